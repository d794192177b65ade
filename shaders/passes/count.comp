#version 450
#extension GL_GOOGLE_include_directive : require
// Count: how often each digit value occurs in each workgroup's span of elements, stored digit by digit,
// and the totals of all spans. In the first pass also which bits differ at all and whether the keys are in order.
#define ARGUMENTS SPAN_ARGUMENTS
#include "buffers.glsl"
#include "keys.glsl"
#include "sync.glsl"

shared uint counts[RADIX];
shared uint differ_low;
shared uint differ_high;
shared uint unsorted;

void clear() {
    for (uint d = gl_LocalInvocationIndex; d < RADIX; d += WORKGROUP_SIZE) counts[d] = 0u;
    if (gl_LocalInvocationIndex == 0u) {
        differ_low = 0u;
        differ_high = 0u;
        unsorted = 0u;
    }
    barrier();
}

// Counts the digits of elements [begin, end); in the first pass finds which bits differ and whether keys are in order.
void count_span(const uint digit, const uint n, const uint begin, const uint end, const bool first, const uint flags) {
    uint invocation = gl_LocalInvocationIndex;
    bool alt = (flags & PASS_FROM_ALT) != 0u;
    bool encode = (flags & PASS_ENCODE) != 0u;
    uint digit_at = digit_first(digit);
    uint bits = digit_bits(digit);
    uvec2 mask = window_mask();
    uvec2 reference = first ? encode_key(load_key(alt, 0u)) : uvec2(0u);
    uvec2 differ = uvec2(0u);
    bool descent = false;
    for (uint tile = begin; tile < end; tile = end - tile < TILE ? end : tile + TILE) {
        uvec2 key[ITEMS];
        bool inside[ITEMS];
        [[unroll]] for (uint k = 0u; k < ITEMS; k++) {
            uint i = k * WORKGROUP_SIZE + invocation;
            inside[k] = i < end - tile;
            key[k] = inside[k] ? load_key(alt, tile + i) : uvec2(0u);
        }
        [[unroll]] for (uint k = 0u; k < ITEMS; k++) {
            if (!inside[k]) continue;
            if (encode) key[k] = encode_key(key[k]);
            atomicAdd(counts[key_digit(key[k], digit_at, bits)], 1u);
            if (first) {
                uint i = tile + k * WORKGROUP_SIZE + invocation;
                differ |= key[k] ^ reference;
                if (!descent && i + 1u < n) descent = key_less(encode_key(load_key(alt, i + 1u)) & mask, key[k] & mask);
            }
        }
    }
    if (first) {
        if (differ.x != 0u) atomicOr(differ_low, differ.x);
        if (differ.y != 0u) atomicOr(differ_high, differ.y);
        if (descent) STORE_IN_WORKGROUP(unsorted, 1u);
    }
    barrier();
}

// Writes the span's column of counts and adds to the totals.
void write_counts(const uint digit, const uint workgroup, const uint spans, const bool first) {
    uint invocation = gl_LocalInvocationIndex;
    for (uint d = invocation; d < RADIX; d += WORKGROUP_SIZE) {
        uint c = counts[d];
        CONTROL(push.status + d * spans + workgroup) = c;
        if (c != 0u) atomicAdd(CONTROL(CONTROL_HISTOGRAMS + digit * RADIX + d), c);
    }
    if (first && invocation == 0u) {
        if (differ_low != 0u) atomicOr(CONTROL(CONTROL_DIFFER), differ_low);
        if (differ_high != 0u) atomicOr(CONTROL(CONTROL_DIFFER + 1u), differ_high);
        if (unsorted != 0u) atomicOr(CONTROL(CONTROL_UNSORTED), 1u);
    }
}

void main() {
    uint n = element_count();
    uint span = push.span;
    uint spans = n / span + (n % span != 0u ? 1u : 0u);
    uint workgroup = workgroup_index();
    bool first = (VARIANT & VARIANT_FIRST_PASS) != 0u;
    uint flags = first ? PASS_ENCODE : CONTROL(push.record);
    if (workgroup >= spans || (flags & PASS_SKIP) != 0u) return;

    clear();
    uint begin = workgroup * span;
    uint end = n - begin < span ? n : begin + span;
    count_span(push.pass, n, begin, end, first, flags);
    write_counts(push.pass, workgroup, spans, first);
}
