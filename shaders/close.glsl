// Floats are often close to each other: depths of one sign span less than 2^28. Then four digits of seven bits do, whose
// passes are faster than those by digits of eight. What counts is the distance of a key from the least that there may be, a
// multiple of 2^21: the lower digits are those of the key itself, the last one differs by a number, modulo 2^7. So passes
// take keys as they are, and where a digit begins is written under its own name. histogram.comp chooses by a sample; where a
// key turns out to lie outside, it counts again, by digits of eight bits.
const uint CLOSE_DIGITS = 4u;
const uint CLOSE_BITS = 7u; // a digit
const uint CLOSE_MASK = 127u;
const uint CLOSE_LAST = 0x0fffffffu; // the greatest distance

struct Close {
    bool chosen;
    uint least; // order-preserving form of the least key
    bool zero;  // keys of 0 may be outside: modulo 2^28 their distance is the least or the greatest
};

const Close FAR = Close(false, 0u, false);

uint close_distance(const Close by, const uint key) { return key - by.least & CLOSE_LAST; }
uint close_digit(const uint distance, const uint p) {
    return bitfieldExtract(distance, int(p * CLOSE_BITS), int(CLOSE_BITS));
}
