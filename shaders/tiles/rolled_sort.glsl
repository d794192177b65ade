// What shared_sort.glsl does, in few instructions, for what takes longer to compile than to sort: few elements by counting,
// more by the same network, a layer at a time.
// The includer defines SHARED_ELEMENTS.
const bool TRACKS_ORIGIN = (VALUE_WORDS | (~VARIANT & VARIANT_WHOLE_KEYS)) != 0u;

shared uint low_words[SHARED_ELEMENTS];
shared uint high_words[KEY_WORDS == 2u ? SHARED_ELEMENTS : 1u];
shared uint origins[TRACKS_ORIGIN ? SHARED_ELEMENTS : 1u]; // positions among all elements before sorting

uint slot_of(const uint i) { return i; }
uint high_place(const uint at) { return KEY_WORDS == 2u ? at : 0u; }
uint origin_place(const uint at) { return TRACKS_ORIGIN ? at : 0u; }
uvec2 key_at(const uint at) { return uvec2(low_words[at], KEY_WORDS == 2u ? high_words[high_place(at)] : 0u); }
uint origin_at(const uint at) { return TRACKS_ORIGIN ? origins[origin_place(at)] : 0u; }

void put_element(const uint at, const uvec2 key, const uint origin) {
    low_words[at] = key.x;
    if (KEY_WORDS == 2u) high_words[high_place(at)] = key.y;
    if (TRACKS_ORIGIN) origins[origin_place(at)] = origin;
}

// Puts the elements at two positions in order.
void order(const uint a, const uint b, const uvec2 mask) {
    uvec2 x = key_at(a);
    uvec2 y = key_at(b);
    uint origin_x = origin_at(a);
    uint origin_y = origin_at(b);
    if (key_less(x & mask, y & mask) || ((x & mask) == (y & mask) && origin_x <= origin_y)) return;
    put_element(a, y, origin_y);
    put_element(b, x, origin_x);
}

// Few elements: each invocation counts those that come before its own.
void sort_by_counting(const uint n, const uvec2 mask) {
    uint i = min(gl_LocalInvocationID.x, n - 1u);
    uvec2 key = key_at(i);
    uint origin = origin_at(i);
    uint before = 0u;
    for (uint other = 0u; other < n; other++) {
        uvec2 rival = key_at(other) & mask;
        if (key_less(rival, key & mask) || (rival == (key & mask) && other < i)) before++;
    }
    barrier();
    if (gl_LocalInvocationID.x < n) put_element(before, key, origin);
    barrier();
}

// All comparators point the same way, so that those that reach beyond the end are left out.
void sort_by_layers(const uint n, const uvec2 mask) {
    for (uint reach = 1u; reach < n; reach *= 2u) {
        for (uint distance = reach; distance > 0u; distance /= 2u) {
            uint flipped = distance == reach ? 2u * reach - 1u : distance;
            for (uint pair = gl_LocalInvocationID.x; pair < SHARED_ELEMENTS / 2u; pair += WORKGROUP_SIZE) {
                uint first = pair + (pair & ~(distance - 1u));
                if ((first ^ flipped) < n) order(first, first ^ flipped, mask);
            }
            barrier();
        }
    }
}

// Sorts elements [0, n), put by any invocations in the order of their origins.
void sort_elements(const uint n, const uvec2 mask) {
    barrier();
    if (n <= WORKGROUP_SIZE) sort_by_counting(n, mask);
    else sort_by_layers(n, mask);
}
