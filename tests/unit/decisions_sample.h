// In place of shaders/passes/sample.glsl: any keys of the array may be the sample.
const uint SAMPLES = 1;
static uint sample_low, sample_high;

struct Sample {};

static void clear_sample() {
    sample_low = sample_high = 0;
}

static Sample load_sample(uint) { return Sample(); }

static void look_at_sample(const Sample &, uvec2 mask, uvec2 reference) {
    uvec2 before(0);
    for (uint i = 0; i < element_count(); i++) {
        const uvec2 key = encode_key(arrays[0].keys[i]);
        if (!is_sampled(i)) continue;
        sample_low |= key.x ^ reference.x;
        sample_high |= key.y ^ reference.y;
        if (key_less(key & mask, before)) unsorted = 1;
        before = key & mask;
    }
}
