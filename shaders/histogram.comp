#version 450
#extension GL_GOOGLE_include_directive : require
// Digit totals of all passes in one read of the keys, which bits differ, whether the keys are in order; clears the
// status rows. Any number of workgroups.
// arg[0]: words to clear at push.status. arg[1]: not 0: from a sample of the keys it predicts how many passes will
// run; if their number is odd it writes an encoded copy to scratch as it reads, so that the last pass ends in the
// caller's arrays.
#include "buffers.glsl"
#include "keys.glsl"

// VARIANT: log2 of the copies of each counter, side by side, so that lanes collide less often.
const uint COPIES = 1u << (VARIANT & 7u);
const uint PASSES = (KEY_BITS + RADIX_BITS - 1u) / RADIX_BITS;
const uint SAMPLES = 1024u;

shared uint counts[PASSES * RADIX * COPIES];
shared uint differ_low;
shared uint differ_high;
shared uint unsorted;
shared uint sample_low;
shared uint sample_high;

// What a sample of the keys says: which bits differ in it, and whether it is in order.
void look_at_sample(const uint n, const uvec2 mask, const uvec2 reference) {
    uint stride = n / SAMPLES;
    uvec2 differ = uvec2(0u);
    bool descent = false;
    for (uint s = gl_LocalInvocationIndex; s < SAMPLES; s += WORKGROUP_SIZE) {
        uvec2 key = encode_key(load_key(false, s * stride));
        differ |= key ^ reference;
        if (s + 1u < SAMPLES)
            descent = descent || key_less(encode_key(load_key(false, (s + 1u) * stride)) & mask, key & mask);
    }
    if (differ.x != 0u) atomicOr(sample_low, differ.x);
    if (differ.y != 0u) atomicOr(sample_high, differ.y);
    if (descent) unsorted = 1u;
}

void add_digit(const uint p, const uint digit, const uint copy) { atomicAdd(counts[(p * RADIX + digit) * COPIES + copy], 1u); }

void add_key(const uvec2 key, const uint copy) {
    if (push.first_bit == 0u && push.bit_count == KEY_BITS) { // the places of the digits are constants
        [[unroll]] for (uint p = 0u; p < PASSES; p++)
            add_digit(p, key_digit(key, p * RADIX_BITS, min(RADIX_BITS, KEY_BITS - p * RADIX_BITS)), copy);
    } else {
        for (uint p = 0u; p < push.pass_count; p++)
            add_digit(p, key_digit(key, digit_first(p), digit_bits(p)), copy);
    }
}

void main() {
    uint invocation = gl_LocalInvocationIndex;
    uint n = element_count();
    for (uint i = invocation; i < PASSES * RADIX * COPIES; i += WORKGROUP_SIZE) counts[i] = 0u;
    if (invocation == 0u) {
        differ_low = 0u;
        differ_high = 0u;
        unsorted = 0u;
        sample_low = 0u;
        sample_high = 0u;
    }
    uint groups = gl_NumWorkGroups.x * gl_NumWorkGroups.y;
    for (uint i = workgroup_index() * WORKGROUP_SIZE + invocation; i < push.arg[0]; i += groups * WORKGROUP_SIZE)
        CONTROL(push.status + i) = 0u;
    barrier();

    uvec2 mask = window_mask();
    uvec2 reference = n > 0u ? encode_key(load_key(false, 0u)) : uvec2(0u);
    bool copies = false;
    if (n >= SAMPLES) {
        look_at_sample(n, mask, reference);
        barrier();
        uvec2 differ = uvec2(sample_low, sample_high);
        for (uint p = 0u; p < push.pass_count; p++)
            copies = copies != (key_digit(differ, digit_first(p), digit_bits(p)) != 0u);
        copies = copies && unsorted != 0u && push.arg[1] != 0u;
    }
    bool descent = unsorted != 0u;
    barrier();

    uint copy = invocation % COPIES;
    uvec2 differ = uvec2(0u);
    uint tiles = n / TILE + (n % TILE != 0u ? 1u : 0u);
    for (uint tile = workgroup_index(); tile < tiles; tile += groups) {
        uint begin = tile * TILE;
        uint valid = min(n - begin, TILE);
        uvec2 key[ITEMS];
        if (valid == TILE) {
            [[unroll]] for (uint k = 0u; k < ITEMS; k++)
                key[k] = encode_key(load_key(false, begin + k * WORKGROUP_SIZE + invocation));
            [[unroll]] for (uint k = 0u; k < ITEMS; k++) {
                differ |= key[k] ^ reference;
                add_key(key[k], copy);
            }
        } else {
            [[unroll]] for (uint k = 0u; k < ITEMS; k++) {
                uint i = k * WORKGROUP_SIZE + invocation;
                if (i >= valid) continue;
                key[k] = encode_key(load_key(false, begin + i));
                differ |= key[k] ^ reference;
                add_key(key[k], copy);
            }
        }
        if (!descent) {
            [[unroll]] for (uint k = 0u; k < ITEMS; k++) {
                uint i = k * WORKGROUP_SIZE + invocation;
                if (i < valid && begin + i + 1u < n)
                    descent = descent || key_less(encode_key(load_key(false, begin + i + 1u)) & mask, key[k] & mask);
            }
        }
        if (copies) {
            [[unroll]] for (uint k = 0u; k < ITEMS; k++) {
                uint i = k * WORKGROUP_SIZE + invocation;
                if (i >= valid) continue;
                store_key(true, begin + i, key[k]);
                if (VALUE_WORDS != 0u && (FLAGS & FLAG_WRITE_INDICES) == 0u)
                    store_value(true, begin + i, load_value(false, begin + i));
            }
        }
    }
    if (differ.x != 0u) atomicOr(differ_low, differ.x);
    if (differ.y != 0u) atomicOr(differ_high, differ.y);
    if (descent) unsorted = 1u;
    barrier();

    for (uint i = invocation; i < push.pass_count * RADIX; i += WORKGROUP_SIZE) {
        uint c = 0u;
        [[unroll]] for (uint j = 0u; j < COPIES; j++) c += counts[i * COPIES + j];
        if (c != 0u) atomicAdd(CONTROL(CONTROL_HISTOGRAMS + i), c);
    }
    if (invocation == 0u) {
        if (differ_low != 0u) atomicOr(CONTROL(CONTROL_DIFFER), differ_low);
        if (differ_high != 0u) atomicOr(CONTROL(CONTROL_DIFFER + 1u), differ_high);
        if (unsorted != 0u) atomicOr(CONTROL(CONTROL_UNSORTED), 1u);
        if (copies && workgroup_index() == 0u) CONTROL(CONTROL_COPIED) = 1u;
    }
}
