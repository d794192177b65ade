#version 450
#extension GL_GOOGLE_include_directive : require
#extension GL_KHR_memory_scope_semantics : require
// The first k, a round (candidates.glsl): a workgroup goes over its span of a segment, tile by tile, and keeps what does not
// pass a pivot. Where that would be more than there is room for, it lowers the pivot, digit by digit from the top and among
// equals by the order in the array, to one that at least push.limit elements so far do not pass.
// Where few are wanted, the invocations' least keys of the first tile give a first pivot that most often is good.
// Needs no subgroup operations. ITEMS is at most MOST_SELECT_ITEMS.
#include "candidates.glsl"
const uint DIGIT_BITS = 8u;
const uint DIGITS = 1u << DIGIT_BITS;
const uint COUNTS = 2u * DIGITS; // of one digit and, cleared meanwhile, of the next
#include "last_wanted.glsl"
REQUIRE(a_digit_is_a_choice, DIGITS == CHOICES)
#include "sync.glsl"

// VARIANT is 0 or
const bool FIRST_ROUND = (VARIANT & VARIANT_CANDIDATES) == 0u;

shared uint kept;

uint first;        // of the span: element or candidate,
uint offset;       // of the tile in it
uint to;           // the first candidate that is left
uvec2 mask;        // the window
uvec2 key[ITEMS];  // in its order-preserving form
uint valid;        // bits: items that there are,
uint chosen;       // and that do not pass the pivot:
uvec2 last_key;    // of the window's bits,
uint last_order;   // and of the order of elements with this key

uint place_of(const uint item) { return offset + item * WORKGROUP_SIZE + invocation; }
bool has(const uint items, const uint item) { return (items & 1u << item) != 0u; }

// What tells the earlier of two elements: places in the span, or indices.
uint order_of(const uint item) {
    uint place = place_of(item);
    return FIRST_ROUND ? place : CANDIDATE_INDEX(first + place);
}

void load_tile(const uint n) {
    uint items = n > invocation ? (n - invocation + WORKGROUP_SIZE - 1u) / WORKGROUP_SIZE : 0u;
    valid = items >= 32u ? 0xffffffffu : (1u << items) - 1u;
    [[unroll]] for (uint k = 0u; k < ITEMS; k++)
        key[k] = load_key(!FIRST_ROUND, first + min(place_of(k), offset + n - 1u));
    [[unroll]] for (uint k = 0u; k < ITEMS; k++) {
        if (FIRST_ROUND) key[k] = encode_key(key[k]);
        else if (same(key[k], NO_KEY) && has(valid, k) && order_of(k) == NO_INDEX) valid &= ~(1u << k);
    }
}

uvec2 least_key() {
    uvec2 least = NO_KEY;
    [[unroll]] for (uint k = 0u; k < ITEMS; k++)
        if (has(valid, k) && key_less(key[k] & mask, least)) least = key[k] & mask;
    return least;
}

void choose() {
    chosen = 0u;
    [[unroll]] for (uint k = 0u; k < ITEMS; k++)
        if (!key_less(last_key, key[k] & mask)) chosen |= 1u << k;
    chosen &= valid;
    if (last_order == NO_INDEX) return;
    [[unroll]] for (uint k = 0u; k < ITEMS; k++)
        if (has(chosen, k) && same(key[k] & mask, last_key) && order_of(k) > last_order) chosen &= ~(1u << k);
}

// The first of the places for what an invocation has chosen.
uint claim_places() {
    uint place = 0u;
    barrier();
    if (chosen != 0u) place = atomicAdd(kept, uint(bitCount(chosen)));
    barrier();
    return place;
}

void store_chosen(const uint place) {
    uint at = to + place;
    if (chosen == 0u) return;
    [[unroll]] for (uint k = 0u; k < ITEMS; k++) {
        if (!has(chosen, k)) continue;
        store_key(true, at, key[k]);
        CANDIDATE_INDEX(at) = FIRST_ROUND ? first + place_of(k) : order_of(k);
        at++;
    }
}

// Of `count` elements kept so far, those that do not pass the pivot stay. What others of the workgroup have stored is read
// back: ordered by workgroup_sync() alone, which is more than Vulkan's memory model says, see sync.glsl.
void keep_again(const uint count) {
    if (invocation == 0u) kept = 0u;
    for (uint i = invocation; i - invocation < count; i += WORKGROUP_SIZE) {
        uvec2 element = load_key(true, to + min(i, count - 1u));
        uint index = CANDIDATE_INDEX(to + min(i, count - 1u));
        uint order = FIRST_ROUND ? index - first : index;
        bool stays = i < count && !key_less(last_key, element & mask) &&
                     (order <= last_order || !same(element & mask, last_key));
        workgroup_sync();
        if (!stays) continue;
        uint at = to + atomicAdd(kept, 1u);
        store_key(true, at, element);
        CANDIDATE_INDEX(at) = index;
    }
    workgroup_sync();
}

// Of the elements kept and those chosen.
void count_digit(const uint side, const Prefix prefix, const uint count) {
    if (chosen != 0u) {
        [[unroll]] for (uint k = 0u; k < ITEMS; k++)
            if (has(chosen, k)) count_element(side, prefix, key[k] & mask, prefix.of_key ? 0u : order_of(k));
    }
    for (uint i = invocation; i < count; i += WORKGROUP_SIZE) {
        uint order = 0u;
        if (!prefix.of_key) order = CANDIDATE_INDEX(to + i) - (FIRST_ROUND ? first : 0u);
        count_element(side, prefix, load_key(true, to + i) & mask, order);
    }
}

// Lowers the pivot to one that at least push.limit elements do not pass, of the `count` kept and the chosen ones, and few
// others. by_least: of the invocations' least elements alone.
void lower_pivot(const bool by_least, const uint count, const uint orders) {
    uvec2 least = by_least ? least_key() : NO_KEY;
    uint most = push.limit + (push.room - push.limit) / 4u;
    uint end = push.bit_count + (by_least ? 0u : FIRST_ROUND ? uint(findMSB(orders)) + 1u : 32u);
    uint before = 0u;
    uint side = 0u;
    Prefix prefix = Prefix(uvec2(0u), uvec2(0u), 0u, 0u, 0u, 0u, true);
    uint order = NO_INDEX;
    for (uint d = invocation; d < DIGITS; d += WORKGROUP_SIZE) counts[d] = 0u;
    workgroup_sync();
    for (uint done = 0u; done < end; done += prefix.bits) {
        prefix.of_key = done < push.bit_count;
        prefix.bits = min(DIGIT_BITS, (prefix.of_key ? push.bit_count : end) - done);
        prefix.low = (prefix.of_key ? push.first_bit + push.bit_count : end) - done - prefix.bits;
        if (!by_least) count_digit(side, prefix, count);
        else if (valid != 0u) count_element(side, prefix, least, 0u);
        for (uint d = invocation; d < DIGITS; d += WORKGROUP_SIZE) counts[DIGITS - side + d] = 0u;
        find_digit(side, push.limit - before);
        uint ones = (1u << prefix.bits) - 1u;
        before += found_before;
        if (prefix.of_key) {
            prefix.key |= digit_in_key(found_digit, prefix.low);
            prefix.key_bits |= digit_in_key(ones, prefix.low);
        } else {
            prefix.order |= found_digit << prefix.low;
            prefix.order_bits |= ones << prefix.low;
            order = prefix.order | ((1u << prefix.low) - 1u);
        }
        if (before + found_count <= most) break;
        side = DIGITS - side;
    }
    prefix.key |= mask & ~prefix.key_bits;
    if (key_less(last_key, prefix.key)) return; // the pivot that they all have
    last_order = same(last_key, prefix.key) ? min(last_order, order) : order;
    last_key = prefix.key;
}

// Keeps what a tile has.
void keep_tile(const uint n, const uint orders) {
    uint count = kept;
    uint place;
    bool by_least = FIRST_ROUND && offset == 0u && n > push.room && push.limit <= WORKGROUP_SIZE / 4u;
    load_tile(n);
    for (;;) {
        if (!by_least) {
            choose();
            place = claim_places();
            if (kept <= push.room) break;
        }
        lower_pivot(by_least, count, orders);
        if (!by_least) keep_again(count);
        by_least = false;
    }
    store_chosen(place);
}

void main() {
    uint size = FIRST_ROUND ? push.span : push.later;
    if (!find_span() || span >= spans_of(left, size)) return;
    uint n = min(left - span * size, size);
    invocation = gl_LocalInvocationIndex;
    mask = window_mask();
    first = (FIRST_ROUND ? begin : candidates) + span * size;
    to = push.to + workgroup_index() * push.room;
    last_key = mask;
    last_order = NO_INDEX;
    offset = 0u;
    if (invocation == 0u) kept = 0u;
    barrier();
    for (;;) {
        keep_tile(min(n - offset, TILE), n);
        if (n - offset <= TILE) break;
        offset += TILE;
    }
    for (uint i = kept + invocation; i < push.room; i += WORKGROUP_SIZE) {
        store_key(true, to + i, NO_KEY);
        CANDIDATE_INDEX(to + i) = NO_INDEX;
    }
}
