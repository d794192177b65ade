// Whether passes by some leading bits and leaf_sort.comp are to do the work. Any keys would be sorted right, but a leaf
// without room for its elements is sorted by digits, which takes long. So leaves are for keys that look evenly distributed,
// and where they save passes.
//
// The rule: passes sort by as few bits, from the highest in which keys differ down, as leave a leaf push.leaf_average
// elements on average, leaf_bits(); it has room for an eighth more. There are leaves if, by the totals,
//   1. keys differ in all digits of these bits, and in two more at least: a leaf takes about as long as a pass;
//   2. a leaf has an eighth of push.leaf_average, at least;
//   3. below the highest digit, as far as leaves and their bins go, no value is an eighth and 128 more frequent than the
//      average;
// and if, in a sample,
//   4. no two keys are found equal, by their hash in a table, and hardly any two agree in 8 leading bits and in 8 bits below
//      a leaf's.
// 2^24 random keys of 32 bits, and leaves of 3,640 elements on average: the elements of a leaf agree in 13 bits, as 12 would
// leave 4,096 of them. Passes sort by the upper two digits, which have these bits, and then there are 8,192 leaves of 2,048.
//
// The includer defines counts[], first the totals by digit and then free, and sums[], which is free at last.
const uint SAMPLE_SLOTS = PASSES * RADIX;     // for keys of a sample, by their hash
const uint LEAF_SLOTS = PASSES * RADIX / 16u; // and by their leading bits

shared uint uneven;        // not 0: 3. or 4. does not hold
shared uint most_in_digit; // elements of one value of the highest digit in which keys differ
shared uint alike;         // keys of a sample, in the bits of 4.

void clear_leaf_choice() {
    uneven = 0u;
    most_in_digit = 0u;
    alike = 0u;
}

struct Leaves {
    bool chosen;
    uint highest; // bit in which keys differ
    uint bits;    // from there down, in which the elements of a leaf agree
    uint passes;  // that sort by them
};
#define NO_LEAVES Leaves(false, 0u, 0u, 0u)

uint leaf_room() { return push.leaf_average / LEAF_PARTS * (LEAF_PARTS + 1u); }

// The bits in which the elements of a leaf agree: as few as leave it its average number of elements. If they are the highest
// digit, the totals are the numbers of elements of all leaves, and these may fill their room.
uint leaf_bits(const uint highest) {
    uint top = highest / RADIX_BITS;
    for (uint c = gl_LocalInvocationIndex; c < RADIX / DIGITS_EACH; c += WORKGROUP_SIZE) {
        uint most = 0u;
        for (uint i = 0u; i < DIGITS_EACH; i++) most = max(most, counts[top * RADIX + c * DIGITS_EACH + i]);
        atomicMax(most_in_digit, most); // of few: they queue up
    }
    barrier();
    uint bits = max(push.least_leaf_bits, RADIX_BITS);
    uint in_digit = highest % RADIX_BITS + 1u;
    if (bits == in_digit && most_in_digit <= leaf_room()) return bits;
    if (bits == in_digit) bits++;
    // The most frequent of 256 values is above the average by chance, too: of evenly drawn ones hardly by a 48th and 128.
    uint expected = most_in_digit - min(most_in_digit, most_in_digit / 48u + 128u);
    while (bits <= 2u * RADIX_BITS && push.leaf_average << (bits - in_digit) < expected) bits++;
    return bits;
}

const uint BIN_DIGITS = 3u; // below a leaf's bits, that 3. looks at
const uint MOST_ALIKE = SAMPLES / 32u; // of a sample, for 4.: by chance it is 1 or 2 of 512

bool is_even(const uint n, const uint highest, const uint first) {
    uint begin = first - min(first, BIN_DIGITS);
    for (uint i = begin * RADIX + gl_LocalInvocationIndex; i < highest / RADIX_BITS * RADIX; i += WORKGROUP_SIZE)
        if (counts[i] > n / RADIX + n / (8u * RADIX) + 128u) STORE_IN_WORKGROUP(uneven, 1u);
    barrier();
    return LOAD_IN_WORKGROUP(uneven) == 0u;
}

// A key of each part of the input, at irregular places: low bits of keys at regular ones may agree by design. Of fewer keys
// than SAMPLES the first, as often.
uvec2 load_leaf_sample(const uint n) {
    uint stride = n / SAMPLES;
    uint jitter;
    uint unused;
    umulExtended(gl_LocalInvocationIndex * 0x9e3779b1u, stride, jitter, unused);
    return load_key(false, min(gl_LocalInvocationIndex, SAMPLES - 1u) * stride + jitter);
}

// 1. to 3.
Leaves propose_leaves(const uint n, const uvec2 differ, const uint differing) {
    uint highest = KEY_WORDS == 2u && differ.y != 0u ? 32u + uint(findMSB(differ.y)) : uint(findMSB(differ.x));
    uint bits = leaf_bits(highest);
    if (bits > min(push.most_leaf_bits, highest)) return NO_LEAVES;
    uint first = (highest + 1u - bits) / RADIX_BITS;
    uint passes = highest / RADIX_BITS - first + 1u;
    uint sorting = ((1u << passes) - 1u) << first;
    bool found = passes == 1u || push.most_leaf_bits > RADIX_BITS; // else nothing looks for where they begin
    bool saves = (differing & sorting) == sorting && passes + 2u <= bitCount(differing);
    bool fills = n >> bits >= push.leaf_average / 8u;
    if (!found || !saves || !fills || !is_even(n, highest, first)) return NO_LEAVES;
    return Leaves(true, highest, bits, passes);
}

// 4., once the totals are no longer needed.
REQUIRE(a_tag_has_two_digits, MOST_RADIX_BITS <= 8u)
bool is_even_in_sample(const uvec2 sampled, const Leaves leaves) {
    uint first = leaves.highest + 1u - leaves.bits;
    barrier();
    for (uint i = gl_LocalInvocationIndex; i < SAMPLE_SLOTS; i += WORKGROUP_SIZE) counts[i] = 0u;
    for (uint i = gl_LocalInvocationIndex; i < LEAF_SLOTS; i += WORKGROUP_SIZE) sums[i] = 0u;
    barrier();
    if (gl_LocalInvocationIndex < SAMPLES) {
        uint hash = (sampled.x ^ sampled.y * 0x85ebca6bu) * 0x9e3779b1u | 1u;
        if (atomicExchange(counts[(hash >> 16) % SAMPLE_SLOTS], hash) == hash) STORE_IN_WORKGROUP(uneven, 1u);
        uvec2 key = encode_key(sampled);
        uint leading = key_digit(key, leaves.highest - (RADIX_BITS - 1u), RADIX_BITS);
        uint tag = 1u << 16 | leading << 8 | key_digit(key, first - min(first, RADIX_BITS), RADIX_BITS);
        if (atomicExchange(sums[leading % LEAF_SLOTS], tag) == tag) atomicAdd(alike, 1u);
    }
    barrier();
    return LOAD_IN_WORKGROUP(uneven) == 0u && alike <= MOST_ALIKE;
}
