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

// What caches have kept of buffers: nothing says when a relaxed load sees what another workgroup stores, but for an acquire
// before it.
void drop_cached() { memoryBarrier(gl_ScopeDevice, gl_StorageSemanticsBuffer, gl_SemanticsAcquire); }
