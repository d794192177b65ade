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
 *            pass the greatest. Results are sorted, so those of a smaller k are at the front. With GPUSORT_ANY_ORDER
 *            results come in any order.
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
 *   scratch holds counters only. Radix sorts then copy the input to the output first, which reads and writes all elements.
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
 *   Fewer pipelines: with least_count, pipelines of smaller counts are not compiled. Rows are prepared for every length up
 *   to segment_size; for a single row that may take six pipelines more, and with a limit four.
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
    uint32_t stall;           /* one-sweep leaves chosen tiles unpublished: STALL_* in shaders/onesweep.glsl */
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
 *     larger than the device can bind. gpusorti_list_bound() has all limits.
 *     Digits of segments shrink until counts and lists take at most 6 bytes an element, whatever the lengths
 *     (gpusorti_counts_are_few()).
 *   Kernels: gpusorti_kernel_rows[] has a row for each kernel: which arguments it reads, and what it binds in an unusual
 *     place. Specialization constants that a kernel does not read are 0, so that different sorts share its pipeline.
 *   Scratch: control | status | leaves | keys | values | keys_alt | values_alt, see gpusorti_layout. Rows of wide values
 *     share the memory of the last two, except that those of structs come after them. The control block starts with sizes
 *     for indirect dispatches. Words with names (CONTROL_* in shaders/constants.glsl), the records of up to 32 passes and
 *     the histograms follow.
 *   one-sweep, the kernels in their order: begin. finish, which unpacks narrow keys and copies kept ones. histogram, which
 *     also plans the passes. onesweep or onesweep_staged, once for each digit. finish, unless gpusorti_ends_by_passes();
 *     finish again to pack narrow keys. gather, twice for wide values.
 *     Leaves: If keys may be evenly distributed, passes by leading digits (onesweep), leaf_starts and leaf_sort come before
 *     these passes, which then run only if the leaves did not fit. 64-bit keys that get no such leaves may have leaves by
 *     place: group_sample finds how many leading digits are enough, leaf_starts cuts between groups that agree in these, and
 *     sort_leaves comes behind leaf_sort, which has nothing to do.
 *     8-bit keys alone: begin; histogram; finish, which writes each key as often as it was counted.
 *   count / scan / scatter: begin. count, scan and scatter for each digit. finish. The kernels before and after are those of
 *     one-sweep. If the row of the tuning table has leaves and AUTO does not take one-sweep, histogram, leaf_starts and
 *     leaf_sort run as in one-sweep, with these three kernels in place of each pass.
 *   Small counts: tile_sort alone; or tile_sort, split_runs, and tile_sort once more for the buckets. Three cases use
 *     tile_sort_rolled and merge_tiles instead, which compile faster: drivers that compile longer than they sort, the first
 *     sorts of host arrays, and quick plans of any count (GPUSORT_QUICK, see gpusorti_quick()).
 *   Odd-even merge: odd_even_merge, as often as gpusorti_network_level() says. gather for wide values.
 *   Outputs: All steps work on keys_out and values_out in place of keys and values. If gpusorti_reads_given(), the first
 *     steps read the input in place: tile_sort, segments and segment_sort, with the output arrays bound in place of scratch
 *     where they do not write there; the first pass over long rows; select's first round and select_any; or the histogram
 *     and the first pass. An array that is in order already is then copied after the histogram's loop. Otherwise begin
 *     copies the input to the output first; its pipeline is prepared for every kind of sort. Steps that only read the
 *     caller's arrays (finish and numbers on the way to scratch, gather) read the input in place.
 *   Structs: For every algorithm gather runs first: it copies the keys out of the structs, and the structs to scratch. The
 *     last gather writes the structs by index. Structs of 4 and 8 bytes are sorted as values, without a last gather.
 *   Floats as numbers: Next, numbers writes an unsigned number for each key to scratch, see gpusorti_request_numbers(); all
 *     kernels sort these numbers. The bits of 16- and 32-bit keys are below the number, and numbers writes them back. 64-bit
 *     keys and their values are gathered by index. odd_even_merge compares such keys itself, in place.
 *   The first k: Rounds of select, then select_sort. In any order, where many are wanted: select_any, a step a digit.
 *   Host arrays: gpusorti_find_way() tries the ways (gpusorti_way) in turn. A way creates its buffers, uploads, sorts and
 *     downloads. Submissions use slots in rotation; before a slot is used again, the host waits for its submission. All that
 *     the driver may refuse comes before the arrays are written: pages stay imported from upload to download. If memory is
 *     lacking for the download, it is tried again; if that fails, too, the device counts as lost. The first sorts of a kind
 *     are tiles and merges, see gpusorti_merge_first().
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
 *   leaf          the elements that agree in the leading bits, sorted by one workgroup in shared memory; by place: some
 *                 groups of elements that do, side by side, see shaders/find_places.glsl
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
    /* of leaves by place, see find_places.glsl */
    GPUSORTI_CONTROL_MAY_PLACE = 13, /* not 0: there may be some */
    GPUSORTI_CONTROL_MOST_ALIKE = 14, /* 3 words: the most sampled keys that agree in the first 2 to 4 digits */
    GPUSORTI_CONTROL_SAMPLERS_ENDED = 17, /* workgroups of group_sample.comp that have ended */
    GPUSORTI_CONTROL_PLACES = 18, /* not 0: there are some, */
    GPUSORTI_CONTROL_PLACE_COUNT = 19, /* so many */
    GPUSORTI_CONTROL_PASSES = 24, /* 32 x {PASS_* flags, ticket, number of its first portion, unused} */
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

    /* Indirect sizes, {x, y, z, -} each, lie before these words. */
    GPUSORTI_SIZE_TILES = 0, /* of the kernels that work by tiles or spans, */
    GPUSORTI_SIZE_MERGES = 4, /* of merge_tiles.comp, */
    GPUSORTI_SIZE_STRIDE = 8, /* of the kernels that loop over the array, */
    GPUSORTI_SIZE_FINISH = 12, /* of finish.comp, */
    GPUSORTI_SIZE_LEAVES = 16, /* of leaf_sort.comp, */
    GPUSORTI_SIZE_SAMPLERS = 20, /* of group_sample.comp, */
    GPUSORTI_SIZE_PLACES = 24, /* of sort_leaves.comp, */
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
    /* finish.comp: one of */
    GPUSORTI_VARIANT_FINISH = 0, /* what the planned passes left to do: the result comes back, or indices of sorted input */
    GPUSORTI_VARIANT_UNPACK = 1, /* keys go to scratch as they are, one or two words a key */
    GPUSORTI_VARIANT_PACK = 2, /* keys come back and are packed */
    GPUSORTI_VARIANT_FILL = 3, /* keys of one digit are written as often as histogram.comp has counted them */
    /* gather.comp */
    GPUSORTI_VARIANT_BACK = 1, /* from scratch to the caller's values; else from there to scratch */
    GPUSORTI_VARIANT_GATHER = 2, /* row i is read at index[i]; else at i */
    GPUSORTI_VARIANT_TAKE_KEY = 4, /* the key inside of each row goes to the keys, key_words words each, */
    GPUSORTI_VARIANT_KEY_ONLY = 8, /* and nothing else is stored */
    GPUSORTI_VARIANT_PACKED_ROWS = 16, /* the first rows of each segment, side by side; by their indices they are apart */
    GPUSORTI_VARIANT_INDEX = 32, /* the row is the index, counted from its segment's first; outside of all: no row */
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
    GPUSORTI_VARIANT_STALL = 8, /* first of 3 bits: for tests, STALL_* of onesweep.glsl */
    GPUSORTI_VARIANT_ROUNDS = 12, /* first of 4 bits: 1 less than the rounds that reorder a tile */
    GPUSORTI_VARIANT_WINDOW = 16, /* first of 4 bits: rows that look-back loads at once; 0: 8 */
    GPUSORTI_VARIANT_GROUPS = 22, /* first of 5 bits: tiles of a group and groups, at most; 0: none */
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
} gpusorti_span_args;

typedef struct gpusorti_given_args { /* addresses of what is to be sorted, see READS_GIVEN in buffers.glsl */
    uint32_t keys_given_low; uint32_t keys_given_high;
    uint32_t values_given_low; uint32_t values_given_high;
} gpusorti_given_args;

typedef struct gpusorti_histogram_args { /* histogram.comp */
    uint32_t keys_given_low; uint32_t keys_given_high;
    uint32_t values_given_low; uint32_t values_given_high;
    uint32_t portion_tiles;   /* tiles of a dispatch of a pass */
    uint32_t copies;          /* where it expects an odd number of passes it copies the elements to scratch: COPY_*, or 0 */
    uint32_t makes_even;      /* not 0: it adds a pass to an odd number of them */
    uint32_t tile;            /* of a pass */
    uint32_t least_leaf_bits; /* see gpusorti_least_leaf_bits() */
    uint32_t most_leaf_bits;  /* 0: no leaves */
    uint32_t leaf_average;    /* elements of a leaf */
    uint32_t leading_passes;  /* the last passes, of which some sort by leading bits */
    uint32_t group_samplers;  /* workgroups of group_sample.comp; 0: no leaves by place */
    uint32_t slot_words;      /* that it counts in, behind the status rows */
} gpusorti_histogram_args;

typedef struct gpusorti_sampler_args { /* group_sample.comp */
    uint32_t keys_given_low; uint32_t keys_given_high;
    uint32_t values_given_low; uint32_t values_given_high;
    uint32_t tile; uint32_t portion_tiles; uint32_t leading_passes; /* as of HISTOGRAM_ARGUMENTS */
    uint32_t place_room;                                    /* of a leaf by place, a power of two */
    uint32_t slots; uint32_t slot_bits;                         /* word of 3 << slot_bits bytes behind the status rows */
} gpusorti_sampler_args;

typedef struct gpusorti_onesweep_args { /* onesweep.comp, onesweep_staged.comp */
    uint32_t keys_given_low; uint32_t keys_given_high;
    uint32_t values_given_low; uint32_t values_given_high;
    uint32_t portion_tiles; /* tiles of a dispatch, */
    uint32_t portion;       /* and which dispatch of its pass this is */
    uint32_t polls;         /* of a silent predecessor, before its tile is counted */
    uint32_t flip;          /* see gpusorti_flip() */
    uint32_t record;        /* word of the pass's record */
} gpusorti_onesweep_args;

typedef struct gpusorti_leaf_args { /* leaf_starts.comp, leaf_sort.comp, sort_leaves.comp */
    uint32_t starts;                   /* word of the leaves' first elements, and of the end */
    uint32_t room;                     /* the most of a leaf */
    uint32_t tile; uint32_t portion_tiles; /* of the passes, if they have to run again */
    uint32_t list;                     /* word of the leaves by place, two each: first element, count */
    uint32_t place_room;               /* the most of one of them */
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

typedef struct gpusorti_gather_args { /* gather.comp */
    uint32_t row_words;                             /* 32-bit words of a value */
    uint32_t key_word; uint32_t key_words;              /* the key inside: its first word in the value, its words; */
    uint32_t key_shift; uint32_t key_mask;              /* its bits in the first */
    uint32_t segments; uint32_t size; uint32_t offsets;     /* as of segments.comp */
    uint32_t ends;                                  /* not 0: segments have ends of their own, see NO_INDEX */
    uint32_t limit;                                 /* wanted of each segment */
    uint32_t as_array; /* not 0: in scratch these are as their segments are in the array, else as in the caller's values */
} gpusorti_gather_args;

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

typedef struct gpusorti_list_args { /* tile_sort.comp for segments: segment_sort */
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
        gpusorti_sampler_args sampler;
        gpusorti_onesweep_args onesweep;
        gpusorti_leaf_args leaf;
        gpusorti_tiles_args tiles;
        gpusorti_network_args network;
        gpusorti_gather_args gather;
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
    BOTH(group_sample, 0x8fd, 0x101, GPUSORTI_READS_GIVEN, 0) \
    BOTH(sort_leaves, 0xffb, 0x112, GPUSORTI_KEEPS_SIZES, 1) \
    BOTH(finish, 0x1fff, 0x103, 0, 0) \
    BOTH(numbers, 0x1bfb, 0x100, 0, 0) \
    BOTH(gather, 0x181b, 0x100, GPUSORTI_WORDS_AS_KEYS, 0) \
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
/* A kernel has a build for bound buffers and one for device addresses, or the first alone. scatter_basic: without
 * subgroup operations. onesweep_narrow: onesweep.comp for packed keys. tile_sort_rolled: tile_sort.comp without unrolled
 * loops, which compiles much faster. */
enum gpusorti_kernel {
#define GPUSORTI_X(name, constants, flags, traits, place) GPUSORTI_KERNEL_##name, GPUSORTI_KERNEL_##name##_address,
#define GPUSORTI_Y(name, constants, flags, traits, place) GPUSORTI_KERNEL_##name,
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

/* What a kernel reads. Constants and flags that it does not read are 0, so that all sorts share its pipeline. */
typedef struct gpusorti_kernel_row {
    enum gpusorti_kernel builds[2]; /* for bound buffers, for device addresses; GPUSORTI_KERNEL_COUNT: there is none */
    uint32_t constants, flags;      /* bits 1 << id of gpusorti_spec, GPUSORTI_FLAG_* */
    uint32_t traits;                /* GPUSORTI_KEEPS_SIZES .. */
    uint32_t compile_first;         /* what takes longest to compile has the greatest number */
} gpusorti_kernel_row;

static const gpusorti_kernel_row gpusorti_kernel_rows[] = {
#define GPUSORTI_X(name, constants, flags, traits, place) \
    {{GPUSORTI_KERNEL_##name, GPUSORTI_KERNEL_##name##_address}, constants, flags, traits, place},
#define GPUSORTI_Y(name, constants, flags, traits, place) \
    {{GPUSORTI_KERNEL_##name, GPUSORTI_KERNEL_COUNT}, constants, flags, traits, place},
    GPUSORTI_KERNELS(GPUSORTI_X, GPUSORTI_Y)
#undef GPUSORTI_X
#undef GPUSORTI_Y
};

/* The row of a kernel, by either build. */
static const gpusorti_kernel_row *gpusorti_row_of(enum gpusorti_kernel build) {
    const gpusorti_kernel_row *row = gpusorti_kernel_rows;
    while (row->builds[0] != build && row->builds[1] != build) row++;
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
    return 1 + (shape->variant >> GPUSORTI_VARIANT_ROUNDS & 15);
}
static uint32_t gpusorti_tile_groups(const gpusorti_shape *shape) { return shape->variant >> GPUSORTI_VARIANT_GROUPS & 31; }
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

/* sort_leaves.comp: three words of each element, three bits, a word of 32 elements, bins and samples. */
static uint32_t gpusorti_place_words(const gpusorti_room *room, const gpusorti_shape *shape) {
    const uint32_t tile = gpusorti_shape_tile(shape);
    return 3 * tile + 4 + 4 * (tile / 32) + 6 + 6 * shape->workgroup_size + room->most_subgroups + 4;
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
    gpusorti_leaf_demands = {gpusorti_leaf_words, GPUSORTI_SUBGROUP | GPUSORTI_FIELD, GPUSORTI_OF_LEAF, 1, 1, 32, 1 << 13},
    gpusorti_place_demands = {gpusorti_place_words, GPUSORTI_SUBGROUP | GPUSORTI_POWERS, 0, 4, 4, 32, 1 << 13};

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
    NUMBER(skipped_sizes_from, , 0, UINT32_MAX, SCALES) /* passes' sizes come from the plan: 64-bit keys, leaves */ \
    /* by words a key - 1 and words a value, as leaves_to and leaf_passes: */ \
    NUMBER(leaves_from, [2][3], 0, UINT32_MAX, SHRINKS) /* such counts are sorted by leading bits, then in leaves, */ \
    NUMBER(leaves_two_from, [2][3], 0, UINT32_MAX, SHRINKS) /* these by bits of more than one digit */ \
    NUMBER(places_from, [3], 0, UINT32_MAX, SHRINKS) /* and 64-bit keys in leaves by place; by words a value; 0: never */ \
    NUMBER(multiprocessors, , 0, 1024, FIXED) /* NVIDIA's, AMD's compute units; 0: these numbers are for all */ \
    NUMBER(indices_to, , 0, 0x1fffffff, FIXED) /* a signed index finds what a device address leads to, up to so many */ \
    NUMBER(merging_us, , 0, UINT32_MAX, FIXED) /* of a kind's first sorts, see gpusorti_merge_first() */ \
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
    SHAPE(leaf, [2][3], leaf, GPUSORTI_OR_NONE) /* leaf_sort.comp, likewise */ \
    SHAPE(place, [3], place, GPUSORTI_OR_NONE) /* sort_leaves.comp, of 64-bit keys; by words a value */

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
    {"rounds", GPUSORTI_OF_PASS, GPUSORTI_ROUNDS(2), 1, 1, 16},
    {"window", GPUSORTI_OF_PASS, GPUSORTI_WINDOW(1), 0, 0, 15},
    {"groups", GPUSORTI_OF_PASS, GPUSORTI_GROUPS(1), 0, 0, 31},
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

/* Measured. With graphics a multiprocessor has half the shared memory: too little for two workgroups of
 * onesweep_staged.comp, which pays for small pairs there, and for as many of sort_leaves.comp as it takes to pay. NVIDIA's
 * compiler (driver 580) adds 32-bit numbers of bytes to addresses: indices_to is 4 GB. */
#define GPUSORTI_NVIDIA_GRAPHICS \
    "large=2 subgroup_size=32 least_elements=0 prefers_addresses=1 polls=4096 stride_groups=264 " \
    "histogram_invocations=135168 select_invocations=135168 multiprocessors=132 small_count=2^18 " \
    "skipped_sizes_from=2^17 " \
    "indices_to=536870911 merging_us=1000 " \
    "leaves_from=2^18,2^23,2^23,2^17,2^17,2^17 leaves_two_from=2^24,2^23,2^23,2^18,2^18,2^18 " \
    "leaves_to=2^28,2^28,2^28,2^28,2^28,2^28 leaf_passes=2,2,2,3,6,6 " \
    "tile=512x8,256x8,512x4,512x4,512x4,512x4 longer=256x16,512x8,512x8,512x8,512x8,512x8 select=1024x16 " \
    "merge=512x1 exchange=512x16+nested scatter=512x11 " \
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
    GPUSORTI_NVIDIA_GRAPHICS "staged=384x23+index staged_medium=512x8+index+groups16 " \
    "place=256x8,256x8,256x8 places_from=2^24,10000000,10000000 "

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

/* The first row that fits the device is taken: the row of a chip, which has a device_id, comes before those of its vendor.
 * Vendor and device are those of VkPhysicalDeviceProperties. */
typedef struct gpusorti_tuning_row {
    const char *name;
    uint32_t vendor_id, device_id, driver_id, device_type, subgroup_min; /* 0: any */
    int queue;
    const char *text;
} gpusorti_tuning_row;

static const gpusorti_tuning_row gpusorti_tuning_rows[] = {
    {"NVIDIA by NVK", 0x10de, 0, GPUSORTI_NVK, 0, 0, GPUSORTI_ANY_QUEUE, GPUSORTI_NVK_ROW},
    {"NVIDIA", 0x10de, 0, 0, 0, 0, GPUSORTI_COMPUTE_QUEUE, GPUSORTI_NVIDIA_COMPUTE},
    {"NVIDIA", 0x10de, 0, 0, 0, 0, GPUSORTI_GRAPHICS_QUEUE, GPUSORTI_NVIDIA_GRAPHICS},
    {"SwiftShader", 0x1ae0, 0, 0, VK_PHYSICAL_DEVICE_TYPE_CPU, 0, GPUSORTI_ANY_QUEUE, GPUSORTI_SWIFTSHADER},
    {"CPU drivers", 0, 0, 0, VK_PHYSICAL_DEVICE_TYPE_CPU, 0, GPUSORTI_ANY_QUEUE, GPUSORTI_CPU},
    {"AMD RDNA", 0x1002, 0, 0, 0, 32, GPUSORTI_ANY_QUEUE, GPUSORTI_RDNA_ROW},
    {"AMD GCN", 0x1002, 0, 0, 0, 0, GPUSORTI_ANY_QUEUE, GPUSORTI_GCN_ROW},
    {"Samsung Xclipse", 0x144d, 0, 0, 0, 0, GPUSORTI_ANY_QUEUE, GPUSORTI_XCLIPSE_ROW},
    {"Intel Xe2", GPUSORTI_INTEL, 0, 0, 0, 16, GPUSORTI_ANY_QUEUE, GPUSORTI_INTEL_XE2},
    {"Intel integrated", GPUSORTI_INTEL, 0, 0, VK_PHYSICAL_DEVICE_TYPE_INTEGRATED_GPU, 0, GPUSORTI_ANY_QUEUE,
     GPUSORTI_INTEL_INTEGRATED},
    {"Intel", GPUSORTI_INTEL, 0, 0, 0, 0, GPUSORTI_ANY_QUEUE, GPUSORTI_INTEL_ROW},
    {"Apple", GPUSORTI_APPLE, 0, 0, 0, 0, GPUSORTI_ANY_QUEUE, GPUSORTI_APPLE_ROW},
    {"Arm Valhall", 0x13b5, 0, 0, 0, 16, GPUSORTI_ANY_QUEUE, GPUSORTI_VALHALL_ROW},
    {"Arm Bifrost", 0x13b5, 0, 0, 0, 0, GPUSORTI_ANY_QUEUE, GPUSORTI_BIFROST_ROW},
    {"Qualcomm", 0x5143, 0, 0, 0, 0, GPUSORTI_ANY_QUEUE, GPUSORTI_QUALCOMM_ROW},
    {"Broadcom", 0x14e4, 0, 0, 0, 0, GPUSORTI_ANY_QUEUE, GPUSORTI_BROADCOM_ROW},
    {"Imagination", 0x1010, 0, 0, 0, 0, GPUSORTI_ANY_QUEUE, GPUSORTI_IMAGINATION_ROW},
    {"unknown", 0, 0, 0, 0, 0, GPUSORTI_ANY_QUEUE, ""},
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
    double merging_ms[GPUSORTI_TYPE_COUNT][3]; /* by words a value: see gpusorti_merge_first() */
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

/* The first of these rows that fits. The last one has to fit every device. */
static const gpusorti_tuning_row *gpusorti_find_row(const gpusort_context *ctx, const gpusorti_tuning_row *row) {
    const int queue = gpusorti_queue_kind(ctx);
    while ((row->vendor_id != 0 && row->vendor_id != ctx->caps.vendor_id) ||
           (row->device_id != 0 && row->device_id != ctx->caps.device_id) ||
           (row->driver_id != 0 && row->driver_id != ctx->caps.driver_id) ||
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

/* For devices whose kernels are given one buffer less: the second values have the binding of the second keys. */
static void gpusorti_merge_bindings(uint32_t *words, uint32_t count) {
    enum { OP_DECORATE = 71, BINDING = 33 };
    uint32_t i;
    for (i = 5; i + 3 < count; i += gpusorti_max(words[i] >> 16, 1))
        if (words[i] == (4u << 16 | OP_DECORATE) && words[i + 2] == BINDING && words[i + 3] == 4) words[i + 3] = 2;
}

static gpusort_result gpusorti_create_module(gpusort_context *ctx, uint32_t *words, uint32_t count, VkShaderModule *module) {
    gpusort_result result;
    GPUSORTI_STRUCT(VkShaderModuleCreateInfo, info, SHADER_MODULE_CREATE_INFO);
    if (ctx->caps.few_bindings) gpusorti_merge_bindings(words, count);
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
#define GPUSORTI_X(name, constants, flags, traits, place) #name, #name "_address",
#define GPUSORTI_Y(name, constants, flags, traits, place) #name,
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
    gpusorti_refuse(&checks, desc->cache_data && given, "cache_data", 0, "a device of yours takes pipeline_cache");
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
                                 "gpusort_desc.enabled: the device does not offer what %s brings",
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
    gpusorti_failures failures;
    gpusorti_host host = ctx->host;
    char names[320] = "", failed[256] = "";
    size_t used = 0;
    uint32_t i, family = 0;
    int best = 0;
    host.failures = &failures;
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
        return gpusorti_fail(&ctx->host, failure, "%s cannot be queried, as said before, and no other device serves; "
                             "there are: %s", failed, names);
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
                             "gpusort_desc.queue_family: %u, the device has %u", ctx->queue_family, count);
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
    gpusorti_binding_mode mode; /* of what is small enough to be bound */
    int addresses;              /* device addresses may be used, */
    int addressable;            /* and are wanted where passes are faster by them */
    int merging;                /* by tiles and merges, whatever the count: compiled soonest, see gpusorti_quick() */
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

/* ---- from a call to a request: check, fill in, bind ---- */
static void gpusorti_check_key_inside(gpusorti_checks *checks, const gpusort_cmd_args *args, uint32_t key_size) {
    const int in_values = (args->flags & GPUSORT_KEYS_IN_VALUES) != 0;
    const uint32_t others = args->flags & (uint32_t)(GPUSORT_WRITE_INDICES | GPUSORT_KEEP_KEYS);
    gpusorti_refuse(checks, !in_values && args->key_offset != 0, "key_offset", args->key_offset,
                    "not 0, but GPUSORT_KEYS_IN_VALUES is not set");
    if (!in_values) return;
    gpusorti_refuse(checks, others != 0, "flags", args->flags,
                    "GPUSORT_KEYS_IN_VALUES goes with neither GPUSORT_WRITE_INDICES nor GPUSORT_KEEP_KEYS");
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
                    "GPUSORT_DISCARD_KEYS goes with neither GPUSORT_KEEP_KEYS nor GPUSORT_KEYS_IN_VALUES");
    gpusorti_refuse(checks, discard && args->value_size == 0, "value_size", 0,
                    "GPUSORT_DISCARD_KEYS without values sorts nothing");
    gpusorti_refuse(checks, args->keys_out.buffer && (keep || (flags & GPUSORT_KEYS_IN_VALUES)), "keys_out", 0,
                    "set, but with GPUSORT_KEEP_KEYS or GPUSORT_KEYS_IN_VALUES no keys come out");
    gpusorti_refuse(checks, args->values_out.buffer && args->value_size == 0, "value_size", 0, "0, but values_out is set");
    gpusorti_refuse(checks, (flags & GPUSORT_OVERWRITE) && keep, "flags", flags,
                    "GPUSORT_OVERWRITE goes not with GPUSORT_KEEP_KEYS");
    gpusorti_refuse(checks, (flags & GPUSORT_ANY_ORDER) && args->limit == 0, "limit", 0, "0, but GPUSORT_ANY_ORDER is set");
    gpusorti_refuse(checks, (flags & GPUSORT_NUMERIC) && numbers && window, "flags", flags,
                    "GPUSORT_NUMERIC goes with no window of bits");
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
                    "not 0, and neither is segment_count (%u): rows or offsets", args->segment_count);
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
                    "of all segments there are over 2^32 - 1 results");
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

/* Of checked args. */
static gpusorti_request gpusorti_request_of(const gpusort_cmd_args *args) {
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
    gpusorti_request_numbers(args, &request);
    gpusorti_request_segments(args, &request);
    if (request.wide) request.flags |= (uint32_t)GPUSORT_WRITE_INDICES;
    if (request.in_values) request.flags |= (uint32_t)GPUSORT_KEEP_KEYS;
    return request;
}

/* How kernels shall reach the buffers. own: gpusort_sort()'s. */
static void gpusorti_bind_request(const gpusort_context *ctx, uint32_t flags, int own, gpusorti_request *request) {
    const int addresses = (ctx->enabled & GPUSORT_ENABLED_BUFFER_DEVICE_ADDRESS) != 0;
    const int push = (ctx->enabled & GPUSORT_ENABLED_PUSH_DESCRIPTOR) != 0;
    request->mode = push ? GPUSORTI_PUSHED_BUFFERS : own || !addresses ? GPUSORTI_POOLED_BUFFERS : GPUSORTI_ADDRESSES;
    request->addresses = addresses;
    request->addressable = request->key_bits >= 32 && addresses && ctx->tuning.prefers_addresses &&
                           (own || (flags & GPUSORT_ADDRESSABLE));
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
    gpusorti_binding_mode mode;
    int address_sums; /* elements behind device addresses are found by 64-bit sums, not by indices */
    uint32_t radix_bits, pass_count;
    gpusorti_shape shape; /* of the kernel that moves the elements; none: see gpusorti_has_plan() */

    /* what the device has: steps ask the plan alone */
    gpusorti_lanes lanes;
    int few_bindings;     /* bound, the second copies of keys and values are one: see gpusorti_shares_binding() */
    uint32_t alignment;   /* of what is bound, bytes */
    int keeps_loops;      /* compiling takes longer than unrolled loops save */
    gpusorti_shape stride; /* grid-stride loops over the array: begin, finish, numbers, gather */
    uint32_t stride_groups; /* workgroups of finish at most */
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
    gpusorti_shape place;    /* sort_leaves.comp: leaves by place; none: see gpusorti_has_places() */
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

    /* what follows from these and the count: see gpusorti_plan_at() */
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

/* Whether there may be leaves by place. */
static int gpusorti_has_places(const gpusorti_plan *plan) { return plan->place.workgroup_size != 0; }

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
    const gpusorti_shape own = ctx->tuning.longer[keys][values];
    const gpusorti_shape longer = own.workgroup_size ? own : ctx->tuning.tile[keys][values];
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

/* ---- leaves by place ---- */
static uint32_t gpusorti_place_room(const gpusorti_plan *plan) { return gpusorti_shape_tile(&plan->place); }

/* Places at which elements are cut into leaves, and the most of these: one before each cut, one at it, one behind. */
static uint32_t gpusorti_cuts(const gpusorti_plan *plan) {
    return gpusorti_has_places(plan) ? (plan->request.count - 1) / (gpusorti_place_room(plan) / 8 * 7) : 0;
}

static uint32_t gpusorti_most_places(const gpusorti_plan *plan) {
    return gpusorti_has_places(plan) ? 2 * gpusorti_cuts(plan) + 1 : 0;
}

/* log2 of the bytes that count the groups of a sample of a key in 256, at least four times as many, for each number of
 * digits. */
static uint32_t gpusorti_slot_bits(const gpusorti_plan *plan) {
    return gpusorti_max(gpusorti_log2(plan->request.count / 32), 8);
}

static uint64_t gpusorti_slot_words(const gpusorti_plan *plan) {
    return gpusorti_has_places(plan) ? (uint64_t)3 << gpusorti_slot_bits(plan) >> 2 : 0;
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
static uint32_t gpusorti_any_digit_bits(const gpusorti_request *request) {
    return request->segmentation == GPUSORTI_ONE_ARRAY ? 11 : 8;
}

/* select_any.comp: words of a segment, ten and three rows of counts. */
static uint32_t gpusorti_any_words(const gpusorti_request *r) { return 10 + (3u << gpusorti_any_digit_bits(r)); }

/* select_any.comp: the most results of a segment, and of all; whether these go by way of the second copies. */
static uint32_t gpusorti_any_room(const gpusorti_request *r) { return gpusorti_min(r->limit, gpusorti_longest(r)); }

static uint64_t gpusorti_any_results(const gpusorti_plan *plan) {
    const gpusorti_request *r = &plan->request;
    return gpusorti_lesser((uint64_t)gpusorti_segments_of(r) * gpusorti_any_room(r), r->count);
}

static int gpusorti_any_copies(const gpusorti_plan *plan) {
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
    const uint32_t any_bits = gpusorti_any_digit_bits(&plan->request);
    if (plan->algorithm == GPUSORT_COUNT_SCAN_SCATTER)
        return 4 * (plan->tiles_per_span > 1 ? (uint64_t)GPUSORTI_MAX_SPANS : gpusorti_tiles(plan)) << plan->radix_bits;
    if (plan->unordered) /* of each row; counts of parts, of rows at most twice most_parts */
        return 4 * (rows * gpusorti_any_words(&plan->request) +
                    ((uint64_t)plan->most_parts << gpusorti_max(any_bits, 9)));
    if (gpusorti_selects(plan)) return 0;
    if (plan->algorithm == GPUSORTI_SEGMENTED) return 4 * gpusorti_long_tiles(plan) << plan->radix_bits;
    if (plan->algorithm == GPUSORT_ONESWEEP)
        return (4 * ((uint64_t)plan->tiles_per_portion + 2) << plan->radix_bits) + 4 * gpusorti_slot_words(plan);
    if (plan->algorithm == GPUSORTI_TILES_AND_BUCKETS)
        return 4 * ((uint64_t)GPUSORTI_MAX_RUNS * GPUSORTI_RUN_SAMPLES * plan->request.key_words +
                    gpusorti_ceil_div(plan->request.count, gpusorti_bucket(plan)) * GPUSORTI_BOUND_WORDS);
    return 0;
}

static uint64_t gpusorti_leaves_size(const gpusorti_plan *plan) {
    return plan->leaf_bits ? 4 * (((uint64_t)1 << plan->leaf_bits) + 1) + 8 * (uint64_t)gpusorti_most_places(plan) : 0;
}

static uint64_t gpusorti_section(uint64_t *end, uint64_t size) {
    uint64_t begin = *end;
    *end = (begin + size + GPUSORTI_ALIGNMENT - 1) & ~(uint64_t)(GPUSORTI_ALIGNMENT - 1);
    return begin;
}

/* Elements of the second copies, or candidates: keys, and words that travel with each. */
static uint64_t gpusorti_alt_elements(const gpusorti_plan *plan) {
    if (plan->unordered) return gpusorti_any_copies(plan) ? gpusorti_any_results(plan) : 0;
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

/* The plan for a count up to its last, with all that follows from the count. */
static gpusorti_plan gpusorti_plan_at(const gpusort_context *ctx, gpusorti_plan plan, uint32_t count) {
    plan.request.count = count;
    plan.unpacked = gpusorti_unpacked(ctx, &plan);
    plan.over_keys = gpusorti_overwrites_keys(&plan);
    plan.over_values = gpusorti_overwrites_values(&plan);
    plan.tiles_per_span = gpusorti_tiles_per_span(ctx, &plan);
    plan.tiles_per_portion = gpusorti_tiles_per_portion(ctx, &plan);
    plan.part = gpusorti_part(&plan);
    plan.joins_bounds = gpusorti_shares_binding(&plan) && plan.request.segmentation == GPUSORTI_OFFSETS;
    plan.layout = gpusorti_lay_out(&plan);
    return plan;
}
/* ---- >>ranges: what a sort binds, within what the device can bind ---- */
/* What a sort binds, or reaches by addresses: where a device binds four buffers, the second values with the second keys, and
 * rows with indices. */
typedef struct gpusorti_bound {
    const char *member, *what; /* of the args; in scratch, else empty */
    uint64_t size;             /* at most: words that may lie anywhere are bound from the aligned offset before them */
    uint64_t most;             /* that it may be: as many as a binding has, or as kernels number */
} gpusorti_bound;
enum { GPUSORTI_SCRATCH_RANGES = 4, GPUSORTI_BOUND_RANGES = 11 }; /* the first in scratch; how many */

/* Kernels number words of counts and lists, and elements of a second copy, by 32 bits. Of words there are fewer, so that an
 * index is a positive number, and its bytes are 32 bits, too: some compilers make such numbers of it. */
#define GPUSORTI_MOST_COUNTS ((uint64_t)1 << 32)          /* bytes */
#define GPUSORTI_MOST_COPIED(words) ((uint64_t)(words) << 34) /* of elements of so many words */

static void gpusorti_list_bound(const gpusort_context *ctx, const gpusorti_plan *plan, gpusorti_bound *list) {
    const gpusorti_request *r = &plan->request;
    const gpusorti_layout *l = &plan->layout;
    const uint64_t offsets = gpusorti_offsets_size(r), ends = gpusorti_ends_size(r), rows = gpusorti_rows_size(r);
    const uint64_t alt = gpusorti_values_alt_in_scratch(plan);
    const uint64_t skew = gpusorti_greater(ctx->caps.offset_alignment, 4) - 4;
    const int merged = gpusorti_shares_binding(plan);
    const uint64_t most = plan->mode == GPUSORTI_ADDRESSES ? UINT64_MAX : ctx->caps.max_range;
    const gpusorti_bound bound[GPUSORTI_BOUND_RANGES] = {
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
static const gpusorti_bound *gpusorti_beyond_range(const gpusort_context *ctx, const gpusorti_plan *plan,
                                                   gpusorti_bound *list, int i) {
    gpusorti_list_bound(ctx, plan, list);
    for (; i < GPUSORTI_BOUND_RANGES; i++)
        if (list[i].size > list[i].most) return &list[i];
    return NULL;
}

static int gpusorti_fits_ranges(const gpusort_context *ctx, const gpusorti_plan *plan) {
    gpusorti_bound list[GPUSORTI_BOUND_RANGES];
    return gpusorti_beyond_range(ctx, plan, list, 0) == NULL;
}

/* own: of gpusort_sort(), whose args have no scratch. */
static gpusort_result gpusorti_tell_range(const gpusort_context *ctx, const gpusorti_bound *beyond, int own) {
    const char *const member = own && strcmp(beyond->member, "scratch") == 0 ? "count" : beyond->member;
    const int of_device = beyond->most == ctx->caps.max_range;
    return gpusorti_fail(&ctx->host, GPUSORT_ERROR_TOO_LARGE, "%s.%s: %s%llu bytes are over %s%llu%s",
                         own ? "gpusort_host_args" : "gpusort_cmd_args", member, beyond->what,
                         (unsigned long long)beyond->size, of_device ? "the device's maxStorageBufferRange of " : "the ",
                         (unsigned long long)beyond->most,
                         of_device ? ", and device addresses are not enabled" : " that kernels can number");
}

/* All that a plan has in scratch has to be as small as kernels need it. Of the caller's arrays only those
 * of the request itself count: smaller sorts have smaller ones, except that shorter rows have more packed results. */
static gpusort_result gpusorti_check_scratch(const gpusort_context *ctx, const gpusorti_plan *plan) {
    gpusorti_bound list[GPUSORTI_BOUND_RANGES];
    const gpusorti_bound *beyond = gpusorti_beyond_range(ctx, plan, list, GPUSORTI_SCRATCH_RANGES);
    return beyond ? gpusorti_tell_range(ctx, beyond, 0) : GPUSORT_OK;
}
/* ---- >>thresholds: the counts and limits at which plans change ---- */
enum {
    GPUSORTI_MOST_MERGES = 14,     /* of four runs each: from the smallest tile to 2^32 elements */
    GPUSORTI_RUN_SIZES = 8,        /* of buckets: from GPUSORTI_RUN_SAMPLES on, each twice the one before */
    GPUSORTI_LEAF_THRESHOLDS = 25, /* leaves by 8 to 32 bits */
    GPUSORTI_FEW_WANTED = 256,
    GPUSORTI_MOST_MERGED = 1 << 30, /* elements: merge_tiles.comp numbers the ends of four runs by 32 bits */
    GPUSORTI_MOST_READ_AGAIN = 1 << 23,
    GPUSORTI_PLANNED_SIZES = 1 << 24  /* the plan on the GPU sets the sizes of passes */
};

/* The greatest limit for which something holds. */
typedef struct gpusorti_limits {
    uint32_t few;      /* selecting is faster in every array that one workgroup cannot sort */
    uint32_t selected; /* selecting is faster in long arrays; */
    uint32_t ordered;  /* in order, too, where none is wanted */
    uint32_t halved;   /* of segments of any length there are at most as many candidates as elements */
} gpusorti_limits;

/* The greatest counts for which something holds; 0: for none, UINT32_MAX: for all. They follow from the device and the
 * kind of sort. Planners compare the count with these members and nothing else, so that the plans of counts between two
 * thresholds differ in sizes alone. Only two more counts follow from the plan itself: gpusorti_grouped(),
 * gpusorti_bound_count(). */
typedef struct gpusorti_thresholds {
    uint32_t row;                           /* one row holds all elements */
    uint32_t tile;                          /* one workgroup sorts them */
    uint32_t merges;                        /* tiles are merged, */
    uint32_t merged[GPUSORTI_MOST_MERGES];  /* by so many dispatches */
    uint32_t run[GPUSORTI_RUN_SIZES];       /* runs of such a size are split into buckets */
    uint32_t medium;                        /* onesweep.comp has its shape of tuning.medium */
    uint32_t medium_pairs;                  /* keys with values of a word have the shape tuning.staged_medium */
    uint32_t staged_values;                 /* and above the shape tuning.staged */
    uint32_t below_leaves, leaves;          /* leaves are slower; there may be leaves, */
    uint32_t below_two_digits;              /* but only by bits of one digit, */
    uint32_t below_places;                  /* and none by place */
    uint32_t leaf[GPUSORTI_LEAF_THRESHOLDS];    /* leaves have room, by 8 bits and more */
    uint32_t below_gpu_sizes;                   /* the host sets the sizes of passes; */
    uint32_t below_gpu_sizes_skipping;          /* also where some passes are often skipped */
    uint32_t indices;                           /* an index finds the elements behind a device address */
    uint32_t small_segment, listed[2];          /* no segment is too long for small_segments, for listed[] */
    uint32_t part;                              /* nor for one workgroup of select.comp */
    uint32_t counted[2];                        /* select_any.comp has too many counts for such rows, of which chained */
                                                /* holds, and of more elements */
    uint32_t chained;                           /* a status word can count the elements of long segments */
    uint32_t short_array;                       /* one array is sorted whole, unless the limit is small */
    uint32_t order_is_cheap;                    /* its first k are found in order sooner than in any order */
    uint32_t read_again;                        /* select_any.comp is faster than select.comp, which reads once */
    gpusorti_limits limits;
} gpusorti_thresholds;

static uint32_t gpusorti_saturated(uint64_t count) { return (uint32_t)gpusorti_lesser(count, UINT32_MAX); }

/* ---- small counts ---- */
/* Loops stay loops where compiling takes longer than sorting: then tiles are merged. */
static int gpusorti_rolls_tiles(const gpusort_context *ctx, const gpusorti_plan *plan) {
    return plan->mode != GPUSORTI_ADDRESSES && (ctx->tuning.rolled || plan->request.merging);
}

static void gpusorti_tile_thresholds(const gpusort_context *ctx, const gpusorti_plan *plan, gpusorti_thresholds *to) {
    const uint32_t most = plan->request.merging ? UINT32_MAX : ctx->tuning.small_count;
    gpusorti_plan tiled = *plan;
    uint32_t i;
    tiled.shape = gpusorti_tile_shape(ctx, plan);
    to->tile = gpusorti_tile(&tiled);
    if (plan->mode == GPUSORTI_ADDRESSES) return; /* the other kernels are for bound buffers alone */
    if (!gpusorti_rolls_tiles(ctx, plan)) {
        for (i = 0; i < GPUSORTI_RUN_SIZES; i++)
            to->run[i] = gpusorti_min(gpusorti_min(most, gpusorti_bucketed(ctx, &tiled)),
                                      (uint32_t)(GPUSORTI_MAX_RUNS * GPUSORTI_RUN_SAMPLES) << i);
        return;
    }
    to->merges = gpusorti_min(most, GPUSORTI_MOST_MERGED);
    for (i = 0; i < GPUSORTI_MOST_MERGES; i++) to->merged[i] = gpusorti_saturated((uint64_t)to->tile << 2 * i);
}

/* ---- passes ---- */
/* Leaves need whole keys of 32 or 64 bits. The leading bits of 32-bit floats, their exponents, are never evenly
 * distributed; those of 64-bit floats may be, where these are of one magnitude. */
static int gpusorti_may_have_leaves(const gpusort_context *ctx, const gpusorti_request *request) {
    return request->key_bits >= 32 && gpusorti_whole_keys(request) &&
           !(request->key_kind == 2 && request->key_words == 1) && !gpusorti_shape_is_forced(ctx);
}

static void gpusorti_pass_thresholds(const gpusort_context *ctx, const gpusorti_request *request, gpusorti_thresholds *to) {
    const gpusorti_tuning *tuning = &ctx->tuning;
    const uint32_t keys = request->key_words - 1, values = request->value_words;
    uint32_t k;
    to->medium = gpusorti_grouped(&tuning->medium[keys][values]);
    if (keys == 0) {
        to->medium_pairs = gpusorti_grouped(&tuning->staged_medium);
        to->staged_values = gpusorti_grouped(&tuning->staged);
        if (to->staged_values == 0) to->staged_values = UINT32_MAX;
    }
    to->indices = tuning->indices_to;
    to->below_gpu_sizes = GPUSORTI_PLANNED_SIZES - 1;
    to->below_gpu_sizes_skipping = tuning->skipped_sizes_from - 1; /* of 0: UINT32_MAX, never; so below */
    if (tuning->leaves_to[keys][values] == 0 || !gpusorti_may_have_leaves(ctx, request)) return;
    to->below_leaves = tuning->leaves_from[keys][values] - 1;
    to->leaves = tuning->leaves_to[keys][values];
    to->below_two_digits = tuning->leaves_two_from[keys][values] - 1;
    to->below_places = keys == 0 ? UINT32_MAX : tuning->places_from[values] - 1; /* of 0: never */
    for (k = 0; k < GPUSORTI_LEAF_THRESHOLDS; k++)
        to->leaf[k] = gpusorti_saturated((uint64_t)gpusorti_leaf_average(&tuning->leaf[keys][values]) << (8 + k));
}

/* ---- segments, and the first k ---- */
/* Bytes of counts and lists that segments may have for so many elements: a word and a half for each, and less where kernels
 * could not number the words of more. */
enum { GPUSORTI_COUNTED = 32, GPUSORTI_COUNT_BYTES = 192, GPUSORTI_FEW_COUNT_BYTES = 31 };

static uint32_t gpusorti_count_bytes(const gpusorti_thresholds *to, uint32_t n) {
    return n <= to->chained ? GPUSORTI_COUNT_BYTES : GPUSORTI_FEW_COUNT_BYTES;
}

/* The greatest limit for which a part leaves so many candidates. */
static uint32_t gpusorti_limit_for(uint32_t room) {
    return room > GPUSORTI_MORE_CANDIDATES ? (room - GPUSORTI_MORE_CANDIDATES) / 7 * 4 : 0;
}

/* Selecting is faster where a tile leaves a quarter of its elements at most, and the workgroup that sorts what is left has
 * room for them. */
static void gpusorti_segment_thresholds(const gpusort_context *ctx, const gpusorti_plan *plan, gpusorti_thresholds *to) {
    const gpusorti_request *request = &plan->request;
    gpusorti_plan fitted = *plan;
    gpusorti_shape selecting;
    uint32_t room, i;
    if ((request->segmentation == GPUSORTI_ONE_ARRAY && request->limit == 0) || !gpusorti_fit_listed(ctx, &fitted) ||
        !gpusorti_fit_small_segments(ctx, &fitted))
        return;
    if (request->segmentation == GPUSORTI_ROWS) to->row = request->shortest_row;
    to->small_segment = gpusorti_small_segment(&fitted);
    to->listed[0] = gpusorti_shape_tile(&fitted.listed[0]);
    to->listed[1] = gpusorti_shape_tile(&fitted.listed[1]);
    to->chained = GPUSORTI_MOST_CHAINED;
    to->order_is_cheap = gpusorti_saturated((uint64_t)ctx->tuning.small_count * 4);
    to->short_array = gpusorti_keys_alone(request) ? to->order_is_cheap
                                                   : gpusorti_max(to->merges, to->run[GPUSORTI_RUN_SIZES - 1]);
    to->read_again = GPUSORTI_MOST_READ_AGAIN;
    selecting = gpusorti_selecting_shape(ctx, &fitted);
    room = gpusorti_min(gpusorti_shape_tile(&selecting) / 4, to->listed[1]);
    if (request->limit) to->part = gpusorti_shape_tile(&selecting);
    for (i = 0; i < 2 && request->any_order; i++)
        to->counted[i] = 4 * GPUSORTI_COUNTED * gpusorti_any_words(request) /
                         (i ? GPUSORTI_FEW_COUNT_BYTES : GPUSORTI_COUNT_BYTES);
    to->limits.few = GPUSORTI_FEW_WANTED;
    to->limits.selected = gpusorti_limit_for(room);
    to->limits.halved = gpusorti_limit_for(gpusorti_min(room, to->listed[1] / 16 * 7));
    to->limits.ordered = gpusorti_max(to->limits.selected / 2, GPUSORTI_FEW_WANTED);
}

/* ---- all of them ---- */
static gpusorti_thresholds gpusorti_thresholds_of(const gpusort_context *ctx, const gpusorti_plan *blank) {
    gpusorti_thresholds to;
    memset(&to, 0, sizeof to);
    gpusorti_tile_thresholds(ctx, blank, &to);
    gpusorti_pass_thresholds(ctx, &blank->request, &to);
    gpusorti_segment_thresholds(ctx, blank, &to);
    return to;
}
/* ---- >>planners: each makes a plan for one way to sort, or none where it cannot or another one is faster ---- */
typedef gpusorti_plan (*gpusorti_planner)(const gpusort_context *ctx, const gpusorti_thresholds *to, gpusorti_plan plan);

/* A plan in which nothing is decided yet. */
static gpusorti_plan gpusorti_blank_plan(const gpusort_context *ctx, const gpusorti_request *request,
                                         gpusorti_binding_mode mode) {
    gpusorti_plan plan;
    memset(&plan, 0, sizeof plan);
    plan.request = *request;
    plan.mode = mode;
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
static gpusorti_plan gpusorti_plan_tiles(const gpusort_context *ctx, const gpusorti_thresholds *to, gpusorti_plan plan) {
    const uint32_t n = plan.request.count;
    if (n > to->tile && n > to->merges) return gpusorti_no_plan(plan);
    plan.algorithm = GPUSORTI_TILES_AND_MERGES;
    plan.rolled = gpusorti_rolls_tiles(ctx, &plan);
    plan.shape = gpusorti_tile_shape(ctx, &plan);
    plan.run = gpusorti_tile(&plan);
    while (gpusorti_has_plan(&plan) && n > to->merged[plan.merges] && n > to->tile) plan.merges++;
    return plan;
}

static gpusorti_plan gpusorti_plan_buckets(const gpusort_context *ctx, const gpusorti_thresholds *to, gpusorti_plan plan) {
    const uint32_t n = plan.request.count;
    uint32_t i = 0;
    while (i < GPUSORTI_RUN_SIZES && n > to->run[i]) i++;
    if (i == GPUSORTI_RUN_SIZES) return gpusorti_no_plan(plan);
    plan.algorithm = GPUSORTI_TILES_AND_BUCKETS;
    plan.shape = gpusorti_tile_shape(ctx, &plan);
    plan.run = (uint32_t)GPUSORTI_RUN_SAMPLES << i;
    return plan;
}

/* ---- passes ---- */
/* The shape for onesweep_staged.comp; workgroup_size 0 where it cannot sort such keys or is slower. It is slower where it
 * needs too many registers: for large tiles in bound buffers whose accesses are checked. */
static gpusorti_shape gpusorti_staged_shape(const gpusort_context *ctx, const gpusorti_thresholds *to,
                                            const gpusorti_plan *plan) {
    const gpusorti_shape none = {0, 0, 0};
    const gpusorti_request *request = &plan->request;
    const uint32_t n = request->count;
    const int unchecked = plan->mode == GPUSORTI_ADDRESSES ||
                          ((ctx->enabled & GPUSORT_ENABLED_PIPELINE_ROBUSTNESS) && !request->flags);
    if (plan->algorithm != GPUSORT_ONESWEEP || request->key_bits != 32 || request->value_words != 1) return none;
    if (n <= to->medium_pairs) return ctx->tuning.staged_medium;
    return unchecked && n <= to->staged_values ? ctx->tuning.staged : none;
}

/* The shape for onesweep.comp. */
static gpusorti_shape gpusorti_onesweep_shape(const gpusort_context *ctx, const gpusorti_thresholds *to,
                                              const gpusorti_plan *plan) {
    const uint32_t n = plan->request.count, keys = plan->request.key_words - 1, values = plan->request.value_words;
    const gpusorti_shape chained = ctx->tuning.chained[keys][values];
    if (plan->algorithm == GPUSORTI_SEGMENTED && chained.workgroup_size) return chained;
    return n <= to->medium ? ctx->tuning.medium[keys][values] : ctx->tuning.onesweep[keys][values];
}

/* The plan with a shape for one-sweep's kernel, which needs an invocation for each value of a digit. That kernel also
 * moves the elements of long segments. */
static gpusorti_plan gpusorti_fit_onesweep(const gpusort_context *ctx, const gpusorti_thresholds *to, gpusorti_plan plan) {
    const gpusorti_request *request = &plan.request;
    const uint32_t n = request->count;
    const int onesweep = plan.algorithm == GPUSORT_ONESWEEP;
    const gpusorti_shape staged = gpusorti_staged_shape(ctx, to, &plan);
    gpusorti_shape shape = gpusorti_onesweep_shape(ctx, to, &plan);
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
static int gpusorti_counts_are_few(const gpusorti_thresholds *to, const gpusorti_plan *plan) {
    const uint32_t n = plan->request.count, elements = 1u << 25;
    gpusorti_plan worst = *plan;
    if (!plan->has_long || plan->radix_bits == 2) return 1;
    worst.algorithm = GPUSORTI_SEGMENTED;
    worst.pass_count = gpusorti_passes(&worst);
    worst.request.count = elements;
    worst.request.segmentation = GPUSORTI_OFFSETS;
    worst.request.segments = UINT32_MAX;
    return gpusorti_lay_out(&worst).keys <= (uint64_t)elements / GPUSORTI_COUNTED * gpusorti_count_bytes(to, n);
}

/* The plan with the largest digits that fit. Narrow subgroups have smaller ones, because their counters take more room, and
 * so have segments that are soon long ones. */
static gpusorti_plan gpusorti_fit_digits(const gpusort_context *ctx, const gpusorti_thresholds *to, gpusorti_plan plan,
                                         gpusorti_planner fit) {
    for (; plan.radix_bits >= 2; plan.radix_bits--) {
        const gpusorti_plan fitted = fit(ctx, to, plan);
        if (gpusorti_fills_digits(ctx, &fitted) && gpusorti_counts_are_few(to, &fitted)) return fitted;
    }
    return gpusorti_no_plan(plan);
}

enum {
    GPUSORTI_MOST_LEAF_BITS = 16,
    GPUSORTI_PLACE_PASSES = 4 /* leaves by place follow passes by digits among the last four: see place_choice.glsl */
};

/* Counts from which there are leaves go with the row's shape: where it does not fit the device there are none. */
static int gpusorti_has_leaf(const gpusort_context *ctx, const gpusorti_plan *plan) {
    const gpusorti_shape *leaf = &plan->leaf;
    const gpusorti_shape fitted = gpusorti_reduce_shape(ctx, plan, *leaf, &gpusorti_leaf_demands);
    return gpusorti_suits(&gpusorti_leaf_demands, leaf) && leaf->workgroup_size == fitted.workgroup_size &&
           leaf->items == fitted.items;
}

/* Likewise for leaves by place. */
static int gpusorti_has_place(const gpusort_context *ctx, const gpusorti_plan *plan) {
    const gpusorti_shape *place = &ctx->tuning.place[plan->request.value_words];
    const gpusorti_shape fitted = gpusorti_reduce_shape(ctx, plan, *place, &gpusorti_place_demands);
    return gpusorti_suits(&gpusorti_place_demands, place) && place->workgroup_size == fitted.workgroup_size &&
           place->items == fitted.items;
}

/* The plan with leaves, where passes shall sort by the leading bits only. None where fewer bits would do: most of a leaf's
 * workgroup would idle. Where more bits would be wanted than two digits have, leaves are twice as large, and with them their
 * workgroups, once or several times. */
static gpusorti_plan gpusorti_add_leaves(const gpusort_context *ctx, const gpusorti_thresholds *to, gpusorti_plan plan) {
    const gpusorti_request *request = &plan.request;
    const uint32_t n = request->count;
    gpusorti_plan leaves = plan;
    leaves.leaf = ctx->tuning.leaf[request->key_words - 1][request->value_words];
    if (plan.radix_bits != 8 || n <= to->below_leaves || n > to->leaves) return plan;
    leaves.leaf_bits = 8;
    while (leaves.leaf_bits < 7 + GPUSORTI_LEAF_THRESHOLDS && n > to->leaf[leaves.leaf_bits - 8]) leaves.leaf_bits++;
    for (; leaves.leaf_bits > GPUSORTI_MOST_LEAF_BITS; leaves.leaf_bits--) {
        leaves.leaf.workgroup_size *= 2;
        leaves.leaf.variant = gpusorti_min(leaves.leaf.variant + 1, GPUSORTI_MOST_BIN_BITS);
    }
    if (!gpusorti_has_leaf(ctx, &leaves) || leaves.leaf_bits < gpusorti_least_leaf_bits(&leaves)) return plan;
    leaves.leading_passes = request->key_bits / 8;
    if (leaves.leaf_bits == 8) return leaves;
    if (n <= to->below_two_digits) return plan;
    leaves.leading_passes = gpusorti_min(
        gpusorti_max(ctx->tuning.leaf_passes[request->key_words - 1][request->value_words], 2), leaves.leading_passes);
    if (leaves.leaf_bits < GPUSORTI_MOST_LEAF_BITS) leaves.leaf_bits++; /* for keys that use a part of their range only */
    if (n > to->below_places && gpusorti_has_place(ctx, &leaves)) {
        leaves.place = ctx->tuning.place[request->value_words];
        leaves.leading_passes = gpusorti_max(leaves.leading_passes, GPUSORTI_PLACE_PASSES);
    }
    leaves.shape.variant &= ~GPUSORTI_GROUPS(31); /* a pass may run twice, but the groups' rows have to be 0 before */
    return leaves;
}

/* Whether AUTO takes one-sweep on this device, or the caller asks for it. The last workgroup of histogram.comp reads what
 * the others have written, which needs acquire and release. */
static int gpusorti_may_sweep(const gpusort_context *ctx, const gpusorti_request *request) {
    return !ctx->caps.relaxed && request->algorithm != GPUSORT_COUNT_SCAN_SCATTER &&
           (request->algorithm != GPUSORT_AUTO || ctx->tuning.large == GPUSORT_ONESWEEP);
}

static gpusorti_plan gpusorti_plan_onesweep(const gpusort_context *ctx, const gpusorti_thresholds *to, gpusorti_plan plan) {
    if (!gpusorti_may_sweep(ctx, &plan.request)) return gpusorti_no_plan(plan);
    plan.algorithm = GPUSORT_ONESWEEP;
    if (plan.request.addressable) plan.mode = GPUSORTI_ADDRESSES;
    plan = gpusorti_fit_digits(ctx, to, plan, gpusorti_fit_onesweep);
    return gpusorti_has_plan(&plan) ? gpusorti_add_leaves(ctx, to, plan) : plan;
}

static gpusorti_plan gpusorti_fit_scatter(const gpusort_context *ctx, const gpusorti_thresholds *to, gpusorti_plan plan) {
    (void)to;
    plan.shape = gpusorti_fit_shape(ctx, &plan, ctx->tuning.scatter, &gpusorti_scatter_demands);
    return plan;
}

static gpusorti_plan gpusorti_plan_scatter(const gpusort_context *ctx, const gpusorti_thresholds *to, gpusorti_plan plan) {
    plan.algorithm = GPUSORT_COUNT_SCAN_SCATTER;
    plan.radix_bits = ctx->forced_radix_bits ? ctx->forced_radix_bits : ctx->tuning.radix_bits;
    return gpusorti_fit_digits(ctx, to, plan, gpusorti_fit_scatter);
}

/* Where AUTO takes one-sweep, leaves come after its passes alone. */
static gpusorti_plan gpusorti_plan_three_kernels(const gpusort_context *ctx, const gpusorti_thresholds *to,
                                                 gpusorti_plan plan) {
    const int leaves = ctx->caps.subgroups && !ctx->caps.relaxed && ctx->tuning.large != GPUSORT_ONESWEEP;
    plan = gpusorti_plan_scatter(ctx, to, plan);
    return leaves && gpusorti_has_plan(&plan) ? gpusorti_add_leaves(ctx, to, plan) : plan;
}

/* ---- in place ---- */
static gpusorti_plan gpusorti_plan_network(const gpusort_context *ctx, const gpusorti_thresholds *to, gpusorti_plan plan) {
    (void)to;
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
static gpusorti_plan gpusorti_add_selection(const gpusort_context *ctx, const gpusorti_thresholds *to, gpusorti_plan plan) {
    const gpusorti_request *request = &plan.request;
    const uint32_t n = request->count;
    if (request->limit == 0 || request->limit > to->limits.selected || request->algorithm != GPUSORT_AUTO) return plan;
    if (request->segmentation == GPUSORTI_OFFSETS && request->limit > to->limits.halved && n > to->chained) return plan;
    plan = gpusorti_fit_selecting(ctx, plan);
    plan.chained = 0;
    return plan;
}

/* The plan in which they come in any order, where that is faster; else as it was. */
static gpusorti_plan gpusorti_drop_order(const gpusort_context *ctx, const gpusorti_thresholds *to, gpusorti_plan plan) {
    const gpusorti_request *request = &plan.request;
    const uint32_t n = request->count;
    if (!request->any_order || request->limit <= to->limits.ordered) return plan;
    if (request->segmentation == GPUSORTI_ROWS && request->segment_size <= to->counted[n > to->chained]) return plan;
    if (request->limit <= to->limits.selected && n > to->read_again) return plan;
    if (request->segmentation == GPUSORTI_ONE_ARRAY && !request->packs && n <= to->order_is_cheap) return plan;
    plan.unordered = 1;
    plan = gpusorti_fit_selecting(ctx, plan);
    plan.unordered = gpusorti_selects(&plan);
    return plan;
}

/* The first k of one long array, or of long rows. A short array is sorted whole by a faster way, unless k is small. */
static gpusorti_plan gpusorti_plan_selection(const gpusort_context *ctx, const gpusorti_thresholds *to,
                                             gpusorti_plan plan) {
    const gpusorti_request *request = &plan.request;
    const uint32_t n = request->count;
    const int one = request->segmentation == GPUSORTI_ONE_ARRAY, rows = request->segmentation == GPUSORTI_ROWS;
    if (request->limit == 0 || !(one || rows) || !gpusorti_fit_listed(ctx, &plan)) return gpusorti_no_plan(plan);
    if (n <= to->listed[1] || (rows && request->segment_size <= to->listed[1])) return gpusorti_no_plan(plan);
    if (one && !request->packs && request->limit > to->limits.few && n <= to->short_array) return gpusorti_no_plan(plan);
    plan = gpusorti_drop_order(ctx, to, gpusorti_add_selection(ctx, to, plan));
    plan.algorithm = GPUSORTI_SELECTED;
    plan.shape = plan.selecting;
    return plan;
}

/* One-sweep for long segments. */
static gpusorti_plan gpusorti_plan_chained(const gpusort_context *ctx, const gpusorti_thresholds *to, gpusorti_plan plan) {
    if (!gpusorti_may_sweep(ctx, &plan.request)) return gpusorti_no_plan(plan);
    plan.algorithm = GPUSORTI_SEGMENTED;
    plan.chained = 1;
    if (plan.request.addressable) plan.mode = GPUSORTI_ADDRESSES;
    return gpusorti_fit_digits(ctx, to, plan, gpusorti_fit_onesweep);
}

/* Short segments by workgroups, long ones by radix passes, all of them at once. Where one row has room for all elements
 * there is one array. */
static gpusorti_plan gpusorti_plan_segments(const gpusort_context *ctx, const gpusorti_thresholds *to, gpusorti_plan plan) {
    const gpusorti_request *request = &plan.request;
    const uint32_t n = request->count;
    const uint32_t longest = request->segmentation == GPUSORTI_ROWS ? request->segment_size : UINT32_MAX;
    gpusorti_plan fitted;
    if (request->segmentation == GPUSORTI_ONE_ARRAY || n <= to->row) return gpusorti_no_plan(plan);
    if (!gpusorti_fit_small_segments(ctx, &plan) || !gpusorti_fit_listed(ctx, &plan)) return gpusorti_no_plan(plan);
    plan.has_listed[0] = longest > to->small_segment && n > to->small_segment;
    plan.has_listed[1] = longest > to->listed[0] && n > to->listed[0];
    plan.has_long = longest > to->listed[1] && n > to->listed[1];
    fitted = gpusorti_plan_chained(ctx, to, plan);
    if (request->algorithm == GPUSORT_ONESWEEP && !gpusorti_has_plan(&fitted)) return fitted;
    if (!gpusorti_has_plan(&fitted) || n > to->chained) fitted = gpusorti_plan_scatter(ctx, to, plan);
    fitted.algorithm = GPUSORTI_SEGMENTED;
    return fitted.has_long ? gpusorti_add_selection(ctx, to, fitted) : fitted;
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
static gpusorti_plan gpusorti_complete_plan(const gpusort_context *ctx, const gpusorti_thresholds *to, gpusorti_plan plan) {
    const uint32_t n = plan.request.count;
    const int skips = plan.leaf_bits != 0 || plan.request.key_words == 2;
    plan.address_sums = plan.mode == GPUSORTI_ADDRESSES && n > to->indices;
    plan.gpu_sizes = skips ? n > to->below_gpu_sizes_skipping : n > to->below_gpu_sizes;
    plan.pass_count = gpusorti_passes(&plan);
    if (plan.algorithm == GPUSORT_ONESWEEP || plan.chained) plan.shape.variant |= GPUSORTI_STALL(ctx->forced.stall);
    if (ctx->forced.reversed_atomics) plan.leaf.variant |= GPUSORTI_VARIANT_REVERSED;
    plan = gpusorti_fit_steps(ctx, plan);
    return gpusorti_plan_at(ctx, plan, plan.request.count);
}

static gpusorti_plan gpusorti_choose(const gpusort_context *ctx, const gpusorti_request *request,
                                     gpusorti_binding_mode mode) {
    const gpusorti_plan blank = gpusorti_blank_plan(ctx, request, mode);
    const gpusorti_thresholds to = gpusorti_thresholds_of(ctx, &blank);
    size_t i;
    for (i = 0; i < sizeof gpusorti_choices / sizeof gpusorti_choices[0]; i++) {
        const struct gpusorti_choice *choice = &gpusorti_choices[i];
        if (choice->wanted == GPUSORTI_ANY_ALGORITHM || choice->wanted == (int)request->algorithm) {
            const gpusorti_plan plan = choice->planner(ctx, &to, blank);
            if (gpusorti_has_plan(&plan)) return gpusorti_complete_plan(ctx, &to, plan);
        }
    }
    return blank;
}

static gpusort_result gpusorti_make_plan(const gpusort_context *ctx, const gpusorti_request *request, int own,
                                         gpusorti_plan *out) {
    gpusorti_bound list[GPUSORTI_BOUND_RANGES];
    gpusorti_plan plan = gpusorti_choose(ctx, request, request->mode);
    const gpusorti_bound *beyond = NULL;
    if (gpusorti_has_plan(&plan)) beyond = gpusorti_beyond_range(ctx, &plan, list, 0);
    if (beyond && plan.mode != GPUSORTI_ADDRESSES && request->addresses) {
        plan = gpusorti_choose(ctx, request, GPUSORTI_ADDRESSES);
        beyond = gpusorti_beyond_range(ctx, &plan, list, 0);
    }
    if (beyond) return gpusorti_tell_range(ctx, beyond, own);
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

/* From arguments to a plan. A sort of no elements is planned as one of one element, so that errors are still reported.
 * own: of gpusort_sort(). */
static gpusort_result gpusorti_resolve(const gpusort_context *ctx, const gpusort_cmd_args *args, int own,
                                       gpusorti_plan *plan) {
    gpusorti_request request;
    gpusort_result result = gpusorti_check_args(&ctx->host, own ? "gpusort_host_args" : "gpusort_cmd_args", args);
    if (result != GPUSORT_OK) return result;
    request = gpusorti_request_of(args);
    gpusorti_bind_request(ctx, args->flags, own, &request);
    request.count = gpusorti_max(request.count, 1);
    result = gpusorti_make_plan(ctx, &request, own, plan);
    plan->request.count = (uint32_t)args->count;
    return result;
}
/* ---- >>tour: all plans between two requests, which differ in numbers alone ---- */
/* ---- how far a plan goes ---- */
/* The least threshold that is not below n, if it is below `most`; else `most`. */
static uint32_t gpusorti_next_threshold(const void *thresholds, size_t size, uint32_t n, uint32_t most) {
    const uint32_t *at = (const uint32_t *)thresholds;
    size_t i;
    for (i = 0; i < size / sizeof *at; i++)
        if (at[i] >= n && at[i] < most) most = at[i];
    return most;
}

/* The numbers of a request at which plans change. Those of rows are among those of counts. */
typedef enum gpusorti_number { GPUSORTI_COUNTS, GPUSORTI_LIMITS, GPUSORTI_ROW_LENGTHS } gpusorti_number;

/* The same for such a number of a request, whether its buffers are bound or reached by addresses. */
static uint32_t gpusorti_next_change(const gpusort_context *ctx, const gpusorti_request *request, gpusorti_number number,
                                     uint32_t most) {
    const gpusorti_binding_mode modes[] = {request->mode, request->addresses ? GPUSORTI_ADDRESSES : request->mode};
    int i;
    for (i = 0; i < 2; i++) {
        const gpusorti_plan blank = gpusorti_blank_plan(ctx, request, modes[i]);
        const gpusorti_thresholds to = gpusorti_thresholds_of(ctx, &blank);
        const uint32_t rows[] = {to.small_segment, to.listed[0], to.listed[1], to.part, to.counted[0], to.counted[1]};
        if (number == GPUSORTI_LIMITS)
            most = gpusorti_next_threshold(&to.limits, sizeof to.limits, request->limit, most);
        else if (number == GPUSORTI_ROW_LENGTHS)
            most = gpusorti_next_threshold(rows, sizeof rows, request->segment_size, most);
        else
            most = gpusorti_next_threshold(&to, offsetof(gpusorti_thresholds, limits), request->count, most);
    }
    return most;
}

/* The greatest count from `least` to `most` for which all that is bound, or reached by addresses, is as small as it has to
 * be; least - 1 where there is none. It grows with the count. */
static uint32_t gpusorti_bound_count(const gpusort_context *ctx, const gpusorti_plan *plan, uint32_t least, uint32_t most) {
    uint32_t fits = least - 1, beyond = most;
    gpusorti_plan other = gpusorti_plan_at(ctx, *plan, most);
    if (gpusorti_fits_ranges(ctx, &other)) return most;
    while (beyond - fits > 1) {
        const uint32_t middle = fits + (beyond - fits) / 2;
        other = gpusorti_plan_at(ctx, *plan, middle);
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
    most = gpusorti_next_change(ctx, &plan->request, GPUSORTI_COUNTS, most);
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
                                          const gpusorti_request *most, gpusorti_visit_plan visit, void *user) {
    gpusorti_request from = *least, to = *most;
    gpusort_result result = GPUSORT_OK;
    uint64_t count;
    for (count = least->count; count <= most->count && result == GPUSORT_OK; count++) {
        gpusorti_plan plan, of_least, last;
        uint32_t end, bound;
        to.count = (uint32_t)count;
        plan = gpusorti_choose(ctx, &to, most->mode);
        end = gpusorti_last_count(ctx, &plan, most->count);
        of_least = plan;
        of_least.request = *least;
        bound = gpusorti_bound_count(ctx, &of_least, (uint32_t)count, end);
        if (gpusorti_has_plan(&plan) && bound >= count) {
            last = gpusorti_plan_at(ctx, plan, bound);
            result = visit(user, &last);
        }
        bound = gpusorti_bound_count(ctx, &plan, (uint32_t)count, end);
        if (gpusorti_has_plan(&plan) && bound < end && result == GPUSORT_OK) {
            last = gpusorti_plan_at(ctx, plan, end);
            from.count = bound + 1;
            to.count = end;
            from.mode = to.mode = GPUSORTI_ADDRESSES;
            result = most->addresses && plan.mode != GPUSORTI_ADDRESSES
                         ? gpusorti_each_count(ctx, &from, &to, visit, user)
                         : gpusorti_check_scratch(ctx, &last);
            to.mode = most->mode;
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
        limit = to.limit = gpusorti_next_change(ctx, &from, GPUSORTI_LIMITS, most->limit);
        result = gpusorti_each_count(ctx, &from, &to, visit, user);
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
        row = to.segment_size = from.shortest_row = gpusorti_next_change(ctx, &from, GPUSORTI_ROW_LENGTHS,
                                                                        request->segment_size);
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

static void gpusorti_take_build(gpusorti_step *step, int by_address) {
    step->by_address = by_address;
    step->kernel = step->row->builds[by_address];
    GPUSORT_ASSERT(step->kernel != GPUSORTI_KERNEL_COUNT);
}

/* indirect: where the number of workgroups is, if the count is on the GPU. */
static gpusorti_step *gpusorti_start_step(gpusorti_walk *walk, enum gpusorti_kernel kernel, const gpusorti_shape *shape,
                                          uint64_t workgroups, int indirect) {
    const gpusorti_kernel_row *row = gpusorti_row_of(kernel);
    gpusorti_step *step = &walk->step;
    *step = walk->common;
    step->row = row;
    gpusorti_take_build(step, walk->plan->mode == GPUSORTI_ADDRESSES);
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
static uint32_t gpusorti_rows(const gpusorti_plan *plan) {
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
/* Where small counts are bound and others have addresses, one build serves both. */
static gpusorti_begin_args *gpusorti_start_begin(gpusorti_walk *walk, uint32_t elements) {
    gpusorti_step *step = gpusorti_start_stride(walk, GPUSORTI_KERNEL_begin, 0, elements, GPUSORTI_MOST_STRIDE_GROUPS);
    step->indirect = -1;
    if (walk->plan->request.addressable) gpusorti_take_build(step, 1);
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
 * which are bound elsewhere than they are stored; the first k; one-sweep's first pass, by addresses. */
static int gpusorti_reads_given(const gpusorti_plan *plan, int array) {
    const int addresses = plan->mode == GPUSORTI_ADDRESSES,
              apart = !gpusorti_shares_binding(plan) || plan->request.value_words == 0;
    if (!plan->unpacked && plan->request.stored_bits < 32) return 0;
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

/* Copies keys from the caller's array to scratch, or back: variant as finish.comp's. Or as numbers: as numbers.comp's. */
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
    gpusorti_visit_step(walk);
}

/* Moves rows of words that lie in such a buffer, values mostly, or takes the keys out of them: variant as gather.comp's. */
static void gpusorti_walk_rows_of(gpusorti_walk *walk, uint32_t variant, gpusort_range rows, uint64_t size,
                                  uint32_t row_words) {
    const gpusorti_request *request = &walk->plan->request;
    const gpusorti_layout *layout = &walk->plan->layout;
    const uint64_t n = variant & GPUSORTI_VARIANT_PACKED_ROWS ? gpusorti_packed_rows(request) : request->count;
    gpusorti_step *step = gpusorti_start_stride(walk, GPUSORTI_KERNEL_gather, variant, n * row_words,
                                                GPUSORTI_MOST_STRIDE_GROUPS);
    gpusorti_gather_args *args = &step->push.own.gather;
    step->bound[GPUSORTI_BIND_VALUES] = rows;
    step->range[GPUSORTI_BIND_VALUES] = size;
    if (variant & GPUSORTI_VARIANT_PACKED_ROWS) step->indirect = -1;
    if (variant & (uint32_t)(GPUSORTI_VARIANT_PACKED_ROWS | GPUSORTI_VARIANT_INDEX)) {
        args->limit = request->limit;
        args->as_array = (uint32_t)gpusorti_rows_lie_as_array(request);
        args->segments = request->segments;
        args->size = gpusorti_row_size(request);
        args->offsets = gpusorti_bind_offsets(walk);
        args->ends = (uint32_t)request->has_ends;
    }
    step->bound[GPUSORTI_BIND_ALT] = gpusorti_offset(walk->args->scratch, layout->values);
    step->range[GPUSORTI_BIND_ALT] = request->wide ? 4 * (uint64_t)request->count : 0;
    step->bound[GPUSORTI_BIND_VALUES_ALT] = gpusorti_offset(walk->args->scratch, layout->rows);
    step->range[GPUSORTI_BIND_VALUES_ALT] = gpusorti_rows_size(request);
    step->push.values_alt_base = (uint32_t)((layout->rows - layout->values) / 4);
    args->row_words = row_words;
    args->key_word = request->key_offset / 4;
    args->key_words = request->key_words;
    args->key_shift = request->key_offset % 4 * 8;
    args->key_mask = request->key_bits < 32 ? (1u << request->key_bits) - 1 : 0xffffffffu;
    gpusorti_visit_step(walk);
}

static void gpusorti_walk_rows(gpusorti_walk *walk, uint32_t variant) {
    const gpusorti_request *request = &walk->plan->request;
    const int writes = (variant & (uint32_t)(GPUSORTI_VARIANT_BACK | GPUSORTI_VARIANT_INDEX)) != 0;
    gpusorti_walk_rows_of(walk, variant, writes ? walk->args->values : walk->given->values,
                          writes ? gpusorti_values_out_size(request) : gpusorti_values_in_size(request),
                          request->value_size / 4);
}

/* Keys that cannot be sorted in place are copied to scratch, or numbers in their place, and so are wide structs that contain
 * them. */
static void gpusorti_walk_first(gpusorti_walk *walk) {
    const gpusorti_request *request = &walk->plan->request;
    uint32_t numbers = walk->args->order == GPUSORT_DESCENDING ? GPUSORTI_VARIANT_NUMBERS_DESCENDING : 0;
    if (request->bfloat16) numbers |= GPUSORTI_VARIANT_NUMBERS_BFLOAT16;
    if (request->in_values) numbers |= GPUSORTI_VARIANT_NUMBERS_INSIDE;
    if (request->beside) numbers |= GPUSORTI_VARIANT_NUMBERS_BESIDE;
    if (request->in_values)
        gpusorti_walk_rows(walk, GPUSORTI_VARIANT_TAKE_KEY | (request->wide ? 0 : GPUSORTI_VARIANT_KEY_ONLY));
    if (gpusorti_sorts_numbers(request))
        gpusorti_walk_unpack(walk, walk->given->keys, GPUSORTI_KERNEL_numbers, numbers);
    else if (walk->plan->unpacked && !request->in_values)
        gpusorti_walk_unpack(walk, walk->given->keys, GPUSORTI_KERNEL_finish, GPUSORTI_VARIANT_UNPACK);
}

/* The first k wide values of each segment are written side by side, or their indices are. */
static void gpusorti_walk_packed_rows(gpusorti_walk *walk) {
    if (gpusorti_packs_at_once(walk->plan)) return;
    if (walk->plan->request.packs_indices) {
        gpusorti_walk_rows(walk, GPUSORTI_VARIANT_PACKED_ROWS | GPUSORTI_VARIANT_INDEX);
        return;
    }
    gpusorti_walk_rows(walk, GPUSORTI_VARIANT_PACKED_ROWS | GPUSORTI_VARIANT_GATHER);
    gpusorti_walk_rows(walk, GPUSORTI_VARIANT_PACKED_ROWS | GPUSORTI_VARIANT_BACK);
}

/* Keys from scratch are packed again. Wide values are gathered by the sorted indices: structs are in scratch already. */
static void gpusorti_walk_last(gpusorti_walk *walk) {
    const gpusorti_request *request = &walk->plan->request;
    const int stay = request->drops || (request->flags & GPUSORT_KEEP_KEYS);
    if (request->beside)
        gpusorti_walk_unpack(walk, walk->args->keys, GPUSORTI_KERNEL_numbers, GPUSORTI_VARIANT_NUMBERS_BACK);
    else if (walk->plan->unpacked && !stay)
        gpusorti_walk_unpack(walk, walk->args->keys, GPUSORTI_KERNEL_finish, GPUSORTI_VARIANT_PACK);
    if (request->by_index) {
        gpusorti_walk_rows_of(walk, GPUSORTI_VARIANT_GATHER, walk->given->keys, gpusorti_keys_size(request), 2);
        gpusorti_walk_rows_of(walk, GPUSORTI_VARIANT_BACK, walk->args->keys, gpusorti_keys_size(request), 2);
    }
    if (!request->wide || request->value_size == 0) return;
    if (request->packs) {
        gpusorti_walk_packed_rows(walk);
    } else if (request->in_values) {
        gpusorti_walk_rows(walk, GPUSORTI_VARIANT_BACK | GPUSORTI_VARIANT_GATHER);
    } else if (request->by_index && (walk->args->flags & GPUSORT_WRITE_INDICES)) {
        gpusorti_walk_rows(walk, GPUSORTI_VARIANT_INDEX);
    } else {
        gpusorti_walk_rows(walk, GPUSORTI_VARIANT_GATHER);
        gpusorti_walk_rows(walk, GPUSORTI_VARIANT_BACK);
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
    const uint32_t leaves = 1u << plan->leaf_bits, searched = gpusorti_max(leaves, gpusorti_cuts(plan) + 1);
    const uint64_t workgroups = gpusorti_ceil_div(searched, plan->leaf_starts.workgroup_size - 1);
    gpusorti_leaf_args args;
    args.starts = gpusorti_control_word(plan, plan->layout.leaves);
    args.room = gpusorti_shape_tile(&plan->leaf);
    args.tile = gpusorti_span(plan);
    args.portion_tiles = gpusorti_rows(plan);
    args.list = args.starts + leaves + 1;
    args.place_room = gpusorti_place_room(plan);
    if (plan->leaf_bits > 8) {
        gpusorti_start_step(walk, GPUSORTI_KERNEL_leaf_starts, &plan->leaf_starts, workgroups, -1)->push.own.leaf = args;
        gpusorti_visit_step(walk);
    }
    gpusorti_start_step(walk, GPUSORTI_KERNEL_leaf_sort, &plan->leaf, leaves, -1)->push.own.leaf = args;
    gpusorti_size_by_gpu(walk, GPUSORTI_SIZE_LEAVES);
    gpusorti_visit_step(walk);
    if (!gpusorti_has_places(plan)) return;
    gpusorti_start_step(walk, GPUSORTI_KERNEL_sort_leaves, &plan->place, gpusorti_most_places(plan), -1)
        ->push.own.leaf = args;
    gpusorti_size_by_gpu(walk, GPUSORTI_SIZE_PLACES);
    gpusorti_visit_step(walk);
}

/* Whether passes always end in the caller's arrays, because the GPU adds one if their number is odd. Sorted input still
 * needs finish.comp to write its indices. */
static int gpusorti_ends_by_passes(const gpusorti_plan *plan) {
    return plan->algorithm == GPUSORT_ONESWEEP && plan->pass_count % 2 == 0 &&
           !(plan->request.flags & GPUSORT_WRITE_INDICES);
}

/* Whether the histogram kernel copies the elements if it expects, from a sample, an odd number of passes. For keys with
 * values that costs more than a further pass, or a finish.comp of which the GPU sets the size: a single key may change
 * the number. */
static int gpusorti_copies_early(const gpusorti_plan *plan) {
    const int at_end = gpusorti_ends_by_passes(plan) || plan->gpu_sizes;
    return !plan->counting_sort && (plan->request.value_words == 0 || !at_end);
}

/* Workgroups that take a sample of one element in 256, if there are any. */
static uint64_t gpusorti_group_samplers(const gpusorti_plan *plan) {
    const uint32_t size = plan->leaf_starts.workgroup_size;
    const uint64_t most = gpusorti_max(plan->histogram_groups * plan->histogram.workgroup_size / size, 1);
    if (!gpusorti_has_places(plan)) return 0;
    return gpusorti_lesser(gpusorti_ceil_div(plan->request.count, 256 * size), most);
}

static void gpusorti_walk_histogram(gpusorti_walk *walk) {
    const gpusorti_plan *plan = walk->plan;
    const uint64_t tiles = gpusorti_ceil_div(plan->request.count, gpusorti_shape_tile(&plan->histogram)),
                   workgroups = gpusorti_lesser(tiles, plan->histogram_groups);
    gpusorti_step *step = gpusorti_start_step(walk, GPUSORTI_KERNEL_histogram, &plan->histogram, workgroups, -1);
    gpusorti_histogram_args *args = &step->push.own.histogram;
    args->portion_tiles = gpusorti_rows(plan);
    if (gpusorti_copies_early(plan)) args->copies = plan->raw ? GPUSORTI_COPY_GIVEN : GPUSORTI_COPY_ENCODED;
    args->makes_even = (uint32_t)gpusorti_ends_by_passes(plan);
    args->tile = gpusorti_span(plan);
    if (plan->leaf_bits) {
        args->least_leaf_bits = gpusorti_least_leaf_bits(plan);
        args->most_leaf_bits = plan->leaf_bits;
        args->leaf_average = gpusorti_leaf_average(&plan->leaf);
        args->leading_passes = plan->leading_passes;
    }
    args->group_samplers = (uint32_t)gpusorti_group_samplers(plan);
    args->slot_words = (uint32_t)gpusorti_slot_words(plan);
    gpusorti_visit_step(walk);
}

static void gpusorti_walk_group_sample(gpusorti_walk *walk) {
    const gpusorti_plan *plan = walk->plan;
    gpusorti_sampler_args *args;
    if (!gpusorti_has_places(plan)) return;
    args = &gpusorti_start_step(walk, GPUSORTI_KERNEL_group_sample, &plan->leaf_starts, gpusorti_group_samplers(plan), -1)
                ->push.own.sampler;
    args->tile = gpusorti_span(plan);
    args->portion_tiles = gpusorti_rows(plan);
    args->leading_passes = plan->leading_passes;
    args->place_room = gpusorti_place_room(plan);
    args->slots = walk->step.push.status + ((plan->tiles_per_portion + 2) << plan->radix_bits);
    args->slot_bits = gpusorti_slot_bits(plan);
    gpusorti_size_by_gpu(walk, GPUSORTI_SIZE_SAMPLERS);
    gpusorti_visit_step(walk);
}

/* One-sweep, and passes with leaves. Leaves by the highest digit alone are sorted after its pass. Other leaves have passes
 * of their own; all passes follow, for keys that do not suit leaves, and in case one leaf has too many elements. */
static void gpusorti_walk_planned_passes(gpusorti_walk *walk) {
    const gpusorti_plan *plan = walk->plan;
    gpusorti_walk_histogram(walk);
    if (plan->counting_sort) return;
    gpusorti_walk_group_sample(walk);
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
    gpusorti_start_stride(walk, GPUSORTI_KERNEL_finish,
                          plan->counting_sort ? GPUSORTI_VARIANT_FILL : GPUSORTI_VARIANT_FINISH, plan->request.count, most);
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
    gpusorti_start_given_tiles(walk, gpusorti_tiles(plan),
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
static void gpusorti_visit_any(gpusorti_walk *walk, uint32_t number, uint64_t elements, gpusorti_any_args args) {
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

static void gpusorti_walk_any(gpusorti_walk *walk) {
    const gpusorti_plan *plan = walk->plan;
    const gpusorti_request *request = &plan->request;
    const uint32_t longest = gpusorti_longest(request);
    gpusorti_any_args args;
    uint32_t number;
    args.size = gpusorti_row_size(request);
    args.part = plan->part;
    args.limit = request->limit;
    args.room = gpusorti_any_room(request);
    args.digits = (uint32_t)gpusorti_ceil_div(request->bit_count, gpusorti_any_digit_bits(request));
    args.apart = (uint32_t)gpusorti_is_apart(walk);
    gpusorti_visit_any(walk, 0, 1, args);
    for (number = 1; number <= args.digits + 1; number++) gpusorti_visit_any(walk, number, longest, args);
    args.part = gpusorti_shape_tile(&plan->selecting);
    if (gpusorti_any_copies(plan)) gpusorti_visit_any(walk, number, args.room, args);
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
        gpusorti_walk_any(walk);
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
                             "gpusort_cmd_args.descriptor_pool: this sort would take over %d sets", GPUSORTI_MOST_SETS);
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
                             "gpusort_cmd_args.scratch_size: %llu bytes, this sort takes %llu",
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
static gpusort_cmd_args gpusorti_any_buffers(const gpusort_cmd_args *args) {
    gpusort_cmd_args any = *args;
    gpusort_range *const ranges[] = {&any.keys,     &any.values,       &any.scratch,  &any.count_buffer,
                                     &any.segments, &any.segment_ends, &any.keys_out, &any.values_out};
    uint32_t i;
    for (i = 0; i < sizeof ranges / sizeof ranges[0]; i++) {
        ranges[i]->buffer = (VkBuffer)(uintptr_t)(i + 1);
        ranges[i]->offset = 0;
    }
    return any;
}

typedef struct gpusorti_preparation {
    gpusort_context *ctx;
    const gpusort_cmd_args *args;
} gpusorti_preparation;

/* The plan where all that callers may leave out is there: it needs all pipelines and sets that others need. */
static gpusorti_plan gpusorti_with_all(const gpusorti_plan *plan) {
    gpusorti_plan with = *plan;
    with.request.gpu_count = 1;
    with.request.has_ends = with.request.segmentation == GPUSORTI_OFFSETS;
    return with;
}

/* Notes the pipelines of a plan. */
static gpusort_result gpusorti_prepare_plan(void *user, const gpusorti_plan *plan) {
    const gpusorti_preparation *preparation = (const gpusorti_preparation *)user;
    const gpusort_cmd_args any = gpusorti_any_buffers(preparation->args);
    const gpusorti_plan with = gpusorti_with_all(plan);
    return gpusorti_walk_steps(&with, &any, gpusorti_prepare_step, preparation->ctx);
}

typedef struct gpusorti_search {
    const gpusort_context *ctx;
    gpusort_cmd_args args;
} gpusorti_search;

/* Whether the pipelines of a plan are there. */
static gpusort_result gpusorti_find_plan(void *user, const gpusorti_plan *plan) {
    gpusorti_search *search = (gpusorti_search *)user;
    const gpusorti_plan with = gpusorti_with_all(plan);
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
    const gpusorti_plan with = gpusorti_with_all(plan);
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
    return gpusorti_fail(&ctx->host, gpusorti_from_vk(vr), "%s: no %llu bytes of device memory (vkAllocateMemory: VkResult %d)",
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
    gpusorti_log(&ctx->host, GPUSORT_LOG_INFO, "pages of the caller's are not imported: VkResult %d", (int)vr);
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
        gpusorti_refuse(&checks, i < segments, "segments", i + 1, "offsets descend at number");
        gpusorti_refuse(&checks, begins[i] > args->count, "segments", begins[i], "an offset passes count");
        return checks.result;
    }
    while (i < segments && begins[i] <= ends[i] && (i + 1 == segments || ends[i] <= begins[i + 1])) i++;
    if (i < segments) {
        gpusorti_refuse(&checks, begins[i] > ends[i], "segment_ends", ends[i], "segment %u begins behind it, at %u", i,
                        begins[i]);
        gpusorti_refuse(&checks, begins[i] <= ends[i], "segment_ends", ends[i],
                        "segment %u overlaps the next, from %u on", i, begins[i + (i + 1 < segments)]);
        return checks.result;
    }
    gpusorti_refuse(&checks, ends[segments - 1] > args->count, "segment_ends", ends[segments - 1],
                    "the last segment ends behind count");
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
    gpusorti_plan plan;
    gpusorti_array arrays[GPUSORTI_ARRAYS]; /* by GPUSORTI_OWN_* */
    gpusorti_way way;
    uint64_t staged_size; /* the greatest piece that goes through staging memory */
    int refused;         /* pages were not imported, so that another way is to be taken */
    int begun;           /* something was submitted */
    int writing;         /* the caller's arrays may be half written */
    double start, submitted, sort_submitted, sorted; /* when; submitted: the first commands */
    uint64_t stamps[GPUSORTI_STAMPS];
    int timed;     /* by stamps */
    gpusorti_plan usual; /* behind merges */
    double *spent; /* by merges, where this call is one of gpusorti_merge_first()'s; else NULL */
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
    const gpusorti_request *r = &call->plan.request;
    const uint64_t bound = call->plan.mode == GPUSORTI_ADDRESSES ? 1 : call->ctx->caps.offset_alignment;
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
    size[GPUSORTI_OWN_SCRATCH] = call->plan.layout.end;
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
    if (call->plan.mode == GPUSORTI_POOLED_BUFFERS)
        result = GPUSORTI_CALL(ctx, ResetDescriptorPool, (ctx->device, ctx->descriptor_pool, 0));
    if (result != GPUSORT_OK) return result;
    gpusorti_stamp(call, commands, 0);
    if (copied) {
        gpusorti_barrier(ctx, commands, VK_PIPELINE_STAGE_TRANSFER_BIT, VK_ACCESS_TRANSFER_WRITE_BIT,
                         VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT, VK_ACCESS_SHADER_READ_BIT | VK_ACCESS_SHADER_WRITE_BIT);
        gpusorti_stamp(call, commands, 2);
    }
    result = gpusorti_record(ctx, commands, &call->cmd, &call->plan);
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
    gpusort_result result = call->plan.mode == GPUSORTI_POOLED_BUFFERS ? gpusorti_need_pool(ctx) : GPUSORT_OK;
    if (result == GPUSORT_OK)
        result = gpusorti_compile_wanted(ctx,
                                         gpusorti_walk_steps(&call->plan, &call->cmd, gpusorti_prepare_step, ctx));
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
    const gpusorti_request *r = &call->plan.request;
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
    const gpusorti_request *request = &call->plan.request;
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
    if (checks.result == GPUSORT_OK) checks.result = gpusorti_resolve(ctx, cmd, 1, &call->plan);
    gpusorti_refuse(&checks, args->values && args->value_size == 0, "value_size", 0, "0, but values are set");
    gpusorti_refuse(&checks, args->keys && request->in_values, "keys", 0, "set, but GPUSORT_KEYS_IN_VALUES is, too");
    gpusorti_check_outputs(&checks, cmd);
    if (checks.result == GPUSORT_OK) gpusorti_take_arrays(call, args);
    return checks.result;
}

/* Where pipelines are not compiled yet: tiles and merges, whose are few and small, until these have taken merging_us. */
static void gpusorti_merge_first(gpusorti_call *call) {
    gpusort_context *ctx = call->ctx;
    const gpusort_context *read_only = ctx;
    gpusorti_request request = call->plan.request;
    double *spent = &ctx->merging_ms[call->cmd.key_type][request.value_words];
    gpusorti_plan plan;
    request.merging = 1;
    if (1e3 * *spent >= ctx->tuning.merging_us || call->plan.rolled || !gpusorti_is_open(&request) ||
        gpusorti_walk_steps(&call->plan, &call->cmd, gpusorti_find_step, &read_only) == GPUSORT_OK)
        return;
    plan = gpusorti_choose(ctx, &request, request.mode);
    if (plan.algorithm != GPUSORTI_TILES_AND_MERGES || !gpusorti_fits_ranges(ctx, &plan)) return;
    if (*spent == 0)
        gpusorti_log(&ctx->host, GPUSORT_LOG_INFO, "%s keys, %u words a value: sorted by merges at first",
                     gpusorti_types[call->cmd.key_type].name, request.value_words);
    call->usual = call->plan;
    call->plan = plan;
    call->spent = spent;
}

/* The plan behind one whose buffers do not fit in memory: after merges the usual one; then one in place, if equal keys
 * cannot be told apart: what replaces a stable sort is as stable. 0: there is none. */
static int gpusorti_next_plan(gpusorti_call *call) {
    const gpusorti_request *request = &call->plan.request;
    if (call->spent) {
        call->spent = NULL;
        call->plan = call->usual;
        return 1;
    }
    if (!gpusorti_is_open(request) || !gpusorti_keys_alone(request)) return 0;
    call->cmd.algorithm = GPUSORT_ODD_EVEN_MERGE;
    return gpusorti_resolve(call->ctx, &call->cmd, 1, &call->plan) == GPUSORT_OK;
}

/* By the first plan whose buffers fit in memory. */
static gpusort_result gpusorti_sort_within(gpusorti_call *call) {
    gpusort_result result = gpusorti_find_way(call);
    while (result == GPUSORT_ERROR_OUT_OF_DEVICE_MEMORY && gpusorti_next_plan(call)) {
        gpusorti_stand_in(&call->ctx->host);
        result = gpusorti_find_way(call);
    }
    if (result == GPUSORT_OK && call->spent) *call->spent += gpusorti_sort_ms(call);
    return result;
}
/* ---- >>shaders ---- */
/* ==== GENERATED by tools/embed.sh: SPIR-V of shaders/, do not edit ==== */
/* clang-format off */
/* made by glslang 12.0.0, SPIRV-Tools v2023.1 */
static const gpusorti_line gpusorti_text[] = {
/* begin: begin.comp */
"d~#gt|ud~!!*![d~!!c>Sd~!!!%Ad~!!!!!d~!!1oTd~!!!!#d~!!RO26!d~4a;G#d~:WOPRd~-l;S^Vmd~!!9gbVmVod~!!c>Wd~!!!!'6td~=#0khVm6;6=",
"6Id~!!RO76td~!!!!3Voe!#d~!!B`O6-d~!!!!(d~!!!!&Vz6.e!&d~!!JWa6/Vmd~!!!!FVme!'Vord~!!!*Kd~!!9h>rd~!!!!$Vz61d~!!!!EVme!&d~!!",
"!!Dd~!!!!%r6;d~!!!!-d~!!!!<r6=rd~!!!!:V}6>g!@6>sV|e!'W$rd~!!!!*sW'rd~!!!!.sV|rd~!!!!2sVvrd~!!!!6sV{rf!Fd~!!!!)rd~!!!!>sW+",
"rd~!!!!Csd~!!!!+rd~!!!!Gsd~!!!!,rd~!!!!KsW(rd~!!!!OsW,rd~!!!!Ssd~!!!!/rd~!!!!Wsd~!!!!0rd~!!!![sd~!!!!1rd~!!!!`W#re#*6FVos",
"6IW(d~!!!!@r6OV{e!t6Pf#&W#6Pe!66Rf#>6Rre!&6Uf#X6Vg!66Vs6Xt6Xt6[f!K6]u6]s6_t6_re!*6`f!K6au6as6ct6cf!66dt6eu6es6gt6gre$Q6rf",
"#36srd~!!!!;d~!!1oV6#d~!!9gu6$6#d~!!B_y6%W1rd~!!JW86&6#6%6%WB6'6%d~!!ZGY6(e!*f!#d~!!B`(6)e!)d~!!B`'6*W/6%d~!!B`26%6+d~!!)",
"w1e!&6,d~!!!$,d~!!B`#6-e!'d~!!9gq6.6%d~!!B`%6/6-rWG60W,6/d~!!B`C6061rWC62W1VoWH6263VmWG64W,f!J65Vos66Vmd~!!1oW67e!(68W$d~",
"!!B_{696%W'WG6:VorWN6:6;VoWG6<Vo6%e!*6=rd~!#VLP6>f!zp!#WG6@W26>WN6@6AW2e!h6BW8r6CW2t6Dd~!!!!ds6EW1d~!!B`96%6Fd~!!!$ne!*6G",
"V|d~!!RO]r6Hd~!!!#L6F6GWN6<6If#-6JW<WP6K6%W$WK6L6K6GWG6MW/6Le!A6Nd~b]O5mWL6O6Kd~!!9gr6P6OWG6QW,6PWN6Q6RW,WG6SW,6KWG6TW/6K",
"WL6U6%WX6V6UWG6WW,6VWN6W6XW,e![6YW:e!&6ZVoWL6[e!O6]6[r6^r6]r6^6_rWL6`e!G6a6`r6br6ar6b6ce!06ds6e6dr6fr6er6f6gf!U6hW(s6if!*",
"6jW/e#-6kW,e!&6lW'e!.6mW+e!&6nW2e!.6of!*6pW4s6qd~!!!8Qe#me%Rd~!!RO[69r6r6565d~!!JWN6#6tVm6$d~!!1r)Dgd~!!9j8DgVmd~!!9j<66D",
"gW]!d~!!B`E6%Dg6Id~!!JWY6CDg6A63d}C`!%#d~!!JXi67Dg#66f!:d~!!BbL#re!;#d~!!1r*$e!@d}Ca!C6A6he!9d~!!ROj64r6g63#e!*e!/6isd~!!",
"ZGDe!R6!d~!!!!I%e!@+r+d~!!ZIxe!-.+#*e!96Bsd}Cb!7k!]#r!d~!!JWQ6#Dg6x)WdE!W]%Wdf#&d}Ch!%E!'e!qe!F6jsd~!!JXne#%'#d~!!BbHr&j!",
"I`.*m!Ud}Ce!4616Z-d~!!9h5!66f#9$g!}d~!!JX<r,-6FWd.W]'d}Cm!%6kE.h!h$*sd}Cj!7%6,e!a$t$!r$e!T63'te!L&'s(r#d~!!JXle##E66ll!sW",
"dE:e!4d~!!JXhsE9p#(63sE.ug!6&sg$I6msd~!!c@%e#u6w66E4$6NWd'e#5d}Co!7ED65h!Ti!@6nsd}Cp!#6w6GE:#e!=&r&rEJ68|6pu6oEA#6quWdEQW",
"]EQd~!!)y{d~!!)wle%h6ur6&d~!!9h.e%!d}Cs!%e%ld}Cf!%e%1$6+f#j&s#`1'65`3%k%fwd~!!JXCe!H+)d~!!JXFe!',*f%Fd~!!RPwe!*#6566`1&e!",
"<)r)`/66)#(f!]-u368f!,#s65f##6%6vr6'e!|d}Ca!<6;65e#@`76=66e!'d~!!JXAe!Y%#e!1f!,`1%#d~!!1r/!f#E6wr6(`5e!#f#Ed}Ct!%&%d}Cu!%",
"'&f!~d}Cv!%i!|f#U#)d~!!RObe$R6u-#g#n6xr6)f!Hd}CN!MW/h&l`3#6D`2$6El#f`86E(Wd%f#m%r%`/#%65$`9.e!5/$g$:65`1$g#Ag#Ff#Kd}Cw!%%",
"e!%#6Hd~!!B`Ae#L6vf!)i&V4u/tj%4d~!!JX>e!@2(f!^j!C66&u6GtVow`<(6F`,6If!yd}C{!%-65g#'#rD|f(_6Jf(Gn)$d}Ce!*E=466e$m6Ng#[g!6E",
";ud}Ce!S6Re%.d}C`!K#d}Ca!TEDE#f%3f&j%e!X6Yf$r#2`06Xg)F`>EJE)66g!;-r-Wd1W]1WdE'W]E'e'~E(E)6ZrE*rE%i#PE'~3`1E;#i#S#E>d}Cn!7",
"#E8m(D+i#>EWu`BE^3`Ae#D6_r,j#>`.EVm([`=EVe'=1h%Gd}Ch!7'+#%l$+`06c63D|f#[ElE*rf%DEdEld~!!Ba(62e!Pd~!!ZIKe%''%f'/(g#%)`>EqE",
"/e!=g!JE(g!z.r.WdE#W]E#WdE/W]E/e#}E0E1sE2rE-d~!!JXpe)jEVEam#ZEZse!=E^E_EcrE]rE]WdE`W]EZe'+",
/* begin_address: begin.comp ADDRESS */
"e3,d~!!ZG7d~!!!%otVnd~!!!^id~!!k6cd~9@U'.d~9@4/pd~>8sWBd~<QyUvd~=:FF2d~:m['Cd~;(*sJd~!+zA=j37d~!!!^j~0V}6zg2o6zsW+e!'W$f2",
"e6zW'f2`6zV|f2Z6zVvf2U6zV{t6zW/t6zW+t6zW2t6zW4se!'e2oWRe!'e2od~!!!!he!'e2od~!!!!le!'e2od~!!!!pe!'e2od~!!!!te!'W-rd~!!!!xs",
"Vyrd~!!!!|sd~!!!!4rd~!!!##sd~!!!!5rd~!!!#'sW.rd~!!!#+W#e#&l4I}k4Ak3I}o3Ap2X}g0wd~!!ROI6yre!(k2c}d~!$!$E6z6Kg!#q!1~26{r6zr",
"6{si2k6|V|r6}W26Kd~!!9g{6~d~!!!^kg34}e!46/h3,7!X=~EWM7#sg2ge!U7$X5k2wk2s}7%W.o2og2]g1hX<7&X=j2ze!+6PWG7'X=6Ke!L7(X7X<7)X=",
"j2ye!+6Vf2qf!b7*W$e!&7+Vvs7,W-s7-Vyg2Rg2Ng43g38g2Jg3zo2J}d}C_!6e(-e)ze*g7+p+@!d}Ca!}6A6Ze)ld}C|#)f+X7,sd}Ce#!f),d~!!ROff.",
"ZW$V|e!17-rg-`%g)(-g),e-5-1.e!97$rp2Gd}Ci!#f2EE%xE%th3#`2m2C}g#36|sd}C|!~e#.#6Z0d~!!JWVe1ue#-g1+g##e)g/06Ff,0*e2LE4w-~0l!",
"^63*ve!U)*s+r&`CE@n2SEDs`3ECk#6}63sE7wg!@)uh/p`4e2XE=xEP}6YvEDxEV}6JvEJxE^rE^x`5k2Vm#t)s&s`1*e-D(m&&`8.,`9/-g1Xl2U(h2Y#(e",
"2[`H/e/Me!X#tD|68`H1e&DX@e2[e!.h2^}g19p2[6K7.r6yd}Cs!Kg#Id~!!JWj6%f&.d~!!JY%f!'%d~!!JXR7#r$#d}DA!%#Vo`Le%T`L+Vo`=6E*d~!!J",
"Y#f3tf!Sf0@(d~!!JWi6KDg(q!37Fd}Cy!#h35}7$~1!e4yh39h35e33#%q!35@d}Cz!%j33}k0Zq!31T7%~.!g!+E:i)z63rf!B7(g2x0d~!!ZGre$Z7.&#6",
"8`Gg&H66d}D>!%f%nk3&.sh!Ld}DF!K7.#D~6ld}C|#&#d}Ce#'f!Bd}D>!KsW+`BEQE0g!A5r5WdD~W]D}`>ERE1g4*f:QE!p1Ri#oE/wp3PEDyEGsEA~2E`",
"sf*_E[n3@E[s.x(sn,+7*h#d5f$&`>Ese#{h,166h'yf!p*k!BE%sf!)%E'o$ME~E4g(!EvE~d}C|!2#d}C}!%g3q`H,j![h$1E+rE*k!`E3f$d`BF+E>`Ae$",
"ij!~W+f$GE2rE>rE>e$TE@EAsEBrE<d}C~!7EnExm$/Erg4%EuEvEzrEtrEtrEwrErs",
/* count: count.comp */
"fF/d~!!!(W~;V}77g2^77gEg77u77u77u77u77u77u77u77tW#e!Kq!FfGVz79VoVvn3ClEAnEUkE~}mEU7;VoW/nEnmF97CVorVz7EVoV{Vz7LVoW2r7ZVoW",
"$g4Ph4X7ifHH7oVoW,h4D}f4>e3+g4AWD7/r67e4870e4)X:71r6Kf4C72f4[736KWD7467e!4d~!!c>j75g4Ve!AX:766#f!)d~!#%|K77n4F78r77r78skF",
"1g3Qg4#q!FY8g2xgFUo4<f4Wl4Ae2he%(g4^WU677:d~!!!#s7968g3uoEi6_vjEN6Wt6WeE{j3y6^fEs6^eENe!d7;W1g5%e!d7<r7;6EoEk6Xf4$7=W-e!:",
"7>s7=d~!!ZGm6%7@d~!!!#r7>6568WU627Ad~!!!#H7;66e!57Bf#2e!]7CVme!,7Dr7C65s7EW1e5Q7Fd~!!!#J7E65e!T7Gd~!!!!Be!,7Hd~!!!$37F7Ge",
"!(7Id~!!!$0657He!C7Js68e$/7KXOe!G7Lf!Q7Md~!!!#t7Lf!b7Nf!We!(7Of!<e!I7Pf!Ye!z7Qr7Pt7Rd~!!!#w7E6Eg6'e!87SXPrf!f7Ts7Se!(7UXN",
"7T65e#G7Vr7R6N7Ue!F7Wh!e7Xe#G65e!y7YW's7ZW+g7yg7#e!87[f#^g6xe!V7]e!]7ZWK7^e!)WG7_V|7^WN7_7`e8<7aV|6%g7DWN7a7bre!&7ct7df!W",
"7ed~!!!$vWG7fW/67g7Xd~!!JWD6K7g6666d~!!9g~677he!G7iW+WK7j677if7V7jWK7k6Ke!*7lr7ke!r7me7u7ik71iHE7nd~!!!#agH^e!Q7oVme!A7pX",
"P7of$97qXR7p66gHfn7-}e0*hGLe1=#s${`N7rf!Bd}Cc#qhDtjF3fFMfA4fFx(`/6G(#'`C,-d~!!BaUfI'l,!d~!!JY(f>e65f!dh-u(0sm,<E(sd}Cz!#7",
"z`<D}E&`=E*e75#E(pEs`1(E,h1yE0%#$d~!!k75eDg7{E2+$7qD}d}DF!#7|E+E,7qWdE6W]E6l4%`-gJ;`.pJ9hH'f!8g5X`/)&#%g3X6%7rq!4T@7sr7/d",
"}Cs!7ri$hh1nd}Cc#:#i1u)tgBW+`Ag!t$hD&h$Xd}Ch!K%tfCm+g!I1g$:fB&2e!ud}DE!Kf$V2r&f!8d}Cc#<f!6fD>D}i!6D}sd}DB!%657@`=e%Vd}DY!",
"%E%f3x7;d}DD!%E'7@iD[`T&d~!!RQ<6%f5c7Ag!GE*e/wd~!!{)]e2xD}E'25-0#1h#a7tr70`Kh#`d}Cc#BDgh1fd}Cc#Df!y`L)Vod~!!JY'f;:7Id~!!R",
"O{e!O#e67g$T`],)#g#:d}Cc#Jg!A%re0yd~!!JY$fCq7Kd}C|!%#d~!!JY&g!J`^$#d}D^!K+#r*r*s1#*td}Cc#Mtd~!!Bave!a%gK7`]&/#$f3XD|f!:d}",
"Cc#Ng!cE&Vmd}D^!%e!Wd}D_!Ke&EVmh!}E)E%vd}Cc#OvVmsd~!!RQ;t7Q6Ze!~d}Da!%e!G`a#7V`j(#e!M,rgM&`]-2#g$zd}Cc#Wi!M`je!@e!<'i!h(2",
"sWdE8W]E8`]E#E&#(h&D7ur71e8Vo&%d}Cc#Xg!Y*r`b#*e%6*u%g#z(`L/Vo`a/7G`b$#`C16Ep'=`LD|f!OD|`3D}e'T}e91E$``0i'T66t`m*#h>=1.#)e",
"!{E(wf(vE(`/D~e#Q3v7vr72`5g(F7Yf'o&7Zf5ph!87wx6|v`=$g9Z7Zi((7xr73j!Sf!Bh(@e6Ce#d}e#1'th#M6Nt`C*6Dp!Bd~!!JXje*g.m!Te9A6Ee!",
"S#tgI5g=he<A're%>,r,e!a,#)`^0e#&E$~1E(}d}Dd!7E+n!qE/~5`^+#d}Db!K#d}DY!K4h$+677yr74`K`Kn&.d}Cc#[i(Pf!%e;k#d}DX!7m,Ie>5'wg!",
"C2Vmf!%e!Ch%le,Vf(lg(M`Df)Ie<03r1`LD}Vme!%h!BD|e(F`Df(O5h=97zg.'e9Vi<&%u7]mBBd}Ca#a7`pRk`3nC;Wl7be:b7ce!%7de*Y#r#d~!!Bb16",
"8687eg=b7{r75f>*`Zh=fd}CN#lW/e!z`a'68f--`a)6Gf!(`-eE!e&>d}Ci!%7ve!%7w$d}Cz!K7xh+~g$zd}Cy!K7s-66d}Ci!K7th,Ih))#&7ghDd`D7h)",
"s`]7g,e#S`/E(.e@Qe$#E)e#_f!W$rf%ni;k$u7i~/#E/`=E61f$Pd}Ca#fE4gMwd}C`!7#l&)`1D~*e#1E6#p#.`BE;4g<}2r2e$N346Zf=)0g!~Wh67E)E*",
"f#dWh6KeOO3e!|e#/5r%r$t'x`{EG'`|o&9f.:#uEFu`BEM.e.Vf$<Wl$!g#/`BEP1e!1d}DF!%7u#EJEIe%]#d~!!ZImhT9hD}EYh#zD~sEAf@#EX`A,`g#E",
"Kd}Da!KEFe!yEJz`1)65e16Eii=N.sm!:.re$4Edg#)`r#E_`AE$e!'Ead}Cy!77y%#h'DEYs*g<v`DEZE-#,`]EXE.4-fWDE:e$:E;E[E/#E$sE9EXE/!E$e",
"$VE7E8sE<rE5rESrES`=EuEXe#+7mW^E]e#!!h)[E_f#&E]7mfOpE`eYaE[Ey$f%,EcrEYg#BEyh(`EbroIGd~!!ZIte$97bs&g.z`LEgVoo!<d}Dg!%7cf!:",
"kXKEoud~!!JYF7d7*e$eg('Wd/W]/k(+7|r76f(*g(}}mD$e%C(g,Q7+f,q,1e-*f%94f3GfWN(`.)66oY-gEM66i*=1sl!<g(qf237]`17nf!_E&ud}Df!%f",
"&4D~g%<WdE&W]E&e$xE'E(e){E)rE$rE+rd~!!JXee-$E.m'+`,7be$:pZf6Ze!4a#$e!_h+G`,7cf!@}7*e!4m!@7d~07Ya#g'Mg&~f3pD}e$d",
/* count_address: count.comp ADDRESS */
"fSYd~!!!);~H7}u7}u7}u7}u7}u7}u7}u7}u7}u7}u7}u7}u7}u7}u7}tW#7}mA{}pAs8!VoW(nAwhAFoA_q!A=SoSZfAHq!ADKd~!#NT@7}hSsnAI7~r7}r7",
"~wg;dkAIgTHq!S}@gATjT$kAX}pSwgARg<knAih@X8!fBV8#WTe<m8$r8!8#u8$rlSo}fA`jA[pSuq!AZe~}i@!7Zhfjq!AZce!h8%V{q!A_DggqgVUgAZgB~",
"gVnoA_8&tgVzpA_}fUfnA_}d}Cc$&vlTUfT>gLle-*gLKg;2eAhfh2`C/0n2'`anAd3}E+vE#E)rE-tE+~0E/vE3td}DZ!#7{E5+$8&fAbE.E/8&rE9rE9|7+",
"~1pV7g#]hTT,ff.iAkq!T@H`LeT=``&%d}DC##$pT9`bkT7`^(mB<}Wc'g#LfNziB4fQhnB3jB^iE3fO=(3rkfD`]s)$eOK`:7q66D|`R$eAygR3f9,,d~!!J",
"Xde0S7<E#wo!]4E(68|5$`GuE+`Hsh&9gBPE,r-jBuE1uj!^h#W`bE87@e!f$#s(r&g!3iA|%*#)e!knFu`bEB7@h&466t`H(i!~`T5d}D[!%jCUEFrEFd~!!",
"k9;sE2E:E%e2;,nCSd}CN!TW/e3H$gCX{d}Ca!*(f%}fBXi7NkCPa*-f!8eBTd}D`!2gCP`mhCN`A4e7A$Wl5!g=ojCN`AD~`qe4<E!!g#OnCLa*E%66n!ukC",
"Ha*ef:g!ud}Dc!2nCH`,)`jf!v*y`ng!IE5tfCFj!`gH-`AE8q!C<~#_6m~66n~:6mu6n~V`pq!C:~%Ne*<jC<(v*w8%~/2~9Wl47glC@`/E'te$#E(q!C:GE",
"-rE5vE2~5E4~0E9~8e<xfC:e#(4r$hC3&yED~0,wECvEJ~/EMwEGEFta$kC1EWyE@tEUuEH`AE[`~f+~E]!`tEHmB{*fC6Ehw/}/tEbwE]rE%fC;lC6EWtgpm",
"`DEXf.Wg2|e$1E:mC*E;tERrERrEsEWuEYyE[tE[rgp|eC*EZEwtfC5EXg#5Ewua*Ev66h3Ym@e'a#fC,h1*a*E}65h!>}7cwh#xEppC0f)!3q!C0Ol6G6pf,",
"l/4hC7D}e196Zfh*+s`.,66oilnC94|f(nmC9E)`HD}wE$ufC0E)e%*E*E+6Ff3%E'`3E.66d}Di!7E1nC7zpkLkC>hzFmC>p!GgCFm!G7d~6jCMg5]g#Ne%#",
/* scan: scan.comp */
"fc$d~!!!'Sq#)1Yq!cBVpC0kBagC8gBegBagBiq!tE>pBXWF8'e!/eBud~!!s/-8(6#eBPgBChtQWF8)6%6*q#(8QgAekbV}gC'gB^nBUpb*h>shA&gB[o_Vg",
"Bdg@Xg>ygAyg>NhsR6%8*W*itt8!f=|8+eBnf=|8,XJ8+rgs{g@`g@2WK8-e!'f@G8-yg@6p_/sg@5g_Gi@yg>zgA8g@mgE(h@P8.6%u8.e!E8/XN6F65i@Nf",
"@%}gQfd}CN!*rj@)7r`3$e)-7q#pIVh*$p3me0``w80%h_c66($'h`<d~!!{'Ve^q81&7herReApg]&2`CD}7]n/%`t7qj!-p`He8Tg@Hg)L`D+f4zg~c`D0e",
"_|+m/^E2snaA}mL_g6^h->j,ae=*f0^'E!uEI`t+a-$fv$(t(!r(`11(i#Bq#)2%!iu7.r%`30j$Kj_f4h1xE#EVi!Op6!e4)!g,Og.$`.D~m!Ya$7bf,igOc",
"g!;e,6iO$EbE2th#[(+g29.uE:mwX`<E57ieBa#jqPg!D)l2[j15,'`2eS<m3SE%1e-}-lcs&g&6gu)'a*F)1e3Xh$C45!g/je!+126Zf6f/WlF)5`w82F+`1",
"E,$e84E!i/m5g#0D~~1E.tEdm2SE=e$&#,iQ%0g/Va*F@.g#%12s0r0s./s3r,e0M8/g!9EAEB!g$eWdE@W]E@e!/E=E>e2;ECrE;WdFAW]FAkwWq#+.D`8+)",
"`9,*g'8q#+(Bq!eGoq!aE~$0hTF#gT.ffZj$@80r8'f=;j:6g'K's`-eGHf~Y&t(xe;>)s*e8l1$n6Hg>^/`m3h6Ge7723*!$f~X1g~be'N4r+Wx3f'/81r8(",
"f<>izfg'%}g#/f@$+``6Ne,t2i'#3td~!!Ba{ff)`ff,a`8#5`9$D|m'E`Ve)<q!'f/'E&r(E'~065tk7S-si$7't&x`bE(*f.)f/'e$)-g%neL9d}Dq!2e#5",
"j.<d~!!JXceIBECe/C&r`3EBe/[$eI&&68e#!$7=r`m$f];a-'#e#.6Ge!.&e$oEJrmB1E(ENf>I``#6oe&lh+Ve=:f!~EEl%1`:E!6oe!U6EeFt1i'82.#&g",
"*``/+0#e.=8*EZ`<6GE:`1f#.E265&f&K$g)b%65i+8e$;eap`1EeE2e/6EFf!2%g!<6DEff,e`:E<66ETe~(f&:EI{WdEIi=ZEkhNtEbud}Dr!7EviBlEpt`",
"3Efo&*f#['e%=hJP68tf$toCYe#;m!z#s`D%&8,#g/Q`D*f=[f#Q6|s,g!E$m+263e1om)`e#d6ke!/EgrEge'_EhEie0UEjrEcg+r82r8)d}Cs!*g;{`,%e-",
";f$QhC7h&VeFzg<*6F{epr(m%l0f-lh0z|h0YD|`1f@ND}e;2D~eC0h.(g%dWwf.M68f.De.XE!f)|",
/* scan_address: scan.comp ADDRESS */
"f[dd~!!!'w~S~}p:U~}n[7}q#0%Mo:vhvOq!:fPoXbg:fg9bq!:jRq!:fJg;wf:jgXRi:jgXHg:ngY>gXug:rgY$q!:repB%gSJq!:{@hYYd}Dp!#l:y5r5rE",
"#~6mYc}i.hgN}`D./#,g*'`D3E0#.m,-E8snZe}nEJfEpn;%}EO~0j#M`14+eVti#Kg22!q#CD'1r(`33n;.tD}uk!XE)Ecyg5Xg;+e,<*r)f;7g=(h;7E'~/",
"E*{iH$EnE8j;7}EA|E;~FEPvo#dE(4e-c0n^L)h^P#+66*a*F84j;AD}D~!gP{g;J6Zfm+2WlF8D~e;AF:rE/tE%wD~uE$~1E1tEmzk#9EDE8s/sgJ53i^*a*",
"FR1k<M}j;JEGEHvgYoe!/EDEE7mf2;EBWdFSW]FSq#4!Go)(q#4&/p;Sq#4!6q!`<xq!Yi~$0nMog$if''7*g!*q!;l@6j|~}f#/k;l}a/q!;jn6j~Ma0n;h}",
"~}k,o`:E5e$%f.T'i)}ecL`H&g+b66g*ce;sEhE5sEI`H*si!A6DEif-=`:E@66EWh;uEL|ELwEnvEevEywEsuEi~j`HE0sX@se#Sp;w`HE4sg(Yp;yf;pEje",
"'lEkEle1CEmrEfq!;y~#=",
/* scatter: scatter.comp */
"fU2d~!!!.Yg;yd~!!!!aVnd~!!!!cVnWRlU8d~!!{'+w8^8g8k8ujU;7iq#8B~#~8@rW4r8Bf!h8Cu8Cs8Dt8Dre#Y8Ef!68Fu8Fq#]I*q#]^.8It8If!K8Jf",
"!68Ku8Ks8Mt8Me!Khw|}8[Voe!K8^W(Wgh=h8_re$A8grW5W#8ke!-8kW(d~!!!!LW#Dge!)8urd~!!!SWg>)q#9QAX:836#e!'e=upx5g>&WP846%V|WF858",
"4e!.86r84k>&WD87f=sX:88g=yh>dg;-hsF6Msh;57lsWD896#6M7lX:8:6#f!pWD8;q#Mt%8<gxs67WE8=f>ue!#XH8>h!06%q#:H~$C8@t8Ar8@68WL8Be#",
"&8C8Br6fr8Cr6f8Drg>SWL8Ee!48F8Er8Gr8Fr8G6gq#_|)8Ht8H8Ie!08Js8K8Jr8Lr8Kr8L8Mre!f8Ntfx(q!yd~#F8Osf#M8Ph!.8Qh!q8Ru678Sh!48Tv",
"8Uh#&8Vv8Wr8Vq#;v4WG8XV{e&K8X8YV{e!&8Zre!68[fD)8]XR8[66eCf8^rgC<e!&8_f$B8`d~!!!#N6F8_e!:8au8X8bV{e!,8cv8df!W8ef!&8fs6<8gf",
"![8hte#l8ir8h8`6FWK8je!*fCu8jye!D8kre!L8lf!_8mXJsd~!!9g}678ng}xgD-e!38oe!Yf#_8pd~!!!#{8_6Ee!(8qd~!!!#p8o8pe#58rXN6Es6%8sd",
"~!!!$.6N8rWG8tVo84WN8t8uVogEUiD<e!(8vXM7]65WK8we!)WG8xV|8wWN8xeD:iD$e!`8yd~!!!#u798@e#F8zr8ye!)e!58{r7m8ze!(8|r8`7]e!;8}r",
"8{8|e!.8~te!B9!r8}8{8~WK9#e!*WG9$V|9#WN9$e|VgF#fF3f#%9%eF'6ogEW9%re!.9&tg{x9&f!.9'g!i6%9(e#=6Fe!(9)XN9(fE99*Xz9)e$N9+e!)W",
"G9,W/9+WG9-V{7kWN9-9.f}.9/6N6NWG90V{6KWG91V{8.WN9192V{h}q93t93e}]e!o94r8@f$R95e!(f%296r957ie$.97e!*WG98V{97WN9899V{gGngHX",
"kGQ9:XRrf#@9;e!.68gG^9;t6Gf!g9<tjFU}`vfFWq#@0An_]`C()o}3|D~}E$u`,8li8[(sppki]~)E&hikE'i!|`u7d.e4MfA9-.e4k/r*`<E+E1eo8f}pE",
"3~0E7vE;t`aE.68q#4%+e4B8YfpkeZs8Zg#dd}Cc%:g#bE87=y9:3s`t8,m#|E>6E`3x8,,sh#kE'vE#mpw`=E')f=QemR`aELgqr`46w.&E*$d}C`#k9.WlE",
"d!`M9OEfEed}C`$.EfWl92eHpE/`aEU6og!>9R/&$g;Zd}Cc%<f##a&7{E$3E7E,E$g#$o$j}WlEu&`w9KEwe$[)fAZ#&epBfGm*+s,r'h6GE+rE+`2E*enoE",
"/yE1tE4rq#N2%e=mE3EJgnoE5rE0WdE}W]E}q#C/~$8a(q#C-+d}D]!Kq#C++hpB83e#]q#C-+p#We(.*f%{#f#Xfu7+h}*)rhxI.g!FeDwVmf#WfcTh$!`L1",
"Vmf#43e!0h$&g:AWqf$a9=~0d}Cc$A|iM-fXl`@8De#ne$_g##`@6g630e!,gJ8e$i+#*f!j.hfYn!QD~`08If$@h!Q`08MrE$`,v`/ug$ME%rE%`]/E!#.h$",
"I9>{d}Cc$Nzp#@gc,-gASf#A/e!-.gC$f()*h&&n!N5`L5Vmf#@f=Zh#Afzlf#DE!e!0h#EgKxWqq#Fg-`s~.q#Ee%q#Fc7q#%2)q#F_9`qq#F]Va,q#FZe6K",
"9@k$6d}Cc$Owd}Cc$Pg#U)v*'sf!4d}Cc$Qh!ki$I'w(+vd}Cc$R~.d}Db!%k$K,#l#NfO1D}f!Ld}Cc$SuE'i#RE)wE*E&h!gd}Cc$Tvg$Sm#m-h!<d}Cc$U",
"m$S8Wta>k$U)t-rgT6`].3sq#=3%`]E$ez-.q!gP~$*jLJ`,8Y`,8ZeL'&j!R9Ae.Ch$7d}Cc$]j#O`,8^e)E8`f#5`8e!(hWu65f-nh!L9Bxd}Cc$at`,8be",
",_g!(`N9A`8$#h!J&y9Cxd}Cc$cj!tg!HeL%hGdfM`#&h!H82h#m`,8d`,8ee#lg/S`,8fk$*9De!cgN5}`,8ge1^#s't's'eG.'sg1Qf1V'e|1f&]$Wx+q#&",
"j*8gWl8bq#zZ$Kl8kWl8fKlWl8e8_e#Ee/:8_h#$Wl8lg&bd}Cc$mtd~!!JZZ84Dg6l8nd~!!RRn6%e!'6t#e!H!d}E$!%6lVm$e!L!e!GlZf#g#}e#bfHki.",
"jiH28f`N9Dh!jlH/e3Fe!6e%pf0@7iWl8d!g2N9Eh$Ad~!!RRuf!}Vo$e!=e!ee%Vfo,n|x8gfI1i0*e2P*t9Fh!S`w9EhXSf#%#eVri%U849Gr85o(ad}Cc$",
"qth%#8swgW-7ZukPw'eP.g3hd}E#$46le0m#rg#8%k(Ua>&h7('tXYfQ7!oQ5-d~!!ZH,e$w4f]}g+.aIe%#g#)d}Ch$4$E#uE&|&!r&`bE.&fOoi#)`=ei6d",
"}E&$4#f!#d}D^$4%#XY84./f&:+,s0r)g5SaJ3E(0*h'!9Hr86d}Cs$4h$/aHg2L'r`78uf4ve)hgP`h*haGe&4-h16$si!U9I~0f!MhLNf&X*h(d$x6#9Jg'",
"EXe6l6l7eg&,9KiMT$`1e#j`u7bf2:`,(h!)`=&i(P9Lr87g,@d}Ci$49G$`w9He9f9I$e:)e(A7c#s`X9JfY,mtp'*Wl(!g.pe!:`1)-h!^9Mr88hT9e)G7]",
"f8Gh!XWl#'e!di!|9Nh&uq#5c'j]w%u(u8`tW$i%MXFe)I9M%.(e%7$%s)r!g3$i!R,u/yVm|D||4r4e-;+)f#<m[Iq#<7%m#=g:H8`tW$w`<'f#x/tg4#1j:",
"H6Zuf=--i!W/yVm|E#xE%}q#+,%g]i9Or89d}Cs!Md}Cs#lsd}CN%,W/k;e&u9'{e!aq#0:.h)z9BfcBi#8'se->hXk%x`N9C`3*k*hq#/=3i!x`BE+'e7iee",
"]#d}Cy!%9Le@}a*E.+f,!l#ag0Cg#+geae!7D|D}rf512e#ee#89*mdK66v9*ob:t7]z`w9N'q$#U,e#Fa*E@gAHkzD}`w9F3i$d/g!{2~1E(ul$8e)$&f8Je",
"U''/q#-M&ER-g!v01s/r/gBJ6Zf<O+e#tf.Nn!V7]s7mkdvjdGh${|Ecw`1EX#h&aa*Eh-g&f%v./g+t+q#.,)9Pr8:e:Bf()f5;h&OfZ968m*67m+q#@r$e!",
":k/cg9a9Qr8;g(Ze!7eA~g!Ol%4f!Oh#4q#7<0q#sX)8<s`Z`Zsq#447eeJ(e%(.m!o3'`y7s2q#4&-9/%d}Ca%09.0sh5Hi.t1r,h='i'p}p!yE)l$8e!e,q",
"#3w-g7]h%vgFAg/pg${9Rr8=e#op#pp%kd}Ca$X92f3ge!l)s`Y9P%#79l(dm&A)q#6X3e&wf3#`y9Qe!Re&HfG^h+&'f'Tf.Vh2ed}Cc%4f!IaT995e$Ih<U",
"`2.E0a-#E.pk!E2u`z9@4q#CY.`Y7|E8/h`cq#Ro)6Zuq#98+8>g&$`5q!&%<`C#/m+B)r#e$H,sq#9F)glfgAJ&re0,E#-`y9=E!mDze$g+#8@g.Ie#<5D|r",
"fD^2m$k4~7fJ,E0moEE2e$Z/`,f$~)8@`Y9>&$lCthj)g]5e$,",
/* scatter_address: scatter.comp ADDRESS */
"fw,d~!!!/3l]2jw2}k]=}q#S{~#Zf[wq![%Tq#T4Bq!['~#Cq#U+Kq#U'~$)gXDm[=pZ^~}~}o|9q!Z^=~}q!ZYLq!ZUyoZQ8&|9:~~#06iq$0R&g~~gb^kZY",
"9S~]6i~5k~<}`C+,nZc}E$}E'~@6puE)vE*`HE'i!~gZe}E.E4rE8tE6~0E:vE>|8%~2d}Cc%S~/9S~mEgtEiEhrEi~_ExtEz~bF#rF#q#]2~$Td}Dl!7q#]0",
"~#bd}Dm!Kq#].*p]VWc&q!$n<j]wl$5)p$n*{fy7D|e$ogIOl!O1E$o$c2wE'fVue,0eZ`hyUgF@h^){p&J7Yy6Z|g^Jq!&JPm#ZE%~4E(n&=q#N&%eXp5#,m",
"^Dp%6p#Z}a9j%6~{q#aw2`s~u~}i^Yn$,p^_`A(f#M)vj^_a*,o$>k^Za*1m$>a>k$AE!uE#s-r-n^]a*E&o#Nk^Xa*E+o$Ek^Ta*E0i$Ep^V`,*g$G+h!|g`",
"k`AE:q#+>~$*q!^O~$WLZtLZ~8fZLaGq!^Kyd}E%!%q!^I~#qaKq!^G~%Ta%~~#<a3~~/2",
/* scatter_basic: scatter.comp BASIC */
"sVkd~!!!,Sq#nh5q#:N~%2q$3K(q#:3^k_!q#9t~(-g^sq#[T$h_2q$5<7e!*k]jWK9Te!)f]|9Tse]<q$jS%e!89UXM7=7Zg^mq$5A%hcHWK9V6K6Ff]a9Vs",
"7de!a9Wr6Kq#[%'q#_A%e!,9Xr7mrj^Q}WK9Ye!)f]19Ys9Zri]W8d~1f`Q7_9[l]O}8jv8js8fq#7~&gajgf=q#^X-7qi]O}h_Eq#8-~#;8b~M9[~l`W~/7q",
"~k8du6uv8e~D8b~;9Es9[~~/Yq$:b)fWJWqlXQ`<$6Fe05k!t9EjRDeV2gRA'xjP)iNga)e4Of!$jN9hCjm0heDv'`B/(hJw``#7,e!0,`m$fJ})f*6lGwk1G",
"-~0e#2gOHe#@(hON'(s)r$h!N7=&u9Uti3:hXRWlE+7glFBp#KgYd7ie+f)iL<E6,hN4e&85e'F6l`bf%j$65e!B7=e%v#eNO&kLWlF/`AECe!ad}Ca%W7df,",
"llMDe+.D}fNT65E#u6FtlZ8eGJ(wh]me&h-f![h1E&h1I#(7gh3HWm6KfXFj!y4v3r3q#`,&f-1/`AE[d}C{!KD}#e!>8/`AgY-e#i6+r$7,`1fmhe*_f!.f2",
"k``(7,``e!4`m(q$%M%d}Cm!K0e!fEkjL+E*sp$`a*Eq'g$OEXte!%g$L`beXxa*Eyh$d&f!n`,-iNNf)Uee1`1um$`WdEdW]Ede!/EeEfe#WEgrEbmHzEdl#",
")lJ)h%b`be'/`,%f!wa*F0.gO])q#dU-q$|t$k!Ge5P.g$t`D+3#(nQ42s5u`3D|9Xn![eJ[n![E$w.|`1E+65e'rE)s#hgrE0e6fe#yE1E2e$)E3rE.m#yE0",
"tp%#FSte#~)s$h(})*s+r&m!T(vp)_i(0Fe*o!ThRB|9Z~89Z~59Z~49Z#~}8d~c8d~e8eu8d~Q8b|9[~78f~~#J8e~y8b~38f~A",
/* scatter_basic_address: scatter.comp BASIC ADDRESS */
"sX!d~!!!-2q$(qAq#0^q~}pQ4q#0CZpQ6q#0&~'dq!Pmnq!PiB~}q#.8:8&q!Pi]q#.<}8b~O9[~la%~/8&~k8du6uuq!Pt_ExtEzsq#.<~2Dq!S_lg!&pL$p",
"Sa0}~}E,~GE7~:EA~4ED~~#6E]tWlE^!gSdg!*a*E_f)@gRn%fQ!f5&a*Eef*LgSm&s*v)u`AEoa]f)REpjMXE.tpPnEvhSoE]~.E~~HEhrEhsEiEjsEkrEf{",
"Eh~BF4~~#hFW~ZFj~~)I",
/* segment_scatter: scatter.comp SEGMENTS */
"sVkd~!!!/.q$@gIq#&DW6.~86U~LV}9bgT29bsf!,q#(X%9bu9bu9bu9bu9bu9bu9bte!'q%|.%9bu9bu9bu9btW#e!eq#'666`~46d~DgUYhV!8Jq#)g8q#e",
"$Dq#'oUq#dc&gSed~!!c>g9]6%f!(f!79^9]e!&9_6%9]WD9`rf!+9a67q#eA2q#e3gpU7}gV!q#'aAq$x#*q#'i46.t6.yq#(j%q#'m06Ut6UygX@q#'qWXk",
"9bq%o119cr9br9csgQ-gX2q#(106`t6`z6dt6d{~}gY;q#(5~#8gYpq%p{'9deSt6GgYp9drlZ~8Ju8Jq#-F+6hW(gV|q#&I%gZ6gT`g[eiVtq#f9i~}q#e~Y",
"8xt8x7b~`q#gS,9$sq#fq%q#f3fq#f#:q!Xb;lX`eXJ`C&$m4Q*gWxd}Ci%]9e,d}DA##$eRy#s&V|eqWVvq#E3).spC,aR9g0(q#bV$fAae3`()6Ff!`%q&(",
"k$g@=gWWq#da)'{.sq#)c'82v9Eu`a0iV{E)E(1s9.rE;s9OE=E<rE=r92sD|rE!uoWzE'{E&seW8eCZ*$jW8aR9LE<E=eW<E>E=E/E*h;HWdENW]ENhV;q#'",
"_~.-q#W*(jYz`=(q#Q@-)$kc3q%&_&6hq#4b66nx66x9]9er9^h#46jt6G&f#Kf!HgFceNIi!+d}DE##&e!.)68j!7,6lw`=4&ihUfcb1e!%2/e$J$gfv'd~!",
"!k7M9]Dg+1.*&kTw9_d}Cs%]jeAe2>W$q$td%%i!;9fr9`rf#=d~!!ROzq&4@$eD7h!n`8s`9&mjXfT2-`<-$q#%N%0W'k%)9gi!YaR9f%$h#Of!H(j#X&#d}",
"E-!%,eA9j!L679hr9ahUr7Zh%V`Cg#<lV+d}Ci!79h$p%%eiq(lc=iV@m!J}7w~09Fq#d[~#P9Hv~}LJtLJ~~#29I~O9Kw9I~~$@9N~S9i~X9jq#d;+9Ns9iv",
"7b~V7b~/9k~~#h7b~U7b~_7b~{9Fs9j~y9k~K9K~N7c~T7c~J9Fv7b~M7b~87b~57b~47b~Z9H~w9H~~#W9F{7c~~#F9H~~#e",
/* segment_scatter_address: scatter.comp SEGMENTS ADDRESS */
"sX!d~!!!/gq$BaTq&Z.*9lu9lsW+e!'q#3-%9lu9lu9lu9lu9lu9lu9lu9lu9lu9lu9lu9lte!'q&I>%9lu9lu9lu9ltW#e!~q#3):6.~@h^#6U~/q$Bzfq!]",
"~~#uf[qq#3:*d~!#w,49lq&KX5WG9mW29lWN9mq#4])7*W$q#4P%g^3q#3fgi^gq#3f%q#5(%q#3jCg[<q#3n~$;g`-q#3r)o]H8&tg]aq#8N-6Uu6Uuq&_E+",
"6JW<g]Gq!]C~$^9:|9S~~#Aq#7r%k]G9ntge6q!]K~#G7,|d}Cc%n~/9nv8%~6~}q#3,~0lm`,a%~<q%J*-6huj`5z`H)sg!:m`7}6iym!j&rq%F:*h+Ug`C,",
"r`H*sh!;/6lr-w`=D}f`G6J~4d}E,%]j`E}6p~8abh`C6J~Ml$`e`J('q%Th)e!Q+`H'i!-g`N/~66n~~%SM:tM:~~(>a3~~#<aV~~/2",
/* segment_scatter_basic: scatter.comp SEGMENTS BASIC */
"sVkd~!!!-*q$Dh5q#>O~%Pq#rs(q#>4|q#=z~(jq#t0-q#ss,7_sg`~g^#ga%h^W8xsg_pq#t.%q#t*~#/8x~Bq#sw.gaSq!_hv8b~<9[q#<3<a%~/8&~C8du",
"6uv8e~~0ak[l}7+~9q#</~$8q#rN09H}q$FnL9Hx9Fv9Hv7`~N7c~l7`~~$x7`~c9Hs7`~E7`~Y7`~A7c~W9Hf'aq#q~J9Hfc0q$Fn~#e9H~w9H~~#W9F~~#Q",
"9H~~#e",
/* segment_scatter_basic_address: scatter.comp SEGMENTS BASIC ADDRESS */
"td~!!!-g~Aq#4k~$3oS6q#4P}q#48~(.q!R_~$49:tgXaq!Rc~#K7,|a3~/9:v8%~Iq#2K~6Oq!Uj=q$HyN9HtoUl~}E,~Cq$Hy~%)7`~YpUz}F4~~#hFW~ZF",
"j~~)I",
/* histogram: histogram.comp */
"sVkd~!!!71q'<qZ:%u:%u:%u:%u:%u:%u:%u:%u:%u:%te!'q#*>%:%u:%u:%u:%te!'W<fV<:%W-t:%Vyt:%X5t:%X7t:%W.sW#e#&q%N`~$5q'&t(q'&p;q",
"#+g5q'a07gW1q'''+WF9ofV}9p6#f!P9qe!>d~!!JW59r6Kf!C9s9re!d9trf!-q(5M%X:9uf#$e!(9vrf!jd~!!ROF9wg!WWE9x9wf!weXY9y9w6K9wWD9zf",
"!:WM9{eWJX:9|9{e!7e#'9}e!0e!'9~f##kWp:!f!Uf##:#e!JgXRX::$f!=9{gWYq'AoUX;:%zpX):&r:%r:&q'AzDiX1q%O`~&0q'cp':'tg]egX%q',.-q",
"'Er=e!.:(d~!!!%Zq'+A*9-fW'9-eXogXwe!M:)h#c:*f!(e#|:+r:*hW':+fWK8jseY1e!;:,h!B:-h!(:.te!]q#l7%:/h!2:0h!X:1r:0t9#e!*fW^9#s8",
"df!B:2v:3h!(:4tgZ;q#l=&7aiYhq'eY(f$&:5d~!!!']e!E:6d~!!!#y6F:5e!k:7r:6e!)e$+:8XN:7rq'-Y$e!+:9tgYvq'e~$f!O9Zf!&eX|q&/{)::WV",
"6o7]e!>:;XMq(<F&6%:<W2e!h:=r7]f(E:>r:=e!)e!B:@Xz7]:>e!(:AXM7E7Zq#kj%:At:Bs7Zq#lh%:Brf[;8|w:Crq(<n':DW7e!<:Er687Zq&k)':Fd~",
"IdN>hgcBe!4:Gf#Gq#m1$f!Uq#l_$h!(:HXz9'f##:Ih!.:Jr:I:>WK9+e!)f[s9+s:Kf$5:Ld~CiVZ6e!8:MXN7Zf#|:Nd~!!)w2e#W:Oh$c7$X5e!6:PXz:",
"76Ee!(:Qf!Ye$-:Rf$1:Sri^;7%W.q#0t%i]vg]Gf'J:Tf!Xq#oA$j[O6%:Uh'$:Vr:Uf!.:WXNe%vq'0M%WG:XV|67WN:X:Yf#7:ZX0WK97e$^fdk97e!A:[",
"f$^q(@3)g_ng_6q(@r%e!I:]W.m[Xd~!!9gT6KDgq'hP0q(8J.`x7x`p+mIse:17hq'Xq$%lB4$th~`q#GM-f{*g!37Eq'R|'2s`8E&7m`9E'7mq%$z-eC@gO",
"7j6-'7m`=eWjq%!B&`M:k&$g!|d}DF%{:jE6E/E%d}DA!7e=HageI=q'Yq&$.q'{1%1tD|3uE!s(n!bEFw`X9J`=E*,`p#EEm<,1EIk9+Wh6%0!$E/e761{`<",
"4e!^ETk#@%#g==e7C3EGXa6KE$E%#e]zD}5E@E-`tE+l!Pd}Cp!7:oE%E#E`EXh!n67E.E/0#e#pE-rE-fA'E'`I:pE.ac:qE^`tn_wEis`Y:uEiENE=fC6Ek",
"q'G[wq%Rh~.aq(2g/q'oL~$,d}Cc&'~wq'TA~#aa/q'T>~#>a0q'T<~%ciaSfQE:(g2V:^r9of'aaT8Y$hR1d}Cc&)f!k`::,eZTaT8ZhW5}*w9Or9pg4=fuJ",
"e!Wf:*g!Xd}Cc&-g%k:.)rf*Se![nX;6#:_m!O8bxd}Cc&/u:2w8dzq#l,'oT+}e!a(h#fd}Cc&3u:4-s8d~4`M9Of)RpR}heI9qf#Heej$g(Pgh(p*t`a(q%",
"BR*'-|`,7`l!9+|fz:hA%`256GaWiT5e&<f]ph%':`g$*q'y:'f#@9r:ar9sq(YN%$:7e*Ag>T:8e(6%fAye(3ec.`=*q(Wq'h!1)rg!A:9s-ud~!!ROy9rDg",
"+'f%xh]99td}Cs%rg.Id}DA!K&rfYienJ&f|4q(7l.q(8'*(~7`r.2ao4W$q've&5a!7y#&n(UaoE$Voh!:E%t-i(M1#m/3d~!!RQU6%Dg7`7*e+`l%)|Xhrq",
"'ug(gW`q([]+`2e$Tg-&Wl7d!Wl9Ze!(9[e$oii@h$o7]ej]::q%Ek&:;q#xy+q(b~&`8e,5e$e:<kiEl5,`8e3Gk-dhg::@{o05gf/:>q#pA+`<37]`<1:>f",
"#/gg<:CtWfe^!6!Xx.!i]F/r(d~!!ZIre$B9Ze#k/kYo6Fyh#ShlN`6e!S#7Z`9E,e5$q#v~09Z`N9A`Vk2.E)sm,!E4i,z+haae1'g&+e6/f9@e!Ug!$e$L:",
"Df$bf'9&foy#e'QD}``e68i$D0f$-03se!z:E`2(,q'T5.e#d&em7Wwfb|68sq'FI&EL`/E.E#(i'o:br9uh1|e%ce#l&e(GfGqe#xg(=6lf6ffnpq(]]&l1.",
"`</7]q#py.e%%)q#$W%E!`p$#m'(7dxkaB6Ft)j'56K:ce-Pk)he#%:Fd~!!JXT7#e!U%q##V$g$<:G`<f0Rh)vi#b:dr9vh:%g!^q'{H.8~nlZ:Cq#rs-i#q",
"+h!H:H|:K|i(fd}E=!%f#moJee+k:7g%{e6-)#jH0i>me<YVoe#_:L`j%#f#u`me&yfh&`9#8~f'fd~!!ZIhq(D4&e1>i*)p$efd1E3`=E3:Me6C$e%Ze3E6m",
"r:Ng:>E6e:GE7#e!5)sf3n`9):He#[#d}EA!%f!e%s&za$9[65sg#Ng}=j%A9w:er9xfg]`Zh)md}Cc&Of!Hf,+k-~:O'xhEn.Vod~!!RO362Dg6!d~!!!!of",
".n`16Eh4]f8nd}EB!2g!2iD]&tf.FibiD|h839E'e6k&e(-)a-q$#x)5&e,GE&D|$njH/f'm't`827Zft{f)ii:de$D(`3e(+`pD}7ZaWl'Sl8-0q(g%&`V%#",
"q'v@'D}sm0>EB1e$^2q(%u3`bEIE+k,O`C&k0'pku6la/EP`ff!xi4_)0n&,`Y:bEXEDE:g%GgCXe$/EBE2%rE;EC'&d}E&%w#EGE=ht89w:fr9yrd}Cs%we%",
"QfO6fC+fvk`L'W'q(|u*fM&`=feF:d-)#j'nm,39[e%.:Pi#t,sq'xM&23#'e/sp6<`/4266#at'D|#4h)X:gh/9p)R:Q}q(,l;:Rs:Ss7`r`X:``I6x0g#>q",
"(j(06Fq#`6&`1sf,&q(iC$gAXfQ{f!:q&%d$i#5D}u*q&&+/g/9j9Zgn3D|uk1/:he-0q$!:-:Cq(&a&'g!<:ir9ze(tp68:Buq#}<)e'g7EhC8f)v.%ePz:h",
"+#.kkZg!c9{:jr9|`5g3{e'&:7l$Md}Ci%r:a)aoe4$aoe!iao%W$g&|`]Q6*%e!'Q7+%(rQ8,%)`I:g0g!N-ud}E<%r('&eim#3eO87b`,7cfGeeyS#h6<g)",
"m`D7hD|%f!'D}$,g$2d}DE%{jx{:kiR8`3$7mi#7q$!x-pmZf/O0e%_)e%Fi6+`M:_,#q$'3'-hN_.i!Y0vo$`q(mY(E&xE)j!b.myZq(~&%iqK9}rjB}eUxi",
"3jq'aI0`z:^'e-Zf9I)#e;$*f~!2eI[$#fP2e.;$eI63rf$.d}Cc&Th!I3q#1r%e6Wg!@E#Vot`^,hM&WheUf+5!)q$$<%e#ED~E!sE&eDDWxE%f$s:lvp;&q",
"(og3fr7o)h,gr=)f($f:[g9wmsEe#HD}eoWhQte!,E!h&i$'#&eoZ8n-hp<k>d94,:Vm!senh7h3emo8n4hE+q(-&)6Zug(V:mn<kpCllF!*s+q$!W7f%Fe(n",
"#+*s4e)Jq#71%6Zuq(3Z-.g#*:nr9~g0Re!Q:W`t%m'gwm#:m8,nG:d~!!Ba*e2B5e#%-$#s,-s.r'fG//d}ED!%D}`M:i5#g|&Wqov*hB3g#}`M:l)(q(RX)",
"(n#4q!$+3e!lg$%'(s)r$gSG`X:mg.1`.57mm.P6Ig8se,gq(0~3`=7mE'`M:ne,}g%jg@N:or:!f,NlJta#7`65e``o=3f&g#q(7s'q$,`)p)&k)v`2eU{m1",
".E%&f#E`2e=Ci#E,|`tD|m!IE./tg*Gh=qE/e$Eq(W'$E1uh,0E*.#+f*W/q(Y1%5!,gOMe$aE&E'sE+eu]g!hE+sg#wj5Ff;%E4`D8nE0E.%h,X:pr:#iD5p",
"@G:RxfD9p!::Sxo8k'i'=g:Me;<f'A'l:;+hC_m$27n0q#^J&)a$$e!kh3jiLT236Ft,e~Mn2x:Rq(Ui2:R{:S~2:S{7`~>g'!:qq#*u&`X7ze$-e'Qp!N7+e",
"1W6Z:Z65h'je]):Y!g#ke!I`|:Ye%9q&YZ*gK+ape!H66h%M:rq(>y.o$tq$9:,e$c*gz{:Cf]|h/x6Ft%k2~:sq#BL'k!]k!p)s`8(:>n=yp}S:>n0J/eB>#",
"(hB;a*E!q$/d.j|Zg),,kBxVoxE%f!X'tf_Wa*E.)q(/(,h+pe;aE*f]Bi(Ee(P6Ff(EE%lzeE.E'uE2tl'@(f92*eCn#:[h!D&(f#9'+se:R:>q$<0/:K~2e",
"%+D}i6(-gS9q'qq%6FfYe4g%):tp7{l-~}eOW-s*ti!h65j%oiKd:ur:$e-kd}Cs%{i,<hJ)h).`.+eQ7n;w`z:c/h[g7g+se&Z65e!%68f5Ve!(6lf'r`X:r",
"eKJ&a-0D}`t&f!Td}Cp%w:eE$*&#`X:sd}Cy%w:f/$ag#e:h$s%s&rfPk`=i</(u`pE(7ZhAA+E%s`pE*7ZmQgeRV6D`I:th1ja/D~kRoagE8Vml!DaWD~&iA",
"{.sq);O)a-#+`t'o#vehsi!G/sm+@E665`meAThQ.E8*#%`:E;rq'x^'f:Li@AE7ib37*f&ZE7fZHq(2@/`:E66D66a2810E).,e(X#e%~e#<pQnE]66h#7'2",
"|q(cT$g&$8%sEIq#kB%e!)EGt6psEJ`aEKhR~E8#gJzq#kt%q#-a&EQeQr7=q)%t'gRoE]fA)aW#EZe!%EDm!tEvv6Bf&ve!N:]e/FExrExe&u",
/* histogram_address: histogram.comp ADDRESS */
"q#WX$d~!!!9$~GV}:vf}Le!'q#WL%:vu:vu:vu:vu:vu:vu:vu:vu:vu:vu:vu:vu:vu:vu:vu:vu:vu:vte!'q)4T$e!'d~!!!!7rd~!!!#/sd~!!!!8rd~!",
"!!#3sd~!!!!9rd~!!!#7sW*rd~!!!#;sW@rd~!!!#@W#rq%|{}q#!L@q#W|0q#!R~#sd~!$JY9:vq#X(&q#!'7:wr:vr:wq((wrq%~&:fv>q%x3)q#!~&q%~-",
"}}gvygy:q%~5~$Dq#!C-6jW/~1q#!>1q#!:J~}g~=q#!:+:xYF~m:yYH~^g}xq#!:-:FY8q#!2Vq#$V%q#!63:zYJ~7:{W@g~3q#!22q#!/3WP:|67W$q#[m$",
"h!8:}v:~r:}q#!FI7$X5q#!9%q#+0%q##M';!W*q#!F/d}E;!Kq#!DK!e4]q#!H-(e7s'$(q#K`$q#!D16n~miKF.se5yq#!DJn#wq#!H&ilJ0E/#sq#!DGE'",
"E(yE(~6E+E,|`tE-l!GeFhEeE_u`I:pE6ac:qEcq#!W-EnuEnESECrEprEpq)@ioq(-iOq&$T2n!o,)q&$X~#.!hNUh<V`^%h$9q#]H$k}U*#+q#`-,h&yq#Z",
"g&D|u%`])$#%q#Y*&E!q#Zc*E!q#`-%E&zp!Z4E+68v5t`GuE.q#Zo-E/q#`-*E4{!ugG'%q#`6'E=wh|V')sq#`-(fZXEEq#`)%$h>4#$eM6q#`-2fo2EIq#",
"`-<p#17*q#&-)'h[>`cf!Ap$5)3w*yD|eyaq#[I,-r,p!R2E%i%A3yE(sg'xE(e%Bq#`->!jA@6Jn&R7Y~/a8~Pp!N1E(i$22tq#dQ5E,q#`5;!s6Zv%g#Zp%",
">a9~}q#`5:!t`ivq#_@6-~GD~~.f%@D~q#a0)E&~6E+~2E2uE3~.E6tE7vq#`5=!ta@h$,q#_=6-~62~AfZ7E!q#a2)E'tE(zh$*q#a26E0~4E8uE9q#`5nq#",
"%[3q#%W,%hx%#%eStezvq)Sc,)sq(s,{}q#%[)n#Q6N&q#%`+q#%[&n5.q#%`/'gz&'f'Z+g'_f#}6N,q#%`/!i$/p#$q#%`%p!uE/~1q#%`~#U6jv~}q(=00",
"o6e3)q#%`Bq#%[1p7H65)q(=4}}fQY4f!lEAmRh5q#%O'-w.*sg($`=E0EVq#&)(i}]`/flr0q(=4F~}q#%i'n6N68%q(=4_q(=0+p,nq(=42q#%qBh*fq#%u",
",l*fq#%qL~}h#fq#%u)o#fq#%qI7-~b:xt~}awq#%o.h4sao'q#%q'esX%e3H&q(xs<-~;`r2D}aoE!q#%|'E#~1E)wE*{2|apq#%zx}:y~~#7d}E>!%q#%x8",
":yu7%~~%0d}E@##q#%v~#~aqq#%t~#U!sq#%b)'r&exQVoasq#&!(hExe4UfExf.Gq#%r|l8D0e!*:zq#%rV:y~~%17,{:{~Eq)*y+g![,l9kgp>E!fCR)q#%",
"{~#NR8uR9uR:~ul2Fq#%D91x4~42r1i!b3q#&^3E'~9q#%{-jJe7gj}Nyq#%{*(v*t+t1ua*1f'R`mq#|j&q#%|*4uE#ua*r65k!Aq)/3&D~eLne#AE!E#sE$",
"eD[`AE&e$qq#%ye7-~.!tg>xe!)D~q#&#$h&g%f;Tq#%y_:ne#imK[pW[hTrd}Cb&|%#d~!!BaGq)gE'd}Cc%5k#$95.:~{pS_fR+h!Ud}EO!7#q(mW'0s`<E",
"'6Fg*bi$T`teuJ)sn$VE.j34)vE6tq#v-,E,g!+f'+*e$L7h+q)4p*D~j$@.s7h/v`=EB0e-TE%m!y/sg}vE'gGtf8Q/e);58ni#;ED!tEDrEDq#(`56j~u;#",
"~4!az*`M:i(hNmi##'h#Eq#(j83sazD}q#(h/q#(^L!`X:mg(,j$/q#(dAq#(^P;#~~%66j~;q(qh27n3fK|e0y,q#(e&g.*oA2/`3E!q#(e-q);89:R{:S~9",
":S{7`~Fq#(z7p!Uq#)$-/sh02q#)$0m!O'q#)+<6j~Z6j~~$al(9E#sg9>0q*$q'e!CE#E$e#=E%rD}q#)486j~0k!k8*0eS3-ti:065u./6FfN@)q#)=5:x~",
"~#s7$~b7(u7,xk]-f%Zq#)B,(f28#(q#)=Xm*f8%e&-ELsf'(6nsEJq(x)&6pe!+EMs`aENhV]E;#gNKfW=6hveD`ETq#)M';!wE`vE^sEG{Eys`HD|sh'*q#",
")O&E{rE{s",
/* onesweep: onesweep.comp GROUPS */
"sVkd~!!!=Bq&R'Eq*Movq$_J,q'WQ`q%5G,q$*q.q%4+,q$*qWq%4X,q$*q/;>u;>q%4m>q%t&>q#*^&q%t*%q)0'%q%4rKq#*T%q#*Q&q%sb1Y3;$tWB;%;$",
"WF;&67;$q#*C%Y+;'6%67g!#WD;(e!+q$af&d~!!ZGV;)rq)je%WF;*;);$q$b6&WD;+r;)q#*j%q%t;)WE;,q#+@';-67;)q#*+%WE;.e!.6*e!$X:;/f!6;",
"'X:;06#f!bX:;1e!U;'q#+b,;2q#+4$;36%f!G;46#f#+d~!!k6z;5e#4f#'e#dWB;667X:;7e#~f!o;86#e!D;9e!W67q)k}'WD;:6#f$6;;67;'t;<e!Kq#",
")c%XH;=e!^;)e!<6Tq*Q)9q'YI3q$aS(6Qq$*Z$6Q61rq'Y;Fq$+W.6Wt6Wwq*P~-6Rrq%62-q$+W56erq*Q/'q$+WR8Gt8G~.8Ht8Hrq%5|.q$+W';>s;@r;",
">r;@q%6-~$-q$+U-q#+0'q#*L'WG;AV{67WN;Aq#*_'q$bk%q#*]$q#/**:5Y6s;Bs:5u;Bq%ty%q%uCG8dxq%u>*8X8lq%uCJ9.q(rY3q#,P%q(r^Lq)Qo':",
"(Y5e!&;Cd~!!!!fq)nr)6iq%86&q)7Q$q%8g(;Dr7ot8,XJ;Drq)oq/6oW+q'+!5:Vsf$692t99rq#*t%q#*C'6JW<s;EX~7o6os;Fq)Q|$;GXP;E;Fe!M;Hr",
";G6le!(;Is6Ge!8;Jf$5;Ke!,;Je!(;Lsf!v;Me!(f!p;Nd~!!!#o;L;Me!>;OVvs;Ps;Os;Qf$Cq#,o);RXz7]8_q)8v'7+Vvue!.;SW>e!&;Td~1_s=de!I",
";Uf!le!,;VYHe!G;We#9;Ve!(;XXP;W7Ge!2;Yd~!89~#e!<;ZY!;Xq#,G$;[XN;Xf'~;]r;Z;[q#.l%;]q#*Y$9#q#04';^XN7]f!B;_XQr8*q#0`%q#.9&;",
"`WV68q%xC$;aY76F;`s;bf!.e![;cr;a7];be!5;dXJ;c7]q$gy+9Zrd~!!JWL67;ed~!!!#q;Ze!G;fe#97=e!a;gf$[;hXP;f;gq#+z%;ht;if!8e!(;jXP",
";i;ge!d;kr:~6o;jWK97e!*q$n~$97e!N;ld~)oJ_Ce!&;md~)oJ_Bq$f~%;Grq$gQ%q#5a%e!0;nrg$y;of$sq#1T+;pq#10+q#1P(:-t;qv;qs;rt:.tq#1",
"@,f)w;se&t68q%yt%;st;tXM7if$L;uXz;tf!a;vr9S;u7ir;we!*q#1X$;ws;xrq#8]%e$0;yr9Sq#/'%q#3!%e!M;ze$!6ks;{r;zre!(;|XM65;{s;}e!f",
";|q#0Q%;}t;~sf!.<!WV;~6Fs<#XM<!f!4<$WV79<#s<%r8@f!(<&XM<$<%q%{q)<'r<&re#9<(r<'e!)WK<)e!*q$j{$<)s:Crq$j>&q#/Q$q$j((94t<*t<",
"+r<*r<+<,f$9<-h-y<.e!(q#3Q&<.t</t<0r</r<0<1t<2g!B6%<3e#Z;~s<4r<3t<5r<4;~e!:<6r<565q#3p)<7h!G<8e#T<#e!.<9h!s<:f!Aq#4+*h!(<",
";h!G<<u6%<=d~!!!#Q;~f*4<>XR<=f%@<@Y[rf!r<AXR<@66q)A#)9nte%4<Br94e!-<CX}9n<Be*P:Kf'R<De!1q#3x%e!G<Es:;s<Fr<Eq#1G'f!S<Gr7Cf",
"+u<Hh.C<IYT<G<He!P<Jr<Ie!-<Kh#K<Lf)rq#2H&e.*<Mrq#1<+d}E;!7vgU)i@fd}Cz'$<NeW1%lM<fG3#eF1hQ^e>Wq*_`%%fYb'q$-W$q*aC(iZA<^e@U",
"`aek0pL9E(icD`a1q$ka%Wl<M!d}Cy''<O4.q'bW)eNj&eN9'%d}Ci')<PE4d}Cz!7<_`1,*`P7.&E,eoME<#a&7{4*E'(E>WdE=W]E=q$.U:!f#Be!4o|a)&",
"q$.Uc!r6Rx%r6_{f@[q$.U~#3!xq#!m&f!`,irNeh1,q$.@%.thK1+q$,,'0j$$2e!:1gQcf$%3e!-2g%%q$.U:p$a6gyq$,s(/q$-B%q#+O((tq$.U*h&+8M",
"q*]l$o!QE#q$.`&if((tq$.UAp$Ie!qg$Ip#D`L/q$.7(h!vfJA-g!T3j#r5e!:4g$Qq$0$)q$/5'D~gNRq$.U5!t`ivVmwVmw(q$-^gf]nE#q$/Z)E)wE+wE",
",E)~Yq$.U&D}e(6&q$.U2!ta@k$67V|q$-[jE%eTwq$/])E*vE+E(~dq$.U&D~E,#-q$-&Rq#'>~#=`|8Ya-:)#mn9)rg(ke)Kh$cfOf#&`,8Z`bhL{d}Cc&*",
"ka%:*,7q#e!Ye#Sa-%#e!>gMC%#m#RE!Voe!6`=enj``%e%+2iL_32s`,8b`aq%uW2q%uS1'h!Q#el=(q%uW1!r8dq%uQ%hote!-h!J$f.|q%uW/j!J`9whol",
"#&eN#q(:`-8er8fx8l~m8dtLxs8lLxr8fs8du8lu9.~18lw8fs8l{g#}e#^q%uW08lw9.{9.e!6q%uW(8ev9Ezq%us%q%uW>q%u<k!a>&q#'w,'%q%u<~#39F",
"|!f%`'h)I(q%uE-i1W)tq(:x2g&.k!Uf!Mi):&'sq%u<26#:`q#),)lg$d~!!9j!65;Cf!.;$<Nr;%sq#.[%7ms7m{ji~6hh6vd}E<'$#(-q$nW(;&d}Cs'$f",
"aehtD`Cp,IeiXg!Pf}O+hnm`C'ivB,/se!^q##~'i&bd}Cc$,gVB&rf8;q)~k'q)Un$g'|q*%1'f#Y;'<Or;(gkNe$kq*${&'u`a)6oq%WR,-{-s`t:VmwG3q",
"%&:*:V,s`956l`<68f3me#*92e(:92g!*99!d}E,''E$D}53.i+P9Iq$oC(:Fh:Vg{_&#e{X6J`jg+/iaAl(^`w9Ig0Jd}Cc'Hg.|)e#('hh1d}Cc'Iq#)|++",
"hkXd}Cc'Kg!3,fZ]6leeWh!3d}Cc'Nu0;Fth#];N*sgcld}D]!701,.f6ah,V;)<Pr;*b.i%*Dgg%Xg')esDf//kY!&'hy:d}Cc'Phmt6hfq10Vofq4i1%&fz",
"Ff[F,h(!-4sf04e$Uea!e''eq9W$q$tw(7mac:q)d~!!c@<;)Dg*)'$q$w..e)Gg$1d}Cc'Qf#<f,('mkN)'g*%*u;Ruk,bfc+q#7|.e+{,q$3r)f0tq%ts3q",
"#ks%eyPD|2,h#<<Qg.mq#ud'n={q#J}&e'865q$vI%h|Q(q)w.,gkOeaX,j4)<Rq#KQ(j@na>f^Th!Z(i$B<Sg!Be.+hq(`jg>Fq&$/*q#}+'68&q$wR.;+d}",
"Cs')tf)ke%>%tq(Bs,f)<$kf%6%9gi%;e(<e~Z;S`=&fka;Ta-;Uk*<g'q,i-'i4W-s`:e!./q#.2'jz(`w9K&e#]f/vg*7``);Se6X)Xh$e##h/m9ij#f7*j",
"+Vh$g`='f$j;Xe!(f)[-e!`q%}Q.`8%;X`w9i#l!r`1;Y)hjBg!o<Tr;,rf!#gg3nwR;]mfmq#+X$-f('gxy)h%p2q(@S$efx/-slpN)i!_q)`5)q#}*%&r$f",
"!i(j'_edqE(p']a*E(+rf)$E-q#3.*gsY!Xaf0]j0f-.u+`b18*q#s0.E265q#'p%f!gf4)D~f+W<Ur;-b8ye$L`Cfi99.e%j;^f>{`8e$xe.r;Xh&3i#e-u0",
"sgiJg!4`3&6DmFE&rf%.e&Y;cq$l}.E!sfqKE!D}e%_h**e%S66h#w$tq#!G$`:E*E&E%`:E+;_E$d}Cp!%<T%$#D}q#CQ&E$3#-g!k7]a-;dm'Ef!Ze!QE2e",
"!IepS;_E)`1+hy8Wh6%E,+D~!&q#*~)evSE,{E,sq*mT'E-E.uE,er8E)NK#rE3E*E2$epWE+7hiu7EB!sj#xkj!9ZEBg07*hyhEHrEHe0dE78n&v9Olyed}C",
"c'Zgtp6u'&ue;effX;e`,99e%1`:%$q$pe$-#,g'i<Vr;.ra1rq'G!$`vW/n%L's`,-`pe&<e&|.eg,nq(m8puflSg'P;kw(!re:xE&q#'k$f(>$#s)f(Bf%Z",
"q*3O$f(<aR9gg.ZE)a*E,0q${z&gqCe$<$Xafww!q#8e&f}a/`,E3e'(;k`2D};lohD`,E7e!dE(WlE8e!*E;`=e!>eJ]!e%1imte%+kmt`/E;.f#M&vm'$,q",
"*13&EG+rg+vh+a1gBFp)5EN2g!A;l`,EU`pe#rg=J(e(H;m`,EXq$zX%EY!es<f!<p!R`,Ebf$<l/Cq(-p$g>qq$Z&$7h4.e'9fng4e%#q#Yi%e$:E+E,sE0r",
"ewiEYrEYe!NE6E+fo'E[!e!4E^rEU`,Ef`pf>P9:e/UEjnlihLT6ig'%Emu`,Eoq#K=(;/e&{d}Cs''g/$q*2<0W$q#*Q(9[|iN5k!N&u7mui#&ag4e/8D|)e",
"wp$#agD}W$o$>fx#'g#:eD5$#%q'>t&i6hq#|^-/i!~m=.q$E-'h!Kg!`h*Fl!=h(Be!5q$vh&e'VE:h.[h'XE>t+`Ce&@o!i)`m0-d~!!k9,q*ev$fzg#)h%",
"k*4se!K3f&ip#pq#7b&5#'$fHkE$e%eE+#&q#6t(;0b8q#[*(`pn#hag*V|`tq*up()y#se*C`1/.f*@iE#q*YR$h0no>Z`N<R`N<Sf#y`N<Qh!)iRAf(~f!%",
"f!.*q${5(g*~9Mr;1b8b;f#Aa.q'f#*h$tp#}fLS`1n(.q#&V&j,$agD|k#j;Z.se,';nl#Jac<UE%ipY+|e>uq&2$-3t`/D}*e*;f,'h/W`p&nB^9.e<1e:N",
"E3!WlE2/b9<V$E4-E3`,E4`p$m6C`Y:bE>'E<g9#b!q#@P$)`1eojh/`+tg72`/E#2+)q#d$$$*h'O7cyD}!e7Bp'B&e!>f*Ti'u}f<vgGjaR9fERq#%|$(#E",
"Rq#bD%3q'hW-;m`1D~e+`)rq#Oc/E%65q*~&*q+7V'E>E'1(&e!)E9E&1!&`X:mg#.Wf6%E<e4DEO6oq*yL%WdEBg#Ue0!h&RE,Wl$!gQ/q*^X$E_e%/EHE-E",
"&q#;+'j'tag&V|a-;o#h$&pI4eM&f'h.-s%$h1hq#Hb,;pwd}Cc&,y:.t;r~5:_{;pxalu:0w;rzq&7&-aVs!aT;x'iSL`b)6Ze!.#se>,e:.7=e>t%q%+/%h",
":Z*x6#:il27d}Cc'yDgh>go;G`be7-``-7,e!f$q#/N)g;J`b2g!xgUT+rgTj/e!04s3g,eg#Q<Wg;0q&5H&h.A<Xh#aaN9Gfy;q%(x$$`N<Wk}/q&9J%f#4)",
"m7,(eTY)q&9f)*/v<Yr;2q#)n$eFi$fE^iAw<ZshB9;JeI$e!n;J`pj;z9jr;3e3uk7Yd~!!JZYq)AN$e/:&e)N'eB1e#;<Y#d~!!RRzf!2Vm+`3,g!.e,X&m",
"(K/'ue@,-&#ac<ZoEAe>Vf1V5`3D}l@,fK+g:9#E&nLy6N'd}Ea!%f#^`9e!9`3E*n3aE,`.E.j-Q0se#8f!}fx<6865g7$e'7e!u*q#9r*kM7q$8(9e0Sf@g",
"/fIRgLZe.3eJe'3l#-g%X+si0rh#W*0#'q$3x%f%9.q$7x%!gA`q%%z'E#r3d~!!BcD67e$pp!aE*xE)ugHv:rq#NR;e%|m-R'tf-%q#03+fNS#g&~n#%q#4=",
"$e$(gOrk#jgHmWhf7--!(e'5fS.3W{q)y@)e#{E'D|g+Kq#+o'E(eX0q#;!';4b;q#8l/q'S3>0m1b5Voe!4-e4B#s%sE!x#se4=&hVl'+shW.9/0#eb$:_e!",
"Lq%)1.q#a0%ageYOq#:(Ae#)e=+E3q#9A(*q%06+g[zi!T/~4E=t8n~/q#8b%agEBW$q&=xAq$=k(:_sq#3d*g$-g<ng%<:ki-[`:94%e-K%e-`<,$wd}Cc(-",
"u<2*s*s<1|6#:uf%nj/8l$T`.(m%zag.q!$mFD~s9=t:k~KE+f!T8nvp$mg[Ei!XE&~0agE5f'%(`=E5q#=|(E8f!d't-kD~iQwq#g0$E5i!dE7wp#<ECge(f",
"#;|EArEAg$t:pn+op(Tu9k(`<,<!fLUeBX<!aW<6g%`k,%/fTQe)y)i%ud}Cc&2g/3<#,e!85sVos%tq+6l(aUg!<<$2e&JE$re&Ge.#f*P&ieMgMbd}Cc(7g",
"!@<8E!r<9E+s<1~.q$CF%q#m/%iCaE/efcf5W|`t<:m0PE9f+a<5h.B<:(shR:+E5#m]z`<E@e$,7mg+nq+21$q#X|%h#t&i!2g!Zg^+q#OU+e!:i4Kd}Cc&4",
"xe!N)tp4Jiii<[h!Re$H$f!Bh!Ud}Cc(;y<<*~667<]r;5`Zq#:!%f)Hq#86'm/p;~tj>hq*Tg'fVHg!@&u6Gm00e/}'q#>P$h=l`<E&<!`1h:Kd}Cc(>q)y(",
"%*;~h:_<>,}3s`C)7ma-<An2;D}sq#.[$f.pj7z1`22E6pI*E7k!+E:lA'9@/v0t`Y7|EC-hV1j'5`z<[E*`Y9>EG1h2Ug:jf!9d}Cc(Cg&VEA{E1re#8#`r#",
"EJ`rE'EKa!7yq#[](EI+sq#Aq&EJE$#*g),Xm67EBEJE/EJE+!-Wme:#E@e'LECrE<q#v(%q**P%6Gq#UG$EEWxEKq#1q+p'e`I6x(Wl:Kq#-j&g6s<^uo>Dv",
"p@.q$|>((gX8q#5z)pDU8|q#M':Wqq#FT'iX>7GWl8Zf^*%`=fWS8be&4(6EWl8YgPQ67<_r;6h6~adg2n9A`3e!Aq&nc''g@E<Dzq%$R'nQYq%$[8-sq#|=(",
";7`Zue:K6oq#w9'hWy7=kY3+(se6[*q#P%%e'e6EaW$m7Re'Z6Eq#oY,-q#z..`b6NeRX6ND|edwgTx,h;Df!g-`V3n!U6DD}f!HfKAE(6Es6Eq#jN%&gk')q",
"*2;')r*`^.i<~<`r;8`ZgC[h`xl(7:^66q(qY%9jff%)q#2m*`/68(%)`.e8Qa-<Fm#n`3e<Im!.,66q!1>Ai8[`w<X#e62q!1=Gg7+(~/e!^n0cgG3f6rE'`",
"I:gE1q#=N%fK5E,`X:rq#Hj$E.g(R<ar;9b8`Zl(Tq#`788`mbrq#QO$g,0g#1q#;,1`t5m7DE!lH&-yq$yn'`M9OeDag!;g0&q+QV$D~iHo<bq*]>(`w9Eif",
"Ip#VaR9L'+`t*oF=/'q%Er+h#u*(u+~<gWV(i0L0geT%i%01r*g#Rq#>t)<cj3@}p9r,tk3O,eKc0jJU|Xh:Kq#]E'q%F-/q#N5';:q%C&5m<))yg/;.g5m#:",
"Wf>Sp-#h'Im!KhrYfS@#*lDqE'g/z5fC~iu2#g!6D}u-q%F~*fXVE/eDO/r`mE&#e!>%u%u2r2g6me#~E3E468q(,~%q*:Z&E8e1+E:{`I<cE<j.k67<dr;;e",
"9Pg2]|jX^i9Ne'_m9]3W'aW#<Jm!1D~Vvd~!!s/Fe@u<]7h1D~7hf'k&sagrVvd}Ec!7e!13E#e9(E!h0hg{Jg*;agE&f!:8nD|E&e!JE%gl,e!:,#0Xl67E!",
"E#e1M<K{E$6Zj6$e@FE$E%e=me3:<KD}j&GE%!e@<Wxe*=hln`I:pE'g!)h*ME,f$+<er;<q#Me)n&ojR`:Kf.Hh)><fg0h`X:s`X:`g&y<gf->l&xq&ZaA`I",
"<`0q#JL)gH0k+~(q%Hm';=b;b8e*9d}Cs!Tl%N8nt&{`L.W$eOfW'`Y:h1$#j4B`Y:u4'q+)b)d}Cc(LDgf4:1a-e$V`I<ghqH`t4a-e{Ce#6h$%g'kaR<aE&",
"D}`Y<beFkD~`M:nE&2e$d66`tE$l#^`}9Me9b)g!kg%;2!h!V`AE+d}DF!7<dE0E!eGcE.aWE+n6LE)sac<e'p](eP!7g`X<fq%Q:%q+JZ%`Y:dE8E/4e$8",
/* onesweep_address: onesweep.comp ADDRESS GROUPS */
"q$G=$d~!!!>Pq'2iJq+Yy8~}q$G-yq#=fHq+)!Fq#=l~$Rq+]yAq(F~}q#7R%q#9o(q(A/*q#>I)q$H!~%Fq$Gy-q#=g-e%s8Zq#=c(8bxq#=_-8&v8d~G8ex",
"q#=Z*8X9.q#=_J92{q#=ZPq#=R17-Vyq#7y%q#=RN9:~299t;pvq&!6':LY9q#=R{q%FT)q#=R/q$LE%q#=V~#z9Sz7$X5~7;r~@;x~<9n~49n}<,z9nq#=R~",
"#I<1~@<M~~#<<F}<F~7<h~Sq$PF%q#=RR7%vq#Xv+(`O#q$0z&q%uW&q+lY'q#=^:E+}eLaq#=^(8%~/E7w<iuE@xEBgOAq$JN~#g`|8Yh#Wq$Gc.q#r)-q#;",
"Y./q$G}&gDY`]%/#2q$Jl6E&~0E)zE)uE-~8E2~0E5}E6zE;~;EE~:EL~BEPrEP~~#yp&p6Zwq$K#/p&peSlg&p{a8~Pp!N1E/q$K,0E2}E3rE3~~'yq$IZAq",
"#B6~#K8Z~B8b~28&s8Zw8b~48b~48d~a8e{8e~<8e~@8fft`&f3=fX0q#B6m8etN!s9.N!r8ls8eu9.u92~19.w8l!ocwg#}e#^q#B609.w92{92e!6q#B6(8",
"f~0q#BR%q#B6~&27-u7,~N7,~Hl;of~0q#u6$q#B=*g!Tq#B=Ha3~/9:~I99s99u;p~98%~~#p7,~Xd}E^')q#B;c8e~h7-~16p~28%~>6pu7-~992s7(~36p",
"~MmD4'q#BC299~Wm!y`w9K)e#kq$$m(``,q#BJ$,~26jj+jf$uq#BJ:n!v`8(q#BQ%i!y's`1;Y,q#BQ~$A92u92}e&Bq#BQL92~i92~tOW~692~f;pe%1q#B",
"Q:99~~%w9S~/oPHq#BX&Epr(f%ZErq#BX/92~L92~|92zp$!q#B`'h$!92ow@h(Pe!5q#B`(E=h.jh'gEBq#B`.p!p,`m30d}E_!%q#Be&,hS:-D}g(HD|q#B",
"e6D~tq$HY%e%xE1q#BeX;p~27,yp#aq#Bl/`H)iVQe((E+f!%q&L{$*hL=g%Aq#Bp892~C7${~}92~{92~792~~#<92~N92~4;p~8;r~4;x~A;r~4;x~6adu<",
",|<,~d<,~2<,}e!0q#Bp~#<8l~9d}E`!%q#Bn.b>q#Ble9.~~$(d}Eb!7q#Bj^8l~=9.~~&B<1~4<M~~&1<1~=<M~A92~~$y92~~$i92~B92~1i@:l@3&wg#H",
"fN8#,q#Bs,92~V8by8dv8Z~.d}Cc(F~.<F~26m~:6n~4<i~~$><h~~#v92~M92x~}92~=92~N92z92~~$NiDtq#Bs4<,~<<,~~#=bGq#Bq~&{",
/* onesweep_narrow: onesweep.comp NARROW */
"sVkd~!!!;g{d~!!!SeVnd~!!!Std~!!ZGBX&X'd~>Ngh&X*X+Vmq$`k~$O<mV{W$V}<ng!6<ns<ot<ot<rre$L<sg!6<ss<tt<tq$a6~%(q$a+~%H<jY7e!Ne",
"!(<kf!;WC<lW-e#r<m<lr<n<mr8Gr<nr8G<os<pr<lWC<qW+e!8<r<qr<s<rr8Hr<sr8H<ts<ur<qq$ae88Lt8L~.;@t;@z<vt<vz<wt<w~~'8q$aa~#gq#Cn",
"L9#sq#E.%q#Cn)q#E!$q$`H'q#Df+7dq$`P&q#Dn%q$`NH97v97~X;qv;q~~#2;wv;ws9[~5<)v<)~9<*v<*~~#Q:Cy6DWRq$`Roq$`Q~#=:k~~${`EfA=(r#",
"<joTYd}Cc(kDghk,d~!!B`z<qe!2d}Ce(u<t630iYZ&`L0rd}Ej(l#d}Ce(p<oq$`>%hGCfDr,q$a6,D~vE!uE$yE$uE&~0E(xE*sE)xE+sE*yq%)D%q$a:~5",
"9q$a7~%jbKq$a5~&Fq#@A)e/^e3x#8nq$Y{+*#)u<Ty`;~~&e7d~v7d~k7d~JbLq$Yy~$*q$Ys4-~3q#H{+'u+0q$Y7=E%sE$s<T$E&-E%e+;q#8G/E0'E.zq",
"$Y7}EDvED~qEC~;WxE,q$Y.~#.9O~M9i~Y:_v~}9k~59[~J<X~2<U{q#8=F<Xz<X~;<Uq$Y*x<Xf!}q#8=|9[~1:_~K9[zq$Y(}9[~C:_~~#C9O~c9O~R9O~Z",
"9O~8:i~~#D:i~R:i~b:i~U:i~R9i~>9[~69[~=9[~=9[~}9[~09[~89[~39[~@9[~39[~~%~:C~|9[~2:k~~&>9ks:_~S9[x:_x~}9[~Y6u~~#:9[z9[~m9i~",
"8:C~9:l~J9[~I9[~hq#84~$c<Z{n&mjQh:Cq#84~$1:l~a<Z~D",
/* segment_pass: onesweep.comp SEGMENTS */
"td~!!!;Gq%vrCq*Is~%gq#7b`q(XM4q)kr7q#7o1q#7k)WB<xrq#7e~#Iq)-rLq)-nyq)-j~%Qq#6y3q)-jd7*W$wq#7g6q$Zi5q#7cN~hq#7_Tq#7Z)q#7L%",
"q#7HB9:|~}WG<yV{9]WN<y;pV{q#79%q#7T'q#7N'q#9F'q#7Ho9Stq#::%q#7L/6YW:~5;r~=q$YDUq#7L+q$YD.q#7L~#M<1~=q$YH~#Qq#7L8<h~Sq$aF%",
"q#7L3q(c4>iv*6G#r8*q#7T%e=Ig;'hk*b)<O$,eBY.eD00q#6{%d}Cz')<zeXTmNAb+<_iD2E($%ekF`120`P7.'D}eEqE5q#74$D~0()E7q.0:*q%u4~-kq",
")4@,kt<('v)tq)4@;q)4;(q'!V/q)4@v}9ff#uq$XB)q'Qv')f*T)gp#(q)3G=80~0q(]X&pY|q(^'6q(]X%j!J}9Eq#9=[8&~~#x9Fv~}MLtML~~#29H~~$[",
"9I~S9K~oq#8166Z~0q$W+Sq#81`9N~M9N~|<zr<xq#80+6vwl-rq#8*(e>hq#7v&'h!:g51a^9ee)C;pe_T;pf3[e!'6|u7+fbM(ac:q#bK)e)2j/n9gq#7y~",
"#;9iq#6`)g#^7*g:5(g1a'q##q(q#6e'd}Ce$X;p6Z63g5I7mk-}9kq'd*0gg<q#6h@9N~D9iy6Z~~#U9iv9ks<aq$O4~%*f&kq#6h~#K9E~L6Z~G9iwh'Xq#",
"6h46Z~~#Bq#6-U6Y~~#x9j~b~}q$MIc9O~M<X~Y:_~s<Q~/<Yz9Is9Ks<Qq#6-O<{~I<|~9<{z<{~~#7<{~^9E~<<Q~]<Q~vn#%q#6-%9E}~}9F~29Fx~}9F~",
"R9F~.~}q$MI}p$:q#6-R9F~Y9F~_9Fui@[aR9L%g^1p!bq''K%q#67C<X~n<1~=<M~~&!9E~~$B<Rsq&:L.q'+Y-fIJf*RhM9q)kj$f:@lZ;gSKfE`#-q#6Js",
"q$M]=q#6J~$f9Es<|q$M]v9Es<Yq#6JK<Qu9E~X<}~~#V9H~59g~~#N9Fxk3bq#6Jq<Qu9E~Cp'Iq$M]hq#6J~'*<}~~#1",
/* segment_pass_address: onesweep.comp SEGMENTS ADDRESS */
"sX!d~!!!<2q%nNNq)lH~$+q%nIlq#5>~$gq#4N%q)ml~%}q)mf)q%mb/q)mlZ6YW:q#4q%q#4eP9:~h~}q#4aN9S~7q%n7.q#4a}q#8y%q#4eu9nq$K-27(X7",
"q#4ar<F~4<F~7<F~~%+<h}<h~;<~}~}8%~47,~Q<i~;q%l.}q%hw<q%kf63{q)t^@p!Z4E(q%kf+q)t^>q%kf;E:~:EB~/q)t^6q%kfu~}q%ie@a8q!&JPp!N",
"1E%q%k@+q)t^6q%k@~)^q)t=,q#7B4q)t=Eq)t9'q(-52q)t=rq#7]J6Yu6j~@6n~~#Z9:~~$}N7tN7~~'Eq%mp;q#7dEaV~/9S~k8%~~%d6p~So43'q#7kKq",
"%lFK9is9.~.q#7r~&O9nq%f'Hq#7y]~}q%f'Bq#8#=E={q%f'uq#8*~#=7(~~&vbO~~8]i@Vq#81)8%|kZ]g1df,P#0q#83t}d}Cc(h~.<hq%dncq#83~$><~",
"~~(sbO~~(q",
/* onesweep_staged: onesweep_staged.comp GROUPS */
"sVkd~!!!7-q(EN~$Xq#8Y(q''gAq#8<-q#9U%q$Ml,q$O>(q%dE.q0rJ2q#9$$q#8m*q$M#'q#8-%q#7V%q%aF~$/q#6+%q#6%;q#5|%q#6i%q#5W%q$HD-q#",
"6='q#5^%7Irq#3FDq#3B'q#35Gq%]Wfq(>8Tq#1*$q#3S%q-w)9:Vtq(>7~$)q'!^~#28&sf!L=!f'Wq#2G%=!q)Ko'9$t9$q(>I3q#4$-WK9+e!)q#3r%q)K",
"L'=#e!:6ls=$r=#6Gr=%e!)e!:=&d~!!!$mWK9Ye'-q+(%':Crq#5K%q,9g'q$Qr(8Gsq(J#%q#=;'e#d='r7O7I6Nq%h*(8Hsq(J,%WK=(e)4e!B=)X|7i6o",
"e$N=*r=)q#1B'e!-=+t67=,XRq#=#%=-X}=+=,q)L!)=.sf'M=/d~b]O5Mq#1F'q+)n%WN9Wq&};%=0e!Rq05'*e!0=1sq#1X+q.[j&=2W/=%WG=3W/8.WG=4",
"W/=(q&|t)d}CN)4rd}CN)3f!$d}CN)2raQr`vr`;tiEQq%YOFq%Cu>`CsnY=q#1O6`=4/f:J1f}ch;7ei`E*q/ZM-E1sewqeyKGBrfyCe9cGDgy={gy:eU|mG",
"deoa-e=-&k6Fq/XI14q(^6+e!LebahB=!gFtgBC$`12+q+ul)`/8_E$2e$IGZE%4eLME!E&%(eDG$fyefn.nF:6Jsjude$.q(&i8g6Zg!Lq%3L)eudj!+#EOh",
"#cD~4q)#b1pHNeE^.q%_[/Elx2gvPq.!J)D|{*#pvDE%~/E$xeAM68q#aP&q$>G'%tfaz7Gq#_h&ftOq#(y&q(~2'hu%n&k}g>5eu8e!HF&q&Y0&%-#.ju;`=",
"F/F*f!gF,#huB(hP!)D|s`1F/fw;7m`=F;q)Og'i(]`<):F`<E3ewP$xkw;0s+~1/~13~9gVPlw;`3E$etNE'E{e$bF!`:E^65h%ZE}kOXEaxiM:`^65q(u_'",
"7gtWl:K!g&p`tEhg)th=op!N}``D|66`.D|q0kB/E&tq0.5:FGrFDf&7FHeDrEMpCYeY6)q$K^$kS@='ta*G;3fFSknp6ZufR!D|i!|D~q({*2FY`1E-#i!fa",
"*GGq(hy.q-TO%fIMq'&)&EHq!#c=FirFftFjsEo~/ECs6c~/G^~OF{rEOs6cvGi~2q'&,%i!]ER|hu(Gq(h+N`ej#P`T&q#1&%f)M7U`j*#hpP+(sq#)f(q#*",
"9A`8GXnOA+GY-ffi`b1Fge!oFbnM&pYVg+S`2GGmK,`3Gzq%Jr1H#|`<F}q%Jm$q*QN(*#+q%JA'e#:e0.j-.h.,66EA#hf^D~q!MUCfhNGihI;a*HX*jy--q",
")3M,`tFZl#`q&Vn(`8F|;Xq*/*(GCq&hB%HIt(q%KX(%vf!3H!q(*a'E+vgU=`3G/q&b`%e*+GTGUj!NG4yH.u``*f|3E8vq$SK%q02k$E;f&[E9E+q#*_$e#",
"/H6e]JH6#n1=HRs'yg!9EZuerq+q#!x&o$[wH`q!1Q@0+f$T.h!X20u3q##H0e})Hnq##F0+|gMi!g.slN|q)J}&3D|1+`=Ehf[)H^e#viu#&E-g#$E0k&6}H",
"hsq(qZ&IV~2g$wf#Ed}Cc)*gPm7c`je$thV-H7e'7%j$jbIo$^e!z#eI2q!)ED`2/#q-_^$-h!KaEq!!RD`9ILo)ueW6`3E'm&Cd}Cv!7=-=.=-p%-`aE3=/q",
"+(i'f^9q*}0+p+YJ0~F`jfP5-!p-.a*J<e8Vf2*EKe!MHsq#0#N1s~}E-~Ni!mE5tE9E8se!rea_&hq8(xq!.;IJR}JSuq09X$h,Vq#0{+E)vE*~7q#0p+E4v",
"E5~/`1E465`2e9ql'>f6E&:Wa*KC#g&2FQsIy~~$#q0a:%84EkElEE!E3rq*NF$EEE4E3q#3:%`1EGfiaE@mTTEVECWlEWhxEh!@EWELa*KwEnq&O:%%t`aEq",
"gz&{Evs,ra*K~~/E{ra*L%t1vF!rF!e#PE{E|sF%rEyrForFoh=tG-rG-e!7G.G/sG0rG,rG3rG2i+0}G9~CL6~ZLCvGQsJy~~$kLX}LY~~#.MIvHWsL!~~$Z",
"M}~AN'~2N+~7I9rI9f!`d}Cc))q#MU%:K`Lq)%4&e&mK{`^%h4HM$jB(d}Cc)0h6,``#eJW+#ejJiBS,)sf!Sq1-s1LFq!@p=MgrMdtMhsLm}e&;E!f#;*`0q",
"1G[&lk$a*N[q0Nd2q1.&%i#!E!p@sf(*E.Voe#%M{fGUi!ia*Nh,e!`q)<~+q)sf(E/g#<Ljq!#i=N-rN*tN.sM3~/EFv8D~/O!~NERtNBu8DvO.~3ETrETWd",
"EaW]E`i!dEbupCANMrM5e!ZO7)sm~Xq)Yt%WdEqW]Eqq#Xt+KqlDUM]65l/rq(7r-`tMFhvS;Ztq&t~-i!f`CNa7]`aNb;^`8Ml;X`9Mm;X``N4;Sq).y-q'%",
"l;`2Nqq'%j/5vN#5pA0hpkjATNLuOR#f!C|q,I!&-3#4e%{E1`:E3E1E0`:E4;_E0i#HE#q')V3*~./hCaq#>t%a*O~.q+B(+q,JG/g/Y1q')[2E&~/P1vE+~",
"RER{WdEJW]EJ`/EVENE!euZ;dLwzj$fO(uP.upD7Ejjr3i$T}Ep~.-{PX~QF&~/Piv;_~RF+{`1EAE!q#5I%e/2F.EAF$!%q'*3+F.{F.tF1rF1sF/F0sF4rF",
".sF+Q!sF5F,F4tF-xF@t`2P7q'*1-FAu)vFErFEr+F8sWdFHW]FH`DFJFN#FGm##FYq&|<-FVuFZ~8`=)65``O|i)p1kV;es0+r&`p$q#D5$D|v*~>m%Zq#D3",
"'5xi'!&65yPrk&Ue!>E0q#Fk0`<0:Fe9)O|hS*q0N@.E#sq#Ft%e!TE=a*QkE*jJgE/E0q#Dr%fLN!tE/q#B^'E2eo#`CE:;k`2E0q#Dt.`1EEE7`=EA;kq#)",
"=$i:hEH'f$$EF*rf%q,e$$q'1u%e/(EN0e$Iq#Dt&,|+vR)|0~2R0w`pE!65f#9`,'q#Dr$`1E)e!**q#Dm1`=E,m.CgKuWhf$*1)&q'0'$E-1sWh67E*erA,",
"&Wv6%E&4ex#gyPq1PN'E1eyofXGEle!HEmesjE0E$f5SE2E4E-q$W5$E5E(E%q)hC$!e!CEprEea-8&Eie.|QWq%pV2F$th(8Eoq)r-&Plq#*-,PRh/Y&'sm%",
"1F#NBj+ZPvyQphMDQAt+vg:C`1P}f6CRFw#jP6a>RMq%xP(&#iP%R#u`3RUm5J`aRYh!C1hq;`<QVfPYi>N%te#/.k[TFIe!%Nif!.2f'7q+B7%WdE<eK^q#A",
"M%eV;FH6Zg+.`/FIe%iE>q04O%`/F_FVFOEAe)kFW$EBq#AM/F[sF[g!+O_f#d$q#AH&kNsR>q#AC,`1Rq%fZ#h'cRG'q'-p@l_rRN%q#Gi0e$8(q%&.2R7x*",
"z,~4R@x1~4D|~1E$vE&~>f9Jq!CGCe+<Nye!4RDkUOq1C+)6Fuk%4S%q%tx.k(<PMh>.R[;Se!_S/`,j1YE[l,YS6{-~1EftRA~3E!yE#q#Ie-`mE'E%bLD|q",
"#IY%(h*m)2se!EE*f!we!O$E*g*We*;E3#*`1Eze(~F$q#F+/F)~3F-~1H%F/E;uG}F.E;sq#Yf$q#F,'H!sIosH$rH$rH'rF)e0rS_g)$F2g>*F-rF-WdIzW",
"]Ize#8H,F3F.k%,S5j=5b]Dgg=a`1SjogSSk&q+K&:q'$C&hC/OosS9`9.6Go@J`836G`<6o(eVpe-yTk%k@Mg8F`8E!6Ga*Tof@M/f[e,q)W[.q#(%%q+Sx/",
"p#3T1xP,sST~:U(~2U,ye$s0uD|`2D}SLl%v`.S'm!io(fE(zE,wE-tq+/,).r-o!OE2zE6wE7tq&B5(g$Mq#*V%q0Yp'EAEB6ZtE=q*ys%f!ed}Cc)1pC#S<",
"xTC~TSe~=U(rU%tU)sT.~EUz~RU<{V)~:T+~=ULrUItUMsTR~EVA~RUa{VM~SUlrTTsVV~6mnTEssp!Z`b'eHTV]#fLY*q#M`+a*Ve.kI;q#,1*m!f.xp*7V(",
"`8*e)bd~!!!$Yf!l`9-f*%i!l=&q#9o(,r-U8z`LTjp'me#-5`,g&I-q&Iw)Trf%Z/e!8E#rg$vg#Jh+h0r0g10i9EE-e_oa-;oU0e6jSfm62GNR}xUTyVNvU",
"|~.Wdd~!!!$_W]YqWqWr",
/* onesweep_staged_address: onesweep_staged.comp ADDRESS GROUPS */
"q$<Z$d~!!!7Cq(,)~$Iq#&9Tq#%j5q#%h%WO67q#%j)q()M~#Eq()Eyq#&4[q#&0%q('J-q#&0|q%K%[7YW'q(&l3q#&(Eq&aa=q$7Q)q#&(Bq(&k}q#&,~#w",
"9:~>7$X5~Bq#&(Lq#%w.q#%i[h(Y=5h!E<IYT7q=5q#%u07%W.q#*Q%q#%tBe!o=6d~!!!!Aq#%x>q(!;Oq'f{9q#&$[E-}E4wGOwGQ~~#2Gh~=7%sq#yf0(q",
"'hV8g51j!Gf!Zq.Ua+q#&4$`H(j!-#EUq.SR'E#q#&6PEuyq#z_&4q,b:-D~{,q#&</E'~/E&}8%u6m~.6n~VF.~2F7F2tF4~2F7vFD~~#:F&sF*g%&E^kAgE",
"cq((tDhyQq$9B&gWgq($&%1g!^F8kRaEqk!pEvq($t=p!p7Y|q#'F$g]~`tF%h&eq$:]<hSrq$7i<`LE0r``EC68q$>d+E5r`bEH=6q*2o&'`^'h,!ENq!BX=",
"FwrFttFxsEu~.`G4q1wm%g)Vq#&4+Go~M`GE(e#!G-q$:2)a*Gzq#&52i!YE-tppIH%q#&1nGg}GhwFmsFh~>GU|H+}6ptH1}G&~07(tGgu`HGVi-!q#&3TGw",
"wHj~6Fa~2G%t6juGIuHWw6p~.H0`HG|6Z~/G5wGZG[j!NG:yH<rH+rq#&3@HEsHE}Ha~PHn~dH|~^Hl~EHvxIh~AH<wH=~~#5IZ~4nb~iz)}E4~CJC~ZJOvEL",
"sHz~~$kJb}Jc~~#.KUvFRsJ#~~$ZL,~AL3~2L7~7FprFph>*G.rG.e!7G/G0sG1rG-rG4rG3m+4}G;~CLJ~ZLVvGSsK$~~$kLi}Lj~~#.M]vHYsL*~~$ZN3~A",
"N:~2N>~7I;rI;q#&;-a'#K_j@S'f[fK^e!%&`^&h4]M0kcGxe@~.xe^i=6f|>i!Mq$#}&1.q#i@'LRq!A'=M{rMxtM|sLy~=66uNr~QN1zN}~2f&%E9i!^E;u",
"paUN;rLysO)~.q#}X%WdEOW]EOq#$V+KQzMC}7${M,~=NOsNPsMRsMSsMx~JN`~5Mgt6p~0j>wN2uOA#f!Cq#$Vk`HNs6ZwOp~aP#~oLWzj$fNluOzuq#$VY`",
"HOLj$TPJq#$VaPZ~~#>Pr~6P&w~}Oc~z6p~.Pa`HPO6Z~=Oc~>Q]~~#6Qx~>R!~~#G9:tQFz`HQ96Z~5PR|P8~5N!j+ZP]yQ_`HQMfKgQ'q#$V/PdtR4|6ptR",
";ziNJQou`3RDq#$V,RH}Q<~1`HQjiNvq#$X&NI`HQn6Z2q$ij&q#$Z`O>~2R-}R`zR5~JR<~=WcQykV{Q~q!WlWq$rz3`L(eVCE%6l{-sE*;Syh`v`]2-sq$l",
"a&E0q$nl)f(/5aW7<RBk&Wp!tE&sE:nW7E+sE@sp!tE0t`GuEFq$o4-EHe7Jq#&-(ELq$sP;EUrf!x``$n#')s)zhRS`]02#3q$sj+Ef~8E'xq,18%aXEEEVE",
".eON,q#''HO<sRkyi;WF#F$6FtE}k'_STh*kSGrq#''/PnvS%tS_rj4*F>l/*SfrSTy-~1FItRhq#''dg(^`:$%E+q$Cl'E4#e3EF_e+SFfq#'+/Fk~3Fo~1H",
"gFqE<uHbFpE<|HdsJSsHfrHfrHirFksT1uFttq#M#%WdJ_W]J_e#8HnFuFpk%0S^q#'+/T<}T=~FP3sSb~:UA~2UE~VTbxPNsS|~:U[~2U`~3Sto*rd}Cc(Iy",
"S0s*|S5s/~0S:w<Ir5o)9E4zE8wE9t`H-63,m/OEBrEBe$SECEDsEErE@rEirEiq#')%mCnSB|SA{Tq~TT5~=U_rU[tU`sT]~CVU~QUrzVa~OU|rT]sd~!!!$",
"T~6mmtEQq#%D4d~!!!$V~1Yt~SV8ud~!!!$U~:UAyp0tTRs*|TWs/~0T]y5e#WE)fnE&63%h'eq$^e%q,_9.a-;oU>e7iSnm71G4S(xUcyVerVStV-~.Wdd~!",
"!!$ZW]YwWqWr",
/* leaf_starts: leaf_starts.comp */
"q$)|$d~!!!)}q2UJ<=:u=:u=:u=:u=:u=:u=:u=:u=:u=:te!'q$)s%=:u=:tW#=:q$)d3~}q2UP6q#%y%q2i%)q#%]%q2ULMq+T2(=767sWE=8e!/e!Aq%>~",
"(q'j3'=9q%>:$d~!#=d|=:q#%X/=;r=:r=;q$)H+q262-q*Iy~#jq&QF~#Cq$'{'=<s7=u=<q+Qt*6iW,q+QU';FW/q%<F*90re{_908ZV{q#%_$WK==e!>q#",
"!C$==q1uC(q1]/1q+R;%q/Q6(q,My&q-*z'q1u`'7crq+P5'q%87'q#'[%q##{%q#$.'q##2&q+S8&g~]q+M0'6pW4q25w6q#=`&q2j~0`X7zg.[f!:ew%q*u",
"q%$8/q*g8%fvq(q,jx-h!]f,7q$E^$hDx)5sq,k8-/0e8H/huM(-q25~/gv`43aR9L$E$ejfD~e/'eVkE!8/k1R#`VE%q/MF%e!yE&E%v$&#%oMEq$av&f#@h",
"US'q,fJ'`3E/nytE@f8eE2q,k|'a!=>$q+4k&$j#u6jXheE3q*h('q$Tx%q,KTB63~~$/q2VQ-q,Gv~$4e49q$n)&q,js,($q,F#~#V9Aq'GG(q+/a(;Fv7vv",
"`=eu@q%'R%f(1q$i#*`C$q,DI,(s6Ne'Hq+t[&%e!,+r#6Ng<'e())#(q%.u(=7`5q%**&`y7s#&`g#&`A8Z`r$#q#A~'`m$#f>2h#3<Tr=8e!Iq2SQ'g#Og+",
"`'q#$l%mZ-',gOq.eScea=(q$tS$fQvoR965h;o6o{`8-f$4)`9/f!(+f$AfLffR>#.`1E#q+)M'h$'3e9v68f-^q,;5-)&`=E(gW.$e:rE3E!tq$du'D~E!u",
"5i#Uq,zA+6otnQ7EAg!ya*EA*f+PEHh!xa*ED-fW$EKh)7ee@*#)a!7yerJq#+~%q1cp3q$Wp&q#LP$0g#$3sWhq$U)$4e]gh$@'x`V(q2c=+a*EW,h-%$a*E",
"Y.h%@EQ#q$e:'2EQ(!'e!).%(ET'me;3r,q2Rg%WdEVW]EMWxEUq%<x%q${d(eVB%o(:q2yL.e'R`<.#h&o$q(df$#f&/&e$91fZ=(e!1)'8ne$R*f&Xg!1h&",
"i`p%#l!nl/<g*<e!keW@e0L,m13`.5q,G3/q$tp&4e/}ihV5.#e)]E$/$h$)`/E)1$ei,E*2$,q#D%%fyO$4q$u4$$5q)(;%`/E7E3$E0`/E8E4$E1e2^f0ff",
"1cq.%!&q$cs&9>j$Lq$3t'68(f2~i1O)q+:k&+f!/$s#q+@,*`N6vq+C-$e!kf3P#re$Ag3_f![q)24&g1#6ns`z:^e!a8Zq$Si*nQV`Y7|,01g2Ef&90e#!1",
"q.'5'`.4n]+D~r`V5#q2Wx*e#tE#`,f|C-q'EG/e!YE*g4S2q2U)..u`,/`pelFh!b2,sq'le$4o!YE7s`,D~eZwq+/B(/s`:,e(`eK~e!&e$Up37a$fT>q.*",
"w/kK#E;j4&7(eFSq##A&q+;J$g#Mk!BE#h#L7dfJo`,E6`Y9>$E>#q2}x)D}k!;1q&UH$f.1`,E>e#VEXse!G&iS>q%C,,e(C%$`z9@q'U*-q+cx*`b('o7rg",
"Tml&3g&0g6C0ho]7Ze&Rq+3A$'`y9=e)Hq+#|$%e!.D}%f08eHPeF5*gW9`bE&*`m&f59q$+<'f,k/q+IF'`3o#%E-se&{;^n)!q+4E&i!Uh-9E3'#&q34q*e",
")0-g,{'tk8r*'m`[e9Ph-<mnC`8+f.K'`12#eLlf!+*i.Te#yEG#tEFESeIVEUg-3hc=loBq+JP&6oq,Ok/E$e!afq$E+e!jE'm/>hPJfF(*!)`3E)q,cf0E/",
"f!JE.`1E6e!SE2tE1vg,,gKAe!VE:E;+!*fYzE<f9[E8g]md}Dm!%EkEgEPEJE<E9h1i=>r=9rh2T%q#3u&q$uk'",
/* leaf_starts_address: leaf_starts.comp ADDRESS */
"q#I~$d~!!!*eq+yDH=@u=@u=@u=@u=@u=@u=@u=@u=@u=@u=@u=@u=@u=@u=@u=@u=@u=@tW#=@q2ZNqoF7q%d|Bq!F=Ud~!#g;q=@q#I|3WG=AW2=@WN=Aq2",
"ZS~%`jFY8&|7-Vy~k7,W-wgFdq!F^L6BW8}gH2lFb}q#Cj-7$upFks-sq$k:$8%uq!Fm<q*|5$6pg!Fq!FoRE.~^6iv`HE;q+%^%1slFq}EC~8`HEG6Z|EKrE",
"Kq/r9~&Cq2[a~$,mHXa%~~#q7-~zh'!hCk'e&I'hHZWl'q%X2'a**q+D=%%mHb}7-~~&h7-~/l0Zj14g-XfHi,s/|D~E%~3D}$E%wD~1teT3$'q#(9&E,4fHi",
"E-5sgdHe&8eHZD}foM$D~g+f`/E:E6$eHnE;E7$E4q!Hi;q#S_*7,gHp+t`H'g3P,sgHr-.f5F$heQoHt}q%[i0iH}ef+q%[c'jI!/~4/34x3s4xD}|E$sD~}",
"E&~6E-~WE:~i`HEE6Z~gE[~gn&>xg&;i}f3mI-}E#~/E)x`HD}i~BjI/E0~/E0~6`HE-e!WloFE6q!I1|EVsEX~~#IEorEorEnEj~66By",
/* leaf_sort: leaf_sort.comp */
"fmZd~!!!3}q$uW:6Is8^q-E:Eq!n$fq-Do~$.fJyq,DE-q#r2%q#rG%q#r>%q&/p*q3&5*q#r^%q-E0Vq&/u+=Bf!1WB73q,Dc.q,D5*=Crf!2q3XQ&WE=D67",
"h!4=Ef!kf!4=Fr9wWD=G6#e!Aq-DFYlp5}q-D=Dq0r!~&(mq<}q(X95=Hf!:q#q=%q-DX5q-DT9q#uu%q#vE+q#v<+q#v&%8]~3q-{h-q&.T'8bf!.8dq&.X(",
"q#zR%q$zM,q&/G%q#vG$q'A|&mMGgN;iMKfNIq-@V)q#v-'=Id~!!!#Gs=Js=Ie!(=KXN6E=Js=Le!Rf!(=MXz=Lf%!=NXM=Mq//5%=Nq1R*+=Oe!4q//c&=O",
"}6MsgN~fNpq-{g(q,FO)=PYT94:)q&-u)=Qd~!!!P#e!2=RX|7m=Qe!,=Sd~!!!P!e!&=Td~!!!~#e$Z=Ur=R=S=Te!)=Vr=P=Uq,BS&q-}|&9$sq-}H%q&2C",
"'q.'D)q.'T&9,sq&*})=W6Ks=2W/=Wq#wb-q-}F'8frq-}A+q&25%8^f&G=Xd~!!!HDq&)L-8&tYWr=Yd~!!!$4=Ve!D9.q&.8*=Zsf&_=[X}=Z:Ve!==]se#",
".=^v=_r=^q&-c$=_s92rhv&67=`h!K=ar94=`q,HV)=be!.:-s:.v=cr:.:Vq!ui:ePeq0tk&6jj_fe7hk!+fuGq'/4'q2S.'#-q%=@,,g:'`35oQ/`b.E!q0",
"FL*,}E)sa|:e4E!D}5eN3q+ob&E'kCUE&q%-m'*hJ=E2r'eR$n84E5seRP`I<c1q+nS$=d5`I:ge!%=eE!q2u$/`I:pE(`I:tE*WdEJh:pd}Cc)ag!3=hE.q,",
"BX&=fq,Cc%d}Cc)bh!3E3q%-x(d}Cc)cg!0=gE7q#1s(aUg!0=iE;uq2yE$E[q-CD~-UeSoq!|fn~}q'BP~#k=B`Ko%4d}Cc)Hu)re$Q)r$s(s`2+6Em#*/f!",
";/u.s`3n%>f%:g&5e#(Voq%LN$``q,}e%VmeK)6EtfJzg&wq%gZ%+q$Ac%baD|E!03#.q2u[:q-C<~(cea-q&-xd8YtMvs8ZMvr8bs8Yu8Zu8d~18Zw8bs8Z}",
"q.&F$8bq&-x08ZeZ{h!fq&-x+8de!6q&-x.82{8Ze!cq/3bB9Ew82w9A{6#9Jq&*y)q,2E'=Ce*Si*P65z`8(fUgfUNh`Wq#4N%i)m%tfW<g'lq+nD'/h&ZD|",
";^g3WeY51#$l!fq&(P&e(!ehUq3k-,&te#L/atE)E'0#q(X{,q2qp%m*8nZu)re)iiYG+fotq'MY(6pq2r1%'r%#3sq,*'&mXUf])q&3M,e.X=Kq(])'j!06Z",
"h[{`a'q#EN+q%pB)he@e&$q/.&*'u*sq#bP%&q/-/&(y.t=Mk$Rf]r'ibah(p#e,8ecsD~/f'/q.'3.gdde&U(g!4*tfeP%q,=:$E#sE$!g:oie&E(e1^`pE%",
"q#h0+q#XP%E(g%h`w9EE,i-pi#]q/.e0a*E:'h#2e%ze%}E<+f#cm0)'7,sf#i(j(d`,-f#Ce#25+!gb*q#J''D}g(eq1QZ/=MsENyq,$O'=De%pq%`E'=Ve-",
"7q-{(%f%Se!,*t,#ef;&o4Dd}Co&|*'d~!!BaH67Dge/Z10f/*q-G&*q.$O(=Ee!km70q&%+$q2Qz%(f0+#%q&::(`m(=V`me!~`3j4w:*-sq,fD,D|5,.h(e",
",+sq%v;-5sWl30Wl12f!,5q%kQ'=Fauq)o#%e9>W'i''&q,1;48du,vq/,_'q(G-&#fd/e!(f0be%L&egtD}4f%Lq$Pg*q2g8+2seG=h4@%W$nk&*t`pe3_q#",
"[j%k7A0k('fe<4f,Bn((.%q#Ss9i#fa*EB+h'3fh)`jfaz%e%9)n-!+f'&`2(j822s`20ENq#d_-agEUe84EVW$`46w$#r0g!Gq%uR.g$5q#03%Wt6%E4E568",
"fgSE1q$*F%Ww6%E<E=e!/E>e>Uq+|n&h%TaQq$>x$ag&e!m're'Fq#7''*re#Ye;`%gb$i$).~8`LD~W'q#l#'%f%pi-cd}Cc)Pf$s`a&e(8E%tE'#`BE*D|i",
"EW&e9=E%`b+e4GE$gG7`BE/E$q47y(jJH`:94E'66e7)e!XE1faNE3e!XE5&w(q,29.`X9Jq.e;(o#U}EEreq;q3Gf2d}Cc&Vg,aEF)`BEJ2eFCfeFq,12$&h",
"#!q%po)EM0sE!e#ZEQeFmfe~j!>q-9:'E$E%uD~g%:<`uq,#)-e;sW'i'vk;j-W$e0V*q%w4$g#(q%Y$*q%tW$'f!y(h/^q40M-+q%a]&g!yq.+R8ag*f{.W$",
"`<)j$G/l%ze0Rf%k+#aS8f1h)Z01s2r-q&;W*e!Rq%kJ,=Mq/=H:k-Fpkkg(0q/>9'=Gauf,Ue#*$`Aq.i^%q#!<$f+$f)Ig0w`<+l#Z`2n&!e!Cf.Sg1Cf:n",
"hj@e!0/f){aT8lkHXq%^A&m$^7ii+2q%~6,8^l$$p+Ke5^l!:e!7#rq#oO&'o6cq%~Q&4lA|q$1U$+rf7+h!91q#$m+E-65`M9OE1h&=q#|u$=Xq%~W'45u2g",
"$egA!e!3E%E&sE'rE!q$9A%W{yg$%=dtnBPa%gQ}<g(r&q,419e#2/'q$5q&q#h]*-i&Z=en'N{p)mf'5+f&-0veDGe%y(}'f/8e%h5q%e4)e43k+b0=YeH=5",
"n.U2%q/e{&#g9Rq.0D.e+4g#Q=f~E`L.h+>}f2@g0kf#Ff0hf!+&g#W9.D|h5iq.V%,+tj!Yf2nk-PfD4D|f&7fB(D}o>!+E$`23E+a-j3#)+sq,GJ&f8V(er",
"hE/a-:,m!M`m4e3NE.z(D||agEEe*zEFre3T$#E%E5h!A0-|`,E3`1e)BWlE4!g'Zq42t.f!Ed}Cc)[g,QEOr`,q3)Q%bU8f63fUB`LETVoip$`aEF=]e/7&h",
"G)g/7i-w.#q%i<&EXrEXsEYEZ6ZfWZEVu=gj4Hg'IjoFq!%i9/p+(e'(/rf#A1rg6+%j/{q#`i.m!w1yp5Aj58a*E*q$d1.m!Y*|p#QE7~665~:k1M2~9ELp!",
"u`LEPW$e'x0hY%a*ER3g!z-gJ6j1R)hMyn~Xi8#=hm)=}p$]e18m40ue21/rag3e'^4rg43$f3Z&e+492(g$|j,y1g#!=ivk$1%~9/~/3yf#.3re!{i3=isIq",
"&,&.e#*",
/* leaf_sort_address: leaf_sort.comp ADDRESS */
"q#;[$d~!!!4dq$dZ=orWq#;ey}q*nRuq!q:Pq-5|Qq!qA}q#<f=q-5,}}gqbq14,~%>q#=V2q*m+0ppsq-5+Fq!po|ppk}q#=y%lpkq*qL)q!pk~$c9:~Xq-4",
"B)gt5q!ps^q,@L,q38I(6jq#)[)(q#)g++eq#h!A-q#)o'q!q'bE,~GE5~0E8~IEM~`q*/+%q3@Zx}q16J~/Gms|a%~}q.r9}}q!s|~$jq3Ow~)2q!t;iNotN",
"o~~$Q6i|j(+e*44q.|C'i&62h&hE!itE54~5e@ui!RptGE,E*~Uq$~3*q!tG~&Rd}F&!7q!tE~/|a3~~-P",
/* group_sample: group_sample.comp */
"sVkd~!!!*5q/,~Z=ku=ku=ku=ku=ku=ku=ku=ku=ku=ku=ku=ku=ku=ku=ku=ku=ktW#=kq#gzx}q/+e1gtqq#fVFq.+*-q.+%4q37M'=js6Kq$1U&q*A4&q#",
"f2Zd~!#_Da=kvptC=lr=kr=lq/*RQ~}q41s+q4KU9q4KQNgp7go}q$0Y%guUq/$]-fp;q%W>)e!*=md~CG8I{goOWK=ne!Cfo[=ne!2=od~!!!DiWK=pe!'fq",
"Y=ptf#6=qd~!!!-9gq^q%Sd%fp==nuq.#:'ep#q$1b':ZX0q%]L'7Ef$^=rW:q'r+)q/#a+7$X5gqummYfr)d}E;!%q#_Q16Bso:!f.Rq5:A/gJs%e<[eEG6l",
"nFi&q5QO&j7'(v=oq4]9:hMN6ve.P%D|3q#wg)1hI}=r4f#HfH.q%tn$b!%e:Lh/tac9hE(q-~C,fBPf5EE*`.$6Nl!5e8)E/(g3_q*3/%q#^i~%Jq4ID~%zq",
".t%~'1i^[fXiq$4#.82~37t~Oq$(33e'i6Ga/(e'/`pn]_f!QiDM.q$&>+2q%Pg+q-bH$)rfJFflwXYf@Z!q$s7'-h!;-sq'UT&6N1#)v9Bn$38#s6l`8e'wq",
"'e-'q(kw.joY9oq'Yi'b#e!Mfyme>48#f^mq';M%q0ar(=jrgj4eme$`r&gR)q'Z-$q#dm%g`!:Fq$}{$h!+=mq$/2&``2#e-_$`b'e(Og,Kq$2,,q%f%%f@0",
"q0/k,6lm@J`168'eI*.#h*Pi@K&#f)Xa*2q%3r.q-h~%D}`N7rq-j$*0s`8E(8#~.eAr)n@O6lxhpG(s`}9Mfk;`9e$t`<e'1a*E4-f)g`<.=q`9'=qf!uq4l",
"t)e5hq5Ri0`806Gq(n:)651jNO3s=&q'^>%4hq$nJ>q';6-p#EEOsf5i*e&%7*ro'Iet4b!(q-ql(q'(#.q&#a)EVtE<q-t}&q.UC97-}7cy7cyl(lnDU6lmK",
"!e&-(u`3e)Kl+Pl/p)q$+'(q*1<+q'H@-f&U0h([q-i]'q%eh%(f/}7Evi8LE*e`6e0E9B`Vj^>)2#q'!j/q%1P'E/E0uE,baK&E2K&4E*#d}Dm!77hE3q-Z-",
"$$vE6tgv~ee3E0e+Aq+Bc)m+*q.Sd>e/5)e/;q.Sa)e.tf-+e%Hq5k0*q,iz(6it.D~edZE#r&$e&96D`.D|n//E#se6lE&f1<f$TE)q.PC'#w%r&g0$6hi!3",
"7$f#&e2segmh$n#q.Oy$e#<f$:E1e&j",
/* group_sample_address: group_sample.comp ADDRESS */
"q#:{$d~!!!+&q$UWH=su=su=su=su=su=su=su=su=su=su=su=su=su=su=su=su=su=ste!'q%}M%=su=ste!'q.Oy$W#=sq#;)ekF@kF;q#:WGq!FBdd~!",
"$)yU=sq.NF7WG=tW2=sWN=tq.NB~$CkFdq4VS/6jW/oFd}q.L!9q$T,%gF[gFShFO}:xYF~Bq%vo%q!FS=gF6kFSgGDgFKhF[pFKbkq#4&86BupFQ+~~#3`HE",
"-~AE9~:q'DM%q.F'~'Qq.;xa~eq4U;}q.9)~)$kHu7(~S!e(5(fHhg#6`=*jI!hHu&(#)~~#@7(~5o+p'q!H|Qa)W/eH~%r'#fnja*%f2=fI&q#;$'%gI(|:x",
"t5~`6j~~#Sq&-9-`83gI/`H'u4xD|xD}!g+>pz_i#LE)~1ERq!I/PfI&ECq4i6%EYrEFeI8oI/}n7=oI6/tg4/q!I6e6jx7$~B7(~lKqrKq~Pq-sfFe/m,fI=",
"f42i:~jI@k}3*q+pp(7-t1E$eI@E&xE!|E&tE*E)tj0Wf$eE/q-pC'#y(t)rf((6hi!7(eIMh#5gIO}E7rE7s",
/* sort_leaves: sort_leaves.comp */
"fn(d~!!!3Hq$Uu3d~!!s.xw8g8k6Iq)x(F~}q$Vtfq)w{lgJdq#d1)gJGq#d53gJbq'Le,lqAq)wfJq.x*'q$~Q*=u6Kf!'=vfJ@q(c<&X:=wrfJfq$~O$q#d",
"<)WD=x6K9wq#d(*q0P}'X:=ythKJq1%.~$)q$W%6q)vBr~}q$U:}q#d4'q#c_/gLzq$TR}gP(q1cI(6%=zXM7m68WK8we!)q#c0+={g!4=|e!)q#b3$=|sq0Q",
"a%=}Xz7mq.tD$=~XM=}e!:>!e!)q&F}$>!s7drgO/fNWq#c@'q0Xi)e!J>#sf$]>$g!P>%e!)WG>&V|>%WN>&9Zf!i>'WV8[q&Jp$>(X8e!,>)XP>'>(q#g0%",
">)re$F>*r8&6Nq#gD$>+g!R>,e!)WG>-V|>,WN>-9[V|q(Z~%q,I,%WK9+e#EWG>.q.v1$>.:Rt>/d~b]O5le!M>0XNr65q.ul$q(^N'gP'q&MQ'>1e%86Ge!",
"(>2WV;F>1WK9Te!)WG>3q#d8$>3:Yq5~.'gPIq&Lk&6%>4WV;J>1e!(>5r>17=WK9Ye!)WG>6q&I2$>6>7f!a>8s>1q.v4&6%>9WV68f!E>:XNr68gQLd~!!9",
"gj>;e*Q>;><d~5yO,Gq&M/&6%>=WV;Of!=>>WV6G>1e!6>@d~5K{.Ds>Ad~b]O3!s>BXze!Lq&KQ'>CXz>5e&W=%e!)q#eF$=%r>Dq#ea$>Er>Dr>E>FrgPdq",
"#e_&9,sgUSq-up-eyjgR5q){M-e!l>Gr=}7=q0S~-q(c/%8,q#f.&:+uq#f=)=_t=3r=_q#dY2bYW/bXq(^F*q%6f&eIJ&n>A*sq%:6(+sq%5U.&t(q%4Q(q%",
"5e'at*(%q%<7&nO#jrp0q#dy'+h9ME+g`p`I:g/`I:p1gQT`X:``=D}q%r-%e4KeRR$r:S`=7mE%fIPeQ)E%e:::Ce7d>Gm:3:Ke!0*q(_B(#%n8h`I:tE1`I",
"<`E3g7xq#:A:`C#E@pA_q#%9$'gJX#E/e;Bq%70&E0ufOmENq&I4)`:8,eL,e@PEU'`BEhfl_$g#$q#87*E&e!;9=E[-rEmyq6Dj.q#4{)E(uE^tW$k$sq6Ej",
"(ewE6Eq%[4&`a.7G`=7Ge7pfJ-&i>r*,seG_/Dgq&K{%m9%W{q#Iy%e!T(W`6%%h&D`<eDBf:t(sq0r2%>/ef15i!aE!+u.~0Wm~5d~!!!!mwWdE0e;$`8E7e",
"#T9[uE:~1E7uE:~69[~_9[~6q&dQ%`/E>E42(`/E0E5$)`=goh65sp(BF0ua!>J,+eW>hI^F5(si>-Ec#(ppU`z<[EneNmD|5q50V'Eqt`u>FErfC}q.{V%e#",
"LEqEre<EEsrEnq#+2)Er~8e(0FrpY~e!gg*8Fzm'z3r`BG4#`Aq%C0$$eDM%q#-F$-q((c&q#>8,`BG>q#+W'4$q#>22WdGAW]GAhW{q$Zr~,Kq#dq}}ic}q#",
"[:hL_tL_~n7r~A7v~O7ww7vw7r~86K:cq#!/Qq#YY&=uq#hB+e:qj!^icegXn$v*r'`3-q#%0-h&ee]{2`L4Voe!(4eVB5wfgWh(2E#,#+gX5`]04j(2>Hq!#",
"/;Voted_g1;n#/}`bufhe4f#Vf_t`b&D}e*Jo#/}>Ir=vg(zf)yf!%d~!!JXSq6Nk,*rg#1$#f%K`^'q(gK-f7J$d}Cm!2#f*Fq%&m'i)_f+`e!%q!)Q=.s.~",
"7q(5),e;y$sq1W-&he:gm2q(Hn*hnp#ek9q3}y$(tWqhh$=weS3keZ'u*'g]=+tW$we7e&q#45$e!(q%Ca$%/hd$.f!-&2tgS+$!gzN68gS0Wx0f$:>Jq%)()",
"q%,|$6Eed^6EjZcg9r*seU8*q(6()q#ZV(`3).q&#^+D|7Ggej(icR)+fa|0D|m!AE#k;N)#q(E0'/sXaq%~`$!q%~i'D|D}u4`.E$i^;>Kr=xauq(>L%f&N&",
"q%|0$&e>f%f8jq#bH(q#T+3W$~0Vo~S:gtg^Hq#Do:q#U%$q#Dj-f:n(f*zq.ut(>K5#`B42i4X)q.ww.kA31u>#mY}`2(=}e&:>*6Ne>x*f!Ye%_+g^/,6E`",
"LE-W$`Csp)w`a'g%jq0*P*`1+reCv+e!_e#le>%D~f!_q/Tu.q#Tw0:Crq+y|$ge^q!$B;EF~3`BEJ/e8QeWk%i9:/r/q#VO*g.+q#`.+q$*I$q(9J$k$M'q&",
"010`p(m#Qe:2e#-,q6SR1#g@(0eY|g)C`g%q#]=&D~Vmr$f*,q/gP%f!+gjDpg~a!7y1/q&4c'3sfm$4`D7hE##e+<8nE$)'q#xi(e1G&e0Gq#^&$o$t`8E56",
"Ee!6eajm/hf+yg4;fpch%h$te&<+q6ht)4r2q.oC*`8EBgEd`aED7GffKa#kwiq#Up%l#6E*~3EP~E7d~1E:vE]s7dsE_~2q$,k%e&;E`Eae'@EbrE]q#Zi,e",
"#.=}xgHzgHw=}gG^hn;q5OU-fpp#h!Qn'E`u:Rf3I(e!*f#9fKD|a$:Kq.]+(e!>g!qf!]f^Wh!,`m'#q(pS/`<f-_#iHvh!/e$yk,z(i(u,/g-u2q!H{Ll!l",
"eGQ#e-mi!iE'.u1q!I&MeG(5#m$<:Cxg:,q&(A%g*q>0mcwEWEXWl:S!g!Cq#^l.g2Eg*)`ql*+(sf-<q#gG*%!r%`8e63f%Yf2$9Z%fJ4-u``%h&4eplgj%f",
"4`q0_9$E#e*+D|q/#7$`~%#f!/E)f*2e;rE$e;l%re+SE&f9[E%E&6FfL|D~g&V68|q&>]$fc{9/k8sg7Y>Lq0cN'ePX$r&e#::Yq*3t'h!*`^&q/%>)=yf3'",
"g!F%fNef|Ze!Aq#;;(f<+i!.q#g.)i(@>1p'(:Fe5SW$`8e!6b#%g5fg!3'f!0e'Yf3]f$s`Y9Pe)5$f#a>4g#Cf/0q&7j&7gD}(3e!6q.s4,>5{`u>7q(e:3",
"8de!u>8`y>L66f!s`9e!+i.u*g'8-g4t>1mv6f!G'e4d#/q#n+-'3t.D|z,sm&}D|6Zq(31'5D|+sq#oU)>8ue#zE%shm)E!h#Kp$dg$<i%^e$L>9#E:g+ai!",
"H}i+J>:f*Qe#`e!Hf!&%r>Ih8xq#I'-eSy'`16EiI%*re!/#hM^gK%g!`8*`=f3:>H/g/if!jd~!!B`y>;e!zd~!!JXEe!&><g+J>=i%a*f!->>#d~!!JX|67",
"e{9>@p2pd~!!B`vq6gb$hv4>A%#$e!M)sq,U@&h'ogttf|*}>B'q(X_&m7Pe),'f#yf8B/#q.yL0e%<./('!g.dWtft(68f4r)f!N0s4#p#Ke$YD~'e#pD|g%",
"6f$0&iuT7gf><g$9>>E%h!:b#&#gsjE*7=f;sq#L+1f$n);gh$0;gte#Yf)Pq(wy)`vW/q1|R1>CtVowg)%>Ce%@(e(Hq#^I%0+tgCWq&YS,f/Z0i(}q&O6'p",
"!e}f%t,a*e|hq&ql1k-)<`j8KaQW/n5-`L+e-$}e*O(flke!pisRq#s,%#&eR-q3T1-)hYh:mi$@,q!Rr8eZ)i9&f+C`BE*f!bfRs%q0qS+f#&gL{'a*E2D}q",
"0q[&n19&e+)hVX)r#h36&shL;q.fO)6ZtE&z66E(n#H}e*!EBza*EKe:7e#NEN0m8=p:Th.r}EO~0",
/* sort_leaves_address: sort_leaves.comp ADDRESS */
"q#9&$d~!!!46q$S!=pob}q$S)s}q)S*Wq!nMDq)SI6q)R{PpnT~}gmGq#8U-q$S1;q)Q[~%aq$RC.q!m{}WG>MW/84q$Qc4q!mw~#I9:x9:~~$Zq)Vd;gn&gv",
"Kq!n*|q#&r+7(q3hW&)q6_j.q%`W).u,q$Rx+/q);)+2w`H4q$S&'fn;q%ZG&6juq!n=>E.~~#uEk~9Ep~~'[G7~@GB~;GDrGDvq$Wr~/,q!p|~#zMJtMJ~~'",
"+d}F7##q!pz~*ve4Me!$d}CN*Mt`L(gh{Wl'!k$X+q!q(=5~Df4Ra*e'df_{E'q'<''a*E)65f!/E,65v`m(hq3}53wD}sg(Meq3E'uE(va3wq)hV$ip!}E9~",
"0a*EF66q&/v(EHe#3me#e&Z-tg$wf&!4q'S5*`8EHhq:EJ~.q#zD%l#=E,rEU~4EV~1EbyEd}e'pg#=}E>vEehqBEgup#=q$%0-Eeq!qB~%{e*Le.~hqDz)t.",
"~aWlE'e=cE(f!4E+WlE)h>jf<<E&f<^`AE-e,(eQ^q7.E)E#hd]}E+#q!qO}j-)q!qQ5+~RD~~~$gWlEZe'+E[q/x='m,'(fqKeqXq&=V'Eee'Ifqhq&=V+kq",
"Z`AEkeoN#$iq]d}F8*;#d}F9*;oqX+vd}F:!7fqV}d}F;!%gqT}q$^u%nqTgE[noQ>B(oqV}0~L5~1E!~7WlE%iEre$#E&oq[E+ra*E.l%-pq^*|+~~'%",
/* finish: finish.comp */
"sVkd~!!!(Jq'&c<>Nu>Nu>Nu>Nu>Nu>Nu>NtW#>Nq5*/~$@frQkr^q&a()q%F$%q5*3)grSq#afJq0Y=&fr2hq]q7;O(d~!!k6w>Nkp}>Or>Nr>Oq5)S~%'kq",
"iq!rEPhq[q!r(Fore}q20{'7Zq6>r(q%Bl%gt|e!K>Pr7o6lq3AX&f!e>Qr>P8vq0W0%>QkqTq%CV%q7<3)gq2q%C,%7]rYW67>RYX>PfqEkqoq,qP(6%>SXz",
"6E7;e!i>Tr<j>Sre!/>UXP7;7Ge#B>Vr>Uf#~>We#+66q(*S%>W>Pgm^q)/c267>Xe!Cf%0>YXR7o65q20P/>Ze!:f!G>[XJ>Tf!(>]f!hq%Cs)>^X}>]94gr",
"`ir[lqn67>_XRg!S>`f!Yhr.>aY!e!]q2134`;zq'{n%f2~q$E/%q$yO0q)&5)%68z,t>X{+q02F*>Xg!<)eg&f8Za-#>Ym51E%q#Nm(q'JG&;Nf5L}eE^'8,",
"q)PM'0+f!c>Zl!@a-&>[hE~>Z.sq/~t07mq&OL$q)_U&d}Cc*Phn`E=uh0|('uECmJEj!GeTX+eVNq/uW'EJ,q(!7&on3q7n/;q&Vg(E3h;97s>_&`BEb2f[X",
"jZ0d}Cc*^jilETg6L`^-g$r#fM1/q/yU''$&enEE%q#P^(q$r9.q'Xz(k#C}hiKE2|i%LEPh9!EC(j&_`BF#4q1q>%gi)e#+F'D~jex&teNc>`.$g37j#h`1E",
"RD}`BF.E)hiY&vq(<)/El>al#2e<KE[EP;Ng%2`VEREfe!7q7~v0EhyWdF8W]F8q&4m~(A`hq#Vf2`d~:`e~J`n~:`i~5q#Y92q#VfFiXbq/s21`V%7]oVqq3",
",t+`17n,q7,-23&ebX0s#oXd,g=1kc6oe7=M'kE;kHH*q2!A'eW@0q!E9CWx/q2!%(o(id}Cc*Rg!i)(fZHh#^q$zO&h!v`1/.`pnX]e!;g*+e0_(q#EY*f(F",
"gI^q'S[%)iLdq7:23e,n>Te@a+m[Z`8/>TteEYq'R@$>T`p#2l#%f*[)i4!zlOTgCWeeJE(D}f1L>Tq$6_/`1E%)eO+E/h#mE.q)o]'%v&(hIT`<07;`Tq8/j",
"$34$!>Vf->2iY=5r,f#5q2&n$5q$vw)6FtE,e&$",
/* finish_address: finish.comp ADDRESS */
"q#3o$d~!!!)@q$KsH>bu>bu>bu>bu>bu>bu>bu>bu>bu>bu>bu>btW#>bq%eGiq!A&=gA!q#39KpA(}d~!#5ll>bq#21-WG>cW2>bWN>cq&~~O~}q%d>}q!@c",
"~#`m@_}~}q(J7*q!@VI~}q&nE.6|g{&g3oq$A%')eQDgu,#p@`8&/~RE(v~}EA~0EF~=EM~`Ee~OEn~zF&|F*~BF1~oF;rF;q%b:~+E`hq#)=2`d~6`e~L`n~",
"6`i~6`l}7Q~>q!CTQq07W*/q73S4D|)eB&gIGq*AG.jC^~}~}g'2k%&&jC`,|0}3zn-`f(K#.s'q$[b(q#(E*h(P3k*,f%B/g%Fe%U/66jg94uD}fD.E4E+~4",
"E0tE;q*dV%q#i,*e'$q2DV%E;s%fl&E<g1[1hD345tq'*M--g#g|E:~9E@rh*eE*f#hEGrEGe!cEHEIe'*EJq*/*%",
/* numbers: numbers.comp */
"fdqd~!!!'@~~$*nDtgDlq1=w;pcp}q#Uj(q!cm~$Iq!D;F~}fFc>dd~B>gZGq1:g'>er7E6De!,>fd~B=B}Ys>grg!q>hd~B3ZZvq+$<'>isq$Cz&>if!O>jd",
"~AAb_De!s>kr7q>h>je!)>lr>gr>ks>mr>e>f>lq#Qv(>nd~B>gZHq7|C,q#V6*:'q*~E&>oXN6E7Ee!Q>pr:'66>oq(lf-9:XRrf!L>qf#8q&#[%9:>qe!:>",
"rv9Sr>rrfE/q#Q&%q&&G)>sf!HgF3q!E;AgEziDM}q(m`'>te##6os9nr>trq+!|/>uh!:<hr>urq+!e%<hhEIq1;B'>vh!<<~r>vrgE$gE_>wX}<~>ajE*}e",
"E!q!C/6i.E0gA-1q8OZ,4v7m|7i~;q+<y&gBBE#'q2Mt&E$f1I<F$h.$')$(`BE5q%JB$q*AL/q2Mq4pBIE,~1b=gUbE9)`BEH2gr#&$j[ad}Cc*[g0-EA0`B",
"EOE!fB)7|tk[SpC]f!Ld}Cc*wteBKEIEB7hhB(EDEO{EHuEKELEQq(9a%q&&&$EHq!`b~%Vq!^*~$9q#F!&k&xeFvq%^{$>de85>mq$iR.>mzf%/kMl'(sq$_",
"j)'~.fa^`m1q7kE2`TD}g$`q3v/+`^,E#`j$>n`^%q#2y%q#E6(`q&n@a'$q$_q%`]9/D|#'q#;^*q$8x(q#>))'re}5>pq#A5''g&0&`z9@g!obbh'!q((K%",
"e%mf'Oj&wh([aVg!=-Vofc:`U$#637,f(=q0f4$E$#j'_ajk!}5Vo`bsf!@h!}D~tf!IE,h=zq#40%hE@l<zd}Cc*sg,P('d~!!ZGz64Dge#1e!Ui)Y(s`1,+",
"f=*mH'jD9p_2}~}9=~l",
/* numbers_address: numbers.comp ADDRESS */
"tXG~n~}k;9}q!_*Qp;@q!_'~$`q!;V~#p8&|8&~C9:~J9S~.9Sz9n~|f;Jn;V<h|<~x<~~2>x~.>x~~#9bO~1<h~~$/q![X~'mnXD~}~}q!=n~#Sa3~Fh&!o=",
"p(}+wWl*!g=soW*7*vD|6lw7*|h'dE$q-k]$q1&X&f#V`Re)&'q8sm'4r2jJ!a*E*f!>`LE.o>FE2#g[-j>F`AE3g$$a*E4f!Ii>Jj/n#(f!ME<h/mq']+%h>",
"J}p#j`1-,g*y6lw7*|`Q}`1D|5zd}FH#!tq8vB&iGb5e14E#g@*q0sE%e!],#D~i@*q!Z]~#j9=~~#A",
/* gather: gather.comp */
"td~!!!'W~<>|u>|u>|u>|u>|u>|u>|te!'q$~:%>|u>|u>|u>|u>|te!'q%nI%>|u>|u>|te!'q2yH$W#>|q![7HnA/lZ|gA+nZhk[Lq9>D-q#@U(q#@,.q#@",
"U*kAegAqq![#7Y3>yq./,%9s>yh}]WG>zW/>ygA)X:>{eAn>zq7&x&q%J'(Y{>|6%q%It3>}r>|r>}q![1lq'yF'6iW,f:si@oq(Es'eZuq&]H-gA!nXTh;O7",
"qg<khB*6%>~j>9>~f;u@!f!.g=t@!rj[=6Wsq(F-%g@Zq1ob'@#e!E:Dg=m@#q-}Y.q%H)'6EfAS@$e!66Eg<t@$~0@%f!Og<t@%rq#@0(6^t6^q#@Q&q6B|&",
"q#@8(6bt6b6grq7[Y'@&f#3g=1@&ro@1@'tq%mS+6hW(o>4@(v@)h#3@*r@)q+V/&@*e!3@+h#^@,r@+f>y}q7~Y)g@Vq!{j6f>19Bq0{/'7mq9)I1(g>9+i<",
"{5rq17.7`8e0|e4Q+f=S`9%D~a*E'q.z^31+g!]E*n>tE-uE*#zp!{a*E8're>q+q18'*e-5,q*s6%&q49l$0s$q%2E*q&0@7a*EJq&5J&E%sq1M!*e.:e!hE",
"P/sa*EQ1`,f>:(sgSZq)X7.`VE1EJq'O!,g>&E8E9ELq%.7%fRuE5q!XZnq+D},eC8q%Hr%o6%q%Wy%iO<q%p&0q,hO(q4DG(>yq1Pf%k!dp#W`<+'`=*fBB)",
"z`1',q'o^&/*#g$c)q9>8(4r6RugD05q%_L&q%>Y/`1E'65h#Se%lq#Xt(E#}365m!bE/h7tE0f8Ke&)5q(90%`D7hE(#*rE&E)%q'pZ$E*D~,q+6>($d}E<*",
"y%q4M&+nA2b=#q+<&&&s`N9Aq)H+)hp_'(gR|lpHh$W}`8*q'mm/g!;(k&Ik%Y&e%E&#nRp-te)Uq%:1$(q+8O+e(j(`8e@neq1#j%+%thq:E-p'Aq#[T)#+!",
"e!)2+#3!g7zf6t/Wx3q*eD&>{`5d}Cs*za1sjWJh$7e&|hq<epz,q4Hp*d}Ci*y:ae51-!j;$i$^)q#[!'463q&De,`=D~e!Jq+9A$D}a*E!6Zg&:m&Op&cj*",
"9E-f!^`,E.q%$I%fV]g%66Nq#sU)*g7+`D3E)#,q%K<,f!I$g!h6Nn$Lg&:q(x](i<}-tq%C3-d}CN*zq.vr*q+D8(bJ<d+('d}C`*y)fU{e>|`t&q&8@1adh",
"#t7-q*s>+9n)yk:X0/vE%tgBbf8j2e#>E'D~$(q,-N(f#p%sq)H$%E'hAEbVf!]q1<B$n'P,ud}Cc(~h#18%q+Pz,&f&|E9r8Duf,T,i!:0s#E@q)eT'q%y}%",
"d}D]!%66E4E!eX>2#3q%Bs*o$Rq*uE&g.ag$7d}Cc*xh$Z/+*r,u-}/rq1[r3fZhh+aE%th;>E&q&0M'd}Cc+'q*v&)`2e'7h%$@'D~yk!<`<E1q-d%%q'=3&",
"`bE3#q4.z'%#f)4)q#<l(f!Rd}Cc+(h/!h%xd}Cc(Bq#-D)@*&@,lwqj$vEEs#EEg$^e!^EEgMDn%4E0wEMsg!AEMg#mq%S,%e/h",
/* gather_address: gather.comp ADDRESS */
"fZMd~!!!)+~H@.u@.u@.u@.u@.u@.u@.u@.u@.u@.u@.u@.te!'q$L<%@.u@.u@.u@.u@.te!'q%dQ%@.u@.u@.te!'q24K$W#@.q![(@g[$o;dg;[q!:{>q9",
"H%/@-g!(q!;/Kd~!$1qf@.nZsp;4@/r@.r@/sq)b|}f8rq)Z'&g:!f;LkZs}q$C)%g;0eZwkZ[7&sq%as%k;dlXbj;d8&q%bX%k;`9:|9Stg]/h;U|9n|<Fv:",
"yYHk;Q<h|<~|>xtq8qU)g=Wk;4@'tk;0@(tk=Zg=Ao;0@*|@,x@,y@0~Z6i~~%4q!X4~#E@1r@-`Kg1kfL66Gb#'q(Wt(e[F6Ga'%j![e:{ei<0ra'#%j!k4r",
"f!bq(rV&i<Nz7$}h2*q!<NP7$~RjL!q9Hx-E!eL*&#rgPSh!8gq,gNy+pOVj!OE-lS1`H*iN*h<Sq%SR$q!=52E8t7-|D||k#N|EGq#,D$e#Q'sg#oh!;gUee",
"#Q-#,~5ESf!Rq8C{(#'`H+m#TEVq#Tc%`/EWE-#-q6eY$q$GH%e>(EOe4}`/EMEP%E)`/ETEQE6E*q!>(O:x~<7$~O7-~Tp%6w*q!&cM5~2e>mE>~4E/E0e,8",
"f>mE,E%e'8!gWzq%TU$E)WxE-n>ml>G:xq!>m@aVi!Hq!>mT7%~1oVza*E2g>yE3tn'{7*~9a*E>g!QE@ti'z|f@Vg'x`DE(E+sq&OF%`DE.eU3E'n@VpZ!s)",
"68~8.kVMq!A%AD~~=ad~CbOv:y{<F~ObVtp$>s*~9/ye$,3fv(1gA9hAQD||D}$j@Kq#<T%iJXd}Cp!K@1f!gECrq%tE%i1@EBr+q#<j$m!A1#EK{giJeA[EA",
"E#E0+3#4~:6Byc&~B:y~Hc'v6Y{@(}j+M6Yh#xeAWE)e#xhG!`bE5gG_hAc`H)e$+he[q#I)(d}Cc+*tf4MpAe@,&@0{p$pEI#EHug!gEIsg)dp%QE4#EOk!B",
"EPsg5lq1v6%e5I",
/* tile_sort: tile_sort.comp */
"f[2d~!!!4!q$l<&q(2c+q$l-*A0q7%'~%.q8Z/(q$mU%q$m^%q$mU/hC6A0W(d~!!!!=q7%BOWB73q$mA/WM@2re!*@3@2rWD@4eC8@2WG@5W/@2X:@66#@5@",
"56Kq4-`&q9it)q5AA'@7@2u@7g{6X:@86#6*6M6Th|kWE@9fCWf!)@:fCyn|yq2Tw*q0/|'@;q97o&hDBq7%u{}q3U3~&$gF$q3U)/g`Aq8<N+@<XS7i6Eq*&",
"D'@=e!,7=q6QZ+@>e!0fF&@@e!(6Ge#M@Ar@@68f#T@Br@>6l@Ae!)@Cr@=6G@Bs@Dr@<;O@Cq2Tr-gF1q$nH)@EXzrf!(@FXMr@Eq#_=%:*@Fq$ik%q#_=%=",
"Wtq4.^&q&,R&f!x@Gr7Xf!@8je!*q$ns$8jtq$om&gIIYWr@HZ%7oe!g@IXP@Hf~D@Jd~!!!$18@@Ie!U@KXR@J66s@Lr@Kt9#e!*q7ba)q'>4)=HtgIp@Ke!",
"-@MX}=H;yq8a{,lI$8&tq'=~'q$m;%q*,9-8gt8_W1q$q!%q9<('@NX~7i6Ze!(@Ov@PXzr68q,8^(6%@Qh!4@Rf!.q-Vo'@Se!27*s@Th!(@Uh!K@Vtq*,y)",
"@WX|8_q'C1$@XWV68f${@YWV;O@De!(@ZXQ@X@Ye!:@[r@Z7ms@]h!4@^h!(@_u67@`XR@_f#u@ah!4@be'c@as@ch!`@dr6Gt@er@c@ds@fr@et@gh!4@hh!",
"(@iu67@jXR@if!`@kh!4@le!`@ks@mv@nr6lt@or@m@ns@pr@ot@qh!4@rh!(@su67@tXR@sf!`@uh!4@ve!`@us@wv@xe!(f!4@yr@w@xe!G@zX|@yf!`@{h",
"!4@|h!(@}u67@~XR@}f!`A!h!4A#e!`A!sA$vA%XQA$f!AA&X|A%7me!(A'XR@Df!GA(e!Af!GA)h!AA*rA)f%1A+rA*7mq'DF%gg6gPSe!.A,d~!!!~$e!>A",
"-WVA,79e!,A.d~!!!!ge!&A/d~!!!!eq#'H$e-wA0rWKA1e)fq$tH$A1uq44K%q453'A2re!7>&rA2r>&9[t:CrghTq#'bAq#)6&XU@2A3e!(q&1h%e!PA4tq",
"'Da'gPnq-Y5-q9Aw+:Uq&3L(:Uq*01(gP:9;q#eZ'f+NA5XvmN7q*1;%jN;q,>%+q&)!(#h=7eH-hbL&hW/eyJ7=o9Le!N`w804`C%q/S:/`1D~q(M9'5`x7x",
"q6X*%E'%`I:g(d}Ce#a9[A5fK9f!(eKMq$K|&`/E(E/#q(zO$ezy2e<xE1'3o!x`YA9()'g<:gLhofr}hfnq1Hi~,>q3S:/q2OZ~%*6#7zq,1[*lS^`b$@De%",
"@q(jB-q#(^'!q'!b$i.P'saZ7`*kLEgT>pO3d}Cc+Kj$Qq7R9$q*'f*i(e@2A6r@3f!Gq$y($eL[%d}DE+2$q$bh)@4rd}Cs+2sq+z~(abe(Qq$bp$)j,:aoe",
")$e#1+j.ag#!q$_t'e!~/q4(^(q4'I'@6d}Cs+5c/o%@d}Cc+Mt`>*q&xh%`>+e!(ht2%e-ne#U&hVnWl'!Wl)%g1-iNj!`B5fK_`rhTW&`BD~63n$Egqkg!D",
"E&vE'vE)~0aktq#Ih&Vm`3sg!Ebf2)bjv`Dua!7y,5n&ia-@K{ea1fT0ea-hT5q2:K(q+gP)/D~sl(0`BEHq&@U(`BEIrq*4=5`BEOk!CER}`BET63f%6`BEV",
"f!(,q)o:*a*EZ6Zi0xa*E[e!+iTKk!pE&h!CEbyEe}a*Eg6Zf!pa*Ei6ZtWdEeq$Zc$q,@*16Iq,4A&8gq$nJ$W`6%M)8ke0SM*q,8D/:bq4,$&ge[d}CN+5f",
"!$j8H9A`bq#,~%@D``$#q&;u((fnHf,:3m8,.seX%&mdq}``'E$e!>#e!e#d}Ci+2A6#d}Ca+5E&q2$y5g!T@Dkddq)T!9`b@N/`a)pR&`b@O4`=.e!wE<#d}",
"C`+2#q,0E$c3E>1f!*E=q#we$E@E>EDc4EAf(>f!'&!g&_f+G3q&zH*q#yq9p#{ELuE;e##EM*rq$L1%q&~'+hQ.q,'3%o%:i%>z,r-w/|5~1``7iD}eT1q*=",
"o'+e!1jh@+u@Po#RE+u0h%NE-u`=:W,e!4e[Oi!4E2&tq!hEAe#I@Qq$`#-`j,@Rc3E@-f%;E@e%DEB%tEAtECEBEGrEDuEDtg1wq'!o.i!|1q!&^H@S~2@Tv",
"E]uEZsE_uE[tE^E]EdrE_uE_~N@U}EluEYsEmxg%*EYe%3@V/c3Es#g!4&#q$Pw*q%*O%q,A&+`V$8_a-8a#a-#@Wk,Qq$v5'$q'c$%k/1:hj'=e'!$`I6xek",
"Z:d('&e!*%f!Td}Cc+[#f44*@]q$%N&@[*sm@t:b0/@^f!0d}Cc+`q$%G&@bf!Dq%0h)d}Cc+fg!V4@gv@f+~.E#E!@htd}Cc+jv@l|d}Cc+puE'@qv@p~/E-",
"E,@rtd}Cc+tv@v|d}Cc+zuE1@{v@z~/E7E6@|td}Cc+~vA#y`pE9@Da-A&#n!Ie+(@Df!0d}Cc,'h!IA(zq&Gg$A+o!IEHEGq&TC&q,!R'@8a1aObHsk*Oq'<",
"o'(s`Vq!(*Df*kq'4B$`a*#o)Dq$p2$`j/e@7E'c3E)g('E'e(/E+&tE(tE*E)'rE+uE+tgd%q5FV-3mrGq!#AFE6s7*e!%1`a+p)O`=/'`AEFc3EH$f#8EDe",
"#AEJ3tEEtEGEFsEHuEHj)Np#Aq'=M.q)`4%e!/EEEFsEGrEB`,EPq$|Y$l,oEGsp.B`1)'c3EY(h)^q4;R,q,2@+`<e!Pq'AS+%sq*)y$e-lfs!)q$w@+q2I#",
"$-)q)aV(q'8a(kk|hIG`8q2Xq(80q&PD*g.jhH}q,R{-q3Nt(A-eudA.fgOq)#](@9fbyl7ViJ9*f!H$gJ4+`3.q&ZU/eJ./`32#{/f!5825fk-q$>Y'q,2X$",
"fu^2f!6E%s6Dvf!.E)sA/yE-s;Cw`^'e'lE1,yq)yq%f!cf('h$vD|q$y6)`.q#{40el)E6m&~&65q#AJ$f8WEDe8!eDqq$g!.E%tEME0z.yjcKede+4#gbdq",
"+jg%5!$g.cXDq3Lf)q4^`%c$EKEFEIEBE:E*E&D}q'H5(@:i%6`7A0f:Vq,@K,:;mxn`9(6De&k0p@$`8-6Dq,.a$q0-{$)54l@'`21mAL`u9Zf;u'sq,AY%0",
"s(g=!q2]J2Wqq'MR(h#Fgxuj!d#u&q'Ie(e(4e!;+.q,D./)i'(2#e%9q.M/+`^-#q$kE(#,q%fo*aZ9[E!q4>F'q4I`+'&u)u6D{`CE,'a-eD4m&7eiCe!_f",
"Jna]1q00F'6K01*wq$2^&i#!E6s3yg&)Wwr01ekK5iK:E6g!GgB$E&r`=q/]T%E<q,+!(k*-9Eq$$%06E'k'pVoze!Yq$$%@XDq$fw)f%xhr^e!T3g%Dq'Qo-",
"nREp%W`w9E+hlg,$g+8q$$f+e-&$q%!/)<bq#fFSp#)fO[)nCVq$EVV9@~]g(_A7i$-q9=Q&e!&a)re/37ih-u7ih(reTxq'KT9-f:pc35*e!wA3`2.0q7.e$",
"a-q'F(.)n%f`1E-'q,I0%c-#eEQ/!l$$d}Ce!TE.E#63q4H$-q#Yy2WlE/E(d}C`+7E1e!'eE'E.E(`Y:uE1E0E/`M9OE-E*Wqq%-{,:Zq4HF&q2LP)q$;m$A",
"4ln5q9h(;e$BhUff+7D|zf=,f')q)'J)p%d`1E),`Y7|E'h~;+q,8t2`Y<bE+e4jq%nO%Wqq,BU+e/Hn-`'sexT)h&v%y)f'c.f%tf3Hf#<h1b`8D}4e'}1e!",
"979f2'fO^f0Iq,7j(d}Cc&.q*,H'q3ek$i!6h((q)x9)6Ft5gR^>Hi)9q'GX(n&.`tiFv9:*sj%*p!B`y9=#4f-S(`^566hQZ$)sh)zA8r@;rf%hq$pZ,q!%Z",
"=1}eK/f[4q$r1$e1_eIe3q'A%5q%Ek(`X9Jg%vpESp#%zE0mtqE4eJ/E10q$<g%E5%h-`q2r$16#A9gv(m,d65tq,]_-`YA7.,'e#Aq#_F'ktJ)/9SoO<`49R",
"54-hu~`a26oo9(`M:_e=Iq'~|(aUg!KA8E'E&E%3i;^",
/* tile_sort_address: tile_sort.comp ADDRESS */
"q#6+$d~!!!1Mht;q#6-4otGq7F~f~}q!s.Tq#p,Eq!s0}ks!}orzq7G[~#;q7GW~%JfrAq3H90q!rK~$T8&|9:~nq!rG~%Vq#Bi$q!qWAgrHkq[}q-8&-q4K9",
"&A:X}9S8njqZ}q.Ih&kq_9nyq:3J7iqT6B~3ppSr**vq'!$_q-0N~.gq3Cr/q!s9~'Aq%ON%ms=u,v-~=kryD}vD}vE#}WlD~!gMNg!GE(vE)vE+~.E)uakgq",
"/E.q%Ow%E/t`3sg6$`AE3e!$bf$#e].g)Eq3,o%-`AE7`AE9q,ZY%psP){EEuEH~6E'}EPyEQ~7EWyEZ~.E]vE_~/EcyEd~7EjyEm~.EovEquq*OX%q!sP>MF",
"tMG~~2Cis=Wx#miv}q$24Up;fkHV}fCD#068q'<M*q$2821e$l0#/q$ko[9@~Hp#c|E<{q$24=q!jx|80)q4CM'fjm%r+vE*vE*D|~.g([q%k_)6ZuWlE+E$c",
"@E-e!'e;VE*E$ejme-,E+ejmE)E&~26w~M~}piMd}Cc,:e#Dq3;m%(g9``^)q#`9&ei!h@Bglgq!i!~$-6i~M9n~.6wuohh9RE!D~D}.w",
/* tile_sort_rolled: tile_sort.comp ROLLED */
"sVkd~!!!+Tq$94-d~!!k6hwA0q#|g&q#]y~%&q#}{,giVgi_q#]g`hiAq&JW(q!i(Eq8`v~'1q#]'3ihkq!gv;q$![*q5iO2hhSiiHih*e#iA;r:,7mghwA;y",
"e!5A<ehW7muA<ymh'gcKq%;4'A=ei}68q$[7EfdCgk_mcvq%Yf.mcz7qw6M~16jq&Jr&kc~8&zncz}6m~A:uxq)gE~,^q5(c~%87vjH~l`O`::)en(q#<W,`:",
"@Ke!1na=`u7`q-<!'b,q#~F&)q6av4*q5c[(laAq&p:'q9',2fC$q5Y+07`'q3{y+e##*`L*q6cG,g!mhFR/f!mf,Hh1yh[<=yq#=o,eE%(q-->%82*f!%`r&",
"t+f_R}bf('e_t`V,+q(b[-mX54seMwE!20f!'42h,vq$`N+hCL`='q$4r'fF2e#)jCy*gJkq&%D&1yg#Q'ea]4`r/5k#H}`20D}z.|eE<q&%I'fHO+!#q:Kp.",
"q+cT&E(E,yfOhE%E(E'q#9r)nNcq*Bl,)q3xl0)q(XK*l(</q(b[,3~1h$_q&41,A=tkQDD~65e+ueRzf_OfkG0eFME1nT&'&E3uq%_q2q&YV%Wtt68uq$-I%",
"Wwq$-[$68q'a$%q4$/,g!LeTD6Fk#`fQ7)gI9q-K=%)q5_g.pPK:dq$~f}}q#:B}:hvq#CG3+{`1/(fNqq)eU(q&J+&&|'$e'n/#/gVkq3W;)+eP$`M:_D}q*",
"i$'q!N^Df[m,+h8Hq!LyED}wpNgE$~2E*tE(~4lN^}#e}0q%S+(7h)iN^g<BpN^`;~T82~I7z~v:uq#7^A:hu7z~18&q!N^K",
/* segment_sort: tile_sort.comp SEGMENTS */
"td~!!!2aq$,`:q6j|J~}q!P&Vq'gC`gN'q#89Tq/`b5q'gPOq.Kj'q#8V6~zq$,^'q/_6~#~iQN}q'go[q/[y6q'h&z~Xq$,M}q#8}~#fiPbq%,^%@K:,q#9,",
"6:-|A>r=avA>~;:.q$,Ulq#90~&_q&|8)q6@~(6%A@f!(q)Pb-q4cv)AAh!4:~rAAt95sq/h09q&~O%gV-q#CI%q)Pb)>^s@Ke!eABv=.rABt9<tq;l;@`1;J",
"q(H=&q#,I'gVAfK:,#mEI0siVg.)e@=2eBof{~q/O$1q%kT(e<})&`M:i+(fB&'ef6-*8nsq-4r$kVnd}Cc).h8JD|38n&q#.R(a6h8JE#E#r*g!3q;:R%q/]",
"v~'^q/VeCq$,f~*abb~Zak~Cbb~sa%~Ba3~BcA~P=a~~$57r~9M-tM.~E7r~~%=7rq#87~/'q$#.~$|q#75~$[q.4}$$q#79+)v'~~$2q#R@%q'/_&7meF*q.",
"F7+q&pO&q!(0>/shF-`2'#q&tJ)q!&X;D|`15e(LE(vD}E!sE,}q4MP$q.hF,-fxTgj+9Xq,CC,1e=,E6E!sgRue:Sq4PT'q%)!&E3q'w0%hG^`b%#e.|E6`N",
"9Aq'2h%e~5d}FH!*EGE1eB7f!Sg.Gq)G4.`.E;k/=i4{o#x}EKrEJe$EEKEMeE^EWo#ra*EX/q'1r%*jy8q'*l.g(GWlEYERc@E]e!'e*$EXERsE[EZEYsEWE",
"Tq-a5%q+4Z$6Ef/3ESET!rEUrENrq2.^+q73b(p'(}jI{1m;F,vj%4A@h&6g#%q(`E.f#ke!8hOF,1sq)UL)E.%g%K`BE-E*j$*q)UI)E3*f(yE4e(#E/j!:q",
".Vd'E.E/uE+e(rq,#D7p#hEB}g#Od}Cc&~f!-kW2`1EK+eDA5se+`&%fO+hT@b%o!CET4rEQE'g)Ej!Cq'R].e%=",
/* segment_sort_address: tile_sort.comp SEGMENTS ADDRESS */
"q$'=$d~!!!3Z~Kpo%q$'Fpq'fd<q$'(cq'fhWq!ml~#gq$&N)q$'g8q'g)a~}q/6M2q/8s~$)q$'3/q!m1~$]9:|9Swq$';~'&9n{9nq!m-jgy,hm1q/BY<im",
"46iq%dI(6BW8q!m8Yq(q>*6ihm@q3$s+6YkmB/|3u6Bx5w`H4i!VfmDq+Ew)gmF}E-|8%~Iq+Cb%q/7[~*Sq/1_Cq$)S~*Lep'~}q$)Swa3~EaV~EcA~]=a~~",
"$57r~9M|tM}~E7r~~%=7r~~5`q!q@~$ae((nqB*~/Wl-j&B0sfGKq!qEXE-~[E=|a*E>q'wH'fH}jqGE7xE*rEHE2sq-}!(q,g4.`.E<q!qGHELemke$GELEN",
"eF}EYpqGEY~AEZESrE^f8e`AE`f!'e*-e8bE[`AEbe*/EZ#q,(G%jqKEVEWsEXrEQ~p6n~~#c8%~A8%~G",
/* merge_tiles: merge_tiles.comp */
"sVkd~!!!*]q&H34A0q$/}~${q&h_,gt;griq%k]Zq:>b'AC6KrgqXq<{R%X:AD676T6T7fY+AEq0,N&e!MAF6#AEWDAG6#e!0WEAHrg!5X:AIe!.q=C%~#2q'",
"g2~%Dq#_m-ir@q$/;*hqbAJW!e!eAKr:)AJgp_AK~5ALsAJuAL}goJgurq)s!&9-V{rq6@=)e!*8Zrgw|gqngk1hje91q+(~$918bve!*8drWKAM=ne!698rA",
"Mr988ergvkfrDjs4WKAN6Kq)sr%ANgw(ijwgw$kjwircq$.f)q=DY<q&hR&ej.q%b_.+sq#nF(68v6Gtf3Ug58`82%q)]D$`=$#d}E,,E(%#4*'eE:$fHjE!f",
"6!-fY3ej8q)`n%q(T#&q)X{'e2H/q,8/$1+(&ej33%eBq5E1E(q&/c$E5q'a~~*Hq$-4~$:a:~wjj8ACa1sgeye#cfbFec8f)qg#aeiRf=]h,*h&z'f)Fh#c<",
"drADbHbHd}Cs#fe!U`A&e!$faG}`|ee'-e!$haoa-q2@h3AFd}Cs,EsjAYq)ir0ev)q*d%$)fdG`Cq-BZ-'q5~`'(*s`L3Vm`<fvW5W'q$+i&q)x_''q5nS$q",
"*[:'q&:d&(q6+2$q=rc%q-2J,q$,O)AGcHq5n,=fKFk>ge-;q*U<*ag4V|`tfDD#%aS8bf-Lf%$aoE!Vv`r$q7cr$q('U$jQ94q)nV0bU8eE'q(1*)6ZupR&h",
"QBg#Rq$';3AJzq/5=%`8)8#`1$f#Rm$z}+s`918#``efbh2qf#v`LE$e%+f_)f#zE't`LE)j$-'f$(&e#}E-tq$1w)e'4E,e#g&q)-e&'fhfE.shI%q-or)6F",
"yq/m|'AHe#sgDveHrghXd}CN#fiDz+(se5!-j#xpH[}o'@{e%//(h0&`<+8#ekSE*f$Qeh7fM>E*`LE0e)|E1W$f'.`22e!4E-&e%tE#q7ok$E.!e!-$q/7%$",
"E/q7fo+e'ID~q%G]$2q*`R4WlD}5q$%J%gM^Wmq*eQ)q-2r%Wmq-G9$e!/E.evRq-Xv%XDq/=>$6ZuWxE4gKDi&A`;o$K)t`.%66~Mp'X.'g$KD}e#p*jk_k&",
"YagE.f&Pe)B1g!B'h&ME4u`BE3g(KnYPzp%GE/vE8`LEBe%7ECv.e!^EC/f%4EC!e%<E8tEDsEC&sEFEEED|D|t0x4}53uq5dd)6Zuq*,H%e!/EBECrfYME>q",
"-&e%e%<EIEJsEKe}3in<AIcHePoq!+.=-{2q*^G/D|q'2g$g#}`LE!g,S`=,j*@q$61+6lq(3$+e$WE(q-rq1h;kE-q$*c*E/'7q}agE5q)}2&E4t#e,8E4gU",
"Fg)wf,EE7kn{q&t3&,E$s.r.jKEagECg,m9=#E5eI}%E*h*Kq(7e%q=j-.e$d",
/* split_runs: split_runs.comp */
"fJ$d~!!!&b~@~}gG{q#:i%q8@f=fGneH)q#9{.q&2n'AOf!'q&2n*eGV~|kD&gFzgDigD.fGk|gB&q&'A-iFuq&'G/gCNq'.4'APXzA,7oiFDiDveDHAQr8O7",
"ogDfAQ~5ARs7ouAR}q,kf&ASe#Yq#4w$ASugD!q'.O)ATXz6Fq#/X$AUXz6DATWK9+e!)fE'9+xjE@A/ZQq&'+@9A`8&$gD'6Ee95&on8iUG`1/q%]i(eRs3e",
"C}eCj3%h*[`9e9c`14#q$;e$h4qq*Jl%$.`46w'$E'0eRz+rfAV5q3Z+$h!]E-`20E.e*Wj^Yk+HE3e!:E(efe.i,XE1|`8E!:;`49R0E0$D~g!=q-DF%q!DM",
"nq7No~$@`[~|9Aq%c[27v~4q*,/,q;6Y'&79q0s{*iFeq)kv'6Zq$H=97wq%d;6q$FD,p9D`8+APq%TE3APtq5}|&2gDCh8]1}3sq7%g2.`2r6EnZSfE6hnih",
"8sq*,0(i>eh!s'iJ=e!o)h>aigc)g{'heJAOfrP`Kp3]AUm6Be4lo;wi$7:;%sp77o!_m4;h$jq(C:$e9IATe%'f>=-q-N>&e%v:;r#$f$b`Ve!+e&nE/o+H`",
"2E(APk(Nf,',re`rq&XZ&/g%3fjHl$$eAQ#E>|bf'ECq$Jw$D~EFz3{fh4E(f4^h@Lg3eWmq+)@$6ZugF>e6RE;E<sE=rE8i$,E:g5]E=uAU{e$#h5[}k-|e&",
".q(G$&/h&,gg)q%fT)q!$}Eff'2zq&NF$f9te#12rg(}%jLtq&_D.q%f((6En!WE)q%j#(q2uv$e!/E,sA/`LE+q%ZQ)e!2E0s;CrE/Vouq2PD*",
/* odd_even_merge: odd_even_merge.comp */
"f6@d~!!!/G~4q*(,~#HAVuAVuAVuAVuAVuAVuAVuAVuAVuAVuAVuAVuAVte!'q'(q$W#AVq*(1lq&l.-g8<q*'x5g_Qq1}cNq)8A(6&6#q0hg'q#QA%q0hx$q",
"$>O~#~d~!#F]/AVun:YAWrAVrAWq*'C~$cq$l0-q#Mr%q('@)q%V<@g_.q#Q3Dq)8T%q)8P)i<@WPAX62q*U[&q6zk%q.Po'AYW0q)8U%q0d.+8frq6{_%@Dr",
"e!(AZXMq8V3%A[sAZr9Te!)q$mo)m`)8lrg<|kaKA]XS8@f!WA^e!Q79q+fr'<-q0a0&A_e!hf!8A`sA_ianf`]f=pAah!OAbtq0b`$h!KAcvAdsAcg>`q&q,",
")7qtq'L=-Aed~!#F[mXU6KAf6NAeq'LC)Agd~!--~Pe!1AhAgq&q**8&tq+j|%e!7Ai=If!+Ajd~!!!-8sAkAjrg>.d~!!JWK:|Al8&8&XK6KAmXLAlAiAke!",
".An>g>gsAorAnAhAmsAp>e>esAqrApAfAoq#Y[%q4Y;&6%Arh#D9:rArrq#R)'q0ic%q#ND$q4X!%ib*q#Qy'q0e,'6%Ase!-f!QAtXSe*dq#M)'q#Nf'e!(A",
"ue'+>Sq#Si&f'RAvre!:q+ig%=HAvic2q#Lh&q&sz*9Ssf!AAwXS@Df!:Axe!(6lsAysf$<Aze!(;Oq'/K%q*'k/q&sx)e#W;rrfcSq-.<(;xf$$:9g&n67A{",
"f#RgB7q%]r)q0j['A|r6E79q(L$19nsq3>5(mB9XUAXA}6Z6ZpB:h;>q(|W$h;3Wl8Zq-q_'Wl;r!q9-B,Wl;x!h>|`=A|i@!`=sWl92q0d4$q*VR-D~s`|;x",
"lvs`,;rf:4fC3h;K%&$f@@@Dl!Bh@Q`,8Zg>5%#nw566(eC<-$e!Jq0;}$fe3q/i/%f!Td}Cc(jgz9:mgt(gBGq1wi~,.7rq#&V+lHWq=)*%8YiJ3`afHI'#`",
"`e-@e!l%nHfq0]7$q4Kz%``$#q(eB&e!1j!Q-#e_Y#q)*93e!j7Gd~!!ZH+q>FK$(e<8q*]~%Dgf!3+6Eq#3]-eK1+d}DB!K+#d}DD!K2A}`=7G.e)Oe!+%#`",
"~fd&3f}~/r.f!&/`]1+D}/`^33cKE!f!@f!ID|yh][`]+2e(vnISe^j7+q.!l&6G`j'#`b&6Zq8MO$q6f&$q0Ss%*7Yh!:AYr&q4:P.Wl8Yq9a]$#eQ4eByeF",
"|8f63lc!'u@Duq+E*+)f$V`3+:8`,8e`:$e$,f!kf!Vq(ir7`b(D}q)BH$q*]i,E$`j-f#%#q#P/%2e!*1im<)q#':.q##Z.q$h.)p[9{e!gf^!bU8l*66q-)",
"<%gEdgJWg#n)r7mf!:165vq#K]+d}Cc,]g!>0rA^s9.D~66~0b@uD}rA`tE(p![q(k&.q6o68p#Yq(+,%q6q!-g#Vf!7q.w@-fPWaS8l5i#zd}Cc,au2rAbh!",
"Ff#FE%66m#^d}Cc(.uE!rAdk!>E,65tq(:^2Wqq)6**fUDq(_a(q).s%Aq{f+He!1q)*X%fj%e)J$q-qw)01s`,92q+Qm$i)V:ch!iq3hj$6D#e!6&q'Tw&l!",
"oa'~5`1|3sfLSikRq/|g&f(M7vf(Re('`jsq#:i**zjMG(@Pej~/+e(Xq)4p&q8JR&``/#eP[e!-99hWa`,;pq*Yg'f%BgkSj_rg!8*e_rf!8e%AjPbq#D_9p",
"#3@UsE4E0~5`V$q0Yd.g#5q)H9%q'W&'9/&#'e!3flih!GEJrj#I0f(*f&dhToq+!9.q)%U(q!$pKAs~6f#L1t:cg#g'xi6!d}Cc,tj#I-ebxe$phyBq#,}%j",
"!72e%$E*q(Ae&q)+v+p(-q0b2*q*[m%>Sq0TA0q#65*(e#<`p${f3/h&A(`8e!Ve!<e(B+`1hlr>S#q9f}1){q6T}$e-Sf)`ir,e$4q+(K&-7;f0XXaf-%!q0",
"^B*`34>Sj&1h:DE%f-Wfl/E$q#=5$a(%e6Id~!!ZIu6%Dgq*[9%g9Gf!@fmsE&g30q&bu%q'/g%Auq'/c&q*X<1e%K'rf%P(sq+Kz)'e)i&rg(Qf-P0f&lgj_",
"&%f-]h&x/r)erlq)6l&q0mX*q30K%3gZI`3%$b[#)$q#Tt'4sd}DE&|##d}Cv!KekLeW5E#!cRe_^D~q)D-$q#kE(aSe,0`Af)3E-`Ae!B+#%r&s,&$r%!g/e",
"q01A&q0Ju3p'cq'3G$`b)#q*j5'n0Z1f3j`j0q#$u$1h)0p0Sq0Au6p1L+h!t}0`m.f!q/i)Z-r-q9eG*q6PQ+`CejXq,+I,6lg6z`C(68n!568v,65|65uq0",
"(w$q0Kp*q'El+q-A}+q#I}0q&hM$i!;%g$$-mZ&`=/fo0(e!rq.$,+p$ef<14e!`g#Fd}Cc,wh!j68`I:t66q#c((d}Cc,xh!36ls65xd}Cc,yv6Gs68xd}Cc",
",zv;Os6lq8_w)q0:w(j#|kEG65te+|h,&q)A{&q-8@$#&pdDq*vi*q3S@)6Biq;h)Qh@F#*.+q',4/`2D}mX*`=*e'M#E$`pE#iaj{D~sm+hE3t;rf'`e#JE.",
"f6|`:E3q0dQ$ecAp/,``E1E3q.;F*Wl;pf-;`=E&ed4+n,OEDw/e!@fhBe!iE@g:<%g:Hq)E>%q*d$(6Eq)1!%`=E665f!bg1@e$meGJ(q38n'q0l:$eG*e-+",
"`CegxaW%#q-!P%q*c5%E#e$$q0@5+f!B;re8Y66fH<e$Vq8F:')seg=,q0]K%.zf!j`3'@De^Ef9-)o_:`X:rhyD0+e$,hD.i'v@D`=e:Lh$C'*q.W7*j:!}@",
"Dq#XN'e[q.m%i:9/e(9q*h#3e!Qf$:4f$de2[f%d`3E2e~D%e!%#A{e!9`Ce;aq0[$-e.6q#U#%f!J0efY,g#qq/qp/q)a{&@D`pe!%q4Pv'EDEE%#q.@<$EI",
"r%!&e!0EFD~tlF=e!hf#if!REL#fK(gJoe(Hf!+g'>q'2I%hGuETl&|65&jK<l8tfK8+#g`Fq%LW'E1vEYsq*)w%q*)r$EYs",
/* odd_even_merge_address: odd_even_merge.comp ADDRESS */
"q$/^$d~!!!0Pq'J%@q)tH1A~uA~uA~uA~uA~uA~uA~uA~uA~uA~uA~uA~uA~uA~uA~uA~uA~uA~te!'q'J-$W#A~q$/iVp]mq1G~Up]Z}q)sPNd~!#o4$A~xp",
"[0B!rA~rB!q)sQ~%aq!]0Zq!],cq!](~#g8&~O9:~=9:9:~Ao]$9S}~}gZdq!]$>7,W-ge_g[;q/2K'7$X5g[{g]*o[{}g]Cq'Q#)i[{k]0k[{<F~I6Bx6Yx6",
"Jx7,{g]Ej[{6ny~}<F~@q&2W~.gf_]}~}d}F`!Kq!_Z~(`q+6l&Wl#q,zL(q7MR'p_bf+~(!i^ua*eQaf8Pq,'&&g&7`A2o_dj!rj_f'#eUWhRlk,ko_kp!x1",
"t`1{4q!_m~(Bq#z^9E,~0E/uo!P}E8}`H#ewzg8he.cE7`<E:j`fd}Fa!%3g`dE*e8vo!f}EJsp#6EMrh7sEHe!kg5lq18q%e$*EZE[ea2E]rEWzq$7G'ka6)",
"sWl'f!**t(!ja<a*,f+<f5tiY]f/64g(@`,e&!'fT!gaQD}tg2y-a*5f!Hh8%e&OkaIa*E%q)m<%g/1`2q$85'`3$#eaQ-&q7@%'E's`AE/`AE1cQ%%eaU%$r",
"E/e6=E4e!$cR&fXtE0maYE<uE=t-w.zq$M1%q!aY~$fad~~#z7,~:q&Yk7`Gq'sr'eA0iB@q'o@%q@DN4gac|E#~0E'rE&~1E$}E6zE1uE6tE2~0E4E6~@EG~",
"/EC~16i~Kh]Kq!ac~&@",
/* segments: segments.comp */
"sVkd~!!!6%uXuq+Fd3q<;O-B%uB%sV|e!'q#>@%B%uB%uB%uB%uB%uB%uB%uB%uB%uB%uB%te!'q(F1%B%uB%uB%te!'q9@W%B%uB%te!'YFeaqW#B%q'jU~$",
"oq-{P(q'jU~#;q(.d)id^q$r-'B#6#>yWDB$e!0>yq8@<%Z.B%md.pd:B&rB%rB&q'jJ~'8q4R*)q'jR~%Mq$qm~%Yq%]{)q#D8%q,Dy'B'd~!!)w0gpRq${[",
")9:tq+J.'6pW4q(9U%q(9w%q+yV*6%B(X2q.PC&93sq'jm%km[q'ju%e!&q*_E'q$pr%q23H)e!xB)XM6Fq-2<%B)r>&t>&:Krq(96'B*e)T6Gq&wR'B+f!,e",
"!^:Rf!b:Srgh_q)Qn+q*^!&B,e.Rq*`F$B,s:Yrq$sK+q-1m)ijYq*]G-9,sq;lz8q$r#:9Bq#ET%q<FP4eCQ%zf:]#eKDeVa!egUegN`x7x`u:K4q1Y[).se",
"!0%rq$Hn(q(7q+#7me:t.mhw-f!3q&%x$khTe:F2#&E1q54M%4g9XeB2E%`I<`E'e<oq@W|&E%r5q#mR%q'k1~0#q*QB+q'k>~(KMCtMD~~1^6%9Bq(Zx)6m~",
".!`8)'`9*(q,8C/q#Fo%q0-~+q(Zx06m}q(ky(fsWeECq(uB).q#J/$q(Yn2D}t6j|3q(v$/m!bE(h;_E)q(v$'`.4n%YD}ggkeC}k!L+h3{,2sq$@[$E.`<E",
"6E2`=E5f07E4m!z'E7hevE:e!9$gq7`D317h&efR2$e#%E13+(q(Yh/mqGq4}*%g9%6+b!$frL`p'6+m!u+q+u]&e1*B'etw6+q,G>*q%4O/a3~6hp4B#d}Cs",
"*yq)2M,q(X_%q:7H1q,S-&q*Kw&q,S=%g!+&q(We&`C'e>-q(WD/fj3i=})D~se!>}g|~2`pD}j%y/q,.w0q6D6'eim`LE2q$&M)evaE)epI:Zq9;,$q-'w$B",
"(#egu`uq:2w%E5f!*9ZtE,t9[tE0q1Zd&q-0b%q&NM'B$rl$8`1;J'q3Pn*q#85&`C%#q$WV06YfMU1(e#=+q%BA'`L4l#De%Ve@tq$'l)`<6GE#`16De!55f",
"#P$#g1umrcq)j{':Kf#Q&e!-o,le!6f:x66q0C,.-u65sq:5l/gj:(pCPf!xg6(.f!{`,q'm9+g!kq$*)%!m#:D|q0CS)Wwf!:68f,/1q$wt+`Vq1bd*g.Aq$",
"YJ(h!|@Dq,L!.q8QL+eRYq3`((f#Iq-8[&l#jeS.e!Y)k*k)/vlm+/#b}:aq(g&(ag%W$i#x1%f!'2%eDV7h3%+f%)|q1ot%#rh#*6Gze#Cq8PP**|f!Hq8:F",
",g!l68e)4:ZB(f#Of&#e&L#thlR&te$Hh*Mb!g'Ie'%q,rr)f7x4q$v>*q,Zl%q/$x*j(P66g%Uq,_0'E2mn8q/Au)B*#e3Hm(3`pE<'g*Yb{e3KE=`M:_$h$",
"|gN|b{EBEAE@epH#gQ5k![B+sEFq8ET0EIe{3g)j:RtELt:St&eqLm//q:AH$e;_q,Ji/fp_q##=&mWLq1ck$q85m0guEp0^q96J)q2J;.q#%T*f'=q,Gt0e$",
"t*e!4l-,}e+O3`,f#|q)J-)q8F-/hwHe+zq1hv&+g&B'#e$IE,q$1_)f+;q,mp(E'r(reXBk+E+6li!8E#g3e6Fuk#'D|s`.E2evP&E>erTq,aY-E-EBrEKg#",
")q,nb(q95=*q$J+,q0n;'q(iX%q-I>*i$TlC^etpf+eevL'q.|~&'k0[q(h/&h+S`V#4p+qq&^4'12!(q'tJ%(!/h'7f<6e4+2q5ro.`Ej,Sg)N)ftqp!jg'A",
"q1|*-e'<#j/66Fg!S7=n*0q*dQ(%q84G'q@RT-e!<.q*[;(0iL<,sq/-3&3|E+rg.|h$](vh.B7=m%Ye!j&e#Qe!g(q+!k.%f+2-7iq1pz'k'}f>'E1q$<V*%",
"!r%rD|(g#~q:>#-%q/f'$EEq#!x':#`Kq%#l+h$Ig_)6Fp$te$roNBhXIl!=:R-|q%$P*e!mhX=l!I9Zf]6f!9l%Ze}-kEEq$O<23r+eB6E4q${=&-D|sE)}`",
"1E')q$zn(c-#eYg+!g!tpDZe#@fHEc@E@f!'eHUEB`Y:uf,{q*`}&h$Rg&)q&cD,7=tq$|o1e8>'q!&,Gq/Fo$pbi`</7i`Y:he]%D}n<Gq@Y$+:rq*cv'aQq",
"$zS;f1O$g%0p&3m%N'f6|,k))i2**ue&N-g-Bi7V/.sh![m&Q4g,n.h![6Nta*E/E,f'_a-94+m)>:RE%`,fF-E*eS>q-1H'E5q2OL&q%&#''hNJ,aR9L)gTJ",
"hOt&uEA+q0mu(q#+%%q@LI%e$YE@eXpq${5)E=zq*bH)(q).j&q#0w-q+:,&q%m7,e#,`<3i$qq'w@&q-4x'*)q$S5*o!NE!e#nE)r`BEdq+:C&'&h>sq#2T.",
"i&*",
/* segments_address: segments.comp ADDRESS */
"q#`/$d~!!!7Sq%mk9q!}W7B-uB-sW+e!'q#`/%B-uB-uB-uB-uB-uB-uB-uB-uB-uB-uB-uB-uB-uB-uB-uB-te!'q)*:%B-uB-uB-te!'q9<d%B-uB-te!'W",
")rd~!!!#DW#rq'sf9~zq/D1Kq!|A~#Bd~!$RQJB-q#aV0p|FB.rB-rB.q'sn~&bg{kq'sr~)'gzGq%lX)gz(k{ok{k9Sv;!W*wB/W)q9@!':yYHq!{kNg|Cg|",
"Si{k}g|(g}-g{Vi{sg|lg{s}:zYJg}Zm{wg};q!{w^9n~/q%oo&p{{}fNAq!{{[~}q'v^~2km~fq'vk~(bN8tN9q!~|~1h6B~F6i~;6B|mC/fFanFjq)v6)q)",
"Ux&g$IeDz+#,lG~j!BE&pqZq)ZR-E(fpqq#!d2E1t6i|D|zq!#N@EBq)Z[)g'9eDqf7Dg#Q}ELf!Eq$3H.q)ZR-EOvEPwfqZm#;y7YnF=`=E<evn#E`e#6%sq",
"#G0*l#6`=EEf!@Ehpu-`H)m#1E$q%'k%`/E%EA#+q+[q$Ef`<EnEj`=Emf2TElzeseEoq#$;&ErEmtEnrEnrE,E*uE+tEWE,~;q-HF+(f#-(q#$C(*|.rg&3e",
"zMq#$C<aV~K;!~3l#Jq#$J(eH|q#$J')sB/~3:{|E$tp!>q#$J'E#~5E/u:ywE5eJ(E(6Zw`1E%E,q#$L3E8~6gS0q#$L1q1Bw*;J*zq#&7'%#o7&ix~`<4q#",
"$S,D}e#M2ye%iq99q$`H5j!1exkE&q#$W*q%lk&q#$W~$F6J~~$%k'T&e)U$q#$_))r`H'q-Pt(q+t`%q%Ey(nY)q#$h'hJ=q#$h/7$tE8}7-yE@|ECwq%I7$",
"q#$h.EHe3Dq#$h*7-yEL~0EO{ER~p:z~16j~>6J~7;!~S:x~0j.%fw1E/sf-~(i+J)rq/wu'E*t+68`,0e/Ok+e.6l`H,g!<E&sq(mI)D|k#6E!s`.ewHe}_E",
"Be{Lq-<<4E3EHrEQgx9q-Js(q91#,q&!h)6ZtECh*zEZrEZq#%#-6J~~+ead~~#18%~L8%~N",
/* segment_count: segment_count.comp */
"sVkd~!!!&{q%B#1~}qB@7=q5A'qq4+u*6`q$$68q*gC-q0jwNq;v8=q<IqL~}q0jJ~#ei}Bq5>5<7YW'uq.7.)q#&Y*6`u6`q5;@76GV|q<H.3g|lqB!*5q1n",
"v)q*ef+7nXWky8hvK}q+D]+e]Ffv9'${+rq9W.-7]q-o0>a^9e2e@%V|`L%Vvq#L+$q%{u/q<Em)q5UR$q*.Q9qB3/&D}q+Bx*e2DD}$`BE:.fk'q16Y1q0w[",
"5E>e0Hq1~L$q9Xo.q+B'%EK0{EO4|q9j/$E4E2e$.$q3SA*q%nt.q#Bi*`<E:q+4X$i$nEVE%yq5WR*EP)e!f*q#>X&&t`,%oQ[hx@`=-#q*1K'fw6E!q%V_'",
"q.%O&hc~g#9l;uq,Lm$Eshx}q0kD~&1q.9!~$&q<AS~#l9L~Qq<A)}}",
/* segment_count_address: segment_count.comp ADDRESS */
"q#;e$d~!!!'Qq$yrAq4CMb~}q4CIGq*}lNq!8QPq</(s~}q!8vb~}q<.38q4@6Dg8[q<.')q!8WDq.)3'8%V{h8`|q*H^)l8`~}7,~18%~~#z7$~DkSP7`-v)",
"vg8i}6pt0t7-wE%e!M1p8iq&$B)6FvEvrEvq,c/~%hqB9q~&0q<&V~$)9L~Qq<%~}}",
/* segment_histogram: segment_histogram.comp */
"fRFd~!!!&p~~%Pq#T)%q!RB~&9e>4m:jq:k:5=NXMrf!.B0WV=Nq2<G%B0q%4P%o;+gS&hRe|q#Lz$q!:{Wq;&Y9fOqq;7R(6Fl!P3sq@<-5E%7]sq#l}4(i;",
"[E*g7L%e;_&rq3^H/p;BE3r+x.t7h$e:X%e`7q*_T9E5kcxgn^)e<C+q1zB/p;bEPsq:iG,D~7]`BEZ.e0sf;FD|4em3$q..])q*_v2q<$D2e;4E>66h#-E`E",
"(uEVqBA!.q*N'00-q;,f0q(Jq.qC!-$Erq!Ro~)k9Lq5`%hp8a}82~F",
/* segment_histogram_address: segment_histogram.comp ADDRESS */
"fRCd~!!!'H~~%=g8Nq!R>~&@q4pW'q!8X_g9Aq!8Xp6j~YqBTb.E(i8`.eL(q##_0+i8bE-~02~5E6~4ED~9E8~MES~1E^~aEcvEY~/q:<j630~0q+}n.q;87",
"%q!Ro~+d9Lq4c*Oq!:by",
/* segment_scan: segment_scan.comp */
"fRCd~!!!$<~Dq%%{9pPCg9>q!Qdqn9q}qBH$*q!9@=q/8L<g6tg5vfPFf:Vg6Bf5fh92g52qBFh5q#uu+nNq}qCh:+g6pggIq1EK'qB`Z3B1~;a.rqBFj-e'R",
"7]q#K6(`Cq/Y=.i)>,e!8#.q:oh3f3H#qBE2)q#4++D~{q5sU(E!qBi.&*fC5q,sk-g6/)WlE1/e(LE3qBAO&i#2E0q1D5$g+I%j7Zq':K'q%>[)n|ef!v0f!",
"y`<E17iq+eb%2-`p#%q&Ve+')q+$|.i#lq4*/+7iq2V+-,ye!vD}+q&T|4a*Ec/q,un'q2Cr2WlEc3e$)Ed`1E4#e+aq1zm'$2sfj9h#*}E+mMiE5*tq({*)a",
"*Ev,e!|q2W43e$}B1rqBDM'qBDI/EwrEwq!6@>q!H3Ri/qqB8~(g8<qB9%~#1",
/* segment_scan_address: segment_scan.comp ADDRESS */
"fG&d~!!!$L~]~}l.[}n.Sq!-a`gFwq!Ev=q.}mFk.-fEAq!.-SqCc4)gs.qBR`)i-ugC!q!-ua7$~37-~^lC*8%t#E%h-|-q2p5)q=kE&iC.3r,WlE42e+wE6",
"h-~i#;E3e)@E5o-~D}uE#ymqzl-~E4~mkA}E#.qBRL6a*Ei2q4dz*q/jC/WlEiD|e$2Ej`1E7#qBk&4p#3E.upC1E;-sq1S4(gA]a*F!/k/0}j.3EMENq:{U&",
"e!+EJEKe.3EOrEHq@FD)p.3}q!:}Tq!.>~#L",
/* segment_bases: segment_bases.comp */
"f9ad~!!!$)~bq!9Tqq@XkAiQ{q!9Yhg.jg-Rp92}g-<gR:m-Sg-8gOaq#!;9k.=q>>,86Msq!Ne<q0;,&n-Sq1-N'e'Eq#]1(.sm-Q1q&qR)#2i75i+h*q/4o",
".l|zE(+q:gz,pO%`1+'i!dhOT#y&m({(h!Uq&i669*spN!E%e/G1`2e/ka-$#m)Ae.3i)Ap8{ERq38$2g#7jO|k!~}E9q4Cl-a*E`-g#y(q%_N)q-Df2q/pU)",
"Wwyh!~EDE3k$6k9YEL(`3)p,.q<ps)q+sm+`1E`g_I,e#xq;1v*6Fug#)q,Z4%q,Z=%6ZqC)j%q2~p$Euq!9jpq!_|G",
/* segment_bases_address: segment_bases.comp ADDRESS */
"f8od~!!!$5~q~}q!,oYq!8h}n-;gYlg-&gYpp-&rgEMn-&~}q#hb,q-t1&/q'2k(1sq)<6.q@^7+q%1V&kM'i++q/))+p-8E.~=`HE$i!fj-:}~}EX~aEf~~#",
"4`HEfrq2Dq'q!-<@q:j-%q!8s{q!QcG",
/* select: select.comp */
"f7xd~!!!0K~9q%Ud~$_q$WN4q+zl5q&8^)q=}XPq;s<*g/7q&8P%Z>B2i.t67WEB36#re!.q$Vt(8;ikZq1yk'q;s=&B4f!Ae!(B5rf!2q%TB~$Iq$VYMqCUD",
"}q'S/3g2mq$N.)g2gfjZq&7v-gkki3%7,qB|!&q&7p%gJHq@nh+7(X7q5[P$q$NZ&q(=Y$q$T['gJbq5]N%WKB6e!'f38B6yg30q5[z%q.)M%q$N6&8xsq$Uo",
"%g3Qgo~q0[n%q;p7)q(=!'q$Wi%q5]&%qB|c-8,XJsqD>`-8Drq5[,)klmq0[7';prq,{M%8,q&8Z%q$O<&WN90;rf!I;xre!*<,t<1s7a9[f$;<MrgLjq.,1",
"(6oW+q.,S'g5@q$P%%lLT}nb}b/q+yM-f4;q-[;,q&4]%n5,q-m#$8ee41$,eLx$q=-='5sq+7E.e!Be!Fe/93`=%q+y-'e4Zq5<z$q'hz$;r#q%k^$8f`:8,",
"$#g!BE&`1q&5^%q:}|'e63q#z4'faL(e!7<Meeu;rWl<,!Wl<16NWl9.66q5=O/Wl9[q#vP%lH2q@oi%f!*q4a>%E'q;mg(9O$E*f!0E,#`V#q4tu'-!re3f9",
"[e!jq/4,'q6I>%e!;e!{!g4Yf6w$`/&4g3ME)q=4a,<M`1q,0a&$9/hNNg!1.f#tq+p/'6NgK0hNGq3Vh$Eaq,WU~%gq#'e~%Tq'U,~%8k<T`8%$`9&%q#@b)",
"gmTq%x~/g.|gIq|eDFq/jY',e-L8Yq#z<$e04's$q(MY/q-|f%e'P4q&Do%g!-4q-|S%8b`=1h/(D}Wl8df!7ko!q'[(%kJypPBsgnRE/jPBE*}E4u7,gpHE5",
"tiOaf#)q#+{*f#(q%%/$q#+r(E@g#Mq3>l&E%E2$1`,8dq-}D$iDbE@sh[dpE[e2.`3+q0Jp)p3(}e$`,#i2$%#f!sq#wK-1q$-e%j!@E(#e%cq>TT%q%u$$E",
"bbl7hEQ7hE88nD~q-z9)q-zy+`3n%L`t=Hm'/-Vof!%q02f)=Hk'/,/q';n*B3rd}Cs-2q&8,+ao(Vo`r(#aoe+_a!=>f('o()q#Eb$e+`#e'}W$`.$q$0m52",
"sagD}V{q.b<+E$V|`LE%Vve~BE%$hG(`LE'eyQq'V.$Vvq&)M$E)%#h*A(s+`1eyUk~^q'ST%q/Z`,q5P}'q0<n,7=q;[_;7=q3Ak,07=rD|f5`2e.`;ge&~f",
"#$q-b;2`u7be(7!0k%}6Ft3o#3D|u8#{e#k(tf)J+7=fKtq'x*-q>Rx27=o`#/rq0M&++~0il*}h!o2,u/~0`9E17=q5Je,e'iE-e$NEUs#.h#_q-4r.gJj!q",
"(y$-.`C5EYq25Z-E^E!`peJgq0rh'5}ECsWl7cEEWl7dE&Wl9ZE<q/Hc)6FtEAg%*q,GC(p1`d}Cc)Zt``)(q$UC'f/{q&%c,-e.y/q.'/&-f6(10`31n1Sv5",
"`bD}{`^*h.*aX24q'a**7zq$Vn3e9ce*kq;Oi%q5XQ(q.#C+e0,$`a&g-(n|(edW$g<kj#7i9r92s)vq%a}*-+#*q-'.-8lq2(0-q5Wd$*f%v6Fq$'7&6Fp%w",
"q!2uAq&&a$q-6j1j;M92fzrg;ug2Ff/@h=*`y7s>R#aS;pgrvq&-D*jQiq#*q.k@)f!O+q(-@)g&.e!1.se,;#9/m@$99a!>J#4q4}h1g{lD~q$#^$q;j41g$",
"*E&a>#e!Xe*x$f$%q&9b)q&A116KB7f5jq<WT'9/~0m#=nA1h#oe@M`r$#q'G+$2hAR*,p!C3wq+).(D~E!/sq5;4.WxE!q$]S%mBtWl;x66q$H27`A<,e!q)",
"l#4'f/1n$He1q;xe:!$e!`!g&Uq$+%/99e!=`av`,<1q$&e.E&q)i#9e!Sf$P)|,xe#Jf0QiW(+-sn&(5e##`pk6P0sq&EJ-e&*j#Hh&*q$IP.q$/+%q$Xn(j",
"0,;xi67k#Pq-yP%q;ca%jT0+#'g!Iq0Z,)l,9gC0'e!QfD[q/YM3(q;Nq/o$P(q;W90h$VfD+1q'r>)4j)0g)wejvi2Of(`q+{t*f+S+q%9<%e$:g$DWht2!+",
"q'ao%g$KD~q&2g%q$A'+lFD}q>`B+f!Cq5W#&/n6[<M`=3g+-,s%t8n#lEh(l,ul#jeq3o1D(%`2E%q,>A%k(9f&v5f(4%ti)I0{f't`V/o(Nf!PE*i'Gk!R+",
"-sq3g;&0e/Rq/VX$q&]V-E=rf#Zg&Zq3cN$g%N#E7`1E6$iGME2q$Ni)6FtE@e!Zq23,'B4e7+f$|k'Ep5Eq!),JagD~V{q#)t04z`46wE(E')hAfq(7B/E!s",
"k&#q#hE&E,{agE0V{n$ll%x/xg0|eKje#weL'g2Z-e#-1#-g!CD~f&Ji#Xe#;EFEE#q0U`*6Fy9PrB5`Zm3bq,'U*`xB7q#4Z,e.CfxBi;8fAZ%q/a)$`1'hC",
"Cq2;j'i$Ok0;q/YT%E#s`1pB&6E&g2Vf*hf2i.l(R0h8)q#mc:e&Dly'`]7gte!'+r&g1X(g7>*q$]L%,q3ZS%.e2[evD0`2&E'e!n2rj8=)qA>q/q%P]'$E.",
"f$+.f)S6omJ0fEYg+4ECn#vE7&`=eAAe!%+`tEZl!hd~!!s/^B2DgE0E.E,E*'0D|`Y9>E)#E_g)le/5o'zd}Fr-2E6E4E2E0-D|E%e%yeANE[q$<i&g<5k$V",
"/~0`=8#e)&#g:af$]q=z-*`=EeEF`M6uE;#e.mE-q25r%7dWmq'ki$h&GE6h5c7cq'iM$E+`~EM#e!)*E-sh9]q3%N%E0`mEN#e8.E2g!(65E4f![`m'#g1%e",
",|ERES0'/e!)EPEQ0%sfxO0!/e2KEV,0EWf!)ET*0EUe1@9Z`1E[fPoEwm**EMr#W{6%ES8#ETqD]Q%e#FEQEREEfP+EM`/EQEbEP#`]E_EcE^e&5E^EdE]%e",
"(L`q$f(N`~'f+mf3en+TF4rh,##mw~e,HgD{3n-+4%eRh!eRne*AF<rF<q&G!,eR1q5<w&a-8,m*+h(n`p-j1|,|g)0f$$>1q5:_*`I6x5q&<D&%*7hq3_:*q",
",&',`X9J`N9Ae#(h!t`V%#lSKq&C0$WqW]h9p`Y9P1E,h|K.q&D#'E/ufG>3e=8Wr",
/* select_address: select.comp ADDRESS */
"fn{d~!!!1r~Eq%:m~$:jc<}kc(q#N5Bq!c.{q%:/Eq,~/~$HqD8k~#IgbtmcIgb~kcIgbrecI}hb}gcmg`imcI:yYHq&tf)q%2^%icI:{W@wjdTq!cIQq!cEM",
"q!c6c:zYJ~6B/W)~H7-y7$~~#0B/w;!~H~}l>UfJ4hc6q#LV*7Yrh:]2q$hL$$s*q<IF'hQPe^ffQPq#LX,i!cE&lL1q$en%X@ecnesrqDIX+E+sq$r#%q,~s",
"~(0q#RL~%Eq%0}/q!f.~%W7,~37(~e7%zq#%k0of7q#%i+`CE2jf9E-}E7u:xuE8t`H3rh-,if;`HD|i!0if=`HE!q#VP(ECg#_q3X#&E(E5pf@ECu:y~@p61",
"pf@f5-nf@}:{u;!|q&.U%ef@ET~~*wn<{hfG,q%#b&g%If!5q(Q9,p8_g!LD|n<{i8aq%#e&E#D~q!fy~*{n+rfAOe7qq,^t(7Y|hATE%ng=E'zE)z`H,sq${",
"e'E/6Zq(oQ%WhtE#!+q68f)E)q#&3%q!g@pq!Iq1+q!-u<pIq5up-uq!gy;eEcngytE+~NE7~KEK~1EEp&Ns)~9.q'%m'E<sq'Z4%e&$E]E^e/]E_rEWq!hE~",
"#qq!No2q!&}JE%~2lh~q5sr(ih~E.|ESERsq(z6)6Fuq!h~N:zh=wph~6n~~$26m~Ec]q!h|~&&;!~::z~W;!~V",
/* select_any: select_any.comp */
"sVkd~!!!4@rq@KM>q(@Xkq'!o~$Lfj8q(XI)q#Locoi`}q&%W'WFB8B2gj(gikkc/X:B9f!D7kgi-q7+e&q&%c'q(@a7q+/a~&{q#NF3q8>e;ijAgo1giRq(@",
"%/B:q-K3&e#YB;r8&B:6oq%|;&B;WK7^e!)q#`C%ojcjktq#N0Mq3JW(fj+el>fkkglBq'fQ'B<W4go7gl=q'am'q:xY,;Aek)q-iF&B=XzA(8#gk2q$;,%ij",
"e;pf!Dij}ijQq1:t)e!4ik.q/Y1(hk2gmJq%{O-q'cv(6%8+q==S(8+q-4P*9:vB>e!:6ls;HrB>6lq'e:-q$nd':Uq==r(:Uq+r`&q)m9)=.sq)$T(qBp@(f",
"l>B@WV6lA(e!(BAXMB<B@q$=t'BBe!,A(nlA}b+BEo>C(q%|R'gkP8Zq7NT'f3<q.6<,q'F+,BBm6dq/*B%q@:[%p6df=*,q3K&(65`V4kMEq'5a&;rf!yn3E",
"g7h`pE)0l!4b+BDjKH$zq#@q%h!g*v:mg5C`|8fn=_`X:`k8RfGPE&`X:rq4_5)q->p&q><%~.-q+4m~%9q@O_@q!iH~$R8Y}~}i#3q!iH~%,9Q}~}q7-0'lu",
"d}q3Zu1p,g6N(lX)g-f}q%i[$.q6OV'q-z&,+h!rB2BCrB8q$fe+B;w#B;`A8Zh.{fa&`z:^e-/fPZ8b`r#$e]E+c]$e&re$D,8nmw5q'h{(g=I:<uh=yh[s8",
"&*sq$N_,g!EB<q,X3$`9q'nx%A(f$9ik|m>vg>Zg.Ve#Dfv)ethq#*e$fQ'$gtQWl927h`3'n(y-sb+<_e!7!e=H`|92aWh!Ee!*q$#L.`p1juzh#c`=D|68`",
"9q=(<%6Gq*xC3`^&#f#4q$hE)gv&q$hH(h=oe!}hv5e#.q-Po.ebaE2k*t'wp,(}B=}B=r4s#(h#%q<pB17`5tq%|()6Fuf$l8ef&EeV^e&%eVWe!-e!]$f#f",
"eV<e$2B=q:s+'E,j$7i#QE)sexvE,q4b.+eYEB=l#}g!a-e!s`2j/4)*sWc!.+e*eg!;2e!zg!rezzf!z`1EDh!xW`e_7!q$:i)1`=Eo68d}Ci-2BCe/7#e/L",
"$ri3-e!Qe#`q09v%(e'q`gse%Ph#'E,si&cq$9|&ojog&7k'5j&<(lDn,uA({e]Cq,Pq$q>0@06Fue!ToZLf9*#aT8be'~g#x4e!Jq%_T%e!165v%uE!68e#]",
"q&qF*6le&wg+-j!>g_ri_iB9e+Qd}Cs#kq$*:$q54x,q6O>+65mn&j3d*mgF24`B3*fb~8Zt`=e#zWlD|E!`Be,cg!2hm#(g-.-Wh67ebl/!,q$>G-hFND}ua",
"#q=5K)g!+q<~>/E)xE(~:8YvE<{EAue*vl':-sm5eD}vq'o1)ELf'Lq<~F+q3g2'ELEP`BEME(l$*'#q6Q(&E03sg$(e$3E/E0E$!1q1%('E,E-uE*q'[$&p$",
"3q&iV%q'ou(g%dk'Je(8f*w%o3p+h'KpbP}q%nR/j.7`34h#+e.,&#$e'#e#8ekY!q/Jo*;rk!{fg|q%dF'lnle#H*f/M7mq'zp+puUg${3`<)g%ag&|q$fd(",
"(u#`BE=0q&+85qA0Q0EE'kuQq'g[*j#2q%aD8q%:5-`BEU.i&(qF(7%EUe$Bq/DY2j$jh'}`3qBk(*n4la4Ebe_(EIE@h;Iq%jy)E@tEDu`3Eb65f%]q7<R/e",
"_uq..T*EMk!ko2(a#q6vn)k&c*vq$~W=E{~1q9]m'F'ob%6nte!~lt%m#@<,ec!g2y%qE@[%`,E$j,AqE@[2Wqi|Wj;Iq%tO6q%kC&(m6gq/W$%,q3e$2q$_(",
",a/$eE7q/Z4%:Cq(&_,8Yq6xQ/e#eq/o9.e#ve&|e#t$fz'q#p!*qD{S.)e!sj1}f!zj!+q=FN)q9^{.8Yp}S8Yti}Pf,'p:_g7-7if>S263q9L74`,&pv@'q",
"+T$%e<@+`V$n'I/e!|(Wlh<B%q()8%f2*q3q]-q,n`3aR9gE'f!j#rE(sq/Ql1/0)(h=/XDt65uWlE+66e!SE-1gPcba66E&E.D~#,q$bO'p%qp&ce%'l)!,~",
"06otf%Hq3iJ':Km,p:Kf/-q&9|+my0;pu<Mq6I/(g>/go4q)q,&0ft0&q=4x)d}Cc,vg$,0hL>bhDgq+KQ&1qF=r(a3kqO;paR9LD|i<iE%tf=OhJx*,hsYb1",
"f!Iq-]j(g#56pxE4g&_g#LE6lQ0en,e-m1gQeq=8G$E-2glOq)Z$(6#:mqE'S)e:6m'Q;xe'}f'9iDwe!/lyqe4ap=9ej:l=Uj/i%i&sg3'0tk@;3'n/j&~40",
"~9E7~FE>~3q2@J67iup4afL^E3q,vX.e$snCG`BEW1i0(f@+e40$q$>y(.sl$tq#!_$`mE*hE<`BEdE&l!OfI.q#$e-E.`mE1i,}E2/#%q){S&.1E6eAWE42$",
"(g&;e)dE6E7E(#3Whq)JV$E(!3q)qM&fRHE/p&!f.&EsEaaR9jE9Et`,Eug'ie!OEbEc%!q79;$&$eOCe1,q+Pv$l3{f%0h79q5&z/.#p0</6Z`BF,fZE`</e",
",jEvf*Pg{J:bD|'q3lp(f8d)*}e6kEzrEze!/ExEyEsrE}q%J5&67BDjBqcEtq&2j)h0h:~(|eAvq:vu*q=2Q'n`YBDm&,&n(re(HfDmg!)e.|l<c-u(m2Vl+",
"Hf!Je$&j+McCh90j!34fz$)q/rq%q6xz*o!AE%q/)2$1e*Rj!Aq#'H)6Fuj*`67BEf$Mq-H9,h38eG:q#MF%e!/e#Ge3)&f{;eszq&#x'aR9f-f+n`Cot`3sg",
"!I)q'y.'5hF^,q#L}$h,6e;Ch$Wq;<j%<1e!.fxfg!gfSj'n/WE-sg45(q(G)$e#~e!He!&jGG-f{Mq(G/&7+rh#)BAq#O9%8de)tE.e!+'h!3E9iFfeu]!q'",
"%r%bl7hE07hD|8nq,|+%",
/* select_any_address: select_any.comp ADDRESS */
"q#]u$d~!!!5:~=pt&q(Vtx}q&v=ukrgq#]PTq!rm}q(WE<qC20~&Yq#^C)q7|A7q$A*+orB9:~09:~Yq!r=Pq!r9d7-Vyq$D*%mr9}7,W-~H9S~89nv6JW<}q",
"#aD%ir9}qC3n-q!r=m8%~=q%032g=u+`H%q%0*(q%Gj*f7`/q#KQ$irGD}~CE,~AE>~Tq#MP%q&U!&qC1=~0uq#cS/q!u1~%5a%~~+N6n~26m~Ja3tnA<:<uq",
"2+I(gU0q9/w%+q!u:P8%x~}q%E*<iuFq%E-,frgq%E0,huJq0J/&ouJE8uE5~Oq&TQ/3euQD}t+k#Nh*kl*gq4ae&1q0Gy.q!uS=j&Fgf9E2#k&Fi#dE/gq~E",
"2q!u]cEJe!zE%sX>fu]e!|mu_Ex~QF,rF,~48%~Fq=hg+1fufq>#,26Fufuh|fY]j'Qhuog%(E#q#]Y'E$iuq`H)si!3E(fus`H,si!0E+juu`H0j!Cg;Sq!u",
"w~%t8%~ja3|9:~~$]a3~19:~sh2n}ju~g<CpeJA(q%^tEF$~1q.g6'F-ov(6Y|3vp!hov/E/rE*f,i$vg+@q+VJ-E-q!v1~#Nl$!`<+lv8q%C`)q4Wx*6Ft,e",
"!|4q!v:~%Fn)C6osovBg:4kvB5~=7,~ZaV~Nadx6J~~(x7$~~#97,~~#66Y~86i~Q6J~36B~V6p~Q",
/* select_sort: select_sort.comp */
"sVkd~!!!0Dq(lW~%xq*k5,gxPq'o>>q#k~Pq$U[1q+^`jq(l@Aq*ku~&Rq#kD5q%9|Mq%9xAq(le1q+_Z_q*mi*q'ou>:)v~}:*~P:,~~&@q'md+n}3q.Uf*q",
"'mZ-q+^}-k}H<Fsh}7q+^y3o|r}<_sq8^x&aWq(<<0g;)fDwh7lez}q+$1(q>Q{B1mEt8bfD~eQZ)eDm%eA%%f:9*%q'GW2q$-'%j:K`I:gE*q.U~~(I`ny7V",
"|q*r5Mq(hZD`h}q*t6Bq(hZ~$ja:~Dq:(s}9fq%@IZ!q%>S<1x,}D|zD}~DE*vE&e*}q%AT)E.x9f'E.}eI>q$ZH)E6yE6}E9vkRvq%@I&E!E/#0~O!gI1q60",
"p)q'f=,e#Tq%@IUENrE7sq'mIOq*ZK.q'mIp9@~7b,~Dq,Mf~#Zb<q(m/~%!MQtMRq-d{~2Bgzaq'T.+q##m%q'SL)6Iq+Xx;,|/e!Wfz%ow'q8h8%q06)&n9",
"(hEUg!;3f9ynF|66tc-.#q2z,%2r2q&V9.WlE2E+c@E4e!'e8$E1E+`Y:uE4E3E2q32s$E-q)[k)q+Vy,q0(w:/~.q+Vz&ioogMZeok'u%f=b)m5qq'Q=+.q+",
"X@0f8qE'f0ep&vq+WM.q/Ai%h!~h668YfOEh=Phu%'f9$q'-w4pOAECze2/&e|S/q)eW'q)^d5",
/* select_sort_address: select_sort.comp ADDRESS */
"q#]1$d~!!!1<q(Sz~$kndbq!d^>q#]uSq!dd}q(Sc~#Lf`=q=I)~#`q!dP>~}q%:o0q#]N4q%;!Mq%:{=gdEq!dA~$Pq,Cm.q!dA~&X9n~4<F~8<hv:zYJ~g:",
"z~>~}q@mw~+T`nvq0Ad6-~62yq(P:@`h~2`d~6`e~^q!gF~%5a%~f7,~/q%@kH4x/}E!zE#~JE-ufKHE(q%B})E1lgWE1}e(%kgWE9yE9}E<x7%vq#s2%hgWq",
"%AaO!fJkkgW7-~.q%AaSq!gW~$Qq,E8~#Hb<q(T~~%.NRtNSq!gn~3Nq(S+5hg~D~q(S*6i!iE)q(FL.q%Q>-q9O7&c-E$q+rQ$!q$!@%q+X|.e/,E8c@rf/1",
"WlE>E8ehJq)Jh$ehJE<E:~fad~@bO~]bV|fSNq!hJ{",
};
#define GPUSORTI_X(name, words) {GPUSORTI_KERNEL_##name, words},
static const gpusorti_packed_kernel gpusorti_text_kernels[GPUSORTI_KERNEL_COUNT] = {
GPUSORTI_X(begin, 1803)
GPUSORTI_X(begin_address, 2023)
GPUSORTI_X(count, 3389)
GPUSORTI_X(count_address, 3698)
GPUSORTI_X(scan, 2784)
GPUSORTI_X(scan_address, 3004)
GPUSORTI_X(scatter, 6407)
GPUSORTI_X(scatter_address, 6644)
GPUSORTI_X(scatter_basic, 5366)
GPUSORTI_X(scatter_basic_address, 5629)
GPUSORTI_X(segment_scatter, 6657)
GPUSORTI_X(segment_scatter_address, 6909)
GPUSORTI_X(segment_scatter_basic, 5626)
GPUSORTI_X(segment_scatter_basic_address, 5900)
GPUSORTI_X(histogram, 10700)
GPUSORTI_X(histogram_address, 11540)
GPUSORTI_X(onesweep, 13697)
GPUSORTI_X(onesweep_address, 14185)
GPUSORTI_X(onesweep_narrow, 12923)
GPUSORTI_X(segment_pass, 12720)
GPUSORTI_X(segment_pass_address, 13040)
GPUSORTI_X(onesweep_staged, 10943)
GPUSORTI_X(onesweep_staged_address, 10980)
GPUSORTI_X(leaf_starts, 4069)
GPUSORTI_X(leaf_starts_address, 4425)
GPUSORTI_X(leaf_sort, 9047)
GPUSORTI_X(leaf_sort_address, 9366)
GPUSORTI_X(group_sample, 4116)
GPUSORTI_X(group_sample_address, 4520)
GPUSORTI_X(sort_leaves, 8734)
GPUSORTI_X(sort_leaves_address, 9091)
GPUSORTI_X(finish, 3388)
GPUSORTI_X(finish_address, 3779)
GPUSORTI_X(numbers, 2776)
GPUSORTI_X(numbers_address, 3382)
GPUSORTI_X(gather, 2877)
GPUSORTI_X(gather_address, 3609)
GPUSORTI_X(tile_sort, 9107)
GPUSORTI_X(tile_sort_address, 7824)
GPUSORTI_X(tile_sort_rolled, 4869)
GPUSORTI_X(segment_sort, 8469)
GPUSORTI_X(segment_sort_address, 8875)
GPUSORTI_X(merge_tiles, 4401)
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
                             "gpusort_cache: on a device of yours pipelines go to gpusort_desc.pipeline_cache");
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
    if (result == GPUSORT_OK) result = gpusorti_resolve(ctx, args, 0, &plan);
    if (result != GPUSORT_OK) return result;
    preparation.ctx = ctx;
    preparation.args = args;
    request = quick ? gpusorti_quick(&plan.request) : plan.request;
    result = gpusorti_compile_wanted(
        ctx, gpusorti_each_sort(ctx, &request, gpusorti_least_count(args), gpusorti_prepare_plan, &preparation));
    if (result == GPUSORT_OK) gpusorti_atomic_store(&ctx->prepared, ctx->prepared + 1);
    if (result == GPUSORT_OK && quick) gpusorti_atomic_store(&ctx->quick, ctx->quick + 1);
    return gpusorti_note_lost(ctx, result);
}

GPUSORT_API int gpusort_readiness(const gpusort_context *ctx, const gpusort_cmd_args *args) {
    gpusorti_search search;
    gpusorti_request quick;
    gpusorti_plan plan;
    uint32_t least;
    if (!ctx) return GPUSORT_READY_NOT;
    if (!args) {
        (void)gpusorti_fail(&ctx->host, GPUSORT_ERROR_INVALID_ARGUMENT, "gpusort_readiness: args is NULL");
        return GPUSORT_READY_NOT;
    }
    if (gpusorti_check_lost(ctx) != GPUSORT_OK || gpusorti_check_least(&ctx->host, args) != GPUSORT_OK ||
        gpusorti_resolve(ctx, args, 0, &plan) != GPUSORT_OK)
        return GPUSORT_READY_NOT;
    search.ctx = ctx;
    search.args = gpusorti_any_buffers(args);
    least = gpusorti_least_count(args);
    if (gpusorti_each_sort(ctx, &plan.request, least, gpusorti_find_plan, &search) == GPUSORT_OK) return GPUSORT_READY_FULL;
    quick = gpusorti_quick(&plan.request);
    if (gpusorti_atomic_load(&ctx->quick) != 0 &&
        gpusorti_each_sort(ctx, &quick, least, gpusorti_find_plan, &search) == GPUSORT_OK)
        return GPUSORT_READY_QUICK;
    return GPUSORT_READY_NOT;
}

GPUSORT_API gpusort_result gpusort_scratch(const gpusort_context *ctx, const gpusort_cmd_args *args,
                                           gpusort_memory *out) {
    gpusorti_measure measure;
    gpusorti_request quick;
    gpusorti_plan plan;
    gpusort_result result;
    if (out) memset(out, 0, sizeof *out);
    if (!ctx) return GPUSORT_ERROR_INVALID_ARGUMENT;
    if (!args || !out)
        return gpusorti_fail(&ctx->host, GPUSORT_ERROR_INVALID_ARGUMENT, "gpusort_scratch: %s is NULL",
                             !args ? "args" : "out");
    result = gpusorti_check_lost(ctx);
    if (result == GPUSORT_OK) result = gpusorti_resolve(ctx, args, 0, &plan);
    if (result != GPUSORT_OK) return result;
    out->alignment = GPUSORTI_ALIGNMENT;
    out->usage = VK_BUFFER_USAGE_STORAGE_BUFFER_BIT;
    measure.ctx = ctx;
    measure.args = gpusorti_any_buffers(args);
    measure.memory = out;
    quick = gpusorti_quick(&plan.request);
    result = gpusorti_each_sort(ctx, &plan.request, 1, gpusorti_raise_memory, &measure);
    if (result == GPUSORT_OK && quick.merging) result = gpusorti_each_plan(ctx, &quick, 1, gpusorti_raise_memory, &measure);
    return result;
}

/* The plan that is recorded: the fastest, or while that is not prepared the quick one, if that is. Pipelines are published
 * together, so that each call finds all of a preparation or none. */
static gpusort_result gpusorti_find_prepared(const gpusort_context *ctx, const gpusort_cmd_args *args,
                                             gpusorti_plan *plan) {
    const gpusorti_request quick = gpusorti_quick(&plan->request);
    gpusort_result result = gpusorti_walk_steps(plan, args, gpusorti_find_step, &ctx);
    gpusorti_plan other;
    if (result != GPUSORT_ERROR_NOT_PREPARED || !quick.merging || gpusorti_atomic_load(&ctx->quick) == 0) return result;
    if (gpusorti_make_plan(ctx, &quick, 0, &other) != GPUSORT_OK) return result;
    result = gpusorti_walk_steps(&other, args, gpusorti_find_step, &ctx);
    if (result == GPUSORT_OK) *plan = other;
    return result;
}

GPUSORT_API gpusort_result gpusort_cmd_sort(const gpusort_context *ctx, VkCommandBuffer command_buffer,
                                            const gpusort_cmd_args *args) {
    gpusorti_plan plan;
    gpusort_result result, found;
    if (!ctx) return GPUSORT_ERROR_INVALID_ARGUMENT;
    if (!args || !command_buffer)
        return gpusorti_fail(&ctx->host, GPUSORT_ERROR_INVALID_ARGUMENT, "gpusort_cmd_sort: %s is NULL",
                             !args ? "args" : "command_buffer");
    result = gpusorti_check_lost(ctx);
    if (result == GPUSORT_OK) result = gpusorti_refuse_quick(&ctx->host, "gpusort_cmd_args", args->flags);
    if (result == GPUSORT_OK) result = gpusorti_resolve(ctx, args, 0, &plan);
    if (result != GPUSORT_OK || plan.request.count == 0) return result;
    found = gpusorti_find_prepared(ctx, args, &plan);
    result = gpusorti_check_buffers(ctx, args, &plan);
    if (result == GPUSORT_OK && found == GPUSORT_ERROR_NOT_PREPARED) return gpusorti_tell_unprepared(ctx, args);
    if (result == GPUSORT_OK) result = found;
    if (result == GPUSORT_OK) result = gpusorti_record(ctx, command_buffer, args, &plan);
    return result;
}

GPUSORT_API gpusort_result gpusort_sort(gpusort_context *ctx, const gpusort_host_args *args) {
    gpusorti_failures failures = {"", ""};
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
    gpusorti_merge_first(&call);
    result = gpusorti_need_queue_objects(ctx);
    ctx->host.failures = &failures;
    if (result == GPUSORT_OK) result = gpusorti_sort_within(&call);
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
