// The pieces of a bucket, one of every run: see split_runs.comp. Workgroups have at least MAX_RUNS invocations.
#include "buckets.glsl"

shared uint piece_first[MAX_RUNS]; // the bucket's piece of each run: its first element
shared uint piece_last[MAX_RUNS];  // one past
shared uint piece_place[MAX_RUNS]; // where in shared memory it begins
shared uvec2 scanned[MAX_RUNS];

// The first element of a run that is behind the lower bound of a bucket.
uint piece_bound(const uint bucket, const uint run, const uint count, const uvec2 mask) {
    uint start = run * push.run;
    uint end = min(start + push.run, count);
    if (bucket == 0u) return start;
    if (bucket == bucket_count(count)) return end;
    uint position = start + CONTROL(bound_word(bucket) + run) * sample_stride();
    uint bound_run = CONTROL(bound_word(bucket) + BOUND_RUN);
    uvec2 bound = uvec2(CONTROL(bound_word(bucket) + BOUND_KEY), CONTROL(bound_word(bucket) + BOUND_KEY + 1u));
    if (run == bound_run) return position;
    // What is left to search lies before the next sample: fewer than sample_stride() elements.
    for (uint step = sample_stride() >> 1; step != 0u; step >>= 1) {
        uint next = position + step;
        if (next <= end) {
            uvec2 key = load_key(true, next - 1u) & mask;
            if (key_less(key, bound) || (key == bound && run < bound_run)) position = next;
        }
    }
    return position;
}

void find_pieces(const uint bucket, const uint runs, const uint count, const uvec2 mask) {
    for (uint i = gl_LocalInvocationID.x; i < 2u * MAX_RUNS; i += WORKGROUP_SIZE) {
        uint run = i % MAX_RUNS;
        uint bound = run < runs ? piece_bound(bucket + i / MAX_RUNS, run, count, mask) : 0u;
        if (i < MAX_RUNS) piece_first[run] = bound;
        else piece_last[run] = bound;
    }
    barrier();
}

// Scans the sizes of the pieces, and what of each run belongs to earlier buckets.
void scan_pieces(const uint runs) {
    uint run = gl_LocalInvocationID.x;
    bool is_run = run < MAX_RUNS;
    uvec2 own = uvec2(0u); // size, elements before
    if (is_run) own = uvec2(piece_last[run] - piece_first[run], run < runs ? piece_first[run] - run * push.run : 0u);
    uvec2 sum = own;
    if (is_run) scanned[run] = sum;
    barrier();
    for (uint distance = 1u; distance < MAX_RUNS; distance *= 2u) {
        if (is_run && run >= distance) sum += scanned[run - distance];
        barrier();
        if (is_run) scanned[run] = sum;
        barrier();
    }
    if (is_run) piece_place[run] = sum.x - own.x;
    barrier();
}

// The i-th element of the bucket: its index in scratch.
uint piece_element(const uint i) {
    uint piece = 0u;
    [[unroll]] for (uint step = MAX_RUNS / 2u; step != 0u; step >>= 1)
        if (piece_place[piece + step] <= i) piece += step;
    return piece_first[piece] + i - piece_place[piece];
}
