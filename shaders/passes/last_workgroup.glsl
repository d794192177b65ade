// The workgroup that ends last goes on with what all have found. The includer defines CONTROL_LAST, the word that counts the
// workgroups that have ended.
shared bool last; // this workgroup ends last

// Each invocation's atomics come before its workgroup's, and those of all before what the last one reads.
bool ends_last(const uint workgroups) {
    workgroup_sync();
    if (gl_LocalInvocationIndex == 0u)
        last = atomicAdd(CONTROL(CONTROL_LAST), 1u, gl_ScopeDevice, gl_StorageSemanticsBuffer,
                         gl_SemanticsAcquireRelease) + 1u == workgroups;
    workgroup_sync();
    return last;
}

// What other workgroups have written, once they all have ended.
uint load_shared_word(const uint i) {
    return atomicLoad(CONTROL(i), gl_ScopeDevice, gl_StorageSemanticsNone, gl_SemanticsRelaxed);
}
