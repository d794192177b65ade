#version 450
#extension GL_GOOGLE_include_directive : require
// Where each digit of each pass begins in a long segment: a workgroup a segment.
#include "long_segments.glsl"
#include "workgroup_scan.glsl"

void main() {
    uint owner = workgroup_index();
    if (long_tiles() == 0u || owner >= CONTROL(CONTROL_LONG_COUNT)) return;
    uint begin = CONTROL(push.begins + owner);
    for (uint p = 0u; p < push.pass_count; p++) scan_words(bases_of(owner, p), RADIX, begin);
}
