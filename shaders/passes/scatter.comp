#version 450
#extension GL_GOOGLE_include_directive : require
// Scatter: moves every element of a span of elements, whole tiles, to its place by the pass's digit, stable.
// A tile is put in order in shared memory first, so that neighbours in it go to neighbours in memory.
// GPUSORTI_SEGMENTS: of a tile of a long segment.
#ifdef GPUSORTI_SEGMENTS
#include "long_segments.glsl"
#else
#define ARGUMENTS SPAN_ARGUMENTS
#include "buffers.glsl"
#include "keys.glsl"
#endif
const uint TILE_WORDS = TILE * (KEY_WORDS > VALUE_WORDS ? KEY_WORDS : VALUE_WORDS);
#include "ranks.glsl"

shared uint place[RADIX]; // of the next element of a digit, in the whole array

void exchange_in(const uint at, const uvec2 element, const uint words) {
    tile_words[at] = element.x;
    if (words == 2u) tile_words[TILE + at] = element.y;
}

uvec2 exchange_out(const uint at, const uint words) {
    return uvec2(tile_words[at], words == 2u ? tile_words[TILE + at] : 0u);
}

// The invocation's items: their keys, their places in the ordered tile, then where the elements at its places go.
uvec2 key[ITEMS];
uint position[ITEMS];
uint target[VALUE_WORDS != 0u ? ITEMS : 1u];

// What lies beyond the end ranks last.
void load_keys(const uint tile, const uint valid, const bool from_alt, const bool encode) {
    [[unroll]] for (uint k = 0u; k < ITEMS; k++) {
        uint i = item_index(k);
        key[k] = i < valid ? load_key(from_alt, tile + i) : uvec2(0xffffffffu);
    }
    if (encode) {
        [[unroll]] for (uint k = 0u; k < ITEMS; k++)
            if (item_index(k) < valid) key[k] = encode_key(key[k]);
    }
}

// Orders the keys in shared memory, then stores them.
void store_keys(const uint valid, const bool to_alt, const bool decode, const bool store) {
    [[unroll]] for (uint k = 0u; k < ITEMS; k++) exchange_in(position[k], key[k], KEY_WORDS);
    barrier();
    [[unroll]] for (uint k = 0u; k < ITEMS; k++) {
        uint i = k * WORKGROUP_SIZE + invocation;
        uvec2 sorted = exchange_out(i, KEY_WORDS);
        uint d = digit_of(sorted);
        uint to = place[d] + i - digit_begin[d];
        if (VALUE_WORDS != 0u) target[k] = to;
        if (i < valid && store) store_key(to_alt, to, decode ? decode_key(sorted) : sorted);
    }
    barrier();
}

// The values go the same way.
void store_values(const uint tile, const uint valid, const bool from_alt, const bool generate, const uint first_index) {
    [[unroll]] for (uint k = 0u; k < ITEMS; k++) {
        uint i = item_index(k);
        if (i >= valid) continue;
        exchange_in(position[k], generate ? uvec2(first_index + i, 0u) : load_value(from_alt, tile + i), VALUE_WORDS);
    }
    barrier();
    [[unroll]] for (uint k = 0u; k < ITEMS; k++) {
        uint i = k * WORKGROUP_SIZE + invocation;
        if (i < valid) store_value(!from_alt, target[k], exchange_out(i, VALUE_WORDS));
    }
}

#ifdef GPUSORTI_SEGMENTS

void main() {
    uint number = workgroup_index();
    if (number >= long_tiles()) return;
    number_invocations();
    LongTile tile = find_tile(number);
    for (uint d = invocation; d < RADIX; d += WORKGROUP_SIZE) place[d] = digit_target(tile, d);
    bool from_alt = (push.flags & PASS_FROM_ALT) != 0u;
    bool generate = (FLAGS & FLAG_WRITE_INDICES) != 0u && (push.flags & PASS_FIRST) != 0u;
    digit_at = long_digit_first(push.pass);
    bits = long_digit_bits(push.pass);
    load_keys(tile.begin, tile.valid, from_alt, (push.flags & PASS_ENCODE) != 0u);
    rank_tile(key, position);
    store_keys(tile.valid, !from_alt, (push.flags & PASS_DECODE) != 0u,
               (FLAGS & FLAG_KEEP_KEYS) == 0u || (push.flags & PASS_LAST) == 0u);
    if (VALUE_WORDS != 0u)
        store_values(tile.begin, tile.valid, from_alt, generate, index_of(tile.begin, tile.segment.begin));
}

#else

void main() {
    uint n = element_count();
    uint span = push.span;
    uint spans = n / span + (n % span != 0u ? 1u : 0u);
    uint workgroup = workgroup_index();
    uint flags = CONTROL(push.record);
    if (workgroup >= spans || (flags & PASS_SKIP) != 0u) return;

    number_invocations();
    for (uint d = invocation; d < RADIX; d += WORKGROUP_SIZE) place[d] = CONTROL(push.status + d * spans + workgroup);

    uint begin = workgroup * span;
    uint end = n - begin < span ? n : begin + span;
    bool from_alt = (flags & PASS_FROM_ALT) != 0u;
    digit_at = digit_first(push.pass);
    bits = digit_bits(push.pass);
    bool generate = (FLAGS & FLAG_WRITE_INDICES) != 0u && (flags & PASS_FIRST) != 0u;
    bool store = (FLAGS & FLAG_KEEP_KEYS) == 0u || (flags & PASS_LAST) == 0u;

    for (uint tile = begin; tile < end; tile = end - tile < TILE ? end : tile + TILE) {
        uint valid = min(end - tile, TILE);
        load_keys(tile, valid, from_alt, (flags & PASS_ENCODE) != 0u);
        rank_tile(key, position);
        store_keys(valid, !from_alt, (flags & PASS_DECODE) != 0u, store);
        if (VALUE_WORDS != 0u) store_values(tile, valid, from_alt, generate, tile);
        for (uint d = invocation; d < RADIX; d += WORKGROUP_SIZE) place[d] += digit_total(d);
        barrier();
    }
}

#endif
