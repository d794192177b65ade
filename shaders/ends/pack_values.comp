#version 450
#extension GL_GOOGLE_include_directive : require
// Wide values of segments. Where the first ones of each segment alone are wanted, they come to lie together:
// push.limit values a segment, of which those that the segment does not have stay as they are. In scratch they lie likewise,
// or, where that takes less, as their segments do in the array. Or the values are the indices.
// The offsets of segments are bound as the keys.
#define ARGUMENTS WIDE_ARGUMENTS
#include "buffers.glsl"
#include "wide_values.glsl"
#define OFFSET KEY_WORD
#include "find_segment.glsl"

// VARIANT is one of                    | a value comes from                   | to
//   VARIANT_PACK_GATHER                | the caller's, at index[position]     | scratch
//   VARIANT_PACK_BACK                  | scratch                              | the caller's, with others of its segment
//   VARIANT_PACK_INDEX                 | index[position] - segment's begin    | the caller's, with others of its segment
//   VARIANT_INDEX_ALL                  | index[i] - segment's begin           | the caller's, at i
const bool WRITES_INDICES = VARIANT == VARIANT_PACK_INDEX || VARIANT == VARIANT_INDEX_ALL;
const bool SIDE_BY_SIDE = VARIANT != VARIANT_INDEX_ALL;

// The segment in which element i is, if it is in one.
uint segment_of(const uint i) {
    uint s = push.size != 0u ? i / push.size : 0u;
    uint end = push.size != 0u ? s : push.segments;
    while (s + 1u < end) {
        uint middle = s + (end - s) / 2u;
        if (OFFSET(push.offsets + middle) <= i) s = middle;
        else end = middle;
    }
    return s;
}

// The position in its segment of value i, and whether it has one.
bool find_position(const uint i, out Segment segment, out uint position) {
    uint s = SIDE_BY_SIDE ? i / push.limit : segment_of(i);
    segment = find_segment(s);
    position = i - (SIDE_BY_SIDE ? s * push.limit : segment.begin);
    return position < segment.count && (push.ends == 0u || INDEX(segment.begin + position) != NO_INDEX);
}

uint load_word(const uint i, const uint w) {
    Segment segment;
    uint position;
    if (!find_position(i, segment, position)) return 0u;
    uint at = segment.begin + position;
    if (WRITES_INDICES) return INDEX(at) - segment.begin;
    if (VARIANT == VARIANT_PACK_BACK) return WIDE_ALT(push.as_array == 0u ? i : at, w);
    return WIDE_VALUE(find_value(at), w);
}

void store_word(const uint i, const uint w, const uint word) {
    Segment segment;
    uint position;
    if (!find_position(i, segment, position)) return;
    if (VARIANT == VARIANT_PACK_GATHER) WIDE_ALT(push.as_array == 0u ? i : segment.begin + position, w) = word;
    else WIDE_VALUE(i, w) = word;
}

void main() { move_wide(SIDE_BY_SIDE ? segment_count() * push.limit : element_count()); }
