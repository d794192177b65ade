// Barriers that make memory visible, too.
#extension GL_KHR_memory_scope_semantics : require

// What the subgroup's invocations have written to shared memory.
void subgroup_sync() {
    controlBarrier(gl_ScopeSubgroup, gl_ScopeSubgroup, gl_StorageSemanticsShared, gl_SemanticsAcquireRelease);
}

// What the workgroup's invocations have written to shared memory and to buffers; their loads have ended.
void workgroup_sync() {
    controlBarrier(gl_ScopeWorkgroup, gl_ScopeWorkgroup, gl_StorageSemanticsShared | gl_StorageSemanticsBuffer,
                   gl_SemanticsAcquireRelease);
}
