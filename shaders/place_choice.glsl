// By how many of the highest digits in which keys differ passes are to sort, so that leaves by place can do the rest: as few
// as leave no more elements in a group, of keys that agree in these digits, than a leaf has room for. That is estimated from a
// sample, and find_leaves.comp looks at all groups later.
#include "places.glsl"
const uint LEAST_DIGITS = 2u; // and CHOICES - 1 more at most
const uint CHOICES = 4u;
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

// The workgroup's share of the sample.
void count_groups(const uint n, const uint groups) {
    uint differing = sampled_digits();
    uint samples = n / PLACE_SAMPLED;
    uint most[CHOICES];
    [[unroll]] for (uint c = 0u; c < CHOICES; c++) most[c] = 0u;
    for (uint i = gl_LocalInvocationIndex * groups + workgroup_index(); i < samples; i += groups * WORKGROUP_SIZE) {
        uint jitter;
        uint unused;
        umulExtended(i * 0x9e3779b1u, PLACE_SAMPLED, jitter, unused);
        uvec2 key = encode_key(load_key(false, i * PLACE_SAMPLED + jitter));
        [[unroll]] for (uint c = 0u; c < CHOICES; c++) {
            uint low = lowest_digit(differing, LEAST_DIGITS + c);
            if (low == NO_DIGIT) continue;
            uint slot = group_slot(c, key, digit_first(low));
            uint alike = load_shared_word(slot);
            if (alike <= alike_in_room()) alike = atomicAdd(CONTROL(slot), 1u); // else many would queue up
            most[c] = max(most[c], alike + 1u);
        }
    }
    [[unroll]] for (uint c = 0u; c < CHOICES; c++)
        if (most[c] > LOAD_IN_WORKGROUP(most_alike[c])) atomicMax(most_alike[c], most[c]);
}

// What the workgroup has found joins what others have.
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
