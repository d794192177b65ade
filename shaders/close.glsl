// Floats are often close to each other: depths of one sign span less than 2^28, which is 32 powers of two. Then four
// digits of seven bits do, whose passes are faster than those by digits of eight. The least magnitude that there may be
// is a multiple of 2^21: the lower digits are those of the key itself, the last one differs by a number, modulo 2^7. So
// passes take keys as they are, and where a digit begins is written under its own name. histogram.comp chooses by a
// sample; where a key turns out to lie outside, it counts again, by digits of eight bits. Zeros may lie outside, as
// those of a depth buffer's background do, unless other keys have their last digit.
const uint CLOSE_DIGITS = 4u;
const uint CLOSE_BITS = 7u; // a digit
const uint CLOSE_MASK = 127u;
const uint CLOSE_LAST = 0x0fffffffu; // the greatest distance from the least magnitude
const uint HALF = 0x80000000u;       // keys in order-preserving form: their magnitudes ascend from here on, descend below

struct Close {
    bool chosen;
    bool upper; // all keys are in the half from HALF on, or none is
    uint least; // magnitude
};

const Close FAR = Close(false, false, 0u);

uint magnitude(const uint key) { return key >= HALF ? key - HALF : HALF - 1u - key; }
bool is_zero(const uint key) { return magnitude(key) == 0u; }
uint close_digit(const uint key, const uint p) { return bitfieldExtract(key, int(p * CLOSE_BITS), int(CLOSE_BITS)); }
