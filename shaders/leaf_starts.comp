#version 450
#extension GL_GOOGLE_include_directive : require
// Where each leaf begins once two passes have sorted by the keys' leading bits, and whether all leaves have room in a
// workgroup of leaf_sort.comp. arg[0]: control block: where the starts go, one word a leaf and one more;
// arg[1]: elements that a leaf has room for.
#include "buffers.glsl"
#include "keys.glsl"

const uint LEAVES_A_GROUP = WORKGROUP_SIZE - 1u;
const uint WAYS = 8u; // of a step of the search

shared uint starts[WORKGROUP_SIZE];

uint leading_bits(const uint i, const uint count) {
    uvec2 key = load_key(false, i); // where two passes bring them
    return (KEY_WORDS == 2u ? key.y : key.x) >> (32u - count);
}

// First element whose leading bits are not below `leaf`.
uint find_start(const uint leaf, const uint bits) {
    uint n = element_count();
    if (leaf >> bits != 0u) return n;
    uint below = bits - RADIX_BITS; // leading bits below the last pass's digit
    uint bases = CONTROL_HISTOGRAMS + (push.pass_count - 1u) * RADIX;
    uint digit = leaf >> below;
    uint low = CONTROL(bases + digit);
    if ((leaf & ((1u << below) - 1u)) == 0u) return low;
    uint high = digit == RADIX - 1u ? n : CONTROL(bases + digit + 1u);
    while (low < high) { // elements before low are below the leaf, those from high on are not
        uint span = high - low;
        uint less = 0u;
        [[unroll]] for (uint j = 1u; j < WAYS; j++)
            less += leading_bits(low + span / WAYS * j + span % WAYS * j / WAYS, bits) < leaf ? 1u : 0u;
        uint next = less + 1u;
        high = next == WAYS ? high : low + span / WAYS * next + span % WAYS * next / WAYS;
        low = less == 0u ? low : low + span / WAYS * less + span % WAYS * less / WAYS + 1u;
    }
    return low;
}

void main() {
    uint bits = CONTROL(CONTROL_LEAF_BITS);
    uint leaf = workgroup_index() * LEAVES_A_GROUP + gl_LocalInvocationIndex;
    uint end = 1u << bits;
    if (bits <= RADIX_BITS || leaf - gl_LocalInvocationIndex >= end) return;
    uint start = find_start(min(leaf, end), bits);
    starts[gl_LocalInvocationIndex] = start;
    if (leaf <= end) CONTROL(push.arg[0] + leaf) = start;
    barrier();
    if (gl_LocalInvocationIndex > 0u && start - starts[gl_LocalInvocationIndex - 1u] > push.arg[1])
        CONTROL(CONTROL_OVERFULL) = 1u;
}
