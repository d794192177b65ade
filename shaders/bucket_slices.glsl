// The slices of a bucket, one of every run: see split_runs.comp. Workgroups have at least MAX_RUNS invocations.
#include "buckets.glsl"

shared uint slice_first[MAX_RUNS]; // the bucket's slice of each run: its first element
shared uint slice_last[MAX_RUNS];  // one past
shared uint slice_place[MAX_RUNS]; // where in shared memory it begins
shared uvec2 scanned[MAX_RUNS];

// The first element of a run that is behind the splitter before a bucket.
uint slice_begin(const uint bucket, const uint run, const uint count, const uvec2 mask) {
    uint start = run * push.run;
    uint end = min(start + push.run, count);
    if (bucket == 0u) return start;
    if (bucket == bucket_count(count)) return end;
    uint position = start + CONTROL(splitter_word(bucket) + run) * sample_stride();
    uint splitter_run = CONTROL(splitter_word(bucket) + SPLITTER_RUN);
    uvec2 splitter = uvec2(CONTROL(splitter_word(bucket) + SPLITTER_KEY),
                           CONTROL(splitter_word(bucket) + SPLITTER_KEY + 1u));
    if (run == splitter_run) return position;
    // What is left to search lies before the next sample: fewer than sample_stride() elements.
    for (uint step = sample_stride() >> 1; step != 0u; step >>= 1) {
        uint next = position + step;
        if (next <= end) {
            uvec2 key = load_key(true, next - 1u) & mask;
            if (key_less(key, splitter) || (key == splitter && run < splitter_run)) position = next;
        }
    }
    return position;
}

void find_slices(const uint bucket, const uint runs, const uint count, const uvec2 mask) {
    for (uint i = gl_LocalInvocationID.x; i < 2u * MAX_RUNS; i += WORKGROUP_SIZE) {
        uint run = i % MAX_RUNS;
        uint begin = run < runs ? slice_begin(bucket + i / MAX_RUNS, run, count, mask) : 0u;
        if (i < MAX_RUNS) slice_first[run] = begin;
        else slice_last[run] = begin;
    }
    barrier();
}

// Scans the sizes of the slices, and what of each run belongs to earlier buckets.
void scan_slices(const uint runs) {
    uint run = gl_LocalInvocationID.x;
    bool is_run = run < MAX_RUNS;
    uvec2 own = uvec2(0u); // size, elements before
    if (is_run) own = uvec2(slice_last[run] - slice_first[run], run < runs ? slice_first[run] - run * push.run : 0u);
    uvec2 sum = own;
    for (uint distance = 1u; distance < MAX_RUNS; distance *= 4u) {
        if (is_run) scanned[run] = sum;
        barrier();
        [[unroll]] for (uint k = 1u; k < 4u; k++)
            if (is_run && run >= k * distance) sum += scanned[run - k * distance];
        barrier();
    }
    if (is_run) scanned[run] = sum;
    if (is_run) slice_place[run] = sum.x - own.x;
    barrier();
}

// The i-th element of the bucket: its index in scratch.
uint slice_element(const uint i) {
    uint slice = 0u;
    [[unroll]] for (uint step = MAX_RUNS / 2u; step != 0u; step >>= 1)
        if (slice_place[slice + step] <= i) slice += step;
    return slice_first[slice] + i - slice_place[slice];
}
