// Decides, from what the first read of the keys found, which passes run and between which sides. A whole workgroup
// runs it.

const uint RESULT_IN_ALT = 1u; // the second copies hold it
const uint RESULT_AS_IS = 2u;  // no pass ran: the input was in order

uvec2 differing_bits() { return uvec2(CONTROL(CONTROL_DIFFER), CONTROL(CONTROL_DIFFER + 1u)); }

#include "digits.glsl"
REQUIRE(a_word_has_a_bit_a_pass, MOST_PASSES <= 32u)
REQUIRE(records_are_as_long_as_sizes, RECORD_WORDS == SIZE_WORDS)

// The lowest digit in which all keys agree, as a bit: a pass by it only copies.
uint copying_pass(const uint differing) { return ~differing & (differing + 1u); }

// What passes find, and what is to be done behind them.
struct Elements {
    bool in_alt;     // the second copies hold them, keys in the form that passes take;
    bool held;       // or as they were given, because what was given is the second copy
    bool compressed; // as leading_bits.comp makes keys
    bool leaves;     // a kernel of leaves ends the work
};

// running: the passes that run, a bit each; 0: keys are in order. copying: the bit of that of them which copies, or 0.
// tile: elements a workgroup of a pass; portion: tiles a dispatch of a pass.
void plan_passes(const uint running, const uint copying, const Elements elements, const uint tile, const uint portion) {
    uint executed = bitCount(running);
    uint n = element_count();
    uint workgroups = n / tile + (n % tile != 0u ? 1u : 0u);
    bool at_once = workgroups <= portion; // divisions are slow
    uint portions = at_once ? 1u : workgroups / portion + (workgroups % portion != 0u ? 1u : 0u);
    for (uint p = gl_LocalInvocationIndex; p < push.pass_count; p += WORKGROUP_SIZE) {
        bool skip = (running >> p & 1u) == 0u;
        uint before = bitCount(running & ((1u << p) - 1u)); // executed passes before this one;
        uint ranked = bitCount(running & ~copying & ((1u << p) - 1u)); // those of them that write status rows
        bool from_alt = elements.in_alt != ((before & 1u) != 0u);
        bool first = before == 0u;
        bool encode = first && (elements.held || !elements.in_alt) && !elements.compressed;
        uint flags = (from_alt ? PASS_FROM_ALT : 0u) | (first ? PASS_FIRST : 0u) | (encode ? PASS_ENCODE : 0u);
        if ((copying >> p & 1u) != 0u) flags |= PASS_COPIES;
        if (elements.leaves) flags |= digit_first(uint(findLSB(running))) << PASS_LOWEST_SHIFT;
        else if (before + 1u == executed) flags |= PASS_LAST | (from_alt && !elements.compressed ? PASS_DECODE : 0u);
        uint record = CONTROL_PASSES + RECORD_WORDS * p;
        CONTROL(record) = skip ? PASS_SKIP : flags;
        CONTROL(record + 1u) = 0u;
        CONTROL(record + 2u) = ranked * portions;
        write_size(SIZE_PASSES + SIZE_WORDS * p, skip ? 0u : workgroups);
        if (p != 0u) continue;
        bool ends_in_alt = !elements.leaves && elements.in_alt != ((executed & 1u) != 0u);
        uint result = ends_in_alt ? RESULT_IN_ALT : 0u;
        if (executed == 0u) result = RESULT_AS_IS | (elements.held ? RESULT_IN_ALT : 0u);
        bool idle = result == 0u || (result == RESULT_AS_IS && (FLAGS & FLAG_WRITE_INDICES) == 0u);
        CONTROL(CONTROL_RESULT) = result;
        write_size(SIZE_FINISH, idle ? 0u : SIZE(SIZE_STRIDE));
        if (elements.compressed && !elements.leaves) write_size(SIZE_EXPANDERS, SIZE(SIZE_STRIDE));
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
