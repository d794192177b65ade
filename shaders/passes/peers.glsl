// Lanes of equal digit find each other by ballots, one a bit (Ashkiani, Davidson, Meyer and Owens, "GPU multisplit", 2016).

REQUIRE(a_ballot_has_a_bit_a_lane, MOST_LANES <= 4u * 32u)
const bool ONE_WORD = FULL_SUBGROUPS != 0u && SUBGROUP_SIZE <= 32u; // a subgroup's ballot

// The lanes of equal digit, as a ballot.
uvec4 find_peers(const uint digit) {
    if (ONE_WORD) {
        uint mask = 0xffffffffu >> (32u - SUBGROUP_SIZE);
        [[unroll]] for (uint b = 0u; b < RADIX_BITS; b++) {
            bool set = (digit & (1u << b)) != 0u;
            uint vote = subgroupBallot(set).x;
            mask &= set ? vote : ~vote;
        }
        return uvec4(mask, 0u, 0u, 0u);
    }
    uvec4 mask = subgroupBallot(true);
    [[unroll]] for (uint b = 0u; b < RADIX_BITS; b++) {
        uvec4 vote = subgroupBallot((digit >> b & 1u) != 0u);
        mask &= vote ^ ((digit >> b & 1u) - 1u);
    }
    return mask;
}

uint rank_among(const uvec4 peers) {
    return ONE_WORD ? bitCount(peers.x & gl_SubgroupLtMask.x) : subgroupBallotExclusiveBitCount(peers);
}

uint count_peers(const uvec4 peers) { return ONE_WORD ? bitCount(peers.x) : subgroupBallotBitCount(peers); }
