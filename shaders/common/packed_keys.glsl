// Keys narrower than a word go to the caller's array as whole words, where the device has no stores of their width.
// The includer defines ready_key(base, i): key i of those that begin at element `base`, a multiple of KEYS_A_WORD.
#include "last_word.glsl"
const uint KEYS_A_WORD = KEY_STORED_BITS < 32u ? 32u / KEY_STORED_BITS : 1u;

// A whole workgroup stores keys [base, base + n).
void store_packed(const uint base, const uint n, const bool decode) {
    for (uint w = gl_LocalInvocationIndex; w * KEYS_A_WORD < n; w += WORKGROUP_SIZE) {
        uint at = base / KEYS_A_WORD + w;
        uint keys = min(KEYS_A_WORD, n - w * KEYS_A_WORD);
        uint word = 0u;
        for (uint k = 0u; k < keys; k++) {
            uvec2 key = ready_key(base, w * KEYS_A_WORD + k);
            if (decode) key = decode_key(key);
            word = bitfieldInsert(word, key.x, int(k * KEY_STORED_BITS), int(KEY_STORED_BITS & 31u));
        }
        if (keys == KEYS_A_WORD) KEY_WORD(at) = word;
        else STORE_LOWER_BITS(KEY_WORD(at), word, keys * KEY_STORED_BITS);
    }
}
