// 64-bit keys are often two things side by side, such as a tile and a depth, and the lower one spans a part of its range
// only. Leaves want leading bits that spread evenly, so that low words are stretched over all of it: (low - least) * scale.
// The scale is odd, so that multiplying by its inverse modulo 2^32 takes it back. histogram.comp chooses both by a sample;
// where a key turns out to lie outside, it counts again without, and all passes run.

struct Stretch {
    uint least;
    uint scale;
    uint inverse;
};

const Stretch AS_IT_IS = Stretch(0u, 1u, 1u);

// As histogram.comp has left it.
Stretch load_stretch() {
    if (!STRETCHES) return AS_IT_IS;
    uint least = CONTROL(CONTROL_STRETCH_LEAST);
    return Stretch(least, CONTROL(CONTROL_STRETCH_SCALE) | 1u, CONTROL(CONTROL_STRETCH_INVERSE) | 1u);
}

uvec2 stretch_key(const Stretch by, const uvec2 key) {
    return STRETCHES ? uvec2((key.x - by.least) * by.scale, key.y) : key;
}

uvec2 shrink_key(const Stretch by, const uvec2 key) {
    return STRETCHES ? uvec2(key.x * by.inverse + by.least, key.y) : key;
}
