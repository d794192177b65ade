#version 450
#extension GL_GOOGLE_include_directive : require
// Structs with their keys inside, as wide values: the keys go to the keys, push.key_words words each, and the structs to
// scratch as they are, for gather.comp; VARIANT_KEY_ONLY: the keys alone.
#define ARGUMENTS WIDE_ARGUMENTS
#include "buffers.glsl"
#include "wide_values.glsl"

uint load_word(const uint i, const uint w) { return WIDE_VALUE(i, w); }

void store_word(const uint i, const uint w, const uint word) {
    uint k = w - push.key_word; // which word of the key, where it is one
    if (k < push.key_words) WIDE_KEY(i, k) = (word >> push.key_shift) & push.key_mask;
    if (VARIANT != VARIANT_KEY_ONLY) WIDE_ALT(i, w) = word;
}

void main() { move_wide(element_count()); }
