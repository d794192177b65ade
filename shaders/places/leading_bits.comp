#version 450
#extension GL_GOOGLE_include_directive : require
// Of 64-bit keys that are too uneven for leaves (leaf_choice.glsl): compresses them, and finds out whether leaves by place
// can save passes. In this order:
//   1. If the bits in which all keys agree take the room of LEAST_SAVED digits, the keys are compressed, in the caller's
//      array or where results go, and their digits are counted. All that follows is about the compressed keys then.
//   2. One key in SAMPLED tells by how many leading digits, the prefix, passes have to sort: by as few as leave hardly any
//      prefix more elements than a leaf has room for. leaf_starts.comp looks at all prefixes, sort_leaves.comp sorts leaves.
//   3. The last workgroup to end plans the passes anew. If 1. and 2. found nothing, those of histogram.comp stay.
//   4. Behind the passes a dispatch with push.expands makes compressed keys whole, unless sort_leaves.comp has done so.
// Eight keys of six digits of 4 bits, and leaves with room for two elements:
//   given        3a00c1  3a0072  3b0025  5100e0  510097  5f0031  e20048  e800b6    all agree in two digits
//   compressed   3ac1    3a72    3b25    51e0    5197    5f31    e248    e8b6
//   one digit    3       3       3       5       5       5       e       e         three elements have the prefix 3
//   two digits   3a      3a      3b      51      51      5f      e2      e8        at most two have the same prefix
// Passes sort by two digits in place of six, and leaves by the other two.
//
// 1., 2. and 4. are one kernel: histogram.comp decides on the GPU between 1. and a sample alone, so that two kernels would
// be two dispatches, of which at least one is empty; and each kernel is a pipeline to compile before the first sort.
#define ARGUMENTS LEADING_BITS_ARGUMENTS
#define MAY_READ_GIVEN
#include "buffers.glsl"
#include "keys.glsl"
#include "compressed_keys.glsl"
#include "plan.glsl"
#include "sync.glsl"
#include "places.glsl"

const uint NO_DIGIT = 0xffffffffu;
const uint MOST_DIGITS = KEY_BITS / RADIX_BITS - LEAST_SAVED; // of compressed keys

// A choice is a number of leading digits, from LEAST_PREFIX_DIGITS on.
shared uint skewed[PREFIX_CHOICES]; // by choice: sampled keys beyond those that fill a leaf, see count_key()
shared uint most_often[MOST_PREFIX_DIGITS]; // by digit, from the highest: elements that have its most frequent value
shared uint fields[MOST_FIELDS]; // as CONTROL_FIELDS
shared uint field_count;

const uint DIGITS_EACH = RADIX < 16u ? RADIX : 16u; // digits that an invocation scans
shared uint counts[MOST_DIGITS * RADIX]; // of compressed keys, by digit
shared uint sums[MOST_DIGITS * RADIX / DIGITS_EACH];
#include "digit_bases.glsl"
#define CONTROL_LAST CONTROL_LEADING_BITS_ENDED
#include "last_workgroup.glsl"

// The lowest of so many leading digits, of those in which keys differ; NO_DIGIT if these are more than `most`.
uint lowest_digit(const uint differing, const uint digits, const uint most) {
    if (digits > most) return NO_DIGIT;
    uint rest = differing;
    for (uint k = 1u; k < digits; k++) rest &= ~(1u << uint(findMSB(rest)));
    return uint(findMSB(rest));
}

// Finds most_often[] of so many leading digits, whose totals are the differences of bases that histogram.comp has stored.
void count_most_often(const uint n, const uint differing, const uint digits) {
    uint rest = differing;
    [[dont_unroll]] for (uint k = 0u; k < digits; k++) {
        uint top = uint(findMSB(rest));
        uint bases = CONTROL_HISTOGRAMS + top * RADIX;
        uint most = 0u;
        for (uint d = gl_LocalInvocationIndex; d < RADIX; d += WORKGROUP_SIZE)
            most = max(most, (d + 1u < RADIX ? CONTROL(bases + d + 1u) : n) - CONTROL(bases + d));
        atomicMax(most_often[k], most);
        rest &= ~(1u << top);
    }
}

// Whether it is worth while to look at a sample: whether, if digits were independent of each other, the most frequent prefix
// would fit a leaf. Whatever the keys, no prefix then has more than n (room / n)^(1 / digits) elements: the most frequent
// value of some digit has no more.
bool may_fit(const uint n, const uint digits) {
    float greatest = float(n);
    for (uint k = 0u; k < digits; k++) greatest *= float(most_often[k]) / float(n);
    return greatest <= float(push.place_room);
}

// Sampled keys of a prefix that fill three quarters of a leaf.
REQUIRE(a_byte_counts_twice_as_many, MOST_PLACE / SAMPLED * 3u / 4u <= 127u)
uint filling_keys() { return push.place_room / SAMPLED * 3u / 4u; }

// Sampled keys that may be beyond these, if a choice saves more passes than leaves take the time of. They have few prefixes,
// whose leaves take longer; a leaf that has no room is sorted by digits.
uint most_skewed(const uint n) { return n / SAMPLED / 64u; }

// A key of each part of the input, at irregular places. Keys agree in their leading bits where encoded ones do.
uvec2 load_sampled(const uint i) {
    uint jitter;
    uint unused;
    umulExtended(i * 0x9e3779b1u, SAMPLED, jitter, unused);
    return load_key(false, i * SAMPLED + jitter);
}

// The byte that counts the sampled keys of a prefix, by its hash: few prefixes share one.
uint prefix_slot(const uint choice, const uvec2 key, const uint low) {
    uvec2 prefix = key & bits_from(low);
    uint hash = (prefix.x * 0x85ebca6bu ^ prefix.y) * 0x9e3779b1u;
    hash ^= hash >> 15;
    hash *= 0x846ca68bu;
    return choice << push.slot_bits | hash >> (32u - push.slot_bits);
}

// Counts a sampled key for each choice (a bit of `choices`) whose sample is not too skewed yet: so no byte overflows. It is
// beyond those that fill a leaf if filling_keys() of its prefix came before; twice as many end the choice.
void count_key(const uvec2 key, const uint low[PREFIX_CHOICES], const uint choices) {
    uint most = most_skewed(element_count());
    uint before[PREFIX_CHOICES]; // all under way at once
    [[unroll]] for (uint c = 0u; c < PREFIX_CHOICES; c++) {
        bool wanted = (choices >> c & 1u) != 0u && LOAD_IN_WORKGROUP(skewed[c]) <= most;
        uint slot = prefix_slot(c, key, low[c]);
        uint shift = slot % 4u * 8u;
        before[c] = wanted ? atomicAdd(CONTROL(push.slot_base + slot / 4u), 1u << shift) >> shift & 255u : 0u;
    }
    [[unroll]] for (uint c = 0u; c < PREFIX_CHOICES; c++)
        if (before[c] >= filling_keys()) atomicAdd(skewed[c], before[c] < 2u * filling_keys() ? 1u : most + 1u);
}

// The word of the sum of all workgroups' skewed[choice], behind the totals of compressed keys' digits.
uint skewed_word(const uint choice) { return push.totals + MOST_DIGITS * RADIX + choice; }

// The lowest digit that passes are to sort by; NO_DIGIT: leaves by place do not serve. That of the first choice by which no
// sampled key is skewed; without one, of the first by which few are: then leaves take longer than a pass by one more digit.
// sort_leaves.comp needs room in 64 bits for the bits below that digit, and twice for an element's place.
uint choose_lowest_digit(const uint n, const uint differing, const uint most) {
    uint chosen = NO_DIGIT;
    for (uint c = 0u; c < PREFIX_CHOICES; c++) {
        uint digits = LEAST_PREFIX_DIGITS + c;
        uint low = lowest_digit(differing, digits, most);
        if (low == NO_DIGIT) break;
        bool fits = digit_first(low) + 2u * uint(findMSB(push.place_room)) <= KEY_BITS;
        uint found = load_shared_word(skewed_word(c));
        if (!fits || !may_fit(n, digits)) continue;
        if (found == 0u) return low;
        if (chosen == NO_DIGIT && found <= most_skewed(n) && digits < most) chosen = low;
    }
    return chosen;
}

// differing: the digits in which keys, compressed ones if they are, differ. lowest: as choose_lowest_digit() returns it.
void plan(const uint differing, const bool compressed, const uint lowest) {
    bool leaves = lowest != NO_DIGIT;
    uint copying = !leaves && (bitCount(differing) & 1u) != 0u ? copying_pass(differing) : 0u;
    uint running = leaves ? differing & 0xffffffffu << lowest : differing | copying;
    plan_passes(running, copying, Elements(false, false, compressed, leaves), push.tile, push.portion_tiles);
    if (!leaves || gl_LocalInvocationIndex != 0u) return;
    uint passes = uint(bitCount(running));
    CONTROL(CONTROL_LEAF_FIRST) = digit_first(lowest);
    CONTROL(CONTROL_LEAF_PASSES) = passes;
    CONTROL(CONTROL_LEAF_ALT) = passes & 1u;
    CONTROL(CONTROL_PLACES) = 1u;
    write_size(SIZE_PLACES, CUT_PLACES * cuts_within(element_count()) + 1u); // at most
}

// ---- compressing ----
const uint AT_ONCE = COMPRESSED_ITEMS;
const uint COMPRESSED = WORKGROUP_SIZE * AT_ONCE; // of a tile

#include "list_fields.glsl"

uvec2 key[AT_ONCE];    // the invocation's keys of a tile,
uvec2 packed[AT_ONCE]; // and these compressed

uint item_at(const uint k) { return k * WORKGROUP_SIZE + gl_LocalInvocationIndex; }

// The invocation loads its own keys alone: others of the tile may be overwritten by now.
void load_tile(const uint begin, const uint valid) {
    [[unroll]] for (uint k = 0u; k < AT_ONCE; k++)
        key[k] = item_at(k) < valid ? load_key(false, begin + item_at(k)) : uvec2(0u);
}

// Compresses a tile's keys, of which so many are valid, and counts their digits.
void compress_tile(const uint begin, const uint valid, const uint digits) {
    [[unroll]] for (uint k = 0u; k < AT_ONCE; k++) {
        key[k] = encode_key(key[k]);
        packed[k] = uvec2(0u);
    }
    [[dont_unroll]] for (uint f = 0u; f < field_count; f++) {
        Field field = unpack_field(fields[f]);
        MOVE_FIELD(key, packed, AT_ONCE, field.from, field.to, field.mask)
    }
    [[unroll]] for (uint k = 0u; k < AT_ONCE; k++)
        if (item_at(k) < valid) store_key(false, begin + item_at(k), packed[k]);
    [[unroll]] for (uint p = 0u; p < MOST_DIGITS; p++) {
        if (p >= digits) break;
        [[unroll]] for (uint k = 0u; k < AT_ONCE; k++)
            if (item_at(k) < valid) atomicAdd(counts[p * RADIX + key_digit(packed[k], p * RADIX_BITS, RADIX_BITS)], 1u);
    }
}

// Samples one key in SAMPLED of the tile, at an irregular place.
void sample_tile(const uint begin, const uint valid, const uint low[PREFIX_CHOICES], const uint choices) {
    uint sampled = begin / COMPRESSED * 0x9e3779b1u;
    uint item = (sampled >> 16) % AT_ONCE;
    uvec2 chosen = packed[0];
    [[unroll]] for (uint k = 1u; k < AT_ONCE; k++)
        if (k == item) chosen = packed[k];
    bool counts_it = (gl_LocalInvocationIndex ^ sampled >> 24) % (SAMPLED / AT_ONCE) == 0u;
    if (counts_it && item_at(item) < valid) count_key(chosen, low, choices);
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

// Compresses all keys, and samples them.
void compress_keys(const uint n, const uint digits, const uint low[PREFIX_CHOICES], const uint choices) {
    uint step = gl_NumWorkGroups.x * gl_NumWorkGroups.y;
    uint tiles = n / COMPRESSED + (n % COMPRESSED != 0u ? 1u : 0u);
    for (uint i = gl_LocalInvocationIndex; i < digits * RADIX; i += WORKGROUP_SIZE) counts[i] = 0u;
    barrier();
    for (uint tile = workgroup_index(); tile < tiles; tile = tiles - tile > step ? tile + step : tiles) {
        uint begin = tile * COMPRESSED;
        uint valid = min(n - begin, COMPRESSED);
        load_tile(begin, valid);
        if (valid == COMPRESSED) compress_tile(begin, COMPRESSED, digits);
        else compress_tile(begin, valid, digits);
        sample_tile(begin, valid, low, choices);
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
    uvec2 flipped = (FLAGS & FLAG_RAW) != 0u ? encode_key(uvec2(0u)) : uvec2(0u);
    for (uint i = gl_LocalInvocationIndex; i < digits * RADIX; i += WORKGROUP_SIZE) {
        uint total = load_shared_word(push.totals + i);
        counts[i] = total;
        atomicMax(most_often[min(digits - 1u - i / RADIX, MOST_PREFIX_DIGITS - 1u)], total);
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

// Whole keys again, after passes.
void expand_keys(const uint n, const uint field_count) {
    uint step = gl_NumWorkGroups.x * gl_NumWorkGroups.y * COMPRESSED;
    uint begin = workgroup_index() * COMPRESSED;
    while (begin < n) {
        uint valid = min(n - begin, COMPRESSED);
        load_tile(begin, valid);
        EXPAND_KEYS(key, AT_ONCE, field_count)
        [[unroll]] for (uint k = 0u; k < AT_ONCE; k++)
            if (item_at(k) < valid)
                store_key(false, begin + item_at(k), (FLAGS & FLAG_RAW) != 0u ? key[k] : decode_key(key[k]));
        if (n - begin <= step) break;
        begin += step;
    }
}

// ---- sampling alone ----
// The workgroups' shares of the sample alternate, so that each has some of keys that lie near each other.
void sample_keys(const uint n, const uint low[PREFIX_CHOICES], const uint choices) {
    uint workgroups = gl_NumWorkGroups.x * gl_NumWorkGroups.y;
    uint step = workgroups * WORKGROUP_SIZE;
    uint samples = n / SAMPLED;
    for (uint i = gl_LocalInvocationIndex * workgroups + workgroup_index(); i < samples; i += step)
        count_key(load_sampled(i), low, choices);
}

void main() {
    from_given = push.expands == 0u;
    if (push.expands != 0u) {
        uint used = compressed_fields();
        if (used != 0u && CONTROL(CONTROL_PLACES) == 0u) expand_keys(element_count(), used);
        return;
    }
    if (CONTROL(CONTROL_MAY_PLACE) == 0u) return;
    uint n = element_count();
    uvec2 differ = differing_bits();
    uint differing = differing_passes(differ);
    bool compresses = should_compress(differ, differing);
    uint digits = compressed_digits(differ);
    uint digits_of_keys = compresses ? compressed_passes(differ) : differing; // a bit for each in which they differ then
    uint most = most_leading_digits(digits_of_keys, leaf_as_passes(n, compresses));
    uint choices = most < LEAST_PREFIX_DIGITS ? 0u : (2u << (most - LEAST_PREFIX_DIGITS)) - 1u;
    uint low[PREFIX_CHOICES]; // of each choice; of one that there are too few digits for, which has no bit, any
    [[unroll]] for (uint c = 0u; c < PREFIX_CHOICES; c++)
        low[c] = digit_first(min(lowest_digit(digits_of_keys, LEAST_PREFIX_DIGITS + c, most), push.pass_count - 1u));
    if (gl_LocalInvocationIndex == 0u && compresses) list_fields(differ, digits);
    if (gl_LocalInvocationIndex < MOST_PREFIX_DIGITS) most_often[gl_LocalInvocationIndex] = 0u;
    if (gl_LocalInvocationIndex < PREFIX_CHOICES) skewed[gl_LocalInvocationIndex] = 0u;
    barrier();
    if (compresses) {
        compress_keys(n, digits, low, choices);
    } else {
        count_most_often(n, digits_of_keys, most);
        barrier();
        if (!may_fit(n, most)) return;
        sample_keys(n, low, choices);
    }
    barrier();
    uint own = gl_LocalInvocationIndex;
    if (own < PREFIX_CHOICES && skewed[own] != 0u)
        atomicAdd(CONTROL(skewed_word(own)), min(skewed[own], most_skewed(n) + 1u));
    if (!ends_last(gl_NumWorkGroups.x * gl_NumWorkGroups.y)) return;
    if (compresses) publish_compressed(digits);
    uint lowest = choose_lowest_digit(n, digits_of_keys, most);
    if (compresses || lowest != NO_DIGIT) plan(digits_of_keys, compresses, lowest);
}
