// A sample of the keys, for histogram.comp: what it has in common, where its words lie, whether it is in order, whether
// it is crowded. The includer defines `unsorted`, and clears all before look_at_sample().
const uint SAMPLES = WORKGROUP_SIZE < 512u ? WORKGROUP_SIZE : 512u;

shared uint sample_low; // the bits that differ in it
shared uint sample_high;
shared uint sample_words[FITS ? SAMPLES : 1u]; // low ones
shared uint sample_least;                            // of these
shared uint sample_greatest;

void clear_sample() {
    sample_low = 0u;
    sample_high = 0u;
    sample_least = 0xffffffffu;
    sample_greatest = 0u;
}

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
    if (FITS && gl_LocalInvocationIndex < SAMPLES) sample_words[FITS ? gl_LocalInvocationIndex : 0u] = key.x;
    uvec2 differ = key ^ reference;
    if (differ.x != 0u) atomicOr(sample_low, differ.x);
    if (differ.y != 0u) atomicOr(sample_high, differ.y);
    key &= mask;
    bool descends = key_less(encode_key(sampled.next) & mask, key) || key_less(encode_key(sampled.beside) & mask, key);
    // In keys of no order most lanes find a descent: a few are enough to store it.
    if (descends && LOAD_IN_WORKGROUP(unsorted) == 0u) STORE_IN_WORKGROUP(unsorted, 1u);
    barrier();
}

// Finds the range of the sample's low words; close.glsl's, of floats, but for zeros.
void find_words() {
    const uint EACH = 16u; // by few atomics: they queue up
    if (gl_LocalInvocationIndex < SAMPLES / EACH) {
        uint least = 0xffffffffu;
        uint greatest = 0u;
        for (uint k = 0u; k < EACH; k++) {
            uint word = sample_words[FITS ? k * (SAMPLES / EACH) + gl_LocalInvocationIndex : 0u];
            if (CLOSES && is_zero(word)) continue;
            least = min(least, word);
            greatest = max(greatest, word);
        }
        atomicMin(sample_least, least);
        atomicMax(sample_greatest, greatest);
    }
    barrier();
}

// A crowd for passes to go around, see crowd.glsl: keys that agree with some key beside the sample's in all bits, so that
// three passes do without them, or in all but the last digit, so that two do; whichever is more.
const uint CANDIDATES = 16u;
shared uint beside_words[CROWDS ? SAMPLES : 1u]; // as a crowd may leave out equally spaced places
shared uint alike_to[CROWDS ? CANDIDATES : 1u];  // how many of these agree with each, 16 bits for all but the last digit
shared uint most_spared;                         // {how many, times 4 or 3; first pass; candidate}

uint candidate_key(const uint i) { return beside_words[CROWDS ? i * (SAMPLES / CANDIDATES) : 0u]; }

// push.crowds: how many keys it takes, in sixteenths of all, where they differ in the last digit 12ths.
Crowd choose_crowd(const Sample sampled) {
    const uint AT_ONCE = WORKGROUP_SIZE / CANDIDATES;
    uint i = gl_LocalInvocationIndex;
    uint candidate = i % CANDIDATES;
    if (i < SAMPLES) beside_words[CROWDS ? i : 0u] = encode_key(sampled.beside).x;
    if (i < CANDIDATES) alike_to[CROWDS ? i : 0u] = 0u;
    if (i == 0u) most_spared = 0u;
    barrier();
    uint alike = 0u;
    [[unroll]] for (uint s = 0u; s < SAMPLES; s += AT_ONCE) {
        uint differ = beside_words[CROWDS ? s + i / CANDIDATES : 0u] ^ candidate_key(candidate);
        alike += (differ == 0u ? 1u : 0u) + (differ >> RADIX_BITS == 0u ? 1u << 16 : 0u);
    }
    atomicAdd(alike_to[CROWDS ? candidate : 0u], alike);
    barrier();
    alike = alike_to[CROWDS ? candidate : 0u];
    uint by_first = (alike & 0xffffu) * 4u << 8 | i;
    uint by_second = (alike >> 16) * 3u << 8 | CANDIDATES | i;
    if (i < CANDIDATES) atomicMax(most_spared, max(by_first, by_second));
    barrier();
    return crowd_of(most_spared >> 8 >= push.crowds * (SAMPLES / 4u), candidate_key(most_spared % CANDIDATES),
                    most_spared / CANDIDATES & 1u);
}
