#version 450
#extension GL_GOOGLE_include_directive : require
#extension GL_KHR_memory_scope_semantics : require
// The first k, last step: a workgroup sorts what select.comp left of a segment and stores its first push.limit elements at
// the segment's front, or, where they are packed, indices in the segment at push.limit * the segment's number.
// Values stay where they are until the end.
#define READS_GIVEN
#include "candidates.glsl"
const uint SHARED_ELEMENTS = TILE;
#include "shared_sort.glsl"


void sort_candidates() {
    uint blocks = (left + ITEMS - 1u) / ITEMS;
    uint block = gl_LocalInvocationIndex;
    uvec2 mask = window_mask();
    Element element[ITEMS];
    [[unroll]] for (uint k = 0u; k < ITEMS; k++) {
        uint i = block + k * blocks;
        element[k] = LAST_ELEMENT;
        if (block < blocks && i < left)
            element[k] = Element(load_key(true, candidates + i), TRACKS_ORIGIN ? CANDIDATE_INDEX(candidates + i) : 0u);
    }
    put_block(block, element, mask);
    sort_blocks(blocks, mask);
}

void store_values(const uint n) {
    uvec2 value[ITEMS];
    [[unroll]] for (uint k = 0u; k < ITEMS; k++) {
        uint i = k * WORKGROUP_SIZE + gl_LocalInvocationIndex;
        if (i >= n) continue;
        uint from = origin_at(place(i));
        uint index = (VARIANT & VARIANT_SIDE_BY_SIDE) != 0u ? from - begin : index_of(from, begin);
        value[k] = (FLAGS & FLAG_WRITE_INDICES) != 0u ? uvec2(index, 0u) : load_value(false, from);
    }
    if ((FLAGS & FLAG_WRITE_INDICES) == 0u) workgroup_sync(); // all have loaded before one stores
    uint to = (VARIANT & VARIANT_SIDE_BY_SIDE) != 0u ? segment * push.limit : begin;
    [[unroll]] for (uint k = 0u; k < ITEMS; k++) {
        uint i = k * WORKGROUP_SIZE + gl_LocalInvocationIndex;
        if (i < n) store_value(false, to + i, value[k]);
    }
}

void main() {
    if (!find_span() || span != 0u) return;
    uint n = min(push.limit, elements);
    sort_candidates();
    if ((FLAGS & FLAG_KEEP_KEYS) == 0u) {
        [[unroll]] for (uint k = 0u; k < ITEMS; k++) {
            uint i = k * WORKGROUP_SIZE + gl_LocalInvocationIndex;
            if (i < n) store_key(false, begin + i, decode_key(key_at(place(i))));
        }
    }
    if (VALUE_WORDS != 0u) store_values(n);
}
