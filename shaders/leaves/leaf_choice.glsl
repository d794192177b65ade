// Whether passes by some leading bits and leaf_sort.comp are to do the work. Any keys would be sorted right, but a leaf
// without room for its elements is sorted by digits, which takes long. So leaves are for keys that look evenly distributed,
// and where they save passes.
//
// The rule: the elements of a leaf agree in some leading bits, counted from the highest bit in which keys differ. They are
// as few as make the average leaf no larger than push.leaf_average elements, even within the most frequent value of the
// highest digit, less what chance adds to it, and push.least_leaf_bits at least; a leaf has room for an eighth more. If they
// are the highest digit itself, its most frequent value is the largest leaf, which may fill that room. Passes sort by the
// digits that contain these bits. There are leaves if all of these hold:
//   1. leaves_save_passes(): keys differ in all these digits, and in two more at least, as a leaf takes about as long as a
//      pass; leaves by more than one digit have leaf_starts.comp to find them;
//   2. leaves_are_filled(): on average a leaf has an eighth of push.leaf_average, at least;
//   3. totals_are_even(): below the highest digit, as far as leaves and their bins go, no value is an eighth and 128 more
//      frequent than the average;
//   4. sample_is_even(): in a sample no two keys are found equal, by their hash in a table, and hardly any two agree in 8
//      leading bits and in 8 bits below a leaf's.
// 2^24 random keys of 32 bits, and leaves of 3,640 elements on average: the elements of a leaf agree in 13 bits, as 12 would
// leave 4,096 of them. Passes sort by the upper two digits, which have these bits, and then there are 8,192 leaves of 2,048.
//
// A whole workgroup calls each function, but for clear_leaf_choice(), which one invocation calls before. The order is that
// of histogram.comp's plan(): load_leaf_sample() early, as loads take long; propose_leaves(), which reads the totals in
// counts[]; when the totals are used up, sample_is_even(), which overwrites counts[] and sums[].
// The includer defines PASSES, SAMPLES, DIGITS_EACH; counts[], the totals by digit, and sums[].
const uint SAMPLE_SLOTS = PASSES * RADIX;     // for keys of a sample, by their hash
const uint LEAF_SLOTS = PASSES * RADIX / 16u; // and by their leading bits
const uint BIN_DIGITS = 3u;            // below a leaf's bits, that totals_are_even() looks at
const uint MOST_ALIKE = SAMPLES / 32u; // of a sample, for sample_is_even(): by chance 1 of 512 or fewer

shared uint uneven;        // not 0: rule 3 or 4 does not hold
shared uint most_in_digit; // elements of one value of the highest digit in which keys differ
shared uint alike;         // keys of a sample, in the bits of rule 4

void clear_leaf_choice() { uneven = most_in_digit = alike = 0u; }

struct Leaves {
    uint bits;  // so many, in which the elements of a leaf agree; 0: there are no leaves
    uint first; // the lowest of them, never bit 0; the highest is the highest in which keys differ
};
const Leaves NO_LEAVES = Leaves(0u, 0u);

uint highest_bit(const Leaves leaves) { return leaves.first + leaves.bits - 1u; }
uint leaf_passes(const Leaves leaves) { return highest_bit(leaves) / RADIX_BITS - leaves.first / RADIX_BITS + 1u; }
uint leaf_room() { return push.leaf_average / LEAF_PARTS * (LEAF_PARTS + 1u); }

// Finds most_in_digit.
void find_most_in_digit(const uint digit) {
    for (uint c = gl_LocalInvocationIndex; c < RADIX / DIGITS_EACH; c += WORKGROUP_SIZE) {
        uint most = 0u;
        for (uint i = 0u; i < DIGITS_EACH; i++) most = max(most, counts[digit * RADIX + c * DIGITS_EACH + i]);
        atomicMax(most_in_digit, most); // few invocations do this, as atomics to one word queue up
    }
    barrier();
}

// In how many bits the elements of a leaf agree, from the highest one in which keys differ; more than 2 * RADIX_BITS, which
// push.most_leaf_bits never is: leaves would be too large. If these bits are the whole highest digit, most_in_digit is the
// largest leaf itself, which may fill its room. Otherwise leaves are parts of a value of that digit, and those of the most
// frequent value must not be above push.leaf_average on average.
uint leaf_bits(const uint highest) {
    uint bits = max(push.least_leaf_bits, RADIX_BITS); // never less than in_digit
    uint in_digit = highest % RADIX_BITS + 1u;
    if (bits == in_digit && most_in_digit <= leaf_room()) return bits;
    if (bits == in_digit) bits++; // the largest leaf is known to have no room, whatever is deducted below
    // The most frequent of 256 values is above the average by chance, too: of evenly drawn ones hardly by a 48th and 128.
    uint expected = most_in_digit - min(most_in_digit, most_in_digit / 48u + 128u);
    while (bits <= 2u * RADIX_BITS && push.leaf_average << (bits - in_digit) < expected) bits++;
    return bits;
}

bool leaves_save_passes(const Leaves leaves, const uint digit_mask) {
    uint passes = leaf_passes(leaves);
    uint passes_mask = ((1u << passes) - 1u) << leaves.first / RADIX_BITS;
    bool can_be_found = passes == 1u || push.most_leaf_bits > RADIX_BITS; // else leaf_starts.comp was not recorded
    return can_be_found && (digit_mask & passes_mask) == passes_mask && passes + 2u <= bitCount(digit_mask);
}

bool leaves_are_filled(const Leaves leaves, const uint n) { return n >> leaves.bits >= push.leaf_average / 8u; }

bool totals_are_even(const Leaves leaves, const uint n) {
    uint digit = leaves.first / RADIX_BITS;
    uint begin = (digit - min(digit, BIN_DIGITS)) * RADIX;
    uint end = highest_bit(leaves) / RADIX_BITS * RADIX;
    for (uint i = begin + gl_LocalInvocationIndex; i < end; i += WORKGROUP_SIZE)
        if (counts[i] > n / RADIX + n / (8u * RADIX) + 128u) STORE_IN_WORKGROUP(uneven, 1u);
    barrier();
    return LOAD_IN_WORKGROUP(uneven) == 0u;
}

// A key of each of SAMPLES parts of the input; if there are fewer keys, the first one each time.
uvec2 load_leaf_sample(const uint n) {
    return load_key(false, irregular_place(min(gl_LocalInvocationIndex, SAMPLES - 1u), n / SAMPLES));
}

// Rule 4. Each invocation's `sampled` is of load_leaf_sample(). A slot of either table keeps the last key that came, and a
// key is compared with that alone: equal keys may be missed, and others are taken for equal if their hashes agree. A tag has
// 8 bits for each of two digits, which have no more. Overwrites the totals.
REQUIRE(a_tag_has_two_digits, MOST_RADIX_BITS <= 8u)
bool sample_is_even(const Leaves leaves, const uvec2 sampled) {
    barrier();
    for (uint i = gl_LocalInvocationIndex; i < SAMPLE_SLOTS; i += WORKGROUP_SIZE) counts[i] = 0u;
    for (uint i = gl_LocalInvocationIndex; i < LEAF_SLOTS; i += WORKGROUP_SIZE) sums[i] = 0u;
    barrier();
    if (gl_LocalInvocationIndex < SAMPLES) {
        uint hash = (sampled.x ^ sampled.y * 0x85ebca6bu) * 0x9e3779b1u | 1u; // not 0, as an empty slot is
        if (atomicExchange(counts[(hash >> 16) % SAMPLE_SLOTS], hash) == hash) STORE_IN_WORKGROUP(uneven, 1u);
        uvec2 key = encode_key(sampled);
        uint leading = key_digit(key, highest_bit(leaves) - (RADIX_BITS - 1u), RADIX_BITS);
        uint tag = 1u << 16 | leading << 8 | key_digit(key, leaves.first - min(leaves.first, RADIX_BITS), RADIX_BITS);
        if (atomicExchange(sums[leading % LEAF_SLOTS], tag) == tag) atomicAdd(alike, 1u);
    }
    barrier();
    return LOAD_IN_WORKGROUP(uneven) == 0u && alike <= MOST_ALIKE;
}

// Those that the totals allow: rules 1 to 3. Keys differ in the bits `differ`, the digits digit_mask.
Leaves propose_leaves(const uint n, const uvec2 differ, const uint digit_mask) {
    uint highest = KEY_WORDS == 2u && differ.y != 0u ? 32u + uint(findMSB(differ.y)) : uint(findMSB(differ.x));
    find_most_in_digit(highest / RADIX_BITS);
    uint bits = leaf_bits(highest);
    if (bits > min(push.most_leaf_bits, highest)) return NO_LEAVES; // bit 0 is never a leaf's, as first 0 tells of none
    Leaves leaves = Leaves(bits, highest + 1u - bits);
    bool proposed = leaves_save_passes(leaves, digit_mask) && leaves_are_filled(leaves, n) && totals_are_even(leaves, n);
    if (!proposed) return NO_LEAVES;
    return leaves;
}
