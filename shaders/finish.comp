#version 450
#extension GL_GOOGLE_include_directive : require
// Copies between the caller's arrays and their twins in scratch, a grid-stride loop over whole words of packed keys.
// VARIANT 0: what the planned passes left to do: the result comes back from scratch, or indices of sorted input.
// VARIANT 1: keys are unpacked into scratch as they are. VARIANT 2: keys come back and are packed.
#include "buffers.glsl"
#include "keys.glsl"
#include "plan.glsl"

const uint KEYS_A_WORD = KEY_STORED_BITS < 32u ? 32u / KEY_STORED_BITS : 1u;

void store_packed(uint first, uint n, bool decode) {
    uint word = 0u;
    uint present = 0u; // bits of the word that belong to keys
    for (uint j = 0u; j < KEYS_A_WORD && first + j < n; j++) {
        uvec2 key = load_key(true, first + j);
        if (decode) key = decode_key(key);
        word = bitfieldInsert(word, key.x, int(j * KEY_STORED_BITS), int(KEY_STORED_BITS & 31u));
        present = bitfieldInsert(present, 0xffffffffu, int(j * KEY_STORED_BITS), int(KEY_STORED_BITS & 31u));
    }
    uint at = first / KEYS_A_WORD;
#ifdef GPUSORTI_ADDRESS
    if (present != 0xffffffffu) word |= WORD_AT(push.keys, at) & ~present;
    WORD_AT(push.keys, at) = word;
#else
    if (present != 0xffffffffu) word |= key_words.at[at] & ~present;
    key_words.at[at] = word;
#endif
}

void main() {
    uint n = element_count();
    uint result = VARIANT == 0u ? CONTROL(CONTROL_RESULT) : 0u;
    bool indices = (FLAGS & FLAG_WRITE_INDICES) != 0u && (result & RESULT_AS_IS) != 0u;
    bool back = VARIANT == 2u || (result & RESULT_IN_ALT) != 0u;
    if (!indices && !back && VARIANT != 1u) return;

    bool decode = VARIANT == 0u;
    bool keys = VARIANT != 0u || (FLAGS & FLAG_KEEP_KEYS) == 0u;
    uint stride = gl_NumWorkGroups.x * gl_NumWorkGroups.y * WORKGROUP_SIZE * KEYS_A_WORD;
    uint first = (workgroup_index() * WORKGROUP_SIZE + gl_LocalInvocationIndex) * KEYS_A_WORD;
    while (first < n) {
        if (VARIANT == 1u || KEYS_A_WORD == 1u || VALUE_WORDS != 0u) {
            for (uint i = first; i < min(n, first + KEYS_A_WORD); i++) {
                if (VARIANT == 1u) {
                    store_key(true, i, load_key(false, i));
                    continue;
                }
                if (back && keys && KEYS_A_WORD == 1u) {
                    uvec2 key = load_key(true, i);
                    store_key(false, i, decode ? decode_key(key) : key);
                }
                if (VALUE_WORDS != 0u && VARIANT == 0u) store_value(false, i, indices ? uvec2(i, 0u) : load_value(true, i));
            }
        }
        if (back && keys && KEYS_A_WORD > 1u) store_packed(first, n, decode);
        if (n - first <= stride) break;
        first += stride;
    }
}
