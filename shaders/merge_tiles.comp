#version 450
// Merges groups of WAYS neighbouring sorted runs into one, stable, from one of (caller's arrays, scratch) to the other.
// The place of an element in the merged run is its index in its own run, plus how many elements of each earlier run are
// not greater, plus how many of each later run are less: one binary search a run, all of an invocation's in lockstep.
// The upper levels of the searches run in a table of samples in shared memory.
// VARIANT: how many runs become one, at least 2; from bit 8 on the entries a run has in the table, a power
// of two (0: 64).
// push.arg[0]: MERGE_* bits. push.arg[1]: elements a run, a multiple of this kernel's TILE; the last run may be shorter.
#extension GL_GOOGLE_include_directive : require
#include "buffers.glsl"
#include "keys.glsl"

const uint MERGE_DECODE = 2u; // keys go out in the caller's form: this is the last dispatch
const uint MERGE_TO_ALT = 4u; // from the caller's arrays to scratch; else from scratch to the caller's arrays
const uint WAYS = VARIANT & 255u;
const uint SAMPLES = VARIANT >= 256u ? VARIANT >> 8 : 64u;

shared uint low_samples[KEY_WORDS == 1u ? SAMPLES * (WAYS - 1u) : 1u];
shared uvec2 pair_samples[KEY_WORDS == 2u ? SAMPLES * (WAYS - 1u) : 1u];

uvec2 table_at(uint e) { return KEY_WORDS == 2u ? pair_samples[e] : uvec2(low_samples[e], 0u); }

// Whether an element of sibling s comes before one of our own run.
bool comes_before(uvec2 other, uvec2 key, bool earlier_run) { return key_less(other, key) || (earlier_run && other == key); }

void main() {
    uint base = workgroup_index() * TILE;
    uint count = element_count();
    if (base >= count) return;
    bool decode = (push.arg[0] & MERGE_DECODE) != 0u;
    bool to_alt = (push.arg[0] & MERGE_TO_ALT) != 0u;
    uint run = push.arg[1];
    uvec2 mask = window_mask();

    uint own = base / run;
    uint group = own - own % WAYS;
    uint sibling_start[WAYS - 1u];
    uint sibling_length[WAYS - 1u];
    [[unroll]] for (uint s = 0u; s < WAYS - 1u; s++) {
        uint sibling = group + s;
        if (sibling >= own) sibling++;
        uint start = min(sibling * run, count);
        sibling_length[s] = min(run, count - start);
        sibling_start[s] = sibling_length[s] != 0u ? start : 0u; // an empty run is probed where there is something to read
    }

    uvec2 key[ITEMS];
    uvec2 compared[ITEMS];
    uint position[ITEMS][WAYS - 1u];
    [[unroll]] for (uint k = 0u; k < ITEMS; k++) {
        uint i = min(base + k * WORKGROUP_SIZE + gl_LocalInvocationID.x, count - 1u);
        key[k] = load_key(!to_alt, i);
        compared[k] = key[k] & mask;
        [[unroll]] for (uint s = 0u; s < WAYS - 1u; s++) position[k][s] = 0u;
    }

    // Entry e of a sibling's part of the table: the last of its first e << stride_log2 elements.
    uint top = 1u << findMSB(run);
    uint stride = max(2u * top / SAMPLES, 1u);
    uint stride_log2 = findMSB(stride);
    for (uint e = gl_LocalInvocationID.x; e < (WAYS - 1u) * SAMPLES; e += WORKGROUP_SIZE) {
        uint sibling = group + e / SAMPLES;
        if (sibling >= own) sibling++;
        uint at = max(e % SAMPLES << stride_log2, 1u) - 1u + sibling * run;
        uvec2 sampled = load_key(!to_alt, min(at, count - 1u)) & mask;
        if (KEY_WORDS == 2u) pair_samples[e] = sampled;
        else low_samples[e] = sampled.x;
    }
    barrier();

    uint step = top;
    for (; step >= stride; step >>= 1) {
        [[unroll]] for (uint k = 0u; k < ITEMS; k++) {
            [[unroll]] for (uint s = 0u; s < WAYS - 1u; s++) {
                uint next = position[k][s] + step;
                uvec2 probe = table_at(s * SAMPLES + (next >> stride_log2));
                if (comes_before(probe, compared[k], s < own - group) && next <= sibling_length[s]) position[k][s] = next;
            }
        }
    }
    for (; step != 0u; step >>= 1) {
        [[unroll]] for (uint k = 0u; k < ITEMS; k++) {
            uvec2 probe[WAYS - 1u];
            [[unroll]] for (uint s = 0u; s < WAYS - 1u; s++) {
                uint last = max(min(position[k][s] + step, sibling_length[s]), 1u) - 1u;
                probe[s] = load_key(!to_alt, sibling_start[s] + last) & mask;
            }
            [[unroll]] for (uint s = 0u; s < WAYS - 1u; s++) {
                uint next = position[k][s] + step;
                if (comes_before(probe[s], compared[k], s < own - group) && next <= sibling_length[s]) position[k][s] = next;
            }
        }
    }

    [[unroll]] for (uint k = 0u; k < ITEMS; k++) {
        uint i = base + k * WORKGROUP_SIZE + gl_LocalInvocationID.x;
        if (i < count) {
            uint to = i - (own - group) * run;
            [[unroll]] for (uint s = 0u; s < WAYS - 1u; s++) to += position[k][s];
            if (!(decode && (FLAGS & FLAG_KEEP_KEYS) != 0u)) store_key(to_alt, to, decode ? decode_key(key[k]) : key[k]);
            if (VALUE_WORDS != 0u) store_value(to_alt, to, load_value(!to_alt, i));
        }
    }
}
