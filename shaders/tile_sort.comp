#version 450
// Sorts every tile of TILE consecutive elements by itself, over the whole window, stable, in one dispatch: an invocation
// sorts its own ITEMS elements, then pairs of runs are merged in shared memory until one run is left.
// Needs no subgroup operations, no other workgroup and no cleared memory. TILE has to be a multiple of 4.
// Values stay where they are until the end: only their index in the tile travels.
// push.arg[0]: TILE_* bits; element counts up to TILE need no further dispatch.
#extension GL_GOOGLE_include_directive : require
#extension GL_KHR_memory_scope_semantics : require
#include "buffers.glsl"
#include "keys.glsl"

const uint TILE_ENCODE = 1u; // keys come in the caller's form
const uint TILE_DECODE = 2u; // keys go out in the caller's form: this is the last dispatch
const uint TILE_TO_ALT = 4u; // the result goes to scratch

// A word is left free after every 32, so that neighbouring invocations writing their runs meet different banks;
// one more takes the read past the end of the last run.
const uint PADDED = TILE + TILE / 32u + 1u;
shared uint low_words[KEY_WORDS == 1u ? PADDED : 1u];
shared uvec2 word_pairs[KEY_WORDS == 2u ? PADDED : 1u];
shared uint origins[VALUE_WORDS != 0u ? PADDED : 1u]; // where in the tile an element came from

uint padded(uint i) { return i + (i >> 5); }

uvec2 shared_key(uint i) {
    if (KEY_WORDS == 2u) return word_pairs[padded(i)];
    return uvec2(low_words[padded(i)], 0u);
}

void put_shared_key(uint i, uvec2 key) {
    if (KEY_WORDS == 2u) word_pairs[padded(i)] = key;
    else low_words[padded(i)] = key.x;
}

uvec2 mask;
bool less(uvec2 a, uvec2 b) { return key_less(a & mask, b & mask); }

// How many of the first `diagonal` elements of the merged runs come from the left one; both are `run` long.
uint merge_split(uint left, uint run, uint diagonal) {
    uint low = diagonal > run ? diagonal - run : 0u;
    uint high = min(diagonal, run);
    while (low < high) {
        uint middle = (low + high) >> 1;
        if (less(shared_key(left + run + diagonal - 1u - middle), shared_key(left + middle))) high = middle;
        else low = middle + 1u;
    }
    return low;
}

// Keys that the caller keeps packed leave as whole words; the rest of a word that the range ends in is put back.
void store_packed(uint base, uint n, bool decode) {
    uint per_word = 32u / KEY_STORED_BITS;
    for (uint w = gl_LocalInvocationID.x; w * per_word < n; w += WORKGROUP_SIZE) {
#ifdef GPUSORTI_ADDRESS
#define PACKED_WORD Words(push.keys).at[base / per_word + w]
#else
#define PACKED_WORD key_words.at[base / per_word + w]
#endif
        uint word = (w + 1u) * per_word > n ? PACKED_WORD : 0u;
        for (uint k = 0u; k < min(per_word, n - w * per_word); k++) {
            uvec2 key = shared_key(w * per_word + k);
            if (decode) key = decode_key(key);
            word = bitfieldInsert(word, key.x, int(k * KEY_STORED_BITS), int(KEY_STORED_BITS));
        }
        PACKED_WORD = word;
    }
}

void main() {
    uint base = workgroup_index() * TILE;
    uint count = element_count();
    if (base >= count) return;
    uint n = min(count - base, TILE);
    bool encode = (push.arg[0] & TILE_ENCODE) != 0u;
    bool decode = (push.arg[0] & TILE_DECODE) != 0u;
    bool to_alt = (push.arg[0] & TILE_TO_ALT) != 0u;
    mask = window_mask();

    // Load. What the range lacks is filled with the greatest key: it stays behind all others.
    uint first = gl_LocalInvocationID.x * ITEMS;
    uvec2 key[ITEMS];
    uint origin[ITEMS];
    [[unroll]] for (uint k = 0u; k < ITEMS; k++) {
        key[k] = uvec2(0xffffffffu);
        origin[k] = first + k;
        if (first + k < n) {
            key[k] = load_key(false, base + first + k);
            if (encode) key[k] = encode_key(key[k]);
        }
    }

    // Sort the elements of this invocation: exchanges of unordered neighbours only, hence stable.
    [[unroll]] for (uint layer = 0u; layer < ITEMS; layer++) {
        [[unroll]] for (uint k = layer & 1u; k + 1u < ITEMS; k += 2u) {
            bool swap = less(key[k + 1u], key[k]);
            uvec2 lower = swap ? key[k + 1u] : key[k];
            key[k + 1u] = swap ? key[k] : key[k + 1u];
            key[k] = lower;
            uint lower_origin = swap ? origin[k + 1u] : origin[k];
            origin[k + 1u] = swap ? origin[k] : origin[k + 1u];
            origin[k] = lower_origin;
        }
    }
    [[unroll]] for (uint k = 0u; k < ITEMS; k++) {
        put_shared_key(first + k, key[k]);
        if (VALUE_WORDS != 0u) origins[padded(first + k)] = origin[k];
    }
    // Besides shared memory, this orders the loads above before the stores to the same array at the end.
    controlBarrier(gl_ScopeWorkgroup, gl_ScopeWorkgroup, gl_StorageSemanticsBuffer | gl_StorageSemanticsShared,
                   gl_SemanticsAcquireRelease);

    // Merge neighbouring runs, each invocation ITEMS elements of the result.
    for (uint run = ITEMS; run < n; run *= 2u) {
        if (first < n) {
            uint left = first / (2u * run) * (2u * run);
            uint split = merge_split(left, run, first - left);
            uint a = left + split;
            uint b = run + first - split;
            uint a_end = left + run;
            uint b_end = a_end + run;
            uvec2 a_key = shared_key(a);
            uvec2 b_key = shared_key(b);
            [[unroll]] for (uint k = 0u; k < ITEMS; k++) {
                bool take_b = b < b_end && (a >= a_end || less(b_key, a_key));
                key[k] = take_b ? b_key : a_key;
                origin[k] = take_b ? b : a;
                a += take_b ? 0u : 1u;
                b += take_b ? 1u : 0u;
                uvec2 next = shared_key(take_b ? b : a);
                a_key = take_b ? a_key : next;
                b_key = take_b ? next : b_key;
            }
            if (VALUE_WORDS != 0u) {
                [[unroll]] for (uint k = 0u; k < ITEMS; k++) origin[k] = origins[padded(origin[k])];
            }
        }
        barrier();
        if (first < n) {
            [[unroll]] for (uint k = 0u; k < ITEMS; k++) {
                put_shared_key(first + k, key[k]);
                if (VALUE_WORDS != 0u) origins[padded(first + k)] = origin[k];
            }
        }
        barrier();
    }

    // Store.
    if (!(decode && (FLAGS & FLAG_KEEP_KEYS) != 0u)) {
        if (KEY_STORED_BITS < 32u && !to_alt) {
            store_packed(base, n, decode);
        } else {
            [[unroll]] for (uint k = 0u; k < ITEMS; k++) {
                uint i = k * WORKGROUP_SIZE + gl_LocalInvocationID.x;
                if (i < n) {
                    uvec2 sorted = shared_key(i);
                    if (decode) sorted = decode_key(sorted);
                    store_key(to_alt, base + i, sorted);
                }
            }
        }
    }
    if (VALUE_WORDS != 0u) {
        uvec2 value[ITEMS];
        [[unroll]] for (uint k = 0u; k < ITEMS; k++) {
            uint i = k * WORKGROUP_SIZE + gl_LocalInvocationID.x;
            if (i < n) {
                uint from = base + origins[padded(i)];
                value[k] = (FLAGS & FLAG_WRITE_INDICES) != 0u ? uvec2(from, 0u) : load_value(false, from);
            }
        }
        if ((FLAGS & FLAG_WRITE_INDICES) == 0u && !to_alt) {
            controlBarrier(gl_ScopeWorkgroup, gl_ScopeWorkgroup, gl_StorageSemanticsBuffer, gl_SemanticsAcquireRelease);
        }
        [[unroll]] for (uint k = 0u; k < ITEMS; k++) {
            uint i = k * WORKGROUP_SIZE + gl_LocalInvocationID.x;
            if (i < n) store_value(to_alt, base + i, value[k]);
        }
    }
}
