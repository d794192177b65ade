#version 450
#extension GL_GOOGLE_include_directive : require
#extension GL_KHR_memory_scope_semantics : require
// By how many of the highest digits in which 64-bit keys differ passes are to sort, so that leaves by place can do the
// rest: as few as leave no more elements with the same prefix, those digits of a key, than a leaf has room for. That is
// estimated from a sample, and leaf_starts.comp looks at all prefixes later. The last workgroup to end plans these passes in
// place of those that histogram.comp has planned, or leaves all as it is.
#define ARGUMENTS SAMPLER_ARGUMENTS
#define READS_GIVEN
#include "buffers.glsl"
#include "keys.glsl"
#include "plan.glsl"
#include "sync.glsl"
#include "places.glsl"

const uint NO_DIGIT = 0xffffffffu;

shared uint crowded; // as CONTROL_CROWDED, of what the workgroup has found
shared uint most_often[MOST_PREFIX_DIGITS]; // keys that have the most frequent value of a leading digit
shared bool last;    // this workgroup ends last

// The lowest of so many digits from the highest on, of those in which keys differ; NO_DIGIT: passes save nothing then.
uint lowest_digit(const uint differing, const uint digits) {
    if (digits > most_leading_digits(differing)) return NO_DIGIT;
    uint rest = differing;
    for (uint k = 1u; k < digits; k++) rest &= ~(1u << uint(findMSB(rest)));
    return uint(findMSB(rest));
}

// Finds the most frequent values of so many leading digits, whose totals histogram.comp has scanned.
void count_most_often(const uint n, const uint differing, const uint digits) {
    uint rest = differing;
    [[dont_unroll]] for (uint k = 0u; k < digits; k++) {
        uint top = uint(findMSB(rest));
        uint bases = CONTROL_HISTOGRAMS + top * RADIX;
        uint most = 0u;
        for (uint d = gl_LocalInvocationIndex; d < RADIX; d += WORKGROUP_SIZE)
            most = max(most, (d + 1u < RADIX ? CONTROL(bases + d + 1u) : n) - CONTROL(bases + d));
        atomicMax(most_often[k], most);
        rest &= ~(1u << top);
    }
}

// Whether a sample may find few enough keys of each prefix. If digits were independent of each other the most frequent
// prefix would have so many.
bool may_fit(const uint n, const uint digits) {
    float greatest = float(n);
    for (uint k = 0u; k < digits; k++) greatest *= float(most_often[k]) / float(n);
    return greatest <= float(push.place_room);
}

// The most sampled keys of a prefix for which a leaf has room: three quarters of those that fill it.
REQUIRE(a_byte_counts_them, MOST_PLACE / SAMPLED * 3u / 4u <= 255u)
uint most_in_room() { return push.place_room / SAMPLED * 3u / 4u; }

// A key of each part of the input, at irregular places. Keys agree in their leading bits where encoded ones do.
uvec2 load_sampled(const uint i) {
    uint jitter;
    uint unused;
    umulExtended(i * 0x9e3779b1u, SAMPLED, jitter, unused);
    return load_key(false, i * SAMPLED + jitter);
}

// Which byte counts the sampled keys of a prefix; few prefixes share it.
uint prefix_slot(const uint choice, const uvec2 key, const uint low) {
    uvec2 prefix = key & bits_from(low);
    uint hash = (prefix.x * 0x85ebca6bu ^ prefix.y) * 0x9e3779b1u;
    hash ^= hash >> 15;
    hash *= 0x846ca68bu;
    return choice << push.slot_bits | hash >> (32u - push.slot_bits);
}

// What the workgroup has met, by the last bits of a slot. Of a prefix that it has met often it counts no more: where many
// keys have one prefix their atomics would queue up.
const uint MET = 1024u;
const uint OFTEN = 2u;
shared uint met[PREFIX_CHOICES * MET];

// The numbers of digits that leave too many keys with this one's prefix. Some key finds 255 before a byte overflows.
uint count_key(const uvec2 key, const uint low[PREFIX_CHOICES]) {
    uint found = 0u;
    [[unroll]] for (uint c = 0u; c < PREFIX_CHOICES; c++) {
        uint slot = prefix_slot(c, key, low[c]);
        uint shift = slot % 4u * 8u;
        if (atomicAdd(met[c * MET + slot % MET], 1u) < OFTEN &&
            (atomicAdd(CONTROL(push.first_slot + slot / 4u), 1u << shift) >> shift & 255u) >= most_in_room())
            found |= 1u << c;
    }
    return found;
}

bool ends_last(const uint workgroups) {
    workgroup_sync();
    if (gl_LocalInvocationIndex == 0u)
        last = atomicAdd(CONTROL(CONTROL_SAMPLERS_ENDED), 1u, gl_ScopeDevice, gl_StorageSemanticsBuffer,
                         gl_SemanticsAcquireRelease) + 1u == workgroups;
    workgroup_sync();
    return last;
}

// The lowest of the digits that passes are to sort by; NO_DIGIT: leaves by place do not serve. sort_leaves.comp numbers
// elements by the bits below, and twice by their place.
uint choose_lowest_digit(const uint differing) {
    uint found = atomicLoad(CONTROL(CONTROL_CROWDED), gl_ScopeDevice, gl_StorageSemanticsNone, gl_SemanticsRelaxed);
    for (uint c = 0u; c < PREFIX_CHOICES; c++) {
        uint low = lowest_digit(differing, LEAST_PREFIX_DIGITS + c);
        if (low == NO_DIGIT) break;
        bool fits = digit_first(low) + 2u * uint(findMSB(push.place_room)) <= KEY_BITS;
        if (fits && (found >> c & 1u) == 0u) return low;
    }
    return NO_DIGIT;
}

void plan(const uint differing, const uint lowest) {
    for (uint p = gl_LocalInvocationIndex; p < push.pass_count; p += WORKGROUP_SIZE) {
        CONTROL(CONTROL_PASSES + RECORD_WORDS * p) = PASS_SKIP;
        write_size(SIZE_PASSES + SIZE_WORDS * p, 0u);
    }
    plan_passes(differing, false, false, push.tile, push.portion_tiles, 0u, push.pass_count - lowest, LEADING, 0u);
    if (gl_LocalInvocationIndex != 0u) return;
    uint passes = uint(bitCount(differing >> lowest));
    CONTROL(CONTROL_LEAF_FIRST) = digit_first(lowest);
    CONTROL(CONTROL_LEAF_PASSES) = passes;
    CONTROL(CONTROL_LEAF_ALT) = passes & 1u;
    CONTROL(CONTROL_PLACES) = 1u;
    write_size(SIZE_PLACES, CUT_PLACES * cuts_within(element_count()) + 1u); // at most
}

// The workgroups' shares of the sample alternate: keys that lie near each other are counted by different ones.
void main() {
    bool wanted = CONTROL(CONTROL_MAY_PLACE) != 0u;
    uvec2 differ = differing_bits();
    uint workgroups = gl_NumWorkGroups.x * gl_NumWorkGroups.y;
    uint step = workgroups * WORKGROUP_SIZE;
    uint n = element_count();
    uint samples = n / SAMPLED;
    uint i = gl_LocalInvocationIndex * workgroups + workgroup_index();
    uvec2 key = i < samples ? load_sampled(i) : uvec2(0u); // all of these under way at once
    if (!wanted) return;
    for (uint j = gl_LocalInvocationIndex; j < PREFIX_CHOICES * MET; j += WORKGROUP_SIZE) met[j] = 0u;
    if (gl_LocalInvocationIndex == 0u) crowded = 0u;
    if (gl_LocalInvocationIndex < MOST_PREFIX_DIGITS) most_often[gl_LocalInvocationIndex] = 0u;
    uint differing = differing_passes(differ);
    uint digits = most_leading_digits(differing);
    uint low[PREFIX_CHOICES];
    [[unroll]] for (uint c = 0u; c < PREFIX_CHOICES; c++)
        low[c] = digit_first(min(lowest_digit(differing, LEAST_PREFIX_DIGITS + c), push.pass_count - 1u));
    barrier();
    count_most_often(n, differing, digits);
    barrier();
    if (!may_fit(n, digits)) return;
    uint found = 0u;
    while (i < samples) {
        found |= count_key(key, low);
        i += step;
        if (i < samples) key = load_sampled(i);
    }
    if (found != 0u) atomicOr(crowded, found);
    barrier();
    if (gl_LocalInvocationIndex == 0u && crowded != 0u) atomicOr(CONTROL(CONTROL_CROWDED), crowded);
    if (!ends_last(workgroups)) return;
    uint lowest = choose_lowest_digit(differing);
    if (lowest != NO_DIGIT) plan(differing, lowest);
}
