// Whether passes by some leading bits and leaf_sort.comp are to do the work, and by how many bits.
//
// The rule: keys have leaves where they look like evenly distributed ones, and leaves save passes. Any keys would be sorted
// right, but leaves that are sorted by digits take long. Evenly distributed keys have
//   - a most frequent value of the highest digit that leaves divide so that they have room, for a part more than on average;
//   - in the digits below, as far as leaves and their bins go, no value an eighth more frequent than the average, and 128;
//   - in a sample no two equal keys, and hardly any two that agree in 8 leading bits and in 8 bits below a leaf's.
// Leaves save passes where two more digits differ than passes run, as a leaf takes about as long as a pass, and where a leaf
// has an eighth of the elements that it is made for, at least.
//
// The includer defines counts[], first the totals by digit and then free, and sums[], which is free at last.
const uint SAMPLE_SLOTS = PASSES * RADIX;     // for keys of a sample, by their hash
const uint LEAF_SLOTS = PASSES * RADIX / 16u; // and by their leading bits

shared uint uneven;        // not 0: the keys do not spread over the leaves
shared uint most_in_digit; // elements of one value of the highest digit in which keys differ
shared uint alike;         // keys of a sample

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

// The most frequent value of a digit whose values are equally frequent, and an eighth.
uint most_where_even(const uint n) { return n / RADIX + n / (8u * RADIX) + 128u; }

// The elements that a leaf has room for, by their number on average.
uint leaf_room() { return push.leaf_average / LEAF_PARTS * (LEAF_PARTS + 1u); }

// Bits in which leaves agree, from the highest in which keys differ down: as few as leave them their average number of
// elements. The counts of leaves of a whole digit are known here: they may fill their room, but not more.
uint leaf_bits(const uint highest) {
    uint top = highest / RADIX_BITS;
    for (uint c = gl_LocalInvocationIndex; c < RADIX / DIGITS_EACH; c += WORKGROUP_SIZE) {
        uint most = 0u;
        for (uint i = 0u; i < DIGITS_EACH; i++) most = max(most, counts[top * RADIX + c * DIGITS_EACH + i]);
        atomicMax(most_in_digit, most); // of few: they queue up
    }
    barrier();
    uint average = push.leaf_average;
    uint bits = max(push.least_leaf_bits, RADIX_BITS);
    uint in_digit = highest % RADIX_BITS + 1u;
    if (bits == in_digit && most_in_digit <= leaf_room()) return bits;
    if (bits == in_digit) bits++;
    // The greatest is so by chance, too.
    uint expected = most_in_digit - min(most_in_digit, most_in_digit / 48u + 128u);
    uint room = average << (bits - in_digit);
    while (bits <= 2u * RADIX_BITS && room < expected) {
        bits++;
        room *= 2u;
    }
    return bits;
}

// Whether the digits below the highest are even.
const uint BIN_DIGITS = 3u;

void look_at_totals(const uint n, const uint highest, const uint bits) {
    uint end = highest / RADIX_BITS;
    uint begin = (highest + 1u - bits) / RADIX_BITS;
    begin -= min(begin, BIN_DIGITS);
    for (uint i = begin * RADIX + gl_LocalInvocationIndex; i < end * RADIX; i += WORKGROUP_SIZE)
        if (counts[i] > most_where_even(n)) STORE_IN_WORKGROUP(uneven, 1u);
    barrier();
}

// Whether a sample is.
const uint MOST_ALIKE = SAMPLES / 32u; // by chance it is 1 or 2 of 512

// A key of each part of the input, at irregular places: low bits of keys at regular ones may agree by design. Of fewer keys
// than SAMPLES the first, as often.
uvec2 load_leaf_sample(const uint n) {
    uint stride = n / SAMPLES;
    uint jitter;
    uint unused;
    umulExtended(gl_LocalInvocationIndex * 0x9e3779b1u, stride, jitter, unused);
    return load_key(false, min(gl_LocalInvocationIndex, SAMPLES - 1u) * stride + jitter);
}

REQUIRE(a_tag_has_two_digits, MOST_RADIX_BITS <= 8u)
void look_for_equals(const uvec2 sampled, const uint highest, const uint first) {
    barrier();
    for (uint i = gl_LocalInvocationIndex; i < SAMPLE_SLOTS; i += WORKGROUP_SIZE) counts[i] = 0u;
    for (uint i = gl_LocalInvocationIndex; i < LEAF_SLOTS; i += WORKGROUP_SIZE) sums[i] = 0u;
    barrier();
    if (LOAD_IN_WORKGROUP(uneven) == 0u && gl_LocalInvocationIndex < SAMPLES) {
        uint hash = (sampled.x ^ sampled.y * 0x85ebca6bu) * 0x9e3779b1u | 1u;
        if (atomicExchange(counts[(hash >> 16) % SAMPLE_SLOTS], hash) == hash) STORE_IN_WORKGROUP(uneven, 1u);
        uvec2 key = encode_key(sampled);
        uint leading = key_digit(key, highest - (RADIX_BITS - 1u), RADIX_BITS);
        uint tag = 1u << 16 | leading << 8 | key_digit(key, first - min(first, RADIX_BITS), RADIX_BITS);
        if (atomicExchange(sums[leading % LEAF_SLOTS], tag) == tag) atomicAdd(alike, 1u);
    }
    barrier();
}

// By the totals. possible: leaf_sort.comp can sort these keys.
Leaves propose_leaves(const uint n, const uvec2 differ, const uint differing, const bool possible) {
    bool leaves = possible;
    uint highest = KEY_WORDS == 2u && differ.y != 0u ? 32u + uint(findMSB(differ.y)) : uint(findMSB(differ.x));
    uint bits = 0u;
    uint most = push.most_leaf_bits;
    uint passes = 0u;
    if (leaves) {
        bits = leaf_bits(highest);
        leaves = bits <= most && bits <= highest;
    }
    if (leaves) {
        uint first = (highest + 1u - bits) / RADIX_BITS;
        passes = highest / RADIX_BITS - first + 1u;
        uint sorting = ((1u << passes) - 1u) << first;
        leaves = passes == 1u || most > RADIX_BITS; // else nothing looks for where they begin
        leaves = leaves && (differing & sorting) == sorting; // all of these run
        leaves = leaves && n >> bits >= push.leaf_average / 8u;
        leaves = leaves && passes + 2u <= bitCount(differing);
        if (leaves) look_at_totals(n, highest, bits);
    }
    return Leaves(leaves, highest, bits, passes);
}

// By a sample, once the totals are no longer needed.
Leaves confirm_leaves(const uvec2 sampled, const Leaves proposed) {
    Leaves leaves = proposed;
    if (leaves.chosen) {
        look_for_equals(sampled, leaves.highest, leaves.highest + 1u - leaves.bits);
        leaves.chosen = LOAD_IN_WORKGROUP(uneven) == 0u && alike <= MOST_ALIKE;
    }
    if (!leaves.chosen) leaves.bits = 0u;
    return leaves;
}
