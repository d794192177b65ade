#version 450
#extension GL_GOOGLE_include_directive : require
// Scatter: moves every element of a span of elements, whole tiles, to its place by the pass's digit, stable.
// A tile is put in order in shared memory first, so that neighbours in it go to neighbours in memory.
// gpusorti_span_args in gpusort.h
#define ARGUMENTS uint span;
#include "buffers.glsl"
#include "keys.glsl"
#include "ranks.glsl"

shared uint tile_words[TILE * (KEY_WORDS > VALUE_WORDS ? KEY_WORDS : VALUE_WORDS)];
shared uint place[RADIX]; // of the next element of a digit, in the whole array

void exchange_in(const uint at, const uvec2 element, const uint words) {
    tile_words[at] = element.x;
    if (words == 2u) tile_words[TILE + at] = element.y;
}

uvec2 exchange_out(const uint at, const uint words) {
    return uvec2(tile_words[at], words == 2u ? tile_words[TILE + at] : 0u);
}

void main() {
    uint n = element_count();
    uint span = push.span;
    uint spans = n / span + (n % span != 0u ? 1u : 0u);
    uint group = workgroup_index();
    uint flags = CONTROL(CONTROL_PASSES + 4u * push.pass);
    if (group >= spans || (flags & PASS_SKIP) != 0u) return;

    number_invocations();
    for (uint d = invocation; d < RADIX; d += WORKGROUP_SIZE) place[d] = CONTROL(push.status + d * spans + group);

    uint begin = group * span;
    uint end = n - begin < span ? n : begin + span;
    bool from_alt = (flags & PASS_FROM_ALT) != 0u;
    digit_at = digit_first(push.pass);
    bits = digit_bits(push.pass);
    bool generate = (FLAGS & FLAG_WRITE_INDICES) != 0u && (flags & PASS_FIRST) != 0u;
    bool store_keys = (FLAGS & FLAG_KEEP_KEYS) == 0u || (flags & PASS_LAST) == 0u;

    for (uint tile = begin; tile < end; tile = end - tile < TILE ? end : tile + TILE) {
        uint valid = min(end - tile, TILE);

        // load; what lies beyond the end ranks last
        uvec2 key[ITEMS];
        [[unroll]] for (uint k = 0u; k < ITEMS; k++) {
            uint i = item_index(k);
            key[k] = i < valid ? load_key(from_alt, tile + i) : uvec2(0xffffffffu);
        }
        if ((flags & PASS_ENCODE) != 0u) {
            [[unroll]] for (uint k = 0u; k < ITEMS; k++)
                if (item_index(k) < valid) key[k] = encode_key(key[k]);
        }

        uint position[ITEMS];
        rank_tile(key, position);

        // order the keys in shared memory, then store
        [[unroll]] for (uint k = 0u; k < ITEMS; k++) exchange_in(position[k], key[k], KEY_WORDS);
        barrier();
        uint target[VALUE_WORDS != 0u ? ITEMS : 1u];
        [[unroll]] for (uint k = 0u; k < ITEMS; k++) {
            uint i = k * WORKGROUP_SIZE + invocation;
            uvec2 sorted = exchange_out(i, KEY_WORDS);
            uint d = digit_of(sorted);
            uint to = place[d] + i - digit_begin[d];
            if (VALUE_WORDS != 0u) target[k] = to;
            if (i < valid && store_keys)
                store_key(!from_alt, to, (flags & PASS_DECODE) != 0u ? decode_key(sorted) : sorted);
        }
        barrier();

        // the values take the same way
        if (VALUE_WORDS != 0u) {
            [[unroll]] for (uint k = 0u; k < ITEMS; k++) {
                uint i = item_index(k);
                if (i >= valid) continue;
                exchange_in(position[k], generate ? uvec2(tile + i, 0u) : load_value(from_alt, tile + i), VALUE_WORDS);
            }
            barrier();
            [[unroll]] for (uint k = 0u; k < ITEMS; k++) {
                uint i = k * WORKGROUP_SIZE + invocation;
                if (i < valid) store_value(!from_alt, target[k], exchange_out(i, VALUE_WORDS));
            }
        }
        for (uint d = invocation; d < RADIX; d += WORKGROUP_SIZE) place[d] += digit_total(d);
        barrier();
    }
}
