// Plans passes: which of them run, and for each from which arrays to which. A whole workgroup runs it: the one of
// histogram.comp that ends last; and again the one of leading_bits.comp that ends last, if that has compressed the keys or
// found leaves by place. It decides in this order:
//   1. A pass runs if keys differ in its digit. None runs if the keys are in order; before leaves the leading ones alone do.
//   2. Passes go by turns from the caller's arrays to the second copies, and back. An odd number of them would end in the
//      second copies. Then either a pass that copies is added, by a digit in which all keys agree: copying_pass(); or
//      elements were in the second copies from the beginning: Elements.in_alt; or finish.comp brings them back.
//   3. The first pass encodes keys, and the last one decodes them.
// Four keys of four digits of 8 bits, 00050007 00010003 00050001 00010007, differ in digits 0 and 2:
//   pass 0   caller's arrays -> second copies   PASS_FIRST | PASS_ENCODE
//   pass 2   second copies -> caller's arrays   PASS_FROM_ALT | PASS_LAST | PASS_DECODE
//   passes 1 and 3                              PASS_SKIP
// finish.comp has nothing to do. If they differed in digit 3, too, pass 1 would run as well, with PASS_COPIES.

const uint RESULT_IN_ALT = 1u; // the second copies hold it
const uint RESULT_AS_IS = 2u;  // no pass ran: the input was in order

uvec2 differing_bits() { return uvec2(CONTROL(CONTROL_DIFFER), CONTROL(CONTROL_DIFFER + 1u)); }

#include "digits.glsl"
REQUIRE(a_word_has_a_bit_a_pass, MOST_PASSES <= 32u)
REQUIRE(records_are_as_long_as_sizes, RECORD_WORDS == SIZE_WORDS)

// The lowest digit in which all keys agree, as a bit: a pass by it only copies. There must be one.
uint copying_pass(const uint differing) { return ~differing & (differing + 1u); }

// Where the elements are before the passes, and what comes after these. These states of the first three occur:
//   -                 in the caller's arrays, as they were given
//   in_alt            in the second copies, encoded: histogram.comp has copied them, as it foresaw an odd number of passes
//   in_alt and held   in the second copies, as they were given: the given arrays serve as these
//   compressed        in the caller's arrays, compressed by leading_bits.comp
// With each of them there may be leaves: a kernel of leaves comes after the passes.
struct Elements {
    bool in_alt;
    bool held;
    bool compressed;
    bool leaves;
};

// What finish.comp, or leading_bits.comp as it expands keys, has to do after so many passes.
void plan_end(const uint executed, const Elements elements) {
    bool ends_in_alt = !elements.leaves && elements.in_alt != ((executed & 1u) != 0u);
    uint result = ends_in_alt ? RESULT_IN_ALT : 0u;
    if (executed == 0u) result = RESULT_AS_IS | (elements.held ? RESULT_IN_ALT : 0u);
    bool idle = result == 0u || (result == RESULT_AS_IS && (FLAGS & FLAG_WRITE_INDICES) == 0u);
    CONTROL(CONTROL_RESULT) = result;
    write_size(SIZE_FINISH, idle ? 0u : SIZE(SIZE_STRIDE));
    if (elements.compressed && !elements.leaves) write_size(SIZE_EXPANDERS, SIZE(SIZE_STRIDE));
}

// Writes the record of each pass, and how many workgroups it has.
// running: a bit for each pass that runs; 0: keys are in order. copying: the bit of the one that copies, or 0.
// tile: elements of a workgroup of a pass; portion: tiles of a dispatch of a pass.
void plan_passes(const uint running, const uint copying, const Elements elements, const uint tile, const uint portion) {
    uint executed = bitCount(running);
    uint n = element_count();
    uint workgroups = n / tile + (n % tile != 0u ? 1u : 0u);
    bool at_once = workgroups <= portion; // divisions are slow
    uint portions = at_once ? 1u : workgroups / portion + (workgroups % portion != 0u ? 1u : 0u);
    for (uint p = gl_LocalInvocationIndex; p < push.pass_count; p += WORKGROUP_SIZE) {
        bool skip = (running >> p & 1u) == 0u;
        uint before = bitCount(running & ((1u << p) - 1u)); // passes that run before this one,
        uint ranked = bitCount(running & ~copying & ((1u << p) - 1u)); // and those of them that write status rows
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
        if (p != 0u) continue; // by one invocation:
        plan_end(executed, elements);
    }
}

// ---- whether leaves by place, and compressed keys, save time ----

// The passes that leaves by place, with their sample, take as long as. Many elements take one less, and compressed keys one
// less, because all keys are read anyway then.
const uint LEAF_AS_PASSES = 4u;
const uint MANY_ELEMENTS = 1u << 22;

uint leaf_as_passes(const uint n, const bool compresses) {
    return LEAF_AS_PASSES - (n >= MANY_ELEMENTS ? 1u : 0u) - (compresses ? 1u : 0u);
}

// The most leading digits by which passes may sort so that leaves by place still save some; less than LEAST_PREFIX_DIGITS if
// they save none. as_passes: as above.
uint most_leading_digits(const uint differing, const uint as_passes) {
    uint digits = bitCount(differing);
    return min(digits - min(digits, as_passes), MOST_PREFIX_DIGITS);
}

// The digits that compressed keys have: keys without the bits in which all agree. Some keys differ in each.
uint compressed_digits(const uvec2 differ) {
    return (uint(bitCount(differ.x) + bitCount(differ.y)) + RADIX_BITS - 1u) / RADIX_BITS;
}
uint compressed_passes(const uvec2 differ) { return (1u << compressed_digits(differ)) - 1u; }

// Whether compressing saves enough digits. Keys of many fields would take too long to compress.
bool should_compress(const uvec2 differ, const uint differing) {
    uvec2 begins = differ & ~uvec2(differ.x << 1, differ.y << 1 | differ.x >> 31);
    uint fields = uint(bitCount(begins.x) + bitCount(begins.y)) + 2u; // words' ends cut two more
    return KEY_WORDS == 2u && fields <= MOST_FIELDS && compressed_digits(differ) + LEAST_SAVED <= bitCount(differing);
}
