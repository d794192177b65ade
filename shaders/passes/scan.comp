#version 450
#extension GL_GOOGLE_include_directive : require
// Exclusive scan of the counts in the order (digit, span): one workgroup a digit, any number of spans.
// Those of a digit start at the sum of the totals of the smaller digits. After the first count, one workgroup plans the
// passes.
#define ARGUMENTS SPAN_ARGUMENTS
#include "buffers.glsl"
#include "keys.glsl"
#include "plan.glsl"
#include "workgroup_scan.glsl"

void main() {
    uint digit = workgroup_index();
    bool first = (VARIANT & VARIANT_FIRST_PASS) != 0u;
    if (first && digit == 0u) {
        uint digit_mask = CONTROL(CONTROL_UNSORTED) == 0u ? 0u : differing_digits(differing_bits());
        uint elements = push.held != 0u ? ELEMENTS_HELD : ELEMENTS_GIVEN;
        write_plan(make_plan(elements, digit_mask, 0u, false), push.span, 0xffffffffu);
    }
    if (digit >= RADIX || (!first && (CONTROL(push.record) & PASS_SKIP) != 0u)) return;

    uint n = element_count();
    uint span = push.span;
    uint spans = n / span + (n % span != 0u ? 1u : 0u);
    uint totals = CONTROL_HISTOGRAMS + push.pass * RADIX;
    uint smaller = 0u;
    for (uint d = gl_LocalInvocationIndex; d < digit; d += WORKGROUP_SIZE) smaller += CONTROL(totals + d);
    uint before;
    exclusive_scan(smaller, before);
    scan_words(push.status + digit * spans, spans, before);
}
