// The bits below bit `first` of a key, from the left. They have the order of the keys, but those of different keys may be
// equal.
uint rest_of(const uvec2 key, const uint first) {
    if (KEY_WORDS == 1u) return key.x << (WORD_BITS - first);
    if (first < WORD_BITS) return key.x << (WORD_BITS - first);
    return first == WORD_BITS ? key.x : key.y << (2u * WORD_BITS - first) | key.x >> (first - WORD_BITS);
}
