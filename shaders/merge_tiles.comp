#version 450
// Merges groups of MERGE_WAYS neighbouring sorted runs into one each, stable, from the caller's arrays to scratch or back.
// The place of an element in the merged run is its index in its own run, plus how many elements of each earlier run are
// not greater, plus how many of each later run are less: one binary search a run, all of an invocation's in lockstep.
// The upper levels of the searches run in a table of samples in shared memory.
// push.run: elements a run, a multiple of this kernel's TILE; the last run may be shorter.
#extension GL_GOOGLE_include_directive : require
#include "tiles.glsl"
#include "keys.glsl"

const uint MERGE_WAYS = 4u;    // runs that become one
const uint MERGE_TABLE = 256u; // samples of each in the table, a power of two

shared uint low_samples[KEY_WORDS == 1u ? MERGE_TABLE * (MERGE_WAYS - 1u) : 1u];
shared uvec2 pair_samples[KEY_WORDS == 2u ? MERGE_TABLE * (MERGE_WAYS - 1u) : 1u];

uvec2 table_at(uint e) { return KEY_WORDS == 2u ? pair_samples[e] : uvec2(low_samples[e], 0u); }

// Whether an element of sibling s comes before one of our own run.
bool comes_before(uvec2 other, uvec2 key, bool earlier_run) { return key_less(other, key) || (earlier_run && other == key); }

void main() {
    uint base = workgroup_index() * TILE;
    uint count = element_count();
    if (base >= count) return;
    bool decode = (push.mode & TILE_DECODE) != 0u;
    bool to_alt = (push.mode & TILE_TO_ALT) != 0u;
    uint run = push.run;
    uvec2 mask = window_mask();

    uint own = base / run;
    uint group = own - own % MERGE_WAYS;
    uint sibling_start[MERGE_WAYS - 1u];
    uint sibling_length[MERGE_WAYS - 1u];
    [[unroll]] for (uint s = 0u; s < MERGE_WAYS - 1u; s++) {
        uint sibling = group + s;
        if (sibling >= own) sibling++;
        uint start = min(sibling * run, count);
        sibling_length[s] = min(run, count - start);
        sibling_start[s] = sibling_length[s] != 0u ? start : 0u; // an empty run is probed where there is something to read
    }

    uvec2 key[ITEMS];
    uvec2 compared[ITEMS];
    uint position[ITEMS][MERGE_WAYS - 1u];
    [[unroll]] for (uint k = 0u; k < ITEMS; k++) {
        uint i = min(base + k * WORKGROUP_SIZE + gl_LocalInvocationID.x, count - 1u);
        key[k] = load_key(!to_alt, i);
        compared[k] = key[k] & mask;
        [[unroll]] for (uint s = 0u; s < MERGE_WAYS - 1u; s++) position[k][s] = 0u;
    }

    // Entry e of a sibling's part of the table: the last of its first e << stride_log2 elements.
    uint top = 1u << findMSB(run);
    uint stride = max(2u * top / MERGE_TABLE, 1u);
    uint stride_log2 = findMSB(stride);
    for (uint e = gl_LocalInvocationID.x; e < (MERGE_WAYS - 1u) * MERGE_TABLE; e += WORKGROUP_SIZE) {
        uint sibling = group + e / MERGE_TABLE;
        if (sibling >= own) sibling++;
        uint at = max(e % MERGE_TABLE << stride_log2, 1u) - 1u + sibling * run;
        uvec2 sampled = load_key(!to_alt, min(at, count - 1u)) & mask;
        if (KEY_WORDS == 2u) pair_samples[e] = sampled;
        else low_samples[e] = sampled.x;
    }
    barrier();

    uint step = top;
    for (; step >= stride; step >>= 1) {
        [[unroll]] for (uint k = 0u; k < ITEMS; k++) {
            [[unroll]] for (uint s = 0u; s < MERGE_WAYS - 1u; s++) {
                uint next = position[k][s] + step;
                uvec2 probe = table_at(s * MERGE_TABLE + (next >> stride_log2));
                if (comes_before(probe, compared[k], s < own - group) && next <= sibling_length[s]) position[k][s] = next;
            }
        }
    }
    for (; step != 0u; step >>= 1) {
        [[unroll]] for (uint k = 0u; k < ITEMS; k++) {
            uvec2 probe[MERGE_WAYS - 1u];
            [[unroll]] for (uint s = 0u; s < MERGE_WAYS - 1u; s++) {
                uint last = max(min(position[k][s] + step, sibling_length[s]), 1u) - 1u;
                probe[s] = load_key(!to_alt, sibling_start[s] + last) & mask;
            }
            [[unroll]] for (uint s = 0u; s < MERGE_WAYS - 1u; s++) {
                uint next = position[k][s] + step;
                if (comes_before(probe[s], compared[k], s < own - group) && next <= sibling_length[s]) position[k][s] = next;
            }
        }
    }

    [[unroll]] for (uint k = 0u; k < ITEMS; k++) {
        uint i = base + k * WORKGROUP_SIZE + gl_LocalInvocationID.x;
        if (i < count) {
            uint to = i - (own - group) * run;
            [[unroll]] for (uint s = 0u; s < MERGE_WAYS - 1u; s++) to += position[k][s];
            if (!(decode && (FLAGS & FLAG_KEEP_KEYS) != 0u)) store_key(to_alt, to, decode ? decode_key(key[k]) : key[k]);
            if (VALUE_WORDS != 0u) store_value(to_alt, to, load_value(!to_alt, i));
        }
    }
}
