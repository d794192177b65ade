#version 450
// Sorts every tile of push.run consecutive elements, TILE at most, by itself, over the whole window, stable, in one
// dispatch. Needs no subgroup operations, no other workgroup and no cleared memory. TILE is a power of two, at least 4.
// A single tile needs no further dispatch. Others go on in merge_tiles.comp; or in split_runs.comp, to which samples are
// left, after which this kernel sorts the buckets: the last dispatch of their sort, where buffers are bound.
#extension GL_GOOGLE_include_directive : require
#define ARGUMENTS TILES_ARGUMENTS
#include "buffers.glsl"
#include "keys.glsl"
const uint SHARED_ELEMENTS = TILE;
#include "shared_sort.glsl"

#ifdef GPUSORTI_ADDRESS
#define IS_BUCKET false
uint element_from(const uint i) { return i; }
#else
#include "bucket_slices.glsl"
#define IS_BUCKET ((push.mode & TILE_BUCKET) != 0u)
uint element_from(const uint i) { return IS_BUCKET ? slice_element(i) : i; }
#endif
#define GENERATED_INDEX(from, base) from
#include "tile_blocks.glsl"
#include "tile_store.glsl"

#ifndef GPUSORTI_ADDRESS
void store_samples(const uint base, const uint n, const uint runs) {
    uint stride = sample_stride();
    uint lead = sample_lead(workgroup_index(), runs);
    for (uint s = gl_LocalInvocationID.x; s < n / stride; s += WORKGROUP_SIZE) {
        uvec2 key = key_at(slot_of((s + 1u) * stride - 1u - lead));
        uint word = push.status + (base / stride + s) * KEY_WORDS;
        CONTROL(word) = key.x;
        if (KEY_WORDS == 2u) CONTROL(word + 1u) = key.y;
    }
}
#endif

// Sorts n elements that come from `from` on, and stores them from `base` on.
void sort_and_store(const uint from, const uint base, const uint n) {
    bool encode = (push.mode & TILE_ENCODE) != 0u;
    bool decode = (push.mode & TILE_DECODE) != 0u;
    bool to_alt = (push.mode & TILE_TO_ALT) != 0u;
    sort_tile(from, n, encode);
    end_loads();
    if (!(decode && (FLAGS & FLAG_KEEP_KEYS) != 0u)) store_keys(base, n, decode, to_alt);
#ifndef GPUSORTI_ADDRESS
    if ((push.mode & TILE_SAMPLES) != 0u) store_samples(base, n, run_count(element_count()));
#endif
    if (VALUE_WORDS != 0u) move_values(from, base, n, to_alt);
}

// A part of the array that is sorted at once.
struct Part {
    uint from; // what its elements' origins count from
    uint base; // where it goes
    uint n;    // elements
    bool last; // of the workgroup
};

// A bucket fits into a tile unless its runs are alike in an unusual way: else it is sorted in parts.
const bool HAS_PARTS = (VARIANT & VARIANT_PARTS) != 0u;

Part next_part(const uint count) {
    uint begin = workgroup_index() * push.run;
    Part part = Part(begin, begin, min(count - min(count, begin), push.run), true);
#ifndef GPUSORTI_ADDRESS
    if (IS_BUCKET) {
        uint runs = run_count(count);
        uvec2 placed = place_slices(runs);
        part.last = !HAS_PARTS || placed.x <= TILE;
        if (!part.last) {
            cut_slices(runs, window_mask());
            placed = place_slices(runs);
        }
        part.from = 0u;
        part.base = placed.y;
        part.n = placed.x;
    }
#endif
    return part;
}

void main() {
    uint count = element_count();
#ifndef GPUSORTI_ADDRESS
    if (IS_BUCKET) {
        if (workgroup_index() >= bucket_count(count)) return;
        find_slices(workgroup_index(), run_count(count), count, window_mask());
    }
#endif
    for (;;) {
        Part part = next_part(count);
        if (part.n != 0u) sort_and_store(part.from, part.base, part.n);
        if (!HAS_PARTS || part.last) break;
#ifndef GPUSORTI_ADDRESS
        leave_sorted();
#endif
    }
}
