#version 450
#extension GL_GOOGLE_include_directive : require
#extension GL_KHR_shader_subgroup_basic : require
#extension GL_KHR_shader_subgroup_ballot : require
#extension GL_KHR_shader_subgroup_arithmetic : require
#extension GL_KHR_memory_scope_semantics : require
// One pass of the one-sweep radix sort over elements of two or three words, keys of 32 or 64 bits and values of none or 32,
// through addresses, as onesweep.comp does it, for devices where two workgroups of 48 KB of shared memory are resident: a
// tile is counted and its counts published, then it is ranked and reordered in one go, a word of each element after the
// other through the same shared memory: the word of the key that has the digit, the key's other word, the value. Words but
// the first are loaded only when their turn comes. Not for digits that have bits of both words of a key, nor for floating
// point keys of two words, as these do not become their order-preserving form each by itself.
// Arguments and push.status: as in onesweep.comp; VARIANT: as in onesweep.glsl.
// gpusorti_onesweep_args in gpusort.h
#define ARGUMENTS uint portion_tiles; uint portion; uint polls;
#include "buffers.glsl"
#include "keys.glsl"

shared uint counts[WORKGROUP_SIZE / SUBGROUP_SIZE * RADIX]; // the subgroups' counts by digit, then their next places
shared uint tile[TILE];                                     // one word of each element, in order
const bool WIDE = KEY_WORDS == 2u;
uint digit_at;
uint digit_mask;
bool digit_is_high; // it lies in the key's high word
uint digit_of_word(const uint word) { return word >> digit_at & digit_mask; }
uint digit_of(const uvec2 key) { return digit_of_word(WIDE && digit_is_high ? key.y : key.x); }
#define TILE_COUNTS(d) counts[d]
#include "onesweep.glsl"

uint places[(ITEMS + 1u) / 2u]; // of the invocation's items in the tile, by twos
uint digits[(ITEMS + 3u) / 4u]; // of the elements that it stores, by fours
uint word[ITEMS];               // of its items

uint get_place(const uint k) { return (places[k >> 1] >> (16u * (k & 1u))) & 0xffffu; }
void set_place(const uint k, const uint place) {
    if ((k & 1u) == 0u) places[k >> 1] = place;
    else places[k >> 1] |= place << 16;
}

uint get_digit(const uint k) { return (digits[k >> 2] >> (8u * (k & 3u))) & 0xffu; }
void set_digit(const uint k, const uint digit) {
    if ((k & 3u) == 0u) digits[k >> 2] = digit;
    else digits[k >> 2] |= digit << (8u * (k & 3u));
}

// Word k of those that lie `words` apart for each lane; the first lies at the address.
uint load_item(const uvec2 at, const uint k, const uint words) { return Words(at).at[k * lanes * words]; }

// A word of each item, behind those skipped of as many as an element has; 0 beyond the end. `silent` is 0 while nobody looks
// back: what depends on it NVIDIA's compiler (driver 580) does not do earlier, which would take more registers.
void load_words(const uvec2 base, const uint skipped, const uint words, const uint valid) {
    uvec2 at = element_address(base, silent + skipped, 2u);
    if (valid == TILE) {
        [[unroll]] for (uint k = 0u; k < ITEMS; k++) word[k] = load_item(at, k, words);
    } else {
        [[unroll]] for (uint k = 0u; k < ITEMS; k++) word[k] = item_index(k) < valid ? load_item(at, k, words) : 0u;
    }
}

// So that the places are not kept unpacked from their first use to their second.
void keep_packed() {
    uint zero = silent;
    [[unroll]] for (uint k = 0u; k < ITEMS; k += 2u) places[k >> 1] ^= zero;
}

void reorder() {
    barrier();
    [[unroll]] for (uint k = 0u; k < ITEMS; k++) tile[get_place(k)] = word[k];
    barrier();
}

// The order-preserving form of one word of a key.
uint encode_word(const uint from, const bool high) { return high ? encode_key(uvec2(0u, from)).y : encode_key(uvec2(from, 0u)).x; }

void store_word(const uvec2 base, const uint i, const uint from) { WORD_AT(base, i) = from; }

void main() {
    uint n = element_count();
    uint tiles = n / TILE + (n % TILE != 0u ? 1u : 0u);
    uint portion_begin = push.portion * push.portion_tiles;
    if (portion_begin >= tiles || workgroup_index() >= min(push.portion_tiles, tiles - portion_begin)) return;

    uint record = CONTROL_PASSES + 4u * push.pass;
    number_invocations();
    if (invocation == 0u) {
        if (TICKETS) ticket = atomicAdd(CONTROL(record + 1u), 1u);
        silent = 0u;
    }
    uint flags = CONTROL(record);
    uint sequence = CONTROL(record + 2u) + push.portion;
    uint base = 0u; // where this invocation's digit begins
    if (invocation < RADIX) base = CONTROL(base_row() + invocation);
    for (uint i = invocation; i < SUBGROUPS * RADIX; i += WORKGROUP_SIZE) counts[i] = 0u;
    if ((flags & PASS_SKIP) != 0u) return;
    barrier();

    bool from_alt = (flags & PASS_FROM_ALT) != 0u;
    bool encode = (flags & PASS_ENCODE) != 0u;
    bool decode = (flags & PASS_DECODE) != 0u;
    bool generate = (FLAGS & FLAG_WRITE_INDICES) != 0u && (flags & PASS_FIRST) != 0u;
    bool store_keys = (FLAGS & FLAG_KEEP_KEYS) == 0u || (flags & PASS_LAST) == 0u;
    local_state = 2u * (sequence % 3u) + 1u;
    inclusive_state = local_state + 1u;
    digit_at = digit_first(push.pass) & 31u;
    digit_is_high = digit_first(push.pass) >= 32u;
    digit_mask = (1u << digit_bits(push.pass)) - 1u;

    uint row = TICKETS ? ticket - portion_begin : workgroup_index();
    if (STALL == STALL_LAST) row = min(push.portion_tiles, tiles - portion_begin) - 1u - row;
    uint begin = (portion_begin + row) * TILE;
    uint valid = min(n - begin, TILE);
    bool full = valid == TILE;
    uint first = begin + run_begin + lane;
    bool stall = STALL != 0u && stalled(row);
    uvec2 from_keys = from_alt ? push.keys_alt : push.keys;
    uvec2 from_values = from_alt ? push.values_alt : push.values;
    uvec2 to_keys = from_alt ? push.keys : push.keys_alt;
    uvec2 to_values = from_alt ? push.values : push.values_alt;

    // count; what lies beyond the end ranks last
    uvec2 keys_at = element_address(from_keys, first, 1u + KEY_WORDS);
    uvec2 digits_at = WIDE && digit_is_high ? element_address(keys_at, 1u, 2u) : keys_at;
    uint key[ITEMS]; // the word that has the digit
    if (full) {
        [[unroll]] for (uint k = 0u; k < ITEMS; k++) key[k] = load_item(digits_at, k, KEY_WORDS);
    } else {
        [[unroll]] for (uint k = 0u; k < ITEMS; k++) key[k] = item_index(k) < valid ? load_item(digits_at, k, KEY_WORDS) : 0u;
    }
    [[unroll]] for (uint k = 0u; k < ITEMS; k++) {
        uint e = key[k];
        if (encode) e = encode_word(e, WIDE && digit_is_high);
        if (!full && item_index(k) >= valid) e = 0xffffffffu;
        atomicAdd(counts[subgroup * RADIX + digit_of_word(e)], 1u);
    }
    barrier();

    // publish the tile's counts; turn the subgroups' counts into places in the tile
    uint tile_count = 0u;
    uint count[SUBGROUPS];
    if (invocation < RADIX) {
        [[unroll]] for (uint s = 0u; s < SUBGROUPS; s++) {
            count[s] = counts[s * RADIX + invocation];
            tile_count += count[s];
        }
        if (!stall) publish(row, row == 0u ? inclusive_state : local_state, tile_count);
    }
    uint inclusive = subgroupInclusiveAdd(tile_count);
    if (lane == lanes - 1u) sums[subgroup] = inclusive;
    barrier();
    if (invocation < RADIX) {
        uint place = inclusive - tile_count;
        [[unroll]] for (uint s = 0u; s < RADIX / SUBGROUP_SIZE; s++) place += s < subgroup ? sums[s] : 0u;
        target[invocation] = base - place;
        [[unroll]] for (uint s = 0u; s < SUBGROUPS; s++) {
            counts[s * RADIX + invocation] = place;
            place += count[s];
        }
    }
    digit_at ^= silent; // 0: nobody looks back before the barrier
    barrier();

    // rank: an item's peers are found while the place of the one before is on its way. Keys are encoded once more, and
    // digits taken anew, or the compiler would keep them all in registers.
    [[unroll]] for (uint k = 0u; k < ITEMS; k++) {
        uint e = key[k];
        if (encode) e = encode_word(e, WIDE && digit_is_high);
        if (!full && item_index(k) >= valid) e = 0xffffffffu;
        key[k] = e;
    }
    uint digit = digit_of_word(key[0]);
    uvec4 peers = find_peers(digit);
    [[unroll]] for (uint k = 0u; k < ITEMS; k++) {
        uint at = subgroup * RADIX + digit;
        uint next = counts[at];
        uint rank = rank_among(peers);
        uint size = count_peers(peers);
        if (k + 1u < ITEMS) {
            digit = digit_of_word(key[min(k + 1u, ITEMS - 1u)]);
            peers = find_peers(digit);
        }
        subgroup_sync(); // all peers have read before the last of them writes
        if (rank + 1u == size) counts[at] = next + size;
        subgroup_sync(); // the next item's peers read what was written
        tile[next + rank] = key[k];
        set_place(k, next + rank);
    }

    uint before = count_before(row, portion_begin, from_alt, encode); // elements of this invocation's digit in earlier tiles
    if (invocation < RADIX) {
        publish_inclusive(row, stall, before, tile_count);
        target[invocation] += before;
    }
    barrier();

    if (WIDE && store_keys) {
        load_words(element_address(from_alt ? push.keys_alt : push.keys, first, 3u), digit_is_high ? 0u : 1u, 2u, valid);
        if (encode) {
            [[unroll]] for (uint k = 0u; k < ITEMS; k++) word[k] = encode_word(word[k], !digit_is_high);
        }
        uint ordered[ITEMS];
        [[unroll]] for (uint k = 0u; k < ITEMS; k++) ordered[k] = tile[k * WORKGROUP_SIZE + invocation];
        reorder();
        [[unroll]] for (uint k = 0u; k < ITEMS; k++) {
            uint at = k * WORKGROUP_SIZE + invocation;
            uvec2 e = digit_is_high ? uvec2(tile[at], ordered[k]) : uvec2(ordered[k], tile[at]);
            uint to = digit_of_word(ordered[k]);
            if (VALUE_WORDS != 0u) set_digit(k, to);
            if (at < valid) PAIR_AT(to_keys, target[to] + at) = decode ? decode_key(e) : e;
        }
    } else {
        [[unroll]] for (uint k = 0u; k < ITEMS; k++) {
            uint at = k * WORKGROUP_SIZE + invocation;
            uint stored = tile[at];
            uint to = digit_of_word(stored);
            set_digit(k, to);
            to = target[to] + at;
            if (!WIDE && store_keys && at < valid) store_word(to_keys, to, decode ? decode_key(uvec2(stored, 0u)).x : stored);
        }
    }
    if (VALUE_WORDS != 0u) {
        if (WIDE) keep_packed();
        if (generate) {
            [[unroll]] for (uint k = 0u; k < ITEMS; k++) word[k] = first + k * lanes;
        } else {
            load_words(element_address(from_values, first, 2u), 0u, 1u, valid);
        }
        reorder();
        [[unroll]] for (uint k = 0u; k < ITEMS; k++) {
            uint at = k * WORKGROUP_SIZE + invocation;
            uint to = target[get_digit(k)] + at;
            if (at < valid) store_word(to_values, to, tile[at]);
        }
    }

    if (STALL == STALL_LATE && stall && invocation < RADIX)
        publish(row, inclusive_state, before + tile_count);
}
