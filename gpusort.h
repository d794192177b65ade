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
 * In exactly one C or C++ file define GPUSORT_IMPLEMENTATION before the include; everywhere else include it plainly. To
 * compile, the implementation needs Vulkan headers of 2022 or later (1.3.204; packages libvulkan-dev, vulkan-headers). To
 * run, it needs a Vulkan 1.1 driver.
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
 *   counts   From 0 to 2^32 - 1, known to the host or only to the GPU (count_buffer).
 *   segments Many arrays at once, each by itself: rows of one length, or offsets, which may be in GPU memory.
 *   limit    The first k of the array, or of each segment; with GPUSORT_ANY_ORDER not in order.
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
 *     and the first elements of all runs are the unique keys. With stable sorts it is the element that came first.
 *
 * ALGORITHMS
 *   GPUSORT_AUTO: The fastest that is safe on the device for the count; always stable. One workgroup sorts a small array in
 *     shared memory. For a larger one, workgroups sort a part each, then a range of keys each. Beyond that: a radix sort.
 *   GPUSORT_ONESWEEP: Radix sort whose passes read and write the elements once for each digit (Adinets and Merrill, 2022).
 *     A digit is 8 bits of the key where the device has room. It needs subgroup operations, and a driver that is not a
 *     layer over Metal or another API (UNSUPPORTED there). Each workgroup sorts a tile, a part of the array, and needs the
 *     counts of the tiles before it. No workgroup waits forever: it counts a tile itself whose count does not arrive
 *     (decoupled fallback, SPAA 2025). Where keys are evenly distributed, passes sort by the leading bits only, and a last
 *     kernel sorts what agrees in these in shared memory (hybrid radix sort, 2017). 8-bit keys without values are sorted by
 *     counting, if digits have 8 bits.
 *   GPUSORT_COUNT_SCAN_SCATTER: Radix sort by three kernels a digit. Runs on every device.
 *   GPUSORT_ODD_EVEN_MERGE: Batcher's merging network (1968), in place. Choose it where a second copy of keys and values
 *     does not fit, or where a fixed sequence of comparisons is wanted. It is not stable. It is slower than the radix
 *     sorts: 22 dispatches for 2^20 elements and 48 for 2^26 on big GPUs, each of which reads and writes all elements. It
 *     needs scratch only for values over 8 bytes and for keys inside values. With GPUSORT_KEEP_KEYS it is UNSUPPORTED.
 *   Segments: A workgroup sorts many segments of up to 256 elements at once, and longer ones of up to 4,096 one by one.
 *     Radix passes sort still longer ones, all of them together. The GPU finds out which segment is of which length.
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
 *     4 bytes an element more for values over 8 bytes;
 *     for structs two copies of their keys and one of themselves, and 8 bytes an element for those over 8 bytes;
 *     for segments up to 1.5 bytes an element on big GPUs, 2.5 with 64-bit keys, and 6 on any device; for the first k of
 *     them in place of the second copies up to one candidate an element, a key and 4 bytes, or two with offsets.
 *   Counts and lists have up to 4 GB of it. A sort that would need more is GPUSORT_ERROR_TOO_LARGE. No row of the tuning
 *   table needs more for segments; a device with 16 KB of shared memory may, for all of 2^32 - 1 elements.
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
 *   With GPUSORT_ENABLED_DEBUG_UTILS captures and profilers show each sort as a region, with one region for each kernel
 *   inside: that is where the time of a kernel is.
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
 *   Whole pages are imported, but only the bytes of the arrays are read and written. On an engine's device, imports need
 *   GPUSORT_ENABLED_EXTERNAL_MEMORY_HOST.
 *
 * START-UP
 *   Pipelines are compiled when a kind of sort is prepared or first sorted. That takes most of the time of a first sort:
 *   one to two seconds a kind where the driver has no cache of them yet, milliseconds where it has one.
 *   First frames: gpusort_prepare() with GPUSORT_QUICK compiles only tiles with loops and merges, in a tenth of a second.
 *   gpusort_cmd_sort(), without this flag, then records that plan, which sorts a million 32-bit keys in .27 ms on an H100
 *   where the fast plan takes .04. A thread beside the frames calls gpusort_prepare() without the flag; the first frame
 *   that is recorded after it has ended sorts fast. gpusort_readiness() says which plans are there. See
 *   examples/async_prepare.c.
 *   Keys of 8 and 16 bits, segments, the first k and algorithms by name have no quicker plan: GPUSORT_QUICK compiles all.
 *   Fewer pipelines: with least_count those of smaller counts are left out. Rows are prepared for every length up to
 *   segment_size: for a single row these are up to six pipelines more, with a limit up to four.
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
 *   barriers: Before: your writes to keys, values, count_buffer and segments are visible to COMPUTE_SHADER reads and
 *     writes. After: the last commands are COMPUTE_SHADER writes to keys and values, or to keys_out and values_out. Your
 *     earlier accesses to keys_out and values_out must have finished before the sort. In between gpusort records its own
 *     barriers, also between two sorts that follow each other with the same scratch.
 *   state: A sort binds its compute pipeline, descriptor set 0 and push constants. That disturbs all compute descriptor
 *     sets above 0, too (Vulkan, "Pipeline Layout Compatibility"): bind all of yours again. It also invalidates what
 *     VK_EXT_descriptor_heap has set: bind heaps and push data again. Record outside a render pass, on a queue with
 *     compute.
 *   offsets: Multiples of the element's size (at least 4) and, except with addresses, of the device's
 *     minStorageBufferOffsetAlignment. scratch: gpusort_memory.alignment. count_buffer: any multiple of 4, so that a member
 *     of an indirect command will do. No two of them overlap. Keys of 8 and 16 bits are read by whole 32-bit words: the
 *     word of the last key must be inside the buffer. Bytes beyond the last key are not changed.
 *   usage: keys, values, outputs and count_buffer: STORAGE_BUFFER, and SHADER_DEVICE_ADDRESS where gpusort_scratch() asks
 *     for it: without push descriptors, with GPUSORT_ADDRESSABLE, and where an array or its second copy in scratch (at
 *     least 4 bytes a key) is larger than maxStorageBufferRange. Without device addresses such arrays are TOO_LARGE. On
 *     devices with 4 storage buffers a stage (maxPerStageDescriptorStorageBuffers), keys and values together may have half
 *     of that: their second copies are one range there.
 *   ownership: Handles stay yours. Buffers, scratch and descriptor sets must live until the commands have run; you give the
 *     sets back with their pool. gpusort_sort() keeps its device and staging memory in the context for the next call;
 *     gpusort_trim() and gpusort_destroy() free it. Destroy the context when no recorded sort is pending or will be
 *     submitted.
 *   threads: Any number of threads may be in gpusort_scratch(), gpusort_readiness() and gpusort_cmd_sort() at once, while
 *     one other thread may be in gpusort_prepare() or gpusort_cache(). When gpusort_prepare() has returned, its kind of
 *     sort is ready for all threads. gpusort_sort(), gpusort_trim() and gpusort_destroy() need the context to themselves. A
 *     VkQueue, command pool or descriptor pool of several threads is yours to guard; gpusort_sort() submits to
 *     gpusort_desc.queue. The logger may be called from every thread that is in a function of gpusort.h, also from those
 *     that record. gpusort_scratch() and gpusort_cmd_sort() do not call the allocator. Jobs call neither logger nor
 *     allocator, but the driver may call vk_allocator from them. Different contexts are independent.
 *   errors: Every failure is a negative gpusort_result, with a line to the logger that names the member or the Vulkan call
 *     (except where gpusort_desc.start_canary is not 0: its logger is garbage then, too). gpusort_cmd_sort() has recorded
 *     nothing then, and gpusort_sort() has not changed the arrays, except with GPUSORT_ERROR_DEVICE_LOST: a device that is
 *     lost while it sorts the caller's pages, or while results come back, leaves half-written arrays. Keep a copy of what
 *     has to survive that. After this error every call answers it again: destroy the context. gpusort.h prints nothing,
 *     unless gpusort_log_stderr() is its logger.
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
 *   0.4  quick plans for first frames, readiness, rows of every length after one preparation, bfloat16
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
    GPUSORT_ERROR_INVALID_ARGUMENT = -1, /* a caller's mistake; the log names the member */
    GPUSORT_ERROR_OUT_OF_HOST_MEMORY = -2,
    GPUSORT_ERROR_OUT_OF_DEVICE_MEMORY = -3,
    GPUSORT_ERROR_NO_LOADER = -4,   /* no Vulkan loader on this machine */
    GPUSORT_ERROR_NO_DEVICE = -5,   /* a loader, but no usable device */
    GPUSORT_ERROR_UNSUPPORTED = -6, /* this device, or what the caller enabled on it, cannot do that */
    GPUSORT_ERROR_TOO_LARGE = -7,   /* count beyond what this device and path can address */
    GPUSORT_ERROR_DEVICE_LOST = -8,
    GPUSORT_ERROR_VULKAN = -9,        /* any other failed Vulkan call; the log carries call and VkResult */
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
    /* argsort: values (value_size 4) receive where each key came from, from 0 in the array or in its segment */
    GPUSORT_WRITE_INDICES = 1 << 0,
    GPUSORT_KEEP_KEYS = 1 << 1, /* keys are read, never written: only values come out sorted */
    /* structs sorted by a member: the keys lie in the values, key_offset bytes from the start of each; keys is null. Not
     * with the two flags above */
    GPUSORT_KEYS_IN_VALUES = 1 << 2,
    /* floating-point keys in the order of <, as numbers: -0 and +0 are equal, all NaNs are equal and come last, whether
     * ascending or descending; equal keys keep their order, and every key keeps its bits. Without it: totalOrder. Not with
     * a window of bits (INVALID_ARGUMENT); without meaning for integers. ODD_EVEN_MERGE has it, too, in place as ever, and
     * so without the order of equal keys */
    GPUSORT_NUMERIC = 1 << 3,
    /* only the values are wanted: what the keys then hold is unspecified, and the array may serve as scratch. Not with
     * KEEP_KEYS or KEYS_IN_VALUES */
    GPUSORT_DISCARD_KEYS = 1 << 4,
    /* with a limit: the first `limit` elements in any order (the same ones as in order, ties by the earlier element) */
    GPUSORT_ANY_ORDER = 1 << 5,
    /* keys_out and values_out are set, and what keys and values then hold does not matter: they serve as the second copies,
     * so that scratch holds counters only. Not built yet: UNSUPPORTED */
    GPUSORT_OVERWRITE = 1 << 6,
    /* for gpusort_prepare() alone: compiles only what sorts this kind soonest. gpusort_cmd_sort() then records that slower
     * plan, until a gpusort_prepare() without this flag has ended, also in another thread. gpusort_scratch() covers both
     * plans. In gpusort_cmd_sort() and gpusort_sort(): INVALID_ARGUMENT */
    GPUSORT_QUICK = 1 << 7,
    /* keys and values have VK_BUFFER_USAGE_SHADER_DEVICE_ADDRESS_BIT: addresses may be used where they are faster, and
     * gpusort_scratch() asks for the bit then, and for a size of its own. Without meaning for host arrays, whose buffers
     * are gpusort's own */
    GPUSORT_ADDRESSABLE = 1 << 16
};

/* ---- context: the pipelines for one device. What threads may do with it at once: "threads" in the manual ---- */
typedef struct gpusort_context gpusort_context;
typedef void (*gpusort_proc)(void); /* cast vkGetInstanceProcAddr to this */

/* gpusort_desc.enabled: what the caller switched on when it created its device */
enum {
    GPUSORT_ENABLED_PUSH_DESCRIPTOR = 1 << 0, /* VK_KHR_push_descriptor, or pushDescriptor of Vulkan 1.4 */
    /* the buffers then need VK_BUFFER_USAGE_SHADER_DEVICE_ADDRESS_BIT where it is used */
    GPUSORT_ENABLED_BUFFER_DEVICE_ADDRESS = 1 << 1,
    GPUSORT_ENABLED_SUBGROUP_SIZE_CONTROL = 1 << 2, /* subgroupSizeControl and computeFullSubgroups */
    GPUSORT_ENABLED_STORAGE_16BIT = 1 << 3,         /* storageBuffer16BitAccess */
    GPUSORT_ENABLED_STORAGE_8BIT = 1 << 4,          /* storageBuffer8BitAccess */
    /* VK_EXT_external_memory_host: gpusort_sort() lets the device read and write the caller's pages where they are */
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
    /* All zero: gpusort makes its own instance and device. An engine fills instance .. device, and
     * queue + queue_family where it wants gpusort_sort(). Nothing pointed at is kept, handles aside. */
    gpusort_proc get_instance_proc_addr; /* NULL: volk's where volk.h was included first, else the system's loader */
    /* may be null where get_instance_proc_addr is given and finds device functions without it */
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
    /* own device: what gpusort_cache() gave an earlier run; unsuitable data is ignored with a warning, and so is data of 0
     * bytes. NULL: none; NULL with a size is INVALID_ARGUMENT */
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
    /* optional: calls job(data, i) for each i below count, on threads of yours as you like, and returns when all have
     * returned; pipelines are compiled and host arrays copied side by side through it. NULL: on the calling thread */
    struct {
        void (*run)(void (*job)(void *data, uint32_t i), void *data, uint32_t count, void *user);
        void *user;
    } jobs;
    /* bytes of device memory that gpusort_sort() may take for itself, without the staging memory; 0: no limit */
    uint64_t memory_budget;
    uint32_t radix_bits;    /* bits a digit: 2, 4 or 8; 0: the tuning table's */
    const char *tuning;     /* a row as tools/tune prints it, in place of the table's; NULL: the table's. A text that cannot
                             * be read, or asks for what a kernel cannot do, is INVALID_ARGUMENT, and the log says where and
                             * why; what does not fit the device is reduced to it */
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

/* Before the engine creates its device: which extensions and GPUSORT_ENABLED_* bits this physical device offers.
 * Every one is optional. extensions: up to *extension_count names, static storage; room for fewer than there are is an
 * error. NULL: *extension_count receives their number. */
GPUSORTI_SIZED gpusort_result gpusort_query(const gpusort_desc *desc, uint32_t *enabled, uint32_t *extension_count,
                                             const char **extensions_or_null);

/* For vkCreateDevice: switches on the features that the bits of `enabled` stand for, in the structures that are already in
 * the chain of info->pNext (VkPhysicalDeviceFeatures2, VkPhysicalDeviceVulkan11Features .. 14Features, or those of one
 * feature), and chains those that are missing from *features, which lives until vkCreateDevice has returned. Nothing else
 * of the chain changes. The extensions' names are gpusort_query()'s; info has them by then: push descriptors that none of
 * them brings are taken from Vulkan 1.4. NULL, unknown bits and an info that has *features in its chain are errors. */
typedef struct gpusort_features {
    uint64_t storage[64];
} gpusort_features;
GPUSORT_API gpusort_result gpusort_chain_features(uint32_t enabled, struct VkDeviceCreateInfo *info,
                                                  gpusort_features *features);

/* A logger for desc.logger.func: writes "gpusort: error: ..." to stderr; user: NULL, or a const int * with the highest
 * level that is written (default 2: errors and warnings). */
GPUSORT_API void gpusort_log_stderr(int level, const char *text, void *user);

/* The compiled pipelines so far, for cache_data of a later run (own device; on an engine's device UNSUPPORTED, as an engine
 * keeps its VkPipelineCache itself). data NULL: *size receives the size. Else up to *size bytes are written and *size says
 * how many; a buffer too small is no error, such data is simply ignored later, as is data that was cut, damaged or comes
 * from another device, driver or version: gpusort.h checks it by a sum of its own before the driver sees it. */
GPUSORT_API gpusort_result gpusort_cache(gpusort_context *context, size_t *size, void *data_or_null);

/* ---- host arrays: blocks until sorted, in place ---- */
typedef struct gpusort_timings {
    double upload_ms, sort_ms, download_ms, total_ms;
} gpusort_timings; /* sort_ms by GPU timestamps; upload_ms and download_ms: what of total_ms is before and after it */

/* Both structures of arguments have their common members in one order, and each tells all about them. */
typedef struct gpusort_host_args {
    uint32_t start_canary; /* stays 0 */
    size_t count;          /* elements, up to 2^32 - 1 */
    void *keys;            /* NULL with GPUSORT_KEYS_IN_VALUES */
    void *values;          /* optional, permuted with the keys; without a value_size INVALID_ARGUMENT */
    /* Optional: where the results go. keys and values then stay as they are. NULL: in place. Elements outside all segments
     * are copied. keys_out: not with KEEP_KEYS or KEYS_IN_VALUES, where no keys come out. values_out: packed results (see
     * limit) need room for themselves alone; with WRITE_INDICES values is not used. */
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
     * what lies outside all of them is not touched. Offsets that descend or pass count are INVALID_ARGUMENT, and so is one
     * of segments and segment_count without the other. NULL: rows, or one array. */
    const uint32_t *segments;
    const uint32_t *segment_ends; /* not built yet: UNSUPPORTED. NULL: each segment ends where the next one begins */
    uint32_t segment_count;
    uint32_t segment_size; /* rows of so many elements each; the last one may be shorter. Not with segments. 0: none */
    /* Only the first `limit` elements of the order are wanted, of the array or of each segment; 0: all. They come to the
     * front of the array (segment), in order, ties by the earlier element; what the rest of it holds is unspecified.
     * With GPUSORT_KEEP_KEYS the results are packed: those of segment s at values[s * limit] and on. Where values are read,
     * the array then has max(count, segments * limit) elements; where they are only written, as with WRITE_INDICES,
     * segments * limit. What no result is written to stays as it was. Over 2^32 - 1 results are TOO_LARGE.
     * One array: a limit beyond the count means all; no room beyond count is needed, with KEEP_KEYS either. */
    uint32_t limit;
    gpusort_timings *timings; /* optional: receives how long the sort took */
    uint32_t end_canary;      /* stays 0 */
} gpusort_host_args;
/* A failure leaves the arrays as they were, except GPUSORT_ERROR_DEVICE_LOST: see errors, above. */
GPUSORT_API gpusort_result gpusort_sort(gpusort_context *context, const gpusort_host_args *args);

/* Frees the device and staging memory that gpusort_sort() keeps for its next call, which allocates anew. */
GPUSORT_API void gpusort_trim(gpusort_context *context);

/* ---- the engine's buffers and command buffer: records, never submits, never allocates ---- */
typedef struct gpusort_range {
    gpusort_VkBuffer buffer;
    uint64_t offset;
} gpusort_range;
typedef struct gpusort_memory {
    uint64_t size, alignment;
    uint32_t usage; /* VkBufferUsageFlags; INDIRECT_BUFFER only where a dispatch reads its size from there */
    uint32_t descriptor_sets, descriptors; /* that a recording takes from descriptor_pool at most: sets, storage buffers */
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
     * are copied. keys_out: not with KEEP_KEYS or KEYS_IN_VALUES, where no keys come out. values_out: packed results (see
     * limit) need room for themselves alone; with WRITE_INDICES values is not used. gpusort_prepare() and gpusort_scratch()
     * need not know of them. */
    gpusort_range keys_out, values_out;
    gpusort_range scratch; /* as gpusort_scratch() says; null where it says size 0 */
    uint64_t scratch_size; /* bytes that scratch has from its offset; too few are INVALID_ARGUMENT. 0: not checked */
    /* Only where neither push descriptors nor addresses are enabled: sets are allocated from it while recording, and are
     * yours to give back with it when the commands have run; access to it is yours to guard. Null there: UNSUPPORTED */
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
     * the array, which the GPU reads when the commands run; what lies outside all of them is not touched. The range's offset
     * and usage are as those of count_buffer. Without a segment_count INVALID_ARGUMENT. Each offset is clamped to the count,
     * the GPU's where count_buffer is set. Where some descend, what the ranges of all then hold is unspecified, and indices
     * may be any number; nothing outside is touched, and the commands end. Null: rows, or one array. */
    gpusort_range segments;
    gpusort_range segment_ends; /* not built yet: UNSUPPORTED. Null: each segment ends where the next one begins */
    uint32_t segment_count;
    uint32_t segment_size; /* rows of so many elements each; the last one may be shorter. Not with segments. 0: none */
    /* Only the first `limit` elements of the order are wanted, of the array or of each segment; 0: all. They come to the
     * front of the array (segment), in order, ties by the earlier element; what the rest of it holds is unspecified.
     * With GPUSORT_KEEP_KEYS the results are packed: those of segment s at values[s * limit] and on. Where values are read,
     * the array then has max(count, segments * limit) elements; where they are only written, as with WRITE_INDICES,
     * segments * limit. What no result is written to stays as it was. Over 2^32 - 1 results are TOO_LARGE.
     * One array: a limit beyond the count means all; no room beyond count is needed, with KEEP_KEYS either. */
    uint32_t limit;
    /* For gpusort_prepare() alone: smaller counts are never sorted, and need no pipelines of their own.
     * gpusort_cmd_sort() of a smaller count answers NOT_PREPARED where it needs others. Over count: INVALID_ARGUMENT.
     * 0: any count */
    uint64_t least_count;
    uint32_t end_canary; /* stays 0 */
} gpusort_cmd_args;
/* These three need no buffers in args: the other members decide, and count, segment_count, segment_size and limit are upper
 * bounds, with or without a count_buffer. segments.buffer is null here: a segment_count without a segment_size means
 * offsets.
 * prepare: compiles the pipelines of this kind of sort for every count from least_count to count, segment_count,
 * segment_size and limit; once, at load time or beside the frames.
 * readiness: what has been prepared of it, for every such count; records nothing, and calls no Vulkan function. Arguments
 * that gpusort_prepare() refuses are GPUSORT_READY_NOT.
 * scratch: how much memory such a sort takes at most.
 * Where the scratch of one of these sorts cannot be bound, prepare and scratch answer TOO_LARGE. */
GPUSORT_API gpusort_result gpusort_prepare(gpusort_context *context, const gpusort_cmd_args *args);
enum {
    GPUSORT_READY_NOT = 0,
    GPUSORT_READY_QUICK = 1, /* by the plan that GPUSORT_QUICK prepares */
    GPUSORT_READY_FULL = 2
};
GPUSORT_API int gpusort_readiness(const gpusort_context *context, const gpusort_cmd_args *args);
GPUSORT_API gpusort_result gpusort_scratch(const gpusort_context *context, const gpusort_cmd_args *args,
                                           gpusort_memory *out);
/* Records the sort. What has to be visible before and is visible after: "barriers" in the manual; what it binds: "state".
 * Nothing recorded on error. */
GPUSORT_API gpusort_result gpusort_cmd_sort(const gpusort_context *context, gpusort_VkCommandBuffer command_buffer,
                                            const gpusort_cmd_args *args);

/* gpusort_create() and gpusort_query() pass the sizes of all structures, so that a caller compiled against others is
 * refused. A caller that knows the shared library's gpusort_create() by its name alone, as one in another language does,
 * answers for its structures itself. */
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
 *   a call             ->  a request        ->  a plan            ->  its steps        ->  commands
 *   gpusort_cmd_sort()     checked args,        which kernels,        a barrier and        recorded; or pipelines
 *   gpusort_sort() ..      defaults in          shapes, scratch       a dispatch each      asked for, or looked for
 *
 *   From a call to commands: gpusort_cmd_sort() and gpusort_sort() take the same steps. gpusorti_check_args() checks the
 *     arguments, and gpusorti_request_of() turns them into a request. gpusorti_make_plan() asks the planners
 *     (gpusorti_choices[]) and takes the plan of the first that has one; gpusorti_lay_out() lays out its scratch.
 *     gpusorti_walk_steps() visits the steps of the plan; a step is a barrier and a dispatch. There are three visitors:
 *     gpusorti_prepare_step() asks for the pipeline of a step, gpusorti_find_step() looks for it, gpusorti_record_step()
 *     records the step.
 *   Counts: gpusorti_thresholds names all counts at which plans change; planners compare the count with nothing else.
 *     gpusorti_last_count() is how far a plan goes, and gpusorti_each_plan() goes from one to the next, for smaller limits
 *     and fewer segments, too, and gpusorti_each_sort() for shorter rows as well: gpusort_prepare() compiles the pipelines
 *     of all of them, gpusort_readiness() looks for them, gpusort_scratch() takes the largest size. Without device
 *     addresses both refuse a request of which one of these plans has more in scratch than can be bound, and always one
 *     whose counts and lists have more words than kernels can number (GPUSORTI_MOST_COUNTS): gpusorti_list_bound() has all
 *     limits. Digits of segments shrink until counts and lists take at most 6 bytes an element, whatever the lengths
 *     (gpusorti_counts_are_few()). In between, only sizes and numbers of workgroups grow. A count on the GPU does not
 *     change the plan; kernels read it.
 *   Kernels: gpusorti_kernel_rows[] has a row for each: what it reads, and what it binds in an unusual place. What a kernel
 *     does not read is 0 in its specialization constants, so that different sorts share its pipeline.
 *   Scratch: control | status | leaves | keys | values | keys_alt | values_alt, see gpusorti_layout. Rows of wide values
 *     share the memory of the last two, except that those of structs come after them. The control block starts with sizes
 *     for indirect dispatches. Words with names (CONTROL_* in shaders/constants.glsl), the records of up to 32 passes and the
 *     histograms follow.
 *   one-sweep: begin. finish, which unpacks narrow keys and copies kept ones. histogram, which also plans the passes. A
 *     pass for each digit by onesweep or onesweep_staged. finish, unless gpusorti_ends_by_passes(); finish again to pack
 *     narrow keys. gather, twice for wide values. Leaves: where keys may be evenly distributed, passes by leading digits
 *     (onesweep), leaf_starts and leaf_sort come first, and the passes above run only if the leaves did not fit. 8-bit keys
 *     alone: begin; histogram; finish, which writes each key as often as it was counted.
 *   count / scan / scatter: begin. For each digit count, scan and scatter. finish. What comes before and after is as in
 *     one-sweep. Where a row has leaves and AUTO does not take one-sweep, histogram, leaf_starts and leaf_sort are there as
 *     in one-sweep, and these three kernels in place of each of its passes.
 *   Small counts: tile_sort alone; or tile_sort, split_runs, and tile_sort once more for the buckets. Where loops stay
 *     loops, because compiling takes longer than sorting, for first sorts of host arrays, and in quick plans
 *     (GPUSORT_QUICK, see gpusorti_quick()) of any count: tile_sort_rolled and merge_tiles.
 *   Odd-even merge: odd_even_merge, as often as gpusorti_network_level() says. gather for wide values.
 *   Outputs: All steps work on keys_out and values_out in place of keys and values. Where gpusorti_reads_given(), the first
 *     steps read what is given: tile_sort, segments and segment_sort, whose results' arrays are bound in place of scratch
 *     where they do not write there; the first pass over long rows; select's first round and select_any; or the histogram
 *     and the first pass, and an array in order is copied behind the histogram's loop. Else begin copies it first, which
 *     every kind of sort has prepared. Steps that only read the caller's arrays (finish and numbers on the way to scratch,
 *     gather) read what is given.
 *   Structs: For every algorithm gather comes first, takes the keys out and copies the structs to scratch. The last gather
 *     writes the structs by index. Structs of 4 and 8 bytes are sorted as values, without a last gather.
 *   Floats as numbers: After that, numbers makes an unsigned number of each key, in scratch, see
 *     gpusorti_request_numbers(); all kernels sort these. Own bits of 16 and 32 lie below the number and come back by
 *     numbers; those of 64, and the values beside them, are gathered by index. odd_even_merge orders such keys by itself,
 *     in place.
 *   The first k: Rounds of select, then select_sort. In any order, where many are wanted: select_any, a step a digit.
 *   Host arrays: gpusorti_find_way() tries the ways (gpusorti_way) in turn. A way makes its buffers, sends, sorts and
 *     fetches. Submissions use slots in rotation; before a slot is used again, its submission is waited for. What may be
 *     refused comes before the arrays are written: pages stay imported from the way up to the way back. Lack of memory on
 *     the way back is tried again; if that does not help, the device counts as lost. The first sorts of a kind are tiles
 *     and merges, see gpusorti_merge_first().
 *   Skipping: The histogram or scan kernel writes a record for each pass: from which side to which, and whether it runs at
 *     all. Where that pays (gpusorti_plan.gpu_sizes), passes are also dispatched indirectly, by sizes that are 0 for
 *     skipped ones.
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
    GPUSORTI_VARIANT_IDENTITY = 64, /* index i becomes i, and nothing else is done */
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
    uint32_t copied_bits; /* not 0: elements of so many bits are copied, and nothing else is done */
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
    uint32_t copies;          /* not 0: where it expects an odd number of passes it copies the elements to scratch */
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

typedef struct gpusorti_gather_args { /* gather.comp */
    uint32_t row_words;                             /* 32-bit words of a value */
    uint32_t key_word; uint32_t key_words;              /* the key inside: its first word in the value, its words; */
    uint32_t key_shift; uint32_t key_mask;              /* its bits in the first */
    uint32_t segments; uint32_t size; uint32_t offsets;     /* as of segments.comp */
    uint32_t limit;                                 /* wanted of each segment */
    uint32_t as_array; /* not 0: in scratch these are as their segments are in the array, else as in the caller's values */
} gpusorti_gather_args;

typedef struct gpusorti_segments_args { /* segments.comp */
    uint32_t segments;                          /* how many */
    uint32_t size;                              /* of a row; 0: segments have offsets */
    uint32_t offsets;                           /* index of the first segment's offset in what is bound */
    uint32_t group;                             /* segments of a workgroup */
    uint32_t at_once; uint32_t shorter; uint32_t longer; /* the most of one that is sorted at once, or by a list */
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
    BOTH(histogram, 0xfff, 0x111, GPUSORTI_READS_GIVEN, 3) \
    BOTH(onesweep, 0x1fff, 0x303, GPUSORTI_KEEPS_SIZES | GPUSORTI_READS_GIVEN, 7) \
    BUFFERS(onesweep_narrow, 0x1fff, 0x203, GPUSORTI_KEEPS_SIZES, 6) \
    BOTH(segment_pass, 0x1fff, 0x307, 0, 0) \
    BOTH(onesweep_staged, 0x19ff, 0x103, GPUSORTI_KEEPS_SIZES | GPUSORTI_FOLDS_FLOATS | GPUSORTI_READS_GIVEN, 5) \
    BOTH(leaf_starts, 0xbfd, 0x110, GPUSORTI_KEEPS_SIZES, 0) \
    BOTH(leaf_sort, 0x1fff, 0x113, 0, 1) \
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

/* What is needed before there is a context: memory and a log. */
typedef struct gpusorti_host {
    void *(*alloc)(size_t size, void *user);
    void (*free_)(void *ptr, void *user);
    void *alloc_user;
    void (*log_)(int level, const char *text, void *user);
    void *log_user;
    uint32_t survived; /* bits 1 << -result: failures that are dealt with, and therefore logged as warnings */
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

/* Logs and returns result, so that every error path is `return gpusorti_fail(...)`. */
GPUSORTI_PRINTF static gpusort_result gpusorti_fail(const gpusorti_host *host, gpusort_result result, const char *format,
                                                    ...) {
    const int level = (host->survived >> -(int)result & 1) ? GPUSORT_LOG_WARNING : GPUSORT_LOG_ERROR;
    va_list list;
    va_start(list, format);
    gpusorti_write_log(host, level, format, list);
    va_end(list);
    return result;
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
                             "no Vulkan loader: install one, or set gpusort_desc.get_instance_proc_addr");
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
    NUMBER(skipped_sizes_from, , 0, UINT32_MAX, SCALES) /* passes' sizes come from the plan: 64-bit keys, leaves */ \
    /* by words a key - 1 and words a value, as leaves_to and leaf_passes: */ \
    NUMBER(leaves_from, [2][3], 0, UINT32_MAX, SHRINKS) /* such counts are sorted by leading bits, then in leaves, */ \
    NUMBER(leaves_two_from, [2][3], 0, UINT32_MAX, SHRINKS) /* these by bits of more than one digit */ \
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

/* Measured. With graphics a multiprocessor has half the shared memory, too little for two workgroups of
 * onesweep_staged.comp, which pays for small pairs there. NVIDIA's compiler (driver 580) adds 32-bit numbers of bytes to
 * addresses: indices_to is 4 GB. */
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
        return gpusorti_fail(&ctx->host, GPUSORT_ERROR_NO_DEVICE, "no Vulkan driver is installed");
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
                             "no Vulkan driver works: vkEnumeratePhysicalDevices fails");
    return result;
}

/* The most capable device whose name holds the wanted part: discrete before integrated, virtual and CPU. A device whose
 * query fails is passed over; where nothing else is left, its failure is the call's. */
static gpusort_result gpusorti_pick_among(gpusort_context *ctx, const char *wanted, uint32_t api_version,
                                          const VkPhysicalDevice *devices, uint32_t count) {
    static const int score_of_type[] = {1, 4, 5, 3, 2}; /* other, integrated, discrete, virtual, CPU */
    gpusort_result failure = GPUSORT_ERROR_NO_DEVICE;
    gpusorti_host host = ctx->host;
    char names[320] = "", failed[256] = "";
    size_t used = 0;
    uint32_t i, family = 0;
    int best = 0;
    host.survived = ~0u;
    for (i = 0; i < count; i++) {
        gpusorti_caps caps;
        gpusort_result result = gpusorti_read_caps(&host, &ctx->vk, devices[i], api_version, &caps);
        int score = caps.device_type < sizeof score_of_type / sizeof score_of_type[0]
                        ? score_of_type[caps.device_type]
                        : 1;
        if (used < sizeof names)
            used += (size_t)snprintf(names + used, sizeof names - used, "%s%s", used ? ", " : "", caps.device_name);
        if (wanted && !gpusorti_named(caps.device_name, wanted)) continue;
        if (result != GPUSORT_OK) {
            gpusorti_log(&host, GPUSORT_LOG_WARNING, "%s is passed over", caps.device_name);
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
        return gpusorti_fail(&ctx->host, failure, "no Vulkan device: vkEnumeratePhysicalDevices finds none");
    if (failed[0])
        return gpusorti_fail(&ctx->host, failure, "%s cannot be queried (%s), and no other device serves; there are: %s", failed,
                             gpusort_result_string(failure), names);
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
    uint32_t limit;                  /* of each segment; 0: all are wanted */
    int any_order;                   /* these in any order */
    int drops;                       /* keys are not wanted: GPUSORT_DISCARD_KEYS */
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

static uint64_t gpusorti_offsets_size(const gpusorti_request *r) {
    return r->segmentation == GPUSORTI_OFFSETS ? 4 * ((uint64_t)r->segments + 1) : 0;
}

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
    gpusorti_refuse(&checks, (args->flags & GPUSORT_OVERWRITE) != 0, "flags", args->flags,
                    "GPUSORT_OVERWRITE is not built yet");
    gpusorti_refuse(&checks, args->segment_ends.buffer != VK_NULL_HANDLE, "segment_ends", 0, "not built yet");
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
    GPUSORTI_SMALL_SEGMENTS = 4, /* the fewest segments that a workgroup sorts side by side */
    GPUSORTI_LONG_GROUP = 32,    /* segments per workgroup where it hardly sorts any itself, but lists them */
    GPUSORTI_MAX_CHUNKS = 512,   /* long segments: workgroups that scan their counts */
    GPUSORTI_MOST_CHAINED = 0x1fffffff /* elements that a status word can count */
};

/* Scratch: byte offsets of its sections. Sections that are bound together are neighbours. */
typedef struct gpusorti_layout {
    uint64_t control, status, leaves;
    uint64_t owners, records, bases, lists; /* of segments */
    uint64_t keys, values;                  /* the unpacked keys, the indices of wide values */
    uint64_t keys_alt, values_alt;
    uint64_t rows; /* of wide values: over keys_alt and values_alt, which are no longer needed; of structs: behind these */
    uint64_t end;
} gpusorti_layout;

/* How a request is carried out. A plan is a value that follows from context and request alone. Plans of neighbouring
 * counts differ in sizes alone, up to gpusorti_last_count(). A member may_..: the GPU decides, when it has seen keys. */
typedef struct gpusorti_plan {
    gpusorti_request request;
    int algorithm;
    gpusorti_binding_mode mode;
    int address_sums; /* elements behind device addresses are found by 64-bit sums, not by indices */
    uint32_t radix_bits, pass_count;
    gpusorti_shape shape; /* of the kernel that moves the elements; none: see gpusorti_has_plan() */

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

    /* what follows from these and the count: see gpusorti_plan_at() */
    int unpacked;               /* the keys that are sorted are in scratch, one or two words each */
    uint32_t tiles_per_span;    /* count / scan / scatter: tiles of a workgroup */
    uint32_t tiles_per_portion; /* one-sweep: tiles of a dispatch */
    uint32_t part;              /* selecting: elements of a workgroup, in the first round */
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
/* The size that subgroups get where it can be chosen. */
static uint32_t gpusorti_wanted_subgroup(const gpusort_context *ctx) {
    const uint32_t size = ctx->caps.subgroup_choice ? gpusorti_power_below(ctx->tuning.subgroup_size) : 0;
    return size >= ctx->caps.subgroup_min && size <= ctx->caps.subgroup_max ? size : ctx->caps.subgroup_size;
}

/* Whether all subgroups of such a workgroup can be required to have that size, and to be full. */
static int gpusorti_pinned(const gpusort_context *ctx, uint32_t workgroup_size) {
    const uint32_t size = gpusorti_wanted_subgroup(ctx);
    return ctx->caps.subgroups && (ctx->enabled & GPUSORT_ENABLED_SUBGROUP_SIZE_CONTROL) != 0 &&
           workgroup_size % size == 0 && workgroup_size / size <= ctx->caps.subgroup_max_per_group;
}

/* The lanes of a subgroup; where none are promised, those that kernels keep counters for. */
static uint32_t gpusorti_subgroup_size(const gpusort_context *ctx, uint32_t workgroup_size) {
    return gpusorti_pinned(ctx, workgroup_size) ? gpusorti_wanted_subgroup(ctx) : ctx->caps.subgroup_min;
}

static uint32_t gpusorti_subgroups(const gpusort_context *ctx, uint32_t workgroup_size) {
    return workgroup_size / gpusorti_subgroup_size(ctx, workgroup_size);
}

/* The most subgroups that there may be. */
static uint32_t gpusorti_most_subgroups(const gpusort_context *ctx, uint32_t workgroup_size) {
    return gpusorti_pinned(ctx, workgroup_size) ? workgroup_size / gpusorti_wanted_subgroup(ctx) : workgroup_size;
}

/* ---- shapes, reduced until they fit ---- */
/* What a workgroup's shared memory depends on. */
static gpusorti_room gpusorti_room_of(const gpusort_context *ctx, const gpusorti_plan *plan, uint32_t workgroup_size) {
    const gpusorti_request *request = &plan->request;
    gpusorti_room room;
    room.radix = 1u << plan->radix_bits;
    room.key_words = request->key_words;
    room.value_words = request->value_words;
    room.tracked = !gpusorti_keys_alone(request);
    room.subgroups = ctx->caps.subgroups ? gpusorti_subgroups(ctx, workgroup_size) : 0;
    room.most_subgroups = gpusorti_most_subgroups(ctx, workgroup_size);
    return room;
}

static int gpusorti_has_room(const gpusort_context *ctx, const gpusorti_plan *plan, const gpusorti_shape *shape,
                             const gpusorti_demands *demands) {
    const gpusorti_room room = gpusorti_room_of(ctx, plan, shape->workgroup_size);
    return !demands->words || demands->words(&room, shape) <= ctx->caps.max_shared / 4;
}

/* The fewest invocations that the kernel can have here. */
static uint32_t gpusorti_least_size(const gpusort_context *ctx, const gpusorti_plan *plan, const gpusorti_demands *demands) {
    const int subgroup = (demands->needs & GPUSORTI_SUBGROUP) && ctx->caps.subgroups;
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

/* Keys in a word each, or two, that are sorted in place of the caller's. */
static uint64_t gpusorti_unpacked_size(const gpusorti_plan *plan) {
    return plan->unpacked ? 4 * (uint64_t)plan->request.count * plan->request.key_words : 0;
}

/* The indices that travel in place of wide values. */
static uint64_t gpusorti_indices_size(const gpusorti_plan *plan) {
    return plan->request.wide && !gpusorti_packs_at_once(plan) ? 4 * (uint64_t)plan->request.count : 0;
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
    layout.values = gpusorti_section(&end, gpusorti_indices_size(plan));
    rows_end = end;
    layout.keys_alt = gpusorti_section(&end, gpusorti_keys_alt_size(plan));
    layout.values_alt = gpusorti_section(&end, gpusorti_values_alt_size(plan));
    layout.rows = gpusorti_section(r->in_values ? &end : &rows_end, gpusorti_rows_size(r));
    layout.end = rows_end > end ? rows_end : end;
    return layout;
}

/* The plan for a count up to its last, with all that follows from the count. */
static gpusorti_plan gpusorti_plan_at(const gpusort_context *ctx, gpusorti_plan plan, uint32_t count) {
    plan.request.count = count;
    plan.unpacked = gpusorti_unpacked(ctx, &plan);
    plan.tiles_per_span = gpusorti_tiles_per_span(ctx, &plan);
    plan.tiles_per_portion = gpusorti_tiles_per_portion(ctx, &plan);
    plan.part = gpusorti_part(&plan);
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
enum { GPUSORTI_SCRATCH_RANGES = 3, GPUSORTI_BOUND_RANGES = 9 }; /* the first in scratch; how many */

/* Kernels number words of counts and lists, and elements of a second copy, by 32 bits. Of words there are fewer, so that an
 * index is a positive number, and its bytes are 32 bits, too: some compilers make such numbers of it. */
#define GPUSORTI_MOST_COUNTS ((uint64_t)1 << 32)          /* bytes */
#define GPUSORTI_MOST_COPIED(words) ((uint64_t)(words) << 34) /* of elements of so many words */

static void gpusorti_list_bound(const gpusort_context *ctx, const gpusorti_plan *plan, gpusorti_bound *list) {
    const gpusorti_request *r = &plan->request;
    const gpusorti_layout *l = &plan->layout;
    const uint64_t offsets = gpusorti_offsets_size(r), alt = gpusorti_values_alt_size(plan), rows = gpusorti_rows_size(r);
    const uint64_t skew = gpusorti_greater(ctx->caps.offset_alignment, 4) - 4;
    const int merged = ctx->caps.few_bindings;
    const uint64_t most = plan->mode == GPUSORTI_ADDRESSES ? UINT64_MAX : ctx->caps.max_range;
    const gpusorti_bound bound[GPUSORTI_BOUND_RANGES] = {
        {"keys", "", gpusorti_keys_size(r), most},
        {"values", gpusorti_packed_rows(r) > r->count ? "limit values of each segment: " : "",
         gpusorti_values_size(r), most},
        {"segments", "from the aligned offset before them on, ", offsets ? offsets + skew : 0, most},
        {"scratch", "counts and lists: ", l->keys - l->control, gpusorti_lesser(most, GPUSORTI_MOST_COUNTS)},
        {"scratch", "keys in words: ", gpusorti_unpacked_size(plan), most},
        {"scratch", "indices: ", gpusorti_indices_size(plan), most},
        {"scratch", "the second copy of the keys: ", gpusorti_keys_alt_size(plan),
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
    uint32_t below_two_digits;              /* but only by bits of one digit */
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
    const gpusort_context *ctx;
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
static uint32_t gpusorti_flags_of(const gpusort_context *ctx, const gpusorti_plan *plan) {
    const struct {
        int set;
        uint32_t flag;
    } flags[] = {
        {(int)ctx->tuning.rolled, GPUSORTI_FLAG_ROLLED},
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
static gpusorti_step gpusorti_common_step(const gpusort_context *ctx, const gpusorti_plan *plan,
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
    step.spec.flags = gpusorti_flags_of(ctx, plan);
    step.push.count = request->gpu_count ? 0 : request->count; /* 0: it is in the control block */
    step.push.pass_count = plan->pass_count;
    step.push.first_bit = request->first_bit;
    step.push.bit_count = request->bit_count;
    step.push.status = gpusorti_control_word(plan, layout->status);
    step.bound[GPUSORTI_BIND_KEYS] = plan->unpacked ? gpusorti_offset(args->scratch, layout->keys) : args->keys;
    step.bound[GPUSORTI_BIND_VALUES] = args->values;
    if (request->wide && !at_once)
        step.bound[GPUSORTI_BIND_VALUES] = gpusorti_offset(args->scratch, layout->values);
    step.bound[GPUSORTI_BIND_ALT] = gpusorti_offset(args->scratch, layout->keys_alt);
    step.bound[GPUSORTI_BIND_CONTROL] = gpusorti_offset(args->scratch, layout->control);
    step.range[GPUSORTI_BIND_KEYS] = plan->unpacked ? gpusorti_unpacked_size(plan) : gpusorti_keys_size(request);
    step.range[GPUSORTI_BIND_VALUES] = 4 * (uint64_t)request->count * request->value_words;
    if (at_once) step.range[GPUSORTI_BIND_VALUES] = gpusorti_values_size(request);
    step.range[GPUSORTI_BIND_ALT] = gpusorti_keys_alt_size(plan);
    step.range[GPUSORTI_BIND_CONTROL] = layout->keys - layout->control;
    step.bound[GPUSORTI_BIND_VALUES_ALT] = gpusorti_offset(args->scratch, layout->values_alt);
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
    step->spec.subgroup_size = gpusorti_subgroup_size(walk->ctx, shape->workgroup_size);
    if (!(row->traits & GPUSORTI_UNPINNED))
        step->spec.full_subgroups = (uint32_t)gpusorti_pinned(walk->ctx, shape->workgroup_size);
    step->workgroups = workgroups;
    step->indirect = walk->plan->request.gpu_count ? indirect : -1;
    return step;
}

/* The constants that the kernel reads; the others are 0. Where passes do not encode keys, kernels take these for unsigned
 * numbers, except those that know better by GPUSORTI_FLAG_RAW. */
static gpusorti_spec gpusorti_shared_spec(const gpusorti_kernel_row *row, const gpusorti_plan *plan, gpusorti_spec spec) {
    uint32_t words[GPUSORTI_SPEC_COUNT], i;
    if (plan->raw && !(row->flags & GPUSORTI_FLAG_RAW)) {
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
static gpusorti_shape gpusorti_stride_shape(const gpusort_context *ctx, uint32_t variant) {
    return gpusorti_shape_of(ctx->caps.max_invocations < 256 ? 128 : 256, 4, variant);
}

static gpusorti_step *gpusorti_start_stride(gpusorti_walk *walk, enum gpusorti_kernel kernel, uint32_t variant,
                                            uint64_t elements, uint32_t most_workgroups) {
    const gpusorti_shape shape = gpusorti_stride_shape(walk->ctx, variant);
    const uint64_t workgroups = gpusorti_ceil_div(elements, gpusorti_shape_tile(&shape));
    return gpusorti_start_step(walk, kernel, &shape, gpusorti_lesser(workgroups, most_workgroups), GPUSORTI_SIZE_STRIDE);
}

/* A run is a multiple of what a workgroup merges. */
static gpusorti_shape gpusorti_merge_shape(const gpusort_context *ctx, const gpusorti_plan *plan) {
    gpusorti_shape shape = gpusorti_reduce_shape(ctx, plan, ctx->tuning.merge, &gpusorti_merge_demands);
    while (gpusorti_shape_tile(&shape) > gpusorti_tile(plan)) {
        if (shape.items > 1) shape.items /= 2;
        else shape.workgroup_size /= 2;
    }
    return shape;
}

static gpusorti_shape gpusorti_scan_shape(const gpusort_context *ctx, const gpusorti_plan *plan, uint32_t variant) {
    const gpusorti_shape scan = gpusorti_reduce_shape(ctx, plan, ctx->tuning.scan, &gpusorti_scan_demands);
    return gpusorti_shape_of(scan.workgroup_size, scan.items, variant);
}

/* The variant of kernels that compare keys. */
static uint32_t gpusorti_comparison(const gpusorti_plan *plan) {
    return gpusorti_whole_keys(&plan->request) ? (uint32_t)GPUSORTI_VARIANT_WHOLE_KEYS : 0;
}

/* How often look-back polls a silent predecessor before it counts that tile itself. */
static uint32_t gpusorti_polls(const gpusort_context *ctx) {
    if (!ctx->forced.stall) return ctx->tuning.polls;
    return ctx->forced.polls ? ctx->forced.polls : 8;
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

static enum gpusorti_kernel gpusorti_scatter_kernel(const gpusort_context *ctx) {
    return ctx->caps.subgroups ? GPUSORTI_KERNEL_scatter : GPUSORTI_KERNEL_scatter_basic;
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
/* Binds them, if there are any, in place of a buffer that the kernel does not use: see the traits of its row. They may
 * begin anywhere: the binding begins at the aligned offset before them. Returns the index of the first in the binding. */
static uint32_t gpusorti_bind_words(gpusorti_walk *walk, gpusort_range words, uint64_t size) {
    const uint32_t binding = gpusorti_log2(walk->step.row->traits / GPUSORTI_WORDS_AS_KEYS);
    const uint64_t before = words.offset % gpusorti_max((uint32_t)walk->ctx->caps.offset_alignment, 4);
    if (size == 0) return 0;
    walk->step.bound[binding] = words;
    walk->step.bound[binding].offset -= before;
    walk->step.range[binding] = before + size;
    return (uint32_t)(before / 4);
}

static uint32_t gpusorti_bind_count(gpusorti_walk *walk) {
    return gpusorti_bind_words(walk, walk->args->count_buffer, walk->plan->request.gpu_count ? 4 : 0);
}

static uint32_t gpusorti_bind_offsets(gpusorti_walk *walk) {
    return gpusorti_bind_words(walk, walk->args->segments, gpusorti_offsets_size(&walk->plan->request));
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
    const gpusorti_shape merge = gpusorti_merge_shape(walk->ctx, plan), stride = gpusorti_stride_shape(walk->ctx, 0);
    gpusorti_begin_args *args = gpusorti_start_begin(walk, 1);
    args->clear_words = gpusorti_control_word(plan, plan->layout.status);
    args->tile = plan->run ? plan->run : gpusorti_tile(plan) * plan->tiles_per_span;
    args->merge_tile = gpusorti_shape_tile(&merge);
    args->stride_tile = gpusorti_shape_tile(&stride);
    gpusorti_visit_step(walk);
}

/* Copies elements of so many bits from one array of the caller's to another, if there is one. */
static void gpusorti_walk_copy(gpusorti_walk *walk, gpusort_range from, gpusort_range to, uint64_t size, uint32_t bits) {
    gpusorti_step *step = &walk->step;
    if (to.buffer == VK_NULL_HANDLE || size == 0) return;
    gpusorti_start_begin(walk, walk->plan->request.count)->copied_bits = bits;
    step->bound[GPUSORTI_BIND_KEYS] = from;
    step->bound[GPUSORTI_BIND_ALT] = to;
    step->range[GPUSORTI_BIND_KEYS] = step->range[GPUSORTI_BIND_ALT] = size;
    step->range[GPUSORTI_BIND_VALUES_ALT] = 0;
    gpusorti_visit_step(walk);
}

static int gpusorti_by_tiles(const gpusorti_plan *plan) {
    return plan->algorithm == GPUSORTI_TILES_AND_MERGES || plan->algorithm == GPUSORTI_TILES_AND_BUCKETS;
}

/* Whether the first steps read what is given where it is, GPUSORTI_BIND_KEYS or _VALUES: tiles of small counts, and rows,
 * which are bound elsewhere than they are stored; the first k; one-sweep's first pass, by addresses. */
static int gpusorti_reads_given(const gpusort_context *ctx, const gpusorti_plan *plan, int array) {
    const int addresses = plan->mode == GPUSORTI_ADDRESSES,
              apart = addresses || !ctx->caps.few_bindings || plan->request.value_words == 0;
    if (!plan->unpacked && plan->request.stored_bits < 32) return 0;
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
    if (!gpusorti_reads_given(walk->ctx, walk->plan, GPUSORTI_BIND_KEYS))
        gpusorti_walk_copy(walk, given->keys, given->keys_out, keys, r->stored_bits);
    if (!gpusorti_reads_given(walk->ctx, walk->plan, GPUSORTI_BIND_VALUES))
        gpusorti_walk_copy(walk, given->values, given->values_out, values, 8 * r->value_size);
}

/* Has the step read what is given. */
static void gpusorti_take_given(gpusorti_walk *walk) { memcpy(walk->step.bound, walk->step.given, sizeof walk->step.given); }

/* Whether what is given is read where it is, and the results go elsewhere. */
static int gpusorti_is_apart(const gpusorti_walk *walk) {
    const int apart = walk->given->keys_out.buffer || walk->given->values_out.buffer;
    return apart && gpusorti_reads_given(walk->ctx, walk->plan, GPUSORTI_BIND_KEYS);
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
    const uint32_t written = GPUSORTI_VARIANT_BACK | GPUSORTI_VARIANT_INDEX | GPUSORTI_VARIANT_IDENTITY;
    const int writes = (variant & written) != 0;
    gpusorti_walk_rows_of(walk, variant, writes ? walk->args->values : walk->given->values,
                          writes ? gpusorti_values_out_size(request) : gpusorti_values_in_size(request),
                          variant & GPUSORTI_VARIANT_IDENTITY ? 1 : request->value_size / 4);
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
                         scan = gpusorti_scan_shape(walk->ctx, plan, variant);
    const int size = GPUSORTI_SIZE_PASSES + (int)(records + 4 * pass);
    gpusorti_start_spans(walk, GPUSORTI_KERNEL_count, &count, spans, GPUSORTI_SIZE_TILES, pass, records);
    if (!variant) gpusorti_size_by_gpu(walk, size);
    gpusorti_visit_step(walk);
    gpusorti_start_spans(walk, GPUSORTI_KERNEL_scan, &scan, (uint64_t)1 << plan->radix_bits, -1, pass, records);
    gpusorti_visit_step(walk);
    gpusorti_start_spans(walk, gpusorti_scatter_kernel(walk->ctx), &plan->shape, spans, GPUSORTI_SIZE_TILES, pass, records);
    gpusorti_size_by_gpu(walk, size);
    gpusorti_visit_step(walk);
}

/* ---- one-sweep ---- */
static void gpusorti_walk_pass(gpusorti_walk *walk, uint32_t pass, uint32_t records) {
    const gpusorti_plan *plan = walk->plan;
    const uint32_t portions = gpusorti_portions(plan);
    gpusorti_shape shape = plan->shape;
    uint32_t portion;
    if (plan->algorithm == GPUSORT_COUNT_SCAN_SCATTER) {
        gpusorti_walk_three_kernels(walk, pass, records);
        return;
    }
    shape.variant |= GPUSORTI_STALL(walk->ctx->forced.stall);
    for (portion = 0; portion < portions; portion++) {
        const uint64_t left = gpusorti_tiles(plan) - (uint64_t)portion * plan->tiles_per_portion;
        gpusorti_step *step = gpusorti_start_step(walk, gpusorti_pass_kernel(plan), &shape,
                                                  gpusorti_lesser(left, plan->tiles_per_portion), GPUSORTI_SIZE_TILES);
        gpusorti_onesweep_args *args = gpusorti_start_pass(step, pass, records);
        args->portion_tiles = plan->tiles_per_portion;
        args->portion = portion;
        args->polls = gpusorti_polls(walk->ctx);
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
    const gpusorti_shape starts = gpusorti_shape_of(gpusorti_min(walk->ctx->caps.max_invocations, 256), 1, 0);
    const uint32_t leaves = 1u << plan->leaf_bits;
    const uint64_t workgroups = gpusorti_ceil_div(leaves, starts.workgroup_size - 1);
    gpusorti_shape sort = plan->leaf;
    gpusorti_leaf_args args;
    args.starts = gpusorti_control_word(plan, plan->layout.leaves);
    args.room = gpusorti_shape_tile(&plan->leaf);
    args.tile = gpusorti_span(plan);
    args.portion_tiles = gpusorti_rows(plan);
    if (walk->ctx->forced.reversed_atomics) sort.variant |= GPUSORTI_VARIANT_REVERSED;
    if (plan->leaf_bits > 8) {
        gpusorti_start_step(walk, GPUSORTI_KERNEL_leaf_starts, &starts, workgroups, -1)->push.own.leaf = args;
        gpusorti_visit_step(walk);
    }
    gpusorti_start_step(walk, GPUSORTI_KERNEL_leaf_sort, &sort, leaves, -1)->push.own.leaf = args;
    gpusorti_size_by_gpu(walk, GPUSORTI_SIZE_LEAVES);
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

static void gpusorti_walk_histogram(gpusorti_walk *walk) {
    const gpusorti_plan *plan = walk->plan;
    const gpusorti_tuning *tuning = &walk->ctx->tuning;
    const gpusorti_shape shape = gpusorti_reduce_shape(
        walk->ctx, plan, tuning->histogram[plan->request.key_words - 1], &gpusorti_histogram_demands);
    const uint64_t most = gpusorti_max(tuning->histogram_invocations / shape.workgroup_size, 1),
                   workgroups = gpusorti_lesser(gpusorti_ceil_div(plan->request.count, gpusorti_shape_tile(&shape)), most);
    gpusorti_step *step = gpusorti_start_step(walk, GPUSORTI_KERNEL_histogram, &shape, workgroups, -1);
    gpusorti_histogram_args *args = &step->push.own.histogram;
    args->portion_tiles = gpusorti_rows(plan);
    args->copies = (uint32_t)gpusorti_copies_early(plan);
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
                                               : gpusorti_min(walk->ctx->tuning.stride_groups, GPUSORTI_MOST_STRIDE_GROUPS);
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

/* The tiles as they are given. */
static void gpusorti_start_given_tiles(gpusorti_walk *walk, uint64_t workgroups, uint32_t mode) {
    gpusorti_start_tiles(walk, workgroups, GPUSORTI_SIZE_TILES, mode | GPUSORTI_TILE_ENCODE);
    if (mode & GPUSORTI_TILE_TO_ALT) gpusorti_take_given(walk);
    else if (gpusorti_store_apart(walk)) walk->step.push.own.tiles.mode |= GPUSORTI_TILE_TO_ALT;
}

/* Each merge moves all elements from the caller's arrays to scratch or back. The tiles are stored where the last merge
 * then ends in the caller's arrays. */
static void gpusorti_walk_merges(gpusorti_walk *walk) {
    const gpusorti_plan *plan = walk->plan;
    const gpusorti_shape merge = gpusorti_merge_shape(walk->ctx, plan);
    const uint64_t workgroups = gpusorti_ceil_div(plan->request.count, gpusorti_shape_tile(&merge));
    uint32_t run = plan->run, left = plan->merges;
    gpusorti_start_given_tiles(walk, gpusorti_tiles(plan),
                               left == 0 ? GPUSORTI_TILE_DECODE : left % 2 ? GPUSORTI_TILE_TO_ALT : 0);
    gpusorti_visit_step(walk);
    for (; left > 0; left--, run *= GPUSORTI_MERGE_WAYS) {
        gpusorti_step *step = gpusorti_start_step(walk, GPUSORTI_KERNEL_merge_tiles, &merge, workgroups,
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
    const uint32_t most = gpusorti_min(gpusorti_power_below(walk->ctx->caps.max_invocations), 1024);
    const gpusorti_shape split = gpusorti_shape_of(most, 1, gpusorti_sample_table(walk->ctx, plan));
    const uint64_t samples = plan->request.count / (plan->run / GPUSORTI_RUN_SAMPLES);
    gpusorti_start_given_tiles(walk, gpusorti_ceil_div(plan->request.count, plan->run),
                               GPUSORTI_TILE_TO_ALT | GPUSORTI_TILE_SAMPLES);
    gpusorti_visit_buckets(walk);
    gpusorti_start_step(walk, GPUSORTI_KERNEL_split_runs, &split, gpusorti_ceil_div(samples, 32), -1);
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
    args->offsets = gpusorti_bind_offsets(walk);
    step->push.pass = gpusorti_store_apart(walk);
    args->group = group;
    args->at_once = gpusorti_small_segment(plan);
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

static gpusorti_long_segments_args gpusorti_long_segments_args_of(const gpusorti_walk *walk, const gpusorti_shape *scan) {
    const gpusorti_plan *plan = walk->plan;
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
    args.polls = gpusorti_polls(walk->ctx);
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
    const enum gpusorti_kernel kernel = plan->chained               ? GPUSORTI_KERNEL_segment_pass
                                        : walk->ctx->caps.subgroups ? GPUSORTI_KERNEL_segment_scatter
                                                                    : GPUSORTI_KERNEL_segment_scatter_basic;
    const gpusorti_shape count = gpusorti_shape_of(plan->shape.workgroup_size, plan->shape.items, 0),
                         scan = gpusorti_scan_shape(walk->ctx, plan, 0);
    gpusorti_shape shape = plan->shape;
    gpusorti_long_segments_args args = gpusorti_long_segments_args_of(walk, &scan);
    uint32_t pass;
    if (plan->chained) {
        shape.variant |= GPUSORTI_STALL(walk->ctx->forced.stall);
        gpusorti_visit_long(walk, GPUSORTI_KERNEL_segment_histogram, &count, 0, &args);
        gpusorti_visit_long(walk, GPUSORTI_KERNEL_segment_bases, &scan, 0, &args);
    }
    for (pass = 0; pass < plan->pass_count; pass++) {
        args.flags = gpusorti_pass_flags(plan, pass);
        if (!plan->chained) {
            gpusorti_visit_long(walk, GPUSORTI_KERNEL_segment_count, &count, pass, &args);
            gpusorti_visit_long(walk, GPUSORTI_KERNEL_segment_scan, &scan, pass, &args);
        }
        gpusorti_visit_long(walk, kernel, &shape, pass, &args);
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
/* Elements behind the first k, and outside of all segments, keep their values: each index is its own. */
static void gpusorti_walk_identity(gpusorti_walk *walk) {
    const gpusorti_request *request = &walk->plan->request;
    if (request->wide && !request->packs) gpusorti_walk_rows(walk, GPUSORTI_VARIANT_IDENTITY);
}

static void gpusorti_walk_selected(gpusorti_walk *walk) {
    gpusorti_walk_identity(walk);
    if (walk->plan->unordered)
        gpusorti_walk_any(walk);
    else
        gpusorti_walk_selection(walk);
}
/* ---- >>walk: the steps of a plan, in their order ---- */
static void gpusorti_walk_segments(gpusorti_walk *walk) {
    if (walk->plan->request.segmentation == GPUSORTI_OFFSETS) gpusorti_walk_identity(walk);
    gpusorti_walk_small_segments(walk);
    gpusorti_walk_listed(walk);
    if (gpusorti_selects(walk->plan))
        gpusorti_walk_selection(walk);
    else if (walk->plan->has_long)
        gpusorti_walk_long_segments(walk);
}

/* Visits the steps of a sort in the order of their execution. */
static gpusort_result gpusorti_walk_steps(const gpusort_context *ctx, const gpusorti_plan *plan,
                                          const gpusort_cmd_args *given, gpusorti_visit visit, void *user) {
    gpusort_cmd_args args = *given;
    gpusorti_walk walk;
    if (given->keys_out.buffer) args.keys = given->keys_out;
    if (given->values_out.buffer) args.values = given->values_out;
    memset(&walk, 0, sizeof walk);
    walk.ctx = ctx;
    walk.plan = plan;
    walk.given = given;
    walk.args = &args;
    walk.visit = visit;
    walk.user = user;
    walk.common = gpusorti_common_step(ctx, plan, &args);
    walk.common.given[0] = walk.common.bound[GPUSORTI_BIND_KEYS];
    walk.common.given[1] = walk.common.bound[GPUSORTI_BIND_VALUES];
    if (gpusorti_reads_given(ctx, plan, GPUSORTI_BIND_KEYS) && !plan->unpacked) walk.common.given[0] = given->keys;
    if (gpusorti_reads_given(ctx, plan, GPUSORTI_BIND_VALUES) && gpusorti_reads_values(&plan->request))
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
                         + 1 /* gpusorti_walk_identity() */
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
    result = gpusorti_walk_steps(ctx, plan, args, gpusorti_note_set, sets);
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

/* The buffers of a sort of at least one element. count_buffer and segments are bound from the aligned offset before them.
 * */
static gpusort_result gpusorti_check_buffers(const gpusort_context *ctx, const gpusort_cmd_args *args,
                                             const gpusorti_plan *plan) {
    const gpusorti_request *request = &plan->request;
    const uint32_t bound = plan->mode == GPUSORTI_ADDRESSES ? 1 : (uint32_t)ctx->caps.offset_alignment,
                   of_keys = gpusorti_max(request->stored_bits == 64 ? 8 : 4, bound),
                   of_values = gpusorti_max(request->value_size == 8 ? 8 : 4, bound);
    const uint64_t read = args->flags & GPUSORT_WRITE_INDICES ? 0 : gpusorti_values_in_size(request);
    const gpusorti_place places[] = {
        {"keys", args->keys, gpusorti_keys_size(request), of_keys},
        {"values", args->values, args->values_out.buffer ? read : gpusorti_values_size(request), of_values},
        {"scratch", args->scratch, plan->layout.end, gpusorti_max(GPUSORTI_ALIGNMENT, bound)},
        {"count_buffer", args->count_buffer, request->gpu_count ? 4u : 0u, 4},
        {"segments", args->segments, gpusorti_offsets_size(request), 4},
        {"keys_out", args->keys_out, args->keys_out.buffer ? gpusorti_keys_size(request) : 0, of_keys},
        {"values_out", args->values_out, args->values_out.buffer ? gpusorti_values_out_size(request) : 0, of_values},
    };
    gpusort_result result = GPUSORT_OK;
    const int places_count = (int)(sizeof places / sizeof places[0]);
    int i, j;
    if (args->scratch_size != 0 && args->scratch_size < plan->layout.end)
        return gpusorti_fail(&ctx->host, GPUSORT_ERROR_INVALID_ARGUMENT,
                             "gpusort_cmd_args.scratch_size: %llu bytes, this sort takes %llu",
                             (unsigned long long)args->scratch_size, (unsigned long long)plan->layout.end);
    for (i = 0; i < places_count && result == GPUSORT_OK; i++) result = gpusorti_check_place(ctx, &places[i]);
    for (i = 0; i < places_count && result == GPUSORT_OK; i++)
        for (j = 0; j < i && result == GPUSORT_OK; j++)
            if (places[i].range.buffer == places[j].range.buffer &&
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
        if (!ctx->caps.few_bindings) push.values_alt_base = 0;
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
    result = gpusorti_walk_steps(ctx, plan, args, gpusorti_record_step, &recorder);
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
    gpusort_range *const ranges[] = {&any.keys,     &any.values,   &any.scratch,   &any.count_buffer,
                                     &any.segments, &any.keys_out, &any.values_out};
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

/* Notes the pipelines of a plan. A count on the GPU and arrays for results need all those that others need, and one more. */
static gpusort_result gpusorti_prepare_plan(void *user, const gpusorti_plan *plan) {
    const gpusorti_preparation *preparation = (const gpusorti_preparation *)user;
    const gpusort_cmd_args any = gpusorti_any_buffers(preparation->args);
    gpusorti_plan counted = *plan;
    counted.request.gpu_count = 1;
    return gpusorti_walk_steps(preparation->ctx, &counted, &any, gpusorti_prepare_step, preparation->ctx);
}

typedef struct gpusorti_search {
    const gpusort_context *ctx;
    gpusort_cmd_args args;
} gpusorti_search;

/* Whether the pipelines of a plan are there. */
static gpusort_result gpusorti_find_plan(void *user, const gpusorti_plan *plan) {
    gpusorti_search *search = (gpusorti_search *)user;
    gpusorti_plan counted = *plan;
    counted.request.gpu_count = 1;
    return gpusorti_walk_steps(search->ctx, &counted, &search->args, gpusorti_find_step, &search->ctx);
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

/* Scratch and sets are those of the plan that needs most of them, usage is what any plan needs, also with a count on the
 * GPU. */
static gpusort_result gpusorti_raise_memory(void *user, const gpusorti_plan *plan) {
    gpusorti_measure *measure = (gpusorti_measure *)user;
    gpusort_memory *memory = measure->memory;
    gpusorti_plan counted = *plan;
    gpusort_result result;
    counted.request.gpu_count = 1;
    if (plan->layout.end > memory->size) memory->size = plan->layout.end;
    measure->sets.ctx = measure->ctx;
    measure->sets.count = 0;
    result = gpusorti_walk_steps(measure->ctx, &counted, &measure->args, gpusorti_measure_step, measure);
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

static const char *const gpusorti_buffer_names[GPUSORTI_OWN_BUFFERS] = {"keys",       "values",  "segments", "keys_out",
                                                                 "values_out", "scratch", "staging"};

static gpusort_result gpusorti_check_allocation(const gpusort_context *ctx, int which, uint64_t size) {
    if (ctx->caps.max_allocation == 0 || size <= ctx->caps.max_allocation) return GPUSORT_OK;
    return gpusorti_fail(&ctx->host, GPUSORT_ERROR_OUT_OF_DEVICE_MEMORY,
                         "%s: %llu bytes are over the device's maxMemoryAllocationSize of %llu",
                         gpusorti_buffer_names[which], (unsigned long long)size,
                         (unsigned long long)ctx->caps.max_allocation);
}

/* Memory for the buffer, of a type with the required properties: types that have the wished ones too, where there are any,
 * and behind them the others, if these are wanted. */
static gpusort_result gpusorti_allocate(gpusort_context *ctx, gpusorti_buffer *b, VkMemoryAllocateInfo *info,
                                        uint32_t allowed, VkMemoryPropertyFlags required,
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
                             "no memory type serves a buffer of %llu bytes",
                             (unsigned long long)info->allocationSize);
    for (other = 0; other <= others; other++)
        for (i = 0; i < ctx->memory.memoryTypeCount; i++) {
            if (!((other ? serving & ~best : best) & (1u << i)) ||
                info->allocationSize > ctx->memory.memoryHeaps[ctx->memory.memoryTypes[i].heapIndex].size)
                continue;
            info->memoryTypeIndex = i;
            vr = ctx->vk.AllocateMemory(ctx->device, info, ctx->vk_allocator, &b->memory);
            if (vr != VK_ERROR_OUT_OF_DEVICE_MEMORY) return gpusorti_check(&ctx->host, vr, "vkAllocateMemory");
            gpusorti_log(&ctx->host, GPUSORT_LOG_WARNING, "no %llu bytes of memory type %u",
                         (unsigned long long)info->allocationSize, i);
        }
    return gpusorti_check(&ctx->host, vr, "vkAllocateMemory");
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
    result = gpusorti_allocate(ctx, b, &allocate, requirements.memoryTypeBits,
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
    uint32_t i;
    if (args->segment_count == 0) return GPUSORT_OK;
    gpusorti_refuse(&checks, !args->segments, "segments", 0, "NULL, but there is a segment_count");
    if (checks.result != GPUSORT_OK) return checks.result;
    for (i = 0; i < args->segment_count && args->segments[i] <= args->segments[i + 1]; i++) continue;
    gpusorti_refuse(&checks, i < args->segment_count, "segments", i + 1, "offsets descend at number");
    gpusorti_refuse(&checks, args->segments[i] > args->count, "segments", args->segments[i], "an offset passes count");
    return checks.result;
}

typedef struct gpusorti_array { /* of the caller's */
    char *host;
    uint64_t size;
    int up, down;        /* whether the device reads it, and writes it */
    gpusort_range *range; /* of the device's copy, in gpusorti_call.cmd */
    char *mapped;        /* GPUSORTI_MAPPED: the host's view of the copy */
} gpusorti_array;

typedef struct gpusorti_call { /* of gpusort_sort() */
    gpusort_context *ctx;
    gpusort_cmd_args cmd;
    gpusorti_plan plan;
    gpusorti_array arrays[GPUSORTI_ARRAYS]; /* by GPUSORTI_OWN_* */
    gpusorti_way way;
    uint64_t piece_size; /* GPUSORTI_PAGES and GPUSORTI_RING */
    int refused;         /* pages were not imported, so that another way is to be taken */
    int begun;           /* something was submitted */
    int writing;         /* the caller's arrays may be half written */
    double start, submitted, sort_submitted, sorted; /* when; submitted: the first commands */
    uint64_t stamps[GPUSORTI_STAMPS];
    int timed;     /* by stamps */
    double *spent; /* by merges, where this call is one of gpusorti_merge_first()'s; else NULL */
} gpusorti_call;

typedef struct gpusorti_piece { /* of an array, on its way from or to at in the buffer */
    gpusorti_array *array;
    uint64_t offset, size;
    VkBuffer buffer;
    uint64_t at;
} gpusorti_piece;

/* The arrays of a sort of more than no elements. */
static gpusort_result gpusorti_check_arrays(const gpusorti_call *call) {
    static const char *const overlaps[] = {"overlaps keys", "overlaps values", "overlaps segments", "overlaps keys_out"};
    gpusorti_checks checks = gpusorti_check_members(&call->ctx->host, "gpusort_host_args");
    int a, b;
    for (a = 0; a < GPUSORTI_ARRAYS; a++) {
        const gpusorti_array *array = &call->arrays[a];
        const uintptr_t at = (uintptr_t)array->host;
        gpusorti_refuse(&checks, at == 0 && array->size != 0, gpusorti_buffer_names[a], 0, "NULL");
        gpusorti_refuse(&checks, array->size > UINTPTR_MAX - at, "count", call->cmd.count, "over the end of memory");
        for (b = 0; b < a; b++) {
            const gpusorti_array *other = &call->arrays[b];
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

/* Pieces end where the caller's pages do. */
static uint64_t gpusorti_page_of(const gpusorti_call *call) {
    return call->way == GPUSORTI_PAGES ? call->ctx->caps.import_alignment : 1;
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

static uint64_t gpusorti_piece_size(const gpusorti_call *call) {
    const uint64_t bytes = gpusorti_bytes_of(call), page = gpusorti_page_of(call),
                   most = GPUSORTI_MOST_IMPORTS - (uint32_t)GPUSORTI_ARRAYS - 1;
    uint64_t size = call->ctx->forced.host_piece;
    if (call->way == GPUSORTI_PAGES) {
        if (size == 0) size = gpusorti_greater(bytes / 8, GPUSORTI_LEAST_PIECE_OF_PAGES);
        size = gpusorti_greater(size, gpusorti_ceil_div(bytes, most));
    } else if (size == 0) {
        size = gpusorti_greater(bytes / 16, gpusorti_lesser(bytes, GPUSORTI_LEAST_PIECE));
        if (size > GPUSORTI_MOST_STAGED) size = GPUSORTI_MOST_STAGED;
    }
    return gpusorti_ceil_div(size, page) * page;
}

static uint64_t gpusorti_pieces(const gpusorti_call *call, int which) {
    const gpusorti_array *array = &call->arrays[which];
    if (array->size == 0) return 0;
    return gpusorti_ceil_div((uintptr_t)array->host % gpusorti_page_of(call) + array->size, call->piece_size);
}

static uint64_t gpusorti_all_pieces(const gpusorti_call *call) {
    uint64_t pieces = 0;
    int a;
    for (a = 0; a < GPUSORTI_ARRAYS; a++) pieces += gpusorti_pieces(call, a);
    return pieces;
}

/* Piece i of all, array after array. */
static gpusorti_piece gpusorti_piece_at(gpusorti_call *call, uint64_t i) {
    gpusorti_piece piece;
    uint64_t skew, end;
    int which = 0;
    memset(&piece, 0, sizeof piece);
    for (; i >= gpusorti_pieces(call, which); which++) i -= gpusorti_pieces(call, which);
    piece.array = &call->arrays[which];
    skew = (uintptr_t)piece.array->host % gpusorti_page_of(call);
    end = (i + 1) * call->piece_size - skew;
    piece.offset = i == 0 ? 0 : i * call->piece_size - skew;
    piece.size = (end < piece.array->size ? end : piece.array->size) - piece.offset;
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
    const int own = call->way != GPUSORTI_IN_PLACE;
    gpusort_result result = GPUSORT_OK;
    uint64_t size[GPUSORTI_OWN_BUFFERS];
    int attempt, i;
    for (i = 0; i < GPUSORTI_ARRAYS; i++) size[i] = own ? (call->arrays[i].size + 3) / 4 * 4 : 0;
    size[GPUSORTI_OWN_SCRATCH] = call->plan.layout.end;
    size[GPUSORTI_OWN_STAGING] = call->way == GPUSORTI_RING ? call->piece_size * GPUSORTI_SLOTS : 0;
    for (attempt = 0; attempt < 2; attempt++) {
        const uint32_t survived = ctx->host.survived;
        if (attempt == 0)
            ctx->host.survived |= 1u << -GPUSORT_ERROR_OUT_OF_DEVICE_MEMORY | 1u << -GPUSORT_ERROR_OUT_OF_HOST_MEMORY;
        for (i = 0, result = GPUSORT_OK; i < GPUSORTI_OWN_BUFFERS && result == GPUSORT_OK; i++)
            result = gpusorti_need_buffer(ctx, i, size[i],
                                          i == GPUSORTI_OWN_STAGING ||
                                              (i != GPUSORTI_OWN_SCRATCH && call->way == GPUSORTI_MAPPED),
                                          attempt);
        ctx->host.survived = survived;
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
    call->piece_size = gpusorti_piece_size(call);
    result = gpusorti_need_buffers(call);
    if (result != GPUSORT_OK) return result;
    for (a = 0; a < GPUSORTI_ARRAYS; a++) {
        gpusorti_array *array = &call->arrays[a];
        if (array->size == 0 || call->way == GPUSORTI_IN_PLACE) continue; /* there may be a buffer from an earlier call */
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
    gpusorti_host *host = &call->ctx->host;
    const uint32_t survived = host->survived;
    gpusort_result result = GPUSORT_OK;
    int tries;
    if (!call->begun) call->submitted = gpusorti_now_ms();
    for (tries = GPUSORTI_TRIES; tries > 0; tries--) {
        if (tries > 1) host->survived |= short_of;
        result = gpusorti_try_submit(call, slot, recipe, piece);
        host->survived = survived;
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
    piece->at = (uint64_t)(slot - call->ctx->submissions) * call->piece_size;
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
        if (call->way == GPUSORTI_PAGES) {
            call->refused = !gpusorti_import(ctx, &ctx->imports[i], bytes, piece.size, &piece.at);
            if (call->refused) return GPUSORT_ERROR_UNSUPPORTED;
            piece.buffer = ctx->imports[i].buffer;
        }
        if (!piece.array->up) continue;
        result = gpusorti_take_slot(ctx, &slot);
        if (result != GPUSORT_OK) break;
        if (call->way == GPUSORTI_RING) {
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
    if (call->way == GPUSORTI_PAGES)
        gpusorti_free_buffer(ctx, &ctx->imports[i]);
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
            if (call->way == GPUSORTI_PAGES) {
                piece.at = (uintptr_t)(piece.array->host + piece.offset) % gpusorti_page_of(call);
                piece.buffer = ctx->imports[i].buffer;
            } else
                gpusorti_stage(call, &piece, slot);
            result = gpusorti_submit(call, slot, gpusorti_record_down, &piece);
            if (result == GPUSORT_OK && call->way == GPUSORTI_PAGES) call->writing = 1;
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
        if (call->way == GPUSORTI_IN_PLACE) {
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
    for (a = 0; a < GPUSORTI_ARRAYS && result == GPUSORT_OK && call->way != GPUSORTI_IN_PLACE; a++) {
        const gpusorti_array *array = &call->arrays[a];
        if (array->down) gpusorti_copy_bytes(call->ctx, array->host, array->mapped, array->size);
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
                                         gpusorti_walk_steps(ctx, &call->plan, &call->cmd, gpusorti_prepare_step, ctx));
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
    const uint32_t survived = ctx->host.survived;
    gpusort_result result = GPUSORT_OK;
    int i;
    for (i = 0; i <= LAST; i++) {
        call->way = order[i];
        if ((i == FIRST_RING && !few) || !gpusorti_way_serves(call, call->way)) continue;
        call->refused = call->begun = 0;
        call->sorted = 0;
        if (i < LAST) ctx->host.survived = ~0u;
        result = gpusorti_make_ready(call);
        ctx->host.survived = survived;
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
                        : reads     ? gpusorti_values_in_size(r)
                                    : 0,
                        reads || !all, !values_out, &cmd->values);
    gpusorti_take_array(&arrays[GPUSORTI_OWN_OFFSETS], args->segments, gpusorti_offsets_size(r), 1, 0, &cmd->segments);
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
        gpusorti_walk_steps(ctx, &call->plan, &call->cmd, gpusorti_find_step, &read_only) == GPUSORT_OK)
        return;
    plan = gpusorti_choose(ctx, &request, request.mode);
    if (plan.algorithm != GPUSORTI_TILES_AND_MERGES || !gpusorti_fits_ranges(ctx, &plan)) return;
    if (*spent == 0)
        gpusorti_log(&ctx->host, GPUSORT_LOG_INFO, "%s keys, %u words a value: sorted by merges at first",
                     gpusorti_types[call->cmd.key_type].name, request.value_words);
    call->plan = plan;
    call->spent = spent;
}

/* Where the buffers of the plan do not fit in memory: after merges the usual plan; then one in place, if equal keys cannot
 * be told apart: what replaces a stable sort is as stable. */
static gpusort_result gpusorti_sort_within(gpusorti_call *call) {
    gpusort_context *ctx = call->ctx;
    double *spent = call->spent;
    const int in_place = gpusorti_is_open(&call->plan.request) && gpusorti_keys_alone(&call->plan.request);
    gpusort_result result;
    ctx->host.survived = in_place || spent ? 1u << -GPUSORT_ERROR_OUT_OF_DEVICE_MEMORY : 0;
    result = gpusorti_find_way(call);
    ctx->host.survived = 0;
    if (result == GPUSORT_OK && spent) *spent += gpusorti_sort_ms(call);
    if (result != GPUSORT_ERROR_OUT_OF_DEVICE_MEMORY || !(in_place || spent)) return result;
    call->spent = NULL;
    if (!spent) {
        gpusorti_log(&ctx->host, GPUSORT_LOG_WARNING, "no device memory for a second copy of the keys: sorting in place");
        call->cmd.algorithm = GPUSORT_ODD_EVEN_MERGE;
    }
    result = gpusorti_resolve(ctx, &call->cmd, 1, &call->plan);
    return result == GPUSORT_OK ? gpusorti_sort_within(call) : result;
}
/* ---- >>shaders ---- */
/* ==== GENERATED by tools/embed.sh: SPIR-V of shaders/, do not edit ==== */
/* clang-format off */
/* made by glslang 12.0.0, SPIRV-Tools v2023.1 */
static const gpusorti_line gpusorti_text[] = {
/* begin: begin.comp */
"d~#gt|ud~!!*![d~!!c>Sd~!!!%4d~!!!!!d~!!1oTd~!!!!#d~!!RO26!d~4a;G#d~:WOPRd~-l;S^Vmd~!!9gbVmVod~!!c>Wd~!!!!'6rd~=#0khVm6;6=",
"6Id~!!RO76rd~!!!!3Voe!#d~!!B`O6-d~!!!!(d~!!!!&Vz6.e!&d~!!JWa6/Vmd~!!!!FVme!'Vord~!!!*Kd~!!9h>rd~!!!!$Vz61d~!!!!EVme!&d~!!",
"!!Dd~!!!!%r6;d~!!!!-d~!!!!<r6=rd~!!!!:V}6>g!@6>sV|e!'W$rd~!!!!*sW'rd~!!!!.sV|rd~!!!!2sVvrd~!!!!6sV{rf!Fd~!!!!)rd~!!!!>sW+",
"rd~!!!!Csd~!!!!+rd~!!!!Gsd~!!!!,rd~!!!!KsW(rd~!!!!OsW,rd~!!!!Ssd~!!!!/rd~!!!!WW#re!}6FVos6IW(d~!!!!@r6MV{e!j6Nf!yW#6Ne!66",
"Pf#46Pre!&6Sf#N6Tg!66Ts6Vt6Vt6Xf!K6Yu6Ys6[t6[re!*6]f!K6^u6^s6`t6`f!66at6bu6bs6dt6dre$G6pf#36qrd~!!!!;d~!!1oV6#d~!!9gu6$6#",
"d~!!B_y6%W1rd~!!JW86&6#6%6%W=6'6%d~!!ZGY6(e!*f!#d~!!B`(6)e!)d~!!B`'6*W/6%d~!!B`26%6+d~!!)w1e!&6,d~!!!$,d~!!B`#6-e!'d~!!9g",
"q6.6%d~!!B`%6/6-rWC60W,6/d~!!B`C6061rW>62W1VoWD6263VmWC64W,f!J65Vos66Vmd~!!1oW67e!(68W$d~!!B_{696%W'WC6:VorWJ6:6;VoWC6<Vo",
"6%e!*6=rd~!#F]/6>6%p!#WC6@W26>WJ6@6AW2e!f6BW8r6CW2t6Dd~!!!!ds6EW1d~!!B`96%6Fd~!!!$ne!*6GV|d~!!RO]r6Hd~!!!#L6F6GWJ6<6IVoWL",
"6J6%W$WG6K6J6GWC6LW/6KWH6Mrd~!!9gr6N6MWC6OW,6NWJ6O6PW,r6Qr6JWC6RW/6JWH6S6%WS6T6SWC6UW,6TWJ6U6VW,e!v6WVoWH6Xe!K6Y6Xr6Zr6Yr",
"6Z6[rWH6]e!C6^6]r6_r6^r6_6`e!06as6b6ar6cr6br6c6df!Q6eW(e!&6ff!*6gW/e#@6hW,e!&6iW'e!.6jW+s6kd~b]O5me!*6lW2s6mW+s6nW4s6od~!",
"!!8Qe#ee%Hd~!!RO[69r6p6565d~!!JWN6#6rVm6$d~!!1r)Dgd~!!9j8DgVmd~!!9j<66DgWX!d~!!B`E6%Dg6Id~!!JWY6CDg6A63d}C[!%#d~!!JXi67Dg",
"#66f!:d~!!BbL#re!;#d~!!1r*$e!@d}C]!C6A6ee!9d~!!ROj64r6d63#e!*e!/6fsd~!!ZGDe!R6!d~!!!!I%e!@+r+d~!!ZIxe!-.+#*e!96Bsd}C^!7k!",
"]#r!d~!!JWQ6#Dg6v)W`E!WX%W`f#&d}Cd!%E!'e!qe!F6gsd~!!JXne#%'#d~!!BbHr&j!I`.*m!Ud}Ca!4616W-d~!!9h5!66f#9$g!}d~!!JX<r,-6FW`.",
"WX'd}Ci!%6hE.h!h$*sd}Cf!7%6,e!a$t$!r$e!T63'te!L&'s(r#d~!!JXle##E66il!sW`E:e!4d~!!JXhsE9p#(63sE.ug!6&sg$I6jsd~!!c@%e#u6u66",
"E4$6kW`'e#5d}Ck!7ED65h!Ti!@6lsd}Cl!#6u6GE:#e!=&r&rEJ68|6nu6mEA#6ouW`EQWXEQd~!!)y{d~!!)wle%h6sr6&d~!!9h.e%!d}Co!%e%ld}Cb!%",
"e%1$6+f#j&s#`1'65`3%k%fwd~!!JXCe!H+)d~!!JXFe!',*f%Fd~!!RPwe!*#6566`1&e!<)r)`/66)#(f!]-u368f!,#s65f##6%6tr6'e!|d}C]!<6;65e",
"#@`76=66e!'d~!!JXAe!Y%#e!1f!,`1%#d~!!1r/!f#E6ur6(`5e!#f#Ed}Cp!%&%d}Cq!%'&f!~d}Cr!%i!|f#U#)d~!!RObe$R6s-#g#n6vr6)f!Hd}CJ!L",
"W/h&l`3#6D`2$6El#f`86E(W`%f#m%r%`/#%65$`9.e!5/$g$:65`1$g#Ag#Ff#Kd}Cs!%%e!%#6Hd~!!B`Ae#L6tf!)i&V4u/tj%4d~!!JX>e!@2(f!^j!C6",
"6&u6GtVow`<(6F`,6If!yd}Cw!%-65g#'#rD|#g#OE4ud}Ca!Q6Pe%Ld}C[!J#d}C]!RE<3f$tf&M%`06V63)e#<d}Ca!*E@D|66g!3*r*W`4WX4e'U5D|6Wr",
"D}r2i#'4~3`1E1#i#*#E4d}Cj!7#E.m'x+rh#2EMu`AES3`@e#76[r,j#2`.ELm(2`=ELe&r1h${d}Cd!7'+#%l%7`06`63D|f#WEbE*rf$xEYEbd~!!Ba(62",
"e!Pd~!!ZIKe$['%f&d(g#%)`BEgE/e!=g!JE(g!z.r.W`E#WXE#W`E/WXE/e#}E0E1sE2rE-d~!!JXpe)AELEVm#ZEPse!=ESETEXrERrERW`EUWXEPe&`",
/* begin_address: begin.comp ADDRESS */
"e2Ld~!!ZG7d~!!!%ctVnd~!!!^id~!!k6cd~9@U'.d~9@4/pd~>8sWBd~<QyUvd~=:FF2d~:m['Cd~;(*sJd~!+zA=j2Wd~!!!^j~0V}6xg216xsW+e!'W$f2",
"'6xW'f2!6xV|f1z6xVvf1u6xV{t6xW/t6xW+se!'e21d~!!!![e!'e21d~!!!!`e!'e21WNe!'e21d~!!!!he!'e21d~!!!!le!'d~!!!!0rd~!!!!psd~!!!",
"!1rd~!!!!tsW-rd~!!!!xsVyrd~!!!!|sd~!!!!4rd~!!!##W#e!yl3_}k3Vk2i}o2ap1x}g0@d~!!ROI6wre!(k2%}d~!#o4$6x6Jg!#q!1A06yr6xr6ysi2",
"+6zV|r6{W26Jd~!!9g{6|d~!!!^kg2R}e!46/h2J6}X:~EWI6~sg2)e!U7!X5k29i25}k21g1|g1.X97#X:j2<e!+6NWC7$X:e#O7%rj27e!+6Tf23f#i7&W$",
"e!&7'Vvs7(W-s7)Vyg1rg1ng3Gi1j7*X/w7+X1~9d}CZ!6e've)fe,:7'n1'f*4d}C]!{6A6We)Wd}Cx#%f1W7(sd}Ca!}f(ud~!!ROff-zW$V|e!17)rg-!%",
"g(q-g(ue,U-1.e!97!rp1gd}Ce!#f1eE%xE%th2C`2m1c}g#36zsd}Cx!|e#.#6W0d~!!JWVe17e#-g0Kg##e)R/0e1B1r*e1lE4w-~0l!^63*ve!U)*s+r&`",
"CE@n1sEDs`3ECk#6}63sE7wg!@)uh/2`4e1xE=xEP}7*vEDxEV}7+vEJxE^rE^x`5k1vm#t)s&s`1*e-/(m&&`8.,`9/-g0xl1u(h1y#(e1{`H/e1yX<sf!XD",
"|68`H1e&DX<e1{e!.h1}}g0Yp1{6J7,r6wd}Co!Jg#Id~!!JWj6%f&.d~!!JY%f!'%d~!!JXR6~r$#d}D=!%#Vo`Le%T`L+Vo`=6E*d~!!JY#f36g!S`1#(d~",
"!!JWirDg(q!2WFd}Cu!#h2U}7!~1!e4;h2Yh2Ue2S#%q!2U@d}Cv!%j2S}k0Fq!2QWi)i63sd~!!ZGre$A7,#(68`Gg&.66d}D;!%f%T`BEAD}h2Q+sh!Dd}D",
"C!Je!B/6id}Cx###d}Ca#$td}D;!JsW+`AEHE'g!A2r2f)gE%e(PE&E'e0rE(e1!i#FE%wp2pE9yE<sE6~2EUsf*5EQn2`EQs.x(sn+`7&h#T5f#t`BEiE)rh",
"+f66h'Pg#tk!BE%sf!)%E'o$=EtE4g'VElEtd}Cx!2#d}Cy!%g33`H,j![f;WE!rE+rE*k!`E3f$T`AE~E>`@e$Yj!~W+f39E2W`E>WXE>e$TE@EAsEBrE<d}",
"Cz!7EdEnm$/Ehg3EEkElEprEjrEjrEmrEhs",
/* count: count.comp */
"fDod~!!!(W~;V}75g2*75gDI75u75u75u75u75u75u75u75tW#e!Kq!EHGVz77VoVvn2mlD-nDBkDk}mDB79VoW/nDZmE&7AVorVz7CVoV{Vz7JVoW2r7XVoW",
"$g3zh4%7gfG*7mVoW,h3n}f3ie2Wg3kW@7-r67e3c7.e3SX77/r6Jf3m70f4(716JW@7267e!4d~!!c>j73g4#e!AX7746#f!)d~!#%|K75n3r76r75r76skD",
"{g2}g3Oq!EF7hCegEBo3if4&l3me2>e%(g4,WQ6778d~!!!#s7768g3LoD`6[vjDI6Ut6UeDrj3T6ZfDj6ZeDIe!d79W1g4Qe!d7:r796EoDf6Vf3]7;W-e!:",
"7<s7;d~!!ZGm6%7=d~!!!#r7<6568WQ627>d~!!!#H7966e!57@f#2e!]7AVme!,7Br7A65s7CW1e4}7Dd~!!!#J7C65e!T7Ed~!!!!Be!,7Fd~!!!$37D7Ee",
"!(7Gd~!!!$0657Fe!C7Hs68e$/7IXLe!G7Jf!Q7Kd~!!!#t7Jf!b7Lf!We!(7Mf!<e!I7Nf!Ye!z7Or7Nt7Pd~!!!#w7C6Eg4me!87QXMrf!f7Rs7Qe!(7SXK",
"7R65e#G7Tr7P6k7Se!F7Uh!e7Ve#G65e!y7WW's7XW+g7Hg6Oe!87Yf#^g6Ge!V7Ze!]7XWG7[e!)WC7]V|7[WJ7]7^e7i7_V|6%g6pWJ7_7`re!&7at7bf!W",
"7cd~!!!$vWC7dW/67g7'd~!!JWD6J7e6666d~!!9g~677fe!G7gW+WG7h677gf7)7hWG7i6Je!*7jr7ie!r7ke7D7gk6jiG;7ld~!!!#XgGXe!Q7mVme!A7nX",
"M7mf$97oXO7n66gGan6b}e/_hFCe0r#s${`N7pf!Bd}C_#ohCkjE*fEDfGOfEo(`/6G(#'`C,-d~!!BaUfG{l,!d~!!JY(f>'65f!dh-u(0y#sf/!#d}Cv!#7",
"x`<D}E&`=E*e6j#E(pDj`1(E,h1PE0%#$d~!!k75eC^7yE2+$7oD}d}DC!#7zE+E,7oW`E6WXE6l3Y`-gI2`.pI0hF{f!8g5/`/)&#%g3/6%7pq!4+@7qr7-d",
"}Co!7rk$hf!(d}C_#8f#hh6af!xgAw+`@g!t$fC9-rh$Xd}Cd!J%tW`-eI'g!I1g$:fAF2e!ud}DB!Jf$V2r&f!8d}C_#:f!6fCZD}i!6D}sd}D>!%657=`=e",
"%Vd}DV!%E%f3O79d}DA!%E'7=f!>#s`T&d~!!RQ<6%f597>g!GE*e/wd~!!{)]e2iD}E'25-0#1h#a7rr7.`Kh#`d}C_#@Dgh1fd}C_#Bf!y`L)Vod~!!JY'f",
":o7Gd~!!RO{e!O#e5lg$T`],)#g#:d}C_#Hg!A%re0yd~!!JY$fC37Id}Cx!%#d~!!JY&g!J`^$#d}DZ!J+hD}e!J1#*td}C_#Ktd~!!Bave!a%gJ.`]&/#eK",
"9D~rD|f!:d}C_#Lg!cE&Vmd}DZ!%e!Wd}D[!Je&EVmh!}E)E%vd}C_#MvVmsd~!!RQ;t7O6We!~d}D^!%e!G`a#7T`j(#e!M,rgKz`]-2#g$zd}C_#Ui!M`je",
"!@e!<'i!h(2sW`E8WXE8`]E#E&#(h&D7sr7/e8-o&%d}C_#Vg!Y*r`b#*e%6*u%g#z(`L/Vo`a/7E`b$#`C16Ep'=`LD|f!OD|`3e5sp!8e8fE$``0i'T66t`",
"m*#h=r1.#)e!{E(wf(vE(`/D~e#Q3v7tr70`5g(F7Wf'o&7Xf5ph!87ux6zv`=$g917Xi((7vr71j!Sf!Bh(@e6Ce#d}e#1'th#M6kt`C*6Dp!Bd~!!JXje*g",
".m!Te8u6Ee!S#tgHUg=>e;u're%>,r,e!a,#)`^0e#&E$~1E(}d}Da!7E+n!qE/~5`^+#d}D_!J#d}DV!J4h$+677wr72`K`Kn&.d}C_#Yi(Pf!%e;B#d}DU!",
"7m,Ie=j'wg!C2Vmf!%e!Ch%le,Vf(lg(M`Df)Ie;e3r1`LD}Vme!%h!BD|e(F`Df(O5h<n7xg.'e9Vi;Z%u7ZmAvd}C]#_7^pQb`3nBpWh7`e;#7ae!%7be*Y",
"#r#d~!!Bb168687cg=87yr73f=_`Zh=<d}CJ#jW/e!z`a'68f--`a)6Gf!(`-eDVe&>d}Ce!%7te!%7u$d}Cv!J7vh+~g$zd}Cu!J7q-66d}Ce!J7rh,Ih))#",
"&7ehD:`D7f)s`]7e,e#S`/E(.e@(e$#E)e#_f!W$rf%ni;k$u7g~/#E/`=E61f$Pd}C]#dE4gM9d}C[!7#l&)`1D~*e#1E6#p#.`AE;4j<ne$N34e:75r0g!~",
"Wd67E)E*f#dWd6JE(E)3e!|e#/5r%r$t'x`{EG'`|o&9f.:#uEFu`AEM.e.Vf$<Wh$!g#/`AEP1e!1d}DC!%7s#EJEIe%]#d~!!ZImhS0hDTEYh#zD~sEAfB2",
"EX`@,`g#EKd}D^!JEFe!yEJz`1)65e16Eii=N.sm!:.re$4Edg#)`r#E_`@E$e!'Ead}Cu!77w%#h'DEYs*g<v`DEZE-#,`]EXE.4-fV:E:e$:E;E[E/#E$sE",
"9EXE/!E$e$VE7E8sE<rE5rESrES`=EuEXe#+7kWYE]e#!!h)[E_f#&E]7kW`E`WXE`eXWE[Ey$f%,EcrEYg#BEyh(`EbroH{d~!!ZIte$97`s&g.z`LEgVoo!",
"<d}Dd!%7af!:kWBEoud~!!JYF7b7&e$eg('W`/WX/k(+7zr74f(*g(}}mCXe%C(g,Q7'f,q,1e-*f%94f3GfVE(`.)66oX$gE$66i*=1sl!<g(qf237Z`17lf",
"!_E&ud}Dc!%f&4D~hT*E&rE&sE'E(e){E)rE$rE+rd~!!JXee-$E.m'+`,7`e$:pY]6We!4a#$e!_h+G`,7af!@}7&e!4m!@7b~07Wa#g'Mg&~f3pD}e$d",
/* count_address: count.comp ADDRESS */
"fRyd~!!!);~H7{u7{u7{u7{u7{u7{u7{u7{u7{u7{u7{u7{u7{u7{u7{tW#7{mA{}pAs7}VoW(nAwhAFoA_q!A=SoS'fAHq!ADKd~!#NT@7{hS@nAI7|r7{r7",
"|wg;dkAIgSrq!SL@gATjSPkAX}pSFgARg<knAih@X7}fBV7~WPe<m8!r7}7~u8!rlSF}fA`jA[pSPq!AZe~}g@!gAZg@Gq!AZce!h8#V{q!A_DgfhgV,gAZgB",
"~gVIoA_8$tgVUpA_}fU<nA_}d}C_$$vlT,fSsgLle-*gLKg;2eAhfg)`C/0n2'`anAd3}E+vE#E)rE-tE+~0E/vE3td}DW!#7yE5+$8$fAbE.E/8$rE9rE9|7",
"'~1pUlg#]hT+,fe%iAkq!StH`LeSr``&%d}D@!~$pSn`bkSl`^(mB<}W_'g#LfNziB4fQXnB3jB^iE3fO=(3rke:`]s)$eOK`:7o66D|`R$eAygR$f9,,d~!!",
"JXde0S7:E#wo!]4E(68|5$`GuE+`Hsh&9gBPE,r-jBuE1uj!^h#W`bE87=e!f$#s(r&g!3iA|%*#)e!knFu`bEB7=h&466t`H(i!~`T5d}DX!%jCUEFrEFd~!",
"!k9;sE2E:E%e2;,nCSd}CJ!RW/e3H$gCX{d}C]!*(f%}fBXi7NkCPa*-f!8eBTd}D]!2gCP`mhCN`@4e7A$Wh5!g=ojCN`@D~`qe4<E!!g#OnCLa*E%66n!uk",
"CHa*eeZg!ud}D`!2nCH`,)`jf!v*y`ng!IE5tfCFj!`gH-`@E8q!C<~#_6j~66l~:6ju6l~V`pq!C:~%Ne*<jC<(v*w8#~/2~9Wh47elC@`/E'te$#E(q!C:G",
"E-rE5vE2~5E4~0E9~8e<xfC:goz$hC3&yED~0,wECvEJ~/EMwEGEFta$kC1EWyE@tEUuEH`@E[`~f+~E]!`tEHmB{*fC6Ehw/}/tEbwE]rE%fC;lC6EWtgp/`",
"DEXf.Wg2|e$1E:mC*E;sgp$`=EsEWgC*EYyE[tE[sE]rE]sEZEwtfC5EXg#5Ewua*Ev66h3Ym@e'a#fC,h1*a*E}65h!>}7awh#xEppC0f)!3q!C0Ol6G6nf,",
"l/4hC7D}e196Wfg_+s`.,66oiCnC94|f(nmC9E)`HD}wE$ufC0E)e%*E*E+6Ff3%E'`3E.66d}Df!7E1nC7zpk#kC>hy<mC>p!GgCFm!G7b~6jCMg5]g#Ne%#",
/* scan: scan.comp */
"fc$d~!!!'Rq#'qYq!cBVpC0kBagC8gBegBagBiq!so>pBXWB8%e!/eBud~!!s/-8&6#eBPgBChs{WB8'6%6*q#'%QgAekbV}gC'gB^nBUpb*h>shA&gB[o_Vg",
"Bdg@Xg>ygAyg>Ngs)it>7}f=x8(eBjf=x8)XG8(rgsRg@[g@.WG8*e!'f@C8*yg@2p_+sg@1g_Ci@ug>vgA4g@igE$h@L8+6%u8+e!E8,XK6F65i@Jf>~}gQb",
"d}CJ!*rj@%7p`3$e))7o#pIRh)}p3ie0[`w8-%h__66($'h`8d~!!{'Ve^m8.&7fer%eAlg]!2`CD}7Zn.~`t7oj!-p`De8Pg@Dg)H`D+f4vfPX-`D0e_x+m/",
"YE2sna<}mLZg6Yh-:j,]e=&f0Y'E!uEI`t+a-$fuT(t(!r(`11(i#Bq#(%%!ith.r%`30j$Kj_b4h1tE#EVi!Op5{e4%!g,Kg-}`.D~m!Ya$7`f,egO_g!;e,",
"2iN}EbE2th#[(+g25.uE:mw+`<E57geB]#jq#g!D)l2Wj11,'`2eS8m3OE%1e-y-lco&g&6gtY'a*F)1e3Th$C45!g/fe!+126Wf6b/WhF)5`w8/F+`1E,$e8",
"0E!i/i5g#0D~~1E.tEdm2OE=e$&#,iP~0g/Ra*F@.g#%12s0r0s./s3r,e0I8,g!9EAEB!g$eW`E@WXE@e!/E=E>e27ECrE;W`FAWXFAkw*q#)~D`8+)`9,*g",
"'8q#)xBq!eCoq!aA~$0hTB#gT*ffVj$@8-r8%f=7j:2g'K's`-eGDf~,&t(xe;:)s*e8h1$n6Dg>Y/`m3h6Ce7323*!$f~+1g~4e'N4r+Wt3f'/8.r8&f<:iz",
"8g'%}g#/f>}+``6ke,t2i'#3td~!!Ba{ff%`ff,a`8#5`9$D|m'E`Ve)<q!'f/'E&r(E'~065tk7O-si$7't&x`bE(*f.)f/'e$)-g%neL5d}Dn!2e#5j.<d~",
"!!JXceI=ECe/C&r`3EBe/[$eI!&68e#!$7;r`m$f]7a-'#e#.6Ge!.&e$oEJrmB-E(ENf>E``#6me&lh+Ve=6f!~EEl%1`:E!6me!U6EeFp1i'82.#&g*``/+",
"0#e.=7;EZ`<6GE:`1f#.E265&f&K$g)b%65i+8e$;eal`1EeE2e/6EFf!2%g!<6DEff,e`:E<66ETe}Xf&:EI{W`EIi=VEkhNpEbud}Do!7EviBhEpt`3Efo&",
"*f#['e%=hJL68tf$toCUe#;m!z#s`D%&8)#g/Q`D*f=Wf#Q6zs,g!E$m+263e1om)`e#d6he!/EgrEge'_EhEi6Ffy~Ecg+r8/r8'd}Co!*g;w`,%e-;f$QhC",
"3h&VeFvg<&6F{epn(m%l0f-lh0z|h0YD|`1f@JD}e;.D~eC,h.(g%dWsf.M68f.De.XE!f)|",
/* scan_address: scan.comp ADDRESS */
"f[`d~!!!'v~S~}p:Q~}n[3}q#/MMo:rhvKq!:bPoX^g:bg9bq!:fNq!:bJg;of:fgXJi:fgX@g:jgY6gXmg:ngXyq!:nepAzgSBq!:w@hYQd}Dm!#l:u5r5rE",
"#~6mYZ}i.dgNu`D./#,g*#`D3E0#.m,)E8snZ]}nEBfEhn:~}EO~0j#M`14+eVli#Kg2.!q#B2'1r(`33n;*tD}uk!XE)Ecyg5Tg;'e,8*r)f;3g=$h;3E'~/",
"E*{iGyEnE8j;3}EA|E;~FEPvo#dE(4e-_0n^D)h^H#+66*a*F84j;<D}D~!gPsg;F6Wfm#2WhF8D~e;<F:rE/tE%wD~uE$~1E1tEmzk#9EDE8s/sgJ-3i^!a*",
"FR1k<I}j;FEGEHvgYge!/EDEE7kf27EBW`FSWXFSq#3NGo)(q#3R/p;Oq#3N6q!`4xq!Ya~$0nMgg$if''7&g!*q!;h@6g|~}f#/k;h}a/q!;fn6g~Ma0n;d}",
"~}k,o`:E5e$%f.T'i)}ecD`H&g+b66g*ce;oEhE5sEI`H*si!A6DEif-=`:E@66EWh;qEL|ELwEnvEevEywEsuEi~j`HE0sX<se#Sp;s`HE4sg(Yp;uq#6k%q",
"#6t%e1CEmrEfq!;u~#=",
/* scatter: scatter.comp */
"fU*d~!!!.Yg;ud~!!!!aVnd~!!!!cVnWNlU0d~!!{'+w8Z8d8h8rjU37gq#89~#~8<rW4r8>f!h8@u8@s8At8Are#Y8Bf!68Cu8Cq#[-*q#[B.8Ft8Ff!K8Gf",
"!68Hu8Hs8Jt8Je!Khwt}8XVoe!K8ZW(Wch=d8[re$A8drW5W#8he!-8hW(d~!!!!LW#Dge!)8rrd~!!!SWg>%q#9IAX7806#e!'e=qpx-g>!WL816%V|WB828",
"1e!.83r81k>!W@84f=oX785g=uh>`g;-hs=6Lsh;57jsW@866#6L7jX7876#f!pW@88q#M8%89gxk67WA8:f>qe!#XE8;h!06%q#:@~$C8<t8=r8<68WH8>e#",
"&8@8>r6cr8@r6c8Arg>SWH8Be!48C8Br8Dr8Cr8D6dq#^o)8Et8E8Fe!08Gs8H8Gr8Ir8Hr8I8Jre!f8Ktfw}q!y[~#F8Lsf#M8Mh!.8Nh!q8Ou678Ph!48Qv",
"8Rh#&8Sv8Tr8Sq#;n4WC8UV{e&K8U8VV{e!&8Wre!68XfD%8YXO8X66eCb8ZrgC<e!&8[f$B8]d~!!!#N6F8[e!:8^u8U8_V{e!,8`v8af!W8bf!&8cs6<8df",
"![8ete#l8fr8e8]6FWG8ge!*fCu8gye!D8hre!L8if!_8jXGsd~!!9g}678kg}pgD-e!38le!Yf#_8md~!!!#{8[6Ee!(8nd~!!!#p8l8me#58oXK6Es6%8pd",
"~!!!$.6k8oWC8qVo81WJ8q8rVogEQiD<e!(8sXJ7Z65WG8te!)WC8uV|8tWJ8ueD:iD$e!`8vd~!!!#u778<e#F8wr8ve!)e!58xr7k8we!(8yr8]7Ze!;8zr",
"8x8ye!.8{te!B8|r8z8x8{WG8}e!*WC8~V|8}WJ8~e|NgF#fF/f#%9!eF'6mgEW9!re!.9#tg{p9#f!.9$g!i6%9%e#=6Fe!(9&XK9%fE99'Xw9&e$N9(e!)W",
"C9)W/9(WC9*V{7iWJ9*9+f}&9,6k6kWC9-V{6JWC9.V{8+WJ9.9/V{h}i90t90e}Te!o91r8<f$R92e!(f%293r927ge$.94e!*WC95V{94WJ9596V{gGjgHT",
"kGQ97XOrf#@98e!.68gG^98t6Gf!g99tjFU}`vfFWq#@(An_X`C()o}+|D~}E$u`,8ii8[(sppci]z)E&hicE'i!|`u7b.e4MfA9-.e4k/r*`<E+E1eo0f}hE",
"3~0E7vE;t`aE.68q#3z+e4B8VfpceZo8Wg#dd}C_%7g#bE87;y973s`t8)m#|E>6E`3x8),sh#kE'vE#mpo`=E')f=QemJ`aELgqj`46u.&E*$d}C[#i9+WhE",
"d!`M9LEfEed}C[$+EfWh9/eHpE/`aEU6mg!>9O/&$g;Zd}C_%9f##a&7yE$3E7E,E$g#$o$j}WhEu&`w9HEwe$[)fAZ#&ep9fGm*+s,r'h6GE+rE+`2E*engE",
"/yE1tE4rq#N*%e=mE3EJgngE5rE0W`E}WXE}q#C'~$8a(q#C%+d}DY!Jq#C#+hp980e#]q#C%+p#We(.*f%{#f#Xfu/+h}!)rhxA.g!FeDwVmf#WfcPh$!`L1",
"Vmf#43e!0h$&g:AWmf$a9:~0d}C_$=|iM-fXh`>8Ae#ne$_g##`>6d630e!,gJ8e$i+#*f!j.hfUn!QD~`08Ff$@h!Q`08JrE$`,v`/uf$Mq#UW%`]/E!#.h$",
"I9;{d}C_$Kzp#@gc(-gASf#A/e!-.gC$f()*h&&n!N5`L5Vmf#@f=Zh#Afzdf#DE!e!0h#EgKxWmq#F_-`s~.q#E]%q#FZ7q#%*)q#FV9`qq#FTVa,q#FRe6J",
"9<k$6d}C_$Lwd}C_$Mg#U)v*'sf!4d}C_$Nh!ki$I'w(+vd}C_$O~.d}D_!%k$K,#l#NfO1D}f!Ld}C_$PuE'i#RE)wE*E&h!gd}C_$Qvg$Sm#m-h!<d}C_$R",
"m$S8Tta>k$U)t-rgT6`].3sq#=+%`]E$ez%.q!gL~$*jLJ`,8V`,8WeL'&j!R9=e.Ch$7d}C_$Yj#O`,8Ze)E8]f#5`8e!(hWu65f-nh!L9>xd}C_$^t`,8_e",
",_g!(`N9=`8$#h!J&y9@xd}C_$`j!tg!HeL%hGdfM`#&h!H8/h#m`,8a`,8be#lg/S`,8ck$*9Ae!cgN5}`,8de1^#s't's'eG.'sg1Qf1V'e|)f&]$Wt+q#&",
"b*8dWh8_q#yI$Kl8hWh8cKlWh8b8[e#Ee/:8[h#$Wh8ig&bd}C_$jtd~!!JZZ81Dg6i8kd~!!RRn6%e!'6r#e!H!d}D~!%6iVm$e!L!e!GlZf#g#}e#bfHki.",
"jiH28c`N9Ah!jlH/e3Fe!6e%pf0@7gWh8a!g2N9Bh$Ad~!!RRuf!}Vo$e!=e!ee%Vfo(n|p8dfI1i0*e2P*t9Ch!S`w9BhXSf#%#eVri%U819Dr82o(ad}C_$",
"nth%#8pwgW-7XukPw'eP.g3hd}D}$16ie0m#rg#8%k(Ua>&h7('tXVfQ7!oQ5-d~!!ZH,e$w4f]}g+.aIe%#g#)d}Cd$1$E#uE&|&!r&`bE.&fOoi#)`=ei2d",
"}E#$1#f!#d}DZ$1%#XV81./f&:+,s0r)g5SaJ3E(0*h'!9Er83d}Co$1h$/aHg2L'r`78rf4ve)hgP`h*haGe&4-h16$si!U9F~0f!MhLNf&X*h(d$x6#9Gg'",
"EXb6i6i7cg&,9HiMT$`1e#j`u7`f2:`,(h!)`=&i(P9Ir84g,@d}Ce$19D$`w9Ee9f9F$e:)e(A7a#s`X9GfY,mtl'*Wh(!g.pe!:`1)-h!^9Jr85hT9e)G7Z",
"f8Gh!XWh#'e!di!|9Kh&uq#5Z'j]w%u(u8]tW$i%MXCe)I9J%.(e%7$%s)r!g3$i!R,u/yVm|D||4r4e-;+)f#<m[Iq#</%m#=g:H8]tW$w`<'f#x/tg4#1j:",
"H6Wuf=--i!W/yVm|E#xE%}q#+$%g]i9Lr86d}Co!Ld}Co#jsd}CJ%)W/k;e&u9${e!aq#02.h)z9>fcBi#8'se->hXk%x`N9@`3*k*hq#/53i!x`AE+'e7iee",
"]#d}Cu!%9Ie@}a*E.+f,!l#ag0Cg#+geae!7D|D}rf512e#ee#89'mdK66v9'ob:t7Zz`w9K'q$!D,e#Fa*E@gAHkz@}`w9C3i$d/g!{2~1E(ul$8e)$&f8Je",
"U''/q#-E&ER-g!v01s/r/gBJ6Wf<O+e#tf.Nn!V7Zs7kkdvjdGh${|Ecw`1EX#h&aa*Eh-g&f%v./g+t+q#.$)9Mr87e:Bf()f5;h&OfZ968m*67k+q#@j$e!",
":k/cg9a9Nr88g(Ze!7eA~g!Ol%4f!Oh#4q#740q#s')89s`Z`Zsq#4,7eeJ(e%(.m!o3'`y7q2q#3{-9,%d}C]%-9+0sh5Hi.t1r,h='i'p}p!yE)l$8e!e,q",
"#3o-g7]h%vgFAg/pg${9Or8:e#op#pp%kd}C]$U9/f3ge!l)s`Y9M%#77l(dm&A)q#6P3e&wf3#`y9Ne!Re&HfG^h+&'f'Tf.Vh2ed}C_%1f!IaT965e$Ih<U",
"`2.E0a-#E.pk!E2u`z9<4q#CQ.`Y7zE8/h`cq#Rg)6Wuq#90+8;g&$`5q!&%<`C#/m+B)r#e$H,sq#9=)glfgAJ&re0,E#-`y9:E!mDze$g+#8<q$),.m$k4~",
"7fJ,E0moEE2e$Z/`,f$~)8<`Y9;&$lCthj)g]5e$,",
/* scatter_address: scatter.comp ADDRESS */
"fw(d~!!!/3l]2jw.}k]=}q#Ss~#Zf[wq![%Tq#T,Bq!['~#Cq#U#Kq#T|~$)gXDm[=pZ^~}~}o|5q!Z^=~}q!ZYLq!ZUyoZQ8$|97~~#06fq$0%&g~~gb^kZY",
"9P~]6f~5k~<}`C+,nZc}E$}E'~@6nuE)vE*`HE'i!~gZe}E.E4rE8tE6~0E:vE>|8#~2d}C_%P~/9P~mEgtEiEhrEi~_ExtEz~bF#rF#q#]*~$Td}Di!7q#](",
"~#bd}Dj!Jq#]&*p]VW_&q!$n<j]wl$5)p$n*{fy7D|e$ogIOl!O1E$o$c2wE'fVue,0eZ`hyUgF@h^){p&J7Wy6W|g^Jq!&JPm#ZE%~4E(n&=q#M{%eXp5#,m",
"^Dp%6p#Z}a9j%6~{q#ao2`s~u~}i^Yn$,p^_`@(f#M)vj^_a*,o$>k^Za*1m$>a>k$AE!uE#s-r-n^]a*E&o#Nk^Xa*E+o$Ek^Ta*E0i$Ep^V`,*g$G+h!|g`",
"k`@E:q#+>~$*q!^O~$WLZtLZ~8fZLaGq!^Kyd}E!!%q!^I~#qaKq!^G~%Ta%~~#<a3~~/2",
/* scatter_basic: scatter.comp BASIC */
"sVkd~!!!,Sq#n`5q#:N~%2q$3C(q#:3^k_!q#9t~(-g^sq#[P$h_2q$547e!*k]jWG9Qe!)f]|9Qse]<q$j&%e!89RXJ7;7Xg^mq$58%hcHWG9S6J6Ff]a9Ss",
"7be!a9Tr6Jq#[%'q#_<%e!,9Ur7krj^Q}WG9Ve!)f]19Vs9Wri]W8a~1f`Q7]9Xl]O}8gv8gs8cq#7~&gajgf=q#^X-7oi]O}h_Eq#8-~#;8_~M9X~l`W~/7o",
"~k8au6sv8b~D8_~;9Bs9X~~/Yq$:Y)fWJWmlXQ`<$6Fe05k!t9BjRDeV2gRA'xjP)iNga)e4Of!$jN9hCjm0heDv'`A/(hJw``#7(e!0,`m$fJ})f*6lGwk1G",
"-~0e#2gOHe#@(hON'(s)r$h!N7;&u9Rti3:hXRWhE+7elFBp#KgYd7ge+f)iL<E6,hN4e&85e'F6i`bf%j$65e!B7;e%v#eNO&kLWlF/`@ECe!ad}C]%T7bf,",
"llMDe+.D}fNT65E#u6FtlZ8eGJ(wh]me&h-f![h1E&h1I#(7eh3HWi6JfXFj!y4v3r3q#`,&f-1/`@E[d}Cw!JD}#e!>8,`@gY-e#i6+r$7(`1fmhe*_f!.f2",
"k``(7(``e!4`m(q$%I%d}Ci!J0e!fEkjL+E*sp$`a*Eq'g$OEXte!%g$L`beXxa*Eyh$d&f!n`,-iNNf)Uee1`1vq%.>+EdrEde!/EeEfe#WEgrEbmHzEdl#)",
"lJ)h%b`be'/`,%f!wa*F0.gO])q#dU-q$|C$k!Ge5P.g$t`D+3#(nQ42s5u`3D|9Un![eJ[n![E$w.|`1E+65e'rE)s#hgrE0e6fe#yE1E2e$)E3rE.m#yE0t",
"p%#FSte#~)s$h(})*s+r&m!T(vp)_i(0Fe*o!ThRB|9W~89W~59W~49W#~}8a~c8a~e8bu8a~Q8_|9X~78c~~#J8b~y8_~38c~A",
/* scatter_basic_address: scatter.comp BASIC ADDRESS */
"sW{d~!!!-2q$(mAq#0^q~}pQ4q#0CZpQ6q#0&~'dq!Pmnq!PiB~}q#.8:8$q!Pi]q#.<}8_~O9X~la%~/8$~k8au6suq!Pt_ExtEzsq#.<~2Dq!S_lg!&pL$p",
"Sa0}~}E,~GE7~:EA~4ED~~#6E]tWhE^!gSdg!*a*E_f)@gRn%fQ!f5&a*Eef*LgSm&s*v)u`@Eoa]f)REpjMXE.tpPnEvhSoE]~.E~~HEhrEhsEiEjsEkrEf{",
"Eh~BF4~~#hFW~ZFj~~)I",
/* segment_scatter: scatter.comp SEGMENTS */
"sVkd~!!!/.q$@gIq#&DW6.~86S~LV}9_gT29_sf!,q#(X%9_u9_u9_u9_u9_u9_u9_te!'q%zf%9_u9_u9_te!'X/eUGW#e!eq#'666]~46a~DgUYhV!8Gq#)",
"g8q#e$Dq#'oUq#dc&gSed~!!c>g9Y6%f!(f!79Z9Ye!&9[6%9YW@9]rf!+9^67q#eA2q#e3gpU7}gV!q#'aAq$wx*q#'i46.t6.yq#(j%q#'m06St6SygX@q#",
"'qWXh9_hX,nX69`r9_r9`sgQ-gX2q#(106]t6]z6at6a{~}gY;q#(5~#8gYpq%pB'9aeSt6GgYp9arlZ~8Gu8Gq#-F+6eW(gV|q#&I%gZ6gT`g[eiVtq#f9i~",
"}q#e~Y8ut8u7`~`q#gS,8~sq#fq%q#f3fq#f#:q!Xb;lX`eXJ`C&$m4Q*gWxd}Ce%Y9b,d}D=!~$eRy#s&V|eqWVvq#E3).spC,aR9d0(q#bV$fAae3`()6Ff",
"!`%q&'Y$g@=gWWq#da)'{.sq#)c'8/v9Bu`a0iV{E)E(1s9+rE;s9LE=E<rE=r9/sD|rE!uoWzE'{E&seW8eCZ*$jW8aR9IE<E=eW<E>E=E/E*h;HW`ENWXEN",
"hV;q#'_~.-q#W*(jYz`=(q#Q@-)$kc3q%&Z&6eq#4b66lx66x9Y9br9Zh#46gt6G&f#Kf!HgFceNIi!+d}DB!~&e!.)68j!7,6iw`=4&ihUfcb1e!%2/e$J$g",
"fv'd~!!k7M9YDg+1.*&kTw9[d}Co%YjeAe2>W$q$td%%i!;9cr9]rf#=d~!!ROzq&3.$eD7h!n`8s`9&mjXfT2-`<-$q#%N%0W'k%)9di!YaR9c%$h#Of!H(j",
"#X&#d}E*!%,eA9j!L679er9^hUr7Xh%V`Cg#<lV+d}Ce!79e$p%%eiq(lc=iV@m!J}7u~09Cq#d[~#P9Ev~}LJtLJ~~#29F~O9Hw9F~~$@9K~S9f~X9gq#d;+",
"9Ks9fv7`~V7`~/9h~~#h7`~U7`~_7`~{9Cs9g~y9h~K9H~N7a~T7a~J9Cv7`~M7`~87`~57`~47`~Z9E~w9E~~#W9C{7a~~#F9E~~#e",
/* segment_scatter_address: scatter.comp SEGMENTS ADDRESS */
"sW{d~!!!/gq$BaTq&Xf*9iu9isW+e!'q#3-%9iu9iu9iu9iu9iu9iu9iu9iu9iu9iu9iu9ite!'q&HV%9iu9iu9ite!'d~!!!!5rd~!!!#'W#e!~q#3):6.~@",
"h^#6S~/q$Bzfq!]~~#uf[qq#3:*d~!#w,49iq#4W)p[H9jr9ir9jsi^+7&W$q#4P%g^3q#3fgi^gq#3f%q#5(%q#3jCg[<q#3n~$;g`-q#3r)o]H8$tg]aq#8",
"N-6Su6Suq&^7+7+X1g]Gq!]C~$^97|9P~~#Aq#7r%k]G9ktge6q!]K~#G7(|d}C_%k~/9kv8#~6~}q#3,~0lm`,a%~<q%J*-6euj`5z`H)sg!:m`7}6fym!j&",
"rq%F:*h+Ug`C,r`H*sh!;/6ir-w`=D}f`G7+~4d}E)%Yj`E}6n~8abh`C7+~Ml$`e`J('q%Th)e!Q+`H'i!-g`N/~66l~~%SM:tM:~~(>a3~~#<aV~~/2",
/* segment_scatter_basic: scatter.comp SEGMENTS BASIC */
"sVkd~!!!-*q$Dh5q#>O~%Pq#rs(q#>4|q#=z~(jq#t0-q#ss,7]sg`~g^#ga%h^W8usg_pq#t.%q#t*~#/8u~Bq#sw.gaSq!_hv8_~<9Xq#<3<a%~/8$~C8au",
"6sv8b~~0ak[l}7'~9q#</~$8q#rN09E}q$FnL9Ex9Cv9Ev7^~N7a~l7^~~$x7^~c9Es7^~E7^~Y7^~A7a~W9Ef'aq#q~J9Efc0q$Fn~#e9E~w9E~~#W9C~~#Q",
"9E~~#e",
/* segment_scatter_basic_address: scatter.comp SEGMENTS BASIC ADDRESS */
"td~!!!-g~Aq#4k~$3oS6q#4P}q#48~(.q!R_~$497tgXaq!Rc~#K7(|a3~/97v8#~Iq#2K~6Oq!Uj=q$HyN9EtoUl~}E,~Cq$Hy~%)7^~YpUz}F4~~#hFW~ZF",
"j~~)I",
/* histogram: histogram.comp */
"sVkd~!!!6~q'<iZ:!u:!u:!u:!u:!u:!u:!u:!u:!u:!te!'q#*>%:!u:!u:!u:!te!'X1fV<:!W-t:!Vyt:!X5sW#e!yq%NU~$-fX$q$|G-q'&b;q#+]5q'`",
"{7gW'q'&v+WB9lfVs9m6#f!P9ne!>d~!!JW59o6Jf!C9p9oe!d9qrf!-q(4e%X79rf#$e!(9srf!jd~!!ROF9tg!WWA9u9tf!weXO9v9t6J9tW@9wf!:WI9xe",
"W@X79y9xe!7e#'9ze!0e!'9{f##kWf9|f!Uf##9}e!JgXHX79~f!=9xgWOq'A]UX8:!xpWz:#r:!r:#q'AfDiX%q%OS~%{q%Lq':$s7;u:$q(%G::%tg]igX)",
"q${C)q'Ej9e!.:&d~!!!%Zq'+<*9*fW#9*eXkgXse!M:'h#k:(f!(e$':)r:(hW#:)fWG8gseY-e!;:*h!B:+h!(:,te!]q#l3%:-h!2:.h!X:/r:.t8}e!*f",
"WY8}s8af!B:0v:1h!(:2tgZ7q#l9&7_iYdq'eM(f#{:3d~!!!']e!E:4d~!!!#y6F:3e!k:5r:4e!)e$+:6XK:5rq'-U$e!+:7tgYrq'er$f!O9Wf!&eXxq&/",
"w):8WR6m7Ze!>:9XJq(;r&6%::W2e!h:;r7Zf(M:<r:;e!)e!B:=Xw7Z:<e!(:>XJ7C7Xq#kf%:>t:@s7Xq#ld%:@rf[78yw:Arq(<8':BW7e!<:Cr687Xq&k",
"%':Dd~IdN>hgc=e!4:Ef#Gq#m-$f!Uq#lZ$h!(:FXw9$f##:Gh!.:Hr:G:<WG9(e!)f[o9(s:If$5:Jd~CiVZ6e!8:KXK7Xf#|:Ld~!!)w2e#W:Mh$c7!X5e!",
"6:NXw:56Ee!(:Of!Ye$-:Pf$1:Qri^77'Vvi]ng]>f'=:Rf!Tq#o8$j[G6%:Sh&}:Tr:Sf!.:UXKe%rq'0E%WC:VV|67WJ:V:Wf#3:XX.WG94e$Yfdc94e!A:",
"Yf$Yq%$B'7*X/g_fg_.m[Hd~!!9gT6JDgq'h70q(7f.`x7v`p+mIce9~7fq'XX$%lB$$th~Oq#G<-fzwg!37Cq'Rd'2s`8E&7k`9E'7kq%$j-eC/gO'j5z'7k",
"`=eWYq%!1&`M:i&$g!|d}DC%x:hE6E/E%d}D=!7e=7ageI-q'YX&$.q'zv%1tD|3uE!s(n!bEFw`X9G`=E*,`p#EEm;y1EIk8xWd6%0!$E/e7&1{`<4e!^ETk",
"#@%#g=-e723EGX^6JE$E%#e]jD}5E@E-`tE+l!Pd}Cl!7:mE%E#E`EXh!n67E.E/0#e#pE-rE-f@tE'`I:nE.ac:oE^`tn_gEis`Y:sEiENE=fC&Ekq'GGwq%",
"RW~,]6J:Zk$:`WhG''|($q(2q~$nq'oV~#Td}C_&%~wq'TO~#aa/q'TM~#>a0q'TK~%ciaffQW:&g2y:[r9lf'aaT8V$hRDd}C_&'f!k`::*eZgaT8WhWH}*w",
"9Lr9mg4afu]e!Wf:Mg!Xd}C_&+g%k:,)rf*Se![nXN6#:]m!O8_xd}C_&-u:0w8azq#l>'oT=}e!a(h#fd}C_&1u:2-s8a~4`M9Lf)RpS2he[9nf#Hee|$g(P",
"gh:p*t`a(q%Be*'-|`,7^l!9+|fzMhAH`256GaWiTHe&<f^%h%':^g$*q'yE'f#@9o:_r9pq(Y/%$:5e*Ag>w:6e(6%fB>e(3ecA`=*q(WR'h!1)rg!A:7s-u",
"d~!!ROy9oDg+'f%xh]L9qd}Co%og.Id}D=!J&rfY{en]&f|Gq(7v.q(81*(~7`r.2ao4W$q'vo&5a!7w#&n(UaoE$Voh!:E%t-i(M1#m/3d~!!RQU6%Dg7^7&",
"e+`l%)|Xerq'uq(gWrq([=+`2e$Tg-&Wh7b!Wh9We!(9Xe$oiiRh$o7Zejo:8q%E}&:9q#y.+q(b`&`8e,5e$e::kiWl5,`8e3Gk-dhgM:={o05gfB:<q#pS+",
"`<37Z`<1:<f#/ggO:AtWbe^46!Xu.!i]X/r(d~!!ZIre$B9We#k/kZ$6Fyh#Shla`6e!S#7X`9E,e5$q#w309W`N9=`Vk2.E)sm,!E4i,z+hase1'g&+e6/f9",
"ce!Ug!$e$L:Bf$bf'9&fp.#e'QD}``e68i$D0f$-03se!z:C`2(,q'TH.e#d&emJWsfc168sq'F[&EL`/E.E#(i'o:`r9rh1|e%ce#l&e(GfH6e#xg(=6if6f",
"fo%q(]g&l1.`</7Zq#q..e%%)q#$j%E!`p$#m'(7bxkaT6Ft)j'56J:ae-Pk)he#%:Dd~!!JXT6~e!U%q##i$g$<:E`<f0Rh)vi#b:br9sh:%g!^q'{R.8{nl",
"m:Aq#s(-i#q+h!H:F|:I|i(fd}E<!%f#moK*e+k:5g%{e6-)#jHSi@2e<|Voe#_:J`j%#f#u`me&yfh8`9#8{f'fd~!!ZIhq(D>&e1>i*)p$efdDE3`=E3:Ke",
"6C$e%Ze3E6jr:Lg:>E6e:GE7#e!5)sf3n`9):Fe#[#d}E@!%f!e%s&za$9X65sg#Ng}Pj%A9t:cr9ufgo`Zh)md}C_&Mf!Hf,+k-~:M'xhF3.Vod~!!RO362D",
"g6!d~!!!!of.n`16Eh4]f8nd}EA!2g!2iE!&tf.Fib{D|h839B'e6k&e(-)a-q$$-)5&e,GE&D|$njZ/f'm't`827Xfu0f)ii:de$D(`3e(+`pD}7XaWl'Sl8",
"-0q(fd&`V%#q'vN'D}sm0>EB1e$^2q(&!3`bEIE+k,O`C&k0'pl*6ia/EP`ff!xi4_)0n&,`Y:`EXEDE:g%GgC{e$/EBE2%rE;EC'&d}E#%t#EGE=hAJ9t:dr",
"9vrd}Co%te%QfOYfCNfv}`L'W'q({v*fMI`=feX:b-)#j'nm,39Xe%.:Ni#t,sq'x[&23#'e/sp6<`/4266#at'D|#4h)X:eh/9p)R:O}q(,v;:Ps:Qs7^r`X",
":^`I6v0g#>q(ig06Fq#`I&`1sf,&eR8f!2`1eoCq(iu,*q&&5/g/1j9Rgn=3uk1':fe-(q$!E-:Aq(&c&'g!<:gr9we(lp60:@uq#}G)e'_7ChC0f)n.%eQ7:",
"f+#.kkeg!c9x:hr9y`5g3se&{:5l$Ed}Ce%o:_)aoe3yaoe!iao%W$g&t`]Q;*%e!'Q<+%(rQ=,%)`I:e0g!N-ud}E;%o('&eiw#3eOS7``,7afH!ey^#h64g",
")e`D7fD|%f!'D}$,g$2d}DB%xjy(:iiRS`3$7ki#7q$#%-pmef/G0e%V)e%Fi6#`M:],#q$'='-hNy.i!Y0vo$`q(m2(E&xE)j!b.#mo.E'eTFiqU9zrjBueV",
"5i3bq'aS0`z:['e-Rf9A)#e:y*f~,2eIv$#fPMe.3$eIQ3rf$.d}C_&Rh!I3q#1|%e6Og!@E#Vot`^,hMAWdeV#+5!)q$$G%e#ED~E!sE&eD;WtE%f$s:jvp:",
"{q(o@3frBo)`,grH)f($e#61`z:Z#eoC8kip%k>991+:Tm!QenP7f+emW8k,#q#*b(D~e#HE!E#sE$sg(4:kn<ApCBlEU*s+q$!@7f%$e(L#+*s4e)(q#6w%6",
"Wuq(3:-.g#*:lr9{g0(e!Q:U`t%m'Ewm#:m7`nFnd~!!Ba*e1u5e#%-$#s,-s.r'fFc/d}EC!%D}`M:g5#g{lWmouphAgg#}`M:j)(q(R8)(n#4q!$+3e!lg$",
"%'(rg~}gS@`X:kg-e`.57km.&6Ig8Ie,Eq(0_3`=7kE'`M:l#E'g%jg@$:mr9|f,,lJJa#7^65e`Po<gf+.#q(7S'q$,H)p(bk)T`2eUtm0bE%&f#E`2e<vi#",
"E,|`tD|m!IE./tg*%h=GE/e$Eq(Ve$E1uh+lE*.#+f*5/q(Xo%5!,gO#q(tr'E+euEg!hE+sg#wj4yf:XE4`D8kE0E.%h,6:nr9}iCip>z:PxfCmp!::Qxo8A",
"'i'=g:#e:pf'A'l9o+hC4m$27l0q#^2&)a$$e!kh3@iL*236Ft,e~5n2N:Pq(UI2:P{:Q~2:Q{7^~>g'!:oq#*^&`X7xe$-e'Qp!N7'e156W:X65h'je]!:W!",
"g#ke!I`|:We%9q&YC*gJ_ape!H66h%M:pq(>Y.o$tq$9#,e$c*gzd:Af]uh/V6Ft%k2]:qq#B4'k!]k!p)s`8(:<n=Op};:<n0(/eAr#(hAoa*E!q$/L.j|Cg",
"),,kBNVoxE%f!X'tf_Pa*E.)q(.j,h+pe;6E*f]:i(Ee(P6Ff(EE%lzME.E'uE2tl'@(f8f*eCD#:Yh!D&(f#9'+se:(:<q$;v/:I~2e%+D}i5d-gRmq'qY%6",
"FfY^4g%):rp7Ql-~}eO--s*ti!h65j%oiK9:sr9~e-kd}Co%xi,<hI]h).`.+ePkn;M`z:a/h[`7e+se&Z65e!%68f54e!(6if'r`X:peJ}&a-0D}`t&f!Td}",
"Cl%t:cE$*&#`X:qd}Cu%t:d/$ag#e:=$s%s&rfPA`=i;c(u`pE(7Xh@t+E%s`pE*7XmQ<eR,6D`I:rh1ja/rkREagE8Vml!DaWD~&iAQ.sq):&)a-#+`t'o#v",
"ehli!G/sm+@E665`meA*hPbE8*#%`:E;rq'xF'f:!i>tE7ib,7&f&ZE7fY{q(2$/`:E66D66a28.0E).,e(X#e%~e#<pQDE]66h#7'2|q(c4$g&$8#sEIq#k*",
"%e!)EGt6nsEJ`aEKhRTE8#gJPq#k]%q#-I&EQeQH7;sEmrEme&I",
/* histogram_address: histogram.comp ADDRESS */
"q#Vr$d~!!!8q~GV}:tf|pe!'q#Vf%:tu:tu:tu:tu:tu:tu:tu:tu:tu:tu:tu:tu:tu:tu:tu:tu:tu:tte!'W.rd~!!!#+sd~!!!!7rd~!!!#/sd~!!!!8r",
"d~!!!#3sd~!!!!9rd~!!!#7W#rq%|-uq!~fHq#W.0q!~l~#sd~!$9iv:tq#W7-p~A:ur:tr:uq((#rq%}3:fuTq%wA)q#!:&q%}:}}gv1gxLq#X=~$2j~X8$s",
"q%}O4o~X6gW/~=q!~TJ~}g}Wm~T:vYF~m:wYH~`:xW.{g~Pq!~LVq##p%i~P}:yYJ~5g}Mh~L}i~I}WL:z67W$q#Z~$h!8:{v:|r:{q!~`I7!X5s:}Y,q(0H'",
"6eW(m~`d}E:!Jq!~^K!e3}o~b(e76'$(q#Ji$i~^{6l~miJE.se5<q!~^Jn#wh~bj~^e~[!$q!~^GE'E(yE(~6E+E,|`tE-l!GeF+EeE_ue~qE6sEc}EnuEnE",
"SECrEprEpq)>Aoq(,rOq&#^2n!o,)q&#b~#.!hg(h;w`^%h$9q#[Q$k|o*#+q#_6,h&yq#Yp&D|rhvM)$#%q#X3&E!q#Yl*E!q#_6%E&zp!Z4E+68v5t`GuE.",
"q#Yx-E/q#_6*E4{!ugFH%q#_@'E=wh{p')sq#_6(fYOEEq#_2%$h=U#$eLWq#_62fn)EIq#_6<p#17&q#%G)'hZ5`cf!Ap$5)3w*yD|exWq#ZR,-r,p!R2E%i",
"%A3yE(sg'xE(e%Bq#_6>!j@a7+n&R7W~/a8~Pp!N1E(i$22tq#cZ5E,q#_>;!s6Wv%g#Zp%>a9~}q#_>:!t`ivq#^I6-~GD~~/E!eUbq#`9)E&~6E+~2E2uE3",
"~.E6tE7vq#_>=!ta@h$,q#^G6-~62~AfY6E!q#`;)E'tE(zh$*q#`;6E0~4E8uE9q#_>,q#$y/a%h&rq#$}&h&p(tq#$ycq#$u3q#$q,%hw>#%eSZez2q)R^,",
")sq(rP{}q#$u)n#Q6k&q#$y+q#$u&n5Qq#$y/'gy@'f'}+g($f#}6k,q#$y/!i$/p#$q#$y%p!uE/~1q#$y~#U6gv~}q(<]0o7*3)q#$yBq#$u1p7k65)q(<a",
"}}fQ@4f!lEAmRN5q#$i'-w.*sg($`=E0EVq#%C(i|v`/fl.0q(<aF~}q#%%'n6q68%q(<a_q(<]+p,nq(<a2q#%-Bh*fq#%1,l*fq#%-L~}h#fq#%1)o#fq#%",
"-I7)~b:vt~}awq#%+.h58ao'q#%-'err%e3k&q(x9<-~;`r2D}aoE!q#%8'E#~1E)wE*{2|apq#%6x}:w~~#7d}E=!%q#%48:wu:x~~%0d}E>!~q#%2~#~aqq",
"#%0~#U!sq#${)'r&ewsVoasq#%;(hF=e4UfF=f.Gq#%.|l8D0e!*:yq#%.V:w~~%17(~Hq)*7+g!S,l9cgozD|fCJ)q#%7~#NR=uR>uR@~ul2=q#$^91x4~42",
"r1i!b3q#%w3E'~9q#%7-jK!7ej},yq#%7*(v*t+t1ua*1f'J`mq#|0&q#%8*4uE#ua*r65k!AgD]q##k.`@E&e$qq#%5~#J:le#GmK1pWThTkd}C^&z%#d~!!",
"BaGq)f>'d}C_%2k#$92.:|{pSWfR$h!Ud}EM!7#q(lY'0s`<E'6Fg*@i$2`tetd)sn$4E.j2h)vE6tq#u/,E,g!+f&g*e$Le$-q)3j*D~j$@.s7f/v`=EB0e-",
"*E%m!y/sg}2E'gGJf8'/e(w58ki#;ED!tEDrEDq#'y56g~u:~~4!az*`M:g(hNCi##'h#Eq#(&83sazD}q#($/q#'wL!`X:kgEXj$/q#'}Aq#'wP:~~~%66g~",
";q(pj27l3fKRe0W,q#'~&g-fo@f/`3E!q#'~-q):29:P{:Q~9:Q{7^~Fq#(67p!Uq#(=-/sh/nq#(=0m!O'q#(E<6g~Z6g~~$al(9E#sg8z0q*#k'e!CE#E$e",
"#=E%rD}q#(N86g~0k!k7;0eRg-ti9l65u./6FfMs)q#(W5:v~~#s7!~b:}u7(xk[af%Zq#([,(f28#(q#(WXm*f8#e&-ELsf'(6lsEJq(w+&6ne!+EMs`aENh",
"V2E;#gM~fVq6eveD5ETq#(g%iq$",
/* onesweep: onesweep.comp GROUPS */
"q$)_$d~!!!=Bq&PXEV};<q#';%;<sV|e!'q$)J%;<u;<u;<u;<u;<u;<u;<u;<u;<u;<u;<u;<u;<tW#e!jq$]{,q'V%`q%3x,q$)O.q%2],q$)OWq%3,,q$)",
"O/;>u;>q%3A>q%rW>q#*!&q%r[%q).T%q%3FKq#)v%q#)s&q%r51Y2;!tW=;#;!WB;$67;!q#)e%Y(;%6%67g!#W@;&e!+q$`9&d~!!ZGV;'rq)i0%WB;(;';",
"!q$`h&W@;)r;'q#*.%q%rm)WA;*q#*b';+67;'q#)M%WA;,e!.6*e!$X7;-f!6;%X7;.6#f!bX7;/e!U;%q#+&,;0q#*V$;16%f!G;26#f#+d~!!k6z;3e#4f",
"#'e#dW=;467X7;5e#~f!o;66#e!D;7e!W67q)jI'W@;86#f$6;967;%t;:e!Kq#))%XE;;e!^;'e!<6Rd~!#VLP;<q#*S2;=r;<r;=q'Wz3q$`'(6Oq$):$6O",
"61rq'WmFq$*7.6Ut6Uwq*NE-6Prq%4d-q$*756brq*NS'q$*7R8Dt8D~.8Et8Erq%4P.q$*7';>s;@r;>r;@q%4_~$-q$*%-q#*H'q#)h'WC;AV{67WJ;Aq#)",
"z'q$a>%q#)x$q#.N*:3Y5s;Bs:3u;Bq%sM%q%stG8axq%sp*8U8iq%stJ9+q(q-3q#+l%q(q1Lq)P:':&Y4e!&;Cd~!!!!fq)m=)6fW,q#'*'7mq%7:(;Dr7m",
"t8)XG;Drq)n</6mW+q')S5:Tsf$69/t96rq#*2%q#)_'7+X1s;EX{7m6ms;Fq)PL$;GXM;E;Fe!M;Hr;G6ie!(;Is6Ge!8;Jf$5;Ke!,;Je!(;Lsf!v;Me!(f",
"!p;Nd~!!!#o;L;Me!>;OVvs;Ps;Os;Qf$Cq#,-);RXw7Z8[q)7J'7'Vvue!.;SW:e!&;Td~1_s=de!I;Uf!le!,;VYHe!G;We#9;Ve!(;XXM;W7Ee!2;Yd~!8",
"9~#e!<;ZX|;Xq#+c$;[XK;Xf'~;]r;Z;[q#.*%;]q#)y$8}e!B;^W*e!;;_r7Zf!B;`XNr;^q#/w%q#-U&;aWR68q%vt$;bY66F;as;cf!.e![;dr;b7Z;ce!",
"5;eXG;d7Zq$fM+9Wrd~!!JWL67;fd~!!!#q;Ze!G;ge#97;e!a;hf$[;iXM;g;hq#+<%;it;jf!8e!(;kXM;j;he!d;lr:|6m;kWG94e!*q$mR$94e!N;md~)",
"oJ_Ce!&;nd~)oJ_Bq$eR%;Grq$f%%q#5'%e!0;org$y;pf$sq#0p+;qq#0L+q#0l(:+t;rv;rs;st:,tq#0[,f)w;te&t68q%xH%;tt;uXJ7gf$L;vXw;uf!a",
";wr9P;v7gr;xe!*q#0t$;xs;yrq#7~%e$0;zr9Pq#.C%q#2=%e!M;{e$!6hs;|r;{re!(;}XJ65;|s;~e!f;}q#/m%;~t<!sf!.<#WR<!6Fs<$XJ<#f!4<%WR",
"77<$s<&r8<f!(<'XJ<%<&q%zE)<(r<'re#9<)r<(e!)WG<*e!*q$iO$<*s:Arq$hp&q#.q$q$hY(91t<+t<,r<+r<,<-f$9<.h-y</e!(q#2m&</t<0t<1r<0",
"r<1<2t<3g!B6%<4e#Z<!s<5r<4t<6r<5<!e!:<7r<665q#3.)<8h!G<9e#T<$e!.<:h!s<;f!Aq#3G*h!(<<h!G<=u6%<>d~!!!#Q<!f*4<@XO<>f%@<AYZrf",
"!r<BXO<A66q)>T)9kte%4<Cr91e!-<DXz9k<Ce*P:If'R<Ee!1q#36%e!G<Fs:9s<Gr<Fq#0g'f!S<Hr7Af+u<Ih.C<JYS<H<Ie!P<Kr<Je!-<Lh#K<Mf)rq#",
"1h&e.*<Nrq#0e+d}E:!7vgT6i@7d}Cv'!<OeV>%lLlfFc#eEahQ/e>)q*]!%%fXo'q$,;$q*^c(hy1`N<^e@'`aej5pKiE(ibI`a1q$j4%Wh<N!d}Cu'%<P4.",
"q'a+)eN;&eMi'%d}Ce''<QE4d}Cv!7<_`1,*`P7,&E,enRE<#a&7y4*E'(E>W`E=WXE=q$-9:!f#Be!4o{f)&q$-9c!r6Px%r6[{f@-q$-9~#3!xh~rf!`,iq",
"Seg6,q$-$%.thJa+q$*n'0j$$2e!:1gQ4f$%3e!-2g%%q$-9:p$a6dyq$+W(/q$,&%q#*w((tq$-9*h&+8Jq*ZW$o!QE#q$-D&ie-(tq$-9Ap$Ie!qg$Ip#D`",
"L/q$,y(h!vfIp-g!T3j#r5e!:4g$Qq$.f)q$-w'D~gN$q$-95!t`ivVmwVmw(q$,BgfZSE#q$.>)E)wE+wE,E)~Yq$-9&D}e(6&q$-92!ta@k$67T|q$,@jE%",
"eTIq$.A)E*vE+E(~dq$-9&D~E,#-q$+ERq#&D~#=`|8Va-:'#mm>)rg(ke)Kh$cfO7#&`,8W`bhLMd}C_&(k`T:(,7o#e!Ye#Sa-%#e!>gLr%#m#RE!Voe!6`",
"=emo``%e%+2iL032s`,8_`aq%t+2q%t'1'h!Q#ekC(q%t+1!r8aq%t%%hnye!-h!J$f.|q%t+/j!J`9whnq#&eMRq(93-8br8cx8i~m8atLxs8iLxr8cs8au8",
"iu9+~18iw8cs8i{g#}e#^q%t+08iw9+{9+e!6q%t+(8bv9Bzq%tG%q%t+>q%snk!a>&q#&|,'%q%sn~#39C|!f%`'h)I(q%sv-i1W)tq(9L2g&.k!Uf!Mi):&",
"'sq%sn26#:^q#(1)lfSd~!!9j!65;Cf!.;!<Or;#sq#-a%7ks7k{jiP6eh6vd}E;'!#(-q$m+(;$d}Co'!fa6hsI`Cp,Iei*g!Pf|T+hmz`C'iuG,/se!^q##",
"&'i&bd}C_$)gUq&rf8;q)}6'q)TB$g'|q*#Z'f#Y;%<Pr;&gj}e$kq*#G&'u`a)6mq%V&,-{-s`t:TmvL3q%$l*:T,s`956i`<68f3me#*9/e(:9/g!*96!d}",
"E)'%E$D}53.i+P9Fq$mt(:Dh:Vgzd&#ez^7+`jg+/i`pl(^`w9Fg0Jd}C_'Hg.|)e#('hgad}C_'Iq#)$++hk*d}C_'Kg!3,fZ.6iee)h!3d}C_'Nu0;Fth#]",
";N*sgc=d}DY!701,.f6ah,V;'<Qr;(b.i%*Dgg%Xg')erQf//kXQ&'hx@d}C_'PhmF6efp>0VofpBi1%&fyKfZu,h(!-4sf04e$Ue`Qe''epGW$q$sK(7kac:",
"o)d~!!c@<;'Dg*)'$q$u`.e)Gg$1d}C_'Qf#<f,('mj})'g*%*u;Ruk,bfbZq#7$.e+{,q$23)f0tq%sG3q#j_%exUD|2,h#<<Rg.mh(U`3n={q#JH&e'865q",
"$tz%h{V(q)u[,gj~ea*,j4)<Sq#Jy(j@na>f^&h!Z(i$B<Tg!Be.+hpW`jg>Fq&!a*q#{R'68&q$v&.;)d}Co''tf)ke%>%tq(AG,f)<$keT6%9di%;e(<e}`",
";S`=&fk2;Ta-;Uk*<g'q,i-'i4W-s`:e!./q#-7'jy5`w9H&e#]f/vg*7``);Se6X)Xe$e##h/m9fj#f7&j+Vh$g`='f$j;Xe!(f)[-e!`q%|%.`8%;X`w9f#",
"l!r`1;Y)hiqg!o<Ur;*rf!#gfcnv`;]mf>q#*^$-f('gx))h%p2q(>'$efJ/-slo})i!_q)^g)q#{Q%&r$f!i(j'_edCE(p']a*E(+rf)$E-q#23*gs+!X^f0",
"]j0f-.u+`b1;^q#qy.E265q#&u%f!gf4)D~f+W<Vr;+b8ye$L`Cfhi9+e%j;_f>{`8e$xe.r;Xh&3i#e-u0sghyg!4`3&6DmFE&rf%.e&Y;dq$kQ.E!sfpzE!",
"D}e%_h**e%S66h#w$tq((O$`:E*E&E%`:E+;`E$d}Cl!%<U%$#D}q#BV&E$3#-g!k7Za-;em'Ef!Ze!QE2e!Iep%;`E)`1+#g!gWd6%E,+D~!&q#*&)ev%E,{",
"E,sq*zp'E-E.uE,eqhE)NK#rE3E*E2$ep)E+7fitgEB!sj#xkiQ9WEBg07*hy9EHrEHe0dE78k&v9Lly6d}C_'ZgtB6s'&ue;eff*;f`,96e%1`:f$*e~D-#,",
"g'i<Wr;,ra1rq'ES$`vW/n%L's`,-`pe&<e&|.ef[npWm8pufl%g'P;lw(!re:xE&q#&p$f(>$#s)f(Bf%Zq*1x$f(<aR9dg.ZE)a*E,0q$zN&gpre$<$X^fw",
"I!q#7j&f{F/`,E3e'(;l`2D};mogs`,E7e!dE(WhE8e!*E;`=e!>eJ]!e%1imFe%+kmF`/E;.f#M&vm'$,q*/]&EG+rg+vh+a1gBFp)5EN2g!A;m`,EU`pe#r",
"g=J(e(H;n`,EXq$y,%EY!erlf!<p!R`,Ebf$<l/Cq(,D$g>qq$Xh$7f4.e'9fn84e%#q#Y3%e$:E+E,sE0rew:EYrEYe!NE6E+fnVE[!e!4E^rEU`,Ef`pf>P",
"97e/UEjnl:hLT6fg'%Emu`,Eoq#JC(;-e&{d}Co'%g/$q*0f0W$q#)V(9X|iN5k!N&u7kui#&ag4e/8D|)ewB$#agD}W$o$>fwRq#K_+q'=H&i6hq#{I-/i!~",
"m=.q$CL'h!Kg!`h*Fl!=h(Be!5q$u;&e'VE:h.[h'XE>t+`Ce&@o!i)`m0-d~!!k9,q*dB$fz8#)h%k*4se!K3f&ip#pq#6g&5#'$fHkE$e%eE+#&q#5y(;.b",
"8q#ZR(`pn#hag*V|`tq*t;()y#se*C`1/.f*@iE#q*W{$h0no>Z`N<S`N<Tf#y`N<Rh!)iRAf(~f!%f!.*q$yg(g*~9Jr;/b8b;f#Aa.q'dT*h$tp#}fLS`1n",
"(.q#&(&j,$agD|k#j;Z.se,';ol#Jac<VE%ip++|e>uq&0U-3t`/D}*e*;f,'h/W`p&nB^9+e<1e:NE3!WhE2/b9<W$E4-E3`,E4`p$m6C`Y:`E>'E<g9#b!q",
"#>U$)`1eo;h/`+tg72`/E#2+)q#cL$$*h'O7ayD}!e7Bp'B&e!>f*Ti'u}f<vgGjaR9cERq#%N$(#ERq#al%3q'g+-;n`1D~e+`)rq#Nh/E%65q*|&*q+4v'E",
">E'1(&e!)E9E&1!&`X:kg#.Wb6%E<e4DEO6mq*wu%W`EBg#Ue0!h&RE,Wh$!gQ/q*]$$E_e%/EHE-E&q#:0'j'tag&V|a-;p#h$&pI4eM&f'h.-s%$h1hgPT:",
"Zq#Gg';qwd}C_&*y:,t;s~5:]{;qxalu:.w;szq&5W-aVs!aT;y'iSL`b)6We!.#se>,e:.7;e>t%q%)a%h:Z*x6#:gl27d}C_'zDgh>go;G`be7-``-7(e!f",
"$q#.[)g;J`b2g!xgUT+rgTj/e!04s3g,eg#Q<Xg;0q&3y&h.A<Yh#aaN9Dfxkq%'L$$`N<Xk|_q&7{%f#4)m7,(eTY)q&89)*/v<Zr;0q#)@$eFi$fE^iAw<[",
"shB9;JeI$e!n;J`pj;z9gr;1e3uk7Yd~!!JZYq)@!$e/:&e)N'eB1e#;<Z#d~!!RRzf!2Vm+`3,g!.e,X&m(K/'ue@,-&#ac<[oEAe>Vf1V5`3D}l@,fK+g:9",
"#E&nLy6k'd}E`!%f#^`9e!9`3E*n3aE,`.E.j-Q0se#8f!}fwl6865g7$e'7e!u*q#8w*kM7q$6O7:Z'e0Sf@g/fIRgLZe.3eJe'3l#-g%X+si0rh#W*0#'q$",
"2d%f%9.q$6B%!gA`q%$N'E#r3d~!!BcD67e$pp!aE*xE)ugHv:pq#MW;e%|m-R'tf-%q#/c+fNS#g&~n#%e$(D~sgOrk#jgHmWdf7--!(e'5fS.3Wwq)wq)e#",
"{E'D|q+'+.q#:/';2b;q#7y/q'Qe>0m1b5Voe!4-e4B#s%sE!x#se4=&hVl'+shW.9,0#eb$:]e!Lq%'c.q#`X%ageYOq#95Ae#)e=+E3q#8N(*q%.h+g[zi!",
"T/~4E=t8k~/q#6G%agEBW$q&<LAf'ee$)f!])#q#35*g$-g<ng%<:ii-[`:91%e-K%e-`<-$wd}C_(.u<3*s*s<2|6#:sf%nj/8l$T`.(m%zag.q!$mFD~s9:",
"t:i~KE+f!T8kvp$mg[Ei!XE&~0agE5f'%(`=E5q#=,(E8f!d't-kD~iQwq#fX$E5i!dE7wp#<ECge(f#;|EArEAg$t:nn+op(Tu9h(`<,<#fLUeBX<#aW<7g%",
"`k,%/fTQe)y)i%ud}C_&0g/3<$,e!85sVos%tq+4l(aUg!<<%2e&JE$re&Ge.#f*P&ieMgMbd}C_(8g!@<9E!r<:E+s<2~.q$Am%q#lW%iCaE/efcf5W|`t<;",
"m0PE9f+a<6h.B<;(shR:+E5#m]z`<E@e$,7k#q#.7&6kq#X$%h#t&i!2g!Zg^+q#Z2+e!:i4Kd}C_&2xe!N)sh4J}q#O-*e$H$f!Bh!Ud}C_(<y<=*~667<]r",
";3`Zq#9Q%f)Hq#7f'm/p<!tj>hq*S2'fVHg!@&u6Gm00e/}'q#>!$h=l`<E&<#`1h:Kd}C_(@q)wY%*<!h:_<@,}3s`C)7ka-<Bn2;D}f@S:[/f.pj7z1`22E",
"6pI*E7k!+E:lA'9</v0t`Y7zEC-hV1j'5`z:aE*`Y9;EG1h2Ug:jf!9d}C_(Dg&VEA{E1re#8#`r#EJ`rE'EKa!7wq#Zb(EI+sq#AC&EJE$#*g),Xj67EBEJE",
"/EJE+!-Wie:#E@e'LECrE<q#uP%q*)$%6Gq#TL$EEWtEKq#1C+p'e`I6v(Wh:Iq#-;&g6s<^uo>Dvp@.q${#((gX8q#5L)pDU8yq#L,:Wmq#Eb'iX>7EWh8Wf",
"^*%`=fWS8_e&4(6EWh8VgPQ67<_r;4h6~adg2n9=`3e!Aq&m6''g@E<Ezq%#6'nQYq%#@8-sq#{f(;5`Zue:K6mq#vb'hWy7;kY3+(se6[*q#O*%e'e6EaW$m",
"7Re'Z6Eq#n_,-q#yV.`b6keRX6kD|edwgTx,h;Df!g-`V3n!U6DD}f!HfKAE(6Es6Eq#iS%&gk')q*0m')r*`^.i<~<`r;6`ZgC[h`xl(7:Z66q(p-%9gff%)",
"q#2>*`/68(%)`.e8Qa-<Gm#n`3e<Im!.,66q!1>Ai8[`w<Y#e62q!1=Gg7+(~/e!^n0cgG3f6rE'`I:eE1q#<}%fK5E,`X:pq#H;$E.g(R<ar;7b8`Zl(Tq#_",
"<88]mbrq#P]$g,0g#1q#:[1`t5m7DE!lH&-yq$xR'`M9LeDag!;g0&e#%E'D~iHo<bq*Zh(`w9BifIp#VaR9I'+`t*oF=/'q%DF+h#u*(u+~<gWV(i0L0geT%",
"i%01r*g#Rq#>F)<cj3@}p9r,tk3O,eKc0jJU|Xe:Iq#[J'q%D_/q#Me';8q%AW5m<))yg/;.g5m#:Uf>Sp-#h'Im!KhrYfS@#*lDqE'g/z5fC~iu2#g!6D}u-",
"q%ER*fXVE/eDO/r`mE&#e!>%u%u2r2g6me#~E3E468q(+R%q*9.&E8e1+E:{`I<cE<j.k67<dr;9e9Pg2]|jX^i9Ne'_m9]3W'aW#<Km!1D~Vvd~!!s/Fe@u<",
"]7f1D~7ff'k&sagrVvd}Eb!7e!13E#e9(E!h0hg{Jg*;agE&f!:8kD|E&e!JE%gl,e!:,#0Xi67E!E#e1M<L{E$6Wj6$e@FE$E%e=me3:<LD}j&GE%!e@<Wte",
"*=hln`I:nE'g!)h*ME,f$+<er;:q#M6)n&ojR`:If.Hh)><fg0h`X:q`X:^g&y<gf->l&xq&Y4A`I<`0q#I{)gH0k+~(q%GA';;b;b8e*9d}Co!Rl%N8kt&{`",
"L.W$eOfW'`Y:f1$#j4B`Y:s4'q+(-)d}C_(MDgf4:1a-e$V`I<ghqH`t4a-e{Ce#6h$%g'kaR<aE&D}`Y<beFkD~`M:lE&2e$d66`tE$l#^`}9Je9b)g!kg%;",
"2!h!V`@E+d}DC!7<dE0E!eGcE.aWE+n6LE)sac<e'p](eP!7e`X<fq%Ol%q+Wv%`Y:bE8E/4e$8",
/* onesweep_address: onesweep.comp ADDRESS GROUPS */
"q$FU$d~!!!>Pq'1<PV}<hq#>y%<hsW+e!'q$F_%<hu<hu<hu<hu<hu<hu<hu<hu<hu<hu<hu<hu<hu<hu<hu<hu<hu<htW#<hq$FOyq#=fHq+'KFq#=l~$Rd~",
"!$!$E<hq$GH6WC<iW2<hWJ<iq(ERs}q#7R%q#9o(q(>a*q#>I)q$GF~%Fq$G3-q#=g-e%s8Wq#=c(8_xq#=_-8$v8a~G8bxq#=Z*8U9+q#=_J9/{q#=ZPq#=R",
"17)Vyq#7y%q#=RN97~296t;qvq%}h':JY8q#=R}6nW4q$E]%q#=R/q$K]%q#=V~#z9Pz7!X5~7;s~@;y~<9k~49k}<-z9kq#=R~#I<2~@<N~~#<<G}<G~7<j~",
"Sq$Ob%q#=RR:xvq#XH+(`O#q$0!&q%t+&q+jY'q#=^:E+}eLaq#=^(8#~/E7w<kuE@xEBgOAq$Iv~#g`|8Vh#Wq$G-.q#qX-q#;Y./q$GH&gDY`]%/#2q$J66",
"E&~0E)zE)uE-~8E2~0E5}E6zE;~;EE~:EL~BEPrEP~~#yp&p6Wwq$JK/p&peSlg&p{a8~Pp!N1E/q$JT0E2}E3rE3~~'xq$H`Bq#B6~#K8W~B8_~28$s8Ww8_",
"~48_~48a~a8b{8b~<8b~@8cft`&f3=fX0q#B6m8btN!s9+N!r8is8bu9+u9/~19+w8i!ocwg#}e#^q#B609+w9/{9/e!6q#B6(8c~0q#BR%q#B6~&27)u7(~N",
"7(~Hl;of~0q#tf$q#B=*g!Tq#B=Ha3~/97~I96s96u;q~98#~~#p7(~Xd}E]''q#B;c8b~h7)~16n~28#~>6nu7)~99/s:}~36n~MmD4'q#BC296~Wm!y`w9H",
")e#kq$$>(``,q#BJ$,~26gj+jf$uq#BJ:n!v`8(q#BQ%i!y's`1;Y,q#BQ~$A9/u9/}e&Bq#BQL9/~i9/~tOW~69/~f;qe%1q#BQ:96~~%w9P~/oPHq#BX&Ep",
"r(f%ZErq#BX/9/~L9/~|9/zp$!q#B`'h$!9/ow@h(Pe!5q#B`(E=h.jh'gEBq#B`.p!p,`m30d}E^!%q#Be&,hS:-D}g(HD|q#Be6D~tq$Gg%e%xE1q#BeX;q",
"~27(yp#aq#Bl/`H)iVQe((E+f!%q&KO$*hL=g%Aq#Bp89/~C7!{~}9/~{9/~79/~~#<9/~N9/~4;q~8;s~4;y~A;s~4;y~6adu<-|<-~d<-~2<-}e!0q#Bp~#",
"<8i~9d}E_!%q#Bn.b>q#Ble9+~~$(d}Ea!7q#Bj^8i~=9+~~&B<2~4<N~~&1<2~=<N~A9/~~$y9/~~$i9/~B9/~1i@:l@3&wg#HfN8#,q#Bs,9/~V8_y8av8W",
"~.d}C_(G~.<G~26j~:6l~4<k~~$><j~~#v9/~M9/x~}9/~=9/~N9/z9/~~$NiDtq#Bs4<-~<<-~~#=bGq#Bq~&{",
/* onesweep_narrow: onesweep.comp NARROW */
"sVkd~!!!;g{d~!!!SeVnd~!!!Std~!!ZGBX!X#d~>Ngh&X&X'Vmq$`k~$O<oV{W$V}<pg!6<ps<qt<qt<tre$L<ug!6<us<vt<vq$a6~%(q$a+~%H<lY6e!Ne",
"!(<mf!;W><nW-e#r<o<nr<p<or8Dr<pr8D<qs<rr<nW><sW+e!8<t<sr<u<tr8Er<ur8E<vs<wr<sq$ae88It8I~.;@t;@z<xt<xz<yt<y~~'8q$aa~#gq#Cn",
"L8}sq#E.%q#Cn)q#E!$q$`H'q#Df+7bq$`P&q#Dn%q$`NH94v94~X;rv;r~~#2;xv;xs9X~5<*v<*~9<+v<+~~#Q:Ay6DWNq$`Roq$`Q~#=:i~~${`EfA=(r#",
"<loTYd}C_(mDghk,d~!!B`z<se!2d}Ca(w<v630iYZ&`L0rd}Ej(n#d}Ca(r<q633q-;C)0r,q$a6,D~vE!uE$yE$uE&~0E(xE*sE)xE+sE*yq%(s%q$a:~59",
"q$a7~%jbKq$a5~&Fq#@A)e/^e3x#8kq$Y{+*#)u<Uy`;~~&e7b~v7b~k7b~JbLq$Yy~$*q$Ys4-~3q#H{+'u+0q$Y7=E%sE$s<U$E&-E%e+;q#8G/E0'E.zq$",
"Y7}EDvED~qEC~;WtE,q$Y.~#.9L~M9f~Y:]v~}9h~59X~J<Y~2<V{q#8=F<Yz<Y~;<Vq$Y*x<Yf!}q#8=|9X~1:]~K9Xzq$Y(}9X~C:]~~#C9L~c9L~R9L~Z9",
"L~8:g~~#D:g~R:g~b:g~U:g~R9f~>9X~69X~=9X~=9X~}9X~09X~89X~39X~@9X~39X~~%~:A~|9X~2:i~~&>9hs:]~S9Xx:]x~}9X~Y6s~~#:9Xz9X~m9f~8",
":A~9:j~J9X~I9X~hq#84~$c<[{n&mjQh:Aq#84~$1:j~a<[~D",
/* segment_pass: onesweep.comp SEGMENTS */
"td~!!!;Fq%vrCq*HG~%gq#7b`q(V~4q)jF7q#7o1q#7k)W=<zrq#7e~#Iq),FLq),Byq),=~%Qq#6y3q),=d7&W$wq#7g6q$Zi5q#7cN~hq#7_Tq#7Z)q#7L%",
"q#7HB97|~}WC<{V{9YWJ<{;qV{q#79%q#7T'q#7N'q#9F'q#7Ho9Ptq#::%q#7L/7*X/~5;s~=q$YDUq#7L+q$YD.q#7L~#M<2~=q$YH~#Qq#7L8<j~Sq#7H3",
"q(ab>iv&6G#r7;q#7P%e=Eg;#hk&b)<P$,eBU.eD,0q#6w%d}Cv''<|eXPmN<b+<_iD.E($%ekB`120`P7,'D}eEmE5q#70$D~0()E7q..`*q%u0~-kq)2m,k",
"t8('v)tq)2m;q)2i(q&~W/q)2mv}9cf#uq$X=)q'P^')f*T)go|(q)1t=8-~0q([(&pYxq([T6q([(%j!J}9Bq#99[8$~~#x9Cv~}MKtMK~~#29E~~$[9F~S9",
"H~oq#8-66W~0q$W'Sq#8-`9K~M9K~|<|r<zq#8,+6twl-rq#8&(e>hq#7r&'h!:g51a^9be)C;qe_P;qf3[e!'6zu7'fbI(ac:o#bK)e)2j/n9dq#7u~#;9fq",
"#6[)g#^7&g:5(g1a'q##m(q#6a'd}Ca$U;q6W63g5I7kk-}9hq'bo0gg8q#6d@9K~D9fy6W~~#U9fv9hs<aq$O0~%*f&kq#6d~#K9B~L6W~G9fwh'Xq#6d46W",
"~~#Bq#6)U7*~~#x9g~b~}q$MEc9L~M<Y~Y:]~s<R~/<Zz9Fs9Hs<Rq#6)O<}~I<~~9<}z<}~~#7<}~^9B~<<R~]<R~vn#%q#6)%9B}~}9C~29Cx~}9C~R9C~.",
"~}q$ME}p$:q#6)R9C~Y9C~_9Cui@[aR9I%g^1p!bq'&v%q#63C<Y~n<2~=<N~~&!9B~~$B<Ssq&:H.q'+'-fIJf*RhM9q)j9$f:@lZ;gSKfE`#-q#6Fsq$MX=",
"q#6F~$f9Bs<~q$MXv9Bs<Zq#6FK<Ru9B~X=!~~#V9E~59d~~#N9Cxk3bq#6Fq<Ru9B~Cp'Iq$MXhq#6F~'*=!~~#1",
/* segment_pass_address: onesweep.comp SEGMENTS ADDRESS */
"sW{d~!!!<1q%nJNq)ju~$+q%nElq#5:~$gq#4J%q)l;~%}q)l5)q%m^/q)l;Z7*X/q#4m%q#4aP97~h~}q#4]N9P~7q%n3.q#4]}q#8u%q#4au9kq$K)2:}Y,",
"q#4]r<G~4<G~7<G~~%+<j}<j~;=#y~}8#~47(~Q<k~;q%l&}q%ho<q%k^63{q)s)@p!Z4E(q%k^+q)s)>q%k^;E:~:EB~/q)s)6q%k^u~}q%i]@a8q!&JPp!N",
"1E%q%k7+q)s)6q%k7~)^q)rg,q#7=4q)rgEq)rc'q(,22q)rgrq#7XJ7*u6g~@6l~~#Z97~~$}N6tN6~~'Eq%mh;q#7`EaV~/9P~k8#~~%d6n~So43'q#7gKq",
"%l=K9fs9+~.q#7n~&O9kq%e|Hq#7u]~}q%e|Bq#7|=E={q%e|uq#8&~#=:}~~&vbO~~8]i@Vq#8-)8#|kZ]g1df,P#0q#8/t}d}C_(j~.<jq%dfcq#8/~$>=#",
"~~(sbO~~(q",
/* onesweep_staged: onesweep_staged.comp GROUPS */
"sVkd~!!!7-q(EF~$Xq#8U(q''_Aq#88-q#9Q%q$Md,q$O6(q%d<.q0oW2q#8}$q#8i*q$Lx'q#8)%q#7R%q%a=~$/q#6'%q#5~;q#5x%q#6e%q#5S%q$H;-q#",
"69'q#5Y%7Grq#3BDq#3='q#31Gq%]Ofq(>0Tq#1&$q#3O%q-uR9:Ttq(>/~$)q'!U~#28$sf!L=$f'Wq#2C%=$q)K%'8~t8~q(>A3q#3}-WG9(e!)q#3n%q)J",
"`'=%e!:6is=&r=%6Gr='e!)e!:=(d~!!!$mWG9Ve'-q+&N':Arq#5G%q,82'q$Qj(8Dsq(Ix%q#=7'e#d=)r7M7G6kq%h!(8Esq(J$%WG=*e)4e!B=+Xy7g6m",
"e$N=,r=+q#1='e!-=-t67=.XOq#<|%=/Xz=-=.q)K9)=0sf'M=1d~b]O5Mq#1B'q+(9%WJ9Tq&}3%=2e!Rq03H*e!0=3sq#1X+q.Z5&=4W/='WC=5W/8+WC=6",
"W/=*q&|l)d}CJ)6rd}CJ)5f!$d}CJ)4raQr`vr`;tiEQq%YGFq%Cm>`CsnY=q#1O6`=4/f:J1f}ch;7ei`E*q/Xv-E1sewqeyKGBrfyCe9cGDgy={gy:eU|mG",
"deoa-e=-&k6Fq/Vr14q(]^+e!LebahB=!gFtgBC$`12+q+t7)`/8[E$2e$IGZE%4eLME!E&%(eDG$fyefn.nF:7+sjude$.q(&a8g6Zg!Lq%3D)eudj!+#EOh",
"#cD~4q)!_1pHNeE^.q%_S/Elx2gvPq-}s)D|{*#pvDE%~/E$xeAM68q#aL&q$>C'%tfaz7Eq#_d&ftOq#(y&q(}/'hu%n&k}g>5eu8e!HF&q&Y(&%-#.ju;`=",
"F/F*f!gF,#huB(hP!)D|s`1F/fw;7k`=F;q)O)'i(]`<):D`<E3ewP$xkw;0s+~1/~13~9gVPlw;`3E$etNE'E{e$bF!`:E^65h%ZE}kOXEaxiM:`^65hQs`]",
"7etWh:I!g&p`tEhg)th=op!N}``D|66`.D|k*fi!|E&tq0,V:FGrFDf&7FHeDrEMpCYeY6)q$KY$kS@=)ta*G;3fFSknp6WufR!D|i!|D~q(z/2FY`1E-#i!f",
"a*GGq(hC.q-Rx%fIMq'%~&EHq!#c=FirFftFjsEo~/ECs6`~/G^~OF{rEOs6`vGi~2q'&$%i!]ER|hu(Gq(h+N`ej#P`T&q#1&%f)M7S`j*#hpP+(sq#)f(q#",
"*9A`8GXnOA+GY-ffi`b1Fge!oFbnM&pYVg+S`2GGmK,`3Gzq%Jj1H#|`<F}q%Je$q*P*(*#+q%J8'e#:e0.j-.h.,66EA#hf^D~q!MUCfhNGihI;a*HX*jy--",
"q)2J,`tFZl#`q&Vf(`8F|;Xq*-A(GCq&h9%HIt(q%KP(%vf!3H!q(*X'E+vgU=`3G/q&bW%e*+GTGUj!NG4yH.u``*f|3E8vq$SG%q01.$E;f&[E9E+q#*_$e",
"#/H6e]JH6#n1=HRs'yg!9EZuerq+q#!x&o$[wH`q!1Q@0+f$T.h!X20u3q##H0e})Hnq##F0+|gMi!g.slN|q)Iz&3D|1+`=Ehf[)H^e#viu#&E-g#$E0k&6}",
"Hhsq(q$&IV~2g$wf#Ed}C_),gPm7a`je$thV-H7e'7%j$jbIo$^e!z#eI2q!)ED`2/#q-^)$-h!KaEq!!RD`9ILo)ueW6`3E'm&Cd}Cr!7=/=0=/p%-`aE3=1",
"q+'4'f^9q*{Y+p+YJ0~F`jfP5-!p-.a*J<e8Vf2*EKe!MHsq#0#N1s~}E-~Ni!mE5tE9E8se!rea_&hq8(xq!.;IJR}JSuq07y$h,Vq#0{+E)vE*~7q#0p+E4",
"vE5~/`1E465`2e9ql'>f6E&:Ua*KC#g&2FQsIy~~$#q0_[%81EkElEE!E3rq*L]$EEE4E3q#3:%`1EGfiaE@mTTEVECWhEWhxEh!@EWELa*KwEnq&O2%%t`aE",
"qgz&{Evs,ra*K~~/E{ra*L%t1vF!rF!e#PE{E|sF%rEyrForFoh=tG-rG-e!7G.G/sG0rG,rG3rG2i+0}G9~CL6~ZLCvGQsJy~~$kLX}LY~~#.MIvHWsL!~~$",
"ZM}~AN'~2N+~7I9rI9f!`d}C_)+q#MU%:I`Lq)$[&e&mK{`^%h4HM$jB(d}C_)2h6,``#eJW+#ejJiBS,)sq*Rm'pBSLF~=MgrMdtMhsLm}e&;E!f#;*`0q1D",
"s&lk$a*N[q0M'3D~e&1i#!E!p@sf(*E.Voe#%M{fGUi!ia*Nh,e!`q)<&+q)s((E/g#<Ljq!#i=N-rN*tN.sM3~/EFv8A~/O!~NERtNBu8AvO.~3ETrETW`Ea",
"WXE`i!dEbupCANMrM5e!ZO7)sm~Xq1,=&EqrEqq#Xt+KqlDUM]65l/rq(7j-`tMFhvS;Ztq&tv-i!f`CNa7Z`aNb;_`8Ml;X`9Mm;X``N4;Sq).C-q'%d;`2N",
"qq'%b/5vN#5pA0hpkjATNLuOR#f!C|q,GK&-3#4e%{E1`:E3E1E0`:E4;`E0i#HE#q')N3*~./hCaq#>t%a*O~.q+@Q+q,Hp/g/Y1q')S2E&~/P1vE+~RER{W",
"`EJWXEJ`/EVENE!euZ;eLwzj$fO(uP.upD7Ejjr3i$T}Ep~.-{PX~QF&~/Piv;`~RF+{`1EAE!q#5I%e/2F.EAF$!%q'*++F.{F.tF1rF1sF/F0sF4rF.sF+Q",
"!sF5F,F4tF-xF@t`2P7q'*)-FAu)vFErFEr+F8sW`FHWXFH`DFJFN#FGm##FYq&|4-FVuFZ~8`=)65``O|i)p1kV;es0+r&`p$q#D5$D|v*~>m%Zq#D3'5xi'",
"!&65yPrk&Ue!>E0q#Fk0`<0:De9)O|hS*q0Le.E#sq#Ft%e!TE=a*QkE*jJgE/E0q#Dr%fLN!tE/q#B^'E2eo#`CE:;l`2E0q#Dt.`1EEE7`=EA;lq#)=$i:h",
"EH'f$$EF*rf%q,e$$q'1m%e/(EN0e$Iq#Dt&,|+vR)|0~2R0w`pE!65f#9`,'q#Dr$`1E)e!**q#Dm1`=E,m.CgKuWdf$*1)&q'/|$E-1sWd67E*erA,&Wr6%",
"E&4ex#gyPe$9E(E)sE1eyofXGEle!HEmesjE0E$f5SE2E4E-q$W1$E5E(E%q)g@$!e!CEprEea-8$Eie.|QWq%pN2F$th(8Eoq)q*&Plq#*-,PRh/Y&'sm%1F",
"#NBj+ZPvyQphMDQAt+vg:C`1P}f6CRFw#jP6a>RMq%xH(&#iP%R#u`3RUm5J`aRYh!C1hq;`<QVfPYi>N%te#/.k[TFIe!%Nif!.2f'7q+@a%W`E<eK^q#AM%",
"eV;FH6Wg+.`/FIe%iE>q02x%`/F_FVFOEAe)kFW$EBq#AM/F[sF[g!+O_f#d$q#AH&kNsR>q#AC,`1Rq%fZ#h'cRG'q'-h@l_rRN%q#Gi0e$8(q%&*2R7x*z,",
"~4R@x1~4D|~1E$vE&~>f9Jq!CGCe+<Nye!4RDkUOq1AL)6Fuk%4S%q%tp.k(<PMh>.R[;Se!_S/`,j1YE[l,YS6{-~1EftRA~3E!yE#q#Ie-`mE'E%bLD|q#I",
"Y%(h*m)2se!EE*f!we!O$E*g*We*;E3#*`1Eze(~F$q#F+/F)~3F-~1H%F/E;uG}F.E;sq#Yf$q#F,'H!sIosH$rH$rH'rF)e0rS_g)$F2g>*F-rF-W`IzWXI",
"ze#8H,F3F.k%,S5j=5b]Dgg=a`1SjogSSk&q+IO:q'$:&hC/OosS9`9.6Go@J`836G`<6m(eVpe-yTk%k@Mg8F`8E!6Ga*Tof@M/f[e,q)U8.q#(%%q+RD/p#",
"3T1xP,sST~:U(~2U,ye$s0uD|`2D}SLl%v`.S'm!io(fE(zE,wE-tq+-f).r-o!OE2zE6wE7tq&B-(g$Mq#*V%q0X7'EAEB6WtE=q*x,%f!ed}C_)3pC#S<xT",
"C~TSe~=U(rU%tU)sT.~EUz~RU<{V)~:T+~=ULrUItUMsTR~EVA~RUa{VM~SUlrTTsVV~6mnTEssp!Z`b'eHTV]#fLY*q#M`+a*Ve.kI;q#,1*m!f.xp*7V(`8",
"*e)bd~!!!$Yf!l`9-f*%i!l=(q#9o(,r-U8z`LTjp'me#-5`,g&I-q&Io)Trf%Z/e!8E#rg$vg#Jh+h0r0g10i9EE-e_oa-;pU0e6jSfm62GNR}xUTyVNvU|~",
".W`d~!!!$_WXYqWmWn",
/* onesweep_staged_address: onesweep_staged.comp ADDRESS GROUPS */
"q$<V$d~!!!7Cq(+~~$Iq#&9Tq#%j5q#%h%WK67q#%j)q()E~#Eq()<yq#&4[q#&0%q('B-q#&0|q%Jz[7WW'q(&d3q#&(Eq&aX=q$7M)q#&(Bq(&c}q#&,~#w",
"97~>7!X5~Bq#&(Lq#%w.q#%i[h(Y=7h!E<JYS7o=7q#%u0:xW.q#*Q%q#%tBe!o=8d~!!!!Aq#%x>q(!3Oq'fs9q#&$[E-}E4wGOwGQ~~#2Gh~=:xsq#yf0(q",
"'hN8g51j!Gf!Zq.T,+q#&4$`H(j!-#EUq.Q{'E#q#&6PEuyq#z_&4q,`d-D~{,q#&</E'~/E&}8#u6j~.6l~VF.~2F7F2tF4~2F7vFD~~#:F&sF*g%&E^kAgE",
"cq((lDhyQq$9B&gWgq(#{%1g!^F8kRaEqk!pEvq($l=p!p7W|q#'F$g]~`tF%h&eq$:]<hSrq$7i<`LE0r``EC68q$>d+E5r`bEH=8q*1l&'`^'h,!ENq!BX=",
"FwrFttFxsEu~.`G4q1ue%g)Vq#&4+Go~M`GE(e#!G-q$:2)a*Gzq#&52i!YE-tppIH%q#&1nGg}GhwFmsFh~>GU|H+}6ntH1}G&~0:}tGgu`HGVi-!q#&3TGw",
"wHj~6Fa~2G%t6guGIuHWw6n~.H0`HG|6W~/G5wGZG[j!NG:yH<rH+rq#&3@HEsHE}Ha~PHn~dH|~^Hl~EHvxIh~AH<wH=~~#5IZ~4nb~iz)}E4~CJC~ZJOvEL",
"sHz~~$kJb}Jc~~#.KUvFRsJ#~~$ZL,~AL3~2L7~7FprFph>*G.rG.e!7G/G0sG1rG-rG4rG3m+4}G;~CLJ~ZLVvGSsK$~~$kLi}Lj~~#.M]vHYsL*~~$ZN3~A",
"N:~2N>~7I;rI;q#&;-a'#K_j@S'f[fK^e!%&`^&h4]M0kcGxe@~.xe^i=8f|>i!Mq$#}&1.q#i@'LRq!A'=M{rMxtM|sLy~=66uNr~QN1zN}~2f&%E9i!^E;u",
"paUN;rLysO)~.q#}X%W`EOWXEOq#$V+KQzMC}7!{M,~=NOsNPsMRsMSsMx~JN`~5Mgt6n~0j>wN2uOA#f!Cq#$Vk`HNs6WwOp~aP#~oLWzj$fNluOzuq#$VY`",
"HOLj$TPJq#$VaPZ~~#>Pr~6P&w~}Oc~z6n~.Pa`HPO6W~=Oc~>Q]~~#6Qx~>R!~~#G97tQFz`HQ96W~5PR|P8~5N!j+ZP]yQ_`HQMfKgQ'q#$V/PdtR4|6ntR",
";ziNJQou`3RDq#$V,RH}Q<~1`HQjiNvq#$X&NI`HQn6W2q$ij&q#$Z`O>~2R-}R`zR5~JR<~=W_QykV{Q~q!WlWq$rz3`L(eVCE%6i{-sE*;Syh`v`]2-sq$l",
"a&E0q$nl)f(/5aW7:RBk&Wp!tE&sE:nW7E+sE@sp!tE0t`GuEFq$o4-EHe7Jq#&-(ELq$sP;EUrf!x``$n#')s)zhRS`]02#3q$sj+Ef~8E'xq,/r%aXEEEVE",
".eON,q#''HO<sRkyi;WF#F$6FtE}k'_STh*kSGrq#''/PnvS%tS_rj4*F>l/*SfrSTy-~1FItRhq#''dg(^`:$%E+q$Cl'E4#e3EF_e+SFfq#'+/Fk~3Fo~1H",
"gFqE<uHbFpE<|HdsJSsHfrHfrHirFksT1uFttq#M#%W`J_WXJ_e#8HnFuFpk%0S^q#'+/T<}T=~FP3sSb~:UA~2UE~VTbxPNsS|~:U[~2U`~3Sto*rd}C_(Jy",
"S0s*|S5s/~0S:w<Jr5o)9E4zE8wE9t`H-63,m/OEBrEBe$SECEDsEErE@rEirEiq#')%mCnSB|SA{Tq~TT5~=U_rU[tU`sT]~CVU~QUrzVa~OU|rT]sd~!!!$",
"T~6mmtEQq#%D4d~!!!$V~1Yt~SV8ud~!!!$U~:UAyp0tTRs*|TWs/~0T]y5e#WE)fnE&63%h'eq$^e%q,]c.a-;pU>e7iSnm71G4S(xUcyVerVStV-~.W`d~!",
"!!$ZWXYwWmWn",
/* leaf_starts: leaf_starts.comp */
"q$)|$d~!!!&cq2Sk<=:u=:u=:u=:u=:u=:u=:u=:u=:u=:te!'q$)s$W#=:q$)Y<~}q,ST4q2wS*q2ScKq'id'=9q%=o$d~!#-t[=:q#%1-=;r=:r=;q*IF~#",
"|q&Ppr~Mq,P18q&On)q#&+%q#!K%q#!['i~`q2h%'6jW+q##i%q#&)%q-(U'q+Pq%q#!r%q1Z51q#!p'7cXQq2316q#<V&fuaq*k6$$8,ufuO(q,h!-h!Df*s",
"q$D;$hCV)2sq,h@-/0e7&/ht+(-q/{i/gu=43aR9I$E$eiDD~e-ceUIE!8,k00#`VE%q/JM%e!yE&E%v$&#%oL#q$`T&f#@hT1'q,cQ'`3E/nxRE8f7CE2q,i",
"&'q$Hu$q+2F&$j#u6gXeeCoq*f-'q$Hy%q,HlB63~~$/q2SP9q,E0}~}q,Bu.7r~b~}q%4U+q$]j$$`z9<q'GK,q+Td+`b('oQpgG8f(sq&Am'f!+6lg*00hb",
"(7Xe'Eq+$g$'`y9:*66q*ro$%e!.D}%f$&e9ye7_*gIc`bE&*`m&f)'q#zf'f,6/q+9l'`3o#%E-f+>,;_n$Bq+%k&i!Uh9`E3'#i@-$*fNl5-g`M'tk,`*'m",
"R'e-=g!A6mm`l`8+q+/k$'`12#e>7f!+*q+%U$fKde#yEG#tEFESe;!EUq#)[%hTglakq+:v&6mq,@M/E$e!afcME+e!jE't+whBsf7Q*!)`3E)q,Sk0E/f!J",
"E.`1E6e!SE2tE1vq#%x%g<je!VE:E;+!*fLFE<W`E@e(EgO8d}Dj!%EkEgEPEJE<E9q%1*(=9q$|8&$%q#&A&q$h6'",
/* leaf_starts_address: leaf_starts.comp ADDRESS */
"q#;J$d~!!!'=q+j|H=<u=<u=<u=<u=<u=<u=<u=<u=<u=<u=<u=<u=<u=<u=<u=<tW#=<q2K0qo7aq2K(Np7gYQ=<q#;#1WC==W2=<WJ==q2Jv~%`q+g`)q!8",
")M6BW8~J6fW,ug81n8-}q*m:,gE:i86}mWs/r6ng!Fl885~HE'~^6fv`HE4q*s,%1sl8:}E;~8`HE@6W{gFwq/ah~&Cq2K)~$,m:!a%~~$Cq%DQ3q%0I$6lib",
"13m:-}E#~/E)x`HD}ibkj:/E0~/E0~6`HE-e!WlRoE6q!:1|EVsEX~~#IEorEorEnEj~66By",
/* leaf_sort: leaf_sort.comp */
"fQ&d~!!!3|q$Y#:6Is8Zq-'/Eq!QM[q-&d~$>q#UQ$q#Uf%q#U^%q%q-*q2eu*q#U|%q-'%Vq%q2+=>f!1W=71q,'=.q,&n*=@rf!2q39^&WA=A67h!4=Bf!k",
"f!4=Cr9tW@=D6#e!Aq-&:YjSy}q-&2Jg<Sq-&6~&Aq(;N)=Ef!:q#TZ%q-&<Jq#Y0%q#Y^+q#YU+q#Y>%8Y~3q-^L-q%oi'8_f!.8aq%om(q#^k%q$^f,q%p[",
"%q#Y`$q'%/&m@gg@)h@kq,&5%q-!C)q#YF'=Fd~!!!#Gs=Gs=Fe!(=HXK6E=Gs=Ie!Rf!(=JXw=If${=KXJ=Jq.nw%=Kq13l+=Le!4q.oG&=L}6Lsq-'*'7aq",
"-^K(q,({)=MYS91:'q%o,)=Nd~!!!P#e!2=OXy7k=Ne!,=Pd~!!!P!e!&=Qd~!!!~#e$Z=Rr=O=P=Qe!)=Sr=M=Rq,%&&q-`a&8~sq-`,%q%sW'q-g()q-g8&",
"9)sq%l4)=T6Js=4W/=Tq#Zz-q-`*'8crq-`%+q%sJ%8Zf&C=Ud~!!!HDq%ja-8$tYVr=Vd~!!!$4=Se!D9+q%oM*=Wsf&_=XXz=W:Te!==Yse#.=Zv=[r=Zq%",
"nw$=[s9/rgDQe!E=]h!K=^r91=]q,+%)=_e!.:+s:,v=`r:,:Tq!Z-:6Wtf!(6gjPUe7Wk!+fZ$q&pI'q24p'#-q$~X,,g:B`35oDC`b.E!q0(0*,}E)sa|:c",
"4E!D}5eAGq+Qw&E'k|fE&q$o('*g!Wf}e'eE7n8$E5q%l^%`I<c1q+Pi$=a5`I:ee!%=bE!q2V^/`I:nE(`I:rE*q#'t$gAXd}C_)^g!3=eE.q,%3&=cq,&=%",
"d}C_)_h!3E3q$o3(d}C_)`g!0=dE7js.aUg!0=fE;uq2Z~$E[q-%8~-e7r~`~}q'%e~#k=>`Ko%4d}C_)Eu)re$Q)r$s(s`2+6Em#*/f!;/u.s`3n%>f%:g&5",
"e#(Voq%/g$``q,`>%VmeJv6Et`mi{fq%Js%+q$${%baD|E!03#.q2W;:q-$l~(c6%9=q%o3d8VtMus8WMur8_s8Vu8Wu8a~18Ww8_s8W}q-f*$8_q%o308Wr9",
"=h!fq%o3+8ae!6q%o3.8/{8We!cq.sFB9Bw8/w9={6#9Gq%l4)q+rZ'=@e*Si*P65z`8(fUVfU=g%}%gw+i)m%te!l1g'lq+Q&'/h&ZD|;_q#9|&21sl!fq%i",
"i&e(!eZiq3Lg,&te#L/atE)E'0#q(<.,q2ST%k*8q#C9.)rf)ih'u+fc*q'0n(6nq2Ss%'r%#3sq+jE&nXE:Z#q%tf,e.X=Hq(@9'j!06Wq.ia&`a'q#(g+q%",
"SZ,`;W/e&$q.mh*'u*sq#Ei%&q.lq&(y.t=Jl$Re!v'rh;bh(p#&eWEa*D~/f'/q-fu.q%S^&`,(g!4*tq#Bh$%q+}P$E#sE$!g:oq,nS'E(s`prq#KI+q#;i",
"%E(g%h`w9BE,i-pi#]q.nI0a*E:'h#2e%ze%}E<+f#cm0)'7(sf#i(j(d`,-f#Ce#25+q#p2&q#-@'D}g(eq13>/=JsENyq+e1'=Ae%pq%C^'=Se-7q-]j%f%",
"Se!,*t,ff5&o4Dd}Ck&z*'d~!!BaH67Dge/Z10f/*q-(U*q-d3(=Be!km70q%fD$q23_%(f0+#%q%{S(`m(=S`me!~`3j4w:(-sq,H|,D|5,.h(e,+sq%YT-5",
"sWh30Wh12f!,5q%Nj'=Cauq)R3%e9>W'i''&q+qY48au,vq.lC'q(*=&q,)#%e!(q-o2%f0za*D}4f%Lq$4!*q2Hz+2seG=h4@%W$wh!:*$s`pe3_q#@%%k7A",
"0l('`<684f,Bn((.%q#7.9i#fa*EB+h'3`=&fcV1f(E`2)n-!+f'&`2(j822s`20ENq#Gw-agEUe84EVW$`46u$#r0g!Gq%Xk.g$5q)w^%Wp6%E4E568fdME1",
"q#k_%Ws6%E<E=e!/E>e>Uq+`P&h%TaQq$#3$ag&e!m're'Fgj*e!,*e;`#s%gaqi$).~8`LD~W'q#O;'%f%pi-cd}C_)Mf$s`a&e(8E%tE'#`AE*D|iEW&e9=",
"E%`b+e4GE$gG7`AE/q(]-&-r-jJH`:91E'66e7)e!XE1fa=E3e!XE5&w(q3#q)6Wu`X9Gq.F}(o#U}EEr`C$q3)B2d}C_&Tg,aEF)`AEJ2eFCfe5q+qr$&h#!",
"q%T*)EM0sE!e#ZEQfFm`Y9;j!>q,xr'E$E%uD~g%:<`tq+ci.e;sW'i'vk;j-W$e0V*q%ZM$g#(q%<<*q%Wp$'f!y(h/^q3o^-+q%Du&f!yq-k69ag*fnBW$`",
"<)j$G/l%ze0Rf%k+#aS8c1h)Z01s2r-q%|p*e!Rq%Nc,=Jq.},:e!Jq%jV4g(0q.}{'=Dauf,Ue#*$`@q.KB%frPf+$f)Ig0w`<+l#Z`2n&!e!Cf.Sg1Cf:nq",
"#uw&e!0/f){aT8ikHXq%AY&m$^7gi+2q%bO,8Zl$$p+Ke5^l!:e!7#rq#Rh&'o6cq%bj&4lA|q#rn$+rf7+h!91mu#E-65`M9LE1h&=q#a0$=Uq%bp'45u2g$",
"egA!e!3E%E&rfu4E!q#zY%Wwyg$%=atnBPa%gQ}<g(r&q+tq9e#2/'q#w,&q#Ku*-i&Z=bn'N{p)mf'5+f&-0veDGe%y(}'f/8e%h5q%HM)e43k+b0=VeH=5n",
".U2%q/G`&#g9Rq-p(.e+4g#Q=c~E`L.h+>}f2@g0kf#Ff0hf!+&g#W9+D|h5iq.7g,+tj!Yf2nk-PfD4D|f&7fB(D}o>!+E$`23E+f/Xiyp+sq,)`&f8V(`.D",
"}E/a-:*m!M`m4e3NE.z(D||agEEe*zEFre3T$#E%E5h!A0-|`,E3`1e)BWhE4hsUq4$C.f!Ed}C_)Xg,QEOr`,q2i5%bU8c63fUB`LETVoioq`aEF=Ye/7&hG",
")g/7i-w.q3s:'EXrEXsEYEZrfWZEVu=dj4Hg'Ijo5q!%i9/p+(e'(/rf#A1rg6+%j/{q#D$.m!w1yp5Aj58euWq$GJ.m!Y*|p#QE7~665~:k1M2~9ELp!u`LE",
"PW$e'x0hY%a*ER3g!z-gJ6j1R)hMyq%nI%i;TE#i8#=em)=}p$]e18m40ue21/rag3e'^4rg43$f3Z&e+49/(g$|j,y1g#!=fvk$1%~9/~/3yf#.3re!{i3=i",
"s8q%m>.e#*",
/* leaf_sort_address: leaf_sort.comp ADDRESS */
"q#-K$d~!!!4cq$Gs=orGq#-T{q*QXuq!q*Pq,vGQq!q0}q#.p;q,uT}}q,uI~#2q,uA~$Pgpc}q,uGBq!p_|ppZ}q#0j%lpZq*TL)q!pZ~$c97~Xq,tb)gt%q",
"!pcFq#4cH`H%eplq#):)(q#)F++epph!A-q#)N'q!ptbE,~GE5~0E8~IEM~`q)p+%q3!.x}q0u{~/Geslq#=/7~}q.Sk|q!sl~$jq31K~)2q!t+iNntNn~~$Q",
"6f|j(+e*44q.^t'i&62h&hE!it454~5e@ui!Rpt6E,E*~Uq$b;*q!t6~&Rd}F%!7q!t4~/|a3~~-P",
/* finish: finish.comp */
"sVkd~!!!(Jq$8R<=gu=gu=gu=gu=gu=gu=gtW#=gq2:H~$@ftyku(gt}gu(gtcq2:L)gtsq(l3Kft,gt^q/CH&q4L`(d~!!k6w=gksp=hr=gr=hq29l~%'ksm",
"q!tIPhs`q!t,Foti}gs1gsRiqigqSgvxe!K=ir7m6iq0Qq&f!e=jr=i8sq-i3%=jkrxgr=q4MD)grZgqq7ZrYV67=kYW=ifrmks5q*&7(6%=lXw6E79e!i=mr",
"<l=lfqv=nXM797Ee#B=or=nf#~=pe#+66q%<C%=p=igyZq&BR267=qe!Cf%0=rXO7m65q/Ai/=se!:f!G=tXG=mf!(=uf!hkrZ=vXz=u91gt*irXq/Jh)e!:=",
"wXOg!S=xf!Yq'Rg&=yX|e!]q/BL4`;zq%0^%f5nq#GL%gK6|q&8%)%68z,t=q{+q-D2*=qg!<)`t$f6=epX=ryfKLiTO)u`t;Nf6npSo&'rh2Ie6$+f!c=sl!",
"@a-&=thHn=s.sq-2a07kq$'l$q&qE&d}C_)ihq]E=tiG%('uECm89g!GhZT+eSKq-)n'EJ,q%4'&oGUq4}t<E#vE3q-*p'=w&`AEb2fd2jbhd}C_)vjr:ETgH",
"^`^-g$r#fBz/gKeeg|'$e!QEkE%j@;pC~q$kj(n#C}`C#E2m%1+i%LEPhOwEC(j&_`AF#4q/$W%$gFs`AF'D~jmR&te5$=x.$g<Bj#h`1ERD}`AF.E)i34$g%",
"xq%Nv/El=yq-8y+9ME[EP;Ng%2`VEREfm#HEZrf4lE^E_Ehq4A,%q4A%$EZW`F8WXF8q#dD~(A`hq#b/2`d~:`e~J`n~:`i~5q#da2q#b/Fl[jpNM`Vq4HJ-e",
"Goq0=/+e^I,q4<B23&e_U0s#oNO,hLrjlNob4=J'q'#>0eX>q/2Y&fg[0p0mehs./('ho6WpfC,68f'})Wt/q/2='pnsd}C_)kh^V(fP3h#^hL6h!v`1/.e#1",
"#l$'e!;g*+e0_(h,^$tf(Fg@+q$fK%)q':H'q4KC3e,n=meY=+mQF`8/=mt`1+eN|#=m`p#2l#%q5A)'p4!i!hq${L)ehOD}f1L=m#pkheTs)sE/h#mE.q'$L",
"'%v&(sfU{`<079e'$WyfXz$!=ogGdiQM5r,f#5q/7)$5kH_6FtE,e&$",
/* finish_address: finish.comp ADDRESS */
"q#6F$d~!!!)@q$BoH=zu=zu=zu=zu=zu=zu=zu=zu=zu=zu=zu=ztW#=zq#6(iq!A&=gA!q'v~KpA(}d~!#5ll=zq#5!-WC={W2=zWJ={q$BlO~}q#5!}q!@c",
"~#`m@_}~}q%]'*q!@V~#LmwN6zug3ohm/#)66(g|d#p@`8$/~RE(v~}EA~0EF~=EM~`Ee~OEn~zF&|F*~BF1~oF;rF;q#3!~+E`hq#0u2`d~6`e~L`n~6`i~6",
"`l}7O~>q!CTQq-In*/q4Dl4D|)eB&gIGq'S6.jC^~}~}g'2k%&&jC`,|0}3zn-`f(K#.s'q%+U(g0ie)Af0ih(P3k*,f%B/g%Fe%UedR0i#64gD.D}tE4E+~4",
"E0tE;q'vF$q'9l(#se'$q/To%E;h(pa*E<g1[1hD345tq4F8--g#g|E:~9E@rh*eE*f#hEGrEGe!cEHEIe'*EJq$YZ%",
/* numbers: numbers.comp */
"fdqd~!!!'@~~$*nDtgDlq.P#=pcp}q(:E&q!cm~$Iq!D;F~}fFc=|d~B>gZGq.Lf'=}r7C6De!,=~d~B=B}Ys>!rg!q>#d~B3ZZvq(6('>$sq$Hf&>$f!O>%d",
"~AAb_De!s>&r7o>#>%e!)>'r>!r>&s>(r=}=~>'q(1(&e!A>)d~B>gZHq5/S,q#X:*:%q(30&>*XK6E7Ce!Q>+r:%66>*q%~U-97XOrf!L>,f#8q#RC%97>,e",
"!:>-v9Pr>-rfE/q#U8%q#U.)>.f!HgF3q!E;AgEziDM}q#XX'>/e##6ms9kr>/rq(4h/>0h!:<jr>0rq(4P%<jhEIq.ME'>1h!<=#r>1rgE$gE_>2Xz=#=yjE",
"*}eE!q!C/6i.E0gA-1tk|&4(nBm&~Aq(Oe&gBBE#'q/_/&E$f1I<G$h.$')$(`AE5gy)q5pi5q!BI:E,~1b=gUbE9)`AEH2e/!`M6s&$j[ad}C_)tg0-EA0`A",
"EOE!`@gt$&$k[SpC]f!Ld}C_*2teBKEIEB7fhB(EDEO{EHuEKELEQq%LP%q#Tk$EHq!`b~%Vq!^*~$9q#MY&k&xeFvq#/c$=|e85>(q#@[.>(zf%/kMl'(sq*",
"K#)'q'b..fa^`m1q4{Y2`TD}g$`q1)H+`^,E#`j$>)f|(`g%#q#Ln(`q&n@a'$q%KF%`]9,D|#'q+an(9mj'.a:q#LF)'eHm#>+`^q.r&'g&0&f|uq#]s%h'!",
"q%::%e%mf'Ok&w&q)og'f|XVofc:`U$#637(f(=q-wK$E$#j'_ajk!}5Vo`bsf!@h!}D~tf!IE,h=zq%>/%hE@l<zd}C_*.g,P('d~!!ZGz64Dge#1e!Ui)Y(",
"s`1,+f=*mH'jD9p_2}~}9:~l",
/* numbers_address: numbers.comp ADDRESS */
"tXD~n~}k;9}q!_*Qp;@q!_'~$`q!;V~#p8$|8$~C97~J9P~.9Pz9k~|f;Jn;V<j|=#x=#~2>3~.>3~~#9bO~1<j~~$/q![X~'mnXD~}~}q!=n~#Sa3~Fh&!o=",
"p(}+wWh*!g=soW*7&vD|6iw7&|h'dE$q*}D$q.7M&f#V`Re)&'q6&}'4r2jJ!a*E*f!>`LE.o>FE2#g[-j>F`@E3g$$a*E4f!Ii>Jj/n#(f!ME<h/mq%SA%h>",
"J}p#j`1-,g*y6iw7&|`Q}`1D|5zd}F1!}tq6)R&iGb5e14E#g@*q.'[%e!],#D~i@*q!Z]~#j9:~~#A",
/* gather: gather.comp */
"td~!!!'5~<>7u>7u>7u>7u>7u>7u>7te!'q%'S%>7u>7u>7te!'q'_r%>7u>7u>7u>7te!'W-fA:>7q![2HnA*lZwgA&nZck[Gq6N;-q#@P(q#@'.q#@P*kA`",
"q%W4;Y2>4q+Al%9p>4h}WWC>5W/>4gA$X7>6eAi>5q47.&q(t{(d~!#_Da>7q/*;3>8r>7r>8q![+lq%=2'6fkZ^6Osq6NK%q$.&%g=lg@rnXGh;B7oq$.@%h",
"Az6%>9j>,>9f;h>:f!.g=g>:rq&Tm'>;e!26Dg=M>;rq/#U'><e!2:Bg=E><q)ye.g=Nh[l6%>=e!66Eg<X>=rj[r6Usq%X|%k<s=#v>>f!^g<X>>rq#@/(6Z",
"t6Zq#@P&q3S6&q#@7(6_t6_6drq4lq'>@h#R>Ar>@f!d>Bh#N>Cr>Bro@<>Dtq%!@)q$-E%o>@>Ev>Fh#@>Gr>Fq(i&&>Ge!3>Hh#x>Ir>Hf@'}q51})g@bq!",
"{u6f><9>q./Q'7kq69;1(g>E+i=)5q.I.8`8e1*e4]+f=_`9%D~a*E'q,/P31+g!]E*n@!E-uE*#zp!{a*E8're>|+q.J'*e-A,q((1%&q1K2$0s$q%dz*q#`",
"27a*EJq#e<&E%rq.^w+e.Fe!hEP/sa*EQ1`,f>F(sgSfq&k2.`VE1EJq$}b,g>1E8E9ELrE7rE7fS#E5q!Xfnq(Vx,eCDq%4g%o60q'[B%iOHq$}O0q)zF(q1",
"Tk(>4q.b^%k!dp#W`<+'`=*f$k)wk3M(-v0tg;)q#mT%f@-5`06PgXygD@D|q&#C$m!0E#q#5}%`/-1#5`/52(D|q(HX($e2,%d}E;*4&$#q(XY)n@`b=#q(N",
"C&&s`N9=q(]M)hp.'(gRLlouh#y}`8*'q1PM.g!;(k$#k${&e$g&#nR@-te(wq&6%$(q(Jl+e(.(`8e@=ep_#j$I%thphE-p$xq'qR'5e9K+!e!)2+#3!g7Jf",
"6D/Wt3q'va&>6`5d}Co*5a1sjVwh$7e&AhpjepJ,q1XX*d}Ce*4:_e4_-!j:Qi$^)s'f4n463q#ry,`=D~e!Jq(K^$D}a*E!6Wf)6%q%>q.d}CJ*5q,)l*q(T",
":(g$uq*Qu(bJ<d-*)d}C[*4+fT;`,,`t&m);.rhHUq,@f'q(&L+<G)tp'K0/vE'tq&ON'D~2e<ZE)E!$g:LbVg_keW4%f+Q#(ey@h>cd}C_)#gVFf_(e!6e&}",
"q#V$)q#*#,0ud}C_*3h#>8#q(b7,&f%zE@q&tY(E=r,i!:0s#EFq&uo'q%K$%d~!#-v}6%DgEJEB66E8E&E))2#3jD(9r`5o$oq((d&g-'g$Id}C_*Ai#f/e,",
"{-f#Dg'kd}C_*Ch$~2.-r/u0}2sf$wq/N;0,+q(IJ&E(*#$h:#E)5h%/d}C_*Dq()W)`2eZih%H>DD~yk!<`<E4f$(E+q$kL&`bE6#q1=w'%#f(I)q#;P(f!R",
"d}C_*Eq$:F&h&>d}C_(Cq#,()>G&>IlvUj%/EHs#EHg$te!^EHg%[n%KE0wEPsg!AEPg#mq.fu%e.A",
/* gather_address: gather.comp ADDRESS */
"fY1d~!!!(`~H>Ku>Ku>Ku>Ku>Ku>Ku>Ku>Ku>Ku>Ku>Ku>Kte!'q$M]%>Ku>Ku>Kte!'q&sP%>Ku>Ku>Ku>Kte!'q/E.$W#>Kq!Ye@gYan:Hq#8H.q%Y3DWA>",
"Jg!(q!9qKd~!$)yU>KmYRp9v>Lr>Kr>Lsq&sJ}g7Eq/8B'7)VykYN}q&n<%g9veYRkY67#sk:HlW8j:H8$q&jG%k:D97|9P~09k~0<G|<jv:vYFk:@=#tg[Dk",
":5>3|>Atq6#I)g<Ak9v>C|>Dtk9r>Etq$IW)g;Mo9r>G|>Ix>Iy>M~Z6f~~%4q!W$~#E>Nr>J`Kg2+fK&6Gb#'#q'+R'eZ56Ga'%j![`1'eh,0ra'#%j!k4rf",
"!bq&&5&j;2y7!~17)~P7!~VnJsq&71%q*7c&eJ{&#rgOGh!8go}gMm+pNJj!OE.lR%`H*iL{g;iE0k!z|E:q#*d$e!}'t+r)vgT'e!}-#,~5EGf!Rq5RV(#'`",
"H+m##EJgXF`/E<EA#-`/EEEBE&.q!<jR:x~<7!~O7)~Tp%(w*q!&#M5~2e=QE>~4E/E0e+Zf=QE,E%e=p!gV.q&8.$E)WtE-n=Ql=+:xq!=Q@aVi!Hq!=Qcad",
"{bO~CbVv:v{<j~ObwtpX+s*68~8/kTVe(A3q&z=$1g=Xq!Xl3E$o!c}E)ym>LgXjgBWe(02E/3j=Bq#8z%iFsd}Cl!J>Nf!`ETrq$Sf%i.vESr+q#92$m!A1#",
"E]{q%F@%d}F4!%EbEY66EPE2E@+3#4p>T}6Bybzi$i}4~9E!iUXD~t4r/g>6h&PE&E!D~rE#uE$}E&sf&Io@#{E3yE4E)vb|v7*tE/w>E}j*E7*h$[EB#E7ri",
"E2`bEDgA)h@*`H)e$lhbeq#F2(d}C_*Gtf-+p@,>I&>M{p%SEW#EVug!gEWsg.Ip&4eABE^k!BE_t2f&eEZrEZe3c",
/* tile_sort: tile_sort.comp */
"fX;d~!!!4!q$kz&q%_218d8h6I@Mq42I~%.q5hM(q$lz%q$m%%q$l~/hAa@MW(d~!!!!=q42dOq/d0*70q/d&'WI>O6Je!*>P>OrW@>QeAc>OWC>RW/>OX7>S",
"6#>R>R6Jq1;$&q6vZ)q2Nc'>T>Ou>Tgx@X7>U6#6*6L6RhytWA>VfB%f!)>WfBFnz%q/d,*q->m'>Xq6F+&hBlq439{}q0cb~&$gDJq0cG/g]Kq5Jp+>YXP7g",
"6Eq'5<'>Ze!,7;q3_|+>[e!0fD@>]e!(6Ge#M>^r>]68f#T>_r>[6i>^e!)>`r>Z6G>_s>ar>Y;O>`q/c~-q1<C+e!(>bXw7kt>cXJr>bq#[G%:(>cq$jp%q#",
"[G%=Ttq1<!&q$o9&f!x>dr7Vf!@8ge!*q$lj$8gtq$n<&gG{YVr>eZ$7me!g>fXM>ef{M>gd~!!!$18<>fe!U>hXO>g66s>ir>ht8}e!*q4p%)q$k%)=EtgHE",
">he!->jXz=E;zq5o@,lGJ8$tq$jo'q$lw%q';2-8dt8[W1q$oO%q6JB'>kX{7g6We!(>lv>mXwr68q)HR(6%>nh!4>of!.iHS>pe!27&s>qh!(>rh!K>stq';",
"r)>tXy8[q$o!$>uWR68f${>vWR;O>ae!(>wXN>u>ve!:>xr>w7ks>yh!4>zh!(>{u67>|XO>{f#u>}h!4>~e'c>}s@!h!`@#r6Gt@$r@!@#s@%r@$t@&h!4@'",
"h!(@(u67@)XO@(f!`@*h!4@+e!`@*s@,v@-r6it@.r@,@-s@/r@.t@0h!4@1h!(@2u67@3XO@2f!`@4h!4@5e!`@4s@6v@7e!(f!4@8r@6@7e!G@9Xy@8f!`@",
":h!4@;h!(@<u67@=XO@<f!`@>h!4@@e!`@>s@Av@BXN@Af!A@CXy@B7ke!(@DXO>af!G@Ee!Af!G@Fh!A@Gr@Ff%1@Hr@G7kq$p6%gd4gN~e!.@Id~!!!~$e!",
">@JWR@I77e!,@Kd~!!!!ge!&@Ld~!!!!eq#$Q$e-w@MrWG@Ne)fq'96$@Ns7brq1Bm%q1CU'@Ore!7@Pr@Or@P9Xt:Arge_q#$kAq#&@&XR>O@Qe!(q/fi%e!",
"P@Rtq$pQ'gO>q*i&-q6O3+:Sq$v3(:Sq'@*(gNm98q#bd'f+N@SXsmLQq'A4%jLUq)M{+q$]e(g_o)#eFGh_w&hUTevS7;o9Le!N`w8-4`C%q,c+/`1D~q%xg",
"'5`x7vq3fL%e>%`I:e(d}Ca#_9X@SfISf!(fIgh`eE(e9ffW|ex%2e>FE1'3o!x`Y@X()'g>agK$ocp}hclq.WY~,>q0aJ/q/^P~%*6#7xq)AT*lRU`b$>ah/",
"@q)+r*q#%g'!q$NR$i.P'saZ7^*kJxkS67usi!Od}C_*hj$Qq4`[$q'6_*i(e>O@Tr>Pf!G`z:Zq,)_$%d}DB*Oq1<W*>Q`5d}Co*Osq),w(abe(Qq2=P$)j,",
":aoe)$e#1+j.ag#!g$U-q4aB$/shT.q14k'>Sd}Co*Rc(o%@d}C_*jt`B*q$GX%`B+g!(hNS`,e#U&hUiWh'!Wh)%g1-iM@!`A5fK_`rhSO&`AD~63n$EgoGg",
"!DE&vE'vE)~0aktq#Fq&Vm`3sg!Ebf2)bjv`Dua!7w,5n&ia->h{e_KfS(e_GhS-q/IA(q(vI)/D~sl(0`AEHq&jR(`AEIrq'D65`AEOk!CER}`AET63f%6`A",
"EVf!(,q&~3*a*EZ6Wi0xa*E[f!+hU,k!pE&h!CEbyEe}a*Eg6Wf!pa*Ei6WtW`EeWXEeWmq)O#16Iq)D9&8dq$hP$W[6%M)8he0SM*q)H</:`q19F&gcud}CJ",
"*Rf!$j8H9=`bq#**%>a``$#q$n*((flmf,:3pUNeVz&mc-}``'E$e!>#e!e#d}Ce*O@T#d}C]*RE&q/3;5g!T>akb}q&cx9`b>k/`a)pR&`b>l4`=.e!wE<#d",
"}C[*O#q)@=$c,E>1f!*E=q#tn$E@E>EDc-EAf(>f!'&!g&_f+G3q$I8*q#vz9p#{ELuE;e##EM*s`M6s%q$Lu+hoCq)6,%o%:i%>z,r-w/|5~1``7gD}eT1q'",
"Mh'+e!1jfY+u>mo#RE+u0h%NE-u`=:U,e!4eZGi!4E2&tq!f_Ae#I>nq$Yj-`j,>oc,E@-f%;E@e%DEB%tEAtECEBEGrEDuEDtg1wq$N`.i!|1q!&^H>p~2>q",
"vE]uEZsE_uE[tE^E]EdrE_uE_~N>r}EluEYsEmxg%*EYe%3>s/c,Es#g!4&#q/cu*q/2X%q)O|+`V$8[a-8^#a-#>tk,Qq$p;'$q%0r%k/1:fj'=e'!$`I6ve",
"it:b('&e!*%f!Td}C_*x#f44*>yq$!W&>x*sm@t:`0/>zf!0d}C_*|q$!P&>~g!Dq)+'(d}C_+%g!V4@&v@%+~.E#E!@'td}C_+)v@+|d}C_+/uE'@0v@/~/E",
"-E,@1td}C_+3v@5|d}C_+9uE1@:v@9~/E7E6@;td}C_+=v@@y`pE9>aa-@C#n!Ie+(>af!0d}C_+Dh!I@Ezq$xy$@Ho!IEHEGq)&[&q)1K'>Ua1aObHsk*Oq$",
"i`'(s`Vq!(*Df*kq$a2$`a*ijlkei(65`j/e@7E'c,E)g('E'e(/E+&tE(tE*E)'rE+uE+tghhq2Sx-3mpaq!#AFE6s7&e!%1`a+p)O`=/'`@EFc,EH$f#8ED",
"e#AEJ3tEEtEGEFsEHuEHj)Np#Aq$j=.g~3e!/EEEFsEGrEB`,EPq$v`$l,oEGsp.B`1)'c,EY(h)^q1It,q)B8+`<e!Pq$mD+%sq'8r$e-lgm2q2ZZ+q/V~$-",
")q&pO(q$eQ(kjtgIGfsE:9q)c%,g~$g.jhH}q)bt-q0].(@Jes}@Kq%'])<Ur>Vq/K|-iJ9*f!H$gJ4+`3.66q#K<.eJ./`32#{/f!58/5fj%q$;c'q)BQ$fs",
"w2f!6E%s6Dvf!.E)s@LyE-s;Cw`^'e'lE1,yq'+j%f!cf('h$vD|'selw*e%V`.q#x=0ej~E6m&~&65q#=S$f8WEDe8!eDqq$sK-'E%tEME0z.sWYq/^S.E%+",
"4#gbdq(y`%5!$g.cXAq0Y})q1l$%d}DY!%EKEFEIEBE:E*E&D}q$t&(>Wi%6`7@Mf:Vq)OD,:9mw*`9(6De&k0p@$`8-6Dq)=Y$q-<l$)54l@'`21mAL`u9Wf",
";u'sq)PR%0s(g=!q/k@2Wmq$yC(h#Fgw1j!d#u&q$uU(e(4e!;+.q)S'/)i'(2#e%9q+[}+`^-q'%W'7ee:j,rq/e()aZ9XE!q1Lh'q1W$+'&u)u6D{`CE,'a",
"-eD4m&7E0+e!_fJna]1q-@6'6J01*wq$/g&i#!E6s3yg&)Wsr01ei~5iK:E6g!GgB$E&r`=q,lE%E<q)9x(k*-9Bq#~.06E'k'pVoze!Yq#~.@XAq'C!)f%xh",
"qUe!T3g%Dq$}`-nREp%W`w9B+ho/,$g+8q#~o+e-&$eBPiBJ<bq#cOSp#)fO[)nCVq$B`V9<~]g(_@Ui$-q6Ks&e!&a)re/37gh-u7gh(reTxq$wE9-f:pc,5",
"*e!w@Q`2.0q4<)$a-q$qv.)n%f`1E-'q)X)%c&#eEQ/!l$$d}Ca!RE.E#63q1UF-q#W%2WhE/E(d}C[*TE1e!'eE'E.E(`Y:sE1E0E/`M9LE-E*Wmq%($,:Xq",
"1Uh&q/Zp)q$8v$@R#l%nq$nQ:e$BhUff+7D|zf=,e')h!`E#h%d|`1E),`Y7zE'#$g;kq)Hm2`Y<bE+e4jq$rE%Wmq)QN+e/Hn-`'sf~,h&v%y)f'c.f%tf3H",
"f#<h1b`8D}4e'}1e!977f2'fO^f0Iq)Gc(d}C_&,q';A'q0rz$i!6h((q'*2)6Ft5gR^@Vi)9q$sI(n&.`tiFv97*sj%*p!B`y9:#4f-S(`^566hQZ$)sh)z@",
"Wr>Xrh'pq1ev)%q!%Z=1}eK/#q)H_%@Ve1_eIe3q$ls5q'q/(`X9Gg%vpESp#%zE0mtqE4eJ/E10q$9p%E5%h-`q0!w16#@Xgvgm,d65tq)lW-`Y@U.,'e#Aq",
"#[O'ktJ)/9PoO<`49O54-hu~`a26mo9(`M:]e=Iq%Mm(aUg!K@WE'E&E%3i;^",
/* tile_sort_address: tile_sort.comp ADDRESS */
"q#4P$d~!!!1Mht;q#4R4otGq4TCf~}q!s.Tq#m5Eq!s0}ks!}orzq4T}~#;q4Ty~%JfrAq0VB0q!rK~$T8$|97~nq!rG~%Vq#s2$q!qWAgrHkq[}q*Gx-q1Xd",
"&@YXz9P8kjqZ}q+XX&kq_9kyq7Ad7iqT6B~3ppSr**vq.,K_q*@G~.gq0Qh/q!s9~'Aa)fQEms=u,v-~=kryD}vD}vE#}WhD~!gMNg!GE(vE)vE+~.E)uakgq",
"/E.66frjq84;%`3q(2#'`@E3e!$bf$#e].g)Eq0:e%-`@E7`@E9q)jR%psP){EEuEH~6E'}EPyEQ~7EWyEZ~.E]vE_~/EcyEd~7EjyEm~.EovEquq'_Q%q!sP",
">MFtMG~~2Cis=Wt#miv}q$/=Up;fkHV}fCD#068h7%&tq$/B21e$l0#/q$hx[9<~Hp#c|E<{q$/==q!jx|8-)q1Pe'fjm%r+vE*vE*D|~.g([q1A+)6WuWhE+",
"E$c9E-e!'e;VE*E$ejme-,E+ejmE)E&~26u~M~}piMd}C_+Ye#Dq0K/%(g9``^)q#aV&ei!h@Bglgq!i!~$-6f~M9k~.6uuohh9OE!D~D}.w",
/* tile_sort_rolled: tile_sort.comp ROLLED */
"sVkd~!!!+Tq$6=-d~!!k6hw@Mq#{.&q#]y~%&q#|H,giVgi_q#]g`iiAX7@Zse!)q!i(Eq5n:~'1q#]'3ihkq!gv;q#}u*q2vq2hhSiiHih*e#i@[r:*7kghw",
"@[ye!5@]ehW7ku@]ymh'gcKq%8='@^ei}68q$XAEfdCgk_mcvq%Vo.mcz7ow6L~16gW/gkxkc~8$zncz}6j~A:sxq'5%~,^q25r~%87tjH~l`O`::'en(q#<W",
",`:>he!1na=`u7^q*Kx'b,s#eA])q3o:4*q2p}(naA#eEe'q64N2fC$q2gM07^'q1,o+e##*`L*q3pi,g!mhFR/f!mf,Hh1yh[<@Zq#=o,eE%(q*<7%8/*f!%",
"`r&t+f_R}bf('e_t`V,+q&0L-mX54seMwE!20f!'42h,vq$]W+hCL`='q$3.'fF2e#)jCy*gJkq'`'&1yg#Q'ea]4`r/5k#H}`20D}z.|`1eHFq$)~&fHO+!#",
"q7Y4.q(rM&E(E,yfOhE%E(E'q#9r)nNciN[hHF)q1)b0)q&';*l(</q&0L,3~1q#2`,hZ~@^tkQDD~65e+ueRzf_OfkG0eFME1nT&'&E3uq%[z2q*jv%Wpq(I",
"R$68f4JE%q$,A%Wsq$,S$e!/E1rE,q12%,g!LeTD6Fk#`fQ7)gI9q*Z6%)q2m+.pPK:bq${o}}q#:B}:fvq#CG3+{`1/(fNqq'35(q&Nl&&|'$e'n/#/gVkq0",
"f[)+eP$`M:]D}#q17$&q!N^Df[m,+h8Hq!LyED}wpNgE$~2E*tE(~4lN^}#e}0q%P4(7f)iN^g<BpN^`;~T8/~I7x~v:sq#7^A:fu7x~18$q!N^K",
/* segment_sort: tile_sort.comp SEGMENTS */
"td~!!!2aq$,`:q3xAJ~}q!P&Vq,o/`gN'q#89Tq,oR>q!NxFq+Z_'q#8V6~zq$,^'q,n'~#~iQN}q,n![q,kj6q,n6z~Xq$,M}q#8}~#fiPbq%)g%>h:*q#9,",
"6:+|@_r=^v@_~;:,q$,Ulq#90~&_q$V0&9)sq3NC(6%@`f!(q&|R-q1r))@ah!4:|r@at92sq,v~9q)J+%gV-q#CI%q&|R)=vs>he!e@bv=0r@bt99tq8yU@`",
"1;Jq,%*&q#,I'gVAfK:,#mEI0siVg.)e@=2eBof{~q,^v1q%h^(e<})&`M:g+(fB&'ef6-*8ksq*Dk$kVnd}C_)0h8JD|38k&q#.R(a6h8JE#E#r*g!3q8Hl%",
"q,lk~'^q,fYCq$,f~*abb~Zak~Cbb~sa%~Ba3~Bc:~P=^~~$57p~9M-tM.~E7p~~%=7pq#87~/'q$#.~$|q#75~$[q+Dv$$q#79+)v'~~$2q#R@'q1r2$7ksq",
"+U0*h7QaQq!(0>/shF-`2'#q+CN)q!&X;D|`15e(LE(vD}E!sE,}q1[p$q+w>,-fxTgj+9Uq)R;,1e=,E6E!sgRue:Sq1_t'q%';&E3Vm`a$#hG^`b%#e.|E6",
"`N9=f97`me~5d}F1!*EGE1eB7f!Sg.Gq&s%.`.E;k/=i4{o#x}EKrEJe$EEKEMeE^EWo#ra*EX/`,fDa*jy8q+jR'01u-r4f*$EYERrE]e!'e*$EXERsE[EZE",
"YsEWETq*p.%e#``=6Eq9kg&!rEUq4!E$q/=N+q4B&(p'(}jI{1m;F,vj%4@`h&6h#%ew4m#pf#ke!8hOF,1sq'$<)E.%g%K`AE-E*j$*q'$9)E3*f(yE4e(#E",
"/j!:q+f]'E.E/uE+e(rq)2<7p#hEB}g#Od}C_&|f!-kW2`1EK+eDA5se+`&%fO+hT@b%o!CET4rEQE'g)Ej!Cgx(q)BX&gx(e%=",
/* segment_sort_address: tile_sort.comp SEGMENTS ADDRESS */
"q$'=$d~!!!3Z~Kpo%q$'Fpq,IaKq!mnY6S~0q$'=Bq!ml~#gq$&N)q$'g8q,HWa~}q,FB2q,Hh~$)q$'3/q!m1~$]97|9Pwq$';~'&9k{9kq!m-jgy,hm1q,Q",
"N<im46fq%a[&q$(,%q!m8Yq*.O*6fhm@q03d+7*kmB/|3u6Bx5w`H4i!VfmDq(qG)gmF}E-|8#~Iq(o1%q,GT~*Sq,AWCq$)S~*Lep'~}q$)Swa3~EaV~Ec:~",
"]=^~~$57p~9M|tM}~E7p~~%=7p~~5`q!q@~$ae((nqB*~/Wh-j&B0sfGKq!qEXE-~[E=|a*E>q*DF'fH}jqGE7xE*rEHE2sq+.x(q)v-.`.E<q!qGHELemke$",
"GELENeF}EYpqGEY~AEZESrE^f8e`@E`f!'e*-e8bE[`@Ebe*/EZ#q:0*%jqKEVEWsEXrEQ~p6l~~#c8#~A8#~G",
/* merge_tiles: merge_tiles.comp */
"sVkd~!!!*]q&E<4@Mq$/}~${q&eh,gt;griq%k]Zq7M&'@c6JrgqXq:+l%X7@d676R6R7dY(@eq-;C&e!M@f6#@eW@@g6#e!0WA@hrg!5X7@ie!.q:P>~#2q'",
"d;~%Dq#_m-ir@q$/;*hqb@jW!e!e@kr:'@jgp_@k~5@ls@ju@l}goJq7{>&@me!'q(TN$@mq3NJ)e!*8Wrgw|gqngk1hje9.q(To$9.8_ve!*8arWG@n@me!6",
"95r@nr958brgvkfrDjs4WG@o6J6ifxV@ogw(ijwgw$kjwircq$.f)q:Qs<q&e[&ej.q%b_.+sq#nF(68v6Gtf3Ug58`82%`9#6G`=$#d}E)+e(%#4*'eE:$fH",
"jE!f6!-fY3fj8e5e7~fU1e5mq2xc'e2H/$b9<U1+(&ej33%eBq5E1E(q&-|$E5q'_*~*Hq$-4~$:a:~wjj8@ca1sgeye#cfbFec8f)qg#aeiRf=]h,*h&z'f)",
"Fh#c<dr@dbHbHd}Co#de!U`@&e!$faG}`|ee'-e!$haoa-q/OX3@fd}Co+esnAY6i{ev)q(1s$)fdG`Cq*QS-'q3/U'(*s`L3Vm`<fvW5W'q$+i&q(OD''q2|",
"Q$q(*+'q&8}&(q39($E#f!1q2zc/het@gcBq2|*=fKFk>ge-;q($-*ag4V|`tfDD#%aS8_f-Lf%$aoE!Vv`r$q4q6$D}e!0jQ94h$2mQ9bU8bE'q(2=)6WupR",
"&hQBg#Rq$';3@jyq,E6&`8)7~`1$f#Rm$z}+s`917~``efbh2qf#v`LE$e%+f_)f#zE't`LE)j$-'f$(&e#}E-tq$1w)e'4E,e#g&q(Pf&'fhfE.shI%q*~k)",
"6Fyq,|u'@he#sgDveHrghXd}CJ#diDz+(se5!-j#xpH[}o'@{e%//(h0&`<+7~ekSE*f$Qeh7fM>E*`LE0e)|E1W$f'.`22e!4E-&e%tE#q4}/$E.!e!-$q,F",
"{$E/q4t3+e'ID~q%G]$2q(.C4WhD}5q$%J%gM^Wiq(3B)q*Bk%Wiq*V2$e!/E.evRq*ho%XAq,M7$6WuWtE4gKDi&A`;o$K)t`.%66~Mp'X.'g$KD}e#p*jk_",
"k&YagE.f&Pe)B1g!B'h&ME4u`AE3g(KnYPzp%GE/vE8`LEBe%7ECv.e!^EC/f%4EC!e%<E8tEDsEC&sEFEEED|D|t0x4}53uq2s&)6Wuq*6r%e!/EBECrfYME",
">q,iV%e%<EIEJsEKe}3in<@icBePoq!+.=-{2q(,7/D|q'/p$g#}`LE!g,S`=,j*@q$61+6iq)su+e$WE(q+$j1h;kE-q$*c*E/'7o}agE5q#&D%q;-J'e,8E",
"4gUFg)wf,EE7kn{q&q<&,E$s.r.jKEagECg,m9:#E5eI}%E*h*Kq(CK%q:wG.e$d",
/* split_runs: split_runs.comp */
"fJ$d~!!!&b~@~}gG{q#:i%q5N*=fGneH)q#9{.q&2n'@pf!'q&2n*eGV~|kD&gFzgDigD.fGk|gB&q&'A-iFuq&'G/gCNq'+='@qXw@I7miFDiDveDH@rr8L7",
"mgDf@r~5@ss7mu@s}q9zo&@te#Yq#4w$@tugD!q'+X)@uXw6Fq#/X$@vXw6D@uWG9(e!)fE'9(xjE@@LZ<q&'+@9=`8&$gD'6Ee95&on8iUG`1/q%]i(eRs3e",
"C}eCj3%h*[`9e9c`14#q$;e$g4qf)C$e--.`46u'$E'0eRz+rfAV5q&]E$h!]E-`20E.e*Wj^Yk+HE3e!:E(efe.i,XE1|`8E!:9`49O0E0$D~g!=q*S>%q!D",
"Mnq4[~~$@`[~|9=q%c[27t~6gBwh~xq8D{'&77q.%p*jFe`1(q$!<%q$H=97uq%d;6q$FD,p9D`8+@qq%TE3@qtq3/>&2gDCh8]1}3sq43C2.`2r6EnZSfE6h",
"nih8sg>ef$>i>eh!s'iJ=e!o)h>aigc)g{'heJ@pfrP`Kp3]@vm6Be4lo;wi$7:9%sp77o!_m4;h$j`8e)Ce9I@ue%'f>=-q*^7&e%v:9r#$f$b`Ve!+e&nE/",
"o+H`2E(@qk(Nf,',re`rq&Vt&/g%3fjHl$$eAQ#E>|bf'ECq$Jw$D~EFz3{fh4E(f4^h@Lg3eWiq(U0$6WugF>e6RE;E<sE=rE8i$,E:g5]E=u@v{e$#h5[}k",
"-|e&.q*fS&/h&,gg)q%fT)q!$}Eff'2zeg'D|f9te#12rg(}%jLtq&]^.q%f((6En!WE)q%j#(q0'g$e!/E,s@L`LE+q%ZQ)e!2E0s;CrE/Vouq/`4*",
/* odd_even_merge: odd_even_merge.comp */
"f6@d~!!!/G~46Iq/0#F~}q;R.kq//{lq&jX-g8<q,bV,l8fg_Qq//SP@we!*q-xG%q-w['q#QA%q-wm$q$>O~#~q;S_7q/-S~$aq$l0/q#Mr%q($I)q%V<@g_",
".q#Q3Dq)7$%q)6})i<@WL@x62q)<^&q4+w%q+`h'@yW0q)7)%q-s#+8crq4,k%>are!(@zXJq5dU%@{s@zr9Qe!)q$mo)m`)8irg<|kaK@|XP8<f!W@}e!Q77",
"q)4c'<.q-p%&@~e!hf!8A!s@~ianf`]f=pA#h!OA$tq-qT$h!KA%vA&sA%g>`q&oR)7otq'IG-A'd~!#F[mXR6JA(6kA'q'IL)A)d~!--~Pe!1A*A)q&oD*8$",
"tq)8m%e!7A+=Ff!+A,d~!!!-8sA-A,rg>.d~!!JWK:zA.8$8$XH6JA/XIA.A+A-e!.A0>!>!sA1rA0A*A/sA2=}=}sA3rA2A(A1q#Y[%q1i,&6%A4h#D97rA4",
"rq#R)'q-xW%q#ND$q1gp%ib*q#Qy'q-s~'6%A5e!-f!QA6XPe*dq#M)'q#Nf'e!(A7e'+=lq#Si&f'RA8re!:q)7W%=EA8ic2q#Lh&q&rG*9Psf!AA9XP>af!",
":A:e!(6isA;sf$<A<e!(;Oq',I%q3-L-eC~q&rA)e#W;srgcSq-}/';yf$$:7g&n67A=f#RgB7q%]r)q-yP'A>r6E77q(I-19ksq0N&(mB9XR@xA@6W6WpB:h",
";>q(v^$h;3Wh8Wq+#W'Wh;s!q6:d,Wh;y!h>|`=A>i@!`=sWh9/q-s-$q4+^-D~s`|;yq-<V+;sf:4fC3h;K%&$f@@>al!Bh@Q`,8Wg>5%#nw566(eC<-$e!J",
"q-Kv$fe3q,x(%f!Td}C_(lgz9:kgt(gBGq/)^~,.7pq#&V+lHWq:6L%8ViJ3`afHI'#``e-@e!l%nHfq-l0$q1Zk%``$#q(b9&e!1j!Q-#e_Y#q&#:(@wq)0G",
"+e!j7Ed~!!ZH+q;S;$(e<8q)3d%q+0=%+6Eq#3]-eK1+d}D>!J+#d}DA!J2A@`=7E.e)Oe!+%#`~fd&3f}~/r.f!&/`]1+D}/`^33cEE!f!@f!ID|yh][`]+2",
"e(vnISe^j7'q+1e&6G`j'#`b&6Wq5Zq$q3sy$q-cl%*7Wh!:@yr&q1JA.Wh8Vq6n~$#eQ4eByeF|8c63lc!'u>auq(px+)f$V`3+:6`,8b`:$e$,e!kfCPj!P",
",q#=]1(D}q*[N$q)0{,E$`j-f#%#q#P/%2e!*1im<)q#':.q##Z.q$h.)p[9{e!gf^!bU8i*q(jf%7^ugJWg#n)r7kf!:165vq#K]+d}C_+|g!>0r@}s9+D~6",
"6~0b@uD}rA!tE(p![q3RQ)6Wtq#0p'q!#Y>g!_#q3~u.g#Vf!7q,)8-fPWaS8i5i#zd}C_,#u2rA$h!Ff#FE%66m#^d}C_(/uE!rA&k!>E,65tq(7g2Wmq):k",
"*fUDq#5.%i+I`LA3Vmd~!!JXSq;ZL+f+Je!3q'#{$&fj'e)L$q+#r)01s`,9/q(}`$i)X:[h!kq0w]$6D#e!6&q'R%&l!qa'l!o|`1|3sfLUikTq-.b&f(O7t",
"f(Te()`jsq#:k**zjMI(>mek#/+e(Zq).x&q5Wv&``/#eP^e!-96hWc`,;qf#+q#+=$f%DgkUj_tg!8*e_tf!8e%CjPdq#Da9p#3>rsE4E0~5`V$q-i_.g#5f",
"aH:Zu'`]9,&#'e!3flkh!GEJrj#I0f(,f&fhTqq(vI.q(|Q(q!$pKA5~6f#L1t:[g#g'xi6$d}C_,6j#I-ebze$phyDq#-!%j!72e%$E*q(=p&%#ug+Np(/q-",
"q-*q3zj%=lq-d;0q#67*(e#<`p${f31h&A(`8e!Ve!<e(B+`1hlt=l#q6tD1){q3dB$e-Uf)bir.f$4q$.]%-rf0ZX^f-'!q-m<*`34=lj&1h:FE%f-Yfl1E$",
"q#=7$a(%e6Kd~!!ZIu6%e0_eQM#g9If!@fmuE&g32q&bw%q'.%%A7q'-~%hoWq3lk-e%K'rf%P(sq(wm)'e)i&rg(Qf-R0f&lgja&%f-_h&x/r)erne!E.eYW",
"q-|S*q0@=%3gZK`3%$b[#)$q#Tv'4sd}DB&z##d}Cr!JekNeW7E#!cLe_`D~q)Hp$q#kG(aSe,2`@f)3E-`@e!B+#%r&s,&$r%!g/gq-A;&q-Yp3p'cq'1c$`",
"b)#q)=J'n0]1f3l`j0q#$w$1h)0p0Uq-Pp6p1N+h!t}0`m.f!q/i)Z-r-q6rk*q3_s+`CejZq)W;,6ig6|`C(68n!568v,65|65uq-7r$q-Zk*q'De.q$~5(q",
"#J!0q&hO$i!;%g$$-mZ(`=/fo2(e!rq+3'+p$ef<34e!`g#Fd}C_,9h!j68`I:r66q#c*(d}C_,:h!36is65xd}C_,;v6Gs68xd}C_,<v;Os6iq5m=)q-Jr(j",
"#|kEI65te+|h,&eDtf.bq*do$#&fdF}q'Id(q0c2)6Biq=h)Qh@H#*.+q)@Q/`2D}mX,`=*e'M#E$`pE#ial{D~sm+hE3t;sf'`q'1q$f6~`:E3q-sL$ecCp/",
",``E1E3q+KA*Wh;qf-;`=E&ed6+n,OEDw/e!@fhDe!iE@g:>%g:Jq)>G%q)FY(6Ee8j6ke!(E665f!bg1@e$meGL(q0Ha'q-{5$eG,e-+`CegzaW%#q')r%d}",
"Dj!77fE37fE#e$$q-O0+f!B;se8[66fH>e$Vq5So')seg@,q-lF%.zf!j`3'>ae^Gf9/)o_<`X:phyF0+e$,hD0i'v>a`=e:Nh$C'*q+g2*j:$}>aq#XP'e[s",
".m%i:7/f(9g!`q-G,.e!Qf$:4f$de2[f%d`3E2e~F%e!%#A=e!9`Ce;cq-j|-e.6q#U%%f!J0ef[,f#qq-#k065gvS>a`pe!%q&BT&q:`P$%#q+O7$EIr%!&e",
"!0EFD~tlF@e!hf#if!REL#fK*gJqe(Hf!+g'>q'1C%hGwETl&|65&jK>l8vfK:+#g`Hq%LY'E1vEYsq)aU%W`EbWXEYe)]",
/* odd_even_merge_address: odd_even_merge.comp ADDRESS */
"q$/`$d~!!!0Pq'HLBp_!q;|gx}q$/kVp]oq.VuUp]]}q6B:Bq(!)-q;}P<q.U$~%aq!]2Zq!].cq!]*~#g8$~O97~=9797~Ao]&9P}~}gZfq!]&>7(W-geag[",
"=q,BF'7!X5g[}g],o[}}g]Eq'O>)i[}k]2k[}<G~I6Bx7*x7+x7({g]Gj[}6ly~}<G~@q&2Y~.gf__}~}d}FJ!Jq!_]~(`e+ve__e$$#q*I.(q4[J'f^rd}FK",
"!~|Wh(!i^ua*eQaf8Pq)Rv&g&7`@2o_dj!rj_f'#eUWhRlk,ko_kp!x1t`1{4q!_m~(Bq#z`9E,~0E/uo!P}E8}`H#ew|g8he.cE7`<E:j`fd}FL!%3g`dE*e",
"8vo!f}EJsp#6EMrh7sEHe!kg5lq.Hl%e$*EZE[ea2E]rEWzq$7I'ka6)sWh'f!**t(!ja<a*,f+<f5tiY]f/64g(@`,e&!'fT!gaQD}tg2y-a*5f!Hh8%e&Ok",
"aIa*E%65f!6g/1`2q$87'`3$#eaQ-&rq4NG&E's`@E/`@E1cK%%eaU%$rE/e6=E4e!$cL&fXtE0maYE<uE=t-w.zq$M3%q!aY~$fad~~#z7(~:q&Ym7`Gq'r0",
"'eA0iB@q'n9%q<QA4gac|E#~0E'rE&~1E$}E6zE1uE6tE2~0E4E6~@EG~/EC~16f~Kh]Kq!ac~&@",
/* segments: segments.comp */
"sVkd~!!!5iq%_:/d~!!s.xyq9Is-ACuACsV|e!'q#>B%ACuACuACuACuACuACuACuACuACuACuACte!'q(C<%ACuACte!'q6M{%ACte!'Y,faqACW.tACYFsW",
"#ACq'jW~$oq+J,(q'jW~#;q(-2)id^q$r/'AA6#>4W@ABe!0>4q5NQ%Z6ACmd.pd:ADrACrADq'jL~'8q1az)q'jT~%Mq$qo~%Yq%]})q+Vb'AEd~!!)w0gpN",
"q${Y)97tq5P*'6nW4q(7;%q(8,%ggSq$qv%e!&AFX2q+n/&90sq'jk%kmWq'js%e!&9Xrq/8.%q$pp%q/C:)e!xAGXJ6Fq*_+%AGr@Pt@P:Iq6Qb&q(R})e!U",
":Pf!Y:QrghRq)Nm+ghqWGAHe.FWCAIV|AHWJAI:WV|q$sA+q*^S)q/;>/=[6Js9)W/=[q8z48q$qv:9>q#EJ%q9Sh4eCE%zf:P#eK7eVT!egIegB`x7v`u:I4",
"q.iJ).se!0%rq$Hd(q(6#+#7ke:h.mhk-f!3q&%n$khHe:92#&E1q2D3%4g9LeB&E%`I<`E'e<cq<f.&E%r5q#mH%q'k'~0#q*K=+q'k4~(KMAtMB~~1^6%9>",
"q(Y*)6j~.!`8)'`9*(q5_5/q#Fc%q-<m+q(Y*06j}q(j6(fsKeECq(rc).q(rq$m!02gC!`<5elc4fIY3l!Z`1e}_q#-~,E#%g:<ee=5#'eduD|+(q(WP2mp5",
"q2-i%g7}6+b!$fq:`p'6+l%{e2~q,GL&e0%AEesfe!A%sh4}q%3@/a3~6ho#AAd}Co*4q).G,q(VG%q7DZ2q+w}%q,is&q+x#%g!+&q(Oj&`C'f=(q-Lk.fi!",
"i<x)D~se!>}g{m2`pD}q*jN*q.e`.ik=q5Hw$`LE2q$%=)euOE)eo7:Xq6H4$q*RX$AF#efd`uq7@,%E5f!*9WtE,t9XtE0q.iM&q*[C%q&M='ABrl$8`1;J'",
"q0_S*q#7$&`C%#q$VG07*fLP1(e#=+q%A1'`L4l#De%Ve>oq$&])`<6GE#`16De!55f#P$#g0pmqQq)fu':If#Q&e!-o+ge!6f9s66q-Ps.-u65)q7B~0gi)(",
"pBKf!xg5#.e!gq1I(-g!kq$(w%!m#:D|q-Q<)Wsf!:68f+*1q$ve+`Vq.pM*g-;q$X:(f!]gi*)q5}0,q5_2+eQTq0mk(f#Iq*d<&l#jeR)e!Y)`2q5PF)/vl",
"kw/#bt:_q(d0(ag%W$i#x1%f!'2%eCQ7f3%+f%)|q.}^%#rh#*6Gze#Cq5^6**|g!H68l$2g!l68e)4:XAFf#Of&#e&L#thkA&te$Hh*Mb!g'Ie'%q+|,)f6s",
"4q$u/*q,!r%q,B]*j(P66g%Uq,4S'emOn,o6ef!3E8o)e6ff!3E=#g*YbrEAe2G`M:]$q#*u).bre8:EAeo6#g8/i![EFq5R50EIeyzg)e:PtELt:Qt&ep5m.",
"%q7MU$e:Tq0rk/foHq#!'&mVBq.qO$q5Cx0gt.p/Sq6Co)W`q/W}-q#$=*f'8q*wr0e$o*e!4l-'}e+J3`,f#|q)F!)q5Rt/hv1e+uq.vZ&+g&<'#e$IE,q$0",
"J)f+6q+l$(E'r(reW7k+@+6ii!8E#g2Z6Fuk#'D|s`.E2eu9&E>fq=q5b-,E-EB`1EKg#)q+ls(q6Bc*q$Ht,q-{}'q-pP%q*sx*i$TlBSesYf+`eu5'q/Iv$",
"ftFk0Vq(ep&h+N`V#4p+lq&[}'12!(q's5%(!/#gUAf;,e2~2q3#K.`Ej,Ng)I)fsZp!jg'Aq/,l-e'<#j/16Fg!S7;n*+`u:Wf!8h*Fg$7q<_Y-e!<.h/=``",
"#0iK2,sq,Jp&3|E+rg.wh$](vh.<7;m%Ye!j&e#Qe!g(q*x].%f+--7gq.~_'k'}f<zE1q$;B*%!r%rD|(g#~q7K0-%q,si$EEi~b9}`Kq%!W+h$Ig]|6Fp$t",
"e$roM7hW>l!=:P-|q%#;*e!mhW3l!I9Wf[,f!9l%Ze{tkD:q$N(23r+eA,E4q$z)&-D|sE)}`1E')q$yY(c&#eX]+!g!tpCPe#@fG:c9E@f!'eGKEB`Y:se,u",
"E=q*jd&h$Rg&)q&b/,7;tW$q-.%1,'q!&,Gq/)<$pa_`</7g`Y:feZxD}p;<g#7q#$n*`vW/aQq$y>;f1J$g%0p&3m%N'f6w,k))i2%*ue&N-g-Bi7Q/.sh![",
"m&Q4g,n.h![6kta*E/E,f'_a-91+m)>:PE%q2F&%E*sq*]$'E5q/^0&q%$l''hM@,aR9I)gS@hNj&uEA+q-{Y(q#)l%q<XR%e$YE@eWfq$y~)E=zjPAEK(g/_",
"6kq#/a-q-e9&q%l#,e#,`<3i$qq'v+&q*`T'*)q$Q~*o!NE!e#nE)r`AEdq*^p&'wq#1=.i&*",
/* segments_address: segments.comp ADDRESS */
"q#^v$d~!!!7)q%lV9m|A}AJuAJsW+e!'q#^v%AJuAJuAJuAJuAJuAJuAJuAJuAJuAJuAJuAJuAJuAJuAJuAJte!'q)'K%AJuAJte!'q6JW%AJte!'W*rd~!!!",
"#;sW;rd~!!!#@sW)rd~!!!#DW#rq'rQ;~}g{$q'rQcq!{*}d~!$RQJAJq#`@0p{/AKrAJrAKq'rY~&bgzTq'r^~)'ky0gySkzXkzT9PvALW*wAMW)sANW;q6N",
"r%q!zTNg{,g{<izT}gzogzXgzHq=j8)mz]:yYJg|7mzag{zq!za^9k~0q,k}'pze}7+~[~}q'u<~2km}Oq'uJ~(bN6tN7q!}f~1h6B~F6f~;6B|mC/fFamFjq",
")oF)4q)SO&g$IeDz+#,lG~j!BE&pqNq)WG-E(q!!z=E4q)WP)g&feD@f6pg!}}E>f!Eq$1Q.q)WG-EBrE=eem`<EEEA`=EDfN4ECq#!@,EG|EJ%gIJq#!@'E.",
"~@q,%>+(f#&(q#!G(*|.rg$IexQq#!G<aV~KAL~3l#Jq#!N(eG4q#!N')sAM~3AN|E$tp!>q#!N'E#~5E/u:wwE5eH=E(6Ww`1E%E,q#!P3E8~6gQFq#!P1q.",
"Ne*;J*zq#$;'%#o5;iw*`<4q#!W,D}e#M2ye%iq6Ed$`H5j!1evtE&q#![*q%i`&q#![~$F7+~~$%k'T&e)U$q#!c))r`H'q,-m(q+OO%q%Bn(nW>q#!l'hHS",
"q#!l/7!tE8}7(tE>}7)tEDwe1HEEq#!l.EIe46q#!l(i![ELq#!l0EO{ER~p:y~16g~>7+~7AL~S:v~0j-}fu5E/sf-y(i+E)rq47z$q%{O'eC(68`,0e/Jk+",
"`.6i`H,g!<E&sq(j8)D|k#6E!s`.euLe0REBeyPq6<23`<E3EH`1EQgv=q+xu(q6<2,q%|W)6WtECg'1q)[5%q##'-7+~~+ead~~#18#~L8#~N",
/* segment_count: segment_count.comp */
"sVkd~!!!&{q%=pB~}o~]q2Leqq17Y*6]q#~$8q*a;-q>KMNq9#J=q9T%L~}q-v^~#ei{Fq2Js<7WW'uq-Cf)q#$^*6]u6]q2G}5g}Kq9R@3gzpq>,35g~5q9'",
"}-q+@O%kw<ht[}q+=U+eZVftJ'${+ri1b)q={#Ag+Sa^9b2e>}V|`L%Vvq#<m$q%xe/q9O~)q2b2$q*)Z9q>=8&D}q+;q*e2DD}$`AE:.fi7q.CB1q.&D5E>e",
"0Hq/-4$q6d~.q+:}%EK0{EO4|q6tr$E4E2e$.$q0`)*q%kd.q#@h*`<E:q+.Q$i$nEVE%yq2d2*EP)e!f*q#<]&&t`,%oOlhvP`=-#q*,T'fuGE!q%SN'1q+z",
"]%hb1g#9l;uW`EsWXEshw0q-xN~&1q-7h~$&q9Ke~#l9I~Qq9K:}}",
/* segment_count_address: segment_count.comp ADDRESS */
"q#9i$d~!!!'Qq$v`Aq1O1b~}q1O-Gq*weNq!8QPq999s~}q!8vb~}q98E8q1KxDg8[q988)q!8WDq#/5'8#V{h8`|q*Cx)l8`~}7(~18#~~#z7!~DkSP7^-v)",
"vg8i}6nt0t7)wE%e!M1p8iq%~1)6FvEvrEvq98(~%hq>Dz~&0q90h~$)9I~Qq902}}",
/* segment_histogram: segment_histogram.comp */
"fRFd~!!!&p~~%Pq#R-%q!RB~&9e>4m:jq7v65=KXJrf!.AOWR=Kq/I/%AOq%1=%o;+gS&hRe|q#J~$q!:{Wq81%9fOqq8BY(6Fl!P3sq<G>5E%7Zsq#k$4(i;",
"[E*g7L%e;_&rq0j0/p;BE3r+x.t7f$e:X%e`7q*Y^9E5kcxgn^)e<C+q/)*/p;bEPsq7tO,D~7Z`AEZ.e0sf;FD|4em3$q>Ma)q*Z!2q9.U2e;4E>66h#-E`E",
"(uEVq>K+.q*Jt00-q8710q(Ga.W`ErWXErq!Ro~)k9Iq2kghp8a}8/~F",
/* segment_histogram_address: segment_histogram.comp ADDRESS */
"fRCd~!!!'H~~%=g8Nq!R>~&@q1|;'q!8X_g9Aq!8Xp6g~Yq>_k.E(i8`.eL(q##_0+i8bE-~02~5E6~4ED~9E8~MES~1E^~aEcvEY~/q7Hy630~0q+wg.W`Ex",
"WXExq!Ro~+d9Iq1npOq!:by",
/* segment_scan: segment_scan.comp */
"fRCd~!!!$<~Dq%!i9pPCg9>q!Qdqn9q}q>R1*q!9@=q.H&<g6tg5vfPFf:Vg6Bf5fh92g52q>Py5q#t(+nNq}q@q2+g6pggIq.`T'q>jh3AP~;a.rq>P{-e'R",
"7Zq#IG(`Cq-${.i)>,e!8#.q#DE'2}5sq>OD)q#4++D~{q3!9(E!q>s7&*iC5g6*!iMo0r)WhE1/e(LE3q>Ka&i#2E0q._v$g+I%j7Zq'7:'q%;I)n|ef!v0f",
"!y`<E17gq+_Z%2-`p#%q&ST+')q*}d.i#lq15u+7gq/bq-,ye!vD}+q&Ql4a*Ec/q/>3'q/OZ2WhEc3e$)Ed`1E4#e+aq/)U'$2sfj9h#*}E+mMiE5*tq(ww)",
"a*Ev,e!|q/cz3e$}APrq>N_'q>NZ/EwrEwq!6@>q!H3Ri/qq>D2(g8<q>D6~#1",
/* segment_scan_address: segment_scan.comp ADDRESS */
"fG&d~!!!$L~]~}l.[}n.Sq!-a`gFwq!Ev=q-b_Fk.-fEAq!.-Sq@lj)gs.q>]q)i-ugC!q!-ua7!~37)~^lC*8#t#E%h-|-q/{{)q:uV&iC.3r,WhE42e+wE6",
"h-~i#;E3e)@E5o-~D}uE#ymqzl-~E4~mkA}E#.q>]^6a*Ei2q1pc*q-5#/WhEiD|e$2Ej`1E7#q>u34p#3E.upC1E;-sq.nu(gA]a*F!/k/0}j.3EMEN!q#h+",
"%e!+EJEKe.3EOrEHq<PU)p.3}q!:}Tq!.>~#L",
/* segment_bases: segment_bases.comp */
"f9ad~!!!$)~bq!9Tqq<c|AiQ{q!9Yhg.jg-Rp92}g-<gR:m-Sg-8gOaq#!;9k.=q;I=86Lsq!Ne<q-dj&n-Sq.U{'e'Eq#],(.sm-Q1q&nB)#2i75i+h*q.@j",
".l|zE(+q7s,,pO%`1+'i!dhOT#y&m({(h!Uq&f&69'spN!E%e/G1`2e/ka-$#m)Ae.3i)Ap8{ERq0Dj2g#7jO|k!~}E9q1OT-a*E`-g#y(q%[;)g,bq%M8.q-",
";5)Wsyh!~EDE3k$6k9YEL(`3)p,.q9{')q+mf+`1E`g_I,e#xq8<[*6Fug#)q,T-%q,T6%6Wq@3s%q0-X$Euq!9jpq!_|G",
/* segment_bases_address: segment_bases.comp ADDRESS */
"f8od~!!!$5~q~}q!,oYq!8h}n-;gYlg-&gYpp-&rgEMn-&~}q#h],q<gx&/q'/Z(1sq)9&.q<hI+q%.P&kM'i++q-W++p-8E.~=`HE$i!fj-:}~}EX~aEf~~#",
"4`HEfrq/PY'q!-<AE{rE{q!8s{q!QcG",
/* select: select.comp */
"f7xd~!!!0K~9q%RQ~$_q$UR4q+tj5q&5K)q;*jPq8~>*g/7q&5=%Z(AQi.t67WAAR6#re!.q$Tx(88hkZq/6O(q8~@&ASf!Ae!(ATrf!2q%Q/~$Iq$T^Mq@`M",
"}q'O|3g2mq$L6)g2gfjZq&4d-gkki3%7(q@)/&q&4^%gJHq<xy+:}Y,q2h4$q$Lc&q(:I$q$R`'gJbq2i2%WGAUe!'f38AUyg30q2h_%q0M]%q$LG&8usq$Ss",
"%g3Qgo~q.'N%q8{3)q(9o'q$Um%q2hh%q@)t-8)XGsqAHd-8Arq2gn)klmq.&u';qrq,uF%8)q&5H%q$MM&WJ9-;sf!I;yre!*<-t<2s7_9Xf$;<NrgLjq+5A",
"%q;)&(AVXw6FqA9M&q$N5%lLT}nb}b/q+s:-f4;q$3~(ggzq&1J%n5,q-cv$8be41$,eLx$q:7O'5sq+44.e!Be!Fe/93`=%#g`L5e4Zq2Ic$q'ej$;s#q%hK",
"$8c`:8)$#g!BE&`1q&2K%q+Q|'e63q#z/'faL(e!7<Neeu;sWh<-!Wh<26kWh9+66q2J7/Wh9Xq#vK%lH2q<yz%f!*q1m'%E'q8xo(9L$E*f!0E,#`V#q2#^'",
"-!re3f9Xe!jq8Pw'q3U#%e!;e!{!g4Yf6w$`/&4g3ME)q:>r,<N`1q,*Y&$9,hNNg!1.f#tq+kD'6kgK0hNGq0cP$Eaq,QN~%gq#'e~%Tq'Qy~%8k<T`8%$`9",
"&%q#@b)gmTq%ul/g.|gIq|eDFh=-`8,e-L8Vq#z<$e04's$q(JI/q-s[%e'P4q&A]%g!-4q-sI%8_`=1h/(D}Wh8af!7ko!q'Wu%kJypPBsgnRE/jPBE*}E4u",
"7(gpHE5tiOaf#)q#+{*f#(q%#3$q#+r(E@g#Mq0KT&E%E2$1`,8aq-t9$iDbE@sh[dpE[e2.`3+q-sP)p3(}e$`,#i2$%#f!sq#wK-1q$-`%j!@E(#e%cq;_f",
"%q%qo$EbcQ7fEQ7fE88kD~h%qAWi'@f+Bf!%`3n%L`t=Em'/-Vof!%q-[F)=Ek'/,/q'8^*ARrd}Co,Qq&4w+ao(Vo`r(#aoe+_a!AWf('o()q#Eb$e+`#e'}",
"W$`.$q$0h52sagD}V{q.$-+E$V|`LE%Vve~BE%$hG(`LE'eyQq'R{$Vvq&&:$E)%#h*A(s+`1eyUk~^q'PD%q.7S,q2]f'q-fN,7;q8gD;7;q0MS,07;rD|f5",
"`2e.`;he&~f#$lmPq*w3*7`e(7!0k%}6Ft3o#3D|u7~{e#k(tf)J+7;fKtq'tw-q;^,27;o`#/q-ud,+~0il*}h!o2,u/~0`9E17;q2VM,e'iE-e$NEUs#.h#",
"_q-.k.gJj!q(uq-.`C5EYq/Q=-E^E!`peJgq.=H'5}ECsWh7aEEWh7bE&Wh9WE<f!/ECgmP6FfmYEAg%*q,A;(p1`d}C_)Wt``)(q$SS'f/{q&!P,-e.y/#q,",
"Cc%-f6(10`31n1Sv5`bD}{`^*h.*aX24q']w*7xq$T~3e9ce*kq8ZV%g9ti.5AXq/Da'e0,$`a&g-(n|(edW$g<kj#7i9r9/s)vq%^w*-+#*q,~'-8i`p%m%w",
"q2dL$*f%v6Fq$'7&6Fp%wq!2uAq&#N$q-0c1j;M9/fzrg;ug2Ff/@h=*`y7q=k#aS;qgrvq&*1*jQiq#*q.k@)f!O+q(*/)g&.e!1.se,;#9,m@$96a!AX#4q",
"2,P1g{lD~q$#^$q8tw1g$*E&a>#e!Xe*x$f$%q&6O)q&<|16JAYf5jq9b['9,~0m#=nA1h#oe@M`r$#q'Cx$2hAR*,p!C3wq+%{(D~E!/sq2Gz.WtE!q$Zd%m",
"BtWh;y66q$FC7`@<-e!q)l#4'f/1n$He1q;ye:!$e!`!g&Uq$+%/96e!=`av`,<2q$&e.E&q)ep9e!Sf$P)|,xe#Jf0QiW(+-sn&(5e##`pk6P0sq&B7-e&*j",
"#Hh&*q$Ga.q$/+%q$V~(j0,;yi67k#Pq.&m%q8nF%jT0+#'g!Iq.%j)l,9gC0'e!QoD[e#nj$K(q8Z#/o$P(q8c'0h$VfD+1q'o.)4j)0g)wejvi2Of(`q+w[",
"*f+S+q%7A%e$:g$DWdt2!+q'^_%g$KD~q&/T%q$A!+lFD}q;jS+f!Cq2ci&/n6[<N`=3g+-,s%t8k#lEh(l,ul#jeq3o1D(%`2E%q,8j%k(9f&v5f(4%ti)I0",
"{f't`V/o(Nf!PE*i'Gk!R+-sq0s$&0e/Rq8X=$q&YD-E=rf#Zg&Zq0o6$g%N#E7`1E6$iGME2q$Ly)6FtE@e!Zg$z9;rASe7+f$|k'Ep5Eq!),JagD~V{q#)t",
"04z`46uE(E')hAfq(41/E!sk&#q#hE&E,{agE0V{n$ll%x/xg0|eKje#weL'g2Z-e#-1#-g!CD~f&Ji#Xe#;EFEE#q-~@*6Fy9MrAT`Zm3bq,#<*`xAYq#4Z,",
"e.CfxBi;8fAZ%e1O6G`1'hCCq8u]'i$Ol0;q$ES$E#tpB&6E&g2Vf*hf2i.l(R0h8)q#mc:e&Dly'`]7ete!'+r&g1X(g7>*q$Z]%,q0g;%.e2[evD0`2&E'e",
"!n2rj8=)E6q,#s2`/E:$E.f$+.f)S6mmJ0fEYg+4ECn#vE7&`=eAAe!%+`tEZl!hd~!!s/^AQDgE0E.E,E*'0D|`Y9;E)#E_g)le/5o'zd}F`,QE6E4E2E0-D",
"|E%e%yeANE[q$<i&g<5k$V/~0`=7~e)&#g:af$]q;'>*`=EeEF`M6sE;#e.mE-f4M`,7bWiq'hX$h&GE6h5c7aq'f<$E+`~EM#e!)*E-sh9]q016%E0`mEN#e",
"8.E2g!(65E4f![`m'#g1%e,|ERES0'/e!)EPEQ0%sfxO0!/e2KEV,0EWf!)ET*0EUe1@9W`1E[fPoEwm**EMr#Ww6%ES7~ETqAg1%e#FEQEREEfP+EM`/EQEb",
"EP#`]E_EcE^e&5E^EdE]%e(L`q$f(N`~'f+mf3en+TF4rh,##mw~e,HgD{3n-+4%eRh!eRne*AF<rF<q&Cm,eR1q2I`&a-8)m*+h(n`p-j1|,|g)0f$$AVq2G",
"G*`I6v5q&91&%*7fq0k#*q,!t,`X9G`N9=e#(h!t`V%#lSKq&>{$WmWXh9p`Y9M1E,h|K.q&@n'E/ufG>3e=8Wn",
/* select_address: select.comp ADDRESS */
"fn{d~!!!1r~Eq%8q~$:jc<}gc(q/w+Fq!c.{q%83Eq,x(~$HqACt~#IgbtmcIgb~kcIgbrecI}hb}gcmg`imcI:wYHq&qS)q%0f%icIANW;wjdTq!cIQq!cEM",
"q!c6c:yYJ~6AMW)~H7)y7!~~#0AMwAL~H~}l>UfJ4hc6q#LV*7Wrh:]2q$f]$$s*q9TN'hQPe^ffQPq#LX,i!cE&lL1esqq$ZF%6ksqASb+E+sq$p3%q,xl~(",
"0q#RL~%Eq%/0/q!f.~%W7(~3:}~e:xzq#%k0of7q#%i+`CE2jf9E-}E7u:vuE8t`H3rh-,if;`HD|i!0if=`HE!q#VP(ECg#_q0di&E(E5pf@ECu:w~@p61pf",
"@f5-nf@}ANuAL|q&+O%ef@ET~~*wn<{hfG,e6b%#rg%If!5q(N),p8_g!LD|n<{i8aq$AH%`/E#D~q!fy~*{n+rfAOe7qq,Y9(7W|hATE%ng=E'zE)z`H,sq$",
"{e'E/6Wq(lA%WdtE#!+q3EN)E)q#&3%q!g@pq!Iq1+q!-u<pIq5up-uq!gy;eEcngytE+~NE7~KEK~1EEp&Ns)~9.q'!Z'E<q,_r'e&$E]E^e/]E_rEWq!hE~",
"#qq!No2q!&}JE%~2lh~q3!Z(ih~E.|ESERsq(w&)6Fuq!h~N:yh=wph~6l~~$26j~EcXq!h|~&&AL~::y~WAL~V",
/* select_any: select_any.comp */
"sVkd~!!!4@rq<U_>q(<Hkq&|]~$Lfj8q(U8)q#Locoi`}q&#['WBAZAQgj(gikkc/X7A[f!D7igi-q47I&q&#g'q(<P7q+,P~&{q#NF3q5KE;ijAgo1giRq(;",
"r/A]q-D~&e#YA^r8$A]6mq%z@&A^WG7[e!)q#`C%ojcjktq#N0Mgj4ej'8Wfj+el>fkkglBq'c>'A_W4go7gl=q'^Z'q8'9,;Aek)q-c>&A`Xw@E7~gk2q$;,",
"%ije;qf!Dij}q3%t+gmde!4kk.:Af#D:Ihk2gmJq%y`-q'`d(6%8(q:IS(8(q-dm*97vAae!:6is;HrAa6iq'b(-q$nd':Sq:Ir(:Sq+oO&q)j))=0sq(~D(q",
">zQ(fl>AbWR6i@Ee!(AcXJA_Abq$=t'Ade!,@EnlA}b+Ago>C(q%zc'gkP8Wq4Z8'f3<q.05,q'Bv,Adm6deXBe6cq<Em%p6df=*,q0fg(65`V4kMEq'2N&;s",
"f!yn3Eg7h`pE)0l!4b+AfjKH$sq0g/,h!g*v:kg5C`|8cn=_`X:^k8RfGPE&`X:pq1j{)q3G=%Wmq>w|~.-q+1]~%9q<Yp@q!iH~$R8V}~}i#3q!iH~%,9N}~",
"}q48v'lud}q&%c-eu7n,gu6k(lX)g-f}q%iY$.q3[>'q-s|,+h!rAQAerAZq$fe+A^w#A^`@8Wh.{fa&`z:Ze-/fPZ8_`r#$e]E+cX$e&re$D,8kmw5q'ei(g",
"=I::uh=yh[s8$*sq$N_,g!EA_q,U#$`9q'kf%@Ef$9ik|m>vg>Zg.Ve#Dfv)ethq#*e$fQ'$gtQWh9/7f`3'n(y-sb+<_e!7!e=H`|9/aWh!Ee!*q$#L.`p1j",
"uzh#c`=D|68`9q:3!%6Gq*u23`^&#f#4q$hE)gv&q$hH(h=oe!}hv5e#.q-Kx.ebaE2k*t'wp,(}A`}A`r4#jA^q2(=1e)n5f9hq%z8)6Fuf$l8bf&EeV^e&%",
"eVWe!-e!]$f#feV<e$2A`q7~i'E,j$7i#QE)sexvE,q1mt+eYEA`l#}g!a-e!s`2j/4)*sW_!.+e*eg!;2e!zg!rezzf!z`1EDh!xW[e_7!q$:i)1`=Eo68d}",
"Ce,QAee/7#e/L$ri3-e!Qe#`q<$O%(e'q`gse%Ph#'E,si&cq$9|&ojog&7k'5j&<(lDn,u@E{e]Cq,Ma$q;:G06Fue!ToZLf9*#aT8_e'~g#x4e!Jq%_T%e!",
"165v%uE!68e#]q&oE*6ie&wg+-j!>g_ri_iA[e+Qd}Co#iq-T&)i#rq3['+65mn&j3d*mgF24`A3*fb~8Wt`=e#zWhD|E!`Ae,cg!2hm#(g-.-Wd67ebl/!,q",
"$>G-hFND}ua#q:A0)e!+q:,N1E)xE(~:8VvE<{EAue*vl':-sm5eD}vq'k|)ELf'Lq:,U*i#zWhELEP`AEME(l$*'#q3]n&E03sg$(e$3E/E0E$!1q1hS'E,E",
"-uE*q'Wo&p$3q&gZ%q'lc(g%dk'Je(8f*w%o3p+h'KpbP}q%nM/j.7`34h#+e.,&#$e'#e#8ekY!g.<h!{;syfg|q%dF'lnle#H*f/M7kq'w^+puUg${3`<)g",
"%ag&|q$fd((u#`AE=0q&)I5q=:c0EE'kuQq'dI*j#2q%aD8q%:5-`AEU.i&(qC1u%EUe$Bq<*c2j$jh'}`3q>u9*n4la4Ebe_(EIE@h;Iq%jy)E@tEDu`3Eb6",
"5f%]q4I:/e_uq.(M*EMk!ko2(a#q4%V)k&c*vq$~W=E{~1q6iM'F'ob%6lte!~lt%m#@<-ec!g2y%qBJe%`,E$q(|o)qBJe1Wmi|Wj;Iq%tJ6q%kC&(m6ga$:",
"Ae#V,q$J4.g!Eq$_(,a/$eE7em9e$$:Aq(#L,8Vq4'9/e#eq/f/.e#ve&|e#t$fz'q#p!*qB(e.)e!sj1}f!zj!+q:Q3)q6j[.8Vp}S8Vti}Pf,'p:_g7-7gf",
">S263q6Wu4`,&pv@'q+Pq%e<@+`V$n'I/e!|(Whh<B%q(&&%f2*j~(g$N,q,kO3aR9dE'f!j#rE(tq,ec0/0)(h=/XAt65uWhE+66e!SE-1gPcba66E&E.D~#",
",q$bO'p%qp&ce%'l)!,~06mtf%Hh(EWh:Im,p:If/-q&8/+my0;qu<Nq3Tu(g>/go4q)my&0ft0&q:A*)d}C_,8g$,0hL>bhDgq+HA&1q-W,(a3kqO;qaR9ID",
"|i<iE%tf=OhJx*,hsYb1f!Iq-XQ(g#56nxE4g&_g#LE6lQ0en,e-m1gQeq:DV$E-2glOq)Vq(6#:kqB1e)e:6m'Q;ye'}f'9iDwe!/lyqe4ap=9ej:l=Uj/i%",
"i&sg3'0tk@;3'n/j&~40~9E7~FE>~3q/i*67gup4afL^E3q,sH.e$snCG`AEW1i0(f@+e40$q$>y(.sl$tq#!_$`mE*hE<`AEdE&l!OfI.q#$e-E.`mE1i,}E",
"2/#%q)xC&.1E6eAWE42$(g&;e)dE6E7E(#3Wdq)GF$E(!3q)n<&fRHE/p&!f.&EsEaaR9gE9Et`,Eug'ie!OEbEc%!q4F$$&$eOCe1,q+Mf$l3{f%0h79q22c",
"/.#p0</6W`AF,fZE`</e,jEvf*Pg{J:`D|'q17/(f8d)*}e6kEzrEze!/ExEyEsrE}q%J5&67AfjBqc>tq&0z)h0h:|(|eAvq8%U*q:=a'n`YAfm&,&n(re(H",
"fDmg!)e.|l<c-u(m2Vl+Hf!Je$&j+Mc<h90j!34fz$)q/bU%q4'c*o!AE%q/#+$1e*Rj!Aq#'H)6Fuj*`67Age$Mq-E)-h38eG:q#MF%e!/e#Ge3)&f{;eszq",
"&#x'aR9c-f+n`Cot`3sg!I)q'uy'5hF^,q#L}$h,6e;Ch$Wq8IJ%<2e!.fxfg!gfSj'n/WE-sg45(q(Ct$e#~e!He!&jGG-f{Mq(Cz&7'rh#)Acq#O9%8ae)t",
"E.e!+'h!3E9iFfeu]!q'#v%cQ7fE07fD|8kq,xx%",
/* select_any_address: select_any.comp ADDRESS */
"q#]u$d~!!!5:~<pt&qCQIy}q&tBukrgq#]PTq!rm}q(T2<q@<B~&Yq#^C)q5+%7q$A*+orB97~097~Yq!r=Pq!r9d7)Vyq$D*%mr9}7(W-~H9P~89kv7+X1}q",
"#aD%ir9}q@>!-q!r=m8#~=q%032g=u+`H%q%0*(q%Gj*f7`/q#KQ$irGD}~CE,~AE>~Tq#MP%q&S2&q@;O~0uq#cS/q!u1~%5a%~~+N6l~26j~Ja3tnA<::uq",
"1yJ&q;$u(97-#+q!u:P8#x~}q%E*<iuFq%E-,frgq%E0,iuJq#bN%ouJE8uE5~Oq&TQ/3euQD}t+k#Nh*kl*gq1|H&1q;w5.q!uS=j&Fgf9E2#k&Fi#dE/gq~",
"E2q!u]cEJe!zE%sX;fu]e!|mu_Ex~QF,rF,~48#~Fq:sv+1fufq;-w26Fufuh|fY]j'Qhuog%(E#q#]Y'E$iuq`H)si!3E(fus`H,si!0E+juu`H0j!Cg;Sq!",
"uw~%t8#~ja3|97~~$]a3~197~sh2n}ju~g<CpeJ@Eq%^tEF$~1q8~M'F-ov(7*|3vp!hov/E/rE*f,i$vg+@q+S9-E-q!v1~#Nl$!`<+lv8q%C`)q2#7*6Ft,",
"e!|4q!v:~%Fn)C6msovBg:4kvB5~=7(~ZaV~Nadx7+~~(x7!~~#97(~~#67*~86f~Q7+~36B~V6n~Q",
/* select_sort: select_sort.comp */
"sVkd~!!!0Dq(iE~%xq*h%,gxPq'mC>q#k~Pq$U[1q+ZOjq(i-Aq*he~&Rq#kD5q%9|Mq%9xAq(iR1q+[J_q*jX*q'my>:'v~}:(~P:*~~&@q'kt+n}3q.RU*q",
"'kk-q+Zm-k}H<Gsh}7q+Zi3o|r}<_sq5ja&aWq(:;0g;)fDwh7lez}q*}~(q;]iB1mEt8_fD~eQZ)eDm%eA%%f:9*%q'Eh2q$-'%j:K`I:eE*q.Rn~(I`ny7T",
"|q*o%Mq(eTD`h}q*q&Bq(eT~$ja:~Dq74W}9cq%@IZ!q%>S<1x,}D|zD}~DE*vE&e*}q%AT)E.x9c'E.}eI>q$ZH)E6yE6}E9vkRvq%@I&E!E/#0~O!gI1q3<",
"X)q'dN,e#Tq%@IUENrE7sq'kYOq*W:.q'kYp9<~7b,~Dq,JU~#Zb<q(j)~%!MQtMRq-ak~2Bgzaq'T.+q##m%q'SL)6Iq+Uh;,|/e!Wfz%ow'q5s~%q00!&n9",
"(hEUg!;3f9ynF|66tc&.e%KD}q#/;&q&V9.WhE2E+c9E4e!'e8$E1E+`Y:sE4E3E2`M9LE/E-q)XX)q+Si,q0!p:/~.q+Sj&ioogMZeok'u%f=b)m5qq'Q=+.",
"q+U/0f8qqD{k%p&vq+T<-g++bOh!~h668VfOEh=Phu%'f9$q'-w4pOAECze2/&e|S/q)bE'q)ZQ5",
/* select_sort_address: select_sort.comp ADDRESS */
"q#]1$d~!!!1<q(Q~~$kndbq!d^>q#]uSq!dd}q(Qg~#Lf`=q:Tg~#`q!dP>~}q%:o0q#]N4q%;!Mq%:{=gdEq!dA~$Pq,@].q!dA~&X9k~4<G~8<jv:yYJ~g:",
"y~>~}q<y!~+T`nvq0:]6-~62yq(NK@`h~2`d~6`e~^q!gF~%5a%~f7(~/q%@kH4x/}E!zE#~JE-ufKHE(q%B})E1lgWE1}e(%kgWE9yE9}E<x:xvq#s2%hgWq",
"%AaO!fJkkgW7)~.q%AaSq!gW~$Qq,B(~#Hb<q(S1~%.NRtNSq!gn~3NlKP7WmG$hg~D~q%@T&q#/I*jKRi!iE)q(FL.q%Q>-q6Z}&c&E$q+oA$!q$!@%q+Ul.",
"e/,E8c9rf/1WhE>E8ehJEBEAE@sE<E:~fad~@bO~]bV|fSNq!hJ{",
};
#define GPUSORTI_X(name, words) {GPUSORTI_KERNEL_##name, words},
static const gpusorti_packed_kernel gpusorti_text_kernels[GPUSORTI_KERNEL_COUNT] = {
GPUSORTI_X(begin, 1729)
GPUSORTI_X(begin_address, 1949)
GPUSORTI_X(count, 3389)
GPUSORTI_X(count_address, 3698)
GPUSORTI_X(scan, 2780)
GPUSORTI_X(scan_address, 3000)
GPUSORTI_X(scatter, 6407)
GPUSORTI_X(scatter_address, 6644)
GPUSORTI_X(scatter_basic, 5366)
GPUSORTI_X(scatter_basic_address, 5629)
GPUSORTI_X(segment_scatter, 6657)
GPUSORTI_X(segment_scatter_address, 6909)
GPUSORTI_X(segment_scatter_basic, 5626)
GPUSORTI_X(segment_scatter_basic_address, 5900)
GPUSORTI_X(histogram, 10608)
GPUSORTI_X(histogram_address, 11446)
GPUSORTI_X(onesweep, 13697)
GPUSORTI_X(onesweep_address, 14185)
GPUSORTI_X(onesweep_narrow, 12923)
GPUSORTI_X(segment_pass, 12716)
GPUSORTI_X(segment_pass_address, 13036)
GPUSORTI_X(onesweep_staged, 10943)
GPUSORTI_X(onesweep_staged_address, 10980)
GPUSORTI_X(leaf_starts, 2451)
GPUSORTI_X(leaf_starts_address, 2743)
GPUSORTI_X(leaf_sort, 9031)
GPUSORTI_X(leaf_sort_address, 9350)
GPUSORTI_X(finish, 3388)
GPUSORTI_X(finish_address, 3779)
GPUSORTI_X(numbers, 2776)
GPUSORTI_X(numbers_address, 3382)
GPUSORTI_X(gather, 2707)
GPUSORTI_X(gather_address, 3403)
GPUSORTI_X(tile_sort, 9107)
GPUSORTI_X(tile_sort_address, 7824)
GPUSORTI_X(tile_sort_rolled, 4869)
GPUSORTI_X(segment_sort, 8469)
GPUSORTI_X(segment_sort_address, 8875)
GPUSORTI_X(merge_tiles, 4401)
GPUSORTI_X(split_runs, 2317)
GPUSORTI_X(odd_even_merge, 6754)
GPUSORTI_X(odd_even_merge_address, 7222)
GPUSORTI_X(segments, 10065)
GPUSORTI_X(segments_address, 10645)
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
        "GPUSORT_ERROR_INVALID_ARGUMENT: a mistake of the caller's; the log names the member",
        "GPUSORT_ERROR_OUT_OF_HOST_MEMORY: an allocation on the host failed",
        "GPUSORT_ERROR_OUT_OF_DEVICE_MEMORY: the device or memory_budget has too little memory left",
        "GPUSORT_ERROR_NO_LOADER: no Vulkan loader on this machine",
        "GPUSORT_ERROR_NO_DEVICE: a Vulkan loader, but no usable device",
        "GPUSORT_ERROR_UNSUPPORTED: this device, or what is enabled on it, cannot do that",
        "GPUSORT_ERROR_TOO_LARGE: more elements than this device and path can address",
        "GPUSORT_ERROR_DEVICE_LOST: the device was lost; destroy the context",
        "GPUSORT_ERROR_VULKAN: a Vulkan call failed; the log has call and VkResult",
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
    gpusort_result result = gpusorti_walk_steps(ctx, plan, args, gpusorti_find_step, &ctx);
    gpusorti_plan other;
    if (result != GPUSORT_ERROR_NOT_PREPARED || !quick.merging || gpusorti_atomic_load(&ctx->quick) == 0) return result;
    if (gpusorti_make_plan(ctx, &quick, 0, &other) != GPUSORT_OK) return result;
    result = gpusorti_walk_steps(ctx, &other, args, gpusorti_find_step, &ctx);
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
    if (result == GPUSORT_OK) result = gpusorti_sort_within(&call);
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
