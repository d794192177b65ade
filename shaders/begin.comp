#version 450
#extension GL_GOOGLE_include_directive : require
// Clears the control block and writes the count and the sizes of the indirect dispatches: one workgroup.
// arg[0]: words to clear; arg[1]: elements a workgroup of the kernels that work by tiles or spans; arg[2]: of merges;
// arg[3]: of the kernels that loop over the array, which get no more than MOST_STRIDE_GROUPS.
// push.count 0: the count is on the GPU. It is word `pass` of what stands in the values' place, and at most push.status.
#include "buffers.glsl"

#ifdef GPUSORTI_ADDRESS
#define COUNT_WORD(i) Words(push.values).at[i]
#else
#define COUNT_WORD(i) value_words.at[i]
#endif

const uint MOST_STRIDE_GROUPS = 2048u;

void write_dispatch(uint slot, uint count, uint per_group, uint most) {
    write_size(CONTROL_DISPATCH + 4u * slot, min(count / per_group + (count % per_group != 0u ? 1u : 0u), most));
}

void main() {
    uint invocation = gl_LocalInvocationIndex;
    for (uint i = invocation; i < push.arg[0]; i += WORKGROUP_SIZE)
        if (i != CONTROL_COUNT && (i < CONTROL_DISPATCH || i >= CONTROL_DISPATCH + 12u)) CONTROL(i) = 0u;
    if (invocation >= 3u) return;
    uint count = push.count != 0u ? push.count : min(COUNT_WORD(push.pass), push.status);
    if (invocation == 0u) CONTROL(CONTROL_COUNT) = count;
    write_dispatch(invocation, count, push.arg[1u + invocation], invocation == 2u ? MOST_STRIDE_GROUPS : 0xffffffffu);
}
