// What the kernels of leaves by place share: leading_bits.comp, leaf_starts.comp and sort_leaves.comp.

// Elements from cut to cut.
uint cut_step() { return push.place_room / 8u * CUT_EIGHTHS; }

// The cuts within n elements.
uint cuts_within(const uint n) { return (n - 1u) / cut_step(); }

// Bits of a key from bit `low` on.
uvec2 bits_from(const uint low) {
    return low >= 32u ? uvec2(0u, 0xffffffffu << (low - 32u)) : uvec2(0xffffffffu << low, 0xffffffffu);
}
