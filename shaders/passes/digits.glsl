// The passes that have something to do where keys differ in these bits: a bit each.
uint differing_passes(const uvec2 differ) {
    uint passes = 0u;
    for (uint p = 0u; p < push.pass_count; p++)
        if (key_digit(differ, digit_first(p), digit_bits(p)) != 0u) passes |= 1u << p;
    return passes;
}
