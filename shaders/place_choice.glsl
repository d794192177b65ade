// By how many of the highest digits in which keys differ passes are to sort, so that leaves by place can do the rest: as few
// as leave no more elements in a group, of keys that agree in these digits, than a leaf has room for. That is estimated from a
// sample, and leaf_starts.comp looks at all groups later.
#include "places.glsl"
const uint LEAST_DIGITS = 2u; // and CHOICES - 1 more at most
const uint CHOICES = 3u;
const uint LEAF_AS_PASSES = 3u;   // passes that take as long as sample and leaves, and a little longer
const uint PLACE_SAMPLED = 256u;  // one key of so many is in the sample
const uint NO_DIGIT = 0xffffffffu;

shared uint most_alike[CHOICES]; // keys of the sample in a group

// Three quarters of those that a leaf has room for.
uint alike_in_room() { return push.place_room / PLACE_SAMPLED * 3u / 4u; }

// The lowest of so many digits from the highest on, a bit each; NO_DIGIT: passes save nothing then.
uint lowest_digit(const uint differing, const uint digits) {
    if (digits + LEAF_AS_PASSES > uint(bitCount(differing))) return NO_DIGIT;
    uint rest = differing;
    for (uint k = 1u; k < digits; k++) rest &= ~(1u << uint(findMSB(rest)));
    return uint(findMSB(rest));
}

uint sampled_digits() { return differing_passes(uvec2(sample_low, sample_high)); }

// The word that counts sampled keys of a group, which few others share.
uint group_slot(const uint choice, const uvec2 key, const uint low) {
    uvec2 prefix = key & bits_from(low);
    uint hash = (prefix.x * 0x85ebca6bu ^ prefix.y) * 0x9e3779b1u;
    hash ^= hash >> 15;
    hash *= 0x846ca68bu;
    return push.slots + (choice << push.slot_bits | hash >> (32u - push.slot_bits));
}

// A key of each part of the input, at irregular places.
uvec2 load_group_key(const uint i, const uint n) {
    uint jitter;
    uint unused;
    umulExtended(i * 0x9e3779b1u, PLACE_SAMPLED, jitter, unused);
    return load_key(false, min(i * PLACE_SAMPLED + jitter, n - 1u));
}

uint before[CHOICES]; // keys in a group before the invocation's last one; nothing waits for them before the tiles do
uint most_before[CHOICES];  // of its others

void keep_most() {
    [[unroll]] for (uint c = 0u; c < CHOICES; c++) most_before[c] = max(most_before[c], before[c] + 1u);
}

// The workgroup's share of the sample; first: the invocation's first key, which was under way.
void count_groups(const uint n, const uint groups, const uvec2 first) {
    uint differing = sampled_digits();
    uint samples = n / PLACE_SAMPLED;
    uint low[CHOICES];
    [[unroll]] for (uint c = 0u; c < CHOICES; c++) {
        low[c] = lowest_digit(differing, LEAST_DIGITS + c);
        before[c] = 0u;
        most_before[c] = 0u;
    }
    uvec2 next = first;
    for (uint i = workgroup_index() * WORKGROUP_SIZE + gl_LocalInvocationIndex; i < samples;) {
        uvec2 key = encode_key(next);
        i += groups * WORKGROUP_SIZE;
        if (i < samples) next = load_group_key(i, n);
        uint slot[CHOICES];
        uint seen[CHOICES];
        [[unroll]] for (uint c = 0u; c < CHOICES; c++) {
            slot[c] = group_slot(c, key, digit_first(min(low[c], push.pass_count - 1u)));
            seen[c] = load_shared_word(slot[c]);
        }
        keep_most();
        [[unroll]] for (uint c = 0u; c < CHOICES; c++) {
            before[c] = seen[c]; // where there are many they would queue up
            if (low[c] != NO_DIGIT && seen[c] < alike_in_room()) before[c] = atomicAdd(CONTROL(slot[c]), 1u);
        }
    }
}

// What an invocation has found joins what its workgroup's have, and that, once they have,
void gather_in_workgroup() {
    keep_most();
    [[unroll]] for (uint c = 0u; c < CHOICES; c++)
        if (most_before[c] > LOAD_IN_WORKGROUP(most_alike[c])) atomicMax(most_alike[c], most_before[c]);
}

// what others have.
void gather_groups() {
    if (gl_LocalInvocationIndex >= CHOICES) return;
    uint most = most_alike[gl_LocalInvocationIndex];
    if (most > load_shared_word(CONTROL_MOST_ALIKE + gl_LocalInvocationIndex))
        atomicMax(CONTROL(CONTROL_MOST_ALIKE + gl_LocalInvocationIndex), most);
}

// The lowest of the digits that passes are to sort by; NO_DIGIT: leaves by place do not serve. sort_leaves.comp numbers
// elements by the bits below, and twice by their place.
uint choose_lowest_digit(const uint differing) {
    uint sampled = sampled_digits();
    for (uint c = 0u; c < CHOICES; c++) {
        uint low = lowest_digit(sampled, LEAST_DIGITS + c);
        if (low == NO_DIGIT || (differing ^ sampled) >> low != 0u || push.pass_count - low > push.leading_passes) break;
        bool fits = digit_first(low) + 2u * uint(findMSB(push.place_room)) <= KEY_BITS;
        if (fits && load_shared_word(CONTROL_MOST_ALIKE + c) <= alike_in_room()) return low;
    }
    return NO_DIGIT;
}
