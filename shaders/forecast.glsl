// What histogram.comp expects of the keys because a sample is so: which digits are the same in all, how many passes will
// run. All of it is compared with all keys before something depends on it. The includer defines PASSES, those by all bits
// of a key, and `unsorted`.

// The digits that are often the same in all keys: where a sample says so, only keys that differ from the reference are
// counted there.
const uint LOW_PASSES = PASSES - (PASSES + 3u) / 4u;

bool high_differ(const uvec2 differ) {
    uint at = LOW_PASSES * RADIX_BITS;
    return at >= WORD_BITS ? differ.y >> (at & (WORD_BITS - 1u)) != 0u : differ.y != 0u || differ.x >> at != 0u;
}

struct Forecast {
    bool low_only; // the high digits agree
    bool copies;   // an odd number of passes: an encoded copy in scratch helps
    bool descent;  // keys are not in order
};

const Forecast NO_FORECAST = Forecast(false, false, false);

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
