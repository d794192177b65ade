/* gpusort.h 0.5 - sorts keys and key-value pairs on the GPU through Vulkan compute. MIT or public domain, see the end.
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
 * file defines it, the linker reports an undefined gpusort_create_sized_0_5_0. To compile, the implementation needs Vulkan
 * headers of 2022 or later (1.3.204; packages libvulkan-dev, vulkan-headers). To run, it needs a Vulkan 1.1 driver.
 *
 * WHAT IT SORTS
 *   keys     Unsigned, signed and floating-point numbers of 8 to 64 bits, packed, ascending or descending. Floats sort in
 *            the totalOrder of IEEE 754-2008, 5.10: -NaN, -inf .. -0, +0 .. +inf, +NaN. Their bits are not changed.
 *            Among them are half precision (GPUSORT_F16) and bfloat16 (GPUSORT_BF16).
 *   numbers  With GPUSORT_NUMERIC floats sort as numbers: -0 equals +0; NaNs of any sign and bits are equal and come last
 *            in either order, or with GPUSORT_NANS_GREATEST first in descending order. The bits of keys are not changed here
 *            either.
 *   windows  Keys may be compared by some of their bits only: [first_bit, first_bit + bit_count). For signed and
 *            floating-point keys these are bits of the unsigned number that has the same order as the key.
 *   values   Of any size that is a multiple of 4, up to 256 bytes; or GPUSORT_WRITE_INDICES: where each key came from.
 *   structs  Of such a size, by a member: with GPUSORT_KEYS_IN_VALUES the keys are in the values, at key_offset.
 *   counts   From 0 to 2^32 - 1, known to the host or only to the GPU (count_buffer). Elements beyond the GPU's count are
 *            not changed, nor are those of keys_out and values_out.
 *   segments Many arrays in one sort, each sorted by itself: rows of one length, or segments between offsets, which may be
 *            in GPU memory. There may be gaps between segments; elements in gaps are not changed (segment_ends). A
 *            recorded segment that ends before it begins is empty.
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
 *   A small limit: GPUSORT_AUTO reads each array or segment once, keeps what may be among its first elements, and sorts only
 *     these. With GPUSORT_ANY_ORDER it finds the k-th key of a greater limit by a radix select.
 *   Skipped work: The radix sorts skip the pass of a digit in which all keys agree, and stop after one read if the keys are
 *     in order already. The GPU decides both.
 *   Lack of memory: Without memory for a second copy, gpusort_sort() with GPUSORT_AUTO sorts in place, but only keys
 *     without values compared by all bits, so that stability cannot show.
 *
 * SCRATCH MEMORY
 *   gpusort_scratch() says how many bytes a sort needs: a second copy of the keys (at least 4 bytes each) and of the values,
 *   and counters. Some sorts need more. Bytes an element, rounded up, at 10^6 and 2^26 elements, and the most from 10^5
 *   elements on, for an H200, and for a device with the least that Vulkan 1.1 allows (table by tools/header/scratch.sh):
 *                                                        H200              the least of Vulkan 1.1
 *     keys + values                                 10^6    2^26    most      10^6    2^26    most
 *     u8                                             2.3     0.1     9.3       8.6     8.1     8.6
 *     u16                                            4.3     4.2     9.3       8.6     8.1     8.6
 *     u16 + u32                                      8.2     8.2    13.3      12.6    12.1    12.6
 *     u32                                            4.4     4.2     5.3       4.6     4.1     4.6
 *     u32 + u32                                      8.4     8.2     9.3       8.6     8.1     8.6
 *     u32 + u32, GPUSORT_OVERWRITE                   0.4     0.2     1.6       8.6     8.1     8.6
 *     u32, indices, GPUSORT_KEEP_KEYS               12.4    12.2    12.9      12.6    12.1    12.6
 *     u32 + 16 bytes                                20.4    20.2    21.3      20.6    20.1    20.6
 *     structs of 16 bytes, by a u32                 32.4    32.2    33.3      32.6    32.1    32.6
 *     u64                                            8.4     8.4     9.4       8.6     8.1     8.6
 *     u64 + u32                                     12.4    12.4    13.4      12.6    12.1    12.6
 *     f32, GPUSORT_NUMERIC                          16.4    16.2    17.4      16.6    16.1    16.6
 *     f64 + u32, GPUSORT_NUMERIC                    24.4    24.4    25.4      24.6    24.1    24.6
 *     u32 + u32, rows of 1,000                       0.1     0.1     0.1       0.1     0.1     0.1
 *     u32 + u32, segments of 1,000 by offsets        9.4     9.4     9.5       9.1     9.1     9.3
 *     u64 + u32, segments of 10 by offsets          16.7    16.7    16.8      14.0    14.0    14.2
 *     u32 + u32, the first 100                       0.1     0.1     0.2       0.4     0.1     0.4
 *     u32 + u32, the first 10 of rows of 1,000       0.1     0.1     0.1       0.1     0.1     0.1
 *     u32 + u32, GPUSORT_ODD_EVEN_MERGE              0.0     0.0     0.0       0.0     0.0     0.0
 *   Keys of 8 and 16 bits take 4 bytes more where they are sorted as 32-bit words: small arrays, count / scan / scatter, and
 *   device addresses. Values over 8 bytes take 4 bytes more, for the indices that are sorted in their place.
 *   With GPUSORT_OVERWRITE the input arrays are the second copies of 32- and 64-bit keys and of values up to 8 bytes, and
 *   scratch holds counters only. On devices with 4 storage buffers a stage that is so for keys without values. Radix sorts
 *   then copy all elements once where the number of passes is even, and none where it is odd.
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
 *   examples/vulkan.c has these steps in plain Vulkan; examples/engine.c sorts between kernels of its own.
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
 *   Memory shared by host and device (integrated GPUs, CPU drivers): The host copies into mapped buffers and back.
 *   Memory of the device's own: Up to 1 MiB goes through staging memory in one submission. From 8 MiB on, the caller's
 *   pages are imported piece by piece (VK_EXT_external_memory_host), while the device copies the piece before. Between these
 *   sizes, and where imports are refused, arrays go piece by piece through staging memory of at most 64 MiB.
 *   gpusort_desc.jobs helps the host to copy.
 *   Whole pages are imported, but only the bytes of the arrays are read and written. Arrays that a sort does not write, as
 *   keys with GPUSORT_KEEP_KEYS, may lie in memory mapped for reading alone: they are copied by the host in every way. On an
 *   engine's device, imports need GPUSORT_ENABLED_EXTERNAL_MEMORY_HOST.
 *
 * START-UP
 *   Pipelines are compiled when a kind of sort is prepared or first sorted. That takes most of the time of a first sort:
 *   one to two seconds a kind where the driver has no cache of them yet, milliseconds where it has one.
 *   First frames: gpusort_prepare() with GPUSORT_QUICK compiles only tiles with loops and merges, in a tenth of a second.
 *   gpusort_cmd_sort(), without this flag, then records that plan, which sorts a million 32-bit keys in 0.23 ms on an H200
 *   (2026-11-28); the fast plan takes 0.04 ms. A thread beside the frames calls gpusort_prepare() without the flag; the
 *   first frame that is recorded after it has ended sorts fast. gpusort_readiness() says which plans are there. See
 *   examples/async_prepare.c.
 *   It does so however buffers are reached, and for both ways if larger arrays are reached by addresses than by bindings.
 *   Keys of 8 and 16 bits, segments, the first k, algorithms by name and counts over 2^30 have no quicker plan:
 *   GPUSORT_QUICK compiles all.
 *   Fewer pipelines: with least_count, pipelines of smaller counts are not compiled.
 *   Rows are prepared for every length up to segment_size. One row may become several shorter ones, so preparing a row
 *   compiles the kernels of segments, too: six pipelines more than for an array. With GPUSORT_KEEP_KEYS and
 *   GPUSORT_WRITE_INDICES it is up to seven, with a limit up to ten. If there is never more than one row, leave
 *   segment_size 0.
 *   Host arrays: on NVIDIA, gpusort_sort() with GPUSORT_AUTO begins with merges, too. After 1 ms of GPU time in merges
 *   (counted for each key type and value size), the next call compiles the faster pipelines. gpusort_prepare() with
 *   GPUSORT_ADDRESSABLE does so at once.
 *   Threads: with gpusort_desc.jobs, your threads compile side by side.
 *   Caches: if the driver keeps no cache on disk, keep one yourself. An engine saves its pipeline_cache. A program without
 *   a device saves what gpusort_cache() returns and passes it as cache_data.
 *   What was slow: at level GPUSORT_LOG_INFO the logger receives a line for each compilation: kernel, variant, workgroup
 *   size x items, milliseconds.
 *
 * WHAT A SORT DOES
 *   gpusort_explain() says it in words, such as these of 10^6 keys of 64 bits with values of 32, on NVIDIA:
 *       method: one-sweep
 *       not selection: there is no limit
 *       not segments: there are no segments
 *       not tiles and merges: there are too many elements
 *       row of the tuning table: NVIDIA
 *       buffers: device addresses
 *       scratch: 12395008 bytes
 *       scratch, second keys: 8000000 bytes
 *       step 1: begin_address, 256 x 4, 1 workgroups
 *       step 2: histogram_address, 512 x 8, 245 workgroups, not compiled yet
 *       step 3: onesweep_address, 512 x 8, variant 0x4043006, workgroups: by the GPU, may be empty, not compiled yet
 *   The words may change with any version. The methods are told, with an example each, in the implementation: look for
 *   "begin part methods/".
 *
 * CONTRACTS
 *   barriers: Before: your writes to keys, values, count_buffer, segments and segment_ends are visible to COMPUTE_SHADER
 *     reads and writes. After: the last commands are COMPUTE_SHADER writes to keys and values, or to keys_out and
 *     values_out. Your earlier accesses to keys_out and values_out must have finished before the sort. Sorts
 *     may share scratch without a barrier of yours.
 *   state: A sort binds its compute pipeline, descriptor set 0 and push constants. That disturbs all compute descriptor
 *     sets above 0, too (Vulkan, "Pipeline Layout Compatibility"): bind all of yours again. Set descriptor buffers and their
 *     offsets again, too (VK_EXT_descriptor_buffer), or bind heaps and push data again (VK_EXT_descriptor_heap). Record
 *     outside a render pass, on a queue with compute.
 *   offsets: Multiples of the element's size (at least 4) and, except with addresses, of the device's
 *     minStorageBufferOffsetAlignment. scratch: gpusort_memory.alignment. count_buffer: any multiple of 4, so that a member
 *     of an indirect command will do. No two ranges overlap. Keys of 8 and 16 bits are read by whole 32-bit words: the
 *     word of the last key must be inside the buffer. Bytes beyond the last key are not changed.
 *   sizes: gpusort_range.size, if it is not 0, is checked: a sort that would read or write more is INVALID_ARGUMENT. What a
 *     sort needs follows from count, value_size and the comments at limit, segments and segment_ends; keys of 8 and 16 bits
 *     take whole words, and scratch what gpusort_scratch() says.
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
 *     receives a line that names the member or the Vulkan call. Of several mistakes the first is told: canaries, then
 *     pointers that are NULL, then members from top to bottom. There is no line if gpusort_desc.start_canary is not 0 (its
 *     logger may be garbage then, too), or if desc or the context is NULL. After an error gpusort_cmd_sort() has recorded
 *     nothing, and gpusort_sort() has not changed the arrays, except with GPUSORT_ERROR_DEVICE_LOST: if the device is lost
 *     during gpusort_sort(), the arrays may be half written. Keep a copy of what has to survive that. After this error every
 *     call returns it again: destroy the context. gpusort.h prints nothing, unless gpusort_log_stderr() is its logger.
 *     A GPUSORT_ASSERT(), which is assert() unless you define it, fails only by a fault of gpusort.h itself.
 *   versions: Names that the linker sees end in the version (gpusort_sort_0_5_0): a caller that was compiled against
 *     another version does not link. gpusort_create() and gpusort_query() answer GPUSORT_ERROR_INVALID_ARGUMENT, without a
 *     log line, if the caller's structures have other sizes than the implementation's. Several versions can live in one
 *     process. The shared library's names are plain, for other languages; packaging/README.md shows Python. A language that
 *     reads this header itself and ignores pragmas (D, Zig) needs GPUSORT_SHARED, in the file with the implementation, too.
 *
 * MACROS
 *   everywhere:
 *     GPUSORT_STATIC         all functions are static, so the implementation is for this unit only
 *     GPUSORT_SHARED         the functions have plain names: those of the shared library, which is compiled with it as well
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
 *   Other headers may leave a #pragma pack open. They may define names that gpusort.h uses as members or in lists, as other
 *   names. term.h of curses defines device_type as something else: include gpusort.h before term.h, and #undef device_type
 *   before you read that member of gpusort_info.
 *
 * THIS FILE
 *   is joined from the parts in src/ of the project, by tools/header/join.sh: edit these. "begin part plan/plan" stands
 *   where src/plan/plan.h begins, and >>plan finds its head. The kernels are compressed in the part kernels/shaders; their
 *   sources are the project's folder shaders, which comments name. GPUSORT_VERSION_* says of which version all of it is.
 *
 * RECENT CHANGES
 *   0.5  gpusort_explain(), ranges with a size in place of scratch_size, refusals in one order, segments that end before
 *        they begin are empty
 *   0.4  quick plans for first frames, readiness, rows of every length after one preparation, segments with gaps, bfloat16,
 *        input arrays as second copies
 *   0.3  features chained for an engine's device, names in captures, sets of an engine's pool, a shared library
 *   0.2  counts right up to every bound, host arrays without staging copies, structs by a member
 *   0.1  one-sweep, count / scan / scatter, tiles and merges, odd-even merge. CHANGELOG.md has the rest.
 */
/* begin part face/api */
#ifndef GPUSORT_H_INCLUDED
#define GPUSORT_H_INCLUDED

#define GPUSORT_VERSION_MAJOR 0
#define GPUSORT_VERSION_MINOR 5
#define GPUSORT_VERSION_PATCH 0

#include <stddef.h> /* size_t */
#include <stdint.h>
#pragma pack(push, 8) /* a header that left a pack open would change structures, and Vulkan's */

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
     * in descending order, unless GPUSORT_NANS_GREATEST says otherwise. Equal keys keep their order, except with
     * ODD_EVEN_MERGE, and every key keeps its bits. Not with a window of bits (INVALID_ARGUMENT). No effect on integers.
     * Without the flag: totalOrder */
    GPUSORT_NUMERIC = 1 << 3,
    /* only the values are wanted. The sort may use the array of keys as scratch; its content is unspecified afterwards. Not
     * with KEEP_KEYS or KEYS_IN_VALUES */
    GPUSORT_DISCARD_KEYS = 1 << 4,
    /* with a limit: the results come in any order. They are the same elements as without the flag; of equal keys, the
     * earlier ones */
    GPUSORT_ANY_ORDER = 1 << 5,
    /* results go to keys_out and values_out, and keys and values are the second copies: the sort overwrites them, and
     * scratch holds counters only. Set keys_out (not with KEYS_IN_VALUES) and values_out; with WRITE_INDICES, set values,
     * too. Not with KEEP_KEYS. Sorts by an even number of radix passes and sorts of long segments copy the input to the
     * output first. 8- and 16-bit keys, NUMERIC keys, wide values, structs, the first k, and pairs on devices with 4 storage
     * buffers a stage still need some memory from scratch: gpusort_scratch() says how much */
    GPUSORT_OVERWRITE = 1 << 6,
    /* for gpusort_prepare() only: prepares the plan whose kernels compile fastest. Its sorts are slower. gpusort_cmd_sort()
     * records that plan until a gpusort_prepare() without this flag has returned, in this thread or another one.
     * gpusort_scratch() covers both plans. In gpusort_cmd_sort() and gpusort_sort(): INVALID_ARGUMENT */
    GPUSORT_QUICK = 1 << 7,
    /* with GPUSORT_NUMERIC: NaNs are greater than every number in both orders: last ascending, first descending, in their
     * stable order. No effect without GPUSORT_NUMERIC */
    GPUSORT_NANS_GREATEST = 1 << 8,
    /* keys and values have VK_BUFFER_USAGE_SHADER_DEVICE_ADDRESS_BIT: the sort uses device addresses where they are faster.
     * gpusort_scratch() then asks for that bit, and may ask for another size. No effect on host arrays */
    GPUSORT_ADDRESSABLE = 1 << 16
};

/* ---- what compilers, systems and the linker need; structures and functions are below ---- */
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
GPUSORTI_LINKED(gpusort_explain)
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
#define gpusort_explain GPUSORTI_VERSIONED(gpusort_explain)
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

struct VkAllocationCallbacks;
struct VkDeviceCreateInfo;

#ifdef __cplusplus
extern "C" {
#endif

/* the name and, in words, the usual reason */
GPUSORT_API const char *gpusort_result_string(gpusort_result result);


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
    /* VK_EXT_external_memory_host: the device may copy from and to the caller's pages in gpusort_sort() */
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
    const char *tuning;     /* a row as tools/check.c prints it, in place of the tuning table's; NULL: the table's. A text
                             * that cannot be read, or has a shape that a kernel cannot have, is INVALID_ARGUMENT, and the
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
    /* Bytes that are yours from offset on. A sort that would read or write more is INVALID_ARGUMENT: the logger's line names
     * the member, what the sort needs, and what it has. 0: not checked */
    uint64_t size;
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
     * out of range; but nothing outside is touched, and the commands end. Null: rows (segment_size), or one array. */
    gpusort_range segments;
    /* Optional, with segments: where each segment ends, segment_count numbers, with the same alignment and usage. segments
     * then has segment_count numbers, too. Elements between segments are not touched. Each end is clamped to the count. A
     * segment that ends before it begins is empty. If one ends after the next one begins, its content is unspecified; but
     * the others are sorted, nothing outside is touched, and the commands end. gpusort_prepare() and gpusort_scratch()
     * ignore this member. Null: each segment ends where the next one begins */
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
     * compiled; gpusort_cmd_sort() of such a count may return NOT_PREPARED, or sort by pipelines that larger counts share.
     * More than count: INVALID_ARGUMENT. 0: any count */
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
 * prepare and scratch return TOO_LARGE if the device cannot bind the scratch of one of these sorts.
 * All three are for load time: they visit the plans of all smaller sorts. That takes some hundredths of a millisecond, for
 * rows with a limit up to some milliseconds, on the host. gpusort_cmd_sort() makes one plan, in microseconds. */
GPUSORT_API gpusort_result gpusort_prepare(gpusort_context *context, const gpusort_cmd_args *args);
enum {
    GPUSORT_READY_NOT = 0,
    GPUSORT_READY_QUICK = 1, /* by the plan that GPUSORT_QUICK prepares */
    GPUSORT_READY_FULL = 2
};
GPUSORT_API int gpusort_readiness(const gpusort_context *context, const gpusort_cmd_args *args);
GPUSORT_API gpusort_result gpusort_scratch(const gpusort_context *context, const gpusort_cmd_args *args,
                                           gpusort_memory *out);
/* What gpusort_cmd_sort() would record for args: a text for people, in lines, each "name: value" or a step. The method, and
 * why not the others (a feature, a limit, a count, a flag); scratch by section; each step with its kernel, workgroup size x
 * items and number of workgroups, those that may turn out empty marked, and those whose pipelines are not compiled yet. As
 * gpusort_prepare() it needs no buffers; where they are given, what follows from them is said, too. text_or_null NULL: *size
 * receives the bytes needed, the 0 at the end counted. Otherwise at most *size bytes are written, the last one a 0, and
 * *size receives the bytes needed. It records nothing and calls no Vulkan function. Refused is what gpusort_prepare()
 * refuses. For load time: it visits the plans of all smaller sorts. */
GPUSORT_API gpusort_result gpusort_explain(const gpusort_context *context, const gpusort_cmd_args *args, size_t *size,
                                           char *text_or_null);
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
#pragma pack(pop)
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
    uint32_t stall;           /* one-sweep leaves chosen tiles unpublished: STALL_* in shaders/common/stalls.glsl */
    uint32_t polls;           /* of a silent predecessor where tiles stall; 0: few */
    uint32_t reversed_atomics; /* 1: shared atomics that rank take effect from a subgroup's last lane to its first */
    uint32_t host_way;         /* gpusort_sort() tries this gpusorti_way first, and then those behind it */
    uint32_t host_piece;       /* bytes of the pieces that arrays are moved in */
    uint32_t merging_us;       /* as in gpusorti_tuning */
    uint32_t indices_to;       /* likewise */
} gpusorti_overrides;
#endif
/* begin part face/implementation */
/* ======================================================================================================================
 * IMPLEMENTATION
 *
 * HOW IT WORKS
 *   call       gpusort_cmd_sort(), gpusort_sort(), gpusort_prepare(), gpusort_readiness(), gpusort_scratch()
 *     |        gpusorti_check_call() checks the arguments, gpusorti_request_of() fills in the defaults
 *   request
 *     |        gpusorti_make_plan() asks the planners in gpusorti_methods[], and takes the first plan that it gets;
 *     |        the method writes what follows from the request's numbers, gpusorti_lay_out() gives each section of scratch
 *     |        its place
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
 *   Limits: gpusort_prepare() and gpusort_scratch() refuse a request if one of these plans has more bytes of counts and
 *     lists than kernels can number (GPUSORTI_MOST_COUNTS), or, without device addresses, a section of scratch that is
 *     larger than the device can bind. gpusorti_list_extents() has all limits.
 *     Digits of segments shrink until counts and lists take at most 6 bytes an element, whatever the lengths
 *     (gpusorti_counts_are_few()).
 *   Kernels: gpusorti_kernel_infos[] says of each kernel which constants it reads, and what it binds in an unusual
 *     place. Specialization constants that a kernel does not read are 0, so that different sorts share its pipeline.
 *   Scratch: control | place_counts | status | leaves | lists | keys | values | keys_alt | values_alt, see
 *     gpusorti_layout. Wide values share the memory of the last two, except that those of structs come after them. The
 *     control block starts with sizes for indirect dispatches. Words with names (CONTROL_* in
 *     shaders/common/constants.glsl), the records of passes and the histograms follow.
 *   Methods: gpusorti_methods[] has the ways to sort, a part of methods/ each, which tells its story with an example: passes
 *     (one-sweep, count / scan / scatter), leaves and places, which come with passes; tiles (and merges of these), buckets;
 *     network (the odd-even merge); selection (the first k); segments. Before its steps come those of every sort: copies of
 *     what it cannot read in place, begin, which clears the control block, keys unpacked by copy_keys or numbers; behind
 *     them keys packed again by copy_keys, and wide values gathered.
 *   Outputs: All steps work on keys_out and values_out in place of keys and values. If gpusorti_plan.reads_given, the first
 *     steps read the input in place: tile_sort, segments and segment_sort, with the output arrays bound in place of scratch
 *     where they do not write there; the first pass over long rows; the first k by addresses, and select_any; or the
 *     histogram and the first pass. An array that is in order already is then copied after the histogram's loop. Otherwise
 *     begin copies the input to the output first; its pipeline is prepared for every kind of sort. Steps that only read the
 *     caller's arrays (copy_keys and numbers on the way to scratch, take_keys, gather) read the input in place.
 *   Structs: For every algorithm take_keys runs first: it copies the keys out of the structs, and the structs to scratch.
 *     gather, the last, writes the structs by index. Structs of 4 and 8 bytes are sorted as values, without gather.
 *   Floats as numbers: Next, numbers writes an unsigned number for each key to scratch, see gpusorti_request_numbers(); all
 *     kernels sort these numbers. The bits of 16- and 32-bit keys are below the number, and numbers writes them back. 64-bit
 *     keys and their values are gathered by index. odd_even_merge compares such keys itself, in place.
 *   Host arrays: gpusorti_find_way() tries the ways (gpusorti_way) in turn. A way creates its buffers, uploads, sorts and
 *     downloads. Submissions use slots in rotation; before a slot is used again, the host waits for its submission. All that
 *     the driver may refuse comes before the arrays are written: pages stay imported from upload to download. If memory is
 *     lacking for the download, it is tried again; if that fails, too, the device counts as lost. The first sorts of a kind
 *     are by the quick plan, see gpusorti_plan_quick().
 *   Skipping: The histogram or scan kernel writes a record for each pass: from which copy to which it moves elements, and
 *     whether it runs at all. Where that is faster (gpusorti_plan.gpu_sizes), passes are dispatched indirectly, with a size
 *     of 0 for skipped ones.
 *
 * WORDS, but for those of one method alone, which its part explains
 *   alt           in scratch: the second copy of keys or values; passes move to the caller's arrays and back
 *   digit         radix_bits bits of the window, from the lowest
 *   encoded       the order-preserving form of a key: an unsigned number that has the key's order
 *   given         of keys and values: as the caller passes them, before the sort
 *   leading       of bits or digits: the highest ones, by which passes sort before leaves
 *   method        a way to sort: a row of gpusorti_methods[], a part of methods/
 *   narrow key    one of 8 or 16 bits
 *   pass          the kernels that bring all elements into the order of one digit
 *   piece         of a host array: bytes that are copied or imported at a time
 *   planner       the function of a method that makes a plan for a request, or none
 *   rolled        of a kernel: its loops are not unrolled, because compiling takes longer than sorting
 *   row           a segment, where all have the same size; a device's row of the tuning table; see also status row
 *   run           a sorted part of the array
 *   span          neighbouring tiles that one workgroup goes over, of count / scan / scatter, or of the first k
 *   straddle      of a digit: it has bits of both words of a 64-bit key
 *   threshold     the greatest count or limit for which something holds
 *   tile          elements that a workgroup holds at once: workgroup_size * items
 *   unpacked      of narrow keys: in a word each, in scratch
 *   variant       a specialization constant that chooses a form of a kernel: bits or a number, by the kernel
 *   wide value    one of more than 8 bytes: an index is sorted in its place
 *   window        the bits of the encoded key that are compared; of look-back: the status rows that it loads at once
 *   word          32 bits
 * ====================================================================================================================== */
#ifdef GPUSORT_IMPLEMENTATION
#ifndef GPUSORTI_IMPLEMENTED
#define GPUSORTI_IMPLEMENTED
#pragma pack(push, 8)

/* begin part base/config */
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
    GPUSORTI_MAX_VALUE_SIZE = 256,

    GPUSORTI_ALL_ENABLED = GPUSORT_ENABLED_PUSH_DESCRIPTOR | GPUSORT_ENABLED_BUFFER_DEVICE_ADDRESS |
                           GPUSORT_ENABLED_SUBGROUP_SIZE_CONTROL | GPUSORT_ENABLED_STORAGE_16BIT |
                           GPUSORT_ENABLED_STORAGE_8BIT | GPUSORT_ENABLED_EXTERNAL_MEMORY_HOST |
                           GPUSORT_ENABLED_PIPELINE_ROBUSTNESS | GPUSORT_ENABLED_DEBUG_UTILS,
    GPUSORTI_NARROW = GPUSORT_ENABLED_STORAGE_16BIT | GPUSORT_ENABLED_STORAGE_8BIT
};
/* begin part base/base */
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
typedef struct gpusorti_callbacks {
    void *(*alloc)(size_t size, void *user);
    void (*free_)(void *ptr, void *user);
    void *alloc_user;
    void (*log_)(int level, const char *text, void *user);
    void *log_user;
    /* Where failures are kept, from gpusorti_keep_failures() to gpusorti_end_failures(): while gpusort_sort() has the
     * context to itself. NULL: a failure is an error, and logged at once. It decides what is logged, and nothing else. */
    gpusorti_failures *failures;
} gpusorti_callbacks;

static void *gpusorti_default_alloc(size_t size, void *user) {
    (void)user;
    return malloc(size);
}

static void gpusorti_default_free(void *ptr, void *user) {
    (void)user;
    free(ptr);
}

static gpusorti_callbacks gpusorti_callbacks_from(const gpusort_desc *desc) {
    gpusorti_callbacks callbacks;
    memset(&callbacks, 0, sizeof callbacks);
    callbacks.alloc = desc && desc->allocator.alloc ? desc->allocator.alloc : gpusorti_default_alloc;
    callbacks.free_ = desc && desc->allocator.free ? desc->allocator.free : gpusorti_default_free;
    callbacks.alloc_user = desc ? desc->allocator.user : NULL;
    callbacks.log_ = desc ? desc->logger.func : NULL;
    callbacks.log_user = desc ? desc->logger.user : NULL;
    return callbacks;
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

static void gpusorti_write_log(const gpusorti_callbacks *callbacks, int level, const char *format, va_list list) {
    char text[512];
    if (!callbacks->log_) return;
    vsnprintf(text, sizeof text, format, list);
    callbacks->log_(level, text, callbacks->log_user);
}

GPUSORTI_PRINTF static void gpusorti_log(const gpusorti_callbacks *callbacks, int level, const char *format, ...) {
    va_list list;
    va_start(list, format);
    gpusorti_write_log(callbacks, level, format, list);
    va_end(list);
}

/* Logs or keeps what failed, and returns result, so that every error path is `return gpusorti_fail(...)`. */
GPUSORTI_PRINTF static gpusort_result gpusorti_fail(const gpusorti_callbacks *callbacks, gpusort_result result,
                                                    const char *format, ...) {
    gpusorti_failures *failures = callbacks->failures;
    va_list list;
    va_start(list, format);
    if (!failures)
        gpusorti_write_log(callbacks, GPUSORT_LOG_ERROR, format, list);
    else {
        const size_t used = strlen(failures->last), left = sizeof failures->last - used;
        const int more = used != 0 && left > 2;
        if (more) memcpy(failures->last + used, "; ", 3);
        vsnprintf(failures->last + used + (more ? 2 : 0), left - (more ? 2 : 0), format, list);
    }
    va_end(list);
    return result;
}

/* From here on failures of the host's are kept. */
static void gpusorti_keep_failures(gpusorti_callbacks *callbacks, gpusorti_failures *failures) {
    memset(failures, 0, sizeof *failures);
    callbacks->failures = failures;
}

/* Before another attempt at what failed. */
static void gpusorti_stand_in(const gpusorti_callbacks *callbacks) {
    gpusorti_failures *failures = callbacks->failures;
    if (!failures->stood_in[0]) memcpy(failures->stood_in, failures->last, sizeof failures->last);
    failures->last[0] = 0;
}

/* One line at most: an error, or a warning if the call was served in another way. */
static void gpusorti_end_failures(gpusorti_callbacks *callbacks, gpusort_result result) {
    const gpusorti_failures *failures = callbacks->failures;
    callbacks->failures = NULL;
    if (result != GPUSORT_OK)
        gpusorti_log(callbacks, GPUSORT_LOG_ERROR, "gpusort_sort: %s", failures->last);
    else if (failures->stood_in[0])
        gpusorti_log(callbacks, GPUSORT_LOG_WARNING, "served in another way: %s", failures->stood_in);
}

/* If there is no memory: NULL, and a log line that says what it was for. */
static void *gpusorti_alloc(const gpusorti_callbacks *callbacks, size_t size, const char *what) {
    void *memory = callbacks->alloc(size, callbacks->alloc_user);
    if (!memory) (void)gpusorti_fail(callbacks, GPUSORT_ERROR_OUT_OF_HOST_MEMORY, "no host memory for %s", what);
    return memory;
}

static void gpusorti_free(const gpusorti_callbacks *callbacks, void *memory) {
    if (memory) callbacks->free_(memory, callbacks->alloc_user);
}

/* Checks of a structure of the caller's. Of all mistakes the one whose member comes first in the structure is told, in
 * whatever order they are found. */
typedef struct gpusorti_checks {
    const gpusorti_callbacks *callbacks;
    const char *structure;
    gpusort_result mistake; /* the result of the next checks, if they find one */
    gpusort_result result;  /* of the first mistake so far, */
    size_t place;           /* which is of the member at this place; its line */
    char line[400];
} gpusorti_checks;
#define GPUSORTI_NOT_ZEROED "not 0: zero the whole structure first"
#define GPUSORTI_NO_EXTERNAL_DEVICE "is set, but instance, physical_device and device are not"

static gpusorti_checks gpusorti_check_members(const gpusorti_callbacks *callbacks, const char *structure) {
    gpusorti_checks checks;
    checks.callbacks = callbacks;
    checks.structure = structure;
    checks.mistake = GPUSORT_ERROR_INVALID_ARGUMENT;
    checks.result = GPUSORT_OK;
    checks.place = 0;
    checks.line[0] = 0;
    return checks;
}

#if defined(__GNUC__)
#define GPUSORTI_PRINTF_OF_CHECKS __attribute__((format(printf, 6, 7)))
#else
#define GPUSORTI_PRINTF_OF_CHECKS
#endif

/* broken: there is a mistake. place, member: where the member is in the structure, and its name. value: the member's, told
 * if it is not 0. format: the rule, with its limit. */
GPUSORTI_PRINTF_OF_CHECKS static void gpusorti_refuse(gpusorti_checks *checks, int broken, size_t place, const char *member,
                                                      uint64_t value, const char *format, ...) {
    char number[32] = "", rule[320];
    va_list list;
    if (!broken || (checks->result != GPUSORT_OK && checks->place <= place)) return;
    va_start(list, format);
    vsnprintf(rule, sizeof rule, format, list);
    va_end(list);
    if (value) snprintf(number, sizeof number, " %llu", (unsigned long long)value);
    snprintf(checks->line, sizeof checks->line, "%s.%.40s%s: %s", checks->structure, member, number, rule);
    checks->result = checks->mistake;
    checks->place = place;
}

/* Behind all checks. */
static gpusort_result gpusorti_tell_mistake(const gpusorti_checks *checks) {
    return checks->result == GPUSORT_OK ? GPUSORT_OK : gpusorti_fail(checks->callbacks, checks->result, "%s", checks->line);
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

static gpusort_result gpusorti_fail_vk(const gpusorti_callbacks *callbacks, VkResult result, const char *call) {
    static const char *const names[] = {/* of -1, -2 .. */
                                        "OUT_OF_HOST_MEMORY",    "OUT_OF_DEVICE_MEMORY",  "INITIALIZATION_FAILED",
                                        "DEVICE_LOST",           "MEMORY_MAP_FAILED",     "LAYER_NOT_PRESENT",
                                        "EXTENSION_NOT_PRESENT", "FEATURE_NOT_PRESENT",   "INCOMPATIBLE_DRIVER"};
    const int named = result < 0 && result >= -(int)(sizeof names / sizeof names[0]);
    return gpusorti_fail(callbacks, gpusorti_from_vk(result), "%s: VkResult %d%s%s", call, (int)result,
                         named ? ", VK_ERROR_" : "", named ? names[-(int)result - 1] : "");
}

static gpusort_result gpusorti_check(const gpusorti_callbacks *callbacks, VkResult result, const char *call) {
    return result == VK_SUCCESS ? GPUSORT_OK : gpusorti_fail_vk(callbacks, result, call);
}

/* A structure of Vulkan's that is zero except for its type. */
#define GPUSORTI_STRUCT(type, name, structure_type) \
    type name; \
    memset(&name, 0, sizeof name); \
    name.sType = VK_STRUCTURE_TYPE_##structure_type

/* A list that has grown since its length was asked for is cut off, which is no error. */
static gpusort_result gpusorti_check_list(const gpusorti_callbacks *callbacks, VkResult result, const char *call) {
    return gpusorti_check(callbacks, result == VK_INCOMPLETE ? VK_SUCCESS : result, call);
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
/* begin part kernels/shared */
/* ---- >>shared: what the kernels and the host share: numbers, constants, arguments ---- */
/* ==== GENERATED by tools/header/embed.sh: what shaders/ and the host share, do not edit ==== */
/* ---- shaders/common/constants.glsl ---- */
enum {
    /* ---- what is bound, or found by a device address each ---- */
    GPUSORTI_BIND_KEYS = 0,
    GPUSORTI_BIND_VALUES = 1,
    GPUSORTI_BIND_ALT = 2, /* the second keys, in scratch */
    GPUSORTI_BIND_CONTROL = 3,
    GPUSORTI_BIND_VALUES_ALT = 4, /* the second values; behind the second keys where four buffers are bound */
    GPUSORTI_BINDINGS = 5,

    /* ---- digits ---- */
    GPUSORTI_LEAST_RADIX_BITS = 2, /* of a digit, at least */
    GPUSORTI_MOST_RADIX_BITS = 8, /* and at most; by such digits alone passes sort before leaves */
    GPUSORTI_MOST_PASSES = 64 / GPUSORTI_LEAST_RADIX_BITS, /* by all bits of a key */

    /* ---- KEY_KIND ---- */
    GPUSORTI_KIND_UNSIGNED = 0,
    GPUSORTI_KIND_SIGNED = 1,
    GPUSORTI_KIND_FLOAT = 2,

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
    GPUSORTI_CONTROL_DIFFER = 1, /* 2 words: the bits in which keys differ, before some are compressed */
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
    GPUSORTI_CONTROL_CROWDED = 14, /* numbers of digits that leave too many sampled keys of a prefix: bits */
    GPUSORTI_CONTROL_LEADING_BITS_ENDED = 15, /* workgroups of leading_bits.comp that have ended */
    GPUSORTI_CONTROL_PLACES = 16, /* not 0: there are some, */
    GPUSORTI_CONTROL_PLACE_COUNT = 17, /* so many */
    /* of keys without the bits in which all agree, see compressed_keys.glsl */
    GPUSORTI_CONTROL_FIELD_COUNT = 18, /* 0: keys are whole */
    GPUSORTI_CONTROL_AGREED = 20, /* 2 words: encoded keys where all agree, else 0 */
    GPUSORTI_CONTROL_FLIPS = 22, /* 2 words: bits to flip in encoded keys, where passes take keys as they are given */
    GPUSORTI_CONTROL_FIELDS = 24, /* MOST_FIELDS words */
    GPUSORTI_MOST_FIELDS = 16,
    /* MOST_PASSES records: {PASS_* flags, ticket, number of its first portion, digit} */
    GPUSORTI_RECORD_WORDS = 4,
    GPUSORTI_CONTROL_PASSES = GPUSORTI_CONTROL_FIELDS + GPUSORTI_MOST_FIELDS,
    /* pass_count x RADIX: totals, then exclusive bases */
    GPUSORTI_CONTROL_HISTOGRAMS = GPUSORTI_CONTROL_PASSES + GPUSORTI_MOST_PASSES * GPUSORTI_RECORD_WORDS,

    GPUSORTI_PASS_SKIP = 1, /* all keys agree in this digit */
    GPUSORTI_PASS_FROM_ALT = 2, /* reads scratch and writes the caller's arrays; else the other way */
    GPUSORTI_PASS_ENCODE = 4, /* keys come in the caller's form */
    GPUSORTI_PASS_DECODE = 8, /* keys go out in the caller's form */
    GPUSORTI_PASS_FIRST = 16, /* first that is not skipped */
    GPUSORTI_PASS_LAST = 32, /* last that is not skipped */
    GPUSORTI_PASS_COPIES = 64, /* all keys agree in its digit: it makes the number of passes even */
    GPUSORTI_PASS_LOWEST_SHIFT = 8, /* above: the lowest bit by which the first of the passes before leaves sorts, else 0 */

    /* The elements that the histogram copies to scratch. */
    GPUSORTI_COPY_ENCODED = 1,
    GPUSORTI_COPY_GIVEN = 2, /* keys in the caller's form */
    GPUSORTI_COPY_HELD = 3, /* none: what is given is the second copy */

    /* Workgroups in x: the least maxComputeWorkGroupCount that Vulkan allows. The rest goes into y. */
    GPUSORTI_MOST_WORKGROUPS = 65535,

    /* Indirect sizes, {x, y, z, -} each, of so many words, lie before these. */
    GPUSORTI_SIZE_WORDS = 4,
    GPUSORTI_SIZE_TILES = 0, /* of the kernels that work by tiles or spans, */
    GPUSORTI_SIZE_MERGES = 4, /* of merge_tiles.comp, */
    GPUSORTI_SIZE_STRIDE = 8, /* of the kernels that loop over the array, */
    GPUSORTI_SIZE_FINISH = 12, /* of finish.comp, */
    GPUSORTI_SIZE_LEAVES = 16, /* of leaf_sort.comp, */
    GPUSORTI_SIZE_LEADING_BITS = 20, /* of leading_bits.comp, */
    GPUSORTI_SIZE_PLACES = 24, /* of sort_leaves.comp, */
    GPUSORTI_SIZE_EXPANDERS = 28, /* of leading_bits.comp where it expands keys, */
    GPUSORTI_SIZE_PASSES = 64, /* MOST_PASSES of the passes, 0: skipped, */
    /* in the place of the passes: of segments */
    GPUSORTI_SIZE_LISTS = GPUSORTI_SIZE_PASSES, /* 2, of the lists' kernels */
    GPUSORTI_SIZE_LONG = GPUSORTI_SIZE_PASSES + 2 * GPUSORTI_SIZE_WORDS, /* of the kernels by tiles of long segments */
    GPUSORTI_SIZE_BASES = GPUSORTI_SIZE_PASSES + 4 * GPUSORTI_SIZE_WORDS, /* of the kernel by long segments */
    /* Words by which records and sizes of passes before leaves lie further. */
    GPUSORTI_LEADING = GPUSORTI_MOST_PASSES / 2 * GPUSORTI_SIZE_WORDS,
    GPUSORTI_SIZES_END = GPUSORTI_SIZE_PASSES + GPUSORTI_MOST_PASSES * GPUSORTI_SIZE_WORDS, /* a multiple of ALIGNMENT */
    GPUSORTI_ALIGNMENT = 256, /* bytes, of sections of scratch; the largest minStorageBufferOffsetAlignment there is */

    /* ---- status rows of one-sweep, a word for each value of a digit ---- */
    GPUSORTI_STATUS_SHIFT = 29, /* bits of a word's count; above them is its state */
    GPUSORTI_TOTALS_ROWS = 2, /* before those of tiles: totals of the portions before */

    /* ---- the sample of histogram.comp ---- */
    GPUSORTI_MOST_SAMPLES = 512, /* keys */

    /* ---- leaves ---- */
    GPUSORTI_LEAF_INDEX_BITS = 12, /* bits of an element's index in its leaf; one more where a workgroup has room for more */
    GPUSORTI_MOST_LEAF = 2 << GPUSORTI_LEAF_INDEX_BITS, /* elements that these bits number */
    GPUSORTI_LEAF_PARTS = 8, /* of the elements of a leaf on average; it has room for one part more */
    GPUSORTI_LEAF_ENDS = 1, /* invocations of leaf_starts.comp that find where the next workgroup's first leaf begins */

    /* ---- leaves by place ---- */
    GPUSORTI_LEAST_PREFIX_DIGITS = 2, /* they follow passes by so many digits */
    GPUSORTI_MOST_PREFIX_DIGITS = 5, /* up to so many */
    GPUSORTI_PREFIX_CHOICES = GPUSORTI_MOST_PREFIX_DIGITS - GPUSORTI_LEAST_PREFIX_DIGITS + 1,
    GPUSORTI_SAMPLED = 256, /* one key of so many is in the sample of leading_bits.comp */
    GPUSORTI_CUT_EIGHTHS = 7, /* of the room of a leaf, from cut to cut */
    GPUSORTI_CUT_PLACES = 2, /* leaves by place that a cut adds, at most, to the one before all cuts */
    GPUSORTI_COMPRESSED_ITEMS = 4, /* keys that an invocation of leading_bits.comp compresses at once */
    GPUSORTI_LEAST_SAVED = 2, /* digits, by which compressed keys have fewer */
    GPUSORTI_PLACE_WORDS = 2, /* of a leaf in their list: its first element, its count */

    /* ---- modes: bits ---- */
    /* push.mode of the kernels that sort, merge and split tiles */
    GPUSORTI_TILE_ENCODE = 1, /* keys come in the caller's form */
    GPUSORTI_TILE_DECODE = 2, /* keys go out in the caller's form: this is the last dispatch */
    GPUSORTI_TILE_TO_ALT = 4, /* the result goes to scratch; otherwise to the caller's arrays */
    GPUSORTI_TILE_SAMPLES = 8, /* tile_sort.comp leaves samples for split_runs.comp */
    GPUSORTI_TILE_BUCKET = 16, /* tile_sort.comp sorts a bucket of all runs in scratch in place of a tile */
    /* push.mode of odd_even_merge.comp */
    GPUSORTI_MODE_ODD = 1, /* the second of each pair of runs has an even index */
    GPUSORTI_MODE_SORT = 2, /* elements come in any order, in a tile of consecutive ones */

    /* ---- small counts: runs that are merged, or cut into buckets between samples, see buckets.glsl ---- */
    GPUSORTI_MERGE_LOG2 = 2, /* log2 of */
    GPUSORTI_MERGE_WAYS = 1 << GPUSORTI_MERGE_LOG2, /* runs that become one */
    GPUSORTI_MAX_RUNS = 128, /* runs that are cut into buckets, at most */
    GPUSORTI_USUAL_RUNS = 64, /* as many; 64-bit keys have more where runs are whole tiles */
    GPUSORTI_RUN_SAMPLES = 32, /* one of every so many keys of a whole run; a power of two */
    GPUSORTI_SPLITTER_WORDS = GPUSORTI_MAX_RUNS + 3, /* that say where a bucket begins in all runs */
    GPUSORTI_RANKED_SAMPLES = 32, /* by a workgroup of split_runs.comp */

    /* ---- segments ---- */
    GPUSORTI_SMALL_SEGMENTS = 4, /* the fewest that a workgroup sorts side by side */
    GPUSORTI_LISTS = 2, /* of segments that are sorted by a workgroup each: shorter, longer ones */
    GPUSORTI_LISTED_WORDS = 2, /* of each of these: its first element, its count */
    GPUSORTI_OWNER_WORDS = 4, /* of a tile of a long segment, see long_segments.glsl */

    /* ---- the first k: first_segments.glsl ---- */
    GPUSORTI_FIRST_ALONE = 0, /* push.pass: no segment leaves candidates, */
    GPUSORTI_FIRST_FILTERED = 1, /* by a pivot from a sample, */
    GPUSORTI_FIRST_SPANS = 2, /* or span by span */
    GPUSORTI_FIRST_STATE_WORDS = 4, /* of a segment */
    GPUSORTI_FEWEST_SAMPLED = 16, /* at most one element in so many is sampled */
    GPUSORTI_MOST_RANKED = 256, /* elements that are ranked, each among all */

    /* ---- select_any.comp ---- */
    /* Words of a row: what is known of its k-th key, 2 x {key, keys before it, not 0: all with these digits are wanted}; */
    GPUSORTI_SELECT_KNOWN = 4,
    GPUSORTI_SELECT_STORED = 2 * GPUSORTI_SELECT_KNOWN, /* how many are stored; */
    GPUSORTI_SELECT_UNSORTED = GPUSORTI_SELECT_STORED + 1, /* whether some key is less than the one before it; */
    GPUSORTI_SELECT_COUNTS = GPUSORTI_SELECT_UNSORTED + 1, /* counts of a digit, */
    GPUSORTI_SELECT_STEPS = 3, /* of so many steps in turn */
    GPUSORTI_SELECT_ROW_BITS = 8, /* of a digit, */
    GPUSORTI_SELECT_ARRAY_BITS = 11, /* and of one of a single array */

    /* ---- workgroups ---- */
    /* Kernels REQUIRE what they need of these numbers. */
    GPUSORTI_SIZE_UNIT = 32, /* invocations of any kernel that the tuning table shapes: a multiple of these, */
    GPUSORTI_MOST_SIZE = 1024, /* of any kernel: so many at most */
    GPUSORTI_MOST_LANES = 128, /* of a subgroup: bits of a ballot */
    GPUSORTI_MOST_ITEMS = 32, /* of kernels that could have more: they are in registers */
    GPUSORTI_MOST_TILE = GPUSORTI_MOST_SIZE * GPUSORTI_MOST_ITEMS, /* elements of a workgroup */
    /* Items that other kernels can have. */
    GPUSORTI_MOST_LAYERS = 5, /* shared_sort.glsl, odd_even_merge.comp: log2 of the most */
    GPUSORTI_MOST_NETWORK_ITEMS = 1 << GPUSORTI_MOST_LAYERS,
    GPUSORTI_LEAST_SORTED_LAYERS = 2, /* shared_sort.glsl: log2 of the fewest, as its trips reach no further with fewer */
    GPUSORTI_FEWEST_SORTED_ITEMS = 1 << GPUSORTI_LEAST_SORTED_LAYERS,
    GPUSORTI_FEWEST_NETWORK_ITEMS = 2, /* odd_even_merge.comp: its opening layer joins two */
    GPUSORTI_MOST_SELECT_ITEMS = 32, /* select_any.comp: a bit of a word each */
    GPUSORTI_FEWEST_PLACE_ITEMS = 4, /* sort_leaves.comp: bins have the room of so many */
    GPUSORTI_MOST_PLACE_ITEMS = 32, /* sort_leaves.comp: as many as a word has bits, of which each invocation has one */
    GPUSORTI_MOST_PLACE = 1 << 13, /* its elements: each takes three words of shared memory */
    GPUSORTI_MOST_STRIDE_WORKGROUPS = 2048, /* of kernels that loop over the array, at most */

    /* ---- VARIANT: a number or bits, by the kernel ---- */
    /* count.comp, scan.comp */
    GPUSORTI_VARIANT_FIRST_PASS = 1, /* the pass records are not planned yet */
    /* tile_sort.comp */
    GPUSORTI_VARIANT_WHOLE_KEYS = 1, /* all bits of the key are compared */
    GPUSORTI_VARIANT_PARTS = 2, /* a bucket may have more than a tile */
    /* odd_even_merge.comp */
    GPUSORTI_VARIANT_NESTED_LOOPS = 1, /* see sort_held() */
    GPUSORTI_VARIANT_NANS_LAST = 2, /* of either sign; the zeros may stay apart, as the sort need not be stable */
    GPUSORTI_VARIANT_BFLOAT16 = 4, /* keys of 16 bits are bfloat16 */
    GPUSORTI_VARIANT_NANS_FIRST = 8, /* of either sign, where keys descend */
    /* copy_keys.comp: one of */
    GPUSORTI_VARIANT_UNPACK = 0, /* keys go to scratch as they are, one or two words a key */
    GPUSORTI_VARIANT_PACK = 1, /* keys come back and are packed */
    /* gather.comp */
    GPUSORTI_VARIANT_BACK = 1, /* from scratch to the caller's values; else from there to scratch */
    GPUSORTI_VARIANT_GATHER = 2, /* value i is read at index[i]; else at i */
    /* take_keys.comp */
    GPUSORTI_VARIANT_KEY_ONLY = 1, /* nothing is stored but the keys */
    /* pack_values.comp: one of */
    GPUSORTI_VARIANT_PACK_GATHER = 0, /* the first values of each segment go to scratch, by their indices */
    GPUSORTI_VARIANT_PACK_BACK = 1, /* they come back, side by side */
    GPUSORTI_VARIANT_PACK_INDEX = 2, /* their indices, counted from their segment's first element, side by side */
    GPUSORTI_VARIANT_INDEX_ALL = 3, /* the same of all values, in their places; outside of all segments: none */
    /* numbers.comp */
    GPUSORTI_VARIANT_NUMBERS_DESCENDING = 1,
    GPUSORTI_VARIANT_NUMBERS_INSIDE = 2, /* the keys are in scratch, a word or two each; else they are the caller's */
    GPUSORTI_VARIANT_NUMBERS_BESIDE = 4, /* below the number are the key's own bits, in the other half */
    GPUSORTI_VARIANT_NUMBERS_BACK = 8, /* these bits come back to the caller's array */
    GPUSORTI_VARIANT_NUMBERS_BFLOAT16 = 16, /* keys of 16 bits are bfloat16 */
    GPUSORTI_VARIANT_NUMBERS_NANS_FIRST = 32, /* NaNs come before all numbers, else behind them */
    /* first_few.comp, first_k.comp, select_any.comp */
    GPUSORTI_VARIANT_SIDE_BY_SIDE = 2, /* indices of all segments lie side by side */
    /* first_k.comp */
    GPUSORTI_VARIANT_CANDIDATES = 4, /* of long segments what is left as candidates, if that is good */
    GPUSORTI_VARIANT_ANY_ORDER = 8,
    GPUSORTI_VARIANT_SAMPLE = 16, /* it finds the pivot of first_filter.comp */
    GPUSORTI_VARIANT_SPANS = 32, /* a workgroup leaves candidates of a span */
    GPUSORTI_VARIANT_SHARE = 8, /* log2 of the part of a tile that there is shared memory for */
    GPUSORTI_MOST_SHARE = 3,
    /* select_any.comp */
    GPUSORTI_VARIANT_ARRAY = 4, /* one, which may be in order; great digits have room there, and save steps */
    /* one-sweep's kernels; of leaf_sort.comp the lower bits are the log2 of its bins */
    GPUSORTI_VARIANT_RANK_BY_ATOMICS = 1, /* shared atomics rank, where the outcome can be checked */
    GPUSORTI_VARIANT_PAIRED_RANKS = 2, /* two ranks a register */
    GPUSORTI_VARIANT_BY_INDEX = 4, /* tiles in the order of the workgroups' indices, not of tickets */
    GPUSORTI_VARIANT_REVERSED = 128, /* for tests, of leaf_sort.comp, too: atomics take effect from last lane to first */
    /* their fields: the first bit of each, and the greatest number in it */
    GPUSORTI_VARIANT_STALL = 8, /* for tests, STALL_* of stalls.glsl */
    GPUSORTI_MOST_STALL = 7,
    GPUSORTI_VARIANT_ROUNDS = 12, /* 1 less than the rounds that reorder a tile */
    GPUSORTI_MOST_ROUNDS = 15,
    GPUSORTI_VARIANT_WINDOW = 16, /* rows that look-back loads at once; 0: 8 */
    GPUSORTI_MOST_WINDOW = 15,
    GPUSORTI_VARIANT_GROUPS = 22, /* tiles of a group and groups, at most; 0: none */
    GPUSORTI_MOST_GROUPS = 31,
    GPUSORTI_LEAST_BIN_BITS = 8, /* of leaf_sort.comp: log2 of bins; fewer would be crowded; */
    GPUSORTI_MOST_BIN_BITS = 13, /* of 2 bytes of shared memory each */
};

/* Specialization constants, of shaders/common/buffers.glsl: a member for each id, from 0. */
typedef struct gpusorti_spec {
    uint32_t workgroup_size; /* invocations */
    uint32_t items; /* elements an invocation */
    uint32_t radix_bits; /* bits a digit */
    uint32_t subgroup_size; /* lanes; where FULL_SUBGROUPS is 0, there may be fewer or more */
    uint32_t full_subgroups; /* 1: every subgroup has SUBGROUP_SIZE active lanes, in order */
    uint32_t key_words; /* 32-bit words a key while it is sorted: 1 or 2 */
    uint32_t key_bits; /* 8, 16, 32, 64: where the sign bit is */
    uint32_t key_stored_bits; /* bits a key takes in the caller's array, see load_key */
    uint32_t key_kind; /* KIND_* */
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
    uint32_t most_count;  /* and the most that it may be */
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
    gpusorti_given_args given;
    uint32_t portion_tiles;   /* tiles of a dispatch of a pass; 0: all, and there are no status rows */
    uint32_t copies;          /* what the second copy is, where an odd number of passes is to be expected: COPY_*, or 0 */
    uint32_t makes_even;      /* not 0: it adds a pass that copies to an odd number */
    uint32_t tile;            /* of a pass */
    uint32_t least_leaf_bits; /* see gpusorti_least_leaf_bits() */
    uint32_t most_leaf_bits;  /* 0: no leaves */
    uint32_t leaf_average;    /* elements of a leaf */
    uint32_t leading_passes;  /* the most passes by leading bits; 32-bit keys: only the last digits have one */
    uint32_t samplers;        /* workgroups of leading_bits.comp where it samples keys; 0: no leaves by place; */
    uint32_t compressors;     /* where it compresses them */
    uint32_t slot_base;       /* word of what it counts in, up to the status rows */
} gpusorti_histogram_args;

typedef struct gpusorti_leading_bits_args { /* leading_bits.comp */
    gpusorti_given_args given;
    uint32_t tile; uint32_t portion_tiles; /* as of HISTOGRAM_ARGUMENTS */
    uint32_t place_room;               /* of a leaf by place, a power of two */
    uint32_t slot_base;                /* word of PREFIX_CHOICES << slot_bits bytes */
    uint32_t slot_bits;
    uint32_t totals;                   /* word of the totals of compressed keys' digits, behind these */
    uint32_t expands;                  /* not 0: passes have sorted compressed keys; it makes these whole, no more */
} gpusorti_leading_bits_args;

typedef struct gpusorti_onesweep_args { /* onesweep.comp, onesweep_staged.comp */
    gpusorti_given_args given;
    uint32_t portion_tiles; /* tiles of a dispatch, */
    uint32_t portion;       /* and which dispatch of its pass this is */
    uint32_t polls;         /* of a silent predecessor, before its tile is counted */
    uint32_t flip;          /* see gpusorti_flip() */
    uint32_t record;        /* word of the pass's record; */
    uint32_t flip_last;     /* if that says by which digit the pass sorts: flipped besides in the last digit */
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
    uint32_t count_word; uint32_t most_count;                                  /* as of begin.comp */
} gpusorti_network_args;

typedef struct gpusorti_wide_args { /* the kernels of wide values, see wide_values.glsl */
    uint32_t wide_words;                            /* 32-bit words of a value */
    uint32_t key_word; uint32_t key_words;              /* the key inside: its first word in the value, its words; */
    uint32_t key_shift; uint32_t key_mask;              /* its bits in the first */
    uint32_t segments; uint32_t size; uint32_t offsets;     /* as of segments.comp */
    uint32_t ends;                                  /* not 0: segments have ends of their own, see NO_INDEX */
    uint32_t limit;                                 /* wanted of each segment */
    uint32_t as_array; /* not 0: in scratch these are as their segments are in the array, else as in the caller's values */
} gpusorti_wide_args;

typedef struct gpusorti_segments_args { /* segments.comp */
    uint32_t segments;                          /* how many */
    uint32_t size;                              /* of a row; 0: segments have offsets */
    uint32_t offsets;                           /* index of the first segment's offset in what is bound */
    uint32_t batch;                             /* segments of a workgroup */
    uint32_t ends;                              /* 0, or 1 more than the index of the first segment's end */
    uint32_t shorter; uint32_t longer;              /* the most of one that is sorted by a list */
    uint32_t lists; uint32_t list_room;             /* word of the lists; segments that a list has room for */
    uint32_t owners; uint32_t begins;  uint32_t bases;  /* words, see long_segments.glsl; bases 0: there are none */
    uint32_t tile; uint32_t tile_room; uint32_t long_room; /* of a tile of a long one; the most tiles and long ones */
} gpusorti_segments_args;

typedef struct gpusorti_list_args { /* segment_sort.comp */
    uint32_t list;                  /* which one */
    uint32_t lists; uint32_t list_room; /* as of segments.comp */
} gpusorti_list_args;

typedef struct gpusorti_long_segments_args { /* the kernels by tiles of long segments, see long_segments.glsl */
    uint32_t owners; uint32_t begins; uint32_t bases; uint32_t tile; /* as of segments.comp */
    uint32_t flags;                                       /* PASS_* */
    uint32_t chunk; uint32_t chunks; /* words that a workgroup scans, and how many of these chunks there are */
    uint32_t polls;              /* as of onesweep.comp */
} gpusorti_long_segments_args;

typedef struct gpusorti_first_args { /* first_k.comp, first_few.comp, first_filter.comp: see first_segments.glsl */
    gpusorti_given_args given;
    uint32_t segments; uint32_t size;         /* as of segments.comp */
    uint32_t offsets; uint32_t ends;          /* as of segments.comp, or words, where push.pass is not FIRST_ALONE */
    uint32_t limit;                       /* wanted of each segment */
    uint32_t least; uint32_t most;            /* the kernel takes segments of more than `least` elements, up to `most`; */
    uint32_t direct;                      /* those of more leave candidates first: push.pass says by FIRST_* in which way */
    uint32_t span;                        /* first_filter.comp: elements of a workgroup; else spans of a segment */
    uint32_t room; uint32_t room_shift;       /* for candidates, see first_segments.glsl */
} gpusorti_first_args;

typedef struct gpusorti_unordered_args { /* select_any.comp */
    uint32_t size; uint32_t span; uint32_t spans; /* of a row; of a span; of a row, in this step */
    uint32_t limit; uint32_t room;            /* wanted of each row; the most that there are of one */
    uint32_t digits;                      /* steps that count */
    uint32_t apart;                       /* not 0: the results have arrays of their own */
} gpusorti_unordered_args;

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
        gpusorti_leading_bits_args leading_bits;
        gpusorti_onesweep_args onesweep;
        gpusorti_leaf_args leaf;
        gpusorti_tiles_args tiles;
        gpusorti_network_args network;
        gpusorti_wide_args wide;
        gpusorti_segments_args segments;
        gpusorti_list_args list;
        gpusorti_long_segments_args long_segments;
        gpusorti_first_args first;
        gpusorti_unordered_args unordered;
    } args;
} gpusorti_push;
enum { GPUSORTI_PUSH_ADDRESSES = 40 /* bytes */ };

/* Shared memory of a workgroup, in 32-bit words, by the kernel's constants. */
static uint32_t gpusorti_begin_words(const gpusorti_spec *spec) {
    (void)spec;
    return 0u;
}
static uint32_t gpusorti_count_words(const gpusorti_spec *spec) {
    return (1u << spec->radix_bits) + 3u;
}
static uint32_t gpusorti_scan_words(const gpusorti_spec *spec) {
    return spec->workgroup_size + 1u;
}
static uint32_t gpusorti_scatter_words(const gpusorti_spec *spec) {
    const uint32_t a = spec->workgroup_size / spec->subgroup_size;
    const uint32_t b = 1u << spec->radix_bits;
    const uint32_t c = (spec->workgroup_size * spec->items) * ((spec->key_words > spec->value_words) ? spec->key_words
           : spec->value_words);
    return ((spec->full_subgroups != 0u) ? a : spec->workgroup_size) + (b + 1u) + ((c > (a * b)) ? c : (a * b)) + b;
}
static uint32_t gpusorti_scatter_basic_words(const gpusorti_spec *spec) {
    const uint32_t a = 1u << spec->radix_bits;
    const uint32_t b = spec->workgroup_size * spec->items;
    return a + a + b + 2u * spec->workgroup_size + (b * ((spec->key_words > spec->value_words) ? spec->key_words :
           spec->value_words)) + a;
}
static uint32_t gpusorti_segment_scatter_words(const gpusorti_spec *spec) {
    const uint32_t a = 1u << spec->radix_bits;
    const uint32_t b = spec->workgroup_size / spec->subgroup_size;
    const uint32_t c = (spec->workgroup_size * spec->items) * ((spec->key_words > spec->value_words) ? spec->key_words
           : spec->value_words);
    return ((spec->full_subgroups != 0u) ? b : spec->workgroup_size) + ((c > (b * a)) ? c : (b * a)) + (a + 1u) + a;
}
static uint32_t gpusorti_segment_scatter_basic_words(const gpusorti_spec *spec) {
    const uint32_t a = 1u << spec->radix_bits;
    const uint32_t b = spec->workgroup_size * spec->items;
    return b + a + a + 2u * spec->workgroup_size + (b * ((spec->key_words > spec->value_words) ? spec->key_words :
           spec->value_words)) + a;
}
static uint32_t gpusorti_histogram_words(const gpusorti_spec *spec) {
    const uint32_t a = 1u << spec->radix_bits;
    const uint32_t b = ((spec->key_bits + spec->radix_bits) - 1u) / spec->radix_bits;
    return (b * a) + ((b * a) / ((a < 16u) ? a : 16u)) + 9u;
}
static uint32_t gpusorti_onesweep_words(const gpusorti_spec *spec) {
    const uint32_t a = spec->workgroup_size / spec->subgroup_size;
    const uint32_t b = 1u << spec->radix_bits;
    const uint32_t c = 1u + ((spec->variant >> 12u) & 15u);
    const uint32_t d = ((((spec->items + c) - 1u) / c) * spec->workgroup_size) + 1u;
    const uint32_t e = (spec->key_words * d) + (spec->value_words * d);
    const uint32_t f = a * b;
    return ((spec->full_subgroups != 0u) ? a : spec->workgroup_size) + b + b + ((e > f) ? e : f) + 4u;
}
static uint32_t gpusorti_onesweep_narrow_words(const gpusorti_spec *spec) {
    const uint32_t a = spec->workgroup_size / spec->subgroup_size;
    const uint32_t b = 1u << spec->radix_bits;
    const uint32_t c = 1u + ((spec->variant >> 12u) & 15u);
    const uint32_t d = ((((spec->items + c) - 1u) / c) * spec->workgroup_size) + 1u;
    const uint32_t e = (spec->key_words * d) + (spec->value_words * d);
    const uint32_t f = a * b;
    return ((spec->full_subgroups != 0u) ? a : spec->workgroup_size) + b + b + ((e > f) ? e : f) + 3u;
}
static uint32_t gpusorti_segment_pass_words(const gpusorti_spec *spec) {
    const uint32_t a = 1u << spec->radix_bits;
    const uint32_t b = spec->workgroup_size / spec->subgroup_size;
    const uint32_t c = 1u + ((spec->variant >> 12u) & 15u);
    const uint32_t d = ((((spec->items + c) - 1u) / c) * spec->workgroup_size) + 1u;
    const uint32_t e = (spec->key_words * d) + (spec->value_words * d);
    const uint32_t f = b * a;
    return ((spec->full_subgroups != 0u) ? b : spec->workgroup_size) + a + a + ((e > f) ? e : f) + 3u;
}
static uint32_t gpusorti_onesweep_staged_words(const gpusorti_spec *spec) {
    const uint32_t a = 1u << spec->radix_bits;
    return ((spec->full_subgroups != 0u) ? (spec->workgroup_size / spec->subgroup_size) : spec->workgroup_size) + a +
           ((spec->workgroup_size / spec->subgroup_size) * a) + (spec->workgroup_size * spec->items) + 5u;
}
static uint32_t gpusorti_leaf_starts_words(const gpusorti_spec *spec) {
    return spec->workgroup_size + spec->workgroup_size + 2u;
}
static uint32_t gpusorti_leaf_sort_words(const gpusorti_spec *spec) {
    return ((spec->full_subgroups != 0u) ? (spec->workgroup_size / spec->subgroup_size) : spec->workgroup_size) + (((1u
           << (spec->variant & 127u)) / 2u) + 1u) + (spec->workgroup_size * spec->items) + 1u;
}
static uint32_t gpusorti_leading_bits_words(const gpusorti_spec *spec) {
    const uint32_t a = 1u << spec->radix_bits;
    const uint32_t b = (spec->key_bits / spec->radix_bits) - 2u;
    return (b * a) + ((b * a) / ((a < 16u) ? a : 16u)) + 24u;
}
static uint32_t gpusorti_sort_leaves_words(const gpusorti_spec *spec) {
    const uint32_t a = spec->workgroup_size * spec->items;
    const uint32_t b = a / 32u;
    return ((spec->full_subgroups != 0u) ? (spec->workgroup_size / spec->subgroup_size) : spec->workgroup_size) + (a +
           2u) + (a + 2u) + (b + 2u) + (b + 2u) + (b + 2u) + b + (((spec->items + 1u) / 2u) * spec->workgroup_size) +
           4u;
}
static uint32_t gpusorti_finish_words(const gpusorti_spec *spec) {
    (void)spec;
    return 0u;
}
static uint32_t gpusorti_fill_words(const gpusorti_spec *spec) {
    return ((1u << spec->radix_bits) + 1u);
}
static uint32_t gpusorti_copy_keys_words(const gpusorti_spec *spec) {
    (void)spec;
    return 0u;
}
static uint32_t gpusorti_numbers_words(const gpusorti_spec *spec) {
    (void)spec;
    return 0u;
}
static uint32_t gpusorti_gather_words(const gpusorti_spec *spec) {
    (void)spec;
    return 0u;
}
static uint32_t gpusorti_take_keys_words(const gpusorti_spec *spec) {
    (void)spec;
    return 0u;
}
static uint32_t gpusorti_pack_values_words(const gpusorti_spec *spec) {
    (void)spec;
    return 0u;
}
static uint32_t gpusorti_tile_sort_words(const gpusorti_spec *spec) {
    const uint32_t a = spec->workgroup_size * spec->items;
    const uint32_t b = a + (a / spec->items);
    return 2u * ((spec->key_words == 2u) ? b : 1u) + ((spec->key_words == 1u) ? b : 1u) + (((spec->value_words |
           ((~spec->variant) & 1u)) != 0u) ? b : 1u) + 2u * ((spec->workgroup_size < 128u) ? spec->workgroup_size :
           128u) + 512u;
}
static uint32_t gpusorti_tile_sort_rolled_words(const gpusorti_spec *spec) {
    const uint32_t a = spec->workgroup_size * spec->items;
    return a + ((spec->key_words == 2u) ? a : 1u) + (((spec->value_words | ((~spec->variant) & 1u)) != 0u) ? a : 1u);
}
static uint32_t gpusorti_segment_sort_words(const gpusorti_spec *spec) {
    const uint32_t a = spec->workgroup_size * spec->items;
    const uint32_t b = a + (a / spec->items);
    return 2u * ((spec->key_words == 2u) ? b : 1u) + ((spec->key_words == 1u) ? b : 1u) + (((spec->value_words |
           ((~spec->variant) & 1u)) != 0u) ? b : 1u);
}
static uint32_t gpusorti_merge_tiles_words(const gpusorti_spec *spec) {
    return 2u * ((spec->key_words == 2u) ? 768u : 1u) + ((spec->key_words == 1u) ? 768u : 1u);
}
static uint32_t gpusorti_split_runs_words(const gpusorti_spec *spec) {
    return 2u * ((spec->key_words == 2u) ? spec->variant : 1u) + ((spec->key_words == 1u) ? spec->variant : 1u) + 32u;
}
static uint32_t gpusorti_odd_even_merge_words(const gpusorti_spec *spec) {
    return ((spec->workgroup_size * spec->items) * (spec->key_words + spec->value_words));
}
static uint32_t gpusorti_segments_words(const gpusorti_spec *spec) {
    const uint32_t a = spec->workgroup_size * spec->items;
    const uint32_t b = a + (a / spec->items);
    return 2u * ((spec->key_words == 2u) ? b : 1u) + ((spec->key_words == 1u) ? b : 1u) + (((spec->value_words |
           ((~spec->variant) & 1u)) != 0u) ? b : 1u) + spec->workgroup_size + spec->workgroup_size +
           spec->workgroup_size + (2u * spec->workgroup_size) + (spec->workgroup_size + 1u) + spec->workgroup_size +
           spec->workgroup_size + 17u;
}
static uint32_t gpusorti_segment_count_words(const gpusorti_spec *spec) {
    return (1u << spec->radix_bits);
}
static uint32_t gpusorti_segment_histogram_words(const gpusorti_spec *spec) {
    return (((((spec->key_bits + spec->radix_bits) - 1u) / spec->radix_bits) + 1u) * (1u << spec->radix_bits));
}
static uint32_t gpusorti_segment_scan_words(const gpusorti_spec *spec) {
    return spec->workgroup_size;
}
static uint32_t gpusorti_segment_bases_words(const gpusorti_spec *spec) {
    return (1u << spec->radix_bits);
}
static uint32_t gpusorti_first_few_words(const gpusorti_spec *spec) {
    (void)spec;
    return 0u;
}
static uint32_t gpusorti_first_filter_words(const gpusorti_spec *spec) {
    const uint32_t a = 4u * spec->workgroup_size;
    return 2u * a + a + 2u;
}
static uint32_t gpusorti_first_k_words(const gpusorti_spec *spec) {
    const uint32_t a = (spec->workgroup_size * spec->items) >> ((spec->variant >> 8u) & 3u);
    const uint32_t b = a + (a / spec->items);
    return 2u * ((spec->key_words == 2u) ? b : 1u) + ((spec->key_words == 1u) ? b : 1u) + (((spec->value_words |
           ((~spec->variant) & 1u)) != 0u) ? b : 1u) + 2u * ((spec->workgroup_size < 256u) ? spec->workgroup_size :
           256u) + ((spec->key_words == 2u) ? ((spec->workgroup_size < 256u) ? spec->workgroup_size : 256u) : 1u) +
           596u;
}
static uint32_t gpusorti_select_any_words(const gpusorti_spec *spec) {
    return (1u << (((spec->variant & 4u) != 0u) ? 11u : 8u)) + 86u;
}

/* The kernels: BOTH(name, constants, flags, words_as, traits, compile_first), or BUFFERS(..) where there is no build for
 * device addresses. constants: the members of gpusorti_spec that it reads, bits 1 << id. flags: GPUSORTI_FLAG_* that
 * it reads. */
#define GPUSORTI_KERNELS(BOTH, BUFFERS) \
    BOTH(begin, 0x81b, 0x0, GPUSORTI_BIND_VALUES, 0, 0) \
    BOTH(count, 0x1bff, 0x100, GPUSORTI_BINDINGS, 0, 0) \
    BOTH(scan, 0x183f, 0x1, GPUSORTI_BINDINGS, 0, 0) \
    BOTH(scatter, 0xfff, 0x10b, GPUSORTI_BINDINGS, 0, 0) \
    BOTH(scatter_basic, 0xfff, 0x103, GPUSORTI_BINDINGS, 0, 0) \
    BOTH(segment_scatter, 0xfff, 0x10f, GPUSORTI_BINDINGS, 0, 0) \
    BOTH(segment_scatter_basic, 0xfff, 0x107, GPUSORTI_BINDINGS, 0, 0) \
    BOTH(histogram, 0xfff, 0x101, GPUSORTI_BINDINGS, GPUSORTI_KNOWS_KINDS | GPUSORTI_READS_GIVEN, 3) \
    BOTH(onesweep, 0x1fff, 0x303, GPUSORTI_BINDINGS, GPUSORTI_KEEPS_SIZES | GPUSORTI_READS_GIVEN, 7) \
    BUFFERS(onesweep_narrow, 0x1fff, 0x203, GPUSORTI_BINDINGS, GPUSORTI_KEEPS_SIZES, 6) \
    BOTH(segment_pass, 0x1fff, 0x307, GPUSORTI_BINDINGS, 0, 0) \
    BOTH(onesweep_staged, 0x1dff, 0x103, GPUSORTI_BINDINGS, GPUSORTI_KEEPS_SIZES | GPUSORTI_FOLDS_FLOATS | GPUSORTI_READS_GIVEN, 5) \
    BOTH(leaf_starts, 0xbfd, 0x110, GPUSORTI_BINDINGS, GPUSORTI_KEEPS_SIZES, 0) \
    BOTH(leaf_sort, 0x1fff, 0x113, GPUSORTI_BINDINGS, 0, 1) \
    BOTH(leading_bits, 0xffd, 0x111, GPUSORTI_BINDINGS, GPUSORTI_KNOWS_KINDS | GPUSORTI_READS_GIVEN, 0) \
    BOTH(sort_leaves, 0xffb, 0x112, GPUSORTI_BINDINGS, GPUSORTI_KEEPS_SIZES, 1) \
    BOTH(finish, 0xffb, 0x103, GPUSORTI_BINDINGS, 0, 0) \
    BOTH(fill, 0xbff, 0x102, GPUSORTI_BINDINGS, 0, 0) \
    BOTH(copy_keys, 0x1bfb, 0x100, GPUSORTI_BINDINGS, 0, 0) \
    BOTH(numbers, 0x1bfb, 0x100, GPUSORTI_BINDINGS, 0, 0) \
    BOTH(gather, 0x181b, 0x100, GPUSORTI_BINDINGS, 0, 0) \
    BOTH(take_keys, 0x181b, 0x0, GPUSORTI_BINDINGS, 0, 0) \
    BOTH(pack_values, 0x181b, 0x100, GPUSORTI_BIND_KEYS, 0, 0) \
    BOTH(tile_sort, 0x1ffb, 0x103, GPUSORTI_BINDINGS, 0, 4) \
    BOTH(tile_sort_rolled, 0x1ffb, 0x103, GPUSORTI_BINDINGS, 0, 0) \
    BOTH(segment_sort, 0x1ffb, 0x107, GPUSORTI_BINDINGS, 0, 0) \
    BOTH(merge_tiles, 0xffb, 0x102, GPUSORTI_BINDINGS, 0, 0) \
    BUFFERS(split_runs, 0x1839, 0x0, GPUSORTI_BINDINGS, 0, 0) \
    BOTH(odd_even_merge, 0x1ffb, 0x101, GPUSORTI_BIND_CONTROL, 0, 0) \
    BOTH(segments, 0x1fff, 0x107, GPUSORTI_BIND_ALT, 0, 0) \
    BOTH(segment_count, 0xbff, 0x100, GPUSORTI_BINDINGS, 0, 0) \
    BOTH(segment_histogram, 0xbff, 0x100, GPUSORTI_BINDINGS, 0, 0) \
    BOTH(segment_scan, 0x81f, 0x0, GPUSORTI_BINDINGS, 0, 0) \
    BOTH(segment_bases, 0x81d, 0x0, GPUSORTI_BINDINGS, 0, 0) \
    BOTH(first_few, 0x1ffb, 0x107, GPUSORTI_BIND_ALT, GPUSORTI_READS_GIVEN, 0) \
    BOTH(first_filter, 0xbfb, 0x100, GPUSORTI_BINDINGS, GPUSORTI_UNPINNED | GPUSORTI_READS_GIVEN, 0) \
    BOTH(first_k, 0x1ffb, 0x107, GPUSORTI_BIND_ALT, GPUSORTI_READS_GIVEN, 0) \
    BOTH(select_any, 0x1ffb, 0x107, GPUSORTI_BINDINGS, GPUSORTI_UNPINNED, 0)
/* ==== GENERATED: end ==== */
/* begin part kernels/kernels */
/* ---- >>kernels: what the host knows of each kernel; the types of keys ---- */
/* A kernel has a build for bound buffers, and most have one for device addresses. scatter_basic: without subgroup operations. onesweep_narrow: onesweep.comp for packed keys. tile_sort_rolled:
 * tiles without unrolled loops, which compiles much faster. */
/* A macro of a list pastes each name itself: on the way through another one, a name that some header has as a macro of its
 * own would be replaced. */
enum gpusorti_build {
#define GPUSORTI_Y(name, constants, flags, words_as, traits, compile_first) GPUSORTI_BUILD_##name,
#define GPUSORTI_X(name, constants, flags, words_as, traits, compile_first) \
    GPUSORTI_BUILD_##name, GPUSORTI_BUILD_##name##_address,
    GPUSORTI_KERNELS(GPUSORTI_X, GPUSORTI_Y) GPUSORTI_BUILD_COUNT
#undef GPUSORTI_X
#undef GPUSORTI_Y
};

enum gpusorti_kernel {
#define GPUSORTI_X(name, constants, flags, words_as, traits, compile_first) GPUSORTI_KERNEL_##name,
    GPUSORTI_KERNELS(GPUSORTI_X, GPUSORTI_X) GPUSORTI_KERNEL_COUNT
#undef GPUSORTI_X
};

enum { /* traits, see tools/header/shared.sh */
    GPUSORTI_KEEPS_SIZES = 1,  /* it writes no indirect size, and binds no word of them: see shaders/common/buffers.glsl */
    GPUSORTI_FOLDS_FLOATS = 2,
    GPUSORTI_UNPINNED = 4,
    GPUSORTI_READS_GIVEN = 8,  /* its first arguments are the addresses of what is to be sorted: see there, too */
    GPUSORTI_KNOWS_KINDS = 16
};

/* What a kernel reads. Constants and flags that it does not read are 0, so that all sorts share its pipeline. */
typedef struct gpusorti_kernel_info {
    enum gpusorti_build builds[2];  /* for bound buffers, for device addresses; GPUSORTI_BUILD_COUNT: there is none */
    uint32_t constants, flags;      /* bits 1 << id of gpusorti_spec, GPUSORTI_FLAG_* */
    uint32_t words_as; /* the binding that has the count, or the offsets of segments; GPUSORTI_BINDINGS: none */
    uint32_t traits;                /* GPUSORTI_KEEPS_SIZES .. */
    uint32_t compile_first;         /* what takes longest to compile has the greatest number */
    uint32_t (*shared_words)(const gpusorti_spec *spec); /* shared memory of a workgroup, in 32-bit words */
} gpusorti_kernel_info;

static const gpusorti_kernel_info gpusorti_kernel_infos[] = {
#define GPUSORTI_X(name, constants, flags, words_as, traits, compile_first) \
    {{GPUSORTI_BUILD_##name, GPUSORTI_BUILD_##name##_address}, \
     constants, flags, words_as, traits, compile_first, gpusorti_##name##_words},
#define GPUSORTI_Y(name, constants, flags, words_as, traits, compile_first) \
    {{GPUSORTI_BUILD_##name, GPUSORTI_BUILD_COUNT}, \
     constants, flags, words_as, traits, compile_first, gpusorti_##name##_words},
    GPUSORTI_KERNELS(GPUSORTI_X, GPUSORTI_Y)
#undef GPUSORTI_X
#undef GPUSORTI_Y
};

/* What is known of the kernel of a build. */
static const gpusorti_kernel_info *gpusorti_info_of(enum gpusorti_build build) {
    const gpusorti_kernel_info *info = gpusorti_kernel_infos;
    while (info->builds[0] != build && info->builds[1] != build) info++;
    return info;
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
    uint32_t bits, kind; /* GPUSORTI_KIND_* */
} gpusorti_types[] = {
    {"U32", 32, GPUSORTI_KIND_UNSIGNED}, {"I32", 32, GPUSORTI_KIND_SIGNED}, {"F32", 32, GPUSORTI_KIND_FLOAT},
    {"U64", 64, GPUSORTI_KIND_UNSIGNED}, {"I64", 64, GPUSORTI_KIND_SIGNED}, {"F64", 64, GPUSORTI_KIND_FLOAT},
    {"U16", 16, GPUSORTI_KIND_UNSIGNED}, {"I16", 16, GPUSORTI_KIND_SIGNED}, {"F16", 16, GPUSORTI_KIND_FLOAT},
    {"U8", 8, GPUSORTI_KIND_UNSIGNED}, {"I8", 8, GPUSORTI_KIND_SIGNED}, {"BF16", 16, GPUSORTI_KIND_FLOAT},
};
enum { GPUSORTI_TYPE_COUNT = sizeof gpusorti_types / sizeof gpusorti_types[0] };

/* begin part kernels/shapes */
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

static uint32_t gpusorti_tile_groups(const gpusorti_shape *shape) {
    return shape->variant >> GPUSORTI_VARIANT_GROUPS & GPUSORTI_MOST_GROUPS;
}
/* The most elements that groups have, see shaders/passes/groups.glsl; 0: the shape has none. */
static uint32_t gpusorti_grouped(const gpusorti_shape *shape) {
    return gpusorti_tile_groups(shape) * gpusorti_tile_groups(shape) * gpusorti_shape_tile(shape);
}
/* begin part kernels/compression */
/* ---- >>compression: SPIR-V from text ---- */
/* tools/header/compress.c compresses the kernels' SPIR-V as one text. It consists of digits in base 91: the characters '!'
 * to '~' without '"', '?' and '\\'. Numbers have their highest digit first. Kernels are much alike, so the text mostly says
 * what to copy:
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

typedef struct gpusorti_compressed_kernel {
    uint32_t build, words; /* which one; how many */
} gpusorti_compressed_kernel;

typedef struct gpusorti_compressed {
    const char *text, *end;                /* lines, filled up with zeros */
    const gpusorti_compressed_kernel *kernels; /* in the text's order */
} gpusorti_compressed;

typedef struct gpusorti_decompressor {
    const char *text, *end;
    uint32_t distance;                      /* of the latest copy */
    uint32_t ids, named[GPUSORTI_TOKEN_ID]; /* of this kernel: how many; 0, or the id by name */
    uint32_t listed, list[GPUSORTI_TOKEN_START - GPUSORTI_TOKEN_WORD];
    uint32_t starts, start[GPUSORTI_TOKEN_NEW_START - GPUSORTI_TOKEN_START][2]; /* of instructions: two tokens */
    uint32_t token_count;
    uint16_t *tokens; /* of all kernels so far; has room for those of the next one */
} gpusorti_decompressor;

static void gpusorti_start_decompressing(gpusorti_decompressor *u, const gpusorti_compressed *compressed, uint16_t *tokens) {
    memset(u, 0, sizeof *u);
    u->text = compressed->text;
    u->end = compressed->end;
    u->tokens = tokens;
}

/* The number `high` with more digits behind its own. At the text's end there are digits of -1, which no number has. */
static uint32_t gpusorti_digits(gpusorti_decompressor *u, uint32_t high, int more) {
    for (; more > 0; more--) {
        int c = '!' - 1;
        while (u->text < u->end && !*u->text) u->text++;
        if (u->text < u->end) c = *u->text++;
        high = 91 * high + (uint32_t)(c - '!' - (c > '"') - (c > '?') - (c > '\\'));
    }
    return high;
}

/* GPUSORTI_TOKEN_NEW_START or more: damaged text. */
static uint32_t gpusorti_read_token(gpusorti_decompressor *u, uint32_t first) {
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
static uint32_t gpusorti_read_copy(gpusorti_decompressor *u, uint32_t first) {
    uint32_t length;
    if (first < GPUSORTI_DIGIT_AGAIN) u->distance = gpusorti_digits(u, 0, first < GPUSORTI_DIGIT_FAR ? 2 : 3);
    if (first < GPUSORTI_DIGIT_FAR) return first - GPUSORTI_DIGIT_NEAR + GPUSORTI_NEAR_LENGTH;
    if (first != GPUSORTI_DIGIT_FAR && first != GPUSORTI_DIGIT_AGAIN_LONG) return first - GPUSORTI_DIGIT_AGAIN + 1;
    length = gpusorti_digits(u, 0, 1) + 1;
    return length <= GPUSORTI_SHORT_LENGTH ? length : gpusorti_digits(u, 0, 2);
}

static uint32_t gpusorti_word_of(gpusorti_decompressor *u, uint32_t token) {
    if (token >= GPUSORTI_TOKEN_WORD) return u->list[token - GPUSORTI_TOKEN_WORD];
    if (token > GPUSORTI_TOKEN_ID) return u->ids + 1 - (token - GPUSORTI_TOKEN_ID);
    if (token == GPUSORTI_TOKEN_ID) return ++u->ids;
    if (!u->named[token]) u->named[token] = ++u->ids;
    return u->named[token];
}

/* The words of a token: 1 or 3. */
static uint32_t gpusorti_words_of(gpusorti_decompressor *u, uint32_t token, uint32_t *words) {
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

/* Decompresses the next kernel. Returns 0 where tools/header/compress.c cannot have written the text; other damage changes
 * words. */
static int gpusorti_decompress(gpusorti_decompressor *u, uint32_t *words, uint32_t count) {
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
/* begin part kernels/tuning */
/* ---- >>tuning: what suits a device: a row of shapes and thresholds ---- */
/* ---- what kernels can do ---- */
enum { /* what a kernel needs of its shape */
    GPUSORTI_SIZE_POWER = 1,   /* as many invocations as a power of two, */
    GPUSORTI_ITEM_POWER = 2,   /* as many items; */
    GPUSORTI_SUBGROUP = 4,     /* at least a subgroup; */
    GPUSORTI_DIGIT = 8,        /* an invocation for each value of a digit; */
    GPUSORTI_FIELD = 16,       /* a field of its variant: there is no usual one; */
    GPUSORTI_KEEPS_ITEMS = 32, /* all its items, where fewer invocations help, too */
    GPUSORTI_POWERS = GPUSORTI_SIZE_POWER | GPUSORTI_ITEM_POWER
};
enum { GPUSORTI_OF_PASS = 1, GPUSORTI_OF_NETWORK = 2, GPUSORTI_OF_LEAF = 4 }; /* kinds of fields: gpusorti_fields[] */

/* The reader of texts refuses what is outside; what is too great for a device is reduced within. */
typedef struct gpusorti_demands {
    uint32_t needs;        /* GPUSORTI_SIZE_POWER .. */
    uint32_t fields;       /* GPUSORTI_OF_PASS .. */
    uint32_t fewest_items; /* that the kernel works with, */
    uint32_t most_items;   /* and the most; see shaders/common/constants.glsl */
    uint32_t most_tile;    /* elements of a workgroup: bits that number them; 0: as many as these are */
    enum gpusorti_kernel kernels[4]; /* those that have the shape, whose shared memory has to suffice; the rest is
                                            * begin, which has none */
} gpusorti_demands;

/* Of the kernels with subgroup operations, and of those without, which take one shape of the tuning table. */
#define GPUSORTI_SCATTER_DEMANDS(scatter, segment_scatter) \
    {GPUSORTI_SUBGROUP, 0, 1, GPUSORTI_MOST_ITEMS, 0, \
     {GPUSORTI_KERNEL_count, GPUSORTI_KERNEL_##scatter, GPUSORTI_KERNEL_segment_count, GPUSORTI_KERNEL_##segment_scatter}}

/* The sorts in shared memory split all places by bits. merge_tiles.comp's tiles divide a run. odd_even_merge.comp keeps its
 * items, because items in registers save round trips through shared memory. leaf_sort.comp numbers the elements of a
 * leaf. */
static const gpusorti_demands
    gpusorti_scan_demands = {0, 0, 1, GPUSORTI_MOST_ITEMS, 0, {GPUSORTI_KERNEL_scan, GPUSORTI_KERNEL_segment_scan}},
    gpusorti_tile_demands = {GPUSORTI_POWERS, 0, GPUSORTI_FEWEST_SORTED_ITEMS, GPUSORTI_MOST_NETWORK_ITEMS, 0,
                             {GPUSORTI_KERNEL_tile_sort, GPUSORTI_KERNEL_tile_sort_rolled}},
    gpusorti_list_demands = {GPUSORTI_POWERS, 0, GPUSORTI_FEWEST_SORTED_ITEMS, GPUSORTI_MOST_NETWORK_ITEMS, 0,
                             {GPUSORTI_KERNEL_segment_sort}},
    gpusorti_segments_demands = {GPUSORTI_POWERS, 0, GPUSORTI_FEWEST_SORTED_ITEMS, GPUSORTI_MOST_NETWORK_ITEMS, 0,
                                 {GPUSORTI_KERNEL_segments}},
    gpusorti_merge_demands = {GPUSORTI_POWERS, 0, 1, GPUSORTI_MOST_ITEMS, 0, {GPUSORTI_KERNEL_merge_tiles}},
    gpusorti_network_demands = {GPUSORTI_POWERS | GPUSORTI_KEEPS_ITEMS, GPUSORTI_OF_NETWORK, GPUSORTI_FEWEST_NETWORK_ITEMS,
                                GPUSORTI_MOST_NETWORK_ITEMS, 0, {GPUSORTI_KERNEL_odd_even_merge}},
    gpusorti_scatter_demands = GPUSORTI_SCATTER_DEMANDS(scatter, segment_scatter),
    gpusorti_scatter_basic_demands = GPUSORTI_SCATTER_DEMANDS(scatter_basic, segment_scatter_basic),
    gpusorti_histogram_demands = {0, 0, 1, GPUSORTI_MOST_ITEMS, 0, {GPUSORTI_KERNEL_histogram}},
    gpusorti_onesweep_demands = {GPUSORTI_SUBGROUP | GPUSORTI_DIGIT, GPUSORTI_OF_PASS, 1, GPUSORTI_MOST_ITEMS, 0,
                                 {GPUSORTI_KERNEL_onesweep, GPUSORTI_KERNEL_onesweep_narrow, GPUSORTI_KERNEL_segment_pass,
                                  GPUSORTI_KERNEL_segment_histogram}},
    gpusorti_staged_demands = {GPUSORTI_SUBGROUP | GPUSORTI_DIGIT, GPUSORTI_OF_PASS, 1, GPUSORTI_MOST_ITEMS, 0,
                               {GPUSORTI_KERNEL_onesweep_staged}},
    gpusorti_select_demands = {0, 0, 1, GPUSORTI_MOST_SELECT_ITEMS, 0, {GPUSORTI_KERNEL_select_any}},
    gpusorti_first_demands = {GPUSORTI_POWERS, 0, GPUSORTI_FEWEST_SORTED_ITEMS, GPUSORTI_MOST_NETWORK_ITEMS, 0,
                              {GPUSORTI_KERNEL_first_k}},
    gpusorti_filter_demands = {0, 0, 1, GPUSORTI_MOST_ITEMS, 0, {GPUSORTI_KERNEL_first_filter}},
    gpusorti_few_demands = {GPUSORTI_SUBGROUP | GPUSORTI_POWERS, 0, 1, GPUSORTI_MOST_ITEMS, 0,
                            {GPUSORTI_KERNEL_first_few}},
    gpusorti_leaf_demands = {GPUSORTI_SUBGROUP | GPUSORTI_FIELD, GPUSORTI_OF_LEAF, 1, GPUSORTI_MOST_ITEMS,
                             GPUSORTI_MOST_LEAF, {GPUSORTI_KERNEL_leaf_sort}},
    gpusorti_place_demands = {GPUSORTI_SUBGROUP | GPUSORTI_POWERS, 0, GPUSORTI_FEWEST_PLACE_ITEMS,
                              GPUSORTI_MOST_PLACE_ITEMS, GPUSORTI_MOST_PLACE, {GPUSORTI_KERNEL_sort_leaves}};

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

/* ---- the members of a row ---- */
/* What suits a device. NUMBER(name, dimensions, the least and the most that a text may give, FIXED, or how it is scaled to
 * more or fewer multiprocessors than the row is for); counts are of elements.
 * SHAPE(name, dimensions, kernel, GPUSORTI_OR_NONE): gpusorti_KERNEL_demands say what a text may give; shapes are wishes,
 * which are reduced to the device's limits.
 * 0 is what a row has that does not name a member: none, never, or as the member in whose place this one serves. */
#define GPUSORTI_TUNING(NUMBER, SHAPE) \
    NUMBER(large, , 1, GPUSORT_ONESWEEP, FIXED) /* gpusort_algorithm for AUTO, above the small counts */ \
    NUMBER(subgroup_size, , 0, GPUSORTI_MOST_LANES, FIXED) /* lanes to pin where that can be done */ \
    /* of a digit of count / scan / scatter, of one-sweep's the most there are; see the next */ \
    NUMBER(radix_bits, , GPUSORTI_LEAST_RADIX_BITS, GPUSORTI_MOST_RADIX_BITS, FIXED) \
    NUMBER(least_elements, , 0, 1 << 16, FIXED) /* of a tile, a value of a digit: digits shrink until it has them */ \
    NUMBER(prefers_addresses, , 0, 1, FIXED) /* passes are faster through device addresses than bound buffers */ \
    NUMBER(rolled, , 0, 1, FIXED) /* loops stay loops, because compiling takes longer than sorting */ \
    NUMBER(polls, , 1, 1 << 16, FIXED) /* of a silent predecessor, before look-back counts its tile */ \
    NUMBER(stride_workgroups, , 1, GPUSORTI_MOST_STRIDE_WORKGROUPS, SCALES) /* of a copy that most often is not needed */ \
    NUMBER(histogram_invocations, , 0, 1 << 20, SCALES) /* of the histogram kernel, all workgroups together, at most */ \
    NUMBER(select_invocations, , 0, 1 << 20, SCALES) /* of the first k's kernels that cut segments into spans */ \
    NUMBER(small_count, , 0, UINT32_MAX, SCALES) /* AUTO sorts up to so many by tiles and buckets; if rolled, merges */ \
    NUMBER(merges_from, [2][3], 0, UINT32_MAX, FIXED) /* whole words: of so many elements tiles are merged; 0: none; */ \
    NUMBER(merges_to, [2][3], 0, UINT32_MAX, FIXED) /* above so many they are split into buckets */ \
    NUMBER(skipped_sizes_from, , 0, UINT32_MAX, SCALES) /* passes' sizes come from the plan: 64-bit keys, leaves */ \
    /* by words a key - 1 and words a value, as leaves_to and leaf_passes: */ \
    NUMBER(leaves_from, [2][3], 0, UINT32_MAX, SHRINKS) /* such counts are sorted by leading bits, then in leaves, */ \
    NUMBER(leaves_two_from, [2][3], 0, UINT32_MAX, SHRINKS) /* these by bits of more than one digit */ \
    NUMBER(places_from, [3], 0, UINT32_MAX, SHRINKS) /* and 64-bit keys in leaves by place; by words a value; 0: never */ \
    NUMBER(multiprocessors, , 0, 1024, FIXED) /* NVIDIA's, AMD's compute units; 0: these numbers are for all */ \
    NUMBER(indices_to, , 0, 0x1fffffff, FIXED) /* a signed index finds what a device address leads to, up to so many */ \
    NUMBER(merging_us, , 0, UINT32_MAX, FIXED) /* of a kind's first sorts, see gpusorti_plan_quick() */ \
    NUMBER(leaves_to, [2][3], 0, UINT32_MAX, FIXED) /* 0: no leaves */ \
    NUMBER(leaf_passes, [2][3], 0, 8, FIXED) /* these bits are of so many digits, of 32-bit keys the last ones: more
     * dispatches would cost keys that do not suit leaves time */ \
    SHAPE(scan, , scan, 0) /* scan.comp and those of segments */ \
    SHAPE(tile, [2][3], tile, 0) /* tile_sort.comp; by words a key - 1 and words a value */ \
    SHAPE(segments, , segments, 0) /* segments.comp, and segment_sort for its shorter ones */ \
    SHAPE(longer, [2][3], list, GPUSORTI_OR_NONE) /* segment_sort's longer ones, likewise; none: tile */ \
    SHAPE(select, , select, GPUSORTI_OR_NONE) /* first_k.comp, for long rows; none: the first k are sorted whole */ \
    SHAPE(merge, , merge, 0) /* merge_tiles.comp */ \
    SHAPE(exchange, , network, 0) /* odd_even_merge.comp */ \
    SHAPE(scatter, , scatter, 0) /* count.comp, scatter.comp */ \
    SHAPE(histogram, [2], histogram, 0) /* by words a key - 1 */ \
    SHAPE(medium, [2][3], onesweep, GPUSORTI_OR_NONE) /* onesweep.comp, up to groups * groups tiles: \
     * 512x8+groups16 is for 2^20 elements at most, see gpusorti_grouped(); */ \
    SHAPE(onesweep, [2][3], onesweep, 0) /* and above; by words a key - 1 and words a value */ \
    SHAPE(chained, [2][3], onesweep, GPUSORTI_OR_NONE) /* the same for tiles of long segments; none: as onesweep */ \
    /* onesweep_staged.comp: 32-bit keys with values of 32 bits; none: onesweep.comp serves these, too */ \
    SHAPE(staged_medium, , staged, GPUSORTI_OR_NONE) /* up to groups * groups tiles; */ \
    SHAPE(staged, , staged, GPUSORTI_OR_NONE) /* above, and if it has groups, up to groups * groups of its tiles */ \
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
    {"packed", GPUSORTI_OF_PASS, GPUSORTI_VARIANT_PAIRED_RANKS, 0, 0, 0},
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

enum { GPUSORTI_APPLE = 0x106b, GPUSORTI_INTEL = 0x8086 }; /* vendors */
enum { /* VkDriverId, of which Vulkan's headers of 1.3.204 lack the last ones */
    GPUSORTI_MOLTENVK = 14,
    GPUSORTI_DOZEN = 23,
    GPUSORTI_NVK = 24,
    GPUSORTI_HONEYKRISP = 26, /* on Apple's chips without Metal */
    GPUSORTI_KOSMICKRISP = 28
};

/* ---- the table. Each row says what its shapes come from: measured; compiled, read from a compiler without the device;
 * published; or a guess, as is the row of unknown devices. docs/COMPILERS.md and tools/log have the figures. ---- */
/* Workgroups of 256 for strides, and invocations of kernels that loop over the array, as many as are resident at once. */
#define GPUSORTI_RESIDENT(workgroups, invocations) \
    "stride_workgroups=" workgroups " histogram_invocations=" invocations " select_invocations=" invocations " "
/* What a row has that does not name a member. */
#define GPUSORTI_USUAL \
    "large=1 radix_bits=8 least_elements=8 polls=64 stride_workgroups=512 histogram_invocations=2^17 " \
    "select_invocations=2^17 small_count=2^14 " \
    "skipped_sizes_from=2^24 scan=128x8 tile=256x8,256x8,256x8,256x8,256x8,256x8 " \
    "segments=128x8 select=256x16 merge=256x1 exchange=256x8 scatter=256x8 histogram=256x8,256x8 " \
    "onesweep=256x8,256x8,256x8,256x8,256x8,256x8 "

/* Measured. With graphics a multiprocessor has half the shared memory: too little for two workgroups of
 * onesweep_staged.comp, which pays for small pairs there, and for as many of sort_leaves.comp as it takes to pay. NVIDIA's
 * compiler (driver 580) adds 32-bit numbers of bytes to addresses: indices_to is 4 GB. */
#define GPUSORTI_NVIDIA_GRAPHICS \
    "large=2 subgroup_size=32 least_elements=0 prefers_addresses=1 polls=4096 stride_workgroups=264 " \
    "histogram_invocations=135168 select_invocations=135168 multiprocessors=132 small_count=2^18 " \
    "merges_from=4097,1025,1025,1025,1025,1025 merges_to=2^15,2^15,2^15,2^15,2^14,2^14 " \
    "skipped_sizes_from=2^17 " \
    "indices_to=536870911 merging_us=1000 " \
    "leaves_from=2^18,2^23,2^23,2^17,2^17,2^17 leaves_two_from=2^24,2^23,2^23,2^18,2^18,2^18 " \
    "leaves_to=2^28,2^28,2^28,2^28,2^28,2^28 leaf_passes=2,2,2,3,3,3 " \
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
    GPUSORTI_NVIDIA_GRAPHICS "staged=384x23+index staged_medium=512x8+index+groups16 " \
    "place=256x8,256x8,256x8 places_from=2^24,3000000,3000000 "

/* Measured, for the time that its pipelines take to compile. Small counts by merges alone. */
#define GPUSORTI_CPU \
    "rolled=1 least_elements=0 stride_workgroups=256 histogram_invocations=2^16 select_invocations=2^10 " \
    "small_count=2^17 scan=32x8 tile=64x4,64x4,64x4,64x4,64x4,64x4 select=64x8 merge=64x1 exchange=64x8 scatter=256x4 " \
    "histogram=256x2,256x2 " \
    "onesweep=256x2+window2,256x2+window2,256x1+window2,256x1+window2,256x1+window2,256x1+window2 "
/* Measured. Its compiler takes minutes for first_k.comp. */
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
    "small_count=2^15 tile=512x4,512x4,512x4,512x4,512x4,512x4 segments=256x4 select=256x8 exchange=512x4 " \
    "histogram=256x6,512x3 scatter=512x4 " \
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

/* No forward progress on Mali-G78 (SPAA 2025). Compiled by PanVK, G52; digits of 4 bits: published (PlayCanvas). Up to
 * 2^12 elements no bucket has parts: tile_sort spills more with them. */
#define GPUSORTI_BIFROST_ROW \
    "radix_bits=4 " GPUSORTI_RESIDENT("6", "1536") "small_count=2^12 tile=64x4,64x4,64x4,64x4,64x4,64x4 " \
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

/* A guess, for the 256 invocations and 16 KB of V3D: small digits, so that a tile fills them. first_k.comp takes too long
 * to compile, and spills. */
#define GPUSORTI_BROADCOM_ROW \
    "radix_bits=6 stride_workgroups=2 histogram_invocations=512 small_count=2^12 " \
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
enum { GPUSORTI_ANY_LAYER = 0x7fffffff }; /* in place of a VkDriverId: every driver that lies over another API */

/* The first row that fits the device is taken: the rows of chips come before those of their vendors. vendor_id, device_id
 * and the device's name are those of VkPhysicalDeviceProperties. 0, NULL: any. A layer over another API has the vendor_id of
 * whoever made the chip, and another compiler: rows with a vendor_id are for it only if they name its driver. */
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
    {"Apple", GPUSORTI_APPLE, GPUSORTI_ALL_CHIPS, GPUSORTI_ANY_LAYER, 0, 0, GPUSORTI_ANY_QUEUE, GPUSORTI_APPLE_ROW},
    {"a layer over another API", 0, GPUSORTI_ALL_CHIPS, GPUSORTI_ANY_LAYER, 0, 0, GPUSORTI_ANY_QUEUE, ""},
    {"AMD RDNA", 0x1002, GPUSORTI_ALL_CHIPS, 0, 0, 32, GPUSORTI_ANY_QUEUE, GPUSORTI_RDNA_ROW},
    {"AMD GCN", 0x1002, GPUSORTI_ALL_CHIPS, 0, 0, 0, GPUSORTI_ANY_QUEUE, GPUSORTI_GCN_ROW},
    {"Samsung Xclipse", 0x144d, GPUSORTI_ALL_CHIPS, 0, 0, 0, GPUSORTI_ANY_QUEUE, GPUSORTI_XCLIPSE_ROW},
    {"Intel Xe2", GPUSORTI_INTEL, GPUSORTI_ALL_CHIPS, 0, 0, 16, GPUSORTI_ANY_QUEUE, GPUSORTI_INTEL_XE2},
    {"Intel integrated", GPUSORTI_INTEL, GPUSORTI_ALL_CHIPS, 0, VK_PHYSICAL_DEVICE_TYPE_INTEGRATED_GPU, 0,
     GPUSORTI_ANY_QUEUE, GPUSORTI_INTEL_INTEGRATED},
    {"Intel", GPUSORTI_INTEL, GPUSORTI_ALL_CHIPS, 0, 0, 0, GPUSORTI_ANY_QUEUE, GPUSORTI_INTEL_ROW},
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
/* begin part device/loader */
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
#define GPUSORTI_IMPORT_FUNCTIONS(X) X(GetMemoryHostPointerPropertiesEXT)
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
    GPUSORTI_IMPORT_FUNCTIONS(GPUSORTI_X)
    GPUSORTI_DEBUG_FUNCTIONS(GPUSORTI_X)
#undef GPUSORTI_X
} gpusorti_functions;

/* Calls a function of the context's and checks what it returns. */
#define GPUSORTI_CALL(ctx, name, args) gpusorti_check(&(ctx)->callbacks, (ctx)->vk.name args, "vk" #name)

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
static gpusort_result gpusorti_missing(const gpusorti_callbacks *callbacks, const char *name, const char *bit) {
    return gpusorti_fail(callbacks, GPUSORT_ERROR_UNSUPPORTED, "the Vulkan function %s is missing%s%s", name,
                         bit ? ": gpusort_desc.enabled has " : "", bit ? bit : "");
}

typedef struct gpusorti_name { /* of a function, and where its pointer lies in gpusorti_functions */
    const char *name;
    size_t at;
} gpusorti_name;
#define GPUSORTI_NAME(name) {#name, offsetof(gpusorti_functions, name)},
#define GPUSORTI_NAMES(names) names, sizeof names / sizeof names[0]

/* Of the device, or else of the instance; or global ones where both are NULL. */
static gpusort_result gpusorti_load(const gpusorti_callbacks *callbacks, gpusorti_functions *vk, VkInstance instance,
                                    VkDevice device, const char *bit, const gpusorti_name *names, size_t count) {
    size_t i;
    for (i = 0; i < count; i++) {
        char name[64];
        PFN_vkVoidFunction function = NULL;
        snprintf(name, sizeof name, "vk%s", names[i].name);
        if (device) function = vk->GetDeviceProcAddr(device, name);
        if (!function && (instance || !device)) function = vk->GetInstanceProcAddr(instance, name);
        if (!function) return gpusorti_missing(callbacks, name, bit);
        memcpy((char *)vk + names[i].at, &function, sizeof function);
    }
    return GPUSORT_OK;
}

/* The instance's, first those that only an instance of gpusort's own needs. */
static gpusort_result gpusorti_load_instance(const gpusorti_callbacks *callbacks, gpusorti_functions *vk,
                                             VkInstance instance, int own) {
    static const gpusorti_name own_names[] = {GPUSORTI_OWN_DEVICE_FUNCTIONS(GPUSORTI_NAME)};
    static const gpusorti_name names[] = {GPUSORTI_INSTANCE_FUNCTIONS(GPUSORTI_NAME)};
    gpusort_result result = GPUSORT_OK;
    if (own) result = gpusorti_load(callbacks, vk, instance, NULL, NULL, GPUSORTI_NAMES(own_names));
    return result == GPUSORT_OK ? gpusorti_load(callbacks, vk, instance, NULL, NULL, GPUSORTI_NAMES(names)) : result;
}

/* Core name or extension name, whichever the device answers: some drivers know only one of them. */
static gpusort_result gpusorti_load_either(const gpusorti_callbacks *callbacks, gpusorti_functions *vk, VkDevice device,
                                           const char *bit, const char *first, const char *second, size_t at) {
    PFN_vkVoidFunction function = vk->GetDeviceProcAddr(device, first);
    if (!function) function = vk->GetDeviceProcAddr(device, second);
    if (!function) return gpusorti_missing(callbacks, first, bit);
    memcpy((char *)vk + at, &function, sizeof function);
    return GPUSORT_OK;
}

/* Whether the extension is on: then these functions are found. */
static int gpusorti_has_debug_utils(const gpusorti_functions *vk, VkInstance instance) {
    return vk->GetInstanceProcAddr(instance, "vkSetDebugUtilsObjectNameEXT") != NULL;
}

/* instance: NULL for one of gpusort's own. Some loaders find functions of VK_EXT_debug_utils by the device, some by the
 * instance alone. */
static gpusort_result gpusorti_load_device(const gpusorti_callbacks *callbacks, gpusorti_functions *vk, VkInstance instance,
                                           VkDevice device, uint32_t api_version, uint32_t enabled) {
    static const gpusorti_name names[] = {GPUSORTI_DEVICE_FUNCTIONS(GPUSORTI_NAME)};
    static const gpusorti_name import_names[] = {GPUSORTI_IMPORT_FUNCTIONS(GPUSORTI_NAME)};
    static const gpusorti_name debug_names[] = {GPUSORTI_DEBUG_FUNCTIONS(GPUSORTI_NAME)};
    const int core = api_version >= VK_MAKE_VERSION(1, 2, 0);
    gpusort_result result = gpusorti_load(callbacks, vk, NULL, device, NULL, GPUSORTI_NAMES(names));
    if (result == GPUSORT_OK && (enabled & GPUSORT_ENABLED_PUSH_DESCRIPTOR))
        result = gpusorti_load_either(callbacks, vk, device, "GPUSORT_ENABLED_PUSH_DESCRIPTOR", "vkCmdPushDescriptorSetKHR",
                                      "vkCmdPushDescriptorSet", offsetof(gpusorti_functions, CmdPushDescriptorSet));
    if (result == GPUSORT_OK && (enabled & GPUSORT_ENABLED_BUFFER_DEVICE_ADDRESS))
        result = gpusorti_load_either(callbacks, vk, device, "GPUSORT_ENABLED_BUFFER_DEVICE_ADDRESS",
                                      core ? "vkGetBufferDeviceAddress" : "vkGetBufferDeviceAddressKHR",
                                      core ? "vkGetBufferDeviceAddressKHR" : "vkGetBufferDeviceAddress",
                                      offsetof(gpusorti_functions, GetBufferDeviceAddress));
    if (result == GPUSORT_OK && (enabled & GPUSORT_ENABLED_EXTERNAL_MEMORY_HOST))
        result = gpusorti_load(callbacks, vk, NULL, device, "GPUSORT_ENABLED_EXTERNAL_MEMORY_HOST",
                               GPUSORTI_NAMES(import_names));
    if (result == GPUSORT_OK && (enabled & GPUSORT_ENABLED_DEBUG_UTILS))
        result = gpusorti_load(callbacks, vk, instance, device, "GPUSORT_ENABLED_DEBUG_UTILS", GPUSORTI_NAMES(debug_names));
    return result;
}

static gpusort_result gpusorti_find_loader(const gpusorti_callbacks *callbacks, const gpusort_desc *desc,
                                           gpusorti_functions *vk) {
    vk->GetInstanceProcAddr = gpusorti_first_function(desc);
#if defined(GPUSORT_NO_LOADER)
    if (!vk->GetInstanceProcAddr)
        return gpusorti_fail(callbacks, GPUSORT_ERROR_NO_LOADER,
                             "gpusort.h was compiled with GPUSORT_NO_LOADER: set gpusort_desc.get_instance_proc_addr, or "
                             "include volk.h before the implementation and call volkInitialize()");
#else
    if (!vk->GetInstanceProcAddr)
        return gpusorti_fail(callbacks, GPUSORT_ERROR_NO_LOADER,
                             "no Vulkan loader: install " GPUSORTI_LOADER_PACKAGES
                             "; or set gpusort_desc.get_instance_proc_addr");
#endif
    return GPUSORT_OK;
}
/* begin part device/device */
/* ---- >>device: what a physical device offers ---- */
#define GPUSORTI_PORTABILITY "VK_KHR_portability_subset" /* a device that lists it wants it enabled */

typedef struct gpusorti_caps { /* of a physical device */
    char device_name[256];
    uint32_t vendor_id, device_id, device_type, api_version;
    uint32_t driver_id;    /* VkDriverId of what compiles: where one Vulkan lies over another, the other's; 0: not told */
    uint32_t offered;      /* GPUSORT_ENABLED_* */
    uint32_t by_extension; /* those of them whose extensions the device lists */
    uint32_t subgroup_size, subgroup_min, subgroup_max, subgroup_max_per_group;
    int subgroup_choice; /* of the size for a pipeline; without: the usual one */
    int subgroups; /* basic, ballot and arithmetic operations in compute shaders */
    int portability; /* it lists GPUSORTI_PORTABILITY */
    int layered;     /* over another API, such as Metal, whose atomics may order no other memory between workgroups */
    /* NVIDIA's: multiprocessors, and subgroups that each can hold; AMD's: compute units; 0: not told */
    uint32_t multiprocessors, multiprocessor_subgroups;
    uint32_t max_invocations, max_shared; /* of a workgroup, which has one dimension */
    int few_bindings; /* kernels bind one storage buffer less than GPUSORTI_BINDINGS */
    uint64_t max_range, offset_alignment, max_allocation;
    uint64_t import_alignment; /* of the caller's pages that become a buffer */
    float timestamp_period; /* nanoseconds a tick */
} gpusorti_caps;

/* What Vulkan's headers of 1.3.204 lack: VK_KHR_maintenance7, VK_EXT_pipeline_robustness and
 * VkPhysicalDeviceVulkan14Features. */
enum {
    GPUSORTI_LAYERED_API_LIST = 1000562002,
    GPUSORTI_LAYERED_API = 1000562003,
    GPUSORTI_LAYERED_VULKAN = 1000562004,
    GPUSORTI_OVER_VULKAN = 0,
    GPUSORTI_ROBUSTNESS_INFO = 1000068000,
    GPUSORTI_ROBUSTNESS_FEATURE = 1000068001,
    GPUSORTI_UNCHECKED = 1,
    GPUSORTI_VULKAN_1_4 = 55
};
typedef struct gpusorti_layered_api { /* what a device lies over */
    VkStructureType sType;
    void *pNext;
    uint32_t vendorID, deviceID, layeredAPI;
    char deviceName[256];
} gpusorti_layered_api;
typedef struct gpusorti_layered_api_list {
    VkStructureType sType;
    void *pNext;
    uint32_t layeredApiCount;
    gpusorti_layered_api *pLayeredApis;
} gpusorti_layered_api_list;
typedef struct gpusorti_layered_vulkan {
    VkStructureType sType;
    void *pNext;
    VkPhysicalDeviceProperties2 properties;
} gpusorti_layered_vulkan;
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
 * the feature of the core version. Such features come first, so that later ones see the structure of that version. */
static const struct gpusorti_feature {
    uint32_t bit;
    const char *extension; /* that brings it to devices below the core version that has it */
    uint32_t core_minor;   /* 0: never in core here */
    gpusorti_feature_place single, core;
} gpusorti_known_features[] = {
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
enum { GPUSORTI_FEATURE_COUNT = sizeof gpusorti_known_features / sizeof gpusorti_known_features[0] };

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

/* The first and the second value of a feature, in the structure of the core version if the chain has it, else in its own.
 * 0: in neither. */
static int gpusorti_find_feature(const gpusorti_feature_chain *chain, const struct gpusorti_feature *feature,
                                 VkBool32 *found[2]) {
    const gpusorti_feature_place *place = &feature->core;
    VkBaseOutStructure *s = place->type ? gpusorti_find_structure(chain, place->type) : NULL;
    if (!s) {
        place = &feature->single;
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
    for (i = 0; i < GPUSORTI_FEATURE_COUNT; i++) {
        const struct gpusorti_feature *feature = &gpusorti_known_features[i];
        if (!(bits & feature->bit) || gpusorti_find_feature(chain, feature, features)) continue;
        if (feature->single.type)
            gpusorti_add_structure(chain, &feature->single);
        else if (feature->core.type && !(by_extension & feature->bit))
            gpusorti_add_structure(chain, &feature->core);
    }
}

/* The bits without those whose features are off. */
static uint32_t gpusorti_bits_on(const gpusorti_feature_chain *chain, uint32_t bits) {
    VkBool32 *features[2];
    uint32_t i;
    for (i = 0; i < GPUSORTI_FEATURE_COUNT; i++)
        if (gpusorti_find_feature(chain, &gpusorti_known_features[i], features) && !(*features[0] && *features[1]))
            bits &= ~gpusorti_known_features[i].bit;
    return bits;
}

static void gpusorti_switch_on(const gpusorti_feature_chain *chain, uint32_t bits) {
    VkBool32 *features[2];
    uint32_t i;
    for (i = 0; i < GPUSORTI_FEATURE_COUNT; i++)
        if ((bits & gpusorti_known_features[i].bit) && gpusorti_find_feature(chain, &gpusorti_known_features[i], features))
            *features[0] = *features[1] = VK_TRUE;
}

/* The bits of features whose extensions are in a list of names. */
static uint32_t gpusorti_bits_of(const char *const *names, uint32_t count) {
    uint32_t bits = 0, i, k;
    for (i = 0; i < count; i++)
        for (k = 0; k < GPUSORTI_FEATURE_COUNT; k++)
            if (gpusorti_known_features[k].extension && strcmp(names[i], gpusorti_known_features[k].extension) == 0)
                bits |= gpusorti_known_features[k].bit;
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

static gpusort_result gpusorti_device_extensions(const gpusorti_callbacks *callbacks, const gpusorti_functions *vk,
                                                 VkPhysicalDevice physical, VkExtensionProperties **list,
                                                 uint32_t *count) {
    gpusort_result result;
    *list = NULL;
    *count = 0;
    result = gpusorti_check(callbacks, vk->EnumerateDeviceExtensionProperties(physical, NULL, count, NULL),
                            "vkEnumerateDeviceExtensionProperties");
    if (result != GPUSORT_OK || *count == 0) return result;
    *list = (VkExtensionProperties *)gpusorti_alloc(callbacks, *count * sizeof **list, "the list of extensions");
    if (!*list) return GPUSORT_ERROR_OUT_OF_HOST_MEMORY;
    result = gpusorti_check_list(callbacks, vk->EnumerateDeviceExtensionProperties(physical, NULL, count, *list),
                                 "vkEnumerateDeviceExtensionProperties");
    if (result == GPUSORT_OK) return result;
    gpusorti_free(callbacks, *list);
    *list = NULL;
    return result;
}

static int gpusorti_has_extension(const VkExtensionProperties *list, uint32_t count, const char *name) {
    uint32_t i;
    for (i = 0; i < count; i++)
        if (strcmp(list[i].extensionName, name) == 0) return 1;
    return 0;
}

/* What the device lies over, and by which driver, if it says so. */
static void gpusorti_read_below(const gpusorti_functions *vk, VkPhysicalDevice physical, gpusorti_caps *caps) {
    gpusorti_layered_api_list list;
    gpusorti_layered_api api;
    gpusorti_layered_vulkan vulkan;
    VkPhysicalDeviceDriverProperties driver;
    void *tail = NULL;
    GPUSORTI_STRUCT(VkPhysicalDeviceProperties2, properties, PHYSICAL_DEVICE_PROPERTIES_2);
    memset(&list, 0, sizeof list);
    memset(&api, 0, sizeof api);
    memset(&vulkan, 0, sizeof vulkan);
    memset(&driver, 0, sizeof driver);
    gpusorti_chain(&vulkan.properties.pNext, &driver, VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_DRIVER_PROPERTIES);
    vulkan.properties.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_PROPERTIES_2;
    gpusorti_chain(&api.pNext, &vulkan, (VkStructureType)GPUSORTI_LAYERED_VULKAN);
    api.sType = (VkStructureType)GPUSORTI_LAYERED_API;
    gpusorti_chain(&tail, &list, (VkStructureType)GPUSORTI_LAYERED_API_LIST);
    list.layeredApiCount = 1;
    list.pLayeredApis = &api;
    properties.pNext = tail;
    vk->GetPhysicalDeviceProperties2(physical, &properties);
    if (list.layeredApiCount == 0) return;
    if (api.layeredAPI != GPUSORTI_OVER_VULKAN)
        caps->layered = 1;
    else if (driver.driverID != 0)
        caps->driver_id = (uint32_t)driver.driverID;
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
    if (gpusorti_has_extension(list, count, "VK_KHR_maintenance7")) gpusorti_read_below(vk, physical, caps);
    caps->multiprocessors = nvidia.shaderSMCount + amd.shaderEngineCount * amd.shaderArraysPerEngineCount *
                                                       amd.computeUnitsPerShaderArray;
    caps->multiprocessor_subgroups = nvidia.shaderWarpsPerSM;
}

/* The GPUSORT_ENABLED_* bits whose extensions the device has, or whose core version it is of; and what else follows from
 * the list of extensions. */
static gpusort_result gpusorti_read_extensions(const gpusorti_callbacks *callbacks, const gpusorti_functions *vk,
                                               VkPhysicalDevice physical, gpusorti_caps *caps, uint32_t *bits) {
    VkExtensionProperties *extensions;
    uint32_t count, i;
    const uint32_t api_version = caps->api_version;
    const gpusort_result result = gpusorti_device_extensions(callbacks, vk, physical, &extensions, &count);
    *bits = 0;
    if (result != GPUSORT_OK) return result;
    gpusorti_read_chip(vk, physical, extensions, count, caps);
    caps->portability = gpusorti_has_extension(extensions, count, GPUSORTI_PORTABILITY);
    caps->layered |= caps->portability || gpusorti_has_extension(extensions, count, "VK_MSFT_layered_driver") ||
                     caps->driver_id == GPUSORTI_MOLTENVK || caps->driver_id == GPUSORTI_DOZEN ||
                     caps->driver_id == GPUSORTI_KOSMICKRISP;
    for (i = 0; i < GPUSORTI_FEATURE_COUNT; i++) {
        const struct gpusorti_feature *feature = &gpusorti_known_features[i];
        if (feature->core_minor != 0 && api_version >= VK_MAKE_VERSION(1, feature->core_minor, 0)) *bits |= feature->bit;
        if (feature->extension && gpusorti_has_extension(extensions, count, feature->extension))
            caps->by_extension |= feature->bit;
    }
    *bits |= caps->by_extension;
    gpusorti_free(callbacks, extensions);
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
                      caps->subgroup_size <= GPUSORTI_MOST_LANES;
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
    info.usage = VK_BUFFER_USAGE_TRANSFER_SRC_BIT | VK_BUFFER_USAGE_TRANSFER_DST_BIT;
    info.handleType = VK_EXTERNAL_MEMORY_HANDLE_TYPE_HOST_ALLOCATION_BIT_EXT;
    vk->GetPhysicalDeviceExternalBufferProperties(physical, &info, &buffer);
    if (caps->import_alignment == 0 ||
        (buffer.externalMemoryProperties.externalMemoryFeatures & VK_EXTERNAL_MEMORY_FEATURE_IMPORTABLE_BIT) == 0)
        caps->offered &= ~(uint32_t)GPUSORT_ENABLED_EXTERNAL_MEMORY_HOST;
}

/* api_version: the instance's; the device's own may lower it. Where this fails, caps->device_name is set nevertheless. */
static gpusort_result gpusorti_read_caps(const gpusorti_callbacks *callbacks, const gpusorti_functions *vk,
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
        return gpusorti_fail(callbacks, GPUSORT_ERROR_UNSUPPORTED,
                             "gpusort_desc.physical_device: %s is of Vulkan 1.0, 1.1 is needed", caps->device_name);
    result = gpusorti_read_extensions(callbacks, vk, physical, caps, &bits);
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
    caps->layered |= caps->vendor_id == GPUSORTI_APPLE && caps->driver_id != GPUSORTI_HONEYKRISP;
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
    for (i = 0; i < GPUSORTI_FEATURE_COUNT; i++) {
        const struct gpusorti_feature *feature = &gpusorti_known_features[i];
        const int core = feature->core_minor != 0 && caps->api_version >= VK_MAKE_VERSION(1, feature->core_minor, 0);
        if ((bits & caps->by_extension & feature->bit) && !(core && feature->single.type))
            names[count++] = feature->extension;
    }
    return count;
}
/* begin part device/context */
/* ---- >>context: what gpusort_create() makes ---- */
typedef struct gpusorti_pipeline {
    enum gpusorti_build build;
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
    GPUSORTI_MAPPED = 1, /* one memory: the host copies into the sort's buffers and back */
    GPUSORTI_PAGES,      /* the device copies from and to the caller's pages, while the host imports or frees others */
    GPUSORTI_RING        /* through staging memory piece by piece, while the host copies others in or out */
} gpusorti_way;

enum {
    GPUSORTI_HOST_KEYS,
    GPUSORTI_HOST_VALUES,
    GPUSORTI_HOST_OFFSETS,
    GPUSORTI_HOST_KEYS_OUT,
    GPUSORTI_HOST_VALUES_OUT,
    GPUSORTI_HOST_ENDS,
    GPUSORTI_ARRAYS, /* of the caller's; their copies come first */
    GPUSORTI_HOST_SCRATCH = GPUSORTI_ARRAYS,
    GPUSORTI_HOST_STAGING,
    GPUSORTI_HOST_BUFFERS
};

struct gpusort_context {
    gpusorti_callbacks callbacks;
    gpusorti_functions vk;
    const gpusorti_compressed *compressed; /* all kernels */
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
    gpusorti_buffer buffers[GPUSORTI_HOST_BUFFERS];
    gpusorti_buffer imports[GPUSORTI_MOST_IMPORTS]; /* the caller's pages, while a call lasts */
    uint64_t memory_budget, memory_used;
    double merging_ms[GPUSORTI_TYPE_COUNT][3]; /* by words a value: see gpusorti_plan_quick() */
    uint32_t lost; /* by gpusorti_atomic_...: other threads record while one that prepares finds the device lost */
};

/* Storage buffers that a kernel binds. */
static uint32_t gpusorti_bindings(const gpusort_context *ctx) {
    return ctx->caps.few_bindings ? GPUSORTI_BINDINGS - 1 : GPUSORTI_BINDINGS;
}

/* A context that has lost its device says so, whatever it is asked. */
static gpusort_result gpusorti_check_lost(const gpusort_context *ctx) {
    if (!gpusorti_atomic_load(&ctx->lost)) return GPUSORT_OK;
    return gpusorti_fail(&ctx->callbacks, GPUSORT_ERROR_DEVICE_LOST, "the device was lost in an earlier call");
}

/* Keeps a lost device in mind: every function that calls Vulkan hands its result through here. */
static gpusort_result gpusorti_note_lost(gpusort_context *ctx, gpusort_result result) {
    if (result == GPUSORT_ERROR_DEVICE_LOST) gpusorti_atomic_store(&ctx->lost, 1);
    return result;
}
/* begin part device/lookup */
/* ---- >>lookup: the row of a device in the tuning table ---- */
/* Multiprocessors that hold 32 subgroups (Turing) have 64 KB of shared memory: with any queue family one workgroup of
 * onesweep_staged.comp fits, as with graphics on greater ones. */
static int gpusorti_queue_kind(const gpusort_context *ctx) {
    const uint32_t subgroups = ctx->caps.multiprocessor_subgroups;
    const int little = subgroups != 0 && subgroups <= 32;
    return little || (ctx->queue_flags & VK_QUEUE_GRAPHICS_BIT) ? GPUSORTI_GRAPHICS_QUEUE : GPUSORTI_COMPUTE_QUEUE;
}

static int gpusorti_fits_driver(const gpusorti_tuning_row *row, const gpusorti_caps *caps) {
    if (row->driver_id == GPUSORTI_ANY_LAYER) return caps->layered;
    if (row->driver_id == 0) return row->vendor_id == 0 || !caps->layered;
    return row->driver_id == caps->driver_id;
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
    while (!gpusorti_fits_chip(row, &ctx->caps) || !gpusorti_fits_driver(row, &ctx->caps) ||
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
/* begin part device/cache */
/* ---- >>cache: pipelines as bytes, for gpusort_cache() ---- */
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
    gpusorti_cache_header found, expected;
    memset(&found, 0, sizeof found);
    memcpy(&found, data, size < sizeof found ? size : sizeof found);
    if (size >= sizeof found && found.size == size - sizeof found) {
        expected = gpusorti_cache_header_of(ctx, pipelines, size - sizeof found);
        if (memcmp(&found, &expected, sizeof found) == 0) return pipelines;
        if (found.sum == expected.sum) {
            gpusorti_log(&ctx->callbacks, GPUSORT_LOG_WARNING,
                         "gpusort_desc.cache_data is of another device, driver or version: ignored");
            return NULL;
        }
    }
    gpusorti_log(&ctx->callbacks, GPUSORT_LOG_WARNING, "gpusort_desc.cache_data is cut or damaged: ignored");
    return NULL;
}

static gpusort_result gpusorti_create_cache(gpusort_context *ctx, const void *data, size_t size) {
    GPUSORTI_STRUCT(VkPipelineCacheCreateInfo, info, PIPELINE_CACHE_CREATE_INFO);
    if (data) info.pInitialData = gpusorti_cached_pipelines(ctx, data, size);
    if (info.pInitialData) info.initialDataSize = size - sizeof(gpusorti_cache_header);
    return GPUSORTI_CALL(ctx, CreatePipelineCache, (ctx->device, &info, ctx->vk_allocator, &ctx->pipeline_cache));
}
/* begin part device/desc */
/* ---- >>desc: checks of what gpusort_create() gets ---- */
#ifdef GPUSORTI_OVERRIDES
#define GPUSORTI_OF_OVERRIDES(member) offsetof(gpusorti_overrides, member), #member
static gpusort_result gpusorti_check_overrides(const gpusorti_callbacks *callbacks, const gpusorti_overrides *forced) {
    const uint32_t size = forced->workgroup_size;
    gpusorti_checks checks = gpusorti_check_members(callbacks, "gpusorti_overrides");
    gpusorti_refuse(&checks, size > GPUSORTI_MOST_SIZE || (size & (size - 1)) != 0,
                    GPUSORTI_OF_OVERRIDES(workgroup_size), size, "not a power of two up to %d",
                    (int)GPUSORTI_MOST_SIZE);
    gpusorti_refuse(&checks, forced->items > GPUSORTI_MOST_ITEMS, GPUSORTI_OF_OVERRIDES(items),
                    forced->items, "over %d", (int)GPUSORTI_MOST_ITEMS);
    gpusorti_refuse(&checks, forced->host_way > GPUSORTI_RING, GPUSORTI_OF_OVERRIDES(host_way),
                    forced->host_way, "unknown");
    return gpusorti_tell_mistake(&checks);
}
#endif

#define GPUSORTI_OF_DESC(member) offsetof(gpusort_desc, member), #member

static void gpusorti_check_tuning(gpusorti_checks *checks, const char *text) {
    gpusorti_mistake mistake = {NULL, NULL};
    char rule[256] = "no such member";
    if (text) (void)gpusorti_tuning_of(text, &mistake);
    if (!mistake.at) return;
    if (mistake.member) gpusorti_tell_member(mistake.member, rule, sizeof rule);
    gpusorti_refuse(checks, 1, GPUSORTI_OF_DESC(tuning), 0, "wrong at character %llu: \"%.40s\": %s",
                    (unsigned long long)(mistake.at - text + 1), mistake.at, rule);
}

/* What belongs to an application's device has no meaning for gpusort's own. */
static void gpusorti_check_own(gpusorti_checks *checks, const gpusort_desc *desc) {
    gpusorti_refuse(checks, desc->queue != NULL, GPUSORTI_OF_DESC(queue), 0, GPUSORTI_NO_EXTERNAL_DEVICE);
    gpusorti_refuse(checks, desc->queue_family != 0, GPUSORTI_OF_DESC(queue_family), desc->queue_family,
                    GPUSORTI_NO_EXTERNAL_DEVICE);
    gpusorti_refuse(checks, desc->api_version != 0, GPUSORTI_OF_DESC(api_version), desc->api_version,
                    GPUSORTI_NO_EXTERNAL_DEVICE);
    gpusorti_refuse(checks, desc->enabled != 0, GPUSORTI_OF_DESC(enabled), desc->enabled, GPUSORTI_NO_EXTERNAL_DEVICE);
    gpusorti_refuse(checks, desc->pipeline_cache != VK_NULL_HANDLE, GPUSORTI_OF_DESC(pipeline_cache), 0,
                    GPUSORTI_NO_EXTERNAL_DEVICE);
}

/* The handles of an application's device: all of them, for a query all but the device. */
static void gpusorti_check_handles(gpusorti_checks *checks, const gpusort_desc *desc, int query) {
    gpusorti_refuse(checks, !desc->instance && !desc->get_instance_proc_addr, GPUSORTI_OF_DESC(instance), 0,
                    "NULL, and so is get_instance_proc_addr");
    gpusorti_refuse(checks, !desc->physical_device, GPUSORTI_OF_DESC(physical_device), 0, "NULL");
    gpusorti_refuse(checks, !query && !desc->device, GPUSORTI_OF_DESC(device), 0, "NULL");
    gpusorti_refuse(checks, desc->cache_data != NULL, GPUSORTI_OF_DESC(cache_data), 0,
                    "only for gpusort's own device: set pipeline_cache");
    checks->mistake = GPUSORT_ERROR_UNSUPPORTED;
    gpusorti_refuse(checks, desc->api_version != 0 && desc->api_version < VK_MAKE_VERSION(1, 1, 0),
                    GPUSORTI_OF_DESC(api_version), desc->api_version, "Vulkan 1.1 is needed");
    checks->mistake = GPUSORT_ERROR_INVALID_ARGUMENT;
}

/* Canaries; then pointers, of which missing names one that is NULL; then members from top to bottom. query: of
 * gpusort_query(). */
static gpusort_result gpusorti_check_desc(const gpusorti_callbacks *callbacks, const gpusort_desc *desc, const char *missing,
                                          int query) {
    const uint32_t bits = desc->radix_bits, unknown = desc->enabled & ~(uint32_t)GPUSORTI_ALL_ENABLED;
    gpusorti_checks checks = gpusorti_check_members(callbacks, "gpusort_desc");
    gpusorti_refuse(&checks, desc->start_canary != 0, GPUSORTI_OF_DESC(start_canary), desc->start_canary,
                    GPUSORTI_NOT_ZEROED);
    gpusorti_refuse(&checks, desc->end_canary != 0, GPUSORTI_OF_DESC(end_canary), desc->end_canary, GPUSORTI_NOT_ZEROED);
    if (checks.result != GPUSORT_OK) return gpusorti_tell_mistake(&checks);
    if (missing)
        return gpusorti_fail(callbacks, GPUSORT_ERROR_INVALID_ARGUMENT, "%s: %s is NULL",
                             query ? "gpusort_query" : "gpusort_create", missing);
    gpusorti_refuse(&checks, unknown != 0, GPUSORTI_OF_DESC(enabled), desc->enabled, "unknown bits 0x%x", unknown);
    gpusorti_refuse(&checks, !desc->cache_data && desc->cache_size != 0, GPUSORTI_OF_DESC(cache_size), desc->cache_size,
                    "cache_data is NULL");
    gpusorti_refuse(&checks, !desc->allocator.alloc != !desc->allocator.free, GPUSORTI_OF_DESC(allocator), 0,
                    "alloc and free go together");
    gpusorti_refuse(&checks, bits != 0 && bits != 2 && bits != 4 && bits != 8, GPUSORTI_OF_DESC(radix_bits), bits,
                    "not 2, 4 or 8");
    if (query || desc->instance || desc->physical_device || desc->device)
        gpusorti_check_handles(&checks, desc, query);
    else
        gpusorti_check_own(&checks, desc);
    gpusorti_check_tuning(&checks, desc->tuning);
    if (checks.result != GPUSORT_OK) return gpusorti_tell_mistake(&checks);
#ifdef GPUSORTI_OVERRIDES
    if (desc->overrides) return gpusorti_check_overrides(callbacks, desc->overrides);
#endif
    return GPUSORT_OK;
}
/* begin part device/open */
/* ---- >>open: an own device, or the application's ---- */
/* Whether the application's functions can be had without its instance, if that is not given. */
static gpusort_result gpusorti_check_instance(const gpusorti_callbacks *callbacks, const gpusorti_functions *vk,
                                              const gpusort_desc *desc) {
    if (desc->instance || vk->GetInstanceProcAddr(NULL, "vkGetDeviceProcAddr")) return GPUSORT_OK;
    return gpusorti_fail(callbacks, GPUSORT_ERROR_INVALID_ARGUMENT,
                         "gpusort_desc.instance: NULL, and get_instance_proc_addr does not find vkGetDeviceProcAddr without "
                         "it");
}

/* What the application's physical device is; its instance's functions are loaded. */
static gpusort_result gpusorti_read_external(const gpusorti_callbacks *callbacks, const gpusort_desc *desc,
                                          gpusorti_functions *vk, gpusorti_caps *caps) {
    const uint32_t api_version = desc->api_version ? desc->api_version : VK_MAKE_VERSION(1, 1, 0);
    gpusort_result result = gpusorti_check_instance(callbacks, vk, desc);
    if (result == GPUSORT_OK) result = gpusorti_load_instance(callbacks, vk, desc->instance, 0);
    if (result == GPUSORT_OK) result = gpusorti_read_caps(callbacks, vk, desc->physical_device, api_version, caps);
    if (result == GPUSORT_OK && gpusorti_has_debug_utils(vk, desc->instance))
        caps->offered |= (uint32_t)GPUSORT_ENABLED_DEBUG_UTILS;
    return result;
}

/* Whether the device offers what the application says that it has enabled. */
static gpusort_result gpusorti_check_enabled(const gpusorti_callbacks *callbacks, const gpusorti_caps *caps,
                                             uint32_t enabled) {
    const uint32_t missing = enabled & ~caps->offered;
    uint32_t i;
    for (i = 0; i < GPUSORTI_FEATURE_COUNT; i++)
        if ((missing & gpusorti_known_features[i].bit) && gpusorti_known_features[i].extension)
            return gpusorti_fail(callbacks, GPUSORT_ERROR_UNSUPPORTED,
                                 "gpusort_desc.enabled: the device does not offer %s or its features",
                                 gpusorti_known_features[i].extension);
    if (missing & GPUSORT_ENABLED_DEBUG_UTILS)
        return gpusorti_fail(callbacks, GPUSORT_ERROR_UNSUPPORTED,
                             "gpusort_desc.enabled: GPUSORT_ENABLED_DEBUG_UTILS, but VK_EXT_debug_utils is not on: the "
                             "instance does not find vkSetDebugUtilsObjectNameEXT");
    if (missing)
        return gpusorti_fail(callbacks, GPUSORT_ERROR_UNSUPPORTED,
                             "gpusort_desc.enabled: the device does not offer the features 0x%x", missing);
    return GPUSORT_OK;
}

/* The instance's version, up to the greatest that means anything here. */
static gpusort_result gpusorti_instance_version(const gpusort_context *ctx, uint32_t *api_version) {
    const PFN_vkEnumerateInstanceVersion version = (PFN_vkEnumerateInstanceVersion)ctx->vk.GetInstanceProcAddr(
        NULL, "vkEnumerateInstanceVersion");
    gpusort_result result = GPUSORT_OK;
    *api_version = 0;
    if (version) result = gpusorti_check(&ctx->callbacks, version(api_version), "vkEnumerateInstanceVersion");
    if (result != GPUSORT_OK) return result;
    if (*api_version < VK_MAKE_VERSION(1, 1, 0))
        return gpusorti_fail(&ctx->callbacks, GPUSORT_ERROR_NO_DEVICE, "the Vulkan loader is of version 1.0: 1.1 is needed");
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
    extensions = (VkExtensionProperties *)gpusorti_alloc(&ctx->callbacks, count * sizeof *extensions,
                                                         "the list of extensions");
    if (!extensions) return GPUSORT_ERROR_OUT_OF_HOST_MEMORY;
    if (list(NULL, &count, extensions) >= VK_SUCCESS) *offers = gpusorti_has_extension(extensions, count, extension);
    gpusorti_free(&ctx->callbacks, extensions);
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
    if (result == GPUSORT_OK) result = gpusorti_load(&ctx->callbacks, &ctx->vk, NULL, NULL, NULL, GPUSORTI_NAMES(names));
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
        return gpusorti_fail(&ctx->callbacks, GPUSORT_ERROR_NO_DEVICE,
                             "no Vulkan driver is installed: they are in " GPUSORTI_DRIVER_PACKAGES);
    result = gpusorti_check(&ctx->callbacks, vr, "vkCreateInstance");
    return result == GPUSORT_OK ? gpusorti_load_instance(&ctx->callbacks, &ctx->vk, ctx->instance, 1) : result;
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
        *list = (VkPhysicalDevice *)gpusorti_alloc(&ctx->callbacks, *count * sizeof **list, "the list of devices");
        if (!*list) return GPUSORT_ERROR_OUT_OF_HOST_MEMORY;
        vr = ctx->vk.EnumeratePhysicalDevices(ctx->instance, count, *list);
    }
    result = gpusorti_check_list(&ctx->callbacks, vr, "vkEnumeratePhysicalDevices");
    if (result == GPUSORT_ERROR_VULKAN) /* what loaders answer where no driver works */
        return gpusorti_fail(&ctx->callbacks, GPUSORT_ERROR_NO_DEVICE,
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
    gpusorti_callbacks callbacks = ctx->callbacks;
    char names[320] = "", failed[256] = "";
    size_t used = 0;
    uint32_t i, family = 0;
    int best = 0;
    reason.last[0] = 0;
    for (i = 0; i < count; i++) {
        gpusorti_caps caps;
        gpusort_result result;
        int score;
        gpusorti_keep_failures(&callbacks, &failures);
        result = gpusorti_read_caps(&callbacks, &ctx->vk, devices[i], api_version, &caps);
        score = caps.device_type < sizeof score_of_type / sizeof score_of_type[0]
                        ? score_of_type[caps.device_type]
                        : 1;
        if (used < sizeof names)
            used += (size_t)snprintf(names + used, sizeof names - used, "%s%s", used ? ", " : "", caps.device_name);
        if (wanted && !gpusorti_named(caps.device_name, wanted)) continue;
        if (result != GPUSORT_OK) {
            gpusorti_log(&callbacks, GPUSORT_LOG_WARNING, "%s is passed over: %s", caps.device_name, failures.last);
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
        return gpusorti_fail(&ctx->callbacks, failure,
                             "no Vulkan device: vkEnumeratePhysicalDevices finds none; drivers are in "
                             GPUSORTI_DRIVER_PACKAGES);
    if (failed[0])
        return gpusorti_fail(&ctx->callbacks, failure,
                             "%s cannot be queried: %s. No other device serves; there are: %s", failed, reason.last,
                             names);
    return gpusorti_fail(&ctx->callbacks, failure, "%sno device of Vulkan 1.1 with a compute queue%s%s; there are: %s",
                         wanted ? "gpusort_desc.device_name: " : "", wanted ? " is named " : "", wanted ? wanted : "",
                         names);
}

static gpusort_result gpusorti_pick_device(gpusort_context *ctx, const char *wanted, uint32_t api_version) {
    VkPhysicalDevice *devices;
    uint32_t count = 0;
    gpusort_result result = gpusorti_list_devices(ctx, &devices, &count);
    if (result == GPUSORT_OK) result = gpusorti_pick_among(ctx, wanted, api_version, devices, count);
    gpusorti_free(&ctx->callbacks, devices);
    return result;
}

static gpusort_result gpusorti_create_device(gpusort_context *ctx) {
    const char *names[GPUSORTI_FEATURE_COUNT + 1];
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
    if (ctx->caps.portability) names[info.enabledExtensionCount++] = GPUSORTI_PORTABILITY;
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
    result = gpusorti_load_device(&ctx->callbacks, &ctx->vk, NULL, ctx->device, ctx->caps.api_version, ctx->enabled);
    if (result != GPUSORT_OK) return result;
    ctx->vk.GetDeviceQueue(ctx->device, ctx->queue_family, 0, &ctx->queue);
    return gpusorti_create_cache(ctx, desc->cache_data, desc->cache_size);
}

/* The application's device. */
static gpusort_result gpusorti_open_external(gpusort_context *ctx, const gpusort_desc *desc) {
    gpusort_result result = gpusorti_read_external(&ctx->callbacks, desc, &ctx->vk, &ctx->caps);
    if (result == GPUSORT_OK) result = gpusorti_check_enabled(&ctx->callbacks, &ctx->caps, desc->enabled);
    if (result != GPUSORT_OK) return result;
    ctx->physical_device = desc->physical_device;
    ctx->device = desc->device;
    ctx->queue = desc->queue;
    ctx->queue_family = desc->queue_family;
    ctx->enabled = desc->enabled;
    ctx->pipeline_cache = desc->pipeline_cache;
    return gpusorti_load_device(&ctx->callbacks, &ctx->vk, desc->instance, ctx->device, ctx->caps.api_version, ctx->enabled);
}

static gpusort_result gpusorti_read_queue_family(gpusort_context *ctx) {
    VkQueueFamilyProperties families[GPUSORTI_MOST_FAMILIES];
    const uint32_t count = gpusorti_queue_families(ctx, ctx->physical_device, families);
    if (ctx->queue_family >= count)
        return gpusorti_fail(&ctx->callbacks, GPUSORT_ERROR_INVALID_ARGUMENT,
                             "gpusort_desc.queue_family: %u, but the device has only %u", ctx->queue_family, count);
    if (ctx->queue && !(families[ctx->queue_family].queueFlags & VK_QUEUE_COMPUTE_BIT))
        return gpusorti_fail(&ctx->callbacks, GPUSORT_ERROR_INVALID_ARGUMENT,
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

/* The device, and what is made once for it. */
static gpusort_result gpusorti_open(gpusort_context *ctx, const gpusort_desc *desc) {
    gpusorti_mistake none;
    gpusort_result result = gpusorti_find_loader(&ctx->callbacks, desc, &ctx->vk);
    if (result == GPUSORT_OK)
        result = desc->instance || desc->physical_device || desc->device ? gpusorti_open_external(ctx, desc)
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
/* begin part plan/request */
/* ---- >>request: a call, checked, with its defaults filled in ---- */
typedef enum gpusorti_segmentation { GPUSORTI_ONE_ARRAY, GPUSORTI_OFFSETS, GPUSORTI_ROWS } gpusorti_segmentation;

/* A checked call with its defaults filled in. */
typedef struct gpusorti_request {
    uint32_t count; /* the upper bound where gpu_count is set */
    int gpu_count;
    gpusort_algorithm algorithm;
    uint32_t key_bits, key_words, key_kind, descending; /* as they are sorted */
    uint32_t stored_bits;                               /* of the caller's keys */
    int numeric, nans_first, beside, by_index, bfloat16; /* see gpusorti_request_numbers() */
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
    int packs;         /* the results of all segments are written side by side: GPUSORT_KEEP_KEYS with a limit */
    int packs_indices; /* and these are indices */
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

/* How many segments there are, at most. */
static uint32_t gpusorti_segments_of(const gpusorti_request *request) {
    if (request->segmentation == GPUSORTI_OFFSETS) return request->segments;
    if (request->segmentation == GPUSORTI_ROWS) return (uint32_t)gpusorti_ceil_div(request->count, request->shortest_row);
    return 1;
}

/* Where the first ones of each segment are packed: how many values these are. */
static uint64_t gpusorti_packed_values(const gpusorti_request *request) {
    return request->packs ? (uint64_t)gpusorti_segments_of(request) * request->limit : 0;
}

/* Bytes of the caller's values: those that are sorted, */
static uint64_t gpusorti_values_in_size(const gpusorti_request *request) {
    return request->packs_indices ? 0 : (uint64_t)request->count * request->value_size;
}

/* those that are written, */
static uint64_t gpusorti_values_out_size(const gpusorti_request *request) {
    return (request->packs ? gpusorti_packed_values(request) : request->count) * request->value_size;
}

/* and both, where they are one array. */
static uint64_t gpusorti_values_size(const gpusorti_request *request) {
    return gpusorti_greater(gpusorti_values_in_size(request), gpusorti_values_out_size(request));
}

/* Packed wide values wait in scratch at their places in the array if packed they would take more room. */
static int gpusorti_wide_lie_as_array(const gpusorti_request *request) {
    return request->packs && gpusorti_packed_values(request) > request->count;
}

/* Bytes in scratch of wide values, or keys, on their way to their places. */
static uint64_t gpusorti_wide_size(const gpusorti_request *request) {
    const uint64_t packed = gpusorti_packed_values(request);
    const uint32_t key_size = request->by_index ? request->stored_bits / 8 : 0;
    if (!request->wide || request->packs_indices) return 0;
    return (request->packs && packed < request->count ? packed : request->count) *
           gpusorti_max(request->value_size, key_size);
}

/* Whether unsigned numbers in scratch are sorted in place of floating-point keys, see shaders/ends/numbers.comp. */
static int gpusorti_sorts_numbers(const gpusorti_request *request) {
    return request->numeric && request->algorithm != GPUSORT_ODD_EVEN_MERGE;
}

/* Whether the caller asks for this algorithm. */
static int gpusorti_asks_for(const gpusorti_request *request, gpusort_algorithm algorithm) {
    return request->algorithm == algorithm;
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

/* ---- from a checked call to a request: defaults filled in ---- */
/* Of one array, a limit beyond the count means all. */
static uint32_t gpusorti_limit_of(const gpusort_cmd_args *args) {
    const int one_array = args->segment_count == 0 && args->segment_size == 0;
    return one_array && args->limit > args->count ? (uint32_t)gpusorti_greater(args->count, 1) : args->limit;
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
    request->numeric = (args->flags & GPUSORT_NUMERIC) && request->key_kind == GPUSORTI_KIND_FLOAT;
    request->nans_first =
        request->numeric && (args->flags & GPUSORT_NANS_GREATEST) && args->order == GPUSORT_DESCENDING;
    request->bfloat16 = args->key_type == GPUSORT_BF16;
    if (!gpusorti_sorts_numbers(request)) return;
    request->key_kind = GPUSORTI_KIND_UNSIGNED;
    request->descending = 0;
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
/* begin part plan/reach */
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
/* begin part plan/plan */
/* ---- >>plan: how a request is carried out ---- */
enum {
    GPUSORTI_MOST_MERGES = 28 / GPUSORTI_MERGE_LOG2, /* from 2^4 elements, less than a tile, to 2^32 */
    GPUSORTI_RUN_SIZES = 8,        /* of buckets: from GPUSORTI_RUN_SAMPLES on, each twice the one before */
    GPUSORTI_LEAF_THRESHOLDS = 33 - GPUSORTI_MOST_RADIX_BITS, /* leaves by a digit's bits to 32 */
    GPUSORTI_FEW_SHAPES = 2, GPUSORTI_FIRST_SHAPES = 3, /* of first_few.comp, first_k.comp: for longer and longer rows */
    GPUSORTI_MOST_CHAINED = (1 << GPUSORTI_STATUS_SHIFT) - 1 /* elements that a status word can count */
};

/* Bytes of counts and lists that segments may have for so many elements: a word and a half for each, and less where kernels
 * could not number the words of more. */
enum { GPUSORTI_COUNTED = 32, GPUSORTI_COUNT_BYTES = 192, GPUSORTI_FEW_COUNT_BYTES = 31 };

/* ---- thresholds: the counts and limits at which plans change ---- */
/* The greatest counts for which something holds; 0: for none, UINT32_MAX: for all: X(member), or Y(member, how many). Each
 * method has its own list, and its part of methods/ computes them. The lists and the structs of methods are here because a
 * plan and its thresholds are values: they have to be complete before the methods. LENGTHS are those of rows, too. */
#define GPUSORTI_TILES_THRESHOLDS(X, Y) \
    X(tile)                            /* one workgroup sorts them */ \
    X(merges)                          /* tiles are merged, */ \
    Y(merged, GPUSORTI_MOST_MERGES)    /* by so many dispatches */
#define GPUSORTI_BUCKETS_THRESHOLDS(X, Y) \
    Y(run, GPUSORTI_RUN_SIZES)         /* runs of such a size are split into buckets */
#define GPUSORTI_PASSES_THRESHOLDS(X, Y) \
    X(medium)                          /* onesweep.comp has its shape of tuning.medium */ \
    X(medium_pairs)                    /* keys with values of a word have the shape tuning.staged_medium */ \
    X(staged_values)                   /* and above the shape tuning.staged */ \
    X(below_gpu_sizes)                 /* the host sets the sizes of passes, */ \
    X(below_gpu_sizes_skipping)        /* also where some passes are often skipped */
#define GPUSORTI_LEAVES_THRESHOLDS(X, Y) \
    X(below_leaves)                    /* passes by all digits are faster than leaves */ \
    X(leaves)                          /* there may be leaves */ \
    X(below_two_digits)                /* the keys of a leaf agree in one digit only */ \
    Y(leaf, GPUSORTI_LEAF_THRESHOLDS)  /* leaves have room, by a digit's bits and more */
#define GPUSORTI_PLACES_THRESHOLDS(X, Y) \
    X(below_places)                    /* there are no leaves by place */
#define GPUSORTI_SEGMENTS_LENGTHS(X, Y) \
    X(small_segment)                   /* no segment is too long to be sorted beside others, */ \
    Y(listed, GPUSORTI_LISTS)          /* or by one workgroup, of either list */
#define GPUSORTI_SEGMENTS_THRESHOLDS(X, Y) \
    GPUSORTI_SEGMENTS_LENGTHS(X, Y) \
    X(shortest_row)                    /* one row holds all elements */ \
    X(chained)                         /* a status word can count the elements of long segments */
#define GPUSORTI_SELECTION_LENGTHS(X, Y) \
    Y(few, GPUSORTI_FEW_SHAPES)        /* no row is too long for a subgroup of first_few.comp, */ \
    Y(first, GPUSORTI_FIRST_SHAPES)    /* or for a workgroup of first_k.comp */ \
    Y(counted, 2)                      /* select_any.comp has too many counts for such rows, of which chained holds, */ \
                                       /* and of more elements */
#define GPUSORTI_SELECTION_THRESHOLDS(X, Y) \
    GPUSORTI_SELECTION_LENGTHS(X, Y) \
    X(read_again)                      /* it is faster than first_filter.comp, which reads once */
#define GPUSORTI_COUNT_THRESHOLDS(X, Y) \
    X(indices)                         /* an index finds the elements behind a device address */ \
    GPUSORTI_TILES_THRESHOLDS(X, Y) \
    GPUSORTI_BUCKETS_THRESHOLDS(X, Y) \
    GPUSORTI_PASSES_THRESHOLDS(X, Y) \
    GPUSORTI_LEAVES_THRESHOLDS(X, Y) \
    GPUSORTI_PLACES_THRESHOLDS(X, Y) \
    GPUSORTI_SEGMENTS_THRESHOLDS(X, Y) \
    GPUSORTI_SELECTION_THRESHOLDS(X, Y)

/* Those of them that plans for several segments depend on. */
#define GPUSORTI_SEVERAL_SEGMENTS(X, Y) \
    X(indices) \
    X(medium) \
    GPUSORTI_SEGMENTS_THRESHOLDS(X, Y) \
    GPUSORTI_SELECTION_THRESHOLDS(X, Y)

/* Those of them that the lengths of rows are compared with. */
#define GPUSORTI_ROW_THRESHOLDS(X, Y) \
    GPUSORTI_SEGMENTS_LENGTHS(X, Y) \
    GPUSORTI_SELECTION_LENGTHS(X, Y)

/* The greatest limits for which something holds: X(member). All are of the first k. */
#define GPUSORTI_LIMIT_THRESHOLDS(X) \
    X(few)          /* first_few.comp finds them; */ \
    X(spans)        /* so few that each span of a long segment leaves as many; */ \
    X(first_short)  /* first_k.comp has room for them in its shape for short rows, */ \
    X(first_middle) /* for longer ones, */ \
    X(first)        /* and for long ones; */ \
    X(ordered)      /* these are found sooner than by digits, in any order as well */

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

/* ---- scratch ---- */
/* Sections of counts and lists, in their order: X(member, name). */
#define GPUSORTI_COUNT_SECTIONS(X) \
    X(control, "control block") \
    X(place_counts, "counters of leaves by place") \
    X(status, "status") /* rows of a word for each value of a digit; or the samples and splitters of buckets */ \
    X(leaves, "leaves") \
    X(owners, "segments of tiles") \
    X(begins, "begins of long segments") \
    X(bases, "digits of long segments") \
    X(lists, "lists of segments")

#define GPUSORTI_ONE(member, name) uint64_t member;
/* What a plan needs there beside keys and values that it cannot sort in place: written by gpusorti_method.numbers(). */
typedef struct gpusorti_needs {
    GPUSORTI_COUNT_SECTIONS(GPUSORTI_ONE) /* bytes; control 0: no kernel looks for the count there */
    uint64_t alt_elements; /* of the second copies, or candidates: keys, */
    uint32_t alt_words;    /* and words that travel with each */
} gpusorti_needs;

/* Byte offsets of its sections. Sections that are bound together are neighbours. */
typedef struct gpusorti_layout {
    GPUSORTI_COUNT_SECTIONS(GPUSORTI_ONE)
    uint64_t offsets; /* of segments: their offsets and then their ends: see joins_offsets */
    uint64_t keys, values; /* the unpacked keys, the indices of wide values */
    uint64_t keys_alt, values_alt;
    uint64_t wide; /* wide values: over keys_alt and values_alt, which are no longer needed; of structs: behind these */
    uint64_t end;
} gpusorti_layout;
#undef GPUSORTI_ONE

/* ---- what one method has, in its part of methods/ ---- */
typedef struct gpusorti_tiles {
    uint32_t run;    /* elements that a workgroup sorts first, a tile at most */
    uint32_t merges; /* dispatches that each merge GPUSORTI_MERGE_WAYS runs */
    uint32_t bucket; /* elements of a bucket on average */
    gpusorti_shape split_runs;
} gpusorti_tiles;

typedef struct gpusorti_places { /* leaves by place */
    gpusorti_shape shape; /* sort_leaves.comp; none: there are none */
    uint32_t cuts;        /* places at which elements are cut into leaves */
    uint32_t most;        /* leaves, */
    uint32_t room;        /* and the elements that one has room for */
    uint32_t slot_bits, prefix_words; /* of the counters that lead to them */
} gpusorti_places;

typedef struct gpusorti_leaves {
    gpusorti_shape shape;    /* leaf_sort.comp */
    gpusorti_shape starts;   /* leaf_starts.comp, leading_bits.comp */
    uint32_t bits;           /* the most leading bits in which the keys of a leaf agree; 0: no leaves */
    uint32_t leading_passes; /* the most passes by these bits; 32-bit keys: only the last digits have one */
    gpusorti_places places;
} gpusorti_leaves;

typedef struct gpusorti_passes {
    int sweeps;        /* one-sweep; else count / scan / scatter */
    int staged;        /* by onesweep_staged.comp */
    int counting_sort; /* there are no passes: each key is written as often as it was counted */
    int held;          /* they begin with what is given, as that is the second copy */
    gpusorti_shape histogram, scan;
    uint32_t histogram_workgroups; /* at most */
    uint32_t tiles_per_span;       /* count / scan / scatter: tiles of a workgroup */
    uint32_t tiles_per_portion;    /* one-sweep: tiles of a dispatch */
    uint32_t portion_tiles;        /* the same, as kernels that plan passes are told; 0, of three kernels a digit: all */
    gpusorti_leaves leaves;
} gpusorti_passes;

typedef struct gpusorti_selection { /* the first k: kernels that the lengths of segments need; others have no shape */
    gpusorti_shape few;         /* first_few.comp: segments of at most its tile */
    gpusorti_shape first;       /* first_k.comp: all others, as a whole, */
    gpusorti_shape first_left;  /* or what is left of those longer than `direct` */
    gpusorti_shape span_shape;  /* by first_k.comp, span by span, */
    gpusorti_shape sample, filter; /* or by first_filter.comp and a pivot, which first_k.comp finds in a sample */
    gpusorti_shape select_any;  /* select_any.comp, in place of all of these: any order, a limit too great for them */
    uint32_t direct;
    uint32_t most_filtered;     /* segments that leave candidates, if there are no more: more fill the device as they are */
    uint32_t most_workgroups;   /* of first_k.comp, and */
    uint32_t most_spans;        /* of first_filter.comp or select_any.comp, beside one a segment */
    uint32_t span;              /* elements of one of these, */
    uint32_t spans;             /* and spans of a segment, of first_k.comp */
    uint32_t way;               /* FIRST_* */
    uint32_t states;            /* segments with a state */
    uint32_t room, room_shift;  /* for candidates, see shaders/first_segments.glsl */
} gpusorti_selection;

typedef struct gpusorti_segments {
    gpusorti_shape short_ones;             /* segments.comp, which sorts several side by side */
    gpusorti_shape listed[GPUSORTI_LISTS]; /* segment_sort.comp, which sorts one of a list: of shorter, of longer ones */
    gpusorti_shape scan;
    int has_listed[GPUSORTI_LISTS]; /* whether there may be segments for either list, */
    int has_long;                   /* and longer ones than these */
    int chained;                    /* one-sweep sorts the long ones, else count / scan / scatter */
    uint32_t most_small;            /* elements of a segment that is sorted beside others */
    uint32_t list_room;             /* segments of a list, */
    uint32_t long_segments;         /* long ones, */
    uint64_t long_tiles;            /* and the tiles that these are cut into: at most */
} gpusorti_segments;

/* ---- the plan ---- */
/* The subgroups of workgroups. */
typedef struct gpusorti_lanes {
    int operations; /* kernels may use subgroup operations */
    uint32_t size;  /* lanes of a subgroup that a pipeline can require; 0: it can require none */
    uint32_t most;  /* subgroups of a workgroup for which it can */
    uint32_t least; /* lanes where none are required; where no operations are there, those that kernels keep counters for */
} gpusorti_lanes;

typedef struct gpusorti_method gpusorti_method; /* planning.h */

/* How a request is carried out. A plan is a value that follows from context and request alone. Plans of neighbouring
 * counts differ in sizes alone, up to gpusorti_last_count(). */
typedef struct gpusorti_plan {
    gpusorti_request request;

    /* what the method's planner decides */
    const gpusorti_method *method; /* NULL: there is no plan */
    const char *why_not;           /* of a planner that makes none: the reason */
    gpusorti_reach reach;
    gpusorti_binding_mode mode; /* one of those of reach */
    int address_sums; /* elements behind device addresses are found by 64-bit sums, not by indices */
    int rolled;       /* tile_sort_rolled.comp sorts tiles, which are merged: compiled soonest */
    int raw;          /* passes do not encode keys, see gpusorti_flip() */
    int gpu_sizes;    /* the GPU sets the sizes of steps, to 0 where it skips them */
    uint32_t radix_bits, pass_count;
    gpusorti_shape shape; /* of the kernel that moves the elements; none: see gpusorti_has_plan() */
    gpusorti_shape merge; /* merge_tiles.comp: begin.comp writes its size for every plan */

    /* what the device has: steps ask the plan alone */
    gpusorti_lanes lanes;
    int few_bindings;     /* bound, the second copies of keys and values are one: see gpusorti_shares_binding() */
    uint32_t alignment;   /* of what is bound, bytes */
    int keeps_loops;      /* compiling takes longer than unrolled loops save */
    gpusorti_shape stride; /* grid-stride loops over the array: begin, finish, copy_keys, gather .. */
    uint32_t stride_workgroups; /* workgroups of finish or fill at most */
    uint32_t polls;       /* of look-back, of a silent predecessor, before it counts that tile itself */

    /* what follows from these and the request's numbers, see gpusorti_plan_for(): gpusorti_method.numbers() writes it */
    uint32_t span;              /* elements of a workgroup of steps that the GPU sizes by GPUSORTI_SIZE_TILES */
    int clears_control;         /* begin.comp runs in any case: kernels count in the control block, or read it */
    int has_alt;                /* keys and values move to and from second copies of all elements */
    int unpacked;               /* the keys that are sorted are in scratch, one or two words each */
    int over_keys, over_values; /* GPUSORT_OVERWRITE: the second copies are in the arrays that are given */
    int reads_given[2];         /* the first steps read what is given where it is: GPUSORTI_BIND_KEYS, _VALUES */
    int packs_at_once;          /* indices that are packed go there as they are found */
    int straddles;              /* some digit has bits of both words of a key */
    int joins_offsets;          /* offsets and ends of segments are bound together, and so copied to scratch */
    gpusorti_needs needs;
    union { /* by method */
        gpusorti_tiles tiles; /* and buckets */
        gpusorti_passes passes;
        gpusorti_segments segments;
        gpusorti_selection selection;
    } of;
    gpusorti_layout layout;
} gpusorti_plan;

/* A shape that does not fit the device, or that a row of the tuning table does not have, is 0. */
static int gpusorti_has_shape(const gpusorti_shape *shape) { return shape->workgroup_size != 0; }

/* Whether a planner has a way to carry out the request. */
static int gpusorti_has_plan(const gpusorti_plan *plan) { return gpusorti_has_shape(&plan->shape); }

static uint32_t gpusorti_tile(const gpusorti_plan *plan) { return gpusorti_shape_tile(&plan->shape); }

static uint64_t gpusorti_tile_count(const gpusorti_plan *plan) {
    return gpusorti_ceil_div(plan->request.count, gpusorti_tile(plan));
}
/* begin part plan/where */
/* ---- >>where: where keys and values are while they are sorted ---- */
/* Whether the second copies of keys and values are one binding. */
static int gpusorti_shares_binding(const gpusorti_plan *plan) {
    return plan->few_bindings && plan->mode != GPUSORTI_ADDRESSES;
}

/* Whether the second copy of the keys, or of the values, can be in the array that is given: where elements of either have
 * one size, and no later step reads what was given. Kernels that bind four buffers have one binding for both copies. */
static int gpusorti_may_overwrite(const gpusorti_plan *plan) {
    return plan->request.overwrites && plan->has_alt &&
           !(gpusorti_shares_binding(plan) && plan->request.value_words != 0);
}

/* Whether both are, of keys that are sorted where they lie. */
static int gpusorti_overwrites_all(const gpusorti_plan *plan) {
    return plan->over_keys && !plan->unpacked && (plan->over_values || plan->request.value_words == 0);
}

/* Sets where keys and values are sorted. unpacks: keys are sorted in scratch, one or two words each, because no step of the
 * method can store them packed, or because they must not change and a step before the last would write them. Keys inside
 * values are always sorted there, and so are numbers in place of keys. */
static void gpusorti_place_keys(gpusorti_plan *plan, int has_alt, int unpacks) {
    const gpusorti_request *r = &plan->request;
    int may;
    plan->has_alt = has_alt;
    may = gpusorti_may_overwrite(plan);
    plan->unpacked = r->in_values || gpusorti_sorts_numbers(r) || unpacks;
    plan->over_keys = may && !r->in_values && !r->by_index && r->stored_bits == 32 * r->key_words;
    plan->over_values = may && !r->wide && r->value_words != 0;
    plan->needs.alt_elements = has_alt ? r->count : 0;
    plan->needs.alt_words = r->value_words;
}

/* Sets which arrays the first steps read where they are given: those that the method wants to, unless keys are packed. */
static void gpusorti_read_given(gpusorti_plan *plan, int keys, int values) {
    const int packed = !plan->unpacked && plan->request.stored_bits < 32;
    plan->reads_given[GPUSORTI_BIND_KEYS] = keys && !packed;
    plan->reads_given[GPUSORTI_BIND_VALUES] = values && !packed;
}

/* Whether kernels that read one array and write another have a binding for each. */
static int gpusorti_binds_apart(const gpusorti_plan *plan) {
    return !gpusorti_shares_binding(plan) || plan->request.value_words == 0;
}

/* Whether some digit has bits of both words of a key. */
static int gpusorti_digits_straddle(const gpusorti_plan *plan) {
    const gpusorti_request *request = &plan->request;
    return request->first_bit < 32 && request->first_bit + request->bit_count > 32 &&
           (32 - request->first_bit) % plan->radix_bits != 0;
}
/* begin part plan/layout */
/* ---- >>layout: the sections of scratch. The size of each grows with the count, or stays, as long as the plan does ---- */
static uint64_t gpusorti_section(uint64_t *end, uint64_t size) {
    uint64_t begin = *end;
    *end = (begin + size + GPUSORTI_ALIGNMENT - 1) & ~(uint64_t)(GPUSORTI_ALIGNMENT - 1);
    return begin;
}

static uint64_t gpusorti_keys_alt_size(const gpusorti_plan *plan) {
    return 4 * plan->needs.alt_elements * plan->request.key_words;
}

static uint64_t gpusorti_values_alt_size(const gpusorti_plan *plan) {
    return 4 * plan->needs.alt_elements * plan->needs.alt_words;
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
    return plan->request.wide && !plan->packs_at_once ? 4 * (uint64_t)plan->request.count : 0;
}

/* Offsets of segments in scratch, which their ends follow there. */
static uint64_t gpusorti_joined_offsets_size(const gpusorti_plan *plan) {
    uint64_t end = 0;
    (void)gpusorti_section(&end, plan->joins_offsets ? 4 * (uint64_t)plan->request.segments : 0);
    return end;
}

/* The counts and lists, which come first. Returns where they end. */
static uint64_t gpusorti_lay_out_counts(const gpusorti_needs *needs, gpusorti_layout *layout) {
    uint64_t end = 0;
#define GPUSORTI_ONE(member, name) layout->member = gpusorti_section(&end, needs->member);
    GPUSORTI_COUNT_SECTIONS(GPUSORTI_ONE)
#undef GPUSORTI_ONE
    return end;
}

static gpusorti_layout gpusorti_lay_out(const gpusorti_plan *plan) {
    const gpusorti_request *r = &plan->request;
    gpusorti_layout layout;
    uint64_t end = gpusorti_lay_out_counts(&plan->needs, &layout), wide_end;
    layout.keys = gpusorti_section(&end, gpusorti_unpacked_size(plan));
    layout.offsets = gpusorti_section(&end, 2 * gpusorti_joined_offsets_size(plan));
    layout.values = gpusorti_section(&end, gpusorti_indices_size(plan));
    wide_end = end;
    layout.keys_alt = gpusorti_section(&end, gpusorti_keys_alt_in_scratch(plan));
    layout.values_alt = gpusorti_section(&end, gpusorti_values_alt_in_scratch(plan));
    layout.wide = gpusorti_section(r->in_values ? &end : &wide_end, gpusorti_wide_size(r));
    layout.end = wide_end > end ? wide_end : end;
    return layout;
}
/* begin part plan/fit */
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

/* ---- constants ---- */
/* Those of a kernel that sorts by digits, or compares keys, in a workgroup of the shape. */
static gpusorti_spec gpusorti_spec_of(const gpusorti_plan *plan, const gpusorti_shape *shape) {
    const gpusorti_request *request = &plan->request;
    gpusorti_spec spec;
    memset(&spec, 0, sizeof spec);
    spec.workgroup_size = shape->workgroup_size;
    spec.items = shape->items;
    spec.variant = shape->variant;
    spec.subgroup_size = gpusorti_subgroup_size(&plan->lanes, shape->workgroup_size);
    spec.full_subgroups = (uint32_t)gpusorti_pinned(&plan->lanes, shape->workgroup_size);
    spec.radix_bits = plan->radix_bits;
    spec.key_words = request->key_words;
    spec.key_bits = request->key_bits;
    spec.key_kind = request->key_kind;
    spec.descending = request->descending;
    spec.value_words = request->value_words;
    return spec;
}

/* The variant of kernels that compare keys. */
static uint32_t gpusorti_comparison(const gpusorti_request *request) {
    return gpusorti_whole_keys(request) ? (uint32_t)GPUSORTI_VARIANT_WHOLE_KEYS : 0;
}

/* ---- shapes, reduced until they fit ---- */
static int gpusorti_kernel_has_room(const gpusort_context *ctx, enum gpusorti_kernel kernel,
                                    const gpusorti_spec *spec) {
    return gpusorti_kernel_infos[kernel].shared_words(spec) <= ctx->caps.max_shared / 4;
}

static int gpusorti_has_room(const gpusort_context *ctx, const gpusorti_plan *plan, const gpusorti_shape *shape,
                             const gpusorti_demands *demands) {
    const gpusorti_spec spec = gpusorti_spec_of(plan, shape);
    size_t i;
    for (i = 0; i < sizeof demands->kernels / sizeof demands->kernels[0]; i++)
        if (!gpusorti_kernel_has_room(ctx, demands->kernels[i], &spec)) return 0;
    return 1;
}

/* The fewest invocations that the kernel can have here. */
static uint32_t gpusorti_least_size(const gpusort_context *ctx, const gpusorti_plan *plan, const gpusorti_demands *demands) {
    const uint32_t least = demands->needs & GPUSORTI_SUBGROUP ? ctx->caps.subgroup_max : (uint32_t)GPUSORTI_SIZE_UNIT;
    return demands->needs & GPUSORTI_DIGIT ? gpusorti_max(least, 1u << plan->radix_bits) : least;
}

enum { GPUSORTI_FEW_ITEMS = 4 }; /* with fewer a tile hardly outweighs what a workgroup does once */

/* Reduces a shape until it fits the device: items to a few, unless the kernel keeps its items; then invocations, to a
 * multiple of a subgroup's lanes; then items to the kernel's fewest. workgroup_size 0: nothing fits. */
static gpusorti_shape gpusorti_reduce_shape(const gpusort_context *ctx, const gpusorti_plan *plan, gpusorti_shape shape,
                                            const gpusorti_demands *demands) {
    const gpusorti_shape none = {0, 0, 0};
    const uint32_t most_invocations = ctx->caps.max_invocations, lanes = ctx->caps.subgroup_max,
                   least_size = gpusorti_least_size(ctx, plan, demands), fewest = demands->fewest_items;
    const int powers = (demands->needs & GPUSORTI_ITEM_POWER) != 0;
    uint32_t enough;
    int smaller; /* whether there may be fewer invocations */
    if (powers) shape.items = gpusorti_power_below(shape.items);
    shape.items = gpusorti_max(shape.items, fewest);
    enough = demands->needs & GPUSORTI_KEEPS_ITEMS ? shape.items : gpusorti_max(fewest, GPUSORTI_FEW_ITEMS);
    while (shape.workgroup_size > most_invocations) shape.workgroup_size /= 2;
    shape.workgroup_size = gpusorti_max(shape.workgroup_size, least_size);
    if (shape.workgroup_size > most_invocations) return none;
    for (;;) {
        if (shape.workgroup_size > lanes) shape.workgroup_size -= shape.workgroup_size % lanes;
        smaller = shape.workgroup_size / 2 >= least_size;
        if (gpusorti_has_room(ctx, plan, &shape, demands)) return shape;
        if (shape.items > (smaller ? enough : fewest))
            shape.items = powers ? shape.items / 2 : shape.items - 1;
        else if (smaller)
            shape.workgroup_size /= 2;
        else
            return none;
    }
}

/* For tests and tools/check.c. */
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

/* Whether a shape of the tuning table fits the device as it is: counts from which it serves go with the whole shape. */
static int gpusorti_fits_whole(const gpusort_context *ctx, const gpusorti_plan *plan, const gpusorti_shape *shape,
                               const gpusorti_demands *demands) {
    const gpusorti_shape fitted = gpusorti_reduce_shape(ctx, plan, *shape, demands);
    return gpusorti_suits(demands, shape) && shape->workgroup_size == fitted.workgroup_size && shape->items == fitted.items;
}

/* ---- shapes of several methods ---- */
/* A run is a multiple of what a workgroup merges. */
static gpusorti_shape gpusorti_merge_shape(const gpusort_context *ctx, const gpusorti_plan *plan) {
    gpusorti_shape shape = gpusorti_reduce_shape(ctx, plan, ctx->tuning.merge, &gpusorti_merge_demands);
    while (gpusorti_shape_tile(&shape) > gpusorti_tile(plan)) {
        if (shape.items > 1) shape.items /= 2;
        else shape.workgroup_size /= 2;
    }
    return shape;
}

/* Shapes for the segments of either list; 0 where one does not fit the device. */
static int gpusorti_fit_listed(const gpusort_context *ctx, const gpusorti_plan *plan,
                               gpusorti_shape listed[GPUSORTI_LISTS]) {
    const uint32_t keys = plan->request.key_words - 1, values = plan->request.value_words;
    const gpusorti_shape tuned = ctx->tuning.longer[keys][values];
    gpusorti_shape shorter = ctx->tuning.segments,
                   longer = gpusorti_has_shape(&tuned) ? tuned : ctx->tuning.tile[keys][values];
    shorter.variant = longer.variant = gpusorti_comparison(&plan->request);
    listed[0] = gpusorti_fit_shape(ctx, plan, shorter, &gpusorti_list_demands);
    listed[1] = gpusorti_fit_shape(ctx, plan, longer, &gpusorti_list_demands);
    if (!gpusorti_has_shape(&listed[0]) || !gpusorti_has_shape(&listed[1])) return 0;
    if (gpusorti_shape_tile(&listed[1]) < gpusorti_shape_tile(&listed[0])) listed[1] = listed[0];
    return 1;
}
/* begin part plan/step */
/* ---- >>step: one dispatch: kernel, constants, arguments, bindings ---- */
/* A dispatch, after a barrier that makes the writes of the steps before it visible. */
typedef struct gpusorti_step {
    const gpusorti_kernel_info *info;
    enum gpusorti_build build; /* one of the kernel's: */
    int by_address;            /* that for device addresses */
    gpusorti_spec spec;
    gpusorti_push push;
    gpusort_range bindings[GPUSORTI_BINDINGS]; /* by GPUSORTI_BIND_* */
    uint64_t range[GPUSORTI_BINDINGS];      /* bytes; 0: this sort does not use it */
    struct {
        gpusort_range keys, values;
    } given; /* what is to be sorted, for GPUSORTI_READS_GIVEN */
    uint64_t workgroups;
    int indirect; /* word of the control block where their number is, or -1 */
} gpusorti_step;

typedef gpusort_result (*gpusorti_visit)(void *user, const gpusorti_plan *plan, const gpusorti_step *step);

typedef struct gpusorti_walk {
    const gpusorti_plan *plan;
    const gpusort_cmd_args *caller, *args; /* the caller's; the same with the results' arrays as keys and values */
    gpusorti_visit visit;
    void *user;
    gpusorti_step common; /* what all steps share */
    gpusorti_step step;   /* begun by gpusorti_start_step(), completed by its caller, ended by gpusorti_visit_step() */
    gpusort_result result;
} gpusorti_walk;

/* Where a section of scratch begins, in words of the control block behind the indirect sizes: GPUSORTI_MOST_COUNTS bounds
 * them. */
static uint32_t gpusorti_control_word(const gpusorti_plan *plan, uint64_t section) {
    GPUSORT_ASSERT(section >= plan->layout.control && section <= plan->layout.keys && section % 4 == 0);
    return (uint32_t)((section - plan->layout.control) / 4) - GPUSORTI_SIZES_END;
}

/* All flags; each kernel sees those that it reads. */
static uint32_t gpusorti_flags_of(const gpusorti_plan *plan) {
    const struct {
        int set;
        uint32_t flag;
    } flags[] = {
        {plan->keeps_loops, GPUSORTI_FLAG_ROLLED},
        {plan->request.drops && plan->request.limit == 0, GPUSORTI_FLAG_KEEP_KEYS}, /* the last step stores none either */
        {plan->raw, GPUSORTI_FLAG_RAW},
        {plan->address_sums, GPUSORTI_FLAG_SUMS},
        {plan->straddles, GPUSORTI_FLAG_STRADDLE},
    };
    uint32_t all = plan->request.flags;
    size_t i;
    for (i = 0; i < sizeof flags / sizeof flags[0]; i++)
        if (flags[i].set) all |= flags[i].flag;
    return all;
}

/* What all steps of a sort share. */
static gpusorti_step gpusorti_common_step(const gpusorti_plan *plan, const gpusort_cmd_args *caller,
                                          const gpusort_cmd_args *args) {
    const gpusorti_request *request = &plan->request;
    const gpusorti_layout *layout = &plan->layout;
    const int at_once = plan->packs_at_once;
    gpusorti_step step;
    memset(&step, 0, sizeof step);
    step.push.count = request->gpu_count ? 0 : request->count; /* 0: it is in the control block */
    step.push.pass_count = plan->pass_count;
    step.push.first_bit = request->first_bit;
    step.push.bit_count = request->bit_count;
    step.push.status = gpusorti_control_word(plan, layout->status);
    step.bindings[GPUSORTI_BIND_KEYS] = plan->unpacked ? gpusorti_offset(args->scratch, layout->keys) : args->keys;
    step.bindings[GPUSORTI_BIND_VALUES] = args->values;
    if (request->wide && !at_once)
        step.bindings[GPUSORTI_BIND_VALUES] = gpusorti_offset(args->scratch, layout->values);
    step.bindings[GPUSORTI_BIND_ALT] = plan->over_keys ? caller->keys : gpusorti_offset(args->scratch, layout->keys_alt);
    step.bindings[GPUSORTI_BIND_CONTROL] = gpusorti_offset(args->scratch, layout->control);
    step.range[GPUSORTI_BIND_KEYS] = plan->unpacked ? gpusorti_unpacked_size(plan) : gpusorti_keys_size(request);
    step.range[GPUSORTI_BIND_VALUES] = 4 * (uint64_t)request->count * request->value_words;
    if (at_once) step.range[GPUSORTI_BIND_VALUES] = gpusorti_values_size(request);
    step.range[GPUSORTI_BIND_ALT] = gpusorti_keys_alt_size(plan);
    step.range[GPUSORTI_BIND_CONTROL] = layout->keys - layout->control;
    step.bindings[GPUSORTI_BIND_VALUES_ALT] =
        plan->over_values ? caller->values : gpusorti_offset(args->scratch, layout->values_alt);
    step.range[GPUSORTI_BIND_VALUES_ALT] = gpusorti_values_alt_size(plan);
    if (request->value_words)
        step.push.values_alt_base = (uint32_t)((layout->values_alt - layout->keys_alt) / (4 * request->value_words));
    return step;
}

static void gpusorti_take_build(gpusorti_step *step, int by_address) {
    step->by_address = by_address;
    step->build = step->info->builds[by_address];
    GPUSORT_ASSERT(step->build != GPUSORTI_BUILD_COUNT);
}

/* indirect: where the number of workgroups is, if the count is on the GPU. */
static gpusorti_step *gpusorti_start_step(gpusorti_walk *walk, enum gpusorti_kernel kernel, const gpusorti_shape *shape,
                                          uint64_t workgroups, int indirect) {
    const gpusorti_kernel_info *info = &gpusorti_kernel_infos[kernel];
    gpusorti_step *step = &walk->step;
    *step = walk->common;
    step->info = info;
    gpusorti_take_build(step, walk->plan->mode == GPUSORTI_ADDRESSES);
    step->spec = gpusorti_spec_of(walk->plan, shape);
    step->spec.key_stored_bits = walk->plan->unpacked ? 32 : gpusorti_min(step->spec.key_bits, 32);
    step->spec.flags = gpusorti_flags_of(walk->plan);
    if (info->traits & GPUSORTI_UNPINNED) step->spec.full_subgroups = 0;
    step->workgroups = workgroups;
    step->indirect = walk->plan->request.gpu_count ? indirect : -1;
    return step;
}

/* The constants that the kernel reads; the others are 0. Where passes do not encode keys, kernels take these for unsigned
 * numbers, except those that know better by GPUSORTI_FLAG_RAW, or encode all. */
static gpusorti_spec gpusorti_shared_spec(const gpusorti_kernel_info *info, const gpusorti_plan *plan, gpusorti_spec spec) {
    uint32_t words[GPUSORTI_SPEC_COUNT], i;
    if (plan->raw && !(info->flags & GPUSORTI_FLAG_RAW) && !(info->traits & GPUSORTI_KNOWS_KINDS)) {
        spec.key_kind &= info->traits & GPUSORTI_FOLDS_FLOATS ? (uint32_t)GPUSORTI_KIND_FLOAT : 0;
        spec.descending = 0;
    }
    spec.flags &= info->flags;
    memcpy(words, &spec, sizeof spec);
    for (i = 0; i < GPUSORTI_SPEC_COUNT; i++)
        if (!(info->constants >> i & 1)) words[i] = 0;
    memcpy(&spec, words, sizeof spec);
    return spec;
}

/* Of a step that stores no decoded key: one pipeline serves keys that passes encode and keys that they take as they are. */
static void gpusorti_forget_order(gpusorti_step *step) {
    step->spec.key_kind = GPUSORTI_KIND_UNSIGNED;
    step->spec.descending = 0;
}

/* The number of workgroups is set by the GPU, if that is planned. */
static void gpusorti_size_by_gpu(gpusorti_walk *walk, int size) {
    if (walk->plan->gpu_sizes) walk->step.indirect = size;
}

/* Ends what gpusorti_start_step() began. */
static void gpusorti_visit_step(gpusorti_walk *walk) {
    gpusorti_step *step = &walk->step;
    step->spec = gpusorti_shared_spec(step->info, walk->plan, step->spec);
    if (walk->result == GPUSORT_OK) walk->result = walk->visit(walk->user, walk->plan, step);
}

/* ---- loops over the array ---- */
/* Kernels with a grid-stride loop over the array, a few elements per invocation and round. */
static gpusorti_step *gpusorti_start_stride(gpusorti_walk *walk, enum gpusorti_kernel kernel, uint32_t variant,
                                            uint64_t elements, uint32_t most_workgroups) {
    gpusorti_shape shape = walk->plan->stride;
    const uint64_t workgroups = gpusorti_ceil_div(elements, gpusorti_shape_tile(&shape));
    shape.variant = variant;
    return gpusorti_start_step(walk, kernel, &shape, gpusorti_lesser(workgroups, most_workgroups), GPUSORTI_SIZE_STRIDE);
}

/* ---- words of the caller's ---- */
/* They may begin anywhere: the binding begins at the aligned offset before them. Returns the index of the first in the
 * binding. */
static uint32_t gpusorti_bind_unaligned(gpusorti_walk *walk, uint32_t binding, gpusort_range words, uint64_t size) {
    const uint64_t before = words.offset % gpusorti_max(walk->plan->alignment, 4);
    GPUSORT_ASSERT(binding < GPUSORTI_BINDINGS);
    walk->step.bindings[binding] = words;
    walk->step.bindings[binding].offset -= before;
    walk->step.range[binding] = before + size;
    return (uint32_t)(before / 4);
}

/* Binds them, if there are any, in place of the buffer that the kernel does not use. */
static uint32_t gpusorti_bind_words(gpusorti_walk *walk, gpusort_range words, uint64_t size) {
    return size == 0 ? 0 : gpusorti_bind_unaligned(walk, walk->step.info->words_as, words, size);
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
    GPUSORT_ASSERT(walk->step.range[walk->step.info->words_as] >= size); /* after gpusorti_bind_offsets() */
    if (plan->joins_offsets) {
        walk->step.bindings[GPUSORTI_BIND_ALT] = gpusorti_offset(walk->args->scratch, plan->layout.offsets);
        walk->step.range[GPUSORTI_BIND_ALT] = 2 * gpusorti_joined_offsets_size(plan);
        return 1 + (uint32_t)(gpusorti_joined_offsets_size(plan) / 4);
    }
    return 1 + gpusorti_bind_unaligned(walk, GPUSORTI_BIND_VALUES_ALT, walk->args->segment_ends, size);
}
/* begin part plan/ends */
/* ---- >>ends: steps before and after sorting: copies, keys unpacked and packed, wide values ---- */
/* Where the buffers of small counts are bound and one-sweep's have addresses, one build serves both. */
static gpusorti_begin_args *gpusorti_start_begin(gpusorti_walk *walk, uint32_t elements) {
    gpusorti_step *step = gpusorti_start_stride(walk, GPUSORTI_KERNEL_begin, 0, elements, GPUSORTI_MOST_STRIDE_WORKGROUPS);
    step->indirect = -1;
    if (walk->plan->reach.sweep == GPUSORTI_ADDRESSES) gpusorti_take_build(step, 1);
    step->push.args.begin.count_word = gpusorti_bind_count(walk);
    step->push.args.begin.most_count = walk->plan->request.count;
    return &step->push.args.begin;
}

/* Clears the control block, finds the count and writes the indirect sizes. */
static void gpusorti_walk_begin(gpusorti_walk *walk) {
    const gpusorti_plan *plan = walk->plan;
    gpusorti_begin_args *args = gpusorti_start_begin(walk, 1);
    uint64_t end = plan->layout.control;
    (void)gpusorti_section(&end, plan->needs.control);
    args->clear_words = gpusorti_control_word(plan, end);
    args->tile = plan->span;
    args->merge_tile = gpusorti_shape_tile(&plan->merge);
    args->stride_tile = gpusorti_shape_tile(&plan->stride);
    gpusorti_visit_step(walk);
}

/* Begins a copy of elements of so many bits. */
static gpusorti_begin_args *gpusorti_start_copy(gpusorti_walk *walk, uint32_t elements, gpusort_range to, uint64_t size,
                                                uint32_t bits) {
    gpusorti_begin_args *args = gpusorti_start_begin(walk, elements);
    args->copied_bits = bits;
    walk->step.bindings[GPUSORTI_BIND_ALT] = to;
    walk->step.range[GPUSORTI_BIND_ALT] = size;
    walk->step.range[GPUSORTI_BIND_VALUES_ALT] = 0;
    return args;
}

/* From one array of the caller's to another, if there is one. */
static void gpusorti_walk_copy(gpusorti_walk *walk, gpusort_range from, gpusort_range to, uint64_t size, uint32_t bits) {
    if (to.buffer == VK_NULL_HANDLE || size == 0) return;
    (void)gpusorti_start_copy(walk, walk->plan->request.count, to, size, bits);
    walk->step.bindings[GPUSORTI_BIND_KEYS] = from;
    walk->step.range[GPUSORTI_BIND_KEYS] = size;
    gpusorti_visit_step(walk);
}

/* Words of the caller's, which may begin anywhere, to a section of scratch. */
static void gpusorti_start_copy_words(gpusorti_walk *walk, gpusort_range from, uint64_t to, uint32_t words) {
    const uint64_t size = 4 * (uint64_t)words;
    gpusorti_begin_args *args = gpusorti_start_copy(walk, words, gpusorti_offset(walk->args->scratch, to), size, 32);
    args->copied_from = gpusorti_bind_unaligned(walk, GPUSORTI_BIND_KEYS, from, size);
    walk->step.push.count = words;
}

static void gpusorti_walk_copy_words(gpusorti_walk *walk, gpusort_range from, uint64_t to, uint32_t words) {
    gpusorti_start_copy_words(walk, from, to, words);
    gpusorti_visit_step(walk);
}

/* Offsets and ends side by side, where a kernel has one binding for both. */
static void gpusorti_walk_offsets(gpusorti_walk *walk) {
    const gpusorti_plan *plan = walk->plan;
    const uint64_t begins = plan->layout.offsets, ends = begins + gpusorti_joined_offsets_size(plan);
    if (!plan->joins_offsets || !plan->request.has_ends) return;
    gpusorti_walk_copy_words(walk, walk->args->segments, begins, plan->request.segments);
    gpusorti_walk_copy_words(walk, walk->args->segment_ends, ends, plan->request.segments);
}

/* Whether values are read where the caller has them, and not as wide values. */
static int gpusorti_reads_values(const gpusorti_request *request) {
    return !request->wide && !(request->flags & GPUSORT_WRITE_INDICES);
}

/* What the first steps do not read is copied first, where results have arrays of their own. */
static void gpusorti_walk_copies(gpusorti_walk *walk) {
    const gpusorti_request *r = &walk->plan->request;
    const gpusort_cmd_args *caller = walk->caller;
    const uint64_t keys = walk->plan->unpacked ? 0 : gpusorti_keys_size(r),
                   values = gpusorti_reads_values(r) ? gpusorti_values_in_size(r) : 0;
    if (!walk->plan->reads_given[GPUSORTI_BIND_KEYS])
        gpusorti_walk_copy(walk, caller->keys, caller->keys_out, keys, r->stored_bits);
    if (!walk->plan->reads_given[GPUSORTI_BIND_VALUES])
        gpusorti_walk_copy(walk, caller->values, caller->values_out, values, 8 * r->value_size);
}

/* Binds the input in place of the result arrays. */
static void gpusorti_bind_input(gpusorti_walk *walk) {
    walk->step.bindings[GPUSORTI_BIND_KEYS] = walk->step.given.keys;
    walk->step.bindings[GPUSORTI_BIND_VALUES] = walk->step.given.values;
}

/* Whether what is given is read where it is, and the results go elsewhere. */
static int gpusorti_is_apart(const gpusorti_walk *walk) {
    const int apart = walk->caller->keys_out.buffer || walk->caller->values_out.buffer;
    return apart && walk->plan->reads_given[GPUSORTI_BIND_KEYS];
}

/* Binds the input in place of the result arrays, and these in place of the second copies; returns whether there are result
 * arrays. */
static uint32_t gpusorti_bind_input_and_output(gpusorti_walk *walk) {
    const int apart = gpusorti_is_apart(walk);
    gpusorti_step *step = &walk->step;
    if (apart) {
        step->bindings[GPUSORTI_BIND_ALT] = step->bindings[GPUSORTI_BIND_KEYS];
        step->range[GPUSORTI_BIND_ALT] = step->range[GPUSORTI_BIND_KEYS];
        step->bindings[GPUSORTI_BIND_VALUES_ALT] = step->bindings[GPUSORTI_BIND_VALUES];
        step->range[GPUSORTI_BIND_VALUES_ALT] = step->range[GPUSORTI_BIND_VALUES];
    }
    gpusorti_bind_input(walk);
    return (uint32_t)apart;
}

/* Copies keys from the caller's array to scratch, or back, by copy_keys.comp, or as numbers, by numbers.comp. */
static void gpusorti_walk_unpack(gpusorti_walk *walk, gpusort_range keys, enum gpusorti_kernel kernel, uint32_t variant) {
    const gpusorti_plan *plan = walk->plan;
    const gpusorti_request *request = &plan->request;
    gpusorti_step *step = gpusorti_start_stride(walk, kernel, variant, request->count, GPUSORTI_MOST_STRIDE_WORKGROUPS);
    step->bindings[GPUSORTI_BIND_KEYS] = keys;
    step->range[GPUSORTI_BIND_KEYS] = gpusorti_keys_size(request);
    step->bindings[GPUSORTI_BIND_ALT] = gpusorti_offset(walk->args->scratch, plan->layout.keys);
    step->range[GPUSORTI_BIND_ALT] = gpusorti_unpacked_size(plan);
    step->range[GPUSORTI_BIND_VALUES] = step->range[GPUSORTI_BIND_VALUES_ALT] = 0;
    step->spec.key_words = request->stored_bits == 64 ? 2 : 1;
    step->spec.key_bits = request->stored_bits;
    step->spec.key_stored_bits = gpusorti_min(request->stored_bits, 32);
    if (kernel == GPUSORTI_KERNEL_copy_keys) gpusorti_forget_order(step); /* keys stay as they are */
    gpusorti_visit_step(walk);
}

/* Begins to move so many wide values, or keys, between such an array and scratch. */
static gpusorti_wide_args *gpusorti_start_wide(gpusorti_walk *walk, enum gpusorti_kernel kernel, uint32_t variant,
                                               uint64_t n, gpusort_range array, uint64_t size, uint32_t wide_words) {
    const gpusorti_request *request = &walk->plan->request;
    const gpusorti_layout *layout = &walk->plan->layout;
    gpusorti_step *step = gpusorti_start_stride(walk, kernel, variant, n * wide_words, GPUSORTI_MOST_STRIDE_WORKGROUPS);
    step->bindings[GPUSORTI_BIND_VALUES] = array;
    step->range[GPUSORTI_BIND_VALUES] = size;
    step->bindings[GPUSORTI_BIND_ALT] = gpusorti_offset(walk->args->scratch, layout->values);
    step->range[GPUSORTI_BIND_ALT] = request->wide ? 4 * (uint64_t)request->count : 0;
    step->bindings[GPUSORTI_BIND_VALUES_ALT] = gpusorti_offset(walk->args->scratch, layout->wide);
    step->range[GPUSORTI_BIND_VALUES_ALT] = gpusorti_wide_size(request);
    step->push.values_alt_base = (uint32_t)((layout->wide - layout->values) / 4);
    step->push.args.wide.wide_words = wide_words;
    return &step->push.args.wide;
}

/* The same of the caller's values: those that are given, or where results go. */
static gpusorti_wide_args *gpusorti_start_values(gpusorti_walk *walk, enum gpusorti_kernel kernel, uint32_t variant,
                                                 uint64_t n, int results) {
    const gpusorti_request *request = &walk->plan->request;
    return gpusorti_start_wide(walk, kernel, variant, n, results ? walk->args->values : walk->caller->values,
                               results ? gpusorti_values_out_size(request) : gpusorti_values_in_size(request),
                               request->value_size / 4);
}

/* Brings all values into the order of the indices: variant as gather.comp's. */
static void gpusorti_walk_gather(gpusorti_walk *walk, uint32_t variant) {
    (void)gpusorti_start_values(walk, GPUSORTI_KERNEL_gather, variant, walk->plan->request.count,
                                (variant & GPUSORTI_VARIANT_BACK) != 0);
    gpusorti_visit_step(walk);
}

/* The same of keys that are sorted by index. */
static void gpusorti_walk_gather_keys(gpusorti_walk *walk) {
    const gpusorti_request *request = &walk->plan->request;
    const uint64_t size = gpusorti_keys_size(request);
    (void)gpusorti_start_wide(walk, GPUSORTI_KERNEL_gather, GPUSORTI_VARIANT_GATHER, request->count, walk->caller->keys,
                              size, 2);
    gpusorti_visit_step(walk);
    (void)gpusorti_start_wide(walk, GPUSORTI_KERNEL_gather, GPUSORTI_VARIANT_BACK, request->count, walk->args->keys,
                              size, 2);
    gpusorti_visit_step(walk);
}

/* Takes the keys out of structs, which go to scratch if they are wide values. */
static void gpusorti_walk_take_keys(gpusorti_walk *walk) {
    const gpusorti_request *request = &walk->plan->request;
    gpusorti_wide_args *args = gpusorti_start_values(walk, GPUSORTI_KERNEL_take_keys,
                                                     request->wide ? 0 : GPUSORTI_VARIANT_KEY_ONLY, request->count, 0);
    args->key_word = request->key_offset / 4;
    args->key_words = request->key_words;
    args->key_shift = request->key_offset % 4 * 8;
    args->key_mask = request->key_bits < 32 ? (1u << request->key_bits) - 1 : 0xffffffffu;
    gpusorti_visit_step(walk);
}

/* Moves wide values of segments, the first of each or all, or writes their indices: variant as pack_values.comp's. */
static void gpusorti_walk_segment_values(gpusorti_walk *walk, uint32_t variant) {
    const gpusorti_request *request = &walk->plan->request;
    const int all = variant == GPUSORTI_VARIANT_INDEX_ALL;
    gpusorti_wide_args *args = gpusorti_start_values(walk, GPUSORTI_KERNEL_pack_values, variant,
                                                     all ? request->count : gpusorti_packed_values(request),
                                                     variant != GPUSORTI_VARIANT_PACK_GATHER);
    if (!all) walk->step.indirect = -1;
    args->limit = request->limit;
    args->as_array = (uint32_t)gpusorti_wide_lie_as_array(request);
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
    if (request->nans_first) numbers |= GPUSORTI_VARIANT_NUMBERS_NANS_FIRST;
    if (request->bfloat16) numbers |= GPUSORTI_VARIANT_NUMBERS_BFLOAT16;
    if (request->in_values) numbers |= GPUSORTI_VARIANT_NUMBERS_INSIDE;
    if (request->beside) numbers |= GPUSORTI_VARIANT_NUMBERS_BESIDE;
    if (request->in_values) gpusorti_walk_take_keys(walk);
    if (gpusorti_sorts_numbers(request))
        gpusorti_walk_unpack(walk, walk->caller->keys, GPUSORTI_KERNEL_numbers, numbers);
    else if (walk->plan->unpacked && !request->in_values)
        gpusorti_walk_unpack(walk, walk->caller->keys, GPUSORTI_KERNEL_copy_keys, GPUSORTI_VARIANT_UNPACK);
}

/* The first k wide values of each segment are written side by side, or their indices are. */
static void gpusorti_walk_packed_values(gpusorti_walk *walk) {
    if (walk->plan->packs_at_once) return;
    if (walk->plan->request.packs_indices) {
        gpusorti_walk_segment_values(walk, GPUSORTI_VARIANT_PACK_INDEX);
        return;
    }
    gpusorti_walk_segment_values(walk, GPUSORTI_VARIANT_PACK_GATHER);
    gpusorti_walk_segment_values(walk, GPUSORTI_VARIANT_PACK_BACK);
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
        gpusorti_walk_packed_values(walk);
    } else if (request->in_values) {
        gpusorti_walk_gather(walk, GPUSORTI_VARIANT_BACK | GPUSORTI_VARIANT_GATHER);
    } else if (request->by_index && (walk->args->flags & GPUSORT_WRITE_INDICES)) {
        gpusorti_walk_segment_values(walk, GPUSORTI_VARIANT_INDEX_ALL);
    } else {
        gpusorti_walk_gather(walk, GPUSORTI_VARIANT_GATHER);
        gpusorti_walk_gather(walk, GPUSORTI_VARIANT_BACK);
    }
}

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
/* begin part plan/planning */
/* ---- >>planning: what a method is, and what the planners of all methods share ---- */
/* The plan for one way to sort, or gpusorti_no_plan() where it cannot or another one is faster. */
typedef gpusorti_plan (*gpusorti_planner)(const gpusort_context *ctx, const gpusorti_thresholds *up_to, gpusorti_plan plan);

/* A way to sort: a row of gpusorti_methods[]. */
struct gpusorti_method {
    const char *name; /* for gpusort_explain() */
    uint32_t wanted;  /* the algorithms that it is asked for: GPUSORTI_BY() of each */
    void (*thresholds)(const gpusort_context *ctx, const gpusorti_plan *blank, gpusorti_thresholds *up_to); /* or NULL */
    gpusorti_planner plan;
    void (*fit)(const gpusort_context *ctx, gpusorti_plan *plan);     /* shapes of its other kernels; or NULL */
    void (*numbers)(const gpusort_context *ctx, gpusorti_plan *plan); /* what follows from the request's numbers, once */
    void (*walk)(gpusorti_walk *walk);
};
#define GPUSORTI_BY(algorithm) (1u << (algorithm))
#define GPUSORTI_NO_SHAPE "its workgroups do not fit the device"
enum {
    GPUSORTI_CONTROL_SIZE = 4 * (GPUSORTI_SIZES_END + GPUSORTI_CONTROL_HISTOGRAMS)
}; /* bytes that all plans have there */

static uint32_t gpusorti_saturated(uint64_t count) { return (uint32_t)gpusorti_lesser(count, UINT32_MAX); }

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
    plan.stride_workgroups = ctx->tuning.stride_workgroups;
    plan.polls = !ctx->forced.stall ? ctx->tuning.polls : ctx->forced.polls ? ctx->forced.polls : 8;
    plan.radix_bits = ctx->forced_radix_bits ? ctx->forced_radix_bits : (uint32_t)GPUSORTI_MOST_RADIX_BITS;
    return plan;
}

/* why: for gpusort_explain(). */
static gpusorti_plan gpusorti_no_plan(gpusorti_plan plan, const char *why) {
    plan.shape.workgroup_size = 0;
    plan.why_not = why;
    return plan;
}

/* Digits to sort by. */
static uint32_t gpusorti_pass_count(const gpusorti_plan *plan) {
    return (uint32_t)gpusorti_ceil_div(plan->request.bit_count, plan->radix_bits);
}

/* ---- digits ---- */
/* Whether a tile has enough elements for each value of a digit, which costs a word of the tile's row; no digit is smaller
 * than two bits. */
static int gpusorti_fills_digits(const gpusort_context *ctx, const gpusorti_plan *plan) {
    if (!gpusorti_has_plan(plan)) return 0;
    return gpusorti_shape_is_forced(ctx) || ctx->forced_radix_bits != 0 ||
           plan->radix_bits == GPUSORTI_LEAST_RADIX_BITS ||
           gpusorti_tile(plan) >= ctx->tuning.least_elements << plan->radix_bits;
}

/* Whether the counts of such digits take few enough bytes. */
typedef int (*gpusorti_digits_suit)(const gpusorti_thresholds *up_to, const gpusorti_plan *plan);

/* The plan with the largest digits that fit. Narrow subgroups have smaller ones, because their counters take more room.
 * suit: NULL, or what else has to hold. */
static gpusorti_plan gpusorti_fit_digits(const gpusort_context *ctx, const gpusorti_thresholds *up_to, gpusorti_plan plan,
                                         gpusorti_planner fit, gpusorti_digits_suit suit) {
    for (; plan.radix_bits >= GPUSORTI_LEAST_RADIX_BITS; plan.radix_bits--) {
        const gpusorti_plan fitted = fit(ctx, up_to, plan);
        if (gpusorti_fills_digits(ctx, &fitted) && (!suit || suit(up_to, &fitted))) return fitted;
    }
    return gpusorti_no_plan(plan, GPUSORTI_NO_SHAPE);
}

/* ---- numbers ---- */
/* The plan with another request for which the same is decided, and all that follows from its numbers. */
static gpusorti_plan gpusorti_plan_for(const gpusort_context *ctx, const gpusorti_plan *of,
                                       const gpusorti_request *request) {
    gpusorti_plan plan = *of;
    plan.request = *request;
    if (!plan.method) return plan;
    memset(&plan.needs, 0, sizeof plan.needs);
    plan.needs.control = GPUSORTI_CONTROL_SIZE;
    plan.span = gpusorti_tile(&plan);
    plan.method->numbers(ctx, &plan);
    plan.straddles = gpusorti_digits_straddle(&plan);
    plan.joins_offsets = gpusorti_shares_binding(&plan) && plan.request.segmentation == GPUSORTI_OFFSETS;
    plan.layout = gpusorti_lay_out(&plan);
    return plan;
}

/* The same for another count, up to its last. */
static gpusorti_plan gpusorti_plan_at(const gpusort_context *ctx, const gpusorti_plan *of, uint32_t count) {
    gpusorti_request request = of->request;
    request.count = count;
    return gpusorti_plan_for(ctx, of, &request);
}
/* begin part methods/network */
/* ---- >>network: Batcher's odd-even merge, in place, see shaders/network/odd_even_merge.comp ---- */
/* A sorting network compares fixed pairs of places and exchanges their elements where they are out of order. It needs no
 * scratch, and is not stable. The odd-even merge makes one block of two sorted halves: it merges the elements at even
 * places, and likewise those at odd places, and then compares each odd place with the next even one:
 *
 *   two halves         1 4 7 8 | 2 3 5 6
 *   even places        1 . 7 . | 2 . 5 .     ->  1 . 2 . 5 . 7 .
 *   odd places         . 4 . 8 | . 3 . 6     ->  . 3 . 4 . 6 . 8
 *   odd with next one  1 (3 2) (4 5) (6 7) 8 ->  1 2 3 4 5 6 7 8
 *
 * Each of the two merges does the same with places at twice the distance, the pitch. A dispatch does as many of these levels
 * as a tile has room for: its workgroup holds rows at a pitch from each other, columns of neighbouring elements. Of ten
 * elements the last block has no second half, and is merged already.
 *   block  two sorted halves that are to be merged */

/* ---- planner ---- */
static gpusorti_plan gpusorti_plan_network(const gpusort_context *ctx, const gpusorti_thresholds *up_to,
                                           gpusorti_plan plan) {
    (void)up_to;
    plan.shape = gpusorti_fit_shape(ctx, &plan, ctx->tuning.exchange, &gpusorti_network_demands);
    if (!gpusorti_has_plan(&plan)) return gpusorti_no_plan(plan, GPUSORTI_NO_SHAPE);
    if (plan.request.numeric)
        plan.shape.variant |= plan.request.nans_first ? GPUSORTI_VARIANT_NANS_FIRST : GPUSORTI_VARIANT_NANS_LAST;
    if (plan.request.numeric && plan.request.bfloat16) plan.shape.variant |= GPUSORTI_VARIANT_BFLOAT16;
    return plan;
}

/* ---- numbers and scratch ---- */
/* None, except for keys inside values, and wide values. */
static void gpusorti_number_network(const gpusort_context *ctx, gpusorti_plan *plan) {
    (void)ctx;
    gpusorti_place_keys(plan, 0, 0);
    gpusorti_read_given(plan, 0, 0);
    if (!plan->request.wide && !plan->request.in_values)
        plan->needs.control = 0; /* the network's own kernel has the count */
}

/* ---- steps ---- */
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
    args.most_count = network->walk->plan->request.count;
    step->push.args.network = args;
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
        uint64_t region; /* elements that the tiles have together that share their rows */
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
        region = (uint64_t)1 << (network->log_tile - args.log_columns + next);
        for (phase = 0; phase <= extra; phase++) {
            args.mode = phase ? GPUSORTI_MODE_ODD : 0;
            gpusorti_network_step(network, gpusorti_ceil_div(end, region) << (next - args.log_columns), args);
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
/* begin part methods/places */
/* ---- >>places: leaves by place, for 64-bit keys that are not evenly distributed ---- */
/* Passes have sorted by some leading digits, the prefix. A workgroup takes the elements of several neighbouring prefixes, as
 * many as it has room for, and sorts them by the rest of their keys. So leaves are cut by place, not by bits: at every
 * seventh of the eight elements that a leaf has room for, put off to the end of the prefix there. A prefix that might not
 * fit beside others is a leaf of its own. Ten keys, sorted by their first two digits:
 *
 *   place        0    1    2    3    4    5    6    7    8    9
 *   key          11.4 11.2 13.0 20.7 20.1 20.5 20.3 20.9 31.8 31.6     20: the prefix; .7: the rest
 *   leaf         0 .................................... 1 .......     the cut at 7 is put off to 8, where 31 begins
 *   sort_leaves  11.2 11.4 13.0 20.1 20.3 20.5 20.7 20.9 31.6 31.8
 *
 * There are at most GPUSORTI_CUT_PLACES more leaves for each cut. leading_bits.comp looks at a sample
 * of the keys, and chooses the fewest digits by which each prefix has room in a leaf; there may be none, and then passes
 * sort by all digits. If bits in which all keys agree take much room, it also compresses the keys, in place: digits then
 * have bits that differ. leaf_starts.comp cuts. sort_leaves.comp sorts the leaves, and expands the keys; leading_bits.comp
 * does so if passes sorted all digits.
 *   prefix      the highest bits of a key, those that passes have sorted by
 *   compressed  of 64-bit keys: without the bits in which all agree, see shaders/places/compressed_keys.glsl
 *   field       bits of a compressed key that lie side by side
 *   slot        a counter of the sampled keys of some prefixes */

/* Whether the plan may have them. */
static int gpusorti_has_places(const gpusorti_plan *plan) {
    return gpusorti_has_shape(&plan->of.passes.leaves.places.shape);
}

/* ---- counts ---- */
static void gpusorti_place_thresholds(const gpusort_context *ctx, const gpusorti_request *request,
                                      gpusorti_thresholds *up_to) {
    /* of 0, which is never: UINT32_MAX */
    up_to->below_places = request->key_words == 1 ? UINT32_MAX : ctx->tuning.places_from[request->value_words] - 1;
}

/* ---- planner ---- */
/* Adds them to leaves by bits of more than one digit, from such counts on and where the row's shape fits the device. */
static void gpusorti_add_places(const gpusort_context *ctx, const gpusorti_thresholds *up_to, gpusorti_plan *plan) {
    const gpusorti_shape shape = ctx->tuning.place[plan->request.value_words];
    gpusorti_leaves *leaves = &plan->of.passes.leaves;
    if (plan->request.count <= up_to->below_places || !gpusorti_fits_whole(ctx, plan, &shape, &gpusorti_place_demands))
        return;
    leaves->places.shape = shape;
    leaves->leading_passes = gpusorti_max(leaves->leading_passes, GPUSORTI_MOST_PREFIX_DIGITS);
}

/* ---- numbers and scratch ---- */
/* Slots: for each number of digits, bytes that count the prefixes of a sample of a
 * key in SAMPLED, at least four times as many as keys; then the totals by digit of compressed keys. */
static void gpusorti_number_places(gpusorti_plan *plan) {
    const uint32_t n = plan->request.count;
    gpusorti_places *places = &plan->of.passes.leaves.places;
    if (!gpusorti_has_places(plan)) return;
    places->room = gpusorti_shape_tile(&places->shape);
    places->cuts = (n - 1) / (places->room / 8 * GPUSORTI_CUT_EIGHTHS);
    places->most = GPUSORTI_CUT_PLACES * places->cuts + 1;
    places->slot_bits = gpusorti_max(gpusorti_log2(n / (GPUSORTI_SAMPLED / 8)), 8);
    places->prefix_words = (uint32_t)GPUSORTI_PREFIX_CHOICES << places->slot_bits >> 2;
    plan->needs.place_counts = 4 * (places->prefix_words + ((uint64_t)plan->pass_count << plan->radix_bits));
    plan->needs.leaves += 4 * GPUSORTI_PLACE_WORDS * (uint64_t)places->most;
}

/* ---- steps ---- */
/* Workgroups of leading_bits.comp, if there are any: an invocation has one key in so many, or so many in a round. */
static uint32_t gpusorti_leading_bits_workgroups(const gpusorti_plan *plan, uint32_t keys) {
    const gpusorti_passes *passes = &plan->of.passes;
    const uint32_t size = passes->leaves.starts.workgroup_size;
    const uint64_t most = gpusorti_max(passes->histogram_workgroups * passes->histogram.workgroup_size / size, 1);
    if (!gpusorti_has_places(plan)) return 0;
    return (uint32_t)gpusorti_lesser(gpusorti_ceil_div(plan->request.count, keys * size), most);
}

static uint32_t gpusorti_compressors(const gpusorti_plan *plan) {
    return gpusorti_leading_bits_workgroups(plan, GPUSORTI_COMPRESSED_ITEMS);
}

/* What histogram.comp has to know of them: it sizes leading_bits.comp. */
static void gpusorti_tell_places(const gpusorti_plan *plan, gpusorti_histogram_args *args) {
    args->samplers = gpusorti_leading_bits_workgroups(plan, GPUSORTI_SAMPLED);
    args->compressors = gpusorti_compressors(plan);
    args->slot_base = gpusorti_control_word(plan, plan->layout.place_counts);
}

static void gpusorti_walk_leading_bits(gpusorti_walk *walk, int expands) {
    const gpusorti_plan *plan = walk->plan;
    const gpusorti_passes *passes = &plan->of.passes;
    const gpusorti_places *places = &passes->leaves.places;
    gpusorti_leading_bits_args *args;
    if (!gpusorti_has_places(plan)) return;
    args = &gpusorti_start_step(walk, GPUSORTI_KERNEL_leading_bits, &passes->leaves.starts, gpusorti_compressors(plan), -1)
                ->push.args.leading_bits;
    args->tile = plan->span;
    args->portion_tiles = passes->portion_tiles;
    args->place_room = places->room;
    args->slot_base = gpusorti_control_word(plan, plan->layout.place_counts);
    args->slot_bits = places->slot_bits;
    args->totals = args->slot_base + places->prefix_words;
    args->expands = (uint32_t)expands;
    gpusorti_size_by_gpu(walk, expands ? GPUSORTI_SIZE_EXPANDERS : GPUSORTI_SIZE_LEADING_BITS);
    gpusorti_visit_step(walk);
}

/* Behind leaf_sort.comp, which has nothing to do if there are such leaves. */
static void gpusorti_walk_places(gpusorti_walk *walk, const gpusorti_leaf_args *args) {
    const gpusorti_places *places = &walk->plan->of.passes.leaves.places;
    if (!gpusorti_has_places(walk->plan)) return;
    gpusorti_start_step(walk, GPUSORTI_KERNEL_sort_leaves, &places->shape, places->most, -1)->push.args.leaf = *args;
    gpusorti_size_by_gpu(walk, GPUSORTI_SIZE_PLACES);
    gpusorti_visit_step(walk);
}
/* begin part methods/leaves */
/* ---- >>leaves: passes by the leading bits alone, and then leaves ---- */
/* Where keys are evenly distributed, passes sort by their leading bits only: by as many that the elements with equal leading
 * bits, a leaf, are few enough for the shared memory of a workgroup, which sorts them by all their bits. Ten keys of four
 * bits, two leading ones:
 *
 *   given          0110 1011 0001 1110 0100 1001 0011 1100 0111 1000
 *   passes by 2    00|01 00|11  01|10 01|00 01|11  10|11 10|01 10|00  11|10 11|00
 *   leaf_starts    0            2                  5                  8
 *   leaf_sort      0001 0011    0100 0110 0111     1000 1001 1011     1100 1110
 *
 * Who decides: The planner allows leaves, from a count on (below). histogram.comp looks at a sample of the keys, and sorts
 * by leading bits only if they are evenly distributed in it. leaf_starts.comp revokes that if some leaf has more elements
 * than a workgroup has room for: then leaf_sort.comp does nothing, and passes by all digits follow, which the GPU skips
 * otherwise. Leaves by the highest digit alone begin where the counts of its pass say, and are sorted after it. 64-bit keys
 * that get no such leaves may have leaves by place: places.h.
 *   leaf   the elements that agree in the leading bits
 *   bin    of a leaf: elements with close keys, mostly few enough to be compared each with each */

/* ---- counts ---- */
/* Leaves have few enough elements on average that hardly ever one of them has too many. */
static uint32_t gpusorti_leaf_average(const gpusorti_shape *leaf) {
    return leaf->workgroup_size * leaf->items / (GPUSORTI_LEAF_PARTS + 1) * GPUSORTI_LEAF_PARTS;
}

/* Leaves need whole keys of 32 or 64 bits. The leading bits of 32-bit floats, their exponents, are never evenly
 * distributed; those of 64-bit floats may be, where these are of one magnitude. */
static int gpusorti_may_have_leaves(const gpusort_context *ctx, const gpusorti_request *request) {
    return request->key_bits >= 32 && gpusorti_whole_keys(request) &&
           !(request->key_kind == GPUSORTI_KIND_FLOAT && request->key_words == 1) && !gpusorti_shape_is_forced(ctx);
}

static void gpusorti_leaf_thresholds(const gpusort_context *ctx, const gpusorti_request *request,
                                     gpusorti_thresholds *up_to) {
    const gpusorti_tuning *tuning = &ctx->tuning;
    const uint32_t keys = request->key_words - 1, values = request->value_words;
    uint32_t k;
    if (tuning->leaves_to[keys][values] == 0 || !gpusorti_may_have_leaves(ctx, request)) return;
    up_to->below_leaves = tuning->leaves_from[keys][values] - 1;
    up_to->leaves = tuning->leaves_to[keys][values];
    up_to->below_two_digits = tuning->leaves_two_from[keys][values] - 1;
    for (k = 0; k < GPUSORTI_LEAF_THRESHOLDS; k++)
        up_to->leaf[k] = gpusorti_saturated((uint64_t)gpusorti_leaf_average(&tuning->leaf[keys][values])
                                             << (GPUSORTI_MOST_RADIX_BITS + k));
    gpusorti_place_thresholds(ctx, request, up_to);
}

/* ---- planner ---- */
enum { GPUSORTI_MOST_LEAF_BITS = 2 * GPUSORTI_MOST_RADIX_BITS };

/* The fewest bits of a leaf. An element's index takes the place of as many in a word, see shaders/leaves/leaf_sort.comp. */
static uint32_t gpusorti_least_leaf_bits(const gpusorti_plan *plan) {
    if (plan->request.key_words == 2 || plan->request.value_words == 0) return plan->radix_bits;
    return GPUSORTI_LEAF_INDEX_BITS +
           (gpusorti_shape_tile(&plan->of.passes.leaves.shape) > 1u << GPUSORTI_LEAF_INDEX_BITS);
}

/* The plan with leaves, or as it was. No leaves if fewer bits than gpusorti_least_leaf_bits() would do: most of a workgroup
 * would idle. If two digits have too few bits, leaf and workgroup are doubled until they have enough. Counts from which
 * there are leaves go with the row's shape: where it does not fit the device there are none. */
static gpusorti_plan gpusorti_add_leaves(const gpusort_context *ctx, const gpusorti_thresholds *up_to, gpusorti_plan plan) {
    const gpusorti_request *request = &plan.request;
    const uint32_t n = request->count;
    gpusorti_plan with = plan;
    gpusorti_leaves *leaves = &with.of.passes.leaves;
    leaves->shape = ctx->tuning.leaf[request->key_words - 1][request->value_words];
    if (plan.radix_bits != GPUSORTI_MOST_RADIX_BITS || n <= up_to->below_leaves || n > up_to->leaves) return plan;
    leaves->bits = plan.radix_bits;
    while (leaves->bits < 32 && n > up_to->leaf[leaves->bits - plan.radix_bits]) leaves->bits++;
    for (; leaves->bits > GPUSORTI_MOST_LEAF_BITS; leaves->bits--) {
        leaves->shape.workgroup_size *= 2;
        leaves->shape.variant = gpusorti_min(leaves->shape.variant + 1, GPUSORTI_MOST_BIN_BITS);
    }
    if (!gpusorti_fits_whole(ctx, &with, &leaves->shape, &gpusorti_leaf_demands) ||
        leaves->bits < gpusorti_least_leaf_bits(&with))
        return plan;
    leaves->leading_passes = request->key_bits / plan.radix_bits;
    if (leaves->bits == plan.radix_bits) return with;
    if (n <= up_to->below_two_digits) return plan;
    leaves->leading_passes = gpusorti_min(
        gpusorti_max(ctx->tuning.leaf_passes[request->key_words - 1][request->value_words], 2), leaves->leading_passes);
    if (leaves->bits < GPUSORTI_MOST_LEAF_BITS) leaves->bits++; /* for keys that use a part of their range only */
    gpusorti_add_places(ctx, up_to, &with);
    /* a pass may run twice, but the groups' rows have to be 0 before */
    with.shape.variant &= ~GPUSORTI_GROUPS(GPUSORTI_MOST_GROUPS);
    return with;
}

static void gpusorti_fit_leaves(const gpusort_context *ctx, gpusorti_plan *plan) {
    gpusorti_leaves *leaves = &plan->of.passes.leaves;
    leaves->starts = gpusorti_shape_of(gpusorti_min(ctx->caps.max_invocations, 256), 1, 0);
    if (ctx->forced.reversed_atomics) leaves->shape.variant |= GPUSORTI_VARIANT_REVERSED;
}

/* ---- numbers and scratch ---- */
/* Where each leaf begins, and where the last one ends; then what leaves by place need. */
static void gpusorti_number_leaves(gpusorti_plan *plan) {
    const uint32_t bits = plan->of.passes.leaves.bits;
    if (bits) plan->needs.leaves = 4 * (((uint64_t)1 << bits) + 1);
    gpusorti_number_places(plan);
}

/* ---- steps ---- */
/* What histogram.comp has to know to decide. */
static void gpusorti_tell_leaves(const gpusorti_plan *plan, gpusorti_histogram_args *args) {
    const gpusorti_leaves *leaves = &plan->of.passes.leaves;
    if (leaves->bits) {
        args->least_leaf_bits = gpusorti_least_leaf_bits(plan);
        args->most_leaf_bits = leaves->bits;
        args->leaf_average = gpusorti_leaf_average(&leaves->shape);
        args->leading_passes = leaves->leading_passes;
    }
    gpusorti_tell_places(plan, args);
}

/* Before the first pass, and after the last. */
static void gpusorti_walk_before_passes(gpusorti_walk *walk) { gpusorti_walk_leading_bits(walk, 0); }
static void gpusorti_walk_after_passes(gpusorti_walk *walk) { gpusorti_walk_leading_bits(walk, 1); }

/* Leaves by a single digit begin where its counts say; others have to be searched for. */
static void gpusorti_walk_leaves(gpusorti_walk *walk) {
    const gpusorti_plan *plan = walk->plan;
    const gpusorti_leaves *leaves = &plan->of.passes.leaves;
    const uint32_t count = 1u << leaves->bits, searched = gpusorti_max(count, leaves->places.cuts + 1);
    const uint64_t workgroups = gpusorti_ceil_div(searched, leaves->starts.workgroup_size - GPUSORTI_LEAF_ENDS);
    gpusorti_leaf_args args;
    args.starts = gpusorti_control_word(plan, plan->layout.leaves);
    args.room = gpusorti_shape_tile(&leaves->shape);
    args.tile = plan->span;
    args.portion_tiles = plan->of.passes.portion_tiles;
    args.list = args.starts + count + 1;
    args.place_room = leaves->places.room;
    if (leaves->bits > plan->radix_bits) {
        gpusorti_start_step(walk, GPUSORTI_KERNEL_leaf_starts, &leaves->starts, workgroups, -1)->push.args.leaf = args;
        gpusorti_visit_step(walk);
    }
    gpusorti_start_step(walk, GPUSORTI_KERNEL_leaf_sort, &leaves->shape, count, -1)->push.args.leaf = args;
    gpusorti_size_by_gpu(walk, GPUSORTI_SIZE_LEAVES);
    gpusorti_visit_step(walk);
    gpusorti_walk_places(walk, &args);
}
/* begin part methods/passes */
/* ---- >>passes: radix sorts, a pass for each digit: one-sweep, count / scan / scatter ---- */
/* A pass brings all elements into the order of one digit, and keeps the order of those with equal digits; the lowest digit
 * comes first. It moves them between the caller's arrays and second copies in scratch. Ten keys of two decimal digits, in
 * tiles of five:
 *
 *   given            31 12 01 22 11 | 30 02 21 10 32
 *   count by tile    digit 0: 0 | 2    1: 3 | 1    2: 2 | 2
 *   where each goes  digit 0: 0 | 0    1: 2 | 5    2: 6 | 8      of the first tile, of the second
 *   lowest digit     30 10  31 01 11 21  12 22 02 32
 *   highest digit    01 02  10 11 12  21 22  30 31 32
 *
 * count / scan / scatter: three kernels a digit; a workgroup counts a span of several tiles, if there are many. It runs on
 * every device. one-sweep: histogram.comp counts all digits in one reading, and plans the passes: it writes a record for
 * each, from which copy to which it moves elements, and whether it runs at all. Where all keys agree in a digit, its pass is
 * skipped, and if they are in order already, all are. onesweep.comp then finds where its elements go while it moves them: a
 * workgroup publishes the counts of its tile in a status row, and adds up the rows before its own (look-back). A row that
 * stays silent is counted by the workgroup itself. Above, the second tile reads the row 0 3 2 of the first, and so its
 * digits begin at 0 + 0, 2 + 3 and 6 + 2; where each digit begins for all tiles, 0 2 6, is known from the histogram. Tiles
 * of one dispatch, a portion, are few enough for the 29 bits of a status word.
 *
 * The kernels in their order: histogram. Passes by leading digits, and leaves, if keys may be evenly distributed: leaves.h.
 * onesweep or onesweep_staged, once for each digit. finish, unless gpusorti_ends_by_passes(). 8-bit keys alone: histogram;
 * fill, which writes each key as often as it was counted. count / scan / scatter has these three kernels in place of a pass,
 * and a histogram only if it has leaves.
 *   digit       radix_bits bits of the window, from the lowest
 *   look-back   a workgroup adds up the status rows of the tiles before its own; fallback: it counts a silent tile itself
 *   status row  a word for each value of a digit: how many elements of a tile, or of all up to it, have it
 *   group       neighbouring tiles whose counts are also added up in one row, see shaders/passes/groups.glsl
 *   raw         of keys: not encoded; passes flip the bits of a digit in which such keys differ from encoded ones
 *   staged      onesweep_staged.comp: the tile goes through shared memory one word of each element at a time
 *   record      what the GPU plans for a pass: four words in the control block */
enum {
    GPUSORTI_MAX_SPANS = 4096,       /* count / scan / scatter: rows of counts that one scan takes */
    GPUSORTI_PLANNED_SIZES = 1 << 24 /* elements from which the plan on the GPU sets the sizes of passes */
};

/* ---- counts ---- */
static void gpusorti_pass_thresholds(const gpusort_context *ctx, const gpusorti_plan *blank, gpusorti_thresholds *up_to) {
    const gpusorti_tuning *tuning = &ctx->tuning;
    const gpusorti_request *request = &blank->request;
    const uint32_t keys = request->key_words - 1, values = request->value_words;
    up_to->medium = gpusorti_grouped(&tuning->medium[keys][values]);
    if (keys == 0) {
        up_to->medium_pairs = gpusorti_grouped(&tuning->staged_medium);
        up_to->staged_values = gpusorti_grouped(&tuning->staged);
        if (up_to->staged_values == 0) up_to->staged_values = UINT32_MAX;
    }
    up_to->below_gpu_sizes = GPUSORTI_PLANNED_SIZES - 1;
    up_to->below_gpu_sizes_skipping = tuning->skipped_sizes_from - 1; /* of 0: UINT32_MAX, never; so below */
    gpusorti_leaf_thresholds(ctx, request, up_to);
}

/* ---- planners ---- */
/* The shape for onesweep_staged.comp; workgroup_size 0 where it cannot sort such keys or is slower. It is slower where it
 * needs too many registers: for large tiles in bound buffers whose accesses are checked. */
static gpusorti_shape gpusorti_staged_shape(const gpusort_context *ctx, const gpusorti_thresholds *up_to,
                                            const gpusorti_plan *plan) {
    const gpusorti_shape none = {0, 0, 0};
    const gpusorti_request *request = &plan->request;
    const uint32_t n = request->count;
    const int unchecked = plan->mode == GPUSORTI_ADDRESSES ||
                          ((ctx->enabled & GPUSORT_ENABLED_PIPELINE_ROBUSTNESS) && !request->flags);
    if (request->key_bits != 32 || request->value_words != 1) return none;
    if (n <= up_to->medium_pairs) return ctx->tuning.staged_medium;
    return unchecked && n <= up_to->staged_values ? ctx->tuning.staged : none;
}

/* The shape for onesweep.comp. */
static gpusorti_shape gpusorti_onesweep_shape(const gpusort_context *ctx, const gpusorti_thresholds *up_to,
                                              const gpusorti_request *request) {
    const uint32_t keys = request->key_words - 1, values = request->value_words;
    return request->count <= up_to->medium ? ctx->tuning.medium[keys][values] : ctx->tuning.onesweep[keys][values];
}

/* The plan with such a shape for a kernel of one-sweep's, which needs an invocation for each value of a digit. */
static gpusorti_plan gpusorti_fit_sweep(const gpusort_context *ctx, gpusorti_plan plan, gpusorti_shape shape,
                                        const gpusorti_demands *demands) {
    if (plan.request.value_words)
        shape.variant &= ~(uint32_t)GPUSORTI_VARIANT_RANK_BY_ATOMICS; /* nothing to check them by */
    if (ctx->forced.reversed_atomics) shape.variant |= GPUSORTI_VARIANT_REVERSED;
    plan.shape = gpusorti_fit_shape(ctx, &plan, shape, demands);
    return plan;
}

static gpusorti_plan gpusorti_fit_onesweep(const gpusort_context *ctx, const gpusorti_thresholds *up_to,
                                           gpusorti_plan plan) {
    const gpusorti_request *request = &plan.request;
    const gpusorti_shape staged = gpusorti_staged_shape(ctx, up_to, &plan);
    gpusorti_passes *passes = &plan.of.passes;
    passes->sweeps = 1;
    passes->staged = gpusorti_has_shape(&staged);
    plan = passes->staged ? gpusorti_fit_sweep(ctx, plan, staged, &gpusorti_staged_demands)
                          : gpusorti_fit_sweep(ctx, plan, gpusorti_onesweep_shape(ctx, up_to, request),
                                               &gpusorti_onesweep_demands);
    if (request->key_bits < 32 || ctx->forced.tiles_a_portion || request->count > gpusorti_grouped(&plan.shape))
        plan.shape.variant &= ~GPUSORTI_GROUPS(GPUSORTI_MOST_GROUPS);
    passes->counting_sort = gpusorti_keys_alone(request) && request->key_bits == plan.radix_bits;
    /* onesweep.comp checks the order of keys without values by all bits up to the digit, and so needs encoded ones */
    plan.raw = !passes->counting_sort && (passes->staged || (request->key_kind != GPUSORTI_KIND_FLOAT &&
                                                             (request->value_words || !request->descending)));
    return plan;
}

/* Why one-sweep cannot be taken, or NULL. The last workgroup of histogram.comp reads what the others have written, which
 * needs acquire and release. */
static const char *gpusorti_why_no_sweep(const gpusort_context *ctx, const gpusorti_request *request) {
    const int tuned = ctx->tuning.large == GPUSORT_ONESWEEP || gpusorti_asks_for(request, GPUSORT_ONESWEEP);
    if (gpusorti_asks_for(request, GPUSORT_COUNT_SCAN_SCATTER)) return "the caller asks for GPUSORT_COUNT_SCAN_SCATTER";
    if (ctx->caps.layered) return "it needs acquire and release, which atomics of APIs below a layer may lack";
    if (!ctx->caps.subgroups) return "it needs subgroup operations (basic, ballot, arithmetic)";
    return tuned ? NULL : "the device's row of the tuning table does not have it";
}

/* Completes a plan by passes. Reading a size on the GPU takes a while, too: with few elements longer than skipping saves. */
static gpusorti_plan gpusorti_end_passes(const gpusorti_thresholds *up_to, gpusorti_plan plan) {
    const uint32_t n = plan.request.count;
    const int skips = plan.of.passes.leaves.bits != 0 || plan.request.key_words == 2;
    plan.gpu_sizes = skips ? n > up_to->below_gpu_sizes_skipping : n > up_to->below_gpu_sizes;
    return plan;
}

static gpusorti_plan gpusorti_plan_onesweep(const gpusort_context *ctx, const gpusorti_thresholds *up_to,
                                            gpusorti_plan plan) {
    const char *const why_not = gpusorti_why_no_sweep(ctx, &plan.request);
    if (why_not) return gpusorti_no_plan(plan, why_not);
    plan.mode = plan.reach.sweep;
    plan = gpusorti_fit_digits(ctx, up_to, plan, gpusorti_fit_onesweep, NULL);
    if (!gpusorti_has_plan(&plan)) return plan;
    return gpusorti_end_passes(up_to, gpusorti_add_leaves(ctx, up_to, plan));
}

static gpusorti_plan gpusorti_fit_scatter(const gpusort_context *ctx, const gpusorti_thresholds *up_to, gpusorti_plan plan) {
    (void)up_to;
    plan.shape = gpusorti_fit_shape(ctx, &plan, ctx->tuning.scatter,
                                    plan.lanes.operations ? &gpusorti_scatter_demands : &gpusorti_scatter_basic_demands);
    return plan;
}

/* Also of long segments. */
static gpusorti_plan gpusorti_plan_scatter(const gpusort_context *ctx, const gpusorti_thresholds *up_to,
                                           gpusorti_plan plan, gpusorti_digits_suit suit) {
    plan.radix_bits = ctx->forced_radix_bits ? ctx->forced_radix_bits : ctx->tuning.radix_bits;
    return gpusorti_fit_digits(ctx, up_to, plan, gpusorti_fit_scatter, suit);
}

/* Where AUTO takes one-sweep, leaves come after its passes alone. */
static gpusorti_plan gpusorti_plan_three_kernels(const gpusort_context *ctx, const gpusorti_thresholds *up_to,
                                                 gpusorti_plan plan) {
    const int leaves = ctx->caps.subgroups && !ctx->caps.layered && ctx->tuning.large != GPUSORT_ONESWEEP;
    plan = gpusorti_plan_scatter(ctx, up_to, plan, NULL);
    if (!gpusorti_has_plan(&plan)) return plan;
    return gpusorti_end_passes(up_to, leaves ? gpusorti_add_leaves(ctx, up_to, plan) : plan);
}

static void gpusorti_fit_passes(const gpusort_context *ctx, gpusorti_plan *plan) {
    const gpusorti_tuning *tuning = &ctx->tuning;
    gpusorti_passes *passes = &plan->of.passes;
    if (passes->sweeps) plan->shape.variant |= GPUSORTI_STALL(ctx->forced.stall);
    passes->histogram = gpusorti_reduce_shape(ctx, plan, tuning->histogram[plan->request.key_words - 1],
                                              &gpusorti_histogram_demands);
    passes->histogram_workgroups =
        gpusorti_max(tuning->histogram_invocations / gpusorti_max(passes->histogram.workgroup_size, 1), 1);
    passes->scan = gpusorti_reduce_shape(ctx, plan, tuning->scan, &gpusorti_scan_demands);
    gpusorti_fit_leaves(ctx, plan);
}

/* ---- numbers and scratch ---- */
/* Tiles of a workgroup of count / scan / scatter. The scan is short where a workgroup takes several; a forced shape is taken
 * as it is. */
static uint32_t gpusorti_tiles_per_span(const gpusort_context *ctx, const gpusorti_plan *plan) {
    if (plan->of.passes.sweeps || ctx->forced.items) return 1;
    return gpusorti_max((uint32_t)gpusorti_ceil_div(gpusorti_tile_count(plan), GPUSORTI_MAX_SPANS), 1);
}

/* Tiles that one dispatch of one-sweep covers, and status rows for groups of tiles behind theirs. */
static uint32_t gpusorti_tiles_per_portion(const gpusort_context *ctx, const gpusorti_plan *plan) {
    /* without passes no tile has a status */
    const uint64_t tiles = gpusorti_tile_count(plan);
    const uint32_t group_rows = plan->of.passes.sweeps ? gpusorti_tile_groups(&plan->shape) * plan->pass_count : 0;
    uint64_t most = plan->of.passes.counting_sort ? 1 : GPUSORTI_MOST_CHAINED / gpusorti_tile(plan);
    if (ctx->forced.tiles_a_portion != 0 && ctx->forced.tiles_a_portion < most) most = ctx->forced.tiles_a_portion;
    return (uint32_t)gpusorti_lesser(tiles, most) + group_rows;
}

/* Status: of count / scan / scatter rows of spans, whose number rises and falls below the most there are; of one-sweep rows
 * of tiles, with more that carry totals between portions. */
static void gpusorti_number_passes(const gpusort_context *ctx, gpusorti_plan *plan) {
    const gpusorti_request *request = &plan->request;
    gpusorti_passes *passes = &plan->of.passes;
    const int narrow = passes->sweeps && plan->mode != GPUSORTI_ADDRESSES && /* a pass stores packed keys of 8, 16 bits */
                       (ctx->enabled & GPUSORTI_NARROW) == GPUSORTI_NARROW;
    const int unpacks = (request->flags & GPUSORT_KEEP_KEYS) || (request->key_bits < 32 && !narrow);
    uint64_t rows;
    int reads;
    gpusorti_place_keys(plan, !passes->counting_sort, unpacks && !passes->counting_sort);
    passes->held = gpusorti_overwrites_all(plan);
    passes->tiles_per_span = gpusorti_tiles_per_span(ctx, plan);
    passes->tiles_per_portion = gpusorti_tiles_per_portion(ctx, plan);
    passes->portion_tiles = passes->sweeps ? passes->tiles_per_portion : 0;
    plan->span = gpusorti_tile(plan) * passes->tiles_per_span;
    plan->clears_control = 1;
    rows = passes->sweeps               ? (uint64_t)passes->tiles_per_portion + GPUSORTI_TOTALS_ROWS
           : passes->tiles_per_span > 1 ? (uint64_t)GPUSORTI_MAX_SPANS
                                        : gpusorti_tile_count(plan);
    plan->needs.control += 4 * (uint64_t)plan->pass_count << plan->radix_bits;
    plan->needs.status = 4 * rows << plan->radix_bits;
    gpusorti_number_leaves(plan);
    reads = passes->held || (passes->sweeps && plan->mode == GPUSORTI_ADDRESSES && !plan->over_keys && !plan->over_values);
    gpusorti_read_given(plan, reads, reads);
}

/* ---- steps of count / scan / scatter ---- */
static enum gpusorti_kernel gpusorti_scatter_kernel(const gpusorti_plan *plan) {
    return plan->lanes.operations ? GPUSORTI_KERNEL_scatter : GPUSORTI_KERNEL_scatter_basic;
}

static void gpusorti_start_spans(gpusorti_walk *walk, enum gpusorti_kernel kernel, const gpusorti_shape *shape,
                                 uint64_t workgroups, int indirect, uint32_t pass, uint32_t records) {
    const gpusorti_plan *plan = walk->plan;
    gpusorti_step *step = gpusorti_start_step(walk, kernel, shape, workgroups, indirect);
    step->push.pass = pass;
    step->push.args.span.span = plan->span;
    step->push.args.span.record = GPUSORTI_CONTROL_PASSES + records + GPUSORTI_RECORD_WORDS * pass;
    step->push.args.span.planned = plan->of.passes.leaves.bits != 0;
    step->push.args.span.held = (uint32_t)plan->of.passes.held;
}

/* The first count, unless the histogram has planned before, cannot be skipped. */
static void gpusorti_walk_three_kernels(gpusorti_walk *walk, uint32_t pass, uint32_t records) {
    const gpusorti_plan *plan = walk->plan;
    const uint64_t spans = gpusorti_ceil_div(plan->request.count, plan->span);
    const uint32_t variant = pass == 0 && plan->of.passes.leaves.bits == 0 ? GPUSORTI_VARIANT_FIRST_PASS : 0;
    const gpusorti_shape count = gpusorti_shape_of(plan->shape.workgroup_size, plan->shape.items, variant),
                         scan = gpusorti_shape_of(plan->of.passes.scan.workgroup_size, plan->of.passes.scan.items,
                                                  variant);
    const int size = GPUSORTI_SIZE_PASSES + (int)(records + GPUSORTI_SIZE_WORDS * pass);
    gpusorti_start_spans(walk, GPUSORTI_KERNEL_count, &count, spans, GPUSORTI_SIZE_TILES, pass, records);
    if (variant && plan->of.passes.held) gpusorti_bind_input(walk);
    if (!variant) gpusorti_size_by_gpu(walk, size);
    gpusorti_visit_step(walk);
    gpusorti_start_spans(walk, GPUSORTI_KERNEL_scan, &scan, (uint64_t)1 << plan->radix_bits, -1, pass, records);
    gpusorti_visit_step(walk);
    gpusorti_start_spans(walk, gpusorti_scatter_kernel(plan), &plan->shape, spans, GPUSORTI_SIZE_TILES, pass, records);
    gpusorti_size_by_gpu(walk, size);
    gpusorti_visit_step(walk);
}

/* ---- steps of one-sweep ---- */
/* Dispatches of a pass. */
static uint32_t gpusorti_portions(const gpusorti_plan *plan) {
    return (uint32_t)gpusorti_ceil_div(gpusorti_tile_count(plan), plan->of.passes.tiles_per_portion);
}

static enum gpusorti_kernel gpusorti_pass_kernel(const gpusorti_plan *plan) {
    if (plan->of.passes.staged) return GPUSORTI_KERNEL_onesweep_staged;
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

/* Tells a step of one-sweep's pass where its record is. records: GPUSORTI_LEADING, or 0. Where the plan on the GPU says by
 * which digit a pass sorts, see shaders/passes/own_digit.glsl, `pass` is the number of its record. */
static gpusorti_onesweep_args *gpusorti_start_pass(gpusorti_step *step, uint32_t pass, uint32_t records) {
    step->push.pass = pass;
    step->push.args.onesweep.record = GPUSORTI_CONTROL_PASSES + records + GPUSORTI_RECORD_WORDS * pass;
    return &step->push.args.onesweep;
}

static void gpusorti_walk_pass(gpusorti_walk *walk, uint32_t pass, uint32_t records) {
    const gpusorti_plan *plan = walk->plan;
    const uint32_t portions = gpusorti_portions(plan), tiles = plan->of.passes.tiles_per_portion;
    const int planned = records != 0 && plan->request.key_words == 2;
    uint32_t portion;
    if (!plan->of.passes.sweeps) {
        gpusorti_walk_three_kernels(walk, pass, records);
        return;
    }
    for (portion = 0; portion < portions; portion++) {
        const uint64_t left = gpusorti_tile_count(plan) - (uint64_t)portion * tiles;
        gpusorti_step *step = gpusorti_start_step(walk, gpusorti_pass_kernel(plan), &plan->shape,
                                                  gpusorti_lesser(left, tiles), GPUSORTI_SIZE_TILES);
        gpusorti_onesweep_args *args = gpusorti_start_pass(step, pass, records);
        args->portion_tiles = tiles;
        args->portion = portion;
        args->polls = plan->polls;
        args->flip = gpusorti_flip(plan, planned ? 0 : pass);
        if (planned) args->flip_last = args->flip ^ gpusorti_flip(plan, plan->pass_count - 1);
        if (portions == 1) gpusorti_size_by_gpu(walk, GPUSORTI_SIZE_PASSES + (int)(records + GPUSORTI_SIZE_WORDS * pass));
        gpusorti_visit_step(walk);
    }
}

/* The passes from `first` to `end`, not included. The GPU decides which of them have nothing to do. */
static void gpusorti_walk_passes(gpusorti_walk *walk, uint32_t first, uint32_t end, uint32_t records) {
    uint32_t pass;
    for (pass = first; pass < end; pass++) gpusorti_walk_pass(walk, pass, records);
}

/* Whether passes always end in the caller's arrays, because the GPU adds one that copies if their number is odd. Sorted
 * input still needs finish.comp to write its indices, and so does an even number that begins in the second copies. */
static int gpusorti_ends_by_passes(const gpusorti_plan *plan) {
    return plan->of.passes.sweeps && plan->pass_count % 2 == 0 &&
           !(plan->request.flags & GPUSORT_WRITE_INDICES) && !plan->of.passes.held;
}

/* Whether the histogram kernel copies the elements if it expects, from a sample, an odd number of passes. For keys with
 * values that costs more than a further pass, or a finish.comp of which the GPU sets the size: a single key may change
 * the number. */
static int gpusorti_copies_early(const gpusorti_plan *plan) {
    const int at_end = gpusorti_ends_by_passes(plan) || plan->gpu_sizes;
    return !plan->of.passes.counting_sort && (plan->request.value_words == 0 || !at_end);
}

static void gpusorti_walk_histogram(gpusorti_walk *walk) {
    const gpusorti_plan *plan = walk->plan;
    const gpusorti_passes *passes = &plan->of.passes;
    const uint64_t tiles = gpusorti_ceil_div(plan->request.count, gpusorti_shape_tile(&passes->histogram)),
                   workgroups = gpusorti_lesser(tiles, passes->histogram_workgroups);
    gpusorti_step *step = gpusorti_start_step(walk, GPUSORTI_KERNEL_histogram, &passes->histogram, workgroups, -1);
    gpusorti_histogram_args *args = &step->push.args.histogram;
    args->portion_tiles = passes->portion_tiles;
    if (passes->held) {
        gpusorti_bind_input(walk);
        args->copies = GPUSORTI_COPY_HELD;
    } else if (gpusorti_copies_early(plan)) {
        args->copies = plan->raw ? GPUSORTI_COPY_GIVEN : GPUSORTI_COPY_ENCODED;
    }
    args->makes_even = (uint32_t)gpusorti_ends_by_passes(plan);
    args->tile = plan->span;
    gpusorti_tell_leaves(plan, args);
    gpusorti_visit_step(walk);
}

/* One-sweep, and passes with leaves. Leaves by the highest digit alone are sorted after its pass. Other leaves have passes
 * of their own; all passes follow, for keys that do not suit leaves, and in case one leaf has too many elements. */
static void gpusorti_walk_planned_passes(gpusorti_walk *walk) {
    const gpusorti_plan *plan = walk->plan;
    const gpusorti_leaves *leaves = &plan->of.passes.leaves;
    gpusorti_walk_histogram(walk);
    if (plan->of.passes.counting_sort) return;
    gpusorti_walk_before_passes(walk);
    if (leaves->bits > plan->radix_bits) {
        const uint32_t first = plan->request.key_words == 2 ? 0 : plan->pass_count - leaves->leading_passes;
        gpusorti_walk_passes(walk, first, first + leaves->leading_passes, GPUSORTI_LEADING);
        gpusorti_walk_leaves(walk);
    }
    gpusorti_walk_passes(walk, 0, plan->pass_count, 0);
    if (leaves->bits == plan->radix_bits) gpusorti_walk_leaves(walk);
    if (!(gpusorti_flags_of(plan) & GPUSORTI_FLAG_KEEP_KEYS)) gpusorti_walk_after_passes(walk);
}

/* Ends a sort by passes, unless the last of them did. */
static void gpusorti_walk_finish(gpusorti_walk *walk) {
    const gpusorti_plan *plan = walk->plan;
    const int counted = plan->of.passes.counting_sort;
    const uint32_t most = counted ? (uint32_t)GPUSORTI_MOST_STRIDE_WORKGROUPS
                                  : gpusorti_min(plan->stride_workgroups, GPUSORTI_MOST_STRIDE_WORKGROUPS);
    if (gpusorti_ends_by_passes(plan)) return;
    gpusorti_start_stride(walk, counted ? GPUSORTI_KERNEL_fill : GPUSORTI_KERNEL_finish, 0, plan->request.count, most);
    if (walk->step.spec.flags & GPUSORTI_FLAG_KEEP_KEYS) gpusorti_forget_order(&walk->step); /* it stores no keys */
    gpusorti_size_by_gpu(walk, GPUSORTI_SIZE_FINISH);
    gpusorti_visit_step(walk);
}

static void gpusorti_walk_by_passes(gpusorti_walk *walk) {
    if (walk->plan->of.passes.sweeps || walk->plan->of.passes.leaves.bits)
        gpusorti_walk_planned_passes(walk);
    else
        gpusorti_walk_passes(walk, 0, walk->plan->pass_count, 0);
    gpusorti_walk_finish(walk);
}
/* begin part methods/tiles */
/* ---- >>tiles: small counts: one tile, or tiles that are merged ---- */
/* A workgroup of tile_sort.comp sorts as many elements as it holds, a tile, in shared memory. Of more elements each
 * workgroup sorts a run of them, and dispatches of merge_tiles.comp each merge GPUSORTI_MERGE_WAYS runs to one; they move
 * the elements between the caller's arrays and second copies. Ten keys in runs of three, merged two at a time:
 *
 *   given      5 0 8 | 2 9 1 | 7 3 6 | 4
 *   tile_sort  0 5 8 | 1 2 9 | 3 6 7 | 4
 *   merge      0 1 2 5 8 9   | 3 4 6 7
 *   merge      0 1 2 3 4 5 6 7 8 9
 *
 * Runs are as short as that number of merges allows, so that more workgroups sort them. The tiles are stored where the last
 * merge then ends in the caller's arrays. Two cases use tile_sort_rolled, whose loops are not unrolled, and merges for all
 * counts, because these compile sooner: drivers that compile longer than they sort, and quick plans (GPUSORT_QUICK, the
 * first sorts of host arrays, see gpusorti_quick()).
 *   run  a sorted part of the array */

enum { GPUSORTI_MOST_MERGED = 1 << (32 - GPUSORTI_MERGE_LOG2) }; /* elements: merge_tiles.comp numbers ends of runs */

/* ---- the tile: buckets share its kernel ---- */
/* Runs that are cut into buckets, at most. 64-bit keys take so many passes that more runs pay for them. */
static uint32_t gpusorti_most_runs(const gpusorti_request *request, uint32_t run, uint32_t tile) {
    return run == tile && request->key_words == 2 ? GPUSORTI_MAX_RUNS : GPUSORTI_USUAL_RUNS;
}

/* Elements of a bucket on average: few enough that by chance it does not have more than a tile, see split_runs.comp. */
static uint32_t gpusorti_average_bucket(uint32_t run, uint32_t tile) {
    return gpusorti_max(run / 4, gpusorti_min(tile / 4, 128));
}

/* Whether some keys give some count a bucket of more than a tile. */
static int gpusorti_has_parts(const gpusort_context *ctx, const gpusorti_request *request, uint32_t tile) {
    uint32_t run = GPUSORTI_RUN_SAMPLES;
    while (run < tile && gpusorti_most_runs(request, run, tile) * run < ctx->tuning.small_count) run *= 2;
    return gpusorti_average_bucket(run, tile) +
               (1 + gpusorti_most_runs(request, run, tile)) * (run / GPUSORTI_RUN_SAMPLES) > tile;
}

static gpusorti_shape gpusorti_tile_shape(const gpusort_context *ctx, const gpusorti_plan *plan) {
    gpusorti_shape tile = ctx->tuning.tile[plan->request.key_words - 1][plan->request.value_words];
    tile.variant = gpusorti_comparison(&plan->request);
    tile = gpusorti_fit_shape(ctx, plan, tile, &gpusorti_tile_demands);
    if (gpusorti_has_parts(ctx, &plan->request, gpusorti_shape_tile(&tile))) tile.variant |= GPUSORTI_VARIANT_PARTS;
    return tile;
}

/* ---- counts ---- */
/* Loops stay loops where compiling takes longer than sorting: then tiles are merged. */
static int gpusorti_rolls_tiles(const gpusort_context *ctx, const gpusorti_plan *plan) {
    return plan->request.merging || (ctx->tuning.rolled && plan->mode != GPUSORTI_ADDRESSES);
}

/* Elements that so many merges make one run of, from runs of `run` elements. */
static uint32_t gpusorti_merged(uint32_t run, uint32_t merges) {
    uint64_t merged = run;
    for (; merges > 0; merges--) merged = gpusorti_lesser(merged * GPUSORTI_MERGE_WAYS, UINT32_MAX);
    return (uint32_t)merged;
}

static void gpusorti_tile_thresholds(const gpusort_context *ctx, const gpusorti_plan *blank, gpusorti_thresholds *up_to) {
    const gpusorti_request *request = &blank->request;
    const uint32_t most = request->merging ? UINT32_MAX : ctx->tuning.small_count;
    const uint32_t keys = request->key_words - 1, values = request->value_words;
    const uint32_t merges_from = ctx->tuning.merges_from[keys][values];
    const uint32_t merges_to = gpusorti_min(gpusorti_min(most, ctx->tuning.merges_to[keys][values]), GPUSORTI_MOST_MERGED);
    const gpusorti_shape shape = gpusorti_tile_shape(ctx, blank);
    uint32_t i;
    up_to->tile = gpusorti_shape_tile(&shape);
    if (blank->mode == GPUSORTI_ADDRESSES && !request->merging) return; /* the row's counts are those of bound buffers */
    for (i = 0; i < GPUSORTI_MOST_MERGES; i++) up_to->merged[i] = gpusorti_merged(up_to->tile, i);
    if (gpusorti_rolls_tiles(ctx, blank)) {
        up_to->merges = gpusorti_min(most, GPUSORTI_MOST_MERGED);
    } else if (merges_from != 0 && merges_from <= merges_to &&
               request->key_bits >= 32) { /* others would be unpacked first */
        up_to->tile = up_to->merged[0] = gpusorti_min(up_to->tile, merges_from - 1);
        up_to->merges = merges_to;
    }
}

/* ---- planner ---- */
/* A single tile, sorted by one workgroup; or tiles, then dispatches that each merge some runs. */
static gpusorti_plan gpusorti_plan_tiles(const gpusort_context *ctx, const gpusorti_thresholds *up_to, gpusorti_plan plan) {
    const uint32_t n = plan.request.count;
    gpusorti_tiles *tiles = &plan.of.tiles;
    if (n > up_to->tile && n > up_to->merges) return gpusorti_no_plan(plan, "there are too many elements");
    plan.rolled = gpusorti_rolls_tiles(ctx, &plan);
    plan.shape = gpusorti_tile_shape(ctx, &plan);
    if (!gpusorti_has_plan(&plan)) return gpusorti_no_plan(plan, GPUSORTI_NO_SHAPE);
    while (n > up_to->merged[tiles->merges] && n > up_to->tile) tiles->merges++;
    return plan;
}

/* ---- numbers and scratch ---- */
/* The shortest runs that so many merges make one of: short runs are sorted by more workgroups. merge_tiles.comp divides
 * them by its tile. */
static uint32_t gpusorti_merged_run(const gpusorti_plan *plan) {
    uint32_t run = gpusorti_tile(plan);
    while (run / 2 >= gpusorti_shape_tile(&plan->merge) &&
           gpusorti_merged(run / 2, plan->of.tiles.merges) >= plan->request.count)
        run /= 2;
    return run;
}

/* The first step reads the input in place, unless only one of the two arrays is its own second copy. */
static void gpusorti_read_given_tiles(gpusorti_plan *plan) {
    const int over = plan->over_keys || plan->over_values;
    const int reads = gpusorti_binds_apart(plan) && (!over || gpusorti_overwrites_all(plan));
    gpusorti_read_given(plan, reads, reads);
}

/* Keys that must stay as they are can be sorted where they lie if only the last step writes to the caller's array. */
static void gpusorti_number_tiles(const gpusort_context *ctx, gpusorti_plan *plan) {
    const uint32_t merges = plan->of.tiles.merges;
    const int keep = (plan->request.flags & GPUSORT_KEEP_KEYS) != 0;
    (void)ctx;
    gpusorti_place_keys(plan, merges != 0, merges != 0 && (keep ? merges != 1 : plan->request.key_bits < 32));
    plan->span = plan->of.tiles.run = merges ? gpusorti_merged_run(plan) : gpusorti_tile(plan);
    gpusorti_read_given_tiles(plan);
}

/* ---- steps ---- */
static void gpusorti_start_tiles(gpusorti_walk *walk, uint64_t workgroups, int indirect, uint32_t mode) {
    const gpusorti_plan *plan = walk->plan;
    const enum gpusorti_kernel kernel = plan->rolled ? GPUSORTI_KERNEL_tile_sort_rolled : GPUSORTI_KERNEL_tile_sort;
    gpusorti_step *step = gpusorti_start_step(walk, kernel, &plan->shape, workgroups, indirect);
    step->push.args.tiles.mode = mode;
    step->push.args.tiles.run = plan->of.tiles.run;
}

/* The tiles as they are given. Where that is also the second copy, they are sorted in place. */
static void gpusorti_start_given_tiles(gpusorti_walk *walk, uint64_t workgroups, uint32_t mode) {
    gpusorti_step *step = &walk->step;
    gpusorti_start_tiles(walk, workgroups, GPUSORTI_SIZE_TILES, mode | GPUSORTI_TILE_ENCODE);
    if ((mode & GPUSORTI_TILE_TO_ALT) && gpusorti_overwrites_all(walk->plan)) {
        step->bindings[GPUSORTI_BIND_KEYS] = step->bindings[GPUSORTI_BIND_ALT];
        step->bindings[GPUSORTI_BIND_VALUES] = step->bindings[GPUSORTI_BIND_VALUES_ALT];
        step->push.args.tiles.mode &= ~(uint32_t)GPUSORTI_TILE_TO_ALT;
    } else if (mode & GPUSORTI_TILE_TO_ALT) gpusorti_bind_input(walk);
    else if (gpusorti_bind_input_and_output(walk)) walk->step.push.args.tiles.mode |= GPUSORTI_TILE_TO_ALT;
}

/* Each merge moves all elements from the caller's arrays to scratch or back. The tiles are stored where the last merge
 * then ends in the caller's arrays. */
static void gpusorti_walk_merges(gpusorti_walk *walk) {
    const gpusorti_plan *plan = walk->plan;
    const uint64_t workgroups = gpusorti_ceil_div(plan->request.count, gpusorti_shape_tile(&plan->merge));
    uint32_t run = plan->of.tiles.run, left = plan->of.tiles.merges;
    GPUSORT_ASSERT(left == 0 || run % gpusorti_shape_tile(&plan->merge) == 0);
    gpusorti_start_given_tiles(walk, gpusorti_ceil_div(plan->request.count, plan->of.tiles.run),
                               left == 0 ? GPUSORTI_TILE_DECODE : left % 2 ? GPUSORTI_TILE_TO_ALT : 0);
    gpusorti_visit_step(walk);
    for (; left > 0; left--, run *= GPUSORTI_MERGE_WAYS) {
        gpusorti_step *step = gpusorti_start_step(walk, GPUSORTI_KERNEL_merge_tiles, &plan->merge, workgroups,
                                                  GPUSORTI_SIZE_MERGES);
        step->push.args.tiles.mode = left == 1 ? GPUSORTI_TILE_DECODE : left % 2 ? 0 : GPUSORTI_TILE_TO_ALT;
        step->push.args.tiles.run = run;
        gpusorti_visit_step(walk);
    }
}
/* begin part methods/buckets */
/* ---- >>buckets: small counts of more elements: tiles, and buckets across them ---- */
/* Tiles are sorted, each a run. Splitters cut all runs at the same keys. What lies between two splitters, in all runs, is a
 * bucket: one workgroup of tile_sort.comp collects and sorts it. Ten keys in runs of five, three buckets:
 *
 *   given       5 0 8 2 9 | 1 7 3 6 4
 *   tile_sort   0 2 5 8 9 | 1 3 4 6 7     and samples of each run: 0 5 | 1 4
 *   split_runs  ranks the samples: 0 1 4 5; splitters, the last elements of buckets: 1 5
 *               0, 2 5, 8 9 | 1, 3 4, 6 7     slices of the runs
 *   tile_sort   0 1 | 2 3 4 5 | 6 7 8 9
 *
 * A bucket has more or fewer elements by chance. The average is far enough below a tile that hardly any bucket has more, and
 * a workgroup sorts one that has more in parts.
 *   bucket    what one workgroup collects from all runs; slice: what it takes of one run
 *   splitter  a sample between two buckets: its key, its run, and where each run has it */

/* ---- counts ---- */
/* Samples that split_runs.comp has room for: a power of two; 0: too few. */
static uint32_t gpusorti_sample_table(const gpusort_context *ctx, const gpusorti_plan *plan) {
    const gpusorti_shape shape = gpusorti_shape_of(1, 1, GPUSORTI_MAX_RUNS * GPUSORTI_RUN_SAMPLES);
    gpusorti_spec spec = gpusorti_spec_of(plan, &shape);
    while (!gpusorti_kernel_has_room(ctx, GPUSORTI_KERNEL_split_runs, &spec)) spec.variant /= 2;
    return spec.variant >= GPUSORTI_MAX_RUNS ? spec.variant : 0;
}

/* The most elements that buckets sort; 0: the device has no room for them. */
static uint32_t gpusorti_bucketed(const gpusort_context *ctx, const gpusorti_plan *plan) {
    const uint32_t tile = gpusorti_tile(plan);
    if (tile < 2 * GPUSORTI_RUN_SAMPLES || gpusorti_sample_table(ctx, plan) == 0) return 0;
    return gpusorti_most_runs(&plan->request, tile, tile) * tile;
}

static void gpusorti_bucket_thresholds(const gpusort_context *ctx, const gpusorti_plan *blank, gpusorti_thresholds *up_to) {
    gpusorti_plan tiled = *blank;
    uint32_t i, most;
    if (blank->mode == GPUSORTI_ADDRESSES || gpusorti_rolls_tiles(ctx, blank)) return; /* split_runs.comp has no addresses */
    tiled.shape = gpusorti_tile_shape(ctx, blank);
    most = gpusorti_min(ctx->tuning.small_count, gpusorti_bucketed(ctx, &tiled));
    for (i = 0; i < GPUSORTI_RUN_SIZES; i++) {
        const uint32_t run = (uint32_t)GPUSORTI_RUN_SAMPLES << i;
        up_to->run[i] = gpusorti_min(most, gpusorti_most_runs(&blank->request, run, gpusorti_tile(&tiled)) * run);
    }
}

/* ---- planner ---- */
/* Runs are as short as the count allows. */
static gpusorti_plan gpusorti_plan_buckets(const gpusort_context *ctx, const gpusorti_thresholds *up_to,
                                           gpusorti_plan plan) {
    const uint32_t n = plan.request.count;
    uint32_t i = 0;
    while (i < GPUSORTI_RUN_SIZES && n > up_to->run[i]) i++;
    if (i == GPUSORTI_RUN_SIZES)
        return gpusorti_no_plan(plan, plan.mode == GPUSORTI_ADDRESSES ? "its kernels need bound buffers"
                                                                      : "there are too many elements");
    plan.shape = gpusorti_tile_shape(ctx, &plan);
    plan.of.tiles.run = (uint32_t)GPUSORTI_RUN_SAMPLES << i;
    return plan;
}

static void gpusorti_fit_buckets(const gpusort_context *ctx, gpusorti_plan *plan) {
    const uint32_t most = ctx->caps.max_invocations;
    plan->of.tiles.split_runs = gpusorti_shape_of(gpusorti_min(gpusorti_power_below(most), GPUSORTI_MOST_SIZE), 1,
                                                  gpusorti_sample_table(ctx, plan));
}

/* ---- numbers and scratch ---- */
/* Status: the samples of all runs, and the splitters. Only the last step writes keys to the caller's array. */
static void gpusorti_number_buckets(const gpusort_context *ctx, gpusorti_plan *plan) {
    const gpusorti_request *request = &plan->request;
    gpusorti_tiles *tiles = &plan->of.tiles;
    (void)ctx;
    gpusorti_place_keys(plan, 1, !(request->flags & GPUSORT_KEEP_KEYS) && request->key_bits < 32);
    tiles->bucket = gpusorti_average_bucket(tiles->run, gpusorti_tile(plan));
    plan->span = tiles->run;
    plan->needs.status = 4 * ((uint64_t)GPUSORTI_MAX_RUNS * GPUSORTI_RUN_SAMPLES * request->key_words +
                              gpusorti_ceil_div(request->count, tiles->bucket) * GPUSORTI_SPLITTER_WORDS);
    gpusorti_read_given_tiles(plan);
}

/* ---- steps ---- */
static void gpusorti_visit_buckets(gpusorti_walk *walk) {
    gpusorti_tiles_args *args = &walk->step.push.args.tiles;
    args->run = walk->plan->of.tiles.run;
    args->bucket = walk->plan->of.tiles.bucket;
    gpusorti_visit_step(walk);
}

static void gpusorti_walk_buckets(gpusorti_walk *walk) {
    const gpusorti_plan *plan = walk->plan;
    const uint64_t samples = plan->request.count / (plan->of.tiles.run / GPUSORTI_RUN_SAMPLES),
                   workgroups = gpusorti_ceil_div(samples, GPUSORTI_RANKED_SAMPLES);
    gpusorti_start_given_tiles(walk, gpusorti_ceil_div(plan->request.count, plan->of.tiles.run),
                               GPUSORTI_TILE_TO_ALT | GPUSORTI_TILE_SAMPLES);
    gpusorti_visit_buckets(walk);
    gpusorti_start_step(walk, GPUSORTI_KERNEL_split_runs, &plan->of.tiles.split_runs, workgroups, -1);
    gpusorti_visit_buckets(walk);
    gpusorti_start_tiles(walk, gpusorti_ceil_div(plan->request.count, plan->of.tiles.bucket), -1,
                         GPUSORTI_TILE_DECODE | GPUSORTI_TILE_BUCKET);
    gpusorti_visit_buckets(walk);
}
/* begin part methods/selection */
/* ---- >>selection: the first k of one array, of rows or of segments, without sorting the rest ---- */
/* Segments of up to some hundreds of elements: first_few.comp, a subgroup each, where k is small. Others: first_k.comp, a
 * workgroup each. It keeps what does not pass a pivot, a key and a place among equals. It lowers the pivot when that is too
 * much:
 *
 *   given     50 08 82 27 91 13 74 36 65 49     the first three, tiles of five, room for four
 *   tile 1    keeps 50 08 27 91 ..: too much; of 50 08 82 27 91 the first three do not pass 50: keeps 50 08 27
 *   tile 2    of 13 74 36 65 49 keeps 13 36 49: too much; of these six the first three do not pass 27: keeps 08 27 13
 *   sorts     08 13 27
 *
 * Where there are few long segments, several workgroups leave candidates of each. first_k.comp finds the first k among them:
 * span by span, each the first k of its own; or, where k is too great for that, first_filter.comp keeps what does not pass a
 * pivot from a sample, chosen so that it hardly ever keeps too few. If it does, or too many, first_k.comp goes through all.
 *
 * In any order, where k is too great for shared memory: select_any.comp, a step a digit from the highest on. Each step
 * counts by its digit the keys that agree with the k-th one so far, and stores those that come before it:
 *
 *   given    50 08 82 27 91 13 74 36 65 49     the first four: the highest digits 0, 1, 2 have one each, 3 the fourth
 *   step 1   counts highest digits: 1 1 1 1 1 ..  ->  the fourth key begins with 3
 *   step 2   stores 08 27 13, and counts the lowest digits of those that begin with 3
 *   step 3   stores 36
 *
 *   candidate  an element that may be among the first k, see shaders/selection/first_segments.glsl
 *   pivot      a key, and a place among equals, that elements to keep do not pass
 *   span       tiles that one workgroup goes over */
enum {
    GPUSORTI_FEW_WANTED = 16,    /* by first_few.comp: a round each */
    GPUSORTI_FEWEST_OF_LANE = 4, /* items of an invocation of first_few.comp, or twice as many */
    GPUSORTI_SPAN_PARTS = 64,    /* a tile leaves one of so many elements, or fewer, as candidates */
    GPUSORTI_MOST_READ_AGAIN = 1 << 23,
    GPUSORTI_DIRECT_TILES = 2 /* of one workgroup, even if the others have nothing to do */
};

/* ---- shapes and words of counts ---- */
enum gpusorti_first { GPUSORTI_FIRST_SHORT, GPUSORTI_FIRST_MIDDLE, GPUSORTI_FIRST_LONG, GPUSORTI_FIRST_LEFT };

/* Of first_k.comp: for rows of hundreds of elements, of thousands, for longer ones, and for candidates. It has shared memory
 * for the fourth part of a tile, or for all candidates. */
static gpusorti_shape gpusorti_first_shape(const gpusort_context *ctx, const gpusorti_plan *plan,
                                           enum gpusorti_first which, uint32_t variant) {
    static const uint32_t parts[] = {8, 4, 1, 1};
    gpusorti_shape shape = ctx->tuning.select;
    if (!gpusorti_has_shape(&shape)) return shape;
    shape.workgroup_size = gpusorti_max(gpusorti_power_below(shape.workgroup_size) / parts[which],
                                        GPUSORTI_SIZE_UNIT);
    if (which == GPUSORTI_FIRST_SHORT) shape.items = gpusorti_max(shape.items / 2, GPUSORTI_FEWEST_SORTED_ITEMS);
    if (which == GPUSORTI_FIRST_LEFT) shape.items = GPUSORTI_FEWEST_SORTED_ITEMS;
    shape.variant = variant;
    if (which != GPUSORTI_FIRST_LEFT) shape.variant |= 2u << GPUSORTI_VARIANT_SHARE;
    if (plan->request.any_order && !(variant & (GPUSORTI_VARIANT_SAMPLE | GPUSORTI_VARIANT_SPANS)))
        shape.variant |= GPUSORTI_VARIANT_ANY_ORDER;
    return gpusorti_fit_shape(ctx, plan, shape, &gpusorti_first_demands);
}

/* The greatest limit for which it has room: it lowers its pivot to one and a half times as many elements. */
static uint32_t gpusorti_first_limit(const gpusorti_shape *shape) {
    return (gpusorti_shape_tile(shape) >> (shape->variant >> GPUSORTI_VARIANT_SHARE & GPUSORTI_MOST_SHARE)) / 3 * 2;
}

/* first_few.comp needs full subgroups of a known size. */
static gpusorti_shape gpusorti_few_shape(const gpusort_context *ctx, const gpusorti_plan *plan, uint32_t which) {
    const gpusorti_shape none = {0, 0, 0};
    gpusorti_shape shape = gpusorti_shape_of(128, (uint32_t)GPUSORTI_FEWEST_OF_LANE << which, 0);
    if (!plan->lanes.operations) return none;
    shape = gpusorti_fit_shape(ctx, plan, shape, &gpusorti_few_demands);
    return gpusorti_pinned(&plan->lanes, shape.workgroup_size) ? shape : none;
}

/* Workgroups of select_any.comp hide what others wait for, and so are small; those of first_filter.comp as well. */
static gpusorti_shape gpusorti_spanning_shape(const gpusort_context *ctx, const gpusorti_plan *plan,
                                              const gpusorti_demands *demands) {
    gpusorti_shape shape = ctx->tuning.select;
    shape.workgroup_size = gpusorti_min(shape.workgroup_size, 256);
    if (demands == &gpusorti_filter_demands)
        shape.items = gpusorti_min(shape.items, 8);
    else if (plan->request.segmentation == GPUSORTI_ONE_ARRAY)
        shape.variant = GPUSORTI_VARIANT_ARRAY;
    return gpusorti_has_shape(&shape) ? gpusorti_fit_shape(ctx, plan, shape, demands) : shape;
}

/* select_any.comp: bits of a digit. */
static uint32_t gpusorti_unordered_digit_bits(const gpusorti_request *request) {
    return request->segmentation == GPUSORTI_ONE_ARRAY ? GPUSORTI_SELECT_ARRAY_BITS : GPUSORTI_SELECT_ROW_BITS;
}

/* select_any.comp: words of a row. */
static uint32_t gpusorti_unordered_words(const gpusorti_request *r) {
    return GPUSORTI_SELECT_COUNTS + ((uint32_t)GPUSORTI_SELECT_STEPS << gpusorti_unordered_digit_bits(r));
}

/* Elements of the longest segment. */
static uint32_t gpusorti_longest(const gpusorti_request *r) {
    return r->segmentation == GPUSORTI_ROWS ? gpusorti_min(r->segment_size, r->count) : r->count;
}

/* ---- counts and limits ---- */
static void gpusorti_selection_thresholds(const gpusort_context *ctx, const gpusorti_plan *blank,
                                          gpusorti_thresholds *up_to) {
    const gpusorti_request *request = &blank->request;
    const gpusorti_shape left = gpusorti_first_shape(ctx, blank, GPUSORTI_FIRST_LEFT, 0);
    uint32_t limits[GPUSORTI_FIRST_SHAPES], i;
    if (request->limit == 0 || !gpusorti_asks_for(request, GPUSORT_AUTO)) return;
    for (i = 0; i < GPUSORTI_FIRST_SHAPES; i++) {
        const gpusorti_shape shape = gpusorti_first_shape(ctx, blank, (enum gpusorti_first)i, 0);
        up_to->first[i] = gpusorti_shape_tile(&shape);
        limits[i] = gpusorti_first_limit(&shape);
    }
    if (up_to->first[0] == 0 || up_to->first[1] == 0 || up_to->first[2] == 0) return;
    up_to->limits.spans = gpusorti_min(up_to->first[2] / GPUSORTI_SPAN_PARTS, limits[2]);
    up_to->first[2] = gpusorti_saturated((uint64_t)GPUSORTI_DIRECT_TILES * up_to->first[2]);
    up_to->limits.first_short = limits[0];
    up_to->limits.first_middle = limits[1];
    up_to->limits.first = gpusorti_min(limits[2], gpusorti_first_limit(&left));
    for (i = 0; i < GPUSORTI_FEW_SHAPES; i++) {
        const gpusorti_shape few = gpusorti_few_shape(ctx, blank, i);
        up_to->few[i] = few.items * blank->lanes.size;
        if (up_to->few[i]) up_to->limits.few = gpusorti_min(blank->lanes.size, GPUSORTI_FEW_WANTED);
    }
    /* H200, 2026-11-28: 512 of 64 rows of 131,072 take .061 ms, by digits .084; 2,048 of 2^20 .040 and .031, of 2^24 .096
     * and .184. */
    if (request->any_order) up_to->limits.ordered = up_to->limits.first / 2;
    if (request->any_order) up_to->read_again = GPUSORTI_MOST_READ_AGAIN;
    for (i = 0; i < 2 && request->any_order; i++)
        up_to->counted[i] = 4 * GPUSORTI_COUNTED * gpusorti_unordered_words(request) /
                            (i ? GPUSORTI_FEW_COUNT_BYTES : GPUSORTI_COUNT_BYTES);
}

/* ---- planner ---- */
/* The kernels for segments that leave candidates. */
static void gpusorti_add_candidates(const gpusort_context *ctx, const gpusorti_thresholds *up_to,
                                    gpusorti_plan *plan) {
    gpusorti_selection *s = &plan->of.selection;
    const uint32_t invocations = ctx->tuning.select_invocations;
    s->direct = up_to->first[2];
    s->first_left = gpusorti_first_shape(ctx, plan, GPUSORTI_FIRST_LEFT, GPUSORTI_VARIANT_CANDIDATES);
    if (plan->request.limit <= up_to->limits.spans) {
        s->span_shape = gpusorti_first_shape(ctx, plan, GPUSORTI_FIRST_LONG, GPUSORTI_VARIANT_SPANS);
    } else {
        s->sample = gpusorti_first_shape(ctx, plan, GPUSORTI_FIRST_LONG, GPUSORTI_VARIANT_SAMPLE);
        s->filter = gpusorti_spanning_shape(ctx, plan, &gpusorti_filter_demands);
        s->most_spans = gpusorti_max(2 * invocations / s->filter.workgroup_size, 4);
    }
    s->most_workgroups = gpusorti_max(
        invocations / (gpusorti_has_shape(&s->sample) ? s->sample : s->span_shape).workgroup_size, 4);
    s->most_filtered = s->most_workgroups / 2;
}

static gpusorti_plan gpusorti_plan_unordered(const gpusort_context *ctx, const gpusorti_thresholds *up_to,
                                             gpusorti_plan plan) {
    const gpusorti_request *request = &plan.request;
    gpusorti_selection *s = &plan.of.selection;
    if (!request->any_order || request->segmentation == GPUSORTI_OFFSETS)
        return gpusorti_no_plan(plan, "the limit is too great");
    if (request->segmentation == GPUSORTI_ROWS &&
        request->segment_size <= up_to->counted[request->count > up_to->chained])
        return gpusorti_no_plan(plan, "so short rows have too many counts");
    s->select_any = gpusorti_spanning_shape(ctx, &plan, &gpusorti_select_demands);
    if (!gpusorti_has_shape(&s->select_any)) return gpusorti_no_plan(plan, GPUSORTI_NO_SHAPE);
    s->most_spans = gpusorti_max(ctx->tuning.select_invocations / s->select_any.workgroup_size, 4);
    plan.shape = s->select_any;
    return plan;
}

/* Rows take the kernels for their length, and segments of any length those for all lengths. */
static gpusorti_plan gpusorti_plan_selection(const gpusort_context *ctx, const gpusorti_thresholds *up_to,
                                             gpusorti_plan plan) {
    const gpusorti_request *request = &plan.request;
    const gpusorti_limits *limits = &up_to->limits;
    const int any_length = request->segmentation == GPUSORTI_OFFSETS,
              one = request->segmentation == GPUSORTI_ONE_ARRAY;
    const uint32_t n = gpusorti_longest(request), few = !any_length && n <= up_to->few[0] ? 0 : 1;
    const int is_few = request->segmentation == GPUSORTI_ROWS && n <= up_to->few[few] &&
                       request->limit <= limits->few;
    enum gpusorti_first which = GPUSORTI_FIRST_LONG;
    gpusorti_selection *s = &plan.of.selection;
    if (request->limit == 0) return gpusorti_no_plan(plan, "there is no limit");
    if (limits->first == 0) return gpusorti_no_plan(plan, GPUSORTI_NO_SHAPE);
    memset(s, 0, sizeof *s);
    if (request->limit > limits->first) return gpusorti_plan_unordered(ctx, up_to, plan);
    if (request->any_order && request->limit > limits->ordered && n > up_to->first[2] &&
        request->count <= up_to->read_again) {
        const gpusorti_plan unordered = gpusorti_plan_unordered(ctx, up_to, plan);
        if (gpusorti_has_plan(&unordered)) return unordered;
    }
    if (request->count > up_to->shortest_row && request->segmentation == GPUSORTI_ROWS && n <= up_to->few[1] &&
        request->limit > limits->few)
        return gpusorti_no_plan(plan, "so short rows are sorted sooner, several by a workgroup");
    if (!one && (n <= up_to->first[1] || any_length) && request->limit <= limits->first_middle)
        which = GPUSORTI_FIRST_MIDDLE;
    if (!one && n <= up_to->first[0] && request->limit <= limits->first_short) which = GPUSORTI_FIRST_SHORT;
    if (is_few || (any_length && request->limit <= limits->few)) s->few = gpusorti_few_shape(ctx, &plan, few);
    if (!is_few) s->first = gpusorti_first_shape(ctx, &plan, which, 0);
    if (n > up_to->first[2]) gpusorti_add_candidates(ctx, up_to, &plan);
    plan.shape = is_few ? s->few : s->first;
    return plan;
}

/* ---- numbers and scratch ---- */
/* Elements of a workgroup's span: whole tiles. */
static uint32_t gpusorti_span_of(const gpusorti_request *r, const gpusorti_selection *s,
                                 const gpusorti_shape *shape) {
    const uint32_t tile = gpusorti_shape_tile(shape);
    return tile * (uint32_t)gpusorti_ceil_div(gpusorti_ceil_div(r->count, tile), s->most_spans);
}

/* select_any.comp: the most spans that count for themselves: of one array, or of rows that have several. */
static uint64_t gpusorti_unordered_spans(const gpusorti_request *r, const gpusorti_selection *s) {
    return (uint64_t)s->most_spans << (r->segmentation != GPUSORTI_ONE_ARRAY);
}

/* select_any.comp: the most results of a segment, and of all; whether these go by way of the second copies. */
static uint32_t gpusorti_unordered_room(const gpusorti_request *r) {
    return gpusorti_min(r->limit, gpusorti_longest(r));
}

static uint64_t gpusorti_unordered_results(const gpusorti_request *r) {
    return gpusorti_lesser((uint64_t)gpusorti_segments_of(r) * gpusorti_unordered_room(r), r->count);
}

static int gpusorti_unordered_copies(const gpusorti_request *r) {
    return (~r->flags & (uint32_t)(GPUSORT_KEEP_KEYS | GPUSORT_WRITE_INDICES)) != 0;
}

/* Room for candidates. Of a span: one and a half times as many as are wanted. Of a row that is filtered: hardly ever too
 * little; so many more than are wanted as a pivot from a sample lets through. */
static uint64_t gpusorti_number_candidates(const gpusorti_request *r, gpusorti_selection *s) {
    const uint32_t segments = gpusorti_segments_of(r), longest = gpusorti_longest(r),
                   tile = gpusorti_shape_tile(&s->span_shape);
    const uint64_t least = 4 * (uint64_t)r->limit + 1024; /* of the shortest segment of any length */
    if (gpusorti_has_shape(&s->span_shape)) {
        const uint32_t tiles = (uint32_t)gpusorti_ceil_div(longest, tile);
        s->spans = gpusorti_max(gpusorti_min(tiles, s->most_workgroups / gpusorti_max(segments, 1)), 1);
        s->room = r->limit + r->limit / 2 + 32;
        if (s->spans > 1) s->way = GPUSORTI_FIRST_SPANS;
        return gpusorti_lesser((uint64_t)segments * tiles, s->most_workgroups) * s->room;
    }
    s->span = gpusorti_span_of(r, s, &s->filter);
    s->states = gpusorti_min(segments, s->most_filtered);
    if (segments <= s->most_filtered) s->way = GPUSORTI_FIRST_FILTERED;
    if (r->segmentation == GPUSORTI_OFFSETS) {
        for (s->room_shift = 0; (uint64_t)s->direct >> (s->room_shift + 1) >= least; s->room_shift++)
            ;
        return r->count >> s->room_shift;
    }
    s->room = (uint32_t)gpusorti_lesser(2 * (uint64_t)r->limit + longest / 256 + 4096, longest);
    return (uint64_t)s->states * s->room;
}

/* Whether all rows leave candidates, span by span, however short they turn out: then no later step reads given keys. */
static int gpusorti_leaves_all(const gpusorti_request *r, const gpusorti_selection *s) {
    return s->way == GPUSORTI_FIRST_SPANS && r->segmentation != GPUSORTI_OFFSETS;
}

/* Second copies: candidates, or results in any order that go to their places at last. */
static void gpusorti_number_selection(const gpusort_context *ctx, gpusorti_plan *plan) {
    const gpusorti_request *r = &plan->request;
    gpusorti_selection *s = &plan->of.selection;
    const uint64_t segments = gpusorti_segments_of(r);
    const int unordered = gpusorti_has_shape(&s->select_any);
    int given;
    (void)ctx;
    plan->packs_at_once = r->packs_indices;
    gpusorti_place_keys(plan, 0, !(r->flags & GPUSORT_KEEP_KEYS) && r->key_bits < 32);
    s->way = GPUSORTI_FIRST_ALONE;
    if (unordered) {
        s->span = gpusorti_span_of(r, s, &s->select_any);
        plan->needs.status = 4 * (segments * gpusorti_unordered_words(r) +
                                  (gpusorti_unordered_spans(r, s) << gpusorti_unordered_digit_bits(r)));
        plan->needs.alt_elements = gpusorti_unordered_copies(r) ? gpusorti_unordered_results(r) : 0;
        gpusorti_read_given(plan, 1, 1);
        return;
    }
    plan->needs.alt_words = 1;
    if (gpusorti_has_shape(&s->first_left)) plan->needs.alt_elements = gpusorti_number_candidates(r, s);
    plan->needs.status = 4 * (uint64_t)GPUSORTI_FIRST_STATE_WORDS * s->states;
    given = r->segmentation != GPUSORTI_OFFSETS && plan->mode == GPUSORTI_ADDRESSES; /* else what lies outside is copied */
    gpusorti_read_given(plan, given || gpusorti_leaves_all(r, s), given);
    if (r->segmentation == GPUSORTI_OFFSETS && gpusorti_has_shape(&s->first_left))
        plan->needs.begins = plan->needs.bases = 4 * (gpusorti_lesser(segments, s->most_filtered) + 1);
}

/* ---- steps ---- */
static void gpusorti_visit_copied_offsets(gpusorti_walk *walk, gpusort_range from, uint64_t to, uint32_t words) {
    const gpusorti_selection *s = &walk->plan->of.selection;
    gpusorti_start_copy_words(walk, from, to, gpusorti_min(words, s->most_filtered + 1));
    if (s->way == GPUSORTI_FIRST_ALONE) walk->step.workgroups = 0;
    gpusorti_visit_step(walk);
}

/* Offsets and ends of few segments go to the control block, as candidates take their bindings. */
static void gpusorti_walk_first_offsets(gpusorti_walk *walk) {
    const gpusorti_plan *plan = walk->plan;
    const gpusorti_request *r = &plan->request;
    if (r->segmentation != GPUSORTI_OFFSETS) return;
    if (plan->of.selection.way == GPUSORTI_FIRST_ALONE) gpusorti_walk_offsets(walk);
    if (!gpusorti_has_shape(&plan->of.selection.first_left)) return;
    gpusorti_visit_copied_offsets(walk, walk->args->segments, plan->layout.begins, r->segments + !r->has_ends);
    if (r->has_ends) gpusorti_visit_copied_offsets(walk, walk->args->segment_ends, plan->layout.bases, r->segments);
}

static void gpusorti_find_offsets(gpusorti_walk *walk, gpusorti_first_args *args) {
    const gpusorti_plan *plan = walk->plan;
    if (plan->of.selection.way != GPUSORTI_FIRST_ALONE) {
        args->offsets = gpusorti_control_word(plan, plan->layout.begins);
        args->ends = plan->request.has_ends ? 1 + gpusorti_control_word(plan, plan->layout.bases) : 0;
        return;
    }
    walk->step.range[GPUSORTI_BIND_ALT] = walk->step.range[GPUSORTI_BIND_VALUES_ALT] = 0;
    args->offsets = gpusorti_bind_offsets(walk);
    args->ends = gpusorti_bind_ends(walk);
    if (plan->joins_offsets && args->ends != 0) args->offsets = 0;
}

/* A kernel for segments of more than `least` elements, up to `most`. */
static void gpusorti_visit_first(gpusorti_walk *walk, enum gpusorti_kernel kernel, const gpusorti_shape *tuned,
                                 uint64_t workgroups, uint32_t least, uint32_t most) {
    const gpusorti_plan *plan = walk->plan;
    const gpusorti_request *request = &plan->request;
    const gpusorti_selection *s = &plan->of.selection;
    gpusorti_shape shape = *tuned;
    gpusorti_first_args *args;
    if (!gpusorti_has_shape(tuned)) return;
    if (plan->packs_at_once) shape.variant |= GPUSORTI_VARIANT_SIDE_BY_SIDE;
    args = &gpusorti_start_step(walk, kernel, &shape, workgroups, -1)->push.args.first;
    walk->step.push.values_alt_base = (uint32_t)((plan->layout.values_alt - plan->layout.keys_alt) / 4);
    walk->step.push.pass = s->way;
    args->segments = gpusorti_segments_of(request);
    args->size = gpusorti_row_size(request);
    if (request->segmentation == GPUSORTI_OFFSETS && workgroups != 0) gpusorti_find_offsets(walk, args);
    args->limit = request->limit;
    args->least = least;
    args->most = most;
    args->direct = gpusorti_leaves_all(request, s) ? 0 : s->direct;
    args->span = kernel == GPUSORTI_KERNEL_first_filter ? s->span : s->spans;
    args->room = s->room;
    args->room_shift = s->room_shift;
    if (tuned == &s->span_shape && gpusorti_leaves_all(request, s)) gpusorti_bind_input(walk);
    gpusorti_visit_step(walk);
}

/* Steps that this number of segments does not call for are there without workgroups, so that a preparation compiles all, and
 * counts their descriptor sets. */
static void gpusorti_walk_selection(gpusorti_walk *walk) {
    const gpusorti_plan *plan = walk->plan;
    const gpusorti_request *r = &plan->request;
    const gpusorti_selection *s = &plan->of.selection;
    const int any_length = r->segmentation == GPUSORTI_OFFSETS, left = s->way != GPUSORTI_FIRST_ALONE;
    const uint64_t segments = gpusorti_segments_of(r);
    const uint32_t few = s->few.items * plan->lanes.size,
                   few_side_by_side = few ? gpusorti_shape_tile(&s->few) / few : 1;
    gpusorti_walk_first_offsets(walk);
    gpusorti_visit_first(walk, GPUSORTI_KERNEL_first_few, &s->few, gpusorti_ceil_div(segments, few_side_by_side), 0,
                         few);
    gpusorti_visit_first(walk, GPUSORTI_KERNEL_first_k, &s->first, any_length || !left ? segments : 0,
                         any_length ? few : 0, left ? s->direct : UINT32_MAX);
    gpusorti_visit_first(walk, GPUSORTI_KERNEL_first_k, &s->span_shape, left ? segments * s->spans : 0,
                         any_length ? s->direct : 0, UINT32_MAX);
    gpusorti_visit_first(walk, GPUSORTI_KERNEL_first_k, &s->sample, left ? segments : 0, s->direct, UINT32_MAX);
    gpusorti_visit_first(walk, GPUSORTI_KERNEL_first_filter, &s->filter,
                         left ? gpusorti_ceil_div(r->count, gpusorti_max(s->span, 1)) : 0, 0, 0);
    gpusorti_visit_first(walk, GPUSORTI_KERNEL_first_k, &s->first_left, left ? segments : 0,
                         any_length ? s->direct : 0, UINT32_MAX);
}

/* ---- steps, in any order, see shaders/selection/select_any.comp ---- */
static void gpusorti_visit_unordered(gpusorti_walk *walk, uint32_t number, uint64_t elements,
                                     gpusorti_unordered_args args) {
    const gpusorti_plan *plan = walk->plan;
    const uint64_t rows = gpusorti_segments_of(&plan->request);
    gpusorti_shape shape = plan->of.selection.select_any;
    args.spans = (uint32_t)gpusorti_ceil_div(elements, args.span);
    if (plan->packs_at_once) shape.variant |= GPUSORTI_VARIANT_SIDE_BY_SIDE;
    gpusorti_start_step(walk, GPUSORTI_KERNEL_select_any, &shape, rows * args.spans, -1)->push.args.unordered = args;
    if (number <= args.digits + 1) gpusorti_bind_input(walk);
    walk->step.push.pass = number;
    gpusorti_visit_step(walk);
}

static void gpusorti_walk_unordered(gpusorti_walk *walk) {
    const gpusorti_plan *plan = walk->plan;
    const gpusorti_request *request = &plan->request;
    const uint32_t longest = gpusorti_longest(request);
    gpusorti_unordered_args args;
    uint32_t number;
    args.size = gpusorti_row_size(request);
    args.span = plan->of.selection.span;
    args.limit = request->limit;
    args.room = gpusorti_unordered_room(request);
    args.digits = (uint32_t)gpusorti_ceil_div(request->bit_count, gpusorti_unordered_digit_bits(request));
    args.apart = (uint32_t)gpusorti_is_apart(walk);
    gpusorti_visit_unordered(walk, 0, 1, args);
    for (number = 1; number <= args.digits + 1; number++) gpusorti_visit_unordered(walk, number, longest, args);
    args.span = gpusorti_shape_tile(&plan->of.selection.select_any);
    if (gpusorti_unordered_copies(request)) gpusorti_visit_unordered(walk, number, args.room, args);
}

static void gpusorti_walk_selected(gpusorti_walk *walk) {
    gpusorti_walk_no_indices(walk);
    if (gpusorti_has_shape(&walk->plan->of.selection.select_any))
        gpusorti_walk_unordered(walk);
    else
        gpusorti_walk_selection(walk);
}
/* begin part methods/segments */
/* ---- >>segments: many arrays side by side, sorted at once ---- */
/* segments.comp sorts short segments, as many in a workgroup as it has room for, and lists the others: for
 * segment_sort.comp, of which one workgroup sorts one segment of the list of shorter or of longer ones; and long ones, which
 * are cut into tiles. These are sorted by radix passes, those of all long segments in the same dispatches. Ten keys in four
 * segments, where short means up to two and a workgroup sorts three:
 *
 *   offsets       0 1 3 6 10
 *   given         7 | 5 2 | 9 0 4 | 8 1 6 3
 *   segments      7 | 2 5                        two lists: {2}, and long {3} in tiles of two: 8 1, 6 3
 *   segment_sort          | 0 4 9
 *   passes                        | 1 3 6 8
 *
 * Long segments, by one-sweep (chained): segment_histogram.comp counts all digits of each, segment_bases.comp adds them up,
 * and segment_pass.comp runs once for each digit, whose tiles wait for each other within their segment like a chain. By
 * count / scan / scatter: segment_count, segment_scan and segment_scatter for each digit. Passes come in pairs, which end
 * where they began. A single row that holds all elements is one array.
 *   list     what segments.comp leaves to another kernel
 *   owner    of a tile: its segment
 *   chunk    of the counts of long segments: those that a workgroup of segment_scan.comp scans */
enum {
    GPUSORTI_LONG_BATCH = GPUSORTI_SIZE_UNIT, /* segments per workgroup where it hardly sorts any itself, but lists them */
    GPUSORTI_MAX_CHUNKS = 512                 /* workgroups that scan the counts of long segments */
};

/* ---- counts ---- */
/* The most elements of a segment that is sorted beside others. */
static uint32_t gpusorti_most_small(const gpusorti_segments *s) {
    return gpusorti_min(gpusorti_shape_tile(&s->short_ones) / GPUSORTI_SMALL_SEGMENTS, gpusorti_shape_tile(&s->listed[0]));
}

/* The part of a plan with shapes for segments that a workgroup sorts; 0 where one does not fit the device. */
static int gpusorti_fit_short_segments(const gpusort_context *ctx, const gpusorti_plan *plan, gpusorti_segments *s) {
    gpusorti_shape shape = ctx->tuning.segments;
    memset(s, 0, sizeof *s);
    shape.variant = gpusorti_comparison(&plan->request);
    s->short_ones = gpusorti_fit_shape(ctx, plan, shape, &gpusorti_segments_demands);
    return gpusorti_fit_listed(ctx, plan, s->listed) && gpusorti_has_shape(&s->short_ones);
}

static void gpusorti_segment_thresholds(const gpusort_context *ctx, const gpusorti_plan *blank, gpusorti_thresholds *up_to) {
    const gpusorti_request *request = &blank->request;
    gpusorti_segments s;
    if (request->segmentation == GPUSORTI_ONE_ARRAY && request->limit == 0) return;
    if (!gpusorti_fit_short_segments(ctx, blank, &s)) return;
    if (request->segmentation == GPUSORTI_ROWS) up_to->shortest_row = request->shortest_row;
    up_to->small_segment = gpusorti_most_small(&s);
    up_to->listed[0] = gpusorti_shape_tile(&s.listed[0]);
    up_to->listed[1] = gpusorti_shape_tile(&s.listed[1]);
    up_to->chained = GPUSORTI_MOST_CHAINED;
}

/* ---- numbers and scratch ---- */
/* What so many segments of so many elements need, whatever the lengths: of long ones a row of counts for each tile, chained
 * ones of each pass as well. */
static void gpusorti_count_segments(const gpusorti_plan *plan, uint32_t count, uint32_t segments, gpusorti_segments *s,
                                    gpusorti_needs *needs) {
    const uint32_t tiles = count / gpusorti_tile(plan);
    const uint32_t base_words = s->chained ? plan->pass_count << plan->radix_bits : 0;
    s->most_small = gpusorti_most_small(s);
    s->list_room = s->has_listed[0] || s->has_listed[1] ? gpusorti_min(count / (s->most_small + 1), segments) : 0;
    s->long_segments = s->has_long ? gpusorti_min(count / (gpusorti_shape_tile(&s->listed[1]) + 1), segments) : 0;
    s->long_tiles = s->has_long ? (uint64_t)s->long_segments + tiles : 0;
    if (s->has_long && !s->chained) needs->control += 4 * (uint64_t)plan->pass_count * GPUSORTI_MAX_CHUNKS;
    needs->status = 4 * s->long_tiles << plan->radix_bits;
    needs->owners = 4 * GPUSORTI_OWNER_WORDS * s->long_tiles;
    needs->begins = 4 * (uint64_t)s->long_segments;
    needs->bases = 4 * (uint64_t)s->long_segments * base_words;
    needs->lists = 4 * GPUSORTI_LISTED_WORDS * GPUSORTI_LISTS * (uint64_t)s->list_room;
}

static void gpusorti_number_segments(const gpusort_context *ctx, gpusorti_plan *plan) {
    const gpusorti_request *r = &plan->request;
    gpusorti_segments *s = &plan->of.segments;
    int reads;
    (void)ctx;
    gpusorti_count_segments(plan, r->count, gpusorti_segments_of(r), s, &plan->needs);
    gpusorti_place_keys(plan, s->has_long, (r->flags & GPUSORT_KEEP_KEYS) || r->key_bits < 32);
    plan->clears_control = 1;
    reads = r->segmentation == GPUSORTI_ROWS && gpusorti_binds_apart(plan) && !plan->over_keys && !plan->over_values;
    gpusorti_read_given(plan, reads, reads);
}

/* ---- planner ---- */
static uint32_t gpusorti_segment_passes(const gpusorti_plan *plan) {
    const uint32_t passes = gpusorti_pass_count(plan);
    return passes + passes % 2;
}

/* Whether segments have few enough counts and lists, whatever their lengths. Digits of segments that are soon long ones
 * shrink until they have. */
static int gpusorti_counts_are_few(const gpusorti_thresholds *up_to, const gpusorti_plan *plan) {
    const uint32_t elements = 1u << 25,
                   most = plan->request.count <= up_to->chained ? GPUSORTI_COUNT_BYTES : GPUSORTI_FEW_COUNT_BYTES;
    gpusorti_plan counted = *plan;
    gpusorti_needs needs;
    gpusorti_layout layout;
    if (!plan->of.segments.has_long || plan->radix_bits == GPUSORTI_LEAST_RADIX_BITS) return 1;
    counted.pass_count = gpusorti_segment_passes(plan);
    memset(&needs, 0, sizeof needs);
    needs.control = GPUSORTI_CONTROL_SIZE;
    gpusorti_count_segments(&counted, elements, UINT32_MAX, &counted.of.segments, &needs);
    return gpusorti_lay_out_counts(&needs, &layout) <= (uint64_t)elements / GPUSORTI_COUNTED * most;
}

/* One-sweep's kernel for tiles of long segments. */
static gpusorti_plan gpusorti_fit_chained(const gpusort_context *ctx, const gpusorti_thresholds *up_to, gpusorti_plan plan) {
    const gpusorti_request *request = &plan.request;
    gpusorti_shape shape = ctx->tuning.chained[request->key_words - 1][request->value_words];
    if (!gpusorti_has_shape(&shape)) shape = gpusorti_onesweep_shape(ctx, up_to, request);
    plan = gpusorti_fit_sweep(ctx, plan, shape, &gpusorti_onesweep_demands);
    plan.shape.variant &= ~GPUSORTI_GROUPS(GPUSORTI_MOST_GROUPS);
    return plan;
}

static gpusorti_plan gpusorti_plan_chained(const gpusort_context *ctx, const gpusorti_thresholds *up_to,
                                           gpusorti_plan plan) {
    const char *const why_not = gpusorti_why_no_sweep(ctx, &plan.request);
    if (why_not) return gpusorti_no_plan(plan, why_not);
    plan.of.segments.chained = 1;
    plan.mode = plan.reach.sweep;
    return gpusorti_fit_digits(ctx, up_to, plan, gpusorti_fit_chained, gpusorti_counts_are_few);
}

/* Short segments by workgroups, long ones by radix passes, all of them at once. Where one row has room for all elements
 * there is one array. */
static gpusorti_plan gpusorti_plan_segments(const gpusort_context *ctx, const gpusorti_thresholds *up_to,
                                            gpusorti_plan plan) {
    const gpusorti_request *request = &plan.request;
    const uint32_t n = request->count;
    const uint32_t longest = request->segmentation == GPUSORTI_ROWS ? request->segment_size : UINT32_MAX;
    gpusorti_segments *s = &plan.of.segments;
    gpusorti_plan fitted;
    if (request->segmentation == GPUSORTI_ONE_ARRAY) return gpusorti_no_plan(plan, "there are no segments");
    if (n <= up_to->shortest_row) return gpusorti_no_plan(plan, "one row holds all elements");
    if (!gpusorti_fit_short_segments(ctx, &plan, s)) return gpusorti_no_plan(plan, GPUSORTI_NO_SHAPE);
    s->has_listed[0] = longest > up_to->small_segment && n > up_to->small_segment;
    s->has_listed[1] = longest > up_to->listed[0] && n > up_to->listed[0];
    s->has_long = longest > up_to->listed[1] && n > up_to->listed[1];
    fitted = gpusorti_plan_chained(ctx, up_to, plan);
    if (gpusorti_asks_for(request, GPUSORT_ONESWEEP) && !gpusorti_has_plan(&fitted)) return fitted;
    if (!gpusorti_has_plan(&fitted) || n > up_to->chained)
        fitted = gpusorti_plan_scatter(ctx, up_to, plan, gpusorti_counts_are_few);
    return fitted;
}

static void gpusorti_fit_segments(const gpusort_context *ctx, gpusorti_plan *plan) {
    gpusorti_segments *s = &plan->of.segments;
    plan->pass_count = gpusorti_segment_passes(plan);
    if (s->chained) plan->shape.variant |= GPUSORTI_STALL(ctx->forced.stall);
    s->scan = gpusorti_reduce_shape(ctx, plan, ctx->tuning.scan, &gpusorti_scan_demands);
}

/* ---- steps ---- */
/* How many segments a workgroup sorts side by side: as many as fill its tile on average. Each is padded to a power of
 * two. */
static uint32_t gpusorti_batch(const gpusorti_plan *plan) {
    const gpusorti_request *request = &plan->request;
    const gpusorti_shape *shape = &plan->of.segments.short_ones;
    const uint32_t average = request->count / gpusorti_max(request->segments, 1);
    uint32_t padded = shape->items;
    if (request->segmentation == GPUSORTI_ROWS)
        while (padded < request->segment_size && padded < gpusorti_shape_tile(shape)) padded *= 2;
    else
        padded = gpusorti_max(padded, average + average / 2);
    if (padded > plan->of.segments.most_small) return GPUSORTI_LONG_BATCH;
    return gpusorti_max(gpusorti_min(gpusorti_shape_tile(shape) / padded, shape->workgroup_size), 1);
}

/* Sorts the short ones, and lists the others for the kernels that follow. */
static void gpusorti_walk_small_segments(gpusorti_walk *walk) {
    const gpusorti_plan *plan = walk->plan;
    const gpusorti_segments *s = &plan->of.segments;
    const gpusorti_request *request = &plan->request;
    const uint32_t segments = gpusorti_segments_of(request), batch = gpusorti_batch(plan);
    gpusorti_step *step = gpusorti_start_step(walk, GPUSORTI_KERNEL_segments, &s->short_ones,
                                              gpusorti_ceil_div(segments, batch), -1);
    gpusorti_segments_args *args = &step->push.args.segments;
    args->segments = segments;
    args->size = gpusorti_row_size(request);
    step->range[GPUSORTI_BIND_ALT] = step->range[GPUSORTI_BIND_VALUES_ALT] = 0;
    step->push.pass = gpusorti_bind_input_and_output(walk);
    args->offsets = gpusorti_bind_offsets(walk);
    args->ends = gpusorti_bind_ends(walk);
    if (plan->joins_offsets && args->ends != 0) args->offsets = 0;
    args->batch = batch;
    args->shorter = gpusorti_shape_tile(&s->listed[0]);
    args->longer = gpusorti_shape_tile(&s->listed[1]);
    args->lists = gpusorti_control_word(plan, plan->layout.lists);
    args->list_room = s->list_room;
    args->owners = gpusorti_control_word(plan, plan->layout.owners);
    args->begins = gpusorti_control_word(plan, plan->layout.begins);
    args->bases = s->chained ? gpusorti_control_word(plan, plan->layout.bases) : 0;
    args->long_room = s->long_segments;
    args->tile = gpusorti_tile(plan);
    args->tile_room = (uint32_t)s->long_tiles;
    gpusorti_visit_step(walk);
}

static void gpusorti_walk_listed(gpusorti_walk *walk) {
    const gpusorti_plan *plan = walk->plan;
    const gpusorti_segments *s = &plan->of.segments;
    uint32_t list;
    for (list = 0; list < GPUSORTI_LISTS; list++) {
        gpusorti_step *step;
        if (!s->has_listed[list]) continue;
        step = gpusorti_start_step(walk, GPUSORTI_KERNEL_segment_sort, &s->listed[list], 1, -1);
        step->push.pass = gpusorti_bind_input_and_output(walk);
        step->push.args.list.list = list;
        step->push.args.list.lists = gpusorti_control_word(plan, plan->layout.lists);
        step->push.args.list.list_room = s->list_room;
        step->indirect = GPUSORTI_SIZE_LISTS + GPUSORTI_SIZE_WORDS * (int)list;
        gpusorti_visit_step(walk);
    }
}

/* A step over all tiles of long segments, or, of two kernels, over their counts. */
static void gpusorti_visit_long(gpusorti_walk *walk, enum gpusorti_kernel kernel, const gpusorti_shape *shape,
                                uint32_t pass, const gpusorti_long_segments_args *args) {
    gpusorti_step *step = gpusorti_start_step(walk, kernel, shape, args->chunks, -1);
    if (pass == 0) gpusorti_bind_input(walk);
    step->push.pass = pass;
    step->push.args.long_segments = *args;
    if (kernel != GPUSORTI_KERNEL_segment_scan)
        step->indirect = kernel == GPUSORTI_KERNEL_segment_bases ? GPUSORTI_SIZE_BASES : GPUSORTI_SIZE_LONG;
    gpusorti_visit_step(walk);
}

static gpusorti_long_segments_args gpusorti_long_segments_args_of(const gpusorti_plan *plan, const gpusorti_shape *scan) {
    const gpusorti_segments *s = &plan->of.segments;
    const uint64_t words = s->long_tiles << plan->radix_bits;
    uint64_t chunk = gpusorti_shape_tile(scan);
    gpusorti_long_segments_args args;
    chunk *= gpusorti_ceil_div(words, GPUSORTI_MAX_CHUNKS * chunk);
    args.owners = gpusorti_control_word(plan, plan->layout.owners);
    args.begins = gpusorti_control_word(plan, plan->layout.begins);
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
    const gpusorti_segments *s = &plan->of.segments;
    const enum gpusorti_kernel kernel = s->chained            ? GPUSORTI_KERNEL_segment_pass
                                        : plan->lanes.operations ? GPUSORTI_KERNEL_segment_scatter
                                                                 : GPUSORTI_KERNEL_segment_scatter_basic;
    const gpusorti_shape count = gpusorti_shape_of(plan->shape.workgroup_size, plan->shape.items, 0),
                         scan = gpusorti_shape_of(s->scan.workgroup_size, s->scan.items, 0);
    gpusorti_long_segments_args args = gpusorti_long_segments_args_of(plan, &scan);
    uint32_t pass;
    if (s->chained) {
        gpusorti_visit_long(walk, GPUSORTI_KERNEL_segment_histogram, &count, 0, &args);
        gpusorti_visit_long(walk, GPUSORTI_KERNEL_segment_bases, &scan, 0, &args);
    }
    for (pass = 0; pass < plan->pass_count; pass++) {
        args.flags = gpusorti_pass_flags(plan, pass);
        if (!s->chained) {
            gpusorti_visit_long(walk, GPUSORTI_KERNEL_segment_count, &count, pass, &args);
            gpusorti_visit_long(walk, GPUSORTI_KERNEL_segment_scan, &scan, pass, &args);
        }
        gpusorti_visit_long(walk, kernel, &plan->shape, pass, &args);
    }
}

static void gpusorti_walk_segments(gpusorti_walk *walk) {
    const gpusorti_segments *s = &walk->plan->of.segments;
    gpusorti_walk_offsets(walk);
    if (walk->plan->request.segmentation == GPUSORTI_OFFSETS) gpusorti_walk_no_indices(walk);
    gpusorti_walk_small_segments(walk);
    gpusorti_walk_listed(walk);
    if (s->has_long) gpusorti_walk_long_segments(walk);
}
/* begin part choose/ranges */
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
    const uint64_t offsets = gpusorti_offsets_size(r), ends = gpusorti_ends_size(r), wide = gpusorti_wide_size(r);
    const uint64_t alt = gpusorti_values_alt_in_scratch(plan);
    const uint64_t skew = gpusorti_greater(ctx->caps.offset_alignment, 4) - 4;
    const int merged = gpusorti_shares_binding(plan);
    const uint64_t most = plan->mode == GPUSORTI_ADDRESSES ? UINT64_MAX : ctx->caps.max_range;
    const gpusorti_extent extents[GPUSORTI_EXTENTS] = {
        {"keys", "", gpusorti_keys_size(r), most},
        {"values", gpusorti_packed_values(r) > r->count ? "limit values of each segment: " : "",
         gpusorti_values_size(r), most},
        {"segments", "from the aligned offset before them on, ", offsets ? offsets + skew : 0, most},
        {"segment_ends", "from the aligned offset before them on, ", ends ? ends + skew : 0, most},
        {"scratch", "counts and lists: ", l->keys - l->control, gpusorti_lesser(most, GPUSORTI_MOST_COUNTS)},
        {"scratch", "keys in words: ", gpusorti_unpacked_size(plan), most},
        {"scratch", "offsets and ends of segments: ", 2 * gpusorti_joined_offsets_size(plan), most},
        {"scratch", "indices: ", gpusorti_indices_size(plan), most},
        {"scratch", "the second copy of the keys: ", gpusorti_keys_alt_in_scratch(plan),
         gpusorti_lesser(most, GPUSORTI_MOST_COPIED(r->key_words))},
        {"scratch", merged ? "the second copies of keys and values: " : "the second copy of the values: ",
         merged && alt ? l->values_alt - l->keys_alt + alt : alt, most},
        {"scratch", merged ? "indices and rows of values: " : "rows of values: ",
         merged && wide ? l->wide - l->values + wide : wide, most},
    };
    memcpy(list, extents, sizeof extents);
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
    return gpusorti_fail(&ctx->callbacks, GPUSORT_ERROR_TOO_LARGE, "%s.%s: %s%llu bytes are over %s%llu%s",
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
/* begin part choose/choose */
/* ---- >>choose: from a call to its plan ---- */
/* The ways to sort. They are asked in this order: the first one that makes a plan is taken. */
static const gpusorti_method gpusorti_methods[] = {
    {"selection", GPUSORTI_BY(GPUSORT_AUTO), gpusorti_selection_thresholds, gpusorti_plan_selection, NULL,
     gpusorti_number_selection, gpusorti_walk_selected},
    {"segments",
     GPUSORTI_BY(GPUSORT_AUTO) | GPUSORTI_BY(GPUSORT_ONESWEEP) | GPUSORTI_BY(GPUSORT_COUNT_SCAN_SCATTER) |
         GPUSORTI_BY(GPUSORT_ODD_EVEN_MERGE),
     gpusorti_segment_thresholds, gpusorti_plan_segments, gpusorti_fit_segments, gpusorti_number_segments,
     gpusorti_walk_segments},
    {"tiles and merges", GPUSORTI_BY(GPUSORT_AUTO), gpusorti_tile_thresholds, gpusorti_plan_tiles, NULL,
     gpusorti_number_tiles, gpusorti_walk_merges},
    {"tiles and buckets", GPUSORTI_BY(GPUSORT_AUTO), gpusorti_bucket_thresholds, gpusorti_plan_buckets,
     gpusorti_fit_buckets, gpusorti_number_buckets, gpusorti_walk_buckets},
    {"one-sweep", GPUSORTI_BY(GPUSORT_AUTO) | GPUSORTI_BY(GPUSORT_ONESWEEP), gpusorti_pass_thresholds,
     gpusorti_plan_onesweep, gpusorti_fit_passes, gpusorti_number_passes, gpusorti_walk_by_passes},
    {"count / scan / scatter", GPUSORTI_BY(GPUSORT_AUTO) | GPUSORTI_BY(GPUSORT_COUNT_SCAN_SCATTER), NULL,
     gpusorti_plan_three_kernels, gpusorti_fit_passes, gpusorti_number_passes, gpusorti_walk_by_passes},
    {"odd-even merge", GPUSORTI_BY(GPUSORT_ODD_EVEN_MERGE), NULL, gpusorti_plan_network, NULL,
     gpusorti_number_network, gpusorti_walk_odd_even_merge},
};
enum { GPUSORTI_METHODS = sizeof gpusorti_methods / sizeof gpusorti_methods[0] };

/* Those of later methods come first, as earlier ones compare with them. */
static gpusorti_thresholds gpusorti_thresholds_of(const gpusort_context *ctx, const gpusorti_plan *blank) {
    gpusorti_thresholds up_to;
    int i;
    memset(&up_to, 0, sizeof up_to);
    up_to.indices = ctx->tuning.indices_to;
    for (i = GPUSORTI_METHODS - 1; i >= 0; i--)
        if (gpusorti_methods[i].thresholds) gpusorti_methods[i].thresholds(ctx, blank, &up_to);
    return up_to;
}

/* What is the same for every method. */
static gpusorti_plan gpusorti_complete_plan(const gpusort_context *ctx, const gpusorti_thresholds *up_to,
                                            const gpusorti_method *method, gpusorti_plan plan) {
    plan.method = method;
    plan.address_sums = plan.mode == GPUSORTI_ADDRESSES && plan.request.count > up_to->indices;
    plan.pass_count = gpusorti_pass_count(&plan);
    plan.merge = gpusorti_merge_shape(ctx, &plan);
    if (method->fit) method->fit(ctx, &plan);
    return gpusorti_plan_for(ctx, &plan, &plan.request);
}

/* too_large: see gpusorti_reach. */
static gpusorti_plan gpusorti_choose(const gpusort_context *ctx, const gpusorti_request *request, int too_large) {
    const gpusorti_plan blank = gpusorti_blank_plan(ctx, request, too_large);
    const gpusorti_thresholds up_to = gpusorti_thresholds_of(ctx, &blank);
    int i;
    for (i = 0; i < GPUSORTI_METHODS; i++) {
        const gpusorti_method *method = &gpusorti_methods[i];
        if (method->wanted & GPUSORTI_BY(request->algorithm)) {
            const gpusorti_plan plan = method->plan(ctx, &up_to, blank);
            if (gpusorti_has_plan(&plan)) return gpusorti_complete_plan(ctx, &up_to, method, plan);
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
    if (!gpusorti_has_plan(&plan) && gpusorti_asks_for(request, GPUSORT_ONESWEEP))
        return gpusorti_fail(&ctx->callbacks, GPUSORT_ERROR_UNSUPPORTED,
                             ctx->caps.layered
                                 ? "GPUSORT_ONESWEEP needs acquire and release, which atomics of Metal, Direct3D and other "
                                   "APIs below a layer may lack"
                                 : "GPUSORT_ONESWEEP needs subgroup operations (basic, ballot, arithmetic)");
    if (!gpusorti_has_plan(&plan))
        return gpusorti_fail(&ctx->callbacks, GPUSORT_ERROR_UNSUPPORTED,
                             "this device's workgroups are too small: %u invocations, %u bytes shared",
                             ctx->caps.max_invocations, ctx->caps.max_shared);
    *out = plan;
    return GPUSORT_OK;
}

/* AUTO, one array, no limit. */
static int gpusorti_is_plain_auto(const gpusorti_request *r) {
    return gpusorti_asks_for(r, GPUSORT_AUTO) && r->segmentation == GPUSORTI_ONE_ARRAY && r->limit == 0;
}

/* The request by the plans that are compiled soonest, tiles and merges: of one array. Narrow keys have them in host arrays
 * alone, as these plans take more scratch than their other ones. Where there are none the request stays as it is: then all
 * plans are compiled soonest. */
static gpusorti_request gpusorti_quick(const gpusorti_request *request) {
    gpusorti_request quick = *request;
    quick.merging = gpusorti_is_plain_auto(request) && (request->host_arrays || request->key_bits >= 32);
    return quick;
}

/* From checked arguments to a request, and the plan that makes. host_arrays: of gpusort_sort(). */
static gpusort_result gpusorti_resolve(const gpusort_context *ctx, const gpusort_cmd_args *args, int host_arrays,
                                       gpusorti_request *request, gpusorti_plan *plan) {
    *request = gpusorti_request_of(args, host_arrays);
    return gpusorti_make_plan(ctx, request, plan);
}
/* begin part choose/tour */
/* ---- >>tour: all plans between two requests, which differ in numbers alone ---- */
/* ---- how far a plan goes ---- */
/* The least of the thresholds that is not below n, if it is below `most`; else `most`. */
static uint32_t gpusorti_next_threshold(const uint32_t *thresholds, size_t count, uint32_t n, uint32_t most) {
    size_t i;
    for (i = 0; i < count; i++)
        if (thresholds[i] >= n && thresholds[i] < most) most = thresholds[i];
    return most;
}

/* Of counts. several: there are several segments, whatever the count from n on, so that the methods for one array are not
 * asked. */
#define GPUSORTI_ONE(member) most = gpusorti_next_threshold(&up_to->member, 1, n, most);
#define GPUSORTI_SEVERAL(member, count) most = gpusorti_next_threshold(up_to->member, count, n, most);
static uint32_t gpusorti_next_count(const gpusorti_thresholds *up_to, int several, uint32_t n, uint32_t most) {
    if (several) {
        GPUSORTI_SEVERAL_SEGMENTS(GPUSORTI_ONE, GPUSORTI_SEVERAL)
    } else {
        GPUSORTI_COUNT_THRESHOLDS(GPUSORTI_ONE, GPUSORTI_SEVERAL)
    }
    return most;
}

static uint32_t gpusorti_next_length(const gpusorti_thresholds *up_to, uint32_t n, uint32_t most) {
    GPUSORTI_ROW_THRESHOLDS(GPUSORTI_ONE, GPUSORTI_SEVERAL)
    return most;
}
#undef GPUSORTI_ONE
#undef GPUSORTI_SEVERAL

static uint32_t gpusorti_next_limit(const gpusorti_limits *limits, uint32_t n, uint32_t most) {
#define GPUSORTI_ONE(member) most = gpusorti_next_threshold(&limits->member, 1, n, most);
    GPUSORTI_LIMIT_THRESHOLDS(GPUSORTI_ONE)
#undef GPUSORTI_ONE
    return most;
}

/* The numbers of a request at which plans change. */
typedef enum gpusorti_number { GPUSORTI_COUNTS, GPUSORTI_LIMITS, GPUSORTI_ROW_LENGTHS } gpusorti_number;

/* The same for such a number of a request, of plans that are too large to be bound and, unless this one is, of others. */
static uint32_t gpusorti_next_change(const gpusort_context *ctx, const gpusorti_request *request, int too_large,
                                     gpusorti_number number, uint32_t most) {
    for (; too_large <= 1; too_large++) {
        const gpusorti_plan blank = gpusorti_blank_plan(ctx, request, too_large);
        const gpusorti_thresholds up_to = gpusorti_thresholds_of(ctx, &blank);
        const int several = request->segmentation != GPUSORTI_ONE_ARRAY && request->count > up_to.shortest_row;
        if (number == GPUSORTI_LIMITS)
            most = gpusorti_next_limit(&up_to.limits, request->limit, most);
        else if (number == GPUSORTI_ROW_LENGTHS)
            most = gpusorti_next_length(&up_to, request->segment_size, most);
        else
            most = gpusorti_next_count(&up_to, several, request->count, most);
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
 * which takes the most scratch; what holds for it holds for the whole range. All requests between `least` and `most` have
 * these plans. Those with fewer segments need less scratch and can be bound up to a greater count. Between the two counts
 * both forms, bound and by addresses, are visited. The scratch of all has to be bound, else the result is TOO_LARGE. */
static gpusort_result gpusorti_each_count(const gpusort_context *ctx, const gpusorti_request *least,
                                          const gpusorti_request *most, int too_large, gpusorti_visit_plan visit,
                                          void *user) {
    gpusorti_request from = *least, to = *most;
    gpusort_result result = GPUSORT_OK;
    uint64_t count;
    for (count = least->count; count <= most->count && result == GPUSORT_OK; count++) {
        gpusorti_plan plan, of_least, last;
        uint32_t end, fitting;
        to.count = (uint32_t)count;
        plan = gpusorti_choose(ctx, &to, too_large);
        end = gpusorti_last_count(ctx, &plan, most->count);
        of_least = gpusorti_plan_for(ctx, &plan, least);
        fitting = gpusorti_fitting_count(ctx, &of_least, (uint32_t)count, end);
        if (gpusorti_has_plan(&plan) && fitting >= count) {
            last = gpusorti_plan_at(ctx, &plan, fitting);
            GPUSORT_ASSERT(last.layout.end >= plan.layout.end); /* scratch only grows */
            result = visit(user, &last);
        }
        fitting = gpusorti_fitting_count(ctx, &plan, (uint32_t)count, end);
        if (gpusorti_has_plan(&plan) && fitting < end && result == GPUSORT_OK) {
            last = gpusorti_plan_at(ctx, &plan, end);
            from.count = fitting + 1;
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
/* begin part choose/walk */
/* ---- >>walk: the steps of a plan, in their order ---- */
/* Visits the steps of a sort in the order of their execution. */
static gpusort_result gpusorti_walk_steps(const gpusorti_plan *plan, const gpusort_cmd_args *caller,
                                          gpusorti_visit visit, void *user) {
    gpusort_cmd_args args = *caller;
    gpusorti_walk walk;
    GPUSORT_ASSERT(gpusorti_has_plan(plan) && plan->request.count != 0);
    if (caller->keys_out.buffer) args.keys = caller->keys_out;
    if (caller->values_out.buffer) args.values = caller->values_out;
    memset(&walk, 0, sizeof walk);
    walk.plan = plan;
    walk.caller = caller;
    walk.args = &args;
    walk.visit = visit;
    walk.user = user;
    walk.common = gpusorti_common_step(plan, caller, &args);
    walk.common.given.keys = walk.common.bindings[GPUSORTI_BIND_KEYS];
    walk.common.given.values = walk.common.bindings[GPUSORTI_BIND_VALUES];
    if (plan->reads_given[GPUSORTI_BIND_KEYS] && !plan->unpacked) walk.common.given.keys = caller->keys;
    if (plan->reads_given[GPUSORTI_BIND_VALUES] && gpusorti_reads_values(&plan->request))
        walk.common.given.values = caller->values;
    gpusorti_walk_copies(&walk);
    if (plan->clears_control || (plan->request.gpu_count && plan->needs.control != 0)) gpusorti_walk_begin(&walk);
    gpusorti_walk_first(&walk);
    plan->method->walk(&walk);
    gpusorti_walk_last(&walk);
    return walk.result;
}
/* begin part record/pipelines */
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
                                                    enum gpusorti_build build, const gpusorti_spec *spec) {
    uint32_t i;
    for (i = 0; i < count; i++) {
        const gpusorti_pipeline *p = gpusorti_pipeline_at(ctx, i);
        if (p->build == build && memcmp(&p->spec, spec, sizeof *spec) == 0) return p;
    }
    return NULL;
}

/* From any thread. */
static const gpusorti_pipeline *gpusorti_find_pipeline(const gpusort_context *ctx, enum gpusorti_build build,
                                                       const gpusorti_spec *spec) {
    return gpusorti_find_below(ctx, gpusorti_atomic_load(&ctx->pipeline_count), build, spec);
}

/* Notes a pipeline for gpusorti_compile_wanted(), unless there is one. */
static gpusort_result gpusorti_want_pipeline(gpusort_context *ctx, enum gpusorti_build build,
                                             const gpusorti_spec *spec, int addresses) {
    uint32_t count = ctx->pipeline_count + ctx->pipeline_wanted, i = count, block = gpusorti_block_of(&i);
    gpusorti_pipeline *p;
    if (gpusorti_find_below(ctx, count, build, spec)) return GPUSORT_OK;
    if (!ctx->pipelines[block]) {
        const size_t capacity = (size_t)GPUSORTI_FIRST_BLOCK << block;
        ctx->pipelines[block] = (gpusorti_pipeline *)gpusorti_alloc(&ctx->callbacks, capacity * sizeof *p, "pipelines");
        if (!ctx->pipelines[block]) return GPUSORT_ERROR_OUT_OF_HOST_MEMORY;
    }
    p = &ctx->pipelines[block][i];
    p->build = build;
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
    return gpusorti_info_of(one->build)->compile_first > gpusorti_info_of(other->build)->compile_first;
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

/* Gives the second values the binding of the second keys, on devices that bind four buffers. */
static void gpusorti_join_copies(uint32_t *words, uint32_t count) {
    enum { HEADER = 5, DECORATE = 4 << 16 | 71, BINDING = 33 }; /* of SPIR-V; an instruction begins with its length */
    uint32_t i;
    for (i = HEADER; i + 3 < count; i += gpusorti_max(words[i] >> 16, 1))
        if (words[i] == DECORATE && words[i + 2] == BINDING && words[i + 3] == GPUSORTI_BIND_VALUES_ALT)
            words[i + 3] = GPUSORTI_BIND_ALT;
}

/* Creates the modules of the wanted kernels. A kernel is decompressed after all those before it, which takes a millisecond
 * or two for the last. */
static gpusort_result gpusorti_create_modules(gpusort_context *ctx, const unsigned char *wanted, VkShaderModule *modules) {
    const gpusorti_compressed_kernel *const kernels = ctx->compressed->kernels;
    gpusort_result result = GPUSORT_OK;
    gpusorti_decompressor *u;
    uint32_t end = 0, all = 0, most = 0, *words, i;
    for (i = 0; i < GPUSORTI_BUILD_COUNT; i++) {
        if (wanted[kernels[i].build]) end = i + 1;
        all += kernels[i].words;
        most = gpusorti_max(most, kernels[i].words);
    }
    u = (gpusorti_decompressor *)gpusorti_alloc(&ctx->callbacks, sizeof *u + most * sizeof *words + all * sizeof *u->tokens,
                                            "decompressing kernels");
    if (!u) return GPUSORT_ERROR_OUT_OF_HOST_MEMORY;
    words = (uint32_t *)(u + 1);
    gpusorti_start_decompressing(u, ctx->compressed, (uint16_t *)(words + most));
    for (i = 0; i < end && result == GPUSORT_OK; i++) {
        const uint32_t build = kernels[i].build, count = kernels[i].words;
        if (!gpusorti_decompress(u, words, count))
            result = gpusorti_fail(&ctx->callbacks, GPUSORT_ERROR_VULKAN, "the text of the kernels in gpusort.h is damaged");
        if (result != GPUSORT_OK || !wanted[build]) continue;
        if (ctx->caps.few_bindings) gpusorti_join_copies(words, count);
        result = gpusorti_create_module(ctx, words, count, &modules[build]);
    }
    gpusorti_free(&ctx->callbacks, u);
    return result;
}

/* Compiles them all, on the application's threads where it lends some. */
static gpusort_result gpusorti_run_jobs(gpusort_context *ctx, gpusorti_job *list, uint32_t count) {
    VkShaderModule modules[GPUSORTI_BUILD_COUNT];
    unsigned char wanted[GPUSORTI_BUILD_COUNT];
    gpusorti_jobs jobs;
    gpusort_result result;
    uint32_t i;
    for (i = 0; i < GPUSORTI_BUILD_COUNT; i++) modules[i] = VK_NULL_HANDLE;
    memset(wanted, 0, sizeof wanted);
    for (i = 0; i < count; i++) wanted[list[i].pipeline->build] = 1;
    result = gpusorti_create_modules(ctx, wanted, modules);
    for (i = 0; i < count; i++) list[i].module = modules[list[i].pipeline->build];
    jobs.ctx = ctx;
    jobs.list = list;
    if (result == GPUSORT_OK && ctx->run_jobs)
        ctx->run_jobs(gpusorti_run_job, &jobs, count, ctx->run_jobs_user);
    else if (result == GPUSORT_OK)
        for (i = 0; i < count; i++) gpusorti_run_job(&jobs, i);
    for (i = 0; i < GPUSORTI_BUILD_COUNT; i++)
        if (modules[i] != VK_NULL_HANDLE) ctx->vk.DestroyShaderModule(ctx->device, modules[i], ctx->vk_allocator);
    return result;
}

static const char *gpusorti_build_name(enum gpusorti_build build) {
    static const char *const names[] = {
#define GPUSORTI_Y(name, constants, flags, words_as, traits, compile_first) #name,
#define GPUSORTI_X(name, constants, flags, words_as, traits, compile_first) #name, #name "_address",
        GPUSORTI_KERNELS(GPUSORTI_X, GPUSORTI_Y)
#undef GPUSORTI_X
#undef GPUSORTI_Y
    };
    return names[build];
}

/* For captures and validation; without a name a pipeline is as good. */
static void gpusorti_name_pipeline(const gpusort_context *ctx, const gpusorti_pipeline *pipeline) {
    const gpusorti_spec *spec = &pipeline->spec;
    uint64_t handle = 0;
    char name[96];
    GPUSORTI_STRUCT(VkDebugUtilsObjectNameInfoEXT, info, DEBUG_UTILS_OBJECT_NAME_INFO_EXT);
    if (!(ctx->enabled & GPUSORT_ENABLED_DEBUG_UTILS)) return;
    snprintf(name, sizeof name, "gpusort %s variant 0x%x %ux%u", gpusorti_build_name(pipeline->build), spec->variant,
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
        return gpusorti_fail(&ctx->callbacks, GPUSORT_ERROR_INVALID_ARGUMENT,
                             "gpusort_desc.jobs.run returned before every job was done");
    if (job->result == VK_SUCCESS) {
        gpusorti_log(&ctx->callbacks, GPUSORT_LOG_INFO, "pipeline %s variant 0x%x %ux%u: %.1f ms",
                     gpusorti_build_name(job->pipeline->build), spec->variant, spec->workgroup_size, spec->items,
                     job->milliseconds);
        gpusorti_name_pipeline(ctx, job->pipeline);
    }
    return gpusorti_check(&ctx->callbacks, job->result, "vkCreateComputePipelines");
}

/* Pipelines are kept, and published, also where others have failed. */
static gpusort_result gpusorti_compile(gpusort_context *ctx) {
    const uint32_t wanted = ctx->pipeline_wanted, before = ctx->pipeline_count;
    gpusorti_job *list = (gpusorti_job *)gpusorti_alloc(&ctx->callbacks, wanted * sizeof *list, "the pipelines to compile");
    gpusort_result result;
    uint32_t i, made = 0;
    if (!list) return GPUSORT_ERROR_OUT_OF_HOST_MEMORY;
    gpusorti_list_jobs(ctx, list);
    result = gpusorti_run_jobs(ctx, list, wanted);
    for (i = 0; i < wanted && result == GPUSORT_OK; i++) result = gpusorti_check_job(ctx, &list[i]);
    gpusorti_free(&ctx->callbacks, list);
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
    for (i = 0; i < GPUSORTI_PIPELINE_BLOCKS; i++) gpusorti_free(&ctx->callbacks, ctx->pipelines[i]);
}
/* begin part record/barriers */
/* ---- >>barriers: between commands ---- */
static void gpusorti_barrier(const gpusort_context *ctx, VkCommandBuffer commands, VkPipelineStageFlags from,
                             VkAccessFlags from_access, VkPipelineStageFlags to, VkAccessFlags to_access) {
    GPUSORTI_STRUCT(VkMemoryBarrier, barrier, MEMORY_BARRIER);
    barrier.srcAccessMask = from_access;
    barrier.dstAccessMask = to_access;
    ctx->vk.CmdPipelineBarrier(commands, from, to, 0, 1, &barrier, 0, NULL, 0, NULL);
}
/* begin part record/sets */
/* ---- >>sets: descriptor sets, of the caller's pool or pushed ---- */
/* Choices of buffers that the steps of a sort bind are fewer than these: the test `commands` fails where they are not. */
enum { GPUSORTI_MOST_SETS = 16 };
/* The descriptor sets of a sort: one for each choice of buffers that steps bind, most of which bind the same. */
typedef struct gpusorti_sets {
    const gpusort_context *ctx;
    uint32_t count;
    VkDescriptorBufferInfo buffers[GPUSORTI_MOST_SETS][GPUSORTI_BINDINGS];
    VkDescriptorSet handles[GPUSORTI_MOST_SETS];
} gpusorti_sets;

/* What a step binds. Where it uses no buffer but its kernel names one, something has to be bound: the control block, or
 * else the keys. Where a kernel binds one buffer less, the second values are behind the second keys in theirs. */
static void gpusorti_step_buffers(const gpusort_context *ctx, const gpusorti_plan *plan, const gpusorti_step *step,
                                  VkDescriptorBufferInfo buffers[GPUSORTI_BINDINGS]) {
    const uint32_t unused = step->range[GPUSORTI_BIND_CONTROL] != 0 ? GPUSORTI_BIND_CONTROL : GPUSORTI_BIND_KEYS;
    const uint64_t values_alt = step->range[GPUSORTI_BIND_VALUES_ALT];
    VkDescriptorBufferInfo *const alt = &buffers[GPUSORTI_BIND_ALT];
    uint32_t i;
    memset(buffers, 0, GPUSORTI_BINDINGS * sizeof *buffers); /* they are compared as bytes */
    for (i = 0; i < gpusorti_bindings(ctx); i++) {
        const uint32_t from = step->range[i] != 0 ? i : unused;
        buffers[i].buffer = step->bindings[from].buffer;
        buffers[i].offset = step->bindings[from].offset;
        buffers[i].range = step->range[from];
        if (from == GPUSORTI_BIND_CONTROL && (step->info->traits & GPUSORTI_KEEPS_SIZES)) {
            buffers[i].offset += 4 * GPUSORTI_SIZES_END;
            buffers[i].range -= 4 * GPUSORTI_SIZES_END;
        }
    }
    if (gpusorti_shares_binding(plan) && values_alt != 0) {
        alt->buffer = step->bindings[GPUSORTI_BIND_ALT].buffer;
        alt->offset = step->bindings[GPUSORTI_BIND_ALT].offset;
        alt->range = step->bindings[GPUSORTI_BIND_VALUES_ALT].offset + values_alt - alt->offset;
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
    gpusorti_step_buffers(sets->ctx, plan, step, buffers);
    if (gpusorti_find_set(sets, buffers) < sets->count) return GPUSORT_OK;
    if (sets->count == GPUSORTI_MOST_SETS)
        return gpusorti_fail(&sets->ctx->callbacks, GPUSORT_ERROR_UNSUPPORTED,
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
        return gpusorti_fail(&ctx->callbacks, GPUSORT_ERROR_UNSUPPORTED,
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
        return gpusorti_fail(&ctx->callbacks, GPUSORT_ERROR_INVALID_ARGUMENT,
                             "gpusort_cmd_args.descriptor_pool: no room for %u sets with %u storage buffers (%s)",
                             sets->count, sets->count * gpusorti_bindings(ctx),
                             vr == VK_ERROR_FRAGMENTED_POOL ? "VK_ERROR_FRAGMENTED_POOL" : "VK_ERROR_OUT_OF_POOL_MEMORY");
    result = gpusorti_check(&ctx->callbacks, vr, "vkAllocateDescriptorSets");
    for (i = 0; i < sets->count && result == GPUSORT_OK; i++) {
        VkWriteDescriptorSet writes[GPUSORTI_BINDINGS];
        gpusorti_write_set(sets->handles[i], sets->buffers[i], writes);
        ctx->vk.UpdateDescriptorSets(ctx->device, gpusorti_bindings(ctx), writes, 0, NULL);
    }
    return result;
}
/* begin part record/texts */
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
    return gpusorti_fail(&ctx->callbacks, GPUSORT_ERROR_NOT_PREPARED,
                         "gpusort_prepare() has not seen this kind of sort: %s, GPUSORT_%s, first_bit %u, bit_count %u, "
                         "flags 0x%x, GPUSORT_%s; it has prepared %u kinds",
                         name, args->order ? "DESCENDING" : "ASCENDING", args->first_bit, args->bit_count, args->flags,
                         algorithms[args->algorithm], gpusorti_atomic_load(&ctx->prepared));
}
/* begin part record/checks */
/* ---- >>checks: what a caller passes, checked ---- */
/* Refusals come in one order, here for all functions that take args: canaries, then pointers that are NULL, then a lost
 * device; then members from top to bottom, first by what they say themselves, then, with the plan, by what it needs. */
typedef enum gpusorti_entry {
    GPUSORTI_PREPARE,
    GPUSORTI_READINESS,
    GPUSORTI_SCRATCH,
    GPUSORTI_EXPLAIN,
    GPUSORTI_CMD_SORT,
    GPUSORTI_SORT
} gpusorti_entry;

static const struct gpusorti_entry_info {
    const char *function, *structure;
    int prepares, sorts;
} gpusorti_entries[] = { /* by gpusorti_entry */
    {"gpusort_prepare", "gpusort_cmd_args", 1, 0},
    {"gpusort_readiness", "gpusort_cmd_args", 1, 0},
    {"gpusort_scratch", "gpusort_cmd_args", 0, 0},
    {"gpusort_explain", "gpusort_cmd_args", 1, 0},
    {"gpusort_cmd_sort", "gpusort_cmd_args", 0, 1},
    {"gpusort_sort", "gpusort_host_args", 0, 1},
};

/* Members that both structures have are in the same order in both. */
#define GPUSORTI_OF(member) offsetof(gpusort_cmd_args, member), #member

static int gpusorti_is_set(const gpusort_range *range) { return range->buffer != VK_NULL_HANDLE; }

/* Keys inside values. */
static void gpusorti_check_key_inside(gpusorti_checks *checks, const gpusort_cmd_args *args, uint32_t key_size) {
    const uint32_t others = args->flags & (uint32_t)(GPUSORT_WRITE_INDICES | GPUSORT_KEEP_KEYS);
    gpusorti_refuse(checks, gpusorti_is_set(&args->keys), GPUSORTI_OF(keys), 0, "set, but GPUSORT_KEYS_IN_VALUES is, too");
    gpusorti_refuse(checks, args->value_size == 0, GPUSORTI_OF(value_size), 0, "0, but GPUSORT_KEYS_IN_VALUES is set");
    gpusorti_refuse(checks, args->key_offset % gpusorti_min(key_size, 4) != 0, GPUSORTI_OF(key_offset), args->key_offset,
                    "neither a multiple of the key's size (%u) nor of 4", key_size);
    gpusorti_refuse(checks, (uint64_t)args->key_offset + key_size > args->value_size, GPUSORTI_OF(key_offset),
                    args->key_offset, "a key of %u bytes from there on does not end within value_size (%u)", key_size,
                    args->value_size);
    gpusorti_refuse(checks, others != 0, GPUSORTI_OF(flags), args->flags,
                    "GPUSORT_KEYS_IN_VALUES cannot be combined with GPUSORT_WRITE_INDICES or GPUSORT_KEEP_KEYS");
}

/* Results of all segments, where each has as many as it may. */
static uint64_t gpusorti_results(const gpusort_cmd_args *args) {
    uint64_t segments = 1;
    if (args->segment_count) segments = args->segment_count;
    if (args->segment_size) segments = gpusorti_ceil_div(args->count, args->segment_size);
    return segments * gpusorti_limit_of(args);
}

/* What flags need beside each other, and of other members. numbers: keys are floating-point. */
static void gpusorti_check_flags(gpusorti_checks *checks, const gpusort_cmd_args *args, uint32_t key_bits, int numbers) {
    const uint32_t known = GPUSORT_WRITE_INDICES | GPUSORT_KEEP_KEYS | GPUSORT_KEYS_IN_VALUES | GPUSORT_NUMERIC |
                           GPUSORT_DISCARD_KEYS | GPUSORT_ANY_ORDER | GPUSORT_OVERWRITE | GPUSORT_QUICK |
                           GPUSORT_NANS_GREATEST | GPUSORT_ADDRESSABLE;
    const uint32_t flags = args->flags;
    const int indices = (flags & GPUSORT_WRITE_INDICES) != 0, keep = (flags & GPUSORT_KEEP_KEYS) != 0,
              inside = (flags & GPUSORT_KEYS_IN_VALUES) != 0, discard = (flags & GPUSORT_DISCARD_KEYS) != 0,
              window = args->first_bit != 0 || (args->bit_count != 0 && args->bit_count != key_bits);
    gpusorti_refuse(checks, gpusorti_is_set(&args->keys_out) && (keep || inside), GPUSORTI_OF(keys_out), 0,
                    "set, but with GPUSORT_KEEP_KEYS or GPUSORT_KEYS_IN_VALUES no keys come out");
    gpusorti_refuse(checks, indices && args->value_size != 4, GPUSORTI_OF(value_size), args->value_size,
                    "GPUSORT_WRITE_INDICES needs 4");
    gpusorti_refuse(checks, keep && args->value_size == 0, GPUSORTI_OF(value_size), 0,
                    "GPUSORT_KEEP_KEYS without values sorts nothing");
    gpusorti_refuse(checks, discard && args->value_size == 0, GPUSORTI_OF(value_size), 0,
                    "GPUSORT_DISCARD_KEYS without values sorts nothing");
    gpusorti_refuse(checks, !inside && args->key_offset != 0, GPUSORTI_OF(key_offset), args->key_offset,
                    "not 0, but GPUSORT_KEYS_IN_VALUES is not set");
    if (inside) gpusorti_check_key_inside(checks, args, key_bits / 8);
    gpusorti_refuse(checks, (flags & ~known) != 0, GPUSORTI_OF(flags), flags, "unknown bits 0x%x", flags & ~known);
    gpusorti_refuse(checks, discard && (keep || inside), GPUSORTI_OF(flags), flags,
                    "GPUSORT_DISCARD_KEYS cannot be combined with GPUSORT_KEEP_KEYS or GPUSORT_KEYS_IN_VALUES");
    gpusorti_refuse(checks, (flags & GPUSORT_OVERWRITE) && keep, GPUSORTI_OF(flags), flags,
                    "GPUSORT_OVERWRITE cannot be combined with GPUSORT_KEEP_KEYS");
    gpusorti_refuse(checks, (flags & GPUSORT_NUMERIC) && numbers && window, GPUSORTI_OF(flags), flags,
                    "GPUSORT_NUMERIC cannot be combined with a window of bits");
    gpusorti_refuse(checks, (flags & GPUSORT_ANY_ORDER) && args->limit == 0, GPUSORTI_OF(limit), 0,
                    "0, but GPUSORT_ANY_ORDER is set");
}

static void gpusorti_check_segments(gpusorti_checks *checks, const gpusort_cmd_args *args) {
    const int offsets = gpusorti_is_set(&args->segments), ends = gpusorti_is_set(&args->segment_ends);
    gpusorti_refuse(checks, (offsets || ends) && args->segment_count == 0, GPUSORTI_OF(segment_count), 0,
                    "0, but %s are set", offsets ? "segments" : "segment_ends");
    gpusorti_refuse(checks, (offsets || ends) && args->segment_size != 0, GPUSORTI_OF(segment_size), args->segment_size,
                    "not 0, but %s are set", offsets ? "segments" : "segment_ends");
    gpusorti_refuse(checks, args->segment_count != 0 && args->segment_size != 0, GPUSORTI_OF(segment_size),
                    args->segment_size, "not 0, but segment_count is %u: set one of them, for rows or for offsets",
                    args->segment_count);
}

/* What the odd-even merge cannot do. */
static void gpusorti_check_network(gpusorti_checks *checks, const gpusort_cmd_args *args) {
    checks->mistake = GPUSORT_ERROR_UNSUPPORTED;
    gpusorti_refuse(checks, (args->flags & GPUSORT_KEEP_KEYS) != 0, GPUSORTI_OF(flags), args->flags,
                    "GPUSORT_ODD_EVEN_MERGE sorts in place, it cannot keep the keys");
    gpusorti_refuse(checks, args->segment_count != 0 || args->segment_size != 0, GPUSORTI_OF(algorithm),
                    (uint64_t)args->algorithm, "GPUSORT_ODD_EVEN_MERGE has no segments");
    gpusorti_refuse(checks, args->limit != 0, GPUSORTI_OF(algorithm), (uint64_t)args->algorithm,
                    "GPUSORT_ODD_EVEN_MERGE has no limit");
    checks->mistake = GPUSORT_ERROR_INVALID_ARGUMENT;
}

/* Of the functions that sort: arrays that have to be there. A recorded sort of no elements needs none. Whether scratch has
 * to be, the plan says. */
static void gpusorti_check_arrays_given(gpusorti_checks *checks, const gpusort_cmd_args *args, int host_arrays) {
    const int inside = (args->flags & GPUSORT_KEYS_IN_VALUES) != 0, overwrites = (args->flags & GPUSORT_OVERWRITE) != 0,
              keep = (args->flags & GPUSORT_KEEP_KEYS) != 0, indices = (args->flags & GPUSORT_WRITE_INDICES) != 0,
              elements = args->count != 0,
              unused = gpusorti_is_set(&args->values_out) && indices && !overwrites;
    if (!elements && !host_arrays) return;
    gpusorti_refuse(checks, overwrites && !inside && !keep && !gpusorti_is_set(&args->keys_out), GPUSORTI_OF(keys_out), 0,
                    "NULL, but GPUSORT_OVERWRITE is set");
    gpusorti_refuse(checks, overwrites && !keep && args->value_size != 0 && !gpusorti_is_set(&args->values_out),
                    GPUSORTI_OF(values_out), 0, "NULL, but GPUSORT_OVERWRITE is set");
    gpusorti_refuse(checks, !gpusorti_is_set(&args->keys) && elements && !inside, offsetof(gpusort_cmd_args, keys),
                    host_arrays ? "keys" : "keys.buffer", 0, "NULL");
    gpusorti_refuse(checks, !gpusorti_is_set(&args->values) && elements && args->value_size != 0 && !unused,
                    offsetof(gpusort_cmd_args, values), host_arrays ? "values" : "values.buffer", 0, "NULL");
    gpusorti_refuse(checks, !gpusorti_is_set(&args->segments) && args->segment_count != 0 && args->segment_size == 0,
                    offsetof(gpusort_cmd_args, segments), host_arrays ? "segments" : "segments.buffer", 0,
                    "NULL, but there is a segment_count");
}

/* Members by what they say themselves. */
static gpusort_result gpusorti_check_args(const gpusorti_callbacks *callbacks, const struct gpusorti_entry_info *entry,
                                          const gpusort_cmd_args *args) {
    const uint32_t type = (uint32_t)args->key_type, order = (uint32_t)args->order, algorithm = (uint32_t)args->algorithm,
                   known_type = type < GPUSORTI_TYPE_COUNT ? type : 0, key_bits = gpusorti_types[known_type].bits,
                   rest = args->first_bit < key_bits ? key_bits - args->first_bit : 0;
    const int keep = (args->flags & GPUSORT_KEEP_KEYS) != 0,
              numbers = gpusorti_types[known_type].kind == GPUSORTI_KIND_FLOAT;
    gpusorti_checks checks = gpusorti_check_members(callbacks, entry->structure);
    gpusorti_refuse(&checks, type >= GPUSORTI_TYPE_COUNT, GPUSORTI_OF(key_type), type,
                    "no gpusort_type: the last one is %d", (int)GPUSORTI_TYPE_COUNT - 1);
    gpusorti_refuse(&checks, order > GPUSORT_DESCENDING, GPUSORTI_OF(order), order,
                    "no gpusort_order: the last one is %d", (int)GPUSORT_DESCENDING);
    gpusorti_refuse(&checks, args->value_size % 4 != 0, GPUSORTI_OF(value_size), args->value_size, "not a multiple of 4");
    gpusorti_refuse(&checks, args->value_size > GPUSORTI_MAX_VALUE_SIZE, GPUSORTI_OF(value_size), args->value_size,
                    "over %d", (int)GPUSORTI_MAX_VALUE_SIZE);
    gpusorti_refuse(&checks, args->first_bit >= key_bits, GPUSORTI_OF(first_bit), args->first_bit,
                    "a key has only %u bits", key_bits);
    gpusorti_refuse(&checks, args->bit_count > rest, GPUSORTI_OF(bit_count), args->bit_count,
                    "from first_bit %u on a key has only %u bits", args->first_bit, rest);
    gpusorti_check_flags(&checks, args, key_bits, numbers);
    gpusorti_refuse(&checks, gpusorti_is_set(&args->values_out) && args->value_size == 0, GPUSORTI_OF(value_size), 0,
                    "0, but values_out is set");
    gpusorti_refuse(&checks, gpusorti_is_set(&args->values) && args->value_size == 0, GPUSORTI_OF(value_size), 0,
                    "0, but values are set");
    gpusorti_refuse(&checks, entry->sorts && (args->flags & GPUSORT_QUICK), GPUSORTI_OF(flags), args->flags,
                    "GPUSORT_QUICK is for gpusort_prepare() alone");
    gpusorti_refuse(&checks, algorithm > GPUSORT_ODD_EVEN_MERGE, GPUSORTI_OF(algorithm), algorithm,
                    "no gpusort_algorithm: the last one is %d", (int)GPUSORT_ODD_EVEN_MERGE);
    if (algorithm == GPUSORT_ODD_EVEN_MERGE) gpusorti_check_network(&checks, args);
    gpusorti_check_segments(&checks, args);
    if (entry->sorts) gpusorti_check_arrays_given(&checks, args, entry == &gpusorti_entries[GPUSORTI_SORT]);
    gpusorti_refuse(&checks, entry->prepares && args->least_count > args->count, GPUSORTI_OF(least_count),
                    args->least_count, "over count (%llu)", (unsigned long long)args->count);
    checks.mistake = GPUSORT_ERROR_TOO_LARGE;
    gpusorti_refuse(&checks, args->count > 0xffffffffu, GPUSORTI_OF(count), args->count, "over 2^32 - 1");
    gpusorti_refuse(&checks, keep && gpusorti_results(args) > 0xffffffffu, GPUSORTI_OF(limit), gpusorti_results(args),
                    "results of all segments, over 2^32 - 1");
    return gpusorti_tell_mistake(&checks);
}

/* What a function with args does first. missing: the name of another pointer that is NULL, or NULL. */
static gpusort_result gpusorti_check_call(const gpusort_context *ctx, gpusorti_entry which, const gpusort_cmd_args *args,
                                          const char *missing) {
    const struct gpusorti_entry_info *entry = &gpusorti_entries[which];
    gpusort_result result;
    if (!ctx) return GPUSORT_ERROR_INVALID_ARGUMENT;
    if (args) {
        gpusorti_checks checks = gpusorti_check_members(&ctx->callbacks, entry->structure);
        gpusorti_refuse(&checks, args->start_canary != 0, GPUSORTI_OF(start_canary), args->start_canary,
                        GPUSORTI_NOT_ZEROED);
        gpusorti_refuse(&checks, args->end_canary != 0, GPUSORTI_OF(end_canary), args->end_canary, GPUSORTI_NOT_ZEROED);
        if (checks.result != GPUSORT_OK) return gpusorti_tell_mistake(&checks);
    }
    if (!args || missing)
        return gpusorti_fail(&ctx->callbacks, GPUSORT_ERROR_INVALID_ARGUMENT, "%s: %s is NULL", entry->function,
                             args ? missing : "args");
    result = gpusorti_check_lost(ctx);
    return result == GPUSORT_OK ? gpusorti_check_args(&ctx->callbacks, entry, args) : result;
}

/* ---- buffers, by the plan ---- */
/* A buffer that a sort reads or writes. */
typedef struct gpusorti_buffer_use {
    const char *name; /* in gpusort_cmd_args */
    gpusort_range range;
    uint64_t size, alignment; /* size 0: not used by this sort */
} gpusorti_buffer_use;

static gpusort_result gpusorti_check_buffer_use(const gpusort_context *ctx, const gpusorti_buffer_use *use) {
    const unsigned long long offset = use->range.offset, has = use->range.size, needs = use->size;
    const char *const name = use->name;
    if (use->size == 0) return GPUSORT_OK;
    if (!gpusorti_is_set(&use->range))
        return gpusorti_fail(&ctx->callbacks, GPUSORT_ERROR_INVALID_ARGUMENT, "gpusort_cmd_args.%s.buffer: NULL", name);
    if (offset % use->alignment != 0)
        return gpusorti_fail(&ctx->callbacks, GPUSORT_ERROR_INVALID_ARGUMENT,
                             "gpusort_cmd_args.%s.offset: %llu is not a multiple of %llu", name, offset,
                             (unsigned long long)use->alignment);
    if (offset > UINT64_MAX - use->size)
        return gpusorti_fail(&ctx->callbacks, GPUSORT_ERROR_INVALID_ARGUMENT,
                             "gpusort_cmd_args.%s.offset %llu: with the size over 2^64", name, offset);
    if (has != 0 && has < needs)
        return gpusorti_fail(&ctx->callbacks, GPUSORT_ERROR_INVALID_ARGUMENT,
                             "gpusort_cmd_args.%s.size: %llu bytes, but this sort needs %llu", name, has, needs);
    return GPUSORT_OK;
}

static int gpusorti_overlap(uint64_t a, uint64_t size_a, uint64_t b, uint64_t size_b) {
    return size_a != 0 && size_b != 0 && (a < b ? b - a < size_a : a - b < size_b);
}

/* The buffers of a sort of at least one element: each from top to bottom, then each two of them. Words may lie at any
 * multiple of 4, as they are bound from the aligned offset before them. Offsets and ends may overlap: they are only read. */
static gpusort_result gpusorti_check_buffers(const gpusort_context *ctx, const gpusort_cmd_args *args,
                                             const gpusorti_plan *plan) {
    const gpusorti_request *request = &plan->request;
    const uint32_t aligned = plan->mode == GPUSORTI_ADDRESSES ? 1 : (uint32_t)ctx->caps.offset_alignment,
                   of_keys = gpusorti_max(request->stored_bits == 64 ? 8 : 4, aligned),
                   of_values = gpusorti_max(request->value_size == 8 ? 8 : 4, aligned);
    const int unused = (args->flags & GPUSORT_WRITE_INDICES) && !request->overwrites,
              keys_out = gpusorti_is_set(&args->keys_out), values_out = gpusorti_is_set(&args->values_out);
    const uint64_t read = unused ? 0 : gpusorti_values_in_size(request);
    const gpusorti_buffer_use uses[] = {
        {"keys", args->keys, gpusorti_keys_size(request), of_keys},
        {"values", args->values, values_out ? read : gpusorti_values_size(request), of_values},
        {"scratch", args->scratch, plan->layout.end, gpusorti_max(GPUSORTI_ALIGNMENT, aligned)},
        {"count_buffer", args->count_buffer, request->gpu_count ? 4u : 0u, 4},
        {"segments", args->segments, gpusorti_offsets_size(request), 4},
        {"segment_ends", args->segment_ends, gpusorti_ends_size(request), 4},
        {"keys_out", args->keys_out, keys_out ? gpusorti_keys_size(request) : 0, of_keys},
        {"values_out", args->values_out, values_out ? gpusorti_values_out_size(request) : 0, of_values},
    };
    enum { GPUSORTI_USE_KEYS, GPUSORTI_USE_VALUES, GPUSORTI_USE_SCRATCH, GPUSORTI_USE_COUNT, GPUSORTI_USE_SEGMENTS,
           GPUSORTI_USE_ENDS, GPUSORTI_USE_KEYS_OUT, GPUSORTI_USE_VALUES_OUT };
    static const int from_top[] = {GPUSORTI_USE_COUNT,    GPUSORTI_USE_KEYS,       GPUSORTI_USE_VALUES,
                                   GPUSORTI_USE_KEYS_OUT, GPUSORTI_USE_VALUES_OUT, GPUSORTI_USE_SCRATCH,
                                   GPUSORTI_USE_SEGMENTS, GPUSORTI_USE_ENDS};
    gpusort_result result = GPUSORT_OK;
    const int use_count = (int)(sizeof uses / sizeof uses[0]);
    int i, j;
    for (i = 0; i < use_count && result == GPUSORT_OK; i++) result = gpusorti_check_buffer_use(ctx, &uses[from_top[i]]);
    for (i = 0; i < use_count && result == GPUSORT_OK; i++)
        for (j = 0; j < i && result == GPUSORT_OK; j++)
            if (uses[i].range.buffer == uses[j].range.buffer && !(i == GPUSORTI_USE_ENDS && j == GPUSORTI_USE_SEGMENTS) &&
                gpusorti_overlap(uses[i].range.offset, uses[i].size, uses[j].range.offset, uses[j].size))
                result = gpusorti_fail(&ctx->callbacks, GPUSORT_ERROR_INVALID_ARGUMENT, "gpusort_cmd_args.%s overlaps %s",
                                       uses[i].name, uses[j].name);
    return result;
}
/* begin part record/record */
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
    gpusorti_step_buffers(ctx, plan, step, buffers);
    if (plan->mode == GPUSORTI_POOLED_BUFFERS) {
        const uint32_t i = gpusorti_find_set(&recorder->sets, buffers);
        const VkDescriptorSet *set = &recorder->sets.handles[i];
        GPUSORT_ASSERT(i < recorder->sets.count); /* gpusorti_note_set() has seen it */
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
    const uint64_t keys = gpusorti_address(ctx, step->given.keys), values = gpusorti_address(ctx, step->given.values);
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
        push.keys = gpusorti_address(ctx, step->bindings[GPUSORTI_BIND_KEYS]);
        push.values = gpusorti_address(ctx, step->bindings[GPUSORTI_BIND_VALUES]);
        push.keys_alt = gpusorti_address(ctx, step->bindings[GPUSORTI_BIND_ALT]);
        push.values_alt = gpusorti_address(ctx, step->bindings[GPUSORTI_BIND_VALUES_ALT]);
        push.control = gpusorti_address(ctx, step->bindings[GPUSORTI_BIND_CONTROL]);
        if (step->info->traits & GPUSORTI_READS_GIVEN) push.args.given = gpusorti_given_addresses(ctx, step);
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
    const gpusorti_pipeline *pipeline = gpusorti_find_pipeline(ctx, step->build, &step->spec);
    const int sizes = step->indirect >= 0 && !recorder->sizes_visible;

    GPUSORT_ASSERT(pipeline); /* prepared */
    if (step->workgroups == 0) return GPUSORT_OK;
    gpusorti_begin_label(recorder, gpusorti_build_name(step->build));
    /* Also before the first step: another sort may have used the scratch before. */
    gpusorti_barrier(ctx, recorder->commands, VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT, VK_ACCESS_SHADER_WRITE_BIT,
                     VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT |
                         (sizes ? (VkPipelineStageFlags)VK_PIPELINE_STAGE_DRAW_INDIRECT_BIT : 0u),
                     VK_ACCESS_SHADER_READ_BIT | VK_ACCESS_SHADER_WRITE_BIT |
                         (sizes ? (VkAccessFlags)VK_ACCESS_INDIRECT_COMMAND_READ_BIT : 0u));
    recorder->sizes_visible = (recorder->sizes_visible || sizes) && (step->info->traits & GPUSORTI_KEEPS_SIZES) != 0;
    ctx->vk.CmdBindPipeline(recorder->commands, VK_PIPELINE_BIND_POINT_COMPUTE, pipeline->handle);
    gpusorti_push_step(recorder, plan, step);
    if (step->indirect >= 0) {
        ctx->vk.CmdDispatchIndirect(recorder->commands, step->bindings[GPUSORTI_BIND_CONTROL].buffer,
                                    step->bindings[GPUSORTI_BIND_CONTROL].offset + 4u * (uint32_t)step->indirect);
    } else {
        const uint64_t x = gpusorti_lesser(step->workgroups, GPUSORTI_MOST_WORKGROUPS);
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
    const size_t used = strlen(name);
    recorder.ctx = ctx;
    recorder.commands = commands;
    recorder.sizes_visible = 0;
    if (plan->mode == GPUSORTI_POOLED_BUFFERS) result = gpusorti_take_sets(ctx, plan, args, &recorder.sets);
    if (result != GPUSORT_OK) return result;
    if (ctx->enabled & GPUSORT_ENABLED_DEBUG_UTILS) gpusorti_describe(args, name + used, sizeof name - used);
    gpusorti_begin_label(&recorder, name);
    result = gpusorti_walk_steps(plan, args, gpusorti_record_step, &recorder);
    gpusorti_end_label(&recorder);
    return result;
}
/* begin part record/prepare */
/* ---- >>prepare: visitors that record nothing: pipelines and memory that sorts need ---- */
/* Notes a pipeline to be compiled. user: the context. */
static gpusort_result gpusorti_prepare_step(void *user, const gpusorti_plan *plan, const gpusorti_step *step) {
    (void)plan;
    return gpusorti_want_pipeline((gpusort_context *)user, step->build, &step->spec, step->by_address);
}

/* Whether the pipeline is there. user: points to a pointer to the context. */
static gpusort_result gpusorti_find_step(void *user, const gpusorti_plan *plan, const gpusorti_step *step) {
    const gpusort_context *ctx = *(const gpusort_context *const *)user;
    (void)plan;
    return gpusorti_find_pipeline(ctx, step->build, &step->spec) ? GPUSORT_OK : GPUSORT_ERROR_NOT_PREPARED;
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
/* begin part record/explain */
/* ---- >>explain: what a sort is planned to do, in words ---- */
/* A text in the caller's memory, which may have less room than it takes. */
typedef struct gpusorti_writer {
    char *text;
    size_t room, used; /* used: bytes without the 0 at the end, also those that there was no room for */
} gpusorti_writer;

#if defined(__GNUC__)
#define GPUSORTI_PRINTF_OF_TEXTS __attribute__((format(printf, 2, 3)))
#else
#define GPUSORTI_PRINTF_OF_TEXTS
#endif

GPUSORTI_PRINTF_OF_TEXTS static void gpusorti_say(gpusorti_writer *t, const char *format, ...) {
    const size_t left = t->used < t->room ? t->room - t->used : 0;
    char none[1];
    va_list list;
    va_start(list, format);
    t->used += (size_t)vsnprintf(left ? t->text + t->used : none, left, format, list);
    va_end(list);
}

typedef struct gpusorti_explanation {
    const gpusort_context *ctx;
    gpusorti_writer text;
    uint32_t steps, missing; /* missing: those whose pipelines are not compiled yet */
} gpusorti_explanation;

/* Why the planners of other methods did not make the plan. */
static void gpusorti_explain_methods(gpusorti_explanation *e, const gpusorti_plan *plan) {
    const gpusorti_plan blank = gpusorti_blank_plan(e->ctx, &plan->request, plan->reach.too_large);
    const gpusorti_thresholds up_to = gpusorti_thresholds_of(e->ctx, &blank);
    int i;
    gpusorti_say(&e->text, "method: %s\n", plan->method->name);
    for (i = 0; i < GPUSORTI_METHODS; i++) {
        const gpusorti_method *method = &gpusorti_methods[i];
        const char *why_not = "the one above comes first";
        if (method == plan->method) continue;
        if (!(method->wanted & GPUSORTI_BY(plan->request.algorithm)))
            why_not = gpusorti_asks_for(&plan->request, GPUSORT_AUTO) ? "only if gpusort_cmd_args.algorithm asks for it"
                                                                       : "gpusort_cmd_args.algorithm asks for another one";
        else if (method < plan->method)
            why_not = method->plan(e->ctx, &up_to, blank).why_not;
        gpusorti_say(&e->text, "not %s: %s\n", method->name, why_not);
    }
}

/* What decides a good deal of a sort's speed. */
static void gpusorti_explain_plan(gpusorti_explanation *e, const gpusorti_plan *plan) {
    static const char *const modes[] = {"push descriptors", "descriptor sets",
                                        "device addresses"}; /* gpusorti_binding_mode */
    const gpusorti_request *r = &plan->request;
    gpusorti_say(&e->text, "row of the tuning table: %s\n", e->ctx->tuning_row->name);
    gpusorti_say(&e->text, "buffers: %s%s\n", modes[plan->mode],
                 gpusorti_shares_binding(plan) && plan->needs.alt_elements ? ", one for both second copies" : "");
    gpusorti_say(&e->text, "digits: %u bits by %u\n", r->bit_count, plan->radix_bits);
    if (plan->unpacked) gpusorti_say(&e->text, "keys: sorted in scratch, in a word each or two\n");
    if (r->wide) gpusorti_say(&e->text, "values: by index, gathered at the end\n");
    if (plan->over_keys || plan->over_values)
        gpusorti_say(&e->text, "second copies: %s%s%s in the input arrays\n", plan->over_keys ? "keys" : "",
                     plan->over_keys && plan->over_values ? ", " : "", plan->over_values ? "values" : "");
}

static void gpusorti_explain_scratch(gpusorti_explanation *e, const gpusorti_plan *plan) {
    const gpusorti_layout *l = &plan->layout;
    const struct {
        const char *name;
        uint64_t size;
    } sections[] = {
#define GPUSORTI_ONE(member, name) {name, plan->needs.member},
        GPUSORTI_COUNT_SECTIONS(GPUSORTI_ONE)
#undef GPUSORTI_ONE
        {"keys", l->offsets - l->keys},
        {"offsets and ends", l->values - l->offsets},
        {"indices", l->keys_alt - l->values},
        {"second keys", gpusorti_keys_alt_in_scratch(plan)},
        {"second values", gpusorti_values_alt_in_scratch(plan)},
        {"wide values", gpusorti_wide_size(&plan->request)},
    };
    size_t i;
    gpusorti_say(&e->text, "scratch: %llu bytes\n", (unsigned long long)l->end);
    for (i = 0; i < sizeof sections / sizeof sections[0]; i++)
        if (sections[i].size)
            gpusorti_say(&e->text, "scratch, %s: %llu bytes\n", sections[i].name, (unsigned long long)sections[i].size);
}

/* Sizes that follow from the count alone are 0 only where that is; the GPU sets others to 0 where there is nothing to do. */
static gpusort_result gpusorti_explain_step(void *user, const gpusorti_plan *plan, const gpusorti_step *step) {
    gpusorti_explanation *e = (gpusorti_explanation *)user;
    const int planned = step->indirect >= GPUSORTI_SIZE_FINISH,
              compiled = gpusorti_find_pipeline(e->ctx, step->build, &step->spec) != NULL;
    (void)plan;
    if (step->workgroups == 0) return GPUSORT_OK; /* it is not recorded */
    e->missing += !compiled;
    gpusorti_say(&e->text, "step %u: %s, %u x %u", ++e->steps, gpusorti_build_name(step->build), step->spec.workgroup_size,
                 gpusorti_max(step->spec.items, 1));
    if (step->spec.variant) gpusorti_say(&e->text, ", variant 0x%x", step->spec.variant);
    if (step->indirect < 0)
        gpusorti_say(&e->text, ", %llu workgroups", (unsigned long long)step->workgroups);
    else
        gpusorti_say(&e->text, ", workgroups: by the GPU%s", planned ? ", may be empty" : "");
    gpusorti_say(&e->text, "%s\n", compiled ? "" : ", not compiled yet");
    return GPUSORT_OK;
}

/* quick: the plan is recorded only until the usual one is prepared. */
static void gpusorti_explain(gpusorti_explanation *e, const gpusort_cmd_args *args, const gpusorti_plan *plan, int quick) {
    char name[128];
    gpusorti_describe(args, name, sizeof name);
    gpusorti_say(&e->text, "sort: %s\n", name);
    if (quick) gpusorti_say(&e->text, "plan: the quick one, until gpusort_prepare() without GPUSORT_QUICK has returned\n");
    gpusorti_explain_methods(e, plan);
    gpusorti_explain_plan(e, plan);
    gpusorti_explain_scratch(e, plan);
    if (args->count != 0)
        (void)gpusorti_walk_steps(plan, args, gpusorti_explain_step, e);
    else
        gpusorti_say(&e->text, "steps: none, as there are no elements\n");
    if (e->missing)
        gpusorti_say(&e->text, "pipelines: those of %u of %u steps are not compiled yet\n", e->missing, e->steps);
}

static gpusort_result gpusorti_visit_nothing(void *user, const gpusorti_plan *plan) {
    (void)user;
    (void)plan;
    return GPUSORT_OK;
}
/* begin part host/memory */
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
    if (which != GPUSORTI_HOST_STAGING) ctx->memory_used -= ctx->buffers[which].size;
    gpusorti_free_buffer(ctx, &ctx->buffers[which]);
}

static const char *const gpusorti_buffer_names[GPUSORTI_HOST_BUFFERS] = {
    "keys", "values", "segments", "keys_out", "values_out", "segment_ends", "scratch", "staging"};

static gpusort_result gpusorti_check_allocation(const gpusort_context *ctx, int which, uint64_t size) {
    if (ctx->caps.max_allocation == 0 || size <= ctx->caps.max_allocation) return GPUSORT_OK;
    return gpusorti_fail(&ctx->callbacks, GPUSORT_ERROR_OUT_OF_DEVICE_MEMORY,
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
        return gpusorti_fail(&ctx->callbacks, GPUSORT_ERROR_OUT_OF_DEVICE_MEMORY,
                             "%s: no memory type serves a buffer of %llu bytes", gpusorti_buffer_names[which],
                             (unsigned long long)info->allocationSize);
    for (other = 0; other <= others; other++)
        for (i = 0; i < ctx->memory.memoryTypeCount; i++) {
            if (!((other ? serving & ~best : best) & (1u << i)) ||
                info->allocationSize > ctx->memory.memoryHeaps[ctx->memory.memoryTypes[i].heapIndex].size)
                continue;
            info->memoryTypeIndex = i;
            vr = ctx->vk.AllocateMemory(ctx->device, info, ctx->vk_allocator, &ctx->buffers[which].memory);
            if (vr != VK_ERROR_OUT_OF_DEVICE_MEMORY) return gpusorti_check(&ctx->callbacks, vr, "vkAllocateMemory");
        }
    return gpusorti_fail(&ctx->callbacks, gpusorti_from_vk(vr),
                         "%s: no %llu bytes of device memory (vkAllocateMemory: VkResult %d)",
                         gpusorti_buffer_names[which], (unsigned long long)info->allocationSize, (int)vr);
}

/* mapped: where the host can read and write it. */
static gpusort_result gpusorti_create_buffer(gpusort_context *ctx, int which, uint64_t size, int mapped, int others) {
    gpusorti_buffer *b = &ctx->buffers[which];
    const int staging = which == GPUSORTI_HOST_STAGING;
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
    if (which != GPUSORTI_HOST_STAGING) {
        if (ctx->memory_budget != 0 && ctx->memory_used + size > ctx->memory_budget)
            return gpusorti_fail(&ctx->callbacks, GPUSORT_ERROR_OUT_OF_DEVICE_MEMORY,
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
    info.usage = VK_BUFFER_USAGE_TRANSFER_SRC_BIT | VK_BUFFER_USAGE_TRANSFER_DST_BIT;
    vr = ctx->caps.max_allocation != 0 && b->size > ctx->caps.max_allocation
             ? VK_ERROR_OUT_OF_DEVICE_MEMORY
             : ctx->vk.GetMemoryHostPointerPropertiesEXT(ctx->device, kind, start, &pointer);
    if (vr == VK_SUCCESS) vr = ctx->vk.CreateBuffer(ctx->device, &info, ctx->vk_allocator, &b->buffer);
    if (vr == VK_SUCCESS) vr = gpusorti_bind_pages(ctx, b, start, pointer.memoryTypeBits);
    if (vr == VK_SUCCESS) return 1;
    gpusorti_free_buffer(ctx, b);
    gpusorti_log(&ctx->callbacks, GPUSORT_LOG_INFO, "the caller's pages cannot be imported: VkResult %d", (int)vr);
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
    if (vr == VK_SUCCESS || vr == VK_ERROR_DEVICE_LOST) return gpusorti_check(&ctx->callbacks, vr, "vkWaitForFences");
    return gpusorti_fail(&ctx->callbacks, GPUSORT_ERROR_DEVICE_LOST, "vkWaitForFences: VkResult %d again and again",
                         (int)vr);
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
/* begin part host/host */
/* ---- >>host: host arrays: uploads, sorts, downloads ---- */
enum {
    GPUSORTI_TRIES = 16,            /* of a submission, if it fails for lack of memory */
    GPUSORTI_LEAST_PAGES = 1 << 23, /* bytes; fewer are copied faster than they are imported */
    GPUSORTI_LEAST_PIECE_OF_PAGES = 1 << 24,
    GPUSORTI_LEAST_PIECE = 1 << 20,
    GPUSORTI_LEAST_SHARE = 1 << 18, /* bytes that a thread of the caller's copies */
    GPUSORTI_MOST_SHARES = 32,
    GPUSORTI_MOST_STAGED = 1 << 23 /* bytes of a piece in staging memory, which holds GPUSORTI_SLOTS of them */
};

/* Segments follow each other, and each ends behind its beginning, the last one at the count or before. Without ends each
 * one ends where the next one begins. */
static gpusort_result gpusorti_check_offsets(const gpusort_context *ctx, const gpusort_host_args *args) {
    const int given = args->segment_ends != NULL;
    const uint32_t *begins = args->segments, *ends = given ? args->segment_ends : begins + 1;
    const char *const member = given ? "segment_ends" : "segments";
    const size_t place = given ? offsetof(gpusort_cmd_args, segment_ends) : offsetof(gpusort_cmd_args, segments);
    const uint32_t segments = args->segment_count;
    gpusorti_checks checks = gpusorti_check_members(&ctx->callbacks, "gpusort_host_args");
    uint32_t i = 0;
    if (segments == 0) return GPUSORT_OK;
    while (i < segments && begins[i] <= ends[i] && (i + 1 == segments || ends[i] <= begins[i + 1])) i++;
    if (i == segments)
        gpusorti_refuse(&checks, ends[i - 1] > args->count, place, member, 0,
                        "the last segment ends at %u, beyond count (%llu)", ends[i - 1], (unsigned long long)args->count);
    else if (begins[i] > ends[i])
        gpusorti_refuse(&checks, 1, place, member, 0, "segment %u ends at %u, before it begins (%u)", i, ends[i], begins[i]);
    else
        gpusorti_refuse(&checks, 1, place, member, 0, "segment %u ends at %u, after the next one begins (%u)", i, ends[i],
                        begins[i + 1]);
    return gpusorti_tell_mistake(&checks);
}

typedef struct gpusorti_array { /* of the caller's */
    char *host;
    uint64_t size;
    int up, down;        /* whether the device reads it, and writes it */
    gpusort_range *range; /* of the device's copy, in gpusorti_call.cmd */
    int imported;        /* its pages are; else bytes are copied by the host */
    uint64_t piece_size; /* GPUSORTI_PAGES and GPUSORTI_RING */
} gpusorti_array;

typedef struct gpusorti_call { /* of gpusort_sort() */
    gpusort_context *ctx;
    gpusort_cmd_args cmd;
    gpusorti_request request;
    const gpusorti_plan *usual; /* the fastest */
    const gpusorti_plan *plan;  /* the one that is tried */
    gpusorti_array arrays[GPUSORTI_ARRAYS]; /* by GPUSORTI_HOST_* */
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

/* The arrays of a sort of more than no elements. Offsets and ends are only read, and may overlap. */
static gpusort_result gpusorti_check_arrays(const gpusorti_call *call) {
    const gpusorti_callbacks *callbacks = &call->ctx->callbacks;
    int a, b;
    for (a = 0; a < GPUSORTI_ARRAYS; a++) {
        const gpusorti_array *array = &call->arrays[a];
        const uintptr_t at = (uintptr_t)array->host;
        if (array->size > UINTPTR_MAX - at)
            return gpusorti_fail(callbacks, GPUSORT_ERROR_INVALID_ARGUMENT,
                                 "gpusort_host_args.count %llu: %s would end over the end of memory",
                                 (unsigned long long)call->cmd.count, gpusorti_buffer_names[a]);
        for (b = 0; b < a; b++) {
            const gpusorti_array *other = &call->arrays[b];
            if (a == GPUSORTI_HOST_ENDS && b == GPUSORTI_HOST_OFFSETS) continue;
            if (gpusorti_overlap((uintptr_t)other->host, other->size, at, array->size))
                return gpusorti_fail(callbacks, GPUSORT_ERROR_INVALID_ARGUMENT, "gpusort_host_args.%s: overlaps %s",
                                     gpusorti_buffer_names[a], gpusorti_buffer_names[b]);
        }
    }
    return GPUSORT_OK;
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
    uint64_t size, share;
    unsigned char done[GPUSORTI_MOST_SHARES];
} gpusorti_copying;

static void gpusorti_copy_share(void *data, uint32_t i) {
    gpusorti_copying *c = (gpusorti_copying *)data;
    const uint64_t at = i * c->share;
    memcpy(c->to + at, c->from + at, (size_t)(c->size - at < c->share ? c->size - at : c->share));
    c->done[i] = 1;
}

/* Copies on the threads that gpusort_desc.jobs lends; what it leaves undone, here. */
static void gpusorti_copy_bytes(const gpusort_context *ctx, char *to, const char *from, uint64_t size) {
    gpusorti_copying c;
    uint32_t shares, i;
    memset(&c, 0, sizeof c);
    c.to = to;
    c.from = from;
    c.size = size;
    c.share = gpusorti_greater(gpusorti_ceil_div(size, GPUSORTI_MOST_SHARES), GPUSORTI_LEAST_SHARE);
    shares = (uint32_t)gpusorti_ceil_div(size, c.share);
    if (ctx->run_jobs && shares > 1) ctx->run_jobs(gpusorti_copy_share, &c, shares, ctx->run_jobs_user);
    for (i = 0; i < shares; i++)
        if (!c.done[i]) gpusorti_copy_share(&c, i);
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
        array->imported = array->down && call->way == GPUSORTI_PAGES;
        array->piece_size = gpusorti_piece_size(call, array);
        if (array->size != 0 && !array->imported && call->way != GPUSORTI_MAPPED)
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

static int gpusorti_way_serves(const gpusorti_call *call, gpusorti_way way) {
    const gpusort_context *ctx = call->ctx;
    const int one_memory = ctx->caps.device_type == VK_PHYSICAL_DEVICE_TYPE_INTEGRATED_GPU ||
                           ctx->caps.device_type == VK_PHYSICAL_DEVICE_TYPE_CPU;
    if (ctx->forced.host_way > (uint32_t)way) return 0;
    switch (way) {
    case GPUSORTI_MAPPED: return one_memory || ctx->forced.host_way == GPUSORTI_MAPPED;
    case GPUSORTI_PAGES: return (ctx->enabled & GPUSORT_ENABLED_EXTERNAL_MEMORY_HOST) != 0;
    default: return 1;
    }
}

/* All buffers of a sort. Where memory is short, what earlier, larger sorts left is given back first; then other types of
 * memory serve too. */
static gpusort_result gpusorti_need_buffers(gpusorti_call *call) {
    gpusort_context *ctx = call->ctx;
    gpusort_result result = GPUSORT_OK;
    uint64_t size[GPUSORTI_HOST_BUFFERS];
    int attempt, i;
    for (i = 0; i < GPUSORTI_ARRAYS; i++) size[i] = (call->arrays[i].size + 3) / 4 * 4;
    size[GPUSORTI_HOST_SCRATCH] = call->plan->layout.end;
    size[GPUSORTI_HOST_STAGING] = call->staged_size * GPUSORTI_SLOTS;
    for (attempt = 0; attempt < 2; attempt++) {
        if (attempt == 1) gpusorti_stand_in(&ctx->callbacks);
        for (i = 0, result = GPUSORT_OK; i < GPUSORTI_HOST_BUFFERS && result == GPUSORT_OK; i++)
            result = gpusorti_need_buffer(ctx, i, size[i],
                                          i == GPUSORTI_HOST_STAGING ||
                                              (i != GPUSORTI_HOST_SCRATCH && call->way == GPUSORTI_MAPPED),
                                          attempt);
        if (result != GPUSORT_ERROR_OUT_OF_DEVICE_MEMORY && result != GPUSORT_ERROR_OUT_OF_HOST_MEMORY) break;
        for (i = 0; i < GPUSORTI_HOST_BUFFERS; i++) gpusorti_release_buffer(ctx, i);
    }
    return result;
}

/* Chooses pieces, makes buffers and points at them. */
static gpusort_result gpusorti_make_ready(gpusorti_call *call) {
    const gpusorti_buffer *buffers = call->ctx->buffers;
    gpusort_result result;
    int a;
    gpusorti_cut_arrays(call);
    result = gpusorti_need_buffers(call);
    if (result != GPUSORT_OK) return result;
    for (a = 0; a < GPUSORTI_ARRAYS; a++) /* there may be a buffer from an earlier call */
        if (call->arrays[a].size != 0) call->arrays[a].range->buffer = buffers[a].buffer;
    call->cmd.scratch.buffer = buffers[GPUSORTI_HOST_SCRATCH].buffer;
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
    const int copied = call->way != GPUSORTI_MAPPED;
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
    if (result != GPUSORT_OK) return result;
    result = GPUSORTI_CALL(ctx, QueueSubmit, (ctx->queue, 1, &submit, slot->fence));
    /* to Vulkan what a lost device was given is in use as on any other, until a wait returns: it may run */
    slot->pending = result == GPUSORT_OK || result == GPUSORT_ERROR_DEVICE_LOST;
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
        if (tries < GPUSORTI_TRIES) gpusorti_stand_in(&call->ctx->callbacks);
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
    piece->buffer = call->ctx->buffers[GPUSORTI_HOST_STAGING].buffer;
    piece->at = (uint64_t)(slot - call->ctx->submissions) * call->staged_size;
}

static char *gpusorti_staged(const gpusorti_call *call, const gpusorti_piece *piece) {
    return (char *)call->ctx->buffers[GPUSORTI_HOST_STAGING].mapped + piece->at;
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
    if (call->way != GPUSORTI_MAPPED) return gpusorti_send_pieces(call);
    for (a = 0; a < GPUSORTI_ARRAYS; a++) {
        const gpusorti_array *array = &call->arrays[a];
        if (array->up) gpusorti_copy_bytes(ctx, (char *)ctx->buffers[a].mapped, array->host, array->size);
    }
    return GPUSORT_OK;
}

/* When the GPU began and ended. Only a lost device fails: the arrays may be sorted by now. */
static gpusort_result gpusorti_read_stamps(gpusorti_call *call) {
    gpusort_context *ctx = call->ctx;
    const int copied = call->way != GPUSORTI_MAPPED;
    VkResult vr;
    if (ctx->timestamp_bits == 0) return GPUSORT_OK;
    vr = ctx->vk.GetQueryPoolResults(ctx->device, ctx->queries, 0, copied ? 3 : 2, sizeof call->stamps, call->stamps,
                                     sizeof call->stamps[0], VK_QUERY_RESULT_64_BIT | VK_QUERY_RESULT_WAIT_BIT);
    if (!copied) call->stamps[2] = call->stamps[0];
    call->timed = vr == VK_SUCCESS;
    if (vr == VK_ERROR_DEVICE_LOST) return gpusorti_check(&ctx->callbacks, vr, "vkGetQueryPoolResults");
    if (!call->timed) gpusorti_log(&ctx->callbacks, GPUSORT_LOG_WARNING, "vkGetQueryPoolResults: VkResult %d", (int)vr);
    return GPUSORT_OK;
}

/* The sorted arrays to where they came from. The slot is the sort's. */
static gpusort_result gpusorti_fetch(gpusorti_call *call, gpusorti_slot *slot) {
    gpusort_context *ctx = call->ctx;
    gpusort_result result = GPUSORT_OK;
    int a;
    if (call->way != GPUSORTI_MAPPED) {
        result = gpusorti_fetch_pieces(call);
        return result == GPUSORT_OK ? gpusorti_read_stamps(call) : result;
    }
    /* CPU drivers sleep for stamps; lavapipe wakes its queue for them, once more if that comes second. */
    if (ctx->caps.device_type != VK_PHYSICAL_DEVICE_TYPE_CPU) result = gpusorti_wait(ctx, slot);
    if (result == GPUSORT_OK) result = gpusorti_read_stamps(call);
    if (result == GPUSORT_OK) result = gpusorti_wait(ctx, slot);
    call->sorted = gpusorti_now_ms();
    for (a = 0; a < GPUSORTI_ARRAYS && result == GPUSORT_OK; a++) {
        const gpusorti_array *array = &call->arrays[a];
        if (array->down) gpusorti_copy_bytes(ctx, array->host, (const char *)ctx->buffers[a].mapped, array->size);
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
    return gpusorti_fail(&ctx->callbacks, GPUSORT_ERROR_DEVICE_LOST,
                         "the arrays are half written: the device counts as lost");
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
    static const gpusorti_way order[] = {GPUSORTI_MAPPED, GPUSORTI_RING, GPUSORTI_PAGES, GPUSORTI_RING};
    enum { FIRST_RING = 1, LAST = 3 };
    gpusort_context *ctx = call->ctx;
    const int few = gpusorti_bytes_of(call) < GPUSORTI_LEAST_PAGES && ctx->forced.host_way != GPUSORTI_PAGES;
    gpusort_result result = GPUSORT_OK;
    int i;
    for (i = 0; i <= LAST; i++) {
        call->way = order[i];
        if ((i == FIRST_RING && !few) || !gpusorti_way_serves(call, call->way)) continue;
        if (result != GPUSORT_OK) gpusorti_stand_in(&ctx->callbacks);
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
    if (size == 0) range->buffer = VK_NULL_HANDLE; /* given, but not used */
}

static void gpusorti_take_arrays(gpusorti_call *call, const gpusort_host_args *args) {
    const gpusorti_request *r = &call->request;
    gpusorti_array *const arrays = call->arrays;
    gpusort_cmd_args *cmd = &call->cmd;
    const uint64_t keys = r->in_values ? 0 : (uint64_t)args->count * r->stored_bits / 8;
    const int all = gpusorti_writes_all(r), reads = (args->flags & GPUSORT_WRITE_INDICES) == 0,
              keys_stay = (args->flags & (uint32_t)(GPUSORT_KEEP_KEYS | GPUSORT_DISCARD_KEYS)) != 0,
              keys_out = args->keys_out != NULL, values_out = args->values_out != NULL;
    gpusorti_take_array(&arrays[GPUSORTI_HOST_KEYS], args->keys, keys, 1, !keys_stay && !keys_out, &cmd->keys);
    gpusorti_take_array(&arrays[GPUSORTI_HOST_VALUES], args->values,
                        !values_out ? gpusorti_values_size(r)
                        : reads || r->overwrites ? gpusorti_values_in_size(r)
                                                 : 0,
                        reads || !all, !values_out, &cmd->values);
    gpusorti_take_array(&arrays[GPUSORTI_HOST_OFFSETS], args->segments, gpusorti_offsets_size(r), 1, 0, &cmd->segments);
    gpusorti_take_array(&arrays[GPUSORTI_HOST_ENDS], args->segment_ends, gpusorti_ends_size(r), 1, 0, &cmd->segment_ends);
    gpusorti_take_array(&arrays[GPUSORTI_HOST_KEYS_OUT], args->keys_out, keys_out ? keys : 0, 0, !keys_stay, &cmd->keys_out);
    gpusorti_take_array(&arrays[GPUSORTI_HOST_VALUES_OUT], args->values_out, values_out ? gpusorti_values_out_size(r) : 0,
                        !all, 1, &cmd->values_out);
}

/* What a range is where there are no buffers yet: whether there will be one. */
static VkBuffer gpusorti_dummy_of(const void *array) { return (VkBuffer)(uintptr_t)(array != NULL); }

/* The call as a recorded sort. */
static gpusort_cmd_args gpusorti_recorded_args(const gpusort_host_args *args) {
    gpusort_cmd_args cmd;
    memset(&cmd, 0, sizeof cmd);
    cmd.start_canary = args->start_canary;
    cmd.end_canary = args->end_canary;
    cmd.count = args->count;
    cmd.keys.buffer = gpusorti_dummy_of(args->keys);
    cmd.values.buffer = gpusorti_dummy_of(args->values);
    cmd.keys_out.buffer = gpusorti_dummy_of(args->keys_out);
    cmd.values_out.buffer = gpusorti_dummy_of(args->values_out);
    cmd.key_type = args->key_type;
    cmd.order = args->order;
    cmd.value_size = args->value_size;
    cmd.key_offset = args->key_offset;
    cmd.first_bit = args->first_bit;
    cmd.bit_count = args->bit_count;
    cmd.flags = args->flags;
    cmd.algorithm = args->algorithm;
    cmd.segments.buffer = gpusorti_dummy_of(args->segments);
    cmd.segment_ends.buffer = gpusorti_dummy_of(args->segment_ends);
    cmd.segment_count = args->segment_count;
    cmd.segment_size = args->segment_size;
    cmd.limit = args->limit;
    return cmd;
}

/* The call checked and planned, and its arrays; *usual is the place for what call->usual points to. */
static gpusort_result gpusorti_begin_call(gpusorti_call *call, gpusort_context *ctx, const gpusort_host_args *args,
                                          gpusorti_plan *usual) {
    gpusort_result result;
    memset(call, 0, sizeof *call);
    call->ctx = ctx;
    call->usual = usual;
    if (args) call->cmd = gpusorti_recorded_args(args);
    result = gpusorti_check_call(ctx, GPUSORTI_SORT, args ? &call->cmd : NULL, NULL);
    if (result == GPUSORT_OK) result = gpusorti_resolve(ctx, &call->cmd, 1, &call->request, usual);
    if (result == GPUSORT_OK) gpusorti_take_arrays(call, args);
    return result;
}

/* ---- the plans of a call: each says whether it is one ---- */
typedef int (*gpusorti_alternative)(const gpusorti_call *call, gpusorti_plan *plan);

/* GPU time that quick plans have taken of all sorts of the call's kind, in ms. */
static double *gpusorti_merging_ms(const gpusorti_call *call) {
    return &call->ctx->merging_ms[call->cmd.key_type][call->request.value_words];
}

/* The quick plan, while the usual plan's pipelines are not compiled, until quick plans have taken merging_us. */
static int gpusorti_plan_quick(const gpusorti_call *call, gpusorti_plan *plan) {
    const gpusort_context *ctx = call->ctx;
    const gpusorti_request request = gpusorti_quick(&call->request);
    const double spent = *gpusorti_merging_ms(call);
    if (!request.merging || 1e3 * spent >= ctx->tuning.merging_us || call->usual->rolled ||
        gpusorti_walk_steps(call->usual, &call->cmd, gpusorti_find_step, &ctx) == GPUSORT_OK)
        return 0;
    *plan = gpusorti_choose(ctx, &request, 0);
    return plan->rolled && gpusorti_fits_ranges(ctx, plan);
}

static int gpusorti_plan_usual(const gpusorti_call *call, gpusorti_plan *plan) {
    *plan = *call->usual;
    return 1;
}

/* In place, if equal keys cannot be told apart: what replaces a stable sort is as stable. Then there is nothing that the
 * network refuses. */
static int gpusorti_plan_in_place(const gpusorti_call *call, gpusorti_plan *plan) {
    gpusort_cmd_args args = call->cmd;
    gpusorti_request request;
    args.algorithm = GPUSORT_ODD_EVEN_MERGE;
    return gpusorti_is_plain_auto(&call->request) && gpusorti_keys_alone(&call->request) &&
           gpusorti_resolve(call->ctx, &args, 1, &request, plan) == GPUSORT_OK;
}

/* By the first plan whose buffers fit in memory; *plan is the place for it, which call->plan points to. */
static gpusort_result gpusorti_sort_within(gpusorti_call *call, gpusorti_plan *plan) {
    static const gpusorti_alternative plans[] = {gpusorti_plan_quick, gpusorti_plan_usual, gpusorti_plan_in_place};
    gpusort_result result = GPUSORT_OK;
    int i, tried = 0;
    call->plan = plan;
    for (i = 0; i < (int)(sizeof plans / sizeof plans[0]); i++) {
        if (!plans[i](call, plan)) continue;
        if (tried) gpusorti_stand_in(&call->ctx->callbacks);
        tried = 1;
        result = gpusorti_find_way(call);
        if (result != GPUSORT_ERROR_OUT_OF_DEVICE_MEMORY) break;
    }
    if (result == GPUSORT_OK && plan->request.merging) *gpusorti_merging_ms(call) += gpusorti_sort_ms(call);
    return result;
}
/* begin part kernels/shaders */
/* ---- >>shaders ---- */
/* ==== GENERATED by tools/header/embed.sh: SPIR-V of shaders/, do not edit ==== */
/* clang-format off */
/* made by glslang 12.0.0, SPIRV-Tools v2023.1 */
static const gpusorti_line gpusorti_text[] = {
/* begin: begin.comp */
"d~#gt|ud~!!*![d~!!c>Sd~!!!%Ld~!!!!!d~!!1oTd~!!!!#d~!!RO26!d~4a;G#d~:WOPRd~-l;S^Vmd~!!9gbVmVod~!!c>Wd~!!!!'6ud~=#0khVm6:6<",
"6Id~!!RO76ud~!!!!3Voe!#d~!!B`O6+d~!!!!(d~!!!!&Vz6,e!&d~!!JWa6-Vmd~!!!!FVme!'Vord~!!!*Kd~!!9h>rd~!!!!$Vz6/d~!!!!EVme!&d~!!",
"!!Dd~!!!!%r6:d~!!!!-d~!!!!<r6<rd~!!!!:V}6=g!@6=sV|e!'W$rd~!!!!*sW'rd~!!!!.sV|rd~!!!!2sVvrd~!!!!6sV{rf!Fd~!!!!)rd~!!!!>sW+",
"rd~!!!!Csd~!!!!+rd~!!!!Gsd~!!!!,rd~!!!!KsW(rd~!!!!OsW,rd~!!!!Ssd~!!!!/rd~!!!!Wsd~!!!!0rd~!!!![sd~!!!!1rd~!!!!`W#re#*6FVos",
"6Gf#H6IW(d~!!!!@r6Ore!x6Pf#*W#6Pe!:6Rf#C6Rre!&6Uf#]6Vg!66Vs6Xt6Xt6[f!K6]u6]s6_t6_re!*6`f!K6au6as6ct6cf!66mt6nu6ns6pt6pre#",
"/6sf#76tW(d~!!!!;d~!!1oV6#d~!!9gu6$6#d~!!B_y6%W1Vmd~!!JW86&6#6%6%WB6'6%d~!!B`(6(e!*d~!!ZGY6)e!&f!#d~!!B`26%6*d~!!!$,d~!!B",
"`#6+e!'d~!!9gq6,6%d~!!B`%6-6+rd~!!B`'6.W,6-d~!!B`C6.6/rWC60W1VoWG6061Vme!B62d~!!)w1WL63W,f!J64Voe!&65Vmd~!!1oW66e!(67W$d~",
"!!B_{686%W'WL69VorWM696:VoWL6;Vo6%e!*6<rd~!#VLP6=f!rp!#WL6>W26=WM6>6@W2e!l6AW8WL6BW2f!h6Cd~!!!!dWL6DW/f!*6EW1d~!!B`96%6Fd",
"~!!!$ne!&6GW+d~!!RO]r6Hd~!!!#L6F6GWM6;6If#56JW<WP6K6%W$WI6L6K6GWL6MW/6Ls6Nd~b]O5mWJ6O6Kd~!!9gr6P6OWL6QW,6PWM6Q6RW,WL6SW,6",
"Kr6TW/6KWJ6U6%WX6V6UWL6WW,6VWM6W6XW,e![6YW:e!&6ZVoWJ6[e!O6]6[r6^r6]r6^6_rWJ6`e!G6a6`r6br6ar6b6ct6dW/e!t6eW,e!&6fW's6gV|s6",
"hW+e!66if!&6jf#g6kW4e!26ld~!!!8QWJ6me!U6n6mr6or6nr6o6pt6qW(e!&6rW,e#me%Vd~!!RO[68r6s6464d~!!JWN6#6uVm6$d~!!1r)Dgd~!!JWY6B",
"Dg6@61d~!!B`E6%Dg#d~!!JXi66e!&65d~!!9j8rVmd~!!BbL#rDgW]#d~!!1r*$r!d}C^!B6@6qd}C_!%#d~!!ROj63Dg6p61#e!*e!/6rsd~!!ZGDe!K6!d",
"~!!!!I%e!@+r+d~!!ZIxe!-.+#*e!96Asd}C`!6n!]d~!!JWQ6#Dg6x*Wc&W]$d}Ch!#6z,Wc(W](d~!!)y{d~!!)wle#06vr6&d~!!9h.e!Rd}Ck!%e#4d}C",
"e!%e!b$62d}Cd!36/61&d~!!9h5!#d~!!JX<e!4'64d~!!JXCf!'62d~!!JXFs(rf!hd~!!RPwf#N6465d}Cm!%&#f!E(t`3.67f!,#s64f!i6%6wr6'e!ed}",
"C^!;6:64e#6`46<re!'d~!!JXAe!P%#e!1f!,`3%#d~!!1r/!f#-6xr6(f#*d}CM!MW/h#[d~!!JXhf$:6Cd~!!JXne!'$6El#cd}Cn!%6E(Wc%f$G%r%d}Cg",
"!%#%64$d}Co!%.e!5/$g#[64`3$g!yg!~f#&d}Cq!%%e!%#6Hd~!!B`Ae#'6wf!)Wce!]!`7$4e!dd}Ct!6%/d~!!BbHe!rg!o#r!d~!!JX>e!@2(f!^j!C65",
"&u6GtVow`9(6F`-6If!yd}Cw!%-64g#'#rD|f%R6Jrp%:d}Cd!DE=465e$H6Ng#[g!6E;ud}Cd!S6R61-d}C_!K#d}C^!TEDE#f$lWc'e#qe!X6Yf$M#2`26X",
"g&9`<EJE)65g!;-r-Wc1W]1WcE'W]E'e%WE(E)6ZWcE*W]E%i#PE'~3`3E;#i#S#E>d~!!JXlf%%E8e#3j$0e&}i#AEWu`@E^3`>e#F6_r,j#Ad}Cs!6EV65d",
"~!!BaUf!Ql!P`;EW64`.2h%Md}Cg!6(,#%m$1EkE)f%I`26c61E!j!]f!-E#d~!!ZIth'#65`<EpE.f!>d~!!JY'g&``9EiEqd~!!Ba(60e!7d~!!RQ<f!.e$",
"5d~!!ZIue!(*e!Be!Q0r0WcE&W]E&WcE2W]E2e$3E3E4sE5rE0d~!!JXpe#<EYEdm#lE^rf('EaEbEfWcE`W]E`WcEcW]E^g(N6yr6)`0e!#f'F`6&%`8'&f%",
"fd}Cp!%i(6g&G)d~!!RObe)$6v-#g!K6zh'lf!pd~!!9j<65f%-e$ri'%%se%h6ds`:'#e%8&j#/`.*65l#;e(t6Z-s65f*K$g*1e#G,-6Fr.r'`36e0i!f*g",
"%w6*i'i$!r$f)I'f!Te!L&'s(r#d}Cx!6D~6fm$-E%s`AE$p#$61sE+ug!6&k+Z`AE+64e$16g6hf+&&f(Ni%s,tf(66isg+=`AE364h!ji!76jwe!+6ksg+U",
"`7%(#'Wc/W]/`7,/#*`AE=67e!r6l6Nd~!!c@%e$y6y4EDf,CEBrEBe%!",
/* begin_address: begin.comp ADDRESS */
"e3Zd~!!ZG7d~!!!%ztVnd~!!!^id~!!k6cd~9@U'.d~9@4/pd~>8sWBd~<QyUvd~=:FF2d~:m['Cd~;(*sJd~!+zA=j3fd~!!!^j~0V}6|g3@6|sW+e!'W$f3",
"56|W'f306|V|f3+6|Vvf3&6|V{t6|W/t6|W+t6|W2t6|W4se!'e3@WRe!'e3@d~!!!!he!'e3@d~!!!!le!'e3@d~!!!!pe!'e3@d~!!!!te!'W-rd~!!!!xs",
"Vyrd~!!!!|sd~!!!!4rd~!!!##sd~!!!!5rd~!!!#'sW.rd~!!!#+W#e#&l4w}k4oo3w}o3op3)}g1Hd~!!ROI6{re!(o33d~!$!$E6|6Kg!#q!2K26}r6|r6",
"}si3;6~V|WL7!W26Kd~!!9g{7#d~!!!^kg3c}e!46-l3Z7$XB~Eg33WK7%6%h37e!^7&X9k3Lk3D}7'W.o3@g3-g2OXA7(XBj3Ke!+6PWL7)XB6Ke!L7*X;XA",
"7+XBj3Je!+6Vf3Bf!b7,W$g2Og3)k3%g4bg3cg4Cg3%e!*7-Vve!&7.W-s7/Vyg2x}f*^7-p.|!d}C^#!6@6Ze-Id}C|#+f(k7.sd}Cd#$f,Hd~!!ROfs#W$V",
"|e!17/s`1h2u.r-f!&.e0r-1.e!97&rp!be2ng2u%r6x}g,Ge!{6~sd}C|##g!ge2i`G$61)d~!!JWV!f!z`3e-G`6*62`8+62m,``G+e2ti!>167`G-e#GXD",
"e2ve!.h2x}g1yp2v6K70r6{d}Ck!Kg#/d~!!JWj6%f,qd~!!JY%f!'%d~!!JXR7%r$#d}DE!%#Vo`Je,C`J+Vo`;6E*d~!!JY#e!8,f!Sf1!(d~!!JWi6Ke43",
"#p3Rh$6`Ae3P`:m3N!e,3h3Rh3Ne3L#%q!3N@d}Cu!%j3L}k0mq!3JT7'~.!g!+E:i&V61rf!B7*g330d~!!ZGre$370&#67`Fe%H#r65d}DC!%f%Gk3>.sh!",
"Ld}DJ!K70#e.sd}C|#(#d}Cd#)f!Bd}DC!KsW+`@EQE0g!A5r5WcD~W]D}`<ERE1h4CE!rE!WcE/W]E/e/JE0E16Zf1aE-i#oE/wp3iEDyEG`D#EAn3gwE`sf",
"/SE[65d}Cy!6n3TE]s/x)sn(g7,h#fD|j$(e!-&E!xd}Cz!%h3XEyE/td}C{!%f%kErEzd}C|!0#d}C}!%f),d}C~!%-g3P4r3k!_E/t`<F'E:rh)L65h(3Wc",
"E$W]E$WcE.e$-k!FE6f$i`@F.EB`>e$nj!EW+f4$E5g0<e$YECEDsEErE@d}D!!6EqE{m$4Eug4/ExEyE}rEwrEwrEzrEu~Dd}D#!#g4-}d}D$!5p4+h;zp4+",
"}i*_f$c6Z0XDe3^f$+'r'g+Je#L/06Ff86*e443w-~0l!^61*ve!U)*s+r&`DE'n4=E+tE*xp#661sE4wg!@)h&oE4k4C%h4G#%e)Mg!@/vE:rl&rf:hg4=h:",
":k4='#(f:3,h<ch4G%,#/rEGvd}D%!#e4EEMtEKrEKs",
/* count: count.comp */
"fF}d~!!!(j~;V}79g2}79gFW79u79u79u79u79u79u79u79u79tW#e!Pq!G[GVz7;VoVvn3dlF2nFGkFp}mFG7=VoW/nF`mG+7EVorVz7GVoV{Vz7NVoW2r7]",
"VoW$g4ql4}7oVoW,h4e}f4`e3Pg4bWD71r66e4a72e4RX>73rg4k74f4|756KWD7666e!4d~!!k6z77h4s66e4|78u66d~!#-t[79o4r7:r79r7:skG.g3ug4",
"Kq!GV8g3>gGNo4ef5!l4ie3*e%+g5(WU667<d~!!!#s7;67g4;oF^6_vjFC6Wt6WeFpj4@6^fFh6^6cfEe7=W1g5Ie!d7>r7=6EoF`6Xf4P7@W-e!:7As7@d~",
"!!ZGm6%7Bd~!!!#r7A6467WU607Cd~!!!#H7=65e!57Df#2e!]7EVme!,7Fr7E64s7GW1e5u7Hd~!!!#J7G64e!T7Id~!!!!Be!,7Jd~!!!$37H7Ie!(7Kd~!",
"!!$0647Je!C7Ls67e$/7MXSe!G7Nf!Q7Od~!!!#t7Nf!b7Pf!We!(7Qf!<e!I7Rf!Ye!z7Sr7Rt7Td~!!!#w7G6Eg6Ke!87UXTrf!f7Vs7Ue!(7WXR7V64e#G",
"7Xr7T6N7We!F7Yh!e7Ze#G64e!y7[W's7]W+g8Hg7Ge!87^f#^e!(7_f!>gHMg70g7Me!e7`e!k7]WI7ae!)WL7bV|7aWM7b7ce8w7dV|6%g7vWM7d7eV|e!&",
"7ft7gf!f7hd~!!!$vWL7iW/66g70d~!!JWD6K7je/Gd~!!9g~667kg89WI7l66g8+7lh837msi8Jg7dg7ChIV6%7nd~!!!#qgIwe!Q7oVme!A7pXT7of$H7qX",
"V7p65f7W}k.=e4#hA=e.o#s${`K7rf!Bd}Cb#qj@'h>kf@E#j,66gf>R`D,-n1hd~!!JY(gI!f!bi1j0sm-rE(sd}Cu!#7{`9D}E&`;E*e/>#E(pJ]`3(E,h5",
"pE0%#$n#6`K7zjA6$%d~!!s/Fe@M7|$E81*7qE&e-2&E1E27qrE<rE<l7k`,e4Pf57pKUhB5f!8h!e)fAyg7A6%7rq!8<@7sr71d}Ck!6j1<h5}d}Cb#<f$#k",
"/NgF}+`>hBAhHNh$od}Cg!K%tf/&+g!I1g$SfF_2e!ud}DI!Kf$o2rg/nd}Cb#>f!6fHgD}i!6D}sd}DF!%647B`;e%md}D]!%E%f8*7=d}DH!%E'7BiI&`T&",
"`U$#7Cf!EfHtE*d~!!{)]e7(D}E'25-0#1h#_7tr72`Ih#^d}Cb#DDgh5sd}Cb#Ff!w`J)Vo`S#7Kd~!!RO{e!M#e9yg$P``,)#g#6d}Cb#Lg!>%re5<d~!!J",
"Y$fGs7Md}C|!%#d~!!JY&f<J7K`a$#d}C{!K+e#y*r*r,1#*f!Jd}Cb#Otd~!!Bave!a%gEB``&/#$f7dD|f!:d}Cb#Pg!cE&Vmf#!d}D`!Ke&YVmh!}E)E%v",
"d}Cb#QvVmsd~!!RQ;t7S6Ze!~d}Db!%e!G`d#7X`S(#e!M,rgG,``-2#g$vd}Cb#Yi!M`Se!@e!<'i!h(2sWcE8W]E8``E#E&#(h&@7ur73e<:o%~d}Cb#Zg!",
"Y*r`e#*e%2*u%g#z(`J/Vo`d/7I`e$eGY16Ep'9`JD|f!OD|`AD}e'P}e<sE$`c0#lGJ`o*#h@%1.#)e!{E(wf)-E(`7D~e#Q3v7vr74`0g(B7[f'k&7]f9{h",
"!87wx6~v`;$g7A7]i($7xr75j!Sf!Bh(;e:Ne#d}e#1'th#M6Nt`D*6Cp!Bd~!!JXjeK{.m!Te=L6Ee!S#tgLzg6Ae6('sWc,e5Xe!a,#)`a0e#&E$~1E(}d}",
"De!6E+n!qE/~5`a+#d}Dc!K#d}D]!K4h$+667yr76`I`In&.d}Cb#^i(Nf!%e@v#n,^`A('l!.`J2Vmf!%e!Ch%lg<U&g(M`B-0f7K3r1`JD}Vme!%h!BD|e(",
"F`Bf(O5h%V7ze+]h#/d}Cb#_hKI6Zy6ig@46fh.!hUQ`7(fUOhBP7{g.ll;$g:47`{d}C^#d7cpMF`An;.Wl7ee@B7fe!%7ge+,#r#d~!!Bb167677hg;z7|r",
"77g<D`^hCGd}CM#mW/e!{`d'67f-]`d)6gf!(d}Ch!%7v0`y7w1d}Cu!K7xk:##d}D#!K7s+65d}Ch!K7th#kh)W#&7j%g#P`B7k)s``7j,e#O`7E&.e<Qe$Q",
"E'e#Zf!W$rf&>iAG$~4#E-`;E41f$~d}C^#iE2gRjd}C_!6#l&W`3D~*e#1E4#p#.`@E94gBY2r2e$J346ZfBchP7Wg66E)E*1e!WWg6KeTD3e!|e#/5r%r$t",
"'x`}EE'`~o&hf.e#uEDu`@EK.e/#f$<Wl$!g#/`@EN1e!1d}DJ!%7u#EJEIe%X#d~!!ZImhS]64hT_h#zD~sEAf&JEV`>,`j#EKd}Db!KEFe!yEJz`3)64e1y",
"Egh2='.|eY564e$4Ebg#)`t#E_`>E$e!'Ead}D#!67y%#h'rEYs*gDb`BEZE-#,``EXE.4eIvE:rE:e$:E;E[E/#E$sE9EXE/!E$e$VE7E8sE<fBPESrES`;E",
"sEX`:eFtWaE]e#!!h*,E_f#&E]6HgTUe[IE[Ew$!#fT]EYg#BEwh)0Ebre&xm'W`Rre$7&g/I`JEgVop!:7ftkS$Eog!4d~!!JYF7g7,e$cf'~h>xg(%iCG78",
"g($g(x}mH]e%B(g,~7-f-A,1e-Wf%84f)af[z(`.)m#5hSO`Ae#Gi*k1h0Yj'kE)7`r7nf!YE$ud}Dg!%f&.D|g3NfE]f$rE%E&6FfY`E!`AeHUd~!!JXee-L",
"E,m'%`-7ee$6pU:6Ze!4`R$e!_h+o`-7ff!@}7,e!4m!@7g~07[`Rg'Gg&xf46D}e$`",
/* count_address: count.comp ADDRESS */
"fTid~!!!)P~H7}u7}u7}u7}u7}u7}u7}u7}u7}u7}u7}u7}u7}u7}u7}u7}tW#7}mBk}pBc8!VoW(nBghB5oBNq!B-SoTkfB7q!B3MWQ7}hU0oB87~r7}r7~w",
"g<EkB8gTGq!U;B6ZhBlfU;pBH}kU-gBBg=LnBXhAH8!fCF8#WTe=N8$r8!8#u8$rlU%}fBOjBKpU+q!BJb~}jB-fBJhh]iBJ}8%V{gVvq!BJ{girgWwgBFgCx",
"gX:oBJ8&~@6r~8d}Cb$&vlMLfLMgPoe-8gSZh5S6gt`D/0n2/`dnBQ3}E+vE#E)rE-tE+~0E/vE3wa&~3d}D^!#eBOE;s8&uE4E58&rE@eQ_nBO7-~1pOGh#u",
")r)rf@*(iBXq!XsH`JeQY`c&%d}DG#%$pXm`ekXk`a(mC*}Wb'g#LfSriC!fVenB~jCKiE#fT5(3rkkY``s)$eTC`C7qe1%`O$eBggW0f9{,d~!!JXde0z7>E",
"#wo!]4E(67|5$`FuE+f[ph&RgC@E,r-jCcE1uj!^h#W`eE87Be!f$#s(r&g!3iBn%*#)e!knFe`eEB7Bh&M65t`G(i!~`T5kDEEFrEFd~!!k9;sE2E:E%E.#,",
"nDCd}CM!TW/e3j$gDH{d}C^!D(f%}fCJi7okDBa*-f!8eCFd}Da!0gDB`ohD@`>4e7b$Wl5!g>ajD@`>D~`se4_E!!g#OnD=a*E%65n!ukD9a*eU#g!ud}Dd!",
"0nD9`-)`Sf!v*y`pg!IE5tfD7j!`WcE6W]E6`>E8q!D.~#_6i~66j~:6iu6j~V`rq!D,~$a8%wm/_hD3`G&i/bh&[+s-hD5~yg*yjD7(v*w1s2w0~9Wl27jlD",
":`7E%te$ZE&q!D5GE+rE3vE0~5E2~0E7~8E'E(te#(4r$hD.&yEB~0,wEAvEH~/EKwEGEFta%kD,EUyE@tESuEH`>EYa#f,XEZ!`QEHmCv*fD1Efw/}/tE`wE",
"]rE%fD6lD1EWuE#rE#reD,#ek[E9rE9e$1E:mD%E;tERrERrEqEWuEYyE[tE[sE]rE]sEZEutfD0EXg#5Euua*Et65h43mAf'gD)h1ba*E{64h!>}7fwh#xEp",
"pD-f)Y3q!D-Pl)[6kf-G/4hD4D}e1r6Zfm8+s`.,oD66Y|4}E,wE'`G5wE!uk{k6Fu`AE,65d}Di!6E/nD4zpe1lD;g6mmD;p!GgDCm!G7g~6jDJh#NE)rE)e",
"$|",
/* scan: scan.comp */
"fdnd~!!!(9q#+lYq!e.[pD-kC^gD5gCbgC^gCfq!vR>pCUWE8'e!/eCrd~!#-t_8(6#eCKe!#iCAgC(WE8)6%6Dq#*{QgBbldD}gD%gC[nCSpcuh@qhB$gCYo",
"aDla9vgCpgAeg@wgC(gA:kv)e!M8*h!h8+W5fD'f@'8,eD#f@'8-XN8,rivP8.W0gA6WI8/e!'fAK8/ygA:pa#tg@}fABga>iB$gA)gBOgAugF>hA]806%u80",
"e!E81XR6F64iAZfA5}gRyd}CM!DrjA97r`A$e)O7q#pJuh*Ap4ee0}`y82%ha_65($'f++h,7hbAd~!#5m*e`a83)&&7k$6N65f!#gre`DE#7`n/N`Q7qj!-p",
"bOe9WgAdg)y`B+f5}fR#-`B0eAV+m0)E5sncH}ob1{e=1f,(g7rh#dj-<65/f1:'2uEP`Q+a-$fpH(t(!r(exF(i#Sq#%>%!io[.r%`A0j$hjah4h2UE#E^i!",
"Op76e4`!g0Jg._`.D~m!Ya%f/NE$gQ<g!;e,uiPZEiE6th#[(+g2t.uE>tk.0E56Gr(#jwbg!D)l38j1p,'e1.ENm40E%1e._-lf.&h&S#(65'a*F01e45h$C",
"45!g0Ge!+126Zf7z/WlF05`y84F2`3E,$e9IE!i0I5g#0D~~1E.tEhm30E=E2e#0,iR[0g&#a*FG.g#%12s0r0s./s3r,e1)81g!9EAEB!g$egEse!/E=E>e2",
"vECrE;WcFHW]FHk}(q#0y0`3'e||'s(vq#0q8q!g/oq!c1~$*q!_vOmAWhV<#gV%fhuj$r82r8'f>ij;,g'd's`,eHufy8&t(xe<4)s*e9b1$n7=gA-/`o3h7",
"<e8-23*!$fy71gyA6Zf{w+Wr3f'H83r8(e75e!#e%zizn`A&k%=wg#2fAT,`c6Ne-D5#hKMD|td~!!Ba{fhK`if-0`6e%q`8$D}m'q`AE#65`W$E$d}Dk!6$#",
"p!i`6)E)`8*E*l!Ii!k64tk8Q-sh#0p{W`eE**f.]f/fe$2-g&Le7Qd}Dp!0f#;d}Dc!%E=`dE3f.u(g!.e@%g.|d~!!JXceK'EMe#A+r`AEJe0I$eJi&67e#",
".$7@r`o$eJHELE)f!eo$~`o(6Cg-)e)&E(#h]I-h/}E^a/E^#h<N1*s`QE_f!im!T,6gv-,s`.Ea65mD[E;Eee&)#`c#6he(=h,l`3E4f#rEZl!Za-E04`Ce!",
">e#L6EeID2#h.g3/#'g&3`7fl[)`AEr65a/#8*n%4i/FEIvElEV`;e>@k@x`7sEI%g/@`7EY*#e028+E~`96g$`3f$RES642f('$g+p%64i--e%lee7`3F+EN",
"`9eatf!2%g!<+6fwEgr6CF.r#/`CE`65Ey`X6vf'~El{WcEliA6F2hRCF)ud}Dq!6FAiF!F7t`AF-m$a`CFF64e$=67h)p`C)e!-h$C$'#&f&XoFte#Mm#$#s",
"`B%&8-h$p`B*1#%f#X6~s,g!E$m-R61e*cm,!e#k6e#a-FZFRxk!Be!88.#hLZF4rF4e)gF5F6e2vF7rF0g.O84r8)d}Ck!Dg>x`-%e/]f$}hF1h(UeJRg@'6",
"F{euN(m&w0f0/h3=|h2zD|`3fCLD}e>4D~Wl4h0Ig0eWqf0n67f0ee0yE!f,'",
/* scan_address: scan.comp ADDRESS */
"f`cd~!!!(a~W~}p=W~}o`3}q#5<Qo=yh{0q!=hPo]bl]Wvk=lg<^k=p~}i]b6JW<f=tg]im=tg^&g=tg>4q!=tepEIgO3q!=}B6Jvh^td}Do!#n={fV]D~`DE",
"&l={}m_#}i0egS%`B./#,g*T`B3e1I.m,uE;sh`%q!>'R6Y~8EV~0j#_`34+e[-i#]g4y!q#BR'1r(`A3n>0tD}uk!XE)Ejyg8th0m#*e=6f>9gA;h>9E'~/E",
"*{iK`EuE<j>9}EE|E;~FETvo#dE(4e.D0nb{)h8]#e5#*a*F@4j>CD}D~!gU4g>L6Zfqc2WlF@D~e>CFBrE/tE%wD~uE$~1E1tEqzk#9EDE8s/sgMq3ibAa*F",
"Y1k@O}j>LEGEHvg_(e!/EDEEe>LEIrEBrFZrFZq#<Rkq!d9xq!^f~$*q!ZOXm>lnQtg!Ef'I7,g!*q!>w@6d~~#16d~5a0q!>ut6d~Ya2q!>s~$^j(0`CEV64",
"5f0R'i,7e$yg(dq#={$g,ae>~F.EQse0q*r%i!A.e)%,g!AEjt6CF1r#2`CEc65E|h@%Eo|EowF5vF,vFDwF:uF0|FI~e`GE4sXDse#Zp@'`GE8sh*tp@)F^F",
"Uz`GE@i!Dk@+f@!F7e)xF8F9e3qF:rF3q!@+~#=",
/* scatter: scatter.comp */
"f[Dd~!!!.gg@+d~!!!!aVnd~!!!!cVnWRl[Jd~!!{'+w8`8i8m8wj[M6Gq#A@~$&8BrW4r8Df!h8Eu8Es8Ft8Fre#Y8Gf!68Hu8Hq#f8*q#fM.8Kt8Kf!K8Lf",
"!68Mu8Ms8Ot8Oe!Kq#!-28^Voe!K8`W(WfhAw8are$A8ire$f8me!-8mW(d~!!!!LW#Dge!)8wrd~!!!SWgB8q#BOAX>856#66eB#q#!D/gB5WP866%V|WE87",
"86e!.88r86kB2WD89fB%X>8:gB+hBsg=}q#T#)h>(7msWD8;6#6M7mX>8<6#f!pWD8=f!tWF8>e!-fB~WF8@hC'd~!!c>j8Ah!06%q#CD~$D8Bt8Cr8B67WJ8",
"De#&8E8Dr6or8Er6o8FrgCxWJ8Ge!48H8Gr8Ir8Hr8I6prq#hH(8Jt8J8Ke!08Ls8M8Lr8Nr8Mr8N8Ore!f8Ptq#!4$q##p~#F8Qsf#M8Rh!.8Sh!q8Tu668U",
"h!48Vv8Wh#&8Xv8Yr8XrjFppcP}WL8ZV{e&Y8Z8[V{e!&8]re!E8^fGD8_XV8^65eFn8`rq#Z_'8af$P8bd~!!!#N6F8ae!:8cu8Z8dV{e!,8ev8ff!W8gf!&",
"8hs6;8if![8jte#z8kr8j8b6FWI8le!*fFs8lye!D8mre!L8nf!_8oXNsd~!!9g}668pgG'e!/8qe!Uf#i8rd~!!!#{8a6Ee!(8sd~!!!#p8q8re#18tXR6Es",
"6%8ud~!!!$.6N8tWL8vVo86WM8v8wq#&%(e!(8xXQ7`64WI8ye!)WL8zV|8yWM8zeG4iF{e![8{d~!!!#u7;8Be#=8|r8{e!)e!58}r6H8|e!(8~r8b7`e!;9",
"!r8}8~e!.9#te!B9$r9!8}9#WI9%e!*WL9&V|9%WM9&7fV|gHzhI/6%9'eH~6hgHM9're!.9(v8&r9(t9)g!i6%9*e#=6Fe!(9+XR9*fH39,Xz9+e$F9-e!)W",
"L9.W/9-WL9/V{6LWM9/90V{XY6K916N6NWL92V{rWL93V{80WM9394V{q#'u&95t957gf%|96XV8Bf$N97e!(f%*98r976Ge$.99e!*WL9:V{99WM9:9;V{gJ",
"ngKkkJK9<XVrf#@9=e!.67gJW9=t6gf!g9>tjIO}`xfIQq#H(AneM`D()q#'@8D~}E$u`-8ni:k(spw#ic^)E&sgoJi!|`w7g.q#of&-.e4w/r*`9E+E1`;E5",
"#eDjE3q#'|0E7vE;t`dE.gw%eI4e9qeV#8[#e=wewx8]g#ad}Cb%<g#_E87@y9<3f:a8-m#yE>6E`Ax8-,sh#hE'vE#mw0`;E')q#]a&`dELgx&`Z6y.&E*$d",
"}C_!L90WlEd!`X9REfEed}C_$0EfWl94e;fE/`dEU6hg!>9U/&$E!f#%d}Cb%>f##d~!!k75ei09VE$3E7E,E$g#&o$i}WlEu&`y9NEwe$Z)gB!&evZfJI*+s",
",r'h6RE+rE+`:E*eu*E/yE1tE4rq#m(%WgsEJfu*q#m*%WcE}W]E}q#Jm~$Dd}D_!Kq#Jk-6#9@r85e#]q#Jm+p#We(-*f%{#f#Xf{P+h;8)q#Z7'.t#eGmVm",
"f#Wfi2h$!`J1Vmf#43e!0h$&g:LWif$a9A~0d}Cb$CzkFkfj/`=8Fe#ne$_g##`=6p610`>hdOe$ifdOf!j.hl7n!QD~`28Kf$@h!Q`28OrE$jd~%tg$ME%ew",
"D``/E!#.h$I9B{d}Cb$Pzp#@gi$-gBnf#A/e!-.gE2f()*h&&n!N5`J5Vmf#@f=fh#Aq#$_$e#Dq#su%h#EgNTWiq#NI-`u~1`mq#NG7q#,%)q#NC9`sq#NAV",
"a,q#N>e6K9Ck$6d}Cb$Qwd}Cb$Rg#U)v*'hF|d}Cb$Sh!ki$I'w(+vd}Cb$T|fH6k$K,#l#NfQkD}f!Ld}Cb$UuE'i#RE)wE*E&h!gd}Cb$Vvg$Sm#m-h!<d}",
"Cb$Wm$S8Yta1k$U)t-rgW$``.3sq#EG%``E$E.#.q!mH~$]jO6`-8[`-8]eNq&j#'9Dj!id}Cb$_j$$`-8`e!a8bf#h`6e!(h[C64f.Ch!L9Exd}Cb$ct`-8d",
"e-3g!(`K9D`6$#h!J&y9Fxd}Cb$ej!tg!HeNliKa65fI0h!H84h$B`-8f`-8ge$Ag0(`-8hk$]9Ge!cgQ!}`-8ie22#s't's'eGl'sg2&f2+'(6Zt$Wr+q#-S",
"*8iWl8d!W_6%Ky8mWl8hKyWl8g8ae#Ee/m8ah#$Wl8ng'6d}Cb$otd~!!JZZ86Dg6f8pd~!!RRn6%e!'6u#e!H!d}E%!%6fVm$e!L!e!Gl_3#g#}e#bfIKi/>",
"iHp8h`K9Gh!jlHme3xe!6e&Ef0r6GWl8f!g3#9Hh$Ad~!!RRuf!}Vo$e!=e!e`;fPN%m7Te#cfIoi0]e3%*t9Ih!S`y9Hh[bf#%#eZ#i%U869Jr87o)5d}Cb$",
"sth%#8uwgZ;7]ukSd'`d2g4<d}E$$66fe1B#rg#8%k)*a1&h7Y'tX]fT$!oT!-d~!!ZH,e$w4fa@g+aaJe%#g#)d}Cg$6$E#uE&|&!r&`eE.&fR%i#)`;emRd",
"}E'$6#f!#d}C{$6%#X]86./f&:+,s0r)g6(aK3E(0i(l9Kr88d}Ck$6sg$)g2~'r`48wf5Ke*<gSCh+<aHe&4-h)B$y9Lf!U}f!MhM.f&X*h(d$x6#9Mg'EXf",
"6f6f7hg&,9NiN4eQNe#j`w7ef*;`-(h!)`;&i(P9Or89g,rd}Ch$69J$`y9Ke:<9L$e:Ze(A7f#s`]9M`A(m'Leoh*Wl(!g/Ee!:`3)-h!^9Pr8:hW#e)G7`f",
"8yh!XWl#'e!di!|9Qh&uicXja(%u(u8btW$i%MXJe)I9P%.(e%7$%s)r!g3Vi!R,u/yVm|D||4r4e-n+)f#<m_Wq#CY%m#=g:z8btW$w`9'f#x/tg->1j:z6Z",
"uf=_-je,k!WVm|E#xE%}q#1w%g`w9Rr8;d}Ck!Md}Ck#msd}CM%.W/k<9&u9){e!aq#7$.h)z9EffPi#8'se->h[W%x`K9F`A*k*hq#6+3i!x`@E+'e8=ei*#",
"d}D#!%9OeAQa*E.+f,!l#ag0uh+z5r5e!7D|D}rf5d2e#ee#89,wD|g%pE!u9,speI7`z`y9Q'q$02,e#Fa*E@gAyq##T5`y9I3i$d/g!{2~1E(ul$8e)$&f8",
"|eUi'/q#4:&ER-g!v01s/r/gB{6Zf=$+e#tf.Nn!V7`s6Hkh'jgUo${uEcw`3EX#h&aa*Eh-g&f%v./g+t+q#4w)9Sr8<e:tf()f5nh&Oe]ne]em*66H+q#H9",
"$e!:k/cg:59Tr8=g(Ze!7eBSg!Ol%4f!Oh#4q#>b0i)36yr8>rf`ve!Zq#;!7ehX(e%(.m!o3'`{7s2q#:q-91%d}C^%2900sh5zi.t1r,h=Yi'p}p!yE)l$8",
"e!e,q#:e-g81h%vgFrg/pg${9Ur8@e#op#pp%kd}C^$Z94f3ge!l)sd}DJ!#9S%#7;l(dm&A)q$#n48nt`{9Te!Re&HfH1h+&'f'Tf.Vh2ed}Cb%6f!IaU9;5",
"e$Ih=*`:.E0a-#E.pn0E2u`|9C4q#J~.aV9@E8/hcFq$3'%e#PE'E(sE)rE$k'/9Vr8Ag&$`0q!&%<`D#/m+B)r#e$H,rh+T2h&74+gA|&re0,E#-`{9AE!mE",
"Oe$g+#8Bg.Ie#<5D|rfE22m$k4~7fJ^E0mreE2e$Z/`-f$~)8BaV9B&$lDIhm7g]se$,",
/* scatter_address: scatter.comp ADDRESS */
"fzyd~!!!/Dl]pj{!}k]{}q#[j~#`f]Wq![cTq#]#Bq![e~#Cq#]uLq#]q~$)gY$m[{p[=~}~}q##&;q![=~$do[98&|9<~~#06rW,q#%]%k[99W~]6r~5q#$i",
"5`D+,n[C}E$}E'~@6kuE)vE*`GE'i!~g[E}E.E4rE8tE6~0E:vE>~;d}Cb%W~/9W~mEgtEiEhrEi~9d}E#!#q![CEExtEz~bF#rF#q#da~$Ta/q#d_~#bd}Dl",
"!Kq#d]*p^4Wb&q!$n<j^Ul$5)p$n*{fz2D|e$ogIXl!O1E$o$c2wE'fWSe,-e[=hzogFIh^e{p&J7[y6Z|g_(q!&JPm#ZE%~4E(n&=q#T~%eYN5#,m_!p%6p#",
"Z}a;j%6~{q#iH2`u~u~}i_7n$,p_<`>(f#M)vj_<a*,o$>k_8a*1m$>a1k$AE!uE#s-r-n_:a*E&o#Nk_6a*E+o$Ek_2a*E0i$Ep_4`-*g$G+h!|gaI`>E:q#",
".p~$fq!_6~$WLktLk~8f[3aHq!_2yd}E&!%q!_0~#qaLq!_.~%Ta&~~#<a5~~/2",
/* scatter_basic: scatter.comp BASIC */
"sVkd~!!!,aq#vA5q#;s~%7q$;~(q#;X^k_gq#;;~(<g_Zq#a$$h_wq$=n7e!*k^QWI9Xe!)f^d9Xse^$q$t(%e!89YXQ7@7]g_Tq$=v&WI9Z6K6Ff^D9Zs7ge",
"!]9[r6Kq#`H'q#c;%e!,9]r6Hrj_4}WI9^e!)f]r9^s9_ri^:8f~1fa47b9`l^2}8lv8ls8hq#9J*q#bw-7qi^6}h`$q#9R~#;8d~M9`~i`[~/7q~k8fu6vv8",
"gq!^/D8dq#9P;9Hs9`~~0.q$Cn)fX(WilY/`9$6Fe0hk#I9HjS!eVngR|'xjPeiOEa)e4~f!$jNuhDHm1<eET'`@/(hKU`c#7.e!0,`o$fK[)f*ilHUk1y-~0",
"e#2gP&e#@(hP,'(s)r$h!N7@&u9Yti3mhY0WlE+7jlF}p#KgZB6Ge%$)iLxE6,hNpe&k5`de%7`ef&>$64e!B7@e&K#eO-&kM5lFk`>ECe!ad}C^%[7gf-AlN",
"!e+aD}fO264E#u6FtlZteH((wh^Ke'<-f![h1w&h1{#(7jh3zWm6KfY$j!y4v3r3q#b/&f-d/`>E[d}Cw!KD}#e!>81`>gYie#i62r$7.`3fo$e+3f!.f3@`c",
"(7.`ce!4`o(q$,h%d}Cm!K0e!fEkjLgE*sp$`a*Eq'g$OEXte!%g$L`eeYVa*Eyh$d&f!n`--iO,f**efK`3um$`WcEdW]Ede!/EeEfe#WEgrEbmIXEdl#)lJ",
"eh%b`ee'/`-%f!wa*F0.gP:)q%+=.-rk!Ge6%.g$t`B+3#(nQp2s5u`AD|9]n![eK9n![E$w.|`3E+64e'rE)s#hi.E0e7:e#yE1E2e$)E3rE.m#yE0tp%#FS",
"te#~)s$h(})*s+r&m!T(vp)_i(0Fe*o!ThR}|9_~89_~59_~49_#~}8f~c8f~e8gu8f~Q8d|9`~78h~~#J8g~y8d~38h~A",
/* scatter_basic_address: scatter.comp BASIC ADDRESS */
"sX&d~!!!-Cq$.&Aq#2#v~}pQpq#1fZpQrq#1I~'sq!QK~$4q#/[/8&q!QG]q#/`}8d~O9`~ia&~/8&~k8fu6vuq!QR_ExtEzsq#/`~3!q!TFlg!&pLipTH0}~",
"}E,~GE7~:EA~4ED~~#6E]tWlE^!gTKg!*a*E_f){gSU%fQgf5ba*Eef+*gTT&s*v)u`>Eoa_f*0EpjN@E.tpQUEvhTVE]~.E~~HEhrEhsEiEjsEkrEf{Eh~BF",
"4~~#hFW~ZFj~~)I",
/* segment_scatter: scatter.comp SEGMENTS */
"sVkd~!!!/.q$CQIq#'bW6,~86U~LV}9fgTr9fsf!,q#){%9fu9fu9fu9fu9fu9fu9fu9fte!'q&*e%9fu9fu9ftW#e!eq#(T66`~46m~DgV;hVb8Lq#+'8q#g",
")Dq#)/Uq#fh&gTFd~!!c>g9a6%f!(f!79b9ae!&9c6%9aWD9drf!+9e66q#gF2q#g8gpUv}gVaq#(}Aq%#x*q#)(46,t6,yq#*)%q#),06Ut6UygY!q#)0Wd~",
"!#NT@9fq%z=19gr9fr9gsgT1gXqq#)N06`t6`z6mt6m{~}gYzq#)R~#8iZQ6gfVM9heTO6ggZQ9hrl[`8Lu8Lq#.c+6qW(gW^q#'[%gZugU6g]FiWGq#h/i~}",
"q#gtY8zt8z7e~`q#iI,9&sq#hg%q#h)gq#g~9q!Y<;lY:eY%`D&$m4Q*gXSd}Ch%a9i,d}DE#%$eSW#s&V|er>Vvq#FV).spC,aS9k0(q#dW$fAae3`()6Ff!",
"`%q&4F$g@=gX2q#fb)'{.sfxIg<($gXL9H&t`d0iWYE)E(1s90rE;s9RE=E<rE=r94sD|rE!uoXXE'{E&seWteCZ*$jWtaS9OE<E=eWxE>E=E/E*h;HWcENW]",
"ENhVwq#(x~.-q#XM(jZX`;(q#Rc-)$kcoq%.a&6qq#5{66jx65x9a9ir9bh#46dt6g&f#Kf!HgFceNIi!+d}DI#%&e!.)67j!7,6fw`;4&ii0fd@1e!%2/e$J",
"$ggT'd~!!k7M9aDg+1.*&#jTw9cd}Ck%aje|e2>W$q$y|%%i!;9jr9drf#=d~!!ROzq&=s$eD7h!n`6s`8&mk3fT2-`9-$q#&5%0W'k%)9ki!YaS9j%$h#Of!",
"H(j#X&#d}E/!%,eA9j!L669lr9ehUr7]h%V`Dg#<lV+d}Ch!69l$p%%ejO(lcyiV@m!J}7w~09IpWAjX3q#e~J9D~57z~29E~37z~29K~:9F~hLJtLJ~n9F~A",
"9L~O9Nw9Lw9F~~$89Q~S9m~X9nq#e_+9Qs9mv7e~V7e~/9o~~#h7e~U7e~_7e~39D}e,tq#e_/9E~J9Is9n~y9o~K9N~N7f~T7f~J9Iv7e~M7e~87e~57e~47",
"e~Z9K~w9K~~#W9I{7f~~#F9K~~#e",
/* segment_scatter_address: scatter.comp SEGMENTS ADDRESS */
"sX&d~!!!/gq$DkTq&fe*9pu9psW+e!'q#3r%9pu9pu9pu9pu9pu9pu9pu9pu9pu9pu9pu9pu9pte!'q&TG%9pu9pu9ptW#e!~q#3i:6,~@h^#6U~/q$E!fq!]",
"~~#uf[qq#3y*d~!#w,49pq&Ve5WL9qW29pWM9qq#5=)7,W$q#51%g^3q#4Ggi^gq#4G%q#5g%q#4KCg[<q#4O~$;g`-q#4S)o]H8&tg]aq#9/-6Uu6Uuq&jR)",
"q%E.%g]Gq!]C~$^9<|9W~~#Aq#8E%k]G9rtge6q!]K~#G7.|d}Cb%r~/9rv8%~6~}q#3h~0lm`,a&~<q%N~-6quj`5z`G)sg!:m`7}6rym!j&rq%IU*h+Ug`C",
",r`G*sh!;/6fr-w`;D}f`G6J~4d}E.%aj`E}6k~8adh`C6J~Ml$`e`J('q%Z#)e!Q+`G'i!-g`N/~66j~~%SM:tM:~~(>a5~~#<aX~~/2",
/* segment_scatter_basic: scatter.comp SEGMENTS BASIC */
"sVkd~!!!-*q$F-5q#>O~%Pq#sU(q#>4|q#=z~(jq#ta-q#tF,7bsg`~g^#ga%h^W8zsg_pq#t_%q#tZ~#/8z~Cq#tR-gaSq!_hv8d~<9`q#<3<a&~/8&~C8fu",
"6vv8g~~0ak[l}7-~9q#</~$8q#rN09K}q$GUL9Kx9Iv9Kv7c~N7f~l7c~~$x7c~c9Ks7c~E7c~Y7c~A7f~W9Kf'aq#q~J9Kfc0q$GU~#e9K~w9K~~#W9I~~#Q",
"9K~~#e",
/* segment_scatter_basic_address: scatter.comp SEGMENTS BASIC ADDRESS */
"td~!!!-g~Aq#4k~$3oS6q#4P}q#48~(.q!R_~$49<tgXaq!Rc~#K7.|a5~/9<v8%~Iq#2K~6Oq!Uj=q$HyN9KtoUl~}E,~Cq$Hy~%)7c~YpUz}F4~~#hFW~ZF",
"j~~)I",
/* histogram: histogram.comp */
"sVkd~!!!9Lq'FmZ:+u:+u:+u:+u:+u:+u:+u:+u:+u:+u:+te!'q#*>%:+u:+u:+te!'W<fV<:+W-t:+Vyt:+X9t:+X;t:+W.t:+d~!!!!7sW#e#+q%P%~$5q",
"',n(q',j;q#+l5q'k)7gW6q',~.WD9sfVmhWpWD9te!Ce!O9ufW79v6#f!c9we!0d~!!JW59x6Kf!U9y9xe!v9zrf!-q(Ap%X>9{uX>9|6#f!|d~!!ROF9}g!",
"hWF9~9}e!Qf!g:!9}6K9}r:#f!:WK:$e##X>:%:$e!7e#9:&e!0e!':'f#5kX*:(f!Uf##:)e!JgXjX>:*f!=:$q'JvUd~!$)yU:+{pX=:,r:+r:,sgTTfXmq",
"'.@>iXJq%Q7~&0q'my':-tg]}gX=q$|2+7_q'1~(g]iq'2%5gYrq'2))e!*:.d~!'VP9e!&:/Vve!A:0g!p6%:1d~!!!%Zq'1N*9/fW]9/eYGgYOe!A:2h$!:",
"3f!(e$;:4r:3hW]:4fX#8lseYge!;:5h!B:6h!(:7te!]q#lm%:8h!2:9h!X::r:9t9%e!*fX59%s8ff!B:;v:<h!(:=tgZqq#ls&7diZ@q'oq(f$C:>d~!!!",
"']s:@d~!!!#y6F:>e!k:Ar:@e!)e$=:BXR:Arq'3_$e!+:CtgZNq'p8$f!O9_f!&eYTq&2I):DWV6h7`e!>:EXQq(H_%e!*:Fq%%2$:GY<7`f(b:Hr:Ge!)e!",
"B:IXz7`:He!(:JXQ7G7]q#lB%:Jt:Ks7]q#m@%:Krf[q8~w:Lrq(IR':MW7e!<:Nr67f[a:Od~IdN>hgcse!0:Pf#Cq#mc$f!Qq#m2$h!(:QXz9)f!|:Rh!.:",
"Sr:R:HWI9-e!)f]G9-s:Tf$1:Ud~CiVZ6e!8:VXR7]f#x:Wd~!!)w2e#S:Xh$e8*h'27&X9e!<:YXz:A6EWI99e#efdJ99e!0:Zf#eq'5|%e!,:[f!re$B:]f",
"$F:^rg_(q(4^':_Y5e!`:`f!fi^ig^9f($:af!3q#p3$j]B6%:bh'Q:cr:bf!.:dXRe&3WL:eV|66WM:e:ff#R:gX4q(Ky)q(^#)e!K:hh#R7*X;e!A:iW.q(",
"M1%m]Cd~!!9gT6KDgq's%0q(Ha.`z7x`r+mJ^e:y7kq'cS$%lB|$tq#!J&q#H7-f{rg!37Gq']^'2s`6E&6H`8E'6Hq%&@-eD*%q']s+'6H`;eXTq%#h&`X:y",
"&$g!|d}DJ&$:xE6E/E%d}DE!6e>2aieJ(q'dS&$.q((l%1tD|3uE!s(n!bEFw`]9M`;E*,`r#EEm<t1EIk9sWg6%0!$E/e7~1{`94e!^ETk#@%#g>(e8-3EGX",
"b6KE$E%#e^eD}5E@E-`QE+l!Pd}D%!6:}E%E#E`EXh!n66E.E/0#e#pE-rE-fAoE'`/:~E.ae;!E^`Qn`bEisaV;%EiENE=fC~Ekq'Pa^q%TR~.aq(=X/q'yL",
"~$,d}Cb&-~wq']qy}l]Qa1$e&6e'/g&mq'^'[a0q'^%uq'@/~$Y7_q'^#~%Wei79srfWNeeV:.g([`;6ge#p'se.Vjg+iiUa0%`ih<~&i.o#:/ieZh+Xfx2a0",
"fgcVoe!'d}Cm!0%e(Qf6#7]q#uJ&7]h-.:jr9tj[M`cei)q#6z$f!(`e&7Mf([`a'g-U-fxug!b%{67`We`fa-:0m$}ezvE!f!7a0E#e!>`W%#h^z*E%smfDf",
"V5:1g6v:kr9uf#0aU8[$hW!d}Cb&2g&%:5)raU8]h]&}*w9Rr9vri$*e!Wf>0g!Xd}Cb&6f#6`C:7e!Xf.se![n^,6#:lm!O8dxd}Cb&8u:;w8fzq#pz'oXy}",
"e!a(h#fd}Cb&<u:=-s8f~4`X9Rf*:pWnhj99wf#HejZ$g,Gglvp/6f,Xk~F'-sq#v)+7cl!9+|q#!+$hE+`:56ge.Dj%f.x:muq()|'f#@9x:nr9yq(gF%$:A",
"e.Dg'S:Be*g%fF!e&^eg|`;*q(l0'h!1)rg!A:Cs-ud~!!ROy9xDg+'f%xhb*9zd}Ck%xg2id}DE!K&rf_Yes:&e'Kq(Gj8(~7`t.2ar4W$q('M&5a$7y#&n*",
"tarE$Voh!:E%t-k*lm3Sd~!!RQU6%Dg7c7,e/Vl%)|Xhrq(&O(h^kq(oy*`:e$Tg*MWl7g!Wl9_e!(9`e$oq&@v'h$o7`eoM:Dq%K6&:Eq#}j+q(rw&`6e/(e",
"$e:Fq#|e)l9L`6e7gk1ghl+:I{o4Ugj}:Hq#u1+`937``91:Hf#/gl-:LtWeebp6!Xw.!ib6/r(d~!!ZIre$B9_e#k/k_`6Fyh#Shq>`1e!Se+l`8E,e9Dq#{",
"o09_`K7z`Wk6NE)sm.AE4i/C+hfQe5Gh1{1'se!Ug!$e$L:Mf$bf'9&ftj#e'QD}`ce:Xi$D0f$-03se!z:N`:(,q'_>.e#d&er(Wqfgm67sf#)ELrEL`7E.E",
"#(i'o:or9{h6(e%ce#l&re-e&tg(=6ff.8fsaq(py&l51`9/7`q#uj.e%%)rfp_E!`rj3yq(+U.kf26Ft)j'56K:pe-Pk)he#%:Od~!!JXT7%e!U%q#(G$g$<",
":P`9f3%h)vi#b:qr9|h>Eg!^q(,/.9#nqK:Lq#wd-i#q+h!H:Q|:T|i(fd}EC!%f#moNke+k:Ag%{e:M)#jL6iD/eAyVoe#_:U`S%#f#u`oe&yflt`8#9#f'f",
"d~!!ZIhq(Ru&f3@'m$exfi!E3`;E3:Ve:c$e%Ze1*6i`o:Wg1oE6e1QE7#e!5)s`o&ew+):Qe#[#d}EF!%f!e%s&za%9`64sg#Nq#%.%j%A9}:rr9~flM`^h)",
"md}Cb&Xf!Hf,+k-~:X'xhJ0.Vod~!!RO360Dg6!d~!!!!og2$6Eh7lf=0d}EG!0g!2iH|&tf.FigYD|ig{'e2L&e(-)a-q$(i)5&e,GE&D|$no8/f'm't`62f",
"3[$f)ii@&`cho^d}Cb$*f#>j<+.n0^,e%'epn`rE'7]f/Nn/f7&s`W*j*81|`dEF5`Ae<Si-L,|`eEME/k,d`D&j0;ppzE/6fa0ETg4>i74)0n&AaV:oE]EHE",
">g%[q(g6%e$DEFE6%rE@EG'&d}E'%}#EKEBhy=9}:sr:!rd}Ck%}e%ffSQf5Jf{pe5jW'g!a&ufQA`;fjK:q-)#j(%m,H9`e%C:Yl#tq((~&23#'e0*p8p`74",
"265#ax'D|#4h)m:ti4h`5W/q$%K$k)m's`6(:Hn+8poa:Hmnje+`e.[#(h.Xa*D}q#~q.jnhg/7,yVoxE%f!X'tfP6a*E,)q()P,6Zt'e(}E*fM~gGOe!5E)E",
"*e*^E+eNlllrE.E'uE2tl,v(f&:*e0-#:Zh!D&(f#9'+se'o:Hq$.=/:T~2e>}/e*<EIs`SeOnq'lM$i=A0q(Zs%e!EE#E$6FfP,D}q(z2+p,v:[}q(=t;:]s",
":^s7cr`]:m`/6x0g&Nq)#i06Fe(Bq#Y90f>~f/Vn@]e+reYYf!L`3eLpi#G,u*q&/h/g2oj@cg%VD~gvYk4e:ug7Ii#>}:_si!|%#n0i1sf!thDxm3zf!~)v(",
")2fB1#g!z:ve1aq$+[-:Lq(8}&'g!<:wr:#e-Gp:i:Kn(-'e,97GhL+f.I.%eYS:v+#.k(1g!c:$:xr:%`0g8Ne+B:Al%Yd}Ch%x:n)are8Tare!iar%W$g+:",
"``SN*%e!'SO+%(rSP,%)`/6z0lEcd}EB%x('&es0#3eX+7e`-7fePWk;66fzae9l(i0p.sh;*a-:`m*h`]:uh,'5r5`B7kE))s7kE*(h%Zd}DI&$jIR:yi[>`",
"A$6Hi!Vq$,i-pwKf%f0e%{)e%qi;+`X:l,#q$1$'-hW~.i!Y0vo%/q)(v(E&xE)j!b.#lxrq(<p%i{;:&rjL@e_~i8jq'pR0`|:k'e2Zf>I)#eA$*e$sf19`S",
"$#fYRe3;$eRV3rf$.d}Cb&ah!I3q#;c%e;Wg!@E#Vot`a,hVFWge_l+5!)q$.-%e#ED~E!sE&eMdWrE%f$s:ztm'<q)+&8f|(o.S,g|.)f)Lf&Gg>wm}5e#HD",
"}eyHhG4e!,E!h'8gG3eyK8p-hz-kG%96,:cm!sexX7k3ew`8p4hK(g4Ge#jE*E+sE,h%+6#:{nBkpLolOB*s+q$,H7f%Fe)=#+*s4e)wg*;6Zt%q(GC-.g#*:",
"|r:'g5Re!Q:d`Q%m'gwj#:p+1nPZd~!!Ba*e7B5e#%-$h/wg/rgL./d}EI!%D}`X:w5q(DZ&Wiq#!x-hIRg#}`X:z)(q(g=)(n#4q!$+3e!le$%i/d)sg]g`]",
":{g2z`.56Hm3;6Ig=se-4q(Df3`;6HE'`X:|#E'g%jgEN:}r:(f,{lT6`R7cq)->$oC3f&g#q(K['q$6P)p)&k)v`:e`=m5wE%&f#E`:eCCi#E,|`QD|m!IE.",
"/tg*GhCqE/e$Eq(kh$E1th8{`BE*.#+f*W/q(mr%5!,i3@E&E'6ZtE$g!hE+sg#wj:FfA%E4`B8pE0E.%h,X:~r:)iI5pEG:]xfI9p!::^xo=k'i'=g@MeA<g",
"3xl4E+rpH_e3k0u`-)a%$e!kh8UiUt236Ft,`AD|n7d:]q(jR2:]{:^~2:^{7c~>g'!;!q#4f&`]7{e$-e'Qp!N7-a%eN2:g64h'jefI:f!g#ke!I`~:fe%9q",
"$Ar*gR[ase!H65h%M;#q(R^.o$tn6me$ce+N9L#e$zfg>h/x6Ft%k4I;$p6Pl*w}eT#-s*sj7864j!hiM];%r:*e*dd}Ck&$i)5hL!h&'`.eW*oV=`|:p/ue0",
">+#$e#S64e!%67f2|e!(6ff$k`];#eMC&a-0D}`Q&f!Td}D%%}:rE$*&i>M`X:t#7jd}D#%}:s1&ai#e<S$s%s&rfU=`;i=x(u`rE*7]h3P+E's`reH%l#5`C",
"e7M6C`/;$h.jgQ7iXEj/k6fn0+aiEAVml!.a/E',i4A'sh>g+5#&q)O7)a-#2`Q'o$<`QE2i!P3sq$;I+84EA}h!;EEkU6`oEF&q#9:*q((<&f9[iBtECq)NQ",
"&EAe7/EJ#p9X`CE@6C65a483.E+E47k,*e!q#3e&Ye#QpVaEh65h#L'0#npAEnrg&]8%sERq#rd%e!)EPt6ksES`dEThWxE:#gMNq#s8%q#5%&EZeVN7@ea%:",
"hnC27*q(QL+:ht`QElfCReZ5Ehe!%EJm#+F(sa$:jEyEun#TaS9OF17kaS9jEzfd'67h!_)+saiF3Voe!Ee1YoD6WcF6h#g6Af(Dnko7'rh$gf#Dq)II,e#b:",
"ijukeVaF6r$uf!^7'sgVff!,:_gTbFIrFIs",
/* histogram_address: histogram.comp ADDRESS */
"q#aQ$d~!!!;H~GV};&q#,D%;&sW+e!'q#aE%;&u;&u;&u;&u;&u;&u;&u;&u;&u;&u;&u;&u;&u;&u;&u;&u;&te!'q)IU$e!'Y5rd~!!!#/sd~!!!!8rd~!!",
"!#3sd~!!!!9rd~!!!#7sW*rd~!!!#;sW@rd~!!!#@sW)rd~!!!#DW#rq&)[}q#+E@q#az0q#+K~#}d~!$RQJ;&q#b0&q#*y8;'r;&r;'q(7ucq#+[8q&*v:f~",
"^q#%7%g~<q#+w&q&*}}}q)LG)q&+(~$Dq#+;-6dW/~7q#+31q#+/~#_7/Vy{:_Y5~m;(YL~`7'W.~/q#++Vq#-K%q#+/9;)YN~Hq$:j';*W)q#++8q#+(3WP;",
"+66W$q#fX$h!8;,v;-r;,q#+>67&X9q#+,%q&1K'6qW(q#+>);.W*w;/W@{d}EA!Kq#+<K!e6{q#+A-(e:m'$(q#UC$q#+<16j~miK8.se8:q#+<Jn#wq#+A&",
"iu]0esA!$q#+<GE'E(yE(~6E+E,|`QE-l!GeFZEeE_u`/:~E6ae;!Ec`Qo:1q#+P%EnESECrEprEpwq(<e}q&.Y5(hvc#(,)q&.^~#.!h@Ch>p`a%#g#Jq#fo",
"$q#)N)*#+q#iT,h&`q#e0&D|u%``)$#%q#cQ&E!q#e,*E!q#iT%E&zp!Z4E+67v5t`FuE.q#e8-E/q#iT*E4{!ug<[%q#i^'E=wq#(O&')sq#iT(f_zEEq#iP",
"%$iAM$r%q#iT3EIrEI~<p#17,q#/&)'h`a`ff!Ap$5)3w*yD|`JD|q#ep,-r,p!R2E%i%A3yE(sg'xE(e%Bq#iT>!jCC6Jn&R7[~/a:~Pp!N1E(i$22tq#mx5",
"E,q#i];!s6Zv%g#Zp%>a;~}q#i]:!t`lvq#hg6-~GD~~.f%@D~q#jW)E&~6E+~2E2uE3~.E6tE7vq#i]=!taAh$,q#he6-~62~BE#ecGq#jY)E'tE(zh$*q#j",
"Y6E0~4E8uE9q#i]nq#.T3q#.P)q)^0.`o*q)i4,)sq))%{}q#.T)n#Q6N&q#.X+q#.T&n4rq#.X/'f[M#'f'Z+g'_f#}6N,q#.X/!i$/p#$q#.X%p!uE/~1q#",
".X~#U6d~<~}q(Lb1n6.D|)q#.XHq#.T2o!i64)q(Lf~$!e[aE0f#`EVq#.H+e;.q#.H).w/+sg10`;EEEnq#/%(3#g&Ceo^-#1q#.X.q#.T(i)-q#.X)h)MEI",
"%h(2)g(6f%>EY*q(Lf~#S!r'sg8J`CFJq#.p%i$c%&sq(Lf_q(Lb+p.qq(LfOq#.n}}g3_g>*e>pe{nq#.p1.#f2}a*,f3=a0evY/f2Lf!k&q#.w8E%uE&|E(",
"~Eh(*q#.{,l/5q#.wL~}h#fq#.{)o#fq#.wI7/~b:_t~}a{q#.u.h9Car'q#.w'ey:%e'R&q)2b<-~;`t2D}arE!q#/%'E#~1E)wE*{2|asq#/#x};(~~#7d}",
"ED!%q#.~8;(u7'~~%0d}EE#%q#.|~#~atq#.z~#U!sq#.h)'r&e|WVoavq#/((hJHe7ofJHf.Gq#.xpj0`j<S.h!i,f0_q#.x5;)~V;(~~&uj={e>z2e*BELs",
"`SE%#ewSeWe'q(u@(q#^%%g|$6Ff#RE#q#/$v}jwao^uq#/(,&gtr&q#/$@q)FH,f2w,lA,g%nE$f%i)q#/-A;*~;6k~0mZ},j#*+,5gz&q#/6~#JTYuTZuT[",
"~C7/v~zl*|q#.]91x4~42r1i!b3q#/v3E'~9q#/6-jTG7jq#)g0q#/6*(v*t+t1ua*1f'o`oq$2s&q#/7*4uE#ua*r64k!AgH2q)&m%e#AE!E#sE$eN=`>E&e",
"$qq#/4e7/~.!tgG_e!)D~q#/;$h'6gG^q#/4_:|e#imU=pb=h_Td}C`'+%#d~!!BaGq*JA'd}Cb%7k#$97.;-{p^Af[kh!Ud}ET!6#q))-'0s`9e-cg+/i$T`",
"QD}`Qe4so|[E.j8G)vE6tq$,6,E,g!+f'+*e$L7k+q)Qq*D~j$@.s7k/v`;EB0e2RE%m!y/sq#*1%E'gM5f=d/e);58pi#;ED!tEDrEDq#1x56d~u;0~4!a~*",
"`X:w(hXOi##'h#Eq#2%83sa~D}q#2#/q#1vKf,2:{g(,j$/q#1|Aq#1vP;0~~%66d~CkmKf6i3r$s`-,q#1}&g.*oFE/`AE!q#1}-q)X=9:]{:^~9:^{7c~Fq",
"#257p!Uq#2<-/sh02q#2<0m!O'q#2D<6d~bp+8p7@eWs0s-ti8Q64u./6FfPB)q#2M+g34k0/:_q#2O',~00~AD~xE%v6d~w7/~2EB~C7&~Cn<Fq#2S)%f0B#",
"%q#2O(q#2K&pq=q#/J&q#SD*ECi!`q#2S)l=&q#2O[m(28%e&hEUsf*j6je!+ESt%r6ksEVs`dEWh[mE=#gQ*f]Z6qveG>E^q#2_2;.|D}tEovEksEM{F+uE|",
"Ex~.F5tE}~/F7~3F9s`GE1sh(Wq#2a(h#<q*Gl);/|q#2a-F9tWlFIeT~FJt`GEB6Z7'h$+a*FM64f!0EEr:_ipUFNrFNe)F",
/* onesweep: onesweep.comp GROUPS */
"q$=C$d~!!!@!q&e<EV};Mq#11%;MsV|e!'q$=.%;Mu;Mu;Mu;Mu;Mu;Mu;Mu;Mu;Mu;Mu;Mu;Mu;Mu;MtW#e!oq$qe,q'l,`q%Hb,q$=).q%GF,q$=)Wq%Gs,",
"q$=)/;Ou;Oq%H*>q&)A>q#3z&q&)E%q)I6%q%H/Kq#3q%q#3n&q&(|1q#2O$q$t('Y6;1f!'WB;2;1WE;366;1q#3V%Y,;46%66g!#WD;5;4e!:d~!!ZGV;6q",
"*)w&WE;7;6;1WD;86#;1;4WD;96%;6q#3y%q&)[)WF;:g!Ce!u;;66;6q#2.%WF;<e!.6De!$X>;=f!6;4X>;>6#f!bX>;@e!U;4q#4q,;Aq#4D$;B6%f!G;C",
"6#f#'XL;De#0f#'e#iWB;E66X>;Fe$&f!o;G6#e!D;He!We!1;Iq#4L%WF;J66e!Jf!Z;Ke!Gq#2m%Xy;Le!Y;6e!86Td~!#_Da;Mq#4C3;Nr;Mr;Nq'n%3q$",
"sp(6Qq$<_$6Q6/rq'muFq$=[.6Wt6Wwq*op-6Rrq%IO-q$=[56nrq*oY'q$=[R8It8I~.8Jt8Jrq%I;.q$=[';Os;Pr;Or;Pq%IJ~$-q'mo/:-h!f:0q%N7%;",
"QV{66WM;Qq#3Q'q$u*%q#3U$q#85*:>Y;s;Rs:>u;Rq&*8&q#50)6JW<q#8D%q&*nF8fxq&*j*8Z8nq&*nJ90~/q#5M%q&*rHq*ud'7,W$q#6'%e!&;Sd~!!!",
"!fq#2z%q#2I%q)PF$q))|(;TX~7ore!,;UW/s;VXT;T;Ue!n;WXN;V6fq(L8';Xe!,6gs;Yf#C;Ze!,;Ye!(;[sf%a;]e!(f%B;^d~!!!#o;[;]e#`94re!C;",
"_W>e!&;`d~1_s=de!4;af!Gq*/%)6rq%La&e!0;bXT7o6gq#7h%;brq*/u-q'>x5:csf%)9;rq#8#';ce!p:/e!(;dXW6G7@s;eY!r6ge%-;fr;e6gq#78$;g",
"r;d6h;fr;h6K;gq#4*$;hq#3O'q#=X%q#3C);iWV;g6Fs;jf%)q#6R);kXz7`8aq#4M%e##;lrq#<2'7.q)Sx$;mYLe!<;ne$f;me!(;oXT;n7Ie!2;pd~!89",
"~#e!Y;qY!;o64s;rXR;of(e;sr;q;rq#8E%;sq%#d$9%e!B;tW*e!;;ur7`f!B;vXUr;tq#:Q%q#7p&;wWV67q&.F$;xY<6F;ws;yf!.e![;zr;x7`;ye!5;{",
"XN;z7`q$z|+9_rd~!!JWL66;|X[;qe!G;}e#97@e!a;~W<e!,<!XT;};~q#54%<!f'R<#r;-6h<!r99e!*q&.9$99e!B<$d~)oJ_Ce!&<%d~)oJ_Bq$yu%;Vr",
"q$zH%q#@F%e!0<&rg&7<'f&1q#:~+<(f&P:3h)d:5q#:z(:5t<)v<)s<*rq#:t-q#:p(6%<+e&I67q&/k%<+t<,XQ6Gf$@<-Xz<,f!a<.r9W<-6Gr</e!*q#;",
"%$</s<0rq#BW%e$$<1r9Wq#<Z%e!I<2e$(6ee!(<3XT<2;~s<4XQ64<3s<5e!b<4q#9w%<5t<6sf!.<7WV<66Fs<8XQ<7f!4<9WV7;<8s<:r8Bf!(<;XQ<9<:",
"q&1d)<<r<;re#5<=r<<e!)WI<>e!*q$}n$<>s:Lq'wh(q$|>'e#=<@r9>e!-<AX}7_<@q#<j)<Bs6N65d~!!JWK6K<C6N<Bq#8k%q$}=%9>t<Dt<Er<Dr<E<F",
"f$X<Gh.r<He!(q#=<&<Ht<It<Jr<Ir<J<Kt<Lg!B6%<Me#}<6s<Nr<Mt<Or<N<6e!:<Pr<O64q#=[)<Qh!G<Re#w<8e!.<Sh!s<Tf!Aq#=t*h!(<Uh!G<Vu6%",
"<Wd~!!!#Q<6f*(<XXV<Wf%_<YYarf!r<ZXV<Y65q)Yj)9rsf$7<[u<]r9r<[e!-<^u<_s<^e*O:Tf'p<`e!1q#=o%e!R<as:Es<br<aq#:|'f!_<cr7Ef,o<d",
"h/G<eYY<c<de!P<fr<ee!-<gh-)<hf#]q#;}&e/.<irq#:z+d}EA!6vmD.d}Cu'1<jae;!%lMTfGK#eFIhQueBv$elIWl;lq$AP%e_&q%Cn'q+#D*f[#`K<ye",
"D6`dedopLVE*s`d1q%!%%Wl<i!d}D#'4<k4.`d56Co!Ce=dE2)fK.%hJJ;leO=$f!'7w$eNm(%d}Ch'6<lE<d}Cu!6<z`3-*q*im$E2eu5EE#aY9VE#*E-(EG",
"q${<%q$Bd:!f#Xf!4nz')&q$Bdc!r6Rx%r6_zg@jq$Bd~#3!xq#-%&f!`,ix6emw,q$BN%.thKe+q$@:'0j$$2e!:1gF.f$%3e!-2g%%q$Bd:p$a6pyq$A$(/",
"q$AP%q#5e((tq$Bd-!q$A/$D|`-o!QE#q$Bn&ikn(tq$BdAp$Ie!qg$Ip#D`J/q$BF(h!vfU(-g!T3j#r5e!:4g$Qq$D2)q$CD'D~gO(q$Bd5!t`lvVmwVmw(",
"q$AlhE$eg+q$Ci)E)wE+wE,E)~Yq$Bd&D}e(6&q$Bd2!taAk$67X|q$AjjE%eUMq$Ck)E*vE+E(~dq$Bd&D~E,#-q$A4Rq#1T~#=`~8[q#&g*Dgh%|g(ke)Kh",
"$cfSL#&`-8]`ehLdamkaX:2,7q#e!Ye#Sa-%#e!>gPa%#m#RE!Voe!6`;etR`c%e%+2iLm32s`-8d`dq&,60`qq*s*'q'v((q$L)((q%bi$j+D%tq(Q60q&,e",
"1'h#&#erD(q(Q61!r8fq(Q0%hv1e!-h!J$f/Qq(Q6/j!J`8whu@#&e`Bq(Q6-8gr8hx8n~m8ftMAs8nMAr8hs8fu8nu90~18nw8hs8n{g#}e#^q&,i08nr9Gh",
"!fq&,i+90e!6q&,i(8gv9Hzq&-'%q&,i>q&,Nk!a1oUr'%q&,N~#39I|!f%`'h){(q&,V-i(h)tq(QO2g&.k!Uf!Mi)m&'sq&,N26#:mq#/G)ls3d~!!9j!64",
";Sq&0n+`9$:Oh)yq#!3%&#`e#6J`Sq%%Z+l%ue[ag.6d}Cb'Wg,i)e$}'hfQd}Cb'Xq#-Q++hixd}Cb'Zg!3,6ffZuecwh!3d}Cb'^u0;UthzM;^*sgb.d}D_",
"!601,.f4M'q%*A-`-94e}];_`;&feP;`a-;ak'Tg#A,i%li-q-fZ'e!./g!];1<jr;2e!Zq#;8%6Hs6H{jm26qh9Td}EB'1#(f/hhax;3d}Ck'1fdvh|S`Dp/",
"'eljh!P`;*+hq~`D'hbw`B,/#)q+*@)i$ud}Cb$-gfb&64f-Cq*A}'q)rD$g#^q*E@'f%c;4<kr;5g$6e&tq*E+&'u`d)6hq%nm,-{-s`Q:cq#!V+3q%<U*:c",
",s`856f`967#fcNq&NP$e%)g!*9;!d}E.'4E$D}53.h':;6<lr;7b6i#[Dgg$,g'deuVf0>e+>m'ef!Ad}Cb'c#sh$I`J0Vofrwi24&#e+Jfa2,h(]-4sf1De",
"#)$q+,#$er|W$q%,f(6Hev0)d~!!c@<;6Dg*)'q%)a*;8b6d}Ck'4g~qe!$q&3I$e#9f,`g!T+ze,cq%A3,(tW$q#!&2;gq*G2/0#r4jv'e:(aiE*Voe]5#$`",
"@E*/e,yhrrhpB'(`@E-3q%#r(q#xC)g,)/i!z1~4E,sE0xE5sE=W$l3L`@E@1i<-`@EB3q$}p%h'Ae8)(#)`:0E=aiEIVvobqaiEMf_OaiEOW'pbnetc.g#Pe",
";}fbner8)E#hs/ee897m!YEYt`@EXE3e#%erB%E+i>5E3rE3e#~E4E5sE6rE1q%BG%e!/EOEP;irEQrELWiq#;A+e-jg+<d}Cb'jf#.f0K'mpy)'g.H*u;kuk",
"1'fhVp#be0A,`-mcoq&0J3q#zY%`74D|2,h+_<mg32h*ok2!iac7-se)R64q%1}&h5GeDhq){u&h$Sq$8S%i!b<nw7-jEya1fg&h!W(i44<oue'hhvPe!ef)_",
"q#xg&e29p#zge}n#z`S.#`S1f!cq&=/*q$0c'67&h#Tq%2z);9d}Ck'6tf,Pe!x%f({q(^8,f,!$lky9Sq#!o(`y9N&e#Nf)Jg,@`c);_e;>)Xh$e!Fh3~9mv",
"f#aj-_h0#`;'f)v;oe!(f+d-e!`q#=F(iyC`6%;o`y9m#l!r`3;p)ho[g!o<pr;:rh#6`xW/n|l;smtVq#6'$-f+[g)5)#g$;2q(Z;$e|N/-e){luh)i!_q)}",
"q)q$.]%&r$f!i(j'Mem=E(p%Pa*E(+rf,XE-q#=Z*g*b!Xbf4nj4w-.u+`e1;tq$$c.E264q#2>%f!gf8:D~f09<qr;;b<k2Qe$L`De#ge!'e'(;ufDb`6e$x",
"e0z;oh1^i#e-u0sq#,p%g!4`A&6CmKB&rf%.e2&;zq%(C.E!sfveE!D}e%_h)ve%Sq$S1(f#wq(DW$`CE*E&E%`CE+;vE$d}D%!%<p%$#D}q#RM&E$3#-g!k7",
"`a-;{m+xf!Ze!QE2e!Ieum;vE)`3+h~RWg6%E,+D~!&q#5M)e{mE,{E,sq+7F'E-E.uE,q#&.$Oc#`7E3reLEeuqE+7kizQEB!sj#xku'9_EBg2@*h.CEHrEH",
"e2lE78p&v:ll~~d}Cb'qgMU9R'hu}eAKfn];|`-9;e%1`C%$q%,*$-#,g'i<rr;<ra3e!$q&=c%n%L's`--`re&<e&|.e.>nvBo=$g'P)u<#w(!f+nE&q#2%$",
"f(>$#s)f(Bf%Zq*w}$f(<el_g21E)a*E,0q%7@&gv]e$<$Xbf}3!q#D3'D~r/`-E3e'(<#`:D}<$o/V`-E7e!dE(WlE8e!*E;`;e!>WlE<!f%1'hzf8p)u,f#",
"ME;.t&vm'$,q*SN&EG+rg7Ch7-1gG,p)5EN2g!A<$`-EU`re#rgC0(e(H<%`-EXq%5{%EY!exVf!<p!R`-Ebf$<l-6q(HO$gDWq$r_$7k4.f'9ez|4e%#q#iK",
"%e$:E+E,sE0re}%EYrEYe!NE6E+f{1E[!sE^rEU`-Ef`rfD69<e.5Ejnu3hQ:6rg'%Emu`-Eoq#Z9(;=e&{b:g.sq*TV0W$q#1P(9`q#<&2k!N&u6Huj2Q4e.",
"[D|)e4c$e30D}W$}f3e'h30(tq'X9&i8pq$.2-/i!~f1@q$Z_.h!Kg!`h*Fl!=h(Be!5q%2-&e'VE:h.[h'XE>t+`De&@o!i)`o0-d~!!k9,6%Dgf.te.u)h%",
"k*4se!K3f&ip#pq#C0&5#'$q*xJ%e%ee4_&q#BC(;>b<q#k&(f%jm5.*V|sh:*')sm#d9;`3/.f*@iIgq*|h$h0noCl`K<n`K<of#y`K<mh!)iH0f(~f!%f!.",
"*q%6X(g*~9Pr;@b<b:f#Aa.q'~~*h$tp#}fQ9`3l(.q$+|(j,$aiD|k#j;q.se,'<&q#1f+<qE%w+ow3E!q&KG-3t`7D}*e*;f,'h/W`r&nFo90e>9e<VE3!W",
"lE2/b=<r$E4-E3`-E4`r$m61aV:oE>'E<g<Wb&q#J|$)`3ewYh/`+&q+P}(E#2+)q#rd$$*h'O7fyD}!e70p'B&e!>f*Ti'u}f>~gLPaS9kERq#+8$(#ERe#(",
"eG_3{e@)<%`3D~e+`)rq#__/E%64q+Hu*q+]T'E>E'1(&e!)E9E&1!&`]:ug#.We6%E<e4DEO6hWcE>W]E>WcEBg#Ue0!h&RE,Wl$!gUsq+#n$E_e%/EHE-E&",
"q#FW'j'tai&V|a-<'#h$&pMxeQjf'h.-s%$h1hq#S0,<(wd}Cb&3y:6t<*~5:t{<(xd}Cb&7u:8w<*zq&PI-aXs!aU<0'iX2`e)6Ze!.#seF&e9}7@eFn%q%D",
"R%f[H-e*O,q*g^(:wl27d}Cb(1DghFao;5`ee7-`c-7.e!f$q#4h)g;8`e2g!xgZ:+rgYP/e!04s3g,eg#Q<sg;!q(rv&h.A<te#aq&S&(9Is9Ke`e<sq#AU)",
"q&Rm%f#4)m7,(eY@)q&S+)*/v<ur;Aq#/*$eJz$fIoiHq<vshI3;YeM5e!n;Y`rj;@9nr;Be3uk7Yd~!!JZYq)[{$e/:&e)N'eI+e#;<u#d~!!RRzf!2Vm+`A",
",g!.e,X&m(K/'ue>x-&#ae<voGIe>Ef1V5`AD}l<}fO<g:9#E&nQ-6N'd}Ef!%f#^`8e!9`AE*n3aE,`.E.j-Q0se#8g!}eHt6764g7$e'7e!ufLkq#Aq(kQI",
"q$GZ9e0Sf@U/fMdgPle.3eNv'3l#-g%X+si0rh#W*0#'q$CM%f%9.q$GM%!gANq%>@'E#r3d~!!BcD66e$pp!aE*xE)uq#54&q#X~;e%|m-R'tf-%q#5M+fRe",
"#g&~n#%q#9W$e$(gT&k#jgEVWgf7--!(e'5fWr3Wwq*9{)e#{E'D|q#D})6Zy:vr;Cb:q#>(.i[}d}Cb(ADgq'l^>3m1iD~Voe!4-fH/e4I%sE%x#se4E&h[Y",
"'+sh[y<C0#&`X:tD|#q%B[.q#p3%i#/E$vmA&aiE2f!}(`;E2kH:f#('#e!d-jA#}p#iaiEAk5sg'4,q#<k'-e#Vq#<k+e!{0e$.EHd}DI'+##d}Cp!K#&<Ce",
"!v4q*n{0EErEEf<`EGaiENVoq#B(Ae!le>oEXq#AA':t*q%K@+gcGi!T/~4Ect8p~/q#@b%aiEgW$q&Y$Aq$O&(:tsq#:d+,re$MEmrEmg'#:yi/B`C9>%e/1",
"%e/F<F$wd}Cb(Gu<L*s*s<K|6#;%f'Tj0|l$T`.(m'aai.q!$mFD~s9At:y~KE+f!T8pvp$mgboi!XE&tp'dE5vE5xE8#fNcf!dl'diWofLbE5i!dE7wp#<EC",
"gkRf#;|EArEAg$t:~n-Up*3u9o(`9,<7fQpeD><7a/<Pg%`k-i/fZIe+`)i%ud}Cb&;g0w<8,e!85sVos%tq+TV(a8g!<<92e&JE$re&Ge/gf,6&ikwgR|d}C",
"b(Qg!@<RE!r<SE+s<K~.q$S_%q#}o%iEGE/em/f7=|`Q<Tm26E9f-G<Oh0(<T(shV)+e*umdG`9E@e$,6Hg-Tq+[g$q#f1%h#t&i!2g!ZgdUq#[h+e!:i61d}",
"Cb&=xe!N)tp60ip5<wh!Re$H$f!Bh!Ud}Cb(Uy<V*~666<xr;D`^q#B!%f)Hq#@6'm1V<6tnTVeC>f]@g!@&u6gm1te1d'q#FP%90gUIE&<7`3h<1d}Cb(Xq*",
"8y%*<6h<E<X,}3s`D)6Ha-<Zn4!D}sq$J9$f0Vj9a1`:2E6o/xd}Cb(]#sb(-<Cb*#a/E7iggE8(vh1;E>kF4EBmT8D|vD}vEJ4hT{j'R`|<wE1eT,END~h4X",
"hh6/4EFg5md}Cb(_g&x%}e#Z#`te<:`tE/ESa$7yiXzehy+sq#I5'eV>*q$)s%Xl66EJERE7ERe>/-q*K)%e'nEKe/!fTkEQgTt6grETrEMWrESq#<F+p()`/",
"6x(Wl:Tq#7b&g8{<yuoALvpB6h$.e&/fW*q#>%+pF^8~q#V.:Wiq#Mv'i]O7IWl8]fdD%`;f[d8de&V(6EWl8[gRY66<zr;Eh9)afg4v9D`Ae!Aq',0''gBM<",
"`zq%>5'n`.q%>>8-sq$0B(;F`^ue<S6hq$+='ha{7@k^D+(se8d*q#]E%e()6Eq#yl-e'|6Eq$#^,-q#;t.`e6NeTa6ND|fkff=H,h=Lf!g-`W3n!U6CD}f!H",
"fMIE(6Es6Eq#{;%&#q#w5+)eO@`a.i@)<{r;G`^gEdhg4l(<:k65q)0J%9nflq)g'Qf*V#e!'67(%)`.e:Ya-<bm#n`Ae>Qm!.,65q!1aAi:d`y<t#e8:q!1`",
"Gg93(~/e!^n1'gI;f8zE'`/6zE1q#Ep%fM=E,q#L9$E.rE.g(R<|r;Hb<`^l(Tq#ll88bmi.q#YA$g,Rg#1q#_Z1`Q5m9EE!lJ.-yq%6k'`X:leFig!;g0Hq+",
"{i$D~iJw<}r;If.6q)<t%ilcp#VaS9j'+`Q*oHF/'q%a@+h#u*(u+~<gY_(i0n0gkn%i%01r*g#Rq#G8)<~k=]}m=-)yg.Y.g5-#:df@Wp+|h&Em!KhxDfTD#",
"*lEuE'g/:5fE%izz#g!6D}u-q%aH*fYZE/eES/r`oE&#e!>%u%tg:}q+}/)67ug$#q#P7';Jb:|ai)ebMnc5-Vvd}D^!6<x8p-,e81+f-T%ai/W'a/#<fm!A3",
"t7k32e7{1gkEai5g!154e!PhFNd}Dl!6+-%jm-66=!r;Kq#Rm-Xh:Tq#t4,`-:Te,.i_W=#g%T`];#`]:mg%b=$f+%l%cq)9}A`/<{0q#OT)gG|k)e(q%a~';",
"Lb:b<e'}d}Ck!Tl438pt&m[x`J.W$`Je$DaV:v1$#j2-aV;%4'q+Lh)d}Cb(gDgf1~1a-eA+`/=$huH`Q4a-eAbe#6h$%g&UaS<|E&D}aV<}eFYD~`]<~i#&q",
"&sT)`7E'4E&%f(Ph#+`/:~'fZ;`QE.oU|a!9PE8E94g#-eCnE/+)!h!v`>E6aj:}E;/E-#Xk6612e#><hm3=eh]j86gD>+#e5M<hs%v3!r3`QEAa/E=k!}iu3",
"h,LE'rq*bb&ae=!q$=,+fNFe)lEF7j`]=#q*z#$ECq+pa%aV:qEKEBE/e%8",
/* onesweep_address: onesweep.comp ADDRESS GROUPS */
"q$WV$d~!!!A4q'LzPV}=%q#Fu%=%sW+e!'q$W`%=%u=%u=%u=%u=%u=%u=%u=%u=%u=%u=%u=%u=%u=%u=%u=%u=%u=%u=%tW#=%q$WFyq#EbHq+M,Fq#Eh~$",
"SY8=%q$X57WL=&W2=%WM=&q(axs}q#>D%q#Ak)q$X%)q#FE)q$X)~%Fq$X#-q#Ec-e%s8]q#E_(8dxq#EZ-8&v8fz8%V{q$Tn%q#EZF8gxq#EV*8Z90q#EZJ9",
"4~Zq#ERy9;~87/Vyq#Cq%q#ERB9<~2;l~Uq#ENF<(t6kW4q$Vq'6dW/q$[!%q#EV~#n9Wz7&X9~7<*~@<0~<9r~49r}<Fz9r~~#l<K~@<i~~#<<b}<b{<b~7=",
"'~Sq#ERR7'y<(q#ci,*q&2d&,67r&tq,5*'q#E^:E-z8[~7E5sE7x<(u<(zE@w=(uEHxEJgORq$[d~#g`~8[h#Wq$Xx.q#y]-q#CY./q$Y5%h_me`*/#2q$]$",
"6E&~0E)zE)uE-~8E2~0E5}E6zE;~;EE~:EL~BEPrEP~~#yp&p6Zwq$]8/p&peS}g&p{a:~Pp!N1E/q$]B0E2|q#-X%q$]B~'yq$ZpAq#I6~#K8]~B8d~28&s8",
"]w8d~48d~48f~2m3'f5)q(k!.gUFq#QI%q%l8'%-#.q#I@^8g{8g~<8g~@8hfwW&f3yfX}q#I@m8gtNLs90NLr8ns8gu90u94~190w8n!odgg#}e#^q#I@090",
"w94{94e!6q#I@(8h~0q#I[%q#I@~&$8%~~#J9;~l7/u7.~N7.~Hk-Qq$V.%q$%'$q#IG*g!Tq#IGHa5~/9<~I9;s9;u;l~]7.~Xd}Ec'6q#IEN94~~%{8g~h7",
"/~16k~1<(~<6ku7/~994s7*t<(v6d~5:_~@6k~MmI_'q#IL2q$N+)9N)e#]q$4C(`c,q#IS$,~26dj-rf06q#IS:n!v`6(q#IZ%i!y's`3;p,q#IZ~$A94u94",
"}e.jq#IZL94~i94~tPr~694~f;le%1q#IZ:9;~~%w9W~/oU7q#Ib&Epr(f%ZErq#Ib/94~L94~|94zp$!q#Ii'h$!94o|Ah(Pe!5q#Ii(E=h.jh'gEBq#Ii.p",
"!p,`o30d}Ed!%q#In&,hX*-D}g(HD|q#In6D~tq$T|%e%xE1q#InX;l~27.yp#aq#Iu/`G)iHhq,(E$f!%`G-e[qhQ-g%Aq#Iy894~C7&{~}94~{94~794~~#",
"<94~N94~4;l~8<*~4<0~A<*~4<0~6afu<F|<F~d<F~2<F}e!0q#Iy~#<8n~9d}Ee!%q#Iw.bCq#Iue90~~$(d}Eg!6q#Is^8n~=90~~((<K~4<i~~&1<K~=<i",
"~A94~~$y94~~%-94~B94~0j{ukB;ni$,f1'#,q#I|,94~V8dy8fv8]~.d}Cb(b~.<b~26i~:6j~4=(~~$>='~~#v94~M94x~}94~=94~N94z94~G~}lExq#I|",
"4<F~<<F~~('",
/* onesweep_narrow: onesweep.comp NARROW */
"sVkd~!!!=G{d~!!!SeVnd~!!!Std~!!ZGBX*X+d~>Ngh&X.X/Vmq$nr~$T=,V{W$V}=-g!6=-s=.t=.t=1re$Q=2g!6=2s=3t=3q$o=~%-q$o2~%E=)Y<e!Ne",
"!(=*f!;WC=+W-e#r=,=+r=-=,r8Ir=-r8I=.s=/r=+WC=0W+e!8=1=0r=2=1r8Jr=2r8J=3s=4r=0q$ol88Nt8N~.;Pt;Pz=5t=5z=6t=6~~(=q$oh~#Hq#Ju",
"@9%sq#L)%q#Ju)q#Kz$q$nO'q#Ka+7gq$nW&q#Ki%q$nUH99v99~X<)v<)~~#.</v</s9`~X<>v<>~9<Dv<D~~#]:Ly6CWRq$nYoq$nX~#Y:y~~${`YfCe(r#",
"=)o~4d}Cb)*DghmDd~!!B`z=0e!2d}Cd)4=3610iZ.&`J0rd}En)+#d}Cd)/=.q$nF%hHVfk3,q$o=,D~vE!uE$yE$uE&~0E(xE*sE)xE+sE*yq%>o%q$oB~7",
"uq$o>~$=bSq$o<~)zq#G>)e#]e8_#8pq$i%+*#)u<py`x~~&e7g~v7g~k7g~JbTq$i#~$*q$hz4-~3q#Oy+'u+0q$h>=E%sE$s<p$E&-E%e+;q#@E/E0'E.zq",
"$h>}EDvED~qEC~;WrE,q$h5~#.:l~M9m~Y:tv~}9o~59`~J<t~2<q{q#@;F<tz<t~;<qq$h1x<tf!}q#@;|9`~1:t~K9`zq$h/}9`~C:t~~#J:l~b:l~t:l~g",
":l~R:l~Z:l~8:w~~#D:w~R:w~b:w~U:w~R9m~>9`~69`~=9`~=9`~}9`~09`~89`~39`~@9`~39`~~&C:L~|9`~2:y~~&>9os:t~S9`x:tx~}9`~Y9R~~#:9`",
"z9`~h9`~I9`~~$8<v~0:L}:L~~%r<v~D",
/* segment_pass: onesweep.comp SEGMENTS */
"sVkd~!!!;aq&.wCq*r0~%gq#>Z`q)#h4q*6/7q#>_9WB=7rq#>X~#Eq)V+Lq)V'yq)V#~%Qq#=l3q)V#d7,W$wq#>Y6q$ig:8drq#>Ge~}q#>C1q#AE%q#>G@",
"q#>CVq#>4=9<~>WL=8V{9aWM=8;lV{q#=q%q#=e'q#=_'q#@9'q#=TD6M~09Wtq#@q%q#=X/6YW:~Vq$gWRq#=X79rq&0P&q#=]}}7Zv96x96u7Z~<96~rq$g",
"[}96{96y:Lv96q#=]1='~Sq'MP%q#=]3q)-m>q#%M'6gq&P3$q#=e%e>gg;7hl8b-<k$,eBd.fZ{eUN'%d}Cu'6=9eW|mMGb/<ziEhE($%eM,`320`M70'D}e",
"DwE5q#=)$D~0()E7q$Z%%q#=)&q&,0~-kq)]x,kuK('v)tq)]x<q)]t'q'Ah/q)]x|q'4*+q$f=)q'q=')f*T)gq1(q)]!=82~1q)(3%pY%q)(`7q)(3$j!J}",
"9Hq#@2[8&~^q#>^J9D~/7z~89Eyj!Jq#>^69I~:9F~hMQtMQ~n9F~A9K~~$[9L~S9N~r9Q~@;!}9Q~|9k~@9Q~5q#=Q86Z~0q$dISq#=Q`=9r=7q#=P+6wwl.",
"Oq#=J(e@Eq#=8&'h!:g$:a`9ie)};le`;;lf48e!'6~u7-fb0(ae;!#bS)e)mq#$#)q#9S29Fy~}9mq#7n)g#^7,g:p(g2='tgfQq#7s'd}Cd$Z;l6Z61g6&6",
"Hk.Z9oq(%O)q#7v49my6Z~16v~H`5~x9mv9os9kq$WA~%*f&kq#7v~#K9H~L6Z~G9mwh'Xq#7v46Z~~#Bq#7;U6Y~~#x<|~~$F9R~M<tyaf~P:l~s9Gv9Dy<u",
"z9Ls9Ns9G~O=:~I=;~9=:z=:~~#7=:~^9H~<9G~6:l~F9G~vn#%q#7;%9H~I:l~h9I~29I~L9R~O9I~29R~g9I}9R~]9Iz9R~H9Iz9R~Z9R~8:tx96u~}p$:q",
"#7;*:t~H9Iz:t~O9I~2:t~L9IuiAeaS9O%g_up!bq'=a%q#7FC<t~baWx96~~&D9Hv~}aW~~#_<msq&Lj.q'C3-fJuf*thPxq*8M$f<Hl]DgUSfGh#-q#7XW:",
"w~IbWu7zy<b~~$f9Hs=;q$Uiv9Hs<us:l~H9Gup9Pe!^q#7XJ=<~~#76v~>9K~59n~~#M9Gu9H~Cp&Eq$Ui1q#7X~$mq*rX1q#7XyaW~R=<~~$1",
/* segment_pass_address: onesweep.comp SEGMENTS ADDRESS */
"sX&d~!!!<Lq%}fNq*7q~$+q%}[lq#6M~$cq#5]%q*93~%}q*9-)q%|n/q*93Z6YW:q#6!%q#5sP9<~.~}q%}Lgq#;q%q$S69q#5o}9W~Wq#:8%q#5sZ9rq$RH",
"27*X;~r<b~4<b~7<bq#5o~%N='}='{='~;==}~}8%~47.~Q=(~;q%z8}q%w$<q%yp63{q*AG@p!Z4E(q%yp+q*AG>q%yp;E:~:EB~/q*AG6q%ypu~}q%wo@a:",
"q!&JPp!N1E%q%yJ+q*AG6q%yJ~)^q*A',q#8P4q*A'Fq*A#&q(KR2q*A'rq#8kJ6Yu6d~@6j~~#Z9<~~$}N<tN<~~'C8%~w~}q%{>Nq#8rEaX~/9W~~%%6k~P",
"q%uaK9ms90~.q#9#~&O9rq%oBHq#9*]~}q%oBBq#91=E={q%oBuq#98~#=7*~~&vbW~~:eiB_q#9@)8%|k]eg3lf,r#0q#9Bt}d}Cb)'~.='q%n+cq#9B~$>=",
"=~~'obW~~(^",
/* onesweep_staged: onesweep_staged.comp GROUPS */
"sVkd~!!!9.q(]p~%_q'9(@q#:I-q.J8-q#:e$q#:P*q$Or'q#9n%q#99%q#87%q(ZD~%'q#8l%q#8f;q#8`%q#9L%q#8:%q$L5-q#8~'q#8A%7Krq#6)Dq#6%",
"'q#5vGq#5r,6fW'q%h1Xq$Jj1q%h1gq(WwVq#4r$q.H>9:ctq%h4wq0+R)q'4=fq'4:v}8&sf$&=>f(#q#5`%=>q)nv'9&t9&q(X&3q#7<-WI9-e!)q#7-%q%",
"j^'=@e!:6fs=Ar=@6gr=Be!)e!:=Cd~!!!$me!U=DX|6G6he#Z=Er=De!'=Fu=Gse!7=HXVq#@G%=IX}=G=Hq)n!)=Jsf&9=Kd~b]O5MWI9^e'(q+U+':Lrq#",
"98%q,gm'q#Al&f&<=Lr7Q7K6Nr=Me)sq#46'q#3|'q+V*%WM9[:Tq0k{'e#(=Nsq#4!+WL=Oq/,p$=PW/=BWL=QW/80WL=RW/=Mq'0d)d}CM)Rrd}CM)Qf!$d",
"}CM)Prd}CM)OraRr`xt`5ti9&q%c}Fq%Jh>`Dsn9iq#3z6`;4/f;q1e!N%q%5`&el-E*q0/.-E1sez>e{vGQrf{ne;,GSg{i{g{feXJmH)eqQ-e=P&k9#f7Iq",
"0,v.4q(yR+e!Lee.hBa!gG9gBf$`32+q,E#)`78aE$2e$IGjE%4eM4E!e88(eDj$f|2fpYnF^6Jsjv(e$.q(;c8g97g!Lq%86)ev(j!+#EOh#cD~4q)B!1pHq",
"eF#.q%iC/Elt2q+XM(`[uD|z7q*#pvbE%~/E$xeAl67`dE,q%iy*p&H}`3Evq%Ko%`;F%#q1FI+EN0u'q%KjI3xea7q$Ms2ECx*z,~4EKx1~4D|~1E$vE&~>`",
"@FiE7q%M3+q$Lp2EhxE7~.E;~8EsxEC~.EG~<`@G*EWf#FhH`EUerke'<EVEWe(tEXrESi%VEU~4EhsEkxEo#`@G8-e#NeydEpeM|F(mVBF6q$P%,&v.u1y0u",
"3~0-xD}s5xD~sD|ygPCeB*97m#,FJ`@GRE0e#Cq$Nk,(v)uE/~/E2r.~52xE8s3|E;wD}ygAKga0e%,EFEGsEHfA6F=rF=e!/F>F@;irFArF;rGhrFOq#Af'6",
"Zg.77[uq#31$fl'7Iq#hx&f}|q#3&&q)G/'h~Rn*$}gH;e~fe!HGnq'*{*j~i`;GwGrf!gGt#h~o(hXF)D|s`3Gwh*UH&wi(8`9):O`9E3:U`S$q#&:(q#&&)",
"0s+~1/~13~9g_tq#&&*`AE$e}{E'Gfe%7Gj`CGH64h,@GhkW`GKxiU<`a64id}7jtWl:T!g.O`QGRg1ShI+p!N}`cD|65`.D|q1Pb/E&tq0k~:H1rH.f&kH2e",
"NSEMpL`ebZ)f(sk[d=Lta*I(g(sq%VQ/D}e'8i!|D~q)=r2HD`3eGdi!fa*I3q)Gp.q.+~%fQOq'>=&EHq!#c=HSrHPtHTsEo~/ECs6c~/IJ~OHfrEOs6cvIU",
"~2q'>A%i!]ER|q#!2&I^(h3-`hi#Pf.kq#;0%f)M7W`S*#hzZ+(sq#3p(q#4DA`6ICnWC+ID-fps`e1Fge!oFbnU(pbzg*m`:I1mS.`AIeq%W*1Ik|`9F}q%W",
"($q%kK+q#8_&`Se#:e7kj4kh5i65EAim^D~q!UWCfrXIShRBa*JE*q#&7(-q)YJ,`QFZl#`q&k5(`6F|;oq*_8(GCq&{g%J3t(q%WE(%vf!3Ijq(F1'E+vg.|",
"`AG/q&v'%e*+I>I@j!NG4yIvu`c*q#)=$E8vg2pfMSE;f&[E9E+q#4i$e#/I~eenI~#n8zJ<s'yg!9EZue|{+q#,H&o$[wJJq!90@0+f$T.h!X20u3q#,u0`:",
"'JXq#,s0+|gVz!g.slV~q)uJ&3D|1+`;EhfdMJHf%gh#$&E-uE0k&6}JRsq)PQ&KC~2g$wf#Ed}Cb)EgXo7f`SH6#h_/H7e'7%j$jbRo$^e!z#eRCq!)ED`:/",
"#Wb!Dg-h!KaFq!!RD`8K6o)ue`8`AE'm&Cd}Cp!6=I=J=Ip%-`dE3=Kq)40*q+T$+p+YKz~F`SfY;-!p-.a*L)eA5f2*EKe!MHsq#:-N1s~}E-~Ni!mE5tE9E",
"8se!rE:r&h{C(xq!.;IL<}L=uq0wC$h,Vq#;(+E)vE*~7q#:z+E4vE5~/q+$!$`:eBPl'>f6E&:da*M/#g&2FQsIy~~$#q1A~%86EkElEE!E3eZ>EhEiEEE4E",
"3q#=E%`3EGfr'E@mZdEVECWlEW!g.8h!@EWELa*MdEnq&ay%%t`dEqq#'0/Evs,ra*Mk~/E{ra*Mot1vF!rF!e#PE{E|sF%rEyrForFohFSG-rG-e!7G.G/sG",
"0rG,rG3rG2i+0}G9~CN#~ZN/vGQsJy~~$kNC}ND~~#.O5vHWsL!~~$ZOj~AOq~2Ou~7I9rI9f!`d}Cb)Dq#W`%:T`Jq)I&&e&mK{`a%h4HNljB(d}Cb)Fh6,`",
"c#eR6+#erLiBS,)sf!Sq1q51LFq!@p=OQrONtORsLm}e&;E!f#;*eH:g<Ils&a*PHq1.O2q1qF%i#!E!p@sf(*E.Voe#%OffGUi!ia*PT,e!`q)^i+q*@v(E/",
"g#<Ljq!#i=OurOrtOvsM3~/EFv8K~/Pl~NERtP,u8KvPx~2f{%ETWcEaW]E`i!dEbupCAP7rM5e!ZQ$)sq#)|,EjrEjrEqrEqq#c~+KqlDUM]64l/rq(SC-`Q",
"MFh~w;qtq'+F*lO|`DPK7``dPL;u`6Ml;o`8Mm;o`cO|;_q)kp-q'93;`:P[q'91/5vN#5pA0hxmjATNLuQ<#f!C|q,|s&-3#4e%{E1`CE3E1E0`CE4;vE0i#",
"HE#q'<{3*~./hCaq#ID%a*Qk.q+uy+q,~:/g/Y1q'=#2E&~/Q{vE+~RER{WcEJW]EJ`7EVENE!e}];{Lwzj$fO(uQvupD7Ejjz5i$T}Ep~.-{RE~QF&~/RUv;",
"v~RF+{`3EAE!q#@S%e/2F.EAF$!%q'=X+F.{F.tF1rF1sF/F0sF4rF.sF+RlsF5F,F4tF-xF@t`:R!q'=V-FAu)vFErFEr+F8sq1%~%`BFJFN#FGm##FYq'2b",
"-FVuFZ~8`;)64`cQgi)p1k^xe{2+r&`r$q#N@$D|v*~>m%Zq#N='5xi'!&64yR]k&Ue!>E0q#Ud0`90:Oe9)O|hS*q1-`.E#sq#Um%e!TE=a*SWE*jJgE/E0q",
"#N|%fLN!tE/q#Lh'E2eXn`DE:<#`:E0q#N~.`3EEE7`;EA<#q#1b$i:hEH'f$$EF*rf%qe'gfH:.e$#g^!*q#N~&,|+vSs|0~2Szw`rE!64f#9`-'q#N|$`3E",
")e!**q#Nw1`;E,m.CgKuWgf$*1)&q'DL$E-1sWg66E*7k1,&Wp6%E&e6;E'q#$R%q26)'E1eW{fa&Ele!HEme|pE0E$f5SE2E4E-q$cN$E5E(q#<Q$Ek!sEpr",
"Eea-8&Eie.|SBq%|}2F$th(8Eoq*>W&Plq#2Q,PRh/Y&'sm%1F#NBj+ZPvySZhMDS+t+vg:C`3P}f6CT0w#jP6a1T7q&'i(&#iP%Sku`AT@m5J`dTDh!C1h{U",
"`9QVfPYi>N%te#/.kd3FIe!%Nif!.2f'7q26i&E<eK^q#KW%FGrFHrg+.`7FIe%iE>WcFSW]FS`7F_FVFOEAe)kFW$EBq#KW/F[sF[g!+O_f#d$q#KR&kNsT)",
"q#KM,`3T[%q2*6)T1'q'B7@lgQT8%q#Qs0e$8(mcSxT!~GT*~sf9Jq!CGCe+<Nye!4RDkUOg%`e$QE@EAsEBrE<k%4Tmq&$B.k(<PMh>.TF;_e!_Tw`-j1YE[",
"l,YT~{-~1EftRA~3E!yE#q#So-`oE'E%bTD|q#Sd%(h*m)2se!EE*f!we!O$E*g*We*;E3#*`3Eze(~F$q#P5/F)~3F-~1H%F/E;uG}F.E;sq#dp$q#P6'H!s",
"IosH$rH$rH'rF)e0rUIg)$F2g>*F-rF-WcIzW]Ize#8H,F3F.k%,T}j=5bfDgg=a`3UToo2UU&q+~w:q'7h&hC/OosS9`8.6go@J`636g`96h(eVpe-yVW%k@",
"Mg8F`6E!6ga*V[f@M/f[e,q)xF.q#0'%q,*l/p#3UyxP,sST~:WT~2WTye$s0uD|`:D}SLl%v`.S'm!io(fE(zE,wE-tq+cO(gfbo!OE2zE6wE7tq&SC(g$Mg",
"fcq18~'EAEB6ZtE=rEgrEgf!ed}Cb)NpC#S<xV-~TSe~=d~!!!%Wrd~!!!%[td~!!!%XsT.~EYr~RYt{Yr~:T+q!#iGTRypC#q!#i^ERy8Kwq!C#Se!aTTf!Z",
"lC#}mv3foap!Z`e'eHTd~!!!$o#fLY*q#Wj+e!i.kI;q,,p*m!f.xp*7d~!!!%Y`6*f)bf!l`8-f*%i!l=Cq#C5(,r-U8q#7f+Tjp'me#-5`-g&I-q&[')Trf",
"%Z/e!8E#rg$vg#Jg*Vgo@g10i9EE-e_oa-<'U0e6jSfm62GNR}xUTyYxvd~!!!&-~.Wcd~!!!$uW]YzWiWj",
/* onesweep_staged_address: onesweep_staged.comp ADDRESS GROUPS */
"q$H%$d~!!!:xq(Fi~$Zq#._Lq#.Z5q#.X%WO66q#.Z-q(D6~#Fq(D.Q~}q#.QJq#.M%q(BV-q#.M|q$C@Yq$C;-q&tPkq(Af=q#.A<q&tS9q(Aewq(Aa-q#.A",
"~#k9<~>7&X9~Bq#.<<~}h)!=Sh!s<eYY7q=Sq#.I(q*}1&q#.HBe#6=Td~!!!!Aq#.LCq(;EOq'}@9q#.U[E-}E4wG]wG_~~#2Gu~=7'sq$%[0(q'~x8g6&q(",
"-o+q/.$+q#.f$`G(j!-#EUh#uE'E#q#.hPEuuq$&P&4q-8|-D~{,q#.n/E'~/E&|E.~EE~vF-|EV~cWbEAkA5EFq(AWDhx}q$Cx&gW5q(;g%1q$Fg3q$,v$`c",
"E%6fq$Gq+-r`eE*;_q*Vo&'`a'h(d``2-sq$@M&E0q$BX)fQF5a/7>Egk$np!tE&sE:67{E+sE@=T~/E0t`FuEFq$B~-EHeF|jLmELq$G<;EUrf!x`c$n#')s",
")zh}G``02#3q$GV+Ef~8E'xq,.$%aZEEEVE.ezB,`@GWExq#1:4WbFIk&*FNq(@o=p&*7[~/a:~3F-~/F2~9F8}o!hE#sF@n$vE(sFEsp!hE-k%{FK|q#/1%`",
"`D|E0#5`@H8FZf$Zq#aW%WcFXW]FXe+$FYFZe,nF[rFVi)7FX~4FksFnxFr#`@HGq#2O&FssG+{G9h!-q$JzOe&xe$3E!|.sE'~03yE-`JE,q$H!,D|rp$}E$",
"sE4n%fE)sE9~0E.yE@ue!iE>e%gq,Si%q##-%a-E>q#3U,GmrI#EPshoFq$I{Fp$7EW~/E]~9EcrE'~>Ej~/Eo~9EuwE9xE=fMZE~rE~e'(F!F#sF$rE|rGzr",
"Gze!/G{G|;irG}rGxrIRrH.q#4K'8%u6i~.6j~VIU~2I_IYtI[~2I_vIk~~#:IMsIQg'&I'k,YI,q!0bZWbI`kaoI:k!pI@q!-JWq#5T$gl/`QILq!*zBhc#q",
"!)(<`JE0e()ECn(sE5sEHzh)hENq!Pg=JArJ=tJBsEu~.`F4q2`P%g-iq#4C+K:~M`FE(e#!JTk.Pa*KFq#4D2i!YE-tp~WKNq#4@nK0}K1wFmsFh~>J||KR}",
"6ktKX}G&~07*tK0u`GJ}i:;q#4BTKAwL5~6Fa~2G%t6duGIuK~w6k~.KW`GKF6Z~/G5wK$K%j!NG:yKdrKRrq#4B@KlsKl}L*~PL7~dLF~^L5~EL@xM3~AH<w",
"H=~~#5M$~4lq/q#4F5E4~CMl~ZMxvELsHz~~$kN+}N,~~#.N~vFRsJ#~~$ZOU~AO]~2Oa~7FprFpvG.rG.sG/G0sG1rG-rG4rG3m+4}G;~COs~ZP!vGSsK$~~",
"$kP2}P3~~#.Q(vHYsL*~~$ZQ]~AQd~2Qh~7I;rI;q#4J-a(#K_j@S'fjtK^e!%&`a&h4]PWkqUxe@~.xelwe@{/#i!Mq$<1&1.#,g!VLRq!A'=QErQBtQFsLy",
"~=65uR=~QQXzRI~2f&%E9i!^E;upodQcrLysRR~.q$7-%WcEOW]EOmPcKQq#2e*MC}7&{M,~=QvsQwsMRsMSsQB~JR)~5Mgt6k~0j>wN2uRh#f!Cq#2ek`GR<",
"6ZwS;~aSL~oLWzj$fNluSDuq#2eY`GRsj$TSsq#2eaT&~~#>T=~6SMw~}S,~z6k~.T*`GSv6Z~=Oc~>U(~~#6UD~>UK~~#G9<tTmz`GTa6Z~5PR|P8~5N!j+Z",
"P]yU(`GTtfKgTNq#2e/PdtU[|6ktUcziNJU8u`AUkq#2e,Uo}Q<~1`GU3iNvq#2g&NI`GU76Z2hYmq#2i`O>~2UT}V)zU]~JUd~=WbUCkV{UHq!gN~#JUi~~$",
"<q#55HO<sRkyi;WF#F$6FtE}k'_d~!!!%Sh*kd~!!!%crq#55/PnvVLtd~!!!%Prj4*F>l/*Z!f!Rq#559FItRh~dg(^`C$%E+q$]''E4#e3EF_e+SFfq#59/",
"Fk~3Fo~1HgFqE<uHbFpE<|HdsJSsHfrHfrHirFksZ!uFttq#[1%WcJ_W]J_e#8HnFuFpk%0d~!!!&(q#59/Z!}Z!~FP3sSb~:d~!!!$b~2Z$~VZ!xPNsS|q!#",
"3Nq#593Sto*rd}Cb(eyS0s*|S5s/~0S:w<er5o)9E4zE8wE9tq+q%$,l/Oq3Cp.q,{_$Eiq#57%mCnSB|SA{d~!!!&!~TT5~=d~!!!%Nrd~!!!%Rtd~!!!%Os",
"T]~Cd~!!!$a~QZ&zZ)~Oe#[T]#e!VlCn}m{0EQq#3R4d~!!!$c~1Z)~SZ!uZ$~:UAyp0tTRs*|TWs/~0T]y5e#WE)f{_&61%kn!D|q-D;.a-<'U>e7iSnm71G",
"4S(xUcp.b`cd~!!!&,q#3d/d~!!!$irZ,s",
/* leaf_starts: leaf_starts.comp */
"sVkd~!!!)}rq3F4;=Xu=Xu=Xu=Xu=Xu=Xu=Xu=Xu=Xu=Xu=Xte!'q$B=%=XtW#=Xq$B)3~}q3F56q-9})q,0c%q#3b%q3F1Nq%W{'=U66sWF=Ve!/e!Aq%XW(",
"q,0E'=Wre!'d~!#=d|=Xq#3X/=Yr=Xr=Yq$A8+q3&%-q$A<e~}q&l1~#Hq$<~'=Zs7@u=Zq,-e*6rW,q#29%q#23%q%V#)q-la%WM928]V{q#3;$WI=[e!>q#",
"0X$=[q2c|(q2Gc1q,.,%q06i(q-21&q-m|'q2d;'7frq,+k)q3[>'7]W+q#0z%q#1-'q#0@&q,/)&q3[`'8%q)Pt&q3%d6q#Ln&7.q+54/`]7{g.[f!:8%q+H",
"7&$81q+81%fvq(q-Oz-h!]f,7q$[n$hDx)5sq-P:-/0e8H/huM(-q3%k/gv`43aS9O$E$ejfq$/M$eVkE!81k1R#`WE%q03&%e!yE&E%v$&#%oMEq$z1&f#@h",
"US'q-KL'`AE/q#*0,E@f8eE2q-P~'a$:j$E!g!;$j#u6dXheE3q+8~'q(x'%q-0(B61~~$/q3Fr-q-,J~$4e49q%)B&q-Ou,($q-*T~#V7zq'bk(q+dl(;Uv7",
"vv`;eu@q%@k%f(1q%$;*`D$q-(z,(s6Ne'Hq,Om&%e!,+r#6Ng<'e())#(q%H0(=U`0q%CC&q'go$&`j#&`>8]`t$#q#P/'`o$#f>2h#3<pr=Ve!Iq3CA'g#O",
"g+`'q#2,%mZ-',gOq.eScea=(q%/l$fQvoR964h;o6h{`6-f$4)`8/f!(+f$AfLffR>#.`3E#q+^X'h$'3e9v67f-^#q,ji,)&`;E(gW.$e:rE3E!tq$}0'D~",
"E!u5i#Uq-`C+6hkd-q#2^+q-a-$*tEHh!xa*ED-fW$EKh)7ee@*#)a$7yerJq#9:%q2N-3q$oE&q#Z_$0g#$3sWgq$lG$4e]gh$@'x`W(q3Ru+a*EW,h-%$a*",
"EY.h%@EQ#q$}S'2EQ(!'e!).%(ET'me;3r,q3B[%WcEVq$m/$EUt9@q%6|(eVB%o(:q3b/.e'R`9.#h&o$q));$#f&/&e$91fZ=(e!1)'8pe$R*f&Xg!1h&i`",
"r%#l!nl/<g*<e!keW@e0L,m13`.5E!p#;q%0+&4e/}ihV5.#e)]E$/$q-(l'E)1$ei,E*2$,q#R3%fyO$4q%0M$$5q'kz%`7E7E3$E0`7E8E4$E1e2^f0ff1c",
"q.h$&q$zH&9Bj$Lq$Jb'67(f2~i1O)q+ov&+f!/$s#Wiq%G6)`K6wq+zR$e!kf3P#re$Ag3_f![q)Yr&g1#6js`|:ke!a8]q$jy*nQVaV9@,01g2Ef&90e#!1",
"q.j7'`.4n]+D~r`W5#q3Gm*e#tE#`-f|C-q'`|/e!YE*g4S2q+dU..u`-/`relFh!b2,sq(/#$4o!YE7s`-D~eZwq+d8(/s`C,e(`eK~e!&e$Up37a%fT>q.m",
"y/kK#E;j4&7/eFSq##A&q+pU$g#Mk!BE#h#L7gfJo`-E6aV9B$E>#q3f[)D}k!;1q&oo$f.1`-E>e#VEXse!G&iS>q%[E,e(C%$`|9Cq-qL.q%c9)`e('o7rg",
"Tml&3g&0g6C0q+z)'`9q+z2%'`{9Ae)Hq+Ru$%e!.D}%f08eHPeF5*gW9`eE&*`o&f59q$9K'f,k/g/lE-e%gq)`&0e&{;uo)!q+iP%i!Uh-9E3'#iMb$*se)",
"0-g,{'tk8r*'m`[e9Ph-<mnC`6+f.K'`32#eLlf!+*i.Te#yEG#tEFESeIVEUg-3hc=loB`34fZ'6hp#Y`6E$e!afq$E+e!jE'm/>hPJfF(*!)q3JF$p!SrE/",
"tE.rE6sE2tE1vg,,gKAe!VE:E;+!*q+iu%f9[E8g]md}Dl!%EkEgEPEJE<E9q+}g(=W`0h2T%q#3u&q%1&'",
/* leaf_starts_address: leaf_starts.comp ADDRESS */
"q#X/$d~!!!*cq,UMH=]u=]u=]u=]u=]u=]u=]u=]u=]u=]u=]u=]u=]u=]u=]u=]u=]u=]tW#=]q3JDqoF7q%}UBq!F=Ud~!#g;q=]q#W}3WL=^W2=]WM=^q3",
"JF~%`jFY8&zgEPq!FYigF!iFYgFdhF^|mFY}6AW8kFUgH*q!FY6q#P{-7.upFcs-sq%$C$8%uiFe}mgfD|r6kg!Fq!FgRE.~^6rv`GE;q+W_%1slFi}EC~8`G",
"EG6Z{q3vn%q0Wo~&Cq3K,~$,mHPa&~~#q7/~zh'!hCc'e&I'hHRWl'q%qC'a**q+s.%%mHY}7/~~&h7/~/l0Zj14g-XfHa,s/|D~E%~3D}$E%wD~1teT+$'q#",
"(1&E,4fHaE-5sgd@e&8eHRD}foE$D~g+f`7E:E6$eHfE;E7$E4q!Ha;q#ap*7.gHh+sq,%o(,sgHj-.f5F$heIoHl}q%ty0iHuef#q%ts'jHw/~4/34x3s4xD",
"}|E$sD~}E&~6E-~WE:~iq+f!$q!HwgE[~gn&>xg&;i}^3mI%}E#~/E)x`GD}i~9jI'E0~/E0~6`GE-e!Wlo=E6q!I)|EVsEX~~#IEorEorEnEj~66Ay",
/* leaf_sort: leaf_sort.comp */
"fmRd~!!!4tq%/w:6Is8`q.*4Eq!myfq.)d~$.fJqq,}A-q$#/%q$#D%q$#;%q&IA*q3s#*q$#Z%q.*%Vq&IF+=_f!1WB75q,}_1q,}!*=`se!*q4IY'=a66h!",
"4=bf!nf!4=cr9}WD=d6#e!Aq.)+Ulp,}q.)!Hq1X;~&(mq7}q'^&3q,|f)6CWRq.)<38*|q.)8=q$&[%q$'++q$'#+q$&j%8_~3q.as-q&H:'8df!.8fq&H>(",
"q$+a%q$'%(q&I)%q$')$q'[m&mMPgNAiMTq&JK'q$!'%fNXq.%*)q$&}'=ed~!!!#Gs=fXTr=ee!(=gXR6E=fs=he!]f!(=iXz=hf%6=jXQ=iq/rG%=jq291+",
"=ke!4q/rt&=k}6MsgO0fO!q.ax(q-!6)=lYY96:2q$'4(6%=md~!!!P#e!2=nX|6H=me!,=od~!!!~$e$]=pr=n=m=oq,~)%=pf&{=qr=l:Bq,z{&q.d2&9&s",
"q.c[%q&G('q.jW)q.jh&9.sq&DU);h6Ks=OW/;hq$'^-q.cY'8hrq.cT+q&L$%8`f&^=rd~!!!HDq&Bv-8&tY]r=sd~!!!$4=qe!D90q-#h*:hsf%6=tX}:h:",
"ce!==use#.=vv=wr=vq&G^$=ws94q,|/(=xh!K=yr96=xq&HO)=ze!.:6s:7v={r:7:cq!uz:eP~q1[7&6dj_we8$k!+fuXq'Im'q3=w'#-zq4RC$g:A`A5oQ",
"I`e.E!q1,:*,}E)sb#:r4E!D}5eNMq(R{&E'kCoE&q%GI'*hJWE2r'eR=n8NE5seRj`/=$1q,BC$=}5`/6ze!%=~E!q3d3/`/:~E(`/;$E*WcEJh;,d}Cb)yg",
"!3>$E.q,{+&>!q,|5%d}Cb)zh!3E3q%GT(d}Cb){g!0>#E7q#2'(aWg!0>%E;uq3hP$E[q.'m~-;eSoq!|^n~}q'[o~#k=_`Io%4`vu)re$Q)r$s(s`:+6Em#",
"*/f!;/u.s`An%>f%:g&5e#(Voq%cV$e!Cq$)]%eK)6EtfJzg&wq&!k%+q$Oi%bjD|E!03#.q3cW:q.'f~'I8*~~%Wq,w;@q.j_+q2=9%q$--'id$q&J!d8[tN",
"as8]Nar8ds8[u8]u8f~18]w8ds8]}q.l6$8dq&J!08]e^rh!fq&J!+8fe!6q&J!98]e!cq/yRB9Lw9Kw7z{6#9Mq&G#)q,j>'=`e-6h-0%q4z<+`6(fX^fXEh",
"cNq#7<%i,G%tfZ3g(Xq,E]'/h'PD|;ug*qe],1q-W!,q&Cz%f)uekLq4^Q,&te#L/axE)E'0#q&F//d}Cb&0#h@Q7&sq&FX):0(s`z7xl(*`y9I&g!t`y82'h",
"(*$tg-9j,vq-X<+*~.e,T#q'kI(6kq3a)%'7k7kD~%e9Z6565(q,]I&n]):kq(qM-e2,=gq(q,'j!06Zh`O`d'q#Hw+q&/&)hhqe&_q/tQ*'u*sq#ey%&q/sZ",
"&(y.t=ik#rfaF'sq-YN.a*D~/f'jq.m_.gh7e'2(g!4*tfi$%q,uo$E#sE$!g>CihWE(e51`rE%q#kY+q#[y%E(g&E`y9LE,i1'i#]q/u20a*E:'h#2e&We&Z",
"E<+f#cm3Z'7.sf#i(j)A`--f#Ce#25+!ge[q#MP'D}g)Bq2;K/=isENuq%oU+=ae%pq%y~'=qe.yq.dS%f%Se!,*t,#eim&o7ud}Cs'+*'d~!!BaH66Dge2o1",
"0e1Il-g'q.jz(=be!km:bq&Am$q3=&%(f3@hIQb@h2G=q`oe!~`Aj8K:3g<8q-E.+D|5,.h)B,+sq&4}-5sWl30Wl12f!,5q&(O'=cayq(uW%e<pW'i''&q,d",
"^48fu,wq(oZ(q(oU%fgae!(f3%e%L&q,mw$4tq$cA*q3RN+2seJUh7q%q$Gp-*t`re)Qq#`5%k:r0k('fhn4f,|n((.%q#W>9i#fa*EB+h'3fkZ`SfeN%e%9)",
"n-]+f'&`:(j;d2s`:0ENq(~#.EUe;fEVW$`Z6y$#r0g!Gq&46.g$5q#3]%Wnq(}W$67uq$-o%Wq6%E<E=e!/E>eC)q,UC&h%TaRq$P`$ai&e!m're'Fq#:P'*",
"re#Ye@3%geUi$).~8`JD~W'q#oL'%f%pi.@d}Cb)lf$s`d&e(8E%tE'#`@E*D|iI+&e<oE%`e+e6eE$gJi`@E/E$q50.(jM``C96E'65`d2e!XE1fe!E3e!XE",
"5&w(q,e[.`]9Mi#UE*~9EEretmq49+2d}Cb&cg,aEF)`@EJ2eItfhwq,dT$&h#!q&-m)EM0sE!e#Zepvq)#}%j!>q-uu'E$E%uD~g%:<{uq,X[-e@GW'i'vk@",
"=-W$e13*q&42$g#($q)&w+8p'f!y(h/dq4yY-+q%wV&h!yq&!e7ai*f~`W$`9)j$G/l%z`3)f%k+#aT8h1h)Z01s2r-q&X;*e!Rq&(&,=iq0&s:k-Fpo>g(0q",
")!B'=dayte#*$`>q/R+%q#%n$f+$f)Ig0w`9+l#Z`:n&!e!Cf.Sg1Cf>%hmqe!0/f){aU8niL,i$^=|{6Gi+2q&<x,8`l$$p+Ke6:l!:e!7#rq#rx&'o7@q&=",
"5&4lEPq$4~$+rf7fh!91q#(A+E-64`X9RE1h&=q$#A$=rq&=;'45u2q%xI)Wwq4]^$6Zuq$<j%Wwyg$%=}tnF$a&gU7=|(r&q,gS9e#2/'q$9<&q#l(*-i&Z=",
"~n'N{p)mf'5+f&-0veGxe%y(}'f/8e%h5q&!r)e43k+b0=seKo5n.U2%q0NI&#g:/q.vo.e+4g#Q>!~E`J.h+>}h2@q)&z&f0hf!+&g#W90D|h5iq)0$,+tj!",
"Yf2nk-PfGfq&25%fE<D}o@R+E$`:3E+f/Xq,[D*q,~j&+-#(ev;E/a-:5nDA4e3NE.z(D||aiEEe*zEFre3T$#E%E5h!A0-|`-E3`3e)BWlE4!g'Zq5*n.f!E",
"d}Cb)tg,QEOr`-E8f$_b^8h61fXs`JETVoisU`dEF=ue/7&hJZg/7i-w.s2r2q%c*$EXe!jEYEZrfZrEVu>#j4Hg'Ijrwq!%i9/p+(e'(/rf#A1rg6+%j/{q#",
"d4.m!w1yp5Aj58a*E*q$ui.m!Y*|p#QE7~664~:k1M2~9ELp!u`JEPW$e'x0h]Va*ER3g!z-gMhj1R)hQMq#%,,i8#>$m)=}p$]e18m40ue21/rai3e'^4rg4",
"3$f3Z&e+494(g$|j,y1g#!>%vk$1%~9/~/3yf#.3re!{i3=ivzq&Ha.e#*",
/* leaf_sort_address: leaf_sort.comp ADDRESS */
"q#@'$d~!!!5^q$v4=ov+q#@0y}q+<guq!tlPq-sLKq!tr}q#A,<q-rIzq#A4>q1{;~%>q#B%2q+;A0ptGq-rH38*~=pt>}~}6rW,~4q${j)q!t>~$e9<~Xq-q",
"P)gwiq!tG^q,u^,q4''(6dq#-I)(q#-T++etTh!A-q#-]'q!tXbE,~GE5~0E8~IEM~`q*UD%q-pukq1}S~/GmwPa&~}q/Ze}}q!wP~$jq4=;Wq-pi}q4=O~)z",
"q!wq~#EOYtOY~~$Q6r|j)6e,p4q/hi'i'.2h'`E!iwz54~5`G/i!Rpw|E,E*~3oCh7&uq$J&):0+sq!x(gq%(:)mx(E+~~&Jd}F7!6q!x&~/|a5~~-P",
/* leading_bits: leading_bits.comp */
"sVkd~!!!64q/w-Z>,u>,u>,u>,u>,u>,u>,u>,u>,u>,u>,u>,u>,u>,u>,u>,u>,u>,tW#>,q#o4x}q/u}=q#mvYq4&[(Y6;1gwP9y;1fx+q.lZLq$95(=W6",
"6f!j>&rf!ugr`WI>'e!'X>>(6#6Ke!)q.ku&>)t6%q.lN&WF>*f!Q>'hxmX>>+6#e!,q#nNVZ0>,wpy2>-r>,r>-q#nS_~}q/tg~$6;YV{iwW>.Xufx9jv5q#",
"mX)gx@q/tsDq/to@q5({';Uq(7'(q.iK.exJq.gn&8ls>/rq.iM%>0r>/f#x>1WV>0q%m1%>1q.iG%kxee!8>2sq.h}&>2zgwGgxWq.j5'gxQWI>3e#BfvP>3",
"sew>d~!!9gj>4W1g~'q/s')fxRq'!.)e!*>5d~CG8I{q$;v%fvi>'gxgq%m_%q.h.'9_vq(9.)q#nC)gx5q%p3%WI>6e'mq%mQ$>6s9`rq(/%%WI>76K6gfw)",
">7sezFq&yL&gw.e!/q,8#&f#z>8exQ6gq.he%q#qg-q.l@%q.j[%q%mU%q,3<%fx,>7e!C>9j|c>9rq$>S'e{-q$>h%g|LmvUf{1d}EA!%jvYq0O|)q+b;)fT",
".`.$q(yM.q$c50q#lG%q'>;,+seS;f!U`Q&oG^eR/`X:w%,gKsf;*D}q.}#%h!Vq$b{,gRTq5+;&eLV'%eVm)hlSiQm.l;w$&-%e<[2-aS9j&%e2yeXzpf!(6",
"7r67gWEq1K-*n6f6gm4c`367'a!>:D}$4q#WH&i4e'#e^#$a*EX0fj.q$q>*eEWpCC7gh!.E5u`X:lE<E6h:D'reQF*:/mO,7f-fD(q%Q,-E=g#ed}C_*'Ei`",
"Z9UEHEA$E-gUee4VEJE;E8g!Aa$:jELE:q.i]-Eqf!KEsaV;%ER$E7g7~k!dE&q$*3'kyxeIJ#%o&-6Ye!=q/,O*q./o.q'~6$o#$F+i^+Eci{$EduaS9kE_E",
"[e&]6Na/Ejm&ZaV:qEeEn)g!>g[]q#nj~&5q/q}~(Rq1R;*`c%;YeZp#eWrq.EH$6e`oi+Q;1q.R9'eoY>.`ee!@e$qe!('6efV_`;7I#q'Mr$b5)'#mg@gsx",
"f#|q#Zr'p`5q#jF:q/p,~,#gr2}i~sq/pA}}q(7>)q$=n$q$P5.9Kz9D~Zg_<q.O_f7c~V7c~97e~N7cy:I~A7eq/]WX6%>:e2ulm#g`r&zf)*i[V,q$EZ+0q",
"%oz+q.Wg$)rfbOf6)X]fWd!q%4K'-h!;-rq%T*'6N1q*3F%q$MI,i$1q%]|+*tjbIf!Z*siute&am%s'v7`m0Tf@Aq1a!-`32,f^Zq5fx2E/'`3D}1q15h)fr",
"0D|sD}!gnUgm_6Ff;,1eC[E,b&q5t-%f6Rg$/E1E2!q%4('E.E/uE,Wiq$F1+d~!!B`y>4Dghm:d}Cg*4$q.AU++m$xq1Zy&d}F<*4#d~!!JXEe!I#.d~!!JX",
"B>4o$yf)zg!<d~!!JXz66r0i,;9En*38#s6fe!(6gh*#:psq(8X'b'e!9q#::$eX~8#fy@q.`3)6%>;r>&q0Vh&ev4$`t&g+gq(8z$g;[gzR:Oq%Br$h!+>5h",
"vt`c2#e9+$e7W#e7rq.hJ)>(`Id}Ck*'f!`q&79%q%SZ%a1f3b#noR6g{Wl-0a*.f(ra!>;*4#`8e#c`9e+}`e/-i4Tp24hx+`6-6gq)KM)64.jh00g;af*^#",
"+e^ZE%tpkui#<q%bP+6gnuyE4v=C`K9Eocwf!|e3mj8212+sq1f).`.3q.C`,7gsD|uq.m*&q/QS96J}9_y9_v9kq$P(+iH@q%Fy%ngw6gm,(eJp(s1#0`Ae.",
"Jq$PJ-fJsi'Lq.aL'q&5j%(#e087Gq#DL+E!D}f%_q6@Z6f)4#p%=bjOsE'Os3eIybP7kE(7k48piITE-!sq$}n&%E%6Nq.gf)>)rlGYq*o)'h~vk:ae|^/s.",
"(&e&Q6Cq5U3$q$RC./s`e42f9Mf$!5q/N2'#w%r&rq/N((gOSfIZe;8q46M$q&8&'e4Y;t#gi/gJM:qp#Fe<-m${a0+j~O}2~/4#k#ym~O65tf,62k1v5q/Tt",
"5e8h)e8nq/Tq)e8>f6Le![q6wQ*aV:oE1E0E/g%6q.t6':#`Iq(L|'h!sl,QeGW*e!rq*u$'`og@&fo-+q$[Y)enwq$[Y3+$,j'/fAv`c&e/uh!0d}Cw!07Mg",
"!3E%64fB0`3hPQ&#Wwfl4e'{q,19%$hwm`C56Ee:E$e+>9P#E,e1o9`q+.F$f,/)eB[f<0hR3E%ua1&`a6Nh9`a1(fK;lL5X]6KE3fj6E7rE7fEvE.Wl:LE6q",
"*y_-q.N!'q*[g+nBap,e`y9L(e0Q,ze!1-e0T#f.2q$c6*``s7j&aT8[hK_/r/ltFq.^M(q,3n1pSAe!Z'q0b')aT8]*q.Y^$q'o+)jSr(f|]:L~.q3I>&d}C",
"h'1:ne/Cq.G{)e:em7tm#,}b^sq0j1%1fH-f(R1a*E3fMoq/j#6i![}e*;f.oE&`den*a*E>p7egs<`DE(q!#ABa*EJg.pE47I`cfn/8]+q#@C&%tq'p|+1q*",
"vJ-p!^EWsf'<EBe!Z*65yl#{g+*q*u&)6ZtEKi!hEMxp&qEitk!1e5CEn#e%y.`>gkfi<,q0fw.n}j>0{`D(Ewn7xtp$Wp#3F&z`9D|7`e#0-s`9E!7]q.p<&",
"e6t#q6/O)gN6pn*q6MZ&kvxq.WR'>*sg4(eUj>8h4V7.f3^e!s61rh#D``$*g9<-l2okBe.yg(K`>i2d6K-.'sg3gq&,y)fH:`eD|;.f5L`8e/Rf0nn%/E#q6",
"C;$hG*'2smW_9SeNyE-j3*6#9Uk#cpX[`6,>8`8->8mIKk.W/s`95q.v=+%!r%q3=3/q1zX'7rq(BK,1q3RT+e}{>8ezEhC@>8`X:t%#euN>8l(oaV:v*>8E3",
"e#tg!++)E4g2{`Z6y,*E4E3g')`;E)4`r#E/Wa3e!N!h:rD~E2fozq#B8&e5`e:T$e!vf=D4m>XD|uE,~.iYFq0/w.fGch;C+g7LhKvq/$<)6Fuq.}A)q$>8,",
"7j|7j$k%#)t.~/j#'*ug62q&M^&#k1X(h![1*g-@p!Z`3;t(h-CjIZq3Ta)&ue|XE+E%`AE%65mr+eTmf!J;(tq%`N$f!,;)te!sgQ.e!+h$9q(#',q&Q7%q.",
"lb0>8e&Yf!'nzo3{`;D|(j&Y*g#S7'h#Y:_hQdg#:h!1;)v`jk;o2vq1|T,E0'e#O)j~Rp+OE7tj/zf$]i@Xp/~$~I0yEN~QE%uEY~3E)~CEeuE5u`<Ej~PEr",
"vEC`<Ev~EELwENtp%fF!f3ne3sq%X'.i!M'xp/:Exp0LF&#q#NT(f53gaog4b3t9Cq+([(fJWf0i,h5Mq2&~-3`WF+F5m0RF/rf#CF2F3F7q%sm%fN]F/q(6A",
"'>+g-xq.sD2e-{8#q/$1%&q++p&j-vq#$Y*q(&2(:p'e.i#D}D|g-u/sg.n",
/* leading_bits_address: leading_bits.comp ADDRESS */
"q#r^$d~!!!9*q%2cH><u><u><u><u><u><u><u><u><u><u><u><u><u><u><u><u><u><te!'q&ig%><u><u><te!'q/g0$W#><q#rnu}q#rKGq!yG~#[d~!",
"$1qf><q/fS8WL>=W2><WM>=q#s(3~}q-/Q-q/fT~%gkz)}gunmz)}py~pyz}q!yv=~}gyrjyngyjgxEmyn7*X;~1q77|)gyjgyzq!yj@8]}8d~0q/dH7gyhq#",
"wG*nz'oy|9<tq!ylA;(w8[|q%8H>`G(q#ql'lNS.oyw}:yxE)eNdm!t6Aupz#E1~~#:6d~/E_~zEo|9S~8EwtEyr<}~M`GEa~KF1~H:vxq'm{%q#t4~$]q-&_",
"+#q/f>1's61y+#*q-&U&/2#-q#tZ2E&~/q-+FEq-+B'q#tZ/q-+FI#v`eECq#tZHEL{q-+F9q#tZ}~}p&pq/f]1's6Zn&p}a:~Pm$#E/~/q-+F6q1PC~)}q##",
"Aoq#d60g,Ah2n#)e^gq#s@~'n7_~~%mq##k>~}q/e=|q##t<7&~~%`q/QSMq##}|}i|oq##}vq6K_05/ftHq6K_4E2*k!EE&D}q#xR)`;)#WeelR6!XwE&!il",
"^E!E#6FtD}eJkE2q#$2%E(sE.uE7E8!g;!q+eF'E9rE2q#$2,bwq#$0Ed}F=*4q#$.37&ud}F@!6q#$,/7&~Ti,<`|:k%`t'gtAa*%gI!#:Ui>[%q#$507't5",
"zj{~q#$5sq72v-7*f$=06gq%T['f'}1q#$<(3gcDq(k:%.a*E-E(f+Dq#f<,q(uq,`7eDFq#$<1E7t~}pS_q#$D-/tg4tq#$D5n!Vq#$K-)~54#3~67&~jQyr",
"Qy~0E0sq#+p&q#$K+:q|ipGq'>5)6dq#$KLl.7D~q/@,'#y(t)rf'J6qi!7(eW8hQ'q#$Z/q(D>&h|Cq#$Zbk$+q#$Z<q/G-<e9t,e9z#f$%iRrq#$d(q7h#*",
"aV:qetOE2g%Oq#$d*iG-%q'/@$luUg'FeW8gm$gG#f+Fq#$h/`-(o$.`--q2||&0q$&[*q#$n9E(~/E*E+xg3H6Z`CD}q#$n)E/tE.~1E'~<`>EA`tfGFEB!q",
"%Uw(E3Wl:LE;q#$q}ezbq#$q6;%~B8]{8d~|8]~Y8]~n8d~X8d~s8d~~#/8d~q8d~M8d~n:oxj|]nPMq/b^-%|q!XKLq/ay,3r3r5D}#1nF1f=<#q/}F.E-uj",
"e6e|nq).!$q#qQ%$#q21y(q#x$'q#&b~#T;%y;%~.q+]:$+g-d`;E*5`rq1k~$4q#&f)E!e!PD}rq%q|&Wgs!$E.g5R5lBJE/D}h$qq#&f:n:#:_sfJkgK;`-",
".h9|g'^q%qy'456Ft1q#&m(h2Wg|%q#&o4Wl'!q#&r-/~/e#3}-sq#&y)0tk3n+h!c4-q#&y2k@n;t+e/R,se!bjLzq/~h.`>E0`X9RE3e%dE,h$N}a*E8e'1",
"g5*;(q/Ru'E;u(r;)ve#0fMl7&vg,rq+V6&q#'8cnUy7'jUR:_wg#@;(h!5*e#Hg!*q#'H-5~1E3~9E:~.`GE&iCpp2W$~I0yEQ~QE%uE]q#'JVEh{Em~PEux",
"Ey~^F%u8]~JE{~.F)ua5u8]y8]~HF.F8{F2uF5F6F:q#T#%fR;F2g(v<}q#'Ja:o~/",
/* sort_leaves: sort_leaves.comp */
"sVkd~!!!6qq%o&3d~!!s.xw8i8m6Iq+MsF~}q%p%fq+MiMq%neDq$xl)q#(,%q$xp3q(}7,q3#[.q+MSJq0m4'q&9W(q#(I+WD>>rq#(&$>@q#';$q#(+'>Af",
"!:6Kq#(+&YV>B66q#(V&>C6K>Be!3>De!'e!R>E6#>Br>Fe!&q2O7'X>>Grg!M>He!'q0mN%q#(~'q3#P~$)q%pN6q+LMr~}q%n`}q#'g'q$xH16FWTq$xLk6",
"fW'q$xP,q,h!,>.Xuq#)5)q#(M'q)$Z-6/rq#)@%q#-T%q*48)>IXQ6H67WI8ye!)q$x8+>Jg!4>Ke!)q#'r$>Ktf!4>LXzr6Ee!(>MXQ>Le!:>Ne!)q#'6$>",
"Ns7grq#~1-q#*2%q#(6$q#&{'q2Wc)e!D>Oe!Vf%4>Pg!]>Qe!)WL>RV|>QWM>R9_f!]>SWV8^q'qg$>TX<e!,>UXT>S>Tq#&y%>Ure${>Vr9<6Nq#']$>Wg!",
"R>Xe!)WL>YV|>XWM>Yq#(D'q.,_%q0jn%WI9-e#UWL>Zq#)n$>Z:^t>[d~b]O5ls>]XR>L64e!<:frq2QC&q$xY-q#(l&q*;k'>^e&!6gq0lj'>_WV;Y>^s>`",
"r>^7@s>ae!8>^q0k,&6%>bWV67>^q#+8%>^rq#)f%q#*P%>4>cd~5yO,Gq#+~&6%>dWV:/f!=>eWV6g>^e!6>fd~5K{.Ds>gd~b]O3!q'r9'>hXz>`e&p=Be!",
")q#*d$=Bq$zD&9.se!8>ire!gq#*^%q'vZ'>jWV6h6He!(>kXz>j>^q'qe'>le%Yq0p(&q+Qs-e!8>mr>L7@q2R^-q*7S%8-q${&&:4uq${5)=wt=Pr=wq'rd",
"-q*6S%<-e#N9Xe!)WL>nq#-/$>n>orq$%f)q#*q)q$z#2bcq'q)$`5sq*2o*q&Pv&erH&nCG*sq&TG(+sq&Of.&t(q&Nb(q&Ou'`K7zd}Ec*B,*'%$q&VK%o@",
"pijd2q#&G'+uq#Ss$'q$yI$6z/`/:~1g=w`]:m`;E!q'.A%eC^q0Gm$`-:fq/~]$fg+e>-E%(e=ZeU~>mz`-:Te!0*iFVeea%nE7`/;$E1`/<{E3`/=$E5as:",
"]eZlq$z4.=|EAh#7/l9|q$7M3`Dq1&$-)sq$7^$'hD9E7ec#q&Q_&E8u%q3A=$q'p|)`C8-euDq7YB$'`@Et%fx@gP'q$K[*ewFeFJEf-`@Eyk!;q8S$=W$q$",
"8v/e#PEm~.q+n0$EJ`30q'By.`3,6Fe!1Ewq0;//hEI26Fe!Q#EVq#v3.`6E&q04`$i!~q$U$%D|s>o%tq(*I)67uj$<`.F(q/vW'8-E,|f&~7'h'5q#G))61",
"v61zq)Dc7`@FWoAa}FC~.g(9gR6$rq0<,(mA_}p##`<Ft'pA_Fv~<p![G#nA_G$~J6G|G/{G4~Cp!^G<jA_GA~8q&|O%e!3EPEQsERrEMi!hEOtp%fGJfA_`@",
"GN~.q0sB%q$@I)Et}p(RGC{+s`6.k'of'i#f$=4q$^K+`3GSm*'E$r`@Gm#fB%>u$fAy+htwl**E-e!>GusgNS2$gSUq8IC/GurGuq30f~,-q%wR@q$|}~#67",
"rq$qLhMMtMM~n7r~A7v~O7ww7vw7r~6guOq!}fOq#.cSbnsg7cq$0$69Tr>>q%$:+e>%q%$&,*s*6Esh#M*r'`A-ouLh'Qe552`J4q#$>$4ekw5iv``a(h]Ie",
"+.,#+g^K``04j(|>pq!#/;Vote7{g2(n#/}`eve#,4f#V`o&e$P&D}e+6o#/}>qr>@g)gf*ff!%d~!!JXSq8`6,*rg#1$#f&7`a'q*@(-fn[$al#f+2q&D9'i",
"*Kg:)%q!*==.s.~7q)i},e>m$sh{I`ajyk6vq)~K*q6&I&q#(N%q2[~&#g(^7ur>Are!Aj*a'u*'k|:W$w`|<w&f~(e!(q&a-$%/hd(.f!-&2tgr1i:*67gr6",
"Wr0f$:>rq&FR)q#)L$6EehC6ElXee#&*r$`Wq#!N+q$pn(`A)mh9`dD|7Ie({g{Sh(1)f/W`A0D|m!AE#j(peuW#q)zk'/sXbf~tgwID~hXtf<<4`.e9>h$~>",
"sr>Cd}Ck*Bh%jq2eH2e}K)h.b*%#v6K>tr>Db~q)so%f&z&q';~$&eC(%eq/>s)i9->uq%/G*k!c9C'v(vhd6>Eb~q$k50W$~0Vo~S6zh!yeH#q$Zy:e!ye#,",
"n}!f<F(f,Yq0k6(>t5e=E42sh]3q0m9.q$k9)1u>Omc8`:(>Le'->V6N`w9_*f!Ye&Q+fi&`9,6E`JE-fB>#{$f&='g&]q2-8*`3+reGw+e!_e#lee_q&h/$h",
"1@q7P8%6Ff4%4q$l$0:Lrq-Z_$q0XG$glIq!$E;EF~3`@EJ/e:3ey%ip_puGq$ls):~h%Aq%D{$e^O#k$P'q'NI0`r(m#Te;re#-,#iG*(yq)p#&0`;1g*8`j",
"%hdmD~Vme/vf+!q1`y%`dh-Eq0=O/a$7y1/hFx&3sfpx4`B7kE##e,28pE$)'jaZe3)&e2)f0Ro$w`6E56Ee!6eHOm1Jf,og5{q#@h$lzIe&@+q8zu)4r2q&_",
"U&h!_EBre!<e*MED7Ie@>#`R%fkLq8C`)l#6E*~3EP~E7g~1E:vE]s7gsE_~2q%G@%e&;E`Eae'CEbrE]q$qv,e#.>LxgLdgLa>Lq'B*%q#;o&q7X*.`y7w#h",
"!Qn'E`w:^f5+(e!*f#9fOH|a%:Tq0L;(e!>g!qf!]f}8h!,`o'#q*J&/`9f.T#rh!>h!/k4aq#*f*,q7Z](q(AK%q#!z+Wwg8>e!Y(e8.%hQG`9e37f1t(`if",
"EKl!l`c>[#e.ci!iE'.u1~0Wm~5d~!!!!mwa$>r5#m$<:Lxg;lgI+g*t>]mNJEWEXq0K6$g!Cq$ty+>Fe/$g/Pg*)`sl*+(sf-@j}(io``6(i$k`d+g$f`c%#",
"e%h(f&4%h#Mf91f5Uq2bS$E#e*+D|q0uZ$a#%#f!/E)f*2e=TE$e=N%re+Se>2q8J*)D~g&V67o+yE)f+t#91k:Ug9;>vq2fh'eT`$r&f42q+lU'h!*`a&q$1",
"9)>Gf3zg!F%r'f+8q674$q$A0(f=ki!.q$};&f,Tq$jmDW$yf,4aT8hq'fA.q$zj&f!ii))>^p'o:Oe72W$`6e!6b'%g7Eg!3'f!0e(Cf5;q'Hi'7j2sg$>g!",
"^}aV9Se*:(f#C>_g$Hf08g*Gk&1+g#n>`q$z#:i!se#.>a`{>v65f&g`8e!+i$I*g(8h{}>^tj#1f!G'e6Y#/q%(8-'3t.D|z,sm'}q$l/$q)kQ&5D|+sq%)c",
")>aue#uE%sq8,|'j$>|g$7i&^e$G>b#EDg$;i!H}i,J>0f+Qe#`e!Hf!&%r>qh:no6MeX}'`36EiKe*re!/#q1Zj*g!`;t`;f4=>p/g0if!jq#6H$>cg,F>di",
"%W*f!->e#d~!!JX|66Dg(>fp3od~!!B`vq8y|$q#-X&>gf6^q5>b'gOeg#iq#Bf'>Hg(Gg#Wf9~#p!_e#i)'e#&+g$Ff#@&ipg7jtg#I>e1h!:b'&g$/`9D|7",
"@f<xp8atf#});~h#D;~t`3*f)`q*Q['q#*2(q4!{.>htVowg(K>he$O(q3yP'0+q'hH(q'wz,f/j0i(/q'm^'p!e}f%*,a*E(*q(251k-8=$f*#gy7q!V(8)h",
"(}pXH>iq%!E/q'U*9e+4(`>q0fx$*gN@3f%pf=d'o@T`-*q,#6$Wl+!q-$K2g<WWnf<a67e3#q'U-2q$:]*(rf,:*`>q*.R&`9-j,ZE>p8.e$i*q#(H&q%.B%",
"#-Wl1!g*8puNh`y:ui#*D|q$u@9ERW$q$}^1a*ET/q2u{&e1%>kzXh:]q)wK(q%45&q4%~(e;.,eC)+n3[0g3X9`s3e!Gh5X&shP@q(fo.g#_q%+WAEvp$Va*",
"Ex/g$|1m:cp%ch19m:7F&rg!hh1<g%!k'e=|q#$Q$q%)d0>L|9`t6Nzq%1l'h!H0sp'e)tp'{p!w>lm!:`;ea~q#@'$*#e=pe6o4E$q%20,E(teOxhJre*}E$",
"q4-5*e[6E8{5rf1w/e!%g/a$|f(3f$G5'e!&-q2s|*6Fyq'o1%Wnq'oQ$e(ZE1rE,q9!l%Wq6%E6E767fS3E3q-)4&q#N''q#O!*m5Pk86&w*,u/~Me8.3r5w",
"E!+u.~MWcE0e$!`6E4h(7#rE7g#T}E7uE:~69`~_9`~6q(q*%`7E>E42e&IE0E5$)e&`$q',I$e&4pjVE_ue:,+*q*(C(Ec'sq0__'Eb#'n0EgB,Eiq0kr$2i",
"DWEksgOA",
/* sort_leaves_address: sort_leaves.comp ADDRESS */
"q$&f$d~!!!7bq%wD=p~I}q%wKs}q+6NWq!}4@q3MZ:q+6BMp};~}q3MOBq$%@-q%wr;q+5@~%aq%v{.q!|c}WL>wW/86q%v30m|_}q+6O;g|kq!|gm9<~e9Wx",
"9W~~$Rq#(I%q!|k~#Sq#8q+7/u`D)q8wR.q'+S).u,q%x)+/q*}5+2w`G4q%x4'k||`GE!q$(w'q!|~>E0~~$2Ew~9E|~~$.`GFAq#>h(FC{FFxFH{p})}FZ~",
"H`GF[i(Hq!}+QFw~/Fy~JG&|G'~VG2{G7~PG@xGD~^GMuGQ~~#3Gp~<Gx~;GxrGxvq&!l~/,q#!j~#zN7tN7~~%4q$/M=q#!s~$Od}FI#%q#!q~'3a5~~&Ye6",
"8e!$d}CM*wt`J(gwrWl'!lsdq#!|=5~Df6=a*e(YfncE'q(j5'a*E)64f!/E,64v`o(q##*253wD}sg)C`B7kE'q##*%E(vaXwq+P}$i~v}E9~0a*EF65q'^/",
"(EHe#3mrwe&^-tg$wf&%4q)#D*`6EHq##1&EJ|iG@l#=E,rEU~4EV~1EbyEd}e'sg#=}E>vEes7gsEg~2q)Z]%Wmq(jS$e'hEjrEeq##8~%{q$9;%q##:/)t.",
"~aWlE'e@NE(f!4E+WlE)hAUf>(E&f>I`>E-e,(eUukn:E#q##F2E+~i~}j-pq##H5+~@3~~%2WlE_e(+E`f-zq$,&.q-De&6Eq'lm'Eif(Ie!1q'lm+q##Q)`",
">Eo`{>p#$q##S6+vd}FK!6q##Q0d}FL!%q##O1q$Vs%q##O-hHHf#a&f:Sq##Q1*t,~3Wl-e$*.gSK>e3q##V-D~ra*D|f$Aq##X4*|+~~0I",
/* finish: finish.comp */
"sVkd~!!!'=q(^K<>xu>xu>xu>xu>xu>xu>xtW#>xq7H7~$@q#$L$q#$X)q7H3-q#$F%q$!@Kq##7&q,6T'd~!!k6w>xq#!N)>yr>xr>yq7GJ~%'q##9)q##sP",
"q##,&q##VFq#$59f~~g}Jq.kk(6%>zXz6E7=e!U>{r=)>zfyZ>|XT7=7Ie!I>}r>|q##7&q#!&%q7DY<f#M>~XN>{64q:;{+k~8i~Gh~P97sf!J@!Y!sq4LE4",
"`5zq%aa%`-q7Bt*%67z+sq$e1'`QexI$q1{H.3rh!/(v#se@I&8-#a-#>~`d367fHpq:8Y27rr$x2uE.|E1~Ph#>E-ufSj&`@EIfRYhw)gSoj/%E@g.a`a-g$",
"0#fT!/q+M~''$e!QERE%q#i$(q%U55k#C}hr8E2|i$eEJhByE>(q*ry&g#5`@Eh4q$HH%gqbe#-ElD~jnS&tfUU.$gT@f!Ob)g!YEND}`@EsE)hr4&vq*!5/E",
"b@!q%Dk,EWEPEcg&>`WERE^m#JEVsq&7S%E`q&7]%q&7W%q7E3~(E`kq#o.2`g~:`h~J`p~:`l~5q#q`2q#o.Hq49.+e)c$f-LkPp;Irq9ZF0e*->{eBD+m`j",
"`6/>{te@yg.^>{#wq+BT+)tkMw3'eRoE&h&KE%q+[c'%v&(hL:`9.7=e#xd~!!ZIKf`2$!>}q$_9.`A5>{l+xq.g('D}r%h!-E%q:D7&`SeGu`9E&7=q:D1((",
"shhZfA1E1e!fE2E3eALE4q+FB%",
/* finish_address: finish.comp ADDRESS */
"q#=H$d~!!!(<q%C.H@#u@#u@#u@#u@#u@#u@#u@#u@#u@#u@#u@#tW#@#q%BSik:b}g:^q#<hOp:dd~!#5ll@#q#;=-WL@$W2@#WM@$q(S4O~}q'4&}q!:A~#",
"xq**8*q!:8|msd6~ugyD#p:B8&.~:D|~`E1|E4~`EL~OEU~|Ek|Eo~BEv~nq7.#~+I`kq#,X2`g~6`h~L`p~6`l~6`n}7S~Dp=6}g$Fk=8&x,|0v1~HE'fwYq",
"'>;+`>E&e/xfoCh%1ee0g-z/h==23tq)aA.`AD|m==n+rf&^#E*s'q)FX(q#)r*h&cE/`Gh'2E,e&`iDnp!YE6~9E;tg#*}EC~4q:av&.j>aEFrEIy3tq#2Q%",
"gZGe$+EUEVe>aEWrEQs",
/* fill: fill.comp */
"fYPZ%~n~}kYL}o>qq(qB)g>ug@Aq!X[Dl>rq#Y[%q%`>&oX_v~}q4NmVeXL}f>9q!=|dgA8q!>#^g=}q%](%q8Z.27bsq#X/%q%Z9%q::W)q%ZP'=is67q#XB",
")gAtq!>`AkWzi>WgBee>Wm>Qi>9f@Nf>Lq'KT8iWPq%%b'jcUl=e&*7qq#Rl/e>jq!=k6`/6x.h-z&2q$k^76H`y7vePu8[g!od}Cb+!e!Jf;@0)8pq&p5-q2",
"Wh94mvpE'&e/aE)(fJof<9(%g7Xq*Y..g=``WE(E5q'L[-q)]c&E7gi[giVq(o~%q!U/rp8A`_q&N[yjTTnPx~}~}q',U*pPc`W%7`q#/]-q&6m,7n,q9}A23",
"&q$t>'q#1O-,gnvq#<h(q,1O.=i'q,/_0ep1q4k9'`W#0p*+WgfP~('h6WWnfxk67uWr/gAHi6Zq&y#&h!^`3)(e!vm{#e!;g'8e)}(q$,}*f;'i:{q!S9r7s",
"~~#>",
/* fill_address: fill.comp ADDRESS */
"td~!!!&l~^~}o5]q!5@=q!S9Fi5B}q!S<~$*pS2q!5agq!5]d~}lS,8&q!5TRnRlun5^}-8&|0~~$(q$|R$q!PKK~}q!MWR`_x~{q)%@3q!JCy~}q!6_Qq2gi",
"*/q9uo4D|)e5Ig9wq,Sa.q!6h^~}q!Lkt7s~~$g",
/* copy_keys: copy_keys.comp */
"td~!!!%pq#';~$*n8Qq:gS1q#&C~$sq!j3~#rm7nq:*V&66@%XNsh7xf!(@&X}@%@!f7{kj.Y]r@'X[@%q!i{4g7M}pht0u1|4wf+Ed}Cb+&h7D.'7k}q3'MA",
"E#t@%q%7V$/s$q6:;*i!`-p8$}E*{E4eg~EC/se8!@'&$q5*I2q%N7%`WE3E>m0tE7g8!E:E;EAq:T.%q%L4$E7q#!g~%Vq!}/~$:9A~39B~r9A~~#>",
/* copy_keys_address: copy_keys.comp ADDRESS */
"td~!!!&s~n~}q!4J=q!}/~%2q!4g~'<q!z.~'mq!vw~$09A~.q!L.z9A~~$g",
/* numbers: numbers.comp */
"td~!!!'E~~$6f8Wk8hq#POMq$R2'q!L3~%oe!X@(d~B>gZGq4:t'@)r7G6Ce!,@*d~B=B}Ys@+rg!q@,d~B3ZZvq:TO'@-s7@u@-f!O@.d~AAb_De!s@/r7q@",
",@.e!)@0r@+r@/s@1r@)@*@0e!H@2s6EgcJ@2re!5@3r8&656NY`6K@4@3@3e!T@5d~B>gZHq-ZJ)9<sq$R`*:-q-__&@6XR6E7Ge!Q@7r:-r@6q$Mv%q+@|)",
"9WXVrf!L@8f#Lq(DI%9W@8e!:@9v9rr@9g:Dq)il&66:0h!l@:f!Hq!:TSk::q$Ms'@;e##6hs<br@;rq-a8)='v@<h!:==r@<rq-`~%==q#8u&q4;J'@=h!<",
"@>r@=rk;8@@r@>rq!;(eq#7bLh[fbWf.Me0GE#'q5WI&E$(e1Q='$h.I')$(`@E5q'gh%q'_K.i!|4q#7=:E,~1bBgt=E9)`@EH2q#fy%&$jKNd}Cb*~g1gEA",
"0`@EOE!q%s-&m;Wq#8Q.f!Ld}Cb+@te=8EIEBrq#6x&EDEO{EHuEKELEQq*_3%q(Fq$EHq!OO~'oq$>/%k&xeA]q'{D$@(`r#@1q&;Z.@1zf%/q3x6*(sq/zL",
")'m(r2f%U5r`o1q:}Q2`TD}h$`q&[U*`a,E#`S$@5q$Q-%%q%j3)`s&n=['$gn)``@4D|#'q$3u*q%As(q$6A)'eCS#@7q$9C''g&0&`|9Cg!obkh'!q*L{%e",
"%mf'Oj&wh([afg!=-eD%D}rd}FP!%$e8q7.f(=q3[^$E$#j'_bnk!}5Vo`esf!@h!}D~tf!IE,hiLq#tV%Wij<ui*Ad}Cb+:g,P('d~!!ZGz63Dge#1e!Ui)Y",
"(s`3,+f=2mBkq!S:~$9",
/* numbers_address: numbers.comp ADDRESS */
"td~!!!(h~q~}p;Vq#QHTp;]q!S@~&(q!;sJ8&|8&~99<x9<~49W~J9r~.9rz<b~|f;gn;s==|@>x@>~2@A~.@A~~#9b_~1==~~$/q!V[~){q!>-~#NaX~Fh&!",
"o>/(}+wWl*!g>2m'Yq</l*6fiV'7,|h'dE$q+S.$q3zA&f#V`Oe)&'q</('4r2jJ>a*E*f!>`JE.o>cE2g)s(j>c`>q&5Z&a*E4f!Ii>gj/n#(f!ME<h/mgc}",
"h>g}p#j`3-,g*y6fw7,|`N}`3D|5zd}F]#$tq<4-&iG~5e14E#g@Gq'WX%e!],#D~q![a~%d",
/* gather: gather.comp */
"td~!!!$O~;q(.`s}q!];HnAtk]7q<V$.gA|n[xq$.(*q<UH;pB;q#@/&q%.3&89sq*Eq(q(,L;l[izeBrgB+q![oYiA'q*je%g[]g>|q(%1&p;|q;.&)g<Yg>",
"LgBAk;x7qtq;jG-j[q6Wt6Wq$,m'q$,_(6^t6^6pq*BL3e;p`/6x%q!SQoq&rp,`2eK%$q',9%6Np!se#9q+3.(i0`-tq<BL.g!$q9N0'6Hq<B%1(f=U#*q(9",
"b2pq}`6#5e/{+f<o`8%D}a*E$q1d>31+q'H-0`;E/g-ZE)x&q$D@1E5'q&Vi$+jrv4e08E9,rq0>V%e!;E<q'+m.q(MA7a*EGq(RK&E%sq4H8*`3E0e!hEM/s",
"a*EN1`-f=V(sgS5q#>g.`WE1EIq)ry,g=BE8E9EKq'Uc(E5Wiq*.//l:r`y7vq(Xx-+$q#sF(q$$;$q.&a,&f<`3`28FgVkgMki!:0s#E!`2q<Z#%h12q+$z%",
"3j:09{`0q.)Y+j!j+s#+g!QfVjg@sn#(2|q-cc*",
/* gather_address: gather.comp ADDRESS */
"fN.d~!!!%.q'Aa~$%fNcn.^p.Uq#!_DWF@Bg!(j.=}q'>wBmNJm.Cq!NLqgJ@kN9}gNag.=eN=kN!7(si.v6rW,~@k.r8&|9<q;;p(m.U}q!F3~#P@Cr@B`Ig",
"*2f956gb''q&IR(eIE6ga(%j![`3'eV~0ra(#%j!k4rf!bq+'E&o/sp<~s)67~8.kEvq!0BAD~~76r~~%=a&~7a5tq#u2&h%bd}D%!K@Cf&S1rg;vi(m2r+q#",
"uH$m!A1e0Hm!Aq-Q)&+3#4p0Lja`p!Z-#,we=t-t+r)p#;4#3k!B4t2q(Jo%",
/* take_keys: take_keys.comp */
"td~!!!$7q!<qe~}o0)n0Bl<Dn<mlx5g0Rn<ql=(j0g}q!<m~#Aq!<Z>p=.e<'q<p/)m<Pgwmq'H))q#.Y'@DXVso<_i<qq!<cy}q!<-~%Ii:Z's#'i;Hm,rq'",
"40)`;'q)m2'e#_mPiei(&q4HW&6kfMW0#q7GV'%ehkeqG)s#q%.+(d}Cb+Dp<jeh{i;dE'wE'q(dc'",
/* take_keys_address: take_keys.comp ADDRESS */
"f;dd~!!!$R~~$%n-L}q!;`=h;Yq!;U~#Rg;Mg;Yq!;#@p;Sq<jH-ge!m-/k;.}~}q!:]eq!9X~%Io89g=em8ri-vz6Ax6Y~/gTjf!_#0(*rq&p}'`e2#q7!q'",
"%e!o)sq&j@*j.!p90E(e-|k90E(sq-we'",
/* pack_values: pack_values.comp */
"f90d~!!!&kq!U!~$)q!90Kq$aq.q!U6FfuNY6@Efu3WE9y@Ee.+@FW/@Eg-rX>@GeuY@F6Dq!9cYq!UJ~#.g.Eg.ufo|e9d}k.ZgILg.Zgupe._@Hs6fiqm@I",
"rgI*@JXNe!2q,N[%@I@Jq#Gc%j:+}q(Z%&q$aO(6bt6b6pt@Ke!Mq<Am6d}Cb+HDgq+-1%q%XU'&#gOze/Zq$TA($*e/d$q!VF~&hq%>E$g4Vg/%oish.ChnO",
"`6+)`8,*q&|G+q9tR.@Eq%@M%j!dp'JfV!'`;*fu2)ze4:,q'Hh&/*sgG^q=-`(4e;jg<Pgv~5h0*q#x0/`3E'64f#Sg0`q%%F(E#}ed-m!bE/h'aE0fl;e%7",
"5q(1k%`B7ke0J*`7E&E)%q*kC$E*D~,q.J7($d}EB+E%#'q'PY,i$&|`6*'q5cL2(yk%(&e$qf)gq%,S*e(},e&ae(2q%]y$(q.Kt+e'G(`6es-`3*#j$W%w`",
"W#E-p)lq%'R)#+!e!)2+#3!gk9fj3/q'ON%66@Lr@Grd}Ck+Fa3k+mi34e&K#gP{`y7w,q$x4*d}Ch+E:ne>y-!m!Hg[#q%&}'461q)7M,`;D~e!Jq.Lf$e)v",
"E!6Zi4Gyp&1j(tE-f!^`-E.f*Tf+o#g%66Nq%AI)*gZl`B3E)gtlm5qd}CM+Fq24|*d}DJ!6@L)&%d}C_+E'f9z`-(`Q&q&cA.e'd&q,>`(f!z%sq1)5%0hrE",
"d}Cb+%kBBq(gM'g(tE&/iBN%s*tE*j^8E(r0eOND}l!=#E1hCsq&*&&d}D_!%65E(E!E%*D}emPo7,p#c*~7hlAd}Cb+Ktp#Kq*jf/21h'sE&fnul#E.k#aq1",
"DF$gpwi!;E/se)6i_IE/g_yq+Y_%e+`",
/* pack_values_address: pack_values.comp ADDRESS */
"fDJd~!!!(>q!_.~$sp75}q!Dr_q!_B~#bq%ss%g6lf7nq,bw'7'W.g7[}:_Y5~7iEWq%o9%q!7>D:_~8q!`/~(Tl9+7&~17/~P7&~Rj'Zq=3d-E!e'c&#s*r(",
"g!8hT)g~G+q#!$.j!OE-q#%]*`G*i'{h90q'P-$q!9p2E8t7/|D||k#N|EGq$)v$e#Q'sg#oi#Q-r-rgatk#Q}ESf!Rq<%p(#'`G+m#TEVq$u!%`7EWE-#-q:",
"C/$g}!e:cEO#E(rEMEP%E)rETEQE6E*~:7&~O7/~Tk$c|*q!&1M5~2e;JE>~4E/E0e)Uf;JE,E%e&e!q$5)(E)WrE-k;J}:_~F:_~T7'~1o.Ra*E2g;VE3tn'",
"J7,~9a*E>g!QE@ti'I|f<3g'G`BE(E+sq)>%%`BE.E;eOOq!<3^p0As*~9/ye(FD}q%7R$1g<`mQ!;(j<`E1E#jQ.)%e),nj7E2r/gRdfk4E,j!D&sE<{q)J-",
"%e<jE4E#E0,D~e,-q!<j[k#Uq!<j@j#I-sE(kRwE)t3r1pTPE0e,vk!BE0sq.M/)e/K",
/* tile_sort: tile_sort.comp */
"fS=d~!!!7vq&6{&q+&9+q&6l*AMq:*o,@Yu@YgSG@Yu@Yu@Yu@Yu@Yu@Yu@Yu@YtW#@Yq:[s~$Lq<8R(q&86%q&8>%q&86/h>@AMW(d~!!!!=q:]0OWB75q&8",
"!/WK@Mq(<9$@N@Ms@Os@MWL@PW/@MX>@Q6#@P@P6Kq7d0&h>rf>cq8vo'@R@Mu@Rq#J)%X>@S6#6D6M6Tq#K^&h>xq/LT$XL@Tq&8S%f#,Xy@Uh>l6KWF@V6#",
"g!)q#Ky'q7d{-q<x7(i@PY7@W6%g@t@Xe!)d~!#%|K@Yn@M@Zr@Yr@Zq#f}tq7-a~&$gBoq7-V/q:]p)q8v$'@[XW6G6Eq&4T%q-'X'q*1++@]e!0q#Jh$@^X",
"Wq-'g%@_r@^67f#T@`r@]6f@_e!)@ar;d6g@`s@br@[:/@aq#LT'q*.c'gDzq&8S)@cXzrf!(@dXQr@ce!L@er:2@dq&43%@eq$MD$;htq7eF&q(>R&f!x@fr",
"7Zf!@8le!*q&8~$8ltq&:L&gE:Y]r@gZ67oe!g@hXT@gq#M:$@id~!!!$18B@he!U@jXV@i65s@kr@jt9%e!*q;<>(q*/A%q*3B*q#Lx%@jq1wu&<1q<@7-e!",
".@lv8&r@lrq*.f'q&7Q%q--Z-8it8aW1q&;_%q<|P'@mX~6G6Ze!(@nv@oXzr67q-&-(6%@ph!4@qf!.q0eA'@re!27,s@sh!(@th!K@utq-.<)@vX|8aq*24",
"$@wWV67f${@xWV:/@be!(@yXU@w@xe!:@zr@y6Hs@{h!4@|h!(@}u66@~XV@}f#uA!h!4A#e'cA!sA$h!`A%r6gtA&rA$A%sA'rA&tA(h!4A)h!(A*u66A+XV",
"A*f!`A,h!4A-e!`A,sA.vA/r6ftA0rA.A/sA1rA0tA2h!4A3h!(A4u66A5XVA4f!`A6h!4A7e!`A6sA8vA9e!(f!4A:rA8A9e!GA;X|A:f!`A<h!4A=h!(A>u",
"66A@XVA>f!`AAh!4ABe!`AAsACvADXUACf!AAEX|AD6He!(AFXV@bf!GAGe!Af!GAHh!AAIrAHf%1AJrAI6HfJmq&<,%ga6gyLgLsq*5!&6%AKWV=m7;sALd~",
"!!!#Ke-wAMrq*3m&66ANY<6Fre'^AOrANe!)e!BAPXz:EAOq&A,&AQd~!!!#IgLHWIARe!Fq&>v$ARuq7kV%q(Bz%q&:y$AOq&>P$=ws:Lq.7-'e!7:Trq*5l",
"%AOe(B9-e!eWL7mq8|e%ASWV7;6Eq6*=%AOf'9:Pf!(gc[q&>'&XY@MATe!(q#TMAq(DI%e!FAUtgMvq0gN-q*6L)q(Cr)8-tq*4}'q$U))9Wtq%(x'q0eh,q",
"/O4&9rq/M$%9rlM0f.=AVXRe!&AWW&q=Ek5`d#7@gB$q1aT+q1=I$q/L<.2sf!7823`z7x`Z6y('D}%gWsgA|q'ZF%g!*d}Ch+WA`E&q&6!*ai'W'q(Dg-aVA",
"_*)(g9va/<[(h!71!f!`E3s`]9MgH;fU]E5odd}hd`q4kk~,>q7,K/q5|r~%*6#7{q/>S*lZ5`e$@be%@q(-~+q&-U)!q%pm$i.P'sa]7c*kL&(#)iR4kZtd}",
"Cb+jj$Qq;-=$q,yE*i(e@MAXr@Nq)(F'eOp%d}DI+M$q&*.)@Ord}Ck+Mh!]b@tade(Qq&*6$)j,:are)$e#1+j.ag#!q&&H'e!~/q1n1(q7_*'@Qd}Ck+Pc=",
"o%@bDt`<*q)f<%`<+e!(hn1%e-ne#U&hT2Wl'!Wl)%g1-iNK!`@5fRi`thRM&`@D~61n$Eq#8s%g!DE&vE'vE)~0d}Cb&5tq#vt&Vm`Asg!Ebo2)bsv`Bua$7",
"y,5n&ia-@j{e[:6ZfZ[E@gR+q(2d)q.r@)/D~sl(0`@EH61q1o|(EI61q-(z5`@EOk!CER}`@ET61f%6`@EVf!(,q,cw*a*EZ6Zi0xa*E[e!+iRAk!pE&h!CE",
"byEe}a*Eg6Zf!pa*Ei6ZtWcEeq&!3$q/M!16Iq/A[&8iq&6d$W_6%M=8me0SM>q/F;/:oq7cc%h`ld}CM+Pf!$j8@7z`e#*`3+@b`c$#q(=p((#e]If,:3m8;",
".q('R&m`&}`c'E$e!>q%j4%d}Ch+MAX#d}C^+PE&q(4,5g!T@buq%p}=`e@m/`d)j88j!4@n4`;.e!wE<#d}C_+M#q/=<$cBE>1f!*E=q%<d$E@E>EDcCEAf(",
">f!'&!q'q1-6Zuq%>r9p#{ELuE;e##EM*rq%n6%q&N_+q5q-%q))z&o%:i%>z,r-w/|5~1`c6GD}`3,q-2N'+e!1jcR+u@oo#RE+u0h%NE-u`;:d,e!4eYEi!",
"4E2&tq!cWAe#I@pq&&Q-`S,@qcBE@-f%;E@e%DEB%tEAtECEBEGrEDuEDtg1wq1xS5q!&^H@r~2@svE]uEZsE_uE[tE^E]EdrE_uE_~N@t}EluEYsEmxg%*EY",
"e%3@u/cBEs#g!4&#q$HB*q6C@&lhs`W$8aa-8c#a-#@vk,Qq&>O'$q*R{%k/1:vj'=e'!$elgefm:q('&e!*%f!Td}Cb+z#f44*@{q&.[&@z*sq'|z,0/@|f!",
"0d}Cb+~q&[M&A#f!Dq&Y5)d}Cb,'g!V4A(vA'+~.E#E!A)td}Cb,+vA-|d}Cb,1uE'A2vA1~/E-E,A3td}Cb,5vA7|d}Cb,;uE1A<vA;~/E7E6A=td}Cb,@vA",
"By`rE9@ba-AE#n!Ie+(@bf!0d}Cb,Fh!IAGzEB65rAJ}EHEGq&YH&q(*C'@Sa3aPbQsk*Oq%u~'(s`Wq!(*Df*kq)~t$`d*#o)Dq&6d$`S/e@7E'cBE)g('E'",
"e(/E+&tE(tE*E)'rE+uE+tgaxq%zi.q'x++q!#AFE6s7,e!%1`d+p)O`;/'`>EFcBEH$f#8EDe#AEJ3tEEtEGEFsEHuEHj)Np#Aq*+!.q,Sq%e!/EEEFsEGrE",
"B`-EPq&Es$l,oEGsp.B`3)'cBEY(h)^q7s3,q(DB+`9e!Pq*.(+%sq,{X$e-lfn4)q&>d+q)'w$-)q&X})#g!Qq(F&,6iu6EkdHirvq((f%ed(q$|d$'l*B`K",
"9Dffaf!9q/^3382ti!mg/Dq(HY&q/aM-q6;('p!;9Hx7-t#AKeqjALq(1F&q/&p)`4AM65gp>AOq/_5*i!5fGaAP`3jkFAYr@Tre$jhD}q*0S*q/S9%$`.q$u",
"`0eil2m&n&64q#n)$f8G3e7oeepq&,@.E$sa-E%i<K)hApq5w}-E$*q64u'Wgq)G8$4!$g~aXHq&<6$6Zf',e<VE$f#VAZr@Usq.{k,f$yq#_`($gmo+q+po,",
"g0]#eM2/`A3#{/f!59HD|q,_:$q%06'f%}fse2e(t&ro@4fspE)E(q,o6*`;)f!WE-s:Evf!.E1sAQyE5sAVw`a'e+$etPm#2E6s`:E</e#)f+@d}D^!%AYD|",
"E4)fg{gC&c7E7E2E5E.D}k8+6yr@Vg$;j&-q(*1,8#muz`8(:Ee&Z0p#i`6-:Eq%Tu$d}E#!%AZ#)D|54lB!`:1:El!I`w9`f=pq&;o$fu~(g:,`w7g1e!,)q",
"&'~-6Fuq6'1+72o#M``'te*-q-Xp&AOtq/z@*l$La]:Lf#'-g.Rk*^q(/v%q(IV'q(0H.p!Y`9esU`DE%q&@E4`9/E$rE*#e!xfLYa_E*h;ze!r5E*-!'q*;+",
"+D|sg#1q%M-%Wqq&$b$6gfibE%p#XE1sE/ya^E0E5q&Ja*h)_q7#o.AP{q/9d$e!ie!4/q%Z#-e%G(q*$H%*fyefAs%i(e0q)Kr%f}Ka_E$q&>5&e#hg)G.uW",
"my`|:pE%fl`i&|E!g#4E%~5n*Xf$U#q6*(&/`:(E9n#G+u-v`3D~q+|}'f#+-!(q<to.g$Ue$d:B`>q1zk,q(HY'q*)Y-'uAPtl&Cp(Ie#Z,e#1q/8F-es20f",
":Xh!I}5e(Pp!IE%q,#T2i%wD}tASE#sWw6%!e*An-[q&QM(q6*:+e2c+`o$#`J1q$;T$g$N(`J3q##`%eJpAWt`o%f+;h%y``).#/e.#ECbo#e-qq(4Y/i#6q",
"&3s)p%ya*EO'fE%EP)sh&re+m'%D}7k#EWa*ET.h$Gm~/&e$E3g$lf'5q*Vb%f-~`mevyhPqe'9e;#5!*q7)!.e'9E&d}Cd#d:L:Cf*le/m6Hp/8``EKE&E3#",
"jC'o&$jTo-hE%Er+f#]Euq-vw)e!,.f!1Ey0shQ(q(;J.g&tq/[{%e#LEZE[E>2,rE]rEUi$ZEWuEZvo+LmGiF(*tF+,j)^e$J0uk)^D~xe(I1!.~.e$FE!f)",
"^e$I:P64f!P6Hi$6'l)g}f)d|'sa*FGg$DFJi)Qf#8gJkWfD}5eyHgJ|'g4Gf+;f$Rg%W)q/NJ,i.Wq6=n*m)U$~2p#9h)We!%-e!z#g*ofC*f!31s2g)Ef#3",
"&tpA)k7+9Kq%+_06Cl4~Voze+{q%+_@XHq&:2)e#A0h}Qe!T3h$gq5p`,o`Rp+19K+h3h,tq/5C-q=(H&e!&a)re9q6Gh7b6Gh1Qe`lq*Cg9-fFPcB5*e$UAT",
"`:.0q:qb$o/;`y9L)n#H`3E-'q/af%c;#eP1/h).E.g!Gd}Cd!TE.E#61q8,C-q$4I2WlE/E(d}C_+RE1e!'eOeE.E(aV;%q)Nh$`X9RE-E*q8.~,e;|$eQIi",
".QA[q%tqs}9C~S!uq$%N(E!rE%y(tg`Kf!Ae@y!E'q$EK2q/rF-:gu9Uq5}/)q%l-$AUwq,sp=6Fe&ihcmf<*q&ZF+fK3f%7q,)8)p$:`3E),aV9@E'#$g.Fq",
"/Sl2aVA[E+eBqq&xd%g&(>pwq#k5(n'5`QiR^9<*sj#hp!B`{9A#4g0}`a565h^B$)sh&iA]q=U!'q&B)2p$:z1}eVtg4G`{>pea7eUL3q*9>5q&wi(`]:mg$",
"VpQ:p#%zE0q$q+.E10t9BE5%h3{q6IS16#A^q#$V(e</eiUe=!#&n;l)s`6.+q&]R.`3q2C7%0hOA0tf&>hAw`6E$eOX#2e!<7;f.uf`gf=<$q6L9+fCCq-d,",
"$i!6h@pq)eo-D|g#LA_um,w64tq/u_-aV<}.,'e$kg$B'k-veAX/9Wo]N`Z9U54-+g%1`d26hpl.6wekve$mA^E%e9Pq%q=,`ZA]e@VE'5jIu@WA`r@Xg$o7r",
"i:&%g1,(#f@mgAn&q!m'5e!v1`|<we#F<@zq#9A$f4wh<`<@*sn#ae.Lq612%e!Q/hbI/-sq#8y'q(eU&E&E*65*`7E'E+%eh$E%E,%eYK8pE-/-d}E'+W&%h",
"EP",
/* tile_sort_address: tile_sort.comp ADDRESS */
"q#C7$d~!!!1ouXtq#C94q#'N8AauAasW+e!'q#CA%AauAauAauAauAauAauAauAauAauAauAauAatW#Aaq%~1iq#&5Tq$O&Eq#&7}q#%tMY-Aaq#DO0WLAbW2",
"AaWMAbq#DGs}q;0x~%Jq#%:$q7'h0q#%E~$T8&|9<~nq#%A~%Yq#%!%q##kUq0TF-q83)&AcX}9W8pq>&x'q##p.q1h@&q##n)9rzq#fD%q0Rk*q##r(<bq#r",
"^4q###/)~:A^y<@{Wie!:hAt2q4I*^q0Mq~.gq7#W/q#%e~'Aq'&J%q#%i/,v-~Aa&uD}vD}vE#}WlD~!gQ4g!GE(vE)vE+~.E)uc>g^WE.65tq>ky%`A%ha5",
"`>E3e!$bo$#e`xg)Eq'OX%-`>E7`>E9q/ut%q#%{.){EEuEH~6E'}EPyEQ~7EWyEZ~.E]vE_~/EcyEd~7EjyEm~.EovEquq-Sc%q#%{>MPtMQ~~2Cq#%1'Wr#",
"q!lF{82)q7|I'fl:%r+vE*vE*D|~.g%;q'>=)gr&4WlE+E$cQE-e!'e86E*E$el:e)jE+el:E)E&~8q&Euz}9C~S!kKA}fF.#E,67q3-1*q$q>+o!P}E8{q$p",
"e.E9rE<~.E*eHGo!g}EJsp#7EMrhGDEJeGqq$q>2htmome6y~~#Zd}Cb,ce#Dq6pD%(g:3`a)65hg-$h@sgo_km9`x~}9M~{q0pO(pkm}9M~19r~.6yykkO9U",
"E!D~D}.~36A~3ej:&#8pt",
/* tile_sort_rolled: tile_sort_rolled.comp */
"sVkd~!!!+Qq$Cw-d~!!k6hwAMq$-F&q#oS~%&fk;q$._)gk)gk1q#oA`hjqq('a'q%:L2ejX}q#n<4q%U:}q#nA~&0ij-q!i8;q%9t*q9SQ2gisq7pB0Ads6H",
"uAdkj9e!5Aeeiw6HuAeymiGge-gl:q($7'q%;HDhl{q#f~77qme97qrq%oq+pe<q#h-%gm:q&<6*keAq>j1;ky#&u)s*wm>Qhdr#ozn}:v2/(eD(g!N)l1#+2",
"8&~/E%E!0.g8Jl1#E)e:!2g!3q#%&%q,mM~,^q8q6~%87vjJtlbE`C:0eo{q#NA,`C@je!1nc3`w7cq8fT+eB~)q:Lx4*q9N^(lc6q(W#'q<qQ2fDFq9E-07c",
"uga&#se##*`J*q:NI,g!mhKh/f!mf,HhT[h^2>Gq#M=,eFG(f!%q+f$$f!%`t&t+faH}bo('eaj`W,+q+aQ-m3q4seOmE!20f!'42h,vq%A_+hDn`;'q$BH'f",
"GTe#)jE=*gK^-u1yg#Q'ecR4`t/5k#H}`:0D}z.|eF_q'Z:'fMe+!#q#G=2`:E(E,q&}H,E%E(E'q#J-)nPXiPQhIh)tVmq'O06l(</q'Nj,3q+aQ1q#3z,+q",
"'OS)kS9D~q'OS)fm<0eGoE1nUy'&E3uq&_z2q(6E%Wnt67uq$<`%Wqq'N~)q7_:,g!LeV96Fk#`fS-h{Eq0hp%)g#boPQ{:qq#<j3~}q%a5}gm'q!O'Df]h,+",
"h7Mq!MCED}wpO0E$~2E*tE(~4lO'}#e~+q')R(7k)iO'g;GpO'`5~T84~I7{~v:vh(@q#W#3+{`3/(fX;q,ly(q((x&&|'$e,#/#/g]sq76W)+q#9F%D}#e#&",
/* tile_sort_rolled_address: tile_sort_rolled.comp ADDRESS */
"q#8r$d~!!!,Mq$Z*8pNeq#8ja~}pML}q(SjFq!MNlq#7tCq%g,}q#7|~%]q!M+U~}q#2:S8&{8&oM#}q$vI)oM'9<~H6A~F6r~M9<~Mq,El~/Hq#2u.q!Oo~,",
"{f~A~}q%p^~$Tq!Q;~'/",
/* segment_sort: segment_sort.comp */
"f}sd~!!!2cq$nO:q;'<J~}q#!;Vq*%X`gRXq#j!Tq3Qe>q!~0Eq$mV(q#j>~#4q+-j&q3P=~#~q##j3q*%k[q3N#6q*&!z~Xq$n%}q#j[~#fiTtq&<,%@j:3q",
"#jh6:5|Afr=yvAf~;:6q$n-lq#jl~&_q)+<)q:Z>(6%Agf!(q-$:+q$lk+Ahh!4;-rAht97sq3Y7:6%;Yq=Ri&g^*q-),&f#.AiX}8*@je!eAjv=JrAjt9>sq",
"A3/A`3;Yq+Yb&iKegZQfKg,#pZQhL'emm)e@h2q*Y-%&q3@g/hH_d}Cb,iq+.p&)q5J9$+(fBR'aV<}-*8p`]9Mq0x>$kZ'd}Cb)JhZ`D|38p&xa8vE#E#D}*",
"uq&ut%q3N[~'^q3HJCq$mE~*abk~Zc>~Cbk~sa&~Ba5~Ban~P=y~~$57r~9M-tM.~E7r~~%=7rq#iI~0tq$Ub~$.q#g|~#fq(rn$$q#h#+)v'~~$2q$%Z%q)7",
"k&6HeF3q25u-q)Z|$q!*W>/sfF6q+*b)q(wJ3p#dD|`35e*sE(vD}E!sE,}q8Sn&q2X&*-hy,eH[9]q/wh,1e=5E6E!sgR~e:]q8Vr'q%kK&E3q*0=%hGg`e%",
"e!%ep8`K7ze9AfH@E)d}F]!DEGE1eBAf!Sg.Pq)Pu.`.E;k/Gi5'o#x}EKrEJe$EEKEMe*jEWo#ra*EX/q)9~%*jynq)2%.g(GWlEYERcQE]e!'e,KEXERsE[",
"EZEYsEWETq+Yd%q.j*$6Ef/<ESET!rEUrENrq+*f+q;N+(p'(}jJ'1m;O,vj%4Agh&6h#%ewjm#pf#ke!8hOO,1sWaq-%g(E.%g%K`@E-E*k{vq-%d(E3*f(y",
"E4e(#E/j!:q2GD'E.E/uE+q)Uo)E.q!#h=EB|hu;d}Cb'-f!-kW;`3EK+eDJ5se+`&%hO4q(J#%o!CET4rEQE'g)Ej!Cq)^p.e%=",
/* segment_sort_address: segment_sort.comp ADDRESS */
"q#A<$d~!!!3hq$X/Kpo.q#AMpq)s=Kq!mwY6U~/q/,.Cq!mu~#gq#A<)q#BY8q)sGa~}q3'O2q3)u~$)q#A{/q!m:~$]9<|9Wwq$X#~'&9r{9rq!m6jgy5hm:",
"q32[<im=6rq&>u(6AW8q!mBYq+2X*6rhmIq7#t+6YkmK/|3u6Ax5w`G4i!VfmMq.zG)gmO}E-|8%~Iq+D9%q3(;~*Sq3!>Cq$Yn~*Lep0~}q$Ynwa5~EaX~Ea",
"n~]=y~~$57r~9M|tM}~E7r~~%=7r~~63q!qq~$ae)}nqs*~/Wl-j&B0sfG|q!qvXE-~[E=|a*E>q*!2'fIQjqxE7xE*rEHE2sq,&$(q0>-.`.E<q!qxHELen>",
"e$GELENe,;EYpqxEY~AEZESrE^f98`>E`f!'e-~e95E[`>Ebe.#EZ#q/^H%jq|EVEWsEXe*Bq!q|p6j~~#c8%~A8%~G",
/* merge_tiles: merge_tiles.comp */
"sVkZ/q'$i4AMq$`p~${q'x{,gtmgs<q&P)Zq>Z>'Ak6Krgr,qBC/%X>Al666T6T7iY,Am6%gqve!MAn6#AmWDAoe!&er1Ap6%g!5X>Aqe!.q$`j~#2q)eS~%D",
"q#`J-q'xu-q,iU)ArW!e!eAsr:0Argq2As~5AtsAruAt}go{gvFWIAue!'q*cR$Auq:Pl)q,h*%gxPgrBgl%hk893q*cs$938dve!*8frijuq<3,%WIAvAue!",
"A9:rAvq<2r%gwIfs!jspWIAw6K6ffy4Awq)011ik>isAq$_i)gtZnje}q'xf&ejj`D%$m/&+q$_H*67v6gtf3`g5C`62%q,&'$`;$#d}E.,m(%#4*'eEv$fIH",
"E!f6,-fYoejtq,:R%q*a/&q,/U'e2R/q/n:$1+(&ejo3%eCO5E1E(q)vM%q)c&~*Iq$]7~$9a<~wjjtAka3rq,]c(fc$ectf)qg#aej0f=gh,*h&z'f)Fh#c@",
"LrAlbQbQd}Ck#ie!U`>&e!$fb%}`~eec-e!$hbMa-q65K3And}Ck,msnAd6f{eveq.3{$)fe%`Dq0w^-'q:-n'(*sq%|K$`9fw55W'q$,|&q,T)''q9uO$q.,",
"3'q&yL&(q:7A$qC>O%q0hM,q$-c)AocZq9u(=fODk>qe-;q.&5*ai4V|`QfDN#%aT8df-Lf%$arE!Vv`t$q;}w$D}q63b-+-aT8gE$xi#('h$Hq,*&,8hE+q*",
"1&.q9u'29Rg#hq$#(3Arzq3&~%`6)8#`3$f#hm%2}+s`818#`cegUh3)f$.`JE$e%Af_zf$2E't`JE)j$C'f$=&e$5E-tq$3C)e'JE,e#g&q+Ef&'fiYE.shI",
"Eq1H-)6Fyq3_P'Ape#sgE8eI4giLd}CM#iiE<+(se57-j#xpH{}o'U{e%//(h0;`9+8#elGE*f$Qei+fM_E*`JE0e*4E1W$f'D`:2e!4E-&e&,E#q<-($E.!e",
"!-$c4@LE0E/q<$,+e'_D~q%{:$2#q.0a3WlD}5q$H]%q,:u,q'0N'Wmq0|R$e!/E.e&;q111%XHqCC!)WrE4gKdi&A`5o$K)t`.%65~Mp'X.'g$KD}e#p*jlR",
"k&YaiE.f&Pe)W1g!B'h&ME4u`@E3g(anZDzp%GE/vE8`JEBe%7ECv.#q(fQ&WlEC!e%<E8tEDsEC&sEFEEED|D|t0x4}53uq%sS)6ZtD}q5sH%e!/EBECrfZA",
"E>q0[}%e%<EIEJsEKe~'io0AqcZeQ1q!+D=-{2q..U/D|q(DO$g#}`JE!g,i`;,j*@q$7Z+6fq*:x+e$WE(q1K,2q)fV&q$Mu*E/'7q}aiE5q,b#&E4ue,NE4",
"gYYg)wf,ZE7kooq(']&,E$s.r.jJGaiECV|e,]E>gJ>%E*h*Jq*>n%q2/J)6Zue$c",
/* merge_tiles_address: merge_tiles.comp ADDRESS */
"q#<@$d~!!!+;q'6c@AMq$[Y~#cpI5wq%s)Fq!I7nq%rH~$lq!Hn=~}q$Zq*q!Hnuq!HjmiHf}q%(*.pHb6rW,w6AW8~R6r~16A~mq)pF~-=q#1&.q!KV~)Fe+",
"[nKX'~1/y2~@D~zE%yE(uE*~/E.uWlE,!jK[`>E0e'QE-jYba*E2f#Ne'UE0iW9)q1FV'E/E06FtE,q!K`~)D8&}~}",
/* split_runs: split_runs.comp */
"ft#d~!!!&j~@~}gJgq%'M)oJo}fJWeJlq#eN)q-^(+XyAxf!'q'B(+eqV~|kn&gJ4gGzgG@fJ8|kGZgKNiIIq'5N2q(>,(AyXz=m7oiIQiH&eGUAzr8Q7ogGs",
"Az~5A{s7ouA{}q0mZ&A|e#Uq#`G$A|ugG-iHpq/IE'A}Xz6Fq#Z,$A~Xz:EA}WI9-e!)fH<9-xjo@AQZjq'4A/q%!I17z`6&$gG:6Ee9T&q#:j0.q*mV$eG(e",
"Fr0%h*P`8e9v`31e*45g1X$f)7$e-!.aY9V'$E$40e|p+rfCN5e,cg9*`6q1J|$0E+e*Mq#.C(k+=E0`6e!A`A#.i,NE.|`6E!6E`Z6y0E1$D~g!=g)Vq!n8n",
"q<51~$@`_~|7zq&pk27vq&p397w~6hC=9uq&p3)`9&7;q50E*iGuq,Sn'6Zq$sV982q&pq6q$q],pd3`6+Ayq&Qh3Aytq:Q}&2gDbhcL1}3tq;a#1.`:r6Eze",
")rE!q-[9,Wig@5f$>i@5h!s'iG-e!o)h@1q,k8*h#r9VrAxsq$tX$p3mA~m6Re4|q*ul36Etp7Ho!_m4Lf$kh&Oe9YA}e%(f>m-q1PH&e%we,)#$f$ce)Xm9E",
"f$Je6))6E`:'E3o+s`:E+Ayk(yf,S/r#E:g$4eQ{g%Eq,mL-eB3#EC|bo'EGq$vD$E$EJz3{f:fE+f4~hA.q-5e'E7E8uE4q28B%e6sE>E@rf7,E;i$<E=g5}",
"EAuA~{e$3h5|}k.Kq*~e(/h&=q&r7-q!%0F`:#2q#:z,D|f:7e#12q-|4'jw-q'h3.q&wN(6En!WE)q&tH(q7:N$e!/E,sAQ`JE+q&X%)e!2E0sAVrE/Vouq6",
"n5*",
/* odd_even_merge: odd_even_merge.comp */
"f6bd~!!!/[~4q,o@~#HB!uB!uB!uB!uB!uB!uB!uB!uB!uB!uB!uB!uB!te!'q(/j$W#B!q,oElq'w%1q,o25gc>q6<dNq+pd&q5'E&q5&Y&q#|5$q'Y8%q$j",
"M~#~d~!#F]/B!un:zB#rB!rB#q,n<~$cqD+Q1q*%$)q&Tv@gf)q#|(Dq=>')q9%-+WPB$60q-y]&q;X]%g>2q-tf%q+ph%q5!1+ebsq'Q@%@bre!(B%XQq==O",
"%B&sB%r9Xe!)q%@!)mc`8nrg=Dkd}B'XW8Bf!WB(e!Q7;q/eI'<Gq4{n&B)e!hf!8B*sB)ieCfd5f>7B+h!OB,tq4}@$h!KB-vB.sB-q))k-B/d~!#F[mXY6K",
"B06NB/q))p)B1d~!--~Pe!1B2B165g@Jq)(f)7qtq/iI%e!;B3=ef!+B4d~!!!-8sB5B4rg>CY`;+B67q7qXO6KB7XPB6B3B5e!.B8@+@+sB9rB8B2B7sB:@)",
"@)sB;rB:B0B9gj1q(^C-q)(G)9<tq9'<&6%B<q7T{(B<q)(K*9rtq#}6'q5&{%q#yQ%8Z;ljfOq#})'q#y^&e!-B=sf!^B>XWe*|if7q#ye'e!(B@e'D>zq7T",
"8)BAXNsq/hV%7_BAif{q#wu&q65e-f!ABBXW@bf!:BCe!(6fsBDsf$bBEe!(:/q(Q9%q,rv/q-~.)q9%u'6dq10o(<*f$0:Cg')66BFf#RgBukD@q5(]'BGr6",
"E7;q*v!1='sq7cF(mBsXYB$BH6Z6ZpBth;oq+Sg$h;^Wl8]q1t3'Wl<(!q=rv,Wl<*!h@c`;BGi@f`;sWl94q&w3%${D~s`~<*k7^!`-<(f:_fCmq;<(($fA&",
"@bl!BhA7`-8]g>y%#q#Do,65(eD$-$e!Jq5Gk$fi#q4',%f!Td}Cb))q#Gs%:ugUPq1g@%q66e~,.7rq#Q2+lI=qBqI%8[iJw`dfHs'#`ce-@e!l%nILq4x%$",
"q8ur%`c$#q+6W&e!1j!Q-#e`<#q+^S3e!j7Id~!!ZH+qD<'$(e<Qf!2`qDgf!3+6Eq#_j-eKu+d}DF!K+#d}DH!K2BH`;7I.e)Oe!+%#a#q1{`&*q1~D%q'-'",
"&1+D}/`a33c^E!f!@f!ID|yh^7``+2e(vnJwe_F7-q2%A&6g`S'eqp&6Zq=5&$q;>d$q4qA%*7[h!:8.r&q>A~.Wl8[q>I3$#eQneQReGH8hq#pq%nce@bvq+",
"cn(ff,f$V`A+:B`-8g`C$e$,f!ke!Vj!P,q#ij1(D}q+37$j$Og0dE$`S-f#%#gl92e!*1jbTq#Qt.q#N6.q%5B)p[s{e!gf^[b^8n*gcG7c%tgK$g#n)r6Hf",
"!:en-h!:q#vj+d}Cb-'g!>0rB(s90D~65~0bGuD}rB*tE(p![q-b7)6ZtE&q#[L&q!#Y>g!_iN`bnq#x}(g#Vf!7q3+#-fQ=aT8n5i#zd}Cb-+u2rB,h!Ff#F",
"E%65m#^d}Cb(HuE!rB.k!>E,64tq*lR2Wiq+k9*gyKB;q+c%+f+=q+c(%B;w(x6K:pn!Oa(~2q1to%m!O<wveLTq(}Q)`|:kj-M'h+ua5g!5:px)s`-94q/N)",
"$q+_H-q8.[$6C#e!6&qB,{(p!Pq)Ob%o!w)sfMRim3q4;J&q@}$%f)8e(k`Ssq#g]**zjNF(@oel`/+e)>q+jf&q=2m&`c/#eQle!-9;hY.`-;lq-`{'f&(D|",
"mkyg!8*ek~f!8e&'jQrq#pR9p#3@tsE4E0~5`W$q4uZ.g#5fbf<wu'``91&#'e!3fnJq*r8(j#I0f(nf'JhV;q-`J.q'+g(q!$pKB=~6f#L1t>ug#g'#o~#d}",
"Cb->j#I-ed:e$p+jv2b)j!72e%$E*q*s@&q+`#+p(qq4}d*q->_%>zq#:6,6H{e#u(e#<`r${f3sh&A(`6e!Ve!<e)2+q-YF'>zg$@q>O:.){q;*1$e.9f*Fi",
"ske$4q.gm&-7=f1>Xbf-i!q4y8*`A4>zl&1q%qu+fmRE$q$Y+4E,sE&uq(9M%q(9V%B@q(9R%hq!q-Pf-e%L'rf%Q(sWaq/H,('e*z&rg(Rf.70f&mgl!&%f.",
"Dh&y/r)etNq+km'q5,-)q7Rq%3g[t`A%$be#)$q$#i'4sq4`x&D}E!fzqbFea+D~q%V$$q$99(aTe,u`>f)4E-`>e!B+#%r&s,&$r%!kp~q+gN&q4Zl<q(=6$",
"`e)q*`$(n1B1q+HJ%0q#)L$1h)1p1:q4[d6p23+h!t}0`o.f!q/h)[g|!q)~b*Wiq4Tf*`DekyWaq0*}+6fg,t`D(67n!567ve~3n!564ue!)65q4hE(n>AbW",
"sq1EB)q#ur0`/6z(q+Ku,-m[6`;/fpQ(e!rq,+0+p$ef<v4e!`g#Fd}Cb-Bh!j67`/;$65q#!s(d}Cb-Ch!36fs64xd}Cb-Dv6gs67xd}Cb-Ev:/s6fq=H5)q",
"4UD+q.iE)q%g8)e+}h,'q+vr&q1;b$#&feo}q(U5(q7w.)6Air]h)QhA-#*.+q(8e/`:D}mY*`;*e'M#E$`rE#ic7{D~sm+iE3t<(f'`e#JE.f7d`CE3q5#&$",
"edlp/-`cE1E3q'OK*Wl;lf-<`;E&ee`+n,PEDw/e!@fice!iE@g;$%g;/q+z5%q.&#(6Eq+L$%`;E664f!bg1Ae$meH1(q7[6'q5(d$eGoe-,egXE-a/%#q1%",
"X%bP7kE37kE#e$$q4Y`+f!B<(e9A65fI$`Qh-I`B$)t),sexs.q2EN*f!j`A'@be_Ef9r)o`:`]:{hzl0+e$,hDsi'v@b`;e;3h$C'*q2ZQ*j:g}@bq$'C'e]",
"q.m%i:C/e(9h}'q'F).e!Qf$:4f$de2]f%d`AE2#a-%e!%#BFe!9`De<Hf!-q*)6.`]7{f!J0eh',h#qq4&:.q,;A&@b`re!%q8vf'EDEE%#q2CV$EIr%!&e!",
"0EFD~tlG%e!hf#if!REL#fKmgKVe(Hf!+g'>q(>y%hH]ETl&|64&jL$l9[fK}+#gaFq&K5'E1vEYsq,ly%q,lt$EYs",
/* odd_even_merge_address: odd_even_merge.comp ADDRESS */
"q#A4$d~!!!0a~@q,Ot1BIuBIuBIuBIuBIuBIuBIuBIuBIuBIuBIuBIuBIuBIuBIuBIuBIuBIte!'q(U}$W#BIq$[^Vp^mq*5[Tp^Z}q,NcOd~!#o4$BIxp]0B",
"JrBIrBJq,Nd~%aq!^0Zq!^,cq!^(~$,8&~=8&8&~Ak^$9<|9W~09r|<b}~}g[dq!^$>7.W-gfwg];q-L_'7&X9g]{g^*o]{}q)$p-i]{k^0k]{==~I6Ax6Yx6",
"Jx7.{g^Ej]{6jy~}==~@q'2!~.gf`]}~}d}Fx!Kq!`Z~)ca5~3aX~Naf~3bW~~(Qq$I7t}E7rE:~bEHwq'y7%e$+EZE[ea}E]rEWzq$e)'kb$)sWl'f!**t(!",
"ib*q.S/'f6IiZJf/i4g(A`-e&#'fTmgb>D}tg3N-a*5f!Hh8We&Pkb6a*E%q,D5%g/d`:q$eu'`A$#eb>-&q55''E'#,`>E/`>E1bE%%ebC%$rE/e6pE4e!$b",
"F&fYbE0mbGE<uE=t-w.zq$yq%q!bG~$fb_~~#z7.~:q'Yh7`Fq)#_'eAciBrq(|^%qE8`4gbP|E#~0E'rE&~1E$}E6zE1uE6tE2~0E4E6~@EG~/EC~16r~Kh^",
"8q!bP~&@",
/* segments: segments.comp */
"sVkd~!!!6:uXtq.1e:g`^q>)a7~}q({0~$oq2!`(q({0~#;q);;)ieKq%Am'BK6#@EWDBLe!0@Eq<}5%q>(}@q(zk~'8q.1c)q(zs~%Mq%AO~%Yq&,g)q/=,'",
"62WNgq;q%K9)9<tq)F}'6kW4q-5j'7'W.gh(q/=j&6%BMX6q2TF&95sq(zg%knEq(zo%q/=j(q0<!&q6Q()e!xBNe#Eq-6e%BNr>Rt>Rq(z|%BOXQ6Fs8ye!)",
"q-:8$8ys:]rq'wg'BPe)c6gq'x*'BQf!,e!p:^f!t:frgiBq+Q4+giaq/>}&>Zt>Z>oq-:2(q%Cb+q12F)ikCq-8E-9.sqAV:8q%Aw:9Dq#G=%qB0I4eCf%q#",
"]y.eKYeWJ!eh>eh7`z7x`w:]4q5w2).se!0%rq$ue(q)Cc+#6He;+.mia-f!3q&SG$ki=e:Z2#&E1q8=%%4g9meBGE%`/<{E'e=&q)Q,&E%r5q#hB%q(zn~0#",
"q-*:+q(z{~(KMGtMH~~1^6%9Dq)hy)6i~.!`6)'`8*(q=0$/q#Gq&q42<*q)hy06i~.q#o:'fsmeECq)~}).q#K1$q)go2D}t6d|3q*!`/m!bE(h;_E)q*!`'",
"`.4n%YD}gh!eC}k!L+h3{,2#q-U7%E.`9E6E2`;E5f07E4m!z'E7hf-E:e!9$gqL`B317k&efg2$e#%E13+(q)gi/jq[q8{]'%g9%62b&$fra`r'62m!u+q.`",
"h&`6,62`8-q/cr,b&q#T[(+q%bP/a5~6hpSBKd}Ck+Eq*p&,q)g=%q>~p1q07D&q,~%&q07T%g!+&q)fD&`D'e>7q)f#/fjRi>*)D~sf!>}f$K2`rD}j&&/sq",
"+{*-hlnqEXP%`JE2q$(Y)ew#E)eph:gq=xd$q1%5$BM#eh6`wq>zB%E5f!*9_tE,t9`tE0q5xT&q)cr%q&|&'BLrl$8`3;Y'q7mT*q#9)&`D%#q$^906YfM`1",
"(e#=+q%oB'`J4l#D%64e@~q$)x)`96gE#`36Ce!55f#P$#g2!ms$e#Niyp%gko(t64*sq>|s&(x`w:TfJ3)q(zK*f*M$f!OeDcq(zK0q-L%$(1eQ>#m(`E#&q",
"(mW%q9*T%ijC1E!+!&q&4L+2sW{q.3Q%q#*r%Wqq%F1$6grE'r5q+w3':]f%)E&e!-o.Ne!6f<Zh/Rq%H@/`Wq5~i*h.sq<~3(g7W@bq(Kt,65tl~97rq7~@(",
"f&Iq16B'k$-eSae!Y)k+@)/vlmr/#c2q/#X)aisg!|f6q%f!'2%eE+7k3%+f#y|q6-u%#rh#*6gze#Cq=,L**|f!Hq<o/,g!lqE}|$:gBMgAtf%i6g#f&thm;",
"&te$Hh+!b&g'qe'Mq0gj)f8M4q%J**q0@M%q3)q*j(x65g%Hq2m.'E2mo!q3Ff)BP#e3zm&q`rE<'g+$c0e3}E=`X:l$h$|gOQc0EBEAE@eq1#g&yk![BQsEF",
"q<~;0EIe{zg*4:^tELt:ft&er5m/bq@+:$e<3#q6li.fqHq#$(&mW~q6$&$q<jV0gv.p12q=u))q),3.q#&>)q<y]-q1*|**sl-T}e+w3e!7k*R0rq<{H/hx1",
"e,Eq6'{&+g&B'#e$IE,q$45*q7wi'q*Lw%`3e{4eXtg+`q0Y9-E#q)'>*k#'D|s`.E2ew9&E>es=q0CR-E-EBrEKg#)q0Z/(q=vG*q$M#,q5$:'q%K#%g*H84",
"ui$TlD2euY)e$$ew5'q3$w&'k10q)v6&e+-q(wR&4sq6T}0f,*2!(q(w^%(!/#q5dF(e4^2q%C`(lW%guU(g)N)fuZp!jg'Aq)#`-e'<#j/_6Fg!S7@n*0`w>",
"of!8h*KqDz3&,{e!<.q-0o(0iLo,sq32,&3|E+ri$Y'q)*+)f={e$A>^q3$z+`rsn!v+q-kd%e^>1j.^01)sq6b7-*f+L36Gq6/7'q&;i*f9iq06r/E%(g$:q",
"@)/-%q+->%q##{':)`Iq%Tq+h$cg_u6Fp%0e%.oO0hY7l!=:^-|q%UU*e!mhY,l!I9_f^%f!9l%te~0kF3q$RN23r+eC%E4q%KO&-D|sE)}`3E')q%K!(c;#e",
"2D+!g!tpEIe#@fI3cQE@f!'eIDEBaV;%f-7q-@y&f$Rq)!@-j2pp&2'!r'e&&'u)Wmq/Up-%i@9'f!W1*q(~l)W$j*>&6GaV:v#E!*k&aWwf%rq-pv)q-3H+:",
"{q-:`'aRq%Jf;f1j$g%1p&4m%O'f7b,k)Di2E*ue&O-g-]i8;/.sh![m&R4g-+.h![6Nta*E/E,f'`a-96+m(c:^E%rfFzE*eT.q1/I'E5q6kg&q%S5''hO9,",
"aS9O)#q/I0)&gPdEA+q5$1(q#,)%qE>q%e$YE@eY`q%KH)E=zjR:EK(q*E!&q)z-1b7q&<{,e#,e)ki$qq(wc&q12y'*wq#6Z%o!NE!e#nE)r`@Edq-r+&'&h",
"<Fq#3Y.i&*",
/* segments_address: segments.comp ADDRESS */
"q#a~$d~!!!7iq&=Q9q!~[5q={xh~}q(u=}q3I<Kq!}E~#Bq={NEq(u;~&bg|oq(u@~)'q'c|)q9yu)g|sk|o9Wv;.W*q=}=)q=|)%q*DF%q!|oNg}Gg}Wq!|o",
"Fg}>g~@g|Zi|wg~%g|w};)YNg~mm|{g~Rq!|{d9r~0q*uS3p}!6J~]~}q(ws~2jq#!j+q(x#~(bN<tN=q###~1h6A~F6r~;6A|mC/fFanFjq+#v)q*eQ&g$Ie",
"Dz+#,lG~j!BE&pr,q*iW-E(fqCq##h2E1t6r|D|zq!#N@EBq*ia)g'9eDqf7Dg#Q}ELf!Eq$55.q*iW-EOvEPwfr,m#;y7[nF=`;E<ew@#E`e#6%sq#H4*l#6",
"`;EEf!@Ehpu]`G)m#1E$q%*q%`7E%EA#+q.4%$Ef`9EnEj`;Emf2TElzet6Eoq#%@&ErEmtEnrEnrE,E*uE+tEWE,~;qFz,+(f#-(q#%G(*|.rg&3`6/62`80",
"q#%GDaX~K;.~3l#Tq#%N(eI)q#%N')s;*~3;/|E$tp!>q#%N'E#~5E/u;(wE5eJ2E(6Zwer<E,q#%P3E8~6gS:q#%P1q5U^*;Y*zq#';'%#o70iyZ`94q#%W,",
"D}e#M2y%64q=o6$`G5j!1eyGE&q#%[*q&<>&q#%[~$n6J~~$%k'|&e)}$q#%c))r`G'q0pA(q)w#%q%Iu(nY[q#%l'hJpq#%l/7&tE8}7/yE@|ECwq%M3$q#%",
"l.EHe3vq#%l*7/yEL~0EO{ER~p;)~16d~>6J~7;.~S:_~0j.MfwxE/sf.I(i+r)rq0R0'E*seEJ67`-0q3}q%q0[P/E&sq0OH&q%YS%k#6E!s`.ex1e~IEBe|",
"6q0Ds4E3EHrEQgy#q0]S(q=i~,f7`EGe!/EHEI6Zf~dECh,@EZrEZq#&'-6J~~,!af~~#18%~L8%~N",
/* segment_count: segment_count.comp */
"sVkd~!!!&{q%Ev/~}q23~@q9a{qq8K^*6`q$&>8q,Hv-q4q)NqAbJ=qB5%L~}q4pY~#ei~Fq9`0<7[W'uq22~)q#'^*6`u6`q9]:76gV|qB3@3g}pqFt{5q6%",
"c)q,G(+7nX[kz<hw:}q-wz+e^5fw)'${+j4X)qFe|Ag+Sa`9i2e@@V|`J%Vvq#M|$q&&B/qB0~)q9u1$jP`q+;63q+GB$`;D}q,z`,D}sE:.tq5<i2q4}k4E>",
"`:e!aoKmWbE,q-vV&EK0{EO4|q0S=$E4E2e$.$q7ri*q%sL.q#D**`9E:q-Ag$i$nEVE%yj#-e0+EP)e!f*q#@w&&t`-%oRKhy/`;-#fNvg=9fEaq%Zf'q0fX",
"&hdng#9l<2WcEsW]Eshymq4qS~&1q2)e~$'qB,e~#k9O~QqB,:}}",
/* segment_count_address: segment_count.comp ADDRESS */
"q#<i$d~!!!'Qq$|hAq8c5b~}q8c1Gq,`BNq!8QPqAx9s~}q!8vb~}qAwE8q8`#Dg8[qAw8)q!8WDq5)|)g8`}q+VR)l8`~}7.~18%~~#z7&~DkSk7c-v)vg8i",
"}6kt0t7/wE%e!M1p8iqG<X.WcEvW]Evq/<y~%hqG/T~&0qAoh~$)9O~QqAo2}}",
/* segment_histogram: segment_histogram.comp */
"fRFd~!!!&p~~%Pq#U-%q!RB~&9e>4m:jq@M!5=jXQrf!.BRWV=jq1hj%BRuo;+gS&hRe|q#M~$q!:{Wq@ez9fOqq@x=(6Fl!P3sqE)U5E%7`sq#n>4(i;[E*g",
"7L%e;_&rjfNo;ByE3r+x.t7k$e:X%e`7q+l99E5tW$q'>m*e<C+i!>(o;byEPsq@Ju,D~7``@EZ.e0sf;FD|4emN$q1'B)q+l[2qAmU2q:t>$q16E'E`E(uEV",
"q0~W<`30-q@l)0q(z3.WcErW]Erq!Ro~)k9Oq:![hp8a}84~F",
/* segment_histogram_address: segment_histogram.comp ADDRESS */
"fRCd~!!!'H~~%=g8Nq!R>~&@q92D'q!8X_g9Aq!8Xp6d~YqGIj.E(i8`.eL(q##y0+i8bE-~02~5E6~4ED~9E8~MES~1E^~aEcvEY~/q>rr630~0q.,|.WcEx",
"W]Exq!Ro~+d9Oq9$ROq!:by",
/* segment_scan: segment_scan.comp */
"fRCd~!!!$<~Dq%(&9pPCg9>q!Qdqn9q}qG9'*q!9@=q36M<g6tg5vfPFf:Vg6Bf5fh92g52qG7M5q#vk+nNq}qH`%+g6pggIq5KZ'qGTF3BS~;a.rqG7S-e'R",
"7`q#L&(`Dq3XC.i)>,e!8#.q@M%3f3Hq1gm*&u)uD~q#8)+q:7e(E!eekq2N'(q/LX-6FuWlE1/e(LE3qG1y&i#2E0q5JM$g+I%j7Z4sq5=Q$q'i20q&Wc(0f",
"!y`9E16Gq-G$%2-`r#%q&[(+')q,4E.q'j!16Gq6]:-,yq6vg$+q&Y&4a*Ec/q/N['q6J$2WlEc3e$)Ed`3E4#e+aq/L:'$2sfj9h#*}E+mMiE5*tq)MJ)a*E",
"v,e!|q6^D3e$}BSrqG4w'qG4s.qHHd%q!6@>q!H3Ri/qqG'z(g8<qG'~~#1",
/* segment_scan_address: segment_scan.comp ADDRESS */
"fG&d~!!!$L~]~}l.[}n.Sq!-a`gFwq!Ev=q2HhFk.-fEAq!.-SqHYJ)gs.g-qgsOi-ugC!q!-ua7&~37/~^lC*8%t#E%h-|-q7&_)qCVV&iC.3r,WlE42e+wE",
"6h-~i#;E3e)@E5o-~D}uE#ymqzl-~E4~mkA}E#.qGCv6a*Ei2q9&E*q3iH/WlEiD|e$2Ej`3E7#qG_R4p#3E.upC1E;-sq5YL(gA]a*F!/k/0}j.3EMEN!q#j",
"h%e!+EJEKe.3EOrEHq/&2)p.3}q!:}Tq!.>~#L",
/* segment_bases: segment_bases.comp */
"f9ad~!!!$)~bq!9TqqEE_AiQ{q!9Yhg.jg-Rp92}g-<gR:m-Sg-8gOaq#!;9k.=qD*=86Msq!Ne<q4=V&n-Sq53L'e'Eq#]t(.sq$1<.qE[|(2vq%ZY*q2v)-",
"l|zE(+q2'M,pO%`3+'i!dhOT#y&m({(h!Uq&m<69,spN!E%e/G1q2#a$a-$#m)Ae.3i)Ap8{ERq7MB2g#7jO|k!~}E9q8a.-a*E`-g#y(q3dP)q/zg2q3oZ)W",
"qyh!~EDE3k$6k9YEL(`A)p,.qB]'*q,MC*`3E`g_I,f#xq2jv.g#)qG{u%e!3E^E_6ZqG{s%q75;$Euq!9jpq!_|G",
/* segment_bases_address: segment_bases.comp ADDRESS */
"f8od~!!!$5~q~}q!,oYq!8h}n-;gYlg-&gYpp-&rgEMn-&~}q#iG,q0QM&/q'7C(1sq)lV.qE4o/D~yi++q2<T+p-8E.~=`GE$i!fj-:}~}EX~aEf~~#4`GEf",
"rq6K#'q!-<AE{rE{q!8s{q!QcG",
/* first_few: first_few.comp */
"f7xd~!!!+Mq0iB(q*cn18i8muq%Wq~%dq/0y(q$YH%g/Zq:!E.q$Yk&q%WiSq$X_)h06q$Xd%q$X_'q%Vx~&_q%VA-im=q$Y1'q8eZ)fkqq&6B)q)fm5kl@q0",
"fs'8[vgKTq4^8'q3f0'q$V8%q&<g'qC6L(q$YD1q&ygRq4cz-q$Vy'g5=q0l-'q7]L&6%BTWV6Gf!,8mrgnzq-UJ0q$Pi+q(of,8,q2l}(8,q2m,*9<XVrq(p",
"|&q)^93qAPz3mMe8b`-8iq;uG%7zq']s.-sc2:nq+II(q$%l/`r'BTg~aq8~B%q=5W/W_6%FK8mWl8dFKhaogac-`/6x2q*#U1+{`K9D`-8d`A*#q+lM9Wmye",
"!Ie4Q5`;E*gnj3sE-#a-8-mCdfnv'hj/ED4$eMaq2*Z-)sa-#/m!L9Ar0vEM*va5gjzq1B=+qFL6$EDh2yE4&$%fifhj<,0sq$B*$:g`QE(m#mEXq(6`*q%}'",
"$ENq0AH&E'q$/|(b)m!w`9E_EKnO*EW$f!O$s9BsD|ghoq7mR%q*fl~*Eq'BX~$0q0RW'eEgq@fJ,7Ze!-q0L~+f!%q4/R)7Zq$NU),/sq0R^'q'^O}}q-!l-",
"6r~16q~P6r~RfkNp#:kHDE#e,kk+Qj!4E(hS)iuY(s-g3QE*fC=q$7|2E3t6q|E$yj-/E(n#.E@e!%q%9v'hw@j!7EFtq:Sk,)0#/g#4EIq+pZ&EJe*43q2<d",
"$`.exyp!yE>tq<;:%q7f4$i-Uq4Aj&E4f!2EYi!oh(m's+g!o3h!}4E0sq/bc%`B7kES42`7EQET$3`7EXEUE@4q$6w-qCocEq&<i-aTse/<q3IL%q0W)%o(#",
"`>(`>q*9A$n),q'Y)&e!'4q$PG,-sq7k!'D|#*l&F`>E!g#4e|%q*/**k/Df!aE*i'ye!+E-q0M/,l/8`>E.h!^E1zWlE2h%;D}i!aE9yE:|e!0E=f/SWlE9E",
"!e!+E@s2q$GW&q$8N&`z7xg+9ebegdQq61#*q#(;28ar-#g6Ii9Kf8Df$zq--2,g8t`r3mM>q0bC$D~f'K8aq$%o&8aq0`L.q&'F$q#Yj0q9lg+)zg#&`>q@z",
"7'E7qC7N,91'e!:fe4f$Rf4F3q$L)3641q$E~c`X6vi~:q2Gl367.g##E%~DE/s0wm+).'e!}/h([q&/y,q(Yl0q@|,%e!/E5E6sE7rE2q$Di&q2q^,b^8[61",
"f9nq9Z]%p0C`Q7_l#+g!Eg,G(h/#7_/k_ni!a65q1e[.6N%f!nf9I1aTe!<f)y7y#%e&4q9~K,i(I61gkL8ah'Rn&z6N(g!_`Ah@Lk&q`;e%`l'2&se3iq-+P",
"$f%$%t%!r%e#,%g++*h&q(g*io(;(e!<:ds91f0n3Wr5Wj",
/* first_few_address: first_few.comp ADDRESS */
"fZ~d~!!!,sjOXj[%}mOdqB%r~$OpNG}q&ipFq!NMPq%(#Sq*eH}q>KA~$|q%'b,pN>q8'X)fN>gP`qAzc)q)Gi.q!N>uq!N:q7'W.}9<~K9W~~#GFUtFUs7'~",
"~#kaXwa5rlN6%q:%u(eN<q!N:^q%T=*hN>h;oeN8#%jN:}qA|b~-Iq$~&y~}q!Q@~$07/q$h1F7.~;7/~/gX}p!ulwF7&uD|yg&Cq$g25k!LE+q$h_8j!BE4q",
"$h_6q()q%`7E!E*iOiE7qBK!(pQkEAt7.|E8~0E<i#|}EPq3':%'tm,)p$!}E^q$i25p$%Ehq$i29q8Z|&E$e8),g$(Elq(+x%`7EmE:#E1e8GEA`.E@nR_tE",
"in#m`;EIfRUE{q3)#,*q$i_7ETtF)~9E]tF1~6q#Kt&ebH#*q-V$&g0#`7E0EYe&Sq3Pa$F0`9F8F4`;F7f,4F6nVcF9vF<F7tF8rF8`BE7E5q$ih%E6tEpE7",
"~/q:O,Hq!Sp}!rD}t$rE#w%#&xg!fE+rh%Ke!+E,q%$b01h!^E0vE/znSp!sE8k!aE;|nSp~}n//gSt}q<D_*q!Sp>o!fpSth5'91tq!Sp~$_e6RgSrh%#oSv",
"q,eg+*q&r<%hSx}`-(e2Vi.@7_1sn%jkS~id=f(=g!ra*E#q&gI%hS}`>E&g)ujT!o&GiT&})e!df',hT!~{",
/* first_filter: first_filter.comp */
"sVkd~!!!*Gq#:Q5q#$S~$cnT1q.*|5q'>(-q##X[q/|`'BU6%q%Z-$BVe!&XyBWq(4Z&6%WFBXe!*f!Dq##gMq+f0}~}q#!z~#tqJ6N-8FrgX>fSlq1du*q)o",
"C$gT*q#4r%q%R,)qBT$)q.}/7e!0BYr6g6FrBZrBYq#5_$BZs7es9[reT>9Xe!9qF`.)gWrq3n$$q7&4&gU#gU+q+7U;7zq%PG%q:S-%)rq%u!)`r(e-a.65a",
"/q0jW0q-r2&`;4h3p,e-dq+%#%h-s%h35E$tj!PlRs`D$0q$dZ.qC)X'(#o<H-,`W#E&q5_/4D}sf8TE*2s3`343f#;E*q#WP%qD7R$E#'$q'':.q%)h%q!|V",
"~%Vq!y|~+t8F~r7vq(AK)q#qd)jHEBUrfEZgc0p&*shz@q'ga$q%$]&`e%i>hf[Z(q#sP(BVm!Zp1/q1V$%j!WiFy+f05q(@g(BWre!#q1VZ,)(ygUc#f2sq/",
"#*$#+q#*)(&q.20'.g$bq(<['BXe#tq*>e'q#qy$ec2)(q+7^$eG^f%*&rq(D5+`aq#sj&h!.q#Z2&q%,'07cuq#ZL+D~%uE#{`;E&q/310pHLq8Ps$e#a1q5",
"<i%8[gHt.q$#_((uq5@x$0q%G#6q%F+%qAuf1i!e`@EC*q)W{)`:&E+nL)`te(>eL=EAtqB/h-kFYD}`oE$hFCq-5G%,wWmy`.q4<#,q(VM;EJ#h#Ge!o,eb/",
"f*C}`@Eg2q%QZ%EeeEYE`e8K-E^a-$q#Lw(3}D~sa%qAvO$fE*BYl'V`@Euq0eO$a]q%Sz%q)N='E#q/ED&Ex6fq&8X*`@E|E0`>q;-{$E|%E{#E)g+pq)OY.",
"q(sy%`WEfq-*e,Ejsq7H8%e!DEmEne&CEoegAh'&7cg&RBYh'-q(FX$q%#{.F,l#0+q7'1,q%+D)hMM1qD7h,7gffpf#ve#Yq(PS%f#_F;'F:%q4A5*)q%3t(",
"l)OqCQG2e/Mg6Z$e;pf#&q1Z9*q%+A3`6&67e)1#o.}}+~20~0`WqGIy$q.&@3E)D}e/5!e!)E&eSoD}!gSyfWbE#gKo`7E.E/E+q'(Y%",
/* first_filter_address: first_filter.comp ADDRESS */
"fzxd~!!!,*rqB~f~$^q'eQ4q+a4Fq!HQ_ozk}~}qB}2Ipzn~}q!zQ~#yhIF6kW4iHm;/W@q%y+%q!HfomHb;.W*q2.[3pHb};.v~};)~yq!v}~(#q!sa~/1kM",
"T6k~7;/}gLufMM;*vg%R`9/+h5F$fk<pMTp!ZhMPk!Zn&-+(q!MTOm%g{f1a#+q'V!-n1|h$u1#eJPq%V#'E!wq!N+<m7o)u`3+q$B~*gN6/q$B~*q!N8DE$v",
"E&|E)~>E3~=E8~SEF~:EI~~#@EjvEh~Qf)vEw6f`GErkN#E{E,uE{%Ez#E%f1+)`@E~E/gNU/v0sq!N8vF/e#FF*q!N8^F>'F=~>7/~^q!2WA.~JE#~@E,~@e",
"BrEHq%X~4E=E>!E4tE:E4!E;#q3z](E7g=>`7ECEDE@g9[",
/* first_k: first_k.comp */
"fv!d~!!!B!q'QM~&'fPpq&S0DqEdFQq!P^@q#LH$q*pMiZOB[iQ866WFB]e!0B[q(7>'q0uy&q4ix&q4j4'XyB^6#f!(B[e#lB_B[g!0B`sg!Tq&Sm&q-J)'q",
"'R4~'8iRxjy~x7_v:-~7hyp|gV3q#{(-q'Rq1q*rIoq0O3+q9Vj'e!(BaXT;T6fsBbX~6HBasBcXzBb6GsBdXQrBcq&U6&Bd~48*x8*Bd~2q&U2=Bd~6:h}:h",
"~~#bBesBb~ZBfsBb~ZBgsBb~ZBhsBb~TBisBb~;BjsBbq<#N%WIBke!'q&TS$Bk}WIBle*Dq&T4$Bls9_rq&SD&>Ysq2k4%q2i]%q2k8-q6a''q.OV%q(AW%f",
"`$qA#*&q0>#,q5i`(8frq&Sa%9WqFKX(9/t9/8grq0%g)9rsqA!f*q(AN+90rf`eq)a7&8Z94f!=9;e!&92;lt<(f!.<*s7d:^q2l@'q.OV'q.Ot&q;}B-q.M",
"{%e!K<0q**E(BmY<6F8#e#HBnrBme!)q&U)$Bnq&U[$=ws:fsqCYT,q;ze'e!HBor:;Bnq@zb%Boq2jS$<)uq;z`-q&V%&q-MP-q#[x%q6fJ)BpY!Bbf(qBqX",
"ze!(e!jBrrBpBqrq4u2,qE=!*BssBrsBt6KBsq&Vi$Btq4rI,q#XQ*='XVsq2mu&Bud~1mkTpq0(O)==tg`Oq&X6'Bvr6Fq2mV&q&X:'BwrBnre!(BxWVBw6f",
"q(BT)@>sq-O0&@>{btq#Xe'nQRd}Cb)=e<Jf_jg=Ke!(q#(O)gQ/ejwfY/q#X{02|hNH`W%q$T:2`rq&&Z)1sq%sR.h`yWl94eBs<0/q*A^$<(eV=<(Wl;le!",
"2<*6NiGMz:^z`X:wE*E$q#P&&j#o`-<0fEXqF6)%8dq>2!,gGZ+#q%m2&l$;`W)Bxq&.q-d}Cb+>t`9670n[91%m_u'BnhE:,n!Pq8ef$q%Ix$nMmE$qC;t-B",
"n*aV<}E'.$`QD~q#7@+:^eA*BnhazE&3so#Cd}Cb(@#s`];#g!=gL2`]:{g!g`X:tEdE8fn7E3hx6e!oeAFhcY%`/<{$q',9%q&(m$E=`K9Fe$Rq/MY.67(eT",
"ve#[*f!Q+iRMe%F}eK[E{`/;$%g!:q;45%q5mc$F+q'Xl~,]qCTQa~jq'Z=~$5jfn}7_~87_~Caky~}6r~F6q~;6r~16Z~/q#$<(3vh!sq$R~)f0Zq#$O*-#.",
"gWsE#q#1M5E,~E!xE8ti#1g6Sj!7E>tf#4q#1M*/#0uEBvEC~;!vENh!thasq#1M&ERi1#h(J'fVzq#1M/f6!EP`9EXET`;EWf)bEVnd=EYvE]EWsq#1p&E$E",
"!gd=E#tEGE$sq#1pYpd=:_~D7'~4:_~76%9jq+wW>q&a^A82~_84~O84~qq+o~}q'bHc:j~~$E9D~9Q.tQ/~E9D~H82~<82~~#z82~Y9D~H82~/82~<82~282",
"~~$w82}f%iq&aG{}d}Cb-e|Be~Hd}Cb-f|Bf~Hd}Cb-g|Bg~Hd}Cb-h|Bh~IBi~GBj~~%K82~3q*~Y}izRB]rd}Ck-[m{iar(Vo`t(#are:]q&tg&oA]q%mp$",
"eE{#eASW$`.$q&Ya52saiD}V{m:hE$V|`Tq9Bo$Vvq(ST$E&%h@9eJ>V|`JE*Vva!7uE*$i=4&t`3E.q<(>*q/[(&q*v&+ouu%u6CqCb*;6gq5$I,0eSDD|#f",
"v7f!{q5$F29_5tq4a#.o#-4u7@~K#f!tg#*q5!v.`w9`4e#*-q$q`)6Fuj}c|e!H61q&On1g2;&e!V!#%e&jEG`:*;~q9Pj**!r*h3ee!X,e7,)h3#`9.6gi#",
"{g!b.yq)~p&(sq.Vk(,rf6If3`E[{)rq6hy'`-(q%:`&gB@g%2g/t*`93j!x-t50u2zjBQEm,h%he4Bf!{Ep{*u12uq9UM2Wl:LeSs:T0`3Eu4h!^Wl:]q%8c",
"&g%#q+&[(pLvd}Cb)xg+])(i@^%eK4q(Pt,-eJ./q3*/&-fV110`A1oLn5`eD}~/`a*hHXaZ24q*0i'q3%z(i1k`d&g,Zq%t}'q<<m)`-8]b'q#:g&e!*q$s!",
"&%q.e:'n|9e]]q%RZ%$q#!`'`~8fa-9Wm*c`C9W/65aU8ggF1/q0rb)q.P:'9H-v.thG.fP/'q&^l+q<C*&g!nq+%B@h#C)zgG14`-94p#.'v(tq#&D(aTq6g",
"3&q;}YI`-8nh#(}E3e.Kq;{M&qFf='e$M1rjVE(iHfe$[(q*+M-gR(Wl9;q5!}(E<sp$*g$Oo.#e!x-q+,f-f#D1zf_'j%ppJ>'i%yE&tq/k6'h.]-)shN0.E",
"!hCrk1zE.`-9;eSr$e#Xh#&q*1M)6Zsq6,q'Byq53S'`>;lecD`t'q$!>1f!6-#e!=q#wL&<*`r0#tiO71q#_.%q&^x-h&dq<(g9e!fe$R(sf!r$q2mg(q(^0",
".4hG5q<&s'$i-e01qCP{&e$&`deTqf$&e#Eq&PQ$e!/f-na/q&hK-E)q,df9e!Na$>r#)n%v,i#Fi$8iFe+-smbR9I5f$NkQj0sq(qy-eWEg#P$tg%{p4mq96",
"!)9Esj1p9;i5sk#Pq3#Z%a%qCMh$#iTIf*;g!Ie%NqKjt0f$IqCPi4eNXqCPi/o$K(mO7e.7e6*/h(He$3/eKVf5t'h&_h%e()~.q&.=%q&k0+o1Xphnk2v&s",
"e!-q<Gb&/q8YN,264ghdf>[gBaarq&hX&`:0mgXa$By'&q;o{).sg#,l!>g$zq3V2$f#m#/g&#q&G^-4k0/BzgYUg#I``91$p(Qp$on':+l(_#2iKI,p!C3wq",
"&_Z'6KD~E!/sq.`p.WrE!q#52&B^`^`Ie8Jq#I@.*h#6p'/qHO.$-/h=Ig]Pk!>p6'q!)3JaiE*k8pg)'4q#H9.e#.E1E0q6n7(p/:E!sk&TE%q%y;)Vmy(l&",
"Gf#'%sE@xq#6c-)te#$EFEE(#q%a7.q)-t%q3=i-n]W6N(p#co^VfQ..q;y'(q#.P.qEl;(B[B{rB_e%gm:W{ASui1=e7Fq&90.h)5p/t2q&k]'65i$Jh%Lko",
"/``#(E!)q&o^$e6Z!f$cf6Ug%Cq@`a'`-:]fbkh&Va-E+#p$u`jE.q37k'7jf38`Qq,v9+i#iec`%g9yh+eE9q%Fq+fKYn#G`j#E%Xb6K-.qHSs(/r(q5XQ&5",
"e(Y)e!iq*%9$qEp#&e3afd9f6cqCY,.)s*uq+SG%q)Pz'`3/q2tJ%h!O'uh1-:6.sm,vD~g!E`JE%Vo`R$j.&kAPe$.q5AG+6EgAOk;*'selzqDt.'.ubAh-b",
"i#0`J4qDt*&+h0.e*X5*s(q%Fk.f`Zn_Gq5=g%'sf^#g'<hd]q9f1*q6#W$m$Kh!M&tAWiXU*2se%>`|:p$f%B`tEp#d~!!s/^B[Dgf(=e'w658ph0%B|rB``",
"^q+9e%p+^k&X`zBzh&W91thenipYhuQq&v*'q#Dq1f=cf#cg7<hn@E!g#Vd}DJ-[B{E(3E%qCmG%qCW.)eW_V|q3&T'D|'f!'D}'*q%I,$'+q:ir$'eC</E#'",
"-eP4l/|2q.z$&l)Iq<Jk5l45``4f(,e'X*q9m@$D|,tD}.sq+9O%e!yE!e!kebP6NeBd0r&E7s2j&U`:)EDq!,)3E>#eH0`;hbz6h#ho^p!AEEea}f!A4e!%(",
"d}G.-[E)E'E%ew2)/aY9VEaETe86E^k#y,~0`;8#E*iDYf$!q5(]*`;EkE8`X:lE.fShD}te*le!:E;E<h&-E)h%m:Lq*J1$`oE;e!A*E#g!(64E%f!G`o'#g",
"i*e!=q43H%a#EH#e!)2E+tq/!}'EE,/EF0e!)EC*/EDtE<'/E=s6KEIEJ/$tEGEH/!0e+qq$RE$exVF$m0FE@rq55~$EF8#EGq,,;%q%XO%E7rESrE@`7EDET",
"EC#``EQEUEPe%VEPEVEOh3Ee(6`sg(5a#'f7[f2En|RF-rh7o#(o%Tf:5hdCh(x4%se|%!e|+e0aF5rF5q&kN*ez)q&zA-`;'q&|Q&`c67o/8elEf5L$eVp$e",
"}y6F&e!-`6#(i/8e!]2n-^o5Vq&oI&aogI|(q<H/$q+=Q'i+H(f-a.q#ZW+a]:f.q)#j'd}Cb&9q&s:+3uq&zm)q).F&d~!!!&9E4D}e(>d~!!!&8E5D})q-'",
"r&E-E8`:E+q+@5.e!iE2`>qD1z-e!jE7nc0l[B`7E;h-IELtl!]'rq#]w&5q!l,=,sE'~42h&!bJgmS%zboD|E0ealq&tC,E)rq+Cw%i!^*sqCi+&0s(u`B1e",
")V-q3J/&q6KE-Ecue$jEegLyE4q:w[%k&!Es|gGzg9[c;ENEMe9$i=@h8tq(t='q&tS,:^e*7q&sq)6Ij,0q1^!5*qF)L%cB4q&sS&$1q*3r,'e'.ge2q$:z2",
"g!p`926Ge#_Bbm;aE%5cQE'e!'fB7f!'aV;%E(E'E&f$ef/m`X9Rem!q+B,.q)^v+g+N94iyd6JrfL:#kbIq76p'p9+Brq&rk2fKEE${+h^~ehIq&pL&Dgn#'",
"e$G*e!'aS9j$oji-gK#`@E3E%q:|*(g!H1q),-%`@E7E)tg4qq#e/.q+B~%q+IE1m#]}f'JqKIR,E>&q3HY$q))~'q)#,3q($m%q(~E)EMr#e#$k/6'uEW{g#",
"g(e$I)ejsq7:%*q&69*q8`}&q<m})h%XbwfGsf!&<0sb{%#d}F>*4(#d}EG*46!XSe!)Bu#d~!!c>T>4Dg6!d~!!!!U+&#c%e2~q5Nl%q)#]*aU;lf,2fpCq6",
"qi(e!164v%u+67e-{q('R).x65q&xh&q'-O0gntq%Fe0f.5+nrp2.fCLf$-q#Rg$i$yiJmD~4f%Ef!ND}o9~g'$E$sq$A@+fK4gc[q5UB-D~q5:L&q'0:'Wl8",
"d65e$]Wl8he)&8f7kq#+u(jM'q$cB&g5~q')j'jt49W)zluI67i,6.kG4q!!aO64zq#*a,E4qI2/*g&Mf&Gq@@z)m!G7wE>`W+jDu0se$*fM4m+<8h/gE{aS9",
"Oe@cq<r&$g[Pq;dv%e!G8pqCkS(7'q#*r&f$cq<sf$EM#f!Fq#P<%fSCEEe#0q:j[$f8Vf@S#7@Wl8]f$,eQr`6$f!Mg(gEMf3yEOhPrf!Hq#1=(g9'q15n&e",
"=''e!*%e%`fPjgN6k&IgPzq#0#*iOt0q$E2&q:94*f##q$ex(6#<}q.,,(j!P`r#Bnl$>`W,BvhbU&*sq)$1''7kq7=')h#:`Dg'gfP@q)P9+q.y1,ep*&m!Q",
"`Q&m!E:u`K9Ee!Y`C3E.Bbq)5o),!r,`/6z'kHWD}E$f+1g#tj;ki<4E$h{dE:67ekmoUkE:&q9u5&E=re,Ni]V%*sa/E&E-aYB|E'e9]E-#h!]q),*'E0uq;",
"r9&E+q)pt$eG~q#he%f%&e%Yf%QeRQWj",
/* first_k_address: first_k.comp ADDRESS */
"q#}8$d~!!!Cxq(#.~%<q#}[Aq#O&~$-q(#sX~lq#~~8q68a~%Pq$!{%q#Np.q$!{;q$!w1q${Y-q#Nl%q#Nh~$cq,B7.q#Nh~'8q#Nd-9r~09r~7<b~8q#Nac",
"q#N]z='v7'W.~q==~3@>tq$-x)q#N]'q4:g)q#N]5@Ax@A|q#N[1ck~.;.~M:_~3;(~u7'vck~CbWwck~3d}Cb+A~Ncx~~#2;/~}qE'(~1(q$8E~$Eq#QV^q$",
"8E~+Mq#T),a&~~$^q,Swt}q(5er:j~~$E9D~9RgtRhq#T@~;E9r|9r|gcVq#T@P9r~YbW~]p#&q#T@&*}eLVq#T@*1u9r2rq$]=9-{hYj0kZve%!0f!_q$s.2",
"q#Th*EF~39r~R9r~59r~~/.eRYg!$o9z(q#TnR5~>E%eRDE!eOyE#fR7e70q*B[%g7-h8Hq#Tu2E0~0E3{WlE0ebDE6zp<yE<m#se#L'|ef~E#`>EBqLhm%EC",
"!qJ,H*g+cq#Tq&q4e3&e$G%q#Ts4`-+`R*f-Qjh<anuESt`32q#Tw/q#GR&:60#+m-(E$g!Ea*Eae!Pq4d=+qGN(&Ebx*u6Etq#Tw*(fT[ElqE;o*q#Tx)/wa",
"*EtqE;k*g%_q&cY.a*Ewe!Ypbfe;8q#SC.hg}q*90*a*F'qEX%2j!QAWi0',5sq#T{*Eu#ctq#TyX6j~J6i~~'xi.qq#U!uWlE$!q#U%+q'@k(q#U'*,g*x)`",
">E0h-thi<&ta]:f0q#U)25}q'Go%`7Z#E6D~h#B`:E.E9`:E,E.q#U$/E3sq6l_$q#U'.E8~6E<vEM~0WlERi.[a*EVq*Q7&q4_U/ex#opje.VgbJEdrq%r35",
"D~sq#U63`>Em`>Eofbkq#U:.E1uE8w,shc(2fpLq1`2)/q#U:'E9E:!gu|Wmq4Xx$ekuE;rE4e${EngMtE<g<Yk&:E|q#U:4`>F)c;#EVe9ViA#q#U<~#|b_|",
"7'~vb_~~#mcj~o7'~:d}G1*4q#U:6q=lF*q6e]'q7M#)q#UD'eq_q73A*q#UF$`G,si!016f`G.q'TC(q#UJ8;/~QlKw}`3E&E!q#+L8`3E-E)~.f#&E,q#V!",
"1E0}`G0sh$(q-wq-E-q#V$:ckwbWwafx;){9r{hytq#V$5q!!aKq#V$8q7!B*E7qCHt%%wf'=q#V-8EBz3~:EIEHtgF9f$uE0q#V-&;.u;/|EPth.mWcEIe.[",
"q#V-;g5)f5$ERq#V-+;.~lq>!i%q#V-~$y",
/* select_any: select_any.comp */
"sVkd~!!!4WrqHi!>q+uokq%&m~$Pq,1$'q%&VYq>}P+q#US9q#VV'WEB}B[q+:y%q#Vt$qIJ%*X>B~f!D6Lq#VN%q>|n&q#Vb'q+uw7q/c3~&{q%%T9qA4):q",
"=d'&q+9B3C!W(q#UD%e#YC#r8&C!6hq#Nh&C#WI7ae!)q'3d%qLn;-q#NY.8zt8z7eq%W)&q#N^&9&t9&7fuqBQR&qFRV-q#U%'q;%6)e!&8dq$zZ%q&R~%q+",
"<t'C$W4uq#Ni'qC{m,;Q94q+9e%q#[N'C%XzAGrq#NF%q%X*%q#Oa&8Z;lf!Hq#NN'q=gb-6jW2q#N7$f!8<Frq#P&(f!M<Kq9^}&q&Rj/BAXN~/q&S7/C&s6",
"fs;WrC&6fq+wS-q(C3':bqFQh'q/8Y(q&S5)=Jv96tq*Rc'6iq%Z($C'r6fAGe!(C(XQC$C'q#V4'C)e!,AGq%YZ8b/C,n3Xe>jq#L4(`z7xe5nq%f>1m]'h>",
"GC)n=G8fsq8%{%pK|f@H,q;%k(64`W4k6$q*j8&<(l!yh@Eg8#`rE)0l!4b/C+i85+$mF+fE@#kPj#e5&q7bD&8heG1n5]g!WhtiE(eH]`]:{q<8r)qCrs&qG",
"Y5~.-q&){|~}q#GV}~}q&}EGq#&g|#t`JE%q#&T$E%sg%`e*,q#&v%E)uE)%iGEfX:+q#&g%7c~/6v~j7c~37e~r7e~37f~F7f~V7f~O7e~y7c~R7gs9_v7cu",
"9`~>aw~Mo.dq#&k(m.dq#&g/q#GZ-eQI$`8&%q#Ow*q7dO1p-b6Nq'{i+f.a|orSq'OH+krOC*rB}q(;/+C#w#C#`>8]h/vf(6fW}`tffj8d`t#$eem+ct$&e",
"m&#,rq1@j+q+}d(g>D:Fuh>thbx8&*sq#K<,g!EC$q1@>$`8q+F}%AGj$96#7{m@qg@Ug/Qe#DfPKWl8g65q#&Q$90f.ugWl94r`A'nwL-rq132$e!7!e>C`~",
"94a/h!Ee!*q'Ut.`r164q&NC-D|67`8eWuq+HG$q.|_3`a&#f#4q(<m*e#=!q(<p(h>jgTt5r5e#.m#$E5rfWhE2p^^8#q!+u;C%}C%r4#iBXi-$}7c~2f$l8",
"g`;g~4q)7{$9_e!-e!]qIQn&7ge$2C%qCsA'E,j$7i#QE)q)-6%E,q<<f+en{C%l#}g!a-e!s`:j0/)*sWb!.+e5Wg!;2e!zg!r#6Zf!z`3EDh!xe,M5!q$IH",
")1`;Eo67d}Ch-[C*e02#e0G$ri4(e!Qf#`fmv(e'q`jse%Ph#'E,si&cq'mG(6#9Mk'3g&7k'5j&<(#pofAG{q)Ff$e%qqGFS06FtflHotOf:%eaUf^fg#xf/",
"Eq)C*%e!1q$6u,E!s8gyE%re&wg+-j!>q7ZO)9SrB~e+Qd}Ck!LfhNq<{l,hY:7kq)C.+6G{`Q*m]]24`@3*f~*8]rq%f;&WlD|E!`@e,cj!2eo](hmMWg66e",
"}u/!,q$M&.hYbq$N{&q5Y#)g!+qF+o/E)xE(~8kf>E<{EA&fHpe*vl':-sm85D}vq+Fc)ELf'LqF+v+q;Br'ELEP`@EME(l$*'#qM:$&E03#0g$(e$3E/E0e[",
"^1q#-Z'E,E-uE*q+2T&p$3q*@@(6#:mil2k'Je(8f*w%o4q+sp'Ke*Bq!~^@a&g9K4h#+e.,&#$q5fl$e&%:L!k{meKEl!{ef{q,[M.e!1`;q#Xj&6Hj4v'q#",
">}0g${3q%k89E=~6q6*b0EEq7]o*q7HJ1on_pk+E/z`@EU.j&(`Z6y65EUe$Bq4!|2j$jh'}`AqK,@+mMVa6EbaV9SEIE@h;[q)@_)E@tEDu`AEb64f%]q@1E",
"-gxYq3C>*EMk!ko2(`Rq>ka)k&c*vq(T!=E{~1q%5K'F'm#<h}p`rkg]0{gf#<Fg2ygehE)`-E$i,AhHEq,yT)6Fvq(5F'q#.t7:Tvq)A(&(m6gq5eh%,q;@d",
"2q(3P,a0$`iq+X<%e{jq#ey)jluq>mD,e#eq5|N.e#ve&|AGf&zf0P$j1CqMBH.)e!sj1}f!zj!+qFV3)q@,+.8[q;G=-fz**#hhc6Ff,'q';>.g7-6Gf@N26",
"1qBCG4`-&q#3,/gmJe}V+eg1n'I/e!|(Wl0g<c%q+_=%f2*my2',q1Uk3aS9kE'gv{`-E(e!jq'),1/0)(!gGzXHf$[64tevNE+65e!SE-1gQ^bj65E&E.ey%",
",q#_f'p%qp&ce%'l)!,~06htf%Hq;E,':]m,p:]f/-q#YQ*kDVi/Ie&G<Kq7<M'g(=.gutq-tk&0fq>&q#+))d}Cb-Asg>`#gu=f&!fua1e!<g!1q5uv(g!ne",
"mnD|i<iE%tf=OhKs*,q#1c&b0e!Iq3KD)g#56kxE4g&_g#LE6lR+fub#1gR`qFCw$E-2g>}q-6v(6#:ukzGe:6m'Q<*e'}f'9iEre!/q2Cr*g9Xq2Nw-7zl=U",
"j/i%q7zz+0{`;3'n/j&~40~9E7~FE>~6q9qw36Gtl4akzZE3{/se$sq%x7-EW1i0(f@+e40q%x5).sl$tq#<F$`oE*hWH`@EdE&l!OgJ)q#A<-`oE1i,}E2/#",
"%g&1eEl1E6'rE42$(g&;Wgq#!G$E(#3Wgq-$7$E(!3q%x=&fSCE/p&!f.&EsEaaS9nE9Et`-Eug'ie!OEbEc%!q@..$&$eP=e1,fvol3{f%0h79q<`T/.#p0<",
"e~p`@F,q7ij%/e,jEv#h$vaV:oD|'#q;HR'f8d)*~.qN^'$EzqN^4%EsrE}q(|^&66C+jBqcWtq)g$)h0h;-(|eAvis8+#iMH:{naTC+m&,&n(re(HfDmg!)e",
".|l<c-u(m2Vl+Hf!Je$&j+McUh90j!34q#Gn$)q5~@&q>kj)o!AE%q53.$1e*Rj!Aq8'J.j*`66C,h$Mq/z8,6jhvbWl<K!e!/e#Ge3)&q+za%<Fq)V^'aS9j",
"-f+ne(I${3sg!I)q+P_'5hF^,q@B%$h,6e;Cg$Wgx3e22qBf1%6ig!g%oy@q;uz&g45(q+|.$e#~e!He!&jGG-`3'#q+|4&7-rh#)C(f4Wfy_`9E.e!+'h!3E",
"9iFfWl<0!q##S%bP7kE07kD|8pD}f&3",
/* select_any_address: select_any.comp ADDRESS */
"q$L-$d~!!!5RrqI+YJq,/4x}q0+=|q$KGUq!st}q,/c<qKQK~&Yq$J1/q@q[7gvSosI9<~09<~gq!sEkq!sAH7/Vyq$O:%msA}7.W-~H9W~89rv6JW<}q$Mf%",
"isA}q$R$)gspq!sEm8%~=q(ch2g>$+`G%q#0=(q#1l+1r/q$(_$isND}~CE,~AE>~Tq)s)%q#ta&qKPb~0uq$=m/q!v8~%{a&~~+a6j~26i~Ja5tnB7:Ftq3+",
"F'q#g7(9<-sq!vBP8%x~}q(xY<ivMq(x],fsnq(x`,hvQq#N0&ovQE8uE5~Uj#Pe)xevXD}t+k#NlfLg^c*q<=N&1q6TO.q!vZ=j&FggAE2#k&Fi#dE/gs(E2",
"q!vdcEJe!zE%sXCfvde!|mvfEx~QF,rF,~48%~Hq(fV)1fvmqG0726Fufvo|fZdj'Qhvvg%(E#q#X,'E$fvxq#XL.E(fvzq#XL+E+jv|`G0j!Cg<Nq!v~~%t8",
"%~ja5|9<~~$]a5~19<~sh2n}jw(g=xpfQAGq)4FEF$~1q$[$'F-ow/6Y|3vp!how6E/rE*f,i$vg+@q/S,)6Fuq!w8~#Nl$!`9+lw@q(w1)q<4b*6Ft,e!|4q",
"!wB~%Fn)C6hsowIg:4kwI5~=7.~ZaX~Nafx6J~~(x7&~~#97.~~#66Y~86r~Q6J~36A~V6k~Q",
};
#define GPUSORTI_X(name, words) {GPUSORTI_BUILD_##name, words},
static const gpusorti_compressed_kernel gpusorti_text_kernels[GPUSORTI_BUILD_COUNT] = {
GPUSORTI_X(begin, 1852)
GPUSORTI_X(begin_address, 2068)
GPUSORTI_X(count, 3492)
GPUSORTI_X(count_address, 3812)
GPUSORTI_X(scan, 3147)
GPUSORTI_X(scan_address, 3386)
GPUSORTI_X(scatter, 6481)
GPUSORTI_X(scatter_address, 6733)
GPUSORTI_X(scatter_basic, 5440)
GPUSORTI_X(scatter_basic_address, 5718)
GPUSORTI_X(segment_scatter, 6657)
GPUSORTI_X(segment_scatter_address, 6909)
GPUSORTI_X(segment_scatter_basic, 5626)
GPUSORTI_X(segment_scatter_basic_address, 5900)
GPUSORTI_X(histogram, 11798)
GPUSORTI_X(histogram_address, 12691)
GPUSORTI_X(onesweep, 14522)
GPUSORTI_X(onesweep_address, 15029)
GPUSORTI_X(onesweep_narrow, 13748)
GPUSORTI_X(segment_pass, 12861)
GPUSORTI_X(segment_pass_address, 13181)
GPUSORTI_X(onesweep_staged, 12005)
GPUSORTI_X(onesweep_staged_address, 12754)
GPUSORTI_X(leaf_starts, 4069)
GPUSORTI_X(leaf_starts_address, 4417)
GPUSORTI_X(leaf_sort, 9480)
GPUSORTI_X(leaf_sort_address, 9818)
GPUSORTI_X(leading_bits, 9995)
GPUSORTI_X(leading_bits_address, 11405)
GPUSORTI_X(sort_leaves, 10437)
GPUSORTI_X(sort_leaves_address, 10815)
GPUSORTI_X(finish, 2816)
GPUSORTI_X(finish_address, 3253)
GPUSORTI_X(fill, 2104)
GPUSORTI_X(fill_address, 2468)
GPUSORTI_X(copy_keys, 2029)
GPUSORTI_X(copy_keys_address, 2524)
GPUSORTI_X(numbers, 2808)
GPUSORTI_X(numbers_address, 3471)
GPUSORTI_X(gather, 1350)
GPUSORTI_X(gather_address, 1655)
GPUSORTI_X(take_keys, 1220)
GPUSORTI_X(take_keys_address, 1353)
GPUSORTI_X(pack_values, 2459)
GPUSORTI_X(pack_values_address, 3186)
GPUSORTI_X(tile_sort, 11002)
GPUSORTI_X(tile_sort_address, 8000)
GPUSORTI_X(tile_sort_rolled, 4863)
GPUSORTI_X(tile_sort_rolled_address, 5277)
GPUSORTI_X(segment_sort, 8482)
GPUSORTI_X(segment_sort_address, 8945)
GPUSORTI_X(merge_tiles, 4437)
GPUSORTI_X(merge_tiles_address, 4676)
GPUSORTI_X(split_runs, 2358)
GPUSORTI_X(odd_even_merge, 6867)
GPUSORTI_X(odd_even_merge_address, 7307)
GPUSORTI_X(segments, 10329)
GPUSORTI_X(segments_address, 10998)
GPUSORTI_X(segment_count, 2556)
GPUSORTI_X(segment_count_address, 2820)
GPUSORTI_X(segment_histogram, 2517)
GPUSORTI_X(segment_histogram_address, 2790)
GPUSORTI_X(segment_scan, 1234)
GPUSORTI_X(segment_scan_address, 1344)
GPUSORTI_X(segment_bases, 1127)
GPUSORTI_X(segment_bases_address, 1226)
GPUSORTI_X(first_few, 4977)
GPUSORTI_X(first_few_address, 5609)
GPUSORTI_X(first_filter, 4323)
GPUSORTI_X(first_filter_address, 5133)
GPUSORTI_X(first_k, 15665)
GPUSORTI_X(first_k_address, 16535)
GPUSORTI_X(select_any, 9371)
GPUSORTI_X(select_any_address, 9775)
};
#undef GPUSORTI_X
/* clang-format on */
/* ==== GENERATED: end ==== */

static const gpusorti_compressed gpusorti_compressed_kernels = {
    gpusorti_text[0], (const char *)gpusorti_text + sizeof gpusorti_text, gpusorti_text_kernels};

/* begin part host/public */
/* ---- >>public: the functions of the interface ---- */
#ifdef __cplusplus
extern "C" {
#endif

#define GPUSORTI_LOGGER_RECEIVES " gpusort_desc.logger, for example gpusort_log_stderr, receives "

GPUSORT_API const char *gpusort_result_string(gpusort_result result) {
    static const char *const strings[] = {
        "GPUSORT_OK: done",
        "GPUSORT_ERROR_INVALID_ARGUMENT: a mistake in the call." GPUSORTI_LOGGER_RECEIVES
        "a line that names the member. If there is none, a pointer is NULL, gpusort_desc was not zeroed, or the caller was "
        "compiled with another version of gpusort.h",
        "GPUSORT_ERROR_OUT_OF_HOST_MEMORY: an allocation on the host failed." GPUSORTI_LOGGER_RECEIVES
        "what it was for",
        "GPUSORT_ERROR_OUT_OF_DEVICE_MEMORY: the device or memory_budget has too little memory left."
        GPUSORTI_LOGGER_RECEIVES "the size and what it was for",
        "GPUSORT_ERROR_NO_LOADER: no Vulkan loader on this machine. It is in " GPUSORTI_LOADER_PACKAGES,
        "GPUSORT_ERROR_NO_DEVICE: a Vulkan loader, but no device that can be used. If no driver is installed: drivers are "
        "in " GPUSORTI_DRIVER_PACKAGES "." GPUSORTI_LOGGER_RECEIVES "the reason",
        "GPUSORT_ERROR_UNSUPPORTED: this device, or what is enabled on it, cannot do that." GPUSORTI_LOGGER_RECEIVES
        "what is missing",
        "GPUSORT_ERROR_TOO_LARGE: more elements than this device can address." GPUSORTI_LOGGER_RECEIVES "the limit",
        "GPUSORT_ERROR_DEVICE_LOST: the device was lost; destroy the context",
        "GPUSORT_ERROR_VULKAN: a Vulkan call failed." GPUSORTI_LOGGER_RECEIVES "its name and VkResult",
        "GPUSORT_ERROR_NOT_PREPARED: gpusort_prepare() has not seen this kind of sort." GPUSORTI_LOGGER_RECEIVES
        "what was not prepared",
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
    gpusorti_callbacks callbacks;
    int i;
    if (!ctx) return;
    callbacks = ctx->callbacks;
    if (ctx->device) {
        (void)gpusorti_settle(ctx);
        for (i = 0; i < GPUSORTI_MOST_IMPORTS; i++) gpusorti_free_buffer(ctx, &ctx->imports[i]);
        for (i = 0; i < GPUSORTI_HOST_BUFFERS; i++) gpusorti_release_buffer(ctx, i);
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
    gpusorti_free(&callbacks, ctx);
}

GPUSORT_API gpusort_result gpusort_create_sized(const gpusort_desc *desc_or_null, gpusort_context **out, uint64_t sizes) {
    gpusort_desc zero;
    const gpusort_desc *desc = desc_or_null ? desc_or_null : &zero;
    gpusorti_callbacks callbacks;
    gpusort_context *ctx;
    gpusort_result result;

    if (out) *out = NULL;
    if (sizes != GPUSORTI_SIZES) return GPUSORT_ERROR_INVALID_ARGUMENT; /* nor is the logger where it is looked for */
    memset(&zero, 0, sizeof zero);
    callbacks = gpusorti_callbacks_from(
        desc->start_canary == 0 ? desc : NULL); /* one that was not zeroed has a logger of garbage */
    result = gpusorti_check_desc(&callbacks, desc, out ? NULL : "out", 0);
    if (result != GPUSORT_OK) return result;
    ctx = (gpusort_context *)gpusorti_alloc(&callbacks, sizeof *ctx, "the context");
    if (!ctx) return GPUSORT_ERROR_OUT_OF_HOST_MEMORY;
    memset(ctx, 0, sizeof *ctx);
    ctx->callbacks = callbacks;
    ctx->compressed = &gpusorti_compressed_kernels;
    gpusorti_keep_desc(ctx, desc);
    result = gpusorti_open(ctx, desc);
    if (result != GPUSORT_OK) {
        gpusort_destroy(ctx);
        return result;
    }
    gpusorti_log(&callbacks, GPUSORT_LOG_INFO, "gpusort on %s, subgroups of %u", ctx->caps.device_name,
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
    out->algorithm = ctx->caps.subgroups && !ctx->caps.layered ? (gpusort_algorithm)ctx->tuning.large
                                                               : GPUSORT_COUNT_SCAN_SCATTER;
}

GPUSORT_API gpusort_result gpusort_query_sized(const gpusort_desc *desc, uint32_t *enabled, uint32_t *extension_count,
                                               const char **extensions_or_null, uint64_t sizes) {
    gpusorti_callbacks callbacks;
    gpusorti_functions vk;
    gpusorti_caps caps;
    const char *names[GPUSORTI_FEATURE_COUNT];
    uint32_t room, i, count;
    gpusort_result result;
    if (sizes != GPUSORTI_SIZES) return GPUSORT_ERROR_INVALID_ARGUMENT;
    if (!desc) return GPUSORT_ERROR_INVALID_ARGUMENT;
    callbacks = gpusorti_callbacks_from(desc->start_canary == 0 ? desc : NULL);
    room = extensions_or_null && extension_count ? *extension_count : 0;
    if (enabled) *enabled = 0;
    if (extension_count) *extension_count = 0;
    memset(&vk, 0, sizeof vk);
    result = gpusorti_check_desc(&callbacks, desc, !enabled ? "enabled" : !extension_count ? "extension_count" : NULL, 1);
    if (result == GPUSORT_OK) result = gpusorti_find_loader(&callbacks, desc, &vk);
    if (result == GPUSORT_OK) result = gpusorti_read_external(&callbacks, desc, &vk, &caps);
    if (result != GPUSORT_OK) return result;
    count = gpusorti_extension_names(&caps, caps.offered, names);
    if (extensions_or_null && room < count)
        return gpusorti_fail(&callbacks, GPUSORT_ERROR_INVALID_ARGUMENT,
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
    if (!size) return gpusorti_fail(&ctx->callbacks, GPUSORT_ERROR_INVALID_ARGUMENT, "gpusort_cache: size is NULL");
    room = *size;
    *size = 0;
    if (gpusorti_check_lost(ctx) != GPUSORT_OK) return GPUSORT_ERROR_DEVICE_LOST;
    if (!ctx->owns_device)
        return gpusorti_fail(&ctx->callbacks, GPUSORT_ERROR_UNSUPPORTED,
                             "gpusort_cache: only for gpusort's own device; yours has gpusort_desc.pipeline_cache");
    vr = ctx->vk.GetPipelineCacheData(ctx->device, ctx->pipeline_cache, &whole, NULL);
    if (vr != VK_SUCCESS) return gpusorti_check(&ctx->callbacks, vr, "vkGetPipelineCacheData");
    if (!data_or_null)
        *size = sizeof(gpusorti_cache_header) + whole;
    else if (room >= sizeof(gpusorti_cache_header)) {
        gpusorti_cache_header header;
        char *pipelines = (char *)data_or_null + sizeof header;
        written = room - sizeof header;
        if (written > whole) written = whole; /* lavapipe leaves its count as it is where there is room to spare */
        vr = ctx->vk.GetPipelineCacheData(ctx->device, ctx->pipeline_cache, &written, pipelines);
        if (vr != VK_SUCCESS && vr != VK_INCOMPLETE) return gpusorti_check(&ctx->callbacks, vr, "vkGetPipelineCacheData");
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
    result = gpusorti_check_call(ctx, GPUSORTI_PREPARE, args, NULL);
    if (result == GPUSORT_OK) result = gpusorti_resolve(ctx, args, 0, &request, &plan);
    if (result != GPUSORT_OK) return result;
    quick = (args->flags & GPUSORT_QUICK) != 0;
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
    if (gpusorti_check_call(ctx, GPUSORTI_READINESS, args, NULL) != GPUSORT_OK ||
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
    result = gpusorti_check_call(ctx, GPUSORTI_SCRATCH, args, out ? NULL : "out");
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

/* Refused is what gpusort_prepare() refuses, which visits all smaller sorts. */
GPUSORT_API gpusort_result gpusort_explain(const gpusort_context *ctx, const gpusort_cmd_args *args, size_t *size,
                                           char *text_or_null) {
    gpusorti_explanation e;
    gpusorti_request request;
    gpusorti_plan usual, quick;
    const gpusorti_plan *prepared;
    gpusort_result result = gpusorti_check_call(ctx, GPUSORTI_EXPLAIN, args, size ? NULL : "size");
    if (result == GPUSORT_OK) result = gpusorti_resolve(ctx, args, 0, &request, &usual);
    if (result != GPUSORT_OK) return result;
    if (args->flags & GPUSORT_QUICK) {
        request = gpusorti_quick(&request);
        result = gpusorti_make_plan(ctx, &request, &usual);
    }
    if (result == GPUSORT_OK)
        result = gpusorti_each_sort(ctx, &request, gpusorti_least_count(args), gpusorti_visit_nothing, NULL);
    if (result != GPUSORT_OK) return result;
    memset(&e, 0, sizeof e);
    e.ctx = ctx;
    e.text.text = text_or_null;
    e.text.room = text_or_null ? *size : 0;
    prepared = gpusorti_find_prepared(ctx, args, &usual, &quick);
    gpusorti_explain(&e, args, prepared ? prepared : &usual, prepared == &quick);
    *size = e.text.used + 1;
    return GPUSORT_OK;
}

GPUSORT_API gpusort_result gpusort_cmd_sort(const gpusort_context *ctx, VkCommandBuffer command_buffer,
                                            const gpusort_cmd_args *args) {
    gpusorti_request request;
    gpusorti_plan usual, quick;
    const gpusorti_plan *prepared;
    gpusort_result result;
    result = gpusorti_check_call(ctx, GPUSORTI_CMD_SORT, args, command_buffer ? NULL : "command_buffer");
    if (result == GPUSORT_OK) result = gpusorti_resolve(ctx, args, 0, &request, &usual);
    if (result != GPUSORT_OK || request.count == 0) return result;
    prepared = gpusorti_find_prepared(ctx, args, &usual, &quick);
    result = gpusorti_check_buffers(ctx, args, prepared ? prepared : &usual);
    if (result == GPUSORT_OK && !prepared) return gpusorti_tell_unprepared(ctx, args);
    if (result == GPUSORT_OK) result = gpusorti_record(ctx, command_buffer, args, prepared);
    return result;
}

GPUSORT_API gpusort_result gpusort_sort(gpusort_context *ctx, const gpusort_host_args *args) {
    gpusorti_failures failures;
    gpusorti_plan usual, plan; /* that call.usual and call.plan point to */
    gpusorti_call call;
    gpusort_result result;
    result = gpusorti_begin_call(&call, ctx, args, &usual);
    if (result != GPUSORT_OK) return result;
    result = gpusorti_check_offsets(ctx, args);
    if (result != GPUSORT_OK) return result;
    if (args->timings) memset(args->timings, 0, sizeof *args->timings);
    if (args->count == 0) return GPUSORT_OK;
    result = gpusorti_check_arrays(&call);
    if (result != GPUSORT_OK) return result;
    if (!ctx->queue)
        return gpusorti_fail(&ctx->callbacks, GPUSORT_ERROR_INVALID_ARGUMENT,
                             "gpusort_desc.queue was not given: gpusort_sort() needs it");
    gpusorti_keep_failures(&ctx->callbacks, &failures);
    result = gpusorti_need_queue_objects(ctx);
    if (result == GPUSORT_OK) result = gpusorti_sort_within(&call, &plan);
    gpusorti_end_failures(&ctx->callbacks, result);
    if (result == GPUSORT_OK && args->timings) gpusorti_tell_times(&call, args->timings);
    return gpusorti_note_lost(ctx, result);
}

GPUSORT_API void gpusort_trim(gpusort_context *ctx) {
    int i;
    if (!ctx || gpusorti_settle(ctx) != GPUSORT_OK) return;
    for (i = 0; i < GPUSORTI_HOST_BUFFERS; i++) gpusorti_release_buffer(ctx, i);
}

#ifdef __cplusplus
}
#endif
#pragma pack(pop)
#endif /* GPUSORTI_IMPLEMENTED */
#endif /* GPUSORT_IMPLEMENTATION */

/* begin part face/licence */
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
