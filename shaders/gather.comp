#version 450
#extension GL_GOOGLE_include_directive : require
// Wide values: row i of scratch takes row index[i] of the caller's values, then all rows come back.
// The indices are bound as the second keys.
// gpusorti_gather_args in gpusort.h
#define ARGUMENTS uint row_words;
#include "buffers.glsl"

// VARIANT is one of
const uint VARIANT_GATHER = 0u; // from the caller's values to scratch
const uint VARIANT_RETURN = 1u; // from there back, in the new order

#ifdef GPUSORTI_ADDRESS
// Word w of row i.
uvec2 row_address(uvec2 base, uint i, uint w) {
    uint high, low, carry;
    umulExtended(i, push.row_words * 4u, high, low);
    low = uaddCarry(low, w * 4u, carry);
    high += carry;
    low = uaddCarry(base.x, low, carry);
    return uvec2(low, base.y + high + carry);
}
#endif

uint load_word(const uint i, const uint w) {
#ifdef GPUSORTI_ADDRESS
    if (VARIANT == VARIANT_RETURN) return Words(row_address(push.values_alt, i, w)).at[0];
    return Words(row_address(push.values, WORD_AT(push.keys_alt, i), w)).at[0];
#else
    uint words = push.row_words;
    if (VARIANT == VARIANT_RETURN) return alt_words.at[push.values_alt_base + i * words + w];
    return value_words.at[alt_words.at[i] * words + w];
#endif
}

void store_word(const uint i, const uint w, const uint word) {
#ifdef GPUSORTI_ADDRESS
    if (VARIANT == VARIANT_RETURN) Words(row_address(push.values, i, w)).at[0] = word;
    else Words(row_address(push.values_alt, i, w)).at[0] = word;
#else
    uint words = push.row_words;
    if (VARIANT == VARIANT_RETURN) value_words.at[i * words + w] = word;
    else alt_words.at[push.values_alt_base + i * words + w] = word;
#endif
}

void main() {
    uint n = element_count();
    uint words = push.row_words;
    uint rows_a_group = max(1u, TILE / words);
    uint groups = gl_NumWorkGroups.x * gl_NumWorkGroups.y;
    uint first = workgroup_index() * rows_a_group;
    while (first < n) {
        uint end = min(rows_a_group, n - first) * words;
        for (uint begin = gl_LocalInvocationIndex; begin < end; begin += TILE) {
            uint word[ITEMS]; // all loads come before the stores, so that they overlap
            [[unroll]] for (uint k = 0u; k < ITEMS; k++) {
                uint t = min(begin + k * WORKGROUP_SIZE, end - 1u);
                word[k] = load_word(first + t / words, t % words);
            }
            [[unroll]] for (uint k = 0u; k < ITEMS; k++) {
                uint t = begin + k * WORKGROUP_SIZE;
                if (t < end) store_word(first + t / words, t % words, word[k]);
            }
        }
        if (n - first <= groups * rows_a_group) break;
        first += groups * rows_a_group;
    }
}
