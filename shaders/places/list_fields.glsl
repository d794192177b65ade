// Which fields compressed keys have: see compressed_keys.glsl. The includer defines fields[] and field_count.

// The highest bits in which keys differ become the highest of `digits` digits.
void list_fields(const uvec2 differ, const uint digits) {
    uvec2 rest = differ;
    uint to = digits * RADIX_BITS;
    uint number = 0u;
    while ((rest.x | rest.y) != 0u) {
        bool high = rest.y != 0u;
        uint word = high ? rest.y : rest.x;
        uint top = uint(findMSB(word));
        uint bits = uint(31 - findMSB(~(word << (31u - top))));
        bits = min(bits, ((to - 1u) & 31u) + 1u);
        to -= bits;
        uint from = top + 1u - bits;
        fields[number++] = pack_field(from + (high ? WORD_BITS : 0u), to, bits);
        uint taken = 0xffffffffu >> (32u - bits) << from;
        rest &= high ? uvec2(0xffffffffu, ~taken) : uvec2(~taken, 0u);
    }
    field_count = number;
}
