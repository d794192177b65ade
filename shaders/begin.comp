#version 450
#extension GL_GOOGLE_include_directive : require
// Clears the control block and writes the count and the sizes of the indirect dispatches: one workgroup.
// arg[0]: words to clear; arg[1], arg[2]: elements a workgroup of the two dispatch sizes; arg[3]: most workgroups in x.
// pass not 0: the count is on the GPU, the values' place is taken by its buffer, and push.count is the upper bound.
#include "buffers.glsl"

void write_dispatch(uint slot, uint count, uint per_group) {
    uint groups = count / per_group + (count % per_group != 0u ? 1u : 0u);
    uint x = min(groups, push.arg[3]);
    CONTROL(CONTROL_DISPATCH + 4u * slot) = x;
    CONTROL(CONTROL_DISPATCH + 4u * slot + 1u) = x == 0u ? 0u : groups / x + (groups % x != 0u ? 1u : 0u);
    CONTROL(CONTROL_DISPATCH + 4u * slot + 2u) = 1u;
}

void main() {
    for (uint i = CONTROL_PASSES + gl_LocalInvocationIndex; i < push.arg[0]; i += WORKGROUP_SIZE) CONTROL(i) = 0u;
    if (gl_LocalInvocationIndex != 0u) return;
    uint count = push.count;
    if (push.pass != 0u) {
#ifdef GPUSORTI_ADDRESS
        count = min(count, Words(push.values).at[0]);
#else
        count = min(count, value_words.at[0]);
#endif
    }
    for (uint i = 0u; i < CONTROL_PASSES; i++) CONTROL(i) = 0u;
    CONTROL(CONTROL_COUNT) = count;
    write_dispatch(0u, count, push.arg[1]);
    write_dispatch(1u, count, push.arg[2]);
}
