#version 450
#extension GL_GOOGLE_include_directive : require
// Keys go to scratch as they are, one or two words each, or come back and are packed. A tile after the other.
#include "buffers.glsl"
#include "keys.glsl"

const bool BACK = VARIANT == VARIANT_PACK;

uvec2 ready_key(const uint base, const uint i) { return load_key(true, base + i); }
#include "packed_keys.glsl"
#include "next_tile.glsl"

void main() {
    uint n = element_count();
    for (uint begin = workgroup_index() * TILE; begin < n; begin = next_tile(begin, n)) {
        uint valid = min(n - begin, TILE);
        if (BACK && KEYS_A_WORD > 1u) {
            store_packed(begin, valid, false);
        } else {
            uvec2 key[ITEMS]; // all loads come before the stores, so that they overlap
            [[unroll]] for (uint k = 0u; k < ITEMS; k++)
                key[k] = load_key(BACK, begin + min(k * WORKGROUP_SIZE + gl_LocalInvocationIndex, valid - 1u));
            [[unroll]] for (uint k = 0u; k < ITEMS; k++) {
                uint i = k * WORKGROUP_SIZE + gl_LocalInvocationIndex;
                if (i < valid) store_key(!BACK, begin + i, key[k]);
            }
        }
    }
}
