// Where a sort has few tiles, each adds its counts to those of its group, too: a status row for each group of each pass,
// behind those of tiles. When a tile has ranked its elements these are complete as a rule. Then what is before it is the sum
// of at most GROUPS - 1 groups and as many tiles, which takes the time of one load, where look-back takes one after the
// other.
// Unlike status rows of tiles, those of groups have no states: a pass runs once, and histogram.comp has cleared them.
const uint GROUPS = VARIANT >> VARIANT_GROUPS & MOST_GROUPS; // of a pass, and tiles of a group, at most
const uint BEFORE = GROUPS > 1u ? GROUPS - 1u : 1u;
const uint GROUP_SHIFT = 24u; // bits of a group's count; those above tell how many tiles have added theirs
REQUIRE(a_word_counts_a_group, MOST_GROUPS * MOST_TILE < 1u << GROUP_SHIFT)
REQUIRE(a_word_counts_tiles_of_a_group, MOST_GROUPS < 1u << 32u - GROUP_SHIFT)

bool is_grouped() { return GROUPS > 1u && push.grouped != 0u; }

uint group_row(const uint group) {
    uint passes = push.pass_count;
    return status_row(push.portion_tiles - (passes - push.pass) * GROUPS + group);
}

void publish_in_group(const uint number, const uint tile_count) {
    atomicAdd(CONTROL(group_row(number / GROUPS) + invocation), (1u << GROUP_SHIFT) + tile_count);
}

// The sum of n rows from `first` on, each of which lies at `whole` or above where it is complete. Where one is not, and
// nothing is to be added therefore, `missing` becomes more than tries.
uint sum_rows(const uint first, const uint n, const uint whole, const uint tries) {
    uint word[BEFORE];
    [[unroll]] for (uint k = 0u; k < BEFORE; k++) word[k] = load_status(first + min(k, max(n, 1u) - 1u) * RADIX);
    uint sum = 0u;
    uint any = 0u;
    [[unroll]] for (uint k = 0u; k < BEFORE; k++) {
        uint count = k < n ? word[k] - whole : 0u;
        sum += count;
        any |= count;
    }
    if (any >> GROUP_SHIFT != 0u) STORE_IN_WORKGROUP(missing, tries + 1u);
    return sum;
}

const uint MOST_TRIES = 64u; // where tiles do not all start in turn it would be in vain

// Makes target[] count from the beginning of the array: RADIX invocations add the tiles before in this group, as many
// others, or the same, the groups before. Returns false where some tile has been late or silent at each of these tries.
bool add_groups(const Tile tile) {
    const uint ROWS = WORKGROUP_SIZE < 2u * RADIX ? RADIX : 2u * RADIX;
    bool groups = invocation >= RADIX;
    uint digit = invocation & RADIX - 1u;
    uint group = tile.number / GROUPS;
    uint n = tile.number % GROUPS;
    uint local = local_state << STATUS_SHIFT;
    uint whole = GROUPS << GROUP_SHIFT;
    uint sum = 0u;
    for (uint tries = 0u;; tries++) {
        if (tries == MOST_TRIES) return false;
        if (invocation < ROWS)
            sum = sum_rows((groups ? group_row(0u) : status_row(tile.number - n)) + digit, groups ? group : n,
                           groups ? whole : local, tries);
        if (ROWS == RADIX && invocation < RADIX) sum += sum_rows(group_row(0u) + digit, group, whole, tries);
        barrier();
        uint latest = LOAD_IN_WORKGROUP(missing);
        if (latest <= tries) break; // a late reader may meet the next try's store, which comes only where none breaks
    }
    if (invocation < ROWS) atomicAdd(target[digit], sum);
    return true;
}
