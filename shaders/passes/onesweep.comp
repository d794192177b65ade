#version 450
#extension GL_GOOGLE_include_directive : require
// One pass of the one-sweep radix sort (Adinets and Merrill, "Onesweep", 2022): a workgroup takes a tile, ranks its
// keys by the pass's digit, learns from its predecessors' status rows how many keys of each digit come before, and
// stores.
// No workgroup has to wait for another: after push.polls polls it counts the silent predecessor's tile itself
// (Smith, Levien and Owens, "Decoupled fallback", 2025).
// The input is cut into portions, of push.portion_tiles tiles and less than 2^29 elements, one dispatch each.
// Words at push.status: 2 x RADIX running totals of the portions before, then a row of RADIX words a tile.
// GPUSORTI_SEGMENTS: of tiles of long segments; look-back ends where the segment begins.
#ifdef GPUSORTI_SEGMENTS
#include "long_segments.glsl"
#else
#define ARGUMENTS ONESWEEP_ARGUMENTS
#define KEEPS_SIZES
#define MAY_READ_GIVEN
#include "buffers.glsl"
#include "keys.glsl"
#endif

uint digit_at; // the first bit of the pass's digit, in the word that has it
uint digit_mask;
bool digit_is_high; // it begins in the key's high word
const bool STRADDLES = KEY_WORDS == 2u && (FLAGS & FLAG_STRADDLE) != 0u;

// As key_digit() would, by fewer instructions.
uint digit_of(const uvec2 key) {
    uint digit = (KEY_WORDS == 2u && digit_is_high ? key.y : key.x) >> digit_at;
    if (STRADDLES && !digit_is_high && digit_at != 0u) digit |= key.y << (32u - digit_at);
    return digit & digit_mask;
}

#ifdef GPUSORTI_SEGMENTS
LongTile own; // this workgroup's
#define GENERATED_INDEX(i) index_of(i, own.segment.begin)
#else
#define GENERATED_INDEX(i) i
#endif
shared uint tile_counts[RADIX]; // look-back's own count of a predecessor
#define TILE_COUNTS(d) tile_counts[d]
const bool CODES = true; // where that changes nothing, too: 64-bit keys are faster so on NVIDIA
#include "onesweep.glsl"

const bool ATOMIC_RANKS = (VARIANT & VARIANT_RANK_BY_ATOMICS) != 0u;
const bool PAIRED = (VARIANT & VARIANT_PAIRED_RANKS) != 0u;

const uint COUNT_WORDS = SUBGROUPS * RADIX;
const bool VALUES = VALUE_WORDS != 0u;
const uint ROUNDS_WANTED = 1u + ((VARIANT >> VARIANT_ROUNDS) & MOST_ROUNDS);
const uint ROUND_ITEMS = (ITEMS + ROUNDS_WANTED - 1u) / ROUNDS_WANTED;
const uint ROUNDS = (ITEMS + ROUND_ITEMS - 1u) / ROUND_ITEMS;
const uint ROUND_SIZE = ROUND_ITEMS * WORKGROUP_SIZE; // elements reordered at once
const uint PITCH = ROUND_SIZE + 1u;                   // and the first of the next round
const uint VALUE_AT = KEY_WORDS * PITCH;
const uint ROUND_WORDS = VALUE_AT + VALUE_WORDS * PITCH;
const uint STORED_AT_ONCE = 4u; // elements an invocation stores in one go

// The subgroups' counts by digit; then, a round at a time, the tile in order, through which invocations exchange elements.
shared uint exchange[ROUND_WORDS > COUNT_WORDS ? ROUND_WORDS : COUNT_WORDS];
shared uint violated; // not 0: the atomics did not keep the order

// The items of an invocation: keys, values, ranks.
#include "held_keys.glsl"
uint value_low[VALUES ? ITEMS : 1u];
uint value_high[VALUE_WORDS == 2u ? ITEMS : 1u];
uint ranks[PAIRED ? (ITEMS + 1u) / 2u : ITEMS];

REQUIRE(a_rank_has_16_bits, MOST_TILE <= 1u << 16)
uint get_rank(const uint k) { return PAIRED ? (ranks[k >> 1] >> (16u * (k & 1u))) & 0xffffu : ranks[k]; }

void set_rank(const uint k, const uint rank) {
    if (!PAIRED) ranks[k] = rank;
    else if ((k & 1u) == 0u) ranks[k >> 1] = rank;
    else ranks[k >> 1] |= rank << 16;
}

uint counter_set() { return own_set() * RADIX; } // of the subgroup's counts by digit

// Returns the rank of the lane's item among the subgroup's items of that digit.
uint rank_by_ballots(const uint digit) {
    uvec4 mask = find_peers(digit);
    uint before = rank_among(mask);
    uint peers = count_peers(mask);
    uint at = counter_set() + digit;
    uint seen = exchange[at];
    subgroup_sync(); // all peers have read before the last of them writes
    if (before + 1u == peers) exchange[at] = seen + peers;
    subgroup_sync(); // the next item's peers read what was written
    return seen + before;
}

// How many digits of items, one item a lane, are frequent. Returning atomics queue up where many lanes have the
// same digit. The items of one frequent digit are ranked by a ballot, and all others by atomics; where several digits are
// frequent, rank_by_ballots() ranks all items. Uniform in the subgroup.
const uint NONE_FREQUENT = 0u;
const uint ONE_FREQUENT = 1u;
const uint SEVERAL_FREQUENT = 2u;

uint lanes_in(const bool here) { return subgroupBallotBitCount(subgroupBallot(here)); }
bool is_frequent(const uint count) { return count * 6u > lanes + 6u; } // in more than a sixth of the lanes

// Candidates are the first lane's digit and the least: frequent digits are mostly zeros.
uint count_frequent(const uint digit, out uint frequent) {
    frequent = subgroupBroadcastFirst(digit);
    uint count = lanes_in(digit == frequent);
    uint least = subgroupMin(digit);
    uint count_of_least = lanes_in(digit == least);
    if (count_of_least > count) {
        count = count_of_least;
        frequent = least;
    }
    if (!is_frequent(count)) return NONE_FREQUENT;
    uint other = subgroupMin(digit == frequent ? 0xffffffffu : lane * RADIX + digit) % RADIX; // of the first other lane
    return is_frequent(lanes_in(digit == other && digit != frequent)) ? SEVERAL_FREQUENT : ONE_FREQUENT;
}

void rank_beside_frequent(const uint frequent) {
    uint seen = 0u;
    [[unroll]] for (uint k = 0u; k < ITEMS; k++) {
        uint digit = digit_of(get_key(k));
        uvec4 peers = subgroupBallot(digit == frequent);
        uint rank = seen + subgroupBallotExclusiveBitCount(peers);
        if (digit != frequent) rank = atomicAdd(exchange[counter_set() + digit], 1u);
        set_rank(k, rank);
        seen += subgroupBallotBitCount(peers);
    }
    if (subgroupElect()) atomicAdd(exchange[counter_set() + frequent], seen);
}

void rank_in_reverse() {
    [[unroll]] for (uint k = 0u; k < ITEMS; k++) {
        uint rank = 0u;
        for (uint l = lanes; l > 0u; l--) {
            if (lane + 1u == l) rank = atomicAdd(exchange[counter_set() + digit_of(get_key(k))], 1u);
            subgroup_sync();
        }
        set_rank(k, rank);
    }
}

// ---- the tile: in registers, then in order in shared memory, a round at a time ----

const uvec2 BEYOND = uvec2(0xffffffffu, KEY_WORDS == 2u ? 0xffffffffu : 0u); // instead of a key: it ranks last

void load_keys(const Pass pass, const uint begin, const uint valid) {
    if (valid == TILE) {
        if (pass.from_alt) {
            [[unroll]] for (uint k = 0u; k < ITEMS; k++) set_key(k, load_key(true, begin + item_index(k)));
        } else {
            [[unroll]] for (uint k = 0u; k < ITEMS; k++) set_key(k, load_key(false, begin + item_index(k)));
        }
        if (pass.encode) {
            [[unroll]] for (uint k = 0u; k < ITEMS; k++) set_key(k, encode_key(get_key(k)));
        }
    } else if (KEY_WORDS == 1u && !VALUES) { // without branches; others are slower so, or Mesa's compiler for Intel spills
        [[unroll]] for (uint k = 0u; k < ITEMS; k++)
            set_key(k, load_key(pass.from_alt, begin + min(item_index(k), max(valid, 1u) - 1u)));
        [[unroll]] for (uint k = 0u; k < ITEMS; k++) {
            uvec2 key = pass.encode ? encode_key(get_key(k)) : get_key(k);
            set_key(k, item_index(k) < valid ? key : BEYOND);
        }
    } else {
        [[unroll]] for (uint k = 0u; k < ITEMS; k++) {
            uvec2 key = BEYOND;
            if (item_index(k) < valid) {
                key = load_key(pass.from_alt, begin + item_index(k));
                if (pass.encode) key = encode_key(key);
            }
            set_key(k, key);
        }
    }
}

void set_value(const uint k, const uvec2 value) {
    value_low[VALUES ? k : 0u] = value.x;
    if (VALUE_WORDS == 2u) value_high[VALUE_WORDS == 2u ? k : 0u] = value.y;
}

void load_values(const Pass pass, const uint begin, const uint valid) {
    if (pass.generate) {
        [[unroll]] for (uint k = 0u; k < ITEMS; k++) set_value(k, uvec2(GENERATED_INDEX(begin + item_index(k)), 0u));
    } else if (valid != TILE) {
        [[unroll]] for (uint k = 0u; k < ITEMS; k++)
            set_value(k, load_value(pass.from_alt, begin + min(item_index(k), max(valid, 1u) - 1u)));
    } else if (pass.from_alt) {
        [[unroll]] for (uint k = 0u; k < ITEMS; k++) set_value(k, load_value(true, begin + item_index(k)));
    } else {
        [[unroll]] for (uint k = 0u; k < ITEMS; k++) set_value(k, load_value(false, begin + item_index(k)));
    }
}

void place_items(const uint round) {
    [[unroll]] for (uint k = 0u; k < ITEMS; k++) {
        uint at = get_rank(k) - round * ROUND_SIZE;
        if (ROUNDS == 1u || at <= ROUND_SIZE) {
            exchange[at] = get_key(k).x;
            if (KEY_WORDS == 2u) exchange[PITCH + at] = get_key(k).y;
            if (VALUES) exchange[VALUE_AT + at] = value_low[VALUES ? k : 0u];
            if (VALUE_WORDS == 2u) exchange[VALUE_AT + PITCH + at] = value_high[VALUE_WORDS == 2u ? k : 0u];
        }
    }
    if (invocation == 0u && (ROUNDS == 1u || round + 1u == ROUNDS)) { // greater than any
        uint at = TILE - round * ROUND_SIZE;
        exchange[at] = 0xffffffffu;
        if (KEY_WORDS == 2u) exchange[PITCH + at] = 0xffffffffu;
    }
}

uvec2 placed_key(const uint at) { return uvec2(exchange[at], KEY_WORDS == 2u ? exchange[PITCH + at] : 0u); }

uvec2 placed_value(const uint at) {
    return uvec2(exchange[VALUE_AT + at], VALUE_WORDS == 2u ? exchange[VALUE_AT + PITCH + at] : 0u);
}

// Returns whether neighbours are out of order in the bits of `compared`, or what lies beyond the end does not rank last.
bool store_items(const bool to_alt, const uint round, const uint valid, const bool decode, const bool store_keys,
                 const uvec2 compared) {
    bool disorder = false;
    [[dont_unroll]] for (uint stored = 0u; stored < ROUND_ITEMS; stored += STORED_AT_ONCE) {
        [[unroll]] for (uint k = 0u; k < STORED_AT_ONCE; k++) {
            uint at = (stored + k) * WORKGROUP_SIZE + invocation;
            uint i = round * ROUND_SIZE + at;
            if (ROUND_ITEMS % STORED_AT_ONCE != 0u && stored + k >= ROUND_ITEMS) continue;
            if (ITEMS % ROUND_ITEMS != 0u && i >= TILE) continue;
            uvec2 key = placed_key(at);
            uint to = target[digit_of(key)] + i;
            if (i < valid) {
                if (store_keys) store_key(to_alt, to, decode ? decode_key(key) : key);
                if (VALUES) store_value(to_alt, to, placed_value(at));
            } else if (ATOMIC_RANKS && !VALUES) {
                disorder = disorder || key != BEYOND;
            }
            if (ATOMIC_RANKS && !VALUES)
                disorder = disorder || key_less(placed_key(at + 1u) & compared, key & compared);
        }
    }
    return disorder;
}

// ---- the steps of main() ----

void start(const uint record) {
    if (invocation == 0u) {
        take_ticket(record);
        violated = 0u;
    }
}

#ifdef GPUSORTI_SEGMENTS
uint load_base() {
    if (invocation >= RADIX) return 0u;
    return CONTROL(bases_of(own.owner, push.pass) + invocation);
}
#else
// Where this invocation's digit begins in the array.
uint load_base() { return invocation < RADIX && !DRY ? CONTROL(totals_row() + base_digit()) : 0u; }
#endif

void clear_counts() {
    for (uint i = invocation; i < COUNT_WORDS; i += WORKGROUP_SIZE) exchange[i] = 0u;
}

void select_digit(const uint first, const uint bits) {
    digit_at = first & 31u;
    digit_mask = (1u << bits) - 1u;
    digit_is_high = first >= 32u;
}

// The order in which atomics of one subgroup take effect is the device's own. Where it is the order of the lanes,
// the values they return are stable ranks. Keys alone, sorted by all their bits, only have to end up in the order
// of all digits up to this one, and whether they did shows as they are stored; else the tile is ranked again, by
// ballots. So it is if what a partial tile has beyond its end does not rank last, and where subgroups share counters.
bool may_rank_by_atomics() {
    return ATOMIC_RANKS && turns() == 1u && !VALUES && push.first_bit == 0u && push.bit_count == KEY_BITS;
}

// The bits in which stored keys are checked: all that this pass and earlier ones have sorted by, from the lowest on up to
// `end`; none in the first pass.
uvec2 checked_bits(const bool by_atomics, const uint flags, const uint end) {
    uint lowest = flags >> PASS_LOWEST_SHIFT;
    uint top = by_atomics && (flags & PASS_FIRST) == 0u ? end : 0u;
    return uvec2(top == 0u || lowest >= 32u ? 0u : 0xffffffffu >> (top >= 32u ? 0u : 32u - top) & 0xffffffffu << lowest,
                 top <= 32u ? 0u : 0xffffffffu >> (64u - top) & 0xffffffffu << (max(lowest, 32u) - 32u));
}

// Ranks each item among those of its digit in the subgroup, and counts these.
void rank_in_subgroup(const bool by_atomics) {
    uint frequent = 0u; // the digit that is, if one is
    uint found = by_atomics ? count_frequent(digit_of(get_key(0u)), frequent) : SEVERAL_FREQUENT;
    if (REVERSED && found != SEVERAL_FREQUENT) {
        rank_in_reverse();
    } else if (found == ONE_FREQUENT) {
        rank_beside_frequent(frequent);
    } else if (found == NONE_FREQUENT) {
        [[unroll]] for (uint k = 0u; k < ITEMS; k++)
            set_rank(k, atomicAdd(exchange[counter_set() + digit_of(get_key(k))], 1u));
    } else {
        [[unroll]] for (uint k = 0u; k < ITEMS; k++) set_rank(k, rank_by_ballots(digit_of(get_key(k))));
    }
}

// Returns the elements of this invocation's digit in the tile.
uint publish_counts(const Tile tile, const bool again) {
    uint tile_count = 0u;
    if (invocation < RADIX) {
        uint sum = 0u;
        [[unroll]] for (uint s = 0u; s < SUBGROUPS; s++) sum += exchange[s * RADIX + invocation];
        tile_count = sum;
        if (!again && !tile.stall && !DRY) publish_local(tile.number, tile_count);
    }
    return tile_count;
}

// Turns the subgroups' counts into places in the tile.
void scan_counts(const uint tile_count, const uint base, const bool again) {
    uint inclusive = subgroup_inclusive_add(tile_count);
    barrier();
    if (invocation < RADIX) {
        uint sum = digit_begin(inclusive, tile_count);
        if (!again) target[invocation] = base - sum;
        [[unroll]] for (uint s = 0u; s < SUBGROUPS; s++) {
            uint c = exchange[s * RADIX + invocation];
            exchange[s * RADIX + invocation] = sum;
            sum += c;
        }
    }
    barrier();
}

// Ranks in the subgroup become ranks in the tile.
void rank_in_tile() {
    [[unroll]] for (uint k = 0u; k < ITEMS; k += 2u) {
        uint a = exchange[counter_set() + digit_of(get_key(k))];
        uint second = min(k + 1u, ITEMS - 1u);
        uint b = k + 1u < ITEMS ? exchange[counter_set() + digit_of(get_key(second))] : 0u;
        if (PAIRED) ranks[k >> 1] += a | (b << 16);
        else {
            ranks[k] += a;
            if (k + 1u < ITEMS) ranks[k + 1u] += b;
        }
    }
    barrier();
}

// Keys that differ from their encoded form, so that what decodes is worth code of its own.
const bool ENCODES = KEY_KIND != KIND_UNSIGNED || DESCENDING != 0u;

// Keys that go to scratch stay encoded.
bool store_round(const Pass pass, const uint round, const uint valid, const uvec2 compared) {
    if (!pass.from_alt) return store_items(true, round, valid, false, pass.store_keys, compared);
    if (pass.decode || !ENCODES) return store_items(false, round, valid, true, pass.store_keys, compared);
    return store_items(false, round, valid, false, pass.store_keys, compared);
}

// Whether no invocation of the workgroup found disorder.
bool all_in_order(const bool disorder) {
    if (disorder) STORE_IN_WORKGROUP(violated, 1u);
    barrier();
    return violated == 0u;
}

// What the first attempt stored lies in the same places: the second overwrites it.
void restart() {
    clear_counts();
    workgroup_sync();
}

// Subgroups that share counters take turns.
void rank_by_turns(const bool by_atomics) {
    for (uint t = 0u; t < turns(); t++) {
        if (t == own_turn()) rank_in_subgroup(by_atomics);
        barrier();
    }
}

// Ranks the tile's elements, places them and stores them; a second time by ballots where the first order was wrong.
void sort_tile(const Pass pass, const Tile tile, const uint base, const bool by_atomics, uvec2 compared) {
    uint before = 0u;     // elements of this invocation's digit in earlier tiles
    uint tile_count = 0u; // and in this one
    for (bool again = false;; again = true) {
        load_keys(pass, tile.begin, tile.valid);
        if (VALUES) load_values(pass, tile.begin, tile.valid);
        if (FULL_SUBGROUPS != 0u) { // apart, or Mesa's compiler for Intel spills
            rank_in_subgroup(by_atomics && !again);
            barrier();
        } else {
            rank_by_turns(by_atomics && !again);
        }
        tile_count = publish_counts(tile, again);
        scan_counts(tile_count, base, again);
        rank_in_tile();
        bool disorder = false;
        for (uint round = 0u;;) {
            place_items(round);
            if (round == 0u && !again) before = place_behind_predecessors(tile, pass, tile_count);
            barrier();
            bool found = store_round(pass, round, tile.valid, compared);
            disorder = disorder || found;
            if (ROUNDS == 1u || ++round == ROUNDS) break;
            barrier();
        }
        if (again || !by_atomics) break;
        if (all_in_order(disorder)) break;
        compared = uvec2(0u);
        restart();
    }
    publish_late(tile, before, tile_count);
}

#ifdef GPUSORTI_SEGMENTS

void main() {
    if (workgroup_index() >= long_tiles()) return;
    number_invocations();
    start(CONTROL_PASSES + RECORD_WORDS * push.pass);
    clear_counts();
    barrier();

    Pass pass = begin_pass(push.flags, push.pass);
    uint first = long_digit_first(push.pass);
    uint bits = long_digit_bits(push.pass);
    select_digit(first, bits);
    Tile tile = take_tile();
    bool by_atomics = bits != 0u && may_rank_by_atomics(); // nothing shows the order of an empty digit
    sort_tile(pass, tile, load_base(), by_atomics, checked_bits(by_atomics, push.flags, first + bits));
}

#else

void main() {
    Portion portion = own_portion();
    if (is_idle(portion)) return;
    number_invocations();
    start(push.record);
    uint flags = CONTROL(push.record);
    uint sequence = CONTROL(push.record + 2u) + push.portion;
    uint base = load_base();
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

    uint first = digit_first(push.pass);
    uint bits = digit_bits(push.pass);
    select_digit(first, bits);
    Tile tile = take_tile(portion);
    bool by_atomics = may_rank_by_atomics();
    sort_tile(pass, tile, base, by_atomics, checked_bits(by_atomics, flags, first + bits));
}

#endif
