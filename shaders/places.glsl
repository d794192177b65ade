// What the kernels of leaves by place share: histogram.comp, leaf_starts.comp, sort_leaves.comp.

// Bits of a key from bit `low` on.
uvec2 bits_from(const uint low) {
    return low >= 32u ? uvec2(0u, 0xffffffffu << (low - 32u)) : uvec2(0xffffffffu << low, 0xffffffffu);
}
