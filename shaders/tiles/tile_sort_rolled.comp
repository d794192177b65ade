#version 450
// What tile_sort.comp does with tiles, in few instructions, where to compile takes longer than to sort. No buckets.
#extension GL_GOOGLE_include_directive : require
#define ARGUMENTS TILES_ARGUMENTS
#include "buffers.glsl"
#include "keys.glsl"
const uint SHARED_ELEMENTS = TILE;
#include "rolled_sort.glsl"
#define IS_BUCKET false
#define GENERATED_INDEX(from, base) from
#include "tile_store.glsl"

void sort_tile(const uint base, const uint n, const bool encode) {
    for (uint i = gl_LocalInvocationID.x; i < n; i += WORKGROUP_SIZE) {
        uvec2 key = load_key(false, base + i);
        put_element(i, encode ? encode_key(key) : key, i);
    }
    sort_elements(n, window_mask());
}

void main() {
    uint count = element_count();
    uint base = workgroup_index() * push.run;
    uint n = min(count - min(count, base), push.run);
    if (n == 0u) return;
    bool encode = (push.mode & TILE_ENCODE) != 0u;
    bool decode = (push.mode & TILE_DECODE) != 0u;
    bool to_alt = (push.mode & TILE_TO_ALT) != 0u;
    sort_tile(base, n, encode);
    end_loads();
    if (!(decode && (FLAGS & FLAG_KEEP_KEYS) != 0u)) store_keys(base, n, decode, to_alt);
    if (VALUE_WORDS != 0u) move_values(base, base, n, to_alt);
}
