/* gpusort.h 0.4 - sorts keys and key-value pairs on the GPU through Vulkan compute. MIT or public domain, see the end.
 *
 * DO THIS
 *     #define GPUSORT_IMPLEMENTATION
 *     #include "gpusort.h"
 *     #include <stdio.h>
 *
 *     int main(void) {
 *         uint32_t keys[] = {30, 10, 20};
 *         gpusort_context *context;
 *         gpusort_desc desc = {0};
 *         gpusort_host_args args = {0};
 *         desc.logger.func = gpusort_log_stderr;
 *         args.keys = keys;
 *         args.count = 3;
 *         if (gpusort_create(&desc, &context) != GPUSORT_OK || gpusort_sort(context, &args) != GPUSORT_OK) return 1;
 *         printf("%u %u %u\n", (unsigned)keys[0], (unsigned)keys[1], (unsigned)keys[2]);
 *         gpusort_destroy(context);
 *     }
 *
 *     cc hello.c -o hello -ldl
 *
 * In exactly one C or C++ file define GPUSORT_IMPLEMENTATION before the include; everywhere else include it plainly. If no
 * file defines it, the linker reports an undefined gpusort_create_sized_0_4_0. To compile, the implementation needs Vulkan
 * headers of 2022 or later (1.3.204; packages libvulkan-dev, vulkan-headers). To run, it needs a Vulkan 1.1 driver.
 *
 * WHAT IT SORTS
 *   keys     Unsigned, signed and floating-point numbers of 8 to 64 bits, packed, ascending or descending. Floats sort in
 *            the totalOrder of IEEE 754-2008, 5.10: -NaN, -inf .. -0, +0 .. +inf, +NaN. Their bits are not changed.
 *            Among them are half precision (GPUSORT_F16) and bfloat16 (GPUSORT_BF16).
 *   numbers  With GPUSORT_NUMERIC floats sort as numbers: -0 equals +0; NaNs of any sign and bits are equal and come last
 *            in either order. The bits of keys are not changed here either.
 *   windows  Keys may be compared by some of their bits only: [first_bit, first_bit + bit_count). For signed and
 *            floating-point keys these are bits of the unsigned number that has the same order as the key.
 *   values   Of any size that is a multiple of 4, up to 256 bytes; or GPUSORT_WRITE_INDICES: where each key came from.
 *   structs  Of such a size, by a member: with GPUSORT_KEYS_IN_VALUES the keys are in the values, at key_offset.
 *   counts   From 0 to 2^32 - 1, known to the host or only to the GPU (count_buffer). Elements beyond the GPU's count are
 *            not changed, nor are those of keys_out and values_out.
 *   segments Many arrays in one sort, each sorted by itself: rows of one length, or segments between offsets, which may be
 *            in GPU memory. There may be gaps between segments; elements in gaps are not changed (segment_ends).
 *   limit    Only the first k elements of the array, or of each segment. k is the same for all segments: if yours differ,
 *            pass the greatest. Results are sorted, so those of a smaller k are at the front. There is no array with a k
 *            for each segment: dispatches and scratch memory depend on the greatest k alone, so it would save nothing but
 *            the stores of the results that you do not read. With GPUSORT_ANY_ORDER results come in any order, so those
 *            of a smaller k are not at the front: leave this flag out if your k differ.
 *   outputs  Results go back to keys and values, or to keys_out and values_out. Most sorts read the input in place; the
 *            others copy it to the output first. Small counts, rows, the first k, and one-sweep by device addresses read
 *            the input in place.
 *   stable   Equal keys keep their order, also when descending. Only GPUSORT_ODD_EVEN_MERGE is not stable.
 *
 * MORE THAN ONE SORT
 *   Longer keys: Sorts are stable, so a key of 96 or 128 bits, or of two members, takes two of them: first by the less
 *     important part, then by the other one. Either sort structs twice (GPUSORT_KEYS_IN_VALUES, with each part's
 *     key_offset), or sort indices: first by the less important part (GPUSORT_WRITE_INDICES), then gather the other part by
 *     these indices and sort it with the indices as values. See examples/long_keys.c.
 *   Runs and unique keys: Equal keys are neighbours after a sort. A run begins where a key differs from the one before it,
 *     and the first elements of all runs are the unique keys. Sorts are stable: the first element of a run is the one that
 *     came first in the input. See examples/unique.c.
 *   Stable partition by a flag: a sort by one bit, with first_bit and bit_count 1. Elements without the bit come first.
 *
 * ALGORITHMS
 *   GPUSORT_AUTO: The fastest that is safe on the device for the count; always stable. A small array is sorted by one
 *     workgroup in shared memory. For a larger array, each workgroup sorts a part of it, then each sorts a range of keys.
 *     A still larger array is sorted by a radix sort.
 *   GPUSORT_ONESWEEP: Radix sort whose passes read and write the elements once for each digit (Adinets and Merrill, 2022).
 *     A digit is 8 bits of the key if the device has enough shared memory. It needs subgroup operations, and a driver that
 *     is not a layer over Metal or another API (UNSUPPORTED there). Each workgroup sorts a tile, a part of the array, and
 *     needs the counts of the tiles before it. No workgroup waits forever: it counts a tile itself whose count does not
 *     arrive (decoupled fallback, SPAA 2025). If keys are evenly distributed, passes sort by the leading bits only. A last
 *     kernel then sorts the elements that agree in these bits, in shared memory (hybrid radix sort, 2017). 8-bit keys
 *     without values are sorted by counting, if digits have 8 bits.
 *   GPUSORT_COUNT_SCAN_SCATTER: Radix sort by three kernels a digit. Runs on every device.
 *   GPUSORT_ODD_EVEN_MERGE: Batcher's merging network (1968), in place. Choose it where a second copy of keys and values
 *     does not fit, or where a fixed sequence of comparisons is wanted. It is not stable. It is slower than the radix
 *     sorts: on large GPUs 22 dispatches for 2^20 elements and 48 for 2^26, each of which reads and writes all elements. It
 *     needs scratch only for values over 8 bytes and for keys inside values. With GPUSORT_KEEP_KEYS it is UNSUPPORTED.
 *   Segments: Up to 256 elements, a workgroup sorts many segments at once. Up to 4,096 elements, it sorts one segment after
 *     another. Longer segments are sorted by radix passes, all of them together. The GPU reads the lengths and decides.
 *   A small limit: GPUSORT_AUTO selects the first elements of long arrays, and sorts only these. With GPUSORT_ANY_ORDER it
 *     finds the k-th key by a radix select.
 *   Skipped work: The radix sorts skip the pass of a digit in which all keys agree, and stop after one read if the keys are
 *     in order already. The GPU decides both.
 *   Lack of memory: Without memory for a second copy, gpusort_sort() with GPUSORT_AUTO sorts in place, but only keys
 *     without values compared by all bits, so that stability cannot show.
 *
 * SCRATCH MEMORY
 *   gpusort_scratch() says how many bytes a sort needs. It is the sum of
 *     a second copy of the keys, at least 4 bytes each (none where 8-bit keys are counted), and one of the values;
 *     counters: at most 0.16 bytes an element (64-bit keys 0.23) and 256 KB on large GPUs, more on small ones;
 *     with GPUSORT_KEEP_KEYS one more copy of the keys, and for keys of 8 and 16 bits without 8- and 16-bit storage;
 *     with GPUSORT_NUMERIC one copy of the keys, two for 32-bit keys that are written back, and for 64-bit keys also 8
 *     bytes an element;
 *     for values over 8 bytes 4 bytes an element;
 *     for structs two copies of the keys and one of the structs, and for structs over 8 bytes 8 bytes an element;
 *     for segments with offsets, on devices with 4 storage buffers a stage and without device addresses, 8 bytes a segment;
 *     for segments at most 1.5 bytes an element on large GPUs (2.5 with 64-bit keys), and at most 6 on any device;
 *     for the first k of segments, instead of the second copies, at most one candidate an element, or two with offsets. A
 *     candidate is a key and 4 bytes.
 *   With GPUSORT_OVERWRITE the input arrays are the second copies of 32- and 64-bit keys and of values up to 8 bytes, and
 *   scratch holds counters only. Radix sorts then copy all elements once where the number of passes is even, and none where
 *   it is odd.
 *   Counters and lists take at most 4 GB of scratch. A sort that would need more is GPUSORT_ERROR_TOO_LARGE. That can happen
 *   with segments on devices with 16 KB of shared memory, for about 2^32 elements.
 *
 * WHAT IT DOES NOT DO
 *   Compare by a function of yours. Sort strings. Split an array over several devices. Sort arrays that are larger than the
 *   device's memory. On the recording level: submit to your queues, allocate, or wait.
 *
 * IN AN ENGINE
 *   1. Before vkCreateDevice: gpusort_query() names the extensions and GPUSORT_ENABLED_* bits that the device offers. On
 *      entry, *extension_count is the room for names; too little room is an error. If the array of names is NULL, it
 *      receives their number. All are optional. A feature in core Vulkan counts the same as its extension.
 *      gpusort_chain_features() switches the features of these bits on in your VkDeviceCreateInfo: in structures that you
 *      have chained. Missing ones are added from *features.
 *   2. gpusort_create() with your handles, the api_version of your VkApplicationInfo and the bits that you enabled.
 *      instance may be null if your get_instance_proc_addr accepts a null instance.
 *   3. At load time, or in a thread beside the frames: gpusort_prepare() compiles the pipelines of one kind of sort, for
 *      every count from least_count, and every segment_count, segment_size and limit up to those of args. A kind is: types,
 *      order, window, flags, algorithm, offsets or rows or neither, with or without a limit. See START-UP.
 *   4. gpusort_scratch() gives size, alignment and usage of the scratch memory, for every count, segment_count,
 *      segment_size and limit up to those of args. One scratch buffer serves any number of sorts that do not overlap in
 *      time, so also several frames on one queue.
 *   5. gpusort_cmd_sort() records the sort into your command buffer.
 *   With neither GPUSORT_ENABLED_PUSH_DESCRIPTOR nor GPUSORT_ENABLED_BUFFER_DEVICE_ADDRESS a sort takes descriptor sets
 *   from gpusort_cmd_args.descriptor_pool while it is recorded; gpusort_scratch() says how many.
 *   With GPUSORT_ENABLED_DEBUG_UTILS captures and profilers show each sort as a region, and in it a region for each kernel
 *   with the kernel's time.
 *   Some devices (NVIDIA) sort faster through device addresses than through descriptors. If keys and values have the usage
 *   bit, set GPUSORT_ADDRESSABLE. Otherwise enable pipelineRobustness (GPUSORT_ENABLED_PIPELINE_ROBUSTNESS): sorts are then
 *   about 5 % slower than with addresses.
 *   gpusort's own device uses a queue family without graphics where there is one. Where the speed of queue families
 *   differs, each has its own workgroup shapes.
 *
 * HOST ARRAYS
 *   gpusort_sort() uses the first of these ways that suits the device and the arrays, and the next one if the driver
 *   refuses it.
 *   Memory shared by host and device (integrated GPUs, CPU drivers): From 64 KiB on, kernels sort the caller's pages in
 *   place, if the device imports them (VK_EXT_external_memory_host) and the arrays are aligned as its buffers must be.
 *   Otherwise the host copies into mapped buffers and back.
 *   Memory of the device's own: Up to 1 MiB goes through staging memory in one submission. From 8 MiB on, the caller's
 *   pages are imported piece by piece, while the device copies the piece before. Between these sizes, and where imports are
 *   refused, arrays go piece by piece through staging memory of at most 64 MiB; gpusort_desc.jobs helps to copy.
 *   Whole pages are imported, but only the bytes of the arrays are read and written. Arrays that a sort does not write, as
 *   keys with GPUSORT_KEEP_KEYS, may lie in memory mapped for reading alone: they are copied by the host in every way. On an
 *   engine's device, imports need GPUSORT_ENABLED_EXTERNAL_MEMORY_HOST.
 *
 * START-UP
 *   Pipelines are compiled when a kind of sort is prepared or first sorted. That takes most of the time of a first sort:
 *   one to two seconds a kind where the driver has no cache of them yet, milliseconds where it has one.
 *   First frames: gpusort_prepare() with GPUSORT_QUICK compiles only tiles with loops and merges, in a tenth of a second.
 *   gpusort_cmd_sort(), without this flag, then records that plan, which sorts a million 32-bit keys in 0.27 ms on an H100;
 *   the fast plan takes 0.04 ms. A thread beside the frames calls gpusort_prepare() without the flag; the first frame
 *   that is recorded after it has ended sorts fast. gpusort_readiness() says which plans are there. See
 *   examples/async_prepare.c.
 *   Keys of 8 and 16 bits, segments, the first k and algorithms by name have no quicker plan: GPUSORT_QUICK compiles all.
 *   Fewer pipelines: with least_count, pipelines of smaller counts are not compiled.
 *   Rows are prepared for every length up to segment_size. A single row is an array, but shorter rows are several, and an
 *   array's kernels cannot sort several rows. So a single row takes six pipelines more than an array of that count:
 *   segments, two of segment_sort, segment_histogram, segment_bases and segment_pass. With a limit, the first three serve
 *   short rows, which are sorted whole. With GPUSORT_KEEP_KEYS and GPUSORT_WRITE_INDICES, indices are copied, too: up to
 *   seven pipelines more, with a limit up to ten. If there is never more than one row, leave segment_size 0.
 *   Host arrays: on NVIDIA, gpusort_sort() with GPUSORT_AUTO begins with merges, too. After 1 ms of GPU time in merges
 *   (counted for each key type and value size), the next call compiles the faster pipelines. gpusort_prepare() with
 *   GPUSORT_ADDRESSABLE does so at once.
 *   Threads: with gpusort_desc.jobs, your threads compile side by side.
 *   Caches: if the driver keeps no cache on disk, keep one yourself. An engine saves its pipeline_cache. A program without
 *   a device saves what gpusort_cache() returns and passes it as cache_data.
 *   What was slow: at level GPUSORT_LOG_INFO the logger receives a line for each compilation: kernel, variant, workgroup
 *   size x items, milliseconds.
 *
 * CONTRACTS
 *   barriers: Before: your writes to keys, values, count_buffer, segments and segment_ends are visible to COMPUTE_SHADER
 *     reads and writes. After: the last commands are COMPUTE_SHADER writes to keys and values, or to keys_out and
 *     values_out. Your earlier accesses to keys_out and values_out must have finished before the sort. In between gpusort
 *     records its own barriers, also between two sorts that follow each other with the same scratch.
 *   state: A sort binds its compute pipeline, descriptor set 0 and push constants. That disturbs all compute descriptor
 *     sets above 0, too (Vulkan, "Pipeline Layout Compatibility"): bind all of yours again. Take what
 *     VK_EXT_descriptor_buffer has set for compute as lost as well: bind your descriptor buffers and set offsets again. A
 *     sort also invalidates what VK_EXT_descriptor_heap has set: bind heaps and push data again. Record outside a render
 *     pass, on a queue with compute.
 *   offsets: Multiples of the element's size (at least 4) and, except with addresses, of the device's
 *     minStorageBufferOffsetAlignment. scratch: gpusort_memory.alignment. count_buffer: any multiple of 4, so that a member
 *     of an indirect command will do. No two ranges overlap. Keys of 8 and 16 bits are read by whole 32-bit words: the
 *     word of the last key must be inside the buffer. Bytes beyond the last key are not changed.
 *   usage: keys, values, outputs and count_buffer: STORAGE_BUFFER, and SHADER_DEVICE_ADDRESS where gpusort_scratch() asks
 *     for it: without push descriptors, with GPUSORT_ADDRESSABLE, and where an array or its second copy in scratch (at
 *     least 4 bytes a key) is larger than maxStorageBufferRange. Without device addresses such arrays are TOO_LARGE. On
 *     devices with 4 storage buffers a stage (maxPerStageDescriptorStorageBuffers), keys and values together may have half
 *     of that: their second copies are one range there.
 *   ownership: Handles stay yours. Buffers, scratch and descriptor sets must live until the commands have run; you give the
 *     sets back with their pool. gpusort_sort() keeps its device and staging memory in the context for the next call;
 *     gpusort_trim() and gpusort_destroy() free it. Destroy the context when no recorded sort is pending or will be
 *     submitted, and before main() returns: drivers may end with the process, before destructors of static objects run.
 *   threads: Any number of threads may be in gpusort_scratch(), gpusort_readiness() and gpusort_cmd_sort() at once, while
 *     one other thread may be in gpusort_prepare() or gpusort_cache(). When gpusort_prepare() has returned, its kind of
 *     sort is ready for all threads. gpusort_sort(), gpusort_trim() and gpusort_destroy() need the context to themselves. A
 *     VkQueue, command pool or descriptor pool of several threads is yours to guard; gpusort_sort() submits to
 *     gpusort_desc.queue. A pipeline_cache that was created as externally synchronized is not for gpusort_desc.jobs, nor for
 *     another thread while one is in gpusort_create(), gpusort_prepare() or gpusort_sort(). The logger may be called from
 *     every thread that is in a function of gpusort.h, also from those that record. gpusort_scratch() and
 *     gpusort_cmd_sort() do not call the allocator. Jobs call neither logger nor allocator, but the driver may call
 *     vk_allocator from them. Different contexts are independent.
 *   errors: Every failure is a negative gpusort_result. gpusort_result_string() gives its usual reason, and the logger
 *     receives a line that names the member or the Vulkan call. There is no line if gpusort_desc.start_canary is not 0 (its
 *     logger may be garbage then, too), or if the context is NULL. After an error gpusort_cmd_sort() has recorded nothing,
 *     and gpusort_sort() has not changed the arrays, except with GPUSORT_ERROR_DEVICE_LOST: a device that is lost while it
 *     sorts the caller's pages, or while results come back, leaves half-written arrays. Keep a copy of what has to survive
 *     that. After this error every call returns it again: destroy the context. gpusort.h prints nothing, unless
 *     gpusort_log_stderr() is its logger.
 *     A GPUSORT_ASSERT(), which is assert() unless you define it, fails only by a fault of gpusort.h itself.
 *   versions: Names that the linker sees end in the version (gpusort_sort_0_4_0): a caller that was compiled against
 *     another version does not link. gpusort_create() and gpusort_query() answer GPUSORT_ERROR_INVALID_ARGUMENT, without a
 *     log line, if the caller's structures have other sizes than the implementation's. Several versions can live in one
 *     process. The shared library's names are plain, for other languages; packaging/README.md shows Python.
 *
 * MACROS
 *   everywhere:
 *     GPUSORT_STATIC         all functions are static, so the implementation is for this unit only
 *     GPUSORT_SHARED         the functions are those of the shared library, which is compiled with it as well
 *     GPUSORT_API            written before each function, for example to export it; default: extern, and hidden where the
 *                            compiler can hide symbols: functions serve the program or shared library they are linked into
 *     GPUSORT_VULKAN_HEADER  a header to include for the Vulkan types. Default: the implementation includes
 *                            <vulkan/vulkan_core.h>, and other units only declare the handles that the interface uses
 *   in the file with the implementation:
 *     GPUSORT_IMPLEMENTATION compiles the implementation; in one file only, unless GPUSORT_STATIC is defined
 *     GPUSORT_ASSERT(x)      in place of assert()
 *     GPUSORT_NO_LOADER      no dlopen() or LoadLibrary(): set get_instance_proc_addr, or include volk.h before
 *   VK_NO_PROTOTYPES need not be defined: gpusort.h references no vk* symbol.
 *
 * LOADER AND VOLK
 *   The first Vulkan function comes from gpusort_desc.get_instance_proc_addr; otherwise from volk, if volk.h was included
 *   before the implementation and volkInitialize() was called; otherwise from the system's loader. No Vulkan symbol is
 *   linked.
 *   If one file includes both volk.h and the implementation, volk.h comes first. The other way round it compiles only if
 *   VK_NO_PROTOTYPES is defined before the implementation, which includes Vulkan's header; then set get_instance_proc_addr,
 *   or the system's loader is used. windows.h is not included, and does no harm before or after the implementation.
 *
 * RECENT CHANGES
 *   0.4  quick plans for first frames, readiness, rows of every length after one preparation, segments with gaps, bfloat16,
 *        input arrays as second copies
 *   0.3  features chained for an engine's device, names in captures, sets of an engine's pool, a shared library
 *   0.2  counts right up to every bound, host arrays without staging copies, structs by a member
 *   0.1  one-sweep, count / scan / scatter, tiles and merges, odd-even merge. CHANGELOG.md has the rest.
 */
#ifndef GPUSORT_H_INCLUDED
#define GPUSORT_H_INCLUDED

#define GPUSORT_VERSION_MAJOR 0
#define GPUSORT_VERSION_MINOR 4
#define GPUSORT_VERSION_PATCH 0

#include <stddef.h> /* size_t */
#include <stdint.h>

/* GPUSORT_API: extern by default, static where GPUSORT_STATIC is defined. GPUSORT_SHARED: the functions of the shared
 * library, which is compiled with it as well: imported and exported where that has to be said.
 * Vulkan's handles: the declarations need no Vulkan header, and one may come before or behind them. Behind them C89 and C99
 * do not let it declare VkBuffer and the like again, so the members below have types that begin with gpusort_: those that
 * Vulkan's header gives its handles. C11 and C++ units may say VkBuffer without Vulkan's header, too.
 * GPUSORT_VULKAN_HEADER names a header to include before. */
#ifndef GPUSORT_API
#if defined(GPUSORT_STATIC) && (defined(__GNUC__) || defined(__clang__))
#define GPUSORT_API __attribute__((unused)) static
#elif defined(GPUSORT_STATIC)
#define GPUSORT_API static
#elif defined(GPUSORT_SHARED) && defined(_WIN32) && defined(GPUSORT_IMPLEMENTATION)
#define GPUSORT_API extern __declspec(dllexport)
#elif defined(GPUSORT_SHARED) && defined(_WIN32)
#define GPUSORT_API extern __declspec(dllimport)
#elif defined(GPUSORT_SHARED) && (defined(__GNUC__) || defined(__clang__))
#define GPUSORT_API extern __attribute__((visibility("default")))
#elif defined(GPUSORT_SHARED)
#define GPUSORT_API extern
#else
#define GPUSORTI_HIDDEN /* the implementation unit keeps its functions to the program or library that it is in */
#define GPUSORT_API extern
#endif
#endif
#if defined(GPUSORT_VULKAN_HEADER)
#include GPUSORT_VULKAN_HEADER
#elif defined(GPUSORT_IMPLEMENTATION)
#ifndef VULKAN_CORE_H_
#include <vulkan/vulkan_core.h> /* packages: Debian libvulkan-dev; Fedora, Arch, Homebrew vulkan-headers */
#endif
#endif
#ifndef VK_USE_64_BIT_PTR_DEFINES /* as vulkan_core.h decides */
#if defined(__LP64__) || defined(_WIN64) || (defined(__x86_64__) && !defined(__ILP32__)) || defined(_M_X64) || \
    defined(__ia64) || defined(_M_IA64) || defined(__aarch64__) || defined(__powerpc64__) || \
    (defined(__riscv) && __riscv_xlen == 64)
#define VK_USE_64_BIT_PTR_DEFINES 1
#else
#define VK_USE_64_BIT_PTR_DEFINES 0
#endif
#endif
#if defined(VULKAN_CORE_H_)
#define GPUSORTI_HANDLE(handle) typedef handle gpusort_##handle;
#define GPUSORTI_OBJECT(handle) typedef handle gpusort_##handle;
#else
#if defined(__cplusplus) || (defined(__STDC_VERSION__) && __STDC_VERSION__ >= 201112L)
#define GPUSORTI_DECLARED(type, handle) typedef type handle; typedef type gpusort_##handle;
#else
#define GPUSORTI_DECLARED(type, handle) typedef type gpusort_##handle;
#endif
#define GPUSORTI_HANDLE(handle) GPUSORTI_DECLARED(struct handle##_T *, handle)
#if VK_USE_64_BIT_PTR_DEFINES == 1
#define GPUSORTI_OBJECT(handle) GPUSORTI_DECLARED(struct handle##_T *, handle)
#else
#define GPUSORTI_OBJECT(handle) GPUSORTI_DECLARED(uint64_t, handle)
#endif
#endif
GPUSORTI_HANDLE(VkInstance)
GPUSORTI_HANDLE(VkPhysicalDevice)
GPUSORTI_HANDLE(VkDevice)
GPUSORTI_HANDLE(VkQueue)
GPUSORTI_HANDLE(VkCommandBuffer)
GPUSORTI_OBJECT(VkBuffer)
GPUSORTI_OBJECT(VkPipelineCache)
GPUSORTI_OBJECT(VkDescriptorPool)
struct VkAllocationCallbacks;
struct VkDeviceCreateInfo;

/* Linker names end in the version, so that a caller that was compiled against another one does not link. Those of the
 * shared library are plain, for callers from every language. Compilers without the pragma rename the functions by macros. */
#define GPUSORTI_JOIN(name, major, minor, patch) name##_##major##_##minor##_##patch
#define GPUSORTI_EXPAND(name, major, minor, patch) GPUSORTI_JOIN(name, major, minor, patch)
#define GPUSORTI_VERSIONED(name) \
    GPUSORTI_EXPAND(name, GPUSORT_VERSION_MAJOR, GPUSORT_VERSION_MINOR, GPUSORT_VERSION_PATCH)
#define GPUSORTI_PRAGMA_TEXT(text) _Pragma(#text)
#define GPUSORTI_PRAGMA(text) GPUSORTI_PRAGMA_TEXT(text)
#define GPUSORTI_LINKED(name) GPUSORTI_PRAGMA(redefine_extname name GPUSORTI_VERSIONED(name))
#if defined(GPUSORT_SHARED) || defined(GPUSORT_STATIC)
#elif defined(__PRAGMA_REDEFINE_EXTNAME) /* GCC and clang */
GPUSORTI_LINKED(gpusort_result_string)
GPUSORTI_LINKED(gpusort_create_sized)
GPUSORTI_LINKED(gpusort_destroy)
GPUSORTI_LINKED(gpusort_get_info)
GPUSORTI_LINKED(gpusort_query_sized)
GPUSORTI_LINKED(gpusort_chain_features)
GPUSORTI_LINKED(gpusort_log_stderr)
GPUSORTI_LINKED(gpusort_cache)
GPUSORTI_LINKED(gpusort_sort)
GPUSORTI_LINKED(gpusort_trim)
GPUSORTI_LINKED(gpusort_prepare)
GPUSORTI_LINKED(gpusort_readiness)
GPUSORTI_LINKED(gpusort_scratch)
GPUSORTI_LINKED(gpusort_cmd_sort)
#ifdef __cplusplus
GPUSORTI_LINKED(gpusort_create)
GPUSORTI_LINKED(gpusort_query)
#endif
#else
#define gpusort_result_string GPUSORTI_VERSIONED(gpusort_result_string)
#define gpusort_create GPUSORTI_VERSIONED(gpusort_create)
#define gpusort_create_sized GPUSORTI_VERSIONED(gpusort_create_sized)
#define gpusort_destroy GPUSORTI_VERSIONED(gpusort_destroy)
#define gpusort_get_info GPUSORTI_VERSIONED(gpusort_get_info)
#define gpusort_query GPUSORTI_VERSIONED(gpusort_query)
#define gpusort_query_sized GPUSORTI_VERSIONED(gpusort_query_sized)
#define gpusort_chain_features GPUSORTI_VERSIONED(gpusort_chain_features)
#define gpusort_log_stderr GPUSORTI_VERSIONED(gpusort_log_stderr)
#define gpusort_cache GPUSORTI_VERSIONED(gpusort_cache)
#define gpusort_sort GPUSORTI_VERSIONED(gpusort_sort)
#define gpusort_trim GPUSORTI_VERSIONED(gpusort_trim)
#define gpusort_prepare GPUSORTI_VERSIONED(gpusort_prepare)
#define gpusort_readiness GPUSORTI_VERSIONED(gpusort_readiness)
#define gpusort_scratch GPUSORTI_VERSIONED(gpusort_scratch)
#define gpusort_cmd_sort GPUSORTI_VERSIONED(gpusort_cmd_sort)
#endif

/* Of gpusort_create() and gpusort_query(), which pass the caller's sizes on: inline, except in the shared library. In C++
 * they have external linkage, so that a module can export them; each program and library has its own. */
#if defined(GPUSORT_SHARED) && defined(GPUSORT_IMPLEMENTATION)
#define GPUSORTI_SIZED GPUSORT_API
#elif defined(__cplusplus) && !defined(GPUSORT_STATIC) && defined(__GNUC__) && !defined(_WIN32) && !defined(__CYGWIN__)
#define GPUSORTI_SIZED __attribute__((visibility("hidden"))) inline
#elif defined(__cplusplus) && !defined(GPUSORT_STATIC)
#define GPUSORTI_SIZED inline
#elif defined(__cplusplus) || (defined(__STDC_VERSION__) && __STDC_VERSION__ >= 199901L)
#define GPUSORTI_SIZED static inline
#elif defined(__GNUC__)
#define GPUSORTI_SIZED static __inline__
#elif defined(_MSC_VER)
#define GPUSORTI_SIZED static __inline
#else
#define GPUSORTI_SIZED static
#endif

#ifdef __cplusplus
extern "C" {
#endif

/* ---- results: 0 is success, errors are negative; the library never prints and never aborts ---- */
typedef enum gpusort_result {
    GPUSORT_OK = 0,
    GPUSORT_ERROR_INVALID_ARGUMENT = -1, /* a caller's mistake; the logger's line names the member */
    GPUSORT_ERROR_OUT_OF_HOST_MEMORY = -2,
    GPUSORT_ERROR_OUT_OF_DEVICE_MEMORY = -3,
    GPUSORT_ERROR_NO_LOADER = -4,   /* no Vulkan loader on this machine */
    GPUSORT_ERROR_NO_DEVICE = -5,   /* a loader, but no usable device */
    GPUSORT_ERROR_UNSUPPORTED = -6, /* this device, or what the caller enabled on it, cannot do that */
    GPUSORT_ERROR_TOO_LARGE = -7,   /* count beyond what this device and path can address */
    GPUSORT_ERROR_DEVICE_LOST = -8,
    GPUSORT_ERROR_VULKAN = -9,        /* another failed Vulkan call; the logger receives its name and VkResult */
    GPUSORT_ERROR_NOT_PREPARED = -10, /* gpusort_cmd_sort() of a kind that gpusort_prepare() has not seen */
    GPUSORT_RESULT_MAX = 0x7fffffff
} gpusort_result;
/* the name and, in words, the usual reason */
GPUSORT_API const char *gpusort_result_string(gpusort_result result);

/* ---- what to sort; zero is the common case: uint32_t keys, ascending, all bits ---- */
typedef enum gpusort_type {
    GPUSORT_U32 = 0,
    GPUSORT_I32,
    GPUSORT_F32,
    GPUSORT_U64,
    GPUSORT_I64,
    GPUSORT_F64,
    GPUSORT_U16,
    GPUSORT_I16,
    GPUSORT_F16,
    GPUSORT_U8,
    GPUSORT_I8,
    GPUSORT_BF16, /* bfloat16: the upper half of a 32-bit float */
    GPUSORT_TYPE_MAX = 0x7fffffff
} gpusort_type; /* floats sort in IEEE 754 totalOrder: -NaN, -inf .. -0, +0 .. +inf, +NaN */

typedef enum gpusort_order {
    GPUSORT_ASCENDING = 0,
    GPUSORT_DESCENDING,
    GPUSORT_ORDER_MAX = 0x7fffffff
} gpusort_order;

typedef enum gpusort_algorithm {
    GPUSORT_AUTO = 0,           /* the fastest that is safe on this device for this count */
    GPUSORT_COUNT_SCAN_SCATTER, /* radix, three kernels a digit; runs on every device; stable */
    GPUSORT_ONESWEEP,           /* radix, one chained-scan kernel a digit, look-back with fallback; stable */
    GPUSORT_ODD_EVEN_MERGE,     /* Batcher's network; in place; NOT stable */
    GPUSORT_ALGORITHM_MAX = 0x7fffffff
} gpusort_algorithm;

/* gpusort_*_args.flags */
enum {
    /* argsort: values (value_size 4) receive the index that each key had before, from 0 in the array or in its segment */
    GPUSORT_WRITE_INDICES = 1 << 0,
    GPUSORT_KEEP_KEYS = 1 << 1, /* keys are read, never written: only values come out sorted */
    /* structs sorted by a member: the keys are in the values, key_offset bytes from the start of each; keys is null. Not
     * with WRITE_INDICES or KEEP_KEYS */
    GPUSORT_KEYS_IN_VALUES = 1 << 2,
    /* floating-point keys are compared as numbers: -0 and +0 are equal. All NaNs are equal and come last, in ascending and
     * in descending order. Equal keys keep their order, except with ODD_EVEN_MERGE, and every key keeps its bits. Not with
     * a window of bits (INVALID_ARGUMENT). No effect on integers. Without the flag: totalOrder */
    GPUSORT_NUMERIC = 1 << 3,
    /* only the values are wanted. The sort may use the array of keys as scratch; its content is unspecified afterwards. Not
     * with KEEP_KEYS or KEYS_IN_VALUES */
    GPUSORT_DISCARD_KEYS = 1 << 4,
    /* with a limit: the results come in any order. They are the same elements as without the flag; of equal keys, the
     * earlier ones */
    GPUSORT_ANY_ORDER = 1 << 5,
    /* results go to keys_out and values_out, and keys and values are the second copies: the sort overwrites them, and
     * scratch holds counters only. Set keys_out (not with KEYS_IN_VALUES) and values_out; with WRITE_INDICES, set values,
     * too. Not with KEEP_KEYS. Radix passes and long segments copy the input to the output first. 8- and 16-bit keys,
     * NUMERIC keys, wide values, structs, the first k, and pairs on devices with 4 storage buffers a stage still need some
     * memory from scratch: gpusort_scratch() says how much */
    GPUSORT_OVERWRITE = 1 << 6,
    /* for gpusort_prepare() only: compiles a slower plan, which compiles fastest. gpusort_cmd_sort() records that plan until
     * a gpusort_prepare() without this flag has returned, in this thread or another one. gpusort_scratch() covers both
     * plans. In gpusort_cmd_sort() and gpusort_sort(): INVALID_ARGUMENT */
    GPUSORT_QUICK = 1 << 7,
    /* keys and values have VK_BUFFER_USAGE_SHADER_DEVICE_ADDRESS_BIT: the sort uses device addresses where they are faster.
     * gpusort_scratch() then asks for that bit, and may ask for another size. No effect on host arrays */
    GPUSORT_ADDRESSABLE = 1 << 16
};

/* ---- context: the pipelines for one device. What threads may do with it at once: "threads" in the manual ---- */
typedef struct gpusort_context gpusort_context;
typedef void (*gpusort_proc)(void); /* cast vkGetInstanceProcAddr to this */

/* gpusort_desc.enabled: what the caller switched on when it created its device */
enum {
    GPUSORT_ENABLED_PUSH_DESCRIPTOR = 1 << 0, /* VK_KHR_push_descriptor, or pushDescriptor of Vulkan 1.4 */
    /* buffers need VK_BUFFER_USAGE_SHADER_DEVICE_ADDRESS_BIT where gpusort_scratch() asks for it */
    GPUSORT_ENABLED_BUFFER_DEVICE_ADDRESS = 1 << 1,
    GPUSORT_ENABLED_SUBGROUP_SIZE_CONTROL = 1 << 2, /* subgroupSizeControl and computeFullSubgroups */
    GPUSORT_ENABLED_STORAGE_16BIT = 1 << 3,         /* storageBuffer16BitAccess */
    GPUSORT_ENABLED_STORAGE_8BIT = 1 << 4,          /* storageBuffer8BitAccess */
    /* VK_EXT_external_memory_host: the device may read and write the caller's pages in gpusort_sort(), without a copy */
    GPUSORT_ENABLED_EXTERNAL_MEMORY_HOST = 1 << 5,
    /* pipelineRobustness (Vulkan 1.4, VK_EXT_pipeline_robustness): kernels skip the bounds check of each access through
     * descriptors */
    GPUSORT_ENABLED_PIPELINE_ROBUSTNESS = 1 << 8,
    /* VK_EXT_debug_utils on the instance: pipelines have names, and a recorded sort is a labelled region with one label
     * inside for each kernel, so that RenderDoc, Nsight and validation speak of "gpusort: 1000000 f32 + 4 bytes" */
    GPUSORT_ENABLED_DEBUG_UTILS = 1 << 9
    /* a bit stands here only while something uses it */
};

/* of the logger's lines */
enum { GPUSORT_LOG_ERROR = 1, GPUSORT_LOG_WARNING = 2, GPUSORT_LOG_INFO = 3 };

/* gpusort_info.device_type: the values of VkPhysicalDeviceType */
enum {
    GPUSORT_DEVICE_OTHER = 0,
    GPUSORT_DEVICE_INTEGRATED = 1,
    GPUSORT_DEVICE_DISCRETE = 2,
    GPUSORT_DEVICE_VIRTUAL = 3,
    GPUSORT_DEVICE_CPU = 4 /* the "GPU" is the CPU */
};

typedef struct gpusort_desc {
    uint32_t start_canary; /* stays 0: catches a desc that was not zeroed */
    /* All zero: gpusort makes its own instance and device. An engine fills in instance to device, and queue and queue_family
     * if it calls gpusort_sort(). Handles, functions and their user pointers stay valid until gpusort_destroy(); all else
     * that pointers lead to is copied. */
    gpusort_proc get_instance_proc_addr; /* NULL: volk's if volk.h was included first, otherwise the system loader's */
    /* may be null if get_instance_proc_addr is set and accepts a null instance for device functions */
    gpusort_VkInstance instance;
    gpusort_VkPhysicalDevice physical_device;
    gpusort_VkDevice device;
    gpusort_VkQueue queue;
    uint32_t queue_family;
    uint32_t api_version; /* as given in VkApplicationInfo; 0 means 1.1 */
    uint32_t enabled;     /* GPUSORT_ENABLED_*; 0 still sorts, by the most portable path */
    gpusort_VkPipelineCache pipeline_cache;
    const struct VkAllocationCallbacks *vk_allocator;
    const char *device_name; /* own device: a part of the wanted device's name, in any case; NULL: the best one */
    /* own device: the data of gpusort_cache() from an earlier run. Unsuitable data is ignored with a warning, and so is data
     * of 0 bytes. NULL: none; cache_size is 0 then, or it is INVALID_ARGUMENT */
    const void *cache_data;
    size_t cache_size;
    struct {
        void *(*alloc)(size_t size, void *user);
        void (*free)(void *ptr, void *user);
        void *user;
    } allocator;
    struct {
        void (*func)(int level, const char *text, void *user);
        void *user;
    } logger; /* level: GPUSORT_LOG_ERROR and on */
    /* optional: calls job(data, i) once for each i below count, on any threads of yours, and returns when all of these calls
     * have returned. Pipelines are compiled and host arrays are copied by such jobs. NULL: on the calling thread */
    struct {
        void (*run)(void (*job)(void *data, uint32_t i), void *data, uint32_t count, void *user);
        void *user;
    } jobs;
    /* most bytes of device memory that gpusort_sort() may allocate, staging memory not counted; 0: no limit */
    uint64_t memory_budget;
    uint32_t radix_bits;    /* bits a digit: 2, 4 or 8; 0: the tuning table's */
    const char *tuning;     /* a row as tools/tune prints it, in place of the tuning table's; NULL: the table's. A text that
                             * cannot be read, or has a shape that a kernel cannot have, is INVALID_ARGUMENT, and the
                             * logger's line says where and why. Shapes too large for the device are reduced */
#ifdef GPUSORTI_OVERRIDES
    const struct gpusorti_overrides *overrides; /* of the project's own tests and tools */
#endif
    uint32_t end_canary; /* stays 0 */
} gpusort_desc;

/* On failure *out is NULL. gpusort_destroy(NULL) does nothing. */
GPUSORTI_SIZED gpusort_result gpusort_create(const gpusort_desc *desc_or_null, gpusort_context **out);
GPUSORT_API void gpusort_destroy(gpusort_context *context_or_null);

typedef struct gpusort_info {
    char device_name[256];
    uint32_t subgroup_size;
    uint32_t enabled;            /* GPUSORT_ENABLED_* in use */
    gpusort_algorithm algorithm; /* what GPUSORT_AUTO takes here for large counts */
    uint32_t device_type;        /* GPUSORT_DEVICE_* */
} gpusort_info;
GPUSORT_API void gpusort_get_info(const gpusort_context *context, gpusort_info *out);

/* Before the engine creates its device: which extensions and GPUSORT_ENABLED_* bits this physical device offers. All are
 * optional. On entry *extension_count is the room in extensions_or_null; too little room is an error. The names have static
 * storage. If extensions_or_null is NULL, *extension_count receives the number of names. */
GPUSORTI_SIZED gpusort_result gpusort_query(const gpusort_desc *desc, uint32_t *enabled, uint32_t *extension_count,
                                             const char **extensions_or_null);

/* For vkCreateDevice: switches on the features of the bits in `enabled`. It does so in the structures that info->pNext
 * leads to (VkPhysicalDeviceFeatures2, VkPhysicalDeviceVulkan11Features to 14Features, or those of one feature). Missing
 * structures are chained from *features, which lives until vkCreateDevice has returned. Nothing else in the chain changes.
 * Put the names of gpusort_query() into info before: if none of them brings push descriptors, Vulkan 1.4's are switched on.
 * NULL, unknown bits, and *features that is in the chain already are errors. */
typedef struct gpusort_features {
    uint64_t storage[64];
} gpusort_features;
GPUSORT_API gpusort_result gpusort_chain_features(uint32_t enabled, struct VkDeviceCreateInfo *info,
                                                  gpusort_features *features);

/* A logger for desc.logger.func: writes "gpusort: error: ..." to stderr; user: NULL, or a const int * with the highest
 * level that is written (default 2: errors and warnings). */
GPUSORT_API void gpusort_log_stderr(int level, const char *text, void *user);

/* The pipelines compiled so far, for cache_data of a later run. Only for gpusort's own device: an engine saves its
 * VkPipelineCache itself (UNSUPPORTED). data NULL: *size receives the size. Otherwise at most *size bytes are written, and
 * *size receives how many. A buffer that is too small is no error. A later run ignores data that was cut or damaged, or is
 * of another device, driver or version: gpusort.h checks a sum of its own before it gives the data to the driver. */
GPUSORT_API gpusort_result gpusort_cache(gpusort_context *context, size_t *size, void *data_or_null);

/* ---- host arrays: gpusort_sort() returns when they are sorted ---- */
typedef struct gpusort_timings {
    double upload_ms, sort_ms, download_ms, total_ms;
} gpusort_timings; /* sort_ms: by GPU timestamps; upload_ms and download_ms: the parts of total_ms before and after it */

/* gpusort_host_args and gpusort_cmd_args have their common members in the same order. Each comment is complete in both. */
typedef struct gpusort_host_args {
    uint32_t start_canary; /* stays 0 */
    size_t count;          /* elements, up to 2^32 - 1 */
    void *keys;            /* NULL with GPUSORT_KEYS_IN_VALUES */
    void *values;          /* optional, permuted with the keys; without a value_size INVALID_ARGUMENT */
    /* Optional: where the results go. keys and values then stay as they are. NULL: in place. Elements outside all segments
     * are copied. keys_out: not with KEEP_KEYS or KEYS_IN_VALUES, where no keys come out. Both have room for count
     * elements, values_out of packed results (see limit) for these results. With values_out and WRITE_INDICES, values is
     * not used. */
    void *keys_out, *values_out;
    gpusort_type key_type;
    gpusort_order order;
    uint32_t value_size; /* bytes a value: 0, or a multiple of 4, up to 256 */
    /* GPUSORT_KEYS_IN_VALUES: bytes from the start of a value to its key. A multiple of the key's size or of 4, and the key
     * within value_size. Without the flag: 0 */
    uint32_t key_offset;
    /* Keys are compared by bits [first_bit, first_bit + bit_count) of the order; bit_count 0: from first_bit to the top. */
    uint32_t first_bit, bit_count;
    uint32_t flags;              /* GPUSORT_WRITE_INDICES and on */
    gpusort_algorithm algorithm; /* GPUSORT_ODD_EVEN_MERGE has neither segments nor a limit: UNSUPPORTED */
    /* Each segment is sorted by itself, stable as an array is. segments: segment_count + 1 ascending offsets into the array;
     * elements outside all segments are not touched. Offsets that descend or pass count are INVALID_ARGUMENT, and so is one
     * of segments and segment_count without the other. NULL: rows (segment_size), or one array. */
    const uint32_t *segments;
    /* Optional, with segments: where each segment ends, segment_count numbers; segments then has segment_count numbers, too.
     * Elements between segments are not touched. A segment that ends before it begins, after the next one begins, or beyond
     * count is INVALID_ARGUMENT. NULL: each segment ends where the next one begins */
    const uint32_t *segment_ends;
    uint32_t segment_count;
    uint32_t segment_size; /* rows of so many elements each; the last one may be shorter. Not with segments. 0: none */
    /* Only the first `limit` elements of the order are wanted, of the array or of each segment; 0: all. They come to the
     * front of the array (segment), in order; of equal keys, the earlier ones. The rest of the array (segment) is
     * unspecified. With GPUSORT_KEEP_KEYS the results are packed: those of segment s begin at values[s * limit].
     * Room in values for packed results: If values are read, max(count, segments * limit) elements. With WRITE_INDICES they
     * are only written: segments * limit elements. Elements that receive no result stay as they were. More than 2^32 - 1
     * results are TOO_LARGE.
     * One array: a limit beyond the count means all, and values never needs room for more than count elements. */
    uint32_t limit;
    gpusort_timings *timings; /* optional: receives how long the sort took */
    uint32_t end_canary;      /* stays 0 */
} gpusort_host_args;
/* After an error the arrays are unchanged, except with GPUSORT_ERROR_DEVICE_LOST: "errors" in the manual. */
GPUSORT_API gpusort_result gpusort_sort(gpusort_context *context, const gpusort_host_args *args);

/* Frees the device and staging memory that gpusort_sort() keeps for its next call. The next call allocates it again. */
GPUSORT_API void gpusort_trim(gpusort_context *context);

/* ---- the engine's buffers and command buffer: records, never submits, never allocates ---- */
typedef struct gpusort_range {
    gpusort_VkBuffer buffer;
    uint64_t offset;
} gpusort_range;
typedef struct gpusort_memory {
    uint64_t size, alignment;
    uint32_t usage; /* VkBufferUsageFlags; INDIRECT_BUFFER only where a dispatch reads its size from there */
    uint32_t descriptor_sets, descriptors; /* most that a recording allocates from descriptor_pool: sets, storage buffers */
} gpusort_memory;

typedef struct gpusort_cmd_args {
    uint32_t start_canary; /* stays 0 */
    uint64_t count;        /* elements, up to 2^32 - 1; the upper bound where count_buffer is set */
    /* Optional: a uint32_t that the GPU reads when the commands run. Its offset is any multiple of 4, so that a member of an
     * indirect command will do. Usage: STORAGE_BUFFER, and SHADER_DEVICE_ADDRESS where gpusort_scratch() asks for it. */
    gpusort_range count_buffer;
    gpusort_range keys;   /* null with GPUSORT_KEYS_IN_VALUES */
    gpusort_range values; /* optional, permuted with the keys; without a value_size INVALID_ARGUMENT */
    /* Optional: where the results go. keys and values then stay as they are. Null: in place. Elements outside all segments
     * are copied. keys_out: not with KEEP_KEYS or KEYS_IN_VALUES, where no keys come out. Both have room for count
     * elements, values_out of packed results (see limit) for these results. With values_out and WRITE_INDICES, values is
     * not used. gpusort_prepare() and gpusort_scratch() ignore keys_out and values_out. */
    gpusort_range keys_out, values_out;
    gpusort_range scratch; /* as gpusort_scratch() says; null where it says size 0 */
    uint64_t scratch_size; /* bytes that scratch has from its offset; too few are INVALID_ARGUMENT. 0: not checked */
    /* Needed only if neither push descriptors nor device addresses are enabled; null is UNSUPPORTED then. Recording
     * allocates descriptor sets from it. You free them when the commands have run, and you guard the pool between threads */
    gpusort_VkDescriptorPool descriptor_pool;
    gpusort_type key_type;
    gpusort_order order;
    uint32_t value_size; /* bytes a value: 0, or a multiple of 4, up to 256 */
    /* GPUSORT_KEYS_IN_VALUES: bytes from the start of a value to its key. A multiple of the key's size or of 4, and the key
     * within value_size. Without the flag: 0 */
    uint32_t key_offset;
    /* Keys are compared by bits [first_bit, first_bit + bit_count) of the order; bit_count 0: from first_bit to the top. */
    uint32_t first_bit, bit_count;
    uint32_t flags;              /* GPUSORT_WRITE_INDICES and on */
    gpusort_algorithm algorithm; /* GPUSORT_ODD_EVEN_MERGE has neither segments nor a limit: UNSUPPORTED */
    /* Each segment is sorted by itself, stable as an array is. segments: segment_count + 1 ascending uint32_t offsets into
     * the array, which the GPU reads when the commands run. Elements outside all segments are not touched. The range has the
     * alignment and usage of count_buffer. Without a segment_count: INVALID_ARGUMENT. Each offset is clamped to the count,
     * with a count_buffer to the GPU's. If offsets descend, the content of all segments is unspecified, and indices may be
     * any number; but nothing outside is touched, and the commands end. Null: rows (segment_size), or one array. */
    gpusort_range segments;
    /* Optional, with segments: where each segment ends, segment_count numbers, with the same alignment and usage. segments
     * then has segment_count numbers, too. Elements between segments are not touched. Each end is clamped to the count. If a
     * segment ends before it begins, or after the next one begins, the content of such segments is unspecified; but the
     * others are sorted, nothing outside is touched, and the commands end. gpusort_prepare() and gpusort_scratch() ignore
     * this member. Null: each segment ends where the next one begins */
    gpusort_range segment_ends;
    uint32_t segment_count;
    uint32_t segment_size; /* rows of so many elements each; the last one may be shorter. Not with segments. 0: none */
    /* Only the first `limit` elements of the order are wanted, of the array or of each segment; 0: all. They come to the
     * front of the array (segment), in order; of equal keys, the earlier ones. The rest of the array (segment) is
     * unspecified. With GPUSORT_KEEP_KEYS the results are packed: those of segment s begin at values[s * limit].
     * Room in values for packed results: If values are read, max(count, segments * limit) elements. With WRITE_INDICES they
     * are only written: segments * limit elements. Elements that receive no result stay as they were. More than 2^32 - 1
     * results are TOO_LARGE.
     * One array: a limit beyond the count means all, and values never needs room for more than count elements. */
    uint32_t limit;
    /* For gpusort_prepare() only: the smallest count that will be sorted. Pipelines that only smaller counts use are not
     * compiled; gpusort_cmd_sort() of such a count returns NOT_PREPARED. More than count: INVALID_ARGUMENT. 0: any count */
    uint64_t least_count;
    uint32_t end_canary; /* stays 0 */
} gpusort_cmd_args;
/* gpusort_prepare(), gpusort_readiness() and gpusort_scratch() need no buffers in args: the other members decide. count,
 * segment_count, segment_size and limit are upper bounds, with or without a count_buffer. segments.buffer is null here: a
 * segment_count without a segment_size means offsets.
 * prepare: compiles the pipelines of this kind of sort, for every count from least_count to count, and every segment_count,
 * segment_size and limit up to those of args. Call it once, at load time or in a thread beside the frames.
 * readiness: which pipelines of this kind are compiled, for the same counts. It records nothing and calls no Vulkan
 * function. Arguments that gpusort_prepare() refuses are GPUSORT_READY_NOT.
 * scratch: the most memory that one of these sorts needs.
 * prepare and scratch return TOO_LARGE if the device cannot bind the scratch of one of these sorts. */
GPUSORT_API gpusort_result gpusort_prepare(gpusort_context *context, const gpusort_cmd_args *args);
enum {
    GPUSORT_READY_NOT = 0,
    GPUSORT_READY_QUICK = 1, /* by the plan that GPUSORT_QUICK prepares */
    GPUSORT_READY_FULL = 2
};
GPUSORT_API int gpusort_readiness(const gpusort_context *context, const gpusort_cmd_args *args);
GPUSORT_API gpusort_result gpusort_scratch(const gpusort_context *context, const gpusort_cmd_args *args,
                                           gpusort_memory *out);
/* Records the sort. "barriers" in the manual says what must be visible before and what is visible after, and "state" what
 * the sort binds. On an error nothing is recorded. */
GPUSORT_API gpusort_result gpusort_cmd_sort(const gpusort_context *context, gpusort_VkCommandBuffer command_buffer,
                                            const gpusort_cmd_args *args);

/* gpusort_create() and gpusort_query() pass the sizes of all structures, so that a caller compiled against others is
 * refused. A program in another language calls the shared library's gpusort_create(), which cannot check its structures. */
#define GPUSORTI_SIZES \
    (UINT64_C(1) * sizeof(gpusort_desc) | UINT64_C(1) * sizeof(gpusort_host_args) << 12 | \
     UINT64_C(1) * sizeof(gpusort_cmd_args) << 24 | UINT64_C(1) * sizeof(gpusort_info) << 36 | \
     UINT64_C(1) * sizeof(gpusort_memory) << 48 | UINT64_C(1) * sizeof(gpusort_timings) << 56)
GPUSORT_API gpusort_result gpusort_create_sized(const gpusort_desc *desc_or_null, gpusort_context **out, uint64_t sizes);
GPUSORT_API gpusort_result gpusort_query_sized(const gpusort_desc *desc, uint32_t *enabled, uint32_t *extension_count,
                                               const char **extensions_or_null, uint64_t sizes);

GPUSORTI_SIZED gpusort_result gpusort_create(const gpusort_desc *desc_or_null, gpusort_context **out) {
    return gpusort_create_sized(desc_or_null, out, GPUSORTI_SIZES);
}

GPUSORTI_SIZED gpusort_result gpusort_query(const gpusort_desc *desc, uint32_t *enabled, uint32_t *extension_count,
                                             const char **extensions_or_null) {
    return gpusort_query_sized(desc, enabled, extension_count, extensions_or_null, GPUSORTI_SIZES);
}

#ifdef __cplusplus
}
#endif
#endif /* GPUSORT_H_INCLUDED */

/* What the project's tests and tools set in place of the tuning table; 0: the table decides. They define GPUSORTI_OVERRIDES,
 * which gives gpusort_desc a member for it. */
#if !defined(GPUSORTI_OVERRIDES_DECLARED) && (defined(GPUSORT_IMPLEMENTATION) || defined(GPUSORTI_OVERRIDES))
#define GPUSORTI_OVERRIDES_DECLARED
typedef struct gpusorti_overrides {
    uint32_t
        workgroup_size; /* invocations of the kernels that move elements: a power of two, reduced to the device's limits */
    uint32_t items;           /* elements that each of these takes at once, up to 32 */
    uint32_t tiles_a_portion; /* one-sweep: most tiles of a dispatch */
    uint32_t stall;           /* one-sweep leaves chosen tiles unpublished: STALL_* in shaders/test_hooks.glsl */
    uint32_t polls;           /* of a silent predecessor where tiles stall; 0: few */
    uint32_t reversed_atomics; /* 1: shared atomics that rank take effect from a subgroup's last lane to its first */
    uint32_t host_way;         /* gpusort_sort() tries this gpusorti_way first, and then those behind it */
    uint32_t host_piece;       /* bytes of the pieces that arrays are moved in */
    uint32_t merging_us;       /* as in gpusorti_tuning */
    uint32_t indices_to;       /* likewise */
} gpusorti_overrides;
#endif
/* ======================================================================================================================
 * IMPLEMENTATION
 *
 * HOW IT WORKS
 *   call       gpusort_cmd_sort(), gpusort_sort(), gpusort_prepare(), gpusort_readiness(), gpusort_scratch()
 *     |        gpusorti_check_args() checks the arguments, gpusorti_request_of() fills in the defaults
 *   request
 *     |        gpusorti_make_plan() asks the planners in gpusorti_choices[], and takes the first plan that it gets;
 *     |        gpusorti_lay_out() gives each section of scratch its place
 *   plan       kernels, workgroup shapes, sections of scratch
 *     |        gpusorti_walk_steps() visits the steps of the plan in their order
 *   step       a barrier and a dispatch
 *     |        gpusorti_record_step() records it, gpusorti_prepare_step() has its pipeline compiled,
 *     |        gpusorti_find_step() looks whether its pipeline is compiled
 *   commands
 *
 *   Counts: A plan depends on the count only by the thresholds in gpusorti_thresholds; planners compare the count with
 *     nothing else. gpusorti_last_count() is the greatest count of a plan. gpusorti_each_plan() visits the plans of all
 *     smaller counts, limits and numbers of segments, and gpusorti_each_sort() those of shorter rows, too.
 *     gpusort_prepare() compiles the pipelines of all these plans, gpusort_readiness() looks for them, and
 *     gpusort_scratch() takes the largest size. Between two thresholds only sizes and numbers of workgroups grow. A count
 *     on the GPU does not change the plan; kernels read it.
 *   Limits: gpusort_prepare() and gpusort_scratch() refuse a request if one of these plans has more words of counts and
 *     lists than kernels can number (GPUSORTI_MOST_COUNTS), or, without device addresses, a section of scratch that is
 *     larger than the device can bind. gpusorti_list_extents() has all limits.
 *     Digits of segments shrink until counts and lists take at most 6 bytes an element, whatever the lengths
 *     (gpusorti_counts_are_few()).
 *   Kernels: gpusorti_kernel_rows[] has a row for each kernel: which arguments it reads, and what it binds in an unusual
 *     place. Specialization constants that a kernel does not read are 0, so that different sorts share its pipeline.
 *   Scratch: control | status | leaves | keys | values | keys_alt | values_alt, see gpusorti_layout. Rows of wide values
 *     share the memory of the last two, except that those of structs come after them. The control block starts with sizes
 *     for indirect dispatches. Words with names (CONTROL_* in shaders/constants.glsl), the records of up to 32 passes and
 *     the histograms follow.
 *   one-sweep, the kernels in their order: begin. copy_keys, which unpacks narrow keys and copies kept ones. histogram,
 *     which also plans the passes. onesweep or onesweep_staged, once for each digit. finish, unless
 *     gpusorti_ends_by_passes(). copy_keys again to pack narrow keys. gather, twice for wide values; or pack_rows, where the
 *     first of each segment are wanted.
 *     Leaves: If keys may be evenly distributed, passes by leading digits (onesweep), leaf_starts and leaf_sort come before
 *     these passes, which then run only if the leaves did not fit.
 *     8-bit keys alone: begin; histogram; fill, which writes each key as often as it was counted.
 *   count / scan / scatter: begin. count, scan and scatter for each digit. finish. The kernels before and after are those of
 *     one-sweep. If the row of the tuning table has leaves and AUTO does not take one-sweep, histogram, leaf_starts and
 *     leaf_sort run as in one-sweep, with these three kernels in place of each pass.
 *   Small counts: tile_sort alone; or tile_sort, and merge_tiles once or twice, if the row of the tuning table has merges;
 *     or tile_sort, split_runs, and tile_sort once more for the buckets. Three cases use tile_sort_rolled and merge_tiles
 *     for all counts, because these compile faster: drivers that compile longer than they sort, the first
 *     sorts of host arrays, and quick plans of any count (GPUSORT_QUICK, see gpusorti_quick()).
 *   Odd-even merge: odd_even_merge, as often as gpusorti_network_level() says. gather for wide values.
 *   Outputs: All steps work on keys_out and values_out in place of keys and values. If gpusorti_reads_given(), the first
 *     steps read the input in place: tile_sort, segments and segment_sort, with the output arrays bound in place of scratch
 *     where they do not write there; the first pass over long rows; select's first round and select_any; or the histogram
 *     and the first pass. An array that is in order already is then copied after the histogram's loop. Otherwise begin
 *     copies the input to the output first; its pipeline is prepared for every kind of sort. Steps that only read the
 *     caller's arrays (copy_keys and numbers on the way to scratch, take_keys, gather) read the input in place.
 *   Structs: For every algorithm take_keys runs first: it copies the keys out of the structs, and the structs to scratch.
 *     gather, the last, writes the structs by index. Structs of 4 and 8 bytes are sorted as values, without gather.
 *   Floats as numbers: Next, numbers writes an unsigned number for each key to scratch, see gpusorti_request_numbers(); all
 *     kernels sort these numbers. The bits of 16- and 32-bit keys are below the number, and numbers writes them back. 64-bit
 *     keys and their values are gathered by index. odd_even_merge compares such keys itself, in place.
 *   The first k: Rounds of select, then select_sort. In any order, where many are wanted: select_any, a step a digit.
 *   Host arrays: gpusorti_find_way() tries the ways (gpusorti_way) in turn. A way creates its buffers, uploads, sorts and
 *     downloads. Submissions use slots in rotation; before a slot is used again, the host waits for its submission. All that
 *     the driver may refuse comes before the arrays are written: pages stay imported from upload to download. If memory is
 *     lacking for the download, it is tried again; if that fails, too, the device counts as lost. The first sorts of a kind
 *     are tiles and merges, see gpusorti_plan_merges_first().
 *   Skipping: The histogram or scan kernel writes a record for each pass: from which copy to which it moves elements, and
 *     whether it runs at all. Where that is faster (gpusorti_plan.gpu_sizes), passes are dispatched indirectly, with a size
 *     of 0 for skipped ones.
 *
 * WORDS
 *   alt           in scratch: the second copy of keys or values; passes move to the caller's arrays and back
 *   bucket        what one workgroup of tile_sort.comp collects from all runs
 *   candidate     an element that may be among the first k of its segment, see shaders/candidates.glsl
 *   chained       of long segments: one-sweep sorts them, whose tiles wait for each other like a chain
 *   crowd         lanes of a subgroup with the same digit, or elements of a leaf with the same bits, too many to be fast
 *   digit         radix_bits bits of the window, from the lowest
 *   encoded       the order-preserving form of a key: an unsigned number that has the key's order
 *   fallback      look-back counts a tile itself that stays silent
 *   group         neighbouring tiles whose counts are also added up in one row, see shaders/groups.glsl
 *   leading       of bits or digits: the highest ones, by which passes sort before leaves
 *   leaf          the elements that agree in the leading bits, sorted by one workgroup in shared memory
 *   list          of segments: what segments.comp leaves to a kernel for longer ones
 *   look-back     a workgroup adds up the status rows of the tiles before its own
 *   narrow key    one of 8 or 16 bits
 *   part          of a long segment: what a workgroup of select.comp reduces to a few candidates, in several rounds
 *   pass          the kernels that bring all elements into the order of one digit
 *   planner       a function that makes a plan for one way to sort, or none
 *   portion       tiles of one dispatch of one-sweep, few enough for 29 bits of count
 *   raw           of keys: not encoded; passes flip the bits of a digit in which such keys differ from encoded ones
 *   record        what the GPU plans for a pass: four words in the control block
 *   rolled        of a kernel: its loops are not unrolled, because compiling takes longer than sorting
 *   row           a line of a table; a segment, where all have the same size; see status row, too
 *   run           a sorted part of the array
 *   silent        of a tile: it has not published its counts yet
 *   span          neighbouring tiles of one workgroup of count / scan / scatter
 *   staged        the way of onesweep_staged.comp: the tile goes through shared memory one word of each element at a time
 *   status row    a word for each value of a digit: how many elements of a tile (or span), or of all up to it, have it
 *   straddle      of a digit: it has bits of both words of a 64-bit key
 *   threshold     the greatest count or limit for which something holds
 *   tile          elements that a workgroup holds at once: workgroup_size * items
 *   tracked       of elements: carrying their place, so that equal keys keep their order
 *   unpacked      of narrow keys: in a word each, in scratch
 *   variant       a specialization constant that chooses a form of a kernel: bits or a number, by the kernel
 *   wide value    one of more than 8 bytes: an index is sorted in its place
 *   window        the bits of the encoded key that are compared
 *   word          32 bits
 * ====================================================================================================================== */
#ifdef GPUSORT_IMPLEMENTATION
#ifndef GPUSORTI_IMPLEMENTED
#define GPUSORTI_IMPLEMENTED

#ifdef GPUSORTI_HIDDEN
#if defined(__GNUC__) && !defined(_WIN32) && !defined(__CYGWIN__) && !defined(GPUSORT_STATIC)
#undef GPUSORT_API
#define GPUSORT_API __attribute__((visibility("hidden"))) extern
#endif
#endif

/* ---- >>config: what the implementation includes; where the system differs ---- */
#include <stdarg.h>
#include <stdio.h>  /* vsnprintf */
#include <stdlib.h> /* malloc, free */
#include <string.h>

#ifndef VULKAN_CORE_H_
#include <vulkan/vulkan_core.h> /* packages: Debian libvulkan-dev; Fedora, Arch, Homebrew vulkan-headers */
#endif

#if !defined(VK_HEADER_VERSION) || VK_HEADER_VERSION < 204
#error "gpusort.h needs Vulkan headers of 2022 or later, whose VK_HEADER_VERSION_COMPLETE is 1.3.204 or greater"
#endif

#if defined(__BYTE_ORDER__) && defined(__ORDER_BIG_ENDIAN__) && __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
#error "gpusort.h is for little-endian machines: its kernels find keys of 8 and 16 bits, and values, by the order of bytes"
#endif

#ifndef GPUSORT_ASSERT
#include <assert.h>
#define GPUSORT_ASSERT(condition) assert(condition)
#endif

#if defined(_WIN32)
/* windows.h declares these the same way and much more, min() and max() among it: nothing else of it is wanted. */
#ifndef _WINDOWS_
#ifdef __cplusplus
extern "C" {
#endif
union _LARGE_INTEGER;
#if defined(NO_STRICT)
typedef void *gpusorti_module;
#else
typedef struct HINSTANCE__ *gpusorti_module;
#endif
#if defined(_WIN64)
typedef long long(__stdcall *gpusorti_far_proc)(void);
#else
typedef int(__stdcall *gpusorti_far_proc)(void);
#endif
__declspec(dllimport) gpusorti_module __stdcall LoadLibraryA(const char *);
__declspec(dllimport) gpusorti_far_proc __stdcall GetProcAddress(gpusorti_module, const char *);
__declspec(dllimport) int __stdcall QueryPerformanceCounter(union _LARGE_INTEGER *);
__declspec(dllimport) int __stdcall QueryPerformanceFrequency(union _LARGE_INTEGER *);
#ifdef __cplusplus
}
#endif
#else
typedef HMODULE gpusorti_module;
typedef FARPROC gpusorti_far_proc;
#endif
#else
#include <sys/time.h> /* gettimeofday, which every C standard mode declares */
#ifndef GPUSORT_NO_LOADER
#include <dlfcn.h>
#endif
#endif

enum {
    GPUSORTI_MAX_PASSES = 32, /* 64-bit keys by digits of 2 bits */
    GPUSORTI_ALIGNMENT = 256, /* of sections of scratch, 2^n; the largest minStorageBufferOffsetAlignment there is */
    GPUSORTI_MAX_GROUPS = 65535, /* in one dimension: every device's minimum */
    GPUSORTI_MAX_VALUE_SIZE = 256,

    GPUSORTI_ALL_ENABLED = 0x33f,
    GPUSORTI_NARROW = GPUSORT_ENABLED_STORAGE_16BIT | GPUSORT_ENABLED_STORAGE_8BIT
};
/* ---- >>shared: what the kernels and the host share: numbers, constants, arguments ---- */
/* ==== GENERATED by tools/embed.sh: what shaders/ and the host share, do not edit ==== */
/* ---- shaders/constants.glsl ---- */
enum {
    /* ---- what is bound, or found by a device address each ---- */
    GPUSORTI_BIND_KEYS = 0,
    GPUSORTI_BIND_VALUES = 1,
    GPUSORTI_BIND_ALT = 2, /* the second keys, in scratch */
    GPUSORTI_BIND_CONTROL = 3,
    GPUSORTI_BIND_VALUES_ALT = 4, /* the second values; behind the second keys where four buffers are bound */
    GPUSORTI_BINDINGS = 5,

    /* ---- FLAGS: bits ---- */
    GPUSORTI_FLAG_WRITE_INDICES = 1, /* values are generated, not read */
    GPUSORTI_FLAG_KEEP_KEYS = 2, /* the last pass stores no keys */
    GPUSORTI_FLAG_LOCAL_INDICES = 4, /* indices count from the segment's first element, not from the array's */
    GPUSORTI_FLAG_ROLLED = 8, /* the driver's compiler takes long: loops stay loops */
    GPUSORTI_FLAG_RAW = 16, /* passes take keys as they are: those in scratch are not encoded */
    GPUSORTI_FLAG_SUMS = 256, /* elements behind an address are not found by an index: see WORD_AT */
    GPUSORTI_FLAG_STRADDLE = 512, /* onesweep.comp: some digit has bits of both words of a key */

    /* ---- control block: words that kernels of one sort share; begin.comp clears it ---- */
    GPUSORTI_CONTROL_COUNT = 0, /* elements to sort */
    GPUSORTI_CONTROL_DIFFER = 1, /* 2 words: the bits in which keys differ */
    GPUSORTI_CONTROL_UNSORTED = 3, /* not 0: some key is greater than its successor */
    GPUSORTI_CONTROL_RESULT = 4, /* RESULT_*: what finish.comp has to do */
    GPUSORTI_CONTROL_ENDED = 5, /* workgroups of the histogram kernel that have ended */
    GPUSORTI_CONTROL_LEAF_BITS = 6, /* bits by which passes sort, for leaf_sort.comp; 0: by all bits */
    GPUSORTI_CONTROL_OVERFULL = 7, /* not 0: some leaf has more elements than a workgroup has room for */
    GPUSORTI_CONTROL_FALLBACKS = 8, /* how often a look-back counted a predecessor's tile itself */
    GPUSORTI_CONTROL_LEAF_FIRST = 9, /* the lowest of these bits */
    GPUSORTI_CONTROL_LEAF_PASSES = 10, /* that sort by them */
    GPUSORTI_CONTROL_LEAF_ALT = 11, /* not 0: they end in scratch */
    /* in the place of what is known of leaves: of segments */
    GPUSORTI_CONTROL_LIST_COUNTS = GPUSORTI_CONTROL_LEAF_BITS, /* 2 words */
    GPUSORTI_CONTROL_LONG_TILES = GPUSORTI_CONTROL_LEAF_FIRST,
    GPUSORTI_CONTROL_LONG_COUNT = GPUSORTI_CONTROL_LEAF_PASSES,
    GPUSORTI_CONTROL_DESCENT = GPUSORTI_CONTROL_LEAF_ALT, /* not 0: offsets descend */
    GPUSORTI_CONTROL_POLLS = 12, /* in vain, of the first digit, of workgroups that gave up */
    GPUSORTI_CONTROL_PASSES = 16, /* 32 x {PASS_* flags, ticket, number of its first portion, unused} */
    GPUSORTI_CONTROL_HISTOGRAMS = GPUSORTI_CONTROL_PASSES + 32 * 4, /* pass_count x RADIX: totals, then exclusive bases */

    GPUSORTI_PASS_SKIP = 1, /* all keys agree in this digit */
    GPUSORTI_PASS_FROM_ALT = 2, /* reads scratch and writes the caller's arrays; else the other way */
    GPUSORTI_PASS_ENCODE = 4, /* keys come in the caller's form */
    GPUSORTI_PASS_DECODE = 8, /* keys go out in the caller's form */
    GPUSORTI_PASS_FIRST = 16, /* first that is not skipped */
    GPUSORTI_PASS_LAST = 32, /* last that is not skipped */
    GPUSORTI_PASS_LOWEST_SHIFT = 8, /* above: the lowest bit by which the first of the passes before leaves sorts, else 0 */

    /* The elements that the histogram copies to scratch. */
    GPUSORTI_COPY_ENCODED = 1,
    GPUSORTI_COPY_GIVEN = 2, /* keys in the caller's form */
    GPUSORTI_COPY_HELD = 3, /* none: what is given is the second copy */

    /* Indirect sizes, {x, y, z, -} each, lie before these words. */
    GPUSORTI_SIZE_TILES = 0, /* of the kernels that work by tiles or spans, */
    GPUSORTI_SIZE_MERGES = 4, /* of merge_tiles.comp, */
    GPUSORTI_SIZE_STRIDE = 8, /* of the kernels that loop over the array, */
    GPUSORTI_SIZE_FINISH = 12, /* of finish.comp, */
    GPUSORTI_SIZE_LEAVES = 16, /* of leaf_sort.comp, */
    GPUSORTI_SIZE_PASSES = 64, /* 32 of the passes, 0: skipped, */
    /* in the place of the passes: of segments */
    GPUSORTI_SIZE_LISTS = GPUSORTI_SIZE_PASSES, /* 2, of the lists' kernels */
    GPUSORTI_SIZE_LONG = GPUSORTI_SIZE_PASSES + 8, /* of the kernels by tiles of long segments */
    GPUSORTI_SIZE_BASES = GPUSORTI_SIZE_PASSES + 16, /* of the kernel by long segments */
    GPUSORTI_LEADING = 64, /* words by which records and sizes of passes before leaves lie further */
    GPUSORTI_SIZES_END = 192, /* a multiple of 256 bytes */

    /* ---- modes: bits ---- */
    /* push.mode of the kernels that sort, merge and split tiles */
    GPUSORTI_TILE_ENCODE = 1, /* keys come in the caller's form */
    GPUSORTI_TILE_DECODE = 2, /* keys go out in the caller's form: this is the last dispatch */
    GPUSORTI_TILE_TO_ALT = 4, /* the result goes to scratch; otherwise to the caller's arrays */
    GPUSORTI_TILE_SAMPLES = 8, /* tile_sort.comp leaves samples for split_runs.comp */
    GPUSORTI_TILE_BUCKET = 16, /* tile_sort.comp sorts a bucket of all runs in scratch in place of a tile */
    /* push.mode of odd_even_merge.comp */
    GPUSORTI_MODE_ODD = 1, /* the second of each pair of runs has an even index */
    GPUSORTI_MODE_SORT = 2, /* elements come in any order, in a window of TILE consecutive ones */

    /* ---- small counts: runs that are merged, or cut into buckets between samples, see buckets.glsl ---- */
    GPUSORTI_MERGE_WAYS = 4, /* runs that become one */
    GPUSORTI_MAX_RUNS = 64, /* at most */
    GPUSORTI_RUN_SAMPLES = 128, /* the last of every so many keys of a whole run; a power of two */
    GPUSORTI_BOUND_WORDS = GPUSORTI_MAX_RUNS + 3, /* that say where a bucket begins in all runs */

    /* ---- segments ---- */
    GPUSORTI_SMALL_SEGMENTS = 4, /* the fewest that a workgroup sorts side by side */

    /* ---- workgroups ---- */
    GPUSORTI_MOST_STRIDE_GROUPS = 2048, /* of kernels that loop over the array, at most */

    /* ---- VARIANT: a number or bits, by the kernel ---- */
    /* count.comp, scan.comp */
    GPUSORTI_VARIANT_FIRST_PASS = 1, /* the pass records are not planned yet */
    /* tile_sort.comp */
    GPUSORTI_VARIANT_WHOLE_KEYS = 1, /* all bits of the key are compared */
    /* odd_even_merge.comp */
    GPUSORTI_VARIANT_NESTED_LOOPS = 1, /* see sort_held() */
    GPUSORTI_VARIANT_NANS_LAST = 2, /* of either sign; the zeros may stay apart, as the sort need not be stable */
    GPUSORTI_VARIANT_BFLOAT16 = 4, /* keys of 16 bits are bfloat16 */
    /* copy_keys.comp: one of */
    GPUSORTI_VARIANT_UNPACK = 0, /* keys go to scratch as they are, one or two words a key */
    GPUSORTI_VARIANT_PACK = 1, /* keys come back and are packed */
    /* gather.comp */
    GPUSORTI_VARIANT_BACK = 1, /* from scratch to the caller's values; else from there to scratch */
    GPUSORTI_VARIANT_GATHER = 2, /* row i is read at index[i]; else at i */
    /* take_keys.comp */
    GPUSORTI_VARIANT_KEY_ONLY = 1, /* nothing is stored but the keys */
    /* pack_rows.comp: one of */
    GPUSORTI_VARIANT_PACK_GATHER = 0, /* the first rows of each segment go to scratch, by their indices */
    GPUSORTI_VARIANT_PACK_BACK = 1, /* they come back, side by side */
    GPUSORTI_VARIANT_PACK_INDEX = 2, /* their indices, counted from their segment's first element, side by side */
    GPUSORTI_VARIANT_INDEX_ALL = 3, /* the same of all rows, in their places; outside of all segments: no row */
    /* numbers.comp */
    GPUSORTI_VARIANT_NUMBERS_DESCENDING = 1,
    GPUSORTI_VARIANT_NUMBERS_INSIDE = 2, /* the keys are in scratch, a word or two each; else they are the caller's */
    GPUSORTI_VARIANT_NUMBERS_BESIDE = 4, /* below the number are the key's own bits, in the other half */
    GPUSORTI_VARIANT_NUMBERS_BACK = 8, /* these bits come back to the caller's array */
    GPUSORTI_VARIANT_NUMBERS_BFLOAT16 = 16, /* keys of 16 bits are bfloat16 */
    /* select.comp */
    GPUSORTI_VARIANT_CANDIDATES = 1, /* the elements are what the round before left */
    /* select_any.comp, select_sort.comp */
    GPUSORTI_VARIANT_PACKED = 2, /* indices of all rows lie side by side */
    /* select_any.comp */
    GPUSORTI_VARIANT_ARRAY = 4, /* one, which may be in order; great digits have room there, and save steps */
    /* one-sweep's kernels; of leaf_sort.comp the lower bits are the log2 of its bins */
    GPUSORTI_VARIANT_RANK_BY_ATOMICS = 1, /* shared atomics rank, where the outcome can be checked */
    GPUSORTI_VARIANT_PACKED_RANKS = 2, /* two ranks a register */
    GPUSORTI_VARIANT_BY_INDEX = 4, /* tiles in the order of the workgroups' indices, not of tickets */
    GPUSORTI_VARIANT_REVERSED = 128, /* for tests, of leaf_sort.comp, too: atomics take effect from last lane to first */
    /* their fields: the first bit of each, and the greatest number in it */
    GPUSORTI_VARIANT_STALL = 8, /* for tests, STALL_* of test_hooks.glsl */
    GPUSORTI_MOST_STALL = 7,
    GPUSORTI_VARIANT_ROUNDS = 12, /* 1 less than the rounds that reorder a tile */
    GPUSORTI_MOST_ROUNDS = 15,
    GPUSORTI_VARIANT_WINDOW = 16, /* rows that look-back loads at once; 0: 8 */
    GPUSORTI_MOST_WINDOW = 15,
    GPUSORTI_VARIANT_GROUPS = 22, /* tiles of a group and groups, at most; 0: none */
    GPUSORTI_MOST_GROUPS = 31,
};

/* Specialization constants, of shaders/buffers.glsl: a member for each id, from 0. */
typedef struct gpusorti_spec {
    uint32_t workgroup_size; /* invocations */
    uint32_t items; /* elements an invocation */
    uint32_t radix_bits; /* bits a digit */
    uint32_t subgroup_size; /* lanes; where FULL_SUBGROUPS is 0, there may be fewer or more */
    uint32_t full_subgroups; /* 1: every subgroup has SUBGROUP_SIZE active lanes, in order */
    uint32_t key_words; /* 32-bit words a key while it is sorted: 1 or 2 */
    uint32_t key_bits; /* 8, 16, 32, 64: where the sign bit is */
    uint32_t key_stored_bits; /* bits a key takes in the caller's array, see load_key */
    uint32_t key_kind; /* 0 unsigned, 1 signed, 2 floating point */
    uint32_t descending;
    uint32_t value_words; /* 32-bit words a value that travels with its key: 0, 1, 2 */
    uint32_t flags; /* FLAG_* */
    uint32_t variant; /* kernel's own */
} gpusorti_spec;
enum { GPUSORTI_SPEC_COUNT = 13 };

typedef struct gpusorti_begin_args { /* begin.comp */
    uint32_t clear_words; /* words of the control block to clear */
    uint32_t tile;        /* of a workgroup of the kernels that work by tiles or spans, */
    uint32_t merge_tile;  /* of merge_tiles.comp, */
    uint32_t stride_tile; /* of the kernels with a grid-stride loop, per round */
    uint32_t count_word;  /* a count on the GPU: its index in what is bound, */
    uint32_t bound;       /* and its upper bound */
    uint32_t copied_bits; /* not 0: elements of so many bits are copied, and nothing else is done: */
    uint32_t copied_from; /* from the one of that index in what is bound; */
    uint32_t clears;      /* not 0: words of NO_INDEX are written in their place */
} gpusorti_begin_args;

typedef struct gpusorti_span_args { /* count.comp, scan.comp, scatter.comp */
    uint32_t span;    /* of a workgroup */
    uint32_t record;  /* word of the pass's record */
    uint32_t planned; /* not 0: the histogram has counted and planned all */
    uint32_t held;    /* not 0: what is given is the second copy */
} gpusorti_span_args;

typedef struct gpusorti_given_args { /* addresses of what is to be sorted, see READS_GIVEN in buffers.glsl */
    uint32_t keys_given_low; uint32_t keys_given_high;
    uint32_t values_given_low; uint32_t values_given_high;
} gpusorti_given_args;

typedef struct gpusorti_histogram_args { /* histogram.comp */
    uint32_t keys_given_low; uint32_t keys_given_high;
    uint32_t values_given_low; uint32_t values_given_high;
    uint32_t portion_tiles;   /* tiles of a dispatch of a pass */
    uint32_t copies;          /* what the second copy is, where an odd number of passes is to be expected: COPY_*, or 0 */
    uint32_t makes_even;      /* not 0: it adds a pass to an odd number of them */
    uint32_t tile;            /* of a pass */
    uint32_t least_leaf_bits; /* see gpusorti_least_leaf_bits() */
    uint32_t most_leaf_bits;  /* 0: no leaves */
    uint32_t leaf_average;    /* elements of a leaf */
    uint32_t leading_passes;  /* the last passes, of which some sort by leading bits */
} gpusorti_histogram_args;

typedef struct gpusorti_onesweep_args { /* onesweep.comp, onesweep_staged.comp */
    uint32_t keys_given_low; uint32_t keys_given_high;
    uint32_t values_given_low; uint32_t values_given_high;
    uint32_t portion_tiles; /* tiles of a dispatch, */
    uint32_t portion;       /* and which dispatch of its pass this is */
    uint32_t polls;         /* of a silent predecessor, before its tile is counted */
    uint32_t flip;          /* see gpusorti_flip() */
    uint32_t record;        /* word of the pass's record */
} gpusorti_onesweep_args;

typedef struct gpusorti_leaf_args { /* leaf_starts.comp, leaf_sort.comp */
    uint32_t starts;                   /* word of the leaves' first elements, and of the end */
    uint32_t room;                     /* the most of a leaf */
    uint32_t tile; uint32_t portion_tiles; /* of the passes, if they have to run again */
} gpusorti_leaf_args;

typedef struct gpusorti_tiles_args { /* tile_sort.comp, merge_tiles.comp, split_runs.comp */
    uint32_t mode;   /* TILE_* */
    uint32_t run;    /* of a sorted run */
    uint32_t bucket; /* of a bucket on average */
} gpusorti_tiles_args;

typedef struct gpusorti_network_args { /* odd_even_merge.comp */
    uint32_t log_block; uint32_t log_pitch; uint32_t log_columns; uint32_t log_merged; /* log2 of each */
    uint32_t mode;                                                         /* MODE_* */
    uint32_t count_word; uint32_t bound;                                       /* as of begin.comp */
} gpusorti_network_args;

typedef struct gpusorti_rows_args { /* the kernels by rows of words, see rows.glsl */
    uint32_t row_words;                             /* 32-bit words of a value */
    uint32_t key_word; uint32_t key_words;              /* the key inside: its first word in the value, its words; */
    uint32_t key_shift; uint32_t key_mask;              /* its bits in the first */
    uint32_t segments; uint32_t size; uint32_t offsets;     /* as of segments.comp */
    uint32_t ends;                                  /* not 0: segments have ends of their own, see NO_INDEX */
    uint32_t limit;                                 /* wanted of each segment */
    uint32_t as_array; /* not 0: in scratch these are as their segments are in the array, else as in the caller's values */
} gpusorti_rows_args;

typedef struct gpusorti_segments_args { /* segments.comp */
    uint32_t segments;                          /* how many */
    uint32_t size;                              /* of a row; 0: segments have offsets */
    uint32_t offsets;                           /* index of the first segment's offset in what is bound */
    uint32_t group;                             /* segments of a workgroup */
    uint32_t ends;                              /* 0, or 1 more than the index of the first segment's end */
    uint32_t shorter; uint32_t longer;              /* the most of one that is sorted by a list */
    uint32_t lists; uint32_t list_room;             /* word of the lists; segments that a list has room for */
    uint32_t owners; uint32_t records; uint32_t bases;  /* words, see long_segments.glsl; bases 0: there are none */
    uint32_t tile; uint32_t tile_room; uint32_t long_room; /* of a tile of a long one; the most tiles and long ones */
} gpusorti_segments_args;

typedef struct gpusorti_list_args { /* segment_sort.comp */
    uint32_t list;                  /* which one */
    uint32_t lists; uint32_t list_room; /* as of segments.comp */
} gpusorti_list_args;

typedef struct gpusorti_long_segments_args { /* the kernels by tiles of long segments, see long_segments.glsl */
    uint32_t owners; uint32_t records; uint32_t bases; uint32_t tile; /* as of segments.comp */
    uint32_t flags;                                       /* PASS_* */
    uint32_t chunk; uint32_t chunks; /* words that a workgroup scans, and how many of these chunks there are */
    uint32_t polls;              /* as of onesweep.comp */
} gpusorti_long_segments_args;

typedef struct gpusorti_select_args { /* select.comp, select_sort.comp: see candidates.glsl */
    uint32_t keys_given_low; uint32_t keys_given_high;
    uint32_t values_given_low; uint32_t values_given_high;
    uint32_t size;                     /* of a row; 0: long segments, which may be anywhere */
    uint32_t part; uint32_t later;         /* of a part in the first round, and in later ones */
    uint32_t parts; uint32_t parts_before; /* of a row, in this round and in the one before */
    uint32_t owners;                   /* word */
    uint32_t round;                    /* from 1 */
    uint32_t limit; uint32_t room;         /* wanted; left by a part */
    uint32_t from; uint32_t to;            /* where the candidates of the round before begin, and those of this one */
} gpusorti_select_args;

typedef struct gpusorti_any_args { /* select_any.comp */
    uint32_t size; uint32_t part; uint32_t parts; /* of a row; of a part; of a row, in this step */
    uint32_t limit; uint32_t room;            /* wanted of each row; the most that there are of one */
    uint32_t digits;                      /* steps that count */
    uint32_t apart;                       /* not 0: the results have arrays of their own */
} gpusorti_any_args;

/* Push constants. Where buffers are bound there are no addresses. */
typedef struct gpusorti_push {
    uint64_t keys; /* device addresses: the caller's arrays */
    uint64_t values;
    uint64_t keys_alt; /* the second ones */
    uint64_t values_alt;
    uint64_t control;
    uint32_t count; /* elements, or 0 where the count is in the control block */
    uint32_t pass; /* index of this digit's pass */
    uint32_t pass_count;
    uint32_t first_bit; /* of the window, in the order-preserving form of the key */
    uint32_t bit_count;
    uint32_t status; /* control block: first word of the counts, status rows or samples */
    uint32_t values_alt_base; /* buffers only: where in their buffer the second values begin, in elements of a value */
    union {
        gpusorti_begin_args begin;
        gpusorti_span_args span;
        gpusorti_given_args given;
        gpusorti_histogram_args histogram;
        gpusorti_onesweep_args onesweep;
        gpusorti_leaf_args leaf;
        gpusorti_tiles_args tiles;
        gpusorti_network_args network;
        gpusorti_rows_args rows;
        gpusorti_segments_args segments;
        gpusorti_list_args list;
        gpusorti_long_segments_args long_segments;
        gpusorti_select_args select;
        gpusorti_any_args any;
    } own;
} gpusorti_push;
enum { GPUSORTI_PUSH_ADDRESSES = 40 /* bytes */ };

/* The kernels: BOTH(name, constants, flags, traits, place), or BUFFERS(..) where there is no build for device
 * addresses. constants: the members of gpusorti_spec that it reads, bits 1 << id. flags: GPUSORTI_FLAG_* that it
 * reads. place: among those that are compiled at the same time. */
#define GPUSORTI_KERNELS(BOTH, BUFFERS) \
    BOTH(begin, 0x819, 0x0, GPUSORTI_WORDS_AS_VALUES, 0) \
    BOTH(count, 0x1bff, 0x100, 0, 0) \
    BOTH(scan, 0x183f, 0x1, 0, 0) \
    BOTH(scatter, 0xfff, 0x10b, 0, 0) \
    BOTH(scatter_basic, 0xfff, 0x103, 0, 0) \
    BOTH(segment_scatter, 0xfff, 0x10f, 0, 0) \
    BOTH(segment_scatter_basic, 0xfff, 0x107, 0, 0) \
    BOTH(histogram, 0xfff, 0x101, GPUSORTI_KNOWS_KINDS | GPUSORTI_READS_GIVEN, 3) \
    BOTH(onesweep, 0x1fff, 0x303, GPUSORTI_KEEPS_SIZES | GPUSORTI_READS_GIVEN, 7) \
    BUFFERS(onesweep_narrow, 0x1fff, 0x203, GPUSORTI_KEEPS_SIZES, 6) \
    BOTH(segment_pass, 0x1fff, 0x307, 0, 0) \
    BOTH(onesweep_staged, 0x19ff, 0x103, GPUSORTI_KEEPS_SIZES | GPUSORTI_FOLDS_FLOATS | GPUSORTI_READS_GIVEN, 5) \
    BOTH(leaf_starts, 0xbfd, 0x110, GPUSORTI_KEEPS_SIZES, 0) \
    BOTH(leaf_sort, 0x1fff, 0x113, 0, 1) \
    BOTH(finish, 0xffb, 0x103, 0, 0) \
    BOTH(fill, 0xbff, 0x102, 0, 0) \
    BOTH(copy_keys, 0x1bfb, 0x100, 0, 0) \
    BOTH(numbers, 0x1bfb, 0x100, 0, 0) \
    BOTH(gather, 0x181b, 0x100, 0, 0) \
    BOTH(take_keys, 0x181b, 0x0, 0, 0) \
    BOTH(pack_rows, 0x181b, 0x100, GPUSORTI_WORDS_AS_KEYS, 0) \
    BOTH(tile_sort, 0x1ffb, 0x103, 0, 4) \
    BUFFERS(tile_sort_rolled, 0x1ffb, 0x3, 0, 0) \
    BOTH(segment_sort, 0x1ffb, 0x107, 0, 0) \
    BUFFERS(merge_tiles, 0xffb, 0x2, 0, 0) \
    BUFFERS(split_runs, 0x1839, 0x0, 0, 0) \
    BOTH(odd_even_merge, 0x1ffb, 0x101, GPUSORTI_WORDS_AS_CONTROL, 0) \
    BOTH(segments, 0x1fff, 0x107, GPUSORTI_WORDS_AS_ALT, 0) \
    BOTH(segment_count, 0xbff, 0x100, 0, 0) \
    BOTH(segment_histogram, 0xbff, 0x100, 0, 0) \
    BOTH(segment_scan, 0x81f, 0x0, 0, 0) \
    BOTH(segment_bases, 0x81d, 0x0, 0, 0) \
    BOTH(select, 0x1bfb, 0x100, GPUSORTI_UNPINNED, 0) \
    BOTH(select_any, 0x1ffb, 0x107, GPUSORTI_UNPINNED, 0) \
    BOTH(select_sort, 0x1ffb, 0x107, GPUSORTI_READS_GIVEN, 0)
/* ==== GENERATED: end ==== */
/* ---- >>base: memory, log, checks, arithmetic ---- */
/* What a thread wrote before it stores a value is seen by the threads that load the value. C99 has no atomics of its own. */
#if defined(_MSC_VER) && !defined(__clang__)
#include <intrin.h>
static uint32_t gpusorti_atomic_load(const uint32_t *from) {
    return (uint32_t)_InterlockedOr((volatile long *)from, 0);
}
static void gpusorti_atomic_store(uint32_t *to, uint32_t value) {
    _InterlockedExchange((volatile long *)to, (long)value);
}
#elif defined(__ATOMIC_ACQUIRE) /* as GCC and clang define it */
static uint32_t gpusorti_atomic_load(const uint32_t *from) { return __atomic_load_n(from, __ATOMIC_ACQUIRE); }
static void gpusorti_atomic_store(uint32_t *to, uint32_t value) { __atomic_store_n(to, value, __ATOMIC_RELEASE); }
#else /* Compilers without builtins, such as tcc, keep the order of accesses, and so does x86. */
static uint32_t gpusorti_atomic_load(const uint32_t *from) { return *(const volatile uint32_t *)from; }
static void gpusorti_atomic_store(uint32_t *to, uint32_t value) { *(volatile uint32_t *)to = value; }
#endif

/* The failures of a call that may be served in another way: what its last attempt failed of, and the first one that another
 * way stood in for. */
typedef struct gpusorti_failures {
    char last[512], stood_in[512];
} gpusorti_failures;

/* What is needed before there is a context: memory and a log. */
typedef struct gpusorti_host {
    void *(*alloc)(size_t size, void *user);
    void (*free_)(void *ptr, void *user);
    void *alloc_user;
    void (*log_)(int level, const char *text, void *user);
    void *log_user;
    gpusorti_failures *failures; /* kept until gpusorti_end_failures(); NULL: a failure is an error, and logged at once */
} gpusorti_host;

static void *gpusorti_default_alloc(size_t size, void *user) {
    (void)user;
    return malloc(size);
}

static void gpusorti_default_free(void *ptr, void *user) {
    (void)user;
    free(ptr);
}

static gpusorti_host gpusorti_host_from(const gpusort_desc *desc) {
    gpusorti_host host;
    memset(&host, 0, sizeof host);
    host.alloc = desc && desc->allocator.alloc ? desc->allocator.alloc : gpusorti_default_alloc;
    host.free_ = desc && desc->allocator.free ? desc->allocator.free : gpusorti_default_free;
    host.alloc_user = desc ? desc->allocator.user : NULL;
    host.log_ = desc ? desc->logger.func : NULL;
    host.log_user = desc ? desc->logger.user : NULL;
    return host;
}

#if defined(__GNUC__)
#define GPUSORTI_PRINTF __attribute__((format(printf, 3, 4)))
#else
#define GPUSORTI_PRINTF
#endif

/* Where a loader and drivers come from, for messages. */
#define GPUSORTI_LOADER_PACKAGES \
    "libvulkan1 (Debian, Ubuntu), vulkan-loader (Fedora, Homebrew), vulkan-icd-loader (Arch), or the GPU's driver (Windows)"
#define GPUSORTI_DRIVER_PACKAGES \
    "mesa-vulkan-drivers (Debian, Ubuntu, Fedora), vulkan-swrast (Arch), molten-vk (Homebrew), or your GPU vendor's driver"

static void gpusorti_write_log(const gpusorti_host *host, int level, const char *format, va_list list) {
    char text[512];
    if (!host->log_) return;
    vsnprintf(text, sizeof text, format, list);
    host->log_(level, text, host->log_user);
}

GPUSORTI_PRINTF static void gpusorti_log(const gpusorti_host *host, int level, const char *format, ...) {
    va_list list;
    va_start(list, format);
    gpusorti_write_log(host, level, format, list);
    va_end(list);
}

/* Logs or keeps what failed, and returns result, so that every error path is `return gpusorti_fail(...)`. */
GPUSORTI_PRINTF static gpusort_result gpusorti_fail(const gpusorti_host *host, gpusort_result result, const char *format,
                                                    ...) {
    gpusorti_failures *failures = host->failures;
    va_list list;
    va_start(list, format);
    if (!failures)
        gpusorti_write_log(host, GPUSORT_LOG_ERROR, format, list);
    else {
        const size_t used = strlen(failures->last), left = sizeof failures->last - used;
        const int more = used != 0 && left > 2;
        if (more) memcpy(failures->last + used, "; ", 3);
        vsnprintf(failures->last + used + (more ? 2 : 0), left - (more ? 2 : 0), format, list);
    }
    va_end(list);
    return result;
}

/* Before another attempt at what failed. */
static void gpusorti_stand_in(const gpusorti_host *host) {
    gpusorti_failures *failures = host->failures;
    if (!failures->stood_in[0]) memcpy(failures->stood_in, failures->last, sizeof failures->last);
    failures->last[0] = 0;
}

/* One line at most: an error, or a warning if the call was served in another way. */
static void gpusorti_end_failures(gpusorti_host *host, gpusort_result result) {
    const gpusorti_failures *failures = host->failures;
    host->failures = NULL;
    if (result != GPUSORT_OK)
        gpusorti_log(host, GPUSORT_LOG_ERROR, "gpusort_sort: %s", failures->last);
    else if (failures->stood_in[0])
        gpusorti_log(host, GPUSORT_LOG_WARNING, "served in another way: %s", failures->stood_in);
}

/* If there is no memory: NULL, and a log line that says what it was for. */
static void *gpusorti_alloc(const gpusorti_host *host, size_t size, const char *what) {
    void *memory = host->alloc(size, host->alloc_user);
    if (!memory) (void)gpusorti_fail(host, GPUSORT_ERROR_OUT_OF_HOST_MEMORY, "no host memory for %s", what);
    return memory;
}

static void gpusorti_free(const gpusorti_host *host, void *memory) {
    if (memory) host->free_(memory, host->alloc_user);
}

/* Checks of a structure of the caller's. The first mistake is logged, and is the result. */
typedef struct gpusorti_checks {
    const gpusorti_host *host;
    const char *structure;
    gpusort_result mistake; /* the result of the next checks, if they find one */
    gpusort_result result;
} gpusorti_checks;
#define GPUSORTI_NOT_ZEROED "not 0: zero the whole structure first"
#define GPUSORTI_NO_DEVICE_GIVEN "is set, but instance, physical_device and device are not"

static gpusorti_checks gpusorti_check_members(const gpusorti_host *host, const char *structure) {
    gpusorti_checks checks;
    checks.host = host;
    checks.structure = structure;
    checks.mistake = GPUSORT_ERROR_INVALID_ARGUMENT;
    checks.result = GPUSORT_OK;
    return checks;
}

#if defined(__GNUC__)
#define GPUSORTI_PRINTF_OF_CHECKS __attribute__((format(printf, 5, 6)))
#else
#define GPUSORTI_PRINTF_OF_CHECKS
#endif

/* broken: there is a mistake. value: the member's, logged if it is not 0. format: the rule, with its limit. */
GPUSORTI_PRINTF_OF_CHECKS static void gpusorti_refuse(gpusorti_checks *checks, int broken, const char *member,
                                                      uint64_t value, const char *format, ...) {
    char number[32] = "", rule[320];
    va_list list;
    if (!broken || checks->result != GPUSORT_OK) return;
    va_start(list, format);
    vsnprintf(rule, sizeof rule, format, list);
    va_end(list);
    if (value) snprintf(number, sizeof number, " %llu", (unsigned long long)value);
    checks->result = gpusorti_fail(checks->host, checks->mistake, "%s.%s%s: %s", checks->structure, member, number, rule);
}

static gpusort_result gpusorti_from_vk(VkResult result) {
    switch (result) {
    case VK_SUCCESS: return GPUSORT_OK;
    case VK_ERROR_OUT_OF_HOST_MEMORY: return GPUSORT_ERROR_OUT_OF_HOST_MEMORY;
    case VK_ERROR_OUT_OF_DEVICE_MEMORY: return GPUSORT_ERROR_OUT_OF_DEVICE_MEMORY;
    case VK_ERROR_DEVICE_LOST: return GPUSORT_ERROR_DEVICE_LOST;
    default: return GPUSORT_ERROR_VULKAN;
    }
}

static gpusort_result gpusorti_fail_vk(const gpusorti_host *host, VkResult result, const char *call) {
    static const char *const names[] = {/* of -1, -2 .. */
                                        "OUT_OF_HOST_MEMORY",    "OUT_OF_DEVICE_MEMORY",  "INITIALIZATION_FAILED",
                                        "DEVICE_LOST",           "MEMORY_MAP_FAILED",     "LAYER_NOT_PRESENT",
                                        "EXTENSION_NOT_PRESENT", "FEATURE_NOT_PRESENT",   "INCOMPATIBLE_DRIVER"};
    const int named = result < 0 && result >= -(int)(sizeof names / sizeof names[0]);
    return gpusorti_fail(host, gpusorti_from_vk(result), "%s: VkResult %d%s%s", call, (int)result,
                         named ? ", VK_ERROR_" : "", named ? names[-(int)result - 1] : "");
}

static gpusort_result gpusorti_check(const gpusorti_host *host, VkResult result, const char *call) {
    return result == VK_SUCCESS ? GPUSORT_OK : gpusorti_fail_vk(host, result, call);
}

/* A structure of Vulkan's that is zero except for its type. */
#define GPUSORTI_STRUCT(type, name, structure_type) \
    type name; \
    memset(&name, 0, sizeof name); \
    name.sType = VK_STRUCTURE_TYPE_##structure_type

/* A list that has grown since its length was asked for is cut off, which is no error. */
static gpusort_result gpusorti_check_list(const gpusorti_host *host, VkResult result, const char *call) {
    return gpusorti_check(host, result == VK_INCOMPLETE ? VK_SUCCESS : result, call);
}

static uint64_t gpusorti_ceil_div(uint64_t a, uint64_t b) { return a / b + (a % b != 0); }
static uint32_t gpusorti_max(uint32_t a, uint32_t b) { return a > b ? a : b; }
static uint32_t gpusorti_min(uint32_t a, uint32_t b) { return a < b ? a : b; }
static uint64_t gpusorti_greater(uint64_t a, uint64_t b) { return a > b ? a : b; }
static uint64_t gpusorti_lesser(uint64_t a, uint64_t b) { return a < b ? a : b; }

static uint32_t gpusorti_log2(uint32_t x) {
    uint32_t bits = 0;
    while (x >>= 1) bits++;
    return bits;
}

static uint32_t gpusorti_power_below(uint32_t x) { return x == 0 ? 1 : 1u << gpusorti_log2(x); }

static gpusort_range gpusorti_offset(gpusort_range range, uint64_t bytes) {
    range.offset += bytes;
    return range;
}

static double gpusorti_now_ms(void) {
#if defined(_WIN32)
    int64_t ticks = 0, frequency = 1;
    QueryPerformanceCounter((union _LARGE_INTEGER *)&ticks);
    QueryPerformanceFrequency((union _LARGE_INTEGER *)&frequency);
    return (double)ticks * 1e3 / (double)frequency;
#else
    struct timeval now;
    gettimeofday(&now, NULL);
    return (double)now.tv_sec * 1e3 + (double)now.tv_usec * 1e-3;
#endif
}

static char gpusorti_lower(char c) { return c >= 'A' && c <= 'Z' ? (char)(c - 'A' + 'a') : c; }

/* Whether `name` contains `part`, in upper or lower case. */
static int gpusorti_named(const char *name, const char *part) {
    size_t i;
    for (;; name++) {
        for (i = 0; part[i] && gpusorti_lower(name[i]) == gpusorti_lower(part[i]); i++) continue;
        if (!part[i]) return 1;
        if (!*name) return 0;
    }
}
/* ---- >>loader: the Vulkan functions and where they come from ---- */
#define GPUSORTI_GLOBAL_FUNCTIONS(X) X(CreateInstance)
#define GPUSORTI_INSTANCE_FUNCTIONS(X) \
    X(GetPhysicalDeviceProperties) X(GetPhysicalDeviceProperties2) X(GetPhysicalDeviceFeatures2) \
    X(GetPhysicalDeviceMemoryProperties) X(GetPhysicalDeviceQueueFamilyProperties) \
    X(GetPhysicalDeviceExternalBufferProperties) X(EnumerateDeviceExtensionProperties) X(GetDeviceProcAddr)
#define GPUSORTI_OWN_DEVICE_FUNCTIONS(X) \
    X(DestroyInstance) X(EnumeratePhysicalDevices) X(CreateDevice) X(DestroyDevice) X(CreatePipelineCache) \
    X(DestroyPipelineCache) X(GetPipelineCacheData)
#define GPUSORTI_DEVICE_FUNCTIONS(X) \
    X(GetDeviceQueue) X(CreateBuffer) X(DestroyBuffer) X(GetBufferMemoryRequirements) X(AllocateMemory) \
    X(FreeMemory) X(BindBufferMemory) X(MapMemory) X(CreateShaderModule) X(DestroyShaderModule) \
    X(CreateDescriptorSetLayout) X(DestroyDescriptorSetLayout) X(CreatePipelineLayout) X(DestroyPipelineLayout) \
    X(CreateComputePipelines) X(DestroyPipeline) X(CreateDescriptorPool) X(DestroyDescriptorPool) \
    X(ResetDescriptorPool) X(AllocateDescriptorSets) X(UpdateDescriptorSets) X(CreateCommandPool) \
    X(DestroyCommandPool) X(AllocateCommandBuffers) X(ResetCommandBuffer) X(BeginCommandBuffer) X(EndCommandBuffer) \
    X(QueueSubmit) X(CreateFence) X(DestroyFence) X(WaitForFences) X(ResetFences) X(CreateQueryPool) \
    X(DestroyQueryPool) X(GetQueryPoolResults) X(CmdResetQueryPool) X(CmdWriteTimestamp) X(CmdPipelineBarrier) \
    X(CmdCopyBuffer) X(CmdBindPipeline) X(CmdBindDescriptorSets) X(CmdPushConstants) X(CmdDispatch) \
    X(CmdDispatchIndirect)
/* of VK_EXT_debug_utils, an extension of the instance whose functions take a device or a command buffer */
#define GPUSORTI_DEBUG_FUNCTIONS(X) \
    X(SetDebugUtilsObjectNameEXT) X(CmdBeginDebugUtilsLabelEXT) X(CmdEndDebugUtilsLabelEXT)

typedef struct gpusorti_functions {
    PFN_vkGetInstanceProcAddr GetInstanceProcAddr;
#define GPUSORTI_X(name) PFN_vk##name name;
    GPUSORTI_GLOBAL_FUNCTIONS(GPUSORTI_X)
    GPUSORTI_INSTANCE_FUNCTIONS(GPUSORTI_X)
    GPUSORTI_OWN_DEVICE_FUNCTIONS(GPUSORTI_X)
    GPUSORTI_DEVICE_FUNCTIONS(GPUSORTI_X)
    PFN_vkCmdPushDescriptorSetKHR CmdPushDescriptorSet;
    PFN_vkGetBufferDeviceAddressKHR GetBufferDeviceAddress;
    PFN_vkGetMemoryHostPointerPropertiesEXT GetMemoryHostPointerPropertiesEXT;
    GPUSORTI_DEBUG_FUNCTIONS(GPUSORTI_X)
#undef GPUSORTI_X
} gpusorti_functions;

/* Calls a function of the context's and checks what it returns. */
#define GPUSORTI_CALL(ctx, name, args) gpusorti_check(&(ctx)->host, (ctx)->vk.name args, "vk" #name)

/* Destroys an object of the context's device, if it was made. */
#define GPUSORTI_DESTROY(ctx, kind, object) \
    do { \
        if ((object) != VK_NULL_HANDLE) (ctx)->vk.Destroy##kind((ctx)->device, object, (ctx)->vk_allocator); \
        (object) = VK_NULL_HANDLE; \
    } while (0)

/* The system's loader stays open for the life of the process: drivers do not like to be unloaded. */
static PFN_vkGetInstanceProcAddr gpusorti_system_loader(void) {
    PFN_vkGetInstanceProcAddr found = NULL;
#ifndef GPUSORT_NO_LOADER
#if defined(_WIN32)
    gpusorti_module library = LoadLibraryA("vulkan-1.dll");
    if (library) {
        gpusorti_far_proc proc = GetProcAddress(library, "vkGetInstanceProcAddr");
        memcpy(&found, &proc, sizeof found);
    }
#else
#if defined(__APPLE__)
    /* the folders that dlopen() does not search by itself are those of the SDK and of Homebrew */
    static const char *const names[] = {"libvulkan.dylib",
                                        "libvulkan.1.dylib",
                                        "/usr/local/lib/libvulkan.dylib",
                                        "/opt/homebrew/lib/libvulkan.dylib",
                                        "libMoltenVK.dylib",
                                        "/usr/local/lib/libMoltenVK.dylib",
                                        "/opt/homebrew/lib/libMoltenVK.dylib"};
#else
    static const char *const names[] = {"libvulkan.so.1", "libvulkan.so"};
#endif
    size_t i;
    for (i = 0; i < sizeof names / sizeof names[0] && !found; i++) {
        void *library = dlopen(names[i], RTLD_NOW | RTLD_LOCAL);
        void *symbol = library ? dlsym(library, "vkGetInstanceProcAddr") : NULL;
        memcpy(&found, &symbol, sizeof found); /* a cast of void * to a function pointer is no ISO C */
    }
#endif
#endif
    return found;
}

static PFN_vkGetInstanceProcAddr gpusorti_first_function(const gpusort_desc *desc) {
    if (desc && desc->get_instance_proc_addr) return (PFN_vkGetInstanceProcAddr)desc->get_instance_proc_addr;
#if defined(VOLK_H_)
    if (vkGetInstanceProcAddr) return vkGetInstanceProcAddr;
#endif
    return gpusorti_system_loader();
}

/* bit: of gpusort_desc.enabled, which asks for it, or NULL. */
static gpusort_result gpusorti_missing(const gpusorti_host *host, const char *name, const char *bit) {
    return gpusorti_fail(host, GPUSORT_ERROR_UNSUPPORTED, "the Vulkan function %s is missing%s%s", name,
                         bit ? ": gpusort_desc.enabled has " : "", bit ? bit : "");
}

typedef struct gpusorti_name { /* of a function, and where its pointer lies in gpusorti_functions */
    const char *name;
    size_t at;
} gpusorti_name;
#define GPUSORTI_NAME(name) {#name, offsetof(gpusorti_functions, name)},
#define GPUSORTI_NAMES(names) names, sizeof names / sizeof names[0]

/* Of the device, or of the instance where that is NULL, or global ones where both are. */
static gpusort_result gpusorti_load(const gpusorti_host *host, gpusorti_functions *vk, VkInstance instance, VkDevice device,
                                    const gpusorti_name *names, size_t count) {
    size_t i;
    for (i = 0; i < count; i++) {
        char name[64];
        PFN_vkVoidFunction function;
        snprintf(name, sizeof name, "vk%s", names[i].name);
        function = device ? vk->GetDeviceProcAddr(device, name) : vk->GetInstanceProcAddr(instance, name);
        if (!function) return gpusorti_missing(host, name, NULL);
        memcpy((char *)vk + names[i].at, &function, sizeof function);
    }
    return GPUSORT_OK;
}

/* The instance's, first those that only an instance of gpusort's own needs. */
static gpusort_result gpusorti_load_instance(const gpusorti_host *host, gpusorti_functions *vk, VkInstance instance,
                                             int own) {
    static const gpusorti_name own_names[] = {GPUSORTI_OWN_DEVICE_FUNCTIONS(GPUSORTI_NAME)};
    static const gpusorti_name names[] = {GPUSORTI_INSTANCE_FUNCTIONS(GPUSORTI_NAME)};
    const gpusort_result result = own ? gpusorti_load(host, vk, instance, NULL, GPUSORTI_NAMES(own_names)) : GPUSORT_OK;
    return result == GPUSORT_OK ? gpusorti_load(host, vk, instance, NULL, GPUSORTI_NAMES(names)) : result;
}

/* Core name or extension name, whichever the device answers: some drivers know only one of them. */
static PFN_vkVoidFunction gpusorti_either(const gpusorti_functions *vk, VkDevice device, const char *first,
                                          const char *second) {
    PFN_vkVoidFunction found = vk->GetDeviceProcAddr(device, first);
    return found ? found : vk->GetDeviceProcAddr(device, second);
}

/* Whether the extension is on: then these functions are found. */
static int gpusorti_has_debug_utils(const gpusorti_functions *vk, VkInstance instance) {
    return vk->GetInstanceProcAddr(instance, "vkSetDebugUtilsObjectNameEXT") != NULL;
}

/* Some loaders find them by the device, some by the instance alone. */
static gpusort_result gpusorti_load_debug_utils(const gpusorti_host *host, gpusorti_functions *vk, VkInstance instance,
                                                VkDevice device) {
    static const gpusorti_name names[] = {GPUSORTI_DEBUG_FUNCTIONS(GPUSORTI_NAME)};
    size_t i;
    for (i = 0; i < sizeof names / sizeof names[0]; i++) {
        char name[64];
        PFN_vkVoidFunction function;
        snprintf(name, sizeof name, "vk%s", names[i].name);
        function = vk->GetDeviceProcAddr(device, name);
        if (!function) function = vk->GetInstanceProcAddr(instance, name);
        if (!function) return gpusorti_missing(host, name, "GPUSORT_ENABLED_DEBUG_UTILS");
        memcpy((char *)vk + names[i].at, &function, sizeof function);
    }
    return GPUSORT_OK;
}

/* instance: NULL for one of gpusort's own. */
static gpusort_result gpusorti_load_device(const gpusorti_host *host, gpusorti_functions *vk, VkInstance instance,
                                           VkDevice device, uint32_t api_version, uint32_t enabled) {
    static const gpusorti_name names[] = {GPUSORTI_DEVICE_FUNCTIONS(GPUSORTI_NAME)};
    const gpusort_result result = gpusorti_load(host, vk, NULL, device, GPUSORTI_NAMES(names));
    if (result != GPUSORT_OK) return result;
    if (enabled & GPUSORT_ENABLED_PUSH_DESCRIPTOR) {
        vk->CmdPushDescriptorSet = (PFN_vkCmdPushDescriptorSetKHR)gpusorti_either(
            vk, device, "vkCmdPushDescriptorSetKHR", "vkCmdPushDescriptorSet");
        if (!vk->CmdPushDescriptorSet)
            return gpusorti_missing(host, "vkCmdPushDescriptorSetKHR", "GPUSORT_ENABLED_PUSH_DESCRIPTOR");
    }
    if (enabled & GPUSORT_ENABLED_BUFFER_DEVICE_ADDRESS) {
        int core = api_version >= VK_MAKE_VERSION(1, 2, 0);
        vk->GetBufferDeviceAddress = (PFN_vkGetBufferDeviceAddressKHR)gpusorti_either(
            vk, device, core ? "vkGetBufferDeviceAddress" : "vkGetBufferDeviceAddressKHR",
            core ? "vkGetBufferDeviceAddressKHR" : "vkGetBufferDeviceAddress");
        if (!vk->GetBufferDeviceAddress)
            return gpusorti_missing(host, "vkGetBufferDeviceAddress", "GPUSORT_ENABLED_BUFFER_DEVICE_ADDRESS");
    }
    if (enabled & GPUSORT_ENABLED_EXTERNAL_MEMORY_HOST) {
        const char *const name = "vkGetMemoryHostPointerPropertiesEXT";
        vk->GetMemoryHostPointerPropertiesEXT =
            (PFN_vkGetMemoryHostPointerPropertiesEXT)vk->GetDeviceProcAddr(device, name);
        if (!vk->GetMemoryHostPointerPropertiesEXT)
            return gpusorti_missing(host, name, "GPUSORT_ENABLED_EXTERNAL_MEMORY_HOST");
    }
    return enabled & GPUSORT_ENABLED_DEBUG_UTILS ? gpusorti_load_debug_utils(host, vk, instance, device) : GPUSORT_OK;
}

static gpusort_result gpusorti_find_loader(const gpusorti_host *host, const gpusort_desc *desc,
                                           gpusorti_functions *vk) {
    vk->GetInstanceProcAddr = gpusorti_first_function(desc);
#if defined(GPUSORT_NO_LOADER)
    if (!vk->GetInstanceProcAddr)
        return gpusorti_fail(host, GPUSORT_ERROR_NO_LOADER,
                             "gpusort.h was compiled with GPUSORT_NO_LOADER: set gpusort_desc.get_instance_proc_addr, or "
                             "include volk.h before the implementation and call volkInitialize()");
#else
    if (!vk->GetInstanceProcAddr)
        return gpusorti_fail(host, GPUSORT_ERROR_NO_LOADER,
                             "no Vulkan loader: install " GPUSORTI_LOADER_PACKAGES
                             "; or set gpusort_desc.get_instance_proc_addr");
#endif
    return GPUSORT_OK;
}
/* ---- >>device: what a physical device offers ---- */
#define GPUSORTI_PORTABILITY "VK_KHR_portability_subset" /* a device that lists it wants it enabled */
enum { GPUSORTI_APPLE = 0x106b, GPUSORTI_INTEL = 0x8086 }; /* vendors */

typedef struct gpusorti_caps { /* of a physical device */
    char device_name[256];
    uint32_t vendor_id, device_id, driver_id, device_type, api_version; /* driver_id: VkDriverId, 0: not told */
    uint32_t offered;      /* GPUSORT_ENABLED_* */
    uint32_t by_extension; /* those of them whose extensions the device lists */
    uint32_t subgroup_size, subgroup_min, subgroup_max, subgroup_max_per_group;
    int subgroup_choice; /* of the size for a pipeline; without: the usual one */
    int subgroups; /* basic, ballot and arithmetic operations in compute shaders */
    int layered;   /* over another API, such as Metal */
    int relaxed;   /* atomics may order no other memory between workgroups, as Metal's */
    /* NVIDIA's: multiprocessors, and subgroups that each can hold; AMD's: compute units; 0: not told */
    uint32_t multiprocessors, multiprocessor_subgroups;
    uint32_t max_invocations, max_shared; /* of a workgroup, which has one dimension */
    int few_bindings; /* kernels are given one storage buffer less than GPUSORTI_BINDINGS */
    uint64_t max_range, offset_alignment, max_allocation;
    uint64_t import_alignment; /* of the caller's pages that become a buffer */
    float timestamp_period; /* nanoseconds a tick */
} gpusorti_caps;

/* What Vulkan's headers of 1.3.204 lack: VK_EXT_pipeline_robustness and VkPhysicalDeviceVulkan14Features. */
enum {
    GPUSORTI_ROBUSTNESS_INFO = 1000068000,
    GPUSORTI_ROBUSTNESS_FEATURE = 1000068001,
    GPUSORTI_UNCHECKED = 1,
    GPUSORTI_VULKAN_1_4 = 55
};
typedef struct gpusorti_robustness_info { /* of a pipeline; 0: as the device does without it */
    VkStructureType sType;
    const void *pNext;
    int storageBuffers, uniformBuffers, vertexInputs, images;
} gpusorti_robustness_info;
typedef struct gpusorti_robustness_feature {
    VkStructureType sType;
    void *pNext;
    VkBool32 pipelineRobustness;
} gpusorti_robustness_feature;
typedef struct gpusorti_vulkan_1_4 {
    VkStructureType sType;
    void *pNext;
    VkBool32 others[18], pipelineRobustness, hostImageCopy, pushDescriptor;
} gpusorti_vulkan_1_4;

/* Where Vulkan has a feature: in a structure of its own and in that of a core version. */
typedef struct gpusorti_feature_place {
    uint32_t type; /* VkStructureType; 0: there is none */
    size_t size;
    size_t first, second; /* where the VkBool32 are that are wanted; the second may be the first again */
} gpusorti_feature_place;
#define GPUSORTI_PLACE(type, structure, first, second) \
    {(uint32_t)(type), sizeof(structure), offsetof(structure, first), offsetof(structure, second)}
#define GPUSORTI_NO_PLACE {0, 0, 0, 0}
#define GPUSORTI_FEATURES(name) VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_##name##_FEATURES

/* What a GPUSORT_ENABLED_* bit stands for. Without a structure of its own: the extension where the device lists it, else
 * the feature of the core version. Such rows come first, so that later ones see the structure of that version. */
static const struct gpusorti_feature {
    uint32_t bit;
    const char *extension; /* that brings it to devices below the core version that has it */
    uint32_t core_minor;   /* 0: never in core here */
    gpusorti_feature_place own, core;
} gpusorti_feature_rows[] = {
    {GPUSORT_ENABLED_PUSH_DESCRIPTOR, "VK_KHR_push_descriptor", 4, GPUSORTI_NO_PLACE,
     GPUSORTI_PLACE(GPUSORTI_VULKAN_1_4, gpusorti_vulkan_1_4, pushDescriptor, pushDescriptor)},
    {GPUSORT_ENABLED_STORAGE_16BIT, NULL, 1,
     GPUSORTI_PLACE(GPUSORTI_FEATURES(16BIT_STORAGE), VkPhysicalDevice16BitStorageFeatures, storageBuffer16BitAccess,
                    storageBuffer16BitAccess),
     GPUSORTI_PLACE(GPUSORTI_FEATURES(VULKAN_1_1), VkPhysicalDeviceVulkan11Features, storageBuffer16BitAccess,
                    storageBuffer16BitAccess)},
    {GPUSORT_ENABLED_STORAGE_8BIT, "VK_KHR_8bit_storage", 2,
     GPUSORTI_PLACE(GPUSORTI_FEATURES(8BIT_STORAGE), VkPhysicalDevice8BitStorageFeatures, storageBuffer8BitAccess,
                    storageBuffer8BitAccess),
     GPUSORTI_PLACE(GPUSORTI_FEATURES(VULKAN_1_2), VkPhysicalDeviceVulkan12Features, storageBuffer8BitAccess,
                    storageBuffer8BitAccess)},
    {GPUSORT_ENABLED_BUFFER_DEVICE_ADDRESS, "VK_KHR_buffer_device_address", 2,
     GPUSORTI_PLACE(GPUSORTI_FEATURES(BUFFER_DEVICE_ADDRESS), VkPhysicalDeviceBufferDeviceAddressFeatures,
                    bufferDeviceAddress, bufferDeviceAddress),
     GPUSORTI_PLACE(GPUSORTI_FEATURES(VULKAN_1_2), VkPhysicalDeviceVulkan12Features, bufferDeviceAddress,
                    bufferDeviceAddress)},
    {GPUSORT_ENABLED_SUBGROUP_SIZE_CONTROL, "VK_EXT_subgroup_size_control", 3,
     GPUSORTI_PLACE(GPUSORTI_FEATURES(SUBGROUP_SIZE_CONTROL), VkPhysicalDeviceSubgroupSizeControlFeatures,
                    subgroupSizeControl, computeFullSubgroups),
     GPUSORTI_PLACE(GPUSORTI_FEATURES(VULKAN_1_3), VkPhysicalDeviceVulkan13Features, subgroupSizeControl,
                    computeFullSubgroups)},
    {GPUSORT_ENABLED_EXTERNAL_MEMORY_HOST, "VK_EXT_external_memory_host", 0, GPUSORTI_NO_PLACE, GPUSORTI_NO_PLACE},
    {GPUSORT_ENABLED_PIPELINE_ROBUSTNESS, "VK_EXT_pipeline_robustness", 4,
     GPUSORTI_PLACE(GPUSORTI_ROBUSTNESS_FEATURE, gpusorti_robustness_feature, pipelineRobustness, pipelineRobustness),
     GPUSORTI_PLACE(GPUSORTI_VULKAN_1_4, gpusorti_vulkan_1_4, pipelineRobustness, pipelineRobustness)},
};
enum { GPUSORTI_FEATURE_ROWS = sizeof gpusorti_feature_rows / sizeof gpusorti_feature_rows[0] };

static void gpusorti_chain(void **tail, void *structure, VkStructureType type) {
    VkBaseOutStructure *base = (VkBaseOutStructure *)structure;
    base->sType = type;
    base->pNext = (VkBaseOutStructure *)*tail;
    *tail = base;
}

/* A chain of structures of features: the caller's, and those that are made in *room. */
typedef struct gpusorti_feature_chain {
    void *head;
    gpusort_features *room;
    size_t used; /* of its bytes */
} gpusorti_feature_chain;

static VkBaseOutStructure *gpusorti_find_structure(const gpusorti_feature_chain *chain, uint32_t type) {
    VkBaseOutStructure *s = (VkBaseOutStructure *)chain->head;
    while (s && (uint32_t)s->sType != type) s = s->pNext;
    return s;
}

static void gpusorti_add_structure(gpusorti_feature_chain *chain, const gpusorti_feature_place *place) {
    const size_t step = sizeof chain->room->storage[0];
    char *structure = (char *)chain->room->storage + chain->used;
    chain->used += (place->size + step - 1) / step * step;
    GPUSORT_ASSERT(chain->used <= sizeof chain->room->storage);
    memset(structure, 0, place->size);
    gpusorti_chain(&chain->head, structure, (VkStructureType)place->type);
}

/* The first and the second feature of a row, in the structure of the core version if the chain has it, else in its own.
 * 0: in neither. */
static int gpusorti_find_feature(const gpusorti_feature_chain *chain, const struct gpusorti_feature *row,
                                 VkBool32 *found[2]) {
    const gpusorti_feature_place *place = &row->core;
    VkBaseOutStructure *s = place->type ? gpusorti_find_structure(chain, place->type) : NULL;
    if (!s) {
        place = &row->own;
        s = place->type ? gpusorti_find_structure(chain, place->type) : NULL;
    }
    if (!s) return 0;
    found[0] = (VkBool32 *)(void *)((char *)s + place->first);
    found[1] = (VkBool32 *)(void *)((char *)s + place->second);
    return 1;
}

/* Adds the structures that the features in `bits` lie in, those that are there already left out. by_extension: bits of
 * features that an extension brings. */
static void gpusorti_add_features(gpusorti_feature_chain *chain, uint32_t bits, uint32_t by_extension) {
    VkBool32 *features[2];
    uint32_t i;
    for (i = 0; i < GPUSORTI_FEATURE_ROWS; i++) {
        const struct gpusorti_feature *row = &gpusorti_feature_rows[i];
        if (!(bits & row->bit) || gpusorti_find_feature(chain, row, features)) continue;
        if (row->own.type)
            gpusorti_add_structure(chain, &row->own);
        else if (row->core.type && !(by_extension & row->bit))
            gpusorti_add_structure(chain, &row->core);
    }
}

/* The bits without those whose features are off. */
static uint32_t gpusorti_bits_on(const gpusorti_feature_chain *chain, uint32_t bits) {
    VkBool32 *features[2];
    uint32_t i;
    for (i = 0; i < GPUSORTI_FEATURE_ROWS; i++)
        if (gpusorti_find_feature(chain, &gpusorti_feature_rows[i], features) && !(*features[0] && *features[1]))
            bits &= ~gpusorti_feature_rows[i].bit;
    return bits;
}

static void gpusorti_switch_on(const gpusorti_feature_chain *chain, uint32_t bits) {
    VkBool32 *features[2];
    uint32_t i;
    for (i = 0; i < GPUSORTI_FEATURE_ROWS; i++)
        if ((bits & gpusorti_feature_rows[i].bit) && gpusorti_find_feature(chain, &gpusorti_feature_rows[i], features))
            *features[0] = *features[1] = VK_TRUE;
}

/* The bits of rows whose extensions are in a list of names. */
static uint32_t gpusorti_bits_of(const char *const *names, uint32_t count) {
    uint32_t bits = 0, i, row;
    for (i = 0; i < count; i++)
        for (row = 0; row < GPUSORTI_FEATURE_ROWS; row++)
            if (gpusorti_feature_rows[row].extension && strcmp(names[i], gpusorti_feature_rows[row].extension) == 0)
                bits |= gpusorti_feature_rows[row].bit;
    return bits;
}

static gpusort_result gpusorti_chain_features(uint32_t enabled, VkDeviceCreateInfo *info, gpusort_features *features) {
    gpusorti_feature_chain chain;
    const VkBaseInStructure *s;
    if (!info || !features || info->sType != VK_STRUCTURE_TYPE_DEVICE_CREATE_INFO ||
        (enabled & ~(uint32_t)GPUSORTI_ALL_ENABLED) != 0)
        return GPUSORT_ERROR_INVALID_ARGUMENT;
    for (s = (const VkBaseInStructure *)info->pNext; s; s = s->pNext)
        if ((uintptr_t)s - (uintptr_t)features < sizeof *features) return GPUSORT_ERROR_INVALID_ARGUMENT;
    chain.head = (void *)(uintptr_t)info->pNext; /* the caller's own, which Vulkan only reads */
    chain.room = features;
    chain.used = 0;
    gpusorti_add_features(&chain, enabled, gpusorti_bits_of(info->ppEnabledExtensionNames, info->enabledExtensionCount));
    gpusorti_switch_on(&chain, enabled);
    info->pNext = chain.head;
    return GPUSORT_OK;
}

static gpusort_result gpusorti_device_extensions(const gpusorti_host *host, const gpusorti_functions *vk,
                                                 VkPhysicalDevice physical, VkExtensionProperties **list,
                                                 uint32_t *count) {
    gpusort_result result;
    *list = NULL;
    *count = 0;
    result = gpusorti_check(host, vk->EnumerateDeviceExtensionProperties(physical, NULL, count, NULL),
                            "vkEnumerateDeviceExtensionProperties");
    if (result != GPUSORT_OK || *count == 0) return result;
    *list = (VkExtensionProperties *)gpusorti_alloc(host, *count * sizeof **list, "the list of extensions");
    if (!*list) return GPUSORT_ERROR_OUT_OF_HOST_MEMORY;
    result = gpusorti_check_list(host, vk->EnumerateDeviceExtensionProperties(physical, NULL, count, *list),
                                 "vkEnumerateDeviceExtensionProperties");
    if (result == GPUSORT_OK) return result;
    gpusorti_free(host, *list);
    *list = NULL;
    return result;
}

static int gpusorti_has_extension(const VkExtensionProperties *list, uint32_t count, const char *name) {
    uint32_t i;
    for (i = 0; i < count; i++)
        if (strcmp(list[i].extensionName, name) == 0) return 1;
    return 0;
}

/* The driver, and how wide the chip is. To be told, it is enough that the device lists the extension. */
static void gpusorti_read_chip(const gpusorti_functions *vk, VkPhysicalDevice physical,
                               const VkExtensionProperties *list, uint32_t count, gpusorti_caps *caps) {
    VkPhysicalDeviceShaderSMBuiltinsPropertiesNV nvidia;
    VkPhysicalDeviceShaderCorePropertiesAMD amd;
    VkPhysicalDeviceDriverProperties driver;
    void *tail = NULL;
    GPUSORTI_STRUCT(VkPhysicalDeviceProperties2, properties, PHYSICAL_DEVICE_PROPERTIES_2);
    memset(&nvidia, 0, sizeof nvidia);
    memset(&amd, 0, sizeof amd);
    memset(&driver, 0, sizeof driver);
    if (gpusorti_has_extension(list, count, "VK_NV_shader_sm_builtins"))
        gpusorti_chain(&tail, &nvidia, VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SHADER_SM_BUILTINS_PROPERTIES_NV);
    if (gpusorti_has_extension(list, count, "VK_AMD_shader_core_properties"))
        gpusorti_chain(&tail, &amd, VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SHADER_CORE_PROPERTIES_AMD);
    if (caps->api_version >= VK_MAKE_VERSION(1, 2, 0) || gpusorti_has_extension(list, count, "VK_KHR_driver_properties"))
        gpusorti_chain(&tail, &driver, VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_DRIVER_PROPERTIES);
    properties.pNext = tail;
    vk->GetPhysicalDeviceProperties2(physical, &properties);
    caps->driver_id = (uint32_t)driver.driverID;
    caps->multiprocessors = nvidia.shaderSMCount + amd.shaderEngineCount * amd.shaderArraysPerEngineCount *
                                                       amd.computeUnitsPerShaderArray;
    caps->multiprocessor_subgroups = nvidia.shaderWarpsPerSM;
}

/* The GPUSORT_ENABLED_* bits whose extensions the device has, or whose core version it is of; and what else follows from
 * the list of extensions. */
static gpusort_result gpusorti_read_extensions(const gpusorti_host *host, const gpusorti_functions *vk,
                                               VkPhysicalDevice physical, gpusorti_caps *caps, uint32_t *bits) {
    VkExtensionProperties *extensions;
    uint32_t count, i;
    const uint32_t api_version = caps->api_version;
    const gpusort_result result = gpusorti_device_extensions(host, vk, physical, &extensions, &count);
    *bits = 0;
    if (result != GPUSORT_OK) return result;
    caps->layered = gpusorti_has_extension(extensions, count, GPUSORTI_PORTABILITY);
    gpusorti_read_chip(vk, physical, extensions, count, caps);
    for (i = 0; i < GPUSORTI_FEATURE_ROWS; i++) {
        const struct gpusorti_feature *row = &gpusorti_feature_rows[i];
        if (row->core_minor != 0 && api_version >= VK_MAKE_VERSION(1, row->core_minor, 0)) *bits |= row->bit;
        if (row->extension && gpusorti_has_extension(extensions, count, row->extension)) caps->by_extension |= row->bit;
    }
    *bits |= caps->by_extension;
    gpusorti_free(host, extensions);
    return GPUSORT_OK;
}

/* How subgroups are: of one size unless the device says otherwise, or is Intel's. */
static void gpusorti_read_subgroups(const gpusorti_functions *vk, VkPhysicalDevice physical, uint32_t bits,
                                    gpusorti_caps *caps) {
    const VkSubgroupFeatureFlags wanted = VK_SUBGROUP_FEATURE_BASIC_BIT | VK_SUBGROUP_FEATURE_BALLOT_BIT |
                                          VK_SUBGROUP_FEATURE_ARITHMETIC_BIT;
    VkPhysicalDeviceSubgroupProperties subgroup;
    void *tail = NULL;
    GPUSORTI_STRUCT(VkPhysicalDeviceProperties2, properties, PHYSICAL_DEVICE_PROPERTIES_2);
    VkPhysicalDeviceSubgroupSizeControlPropertiesEXT size_control;
    memset(&size_control, 0, sizeof size_control);
    if (bits & GPUSORT_ENABLED_SUBGROUP_SIZE_CONTROL)
        gpusorti_chain(&tail, &size_control, VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SUBGROUP_SIZE_CONTROL_PROPERTIES_EXT);
    memset(&subgroup, 0, sizeof subgroup);
    gpusorti_chain(&tail, &subgroup, VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SUBGROUP_PROPERTIES);
    properties.pNext = tail;
    vk->GetPhysicalDeviceProperties2(physical, &properties);

    caps->subgroup_size = subgroup.subgroupSize ? subgroup.subgroupSize : 1;
    caps->subgroups = (subgroup.supportedStages & VK_SHADER_STAGE_COMPUTE_BIT) != 0 &&
                      (subgroup.supportedOperations & wanted) == wanted && caps->subgroup_size >= 4 &&
                      caps->subgroup_size <= 128;
    caps->subgroup_min = caps->vendor_id == GPUSORTI_INTEL && caps->subgroup_size > 8 ? 8 : caps->subgroup_size;
    caps->subgroup_max = caps->subgroup_size;
    if (size_control.minSubgroupSize != 0) {
        caps->subgroup_min = size_control.minSubgroupSize;
        caps->subgroup_max = size_control.maxSubgroupSize;
        caps->subgroup_max_per_group = size_control.maxComputeWorkgroupSubgroups;
        caps->subgroup_choice = (size_control.requiredSubgroupSizeStages & VK_SHADER_STAGE_COMPUTE_BIT) != 0;
    }
    if (caps->subgroup_min < 4) caps->subgroup_min = 4;
}

/* Whether the caller's pages may be buffers, and in what units. */
static void gpusorti_read_imports(const gpusorti_functions *vk, VkPhysicalDevice physical, gpusorti_caps *caps) {
    GPUSORTI_STRUCT(VkPhysicalDeviceExternalMemoryHostPropertiesEXT, pages,
                    PHYSICAL_DEVICE_EXTERNAL_MEMORY_HOST_PROPERTIES_EXT);
    GPUSORTI_STRUCT(VkPhysicalDeviceProperties2, properties, PHYSICAL_DEVICE_PROPERTIES_2);
    GPUSORTI_STRUCT(VkPhysicalDeviceExternalBufferInfo, info, PHYSICAL_DEVICE_EXTERNAL_BUFFER_INFO);
    GPUSORTI_STRUCT(VkExternalBufferProperties, buffer, EXTERNAL_BUFFER_PROPERTIES);
    if ((caps->offered & GPUSORT_ENABLED_EXTERNAL_MEMORY_HOST) == 0) return;
    properties.pNext = &pages;
    vk->GetPhysicalDeviceProperties2(physical, &properties);
    caps->import_alignment = pages.minImportedHostPointerAlignment;
    info.usage = VK_BUFFER_USAGE_TRANSFER_SRC_BIT | VK_BUFFER_USAGE_TRANSFER_DST_BIT | VK_BUFFER_USAGE_STORAGE_BUFFER_BIT;
    info.handleType = VK_EXTERNAL_MEMORY_HANDLE_TYPE_HOST_ALLOCATION_BIT_EXT;
    vk->GetPhysicalDeviceExternalBufferProperties(physical, &info, &buffer);
    if (caps->import_alignment == 0 ||
        (buffer.externalMemoryProperties.externalMemoryFeatures & VK_EXTERNAL_MEMORY_FEATURE_IMPORTABLE_BIT) == 0)
        caps->offered &= ~(uint32_t)GPUSORT_ENABLED_EXTERNAL_MEMORY_HOST;
}

/* api_version: the instance's; the device's own may lower it. Where this fails, caps->device_name is set nevertheless. */
static gpusort_result gpusorti_read_caps(const gpusorti_host *host, const gpusorti_functions *vk,
                                         VkPhysicalDevice physical, uint32_t api_version, gpusorti_caps *caps) {
    VkPhysicalDeviceMaintenance3Properties maintenance;
    gpusort_features room;
    gpusorti_feature_chain chain;
    uint32_t bits;
    void *tail = NULL;
    gpusort_result result;
    GPUSORTI_STRUCT(VkPhysicalDeviceFeatures2, features, PHYSICAL_DEVICE_FEATURES_2);
    GPUSORTI_STRUCT(VkPhysicalDeviceProperties2, properties, PHYSICAL_DEVICE_PROPERTIES_2);
    const VkPhysicalDeviceLimits *limits = &properties.properties.limits;

    memset(caps, 0, sizeof *caps);
    vk->GetPhysicalDeviceProperties(physical, &properties.properties);
    memcpy(caps->device_name, properties.properties.deviceName, sizeof caps->device_name);
    caps->device_name[sizeof caps->device_name - 1] = 0;
    caps->api_version = properties.properties.apiVersion < api_version ? properties.properties.apiVersion
                                                                       : api_version;
    if (caps->api_version < VK_MAKE_VERSION(1, 1, 0)) /* it lacks the queries that follow */
        return gpusorti_fail(host, GPUSORT_ERROR_UNSUPPORTED,
                             "gpusort_desc.physical_device: %s is of Vulkan 1.0, 1.1 is needed", caps->device_name);
    result = gpusorti_read_extensions(host, vk, physical, caps, &bits);
    if (result != GPUSORT_OK) return result;
    chain.head = NULL;
    chain.room = &room;
    chain.used = 0;
    gpusorti_add_features(&chain, bits, caps->by_extension);
    features.pNext = chain.head;
    vk->GetPhysicalDeviceFeatures2(physical, &features);
    caps->offered = gpusorti_bits_on(&chain, bits);

    memset(&maintenance, 0, sizeof maintenance);
    gpusorti_chain(&tail, &maintenance, VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_MAINTENANCE_3_PROPERTIES);
    properties.pNext = tail;
    vk->GetPhysicalDeviceProperties2(physical, &properties);
    caps->vendor_id = properties.properties.vendorID;
    caps->device_id = properties.properties.deviceID;
    caps->relaxed = caps->layered || caps->vendor_id == GPUSORTI_APPLE;
    caps->device_type = (uint32_t)properties.properties.deviceType;
    caps->max_invocations = limits->maxComputeWorkGroupInvocations < limits->maxComputeWorkGroupSize[0]
                                ? limits->maxComputeWorkGroupInvocations
                                : limits->maxComputeWorkGroupSize[0];
    caps->max_shared = limits->maxComputeSharedMemorySize;
    caps->few_bindings = limits->maxPerStageDescriptorStorageBuffers < GPUSORTI_BINDINGS;
    caps->max_range = limits->maxStorageBufferRange;
    caps->offset_alignment = limits->minStorageBufferOffsetAlignment;
    caps->max_allocation = maintenance.maxMemoryAllocationSize;
    caps->timestamp_period = limits->timestampPeriod;
    gpusorti_read_subgroups(vk, physical, bits, caps);
    gpusorti_read_imports(vk, physical, caps);
    return GPUSORT_OK;
}

/* Names of the extensions that bring `bits` to this device; a feature in core whose own structure is, too, needs none. */
static uint32_t gpusorti_extension_names(const gpusorti_caps *caps, uint32_t bits, const char **names) {
    uint32_t count = 0, i;
    for (i = 0; i < GPUSORTI_FEATURE_ROWS; i++) {
        const struct gpusorti_feature *row = &gpusorti_feature_rows[i];
        const int core = row->core_minor != 0 && caps->api_version >= VK_MAKE_VERSION(1, row->core_minor, 0);
        if ((bits & caps->by_extension & row->bit) && !(core && row->own.type)) names[count++] = row->extension;
    }
    return count;
}
/* ---- >>kernels: a row for each kernel; the types of keys ---- */
/* A kernel has a build for bound buffers, one for devices that bind four (few), and one for device addresses, or the first
 * two alone. scatter_basic: without subgroup operations. onesweep_narrow: onesweep.comp for packed keys. tile_sort_rolled:
 * tiles without unrolled loops, which compiles much faster. */
enum gpusorti_kernel {
#define GPUSORTI_Y(name, constants, flags, traits, place) GPUSORTI_KERNEL_##name, GPUSORTI_KERNEL_##name##_few,
#define GPUSORTI_X(name, constants, flags, traits, place) \
    GPUSORTI_Y(name, constants, flags, traits, place) GPUSORTI_KERNEL_##name##_address,
    GPUSORTI_KERNELS(GPUSORTI_X, GPUSORTI_Y) GPUSORTI_KERNEL_COUNT
#undef GPUSORTI_X
#undef GPUSORTI_Y
};

enum { /* traits, see tools/shared.sh */
    GPUSORTI_KEEPS_SIZES = 1,  /* it writes no indirect size, and binds no word of them: see shaders/buffers.glsl */
    GPUSORTI_FOLDS_FLOATS = 2,
    GPUSORTI_UNPINNED = 4,
    GPUSORTI_READS_GIVEN = 8,
    GPUSORTI_KNOWS_KINDS = 512,
    GPUSORTI_WORDS_AS_KEYS = 16 << GPUSORTI_BIND_KEYS,
    GPUSORTI_WORDS_AS_VALUES = 16 << GPUSORTI_BIND_VALUES,
    GPUSORTI_WORDS_AS_ALT = 16 << GPUSORTI_BIND_ALT,
    GPUSORTI_WORDS_AS_CONTROL = 16 << GPUSORTI_BIND_CONTROL
};

enum gpusorti_build {
    GPUSORTI_BUILD_BUFFERS,
    GPUSORTI_BUILD_FEW_BUFFERS, /* the second copies of keys and values have one binding */
    GPUSORTI_BUILD_ADDRESSES,
    GPUSORTI_BUILDS
};

/* What a kernel reads. Constants and flags that it does not read are 0, so that all sorts share its pipeline. */
typedef struct gpusorti_kernel_row {
    enum gpusorti_kernel builds[GPUSORTI_BUILDS]; /* GPUSORTI_KERNEL_COUNT: there is none */
    uint32_t constants, flags;      /* bits 1 << id of gpusorti_spec, GPUSORTI_FLAG_* */
    uint32_t traits;                /* GPUSORTI_KEEPS_SIZES .. */
    uint32_t compile_first;         /* what takes longest to compile has the greatest number */
} gpusorti_kernel_row;

static const gpusorti_kernel_row gpusorti_kernel_rows[] = {
#define GPUSORTI_X(name, constants, flags, traits, place) \
    {{GPUSORTI_KERNEL_##name, GPUSORTI_KERNEL_##name##_few, GPUSORTI_KERNEL_##name##_address}, \
     constants, flags, traits, place},
#define GPUSORTI_Y(name, constants, flags, traits, place) \
    {{GPUSORTI_KERNEL_##name, GPUSORTI_KERNEL_##name##_few, GPUSORTI_KERNEL_COUNT}, constants, flags, traits, place},
    GPUSORTI_KERNELS(GPUSORTI_X, GPUSORTI_Y)
#undef GPUSORTI_X
#undef GPUSORTI_Y
};

/* The row of a kernel, by any build. */
static const gpusorti_kernel_row *gpusorti_row_of(enum gpusorti_kernel build) {
    const gpusorti_kernel_row *row = gpusorti_kernel_rows;
    while (row->builds[0] != build && row->builds[1] != build && row->builds[2] != build) row++;
    return row;
}

/* Two flags are the caller's, and the kernels' as they are. */
typedef char gpusorti_flags_are_the_callers[(int)GPUSORT_WRITE_INDICES == GPUSORTI_FLAG_WRITE_INDICES &&
                                                    (int)GPUSORT_KEEP_KEYS == GPUSORTI_FLAG_KEEP_KEYS
                                                ? 1
                                                : -1];

enum { /* 32-bit words of the push constants behind the addresses */
    GPUSORTI_PUSH_WORDS = (sizeof(gpusorti_push) - GPUSORTI_PUSH_ADDRESSES) / sizeof(uint32_t)
};

static const struct gpusorti_type {
    const char *name;
    uint32_t bits, kind; /* 0 unsigned, 1 signed, 2 floating point */
} gpusorti_types[] = {
    {"U32", 32, 0}, {"I32", 32, 1}, {"F32", 32, 2}, {"U64", 64, 0}, {"I64", 64, 1}, {"F64", 64, 2},
    {"U16", 16, 0}, {"I16", 16, 1}, {"F16", 16, 2}, {"U8", 8, 0},   {"I8", 8, 1},
    {"BF16", 16, 2},
};
enum { GPUSORTI_TYPE_COUNT = sizeof gpusorti_types / sizeof gpusorti_types[0] };

/* ---- >>packing: SPIR-V from text ---- */
/* tools/pack.c packs the kernels' SPIR-V as one text. It consists of digits in base 91: the characters '!' to '~' without
 * '"', '?' and '\\'. Numbers have their highest digit first. Kernels are much alike, so the text mostly says what to copy:
 *
 *   first digit   then                       meaning
 *   0 to 19       -                          the token 1251 + first
 *   20 to 64      one digit                  the token 91 * (first - 20) + digit
 *   65 to 76      distance, two digits       a copy of first - 63 tokens
 *   77            distance, three; length    a copy
 *   78 to 89      -                          a copy of first - 77 tokens from the same distance as the copy before
 *   90            length                     a copy from that distance
 *
 * A copy repeats the tokens from `distance` tokens ago on, which may be those of an earlier kernel. A length up to 90 is
 * one digit, which is 1 less; a greater length is the digit 90 and two more.
 *
 * A token stands for a word of SPIR-V, or for the first three of an instruction. Equal code has equal tokens in all
 * kernels, though its ids differ:
 *
 *   0 to 1249      a named id: a type, constant, variable or function has the same name in all kernels
 *   1250 to 2889   another id: 1250 is a new one, 1251 the newest one, 1252 the one before that, and so on
 *   2890 to 3649   a word that is no id, by its place in a list of all that the text had so far
 *   3650 to 4092   a word of that list, a named id and a new id, by the place of both in a list of all so far
 *   4093           both are not in the list yet and join it: two tokens of two digits follow
 *   4094           a word that is not in its list yet and joins it: five digits follow
 *
 * New ids are numbered from 1 on as they come, and so are named ones when a kernel first has them. */
enum {
    GPUSORTI_LINE = 121, /* digits */

    GPUSORTI_DIGIT_TOKEN = 20,
    GPUSORTI_DIGIT_NEAR = 65,
    GPUSORTI_DIGIT_FAR = 77,
    GPUSORTI_DIGIT_AGAIN = 78,
    GPUSORTI_DIGIT_AGAIN_LONG = 90,
    GPUSORTI_NEAR_LENGTH = 2,   /* of the copy that begins with GPUSORTI_DIGIT_NEAR */
    GPUSORTI_SHORT_LENGTH = 90, /* the greatest of one digit */

    GPUSORTI_TOKEN_ID = 1250,
    GPUSORTI_TOKEN_WORD = 2890,
    GPUSORTI_TOKEN_START = 3650, /* of an instruction */
    GPUSORTI_TOKEN_NEW_START = 4093,
    GPUSORTI_TOKEN_NEW_WORD = 4094
};
typedef char gpusorti_line[GPUSORTI_LINE + 1];

typedef struct gpusorti_packed_kernel {
    uint32_t kernel, words; /* which one, and how many */
} gpusorti_packed_kernel;

typedef struct gpusorti_packed {
    const char *text, *end;                /* lines, filled up with zeros */
    const gpusorti_packed_kernel *kernels; /* in the text's order */
} gpusorti_packed;

typedef struct gpusorti_unpacker {
    const char *text, *end;
    uint32_t distance;                      /* of the latest copy */
    uint32_t ids, named[GPUSORTI_TOKEN_ID]; /* of this kernel: how many; 0, or the id by name */
    uint32_t listed, list[GPUSORTI_TOKEN_START - GPUSORTI_TOKEN_WORD];
    uint32_t starts, start[GPUSORTI_TOKEN_NEW_START - GPUSORTI_TOKEN_START][2]; /* of instructions: two tokens */
    uint32_t token_count;
    uint16_t *tokens; /* of all kernels so far; has room for those of the next one */
} gpusorti_unpacker;

static void gpusorti_start_unpacking(gpusorti_unpacker *u, const gpusorti_packed *packed, uint16_t *tokens) {
    memset(u, 0, sizeof *u);
    u->text = packed->text;
    u->end = packed->end;
    u->tokens = tokens;
}

/* The number `high` with more digits behind its own. At the text's end there are digits of -1, which no number has. */
static uint32_t gpusorti_digits(gpusorti_unpacker *u, uint32_t high, int more) {
    for (; more > 0; more--) {
        int c = '!' - 1;
        while (u->text < u->end && !*u->text) u->text++;
        if (u->text < u->end) c = *u->text++;
        high = 91 * high + (uint32_t)(c - '!' - (c > '"') - (c > '?') - (c > '\\'));
    }
    return high;
}

/* GPUSORTI_TOKEN_NEW_START or more: damaged text. */
static uint32_t gpusorti_read_token(gpusorti_unpacker *u, uint32_t first) {
    uint32_t token;
    if (first < GPUSORTI_DIGIT_TOKEN) return GPUSORTI_TOKEN_ID + 1 + first;
    token = gpusorti_digits(u, first - GPUSORTI_DIGIT_TOKEN, 1);
    if (token == GPUSORTI_TOKEN_NEW_WORD && u->listed < sizeof u->list / sizeof u->list[0]) {
        u->list[u->listed] = gpusorti_digits(u, 0, 5);
        return GPUSORTI_TOKEN_WORD + u->listed++;
    }
    if (token == GPUSORTI_TOKEN_NEW_START && u->starts < sizeof u->start / sizeof u->start[0]) {
        const uint32_t word = gpusorti_digits(u, 0, 2), name = gpusorti_digits(u, 0, 2);
        if (word >= GPUSORTI_TOKEN_START || name >= GPUSORTI_TOKEN_START) return token;
        u->start[u->starts][0] = word;
        u->start[u->starts][1] = name;
        return GPUSORTI_TOKEN_START + u->starts++;
    }
    return token;
}

/* Returns the length of a copy; its distance is known then. */
static uint32_t gpusorti_read_copy(gpusorti_unpacker *u, uint32_t first) {
    uint32_t length;
    if (first < GPUSORTI_DIGIT_AGAIN) u->distance = gpusorti_digits(u, 0, first < GPUSORTI_DIGIT_FAR ? 2 : 3);
    if (first < GPUSORTI_DIGIT_FAR) return first - GPUSORTI_DIGIT_NEAR + GPUSORTI_NEAR_LENGTH;
    if (first != GPUSORTI_DIGIT_FAR && first != GPUSORTI_DIGIT_AGAIN_LONG) return first - GPUSORTI_DIGIT_AGAIN + 1;
    length = gpusorti_digits(u, 0, 1) + 1;
    return length <= GPUSORTI_SHORT_LENGTH ? length : gpusorti_digits(u, 0, 2);
}

static uint32_t gpusorti_word_of(gpusorti_unpacker *u, uint32_t token) {
    if (token >= GPUSORTI_TOKEN_WORD) return u->list[token - GPUSORTI_TOKEN_WORD];
    if (token > GPUSORTI_TOKEN_ID) return u->ids + 1 - (token - GPUSORTI_TOKEN_ID);
    if (token == GPUSORTI_TOKEN_ID) return ++u->ids;
    if (!u->named[token]) u->named[token] = ++u->ids;
    return u->named[token];
}

/* The words of a token: 1 or 3. */
static uint32_t gpusorti_words_of(gpusorti_unpacker *u, uint32_t token, uint32_t *words) {
    const uint32_t *start = u->start[token < GPUSORTI_TOKEN_START ? 0 : token - GPUSORTI_TOKEN_START];
    if (token < GPUSORTI_TOKEN_START) {
        words[0] = gpusorti_word_of(u, token);
        return 1;
    }
    words[0] = gpusorti_word_of(u, start[0]);
    words[1] = gpusorti_word_of(u, start[1]);
    words[2] = ++u->ids;
    return 3;
}

/* Unpacks the next kernel. Returns 0 where tools/pack.c cannot have written the text; other damage changes words. */
static int gpusorti_unpack(gpusorti_unpacker *u, uint32_t *words, uint32_t count) {
    uint32_t i = 0;
    u->ids = 0;
    memset(u->named, 0, sizeof u->named);
    while (i < count) {
        const uint32_t first = gpusorti_digits(u, 0, 1);
        const int copies = first >= GPUSORTI_DIGIT_NEAR;
        uint32_t length = copies ? gpusorti_read_copy(u, first) : 1;
        uint32_t token = copies ? 0 : gpusorti_read_token(u, first);
        if (token >= GPUSORTI_TOKEN_NEW_START || length == 0) return 0;
        if (copies && (u->distance == 0 || u->distance > u->token_count)) return 0;
        for (; length > 0; length--) {
            if (copies) token = u->tokens[u->token_count - u->distance];
            if (i + (token < GPUSORTI_TOKEN_START ? 1 : 3) > count) return 0;
            u->tokens[u->token_count++] = (uint16_t)token;
            i += gpusorti_words_of(u, token, words + i);
        }
    }
    return 1;
}
/* ---- >>shapes: a kernel's workgroups, and what each kernel can do with them ---- */
typedef struct gpusorti_shape {     /* of a kernel's workgroups */
    uint32_t workgroup_size, items; /* invocations; elements that each of them takes at once */
    uint32_t variant; /* the kernel's own: GPUSORTI_VARIANT_RANK_BY_ATOMICS .. for one-sweep, see each row's member else */
} gpusorti_shape;

/* Fields of the variant of one-sweep's kernels. */
#define GPUSORTI_ROUNDS(n) (((uint32_t)(n)-1) << GPUSORTI_VARIANT_ROUNDS)
#define GPUSORTI_STALL(n) ((uint32_t)(n) << GPUSORTI_VARIANT_STALL) /* for tests */
#define GPUSORTI_WINDOW(n) ((uint32_t)(n) << GPUSORTI_VARIANT_WINDOW)
#define GPUSORTI_GROUPS(n) ((uint32_t)(n) << GPUSORTI_VARIANT_GROUPS)

static gpusorti_shape gpusorti_shape_of(uint32_t workgroup_size, uint32_t items, uint32_t variant) {
    gpusorti_shape shape;
    shape.workgroup_size = workgroup_size;
    shape.items = items;
    shape.variant = variant;
    return shape;
}

/* Elements that a workgroup of the shape holds at once. */
static uint32_t gpusorti_shape_tile(const gpusorti_shape *shape) { return shape->workgroup_size * shape->items; }

/* Fields of the variant of one-sweep's kernels. */
static uint32_t gpusorti_rounds_of(const gpusorti_shape *shape) {
    return 1 + (shape->variant >> GPUSORTI_VARIANT_ROUNDS & GPUSORTI_MOST_ROUNDS);
}
static uint32_t gpusorti_tile_groups(const gpusorti_shape *shape) {
    return shape->variant >> GPUSORTI_VARIANT_GROUPS & GPUSORTI_MOST_GROUPS;
}
/* The most elements that groups have, see shaders/groups.glsl; 0: the shape has none. */
static uint32_t gpusorti_grouped(const gpusorti_shape *shape) {
    return gpusorti_tile_groups(shape) * gpusorti_tile_groups(shape) * gpusorti_shape_tile(shape);
}

/* ---- shared memory: the words of a workgroup, as the kernels declare them ---- */
enum { GPUSORTI_UNUSED_WORDS = 3 }; /* shared arrays that a sort does not use still have an element each */

/* What they depend on beside the shape. */
typedef struct gpusorti_room {
    uint32_t radix;                 /* values of a digit */
    uint32_t key_words, value_words;
    uint32_t tracked;               /* 1: equal keys are told apart by where they were; else 0 */
    uint32_t subgroups;             /* rows of counters; 0: there are no subgroup operations */
    uint32_t most_subgroups;        /* the most subgroups that there may be */
} gpusorti_room;

typedef uint32_t (*gpusorti_shared_words)(const gpusorti_room *room, const gpusorti_shape *shape);

/* count.comp is content with what scatter.comp has, whose tile lies over the counts of the subgroups. */
static uint32_t gpusorti_scatter_words(const gpusorti_room *room, const gpusorti_shape *shape) {
    const uint32_t tile = gpusorti_shape_tile(shape), exchange = tile * gpusorti_max(room->key_words, room->value_words);
    if (room->subgroups == 0) return exchange + tile + 2 * shape->workgroup_size + 3 * room->radix;
    return gpusorti_max(exchange, room->subgroups * room->radix) + room->most_subgroups + 2 * room->radix + 1;
}

/* onesweep.comp: the tile is reordered in several rounds, while the counts of the subgroups are no longer needed. */
static uint32_t gpusorti_onesweep_words(const gpusorti_room *room, const gpusorti_shape *shape) {
    const uint32_t round_items = (uint32_t)gpusorti_ceil_div(shape->items, gpusorti_rounds_of(shape));
    const uint32_t exchange = (round_items * shape->workgroup_size + 1) * (room->key_words + room->value_words);
    return gpusorti_max(exchange, room->subgroups * room->radix) + 2 * room->radix + room->most_subgroups + 4;
}

/* onesweep_staged.comp: counts and targets by digits, a word of each element, and single words. */
static uint32_t gpusorti_staged_words(const gpusorti_room *room, const gpusorti_shape *shape) {
    return (room->subgroups + 1) * room->radix + gpusorti_shape_tile(shape) + room->most_subgroups + 8;
}

/* leaf_sort.comp: a word of each element, two counters per word. */
static uint32_t gpusorti_leaf_words(const gpusorti_room *room, const gpusorti_shape *shape) {
    return gpusorti_shape_tile(shape) + (1u << shape->variant) / 2 + room->most_subgroups + 2;
}

/* segment_sort: an element of padding per invocation. */
static uint32_t gpusorti_tile_words(const gpusorti_room *room, const gpusorti_shape *shape) {
    return shape->workgroup_size * (shape->items + 1) * (room->key_words + room->tracked) + GPUSORTI_UNUSED_WORDS;
}

/* tile_sort.comp: also where the pieces of a bucket are. */
static uint32_t gpusorti_bucket_words(const gpusorti_room *room, const gpusorti_shape *shape) {
    return gpusorti_tile_words(room, shape) + 5 * GPUSORTI_MAX_RUNS;
}

/* segments.comp: a tile, and where each invocation's segment is. */
static uint32_t gpusorti_small_segment_words(const gpusorti_room *room, const gpusorti_shape *shape) {
    return gpusorti_tile_words(room, shape) + 6 * shape->workgroup_size + 18;
}

/* odd_even_merge.comp */
static uint32_t gpusorti_network_words(const gpusorti_room *room, const gpusorti_shape *shape) {
    return gpusorti_shape_tile(shape) * (room->key_words + room->value_words);
}

/* ---- what kernels can do ---- */
enum { /* what a kernel needs of its shape */
    GPUSORTI_SIZE_POWER = 1,   /* as many invocations as a power of two, */
    GPUSORTI_ITEM_POWER = 2,   /* as many items; */
    GPUSORTI_SUBGROUP = 4,     /* at least a subgroup, where there are subgroup operations; */
    GPUSORTI_DIGIT = 8,        /* an invocation for each value of a digit; */
    GPUSORTI_FIELD = 16,       /* a field of its variant: there is no usual one */
    GPUSORTI_POWERS = GPUSORTI_SIZE_POWER | GPUSORTI_ITEM_POWER
};
enum { GPUSORTI_OF_PASS = 1, GPUSORTI_OF_NETWORK = 2, GPUSORTI_OF_LEAF = 4 }; /* kinds of fields: gpusorti_fields[] */
enum { GPUSORTI_LEAST_BIN_BITS = 8, GPUSORTI_MOST_BIN_BITS = 13 };

enum { /* invocations of any kernel, in a text */
    GPUSORTI_SIZE_UNIT = 32, /* as many segments are listed by a workgroup of segments.comp at least, one each */
    GPUSORTI_MOST_SIZE = 1024
};

/* The reader of texts refuses what is outside; what is too great for a device is reduced within. */
typedef struct gpusorti_demands {
    gpusorti_shared_words words; /* NULL: any device has so many, 16 KB */
    uint32_t needs;              /* GPUSORTI_SIZE_POWER .. */
    uint32_t fields;             /* GPUSORTI_OF_PASS .. */
    uint32_t fewest_items;       /* that the kernel works with, */
    uint32_t least_items;        /* fewer than these only where a smaller workgroup does not help, */
    uint32_t most_items;         /* and the most: bits of a word that stand for them, layers of a network, registers */
    uint32_t most_tile;          /* elements of a workgroup: bits that number them; 0: as many as these are */
} gpusorti_demands;

/* The sorts in shared memory split all places by bits. merge_tiles.comp's tiles divide a run. odd_even_merge.comp gives up
 * invocations before items, because items in registers save round trips through shared memory. leaf_sort.comp has 13 bits
 * for an element's index in its leaf. */
static const gpusorti_demands
    gpusorti_scan_demands = {NULL, 0, 0, 1, 1, 32, 0},
    gpusorti_tile_demands = {gpusorti_tile_words, GPUSORTI_POWERS, 0, 4, 4, 32, 0},
    gpusorti_bucket_demands = {gpusorti_bucket_words, GPUSORTI_POWERS, 0, 4, 4, 32, 0},
    gpusorti_small_segment_demands = {gpusorti_small_segment_words, GPUSORTI_POWERS, 0, 4, 4, 32, 0},
    gpusorti_merge_demands = {NULL, GPUSORTI_POWERS, 0, 1, 1, 32, 0},
    gpusorti_network_demands = {gpusorti_network_words, GPUSORTI_POWERS, GPUSORTI_OF_NETWORK, 2, 32, 32, 0},
    gpusorti_scatter_demands = {gpusorti_scatter_words, GPUSORTI_SUBGROUP, 0, 1, 4, 32, 0},
    gpusorti_histogram_demands = {NULL, 0, 0, 1, 1, 32, 0},
    gpusorti_onesweep_demands = {gpusorti_onesweep_words, GPUSORTI_SUBGROUP | GPUSORTI_DIGIT, GPUSORTI_OF_PASS, 1, 4, 32, 0},
    gpusorti_staged_demands = {gpusorti_staged_words, GPUSORTI_SUBGROUP | GPUSORTI_DIGIT, GPUSORTI_OF_PASS, 1, 4, 32, 0},
    gpusorti_select_demands = {NULL, 0, 0, 1, 1, 32, 0},
    gpusorti_leaf_demands = {gpusorti_leaf_words, GPUSORTI_SUBGROUP | GPUSORTI_FIELD, GPUSORTI_OF_LEAF, 1, 1, 32, 1 << 13};

static int gpusorti_is_power(uint32_t x) { return x != 0 && (x & (x - 1)) == 0; }

/* Whether the kernel can do that, on a device that is great enough. */
static int gpusorti_suits(const gpusorti_demands *demands, const gpusorti_shape *shape) {
    const uint32_t size = shape->workgroup_size, items = shape->items;
    if (size == 0 || size > GPUSORTI_MOST_SIZE || size % GPUSORTI_SIZE_UNIT != 0) return 0;
    if ((demands->needs & GPUSORTI_SIZE_POWER) && !gpusorti_is_power(size)) return 0;
    if (items < demands->fewest_items || items > demands->most_items) return 0;
    if ((demands->needs & GPUSORTI_ITEM_POWER) && !gpusorti_is_power(items)) return 0;
    if (demands->most_tile != 0 && size * items > demands->most_tile) return 0;
    return shape->variant != 0 || !(demands->needs & GPUSORTI_FIELD);
}
/* ---- >>tuning: what suits a device: a row of shapes and thresholds ---- */
/* What suits a device. NUMBER(name, dimensions, the least and the most that a text may give, FIXED, or how it is scaled to
 * more or fewer multiprocessors than the row is for); counts are of elements.
 * SHAPE(name, dimensions, kernel, GPUSORTI_OR_NONE): gpusorti_KERNEL_demands say what a text may give; shapes are wishes,
 * which are reduced to the device's limits.
 * 0 is what a row has that does not name a member: none, never, or as the member in whose place this one serves. */
#define GPUSORTI_TUNING(NUMBER, SHAPE) \
    NUMBER(large, , 1, GPUSORT_ONESWEEP, FIXED) /* gpusort_algorithm for AUTO, above the small counts */ \
    NUMBER(subgroup_size, , 0, 128, FIXED) /* lanes to pin where that can be done */ \
    NUMBER(radix_bits, , 2, 8, FIXED) /* of a digit of count / scan / scatter, one-sweep: 8; see the next */ \
    NUMBER(least_elements, , 0, 1 << 16, FIXED) /* of a tile, a value of a digit: digits shrink until it has them */ \
    NUMBER(prefers_addresses, , 0, 1, FIXED) /* passes are faster through device addresses than bound buffers */ \
    NUMBER(rolled, , 0, 1, FIXED) /* loops stay loops, because compiling takes longer than sorting */ \
    NUMBER(polls, , 1, 1 << 16, FIXED) /* of a silent predecessor, before look-back counts its tile */ \
    NUMBER(stride_groups, , 1, 2048, SCALES) /* workgroups of a copy that most often is not needed */ \
    NUMBER(histogram_invocations, , 0, 1 << 20, SCALES) /* of the histogram kernel, all workgroups together, at most */ \
    NUMBER(select_invocations, , 0, 1 << 20, SCALES) /* of select.comp's first round, beside a workgroup a segment */ \
    NUMBER(small_count, , 0, UINT32_MAX, SCALES) /* AUTO sorts up to so many by tiles and buckets; if rolled, merges */ \
    NUMBER(merges_from, [2][3], 0, UINT32_MAX, FIXED) /* whole words: of so many elements tiles are merged; 0: none; */ \
    NUMBER(merges_to, [2][3], 0, UINT32_MAX, FIXED) /* above so many they are split into buckets */ \
    NUMBER(skipped_sizes_from, , 0, UINT32_MAX, SCALES) /* passes' sizes come from the plan: 64-bit keys, leaves */ \
    /* by words a key - 1 and words a value, as leaves_to and leaf_passes: */ \
    NUMBER(leaves_from, [2][3], 0, UINT32_MAX, SHRINKS) /* such counts are sorted by leading bits, then in leaves, */ \
    NUMBER(leaves_two_from, [2][3], 0, UINT32_MAX, SHRINKS) /* these by bits of more than one digit */ \
    NUMBER(multiprocessors, , 0, 1024, FIXED) /* NVIDIA's, AMD's compute units; 0: these numbers are for all */ \
    NUMBER(indices_to, , 0, 0x1fffffff, FIXED) /* a signed index finds what a device address leads to, up to so many */ \
    NUMBER(merging_us, , 0, UINT32_MAX, FIXED) /* of a kind's first sorts, see gpusorti_plan_merges_first() */ \
    NUMBER(leaves_to, [2][3], 0, UINT32_MAX, FIXED) /* 0: no leaves */ \
    NUMBER(leaf_passes, [2][3], 0, 8, FIXED) /* these bits are among so many last digits: more dispatches would cost
     * keys that do not suit leaves time */ \
    SHAPE(scan, , scan, 0) /* scan.comp and those of segments */ \
    SHAPE(tile, [2][3], bucket, 0) /* tile_sort.comp; by words a key - 1 and words a value */ \
    SHAPE(segments, , small_segment, 0) /* segments.comp, and segment_sort for its shorter ones */ \
    SHAPE(longer, [2][3], tile, GPUSORTI_OR_NONE) /* segment_sort's longer ones, likewise; none: tile */ \
    SHAPE(select, , select, GPUSORTI_OR_NONE) /* select.comp; none: the first k are sorted whole */ \
    SHAPE(merge, , merge, 0) /* merge_tiles.comp */ \
    SHAPE(exchange, , network, 0) /* odd_even_merge.comp */ \
    SHAPE(scatter, , scatter, 0) /* count.comp, scatter.comp */ \
    SHAPE(histogram, [2], histogram, 0) /* by words a key - 1 */ \
    SHAPE(medium, [2][3], onesweep, GPUSORTI_OR_NONE) /* onesweep.comp, for the counts that its groups have, */ \
    SHAPE(onesweep, [2][3], onesweep, 0) /* and above; by words a key - 1 and words a value */ \
    SHAPE(chained, [2][3], onesweep, GPUSORTI_OR_NONE) /* the same for tiles of long segments; none: as onesweep */ \
    /* onesweep_staged.comp: 32-bit keys with values of 32 bits; none: onesweep.comp serves these, too */ \
    SHAPE(staged_medium, , staged, GPUSORTI_OR_NONE) /* for the counts that its groups have */ \
    SHAPE(staged, , staged, GPUSORTI_OR_NONE)        /* above, with groups likewise */ \
    SHAPE(leaf, [2][3], leaf, GPUSORTI_OR_NONE) /* leaf_sort.comp, likewise */

typedef struct gpusorti_tuning {
#define GPUSORTI_NUMBER(name, dimensions, least, most, scaling) uint32_t name dimensions;
#define GPUSORTI_SHAPE(name, dimensions, kernel, none) gpusorti_shape name dimensions;
    GPUSORTI_TUNING(GPUSORTI_NUMBER, GPUSORTI_SHAPE)
#undef GPUSORTI_NUMBER
#undef GPUSORTI_SHAPE
} gpusorti_tuning;

/* ---- rows as text: "large=2 small_count=2^18 scatter=512x12 histogram=256x16,512x8": members with all their values; a
 * shape with fields of its variant, "512x20+packed+rounds2"; the rest is 0 or as it was ---- */
enum { GPUSORTI_OR_NONE = 1 }; /* a shape may be 0x0 */
/* In proportion to the multiprocessors; or to fewer alone: more do not put leaves off, as 256 leaves do not fill them, and
 * dispatches take as long. */
enum { GPUSORTI_FIXED, GPUSORTI_SCALES, GPUSORTI_SHRINKS };

static const struct gpusorti_member { /* of a row */
    const char *name;
    size_t at, size;      /* bytes */
    uint32_t least, most; /* of its numbers */
    int scaling;          /* GPUSORTI_FIXED .. */
    const gpusorti_demands *demands; /* of its shapes; NULL: they are numbers */
    int none;                        /* GPUSORTI_OR_NONE, or 0 */
} gpusorti_members[] = {
#define GPUSORTI_NUMBER(name, dimensions, least, most, scaling) \
    {#name, offsetof(gpusorti_tuning, name), sizeof(uint32_t dimensions), least, most, GPUSORTI_##scaling, NULL, 0},
#define GPUSORTI_SHAPE(name, dimensions, kernel, none) \
    {#name, offsetof(gpusorti_tuning, name), sizeof(gpusorti_shape dimensions), 0, 0, GPUSORTI_FIXED, \
     &gpusorti_##kernel##_demands, none},
    GPUSORTI_TUNING(GPUSORTI_NUMBER, GPUSORTI_SHAPE)
#undef GPUSORTI_NUMBER
#undef GPUSORTI_SHAPE
};
enum { GPUSORTI_MEMBERS = sizeof gpusorti_members / sizeof gpusorti_members[0] };

static uint32_t gpusorti_value_size(const struct gpusorti_member *member) {
    return member->demands ? (uint32_t)sizeof(gpusorti_shape) : (uint32_t)sizeof(uint32_t);
}

/* Fields of a shape's variant: the number behind the name, less `zero`, times `unit`. most 0: no number, one unit. */
static const struct gpusorti_field {
    const char *name;
    uint32_t kind, unit, zero, least, most;
} gpusorti_fields[] = {
    {"atomics", GPUSORTI_OF_PASS, GPUSORTI_VARIANT_RANK_BY_ATOMICS, 0, 0, 0},
    {"packed", GPUSORTI_OF_PASS, GPUSORTI_VARIANT_PACKED_RANKS, 0, 0, 0},
    {"index", GPUSORTI_OF_PASS, GPUSORTI_VARIANT_BY_INDEX, 0, 0, 0},
    {"rounds", GPUSORTI_OF_PASS, GPUSORTI_ROUNDS(2), 1, 1, GPUSORTI_MOST_ROUNDS + 1},
    {"window", GPUSORTI_OF_PASS, GPUSORTI_WINDOW(1), 0, 0, GPUSORTI_MOST_WINDOW},
    {"groups", GPUSORTI_OF_PASS, GPUSORTI_GROUPS(1), 0, 0, GPUSORTI_MOST_GROUPS},
    {"nested", GPUSORTI_OF_NETWORK, GPUSORTI_VARIANT_NESTED_LOOPS, 0, 0, 0},
    {"bins", GPUSORTI_OF_LEAF, 1, 0, GPUSORTI_LEAST_BIN_BITS, GPUSORTI_MOST_BIN_BITS},
};
enum { GPUSORTI_FIELDS = sizeof gpusorti_fields / sizeof gpusorti_fields[0] };

/* The functions below move *text behind what they have read. 0: that is not there, or not within its bounds. */
static int gpusorti_read_word(const char **text, const char *word) {
    const size_t length = strlen(word);
    if (strncmp(*text, word, length) != 0) return 0;
    *text += length;
    return 1;
}

/* Digits, or a power of two as "2^20". */
static int gpusorti_read_number(const char **text, uint32_t least, uint32_t most, uint32_t *out) {
    const char *c = *text;
    uint64_t number = 0;
    const int power = gpusorti_read_word(&c, "2^");
    const char *const digits = c;
    while (*c >= '0' && *c <= '9' && number <= most) number = 10 * number + (uint64_t)(*c++ - '0');
    if (power) number = number < 32 ? (uint64_t)1 << number : UINT64_MAX;
    if (c == digits || number < least || number > most) return 0;
    *text = c;
    *out = (uint32_t)number;
    return 1;
}

static int gpusorti_read_field(const char **text, uint32_t kind, uint32_t *variant) {
    uint32_t i, number;
    for (i = 0; i < GPUSORTI_FIELDS; i++) {
        const struct gpusorti_field *field = &gpusorti_fields[i];
        const char *c = *text;
        if (!(field->kind & kind) || !gpusorti_read_word(&c, field->name)) continue;
        number = field->zero + 1;
        if (field->most && !gpusorti_read_number(&c, field->least, field->most, &number)) return 0;
        *variant |= (number - field->zero) * field->unit;
        *text = c;
        return 1;
    }
    return 0;
}

static int gpusorti_read_shape(const char **text, const struct gpusorti_member *member, gpusorti_shape *out) {
    gpusorti_shape shape = {0, 0, 0};
    const char *c = *text, *fields;
    int none;
    if (!gpusorti_read_number(&c, 0, UINT32_MAX, &shape.workgroup_size) || !gpusorti_read_word(&c, "x") ||
        !gpusorti_read_number(&c, 0, UINT32_MAX, &shape.items))
        return 0;
    none = member->none && shape.workgroup_size == 0 && shape.items == 0;
    for (fields = c; !none && gpusorti_read_word(&fields, "+"); c = fields)
        if (!gpusorti_read_field(&fields, member->demands->fields, &shape.variant)) break;
    if (!none && !gpusorti_suits(member->demands, &shape)) return 0;
    *text = fields;
    *out = shape;
    return fields == c;
}

static int gpusorti_read_member(const char **text, const struct gpusorti_member *member, gpusorti_tuning *row) {
    size_t at;
    for (at = 0; at < member->size; at += gpusorti_value_size(member)) {
        void *to = (char *)row + member->at + at;
        if (at != 0 && !gpusorti_read_word(text, ",")) return 0;
        if (!(member->demands ? gpusorti_read_shape(text, member, (gpusorti_shape *)to)
                              : gpusorti_read_number(text, member->least, member->most, (uint32_t *)to)))
            return 0;
    }
    return 1;
}

static int gpusorti_is_blank(char c) { return c == ' ' || c == '\n' || c == '\r' || c == '\t'; }

typedef struct gpusorti_mistake { /* in a text; at NULL: there is none */
    const char *at;
    const struct gpusorti_member *member; /* that has no such values; NULL: there is no such member */
} gpusorti_mistake;

/* Changes what a text names in the row. Returns where it cannot be read. */
static gpusorti_mistake gpusorti_read_tuning(const char *text, gpusorti_tuning *row) {
    gpusorti_mistake mistake = {NULL, NULL};
    for (;;) {
        size_t i, length = 0;
        while (gpusorti_is_blank(*text)) text++;
        if (!*text) return mistake;
        while (text[length] && text[length] != '=') length++;
        for (i = 0; i < GPUSORTI_MEMBERS; i++)
            if (strlen(gpusorti_members[i].name) == length && !strncmp(text, gpusorti_members[i].name, length)) break;
        mistake.at = text;
        if (i == GPUSORTI_MEMBERS || !text[length]) return mistake;
        mistake.at += length + 1;
        mistake.member = &gpusorti_members[i];
        if (!gpusorti_read_member(&mistake.at, mistake.member, row) || (*mistake.at && !gpusorti_is_blank(*mistake.at)))
            return mistake;
        text = mistake.at;
        mistake.at = NULL;
        mistake.member = NULL;
    }
}

/* What a member's values may be, in words. */
static void gpusorti_tell_member(const struct gpusorti_member *member, char *text, size_t size) {
    static const char *const power[] = {"", ", a power of two"};
    const gpusorti_demands *demands = member->demands;
    const size_t values = member->size / gpusorti_value_size(member);
    char fields[128] = "", tile[32] = "";
    size_t i, used = 0;
    if (demands && demands->most_tile) snprintf(tile, sizeof tile, ", %u in all", demands->most_tile);
    for (i = 0; demands && i < GPUSORTI_FIELDS; i++) {
        const struct gpusorti_field *field = &gpusorti_fields[i];
        if (!(field->kind & demands->fields)) continue;
        used += (size_t)snprintf(fields + used, sizeof fields - used, "+%s", field->name);
        if (field->most) used += (size_t)snprintf(fields + used, sizeof fields - used, "%u..%u", field->least, field->most);
    }
    if (!demands)
        snprintf(text, size, "%s has %u of %u to %u", member->name, (uint32_t)values, member->least, member->most);
    else
        snprintf(text, size,
                 "%s has %u of %u to %u invocations, a multiple of %u%s, x %u to %u items%s%s%s%s%s",
                 member->name, (uint32_t)values, GPUSORTI_SIZE_UNIT, GPUSORTI_MOST_SIZE, GPUSORTI_SIZE_UNIT,
                 power[(demands->needs & GPUSORTI_SIZE_POWER) != 0], demands->fewest_items, demands->most_items,
                 power[(demands->needs & GPUSORTI_ITEM_POWER) != 0], tile, *fields ? ", " : "", fields,
                 member->none ? "; or 0x0" : "");
}

/* ---- the table. Each row says what its shapes come from: measured; compiled, read from a compiler without the device;
 * published; or a guess, as is the row of unknown devices. docs/COMPILERS.md and tools/log have the figures. ---- */
/* Workgroups of 256 for strides, and invocations of kernels that loop over the array, as many as are resident at once. */
#define GPUSORTI_RESIDENT(groups, invocations) \
    "stride_groups=" groups " histogram_invocations=" invocations " select_invocations=" invocations " "
/* What a row has that does not name a member. */
#define GPUSORTI_USUAL \
    "large=1 radix_bits=8 least_elements=8 polls=64 stride_groups=512 histogram_invocations=2^17 " \
    "select_invocations=2^17 small_count=2^14 " \
    "skipped_sizes_from=2^24 scan=128x8 tile=256x8,256x8,256x8,256x8,256x8,256x8 " \
    "segments=128x8 select=256x16 merge=256x1 exchange=256x8 scatter=256x8 histogram=256x8,256x8 " \
    "onesweep=256x8,256x8,256x8,256x8,256x8,256x8 "

/* Measured. With graphics a multiprocessor has half the shared memory, too little for two workgroups of
 * onesweep_staged.comp, which pays for small pairs there. NVIDIA's compiler (driver 580) adds 32-bit numbers of bytes to
 * addresses: indices_to is 4 GB. */
#define GPUSORTI_NVIDIA_GRAPHICS \
    "large=2 subgroup_size=32 least_elements=0 prefers_addresses=1 polls=4096 stride_groups=264 " \
    "histogram_invocations=135168 select_invocations=135168 multiprocessors=132 small_count=2^18 " \
    "merges_from=4097,1025,1025,1025,1025,1025 merges_to=2^15,2^15,2^15,2^15,2^14,2^14 " \
    "skipped_sizes_from=2^17 " \
    "indices_to=536870911 merging_us=1000 " \
    "leaves_from=2^18,2^23,2^23,2^17,2^17,2^17 leaves_two_from=2^24,2^23,2^23,2^18,2^18,2^18 " \
    "leaves_to=2^28,2^28,2^28,2^28,2^28,2^28 leaf_passes=2,2,2,3,6,6 " \
    "tile=512x8,512x4,512x4,512x4,512x4,512x4 longer=256x16,512x8,512x8,512x8,512x8,512x8 select=1024x16 " \
    "merge=256x1 exchange=512x16+nested scatter=512x11 " \
    "histogram=256x16,512x8 " \
    "medium=512x8+atomics+index+groups16,0x0,512x8+packed+index+rounds4+window4+groups16," \
    "512x8+atomics+packed+index+rounds2+window4+groups16,512x8+packed+index+rounds4+window4+groups16," \
    "512x8+packed+index+rounds4+window4+groups16 " \
    "onesweep=512x20+atomics+packed+index+rounds2,448x18+packed+index+rounds3+window4," \
    "448x13+packed+index+rounds4+window4," \
    "448x12+atomics+packed+index+rounds2,384x16+packed+index+rounds4+window4,448x11+packed+index+rounds5+window4 " \
    "chained=512x16+atomics+index+rounds2+window4,512x16+packed+index+rounds4+window4," \
    "512x16+packed+index+rounds4+window4,512x16+packed+index+rounds4+window4,512x16+packed+index+rounds4+window4," \
    "512x16+packed+index+rounds4+window4 " \
    "staged=448x18+index+groups12 staged_medium=512x8+index+groups12 " \
    "leaf=512x9+bins11,256x9+bins10,256x9+bins10,512x9+bins11,512x9+bins11,512x9+bins11 "
#define GPUSORTI_NVIDIA_COMPUTE \
    GPUSORTI_NVIDIA_GRAPHICS "staged=384x23+index staged_medium=512x8+index+groups16"

/* Measured, for the time that its pipelines take to compile. Small counts by merges alone. */
#define GPUSORTI_CPU \
    "rolled=1 least_elements=0 stride_groups=256 histogram_invocations=2^16 select_invocations=2^10 small_count=2^17 " \
    "scan=32x8 tile=64x4,64x4,64x4,64x4,64x4,64x4 select=64x8 merge=64x1 exchange=64x8 scatter=256x4 " \
    "histogram=256x2,256x2 " \
    "onesweep=256x2+window2,256x2+window2,256x1+window2,256x1+window2,256x1+window2,256x1+window2 "
/* Measured. Its compiler takes minutes for select.comp. */
#define GPUSORTI_SWIFTSHADER \
    GPUSORTI_CPU "small_count=2^15 select=0x0"

/* A guess: NVK spills at the register caps that the rows above are made for. */
#define GPUSORTI_NVK_ROW \
    "large=2 subgroup_size=32 polls=4096 " GPUSORTI_RESIDENT("264", "135168") \
    "small_count=2^16 multiprocessors=132 scatter=512x8 exchange=256x16 " \
    "onesweep=512x12+packed+rounds2,512x8+packed+rounds2,512x6+packed+rounds2,512x8+packed+rounds2," \
    "512x6+packed+rounds2,512x5+packed+rounds3"

/* Compiled; NVIDIA's counts, for half as many multiprocessors. */
#define GPUSORTI_LEAVES(to, pairs, wide) \
    "leaves_from=2^17,2^22,2^22,2^17,2^17,2^17 leaves_two_from=2^23,2^22,2^22,2^17,2^17,2^17 skipped_sizes_from=2^17 " \
    "leaves_to=" to "," to "," to "," to "," to "," to " leaf_passes=2,2,2,2,2,2 " \
    "leaf=" wide "," pairs "," pairs "," wide "," wide "," wide " "

/* Forward progress was measured (SPAA 2025). Numbers: 1,024 invocations a compute unit, of which RDNA has as many. */
#define GPUSORTI_AMD_ROW "large=2 polls=256 small_count=2^16 exchange=256x16 "
/* Compiled by RADV for RDNA 1 to 4; numbers are for 60 compute units. */
#define GPUSORTI_RDNA_ROW \
    GPUSORTI_AMD_ROW "multiprocessors=60 " GPUSORTI_RESIDENT("240", "61440") \
    GPUSORTI_LEAVES("2^27", "256x9+bins10", "512x5+bins11") "subgroup_size=32 scatter=256x8 " \
    "onesweep=512x14+packed,512x10+packed+rounds2,512x8+packed+rounds3,512x10+packed+rounds2,512x8+packed+rounds3," \
    "512x7+packed+rounds3"
/* Compiled by RADV for GCN 4, GCN 5, CDNA 1 and 2; numbers are for 64 compute units. */
#define GPUSORTI_GCN_ROW \
    GPUSORTI_AMD_ROW "multiprocessors=64 " GPUSORTI_RESIDENT("256", "2^16") \
    "subgroup_size=64 scatter=512x4 " \
    "onesweep=256x14+packed+rounds2,512x6+packed+rounds2,512x5+packed+rounds2,512x6+packed+rounds2," \
    "512x5+packed+rounds2,512x4+packed+rounds2"
/* A guess: RDNA's kernels by another compiler, 4 of its compute units; forward progress unknown. */
#define GPUSORTI_XCLIPSE_ROW \
    GPUSORTI_LEAVES("2^27", "256x9+bins10", "512x5+bins11") \
    "subgroup_size=32 " GPUSORTI_RESIDENT("16", "2^12") "small_count=2^13 scatter=256x8"

/* Compiled by ANV for Gen 9, Xe-LP and Xe-HPG. Forward progress: measured on HD 620 (SPAA 2025). Numbers are of what an
 * Arc A770 holds at once. */
#define GPUSORTI_INTEL_ROW \
    "large=2 subgroup_size=16 polls=256 " GPUSORTI_RESIDENT("256", "2^16") \
    "small_count=2^15 tile=512x4,512x4,512x4,512x4,512x4,512x4 segments=256x4 select=256x12 exchange=512x4 " \
    "histogram=256x8,512x3 " \
    "onesweep=256x11+packed,256x9+packed,256x8+packed,256x9+packed,512x4+packed,512x4+packed+rounds2 " \
    GPUSORTI_LEAVES("2^26", "256x6+bins10", "512x4+bins11")
/* The same shapes for few cores: the 24 execution units of HD 620 hold 2,688 invocations at once. */
#define GPUSORTI_INTEL_INTEGRATED \
    GPUSORTI_INTEL_ROW GPUSORTI_RESIDENT("8", "2^11") "small_count=2^14"
/* A guess: the shapes of Xe-HPG, and of what an Arc B580 holds at once. */
#define GPUSORTI_INTEL_XE2 \
    GPUSORTI_INTEL_ROW GPUSORTI_RESIDENT("64", "2^14")

/* Published (tools/log, 2026-11-22); the rest is a guess. No forward progress on M1 and M3 (SPAA 2025). */
#define GPUSORTI_APPLE_ROW \
    GPUSORTI_RESIDENT("32", "2^13") "tile=256x4,256x4,256x4,256x4,256x4,256x4 scatter=256x16"

/* No forward progress on Mali-G78 (SPAA 2025). Compiled by PanVK, G52; digits of 4 bits: published (PlayCanvas). */
#define GPUSORTI_BIFROST_ROW \
    "radix_bits=4 " GPUSORTI_RESIDENT("6", "1536") "small_count=2^13 tile=64x4,64x4,64x4,64x4,64x4,64x4 " \
    "segments=64x4 select=256x4 merge=64x1 exchange=64x4 scatter=128x4 histogram=64x8,64x8 "
/* Compiled by PanVK, G610: tile_sort, segment_sort and segments spill in any shape. A guess: digits of 8 bits. */
#define GPUSORTI_VALHALL_ROW \
    GPUSORTI_BIFROST_ROW GPUSORTI_LEAVES("2^25", "256x4+bins9", "256x4+bins9") \
    "radix_bits=8 " GPUSORTI_RESIDENT("32", "2^13") "scatter=384x6 onesweep=384x6,384x6,384x6,384x6,384x6,384x6"

/* Compiled by Turnip for Adreno 630 to 750; the rest is a guess. */
#define GPUSORTI_QUALCOMM_ROW \
    GPUSORTI_LEAVES("2^26", "256x6+bins10", "512x4+bins11") \
    GPUSORTI_RESIDENT("32", "2^13") "small_count=2^13 tile=128x8,128x8,128x8,128x8,128x8,128x8 merge=128x1 " \
    "exchange=128x8 scatter=512x4 onesweep=512x4,512x4,512x4,512x4,512x4,512x4+rounds2"

/* A guess, for the 256 invocations and 16 KB of V3D: small digits, so that a tile fills them. select.comp takes too long
 * to compile, and spills. */
#define GPUSORTI_BROADCOM_ROW \
    "radix_bits=6 stride_groups=2 histogram_invocations=512 small_count=2^12 " \
    "tile=256x4,256x4,256x4,256x4,256x4,256x4 segments=256x4 select=0x0 " \
    "exchange=256x4 scatter=256x6"

/* A guess. */
#define GPUSORTI_IMAGINATION_ROW \
    GPUSORTI_RESIDENT("16", "2^12") "small_count=2^12 tile=128x4,128x4,128x4,128x4,128x4,128x4 merge=128x1 " \
    "segments=128x4 select=128x8 exchange=128x4 scatter=256x8"

enum {
    GPUSORTI_ANY_QUEUE = 0,
    GPUSORTI_COMPUTE_QUEUE,
    GPUSORTI_GRAPHICS_QUEUE
}; /* families: all, without graphics, with */
enum { GPUSORTI_NVK = 24 }; /* VkDriverId */

/* The first row that fits the device is taken: the rows of chips come before those of their vendors. vendor_id, device_id
 * and the device's name are those of VkPhysicalDeviceProperties. 0, NULL: any. */
typedef struct gpusorti_tuning_row {
    const char *name;
    uint32_t vendor_id, device_id;
    const char *device_name; /* a part of the name, in upper or lower case */
    /* of NVIDIA's multiprocessors, of AMD's compute units; where there are limits, a driver that does not report the number
     * has another row */
    uint32_t least_multiprocessors, most_multiprocessors;
    uint32_t driver_id, device_type, subgroup_min;
    int queue;
    const char *text;
} gpusorti_tuning_row;

#define GPUSORTI_ALL_CHIPS 0, NULL, 0, 0

static const gpusorti_tuning_row gpusorti_tuning_rows[] = {
    {"NVIDIA by NVK", 0x10de, GPUSORTI_ALL_CHIPS, GPUSORTI_NVK, 0, 0, GPUSORTI_ANY_QUEUE, GPUSORTI_NVK_ROW},
    {"NVIDIA", 0x10de, GPUSORTI_ALL_CHIPS, 0, 0, 0, GPUSORTI_COMPUTE_QUEUE, GPUSORTI_NVIDIA_COMPUTE},
    {"NVIDIA", 0x10de, GPUSORTI_ALL_CHIPS, 0, 0, 0, GPUSORTI_GRAPHICS_QUEUE, GPUSORTI_NVIDIA_GRAPHICS},
    {"SwiftShader", 0x1ae0, GPUSORTI_ALL_CHIPS, 0, VK_PHYSICAL_DEVICE_TYPE_CPU, 0, GPUSORTI_ANY_QUEUE,
     GPUSORTI_SWIFTSHADER},
    {"CPU drivers", 0, GPUSORTI_ALL_CHIPS, 0, VK_PHYSICAL_DEVICE_TYPE_CPU, 0, GPUSORTI_ANY_QUEUE, GPUSORTI_CPU},
    {"AMD RDNA", 0x1002, GPUSORTI_ALL_CHIPS, 0, 0, 32, GPUSORTI_ANY_QUEUE, GPUSORTI_RDNA_ROW},
    {"AMD GCN", 0x1002, GPUSORTI_ALL_CHIPS, 0, 0, 0, GPUSORTI_ANY_QUEUE, GPUSORTI_GCN_ROW},
    {"Samsung Xclipse", 0x144d, GPUSORTI_ALL_CHIPS, 0, 0, 0, GPUSORTI_ANY_QUEUE, GPUSORTI_XCLIPSE_ROW},
    {"Intel Xe2", GPUSORTI_INTEL, GPUSORTI_ALL_CHIPS, 0, 0, 16, GPUSORTI_ANY_QUEUE, GPUSORTI_INTEL_XE2},
    {"Intel integrated", GPUSORTI_INTEL, GPUSORTI_ALL_CHIPS, 0, VK_PHYSICAL_DEVICE_TYPE_INTEGRATED_GPU, 0,
     GPUSORTI_ANY_QUEUE, GPUSORTI_INTEL_INTEGRATED},
    {"Intel", GPUSORTI_INTEL, GPUSORTI_ALL_CHIPS, 0, 0, 0, GPUSORTI_ANY_QUEUE, GPUSORTI_INTEL_ROW},
    {"Apple", GPUSORTI_APPLE, GPUSORTI_ALL_CHIPS, 0, 0, 0, GPUSORTI_ANY_QUEUE, GPUSORTI_APPLE_ROW},
    {"Arm Valhall", 0x13b5, GPUSORTI_ALL_CHIPS, 0, 0, 16, GPUSORTI_ANY_QUEUE, GPUSORTI_VALHALL_ROW},
    {"Arm Bifrost", 0x13b5, GPUSORTI_ALL_CHIPS, 0, 0, 0, GPUSORTI_ANY_QUEUE, GPUSORTI_BIFROST_ROW},
    {"Qualcomm", 0x5143, GPUSORTI_ALL_CHIPS, 0, 0, 0, GPUSORTI_ANY_QUEUE, GPUSORTI_QUALCOMM_ROW},
    {"Broadcom", 0x14e4, GPUSORTI_ALL_CHIPS, 0, 0, 0, GPUSORTI_ANY_QUEUE, GPUSORTI_BROADCOM_ROW},
    {"Imagination", 0x1010, GPUSORTI_ALL_CHIPS, 0, 0, 0, GPUSORTI_ANY_QUEUE, GPUSORTI_IMAGINATION_ROW},
    {"unknown", 0, GPUSORTI_ALL_CHIPS, 0, 0, 0, GPUSORTI_ANY_QUEUE, ""},
};

/* The row that a text makes of the usual one. *mistake: where it cannot be read. */
static gpusorti_tuning gpusorti_tuning_of(const char *text, gpusorti_mistake *mistake) {
    gpusorti_tuning row;
    memset(&row, 0, sizeof row);
    (void)gpusorti_read_tuning(GPUSORTI_USUAL, &row);
    *mistake = gpusorti_read_tuning(text, &row);
    return row;
}
/* ---- >>context: what gpusort_create() makes ---- */
typedef struct gpusorti_pipeline {
    enum gpusorti_kernel kernel;
    gpusorti_spec spec;
    int addresses; /* its layout */
    VkPipeline handle;
} gpusorti_pipeline;
enum { GPUSORTI_FIRST_BLOCK = 16, GPUSORTI_PIPELINE_BLOCKS = 24 };

typedef enum gpusorti_binding_mode { /* how kernels reach memory */
    GPUSORTI_PUSHED_BUFFERS = 0,     /* storage buffers by push descriptors */
    GPUSORTI_POOLED_BUFFERS,         /* storage buffers by sets of a pool: the caller's, for gpusort_sort() the context's */
    GPUSORTI_ADDRESSES               /* buffer device addresses in the push constants */
} gpusorti_binding_mode;

typedef struct gpusorti_buffer { /* of gpusort_sort()'s own; kept between calls, grows */
    VkBuffer buffer;
    VkDeviceMemory memory;
    uint64_t size;
    void *mapped;
} gpusorti_buffer;

typedef struct gpusorti_slot { /* a submission of gpusort_sort()'s */
    VkCommandBuffer commands;
    VkFence fence;
    int pending; /* its end was not seen yet */
} gpusorti_slot;
enum { GPUSORTI_SLOTS = 8, GPUSORTI_MOST_IMPORTS = 64 };

/* How arrays get to the device and back. A call takes the first way that serves it, in the order of gpusorti_find_way(). */
typedef enum gpusorti_way {
    GPUSORTI_IN_PLACE = 1, /* one memory: the sort's buffers are the caller's pages */
    GPUSORTI_MAPPED,       /* one memory: the host copies into the sort's buffers and back */
    GPUSORTI_PAGES,        /* the device copies from and to the caller's pages, while the host imports or frees others */
    GPUSORTI_RING          /* through staging memory piece by piece, while the host copies others in or out */
} gpusorti_way;

enum {
    GPUSORTI_OWN_KEYS,
    GPUSORTI_OWN_VALUES,
    GPUSORTI_OWN_OFFSETS,
    GPUSORTI_OWN_KEYS_OUT,
    GPUSORTI_OWN_VALUES_OUT,
    GPUSORTI_OWN_ENDS,
    GPUSORTI_ARRAYS, /* of the caller's; their copies come first */
    GPUSORTI_OWN_SCRATCH = GPUSORTI_ARRAYS,
    GPUSORTI_OWN_STAGING,
    GPUSORTI_OWN_BUFFERS
};

struct gpusort_context {
    gpusorti_host host;
    gpusorti_functions vk;
    const gpusorti_packed *packed; /* all kernels */
    VkAllocationCallbacks vk_callbacks;
    const VkAllocationCallbacks *vk_allocator; /* these, or NULL */
    VkInstance instance;                       /* own only */
    int owns_device;
    VkPhysicalDevice physical_device;
    VkDevice device;
    VkQueue queue;
    uint32_t queue_family;
    VkQueueFlags queue_flags;
    uint32_t timestamp_bits;
    VkPipelineCache pipeline_cache; /* on an own device an own one */
    gpusorti_caps caps;
    uint32_t enabled;
    const gpusorti_tuning_row *tuning_row;
    gpusorti_tuning tuning;
    uint32_t forced_radix_bits; /* of gpusort_desc; 0: the tuning table decides */
    gpusorti_overrides forced;
    VkPhysicalDeviceMemoryProperties memory;

    VkDescriptorSetLayout set_layout;
    VkPipelineLayout buffer_layout, address_layout;
    /* Pipelines never move, so that threads find some while another thread prepares more. Block b holds 16 << b of them.
     * Those below pipeline_count, which is loaded and stored atomically, are complete and for all threads; behind them are
     * pipeline_wanted ones that the preparing thread has yet to compile. */
    gpusorti_pipeline *pipelines[GPUSORTI_PIPELINE_BLOCKS];
    uint32_t pipeline_count, pipeline_wanted;
    void (*run_jobs)(void (*job)(void *data, uint32_t i), void *data, uint32_t count, void *user);
    void *run_jobs_user;
    uint32_t prepared; /* calls of gpusort_prepare() that succeeded; loaded and stored as pipeline_count is */
    uint32_t quick;    /* likewise: those with GPUSORT_QUICK; 0: no quick plan is looked for */

    /* gpusort_sort() only */
    VkDescriptorPool descriptor_pool;
    VkCommandPool command_pool;
    gpusorti_slot submissions[GPUSORTI_SLOTS]; /* taken in rotation */
    uint32_t turn;                       /* the next one */
    VkQueryPool queries;
    gpusorti_buffer buffers[GPUSORTI_OWN_BUFFERS];
    gpusorti_buffer imports[GPUSORTI_MOST_IMPORTS]; /* the caller's pages, while a call lasts */
    uint64_t memory_budget, memory_used;
    double merging_ms[GPUSORTI_TYPE_COUNT][3]; /* by words a value: see gpusorti_plan_merges_first() */
    uint32_t lost; /* by gpusorti_atomic_...: other threads record while one that prepares finds the device lost */
};

/* Storage buffers that a kernel is given. */
static uint32_t gpusorti_bindings(const gpusort_context *ctx) {
    return ctx->caps.few_bindings ? GPUSORTI_BINDINGS - 1 : GPUSORTI_BINDINGS;
}

/* A context that has lost its device says so, whatever it is asked. */
static gpusort_result gpusorti_check_lost(const gpusort_context *ctx) {
    if (!gpusorti_atomic_load(&ctx->lost)) return GPUSORT_OK;
    return gpusorti_fail(&ctx->host, GPUSORT_ERROR_DEVICE_LOST, "the device was lost in an earlier call");
}

/* Keeps a lost device in mind: every function that calls Vulkan hands its result through here. */
static gpusort_result gpusorti_note_lost(gpusort_context *ctx, gpusort_result result) {
    if (result == GPUSORT_ERROR_DEVICE_LOST) gpusorti_atomic_store(&ctx->lost, 1);
    return result;
}
/* ---- >>lookup: the row of a device in the tuning table ---- */
/* Multiprocessors that hold 32 subgroups (Turing) have 64 KB of shared memory: with any queue family one workgroup of
 * onesweep_staged.comp fits, as with graphics on greater ones. */
static int gpusorti_queue_kind(const gpusort_context *ctx) {
    const uint32_t subgroups = ctx->caps.multiprocessor_subgroups;
    const int little = subgroups != 0 && subgroups <= 32;
    return little || (ctx->queue_flags & VK_QUEUE_GRAPHICS_BIT) ? GPUSORTI_GRAPHICS_QUEUE : GPUSORTI_COMPUTE_QUEUE;
}

static int gpusorti_fits_chip(const gpusorti_tuning_row *row, const gpusorti_caps *caps) {
    return (row->vendor_id == 0 || row->vendor_id == caps->vendor_id) &&
           (row->device_id == 0 || row->device_id == caps->device_id) &&
           (row->device_name == NULL || gpusorti_named(caps->device_name, row->device_name)) &&
           (row->most_multiprocessors == 0 || (row->least_multiprocessors <= caps->multiprocessors &&
                                               caps->multiprocessors <= row->most_multiprocessors));
}

/* The first of these rows that fits. The last one has to fit every device. */
static const gpusorti_tuning_row *gpusorti_find_row(const gpusort_context *ctx, const gpusorti_tuning_row *row) {
    const int queue = gpusorti_queue_kind(ctx);
    while (!gpusorti_fits_chip(row, &ctx->caps) || (row->driver_id != 0 && row->driver_id != ctx->caps.driver_id) ||
           (row->device_type != 0 && row->device_type != ctx->caps.device_type) ||
           (row->subgroup_min != 0 && row->subgroup_min != ctx->caps.subgroup_min) ||
           (row->queue != GPUSORTI_ANY_QUEUE && row->queue != queue))
        row++;
    return row;
}

static void gpusorti_scale_tuning(gpusorti_tuning *row, uint32_t multiprocessors) {
    const uint64_t here = gpusorti_min(multiprocessors, 1024), there = row->multiprocessors;
    size_t i, at;
    if (here == 0 || there == 0) return;
    for (i = 0; i < GPUSORTI_MEMBERS; i++) {
        const struct gpusorti_member *member = &gpusorti_members[i];
        if (member->scaling == GPUSORTI_FIXED || (member->scaling == GPUSORTI_SHRINKS && here > there)) continue;
        for (at = 0; at < member->size; at += sizeof(uint32_t)) {
            uint32_t *number = (uint32_t *)(void *)((char *)row + member->at + at);
            if (*number != UINT32_MAX)
                *number = (uint32_t)gpusorti_lesser(gpusorti_ceil_div(*number * here, there), UINT32_MAX - 1);
        }
    }
    row->multiprocessors = (uint32_t)here;
}
/* ---- >>pipelines: compiled kernels, and the cache of them ---- */
/* The block that holds pipeline *i of all; *i becomes the place in it. */
static uint32_t gpusorti_block_of(uint32_t *i) {
    uint32_t block = 0;
    for (; *i >= (uint32_t)GPUSORTI_FIRST_BLOCK << block; block++) *i -= (uint32_t)GPUSORTI_FIRST_BLOCK << block;
    return block;
}

static gpusorti_pipeline *gpusorti_pipeline_at(const gpusort_context *ctx, uint32_t i) {
    uint32_t block = gpusorti_block_of(&i);
    return &ctx->pipelines[block][i];
}

static const gpusorti_pipeline *gpusorti_find_below(const gpusort_context *ctx, uint32_t count,
                                                    enum gpusorti_kernel kernel, const gpusorti_spec *spec) {
    uint32_t i;
    for (i = 0; i < count; i++) {
        const gpusorti_pipeline *p = gpusorti_pipeline_at(ctx, i);
        if (p->kernel == kernel && memcmp(&p->spec, spec, sizeof *spec) == 0) return p;
    }
    return NULL;
}

/* From any thread. */
static const gpusorti_pipeline *gpusorti_find_pipeline(const gpusort_context *ctx, enum gpusorti_kernel kernel,
                                                       const gpusorti_spec *spec) {
    return gpusorti_find_below(ctx, gpusorti_atomic_load(&ctx->pipeline_count), kernel, spec);
}

/* Notes a pipeline for gpusorti_compile_wanted(), unless there is one. */
static gpusort_result gpusorti_want_pipeline(gpusort_context *ctx, enum gpusorti_kernel kernel,
                                             const gpusorti_spec *spec, int addresses) {
    uint32_t count = ctx->pipeline_count + ctx->pipeline_wanted, i = count, block = gpusorti_block_of(&i);
    gpusorti_pipeline *p;
    if (gpusorti_find_below(ctx, count, kernel, spec)) return GPUSORT_OK;
    if (!ctx->pipelines[block]) {
        const size_t capacity = (size_t)GPUSORTI_FIRST_BLOCK << block;
        ctx->pipelines[block] = (gpusorti_pipeline *)gpusorti_alloc(&ctx->host, capacity * sizeof *p, "pipelines");
        if (!ctx->pipelines[block]) return GPUSORT_ERROR_OUT_OF_HOST_MEMORY;
    }
    p = &ctx->pipelines[block][i];
    p->kernel = kernel;
    p->spec = *spec;
    p->addresses = addresses;
    p->handle = VK_NULL_HANDLE;
    ctx->pipeline_wanted++;
    return GPUSORT_OK;
}

static VkResult gpusorti_create_pipeline(const gpusort_context *ctx, VkShaderModule module,
                                         gpusorti_pipeline *pipeline) {
    VkSpecializationMapEntry entries[GPUSORTI_SPEC_COUNT];
    VkSpecializationInfo specialization;
    uint32_t i;
    GPUSORTI_STRUCT(VkComputePipelineCreateInfo, info, COMPUTE_PIPELINE_CREATE_INFO);
    GPUSORTI_STRUCT(VkPipelineShaderStageRequiredSubgroupSizeCreateInfoEXT, required,
                    PIPELINE_SHADER_STAGE_REQUIRED_SUBGROUP_SIZE_CREATE_INFO_EXT);
    gpusorti_robustness_info robustness;
    memset(&robustness, 0, sizeof robustness);
    for (i = 0; i < GPUSORTI_SPEC_COUNT; i++) {
        entries[i].constantID = i;
        entries[i].offset = i * (uint32_t)sizeof(uint32_t);
        entries[i].size = sizeof(uint32_t);
    }
    specialization.mapEntryCount = GPUSORTI_SPEC_COUNT;
    specialization.pMapEntries = entries;
    specialization.dataSize = sizeof pipeline->spec;
    specialization.pData = &pipeline->spec;
    info.stage.sType = VK_STRUCTURE_TYPE_PIPELINE_SHADER_STAGE_CREATE_INFO;
    info.stage.stage = VK_SHADER_STAGE_COMPUTE_BIT;
    info.stage.module = module;
    info.stage.pName = "main";
    info.stage.pSpecializationInfo = &specialization;
    info.layout = pipeline->addresses ? ctx->address_layout : ctx->buffer_layout;
    /* NVIDIA's driver (580) says that this is its default, but looks at each access unless it is told so. */
    robustness.sType = (VkStructureType)GPUSORTI_ROBUSTNESS_INFO;
    robustness.storageBuffers = GPUSORTI_UNCHECKED;
    if (ctx->enabled & GPUSORT_ENABLED_PIPELINE_ROBUSTNESS) info.pNext = &robustness;
    if (pipeline->spec.full_subgroups) {
        required.requiredSubgroupSize = pipeline->spec.subgroup_size;
        if (ctx->caps.subgroup_choice) info.stage.pNext = &required;
        info.stage.flags = VK_PIPELINE_SHADER_STAGE_CREATE_REQUIRE_FULL_SUBGROUPS_BIT_EXT;
    }
    return ctx->vk.CreateComputePipelines(ctx->device, ctx->pipeline_cache, 1, &info, ctx->vk_allocator,
                                          &pipeline->handle);
}

/* A pipeline to compile. Jobs may run on threads of the application's: they neither allocate nor log, and touch nothing but
 * their own pipeline. */
typedef struct gpusorti_job {
    gpusorti_pipeline *pipeline;
    VkShaderModule module;
    VkResult result; /* VK_NOT_READY: did not run */
    double milliseconds;
} gpusorti_job;

typedef struct gpusorti_jobs {
    const gpusort_context *ctx;
    gpusorti_job *list;
} gpusorti_jobs;

static void gpusorti_run_job(void *data, uint32_t i) {
    const gpusorti_jobs *jobs = (const gpusorti_jobs *)data;
    gpusorti_job *job = &jobs->list[i];
    double start = gpusorti_now_ms();
    job->result = gpusorti_create_pipeline(jobs->ctx, job->module, job->pipeline);
    if (job->result != VK_SUCCESS) job->pipeline->handle = VK_NULL_HANDLE;
    job->milliseconds = gpusorti_now_ms() - start;
}

/* What takes longest to compile goes first, so that threads end at about the same time. */
static int gpusorti_compiles_before(const gpusorti_pipeline *one, const gpusorti_pipeline *other) {
    return gpusorti_row_of(one->kernel)->compile_first > gpusorti_row_of(other->kernel)->compile_first;
}

static void gpusorti_list_jobs(gpusort_context *ctx, gpusorti_job *list) {
    uint32_t i, at;
    for (i = 0; i < ctx->pipeline_wanted; i++) {
        gpusorti_job job;
        job.pipeline = gpusorti_pipeline_at(ctx, ctx->pipeline_count + i);
        job.module = VK_NULL_HANDLE;
        job.result = VK_NOT_READY;
        job.milliseconds = 0;
        for (at = i; at > 0 && gpusorti_compiles_before(job.pipeline, list[at - 1].pipeline); at--) list[at] = list[at - 1];
        list[at] = job;
    }
}

static gpusort_result gpusorti_create_module(gpusort_context *ctx, const uint32_t *words, uint32_t count,
                                             VkShaderModule *module) {
    gpusort_result result;
    GPUSORTI_STRUCT(VkShaderModuleCreateInfo, info, SHADER_MODULE_CREATE_INFO);
    info.codeSize = count * sizeof *words;
    info.pCode = words;
    result = GPUSORTI_CALL(ctx, CreateShaderModule, (ctx->device, &info, ctx->vk_allocator, module));
    if (result != GPUSORT_OK) *module = VK_NULL_HANDLE;
    return result;
}

/* Creates the modules of the wanted kernels. A kernel is unpacked after all those before it, which takes a millisecond or
 * two for the last. */
static gpusort_result gpusorti_create_modules(gpusort_context *ctx, const unsigned char *wanted, VkShaderModule *modules) {
    const gpusorti_packed_kernel *const kernels = ctx->packed->kernels;
    gpusort_result result = GPUSORT_OK;
    gpusorti_unpacker *u;
    uint32_t end = 0, all = 0, most = 0, *words, i;
    for (i = 0; i < GPUSORTI_KERNEL_COUNT; i++) {
        if (wanted[kernels[i].kernel]) end = i + 1;
        all += kernels[i].words;
        most = gpusorti_max(most, kernels[i].words);
    }
    u = (gpusorti_unpacker *)gpusorti_alloc(&ctx->host, sizeof *u + most * sizeof *words + all * sizeof *u->tokens,
                                            "unpacking kernels");
    if (!u) return GPUSORT_ERROR_OUT_OF_HOST_MEMORY;
    words = (uint32_t *)(u + 1);
    gpusorti_start_unpacking(u, ctx->packed, (uint16_t *)(words + most));
    for (i = 0; i < end && result == GPUSORT_OK; i++) {
        const uint32_t kernel = kernels[i].kernel, count = kernels[i].words;
        if (!gpusorti_unpack(u, words, count))
            result = gpusorti_fail(&ctx->host, GPUSORT_ERROR_VULKAN, "the text of the kernels in gpusort.h is damaged");
        else if (wanted[kernel])
            result = gpusorti_create_module(ctx, words, count, &modules[kernel]);
    }
    gpusorti_free(&ctx->host, u);
    return result;
}

/* Compiles them all, on the application's threads where it lends some. */
static gpusort_result gpusorti_run_jobs(gpusort_context *ctx, gpusorti_job *list, uint32_t count) {
    VkShaderModule modules[GPUSORTI_KERNEL_COUNT];
    unsigned char wanted[GPUSORTI_KERNEL_COUNT];
    gpusorti_jobs jobs;
    gpusort_result result;
    uint32_t i;
    for (i = 0; i < GPUSORTI_KERNEL_COUNT; i++) modules[i] = VK_NULL_HANDLE;
    memset(wanted, 0, sizeof wanted);
    for (i = 0; i < count; i++) wanted[list[i].pipeline->kernel] = 1;
    result = gpusorti_create_modules(ctx, wanted, modules);
    for (i = 0; i < count; i++) list[i].module = modules[list[i].pipeline->kernel];
    jobs.ctx = ctx;
    jobs.list = list;
    if (result == GPUSORT_OK && ctx->run_jobs)
        ctx->run_jobs(gpusorti_run_job, &jobs, count, ctx->run_jobs_user);
    else if (result == GPUSORT_OK)
        for (i = 0; i < count; i++) gpusorti_run_job(&jobs, i);
    for (i = 0; i < GPUSORTI_KERNEL_COUNT; i++)
        if (modules[i] != VK_NULL_HANDLE) ctx->vk.DestroyShaderModule(ctx->device, modules[i], ctx->vk_allocator);
    return result;
}

static const char *gpusorti_kernel_name(enum gpusorti_kernel kernel) {
    static const char *const names[] = {
#define GPUSORTI_Y(name, constants, flags, traits, place) #name, #name "_few",
#define GPUSORTI_X(name, constants, flags, traits, place) \
    GPUSORTI_Y(name, constants, flags, traits, place) #name "_address",
        GPUSORTI_KERNELS(GPUSORTI_X, GPUSORTI_Y)
#undef GPUSORTI_X
#undef GPUSORTI_Y
    };
    return names[kernel];
}

/* For captures and validation; without a name a pipeline is as good. */
static void gpusorti_name_pipeline(const gpusort_context *ctx, const gpusorti_pipeline *pipeline) {
    const gpusorti_spec *spec = &pipeline->spec;
    uint64_t handle = 0;
    char name[96];
    GPUSORTI_STRUCT(VkDebugUtilsObjectNameInfoEXT, info, DEBUG_UTILS_OBJECT_NAME_INFO_EXT);
    if (!(ctx->enabled & GPUSORT_ENABLED_DEBUG_UTILS)) return;
    snprintf(name, sizeof name, "gpusort %s variant 0x%x %ux%u", gpusorti_kernel_name(pipeline->kernel), spec->variant,
             spec->workgroup_size, spec->items);
    memcpy(&handle, &pipeline->handle, sizeof pipeline->handle); /* a pointer or a number */
    info.objectType = VK_OBJECT_TYPE_PIPELINE;
    info.objectHandle = handle;
    info.pObjectName = name;
    (void)ctx->vk.SetDebugUtilsObjectNameEXT(ctx->device, &info);
}

static gpusort_result gpusorti_check_job(const gpusort_context *ctx, const gpusorti_job *job) {
    const gpusorti_spec *spec = &job->pipeline->spec;
    if (job->result == VK_NOT_READY)
        return gpusorti_fail(&ctx->host, GPUSORT_ERROR_INVALID_ARGUMENT,
                             "gpusort_desc.jobs.run returned before every job was done");
    if (job->result == VK_SUCCESS) {
        gpusorti_log(&ctx->host, GPUSORT_LOG_INFO, "pipeline %s variant 0x%x %ux%u: %.1f ms",
                     gpusorti_kernel_name(job->pipeline->kernel), spec->variant, spec->workgroup_size, spec->items,
                     job->milliseconds);
        gpusorti_name_pipeline(ctx, job->pipeline);
    }
    return gpusorti_check(&ctx->host, job->result, "vkCreateComputePipelines");
}

/* Pipelines are kept, and published, also where others have failed. */
static gpusort_result gpusorti_compile(gpusort_context *ctx) {
    const uint32_t wanted = ctx->pipeline_wanted, before = ctx->pipeline_count;
    gpusorti_job *list = (gpusorti_job *)gpusorti_alloc(&ctx->host, wanted * sizeof *list, "the pipelines to compile");
    gpusort_result result;
    uint32_t i, made = 0;
    if (!list) return GPUSORT_ERROR_OUT_OF_HOST_MEMORY;
    gpusorti_list_jobs(ctx, list);
    result = gpusorti_run_jobs(ctx, list, wanted);
    for (i = 0; i < wanted && result == GPUSORT_OK; i++) result = gpusorti_check_job(ctx, &list[i]);
    gpusorti_free(&ctx->host, list);
    for (i = 0; i < wanted; i++) {
        gpusorti_pipeline *p = gpusorti_pipeline_at(ctx, before + i);
        if (p->handle != VK_NULL_HANDLE) *gpusorti_pipeline_at(ctx, before + made++) = *p;
    }
    gpusorti_atomic_store(&ctx->pipeline_count, before + made);
    return result;
}

/* Ends a search for what is missing: where it went well, compiles what was found. */
static gpusort_result gpusorti_compile_wanted(gpusort_context *ctx, gpusort_result searched) {
    gpusort_result result = searched;
    if (result == GPUSORT_OK && ctx->pipeline_wanted != 0) result = gpusorti_compile(ctx);
    ctx->pipeline_wanted = 0;
    return result;
}

static void gpusorti_destroy_pipelines(gpusort_context *ctx) {
    uint32_t i;
    for (i = 0; i < ctx->pipeline_count; i++)
        ctx->vk.DestroyPipeline(ctx->device, gpusorti_pipeline_at(ctx, i)->handle, ctx->vk_allocator);
    for (i = 0; i < GPUSORTI_PIPELINE_BLOCKS; i++) gpusorti_free(&ctx->host, ctx->pipelines[i]);
}

/* Layouts: storage buffers (pushed where enabled), or addresses in the push constants. */
static gpusort_result gpusorti_create_layouts(gpusort_context *ctx) {
    VkDescriptorSetLayoutBinding bindings[GPUSORTI_BINDINGS];
    VkPushConstantRange range;
    gpusort_result result;
    uint32_t i;
    GPUSORTI_STRUCT(VkDescriptorSetLayoutCreateInfo, set_info, DESCRIPTOR_SET_LAYOUT_CREATE_INFO);
    GPUSORTI_STRUCT(VkPipelineLayoutCreateInfo, info, PIPELINE_LAYOUT_CREATE_INFO);

    memset(bindings, 0, sizeof bindings);
    for (i = 0; i < gpusorti_bindings(ctx); i++) {
        bindings[i].binding = i;
        bindings[i].descriptorType = VK_DESCRIPTOR_TYPE_STORAGE_BUFFER;
        bindings[i].descriptorCount = 1;
        bindings[i].stageFlags = VK_SHADER_STAGE_COMPUTE_BIT;
    }
    if (ctx->enabled & GPUSORT_ENABLED_PUSH_DESCRIPTOR)
        set_info.flags = VK_DESCRIPTOR_SET_LAYOUT_CREATE_PUSH_DESCRIPTOR_BIT_KHR;
    set_info.bindingCount = gpusorti_bindings(ctx);
    set_info.pBindings = bindings;
    result = GPUSORTI_CALL(ctx, CreateDescriptorSetLayout, (ctx->device, &set_info, ctx->vk_allocator, &ctx->set_layout));
    if (result != GPUSORT_OK) return result;

    range.stageFlags = VK_SHADER_STAGE_COMPUTE_BIT;
    range.offset = 0;
    range.size = GPUSORTI_PUSH_WORDS * sizeof(uint32_t);
    info.setLayoutCount = 1;
    info.pSetLayouts = &ctx->set_layout;
    info.pushConstantRangeCount = 1;
    info.pPushConstantRanges = &range;
    result = GPUSORTI_CALL(ctx, CreatePipelineLayout, (ctx->device, &info, ctx->vk_allocator, &ctx->buffer_layout));
    if (result != GPUSORT_OK) return result;
    range.size += GPUSORTI_PUSH_ADDRESSES;
    info.setLayoutCount = 0;
    return GPUSORTI_CALL(ctx, CreatePipelineLayout, (ctx->device, &info, ctx->vk_allocator, &ctx->address_layout));
}

/* Before the pipelines of gpusort_cache(). Data whose header differs in any bit from what it should be is not given to the
 * driver, which need not check it. */
typedef struct gpusorti_cache_header {
    uint32_t magic, version, header_size, vendor_id, device_id, driver_version, subgroup_size, pointer_size;
    unsigned char uuid[VK_UUID_SIZE];
    uint64_t size, sum; /* of what follows */
} gpusorti_cache_header;

static uint64_t gpusorti_fnv1a(const void *data, size_t size) {
    const unsigned char *bytes = (const unsigned char *)data;
    uint64_t sum = 0xcbf29ce484222325u;
    size_t i;
    for (i = 0; i < size; i++) sum = (sum ^ bytes[i]) * 0x100000001b3u;
    return sum;
}

static gpusorti_cache_header gpusorti_cache_header_of(const gpusort_context *ctx, const void *data, size_t size) {
    gpusorti_cache_header header;
    GPUSORTI_STRUCT(VkPhysicalDeviceProperties2, properties, PHYSICAL_DEVICE_PROPERTIES_2);
    memset(&header, 0, sizeof header);
    ctx->vk.GetPhysicalDeviceProperties2(ctx->physical_device, &properties);
    header.magic = 0x63747367; /* gstc */
    header.version = VK_MAKE_VERSION(GPUSORT_VERSION_MAJOR, GPUSORT_VERSION_MINOR, GPUSORT_VERSION_PATCH);
    header.header_size = sizeof header;
    header.vendor_id = properties.properties.vendorID;
    header.device_id = properties.properties.deviceID;
    header.driver_version = properties.properties.driverVersion;
    header.subgroup_size = ctx->caps.subgroup_size;
    header.pointer_size = sizeof(void *);
    memcpy(header.uuid, properties.properties.pipelineCacheUUID, VK_UUID_SIZE);
    header.size = size;
    header.sum = gpusorti_fnv1a(data, size);
    return header;
}

/* The pipelines in data of gpusort_cache(), or NULL with a warning. */
static const void *gpusorti_cached_pipelines(const gpusort_context *ctx, const void *data, size_t size) {
    const void *pipelines = (const char *)data + sizeof(gpusorti_cache_header);
    gpusorti_cache_header given, expected;
    memset(&given, 0, sizeof given);
    memcpy(&given, data, size < sizeof given ? size : sizeof given);
    if (size >= sizeof given && given.size == size - sizeof given) {
        expected = gpusorti_cache_header_of(ctx, pipelines, size - sizeof given);
        if (memcmp(&given, &expected, sizeof given) == 0) return pipelines;
        if (given.sum == expected.sum) {
            gpusorti_log(&ctx->host, GPUSORT_LOG_WARNING,
                         "gpusort_desc.cache_data is of another device, driver or version: ignored");
            return NULL;
        }
    }
    gpusorti_log(&ctx->host, GPUSORT_LOG_WARNING, "gpusort_desc.cache_data is cut or damaged: ignored");
    return NULL;
}

static gpusort_result gpusorti_create_cache(gpusort_context *ctx, const void *data, size_t size) {
    GPUSORTI_STRUCT(VkPipelineCacheCreateInfo, info, PIPELINE_CACHE_CREATE_INFO);
    if (data) info.pInitialData = gpusorti_cached_pipelines(ctx, data, size);
    if (info.pInitialData) info.initialDataSize = size - sizeof(gpusorti_cache_header);
    return GPUSORTI_CALL(ctx, CreatePipelineCache, (ctx->device, &info, ctx->vk_allocator, &ctx->pipeline_cache));
}
/* ---- >>desc: checks of what gpusort_create() gets ---- */
#ifdef GPUSORTI_OVERRIDES
static gpusort_result gpusorti_check_overrides(const gpusorti_host *host, const gpusorti_overrides *forced) {
    const uint32_t size = forced->workgroup_size;
    gpusorti_checks checks = gpusorti_check_members(host, "gpusorti_overrides");
    gpusorti_refuse(&checks, size > 1024 || (size & (size - 1)) != 0, "workgroup_size", size,
                    "not a power of two up to 1024");
    gpusorti_refuse(&checks, forced->items > 32, "items", forced->items, "over 32");
    gpusorti_refuse(&checks, forced->host_way > GPUSORTI_RING, "host_way", forced->host_way, "unknown");
    return checks.result;
}
#endif

static gpusort_result gpusorti_check_tuning(const gpusorti_host *host, const char *text) {
    gpusorti_mistake mistake = {NULL, NULL};
    char rule[256] = "no such member";
    if (text) (void)gpusorti_tuning_of(text, &mistake);
    if (!mistake.at) return GPUSORT_OK;
    if (mistake.member) gpusorti_tell_member(mistake.member, rule, sizeof rule);
    return gpusorti_fail(host, GPUSORT_ERROR_INVALID_ARGUMENT,
                         "gpusort_desc.tuning: wrong at character %llu: \"%.40s\": %s",
                         (unsigned long long)(mistake.at - text + 1), mistake.at, rule);
}

static gpusort_result gpusorti_check_desc(const gpusorti_host *host, const gpusort_desc *desc) {
    const uint32_t bits = desc->radix_bits;
    const int given = desc->instance || desc->physical_device || desc->device;
    gpusorti_checks checks = gpusorti_check_members(host, "gpusort_desc");
    gpusorti_refuse(&checks, desc->start_canary != 0, "start_canary", desc->start_canary, GPUSORTI_NOT_ZEROED);
    gpusorti_refuse(&checks, desc->end_canary != 0, "end_canary", desc->end_canary, GPUSORTI_NOT_ZEROED);
    gpusorti_refuse(&checks, !desc->allocator.alloc != !desc->allocator.free, "allocator", 0, "alloc and free go together");
    gpusorti_refuse(&checks, (desc->enabled & ~(uint32_t)GPUSORTI_ALL_ENABLED) != 0, "enabled", desc->enabled,
                    "unknown bits 0x%x", desc->enabled & ~(uint32_t)GPUSORTI_ALL_ENABLED);
    gpusorti_refuse(&checks, bits != 0 && bits != 2 && bits != 4 && bits != 8, "radix_bits", bits, "not 2, 4 or 8");
    gpusorti_refuse(&checks, desc->cache_data && given, "cache_data", 0,
                    "only for gpusort's own device: set pipeline_cache");
    gpusorti_refuse(&checks, !desc->cache_data && desc->cache_size != 0, "cache_size", desc->cache_size,
                    "cache_data is NULL");
    /* what belongs to an application's device has no meaning for gpusort's own */
    gpusorti_refuse(&checks, !given && desc->queue, "queue", 0, GPUSORTI_NO_DEVICE_GIVEN);
    gpusorti_refuse(&checks, !given && desc->queue_family != 0, "queue_family", desc->queue_family,
                    GPUSORTI_NO_DEVICE_GIVEN);
    gpusorti_refuse(&checks, !given && desc->api_version != 0, "api_version", desc->api_version, GPUSORTI_NO_DEVICE_GIVEN);
    gpusorti_refuse(&checks, !given && desc->enabled != 0, "enabled", desc->enabled, GPUSORTI_NO_DEVICE_GIVEN);
    gpusorti_refuse(&checks, !given && desc->pipeline_cache != VK_NULL_HANDLE, "pipeline_cache", 0,
                    GPUSORTI_NO_DEVICE_GIVEN);
    checks.mistake = GPUSORT_ERROR_UNSUPPORTED;
    gpusorti_refuse(&checks, desc->api_version != 0 && desc->api_version < VK_MAKE_VERSION(1, 1, 0), "api_version",
                    desc->api_version, "Vulkan 1.1 is needed");
    if (checks.result == GPUSORT_OK) checks.result = gpusorti_check_tuning(host, desc->tuning);
#ifdef GPUSORTI_OVERRIDES
    if (checks.result == GPUSORT_OK && desc->overrides) checks.result = gpusorti_check_overrides(host, desc->overrides);
#endif
    return checks.result;
}
/* ---- >>open: an own device, or the application's ---- */
/* The handles of an application's device: all of them, for a query all but the device. */
static gpusort_result gpusorti_check_handles(const gpusorti_host *host, const gpusorti_functions *vk,
                                             const gpusort_desc *desc, int device) {
    gpusorti_checks checks = gpusorti_check_members(host, "gpusort_desc");
    gpusorti_refuse(&checks, !desc->instance && !desc->get_instance_proc_addr, "instance", 0,
                    "NULL, and so is get_instance_proc_addr");
    gpusorti_refuse(&checks, !desc->physical_device, "physical_device", 0, "NULL");
    gpusorti_refuse(&checks, device && !desc->device, "device", 0, "NULL");
    if (checks.result == GPUSORT_OK && !desc->instance)
        gpusorti_refuse(&checks, !vk->GetInstanceProcAddr(NULL, "vkGetDeviceProcAddr"), "instance", 0,
                        "NULL, and get_instance_proc_addr does not find vkGetDeviceProcAddr without it");
    return checks.result;
}

/* What the application's physical device is; its instance's functions are loaded. device: whether there has to be one. */
static gpusort_result gpusorti_read_given(const gpusorti_host *host, const gpusort_desc *desc, int device,
                                          gpusorti_functions *vk, gpusorti_caps *caps) {
    const uint32_t api_version = desc->api_version ? desc->api_version : VK_MAKE_VERSION(1, 1, 0);
    gpusort_result result = gpusorti_check_handles(host, vk, desc, device);
    if (result == GPUSORT_OK) result = gpusorti_load_instance(host, vk, desc->instance, 0);
    if (result == GPUSORT_OK) result = gpusorti_read_caps(host, vk, desc->physical_device, api_version, caps);
    if (result == GPUSORT_OK && gpusorti_has_debug_utils(vk, desc->instance))
        caps->offered |= (uint32_t)GPUSORT_ENABLED_DEBUG_UTILS;
    return result;
}

/* Whether the device offers what the application says that it has enabled. */
static gpusort_result gpusorti_check_enabled(const gpusorti_host *host, const gpusorti_caps *caps, uint32_t enabled) {
    const uint32_t missing = enabled & ~caps->offered;
    uint32_t i;
    for (i = 0; i < GPUSORTI_FEATURE_ROWS; i++)
        if ((missing & gpusorti_feature_rows[i].bit) && gpusorti_feature_rows[i].extension)
            return gpusorti_fail(host, GPUSORT_ERROR_UNSUPPORTED,
                                 "gpusort_desc.enabled: the device does not offer %s or its features",
                                 gpusorti_feature_rows[i].extension);
    if (missing & GPUSORT_ENABLED_DEBUG_UTILS)
        return gpusorti_fail(host, GPUSORT_ERROR_UNSUPPORTED,
                             "gpusort_desc.enabled: GPUSORT_ENABLED_DEBUG_UTILS, but VK_EXT_debug_utils is not on: the "
                             "instance does not find vkSetDebugUtilsObjectNameEXT");
    if (missing)
        return gpusorti_fail(host, GPUSORT_ERROR_UNSUPPORTED,
                             "gpusort_desc.enabled: the device does not offer the features 0x%x", missing);
    return GPUSORT_OK;
}

/* The instance's version, up to the greatest that means anything here. */
static gpusort_result gpusorti_instance_version(const gpusort_context *ctx, uint32_t *api_version) {
    const PFN_vkEnumerateInstanceVersion version = (PFN_vkEnumerateInstanceVersion)ctx->vk.GetInstanceProcAddr(
        NULL, "vkEnumerateInstanceVersion");
    gpusort_result result = GPUSORT_OK;
    *api_version = 0;
    if (version) result = gpusorti_check(&ctx->host, version(api_version), "vkEnumerateInstanceVersion");
    if (result != GPUSORT_OK) return result;
    if (*api_version < VK_MAKE_VERSION(1, 1, 0))
        return gpusorti_fail(&ctx->host, GPUSORT_ERROR_NO_DEVICE, "the Vulkan loader is of version 1.0: 1.1 is needed");
    if (*api_version > VK_MAKE_VERSION(1, 4, 0)) *api_version = VK_MAKE_VERSION(1, 4, 0);
    return GPUSORT_OK;
}

/* Whether the loader lists drivers that are only a subset of Vulkan (MoltenVK) on request. */
static gpusort_result gpusorti_offers_portability(const gpusort_context *ctx, const char *extension, int *offers) {
    const PFN_vkEnumerateInstanceExtensionProperties list =
        (PFN_vkEnumerateInstanceExtensionProperties)ctx->vk.GetInstanceProcAddr(
            NULL, "vkEnumerateInstanceExtensionProperties");
    VkExtensionProperties *extensions;
    uint32_t count = 0;
    *offers = 0;
    if (!list || list(NULL, &count, NULL) != VK_SUCCESS || count == 0) return GPUSORT_OK;
    extensions = (VkExtensionProperties *)gpusorti_alloc(&ctx->host, count * sizeof *extensions, "the list of extensions");
    if (!extensions) return GPUSORT_ERROR_OUT_OF_HOST_MEMORY;
    if (list(NULL, &count, extensions) >= VK_SUCCESS) *offers = gpusorti_has_extension(extensions, count, extension);
    gpusorti_free(&ctx->host, extensions);
    return GPUSORT_OK;
}

static gpusort_result gpusorti_create_instance(gpusort_context *ctx, uint32_t *api_version) {
    static const gpusorti_name names[] = {GPUSORTI_GLOBAL_FUNCTIONS(GPUSORTI_NAME)};
    static const char *const portability[] = {"VK_KHR_portability_enumeration"};
    int portable = 0;
    VkResult vr;
    GPUSORTI_STRUCT(VkApplicationInfo, application, APPLICATION_INFO);
    GPUSORTI_STRUCT(VkInstanceCreateInfo, info, INSTANCE_CREATE_INFO);
    gpusort_result result = gpusorti_instance_version(ctx, api_version);
    if (result == GPUSORT_OK) result = gpusorti_load(&ctx->host, &ctx->vk, NULL, NULL, GPUSORTI_NAMES(names));
    if (result == GPUSORT_OK) result = gpusorti_offers_portability(ctx, portability[0], &portable);
    if (result != GPUSORT_OK) return result;
    application.pEngineName = "gpusort";
    application.apiVersion = *api_version;
    info.pApplicationInfo = &application;
    if (portable) {
        info.flags = 1; /* VK_INSTANCE_CREATE_ENUMERATE_PORTABILITY_BIT_KHR, which Vulkan's headers have from 1.3.208 on */
        info.enabledExtensionCount = 1;
        info.ppEnabledExtensionNames = portability;
    }
    vr = ctx->vk.CreateInstance(&info, ctx->vk_allocator, &ctx->instance);
    if (vr == VK_ERROR_INCOMPATIBLE_DRIVER)
        return gpusorti_fail(&ctx->host, GPUSORT_ERROR_NO_DEVICE,
                             "no Vulkan driver is installed: they are in " GPUSORTI_DRIVER_PACKAGES);
    result = gpusorti_check(&ctx->host, vr, "vkCreateInstance");
    return result == GPUSORT_OK ? gpusorti_load_instance(&ctx->host, &ctx->vk, ctx->instance, 1) : result;
}

enum { GPUSORTI_MOST_FAMILIES = 32 };

/* The device's queue families, up to so many of them; returns how many. */
static uint32_t gpusorti_queue_families(const gpusort_context *ctx, VkPhysicalDevice physical,
                                        VkQueueFamilyProperties *families) {
    uint32_t count = 0;
    ctx->vk.GetPhysicalDeviceQueueFamilyProperties(physical, &count, NULL);
    count = gpusorti_min(count, GPUSORTI_MOST_FAMILIES);
    ctx->vk.GetPhysicalDeviceQueueFamilyProperties(physical, &count, families);
    return count;
}

/* Compute without graphics sorts faster; then any compute. */
static gpusort_result gpusorti_find_queue_family(const gpusort_context *ctx, VkPhysicalDevice physical,
                                                 uint32_t *family) {
    VkQueueFamilyProperties families[GPUSORTI_MOST_FAMILIES];
    const uint32_t count = gpusorti_queue_families(ctx, physical, families);
    uint32_t i;
    int best = 0;
    for (i = 0; i < count; i++) {
        int score = !(families[i].queueFlags & VK_QUEUE_COMPUTE_BIT)   ? 0
                    : (families[i].queueFlags & VK_QUEUE_GRAPHICS_BIT) ? 1
                                                                       : 2;
        if (score > best) {
            best = score;
            *family = i;
        }
    }
    return best > 0 ? GPUSORT_OK : GPUSORT_ERROR_NO_DEVICE;
}

static gpusort_result gpusorti_list_devices(gpusort_context *ctx, VkPhysicalDevice **list, uint32_t *count) {
    VkResult vr = ctx->vk.EnumeratePhysicalDevices(ctx->instance, count, NULL);
    gpusort_result result;
    *list = NULL;
    if (vr == VK_SUCCESS && *count != 0) {
        *list = (VkPhysicalDevice *)gpusorti_alloc(&ctx->host, *count * sizeof **list, "the list of devices");
        if (!*list) return GPUSORT_ERROR_OUT_OF_HOST_MEMORY;
        vr = ctx->vk.EnumeratePhysicalDevices(ctx->instance, count, *list);
    }
    result = gpusorti_check_list(&ctx->host, vr, "vkEnumeratePhysicalDevices");
    if (result == GPUSORT_ERROR_VULKAN) /* what loaders answer where no driver works */
        return gpusorti_fail(&ctx->host, GPUSORT_ERROR_NO_DEVICE,
                             "no Vulkan driver works: vkEnumeratePhysicalDevices fails; drivers are in "
                             GPUSORTI_DRIVER_PACKAGES);
    return result;
}

/* The most capable device whose name holds the wanted part: discrete before integrated, virtual and CPU. A device whose
 * query fails is passed over; where nothing else is left, its failure is the call's. */
static gpusort_result gpusorti_pick_among(gpusort_context *ctx, const char *wanted, uint32_t api_version,
                                          const VkPhysicalDevice *devices, uint32_t count) {
    static const int score_of_type[] = {1, 4, 5, 3, 2}; /* other, integrated, discrete, virtual, CPU */
    gpusort_result failure = GPUSORT_ERROR_NO_DEVICE;
    gpusorti_failures failures, reason;
    gpusorti_host host = ctx->host;
    char names[320] = "", failed[256] = "";
    size_t used = 0;
    uint32_t i, family = 0;
    int best = 0;
    host.failures = &failures;
    reason.last[0] = 0;
    for (i = 0; i < count; i++) {
        gpusorti_caps caps;
        gpusort_result result;
        int score;
        memset(&failures, 0, sizeof failures);
        result = gpusorti_read_caps(&host, &ctx->vk, devices[i], api_version, &caps);
        score = caps.device_type < sizeof score_of_type / sizeof score_of_type[0]
                        ? score_of_type[caps.device_type]
                        : 1;
        if (used < sizeof names)
            used += (size_t)snprintf(names + used, sizeof names - used, "%s%s", used ? ", " : "", caps.device_name);
        if (wanted && !gpusorti_named(caps.device_name, wanted)) continue;
        if (result != GPUSORT_OK) {
            gpusorti_log(&host, GPUSORT_LOG_WARNING, "%s is passed over: %s", caps.device_name, failures.last);
            if (failure == GPUSORT_ERROR_NO_DEVICE && result != GPUSORT_ERROR_UNSUPPORTED) {
                failure = result;
                memcpy(failed, caps.device_name, sizeof failed);
                reason = failures;
            }
            continue;
        }
        if (score <= best || gpusorti_find_queue_family(ctx, devices[i], &family) != GPUSORT_OK) continue;
        best = score;
        ctx->physical_device = devices[i];
        ctx->queue_family = family;
        ctx->caps = caps;
    }
    if (best != 0) return GPUSORT_OK;
    if (count == 0)
        return gpusorti_fail(&ctx->host, failure,
                             "no Vulkan device: vkEnumeratePhysicalDevices finds none; drivers are in "
                             GPUSORTI_DRIVER_PACKAGES);
    if (failed[0])
        return gpusorti_fail(&ctx->host, failure, "%s cannot be queried: %s. No other device serves; there are: %s", failed,
                             reason.last, names);
    return gpusorti_fail(&ctx->host, failure, "%sno device of Vulkan 1.1 with a compute queue%s%s; there are: %s",
                         wanted ? "gpusort_desc.device_name: " : "", wanted ? " is named " : "", wanted ? wanted : "",
                         names);
}

static gpusort_result gpusorti_pick_device(gpusort_context *ctx, const char *wanted, uint32_t api_version) {
    VkPhysicalDevice *devices;
    uint32_t count = 0;
    gpusort_result result = gpusorti_list_devices(ctx, &devices, &count);
    if (result == GPUSORT_OK) result = gpusorti_pick_among(ctx, wanted, api_version, devices, count);
    gpusorti_free(&ctx->host, devices);
    return result;
}

static gpusort_result gpusorti_create_device(gpusort_context *ctx) {
    const char *names[GPUSORTI_FEATURE_ROWS + 1];
    const float priority = 1.0f;
    gpusort_features features;
    gpusort_result result;
    GPUSORTI_STRUCT(VkDeviceQueueCreateInfo, queue, DEVICE_QUEUE_CREATE_INFO);
    GPUSORTI_STRUCT(VkDeviceCreateInfo, info, DEVICE_CREATE_INFO);
    ctx->enabled = ctx->caps.offered;
    queue.queueFamilyIndex = ctx->queue_family;
    queue.queueCount = 1;
    queue.pQueuePriorities = &priority;
    info.queueCreateInfoCount = 1;
    info.pQueueCreateInfos = &queue;
    info.enabledExtensionCount = gpusorti_extension_names(&ctx->caps, ctx->enabled, names);
    if (ctx->caps.layered) names[info.enabledExtensionCount++] = GPUSORTI_PORTABILITY;
    info.ppEnabledExtensionNames = names;
    result = gpusorti_chain_features(ctx->enabled, &info, &features);
    if (result != GPUSORT_OK) return result;
    return GPUSORTI_CALL(ctx, CreateDevice, (ctx->physical_device, &info, ctx->vk_allocator, &ctx->device));
}

static gpusort_result gpusorti_open_own(gpusort_context *ctx, const gpusort_desc *desc) {
    uint32_t api_version;
    gpusort_result result = gpusorti_create_instance(ctx, &api_version);
    if (result == GPUSORT_OK) result = gpusorti_pick_device(ctx, desc->device_name, api_version);
    if (result == GPUSORT_OK) result = gpusorti_create_device(ctx);
    if (result != GPUSORT_OK) return result;
    ctx->owns_device = 1;
    result = gpusorti_load_device(&ctx->host, &ctx->vk, NULL, ctx->device, ctx->caps.api_version, ctx->enabled);
    if (result != GPUSORT_OK) return result;
    ctx->vk.GetDeviceQueue(ctx->device, ctx->queue_family, 0, &ctx->queue);
    return gpusorti_create_cache(ctx, desc->cache_data, desc->cache_size);
}

/* The application's device. */
static gpusort_result gpusorti_open_given(gpusort_context *ctx, const gpusort_desc *desc) {
    gpusort_result result = gpusorti_read_given(&ctx->host, desc, 1, &ctx->vk, &ctx->caps);
    if (result == GPUSORT_OK) result = gpusorti_check_enabled(&ctx->host, &ctx->caps, desc->enabled);
    if (result != GPUSORT_OK) return result;
    ctx->physical_device = desc->physical_device;
    ctx->device = desc->device;
    ctx->queue = desc->queue;
    ctx->queue_family = desc->queue_family;
    ctx->enabled = desc->enabled;
    ctx->pipeline_cache = desc->pipeline_cache;
    return gpusorti_load_device(&ctx->host, &ctx->vk, desc->instance, ctx->device, ctx->caps.api_version, ctx->enabled);
}

static gpusort_result gpusorti_read_queue_family(gpusort_context *ctx) {
    VkQueueFamilyProperties families[GPUSORTI_MOST_FAMILIES];
    const uint32_t count = gpusorti_queue_families(ctx, ctx->physical_device, families);
    if (ctx->queue_family >= count)
        return gpusorti_fail(&ctx->host, GPUSORT_ERROR_INVALID_ARGUMENT,
                             "gpusort_desc.queue_family: %u, but the device has only %u", ctx->queue_family, count);
    if (ctx->queue && !(families[ctx->queue_family].queueFlags & VK_QUEUE_COMPUTE_BIT))
        return gpusorti_fail(&ctx->host, GPUSORT_ERROR_INVALID_ARGUMENT,
                             "gpusort_desc.queue_family: %u has no compute", ctx->queue_family);
    ctx->queue_flags = families[ctx->queue_family].queueFlags;
    ctx->timestamp_bits = families[ctx->queue_family].timestampValidBits;
    return GPUSORT_OK;
}

/* What the context keeps of a checked desc. */
static void gpusorti_keep_desc(gpusort_context *ctx, const gpusort_desc *desc) {
    if (desc->vk_allocator) {
        ctx->vk_callbacks = *desc->vk_allocator;
        ctx->vk_allocator = &ctx->vk_callbacks;
    }
    ctx->run_jobs = desc->jobs.run;
    ctx->run_jobs_user = desc->jobs.user;
    ctx->forced_radix_bits = desc->radix_bits;
#ifdef GPUSORTI_OVERRIDES
    if (desc->overrides) ctx->forced = *desc->overrides;
#endif
    ctx->memory_budget = desc->memory_budget;
}

/* The device, and what is made once for it. */
static gpusort_result gpusorti_open(gpusort_context *ctx, const gpusort_desc *desc) {
    gpusorti_mistake none;
    gpusort_result result = gpusorti_find_loader(&ctx->host, desc, &ctx->vk);
    if (result == GPUSORT_OK)
        result = desc->instance || desc->physical_device || desc->device ? gpusorti_open_given(ctx, desc)
                                                                         : gpusorti_open_own(ctx, desc);
    if (result == GPUSORT_OK) result = gpusorti_read_queue_family(ctx);
    if (result != GPUSORT_OK) return result;
    ctx->tuning_row = gpusorti_find_row(ctx, gpusorti_tuning_rows);
    ctx->tuning = gpusorti_tuning_of(desc->tuning ? desc->tuning : ctx->tuning_row->text, &none);
    gpusorti_scale_tuning(&ctx->tuning, ctx->caps.multiprocessors);
    if (ctx->forced.merging_us) ctx->tuning.merging_us = ctx->forced.merging_us;
    if (ctx->forced.indices_to) ctx->tuning.indices_to = ctx->forced.indices_to;
    ctx->vk.GetPhysicalDeviceMemoryProperties(ctx->physical_device, &ctx->memory);
    return gpusorti_create_layouts(ctx);
}
/* ---- >>request: a call, checked, with its defaults filled in ---- */
/* How a sort is done: a gpusort_algorithm but AUTO, or what AUTO alone takes for small counts. */
enum { GPUSORTI_TILES_AND_MERGES = GPUSORT_ODD_EVEN_MERGE + 1, GPUSORTI_TILES_AND_BUCKETS, GPUSORTI_SEGMENTED,
       GPUSORTI_SELECTED };

typedef enum gpusorti_segmentation { GPUSORTI_ONE_ARRAY, GPUSORTI_OFFSETS, GPUSORTI_ROWS } gpusorti_segmentation;

/* A checked call with its defaults filled in. */
typedef struct gpusorti_request {
    uint32_t count; /* the upper bound where gpu_count is set */
    int gpu_count;
    gpusort_algorithm algorithm;
    uint32_t key_bits, key_words, key_kind, descending; /* as they are sorted */
    uint32_t stored_bits;                               /* of the caller's keys */
    int numeric, beside, by_index, bfloat16;            /* see gpusorti_request_numbers() */
    uint32_t value_size, value_words; /* bytes of the caller's; words that travel with the keys */
    int wide; /* values over 8 bytes, or where the first ones are packed: indices travel, one gather at the end */
    int in_values;                    /* keys lie in the values, at key_offset, and are sorted in scratch */
    uint32_t key_offset;
    uint32_t first_bit, bit_count;
    gpusorti_segmentation segmentation;
    uint32_t segments, segment_size; /* offsets: how many; rows: the elements of one, */
    uint32_t shortest_row;           /* or all lengths from this on, for gpusort_scratch(); else the same */
    int has_ends;                    /* segments end where segment_ends says, not where the next one begins */
    uint32_t limit;                  /* of each segment; 0: all are wanted */
    int any_order;                   /* these in any order */
    int drops;                       /* keys are not wanted: GPUSORT_DISCARD_KEYS */
    int overwrites;                  /* what is given may serve as second copy: GPUSORT_OVERWRITE */
    int packs, packs_indices; /* the first ones of each segment go to where they lie together, or their indices alone do */
    uint32_t flags; /* GPUSORT_WRITE_INDICES, also where wide; GPUSORT_KEEP_KEYS, also where in_values; LOCAL_INDICES */
    int host_arrays; /* the call is gpusort_sort()'s */
    int addressable; /* the buffers have device addresses: GPUSORT_ADDRESSABLE, and those of gpusort_sort() */
    int merging;     /* by tiles and merges, whatever the count: compiled soonest, see gpusorti_quick() */
} gpusorti_request;

/* Bytes of packed keys, in whole words. */
static uint64_t gpusorti_packed_size(uint32_t count, uint32_t bits) {
    return gpusorti_ceil_div((uint64_t)count * bits, 32) * 4;
}

/* Bytes of the caller's keys, in whole words. */
static uint64_t gpusorti_keys_size(const gpusorti_request *request) {
    return request->in_values ? 0 : gpusorti_packed_size(request->count, request->stored_bits);
}

/* Of what GPUSORT_OVERWRITE needs: the arrays for results. Not for the functions that need no buffers. */
static void gpusorti_check_outputs(gpusorti_checks *checks, const gpusort_cmd_args *args) {
    if (!(args->flags & GPUSORT_OVERWRITE)) return;
    gpusorti_refuse(checks, args->keys_out.buffer == VK_NULL_HANDLE && !(args->flags & GPUSORT_KEYS_IN_VALUES),
                    "keys_out", 0, "NULL, but GPUSORT_OVERWRITE is set");
    gpusorti_refuse(checks, args->values_out.buffer == VK_NULL_HANDLE && args->value_size != 0, "values_out", 0,
                    "NULL, but GPUSORT_OVERWRITE is set");
}

/* How many segments there are, at most. */
static uint32_t gpusorti_segments_of(const gpusorti_request *request) {
    if (request->segmentation == GPUSORTI_OFFSETS) return request->segments;
    if (request->segmentation == GPUSORTI_ROWS) return (uint32_t)gpusorti_ceil_div(request->count, request->shortest_row);
    return 1;
}

/* Where the first ones of each segment are packed: how many values these are. */
static uint64_t gpusorti_packed_rows(const gpusorti_request *request) {
    return request->packs ? (uint64_t)gpusorti_segments_of(request) * request->limit : 0;
}

/* Bytes of the caller's values: those that are sorted, */
static uint64_t gpusorti_values_in_size(const gpusorti_request *request) {
    return request->packs_indices ? 0 : (uint64_t)request->count * request->value_size;
}

/* those that are written, */
static uint64_t gpusorti_values_out_size(const gpusorti_request *request) {
    return (request->packs ? gpusorti_packed_rows(request) : request->count) * request->value_size;
}

/* and both, where they are one array. */
static uint64_t gpusorti_values_size(const gpusorti_request *request) {
    return gpusorti_greater(gpusorti_values_in_size(request), gpusorti_values_out_size(request));
}

/* Whether the packed ones lie in scratch as their segments do in the array, because apart they would take more. */
static int gpusorti_rows_lie_as_array(const gpusorti_request *request) {
    return request->packs && gpusorti_packed_rows(request) > request->count;
}

/* Bytes in scratch of wide values, or keys, on their way to their places. */
static uint64_t gpusorti_rows_size(const gpusorti_request *request) {
    const uint64_t packed = gpusorti_packed_rows(request);
    const uint32_t key_size = request->by_index ? request->stored_bits / 8 : 0;
    if (!request->wide || request->packs_indices) return 0;
    return (request->packs && packed < request->count ? packed : request->count) *
           gpusorti_max(request->value_size, key_size);
}

/* Whether unsigned numbers in scratch are sorted in place of floating-point keys, see shaders/numbers.comp. */
static int gpusorti_sorts_numbers(const gpusorti_request *request) {
    return request->numeric && request->algorithm != GPUSORT_ODD_EVEN_MERGE;
}

/* Whether all bits of the keys are compared. */
static int gpusorti_whole_keys(const gpusorti_request *request) { return request->bit_count == request->key_bits; }

/* Whether a sort by all bits of keys alone is wanted: equal keys cannot be told apart then, and every sort is stable. */
static int gpusorti_keys_alone(const gpusorti_request *request) {
    return request->value_words == 0 && gpusorti_whole_keys(request);
}

/* Elements of a row, as kernels are told: one array is a single row, segments of any size are none. */
static uint32_t gpusorti_row_size(const gpusorti_request *request) {
    if (request->segmentation == GPUSORTI_ONE_ARRAY) return UINT32_MAX;
    return request->segmentation == GPUSORTI_ROWS ? request->segment_size : 0;
}

/* Bytes of the caller's offsets, and of the ends of segments. */
static uint64_t gpusorti_offsets_size(const gpusorti_request *r) {
    return r->segmentation == GPUSORTI_OFFSETS ? 4 * ((uint64_t)r->segments + !r->has_ends) : 0;
}

static uint64_t gpusorti_ends_size(const gpusorti_request *r) { return r->has_ends ? gpusorti_offsets_size(r) : 0; }

/* ---- from a call to a request: check, fill in ---- */
static void gpusorti_check_key_inside(gpusorti_checks *checks, const gpusort_cmd_args *args, uint32_t key_size) {
    const int in_values = (args->flags & GPUSORT_KEYS_IN_VALUES) != 0;
    const uint32_t others = args->flags & (uint32_t)(GPUSORT_WRITE_INDICES | GPUSORT_KEEP_KEYS);
    gpusorti_refuse(checks, !in_values && args->key_offset != 0, "key_offset", args->key_offset,
                    "not 0, but GPUSORT_KEYS_IN_VALUES is not set");
    if (!in_values) return;
    gpusorti_refuse(checks, others != 0, "flags", args->flags,
                    "GPUSORT_KEYS_IN_VALUES cannot be combined with GPUSORT_WRITE_INDICES or GPUSORT_KEEP_KEYS");
    gpusorti_refuse(checks, args->value_size == 0, "value_size", 0, "0, but GPUSORT_KEYS_IN_VALUES is set");
    gpusorti_refuse(checks, args->key_offset % gpusorti_min(key_size, 4) != 0, "key_offset", args->key_offset,
                    "neither a multiple of the key's size (%u) nor of 4", key_size);
    gpusorti_refuse(checks, (uint64_t)args->key_offset + key_size > args->value_size, "key_offset", args->key_offset,
                    "a key of %u bytes from there on does not end within value_size (%u)", key_size, args->value_size);
    gpusorti_refuse(checks, args->keys.buffer != VK_NULL_HANDLE, "keys", 0, "set, but GPUSORT_KEYS_IN_VALUES is, too");
}

/* Of one array, a limit beyond the count means all. */
static uint32_t gpusorti_limit_of(const gpusort_cmd_args *args) {
    const int one_array = args->segment_count == 0 && args->segment_size == 0;
    return one_array && args->limit > args->count ? (uint32_t)gpusorti_greater(args->count, 1) : args->limit;
}

/* Results of all segments, where each has as many as it may. */
static uint64_t gpusorti_results(const gpusort_cmd_args *args) {
    uint64_t segments = 1;
    if (args->segment_count) segments = args->segment_count;
    if (args->segment_size) segments = gpusorti_ceil_div(args->count, args->segment_size);
    return segments * gpusorti_limit_of(args);
}

/* What flags ask for beside each other, and of other members. numbers: keys are floating-point. */
static void gpusorti_check_flags(gpusorti_checks *checks, const gpusort_cmd_args *args, uint32_t key_bits, int numbers) {
    const uint32_t known = GPUSORT_WRITE_INDICES | GPUSORT_KEEP_KEYS | GPUSORT_KEYS_IN_VALUES | GPUSORT_NUMERIC |
                           GPUSORT_DISCARD_KEYS | GPUSORT_ANY_ORDER | GPUSORT_OVERWRITE | GPUSORT_QUICK |
                           GPUSORT_ADDRESSABLE;
    const uint32_t flags = args->flags;
    const int indices = (flags & GPUSORT_WRITE_INDICES) != 0, keep = (flags & GPUSORT_KEEP_KEYS) != 0,
              discard = (flags & GPUSORT_DISCARD_KEYS) != 0,
              window = args->first_bit != 0 || (args->bit_count != 0 && args->bit_count != key_bits);
    gpusorti_refuse(checks, (flags & ~known) != 0, "flags", flags, "unknown bits 0x%x", flags & ~known);
    gpusorti_refuse(checks, indices && args->value_size != 4, "value_size", args->value_size,
                    "GPUSORT_WRITE_INDICES needs 4");
    gpusorti_refuse(checks, keep && args->value_size == 0, "value_size", 0,
                    "GPUSORT_KEEP_KEYS without values sorts nothing");
    gpusorti_refuse(checks, discard && (flags & (uint32_t)(GPUSORT_KEEP_KEYS | GPUSORT_KEYS_IN_VALUES)) != 0, "flags", flags,
                    "GPUSORT_DISCARD_KEYS cannot be combined with GPUSORT_KEEP_KEYS or GPUSORT_KEYS_IN_VALUES");
    gpusorti_refuse(checks, discard && args->value_size == 0, "value_size", 0,
                    "GPUSORT_DISCARD_KEYS without values sorts nothing");
    gpusorti_refuse(checks, args->keys_out.buffer && (keep || (flags & GPUSORT_KEYS_IN_VALUES)), "keys_out", 0,
                    "set, but with GPUSORT_KEEP_KEYS or GPUSORT_KEYS_IN_VALUES no keys come out");
    gpusorti_refuse(checks, args->values_out.buffer && args->value_size == 0, "value_size", 0, "0, but values_out is set");
    gpusorti_refuse(checks, (flags & GPUSORT_OVERWRITE) && keep, "flags", flags,
                    "GPUSORT_OVERWRITE cannot be combined with GPUSORT_KEEP_KEYS");
    gpusorti_refuse(checks, (flags & GPUSORT_ANY_ORDER) && args->limit == 0, "limit", 0, "0, but GPUSORT_ANY_ORDER is set");
    gpusorti_refuse(checks, (flags & GPUSORT_NUMERIC) && numbers && window, "flags", flags,
                    "GPUSORT_NUMERIC cannot be combined with a window of bits");
}

static gpusort_result gpusorti_check_args(const gpusorti_host *host, const char *what, const gpusort_cmd_args *args) {
    const uint32_t type = (uint32_t)args->key_type, order = (uint32_t)args->order, algorithm = (uint32_t)args->algorithm,
                   known_type = type < GPUSORTI_TYPE_COUNT ? type : 0, key_bits = gpusorti_types[known_type].bits;
    const int keep = (args->flags & GPUSORT_KEEP_KEYS) != 0, numbers = gpusorti_types[known_type].kind == 2,
              segmented = args->segment_count != 0 || args->segment_size != 0;
    gpusorti_checks checks = gpusorti_check_members(host, what);
    gpusorti_refuse(&checks, args->start_canary != 0, "start_canary", args->start_canary, GPUSORTI_NOT_ZEROED);
    gpusorti_refuse(&checks, args->end_canary != 0, "end_canary", args->end_canary, GPUSORTI_NOT_ZEROED);
    gpusorti_refuse(&checks, type >= GPUSORTI_TYPE_COUNT, "key_type", type, "no gpusort_type: the last one is %d",
                    (int)GPUSORTI_TYPE_COUNT - 1);
    gpusorti_refuse(&checks, order > GPUSORT_DESCENDING, "order", order, "no gpusort_order: the last one is %d",
                    (int)GPUSORT_DESCENDING);
    gpusorti_refuse(&checks, algorithm > GPUSORT_ODD_EVEN_MERGE, "algorithm", algorithm,
                    "no gpusort_algorithm: the last one is %d", (int)GPUSORT_ODD_EVEN_MERGE);
    gpusorti_refuse(&checks, args->value_size % 4 != 0, "value_size", args->value_size, "not a multiple of 4");
    gpusorti_refuse(&checks, args->value_size > GPUSORTI_MAX_VALUE_SIZE, "value_size", args->value_size, "over %d",
                    (int)GPUSORTI_MAX_VALUE_SIZE);
    gpusorti_check_flags(&checks, args, key_bits, numbers);
    gpusorti_refuse(&checks, args->values.buffer != VK_NULL_HANDLE && args->value_size == 0, "value_size", 0,
                    "0, but values are set");
    gpusorti_refuse(&checks, args->first_bit >= key_bits, "first_bit", args->first_bit,
                    "a key has only %u bits", key_bits);
    gpusorti_refuse(&checks, args->bit_count > key_bits - args->first_bit, "bit_count", args->bit_count,
                    "from first_bit %u on a key has only %u bits", args->first_bit, key_bits - args->first_bit);
    gpusorti_check_key_inside(&checks, args, key_bits / 8);
    gpusorti_refuse(&checks, args->segment_count != 0 && args->segment_size != 0, "segment_size", args->segment_size,
                    "not 0, but segment_count is %u: set one of them, for rows or for offsets", args->segment_count);
    gpusorti_refuse(&checks, args->segments.buffer != VK_NULL_HANDLE && args->segment_size != 0, "segment_size",
                    args->segment_size, "not 0, but segments are set");
    gpusorti_refuse(&checks, args->segments.buffer != VK_NULL_HANDLE && args->segment_count == 0, "segment_count", 0,
                    "0, but segments are set");
    gpusorti_refuse(&checks, args->segment_ends.buffer != VK_NULL_HANDLE && args->segment_size != 0, "segment_size",
                    args->segment_size, "not 0, but segment_ends are set");
    gpusorti_refuse(&checks, args->segment_ends.buffer != VK_NULL_HANDLE && args->segment_count == 0, "segment_count", 0,
                    "0, but segment_ends are set");
    checks.mistake = GPUSORT_ERROR_UNSUPPORTED;
    gpusorti_refuse(&checks, algorithm == GPUSORT_ODD_EVEN_MERGE && segmented, "algorithm", algorithm,
                    "GPUSORT_ODD_EVEN_MERGE has no segments");
    gpusorti_refuse(&checks, algorithm == GPUSORT_ODD_EVEN_MERGE && args->limit != 0, "algorithm", algorithm,
                    "GPUSORT_ODD_EVEN_MERGE has no limit");
    gpusorti_refuse(&checks, algorithm == GPUSORT_ODD_EVEN_MERGE && keep, "flags", args->flags,
                    "GPUSORT_ODD_EVEN_MERGE sorts in place, it cannot keep the keys");
    checks.mistake = GPUSORT_ERROR_TOO_LARGE;
    gpusorti_refuse(&checks, args->count > 0xffffffffu, "count", args->count, "over 2^32 - 1");
    gpusorti_refuse(&checks, keep && gpusorti_results(args) > 0xffffffffu, "limit", gpusorti_results(args),
                    "results of all segments, over 2^32 - 1");
    return checks.result;
}

/* Of the functions that sort. */
static gpusort_result gpusorti_refuse_quick(const gpusorti_host *host, const char *structure, uint32_t flags) {
    gpusorti_checks checks = gpusorti_check_members(host, structure);
    gpusorti_refuse(&checks, (flags & GPUSORT_QUICK) != 0, "flags", flags, "GPUSORT_QUICK is for gpusort_prepare() alone");
    return checks.result;
}

/* Of the functions that prepare, and say what is prepared. */
static gpusort_result gpusorti_check_least(const gpusorti_host *host, const gpusort_cmd_args *args) {
    gpusorti_checks checks = gpusorti_check_members(host, "gpusort_cmd_args");
    gpusorti_refuse(&checks, args->least_count > args->count, "least_count", args->least_count, "over count (%llu)",
                    (unsigned long long)args->count);
    return checks.result;
}

/* The least count that a preparation is for. */
static uint32_t gpusorti_least_count(const gpusort_cmd_args *args) {
    return (uint32_t)gpusorti_greater(args->least_count, 1);
}

/* Indices that the caller gets count in the segment; those that travel for wide values, in the array. */
static void gpusorti_request_segments(const gpusort_cmd_args *args, gpusorti_request *request) {
    request->segmentation = args->segment_size    ? GPUSORTI_ROWS
                            : args->segment_count ? GPUSORTI_OFFSETS
                                                  : GPUSORTI_ONE_ARRAY;
    request->segments = args->segment_count;
    request->has_ends = args->segment_ends.buffer != VK_NULL_HANDLE;
    request->segment_size = request->shortest_row = args->segment_size;
    request->limit = gpusorti_limit_of(args);
    if (request->segmentation != GPUSORTI_ONE_ARRAY && !request->wide && (request->flags & GPUSORT_WRITE_INDICES))
        request->flags |= (uint32_t)GPUSORTI_FLAG_LOCAL_INDICES;
}

/* Keys as numbers: -0 and +0 become one, and so do all NaNs, so that their own bits have to come back from elsewhere. 16 and
 * 32 bits lie beside the number, below those that are compared; an index travels for 64, which are gathered at the end. The
 * odd-even merge, which is not stable, compares the keys themselves, in another order of all bits. */
static void gpusorti_request_numbers(const gpusort_cmd_args *args, gpusorti_request *request) {
    const int stay = request->in_values || (args->flags & (uint32_t)(GPUSORT_KEEP_KEYS | GPUSORT_DISCARD_KEYS)) != 0;
    request->numeric = (args->flags & GPUSORT_NUMERIC) && request->key_kind == 2;
    request->bfloat16 = args->key_type == GPUSORT_BF16;
    if (!gpusorti_sorts_numbers(request)) return;
    request->key_kind = request->descending = 0;
    request->beside = !stay && request->key_bits < 64;
    request->by_index = !stay && request->key_bits == 64;
    if (!request->beside) request->flags |= (uint32_t)GPUSORT_KEEP_KEYS;
    if (request->by_index) {
        request->wide = 1;
        request->value_words = 1;
    } else if (request->beside) {
        request->first_bit = request->bit_count = request->key_bits;
        request->key_bits *= 2;
        request->key_words = request->key_bits / 32;
    }
}

/* Of checked args. host_arrays: of gpusort_sort(). */
static gpusorti_request gpusorti_request_of(const gpusort_cmd_args *args, int host_arrays) {
    const struct gpusorti_type *type = &gpusorti_types[args->key_type];
    gpusorti_request request;
    memset(&request, 0, sizeof request);
    request.count = (uint32_t)args->count;
    request.gpu_count = args->count_buffer.buffer != VK_NULL_HANDLE;
    request.algorithm = args->algorithm;
    request.key_bits = request.stored_bits = type->bits;
    request.key_words = type->bits == 64 ? 2 : 1;
    request.key_kind = type->kind;
    request.descending = args->order == GPUSORT_DESCENDING;
    request.value_size = args->value_size;
    request.packs = args->limit != 0 && (args->flags & GPUSORT_KEEP_KEYS) != 0;
    request.packs_indices = request.packs && (args->flags & GPUSORT_WRITE_INDICES) != 0;
    request.drops = (args->flags & GPUSORT_DISCARD_KEYS) != 0;
    request.overwrites = (args->flags & GPUSORT_OVERWRITE) != 0;
    request.any_order = (args->flags & GPUSORT_ANY_ORDER) != 0;
    request.wide = args->value_size > 8 || request.packs;
    request.value_words = request.wide ? 1 : args->value_size / 4;
    request.first_bit = args->first_bit;
    request.bit_count = args->bit_count ? args->bit_count : type->bits - args->first_bit;
    request.flags = args->flags & (uint32_t)(GPUSORT_WRITE_INDICES | GPUSORT_KEEP_KEYS);
    request.in_values = (args->flags & GPUSORT_KEYS_IN_VALUES) != 0;
    request.key_offset = args->key_offset;
    request.host_arrays = host_arrays;
    request.addressable = host_arrays || (args->flags & GPUSORT_ADDRESSABLE);
    gpusorti_request_numbers(args, &request);
    gpusorti_request_segments(args, &request);
    if (request.wide) request.flags |= (uint32_t)GPUSORT_WRITE_INDICES;
    if (request.in_values) request.flags |= (uint32_t)GPUSORT_KEEP_KEYS;
    return request;
}
/* ---- >>reach: how kernels reach the buffers of a sort: nothing else decides it ---- */
typedef struct gpusorti_reach {
    int too_large;               /* what the sort binds is larger than the device can bind */
    gpusorti_binding_mode usual; /* of all plans but these: */
    gpusorti_binding_mode sweep; /* of one-sweep, which is faster where the driver does not check each access */
} gpusorti_reach;

static gpusorti_reach gpusorti_reach_of(const gpusort_context *ctx, const gpusorti_request *request, int too_large) {
    const int addresses = (ctx->enabled & GPUSORT_ENABLED_BUFFER_DEVICE_ADDRESS) != 0,
              push = (ctx->enabled & GPUSORT_ENABLED_PUSH_DESCRIPTOR) != 0,
              faster = request->key_bits >= 32 && request->addressable && ctx->tuning.prefers_addresses;
    const gpusorti_binding_mode descriptors = push ? GPUSORTI_PUSHED_BUFFERS : GPUSORTI_POOLED_BUFFERS;
    gpusorti_reach reach;
    reach.too_large = too_large;
    reach.usual = addresses && (too_large || !(push || request->host_arrays)) ? GPUSORTI_ADDRESSES : descriptors;
    reach.sweep = addresses && faster ? GPUSORTI_ADDRESSES : reach.usual;
    return reach;
}

/* Whether buffers may be larger than those that are reached so. */
static int gpusorti_reaches_further(const gpusort_context *ctx, const gpusorti_request *request,
                                    gpusorti_binding_mode mode) {
    return gpusorti_reach_of(ctx, request, 1).usual != mode;
}
/* ---- >>plan: how a request is carried out ---- */
enum {
    GPUSORTI_MAX_SPANS = 4096,  /* count / scan / scatter: rows of counts that one scan takes */
    GPUSORTI_LONG_GROUP = 32,    /* segments per workgroup where it hardly sorts any itself, but lists them */
    GPUSORTI_MAX_CHUNKS = 512,   /* long segments: workgroups that scan their counts */
    GPUSORTI_MOST_CHAINED = 0x1fffffff /* elements that a status word can count */
};

/* Scratch: byte offsets of its sections. Sections that are bound together are neighbours. */
typedef struct gpusorti_layout {
    uint64_t control, status, leaves;
    uint64_t owners, records, bases, lists; /* of segments */
    uint64_t bounds;                        /* their offsets and then their ends: see joins_bounds */
    uint64_t keys, values;                  /* the unpacked keys, the indices of wide values */
    uint64_t keys_alt, values_alt;
    uint64_t rows; /* of wide values: over keys_alt and values_alt, which are no longer needed; of structs: behind these */
    uint64_t end;
} gpusorti_layout;

/* The subgroups of workgroups. */
typedef struct gpusorti_lanes {
    int operations; /* kernels may use subgroup operations */
    uint32_t size;  /* lanes of a subgroup that a pipeline can require; 0: it can require none */
    uint32_t most;  /* subgroups of a workgroup for which it can */
    uint32_t least; /* lanes where none are required; where no operations are there, those that kernels keep counters for */
} gpusorti_lanes;

/* How a request is carried out. A plan is a value that follows from context and request alone. Plans of neighbouring
 * counts differ in sizes alone, up to gpusorti_last_count(). A member may_..: the GPU decides, when it has seen keys. */
typedef struct gpusorti_plan {
    gpusorti_request request;
    int algorithm;
    gpusorti_reach reach;
    gpusorti_binding_mode mode; /* one of those of reach */
    int address_sums; /* elements behind device addresses are found by 64-bit sums, not by indices */
    uint32_t radix_bits, pass_count;
    gpusorti_shape shape; /* of the kernel that moves the elements; none: see gpusorti_has_plan() */

    /* what the device has: steps ask the plan alone */
    gpusorti_lanes lanes;
    int few_bindings;     /* bound, the second copies of keys and values are one: see gpusorti_shares_binding() */
    uint32_t alignment;   /* of what is bound, bytes */
    int keeps_loops;      /* compiling takes longer than unrolled loops save */
    gpusorti_shape stride; /* grid-stride loops over the array: begin, finish, copy_keys, gather .. */
    uint32_t stride_groups; /* workgroups of finish or fill at most */
    uint32_t polls;       /* of look-back, of a silent predecessor, before it counts that tile itself */
    gpusorti_shape histogram, scan, merge, leaf_starts, split_runs; /* kernels of these names */
    uint32_t histogram_groups; /* at most */

    /* one-sweep */
    int staged;              /* by onesweep_staged.comp */
    int raw;                 /* passes do not encode keys, see gpusorti_flip() */
    int counting_sort;       /* there are no passes: each key is written as often as it was counted */
    gpusorti_shape leaf;     /* leaf_sort.comp */
    uint32_t leaf_bits;      /* the most leading bits in which the keys of a leaf agree; 0: no leaves */
    uint32_t leading_passes; /* the last passes, of which some sort by these bits */
    int gpu_sizes;           /* the GPU sets the sizes of steps, to 0 where it skips them */

    /* small counts */
    uint32_t run;    /* elements that a workgroup sorts first, a tile at most */
    uint32_t merges; /* dispatches that each merge GPUSORTI_MERGE_WAYS runs */
    int rolled;      /* tile_sort_rolled sorts the tiles */

    /* segments, and the first k */
    gpusorti_shape small_segments; /* segments.comp, which sorts several side by side */
    gpusorti_shape listed[2];      /* segment_sort, which sorts one of a list: of shorter, of longer ones */
    int has_listed[2], has_long;   /* whether there may be segments for either list, and longer ones than these */
    int chained;                   /* one-sweep sorts the long ones, else count / scan / scatter */
    gpusorti_shape selecting;      /* select.comp, which reduces long ones to the first k; none: see gpusorti_selects() */
    uint32_t most_parts;           /* its workgroups, beside one per segment */
    int unordered;                 /* select_any.comp finds the first k in its place */

    /* what follows from these and the request's numbers: see gpusorti_plan_for() */
    int unpacked;               /* the keys that are sorted are in scratch, one or two words each */
    uint32_t tiles_per_span;    /* count / scan / scatter: tiles of a workgroup */
    uint32_t tiles_per_portion; /* one-sweep: tiles of a dispatch */
    uint32_t part;              /* selecting: elements of a workgroup, in the first round */
    int over_keys, over_values; /* GPUSORT_OVERWRITE: the second copies are in the arrays that are given */
    int joins_bounds;           /* offsets and ends of segments are bound together, and so copied to scratch */
    gpusorti_layout layout;
} gpusorti_plan;

/* Whether a planner has a way to carry out the request. */
static int gpusorti_has_plan(const gpusorti_plan *plan) { return plan->shape.workgroup_size != 0; }

/* Whether select.comp or select_any.comp finds the first k. */
static int gpusorti_selects(const gpusorti_plan *plan) { return plan->selecting.workgroup_size != 0; }

static uint32_t gpusorti_tile(const gpusorti_plan *plan) { return gpusorti_shape_tile(&plan->shape); }

static uint64_t gpusorti_tiles(const gpusorti_plan *plan) {
    return gpusorti_ceil_div(plan->request.count, gpusorti_tile(plan));
}
/* ---- >>fit: shapes that fit the device ---- */
/* ---- subgroups ---- */
/* The size that the tuning row wants is required where the device can choose it, else the one that subgroups have. */
static gpusorti_lanes gpusorti_lanes_of(const gpusort_context *ctx) {
    const gpusorti_caps *caps = &ctx->caps;
    const uint32_t wanted = caps->subgroup_choice ? gpusorti_power_below(ctx->tuning.subgroup_size) : 0;
    const int required = caps->subgroups && (ctx->enabled & GPUSORT_ENABLED_SUBGROUP_SIZE_CONTROL) != 0;
    gpusorti_lanes lanes;
    lanes.operations = caps->subgroups;
    lanes.size = wanted >= caps->subgroup_min && wanted <= caps->subgroup_max ? wanted : caps->subgroup_size;
    if (!required) lanes.size = 0;
    lanes.most = caps->subgroup_max_per_group;
    lanes.least = caps->subgroup_min;
    return lanes;
}

/* Whether all subgroups of such a workgroup can be required to have a size, and to be full. */
static int gpusorti_pinned(const gpusorti_lanes *lanes, uint32_t workgroup_size) {
    return lanes->size != 0 && workgroup_size % lanes->size == 0 && workgroup_size / lanes->size <= lanes->most;
}

/* The lanes of a subgroup. */
static uint32_t gpusorti_subgroup_size(const gpusorti_lanes *lanes, uint32_t workgroup_size) {
    return gpusorti_pinned(lanes, workgroup_size) ? lanes->size : lanes->least;
}

/* The most subgroups that there may be. */
static uint32_t gpusorti_most_subgroups(const gpusorti_lanes *lanes, uint32_t workgroup_size) {
    return gpusorti_pinned(lanes, workgroup_size) ? workgroup_size / lanes->size : workgroup_size;
}

/* ---- shapes, reduced until they fit ---- */
/* What a workgroup's shared memory depends on. */
static gpusorti_room gpusorti_room_of(const gpusorti_plan *plan, uint32_t workgroup_size) {
    const gpusorti_request *request = &plan->request;
    gpusorti_room room;
    room.radix = 1u << plan->radix_bits;
    room.key_words = request->key_words;
    room.value_words = request->value_words;
    room.tracked = !gpusorti_keys_alone(request);
    room.subgroups = plan->lanes.operations ? workgroup_size / gpusorti_subgroup_size(&plan->lanes, workgroup_size) : 0;
    room.most_subgroups = gpusorti_most_subgroups(&plan->lanes, workgroup_size);
    return room;
}

static int gpusorti_has_room(const gpusort_context *ctx, const gpusorti_plan *plan, const gpusorti_shape *shape,
                             const gpusorti_demands *demands) {
    const gpusorti_room room = gpusorti_room_of(plan, shape->workgroup_size);
    return !demands->words || demands->words(&room, shape) <= ctx->caps.max_shared / 4;
}

/* The fewest invocations that the kernel can have here. */
static uint32_t gpusorti_least_size(const gpusort_context *ctx, const gpusorti_plan *plan, const gpusorti_demands *demands) {
    const int subgroup = (demands->needs & GPUSORTI_SUBGROUP) && plan->lanes.operations;
    const uint32_t least = subgroup ? ctx->caps.subgroup_max : (uint32_t)GPUSORTI_SIZE_UNIT;
    return demands->needs & GPUSORTI_DIGIT ? gpusorti_max(least, 1u << plan->radix_bits) : least;
}

/* Reduces a shape until it fits the device: items to the kernel's least, then invocations, to a multiple of a subgroup's
 * lanes, then items to the kernel's fewest. workgroup_size 0: nothing fits. */
static gpusorti_shape gpusorti_reduce_shape(const gpusort_context *ctx, const gpusorti_plan *plan, gpusorti_shape shape,
                                            const gpusorti_demands *demands) {
    const gpusorti_shape none = {0, 0, 0};
    const uint32_t most_invocations = ctx->caps.max_invocations, lanes = ctx->caps.subgroup_max,
                   least_size = gpusorti_least_size(ctx, plan, demands);
    const int powers = (demands->needs & GPUSORTI_ITEM_POWER) != 0;
    uint32_t least_items = demands->least_items;
    if (powers) shape.items = gpusorti_power_below(shape.items);
    shape.items = gpusorti_max(shape.items, demands->fewest_items);
    while (shape.workgroup_size > most_invocations) shape.workgroup_size /= 2;
    shape.workgroup_size = gpusorti_max(shape.workgroup_size, least_size);
    if (shape.workgroup_size > most_invocations) return none;
    for (;;) {
        if (shape.workgroup_size > lanes) shape.workgroup_size -= shape.workgroup_size % lanes;
        if (gpusorti_has_room(ctx, plan, &shape, demands)) return shape;
        if (shape.items > least_items)
            shape.items = powers ? shape.items / 2 : shape.items - 1;
        else if (shape.workgroup_size / 2 >= least_size)
            shape.workgroup_size /= 2;
        else if (shape.items > demands->fewest_items)
            least_items = demands->fewest_items;
        else
            return none;
    }
}

/* For tests and tools/tune.c. */
static int gpusorti_shape_is_forced(const gpusort_context *ctx) {
    return ctx->forced.workgroup_size != 0 || ctx->forced.items != 0;
}

/* The same for kernels that move the elements, whose shapes tests force. */
static gpusorti_shape gpusorti_fit_shape(const gpusort_context *ctx, const gpusorti_plan *plan, gpusorti_shape shape,
                                         const gpusorti_demands *demands) {
    if (ctx->forced.workgroup_size) shape.workgroup_size = ctx->forced.workgroup_size;
    if (ctx->forced.items) shape.items = ctx->forced.items;
    return gpusorti_reduce_shape(ctx, plan, shape, demands);
}

/* ---- small counts ---- */
static gpusorti_shape gpusorti_tile_shape(const gpusort_context *ctx, const gpusorti_plan *plan) {
    const gpusorti_shape tile = ctx->tuning.tile[plan->request.key_words - 1][plan->request.value_words];
    return gpusorti_fit_shape(ctx, plan, tile, &gpusorti_bucket_demands);
}

/* Elements of a bucket on average. It may have (1 + GPUSORTI_MAX_RUNS) * run / GPUSORTI_RUN_SAMPLES more, see
 * split_runs.comp, and is within a tile then. */
static uint32_t gpusorti_bucket(const gpusorti_plan *plan) {
    return gpusorti_max(plan->run / 4, gpusorti_min(gpusorti_tile(plan) / 4, 128));
}

/* Samples that split_runs.comp has room for: a power of two; 0: too few. */
static uint32_t gpusorti_sample_table(const gpusort_context *ctx, const gpusorti_plan *plan) {
    uint32_t samples = GPUSORTI_MAX_RUNS * GPUSORTI_RUN_SAMPLES;
    while (4 * (samples * plan->request.key_words + 32 + GPUSORTI_UNUSED_WORDS) > ctx->caps.max_shared) samples /= 2;
    return samples >= GPUSORTI_MAX_RUNS ? samples : 0;
}

/* The most elements that buckets sort; 0: the device has no room for them. */
static uint32_t gpusorti_bucketed(const gpusort_context *ctx, const gpusorti_plan *plan) {
    const uint32_t tile = gpusorti_tile(plan);
    if (plan->shape.workgroup_size < GPUSORTI_MAX_RUNS || tile < 2 * GPUSORTI_RUN_SAMPLES ||
        gpusorti_sample_table(ctx, plan) == 0)
        return 0;
    return GPUSORTI_MAX_RUNS * tile;
}

/* ---- kernels beside the one that moves the elements ---- */
/* A run is a multiple of what a workgroup merges. */
static gpusorti_shape gpusorti_merge_shape(const gpusort_context *ctx, const gpusorti_plan *plan) {
    gpusorti_shape shape = gpusorti_reduce_shape(ctx, plan, ctx->tuning.merge, &gpusorti_merge_demands);
    while (gpusorti_shape_tile(&shape) > gpusorti_tile(plan)) {
        if (shape.items > 1) shape.items /= 2;
        else shape.workgroup_size /= 2;
    }
    return shape;
}

/* The plan with shapes for its other steps. */
static gpusorti_plan gpusorti_fit_steps(const gpusort_context *ctx, gpusorti_plan plan) {
    const gpusorti_tuning *tuning = &ctx->tuning;
    const uint32_t most = ctx->caps.max_invocations;
    plan.histogram = gpusorti_reduce_shape(ctx, &plan, tuning->histogram[plan.request.key_words - 1],
                                           &gpusorti_histogram_demands);
    plan.histogram_groups = gpusorti_max(tuning->histogram_invocations / gpusorti_max(plan.histogram.workgroup_size, 1), 1);
    plan.scan = gpusorti_reduce_shape(ctx, &plan, tuning->scan, &gpusorti_scan_demands);
    plan.merge = gpusorti_merge_shape(ctx, &plan);
    plan.leaf_starts = gpusorti_shape_of(gpusorti_min(most, 256), 1, 0);
    plan.split_runs = gpusorti_shape_of(gpusorti_min(gpusorti_power_below(most), 1024), 1,
                                        gpusorti_sample_table(ctx, &plan));
    return plan;
}

/* ---- segments, and the first k ---- */
/* Shapes for the segments of either list; 0 where one does not fit the device. */
static int gpusorti_fit_listed(const gpusort_context *ctx, gpusorti_plan *plan) {
    const uint32_t keys = plan->request.key_words - 1, values = plan->request.value_words;
    const gpusorti_shape tuned = ctx->tuning.longer[keys][values];
    const gpusorti_shape longer = tuned.workgroup_size ? tuned : ctx->tuning.tile[keys][values];
    gpusorti_shape *listed = plan->listed;
    listed[0] = gpusorti_fit_shape(ctx, plan, ctx->tuning.segments, &gpusorti_tile_demands);
    listed[1] = gpusorti_fit_shape(ctx, plan, longer, &gpusorti_tile_demands);
    if (listed[0].workgroup_size == 0 || listed[1].workgroup_size == 0) return 0;
    if (gpusorti_shape_tile(&listed[1]) < gpusorti_shape_tile(&listed[0])) listed[1] = listed[0];
    return 1;
}

static int gpusorti_fit_small_segments(const gpusort_context *ctx, gpusorti_plan *plan) {
    plan->small_segments = gpusorti_fit_shape(ctx, plan, ctx->tuning.segments, &gpusorti_small_segment_demands);
    return plan->small_segments.workgroup_size != 0;
}

/* Workgroups of select_any.comp hide what others wait for, and so are small. */
static gpusorti_shape gpusorti_selecting_shape(const gpusort_context *ctx, const gpusorti_plan *plan) {
    gpusorti_shape shape = ctx->tuning.select;
    if (shape.workgroup_size == 0) return shape;
    if (plan->unordered) shape.workgroup_size = gpusorti_min(shape.workgroup_size, 256);
    return gpusorti_fit_shape(ctx, plan, shape, &gpusorti_select_demands);
}
/* ---- >>facts: what follows from a plan ---- */
/* ---- where keys and values are ---- */
static int gpusorti_by_passes(const gpusorti_plan *plan) {
    return plan->algorithm == GPUSORT_ONESWEEP || plan->algorithm == GPUSORT_COUNT_SCAN_SCATTER;
}

/* Whether the second copies of keys and values are one binding. */
static int gpusorti_shares_binding(const gpusorti_plan *plan) {
    return plan->few_bindings && plan->mode != GPUSORTI_ADDRESSES;
}

/* Whether keys and values move to and from a second copy. */
static int gpusorti_has_alt(const gpusorti_plan *plan) {
    if (plan->algorithm == GPUSORTI_SEGMENTED) return plan->has_long;
    if (plan->algorithm == GPUSORTI_SELECTED) return 1;
    return (gpusorti_by_passes(plan) && !plan->counting_sort) || plan->algorithm == GPUSORTI_TILES_AND_BUCKETS ||
           plan->merges != 0;
}

/* Elements that so many merges make one run of, from runs of `run` elements. */
static uint32_t gpusorti_merged(uint32_t run, uint32_t merges) {
    uint64_t merged = run;
    for (; merges > 0; merges--) merged = gpusorti_lesser(merged * GPUSORTI_MERGE_WAYS, UINT32_MAX);
    return (uint32_t)merged;
}

/* The shortest runs that so many merges make one of: short runs are sorted by more workgroups. merge_tiles.comp divides
 * them by its tile. */
static uint32_t gpusorti_merged_run(const gpusorti_plan *plan) {
    uint32_t run = gpusorti_tile(plan);
    while (run / 2 >= gpusorti_shape_tile(&plan->merge) && gpusorti_merged(run / 2, plan->merges) >= plan->request.count)
        run /= 2;
    return run;
}

/* Whether a pass can store packed keys of 8 or 16 bits. */
static int gpusorti_stores_narrow(const gpusort_context *ctx, const gpusorti_plan *plan) {
    return plan->algorithm == GPUSORT_ONESWEEP && plan->mode != GPUSORTI_ADDRESSES &&
           (ctx->enabled & GPUSORTI_NARROW) == GPUSORTI_NARROW;
}

/* Whether the keys that are sorted lie in scratch, one or two words a key: packed keys are unpacked first where no step can
 * store them; so are keys that must stay as they are but would be written before the last step. A single tile has neither
 * trouble. Keys inside values always lie there, and so do numbers in place of keys. */
static int gpusorti_unpacked(const gpusort_context *ctx, const gpusorti_plan *plan) {
    const int keep = (plan->request.flags & GPUSORT_KEEP_KEYS) != 0;
    if (plan->request.in_values || gpusorti_sorts_numbers(&plan->request)) return 1;
    if (plan->algorithm == GPUSORTI_SEGMENTED) return keep || plan->request.key_bits < 32;
    if (plan->algorithm == GPUSORTI_SELECTED) return !keep && plan->request.key_bits < 32;
    if (!gpusorti_has_alt(plan)) return 0;
    if (keep) return plan->algorithm != GPUSORTI_TILES_AND_BUCKETS && plan->merges != 1;
    return plan->request.key_bits < 32 && !gpusorti_stores_narrow(ctx, plan);
}

/* Whether the second copy of the keys, or of the values, can be in the array that is given: where elements of either have
 * one size, and no later step reads what was given. Kernels that are given four buffers have one binding for both copies. */
static int gpusorti_may_overwrite(const gpusorti_plan *plan) {
    return plan->request.overwrites && gpusorti_has_alt(plan) && !gpusorti_selects(plan) &&
           !(gpusorti_shares_binding(plan) && plan->request.value_words != 0);
}

static int gpusorti_overwrites_keys(const gpusorti_plan *plan) {
    const gpusorti_request *r = &plan->request;
    return gpusorti_may_overwrite(plan) && !r->in_values && !r->by_index && r->stored_bits == 32 * r->key_words;
}

static int gpusorti_overwrites_values(const gpusorti_plan *plan) {
    return gpusorti_may_overwrite(plan) && !plan->request.wide && plan->request.value_words != 0;
}

/* Whether both are, of keys that are sorted where they lie. */
static int gpusorti_overwrites_all(const gpusorti_plan *plan) {
    return plan->over_keys && !plan->unpacked && (plan->over_values || plan->request.value_words == 0);
}

/* Whether passes begin with what is given, as that is the second copy. */
static int gpusorti_begins_in_alt(const gpusorti_plan *plan) {
    return gpusorti_by_passes(plan) && gpusorti_overwrites_all(plan);
}

/* Whether there are kernels that look for the count in the control block: all do but the network's own. */
static int gpusorti_has_control(const gpusorti_plan *plan) {
    return plan->algorithm != GPUSORT_ODD_EVEN_MERGE || plan->request.wide || plan->request.in_values;
}

/* Whether the indices that are packed go there as they are found. */
static int gpusorti_packs_at_once(const gpusorti_plan *plan) {
    return plan->request.packs_indices && plan->algorithm == GPUSORTI_SELECTED;
}

/* ---- passes ---- */
/* Digits to sort by; of segments there are passes in pairs, which end where they began. */
static uint32_t gpusorti_passes(const gpusorti_plan *plan) {
    const uint32_t passes = (uint32_t)gpusorti_ceil_div(plan->request.bit_count, plan->radix_bits);
    return plan->algorithm == GPUSORTI_SEGMENTED ? passes + passes % 2 : passes;
}

/* count / scan / scatter: tiles of a workgroup. The scan is short where a workgroup takes several; a forced shape is taken
 * as it is. */
static uint32_t gpusorti_tiles_per_span(const gpusort_context *ctx, const gpusorti_plan *plan) {
    if (plan->algorithm != GPUSORT_COUNT_SCAN_SCATTER || ctx->forced.items) return 1;
    return gpusorti_max((uint32_t)gpusorti_ceil_div(gpusorti_tiles(plan), GPUSORTI_MAX_SPANS), 1);
}

/* Status rows for groups of tiles, behind those for tiles. */
static uint32_t gpusorti_group_rows(const gpusorti_plan *plan) {
    if (plan->algorithm != GPUSORT_ONESWEEP) return 0;
    return gpusorti_tile_groups(&plan->shape) * plan->pass_count;
}

/* one-sweep: tiles of a dispatch, and rows. A status word has 29 bits for a portion's count. */
static uint32_t gpusorti_tiles_per_portion(const gpusort_context *ctx, const gpusorti_plan *plan) {
    uint64_t most = plan->counting_sort ? 1 : 0x1fffffffu / gpusorti_tile(plan); /* without passes no tile has a status */
    const uint64_t tiles = gpusorti_tiles(plan);
    if (ctx->forced.tiles_a_portion != 0 && ctx->forced.tiles_a_portion < most) most = ctx->forced.tiles_a_portion;
    return (uint32_t)(tiles < most ? tiles : most) + gpusorti_group_rows(plan);
}

/* Whether some digit has bits of both words of a key. */
static int gpusorti_digits_straddle(const gpusorti_plan *plan) {
    const gpusorti_request *request = &plan->request;
    return request->first_bit < 32 && request->first_bit + request->bit_count > 32 &&
           (32 - request->first_bit) % plan->radix_bits != 0;
}

/* ---- leaves ---- */
/* Leaves have few enough elements on average that hardly ever one of them has too many. */
static uint32_t gpusorti_leaf_average(const gpusorti_shape *leaf) {
    return leaf->workgroup_size * leaf->items / 9 * 8;
}

/* The fewest bits of a leaf. An element's index takes the place of as many in a word. */
static uint32_t gpusorti_least_leaf_bits(const gpusorti_plan *plan) {
    if (plan->request.key_words == 2 || plan->request.value_words == 0) return 8;
    return gpusorti_shape_tile(&plan->leaf) <= 4096 ? 12 : 13;
}

/* ---- segments ---- */
/* The most elements of a segment that is sorted beside others. */
static uint32_t gpusorti_small_segment(const gpusorti_plan *plan) {
    return gpusorti_min(gpusorti_shape_tile(&plan->small_segments) / GPUSORTI_SMALL_SEGMENTS,
                        gpusorti_shape_tile(&plan->listed[0]));
}

static uint32_t gpusorti_list_room(const gpusorti_plan *plan) {
    const uint32_t most = plan->request.count / (gpusorti_small_segment(plan) + 1);
    return plan->has_listed[0] || plan->has_listed[1] ? gpusorti_min(most, gpusorti_segments_of(&plan->request)) : 0;
}

/* Elements of the longest segment. */
static uint32_t gpusorti_longest(const gpusorti_request *r) {
    return r->segmentation == GPUSORTI_ROWS ? gpusorti_min(r->segment_size, r->count) : r->count;
}

/* selecting: elements of a part, a number of tiles. */
static uint32_t gpusorti_part(const gpusorti_plan *plan) {
    const uint32_t tile = gpusorti_shape_tile(&plan->selecting);
    if (tile == 0) return 0;
    return tile * (uint32_t)gpusorti_ceil_div(gpusorti_ceil_div(plan->request.count, tile), plan->most_parts);
}

/* Long segments, the tiles, or parts, that they are cut into, and segments of a list, at most. */
static uint32_t gpusorti_long_segments(const gpusorti_plan *plan) {
    const uint32_t most = plan->request.count / (gpusorti_shape_tile(&plan->listed[1]) + 1);
    return plan->has_long ? gpusorti_min(most, gpusorti_segments_of(&plan->request)) : 0;
}

static uint64_t gpusorti_long_tiles(const gpusorti_plan *plan) {
    const int selecting = gpusorti_selects(plan);
    const uint32_t tiles = plan->request.count / (selecting ? gpusorti_shape_tile(&plan->selecting) : gpusorti_tile(plan));
    if (!plan->has_long) return 0;
    return (uint64_t)gpusorti_long_segments(plan) + (selecting ? gpusorti_min(tiles, plan->most_parts) : tiles);
}

/* Words that one-sweep has for each long segment. */
static uint32_t gpusorti_base_words(const gpusorti_plan *plan) {
    return plan->chained ? plan->pass_count << plan->radix_bits : 0;
}

/* ---- the first k: rounds of select.comp ---- */
/* The first k of a long segment, see shaders/candidates.glsl: each part of it leaves so many candidates. */
enum { GPUSORTI_MORE_CANDIDATES = 32 }; /* beside k and three quarters of it */
static uint32_t gpusorti_candidate_room(const gpusorti_plan *plan) {
    return plan->request.limit + plan->request.limit / 4 * 3 + GPUSORTI_MORE_CANDIDATES;
}

/* Rounds of selecting, and a bound for the candidates that the first of them leaves, and the second. With the count they
 * grow or stay, as parts do not. */
static uint32_t gpusorti_rounds(const gpusorti_plan *plan) {
    const uint32_t tile = gpusorti_shape_tile(&plan->selecting), room = gpusorti_candidate_room(plan);
    const uint64_t tiles = gpusorti_ceil_div(gpusorti_longest(&plan->request), tile), most = (uint64_t)plan->most_parts + 1;
    uint64_t left = (tiles < most ? tiles : most) * room;
    uint32_t rounds = 1;
    for (; left > gpusorti_shape_tile(&plan->listed[1]); rounds++) left = gpusorti_ceil_div(left, tile) * room;
    return rounds;
}

/* Where there is one round, nothing is left for a second. */
static uint64_t gpusorti_candidates(const gpusorti_plan *plan, uint32_t round) {
    const uint32_t tile = gpusorti_shape_tile(&plan->selecting), room = gpusorti_candidate_room(plan);
    const uint64_t segments = gpusorti_segments_of(&plan->request), most = plan->most_parts + segments,
                   tiles = segments * gpusorti_ceil_div(gpusorti_longest(&plan->request), tile);
    const uint64_t first = (tiles < most ? tiles : most) * room;
    if (round == 2 && gpusorti_rounds(plan) == 1) return 0;
    if (plan->algorithm == GPUSORTI_SEGMENTED) return gpusorti_long_tiles(plan) * room;
    return round == 1 ? first : (first / tile + segments) * room;
}

/* ---- the first k: select_any.comp ---- */
/* select_any.comp: bits of a digit. */
static uint32_t gpusorti_unordered_digit_bits(const gpusorti_request *request) {
    return request->segmentation == GPUSORTI_ONE_ARRAY ? 11 : 8;
}

/* select_any.comp: words of a segment, ten and three rows of counts. */
static uint32_t gpusorti_unordered_words(const gpusorti_request *r) { return 10 + (3u << gpusorti_unordered_digit_bits(r)); }

/* select_any.comp: the most results of a segment, and of all; whether these go by way of the second copies. */
static uint32_t gpusorti_unordered_room(const gpusorti_request *r) { return gpusorti_min(r->limit, gpusorti_longest(r)); }

static uint64_t gpusorti_unordered_results(const gpusorti_plan *plan) {
    const gpusorti_request *r = &plan->request;
    return gpusorti_lesser((uint64_t)gpusorti_segments_of(r) * gpusorti_unordered_room(r), r->count);
}

static int gpusorti_unordered_copies(const gpusorti_plan *plan) {
    return (~plan->request.flags & (uint32_t)(GPUSORT_KEEP_KEYS | GPUSORT_WRITE_INDICES)) != 0;
}
/* ---- >>layout: the sections of scratch. The size of each grows with the count, or stays, as long as the plan does ---- */
static uint64_t gpusorti_control_size(const gpusorti_plan *plan) {
    uint64_t words = GPUSORTI_SIZES_END + GPUSORTI_CONTROL_HISTOGRAMS;
    if (!gpusorti_has_control(plan)) return 0;
    if (plan->has_long && !plan->chained && !gpusorti_selects(plan))
        words += (uint64_t)plan->pass_count * GPUSORTI_MAX_CHUNKS;
    if (gpusorti_by_passes(plan)) words += (uint64_t)plan->pass_count << plan->radix_bits;
    return 4 * words;
}

/* Rows of a word a digit: of spans, whose number rises and falls below its bound; or of tiles, with two more that carry
 * totals between portions; or the samples and bounds of buckets. */
static uint64_t gpusorti_status_size(const gpusorti_plan *plan) {
    const uint64_t rows = gpusorti_segments_of(&plan->request);
    const uint32_t any_bits = gpusorti_unordered_digit_bits(&plan->request);
    if (plan->algorithm == GPUSORT_COUNT_SCAN_SCATTER)
        return 4 * (plan->tiles_per_span > 1 ? (uint64_t)GPUSORTI_MAX_SPANS : gpusorti_tiles(plan)) << plan->radix_bits;
    if (plan->unordered) /* of each row; counts of parts, of rows at most twice most_parts */
        return 4 * (rows * gpusorti_unordered_words(&plan->request) +
                    ((uint64_t)plan->most_parts << gpusorti_max(any_bits, 9)));
    if (gpusorti_selects(plan)) return 0;
    if (plan->algorithm == GPUSORTI_SEGMENTED) return 4 * gpusorti_long_tiles(plan) << plan->radix_bits;
    if (plan->algorithm == GPUSORT_ONESWEEP) return 4 * ((uint64_t)plan->tiles_per_portion + 2) << plan->radix_bits;
    if (plan->algorithm == GPUSORTI_TILES_AND_BUCKETS)
        return 4 * ((uint64_t)GPUSORTI_MAX_RUNS * GPUSORTI_RUN_SAMPLES * plan->request.key_words +
                    gpusorti_ceil_div(plan->request.count, gpusorti_bucket(plan)) * GPUSORTI_BOUND_WORDS);
    return 0;
}

static uint64_t gpusorti_leaves_size(const gpusorti_plan *plan) {
    return plan->leaf_bits ? 4 * (((uint64_t)1 << plan->leaf_bits) + 1) : 0;
}

static uint64_t gpusorti_section(uint64_t *end, uint64_t size) {
    uint64_t begin = *end;
    *end = (begin + size + GPUSORTI_ALIGNMENT - 1) & ~(uint64_t)(GPUSORTI_ALIGNMENT - 1);
    return begin;
}

/* Elements of the second copies, or candidates: keys, and words that travel with each. */
static uint64_t gpusorti_alt_elements(const gpusorti_plan *plan) {
    if (plan->unordered) return gpusorti_unordered_copies(plan) ? gpusorti_unordered_results(plan) : 0;
    if (gpusorti_selects(plan)) return gpusorti_candidates(plan, 1) + gpusorti_candidates(plan, 2);
    return gpusorti_has_alt(plan) ? plan->request.count : 0;
}

static uint64_t gpusorti_keys_alt_size(const gpusorti_plan *plan) {
    return 4 * gpusorti_alt_elements(plan) * plan->request.key_words;
}

static uint64_t gpusorti_values_alt_size(const gpusorti_plan *plan) {
    return 4 * gpusorti_alt_elements(plan) *
           (gpusorti_selects(plan) && !plan->unordered ? 1 : plan->request.value_words);
}

static uint64_t gpusorti_keys_alt_in_scratch(const gpusorti_plan *plan) {
    return plan->over_keys ? 0 : gpusorti_keys_alt_size(plan);
}

static uint64_t gpusorti_values_alt_in_scratch(const gpusorti_plan *plan) {
    return plan->over_values ? 0 : gpusorti_values_alt_size(plan);
}

/* Keys in a word each, or two, that are sorted in place of the caller's. */
static uint64_t gpusorti_unpacked_size(const gpusorti_plan *plan) {
    return plan->unpacked ? 4 * (uint64_t)plan->request.count * plan->request.key_words : 0;
}

/* The indices that travel in place of wide values. */
static uint64_t gpusorti_indices_size(const gpusorti_plan *plan) {
    return plan->request.wide && !gpusorti_packs_at_once(plan) ? 4 * (uint64_t)plan->request.count : 0;
}

/* Offsets of segments in scratch, which their ends follow there. */
static uint64_t gpusorti_bounds_size(const gpusorti_plan *plan) {
    uint64_t end = 0;
    (void)gpusorti_section(&end, plan->joins_bounds ? 4 * (uint64_t)plan->request.segments : 0);
    return end;
}

static gpusorti_layout gpusorti_lay_out(const gpusorti_plan *plan) {
    const gpusorti_request *r = &plan->request;
    const int segmented = plan->algorithm == GPUSORTI_SEGMENTED;
    gpusorti_layout layout;
    uint64_t end = 0, rows_end;
    layout.control = gpusorti_section(&end, gpusorti_control_size(plan));
    layout.status = gpusorti_section(&end, gpusorti_status_size(plan));
    layout.leaves = gpusorti_section(&end, gpusorti_leaves_size(plan));
    layout.owners = gpusorti_section(&end, segmented ? 16 * gpusorti_long_tiles(plan) : 0);
    layout.records = gpusorti_section(&end, segmented ? 4 * (uint64_t)gpusorti_long_segments(plan) : 0);
    layout.bases = gpusorti_section(
        &end, segmented ? 4 * (uint64_t)gpusorti_long_segments(plan) * gpusorti_base_words(plan) : 0);
    layout.lists = gpusorti_section(&end, segmented ? 16 * (uint64_t)gpusorti_list_room(plan) : 0);
    layout.keys = gpusorti_section(&end, gpusorti_unpacked_size(plan));
    layout.bounds = gpusorti_section(&end, 2 * gpusorti_bounds_size(plan));
    layout.values = gpusorti_section(&end, gpusorti_indices_size(plan));
    rows_end = end;
    layout.keys_alt = gpusorti_section(&end, gpusorti_keys_alt_in_scratch(plan));
    layout.values_alt = gpusorti_section(&end, gpusorti_values_alt_in_scratch(plan));
    layout.rows = gpusorti_section(r->in_values ? &end : &rows_end, gpusorti_rows_size(r));
    layout.end = rows_end > end ? rows_end : end;
    return layout;
}

/* The plan with another request for which the same is decided, and all that follows from its numbers. */
static gpusorti_plan gpusorti_plan_for(const gpusort_context *ctx, const gpusorti_plan *of,
                                       const gpusorti_request *request) {
    gpusorti_plan plan = *of;
    plan.request = *request;
    plan.unpacked = gpusorti_unpacked(ctx, &plan);
    plan.over_keys = gpusorti_overwrites_keys(&plan);
    plan.over_values = gpusorti_overwrites_values(&plan);
    plan.tiles_per_span = gpusorti_tiles_per_span(ctx, &plan);
    plan.tiles_per_portion = gpusorti_tiles_per_portion(ctx, &plan);
    plan.part = gpusorti_part(&plan);
    if (plan.merges) plan.run = gpusorti_merged_run(&plan);
    plan.joins_bounds = gpusorti_shares_binding(&plan) && plan.request.segmentation == GPUSORTI_OFFSETS;
    plan.layout = gpusorti_lay_out(&plan);
    return plan;
}

/* The same for another count, up to its last. */
static gpusorti_plan gpusorti_plan_at(const gpusort_context *ctx, const gpusorti_plan *of, uint32_t count) {
    gpusorti_request request = of->request;
    request.count = count;
    return gpusorti_plan_for(ctx, of, &request);
}
/* ---- >>ranges: what a sort binds, within what the device can bind ---- */
/* What a sort binds, or reaches by addresses: where a device binds four buffers, the second values with the second keys, and
 * rows with indices. */
typedef struct gpusorti_extent {
    const char *member, *what; /* of the args; in scratch, else empty */
    uint64_t size;             /* at most: words that may lie anywhere are bound from the aligned offset before them */
    uint64_t most;             /* that it may be: as many as a binding has, or as kernels number */
} gpusorti_extent;
enum { GPUSORTI_SCRATCH_EXTENTS = 4, GPUSORTI_EXTENTS = 11 }; /* the first in scratch; how many */

/* Kernels number words of counts and lists, and elements of a second copy, by 32 bits. Of words there are fewer, so that an
 * index is a positive number, and its bytes are 32 bits, too: some compilers make such numbers of it. */
#define GPUSORTI_MOST_COUNTS ((uint64_t)1 << 32)          /* bytes */
#define GPUSORTI_MOST_COPIED(words) ((uint64_t)(words) << 34) /* of elements of so many words */

static void gpusorti_list_extents(const gpusort_context *ctx, const gpusorti_plan *plan, gpusorti_extent *list) {
    const gpusorti_request *r = &plan->request;
    const gpusorti_layout *l = &plan->layout;
    const uint64_t offsets = gpusorti_offsets_size(r), ends = gpusorti_ends_size(r), rows = gpusorti_rows_size(r);
    const uint64_t alt = gpusorti_values_alt_in_scratch(plan);
    const uint64_t skew = gpusorti_greater(ctx->caps.offset_alignment, 4) - 4;
    const int merged = gpusorti_shares_binding(plan);
    const uint64_t most = plan->mode == GPUSORTI_ADDRESSES ? UINT64_MAX : ctx->caps.max_range;
    const gpusorti_extent bound[GPUSORTI_EXTENTS] = {
        {"keys", "", gpusorti_keys_size(r), most},
        {"values", gpusorti_packed_rows(r) > r->count ? "limit values of each segment: " : "",
         gpusorti_values_size(r), most},
        {"segments", "from the aligned offset before them on, ", offsets ? offsets + skew : 0, most},
        {"segment_ends", "from the aligned offset before them on, ", ends ? ends + skew : 0, most},
        {"scratch", "counts and lists: ", l->keys - l->control, gpusorti_lesser(most, GPUSORTI_MOST_COUNTS)},
        {"scratch", "keys in words: ", gpusorti_unpacked_size(plan), most},
        {"scratch", "offsets and ends of segments: ", 2 * gpusorti_bounds_size(plan), most},
        {"scratch", "indices: ", gpusorti_indices_size(plan), most},
        {"scratch", "the second copy of the keys: ", gpusorti_keys_alt_in_scratch(plan),
         gpusorti_lesser(most, GPUSORTI_MOST_COPIED(r->key_words))},
        {"scratch", merged ? "the second copies of keys and values: " : "the second copy of the values: ",
         merged && alt ? l->values_alt - l->keys_alt + alt : alt, most},
        {"scratch", merged ? "indices and rows of values: " : "rows of values: ",
         merged && rows ? l->rows - l->values + rows : rows, most},
    };
    memcpy(list, bound, sizeof bound);
}

/* The first, from the i-th on, that is larger than it may be, or NULL. */
static const gpusorti_extent *gpusorti_beyond_range(const gpusort_context *ctx, const gpusorti_plan *plan,
                                                   gpusorti_extent *list, int i) {
    gpusorti_list_extents(ctx, plan, list);
    for (; i < GPUSORTI_EXTENTS; i++)
        if (list[i].size > list[i].most) return &list[i];
    return NULL;
}

static int gpusorti_fits_ranges(const gpusort_context *ctx, const gpusorti_plan *plan) {
    gpusorti_extent list[GPUSORTI_EXTENTS];
    return gpusorti_beyond_range(ctx, plan, list, 0) == NULL;
}

/* host_arrays: of gpusort_sort(), whose args have no scratch. */
static gpusort_result gpusorti_tell_range(const gpusort_context *ctx, const gpusorti_extent *beyond, int host_arrays) {
    const char *const member = host_arrays && strcmp(beyond->member, "scratch") == 0 ? "count" : beyond->member;
    const int of_device = beyond->most == ctx->caps.max_range;
    return gpusorti_fail(&ctx->host, GPUSORT_ERROR_TOO_LARGE, "%s.%s: %s%llu bytes are over %s%llu%s",
                         host_arrays ? "gpusort_host_args" : "gpusort_cmd_args", member, beyond->what,
                         (unsigned long long)beyond->size, of_device ? "the device's maxStorageBufferRange of " : "the ",
                         (unsigned long long)beyond->most,
                         of_device ? ", and device addresses are not enabled" : " that kernels can number");
}

/* All that a plan has in scratch has to be as small as kernels need it. Of the caller's arrays only those
 * of the request itself count: smaller sorts have smaller ones, except that shorter rows have more packed results. */
static gpusort_result gpusorti_check_scratch(const gpusort_context *ctx, const gpusorti_plan *plan) {
    gpusorti_extent list[GPUSORTI_EXTENTS];
    const gpusorti_extent *beyond = gpusorti_beyond_range(ctx, plan, list, GPUSORTI_SCRATCH_EXTENTS);
    return beyond ? gpusorti_tell_range(ctx, beyond, 0) : GPUSORT_OK;
}
/* ---- >>thresholds: the counts and limits at which plans change ---- */
enum {
    GPUSORTI_MOST_MERGES = 14,     /* of four runs each: from the smallest tile to 2^32 elements */
    GPUSORTI_RUN_SIZES = 8,        /* of buckets: from GPUSORTI_RUN_SAMPLES on, each twice the one before */
    GPUSORTI_LEAF_THRESHOLDS = 25, /* leaves by 8 to 32 bits */
    GPUSORTI_FEW_WANTED = 256,
    GPUSORTI_FEW_PACKED = 640, /* H200: at 512 selecting takes .9 to 1.03 of the time, at 768 1.06 to 1.28 times as long */
    GPUSORTI_MOST_MERGED = 1 << 30, /* elements: merge_tiles.comp numbers the ends of four runs by 32 bits */
    GPUSORTI_MOST_READ_AGAIN = 1 << 23,
    GPUSORTI_PLANNED_SIZES = 1 << 24  /* the plan on the GPU sets the sizes of passes */
};

/* The greatest limits for which something holds: X(member). */
#define GPUSORTI_LIMIT_THRESHOLDS(X) \
    X(few)        /* selecting is faster in every array that one workgroup cannot sort; */ \
    X(few_packed) /* where the first k are packed, too */ \
    X(selected)   /* selecting is faster in long arrays; */ \
    X(ordered)    /* in order, too, where none is wanted */ \
    X(halved)     /* of segments of any length there are at most as many candidates as elements */

/* The greatest counts for which something holds; 0: for none, UINT32_MAX: for all: X(member), or Y(member, how many). */
#define GPUSORTI_COUNT_THRESHOLDS(X, Y) \
    X(row)                             /* one row holds all elements */ \
    X(tile)                            /* one workgroup sorts them */ \
    X(merges)                          /* tiles are merged, */ \
    Y(merged, GPUSORTI_MOST_MERGES)    /* by so many dispatches */ \
    Y(run, GPUSORTI_RUN_SIZES)         /* runs of such a size are split into buckets */ \
    X(medium)                          /* onesweep.comp has its shape of tuning.medium */ \
    X(medium_pairs)                    /* keys with values of a word have the shape tuning.staged_medium */ \
    X(staged_values)                   /* and above the shape tuning.staged */ \
    X(below_leaves) X(leaves)          /* leaves are slower; there may be leaves, */ \
    X(below_two_digits)                /* but only by bits of one digit */ \
    Y(leaf, GPUSORTI_LEAF_THRESHOLDS)  /* leaves have room, by 8 bits and more */ \
    X(below_gpu_sizes)                 /* the host sets the sizes of passes; */ \
    X(below_gpu_sizes_skipping)        /* also where some passes are often skipped */ \
    X(indices)                         /* an index finds the elements behind a device address */ \
    X(small_segment) Y(listed, 2)      /* no segment is too long for small_segments, for listed[] */ \
    X(part)                            /* nor for one workgroup of select.comp */ \
    Y(counted, 2)                      /* select_any.comp has too many counts for such rows, of which chained holds, */ \
                                       /* and of more elements */ \
    X(chained)                         /* a status word can count the elements of long segments */ \
    X(short_array)                     /* one array, or row, is sorted whole, unless the limit is small */ \
    X(order_is_cheap)                  /* its first k are found in order sooner than in any order */ \
    X(read_again)                      /* select_any.comp is faster than select.comp, which reads once */

#define GPUSORTI_ONE(member) uint32_t member;
#define GPUSORTI_SEVERAL(member, count) uint32_t member[count];
typedef struct gpusorti_limits {
    GPUSORTI_LIMIT_THRESHOLDS(GPUSORTI_ONE)
} gpusorti_limits;

/* They follow from the device and the kind of sort. Planners compare the count with these members and nothing else, so that
 * the plans of counts between two thresholds differ in sizes alone. Only two more counts follow from the plan itself:
 * gpusorti_grouped(), gpusorti_fitting_count(). */
typedef struct gpusorti_thresholds {
    GPUSORTI_COUNT_THRESHOLDS(GPUSORTI_ONE, GPUSORTI_SEVERAL)
    gpusorti_limits limits;
} gpusorti_thresholds;
#undef GPUSORTI_ONE
#undef GPUSORTI_SEVERAL

static uint32_t gpusorti_saturated(uint64_t count) { return (uint32_t)gpusorti_lesser(count, UINT32_MAX); }

/* ---- small counts ---- */
/* Loops stay loops where compiling takes longer than sorting: then tiles are merged. */
static int gpusorti_rolls_tiles(const gpusort_context *ctx, const gpusorti_plan *plan) {
    return plan->mode != GPUSORTI_ADDRESSES && (ctx->tuning.rolled || plan->request.merging);
}

static void gpusorti_tile_thresholds(const gpusort_context *ctx, const gpusorti_plan *plan, gpusorti_thresholds *up_to) {
    const gpusorti_request *request = &plan->request;
    const uint32_t most = request->merging ? UINT32_MAX : ctx->tuning.small_count;
    const uint32_t keys = request->key_words - 1, values = request->value_words;
    const uint32_t merges_from = ctx->tuning.merges_from[keys][values];
    const uint32_t merges_to = gpusorti_min(gpusorti_min(most, ctx->tuning.merges_to[keys][values]), GPUSORTI_MOST_MERGED);
    gpusorti_plan tiled = *plan;
    uint32_t i;
    tiled.shape = gpusorti_tile_shape(ctx, plan);
    up_to->tile = gpusorti_tile(&tiled);
    if (plan->mode == GPUSORTI_ADDRESSES) return; /* the other kernels are for bound buffers alone */
    for (i = 0; i < GPUSORTI_MOST_MERGES; i++) up_to->merged[i] = gpusorti_merged(up_to->tile, i);
    if (gpusorti_rolls_tiles(ctx, plan)) {
        up_to->merges = gpusorti_min(most, GPUSORTI_MOST_MERGED);
        return;
    }
    if (merges_from != 0 && merges_from <= merges_to && request->key_bits >= 32) { /* others would be unpacked first */
        up_to->tile = up_to->merged[0] = gpusorti_min(up_to->tile, merges_from - 1);
        up_to->merges = merges_to;
    }
    for (i = 0; i < GPUSORTI_RUN_SIZES; i++)
        up_to->run[i] = gpusorti_min(gpusorti_min(most, gpusorti_bucketed(ctx, &tiled)),
                                     (uint32_t)(GPUSORTI_MAX_RUNS * GPUSORTI_RUN_SAMPLES) << i);
}

/* ---- passes ---- */
/* Leaves need whole keys of 32 or 64 bits. The leading bits of 32-bit floats, their exponents, are never evenly
 * distributed; those of 64-bit floats may be, where these are of one magnitude. */
static int gpusorti_may_have_leaves(const gpusort_context *ctx, const gpusorti_request *request) {
    return request->key_bits >= 32 && gpusorti_whole_keys(request) &&
           !(request->key_kind == 2 && request->key_words == 1) && !gpusorti_shape_is_forced(ctx);
}

static void gpusorti_pass_thresholds(const gpusort_context *ctx, const gpusorti_request *request,
                                     gpusorti_thresholds *up_to) {
    const gpusorti_tuning *tuning = &ctx->tuning;
    const uint32_t keys = request->key_words - 1, values = request->value_words;
    uint32_t k;
    up_to->medium = gpusorti_grouped(&tuning->medium[keys][values]);
    if (keys == 0) {
        up_to->medium_pairs = gpusorti_grouped(&tuning->staged_medium);
        up_to->staged_values = gpusorti_grouped(&tuning->staged);
        if (up_to->staged_values == 0) up_to->staged_values = UINT32_MAX;
    }
    up_to->indices = tuning->indices_to;
    up_to->below_gpu_sizes = GPUSORTI_PLANNED_SIZES - 1;
    up_to->below_gpu_sizes_skipping = tuning->skipped_sizes_from - 1; /* of 0: UINT32_MAX, never; so below */
    if (tuning->leaves_to[keys][values] == 0 || !gpusorti_may_have_leaves(ctx, request)) return;
    up_to->below_leaves = tuning->leaves_from[keys][values] - 1;
    up_to->leaves = tuning->leaves_to[keys][values];
    up_to->below_two_digits = tuning->leaves_two_from[keys][values] - 1;
    for (k = 0; k < GPUSORTI_LEAF_THRESHOLDS; k++)
        up_to->leaf[k] = gpusorti_saturated((uint64_t)gpusorti_leaf_average(&tuning->leaf[keys][values]) << (8 + k));
}

/* ---- segments, and the first k ---- */
/* Bytes of counts and lists that segments may have for so many elements: a word and a half for each, and less where kernels
 * could not number the words of more. */
enum { GPUSORTI_COUNTED = 32, GPUSORTI_COUNT_BYTES = 192, GPUSORTI_FEW_COUNT_BYTES = 31 };

static uint32_t gpusorti_count_bytes(const gpusorti_thresholds *up_to, uint32_t n) {
    return n <= up_to->chained ? GPUSORTI_COUNT_BYTES : GPUSORTI_FEW_COUNT_BYTES;
}

/* The greatest limit for which a part leaves so many candidates. */
static uint32_t gpusorti_limit_for(uint32_t room) {
    return room > GPUSORTI_MORE_CANDIDATES ? (room - GPUSORTI_MORE_CANDIDATES) / 7 * 4 : 0;
}

/* Selecting is faster where a tile leaves a quarter of its elements at most, and the workgroup that sorts what is left has
 * room for them. */
static void gpusorti_segment_thresholds(const gpusort_context *ctx, const gpusorti_plan *plan, gpusorti_thresholds *up_to) {
    const gpusorti_request *request = &plan->request;
    gpusorti_plan fitted = *plan;
    gpusorti_shape selecting;
    uint32_t room, i;
    if ((request->segmentation == GPUSORTI_ONE_ARRAY && request->limit == 0) || !gpusorti_fit_listed(ctx, &fitted) ||
        !gpusorti_fit_small_segments(ctx, &fitted))
        return;
    if (request->segmentation == GPUSORTI_ROWS) up_to->row = request->shortest_row;
    up_to->small_segment = gpusorti_small_segment(&fitted);
    up_to->listed[0] = gpusorti_shape_tile(&fitted.listed[0]);
    up_to->listed[1] = gpusorti_shape_tile(&fitted.listed[1]);
    up_to->chained = GPUSORTI_MOST_CHAINED;
    up_to->order_is_cheap = gpusorti_saturated((uint64_t)ctx->tuning.small_count * 4);
    up_to->short_array = gpusorti_keys_alone(request) ? up_to->order_is_cheap
                                                      : gpusorti_max(up_to->merges, up_to->run[GPUSORTI_RUN_SIZES - 1]);
    up_to->read_again = GPUSORTI_MOST_READ_AGAIN;
    selecting = gpusorti_selecting_shape(ctx, &fitted);
    room = gpusorti_min(gpusorti_shape_tile(&selecting) / 4, up_to->listed[1]);
    if (request->limit) up_to->part = gpusorti_shape_tile(&selecting);
    for (i = 0; i < 2 && request->any_order; i++)
        up_to->counted[i] = 4 * GPUSORTI_COUNTED * gpusorti_unordered_words(request) /
                         (i ? GPUSORTI_FEW_COUNT_BYTES : GPUSORTI_COUNT_BYTES);
    up_to->limits.few = GPUSORTI_FEW_WANTED;
    up_to->limits.few_packed = GPUSORTI_FEW_PACKED;
    up_to->limits.selected = gpusorti_limit_for(room);
    up_to->limits.halved = gpusorti_limit_for(gpusorti_min(room, up_to->listed[1] / 16 * 7));
    up_to->limits.ordered = gpusorti_max(up_to->limits.selected / 2, GPUSORTI_FEW_WANTED);
}

/* ---- all of them ---- */
static gpusorti_thresholds gpusorti_thresholds_of(const gpusort_context *ctx, const gpusorti_plan *blank) {
    gpusorti_thresholds up_to;
    memset(&up_to, 0, sizeof up_to);
    gpusorti_tile_thresholds(ctx, blank, &up_to);
    gpusorti_pass_thresholds(ctx, &blank->request, &up_to);
    gpusorti_segment_thresholds(ctx, blank, &up_to);
    return up_to;
}
/* ---- >>planners: each makes a plan for one way to sort, or none where it cannot or another one is faster ---- */
typedef gpusorti_plan (*gpusorti_planner)(const gpusort_context *ctx, const gpusorti_thresholds *up_to, gpusorti_plan plan);

/* A plan in which nothing is decided yet. */
static gpusorti_plan gpusorti_blank_plan(const gpusort_context *ctx, const gpusorti_request *request, int too_large) {
    gpusorti_plan plan;
    memset(&plan, 0, sizeof plan);
    plan.request = *request;
    plan.reach = gpusorti_reach_of(ctx, request, too_large);
    plan.mode = plan.reach.usual;
    plan.lanes = gpusorti_lanes_of(ctx);
    plan.few_bindings = ctx->caps.few_bindings;
    plan.alignment = (uint32_t)ctx->caps.offset_alignment;
    plan.keeps_loops = (int)ctx->tuning.rolled;
    plan.stride = gpusorti_shape_of(ctx->caps.max_invocations < 256 ? 128 : 256, 4, 0);
    plan.stride_groups = ctx->tuning.stride_groups;
    plan.polls = !ctx->forced.stall ? ctx->tuning.polls : ctx->forced.polls ? ctx->forced.polls : 8;
    plan.radix_bits = ctx->forced_radix_bits ? ctx->forced_radix_bits : 8;
    return plan;
}

static gpusorti_plan gpusorti_no_plan(gpusorti_plan plan) {
    plan.shape.workgroup_size = 0;
    return plan;
}

/* ---- small counts ---- */
/* A single tile, sorted by one workgroup; or tiles, then dispatches that each merge some runs. */
static gpusorti_plan gpusorti_plan_tiles(const gpusort_context *ctx, const gpusorti_thresholds *up_to, gpusorti_plan plan) {
    const uint32_t n = plan.request.count;
    if (n > up_to->tile && n > up_to->merges) return gpusorti_no_plan(plan);
    plan.algorithm = GPUSORTI_TILES_AND_MERGES;
    plan.rolled = gpusorti_rolls_tiles(ctx, &plan);
    plan.shape = gpusorti_tile_shape(ctx, &plan);
    plan.run = gpusorti_tile(&plan);
    while (gpusorti_has_plan(&plan) && n > up_to->merged[plan.merges] && n > up_to->tile) plan.merges++;
    return plan;
}

static gpusorti_plan gpusorti_plan_buckets(const gpusort_context *ctx, const gpusorti_thresholds *up_to,
                                           gpusorti_plan plan) {
    const uint32_t n = plan.request.count;
    uint32_t i = 0;
    while (i < GPUSORTI_RUN_SIZES && n > up_to->run[i]) i++;
    if (i == GPUSORTI_RUN_SIZES) return gpusorti_no_plan(plan);
    plan.algorithm = GPUSORTI_TILES_AND_BUCKETS;
    plan.shape = gpusorti_tile_shape(ctx, &plan);
    plan.run = (uint32_t)GPUSORTI_RUN_SAMPLES << i;
    return plan;
}

/* ---- passes ---- */
/* The shape for onesweep_staged.comp; workgroup_size 0 where it cannot sort such keys or is slower. It is slower where it
 * needs too many registers: for large tiles in bound buffers whose accesses are checked. */
static gpusorti_shape gpusorti_staged_shape(const gpusort_context *ctx, const gpusorti_thresholds *up_to,
                                            const gpusorti_plan *plan) {
    const gpusorti_shape none = {0, 0, 0};
    const gpusorti_request *request = &plan->request;
    const uint32_t n = request->count;
    const int unchecked = plan->mode == GPUSORTI_ADDRESSES ||
                          ((ctx->enabled & GPUSORT_ENABLED_PIPELINE_ROBUSTNESS) && !request->flags);
    if (plan->algorithm != GPUSORT_ONESWEEP || request->key_bits != 32 || request->value_words != 1) return none;
    if (n <= up_to->medium_pairs) return ctx->tuning.staged_medium;
    return unchecked && n <= up_to->staged_values ? ctx->tuning.staged : none;
}

/* The shape for onesweep.comp. */
static gpusorti_shape gpusorti_onesweep_shape(const gpusort_context *ctx, const gpusorti_thresholds *up_to,
                                              const gpusorti_plan *plan) {
    const uint32_t n = plan->request.count, keys = plan->request.key_words - 1, values = plan->request.value_words;
    const gpusorti_shape chained = ctx->tuning.chained[keys][values];
    if (plan->algorithm == GPUSORTI_SEGMENTED && chained.workgroup_size) return chained;
    return n <= up_to->medium ? ctx->tuning.medium[keys][values] : ctx->tuning.onesweep[keys][values];
}

/* The plan with a shape for one-sweep's kernel, which needs an invocation for each value of a digit. That kernel also
 * moves the elements of long segments. */
static gpusorti_plan gpusorti_fit_onesweep(const gpusort_context *ctx, const gpusorti_thresholds *up_to,
                                           gpusorti_plan plan) {
    const gpusorti_request *request = &plan.request;
    const uint32_t n = request->count;
    const int onesweep = plan.algorithm == GPUSORT_ONESWEEP;
    const gpusorti_shape staged = gpusorti_staged_shape(ctx, up_to, &plan);
    gpusorti_shape shape = gpusorti_onesweep_shape(ctx, up_to, &plan);
    const gpusorti_demands *demands = &gpusorti_onesweep_demands;
    if (!ctx->caps.subgroups) return gpusorti_no_plan(plan);
    plan.staged = staged.workgroup_size != 0;
    if (plan.staged) {
        shape = staged;
        demands = &gpusorti_staged_demands;
    }
    if (request->value_words) shape.variant &= ~(uint32_t)GPUSORTI_VARIANT_RANK_BY_ATOMICS; /* nothing to check them by */
    if (ctx->forced.reversed_atomics) shape.variant |= GPUSORTI_VARIANT_REVERSED;
    plan.shape = gpusorti_fit_shape(ctx, &plan, shape, demands);
    if (!onesweep || request->key_bits < 32 || ctx->forced.tiles_a_portion || n > gpusorti_grouped(&plan.shape))
        plan.shape.variant &= ~GPUSORTI_GROUPS(31);
    plan.counting_sort = onesweep && gpusorti_keys_alone(request) && request->key_bits == plan.radix_bits;
    /* onesweep.comp checks the order of keys without values by all bits up to the digit, and so needs encoded ones */
    plan.raw = onesweep && !plan.counting_sort &&
               (plan.staged || (request->key_kind != 2 && (request->value_words || !request->descending)));
    return plan;
}

/* Whether a tile has enough elements for each value of a digit, which costs a word of the tile's row; no digit is smaller
 * than two bits. */
static int gpusorti_fills_digits(const gpusort_context *ctx, const gpusorti_plan *plan) {
    if (!gpusorti_has_plan(plan)) return 0;
    return gpusorti_shape_is_forced(ctx) || ctx->forced_radix_bits != 0 || plan->radix_bits == 2 ||
           gpusorti_tile(plan) >= ctx->tuning.least_elements << plan->radix_bits;
}

/* Whether segments have few enough counts and lists, whatever their lengths: of long ones a word for each value of a digit
 * and tile, chained of each pass as well. */
static int gpusorti_counts_are_few(const gpusorti_thresholds *up_to, const gpusorti_plan *plan) {
    const uint32_t n = plan->request.count, elements = 1u << 25;
    gpusorti_plan worst = *plan;
    if (!plan->has_long || plan->radix_bits == 2) return 1;
    worst.algorithm = GPUSORTI_SEGMENTED;
    worst.pass_count = gpusorti_passes(&worst);
    worst.request.count = elements;
    worst.request.segmentation = GPUSORTI_OFFSETS;
    worst.request.segments = UINT32_MAX;
    return gpusorti_lay_out(&worst).keys <= (uint64_t)elements / GPUSORTI_COUNTED * gpusorti_count_bytes(up_to, n);
}

/* The plan with the largest digits that fit. Narrow subgroups have smaller ones, because their counters take more room, and
 * so have segments that are soon long ones. */
static gpusorti_plan gpusorti_fit_digits(const gpusort_context *ctx, const gpusorti_thresholds *up_to, gpusorti_plan plan,
                                         gpusorti_planner fit) {
    for (; plan.radix_bits >= 2; plan.radix_bits--) {
        const gpusorti_plan fitted = fit(ctx, up_to, plan);
        if (gpusorti_fills_digits(ctx, &fitted) && gpusorti_counts_are_few(up_to, &fitted)) return fitted;
    }
    return gpusorti_no_plan(plan);
}

enum { GPUSORTI_MOST_LEAF_BITS = 16 };

/* Counts from which there are leaves go with the row's shape: where it does not fit the device there are none. */
static int gpusorti_has_leaf(const gpusort_context *ctx, const gpusorti_plan *plan) {
    const gpusorti_shape *leaf = &plan->leaf;
    const gpusorti_shape fitted = gpusorti_reduce_shape(ctx, plan, *leaf, &gpusorti_leaf_demands);
    return gpusorti_suits(&gpusorti_leaf_demands, leaf) && leaf->workgroup_size == fitted.workgroup_size &&
           leaf->items == fitted.items;
}

/* The plan with leaves, where passes shall sort by the leading bits only. None where fewer bits would do: most of a leaf's
 * workgroup would idle. Where more bits would be wanted than two digits have, leaves are twice as large, and with them their
 * workgroups, once or several times. */
static gpusorti_plan gpusorti_add_leaves(const gpusort_context *ctx, const gpusorti_thresholds *up_to, gpusorti_plan plan) {
    const gpusorti_request *request = &plan.request;
    const uint32_t n = request->count;
    gpusorti_plan leaves = plan;
    leaves.leaf = ctx->tuning.leaf[request->key_words - 1][request->value_words];
    if (plan.radix_bits != 8 || n <= up_to->below_leaves || n > up_to->leaves) return plan;
    leaves.leaf_bits = 8;
    while (leaves.leaf_bits < 7 + GPUSORTI_LEAF_THRESHOLDS && n > up_to->leaf[leaves.leaf_bits - 8]) leaves.leaf_bits++;
    for (; leaves.leaf_bits > GPUSORTI_MOST_LEAF_BITS; leaves.leaf_bits--) {
        leaves.leaf.workgroup_size *= 2;
        leaves.leaf.variant = gpusorti_min(leaves.leaf.variant + 1, GPUSORTI_MOST_BIN_BITS);
    }
    if (!gpusorti_has_leaf(ctx, &leaves) || leaves.leaf_bits < gpusorti_least_leaf_bits(&leaves)) return plan;
    leaves.leading_passes = request->key_bits / 8;
    if (leaves.leaf_bits == 8) return leaves;
    if (n <= up_to->below_two_digits) return plan;
    leaves.leading_passes = gpusorti_min(
        gpusorti_max(ctx->tuning.leaf_passes[request->key_words - 1][request->value_words], 2), leaves.leading_passes);
    if (leaves.leaf_bits < GPUSORTI_MOST_LEAF_BITS) leaves.leaf_bits++; /* for keys that use a part of their range only */
    leaves.shape.variant &= ~GPUSORTI_GROUPS(31); /* a pass may run twice, but the groups' rows have to be 0 before */
    return leaves;
}

/* Whether AUTO takes one-sweep on this device, or the caller asks for it. The last workgroup of histogram.comp reads what
 * the others have written, which needs acquire and release. */
static int gpusorti_may_sweep(const gpusort_context *ctx, const gpusorti_request *request) {
    return !ctx->caps.relaxed && request->algorithm != GPUSORT_COUNT_SCAN_SCATTER &&
           (request->algorithm != GPUSORT_AUTO || ctx->tuning.large == GPUSORT_ONESWEEP);
}

static gpusorti_plan gpusorti_plan_onesweep(const gpusort_context *ctx, const gpusorti_thresholds *up_to,
                                            gpusorti_plan plan) {
    if (!gpusorti_may_sweep(ctx, &plan.request)) return gpusorti_no_plan(plan);
    plan.algorithm = GPUSORT_ONESWEEP;
    plan.mode = plan.reach.sweep;
    plan = gpusorti_fit_digits(ctx, up_to, plan, gpusorti_fit_onesweep);
    return gpusorti_has_plan(&plan) ? gpusorti_add_leaves(ctx, up_to, plan) : plan;
}

static gpusorti_plan gpusorti_fit_scatter(const gpusort_context *ctx, const gpusorti_thresholds *up_to, gpusorti_plan plan) {
    (void)up_to;
    plan.shape = gpusorti_fit_shape(ctx, &plan, ctx->tuning.scatter, &gpusorti_scatter_demands);
    return plan;
}

static gpusorti_plan gpusorti_plan_scatter(const gpusort_context *ctx, const gpusorti_thresholds *up_to,
                                           gpusorti_plan plan) {
    plan.algorithm = GPUSORT_COUNT_SCAN_SCATTER;
    plan.radix_bits = ctx->forced_radix_bits ? ctx->forced_radix_bits : ctx->tuning.radix_bits;
    return gpusorti_fit_digits(ctx, up_to, plan, gpusorti_fit_scatter);
}

/* Where AUTO takes one-sweep, leaves come after its passes alone. */
static gpusorti_plan gpusorti_plan_three_kernels(const gpusort_context *ctx, const gpusorti_thresholds *up_to,
                                                 gpusorti_plan plan) {
    const int leaves = ctx->caps.subgroups && !ctx->caps.relaxed && ctx->tuning.large != GPUSORT_ONESWEEP;
    plan = gpusorti_plan_scatter(ctx, up_to, plan);
    return leaves && gpusorti_has_plan(&plan) ? gpusorti_add_leaves(ctx, up_to, plan) : plan;
}

/* ---- in place ---- */
static gpusorti_plan gpusorti_plan_network(const gpusort_context *ctx, const gpusorti_thresholds *up_to,
                                           gpusorti_plan plan) {
    (void)up_to;
    plan.algorithm = GPUSORT_ODD_EVEN_MERGE;
    plan.shape = gpusorti_fit_shape(ctx, &plan, ctx->tuning.exchange, &gpusorti_network_demands);
    if (plan.request.numeric) plan.shape.variant |= GPUSORTI_VARIANT_NANS_LAST;
    if (plan.request.numeric && plan.request.bfloat16) plan.shape.variant |= GPUSORTI_VARIANT_BFLOAT16;
    return plan;
}

/* ---- segments, and the first k ---- */
static gpusorti_plan gpusorti_fit_selecting(const gpusort_context *ctx, gpusorti_plan plan) {
    plan.selecting = gpusorti_selecting_shape(ctx, &plan);
    plan.most_parts = gpusorti_max(ctx->tuning.select_invocations / gpusorti_max(plan.selecting.workgroup_size, 1), 4);
    return plan;
}

/* The plan in which select.comp reduces long segments to the first k, where that is faster; else as it was. */
static gpusorti_plan gpusorti_add_selection(const gpusort_context *ctx, const gpusorti_thresholds *up_to,
                                            gpusorti_plan plan) {
    const gpusorti_request *request = &plan.request;
    const uint32_t n = request->count;
    if (request->limit == 0 || request->limit > up_to->limits.selected || request->algorithm != GPUSORT_AUTO) return plan;
    if (request->segmentation == GPUSORTI_OFFSETS && request->limit > up_to->limits.halved && n > up_to->chained)
        return plan;
    plan = gpusorti_fit_selecting(ctx, plan);
    plan.chained = 0;
    return plan;
}

/* The plan in which they come in any order, where that is faster; else as it was. */
static gpusorti_plan gpusorti_drop_order(const gpusort_context *ctx, const gpusorti_thresholds *up_to, gpusorti_plan plan) {
    const gpusorti_request *request = &plan.request;
    const uint32_t n = request->count;
    if (!request->any_order || request->limit <= up_to->limits.ordered) return plan;
    if (request->segmentation == GPUSORTI_ROWS && request->segment_size <= up_to->counted[n > up_to->chained]) return plan;
    if (request->limit <= up_to->limits.selected && n > up_to->read_again) return plan;
    if (request->segmentation == GPUSORTI_ONE_ARRAY && !request->packs && n <= up_to->order_is_cheap) return plan;
    plan.unordered = 1;
    plan = gpusorti_fit_selecting(ctx, plan);
    plan.unordered = gpusorti_selects(&plan);
    return plan;
}

/* Whether it is faster to sort all elements of an array, or of the only row. Those that are packed in any order are found
 * without sorting. */
static int gpusorti_sorts_whole(const gpusorti_thresholds *up_to, const gpusorti_request *request) {
    const uint32_t n = request->count, few = request->packs ? up_to->limits.few_packed : up_to->limits.few;
    if (request->segmentation != GPUSORTI_ONE_ARRAY && n > up_to->row) return 0;
    return n <= up_to->short_array && request->limit > few && !(request->packs && request->any_order);
}

/* The first k of one long array, or of long rows. */
static gpusorti_plan gpusorti_plan_selection(const gpusort_context *ctx, const gpusorti_thresholds *up_to,
                                             gpusorti_plan plan) {
    const gpusorti_request *request = &plan.request;
    const uint32_t n = request->count;
    const int one = request->segmentation == GPUSORTI_ONE_ARRAY, rows = request->segmentation == GPUSORTI_ROWS;
    if (request->limit == 0 || !(one || rows) || !gpusorti_fit_listed(ctx, &plan)) return gpusorti_no_plan(plan);
    if (n <= up_to->listed[1] || (rows && request->segment_size <= up_to->listed[1])) return gpusorti_no_plan(plan);
    if (gpusorti_sorts_whole(up_to, request)) return gpusorti_no_plan(plan);
    plan = gpusorti_drop_order(ctx, up_to, gpusorti_add_selection(ctx, up_to, plan));
    plan.algorithm = GPUSORTI_SELECTED;
    plan.shape = plan.selecting;
    return plan;
}

/* One-sweep for long segments. */
static gpusorti_plan gpusorti_plan_chained(const gpusort_context *ctx, const gpusorti_thresholds *up_to,
                                           gpusorti_plan plan) {
    if (!gpusorti_may_sweep(ctx, &plan.request)) return gpusorti_no_plan(plan);
    plan.algorithm = GPUSORTI_SEGMENTED;
    plan.chained = 1;
    plan.mode = plan.reach.sweep;
    return gpusorti_fit_digits(ctx, up_to, plan, gpusorti_fit_onesweep);
}

/* Short segments by workgroups, long ones by radix passes, all of them at once. Where one row has room for all elements
 * there is one array. */
static gpusorti_plan gpusorti_plan_segments(const gpusort_context *ctx, const gpusorti_thresholds *up_to,
                                            gpusorti_plan plan) {
    const gpusorti_request *request = &plan.request;
    const uint32_t n = request->count;
    const uint32_t longest = request->segmentation == GPUSORTI_ROWS ? request->segment_size : UINT32_MAX;
    gpusorti_plan fitted;
    if (request->segmentation == GPUSORTI_ONE_ARRAY || n <= up_to->row) return gpusorti_no_plan(plan);
    if (!gpusorti_fit_small_segments(ctx, &plan) || !gpusorti_fit_listed(ctx, &plan)) return gpusorti_no_plan(plan);
    plan.has_listed[0] = longest > up_to->small_segment && n > up_to->small_segment;
    plan.has_listed[1] = longest > up_to->listed[0] && n > up_to->listed[0];
    plan.has_long = longest > up_to->listed[1] && n > up_to->listed[1];
    fitted = gpusorti_plan_chained(ctx, up_to, plan);
    if (request->algorithm == GPUSORT_ONESWEEP && !gpusorti_has_plan(&fitted)) return fitted;
    if (!gpusorti_has_plan(&fitted) || n > up_to->chained) fitted = gpusorti_plan_scatter(ctx, up_to, plan);
    fitted.algorithm = GPUSORTI_SEGMENTED;
    return fitted.has_long ? gpusorti_add_selection(ctx, up_to, fitted) : fitted;
}
/* ---- >>choose: from a call to its plan ---- */
enum { GPUSORTI_ANY_ALGORITHM = -1 };

/* In the order in which they are asked: the first that makes a plan is taken. */
static const struct gpusorti_choice {
    int wanted; /* the algorithm of the request */
    gpusorti_planner planner;
} gpusorti_choices[] = {
    {GPUSORT_AUTO, gpusorti_plan_selection},
    {GPUSORTI_ANY_ALGORITHM, gpusorti_plan_segments},
    {GPUSORT_AUTO, gpusorti_plan_tiles},
    {GPUSORT_AUTO, gpusorti_plan_buckets},
    {GPUSORT_AUTO, gpusorti_plan_onesweep},
    {GPUSORT_AUTO, gpusorti_plan_three_kernels},
    {GPUSORT_ONESWEEP, gpusorti_plan_onesweep},
    {GPUSORT_COUNT_SCAN_SCATTER, gpusorti_plan_three_kernels},
    {GPUSORT_ODD_EVEN_MERGE, gpusorti_plan_network},
};

/* What is the same for every planner. Reading a size on the GPU takes a while, too: with few elements longer than skipping
 * saves. */
static gpusorti_plan gpusorti_complete_plan(const gpusort_context *ctx, const gpusorti_thresholds *up_to,
                                            gpusorti_plan plan) {
    const uint32_t n = plan.request.count;
    const int skips = plan.leaf_bits != 0 || plan.request.key_words == 2;
    plan.address_sums = plan.mode == GPUSORTI_ADDRESSES && n > up_to->indices;
    plan.gpu_sizes = skips ? n > up_to->below_gpu_sizes_skipping : n > up_to->below_gpu_sizes;
    plan.pass_count = gpusorti_passes(&plan);
    if (plan.algorithm == GPUSORT_ONESWEEP || plan.chained) plan.shape.variant |= GPUSORTI_STALL(ctx->forced.stall);
    if (ctx->forced.reversed_atomics) plan.leaf.variant |= GPUSORTI_VARIANT_REVERSED;
    plan = gpusorti_fit_steps(ctx, plan);
    return gpusorti_plan_for(ctx, &plan, &plan.request);
}

/* too_large: see gpusorti_reach. */
static gpusorti_plan gpusorti_choose(const gpusort_context *ctx, const gpusorti_request *request, int too_large) {
    const gpusorti_plan blank = gpusorti_blank_plan(ctx, request, too_large);
    const gpusorti_thresholds up_to = gpusorti_thresholds_of(ctx, &blank);
    size_t i;
    for (i = 0; i < sizeof gpusorti_choices / sizeof gpusorti_choices[0]; i++) {
        const struct gpusorti_choice *choice = &gpusorti_choices[i];
        if (choice->wanted == GPUSORTI_ANY_ALGORITHM || choice->wanted == (int)request->algorithm) {
            const gpusorti_plan plan = choice->planner(ctx, &up_to, blank);
            if (gpusorti_has_plan(&plan)) return gpusorti_complete_plan(ctx, &up_to, plan);
        }
    }
    return blank;
}

/* The plan of a sort. Of no elements it is that of one element, so that errors are still reported. */
static gpusort_result gpusorti_make_plan(const gpusort_context *ctx, const gpusorti_request *request, gpusorti_plan *out) {
    gpusorti_extent list[GPUSORTI_EXTENTS];
    gpusorti_request some = *request;
    gpusorti_plan plan;
    const gpusorti_extent *beyond = NULL;
    some.count = gpusorti_max(request->count, 1);
    plan = gpusorti_choose(ctx, &some, 0);
    if (gpusorti_has_plan(&plan)) beyond = gpusorti_beyond_range(ctx, &plan, list, 0);
    if (beyond && gpusorti_reaches_further(ctx, &some, plan.mode)) {
        plan = gpusorti_choose(ctx, &some, 1);
        beyond = gpusorti_beyond_range(ctx, &plan, list, 0);
    }
    if (beyond) return gpusorti_tell_range(ctx, beyond, request->host_arrays);
    if (!gpusorti_has_plan(&plan) && request->algorithm == GPUSORT_ONESWEEP)
        return gpusorti_fail(&ctx->host, GPUSORT_ERROR_UNSUPPORTED,
                             ctx->caps.relaxed ? "GPUSORT_ONESWEEP needs acquire and release, which Metal's atomics lack"
                                               : "GPUSORT_ONESWEEP needs subgroup operations (basic, ballot, arithmetic)");
    if (!gpusorti_has_plan(&plan))
        return gpusorti_fail(&ctx->host, GPUSORT_ERROR_UNSUPPORTED,
                             "this device's workgroups are too small: %u invocations, %u bytes shared",
                             ctx->caps.max_invocations, ctx->caps.max_shared);
    *out = plan;
    return GPUSORT_OK;
}

/* Whether AUTO may choose for one array, all of which is wanted. */
static int gpusorti_is_open(const gpusorti_request *r) {
    return r->algorithm == GPUSORT_AUTO && r->segmentation == GPUSORTI_ONE_ARRAY && r->limit == 0;
}

/* The request by the plans that are compiled soonest, tiles and merges: of one array. Narrow keys have none, as these would
 * take more scratch than their other plans. Where there are none it stays as it is: then all plans are compiled soonest. */
static gpusorti_request gpusorti_quick(const gpusorti_request *request) {
    gpusorti_request quick = *request;
    quick.merging = gpusorti_is_open(request) && request->key_bits >= 32;
    return quick;
}

/* From arguments to a request, and the plan that makes. host_arrays: of gpusort_sort(). */
static gpusort_result gpusorti_resolve(const gpusort_context *ctx, const gpusort_cmd_args *args, int host_arrays,
                                       gpusorti_request *request, gpusorti_plan *plan) {
    const char *const structure = host_arrays ? "gpusort_host_args" : "gpusort_cmd_args";
    const gpusort_result result = gpusorti_check_args(&ctx->host, structure, args);
    if (result != GPUSORT_OK) return result;
    *request = gpusorti_request_of(args, host_arrays);
    return gpusorti_make_plan(ctx, request, plan);
}
/* ---- >>tour: all plans between two requests, which differ in numbers alone ---- */
/* ---- how far a plan goes ---- */
/* The least of the thresholds that is not below n, if it is below `most`; else `most`. */
static uint32_t gpusorti_next_threshold(const uint32_t *thresholds, size_t count, uint32_t n, uint32_t most) {
    size_t i;
    for (i = 0; i < count; i++)
        if (thresholds[i] >= n && thresholds[i] < most) most = thresholds[i];
    return most;
}

static uint32_t gpusorti_next_count(const gpusorti_thresholds *to, uint32_t n, uint32_t most) {
#define GPUSORTI_ONE(member) most = gpusorti_next_threshold(&to->member, 1, n, most);
#define GPUSORTI_SEVERAL(member, count) most = gpusorti_next_threshold(to->member, count, n, most);
    GPUSORTI_COUNT_THRESHOLDS(GPUSORTI_ONE, GPUSORTI_SEVERAL)
#undef GPUSORTI_ONE
#undef GPUSORTI_SEVERAL
    return most;
}

static uint32_t gpusorti_next_limit(const gpusorti_limits *limits, uint32_t n, uint32_t most) {
#define GPUSORTI_ONE(member) most = gpusorti_next_threshold(&limits->member, 1, n, most);
    GPUSORTI_LIMIT_THRESHOLDS(GPUSORTI_ONE)
#undef GPUSORTI_ONE
    return most;
}

/* The numbers of a request at which plans change. Those of rows are among those of counts. */
typedef enum gpusorti_number { GPUSORTI_COUNTS, GPUSORTI_LIMITS, GPUSORTI_ROW_LENGTHS } gpusorti_number;

/* The same for such a number of a request, of plans that are too large to be bound and, unless this one is, of others. */
static uint32_t gpusorti_next_change(const gpusort_context *ctx, const gpusorti_request *request, int too_large,
                                     gpusorti_number number, uint32_t most) {
    for (; too_large <= 1; too_large++) {
        const gpusorti_plan blank = gpusorti_blank_plan(ctx, request, too_large);
        const gpusorti_thresholds to = gpusorti_thresholds_of(ctx, &blank);
        const uint32_t rows[] = {to.small_segment, to.listed[0], to.listed[1], to.part, to.counted[0], to.counted[1]};
        if (number == GPUSORTI_LIMITS)
            most = gpusorti_next_limit(&to.limits, request->limit, most);
        else if (number == GPUSORTI_ROW_LENGTHS)
            most = gpusorti_next_threshold(rows, sizeof rows / sizeof rows[0], request->segment_size, most);
        else
            most = gpusorti_next_count(&to, request->count, most);
    }
    return most;
}

/* The greatest count from `least` to `most` for which all that is bound, or reached by addresses, is as small as it has to
 * be; least - 1 where there is none. It grows with the count. */
static uint32_t gpusorti_fitting_count(const gpusort_context *ctx, const gpusorti_plan *plan, uint32_t least,
                                       uint32_t most) {
    uint32_t fits = least - 1, beyond = most;
    gpusorti_plan other = gpusorti_plan_at(ctx, plan, most);
    if (gpusorti_fits_ranges(ctx, &other)) return most;
    while (beyond - fits > 1) {
        const uint32_t middle = fits + (beyond - fits) / 2;
        other = gpusorti_plan_at(ctx, plan, middle);
        if (gpusorti_fits_ranges(ctx, &other))
            fits = middle;
        else
            beyond = middle;
    }
    return fits;
}

/* The greatest count up to `most` whose plan differs from this one in sizes alone, and in whether buffers are bound: the
 * next threshold, unless the plan's own groups end before. */
static uint32_t gpusorti_last_count(const gpusort_context *ctx, const gpusorti_plan *plan, uint32_t most) {
    const uint32_t grouped = gpusorti_grouped(&plan->shape);
    most = gpusorti_next_change(ctx, &plan->request, plan->reach.too_large, GPUSORTI_COUNTS, most);
    return grouped != 0 ? gpusorti_min(most, grouped) : most;
}

/* ---- from one to the next ---- */
typedef gpusort_result (*gpusorti_visit_plan)(void *user, const gpusorti_plan *plan);

/* Visits a plan for each range of counts in which plans differ in sizes alone: that of the greatest count and of `most`,
 * which takes the most scratch; what holds for it holds for the whole range. Limits, segments and rows between those of
 * `least` and `most` all lead to these plans, but the fewer there are of them, the more elements can be bound: so where
 * some of these requests bind their buffers and others take addresses, both plans are visited. The
 * scratch of all has to be bound, else the result is TOO_LARGE. */
static gpusort_result gpusorti_each_count(const gpusort_context *ctx, const gpusorti_request *least,
                                          const gpusorti_request *most, int too_large, gpusorti_visit_plan visit,
                                          void *user) {
    gpusorti_request from = *least, to = *most;
    gpusort_result result = GPUSORT_OK;
    uint64_t count;
    for (count = least->count; count <= most->count && result == GPUSORT_OK; count++) {
        gpusorti_plan plan, of_least, last;
        uint32_t end, bound;
        to.count = (uint32_t)count;
        plan = gpusorti_choose(ctx, &to, too_large);
        end = gpusorti_last_count(ctx, &plan, most->count);
        of_least = gpusorti_plan_for(ctx, &plan, least);
        bound = gpusorti_fitting_count(ctx, &of_least, (uint32_t)count, end);
        if (gpusorti_has_plan(&plan) && bound >= count) {
            last = gpusorti_plan_at(ctx, &plan, bound);
            result = visit(user, &last);
        }
        bound = gpusorti_fitting_count(ctx, &plan, (uint32_t)count, end);
        if (gpusorti_has_plan(&plan) && bound < end && result == GPUSORT_OK) {
            last = gpusorti_plan_at(ctx, &plan, end);
            from.count = bound + 1;
            to.count = end;
            result = gpusorti_reaches_further(ctx, &to, plan.mode)
                         ? gpusorti_each_count(ctx, &from, &to, 1, visit, user)
                         : gpusorti_check_scratch(ctx, &last);
        }
        count = end;
    }
    return result;
}

/* The same for each range of limits. */
static gpusort_result gpusorti_each_limit(const gpusort_context *ctx, const gpusorti_request *least,
                                          const gpusorti_request *most, gpusorti_visit_plan visit, void *user) {
    gpusorti_request from = *least, to = *most;
    gpusort_result result = GPUSORT_OK;
    uint64_t limit;
    for (limit = least->limit; limit <= most->limit && result == GPUSORT_OK; limit++) {
        from.limit = (uint32_t)limit;
        limit = to.limit = gpusorti_next_change(ctx, &from, 0, GPUSORTI_LIMITS, most->limit);
        result = gpusorti_each_count(ctx, &from, &to, 0, visit, user);
    }
    return result;
}

/* All plans for rows of the request's length, or offsets, or one array: for every count from least_count, limit and number
 * of segments up to the request's. */
static gpusort_result gpusorti_each_plan(const gpusort_context *ctx, const gpusorti_request *request, uint32_t least_count,
                                         gpusorti_visit_plan visit, void *user) {
    gpusorti_request least = *request;
    least.count = least_count;
    least.limit = gpusorti_min(request->limit, 1);
    least.segments = gpusorti_min(request->segments, 1);
    return gpusorti_each_limit(ctx, &least, request, visit, user);
}

/* And those of all shorter rows that are shorter than the array. */
static gpusort_result gpusorti_each_shorter_row(const gpusort_context *ctx, const gpusorti_request *request,
                                                uint32_t least_count, gpusorti_visit_plan visit, void *user) {
    gpusorti_request from = *request, to = *request;
    gpusort_result result = GPUSORT_OK;
    uint64_t row;
    from.limit = gpusorti_min(request->limit, 1);
    if (request->segmentation != GPUSORTI_ROWS) return GPUSORT_OK;
    for (row = 1; row <= request->segment_size && row < request->count && result == GPUSORT_OK; row++) {
        from.segment_size = to.shortest_row = (uint32_t)row;
        from.count = gpusorti_max((uint32_t)row + 1, least_count);
        row = to.segment_size = from.shortest_row =
            gpusorti_next_change(ctx, &from, 0, GPUSORTI_ROW_LENGTHS, request->segment_size);
        result = gpusorti_each_limit(ctx, &from, &to, visit, user);
    }
    return result;
}

/* Every sort that a preparation for the request is for. */
static gpusort_result gpusorti_each_sort(const gpusort_context *ctx, const gpusorti_request *request, uint32_t least_count,
                                         gpusorti_visit_plan visit, void *user) {
    const gpusort_result result = gpusorti_each_plan(ctx, request, least_count, visit, user);
    return result == GPUSORT_OK ? gpusorti_each_shorter_row(ctx, request, least_count, visit, user) : result;
}
/* ---- >>step: one dispatch: kernel, constants, arguments, bindings ---- */
/* A dispatch, after a barrier that makes the writes of the steps before it visible. */
typedef struct gpusorti_step {
    const gpusorti_kernel_row *row;
    enum gpusorti_kernel kernel; /* one of the row's builds: */
    int by_address;              /* that for device addresses */
    gpusorti_spec spec;
    gpusorti_push push;
    gpusort_range bound[GPUSORTI_BINDINGS]; /* by GPUSORTI_BIND_* */
    uint64_t range[GPUSORTI_BINDINGS];      /* bytes; 0: this sort does not use it */
    gpusort_range given[2];                 /* keys and values that are to be sorted, for GPUSORTI_READS_GIVEN */
    uint64_t workgroups;
    int indirect; /* word of the control block where their number is, or -1 */
} gpusorti_step;

typedef gpusort_result (*gpusorti_visit)(void *user, const gpusorti_plan *plan, const gpusorti_step *step);

typedef struct gpusorti_walk {
    const gpusorti_plan *plan;
    const gpusort_cmd_args *given, *args; /* the caller's; the same with the results' arrays as keys and values */
    gpusorti_visit visit;
    void *user;
    gpusorti_step common; /* what all steps share */
    gpusorti_step step;   /* begun by gpusorti_start_step(), completed by its caller, ended by gpusorti_visit_step() */
    gpusort_result result;
} gpusorti_walk;

/* Where a section of scratch begins, in words of the control block behind the indirect sizes: GPUSORTI_MOST_COUNTS bounds
 * them. */
static uint32_t gpusorti_control_word(const gpusorti_plan *plan, uint64_t section) {
    return (uint32_t)((section - plan->layout.control) / 4) - GPUSORTI_SIZES_END;
}

/* All flags; each kernel sees those of its row. */
static uint32_t gpusorti_flags_of(const gpusorti_plan *plan) {
    const struct {
        int set;
        uint32_t flag;
    } flags[] = {
        {plan->keeps_loops, GPUSORTI_FLAG_ROLLED},
        {plan->request.drops && plan->request.limit == 0, GPUSORTI_FLAG_KEEP_KEYS}, /* the last step stores none either */
        {plan->raw, GPUSORTI_FLAG_RAW},
        {plan->address_sums, GPUSORTI_FLAG_SUMS},
        {gpusorti_digits_straddle(plan), GPUSORTI_FLAG_STRADDLE},
    };
    uint32_t all = plan->request.flags;
    size_t i;
    for (i = 0; i < sizeof flags / sizeof flags[0]; i++)
        if (flags[i].set) all |= flags[i].flag;
    return all;
}

/* What all steps of a sort share. */
static gpusorti_step gpusorti_common_step(const gpusorti_plan *plan, const gpusort_cmd_args *given,
                                          const gpusort_cmd_args *args) {
    const gpusorti_request *request = &plan->request;
    const gpusorti_layout *layout = &plan->layout;
    const int at_once = gpusorti_packs_at_once(plan);
    gpusorti_step step;
    memset(&step, 0, sizeof step);
    step.spec.radix_bits = plan->radix_bits;
    step.spec.key_words = request->key_words;
    step.spec.key_bits = request->key_bits;
    step.spec.key_stored_bits = plan->unpacked ? 32 : gpusorti_min(request->key_bits, 32);
    step.spec.key_kind = request->key_kind;
    step.spec.descending = request->descending;
    step.spec.value_words = request->value_words;
    step.spec.flags = gpusorti_flags_of(plan);
    step.push.count = request->gpu_count ? 0 : request->count; /* 0: it is in the control block */
    step.push.pass_count = plan->pass_count;
    step.push.first_bit = request->first_bit;
    step.push.bit_count = request->bit_count;
    step.push.status = gpusorti_control_word(plan, layout->status);
    step.bound[GPUSORTI_BIND_KEYS] = plan->unpacked ? gpusorti_offset(args->scratch, layout->keys) : args->keys;
    step.bound[GPUSORTI_BIND_VALUES] = args->values;
    if (request->wide && !at_once)
        step.bound[GPUSORTI_BIND_VALUES] = gpusorti_offset(args->scratch, layout->values);
    step.bound[GPUSORTI_BIND_ALT] = plan->over_keys ? given->keys : gpusorti_offset(args->scratch, layout->keys_alt);
    step.bound[GPUSORTI_BIND_CONTROL] = gpusorti_offset(args->scratch, layout->control);
    step.range[GPUSORTI_BIND_KEYS] = plan->unpacked ? gpusorti_unpacked_size(plan) : gpusorti_keys_size(request);
    step.range[GPUSORTI_BIND_VALUES] = 4 * (uint64_t)request->count * request->value_words;
    if (at_once) step.range[GPUSORTI_BIND_VALUES] = gpusorti_values_size(request);
    step.range[GPUSORTI_BIND_ALT] = gpusorti_keys_alt_size(plan);
    step.range[GPUSORTI_BIND_CONTROL] = layout->keys - layout->control;
    step.bound[GPUSORTI_BIND_VALUES_ALT] =
        plan->over_values ? given->values : gpusorti_offset(args->scratch, layout->values_alt);
    step.range[GPUSORTI_BIND_VALUES_ALT] = gpusorti_values_alt_size(plan);
    if (request->value_words)
        step.push.values_alt_base = (uint32_t)((layout->values_alt - layout->keys_alt) / (4 * request->value_words));
    return step;
}

static void gpusorti_take_build(gpusorti_step *step, enum gpusorti_build build) {
    step->by_address = build == GPUSORTI_BUILD_ADDRESSES;
    step->kernel = step->row->builds[build];
    GPUSORT_ASSERT(step->kernel != GPUSORTI_KERNEL_COUNT);
}

/* indirect: where the number of workgroups is, if the count is on the GPU. */
static gpusorti_step *gpusorti_start_step(gpusorti_walk *walk, enum gpusorti_kernel kernel, const gpusorti_shape *shape,
                                          uint64_t workgroups, int indirect) {
    const gpusorti_kernel_row *row = gpusorti_row_of(kernel);
    gpusorti_step *step = &walk->step;
    *step = walk->common;
    step->row = row;
    gpusorti_take_build(step, walk->plan->mode == GPUSORTI_ADDRESSES ? GPUSORTI_BUILD_ADDRESSES
                              : walk->plan->few_bindings             ? GPUSORTI_BUILD_FEW_BUFFERS
                                                                     : GPUSORTI_BUILD_BUFFERS);
    step->spec.workgroup_size = shape->workgroup_size;
    step->spec.items = shape->items;
    step->spec.variant = shape->variant;
    step->spec.subgroup_size = gpusorti_subgroup_size(&walk->plan->lanes, shape->workgroup_size);
    if (!(row->traits & GPUSORTI_UNPINNED))
        step->spec.full_subgroups = (uint32_t)gpusorti_pinned(&walk->plan->lanes, shape->workgroup_size);
    step->workgroups = workgroups;
    step->indirect = walk->plan->request.gpu_count ? indirect : -1;
    return step;
}

/* The constants that the kernel reads; the others are 0. Where passes do not encode keys, kernels take these for unsigned
 * numbers, except those that know better by GPUSORTI_FLAG_RAW, or encode all. */
static gpusorti_spec gpusorti_shared_spec(const gpusorti_kernel_row *row, const gpusorti_plan *plan, gpusorti_spec spec) {
    uint32_t words[GPUSORTI_SPEC_COUNT], i;
    if (plan->raw && !(row->flags & GPUSORTI_FLAG_RAW) && !(row->traits & GPUSORTI_KNOWS_KINDS)) {
        spec.key_kind &= row->traits & GPUSORTI_FOLDS_FLOATS ? 2 : 0;
        spec.descending = 0;
    }
    spec.flags &= row->flags;
    memcpy(words, &spec, sizeof spec);
    for (i = 0; i < GPUSORTI_SPEC_COUNT; i++)
        if (!(row->constants >> i & 1)) words[i] = 0;
    memcpy(&spec, words, sizeof spec);
    return spec;
}

/* Of a step that stores no decoded key: one pipeline serves keys that passes encode and keys that they take as they are. */
static void gpusorti_forget_order(gpusorti_step *step) {
    step->spec.key_kind = 0;
    step->spec.descending = 0;
}

/* The number of workgroups is set by the GPU, if that is planned. */
static void gpusorti_size_by_gpu(gpusorti_walk *walk, int size) {
    if (walk->plan->gpu_sizes) walk->step.indirect = size;
}

/* Ends what gpusorti_start_step() began. */
static void gpusorti_visit_step(gpusorti_walk *walk) {
    gpusorti_step *step = &walk->step;
    step->spec = gpusorti_shared_spec(step->row, walk->plan, step->spec);
    if (walk->result == GPUSORT_OK) walk->result = walk->visit(walk->user, walk->plan, step);
}

/* ---- shapes and numbers that several steps share ---- */
/* Kernels with a grid-stride loop over the array, a few elements per invocation and round. */
static gpusorti_step *gpusorti_start_stride(gpusorti_walk *walk, enum gpusorti_kernel kernel, uint32_t variant,
                                            uint64_t elements, uint32_t most_workgroups) {
    gpusorti_shape shape = walk->plan->stride;
    const uint64_t workgroups = gpusorti_ceil_div(elements, gpusorti_shape_tile(&shape));
    shape.variant = variant;
    return gpusorti_start_step(walk, kernel, &shape, gpusorti_lesser(workgroups, most_workgroups), GPUSORTI_SIZE_STRIDE);
}

/* The variant of kernels that compare keys. */
static uint32_t gpusorti_comparison(const gpusorti_plan *plan) {
    return gpusorti_whole_keys(&plan->request) ? (uint32_t)GPUSORTI_VARIANT_WHOLE_KEYS : 0;
}

/* Dispatches of a pass. */
static uint32_t gpusorti_portions(const gpusorti_plan *plan) {
    return (uint32_t)gpusorti_ceil_div(gpusorti_tiles(plan), plan->tiles_per_portion);
}

/* ---- passes ---- */
/* count / scan / scatter: elements of a workgroup. */
static uint32_t gpusorti_span(const gpusorti_plan *plan) { return gpusorti_tile(plan) * plan->tiles_per_span; }

/* Tiles of a dispatch, and status rows but for two. Of three kernels a digit: all tiles, and no row to be cleared. */
static uint32_t gpusorti_status_rows(const gpusorti_plan *plan) {
    return plan->algorithm == GPUSORT_COUNT_SCAN_SCATTER ? UINT32_MAX - 1 : plan->tiles_per_portion;
}

static enum gpusorti_kernel gpusorti_scatter_kernel(const gpusorti_plan *plan) {
    return plan->lanes.operations ? GPUSORTI_KERNEL_scatter : GPUSORTI_KERNEL_scatter_basic;
}

static enum gpusorti_kernel gpusorti_pass_kernel(const gpusorti_plan *plan) {
    if (plan->staged) return GPUSORTI_KERNEL_onesweep_staged;
    return plan->request.key_bits < 32 && !plan->unpacked ? GPUSORTI_KERNEL_onesweep_narrow : GPUSORTI_KERNEL_onesweep;
}

/* The bits of a pass's digit in which raw keys differ from encoded ones. */
static uint32_t gpusorti_flip(const gpusorti_plan *plan, uint32_t pass) {
    const gpusorti_request *request = &plan->request;
    const uint32_t first = pass * plan->radix_bits, bits = gpusorti_min(plan->radix_bits, request->bit_count - first);
    const uint64_t sign = request->key_kind ? (uint64_t)1 << (request->key_bits - 1) : 0;
    const uint64_t flipped = request->descending ? ~sign : sign;
    return plan->raw ? (uint32_t)(flipped >> (request->first_bit + first)) & ((1u << bits) - 1) : 0;
}

/* ---- words of the caller's ---- */
/* They may begin anywhere: the binding begins at the aligned offset before them. Returns the index of the first in the
 * binding. */
static uint32_t gpusorti_bind_unaligned(gpusorti_walk *walk, uint32_t binding, gpusort_range words, uint64_t size) {
    const uint64_t before = words.offset % gpusorti_max(walk->plan->alignment, 4);
    walk->step.bound[binding] = words;
    walk->step.bound[binding].offset -= before;
    walk->step.range[binding] = before + size;
    return (uint32_t)(before / 4);
}

/* Binds them, if there are any, in place of a buffer that the kernel does not use: see the traits of its row. */
static uint32_t gpusorti_bind_words(gpusorti_walk *walk, gpusort_range words, uint64_t size) {
    const uint32_t binding = gpusorti_log2(walk->step.row->traits / GPUSORTI_WORDS_AS_KEYS);
    return size == 0 ? 0 : gpusorti_bind_unaligned(walk, binding, words, size);
}

static uint32_t gpusorti_bind_count(gpusorti_walk *walk) {
    return gpusorti_bind_words(walk, walk->args->count_buffer, walk->plan->request.gpu_count ? 4 : 0);
}

static uint32_t gpusorti_bind_offsets(gpusorti_walk *walk) {
    return gpusorti_bind_words(walk, walk->args->segments, gpusorti_offsets_size(&walk->plan->request));
}

/* Binds the ends of segments, if they have some, in place of the second values, or behind the offsets: after
 * gpusorti_bind_offsets(). Returns 1 more than the index of the first, else 0. */
static uint32_t gpusorti_bind_ends(gpusorti_walk *walk) {
    const gpusorti_plan *plan = walk->plan;
    const uint64_t size = gpusorti_ends_size(&plan->request);
    if (size == 0) return 0;
    if (plan->joins_bounds) {
        walk->step.bound[GPUSORTI_BIND_ALT] = gpusorti_offset(walk->args->scratch, plan->layout.bounds);
        walk->step.range[GPUSORTI_BIND_ALT] = 2 * gpusorti_bounds_size(plan);
        return 1 + (uint32_t)(gpusorti_bounds_size(plan) / 4);
    }
    return 1 + gpusorti_bind_unaligned(walk, GPUSORTI_BIND_VALUES_ALT, walk->args->segment_ends, size);
}
/* ---- >>network: which dispatches sort n elements by Batcher's odd-even merge, see shaders/odd_even_merge.comp ---- */
typedef struct gpusorti_network {
    gpusorti_walk *walk;
    uint32_t log_tile, log_items;
    uint32_t log_columns; /* neighbouring elements that a workgroup reads together, where it can, */
    uint32_t log_columns_min; /* and at least */
} gpusorti_network;

static void gpusorti_network_step(const gpusorti_network *network, uint64_t workgroups, gpusorti_network_args args) {
    gpusorti_step *step = gpusorti_start_step(network->walk, GPUSORTI_KERNEL_odd_even_merge, &network->walk->plan->shape,
                                              workgroups, -1);
    args.count_word = gpusorti_bind_count(network->walk);
    args.bound = network->walk->plan->request.count;
    step->push.own.network = args;
    gpusorti_visit_step(network->walk);
}

/* The log2 of the largest pitch from which so many steps lead to pitch 1, or to one below. */
static uint32_t gpusorti_network_reach(const gpusorti_network *network, uint32_t steps, uint32_t log_columns) {
    return steps == 0 ? 0 : network->log_tile - 1 + (steps - 1) * (network->log_tile - log_columns - 1);
}

/* Merges the sorted halves of all blocks of 2^log_block elements: a first step over residue classes, then steps of two
 * dispatches that merge neighbouring runs of 2^pitch elements over the next, smaller pitch. */
static void gpusorti_network_level(const gpusorti_network *network, uint32_t n, uint32_t log_block) {
    const uint64_t block = (uint64_t)1 << log_block, rest = n & (block - 1);
    const uint64_t end = rest > block / 2 ? n : n - rest; /* a last block without a second half is merged already */
    uint32_t pitch = log_block, steps = 1, step;
    while (gpusorti_network_reach(network, steps, network->log_columns_min) + network->log_tile -
               network->log_columns_min < log_block)
        steps++;
    for (step = 0; step <= steps; step++) {
        const uint32_t left = steps - step;
        const uint32_t reach = gpusorti_network_reach(network, left, network->log_columns);
        const uint32_t least = left * (network->log_items - 1); /* for the later steps, each of which has a few rows */
        const uint32_t extra = step == 0 ? 0 : 1;               /* a pair of runs is twice the old pitch */
        uint32_t rows_max = network->log_tile - network->log_columns - extra;
        uint32_t next, rows, phase;
        gpusorti_network_args args;
        uint64_t span;
        /* The first step costs least and does as much as it can, later ones what they must. */
        if (step == 0)
            next = pitch > rows_max + least ? pitch - rows_max : least;
        else
            next = pitch - (network->log_items - 1);
        if (next > reach) {
            rows_max = network->log_tile - network->log_columns_min - extra;
            next = pitch > rows_max + reach ? pitch - rows_max : reach;
        }
        if (left == 0) next = 0;
        rows = pitch + extra - next;
        memset(&args, 0, sizeof args);
        args.log_block = log_block;
        args.log_pitch = next;
        args.log_columns = gpusorti_min(network->log_tile - rows, next);
        args.log_merged = rows + args.log_columns;
        span = (uint64_t)1 << (network->log_tile - args.log_columns + next);
        for (phase = 0; phase <= extra; phase++) {
            args.mode = phase ? GPUSORTI_MODE_ODD : 0;
            gpusorti_network_step(network, gpusorti_ceil_div(end, span) << (next - args.log_columns), args);
        }
        pitch = next;
    }
}

static void gpusorti_walk_odd_even_merge(gpusorti_walk *walk) {
    const gpusorti_plan *plan = walk->plan;
    const uint32_t n = plan->request.count, log_key_bytes = gpusorti_log2(plan->request.key_bits / 8);
    gpusorti_network_args sort_tiles;
    gpusorti_network network;
    uint32_t log_block, most;
    network.walk = walk;
    network.log_tile = gpusorti_log2(gpusorti_tile(plan));
    network.log_items = gpusorti_log2(plan->shape.items);
    most = network.log_tile - gpusorti_max(network.log_items, 2); /* a tile has as many rows as an invocation has items */
    network.log_columns = gpusorti_min(6 - log_key_bytes, most);     /* 64 bytes of keys, */
    network.log_columns_min = gpusorti_min(5 - log_key_bytes, most); /* or 32 where that saves a step */
    memset(&sort_tiles, 0, sizeof sort_tiles);
    sort_tiles.log_block = 32;
    sort_tiles.log_merged = network.log_tile;
    sort_tiles.mode = GPUSORTI_MODE_SORT;
    gpusorti_network_step(&network, ((n - 1) >> network.log_tile) + 1, sort_tiles);
    for (log_block = network.log_tile + 1; log_block <= 32 && (n - 1) >> (log_block - 1) != 0; log_block++)
        gpusorti_network_level(&network, n, log_block);
}
/* ---- >>ends: steps before and after sorting: copies, keys unpacked and packed, rows of values ---- */
/* Where the buffers of small counts are bound and one-sweep's have addresses, one build serves both. */
static gpusorti_begin_args *gpusorti_start_begin(gpusorti_walk *walk, uint32_t elements) {
    gpusorti_step *step = gpusorti_start_stride(walk, GPUSORTI_KERNEL_begin, 0, elements, GPUSORTI_MOST_STRIDE_GROUPS);
    step->indirect = -1;
    if (walk->plan->reach.sweep == GPUSORTI_ADDRESSES) gpusorti_take_build(step, GPUSORTI_BUILD_ADDRESSES);
    step->push.own.begin.count_word = gpusorti_bind_count(walk);
    step->push.own.begin.bound = walk->plan->request.count;
    return &step->push.own.begin;
}

/* Clears the control block, finds the count and writes the indirect sizes. */
static void gpusorti_walk_begin(gpusorti_walk *walk) {
    const gpusorti_plan *plan = walk->plan;
    gpusorti_begin_args *args = gpusorti_start_begin(walk, 1);
    args->clear_words = gpusorti_control_word(plan, plan->layout.status);
    args->tile = plan->run ? plan->run : gpusorti_tile(plan) * plan->tiles_per_span;
    args->merge_tile = gpusorti_shape_tile(&plan->merge);
    args->stride_tile = gpusorti_shape_tile(&plan->stride);
    gpusorti_visit_step(walk);
}

/* Begins a copy of elements of so many bits. */
static gpusorti_begin_args *gpusorti_start_copy(gpusorti_walk *walk, uint32_t elements, gpusort_range to, uint64_t size,
                                                uint32_t bits) {
    gpusorti_begin_args *args = gpusorti_start_begin(walk, elements);
    args->copied_bits = bits;
    walk->step.bound[GPUSORTI_BIND_ALT] = to;
    walk->step.range[GPUSORTI_BIND_ALT] = size;
    walk->step.range[GPUSORTI_BIND_VALUES_ALT] = 0;
    return args;
}

/* From one array of the caller's to another, if there is one. */
static void gpusorti_walk_copy(gpusorti_walk *walk, gpusort_range from, gpusort_range to, uint64_t size, uint32_t bits) {
    if (to.buffer == VK_NULL_HANDLE || size == 0) return;
    (void)gpusorti_start_copy(walk, walk->plan->request.count, to, size, bits);
    walk->step.bound[GPUSORTI_BIND_KEYS] = from;
    walk->step.range[GPUSORTI_BIND_KEYS] = size;
    gpusorti_visit_step(walk);
}

/* Words of the caller's, which may begin anywhere, to a section of scratch. */
static void gpusorti_walk_copy_words(gpusorti_walk *walk, gpusort_range from, uint64_t to, uint32_t words) {
    const uint64_t size = 4 * (uint64_t)words;
    gpusorti_begin_args *args = gpusorti_start_copy(walk, words, gpusorti_offset(walk->args->scratch, to), size, 32);
    args->copied_from = gpusorti_bind_unaligned(walk, GPUSORTI_BIND_KEYS, from, size);
    walk->step.push.count = words;
    gpusorti_visit_step(walk);
}

static int gpusorti_by_tiles(const gpusorti_plan *plan) {
    return plan->algorithm == GPUSORTI_TILES_AND_MERGES || plan->algorithm == GPUSORTI_TILES_AND_BUCKETS;
}

/* Whether the first steps read what is given where it is, GPUSORTI_BIND_KEYS or _VALUES: tiles of small counts, and rows,
 * which are bound elsewhere than they are stored; the first k; one-sweep's first pass, by addresses; any first pass, where
 * what is given is the second copy. */
static int gpusorti_reads_given(const gpusorti_plan *plan, int array) {
    const int addresses = plan->mode == GPUSORTI_ADDRESSES,
              apart = !gpusorti_shares_binding(plan) || plan->request.value_words == 0;
    if (!plan->unpacked && plan->request.stored_bits < 32) return 0;
    if (gpusorti_begins_in_alt(plan)) return 1;
    if ((plan->over_keys || plan->over_values) && !(gpusorti_by_tiles(plan) && gpusorti_overwrites_all(plan))) return 0;
    switch (plan->algorithm) {
    case GPUSORT_ONESWEEP: return addresses;
    case GPUSORTI_SEGMENTED: return apart && plan->request.segmentation == GPUSORTI_ROWS;
    case GPUSORTI_SELECTED: return addresses || plan->unordered || array == GPUSORTI_BIND_KEYS;
    default: return apart && gpusorti_by_tiles(plan);
    }
}

/* Whether values are read where the caller has them, and not as rows of words. */
static int gpusorti_reads_values(const gpusorti_request *request) {
    return !request->wide && !(request->flags & GPUSORT_WRITE_INDICES);
}

/* What the first steps do not read is copied first, where results have arrays of their own. */
static void gpusorti_walk_copies(gpusorti_walk *walk) {
    const gpusorti_request *r = &walk->plan->request;
    const gpusort_cmd_args *given = walk->given;
    const uint64_t keys = walk->plan->unpacked ? 0 : gpusorti_keys_size(r),
                   values = gpusorti_reads_values(r) ? gpusorti_values_in_size(r) : 0;
    if (!gpusorti_reads_given(walk->plan, GPUSORTI_BIND_KEYS))
        gpusorti_walk_copy(walk, given->keys, given->keys_out, keys, r->stored_bits);
    if (!gpusorti_reads_given(walk->plan, GPUSORTI_BIND_VALUES))
        gpusorti_walk_copy(walk, given->values, given->values_out, values, 8 * r->value_size);
}

/* Has the step read what is given. */
static void gpusorti_take_given(gpusorti_walk *walk) { memcpy(walk->step.bound, walk->step.given, sizeof walk->step.given); }

/* Whether what is given is read where it is, and the results go elsewhere. */
static int gpusorti_is_apart(const gpusorti_walk *walk) {
    const int apart = walk->given->keys_out.buffer || walk->given->values_out.buffer;
    return apart && gpusorti_reads_given(walk->plan, GPUSORTI_BIND_KEYS);
}

/* Has the step read what is given. Returns 1 where results go elsewhere: their arrays are bound in place of scratch. */
static uint32_t gpusorti_store_apart(gpusorti_walk *walk) {
    static const int alt[] = {GPUSORTI_BIND_ALT, GPUSORTI_BIND_VALUES_ALT};
    const int apart = gpusorti_is_apart(walk);
    gpusorti_step *step = &walk->step;
    int i;
    for (i = 0; i < 2 && apart; i++) {
        step->bound[alt[i]] = step->bound[i];
        step->range[alt[i]] = step->range[i];
    }
    gpusorti_take_given(walk);
    return (uint32_t)apart;
}

/* Copies keys from the caller's array to scratch, or back, by copy_keys.comp, or as numbers, by numbers.comp. */
static void gpusorti_walk_unpack(gpusorti_walk *walk, gpusort_range keys, enum gpusorti_kernel kernel, uint32_t variant) {
    const gpusorti_plan *plan = walk->plan;
    const gpusorti_request *request = &plan->request;
    gpusorti_step *step = gpusorti_start_stride(walk, kernel, variant, request->count, GPUSORTI_MOST_STRIDE_GROUPS);
    step->bound[GPUSORTI_BIND_KEYS] = keys;
    step->range[GPUSORTI_BIND_KEYS] = gpusorti_keys_size(request);
    step->bound[GPUSORTI_BIND_ALT] = gpusorti_offset(walk->args->scratch, plan->layout.keys);
    step->range[GPUSORTI_BIND_ALT] = gpusorti_unpacked_size(plan);
    step->range[GPUSORTI_BIND_VALUES] = step->range[GPUSORTI_BIND_VALUES_ALT] = 0;
    step->spec.key_words = request->stored_bits == 64 ? 2 : 1;
    step->spec.key_bits = request->stored_bits;
    step->spec.key_stored_bits = gpusorti_min(request->stored_bits, 32);
    if (kernel == GPUSORTI_KERNEL_copy_keys) gpusorti_forget_order(step); /* keys stay as they are */
    gpusorti_visit_step(walk);
}

/* Begins to move so many rows of words, values mostly, between such an array and scratch. */
static gpusorti_rows_args *gpusorti_start_rows(gpusorti_walk *walk, enum gpusorti_kernel kernel, uint32_t variant,
                                               uint64_t n, gpusort_range rows, uint64_t size, uint32_t row_words) {
    const gpusorti_request *request = &walk->plan->request;
    const gpusorti_layout *layout = &walk->plan->layout;
    gpusorti_step *step = gpusorti_start_stride(walk, kernel, variant, n * row_words, GPUSORTI_MOST_STRIDE_GROUPS);
    step->bound[GPUSORTI_BIND_VALUES] = rows;
    step->range[GPUSORTI_BIND_VALUES] = size;
    step->bound[GPUSORTI_BIND_ALT] = gpusorti_offset(walk->args->scratch, layout->values);
    step->range[GPUSORTI_BIND_ALT] = request->wide ? 4 * (uint64_t)request->count : 0;
    step->bound[GPUSORTI_BIND_VALUES_ALT] = gpusorti_offset(walk->args->scratch, layout->rows);
    step->range[GPUSORTI_BIND_VALUES_ALT] = gpusorti_rows_size(request);
    step->push.values_alt_base = (uint32_t)((layout->rows - layout->values) / 4);
    step->push.own.rows.row_words = row_words;
    return &step->push.own.rows;
}

/* The same of the caller's values: those that are given, or where results go. */
static gpusorti_rows_args *gpusorti_start_values(gpusorti_walk *walk, enum gpusorti_kernel kernel, uint32_t variant,
                                                 uint64_t n, int results) {
    const gpusorti_request *request = &walk->plan->request;
    return gpusorti_start_rows(walk, kernel, variant, n, results ? walk->args->values : walk->given->values,
                               results ? gpusorti_values_out_size(request) : gpusorti_values_in_size(request),
                               request->value_size / 4);
}

/* Brings all rows into the order of the indices: variant as gather.comp's. */
static void gpusorti_walk_gather(gpusorti_walk *walk, uint32_t variant) {
    (void)gpusorti_start_values(walk, GPUSORTI_KERNEL_gather, variant, walk->plan->request.count,
                                (variant & GPUSORTI_VARIANT_BACK) != 0);
    gpusorti_visit_step(walk);
}

/* The same of keys that are sorted by index. */
static void gpusorti_walk_gather_keys(gpusorti_walk *walk) {
    const gpusorti_request *request = &walk->plan->request;
    const uint64_t size = gpusorti_keys_size(request);
    (void)gpusorti_start_rows(walk, GPUSORTI_KERNEL_gather, GPUSORTI_VARIANT_GATHER, request->count, walk->given->keys,
                              size, 2);
    gpusorti_visit_step(walk);
    (void)gpusorti_start_rows(walk, GPUSORTI_KERNEL_gather, GPUSORTI_VARIANT_BACK, request->count, walk->args->keys,
                              size, 2);
    gpusorti_visit_step(walk);
}

/* Takes the keys out of structs, which go to scratch if they are moved as rows. */
static void gpusorti_walk_take_keys(gpusorti_walk *walk) {
    const gpusorti_request *request = &walk->plan->request;
    gpusorti_rows_args *args = gpusorti_start_values(walk, GPUSORTI_KERNEL_take_keys,
                                                     request->wide ? 0 : GPUSORTI_VARIANT_KEY_ONLY, request->count, 0);
    args->key_word = request->key_offset / 4;
    args->key_words = request->key_words;
    args->key_shift = request->key_offset % 4 * 8;
    args->key_mask = request->key_bits < 32 ? (1u << request->key_bits) - 1 : 0xffffffffu;
    gpusorti_visit_step(walk);
}

/* Moves rows of segments, the first of each or all, or writes their indices: variant as pack_rows.comp's. */
static void gpusorti_walk_segment_rows(gpusorti_walk *walk, uint32_t variant) {
    const gpusorti_request *request = &walk->plan->request;
    const int all = variant == GPUSORTI_VARIANT_INDEX_ALL;
    gpusorti_rows_args *args = gpusorti_start_values(walk, GPUSORTI_KERNEL_pack_rows, variant,
                                                     all ? request->count : gpusorti_packed_rows(request),
                                                     variant != GPUSORTI_VARIANT_PACK_GATHER);
    if (!all) walk->step.indirect = -1;
    args->limit = request->limit;
    args->as_array = (uint32_t)gpusorti_rows_lie_as_array(request);
    args->segments = request->segments;
    args->size = gpusorti_row_size(request);
    args->offsets = gpusorti_bind_offsets(walk);
    args->ends = (uint32_t)request->has_ends;
    gpusorti_visit_step(walk);
}

/* Keys that cannot be sorted in place are copied to scratch, or numbers in their place, and so are wide structs that contain
 * them. */
static void gpusorti_walk_first(gpusorti_walk *walk) {
    const gpusorti_request *request = &walk->plan->request;
    uint32_t numbers = walk->args->order == GPUSORT_DESCENDING ? GPUSORTI_VARIANT_NUMBERS_DESCENDING : 0;
    if (request->bfloat16) numbers |= GPUSORTI_VARIANT_NUMBERS_BFLOAT16;
    if (request->in_values) numbers |= GPUSORTI_VARIANT_NUMBERS_INSIDE;
    if (request->beside) numbers |= GPUSORTI_VARIANT_NUMBERS_BESIDE;
    if (request->in_values) gpusorti_walk_take_keys(walk);
    if (gpusorti_sorts_numbers(request))
        gpusorti_walk_unpack(walk, walk->given->keys, GPUSORTI_KERNEL_numbers, numbers);
    else if (walk->plan->unpacked && !request->in_values)
        gpusorti_walk_unpack(walk, walk->given->keys, GPUSORTI_KERNEL_copy_keys, GPUSORTI_VARIANT_UNPACK);
}

/* The first k wide values of each segment are written side by side, or their indices are. */
static void gpusorti_walk_packed_rows(gpusorti_walk *walk) {
    if (gpusorti_packs_at_once(walk->plan)) return;
    if (walk->plan->request.packs_indices) {
        gpusorti_walk_segment_rows(walk, GPUSORTI_VARIANT_PACK_INDEX);
        return;
    }
    gpusorti_walk_segment_rows(walk, GPUSORTI_VARIANT_PACK_GATHER);
    gpusorti_walk_segment_rows(walk, GPUSORTI_VARIANT_PACK_BACK);
}

/* Keys from scratch are packed again. Wide values are gathered by the sorted indices: structs are in scratch already. */
static void gpusorti_walk_last(gpusorti_walk *walk) {
    const gpusorti_request *request = &walk->plan->request;
    const int stay = request->drops || (request->flags & GPUSORT_KEEP_KEYS);
    if (request->beside)
        gpusorti_walk_unpack(walk, walk->args->keys, GPUSORTI_KERNEL_numbers, GPUSORTI_VARIANT_NUMBERS_BACK);
    else if (walk->plan->unpacked && !stay)
        gpusorti_walk_unpack(walk, walk->args->keys, GPUSORTI_KERNEL_copy_keys, GPUSORTI_VARIANT_PACK);
    if (request->by_index) gpusorti_walk_gather_keys(walk);
    if (!request->wide || request->value_size == 0) return;
    if (request->packs) {
        gpusorti_walk_packed_rows(walk);
    } else if (request->in_values) {
        gpusorti_walk_gather(walk, GPUSORTI_VARIANT_BACK | GPUSORTI_VARIANT_GATHER);
    } else if (request->by_index && (walk->args->flags & GPUSORT_WRITE_INDICES)) {
        gpusorti_walk_segment_rows(walk, GPUSORTI_VARIANT_INDEX_ALL);
    } else {
        gpusorti_walk_gather(walk, GPUSORTI_VARIANT_GATHER);
        gpusorti_walk_gather(walk, GPUSORTI_VARIANT_BACK);
    }
}
/* ---- >>passes: steps of count / scan / scatter and of one-sweep ---- */
/* ---- count / scan / scatter ---- */
/* Tells a step of one-sweep's pass where its record is. records: GPUSORTI_LEADING, or 0. */
static gpusorti_onesweep_args *gpusorti_start_pass(gpusorti_step *step, uint32_t pass, uint32_t records) {
    step->push.pass = pass;
    step->push.own.onesweep.record = GPUSORTI_CONTROL_PASSES + records + 4 * pass;
    return &step->push.own.onesweep;
}

static void gpusorti_start_spans(gpusorti_walk *walk, enum gpusorti_kernel kernel, const gpusorti_shape *shape,
                                 uint64_t workgroups, int indirect, uint32_t pass, uint32_t records) {
    const gpusorti_plan *plan = walk->plan;
    gpusorti_step *step = gpusorti_start_step(walk, kernel, shape, workgroups, indirect);
    step->push.pass = pass;
    step->push.own.span.span = gpusorti_span(plan);
    step->push.own.span.record = GPUSORTI_CONTROL_PASSES + records + 4 * pass;
    step->push.own.span.planned = plan->leaf_bits != 0;
    step->push.own.span.held = (uint32_t)gpusorti_begins_in_alt(plan);
}

/* The first count, unless the histogram has planned before, cannot be skipped. */
static void gpusorti_walk_three_kernels(gpusorti_walk *walk, uint32_t pass, uint32_t records) {
    const gpusorti_plan *plan = walk->plan;
    const uint64_t spans = gpusorti_ceil_div(plan->request.count, gpusorti_span(plan));
    const uint32_t variant = pass == 0 && plan->leaf_bits == 0 ? GPUSORTI_VARIANT_FIRST_PASS : 0;
    const gpusorti_shape count = gpusorti_shape_of(plan->shape.workgroup_size, plan->shape.items, variant),
                         scan = gpusorti_shape_of(plan->scan.workgroup_size, plan->scan.items, variant);
    const int size = GPUSORTI_SIZE_PASSES + (int)(records + 4 * pass);
    gpusorti_start_spans(walk, GPUSORTI_KERNEL_count, &count, spans, GPUSORTI_SIZE_TILES, pass, records);
    if (variant && gpusorti_begins_in_alt(plan)) gpusorti_take_given(walk);
    if (!variant) gpusorti_size_by_gpu(walk, size);
    gpusorti_visit_step(walk);
    gpusorti_start_spans(walk, GPUSORTI_KERNEL_scan, &scan, (uint64_t)1 << plan->radix_bits, -1, pass, records);
    gpusorti_visit_step(walk);
    gpusorti_start_spans(walk, gpusorti_scatter_kernel(plan), &plan->shape, spans, GPUSORTI_SIZE_TILES, pass, records);
    gpusorti_size_by_gpu(walk, size);
    gpusorti_visit_step(walk);
}

/* ---- one-sweep ---- */
static void gpusorti_walk_pass(gpusorti_walk *walk, uint32_t pass, uint32_t records) {
    const gpusorti_plan *plan = walk->plan;
    const uint32_t portions = gpusorti_portions(plan);
    uint32_t portion;
    if (plan->algorithm == GPUSORT_COUNT_SCAN_SCATTER) {
        gpusorti_walk_three_kernels(walk, pass, records);
        return;
    }
    for (portion = 0; portion < portions; portion++) {
        const uint64_t left = gpusorti_tiles(plan) - (uint64_t)portion * plan->tiles_per_portion;
        gpusorti_step *step = gpusorti_start_step(walk, gpusorti_pass_kernel(plan), &plan->shape,
                                                  gpusorti_lesser(left, plan->tiles_per_portion), GPUSORTI_SIZE_TILES);
        gpusorti_onesweep_args *args = gpusorti_start_pass(step, pass, records);
        args->portion_tiles = plan->tiles_per_portion;
        args->portion = portion;
        args->polls = plan->polls;
        args->flip = gpusorti_flip(plan, pass);
        if (portions == 1) gpusorti_size_by_gpu(walk, GPUSORTI_SIZE_PASSES + (int)(records + 4 * pass));
        gpusorti_visit_step(walk);
    }
}

/* The passes from `first` to `end`, not included. The GPU decides which of them have nothing to do. */
static void gpusorti_walk_passes(gpusorti_walk *walk, uint32_t first, uint32_t end, uint32_t records) {
    uint32_t pass;
    for (pass = first; pass < end; pass++) gpusorti_walk_pass(walk, pass, records);
}

/* Leaves by a single digit begin where its counts say; others have to be searched for. */
static void gpusorti_walk_leaves(gpusorti_walk *walk) {
    const gpusorti_plan *plan = walk->plan;
    const uint32_t leaves = 1u << plan->leaf_bits;
    const uint64_t workgroups = gpusorti_ceil_div(leaves, plan->leaf_starts.workgroup_size - 1);
    gpusorti_leaf_args args;
    args.starts = gpusorti_control_word(plan, plan->layout.leaves);
    args.room = gpusorti_shape_tile(&plan->leaf);
    args.tile = gpusorti_span(plan);
    args.portion_tiles = gpusorti_status_rows(plan);
    if (plan->leaf_bits > 8) {
        gpusorti_start_step(walk, GPUSORTI_KERNEL_leaf_starts, &plan->leaf_starts, workgroups, -1)->push.own.leaf = args;
        gpusorti_visit_step(walk);
    }
    gpusorti_start_step(walk, GPUSORTI_KERNEL_leaf_sort, &plan->leaf, leaves, -1)->push.own.leaf = args;
    gpusorti_size_by_gpu(walk, GPUSORTI_SIZE_LEAVES);
    gpusorti_visit_step(walk);
}

/* Whether passes always end in the caller's arrays, because the GPU adds one if their number is odd. Sorted input still
 * needs finish.comp to write its indices, and so does an even number that begins in the second copies. */
static int gpusorti_ends_by_passes(const gpusorti_plan *plan) {
    return plan->algorithm == GPUSORT_ONESWEEP && plan->pass_count % 2 == 0 &&
           !(plan->request.flags & GPUSORT_WRITE_INDICES) && !gpusorti_begins_in_alt(plan);
}

/* Whether the histogram kernel copies the elements if it expects, from a sample, an odd number of passes. For keys with
 * values that costs more than a further pass, or a finish.comp of which the GPU sets the size: a single key may change
 * the number. */
static int gpusorti_copies_early(const gpusorti_plan *plan) {
    const int at_end = gpusorti_ends_by_passes(plan) || plan->gpu_sizes;
    return !plan->counting_sort && (plan->request.value_words == 0 || !at_end);
}

static void gpusorti_walk_histogram(gpusorti_walk *walk) {
    const gpusorti_plan *plan = walk->plan;
    const uint64_t tiles = gpusorti_ceil_div(plan->request.count, gpusorti_shape_tile(&plan->histogram)),
                   workgroups = gpusorti_lesser(tiles, plan->histogram_groups);
    gpusorti_step *step = gpusorti_start_step(walk, GPUSORTI_KERNEL_histogram, &plan->histogram, workgroups, -1);
    gpusorti_histogram_args *args = &step->push.own.histogram;
    args->portion_tiles = gpusorti_status_rows(plan);
    if (gpusorti_begins_in_alt(plan)) {
        gpusorti_take_given(walk);
        args->copies = GPUSORTI_COPY_HELD;
    } else if (gpusorti_copies_early(plan)) {
        args->copies = plan->raw ? GPUSORTI_COPY_GIVEN : GPUSORTI_COPY_ENCODED;
    }
    args->makes_even = (uint32_t)gpusorti_ends_by_passes(plan);
    args->tile = gpusorti_span(plan);
    if (plan->leaf_bits) {
        args->least_leaf_bits = gpusorti_least_leaf_bits(plan);
        args->most_leaf_bits = plan->leaf_bits;
        args->leaf_average = gpusorti_leaf_average(&plan->leaf);
        args->leading_passes = plan->leading_passes;
    }
    gpusorti_visit_step(walk);
}

/* One-sweep, and passes with leaves. Leaves by the highest digit alone are sorted after its pass. Other leaves have passes
 * of their own; all passes follow, for keys that do not suit leaves, and in case one leaf has too many elements. */
static void gpusorti_walk_planned_passes(gpusorti_walk *walk) {
    const gpusorti_plan *plan = walk->plan;
    gpusorti_walk_histogram(walk);
    if (plan->counting_sort) return;
    if (plan->leaf_bits > 8) {
        gpusorti_walk_passes(walk, plan->pass_count - plan->leading_passes, plan->pass_count, GPUSORTI_LEADING);
        gpusorti_walk_leaves(walk);
    }
    gpusorti_walk_passes(walk, 0, plan->pass_count, 0);
    if (plan->leaf_bits == 8) gpusorti_walk_leaves(walk);
}

static void gpusorti_walk_count_scan_scatter(gpusorti_walk *walk) {
    uint32_t pass;
    if (walk->plan->leaf_bits) {
        gpusorti_walk_planned_passes(walk);
        return;
    }
    for (pass = 0; pass < walk->plan->pass_count; pass++) gpusorti_walk_three_kernels(walk, pass, 0);
}

/* Ends a sort by passes, unless the last of them did. */
static void gpusorti_walk_finish(gpusorti_walk *walk) {
    const gpusorti_plan *plan = walk->plan;
    const uint32_t most = plan->counting_sort ? (uint32_t)GPUSORTI_MOST_STRIDE_GROUPS
                                               : gpusorti_min(plan->stride_groups, GPUSORTI_MOST_STRIDE_GROUPS);
    if (!gpusorti_by_passes(plan) || gpusorti_ends_by_passes(plan)) return;
    gpusorti_start_stride(walk, plan->counting_sort ? GPUSORTI_KERNEL_fill : GPUSORTI_KERNEL_finish, 0, plan->request.count,
                          most);
    if (walk->step.spec.flags & GPUSORTI_FLAG_KEEP_KEYS) gpusorti_forget_order(&walk->step); /* it stores no keys */
    gpusorti_size_by_gpu(walk, GPUSORTI_SIZE_FINISH);
    gpusorti_visit_step(walk);
}
/* ---- >>small: steps of small counts: tiles, merges, buckets ---- */
static void gpusorti_start_tiles(gpusorti_walk *walk, uint64_t workgroups, int indirect, uint32_t mode) {
    const gpusorti_plan *plan = walk->plan;
    const enum gpusorti_kernel kernel = plan->rolled ? GPUSORTI_KERNEL_tile_sort_rolled : GPUSORTI_KERNEL_tile_sort;
    gpusorti_step *step = gpusorti_start_step(walk, kernel, &plan->shape, workgroups, indirect);
    step->spec.variant |= gpusorti_comparison(plan);
    step->push.own.tiles.mode = mode;
    step->push.own.tiles.run = plan->run;
}

/* The tiles as they are given. Where that is also the second copy, they are sorted in place. */
static void gpusorti_start_given_tiles(gpusorti_walk *walk, uint64_t workgroups, uint32_t mode) {
    gpusorti_step *step = &walk->step;
    gpusorti_start_tiles(walk, workgroups, GPUSORTI_SIZE_TILES, mode | GPUSORTI_TILE_ENCODE);
    if ((mode & GPUSORTI_TILE_TO_ALT) && gpusorti_overwrites_all(walk->plan)) {
        step->bound[GPUSORTI_BIND_KEYS] = step->bound[GPUSORTI_BIND_ALT];
        step->bound[GPUSORTI_BIND_VALUES] = step->bound[GPUSORTI_BIND_VALUES_ALT];
        step->push.own.tiles.mode &= ~(uint32_t)GPUSORTI_TILE_TO_ALT;
    } else if (mode & GPUSORTI_TILE_TO_ALT) gpusorti_take_given(walk);
    else if (gpusorti_store_apart(walk)) walk->step.push.own.tiles.mode |= GPUSORTI_TILE_TO_ALT;
}

/* Each merge moves all elements from the caller's arrays to scratch or back. The tiles are stored where the last merge
 * then ends in the caller's arrays. */
static void gpusorti_walk_merges(gpusorti_walk *walk) {
    const gpusorti_plan *plan = walk->plan;
    const uint64_t workgroups = gpusorti_ceil_div(plan->request.count, gpusorti_shape_tile(&plan->merge));
    uint32_t run = plan->run, left = plan->merges;
    gpusorti_start_given_tiles(walk, gpusorti_ceil_div(plan->request.count, plan->run),
                               left == 0 ? GPUSORTI_TILE_DECODE : left % 2 ? GPUSORTI_TILE_TO_ALT : 0);
    gpusorti_visit_step(walk);
    for (; left > 0; left--, run *= GPUSORTI_MERGE_WAYS) {
        gpusorti_step *step = gpusorti_start_step(walk, GPUSORTI_KERNEL_merge_tiles, &plan->merge, workgroups,
                                                  GPUSORTI_SIZE_MERGES);
        step->push.own.tiles.mode = left == 1 ? GPUSORTI_TILE_DECODE : left % 2 ? 0 : GPUSORTI_TILE_TO_ALT;
        step->push.own.tiles.run = run;
        gpusorti_visit_step(walk);
    }
}

static void gpusorti_visit_buckets(gpusorti_walk *walk) {
    gpusorti_tiles_args *args = &walk->step.push.own.tiles;
    args->run = walk->plan->run;
    args->bucket = gpusorti_bucket(walk->plan);
    gpusorti_visit_step(walk);
}

static void gpusorti_walk_buckets(gpusorti_walk *walk) {
    const gpusorti_plan *plan = walk->plan;
    const uint64_t samples = plan->request.count / (plan->run / GPUSORTI_RUN_SAMPLES);
    gpusorti_start_given_tiles(walk, gpusorti_ceil_div(plan->request.count, plan->run),
                               GPUSORTI_TILE_TO_ALT | GPUSORTI_TILE_SAMPLES);
    gpusorti_visit_buckets(walk);
    gpusorti_start_step(walk, GPUSORTI_KERNEL_split_runs, &plan->split_runs, gpusorti_ceil_div(samples, 32), -1);
    gpusorti_visit_buckets(walk);
    gpusorti_start_tiles(walk, gpusorti_ceil_div(plan->request.count, gpusorti_bucket(plan)), -1,
                         GPUSORTI_TILE_DECODE | GPUSORTI_TILE_BUCKET);
    gpusorti_visit_buckets(walk);
}
/* ---- >>segments: steps of segments ---- */
/* How many segments a workgroup sorts side by side: as many as fill its tile on average. Each is padded to a power of
 * two. */
static uint32_t gpusorti_segments_per_group(const gpusorti_plan *plan) {
    const gpusorti_request *request = &plan->request;
    const gpusorti_shape *shape = &plan->small_segments;
    const uint32_t average = request->count / gpusorti_max(request->segments, 1);
    uint32_t padded = shape->items;
    if (request->segmentation == GPUSORTI_ROWS)
        while (padded < request->segment_size && padded < gpusorti_shape_tile(shape)) padded *= 2;
    else
        padded = gpusorti_max(padded, average + average / 2);
    if (padded > gpusorti_small_segment(plan)) return GPUSORTI_LONG_GROUP;
    return gpusorti_max(gpusorti_min(gpusorti_shape_tile(shape) / padded, shape->workgroup_size), 1);
}

/* Offsets and ends side by side, where a kernel has one binding for both. */
static void gpusorti_walk_bounds(gpusorti_walk *walk) {
    const gpusorti_plan *plan = walk->plan;
    const uint64_t begins = plan->layout.bounds, ends = begins + gpusorti_bounds_size(plan);
    if (!plan->joins_bounds || !plan->request.has_ends) return;
    gpusorti_walk_copy_words(walk, walk->args->segments, begins, plan->request.segments);
    gpusorti_walk_copy_words(walk, walk->args->segment_ends, ends, plan->request.segments);
}

/* Sorts the short ones, and lists the others for the kernels that follow. */
static void gpusorti_walk_small_segments(gpusorti_walk *walk) {
    const gpusorti_plan *plan = walk->plan;
    const gpusorti_request *request = &plan->request;
    const uint32_t segments = gpusorti_segments_of(request), group = gpusorti_segments_per_group(plan);
    gpusorti_step *step = gpusorti_start_step(walk, GPUSORTI_KERNEL_segments, &plan->small_segments,
                                              gpusorti_ceil_div(segments, group), -1);
    gpusorti_segments_args *args = &step->push.own.segments;
    step->spec.variant |= gpusorti_comparison(plan);
    args->segments = segments;
    args->size = gpusorti_row_size(request);
    step->range[GPUSORTI_BIND_ALT] = step->range[GPUSORTI_BIND_VALUES_ALT] = 0;
    step->push.pass = gpusorti_store_apart(walk);
    args->offsets = gpusorti_bind_offsets(walk);
    args->ends = gpusorti_bind_ends(walk);
    if (plan->joins_bounds && args->ends != 0) args->offsets = 0;
    args->group = group;
    args->shorter = gpusorti_shape_tile(&plan->listed[0]);
    args->longer = gpusorti_shape_tile(&plan->listed[1]);
    args->lists = gpusorti_control_word(plan, plan->layout.lists);
    args->list_room = gpusorti_list_room(plan);
    args->owners = gpusorti_control_word(plan, plan->layout.owners);
    args->records = gpusorti_control_word(plan, plan->layout.records);
    args->bases = plan->chained ? gpusorti_control_word(plan, plan->layout.bases) : 0;
    args->long_room = gpusorti_long_segments(plan);
    args->tile = plan->part ? plan->part : gpusorti_tile(plan);
    args->tile_room = (uint32_t)gpusorti_long_tiles(plan);
    gpusorti_visit_step(walk);
}

static void gpusorti_walk_listed(gpusorti_walk *walk) {
    const gpusorti_plan *plan = walk->plan;
    uint32_t list;
    for (list = 0; list < 2; list++) {
        gpusorti_step *step;
        if (!plan->has_listed[list]) continue;
        step = gpusorti_start_step(walk, GPUSORTI_KERNEL_segment_sort, &plan->listed[list], 1, -1);
        step->spec.variant |= gpusorti_comparison(plan);
        step->push.pass = gpusorti_store_apart(walk);
        step->push.own.list.list = list;
        step->push.own.list.lists = gpusorti_control_word(plan, plan->layout.lists);
        step->push.own.list.list_room = gpusorti_list_room(plan);
        step->indirect = GPUSORTI_SIZE_LISTS + 4 * (int)list;
        gpusorti_visit_step(walk);
    }
}

/* A step over all tiles of long segments, or, of two kernels, over their counts. */
static void gpusorti_visit_long(gpusorti_walk *walk, enum gpusorti_kernel kernel, const gpusorti_shape *shape,
                                uint32_t pass, const gpusorti_long_segments_args *args) {
    gpusorti_step *step = gpusorti_start_step(walk, kernel, shape, args->chunks, -1);
    if (pass == 0) gpusorti_take_given(walk);
    step->push.pass = pass;
    step->push.own.long_segments = *args;
    if (kernel != GPUSORTI_KERNEL_segment_scan)
        step->indirect = kernel == GPUSORTI_KERNEL_segment_bases ? GPUSORTI_SIZE_BASES : GPUSORTI_SIZE_LONG;
    gpusorti_visit_step(walk);
}

static gpusorti_long_segments_args gpusorti_long_segments_args_of(const gpusorti_plan *plan, const gpusorti_shape *scan) {
    const uint64_t words = gpusorti_long_tiles(plan) << plan->radix_bits;
    uint64_t chunk = gpusorti_shape_tile(scan);
    gpusorti_long_segments_args args;
    chunk *= gpusorti_ceil_div(words, GPUSORTI_MAX_CHUNKS * chunk);
    args.owners = gpusorti_control_word(plan, plan->layout.owners);
    args.records = gpusorti_control_word(plan, plan->layout.records);
    args.bases = gpusorti_control_word(plan, plan->layout.bases);
    args.tile = gpusorti_tile(plan);
    args.flags = 0;
    args.chunk = (uint32_t)chunk;
    args.chunks = (uint32_t)gpusorti_ceil_div(words, chunk);
    args.polls = plan->polls;
    return args;
}

static uint32_t gpusorti_pass_flags(const gpusorti_plan *plan, uint32_t pass) {
    uint32_t flags = pass % 2 ? (uint32_t)GPUSORTI_PASS_FROM_ALT : 0;
    if (pass == 0) flags |= (uint32_t)GPUSORTI_PASS_FIRST | (uint32_t)GPUSORTI_PASS_ENCODE;
    if (pass + 1 == plan->pass_count) flags |= (uint32_t)GPUSORTI_PASS_LAST | (uint32_t)GPUSORTI_PASS_DECODE;
    return flags;
}

static void gpusorti_walk_long_segments(gpusorti_walk *walk) {
    const gpusorti_plan *plan = walk->plan;
    const enum gpusorti_kernel kernel = plan->chained            ? GPUSORTI_KERNEL_segment_pass
                                        : plan->lanes.operations ? GPUSORTI_KERNEL_segment_scatter
                                                                 : GPUSORTI_KERNEL_segment_scatter_basic;
    const gpusorti_shape count = gpusorti_shape_of(plan->shape.workgroup_size, plan->shape.items, 0),
                         scan = gpusorti_shape_of(plan->scan.workgroup_size, plan->scan.items, 0);
    gpusorti_long_segments_args args = gpusorti_long_segments_args_of(plan, &scan);
    uint32_t pass;
    if (plan->chained) {
        gpusorti_visit_long(walk, GPUSORTI_KERNEL_segment_histogram, &count, 0, &args);
        gpusorti_visit_long(walk, GPUSORTI_KERNEL_segment_bases, &scan, 0, &args);
    }
    for (pass = 0; pass < plan->pass_count; pass++) {
        args.flags = gpusorti_pass_flags(plan, pass);
        if (!plan->chained) {
            gpusorti_visit_long(walk, GPUSORTI_KERNEL_segment_count, &count, pass, &args);
            gpusorti_visit_long(walk, GPUSORTI_KERNEL_segment_scan, &scan, pass, &args);
        }
        gpusorti_visit_long(walk, kernel, &plan->shape, pass, &args);
    }
}
/* ---- >>topk: steps of the first k ---- */
/* ---- in order, see shaders/candidates.glsl ---- */
/* A round of selecting, or the sort that follows. */
static void gpusorti_visit_selection(gpusorti_walk *walk, enum gpusorti_kernel kernel, const gpusorti_shape *shape,
                                     const gpusorti_select_args *args) {
    const gpusorti_plan *plan = walk->plan;
    const uint64_t workgroups = (uint64_t)gpusorti_segments_of(&plan->request) * args->parts;
    gpusorti_step *step = gpusorti_start_step(walk, kernel, shape, workgroups, -1);
    if (args->size == 0) step->indirect = GPUSORTI_SIZE_LONG;
    step->push.values_alt_base = (uint32_t)((plan->layout.values_alt - plan->layout.keys_alt) / 4);
    step->push.own.select = *args;
    if (kernel == GPUSORTI_KERNEL_select) gpusorti_take_given(walk);
    gpusorti_visit_step(walk);
}

/* Each round reads what the one before has left, at one end of scratch, and writes what it leaves to the other. */
static void gpusorti_walk_selection(gpusorti_walk *walk) {
    const gpusorti_plan *plan = walk->plan;
    const gpusorti_request *request = &plan->request;
    const uint32_t rounds = gpusorti_rounds(plan);
    uint64_t left = gpusorti_longest(request);
    gpusorti_shape select = plan->selecting, sort = plan->listed[1];
    gpusorti_select_args args;
    memset(&args, 0, sizeof args);
    if (plan->algorithm == GPUSORTI_SELECTED) args.size = gpusorti_row_size(request);
    args.part = plan->part;
    args.later = gpusorti_shape_tile(&select);
    args.owners = gpusorti_control_word(plan, plan->layout.owners);
    args.limit = request->limit;
    args.room = gpusorti_candidate_room(plan);
    for (args.round = 1; args.round <= rounds; args.round++) {
        args.parts = (uint32_t)gpusorti_ceil_div(left, args.round == 1 ? args.part : args.later);
        args.to = args.round % 2 ? 0 : (uint32_t)gpusorti_candidates(plan, 1);
        gpusorti_visit_selection(walk, GPUSORTI_KERNEL_select, &select, &args);
        select.variant = GPUSORTI_VARIANT_CANDIDATES;
        left = (uint64_t)args.parts * args.room;
        args.from = args.to;
        args.parts_before = args.parts;
    }
    args.parts = 1;
    sort.variant |= gpusorti_comparison(plan);
    if (gpusorti_packs_at_once(plan)) sort.variant |= GPUSORTI_VARIANT_PACKED;
    gpusorti_visit_selection(walk, GPUSORTI_KERNEL_select_sort, &sort, &args);
}

/* ---- in any order, see shaders/select_any.comp ---- */
static void gpusorti_visit_unordered(gpusorti_walk *walk, uint32_t number, uint64_t elements, gpusorti_any_args args) {
    const gpusorti_plan *plan = walk->plan;
    const uint64_t rows = gpusorti_segments_of(&plan->request);
    gpusorti_shape shape = plan->selecting;
    args.parts = (uint32_t)gpusorti_ceil_div(elements, args.part);
    if (gpusorti_packs_at_once(plan)) shape.variant = GPUSORTI_VARIANT_PACKED;
    if (plan->request.segmentation == GPUSORTI_ONE_ARRAY) shape.variant |= GPUSORTI_VARIANT_ARRAY;
    gpusorti_start_step(walk, GPUSORTI_KERNEL_select_any, &shape, rows * args.parts, -1)->push.own.any = args;
    if (number <= args.digits + 1) gpusorti_take_given(walk);
    walk->step.push.pass = number;
    gpusorti_visit_step(walk);
}

static void gpusorti_walk_unordered(gpusorti_walk *walk) {
    const gpusorti_plan *plan = walk->plan;
    const gpusorti_request *request = &plan->request;
    const uint32_t longest = gpusorti_longest(request);
    gpusorti_any_args args;
    uint32_t number;
    args.size = gpusorti_row_size(request);
    args.part = plan->part;
    args.limit = request->limit;
    args.room = gpusorti_unordered_room(request);
    args.digits = (uint32_t)gpusorti_ceil_div(request->bit_count, gpusorti_unordered_digit_bits(request));
    args.apart = (uint32_t)gpusorti_is_apart(walk);
    gpusorti_visit_unordered(walk, 0, 1, args);
    for (number = 1; number <= args.digits + 1; number++) gpusorti_visit_unordered(walk, number, longest, args);
    args.part = gpusorti_shape_tile(&plan->selecting);
    if (gpusorti_unordered_copies(plan)) gpusorti_visit_unordered(walk, number, args.room, args);
}

/* ---- of either ---- */
/* Elements behind the first k, and outside of all segments, keep their values; among packed ones they are left out, which
 * offsets alone would tell where there are no ends. */
static void gpusorti_walk_no_indices(gpusorti_walk *walk) {
    const gpusorti_plan *plan = walk->plan;
    const gpusorti_request *request = &plan->request;
    const uint64_t size = gpusorti_indices_size(plan);
    const gpusort_range indices = gpusorti_offset(walk->args->scratch, plan->layout.values);
    if (size == 0 || (request->packs && !request->has_ends)) return;
    gpusorti_start_copy(walk, request->count, indices, size, 32)->clears = 1;
    gpusorti_visit_step(walk);
}

static void gpusorti_walk_selected(gpusorti_walk *walk) {
    gpusorti_walk_no_indices(walk);
    if (walk->plan->unordered)
        gpusorti_walk_unordered(walk);
    else
        gpusorti_walk_selection(walk);
}
/* ---- >>walk: the steps of a plan, in their order ---- */
static void gpusorti_walk_segments(gpusorti_walk *walk) {
    gpusorti_walk_bounds(walk);
    if (walk->plan->request.segmentation == GPUSORTI_OFFSETS) gpusorti_walk_no_indices(walk);
    gpusorti_walk_small_segments(walk);
    gpusorti_walk_listed(walk);
    if (gpusorti_selects(walk->plan))
        gpusorti_walk_selection(walk);
    else if (walk->plan->has_long)
        gpusorti_walk_long_segments(walk);
}

/* Visits the steps of a sort in the order of their execution. */
static gpusort_result gpusorti_walk_steps(const gpusorti_plan *plan, const gpusort_cmd_args *given,
                                          gpusorti_visit visit, void *user) {
    gpusort_cmd_args args = *given;
    gpusorti_walk walk;
    if (given->keys_out.buffer) args.keys = given->keys_out;
    if (given->values_out.buffer) args.values = given->values_out;
    memset(&walk, 0, sizeof walk);
    walk.plan = plan;
    walk.given = given;
    walk.args = &args;
    walk.visit = visit;
    walk.user = user;
    walk.common = gpusorti_common_step(plan, given, &args);
    walk.common.given[0] = walk.common.bound[GPUSORTI_BIND_KEYS];
    walk.common.given[1] = walk.common.bound[GPUSORTI_BIND_VALUES];
    if (gpusorti_reads_given(plan, GPUSORTI_BIND_KEYS) && !plan->unpacked) walk.common.given[0] = given->keys;
    if (gpusorti_reads_given(plan, GPUSORTI_BIND_VALUES) && gpusorti_reads_values(&plan->request))
        walk.common.given[1] = given->values;
    gpusorti_walk_copies(&walk);
    if (gpusorti_by_passes(plan) || plan->algorithm == GPUSORTI_SEGMENTED ||
        (plan->request.gpu_count && gpusorti_has_control(plan)))
        gpusorti_walk_begin(&walk);
    gpusorti_walk_first(&walk);
    switch (plan->algorithm) {
    case GPUSORT_COUNT_SCAN_SCATTER: gpusorti_walk_count_scan_scatter(&walk); break;
    case GPUSORT_ONESWEEP: gpusorti_walk_planned_passes(&walk); break;
    case GPUSORT_ODD_EVEN_MERGE: gpusorti_walk_odd_even_merge(&walk); break;
    case GPUSORTI_TILES_AND_MERGES: gpusorti_walk_merges(&walk); break;
    case GPUSORTI_TILES_AND_BUCKETS: gpusorti_walk_buckets(&walk); break;
    case GPUSORTI_SEGMENTED: gpusorti_walk_segments(&walk); break;
    default: gpusorti_walk_selected(&walk); break;
    }
    gpusorti_walk_finish(&walk);
    gpusorti_walk_last(&walk);
    return walk.result;
}
/* ---- >>barriers: between commands ---- */
static void gpusorti_barrier(const gpusort_context *ctx, VkCommandBuffer commands, VkPipelineStageFlags from,
                             VkAccessFlags from_access, VkPipelineStageFlags to, VkAccessFlags to_access) {
    GPUSORTI_STRUCT(VkMemoryBarrier, barrier, MEMORY_BARRIER);
    barrier.srcAccessMask = from_access;
    barrier.dstAccessMask = to_access;
    ctx->vk.CmdPipelineBarrier(commands, from, to, 0, 1, &barrier, 0, NULL, 0, NULL);
}
/* ---- >>sets: descriptor sets, of the caller's pool or pushed ---- */
/* Choices of buffers that the steps of a sort bind, at most: the walk goes through these. */
enum {
    GPUSORTI_MOST_SETS = 2   /* gpusorti_walk_copies(): keys, values */
                         + 1 /* gpusorti_walk_begin(): the count */
                         + 2 /* gpusorti_walk_first(): keys out of structs, keys as words or numbers */
                         + 4 /* the algorithm: what is given, all that steps share, the same without sizes, offsets */
                         + 2 /* gpusorti_walk_bounds(): offsets, ends */
                         + 1 /* gpusorti_walk_no_indices() */
                         + 1 /* gpusorti_walk_last(): keys back, */
                         + 2 /* keys by index, to scratch and back, */
                         + 2 /* and values */
};
/* The descriptor sets of a sort: one for each choice of buffers that steps bind, most of which bind the same. */
typedef struct gpusorti_sets {
    const gpusort_context *ctx;
    uint32_t count;
    VkDescriptorBufferInfo buffers[GPUSORTI_MOST_SETS][GPUSORTI_BINDINGS];
    VkDescriptorSet handles[GPUSORTI_MOST_SETS];
} gpusorti_sets;

/* What a step binds. Where it uses no buffer but its kernel names one, something has to be bound: the control block, or
 * else the keys. Where a kernel is given one buffer less, the second values are behind the second keys in theirs. */
static void gpusorti_step_buffers(const gpusort_context *ctx, const gpusorti_step *step,
                                  VkDescriptorBufferInfo buffers[GPUSORTI_BINDINGS]) {
    const uint32_t unused = step->range[GPUSORTI_BIND_CONTROL] != 0 ? GPUSORTI_BIND_CONTROL : GPUSORTI_BIND_KEYS;
    const uint64_t values_alt = step->range[GPUSORTI_BIND_VALUES_ALT];
    VkDescriptorBufferInfo *const alt = &buffers[GPUSORTI_BIND_ALT];
    uint32_t i;
    memset(buffers, 0, GPUSORTI_BINDINGS * sizeof *buffers); /* they are compared as bytes */
    for (i = 0; i < gpusorti_bindings(ctx); i++) {
        const uint32_t from = step->range[i] != 0 ? i : unused;
        buffers[i].buffer = step->bound[from].buffer;
        buffers[i].offset = step->bound[from].offset;
        buffers[i].range = step->range[from];
        if (from == GPUSORTI_BIND_CONTROL && (step->row->traits & GPUSORTI_KEEPS_SIZES)) {
            buffers[i].offset += 4 * GPUSORTI_SIZES_END;
            buffers[i].range -= 4 * GPUSORTI_SIZES_END;
        }
    }
    if (ctx->caps.few_bindings && values_alt != 0) {
        alt->buffer = step->bound[GPUSORTI_BIND_ALT].buffer;
        alt->offset = step->bound[GPUSORTI_BIND_ALT].offset;
        alt->range = step->bound[GPUSORTI_BIND_VALUES_ALT].offset + values_alt - alt->offset;
    }
}

static uint32_t gpusorti_find_set(const gpusorti_sets *sets, const VkDescriptorBufferInfo buffers[GPUSORTI_BINDINGS]) {
    uint32_t i = 0;
    while (i < sets->count && memcmp(sets->buffers[i], buffers, sizeof sets->buffers[i]) != 0) i++;
    return i;
}

/* The visitor that finds out which sets a sort needs. More than GPUSORTI_MOST_SETS are refused, and none is recorded. */
static gpusort_result gpusorti_note_set(void *user, const gpusorti_plan *plan, const gpusorti_step *step) {
    gpusorti_sets *sets = (gpusorti_sets *)user;
    VkDescriptorBufferInfo buffers[GPUSORTI_BINDINGS];
    (void)plan;
    gpusorti_step_buffers(sets->ctx, step, buffers);
    if (gpusorti_find_set(sets, buffers) < sets->count) return GPUSORT_OK;
    if (sets->count == GPUSORTI_MOST_SETS)
        return gpusorti_fail(&sets->ctx->host, GPUSORT_ERROR_UNSUPPORTED,
                             "gpusort_cmd_args.descriptor_pool: this sort needs more than %d sets", GPUSORTI_MOST_SETS);
    memcpy(sets->buffers[sets->count++], buffers, sizeof buffers);
    return GPUSORT_OK;
}

/* set: null for push descriptors. */
static void gpusorti_write_set(VkDescriptorSet set, const VkDescriptorBufferInfo buffers[GPUSORTI_BINDINGS],
                               VkWriteDescriptorSet writes[GPUSORTI_BINDINGS]) {
    uint32_t i;
    memset(writes, 0, GPUSORTI_BINDINGS * sizeof *writes);
    for (i = 0; i < GPUSORTI_BINDINGS; i++) {
        writes[i].sType = VK_STRUCTURE_TYPE_WRITE_DESCRIPTOR_SET;
        writes[i].dstSet = set;
        writes[i].dstBinding = i;
        writes[i].descriptorCount = 1;
        writes[i].descriptorType = VK_DESCRIPTOR_TYPE_STORAGE_BUFFER;
        writes[i].pBufferInfo = &buffers[i];
    }
}

/* Allocates the sets of a sort from its pool, all or none, and fills them in. */
static gpusort_result gpusorti_take_sets(const gpusort_context *ctx, const gpusorti_plan *plan,
                                         const gpusort_cmd_args *args, gpusorti_sets *sets) {
    VkDescriptorSetLayout layouts[GPUSORTI_MOST_SETS];
    gpusort_result result;
    uint32_t i;
    VkResult vr;
    GPUSORTI_STRUCT(VkDescriptorSetAllocateInfo, info, DESCRIPTOR_SET_ALLOCATE_INFO);
    if (args->descriptor_pool == VK_NULL_HANDLE)
        return gpusorti_fail(&ctx->host, GPUSORT_ERROR_UNSUPPORTED,
                             "gpusort_cmd_args.descriptor_pool: NULL, and gpusort_desc.enabled has neither push descriptors "
                             "(VK_KHR_push_descriptor) nor buffer device addresses");
    sets->ctx = ctx;
    sets->count = 0;
    result = gpusorti_walk_steps(plan, args, gpusorti_note_set, sets);
    if (result != GPUSORT_OK) return result;
    for (i = 0; i < sets->count; i++) layouts[i] = ctx->set_layout;
    info.descriptorPool = args->descriptor_pool;
    info.descriptorSetCount = sets->count;
    info.pSetLayouts = layouts;
    vr = ctx->vk.AllocateDescriptorSets(ctx->device, &info, sets->handles);
    if (vr == VK_ERROR_OUT_OF_POOL_MEMORY || vr == VK_ERROR_FRAGMENTED_POOL)
        return gpusorti_fail(&ctx->host, GPUSORT_ERROR_INVALID_ARGUMENT,
                             "gpusort_cmd_args.descriptor_pool: no room for %u sets with %u storage buffers (%s)",
                             sets->count, sets->count * gpusorti_bindings(ctx),
                             vr == VK_ERROR_FRAGMENTED_POOL ? "VK_ERROR_FRAGMENTED_POOL" : "VK_ERROR_OUT_OF_POOL_MEMORY");
    result = gpusorti_check(&ctx->host, vr, "vkAllocateDescriptorSets");
    for (i = 0; i < sets->count && result == GPUSORT_OK; i++) {
        VkWriteDescriptorSet writes[GPUSORTI_BINDINGS];
        gpusorti_write_set(sets->handles[i], sets->buffers[i], writes);
        ctx->vk.UpdateDescriptorSets(ctx->device, gpusorti_bindings(ctx), writes, 0, NULL);
    }
    return result;
}
/* ---- >>texts: what a sort is called ---- */
/* A sort in a few words: "1000000 f32 + 4 bytes". */
static void gpusorti_describe(const gpusort_cmd_args *args, char *text, size_t size) {
    const char *type = gpusorti_types[args->key_type].name;
    const unsigned long long count = args->count;
    int at = snprintf(text, size, "%s%llu %c%s", args->count_buffer.buffer ? "up to " : "", count,
                      gpusorti_lower(type[0]), type + 1);
    if (args->value_size)
        at += snprintf(text + at, size - (size_t)at, " %s %u bytes", args->flags & GPUSORT_KEYS_IN_VALUES ? "in" : "+",
                       args->value_size);
    if (args->segment_size) at += snprintf(text + at, size - (size_t)at, ", rows of %u", args->segment_size);
    if (args->segment_count) at += snprintf(text + at, size - (size_t)at, ", %u segments", args->segment_count);
    if (args->limit) snprintf(text + at, size - (size_t)at, ", the first %u", args->limit);
}

/* The kind of sort that was asked for, and how many were prepared. */
static gpusort_result gpusorti_tell_unprepared(const gpusort_context *ctx, const gpusort_cmd_args *args) {
    static const char *const algorithms[] = {"AUTO", "COUNT_SCAN_SCATTER", "ONESWEEP", "ODD_EVEN_MERGE"};
    char name[128];
    gpusorti_describe(args, name, sizeof name);
    return gpusorti_fail(&ctx->host, GPUSORT_ERROR_NOT_PREPARED,
                         "gpusort_prepare() has not seen this kind of sort: %s, GPUSORT_%s, first_bit %u, bit_count %u, "
                         "flags 0x%x, GPUSORT_%s; it has prepared %u kinds",
                         name, args->order ? "DESCENDING" : "ASCENDING", args->first_bit, args->bit_count, args->flags,
                         algorithms[args->algorithm], gpusorti_atomic_load(&ctx->prepared));
}
/* ---- >>checks: buffers of the caller's, checked ---- */
typedef struct gpusorti_place { /* of a buffer that a sort reads or writes */
    const char *name;           /* in gpusort_cmd_args */
    gpusort_range range;
    uint64_t size, alignment; /* size 0: not used by this sort */
} gpusorti_place;

static gpusort_result gpusorti_check_place(const gpusort_context *ctx, const gpusorti_place *place) {
    const uint64_t offset = place->range.offset;
    char what[40] = "";
    gpusorti_checks checks = gpusorti_check_members(&ctx->host, what);
    if (place->size == 0) return GPUSORT_OK;
    snprintf(what, sizeof what, "gpusort_cmd_args.%s", place->name);
    gpusorti_refuse(&checks, place->range.buffer == VK_NULL_HANDLE, "buffer", 0, "NULL");
    if (checks.result == GPUSORT_OK && offset % place->alignment != 0)
        return gpusorti_fail(&ctx->host, GPUSORT_ERROR_INVALID_ARGUMENT, "%s.offset: %llu is not a multiple of %llu", what,
                             (unsigned long long)offset, (unsigned long long)place->alignment);
    gpusorti_refuse(&checks, offset > UINT64_MAX - place->size, "offset", offset, "with the size over 2^64");
    return checks.result;
}

static int gpusorti_overlap(uint64_t a, uint64_t size_a, uint64_t b, uint64_t size_b) {
    return size_a != 0 && size_b != 0 && (a < b ? b - a < size_a : a - b < size_b);
}

/* The buffers of a sort of at least one element. Words may lie at any multiple of 4, as they are bound from the aligned
 * offset before them. Offsets and ends may overlap: they are only read. */
static gpusort_result gpusorti_check_buffers(const gpusort_context *ctx, const gpusort_cmd_args *args,
                                             const gpusorti_plan *plan) {
    const gpusorti_request *request = &plan->request;
    const uint32_t bound = plan->mode == GPUSORTI_ADDRESSES ? 1 : (uint32_t)ctx->caps.offset_alignment,
                   of_keys = gpusorti_max(request->stored_bits == 64 ? 8 : 4, bound),
                   of_values = gpusorti_max(request->value_size == 8 ? 8 : 4, bound);
    const int unused = (args->flags & GPUSORT_WRITE_INDICES) && !request->overwrites;
    const uint64_t read = unused ? 0 : gpusorti_values_in_size(request);
    gpusorti_checks checks = gpusorti_check_members(&ctx->host, "gpusort_cmd_args");
    const gpusorti_place places[] = {
        {"keys", args->keys, gpusorti_keys_size(request), of_keys},
        {"values", args->values, args->values_out.buffer ? read : gpusorti_values_size(request), of_values},
        {"scratch", args->scratch, plan->layout.end, gpusorti_max(GPUSORTI_ALIGNMENT, bound)},
        {"count_buffer", args->count_buffer, request->gpu_count ? 4u : 0u, 4},
        {"segments", args->segments, gpusorti_offsets_size(request), 4},
        {"segment_ends", args->segment_ends, gpusorti_ends_size(request), 4},
        {"keys_out", args->keys_out, args->keys_out.buffer ? gpusorti_keys_size(request) : 0, of_keys},
        {"values_out", args->values_out, args->values_out.buffer ? gpusorti_values_out_size(request) : 0, of_values},
    };
    enum { ENDS = 5 };
    gpusort_result result = GPUSORT_OK;
    const int places_count = (int)(sizeof places / sizeof places[0]);
    int i, j;
    gpusorti_check_outputs(&checks, args);
    if (checks.result != GPUSORT_OK) return checks.result;
    if (args->scratch_size != 0 && args->scratch_size < plan->layout.end)
        return gpusorti_fail(&ctx->host, GPUSORT_ERROR_INVALID_ARGUMENT,
                             "gpusort_cmd_args.scratch_size: %llu bytes, but this sort needs %llu",
                             (unsigned long long)args->scratch_size, (unsigned long long)plan->layout.end);
    for (i = 0; i < places_count && result == GPUSORT_OK; i++) result = gpusorti_check_place(ctx, &places[i]);
    for (i = 0; i < places_count && result == GPUSORT_OK; i++)
        for (j = 0; j < i && result == GPUSORT_OK; j++)
            if (places[i].range.buffer == places[j].range.buffer && !(i == ENDS && j == ENDS - 1) &&
                gpusorti_overlap(places[i].range.offset, places[i].size, places[j].range.offset, places[j].size))
                result = gpusorti_fail(&ctx->host, GPUSORT_ERROR_INVALID_ARGUMENT, "gpusort_cmd_args.%s overlaps %s",
                                       places[i].name, places[j].name);
    return result;
}
/* ---- >>record: from steps to commands ---- */
static uint64_t gpusorti_address(const gpusort_context *ctx, gpusort_range range) {
    GPUSORTI_STRUCT(VkBufferDeviceAddressInfoKHR, info, BUFFER_DEVICE_ADDRESS_INFO);
    if (range.buffer == VK_NULL_HANDLE) return 0;
    info.buffer = range.buffer;
    return ctx->vk.GetBufferDeviceAddress(ctx->device, &info) + range.offset;
}

typedef struct gpusorti_recorder {
    const gpusort_context *ctx;
    VkCommandBuffer commands;
    int sizes_visible;  /* a barrier has made the indirect sizes visible since they were last written */
    gpusorti_sets sets; /* GPUSORTI_POOLED_BUFFERS */
} gpusorti_recorder;

static void gpusorti_bind_buffers(const gpusorti_recorder *recorder, const gpusorti_plan *plan, const gpusorti_step *step) {
    const gpusort_context *ctx = recorder->ctx;
    VkDescriptorBufferInfo buffers[GPUSORTI_BINDINGS];
    gpusorti_step_buffers(ctx, step, buffers);
    if (plan->mode == GPUSORTI_POOLED_BUFFERS) {
        const VkDescriptorSet *set = &recorder->sets.handles[gpusorti_find_set(&recorder->sets, buffers)];
        ctx->vk.CmdBindDescriptorSets(recorder->commands, VK_PIPELINE_BIND_POINT_COMPUTE, ctx->buffer_layout, 0, 1, set, 0,
                                      NULL);
    } else {
        VkWriteDescriptorSet writes[GPUSORTI_BINDINGS];
        gpusorti_write_set(VK_NULL_HANDLE, buffers, writes);
        ctx->vk.CmdPushDescriptorSet(recorder->commands, VK_PIPELINE_BIND_POINT_COMPUTE, ctx->buffer_layout, 0,
                                     gpusorti_bindings(ctx), writes);
    }
}

static gpusorti_given_args gpusorti_given_addresses(const gpusort_context *ctx, const gpusorti_step *step) {
    const uint64_t keys = gpusorti_address(ctx, step->given[0]), values = gpusorti_address(ctx, step->given[1]);
    gpusorti_given_args given;
    given.keys_given_low = (uint32_t)keys;
    given.keys_given_high = (uint32_t)(keys >> 32);
    given.values_given_low = (uint32_t)values;
    given.values_given_high = (uint32_t)(values >> 32);
    return given;
}

/* The kernel's arguments, and the buffers that it works on. */
static void gpusorti_push_step(const gpusorti_recorder *recorder, const gpusorti_plan *plan, const gpusorti_step *step) {
    const gpusort_context *ctx = recorder->ctx;
    gpusorti_push push = step->push;
    if (step->by_address) {
        push.keys = gpusorti_address(ctx, step->bound[GPUSORTI_BIND_KEYS]);
        push.values = gpusorti_address(ctx, step->bound[GPUSORTI_BIND_VALUES]);
        push.keys_alt = gpusorti_address(ctx, step->bound[GPUSORTI_BIND_ALT]);
        push.values_alt = gpusorti_address(ctx, step->bound[GPUSORTI_BIND_VALUES_ALT]);
        push.control = gpusorti_address(ctx, step->bound[GPUSORTI_BIND_CONTROL]);
        if (step->row->traits & GPUSORTI_READS_GIVEN) push.own.given = gpusorti_given_addresses(ctx, step);
        ctx->vk.CmdPushConstants(recorder->commands, ctx->address_layout, VK_SHADER_STAGE_COMPUTE_BIT, 0,
                                 GPUSORTI_PUSH_ADDRESSES + GPUSORTI_PUSH_WORDS * (uint32_t)sizeof(uint32_t), &push);
    } else {
        gpusorti_bind_buffers(recorder, plan, step);
        if (!gpusorti_shares_binding(plan)) push.values_alt_base = 0;
        ctx->vk.CmdPushConstants(recorder->commands, ctx->buffer_layout, VK_SHADER_STAGE_COMPUTE_BIT, 0,
                                 GPUSORTI_PUSH_WORDS * (uint32_t)sizeof(uint32_t), &push.count);
    }
}

/* Begins a region that captures and validation layers show by this name. gpusorti_end_label() ends it. */
static void gpusorti_begin_label(const gpusorti_recorder *recorder, const char *name) {
    GPUSORTI_STRUCT(VkDebugUtilsLabelEXT, label, DEBUG_UTILS_LABEL_EXT);
    label.pLabelName = name;
    if (recorder->ctx->enabled & GPUSORT_ENABLED_DEBUG_UTILS)
        recorder->ctx->vk.CmdBeginDebugUtilsLabelEXT(recorder->commands, &label);
}

static void gpusorti_end_label(const gpusorti_recorder *recorder) {
    if (recorder->ctx->enabled & GPUSORT_ENABLED_DEBUG_UTILS)
        recorder->ctx->vk.CmdEndDebugUtilsLabelEXT(recorder->commands);
}

static gpusort_result gpusorti_record_step(void *user, const gpusorti_plan *plan, const gpusorti_step *step) {
    gpusorti_recorder *recorder = (gpusorti_recorder *)user;
    const gpusort_context *ctx = recorder->ctx;
    const gpusorti_pipeline *pipeline = gpusorti_find_pipeline(ctx, step->kernel, &step->spec);
    const int sizes = step->indirect >= 0 && !recorder->sizes_visible;

    GPUSORT_ASSERT(pipeline && step->workgroups > 0); /* prepared, and no dispatch of nothing */
    gpusorti_begin_label(recorder, gpusorti_kernel_name(step->kernel));
    /* Also before the first step: another sort may have used the scratch before. */
    gpusorti_barrier(ctx, recorder->commands, VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT, VK_ACCESS_SHADER_WRITE_BIT,
                     VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT |
                         (sizes ? (VkPipelineStageFlags)VK_PIPELINE_STAGE_DRAW_INDIRECT_BIT : 0u),
                     VK_ACCESS_SHADER_READ_BIT | VK_ACCESS_SHADER_WRITE_BIT |
                         (sizes ? (VkAccessFlags)VK_ACCESS_INDIRECT_COMMAND_READ_BIT : 0u));
    recorder->sizes_visible = (recorder->sizes_visible || sizes) && (step->row->traits & GPUSORTI_KEEPS_SIZES) != 0;
    ctx->vk.CmdBindPipeline(recorder->commands, VK_PIPELINE_BIND_POINT_COMPUTE, pipeline->handle);
    gpusorti_push_step(recorder, plan, step);
    if (step->indirect >= 0) {
        ctx->vk.CmdDispatchIndirect(recorder->commands, step->bound[GPUSORTI_BIND_CONTROL].buffer,
                                    step->bound[GPUSORTI_BIND_CONTROL].offset + 4u * (uint32_t)step->indirect);
    } else {
        const uint64_t x = gpusorti_lesser(step->workgroups, GPUSORTI_MAX_GROUPS);
        ctx->vk.CmdDispatch(recorder->commands, (uint32_t)x, (uint32_t)gpusorti_ceil_div(step->workgroups, x), 1);
    }
    gpusorti_end_label(recorder);
    return GPUSORT_OK;
}

/* Records nothing where it fails. */
static gpusort_result gpusorti_record(const gpusort_context *ctx, VkCommandBuffer commands,
                                      const gpusort_cmd_args *args, const gpusorti_plan *plan) {
    gpusorti_recorder recorder;
    gpusort_result result = GPUSORT_OK;
    char name[128] = "gpusort: ";
    const size_t prefix = strlen(name);
    recorder.ctx = ctx;
    recorder.commands = commands;
    recorder.sizes_visible = 0;
    if (plan->mode == GPUSORTI_POOLED_BUFFERS) result = gpusorti_take_sets(ctx, plan, args, &recorder.sets);
    if (result != GPUSORT_OK) return result;
    if (ctx->enabled & GPUSORT_ENABLED_DEBUG_UTILS) gpusorti_describe(args, name + prefix, sizeof name - prefix);
    gpusorti_begin_label(&recorder, name);
    result = gpusorti_walk_steps(plan, args, gpusorti_record_step, &recorder);
    gpusorti_end_label(&recorder);
    return result;
}
/* ---- >>prepare: visitors that record nothing: pipelines and memory that sorts need ---- */
/* Notes a pipeline to be compiled. user: the context. */
static gpusort_result gpusorti_prepare_step(void *user, const gpusorti_plan *plan, const gpusorti_step *step) {
    (void)plan;
    return gpusorti_want_pipeline((gpusort_context *)user, step->kernel, &step->spec, step->by_address);
}

/* Whether the pipeline is there. user: points to a pointer to the context. */
static gpusort_result gpusorti_find_step(void *user, const gpusorti_plan *plan, const gpusorti_step *step) {
    const gpusort_context *ctx = *(const gpusort_context *const *)user;
    (void)plan;
    return gpusorti_find_pipeline(ctx, step->kernel, &step->spec) ? GPUSORT_OK : GPUSORT_ERROR_NOT_PREPARED;
}

/* Buffers that need not be there yet, so that sets differ where those of the sort may. */
static gpusort_cmd_args gpusorti_dummy_buffers(const gpusort_cmd_args *args) {
    gpusort_cmd_args dummies = *args;
    gpusort_range *const ranges[] = {&dummies.keys,     &dummies.values,       &dummies.scratch,  &dummies.count_buffer,
                                     &dummies.segments, &dummies.segment_ends, &dummies.keys_out, &dummies.values_out};
    uint32_t i;
    for (i = 0; i < sizeof ranges / sizeof ranges[0]; i++) {
        ranges[i]->buffer = (VkBuffer)(uintptr_t)(i + 1);
        ranges[i]->offset = 0;
    }
    return dummies;
}

typedef struct gpusorti_preparation {
    gpusort_context *ctx;
    const gpusort_cmd_args *args;
} gpusorti_preparation;

/* The plan where all that callers may leave out is there: it needs all pipelines and sets that others need. */
static gpusorti_plan gpusorti_with_all(const gpusort_context *ctx, const gpusorti_plan *plan) {
    gpusorti_request request = plan->request;
    request.gpu_count = 1;
    request.has_ends = request.segmentation == GPUSORTI_OFFSETS;
    return gpusorti_plan_for(ctx, plan, &request);
}

/* Notes the pipelines of a plan. */
static gpusort_result gpusorti_prepare_plan(void *user, const gpusorti_plan *plan) {
    const gpusorti_preparation *preparation = (const gpusorti_preparation *)user;
    const gpusort_cmd_args dummies = gpusorti_dummy_buffers(preparation->args);
    const gpusorti_plan with = gpusorti_with_all(preparation->ctx, plan);
    return gpusorti_walk_steps(&with, &dummies, gpusorti_prepare_step, preparation->ctx);
}

typedef struct gpusorti_search {
    const gpusort_context *ctx;
    gpusort_cmd_args args;
} gpusorti_search;

/* Whether the pipelines of a plan are there. */
static gpusort_result gpusorti_find_plan(void *user, const gpusorti_plan *plan) {
    gpusorti_search *search = (gpusorti_search *)user;
    const gpusorti_plan with = gpusorti_with_all(search->ctx, plan);
    return gpusorti_walk_steps(&with, &search->args, gpusorti_find_step, &search->ctx);
}

typedef struct gpusorti_measure { /* of the memory that a sort needs */
    const gpusort_context *ctx;
    gpusort_cmd_args args;
    gpusorti_sets sets;
    gpusort_memory *memory;
} gpusorti_measure;

static gpusort_result gpusorti_measure_step(void *user, const gpusorti_plan *plan, const gpusorti_step *step) {
    gpusorti_measure *measure = (gpusorti_measure *)user;
    if (step->indirect >= 0) measure->memory->usage |= VK_BUFFER_USAGE_INDIRECT_BUFFER_BIT;
    if (step->by_address) measure->memory->usage |= VK_BUFFER_USAGE_SHADER_DEVICE_ADDRESS_BIT;
    return plan->mode == GPUSORTI_POOLED_BUFFERS ? gpusorti_note_set(&measure->sets, plan, step) : GPUSORT_OK;
}

/* Scratch and sets are those of the plan that needs most of them, usage is what any plan needs. */
static gpusort_result gpusorti_raise_memory(void *user, const gpusorti_plan *plan) {
    gpusorti_measure *measure = (gpusorti_measure *)user;
    gpusort_memory *memory = measure->memory;
    const gpusorti_plan with = gpusorti_with_all(measure->ctx, plan);
    gpusort_result result;
    if (plan->layout.end > memory->size) memory->size = plan->layout.end;
    measure->sets.ctx = measure->ctx;
    measure->sets.count = 0;
    result = gpusorti_walk_steps(&with, &measure->args, gpusorti_measure_step, measure);
    memory->descriptor_sets = gpusorti_max(memory->descriptor_sets, measure->sets.count);
    memory->descriptors = memory->descriptor_sets * gpusorti_bindings(measure->ctx);
    return result;
}
/* ---- >>memory: buffers and queue objects of gpusort_sort() ---- */
enum {
    GPUSORTI_STAMPS = 3,            /* timestamps: the first commands begin, the sort ends, copies before it end */
    GPUSORTI_WAITS = 1000  /* for one submission, if waiting fails for lack of memory */
};

static void gpusorti_free_buffer(gpusort_context *ctx, gpusorti_buffer *b) {
    GPUSORTI_DESTROY(ctx, Buffer, b->buffer);
    if (b->memory != VK_NULL_HANDLE) ctx->vk.FreeMemory(ctx->device, b->memory, ctx->vk_allocator);
    memset(b, 0, sizeof *b);
}

static void gpusorti_release_buffer(gpusort_context *ctx, int which) {
    if (which != GPUSORTI_OWN_STAGING) ctx->memory_used -= ctx->buffers[which].size;
    gpusorti_free_buffer(ctx, &ctx->buffers[which]);
}

static const char *const gpusorti_buffer_names[GPUSORTI_OWN_BUFFERS] = {
    "keys", "values", "segments", "keys_out", "values_out", "segment_ends", "scratch", "staging"};

static gpusort_result gpusorti_check_allocation(const gpusort_context *ctx, int which, uint64_t size) {
    if (ctx->caps.max_allocation == 0 || size <= ctx->caps.max_allocation) return GPUSORT_OK;
    return gpusorti_fail(&ctx->host, GPUSORT_ERROR_OUT_OF_DEVICE_MEMORY,
                         "%s: %llu bytes are over the device's maxMemoryAllocationSize of %llu",
                         gpusorti_buffer_names[which], (unsigned long long)size,
                         (unsigned long long)ctx->caps.max_allocation);
}

/* Memory for the buffer, of a type with the required properties: types that have the wished ones too, where there are any,
 * and behind them the others, if these are wanted. */
static gpusort_result gpusorti_allocate(gpusort_context *ctx, int which, VkMemoryAllocateInfo *info, uint32_t allowed,
                                        VkMemoryPropertyFlags required,
                                        VkMemoryPropertyFlags wished, int others) {
    /* a type with any further property is for other uses */
    const VkMemoryPropertyFlags usual = VK_MEMORY_PROPERTY_DEVICE_LOCAL_BIT | VK_MEMORY_PROPERTY_HOST_VISIBLE_BIT |
                                        VK_MEMORY_PROPERTY_HOST_COHERENT_BIT | VK_MEMORY_PROPERTY_HOST_CACHED_BIT;
    VkResult vr = VK_ERROR_OUT_OF_DEVICE_MEMORY;
    uint32_t i, serving = 0, best = 0;
    int other;
    for (i = 0; i < ctx->memory.memoryTypeCount; i++) {
        const VkMemoryType *type = &ctx->memory.memoryTypes[i];
        if ((allowed & (1u << i)) == 0 || (type->propertyFlags & required) != required ||
            (type->propertyFlags & ~usual) != 0)
            continue;
        serving |= 1u << i;
        if ((type->propertyFlags & wished) == wished) best |= 1u << i;
    }
    if (best == 0) best = serving;
    if (serving == 0)
        return gpusorti_fail(&ctx->host, GPUSORT_ERROR_OUT_OF_DEVICE_MEMORY,
                             "%s: no memory type serves a buffer of %llu bytes", gpusorti_buffer_names[which],
                             (unsigned long long)info->allocationSize);
    for (other = 0; other <= others; other++)
        for (i = 0; i < ctx->memory.memoryTypeCount; i++) {
            if (!((other ? serving & ~best : best) & (1u << i)) ||
                info->allocationSize > ctx->memory.memoryHeaps[ctx->memory.memoryTypes[i].heapIndex].size)
                continue;
            info->memoryTypeIndex = i;
            vr = ctx->vk.AllocateMemory(ctx->device, info, ctx->vk_allocator, &ctx->buffers[which].memory);
            if (vr != VK_ERROR_OUT_OF_DEVICE_MEMORY) return gpusorti_check(&ctx->host, vr, "vkAllocateMemory");
        }
    return gpusorti_fail(&ctx->host, gpusorti_from_vk(vr),
                         "%s: no %llu bytes of device memory (vkAllocateMemory: VkResult %d)",
                         gpusorti_buffer_names[which], (unsigned long long)info->allocationSize, (int)vr);
}

/* mapped: where the host can read and write it. */
static gpusort_result gpusorti_create_buffer(gpusort_context *ctx, int which, uint64_t size, int mapped, int others) {
    gpusorti_buffer *b = &ctx->buffers[which];
    const int staging = which == GPUSORTI_OWN_STAGING;
    const VkMemoryPropertyFlags local = VK_MEMORY_PROPERTY_DEVICE_LOCAL_BIT, cached = VK_MEMORY_PROPERTY_HOST_CACHED_BIT,
                                host = VK_MEMORY_PROPERTY_HOST_VISIBLE_BIT | VK_MEMORY_PROPERTY_HOST_COHERENT_BIT;
    VkMemoryRequirements requirements;
    GPUSORTI_STRUCT(VkBufferCreateInfo, info, BUFFER_CREATE_INFO);
    GPUSORTI_STRUCT(VkMemoryAllocateInfo, allocate, MEMORY_ALLOCATE_INFO);
    GPUSORTI_STRUCT(VkMemoryAllocateFlagsInfo, flags, MEMORY_ALLOCATE_FLAGS_INFO);
    gpusort_result result = gpusorti_check_allocation(ctx, which, size);
    if (result != GPUSORT_OK) return result;

    info.size = size;
    info.usage = VK_BUFFER_USAGE_TRANSFER_SRC_BIT | VK_BUFFER_USAGE_TRANSFER_DST_BIT;
    if (!staging) info.usage |= VK_BUFFER_USAGE_STORAGE_BUFFER_BIT | VK_BUFFER_USAGE_INDIRECT_BUFFER_BIT;
    if (!staging && (ctx->enabled & GPUSORT_ENABLED_BUFFER_DEVICE_ADDRESS)) {
        info.usage |= VK_BUFFER_USAGE_SHADER_DEVICE_ADDRESS_BIT_KHR;
        flags.flags = VK_MEMORY_ALLOCATE_DEVICE_ADDRESS_BIT_KHR;
        allocate.pNext = &flags;
    }
    result = GPUSORTI_CALL(ctx, CreateBuffer, (ctx->device, &info, ctx->vk_allocator, &b->buffer));
    if (result != GPUSORT_OK) return result;
    ctx->vk.GetBufferMemoryRequirements(ctx->device, b->buffer, &requirements);
    result = gpusorti_check_allocation(ctx, which, requirements.size);
    if (result != GPUSORT_OK) return result;
    allocate.allocationSize = requirements.size;
    result = gpusorti_allocate(ctx, which, &allocate, requirements.memoryTypeBits,
                               staging  ? host
                               : mapped ? host | cached
                                        : 0,
                               staging ? cached : local, others);
    if (result == GPUSORT_OK) result = GPUSORTI_CALL(ctx, BindBufferMemory, (ctx->device, b->buffer, b->memory, 0));
    if (result == GPUSORT_OK && mapped)
        result = GPUSORTI_CALL(ctx, MapMemory, (ctx->device, b->memory, 0, VK_WHOLE_SIZE, 0, &b->mapped));
    return result;
}

/* Makes a buffer of at least that size, over the budget never. others: in a slower type of memory, if it must be. */
static gpusort_result gpusorti_need_buffer(gpusort_context *ctx, int which, uint64_t size, int mapped, int others) {
    gpusorti_buffer *b = &ctx->buffers[which];
    gpusort_result result;
    if (size == 0 || (size <= b->size && (b->mapped || !mapped))) return GPUSORT_OK;
    gpusorti_release_buffer(ctx, which);
    if (which != GPUSORTI_OWN_STAGING) {
        if (ctx->memory_budget != 0 && ctx->memory_used + size > ctx->memory_budget)
            return gpusorti_fail(&ctx->host, GPUSORT_ERROR_OUT_OF_DEVICE_MEMORY,
                                 "gpusort_desc.memory_budget: %llu bytes do not hold %llu more for %s",
                                 (unsigned long long)ctx->memory_budget, (unsigned long long)size,
                                 gpusorti_buffer_names[which]);
        ctx->memory_used += size;
    }
    b->size = size;
    result = gpusorti_create_buffer(ctx, which, size, mapped, others);
    if (result != GPUSORT_OK) gpusorti_release_buffer(ctx, which);
    return result;
}

/* Memory for the buffer that is the host's own, from start on. */
static VkResult gpusorti_bind_pages(gpusort_context *ctx, gpusorti_buffer *b, void *start, uint32_t types) {
    const VkMemoryPropertyFlags host = VK_MEMORY_PROPERTY_HOST_VISIBLE_BIT | VK_MEMORY_PROPERTY_HOST_COHERENT_BIT;
    VkMemoryRequirements requirements;
    uint32_t i;
    VkResult vr;
    GPUSORTI_STRUCT(VkImportMemoryHostPointerInfoEXT, pages, IMPORT_MEMORY_HOST_POINTER_INFO_EXT);
    GPUSORTI_STRUCT(VkMemoryAllocateInfo, allocate, MEMORY_ALLOCATE_INFO);
    GPUSORTI_STRUCT(VkMemoryAllocateFlagsInfo, flags, MEMORY_ALLOCATE_FLAGS_INFO);
    flags.flags = VK_MEMORY_ALLOCATE_DEVICE_ADDRESS_BIT_KHR;
    if (ctx->enabled & GPUSORT_ENABLED_BUFFER_DEVICE_ADDRESS) pages.pNext = &flags;
    ctx->vk.GetBufferMemoryRequirements(ctx->device, b->buffer, &requirements);
    if (requirements.size > b->size) return VK_ERROR_FEATURE_NOT_PRESENT;
    for (i = 0; i < ctx->memory.memoryTypeCount; i++)
        if ((types & requirements.memoryTypeBits & (1u << i)) != 0 &&
            (ctx->memory.memoryTypes[i].propertyFlags & host) == host)
            break;
    if (i == ctx->memory.memoryTypeCount) return VK_ERROR_FEATURE_NOT_PRESENT;
    pages.handleType = VK_EXTERNAL_MEMORY_HANDLE_TYPE_HOST_ALLOCATION_BIT_EXT;
    pages.pHostPointer = start;
    allocate.pNext = &pages;
    allocate.allocationSize = b->size;
    allocate.memoryTypeIndex = i;
    vr = ctx->vk.AllocateMemory(ctx->device, &allocate, ctx->vk_allocator, &b->memory);
    return vr == VK_SUCCESS ? ctx->vk.BindBufferMemory(ctx->device, b->buffer, b->memory, 0) : vr;
}

/* The caller's pages around the bytes as a buffer; *at is where the bytes are in it. 0: the device does not take them. */
static int gpusorti_import(gpusort_context *ctx, gpusorti_buffer *b, const char *bytes, uint64_t size, uint64_t *at) {
    const VkExternalMemoryHandleTypeFlagBits kind = VK_EXTERNAL_MEMORY_HANDLE_TYPE_HOST_ALLOCATION_BIT_EXT;
    const uint64_t page = ctx->caps.import_alignment;
    void *start;
    VkResult vr;
    GPUSORTI_STRUCT(VkMemoryHostPointerPropertiesEXT, pointer, MEMORY_HOST_POINTER_PROPERTIES_EXT);
    GPUSORTI_STRUCT(VkExternalMemoryBufferCreateInfo, external, EXTERNAL_MEMORY_BUFFER_CREATE_INFO);
    GPUSORTI_STRUCT(VkBufferCreateInfo, info, BUFFER_CREATE_INFO);
    *at = (uintptr_t)bytes % page;
    start = (void *)((uintptr_t)bytes - (uintptr_t)*at);
    b->size = gpusorti_ceil_div(*at + size, page) * page;
    external.handleTypes = kind;
    info.pNext = &external;
    info.size = b->size;
    info.usage = VK_BUFFER_USAGE_TRANSFER_SRC_BIT | VK_BUFFER_USAGE_TRANSFER_DST_BIT | VK_BUFFER_USAGE_STORAGE_BUFFER_BIT;
    if (ctx->enabled & GPUSORT_ENABLED_BUFFER_DEVICE_ADDRESS) info.usage |= VK_BUFFER_USAGE_SHADER_DEVICE_ADDRESS_BIT_KHR;
    vr = ctx->caps.max_allocation != 0 && b->size > ctx->caps.max_allocation
             ? VK_ERROR_OUT_OF_DEVICE_MEMORY
             : ctx->vk.GetMemoryHostPointerPropertiesEXT(ctx->device, kind, start, &pointer);
    if (vr == VK_SUCCESS) vr = ctx->vk.CreateBuffer(ctx->device, &info, ctx->vk_allocator, &b->buffer);
    if (vr == VK_SUCCESS) vr = gpusorti_bind_pages(ctx, b, start, pointer.memoryTypeBits);
    if (vr == VK_SUCCESS) return 1;
    gpusorti_free_buffer(ctx, b);
    gpusorti_log(&ctx->host, GPUSORT_LOG_INFO, "the caller's pages cannot be imported: VkResult %d", (int)vr);
    return 0;
}

/* What gpusort_sort() needs beside the pipelines; made at its first call. */
static gpusort_result gpusorti_need_queue_objects(gpusort_context *ctx) {
    gpusort_result result = GPUSORT_OK;
    VkCommandBuffer commands[GPUSORTI_SLOTS];
    uint32_t i;
    GPUSORTI_STRUCT(VkCommandPoolCreateInfo, pool, COMMAND_POOL_CREATE_INFO);
    GPUSORTI_STRUCT(VkCommandBufferAllocateInfo, allocate, COMMAND_BUFFER_ALLOCATE_INFO);
    GPUSORTI_STRUCT(VkFenceCreateInfo, fence, FENCE_CREATE_INFO);
    GPUSORTI_STRUCT(VkQueryPoolCreateInfo, queries, QUERY_POOL_CREATE_INFO);
    if (ctx->command_pool == VK_NULL_HANDLE) {
        pool.flags = VK_COMMAND_POOL_CREATE_TRANSIENT_BIT | VK_COMMAND_POOL_CREATE_RESET_COMMAND_BUFFER_BIT;
        pool.queueFamilyIndex = ctx->queue_family;
        result = GPUSORTI_CALL(ctx, CreateCommandPool, (ctx->device, &pool, ctx->vk_allocator, &ctx->command_pool));
    }
    if (result == GPUSORT_OK && !ctx->submissions[0].commands) {
        allocate.commandPool = ctx->command_pool;
        allocate.level = VK_COMMAND_BUFFER_LEVEL_PRIMARY;
        allocate.commandBufferCount = GPUSORTI_SLOTS;
        result = GPUSORTI_CALL(ctx, AllocateCommandBuffers, (ctx->device, &allocate, commands));
        for (i = 0; i < GPUSORTI_SLOTS && result == GPUSORT_OK; i++) ctx->submissions[i].commands = commands[i];
    }
    for (i = 0; i < GPUSORTI_SLOTS && result == GPUSORT_OK; i++)
        if (ctx->submissions[i].fence == VK_NULL_HANDLE)
            result = GPUSORTI_CALL(ctx, CreateFence, (ctx->device, &fence, ctx->vk_allocator, &ctx->submissions[i].fence));
    if (result == GPUSORT_OK && ctx->queries == VK_NULL_HANDLE && ctx->timestamp_bits != 0) {
        queries.queryType = VK_QUERY_TYPE_TIMESTAMP;
        queries.queryCount = GPUSORTI_STAMPS;
        result = GPUSORTI_CALL(ctx, CreateQueryPool, (ctx->device, &queries, ctx->vk_allocator, &ctx->queries));
    }
    return result;
}

/* A pool with the descriptor sets of one sort: those before it are awaited. */
static gpusort_result gpusorti_need_pool(gpusort_context *ctx) {
    VkDescriptorPoolSize size;
    GPUSORTI_STRUCT(VkDescriptorPoolCreateInfo, info, DESCRIPTOR_POOL_CREATE_INFO);
    if (ctx->descriptor_pool != VK_NULL_HANDLE) return GPUSORT_OK;
    size.type = VK_DESCRIPTOR_TYPE_STORAGE_BUFFER;
    size.descriptorCount = GPUSORTI_MOST_SETS * gpusorti_bindings(ctx);
    info.maxSets = GPUSORTI_MOST_SETS;
    info.poolSizeCount = 1;
    info.pPoolSizes = &size;
    return GPUSORTI_CALL(ctx, CreateDescriptorPool, (ctx->device, &info, ctx->vk_allocator, &ctx->descriptor_pool));
}

/* Waits for the submission; a wait that fails for ever is a lost device. */
static gpusort_result gpusorti_wait(gpusort_context *ctx, gpusorti_slot *slot) {
    VkResult vr = VK_SUCCESS;
    int tries;
    for (tries = 0; slot->pending && tries < GPUSORTI_WAITS; tries++) {
        vr = ctx->vk.WaitForFences(ctx->device, 1, &slot->fence, VK_TRUE, UINT64_MAX);
        if (vr == VK_SUCCESS || vr == VK_ERROR_DEVICE_LOST) slot->pending = 0;
    }
    if (vr == VK_SUCCESS || vr == VK_ERROR_DEVICE_LOST) return gpusorti_check(&ctx->host, vr, "vkWaitForFences");
    return gpusorti_fail(&ctx->host, GPUSORT_ERROR_DEVICE_LOST, "vkWaitForFences: VkResult %d again and again", (int)vr);
}

/* Waits for all submissions. */
static gpusort_result gpusorti_settle(gpusort_context *ctx) {
    gpusort_result result = GPUSORT_OK;
    int i;
    for (i = 0; i < GPUSORTI_SLOTS; i++) {
        const gpusort_result waited = gpusorti_wait(ctx, &ctx->submissions[i]);
        if (result == GPUSORT_OK) result = waited;
    }
    return result;
}
/* ---- >>host: host arrays: uploads, sorts, downloads ---- */
enum {
    GPUSORTI_TRIES = 16,            /* of a submission, if it fails for lack of memory */
    GPUSORTI_LEAST_IMPORT = 1 << 16, /* bytes; fewer are copied faster than they are imported */
    GPUSORTI_LEAST_PAGES = 1 << 23, /* fewer are copied faster */
    GPUSORTI_LEAST_PIECE_OF_PAGES = 1 << 24,
    GPUSORTI_LEAST_PIECE = 1 << 20,
    GPUSORTI_LEAST_PART = 1 << 18, /* bytes that a thread of the caller's copies */
    GPUSORTI_MOST_PARTS = 32,
    GPUSORTI_MOST_STAGED = 1 << 23 /* bytes of a piece in staging memory, which holds GPUSORTI_SLOTS of them */
};

static gpusort_result gpusorti_check_offsets(const gpusort_context *ctx, const gpusort_host_args *args) {
    gpusorti_checks checks = gpusorti_check_members(&ctx->host, "gpusort_host_args");
    const uint32_t *begins = args->segments, *ends = args->segment_ends;
    const uint32_t segments = args->segment_count;
    uint32_t i = 0;
    if (segments == 0) return GPUSORT_OK;
    gpusorti_refuse(&checks, !begins, "segments", 0, "NULL, but there is a segment_count");
    if (checks.result != GPUSORT_OK) return checks.result;
    if (!ends) {
        for (; i < segments && begins[i] <= begins[i + 1]; i++) continue;
        gpusorti_refuse(&checks, i < segments, "segments", 0, "offset %u is %u, smaller than the one before it (%u)", i + 1,
                        begins[i + (i < segments)], begins[i]);
        gpusorti_refuse(&checks, begins[i] > args->count, "segments", 0, "the last offset is %u, beyond count (%llu)",
                        begins[i], (unsigned long long)args->count);
        return checks.result;
    }
    while (i < segments && begins[i] <= ends[i] && (i + 1 == segments || ends[i] <= begins[i + 1])) i++;
    if (i < segments) {
        gpusorti_refuse(&checks, begins[i] > ends[i], "segment_ends", 0, "segment %u ends at %u, before it begins (%u)", i,
                        ends[i], begins[i]);
        gpusorti_refuse(&checks, begins[i] <= ends[i], "segment_ends", 0,
                        "segment %u ends at %u, after the next one begins (%u)", i, ends[i],
                        begins[i + (i + 1 < segments)]);
        return checks.result;
    }
    gpusorti_refuse(&checks, ends[segments - 1] > args->count, "segment_ends", 0,
                    "the last segment ends at %u, beyond count (%llu)", ends[segments - 1],
                    (unsigned long long)args->count);
    return checks.result;
}

typedef struct gpusorti_array { /* of the caller's */
    char *host;
    uint64_t size;
    int up, down;        /* whether the device reads it, and writes it */
    gpusort_range *range; /* of the device's copy, in gpusorti_call.cmd */
    char *mapped;        /* the host's view of the copy, where the device copies nothing */
    int imported;        /* its pages are; else bytes are copied by the host */
    uint64_t piece_size; /* GPUSORTI_PAGES and GPUSORTI_RING */
} gpusorti_array;

typedef struct gpusorti_call { /* of gpusort_sort() */
    gpusort_context *ctx;
    gpusort_cmd_args cmd;
    gpusorti_request request;
    gpusorti_plan usual;       /* the fastest */
    const gpusorti_plan *plan; /* the one that is tried */
    gpusorti_array arrays[GPUSORTI_ARRAYS]; /* by GPUSORTI_OWN_* */
    gpusorti_way way;
    uint64_t staged_size; /* the greatest piece that goes through staging memory */
    int refused;         /* pages were not imported, so that another way is to be taken */
    int begun;           /* something was submitted */
    int writing;         /* the caller's arrays may be half written */
    double start, submitted, sort_submitted, sorted; /* when; submitted: the first commands */
    uint64_t stamps[GPUSORTI_STAMPS];
    int timed; /* by stamps */
} gpusorti_call;

typedef struct gpusorti_piece { /* of an array, on its way from or to at in the buffer */
    gpusorti_array *array;
    uint64_t offset, size;
    gpusorti_buffer *pages; /* if its array is imported */
    VkBuffer buffer;
    uint64_t at;
} gpusorti_piece;

/* The arrays of a sort of more than no elements. */
static gpusort_result gpusorti_check_arrays(const gpusorti_call *call) {
    static const char *const overlaps[] = {"overlaps keys", "overlaps values", "overlaps segments", "overlaps keys_out",
                                           "overlaps values_out"};
    gpusorti_checks checks = gpusorti_check_members(&call->ctx->host, "gpusort_host_args");
    int a, b;
    for (a = 0; a < GPUSORTI_ARRAYS; a++) {
        const gpusorti_array *array = &call->arrays[a];
        const uintptr_t at = (uintptr_t)array->host;
        gpusorti_refuse(&checks, at == 0 && array->size != 0, gpusorti_buffer_names[a], 0, "NULL");
        gpusorti_refuse(&checks, array->size > UINTPTR_MAX - at, "count", call->cmd.count, "over the end of memory");
        for (b = 0; b < a; b++) {
            const gpusorti_array *other = &call->arrays[b];
            if (a == GPUSORTI_OWN_ENDS && b == GPUSORTI_OWN_OFFSETS) continue; /* both are only read */
            gpusorti_refuse(&checks, gpusorti_overlap((uintptr_t)other->host, other->size, at, array->size),
                            gpusorti_buffer_names[a], 0, "%s", overlaps[b]);
        }
    }
    return checks.result;
}

static uint64_t gpusorti_bytes_of(const gpusorti_call *call) {
    uint64_t bytes = 0;
    int a;
    for (a = 0; a < GPUSORTI_ARRAYS; a++) bytes += call->arrays[a].size;
    return bytes;
}

/* Imported pieces end where the caller's pages do. */
static uint64_t gpusorti_page_of(const gpusorti_call *call, const gpusorti_array *array) {
    return array->imported ? call->ctx->caps.import_alignment : 1;
}

typedef struct gpusorti_copying {
    char *to;
    const char *from;
    uint64_t size, part;
    unsigned char done[GPUSORTI_MOST_PARTS];
} gpusorti_copying;

static void gpusorti_copy_part(void *data, uint32_t i) {
    gpusorti_copying *c = (gpusorti_copying *)data;
    const uint64_t at = i * c->part;
    memcpy(c->to + at, c->from + at, (size_t)(c->size - at < c->part ? c->size - at : c->part));
    c->done[i] = 1;
}

/* Copies on the threads that gpusort_desc.jobs lends; what it leaves undone, here. */
static void gpusorti_copy_bytes(const gpusort_context *ctx, char *to, const char *from, uint64_t size) {
    gpusorti_copying c;
    uint32_t parts, i;
    memset(&c, 0, sizeof c);
    c.to = to;
    c.from = from;
    c.size = size;
    c.part = gpusorti_greater(gpusorti_ceil_div(size, GPUSORTI_MOST_PARTS), GPUSORTI_LEAST_PART);
    parts = (uint32_t)gpusorti_ceil_div(size, c.part);
    if (ctx->run_jobs && parts > 1) ctx->run_jobs(gpusorti_copy_part, &c, parts, ctx->run_jobs_user);
    for (i = 0; i < parts; i++)
        if (!c.done[i]) gpusorti_copy_part(&c, i);
}

static uint64_t gpusorti_piece_size(const gpusorti_call *call, const gpusorti_array *array) {
    const uint64_t bytes = gpusorti_bytes_of(call), page = gpusorti_page_of(call, array),
                   most = GPUSORTI_MOST_IMPORTS - (uint32_t)GPUSORTI_ARRAYS - 1;
    uint64_t size = call->ctx->forced.host_piece;
    if (array->imported) {
        if (size == 0) size = gpusorti_greater(bytes / 8, GPUSORTI_LEAST_PIECE_OF_PAGES);
        size = gpusorti_greater(size, gpusorti_ceil_div(bytes, most));
    } else if (size == 0) {
        size = gpusorti_greater(bytes / 16, gpusorti_lesser(bytes, GPUSORTI_LEAST_PIECE));
        if (size > GPUSORTI_MOST_STAGED) size = GPUSORTI_MOST_STAGED;
    }
    return gpusorti_ceil_div(size, page) * page;
}

/* Which arrays are imported, and pieces. Pages that the sort does not write may be mapped for reading alone: NVIDIA's driver
 * (580) refuses these, and a device with graphics imports nothing from then on or is lost. So the host copies them. */
static void gpusorti_cut_arrays(gpusorti_call *call) {
    int a;
    call->staged_size = 0;
    for (a = 0; a < GPUSORTI_ARRAYS; a++) {
        gpusorti_array *array = &call->arrays[a];
        array->imported = array->down && (call->way == GPUSORTI_IN_PLACE || call->way == GPUSORTI_PAGES);
        array->piece_size = gpusorti_piece_size(call, array);
        if (array->size != 0 && !array->imported && call->way >= GPUSORTI_PAGES)
            call->staged_size = gpusorti_greater(call->staged_size, array->piece_size);
    }
}

static uint64_t gpusorti_pieces(const gpusorti_call *call, const gpusorti_array *array) {
    if (array->size == 0) return 0;
    return gpusorti_ceil_div((uintptr_t)array->host % gpusorti_page_of(call, array) + array->size, array->piece_size);
}

static uint64_t gpusorti_all_pieces(const gpusorti_call *call) {
    uint64_t pieces = 0;
    int a;
    for (a = 0; a < GPUSORTI_ARRAYS; a++) pieces += gpusorti_pieces(call, &call->arrays[a]);
    return pieces;
}

/* Piece i of all, array after array. */
static gpusorti_piece gpusorti_piece_at(gpusorti_call *call, uint64_t i) {
    gpusorti_array *array = call->arrays;
    gpusorti_buffer *pages = call->ctx->imports;
    gpusorti_piece piece;
    uint64_t skew, end;
    memset(&piece, 0, sizeof piece);
    for (; i >= gpusorti_pieces(call, array); array++) {
        i -= gpusorti_pieces(call, array);
        if (array->imported) pages += gpusorti_pieces(call, array);
    }
    skew = (uintptr_t)array->host % gpusorti_page_of(call, array);
    end = (i + 1) * array->piece_size - skew;
    piece.array = array;
    piece.pages = array->imported ? pages + i : NULL;
    piece.offset = i == 0 ? 0 : i * array->piece_size - skew;
    piece.size = (end < array->size ? end : array->size) - piece.offset;
    return piece;
}

/* Whether kernels may work on the caller's own bytes: aligned as buffers have to be, and in whole words, since that is what
 * kernels write. */
static int gpusorti_binds_in_place(const gpusorti_call *call) {
    const gpusorti_request *r = &call->request;
    const uint64_t bound = call->plan->mode == GPUSORTI_ADDRESSES ? 1 : call->ctx->caps.offset_alignment;
    int a;
    for (a = 0; a < GPUSORTI_ARRAYS; a++) {
        const gpusorti_array *array = &call->arrays[a];
        const int keys = a % 3 == GPUSORTI_OWN_KEYS, values = a % 3 == GPUSORTI_OWN_VALUES;
        const uint64_t element = (keys ? r->stored_bits == 64 : values && r->value_size == 8) ? 8 : 4;
        if (array->size == 0) continue;
        if (array->size % 4 != 0 || (uintptr_t)array->host % gpusorti_greater(element, bound) != 0) return 0;
    }
    return 1;
}

static int gpusorti_way_serves(const gpusorti_call *call, gpusorti_way way) {
    const gpusort_context *ctx = call->ctx;
    const int forced = ctx->forced.host_way == (uint32_t)way;
    const int pages = (ctx->enabled & GPUSORT_ENABLED_EXTERNAL_MEMORY_HOST) != 0;
    const int one_memory = ctx->caps.device_type == VK_PHYSICAL_DEVICE_TYPE_INTEGRATED_GPU ||
                           ctx->caps.device_type == VK_PHYSICAL_DEVICE_TYPE_CPU;
    if (ctx->forced.host_way > (uint32_t)way) return 0;
    switch (way) {
    case GPUSORTI_IN_PLACE:
        return pages && gpusorti_binds_in_place(call) &&
               (forced || (one_memory && gpusorti_bytes_of(call) >= GPUSORTI_LEAST_IMPORT));
    case GPUSORTI_MAPPED: return forced || one_memory;
    case GPUSORTI_PAGES: return pages;
    default: return 1;
    }
}

/* All buffers of a sort. Where memory is short, what earlier, larger sorts left is given back first; then other types of
 * memory serve too. */
static gpusort_result gpusorti_need_buffers(gpusorti_call *call) {
    gpusort_context *ctx = call->ctx;
    gpusort_result result = GPUSORT_OK;
    uint64_t size[GPUSORTI_OWN_BUFFERS];
    int attempt, i;
    for (i = 0; i < GPUSORTI_ARRAYS; i++)
        size[i] = call->way == GPUSORTI_IN_PLACE && call->arrays[i].imported ? 0 : (call->arrays[i].size + 3) / 4 * 4;
    size[GPUSORTI_OWN_SCRATCH] = call->plan->layout.end;
    size[GPUSORTI_OWN_STAGING] = call->staged_size * GPUSORTI_SLOTS;
    for (attempt = 0; attempt < 2; attempt++) {
        if (attempt == 1) gpusorti_stand_in(&ctx->host);
        for (i = 0, result = GPUSORT_OK; i < GPUSORTI_OWN_BUFFERS && result == GPUSORT_OK; i++)
            result = gpusorti_need_buffer(ctx, i, size[i],
                                          i == GPUSORTI_OWN_STAGING ||
                                              (i != GPUSORTI_OWN_SCRATCH && call->way < GPUSORTI_PAGES),
                                          attempt);
        if (result != GPUSORT_ERROR_OUT_OF_DEVICE_MEMORY && result != GPUSORT_ERROR_OUT_OF_HOST_MEMORY) break;
        for (i = 0; i < GPUSORTI_OWN_BUFFERS; i++) gpusorti_release_buffer(ctx, i);
    }
    return result;
}

/* Chooses pieces, makes buffers and points at them. */
static gpusort_result gpusorti_make_ready(gpusorti_call *call) {
    const gpusorti_buffer *own = call->ctx->buffers;
    gpusort_result result;
    int a;
    gpusorti_cut_arrays(call);
    result = gpusorti_need_buffers(call);
    if (result != GPUSORT_OK) return result;
    for (a = 0; a < GPUSORTI_ARRAYS; a++) {
        gpusorti_array *array = &call->arrays[a];
        if (array->size == 0 || (call->way == GPUSORTI_IN_PLACE && array->imported))
            continue; /* there may be a buffer from an earlier call */
        array->range->buffer = own[a].buffer;
        array->range->offset = 0;
        array->mapped = (char *)own[a].mapped;
    }
    call->cmd.scratch.buffer = own[GPUSORTI_OWN_SCRATCH].buffer;
    return GPUSORT_OK;
}

static void gpusorti_copy(const gpusorti_call *call, VkCommandBuffer commands, VkBuffer from, uint64_t from_offset,
                          VkBuffer to, uint64_t to_offset, uint64_t size) {
    VkBufferCopy region;
    if (size == 0) return;
    region.srcOffset = from_offset;
    region.dstOffset = to_offset;
    region.size = size;
    call->ctx->vk.CmdCopyBuffer(commands, from, to, 1, &region);
}

/* The time when all commands so far are done; number 0 is at the start of the first ones. */
static void gpusorti_stamp(const gpusorti_call *call, VkCommandBuffer commands, uint32_t number) {
    const gpusort_context *ctx = call->ctx;
    if (ctx->timestamp_bits == 0 || (number == 0 && call->begun)) return;
    if (number == 0) ctx->vk.CmdResetQueryPool(commands, ctx->queries, 0, GPUSORTI_STAMPS);
    ctx->vk.CmdWriteTimestamp(commands, VK_PIPELINE_STAGE_BOTTOM_OF_PIPE_BIT, ctx->queries, number);
}

/* ---- what goes into a command buffer ---- */
typedef gpusort_result (*gpusorti_recipe)(gpusorti_call *call, VkCommandBuffer commands, const gpusorti_piece *piece);

static gpusort_result gpusorti_record_up(gpusorti_call *call, VkCommandBuffer commands, const gpusorti_piece *piece) {
    gpusorti_stamp(call, commands, 0);
    gpusorti_copy(call, commands, piece->buffer, piece->at, piece->array->range->buffer, piece->offset, piece->size);
    return GPUSORT_OK;
}

static gpusort_result gpusorti_record_down(gpusorti_call *call, VkCommandBuffer commands, const gpusorti_piece *piece) {
    gpusorti_copy(call, commands, piece->array->range->buffer, piece->offset, piece->buffer, piece->at, piece->size);
    gpusorti_barrier(call->ctx, commands, VK_PIPELINE_STAGE_TRANSFER_BIT, VK_ACCESS_TRANSFER_WRITE_BIT,
                     VK_PIPELINE_STAGE_HOST_BIT, VK_ACCESS_HOST_READ_BIT);
    return GPUSORT_OK;
}

static gpusort_result gpusorti_record_sort(gpusorti_call *call, VkCommandBuffer commands, const gpusorti_piece *piece) {
    gpusort_context *ctx = call->ctx;
    const int copied = call->way >= GPUSORTI_PAGES;
    gpusort_result result = GPUSORT_OK;
    (void)piece;
    call->cmd.descriptor_pool = ctx->descriptor_pool;
    if (call->plan->mode == GPUSORTI_POOLED_BUFFERS)
        result = GPUSORTI_CALL(ctx, ResetDescriptorPool, (ctx->device, ctx->descriptor_pool, 0));
    if (result != GPUSORT_OK) return result;
    gpusorti_stamp(call, commands, 0);
    if (copied) {
        gpusorti_barrier(ctx, commands, VK_PIPELINE_STAGE_TRANSFER_BIT, VK_ACCESS_TRANSFER_WRITE_BIT,
                         VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT, VK_ACCESS_SHADER_READ_BIT | VK_ACCESS_SHADER_WRITE_BIT);
        gpusorti_stamp(call, commands, 2);
    }
    result = gpusorti_record(ctx, commands, &call->cmd, call->plan);
    if (result != GPUSORT_OK) return result;
    gpusorti_barrier(ctx, commands, VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT, VK_ACCESS_SHADER_WRITE_BIT,
                     copied ? VK_PIPELINE_STAGE_TRANSFER_BIT : VK_PIPELINE_STAGE_HOST_BIT,
                     copied ? VK_ACCESS_TRANSFER_READ_BIT : VK_ACCESS_HOST_READ_BIT);
    gpusorti_stamp(call, commands, 1);
    return GPUSORT_OK;
}

static gpusort_result gpusorti_try_submit(gpusorti_call *call, gpusorti_slot *slot, gpusorti_recipe recipe,
                                          const gpusorti_piece *piece) {
    gpusort_context *ctx = call->ctx;
    gpusort_result result = GPUSORTI_CALL(ctx, ResetCommandBuffer, (slot->commands, 0));
    GPUSORTI_STRUCT(VkCommandBufferBeginInfo, info, COMMAND_BUFFER_BEGIN_INFO);
    GPUSORTI_STRUCT(VkSubmitInfo, submit, SUBMIT_INFO);
    info.flags = VK_COMMAND_BUFFER_USAGE_ONE_TIME_SUBMIT_BIT;
    submit.commandBufferCount = 1;
    submit.pCommandBuffers = &slot->commands;
    if (result == GPUSORT_OK) result = GPUSORTI_CALL(ctx, BeginCommandBuffer, (slot->commands, &info));
    if (result == GPUSORT_OK) result = recipe(call, slot->commands, piece);
    if (result == GPUSORT_OK) result = GPUSORTI_CALL(ctx, EndCommandBuffer, (slot->commands));
    if (result == GPUSORT_OK) result = GPUSORTI_CALL(ctx, ResetFences, (ctx->device, 1, &slot->fence));
    if (result == GPUSORT_OK) result = GPUSORTI_CALL(ctx, QueueSubmit, (ctx->queue, 1, &submit, slot->fence));
    if (result == GPUSORT_OK) slot->pending = 1;
    return result;
}

/* Records and submits into a slot that is free. Lack of memory may pass: half of the arrays may be written by now. */
static gpusort_result gpusorti_submit(gpusorti_call *call, gpusorti_slot *slot, gpusorti_recipe recipe,
                                      const gpusorti_piece *piece) {
    const uint32_t short_of = 1u << -GPUSORT_ERROR_OUT_OF_DEVICE_MEMORY | 1u << -GPUSORT_ERROR_OUT_OF_HOST_MEMORY;
    gpusort_result result = GPUSORT_OK;
    int tries;
    if (!call->begun) call->submitted = gpusorti_now_ms();
    for (tries = GPUSORTI_TRIES; tries > 0; tries--) {
        if (tries < GPUSORTI_TRIES) gpusorti_stand_in(&call->ctx->host);
        result = gpusorti_try_submit(call, slot, recipe, piece);
        if (!(short_of >> -(int)result & 1)) break;
    }
    if (result == GPUSORT_OK) call->begun = 1;
    return result;
}

/* The next slot; what was submitted with it is done. */
static gpusort_result gpusorti_take_slot(gpusort_context *ctx, gpusorti_slot **slot) {
    *slot = &ctx->submissions[ctx->turn++ % GPUSORTI_SLOTS];
    return gpusorti_wait(ctx, *slot);
}

/* Where the piece is in staging memory, if it goes with that slot. */
static void gpusorti_stage(gpusorti_call *call, gpusorti_piece *piece, const gpusorti_slot *slot) {
    piece->buffer = call->ctx->buffers[GPUSORTI_OWN_STAGING].buffer;
    piece->at = (uint64_t)(slot - call->ctx->submissions) * call->staged_size;
}

static char *gpusorti_staged(const gpusorti_call *call, const gpusorti_piece *piece) {
    return (char *)call->ctx->buffers[GPUSORTI_OWN_STAGING].mapped + piece->at;
}

/* Sends all pieces; imports also those that only come back, because nothing may be refused then. */
static gpusort_result gpusorti_send_pieces(gpusorti_call *call) {
    gpusort_context *ctx = call->ctx;
    const uint64_t count = gpusorti_all_pieces(call);
    gpusort_result result = GPUSORT_OK;
    uint64_t i;
    for (i = 0; i < count && result == GPUSORT_OK; i++) {
        gpusorti_piece piece = gpusorti_piece_at(call, i);
        const char *bytes = piece.array->host + piece.offset;
        gpusorti_slot *slot;
        if (piece.pages) {
            call->refused = !gpusorti_import(ctx, piece.pages, bytes, piece.size, &piece.at);
            if (call->refused) return GPUSORT_ERROR_UNSUPPORTED;
            piece.buffer = piece.pages->buffer;
        }
        if (!piece.array->up) continue;
        result = gpusorti_take_slot(ctx, &slot);
        if (result != GPUSORT_OK) break;
        if (!piece.pages) {
            gpusorti_stage(call, &piece, slot);
            gpusorti_copy_bytes(ctx, gpusorti_staged(call, &piece), bytes, piece.size);
        }
        result = gpusorti_submit(call, slot, gpusorti_record_up, &piece);
    }
    return result;
}

static gpusort_result gpusorti_fetch_piece(gpusorti_call *call, uint64_t i, gpusorti_slot *slot) {
    gpusort_context *ctx = call->ctx;
    gpusorti_piece piece = gpusorti_piece_at(call, i);
    const gpusort_result result = gpusorti_wait(ctx, slot);
    if (result != GPUSORT_OK) return result;
    if (call->sorted == 0) call->sorted = gpusorti_now_ms();
    if (piece.pages)
        gpusorti_free_buffer(ctx, piece.pages);
    else {
        call->writing = 1;
        gpusorti_stage(call, &piece, slot);
        gpusorti_copy_bytes(call->ctx, piece.array->host + piece.offset, gpusorti_staged(call, &piece), piece.size);
    }
    return GPUSORT_OK;
}

/* Fetches the pieces that come back; while one is dealt with, those behind it are under way. */
static gpusort_result gpusorti_fetch_pieces(gpusorti_call *call) {
    gpusort_context *ctx = call->ctx;
    const uint64_t end = gpusorti_all_pieces(call), ahead = GPUSORTI_SLOTS - 1;
    uint32_t turn = ctx->turn;
    gpusort_result result = GPUSORT_OK;
    uint64_t i;
    for (i = 0; i < end + ahead && result == GPUSORT_OK; i++) {
        gpusorti_slot *slot;
        if (i < end && gpusorti_piece_at(call, i).array->down) {
            gpusorti_piece piece = gpusorti_piece_at(call, i);
            result = gpusorti_take_slot(ctx, &slot);
            if (result != GPUSORT_OK) break;
            if (piece.pages) {
                piece.at = (uintptr_t)(piece.array->host + piece.offset) % gpusorti_page_of(call, piece.array);
                piece.buffer = piece.pages->buffer;
            } else
                gpusorti_stage(call, &piece, slot);
            result = gpusorti_submit(call, slot, gpusorti_record_down, &piece);
            if (result == GPUSORT_OK && piece.pages) call->writing = 1;
        }
        if (result == GPUSORT_OK && i >= ahead && gpusorti_piece_at(call, i - ahead).array->down)
            result = gpusorti_fetch_piece(call, i - ahead, &ctx->submissions[turn++ % GPUSORTI_SLOTS]);
    }
    return result;
}

/* The arrays as the device wants them. */
static gpusort_result gpusorti_send(gpusorti_call *call) {
    gpusort_context *ctx = call->ctx;
    int a;
    call->start = gpusorti_now_ms();
    if (call->way >= GPUSORTI_PAGES) return gpusorti_send_pieces(call);
    for (a = 0; a < GPUSORTI_ARRAYS; a++) {
        gpusorti_array *array = &call->arrays[a];
        if (array->size == 0) continue;
        if (array->imported) {
            call->refused = !gpusorti_import(ctx, &ctx->imports[a], array->host, array->size, &array->range->offset);
            if (call->refused) return GPUSORT_ERROR_UNSUPPORTED;
            array->range->buffer = ctx->imports[a].buffer;
        } else if (array->up)
            gpusorti_copy_bytes(ctx, array->mapped, array->host, array->size);
    }
    return GPUSORT_OK;
}

/* When the GPU began and ended. Only a lost device fails: the arrays may be sorted by now. */
static gpusort_result gpusorti_read_stamps(gpusorti_call *call) {
    gpusort_context *ctx = call->ctx;
    const int copied = call->way >= GPUSORTI_PAGES;
    VkResult vr;
    if (ctx->timestamp_bits == 0) return GPUSORT_OK;
    vr = ctx->vk.GetQueryPoolResults(ctx->device, ctx->queries, 0, copied ? 3 : 2, sizeof call->stamps, call->stamps,
                                     sizeof call->stamps[0], VK_QUERY_RESULT_64_BIT | VK_QUERY_RESULT_WAIT_BIT);
    if (!copied) call->stamps[2] = call->stamps[0];
    call->timed = vr == VK_SUCCESS;
    if (vr == VK_ERROR_DEVICE_LOST) return gpusorti_check(&ctx->host, vr, "vkGetQueryPoolResults");
    if (!call->timed) gpusorti_log(&ctx->host, GPUSORT_LOG_WARNING, "vkGetQueryPoolResults: VkResult %d", (int)vr);
    return GPUSORT_OK;
}

/* The sorted arrays to where they came from. The slot is the sort's. */
static gpusort_result gpusorti_fetch(gpusorti_call *call, gpusorti_slot *slot) {
    gpusort_result result = GPUSORT_OK;
    int a;
    if (call->way >= GPUSORTI_PAGES) {
        result = gpusorti_fetch_pieces(call);
        return result == GPUSORT_OK ? gpusorti_read_stamps(call) : result;
    }
    /* CPU drivers sleep for stamps; lavapipe wakes its queue for them, once more if that comes second. */
    if (call->ctx->caps.device_type != VK_PHYSICAL_DEVICE_TYPE_CPU) result = gpusorti_wait(call->ctx, slot);
    if (result == GPUSORT_OK) result = gpusorti_read_stamps(call);
    if (result == GPUSORT_OK) result = gpusorti_wait(call->ctx, slot);
    call->sorted = gpusorti_now_ms();
    for (a = 0; a < GPUSORTI_ARRAYS && result == GPUSORT_OK; a++) {
        const gpusorti_array *array = &call->arrays[a];
        if (array->down && !array->imported) gpusorti_copy_bytes(call->ctx, array->host, array->mapped, array->size);
    }
    return result;
}

static double gpusorti_stamped_ms(const gpusorti_call *call, int from, int to) {
    const uint32_t bits = call->ctx->timestamp_bits;
    const uint64_t mask = bits >= 64 ? UINT64_MAX : ((uint64_t)1 << bits) - 1;
    return (double)((call->stamps[to] - call->stamps[from]) & mask) * (double)call->ctx->caps.timestamp_period * 1e-6;
}

static double gpusorti_sort_ms(const gpusorti_call *call) {
    return call->timed ? gpusorti_stamped_ms(call, 2, 1) : call->sorted - call->sort_submitted;
}

static void gpusorti_tell_times(const gpusorti_call *call, gpusort_timings *timings) {
    timings->total_ms = gpusorti_now_ms() - call->start;
    timings->upload_ms = call->timed ? call->submitted - call->start + gpusorti_stamped_ms(call, 0, 2)
                                     : call->sort_submitted - call->start;
    timings->sort_ms = gpusorti_sort_ms(call);
    timings->download_ms = timings->total_ms - timings->upload_ms - timings->sort_ms;
    if (timings->download_ms < 0) timings->download_ms = 0;
}

/* All work on the device is done, or its end will not be seen; the caller's pages are the caller's own again. */
static gpusort_result gpusorti_leave(gpusorti_call *call, gpusort_result result) {
    gpusort_context *ctx = call->ctx;
    const gpusort_result settled = gpusorti_settle(ctx);
    int i, pending = 0;
    for (i = 0; i < GPUSORTI_SLOTS; i++) pending |= ctx->submissions[i].pending;
    for (i = 0; i < GPUSORTI_MOST_IMPORTS && !pending; i++) gpusorti_free_buffer(ctx, &ctx->imports[i]);
    if (settled != GPUSORT_OK) return settled;
    if (result == GPUSORT_OK || !call->writing || result == GPUSORT_ERROR_DEVICE_LOST) return result;
    return gpusorti_fail(&ctx->host, GPUSORT_ERROR_DEVICE_LOST, "the arrays are half written: the device counts as lost");
}

static gpusort_result gpusorti_take_way(gpusorti_call *call) {
    gpusort_context *ctx = call->ctx;
    gpusorti_slot *slot = NULL;
    gpusort_result result = call->plan->mode == GPUSORTI_POOLED_BUFFERS ? gpusorti_need_pool(ctx) : GPUSORT_OK;
    if (result == GPUSORT_OK)
        result = gpusorti_compile_wanted(ctx,
                                         gpusorti_walk_steps(call->plan, &call->cmd, gpusorti_prepare_step, ctx));
    if (result == GPUSORT_OK) result = gpusorti_send(call);
    if (result == GPUSORT_OK) result = gpusorti_take_slot(ctx, &slot);
    if (result == GPUSORT_OK) result = gpusorti_submit(call, slot, gpusorti_record_sort, NULL);
    call->sort_submitted = gpusorti_now_ms();
    if (result == GPUSORT_OK) result = gpusorti_fetch(call, slot);
    return gpusorti_leave(call, result);
}

/* By the first way that serves; where memory is not had, or pages are not imported, by the next. */
static gpusort_result gpusorti_find_way(gpusorti_call *call) {
    /* The ring before pages where it is faster; at the end again, which tells what it fails of. */
    static const gpusorti_way order[] = {GPUSORTI_IN_PLACE, GPUSORTI_MAPPED, GPUSORTI_RING, GPUSORTI_PAGES, GPUSORTI_RING};
    enum { FIRST_RING = 2, LAST = 4 };
    gpusort_context *ctx = call->ctx;
    const int few = gpusorti_bytes_of(call) < GPUSORTI_LEAST_PAGES && ctx->forced.host_way != GPUSORTI_PAGES;
    gpusort_result result = GPUSORT_OK;
    int i;
    for (i = 0; i <= LAST; i++) {
        call->way = order[i];
        if ((i == FIRST_RING && !few) || !gpusorti_way_serves(call, call->way)) continue;
        if (result != GPUSORT_OK) gpusorti_stand_in(&ctx->host);
        call->refused = call->begun = 0;
        call->sorted = 0;
        result = gpusorti_make_ready(call);
        if (result != GPUSORT_OK) continue;
        result = gpusorti_take_way(call);
        if (!call->refused || result == GPUSORT_ERROR_DEVICE_LOST) break;
    }
    return result;
}

/* Whether no value stays as it was. */
static int gpusorti_writes_all(const gpusorti_request *request) {
    return !request->packs && request->segmentation != GPUSORTI_OFFSETS;
}

static void gpusorti_take_array(gpusorti_array *array, const void *host, uint64_t size, int up, int down,
                                gpusort_range *range) {
    array->host = (char *)(uintptr_t)host; /* offsets are only read */
    array->size = size;
    array->up = up && size != 0;
    array->down = down && size != 0;
    array->range = range;
}

static void gpusorti_take_arrays(gpusorti_call *call, const gpusort_host_args *args) {
    const gpusorti_request *r = &call->request;
    gpusorti_array *const arrays = call->arrays;
    gpusort_cmd_args *cmd = &call->cmd;
    const uint64_t keys = r->in_values ? 0 : (uint64_t)args->count * r->stored_bits / 8;
    const int all = gpusorti_writes_all(r), reads = (args->flags & GPUSORT_WRITE_INDICES) == 0,
              keys_stay = (args->flags & (uint32_t)(GPUSORT_KEEP_KEYS | GPUSORT_DISCARD_KEYS)) != 0,
              keys_out = args->keys_out != NULL, values_out = args->values_out != NULL;
    gpusorti_take_array(&arrays[GPUSORTI_OWN_KEYS], args->keys, keys, 1, !keys_stay && !keys_out, &cmd->keys);
    gpusorti_take_array(&arrays[GPUSORTI_OWN_VALUES], args->values,
                        !values_out ? gpusorti_values_size(r)
                        : reads || r->overwrites ? gpusorti_values_in_size(r)
                                                 : 0,
                        reads || !all, !values_out, &cmd->values);
    gpusorti_take_array(&arrays[GPUSORTI_OWN_OFFSETS], args->segments, gpusorti_offsets_size(r), 1, 0, &cmd->segments);
    gpusorti_take_array(&arrays[GPUSORTI_OWN_ENDS], args->segment_ends, gpusorti_ends_size(r), 1, 0, &cmd->segment_ends);
    gpusorti_take_array(&arrays[GPUSORTI_OWN_KEYS_OUT], args->keys_out, keys_out ? keys : 0, 0, !keys_stay, &cmd->keys_out);
    gpusorti_take_array(&arrays[GPUSORTI_OWN_VALUES_OUT], args->values_out, values_out ? gpusorti_values_out_size(r) : 0,
                        !all, 1, &cmd->values_out);
}

/* The call as a recorded sort, planned, and its arrays. Canaries and all that both levels share are checked. */
static gpusort_result gpusorti_begin_call(gpusorti_call *call, gpusort_context *ctx, const gpusort_host_args *args) {
    gpusort_cmd_args *cmd = &call->cmd;
    const gpusorti_request *request = &call->request;
    gpusorti_checks checks = gpusorti_check_members(&ctx->host, "gpusort_host_args");
    memset(call, 0, sizeof *call);
    call->ctx = ctx;
    cmd->start_canary = args->start_canary;
    cmd->end_canary = args->end_canary;
    cmd->count = args->count;
    cmd->key_type = args->key_type;
    cmd->order = args->order;
    cmd->value_size = args->value_size;
    cmd->first_bit = args->first_bit;
    cmd->bit_count = args->bit_count;
    cmd->flags = args->flags;
    cmd->algorithm = args->algorithm;
    cmd->key_offset = args->key_offset;
    cmd->segment_count = args->segment_count;
    cmd->segment_size = args->segment_size;
    cmd->limit = args->limit;
    cmd->keys_out.buffer = (VkBuffer)(uintptr_t)(args->keys_out != NULL); /* until there are buffers: whether there is one */
    cmd->values_out.buffer = (VkBuffer)(uintptr_t)(args->values_out != NULL);
    cmd->segment_ends.buffer = (VkBuffer)(uintptr_t)(args->segment_ends != NULL);
    gpusorti_refuse(&checks, args->segments && args->segment_count == 0, "segment_count", 0, "0, but segments are set");
    if (checks.result == GPUSORT_OK) checks.result = gpusorti_resolve(ctx, cmd, 1, &call->request, &call->usual);
    gpusorti_refuse(&checks, args->values && args->value_size == 0, "value_size", 0, "0, but values are set");
    gpusorti_refuse(&checks, args->keys && request->in_values, "keys", 0, "set, but GPUSORT_KEYS_IN_VALUES is, too");
    gpusorti_check_outputs(&checks, cmd);
    if (checks.result == GPUSORT_OK) gpusorti_take_arrays(call, args);
    return checks.result;
}

/* ---- the plans of a call: each says whether it is one ---- */
typedef int (*gpusorti_alternative)(const gpusorti_call *call, gpusorti_plan *plan);

/* GPU time that merges have taken of all sorts of the call's kind, in ms. */
static double *gpusorti_merging_ms(const gpusorti_call *call) {
    return &call->ctx->merging_ms[call->cmd.key_type][call->request.value_words];
}

/* Where the usual plan's pipelines are not compiled yet: tiles and merges, whose are few and small, until these have taken
 * merging_us. */
static int gpusorti_plan_merges_first(const gpusorti_call *call, gpusorti_plan *plan) {
    const gpusort_context *ctx = call->ctx;
    const double spent = *gpusorti_merging_ms(call);
    gpusorti_request request = call->request;
    request.merging = 1;
    if (1e3 * spent >= ctx->tuning.merging_us || call->usual.rolled || !gpusorti_is_open(&request) ||
        gpusorti_walk_steps(&call->usual, &call->cmd, gpusorti_find_step, &ctx) == GPUSORT_OK)
        return 0;
    *plan = gpusorti_choose(ctx, &request, 0);
    if (plan->algorithm != GPUSORTI_TILES_AND_MERGES || !gpusorti_fits_ranges(ctx, plan)) return 0;
    if (spent == 0)
        gpusorti_log(&ctx->host, GPUSORT_LOG_INFO, "%s keys, %u words a value: sorted by merges at first",
                     gpusorti_types[call->cmd.key_type].name, request.value_words);
    return 1;
}

static int gpusorti_plan_usual(const gpusorti_call *call, gpusorti_plan *plan) {
    *plan = call->usual;
    return 1;
}

/* In place, if equal keys cannot be told apart: what replaces a stable sort is as stable. */
static int gpusorti_plan_in_place(const gpusorti_call *call, gpusorti_plan *plan) {
    gpusort_cmd_args args = call->cmd;
    gpusorti_request request;
    args.algorithm = GPUSORT_ODD_EVEN_MERGE;
    return gpusorti_is_open(&call->request) && gpusorti_keys_alone(&call->request) &&
           gpusorti_resolve(call->ctx, &args, 1, &request, plan) == GPUSORT_OK;
}

/* By the first plan whose buffers fit in memory; *plan is the place for it, which call->plan points to. */
static gpusort_result gpusorti_sort_within(gpusorti_call *call, gpusorti_plan *plan) {
    static const gpusorti_alternative plans[] = {gpusorti_plan_merges_first, gpusorti_plan_usual, gpusorti_plan_in_place};
    gpusort_result result = GPUSORT_OK;
    int i, tried = 0;
    call->plan = plan;
    for (i = 0; i < (int)(sizeof plans / sizeof plans[0]); i++) {
        if (!plans[i](call, plan)) continue;
        if (tried) gpusorti_stand_in(&call->ctx->host);
        tried = 1;
        result = gpusorti_find_way(call);
        if (result != GPUSORT_ERROR_OUT_OF_DEVICE_MEMORY) break;
    }
    if (result == GPUSORT_OK && plan->request.merging) *gpusorti_merging_ms(call) += gpusorti_sort_ms(call);
    return result;
}
/* ---- >>shaders ---- */
/* ==== GENERATED by tools/embed.sh: SPIR-V of shaders/, do not edit ==== */
/* clang-format off */
/* made by glslang 12.0.0, SPIRV-Tools v2023.1 */
static const gpusorti_line gpusorti_text[] = {
/* begin: begin.comp */
"d~#gt|ud~!!*![d~!!c>Sd~!!!%Id~!!!!!d~!!1oTd~!!!!#d~!!RO26!d~4a;G#d~:WOPRd~-l;S^Vmd~!!9gbVmVod~!!c>Wd~!!!!'6td~=#0khVm6;6=",
"6Id~!!RO76td~!!!!3Voe!#d~!!B`O6-d~!!!!(d~!!!!&Vz6.e!&d~!!JWa6/Vmd~!!!!FVme!'Vord~!!!*Kd~!!9h>rd~!!!!$Vz61d~!!!!EVme!&d~!!",
"!!Dd~!!!!%r6;d~!!!!-d~!!!!<r6=rd~!!!!:V}6>g!@6>sV|e!'W$rd~!!!!*sW'rd~!!!!.sV|rd~!!!!2sVvrd~!!!!6sV{rf!Fd~!!!!)rd~!!!!>sW+",
"rd~!!!!Csd~!!!!+rd~!!!!Gsd~!!!!,rd~!!!!KsW(rd~!!!!OsW,rd~!!!!Ssd~!!!!/rd~!!!!Wsd~!!!!0rd~!!!![sd~!!!!1rd~!!!!`W#re#*6FVos",
"6IW(d~!!!!@r6OV{e!t6Pf#&W#6Pe!66Rf#>6Rre!&6Uf#X6Vg!66Vs6Xt6Xt6[f!K6]u6]s6_t6_re!*6`f!K6au6as6ct6cf!66lt6mu6ms6ot6ore$Q6rf",
"#36srd~!!!!;d~!!1oV6#d~!!9gu6$6#d~!!B_y6%W1rd~!!JW86&6#6%6%WB6'6%d~!!B`(6(e!*d~!!ZGY6)e!&f!#d~!!B`'6*W/6%d~!!B`26%6+d~!!)",
"w1e!&6,d~!!!$,d~!!B`#6-e!'d~!!9gq6.6%d~!!B`%6/6-rWG60W,6/d~!!B`C6061rWC62W1VoWH6263VmWG64W,f!J65Vos66Vmd~!!1oW67e!(68W$d~",
"!!B_{696%W'WG6:VorWN6:6;VoWG6<Vo6%e!*6=rd~!#VLP6>6%n!#h#&6@W26>WN6@6AW2e!h6BW8r6CW2t6Dd~!!!!ds6EW1d~!!B`96%6Fd~!!!$ne!*6G",
"V|d~!!RO]r6Hd~!!!#L6F6GWN6<6If#-6JW<WP6K6%W$WK6L6K6GWG6MW/6Le!A6Nd~b]O5mWL6O6Kd~!!9gr6P6OWG6QW,6PWN6Q6RW,WG6SW,6KWG6TW/6K",
"WL6U6%WX6V6UWG6WW,6VWN6W6XW,e![6YW:e!&6ZVoWL6[e!O6]6[r6^r6]r6^6_rWL6`e!G6a6`r6br6ar6b6ct6dW/e!t6eW,e!&6fW'e!.6gW+e!&6hW2e",
"!.6if!*6jW4s6kd~!!!8QWL6le!Q6m6lr6nr6mr6n6ot6pW(e!&6qW,e#me%Rd~!!RO[69r6r6565d~!!JWN6#6tVm6$d~!!1r)Dgd~!!JWY6CDg6A63d~!!B",
"`E6%Dg#d~!!JXi67e!&66d~!!9j8rVmd~!!BbL#rDgW]#d~!!1r*$r!d}C^!C6A6pd}C_!%#d~!!ROj64Dg6o63#e!*e!/6qsd~!!ZGDe!K6!d~!!!!I%e!@+",
"r+d~!!ZIxe!-.+#*e!96Bsd}C`!7n!]d~!!JWQ6#Dg6w*Wc&W]$d}Ch!#6y,Wc(W](d~!!)y{d~!!)wle#06ur6&d~!!9h.e!Rd}Ck!%e#4d}Ce!%e!b$6+d}",
"Cd!46163&d~!!9h5!#d~!!JX<e!4'65d~!!JXhe#<%~/d~!!JXCe!9+)d~!!JXFe!',*f!zd~!!RPwf#a6566d}Cm!%&e!<)r)d}Cg!%66)#(f!a-t`3368f!",
",#s65f#'6%6vr6'e##d}C^!<6;65e#R`56=re!'d~!!JXAe!Y%#e!1f!,`3%#d~!!1r/!f#I6wr6(f#Fd}CN!MW/h#wd}Cn!7#6Dd~!!JXne#>$6Ezd}Co!%6",
"E(Wc%f#F%r%`4#%65$d}Cp!%.e!5/$g#u65`3$g!wg!|f#$d}Cr!%%e!%#6Hd~!!B`Ae#%6vf!)Wce!]!`4$4e!dd}Ct!7%/d~!!BbHe!rg!o#r!d~!!JX>e!",
"@2(f!^j!C66&u6GtVow`:(6F`-6If!yd}Cw!%-65g#'#rD|f%l6Jrp%Td}Cd!*E=466e$F6Ng#[g!6E;ud}Cd!S6Re$ed}C_!K#d}C^!TEDE#f$jWc'e#qe!X",
"6Yf$K#2`26Xg&S`=EJE)66g!;-r-Wc1W]1WcE'W]E'e%qE(E)6ZWcE*W]E%i#PE'~3`3E;#i#S#E>d~!!JXlf'WE8sj$0e'9i#AEWu`AE^3`@e#F6_r,j#A`7",
"EV66d~!!BaUf!Ql!P`<EW65`.2h%Md}Cg!7(,#%m$1EkE)f%I`26c63E!j!]f!-E#f#sEpE.f!9d~!!JY'g&X`:EiEqd~!!Ba(62e!gd~!!RQ<f!.e$0d~!!Z",
"Iue!(*e'Ee!L0r0WcE&W]E&WcE2W]E2e$.E3E4sE5rE0d~!!JXpe#7EYEdm#gE^rf(;EaEbEfWcE`W]E`WcEcW]E^g(c6xr6)`0e!#f'>`8&%`9'&f%ad}Cq!",
"%i(8g&B)d~!!RObe)86u-#g!K6yh'ef!pd~!!9j<66f%(e$mi&}%se%c6ds`;'#e%3&j#/`.*66l#;e(m6Z-s66f)E$g*Fe#G,-6Fr.r'`36e0i!f*g%r6,i'",
"d$!r$f)B'f!Te!L&'s(r#d}Cx!7D~6fm$-E%s`7E$p#$63sE+ug!6&sg+k6gsd~!!c@%e$#6x66E0#6Nf+<&`7E-65h!Ti!@6hsd}D$!#6x6GE6j!=E368|6j",
"u6iE<#6kuWcE:W]E:e$e",
/* begin_address: begin.comp ADDRESS */
"e3Ld~!!ZG7d~!!!%wtVnd~!!!^id~!!k6cd~9@U'.d~9@4/pd~>8sWBd~<QyUvd~=:FF2d~:m['Cd~;(*sJd~!+zA=j3Wd~!!!^j~0V}6{g316{sW+e!'W$f3",
"'6{W'f3!6{V|f2z6{Vvf2u6{V{t6{W/t6{W+t6{W2t6{W4se!'e31WRe!'e31d~!!!!he!'e31d~!!!!le!'e31d~!!!!pe!'e31d~!!!!te!'W-rd~!!!!xs",
"Vyrd~!!!!|sd~!!!!4rd~!!!##sd~!!!!5rd~!!!#'sW.rd~!!!#+W#e#&l4i}k4ak3i}o3ap2x}g19d~!!ROI6zre!(k3%}d~!$!$E6{6Kg!#q!2A26|r6{r",
"6|si3-6}V|r6~W26Kd~!!9g{7!d~!!!^kg3T}e!46/h3L7#XA~EWM7$sg3)e!U7%X8k39k35}7&W.o31g2|g2AX@7'XAj3<e!+6PWG7(XA6Ke!L7)X:X@7*XA",
"j3;e!+6Vf33f!b7+W$g2Eg2xg4Gg3Lg2tg40g2te!*7,Vve!&7-W-s7.Vyg2j}f*:7,p.T!d}C^!~6A6Ze,~d}C{#*f.m7-sd}Cd##f,%d~!!ROfs#W$V|e!1",
"7.s`1h2g.r-f!&.e0J-1.e!97%rp!be2`g2g%r6w}`0k2ee##6}sd}C{#!e!{#r)d~!!JWV!&e!z`3e-$`7(m!a`8.,`9/-g,Il2`(h2d#(e2f`H/e/~e!X#t",
"D|68`H1e#aXCe2fe!.h2h}g1kp2f6K7/r6zd}Ck!Kg#Id~!!JWj6%f,hd~!!JY%f!'%d~!!JXR7$r$#d}DD!%#Vo`Ke,9`K+Vo`<6E*d~!!JY#f3~f!Sf0q(d",
"~!!JWi6KDg(i3B{7%v`;m3@!e,7h3Dh3@e3=#%q!3@@d}Cu!%j3=}k0_q!3;T7&~.!g!+E:i&p63rf!B7)g3%0d~!!ZGre$37/&#68`Gg%~66d}DB!%f%Gk30",
".sh!Ld}DI!K7/#e.jd}C{#'#d}Cd#(f!Bd}DB!KsW+`AEQE0g!A5r5WcD~W]D}`=ERE1h44E!rE!WcE/W]E/e/AE0E16Zf1WE-i#oE/wp3ZEDyEG`D#EAn3Xw",
"E`t!`7E[66d}Cy!7n3FE]s/x)sn)#7+h#fD|j$(e!-&E!o$3EyE/f%od}Cz!%f%jErEzd}C{!2#d}C|!%f)Ed}C}!%-g3F4r3k!^E/t`=F'E:rh)e66h(2WcE",
"$W]E$WcE.e$,k!FE6f$h`AF.EB`@e$mj!EW+f3wE5WcEBW]EBe$XECEDsEErE@d}C~!7EqE{m$3Eug4%ExEyE}rEwrEwrEzrEu~Dd}D!!#g4#}d}D#!6p3~h<",
"'p3~}l*r6Z0s66sf6;'g+ce#L/06Ff8'*e4*3w-~0m+P*h!^e!U)*s+r&`DE'n43E+tE*xp#663sE4wg!@)uh;i`Ee4:E9xE6}6YvE@xE<}6JvEFxEDrEDs",
/* count: count.comp */
"fFed~!!!(W~;V}78g2s78gF>78u78u78u78u78u78u78u78u78tW#e!Pq!GCGVz7:VoVvn3^lE{nF2kF[}mF27<VoW/nFKmFt7DVorVz7FVoV{Vz7MVoW2r7[",
"VoW$g4kh4s7jfI%7pVoW,h4_}f4Ye3Fg4[WD70r67e4Z71e4DX=72rg4e73f4v746KWD7567e!4d~!!c>j76g4me!AX=776#f!)d~!#-t[78o4b79r78r79sk",
"Fmg3mg4>q!G78g36gG3o4Xf4sl4]e3&e%)g4yWU677;d~!!!#s7:68g43oFG6_vjF,6Wt6WeFYj476^fFQ6^6cfER7<W1g5Ae!d7=r7<6EoFI6Xf4L7>W-e!:",
"7@s7>d~!!ZGm6%7Ad~!!!#r7@6568WU627Bd~!!!#H7<66e!57Cf#2e!]7DVme!,7Er7D65s7FW1e5m7Gd~!!!#J7F65e!T7Hd~!!!!Be!,7Id~!!!$37G7He",
"!(7Jd~!!!$0657Ie!C7Ks68e$/7LXRe!G7Mf!Q7Nd~!!!#t7Mf!b7Of!We!(7Pf!<e!I7Qf!Ye!z7Rr7Qt7Sd~!!!#w7F6Eg6Ce!87TXSrf!f7Us7Te!(7VXQ",
"7U65e#G7Wr7S6N7Ve!F7Xh!e7Ye#G65e!y7ZW's7[W+g87g7>e!87]f#^g76e!V7^e!]7[WK7_e!)WG7`V|7_WN7`7ae8X7bV|6%g7`WN7b7cre!&7dt7ef!W",
"7fd~!!!$vWG7gW/67g7td~!!JWD6K7h6666d~!!9g~677ie!G7jW+WK7k677jf7r7kWK7l6Ke!*7mr7le!r7ne837jg7Mg70iI97od~!!!#XgIRe!Q7pVme!A",
"7qXS7pf$97rXU7q66gIZf7I}k-te3Xh@je.H#s${`L7sf!Bd}Cb#rhH(j>Wf>qfDmg7$`46G(#'`D,-n1@d~!!JY(gHcf!bi1B0sm-KE(sd}Cu!#7{`:D}E&`",
"<E*e.u#E(pI%`3(E,h5HE0%#$d~!!k75e@[7|E2+$7rD}d}DI!#7}E+E,7rWcE6W]E6l7*`,e3mf4TpJ}hAIf!8g-:`4)&#%g6^6%7sq!7Y@7tr70d}Ck!7j0",
"Zh5<d}Cb#;#i5D)tgF.+e/-gK<hG]h$Vd}Cg!K%tfGF+g!I1g$:fEm2sd}DH!Kf$V2r&f!8d}Cb#=f!6fGuD}i!6D}sd}DE!%657A`<e%Td}D[!%E%f7G7<d}",
"DG!%E'7AiH4`T&`U$#7Bf!EfH%E*d~!!{)]e6ED}E'25-0#1h#_7ur71`Jh#^d}Cb#CDgh52d}Cb#Ef!w`K)Vo`S#7Jd~!!RO{e!M#e98g$P``,)#g#6d}Cb#",
"Kg!>%re4Zd~!!JY$fG)7Ld}C{!%#d~!!JY&f<#7J`a$#d}Cz!K+e#y*r*r,1#*f!Jd}Cb#Ntd~!!Bave!a%gDU``&/#$f7#D|f!:d}Cb#Og!cE&Vmf#!d}D_!",
"Ke&AVmh!}E)E%vd}Cb#PvVmsd~!!RQ;t7R6Ze!~d}Da!%e!G`d#7W`S(#e!M,rgF@``-2#g$vd}Cb#Xi!M`Se!@e!<'i!h(2sWcE8W]E8``E#E&#(h&@7vr72",
"e;Wo%~d}Cb#Yg!Y*r`e#*e%2*u%g#z(`K/Vo`d/7H`e$eFm16Ep'9`KD|f!OD|`7D}e'P}e<2E$`c0i'P66t`o*#h>[1.#)e!{E(wf(rE(`4D~e#Q3v7wr73`",
"0g(B7Zf'k&7[f9:h!87xx6}v`<$g6_7[i($7yr74j!Sf!Bh(;e9ke#d}e#1'th#M6Nt`D*6Dp!Bd~!!JXjeK1.m!Te<i6Ee!S#tgL+g5_e@B're%>,r,e!a,#",
")`a0e#&E$~1E(}d}Dd!7E+n!qE/~5`a+#d}Db!K#d}D[!K4h$+677zr75`J`Jn&.d}Cb#]i(Nf!%e@5#n,EeB6'wg!C2Vmf!%e!Ch%lg;r&g(M`Bf)Ge@X3r1",
"`KD}Vme!%h!BD|e(F`Bf(O5hA:7{g-~l9mg8}7^{d}C^#b7apL'`7n9wWl7ce>,7de!%7ee*W#r#d~!!Bb168687fg:f7|r76f;.`^hB0d}CN#mW/e!z`d'68",
"f-)`d)6Gf!(`,eE@e&>d}Ch!%7we!%7x$d}Cu!K7yh+zg$zd}D!!K7t-66d}Ch!K7uh,Eh))#&7h%g#T`B7i)s``7h,e#S`4E(.e;Ae$#E)e#_f!W$rf%ni@5",
"$u7j~/e=c`<E61f$Pd}C^#gE4gQJd}C_!7#l&)`3D~*e#1eM6p#.`AE;4gAH2r2e$N346ZfAQhNzWg67E)E*f#dWg6KeS$3e!|e#/5r%r$t'x`|EG'`}o&9f.",
"6#uEFu`AEM.e.Rf$<Wl$!g#/`AEP1e!1d}DI!%7v#EJEIe%]#d~!!ZImhWEh;[EYh#zD~sEAfCKEX`@,`j#EKd}Da!KEFe!yEJz`3)65e12Eih1T'.|`3.65e",
"$4Edg#)`t#E_`@E$e!'Ead}D!!77z%#h'DEYs*gCP`BEZE-#,``EXE.4-gOOe$:E;E[E/#E$sE9EXE/!E$e$VE7E8sE<fA@ESrES`<EuEXe#+7nWaE]e#!!h)",
"[E_f#&E]7ngS:eZCE[Ey$!#fSBEYg#BEyh(`Ebre&}m'[d~!!ZIte$97cs&g.z`KEgVoo!<d}Dg!%7df!:kQiEoud~!!JYF7e7+e$eg('Wc/W]/k(+7}r77f(",
"*g(}}mGLe%C(g,Q7,f,q,1e-*f%94f3CfZY(`.)66oRKgHu66i*=1sl!<g(qf2/7^`37of!_E&ud}Df!%f&4D~g%<gV4e$xE'E(e){E)eD[`7E+66d~!!JXee",
"-$E.m'+`-7ce$:pT&6Ze!4a$$e!_h+G`-7df!@}7+e!4m!@7e~07Za$g'Mg&~f3lD}e$d",
/* count_address: count.comp ADDRESS */
"fSod~!!!);~H7~u7~u7~u7~u7~u7~u7~u7~u7~u7~u7~u7~u7~u7~u7~u7~tW#7~mA{}pAs8#VoW(nAwhAFoA_q!A=SoSufAHq!ADKWQ7~hT0oAI8!r7~r8!w",
"g;dkAIgTdq!T;@gATjT@kAX}pT5gARg<knAih@X8#fBV8$WTe<m8%r8#8$u8%rlT-}fA`jA[pT3q!AZe~}i@!7[hg_q!AZce!h8&V{q!A_DghfgV}gAZgB~gW",
"8oA_8'tgWEpA_}fMJnA_}d}Cb$'vlL9fL#gO]e-0gP5g;8eAhfhx`D/0n2-`dnAf3}E+vE#E)rE-tE+~0E/vE3td}D]!#7|E5+$8'fAdE.E/8'rE9rE9|7,~1",
"pMyg#]hW[,fi@iAmq!WGH`KeP.`c&%d}DF#$$pWA`ekW>`a(mB>}Wb'g#LfRGiB6fU8nB5jB`iE3fRh(3rki|``s)$eRu`C7r66D|`P$eA{gUbf92,d~!!JXd",
"e0Y7=E#wo!]4E(68|5$`GuE+`Hsh&9gBTE,r-jBwE1uj!^h#W`eE87Ae!f$#s(r&g!3iB%%*#)e!knFu`eEB7Ah&466t`H(i!~`T5kCYEFrEFd~!!k9;sE2E:",
"E%e2B,nCWd}CN!TW/e3N$gC]{d}C^!*(f%}fB_i7TkCVa*-f!8eBZd}D`!2gCV`ohCT`@4e7G$Wl5!g=ujCT`@D~`se4CE!!g#OnCRa*E%66n!ukCNa*eSUg!",
"ud}Dc!2nCN`-)`Sf!v*y`pg!IE5tfCLj!`gH/`@E8q!CC~#_6g~66h~:6gu6h~V`rq!CA~%Ne*<jCC(v*w8&~/2~9Wl47hlCF`4E'te$#E(q!CAGE-rE5vE2~",
"5E4~0E9~8e<~fCAe#(4r$hC9&yED~0,wECvEJ~/EMwEGEFta%kC7EWyE@tEUuEH`@E[a!f+~E]!`REHmC$*fC<Ehw/}/tEbwE]rE%fCBlC<EWuE#rE#rEXf.W",
"g2|e$1E:mC0E;tERrERrEsEWuEYyE[tE[sE]rE]sEZEwtfC;EXg#5Ewua*Ev66h3Ym@k'a$fC2h1*a*E}65h!>}7dwh#xEppC6f)!3q!C6Ol6G6jf,l/4hC=D",
"}e196Zfk1+s`.,66oaPnC@4|f(nmC@E)`HD}wE$ufC6E)e%*E*E+6Ff3%E'`7ex%d}Di!7E1nC=zpc0kCEh}WmCEp!GgCLm!G7e~6jCSg5]g#Ne%#",
/* scan: scan.comp */
"fc*d~!!!'^q#)mYq!cH[pC6kBggC>gBkgBggBoq!tf>pB_WE8(e!/eB{d~!!{'=8)6#eBVeB_ktsWE8*6%6*q#(zQgAklb^}gC.gBenB]pb1h>zhA-gBco_^g",
"Bkg@`g@#gB#g>Ugt$iu58#f>!8+eBqf>!8,XM8+rgtIg@cg@5WK8-e!'f@J8-yg@9p_2tg>xg_Ki@}g>~gA<g@qgE,h@T8.6%u8.e!E8/XQ6F65i@Rf@)}gQp",
"d}CN!*rj@-7s`7$e)17r#pIah*(p3qe0d`x80%h_g66($'f*ph+{h`Id~!#%|ge_!81)&&$6N66e!#gpC`DE#7^n/2`R7rj!-p`Ue8bg@Ug)Y`B+f5*fPp-`B",
"0e@H+m/kE5snaN}mLrg6kh#Pj,ne=7f0k'E!uEL`R+a-$fms(t(!r(`31(i#Bq#!`%!im).r%`70j$Tj_u4h2(E#EYi!Op6/e46!g,]g.1`.D~m!Ya%7cf,vg",
"Ovg!;e,DiO7EeE2th#[(+g2G.uE:moJ`:E57jeBn#ju.g!D)l2ij1C,'`;eSPm3aE%1e.--ld#&g&@gx='a*F,1e3fh$C45!g/we!+126Zf6s/WlF,5`x82F.",
"`3E,$e8BE!i/z5g#0D~~1E.tEdm2aE=e$&#,iQ80g/da*FC.g#%12s0r0s./s3r,e0Z8/g!9EAEB!g$eWcE@er}e!/E=E>e2IECrE;WcFDW]FDkzlq#.Q0`3'",
"ezc%o(Yfzg+)r,*uq#.GBq!eVoq!aX~$0hTY#gTBffjj$@80r8(f=Ij:Dg'K's`,eGUfvK&t(xe;L)s*e8y1$n6Ug>k/`o3h6Te7E23*!$fvJ1gvS6Zfy,+Ws",
"3f'/81r8)e6Ne<Miw~g'&}g#0f@2+`c6Ne,u3i'$4td~!!Ba{ff=`if,b`8#5`9$D|m'F`We)=q!'g/'E&r(E'~065tk7b-sh#*pxb`eE(*f.*f/1e$*-g%oe",
".!d}Dp!2e#5j.=d~!!JXceIPEDe/M&r`7EBe/f$eI4&68e#!$7>r`o$h.}&vEMd}Dk!7EMi|B*D~n;2`oe>hg,h`4+*#e.WEOm$SeMKESf>x`c#6ie!Dh+x`3",
"E&f#Bm^A`CE'6ie#%6EeGF1i'Z2.#&g+$e!k0#e.`7>E``:exS`3f#OE765&f&m$g*&%65i+Ze$]ebH`3EjE7`:e_6f!2%g!<6DEkf-)`Ce$$EYe{bf&]EN{W",
"cENi>,EphOFEgud}Dq!7E|iC=Eut`7Ekm#w`CF$65e#W68h@Q`C)e!-h/M$'#&f%>oD2'mz)g;x`B%&8,#g!Oe%$1sf#X6}s,g!E$m+[63e2:m*+e#k6ee!/E",
"nrEne(*EoEpe0~EqrEjg,=82r8*d}Ck!*g<T`-%e-ef$XhCnh&~eGSg<a6F{eqK(m%s0f.7h1F|h1%D|`3fA'D}e;iD~eCgh.Qg%kWrf.v68f.me/$E!f*H",
/* scan_address: scan.comp ADDRESS */
"f]Cd~!!!($~Y~}p;.~}o[u}q#0~Mo;Phw/q!;>PoYBg;>g:=q!;CNq!;>JiY+6JW<gY/i;CgY%g;GgYygYRg;Kg;fq!;KepB`gT'q!;TB6JvhZ>d}Do!#l;Rf",
"S=D~`DE&l;R}mZI}i/@gOd`B./#,g*4`B3E3#.m,:E;sn[K}nF0fFVn;[}ER~0j#M`34+eWZi#Kg2i!q#<J'1r(`73n;etD}uk!XE)Efyg61g;be,J*r)f;ng",
"=_h;nE'~/E*{iHhEqE8j;n}EA|E;~FEPvo#dE(4e-p0n_2)h_6#+66*a*F;4j;wD}D~!gQbg<#6Zfmu2WlF;D~e;wF=rE/tE%wD~uE$~1E1tEmzk#9EDE8s/s",
"gJy3i^na*FU1k=&}j<#EGEHvgZUe!/EDEEe<#EIrEBrFVrFVq#7mGo)1q#7q/p<,q#7m6q!a#xq!ZO~$0nNUg$if''7+g!*q!<E@6d}~}f#0k<E}a/q!<Cn6d",
"~Ma1q!<AY~}k-3`CE:e$Ff.v'i*BedT`H&g,&66g+'e<LEmE:sEN`H*si!A6DEnf-``CEE66E]h<NEQ|EQwEsvEjvF!wExuEn|F'~e`HE2sXCse#Zp<P`HE6s",
"g)%p<Rf<IEqe(7ErEse1lEtrEmq!<R~#=",
/* scatter: scatter.comp */
"fVBd~!!!.Yg<Rd~!!!!aVnd~!!!!cVnWRlVHd~!!{'+w8^8g8k8ujVK7jq#9W~$&8@rW4r8Bf!h8Cu8Cs8Dt8Dre#Y8Ef!68Fu8Fq#_;*q#_P.8It8If!K8Jf",
"!68Ku8Ks8Mt8Me!Khy4}8[Voe!K8^W(Wfh>A8_re$A8gre$f8ke!-8kW(d~!!!!LW#Dge!)8urd~!!!SWg>`q#:gAX=836#e!'e>NpyKg>]WP846%V|WE8584",
"e!.86r84k>[WD87f>JX=88g>Ph@<g;ehtZ6Msh;m7msWD896#6M7mX=8:6#f!pWD8;f!tWF8<gz+67WF8=g@N67XK8>h!06%q#;^~$D8@t8Ar8@68WL8Be#&8",
"C8Br6nr8Cr6n8Drg@.WL8Ee!48F8Er8Gr8Fr8G6orq#aO(8Ht8H8Ie!08Js8K8Jr8Lr8Kr8L8Mre!f8Ntfy=q!zy~#F8Osf#M8Ph!.8Qh!q8Ru678Sh!48Tv8",
"Uh#&8Vv8Wr8Vq#=.4WG8XV{e&K8X8YV{e!&8Zre!68[fD_8]XU8[66eD=8^rgCve!&8_f$B8`d~!!!#N6F8_e!:8au8X8bV{e!,8cv8df!W8ef!&8fs6<8gf!",
"[8hte#l8ir8h8`6FWK8je!*fDQ8jye!D8kre!L8lf!_8mXMsd~!!9g}678nq#!0%gDge!38oe!Yf#_8pd~!!!#{8_6Ee!(8qd~!!!#p8o8pe#58rXQ6Es6%8s",
"d~!!!$.6N8rWG8tVo84WN8t8uVogF-iDue!(8vXP7^65WK8we!)WG8xV|8wWN8xeDsiD]e!`8yd~!!!#u7:8@e#F8zr8ye!)e!58{r7n8ze!(8|r8`7^e!;8}",
"r8{8|e!.8~te!B9!r8}8{8~WK9#e!*WG9$V|9#WN9$e}lgF]fFif#%9%eFa6igF39%re!.9&tg}09&f!.9'g!i6%9(e#=6Fe!(9)XQ9(fEr9*Xy9)e$N9+e!)",
"WG9,W/9+WG9-V{7lWN9-9.f~D9/6N6NWG90V{6KWG91V{8.WN9192V{q#!)&93t93e~re!o94r8@f$R95e!(f%296r957je$.97e!*WG98V{97WN9899V{gHF",
"gI0kH-9:XUrf#@9;e!.68gH99;t6Gf!g9<tjG0}`wfG2q#AFAn`e`D()o~I|D~}E$u`-8li9,(spr#i_))E&hk#E'i!|`v7e.q#hg&-.e4q/r*`:E+E1epN#r",
"#E3q#!(0E7vE;t`dE.68q#5A+e4H8Yfr#e[{8Zg#dd}Cb%:g#bE87>y9:3s`R8,m#|E>6E`7x8,,sh#kE'vE#mr/`<E')f>#enh`dELgs*`E6x.&E*$d}C_#l",
"9.WlEd!`X9OEfEed}C_$.EfWl92e:UE/`dEU6ig!>9R/&$g<+d}Cb%<f##a'7|E$3E7E,E$g#$o$j}WlEu&`x9KEwe$[)fB,#&eqWfH>*+s,r'h6ME+rE+`;E",
"*ep'E/yE1tE4rq#es%WgsEJfp'q#eu%WcE}W]E}q#DG~$Dd}D^!Kq#DE+hqW83e#]q#DG+p#We(.*f%{#f#XfvM+h~@)rhy_.g!FeEIVmf#Wfd]h$!`K1Vmf#",
"43e!0h$&g:GWif$a9=~0d}Cb$A|iM]fYR`>8De#ne$_g##`>6o630e!,gJhe$i+#*f!j.hgbn!QD~`28If$@h!Q`28MrE$`-v`4ug$ME%rE%``/E!#.h$I9>{",
"d}Cb$Nzp#@gd4-gAaf#A/e!-.gCRf()*h&&n!N5`K5Vmf#@f=ah#Af|$e#Dq#l^%h#EgLJWiq#H#-`u~1`mq#G~7q#&H)q#Gz9`sq#GxVa,q#Gve6K9@k$6d}",
"Cb$Owd}Cb$Pg#U)v*'sf!4d}Cb$Qh!ki$I'w(+vd}Cb$R~.d}Db!%k$K,#l#NfOaD}f!Ld}Cb$SuE'i#RE)wE*E&h!gd}Cb$Tvg$Sm#m-h!<d}Cb$Um$S8Wta",
"@k$U)t-rgTf``.3sq#>O%``E$e{C.q!hX~$*jLy`-8Y`-8ZeLV&j!R9Ae.Ch$7d}Cb$]j#O`-8^e)E8`f#5`8e!(hXP65f-nh!L9Bxd}Cb$at`-8be,_g!(`L",
"9A`8$#h!J&y9Cxd}Cb$cj!tg!H`9shF<66fH9h!H82h#m`-8d`-8ee#lg/S`-8fk$*9De!cgNe}`-8ge1^#s't's'eG4'sg1Qf1V'e}Gf&]$Ws+q#(!*8gWl8",
"b!W_6%Kl8kWl8fKlWl8e8_e#Ee/:8_h#$Wl8lg&bd}Cb$mtd~!!JZZ84Dg6f8nd~!!RRn6%e!'6t#e!H!d}E#!%6fVm$e!L!e!Gl[A#g#}e#bfHqi.jiH88f`",
"L9Dh!jlH5e3Fe!6e%pf0@7jWl8d!g2N9Eh$Ad~!!RRuf!}Vo$e!=e!ee%Vfp4n~08gfI7i0*e2P*t9Fh!S`x9EhY%f#%#eWDi%U849Gr85o(ad}Cb$qth%#8s",
"wgW]7[ukQI'`d2g3hd}E!$46fe0m#rg#8%k(Ua@&h7('tX[fQg!oQe-d~!!ZH,e$w4f^Og+.aJe%#g#)d}Cg$4$E#uE&|&!r&`eE.&fP@i#)`<eizd}E%$4#f",
"!#d}Cz$4%#X[84./f&:+,s0r)g5SaK3E(0*h'!9Hr86d}Ck$4h$/aIg2L'r`58uf4ve)hgQ0h*haHe&4-h16$si!U9I~0f!MhLTf&X*h(d$x6#9Jg'EXe6f6f",
"7fg&,9KiMZ$`3e#j`v7cf2:`-(h!)`<&i(P9Lr87g,@d}Ch$49G$`x9He9f9I$e:)e(A7d#s`[9JfY[mux'*Wl(!g.pe!:`3)-h!^9Mr88hThe)G7^f8Gh!XW",
"l#'e!di!|9Nh&uq#6x'j^I%u(u8`tW$i%MXIe)I9M%.(e%7$%s)r!g3$i!R,u/yVm|D||4r4e-;+)f#<m[xq#=M%m#=g:H8`tW$w`:'f#x/tg4#1j:H6Zuf=-",
"-i!W/yVm|E#xE%}q#,B%g^:9Or89d}Ck!Md}Ck#msd}CN%,W/k;e&u9'{e!aq#1P.h)z9Bfcqi#8'se->hY<%x`L9C`7*k*hq#0S3i!x`AE+'e7ief7#d}D!!",
"%9Le@}a*E.+f,!l#ag0Ch+z5r5e!7D|D}rf512e#ee#89*mdz66v9*objt7^z`x9N'q$(F,e#Fa*E@gAHk{L}`x9F3i$d/g!{2~1E(ul$8e)$&f8JeU-'/q#.",
"c&ER-g!v01s/r/gBJ6Zf<O+e#tf.Nn!V7^s7nkeHjdvh${|Ecw`3EX#h&aa*Eh-g&f%v./g+t+q#/B)9Pr8:e:Bf()f5;h&OfZh68m*67n+q#B*$e!:k/cg9a",
"9Qr8;g(Ze!7eA~g!Ol%4f!Oh#4q#8R0i)36xr8<rf^[e!Zq#5J7eey(e%(.m!o3'`z7t2q#5;-9/%d}C^%09.0sh5Hi.t1r,h='i'p}p!yE)l$8e!e,q#5/-g",
"7]h%vgFAg/pg${9Rr8=e#op#pp%kd}C^$X92f3ge!l)s`]9P%#7:l(dm&A)q#7n3e&wf3#`z9Qe!Re&HfG^h+&'f'Tf.Vh2ed}Cb%4f!IaU995e$Ih<U`;.E0",
"a-#E.pkQE2u`{9@4q#Do.`]7}E8/ha3q#T-)6Zuq#:N+8>rgb^q!&%<`D#/m+B)r#e$H,sq#:[)gm7gAJ&re0,E#-`z9=E!mDze$g+#8@g.Ie#<5D|rfD^2m$",
"k4~7fJ,E0motE2e$Z/`-f$~)8@`]9>&$lCthjXg];e$,",
/* scatter_address: scatter.comp ADDRESS */
"fwid~!!!/3l]8jwo}k]D}q#U9~#`f[}q![+Tq#UPBq![-~#Cq#VGLq#VC~$)gXJm[DpZd~}~}o|uq!Zd=~}q!Z`Lq!Z[yoZW8'|9:~~#06qq$28(6jW4gbdkZ",
"`9S~]6q~5k~r}`D+,nZi}E$}E'~@6juE)vE*`HE'i!~gZk}E.E4rE8tE6~0E:vE>|8&~2d}Cb%S~/9S~mEgtEiEhrEi~_ExtEz~bF#rF#q#^N~$Ta0q#^L~#b",
"d}Dl!Kq#^J'p]]hz<q!$n<j]}l$5)p$n*{fyKD|e$ogIUl!O1E$o$c2wE'fV{e,0eZfhyigFFh^/{p&J7Zy6Z|g^Pq!&JPm#ZE%~4E(n&=q#OB%eXv5#,m^Jp",
"%6p#Z}a:j%6~{q#c52`u~u~}i^`n$,p^e`@(f#M)vj^ea*,o$>k^aa*1m$>a@k$AE!uE#s-r-n^ca*E&o#Nk^_a*E+o$Ek^Za*E0i$Ep^]`-*g$G+h!|g`q`@",
"E:q#+t~$*q!^U~$WLZtLZ~8fZRaHq!^Qyd}E$!%q!^O~#qaLq!^M~%Ta&~~#<a4~~/2",
/* scatter_basic: scatter.comp BASIC */
"sVkd~!!!,Sq#p&5q#:Z~%7q$4m(q#:@^k_(q#:#~(.g^yq#]8$h_8q$6_7e!*k]pWK9Te!)f^%9Tse]Cq$kt%e!89UXP7>7[g^sq$6c%hcNWK9V6K6Ff]g9Vs",
"7ee!a9Wr6Kq#[j'q#`&%e!,9Xr7nrj^W}WK9Ye!)f]79Ys9Zri]^8d~1f`W7`9[l]U}8jv8js8fq#8-&gapgfDq#_A-7ri]U}h_Kq#89~#;8b~M9[~l`Z~/7r",
"~k8du6uv8e~D8b~;9Es9[~~/Yq$<&)fWPWilXW`:$6Fe05k!t9EjRJeV8gRG'xjP/iNma)e4Of!$jN@hCpm0heD|'`A/(hJ}`c#7-e!0,`o$fK&)f*6lG}k1G",
"-~0e#2gONe#@(hOT'(s)r$h!N7>&u9Uti3:hXXWlE+7hlFHp#KgYj7je+f)iLCE6,hN:e&85e'F6f`ef%j$65e!B7>e%v#eNU&kL^lF5`@ECe!ad}C^%W7ef,",
"llMJe+.D}fNZ65E#u6FtlZ>eGP(wh]se&h-f![h1E&h1I#(7hh3HWm6KfXLj!y4v3r3q#`>&f-1/`@E[d}Cw!KD}#e!>8/`@gY3e#i6+r$7-`3fmne*_f!.f2",
"k`c(7-`ce!4`o(q$&b%d}Cm!K0e!fEkjL1E*sp$`a*Eq'g$OEXte!%g$L`eeX~a*Eyh$d&f!n`--iNTf)Uee7`3um$`WcEdW]Ede!/EeEfe#WEgrEbmI#Edl#",
")lJ/h%b`ee'/`-%f!wa*F0.gOc)q%!I.-rk!Ge5P.g$t`B+3#(nQ:2s5u`7D|9Xn![eJbn![E$w.|`3E+65e'rE)s#hgxE0e6fe#yE1E2e$)E3rE.m#yE0tp%",
"#FSte#~)s$h(})*s+r&m!T(vp)_i(0Fe*o!ThRH|9Z~89Z~59Z~49Z#~}8d~c8d~e8eu8d~Q8b|9[~78f~~#J8e~y8b~38f~A",
/* scatter_basic_address: scatter.comp BASIC ADDRESS */
"sX%d~!!!-2q$)]Aq#0jv~}pQ:q#0OZpQ<q#02~'eq!Psnq!PoB~}q#.E:8'q!Po]q#.I}8b~O9[~la&~/8'~k8du6uuq!Pz_ExtEzsq#.I~2Dq!Selg!&pL*p",
"Sg0}~}E,~GE7~:EA~4ED~~#6E]tWlE^!gSjg!*a*E_f)@gRt%fQ(f5&a*Eef*LgSs&s*v)u`@Eoa]f)REpjM_E.tpPtEvhSuE]~.E~~HEhrEhsEiEjsEkrEf{",
"Eh~BF4~~#hFW~ZFj~~)I",
/* segment_scatter: scatter.comp SEGMENTS */
"sVkd~!!!/.q$A!Iq#&KW6.~86U~LV}9bgT39bsf!,q#(e%9bu9bu9bu9bu9bu9bu9bu9bte!'q%~4%9bu9bu9btW#e!eq#'=66`~46l~DgUZhV#8Jq#)n8q#e",
"1Dq#'vUq#dp&gSed~!!c>g9]6%f!(f!79^9]e!&9_6%9]WD9`rf!+9a67q#eN2q#eAgpU7}gV!q#'gAq$yE*q#'o46.t6.yq#(p%q#'s06Ut6UygXAq#'wWd~",
"!#NT@9bq%pu19cr9br9csgQ-gX2q#(706`t6`z6lt6l{~}gY;q#(;~#8gYpq%rb'9deSt6GgYp9drlZ~8Ju8Jq#-L+6pW(gV|q#&O%gZ6gT`g[eiVtq#fFi~}",
"q#f-Y8xt8x7c~`q#g`,9$sq#f}%q#f@fq#f/:q!Xb;lX`eXJ`D&$m4Q*gWxd}Ch%]9e,d}DD#$$eRy#s&V|eq^Vvq#E@).spC,aS9g0(q#bc$fAae3`()6Ff!",
"`%q&*{$g@=gWWq#dm)'{.sq#)i'82v9Eu`d0iV{E)E(1s9.rE;s9OE=E<rE=r92sD|rE!uoWzE'{E&seW8eCZ*$jW8aS9LE<E=eW<E>E=E/E*h;Hq$ri$ENhV",
";q#'e~.-q#W6(jYz`<(q#QL-)$kc3q%'y&6pq#4h66hx66x9]9er9^h#46dt6G&f#Kf!HgFceNIi!+d}DH#$&e!.)68j!7,6fw`<4&ihUfcb1e!%2/e$J$gfv",
"'d~!!k7M9]Dg+1.*&kTw9_d}Ck%]jeAe2>W$q$uH%%i!;9fr9`rf#=d~!!ROzq&46$eD7h!n`8s`9&mjXfT2-`:-$q#%T%0W'k%)9gi!YaS9f%$h#Of!H(j#X",
"&#d}E-!%,eA9j!L679hr9ahUr7[h%V`Dg#<lV+d}Ch!79h$p%%eiq(lc=iV@m!J}7x~09Fq#dh~#P9Hv~}LJtLJ~~#29I~O9Kw9I~~$@9N~S9i~X9jq#dH+9N",
"s9iv7c~V7c~/9k~~#h7c~U7c~_7c~{9Fs9j~y9k~K9K~N7d~T7d~J9Fv7c~M7c~87c~57c~47c~Z9H~w9H~~#W9F{7d~~#F9H~~#e",
/* segment_scatter_address: scatter.comp SEGMENTS ADDRESS */
"sX%d~!!!/gq$BsTq&]4*9lu9lsW+e!'q#33%9lu9lu9lu9lu9lu9lu9lu9lu9lu9lu9lu9lu9lte!'q&K%%9lu9lu9ltW#e!~q#3*:6.~@h^#6U~/q$C*fq!]",
"~~#uf[qq#3:*d~!#w,49lq&M>5WG9mW29lWN9mq#4])7+W$q#4P%g^3q#3fgi^gq#3f%q#5(%q#3jCg[<q#3n~$;g`-q#3r)o]H8'tg]aq#8N-6Uu6Uuq&a*)",
"q%@I%g]Gq!]C~$^9:|9S~~#Aq#7r%k]G9ntge6q!]K~#G7-|d}Cb%n~/9nv8&~6~}q#3,~0lm`,a&~<q%Jl-6puj`5z`H)sg!:m`7}6qym!j&rq%FZ*h+Ug`C",
",r`H*sh!;/6fr-w`<D}f`G6J~4d}E,%]j`E}6j~8abh`C6J~Ml$`e`J('q%UL)e!Q+`H'i!-g`N/~66h~~%SM:tM:~~(>a4~~#<aW~~/2",
/* segment_scatter_basic: scatter.comp SEGMENTS BASIC */
"sVkd~!!!-*q$Dt5q#>O~%Pq#rt(q#>4|q#=z~(jq#t0-q#ss,7`sg`~g^#ga%h^W8xsg_pq#t.%q#t*~#/8x~Bq#sw.gaSq!_hv8b~<9[q#<3<a&~/8'~C8du",
"6uv8e~~0ak[l}7,~9q#</~$8q#rN09H}q$FtL9Hx9Fv9Hv7a~N7d~l7a~~$x7a~c9Hs7a~E7a~Y7a~A7d~W9Hf'aq#q~J9Hfc0q$Ft~#e9H~w9H~~#W9F~~#Q",
"9H~~#e",
/* segment_scatter_basic_address: scatter.comp SEGMENTS BASIC ADDRESS */
"td~!!!-g~Aq#4k~$3oS6q#4P}q#48~(.q!R_~$49:tgXaq!Rc~#K7-|a4~/9:v8&~Iq#2K~6Oq!Uj=q$HyN9HtoUl~}E,~Cq$Hy~%)7a~YpUz}F4~~#hFW~ZF",
"j~~)I",
/* histogram: histogram.comp */
"sVkd~!!!74q'>;Z:%u:%u:%u:%u:%u:%u:%u:%u:%u:%u:%te!'q#*>%:%u:%u:%te!'W<fV<:%W-t:%Vyt:%X8sW#e!yq%N]~$5q''V(q''R;q#+]5q'bO7g",
"W'q''g,WE9ofVt9p6#f!Q9qe!@d~!!JW59r6Kf!D9s9re!e9trf!-q(71%X=9uuX=9v6#f!kd~!!ROF9wg!WWF9x9wf!xeXP9y9w6K9wWD9zf!:WM9{e!pX=9",
"|9{e!7e#(9}e!0e!'9~f#$kWg:!f!Uf##:#e!JgXIX=:$f!=9{gWPq'C*Ud~!#o4$:%xpW{:&r:%r:&q'C2DiX&q%OZ~&0q'e/':'tg]YgWwq${3)q'G*=e!.",
":(d~!!!%Zq'+|*9-fVu9-eX`gXhe!M:)h#_:*f!(e#x:+r:*hVu:+fW;8jseY!e!;:,h!B:-h!(:.te!]q#l(%:/h!2:0h!X:1r:0t9#e!*fWN9#s8df!B:2v",
":3h!(:4tgZ,q#l.&7biYXq'fr(f$!:5d~!!!']e!E:6d~!!!#y6F:5e!k:7r:6e!)e$+:8XQ:7rq'fp$e!+:9tgYgq'g9$f!O9Zf!&eXmq&/x)::WV6i7^e!>",
":;XPq(=^%e!*:<W2e!h:=r7^f(A:>r:=e!)e!B:@Xy7^:>e!(:AXP7F7[q#kZ%:At:Bs7[q#lX%:Brf[,8|w:Crq(>Q':DW7e!<:Er687[q&k,':Fd~IdN>hg",
"c2e!4:Gf#Gq#m!$f!Uq#lO$h!(:HXy9'f##:Ih!.:Jr:I:>WK9+e!)f[d9+s:Kf$5:Ld~CiVZ6e!8:MXQ7[f#|:Nd~!!)w2e#W:Oh$c7%X8e!6:PXy:76Ee!(",
":Qf!Ye$-:Rf$1:Sri^,7,Vvi]cg]3f'B:Tf!Tq#o-$j[;6%:Uh&}:Vr:Uf!.:WXQe%rq'1'%WG:XV|67WN:X:Yf#3:ZX3WK97e$YfdW97e!A:[f$Yq(Ap)g_Z",
"g_#m[<d~!!9gT6KDgq'i]0q(='.`y7y`r+mIWe9s7iq'Y}$%lAv$th~Dq#G1-fzlg!37Fq'T+'2s`8E&7n`9E'7nq%$_-eC$gNyj5o'7n`<eWNq%!&&`X:i&$",
"g!|d}DI%{:hE6E/E%d}DD!7e=,ageI!q'Z}&$.q'|D%1tD|3uE!s(n!bEFw`[9J`<E*,`r#EEm;n1EIk8mWg6%0!$E/e6x1{`:4e!^ETk#@%#g=!e7'3EGXa6",
"KE$E%#e]_D}5E@E-`RE+l!Pd}D$!7:mE%E#E`EXh!n67E.E/0#e#pE-rE-f@iE'`/:nE.ac:oE^`Rn_[Eis`]:sEiENE=fBxEkq'HZwq%RR~.aq(3y/q'pX~$",
",d}Cb&'~wq'U@~#ba/q'U=~#>a1q'U;~&-iaafQR:(g3!:]r9of(+aU8Y$hR>d}Cb&)g#d:,)raU8ZhWC}*w9Or9pg4gfuWe!Wf:Sg!Xd}Cb&-g%r:.)rf*|e",
"![nXI6#:^m!O8bxd}Cb&/u:2w8dzq#l9'oT8}e!a(h#fd}Cb&3u:4-s8d~4`X9OfXOpS-heV9qf#Heew$g(xgh5p+@`d(q%B`*'-|`-7al!9+|fzHhAN`;56G",
"a0iTCe&<f]}h%':_g$*q'zp'f#@9r:`r9sq(X0%$:7e*ig>}:8e(=%fBEe(:ec;`<*q(]w'h!1)rg!A:9s-ud~!!ROy9rDg+'f%xh]G9td}Ck%rg.rd}DD!K&",
"rfYvenW&f|Bq(9J.q(9c*(~7`t.2ao4W$q'x<&5a#7z#&n(UaoE$Voh!:E%t-k(Mm/]d~!!RQU6%Dg7a7+e,*l%)|Xhrq'w>(hY*q(ac*`;e$Tg-NWl7e!Wl9",
"Ze!(9[e$oiiMh$o7^ejj::q%Ex&:;q#y)+q(dz&`8e,<e$e:<kiRl5U`8e3pk..hgH:@{o0_gf<:>q#pN+`:37^`:1:>f#/ggJ:CtWee^/6!Xw.!i]S/r(d~!",
"!ZIre$B9Ze#k/kY|6Fyh#Shl[`1e!S#7[`9E,e5Mq#w.09Z`L9A`Wk2WE)sm,!E4i-$+hane1Ph.s1'se!Ug!$e$L:Df$bf'9&fp)#e'QD}`ce6bi$D0f$-03",
"se!z:E`;(,q'U'.e#d&emEWrfc,68sf#)ELrEL`4E.E#(i'o:ar9uh2Ge%ce#l&e(GfH<e#xg(=6ff71fn}q(bc&l1V`:/7^q#q).e%%)q#$e%E!`r$#m'(7e",
"xkaO6Ft)j'56K:be-Pk)he#%:Fd~!!JXT7$e!U%q##d$g$<:G`:f0Yh)vi#b:cr9vh:Ng!^q'|}.8~nlh:Cq#s#-i#q+h!H:H|:K|i(fd}E>!%f#moK0e+k:7",
"g%{e6V)#jHYi@8e=%Voe#_:L`S%#f#u`oe&yfh3`9#8~f'fd~!!ZIhq(Ep&f0~'m$exfd>E3`<E3:Me6l$e%Ze3L6gr:Ng:hE6e:pE7#e!5)s`o&erH):He#[",
"#d}EB!%f!e%s&za%9[65sg#Ng}Kj%A9w:dr9xfgj`^h)md}Cb&Of!Hf,+k-~:O'xhF9.Vod~!!RO362Dg6!d~!!!!of.n`36Eh4df99d}EC!2g!2iE(&tf.Fi",
"bvD|h8]9E'e75&e(-)a-q$$()5&e,GE&D|$njU/f'm't`827[fu+f)ii;/e$D(`7e(+`rD}7[a0l'Sl8U0q(l+&`W%#q'wh'D}sm0>EB1e$^2q('M3`eEIE+k",
",O`D&k0'pl%6fa/EP`if!xi4_)0n&,`]:aEXEDE:g%GgD$e$/EBE2%rE;EC'&d}E%%w#EGE=htF9w:er9yrd}Ck%we%QfO`fCTfvx`K'W'l8YfMO`<feS:c-)",
"#j'nm,39[e%.:Pi#t,sq'yu&23#'e/sp6<e;%266#at'D|#4e#3q(hV*p)R:Q}q(.D;:Rs:Ss7ar`[:_`/6w0g#>q(o.06Fq#`D&`3sf,&eR>f!2`3eo=q(o<",
",*q&&6/g/1j9Ygn83uk1':fe-(q$!@-:Cq((0&'g!<:gr9ze(lp60:Buq#}B)e'_7FhCYf)n.%eQ=:f+#.kk`g!c9{:hr9|`0g3se&{:7l$Ed}Ch%r:`)aoe3",
"yaoe!iao%W$g&t``Q;*%e!'Q<+%(rQ=,%)`/6y0g!N-ud}E=%r('&eir#3eOY7c`-7deH(k6[6fzeyj(i,7.sh6Og@y`B7iE%%(e!'E&$h.>d}DH%{jy=:iiR",
"t`7$7ni!bq$#:-pmzf/b0e%q)e%ai6=`X:^,#q$'S'-hO<.i!Y0vo$zq(rr(E&xE)j!b.myzq)&I%iqk9}rjC[eVVi3|q'bM0`{:]'e-mf9[)#e;6*f~B2eJ9",
"$#fPne.N$eIr3rf$.d}Cb&Th!I3q#24%e6jg!@E#Vot`a,hMbWgeVD+5!)q$$]%e#ED~E!sE&eE!WsE%f$s:jvp;8q(u!3frWo)z,gr^)f(>f&4g:,msee#HD",
"}eowh@(e!,E!h'&g@'eoz8n-hp]k>v94,:Vm!seo*7i3en18n4hC-q(.n)6Zug(q:kn<}pDIlF^*s+q$!w7f%Fe)+#+*s4e)eq#7Q%6Zuq(5E-.g#*:lr9~g0",
"ee!Q:W`R%m'gwm#:m8>nGvd~!!Ba*e2T5e#%-$#s,-s.r'f(q/d}EE!%D}`X:g5#g|FWiovJhBFg#}`X:j)(q(TI)(n#4q!$+3e!lg$%'(s)r$gT%`[:kg.D`",
".57nm.c6Ig9(e-$q(2i3`<7nE'`X:l#E'g%jg@a:mr:!f,ilKRa$7a65ea5o=Ff&g#q(9^'q$-!)p)&k)v`;eVYm1AE%&f#E`;e=Ui#E,|`RD|m!IE./tg*Gh",
">&E/e$Eq(Xu$E1th40`BE*.#+f*W/q([!%5!,gP+e$aE&E'sE+eu|g!hE+sg#wj5Xf;7E4`B8nE0E.%h,X:nr:#iDHp@Y:RxfDLp!::Sxo8}'i'=g:`e;Of'A",
"'l:N+hCqm$27o0q#^j&)a%$e!kh3|iM2236Ft,e~mn3-:Rq(WY2:R{:S~2:S{7a~>g'!:oq#+7&`[7{e$-e'Qp!N7,e1r6Z:Z65h'je]e:Y!g#ke!I`}:Ye%9",
"q&Z)*gKEape!H66h%M:pq(Ad.o$tq$9Z,e$c*g{=:Cf^Zh/x6Ft%k3;:qq#Bl'k!]k!p)s`8(:>n>.p}s:>n0J/eBQ#(hBNa*E!q$0&.j|zg),,kC-VoxE%f!",
"X'tf`5a*E.)q(0c,h+pe;sE*f]}i(Ee(P6Ff(EE%l{'E.E'uE2tl'@(f9E*eD##:[h!D&(f#9'+se:e:>q$<P/:K~2e%+D}i6C-gSuq'ru%6FfZC4g%):rp80",
"l-~}eOq-s*ti!h65j%oiKv:sr:$e-kd}Ck%{i,<hJ;h).`.+eQrn<,`{:b/h]E7h+se&Z65e!%68f5qe!(6ff'r`[:peK]&a-0D}`R&f!Td}D$%w:dE$*&#`[",
":qd}D!%w:e/$ag#e:z$s%s&rfQ'`<i<B(u`rE(7[h6=+E%s`rE*7[mR#eS36D`/:rh1ja/D~kSLj2k6fn3+agE>Vml!.a0E',i7.'sh=0+5#&q)>>)a-#2`R'",
"o$5`RE2i!P3sq(2c,65`oE>q#6l'E@*#%`CEC66q'y~'f:{i@pE>ic.7+f&wE>f[Cq(49/`CE=6D66a3810E)E2.,e(v#e&>e#=pRAEd66h#8'2|WcEjW]g&B",
"8&sEPq#l!%e!)ENt6jsEQ`dERhSXE8#gKMq#lT%q#.A&EXeRE7>sEtrEte&g",
/* histogram_address: histogram.comp ADDRESS */
"q#Wj$d~!!!9'~GV}:tf}he!'q#W^%:tu:tu:tu:tu:tu:tu:tu:tu:tu:tu:tu:tu:tu:tu:tu:tu:tu:tte!'q)6L$e!'d~!!!!7rd~!!!#/sd~!!!!8rd~!",
"!!#3sd~!!!!9rd~!!!#7W#rq%}&}q#!^@q#X&0q#!d~#td~!$9iv:tq#X0&q#!85:ur:tr:uq()hrq%~,:fvXq%x9)q##2&q%~3}}gw5gyPq%~;~$Dq#!T-6d",
"W/}q#!P1q#!LJ~}g~Oq#!L+:vYG~m:wYI~`7&W.}:FY9q#!DVq#$h%q#!H3:xYK~5g~Eq#!D2q#!A3WP:y67W$q#[k$h!8:zv:{r:zq#!WI7%X8q)Bn%q(2!'",
"6pW(q#!W+d}E<!Kq#!UK!e3rq#!Y-(e7I'$(q#KU$q#!U16h~miJy.se51q#!UJn#wq#!Y&il[0E/#sq#!UGE'E(yE(~6E+E,|`RE-l!GeF=EeE_u`/:nE6ac",
":oEcq#!i-EnuEnESECrEprEpq)E0oq(.COq&$J2n!o,)q&$N~#.!h<@h;m`a%h$9q#]=$k}g*#+q#`#,h&yq#Z]&D|u%``)$#%q#X}&E!q#ZX*E!q#`#%E&zp",
"!Z4E+68v5t`GuE.q#Ze-E/q#`#*E4{!ugFZ%q#`,'E=wh|h')sq#`#(fZAEEq#_|%$h=K#$eLjq#`#3EIrEI~<p#17+q#&>)'h['`ff!Ap$5)3w*yD|eyrq#[",
">,-r,p!R2E%i%A3yE(sg'xE(e%Bq#`#>!j@V6Jn&R7Z~/a9~Pp!N1E(i$22tq#dG5E,q#`+;!s6Zv%g#Zp%>a:~}q#`+:!t`lvq#_56-~GD~~.f%@D~q#a&)E",
"&~6E+~2E2uE3~.E6tE7vq#`+=!taAh$,q#_36-~62~AfYkE!q#a()E'tE(zh$*q#a(6E0~4E8uE9q#`+nq#%m3q#%i,%hwk#%eSJezfq)UG,)sq(tJ{}q#%m)",
"n#Q6N&q#%q+q#%m&n5.q#%q/'gyl'f'Z+g'_f#}6N,q#%q/!i$/p#$q#%q%p!uE/~1q#%q~#U6dw~}q(=h0o6f4)q#%qBq#%m1p7I65)q(=lN~}fQ4E!f#/EF",
"mR`E#q#%a'-w.*sg(F`<E5E[q#&:(i}g`4fl|0q(=l~#G!r'sg6p`CF(q#&)%iqd%f)Kq(=l_q(=h+p-9q(=l2q#&%Bh+1q#&),l+1q#&%L~}h#fq#&))o#fq",
"#&%I7.~b:vt~}awq#&#.h5>ao'q#&%'esj%e3q&q(z]<-~;`t2D}aoE!q#&0'E#~1E)wE*{2|apq#&.x}:w~~#7d}E@!%q#&,8:wu7&~~%0d}EA#$q#&*~#~a",
"qq#&(~#U!sq#%s)'r&exPVoasq#&3(hFDe4]fFDf.Gq#&&|l8l0e!*:xq#&&V:w~~%17-~Hq),Z+g!S,l9jgp5D|fCs)q#&/~#NR=uR>uR@~C7.~ml2Xq#%U9",
"1x4~42r1i!b3q#&o3E'~9q#&/-jKC7hj}`yq#&/*(v*t+t1ua*1f'e`oq#}=&q#&0*4uE#ua*r65k!AgECq(lO%e#AE!E#sE$eE9`@E&e$qq#&-e7.~.!tg@4",
"e!)D~q#&4$h'$g@3q#&-_:le#imL9pX9hUPd}C`&y%#d~!!BaGq*-''d}Cb%5k#$95.:{{pT<fRgh!Ud}EN!7#q(nm'0s`:E'6Fg*|i$T`Reu[)sn$VE.j3G)",
"vE6tq#v_,E,g!+f'+*e$L7i+q)6l*D~j$@.s7i/v`<EB0e-gE%m!y/sg~*E'g)<f8d/e);58ni#;ED!sq)uE%q#(q56d~u:|~4!az*`X:g(hOKi##'h#Eq#({",
"83sazD}q#(y/q#(oL!`[:kg(,j$/q#(uAq#(oP:|~~%66d~;q(r}27o3fL8eAQ,q#(v&g.*oAE/`7E!q#(v-q)=49:R{:S~9:S{7a~Fq#).7p!Uq#)5-/sh02",
"q#)50m!O'q#)<<6d~Z6d~~$al(9E#sg9Y0sq)h|%e!CE#E$e#=E%rD}q#)F86d~0k!k7>0eSM-ti:K65u./6FfNR)q#)O5:v~~#Z7.~U7%~b7)u7-xk^(f%wq",
"#)S,(f2U#(q#)OYm+&8&e&KESsf'F6hsEQq(y]&6je!+ETs`dEUhW6E;#gN{fWu6pveE2E[q#)_%q*/:%e&v",
/* onesweep: onesweep.comp GROUPS */
"q$+N$d~!!!=@q&RHEq*P8vq$_k,q'Wy`q%5h,q$+>.q%4L,q$+>Wq%4y,q$+>/;:u;:q%50>q%tG>q#*w&q%tK%q)14%q%55Kq#*n%q#*k&q%t%1q#)^$q$b.",
"'Y3:}f!'WB:~:}WE;!67:}q#*e%Y*;#6%67g!#WD;$;#e!:d~!!ZGV;%f!@e!2WE;&;%:}r;'6%;%q#+%%q%t])WF;(q#+X';)67;%q#*D%WF;*e!.6*e!$X=",
";+f!6;#X=;,6#f!]X=;-e!U;#q#+z,;.q#+M$;/6%f!G;06#f#!d~!!k6z;1e#+f#!e#dWB;267X=;3e#~f!o;46#e!D;5e!W67q)mj'WD;66#f$6;767;#t;",
"8e!Kq#)}%XK;9e!^;%e!<6Tq*SP9q'Yp3q$at(6Qq$+)$6Q61rq'YcFq$,&.6Wt6Wwq*SH-6Rrq%6S-q$,&56mrq*S5'q$,&R8Gt8G~.8Ht8Hrq%6@.q$,&';",
":s;;r;:r;;q%6N~$-q$,$-q#+K'q#*k'WG;<V{67WN;<q#*}'q$c.%q#*{$q#/E*:5Y7s;=s:5u;=q%u<%q%udG8dxq%u`*8X8lq%udJ9.q(s/3q#,o%q(s3L",
"q)SS':(Y6e!&;>d~!!!!fq#*>%q#)k%q#0Q'7pq(rQ(;@X}7pre!,;AW/s;BXS;@;Ae!r;CXM;B6fq(7E';De!,6Gs;Ef#K;Fe!,;Ee!(;Gsf%Z;He!(f%;;I",
"d~!!!#o;G;He#h92re!C;JW>e!&;Kd~1_s=de!4;Lf!Gq)qe)6qq%9_&e!0;MXS7p6Gq#.{%;Mrq)r[-q',=5:Vsf%199f!t;NVve!0;Oe!p;Ne!(;Pf$Qq#-",
">);QXy7^8_q):5'7,Vvue!.;RYIe!8;Se$(;Re!(;TXS;S7He!2;Ud~!89~#e!U;VX~;T65s;WXQ;Tf'~;Xr;V;Wq#/-%;Xq#*|$9#e!B;YW*e!;;Zr7^f!B;",
"[XTr;Yq#0z%q#.X&;]WV68q%xd$;^Y86F;]s;_f!.e![;`r;^7^;_e!5;aXM;`7^q$h<+9Zrd~!!JWL67;bd~!!!#q;Ve!G;ce#97>e!a;dW<e!,;eXS;c;dq",
"#,@%;ef&z;fr:{6i;er97e!*q$o5$97e!B;gd~)oJ_Ce!&;hd~)oJ_Bq$g5%;Brq$gf%q#5o%e!0;irg%W;jf%Qq#1g+;kq#1C+q#1c(:-t;lv;ls;mt:.tq#",
"1R,f)k;ne%i68q%z+%;nt;oXP7jf$@;pXy;of!a;qr9S;p7jr;re!*q#1k$;rs;srq#8i%e$$;tr9Sq#/9%q#34%e!M;ue$,6ee!(;vXS;u;ds;wXP65;vs;x",
"e!f;wq#0d%;xt;ysf!.;zWV;y6Fs;{XP;zf!4;|WV7:;{s;}r8@f!(;~XP;|;}q%|()<!r;~re#9<#r<!e!)WK<$e!*q$k2$<$s:Crq$jS&q#/h$q$j<(94t<",
"%t<&r<%r<&<'f$9<(h-m<)e!(q#3d&<)t<*t<+r<*r<+<,t<-g!B6%<.e#Z;ys</r<.t<0r</;ye!:<1r<065q#4%)<2h!G<3e#T;{e!.<4h!s<5f!Aq#4=*h",
"!(<6h!G<7u6%<8d~!!!#Q;yf))<9XU<8f%@<:YZrf!r<;XU<:66q)B&)9nte%4<<r94e!-<=X|9n<<e)E:Kf'F<>e!1q#4-%e!G<@s:;s<Ar<@q#1^'f!S<Br",
"7Df+i<Ch.6<DYS<B<Ce!P<Er<De!-<Fh#K<Gf)Wq#2_&e-{<Hrq#1[+d}E<!7vgTji@Id}Cu&}<Iac:o%lL}fFt#eErhQAe>:q*Y_%%fY`'q$.*$q*ch(hzK`",
"L<Xe@8`dek&pKzE(ic9`d1q$ku%Wl<H!d}D!'#<J4.q'br)eNM&eMz'%d}Ch'%<KE4d}Cu!7<Y`3,*q*Ko$E,eoCE<#a'7|4*E'(E>WcE=W]E=q$/(:!f#Be!",
"4o}!)&q$/(c!r6Rx%r6_{f@!q$/(~#3!xq##.&f!`,irDeh',q$.p%.thJr+q$,]'0j$$2e!:1gQFf$%3e!-2g%%q$/(:p$a6oyq$-F(/q$-r%q#+n((tq$/(",
"-!q$-Q$D|`-o!QE#q$/2&ie{(tq$/(Ap$Ie!qg$Ip#D`K/q$.h(h!vfJ$-g!T3j#r5e!:4g$Qq$0T)q$/f'D~gN5q$/(5!t`lvVmwVmw(q$.0gf]QE#q$0-)E",
")wE+wE,E)~Yq$/(&D}e(6&q$/(2!taAk$67W|q$..jE%eTZq$0/)E*vE+E(~dq$/(&D~E,#-q$-VRq#'^~#=`}8Ya-:)#mn/)rg(ke)Kh$cfOI#&`-8Z`ehLB",
"d}Cb&*k`f:*,7r#e!Ye#Sa-%#e!>gLg%#m#RE!Voe!6`<en``c%e%+2iL%32s`-8b`dq%ul2q%uh1'h!Q#el3(q%ul1!r8dq%uf%hoje!-h!J$f.|q%ul/j!J",
"`9whob#&eMGq(;#-8er8fx8l~m8dtLvs8lLvr8fs8du8lu9.~18lw8fs8l{g#}e#^q%ul08lw9.{9.e!6q%ul(8ev9Ezq%v*%q%ul>q%uQk!a@&q#<e,'%q%u",
"Q~#39F|!f%`'h)I(q%uY-i1W)tq(;;2g&.k!Uf!Mi):&'sq%uQ26#:_q#)!)lfed~!!9j!65;>q%yq+`:$:Fh7ngxl&#exf6J`Sq$n^+l%u`x9Ig-bd}Cb'Cg",
",6)e$}'he,d}Cb'Dq#',++hhSd}Cb'Fg!3,6ffVIebRh!3d}Cb'Iu0;Atht<;I*sg`gd}D^!701,.f3x'q$sD-`-92ew7;J`<&fd+;Ka-;Lk'Tg#A,i%li->-",
"s`Ce!./g!]:}<Ir:~e!Zq#1%%7ns7n{jkk6ph9!d}E=&}#(f/5h`S;!d}Ck&}fcQhvC`Dp.RekEh!P`<*+hpY`D'ixA,/sq*im)i$ud}Cb$,gWo&rf:Eq*%S'",
"q)Xp$g#^q*(w'f%c;#<Jr;$g$6e&tq*(d&'u`d)6iq%Yp,-{-s`R:VmyF3q%(X*:V,s`956f`:68#fb)q&9S$e%)g!*99!d}E,'#E$D}53.h':;%<Kr;&b3i#",
"[Dgg$,g'des|f/jkY#&'hykd}Cb'Ohn46pfqO0VofqRi1`&fzvf[d,h(]-4sf0oe#)ea@e%XeqWW$q$ui(7netV)d~!!c@<;%Dg*)'j./9fi&[e*$g'Td}Cb'",
"Pf#<f,c'mkl)'g*`*u;Quk->fcIq#8x.e,X,q$4V)f1Qq%ue3q#lE%ez#D|2,h#<<Lg/Jq#eJ'n>Xq#Ky&e%j65q$w:%h}$(q)y:,gkmeav,j4d<Mq#LM(jAK",
"a@f^rh!Z(i$B<Ng!Be.fhqF`Sg@#q&$~*q#}u'68&h#+q$wl);'d}Ck'%tf(>e%>%tq(Cq,f'n$lfC9Pjz&`x9K&e#!f/vg(.`c);Je6X)Xh$e!Fh/m9ij#+7",
"+j)Mh$,`<'f$/;Te!(f'R-e!`q%}f.`8%;T`x9i#l!r`3;U)hj%g!o<Or;(rf!#gftnw5;XmfPq#+N$-f'Jgx])h%52q(@t$ef[/-slp1)i!_q)a.)q#||%&r",
"$f!i(j'$edTE(p'!a*E(+rf(GE-q#3$*gs<!Xaf0]j0f-.u+`e1;Yq#s%.E265q#'f%f!gf4)D~f,(<Pr;)b8k.@e$L`Dfhz9.e&Y;Zf>{`8e$xe,i;Th-Li#",
"e-u0sgi-g!4`7&6DmFE&rf%.e-r;`q$m4.E!sfq.E!D}e%_h)Me%Sq$<E(f#wq(*8$`CE*E&E%`CE+;[E$d}D$!%<O%$#D}q#Cp&E$3#-g!k7^a-;am-Vf!Ze",
"!QE2e!Iep6;[E)`3+hxyWg6%E,+D~!&q#*t)ev6E,{E,sq*rb'E-E.uE,eqyE)NK#rE3E*E2$ep:E+7iitxEB!sj#xkic9ZEBg..*hyKEHrEHe.ZE78n&v9Ol",
"yHd}Cb'VgtS6u'&ue;efe|;b`-99e%1`C%$q$py$-#,g'i<Qr;*ra2rq'G6$`wW/n%L's`--`re&<e&|.efPnpim8pufl6g'P;fw(!re:xE&q#'a$f(>$#s)f",
"(Bf%Zq*5.$f(<aS9Lg-}E)a*E,0q$|1&gq&e$<$XafwZ!q#8Z&f}D/`-E3e'(;f`;D};gogh`-E7e!dE(WlE8e!*E;`<e!>eJ]!e%1imWe%+kmW`4E;.f#M&v",
"m'$,q*2p&EG+rg31h2y1gBFp)5EN2g!A;g`-EU`re#rg=J(e(H;h`-EXq$zm%EY!er}f!<p!R`-Ebf$<l.fq(.-$g>qq$ZV$7i4.e'9fnJ4e%#q#Z*%e$:E+E",
",sE0rewLEYrEYe!NE6E+fnhE[!e!4E^rEU`-Ef`rf>P9:e.xEjnlLhLT6qg'%Emu`-Eoq#K](;+e&{d}Ck'#g.Gq*3y0W$q#*G(9[|iN5k!N&u7nujkx4e.[D",
"|)ewS$#agD}W$o$>fwd'g#:eD5$#%q'@+&i4_q#|R-/i!~m=.q$E4'h!Kg!`h*Fl!=h(Be!5q$v|&e'VE:h.[h'XE>t+`De&@o!i)`o0-d~!!k9,6%e#pfzJ#",
")h%k*4se!K3f&ip#pq#7W&5#'$q*yD%e%eE+#&q#6j(;,b8q#[I(f%jmnU*V|e7Rh5v')sm#d99`3/.f*@iE#q*[7$h0no>Z`L<M`L<Nf#y`L<Lh!)iRAf(~f",
"!%f!.*q${J(g*~9Mr;-b8b;f#Aa.q'f7*h$tp#}fLS`3l(.q#w>(j,$agD|k#j;V.se,';iq#+z+<PE%w+ongE!q&28-3t`4D}*e*;f,'h/W`r&nB^9.e:(e8",
"EE3!WlE2/b9<Q$E4-E3`-E4`r$m5f`]:aE>'E<g8Fb!q#@F$)`3eo/h/`+tg6U`4E#2+)q#dC$$*h'O7dyD}!e6ep'B&e!>f*Ti'u}f:mgGjaS9gERq#%`$(#",
"ERq#bc%3q'hl-;h`3D~e+`)rq#P$/E%65q+&3*q+9{'E>E'1(&e!)E9E&1!&`[:kg#.We6%E<e4DEO6iWcE>W]eUkEBg#Ue0!h&RE,Wl$!gQ/q*`=$E_e%/EH",
"E-E&q#:~'j'tag&V|a-;j#h$&pI4eM&f'h.-s%$h1hq#HW,;kwd}Cb&,y:.t;m~5:^{;kxalu:0w;mzq&7:-aWs!aU;s'iSL`e)6Ze!.#seAre9Q7>eB]%q%+",
"D%h9}*x6#:gl27d}Cb'tDghBOo:j`ee7-`c-7-e!f$q#/1)g:m`e2g!xgUT+rgTj/e!04s3g,eg#Q<Rg:Sq&5]&h.A<Sh#aaO9Gfx|q%)/$$`L<Rk|pq&9_%f",
"#4)m7,(eTY)q&9z)*/v<Tr;.q#)Q$eFi$fE^iD`<UshE!;EeI$e!n;E`rj;@9jr;/e3uk7Yd~!!JZYq)Au$e/:&e)N'eDwe#;<T#d~!!RRzf!2Vm+`7,g!.e,",
"X&m(K/'ue>O-&#ac<UoC7e=yf1V5`7D}l>OfK+g:9#E&nLy6N'd}E`!%f#^`9e!9`7E*n3aE,`.E.j-Q0se#8f!}fw`6865g7$e'7e!u*q#9h*kM7q$7z9e0S",
"f@,/fIRgLZe.3eJe'3l#-g%X+si0rh#W*0#'q$3m%f%9.q$7m%!gA%q%&1'E#r3d~!!BcD67e$pp!aE*xE)ugHv:pq#NH;e%|m-R'tf-%q#/t+fNS#g&~n#%q",
"#3~$e$(gOrk#jgFdWgf7--!(e'5fS.3Wwq)z8)e#{E'D|g+Kq#+R'E(eX0q#:}';0b;q#8O/q'SH>0m1b5Voe!4-e4B#s%sE!x#se4=&hVl'+shW.9/0#eb$:",
"^e!Lq%)F.q#aO%ageYOq#9iAe#)e=+E3q#9$(*q%0K+g[zi!T/~4E=t8n~/q#8E%agEBW$q&>/Aq$=`(:^sq#3G*g$-g<ng%<:ii-[`C94%e-K%e-`<'$wd}C",
"b((u<-*s*s<,|6#:sf%nj/8l$T`.(m%zag.q!$mFD~s9=t:i~KE+f!T8nvp$mg[Ei!XE&~0agE5f'%(`<E5q#=`(E8f!d't-kD~iQwq#gO$E5i!dE7wp#<ECg",
"e(f#;|EArEAg$t:nn+op(Tu9k(`:,;zfKxeBX;za0<1g%`k,%/fTQe)y)i%ud}Cb&2g/3;{,e!85sVos%tq+0/(aVg!<;|2e&JE$re&Ge.#f*P&ieMgM'd}Cb",
"(2g!@<3E!r<4E+s<,~.q$C:%q#mN%iCaE/efcf5W|`R<5m0PE9f+a<0h.B<5(shP1+E5#m]z`:E@e$,7ng+nq+7>$q#Xr%h#t&i!2g!Zg^+q#OK+e!:i4Kd}C",
"b&4xe!N)tp4Jiii<Vh!Re$H$f!Bh!Ud}Cb(6y<7*~667<Wr;1`^q#9c%f)Hq#7w'm/p;ytj>hq*VF'fVHg!@&u6Gm00e/}'q#>3$h=l`:E&;z`3h:Kd}Cb(9q",
")yU%*;yh:_<9,}3s`D)7na-<;n2;D}sq#.>$f.pj7z1`;2E6pI*E7k!+E:lA'9@/v0t`]7}EC-hT(j'5`{<VE*`]9>EG1h2Ug:jf!9d}Cb(=g&VEA{E1re#8#",
"`t#EJ`tE'EKa#7zq#[R(EI+sq#AT&EJE$#*g),Xl67EBEJE/EJE+!-Wme:#E@e'LECrE<q#vG%q*+I%6Gq#U<$EEWsEKq#1T+p'e`/6w(Wl:Kq#-/&g6s<Xuo",
">Dvp@.q$|o((gV/q#5^)pDU8|q#Lz:Wiq#F7'iV57HWl8Zf^*%`<fUJ8be&4(6EWl8YgPQ67<Yr;2h6~adg2n9A`7e!Aq&nw''g@E<>zq%%%'nXrq%%.8-sq#",
"|](;3`^ue:K6iq#wX'hZb7>kW*+(se6[*q#Ox%e'e6Ea0$m7Re'Z6Eq#ox,-q#zM.`e6NeRX6ND|edwgT=,h;Df!g-`W3n!U6DD}f!HfKAE(6Es6Eq#jl%&gk",
"')q*34')r*`a.i<~<Zr;4`^gC[h`xl(7:]66q(qz%9jff%)q#23*`468(%)`.e8Qa-<Am#n`7e<Im!.,66q!1>Ai8[`x<S#e62q!1=Gg7+(~/e!^n0cgG3f6r",
"E'`/6yE1q#=1%fK5E,`[:pq#HM$E.g(R<[r;5b8`^l(Tq#`-88`mbrq#QM$g,0g#1q#:m1`R5m7DE!lH&-yq$zA'`X9OeDag!;g0&q+Vn$D~iHo<]q*^{(`x9",
"EifIp#VaS9f'+`R*oF=/'q%F)+h#u*(u+~<gWV(i0L0geT%i%01r*g#Rq#>W)<^j3@}p9r,tk3O,eKc0jJU|Xh:Kq#]:'q%FB/q#Mv';6q%C:5m<))yg/;.g5",
"m#:Wf>Sp-#h'Im!KhrYfS@#*lDqE'g/z5fC~iu2#g!6D}u-q%G5*fXVE/eDO/r`oE&#e!>%u%u2r2q+Y=)68uq*;S&E8e1+E:{`/<^E<j.k67<_r;7e9Pg2]|",
"jX^i9Ne'_m9]3W'a0#<Em!1D~Vvd~!!s/Fe@u<W7i1D~7if'k&sagrVvd}Eb!7e!13E#e9(E!h0hg{Jg*;agE&f!:8nD|E&e!JE%gl,e!:,#0Xk67E!E#e1M<",
"F{E$6Zj6$e@FE$E%e=me3:<FD}j&GE%!e@<Wse*=hln`/:nE'g!)h*ME,f$+<`r;8q#MH)n&ojR`:Ke!vi_i<ag0h`[:q`[:_g&y<bf->l&xq&ZuA`/<Z0q#J",
"/)gH0k+~(q%I$';9b;b8e*9d}Ck!Tl%N8nt&{`K.W$eOfW'`]:f1$#j4B`]:s4'q++G)d}Cb(GDgf4:1a-e$V`/<bhqH`R4a-e{Ce#6h$%g'kaS<[E&D}`]<]",
"eFkD~`X:lE&2e$d66`RE$l#^`~9Me9b)g!kg%;2!h!V`@E+d}DI!7<_E0E!eGcE.a0E+n6LE)sac<`'p](eP!7h`[<aq%QO%q+Oh%`]:cE8E/4e$8",
/* onesweep_address: onesweep.comp ADDRESS GROUPS */
"q$GA$d~!!!>Nq'2}Jq+[t8~}q$G:yq#=YHq+*`Fq#=`~$Rq+_tAq(G5}q#7F%q#9c(q(AD*q#><)q$H0~%Fq$H*-q#=Z-e%s8Zq#=V(8bxq#=R-8'v8d~G8ex",
"q#=N*8X9.q#=RJ92{q#=NPq#=F-q%~T':LY:q#=Fi99~87.Vyq#9#%q#=FB9:~2;k~E6jW4q$Fb'6dW/q#=J~#n9Sz7%X8~7;m~@;s~<9n~49n}<'z9nq#=F~",
"#I<,~@<H~~#<<A}<A~7<c~Sq$PL%q#=FR7&vq#X/+(`M#q$0k&q%u`&q+nP'q#=Q:E+}eLTq#=Q(8&~/E7w<duE@xEBgO4q$Ja~#g`}8Yh#Wq$Gu.q#q^-q#;",
"M./q$H2&gDM``%/#2q$J~6E&~0E)zE)uE-~8E2~0E5}E6zE;~;EE~:EL~BEPrEP~~#yp&p6Zwq$K5/p&peS`g&p{a9~Pp!N1E/q$K>0E2}E3rE3~~'yq$ImAq",
"#B*~#K8Z~B8b~28's8Zw8b~48b~48d~a8e{8e~<8e~@8fftS&f3=fX$q#B*m8etM}s9.M}r8ls8eu9.u92~19.w8l!ockg#}e#^q#B*09.w92{92e!6q#B*(8",
"f~0q#BF%q#B*~&$8&~~#J99~l7.u7-~N7-~Hk=xq$HQ%q#vV$q#B1*g!Tq#B1Ha4~/9:~I99s99u;k~]7-~Xd}E]'%q#B/c8e~h7.~16j~28&~>6ju7.~992s",
"7)~36j~MmDo'q#B6/m!>`x9K)e#0q$$D(`c,q#B=$,~26dj)af$:q#B=:n!v`8(q#BE%i!y's`3;U,q#BE~$A92u92}e*Xq#BEL92~i92~tOW~692~f;ke%1q",
"#BE:99~~%w9S~/oPHq#BL&Epr(f%ZErq#BL/92~L92~|92zp$!q#BS'h$!92ow3h(Pe!5q#BS(E=h.jh'gEBq#BS.p!p,`o30d}E^!%q#BX&,hS:-D}g(HD|q",
"#BX6D~tq$H0%e%xE1q#BXX;k~27-yp#aq#B`/`H)iVQe((E+f!%q&M&$*hL=g%Aq#Bd892~C7%{~}92~{92~792~~#<92~N92~4;k~8;m~4;s~A;m~4;s~6ad",
"u<'|<'~d<'~2<'}e!0q#Bd~#<8l~9d}E_!%q#Bb.b>q#B`e9.~~$(d}Ea!7q#B^^8l~=9.~~&B<,~4<H~~&1<,~=<H~A92~~$y92~~$i92~B92~1i@:l@3&wg",
"#HfN8#,q#Bg,92~V8by8dv8Z~.d}Cb(A~.<A~26g~:6h~4<d~~$><c~~#v92~M92x~}92~=92~N92z92~~$NiDtq#Bg4<'~<<'~~#=bGq#Be~&{",
/* onesweep_narrow: onesweep.comp NARROW */
"sVkd~!!!;e{d~!!!SeVnd~!!!Std~!!ZGBX)X*d~>Ngh&X-X.Vmq$`R~$O<hV{W$V}<ig!6<is<jt<jt<mre$L<ng!6<ns<ot<oq$`{~%(q$`p~%H<eY8e!Ne",
"!(<ff!;WC<gW-e#r<h<gr<i<hr8Gr<ir8G<js<kr<gWC<lW+e!8<m<lr<n<mr8Hr<nr8H<os<pr<lq$aL88Lt8L~.;;t;;z<qt<qz<rt<r~~(7q$aHgq#Cb@9",
"#sq#Ds%q#Cb)q#Dg$q$`/'q#DM+7eq$`7&q#DU%q$`5H97v97~X;lv;l~~#2;rv;rs9[~5<$v<$~9<%v<%~~#Q:Cy6DWRq$`9oq$`8~#=:i~~${`YfA1(r#<e",
"oTMd}Cb(fDghj}d~!!B`z<le!2d}Cd(p<o630iYN&`K0rd}Ei(g#d}Cd(k<jq$`&%hG6fDf,q$`{,D~vE!uE$yE$uE&~0E(xE*sE)xE+sE*yq%(l%q$a!~7Cq",
"$`|~$=bKq$`z~%iq#@4)e/^e3x#8nq$Yc+*#)u<Oy`6~~&e7e~v7e~k7e~JbLq$Ya~$*q$YZ4-~3q#Ho+'u+0q$X|=E%sE$s<O$E&-E%e+;q#8:/E0'E.zq$X",
"|}EDvED~qEC~;WsE,q$Xs~#.9O~M9i~Y:^v~}9k~59[~J<S~2<P{q#81F<Sz<S~;<Pq$Xox<Sf!}q#81|9[~1:^~K9[zq$Xm}9[~C:^~~#C9O~c9O~R9O~Z9O",
"~8:g~~#D:g~R:g~b:g~U:g~R9i~>9[~69[~=9[~=9[~}9[~09[~89[~39[~@9[~39[~~%~:C~|9[~2:i~~&>9ks:^~S9[x:^x~}9[~Y6u~~#:9[z9[~m9i~8:",
"C~9:j~J9[~I9[~hq#8(~$c<U{n&mjQh:Cq#8(~$1:j~a<U~D",
/* segment_pass: onesweep.comp SEGMENTS */
"td~!!!;Dq%vMCq*Io~%gq#7U`q(XI4q)kn7q#7Y9WB<srq#7X~#Iq)-nLq)-jyq)-f~%Qq#6m3q)-fd7+W$wq#7Z6q$ZP5q#7VN~hq#7RTq#7NTq#7JVq#7;=",
"9:~>WG<tV{9]WN<t;kV{q#7-%q#7H'q#7B'q#8A'q#7;T9Stq#8x%q#7@/6YW:~5;m~=q$Y+Uq#7@+q$Y+.q#7@~#M<,~=q$Y/~#Qq#7@8<c~Sq#7;3q(b}>i",
"u<6G#r7>q#7D%e=8g:thjwb)<J$,eBI.eC}0q#6k%d}Cu'%<ueXDmN0b+<YiD!E($%ek5`320`N7/'D}eEaE5q#7$$D~0()E7q.1P*q%ti~-kq)4+,kt,('v)",
"tq)4+<q)4''q'!L/q)4+|q#(d+q$X%)q'QB')f*T)gop(q)32=80~1q(]D%pYlq(]p7q(]D$j!J}9Eq#9-[8'~~#x9Fv~}MItMI~~#29H~~$[9I~S9K~r9N~@",
":o}9N~|9g~@9N~5q#7~86Z~0q$VlSq#7~`<ur<sq#7}+6vwl.Oq#7w(e@Eq#7f&'h!:g$:a^9ee)};ke_~;kf48e!'6}u7,fbw(ac:o#bK)e)mq#!b)q#7i~#",
";9iq#6O)g#^7+g:p(g2='tgg:q#6T'd}Cd$X;k6Z63g6&7nk.Z9kq'd0)q#6W49iy6Z~~#U9iv9ks9gq$Nu~%*f&kq#6W~#K9E~L6Z~G9iwh'Xq#6W46Z~~#B",
"q#5zU6Y~~#x<[~b~}q$M,c9O~M<S~Y:^~s<L~/<Tz9Is9Ks<Lq#5zO<v~I<w~9<vz<v~~#7<v~^9E~<<L~]<L~vn#%q#5z%9E}~}9F~29Fx~}9F~R9F~.~}q$",
"M,}p$:q#5zR9F~Y9F~_9Fui>~aS9L%g^1p!bq'&c%q#6'C<S~n<,~=<H~~&!9E~~$B<Msq&:#.q'*q-fHmf*RhNpq)kU$f:@lZ;gSKfE`#-q#69sq$M@=q#69",
"~$f9Es<wq$M@v9Es<Tq#69K<Lu9E~X<x~~#V9H~59j~~#N9Fxk3bq#69q<Lu9E~Cp'Iq$M@hq#69~'*<x~~#1",
/* segment_pass_address: onesweep.comp SEGMENTS ADDRESS */
"sX%d~!!!</q%n%Nq)l3~$+q%m}lq#5.~$gq#4=%q)mW~%}q)mQ)q%m8/q)mWZ6YW:q#4a%q#4TP9:~4~}q%n%}q#4P}9S~Wq#8w%q#4TZ9nq$Jn27)X:q#4Pr",
"<A~4<A~7<A~~%+<c}<c~;<yy~}8&~47-~Q<d~;q%k_}q%hJ<q%k863{q)t8@p!Z4E(q%k8+q)t8>q%k8;E:~:EB~/q)t86q%k8u~}q%i7@a9q!&JPp!N1E%q%",
"jp+q)t86q%jp~)^q)sv,q#714q)svFq)sr&q(,O2q)svrq#7LJ6Yu6d~@6h~~#Z9:~~$}N4tN4~~'C8&~w~}q%mCNq#7SEaW~/9S~~%%6j~Pq%kvK9is9.~.q",
"#7b~&O9nq%eWHq#7i]~}q%eWBq#7p=E={q%eWuq#7w~#=7)~~&vbO~~8]i@Vq#7~)8&|kZ]g1df,P#0q#8#t}d}Cb(c~.<cq%dAcq#8#~$><y~~(sbO~~(q",
/* onesweep_staged: onesweep_staged.comp GROUPS */
"sVkd~!!!7+q(Df~$Xq#8I(q''-Aq#8,-q#9E%q$MK,q$N{(q%cu.q0t+2q#8q$q#8]*q$L`'q#7z%q#7F%q%`v~$/q#5x%q#5r;q#5l%q#6X%q#5G%q$H#-q#",
"6-'q#5M%7Jrq#35Dq#31'q#3%Gq%]*fq%]&wq(=LVq#1~$q-w_9:Vtq(=O~#2q'!$v}8'sf$*<zf'Kq#26%<zq)K;'9$t9$q(=a3q#3q-WK9+e!)q#3b%q'%^",
"'<{e!:6fs<|r<{6Gr<}e!)e!:<~d~!!!$me!U=!X{7j6ie#Z=#r=!e!'=$u=%se!7=&XUq#;{%='X|=%=&q)Jh)=(sf%b=)d~b]O5MWK9Ye&Pq+(&':Crq#5m",
"%q,9h'q$Qw(8Gsq(Ia%q#=Q'e$8=*r7P7J6Nq%h#(8Hsq(Ij%WK=+e)Zq#1X&q#1:(q+)B%WN9W:Kq05{+e#I=,sq#1L+q.[E&=-W/<}WG=.W/8.WG=/W/=+q",
"&|:)d}CN)/rd}CN).f!$d}CN)-raRr`wr`6tiEEq%Y!Fq%A>>`DsnY1q#1C6`<4/f:=1f}Vh;+eiSE*q/Z^-E1seweey>G@rfy6e9VGBgy1{gy.eUpmGWenw-",
"e<~&k69f5iq/XY.4q(]1+e!LebThB1!gFhgB6$`32+q+u:)`48_E$2e$IGXE%4eLAE!E&%(eD:$fyXfn!nF.6JsjsNe$.q(#w8g6Ng!Lq%2|)esNj!+#EOh#c",
"D~4q)!o1pHBeEQ.q%_./Elx2q++i(`ZuD|z7r*#pt.E%~/E$xeAA68q#a3&q$>*'%tfan7Hq#_K&fsfq#(m&q(}@'ht;n&k}g>)etOe!HF&q&XT&%-#.jtR`<",
"F/F*f!gF,#htX(hOs)D|s`3F/fxm7n`<F;q)O@'i(]`:):F`:E3ey$$xkxm0s+~1/~13~9gVDlxm`7E$eseE'E{e$bF!`CE^65h%ZE}kOLEaxiM.`a65q(tY'",
"7htWl:K!g&p`REhg)th=cp!N}`cD|66`.D|q0og/E&tq0/,:FGrFDf&7FHeDfEMpCMeY*)q$KA$kS3=*ta*G;3fFGknd6ZufQsD|i!|D~q(z%2FY`3E-#i!fa",
"*GGq(gt.q-S{%fIAq'%M&EHq!#c=FirFftFjsEo~/ECs6c~/G^~OF{rEOs6cvGi~2q'%P%i!]ER|htyGq(h+N`hj#P`T&q#0w%f)M7V`S*#hpD+(sq#)Y(q#*",
"-A`8GXnO4+GY-ff]`e1Fge!oFbnLwpYJg+S`;GGmJ}`7Gzq%Ih1H#|`:F}q%Ic$q*Q8(*#+q%I6'e#:e0.j-.h.,66EA#hfQD~q!MICfhBGihI/a*HX*jx~-q",
")2Z,`RFZl#`q&V4(`8F|;Tq*.I(GCq&gf%HIt(q%JN(%vf!3H!q()x'E+vgU1`7G/q&b&%e*+GTGUj!NG4yH.u`c*f|'E8vq$S.%q/k.$E;f&[E9E+q#*R$e#",
"/H6e]=H6#n1=HRs'yg!9EZuere+q#!1&o$[wH`q!1Q@0+f$T.h!X20u3q#!_0e|zHnq#!]0+|gM]!g.slNpq)JV&3D|1+`<EhfZzH^e#vitt&E-g#$E0k&6}H",
"hsq(pU&IV~2g$wf#Ed}Cb)#gPa7d`Se$thU~H7e'7%j$jbIo$^e!z#eI&q!)ED`;/#q-_,$-h!KaFq!!RD`9ILo)ueW*`7E'm&Cd}Cq!7='=(='p%-`dE3=)q",
"+(7'f^-q*|]+p+YJ0~F`SfP)-!p-.a*J<e8Vf2*EKe!MHsq#/tN1s~}E-~Ni!mE5tE9E8se!reaR&hq,(xq!.;IJR}JSuq0:O$h,Vq#0o+E)vE*~7q#0d+E4v",
"E5~/`3E465`;e9ql'>f6E&:Wa*KC#g&2FQsIy~~$#q0b7%84EkElEE!E3ePgEhEiEEE4E3q#3.%`3EGfiTE@mTHEVECWlEWhx8h!@EWELa*KwEnq&N_%%t`dE",
"qgyw{Evs,ra*K~~/E{ra*L%t1vF!rF!e#PE{E|sF%rEyrForFoh=tG-rG-e!7G.G/sG0rG,rG3rG2i+0}G9~CL6~ZLCvGQsJy~~$kLX}LY~~#.MIvHWsL!~~$",
"ZM}~AN'~2N+~7I9rI9f!`d}Cb)!q#MI%:K`Kq)$/&e&mK{`a%h4HM$jB(d}Cb)$h6,`c#eJW+#ej=iBS,)sf!Sq12:1LFq!@p=MgrMdtMhsLm}e&;E!f#;*`2",
"q1I:&ljua*N[q0OZ2q12K%i#!E!p@sf(*E.Voe#%M{fGUi!ia*Nh,e!`q);y+q)s>(E/g#<Ljq!#i=N-rN*tN.sM3~/EFv8D~/O!~NERtNBu8DvO.~3ETrETW",
"cEaW]E`i!dEbupCANMrM5e!ZO7)sn~LEjrEjq)Y(%q#Xh+KqlDUM]65l/rq(7,-`RMFhvG;Vtq&tE-i!f`DNa7^`dNb;Z`8Ml;T`9Mm;T`cN4;Jq)-t-q'%2;",
"`;Nqq'%0/5vN#5pA0hp_jATNLuOR#f!C|q,HN&-3#4e%{E1`CE3E1E0`CE4;[E0i#HE#q'(z3*~./hCaq#>-%a*O~.q+AT+q,Is/g/Y1q')!2E&~/P1vE+~RE",
"R{WcEJW]EJ`4EVENE!euN;aLwzj$fO(uP.upD7Ejjr'i$T}Ep~.-{PX~QF&~/Piv;[~RF+{`3EAE!q#5<%e/2F.EAF$!%q')W+F.{F.tF1rF1sF/F0sF4rF.s",
"F+Q!sF5F,F4tF-xF@t`;P7q')U-FAu)vFErFEr+F8sWcFHW]FH`BFJFN#FGm##FYq&{a-FVuFZ~8`<)65`cO|i)p1kV;es$+r&`r$q#D)$D|v*~>m%Zq#D''5",
"xi'!&65yPrk&Ue!>E0q#KM0`:0:Fe9)O|hS*q0O).E#sq#KV%e!TE=a*QkE*jJgE/E0q#Df%fLN!tE/q#BQ'E2ent`DE:;f`;E0q#Dh.`3EEE7`<EA;fq#)1$",
"i:hEH'f$$EF*rf%q,e$$q'1;%e/(EN0e$Iq#Dh&,|+vR)|0~2R0w`rE!65f#9`-'q#Df$`3E)e!**q#Da1`<E,m.CgKuWgf$*1)&q'/K$E-1sWg67E*er4,&W",
"q6%E&4ewtgyDq1T}'E1eycfXGEle!HEmes^E0E$f5SE2E4E-q$Vv$E5E(q#2:$Ek!sEprEea-8'Eie.|QWq%p)2F$th(8Eoq)qd&Plq#)~,PRh/Y&'sm%1F#N",
"Bj+ZPvyQphMDQAt+vg:C`3P}f6CRFw#jP6a@RMq%wF(&#iP%R#u`7RUm5J`dRYh!C1hq/`:QVfPYi>N%te#/.k[TFIe!%Nif!.2f'7q1Ue&E<eK^q#AA%eV;F",
"H6Zg+.`4FIe%iE>WcFSW]FS`4F_FVFOEAe)kFW$EBq#AA/F[sF[g!+O_f#d$q#A;&kNsR>q#A6,`3Rq%fZ#h'cRG'q'-6@l_rRN%q#G]0e$8(q%%o2R7x*z,~",
"4R@x1~4D|~1E$vE&~>f9Jq!CGCe+<Nye!4RDkUOg%`e$QE@EAsEBrE<k%4S%q%tK.k(<PMh>.R[;Je!_S/`-j1YE[l,YS6{-~1EftRA~3E!yE#q#IX-`oE'E%",
"bLD|q#IM%(h*m)2se!EE*f!we!O$E*g*We*;E3#*`3Eze(~F$q#E|/F)~3F-~1H%F/E;uG}F.E;sq#YY$q#E}'H!sIosH$rH$rH'rF)e0rS_g)$F2g>*F-rF-",
"WcIzW]Ize#8H,F3F.k%,S5j=5b]Dgg=a`3SjogSSk&q+JR:q'#g&hC/OosS9`9.6Go@J`836G`:6i(eVpe-yTk%k@Mg8F`8E!6Ga*Tof@M/f[e,q)VV.q#'v%",
"q+SG/p#3T1xP,sST~:U(~2U,ye$s0uD|`;D}SLl%v`.S'm!io(fE(zE,wE-tq+.t).r-o!OE2zE6wE7tq&Af(g$Mq#*J%q0ZY'EAEB6ZtE=rEgrEgf!ed}Cb)",
",pC#S<xTC~TSe~=U(rU%tU)sT.~EUz~RU<{V)~:T+~=ULrUItUMsTR~EVA~RUa{VM~SUlrTTsVV~6mnTEssp!Z`e'eHTV]#fLY*q#MS+a*Ve.kI;q#,%*m!f.",
"xp*7V(`8*e)bd~!!!$Wf!l`9-f*%i!l<~q#9c(,r-U8z`KTjp'me#-5`-g&I-q&IJ)Trf%Z/e!8E#rg$vg#Jh+h0r0g10i9EE-e_oa-;jU0e6jSfm62GNR}xU",
"TyVNvU|~.Wcd~!!!$]W]YpWiWj",
/* onesweep_staged_address: onesweep_staged.comp ADDRESS GROUPS */
"q$<=$d~!!!7Aq(+A~$Iq#&-Tq#%^5q#%[%WO67q#%^)q((e~#Eq((]yq#&([q#&$%q(&b-q#&$|q%JU[7ZW'q$7#-q#%}oq(&&=q#%}<q&a'9q(&%Nq#%}~#k",
"9:~>7%X8~Bq#%yr}q#%k.q#%].h(R=0h!s<DYS7r=0q#%i+7&W.q#**%q#%hBe#:=1d~!!!!Aq#%l>q'~SOq'd,9q#%u[E-}E4wGMwGO~~#2Gf~=7&sq#wD0(",
"q'ee8g5%j!Gf!Zq.U#+q#&($`H(j!-#EUh#uE'E#q#&*PEuyq#x<&4q,aZ-D~{,q#&0/E'~/E&}8&u6g~.6h~VF.~2F7F2tF4~2F7vFD~~#:F&sF*g%&E^kAZ",
"Ecq((.DhyEq$9)&gWZq(#=%1g!^F8kRTEqk!pEvq($.=p!p7Z|q#'9$g]r`RF%h&eq$:D<hSfq$7P<`KE0r`cEC68q$>K+E5r`eEH=1q*1p&'`a'h,!ENq!BL",
"=FwrFttFxsEu~.`G4q1p;%g)Vq#&(+Go~M`GE(e#!G-q$9w)a*Gzq#&)2i!YE-tpp<H%q#&%nGg}GhwFmsFh~>GU|H+}6jtH1}G&~07)tGgu`HGVi-!q#&'TG",
"wwHj~6Fa~2G%t6duGIuHWw6j~.H0`HG|6Z~/G5wGZG[j!NG:yH<rH+rq#&'@HEsHE}Ha~PHn~dH|~^Hl~EHvxIh~AH<wH=~~#5IZ~4nbriyz}E4~CJC~ZJOvE",
"LsHz~~$kJb}Jc~~#.KUvFRsJ#~~$ZL,~AL3~2L7~7FprFph>*G.rG.e!7G/G0sG1rG-rG4rG3m+4}G;~CLJ~ZLVvGSsK$~~$kLi}Lj~~#.M]vHYsL*~~$ZN3~",
"AN:~2N>~7I;rI;q#&/-a(#K_j@S'f[YK^e!%&`a&h4]M0kc:xe@~.xe^]=1f|2i!Mq$#e&1.q#i''LRq!A'=M{rMxtM|sLy~=66uNr~QN1zN}~2f&%E9i!^E;",
"upaIN;rLysO)~.q#}@%WcEOW]EOq#$J+KQzMC}7%{M,~=NOsNPsMRsMSsMx~JN`~5Mgt6j~0j>wN2uOA#f!Cq#$Jk`HNs6ZwOp~aP#~oLWzj$fNluOzuq#$JY",
"`HOLj$TPJq#$JaPZ~~#>Pr~6P&w~}Oc~z6j~.Pa`HPO6Z~=Oc~>Q]~~#6Qx~>R!~~#G9:tQFz`HQ96Z~5PR|P8~5N!j+ZP]yQ_`HQMfKgQ'q#$J/PdtR4|6jt",
"R;ziNJQou`7RDq#$J,RH}Q<~1`HQjiNvq#$L&NI`HQn6Z2q$iQ&q#$N`O>~2R-}R`zR5~JR<~=WbQykV{Q~q!WlWq$rb3`K(eVCE%6f{-sE*;Jyh`v``2-sq$",
"lH&E0q$nS)f(/5a07=RBk&Wp!tE&sE:nW7E+sE@sp!tE0t`GuEFq$ny-EHe7Jq#%~(ELq$s7;EUrf!x`c$n#')s)zhRS``02#3q$sQ+Ef~8E'xq,0t%aXEEEV",
"E.eON,q#&xHO<sRkyi;WF#F$6FtE}k'_STh*kSGrq#&x/PnvS%tS_rj4*F>l/*SfrSTy-~1FItRhq#&xdg(^`C$%E+q$CS'E4#e3EF_e+SFfq#&|/Fk~3Fo~1",
"HgFqE<uHbFpE<|HdsJSsHfrHfrHirFksT1uFttq#Lt%WcJ_W]J_e#8HnFuFpk%0S^q#&|/T<}T=~FP3sSb~:UA~2UE~VTbxPNsS|~:U[~2U`~3Sto*rd}Cb(D",
"yS0s*|S5s/~0S:w<Dr5o)9E4zE8wE9t`H-63,l/Oq2S[.q,9%$Eiq#&z%mCnSB|SA{Tq~TT5~=U_rU[tU`sT]~CVU~QUrzVa~OU|rT]sd~!!!$R~6mmtEQq#%",
"74d~!!!$T~1Ys~SV8ud~!!!$S~:UAyp0tTRs*|TWs/~0T]y5e#WE)fnE&63%h'eq$^L%q,^Y.a-;jU>e7iSnm71G4S(xUcyVerVStV-~.Wcd~!!!$XW]YvWiW",
"j",
/* leaf_starts: leaf_starts.comp */
"q$)d$d~!!!&cq2V:vq$)A3~}q2V16q#%c&7[Voq2{l*q2V-Iq-,W(WD=2e!5q0#=5q*HM~#|q&P>~#Cq$&A'=3s7>u=3q+Pc(q&O<)q#%|%q#!0%q#!A'i~Sq",
"2k@'6gW+q#$N%q#%z%q-)L'q2lQ'6jW4q1[x1q#!d'7fXWq25X6q#<J&fuaq*j[$$8/ufuO(q,hv-h!Df*sq$D#$hCV)2sq,i6-/0e7&/ht+(-q/|f/gu=43a",
"S9L$E$eiDD~e-ceUIE!8/k00#`WE%q/KD%e!yE&E%v$&#%oL#q$`;&f#@hT1'q,dH'`7E/nxRE8f7CE2q,iz'q$H]$q+2r&$j#u6dXheCoq*eR'q$Ha%q,InB",
"63~~$/q2U{-q,F2~$4e2uq$lL&q,hq,($q,D<e~lq%4<+q$]Q$$`{9@q,}5,q+Tn+`e('oQpgG8f(sq&AH'f!+6hg*00hb(7[e'Eq+$k$'`z9=*66q*r6$%e!",
".D}%f$&e9ye7_*gIc`eE&*`o&f)'q#zY'f,6/q+::'`7o#%E-f+>,;Zo$Bq+%o%i!Uh9`E3'#i@-$*fNl5-g`M'tk,`*'mR'e-=g!A6im`l`8+q+/o$'`32#e",
">7f!+*q+%Y$fKde#yEG#tEFESe;!EUq#)[%hTglak`34fLP6ip#Y`8E$e!afcME+e!jE't+whBsf7Q*!)`7E)q,Tm0E/f!JE.`3E6e!SE2tE1vq#%x%g<je!V",
"E:E;+!*fLFE<WcE@e(EgO8d}Dl!%EkEgEPEJE<E9q%0o(=2q${C&$%q#&A&q$g{'",
/* leaf_starts_address: leaf_starts.comp ADDRESS */
"q#;=$d~!!!'=q2MX~$6j7aq2MPNp7gq2M@~%xj8)8'~M6BW8~J6qW,ug81n8-}q*lB,gE:i86}mWs/r6jg!Fl885~HE'~^6qv`HE4q*rQ%1sl8:}E;~8`HE@6",
"Z{gFwq/b_~&Cq2MP~$,m:!a&~~$Cq%D83q%00$6hib13m:-}E#~/E)x`HD}ibkj:/E0~/E0~6`HE-e!WlRoE6q!:1|EVsEX~~#IEorEorEnEj~66By",
/* leaf_sort: leaf_sort.comp */
"fQ&d~!!!4'q$Xh:6Is8^wq2E@}q-'Z}~}pR1q,&|-q#UE%q#UY%q#UQ%q%pf*q2h@*q#Up%q-'yVq%pk+=4f!1WB74q,'</q,&m*=5se!*q3<~'=667h!4=7f",
"!lf!4=8r9wWD=9e!&q3O44q2H9}q0Tf~&(mU(}q(:o5=:f!:q#TO%q-'D1q-'@9q#Y%%q#YR+q#YJ+q#Y3%8]~3q-_D-q%oE'8bf!.8dq%oI(q#^`%q$^N,q%",
"p7%q#YT$q'$]&m@hg@*h@lq,&A%q-#F)q#Y8'=;d~!!!#Gs=<XSr=;e!(==XQ6E=<s=>e!Rf!(=@Xy=>f${=AXP=@q.oo%=Aq14p+=Be!4q.p>&=B}6Msq-(-",
"'7dq-_C(q,)))=CYS94:)q#YM(6%=Dd~!!!P#e!2=EX{7n=De!,=Fd~!!!P!e!&=Gd~!!!~#e$Z=Hr=E=F=Ge!)=Ir=C=Hq,%1&q-aX&9$sq-a$%q%s3'q-g}",
")q-h0&9,sq%kz)=J6Ks=-W/=Jq#Yt-q-a!'8frq-`z+q%s&%8^f&C=Kd~!!!HDq%jI-8'tYVr=Ld~!!!$4=Ie!D9.q%o5*=Msf&_=NX|=M:Ve!==Ose#.=Pv=",
"Qr=Pq%n`$=Qs92rgDRe!E=Rh!K=Sr94=Rq,+0)=Te!.:-s:.v=Ur:.:Vq!Z.:6Ztf!(6djPVe7Xk!+fZ%q&p%'q26U'#-zq3FO$g:C`75oDD`e.E!q0)(*,}E",
")sa|:d4E!D}5eAHq+Q|&E'k|gE&q$nn'*g!Wf}f'eE8n8%E5q%lF%`/<^1q+Pn$=V5`/6ye!%=WE!q2Y(/`/:nE(`/:rE*q#'u$gAYd}Cb)Sg!3=ZE.q,%>&=",
"Xq,&I%d}Cb)Th!3E3q$ny(d}Cb)Ug!0=YE7js/aVg!0=[E;uq2^I$E[q-&;~-U6K:]q!bDn~}q'%A~#k=4`Jo%4d}Cb):u)re$Q)r$s(s`;+6Em#*/f!;/u.s",
"`7n%>f%:g&5e#(Voq%/O$`cq,`~%VmeJw6Et`oi{gq%J[%+q$$p%baD|E!03#.q2YR:q-&4~).6%9Aq%oEd8YtM}s8ZM}r8bs8Yu8Zu8d~18Zw8bs8Z}q-gK$",
"8bq%oE08Zr9Ah!fq%oE+8de!6q%oE.82{8Ze!cq.tgB9Ew82w9A{6#9Jq%lF)q+s+'=5e*|i*x65z`8(fV#fUhg%}%gwUi*7%te!l1g'sq+PX'/h&ZD|;Zq#:",
"I&21sl!fq%i@&e()e[5q3OZ,&te#L/atE)E'0q3ci-q2Uc%k*aq#Cd.)rf)ph]x+fcTq'0s(6jq2Uy%'7i7i%#3sq+jY&nXp:]#q%tx,e/%==q(@3'j!06Zq.",
"k%&`d'q#)4+q%Sm,`6W/e&%q.o,*'u*sq#F6%&q.n5&(y.t=@l$Se!v'rh)ih(q#&eWpa*D~/f'0q-h9.q%Sp&`-(g!4*tq#C5$%q+~!$E#sE$!g;;q,o`'E(",
"s`rrq#Kt+q#<6%E(g%i`x9EE,i.;i#]q.ok0a*E:'h#2e%{e%~E<+f#cm0S'7-sf#i(j(e`--f#Ce#25+q#p^&q#-k'D}g(fq14m/=@sENyq+e$'=6e%pq%Cp",
"'=Ie-@q-_.%f%Se!,*t,ffa&o4nd}Cn&y*'d~!!BaH67Dge0&10e/Sl,7'q-eU(=7e!km7Zq%fV$q255%(f0Th/[b,g/Y(=I`oe!~`7j5D:*g91q,IT+D|5,.",
"h(f,+sq%Yg-5sWl30Wl12f!,5q%N|'=8auq)Q~%e9iW'i''&q+qn48du,vq.me'q(*7&q,)R%e!(q-pT%f5:a*D}4f%Lq$4A*q2JW+2seGhh4j%W$wh!:*$s`",
"re4*q#@P%k7k0l('`:684f,Cn((.%q#7Y9i#fa*EB+h'3`<&fd$1f(E`;)n-#+f'&`;(j8]2s`;0ENq#HE-agEUe8_EVW$`E6x$#r0g!Gq%X}.g$5q)wK%Wo6",
"%E4E568fdxE1q#l,%Wr6%E<E=e!/E>e@!q+`C&h%TaRq$#_$ag&e!m're'FgjUe!,*e<,#s%gb>i$).~8`KD~W'q#Og'%f%pi-dd}Cb)Cf$s`d&e(8E%tE'#`",
"AE*D|iF$&e9hE%`e+e4OE$gGb`AE/E$q3~%(jJr`C94E'66`d2e!XE1faiE3e!XE5&w(q+rl.`[9Ji#UE*~9EEr`D$q3,62d}Cb&Vg,aEF)`AEJ2eFmfeaq+q",
"e$&h#!q%T<)EM0sE!e#ZEQfG9`]9>j!>q,y~'E$E%uD~g%:<Ztq+c[.e<@W'i'vk<6-W$e0W*q%Z`$g#(q%<O*q%X%$'f!y(h/_q3j`-+q%E*&g!yq-lX8ag*",
"fnmW$`:)j$G/l%ze0Sf%k+#aT8f1h)Z01s2r-q%}%*e!Rq%Nu,=@q.~N:e!Jq%ji4g(0q/!@'=9auf,Ue#*$`@q.Ld%fr{f+$f)Ig0w`:+l#Z`;n&!e!Cf.Sg",
"1Cf;9q#vE&e!0/f){aU8lkI%q%Al&m$^7ji+2q%bb,8^l$$p+Ke5_l!:e!7#rq#S5&'o6dq%b|&4lBIq#s;$+rf7,h!91muNE-65`X9OE1h&=q#a[$=Kq%c%'",
"45u2g$egALe!3E%E&rfu`E!q#{'%Wwyg$%=VtnBza&gRJ<b(r&q+td9e#2/'q#wW&q#LC*-i&Z=Wn'N{p)mf'5+f&-0veDqe%y(}'f/8e%h5q%H`)e43k+b0=",
"LeHh5n.U2%q/I$&#g9Sq-qJ.e+4g#Q=X~E`K.h+>}f2@g0kf#Ff0hf!+&g#W9.D|h5ii&`h-d+tj!Yf2nk-PfD_D|f&7fBQD}o>#+E$`;3E+f/Xiz=+sq,*1&",
"f8W(`.D}E/a-:,#mB(4e3NE.z(D||agEEe*zEFre3T$#E%E5h!A0-|`-E3`3e)BWlE4ht#q3xs.f!Ed}Cb)Ng,QEOr`-q2k;%bU8f63fUl`KETVoip>`dEF=O",
"e/7&hGSg/7i-w.#q%Lh&EXrEXsEYEZ6ZfX'EVu=Yj4Hg'Ijoaq!%i9/p+(e'(/rf#A1rg6+%j/{q#DO.m!w1yp5Aj58ev%q$Gi.m!Y*|p#QE7~665~:k1M2~9",
"ELp!u`KEPW$e'x0hYOa*ER3g!z-gJaj1R)hNFq%n[%i;TE#i8#=Zm)=}p$]e18m40ue21/rag3e'^4rg43$f3Z&e+492(g$|j,y1g#!=[vk$1%~9/~/3yf#.3",
"re!{i3=isdq%mQ.e#*",
/* leaf_sort_address: leaf_sort.comp ADDRESS */
"q#-v$d~!!!4kq$H4Bprrq0tV~#{q!qUCq,vqNq!q[}q2}g2~}q#/>>q0u'~%>q#0/2q*Oo0pq0q,u}Bq!q,|pq(}q#18%lq(q*T.)q!q(~$c9:~Xq,u:)gtPq",
"!q0Fq#51H`H%eq9q#)g)(q#)r++eq=h!A-q#)z'q!qBbE,~GE5~0E8~IEM~`q)ow%q3$5x}q0wA~/Gmt9a&~}q.U0}}q!t9~$jq33R~)[q!tViNvtNv~~$Q6q",
"|j(2e*]4q.`c'i&62h&hE!it`54~5eAAi!RptbE,E*~Uq$c3*q!tb~&Sd}F#!7q!t`~/|a4~~-P",
/* finish: finish.comp */
"sVkYxq$9K<=]u=]u=]u=]u=]u=]u=]tW#=]q2<>~$@fuGkuSq2<:-gu8q(lPKq/E'%q4Op(d~!!k6w=]kt,=^r=]r=^q2;Q~%'kt)q!tcPhsyq!tFFou%}fr4",
"gsNq*%G(6%=_Xy6E7<e!U=`r<e=_fq9=aXS7<7He!I=br=argsUgxsq28g<f#M=cXM=`65gr{iqLq/J~)iqmq'Qh&95hqv=dX~e!Jq/Bc4`6zq#F:%`-q26~*",
"%68z+sq%0X'`R%`R$oBre8niRR(lQ^*teoC=ceVc68f;vq-1307nq$&:%7ni5_2uE.{`<E1(q%23&o8wq5%D=h#>E-uf>x&`AEI2fapj`HaVjoxE@gEq`a-g$",
"0#f@0/q-+@''$e!QERE%j<OpA4q$iv(n#C}`D#E2m$e+wEJhM-E>(g!.EKg#5`AEh4q/#]%$gD+`AElD~jk4&tg5r$f9WgGTb%g!YEND}`AEsE)i0J$g3Wq%L",
"x/Eb=dl#4`]9PEWEPEcg&>`WERE^m#JEVsg6]E`g6fg6aq29=~(E`kq#`<2`g~:`h~J`p~:`l~5q#bn2q#`<Hq//L+e)c$f-Lq-Nl(q4I73e*-=`eSp+mKx`8",
"/=`t`<0g.^=`#wq&e++)tkYf3'eK6E&h&KE%q&|8'%v&(sfP*`:.7<e#xd~!!ZIK6%12$!=bq0<y.e}C=`l+xq*!0'D}r%h!-E%gmbE#`:E&7<q5/w((sq%XA",
"'E1eQGe!cE2E3eKiE4q&hs%",
/* finish_address: finish.comp ADDRESS */
"q#1L$d~!!!(<q$=CH=eu=eu=eu=eu=eu=eu=eu=eu=eu=eu=eu=etW#=eq#1.ik:_}g:Zq'r%Op:ad~!#5ll=eq#/t-WG=fW2=eWN=fq$=/O~}q#/t}q!:=~#",
"xq%UD*q!:5|mpw6}ugv!#p:>8'.~:D|~`E1|E4~`EL~OEU~|Ek|Eo~BEv~nq2#`~+I`kq#)62`g~6`h~L`p~6`l~6`n}7R~Dp=3}g$Fk=5&x,|0v1~Fgk5e$>",
"q#:G+`@E&q/Jr%E'h%1a*E(g-z/h=:23tq%<=.`7D|m=:n+rf&^#E*s'q%!U'hxH``uh&cE/`Hh'2E,e&`iDkp!YE6~9E;tg#*}EC~4q5M^&.ue%bEF`:EIk>",
"`3tq#/.%q%xg%e$*EUEVe>`EWrEQs",
/* fill: fill.comp */
"fYLd~!!!&!~n~}kYH}g>p}q$[')g@@q!XWDk>qq.Ef&q#NS&oXZv~}q/EMVeXH}f>8q!={dgA7q!>!^q/y1'7[q4*:37`sq#K:%q#J^%q5(Y)q#Jz%q#J3%7^",
"rq#KM)gAsq!>_AkWvi>VgBde>Vm>Pi>8f@Mf>Kq#G_8hWLgq$q#)k+l=d&*7rq586/e>iq!=j6`/6w.h-y&h=m3|D|w`x7wePq8Yg!od}Cb)de!Jf;>0)8nno",
":q-aY:4q#%Z+E'&e/`E)(fJkf<8(%g7Wq&&m.g=_`WE(E5q#Hf-q%8_&E7q%6@%fJFE,WcEKW]EKq!U+rp8@`_q!SNsq$qO.nPt~}~}q#*u*pP_`Wq4wt-esy",
"q0l)+`37o,q4lZ23q%cK$0f%1ozY,hx|q#;%'q'Qw.=@'q'P)0`3*q/aS'`W#0p*+WgfPz('h6VWofo668f&0)Ws/gAGi6Yhx(g!^f{/(e!v#l#le!;g'8e)}",
"(h(0$tf;&i:zq!S5r7t~~#;",
/* fill_address: fill.comp ADDRESS */
"td~!!!&l~^~}o5Yq!5<=q!S5Fi5>}q!S8~$*pS.q!5^gq!5Yd~}lS(8'q!5QRnRhun5Z}-8'|0~~$(q0.v$q!PGK~}q!MSR`_x~{q$n+3q!J>y~}q!6[Qq-j@",
"*/q4gQ4D|)e5Fg9tq't(.q!6e^~}q!Lgt7t~~$f",
/* copy_keys: copy_keys.comp */
"td~!!!%pq#'3~$*n8Pq5TA1q#&:~$sq!j.~#rm7mq4y)&67=gXMsh7wf!(=hX|=g=df7zkj)YVr=iYW=gq!iv4g7L}pho0u1|4wf+Dd}Cb)hh7C.'7i|q.0:B",
"E#t=g$`AE3/f3Rq10Q*i!`-p8#}E*{E4egyEC/se7~=i&$q/}_2q%JS%`WE3E>m0sE7g7~E:E;EAq5Bt%q$xP$E7q#!_~%Vq!}'~$:9=~39>~r9=~~#;",
/* copy_keys_address: copy_keys.comp ADDRESS */
"td~!!!&s~n~}q!4G=q!}'~%2q!4d~'<q!z&~'mq!vo~$09=~.q!L*z9=~~$f",
/* numbers: numbers.comp */
"td~!!!'B~~$6f8Vk8gq#PCOq)(A%q!L/~%oe!X=jd~B>gZGq/:3'=kr7F6De!,=ld~B=B}Ys=mrg!q=nd~B3ZZvq5E{'=os7>u=of!O=pd~AAb_De!s=qr7r=",
"n=pe!)=rr=mr=qs=sr=k=l=rq(|0&e!A=td~B>gZHq5}=,q$F/*:'q(~8&=uXQ6E7Fe!Q=vr:'66=uq$E7%q&kk)9:XUrf!L=wf#8q$@7%9:=we!:=xv9Sr=x",
"g:/q$C-%q$C#)=yf!Hq!:@Sk:&q$FM'=ze##6is9nr=zrq)!p/={h!:<cr={rq)!X%<cq#8X&q/:p'=|h!<<yr=|rk;$=}r<yrq!:qeq#7ENq)<a'#e02E#'q",
"0MG&E$(e1<<A$h.4')$(`AE5q#fQ$q(AD/i!|4q#6~:E,~1b=gt!E9)`AEH2e/2`X6u&$jK6d}Cb)cg1REA0`AEOE!g;C7i{q#84.f!Ld}Cb)}te=$EIEBrq#",
"6[&EDEO{EHuEKELEQq&9q%q$B`$EHq!O7~'oq$:N%k&xeAHq#z-$=j`r#=sq$-'.=szf%/q.{j*(sq+5g)'m(r2f%U5r`o1q5l;2`TD}h$`q1u`*`a,E#`S$=",
"t`a%e$j%#q$9c(`s&n=G'$gmn``9/D|#'q,NQ(9pj'.a;q$9:)'eC>#=v`aq/`d'g&0&`{9@g!obbh'!q&([%e%mf'Oj&wh([aWg!=-eCnD}rd}F&!%$e8]7-",
"f(=q.e3$E$#j'_ajk!}5Vo`esf!@h!}D~tf!IE,hi3q&,P%Wij<ai*Ad}Cb)yg,P('d~!!ZGz64Dge#1e!Ui)Y(s`3,+f<{mBVq!S#~$6",
/* numbers_address: numbers.comp ADDRESS */
"td~!!!(e~q~}p;@q#Q(Tp;Fq!S(~&(q!;]J8'|8'~C9:~J9S~.9Sz9n~|f;Pn;]<c|<yx<y~2=~~.=~~~#9bO~1<c~~$/q!V0~){q!=t~#Na4~Fh&!o=v(}+w",
"Wl*!g=ym'Yq6x}*6fiUY7+|h'dE$q+k9$q/%^&f#V`Pe)&'q6x:'4r2jJ(a*E*f!>`KE.o>LE2g)s(j>L`@E3g$$a*E4f!Ii>Pj/n#(f!ME<h/mgcRh>P}p#j",
"`3-,g*y6fw7+|`O}`3D|5zd}F3##tq6{-&iGh5e14E#g@0q.rJ%e!],#D~q![5~%c",
/* gather: gather.comp */
"td~!!!$O~<>!u>!u>!u>!u>!u>!u>!te!'q%sM%>!u>!u>!te!'q(MS%>!u>!u>!u>!te!'q0yQ%>!tW#>!q![nHnA`l[jkASgA`gAhn[Mq$-N*q7A`Gq7AZ%",
"73q%!#&q&/*&q)c+(d~!#g;q>!q/um4>#r>!r>#vp[=eB^gAtq![DYi@pq&FX%g[1g>hq&+K&p;{q5|!)g<Xg>7gB,k;w7rtoXSj[F6Wt6Wq$,5'q$,'(6^t6",
"^6oq7@|3e;o`/6w%q61Rt7wq*Fn'eJk$q&D.%6Np!se#9q&lT(i0_-tq7-].g!$q.y2'7nq7-51(f=T#*q$832pqQ`8#5e/z+f<n`9%D}a*E$q,yI31+g!]E,",
"n>1E/uE)#zp!{a*E5're>.+jrJ4e07E9,rq+[k%e!;E<0f6%q&QS*q$Kp7a*EGq$Pz&E%rq/KT+`3E0e!hEM/sa*EN1`-f=U(sgR{q#>6.`WE1EIq%k9,g=AE",
"8E9EKfrXE7fR8E5Wiq&&$/l:qq/1'$q1<=,+$q#ro'q6Fm%q)FU,&f<_3q'X<'gMSi!:0s#E!q'Z;&h11q&^C%3i:/q)4~(iQ{j!j+s#+g!QfVRg@rn#(2|q)",
"%W*",
/* gather_address: gather.comp ADDRESS */
"fMwd~!!!%.~H>%u>%u>%u>%u>%u>%u>%u>%u>%u>%u>%u>%te!'q%/A%>%u>%u>%te!'q'US%>%u>%u>%u>%te!'q0'<%>%tW#>%q!NR@gNNn.^p.Uq#!2DWF",
">$g!(k.=}d~!$1qf>%nN*p.C>&r>%r>&mN5m.Cq!N7qgJ>kN%}gNLg.=eN)kMk7'si.v6qW,~@k.r8'|9:q6,q(m.U}q!F2~#P>'r>$`Jg*2f946Gb#'#q'e{",
"'eID6Ga(%j![`3'eVg0ra(#%j!k4rf!bq&`k&o/sp<}s)68~8.kEuq!0BAD~~76q~~%=a&~7a4tq#t[&h%bd}D$!K>'f&S1rg;ui(m2r+q#tq$m!A1e0Hm!Aq",
"(s&&+3#4p0LjDSp!Z-#,we=s-t+r)p#;4#3k!B4t2q$IA%",
/* take_keys: take_keys.comp */
"td~!!!$7q!<qe~}o0)n0Bl<Dn<mlwhg0Rn<ql=(j0g}q!<m~#Aq!<Z>p=.e<'q7[O)o<P6Rt6jW4q%4*%q#.-'>(XUso<_i<qq!<cy}q!<-~%Ii:Z's#'i;Hm",
",rq%%))`<'q/w^'e#_mPhehn&q/Ps&6jfMV0#q2<<'%ehSeq/)s#q%*2(d}Cb*(p<jehgi;dE'wE'q$c4'",
/* take_keys_address: take_keys.comp ADDRESS */
"f;dYs~~$%n-L}q!;`=h;Yq!;U~#Rg;Mg;Yq!;#@p;Sq16(+6JW<gd~m-/k;.}~}q!:]eq!9X~%Io89g=em8ri-vz6Bx6Y~/gTif!_#0(*rq$~j'`e2#q1uW'%",
"e!o)si``.r.j.!p90E(e-|k90E(sq);@'",
/* pack_rows: pack_rows.comp */
"f90d~!!!&kq!U!~$)q!90Kq$a9.q!U6Ffu9Y3>)q,c0%9s>)e.+>*W/>)g-rX=>+euE>*6*q!9cYq!UJ~#.g.Eg.ufo{e9d}k.ZgILg.Zgu[e._>,s6fiql>-",
"rgI*>.XMe!2q'y2%>->.q#G6%k:+}q'y6%q$`u(6bt6b6ot>/e!M66q#q15d}Cb*,q%*7%9Aq's*'&h~je/Zq$Sg($*e/d$q!VF~&hq%3;$g4Vg/%oirh.Chn",
"Nq&AY1h'I(q2vm(>)q0%m%j!dp'JfV!'`<*fu1)ze4:,q%81&/tgG^q7vb(4e;jg<Pgv}5h0*q#w^/`3E'65f#Sg0`q%+T(E#sm!@3rm!bE/h'aE0fl:e%75q",
"(1-%`B7ie0J*`4E&E)%e#yE-E*D~,q)j,($d}E=*)%#'q%AR,i$&|`8*q2rY/g!;(k(tk%(&e$qf)gihj)se(},e&ae(2q'W:$(q)ki+e'G(`8es,`3*#j$W%",
"w`W#E-p)lq)4O'5em9+!e!)2+#3!gk8fj2/Ws3q)9^&>+`0d}Ck**a2k+mi34e&K#gP{`x7x,q2ze*d}Ch*):`e>y-!o!H`:g*bfiQ463q%59,`<D~e!Jq)lZ",
"$e)vE!6Zi4Gyp&1j(tE-f!^`-E.f*Tf+o#g%66Nq%Co)*q/tI&3E)gtkm5qd}CN**q-K)*bJ<_)&%d}C_*)'f9z`-(`R&q*6).e'd&q'x((f!z%sq,B8%0hrD",
"d}Cb)gkBBq-_H'g(tE&/iBN%s*tE*j^8E(r0eOND}l!=#E1iCsq${i%d}D^!%66E(E!E%*D}emOo7,p#c*~7hl@d}Cb*/tp#Kq&bZ/21h'sE&fntl#E.k#aq,",
"[t$gpvi!;E/se)6i_IE/g_yq'5'%e+`",
/* pack_rows_address: pack_rows.comp ADDRESS */
"fDJd~!!!(>q!_.~$sp75}q!Dr_q!_B~#bq(-h%g6lf7nq(0&'7&W.g7[}:vYG~7iEWq0]H%q!7>D:v~8q!`/~(Tl9+7%~17.~P7%~Rj'Zq7|t-E!e'c&#s*r(",
"g!8hT)g~F+q#!#.j!OE-q#%[*`H*i'{h90q(1M$q!9p2E8t7.|D||k#N|EGq$)F$e#Q'sg#oi#Q-r-rgatk#Q}ESf!Rq6sl(#'`H+m#TEVq$tH%`4EWE-#-q5",
"6c$g}!e:cEO#E(rEMEP%E)rETEQE6E*~:7%~O7.~Tk$c|*q!&1M5~2e;JE>~4E/E0e)Uf;JE,E%e&e!q$4V(E)WsE-k;J}:v~F:v~T7&~1o.Ra*E2g;VE3tn'",
"J7+~9a*E>g!QE@ti'I|f<3g'G`BE(E+sq%<T%`BE.E;eOOq!<3^p0As*~9/ye(FD}q%>!$1g<`mQ!:wj<`E1E#jQ.)%e),nj7E2r/gRdfk4E,j!D&sE<{q%H]",
"%e<jE4E#E0,D~e,-q!<j[k#Uq!<j@j#I-sE(kRwE)t3r1pTPE0e,vk!BE0sq)nh)e/K",
/* tile_sort: tile_sort.comp */
"fS=d~!!!4$q&*K&q&{.18g8k6I@2q4|t,>:u>:gSG>:u>:u>:u>:u>:u>:u>:u>:tW#>:q5PC~$Lq7)0(q&+K%q&+S%q&+O/h>@@2W(d~!!!!=q5P^Oq1#+)h",
">P9oq1!<$>06Ke!*>1>0eb1>2e>9>0WG>3W/>0X=>46#>3>36Kq2Xt&h>rf>cq3lU'>5>0u>5q#Ir%X=>66#6*6M6Tq#KI&WF>7f>Xf!)>86#uq#KR'q2YO.>",
"9sg!56&6#k@Cd~!#%|K>:n@5>;r>:r>;q#f:tq2#S~&$gBWq2#I/gqxq6hu+><XV7j6Eq(Q{'>=e!,7>q4|o+>>e!0q#JO$>@e!(6Ge#M>Ar>@68f#T>Br>>6",
"f>Ae!)>Cr>=6G>Bs>Dr><;N>Cq1#'-gDcq*hY)>EXy7nf!(>FXPr>Ee!L>Gr:*>Fq&)@%>Gq$LY$=Jtq2Yr&q&-g&f!x>Hr7Yf!@8je!*q&+9$8jtq&,j&gE#",
"YVr>IZ!7pe!g>JXS>Iq#M!$>Kd~!!!$18@>Je!U>LXU>K66s>Mr>Lt9#e!*q60$)q&)R)=:tq#L`%>Ls>NX|=:;tq7/~-e!.>Ov8'r>Orq&)>'q&+G%q(X!-8",
"gt8_W1q&-|%q7ie'>PX}7j6Ze!(>Qv>RXyr68q(Q!(6%>Sh!4>Tf!.q,%*'>Ue!27+s>Vh!(>Wh!K>Xtq(Xb)>YX{8_q&-O$>ZWV68f${>[WV;N>De!(>]XT>",
"Z>[e!:>^r>]7ns>_h!4>`h!(>au67>bXU>af#u>ch!4>de'c>cs>eh!`>fr6Gt>gr>e>fs>hr>gt>ih!4>jh!(>ku67>lXU>kf!`>mh!4>ne!`>ms>ov>pr6f",
"t>qr>o>ps>rr>qt>sh!4>th!(>uu67>vXU>uf!`>wh!4>xe!`>ws>yv>ze!(f!4>{r>y>ze!G>|X{>{f!`>}h!4>~h!(@!u67@#XU@!f!`@$h!4@%e!`@$s@&",
"v@'XT@&f!A@(X{@'7ne!(@)XU>Df!G@*e!Af!G@+h!A@,r@+f%1@-r@,7nq&.d%gy-gLTe!.@.d~!!!~$e!>@/WV@.7:e!,@0d~!!!!ge!&@1d~!!!!eq$(n%",
"6:@2rWK@3e)fq(U^$@3s7erq2``%q2aH'@4re!7@5r@4r@59[t:CrgbYq#TR&XX>0@6e!(q#SJAq1%o%e!F@7tgLtq,&M-q7nP+:Uq&4Z(:Urq&/F'q$ST)9S",
"tq%'B&f+N@8XumKyq(^$%q1&=0q5W9&hK~hHheD>hZ:&hS1`d#7>gA#q,xV+`x804`D%q-~G/`3D~q'7c'5`y7yq5&>%E'%`/6y(d}Cd#b9[@8fI/f!(eI0q%",
"xh&`4E(eS|1`4E)E0eI,`4E'E1'3o!x`]@=()'g8|gFjocS}hcOq/si~,>q1~k/q0zy~%*6#7{q*^7*lY%`e$>Dh/@q*HU*q#T;'!q%jU$i.P'saZ7a*kJs(#",
")iQ$kYdd}Cb*Lj$Qq5}Z$q(SZ*i(e>0@9r>1f!G`{:]$eN`%d}DH*0q2ZJ*>2`0d}Ck*0sq*IZ(abe(Qq3[C$)j,:aoe)$e#1+j.ag#!g$U-q5~A$/shQyq2R",
"^'>4d}Ck*3c$o%@d}Cb*Nt`=*q%c[%`=+e!(hl~%e-ne#U&hS!Wl'!Wl)%g1-iM:!`A5fQX`thQ<&`AD~63n$Eq*mJ(`AE&h!DE'vE)~0aktq#uL&Vm`7sg!E",
"bf2)bjv`Bua#7z,5n&ia->L{eZ*6ZfYKE@iPxq0fA'q*5,)/D~sl(0`AEHq()N(`AEIrq(a25`AEOk!CER}`AET63f%6`AEVf!(,q(=/*a*EZ6Zi0xa*E[e!+",
"iQ0k!pE&h!CEbyEe}a*Eg6Zf!pa*Ei6ZtWcEeW]EeWiq*kd16Iq*`@&8gq&&T$W_6%M)8ke0SM*q*d}/:aq2W8%h_[d}CN*3f!$j8H9A`e#*`3+>D`c$#q&,V",
"((#e[8f,:3m8,.rfPb&m^s}`c'E$e!>#e!e#d}Ch*0@9#d}C^*3E&q0O]5g!T>Dk^fq(!t9`e>P/`d)j88j!4>Q4`<.e!wE<#d}C_*0#q*[~$c(E>1f!*E=q%",
":|$E@E>EDc)EAf(>f!'&!g&_f+G3q%e;*q%=-9p#{ELuE;e##EM*s`X6u%q%hx+q0s8%g)s:co%:i%>z,r-w/|5~1`c7jD}`3,q(jd'+e!1jbB+u>Ro#RE+u0",
"h%NE-u`<:W,e!4eX4i!4E2&tq!bGAe#I>Sq%um-`S,>Tc(E@-f%;E@e%DEB%tEAtECEBEGrEDuEDtg1wq%jc.i!|1q!&^H>U~2>VvE]uEZsE_uE[tE^E]EdrE",
"_uE_~N>W}EluEYsEmxg%*EYe%3>X/c(Es#g!4&#q$Fc*q1Aa&lgc`W$8_a-8a#a-#>Yk,Qq&.@'$q&MB%k/1:fj'=e'!$ekVee]:c('&e!*%f!Td}Cb*^#f44",
"*>_q&&)&>^*sm@t:a0/>`f!0d}Cb*bq&O:&>dg!Dq*Gh(d}Cb*hg!V4>iv>h+~.E#E!>jtd}Cb*lv>n|d}Cb*ruE'>sv>r~/E-E,>ttd}Cb*vv>x|d}Cb*|uE",
"1>}v>|~/E7E6>~td}Cb+#v@%y`rE9>Da-@(#n!Ie+(>Df!0d}Cb+)h!I@*zq&7H$@-o!IEHEGq*C>&q*N.'>6a2aPbHsk*Oq&'c'(s`Wq!(*Df*kq%|5$`d*i",
"[IkcV(65`S/e@7E'c(E)g('E'e(/E+&tE(tE*E)'rE+uE+tg`hq3qk-3i#*5tq!#AFE6s7+e!%1`d+p)O`</'`@EFc(EH$f#8EDe#AEJ3tEEtEGEFsEHuEHj)",
"Np#Aq&(A.q'g1%e!/EEEFsEGrEB`-EPq&4d$l,oEGsp.B`3)'c(EY(h)^q2gg,q*^y+`:e!Pq&+G+%sq(Un$e-lfm$)q3xM+q0s~$-)q(/K(q&#T(q*{y)hIG",
"`8q1&g(80q&CV*g.jhH}q*~W-q1z&(@/eof@0q&D,)<Or>7faRl7ViJ9g}+$gJ4+`7.66q#yo.eJ./`72#{/f!5825fgpq%+['q*_4$fo`2f!6E%s6Dvf!.E)",
"s@1yE-s;>w`a'e'lE1,zf}~f!cf('h$vD|'fik'*s`.q$t/0ehlE6m&~&65q#m($f8WEDe8!eDqq&1N-'E%tEME0z.fm+q0zS.E%+4#gpRq*8C%5!$g.cXGq1",
"wZ)q${}%b{EKEFEIEBE:E*E&D}q&2)(>8i%6`5@2f:Vq*l',:;mrp`9(6De&k0p@$`8-6Dq%Q6$q.Y*$)54l@'`;1mAL`v9Zf;u'sq*m5%0s(g=!q1*@2q8iv",
")h#Fgrwj!d#u&q&3X(e(4e!;+.q*oh/)i'(2q3O]%q,xH*`a-q(BS'7he:j,rq1$()aZ9[E!q2jZ'q2tt+'&u)u6D{`DE,'a-eD4m&7E0+e!_fJna]1h%{Wg6",
"K01*!&q(>')E3i#!E6s3yg&)Wrr01eiy5iK:E6g!GgB$E&r`<q.*a%E<q*V[(k*-9Eq$y}06E'k'pVoze!Yq$y}@XGq(_{)f%xhoCe!T3g%Dq&;c-nREp%W`x",
"9E+hiK,$#%q*I1-q7h5&`6q2zc$e,s7jh+W7jh&TeRZq&3*9-f8Rc(5*e$L@6`;.0q5W[$a-q&-[.)n#H`3E-'q*rL%c!#eC3/hM`E.g!Gd}Cd!TE.E#63q2p",
"x-q$&92WlE/E(d}C_*5E1e!'eBgE.E(`]:sE1E0E/`X9OE-E*q2sV,e.~$eDKiDE@:q%f+s}9@~S!uq#}M%E!`:E%q$5w-gRJf!=e2x!E'q$6%3q&D.,:Zq2s",
"a&q0w9)q%]E$@7wq(A'=6Fe&fhUlf+=D|zf=2e%4h!`E#h$7|`3E),e|EE'#vq*eV2`]@:E+e4pq&0N%g&%@;wq#]$(n'2`RiE]9:*sj#hp!B`z9=#4f,9(`a",
"566hPA$)sh&f@<r>9rh&gq3$O)%q!$:=1}eIs#q*d(%@;e0EeHK3q&)]5q).o(q&'T$$q%.-9p#%E0q$bK.E10t9>E5i|:q1=^/q*q/+e2Fn0^'sex7)q&8n.",
"`3q-Ph%.f+2f6Ff&4h4``8D}4e)#1e!97:f5%fR[f3Gq*gD(d}Cb&.q([:'q25p$i!6hLZq(J,)6Ft5g#B@=gtem,j65tq+)7-`]<].,'e$ag$7'q%1z*)/9S",
"oOC`E9R54-+g%'`d26io9.`X:^e=Oq&jC(aVg!K@<E'E&E%3i;d",
/* tile_sort_address: tile_sort.comp ADDRESS */
"q#26$d~!!!1ZhtBq#284ntM}@>u@>sW+e!'q#2@%@>u@>u@>u@>u@>u@>u@>u@>u@>u@>u@>u@>tW#@>q%mYiq!s4Tq$=nGq!s6}ps(}is#Y+@>q#3D0WG@@W",
"2@>WN@@q#3;s}q5rr~%JfrGq1sN0q!rQ~$T8'|9:~nq!rM~%Vq#=#$gr.q!qbUq+cZ-q2vh&@AX|9S8njqg}q,u5&kqe9nyq8a/7iqZ6B~3ppYr**vq/Hm_q+",
"]0~.gq1o9/q!s@~'Aa)fSimsDu,v-~=ks!D}vD}vE#}WlD~!gNng!GE(vE)vE+~.E)uakgq5E.66frpq9FU%`7sg6$`@E3e!$bf$#e]4g)Eq1Wk%-`@E7`@E9",
"q+);%psV){EEuEH~6E'}EPyEQ~7EWyEZ~.E]vE_~/EcyEd~7EjyEm~.EovEquq({S%q!sV>MFtMG~~2CisDWs#q!i|{80)q2k('fiq%r+vE*vE*D|~.g%;q2Z",
"*)6ZuWlE+E$c4E-e!'e86E*E$eiqe)jE+eiqE)E&~8q&3iz}9@~S!kKA}fF.#E,68h9m&tq$`f+o!P}E8{q$`.-E9rE<~.E*eHFo!f}EJsp#6EMrhGCEJe!kq",
"$`f3pk@guTq!k@~#Zd}Cb+Ae#Dq1h)%(g:2`a)q+Al&ejrh@rgm9q!jr}~}piR6q~M9n~.6xuoi:9RE!D~D}.w",
/* tile_sort_rolled: tile_sort_rolled.comp */
"sVkd~!!!+Qq$1v-d~!!k6hw@2q#yE&q#^R~%&fj;q#z^)gj)gj1q#^@`iiqX=@Bfi3q%)62eiX}q#]S4q%Cl}q#]W~&0ii7q!hC;q%(r*q4762hh}iirihTe#",
"i@Cr:,7ngiD@Cye!5@Dei$7nu@DymhQgd7q&*#'@EejJ68q%*FDhl(q#V!77rmdD7rrq%^D+pdGq#W.%glEq&*c*ldKmdGq#V(Ho>(f0n#ox+}:f2/(eC]g!N",
")l0X+28'~/E%E!0.g7~l0XE)e9V2g!3q#!6%q(SP~,^q3Uf~%87wjJKlay`C:)eoRq#>*,`C>Le!1nbh`v7aq+j.'b,s#eBV)q50^4*q42C(nbk#eJQ'q7S}2",
"fC{q4(p07a'q2KB+e##*`K*q52.,g!mhK>/f!mf,HhT2h]g@Bq#@B,eE|(q+ZK%82*f!%`t&t+f`|}bf('eaA`W,+q'N!-m3q4seODE!20f!'42h,vq%/]+hD",
"F`<'q$0G'fG,e#)jDs*gK4-u1yg#Q'ec)4`t/5k#H}`;0D}z.|`3eM2q$)>&fM;+!#q8y;.q*2y&E(E,yfQ4E%E(E'q#;E)nP/iP(hI@)q2H40)q'Do*l(</q",
"'N!,3~1q#14,h]K@EtkRnD~65e+ueTGf`yflq0eGGE1nUP'&E3uq&MF2q,+,%Woq)g~$68q:@G%q$+_%Wrq$+q$68q&>:%q2PU,g!LeUn6Fk#`fRb)gJ3q+xJ",
"%)g#boP({:cq#9w1~|q%Nz}glXq!NYDf];,+h7Jq!LuED}wpNcE$~2E*tE(~4lNY}#e}]q&tw(7i)iNYg;DpNY`6~T82~I7{~v:fh(<q#I)3+{`3/(fWmq(UG",
"(q'p{&&|'$e+}/#/g]Gq2*_)+eX}`X:^D}#e#&",
/* segment_sort: segment_sort.comp */
"fNVd~!!!2cq$-1:q58cJ~}q!O|Vq..)`gM}q#8cTq..L>q!NqFq,we'q#9!uq$-(Bq.,~~#~iQM}q.,y[q.*d6q.-0z~Xq$,|}q#9I~#fiPaq%Xk%>L:,q#9U",
"6:-|@Fr=Sv@F~;:.q$-'lq#9Y~&_q$Vw&9,sq4le(6%@Gf!(q(;Q-q31_)@Hh!4:{r@Ht95sq.5x9q*h/%gV,q#Cr%q(;Q)@Is>Le!e@Jv=(r@Jt9<tq:;J@`",
"3;Eq-B0&q#,r'gV9fJ9,#pV9iV`.)e><2eAnf|Jq-z|/hG1d}Cb+Iq#Nr&)&`X:g+(fA%'ef/-*8nsq+b,$kUmd}Cb)(hVHD|38n&xa7vE#E#D}*uq&4*%q.+",
"q~'^q.%`Cq$-7~*abb~Zak~Cbb~sa&~Ba4~Bc5~P=S~~$57s~9M-tM.~E7s~~%=7sq#8a~0tq$#R~$86x~~#Wq,b1$$q#78+)v'~~$2q#Ro'q31h$7nsq,rI*",
"h7WaRq!*T>/shF3`;'#q,`g)q!&X;D|`35e*pE(vD}E!sE,}q2xi%q-6W+-hwYeHX9Xq*om,1e=2E6E!sgR{e:Yq2{m'q%**&E3Vm`d$#hGd`e%#e/%E6`L9A",
"f9=`oe}:d}F3!*EGE1eB=f!Sg.Mq(1^.`.E;k/Di5$o#x}EKrEJe$EEKEMe*gEWo#ra*EX/`-fDg*jx=q-)0'01u-r4f,HEYERrE]e!'e,HEXERsE[EZEYsEW",
"ETq,/S%e#``<6Ef/9ESET!rEUrENrq0ZB+q5`N(p'(}jJ$1m;L,vj%4@Gh&6h#%ev9m#pf#ke!8hOL,1sq(@u)E.%g%K`AE-E*j$*q(@r)E3*f(yE4e(#E/j!",
":q-%u'E.E/uE+e(rq*On7p#hEB}g#Od}Cb&{f!-kW8`3EK+eDG5se+`&%hO1q'f+%o!CET4rEQE'g)Ej!Cq;7R.e%=",
/* segment_sort_address: segment_sort.comp ADDRESS */
"q$'m$d~!!!3h~Kpo+q$'upq-fmKq!mtY6U~0q$'mBq!mr~#gq$&})q$(88q-eda~}q-cN2q-et~$)q$'c/q!m7~$]9:|9Swq$'k~'&9n{9nq!m3jgy2hm7q-n",
"Z<im:6qq%[T(6BW8q!m>Yq+L#*6qhmFq1PW+6YkmH/|3u6Bx5w`H4i!VfmJq*0x)gmL}E-|8&~Iq*.c%q-dm~*Sq-^pCq$*%~*Lep-~}q$*%wa4~EaW~Ec5~]",
"=S~~$57s~9M|tM}~E7s~~%=7s~~62q!qp~$ae)|nqr*~/Wl-j&B0sfG{q!quXE-~[E=|a*E>q+bJ'fIPjqwE7xE*rEHE2sq,Lp(q+61.`.E<q!qwHELen=e$G",
"ELENe,:EYpqwEY~AEZESrE^f97`@E`f!'e-}e94E[`@Ebe.!EZ#q;P[%jq{EVEWsEXe*Bq!q{p6h~~#c8&~A8&~G",
/* merge_tiles: merge_tiles.comp */
"sVkd~!!!*cq&AG4@2q$0O~${q'7E,gtlgs;q%leZq8l!'@K6Krgr+q;L9%X=@L676T6T7gY*@Mq.Y!&e!M@N6#@MWD@Oe!&er0@P6%g!5X=@Qe!.q$0I~#2q)",
"#W~%Dq#`F-irpq$/q*hr4@RW!e!e@Sr:)@Rgq1@S~5@Ts@Ru@T}gozq9<@&@Ue!'q)r&$@Uq4lX)e!*8ZrgxOgrAgl$hk791q)rG$918bve!*8drijtq6EN%W",
"K@V@Ue!A98r@Vq6E6%gwHfr~jsoWK@W6K6ffy3@Wq(L91ik=is@q$/H)q;rK<q'7C&ejiq%cq.+q$/'*68v6Gtf3`g5C`82%`9#6G`<$#d}E,+M(%#4*'eEu$",
"fIGE!f6,-fYnfjse5o8$fUle5wq48u'e2R/$b9<O1+(&ejn3%eCN5E1E(q<#`%q(~*~*Iq$,t~$9a;~wjjs@Ka2sgfVe#cfc#ecsf)qg#aej/f=gh,*h&z'f)",
"Fh#c<_r@LbHbHd}Ck#ge!U`@&e!$fb$}`}eeb-e!$hbLa-q0k,3@Nd}Ck+MsnAd6f{evdq)O+$)fe$`Dq+ob-'q4Mh'(*s`K3Vm`:fw45W'q$+K&q)m&''q4<",
"I$q)GA'q&8*&(q4W:$q<G/%q+`Q,q$,1)@Oc=q4<!=fOCk>qe-;q)AC*ag4V|`RfDN#%aT8bf-Lf%$aoE!Vv`t$q62;$D}e!0q)Ps++-aT8eE$jf}i#('h$Hm",
"R,bU8fE+q)Oi)6Zuq4;~29Og#hq$#$3@Rzq-cB%`8)8$`3$f#hm%2}+s`918$`cegTh3)f$.`KE$e%Af_yf$2E't`KE)j$C'f$=&e$5E-tq$1o)e'JE,e#g&q",
")n^&'fiXE.shIEq,@1)6Fyq.=#'@Pe#sgE8eI4giKd}CN#giE<+(se57-j#xpH{}o'U{e%//(h0;`:+8$elFE*f$Qei*fM_E*`KE0e*4E1W$f'D`;2e!4E-&e",
"&,E#q6>J$E.!e!-$q-e)$E/q65N+e'_D~q%I'$2q)Kn4WlD}5q$DA%gM}Wmq)Pm'q&M,'Wmq+tV$e!/E.e&;q,)5%XGq<Je)WsE4gKdi&A`6o$K)t`.%66~Mp",
"'X.'g$KD}e#p*jlQk&YagE.f&Pe)W1g!B'h&ME4u`AE3g(anZCzp%GE/vE8`KEBe%7ECv.#q($a&WlEC!e%<E8tEDsEC&sEFEEED|D|t0x4}53uq42o)6Zuq+",
"U8%e!/EBECrfZ@E>q.)b%e%<EIEJsEKe~&io/@Qc=eQ1q!+D=-{2q)Ic/D|q'`s$g#}`KE!g,i`<,j*@q$6)+6fq+4;+e$WE(q,C02q)$^&q$IY*E/'7r}agE",
"5q)j]&E4g12e,NE4gYXg)wf,ZE7konq'D9&,E$s.r.jJGagECV|e,]E>gJ>%E*h*Jq)`u%q,v3)6Zue$c",
/* split_runs: split_runs.comp */
"fJCd~!!!&b~@~}gH<q#;Z%q6mD=fH/eHHq#:m.q&47'@Xf!'q&47*eGu~|kDEgG;gE*gDMfH,|gB:q&(h-iG6q&(n/fCmq'1-(@YXy@.7piFciE7eDg@Zr8O7",
"pgE'@Z~5@[s7pu@[}q;<w&@]e#Yq#5i$@]ugD6q'[T)@^Xy6Fq#0J$@_Xy6D@^WK9+e!)fEF9+xjE_@1ZCq&(R@9A`8&$gD;6Ee9J&oo*iUf`3/q%_2(eS43e",
"D4eC~3%h*Z`9e9w`34#q$;[$g5(f)B$e-,.`E6x'$E'0eS;+rfAk5q2)_$h!]E-`;0E.e*Vjbkk+GE3e!:E(egV.i,WE1|`8E!:;`E9R0E0$D~g!=q+qb%q!D",
"bnq5{i~$@`_~|9Aq%e%27w~6hC.9oq%e%)`:&7:q/Cn*jFy`3(q$#4%q$H497xq%ec6q$F:,p9C`8+@Yq%Rn3@Ytq4M)&2gDWh8[1}3tq5R%1.`;r6EnZrfEK",
"hoZh8rg>yf$>i>yh!s'iJRe!o)h>uif8)g{vhei@XfsB`Jp3[@_m6Ae4ko;vi$7:;%sp76o!_m4:h$j`8e)Ce9H@^e%'f>R-q+{Z&e%v:;r#$f$b`We!+e&nE",
"/o+H`;E(@Yk(Nf,',rea3q&V5&/g%3fj>l$$eAf#E>|bf'ECq$Jn$D~EFz3{flFE(f4]h@ag3eWmq)rZ$6ZugFSe6QE;E<sE=rE8i$,E:g5[E=u@_{e$#h5Z}",
"k-|e&.q,&v&/h&,ggHq%g{)q!$}EffF2zegFD|f9se#12rg(}%jM+q&Ym.q%gO(6En!WE)q%kJ(q1EX$e!/E,s@1`KE+q%Xz)e!2E0s;>rE/Vouq0}&*",
/* odd_even_merge: odd_even_merge.comp */
"f6@d~!!!/G~46Iq0Mr~#G@au@au@au@au@au@au@au@au@au@au@au@au@au@atW#@aq0Mmlq&i_1q.!a,l8fg_pq0MEP@`e!*q/8E%q/7Y'q#R2%q/7k$q$@",
"G~#~d~!#F]/@aun:Y@br@ar@bq0KE~$aq$m'/q#Nd%q(t-)q%W^@g_Mq#R%Dq*Tx%q*Tt)i<@WP@c62q*ZT&q5JG%q,}~'@dW0q*T}%q/3-+e_[q5K:%>Dre!",
"(@eXPq7%o%@fs@er9Te!)q$nf)m`H8lrg<|kaj@gXV8@f!W@he!Q7:q*RY'<(q/0/&@ie!hf!8@js@iib/f`{f=p@kh!O@ltq/1_$h!K@mv@ns@mg>`q'[^-q",
"'yC-@od~!#F[mXX6K@p6N@oq'yH)@qd~!--~Pe!1@r@q66q'xM)8'tq*Vd%e!7@s=;f!+@td~!!!-8s@u@trg>.d~!!JWK:y@v8'8'XN6K@wXO@v@s@ue!.@x",
"=m=ms@yr@x@r@ws@z=k=ks@{r@z@p@yq#ZM%q3(c&6%@|h#D9:r@|rq#Rx'q/7_%q#O5%8X;kjb|q#Rk'q/4+'6%@}e!-f!Q@~XVe*dib]q#OI'e!(A!e'+=_",
"q#TZ&f'RA#re!:q*UN%=:A#icGq#MY&q'Q2*9Ssf!AA$XV>Df!:A%e!(6fsA&sf$<A'e!(;Nq'CZ%q4Jv-eC~q-).)e#W;mrgchq/=-';sf$$:9g&n67A(f#R",
"gB7q%_5)q/9@'A)r6E7:q)gi19nsq1ki(mB9XX@cA*6Z6ZpB:h;>q*6+$h;3Wl8Zq,Az'Wl;m!q7Y},Wl;s!h>|`<A)i@!`<sWl92q/37$q5J--D~s`};slw4",
"`-;mf:4fC3q5/:($f@@>Dl!Bh@Q`-8Zg>5%#nwT66(eC<-$e!Jq.j#$feHq.82%f!Td}Cb(egzX:kgTjgBGq0G[~,.7sq#&u+lHWq;U~%8YiJ3`dfHI'#`ce-",
"@e!l%nHfq/,:$q2xP%`c$#q)~d&e!1j!Q-#e_X#q)J`(@`q*N=+e!j7Hd~!!ZH+q<wX$(e<8q*QZ%q,Na%+6Eq#4N-eK1+d}DE!K+#d}DG!K2A*`<7H.e)Oe!",
"+%#a!fd:3f~@/r.f!&/``1+D}/`a33cAE!f!@f!ID|yh]Z``+2e(vnISe^i7,q,P*&6G`S'#`e&6Zq6z-$q54C$q/%V%*7Zh!:@dr&q2h&.Wl8Yq80:$#eQ4e",
"ByeF|8fq#FU%nb~>Dvq*0E*)f$V`7+:8`-8e`C$e$,e!kfCPj!P,q#>N1(D}q+yq$q*Nr,E$`S-f#%#q#P~%2e!*1imQ)q#'Y.q##y.q$i#)p[8{e!gf]~bU8",
"l*q**2%7augJWg#n)r7nf!:165vq#LN+d}Cb+gg!>0r@hs9.D~66~0b@uD}r@jtE(p![q4p;)6ZtE&q5=S6p#Yg!_#q5@>.g#Vf!7q-GO-fPWaT8l5i#zd}Cb",
"+ku2r@lh!Ff#FE%66m#^d}Cb()uE!r@nk!>E,65tq)^>2Wiq*Xb*fUDq#3b%i+I`K@{Vmd~!!JXSq<~i+f+Je!3q''[$&fj;e)L$q,B7)01s`-92q*=,$i)X:",
"bh!kq27B$6D#e!6&q($~&l!qa(l!o|`3|3sfLUikiq.Ll&f(O7wf(Te()`Ssq#;]**zjMI(>Rek7/+e(Zq*LF&q6w2&`c/#eP^e!-99hWc`-;kf#+q#+]$f%D",
"D|mjQg!8*ejVf!8e%CjPdq#ER9p#3>WsE4E0~5`W$q/)..g#5faG:]u'``9/&#'e!3fm!q)cA(j#I0f(,f&fhTqq*5s.q*;{(q!$pK@}~6f#L1t:bg#g'xi6$",
"d}Cb+~j#I-ebye$phyXgbyj!72e%$E*q)dH&%#ug+Np(/q/17*q5;3%=_nm77n{e#u(e#<`r${f31h&A(`8e!Ve!<e(B+`3hls=_g$@q85^.){q5$,$e-Uf)b",
"irCf$4q$.-%-rf0ZXaf-'!q/,j*`74=_l&1q$tU(fl0E$q$.(4fmrE&g30q&d>%q'+2%A!q'+.%hoTq5,S-e%I'rf%N(sq*77)'e)g&rg(Of-P0f&jgj^&%f-",
"]h&v/r)es#e!E.eYUq/<[*q1]P%3gZI`7%$b[#)$q#Uf'4sd}DH&y##d}Cq!KekKeW5E#!cHe_^D~q*fe$q#l6(aTe,0`@f)1E-`@e!B+#%r&s,&$r%!g/eq.",
"_D&q.wx3p'aq'.p$`e)q)P*(n0Z1f3j`S0q#%,$1h).p0Sq.nx6p1L+h!t}0`o.f!q/i)X-r-q(oo*q4|[+`DejWq*u0,6fg6z`D(68n!568v,65|65uq.Uz$",
"q.xs(n=YaWtq$~*(q#Jo0q&it$i!;%g$$-mZ&`</fo/(e!rq,QH+p$ef<14e!`g#Fd}Cb,$h!j68`/:r66q#cw(d}Cb,%h!36fs65xd}Cb,&v6Gs68xd}Cb,'",
"v;Ns6fq7.U)q.hz(j#|kEG65te+zh,$eDrf.`q,%2$#&fdD}q'Fo(q2#!)6Biq:h)Qh@F#*.+q'*A/`;D}mX*`<*e'M#E$`rE#iaj{D~sm+fE3t;mf'`e#JE.",
"f6|`CE3q/3T$ecAp/*`cE1E3q,ib*Wl;kf-9`<E&ed4+n,MEDw/e!@fhBe!iE@g:<%g:Hq*[p%q*dM(6Ee8h6Ne!(E665f!bg1=e$meGJ(q1es'q/94$eG*e-",
")`Degxa0%#q+lR%d}Dl!77iE37iE#e$$q.m8+f!B;me8Y66fH<`Rh-F`B$)t),sewQ.q,oP*f!j`7'>De^Ef9-)o_:`[:phyC0+e$,hD.i'v>D`<e:Lh$C'*q",
"-'S*j:!}>Dq#Y@'e[q.m%i:9/e(9h{Yq.e4.e!Qf$:4f$de2Yf%d`7E2e~X%e!%#A(e!9`De;af!-q(wD.`[7{f!J0efY,g#qq.B!/65gvP>D`re!%q2}L'ED",
"EE%#q,mX$EIr%!&e!0EFD~tlF=e!hf#if!REL#fK(gJoe(Hf!+g'>q'0U%hGuETl&|65&jK<l8tfK8+#g`Fq%MH'E1vEYsq*~J%WcEbW]EYe)]",
/* odd_even_merge_address: odd_even_merge.comp ADDRESS */
"q$0O$d~!!!0Pq'GQAq/uM0A+uA+uA+uA+uA+uA+uA+uA+uA+uA+uA+uA+uA+uA+uA+uA+uA+uA+uA+tW#A+q$0ZVp]mq)&iUp]Z}q7aRBq(R#-Y5A+q'Gp4WG",
"A,W2A+WNA,q/r}~%aq!]0Zq!],cq!](~#g8'~O9:~=9:9:~Ao]$9S}~}gZdq!]$>7-W-ge_g[;q-_S'7%X8g[{g]*o[{}q's3-i[{k]0k[{<A~I6Bx6Yx6Jx7",
"-{g]Ej[{6hy~}<A~@q&3x~.gf_]}~}d}FQ!Kq!_Z~(`e+ve_]e$$#q+g$(q5yo'f^pd}FR#$|Wl(!i^sa*eQaf8Pq*pA&g&7`@2o_bj!rj_d'#eUWhRlk,ko_",
"ip!x1t`3{4q!_k~(Bq#zHs}E7rE:~bEHwq/ft%e$*EZE[ea2E]rEWzq$88'ka6)sWl'f!**t(!ja<a*,f+<f5tiY]f/64g(@`-e&!'fT!gaQD}tg2y-a*5f!H",
"h8%e&OkaIa*E%65f!6g/1`;q$9''`7$#eaQ-&q5l/'E's`@E/`@E1cG%%eaU%$rE/e6=E4e!$cH&fXtE0maYE<uE=t-w.zq$N#%q!aY~$fad~~#z7-~:q&[.7",
"`Gq'qM'eA0iB@q'mL%q=rx4gac|E#~0E'rE&~1E$}E6zE1uE6tE2~0E4E6~@EG~/EC~16q~Kh]Kq!ac~&@",
/* segments: segments.comp */
"sVkd~!!!6%q%`0/d~!!s.xyq:i3-A/uA/sV|e!'q#>@%A/uA/uA/uA/uA/uA/uA/uA/uA/uA/uA/te!'q(>d%A/uA/uA/te!'X8faqA/X:tA/W.tA/YGsW#A/",
"q'k|~$oq,hM(q'k|~#;q(,*)id^q$r|'A-6#>)WDA.e!0>)q6lp%d~!$)yUA/md.pd:A0rA/rA0q'kq~'8q2~^)q'ky~%Mq$r_~%Yq%^s)q#D8%q,u('A1d~!",
"!)w0gpRq$|M)9:tq(6p'6jW4q(6b%q(6x%ggWq$rj%e!&A2X5q-.T&93sq'l6%km[q'l>%e!&9[rq0V:%q$qd%ggWq3'^'A3XP6Fq*@b%A3r@5t@5:Krggze!",
"8A4e)T6Gq&xs'A5f!,e!^:Rf!b:Srgh_q*AB+gh}WKA6e.RWGA7V|A6WNA7:YV|q$t]+q+{T)q0YS/=Q6Ks9,W/=Qq:;X8q$rr:9Bq#ET%q:s.4eCQ%zf:]#e",
"KDeVa!egUegN`y7y`v:K4q0)_).se!0%rq$I`(q(3<+#7ne:t.mhw-f!3q&%o$khTe:F2#&E1q3b#%4g9XeB2E%`/<ZE'e<oq(Ad&E%r5q#mR%q'lX~0#q+hs",
"+q'lf~(KMCtMD~~1^6%9Bq(XS)6g~.!`8)'`9*(q6}1/q#Fo&q.[<*q(XS06g~.q#mQ'fsWeECq(oW).q#J/$q(WI2D}t6d|3q(p9/m!bE(h;_E)q(p9'`.4n",
"%YD}ggkeC}k!L+h3{,2sq$@Z$E.`:E6E2`<E5f07E4m!z'E7hevE:e!9$gq7`B317i&efR2$e#%E13+(q(WC/mqGq3Lj%g9%6+b!$frL`r'6+m!u+q-f~&e1*",
"A1etwe!A%sh6%q%5A/a4~6hp4A-d}Ck*)q)`R,q(Vk$q8e&3q-9Q%q.+H&q-9T%g!+&q(Uq&`D'e>-q(UP/fj3i=})D~se!>}g|~2`rD}j%y/#q0&y.ilOq6h",
"P$`KE2q$&M)evaE)epI:Zq7hH$q+q4$A2#egu`vq8`U%E5f!*9ZtE,t9[tE0q0*g&q(SB%q&ND'A.rl$8`3;E'q1{W*q#85&`D%#q$Wk06YfMU1(e#=+q%C2'",
"`K4l#De%Ve@tq$'l)`:6GE#`36De!55f#P$#g1ujrcq*eX*:Kf#Q&e!-o,le!663q$.D,h*]-q'mU+6F{gj:(pCPf!xg6(.e!gq2h)-g!kq$*)%!m#:D|q.po",
")Wrf!:68f,/1q$xf+`Wq01g*g.Aq$Y_(h!|>Dq7>m.q6}i+eRYq2.x(f#Iq,$v&l#jeS.e!Y)k*k)/vlm+/#bw:`q(h}(ag%W$i#x1%f!'2%eDV7i3%+f%)|q",
"0>w%#rh#*6Gze#Cq6|m**|f!Hq6gP,g!l68e)4:ZA2f#Of&#e&L#thlR&te$Hh*Mb!g'Ie'%q-=^)f7x4q$zP*q-BF%q-b1*j(P66g%Uq-T('enaq#U@-h,_A",
"4#e3Hm(3`rE<'g*Ybue3KE=`X:^$h$|gN|buEBEAE@epH#gQ5k![A5sEFq6qq0EIe{3g)j:RtELt:St&eqLm//q8n&$e;_#q0{c.fp_q##=&mWLq02n$q6bw0",
"guEp0^q7cf)q0w>.q#%T*f'=q,8|0e$t*e!4l-,}e+O3`-f#|q)w2)q6rR/hwHe+zq07y&+g&B'#e$IE,q$1_*q2(D'q);|%`3ezKeXBk+E+6fi!8E#g3e6Fu",
"k#'D|s`.E2evP&E>frTq7#i,E-EB`3EKg#)q-.*(q7bY*q$J*,q/=K'q${J%q,4Z*i$TlC^etpf+eevL'q0i7$fu]k0[q(f;&h+S`W#4p+qq&^+'12!(q'uq%",
"(!/h'7f<6e4+2q4BE.`Yj,Sg)N)ftqp!jg'Aq0L--e'<#j/66Fg!S7>n*0`v:Yf!8h*Kg$7q>#Z-e!<.h/C`c#0iL<,sq-jJ&3|E+rg.|h$](vh.B7>m%Ye!j",
"&e#Qe!g(q,9>.%f+2-7jq0@}'k'}f>'E1q$<V*%!r%rD|(g#~q8k_-%q.5C$EEq#!x':#`Jq%'}+h$Ig_)6Fp$te$roNBhXIl!=:R-|q%(b*e!mhX=l!I9Zf]",
"6f!9l%Ze}-kEEq$O;23r+eB6E4q${]&-D|sE)}`3E')q${/(c!#eYg+!g!tpDZe#@fHEc4E@f!'eHUEB`]:sf,{q,+E&h$Rg&)q&c:,7>tq$}01e8>'q!&,Gq",
"0H[$pbi`:/7j`]:fe]%D}p<Gg#7q#&'*`wW/aRq$zr;f1O$g%0p&3m%N'f6|,k))i2**ue&N-g-Bi7V/.sh![m&Q4g,n.h![6Nta*E/E,f'_a-94+m)>:RE%q",
"3e,%E*sq+zc'E5q0zF&q%&B''hNJ,aS9L)gTJhOt&uEA+q/='(q#+%%q=zB%e$YE@eXpq${T)E=zjQKEK(q)3j&q(iu1b4q%n),e#,`:3i$qq'ui&q+~5'*wq",
"#5U%o!NE!e#nE)r`AEdq+|Q&'wq#2T.i&*",
/* segments_address: segments.comp ADDRESS */
"q#`/$d~!!!7Sq%n]9m}W}A8uA8sW+e!'q#`/%A8uA8uA8uA8uA8uA8uA8uA8uA8uA8uA8uA8uA8uA8uA8uA8te!'q)'g%A8uA8uA8te!'q7j0$e!'W*rd~!!!",
"#;sW@rd~!!!#@sW)rd~!!!#DW#rq'u);~}g|:q'u)cq!|A}d~!$RQJA8q#aV0p|FA9rA8rA9q'u1~&bg{kq'u5~)'gzGq%mJ)gz(k{ok{k9SvA:W*wA;W)sA<",
"W@q)34%q!{kNg|Cg|Si{k}g|(g}-g{Vi{sg|lg{s}:xYKg}Zm{wg};q!{w^9n~0q)e)3p{{6J~[~}q'w~~2km~fq'x.~(bN8tN9q!~|~1h6B~F6q~;6B|mC/f",
"FanFjq)pL)q)T'&g$IeDz+#,lG~j!BE&pqZq)X--E(fpqq#!d2E1t6q|D|zq!#N@EBq)X6)g'9eDqf7Dg#Q}ELf!Eq$3H.q)X--EOvEPwfqZm#;y7ZnF=`<E<",
"evn#E`e#6%sq#G0*l#6`<EEf!@Ehpu-`H)m#1E$q%'k%`4E%EA#+q0)A$Ef`:EnEj`<Emf2TElzeseEoq#$;&ErEmsq-|d%`BE,E*q#$;%E+tEWE,~;q-FA+(",
"f#-(q#$C(*|.rg&3ezMq#$C<aW~KA:~3l#Jq#$J(eH|q#$J')sA;~3A<|E$tp!>q#$J'E#~5E/u:wwE5eJ(E(6Zw`3E%E,q#$L3E8~6gS0q#$L1q/p5*;E*zq",
"#&7'%#o7&ix~`:4q#$S,D}e#M2ye%iq7f{$`H5j!1exkE&q#$W*q%m,&q#$W~$F6J~~$%k'T&e)U$q#$_))r`H'q-No(q,p'%q%Ex(nY)q#$h'hJ=q#$h/7%t",
"E8}7.yE@|ECwq%I6$q#$h.EHe3Dq#$h*7.yEL~0EO{ER~p:x~16d~>6J~7A:~S:v~0j.%fw1E/sf-~(i+J)re&Kq-:[%E*t+r`-0e/Ok+e.6f`H,g!<E&sq(k",
"r)D|k#6E!s`.ewHe}_EBe{Lq7^-3`:E3EH`3EQgx9q-;Z(q7^-,f7-EGe!/EHEIe6`EJrECh*zEZrEZq#%#-6J~~+ead~~#18&~L8&~N",
/* segment_count: segment_count.comp */
"sVkd~!!!&{q%B#1~}q@n>=q3mgqq2Xh*6`q$$68q+6H-q@oKNq:Et=q:vOL~}q/:3~#ei}Bq3ku<7ZW'uq.e:)q#&Y*6`u6`q3i!76GV|q:tj3g|lq@P05q0>",
"()q+4k+7oXZky8hvK}q,f,+e]Ffv9'${+ri1b)q@A}Ag+Sa^9e2e@%V|`K%Vvq#L+$q%|,/q:rK)q4%4$jOpq*)z2q@b;&D}q+hw,D}sE:.tq/du1q/Gw5E>`",
";e!aoJ}WbE,q,df&EK0{EO4|q88L$E4E2e$.$q2#D*q%o+.q#Bi*`:E:q,.z$i$nEVE%yj#-e0+EP)e!f*q#>X&&t`-%oQ[hx@`<-#q*,t'fw6E!q%V_'1q-=",
"9%hc~g#9l;uWcEsW]Eshx}q/<$~&1q.Y<~$&q:n1~#l9L~Qq:me}}",
/* segment_count_address: segment_count.comp ADDRESS */
"q#;e$d~!!!'Qq$yrAq2p@b~}q2p;Gq+MqNq!8QPq:[ds~}q!8vb~}q:Zo8q2m)Dg8[q:Zc)q!8WDqA=m'8&V{h8`|q*E8)l8`~}7-~18&~~#z7%~DkSP7a-v)",
"vg8i}6jt0t7.wE%e!M1p8iq&$A)6FvEvrEvWiq:ZR~%gq@hw~&0q:S4~$)9L~Qq:R]}}",
/* segment_histogram: segment_histogram.comp */
"fRFd~!!!&p~~%Pq#T)%q!RB~&9e>4m:jq99t5=AXPrf!.A=WV=Aq0jc%A=q%4P%o;+gS&hRe|q#Lz$q!:{Wq9Ru9fOqq9e+(6Fl!P3sq=io5E%7^sq#l}4(i;",
"[E*g7L%e;_&ri:d/xp;BE3r+x.t7i$e:X%e`7q*Y}9E5kcxgn^)e<C+i!>(o;byEPsq98/,D~7^`AEZ.e0sf;FD|4em3$q@q^)q*ZB2q:Q!2q5!9$66h#-E`E",
"(uEVq@o(/q9Y$/0-|qAR&.h$4ErrErq!Ro~)k9Lq4.uhp8a}82~F",
/* segment_histogram_address: segment_histogram.comp ADDRESS */
"fRCd~!!!'H~~%=g8Nq!R>~&@q3@J'q!8X_g9Aq!8Xp6d~YqA%h.E(i8`.eL(q##_0+i8bE-~02~5E6~4ED~9E8~MES~1E^~aEcvEY~/q8it630~0q,x2.WcEx",
"W]Exq!Ro~+d9Lq32-Oq!:by",
/* segment_scan: segment_scan.comp */
"fRCd~!!!$<~Dq%%{9pPCg9>q!Qdqn9q}q@uK*q!9@=q/iX<g6tg5vfPFf:Vg6Bf5fh92g52q@t45q#uu+nNq}qB8|+g6pggIq0$*'qA0]3A>~;a.rq@t5-e'R",
"7^q#K6(`Dq.EX.i)>,e!8#.q9>'3f3H#q@rR)q#4++D~{q4D~(E!qA94&*iC5g6*!iMo0r)WlE1/e(LE3q@no&i#2E0q0#L$g+I%j7Z4sq2r8$q':90q&S[(0",
"f!y`:E17jq,4g%2-`r#%q&Ve+')q+#+.q';)17jq1&G-,ye!vD}+q&T|4a*Ec/q0`g'q0q02WlEc3e$)Ed`3E4#q3!)$q-go*fj9h#*}E+mMiE5*tq(z~)a*E",
"v,e!|q1'P3e$}A>rq@qm'q@qi.q8rC%q!6@>q!H3Ri/qq@fu(g8<q@fy~#1",
/* segment_scan_address: segment_scan.comp ADDRESS */
"fG&d~!!!$L~]~}l.[}n.Sq!-a`gFwq!Ev=q/%fFk.-fEAq!.-SqB3V)gs.qA#+)i-ugC!q!-ua7%~37.~^lC*8&t#E%h-|-q1@Q)q<:#&iC.3r,WlE42e+wE6",
"h-~i#;E3e)@E5o-~D}uE#ymqzl-~E4~mkA}E#.qA!l6a*Ei2q33}*q.U^/WlEiD|e$2Ej`3E7#qA:|4p#3E.upC1E;-sq02K(gA]a*F!/k/0}j.3EMENq9Jr&",
"e!+EJEKe.3EOrEHq-qB)p.3}q!:}Tq!.>~#L",
/* segment_bases: segment_bases.comp */
"f9ad~!!!$)~bq!9Tqq>(JAiQ{q!9Yhg.jg-Rp92}g-<gR:m-Sg-8gOaq#!;9k.=q<kh86Msq!Ne<q/'q&n-Sq/wP'e'Eq#]1(.sm-Q1q&qR)#2i75i+h*q/b=",
".l|zE(+q96',pO%`3+'i!dhOT#y&m({(h!Uq&i669*spN!E%e/G1`;e/ka-$#m)Ae.3i)Ap8{ERq1f32g#7jO|k!~}E9q2po-a*E`-g#y(q%_N)g,bq%PK.q.",
"[p)Wryh!~EDE3k$6k9YEL(`7)p,.q;@Q)q,Cr+`3E`g_I,f#xq'N^)6Fug#)qAWr%e!3E^E_6ZqAWp%q1O.$Euq!9jpq!_|G",
/* segment_bases_address: segment_bases.comp ADDRESS */
"f8od~!!!$5~q~}q!,oYq!8h}n-;gYlg-&gYpp-&rgEMn-&~}q#hb,q>,E&/q'3!(1sq)<-.q>,s+q%1V&kM'i++q.x1+p-8E.~=`HE$i!fj-:}~}EX~aEf~~#",
"4`HEfrq0r/'q!-<AE{rE{q!8s{q!QcG",
/* select: select.comp */
"f7xd~!!!0K~9q%Ud~$_q$WN/q+t4:q&8^)q<M6Pq:Bq*g/7q&8P%Z%A@i.t67WFAA6#re!.q$Vt(8;ikZq0X%'q:Bq&ABf!Ae!(ACrf!2q%TB~$Iq$VYMqB&J",
"}q'SN3g2mq$N.)g2gfjZq&7v-gkki3%7-qALH&q&7p%gJHq>=F+7)X:q4+C$q$NZ&q(>K$q$T['gJbq4,A%WKADe!'f38ADyg30q4+m%q1o&%q$N6&8xsq$Uo",
"%g3Qgo~q/HU%q:>q)q(=q'q$Wi%q4+v%qAM/-8,XMsqBn#-8Drq&6Y%q&6G%klmq/G|';krq-@Y%8,q&8Z%q$O<&WN90;mf!I;sre!*<'t<,s7b9[f$;<HrgL",
"jq+9x%q<KP(AEXy6FqB_9(:vYGlLT}nb}b4q+sc-f4;q$5n(ggzq&4]%n5,q/&T$8ee41$,eLx$q9J:)(q+8l.e!Be!Fe/93`<%q+sC'e4Zq3j}$q'i;$;m#q",
"%k^$8f`C8,$#g!BE&`3q&5^%q9M)'e63q#z4'faL(e!7<Heeu;mWl<'!Wl<,6NWl9.66q3kR/Wl9[q#vP%lH2q>>G%f!*q30B%E'q:<O(9O$E*f!0E,#`W#q3",
"Dx'-!re3f9[e!jq9rQ'q4v1%e!;e!{!g4Yf6w$`4&4g3ME)q;b>,<H`3q,^f&$9/hNNg!1.f#tq+mr'6NgK0hNGq2&w$Eaq-'a~%gq#'e~%Tq'UA~%8k<T`8%",
"$`9&%q#@b)gmTq%x~/g.|gIq|eDFh=-`8,e-L8Yq#z<$e04'sq.fJ0q/69%e'P4q&Do%g!-4q/6'%8b`<1h/(D}Wl8df!7ko!q'[<%kJypPBsgnRE/jPBE*}E",
"4u7-gpHE5tiOaf#)q#+{*f#(q%%/$q#+r(E@g#Mq1m*&E%E2$1`-8dq/6u$iDbE@sh[dpE[e2.`7+q/6.)p3(}e$`,#i2$%#f!sq#wK-1q$-e%j!@E(#e%cq=",
"$2%q%u$$EbcM7iEQ7iE88nD~h%qAFi'@f+Bf!%`7n%L`R=:m'/-Vof!%q.|#)=:k'/,/q';n*AArd}Ck,@q&8,+ao(Vo`t(#aoe+_a#AFf('o()q#Eb$e+`#e",
"'}W$`.$q$0m52sagD}V{l$_`KE$V|`KE%Vve~BE%$hG(`KE'eyQq'V-$Vvq&)M$E)%#h*A(s+`3eyUk~^q'SS%q/XZ,g4Wq<{7)%u7>q:*{;7>q1o),07>rD|",
"f5`2e.`;de&~f#$lmPq*{k*7ce(7!0k%}6Ft3o#3D|u8${e#k(tf)J+7>fKtm$],q)_,,fa9h#Oo`#/rq/8A++~0il*}h!o2,u/~0`9E17>q3w-,e'iE-e$NE",
"Us#.iH{)sq$0h')r(gJjh7;iJ$5r.`D5EYq0rq-E^E!`reJgq/_O'5}ECsWl7dEEWl7eE&Wl9ZE<f!/ECgmP6FfmYEAg%*q,tH(p1`d}Cb)Mt`c)(q$UC'f/{",
"q&%c,-e.y/#q,vo%-f6(10`71n1Sv5`eD}{`a*h.*aX24q'a>*7{q$Vn3e9ce*kq9{s%g9ti.5AGq0f6'e0,$`d&g-(n|(edW$g<kj#7i9r92s)vq%a}*-+#*",
"q-~P-8l`r%m%wq4'g$*f%v6Fq$'7&6Fp%wq!2uAWl99j)C)q#+/0e#Kfzrg;ug2Ff/@h=*`z7t=i#aT;kgrvq-]k>k@)f!O+q(1Q)g&.e!1.se,;#9/m@$99a",
"#AG#4q3Mk1g{lD~q$#^$q:8Q1g$*E&a@#e!Xe*x$f$%q&9b)q&A116KAHg5jq+*5&9/q3i50m#=nA1h#oe@M`t$#q'G+$2hAR*,p!C3wq+*U(D~E!/sq3i7.W",
"sE!q$]S%mBtWl;s66q$H27`@<'e!q)l#4'f/1n$He1q;se:!$e!`!g&Uq$+%/99e!=`dv`-<,q$&e.E&q)iu9e!Sf$P)|,xe#Jf0QiW(+-sn&(5e##`rk6P0s",
"q&EJ-e&*j#Hh&*q$IP.q$/+%q$Xn(j0,;si67k#Pq/GK%q:1}%jT0+#'g!Ie)rqBww0gC0'e!QoD[e#nj$K(q9z{/o$P(q:&D0h$VfD+1q'rS)4j)0g)wejvi",
"2Of(`q+z#*f+S+q%9<%e$:g$DWgt2!+q'an%g$KD~q&2g%q$A'+lFD}q=.}+f!Cq4+r&/n6[<H`<3g+-,s%t8n#lEh(l,ul#jeq3o1D(%`;E%q,9*%k(9f&v5",
"f(4%ti)I0{f't`W/o(Nf!PE*i'Gk!R+-sq26W&0e/Rq9y8$q&]V-E=rf#Zg&Zq22j$g%N#E7`3E6$iGME2q$Ni)6FtE@e!Zg$z9>rABe7+f$|k'Ep5Eq!),Ja",
"gD~V{q#)t04z`E6xE(E')hAfq(7a/E!sk&#E%q,+>0agE0V{n$ll%x/xg0|eKje#weL'g2Z-e#-1#-g!CD~f&Ji#Xe#;EFEE#q/Az*6Fy9PrAC`^m3bq,%b*`",
"yAHq#4Z,e.CfxBi;8fAZ%e1O6G`3'hCCq:96'i$Ol0;q$EX$E#tpB&6E&g2Vf*hf2i.l(R0h8)q#mc:e&Dly'``7hte!'+r&g1X(g7>*q$]L%,q2*o%.e2[ev",
"D0`;&E'e!n2rj8=)q>lO/q%P]'$E.f$+.f)S6imJ0fEYg+4ECn#vE7&q,!h$e!%+`REZl!hd~!!s/^A@DgE0E.E,E*'0D|`]9>E)#E_g)le/5o'zd}Fg,@E6E",
"4E2E0-D|E%e%yeANE[q$<i&g<5k$V/~0`<8$e)&#g:af$]q<Ii*`<EeEF`X6uE;#e.mE-f4M`-7eWmq'kh$h&GE6h5c7dq+11$E+a!EM#e!)*E-sh9]q1Rj%E",
"0`oEN#e8.E2g!(65E4f![`o'#g1%e,|ERES0'/e!)EPEQ0%sfxO0!/e2KEV,0EWf!)ET*0EUe1@9Z`3E[fPoEwm**EMr#Ww6%ES8$ETq4,h$E^e#FEQEREEfP",
"+EM`4EQEbEP#``E_EcE^e&5E^EdE]%e(L`s$f(Na!'f+mf3en+TF4rh,##mw~e,HgD{3n-+4%eRh!eRne*AF<rF<q&G!,eR1q3jz&a-8,m*+h(n`r-j1|,|g)",
"0f$$AEq3hb*`/6w5q&<D&%*7iq2.V*q,&6,`[9J`L9Ae#(h!t`W%#lSKq&C0$WiW]h9p`]9P1E,h|K.q&D#'E/ufG>3e=8Wj",
/* select_address: select.comp ADDRESS */
"fn{d~!!!1r~Eq%:m~$:jc<}gc(q1:_Fq!c.{q%:/Eq-N4~$HqBgq~#IgbtmcIgb~kcIgbrecI}hb}gcmg`imcI:wYIq&tf)q%2^%icIA<W@wjdTq!cIQq!cEM",
"q!c6c:xYK~6A;W)~H7.y7%~~#0A;wA:~H~}l>UfJ4hc6q#LV*7Zrh:]2q$hL$$s*q:v.'hQPe^ffQPq#LX,i!cE&lL1q$en%XCecnesrqBwe+E+sq$r#%q-Nx",
"~(0q#RL~%Eq%0}/q!f.~%W7-~37)~e7&zq#%k0of7q#%i+`DE2jf9E-}E7u:vuE8t`H3rh-,if;`HD|i!0if=`HE!q#VP(ECg#_q2(>&E(E5pf@ECu:w~@p61",
"pf@f5-nf@}A<uA:|q&.U%ef@ET~~*wn<{hfG,q%#b&g%If!5q(QN,p8_g!LD|n<{i8aq%#e&E#D~q!fy~*{n+rfAOe7qq,^l(7Z|hATE%ng=E'zE)z`H,sq${",
"e'E/6Zq(op%WgtE#!+q4fi)E)q#&3%q!g@pq!Iq1+q!-u<pIq5up-uq!gy;eEcngytE+~NE7~KEK~1EEp&Ns)~9.q'%m'E<sq'Z4%e&$E]E^e/]E_rEWq!hE~",
"#qq!No2q!&}JE%~2lh~q4Cu(ih~E.|ESERsq(zU)6Fuq!h~N:xh=wph~6h~~$26g~EcSq!h|~&&A:~::x~WA:~V",
/* select_any: select_any.comp */
"sVkd~!!!4@rq=x+>q(@Xkq'!o~$Lfj8q(XI)q#Locoi`}q&%W'WEAIA@gj(gikkc/X=AJf!D7lgi-q5XW&q&%c'q(@a7q+0W~&{q#NF3q6lG;ijAgo1giRq(@",
"%/AKW(ghke#YALr8'AK6iq%|;&ALWK7_e!)q#`C%ojcjktq#N0Mgj4ej'8Zfj+el>fkkglBq'fQ'AMW4go7gl=q'am'q9H#,;<ek)q.8K&ANXy@*8$gk2q$;,",
"%ije;kf!Dij}q4F.+gmde!4kk.:Cf#D:Khk2gmJq%{O-q'cv(6%8+q;k3(8+q.9y*9:vAOe!:6fs;CrAO6fq'e:-q$nd':Uq;kR(:Uq+t#&q)n+)=(sq)n=(q",
"A@$(fl>APWV6f@*e!(AQXPAMAPq$=t'ARe!,@*nlA}b+AUo>C(q%|R'gkP8Zq5{G'gBQq/0w+q'F+,ARm6deXBe6cq=h9%p6df=*,q2*<(65`W4kMEq'5a&;m",
"f!yn3Eg7h`rE)0l!4b+ATjKH$tq2*c+h!g*v:kg5C`}8fn=_`[:_k8RfGPE&`[:pq3.Q)q4hX%Wiq<i|~.-q+4d~%9q=|<@q!iH~$R8Y}~}i#3q!iH~%,9Q}~",
"}q5Z3'lud}q&'R-eu7n,gu6N(lX)g-f}q%i[$.q4|Y(q.J+++h!rA@ASrAIq$fe+ALw#AL`@8Zh.{fa&`{:]e-/fPZ8b`t#$e]E+cS$e&re$D,8nmw5q'h{(g",
"=I:<uh=yh[s8'*sq$N_,g!EAMq,YZ$`9q'nx%@*f$9ik|m>vg>Zg.Ve#Dfv)ethq#*e$fQ'$gtQWl927i`7'n(y-sb+<Ye!7!e=H`}92a0h!Ee!*q$#L.`r1j",
"uzh#c`<D|68`9q;TY%6Gq*y:3`a&#f#4q$hE)gv&q$hH(h=oe!}hv5e#.m#$E5sebaE2k*t'wp,(}AN}ANr4#iA^q4}X2e)n5f9hq%|()6Fuf$l8ef&EeV^e&",
"%eVWe!-e!]$f#feV<e$2ANq9@U'E,j$7i#QE)sexvE,q31J+eYEANl#}g!a-e!s`;j/4)*sWb!.+e*eg!;2e!zg!rezzf!z`3EDh!xW_e_7!q$:i)1`<Eo68d",
"}Ch,@ASe/7#e/L$ri3-e!Qe#`q=Fy%(e'q`jse%Ph#'E,si&cq$9|&ojog&7k'5j&<(lDn,u@*{e]Cq,O<$q<]v06Fue!ToZLf9*#aU8be'~g#x4e!Jq%_T%e",
"!165v%uE!68e#]q&qF*6fe&wg+-j!>g_ri_iAJe+Qd}Ck#lq$*:$q3c6,hW57i$g%^mn&j3d*mgF24`A3*fb~8Zt`<e#zWlD|E!`Ae,cg!2hm#(g-.-Wg67eb",
"l/!,q$>G-hFND}ua$q;bh)g!+q;MI/E)xE(~:8YvE<{EAue*vl':-sm5eD}vq'o1)ELf'Lq;MP*i#zWlELEP`AEME(l$*'#q4~+&E03sg$(e$3E/E0E$!1q3,",
")'E,E-uE*q'[$&p$3q&iV%q'ou(g%dk'Je(8f*w%o3p+h'KpbP}q%nR/j.7`74h#+e.,&#$e'#e#8ekY!g.<h!{;myfg|q%dF'lnle#H*f/M7nq'zp+puUg${",
"3`:)g%ag&|q$fd((u#`AE=0q&+85q>^/0EE'kuQq'g[*j#2q%aD8q%:5-`AEU.i&(qDN!%EUe$Bq/:l2j$jh'}`7qA9d*n4la5Ebe_(EIE@h;Iq%jy)E@tEDu",
"`7Eb65f%]q5jU/e_uq.[Y*EMk!ko2(a$q5Fq)k&c*vq$~W=E{~1q8+r'F'ob%6hte!~lt%m#@<'ec!g2y%qCnb%`-E$j,AqCnb2Wii|Wj;Iq%tO6q%kC&(m6g",
"a%:Ce#V,q$J4.g!Eq$_(,a/$eE7em9e$$:Cq(&_,8Ym:a'te#eq1(k.e#ve&|e#t$fz'q#p!*qCKs.)e!sj1}f!zj!+q;rk)q5e;.8Yp}S8Yti}Pf,'p:_g7-",
"7jf>S263q7xw4`-&pv@'q+Sx%e<@+`W$n'I/e!|(Wlh<B%q()8%f2*j~(g$N,q,p)3aS9gE'f!j#rE(uq,j<//0)(h=/XGt65uWlE+66e!SE-1gPcba66E&E.",
"D~#,q$bO'p%qp&ce%'l)!,~06itf%Hh(EWl:Km,p:Kf/-q&9|+my0;ku<Hq4v>(g>/go4q)qK&0ft0&#q&Fc(d}Cb,#tf+Aq0z)&Dgq+LF&1qDpS(a4kqO;ka",
"S9LD|i<iE%tf=OhJx*,hsYb-gL|q/!H'g#56jxE4g&_g#LE6lQ0en,e-m1gQeq;eQ$E-2glOq)Z8(6#:kqCT|)e:6m'Q;se'}f'9iDwe!/lyqe4ap=9ej:l=U",
"j/i%i&sg3'0tk@;3'n/j&~40~9E7~FE>~6q1+e37jup4afL^E3m(K/se$snCG`AEW1i0(f@+e40$q$>y(.sl$tq#!_$`oE*hE<`AEdE&l!OfI.q#$e-E.`oE1",
"i,}E2/#%g&1`4.1E6eAWE42$(g&;e)dE6E7E(#3Wgq)JU$E(!3q)ql&fRHE/p&!f.&EsEaaS9jE9Et`-Eug'ie!OEbEc%!q5g>$&$eOCe1,q+Qk$l3{f%0h79",
"q3T8/.#p0</6Z`AF,fZE`:/e,jEvf*Pg{J:aD|'#q2Xc'f8d)*~.qDbT$EzqDbb%EsrE}q%J5&67ATjBqc:tq&2j)h0h:{(|eAvh5u&+sq;_['n`YATm&,&n(",
"re(HfDmg!)e.|l<c-u(m2Vl+Hf!Je$&j+Mc8h90j!34fz$)q1%2&q5H})o!AE%q0Ks$1e*Rj!Aq#'H)6Fuj*`67AUe$Mq+rZ-h38eG:q#MF%e!/e#Ge3)&f{;",
"eszq&#x'aS9f-f+n`Dot`3sg!I)q'y.'5hF^,q#L}$h,6e;Ch$Wq9j@%<,e!.fxfg!gfSj'n/WE-sg45(q(G)$e#~e!He!&jGG-f{Mq(G/&7,rh#)AQq#O9%8",
"de)tE.e!+'h!3E9iFfeu]!q'%r%cM7iE07iD|8nq,}R%",
/* select_any_address: select_any.comp ADDRESS */
"q#]u$d~!!!5:~=pt&q(Vtx}q&v=ukrgq#]PTq!rm}q(WE<qA_l~&Yq#^C)q6L37q$A*+orB9:~09:~Yq!r=Pq!r9d7.Vyq$D*%mr9}7-W-~H9S~89nv6JW<}q",
"#aD%ir9}qAaL-q!r=m8&~=q%032g=u+`H%q%0*(q%Gj*f7`/q#KQ$irGD}~CE,~AE>~Tq#MP%q&U!&qA^y~0uq#cS/q!u1~%5a&~~+N6h~26g~Ja4tnA<:<uq",
"D0@(gU0q7Za%+q!u:P8&x~}q%E*<iuFq%E-,frgq%E0,iuJq#bN%ouJE8uE5~Oq&TQ/3euQD}t+k#Nh*kl*gq3@{&1q=;(.q!uS=j&Fgf9E2#k&Fi#dE/gq~E",
"2q!u]cEJe!zE%sXBfu]e!|mu_Ex~QF,rF,~48&~Gq<6q*1fufq<OQ26Fufuh|fY]j'Qhuog%(E#q#]Y'E$iuq`H)si!3E(fus`H,si!0E+juu`H0j!Cg;Sq!u",
"w~%t8&~ja4|9:~~$]a4~19:~sh2n}ju~g<CpeJ@*q%^tEF$~1q.`t'F-q<RD.nv(3vp!hov/E/rE*f,i$vg+@q+Nb)6Fuq!v1~#Nl$!`:+lv8q%C`)q3Dk*6F",
"t,e!|4q!v:~%Fn)C6isovBg:4kvB5~=7-~ZaW~Nadx6J~~(x7%~~#97-~~#66Y~86q~Q6J~36B~V6j~Q",
/* select_sort: select_sort.comp */
"sVkd~!!!0Dq(lW~%xq*kT,gxPq'o>>q#k~Pq$U[1q+_Qjq(l@Aq*l6~&Rq#kD5q%9|Mq%9xAq(le1q+`L_q*n**q'ou>:)v~}:*~P:,~~&@q'md+n}3q.W5*q",
"'mZ-q+_o-k}H<Ash}7q+_k3o|r}<Ysq7-{&a0q(<<0g;)fDwh7lez}gCxiZ3q<~(>1mEt8bfD~eQZ)eDm%q1*w'*%q'GW2q$-'%j:K`/6yE*q.WH~(I`py7W|",
"q*rJMq(hZD`k}q*tKBq(hZ~$ja;~Dq8Uf}9fq%@IZ!q%>S<1x,}D|zD}~DE*vE&e*}q%AT)E.x9f'E.}eI>q$ZH)E6yE6}E9vkRvq%@I&E!E/#0~O!hI1q4_.",
"(q'f=,e#Tq%@IUENrE7sq'mIOq*ZK.q'mIp9@~7b,~Dq,N^~#Zb<q(m/~%!MQtMRq-f>~2Bgzaq'T.+q##m%q'SL)6Iq+^,;,|/e!Wfz%ow'q77;%q0d4&n9(",
"hEUg!;3f9ynF|66tc!.e%KD}q#/;&q&V9.WlE2E+c4E4e!'e8$E1E+`]:sE4E3E2`X9OE/E-q)[k)q+W:-q0U|9/~.q+W;&ioogMZeok'u%f=b)m5qq'Q=+.q",
"+X_0f8qE'f0ep&vq+Wl-g++bOh!~h668YfOEh=Phu%'f9$q'-w4pOAECze2/&e|S/q)eW'q)^d5",
/* select_sort_address: select_sort.comp ADDRESS */
"q#]1$d~!!!1<q(Sz~$kndbq!d^>q#]uSq!dd}q(Sc~#Lf`=q;uP~#`q!dP>~}q%:o0q#]N4q%;!Mq%:{=gdEq!dA~$Pq,D_.q!dA~&X9n~4<A~8<cv:xYK~g:",
"x~>~}q><`~+T`pvq0ni6-~62yq(P:@`k~2`g~6`h~^q!gF~%5a&~f7-~/q%@kH4x/}E!zE#~JE-ufKHE(q%B})E1lgWE1}e(%kgWE9yE9}E<x7&vq#s2%hgWq",
"%AaO!fJkkgW7.~.q%AaSq!gW~$Qq,F*~#Hb<q(T~~%.NRtNSq!gn~3Nq(S+5hg~D~q(S*6i!iE)q(FL.q%Q>-q7|:&c!E$q+rP$!q$!@%q+X|.e/,E8c4rf/1",
"WlE>E8ehJq)Jh$ehJE<E:~fad~@bO~]bV|fSNq!hJ{",
/* begin_few: begin.comp  FEW */
"tVlrqGNB~(Nq#=v'qGN;5`2qGN9)iCzirq.qGN55`/qGN30q4sk}pZuqGN%@`;qGN#<qG;c]qGM|~#|`DqGMzLnORqGMxX`S%qGMv%q*X;(qGMp:`WqGMn>qG",
":kVqGMj~#i`EqGMhh",
/* count_few: count.comp  FEW */
"tqG:O~+m`dqG:Mba'qG:Keq'u[~(5q%=zfqG:<~(Pa%qG::~$6a$qG:8~$5a-qG:6}}",
/* scan_few: scan.comp  FEW */
"tqFvc~(Ka3qFva~-Vq5>0p~NqFv]~'F",
/* scatter_few: scatter.comp  FEW */
"tqF[,~$^AVtAVe!Sq$9[CAWtAWe!KqF[,~'%AV~AAW~~2-AV~OAW~lAV~OAW~~+gqE|V~(GqF[$~0O",
/* scatter_basic_few: scatter.comp BASIC FEW */
"tqE|V~$Tq!]'QqE|V~&Kq![MCqE|V~0Dq!Ydp~}qE|V~9@",
/* segment_scatter_few: scatter.comp SEGMENTS FEW */
"tqEJa[~}pQUq<!qs~:pRHqEJa~''AV~_AW~~/qq!Rop~}qD/O~-DqEJ]~94",
/* segment_scatter_basic_few: scatter.comp SEGMENTS BASIC FEW */
"tqDj0|q!^|}~}qDj0~&Rq!^JaqDj0~.*q![ap~}qDj0~==",
/* histogram_few: histogram.comp  FEW */
"tqD55~$yq#e;QqD55~'Iq#f9CqD55~*Ta~qD53~*dq!Z_p~}qD53~7aawqD51~#KapqD5/~$>b!qD5-@qC1#~(d#sVorqD5'~0tazqD5%~2s",
/* onesweep_few: onesweep.comp GROUPS FEW */
"tqC-F~$jq##O(q@LJAq##O*qC-F~(0AV~AAW~~6HAV~OAW~sAW~LAV~~77bK*qC-D~3BbLqC-B~-$qAj^t8l~~$fqC-;~@5qAjT~&|",
/* onesweep_narrow_few: onesweep.comp NARROW FEW */
"sX%~~%Aq#@,QqAjT~(_AV~AAW~~4&d}Ei(lqAjRk~}q#@.}~}qAjR~tB",
/* segment_pass_few: onesweep.comp SEGMENTS FEW */
"sX%~Dq&,d~%HqAjR~'.q&.*aqAjR~4wq#5it~}qAjR~tp",
/* onesweep_staged_few: onesweep_staged.comp GROUPS FEW */
"tq@SQ~%Aq#7z(q@SQ~,}AV~~O7AV~gAV~~B8AV~gAV~~$uAV~y",
/* leaf_starts_few: leaf_starts.comp  FEW */
"tq>P*~7q",
/* leaf_sort_few: leaf_sort.comp  FEW */
"tq>6x~$Yq()@Qq>6x~&yq((pCq>6x~2Jq((#p~}q>6x~<Sbjq>6v~;N",
/* finish_few: finish.comp  FEW */
"tq=B8m~}q!rG}q=B8~%^q!q+Cq=B8~.0q!lop~}q=B8~&}",
/* fill_few: fill.comp  FEW */
"tq=$X~5R",
/* copy_keys_few: copy_keys.comp  FEW */
"tq<kG~4]",
/* numbers_few: numbers.comp  FEW */
"tq<S|~8}d}F3!4q<Sz~$T",
/* gather_few: gather.comp  FEW */
"tq<4@~$:j<)q<4@~$n6c~~'u6c~{l#(q<4@,",
/* take_keys_few: take_keys.comp  FEW */
"tq<%i~$Oj.vq<%i~$Y6_~~'n6_|",
/* pack_rows_few: pack_rows.comp  FEW */
"tq;vh~$Oj9_q;vh~%T6c~~/36c~~#`6c~G",
/* tile_sort_few: tile_sort.comp  FEW */
"tq;Zs~$Tq#NaQq;Zs~'6q#P9Cq;Zs~3bq&oCt~}q;Zs~W,",
/* tile_sort_rolled_few: tile_sort_rolled.comp  FEW */
"tq:qZ}~}q!t9}q:qZ~&;q!s>Cq:qZ~,zq$CCp~}q:qZ~9/",
/* segment_sort_few: segment_sort.comp  FEW */
"fNVq:qZeq(5K}q:qZspNAq:qZ~&nAV~YAW~~3oq#CXt~}q:qZ~R(",
/* merge_tiles_few: merge_tiles.comp  FEW */
"tq9~_|~}q#=S}q9~_~&1q#=ICq9~_~+aq#</p~}q9~_~6A",
/* split_runs_few: split_runs.comp  FEW */
"fJCq9~_~6<",
/* odd_even_merge_few: odd_even_merge.comp  FEW */
"f6@q9~_[q#NU}q9~_{}p_Wq9~_~%OAV~^AW~~10q$lG~(Tq9B$~)oq9~]1cO$q9~Z~8'",
/* segments_few: segments.comp  FEW */
"tq9>w~%3q#>7Qq9>w~'+q#@1Cq9>w~4Iq!d7t~}q9>w~CPAW~~=L",
/* segment_count_few: segment_count.comp  FEW */
"tq8;v~8a",
/* segment_histogram_few: segment_histogram.comp  FEW */
"tq8#6~8^",
/* segment_scan_few: segment_scan.comp  FEW */
"tq7gT~-A",
/* segment_bases_few: segment_bases.comp  FEW */
"tq7Z7~,O",
/* select_few: select.comp  FEW */
"tq7No~%;q#el(q7No~)UAV~~&QAV~~9qAV~~+RAV~~#CAV~~#dAV~~$4AV~~%tcSq7Nm~'Q",
/* select_any_few: select_any.comp  FEW */
"tq6ep~$dq$HhQq6ep~&Wq$H6Cq6ep~/Wq%j<p~}q6ep~[A",
/* select_sort_few: select_sort.comp  FEW */
"tZkq%=0~%xq5nP~&[q!tbCq5nP~2xq%;Ht~}q5nP~EYAW~~%N",
};
#define GPUSORTI_X(name, words) {GPUSORTI_KERNEL_##name, words},
static const gpusorti_packed_kernel gpusorti_text_kernels[GPUSORTI_KERNEL_COUNT] = {
GPUSORTI_X(begin, 1836)
GPUSORTI_X(begin_address, 2054)
GPUSORTI_X(count, 3395)
GPUSORTI_X(count_address, 3704)
GPUSORTI_X(scan, 2851)
GPUSORTI_X(scan_address, 3071)
GPUSORTI_X(scatter, 6413)
GPUSORTI_X(scatter_address, 6650)
GPUSORTI_X(scatter_basic, 5372)
GPUSORTI_X(scatter_basic_address, 5635)
GPUSORTI_X(segment_scatter, 6657)
GPUSORTI_X(segment_scatter_address, 6909)
GPUSORTI_X(segment_scatter_basic, 5626)
GPUSORTI_X(segment_scatter_basic_address, 5900)
GPUSORTI_X(histogram, 10719)
GPUSORTI_X(histogram_address, 11557)
GPUSORTI_X(onesweep, 13685)
GPUSORTI_X(onesweep_address, 14173)
GPUSORTI_X(onesweep_narrow, 12911)
GPUSORTI_X(segment_pass, 12704)
GPUSORTI_X(segment_pass_address, 13024)
GPUSORTI_X(onesweep_staged, 10931)
GPUSORTI_X(onesweep_staged_address, 10968)
GPUSORTI_X(leaf_starts, 2451)
GPUSORTI_X(leaf_starts_address, 2743)
GPUSORTI_X(leaf_sort, 9081)
GPUSORTI_X(leaf_sort_address, 9400)
GPUSORTI_X(finish, 2813)
GPUSORTI_X(finish_address, 3252)
GPUSORTI_X(fill, 2101)
GPUSORTI_X(fill_address, 2467)
GPUSORTI_X(copy_keys, 2026)
GPUSORTI_X(copy_keys_address, 2523)
GPUSORTI_X(numbers, 2786)
GPUSORTI_X(numbers_address, 3451)
GPUSORTI_X(gather, 1350)
GPUSORTI_X(gather_address, 1655)
GPUSORTI_X(take_keys, 1220)
GPUSORTI_X(take_keys_address, 1353)
GPUSORTI_X(pack_rows, 2459)
GPUSORTI_X(pack_rows_address, 3186)
GPUSORTI_X(tile_sort, 9117)
GPUSORTI_X(tile_sort_address, 7893)
GPUSORTI_X(tile_sort_rolled, 4860)
GPUSORTI_X(segment_sort, 8479)
GPUSORTI_X(segment_sort_address, 8944)
GPUSORTI_X(merge_tiles, 4437)
GPUSORTI_X(split_runs, 2317)
GPUSORTI_X(odd_even_merge, 6754)
GPUSORTI_X(odd_even_merge_address, 7222)
GPUSORTI_X(segments, 10214)
GPUSORTI_X(segments_address, 10883)
GPUSORTI_X(segment_count, 2556)
GPUSORTI_X(segment_count_address, 2820)
GPUSORTI_X(segment_histogram, 2517)
GPUSORTI_X(segment_histogram_address, 2790)
GPUSORTI_X(segment_scan, 1234)
GPUSORTI_X(segment_scan_address, 1344)
GPUSORTI_X(segment_bases, 1127)
GPUSORTI_X(segment_bases_address, 1226)
GPUSORTI_X(select, 7309)
GPUSORTI_X(select_address, 8006)
GPUSORTI_X(select_any, 9247)
GPUSORTI_X(select_any_address, 9651)
GPUSORTI_X(select_sort, 7378)
GPUSORTI_X(select_sort_address, 7781)
GPUSORTI_X(begin_few, 1836)
GPUSORTI_X(count_few, 3395)
GPUSORTI_X(scan_few, 2851)
GPUSORTI_X(scatter_few, 6413)
GPUSORTI_X(scatter_basic_few, 5372)
GPUSORTI_X(segment_scatter_few, 6657)
GPUSORTI_X(segment_scatter_basic_few, 5626)
GPUSORTI_X(histogram_few, 10719)
GPUSORTI_X(onesweep_few, 13685)
GPUSORTI_X(onesweep_narrow_few, 12911)
GPUSORTI_X(segment_pass_few, 12704)
GPUSORTI_X(onesweep_staged_few, 10931)
GPUSORTI_X(leaf_starts_few, 2451)
GPUSORTI_X(leaf_sort_few, 9081)
GPUSORTI_X(finish_few, 2813)
GPUSORTI_X(fill_few, 2101)
GPUSORTI_X(copy_keys_few, 2026)
GPUSORTI_X(numbers_few, 2786)
GPUSORTI_X(gather_few, 1350)
GPUSORTI_X(take_keys_few, 1220)
GPUSORTI_X(pack_rows_few, 2459)
GPUSORTI_X(tile_sort_few, 9117)
GPUSORTI_X(tile_sort_rolled_few, 4860)
GPUSORTI_X(segment_sort_few, 8479)
GPUSORTI_X(merge_tiles_few, 4437)
GPUSORTI_X(split_runs_few, 2317)
GPUSORTI_X(odd_even_merge_few, 6754)
GPUSORTI_X(segments_few, 10214)
GPUSORTI_X(segment_count_few, 2556)
GPUSORTI_X(segment_histogram_few, 2517)
GPUSORTI_X(segment_scan_few, 1234)
GPUSORTI_X(segment_bases_few, 1127)
GPUSORTI_X(select_few, 7309)
GPUSORTI_X(select_any_few, 9247)
GPUSORTI_X(select_sort_few, 7378)
};
#undef GPUSORTI_X
/* clang-format on */
/* ==== GENERATED: end ==== */

static const gpusorti_packed gpusorti_packed_kernels = {
    gpusorti_text[0], (const char *)gpusorti_text + sizeof gpusorti_text, gpusorti_text_kernels};

/* ---- >>public: the functions of the interface ---- */
#ifdef __cplusplus
extern "C" {
#endif

GPUSORT_API const char *gpusort_result_string(gpusort_result result) {
    static const char *const strings[] = {
        "GPUSORT_OK: done",
        "GPUSORT_ERROR_INVALID_ARGUMENT: a mistake in the call. gpusort_desc.logger, for example gpusort_log_stderr, "
        "receives a line that names the member. If there is none, a pointer is NULL, gpusort_desc was not zeroed, or the "
        "caller was compiled with another version of gpusort.h",
        "GPUSORT_ERROR_OUT_OF_HOST_MEMORY: an allocation on the host failed",
        "GPUSORT_ERROR_OUT_OF_DEVICE_MEMORY: the device or memory_budget has too little memory left",
        "GPUSORT_ERROR_NO_LOADER: no Vulkan loader on this machine. It is in " GPUSORTI_LOADER_PACKAGES,
        "GPUSORT_ERROR_NO_DEVICE: a Vulkan loader, but no device that can be used. gpusort_desc.logger, for example "
        "gpusort_log_stderr, receives the reason",
        "GPUSORT_ERROR_UNSUPPORTED: this device, or what is enabled on it, cannot do that. gpusort_desc.logger, for example "
        "gpusort_log_stderr, receives what is missing",
        "GPUSORT_ERROR_TOO_LARGE: more elements than this device can address",
        "GPUSORT_ERROR_DEVICE_LOST: the device was lost; destroy the context",
        "GPUSORT_ERROR_VULKAN: a Vulkan call failed. gpusort_desc.logger, for example gpusort_log_stderr, receives its name "
        "and VkResult",
        "GPUSORT_ERROR_NOT_PREPARED: gpusort_prepare() has not seen this kind of sort",
    };
    return result <= GPUSORT_OK && result >= GPUSORT_ERROR_NOT_PREPARED ? strings[-(int)result]
                                                                        : "unknown gpusort_result";
}

GPUSORT_API void gpusort_log_stderr(int level, const char *text, void *user) {
    static const char *const names[] = {"error", "warning", "information"};
    const int most = user ? *(const int *)user : GPUSORT_LOG_WARNING;
    if (level < GPUSORT_LOG_ERROR || level > GPUSORT_LOG_INFO || level > most) return;
    fprintf(stderr, "gpusort: %s: %s\n", names[level - 1], text);
}

GPUSORT_API void gpusort_destroy(gpusort_context *ctx) {
    gpusorti_host host;
    int i;
    if (!ctx) return;
    host = ctx->host;
    if (ctx->device) {
        (void)gpusorti_settle(ctx);
        for (i = 0; i < GPUSORTI_MOST_IMPORTS; i++) gpusorti_free_buffer(ctx, &ctx->imports[i]);
        for (i = 0; i < GPUSORTI_OWN_BUFFERS; i++) gpusorti_release_buffer(ctx, i);
        gpusorti_destroy_pipelines(ctx);
        GPUSORTI_DESTROY(ctx, QueryPool, ctx->queries);
        for (i = 0; i < GPUSORTI_SLOTS; i++) GPUSORTI_DESTROY(ctx, Fence, ctx->submissions[i].fence);
        GPUSORTI_DESTROY(ctx, CommandPool, ctx->command_pool);
        GPUSORTI_DESTROY(ctx, DescriptorPool, ctx->descriptor_pool);
        GPUSORTI_DESTROY(ctx, PipelineLayout, ctx->address_layout);
        GPUSORTI_DESTROY(ctx, PipelineLayout, ctx->buffer_layout);
        GPUSORTI_DESTROY(ctx, DescriptorSetLayout, ctx->set_layout);
        if (ctx->owns_device) {
            GPUSORTI_DESTROY(ctx, PipelineCache, ctx->pipeline_cache);
            ctx->vk.DestroyDevice(ctx->device, ctx->vk_allocator);
        }
    }
    if (ctx->instance && ctx->vk.DestroyInstance) ctx->vk.DestroyInstance(ctx->instance, ctx->vk_allocator);
    gpusorti_free(&host, ctx);
}

GPUSORT_API gpusort_result gpusort_create_sized(const gpusort_desc *desc_or_null, gpusort_context **out, uint64_t sizes) {
    gpusort_desc zero;
    const gpusort_desc *desc = desc_or_null ? desc_or_null : &zero;
    gpusorti_host host;
    gpusort_context *ctx;
    gpusort_result result;

    if (out) *out = NULL;
    if (sizes != GPUSORTI_SIZES) return GPUSORT_ERROR_INVALID_ARGUMENT; /* nor is the logger where it is looked for */
    memset(&zero, 0, sizeof zero);
    host = gpusorti_host_from(desc->start_canary == 0 ? desc : NULL); /* one that was not zeroed has a logger of garbage */
    if (!out) return gpusorti_fail(&host, GPUSORT_ERROR_INVALID_ARGUMENT, "gpusort_create: out is NULL");
    result = gpusorti_check_desc(&host, desc);
    if (result != GPUSORT_OK) return result;
    ctx = (gpusort_context *)gpusorti_alloc(&host, sizeof *ctx, "the context");
    if (!ctx) return GPUSORT_ERROR_OUT_OF_HOST_MEMORY;
    memset(ctx, 0, sizeof *ctx);
    ctx->host = host;
    ctx->packed = &gpusorti_packed_kernels;
    gpusorti_keep_desc(ctx, desc);
    result = gpusorti_open(ctx, desc);
    if (result != GPUSORT_OK) {
        gpusort_destroy(ctx);
        return result;
    }
    gpusorti_log(&host, GPUSORT_LOG_INFO, "gpusort on %s, subgroups of %u", ctx->caps.device_name,
                 ctx->caps.subgroup_size);
    *out = ctx;
    return GPUSORT_OK;
}

GPUSORT_API void gpusort_get_info(const gpusort_context *ctx, gpusort_info *out) {
    if (!out) return;
    memset(out, 0, sizeof *out);
    if (!ctx) return;
    memcpy(out->device_name, ctx->caps.device_name, sizeof out->device_name);
    out->subgroup_size = ctx->caps.subgroup_size;
    out->enabled = ctx->enabled;
    out->device_type = ctx->caps.device_type;
    out->algorithm = ctx->caps.subgroups && !ctx->caps.relaxed ? (gpusort_algorithm)ctx->tuning.large
                                                               : GPUSORT_COUNT_SCAN_SCATTER;
}

GPUSORT_API gpusort_result gpusort_query_sized(const gpusort_desc *desc, uint32_t *enabled, uint32_t *extension_count,
                                               const char **extensions_or_null, uint64_t sizes) {
    gpusorti_host host;
    gpusorti_functions vk;
    gpusorti_caps caps;
    const char *names[GPUSORTI_FEATURE_ROWS];
    uint32_t room, i, count;
    gpusort_result result;
    if (sizes != GPUSORTI_SIZES) return GPUSORT_ERROR_INVALID_ARGUMENT;
    host = gpusorti_host_from(desc && desc->start_canary == 0 ? desc : NULL);
    if (!desc || !enabled || !extension_count)
        return gpusorti_fail(&host, GPUSORT_ERROR_INVALID_ARGUMENT, "gpusort_query: %s is NULL",
                             !desc      ? "desc"
                             : !enabled ? "enabled"
                                        : "extension_count");
    room = extensions_or_null ? *extension_count : 0;
    *enabled = 0;
    *extension_count = 0;
    memset(&vk, 0, sizeof vk);
    result = gpusorti_check_desc(&host, desc);
    if (result == GPUSORT_OK) result = gpusorti_find_loader(&host, desc, &vk);
    if (result == GPUSORT_OK) result = gpusorti_read_given(&host, desc, 0, &vk, &caps);
    if (result != GPUSORT_OK) return result;
    count = gpusorti_extension_names(&caps, caps.offered, names);
    if (extensions_or_null && room < count)
        return gpusorti_fail(&host, GPUSORT_ERROR_INVALID_ARGUMENT,
                             "gpusort_query: *extension_count: room for %u names, there are %u", room, count);
    for (i = 0; i < count && extensions_or_null; i++) extensions_or_null[i] = names[i];
    *enabled = caps.offered;
    *extension_count = count;
    return GPUSORT_OK;
}

GPUSORT_API gpusort_result gpusort_chain_features(uint32_t enabled, VkDeviceCreateInfo *info, gpusort_features *features) {
    return gpusorti_chain_features(enabled, info, features);
}

GPUSORT_API gpusort_result gpusort_cache(gpusort_context *ctx, size_t *size, void *data_or_null) {
    size_t room, whole = 0, written;
    VkResult vr;
    if (!ctx) return GPUSORT_ERROR_INVALID_ARGUMENT;
    if (!size) return gpusorti_fail(&ctx->host, GPUSORT_ERROR_INVALID_ARGUMENT, "gpusort_cache: size is NULL");
    room = *size;
    *size = 0;
    if (gpusorti_check_lost(ctx) != GPUSORT_OK) return GPUSORT_ERROR_DEVICE_LOST;
    if (!ctx->owns_device)
        return gpusorti_fail(&ctx->host, GPUSORT_ERROR_UNSUPPORTED,
                             "gpusort_cache: only for gpusort's own device; yours has gpusort_desc.pipeline_cache");
    vr = ctx->vk.GetPipelineCacheData(ctx->device, ctx->pipeline_cache, &whole, NULL);
    if (vr != VK_SUCCESS) return gpusorti_check(&ctx->host, vr, "vkGetPipelineCacheData");
    if (!data_or_null)
        *size = sizeof(gpusorti_cache_header) + whole;
    else if (room >= sizeof(gpusorti_cache_header)) {
        gpusorti_cache_header header;
        char *pipelines = (char *)data_or_null + sizeof header;
        written = room - sizeof header;
        if (written > whole) written = whole; /* lavapipe leaves its count as it is where there is room to spare */
        vr = ctx->vk.GetPipelineCacheData(ctx->device, ctx->pipeline_cache, &written, pipelines);
        if (vr != VK_SUCCESS && vr != VK_INCOMPLETE) return gpusorti_check(&ctx->host, vr, "vkGetPipelineCacheData");
        header = gpusorti_cache_header_of(ctx, pipelines, written);
        if (vr == VK_INCOMPLETE) header.size++; /* ignored later, as all data that was cut */
        memcpy(data_or_null, &header, sizeof header);
        *size = sizeof header + written;
    }
    return GPUSORT_OK;
}

GPUSORT_API gpusort_result gpusort_prepare(gpusort_context *ctx, const gpusort_cmd_args *args) {
    gpusorti_preparation preparation;
    gpusorti_request request;
    gpusorti_plan plan;
    gpusort_result result;
    int quick;
    if (!ctx) return GPUSORT_ERROR_INVALID_ARGUMENT;
    if (!args) return gpusorti_fail(&ctx->host, GPUSORT_ERROR_INVALID_ARGUMENT, "gpusort_prepare: args is NULL");
    quick = (args->flags & GPUSORT_QUICK) != 0;
    result = gpusorti_check_lost(ctx);
    if (result == GPUSORT_OK) result = gpusorti_check_least(&ctx->host, args);
    if (result == GPUSORT_OK) result = gpusorti_resolve(ctx, args, 0, &request, &plan);
    if (result != GPUSORT_OK) return result;
    preparation.ctx = ctx;
    preparation.args = args;
    if (quick) request = gpusorti_quick(&request);
    result = gpusorti_compile_wanted(
        ctx, gpusorti_each_sort(ctx, &request, gpusorti_least_count(args), gpusorti_prepare_plan, &preparation));
    if (result == GPUSORT_OK) gpusorti_atomic_store(&ctx->prepared, ctx->prepared + 1);
    if (result == GPUSORT_OK && quick) gpusorti_atomic_store(&ctx->quick, ctx->quick + 1);
    return gpusorti_note_lost(ctx, result);
}

GPUSORT_API int gpusort_readiness(const gpusort_context *ctx, const gpusort_cmd_args *args) {
    gpusorti_search search;
    gpusorti_request request, quick;
    gpusorti_plan plan;
    uint32_t least;
    if (!ctx) return GPUSORT_READY_NOT;
    if (!args) {
        (void)gpusorti_fail(&ctx->host, GPUSORT_ERROR_INVALID_ARGUMENT, "gpusort_readiness: args is NULL");
        return GPUSORT_READY_NOT;
    }
    if (gpusorti_check_lost(ctx) != GPUSORT_OK || gpusorti_check_least(&ctx->host, args) != GPUSORT_OK ||
        gpusorti_resolve(ctx, args, 0, &request, &plan) != GPUSORT_OK)
        return GPUSORT_READY_NOT;
    search.ctx = ctx;
    search.args = gpusorti_dummy_buffers(args);
    least = gpusorti_least_count(args);
    if (gpusorti_each_sort(ctx, &request, least, gpusorti_find_plan, &search) == GPUSORT_OK) return GPUSORT_READY_FULL;
    quick = gpusorti_quick(&request);
    if (gpusorti_atomic_load(&ctx->quick) != 0 &&
        gpusorti_each_sort(ctx, &quick, least, gpusorti_find_plan, &search) == GPUSORT_OK)
        return GPUSORT_READY_QUICK;
    return GPUSORT_READY_NOT;
}

GPUSORT_API gpusort_result gpusort_scratch(const gpusort_context *ctx, const gpusort_cmd_args *args,
                                           gpusort_memory *out) {
    gpusorti_measure measure;
    gpusorti_request request, quick;
    gpusorti_plan plan;
    gpusort_result result;
    if (out) memset(out, 0, sizeof *out);
    if (!ctx) return GPUSORT_ERROR_INVALID_ARGUMENT;
    if (!args || !out)
        return gpusorti_fail(&ctx->host, GPUSORT_ERROR_INVALID_ARGUMENT, "gpusort_scratch: %s is NULL",
                             !args ? "args" : "out");
    result = gpusorti_check_lost(ctx);
    if (result == GPUSORT_OK) result = gpusorti_resolve(ctx, args, 0, &request, &plan);
    if (result != GPUSORT_OK) return result;
    out->alignment = GPUSORTI_ALIGNMENT;
    out->usage = VK_BUFFER_USAGE_STORAGE_BUFFER_BIT;
    measure.ctx = ctx;
    measure.args = gpusorti_dummy_buffers(args);
    measure.memory = out;
    quick = gpusorti_quick(&request);
    result = gpusorti_each_sort(ctx, &request, 1, gpusorti_raise_memory, &measure);
    if (result == GPUSORT_OK && quick.merging) result = gpusorti_each_plan(ctx, &quick, 1, gpusorti_raise_memory, &measure);
    return result;
}

/* The plan that is recorded: the fastest, or while that is not prepared the quick one, if that is; else NULL. Pipelines are
 * published together, so that each call finds all of a preparation or none. quick: room for that plan. */
static const gpusorti_plan *gpusorti_find_prepared(const gpusort_context *ctx, const gpusort_cmd_args *args,
                                                   const gpusorti_plan *usual, gpusorti_plan *quick) {
    const gpusorti_request request = gpusorti_quick(&usual->request);
    if (gpusorti_walk_steps(usual, args, gpusorti_find_step, &ctx) == GPUSORT_OK) return usual;
    if (!request.merging || gpusorti_atomic_load(&ctx->quick) == 0) return NULL;
    if (gpusorti_make_plan(ctx, &request, quick) != GPUSORT_OK) return NULL;
    return gpusorti_walk_steps(quick, args, gpusorti_find_step, &ctx) == GPUSORT_OK ? quick : NULL;
}

GPUSORT_API gpusort_result gpusort_cmd_sort(const gpusort_context *ctx, VkCommandBuffer command_buffer,
                                            const gpusort_cmd_args *args) {
    gpusorti_request request;
    gpusorti_plan usual, quick;
    const gpusorti_plan *prepared;
    gpusort_result result;
    if (!ctx) return GPUSORT_ERROR_INVALID_ARGUMENT;
    if (!args || !command_buffer)
        return gpusorti_fail(&ctx->host, GPUSORT_ERROR_INVALID_ARGUMENT, "gpusort_cmd_sort: %s is NULL",
                             !args ? "args" : "command_buffer");
    result = gpusorti_check_lost(ctx);
    if (result == GPUSORT_OK) result = gpusorti_refuse_quick(&ctx->host, "gpusort_cmd_args", args->flags);
    if (result == GPUSORT_OK) result = gpusorti_resolve(ctx, args, 0, &request, &usual);
    if (result != GPUSORT_OK || request.count == 0) return result;
    prepared = gpusorti_find_prepared(ctx, args, &usual, &quick);
    result = gpusorti_check_buffers(ctx, args, prepared ? prepared : &usual);
    if (result == GPUSORT_OK && !prepared) return gpusorti_tell_unprepared(ctx, args);
    if (result == GPUSORT_OK) result = gpusorti_record(ctx, command_buffer, args, prepared);
    return result;
}

GPUSORT_API gpusort_result gpusort_sort(gpusort_context *ctx, const gpusort_host_args *args) {
    gpusorti_failures failures = {"", ""};
    gpusorti_plan plan; /* that call.plan points to */
    gpusorti_call call;
    gpusort_result result;
    if (!ctx) return GPUSORT_ERROR_INVALID_ARGUMENT;
    if (!args) return gpusorti_fail(&ctx->host, GPUSORT_ERROR_INVALID_ARGUMENT, "gpusort_sort: args is NULL");
    result = gpusorti_check_lost(ctx);
    if (result == GPUSORT_OK) result = gpusorti_refuse_quick(&ctx->host, "gpusort_host_args", args->flags);
    if (result == GPUSORT_OK) result = gpusorti_begin_call(&call, ctx, args);
    if (result != GPUSORT_OK) return result;
    result = gpusorti_check_offsets(ctx, args);
    if (result != GPUSORT_OK) return result;
    if (args->timings) memset(args->timings, 0, sizeof *args->timings);
    if (args->count == 0) return GPUSORT_OK;
    result = gpusorti_check_arrays(&call);
    if (result != GPUSORT_OK) return result;
    if (!ctx->queue)
        return gpusorti_fail(&ctx->host, GPUSORT_ERROR_INVALID_ARGUMENT,
                             "gpusort_desc.queue was not given: gpusort_sort() needs it");
    ctx->host.failures = &failures;
    result = gpusorti_need_queue_objects(ctx);
    if (result == GPUSORT_OK) result = gpusorti_sort_within(&call, &plan);
    gpusorti_end_failures(&ctx->host, result);
    if (result == GPUSORT_OK && args->timings) gpusorti_tell_times(&call, args->timings);
    return gpusorti_note_lost(ctx, result);
}

GPUSORT_API void gpusort_trim(gpusort_context *ctx) {
    int i;
    if (!ctx || gpusorti_settle(ctx) != GPUSORT_OK) return;
    for (i = 0; i < GPUSORTI_OWN_BUFFERS; i++) gpusorti_release_buffer(ctx, i);
}

#ifdef __cplusplus
}
#endif
#endif /* GPUSORTI_IMPLEMENTED */
#endif /* GPUSORT_IMPLEMENTATION */

/* LICENSE
 * gpusort.h is available under two licenses: choose whichever you prefer.
 *
 * ALTERNATIVE A - MIT License
 *
 * Copyright (c) 2026 the gpusort.h authors
 *
 * Permission is hereby granted, free of charge, to any person obtaining a copy of
 * this software and associated documentation files (the "Software"), to deal in
 * the Software without restriction, including without limitation the rights to
 * use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies
 * of the Software, and to permit persons to whom the Software is furnished to do
 * so, subject to the following conditions:
 *
 * The above copyright notice and this permission notice shall be included in all
 * copies or substantial portions of the Software.
 *
 * THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR
 * IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY,
 * FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE
 * AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER
 * LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM,
 * OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE
 * SOFTWARE.
 *
 * ALTERNATIVE B - Public Domain (www.unlicense.org)
 *
 * This is free and unencumbered software released into the public domain.
 *
 * Anyone is free to copy, modify, publish, use, compile, sell, or distribute this
 * software, either in source code form or as a compiled binary, for any purpose,
 * commercial or non-commercial, and by any means.
 *
 * In jurisdictions that recognize copyright laws, the author or authors of this
 * software dedicate any and all copyright interest in the software to the public
 * domain. We make this dedication for the benefit of the public at large and to
 * the detriment of our heirs and successors. We intend this dedication to be an
 * overt act of relinquishment in perpetuity of all present and future rights to
 * this software under copyright law.
 *
 * THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR
 * IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY,
 * FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE
 * AUTHORS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN
 * ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION
 * WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.
 */
