// Copies elements, of push.copied_bits each, from the keys to the second keys, whatever arrays these are, or fills the
// latter with NO_INDEX. By pairs of words, or by words, in the last of which only so many bits are copied as belong to
// elements. Any number of workgroups.
#ifdef GPUSORTI_ADDRESS
#define FROM_WORD(i) WORD_BEHIND(push.keys, i, true)
#define FROM_PAIR(i) PAIR_BEHIND(push.keys, i, true)
#define TO_WORD(i) WORD_BEHIND(push.keys_alt, i, true)
#define TO_PAIR(i) PAIR_BEHIND(push.keys_alt, i, true)
#else
#define FROM_WORD(i) key_words.at[i]
#define FROM_PAIR(i) key_pairs.at[i]
#define TO_WORD(i) alt_words.at[i]
#define TO_PAIR(i) alt_pairs.at[i]
#endif

#include "last_word.glsl"
#include "next_tile.glsl"
void copy_elements(const uint count) {
    bool pairs = push.copied_bits == 64u;
    uint a_word = push.copied_bits < 32u ? 32u / push.copied_bits : 1u; // elements
    uint rest = count % a_word;
    uint n = count / a_word + min(rest, 1u);
    for (uint begin = workgroup_index() * TILE; begin < n; begin = next_tile(begin, n, TILE)) {
        uint valid = min(n - begin, TILE);
        uvec2 words[ITEMS]; // all loads come before the stores, so that they overlap
        [[unroll]] for (uint k = 0u; k < ITEMS; k++) {
            uint i = begin + min(k * WORKGROUP_SIZE + gl_LocalInvocationIndex, valid - 1u);
            if (push.clears != 0u) words[k].x = NO_INDEX;
            else if (pairs) words[k] = FROM_PAIR(i);
            else words[k].x = FROM_WORD(push.copied_from + i);
        }
        [[unroll]] for (uint k = 0u; k < ITEMS; k++) {
            uint i = begin + k * WORKGROUP_SIZE + gl_LocalInvocationIndex;
            if (i - begin >= valid) break;
            if (pairs) TO_PAIR(i) = words[k];
            else if (rest == 0u || i != n - 1u) TO_WORD(i) = words[k].x;
            else STORE_LOWER_BITS(TO_WORD(i), words[k].x, rest * push.copied_bits);
        }
    }
}
