#version 450
#extension GL_GOOGLE_include_directive : require
// The first few of short segments, in order: a subgroup holds a segment in registers, each invocation its items in order,
// and takes the least of all first ones as often as one is wanted. Subgroups are full; push.limit is at most their size, and
// ITEMS a power of two, at most 8.
#define ARGUMENTS FIRST_ARGUMENTS
#define READS_GIVEN
#include "buffers.glsl"
#include "keys.glsl"
#include "first_segments.glsl"
#include "segments.glsl"
#include "items_log2.glsl"

const uvec2 NO_KEY = uvec2(0xffffffffu);
const uint ROOM = ITEMS * SUBGROUP_SIZE; // elements of a subgroup
const uint ITEM_BITS = 4u;
const uint NO_ITEM = (1u << ITEM_BITS) - 1u; // its place is behind those of all items

uint lane;
uvec2 key[ITEMS]; // encoded, the window's bits
uint item[ITEMS]; // of the segment's elements of this invocation, in the order of keys
uint order;       // the same, ITEM_BITS each, without those that are taken

void compare_exchange(const uint a, const uint b) {
    bool swap = key_less(key[b], key[a]) || (same(key[a], key[b]) && item[b] < item[a]);
    uvec2 lesser = swap ? key[b] : key[a];
    uint lesser_item = swap ? item[b] : item[a];
    key[b] = swap ? key[a] : key[b];
    item[b] = swap ? item[a] : item[b];
    key[a] = lesser;
    item[a] = lesser_item;
}

void load_segment(const Segment s) {
    uvec2 mask = window_mask();
    uint last = s.begin + s.count - 1u;
    [[unroll]] for (uint k = 0u; k < ITEMS; k++) key[k] = load_key(false, min(s.begin + k * SUBGROUP_SIZE + lane, last));
    uint own = s.count > lane ? (s.count - lane + SUBGROUP_SIZE - 1u) / SUBGROUP_SIZE : 0u;
    [[unroll]] for (uint k = 0u; k < ITEMS; k++) {
        key[k] = k < own ? encode_key(key[k]) & mask : NO_KEY;
        item[k] = k < own ? k : NO_ITEM;
    }
    // Batcher's odd-even merge sort
    [[unroll]] for (uint bits = 1u; bits <= ITEMS_LOG2; bits++) {
        [[unroll]] for (uint step = 1u; step <= bits; step++) {
            uint distance = 1u << bits >> step;
            uint first = step == 1u ? 0u : distance;
            [[unroll]] for (uint k = 0u; k < ITEMS; k++)
                if (k >= first && (k - first & distance) == 0u && k + distance < ITEMS && k >> bits == k + distance >> bits)
                    compare_exchange(k, k + distance);
        }
    }
    order = 0xffffffffu;
    [[unroll]] for (uint k = ITEMS; k > 0u; k--) order = order << ITEM_BITS | item[k - 1u];
}

// Takes the first element that is left; returns its place.
uint take_first() {
    uvec2 first;
    first.y = KEY_WORDS == 2u ? subgroupMin(key[0].y) : 0u;
    first.x = subgroupMin(KEY_WORDS == 1u || key[0].y == first.y ? key[0].x : 0xffffffffu);
    uint own = same(key[0], first) ? (order & NO_ITEM) * SUBGROUP_SIZE + lane : 0xffffffffu;
    uint place = subgroupMin(own);
    if (place == own) {
        order = order >> ITEM_BITS | NO_ITEM << (32u - ITEM_BITS);
        [[unroll]] for (uint k = 0u; k + 1u < ITEMS; k++) key[k] = key[k + 1u];
        key[ITEMS - 1u] = NO_KEY;
    }
    return place;
}

void main() {
    uint segment = workgroup_index() * (WORKGROUP_SIZE / SUBGROUP_SIZE) + gl_SubgroupID;
    if (segment >= segment_count()) return;
    Segment s = find_segment(segment);
    if (s.count == 0u || s.count > ROOM) return;
    lane = gl_SubgroupInvocationID;
    uint wanted = min(push.limit, s.count);
    uint place = 0u;
    uvec2 found;
    uvec2 value;
    load_segment(s);
    for (uint rank = 0u; rank < wanted; rank++) {
        uint first = take_first();
        if (rank == lane) place = first;
    }
    bool stores = lane < wanted;
    uint from = s.begin + min(place, s.count - 1u);
    bool side_by_side = (VARIANT & VARIANT_SIDE_BY_SIDE) != 0u;
    if ((FLAGS & FLAG_KEEP_KEYS) == 0u && stores) found = load_key(false, from);
    if (VALUE_WORDS != 0u && (FLAGS & FLAG_WRITE_INDICES) == 0u && stores) value = load_value(false, from);
    if ((FLAGS & FLAG_WRITE_INDICES) != 0u) value = uvec2(side_by_side ? place : index_of(from, s.begin), 0u);
    // all have loaded before one stores
    controlBarrier(gl_ScopeSubgroup, gl_ScopeSubgroup, gl_StorageSemanticsBuffer, gl_SemanticsAcquireRelease);
    if (!stores) return;
    if ((FLAGS & FLAG_KEEP_KEYS) == 0u) store_key(false, s.begin + lane, found);
    if (VALUE_WORDS != 0u) store_value(false, (side_by_side ? segment * push.limit : s.begin) + lane, value);
}
