// Where leaves are, and what comes after one that is overfull. The includer has keys.glsl and plan.glsl.

struct Leaf {
    bool from_alt; // where its elements are
    uint first;    // bit of the keys, the lowest of those in which the elements agree
    uint begin;    // its first element
    uint count;    // of its elements
};

// The elements of leaf number `leaf`.
Leaf find_leaf(const uint leaf, const bool from_alt, const uint passes, const uint first) {
    uint starts = passes == 1u ? CONTROL_HISTOGRAMS + first / RADIX_BITS * RADIX : push.starts;
    uint begin = CONTROL(starts + leaf);
    uint end = passes == 1u && leaf == RADIX - 1u ? element_count() : CONTROL(starts + leaf + 1u);
    return Leaf(from_alt, first, begin, end - begin);
}

// All passes, as the leaves' have run already: an even number, by one that copies if need be, which ends where it begins,
// in the caller's arrays.
void plan_again(const uint done) {
    bool compressed = KEY_WORDS == 2u && CONTROL(CONTROL_FIELD_COUNT) != 0u;
    uvec2 differ = differing_bits();
    uint differing = compressed ? compressed_passes(differ) : differing_passes(differ);
    uint copying = (bitCount(differing) & 1u) != 0u ? copying_pass(differing) : 0u;
    plan_passes(differing | copying, false, false, compressed, push.tile, push.portion_tiles, done, 0u, 0u, copying);
}
