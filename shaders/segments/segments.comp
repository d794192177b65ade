#version 450
#extension GL_GOOGLE_include_directive : require
// Segmented sort, first step: a workgroup takes push.batch consecutive segments. Those of up to AT_ONCE elements it sorts
// itself, stable: as many as it has room for lie in shared memory, each padded to a power of two, the greatest
// first, so that the network of shared_sort.glsl sorts all of them at once and leaves out what would join two of them.
// Longer ones go to two lists, for segment_sort; the longest are cut into tiles (long_segments.glsl).
// The offsets are bound instead of the second keys, the ends of segments instead of the second values.
#define ARGUMENTS SEGMENTS_ARGUMENTS
#include "buffers.glsl"
#include "keys.glsl"
const uint SHARED_ELEMENTS = TILE;
#include "shared_sort.glsl"

#define OFFSET ALT_WORD
#define END ALT_VALUE_WORD
#include "find_segment.glsl"
#include "segments.glsl"
#include "workgroup_scan.glsl"

#define AT_ONCE min(TILE / SMALL_SEGMENTS, push.shorter)
const bool VALUES = VALUE_WORDS != 0u;
const uint CLASSES = 16u; // class c: segments that are padded to 1 << c blocks of ITEMS,
const uint MOST_BLOCKS = WORKGROUP_SIZE / SMALL_SEGMENTS; // and never to more than these
REQUIRE(each_list_has_a_size_and_a_count, SIZE_LISTS + LISTS * SIZE_WORDS <= SIZE_LONG &&
                                          CONTROL_LIST_COUNTS + LISTS <= CONTROL_FALLBACKS)
REQUIRE(each_class_has_a_number, MOST_SIZE / SMALL_SEGMENTS < 1u << CLASSES)
REQUIRE(each_class_has_an_invocation, CLASSES <= SIZE_UNIT && LISTS + 2u <= SIZE_UNIT)

shared uint starts[WORKGROUP_SIZE + 1u]; // of each segment, the places of the small ones before it
shared uint begins[WORKGROUP_SIZE];
shared uint counts[WORKGROUP_SIZE];      // 0 where it is not small
shared uint long_counts[WORKGROUP_SIZE]; // not 0 where it is long: its first tile and its number are in the next two
shared uint first_place[WORKGROUP_SIZE];   // the first place of each small segment,
shared uint block_segment[WORKGROUP_SIZE]; // and of each ITEMS places the segment, WORKGROUP_SIZE for none
shared uint class_sizes[CLASSES];          // segments of each class among those sorted at once
shared uint has_long;

uint invocation;

void claim_tiles(const Segment s) {
    uint tiles = s.count / push.tile + (s.count % push.tile != 0u ? 1u : 0u);
    uint owner = atomicAdd(CONTROL(CONTROL_LONG_COUNT), 1u);
    uint first = atomicAdd(CONTROL(CONTROL_LONG_TILES), tiles);
    if (owner >= push.long_room || first >= push.tile_room || tiles > push.tile_room - first) return; // offsets descend
    CONTROL(push.begins + owner) = s.begin;
    raise_size(SIZE_LONG, first + tiles);
    raise_size(SIZE_BASES, owner + 1u);
    long_counts[invocation] = s.count;
    first_place[invocation] = first;
    block_segment[invocation] = owner;
    STORE_IN_WORKGROUP(has_long, 1u);
}

void add_to_list(const uint list, const Segment s) {
    uint slot = atomicAdd(CONTROL(CONTROL_LIST_COUNTS + list), 1u);
    if (slot >= push.list_room) return;
    uint at = push.lists + LISTED_WORDS * (list * push.list_room + slot);
    CONTROL(at) = s.begin;
    CONTROL(at + 1u) = s.count;
    raise_size(SIZE_LISTS + SIZE_WORDS * list, slot + 1u);
}

uint class_of(const uint count) { return count <= ITEMS ? 0u : uint(findMSB(count - 1u)) + 1u - ITEMS_LOG2; }

// Takes the workgroup's segments apart.
void classify() {
    uint first = workgroup_index() * push.batch;
    Segment s = Segment(0u, 0u, false);
    if (invocation < push.batch && invocation < segment_count() - first) s = find_segment(first + invocation);
    if (invocation == 0u) has_long = 0u;
    if (invocation < LISTS + 2u && workgroup_index() == 0u) {
        uint size = invocation < LISTS    ? SIZE_LISTS + SIZE_WORDS * invocation
                    : invocation == LISTS ? SIZE_LONG
                                          : SIZE_BASES;
        atomicMax(SIZE(size + 1u), 1u);
        SIZE(size + 2u) = 1u;
    }
    if (s.descends) STORE_IN_DEVICE(CONTROL(CONTROL_DESCENT), 1u);
    long_counts[invocation] = 0u;
    barrier();
    if (s.count > push.longer) claim_tiles(s);
    else if (s.count > AT_ONCE) add_to_list(s.count > push.shorter ? 1u : 0u, s);
    if (s.count > AT_ONCE) s.count = 0u;
    begins[invocation] = s.begin;
    counts[invocation] = s.count;
    starts[invocation + 1u] = inclusive_scan(s.count == 0u ? 0u : ITEMS << class_of(s.count));
    if (invocation == 0u) starts[0] = 0u;
    barrier();
}

// Each tile learns whose it is; counts that passes add to are cleared.
void write_owners() {
    if (has_long == 0u) return;
    uint base_words = push.bases == 0u ? 0u : push.pass_count * RADIX;
    for (uint s = 0u; s < push.batch; s++) {
        uint count = long_counts[s];
        uint tiles = count / push.tile + (count % push.tile != 0u ? 1u : 0u);
        uint owner = block_segment[s];
        for (uint t = invocation; t < tiles; t += WORKGROUP_SIZE) {
            uint at = push.owners + OWNER_WORDS * (first_place[s] + t);
            CONTROL(at) = begins[s];
            CONTROL(at + 1u) = count;
            CONTROL(at + 2u) = first_place[s];
            CONTROL(at + 3u) = owner;
        }
        for (uint w = invocation; count != 0u && w < base_words; w += WORKGROUP_SIZE)
            CONTROL(push.bases + owner * base_words + w) = 0u;
    }
    barrier();
}

// The last of the workgroup's segments that no more than so many places of small ones come before.
uint last_start(const uint places) {
    uint low = 0u;
    uint high = push.batch;
    while (high - low > 1u) {
        uint middle = (low + high) / 2u;
        if (starts[middle] <= places) low = middle;
        else high = middle;
    }
    return low;
}

// Gives places to the small segments from number `first` to number `stop`, the greatest class first.
void give_places(const uint first, const uint stop) {
    uint count = invocation >= first && invocation < stop ? counts[invocation] : 0u;
    uint own = class_of(count);
    uint at = 0u;
    block_segment[invocation] = WORKGROUP_SIZE;
    if (invocation < CLASSES) class_sizes[invocation] = 0u;
    barrier();
    if (count != 0u) at = atomicAdd(class_sizes[own], 1u) << own;
    barrier();
    if (count == 0u) return;
    [[unroll]] for (uint c = 1u; 1u << c <= MOST_BLOCKS; c++)
        if (c > own) at += class_sizes[c] << c; // in units of ITEMS
    first_place[invocation] = at * ITEMS;
    for (uint b = 0u; b < 1u << own; b++) block_segment[at + b] = invocation;
}

// The invocation's block of ITEMS places: of its segment every so many-th element, so that neighbours load neighbours.
void load_block(const uvec2 mask) {
    uint s = block_segment[invocation];
    Element element[ITEMS];
    uint n = s < WORKGROUP_SIZE ? counts[s] : 0u;
    uint begin = s < WORKGROUP_SIZE ? begins[s] : 0u;
    uint blocks = (n + ITEMS - 1u) / ITEMS;
    uint block = invocation - (s < WORKGROUP_SIZE ? first_place[s] / ITEMS : 0u);
    [[unroll]] for (uint r = 0u; r < ITEMS; r++) {
        uint i = block + r * blocks;
        element[r] = LAST_ELEMENT;
        if (block < blocks && i < n) element[r] = Element(encode_key(load_key(false, begin + i)), i);
    }
    put_block(invocation, element, mask);
}

// The layers of the network up to the size of each class's segments.
void sort_classes(const uvec2 mask) {
    barrier();
    uint blocks = 0u;
    [[unroll]] for (uint c = 1u; 1u << c <= MOST_BLOCKS; c++) blocks += class_sizes[c] << c;
    [[dont_unroll]] for (uint c = 1u; blocks != 0u; c++) {
        merge_runs(blocks * ITEMS, mask, c);
        blocks -= class_sizes[c] << c;
    }
    barrier();
}

// Everything is loaded from the arrays before one place is stored.
void store_segments() {
    uvec2 value[VALUES ? ITEMS : 1u];
    uint to[ITEMS]; // 0xffffffff: nothing
    [[unroll]] for (uint k = 0u; k < ITEMS; k++) {
        uint at = k * WORKGROUP_SIZE + invocation;
        uint s = block_segment[at / ITEMS];
        uint rank = s < WORKGROUP_SIZE ? at - first_place[s] : 0u;
        bool stores = s < WORKGROUP_SIZE && rank < counts[s];
        to[k] = stores ? begins[s] + rank : 0xffffffffu;
        if (VALUES && stores) {
            uint from = begins[s] + origin_at(slot_of(at));
            value[VALUES ? k : 0u] = (FLAGS & FLAG_WRITE_INDICES) != 0u ? uvec2(index_of(from, begins[s]), 0u)
                                                                        : load_value(false, from);
        }
    }
    workgroup_sync();
    [[unroll]] for (uint k = 0u; k < ITEMS; k++) {
        if (to[k] == 0xffffffffu) continue;
        if ((FLAGS & FLAG_KEEP_KEYS) == 0u)
            store_key(STORES_TO_ALT, to[k], decode_key(key_at(slot_of(k * WORKGROUP_SIZE + invocation))));
        if (VALUES) store_value(STORES_TO_ALT, to[k], value[VALUES ? k : 0u]);
    }
    barrier();
}

void main() {
    uint segments = segment_count();
    uint workgroups = segments / push.batch + (segments % push.batch != 0u ? 1u : 0u);
    if (workgroup_index() >= workgroups) return;
    invocation = gl_LocalInvocationIndex;
    classify();
    write_owners();
    uvec2 mask = window_mask();
    uint total = starts[push.batch];
    for (uint first = 0u; starts[first] < total;) {
        uint stop = starts[first] + TILE >= total ? push.batch : last_start(starts[first] + TILE);
        give_places(first, stop);
        barrier();
        load_block(mask);
        sort_classes(mask);
        store_segments();
        first = stop;
    }
}
