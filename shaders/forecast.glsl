// What histogram.comp expects of the keys because a sample is so: how many passes will run, whether keys are in order. All of
// it is compared with all keys before something depends on it. The includer defines `unsorted`.

struct Forecast {
    bool copies;  // an odd number of passes: an encoded copy in scratch helps
    bool descent; // keys are not in order
};

const Forecast NO_FORECAST = Forecast(false, false);

uint leading; // the lowest of the leading eight bits, where leaves are told by these and they are no digit; else 0
uint leading_digit(const uvec2 key) { return key.y >> (leading - WORD_BITS) & (RADIX - 1u); }

// The lowest of eight bits from the highest in which the sample differs; 0 where that is the last digit's, or where these
// bits are not all in the high word.
uint leading_bits(const uvec2 differ) {
    uint highest = uint(findMSB(differ.y));
    bool found = differ.y != 0u && highest >= RADIX_BITS - 1u && highest < WORD_BITS - 1u;
    return found ? WORD_BITS + highest - (RADIX_BITS - 1u) : 0u;
}

// Whether an odd number of passes is to be expected, so that a copy helps. Where leaves may do, two or three passes are
// left of four or more, whose number does not matter.
bool expects_odd(const uvec2 differ) {
    uint digits = bitCount(differing_passes(differ));
    return push.copies != 0u && (digits & 1u) != 0u && unsorted != 0u && (push.most_leaf_bits == 0u || digits < 4u);
}
