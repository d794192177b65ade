#version 450
#extension GL_GOOGLE_include_directive : require
// Exclusive scan of all counts of long segments, in the order in which they lie: a chunk of push.chunk words a workgroup.
#include "long_segments.glsl"
#define SCANS_AGAIN
#include "inclusive_scan.glsl"

void main() {
    uint words = long_tiles() * RADIX;
    uint chunk = workgroup_index();
    if (chunk >= push.chunks || chunk * push.chunk >= words) return;
    uint invocation = gl_LocalInvocationIndex;
    uint earlier = 0u;
    for (uint c = invocation; c < chunk; c += WORKGROUP_SIZE)
        earlier += CONTROL(CONTROL_HISTOGRAMS + push.pass * push.chunks + c);
    inclusive_scan(earlier);
    uint running = sums[WORKGROUP_SIZE - 1u];
    uint end = min(push.chunk, words - chunk * push.chunk);
    for (uint s = 0u; s < end; s += TILE) {
        uint begin = push.status + chunk * push.chunk + s + invocation * ITEMS;
        uint left = end - s > invocation * ITEMS ? end - s - invocation * ITEMS : 0u;
        uint counts[ITEMS];
        uint sum = 0u;
        [[unroll]] for (uint k = 0u; k < ITEMS; k++) {
            counts[k] = k < left ? CONTROL(begin + k) : 0u;
            sum += counts[k];
        }
        uint place = running + inclusive_scan(sum) - sum;
        [[unroll]] for (uint k = 0u; k < ITEMS; k++) {
            if (k < left) CONTROL(begin + k) = place;
            place += counts[k];
        }
        running += sums[WORKGROUP_SIZE - 1u];
    }
}
