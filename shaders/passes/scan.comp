#version 450
#extension GL_GOOGLE_include_directive : require
// Exclusive scan of the counts in the order (digit, span): one workgroup a digit, any number of spans.
// A row starts at the sum of the totals of the smaller digits. After the first count, one workgroup plans the passes, unless
// histogram.comp came first (push.planned): it has done both.
#define ARGUMENTS SPAN_ARGUMENTS
#include "buffers.glsl"
#include "keys.glsl"
#include "plan.glsl"
#include "inclusive_scan.glsl"

shared uint before_row; // total of the smaller digits

void main() {
    uint digit = workgroup_index();
    bool first = (VARIANT & VARIANT_FIRST_PASS) != 0u;
    if (first && digit == 0u)
        plan_passes(CONTROL(CONTROL_UNSORTED) == 0u ? 0u : differing_passes(differing_bits()), 0u,
                    Elements(push.held != 0u, push.held != 0u, false, false), push.span, 0u);
    if (digit >= RADIX || (!first && (CONTROL(push.record) & PASS_SKIP) != 0u)) return;

    uint n = element_count();
    uint span = push.span;
    uint spans = n / span + (n % span != 0u ? 1u : 0u);
    uint totals = CONTROL_HISTOGRAMS + push.pass * RADIX;
    uint smaller = 0u;
    bool planned = push.planned != 0u;
    for (uint d = gl_LocalInvocationIndex; d < digit && !planned; d += WORKGROUP_SIZE) smaller += CONTROL(totals + d);
    if (gl_LocalInvocationIndex == 0u) before_row = planned ? CONTROL(totals + digit) : 0u;
    barrier();
    if (smaller != 0u) atomicAdd(before_row, smaller);
    barrier();
    uint running = before_row;

    uint row = push.status + digit * spans;
    for (uint s = 0u; s < spans; s += TILE) {
        uint begin = s + gl_LocalInvocationIndex * ITEMS;
        uint counts[ITEMS];
        uint sum = 0u;
        [[unroll]] for (uint k = 0u; k < ITEMS; k++) {
            counts[k] = begin + k < spans ? CONTROL(row + begin + k) : 0u;
            sum += counts[k];
        }
        uint place = running + inclusive_scan(sum) - sum;
        [[unroll]] for (uint k = 0u; k < ITEMS; k++) {
            if (begin + k < spans) CONTROL(row + begin + k) = place;
            place += counts[k];
        }
        running += sums[WORKGROUP_SIZE - 1u];
        barrier();
    }
}
