// A pivot that so many elements do not pass, found digit by digit from the top: of the keys, then, among equals, of what
// tells the earlier of two. Needs no subgroup operations. The includer defines COUNTS, words for counts.
const uint PARTIAL = 16u;               // counts of a partial sum, and such sums
const uint CHOICES = PARTIAL * PARTIAL; // of find_digit()
// What invocations choose of their items are bits of a word.
REQUIRE(a_word_has_a_bit_an_item, MOST_SELECT_ITEMS <= 32u)

uint invocation;

shared uint counts[COUNTS];
shared uint sums[PARTIAL];
shared uint found_digit, found_before, found_count; // elements with a lesser digit, and with this one

bool same(const uvec2 a, const uvec2 b) { return a.x == b.x && (KEY_WORDS == 1u || a.y == b.y); }

// What is known of a pivot.
struct Prefix {
    uvec2 key, key_bits; // and which bits of it
    uint order, order_bits;
    uint low, bits; // the next digit
    bool of_key;
};

void count_element(const uint side, const Prefix prefix, const uvec2 compared, const uint order) {
    if (!same(compared & prefix.key_bits, prefix.key) || (order & prefix.order_bits) != prefix.order) return;
    uint digit = prefix.of_key ? key_digit(compared, prefix.low, prefix.bits)
                               : bitfieldExtract(order, int(prefix.low), int(prefix.bits));
    atomicAdd(counts[side + digit], 1u);
}

// The digit of the wanted element, where elements are counted by digits of 8 bits, or what has the place of one.
void find_digit(const uint side, const uint wanted) {
    barrier();
    for (uint r = invocation; r < PARTIAL; r += WORKGROUP_SIZE) {
        uint sum = 0u;
        [[unroll]] for (uint d = 0u; d < PARTIAL; d++) sum += counts[side + r * PARTIAL + ((d + r) & (PARTIAL - 1u))];
        sums[r] = sum;
    }
    barrier();
    for (uint digit = invocation; digit < CHOICES; digit += WORKGROUP_SIZE) {
        uint count = counts[side + digit];
        uint partial = digit / PARTIAL;
        uint before = 0u;
        if (count == 0u) continue;
        [[unroll]] for (uint r = 0u; r < PARTIAL; r++) before += r < partial ? sums[r] : 0u;
        [[unroll]] for (uint d = 0u; d < PARTIAL; d++)
            before += d < digit % PARTIAL ? counts[side + partial * PARTIAL + d] : 0u;
        if (before >= wanted || wanted - before > count) continue;
        found_digit = digit;
        found_before = before;
        found_count = count;
    }
    barrier();
}

// A digit at its place in a key.
uvec2 digit_in_key(const uint digit, const uint low) {
    if (KEY_WORDS == 1u) return uvec2(digit << low, 0u);
    if (low >= 32u) return uvec2(0u, digit << (low - 32u));
    return uvec2(digit << low, low == 0u ? 0u : digit >> (32u - low));
}
