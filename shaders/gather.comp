#version 450
#extension GL_GOOGLE_include_directive : require
// Values as rows of words are brought into the order of sorted indices: row i of scratch takes row index[i] of the caller's,
// then all rows come back. Or at once, where the rows have gone to scratch before.
#define ARGUMENTS ROWS_ARGUMENTS
#include "buffers.glsl"
#include "rows.glsl"

// VARIANT is one of | from      at        | to
//   VARIANT_GATHER  | caller's  index[i]  | scratch
//   VARIANT_BACK    | scratch   i         | caller's
//   both            | scratch   index[i]  | caller's
const bool BY_INDEX = (VARIANT & VARIANT_GATHER) != 0u;
const bool BACK = (VARIANT & VARIANT_BACK) != 0u;

uint load_word(const uint i, const uint w) {
    uint row = BY_INDEX ? find_row(i) : i;
    if (BACK) return ALT_PART(row, w);
    return VALUE_PART(row, w);
}

void store_word(const uint i, const uint w, const uint word) {
    if (BACK) VALUE_PART(i, w) = word;
    else ALT_PART(i, w) = word;
}

void main() { move_rows(element_count()); }
