// Floats are often close to each other: depths of one sign span less than 2^28, which is 32 powers of two. Then four
// digits of seven bits do, whose passes are faster than those by digits of eight. The least magnitude that there may be
// is a multiple of 2^21: the lower digits are those of the key itself, the last one differs by a number, modulo 2^7. So
// passes take keys as they are, and where a digit begins is written under its own name. histogram.comp chooses by a
// sample; where a key turns out to lie outside, it counts again, by digits of eight bits. Zeros may lie outside, as
// those of a depth buffer's background do, unless other keys have their last digit.
const uint CLOSE_DIGITS = 4u;
const uint CLOSE_BITS = WORD_BITS / CLOSE_DIGITS - 1u; // 7 a digit
const uint CLOSE_MASK = (1u << CLOSE_BITS) - 1u;
const uint CLOSE_LAST = (1u << (CLOSE_DIGITS * CLOSE_BITS)) - 1u; // the greatest distance from the least magnitude
const uint CLOSE_TOP = (CLOSE_DIGITS - 1u) * CLOSE_BITS;          // first bit of the last digit
const uint HALF = WORD_MAX - WORD_MAX / 2u; // keys in order-preserving form: magnitudes ascend from here on, descend below

struct Close {
    bool chosen;
    bool upper; // all keys are in the half from HALF on, or none is
    uint least; // magnitude
};

const Close FAR = Close(false, false, 0u);

uint magnitude(const uint key) { return key >= HALF ? key - HALF : HALF - 1u - key; }
bool is_zero(const uint key) { return magnitude(key) == 0u; }
uint close_digit(const uint key, const uint p) { return bitfieldExtract(key, int(p * CLOSE_BITS), int(CLOSE_BITS)); }

// The keys of a sample that are not zeros lie from `least` to `greatest`. Keys are expected there, in a range that begins
// at a multiple of its size if it can; another one is around such a multiple, so that it ends before the half does.
Close choose_close(const uint least, const uint greatest) {
    bool upper = least >= HALF;
    if (least > greatest || upper != (greatest >= HALF)) return FAR;
    uint last = magnitude(upper ? greatest : least);
    uint range = greatest - least;
    uint from = last - range;
    if (range > CLOSE_LAST || range >> 3u * RADIX_BITS == 0u) return FAR; // or three digits of eight bits may do
    uint first = from & ~CLOSE_LAST;
    if (last - first > CLOSE_LAST) {
        uint room = (CLOSE_LAST - range) / 2u; // on either side
        uint lower = (1u << CLOSE_TOP) - 1u;
        first = from - min(from, room) & ~lower;
        if (last - first > CLOSE_LAST) return FAR;
    }
    return Close(true, upper, first);
}

// The least magnitude with the sign, as keys are stored.
uint close_base(const Close by) { return by.least | (by.upper == (DESCENDING == 0u) ? 0u : HALF); }

// How far a key is from there. Where one bit beyond CLOSE_LAST is set in any, a key lies outside; it may be a zero.
uint close_distance(const uint stored, const uint base) { return stored - base; }

// The passes by digits of seven bits that have something to do where keys differ in these bits. Of keys that differ above
// the last digit none share it.
uint close_passes(const uint differ) {
    uint passes = 0u;
    for (uint p = 0u; p < CLOSE_DIGITS; p++)
        if (close_digit(differ, p) != 0u) passes |= 1u << p;
    return passes;
}

// The last digit of the zero of the upper half (1) or of the lower (0).
uint zero_digit(const uint upper) { return close_digit(HALF - 1u + upper, CLOSE_DIGITS - 1u); }

// The n-th of the last digits of close keys, in their order: from the least on, but for the digits of zeros outside. These
// come first in the upper half, last in the lower; the zero of the lower half comes first of the two.
uint last_digit_at(const Close by, const bool lower_zero, const bool upper_zero, const uint n) {
    uint zeros = uint(lower_zero) + uint(upper_zero);
    uint first_zero = by.upper ? 0u : CLOSE_MASK + 1u - zeros;
    if (n - first_zero < zeros) return lower_zero && n == first_zero ? CLOSE_MASK : 0u;
    uint first = (by.upper ? by.least : -by.least) >> CLOSE_TOP & CLOSE_MASK;
    uint at = n - (by.upper ? zeros : 0u);
    if (first == 0u) return at + uint(upper_zero);
    if (lower_zero && at >= CLOSE_MASK - first) at++;
    if (upper_zero && at >= CLOSE_MASK + 1u - first) at++;
    return first + at & CLOSE_MASK;
}
