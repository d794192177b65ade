// A sample of the keys, for histogram.comp: what it has in common, whether it is in order.
// The includer defines `unsorted`, and clears all before look_at_sample().
const uint SAMPLES = WORKGROUP_SIZE < MOST_SAMPLES ? WORKGROUP_SIZE : MOST_SAMPLES;

shared uint sample_low; // the bits that differ in it
shared uint sample_high;

void clear_sample() { sample_low = sample_high = 0u; }

struct Sample { // an invocation's
    uvec2 key;
    uvec2 beside; // the key behind it
    uvec2 next;   // the key of the sample's next one
};

Sample load_sample(const uint n) {
    uint stride = n / SAMPLES;
    uint s = min(gl_LocalInvocationIndex, SAMPLES - 1u);
    return Sample(load_key(false, s * stride), load_key(false, min(s * stride + 1u, n - 1u)),
                  load_key(false, min(s + 1u, SAMPLES - 1u) * stride));
}

// Gathers the bits that differ in the sample; sets `unsorted` if it is not in order, or keys beside each other are not.
void look_at_sample(const Sample sampled, const uvec2 mask, const uvec2 reference) {
    uvec2 key = encode_key(sampled.key);
    uvec2 differ = key ^ reference;
    if (differ.x != 0u) atomicOr(sample_low, differ.x);
    if (differ.y != 0u) atomicOr(sample_high, differ.y);
    key &= mask;
    bool descends = key_less(encode_key(sampled.next) & mask, key) || key_less(encode_key(sampled.beside) & mask, key);
    // In keys of no order most lanes find a descent: a few are enough to store it.
    if (descends && LOAD_IN_WORKGROUP(unsorted) == 0u) STORE_IN_WORKGROUP(unsorted, 1u);
    barrier();
}
