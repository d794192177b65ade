// What the bits of VARIANT mean to one-sweep's kernels and, where it says so, to leaf_sort.comp. gpusort.h has the same
// names, with GPUSORTI_ in place of VARIANT_.
const uint VARIANT_RANK_BY_ATOMICS = 1u; // shared atomics rank, where the outcome can be checked
const uint VARIANT_PACKED_RANKS = 2u;    // two ranks a register
const uint VARIANT_BY_INDEX = 4u;        // tiles in the order of the workgroups' indices, not of tickets
const uint VARIANT_REVERSED = 128u;      // for tests, of leaf_sort.comp, too: atomics take effect from last lane to first
const uint VARIANT_STALL = 8u;           // first of 3 bits: for tests, STALL_* of onesweep.glsl
const uint VARIANT_ROUNDS = 12u;         // first of 4 bits: 1 less than the rounds that reorder a tile
const uint VARIANT_WINDOW = 16u;         // first of 4 bits: rows that look-back loads at once; 0: 8
const uint VARIANT_GROUPS = 22u;         // first of 5 bits: tiles of a group and groups, at most; 0: none
