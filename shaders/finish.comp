#version 450
#extension GL_GOOGLE_include_directive : require
// Copies between the caller's arrays and their twins in scratch, a tile after the other.
// VARIANT 0: what the planned passes left to do: the result comes back from scratch, or indices of sorted input.
// VARIANT 1: keys are unpacked into scratch as they are. VARIANT 2: keys come back and are packed.
#include "buffers.glsl"
#include "keys.glsl"
#include "plan.glsl"

uvec2 ready_key(const uint base, const uint i) { return load_key(true, base + i); }
#include "packed_keys.glsl"

void main() {
    uint n = element_count();
    uint result = VARIANT == 0u ? CONTROL(CONTROL_RESULT) : 0u;
    bool indices = (FLAGS & FLAG_WRITE_INDICES) != 0u && (result & RESULT_AS_IS) != 0u;
    bool back = VARIANT == 2u || (result & RESULT_IN_ALT) != 0u;
    if (!indices && !back && VARIANT != 1u) return;

    bool decode = VARIANT == 0u;
    bool keys_back = back && (VARIANT != 0u || (FLAGS & FLAG_KEEP_KEYS) == 0u);
    bool keys = VARIANT == 1u || (keys_back && KEYS_A_WORD == 1u); // one at a time
    bool values = VARIANT == 0u && VALUE_WORDS != 0u;
    uint stride = gl_NumWorkGroups.x * gl_NumWorkGroups.y * TILE;
    uint begin = workgroup_index() * TILE;
    while (begin < n) {
        uint valid = min(n - begin, TILE);
        uvec2 key[ITEMS]; // all loads come before the stores, so that they overlap
        uvec2 value[ITEMS];
        [[unroll]] for (uint k = 0u; k < ITEMS; k++) {
            uint i = begin + min(k * WORKGROUP_SIZE + gl_LocalInvocationIndex, valid - 1u);
            if (keys) key[k] = load_key(VARIANT != 1u, i);
            if (values) value[k] = indices ? uvec2(i, 0u) : load_value(true, i);
        }
        [[unroll]] for (uint k = 0u; k < ITEMS; k++) {
            uint i = k * WORKGROUP_SIZE + gl_LocalInvocationIndex;
            if (i >= valid) continue;
            if (keys) store_key(VARIANT == 1u, begin + i, decode ? decode_key(key[k]) : key[k]);
            if (values) store_value(false, begin + i, value[k]);
        }
        if (keys_back && KEYS_A_WORD > 1u) store_packed(begin, valid, decode);
        if (n - begin <= stride) break;
        begin += stride;
    }
}
