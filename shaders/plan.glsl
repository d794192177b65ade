// Decides, from what the first read of the keys found, which passes run and between which sides.
// One invocation runs it, after CONTROL_DIFFER and CONTROL_UNSORTED are complete. arg[0]: elements a workgroup of a pass.

const uint RESULT_IN_ALT = 1u; // the last pass that ran wrote to scratch
const uint RESULT_AS_IS = 2u;  // no pass ran: the input was in order

void plan_passes() {
    uint n = element_count();
    uint groups = n / push.arg[0] + (n % push.arg[0] != 0u ? 1u : 0u);
    uvec2 differ = uvec2(CONTROL(CONTROL_DIFFER), CONTROL(CONTROL_DIFFER + 1u));
    bool sorted = CONTROL(CONTROL_UNSORTED) == 0u;
    bool alt = CONTROL(CONTROL_COPIED) != 0u; // side that the next pass reads
    bool encoded = alt;
    uint executed = 0u;
    uint last = 0u;
    uint last_flags = 0u;
    for (uint p = 0u; p < push.pass_count; p++) {
        uint record = CONTROL_PASSES + 4u * p;
        bool skip = sorted || key_digit(differ, digit_first(p), digit_bits(p)) == 0u;
        write_size(CONTROL_PASS_SIZES + 4u * p, skip ? 0u : groups);
        if (skip) {
            CONTROL(record) = PASS_SKIP;
            continue;
        }
        uint flags = (alt ? PASS_FROM_ALT : 0u) | (encoded ? 0u : PASS_ENCODE) | (executed == 0u ? PASS_FIRST : 0u);
        CONTROL(record) = flags;
        CONTROL(record + 2u) = executed;
        last = record;
        last_flags = flags;
        alt = !alt;
        encoded = true;
        executed++;
    }
    if (executed > 0u) CONTROL(last) = last_flags | PASS_LAST | (alt ? 0u : PASS_DECODE);
    CONTROL(CONTROL_RESULT) = executed == 0u ? RESULT_AS_IS : alt ? RESULT_IN_ALT : 0u;
}
