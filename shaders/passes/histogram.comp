#version 450
#extension GL_GOOGLE_include_directive : require
// Digit totals of all passes in one read of the keys, which bits differ, whether the keys are in order; clears the status
// rows. Any number of workgroups; the last to end turns the totals into exclusive bases and plans the passes. From a
// sample of the keys it predicts how many passes will run; if their number is odd and push.copies is not 0 it writes a
// copy to scratch as it reads, in the form that passes take, so that the last pass ends in the caller's arrays.
// push.makes_even: where it did not, a pass that copies is added. push.most_leaf_bits: 0: no leaves. push.samplers:
// workgroups of leading_bits.comp, which looks whether keys that get no leaves here suit leaves by place; the words that it
// counts in, before the status rows, are cleared if the sample is in no order.
#define ARGUMENTS HISTOGRAM_ARGUMENTS
#define READS_GIVEN
#include "buffers.glsl"
#include "keys.glsl"
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
        differ_low = 0u;
        differ_high = 0u;
        unsorted = 0u;
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
    Forecast forecast = NO_FORECAST;
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
void copy_out(const uint n, const uint workgroups) {
    bool keys = GIVEN_KEYS != push.keys;
    bool values = VALUE_WORDS != 0u && (FLAGS & FLAG_WRITE_INDICES) == 0u && GIVEN_VALUES != push.values;
    uint step = workgroups * WORKGROUP_SIZE;
    uint i = workgroup_index() * WORKGROUP_SIZE + gl_LocalInvocationIndex;
    if (!keys && !values) return;
    while (i < n) {
        if (keys) store_key(false, i, load_key(false, i));
        if (values) store_value(false, i, load_value(false, i));
        if (n - i <= step) return;
        i += step;
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
    if (!whole) {
        for (uint p = 0u; p < push.pass_count; p++) add_digit(p, key_digit(key, digit_first(p), digit_bits(p)), -often);
    } else {
        add_key(key, -often);
    }
}

// Counts the digits of the tile's keys, and copies its elements where that is to be done.
void take_tile(const uint begin, const uint valid, const bool whole, const bool copies) {
    if (copies) copy_tile(begin, valid);
    if (whole) {
        FOR_ITEMS add_key(get_key(k), 1u);
    } else {
        count_window();
    }
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

void load_totals() {
    for (uint i = gl_LocalInvocationIndex; i < push.pass_count * RADIX; i += WORKGROUP_SIZE)
        counts[i] = load_shared_word(CONTROL_HISTOGRAMS + i);
    barrier();
}

void plan(const uint n, const bool whole, const Forecast forecast) {
    uvec2 sampled = uvec2(0u); // loaded while the totals are under way
    if (push.most_leaf_bits != 0u && n != 0u) sampled = load_leaf_sample(n);
    uvec2 differ = uvec2(load_shared_word(CONTROL_DIFFER), load_shared_word(CONTROL_DIFFER + 1u));
    bool sorted = load_shared_word(CONTROL_UNSORTED) == 0u;
    load_totals();
    uint differing = differing_passes(differ);
    bool possible = push.most_leaf_bits != 0u && whole && !sorted;
    Leaves leaves = NO_LEAVES;
    if (possible) leaves = propose_leaves(n, differ, differing);
    store_bases(push.pass_count, uvec2(0u));
    if (leaves.chosen && !is_even_in_sample(sampled, leaves)) leaves = NO_LEAVES;
    uint first = leaves.highest + 1u - leaves.bits;
    // A copy serves an odd number of passes. If the sample missed some bits, an even number begins with the keys themselves.
    bool odd = (bitCount(differing) & 1u) != 0u;
    bool held = push.copies == COPY_HELD;
    bool in_alt = held || (forecast.copies && (leaves.chosen || odd));
    bool adds = push.makes_even != 0u && odd && !in_alt && !leaves.chosen;
    uint copying = adds ? copying_pass(differing) : 0u;
    uint running = sorted ? 0u : leaves.chosen ? differing & 0xffffffffu << first / RADIX_BITS : differing | copying;
    plan_passes(running, copying, Elements(in_alt, held, false, leaves.chosen), push.tile, push.portion_tiles);
    if (gl_LocalInvocationIndex != 0u || push.most_leaf_bits == 0u) return;
    CONTROL(CONTROL_LEAF_BITS) = leaves.bits;
    CONTROL(CONTROL_LEAF_FIRST) = first;
    CONTROL(CONTROL_LEAF_PASSES) = leaves.passes;
    CONTROL(CONTROL_LEAF_ALT) = in_alt != ((leaves.passes & 1u) != 0u) ? 1u : 0u;
    write_size(SIZE_LEAVES, 1u << leaves.bits);
    if (KEY_WORDS == 1u || push.samplers == 0u || !possible || leaves.chosen || in_alt) return;
    bool compresses = should_compress(differ, differing);
    bool may_place = compresses || most_leading_digits(differing, leaf_as_passes(n, false)) >= LEAST_PREFIX_DIGITS;
    if (!forecast.descent || !may_place) return;
    CONTROL(CONTROL_MAY_PLACE) = 1u;
    write_size(SIZE_LEADING_BITS, compresses ? push.compressors : push.samplers);
    uvec2 agreed = encode_key(load_key(false, 0u)) & ~differ;
    CONTROL(CONTROL_AGREED) = agreed.x;
    CONTROL(CONTROL_AGREED + 1u) = agreed.y;
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
    if (!descent) copy_out(n, workgroups);
#endif
    gather(differ);
    if (!ends_last(workgroups)) return;
    plan(n, whole, forecast);
}
