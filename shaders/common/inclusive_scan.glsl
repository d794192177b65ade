// An inclusive scan over the workgroup, without subgroup operations; sums[] holds it afterwards.
// SCANS_AGAIN: some invocation may still read sums[] when a scan begins.
shared uint sums[WORKGROUP_SIZE];

// Hillis and Steele, "Data parallel algorithms", 1986.
uint inclusive_scan(uint value) {
    uint invocation = gl_LocalInvocationIndex;
#ifdef SCANS_AGAIN
    barrier();
#endif
    sums[invocation] = value;
    barrier();
    for (uint reach = 1u; reach < WORKGROUP_SIZE; reach *= 2u) {
        uint before = invocation >= reach ? sums[invocation - reach] : 0u;
        barrier();
        value += before;
        sums[invocation] = value;
        barrier();
    }
    return value;
}
