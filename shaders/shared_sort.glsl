// Sorting in shared memory, stable, by one workgroup: Batcher's bitonic network in the form in which every comparator
// points the same way. An invocation loads ITEMS elements, runs as many layers of the network as join only these, and
// puts them back: log2(ITEMS) layers a round trip. Needs no subgroup operations; ITEMS is a power of two.
// The includer defines SHARED_ELEMENTS, a power of two, at least ITEMS.

// Equal keys are told apart by their origin, which makes the network stable; keys that are equal in every bit and carry
// no value need none of this.
const uint WHOLE_KEYS = 1u; // VARIANT: the window takes in all bits of the key
const bool TRACKS_ORIGIN = (VALUE_WORDS | (~VARIANT & WHOLE_KEYS)) != 0u;

const uint ITEMS_LOG2 = ITEMS >= 16u ? 4u : ITEMS >= 8u ? 3u : ITEMS >= 4u ? 2u : 1u;
shared uint low_words[KEY_WORDS == 1u ? SHARED_ELEMENTS : 1u];
shared uvec2 word_pairs[KEY_WORDS == 2u ? SHARED_ELEMENTS : 1u];
shared uint origins[TRACKS_ORIGIN ? SHARED_ELEMENTS : 1u];

struct Element {
    uvec2 key;
    uint origin; // place among all elements before sorting
};
const Element LAST_ELEMENT = Element(uvec2(0xffffffffu), 0xffffffffu);

// Where element i lies: the low 5 bits, the bank, take in bits 5..8 such that neighbouring invocations meet different
// banks in every access of sort_shared() with 8 or 16 ITEMS, and with consecutive i. place(i ^ j) is place(i) ^ place(j).
uint place(uint i) {
    uint high = (i >> 5) & 3u;
    return i ^ (high | high << 2) ^ ((i & 128u) != 0u ? 19u : 0u) ^ ((i & 256u) != 0u ? 30u : 0u);
}

uvec2 key_at(uint at) { return KEY_WORDS == 2u ? word_pairs[at] : uvec2(low_words[at], 0u); }

uint origin_at(uint at) { return TRACKS_ORIGIN ? origins[at] : 0u; }

Element element_at(uint at) { return Element(key_at(at), origin_at(at)); }

void put_element(uint at, Element element) {
    if (KEY_WORDS == 2u) word_pairs[at] = element.key;
    else low_words[at] = element.key.x;
    if (TRACKS_ORIGIN) origins[at] = element.origin;
}

void compare_exchange(inout Element a, inout Element b, uvec2 mask) {
    if (KEY_WORDS == 1u && !TRACKS_ORIGIN) {
        uint lesser = min(a.key.x, b.key.x);
        b.key.x = max(a.key.x, b.key.x);
        a.key.x = lesser;
        return;
    }
    uvec2 x = (VARIANT & WHOLE_KEYS) != 0u ? a.key : a.key & mask;
    uvec2 y = (VARIANT & WHOLE_KEYS) != 0u ? b.key : b.key & mask;
    bool same = KEY_WORDS == 2u ? x == y : x.x == y.x;
    bool swap = key_less(y, x) || (TRACKS_ORIGIN && same && b.origin < a.origin);
    uvec2 lesser = swap ? b.key : a.key;
    b.key = swap ? a.key : b.key;
    a.key = lesser;
    uint lesser_origin = swap ? b.origin : a.origin;
    b.origin = swap ? a.origin : b.origin;
    a.origin = lesser_origin;
}

// Orders positions i and i + distance of every 2 * distance, for distance = from, from / 2 .. 1.
#define HALF_CLEAN(element, from) \
    [[unroll]] for (uint distance = from; distance != 0u; distance >>= 1) \
        [[unroll]] for (uint r = 0u; r < ITEMS; r++) \
            if ((r & distance) == 0u) compare_exchange(element[r], element[r + distance], mask)

// Orders positions i and span - 1 - i of every span.
#define MIRROR(element, span) \
    [[unroll]] for (uint r = 0u; r < ITEMS; r++) \
        if ((r & (span >> 1)) == 0u) compare_exchange(element[r], element[r ^ (span - 1u)], mask)

// Sorts elements [0, count), present and visible to the workgroup; those behind, up to the next power of two (at least
// ITEMS), have to be LAST_ELEMENTs. Ends with a barrier.
void sort_shared(uint count, uvec2 mask) {
    Element element[ITEMS];
    for (uint block = gl_LocalInvocationID.x; block * ITEMS < count; block += WORKGROUP_SIZE) {
        uint at = place(block * ITEMS);
        [[unroll]] for (uint r = 0u; r < ITEMS; r++) element[r] = element_at(at ^ place(r));
        [[unroll]] for (uint span = 2u; span <= ITEMS; span *= 2u) {
            MIRROR(element, span);
            HALF_CLEAN(element, span >> 2);
        }
        [[unroll]] for (uint r = 0u; r < ITEMS; r++) put_element(at ^ place(r), element[r]);
    }
    barrier();

    uint stride_log2 = 0u;
    for (uint run = ITEMS; run < count; run *= 2u) {
        // Two runs become one: the mirrored layer and as many of the next as the same elements allow ...
        uint joined_log2 = ++stride_log2;
        uint mirrored = place(2u * run - 1u);
        for (uint block = gl_LocalInvocationID.x; block * ITEMS < SHARED_ELEMENTS; block += WORKGROUP_SIZE) {
            uint first = (block >> stride_log2 << (stride_log2 + ITEMS_LOG2)) + (block & ((1u << stride_log2) - 1u));
            if (first >= count) break;
            uint at = place(first);
            [[unroll]] for (uint r = 0u; r < ITEMS / 2u; r++) {
                element[r] = element_at(at ^ place(r << stride_log2));
                element[ITEMS - 1u - r] = element_at(at ^ mirrored ^ place(r << stride_log2));
            }
            MIRROR(element, ITEMS);
            HALF_CLEAN(element, ITEMS >> 2);
            [[unroll]] for (uint r = 0u; r < ITEMS / 2u; r++) {
                put_element(at ^ place(r << stride_log2), element[r]);
                put_element(at ^ mirrored ^ place(r << stride_log2), element[ITEMS - 1u - r]);
            }
        }
        barrier();
        // ... then the others. Where fewer than log2(ITEMS) are left, some layers run twice, to no effect.
        while (joined_log2 != 0u) {
            joined_log2 -= min(joined_log2, ITEMS_LOG2);
            for (uint block = gl_LocalInvocationID.x; block * ITEMS < SHARED_ELEMENTS; block += WORKGROUP_SIZE) {
                uint first = (block >> joined_log2 << (joined_log2 + ITEMS_LOG2)) + (block & ((1u << joined_log2) - 1u));
                if (first >= count) break;
                uint at = place(first);
                [[unroll]] for (uint r = 0u; r < ITEMS; r++) element[r] = element_at(at ^ place(r << joined_log2));
                HALF_CLEAN(element, ITEMS >> 1);
                [[unroll]] for (uint r = 0u; r < ITEMS; r++) put_element(at ^ place(r << joined_log2), element[r]);
            }
            barrier();
        }
    }
}
