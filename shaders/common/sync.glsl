// Barriers that make memory visible, too.
#extension GL_KHR_memory_scope_semantics : require

// For a word that several invocations may store to at once. Two stores that are not both atomic, neither of which happens
// before the other, are a data race, which Vulkan's memory model forbids whatever they store, one value as well.
#define LOAD_IN_WORKGROUP(word) atomicLoad(word, gl_ScopeWorkgroup, gl_StorageSemanticsNone, gl_SemanticsRelaxed)
#define STORE_IN_WORKGROUP(word, value) \
    atomicStore(word, value, gl_ScopeWorkgroup, gl_StorageSemanticsNone, gl_SemanticsRelaxed)
#define STORE_IN_DEVICE(word, value) \
    atomicStore(word, value, gl_ScopeDevice, gl_StorageSemanticsNone, gl_SemanticsRelaxed)

// What the subgroup's invocations have written to shared memory.
void subgroup_sync() {
    controlBarrier(gl_ScopeSubgroup, gl_ScopeSubgroup, gl_StorageSemanticsShared, gl_SemanticsAcquireRelease);
}

// What the workgroup's invocations have written to shared memory and to buffers; their loads have ended.
void workgroup_sync() {
    controlBarrier(gl_ScopeWorkgroup, gl_ScopeWorkgroup, gl_StorageSemanticsShared | gl_StorageSemanticsBuffer,
                   gl_SemanticsAcquireRelease);
}

// Relaxed loads behind it do not return what a cache has kept of a buffer; nothing else says when they see another
// workgroup's store.
void drop_cached() { memoryBarrier(gl_ScopeDevice, gl_StorageSemanticsBuffer, gl_SemanticsAcquire); }
