#version 450
#extension GL_GOOGLE_include_directive : require
// What the planned passes left to do. A tile after the other.
//
// | CONTROL_RESULT         | keys                            | values                | indices     |
// |------------------------|---------------------------------|-----------------------|-------------|
// | 0                      | stay                            | stay                  | stay        |
// | RESULT_IN_ALT          | come back from scratch, decoded | come back             | come back   |
// | RESULT_AS_IS           | stay                            | stay                  | are written |
// | both                   | come back; no pass encoded them | come back             | are written |
//
// With FLAG_KEEP_KEYS no key is written.
#include "buffers.glsl"
#include "keys.glsl"

uvec2 ready_key(const uint base, const uint i) { return load_key(true, base + i); }
#include "packed_keys.glsl"
#include "next_tile.glsl"

void main() {
    uint n = element_count();
    uint result = CONTROL(CONTROL_RESULT);
    bool indices = (FLAGS & FLAG_WRITE_INDICES) != 0u && (result & RESULT_AS_IS) != 0u;
    bool back = (result & RESULT_IN_ALT) != 0u;
    if (!indices && !back) return;
    bool keys = back && (FLAGS & FLAG_KEEP_KEYS) == 0u;
    bool whole_keys = keys && KEYS_A_WORD == 1u;
    bool decode = (result & RESULT_AS_IS) == 0u; // else no pass has encoded them

    for (uint begin = workgroup_index() * TILE; begin < n; begin = next_tile(begin, n, TILE)) {
        uint valid = min(n - begin, TILE);
        uvec2 key[ITEMS]; // all loads come before the stores, so that they overlap
        uvec2 value[ITEMS];
        [[unroll]] for (uint k = 0u; k < ITEMS; k++) {
            uint i = begin + min(k * WORKGROUP_SIZE + gl_LocalInvocationIndex, valid - 1u);
            if (whole_keys) key[k] = load_key(true, i);
            if (VALUE_WORDS != 0u) value[k] = indices ? uvec2(i, 0u) : load_value(true, i);
        }
        [[unroll]] for (uint k = 0u; k < ITEMS; k++) {
            uint i = k * WORKGROUP_SIZE + gl_LocalInvocationIndex;
            if (i >= valid) continue;
            if (whole_keys) store_key(false, begin + i, decode ? decode_key(key[k]) : key[k]);
            if (VALUE_WORDS != 0u) store_value(false, begin + i, value[k]);
        }
        if (keys && KEYS_A_WORD > 1u) store_packed(begin, valid, decode);
    }
}
