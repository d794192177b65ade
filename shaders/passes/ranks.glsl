// Stable ranks of a tile's keys by digit: position[k] is where item k stands when the tile is sorted by digit.
// Needs buffers.glsl, keys.glsl and, for the words of an element, TILE_WORDS. Provides invocation numbering, the order of
// items, rank_tile(), digit_begin[], digit_total() and tile_words[]. Digits are taken from the keys wherever
// they are needed: registers are dearer than two instructions.
uint digit_at; // the pass's digit: its first bit, its width
uint bits;

uint digit_of(const uvec2 key) { return key_digit(key, digit_at, bits); }

#ifdef GPUSORTI_BASIC

// Without subgroup operations: the tile is sorted by two bits at a time, four 16-bit counters a scan.
// Satish, Harris and Garland, "Designing efficient sorting algorithms for manycore GPUs", 2009.
REQUIRE(a_counter_has_16_bits, MOST_TILE < 1u << 16)
REQUIRE(a_digit_has_16_bits, MOST_RADIX_BITS <= 16u)
shared uint tile_words[TILE_WORDS];
shared uint ranked[TILE];             // (digit, item)
shared uvec2 counters[WORKGROUP_SIZE];
shared uint digit_begin[RADIX];
shared uint digit_end[RADIX];

uint invocation;

void number_invocations() { invocation = gl_LocalInvocationIndex; }
uint item_index(const uint k) { return k * WORKGROUP_SIZE + invocation; }
uint digit_total(uint d) { return digit_end[d] - digit_begin[d]; }

void rank_tile(uvec2 key[ITEMS], out uint position[ITEMS]) {
    for (uint k = 0u; k < ITEMS; k++) ranked[item_index(k)] = (digit_of(key[k]) << 16) | item_index(k);
    for (uint d = invocation; d < RADIX; d += WORKGROUP_SIZE) {
        digit_begin[d] = 0u;
        digit_end[d] = 0u;
    }
    for (uint bit = 16u; bit < 16u + RADIX_BITS; bit += 2u) {
        barrier();
        uint own[ITEMS];
        uvec2 before = uvec2(0u); // counters of this invocation, then of all before it
        for (uint k = 0u; k < ITEMS; k++) {
            own[k] = ranked[invocation * ITEMS + k];
            uint digit = (own[k] >> bit) & 3u;
            before[digit >> 1u] += 1u << ((digit & 1u) * 16u);
        }
        uvec2 inclusive = before;
        counters[invocation] = inclusive;
        barrier();
        for (uint reach = 1u; reach < WORKGROUP_SIZE; reach *= 2u) {
            uvec2 left = invocation >= reach ? counters[invocation - reach] : uvec2(0u);
            barrier();
            inclusive += left;
            counters[invocation] = inclusive;
            barrier();
        }
        before = inclusive - before;
        uvec2 total = counters[WORKGROUP_SIZE - 1u];
        uint begin1 = total.x & 0xffffu;
        uint begin2 = begin1 + (total.x >> 16);
        uint begin3 = begin2 + (total.y & 0xffffu);
        before += uvec2(begin1 << 16, begin2 | (begin3 << 16));
        for (uint k = 0u; k < ITEMS; k++) {
            uint digit = (own[k] >> bit) & 3u;
            uint shift = (digit & 1u) * 16u;
            ranked[(before[digit >> 1u] >> shift) & 0xffffu] = own[k];
            before[digit >> 1u] += 1u << shift;
        }
    }
    barrier();
    uint sorted_at[ITEMS];
    for (uint k = 0u; k < ITEMS; k++) {
        uint i = item_index(k);
        uint d = ranked[i] >> 16;
        sorted_at[k] = ranked[i] & 0xffffu;
        if (i == 0u || ranked[i - 1u] >> 16 != d) digit_begin[d] = i;
        if (i == TILE - 1u || ranked[i + 1u] >> 16 != d) digit_end[d] = i + 1u;
    }
    barrier();
    for (uint k = 0u; k < ITEMS; k++) ranked[sorted_at[k]] = item_index(k);
    barrier();
    for (uint k = 0u; k < ITEMS; k++) position[k] = ranked[item_index(k)];
}

#else

#include "invocations.glsl"
#include "peers.glsl"
#include "sync.glsl"

// With subgroups of any size: each subgroup owns consecutive items and a set of counters.
const uint DIGITS_EACH = (RADIX + WORKGROUP_SIZE - 1u) / WORKGROUP_SIZE; // digits that an invocation scans

// The subgroups' counts, then, when all have read them, the tile.
shared uint tile_words[TILE_WORDS > SUBGROUPS * RADIX ? TILE_WORDS : SUBGROUPS * RADIX];
shared uint digit_begin[RADIX + 1u];

uint digit_total(uint d) { return digit_begin[d + 1u] - digit_begin[d]; }

// Items of this digit that the subgroup has met before this one.
uint rank_item(const uint set, const uint digit) {
    uvec4 peers = find_peers(digit);
    uint before = rank_among(peers);
    uint count = count_peers(peers);
    uint seen = tile_words[set + digit];
    subgroup_sync(); // all peers have read before the first of them writes
    if (before == 0u) tile_words[set + digit] = seen + count;
    subgroup_sync(); // the next item's peers read what was written
    return seen + before;
}

// Turns a subgroup's count of a digit, of which `before` items are in earlier subgroups, into `before`; returns their sum.
uint scan_count(const uint s, const uint digit, const uint before) {
    uint count = tile_words[s * RADIX + digit];
    tile_words[s * RADIX + digit] = before;
    return before + count;
}

// The same for all subgroups.
uint scan_counts(const uint digit) {
    uint before = 0u;
    [[dont_unroll]] for (uint s = 0u; s < SUBGROUPS; s++) before = scan_count(s, digit, before);
    return before;
}

void add_to_counts(const uint digit, const uint begin) {
    [[dont_unroll]] for (uint s = 0u; s < SUBGROUPS; s++) tile_words[s * RADIX + digit] += begin;
}

void rank_tile(uvec2 key[ITEMS], out uint position[ITEMS]) {
    for (uint i = invocation; i < SUBGROUPS * RADIX; i += WORKGROUP_SIZE) tile_words[i] = 0u;
    barrier();

    uint set = own_set() * RADIX;
    for (uint t = 0u; t < turns(); t++) {
        if (t == own_turn()) {
            [[unroll]] for (uint k = 0u; k < ITEMS; k++) position[k] = rank_item(set, digit_of(key[k]));
        }
        barrier();
    }

    // Counts of a digit become exclusive over the subgroups, then over the digits.
    uint total[DIGITS_EACH];
    uint sum = 0u;
    uint first = invocation * DIGITS_EACH;
    [[unroll]] for (uint j = 0u; j < DIGITS_EACH; j++) {
        total[j] = first + j < RADIX ? scan_counts(first + j) : 0u;
        sum += total[j];
    }
    uint begin = workgroup_exclusive_add(sum);
    [[unroll]] for (uint j = 0u; j < DIGITS_EACH; j++) {
        if (first + j < RADIX) {
            digit_begin[first + j] = begin;
            add_to_counts(first + j, begin);
        }
        begin += total[j];
    }
    if (invocation == 0u) digit_begin[RADIX] = TILE;
    barrier();
    [[unroll]] for (uint k = 0u; k < ITEMS; k++) position[k] += tile_words[set + digit_of(key[k])];
    barrier();
}

#endif
