// Decides, from what the first read of the keys found, which passes run and between which sides. A whole workgroup
// runs it.

const uint RESULT_IN_ALT = 1u; // the last pass that ran wrote to scratch
const uint RESULT_AS_IS = 2u;  // no pass ran: the input was in order

// differ: bits in which keys differ; copied: scratch holds order-preserving copies of the keys; tile: elements a workgroup
// of a pass.
void plan_passes(const uvec2 differ, const bool sorted, const bool copied, const uint tile) {
    uint n = element_count();
    uint groups = n / tile + (n % tile != 0u ? 1u : 0u);
    for (uint p = gl_LocalInvocationIndex; p < push.pass_count; p += WORKGROUP_SIZE) {
        uint executed = 0u;
        uint before = 0u; // executed passes before this one
        bool skip = true;
        for (uint q = 0u; q < push.pass_count; q++) {
            if (q == p) before = executed;
            bool runs = !sorted && key_digit(differ, digit_first(q), digit_bits(q)) != 0u;
            if (runs) executed++;
            if (q == p) skip = !runs;
        }
        bool from_alt = copied != ((before & 1u) != 0u);
        uint flags = (from_alt ? PASS_FROM_ALT : 0u) | (before == 0u ? PASS_FIRST : 0u) |
                     (before == 0u && !copied ? PASS_ENCODE : 0u);
        if (before + 1u == executed) flags |= PASS_LAST | (from_alt ? PASS_DECODE : 0u);
        CONTROL(CONTROL_PASSES + 4u * p) = skip ? PASS_SKIP : flags;
        CONTROL(CONTROL_PASSES + 4u * p + 2u) = before;
        write_size(CONTROL_PASS_SIZES + 4u * p, skip ? 0u : groups);
        if (p != 0u) continue;
        bool in_alt = copied != ((executed & 1u) != 0u);
        uint result = executed == 0u ? RESULT_AS_IS : in_alt ? RESULT_IN_ALT : 0u;
        bool idle = result == 0u || (result == RESULT_AS_IS && (FLAGS & FLAG_WRITE_INDICES) == 0u);
        CONTROL(CONTROL_RESULT) = result;
        write_size(CONTROL_DISPATCH_FINISH, idle ? 0u : CONTROL(CONTROL_DISPATCH_STRIDE));
    }
}
