#version 450
#extension GL_GOOGLE_include_directive : require
#extension GL_KHR_shader_subgroup_basic : require
#extension GL_KHR_shader_subgroup_ballot : require
#extension GL_KHR_shader_subgroup_arithmetic : require
#extension GL_KHR_memory_scope_semantics : require
// One pass of the one-sweep radix sort over keys and values of a word each, through addresses, as onesweep.comp does it, for
// devices where two workgroups of 48 KB of shared memory are resident: a tile is counted and its counts published, then it is
// ranked and reordered in one go, the keys first, then, through the same words, the values.
// arg[] and push.status: as in onesweep.comp; VARIANT: as in onesweep.glsl.
#include "buffers.glsl"
#include "keys.glsl"

shared uint counts[WORKGROUP_SIZE / SUBGROUP_SIZE * RADIX]; // the subgroups' counts by digit, then their next places
shared uint tile[TILE];                                     // keys, then values, in order
uint digit_at;
uint digit_mask;
uint digit_of(const uvec2 key) { return key.x >> digit_at & digit_mask; }
#define TILE_COUNTS(d) counts[d]
#include "onesweep.glsl"

uint places[(ITEMS + 1u) / 2u]; // of the invocation's items in the tile, by twos
uint digits[(ITEMS + 3u) / 4u]; // of the elements that it stores, by fours

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

// Item k, of which that of index 0 lies at the address.
uint load_item(const uvec2 at, const uint k) { return Words(at).at[k * lanes]; }
void store_word(const uvec2 base, const uint i, const uint word) { Words(element_address(base, i, 2u)).at[0] = word; }

void main() {
    uint n = element_count();
    uint tiles = n / TILE + (n % TILE != 0u ? 1u : 0u);
    uint portion_begin = push.arg[1] * push.arg[0];
    if (portion_begin >= tiles || workgroup_index() >= min(push.arg[0], tiles - portion_begin)) return;

    uint record = CONTROL_PASSES + 4u * push.pass;
    number_invocations();
    if (invocation == 0u) {
        if (TICKETS) ticket = atomicAdd(CONTROL(record + 1u), 1u);
        silent = 0u;
    }
    uint flags = CONTROL(record);
    uint sequence = CONTROL(record + 2u) * push.arg[3] + push.arg[1];
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
    digit_at = digit_first(push.pass);
    digit_mask = (1u << digit_bits(push.pass)) - 1u;

    uint row = TICKETS ? ticket - portion_begin : workgroup_index();
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
    uvec2 keys_at = element_address(from_keys, first, 2u);
    uint key[ITEMS];
    if (full) {
        [[unroll]] for (uint k = 0u; k < ITEMS; k++) key[k] = load_item(keys_at, k);
    } else {
        [[unroll]] for (uint k = 0u; k < ITEMS; k++) key[k] = item_index(k) < valid ? load_item(keys_at, k) : 0u;
    }
    [[unroll]] for (uint k = 0u; k < ITEMS; k++) {
        uvec2 e = uvec2(key[k], 0u);
        if (encode) e = encode_key(e);
        if (!full && item_index(k) >= valid) e.x = 0xffffffffu;
        atomicAdd(counts[subgroup * RADIX + (e.x >> digit_at & digit_mask)], 1u);
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
    barrier();

    // rank: an item's peers are found while the place of the one before is on its way. Keys are encoded once more, or the
    // compiler would keep all digits in registers.
    [[unroll]] for (uint k = 0u; k < ITEMS; k++) {
        uvec2 e = uvec2(key[k], 0u);
        if (encode) e = encode_key(e);
        if (!full && item_index(k) >= valid) e.x = 0xffffffffu;
        key[k] = e.x;
    }
    uint digit = digit_of(uvec2(key[0], 0u));
    uvec4 peers = find_peers(digit);
    [[unroll]] for (uint k = 0u; k < ITEMS; k++) {
        uint at = subgroup * RADIX + digit;
        uint next = counts[at];
        uint rank = rank_among(peers);
        uint size = count_peers(peers);
        if (k + 1u < ITEMS) {
            digit = digit_of(uvec2(key[min(k + 1u, ITEMS - 1u)], 0u));
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

    [[unroll]] for (uint k = 0u; k < ITEMS; k++) {
        uint at = k * WORKGROUP_SIZE + invocation;
        uint stored = tile[at];
        uint to = stored >> digit_at & digit_mask;
        set_digit(k, to);
        to = target[to] + at;
        if (store_keys && at < valid) store_word(to_keys, to, decode ? decode_key(uvec2(stored, 0u)).x : stored);
    }
    uint value[ITEMS];
    uvec2 values_at = element_address(from_values, first, 2u);
    if (full && !generate) {
        [[unroll]] for (uint k = 0u; k < ITEMS; k++) value[k] = load_item(values_at, k);
    } else {
        [[unroll]] for (uint k = 0u; k < ITEMS; k++)
            value[k] = !generate && item_index(k) < valid ? load_item(values_at, k) : first + k * lanes;
    }
    barrier();
    [[unroll]] for (uint k = 0u; k < ITEMS; k++) tile[get_place(k)] = value[k];
    barrier();
    [[unroll]] for (uint k = 0u; k < ITEMS; k++) {
        uint at = k * WORKGROUP_SIZE + invocation;
        uint to = target[get_digit(k)] + at;
        if (at < valid) store_word(to_values, to, tile[at]);
    }

    if (STALL == STALL_LATE && stall && invocation < RADIX)
        publish(row, inclusive_state, before + tile_count);
}
