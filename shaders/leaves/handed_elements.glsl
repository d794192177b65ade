// Elements that invocations of one workgroup hand to each other through buffers: by atomics, word by word. Keys are of whole
// words.
#ifdef GPUSORTI_ADDRESS
#define ON_KEY(alt, i, access, word) access(WORD_AT((alt) ? push.keys_alt : push.keys, i), word)
#define ON_VALUE(alt, i, access, word) access(WORD_AT((alt) ? push.values_alt : push.values, i), word)
#else
#define ON_KEY(alt, i, access, word) if (alt) access(alt_words.at[i], word); else access(key_words.at[i], word)
#define ON_VALUE(alt, i, access, word) \
    if (alt) access(alt_value_words.at[VALUE_WORDS * push.values_alt_base + (i)], word); \
    else access(value_words.at[i], word)
#endif
#define TAKE_WORD(from, word) word = LOAD_IN_WORKGROUP(from)
// The same for each word of a key or a value.
#define ON_WORDS(words, on, alt, i, access, element) { \
    on(alt, words * (i), access, element.x); \
    if (words == 2u) { on(alt, 2u * (i) + 1u, access, element.y); } \
}

uvec2 take_key(const bool alt, const uint i) {
    uvec2 key = uvec2(0u);
    ON_WORDS(KEY_WORDS, ON_KEY, alt, i, TAKE_WORD, key)
    return key;
}

uvec2 take_value(const bool alt, const uint i) {
    uvec2 value = uvec2(0u);
    ON_WORDS(VALUE_WORDS, ON_VALUE, alt, i, TAKE_WORD, value)
    return value;
}

void hand_key_on(const bool alt, const uint i, const uvec2 key)
    ON_WORDS(KEY_WORDS, ON_KEY, alt, i, STORE_IN_WORKGROUP, key)
void hand_value_on(const bool alt, const uint i, const uvec2 value)
    ON_WORDS(VALUE_WORDS, ON_VALUE, alt, i, STORE_IN_WORKGROUP, value)
