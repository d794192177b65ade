// What a sample of the keys foretells to histogram.comp: which digits are the same in all keys, how many passes will run.
// The includer defines high_differ() and `unsorted`, and clears all before look_at_sample().
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

struct Forecast {
    bool low_only; // the high digits agree
    bool copies;   // an odd number of passes: an encoded copy in scratch helps
    bool descent;  // keys are not in order
    bool leaves;   // the leading digits are all that passes will sort by
};

const Forecast NO_FORECAST = Forecast(false, false, false, false);

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
    if (key_less(encode_key(sampled.next) & mask, key) || key_less(encode_key(sampled.beside) & mask, key)) unsorted = 1u;
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

// Low words are expected within this range and a sixteenth of it on either side. The inverse is left to inverse_of().
Stretch choose_stretch() {
    uint margin = (sample_greatest - sample_least) / 16u;
    uint least = sample_least - min(sample_least, margin);
    uint range = sample_greatest + min(~sample_greatest, margin) - least;
    if (sample_least >= sample_greatest || range > 0xffffffffu / 3u) return AS_IT_IS;
    return Stretch(least, 0xffffffffu / range - 1u | 1u, 1u);
}

// Keys are expected where the sample's are, in a range that begins at a multiple of its size if it can.
Close choose_close() {
    bool upper = sample_least >= HALF;
    if (sample_least > sample_greatest || upper != (sample_greatest >= HALF)) return FAR;
    uint greatest = magnitude(upper ? sample_greatest : sample_least);
    uint range = sample_greatest - sample_least;
    uint least = greatest - range;
    if (range > CLOSE_LAST || range >> 24 == 0u) return FAR; // or three digits of eight bits may do
    uint first = least & ~CLOSE_LAST;
    if (greatest - first > CLOSE_LAST) {
        uint room = (CLOSE_LAST - range) / 2u; // on either side
        uint lower = (1u << ((CLOSE_DIGITS - 1u) * CLOSE_BITS)) - 1u;
        first = min(least - min(least, room), HALF - 1u - CLOSE_LAST) & ~lower;
        if (greatest - first > CLOSE_LAST) return FAR;
    }
    return Close(true, upper, first);
}

// A crowd for passes to go around, see crowd.glsl: keys that agree with some key beside the sample's in all bits, so that three
// passes do without them, or in all but the last digit, so that two do; whichever is more.
const uint CANDIDATES = 16u;
shared uint beside_words[CROWDS ? SAMPLES : 1u]; // as a crowd may leave out equally spaced places
shared uint alike_to[CROWDS ? CANDIDATES : 1u];  // how many of these agree with each, 16 bits for all but the last digit
shared uint most_spared;                         // {how many, times 4 or 3; first pass; candidate}

struct Crowd {
    bool chosen;
    uint key;        // the least of its keys, in the order-preserving form
    uint first_pass; // by a digit in which they agree
};

const Crowd NONE = Crowd(false, 0u, 0u);
Crowd crowd;
const uint LEAST_CROWD = 16u; // a part of so many pays

uint candidate_key(const uint i) { return beside_words[CROWDS ? i * (SAMPLES / CANDIDATES) : 0u]; }

// push.crowds: how many keys it takes, in sixteenths of all, where they differ in the last digit 12ths.
Crowd choose_crowd(const Sample sampled) {
    const uint AT_ONCE = WORKGROUP_SIZE / CANDIDATES;
    uint i = gl_LocalInvocationIndex;
    uint candidate = i % CANDIDATES;
    if (i < SAMPLES) beside_words[CROWDS ? i : 0u] = encode_key(sampled.beside).x;
    alike_to[CROWDS ? candidate : 0u] = 0u;
    most_spared = 0u;
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
    uint first_pass = most_spared / CANDIDATES & 1u;
    uint low = RADIX_BITS * first_pass;
    return Crowd(most_spared >> 8 >= push.crowds * (SAMPLES / 4u), candidate_key(most_spared % CANDIDATES) >> low << low,
                 first_pass);
}

bool in_crowd(const uint key) { return (key ^ crowd.key) >> (RADIX_BITS * crowd.first_pass) == 0u; }

// Modulo 2^32, of an odd number: right in its last three bits as it is; Newton's steps double them.
uint inverse_of(const uint scale) {
    uint inverse = scale;
    for (uint step = 0u; step < 4u; step++) inverse *= 2u - scale * inverse;
    return inverse;
}

Stretch with_inverse(const Stretch by) { return Stretch(by.least, by.scale, inverse_of(by.scale)); }

// See CONTROL_BIN_WORDS.
uint words_to_left() {
    uint range = sample_greatest - min(sample_least, sample_greatest) & ~31u;
    return range == 0u ? 0u : sample_least & ~31u | 31u - uint(findMSB(range));
}

// The lowest of eight bits from the highest in which the sample differs; 0 where that is the last digit's, or where these
// bits are not all in the high word.
uint leading_bits(const uvec2 differ) {
    uint highest = uint(findMSB(differ.y));
    return differ.y != 0u && highest >= RADIX_BITS - 1u && highest < 31u ? 32u + highest - (RADIX_BITS - 1u) : 0u;
}

// Whether an odd number of passes is to be expected, so that a copy helps. Where leaves may do, two or three passes are left
// of four or more, whose number does not matter.
bool expects_odd(const uvec2 differ) {
    uint digits = close.chosen ? CLOSE_DIGITS : bitCount(differing_passes(differ));
    return push.copies != 0u && (digits & 1u) != 0u && unsorted != 0u && (push.most_leaf_bits == 0u || digits < 4u);
}
