// What histogram.comp expects of the keys because a sample is so: how many passes will run, whether keys are in order.
// All of it is compared with all keys before something depends on it. The includer defines `unsorted`.

struct Forecast {
    bool copies;  // an odd number of passes: an encoded copy in scratch helps
    bool descent; // keys are not in order
};

// Whether an odd number of passes is to be expected, so that a copy helps. Where leaves may do, two or three passes are
// left of four or more, whose number does not matter.
bool expects_odd(const uvec2 differ) {
    uint digits = bitCount(differing_digits(differ));
    return push.copies != 0u && (digits & 1u) != 0u && unsorted != 0u && (push.most_leaf_bits == 0u || digits < 4u);
}
