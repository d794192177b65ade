#version 450
#extension GL_GOOGLE_include_directive : require
// Exclusive scans of the digit totals of all passes, in place, and the plan of the passes: one workgroup of at least
// RADIX invocations.
#include "buffers.glsl"
#include "keys.glsl"
#include "plan.glsl"

const uint SIDE_BY_SIDE = WORKGROUP_SIZE / RADIX; // passes scanned at once

shared uint sums[2u * WORKGROUP_SIZE];

void main() {
    uint invocation = gl_LocalInvocationIndex;
    uint digit = invocation % RADIX;
    for (uint first = 0u; first < push.pass_count; first += SIDE_BY_SIDE) {
        uint pass = first + invocation / RADIX;
        bool inside = pass < push.pass_count && invocation < SIDE_BY_SIDE * RADIX;
        uint at = CONTROL_HISTOGRAMS + pass * RADIX + digit;
        uint total = inside ? CONTROL(at) : 0u;

        // Hillis and Steele, "Data parallel algorithms", 1986
        uint inclusive = total;
        uint half_at = 0u;
        for (uint reach = 1u; reach < RADIX; reach *= 2u) {
            sums[half_at + invocation] = inclusive;
            barrier();
            if (digit >= reach) inclusive += sums[half_at + invocation - reach];
            half_at ^= WORKGROUP_SIZE;
        }
        if (inside) CONTROL(at) = inclusive - total;
        barrier();
    }
    if (invocation == 0u) plan_passes();
}
