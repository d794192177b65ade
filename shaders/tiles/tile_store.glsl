// How tile_sort.comp, tile_sort_rolled.comp and segment_sort.comp store a tile that lies in order in shared memory. Values
// have stayed where they were: only their index in the tile has travelled.
// The includer has what sorts in shared memory, and defines IS_BUCKET, whether the tile is a bucket of elements in scratch,
// and GENERATED_INDEX(from, base), the index that is the value of element `from` of a tile that begins at element `base`.
uvec2 ready_key(const uint base, const uint i) { return key_at(slot_of(i)); }
#include "packed_keys.glsl"

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
                uvec2 key = key_at(slot_of(i));
                if (decode) key = decode_key(key);
                store_key(to_alt, base + i, key);
            }
        }
    }
}

uvec2 own_value(const uint from, const uint base) {
    uint index = GENERATED_INDEX(from, base);
    return (FLAGS & FLAG_WRITE_INDICES) != 0u && !IS_BUCKET ? uvec2(index, 0u) : load_value(IS_BUCKET, from);
}

// from: where in their array the elements' origins count from.
void move_values(const uint from, const uint base, const uint n, const bool to_alt) {
    uvec2 value[ITEMS];
    [[unroll]] for (uint k = 0u; k < ITEMS; k++) {
        uint i = k * WORKGROUP_SIZE + gl_LocalInvocationID.x;
        if (i < n) value[k] = own_value(from + origin_at(slot_of(i)), base);
    }
    if ((FLAGS & FLAG_WRITE_INDICES) == 0u) end_loads();
    [[unroll]] for (uint k = 0u; k < ITEMS; k++) {
        uint i = k * WORKGROUP_SIZE + gl_LocalInvocationID.x;
        if (i < n) store_value(to_alt, base + i, value[k]);
    }
}
