#version 450
#extension GL_GOOGLE_include_directive : require
// The first k of segments of hundreds of elements: a subgroup each, which goes over its segment tile by tile, and keeps in
// shared memory what does not pass a pivot, a key and a place among equals. Where that would be more than there is room for,
// it lowers the pivot, by halves of what keys span, to one that at least as many elements as are wanted do not pass. The
// first pivot comes from the least keys of parts of the segment, which is read once more for them; its place, if many parts
// share its key, from the first tile by which enough is kept. What is left is ranked, or in any order cut down to what is
// wanted.
// Longer segments are listed for first_k.comp, each in the place that its beginning tells.
// A workgroup is one full subgroup; push.limit is at most MOST_LEFT.
#define ARGUMENTS FIRST_ARGUMENTS
#define READS_GIVEN
#include "buffers.glsl"
#include "keys.glsl"
#include "first_segments.glsl"
#include "segments.glsl"
#include "sync.glsl"

const bool ANY_ORDER = (VARIANT & VARIANT_ANY_ORDER) != 0u;

const uint OWN = ITEMS >> (VARIANT >> VARIANT_SHARE & MOST_SHARE); // elements of each invocation that can be kept,
const uint OWN_LEFT = OWN / SOME_LEFT_PART;                        // and ranked
const uint ROOM = OWN * SUBGROUP_SIZE;                             // of all
const uint MOST_LEFT = OWN_LEFT * SUBGROUP_SIZE;
const uint RANKED = ANY_ORDER ? 0u : MOST_LEFT;    // where the first k lie at last
const uint AT_ONCE = SOME_LANES; // elements that others are compared with
REQUIRE(ranked_elements_lie_behind_those_to_rank, SOME_LEFT_PART >= 2u)

const uvec2 NO_KEY = uvec2(0xffffffffu);

shared uvec2 kept_words[OWN * WORKGROUP_SIZE]; // {place, key}, or keys of two words alone,
shared uint kept_places[KEY_WORDS == 2u ? OWN * WORKGROUP_SIZE : 1u]; // and their places
uint kept; // how many

uint lane;
uint begin, elements; // the segment's
uint offset; // of the tile
uvec2 mask;
uvec2 key[ITEMS]; // encoded
uint chosen; // bits: items that do not pass the pivot:
uvec2 last_key; // of the window's bits,
uint last_place;

// What a pivot is found among: the window's bits of a key, and a place; NO_KEY where there is none.
uvec2 own_key[OWN];
uint own_place[OWN];
uint own_count; // of all invocations; the first ones of each have it

void put_element(const uint at, const uvec2 element, const uint place) {
    kept_words[at] = KEY_WORDS == 2u ? element : uvec2(place, element.x);
    if (KEY_WORDS == 2u) kept_places[at] = place;
}

uvec2 key_at(const uint at) {
    uvec2 words = kept_words[at];
    return KEY_WORDS == 2u ? words : uvec2(words.y, 0u);
}

uint place_at(const uint at) { return KEY_WORDS == 2u ? kept_places[at] : kept_words[at].x; }

bool passes(const uvec2 element, const uint place, const uvec2 pivot, const uint pivot_place) {
    return key_less(pivot, element) || (same(element, pivot) && place > pivot_place);
}

uint place_of(const uint item) { return offset + item * SUBGROUP_SIZE + lane; }

void load_tile() {
    uint last = elements - 1u;
    [[unroll]] for (uint k = 0u; k < ITEMS; k++) key[k] = load_key(false, begin + min(place_of(k), last));
    [[unroll]] for (uint k = 0u; k < ITEMS; k++) key[k] = encode_key(key[k]);
    uint own = (elements - offset + SUBGROUP_SIZE - 1u - lane) / SUBGROUP_SIZE; // elements of this invocation
    chosen = bitfieldExtract(0xffffffffu, 0, int(min(own, ITEMS)));
}

// Of the items that are chosen.
void choose() {
    uint stay = 0u;
    [[unroll]] for (uint k = 0u; k < ITEMS; k++)
        if (!key_less(last_key, key[k] & mask)) stay |= 1u << k;
    chosen &= stay;
    if (last_place == NO_INDEX) return;
    [[unroll]] for (uint k = 0u; k < ITEMS; k++)
        if (same(key[k] & mask, last_key) && place_of(k) > last_place) chosen &= ~(1u << k);
}

// The least keys of parts of the segment: of an invocation's items, every OWN-th is in one part.
void take_least() {
    [[unroll]] for (uint k = 0u; k < ITEMS; k++)
        if ((chosen & 1u << k) != 0u && key_less(key[k] & mask, own_key[k % OWN])) own_key[k % OWN] = key[k] & mask;
}

// All items of an invocation become one part.
void join_parts() {
    [[unroll]] for (uint r = 1u; r < OWN; r++) {
        if (key_less(own_key[r], own_key[0])) own_key[0] = own_key[r];
        own_key[r] = NO_KEY;
        own_place[r] = NO_INDEX;
    }
    own_count = SUBGROUP_SIZE;
}

void take_kept() {
    subgroup_sync();
    [[unroll]] for (uint r = 0u; r < OWN; r++) {
        uint i = r * SUBGROUP_SIZE + lane;
        own_key[r] = NO_KEY;
        own_place[r] = NO_INDEX;
        if (i < kept) {
            own_key[r] = key_at(i) & mask;
            own_place[r] = place_at(i);
        }
    }
    own_count = kept;
}

// Keeps what is chosen, as far as there is room; returns whether there was.
bool keep_chosen() {
    uint own = uint(bitCount(chosen));
    uint sum = subgroupInclusiveAdd(own);
    uint at = kept + sum - own;
    kept += subgroupMax(sum);
    bool enough = kept <= ROOM;
    kept = min(kept, ROOM);
    [[unroll]] for (uint k = 0u; k < ITEMS; k++) {
        if ((chosen & 1u << k) != 0u && at < ROOM) {
            put_element(at++, key[k], place_of(k));
            chosen ^= 1u << k;
        }
    }
    return enough;
}

uint count_all(const bool holds) { return subgroupBallotBitCount(subgroupBallot(holds)); }

// Own elements of all invocations that do not pass.
uint count_own(const uvec2 pivot, const uint pivot_place) {
    uint count = count_all(!passes(own_key[0], own_place[0], pivot, pivot_place));
    if (own_count > SUBGROUP_SIZE)
        [[unroll]] for (uint r = 1u; r < OWN; r++)
            count += count_all(!passes(own_key[r], own_place[r], pivot, pivot_place));
    return count;
}

// The same by keys alone.
uint count_own_keys(const uvec2 pivot) {
    uint count = count_all(!key_less(pivot, own_key[0]));
    if (own_count > SUBGROUP_SIZE)
        [[unroll]] for (uint r = 1u; r < OWN; r++) count += count_all(!key_less(pivot, own_key[r]));
    return count;
}

// Of all invocations.
uvec2 least_of(const uvec2 own) {
    uvec2 least;
    least.y = KEY_WORDS == 2u ? subgroupMin(own.y) : 0u;
    least.x = subgroupMin(KEY_WORDS == 1u || own.y == least.y ? own.x : 0xffffffffu);
    return least;
}

uvec2 plus(const uvec2 a, const uvec2 b) {
    uint carry;
    uint low = uaddCarry(a.x, b.x, carry);
    return uvec2(low, KEY_WORDS == 2u ? a.y + b.y + carry : 0u);
}

uvec2 middle_of(const uvec2 a, const uvec2 b) {
    uvec2 differ = a ^ b;
    return plus(a & b, uvec2(differ.x >> 1 | (KEY_WORDS == 2u ? differ.y << 31 : 0u), differ.y >> 1));
}

// The pivot becomes one that at least `wanted` of the own elements do not pass, and at most `most`, which is no less; or of
// equal keys more, if these are to be told by keys alone: returns whether there are more.
bool lower_pivot(const uint wanted, const uint most, const bool by_keys) {
    uvec2 low = NO_KEY;
    uvec2 high = uvec2(0u);
    [[unroll]] for (uint r = 0u; r < OWN; r++) {
        bool is_element = own_place[r] != NO_INDEX;
        if (is_element && key_less(own_key[r], low)) low = own_key[r];
        if (is_element && key_less(high, own_key[r])) high = own_key[r];
    }
    low = least_of(low);
    high = ~least_of(~high);
    if (KEY_WORDS == 1u) high.y = 0u;
    uint count = own_count;
    [[dont_unroll]] while (count > most && key_less(low, high)) {
        uvec2 middle = middle_of(low, high);
        uint fewer = count_own_keys(middle);
        bool lowers = fewer >= wanted;
        low = lowers ? low : plus(middle, uvec2(1u, 0u));
        high = lowers ? middle : high;
        count = lowers ? fewer : count;
    }
    last_key = high;
    last_place = NO_INDEX;
    if (by_keys) return count > most;
    uint place_end = uint(findMSB(elements)) + 1u;
    if (count > most) last_place = (1u << place_end) - 1u;
    [[dont_unroll]] for (uint bit = place_end; bit > 0u && count > most; bit--) {
        uint lower = last_place & ~(1u << (bit - 1u));
        uint fewer = count_own(last_key, lower);
        last_place = fewer < wanted ? last_place : lower;
        count = fewer < wanted ? count : fewer;
    }
    return false;
}

// The pivot has a key that many share, and no place: it gets that of the first item of the tile with which enough is kept;
// returns whether there is one.
bool find_place(const uint wanted) {
    uint items = 0u; // too few
    if (kept + subgroupAdd(uint(bitCount(chosen))) < wanted) return false;
    [[dont_unroll]] for (uint more = MOST_ITEMS / 2u; more > 0u; more /= 2u) {
        uint own = uint(bitCount(bitfieldExtract(chosen, 0, int(items + more))));
        if (kept + subgroupAdd(own) < wanted) items += more;
    }
    last_place = offset + (items + 1u) * SUBGROUP_SIZE - 1u;
    choose();
    return true;
}

// Of the elements kept, each invocation's own, those stay that do not pass.
void keep_again() {
    uint stay = 0u;
    uvec2 whole[OWN];
    [[unroll]] for (uint r = 0u; r < OWN; r++) {
        if (own_place[r] != NO_INDEX && !passes(own_key[r], own_place[r], last_key, last_place)) stay |= 1u << r;
        whole[r] = key_at(min(r * SUBGROUP_SIZE + lane, kept - 1u));
    }
    uint own = uint(bitCount(stay));
    uint sum = subgroupInclusiveAdd(own);
    uint at = sum - own;
    kept = subgroupMax(sum);
    subgroup_sync();
    [[unroll]] for (uint r = 0u; r < OWN; r++)
        if ((stay & 1u << r) != 0u) put_element(at++, whole[r], own_place[r]);
}

// Keeps at most MOST_LEFT elements, the first `wanted` among them; in any order these alone.
void keep_first(const uint wanted) {
    const uint few = wanted + wanted / 4u + 4u;
    const uint few_left = ANY_ORDER ? wanted : few <= SUBGROUP_SIZE ? SUBGROUP_SIZE : MOST_LEFT; // to rank
    const uint last_tile = (elements - 1u) / TILE * TILE;
    bool by_least = elements > ROOM;
    bool ties = false;
    kept = 0u;
    chosen = 0u;
    own_count = ROOM;
    [[unroll]] for (uint r = 0u; r < OWN; r++) {
        own_key[r] = NO_KEY;
        own_place[r] = 0u;
    }
    offset = by_least ? last_tile : 0u;
    [[dont_unroll]] for (;;) {
        bool last = offset > last_tile;
        if (!last) load_tile();
        if (by_least) take_least();
        if (by_least && offset != 0u) {
            offset -= TILE;
            continue;
        }
        if (by_least && wanted <= SUBGROUP_SIZE / 2u) join_parts();
        if (!by_least && !last) choose();
        [[dont_unroll]] for (;;) {
            if (!by_least) {
                if (ties && !last) ties = !find_place(wanted);
                if (last ? kept <= few_left : keep_chosen()) break;
                take_kept();
            }
            ties = lower_pivot(wanted, !last ? few : ANY_ORDER ? wanted : min(few, MOST_LEFT), by_least);
            if (!by_least) keep_again();
            by_least = false;
            choose();
        }
        if (last) break;
        offset += TILE;
    }
    if (lane < AT_ONCE) put_element(kept + lane, NO_KEY, NO_INDEX); // none is ranked behind them
    subgroup_sync();
}

// The elements kept, in order, lie from RANKED on then.
void rank_kept() {
    uvec2 own[OWN_LEFT];
    uint rank[OWN_LEFT];
    [[unroll]] for (uint r = 0u; r < OWN_LEFT; r++) {
        uint i = min(r * SUBGROUP_SIZE + lane, kept - 1u);
        own[r] = key_at(i);
        own_key[r] = own[r] & mask;
        own_place[r] = place_at(i);
        rank[r] = 0u;
    }
    [[dont_unroll]] for (uint i = 0u; i < kept; i += AT_ONCE) {
        uvec2 other[AT_ONCE];
        uint other_place[AT_ONCE];
        [[unroll]] for (uint j = 0u; j < AT_ONCE; j++) {
            other[j] = key_at(i + j) & mask;
            other_place[j] = place_at(i + j);
            rank[0] += passes(own_key[0], own_place[0], other[j], other_place[j]) ? 1u : 0u;
        }
        if (kept > SUBGROUP_SIZE)
            [[unroll]] for (uint r = 1u; r < OWN_LEFT; r++)
                [[unroll]] for (uint j = 0u; j < AT_ONCE; j++)
                    rank[r] += passes(own_key[r], own_place[r], other[j], other_place[j]) ? 1u : 0u;
    }
    subgroup_sync();
    [[unroll]] for (uint r = 0u; r < OWN_LEFT; r++)
        if (r * SUBGROUP_SIZE + lane < kept) put_element(RANKED + rank[r], own[r], own_place[r]);
}

void all_have_come() {
    controlBarrier(gl_ScopeSubgroup, gl_ScopeSubgroup, gl_StorageSemanticsShared | gl_StorageSemanticsBuffer,
                   gl_SemanticsAcquireRelease);
}

void store_first(const uint segment, const uint wanted) {
    const bool side_by_side = (VARIANT & VARIANT_SIDE_BY_SIDE) != 0u;
    uvec2 value[OWN_LEFT];
    uint to = side_by_side ? segment * push.limit : begin;
    all_have_come();
    if (VALUE_WORDS != 0u) {
        [[unroll]] for (uint r = 0u; r < OWN_LEFT; r++) {
            uint i = r * SUBGROUP_SIZE + lane;
            if (i >= wanted) continue;
            uint place = place_at(RANKED + i);
            if ((FLAGS & FLAG_WRITE_INDICES) == 0u) value[r] = load_value(false, begin + place);
            else value[r] = uvec2(side_by_side ? place : index_of(begin + place, begin), 0u);
        }
        if ((FLAGS & FLAG_WRITE_INDICES) == 0u) all_have_come(); // all have loaded before one stores
        [[unroll]] for (uint r = 0u; r < OWN_LEFT; r++) {
            uint i = r * SUBGROUP_SIZE + lane;
            if (i < wanted) store_value(false, to + i, value[r]);
        }
    }
    if ((FLAGS & FLAG_KEEP_KEYS) != 0u) return;
    [[unroll]] for (uint r = 0u; r < OWN_LEFT; r++) {
        uint i = r * SUBGROUP_SIZE + lane;
        if (i < wanted) store_key(false, begin + i, decode_key(key_at(RANKED + i)));
    }
}

void main() {
    uint segment = workgroup_index();
    if (segment >= segment_count()) return;
    Segment s = find_segment(segment);
    lane = gl_SubgroupInvocationID;
    if (s.count > push.most && lists_segments() && lane == 0u)
        STORE_IN_DEVICE(LISTED(s.begin / (push.most + 1u)), segment);
    if (s.count == 0u || s.count > push.most) return;
    begin = s.begin;
    elements = s.count;
    mask = window_mask();
    last_key = mask;
    last_place = NO_INDEX;
    uint wanted = min(push.limit, elements);
    keep_first(wanted);
    if (!ANY_ORDER) rank_kept();
    store_first(segment, wanted);
}
