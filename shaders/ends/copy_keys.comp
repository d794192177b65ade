#version 450
#extension GL_GOOGLE_include_directive : require
// Keys go to scratch, one or two words each, or come back to the caller's array and are packed. A tile after the other.
// To scratch they go as they are, or as numbers: what is sorted instead of floating-point keys are unsigned numbers, the
// same for -0 and +0, and the greatest or the least for all NaNs, whether keys ascend or descend. Integer arithmetic alone:
// denormals stay what they are.
#include "buffers.glsl"
#include "keys.glsl"

// VARIANT is a sum of
#define IS(variant) ((VARIANT & (VARIANT_KEYS_##variant)) != 0u)

const uint SHIFT = KEY_WORDS == 2u ? 0u : WORD_BITS - KEY_BITS; // of keys narrower than a word
const uint INFINITY = KEY_BITS == 64u ? 0x7ff00000u : KEY_BITS == 32u ? 0x7f800000u
                      : IS(BFLOAT16) ? 0x7f800000u : 0x7c000000u; // its upper word

// Of a key as if of two words, that is in their upper bits.
uvec2 number_of(const uvec2 key) {
    uint magnitude = key.y & 0x7fffffffu;
    bool is_nan = magnitude > INFINITY || (magnitude == INFINITY && key.x != 0u);
    if (is_nan) return uvec2(IS(NANS_FIRST) ? 0u : WORD_MAX);
    uint negative = (magnitude | key.x) == 0u ? 0u : uint(int(key.y) >> int(WORD_BITS - 1u));
    uvec2 number = uvec2(key.x, magnitude) ^ uvec2(negative, negative ^ 0x80000000u);
    return IS(DESCENDING) ? ~number : number;
}

void store_number(const uint i, const uvec2 key) {
    uvec2 number = number_of(KEY_WORDS == 2u ? key : uvec2(0u, key.x << SHIFT));
    if (IS(BESIDE) && KEY_BITS == 32u) ALT_PAIR(i) = uvec2(key.x, number.y);
    else if (IS(BESIDE)) store_key(true, i, uvec2(bitfieldInsert(number.y, key.x, 0, 16), 0u));
    else store_key(true, i, KEY_WORDS == 2u ? number : uvec2(number.y >> SHIFT, 0u));
}

uvec2 ready_key(const uint base, const uint i) {
    return IS(BESIDE) && KEY_BITS == 32u ? uvec2(ALT_PAIR(base + i).x, 0u) : load_key(true, base + i);
}
#include "packed_keys.glsl"
#include "next_tile.glsl"

void main() {
    uint n = element_count();
    for (uint begin = workgroup_index() * TILE; begin < n; begin = next_tile(begin, n, TILE)) {
        uint valid = min(n - begin, TILE);
        if (IS(BACK) && KEYS_A_WORD > 1u) {
            store_packed(begin, valid, false);
            continue;
        }
        uvec2 key[ITEMS]; // all loads come before the stores, so that they overlap
        [[unroll]] for (uint k = 0u; k < ITEMS; k++) {
            uint i = min(k * WORKGROUP_SIZE + gl_LocalInvocationIndex, valid - 1u);
            key[k] = IS(BACK) ? ready_key(begin, i) : load_key(IS(INSIDE), begin + i);
        }
        [[unroll]] for (uint k = 0u; k < ITEMS; k++) {
            uint i = k * WORKGROUP_SIZE + gl_LocalInvocationIndex;
            if (i >= valid) continue;
            if (IS(NUMBERS)) store_number(begin + i, key[k]);
            else store_key(!IS(BACK), begin + i, key[k]);
        }
    }
}
