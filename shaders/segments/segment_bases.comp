#version 450
#extension GL_GOOGLE_include_directive : require
// Where each digit of each pass begins in a long segment: a workgroup a segment.
#include "long_segments.glsl"

const uint DIGITS_EACH = (RADIX + WORKGROUP_SIZE - 1u) / WORKGROUP_SIZE;
shared uint sums[RADIX];

void main() {
    uint owner = workgroup_index();
    if (long_tiles() == 0u || owner >= CONTROL(CONTROL_LONG_COUNT)) return;
    uint begin = CONTROL(push.begins + owner);
    for (uint p = 0u; p < push.pass_count; p++) {
        uint row = bases_of(owner, p);
        for (uint d = gl_LocalInvocationIndex; d < RADIX; d += WORKGROUP_SIZE) sums[d] = CONTROL(row + d);
        barrier();
        for (uint reach = 1u; reach < RADIX; reach *= 2u) { // Hillis and Steele, "Data parallel algorithms", 1986
            uint before[DIGITS_EACH];
            [[unroll]] for (uint j = 0u; j < DIGITS_EACH; j++) {
                uint d = j * WORKGROUP_SIZE + gl_LocalInvocationIndex;
                before[j] = d >= reach && d < RADIX ? sums[d - reach] : 0u;
            }
            barrier();
            [[unroll]] for (uint j = 0u; j < DIGITS_EACH; j++) {
                uint d = j * WORKGROUP_SIZE + gl_LocalInvocationIndex;
                if (d < RADIX) sums[d] += before[j];
            }
            barrier();
        }
        for (uint d = gl_LocalInvocationIndex; d < RADIX; d += WORKGROUP_SIZE)
            CONTROL(row + d) = begin + (d == 0u ? 0u : sums[d - 1u]);
        barrier();
    }
}
