// leaf_sort.comp chooses an element's bin by the bits below those in which the elements of a leaf agree. If these begin
// with the low word, and the low words of a sample span a part of their range only, words are first moved to the left.

// From the range of a sample's low words: the least one, rounded down to a multiple of WORD_BITS, and in its last bits
// how far words are moved. 0: they stay as they are.
uint words_to_left(const uint least, const uint greatest) {
    const uint LAST = WORD_BITS - 1u;
    uint range = greatest - min(least, greatest) & ~LAST;
    return range == 0u ? 0u : least & ~LAST | LAST - uint(findMSB(range));
}

uint bin_words; // as words_to_left() returns it

// Words keep their order, but those outside the sample's range may become equal to others.
uint left_word(const uint word) {
    uint least = bin_words & ~(WORD_BITS - 1u);
    uint free = bin_words & (WORD_BITS - 1u);
    return min(max(word, least) - least, WORD_MAX >> free) << free;
}

// The bits below bit `first` of a key, from the left. They have the order of the keys, but those of different keys may be
// equal.
uint rest_of(const uvec2 ordered, const uint first) {
    uvec2 key = uvec2(STRETCHES && first >= WORD_BITS ? left_word(ordered.x) : ordered.x, ordered.y);
    if (KEY_WORDS == 1u) return key.x << (WORD_BITS - first);
    if (first < WORD_BITS) return key.x << (WORD_BITS - first);
    return first == WORD_BITS ? key.x : key.y << (2u * WORD_BITS - first) | key.x >> (first - WORD_BITS);
}
