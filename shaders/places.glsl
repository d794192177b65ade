// What the kernels of leaves by place share: histogram.comp, find_leaves.comp, sort_leaves.comp.
const uint CUTS_A_GROUP = PLACE_GROUP - 1u; // of find_leaves.comp: its first invocation finds the cut before

// From cut to cut, where a leaf has room for so many elements.
uint cut_step(const uint room) { return room / 8u * 7u; }

// The cuts within n elements.
uint cuts_within(const uint n, const uint room) { return (n - 1u) / cut_step(room); }

// Bits of a key from bit `low` on.
uvec2 bits_from(const uint low) {
    return low >= 32u ? uvec2(0u, 0xffffffffu << (low - 32u)) : uvec2(0xffffffffu << low, 0xffffffffu);
}
