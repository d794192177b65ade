#version 450
#extension GL_GOOGLE_include_directive : require
// Wide values: row i of scratch takes row index[i] of the caller's values, then all rows come back. One word an invocation.
// arg[0]: words a value. VARIANT 0: gather into the values' twin, the indices lie where the keys' twin is bound; 1: back.
#include "buffers.glsl"

#ifdef GPUSORTI_ADDRESS
// Word w of row i.
uvec2 row_address(uvec2 base, uint i, uint w) {
    uint high, low, carry;
    umulExtended(i, push.arg[0] * 4u, high, low);
    low = uaddCarry(low, w * 4u, carry);
    high += carry;
    low = uaddCarry(base.x, low, carry);
    return uvec2(low, base.y + high + carry);
}
#endif

void main() {
    uint n = element_count();
    uint words = push.arg[0];
    uint rows_a_group = max(1u, WORKGROUP_SIZE / words);
    uint groups = gl_NumWorkGroups.x * gl_NumWorkGroups.y;
    uint first = workgroup_index() * rows_a_group;
    while (first < n) {
        uint rows = min(rows_a_group, n - first);
        for (uint t = gl_LocalInvocationIndex; t < rows * words; t += WORKGROUP_SIZE) {
            uint i = first + t / words;
            uint w = t % words;
#ifdef GPUSORTI_ADDRESS
            if (VARIANT == 0u)
                Words(row_address(push.values_alt, i, w)).at[0] = Words(row_address(push.values, WORD_AT(push.keys_alt, i), w)).at[0];
            else
                Words(row_address(push.values, i, w)).at[0] = Words(row_address(push.values_alt, i, w)).at[0];
#else
            if (VARIANT == 0u)
                alt_words.at[push.values_alt_base + i * words + w] =
                    value_words.at[alt_words.at[push.keys_alt_base + i] * words + w];
            else
                value_words.at[i * words + w] = alt_words.at[push.values_alt_base + i * words + w];
#endif
        }
        if (n - first <= groups * rows_a_group) break;
        first += groups * rows_a_group;
    }
}
