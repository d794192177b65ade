// The order-preserving form of a key: an unsigned number whose order is the wanted one.
// Signed: the sign bit is flipped; floating point (IEEE 754 totalOrder): negative numbers are complemented, others get
// the sign bit; descending: the complement of it all, so that equal keys keep their order.
#include "words.glsl"
const uint LOW_MASK = KEY_BITS >= WORD_BITS ? WORD_MAX : (1u << (KEY_BITS & (WORD_BITS - 1u))) - 1u;
const uint SIGN_BIT = 1u << ((KEY_BITS - 1u) & (WORD_BITS - 1u));

uvec2 encode_key(const uvec2 raw) {
    uvec2 key = raw;
    if (KEY_WORDS == 2u) {
        if (KEY_KIND == KIND_SIGNED) key.y ^= SIGN_BIT;
        if (KEY_KIND == KIND_FLOAT) {
            uint negative = uint(int(key.y) >> int(WORD_BITS - 1u));
            key ^= uvec2(negative, negative | SIGN_BIT);
        }
        if (DESCENDING != 0u) key = ~key;
    } else {
        if (KEY_KIND == KIND_SIGNED) key.x ^= SIGN_BIT;
        if (KEY_KIND == KIND_FLOAT) {
            uint negative = uint(bitfieldExtract(int(key.x), int(KEY_BITS - 1u), 1));
            key.x ^= (negative | SIGN_BIT) & LOW_MASK;
        }
        if (DESCENDING != 0u) key.x ^= LOW_MASK;
    }
    return key;
}

uvec2 decode_key(const uvec2 raw) {
    uvec2 key = raw;
    if (KEY_WORDS == 2u) {
        if (DESCENDING != 0u) key = ~key;
        if (KEY_KIND == KIND_SIGNED) key.y ^= SIGN_BIT;
        if (KEY_KIND == KIND_FLOAT) {
            uint negative = ~uint(int(key.y) >> int(WORD_BITS - 1u));
            key ^= uvec2(negative, negative | SIGN_BIT);
        }
    } else {
        if (DESCENDING != 0u) key.x ^= LOW_MASK;
        if (KEY_KIND == KIND_SIGNED) key.x ^= SIGN_BIT;
        if (KEY_KIND == KIND_FLOAT) {
            uint negative = ~uint(bitfieldExtract(int(key.x), int(KEY_BITS - 1u), 1));
            key.x ^= (negative | SIGN_BIT) & LOW_MASK;
        }
    }
    return key;
}

// The order-preserving form of a key where passes have left it.
uvec2 encode_passed(const uvec2 key) { return (FLAGS & FLAG_RAW) != 0u ? encode_key(key) : key; }

// Bits [first, first + bits) of an encoded key; bits less than a word's.
uint key_digit(const uvec2 key, const uint first, const uint bits) {
    if (KEY_WORDS == 1u) return key.x >> first & ((1u << bits) - 1u);
    uint high = key.y >> (first & (WORD_BITS - 1u));
    uint low = first >= WORD_BITS ? high : (key.x >> first) | (first == 0u ? 0u : key.y << (WORD_BITS - first));
    return low & ((1u << bits) - 1u);
}

// The digit of pass p: the window is cut from its low end, the last digit may be narrower.
uint digit_first(const uint p) { return push.first_bit + p * RADIX_BITS; }
uint digit_bits(const uint p) { return min(RADIX_BITS, push.bit_count - p * RADIX_BITS); }

// The window as a mask, for comparing whole keys.
uvec2 window_mask() {
    uint last = push.first_bit + push.bit_count; // one past
    uvec2 below_last = uvec2(last >= WORD_BITS ? WORD_MAX : (1u << last) - 1u,
                             last >= 2u * WORD_BITS ? WORD_MAX
                             : last > WORD_BITS     ? (1u << (last - WORD_BITS)) - 1u
                                                    : 0u);
    uvec2 below_first = uvec2(push.first_bit >= WORD_BITS ? WORD_MAX : (1u << push.first_bit) - 1u,
                              push.first_bit > WORD_BITS ? (1u << (push.first_bit - WORD_BITS)) - 1u : 0u);
    return below_last & ~below_first;
}

bool same(const uvec2 a, const uvec2 b) { return a.x == b.x && (KEY_WORDS == 1u || a.y == b.y); }

bool key_less(const uvec2 a, const uvec2 b) {
    if (KEY_WORDS == 2u) return a.y < b.y || (a.y == b.y && a.x < b.x);
    return a.x < b.x;
}
