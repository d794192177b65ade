#version 450
// Sorts every tile of push.run consecutive elements, TILE at most, by itself, over the whole window, stable, in one
// dispatch. Needs no subgroup operations, no other workgroup and no cleared memory. TILE is a power of two, at least 4.
// Values stay where they are until the end: only their index in the tile travels.
// A single tile needs no further dispatch. Others go on in merge_tiles.comp; or in split_runs.comp, to which samples are
// left, after which this kernel sorts the buckets: the last dispatch of their sort.
// GPUSORTI_ROLLED: in few instructions, where to compile takes longer than to sort.
// GPUSORTI_SEGMENTS: the tiles are the segments of one of the lists of segments.comp.
#extension GL_GOOGLE_include_directive : require
#extension GL_KHR_memory_scope_semantics : require
#ifdef GPUSORTI_SEGMENTS
#define ARGUMENTS LIST_ARGUMENTS
#include "buffers.glsl"
#include "segments.glsl"
#else
#define ARGUMENTS TILES_ARGUMENTS
#include "buffers.glsl"
#endif
#include "keys.glsl"
const uint SHARED_ELEMENTS = TILE;
#ifdef GPUSORTI_SEGMENTS
#define IN_ROUNDS
#endif
#ifdef GPUSORTI_ROLLED
#include "rolled_sort.glsl"
#else
#include "shared_sort.glsl"
#endif
#if !defined(GPUSORTI_SEGMENTS) && !defined(GPUSORTI_ROLLED) && !defined(GPUSORTI_ADDRESS)
#define HAS_BUCKETS
#include "bucket_pieces.glsl"
#endif

#ifdef HAS_BUCKETS
#define IS_BUCKET ((push.mode & TILE_BUCKET) != 0u)
uint element_from(const uint i) { return IS_BUCKET ? piece_element(i) : i; }
#else
#define IS_BUCKET false
uint element_from(const uint i) { return i; }
#endif

uvec2 ready_key(const uint base, const uint i) { return key_at(place(i)); }
#include "packed_keys.glsl"

#ifdef GPUSORTI_ROLLED
void sort_tile(const uint base, const uint n, const bool encode) {
    for (uint i = gl_LocalInvocationID.x; i < n; i += WORKGROUP_SIZE) {
        uvec2 key = load_key(false, base + i);
        put_element(i, encode ? encode_key(key) : key, i);
    }
    sort_elements(n, window_mask());
}
#else
// Of a tile or, from scratch and with base 0, of a bucket.
void sort_tile(const uint base, const uint n, const bool encode) {
    uint blocks = (n + ITEMS - 1u) / ITEMS;
    uint block = gl_LocalInvocationID.x;
    uvec2 mask = window_mask();
    Element element[ITEMS];
    [[unroll]] for (uint r = 0u; r < ITEMS; r++) {
        uint i = block + r * blocks;
        element[r] = LAST_ELEMENT;
        if (block < blocks && i < n) {
            uint from = element_from(i);
            element[r] = Element(load_key(IS_BUCKET, base + from), from);
            if (encode) element[r].key = encode_key(element[r].key);
        }
    }
    put_block(block, element, mask);
    sort_blocks(blocks, mask);
}
#endif

// Every load from an array comes before the stores to it, which may be bound as the second one.
void end_loads() {
    controlBarrier(gl_ScopeWorkgroup, gl_ScopeWorkgroup, gl_StorageSemanticsBuffer, gl_SemanticsAcquireRelease);
}

void store_keys(const uint base, const uint n, const bool decode, const bool to_alt) {
    if (KEY_STORED_BITS < 32u && !to_alt) {
        store_packed(base, n, decode);
    } else {
        [[unroll]] for (uint k = 0u; k < ITEMS; k++) {
            uint i = k * WORKGROUP_SIZE + gl_LocalInvocationID.x;
            if (i < n) {
                uvec2 key = key_at(place(i));
                if (decode) key = decode_key(key);
                store_key(to_alt, base + i, key);
            }
        }
    }
}

#ifdef HAS_BUCKETS
void store_samples(const uint base, const uint n) {
    uint stride = sample_stride();
    for (uint s = gl_LocalInvocationID.x; s < n / stride; s += WORKGROUP_SIZE) {
        uvec2 key = key_at(place((s + 1u) * stride - 1u));
        uint word = push.status + (base / stride + s) * KEY_WORDS;
        CONTROL(word) = key.x;
        if (KEY_WORDS == 2u) CONTROL(word + 1u) = key.y;
    }
}
#endif

uvec2 own_value(const uint from, const uint base) {
#ifdef GPUSORTI_SEGMENTS
    uint index = index_of(from, base);
#else
    uint index = from;
#endif
    return (FLAGS & FLAG_WRITE_INDICES) != 0u && !IS_BUCKET ? uvec2(index, 0u) : load_value(IS_BUCKET, from);
}

// from: where in their array the elements' origins count from.
void move_values(const uint from, const uint base, const uint n, const bool to_alt) {
    uvec2 value[ITEMS];
    [[unroll]] for (uint k = 0u; k < ITEMS; k++) {
        uint i = k * WORKGROUP_SIZE + gl_LocalInvocationID.x;
        if (i < n) value[k] = own_value(from + origin_at(place(i)), base);
    }
    if ((FLAGS & FLAG_WRITE_INDICES) == 0u) end_loads();
    [[unroll]] for (uint k = 0u; k < ITEMS; k++) {
        uint i = k * WORKGROUP_SIZE + gl_LocalInvocationID.x;
        if (i < n) store_value(to_alt, base + i, value[k]);
    }
}

#ifdef GPUSORTI_SEGMENTS
// Keys of one word that must be told apart: the network sorts words, of bits of the key above a number, by min and max.
// First the lower bits above the element's index; then, where the window has more, the others above the place that this
// gave.
uint number_bits() { return uint(findMSB(TILE)); }

void sort_in_rounds(const uint base, const uint n) {
    uint blocks = (n + ITEMS - 1u) / ITEMS;
    uint block = gl_LocalInvocationID.x;
    uvec2 mask = window_mask();
    [[dont_unroll]] for (uint low = 0u; low < push.bit_count; low += 32u - number_bits()) {
        Element element[ITEMS];
        uint origin[ITEMS];
        [[unroll]] for (uint r = 0u; r < ITEMS; r++) {
            uint i = block + r * blocks;
            element[r] = LAST_ELEMENT;
            if (block < blocks && i < n) {
                origin[r] = low == 0u ? i : low_words[place(i)] & (TILE - 1u);
                uint key = encode_key(load_key(false, base + origin[r])).x & mask.x;
                element[r].key.x = key >> push.first_bit >> low << number_bits() | i;
            }
        }
        if (low != 0u) {
            barrier();
            [[unroll]] for (uint r = 0u; r < ITEMS; r++) {
                uint i = block + r * blocks;
                if (block < blocks && i < n) origins[i] = origin[r];
            }
        }
        put_block(block, element, mask);
        sort_blocks(blocks, mask);
    }
}

void move_in_order(const uint base, const uint n) {
    uvec2 key[ITEMS];
    uvec2 value[ITEMS];
    [[unroll]] for (uint k = 0u; k < ITEMS; k++) {
        uint i = k * WORKGROUP_SIZE + gl_LocalInvocationID.x;
        if (i >= n) continue;
        uint from = low_words[place(i)] & (TILE - 1u);
        if (push.bit_count > 32u - number_bits()) from = origins[from];
        if ((FLAGS & FLAG_KEEP_KEYS) == 0u) key[k] = load_key(false, base + from);
        if (VALUE_WORDS != 0u) value[k] = own_value(base + from, base);
    }
    end_loads();
    [[unroll]] for (uint k = 0u; k < ITEMS; k++) {
        uint i = k * WORKGROUP_SIZE + gl_LocalInvocationID.x;
        if (i >= n) continue;
        if ((FLAGS & FLAG_KEEP_KEYS) == 0u) store_key(STORES_TO_ALT, base + i, key[k]);
        if (VALUE_WORDS != 0u) store_value(STORES_TO_ALT, base + i, value[k]);
    }
}

void main() {
    uint number = workgroup_index();
    if (number >= min(CONTROL(CONTROL_LIST_COUNTS + push.list), push.list_room)) return;
    uint at = push.lists + 2u * (push.list * push.list_room + number);
    uint base = CONTROL(at);
    uint n = CONTROL(at + 1u);
    if (KEY_WORDS == 1u && HAS_ORIGIN) {
        sort_in_rounds(base, n);
        move_in_order(base, n);
        return;
    }
    sort_tile(base, n, true);
    end_loads();
    bool to_alt = STORES_TO_ALT;
    if ((FLAGS & FLAG_KEEP_KEYS) == 0u) store_keys(base, n, true, to_alt);
    if (VALUE_WORDS != 0u) move_values(base, base, n, to_alt);
}

#else

// Sorts n elements that come from `from` on, and stores them from `base` on.
void sort_and_store(const uint from, const uint base, const uint n) {
    bool encode = (push.mode & TILE_ENCODE) != 0u;
    bool decode = (push.mode & TILE_DECODE) != 0u;
    bool to_alt = (push.mode & TILE_TO_ALT) != 0u;
    sort_tile(from, n, encode);
    end_loads();
    if (!(decode && (FLAGS & FLAG_KEEP_KEYS) != 0u)) store_keys(base, n, decode, to_alt);
#ifdef HAS_BUCKETS
    if ((push.mode & TILE_SAMPLES) != 0u) store_samples(base, n);
#endif
    if (VALUE_WORDS != 0u) move_values(from, base, n, to_alt);
}

void main() {
    uint count = element_count();
    uint from = workgroup_index() * push.run;
    uint base = from;
    uint n = min(count - min(count, from), push.run);
#ifdef HAS_BUCKETS
    if (IS_BUCKET) {
        uint bucket = workgroup_index();
        if (bucket >= bucket_count(count)) return;
        uint runs = (count + push.run - 1u) / push.run;
        find_pieces(bucket, runs, count, window_mask());
        scan_pieces(runs);
        from = 0u;
        n = scanned[MAX_RUNS - 1u].x;
        base = scanned[MAX_RUNS - 1u].y;
    }
#endif
    if (n != 0u) sort_and_store(from, base, n);
}

#endif
