#version 450
#extension GL_GOOGLE_include_directive : require
#extension GL_KHR_memory_scope_semantics : require
// Digit totals of all passes in one read of the keys, which bits differ, whether the keys are in order; clears the
// status rows. Any number of workgroups; the last to end turns the totals into exclusive bases and plans the passes.
// push.may_copy: from a sample of the keys it predicts how many passes will run; if their number is odd it writes an encoded
// copy to scratch as it reads, so that the last pass ends in the caller's arrays. push.most_leaf_bits: 0: no leaves.
// gpusorti_histogram_args in gpusort.h
#define ARGUMENTS uint portion_tiles; uint may_copy; uint tile; uint least_leaf_bits; uint most_leaf_bits; uint leaf_average;
#include "buffers.glsl"
#include "keys.glsl"
#include "plan.glsl"

// VARIANT: log2 of the copies of each counter, side by side, so that lanes collide less often.
const uint COPIES = 1u << (VARIANT & 7u);
const uint PASSES = (KEY_BITS + RADIX_BITS - 1u) / RADIX_BITS;
const uint SAMPLES = WORKGROUP_SIZE < 512u ? WORKGROUP_SIZE : 512u;
const uint SAMPLE_SLOTS = PASSES * RADIX; // for keys of a sample, by their hash
const uint LEAF_SLOTS = PASSES * RADIX / 16u; // and by their leading bits
const uint CHUNK = RADIX < 16u ? RADIX : 16u; // digits that an invocation scans

shared uint counts[PASSES * RADIX * COPIES];
shared uint differ_low;
shared uint differ_high;
shared uint unsorted;
shared uint sample_low;
shared uint sample_high;
shared bool last; // this workgroup ends last
shared bool uneven; // the keys do not spread over the leaves
shared uint most_in_digit; // of the highest digit in which keys differ
shared uint sums[PASSES * RADIX / CHUNK];
shared uint alike; // keys of a sample

void clear() {
    for (uint i = gl_LocalInvocationIndex; i < PASSES * RADIX * COPIES; i += WORKGROUP_SIZE) counts[i] = 0u;
    if (gl_LocalInvocationIndex == 0u) {
        differ_low = 0u;
        differ_high = 0u;
        unsorted = 0u;
        sample_low = 0u;
        sample_high = 0u;
    }
    uint step = gl_NumWorkGroups.x * gl_NumWorkGroups.y * WORKGROUP_SIZE;
    uint end = (push.portion_tiles + 2u) * RADIX;
    for (uint i = workgroup_index() * WORKGROUP_SIZE + gl_LocalInvocationIndex; i < end; i += step)
        CONTROL(push.status + i) = 0u;
    barrier();
}

// A sample of the keys, one and its successor an invocation.
void load_sample(const uint n, out uvec2 key, out uvec2 next) {
    uint stride = n / SAMPLES;
    uint s = min(gl_LocalInvocationIndex, SAMPLES - 1u);
    key = load_key(false, s * stride);
    next = load_key(false, min(s + 1u, SAMPLES - 1u) * stride);
}

// Gathers the bits that differ in the sample; sets `unsorted` if it is not in order.
void look_at_sample(const uvec2 key, const uvec2 next, const uvec2 mask, const uvec2 reference) {
    uvec2 differ = encode_key(key) ^ reference;
    if (differ.x != 0u) atomicOr(sample_low, differ.x);
    if (differ.y != 0u) atomicOr(sample_high, differ.y);
    if (key_less(encode_key(next) & mask, encode_key(key) & mask)) unsorted = 1u;
    barrier();
}

uint differing_digits(const uvec2 differ) {
    uint digits = 0u;
    for (uint p = 0u; p < push.pass_count; p++)
        if (key_digit(differ, digit_first(p), digit_bits(p)) != 0u) digits++;
    return digits;
}

// Whether an odd number of passes is to be expected, so that a copy helps. Where leaves may do, two or three passes are left
// of four or more, whose number does not matter.
bool expects_odd(const uvec2 differ) {
    uint digits = differing_digits(differ);
    return (digits & 1u) != 0u && unsorted != 0u && (push.most_leaf_bits == 0u || digits < 4u);
}

void workgroup_sync() {
    controlBarrier(gl_ScopeWorkgroup, gl_ScopeWorkgroup, gl_StorageSemanticsShared | gl_StorageSemanticsBuffer,
                   gl_SemanticsAcquireRelease);
}

// What other workgroups have written. They all have ended: see main().
uint load_shared_word(const uint i) {
    return atomicLoad(CONTROL(i), gl_ScopeDevice, gl_StorageSemanticsBuffer, gl_SemanticsRelaxed);
}

void load_totals() {
    for (uint i = gl_LocalInvocationIndex; i < push.pass_count * RADIX; i += WORKGROUP_SIZE)
        counts[i] = load_shared_word(CONTROL_HISTOGRAMS + i);
    barrier();
}

// By shifts: NVIDIA's compiler (driver 580) takes a wrong bitfieldExtract() of the reference where keys are narrower than a
// word.
uint reference_digit(const uvec2 reference, const uint p) {
    if (KEY_WORDS == 2u) return key_digit(reference, digit_first(p), digit_bits(p));
    return reference.x >> digit_first(p) & ((1u << digit_bits(p)) - 1u);
}

// Exclusive scans of the totals of each pass: within chunks, with the sums of the chunks before. What was not counted
// has the reference's digit.
void scan_totals(const uint n, const uvec2 reference) {
    uint end = push.pass_count * RADIX;
    for (uint c = gl_LocalInvocationIndex; c < end / CHUNK; c += WORKGROUP_SIZE) {
        uint sum = 0u;
        for (uint i = c * CHUNK; i < (c + 1u) * CHUNK; i++) {
            uint count = counts[i];
            counts[i] = sum;
            sum += count;
        }
        sums[c] = sum;
    }
    barrier();
    for (uint i = gl_LocalInvocationIndex; i < end; i += WORKGROUP_SIZE) {
        uint p = i / RADIX;
        uint before = counts[i];
        uint missing = n;
        for (uint c = 0u; c < RADIX / CHUNK; c++) {
            uint sum = sums[p * (RADIX / CHUNK) + c];
            if (c < i % RADIX / CHUNK) before += sum;
            missing -= sum;
        }
        if (i % RADIX > reference_digit(reference, p)) before += missing;
        CONTROL(CONTROL_HISTOGRAMS + i) = before;
    }
}

// Bits in which leaves agree, from the highest in which keys differ down: as few as leave them their average number of
// elements. Leaves of a whole digit have room for an eighth more.
uint leaf_bits(const uint highest) {
    if (gl_LocalInvocationIndex == 0u) most_in_digit = 0u;
    barrier();
    uint begin = highest / RADIX_BITS * RADIX;
    for (uint d = gl_LocalInvocationIndex; d < RADIX; d += WORKGROUP_SIZE) atomicMax(most_in_digit, counts[begin + d]);
    barrier();
    uint average = push.leaf_average;
    uint bits = max(push.least_leaf_bits, RADIX_BITS);
    uint in_digit = highest % RADIX_BITS + 1u;
    if (bits == in_digit && most_in_digit <= average / 8u * 9u) return bits;
    uint expected = most_in_digit - min(most_in_digit, most_in_digit / 48u + 128u); // the greatest is so by chance, too
    while (bits <= 2u * RADIX_BITS && average << (bits - in_digit) < expected) bits++;
    return bits;
}

// Whether the keys spread evenly enough over the leaves and their bins: of the digits below the highest, as far as they
// count, none is an eighth more frequent than the average, ...
const uint BIN_DIGITS = 3u;

void look_at_totals(const uint n, const uint highest, const uint bits) {
    if (gl_LocalInvocationIndex == 0u) uneven = n < SAMPLES;
    barrier();
    uint most = n / RADIX + n / (8u * RADIX) + 128u;
    uint end = highest / RADIX_BITS;
    uint begin = (highest + 1u - bits) / RADIX_BITS;
    begin -= min(begin, BIN_DIGITS);
    for (uint i = begin * RADIX + gl_LocalInvocationIndex; i < end * RADIX; i += WORKGROUP_SIZE)
        if (counts[i] > most) uneven = true;
    barrier();
}

// ... no two keys of a sample are equal, and those that agree in the highest bits seldom do in those below a leaf's, too.
const uint MOST_ALIKE = 16u; // of the sample; by chance it is 1 or 2

void look_for_equals(const uint n, const uint highest, const uint first) {
    barrier();
    for (uint i = gl_LocalInvocationIndex; i < SAMPLE_SLOTS; i += WORKGROUP_SIZE) counts[i] = 0u;
    for (uint i = gl_LocalInvocationIndex; i < LEAF_SLOTS; i += WORKGROUP_SIZE) sums[i] = 0u;
    if (gl_LocalInvocationIndex == 0u) alike = 0u;
    barrier();
    if (!uneven && gl_LocalInvocationIndex < SAMPLES) {
        uvec2 key = load_key(false, gl_LocalInvocationIndex * (n / SAMPLES));
        uint hash = (key.x ^ key.y * 0x85ebca6bu) * 0x9e3779b1u | 1u;
        if (atomicExchange(counts[(hash >> 16) % SAMPLE_SLOTS], hash) == hash) uneven = true;
        key = encode_key(key);
        uint leading = key_digit(key, highest - 7u, 8u);
        uint tag = 1u << 16 | leading << 8 | key_digit(key, first - min(first, 8u), 8u);
        if (atomicExchange(sums[leading % LEAF_SLOTS], tag) == tag) atomicAdd(alike, 1u);
    }
    barrier();
}

void add_digit(const uint p, const uint digit) {
    atomicAdd(counts[(p * RADIX + digit) * COPIES + gl_LocalInvocationIndex % COPIES], 1u);
}

// Counts digits [first, end) of a key; the places of the digits of a whole key are constants.
void add_key(const uvec2 key, const uint first, const uint end) {
    [[unroll]] for (uint p = first; p < end; p++)
        add_digit(p, key_digit(key, p * RADIX_BITS, min(RADIX_BITS, KEY_BITS - p * RADIX_BITS)));
}

void add_window(const uvec2 key) {
    for (uint p = 0u; p < push.pass_count; p++) add_digit(p, key_digit(key, digit_first(p), digit_bits(p)));
}

// The digits that are often the same in all keys: where a sample says so, only keys that differ from the reference are
// counted there.
const uint LOW_PASSES = PASSES - (PASSES + 3u) / 4u;

bool high_differ(const uvec2 differ) {
    uint at = LOW_PASSES * RADIX_BITS;
    return at >= 32u ? differ.y >> (at & 31u) != 0u : differ.y != 0u || differ.x >> at != 0u;
}

void add_high(const uvec2 key, const uvec2 reference) {
    for (uint p = LOW_PASSES; p < PASSES; p++) {
        uint bits = min(RADIX_BITS, KEY_BITS - p * RADIX_BITS);
        uint digit = key_digit(key, p * RADIX_BITS, bits);
        if (digit != key_digit(reference, p * RADIX_BITS, bits)) add_digit(p, digit);
    }
}

void copy_element(const uint i, const uvec2 key) {
    store_key(true, i, key);
    if (VALUE_WORDS != 0u && (FLAGS & FLAG_WRITE_INDICES) == 0u) store_value(true, i, load_value(false, i));
}

void main() {
    uint invocation = gl_LocalInvocationIndex;
    uint n = element_count();
    uint groups = gl_NumWorkGroups.x * gl_NumWorkGroups.y;
    uvec2 mask = window_mask();
    uvec2 reference = n > 0u ? encode_key(load_key(false, 0u)) : uvec2(0u);
    bool whole = push.first_bit == 0u && push.bit_count == KEY_BITS;
    bool low_only = false; // the high digits agree in a sample
    bool copies = false;
    bool descent = false;
    uvec2 differ = uvec2(0u);
    uint tiles = n / TILE + (n % TILE != 0u ? 1u : 0u);
    for (uint tile = workgroup_index();; tile += groups) {
        uint begin = tile * TILE;
        uint valid = tile < tiles ? min(n - begin, TILE) : 0u;
        uvec2 key[ITEMS];
        if (valid != 0u) {
            [[unroll]] for (uint k = 0u; k < ITEMS; k++)
                key[k] = load_key(false, begin + min(k * WORKGROUP_SIZE + invocation, valid - 1u));
        }
        if (tile == workgroup_index()) { // while the first keys are under way
            uvec2 sampled;
            uvec2 next;
            if (n >= SAMPLES) load_sample(n, sampled, next);
            clear();
            if (n >= SAMPLES) {
                look_at_sample(sampled, next, mask, reference);
                uvec2 sampled_differ = uvec2(sample_low, sample_high);
                low_only = whole && !high_differ(sampled_differ);
                copies = push.may_copy != 0u && expects_odd(sampled_differ);
                descent = unsorted != 0u;
            }
            barrier();
        }
        if (valid == 0u) break;
        uvec2 unlike = uvec2(0u); // bits
        [[unroll]] for (uint k = 0u; k < ITEMS; k++) {
            key[k] = encode_key(key[k]);
            unlike |= key[k] ^ reference;
        }
        differ |= unlike;
        if (low_only) {
            [[unroll]] for (uint k = 0u; k < ITEMS; k++) {
                if (k * WORKGROUP_SIZE + invocation >= valid) continue;
                if (copies) copy_element(begin + k * WORKGROUP_SIZE + invocation, key[k]);
                add_key(key[k], 0u, LOW_PASSES);
            }
            if (high_differ(unlike)) {
                [[unroll]] for (uint k = 0u; k < ITEMS; k++)
                    if (k * WORKGROUP_SIZE + invocation < valid) add_high(key[k], reference);
            }
        } else {
            [[unroll]] for (uint k = 0u; k < ITEMS; k++) {
                if (k * WORKGROUP_SIZE + invocation >= valid) continue;
                if (copies) copy_element(begin + k * WORKGROUP_SIZE + invocation, key[k]);
                if (whole) add_key(key[k], 0u, PASSES);
                else add_window(key[k]);
            }
        }
        if (!descent) {
            [[unroll]] for (uint k = 0u; k < ITEMS; k++) {
                uint i = k * WORKGROUP_SIZE + invocation;
                if (i < valid && begin + i + 1u < n)
                    descent = descent || key_less(encode_key(load_key(false, begin + i + 1u)) & mask, key[k] & mask);
            }
        }
        if (tiles - tile <= groups) break;
    }
    if (differ.x != 0u) atomicOr(differ_low, differ.x);
    if (differ.y != 0u) atomicOr(differ_high, differ.y);
    if (descent) unsorted = 1u;
    barrier();

    for (uint i = invocation; i < push.pass_count * RADIX; i += WORKGROUP_SIZE) {
        uint c = 0u;
        [[unroll]] for (uint j = 0u; j < COPIES; j++) c += counts[i * COPIES + (j + i * COPIES / 32u) % COPIES]; // all banks
        if (c != 0u) atomicAdd(CONTROL(CONTROL_HISTOGRAMS + i), c);
    }
    if (invocation == 0u) {
        if (differ_low != 0u) atomicOr(CONTROL(CONTROL_DIFFER), differ_low);
        if (differ_high != 0u) atomicOr(CONTROL(CONTROL_DIFFER + 1u), differ_high);
        if (unsorted != 0u) atomicOr(CONTROL(CONTROL_UNSORTED), 1u);
    }

    // Each invocation's atomics come before its workgroup's, and those of all before what the last one reads.
    workgroup_sync();
    if (invocation == 0u)
        last = atomicAdd(CONTROL(CONTROL_ENDED), 1u, gl_ScopeDevice, gl_StorageSemanticsBuffer, gl_SemanticsAcquireRelease) + 1u == groups;
    workgroup_sync();
    if (!last) return;
    differ = uvec2(load_shared_word(CONTROL_DIFFER), load_shared_word(CONTROL_DIFFER + 1u));
    bool sorted = load_shared_word(CONTROL_UNSORTED) == 0u;
    load_totals();
    bool leaves = push.most_leaf_bits != 0u && whole && !sorted && !(low_only && high_differ(differ));
    uint highest = KEY_WORDS == 2u && differ.y != 0u ? 32u + uint(findMSB(differ.y)) : uint(findMSB(differ.x));
    uint bits = 0u;
    uint most = push.most_leaf_bits;
    uint passes = 0u; // that sort by these bits
    if (leaves) {
        bits = leaf_bits(highest);
        passes = highest / RADIX_BITS - (highest + 1u - bits) / RADIX_BITS + 1u;
        leaves = bits <= most && bits <= highest && (passes == 1u || most > RADIX_BITS);
        leaves = leaves && n >> bits >= push.leaf_average / 8u; // few elements under a great bound leave most leaves empty
        leaves = leaves && passes + 2u <= differing_digits(differ); // a leaf costs about as much as a pass
        if (leaves) look_at_totals(n, highest, bits);
    }
    scan_totals(n, reference);
    if (leaves) {
        look_for_equals(n, highest, highest + 1u - bits);
        leaves = !uneven && alike <= MOST_ALIKE;
    }
    if (!leaves) bits = 0u;
    uint first = highest + 1u - bits;
    plan_passes(differ, sorted, copies, push.tile, push.portion_tiles, 0u,
                leaves ? push.pass_count - first / RADIX_BITS : 0u);
    if (invocation != 0u || push.most_leaf_bits == 0u) return;
    CONTROL(CONTROL_LEAF_BITS) = bits;
    CONTROL(CONTROL_LEAF_FIRST) = first;
    CONTROL(CONTROL_LEAF_PASSES) = passes;
    CONTROL(CONTROL_LEAF_ALT) = copies != ((passes & 1u) != 0u) ? 1u : 0u;
    write_size(CONTROL_DISPATCH_LEAVES, 1u << bits);
}
