#version 450
#extension GL_GOOGLE_include_directive : require
// Keys of one digit are written as often as histogram.comp has counted them, unless they were in order. A tile after the
// other.
#include "buffers.glsl"
#include "keys.glsl"

shared uint begins[RADIX + 1u]; // of each digit's keys in the array
uint first_digit;               // of the tile

void load_begins(const uint n) {
    for (uint d = gl_LocalInvocationIndex; d <= RADIX; d += WORKGROUP_SIZE)
        begins[d] = d < RADIX ? CONTROL(CONTROL_HISTOGRAMS + d) : n;
    barrier();
}

// Of the key that comes to position i.
uint find_digit(const uint i) {
    uint digit = 0u;
    for (uint step = RADIX / 2u; step > 0u; step /= 2u)
        if (begins[digit + step] <= i) digit += step;
    return digit;
}

uvec2 ready_key(const uint base, const uint i) {
    return uvec2(begins[first_digit + 1u] > base + i ? first_digit : find_digit(base + i), 0u);
}
#include "packed_keys.glsl"
#include "next_tile.glsl"

void main() {
    if ((CONTROL(CONTROL_RESULT) & RESULT_IN_ALT) == 0u || (FLAGS & FLAG_KEEP_KEYS) != 0u) return;
    uint n = element_count();
    load_begins(n);
    for (uint begin = workgroup_index() * TILE; begin < n; begin = next_tile(begin, n, TILE)) {
        uint valid = min(n - begin, TILE);
        first_digit = find_digit(begin);
        if (KEYS_A_WORD > 1u) {
            store_packed(begin, valid, true);
        } else {
            [[unroll]] for (uint k = 0u; k < ITEMS; k++) {
                uint i = k * WORKGROUP_SIZE + gl_LocalInvocationIndex;
                if (i < valid) store_key(false, begin + i, decode_key(ready_key(begin, i)));
            }
        }
    }
}
