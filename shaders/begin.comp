#version 450
#extension GL_GOOGLE_include_directive : require
// Clears the control block and writes the count and the sizes of the indirect dispatches: one workgroup.
// Kernels that loop over the array get no more than MOST_STRIDE_GROUPS workgroups.
// push.count 0: the count is on the GPU: word push.count_word of what is bound in the values' place, at most push.bound.
// gpusorti_begin_args in gpusort.h
#define ARGUMENTS uint clear_words; uint tile; uint merge_tile; uint stride_tile; uint count_word; uint bound;
#include "buffers.glsl"

#ifdef GPUSORTI_ADDRESS
#define COUNT_WORD(i) Words(push.values).at[i]
#else
#define COUNT_WORD(i) value_words.at[i]
#endif

const uint MOST_STRIDE_GROUPS = 2048u;

void write_dispatch(const uint at, const uint count, const uint tile, const uint most) {
    write_size(at, min(count / tile + (count % tile != 0u ? 1u : 0u), most));
}

void main() {
    uint invocation = gl_LocalInvocationIndex;
    for (uint i = invocation; i < push.clear_words; i += WORKGROUP_SIZE)
        if (i != CONTROL_COUNT) CONTROL(i) = 0u;
    for (uint i = SIZE_FINISH + invocation; i < SIZES_END; i += WORKGROUP_SIZE) SIZE(i) = 0u;
    if (invocation >= 3u) return;
    uint count = push.count != 0u ? push.count : min(COUNT_WORD(push.count_word), push.bound);
    if (invocation == 0u) CONTROL(CONTROL_COUNT) = count;
    if (invocation == 0u) write_dispatch(SIZE_TILES, count, push.tile, 0xffffffffu);
    if (invocation == 1u) write_dispatch(SIZE_MERGES, count, push.merge_tile, 0xffffffffu);
    if (invocation == 2u) write_dispatch(SIZE_STRIDE, count, push.stride_tile, MOST_STRIDE_GROUPS);
}
