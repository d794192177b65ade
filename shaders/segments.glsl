// What the kernels of segmented sorts share: which segment begins where, the lists of those that are not sorted at once, and
// the tiles of those that take several workgroups.
const uint FLAG_LOCAL_INDICES = 4u; // indices count from the segment's first element, not from the array's

// segments.comp and segment_sort are no passes: push.pass tells them whether results have arrays of their own, which are
// bound in the place of the second ones then.
#define STORES_TO_ALT (push.pass != 0u)

// Control block: in the place of the sizes of passes, and of what is known of leaves.
const uint SIZE_LISTS = SIZE_PASSES;      // 2, of the lists' kernels
const uint SIZE_LONG = SIZE_PASSES + 8u;  // of the kernels by tiles of long segments
const uint SIZE_BASES = SIZE_PASSES + 16u; // of the kernel by long segments
const uint CONTROL_LIST_COUNTS = CONTROL_LEAF_BITS; // 2 words
const uint CONTROL_LONG_TILES = CONTROL_LEAF_FIRST;
const uint CONTROL_LONG_COUNT = CONTROL_LEAF_PASSES;
const uint CONTROL_DESCENT = CONTROL_LEAF_ALT; // not 0: offsets descend

// Lets an indirect size, of one workgroup or none so far, be that of so many, or of more.
void raise_size(const uint at, const uint groups) {
    atomicMax(SIZE(at), min(groups, 65535u));
    if (groups > 65535u) atomicMax(SIZE(at + 1u), (groups + 65534u) / 65535u);
}

uint index_of(const uint element, const uint segment_begin) {
    return (FLAGS & FLAG_LOCAL_INDICES) != 0u ? element - segment_begin : element;
}
