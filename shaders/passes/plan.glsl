// Decides, from what the first read of the keys found, which passes run and between which sides. A whole workgroup
// runs it.

const uint RESULT_IN_ALT = 1u; // the second copies hold it
const uint RESULT_AS_IS = 2u;  // no pass ran: the input was in order

uvec2 differing_bits() { return uvec2(CONTROL(CONTROL_DIFFER), CONTROL(CONTROL_DIFFER + 1u)); }

#include "digits.glsl"
REQUIRE(a_word_has_a_bit_a_pass, MOST_PASSES <= 32u)
REQUIRE(records_are_as_long_as_sizes, RECORD_WORDS == SIZE_WORDS)
REQUIRE(passes_before_leaves_have_records, LEADING / RECORD_WORDS * MOST_RADIX_BITS >= 64u)

// The lowest digit in which all keys agree, as a bit: a pass by it only copies.
uint copying_pass(const uint differing) { return ~differing & (differing + 1u); }

// differing: as differing_passes() returns it; 0: keys are in order; in_alt: the second copies hold the elements, keys in
// the form that passes take; held: as they were given, because what was given is the second copy; compressed: as
// leading_bits.comp makes them; tile: elements a workgroup of a pass; portion: tiles a dispatch of a pass, 0: all; done:
// passes that have run already; leading: not 0: only so many passes, the last ones, may run, and leaf_sort.comp ends the
// work; records: words by which records and sizes lie further; copying: the bit of that of the passes which copies, or 0.
// Records of leading passes of 64-bit keys lie in the order in which these run, others by digit.
void plan_passes(const uint differing, const bool in_alt, const bool held, const bool compressed, const uint tile,
                 const uint portion, const uint done, const uint leading, const uint records, const uint copying) {
    uint running = leading == 0u ? differing : differing & 0xffffffffu << (push.pass_count - leading);
    uint executed = bitCount(running);
    uint n = element_count();
    uint workgroups = n / tile + (n % tile != 0u ? 1u : 0u);
    // divisions are slow
    bool at_once = portion == 0u || workgroups <= portion;
    uint portions = at_once ? 1u : workgroups / portion + (workgroups % portion != 0u ? 1u : 0u);
    for (uint p = gl_LocalInvocationIndex; p < push.pass_count; p += WORKGROUP_SIZE) {
        bool skip = (running >> p & 1u) == 0u;
        uint before = bitCount(running & ((1u << p) - 1u)); // executed passes before this one;
        uint ranked = bitCount(running & ~copying & ((1u << p) - 1u)); // those of them that write status rows
        bool from_alt = in_alt != ((before & 1u) != 0u);
        bool first = before == 0u && done == 0u;
        uint flags = (from_alt ? PASS_FROM_ALT : 0u) | (first ? PASS_FIRST : 0u);
        if ((copying >> p & 1u) != 0u) flags |= PASS_COPIES;
        if (first && (held || !in_alt) && !compressed) flags |= PASS_ENCODE;
        if (leading != 0u) flags |= digit_first(push.pass_count - leading) << PASS_LOWEST_SHIFT;
        else if (before + 1u == executed) flags |= PASS_LAST | (from_alt && !compressed ? PASS_DECODE : 0u);
        bool by_digit = records == 0u || KEY_WORDS == 1u;
        uint number = by_digit ? p : skip ? executed + p - before : before;
        uint record = CONTROL_PASSES + records + RECORD_WORDS * number;
        CONTROL(record) = skip ? PASS_SKIP : flags;
        CONTROL(record + 1u) = 0u;
        CONTROL(record + 2u) = (done + ranked) * portions;
        CONTROL(record + 3u) = p;
        write_size(SIZE_PASSES + records + SIZE_WORDS * number, skip ? 0u : workgroups);
        if (p != 0u) continue;
        bool ends_in_alt = leading == 0u && in_alt != ((executed & 1u) != 0u);
        uint result = executed == 0u ? RESULT_AS_IS | (held ? RESULT_IN_ALT : 0u) : ends_in_alt ? RESULT_IN_ALT : 0u;
        bool idle = result == 0u || (result == RESULT_AS_IS && (FLAGS & FLAG_WRITE_INDICES) == 0u);
        CONTROL(CONTROL_RESULT) = result;
        write_size(SIZE_FINISH, idle ? 0u : SIZE(SIZE_STRIDE));
        if (compressed && leading == 0u) write_size(SIZE_EXPANDERS, SIZE(SIZE_STRIDE));
    }
}

// Leaves by place, where passes sort by some of the highest differing digits: they and the sample take as long as so many
// passes; fewer where there are many elements, and where a read of all keys is paid anyway, because it compresses them.
const uint LEAF_AS_PASSES = 4u;
const uint MANY_ELEMENTS = 1u << 22;

uint leaf_as_passes(const uint n, const bool compresses) {
    return LEAF_AS_PASSES - (n >= MANY_ELEMENTS ? 1u : 0u) - (compresses ? 1u : 0u);
}

// By how many of these digits such passes sort at most, if they save some; else less than LEAST_PREFIX_DIGITS.
uint most_leading_digits(const uint differing, const uint as_passes) {
    uint digits = bitCount(differing);
    return min(digits - min(digits, as_passes), MOST_PREFIX_DIGITS);
}

// The digits of keys without the bits in which all agree; in each of them some keys differ.
uint compressed_digits(const uvec2 differ) {
    return (uint(bitCount(differ.x) + bitCount(differ.y)) + RADIX_BITS - 1u) / RADIX_BITS;
}
uint compressed_passes(const uvec2 differ) { return (1u << compressed_digits(differ)) - 1u; }

// Whether such keys have so few digits that it pays to compress them. Where they have many fields it takes too long.
bool should_compress(const uvec2 differ, const uint differing) {
    uvec2 begins = differ & ~uvec2(differ.x << 1, differ.y << 1 | differ.x >> 31);
    uint fields = uint(bitCount(begins.x) + bitCount(begins.y)) + 2u; // words' ends cut two more
    return KEY_WORDS == 2u && fields <= MOST_FIELDS && compressed_digits(differ) + LEAST_SAVED <= bitCount(differing);
}
