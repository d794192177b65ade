#version 450
#extension GL_GOOGLE_include_directive : require
// Wide values are brought into the order of sorted indices: value i of scratch becomes value index[i] of the caller's, then
// all come back. Or at once, where the values have gone to scratch before.
#define ARGUMENTS WIDE_ARGUMENTS
#include "buffers.glsl"
#include "wide_values.glsl"

// VARIANT is one of | from      at        | to
//   VARIANT_GATHER  | caller's  index[i]  | scratch
//   VARIANT_BACK    | scratch   i         | caller's
//   both            | scratch   index[i]  | caller's
const bool BY_INDEX = (VARIANT & VARIANT_GATHER) != 0u;
const bool BACK = (VARIANT & VARIANT_BACK) != 0u;

uint load_word(const uint i, const uint w) {
    uint at = BY_INDEX ? find_value(i) : i;
    if (BACK) return WIDE_ALT(at, w);
    return WIDE_VALUE(at, w);
}

void store_word(const uint i, const uint w, const uint word) {
    if (BACK) WIDE_VALUE(i, w) = word;
    else WIDE_ALT(i, w) = word;
}

void main() { move_wide(element_count()); }
