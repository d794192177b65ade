// Plans passes: which of them run, and for each from which arrays to which. The last workgroup of histogram.comp, or one of
// the first scan.comp, makes a Plan, and write_plan() writes it for the kernels that follow. The last workgroup of
// leading_bits.comp writes another one over it if it has compressed the keys or found leaves by place.
//   1. A pass runs if keys differ in its digit. None runs if the keys are in order; before leaves the leading ones alone do.
//   2. Passes go by turns from the caller's arrays to the second copies, and back. Results belong in the caller's arrays. If
//      an odd number of passes would leave them in the second copies, a pass that copies is added, by a digit in which all
//      keys agree; or finish.comp brings them back.
//   3. The first pass encodes keys, unless they come encoded or compressed. The last one decodes them if it ends in the
//      caller's arrays; otherwise finish.comp does. Before leaves no pass decodes, as leaves do. Compressed keys are decoded
//      when they are expanded. With FLAG_RAW passes take keys as they are, so that none encodes or decodes.
// Four keys of four digits of 8 bits, 00050007 00010003 00050001 00010007, differ in digits 0 and 2:
//   pass 0   caller's arrays -> second copies   PASS_FIRST | PASS_ENCODE
//   pass 2   second copies -> caller's arrays   PASS_FROM_ALT | PASS_LAST | PASS_DECODE
//   passes 1 and 3                              PASS_SKIP
// finish.comp has nothing to do. If they differed in digit 3, too, pass 1 would run as well, with PASS_COPIES, where the
// kernel that plans asks for an even number (`makes_even`: scan.comp does not).
#include "digits.glsl"
REQUIRE(a_word_has_a_bit_a_pass, MOST_PASSES <= 32u)
REQUIRE(records_are_as_long_as_sizes, RECORD_WORDS == SIZE_WORDS)

// The elements before the passes: where they are, and in which form their keys are. The caller's arrays are those where the
// results go; second copies are what the host calls alt.
const uint ELEMENTS_GIVEN = 0u;      // in the caller's arrays, as given
const uint ELEMENTS_HELD = 1u;       // in the second copies, as given: the arrays that were given serve as these
const uint ELEMENTS_COPIED = 2u;     // in the second copies, as passes take them: histogram.comp foresaw an odd number
const uint ELEMENTS_COMPRESSED = 3u; // in the caller's arrays, compressed by leading_bits.comp

struct Plan {
    uint elements;     // ELEMENTS_*
    uint running_mask; // the passes that run; 0: the keys are in order
    uint copying_mask; // the one of these that copies, or 0
    uint leaf_first;   // the lowest bit in which elements of a leaf agree; 0: no leaves come after the passes
};

uvec2 differing_bits() { return uvec2(CONTROL(CONTROL_DIFFER), CONTROL(CONTROL_DIFFER + 1u)); }
bool has_odd_count(const uint mask) { return (bitCount(mask) & 1u) != 0u; }
bool begin_in_alt(const uint elements) { return elements == ELEMENTS_HELD || elements == ELEMENTS_COPIED; }

// Whether the elements are in the second copies once the passes of the mask have run.
bool are_in_alt(const Plan plan, const uint mask) { return begin_in_alt(plan.elements) != has_odd_count(mask); }

// digit_mask: the digits in which keys differ; of keys in order 0. leaf_first: as in the plan. makes_even: an odd number of
// passes that begins in the caller's arrays gets the one that copies. Then pass_count has to be even, so that all keys agree
// in some digit: else the mask would have a pass that does not exist.
Plan make_plan(const uint elements, const uint digit_mask, const uint leaf_first, const bool makes_even) {
    bool copies = makes_even && leaf_first == 0u && has_odd_count(digit_mask) && !begin_in_alt(elements);
    uint copying_mask = copies ? ~digit_mask & (digit_mask + 1u) : 0u; // the lowest digit in which they agree
    // Leaves are for whole keys alone: push.first_bit is 0, so bit leaf_first is in digit leaf_first / RADIX_BITS. Lower
    // digits need no pass, as leaves sort by them.
    uint wanted_mask = 0xffffffffu << (leaf_first / RADIX_BITS);
    uint running_mask = (digit_mask | copying_mask) & wanted_mask;
    return Plan(elements, running_mask, copying_mask, leaf_first);
}

// PASS_* of pass p. Before leaves there is no last pass, which would decode keys: leaves do that. And passes then know the
// lowest bit by which the first of them sorts.
uint pass_flags(const Plan plan, const uint p) {
    uint before_mask = plan.running_mask & ((1u << p) - 1u);
    bool from_alt = are_in_alt(plan, before_mask);
    bool first = before_mask == 0u;
    bool last = plan.running_mask >> p == 1u;
    bool encodes = first && (plan.elements == ELEMENTS_GIVEN || plan.elements == ELEMENTS_HELD);
    bool decodes = last && from_alt && plan.elements != ELEMENTS_COMPRESSED;
    uint flags = (from_alt ? PASS_FROM_ALT : 0u) | (first ? PASS_FIRST : 0u) | (encodes ? PASS_ENCODE : 0u);
    if ((plan.copying_mask >> p & 1u) != 0u) flags |= PASS_COPIES;
    if (plan.leaf_first != 0u) flags |= digit_first(uint(findLSB(plan.running_mask))) << PASS_LOWEST_SHIFT;
    else flags |= (last ? PASS_LAST : 0u) | (decodes ? PASS_DECODE : 0u);
    return (plan.running_mask >> p & 1u) != 0u ? flags : PASS_SKIP;
}

// Writes what comes after the passes: leaves, keys that are expanded, finish.comp. By one invocation.
void write_end(const Plan plan) {
    bool in_alt = are_in_alt(plan, plan.running_mask);
    uint result = (in_alt && plan.leaf_first == 0u ? RESULT_IN_ALT : 0u) | (plan.running_mask == 0u ? RESULT_AS_IS : 0u);
    // finish.comp has nothing to do if the last pass, leaves or leading_bits.comp bring results to the caller's arrays
    // (result 0), or if what was given there stays as it is. Indices of keys in order are yet to be written.
    bool finished = result == 0u || (result == RESULT_AS_IS && (FLAGS & FLAG_WRITE_INDICES) == 0u);
    CONTROL(CONTROL_RESULT) = result;
    write_size(SIZE_FINISH, finished ? 0u : SIZE(SIZE_STRIDE));
    if (plan.leaf_first != 0u) {
        CONTROL(CONTROL_LEAF_FIRST) = plan.leaf_first;
        CONTROL(CONTROL_LEAF_PASSES) = bitCount(plan.running_mask);
        CONTROL(CONTROL_LEAF_ALT) = in_alt ? 1u : 0u;
    } else if (plan.elements == ELEMENTS_COMPRESSED) {
        write_size(SIZE_EXPANDERS, SIZE(SIZE_STRIDE));
    }
}

// Writes the record of each pass, how many workgroups it has, and what comes after. By a whole workgroup.
// tile: elements of a workgroup of a pass; portion: tiles of a dispatch of a pass.
void write_plan(const Plan plan, const uint tile, const uint portion) {
    uint n = element_count();
    uint workgroups = n / tile + (n % tile != 0u ? 1u : 0u);
    bool at_once = workgroups <= portion; // saves two more divisions, which are slow
    uint portions = at_once ? 1u : workgroups / portion + (workgroups % portion != 0u ? 1u : 0u);
    for (uint p = gl_LocalInvocationIndex; p < push.pass_count; p += WORKGROUP_SIZE) {
        uint flags = pass_flags(plan, p);
        uint ranked = bitCount(plan.running_mask & ~plan.copying_mask & ((1u << p) - 1u)); // before it; copies take none
        uint record = CONTROL_PASSES + RECORD_WORDS * p;
        CONTROL(record) = flags;
        CONTROL(record + 1u) = 0u;                // its ticket
        // The number of its first portion among those of all passes, from which the states of its status rows follow.
        CONTROL(record + 2u) = ranked * portions;
        write_size(SIZE_PASSES + SIZE_WORDS * p, flags == PASS_SKIP ? 0u : workgroups);
    }
    if (gl_LocalInvocationIndex == 0u) write_end(plan);
}
