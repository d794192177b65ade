// A place in part i of an array whose parts have so many elements, at irregular places: low bits of keys at regular ones may
// agree by design.
uint irregular_place(const uint i, const uint part) {
    uint low, high;
    umulExtended(i * 0x9e3779b1u, part, high, low);
    return i * part + high;
}
