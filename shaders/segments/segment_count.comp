#version 450
#extension GL_GOOGLE_include_directive : require
// How often each digit value occurs in each tile of the long segments, and the sums of chunks of these counts.
#include "long_segments.glsl"

shared uint counts[RADIX];

void main() {
    uint number = workgroup_index();
    uint invocation = gl_LocalInvocationIndex;
    if (number >= long_tiles()) return;
    for (uint d = invocation; d < RADIX; d += WORKGROUP_SIZE) counts[d] = 0u;
    barrier();
    LongTile tile = find_tile(number);
    bool alt = (push.flags & PASS_FROM_ALT) != 0u;
    bool encode = (push.flags & PASS_ENCODE) != 0u;
    uint digit_at = long_digit_first(push.pass);
    uint bits = long_digit_bits(push.pass);
    uvec2 key[ITEMS];
    [[unroll]] for (uint k = 0u; k < ITEMS; k++)
        key[k] = load_key(alt, tile.begin + min(k * WORKGROUP_SIZE + invocation, tile.valid - 1u));
    [[unroll]] for (uint k = 0u; k < ITEMS; k++)
        if (k * WORKGROUP_SIZE + invocation < tile.valid)
            atomicAdd(counts[key_digit(encode ? encode_key(key[k]) : key[k], digit_at, bits)], 1u);
    barrier();
    uint sums = CONTROL_HISTOGRAMS + push.pass * push.chunks;
    for (uint d = invocation; d < RADIX; d += WORKGROUP_SIZE) {
        uint at = digit_count(tile, d);
        CONTROL(at) = counts[d];
        if (counts[d] != 0u) atomicAdd(CONTROL(sums + (at - push.status) / push.chunk), counts[d]);
    }
}
