// Sorts a leaf that has no room in shared memory, or whose elements lie so close together that to compare them would take
// long: digit by digit, lowest first, from one array to the other and back, as passes do, but by one workgroup. Digits in
// which all its keys agree are left out. What the kernel's invocations hand to each other here goes through buffers by
// atomics alone. The steps for an element are bounded, whatever the keys.
// The includer defines digit_counts, an array of shared memory for RANGE_SETS sets of RADIX words, and next_places, one of
// RADIX words.
#include "compressed_keys.glsl"
#include "handed_elements.glsl"
#include "peers.glsl"

struct Range {
    bool in_alt; // where its elements are
    uint begin;
    uint count;
    uint fields; // of compressed keys; 0: keys are as passes have left them
};

const uint AT_ONCE = ITEMS < 8u ? 1u : 2u;        // elements that an invocation moves at once
const uint RANGE_TILE = WORKGROUP_SIZE * AT_ONCE;   // and the workgroup
const uint RANGE_DIGITS = (RADIX + WORKGROUP_SIZE - 1u) / WORKGROUP_SIZE; // that an invocation scans
#define FOR_ELEMENTS [[unroll]] for (uint k = 0u; k < AT_ONCE; k++)

uvec2 ordered_form(const uvec2 key, const uint fields) { return fields != 0u ? key : encode_passed(key); }

uint range_digit(const Range range, const uvec2 key, const uint first) {
    return key_digit(ordered_form(key, range.fields), first, RADIX_BITS);
}

// Items of this digit that the subgroups of the set have met before this one.
uint count_item(const uint at) {
    uvec4 peers = find_peers(at & RADIX - 1u);
    uint before = rank_among(peers);
    uint seen = digit_counts[at];
    subgroup_sync(); // all peers have read before the first of them writes
    if (before == 0u) digit_counts[at] = seen + count_peers(peers);
    subgroup_sync(); // the next item's peers read what was written
    return seen + before;
}

// Finds where each value of a digit begins. Returns false where all keys have one.
bool count_range(const Range range, const uint first) {
    workgroup_sync(); // the last tile is stored, and nothing is read any longer that is written from here on
    for (uint d = invocation; d < RADIX; d += WORKGROUP_SIZE) next_places[d] = 0u;
    barrier();
    [[dont_unroll]] for (uint tile = 0u; tile < range.count; tile += RANGE_TILE) {
        uvec2 key[AT_ONCE];
        FOR_ELEMENTS {
            uint i = min(tile + k * WORKGROUP_SIZE + invocation, range.count - 1u);
            key[k] = take_key(range.in_alt, range.begin + i);
        }
        FOR_ELEMENTS
            if (tile + k * WORKGROUP_SIZE + invocation < range.count)
                atomicAdd(next_places[range_digit(range, key[k], first)], 1u);
    }
    barrier();
    if (next_places[range_digit(range, take_key(range.in_alt, range.begin), first)] == range.count) return false;
    uint own[RANGE_DIGITS];
    uint sum = 0u;
    [[unroll]] for (uint j = 0u; j < RANGE_DIGITS; j++) {
        uint d = invocation * RANGE_DIGITS + j;
        own[j] = d < RADIX ? next_places[d] : 0u;
        sum += own[j];
    }
    uint begin = range.begin + workgroup_exclusive_add(sum);
    [[unroll]] for (uint j = 0u; j < RANGE_DIGITS; j++) {
        uint d = invocation * RANGE_DIGITS + j;
        if (d < RADIX) next_places[d] = begin;
        begin += own[j];
    }
    barrier();
    return true;
}

// Moves the elements of a tile to the other array, stable. Each subgroup has consecutive ones. What lies beyond the end has
// the greatest digit, and ranks last.
void move_tile(const Range range, const uint tile, const uint first) {
    uvec2 key[AT_ONCE];
    uvec2 value[VALUES ? AT_ONCE : 1u];
    uint at[AT_ONCE];   // the counter of its digit
    uint rank[AT_ONCE]; // among the elements that this one counts
    // sets of counters are shared by turns, as in invocations.glsl
    uint sharing = ((FULL_SUBGROUPS != 0u ? SUBGROUPS : gl_NumSubgroups) + RANGE_SETS - 1u) / RANGE_SETS;
    uint set = subgroup / sharing * RADIX;
    uint own = tile + (invocation - lane) * AT_ONCE + lane;
    FOR_ELEMENTS {
        uint i = range.begin + min(own + k * lanes, range.count - 1u);
        key[k] = take_key(range.in_alt, i);
        if (VALUES) value[VALUES ? k : 0u] = take_value(range.in_alt, i);
    }
    for (uint w = invocation; w < RANGE_SETS * RADIX; w += WORKGROUP_SIZE) digit_counts[w] = 0u;
    FOR_ELEMENTS at[k] = set + (own + k * lanes < range.count ? range_digit(range, key[k], first) : RADIX - 1u);
    barrier();
    [[dont_unroll]] for (uint turn = 0u; turn < sharing; turn++) {
        if (turn == subgroup % sharing) {
            FOR_ELEMENTS rank[k] = count_item(at[k]);
        }
        barrier();
    }
    for (uint d = invocation; d < RADIX; d += WORKGROUP_SIZE) {
        uint place = next_places[d];
        [[dont_unroll]] for (uint counter = d; counter < RANGE_SETS * RADIX; counter += RADIX) {
            uint count = digit_counts[counter];
            digit_counts[counter] = place;
            place += count;
        }
        next_places[d] = place;
    }
    barrier();
    FOR_ELEMENTS {
        if (own + k * lanes >= range.count) continue;
        uint to = digit_counts[at[k]] + rank[k];
        hand_key_on(!range.in_alt, to, key[k]);
        if (VALUES) hand_value_on(!range.in_alt, to, value[VALUES ? k : 0u]);
    }
    barrier();
}

// Its elements as they are wanted, in the caller's arrays.
void finish_range(const Range range) {
    [[dont_unroll]] for (uint tile = 0u; tile < range.count; tile += RANGE_TILE) {
        uvec2 key[AT_ONCE];
        uvec2 value[VALUES ? AT_ONCE : 1u];
        FOR_ELEMENTS {
            uint i = range.begin + min(tile + k * WORKGROUP_SIZE + invocation, range.count - 1u);
            key[k] = take_key(range.in_alt, i);
            if (VALUES) value[VALUES ? k : 0u] = take_value(range.in_alt, i);
        }
        if (range.fields != 0u) EXPAND_KEYS(key, AT_ONCE, range.fields)
        FOR_ELEMENTS {
            uint i = tile + k * WORKGROUP_SIZE + invocation;
            if (i >= range.count) continue;
            if (STORES_KEYS)
                store_key(false, range.begin + i, (FLAGS & FLAG_RAW) != 0u ? key[k] : decode_key(key[k]));
            if (VALUES) store_value(false, range.begin + i, value[VALUES ? k : 0u]);
        }
    }
}

// differ: bits outside which all its keys agree.
void sort_range(const Range unsorted, const uvec2 differ) {
    Range range = unsorted;
    if (invocation == 0u) atomicAdd(CONTROL(CONTROL_RANGES), 1u);
    [[dont_unroll]] for (uint first = 0u; first < KEY_BITS; first += RADIX_BITS) {
        if (key_digit(differ, first, RADIX_BITS) == 0u) continue;
        if (!count_range(range, first)) continue;
        [[dont_unroll]] for (uint tile = 0u; tile < range.count; tile += RANGE_TILE) move_tile(range, tile, first);
        range.in_alt = !range.in_alt;
    }
    workgroup_sync();
    finish_range(range);
}
