// Elements that invocations of one workgroup hand to each other through buffers: by atomics, word by word. Keys are of whole
// words.
#ifdef GPUSORTI_ADDRESS
#define ON_KEY_WORD(alt, i, access) access(WORD_AT((alt) ? push.keys_alt : push.keys, i))
#define ON_VALUE_WORD(alt, i, access) access(WORD_AT((alt) ? push.values_alt : push.values, i))
#else
#define ON_KEY_WORD(alt, i, access) if (alt) access(alt_words.at[i]); else access(key_words.at[i])
#define ON_VALUE_WORD(alt, i, access) \
    if (alt) access(alt_value_words.at[VALUE_WORDS * push.values_alt_base + (i)]); else access(value_words.at[i])
#endif
#define TAKE_LOW(from) element.x = LOAD_IN_WORKGROUP(from)
#define TAKE_HIGH(from) element.y = LOAD_IN_WORKGROUP(from)
#define HAND_LOW(to) STORE_IN_WORKGROUP(to, element.x)
#define HAND_HIGH(to) STORE_IN_WORKGROUP(to, element.y)

uvec2 load_handed_key(const bool alt, const uint i) {
    uvec2 element = uvec2(0u);
    ON_KEY_WORD(alt, KEY_WORDS * i, TAKE_LOW);
    if (KEY_WORDS == 2u) { ON_KEY_WORD(alt, 2u * i + 1u, TAKE_HIGH); }
    return element;
}

uvec2 load_handed_value(const bool alt, const uint i) {
    uvec2 element = uvec2(0u);
    ON_VALUE_WORD(alt, VALUE_WORDS * i, TAKE_LOW);
    if (VALUE_WORDS == 2u) { ON_VALUE_WORD(alt, 2u * i + 1u, TAKE_HIGH); }
    return element;
}

void hand_key_on(const bool alt, const uint i, const uvec2 element) {
    ON_KEY_WORD(alt, KEY_WORDS * i, HAND_LOW);
    if (KEY_WORDS == 2u) { ON_KEY_WORD(alt, 2u * i + 1u, HAND_HIGH); }
}

void hand_value_on(const bool alt, const uint i, const uvec2 element) {
    ON_VALUE_WORD(alt, VALUE_WORDS * i, HAND_LOW);
    if (VALUE_WORDS == 2u) { ON_VALUE_WORD(alt, 2u * i + 1u, HAND_HIGH); }
}
