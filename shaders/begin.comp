#version 450
#extension GL_GOOGLE_include_directive : require
// Clears the control block and writes the count and the sizes of the indirect dispatches: one workgroup.
// Kernels that loop over the array get no more than MOST_STRIDE_GROUPS workgroups.
// push.count 0: the count is on the GPU: word push.count_word of what is bound in the values' place, at most push.bound.
// push.copied_bits not 0: any number of workgroups copies elements of so many bits from the keys to the second keys, or
// fills these, whatever arrays they are. That is here because every sort has this pipeline.
#define ARGUMENTS BEGIN_ARGUMENTS
#include "buffers.glsl"

#ifdef GPUSORTI_ADDRESS
#define COUNT_WORD(i) Words(push.values).at[i]
#define FROM_WORD(i) WORD_BEHIND(push.keys, i, true)
#define FROM_PAIR(i) PAIR_BEHIND(push.keys, i, true)
#define TO_WORD(i) WORD_BEHIND(push.keys_alt, i, true)
#define TO_PAIR(i) PAIR_BEHIND(push.keys_alt, i, true)
#else
#define COUNT_WORD(i) value_words.at[i]
#define FROM_WORD(i) key_words.at[i]
#define FROM_PAIR(i) key_pairs.at[i]
#define TO_WORD(i) alt_words.at[i]
#define TO_PAIR(i) alt_pairs.at[i]
#endif


void write_dispatch(const uint at, const uint count, const uint tile, const uint most) {
    write_size(at, min(count / tile + (count % tile != 0u ? 1u : 0u), most));
}

// Pairs of words, or words, in the last of which only so many bits are copied as belong to elements.
const uint COPIED_ITEMS = 4u; // of an invocation
void copy_elements(const uint count) {
    bool pairs = push.copied_bits == 64u;
    uint a_word = push.copied_bits < 32u ? 32u / push.copied_bits : 1u; // elements
    uint rest = count % a_word;
    uint n = count / a_word + min(rest, 1u);
    uint tile = WORKGROUP_SIZE * COPIED_ITEMS, stride = gl_NumWorkGroups.x * gl_NumWorkGroups.y * tile;
    uint begin = workgroup_index() * tile;
    while (begin < n) {
        uint valid = min(n - begin, tile);
        uvec2 words[COPIED_ITEMS]; // all loads come before the stores, so that they overlap
        [[unroll]] for (uint k = 0u; k < COPIED_ITEMS; k++) {
            uint i = begin + min(k * WORKGROUP_SIZE + gl_LocalInvocationIndex, valid - 1u);
            if (push.clears != 0u) words[k].x = NO_INDEX;
            else if (pairs) words[k] = FROM_PAIR(i);
            else words[k].x = FROM_WORD(push.copied_from + i);
        }
        [[unroll]] for (uint k = 0u; k < COPIED_ITEMS; k++) {
            uint i = begin + k * WORKGROUP_SIZE + gl_LocalInvocationIndex;
            if (i - begin >= valid) break;
            if (pairs) TO_PAIR(i) = words[k];
            else if (rest != 0u && i == n - 1u)
                TO_WORD(i) = bitfieldInsert(TO_WORD(i), words[k].x, 0, int(rest * push.copied_bits));
            else TO_WORD(i) = words[k].x;
        }
        if (n - begin <= stride) break;
        begin += stride;
    }
}

void main() {
    uint invocation = gl_LocalInvocationIndex;
    uint count = push.count != 0u ? push.count : min(COUNT_WORD(push.count_word), push.bound);
    if (push.copied_bits != 0u) {
        copy_elements(count);
        return;
    }
    for (uint i = invocation; i < push.clear_words; i += WORKGROUP_SIZE)
        if (i != CONTROL_COUNT) CONTROL(i) = 0u;
    for (uint i = SIZE_FINISH + invocation; i < SIZES_END; i += WORKGROUP_SIZE) SIZE(i) = 0u;
    if (invocation >= 3u) return;
    if (invocation == 0u) CONTROL(CONTROL_COUNT) = count;
    if (invocation == 0u) write_dispatch(SIZE_TILES, count, push.tile, 0xffffffffu);
    if (invocation == 1u) write_dispatch(SIZE_MERGES, count, push.merge_tile, 0xffffffffu);
    if (invocation == 2u) write_dispatch(SIZE_STRIDE, count, push.stride_tile, MOST_STRIDE_GROUPS);
}
