#version 450
#extension GL_GOOGLE_include_directive : require
#extension GL_KHR_memory_scope_semantics : require
// Segmented sort, first step: a workgroup takes push.group consecutive segments. Those of up to push.small elements it sorts
// itself, as many at once as it has room for, stable and in place: an element's rank is the number of elements of its segment
// that come before it. Longer ones go to two lists, for segment_sort.comp; the longest are cut into tiles
// (long_segments.glsl).
// The offsets are bound in the place of the second keys.
// gpusorti_segments_args in gpusort.h
#define ARGUMENTS \
    uint segments; uint size; uint offsets; uint group; uint small; uint shorter; uint longer; uint lists; uint list_room; \
    uint owners; uint records; uint tile; uint tile_room;
#include "buffers.glsl"
#include "keys.glsl"
#include "sync.glsl"

#ifdef GPUSORTI_ADDRESS
#define OFFSET(i) WORD_AT(push.keys_alt, i)
#else
#define OFFSET(i) alt_words.at[i]
#endif

#include "segment_bounds.glsl"
#include "segments.glsl"

const bool VALUES = VALUE_WORDS != 0u;

shared uint starts[WORKGROUP_SIZE + 1u]; // of each segment, the elements of the small ones before it
shared uint begins[WORKGROUP_SIZE];
shared uint first_tile[WORKGROUP_SIZE]; // of long segments,
shared uint tile_count[WORKGROUP_SIZE]; // which have more than 0
shared uint any_long;
shared uint low_words[TILE]; // keys in their order-preserving form, those of a segment together
shared uint high_words[KEY_WORDS == 2u ? TILE : 1u];

uint invocation;

// Offsets that descend might want more tiles than there is room for: segments that find none stay as they are.
void claim_tiles(const Segment s) {
    uint tiles = s.count / push.tile + (s.count % push.tile != 0u ? 1u : 0u);
    uint first = 0u;
    for (;;) {
        if (tiles > push.tile_room - first) return;
        uint found = atomicCompSwap(CONTROL(CONTROL_LONG_TILES), first, first + tiles);
        if (found == first) break;
        first = found;
    }
    CONTROL(push.records + 2u * first) = s.begin;
    CONTROL(push.records + 2u * first + 1u) = s.count;
    raise_size(CONTROL_LONG_SIZE, first + tiles);
    first_tile[invocation] = first;
    tile_count[invocation] = tiles;
    any_long = 1u;
}

void add_to_list(const uint list, const Segment s) {
    uint slot = atomicAdd(CONTROL(CONTROL_LIST_COUNTS + list), 1u);
    if (slot >= push.list_room) return;
    uint at = push.lists + 2u * (list * push.list_room + slot);
    CONTROL(at) = s.begin;
    CONTROL(at + 1u) = s.count;
    raise_size(CONTROL_LIST_SIZES + 4u * list, slot + 1u);
}

// Sums up starts[], exclusive (Hillis and Steele, "Data parallel algorithms", 1986).
void scan_starts(const uint count) {
    uint sum = count;
    starts[invocation + 1u] = sum;
    if (invocation == 0u) starts[0] = 0u;
    barrier();
    for (uint reach = 1u; reach < WORKGROUP_SIZE; reach *= 2u) {
        uint before = invocation >= reach ? starts[invocation + 1u - reach] : 0u;
        barrier();
        sum += before;
        starts[invocation + 1u] = sum;
        barrier();
    }
}

// Takes the workgroup's segments apart.
void classify() {
    uint first = workgroup_index() * push.group;
    Segment s = Segment(0u, 0u);
    if (invocation < push.group && invocation < segment_count() - first) s = find_segment(first + invocation);
    if (invocation == 0u) any_long = 0u;
    tile_count[invocation] = 0u;
    barrier();
    begins[invocation] = s.begin;
    if (s.count > push.longer) claim_tiles(s);
    else if (s.count > push.small) add_to_list(s.count > push.shorter ? 1u : 0u, s);
    scan_starts(s.count > push.small ? 0u : s.count);
}

void write_owners() {
    if (any_long == 0u) return;
    for (uint s = 0u; s < push.group; s++)
        for (uint t = invocation; t < tile_count[s]; t += WORKGROUP_SIZE) CONTROL(push.owners + first_tile[s] + t) = first_tile[s];
}

// The last of the workgroup's segments that no more than so many elements of small ones come before.
uint last_start(const uint elements, const uint end) {
    uint low = 0u;
    uint high = end;
    while (high - low > 1u) {
        uint middle = (low + high) / 2u;
        if (starts[middle] <= elements) low = middle;
        else high = middle;
    }
    return low;
}

uvec2 shared_key(const uint at) { return uvec2(low_words[at], KEY_WORDS == 2u ? high_words[KEY_WORDS == 2u ? at : 0u] : 0u); }

uint rank_among_segment(const uint at, const uint begin, const uint end) {
    uvec2 own = shared_key(at);
    uint rank = 0u;
    for (uint other = begin; other < end; other++) {
        uvec2 key = shared_key(other);
        if (key_less(key, own) || (key == own && other < at)) rank++;
    }
    return rank;
}

// Sorts the small segments from number `first` to number `stop`, whose elements have room in shared memory.
void sort_segments(const uint first, const uint stop) {
    uint base = starts[first];
    uint n = starts[stop] - base;
    uvec2 mask = window_mask();
    uvec2 key[ITEMS];
    uvec2 value[VALUES ? ITEMS : 1u];
    uint segment[ITEMS];
    [[unroll]] for (uint k = 0u; k < ITEMS; k++) {
        uint i = k * WORKGROUP_SIZE + invocation;
        if (i >= n) continue;
        segment[k] = last_start(base + i, push.group);
        uint local = base + i - starts[segment[k]];
        uint from = begins[segment[k]] + local;
        key[k] = load_key(false, from);
        if (VALUES)
            value[VALUES ? k : 0u] = (FLAGS & FLAG_WRITE_INDICES) != 0u ? uvec2(index_of(from, from - local), 0u)
                                                                        : load_value(false, from);
        uvec2 compared = encode_key(key[k]) & mask;
        low_words[i] = compared.x;
        if (KEY_WORDS == 2u) high_words[KEY_WORDS == 2u ? i : 0u] = compared.y;
    }
    workgroup_sync(); // all have loaded before one stores
    [[unroll]] for (uint k = 0u; k < ITEMS; k++) {
        uint i = k * WORKGROUP_SIZE + invocation;
        if (i >= n) continue;
        uint to = begins[segment[k]] + rank_among_segment(i, starts[segment[k]] - base, starts[segment[k] + 1u] - base);
        if ((FLAGS & FLAG_KEEP_KEYS) == 0u) store_key(false, to, key[k]);
        if (VALUES) store_value(false, to, value[VALUES ? k : 0u]);
    }
    barrier();
}

void main() {
    uint segments = segment_count();
    uint groups = segments / push.group + (segments % push.group != 0u ? 1u : 0u);
    if (workgroup_index() >= groups) return;
    invocation = gl_LocalInvocationIndex;
    classify();
    write_owners();
    uint total = starts[push.group];
    for (uint first = 0u; starts[first] < total;) {
        uint stop = starts[first] + TILE >= total ? push.group : last_start(starts[first] + TILE, push.group);
        sort_segments(first, stop);
        first = stop;
    }
}
