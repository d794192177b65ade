#version 450
// Sorts the segments of one of the lists of segments.comp, each by a workgroup, over the whole window, stable: TILE elements
// at most. Needs no subgroup operations. TILE is a power of two, at least 4.
#extension GL_GOOGLE_include_directive : require
#define ARGUMENTS LIST_ARGUMENTS
#include "buffers.glsl"
#include "segments.glsl"
#include "keys.glsl"
const uint SHARED_ELEMENTS = TILE;
#define IN_ROUNDS
#include "shared_sort.glsl"
#define IS_BUCKET false
#define GENERATED_INDEX(from, base) index_of(from, base)
uint element_from(const uint i) { return i; }
#include "tile_blocks.glsl"
#include "tile_store.glsl"

// Keys of one word that must be told apart: the network sorts words, of bits of the key above a number, by min and max.
// First the lower bits above the element's index; then, where the window has more, the others above the place that this
// gave.
uint number_bits() { return uint(findMSB(TILE)); }

void sort_in_rounds(const uint base, const uint n) {
    uint blocks = (n + ITEMS - 1u) / ITEMS;
    uint block = gl_LocalInvocationID.x;
    uvec2 mask = window_mask();
    [[dont_unroll]] for (uint low = 0u; low < push.bit_count; low += 32u - number_bits()) {
        Element element[ITEMS];
        uint origin[ITEMS];
        [[unroll]] for (uint r = 0u; r < ITEMS; r++) {
            uint i = block + r * blocks;
            element[r] = LAST_ELEMENT;
            if (block < blocks && i < n) {
                origin[r] = low == 0u ? i : low_words[slot_of(i)] & (TILE - 1u);
                uint key = encode_key(load_key(false, base + origin[r])).x & mask.x;
                element[r].key.x = key >> push.first_bit >> low << number_bits() | i;
            }
        }
        if (low != 0u) {
            barrier();
            [[unroll]] for (uint r = 0u; r < ITEMS; r++) {
                uint i = block + r * blocks;
                if (block < blocks && i < n) origins[i] = origin[r];
            }
        }
        put_block(block, element, mask);
        sort_blocks(blocks, mask);
    }
}

void move_in_order(const uint base, const uint n) {
    uvec2 key[ITEMS];
    uvec2 value[ITEMS];
    [[unroll]] for (uint k = 0u; k < ITEMS; k++) {
        uint i = k * WORKGROUP_SIZE + gl_LocalInvocationID.x;
        if (i >= n) continue;
        uint from = low_words[slot_of(i)] & (TILE - 1u);
        if (push.bit_count > 32u - number_bits()) from = origins[from];
        if ((FLAGS & FLAG_KEEP_KEYS) == 0u) key[k] = load_key(false, base + from);
        if (VALUE_WORDS != 0u) value[k] = own_value(base + from, base);
    }
    end_loads();
    [[unroll]] for (uint k = 0u; k < ITEMS; k++) {
        uint i = k * WORKGROUP_SIZE + gl_LocalInvocationID.x;
        if (i >= n) continue;
        if ((FLAGS & FLAG_KEEP_KEYS) == 0u) store_key(STORES_TO_ALT, base + i, key[k]);
        if (VALUE_WORDS != 0u) store_value(STORES_TO_ALT, base + i, value[k]);
    }
}

void main() {
    uint number = workgroup_index();
    if (number >= min(CONTROL(CONTROL_LIST_COUNTS + push.list), push.list_room)) return;
    uint at = push.lists + LISTED_WORDS * (push.list * push.list_room + number);
    uint base = CONTROL(at);
    uint n = CONTROL(at + 1u);
    if (KEY_WORDS == 1u && HAS_ORIGIN) {
        sort_in_rounds(base, n);
        move_in_order(base, n);
        return;
    }
    sort_tile(base, n, true);
    end_loads();
    bool to_alt = STORES_TO_ALT;
    if ((FLAGS & FLAG_KEEP_KEYS) == 0u) store_keys(base, n, true, to_alt);
    if (VALUE_WORDS != 0u) move_values(base, base, n, to_alt);
}
