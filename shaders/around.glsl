// Where the elements of a tile go in a pass that takes a crowd or goes around it: see crowd.glsl.

// Moves the digit's elements behind the crowd where they belong there; the crowd's behind those of earlier tiles, where
// `before` of the digit's are. first: where the digit's first one goes.
void place_around(const uint first, const uint tile_count, const uint before) {
    if (invocation < RADIX) {
        if (first >= crowd_begin) {
            target[invocation] += crowd_size;
        } else if (first + tile_count > crowd_begin) {
            split_digit = invocation;
            split_from = crowd_begin - target[invocation];
        }
    }
    if (crowd_in_tile == 0u) return;
    uint others = subgroupAdd(before);
    if (subgroupElect()) atomicAdd(CROWD_TARGET, -others);
}
