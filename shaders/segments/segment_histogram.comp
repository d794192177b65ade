#version 450
#extension GL_GOOGLE_include_directive : require
// One read of the keys of long segments before one-sweep's passes: how often each digit of each pass occurs in each segment.
// Also clears the status rows.
#include "long_segments.glsl"

const uint MOST_DIGITS = (KEY_BITS + RADIX_BITS - 1u) / RADIX_BITS + 1u;
shared uint counts[MOST_DIGITS * RADIX];

void main() {
    uint number = workgroup_index();
    uint invocation = gl_LocalInvocationIndex;
    if (number >= long_tiles()) return;
    for (uint i = invocation; i < push.pass_count * RADIX; i += WORKGROUP_SIZE) counts[i] = 0u;
    for (uint d = invocation; d < RADIX; d += WORKGROUP_SIZE) CONTROL(push.status + number * RADIX + d) = 0u;
    barrier();
    LongTile tile = find_tile(number);
    uvec2 key[ITEMS];
    [[unroll]] for (uint k = 0u; k < ITEMS; k++)
        key[k] = encode_key(load_key(false, tile.begin + min(k * WORKGROUP_SIZE + invocation, tile.valid - 1u)));
    [[dont_unroll]] for (uint p = 0u; p < push.pass_count; p++) {
        uint digit_at = long_digit_first(p);
        uint bits = long_digit_bits(p);
        [[unroll]] for (uint k = 0u; k < ITEMS; k++)
            if (k * WORKGROUP_SIZE + invocation < tile.valid)
                atomicAdd(counts[p * RADIX + key_digit(key[k], digit_at, bits)], 1u);
    }
    barrier();
    uint to = bases_of(tile.owner, 0u);
    for (uint i = invocation; i < push.pass_count * RADIX; i += WORKGROUP_SIZE)
        if (counts[i] != 0u) atomicAdd(CONTROL(to + i), counts[i]);
}
