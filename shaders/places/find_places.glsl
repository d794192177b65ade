// Leaves by place: passes have sorted by a prefix of the keys, so that elements of one prefix lie side by side. Cuts lie at
// every cut_step()-th place, put off to the end of the prefix there; what is between two of them is a leaf, for
// sort_leaves.comp. A prefix that might not fit beside others is a leaf of its own, whatever its elements. The includer
// defines starts[], CUTS_A_WORKGROUP and WAYS.
#include "places.glsl"

const uint FIRST_DISTANCE_SHIFT = 2u; // from each of its first distances to the next

// Of the prefix at a cut: where it begins lies in starts[].
shared uint ends[WORKGROUP_SIZE];
shared uint listed;                 // leaves of the workgroup,
shared uint list_at;                // and the first of them in the list

bool from_alt;
uvec2 prefix_bits;

// Encoded keys have the same prefix where these have.
bool has_prefix_of(const uint i, const uvec2 key) {
    uvec2 differ = (load_key(from_alt, i) ^ key) & prefix_bits;
    return (differ.x | differ.y) == 0u;
}

// Elements beside place p that have its prefix, on one side, where there are so many.
uint count_beside(const uint p, const uvec2 key, const bool behind, const uint there) {
    uint within = 0u;          // an element at this distance has the prefix,
    uint beyond = there + 1u; // one at this is not
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

// Where the prefix at cut number `cut` begins and ends, if it is a leaf of its own; else one place, where the cut is.
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
    bool seen = starts[own] == starts[own - min(own, 1u)] && ends[own] == before; // two cuts in one prefix
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
