// Leaves by place: passes have sorted by a prefix of the keys, so that elements of one prefix lie side by side. They are cut
// at every cut_step()-th place, and an invocation looks at the prefix at one cut. If the prefix might not fit a leaf beside
// others, because it has more elements than a leaf has room for less cut_step(), it is a leaf of its own. Otherwise the cut
// is put off to the end of the prefix, unless this begins at the cut. What is between two cuts is a leaf. With a letter for
// each prefix, room for 8 elements in a leaf, and a cut at every fifth place:
//   place    0    5    10   15   20   25
//   prefix   aaaabbbcdddddddddeefgghhi
//   cut at 5    in b, of 3 elements: put off to 7
//   cut at 10   in d, of 9: a leaf of its own, from 8 to 16
//   cut at 15   in d, too: that leaf is listed once
//   cut at 20   g begins there
//   leaves      0 to 6, 7, 8 to 16 (without room: sort_leaves.comp sorts it by digits), 17 to 19, 20 to 24
// The includer defines starts[], CUTS_A_WORKGROUP and WAYS.
#include "places.glsl"

// The search for the end of a prefix begins with distances of 1, 4, 16 and so on: so many bits more each time.
const uint FIRST_DISTANCE_SHIFT = 2u;

// starts[] and ends[] of a cut: what find_prefix() finds.
shared uint ends[WORKGROUP_SIZE];
shared uint listed;  // leaves of the workgroup
shared uint list_at; // the first of them in the list

bool from_alt;
uvec2 prefix_bits;

// Encoded keys have the same prefix where these have.
bool has_prefix_of(const uint i, const uvec2 key) {
    uvec2 differ = (load_key(from_alt, i) ^ key) & prefix_bits;
    return (differ.x | differ.y) == 0u;
}

// Elements with the prefix of `key`, at place p, on one side of it, on which there are `there` elements. Each round of the
// search looks at WAYS - 1 of them.
uint count_beside(const uint p, const uvec2 key, const bool behind, const uint there) {
    uint within = 0u;         // the element at this distance has the prefix,
    uint beyond = there + 1u; // and the one at this has not
    bool far = true;
    while (beyond - within > 1u) {
        uint span = beyond - within;
        uint same = 0u;
        uint distance[WAYS];
        [[unroll]] for (uint j = 1u; j < WAYS; j++) {
            uint part = within + max(span / WAYS * j + span % WAYS * j / WAYS, j);
            distance[j] = min(far ? 1u << FIRST_DISTANCE_SHIFT * (j - 1u) : part, beyond - 1u);
        }
        [[unroll]] for (uint j = 1u; j < WAYS; j++)
            same += has_prefix_of(behind ? p + distance[j] : p - distance[j], key) ? 1u : 0u;
        [[unroll]] for (uint j = 1u; j < WAYS; j++) {
            if (j <= same) within = distance[j];
            else beyond = min(beyond, distance[j]);
        }
        far = false;
    }
    return within;
}

// Stores where the prefix at cut number `cut` begins and ends, if it is a leaf of its own; otherwise twice where the cut is.
// Cuts 0 and cuts + 1 are the ends of the array.
void find_prefix(const uint cut, const uint cuts, const uint n) {
    uint begin = 0u;
    uint end = 0u;
    if (cut > cuts) {
        begin = n;
        end = n;
    } else if (cut != 0u) {
        uint p = cut * cut_step();
        uvec2 key = load_key(from_alt, p);
        begin = p - count_beside(p, key, false, p);
        end = p + count_beside(p, key, true, n - 1u - p) + 1u;
        if (end - begin <= push.place_room - cut_step()) {
            if (begin != p) begin = end;
            else end = begin;
        }
    }
    starts[gl_LocalInvocationIndex] = begin;
    ends[gl_LocalInvocationIndex] = end;
}

void list_leaf(const uint at, const uint begin, const uint end) {
    CONTROL(push.list + PLACE_WORDS * at) = begin;
    CONTROL(push.list + PLACE_WORDS * at + 1u) = end - begin;
}

void find_places() {
    uint n = element_count();
    uint cuts = cuts_within(n);
    uint own = gl_LocalInvocationIndex;
    uint cut = workgroup_index() * CUTS_A_WORKGROUP + own;
    from_alt = CONTROL(CONTROL_LEAF_ALT) != 0u;
    prefix_bits = bits_from(CONTROL(CONTROL_LEAF_FIRST));
    if (own == 0u) listed = 0u;
    find_prefix(cut, cuts, n);
    barrier();
    uint before = ends[own - min(own, 1u)];
    bool there = own != 0u && cut <= cuts + 1u;
    bool seen = starts[own] == starts[own - min(own, 1u)] && ends[own] == before; // the cut before lies in this prefix, too
    bool between = there && starts[own] > before;
    bool alone = there && !seen && ends[own] > starts[own];
    uint leaves = (between ? 1u : 0u) + (alone ? 1u : 0u);
    uint at = leaves != 0u ? atomicAdd(listed, leaves) : 0u;
    barrier();
    if (own == 0u) list_at = atomicAdd(CONTROL(CONTROL_PLACE_COUNT), listed);
    barrier();
    if (between) list_leaf(list_at + at, before, starts[own]);
    if (alone) list_leaf(list_at + at + leaves - 1u, starts[own], ends[own]);
}
