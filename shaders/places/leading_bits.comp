#version 450
#extension GL_GOOGLE_include_directive : require
// Of 64-bit keys that are too uneven for leaves (leaf_choice.glsl): compresses them, and finds out whether leaves by place
// can save passes. In this order:
//   1. If keys without the bits in which all agree have LEAST_SAVED digits fewer than those in which keys differ, or more,
//      they are compressed, in the caller's array or where results go, and their digits are counted. All that follows is
//      about the compressed keys then.
//   2. One key in SAMPLED tells by how many leading digits, the prefix, passes have to sort: by as few as leave hardly any
//      prefix more elements than a leaf has room for. leaf_starts.comp finds the leaves, sort_leaves.comp sorts them.
//   3. The last workgroup to end plans the passes anew. If 1. and 2. found nothing, those of histogram.comp stay.
//   4. Behind the passes a dispatch with push.expands makes compressed keys whole, unless sort_leaves.comp has done so.
// Eight keys of six digits of 4 bits, and leaves with room for two elements:
//   given        322c01  322702  323211  501e00  501913  533301  e02420  e20b12    four digits differ in two bits alone
//   compressed   3ac1    3a72    3b25    51e0    5197    5f31    e248    e8b6
//   one digit    3       3       3       5       5       5       e       e         three elements have the prefix 3
//   two digits   3a      3a      3b      51      51      5f      e2      e8        at most two have the same prefix
// The bits that differ fill four digits. Passes sort by two of them instead of six, and leaves by the other two. Prefixes
// have LEAST_PREFIX_DIGITS at least: the line of one digit only shows what a leaf has no room for.
//
// 1., 2. and 4. are one kernel: histogram.comp decides on the GPU between 1. and a sample alone, so that two kernels would
// be two dispatches, of which at least one is empty; and each kernel is a pipeline to compile before the first sort.
#define ARGUMENTS LEADING_BITS_ARGUMENTS
#define MAY_READ_GIVEN
#include "buffers.glsl"
#include "irregular_place.glsl"
#include "keys.glsl"
#include "next_tile.glsl"
#include "compressed_keys.glsl"
#include "place_choice.glsl"
#include "plan.glsl"
#include "sync.glsl"
#include "places.glsl"

const uint MOST_DIGITS = KEY_BITS / RADIX_BITS - LEAST_SAVED; // of compressed keys

// What there is to choose from, the same in all invocations. Choice c: the prefix has the highest LEAST_PREFIX_DIGITS + c of
// the digits in which keys differ; of compressed keys, if they are compressed.
struct Choices {
    bool compresses;          // keys are compressed
    uint digit_mask;          // the digits in which keys differ then
    uint count;               // choices that save passes: 0 to count - 1
    uint low[PREFIX_CHOICES]; // by choice: the prefix's lowest bit; beyond count: any bit
};

const uint DIGITS_EACH = RADIX < 16u ? RADIX : 16u; // values of a digit that an invocation scans
shared uint excess[PREFIX_CHOICES]; // by choice: of the workgroup's sampled keys those beyond the ones that fill a leaf
shared uint most_frequent[MOST_PREFIX_DIGITS]; // by digit, from the highest: elements that have its most frequent value
shared uint fields[MOST_FIELDS]; // as CONTROL_FIELDS
shared uint field_count;
shared uint counts[MOST_DIGITS * RADIX]; // of compressed keys, by digit
shared uint sums[MOST_DIGITS * RADIX / DIGITS_EACH];
#include "digit_bases.glsl"
#define CONTROL_LAST CONTROL_LEADING_BITS_ENDED
#include "last_workgroup.glsl"

// ---- choices ----

// The lowest bit of the prefix by that choice; any bit if keys differ in too few digits.
uint prefix_low(const uint digit_mask, const uint choice) {
    uint rest = digit_mask;
    for (uint k = 1u; k < LEAST_PREFIX_DIGITS + choice && rest != 0u; k++) rest &= ~(1u << uint(findMSB(rest)));
    return digit_first(rest == 0u ? 0u : uint(findMSB(rest)));
}

Choices list_choices(const uint n, const uvec2 differ) {
    Choices choices;
    uint digit_mask = differing_digits(differ);
    choices.compresses = should_compress(differ, digit_mask);
    if (choices.compresses) digit_mask = (1u << compressed_digits(differ)) - 1u;
    choices.digit_mask = digit_mask;
    uint most = most_leading_digits(n, digit_mask, choices.compresses);
    choices.count = max(most + 1u, LEAST_PREFIX_DIGITS) - LEAST_PREFIX_DIGITS;
    [[unroll]] for (uint c = 0u; c < PREFIX_CHOICES; c++) choices.low[c] = prefix_low(digit_mask, c);
    return choices;
}

// Finds most_frequent[] of whole keys. The totals of a digit are the differences of bases that histogram.comp has stored.
void find_most_frequent(const uint n, const Choices choices) {
    uint rest = choices.digit_mask;
    uint most_digits = LEAST_PREFIX_DIGITS + choices.count - 1u; // of the last choice
    [[dont_unroll]] for (uint k = 0u; k < most_digits; k++) {
        uint highest = uint(findMSB(rest));
        uint bases = CONTROL_HISTOGRAMS + highest * RADIX;
        uint most = 0u;
        for (uint d = gl_LocalInvocationIndex; d < RADIX; d += WORKGROUP_SIZE)
            most = max(most, (d + 1u < RADIX ? CONTROL(bases + d + 1u) : n) - CONTROL(bases + d));
        atomicMax(most_frequent[k], most);
        rest &= ~(1u << highest);
    }
    barrier();
}

// A test without a sample: would the most frequent prefix by this choice fit a leaf if digits were independent of each
// other? It would have n elements times the product of each digit's greatest share. Digits that depend on each other may
// make prefixes larger, up to n (room / n)^(1 / digits) elements, so the sample, or sort_range.glsl, has the last word.
bool may_fit(const uint n, const uint choice) {
    float greatest = float(n);
    for (uint k = 0u; k < LEAST_PREFIX_DIGITS + choice; k++) greatest *= float(most_frequent[k]) / float(n);
    return greatest <= float(push.place_room);
}

// ---- the sample ----

// Sampled keys of a prefix that fill three quarters of a leaf.
REQUIRE(a_byte_counts_twice_as_many, MOST_PLACE / SAMPLED * 3u / 4u <= 127u)
uint filling_keys() { return push.place_room / SAMPLED * 3u / 4u; }

// Little excess, of sampled keys beyond these: few prefixes have them, whose leaves take longer. A leaf that has no room is
// sorted by digits.
uint most_excess(const uint n) { return n / SAMPLED / 64u; }

// The byte that counts the sampled keys of a prefix, by its hash: few prefixes share one.
uint prefix_slot(const uint choice, const uvec2 key, const uint low) {
    uvec2 prefix = key & bits_from(low);
    uint hash = (prefix.x * 0x85ebca6bu ^ prefix.y) * 0x9e3779b1u;
    hash ^= hash >> 15;
    hash *= 0x846ca68bu;
    return choice << push.slot_bits | hash >> (32u - push.slot_bits);
}

// Counts a sampled key for each choice that may serve yet. It is in excess if filling_keys() of its prefix came before; if
// twice as many did, the choice has ended. Other invocations may still add to such a byte: if it overflows, only bytes of
// the same choice change, and that no longer counts.
void count_key(const uvec2 key, const Choices choices) {
    uint most = most_excess(element_count());
    uint before[PREFIX_CHOICES]; // all under way at once
    [[unroll]] for (uint c = 0u; c < PREFIX_CHOICES; c++) {
        bool wanted = c < choices.count && LOAD_IN_WORKGROUP(excess[c]) <= most;
        uint slot = prefix_slot(c, key, choices.low[c]);
        uint shift = slot % 4u * 8u;
        before[c] = wanted ? atomicAdd(CONTROL(push.slot_base + slot / 4u), 1u << shift) >> shift & 255u : 0u;
    }
    [[unroll]] for (uint c = 0u; c < PREFIX_CHOICES; c++)
        if (before[c] >= filling_keys()) atomicAdd(excess[c], before[c] < 2u * filling_keys() ? 1u : most + 1u);
}

// Samples keys as given, which agree in their leading bits where encoded ones do. The workgroups' shares alternate, so that
// each has some of keys that lie near each other.
void sample_keys(const uint n, const Choices choices) {
    uint workgroups = gl_NumWorkGroups.x * gl_NumWorkGroups.y;
    uint first = gl_LocalInvocationIndex * workgroups + workgroup_index();
    for (uint i = first; i < n / SAMPLED; i += workgroups * WORKGROUP_SIZE)
        count_key(load_key(false, irregular_place(i, SAMPLED)), choices);
}

// The word of the sum of all workgroups' excess[choice], behind the totals of compressed keys' digits. histogram.comp has
// cleared these words, and the slots.
uint excess_word(const uint choice) { return push.totals + MOST_DIGITS * RADIX + choice; }

// ---- compressing ----
#include "list_fields.glsl"

const uint COMPRESSED_TILE = WORKGROUP_SIZE * COMPRESSED_ITEMS; // keys

uvec2 key[COMPRESSED_ITEMS];        // the invocation's keys of a tile,
uvec2 compressed[COMPRESSED_ITEMS]; // and these compressed

uint item_at(const uint k) { return k * WORKGROUP_SIZE + gl_LocalInvocationIndex; }

// The invocation loads its own keys alone: others of the tile may be overwritten by now.
void load_tile(const uint begin, const uint valid) {
    [[unroll]] for (uint k = 0u; k < COMPRESSED_ITEMS; k++)
        key[k] = item_at(k) < valid ? load_key(false, begin + item_at(k)) : uvec2(0u);
}

// Compresses a tile's keys, of which so many are valid, and counts their digits.
void compress_tile(const uint begin, const uint valid, const uint digits) {
    [[unroll]] for (uint k = 0u; k < COMPRESSED_ITEMS; k++) {
        key[k] = encode_key(key[k]);
        compressed[k] = uvec2(0u);
    }
    [[dont_unroll]] for (uint f = 0u; f < field_count; f++) {
        Field field = unpack_field(fields[f]);
        MOVE_FIELD(key, compressed, COMPRESSED_ITEMS, field.from, field.to, field.mask)
    }
    [[unroll]] for (uint k = 0u; k < COMPRESSED_ITEMS; k++)
        if (item_at(k) < valid) store_key(false, begin + item_at(k), compressed[k]);
    [[unroll]] for (uint p = 0u; p < MOST_DIGITS; p++) {
        if (p >= digits) break;
        [[unroll]] for (uint k = 0u; k < COMPRESSED_ITEMS; k++)
            if (item_at(k) < valid) atomicAdd(counts[p * RADIX + key_digit(compressed[k], p * RADIX_BITS, RADIX_BITS)], 1u);
    }
}

// Samples one key in SAMPLED of the tile, at an irregular place.
void sample_tile(const uint begin, const uint valid, const Choices choices) {
    uint hash = begin / COMPRESSED_TILE * 0x9e3779b1u;
    uint item = (hash >> 16) % COMPRESSED_ITEMS;
    uvec2 chosen = compressed[0];
    [[unroll]] for (uint k = 1u; k < COMPRESSED_ITEMS; k++)
        if (k == item) chosen = compressed[k];
    bool counts_it = (gl_LocalInvocationIndex ^ hash >> 24) % (SAMPLED / COMPRESSED_ITEMS) == 0u;
    if (counts_it && item_at(item) < valid) count_key(chosen, choices);
}

#ifdef GPUSORTI_ADDRESS
// Where results have arrays of their own the keys go there, and so have to do the values.
void copy_values(const uint begin, const uint valid) {
    bool values = VALUE_WORDS != 0u && (FLAGS & FLAG_WRITE_INDICES) == 0u && GIVEN_VALUES != push.values;
    if (!values) return;
    for (uint i = gl_LocalInvocationIndex; i < valid; i += WORKGROUP_SIZE)
        store_value(false, begin + i, load_value(false, begin + i));
}
#endif

// Compresses all keys, counts their digits, and samples them.
void compress_keys(const uint n, const uint digits, const Choices choices) {
    for (uint i = gl_LocalInvocationIndex; i < digits * RADIX; i += WORKGROUP_SIZE) counts[i] = 0u;
    barrier();
    for (uint begin = workgroup_index() * COMPRESSED_TILE; begin < n; begin = next_tile(begin, n, COMPRESSED_TILE)) {
        uint valid = min(n - begin, COMPRESSED_TILE);
        load_tile(begin, valid);
        if (valid == COMPRESSED_TILE) compress_tile(begin, COMPRESSED_TILE, digits); // a constant: no branches
        else compress_tile(begin, valid, digits);
        sample_tile(begin, valid, choices);
#ifdef GPUSORTI_ADDRESS
        copy_values(begin, valid);
#endif
    }
    barrier();
    for (uint i = gl_LocalInvocationIndex; i < digits * RADIX; i += WORKGROUP_SIZE)
        if (counts[i] != 0u) atomicAdd(CONTROL(push.totals + i), counts[i]);
}

// By the last workgroup: what later kernels need to know of compressed keys.
void publish_compressed(const uint digits) {
    // raw keys: passes take digits that differ from encoded ones in these bits
    uvec2 flipped = (FLAGS & FLAG_RAW) != 0u ? encode_key(uvec2(0u)) : uvec2(0u);
    for (uint i = gl_LocalInvocationIndex; i < digits * RADIX; i += WORKGROUP_SIZE) {
        uint total = load_shared_word(push.totals + i);
        counts[i] = total;
        // all lower digits share the last word, which no choice reads: compressed keys have too few digits for that
        atomicMax(most_frequent[min(digits - 1u - i / RADIX, MOST_PREFIX_DIGITS - 1u)], total);
    }
    for (uint f = gl_LocalInvocationIndex; f < field_count; f += WORKGROUP_SIZE) CONTROL(CONTROL_FIELDS + f) = fields[f];
    barrier();
    store_bases(digits, flipped);
    if (gl_LocalInvocationIndex == 0u) {
        CONTROL(CONTROL_FLIPS) = flipped.x;
        CONTROL(CONTROL_FLIPS + 1u) = flipped.y;
        CONTROL(CONTROL_FIELD_COUNT) = field_count;
    }
}

// 4.: whole keys again, after passes.
void expand_keys() {
    uint n = element_count();
    uint fields_used = CONTROL(CONTROL_PLACES) == 0u ? compressed_fields() : 0u;
    if (fields_used == 0u) return;
    for (uint begin = workgroup_index() * COMPRESSED_TILE; begin < n; begin = next_tile(begin, n, COMPRESSED_TILE)) {
        uint valid = min(n - begin, COMPRESSED_TILE);
        load_tile(begin, valid);
        EXPAND_KEYS(key, COMPRESSED_ITEMS, fields_used)
        [[unroll]] for (uint k = 0u; k < COMPRESSED_ITEMS; k++)
            if (item_at(k) < valid)
                store_key(false, begin + item_at(k), (FLAGS & FLAG_RAW) != 0u ? key[k] : decode_key(key[k]));
    }
}

// ---- planning, by the workgroup that ends last ----

// The lowest bit of the prefix; 0: leaves by place do not serve. Leaves with little excess take longer than one more pass
// would. So the first choice without any serves; if there is none, the first one with little, but not the last choice.
// With the last choice passes and leaves cost as much as passes by all digits: any excess makes them slower than these.
// sort_leaves.comp needs room in 64 bits for the bits below the prefix and for two numbers of elements of a leaf. The lowest
// bit is computed anew, as an index that is no constant would put choices.low[] into memory.
uint choose_prefix(const uint n, const Choices choices) {
    uint chosen = 0u;
    for (uint c = 0u; c < choices.count; c++) {
        uint low = prefix_low(choices.digit_mask, c);
        uint found = load_shared_word(excess_word(c));
        bool fits = low + 2u * uint(findMSB(push.place_room)) <= KEY_BITS;
        if (!fits || !may_fit(n, c)) continue;
        if (found == 0u) return low;
        if (chosen == 0u && found <= most_excess(n) && c + 1u < choices.count) chosen = low;
    }
    return chosen;
}

// Plans passes by the prefix, whose lowest bit is leaf_first, and leaves by place; by all digits if it is 0. Then an odd
// number of passes gets one that copies: a whole key has an even number of digits, as make_plan() wants it.
void plan(const Choices choices, const uint leaf_first) {
    uint elements = choices.compresses ? ELEMENTS_COMPRESSED : ELEMENTS_GIVEN;
    write_plan(make_plan(elements, choices.digit_mask, leaf_first, true), push.tile, push.portion_tiles);
    if (leaf_first == 0u || gl_LocalInvocationIndex != 0u) return;
    CONTROL(CONTROL_PLACES) = 1u;
    write_size(SIZE_PLACES, CUT_PLACES * cuts_within(element_count()) + 1u); // at most
}

// 1. to 3. Each workgroup takes its share of the keys; the last one to end plans.
void look_at_keys() {
    uint n = element_count();
    uvec2 differ = differing_bits();
    Choices choices = list_choices(n, differ);
    uint digits = bitCount(choices.digit_mask);
    if (gl_LocalInvocationIndex == 0u && choices.compresses) list_fields(differ, digits);
    if (gl_LocalInvocationIndex < MOST_PREFIX_DIGITS) most_frequent[gl_LocalInvocationIndex] = 0u;
    if (gl_LocalInvocationIndex < PREFIX_CHOICES) excess[gl_LocalInvocationIndex] = 0u;
    barrier();
    if (choices.compresses) {
        compress_keys(n, digits, choices);
    } else {
        find_most_frequent(n, choices);
        // The last choice has the longest prefix: if not even that may fit, none does. All workgroups return alike, and the
        // plan of histogram.comp stays. There is a choice, or histogram.comp would not have started this kernel.
        if (!may_fit(n, choices.count - 1u)) return;
        sample_keys(n, choices);
    }
    barrier();
    uint own = gl_LocalInvocationIndex;
    if (own < PREFIX_CHOICES && excess[own] != 0u)
        atomicAdd(CONTROL(excess_word(own)), min(excess[own], most_excess(n) + 1u));
    if (!ends_last(gl_NumWorkGroups.x * gl_NumWorkGroups.y)) return;
    if (choices.compresses) publish_compressed(digits);
    uint leaf_first = choose_prefix(n, choices);
    if (choices.compresses || leaf_first != 0u) plan(choices, leaf_first);
}

// load_key() loads keys as they were given as long as this kernel looks at them, and what passes have left to expand that.
void main() {
    from_given = push.expands == 0u;
    if (push.expands != 0u) expand_keys();
    else if (CONTROL(CONTROL_MAY_PLACE) != 0u) look_at_keys();
}
