#version 450
// Merges each MERGE_WAYS neighbouring sorted runs into one, stable, from the caller's arrays to scratch or back.
// The position of an element in the merged run is its index in its own run, plus how many elements of each earlier run are
// not greater, plus how many of each later run are less: one binary search a run, all of an invocation's in lockstep.
// The upper levels of the searches run in a table of samples in shared memory.
// push.run: elements a run, a multiple of this kernel's TILE; the last run may be shorter.
#extension GL_GOOGLE_include_directive : require
#define ARGUMENTS TILES_ARGUMENTS
#include "buffers.glsl"
#include "keys.glsl"

const uint MERGE_TABLE = 256u; // samples of each in the table, a power of two

shared uint low_samples[KEY_WORDS == 1u ? MERGE_TABLE * (MERGE_WAYS - 1u) : 1u];
shared uvec2 pair_samples[KEY_WORDS == 2u ? MERGE_TABLE * (MERGE_WAYS - 1u) : 1u];

uvec2 table_at(uint e) { return KEY_WORDS == 2u ? pair_samples[e] : uvec2(low_samples[e], 0u); }

// Whether an element of sibling s comes before one of our own run.
bool comes_before(uvec2 other, uvec2 key, bool earlier_run) { return key_less(other, key) || (earlier_run && other == key); }

struct Runs { // that become one
    uint size;   // elements of each
    uint own;    // index of the run that this workgroup's elements are from
    uint first;  // index of the first
    uint count;  // elements of all runs there are
    bool to_alt;
    uvec2 mask;  // the window
};

// The other runs that become one with it, and the invocation's elements: how many of each other run come before them.
uint sibling_start[MERGE_WAYS - 1u];
uint sibling_length[MERGE_WAYS - 1u];
uvec2 key[ITEMS];
uvec2 compared[ITEMS]; // the keys' bits in the window
uint position[ITEMS][MERGE_WAYS - 1u];
uvec2 value[ITEMS];

void find_siblings(const Runs runs) {
    [[unroll]] for (uint s = 0u; s < MERGE_WAYS - 1u; s++) {
        uint sibling = runs.first + s;
        if (sibling >= runs.own) sibling++;
        uint start = min(sibling * runs.size, runs.count);
        sibling_length[s] = min(runs.size, runs.count - start);
        sibling_start[s] = sibling_length[s] != 0u ? start : 0u; // an empty run is probed where there is something to read
    }
}

void load_keys(const Runs runs, const uint base) {
    [[unroll]] for (uint k = 0u; k < ITEMS; k++) {
        uint i = min(base + k * WORKGROUP_SIZE + gl_LocalInvocationID.x, runs.count - 1u);
        key[k] = load_key(!runs.to_alt, i);
        compared[k] = key[k] & runs.mask;
        if (VALUE_WORDS != 0u) value[k] = load_value(!runs.to_alt, i);
        [[unroll]] for (uint s = 0u; s < MERGE_WAYS - 1u; s++) position[k][s] = 0u;
    }
}

// Entry e of a sibling's part of the table: the last of its first e << stride_log2 elements.
void fill_table(const Runs runs, const uint stride_log2) {
    for (uint e = gl_LocalInvocationID.x; e < (MERGE_WAYS - 1u) * MERGE_TABLE; e += WORKGROUP_SIZE) {
        uint sibling = runs.first + e / MERGE_TABLE;
        if (sibling >= runs.own) sibling++;
        uint at = max(e % MERGE_TABLE << stride_log2, 1u) - 1u + sibling * runs.size;
        uvec2 sampled = load_key(!runs.to_alt, min(at, runs.count - 1u)) & runs.mask;
        if (KEY_WORDS == 2u) pair_samples[e] = sampled;
        else low_samples[e] = sampled.x;
    }
    barrier();
}

// The steps of the searches down to those of `stride` elements. Returns the next one.
uint search_table(const Runs runs, const uint top, const uint stride, const uint stride_log2) {
    uint step = top;
    for (; step >= stride; step >>= 1) {
        [[unroll]] for (uint k = 0u; k < ITEMS; k++) {
            [[unroll]] for (uint s = 0u; s < MERGE_WAYS - 1u; s++) {
                uint next = position[k][s] + step;
                uvec2 probe = table_at(s * MERGE_TABLE + (next >> stride_log2));
                if (comes_before(probe, compared[k], s < runs.own - runs.first) && next <= sibling_length[s])
                    position[k][s] = next;
            }
        }
    }
    return step;
}

void search_runs(const Runs runs, const uint first_step) {
    for (uint step = first_step; step != 0u; step >>= 1) {
        [[unroll]] for (uint k = 0u; k < ITEMS; k++) {
            uvec2 probe[MERGE_WAYS - 1u];
            [[unroll]] for (uint s = 0u; s < MERGE_WAYS - 1u; s++) {
                uint last = max(min(position[k][s] + step, sibling_length[s]), 1u) - 1u;
                probe[s] = load_key(!runs.to_alt, sibling_start[s] + last) & runs.mask;
            }
            [[unroll]] for (uint s = 0u; s < MERGE_WAYS - 1u; s++) {
                uint next = position[k][s] + step;
                if (comes_before(probe[s], compared[k], s < runs.own - runs.first) && next <= sibling_length[s])
                    position[k][s] = next;
            }
        }
    }
}

void store_elements(const Runs runs, const uint base, const bool decode) {
    [[unroll]] for (uint k = 0u; k < ITEMS; k++) {
        uint i = base + k * WORKGROUP_SIZE + gl_LocalInvocationID.x;
        if (i < runs.count) {
            uint to = i - (runs.own - runs.first) * runs.size;
            [[unroll]] for (uint s = 0u; s < MERGE_WAYS - 1u; s++) to += position[k][s];
            if (!(decode && (FLAGS & FLAG_KEEP_KEYS) != 0u))
                store_key(runs.to_alt, to, decode ? decode_key(key[k]) : key[k]);
            if (VALUE_WORDS != 0u) store_value(runs.to_alt, to, value[k]);
        }
    }
}

void main() {
    uint base = workgroup_index() * TILE;
    uint count = element_count();
    if (base >= count) return;
    bool decode = (push.mode & TILE_DECODE) != 0u;
    bool to_alt = (push.mode & TILE_TO_ALT) != 0u;
    uint size = push.run;
    uvec2 mask = window_mask();
    uint own = base / size;
    Runs runs = Runs(size, own, own - own % MERGE_WAYS, count, to_alt, mask);

    find_siblings(runs);
    load_keys(runs, base);
    uint top = 1u << findMSB(size);
    uint stride = max(2u * top / MERGE_TABLE, 1u);
    uint stride_log2 = findMSB(stride);
    fill_table(runs, stride_log2);
    uint step = search_table(runs, top, stride, stride_log2);
    search_runs(runs, step);
    store_elements(runs, base, decode);
}
