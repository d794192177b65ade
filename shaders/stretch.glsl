// 64-bit keys are often two things side by side, such as a tile and a depth, and the lower one spans a part of its range
// only. Leaves want leading bits that spread evenly, so that low words are stretched over all of it: (low - least) * scale.
// The scale is odd, so that multiplying by its inverse modulo 2^32 takes it back. histogram.comp chooses both by a sample;
// where a key turns out to lie outside, it counts again without, and all passes run.

struct Stretch {
    uint least;
    uint scale;
    uint inverse;
};

const Stretch AS_IT_IS = Stretch(0u, 1u, 1u);

// For low words in the range of a sample's, from `least` to `greatest`, and a sixteenth of that range on either side. The
// inverse is left to with_inverse().
// stretch_word() tells by an overflow that a word lies outside. Without one it is one of WORD_MAX / scale + 1 words from
// the stretch's least one on, modulo 2^32. That one is chosen so that none of them wraps: the word 0 is not above the
// greatest.
Stretch choose_stretch(const uint least, const uint greatest) {
    uint margin = (greatest - least) / 16u;
    uint first = least - min(least, margin);
    uint range = greatest + min(~greatest, margin) - first;
    if (least >= greatest || range > WORD_MAX / 3u) return AS_IT_IS;
    uint scale = WORD_MAX / range - 1u | 1u;
    return Stretch(min(first, ~(WORD_MAX / scale)), scale, 1u);
}

// Modulo 2^32, of an odd number: right in its last three bits as it is; Newton's steps double them.
uint inverse_of(const uint scale) {
    uint inverse = scale;
    for (uint step = 0u; step < 4u; step++) inverse *= 2u - scale * inverse;
    return inverse;
}

Stretch with_inverse(const Stretch by) { return Stretch(by.least, by.scale, inverse_of(by.scale)); }

// As histogram.comp has left it.
Stretch load_stretch() {
    if (!STRETCHES) return AS_IT_IS;
    uint least = CONTROL(CONTROL_STRETCH_LEAST);
    return Stretch(least, CONTROL(CONTROL_STRETCH_SCALE) | 1u, CONTROL(CONTROL_STRETCH_INVERSE) | 1u);
}

// Of a low word: {stretched, not 0 if it lies outside}.
uvec2 stretch_word(const Stretch by, const uint word) {
    uint beyond;
    uint stretched;
    umulExtended(word - by.least, by.scale, beyond, stretched);
    return uvec2(stretched, beyond);
}

uvec2 stretch_key(const Stretch by, const uvec2 key) {
    return STRETCHES ? uvec2((key.x - by.least) * by.scale, key.y) : key;
}

uvec2 shrink_key(const Stretch by, const uvec2 key) {
    return STRETCHES ? uvec2(key.x * by.inverse + by.least, key.y) : key;
}

// How onesweep_staged.comp stretches words that it loads, word * by + add, and takes them back as it stores them,
// (word >> back_shift) * back_by + back_add.
struct Folding {
    uint by;
    uint add;
    uint back_shift;
    uint back_by;
    uint back_add;
};

// Of low words. down: keys descend and are loaded as they are; the result is the complement of the stretched word of the
// order-preserving form, as its digits are complements.
Folding fold_low_words(const Stretch by, const bool down) {
    if (down) return Folding(by.scale, (by.least + 1u) * by.scale - 1u, 0u, by.inverse, by.inverse - 1u - by.least);
    return Folding(by.scale, -by.least * by.scale, 0u, by.inverse, by.least);
}

// Of high words: moves RADIX_BITS bits, from bit `lowest` on, to the top. All words agree with `any` in the bits above
// these.
Folding fold_leading_bits(const uint lowest, const uint any) {
    uint shift = WORD_BITS - RADIX_BITS - lowest;
    return Folding(1u << shift, 0u, shift, 1u, any >> (WORD_BITS - shift) << (WORD_BITS - shift));
}
