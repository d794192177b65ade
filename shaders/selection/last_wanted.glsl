// A pivot that so many elements do not pass, found digit by digit from the top: of the keys, then, among equals, of what
// tells the earlier of two. Needs no subgroup operations. The includer defines COUNTS, words for counts.
const uint CHOICES = 256u; // of find_digit()
const uint PART = 4u;      // counts that are summed up, and sums
// What invocations choose of their items are bits of a word.
REQUIRE(a_word_has_a_bit_an_item, MOST_SELECT_ITEMS <= 32u)

uint invocation;

shared uint counts[COUNTS];
shared uint parts[CHOICES / PART];
shared uint sums[CHOICES / PART / PART];
shared uint found_digit, found_before, found_count; // elements with a lesser digit, and with this one

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

// The digit of the wanted element, where elements are counted by digits of 8 bits, or what has the place of one. One
// invocation looks for it, in sums of sums: few instructions, as many workgroups run side by side.
void find_digit(const uint side, const uint wanted) {
    barrier();
    for (uint r = invocation; r < CHOICES / PART; r += WORKGROUP_SIZE) {
        uint sum = 0u;
        [[unroll]] for (uint d = 0u; d < PART; d++) sum += counts[side + r * PART + d];
        parts[r] = sum;
    }
    barrier();
    for (uint r = invocation; r < CHOICES / PART / PART; r += WORKGROUP_SIZE) {
        uint sum = 0u;
        [[unroll]] for (uint d = 0u; d < PART; d++) sum += parts[r * PART + d];
        sums[r] = sum;
    }
    barrier();
    if (invocation == 0u) {
        uint before = 0u;
        uint r = 0u;
        uint sum = sums[0];
        while (before + sum < wanted && r < CHOICES / PART / PART - 1u) {
            before += sum;
            sum = sums[++r];
        }
        r *= PART;
        [[unroll]] for (uint d = 0u; d < PART - 1u; d++) {
            if (before + parts[r] >= wanted) break;
            before += parts[r++];
        }
        r *= PART;
        [[unroll]] for (uint d = 0u; d < PART - 1u; d++) {
            if (before + counts[side + r] >= wanted) break;
            before += counts[side + r++];
        }
        found_digit = r;
        found_before = before;
        found_count = counts[side + r];
    }
    barrier();
}

// A digit at its place in a key.
uvec2 digit_in_key(const uint digit, const uint low) {
    if (KEY_WORDS == 1u) return uvec2(digit << low, 0u);
    if (low >= 32u) return uvec2(0u, digit << (low - 32u));
    return uvec2(digit << low, low == 0u ? 0u : digit >> (32u - low));
}
