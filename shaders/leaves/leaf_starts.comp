#version 450
#extension GL_GOOGLE_include_directive : require
// Where each leaf begins once passes have sorted by the bits in which its elements agree. Where there are leaves by place it
// finds these.
#define ARGUMENTS LEAF_ARGUMENTS
#define KEEPS_SIZES
#include "buffers.glsl"
#include "keys.glsl"
#include "sync.glsl"

const uint CUTS_A_WORKGROUP = WORKGROUP_SIZE - CUTS_AGAIN;
const uint WAYS = 8u; // of a step of the search

shared uint starts[WORKGROUP_SIZE];

#include "find_places.glsl"

uvec2 passed_key(const bool alt, const uint i) { return encode_passed(load_key(alt, i)); }

// First element of leaf `leaf` or a later one.
uint find_start(const uint leaf, const uint bits) {
    uint n = element_count();
    if (leaf >> bits != 0u) return n;
    bool alt = CONTROL(CONTROL_LEAF_ALT) != 0u;
    uint first = CONTROL(CONTROL_LEAF_FIRST);
    uint last_pass = (first + bits - 1u) / RADIX_BITS;
    uint below = last_pass * RADIX_BITS - first; // leaves' bits below the last pass's digit
    uint same_bits = key_digit(passed_key(alt, 0u), last_pass * RADIX_BITS, RADIX_BITS) >> (bits - below) << (bits - below);
    uint bases = CONTROL_HISTOGRAMS + last_pass * RADIX;
    uint digit = same_bits | leaf >> below;
    uint low = CONTROL(bases + digit);
    if ((leaf & ((1u << below) - 1u)) == 0u) return low;
    uint high = digit == RADIX - 1u ? n : CONTROL(bases + digit + 1u);
    while (low < high) { // elements before low are below the leaf, those from high on are not
        uint span = high - low;
        uint less = 0u;
        [[unroll]] for (uint j = 1u; j < WAYS; j++)
            less += key_digit(passed_key(alt, low + span / WAYS * j + span % WAYS * j / WAYS), first, bits) < leaf ? 1u : 0u;
        uint next = less + 1u;
        high = next == WAYS ? high : low + span / WAYS * next + span % WAYS * next / WAYS;
        low = less == 0u ? low : low + span / WAYS * less + span % WAYS * less / WAYS + 1u;
    }
    return low;
}

void main() {
    if (CONTROL(CONTROL_PLACES) != 0u) {
        find_places();
        return;
    }
    uint bits = CONTROL(CONTROL_LEAF_BITS);
    uint leaf = workgroup_index() * WORKGROUP_SIZE + gl_LocalInvocationIndex;
    if (bits == 0u || CONTROL(CONTROL_LEAF_PASSES) == 1u || leaf > 1u << bits) return;
    CONTROL(push.starts + leaf) = find_start(leaf, bits);
}
