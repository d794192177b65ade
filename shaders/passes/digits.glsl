// The digits in which keys differ, if they differ in these bits: a mask, with bit p for the digit of pass p.
uint differing_digits(const uvec2 differ) {
    uint mask = 0u;
    for (uint p = 0u; p < push.pass_count; p++)
        if (key_digit(differ, digit_first(p), digit_bits(p)) != 0u) mask |= 1u << p;
    return mask;
}
