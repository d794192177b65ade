// Barriers that make memory visible, too.
//
// What orders accesses to buffers by invocations of one dispatch: A word that one writes and another reads is accessed by
// atomics alone, or the kernel says what orders it. What one has read or written another overwrites in four cases:
//   - Kernels that sort in place (odd_even_merge, tile_sort, those of segments, of leaves and of the first k) store behind a
//     barrier before which all that share the elements have loaded: barrier(), workgroup_sync(), end_loads() of
//     tile_store.glsl, or a subgroup's, where a subgroup has a segment to itself. Where there is none, an invocation stores
//     only what it alone has loaded.
//   - sort_range.glsl stores results over words that others of its workgroup have stored by atomics, behind
//     workgroup_sync().
//   - The workgroup of histogram.comp that ends last puts sums over the counts, behind an atomic that acquires what all
//     others' have released.
//   - A tile that onesweep.comp ranks again is stored again, behind workgroup_sync().
// In Vulkan's memory model an access that is not atomic is private, unless the buffer is declared coherent or the access
// nonprivate, which takes the memory model's own feature. No barrier orders private ones of different invocations. Coherent
// loads pass by the nearest caches, which would be slower. So these cases rely on more than the model says: compilers move
// no access across these barriers, and an invocation is behind one only when the accesses before it have ended. No value
// comes from another invocation there, so no cache can be stale.

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
