// What tests let the kernels of one-sweep and leaf_sort.comp do, by bits of VARIANT. These are 0 otherwise, and drivers then
// leave all of it out. one-sweep's kernels define IS_STATUS(word), whether it is a word of a status row.

// What atomics return depends on the order in which they take effect, which is the device's own: here the last lane comes
// first. The kernels say what the lanes do in turn.
const bool REVERSED = (VARIANT & VARIANT_REVERSED) != 0u;

#ifdef IS_STATUS
// Tiles that publish nothing, or late, for those behind to do without.
const uint STALL = (VARIANT >> VARIANT_STALL) & MOST_STALL;
#include "stalls.glsl"
REQUIRE(the_field_holds_each_stall, STALL_UNSEEN <= MOST_STALL)

uint stall_hash(const uint number) {
    uint hash = (number * 0x9e3779b1u) ^ (push.pass * 0x85ebca6bu);
    return hash ^ hash >> 15;
}

// Whether the tile publishes nothing, or late.
bool is_silent(const uint number) {
    uint hash = stall_hash(number);
    if (STALL == STALL_FIRST) return number == 0u;
    if (STALL == STALL_HALF) return (hash & 1u) != 0u;
    if (STALL == STALL_UNSEEN) return (hash & 3u) == 3u;
    return (STALL == STALL_NEVER || STALL == STALL_LATE) && (hash & 7u) == 3u;
}
const bool PUBLISHES_LATE = STALL == STALL_LATE;

// What a load of a word of a status row has returned, or 0 for a status that no load shall see.
uint seen(const uint number, const uint word) {
    bool is_status = IS_STATUS(word);
    return STALL == STALL_UNSEEN && is_status && (stall_hash(number) & 1u) != 0u ? 0u : word;
}
const bool SEES_GROUPS = STALL != STALL_UNSEEN;

// The number of a tile, of so many, becomes that of the one that starts instead of it.
#define REVERSE_TILES(number, tiles) if (STALL == STALL_LAST) number = (tiles) - 1u - number

// Polls of a digit that gave up with so many status rows left.
#define COUNT_POLLS(digit, left, polls) \
    if (STALL != 0u && (left) > 0u && (digit) == 0u) atomicAdd(CONTROL(CONTROL_POLLS), polls)
#endif
