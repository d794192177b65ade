#version 450
// Merges all runs at once: each workgroup collects its bucket (see split_runs.comp), one piece of every run, from scratch,
// sorts it in shared memory and stores it where it belongs in the caller's arrays. The last dispatch of its sort.
// push.run, sample_stride and bucket: as in split_runs.comp. WORKGROUP_SIZE is at least MAX_RUNS.
// VARIANT: VARIANT_WHOLE_KEYS and VARIANT_LOG_CAPACITY.
#extension GL_GOOGLE_include_directive : require
#extension GL_KHR_memory_scope_semantics : require
#include "tiles.glsl"
#include "keys.glsl"
#include "buckets.glsl"
const uint VARIANT_LOG_CAPACITY = 8u; // first bit: log2 of the most elements of a bucket
const uint SHARED_ELEMENTS = 1u << (VARIANT >> VARIANT_LOG_CAPACITY);
#define SWEEP_LOOP dont_unroll
#include "shared_sort.glsl"

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
    uint position = start + CONTROL(bound_word(bucket) + run) * push.sample_stride;
    uint bound_run = CONTROL(bound_word(bucket) + BOUND_RUN);
    uvec2 bound = uvec2(CONTROL(bound_word(bucket) + BOUND_KEY), CONTROL(bound_word(bucket) + BOUND_KEY + 1u));
    if (run == bound_run) return position;
    // What is left to search lies before the next sample: fewer than push.sample_stride elements.
    for (uint step = push.sample_stride >> 1; step != 0u; step >>= 1) {
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

// Puts the bucket's elements into shared memory and fills it up to a power of two of blocks. Returns the blocks in use.
uint collect_pieces(const uint size, const uvec2 mask) {
    uint blocks = (size + ITEMS - 1u) / ITEMS;
    uint filled = blocks > 1u ? 2u << findMSB(blocks - 1u) : 1u;
    [[SWEEP_LOOP]] for (uint sweep = 0u; sweep < SWEEPS; sweep++) {
        uint block = sweep * WORKGROUP_SIZE + gl_LocalInvocationID.x;
        if (block >= filled) break;
        Element element[ITEMS];
        [[unroll]] for (uint r = 0u; r < ITEMS; r++) {
            uint i = block + r * blocks;
            element[r] = LAST_ELEMENT;
            if (block < blocks && i < size) {
                uint piece = 0u;
                [[unroll]] for (uint step = MAX_RUNS / 2u; step != 0u; step >>= 1)
                    if (piece_place[piece + step] <= i) piece += step;
                element[r].origin = piece_first[piece] + i - piece_place[piece];
                element[r].key = load_key(true, element[r].origin);
            }
        }
        put_block(block, element, mask);
    }
    return blocks;
}

void store_bucket(const uint bucket_first, const uint size) {
    for (uint i = gl_LocalInvocationID.x; i < size; i += WORKGROUP_SIZE) {
        Element element = element_at(place(i));
        if ((FLAGS & FLAG_KEEP_KEYS) == 0u) store_key(false, bucket_first + i, decode_key(element.key));
        if (VALUE_WORDS != 0u) store_value(false, bucket_first + i, load_value(true, element.origin));
    }
}

void main() {
    uint bucket = workgroup_index();
    uint count = element_count();
    if (bucket >= bucket_count(count)) return;
    uint runs = (count + push.run - 1u) / push.run;
    uvec2 mask = window_mask();

    find_pieces(bucket, runs, count, mask);
    scan_pieces(runs);
    uint size = scanned[MAX_RUNS - 1u].x;
    uint bucket_first = scanned[MAX_RUNS - 1u].y;
    uint blocks = collect_pieces(size, mask);
    sort_blocks(blocks, mask);
    store_bucket(bucket_first, size);
}
