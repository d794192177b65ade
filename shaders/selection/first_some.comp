#version 450
#extension GL_GOOGLE_include_directive : require
// The first k of segments of hundreds of elements, in order: a subgroup each, which goes over its segment tile by tile,
// and keeps in shared memory what does not pass a pivot, a key and a place among equals. Where that would be more than
// there is room for, it lowers the pivot, bit by bit from the top, to one that at least as many elements as are wanted
// do not pass. Where few are wanted, the invocations' least elements of the first tile give a first pivot. What is left
// is ranked.
// Subgroups are full, and wait for no other one; push.limit is at most MOST_LEFT elements of a subgroup.
#define ARGUMENTS FIRST_ARGUMENTS
#define READS_GIVEN
#include "buffers.glsl"
#include "keys.glsl"
#include "first_segments.glsl"
#include "segments.glsl"
#include "sync.glsl"

const uint ROOM = SOME_ROOM * SUBGROUP_SIZE;       // elements that a subgroup can keep,
const uint MOST_LEFT = SOME_LIMIT * SUBGROUP_SIZE; // and ranks
REQUIRE(ranked_places_lie_behind_what_is_ranked, 2u * SOME_LIMIT <= SOME_ROOM)

const uvec2 NO_KEY = uvec2(0xffffffffu);

// Of all subgroups: {place, key}, or keys of two words alone,
shared uvec2 kept_words[SOME_ROOM * WORKGROUP_SIZE];
shared uint kept_places[KEY_WORDS == 2u ? SOME_ROOM * WORKGROUP_SIZE : 1u]; // and their places
uint base; // the subgroup's first one
uint kept;

uint lane;
uint begin, elements; // the segment's
uint offset; // of the tile
uvec2 mask;
uvec2 key[ITEMS]; // encoded, the window's bits
uint chosen; // bits: items that do not pass the pivot
uvec2 last_key;
uint last_place;

// What the subgroup keeps, as an invocation's own ones.
uvec2 own_key[SOME_ROOM];
uint own_place[SOME_ROOM];

void put_element(const uint at, const uvec2 element, const uint place) {
    kept_words[base + at] = KEY_WORDS == 2u ? element : uvec2(place, element.x);
    if (KEY_WORDS == 2u) kept_places[base + at] = place;
}

uvec2 key_at(const uint at) {
    uvec2 words = kept_words[base + at];
    return KEY_WORDS == 2u ? words : uvec2(words.y, 0u);
}

uint place_at(const uint at) { return KEY_WORDS == 2u ? kept_places[base + at] : kept_words[base + at].x; }

bool passes(const uvec2 element, const uint place, const uvec2 pivot, const uint pivot_place) {
    return key_less(pivot, element) || (same(element, pivot) && place > pivot_place);
}

void load_tile() {
    uint last = elements - 1u;
    [[unroll]] for (uint k = 0u; k < ITEMS; k++)
        key[k] = load_key(false, begin + min(offset + k * SUBGROUP_SIZE + lane, last));
    chosen = 0u;
    [[unroll]] for (uint k = 0u; k < ITEMS; k++) {
        key[k] = encode_key(key[k]) & mask;
        if (offset + k * SUBGROUP_SIZE + lane < elements) chosen |= 1u << k;
    }
}

// Of the items that are chosen.
void choose() {
    uint stay = 0u;
    [[unroll]] for (uint k = 0u; k < ITEMS; k++)
        if (!passes(key[k], offset + k * SUBGROUP_SIZE + lane, last_key, last_place)) stay |= 1u << k;
    chosen &= stay;
}

// The tile's least elements of each invocation, which all have some.
void put_least() {
    uvec2 least = key[0];
    uint item = 0u;
    [[unroll]] for (uint k = 1u; k < ITEMS; k++) {
        bool less = (chosen & 1u << k) != 0u && key_less(key[k], least);
        least = less ? key[k] : least;
        item = less ? k : item;
    }
    put_element(lane, least, item * SUBGROUP_SIZE + lane);
    kept = SUBGROUP_SIZE;
}

// Keeps what is chosen, as far as there is room; returns whether there was.
bool keep_chosen() {
    uint own = uint(bitCount(chosen));
    uint at = kept + subgroupExclusiveAdd(own);
    uint all = kept + subgroupAdd(own);
    [[unroll]] for (uint k = 0u; k < ITEMS; k++) {
        if ((chosen & 1u << k) != 0u && at < ROOM) {
            put_element(at++, key[k], offset + k * SUBGROUP_SIZE + lane);
            chosen ^= 1u << k;
        }
    }
    kept = min(all, ROOM);
    return all <= ROOM;
}

// Elements kept that do not pass; of them lane has those from number `lane` on, SUBGROUP_SIZE apart.
uint count_kept(const uvec2 pivot, const uint pivot_place) {
    uint count = 0u;
    if (kept <= SUBGROUP_SIZE) {
        count = lane < kept && !passes(own_key[0], own_place[0], pivot, pivot_place) ? 1u : 0u;
    } else if (pivot_place == NO_INDEX) {
        [[unroll]] for (uint r = 0u; r < SOME_ROOM; r++)
            count += r * SUBGROUP_SIZE + lane < kept && !key_less(pivot, own_key[r]) ? 1u : 0u;
    } else {
        [[unroll]] for (uint r = 0u; r < SOME_ROOM; r++)
            count += r * SUBGROUP_SIZE + lane < kept && !passes(own_key[r], own_place[r], pivot, pivot_place) ? 1u : 0u;
    }
    return subgroupAdd(count);
}

uvec2 bit_of_key(const uint bit) { return bit < 32u ? uvec2(1u << bit, 0u) : uvec2(0u, 1u << (bit - 32u)); }

// The pivot becomes one that at least `wanted` of the elements kept do not pass, and at most `most`, which is no less.
void lower_pivot(const uint wanted, const uint most) {
    subgroup_sync();
    [[unroll]] for (uint r = 0u; r < SOME_ROOM; r++) {
        uint i = min(r * SUBGROUP_SIZE + lane, kept - 1u);
        own_key[r] = key_at(i);
        own_place[r] = place_at(i);
    }
    uvec2 some = key_at(0u);
    uvec2 differ = uvec2(0u);
    [[unroll]] for (uint r = 0u; r < SOME_ROOM; r++) differ |= own_key[r] ^ some;
    differ.x = subgroupOr(differ.x);
    if (KEY_WORDS == 2u) differ.y = subgroupOr(differ.y);
    uint key_end = differ.x == 0u ? push.first_bit : uint(findMSB(differ.x)) + 1u; // behind the highest bit that differs
    if (KEY_WORDS == 2u && differ.y != 0u) key_end = 33u + uint(findMSB(differ.y));
    uint place_end = uint(findMSB(elements)) + 1u;
    last_key.x = some.x | (key_end >= 32u ? 0xffffffffu : (1u << key_end) - 1u);
    last_key.y = some.y | (key_end >= 64u ? 0xffffffffu : key_end > 32u ? (1u << (key_end - 32u)) - 1u : 0u);
    last_key &= mask;
    last_place = NO_INDEX;
    uint count = kept;
    [[dont_unroll]] for (uint bit = key_end; bit > push.first_bit && count > most; bit--) {
        uvec2 lower = last_key & ~bit_of_key(bit - 1u);
        uint fewer = count_kept(lower, NO_INDEX);
        if (fewer < wanted) continue;
        last_key = lower;
        count = fewer;
    }
    if (count <= most) return;
    last_place = (1u << place_end) - 1u;
    [[dont_unroll]] for (uint bit = place_end; bit > 0u && count > most; bit--) {
        uint lower = last_place & ~(1u << (bit - 1u));
        uint fewer = count_kept(last_key, lower);
        if (fewer < wanted) continue;
        last_place = lower;
        count = fewer;
    }
}

// Of the elements kept, which lower_pivot() has loaded, those stay that do not pass.
void keep_again() {
    uint stay = 0u;
    [[unroll]] for (uint r = 0u; r < SOME_ROOM; r++)
        if (r * SUBGROUP_SIZE + lane < kept && !passes(own_key[r], own_place[r], last_key, last_place)) stay |= 1u << r;
    uint own = uint(bitCount(stay));
    uint at = subgroupExclusiveAdd(own);
    kept = subgroupAdd(own);
    subgroup_sync();
    [[unroll]] for (uint r = 0u; r < SOME_ROOM; r++)
        if ((stay & 1u << r) != 0u) put_element(at++, own_key[r], own_place[r]);
    subgroup_sync();
}

// Keeps at most MOST_LEFT elements, the first `wanted` among them.
void keep_first(const uint wanted) {
    const uint few_left = min(wanted + wanted / 4u, MOST_LEFT);
    bool by_least = elements > 2u * SUBGROUP_SIZE && wanted <= SUBGROUP_SIZE;
    kept = 0u;
    chosen = 0u;
    [[dont_unroll]] for (offset = 0u;; offset += ITEMS * SUBGROUP_SIZE) {
        bool last = offset >= elements;
        if (!last) {
            load_tile();
            choose();
        }
        [[dont_unroll]] for (;;) {
            bool enough;
            if (by_least) {
                put_least();
                enough = false;
            } else if (last) {
                enough = kept <= max(few_left, SUBGROUP_SIZE);
            } else {
                enough = keep_chosen();
            }
            if (enough) break;
            lower_pivot(wanted, few_left);
            if (by_least) kept = 0u;
            else keep_again();
            subgroup_sync();
            by_least = false;
            choose();
        }
        if (last) break;
    }
    subgroup_sync();
}

// The places of the elements kept, in order, lie behind them then.
void rank_kept() {
    uvec2 own[SOME_LIMIT];
    uint place[SOME_LIMIT];
    uint rank[SOME_LIMIT];
    [[unroll]] for (uint r = 0u; r < SOME_LIMIT; r++) {
        uint i = min(r * SUBGROUP_SIZE + lane, kept - 1u);
        own[r] = key_at(i);
        place[r] = place_at(i);
        rank[r] = 0u;
    }
    for (uint i = 0u; i < kept; i++) {
        uvec2 other = key_at(i);
        uint other_place = place_at(i);
        rank[0] += passes(own[0], place[0], other, other_place) ? 1u : 0u;
        if (kept > SUBGROUP_SIZE)
            [[unroll]] for (uint r = 1u; r < SOME_LIMIT; r++)
                rank[r] += passes(own[r], place[r], other, other_place) ? 1u : 0u;
    }
    [[unroll]] for (uint r = 0u; r < SOME_LIMIT; r++)
        if (r * SUBGROUP_SIZE + lane < kept) kept_words[base + MOST_LEFT + rank[r]].x = place[r];
    subgroup_sync();
}

void store_first(const uint segment, const uint wanted) {
    const bool side_by_side = (VARIANT & VARIANT_SIDE_BY_SIDE) != 0u;
    uvec2 found[SOME_LIMIT];
    uvec2 value[SOME_LIMIT];
    uint to = side_by_side ? segment * push.limit : begin;
    [[unroll]] for (uint r = 0u; r < SOME_LIMIT; r++) {
        uint i = r * SUBGROUP_SIZE + lane;
        uint place = i < wanted ? kept_words[base + MOST_LEFT + i].x : 0u;
        if ((FLAGS & FLAG_KEEP_KEYS) == 0u && i < wanted) found[r] = load_key(false, begin + place);
        if ((FLAGS & FLAG_WRITE_INDICES) != 0u) value[r] = uvec2(side_by_side ? place : index_of(begin + place, begin), 0u);
        else if (VALUE_WORDS != 0u && i < wanted) value[r] = load_value(false, begin + place);
    }
    // all have loaded before one stores
    controlBarrier(gl_ScopeSubgroup, gl_ScopeSubgroup, gl_StorageSemanticsBuffer, gl_SemanticsAcquireRelease);
    [[unroll]] for (uint r = 0u; r < SOME_LIMIT; r++) {
        uint i = r * SUBGROUP_SIZE + lane;
        if ((FLAGS & FLAG_KEEP_KEYS) == 0u && i < wanted) store_key(false, begin + i, found[r]);
        if (VALUE_WORDS != 0u && i < wanted) store_value(false, to + i, value[r]);
    }
}

void main() {
    uint segment = workgroup_index() * (WORKGROUP_SIZE / SUBGROUP_SIZE) + gl_SubgroupID;
    if (segment >= segment_count()) return;
    Segment s = find_segment(segment);
    if (s.count == 0u || s.count > push.most) return;
    lane = gl_SubgroupInvocationID;
    base = gl_SubgroupID * ROOM;
    begin = s.begin;
    elements = s.count;
    mask = window_mask();
    last_key = mask;
    last_place = NO_INDEX;
    uint wanted = min(push.limit, elements);
    keep_first(wanted);
    rank_kept();
    store_first(segment, wanted);
}
