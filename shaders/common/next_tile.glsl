// The tile of a workgroup that takes one after the other up to element n: where the next one begins, or n.
uint next_tile(const uint begin, const uint n, const uint tile) {
    uint stride = gl_NumWorkGroups.x * gl_NumWorkGroups.y * tile;
    return n - begin > stride ? begin + stride : n;
}
