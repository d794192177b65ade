#version 450
#extension GL_GOOGLE_include_directive : require
// Digit totals of all passes in one read of the keys, which bits differ, whether the keys are in order; clears the status
// rows. Any number of workgroups; the last to end turns the totals into exclusive bases and plans the passes. From a
// sample of the keys it predicts how many passes will run; if their number is odd and push.copies is not 0 it writes a
// copy to scratch as it reads, so that the last pass ends in the caller's arrays. It also decides on leaves, and whether
// leading_bits.comp looks for leaves by place; if the sample is in no order, it clears the words that this counts in.
#define ARGUMENTS HISTOGRAM_ARGUMENTS
#define READS_GIVEN
#include "buffers.glsl"
#include "irregular_place.glsl"
#include "keys.glsl"
#include "next_tile.glsl"
#include "place_choice.glsl"
#include "plan.glsl"
#include "sync.glsl"

const uint PASSES = (KEY_BITS + RADIX_BITS - 1u) / RADIX_BITS;
const uint DIGITS_EACH = RADIX < 16u ? RADIX : 16u; // digits that an invocation scans

shared uint counts[PASSES * RADIX];
shared uint differ_low;
shared uint differ_high;
shared uint unsorted;
shared uint sums[PASSES * RADIX / DIGITS_EACH];

#include "held_keys.glsl"
uint next_low[ITEMS]; // of the invocation's next tile
uint next_high[KEY_WORDS == 2u ? ITEMS : 1u];

void set_next(const uint k, const uvec2 key) {
    next_low[k] = key.x;
    if (KEY_WORDS == 2u) next_high[KEY_WORDS == 2u ? k : 0u] = key.y;
}

void take_next() {
    [[unroll]] for (uint k = 0u; k < ITEMS; k++)
        set_key(k, uvec2(next_low[k], KEY_WORDS == 2u ? next_high[KEY_WORDS == 2u ? k : 0u] : 0u));
}

#include "forecast.glsl"
#include "sample.glsl"
#include "leaf_choice.glsl"
#include "digit_bases.glsl"
#define CONTROL_LAST CONTROL_ENDED
#include "last_workgroup.glsl"

// ---- counting ----

void clear() {
    for (uint i = gl_LocalInvocationIndex; i < PASSES * RADIX; i += WORKGROUP_SIZE) counts[i] = 0u;
    if (gl_LocalInvocationIndex == 0u) {
        differ_low = differ_high = unsorted = 0u;
        clear_sample();
        clear_leaf_choice();
    }
    uint step = gl_NumWorkGroups.x * gl_NumWorkGroups.y * WORKGROUP_SIZE;
    uint end = (push.portion_tiles + TOTALS_ROWS) * RADIX;
    for (uint i = workgroup_index() * WORKGROUP_SIZE + gl_LocalInvocationIndex; i < end; i += step)
        CONTROL(push.status + i) = 0u;
    barrier();
}

// What leading_bits.comp counts in.
void clear_slots() {
    uint step = gl_NumWorkGroups.x * gl_NumWorkGroups.y * WORKGROUP_SIZE;
    uint first = push.slot_base + workgroup_index() * WORKGROUP_SIZE + gl_LocalInvocationIndex;
    for (uint i = first; i < push.status; i += step) CONTROL(i) = 0u;
}

// Many lanes that add 1 to the same counter are one operation on NVIDIA: copies of counters would not be faster.
void add_digit(const uint p, const uint digit, const uint times) { atomicAdd(counts[p * RADIX + digit], times); }

// Counts the digits of a whole key, whose places are constants.
void add_key(const uvec2 key, const uint times) {
    [[unroll]] for (uint p = 0u; p < PASSES; p++)
        add_digit(p, key_digit(key, p * RADIX_BITS, min(RADIX_BITS, KEY_BITS - p * RADIX_BITS)), times);
}

// Clears what the workgroup counts in, while the sample is under way.
Forecast look_ahead(const uint n, const uvec2 mask, const uvec2 reference) {
    Forecast forecast = Forecast(false, false);
    Sample sampled;
    if (n >= SAMPLES) sampled = load_sample(n);
    clear();
    if (n >= SAMPLES) {
        look_at_sample(sampled, mask, reference);
        uvec2 differ = uvec2(sample_low, sample_high);
        forecast.copies = push.copies != COPY_HELD && expects_odd(differ);
        forecast.descent = unsorted != 0u;
        if (KEY_WORDS == 2u && forecast.descent) clear_slots();
    }
    barrier();
    return forecast;
}

// What lies beyond the end is loaded as the last key, and counted: see take_back().
void load_next(const uint begin, const uint valid) {
    if (valid == TILE) {
        [[unroll]] for (uint k = 0u; k < ITEMS; k++)
            set_next(k, load_key(false, begin + gl_LocalInvocationIndex + k * WORKGROUP_SIZE));
    } else {
        [[unroll]] for (uint k = 0u; k < ITEMS; k++)
            set_next(k, load_key(false, begin + min(k * WORKGROUP_SIZE + gl_LocalInvocationIndex, valid - 1u)));
    }
}

// ITEMS steps. Where one is long, or has a loop of its own whose length is not constant, NVIDIA's compiler (driver 580)
// leaves all such loops rolled and the keys in memory, which doubles the time.
#define FOR_ITEMS [[unroll]] for (uint k = 0u; k < ITEMS; k++)
#define IS_VALID(k, valid) (k * WORKGROUP_SIZE + gl_LocalInvocationIndex < (valid))

// Returns the bits in which the invocation's keys differ from the reference.
uvec2 encode_tile(const uint valid, const uvec2 reference) {
    uvec2 unlike = uvec2(0u);
    FOR_ITEMS {
        set_key(k, encode_key(get_key(k)));
        unlike.x |= key_low[k] ^ reference.x;
        if (KEY_WORDS == 2u) unlike.y |= get_key(k).y ^ reference.y;
    }
    return unlike;
}

void copy_tile(const uint begin, const uint valid) {
    FOR_ITEMS {
        if (!IS_VALID(k, valid)) continue;
        uint i = begin + k * WORKGROUP_SIZE + gl_LocalInvocationIndex;
        store_key(true, i, push.copies == COPY_GIVEN ? decode_key(get_key(k)) : get_key(k));
        if (VALUE_WORDS != 0u && (FLAGS & FLAG_WRITE_INDICES) == 0u) store_value(true, i, load_value(false, i));
    }
}

#ifdef GPUSORTI_ADDRESS
// Where an invocation has met no descent all keys may be in order, and no pass runs then: results that have arrays of their
// own are written here. If they are not, the passes write over them.
void copy_out(const uint n) {
    bool keys = GIVEN_KEYS != push.keys;
    bool values = VALUE_WORDS != 0u && (FLAGS & FLAG_WRITE_INDICES) == 0u && GIVEN_VALUES != push.values;
    if (!keys && !values) return;
    uint first = workgroup_index() * WORKGROUP_SIZE + gl_LocalInvocationIndex;
    for (uint i = first; i < n; i = next_tile(i, n, WORKGROUP_SIZE)) {
        if (keys) store_key(false, i, load_key(false, i));
        if (values) store_value(false, i, load_value(false, i));
    }
}
#endif

void count_window() {
    for (uint p = 0u; p < push.pass_count; p++) {
        uint first = digit_first(p);
        uint bits = digit_bits(p);
        FOR_ITEMS add_digit(p, key_digit(get_key(k), first, bits), 1u);
    }
}

// Takes back what was counted beyond the end: the last key, as often.
void take_back(const uint often, const bool whole) {
    uvec2 key = get_key(ITEMS - 1u);
    if (whole) add_key(key, -often);
    else for (uint p = 0u; p < push.pass_count; p++) add_digit(p, key_digit(key, digit_first(p), digit_bits(p)), -often);
}

// Counts the digits of the tile's keys, and copies its elements where that is to be done.
void take_tile(const uint begin, const uint valid, const bool whole, const bool copies) {
    if (copies) copy_tile(begin, valid);
    if (whole) FOR_ITEMS add_key(get_key(k), 1u);
    else count_window();
    if (valid != TILE && gl_LocalInvocationIndex + 1u == WORKGROUP_SIZE) take_back(TILE - valid, whole);
}

// Whether some key of the tile is greater than its successor, or one of the workgroup's tiles before was.
bool has_descent(const uint begin, const uint valid, const uint n, const uvec2 mask) {
    if (atomicOr(unsorted, 0u) != 0u) return true;
    bool descent = false;
    [[unroll]] for (uint k = 0u; k < ITEMS; k++) {
        uint i = k * WORKGROUP_SIZE + gl_LocalInvocationIndex;
        if (i < valid && begin + i + 1u < n)
            descent = descent || key_less(encode_key(load_key(false, begin + i + 1u)) & mask, get_key(k) & mask);
    }
    if (descent) atomicOr(unsorted, 1u);
    return descent;
}

// Adds up what the invocations have found, then what the workgroups have.
void gather(const uvec2 differ) {
    if (differ.x != 0u) atomicOr(differ_low, differ.x);
    if (differ.y != 0u) atomicOr(differ_high, differ.y);
    barrier();

    for (uint i = gl_LocalInvocationIndex; i < push.pass_count * RADIX; i += WORKGROUP_SIZE)
        if (counts[i] != 0u) atomicAdd(CONTROL(CONTROL_HISTOGRAMS + i), counts[i]);
    if (gl_LocalInvocationIndex == 0u) {
        if (differ_low != 0u) atomicOr(CONTROL(CONTROL_DIFFER), differ_low);
        if (differ_high != 0u) atomicOr(CONTROL(CONTROL_DIFFER + 1u), differ_high);
        if (unsorted != 0u) atomicOr(CONTROL(CONTROL_UNSORTED), 1u);
    }
}

// ---- planning, by the workgroup that ends last ----

// For leading_bits.comp, of 64-bit keys without leaves that are in no order: whether it can save passes. By one invocation.
void plan_leading_bits(const uint n, const uvec2 differ, const uint digit_mask) {
    bool compresses = should_compress(differ, digit_mask);
    if (!compresses && most_leading_digits(n, digit_mask, false) < LEAST_PREFIX_DIGITS) return;
    CONTROL(CONTROL_MAY_PLACE) = 1u;
    write_size(SIZE_LEADING_BITS, compresses ? push.compressors : push.samplers);
    uvec2 agreed = encode_key(load_key(false, 0u)) & ~differ;
    CONTROL(CONTROL_AGREED) = agreed.x;
    CONTROL(CONTROL_AGREED + 1u) = agreed.y;
}

void plan(const uint n, const bool whole, const Forecast forecast) {
    uvec2 sampled = uvec2(0u); // loaded while the totals are under way
    if (push.most_leaf_bits != 0u && n != 0u) sampled = load_leaf_sample(n);
    uvec2 differ = uvec2(load_shared_word(CONTROL_DIFFER), load_shared_word(CONTROL_DIFFER + 1u));
    bool sorted = load_shared_word(CONTROL_UNSORTED) == 0u;
    for (uint i = gl_LocalInvocationIndex; i < push.pass_count * RADIX; i += WORKGROUP_SIZE)
        counts[i] = load_shared_word(CONTROL_HISTOGRAMS + i);
    barrier();
    uint digit_mask = differing_digits(differ);
    bool may_have_leaves = push.most_leaf_bits != 0u && whole && !sorted;
    Leaves leaves = NO_LEAVES;
    if (may_have_leaves) leaves = propose_leaves(n, differ, digit_mask);
    store_bases(push.pass_count, uvec2(0u));
    if (leaves.bits != 0u && !sample_is_even(leaves, sampled)) leaves = NO_LEAVES;
    // A copy serves an odd number of passes. If the sample missed some bits, an even number begins with the keys themselves.
    bool copied = forecast.copies && (leaves.bits != 0u || has_odd_count(digit_mask));
    uint elements = push.copies == COPY_HELD ? ELEMENTS_HELD : copied ? ELEMENTS_COPIED : ELEMENTS_GIVEN;
    Plan passes = make_plan(elements, sorted ? 0u : digit_mask, leaves.first, push.makes_even != 0u);
    write_plan(passes, push.tile, push.portion_tiles);
    if (gl_LocalInvocationIndex != 0u) return;
    if (leaves.bits != 0u) {
        CONTROL(CONTROL_LEAF_BITS) = leaves.bits;
        write_size(SIZE_LEAVES, 1u << leaves.bits);
    } else if (KEY_WORDS == 2u && push.samplers != 0u && may_have_leaves && elements == ELEMENTS_GIVEN && forecast.descent) {
        plan_leading_bits(n, differ, digit_mask);
    }
}

void main() {
    uint n = element_count();
    uint workgroups = gl_NumWorkGroups.x * gl_NumWorkGroups.y;
    uvec2 mask = window_mask(); // of keys that are compared
    uvec2 reference = n > 0u ? encode_key(load_key(false, 0u)) : uvec2(0u);
    bool whole = push.first_bit == 0u && push.bit_count == KEY_BITS;
    uvec2 differ = uvec2(0u);
    uint tiles = n / TILE + (n % TILE != 0u ? 1u : 0u);
    uint next = workgroup_index();
    if (next < tiles) load_next(next * TILE, min(n - next * TILE, TILE)); // under way with the sample
    Forecast forecast = look_ahead(n, mask, reference);
    bool descent = forecast.descent;
    while (next < tiles) {
        uint begin = next * TILE;
        uint valid = min(n - begin, TILE);
        take_next();
        next = tiles - next > workgroups ? next + workgroups : tiles;
        if (next < tiles) load_next(next * TILE, min(n - next * TILE, TILE));
        differ |= encode_tile(valid, reference);
        take_tile(begin, valid, whole, forecast.copies);
        if (!descent) descent = has_descent(begin, valid, n, mask);
    }
#ifdef GPUSORTI_ADDRESS
    if (!descent) copy_out(n);
#endif
    gather(differ);
    if (!ends_last(workgroups)) return;
    plan(n, whole, forecast);
}
