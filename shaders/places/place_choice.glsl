// Whether leaves by place, of which src/methods/places.h has an example, and compressed keys save time. histogram.comp asks
// whether leading_bits.comp is to run, and with how many workgroups; leading_bits.comp asks by which digits passes may sort.

// Leaves by place, with the sample before them, cost as much time as so many passes, rounded up: one less for many elements,
// and one less for compressed keys, of which all are read anyway.
const uint PLACES_AS_PASSES = 4u;
const uint MANY_ELEMENTS = 1u << 22;

uint places_as_passes(const uint n, const bool compresses) {
    return PLACES_AS_PASSES - (n >= MANY_ELEMENTS ? 1u : 0u) - (compresses ? 1u : 0u);
}

// The most leading digits by which passes may sort: these passes and the cost of leaves by place are no more than the passes
// by all digits, and as many will do, as that cost is rounded up. Less than LEAST_PREFIX_DIGITS: it is not worth while.
uint most_leading_digits(const uint n, const uint digit_mask, const bool compresses) {
    uint digits = bitCount(digit_mask);
    return min(digits - min(digits, places_as_passes(n, compresses)), MOST_PREFIX_DIGITS);
}

// How many digits compressed keys have: keys without the bits in which all agree. Some keys differ in each.
uint compressed_digits(const uvec2 differ) {
    return (uint(bitCount(differ.x) + bitCount(differ.y)) + RADIX_BITS - 1u) / RADIX_BITS;
}

// Whether compressing saves enough of the digits in which keys differ. Keys of many fields would take too long to compress.
bool should_compress(const uvec2 differ, const uint digit_mask) {
    // Never fewer than list_fields() lists, as fields[] has room for MOST_FIELDS. A field begins at a bit in which keys
    // differ, above one in which they agree; the words of the whole key and of the compressed one may cut one field each.
    uvec2 begins = differ & ~uvec2(differ.x << 1, differ.y << 1 | differ.x >> 31);
    uint fields = uint(bitCount(begins.x) + bitCount(begins.y)) + 2u;
    return KEY_WORDS == 2u && fields <= MOST_FIELDS && compressed_digits(differ) + LEAST_SAVED <= bitCount(digit_mask);
}
