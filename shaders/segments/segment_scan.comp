#version 450
#extension GL_GOOGLE_include_directive : require
// Exclusive scan of all counts of long segments, in the order in which they lie: a chunk of push.chunk words a workgroup.
#include "long_segments.glsl"
#include "workgroup_scan.glsl"

void main() {
    uint words = long_tiles() * RADIX;
    uint chunk = workgroup_index();
    uint begin = chunk * push.chunk;
    if (chunk >= push.chunks || begin >= words) return;
    uint earlier = 0u;
    for (uint c = gl_LocalInvocationIndex; c < chunk; c += WORKGROUP_SIZE)
        earlier += CONTROL(CONTROL_HISTOGRAMS + push.pass * push.chunks + c);
    uint before;
    exclusive_scan(earlier, before);
    scan_words(push.status + begin, min(push.chunk, words - begin), before);
}
