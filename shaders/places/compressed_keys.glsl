// Keys without the bits in which all agree: leading_bits.comp compresses them, and the last kernel that stores them expands
// them again. The bits that are left keep their order, so that fewer digits sort the keys ("compress" and "expand" of
// Warren, Hacker's Delight, 7-4 and 7-5). Bits that stay side by side are a field, which lies within one word in both forms.

// A word of the list of fields: where one begins in the whole key, where in the compressed one, and its bits less one.
const uint FIELD_TO = 6u;
const uint FIELD_BITS = 12u;

uint pack_field(const uint from, const uint to, const uint bits) {
    return from | to << FIELD_TO | (bits - 1u) << FIELD_BITS;
}

struct Field {
    uint from; // bit of the whole key
    uint to;   // and of the compressed one
    uint mask; // as many bits as it has
};

Field unpack_field(const uint word) {
    return Field(word & 63u, word >> FIELD_TO & 63u, 0xffffffffu >> (31u - (word >> FIELD_BITS & 31u)));
}

// Puts a field into some keys of an invocation, by xor: its bits are 0 there, or CONTROL_FLIPS has flipped them. All
// invocations take the same branches.
#define MOVE_FIELD(source, target, count, from_bit, to_bit, field_mask) { \
    uint bits[count]; \
    if ((from_bit) >= WORD_BITS) { \
        [[unroll]] for (uint k = 0u; k < (count); k++) bits[k] = source[k].y >> ((from_bit) & 31u) & (field_mask); \
    } else { \
        [[unroll]] for (uint k = 0u; k < (count); k++) bits[k] = source[k].x >> (from_bit) & (field_mask); \
    } \
    if ((to_bit) >= WORD_BITS) { \
        [[unroll]] for (uint k = 0u; k < (count); k++) target[k].y ^= bits[k] << ((to_bit) & 31u); \
    } else { \
        [[unroll]] for (uint k = 0u; k < (count); k++) target[k].x ^= bits[k] << (to_bit); \
    } \
}

uint compressed_fields() { return KEY_WORDS == 2u ? CONTROL(CONTROL_FIELD_COUNT) : 0u; }

// Makes some compressed keys of an invocation whole, in the form that passes decode.
#define EXPAND_KEYS(keys, count, field_count) { \
    uvec2 agreed = uvec2(CONTROL(CONTROL_AGREED), CONTROL(CONTROL_AGREED + 1u)) ^ \
                   uvec2(CONTROL(CONTROL_FLIPS), CONTROL(CONTROL_FLIPS + 1u)); \
    uvec2 whole[count]; \
    [[unroll]] for (uint k = 0u; k < (count); k++) whole[k] = agreed; \
    [[dont_unroll]] for (uint f = 0u; f < (field_count); f++) { \
        Field field = unpack_field(CONTROL(CONTROL_FIELDS + f)); \
        MOVE_FIELD(keys, whole, count, field.to, field.from, field.mask) \
    } \
    [[unroll]] for (uint k = 0u; k < (count); k++) keys[k] = whole[k]; \
}
