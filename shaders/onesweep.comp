#version 450
#extension GL_GOOGLE_include_directive : require
#extension GL_KHR_shader_subgroup_basic : require
#extension GL_KHR_shader_subgroup_ballot : require
#extension GL_KHR_shader_subgroup_arithmetic : require
#extension GL_KHR_memory_scope_semantics : require
// One pass of the one-sweep radix sort (Adinets and Merrill, "Onesweep", 2022): a workgroup takes a tile, ranks its keys
// by the pass's digit, learns from its predecessors' status rows how many keys of each digit come before, and stores.
// No workgroup has to wait for another: after arg[2] polls it counts the silent predecessor's tile itself
// (Smith, Levien and Owens, "Decoupled fallback", 2025).
// The input is cut into portions of arg[0] tiles and less than 2^29 elements, one dispatch each; arg[1]: which one.
// Words at push.status: 2 x RADIX running totals of the portions before, then a row of RADIX words a tile.
#include "buffers.glsl"
#include "keys.glsl"

// VARIANT: ranks by shared-memory atomics in sorts that need not be stable (bit 0) and in those that have to (bit 3);
// bits 1..2: log2 of the rounds that reorder a tile; bits 8..10: STALL_*.
const uint ATOMIC_RANKS = 1u;
const uint ATOMIC_STABLE_RANKS = 8u;
const uint ROUNDS = 1u << ((VARIANT >> 1) & 3u);
const uint STALL = (VARIANT >> 8) & 7u;
const uint STALL_NEVER = 1u; // some tiles publish nothing
const uint STALL_LATE = 2u;  // some tiles publish when their keys are stored
const uint STALL_FIRST = 3u; // the first tile publishes nothing
const uint STALL_HALF = 4u;  // a random half of the tiles publishes nothing

const uint SUBGROUPS = WORKGROUP_SIZE / SUBGROUP_SIZE;
const uint ROUND_SIZE = TILE / ROUNDS; // elements reordered at once
const uint ROUND_ITEMS = ITEMS / ROUNDS;
const bool VALUES = VALUE_WORDS != 0u;
const uint ROUND_WORDS = ROUND_SIZE * (KEY_WORDS > VALUE_WORDS ? KEY_WORDS : VALUE_WORDS);
const uint COUNT_WORDS = SUBGROUPS * RADIX;

// Status word: 3 bits of state, 29 bits of count. The states rotate with the pass's place in the sequence of passes and
// portions, so that what an earlier pass left behind reads as "not yet there".
const uint STATUS_SHIFT = 29u;
const uint STATUS_COUNT = (1u << STATUS_SHIFT) - 1u;
const uint WINDOW = 4u; // rows that look-back loads at once

shared uint heap[ROUND_WORDS > COUNT_WORDS ? ROUND_WORDS : COUNT_WORDS]; // subgroups' counts, then the tile in order
shared uint target[RADIX];     // where a digit's elements go, less their place in the tile
shared uint tile_counts[RADIX]; // look-back's own count of a predecessor
shared uint sums[SUBGROUPS];
shared uint ticket;
shared uint silent;   // 1 + row of the nearest predecessor that some digit still waits for
shared uint violated; // not 0: the atomics did not keep the order
shared uvec2 edge;    // last key of the round before

uint invocation; // rank in the workgroup by (subgroup, lane)
uint subgroup;
uint lane;
uint lanes;     // of this subgroup
uint run_begin; // first item of this subgroup's run

uint digit_at;
uint bits;
uint local_state;
uint inclusive_state;

uint digit_of(uvec2 key) { return key_digit(key, digit_at, bits); }
uint item_index(uint k) { return run_begin + k * lanes + lane; }

void number_invocations() {
    subgroup = gl_SubgroupID;
    lane = gl_SubgroupInvocationID;
    lanes = SUBGROUP_SIZE;
    invocation = subgroup * SUBGROUP_SIZE + lane;
    if (FULL_SUBGROUPS == 0u) {
        uvec4 here = subgroupBallot(true);
        lane = subgroupBallotExclusiveBitCount(here);
        lanes = subgroupBallotBitCount(here);
        if (lane == 0u) sums[subgroup] = lanes;
        barrier();
        invocation = lane;
        for (uint s = 0u; s < subgroup; s++) invocation += sums[s];
        barrier();
    }
    run_begin = (invocation - lane) * ITEMS;
}

uint status_row(uint row) { return push.status + (2u + row) * RADIX; }

uint load_status(uint i) { return atomicLoad(CONTROL(i), gl_ScopeDevice, gl_StorageSemanticsBuffer, gl_SemanticsRelaxed); }

void store_status(uint i, uint word) {
    atomicStore(CONTROL(i), word, gl_ScopeDevice, gl_StorageSemanticsBuffer, gl_SemanticsRelaxed);
}

bool stalled(uint row) {
    uint hash = (row * 0x9e3779b1u) ^ (push.pass * 0x85ebca6bu);
    hash ^= hash >> 15;
    if (STALL == STALL_FIRST) return row == 0u;
    if (STALL == STALL_HALF) return (hash & 1u) != 0u;
    return (hash & 7u) == 3u;
}

void subgroup_sync() {
    controlBarrier(gl_ScopeSubgroup, gl_ScopeSubgroup, gl_StorageSemanticsShared, gl_SemanticsAcquireRelease);
}

// ---- ranks of a subgroup's items among its items of the same digit; heap holds the subgroups' counts afterwards ----

// Lanes of equal digit find each other by ballots, one a bit (Ashkiani and others, "GPU multisplit", 2016).
uint rank_by_ballots(uint counter, uint digit) {
    uint before;
    uint peers;
    if (FULL_SUBGROUPS != 0u && SUBGROUP_SIZE <= 32u) {
        uint mask = 0xffffffffu >> (32u - SUBGROUP_SIZE);
        [[unroll]] for (uint b = 0u; b < RADIX_BITS; b++) {
            uint vote = subgroupBallot((digit >> b & 1u) != 0u).x;
            mask &= vote ^ ((digit >> b & 1u) - 1u);
        }
        before = bitCount(mask & gl_SubgroupLtMask.x);
        peers = bitCount(mask);
    } else {
        uvec4 mask = subgroupBallot(true);
        [[unroll]] for (uint b = 0u; b < RADIX_BITS; b++) {
            uvec4 vote = subgroupBallot((digit >> b & 1u) != 0u);
            mask &= vote ^ ((digit >> b & 1u) - 1u);
        }
        before = subgroupBallotExclusiveBitCount(mask);
        peers = subgroupBallotBitCount(mask);
    }
    uint seen = heap[counter + digit];
    subgroup_sync(); // all peers have read before the last of them writes
    if (before + 1u == peers) heap[counter + digit] = seen + peers;
    subgroup_sync(); // the next item's peers read what was written
    return seen + before;
}

// Whether so many lanes share a digit that returning atomics would queue up. Uniform in the subgroup.
bool crowded(uint digit) {
    uint same = subgroupBallotBitCount(subgroupBallot(digit == subgroupBroadcastFirst(digit)));
    return same * 6u > lanes + 6u;
}

// ---- look-back ----

// Adds up the counts of the rows before row `at`, as far as they are there. Returns the rows left: 0 when complete.
uint look_back(uint digit, uint at, inout uint before) {
    for (uint polls = 0u; at > 0u && polls < push.arg[2];) {
        uint word[WINDOW];
        [[unroll]] for (uint k = 0u; k < WINDOW; k++)
            word[k] = load_status(status_row(max(at, k + 1u) - k - 1u) + digit);
        bool waits = false;
        [[unroll]] for (uint k = 0u; k < WINDOW; k++) {
            uint state = word[k] >> STATUS_SHIFT;
            bool there = state == local_state || state == inclusive_state;
            waits = waits || !there;
            if (!waits && at > 0u) {
                before += word[k] & STATUS_COUNT;
                at = state == inclusive_state ? 0u : at - 1u;
            }
        }
        polls = waits ? polls + 1u : 0u;
    }
    return at;
}

// The whole workgroup counts a predecessor's tile and publishes the counts in its place.
void count_for(uint row, uint tile_begin, bool from_alt, bool encode) {
    for (uint d = invocation; d < RADIX; d += WORKGROUP_SIZE) tile_counts[d] = 0u;
    barrier();
    for (uint i = invocation; i < TILE; i += WORKGROUP_SIZE) {
        uvec2 key = load_key(from_alt, tile_begin + i);
        atomicAdd(tile_counts[digit_of(encode ? encode_key(key) : key)], 1u);
    }
    barrier();
    if (invocation < RADIX) {
        uint i = status_row(row) + invocation;
        uint old = load_status(i);
        uint state = old >> STATUS_SHIFT;
        if (state != local_state && state != inclusive_state)
            atomicCompSwap(CONTROL(i), old, (local_state << STATUS_SHIFT) | tile_counts[invocation]);
    }
    if (invocation == 0u) atomicAdd(CONTROL(CONTROL_FALLBACKS), 1u);
}

// ---- the tile in shared memory ----

bool in_round(uint rank, uint round) { return ROUNDS == 1u || rank - round * ROUND_SIZE < ROUND_SIZE; }

void place_element(uint at, uvec2 element, uint words) {
    heap[at] = element.x;
    if (words == 2u) heap[ROUND_SIZE + at] = element.y;
}

uvec2 placed_element(uint at, uint words) { return uvec2(heap[at], words == 2u ? heap[ROUND_SIZE + at] : 0u); }

void sort_tile(uint flags) {
    bool from_alt = (flags & PASS_FROM_ALT) != 0u;
    bool encode = (flags & PASS_ENCODE) != 0u;
    bool decode = (flags & PASS_DECODE) != 0u;
    bool generate = (FLAGS & FLAG_WRITE_INDICES) != 0u && (flags & PASS_FIRST) != 0u;
    bool store_keys = (FLAGS & FLAG_KEEP_KEYS) == 0u || (flags & PASS_LAST) == 0u;
    uint n = element_count();
    uint record = CONTROL_PASSES + 4u * push.pass;
    uint sequence = CONTROL(record + 2u) * push.arg[3] + push.arg[1];
    local_state = 2u * (sequence % 3u) + 1u;
    inclusive_state = local_state + 1u;
    digit_at = digit_first(push.pass);
    bits = digit_bits(push.pass);

    // The order in which atomics of one subgroup take effect is the device's own. Where it is the order of the lanes, the
    // values they return are stable ranks; the tile shows whether they were, else it is ranked again by ballots.
    // Keys alone, sorted by all their bits, only have to end up in the order of all digits up to this one.
    bool need_stable = VALUES || push.first_bit != 0u || push.bit_count != KEY_BITS;
    bool by_atomics = (VARIANT & (need_stable ? ATOMIC_STABLE_RANKS : ATOMIC_RANKS)) != 0u;
    bool check = by_atomics && !need_stable && (flags & PASS_FIRST) == 0u;
    bool check_stable = by_atomics && need_stable;
    uint top = digit_at + bits; // the check compares bits [0, top)
    uvec2 low_bits = uvec2(0xffffffffu >> (top >= 32u ? 0u : 32u - top),
                           top <= 32u ? 0u : 0xffffffffu >> (64u - top));

    uint tiles = n / TILE + (n % TILE != 0u ? 1u : 0u);
    uint portion_begin = push.arg[1] * push.arg[0];
    if (portion_begin >= tiles || workgroup_index() >= min(push.arg[0], tiles - portion_begin)) return;

    number_invocations();
    if (invocation == 0u) {
        ticket = atomicAdd(CONTROL(record + 1u), 1u);
        silent = 0u;
        violated = 0u;
    }
    for (uint i = invocation; i < COUNT_WORDS; i += WORKGROUP_SIZE) heap[i] = 0u;
    barrier();
    uint row = ticket - portion_begin;
    uint tile_begin = ticket * TILE;
    uint valid = min(n - tile_begin, TILE);
    uint counter = subgroup * RADIX;

    uint before = 0u;     // elements of this invocation's digit in earlier tiles
    uint tile_count = 0u; // and in this one
    uint digit_begin = 0u;
    uint base = 0u;
    if (invocation < RADIX)
        base = CONTROL(push.arg[1] == 0u ? CONTROL_HISTOGRAMS + push.pass * RADIX + invocation
                                         : push.status + (push.arg[1] & 1u) * RADIX + invocation);
    bool stall = STALL != 0u && stalled(row);

    bool published = false;
    bool looked_back = false;
    for (;;) {
        // load; what lies beyond the end ranks last
        uvec2 key[ITEMS];
        uint rank[ITEMS];
        if (valid == TILE) {
            if (from_alt) {
                [[unroll]] for (uint k = 0u; k < ITEMS; k++) key[k] = load_key(true, tile_begin + item_index(k));
            } else {
                [[unroll]] for (uint k = 0u; k < ITEMS; k++) key[k] = load_key(false, tile_begin + item_index(k));
            }
            if (encode) {
                [[unroll]] for (uint k = 0u; k < ITEMS; k++) key[k] = encode_key(key[k]);
            }
        } else {
            [[unroll]] for (uint k = 0u; k < ITEMS; k++) {
                key[k] = uvec2(0xffffffffu);
                if (item_index(k) < valid) {
                    key[k] = load_key(from_alt, tile_begin + item_index(k));
                    if (encode) key[k] = encode_key(key[k]);
                }
            }
        }

        // rank within the subgroup
        if (by_atomics && !crowded(digit_of(key[0]))) {
            [[unroll]] for (uint k = 0u; k < ITEMS; k++) rank[k] = atomicAdd(heap[counter + digit_of(key[k])], 1u);
        } else {
            [[unroll]] for (uint k = 0u; k < ITEMS; k++) rank[k] = rank_by_ballots(counter, digit_of(key[k]));
        }
        barrier();

        // publish the tile's counts; turn the subgroups' counts into places in the tile
        uint inclusive = 0u;
        if (invocation < RADIX) {
            uint sum = 0u;
            [[unroll]] for (uint s = 0u; s < SUBGROUPS; s++) sum += heap[s * RADIX + invocation];
            tile_count = sum;
            if (!published && !stall)
                store_status(status_row(row) + invocation, ((row == 0u ? inclusive_state : local_state) << STATUS_SHIFT) | sum);
        }
        inclusive = subgroupInclusiveAdd(tile_count);
        if (lane == lanes - 1u) sums[subgroup] = inclusive;
        barrier();
        if (invocation < RADIX) {
            digit_begin = inclusive - tile_count;
            for (uint s = 0u; s < subgroup; s++) digit_begin += sums[s];
            uint sum = digit_begin;
            [[unroll]] for (uint s = 0u; s < SUBGROUPS; s++) {
                uint c = heap[s * RADIX + invocation];
                heap[s * RADIX + invocation] = sum;
                sum += c;
            }
        }
        barrier();
        [[unroll]] for (uint k = 0u; k < ITEMS; k++) rank[k] += heap[counter + digit_of(key[k])];

        // stable ranks put (digit, item) in ascending order
        bool disorder = false;
        if (check_stable) {
            [[unroll]] for (uint round = 0u; round < ROUNDS; round++) {
                barrier();
                if (round > 0u && invocation == 0u) edge.x = heap[ROUND_SIZE - 1u];
                if (round > 0u) barrier();
                [[unroll]] for (uint k = 0u; k < ITEMS; k++)
                    if (in_round(rank[k], round)) heap[rank[k] - round * ROUND_SIZE] = (digit_of(key[k]) << 16) | item_index(k);
                barrier();
                [[unroll]] for (uint k = 0u; k < ROUND_ITEMS; k++) {
                    uint at = k * WORKGROUP_SIZE + invocation;
                    if (at + 1u < ROUND_SIZE) disorder = disorder || heap[at + 1u] < heap[at];
                    if (at == 0u && round > 0u) disorder = disorder || heap[at] < edge.x;
                }
            }
            if (disorder) violated = 1u;
            barrier();
            if (violated != 0u) {
                for (uint i = invocation; i < COUNT_WORDS; i += WORKGROUP_SIZE) heap[i] = 0u;
                barrier();
                by_atomics = false;
                check_stable = false;
                published = true;
                continue;
            }
        }

        // reorder in shared memory, then store
        uint place[VALUES ? ITEMS : 1u];
        [[unroll]] for (uint round = 0u; round < ROUNDS; round++) {
            barrier();
            [[unroll]] for (uint k = 0u; k < ITEMS; k++)
                if (in_round(rank[k], round)) place_element(rank[k] - round * ROUND_SIZE, key[k], KEY_WORDS);

            if (round == 0u && !looked_back) {
                uint left = invocation < RADIX ? look_back(invocation, row, before) : 0u;
                if (left > 0u) atomicMax(silent, left);
                barrier();
                while (silent > 0u) {
                    uint silent_row = silent - 1u;
                    barrier();
                    if (invocation == 0u) silent = 0u;
                    count_for(silent_row, (portion_begin + silent_row) * TILE, from_alt, encode);
                    barrier();
                    if (left > 0u) left = look_back(invocation, left, before);
                    if (left > 0u) atomicMax(silent, left);
                    barrier();
                }
                if (invocation < RADIX) {
                    if (row > 0u && !stall)
                        store_status(status_row(row) + invocation, (inclusive_state << STATUS_SHIFT) | (before + tile_count));
                    if (row + 1u == push.arg[0])
                        CONTROL(push.status + (~push.arg[1] & 1u) * RADIX + invocation) = base + before + tile_count;
                    target[invocation] = base + before - digit_begin;
                }
            }
            barrier();

            [[unroll]] for (uint k = 0u; k < ROUND_ITEMS; k++) {
                uint at = k * WORKGROUP_SIZE + invocation;
                uint i = round * ROUND_SIZE + at;
                uvec2 sorted = placed_element(at, KEY_WORDS);
                uint to = target[digit_of(sorted)] + i;
                if (VALUES) place[round * ROUND_ITEMS + k] = to;
                if (store_keys && i < valid) store_key(!from_alt, to, decode ? decode_key(sorted) : sorted);
                if (check) {
                    if (at + 1u < ROUND_SIZE) disorder = disorder || key_less(placed_element(at + 1u, KEY_WORDS) & low_bits, sorted & low_bits);
                    if (at == 0u && round > 0u) disorder = disorder || key_less(sorted & low_bits, edge & low_bits);
                }
            }
            if (ROUNDS > 1u && check) {
                barrier();
                if (invocation == 0u) edge = placed_element(ROUND_SIZE - 1u, KEY_WORDS);
            }
        }

        if (VALUES) {
            uvec2 value[ITEMS];
            [[unroll]] for (uint k = 0u; k < ITEMS; k++) {
                uint i = tile_begin + item_index(k);
                value[k] = uvec2(i, 0u);
                if (!generate && item_index(k) < valid) value[k] = load_value(from_alt, i);
            }
            [[unroll]] for (uint round = 0u; round < ROUNDS; round++) {
                barrier();
                [[unroll]] for (uint k = 0u; k < ITEMS; k++)
                    if (in_round(rank[k], round)) place_element(rank[k] - round * ROUND_SIZE, value[k], VALUE_WORDS);
                barrier();
                [[unroll]] for (uint k = 0u; k < ROUND_ITEMS; k++) {
                    uint at = k * WORKGROUP_SIZE + invocation;
                    if (round * ROUND_SIZE + at < valid)
                        store_value(!from_alt, place[round * ROUND_ITEMS + k], placed_element(at, VALUE_WORDS));
                }
            }
        }

        if (!check) break;
        if (disorder) violated = 1u;
        barrier();
        if (violated == 0u) break;

        // What the first attempt stored lies in the same places: the second overwrites it.
        memoryBarrierBuffer();
        by_atomics = false;
        check = false;
        published = true;
        looked_back = true;
        for (uint i = invocation; i < COUNT_WORDS; i += WORKGROUP_SIZE) heap[i] = 0u;
        barrier();
    }

    if (STALL == STALL_LATE && stall && invocation < RADIX)
        store_status(status_row(row) + invocation, (inclusive_state << STATUS_SHIFT) | (before + tile_count));
}

void main() {
    uint flags = CONTROL(CONTROL_PASSES + 4u * push.pass);
    if ((flags & PASS_SKIP) == 0u) sort_tile(flags);
}
