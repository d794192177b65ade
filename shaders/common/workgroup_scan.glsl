// Scans over the workgroup, without subgroup operations.
shared uint sums[2u * WORKGROUP_SIZE];
shared uint scan_total;

// In rounds of four sums each (after Hillis and Steele, "Data parallel algorithms", 1986, who take two). Rounds write to two
// halves in turn, so that one barrier a round is enough. A further one has to come before the next scan.
uint inclusive_scan(uint sum) {
    uint at = gl_LocalInvocationIndex;
    uint other_half = WORKGROUP_SIZE;
    for (uint reach = 1u; reach < WORKGROUP_SIZE; reach *= 4u) {
        sums[at] = sum;
        barrier();
        [[unroll]] for (uint k = 1u; k < 4u; k++)
            if (gl_LocalInvocationIndex >= k * reach) sum += sums[at - k * reach];
        at += other_half;
        other_half = -other_half;
    }
    return sum;
}

// What the invocations before have, and what all have.
uint exclusive_scan(const uint value, out uint total) {
    uint inclusive = inclusive_scan(value);
    if (gl_LocalInvocationIndex + 1u == WORKGROUP_SIZE) scan_total = inclusive;
    barrier();
    total = scan_total;
    return inclusive - value;
}

// n words of the control block become the sums of those before them, and of `before`.
void scan_words(const uint first, const uint n, const uint before) {
    uint running = before;
    for (uint s = 0u; s < n; s += TILE) {
        uint begin = s + gl_LocalInvocationIndex * ITEMS;
        uint counts[ITEMS];
        uint sum = 0u;
        [[unroll]] for (uint k = 0u; k < ITEMS; k++) {
            counts[k] = begin + k < n ? CONTROL(first + begin + k) : 0u;
            sum += counts[k];
        }
        uint total;
        uint place = running + exclusive_scan(sum, total);
        [[unroll]] for (uint k = 0u; k < ITEMS; k++) {
            if (begin + k < n) CONTROL(first + begin + k) = place;
            place += counts[k];
        }
        running += total;
    }
}
