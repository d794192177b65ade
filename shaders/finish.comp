#version 450
#extension GL_GOOGLE_include_directive : require
// Copies between the caller's arrays and the second ones in scratch, a tile after the other, or writes keys by their counts.
#include "buffers.glsl"
#include "keys.glsl"
#include "plan.glsl"

// VARIANT is one of

const bool FILLS = VARIANT == VARIANT_FILL;
shared uint begins[FILLS ? RADIX + 1u : 1u]; // of each digit's keys in the array
uint first_digit;                            // of the tile

void load_begins(const uint n) {
    for (uint d = gl_LocalInvocationIndex; d <= RADIX; d += WORKGROUP_SIZE)
        begins[d] = d < RADIX ? CONTROL(CONTROL_HISTOGRAMS + d) : n;
    barrier();
}

// Of the key that comes to place i.
uint find_digit(const uint i) {
    uint digit = 0u;
    for (uint step = RADIX / 2u; step > 0u; step /= 2u)
        if (begins[digit + step] <= i) digit += step;
    return digit;
}

uvec2 ready_key(const uint base, const uint i) {
    if (!FILLS) return load_key(true, base + i);
    return uvec2(begins[first_digit + 1u] > base + i ? first_digit : find_digit(base + i), 0u);
}
#include "packed_keys.glsl"

void main() {
    uint n = element_count();
    bool finishes = VARIANT == VARIANT_FINISH || FILLS;
    uint result = finishes ? CONTROL(CONTROL_RESULT) : 0u;
    bool indices = (FLAGS & FLAG_WRITE_INDICES) != 0u && (result & RESULT_AS_IS) != 0u;
    bool back = VARIANT == VARIANT_PACK || (result & RESULT_IN_ALT) != 0u;
    if (!indices && !back && VARIANT != VARIANT_UNPACK) return;

    bool decode = finishes && (result & RESULT_AS_IS) == 0u;
    bool keys_back = back && (!finishes || (FLAGS & FLAG_KEEP_KEYS) == 0u);
    bool keys = VARIANT == VARIANT_UNPACK || (keys_back && KEYS_A_WORD == 1u); // one at a time
    bool values = VARIANT == VARIANT_FINISH && VALUE_WORDS != 0u;
    uint stride = gl_NumWorkGroups.x * gl_NumWorkGroups.y * TILE;
    uint begin = workgroup_index() * TILE;
    if (FILLS) load_begins(n);
    while (begin < n) {
        if (FILLS) first_digit = find_digit(begin);
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
