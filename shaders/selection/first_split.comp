#version 450
#extension GL_GOOGLE_include_directive : require
// The first k of one array, or of one row that holds all elements, first step; src/methods/selection.h has an example. Every
// workgroup takes the same sample of all elements, and so finds the same pivot, a key and a place: so great that nearly
// always at least push.limit elements do not pass it. Of its own part it leaves these as candidates, in the order of
// buckets: see first_segments.glsl. The samples are divided among groups of invocations, and each group keeps its least.
// These, in order, are bounds: the first enough_bounds() of them divide the buckets, and the last of those is the pivot.
// Places tell equal keys apart, so that no bucket has too many.
#define ARGUMENTS FIRST_ARGUMENTS
#define READS_GIVEN
#include "buffers.glsl"
#include "keys.glsl"
#include "irregular_place.glsl"
#include "first_segments.glsl"
#include "segments.glsl"

// As many bounds as a workgroup puts in order by comparing all with all in a few rounds.
const uint GROUPS = WORKGROUP_SIZE >= 256u ? 256u : WORKGROUP_SIZE >= 128u ? 128u : WORKGROUP_SIZE >= 64u ? 64u : 32u;
const uint SHARERS = WORKGROUP_SIZE / GROUPS;     // invocations of a group
const uint SAMPLERS = GROUPS * SHARERS;           // invocations that sample
const uint MOST_ROUNDS_OF_SAMPLES = 16u / SHARERS; // each of them takes a sample a round: at most 16 a group
const uint LOADED_AT_ONCE = 8u;
const uint COMPARED_AT_ONCE = 8u;
// SHARERS is 1 or 2, as gpusorti_spanning_shape() gives workgroups of up to 512 invocations: with 3 of them sort_samples()
// would read beyond bound_keys[], which nothing checks here.
REQUIRE(samples_are_compared_in_whole_turns, 256u % (MOST_SIZE / 256u * COMPARED_AT_ONCE) == 0u)
const uint ROOM = SPLIT_ROOM * WORKGROUP_SIZE;
const uvec2 NO_KEY = uvec2(0xffffffffu);

shared uvec2 kept_pairs[KEY_WORDS == 2u ? ROOM : 1u];
shared uint kept_words[KEY_WORDS == 1u ? ROOM : 1u];
shared uint kept_places[ROOM];
shared uint kept;
shared uvec2 bound_keys[GROUPS]; // the least samples; then the same in order
shared uint bound_places[GROUPS];
shared uint ranks[GROUPS];
shared uint bucket_counts[MOST_BUCKETS];
shared uint bucket_starts[MOST_BUCKETS + 1u];

uint invocation;
uint begin, n; // the first element, how many there are
uint part;     // that the workgroup goes over
uvec2 mask;

uvec2 kept_key(const uint i) { return KEY_WORDS == 2u ? kept_pairs[i] : uvec2(kept_words[i], 0u); }

void keep(const uint i, const uvec2 key, const uint place) {
    if (KEY_WORDS == 2u) kept_pairs[i] = key;
    else kept_words[i] = key.x;
    kept_places[i] = place;
}

bool precedes(const uvec2 key, const uint place, const uvec2 other, const uint other_place) {
    return key_less(key, other) || (same(key, other) && place < other_place);
}

// ---- sample ----
// The groups' least samples, in order: each invocation finds its least, each group its own, and then each of these is ranked
// among all. Samples differ in place, so ranks differ. With fewer elements than samples the stride is 0, and all samples are
// the first element: then candidates may be too few, and first_k.comp goes through all elements.
// Until then kept_words[] and so on are free.
void sort_samples(const uint rounds) {
    uint stride = n / (rounds * SAMPLERS);
    uvec2 least = NO_KEY;
    uint least_place = NO_INDEX;
    if (invocation < SAMPLERS) {
        for (uint s = 0u; s < rounds; s += LOADED_AT_ONCE) {
            uvec2 key[LOADED_AT_ONCE];
            uint at[LOADED_AT_ONCE];
            [[unroll]] for (uint k = 0u; k < LOADED_AT_ONCE; k++) {
                at[k] = irregular_place(min(s + k, rounds - 1u) * SAMPLERS + invocation, stride);
                key[k] = load_key(false, begin + at[k]);
            }
            [[unroll]] for (uint k = 0u; k < LOADED_AT_ONCE; k++) {
                uvec2 sampled = encode_key(key[k]) & mask;
                if (!precedes(sampled, at[k], least, least_place)) continue;
                least = sampled;
                least_place = at[k];
            }
        }
        keep(invocation, least, least_place);
    }
    barrier();
    if (invocation < GROUPS) {
        for (uint s = 1u; s < SHARERS; s++) {
            uint i = s * GROUPS + invocation;
            if (!precedes(kept_key(i), kept_places[i], least, least_place)) continue;
            least = kept_key(i);
            least_place = kept_places[i];
        }
        bound_keys[invocation] = least;
        bound_places[invocation] = least_place;
        ranks[invocation] = 0u;
    }
    barrier();
    if (invocation < SAMPLERS) {
        uint own = invocation % GROUPS;
        uvec2 key = bound_keys[own];
        uint place = bound_places[own];
        uint rank = 0u;
        for (uint first = invocation / GROUPS; first < GROUPS; first += COMPARED_AT_ONCE * SHARERS) {
            [[unroll]] for (uint k = 0u; k < COMPARED_AT_ONCE; k++) {
                uint i = first + k * SHARERS;
                rank += precedes(bound_keys[i], bound_places[i], key, place) ? 1u : 0u;
            }
        }
        atomicAdd(ranks[own], rank);
    }
    barrier();
    if (invocation < GROUPS) {
        bound_keys[ranks[invocation]] = least;
        bound_places[ranks[invocation]] = least_place;
    }
    barrier();
}

// How many bounds are needed so that the last of them lies behind the wanted elements: the samples expected among these,
// five times their standard deviation, and 4; no more bounds than samples lie there. If chance has more, candidates are too
// few, and first_k.comp goes through all elements.
uint enough_bounds(const uint rounds) {
    float sampled = float(push.limit) * (float(rounds * SAMPLERS) / float(n));
    return uint(sampled + 5.0 * sqrt(sampled)) + 4u;
}

// ---- candidates ----
// Every push.span-th block of WORKGROUP_SIZE elements, from this one on.
#define LOAD_BLOCKS(key, first) \
    [[unroll]] for (uint k = 0u; k < ITEMS; k++) \
        key[k] = load_key(false, begin + min(((first) + k * push.span) * WORKGROUP_SIZE + invocation, n - 1u))

// Bounds before an element that does not pass the last one.
uint bounds_before(const uvec2 key, const uint place, const uint bounds) {
    uint before = 0u;
    [[unroll]] for (uint step = GROUPS / 2u; step != 0u; step /= 2u) {
        uint at = before + step - 1u;
        if (at < bounds && precedes(bound_keys[at], bound_places[at], key, place)) before += step;
    }
    return before;
}

// What is kept goes to its bucket's place among the workgroup's candidates, `each` bounds a bucket.
void leave_candidates(const uint bounds, const uint count) {
    uint each = (bounds - 1u) / bucket_count() + 1u;
    uint candidates = part * push.room;
    uint bucket[SPLIT_ROOM];
    uint at[SPLIT_ROOM];
    [[unroll]] for (uint k = 0u; k < SPLIT_ROOM; k++) {
        uint i = k * WORKGROUP_SIZE + invocation;
        if (i >= count) continue;
        bucket[k] = bounds_before(kept_key(i) & mask, kept_places[i], bounds) / each;
        at[k] = atomicAdd(bucket_counts[bucket[k]], 1u);
    }
    barrier();
    for (uint b = invocation; b <= MOST_BUCKETS; b += WORKGROUP_SIZE) {
        uint sum = 0u;
        [[unroll]] for (uint i = 0u; i < MOST_BUCKETS; i++) sum += i < b ? bucket_counts[i] : 0u;
        bucket_starts[b] = sum;
    }
    barrier();
    [[unroll]] for (uint k = 0u; k < SPLIT_ROOM; k++) {
        uint i = k * WORKGROUP_SIZE + invocation;
        if (i >= count) continue;
        uint to = candidates + bucket_starts[bucket[k]] + at[k];
        store_key(true, to, kept_key(i));
        CANDIDATE_PLACE(to) = kept_places[i];
    }
}

void main() {
    Segment s = find_segment(0u);
    part = workgroup_index();
    if (s.count <= push.direct) return;
    invocation = gl_LocalInvocationIndex;
    begin = s.begin;
    n = s.count;
    mask = window_mask();
    if (invocation == 0u) kept = 0u;
    for (uint b = invocation; b < MOST_BUCKETS; b += WORKGROUP_SIZE) bucket_counts[b] = 0u;
    uint blocks = (n - 1u) / WORKGROUP_SIZE + 1u;
    uvec2 key[ITEMS];
    LOAD_BLOCKS(key, part); // under way while the workgroup samples
    // So many rounds that about an eighth of GROUPS samples, or fewer, lie among the wanted elements, but a round at least:
    // then enough_bounds() is well below GROUPS unless push.limit is great.
    uint rounds = clamp(n / (8u * SHARERS * push.limit), 1u, MOST_ROUNDS_OF_SAMPLES);
    sort_samples(rounds);
    uint bounds = enough_bounds(rounds);
    bool fails = bounds > GROUPS;
    bounds = min(bounds, GROUPS);
    uvec2 pivot = bound_keys[bounds - 1u];
    uint pivot_place = bound_places[bounds - 1u];
    for (uint block = part; block < blocks; block += ITEMS * push.span) {
        uint chosen = 0u;
        if (block != part) LOAD_BLOCKS(key, block);
        [[unroll]] for (uint k = 0u; k < ITEMS; k++) {
            uint place = (block + k * push.span) * WORKGROUP_SIZE + invocation;
            key[k] = encode_key(key[k]);
            if (place < n && !precedes(pivot, pivot_place, key[k] & mask, place)) chosen |= 1u << k;
        }
        if (chosen == 0u) continue;
        [[unroll]] for (uint k = 0u; k < ITEMS; k++) {
            if ((chosen & 1u << k) == 0u) continue;
            uint at = atomicAdd(kept, 1u);
            if (at < ROOM) keep(at, key[k], (block + k * push.span) * WORKGROUP_SIZE + invocation);
        }
    }
    barrier();
    uint count = kept;
    fails = fails || count > ROOM;
    leave_candidates(bounds, fails ? 0u : count);
    for (uint b = invocation; b <= bucket_count(); b += WORKGROUP_SIZE)
        CONTROL(bucket_word(b) + part) =
            b < bucket_count() ? bucket_starts[b] : fails ? TOO_MANY_CANDIDATES : count;
}
