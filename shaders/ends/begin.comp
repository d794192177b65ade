#version 450
#extension GL_GOOGLE_include_directive : require
// Clears the control block and writes the count and the sizes of the indirect dispatches: one workgroup.
// Kernels that loop over the array get no more than MOST_STRIDE_WORKGROUPS workgroups.
// push.count 0: the count is on the GPU, at most push.most_count: word push.count_word of what is bound as the values.
// push.copied_bits not 0: it copies elements instead of that, see copy_elements.glsl. With a kernel of its own sorts that
// copy would take a pipeline more; this one all have.
#define ARGUMENTS BEGIN_ARGUMENTS
#include "buffers.glsl"

#ifdef GPUSORTI_ADDRESS
#define COUNT_WORD(i) Words(push.values).at[i]
#else
#define COUNT_WORD(i) value_words.at[i]
#endif
#include "copy_elements.glsl"

void write_dispatch(const uint at, const uint count, const uint tile, const uint most) {
    write_size(at, min(count / tile + (count % tile != 0u ? 1u : 0u), most));
}

// Clears the control block, but for the count, and the sizes, and writes those that follow from the count.
void begin_sort(const uint count) {
    uint invocation = gl_LocalInvocationIndex;
    for (uint i = invocation; i < push.clear_words; i += WORKGROUP_SIZE)
        if (i != CONTROL_COUNT) CONTROL(i) = 0u;
    for (uint i = SIZE_FINISH + invocation; i < SIZES_END; i += WORKGROUP_SIZE) SIZE(i) = 0u;
    if (invocation >= 3u) return;
    if (invocation == 0u) CONTROL(CONTROL_COUNT) = count;
    uint at = invocation == 0u ? SIZE_TILES : invocation == 1u ? SIZE_MERGES : SIZE_STRIDE;
    uint tile = invocation == 0u ? push.tile : invocation == 1u ? push.merge_tile : push.stride_tile;
    write_dispatch(at, count, tile, invocation == 2u ? MOST_STRIDE_WORKGROUPS : 0xffffffffu);
}

void main() {
    uint count = push.count != 0u ? push.count : min(COUNT_WORD(push.count_word), push.most_count);
    if (push.copied_bits != 0u) copy_elements(count);
    else begin_sort(count);
}
