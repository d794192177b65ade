// Sorts a tile of n elements from element `base` on with shared_sort.glsl: an invocation loads a block of them.
// The includer defines IS_BUCKET, see tile_store.glsl, and element_from(i), where element i comes from, counted from base.
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
