// What the kernels of segmented sorts share: which segment begins where, the lists of those that are not sorted at once, and
// the tiles of those that take several workgroups.
const uint FLAG_LOCAL_INDICES = 4u; // indices count from the segment's first element, not from the array's

// Control block: in the place of the sizes of passes.
const uint CONTROL_LIST_SIZES = CONTROL_PASS_SIZES;       // 2 x {x, y, z, -}: indirect sizes of the lists' kernels
const uint CONTROL_LONG_SIZE = CONTROL_PASS_SIZES + 8u;   // {x, y, z, -}: of the kernels by tiles of long segments
const uint CONTROL_LIST_COUNTS = CONTROL_PASS_SIZES + 12u; // 2 words
const uint CONTROL_LONG_TILES = CONTROL_PASS_SIZES + 14u;
const uint CONTROL_LONG_COUNT = CONTROL_PASS_SIZES + 15u;
const uint CONTROL_BASES_SIZE = CONTROL_PASS_SIZES + 16u; // {x, y, z, -}: of the kernel by long segments
const uint CONTROL_DESCENT = CONTROL_PASS_SIZES + 20u; // not 0: offsets descend

// Lets an indirect size, of one workgroup or none so far, be that of so many, or of more.
void raise_size(const uint at, const uint groups) {
    atomicMax(CONTROL(at), min(groups, 65535u));
    if (groups > 65535u) atomicMax(CONTROL(at + 1u), (groups + 65534u) / 65535u);
}

uint index_of(const uint element, const uint segment_begin) {
    return (FLAGS & FLAG_LOCAL_INDICES) != 0u ? element - segment_begin : element;
}
