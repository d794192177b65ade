#version 450
#extension GL_GOOGLE_include_directive : require
// Copies between the caller's arrays and the second ones in scratch, a tile after the other.
#include "buffers.glsl"
#include "keys.glsl"
#include "plan.glsl"

// VARIANT is one of
const uint VARIANT_FINISH = 0u; // what the planned passes left to do: the result comes back, or indices of sorted input
const uint VARIANT_UNPACK = 1u; // keys go to scratch as they are, one or two words a key
const uint VARIANT_PACK = 2u;   // keys come back and are packed

uvec2 ready_key(const uint base, const uint i) { return load_key(true, base + i); }
#include "packed_keys.glsl"

void main() {
    uint n = element_count();
    uint result = VARIANT == VARIANT_FINISH ? CONTROL(CONTROL_RESULT) : 0u;
    bool indices = (FLAGS & FLAG_WRITE_INDICES) != 0u && (result & RESULT_AS_IS) != 0u;
    bool back = VARIANT == VARIANT_PACK || (result & RESULT_IN_ALT) != 0u;
    if (!indices && !back && VARIANT != VARIANT_UNPACK) return;

    bool decode = VARIANT == VARIANT_FINISH;
    bool keys_back = back && (VARIANT != VARIANT_FINISH || (FLAGS & FLAG_KEEP_KEYS) == 0u);
    bool keys = VARIANT == VARIANT_UNPACK || (keys_back && KEYS_A_WORD == 1u); // one at a time
    bool values = VARIANT == VARIANT_FINISH && VALUE_WORDS != 0u;
    uint stride = gl_NumWorkGroups.x * gl_NumWorkGroups.y * TILE;
    uint begin = workgroup_index() * TILE;
    while (begin < n) {
        uint valid = min(n - begin, TILE);
        uvec2 key[ITEMS]; // all loads come before the stores, so that they overlap
        uvec2 value[ITEMS];
        [[unroll]] for (uint k = 0u; k < ITEMS; k++) {
            uint i = begin + min(k * WORKGROUP_SIZE + gl_LocalInvocationIndex, valid - 1u);
            if (keys) key[k] = load_key(VARIANT != VARIANT_UNPACK, i);
            if (values) value[k] = indices ? uvec2(i, 0u) : load_value(true, i);
        }
        [[unroll]] for (uint k = 0u; k < ITEMS; k++) {
            uint i = k * WORKGROUP_SIZE + gl_LocalInvocationIndex;
            if (i >= valid) continue;
            if (keys) store_key(VARIANT == VARIANT_UNPACK, begin + i, decode ? decode_key(key[k]) : key[k]);
            if (values) store_value(false, begin + i, value[k]);
        }
        if (keys_back && KEYS_A_WORD > 1u) store_packed(begin, valid, decode);
        if (n - begin <= stride) break;
        begin += stride;
    }
}
