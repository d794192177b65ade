// The slices of a bucket, one of every run: see split_runs.comp.
#include "buckets.glsl"

const uint SCANNERS = WORKGROUP_SIZE < MAX_RUNS ? WORKGROUP_SIZE : MAX_RUNS; // invocations, each with some runs
const uint RUNS_EACH = MAX_RUNS / SCANNERS;

shared uint slice_first[MAX_RUNS]; // of each run: the first element of the slice, or of what is left of it,
shared uint slice_cut[MAX_RUNS];   // one past the last that is sorted together,
shared uint slice_end[MAX_RUNS];   // one past the last of the slice
shared uint slice_start[MAX_RUNS]; // where in shared memory it begins
shared uvec2 scanned[SCANNERS];

bool is_scanner() { return gl_LocalInvocationID.x < SCANNERS; }
uint own_run(const uint k) { return gl_LocalInvocationID.x * RUNS_EACH + k; }

// The first of elements [first, end) of a run whose key does not come before this one, nor is equal where equal ones do.
uint search_run(const uint first, const uint end, const uvec2 key, const bool equal_ones, const uint most_step,
                const uvec2 mask) {
    uint position = first;
    for (uint step = most_step; step != 0u; step >>= 1) {
        uint next = position + step;
        if (next <= end) {
            uvec2 other = load_key(true, next - 1u) & mask;
            if (key_less(other, key) || (equal_ones && other == key)) position = next;
        }
    }
    return position;
}

// The first element of a run that is behind the splitter before a bucket.
uint slice_begin(const uint bucket, const uint run, const uint runs, const uint count, const uvec2 mask) {
    uint start = run * push.run;
    uint end = min(start + push.run, count);
    if (bucket == 0u) return start;
    if (bucket == bucket_count(count)) return end;
    uint before = CONTROL(splitter_word(bucket) + run);
    uint position = start + before * sample_stride() - (before != 0u ? sample_lead(run, runs) : 0u);
    uint splitter_run = CONTROL(splitter_word(bucket) + SPLITTER_RUN);
    uvec2 splitter = uvec2(CONTROL(splitter_word(bucket) + SPLITTER_KEY),
                           CONTROL(splitter_word(bucket) + SPLITTER_KEY + 1u));
    if (run == splitter_run) return position;
    // What is left to search lies before the next sample: fewer than sample_stride() elements.
    return search_run(position, end, splitter, run < splitter_run, sample_stride() >> 1, mask);
}

void find_slices(const uint bucket, const uint runs, const uint count, const uvec2 mask) {
    for (uint i = gl_LocalInvocationID.x; i < 2u * MAX_RUNS; i += WORKGROUP_SIZE) {
        uint run = i % MAX_RUNS;
        uint begin = run < runs ? slice_begin(bucket + i / MAX_RUNS, run, runs, count, mask) : 0u;
        if (i < MAX_RUNS) slice_first[run] = begin;
        else slice_cut[run] = slice_end[run] = begin;
    }
    barrier();
}

// The sums of what lower invocations have; scanned[SCANNERS - 1] are those of all.
uvec2 scan_runs(const uvec2 own) {
    uint i = gl_LocalInvocationID.x;
    uvec2 sum = own;
    for (uint distance = 1u; distance < SCANNERS; distance *= 4u) {
        if (is_scanner()) scanned[i] = sum;
        barrier();
        [[unroll]] for (uint k = 1u; k < 4u; k++)
            if (is_scanner() && i >= k * distance) sum += scanned[i - k * distance];
        barrier();
    }
    if (is_scanner()) scanned[i] = sum;
    barrier();
    return sum - own;
}

// Lays what is sorted together of the slices, one behind the other. Returns how many elements these are, and how many
// come before them.
uvec2 place_slices(const uint runs) {
    uvec2 own = uvec2(0u);
    [[unroll]] for (uint k = 0u; k < RUNS_EACH; k++) {
        uint run = own_run(k);
        if (is_scanner() && run < runs) own += uvec2(slice_cut[run] - slice_first[run], slice_first[run] - run * push.run);
    }
    uint start = scan_runs(own).x;
    [[unroll]] for (uint k = 0u; k < RUNS_EACH; k++) {
        uint run = own_run(k);
        if (!is_scanner()) break;
        slice_start[run] = start;
        if (run < runs) start += slice_cut[run] - slice_first[run];
    }
    barrier();
    return scanned[SCANNERS - 1u];
}

// Cuts slices of more than TILE elements so that the first TILE of them are sorted together: those before a key, which is
// found a bit at a time, and as many that are equal to it as there is room for, those of lower runs first.
void cut_slices(const uint runs, const uvec2 mask) {
    uint less[RUNS_EACH];    // of each run: elements before this one come before the key,
    uint greater[RUNS_EACH]; // elements from this one on come behind it
    uvec2 own = uvec2(0u);
    uvec2 key = uvec2(0u);
    barrier(); // all have read the sums
    [[unroll]] for (uint k = 0u; k < RUNS_EACH; k++) {
        less[k] = is_scanner() ? slice_first[own_run(k)] : 0u;
        greater[k] = is_scanner() ? slice_end[own_run(k)] : 0u;
    }
    for (uint bit = KEY_WORDS * 32u; bit-- != 0u;) {
        uvec2 next = bit >= 32u ? uvec2(key.x, key.y | 1u << (bit - 32u)) : uvec2(key.x | 1u << bit, key.y);
        uint found[RUNS_EACH];
        if ((next & mask) == key) continue;
        own = uvec2(0u);
        [[unroll]] for (uint k = 0u; k < RUNS_EACH; k++) {
            found[k] = search_run(less[k], greater[k], next, false, push.run, mask);
            if (is_scanner()) own.x += found[k] - slice_first[own_run(k)];
        }
        scan_runs(own);
        bool fits = scanned[SCANNERS - 1u].x <= TILE;
        if (fits) key = next;
        [[unroll]] for (uint k = 0u; k < RUNS_EACH; k++) {
            if (fits) less[k] = found[k];
            else greater[k] = found[k];
        }
        barrier();
    }
    own = uvec2(0u);
    [[unroll]] for (uint k = 0u; k < RUNS_EACH; k++)
        if (is_scanner()) own += uvec2(greater[k] - less[k], less[k] - slice_first[own_run(k)]);
    uint before = scan_runs(own).x;
    uint room = TILE - scanned[SCANNERS - 1u].y;
    [[unroll]] for (uint k = 0u; k < RUNS_EACH; k++) {
        if (!is_scanner()) break;
        uint equal = greater[k] - less[k];
        slice_cut[own_run(k)] = less[k] + min(equal, room - min(room, before));
        before += equal;
    }
    barrier();
}

// What is left of the slices.
void leave_sorted() {
    barrier();
    [[unroll]] for (uint k = 0u; k < RUNS_EACH; k++) {
        if (!is_scanner()) break;
        slice_first[own_run(k)] = slice_cut[own_run(k)];
        slice_cut[own_run(k)] = slice_end[own_run(k)];
    }
    barrier();
}

// The i-th element of what is sorted together: its index in scratch.
uint slice_element(const uint i) {
    uint slice = 0u;
    [[unroll]] for (uint step = MAX_RUNS / 2u; step != 0u; step >>= 1)
        if (slice_start[slice + step] <= i) slice += step;
    return slice_first[slice] + i - slice_start[slice];
}
