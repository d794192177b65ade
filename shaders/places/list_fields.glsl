// Lists the fields of compressed keys, from the highest on: see compressed_keys.glsl. The highest bit in which keys differ
// becomes the highest bit of `digits` digits, and all others follow. A field ends where keys agree in a bit, and where a
// word ends, of the whole key or of the compressed one. Keys that differ in bits 63 to 48, 39 and 5 to 0, in three digits:
//   field 0   bits 63 to 48 -> 23 to 8
//   field 1   bit 39        -> 7
//   field 2   bits 5 to 0   -> 6 to 1, and bit 0 of all compressed keys is 0
// The includer defines fields[] and field_count.
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
