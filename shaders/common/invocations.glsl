// Invocations in the order of subgroups and lanes, whatever the subgroups' sizes, and a scan over them.

const uint SUBGROUPS = WORKGROUP_SIZE / SUBGROUP_SIZE; // where FULL_SUBGROUPS is 0, there may be more

shared uint subgroup_sums[FULL_SUBGROUPS != 0u ? SUBGROUPS : WORKGROUP_SIZE];

uint invocation; // rank in the workgroup by (subgroup, lane)
uint subgroup;
uint lane;
uint lanes;       // of this subgroup
uint items_begin; // its first item

// Counters are kept in SUBGROUPS sets. Where there are more subgroups, as many share a set as it has turns, one after the
// other. Constants where subgroups are full, or NVIDIA's kernels are slower.
uint turns() { return FULL_SUBGROUPS != 0u ? 1u : (gl_NumSubgroups + SUBGROUPS - 1u) / SUBGROUPS; }
uint own_set() { return FULL_SUBGROUPS != 0u ? subgroup : subgroup / turns(); }
uint own_turn() { return FULL_SUBGROUPS != 0u ? 0u : subgroup % turns(); }

// Position in the tile of item k, where each subgroup owns consecutive elements.
uint item_index(const uint k) { return items_begin + k * lanes + lane; }

// Of the subgroups before this one. Not to be unrolled: lavapipe nests iterations whose number is no constant, and that of
// Mesa 25 crashes above 80.
uint sums_before() {
    uint before = 0u;
    for (uint s = 0u; s < gl_SubgroupID; s++) before += subgroup_sums[s];
    return before;
}

void number_invocations() {
    subgroup = gl_SubgroupID;
    lane = gl_SubgroupInvocationID;
    lanes = SUBGROUP_SIZE;
    invocation = subgroup * SUBGROUP_SIZE + lane;
    if (FULL_SUBGROUPS == 0u) {
        uvec4 here = subgroupBallot(true);
        lane = subgroupBallotExclusiveBitCount(here);
        lanes = subgroupBallotBitCount(here);
        if (lane == 0u) subgroup_sums[subgroup] = lanes;
        barrier();
        invocation = lane + sums_before();
        barrier();
    }
    items_begin = (invocation - lane) * ITEMS;
}

// Inclusive scan over the subgroup, whose sum goes to subgroup_sums.
uint subgroup_inclusive_add(const uint value) {
    uint inclusive = subgroupInclusiveAdd(value);
    if (lane == lanes - 1u) subgroup_sums[gl_SubgroupID] = inclusive;
    return inclusive;
}

// Exclusive scan over the workgroup, in the order of `invocation`.
uint workgroup_exclusive_add(const uint value) {
    uint inclusive = subgroup_inclusive_add(value);
    barrier();
    return sums_before() + inclusive - value;
}
