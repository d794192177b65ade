// Sorting in shared memory, stable, by one workgroup: Batcher's bitonic network in the form in which every comparator
// points the same way. An invocation loads ITEMS elements, runs as many layers of the network as join only these, and
// puts them back: log2(ITEMS) layers a round trip. Needs no subgroup operations but the basic ones, by which it saves
// barriers where subgroups are full; ITEMS is a power of two from FEWEST_SORTED_ITEMS to MOST_NETWORK_ITEMS.
// The includer defines SHARED_ELEMENTS, those that all invocations hold, a power of two, and IN_ROUNDS where it tells
// elements of one word apart by these words alone, and has `origins` for itself.
#include "sync.glsl"

// Equal keys are told apart by their origin, which makes the network stable; keys that are equal in every bit and carry
// no value need none of this.
const bool HAS_ORIGIN = (VALUE_WORDS | (~VARIANT & VARIANT_WHOLE_KEYS)) != 0u;
#ifdef IN_ROUNDS
const bool TRACKS_ORIGIN = HAS_ORIGIN && KEY_WORDS == 2u;
#else
const bool TRACKS_ORIGIN = HAS_ORIGIN;
#endif

#include "items_log2.glsl"
const uint PADDED = SHARED_ELEMENTS + SHARED_ELEMENTS / ITEMS;
shared uint low_words[KEY_WORDS == 1u ? PADDED : 1u];
shared uvec2 word_pairs[KEY_WORDS == 2u ? PADDED : 1u];
shared uint origins[HAS_ORIGIN ? PADDED : 1u];

struct Element {
    uvec2 key;
    uint origin; // position among all elements before sorting
};
const Element LAST_ELEMENT = Element(uvec2(0xffffffffu), 0xffffffffu);

// Where element i lies: one of ITEMS + 1 stays free, so that neighbouring invocations meet different banks.
// slot_of(i | j) is slot_of(i) + slot_of(j) where i and j have no bit in common.
uint slot_of(const uint i) { return i + (i >> ITEMS_LOG2); }

uvec2 key_at(const uint at) { return KEY_WORDS == 2u ? word_pairs[at] : uvec2(low_words[at], 0u); }

uint origin_at(const uint at) { return TRACKS_ORIGIN ? origins[at] : 0u; }

Element element_at(const uint at) { return Element(key_at(at), origin_at(at)); }

void put_element(const uint at, const Element element) {
    if (KEY_WORDS == 2u) word_pairs[at] = element.key;
    else low_words[at] = element.key.x;
    if (TRACKS_ORIGIN) origins[at] = element.origin;
}

void compare_exchange(inout Element a, inout Element b, const uvec2 mask) {
    if (KEY_WORDS == 1u && !TRACKS_ORIGIN) {
        uint lesser = min(a.key.x, b.key.x);
        b.key.x = max(a.key.x, b.key.x);
        a.key.x = lesser;
        return;
    }
    uvec2 x = (VARIANT & VARIANT_WHOLE_KEYS) != 0u ? a.key : a.key & mask;
    uvec2 y = (VARIANT & VARIANT_WHOLE_KEYS) != 0u ? b.key : b.key & mask;
    bool same = KEY_WORDS == 2u ? x == y : x.x == y.x;
    bool swap = key_less(y, x) || (TRACKS_ORIGIN && same && b.origin < a.origin);
    uvec2 lesser = swap ? b.key : a.key;
    b.key = swap ? a.key : b.key;
    a.key = lesser;
    uint lesser_origin = swap ? b.origin : a.origin;
    b.origin = swap ? a.origin : b.origin;
    a.origin = lesser_origin;
}

// Orders positions i and i + distance of every 2 * distance, for distance = from, from / 2 .. 1. Loops over registers count
// by one up to a constant: so every driver unrolls them, which keeps the elements out of memory.
#define HALF_CLEAN(element, from, mask) \
    [[unroll]] for (uint step = 0u; step < ITEMS_LOG2; step++) \
        [[unroll]] for (uint r = 0u; r < ITEMS; r++) \
            if ((r & ((from) >> step)) != 0u) compare_exchange(element[r - ((from) >> step)], element[r], mask)

// Orders positions i and span - 1 - i of every span.
#define MIRROR(element, span, mask) \
    [[unroll]] for (uint r = 0u; r < ITEMS; r++) \
        if ((r & ((span) >> 1)) == 0u) compare_exchange(element[r], element[r ^ ((span) - 1u)], mask)

// The invocation's number where a subgroup joins what its invocations hold: they have consecutive numbers, but need not have
// consecutive indices in the workgroup.
uint sorter() {
    return FULL_SUBGROUPS != 0u ? gl_SubgroupID * SUBGROUP_SIZE + gl_SubgroupInvocationID : gl_LocalInvocationIndex;
}

// The layers in which positions differ in one of the bits [stride_log2, stride_log2 + ITEMS_LOG2).
void half_clean(const uint count, const uvec2 mask, const uint stride_log2) {
    uint block = sorter();
    uint first = (block >> stride_log2 << (stride_log2 + ITEMS_LOG2)) + (block & ((1u << stride_log2) - 1u));
    if (first >= count) return;
    Element element[ITEMS];
    uint at = slot_of(first);
    [[unroll]] for (uint r = 0u; r < ITEMS; r++) element[r] = element_at(at + slot_of(r << stride_log2));
    HALF_CLEAN(element, ITEMS >> 1, mask);
    [[unroll]] for (uint r = 0u; r < ITEMS; r++) put_element(at + slot_of(r << stride_log2), element[r]);
}

// Two runs of ITEMS << stride_log2 >> 1 become one: the mirrored layer and as many of the next as join the same elements.
void mirror_clean(const uint count, const uvec2 mask, const uint stride_log2) {
    uint block = sorter();
    uint start = block >> stride_log2 << (stride_log2 + ITEMS_LOG2);
    uint offset = block & ((1u << stride_log2) - 1u);
    if (start + offset >= count) return;
    Element element[ITEMS];
    uint low = slot_of(start + offset);
    uint high = slot_of(start + (ITEMS << stride_log2) - 1u - offset);
    [[unroll]] for (uint r = 0u; r < ITEMS / 2u; r++) {
        element[r] = element_at(low + slot_of(r << stride_log2));
        element[ITEMS - 1u - r] = element_at(high - slot_of(r << stride_log2));
    }
    MIRROR(element, ITEMS, mask);
    HALF_CLEAN(element, ITEMS >> 2, mask);
    [[unroll]] for (uint r = 0u; r < ITEMS / 2u; r++) {
        put_element(low + slot_of(r << stride_log2), element[r]);
        put_element(high - slot_of(r << stride_log2), element[ITEMS - 1u - r]);
    }
}

// Until all is visible that aligned groups of so many invocations, by their numbers, have written to shared memory.
void join(const uint invocations) {
    if (FULL_SUBGROUPS != 0u && invocations <= SUBGROUP_SIZE && SUBGROUP_SIZE <= WORKGROUP_SIZE) {
        subgroup_sync();
    } else {
        barrier();
    }
}

// The layers below the mirrored trip, if strides reach up to there. They are constants, so that an access is an invocation's
// base plus a constant; where fewer than ITEMS_LOG2 layers are left, some run twice, to no effect.
// An access with stride 1 << s is to what 1 << s invocations hold.
#define HALF_CLEAN_FROM(constant_log2, stride_log2, count, mask) \
    if ((2u * ITEMS << (constant_log2)) <= SHARED_ELEMENTS && stride_log2 > (constant_log2)) { \
        half_clean(count, mask, constant_log2); \
        if ((constant_log2) != 0u) join(1u << (constant_log2)); \
    }

REQUIRE(six_trips_reach_through_a_workgroup, MOST_SIZE <= 1u << 6u * LEAST_SORTED_LAYERS)

// Two runs of ITEMS << stride_log2 >> 1 become one.
void merge_runs(const uint count, const uvec2 mask, const uint stride_log2) {
    join(1u << stride_log2);
    mirror_clean(count, mask, stride_log2);
    join(1u << stride_log2);
    HALF_CLEAN_FROM(5u * ITEMS_LOG2, stride_log2, count, mask)
    HALF_CLEAN_FROM(4u * ITEMS_LOG2, stride_log2, count, mask)
    HALF_CLEAN_FROM(3u * ITEMS_LOG2, stride_log2, count, mask)
    HALF_CLEAN_FROM(2u * ITEMS_LOG2, stride_log2, count, mask)
    HALF_CLEAN_FROM(ITEMS_LOG2, stride_log2, count, mask)
    HALF_CLEAN_FROM(0u, stride_log2, count, mask)
}

// Sorts the ITEMS elements of an invocation and puts them where sort_blocks() wants block number `block`.
void put_block(uint block, Element element[ITEMS], uvec2 mask) {
    [[unroll]] for (uint bits = 1u; bits <= ITEMS_LOG2; bits++) {
        MIRROR(element, 1u << bits, mask);
        HALF_CLEAN(element, 1u << bits >> 2, mask);
    }
    uint at = slot_of(block * ITEMS);
    [[unroll]] for (uint r = 0u; r < ITEMS; r++) put_element(at + r, element[r]);
}

// Sorts what lies in blocks [0, blocks), put by this invocation or any other; in which order is of no importance, since
// origins tell what came first. Those behind, up to the next power of two, have to hold LAST_ELEMENTs.
void sort_blocks(const uint blocks, const uvec2 mask) {
    uint count = blocks * ITEMS;
    barrier();
    [[dont_unroll]] for (uint stride_log2 = 1u; (ITEMS << (stride_log2 - 1u)) < count; stride_log2++)
        merge_runs(count, mask, stride_log2);
    barrier();
}
