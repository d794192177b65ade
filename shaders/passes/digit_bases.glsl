// Where each digit begins in the array: exclusive scans of the totals of each pass. The includer defines counts[], which has
// the totals, sums[], and DIGITS_EACH, the digits that an invocation scans.
void store_bases(const uint passes, const uvec2 flipped) {
    uint end = passes * RADIX;
    for (uint c = gl_LocalInvocationIndex; c < end / DIGITS_EACH; c += WORKGROUP_SIZE) {
        uint sum = 0u;
        uint count[DIGITS_EACH]; // all are loaded before one is stored
        [[unroll]] for (uint i = 0u; i < DIGITS_EACH; i++) count[i] = counts[c * DIGITS_EACH + i];
        [[unroll]] for (uint i = 0u; i < DIGITS_EACH; i++) {
            counts[c * DIGITS_EACH + i] = sum;
            sum += count[i];
        }
        sums[c] = sum;
    }
    barrier();
    for (uint i = gl_LocalInvocationIndex; i < end; i += WORKGROUP_SIZE) {
        uint before = counts[i];
        for (uint c = i / RADIX * (RADIX / DIGITS_EACH); c < i / DIGITS_EACH; c++) before += sums[c];
        CONTROL(CONTROL_HISTOGRAMS + (i ^ key_digit(flipped, digit_first(i / RADIX), RADIX_BITS))) = before;
    }
}
