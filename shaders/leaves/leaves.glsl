// Where leaves are.

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
