// A pivot that so many elements do not pass, found digit by digit from the top: of the keys, then, among equals, of what
// tells the earlier of two. Needs no subgroup operations. The includer defines COUNTS, words for counts.
const uint CHOICES = 256u; // of find_digit()
const uint PART = 4u;      // of them an invocation looks at
const uint PARTS_OF_SUM = 8u;
const uint SUMS_OF_PARTS = CHOICES / PART / PARTS_OF_SUM;
// What invocations choose of their items are bits of a word.
REQUIRE(a_word_has_a_bit_an_item, MOST_SELECT_ITEMS <= 32u)

uint invocation;

shared uint counts[COUNTS];
shared uint parts[CHOICES / PART];
shared uint sums[SUMS_OF_PARTS];
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

// Sums of counts, and sums of these.
void sum_up_parts(const uint side) {
    barrier();
    for (uint r = invocation; r < CHOICES / PART; r += WORKGROUP_SIZE) {
        uint sum = 0u;
        [[unroll]] for (uint d = 0u; d < PART; d++) sum += counts[side + r * PART + d];
        parts[r] = sum;
    }
    barrier();
    for (uint r = invocation; r < SUMS_OF_PARTS; r += WORKGROUP_SIZE) {
        uint sum = 0u;
        [[unroll]] for (uint d = 0u; d < PARTS_OF_SUM; d++) sum += parts[r * PARTS_OF_SUM + d];
        sums[r] = sum;
    }
    barrier();
}

uint before_part(const uint part) {
    uint before = 0u;
    [[unroll]] for (uint i = 0u; i < SUMS_OF_PARTS; i++) before += i < part / PARTS_OF_SUM ? sums[i] : 0u;
    [[unroll]] for (uint i = 0u; i < PARTS_OF_SUM; i++)
        before += i < part % PARTS_OF_SUM ? parts[part - part % PARTS_OF_SUM + i] : 0u;
    return before;
}

// The digit of the wanted element, where elements are counted by digits of 8 bits, or what has the place of one. Each of
// some invocations knows by the sums before its counts whether the element is among these.
void find_digit(const uint side, const uint wanted) {
    sum_up_parts(side);
    for (uint r = invocation; r < CHOICES / PART; r += WORKGROUP_SIZE) {
        uint before = before_part(r);
        bool is_last = r == CHOICES / PART - 1u; // it has the element where all are too few
        if (before >= wanted || (before + parts[r] < wanted && !is_last)) continue;
        uint d = r * PART;
        [[unroll]] for (uint i = 0u; i < PART - 1u; i++) {
            if (before + counts[side + d] >= wanted) break;
            before += counts[side + d++];
        }
        found_digit = d;
        found_before = before;
        found_count = counts[side + d];
    }
    barrier();
}

// A digit at its place in a key.
uvec2 digit_in_key(const uint digit, const uint low) {
    if (KEY_WORDS == 1u) return uvec2(digit << low, 0u);
    if (low >= 32u) return uvec2(0u, digit << (low - 32u));
    return uvec2(digit << low, low == 0u ? 0u : digit >> (32u - low));
}
