#version 450
#extension GL_GOOGLE_include_directive : require
// One pass of the one-sweep radix sort over keys of 32 bits with values of 32 bits, as onesweep.comp does it, for devices
// where two workgroups of 48 KB of shared memory are resident: a tile is counted and its counts published, then it is ranked
// and reordered in one go, the keys and after them the values through the same shared memory. Values are loaded only when
// their turn comes.
// Arguments and push.status: as in onesweep.comp; VARIANT: VARIANT_BY_INDEX, _STALL, _WINDOW.
#define ARGUMENTS ONESWEEP_ARGUMENTS
#define KEEPS_SIZES
#define MAY_READ_GIVEN
#include "buffers.glsl"
#include "keys.glsl"

shared uint counts[WORKGROUP_SIZE / SUBGROUP_SIZE * RADIX]; // the subgroups' counts by digit, then their next places
shared uint tile[TILE];                                      // a word of each element, in order
uint digit_at;
uint digit_mask;
// Orders negative floating point numbers among each other, and is its own inverse. The sign stays: see base_digit().
uint fold_word(const uint word) {
    return KEY_KIND == KIND_FLOAT ? word ^ (uint(int(word) >> 31) & (SIGN_BIT - 1u)) : word;
}
uint digit_of_word(const uint word) { return word >> digit_at & digit_mask; }
uint digit_of(const uvec2 key) { return digit_of_word(fold_word(key.x)); }
#define TILE_COUNTS(d) counts[d]
const bool CODES = false;
#include "onesweep.glsl"

uint places[(ITEMS + 1u) / 2u]; // of the invocation's items in the tile, by twos
uint digits[(ITEMS + 3u) / 4u]; // of the elements that it stores, by fours
uint word[ITEMS];               // their values
uint keys[ITEMS];               // of its items
uint subgroup_count[SUBGROUPS]; // of its digit, in each subgroup's run

REQUIRE(a_place_has_16_bits, MOST_TILE <= 1u << 16)
uint get_place(const uint k) { return (places[k >> 1] >> (16u * (k & 1u))) & 0xffffu; }
void set_place(const uint k, const uint place) {
    if ((k & 1u) == 0u) places[k >> 1] = place;
    else places[k >> 1] |= place << 16;
}

REQUIRE(a_digit_has_8_bits, MOST_RADIX_BITS <= 8u)
uint get_digit(const uint k) { return digits[k / 4u] >> (8u * (k % 4u)) & 0xffu; }
void set_digit(const uint k, const uint digit) {
    if (k % 4u == 0u) digits[k / 4u] = digit;
    else digits[k / 4u] |= digit << (8u * (k % 4u));
}

// A word of each item, from word `first` of an array on; `other` beyond the end.
#define LOAD_ITEMS(to, array, first, full, valid, other) \
    if (full) { \
        [[unroll]] for (uint k = 0u; k < ITEMS; k++) to[k] = array.at[(first) + k * lanes]; \
    } else { \
        [[unroll]] for (uint k = 0u; k < ITEMS; k++) \
            to[k] = item_index(k) < (valid) ? array.at[(first) + k * lanes] : (other); \
    }

#ifdef GPUSORTI_ADDRESS
#define KEYS(alt) ((alt) ? push.keys_alt : push.keys)
#define VALUES(alt) ((alt) ? push.values_alt : push.values)
#define KEYS_FROM(alt) ((alt) ? push.keys_alt : GIVEN_KEYS)
#define VALUES_FROM(alt) ((alt) ? push.values_alt : GIVEN_VALUES)
#define LOAD_ALL(of_values, to, at, full, valid, other) LOAD_ITEMS(to, Words(at), 0u, full, valid, other)
#define STORE_KEY(base, i, from) WORD_BEHIND(base, i, SUM_KEYS) = from
#define STORE_VALUE(base, i, from) WORD_AT(base, i) = from
#else
// Instead of an address: whether it is in scratch, and a word of that buffer.
uvec2 element_address(const uvec2 base, const uint i, const uint log2_size) {
    return uvec2(base.x, base.y + (i << (log2_size - 2u)));
}
#define KEYS(alt) uvec2((alt) ? 1u : 0u, 0u)
#define VALUES(alt) ((alt) ? uvec2(1u, push.values_alt_base) : uvec2(0u))
#define KEYS_FROM(alt) KEYS(alt)
#define VALUES_FROM(alt) VALUES(alt)
#define LOAD_ALL(of_values, to, at, full, valid, other) \
    if (of_values) { \
        if (at.x != 0u) { \
            LOAD_ITEMS(to, alt_value_words, at.y, full, valid, other) \
        } else { \
            LOAD_ITEMS(to, value_words, at.y, full, valid, other) \
        } \
    } else if (at.x != 0u) { \
        LOAD_ITEMS(to, alt_words, at.y, full, valid, other) \
    } else { \
        LOAD_ITEMS(to, key_words, at.y, full, valid, other) \
    }
#define STORE_KEY(base, i, from) \
    if (base.x != 0u) alt_words.at[i] = from; \
    else key_words.at[i] = from
#define STORE_VALUE(base, i, from) \
    if (base.x != 0u) alt_value_words.at[base.y + (i)] = from; \
    else value_words.at[i] = from
#endif
#include "registers.glsl"

void reorder() {
    barrier();
    [[unroll]] for (uint k = 0u; k < ITEMS; k++) tile[get_place(k)] = word[k];
    barrier();
}

// ---- the steps of main() ----

uint load_base() {
    uint base = 0u; // where this invocation's digit begins
    if (invocation < RADIX && !DRY) base = CONTROL(totals_row() + base_digit());
    return base;
}

void clear_counts() {
    for (uint i = invocation; i < SUBGROUPS * RADIX; i += WORKGROUP_SIZE) counts[i] = 0u;
}

void select_digit() {
    digit_at = digit_first(push.pass) & 31u;
    digit_mask = (1u << digit_bits(push.pass)) - 1u;
}

// What lies beyond the end ranks last: fold_word() makes the greatest of it.
const uint LAST_WORD = KEY_KIND == KIND_FLOAT ? SIGN_BIT : 0xffffffffu;

// Loads the keys, as they are.
void load_keys(const uvec2 from_keys, const uint first, const bool full, const uint valid) {
    uvec2 keys_at = element_address(from_keys, first, 2u);
    LOAD_ALL(false, keys, keys_at, full, valid, LAST_WORD)
}

uint counter_set() { return own_set() * RADIX; } // of the subgroup's counts by digit

void count_digits() {
    [[unroll]] for (uint k = 0u; k < ITEMS; k++) {
        uint folded = fold_word(keys[k]);
        atomicAdd(counts[counter_set() + digit_of_word(folded)], 1u);
    }
    barrier();
}

// Returns the elements of this invocation's digit in the tile.
uint publish_counts(const Tile tile) {
    uint tile_count = 0u;
    if (invocation < RADIX) {
        [[unroll]] for (uint s = 0u; s < SUBGROUPS; s++) {
            subgroup_count[s] = counts[s * RADIX + invocation];
            tile_count += subgroup_count[s];
        }
        if (!tile.stall && !DRY) publish_local(tile.number, tile_count);
    }
    return tile_count;
}

// Turns the subgroups' counts into places in the tile.
void scan_counts(const uint tile_count, const uint base) {
    uint inclusive = subgroup_inclusive_add(tile_count);
    barrier();
    if (invocation < RADIX) {
        uint place = digit_begin(inclusive, tile_count);
        target[invocation] = base - place;
        [[unroll]] for (uint s = 0u; s < SUBGROUPS; s++) {
            counts[s * RADIX + invocation] = place;
            place += subgroup_count[s];
        }
    }
    hide_digit(); // nobody looks back before the barrier
    barrier();
}

void find_next_peers(const uint k, inout uint digit, inout uvec4 peers) {
    digit = digit_of_word(keys[min(k, ITEMS - 1u)]);
    peers = find_peers(digit);
}

// Ranks the items and puts the keys in order. An item's peers are found while the place of the one
// before is on its way. Keys are folded once more, and digits taken anew, or the compiler would keep them all in registers.
void rank_and_reorder_items() {
    uint zero = hidden_zero();
    [[unroll]] for (uint k = 0u; k < ITEMS; k++) keys[k] = fold_word(keys[k]) ^ zero;
    uint digit = digit_of_word(keys[0]);
    uvec4 peers = find_peers(digit);
    [[unroll]] for (uint k = 0u; k < ITEMS; k++) {
        uint at = counter_set() + digit;
        uint next = counts[at];
        uint rank = rank_among(peers);
        uint size = count_peers(peers);
        if (k + 1u < ITEMS) find_next_peers(k + 1u, digit, peers);
        subgroup_sync(); // all peers have read before the last of them writes
        if (rank + 1u == size) counts[at] = next + size;
        subgroup_sync(); // the next item's peers read what was written
        tile[next + rank] = keys[k];
        set_place(k, next + rank);
    }
}

// Subgroups that share counters take turns.
void rank_and_reorder() {
    if (FULL_SUBGROUPS != 0u) {
        rank_and_reorder_items();
    } else {
        for (uint t = 0u; t < turns(); t++) {
            if (t == own_turn()) rank_and_reorder_items();
            barrier();
        }
    }
}

// Stores the keys, and keeps their digits for the values.
void store_keys(const uvec2 to_keys, const uint valid) {
    [[unroll]] for (uint k = 0u; k < ITEMS; k++) {
        uint at = k * WORKGROUP_SIZE + invocation;
        uint stored = tile[at];
        uint to = digit_of_word(stored);
        set_digit(k, to);
        to = target[to] + at;
        if (at < valid) STORE_KEY(to_keys, to, fold_word(stored));
    }
}

// Where keys are not wanted.
void keep_digits() {
    uint own = hide_index(invocation);
    [[unroll]] for (uint k = 0u; k < ITEMS; k++) set_digit(k, digit_of_word(tile[k * WORKGROUP_SIZE + own]));
}

// The values, or generated indices; 0 beyond the end.
void load_values(const Pass pass, const uint first, const uint valid) {
    uvec2 at = element_address(values_from, first, 2u);
    if (pass.generate) {
        [[unroll]] for (uint k = 0u; k < ITEMS; k++) word[k] = first + k * lanes;
    } else {
        at = hide_address(at);
        LOAD_ALL(true, word, at, valid == TILE, valid, 0u)
    }
}

void store_values(const uvec2 to_values, const uint valid) {
    [[unroll]] for (uint k = 0u; k < ITEMS; k++) {
        uint at = k * WORKGROUP_SIZE + invocation;
        uint to = target[get_digit(k)] + at;
        if (at < valid) STORE_VALUE(to_values, to, tile[at]);
    }
}

void main() {
    Portion portion = own_portion();
    if (is_idle(portion)) return;

    number_invocations();
    if (invocation == 0u) take_ticket(push.record);
    uint flags = CONTROL(push.record);
    uint sequence = CONTROL(push.record + 2u) + push.portion;
    clear_counts();
    if ((flags & PASS_SKIP) != 0u) return;
    if (DRY && !has_descent(portion.input_count)) return;
    from_given = DRY || (flags & PASS_ENCODE) != 0u;
    Pass pass = begin_pass(flags, sequence);
    if ((flags & PASS_COPIES) != 0u) {
        copy_tile(portion, pass);
        return;
    }
    barrier();

    select_digit();
    Tile own = take_tile(portion);
    bool full = own.valid == TILE;
    uint first = own.begin + items_begin + lane;
    uvec2 from_keys = KEYS_FROM(pass.from_alt);
    if (invocation == 0u) values_from = VALUES_FROM(pass.from_alt);
    uvec2 to_keys = KEYS(!pass.from_alt);
    uvec2 to_values = VALUES(!pass.from_alt);

    load_keys(from_keys, first, full, own.valid);
    count_digits();
    uint base = load_base();
    uint tile_count = publish_counts(own);
    scan_counts(tile_count, base);
    rank_and_reorder();
    uint before = place_behind_predecessors(own, pass, tile_count);
    barrier();
    if (pass.store_keys) store_keys(to_keys, own.valid);
    else keep_digits();
    load_values(pass, first, own.valid);
    reorder();
    store_values(to_values, own.valid);
    publish_late(own, before, tile_count);
}
