// What the kernels of segmented sorts share: which segment begins where, the lists of those that are not sorted at once, and
// the tiles of those that take several workgroups.

// segments.comp and segment_sort are no passes: push.pass tells them whether results have arrays of their own, which are
// bound instead of the second ones then.
#define STORES_TO_ALT (push.pass != 0u)

// Lets an indirect size, of one workgroup or none so far, be that of so many, or of more.
void raise_size(const uint at, const uint workgroups) {
    atomicMax(SIZE(at), min(workgroups, MOST_WORKGROUPS));
    if (workgroups > MOST_WORKGROUPS)
        atomicMax(SIZE(at + 1u), workgroups / MOST_WORKGROUPS + (workgroups % MOST_WORKGROUPS != 0u ? 1u : 0u));
}

uint index_of(const uint element, const uint segment_begin) {
    return (FLAGS & FLAG_LOCAL_INDICES) != 0u ? element - segment_begin : element;
}
