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

#if defined(__GNUC__) /* of a function: which parameter is a format of printf(), and the first that it is of */
#define GPUSORTI_PRINTF(at, first) __attribute__((format(printf, at, first)))
#else
#define GPUSORTI_PRINTF(at, first)
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

GPUSORTI_PRINTF(3, 4) static void gpusorti_log(const gpusorti_callbacks *callbacks, int level, const char *format, ...) {
    va_list list;
    va_start(list, format);
    gpusorti_write_log(callbacks, level, format, list);
    va_end(list);
}

/* Logs or keeps what failed, and returns result, so that every error path is `return gpusorti_fail(...)`. */
GPUSORTI_PRINTF(3, 4) static gpusort_result gpusorti_fail(const gpusorti_callbacks *callbacks, gpusort_result result,
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

/* broken: there is a mistake. place, member: where the member is in the structure, and its name. value: the member's, told
 * if it is not 0. format: the rule, with its limit. */
GPUSORTI_PRINTF(6, 7) static void gpusorti_refuse(gpusorti_checks *checks, int broken, size_t place, const char *member,
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
    GPUSORTI_CONTROL_RANGES = 7, /* leaves that were sorted by digits, see sort_range.glsl */
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
    /* MOST_PASSES records: {PASS_* flags, ticket, number of its first portion, -} */
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

    /* ---- leaves by place ---- */
    GPUSORTI_LEAST_PREFIX_DIGITS = 2, /* they follow passes by so many digits */
    GPUSORTI_MOST_PREFIX_DIGITS = 5, /* up to so many */
    GPUSORTI_PREFIX_CHOICES = GPUSORTI_MOST_PREFIX_DIGITS - GPUSORTI_LEAST_PREFIX_DIGITS + 1,
    GPUSORTI_SAMPLED = 256, /* one key of so many is in the sample of leading_bits.comp */
    GPUSORTI_CUT_EIGHTHS = 7, /* of the room of a leaf, from cut to cut */
    GPUSORTI_CUT_PLACES = 2, /* leaves by place that a cut adds, at most, to the one before all cuts */
    GPUSORTI_CUTS_AGAIN = 1, /* invocations of leaf_starts.comp that look at the last cut of the workgroup before */
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
    uint32_t record;        /* word of the pass's record */
} gpusorti_onesweep_args;

typedef struct gpusorti_leaf_args { /* leaf_starts.comp, leaf_sort.comp, sort_leaves.comp */
    uint32_t starts;     /* word of the leaves' first elements, and of the end */
    uint32_t list;       /* word of the leaves by place, two each: first element, count */
    uint32_t place_room; /* elements that one of them has room for */
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
    const uint32_t a = 1u << spec->radix_bits;
    const uint32_t b = spec->workgroup_size * spec->items;
    const uint32_t c = (1u << (spec->variant & 127u)) / 2u;
    return ((spec->full_subgroups != 0u) ? (spec->workgroup_size / spec->subgroup_size) : spec->workgroup_size) + ((b >
           a) ? b : a) + (((c + 1u) > a) ? (c + 1u) : a) + 1u;
}
static uint32_t gpusorti_leading_bits_words(const gpusorti_spec *spec) {
    const uint32_t a = 1u << spec->radix_bits;
    const uint32_t b = (spec->key_bits / spec->radix_bits) - 2u;
    return (b * a) + ((b * a) / ((a < 16u) ? a : 16u)) + 24u;
}
static uint32_t gpusorti_sort_leaves_words(const gpusorti_spec *spec) {
    const uint32_t a = spec->workgroup_size * spec->items;
    const uint32_t b = 1u << spec->radix_bits;
    const uint32_t c = a / 32u;
    return ((spec->full_subgroups != 0u) ? (spec->workgroup_size / spec->subgroup_size) : spec->workgroup_size) + (((a
           + 2u) > b) ? (a + 2u) : b) + (((a + 2u) > b) ? (a + 2u) : b) + (c + 2u) + (c + 2u) + (c + 2u) + c +
           (((spec->items + 1u) / 2u) * spec->workgroup_size) + 4u;
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
    BOTH(leaf_sort, 0x1fff, 0x112, GPUSORTI_BINDINGS, GPUSORTI_KEEPS_SIZES, 1) \
    BOTH(leading_bits, 0xffd, 0x111, GPUSORTI_BINDINGS, GPUSORTI_KNOWS_KINDS | GPUSORTI_READS_GIVEN, 0) \
    BOTH(sort_leaves, 0xfff, 0x112, GPUSORTI_BINDINGS, GPUSORTI_KEEPS_SIZES, 1) \
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

/* Writes the words of a token, 1 or 3. */
static void gpusorti_write_words(gpusorti_decompressor *u, uint32_t token, uint32_t *words) {
    const uint32_t *start = u->start[token < GPUSORTI_TOKEN_START ? 0 : token - GPUSORTI_TOKEN_START];
    words[0] = gpusorti_word_of(u, token < GPUSORTI_TOKEN_START ? token : start[0]);
    if (token < GPUSORTI_TOKEN_START) return;
    words[1] = gpusorti_word_of(u, start[1]);
    words[2] = ++u->ids;
}

/* Decompresses the next kernel; words NULL: passes over it, in less time. Returns 0 where tools/header/compress.c cannot
 * have written the text; other damage changes words. */
static int gpusorti_decompress(gpusorti_decompressor *u, uint32_t *words, uint32_t count) {
    uint32_t i = 0, end;
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
            end = i + (token < GPUSORTI_TOKEN_START ? 1 : 3);
            if (end > count) return 0;
            u->tokens[u->token_count++] = (uint16_t)token;
            if (words) gpusorti_write_words(u, token, words + i);
            i = end;
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
    /* by words a key - 1 and words a value, as leaves_to: */ \
    NUMBER(leaves_from, [2][3], 0, UINT32_MAX, SHRINKS) /* such counts are sorted by leading bits, then in leaves, */ \
    NUMBER(leaves_two_from, [2][3], 0, UINT32_MAX, SHRINKS) /* these by bits of more than one digit */ \
    NUMBER(places_from, [3], 0, UINT32_MAX, SHRINKS) /* and 64-bit keys in leaves by place; by words a value; 0: never */ \
    NUMBER(multiprocessors, , 0, 1024, FIXED) /* NVIDIA's, AMD's compute units; 0: these numbers are for all */ \
    NUMBER(indices_to, , 0, 0x1fffffff, FIXED) /* a signed index finds what a device address leads to, up to so many */ \
    NUMBER(merging_us, , 0, UINT32_MAX, FIXED) /* of a kind's first sorts, see gpusorti_plan_quick() */ \
    NUMBER(leaves_to, [2][3], 0, UINT32_MAX, FIXED) /* 0: no leaves */ \
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
    "leaves_to=2^28,2^28,2^28,2^28,2^28,2^28 " \
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
    "leaves_to=" to "," to "," to "," to "," to "," to " " \
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
    vk->GetInstanceProcAddr = (PFN_vkGetInstanceProcAddr)desc->get_instance_proc_addr;
#if defined(VOLK_H_)
    if (!vk->GetInstanceProcAddr) vk->GetInstanceProcAddr = vkGetInstanceProcAddr;
#endif
    if (!vk->GetInstanceProcAddr) vk->GetInstanceProcAddr = gpusorti_system_loader();
    if (vk->GetInstanceProcAddr) return GPUSORT_OK;
    return gpusorti_fail(callbacks, GPUSORT_ERROR_NO_LOADER,
#if defined(GPUSORT_NO_LOADER)
                         "gpusort.h was compiled with GPUSORT_NO_LOADER: set gpusort_desc.get_instance_proc_addr, or "
                         "include volk.h before the implementation and call volkInitialize()");
#else
                         "no Vulkan loader: install " GPUSORTI_LOADER_PACKAGES
                         "; or set gpusort_desc.get_instance_proc_addr");
#endif
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
    result = gpusort_chain_features(ctx->enabled, &info, &features);
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
    if (plan->request.count <= up_to->below_places || !gpusorti_fits_whole(ctx, plan, &shape, &gpusorti_place_demands))
        return;
    plan->of.passes.leaves.places.shape = shape;
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
 * by leading bits only if they are evenly distributed in it; the passes by the other digits are skipped then. If a leaf has
 * more elements than a workgroup has room for, a workgroup sorts it all the same, digit by digit: sort_range.glsl. Leaves by
 * the highest digit alone begin where the counts of its pass say. 64-bit keys that get no such leaves may have leaves by
 * place: places.h.
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
    if (leaves->bits == plan.radix_bits) return with;
    if (n <= up_to->below_two_digits) return plan;
    if (leaves->bits < GPUSORTI_MOST_LEAF_BITS) leaves->bits++; /* for keys that use a part of their range only */
    gpusorti_add_places(ctx, up_to, &with);
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
    const uint64_t workgroups = gpusorti_ceil_div(searched, leaves->starts.workgroup_size - GPUSORTI_CUTS_AGAIN);
    gpusorti_leaf_args args;
    args.starts = gpusorti_control_word(plan, plan->layout.leaves);
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
 * The kernels in their order: histogram. onesweep or onesweep_staged, once for each digit. If keys may be evenly
 * distributed, leaves, for which passes sort by the leading digits alone: leaves.h. finish, unless gpusorti_ends_by_passes(). 8-bit keys alone: histogram;
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
                                 uint64_t workgroups, int indirect, uint32_t pass) {
    const gpusorti_plan *plan = walk->plan;
    gpusorti_step *step = gpusorti_start_step(walk, kernel, shape, workgroups, indirect);
    step->push.pass = pass;
    step->push.args.span.span = plan->span;
    step->push.args.span.record = GPUSORTI_CONTROL_PASSES + GPUSORTI_RECORD_WORDS * pass;
    step->push.args.span.planned = plan->of.passes.leaves.bits != 0;
    step->push.args.span.held = (uint32_t)plan->of.passes.held;
}

/* The first count, unless the histogram has planned before, cannot be skipped. */
static void gpusorti_walk_three_kernels(gpusorti_walk *walk, uint32_t pass) {
    const gpusorti_plan *plan = walk->plan;
    const uint64_t spans = gpusorti_ceil_div(plan->request.count, plan->span);
    const uint32_t variant = pass == 0 && plan->of.passes.leaves.bits == 0 ? GPUSORTI_VARIANT_FIRST_PASS : 0;
    const gpusorti_shape count = gpusorti_shape_of(plan->shape.workgroup_size, plan->shape.items, variant),
                         scan = gpusorti_shape_of(plan->of.passes.scan.workgroup_size, plan->of.passes.scan.items,
                                                  variant);
    const int size = GPUSORTI_SIZE_PASSES + (int)(GPUSORTI_SIZE_WORDS * pass);
    gpusorti_start_spans(walk, GPUSORTI_KERNEL_count, &count, spans, GPUSORTI_SIZE_TILES, pass);
    if (variant && plan->of.passes.held) gpusorti_bind_input(walk);
    if (!variant) gpusorti_size_by_gpu(walk, size);
    gpusorti_visit_step(walk);
    gpusorti_start_spans(walk, GPUSORTI_KERNEL_scan, &scan, (uint64_t)1 << plan->radix_bits, -1, pass);
    gpusorti_visit_step(walk);
    gpusorti_start_spans(walk, gpusorti_scatter_kernel(plan), &plan->shape, spans, GPUSORTI_SIZE_TILES, pass);
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

static void gpusorti_walk_pass(gpusorti_walk *walk, uint32_t pass) {
    const gpusorti_plan *plan = walk->plan;
    const uint32_t portions = gpusorti_portions(plan), tiles = plan->of.passes.tiles_per_portion;
    uint32_t portion;
    if (!plan->of.passes.sweeps) {
        gpusorti_walk_three_kernels(walk, pass);
        return;
    }
    for (portion = 0; portion < portions; portion++) {
        const uint64_t left = gpusorti_tile_count(plan) - (uint64_t)portion * tiles;
        gpusorti_step *step = gpusorti_start_step(walk, gpusorti_pass_kernel(plan), &plan->shape,
                                                  gpusorti_lesser(left, tiles), GPUSORTI_SIZE_TILES);
        gpusorti_onesweep_args *args = &step->push.args.onesweep;
        step->push.pass = pass;
        args->record = GPUSORTI_CONTROL_PASSES + GPUSORTI_RECORD_WORDS * pass;
        args->portion_tiles = tiles;
        args->portion = portion;
        args->polls = plan->polls;
        args->flip = gpusorti_flip(plan, pass);
        if (portions == 1) gpusorti_size_by_gpu(walk, GPUSORTI_SIZE_PASSES + (int)(GPUSORTI_SIZE_WORDS * pass));
        gpusorti_visit_step(walk);
    }
}

/* The GPU decides which of them have nothing to do. */
static void gpusorti_walk_passes(gpusorti_walk *walk) {
    uint32_t pass;
    for (pass = 0; pass < walk->plan->pass_count; pass++) gpusorti_walk_pass(walk, pass);
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

/* One-sweep, and passes with leaves. */
static void gpusorti_walk_planned_passes(gpusorti_walk *walk) {
    const gpusorti_plan *plan = walk->plan;
    gpusorti_walk_histogram(walk);
    if (plan->of.passes.counting_sort) return;
    gpusorti_walk_before_passes(walk);
    gpusorti_walk_passes(walk);
    if (plan->of.passes.leaves.bits) gpusorti_walk_leaves(walk);
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
        gpusorti_walk_passes(walk);
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

/* Creates the modules of the wanted kernels. The text of a kernel is read after that of all before it, which takes a
 * millisecond for the last. */
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
        if (!gpusorti_decompress(u, wanted[build] ? words : NULL, count))
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

GPUSORTI_PRINTF(2, 3) static void gpusorti_say(gpusorti_writer *t, const char *format, ...) {
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
"fF}d~!!!(W~;V}79g2}79gFW79u79u79u79u79u79u79u79u79tW#e!Pq!G[GVz7;VoVvn3dlF2nFGkFp}mFG7=VoW/nF`mG+7EVorVz7GVoV{Vz7NVoW2r7]",
"VoW$g4ql4}7nVoW,h4e}f4`e3Pg4bWD71r66e4a72e4RX>73rg4k74f4|756KWD7666e!4d~!!k6z77h4s66e4|78u66d~!#-t[79o4r7:r79r7:skG.g3ug4",
"Kq!GV8g3>gGNo4ef5!l4ie3*e%+g5(WU667<d~!!!#s7;67g4;oF^6_vjFC6Wt6WeFpj4@6^fFh6^6cfEe7=W1g5Ie!d7>r7=6EoF`6Xf4P7@W-e!:7As7@d~",
"!!ZGm6%7Bd~!!!#r7A6467WU607Cd~!!!#H7=65e!57Df#2e!]7EVme!,7Fr7E64s7GW1e5u7Hd~!!!#J7G64e!T7Id~!!!!Be!,7Jd~!!!$37H7Ie!(7Kd~!",
"!!$0647Je!C7Ls67e$/7MXSe!G7Nf!Q7Od~!!!#t7Nf!b7Pf!We!(7Qf!<e!I7Rf!Ye!z7Sr7Rt7Td~!!!#w7G6Eg6Ke!87UXTrf!f7Vs7Ue!(7WXR7V64e#G",
"7Xr7T6N7We!F7Yh!e7Ze#G64e!y7[W's7]W+g8Hg7Ge!87^f#^g7>e!V7_e!]7]WI7`e!)WL7aV|7`WM7a7be8i7cV|6%g7hWM7c7dV|e!&7et7ff!W7gd~!!",
"!$vWL7hW/66g7!d~!!JWD6K7ie/8d~!!9g~667jg8+WI7k66g7z7kh8%7lsi8;g7Ug74hIH6%7md~!!!#qgIie!Q7nVme!A7oXT7nf$97pXV7o65gIif7M}k.",
"3e3vhA3e.e#s${`K7qf!Bd}Cb#pj>zh>af@:#j,,6gf>H`D,-n1^d~!!JY(gHuf!bi1`0sm-hE(sd}Cu!#7y`9D}E&`;E*e/4#E(pJR`3(E,h5fE0%#f@K6Zs",
"d~!!s/Fe@17z$E4-&7pE!e,t&E-E.7prE8rE8l7O`,e44f4ypK9hAwf!8h.8)fA^g7%6%7qq!7~@7rr71d}Ck!6j0~h5bd}Cb#<f#ok/2gFb+`>hB%hH2h$^d",
"}Cg!K%tf.h+g!I1g$BfFC2e!ud}DI!Kf$^2rg/Rd}Cb#>f!6fHKD}i!6D}sd}DF!%647B`;e%[d}D]!%E%f7l7=d}DH!%E'7BiHh`T&`U$#7Cf!EfHXE*d~!!",
"{)]e6jD}E'25-0#1h#_7sr72`Ih#^d}Cb#DDgh5Wd}Cb#Ff!w`J)Vo`S#7Kd~!!RO{e!M#e9^g$P``,)#g#6d}Cb#Lg!>%re4~d~!!JY$fGW7Md}C|!%#d~!!",
"JY&f<.7K`a$#d}C{!K+e#y*r*r,1#*f!Jd}Cb#Otd~!!Bave!a%gE&``&/#$f7HD|f!:d}Cb#Pg!cE&Vmf#!d}D`!Ke&HVmh!}E)E%vd}Cb#QvVmsd~!!RQ;t",
"7S6Ze!~d}Db!%e!G`d#7X`S(#e!M,rgFn``-2#g$vd}Cb#Yi!M`Se!@e!<'i!h(2sg&i``E#E&#(h&@7tr73e;|o%~d}Cb#Zg!Y*r`e#*e%2*u%g#z(`J/Vo`",
"d/7I`e$eG=16Ep'9`JD|f!OD|`AD}e'P}e<WE$`c0#lG.`o*#h>g1.#)e!{E(wf(yE(`7D~e#Q3v7ur74`0g(B7[f'k&7]f9`h!87vx6~v`;$g7%7]i($7wr7",
"5j!Sf!Bh(;e:2e#d}e#1'th#M6Nt`D*6Cp!Bd~!!JXjeK`.m!Te=06Ee!S#tgL_g6%e5j'sWc,e5<e!a,#)`a0e#&E$~1E(}d}De!6E+n!qE/~5`a+#d}Dc!K",
"#d}D]!K4h$+667xr76`I`In&.d}Cb#^i(Nf!%e@Z#n,L`A('l!.`J2Vmf!%e!Ch%lg<9&g(M`B-0f7/3r1`JD}Vme!%h!BD|e(F`Bf(O5hA`7yg.(l:3g9D7_",
"{d}C^#c7bpLU`An:=Wl7de>Q7ee!%7fe*W#r#d~!!Bb167677gg;,7zr77g;S`^hBVd}CM#lW/e!{`d'67f-*`d)6gf!(d}Ch!%7u0`x7v1d}Cu!K7wk92#d}",
"D#!K7r+65d}Ch!K7sh,Ah)%#&7i%g#P`B7j)s``7i,e#O`7E&.e;ae#|E'e#Zf!W$rf%ji@V$~4#E-`;E41f$Ld}C^#hE2gQyd}C_!6#l&%`3D~*e#1E4#p#.",
"`@E94gAi2r2e$J346ZfArhOGWg66E)E*1e!WWg6KeSS3e!|e#/5r%r$t'x`|EE'`}o&5f.2#uEDu`@EK.e.Nf$<Wl$!g#/`@EN1e!1d}DJ!%7t#EJEIe%X#d~",
"!!ZImhRl64hSnh#zD~sEAfClEV`>,`j#EKd}Db!KEFe!yEJz`3)64e15Egh1W'.|eXE64e$4Ebg#)`t#E_`>E$e!'Ead}D#!67x%#h'@EYs*gCq`BEZE-#,``",
"EXE.4eI(E:rE:e$:E;E[E/#E$sE9EXE/!E$e$VE7E8sE<fA`ESrES`;EsEX`:eF&WaE]e#!!h)WE_f#&E]6HgSeeZXE[Ew$!#fSlEYg#BEwh([Ebre&xm'W`R",
"re$7&g.t`JEgVop!:7etkR3Eog!4d~!!JYF7f7,e$cf'~h>*g(%iBV78g($g(x}mGle%B(g,L7-f,l,1e-%f%84f3=f[,(`.)m#5hR_`Ae#Gi*81h0'j'kE)7",
"_r7mf!YE$ud}Dg!%f&.D|g2yfDlf$rE%E&6FfXoE!`AeGed~!!JXee,wE,m'%`-7de$6pTJ6Ze!4`R$e!_h+<`-7ef!@}7,e!4m!@7f~07[`Rg'Gg&xf3bD}e",
"$`",
/* count_address: count.comp ADDRESS */
"fSxd~!!!);~H7{u7{u7{u7{u7{u7{u7{u7{u7{u7{u7{u7{u7{u7{u7{u7{tW#7{mAz}pAr7}VoW(nAvhAEoA^q!A<SoSzfAGq!ACMWQ7{hT@oAH7|r7{r7|w",
"g;ckAHgSVq!TKB6ZhA{fTKpAW}kT<gAQg<jnAhh@W7}fBU7~WTe<l8!r7}7~u8!rlT4}fA_jAZpT:q!AYe~}i>~7]hglkAY~}ghsgVxgAUgBygW;oAY8#tiW@",
"8$V{pA^}fMfnA^}d}Cb$#vlLUfKVgOxe-2gRdg;0eAgfi,`D/0n2)`dnAe3}E+vE#E)rE-tE+~0E/vE3v8$sd}D^!#eAcE7s8#ueS08#rE;rE;nAc7-~1pN>h",
"#d)r)rf>=(iAlq!WkH`JePQ`c&%d}DG#%$pWe`ekWc`a(mB=}Wb'g#LfRjiB5fU]nB4jB_iE9fS-(3rkjQ``s)$eS:`C7pe0k`O$eAzgV(f91,d~!!JXde0c7",
">E#wo!]4E(67|5$`FuE+fZhh&AgBSE,r-jBvE1uj!^h#W`eE87Be!f$#s(r&g!3iB$%*#)e!knF{`eEB7Bh&;65t`G(i!~`T5kCXEFrEFd~!!k9;sE2E:E%E.",
"#,nCVd}CM!TW/e3R$gC[{d}C^!D(f%}fB^i7WkCUa)-f!8eBYd}Da!0gCU`ohCS`>4e7J$Wl5!g=tjCS`>D~`se4GE!!g#OnCQa)E%65n!ukCMa)eSxg!ud}D",
"d!0nCM`-)`Sf!v*y`pg!IE5tfCKj!`WcE6W]E6`>E8q!CB~#_6i~66j~:6iu6j~V`rq!C@~%Oe*=jCB(v*w1s2w0~9Wl27ilCE`7E%te#|E&q!C@GE+rE3vE0",
"~5E2~0E7~8E'E(te#(4r$hC8&yEB~0,wEAvEH~/EKwEGEFta$kC6EUyE@tESuEH`>EYa!f+zEZ!`QEHmC#*fC;Efw/}/tE`wE]rE%fCAlC;EWuE#rE#reC6#e",
"iuE9rE9e$1E:mC/E;tERrERrEqEWuEYyE[tE[sE]rE]sEZEutfC:EXg#5Euua)Et65h3Um@p'gC3h1&a)E{64h!>}7ewh#xEppC7f({3q!C7Pl6K6kf,i/4hC",
">D}e166ZfkR+s`.,oCA6Y|4}E,wE'`G5wE!ukz'6Fu`AE,65d}Di!6E/nC>zpcKlCFg61mCFp!GgCMm!G7f~6jCTh#NE)rE)e$|",
/* scan: scan.comp */
"fc*d~!!!'tq#*(Yq!cH[pC7kBhgC@gBlgBhgBpq!tl>pB`WE8%e!/eB|d~!!ROF8&66f!#d~!!c>j8'f!H8&e!%gB3WE8(6%6Dq#)8QgAmlb_}gC0gBgnB_pb",
"2h>|hA/gBeo__gBmg>~gA~f>Sh_oht16%8)W5fBwf>(8*eBsf>(8+XN8*rgtRf@ef!>8,W0g@;WI8-e!'f@P8-yg@@p_7tg@%f@Gg_SiA)g@.gAFg@zgE5h@b",
"8.6%u8.e!E8/XR6F64i@`l@2f$#80d~!!!!Ls81d~!!!!Mh@:gQxd}CM!Drj@>7q`A$e)D7p#pIth*5p3{e0r`x82%h_w65($'f*}h,,d~!!ZH,8&e!U#7j7j",
"h`ad~!!k75e_483*e3se!qg2ge4_7_n/E`Q7pj!-p`je8pg@kg)p`B+f58fQ$-`B0e.5+m/}E6snac}g`Lf<8f+kg6yh#Tj-!e=Ff0}'E!uEM`Q+a,$fnG(t(",
"!r(evE(i#Bq##=%!imZ.r%`A0j$Xj`%4h2:E#EZi!Op6=e4E!g0/g.D`.D~m!Ya$f/3E$gP,g!;e,ZiOJEfE2th#[(+g2Y.uE:tk-sE56Gr(#juag!D)l2{j1",
"U,'`:eSbm3sE%1e.D-ld7&h&D#(65'a)F-1e3xh$C45!g0,e!+126Zf&</WlF-5`x84F/`3E,$e8PE!i0.5g#0D~~1E.tEdm2sE=e$&#,iQK0g/ua)FD.g#%1",
"2s0r0s./s3r,e0l8/g!9EAEB!g$eWcE@esQe!/E=E>e2[ECeE&WcFEW]FEk{'q#.x0`3'ez{'s(vq#.p8q!eJoq!aL~$0hTW#gT@ff^j$@82r8%f==j:<g'1'",
"s`,eGJfvc&t(xe;E)s*e8r1$n6Ng>`/`o3h6Me7=23*!$fvb1gvk6ZfyD+Wr3f&s83r8'sd}Ck$&g%Gd~!!Ba{eed(`if+z`6#(`8$)m&o`Ae6%`W$-d}Dk!6",
"$#p%%`6)2`8*3m!IhJ=64tk74-sh#qpxT`eE/*f-If.Te#c-g%Je^Dd}Dt!0#e#;d}Dc!%E6`dE8f-b(g!.d}DE!6E:Vme`%g-ld~!!JXceI/%e#Dn7Ga2EBV",
"oo.K-g+ze:m(#$i.9e&1&m!NEKW$sl;0`C267e#o27@r`o$eI]&6gg!)`eETE8f#Oo%;`o(6Cg!te(l2#$a2EZW'l$Xd~!!RO3e%&6!d~!!!!mEae#`e%t#`c",
"#6h`o+g$U'`3E9f$/E`p.+E4h#>EjyE8'te!Se#36EeGxD}#hO-D~4sg0]`70D|#-`96gEW`38)e#VEO64%f'J$g*a&80i+{e%_(81`9EJEbk!96C+`CEW65E",
"qe|Pf'3Ed{WcEdW]e>iE1mOxF!ud}Du!6EVjCi*s`AF&m)ia2F/Vog&[`o67h/i`C*e!-h.1$fMZf&@oDaed7m#)#s`B%&8+#g0<`B*2#g#r6~s,g!E$m,761",
"e2Zm*ee#p6ee#5FFW$h!i{,l;Sk!Te!K8,#hJYF1rF1e)3F2F3e1nF4rF-g-G84r8(d}Ck!Dg=U`-%e.Tf$mhDlh(OeHQg=b6F{erO(mGR0f/'h25|h1rD|`3",
"fB)D}e<oD~Wl4h/Ag/]Wqr1e'mf/]e/qE!f+Q",
/* scan_address: scan.comp ADDRESS */
"f^Jd~!!!(:~X~}p<4~}o]y}q#24Qo<Vhx6q!<EPoZJg<Eg;<g<I}g<jq!<M=q!<IP6JW<tgZCi<IgZ8g<MgZ<gZfg<Qg<oq!<QmpCxgU7q!<ZB6Jvd}Dr$&g<",
"Xh[[d}Ds!#i<VgjK`DE'l<V}m[c}i/igPv`B./#,g*I`B3e1A.m,5E<sn]e}f[Gm<`6Y~8ES~0j#M`34+eXmi#Kg4)!q#>,'1r(`A3n<itD}uk!XE)Egyg7Og",
"<fe,_*r)f<rg>ch<rE'~/E*{iI}ErE8j<r}EA|E;~FEPvo#dE(4e.'0n`L)h2E#eQ0*a)F<4j<{D}D~!g2Rg='6Zf&b2WlF<D~e<{F>rE/tE%wD~uE$~1E1tE",
"mzk#9EDE8s/sgL13i`#a)FV1k>*}j='EGEHvg[he!/EDEEe='EIrEBrFWrFWq#9,kq!ayxq![H~$0nOVg$if&k7,g!*q!=I@6d~va0q!=Gt6d~]a3q!=E~#Kd",
"}Dv!0q!=C|k-R`CER64(f/7'i*z)80r&g,E65f!.+e=NEMEe`G)si!=6C.`CEZ65Eth=PEg|EgtE4{F%vEY|F)|F2~h`GE2sXDse#]p=R`GE6sh,Np=TFI~=`",
"GEAi!Vk=Vf=MF4e)AF5F6e2[F7rF0q!=V~#=",
/* scatter: scatter.comp */
"fXLd~!!!.Yg=Vd~!!!!aVnd~!!!!cVnWRlXRd~!!{'+w8`8i8m8wjXU6Gq#;b~$&8BrW4r8Df!h8Eu8Es8Ft8Fre#Y8Gf!68Hu8Hq#aZ*q#ao.8Kt8Kf!K8Lf",
"!68Mu8Ms8Ot8Oe!Kh{@}8^Voe!K8`W(Wfh@E8are$A8ire$f8me!-8mW(XpW#Dge!)8wrd~!!!SWg@dq#<qAX>856#e!'e@Rp{Vg@aWP866%V|WE8786e!.88",
"r86k@]WD89f@OX>8:g@UhAAg<_q#OE)h<g7lsWD8;6#6M7lX>8<6#f!pWD8=f!tWF8>f!LeALWF8@sgAS8Ah!06%q#=f~$D8Bt8Cr8B67WJ8De#&8E8Dr6or8",
"Er6o8FrgA(WJ8Ge!48H8Gr8Ir8Hr8I6prq#cj(8Jt8J8Ke!08Ls8M8Lr8Nr8Mr8N8Ore!f8Ptf{Gq!}%~#F8Qsf#M8Rh!.8Sh!q8Tu668Uh!48Vv8Wh#&8Xv8",
"Yr8Xq#@64WL8ZV{e&K8Z8[V{e!&8]f|48^fE`8_XV8^65eEC8`rq#Ur'8af$B8bd~!!!#N6F8ae!:8cu8Z8dV{e!,8ev8ff!W8gf!&8hs6;8if![8jte#l8kr",
"8j8b6FWI8le!*fEJ8lye!D8mre!L8nf!_8oXNsd~!!9g}668pq#$9%gE`e!38qe!Yf#_8rd~!!!#{8a6Ee!(8sd~!!!#p8q8re#58tXR6Es6%8ud~!!!$.6N8",
"tWL8vVo86WM8v8wVogG.iEoe!(8xXQ7_64WI8ye!)WL8zV|8yWM8zeEmiEVe!`8{d~!!!#u7;8Be#F8|r8{e!)e!58}r6H8|e!(8~r8b7_e!;9!r8}8~e!.9#",
"te!B9$r9!8}9#WI9%e!*WL9&V|9%WM9&7eV|gGYfGff#%9'eG^6hgG,9're!.9(v8#r9(t9)g!i6%9*e#=6Fe!(9+XR9*fFl9,X~9+e$N9-e!)WL9.W/9-WL9",
"/V{6LWM9/90V{XY6K916N6NWL92V{rWL93V{8.WM9394V{q#$2&95t957fre!o96r8Bf$R97e!(f%298r976Ge$.99e!*WL9:V{99WM9:9;V{gIGgJ1kI*9<X",
"Vrf#@9=e!.67gI69=t6gf!g9>tq##j2fr*fH$q#CNAnbX`D()q##R8D~}E$u`-8ni:Z(spt%i`z)E&sglLi!|`v7f.q#k$&-.e4q/r*`9E+E1`;E5#eCNE3q#",
"$10E7vE;t`dE.gt'gcPf9Ke4H8[#e=<e^o8]g#dd}Cb%<g#bE87@y9<3s`Q8+m#|E>6E`Ax8+,sh#kE'vE#mt5`;E')q#X!&`dELgu+`Z6y.&E*$d}C_!L90W",
"lEd!`X9REfEed}C_$.EfWl94e;wE/`dEU6hg!>9U/&$E!f#%d}Cb%>f##eJaE$3E7E,E$g#$o$j}WlEu&`x9NEwe$[)fC5#&es^fI.*+s,r'h6ME+rE+`:E*e",
"r-E/yE1tE4rq#hE%WgsEJfr-q#hG%WcE}W]E}q#FH~$Dd}D_!Kq#FF-6#9@r85e#]q#FH+p#We(.*f%{#f#XfxS+h;3)rh{a.g!FeFRVmf#WffPh$!`J1Vmf#",
"43e!0h$&g:GWif$a9A~0d}Cb$C|iNLfgM`=8Fe#n`>hA'`=6p610`>h@Ye$i+#*f!j.hiUn!QD~`28Kf$@h!Q`28OrE$`-iA+g!Qg$ME%etG``/E!#.h$I9B{",
"d}Cb$Pzp#@gfB-ghlf#A/e!-.gCbf()*h&&n!N5`J5Vmf#@f=ah#Af~&e#Dq#o4%h#EgBIWiq#J$-`u~1`mq#J!7q#(J)q#I{9`sq#IyVa+q#Iwe6K9Ck$6d}",
"Cb$Qwd}Cb$Rg#U)v*'sf!4d}Cb$Sh!ki$I'w(+vd}Cb$T|fH'k$K,#l#NfPPD}f!Ld}Cb$UuE'i#RE)wE*iGpd}Cb$Vk#m7K{-h!<d}Cb$Wm$S8Yta1k$U)t-",
"rgUU``.3sq#AT%``E$eq5.q!jf~$*jN%`-8[`-8]eM`&j!R9De.Ch$7d}Cb$_j#O`-8`e)E8bf#5`6e!(hGx64th!L9Exd}Cb$ct`-8de,_g!(`K9D`6$#h!J",
"&y9Fxd}Cb$ej!tg!HeN*hH;fO:#&h!H84h#m`-8f`-8ge#lg/S`-8hk$*9Ge!cgOn}`-8ie1^#s't's'eG4'sg1Qf1V'(6Zt$Wr+q#*$*8iWl8d!W_6%Kl8mW",
"l8hKlWl8g8ae#Ee/:8ah#$Wl8ng&bd}Cb$otd~!!JZZ86Dg6f8pd~!!RRn6%e!'6u#e!H!d}E(!%6fVm$e!L!e!Gl]2#g#}e#bfHqi.jiH88h`K9Gh!jlH5e3",
"Fe!6e%pf0@6GWl8f!g2N9Hh$Ad~!!RRuf!}Vo$e!=e!e`;fOj%m7#e#cfI7i0*e2P*t9Ih!S`x9HhYrf#%#eX3i%U869Jr87o(ad}Cb$sth%#8uwgXL7]ukRR",
"'`d2g3hd}E'$66fe0m#rg#8%k(Ua1&h7('tX]fRp!oRn-d}Dr$6465e!#g+,aMe$~g#'d}Cg$6$E#uE&|&!r&`eE.&fPTi#'`;%64aN#f!#d}C{$6%#X]86./",
"f&8+,s0r)g5QaO3E(0*h&}9Kr88d}Ck$6h$-aLg2J'r`48wf4te)fgR]h*faKe&2-h14$si!U9L~0f!MhLRf&V*lO%h1S9Mg'CXf6f6f7gg&*9NiMX$`3e#j`",
"v7df28`-(h!)`;&i(N9Or89g,=d}Ch$69J$`x9Ke9d9L$e:'e(>7e#s`]9M`A(m'Jevg*Wl(!g.ne!:eQM-h!^9Pr8:rg!_e)E7_f8Eh!XWl#'e!di!|9Qh&s",
"q#8x'j_6%u(u8btW$i%MXJe)G9P%.(e%7$%s)r!g3!i!R,u/yVm|D||4r4e-9+)f#<m]fq#@T%m#=g:F8btW$w`9'f#x/tg3~1j:F6Zuf=+-i!W/yVm|E#xE%",
"}q#.F%g_(9Rr8;d}Ck!Md}Ck#lsd}CM%.W/k;c&u9){e!aq#3P.h)x9Efd_i#8'se-<hZD%x`K9F`A*k*fq#2W3i!x`@E+'e7geg'#d}D#!%9Oe@{a)E.+f+}",
"l#ag0Ah+x5r5e!7D|D}rf5/2e#ee#89,meh65v9,ocWt7_z`x9Q'q$*x,e#Fa)E@gAFk}=}`x9I3i$d/g!{2~1E(ul$8e)$&f8HeU/'/q#0g&ER-g!v01s/r/",
"gBH6Zf<M+e#tf.Ln!V7_s6Hkf5jedo${uEcw`3EX#h&aa)Eh-g&f%v./g+t+q#1F)9Sr8<e:@f()f59h&Oe]'&67m*66H+q#D*$e!:k/ag9_9Tr8=g(Ze!7eA",
"|g!Ol%4f!Oh#4q#:R0i)36yr8>s`^q#2Q$q#7N7efg(e%(.m!o3'`z7r2q#7@-91%d}C^%2900sh5Fi.r1r,h=%i'p}p!yE)l$8e!e,q#73-g7Zh%vgF>g/ng",
"${9Ur8@e#op#pp%kd}C^$Z94f3ee!l)sd}DJ!#9S%#7;l(dm&A)q#{V48nt`z9Te!Re&HfG[h+&'f'Tf.Vh2cd}Cb%6f!IaX9;5e$Ih<S`:.E0a,#E.p_[E2g",
"%#`{9C4q#Fo.aY9@E8/hb`q$-m%e#PE'E(sE)rE$h'/hcd8Ag&$`0q!&%<`D#/m+B)r#e$H,rh+T2h&74+gAH&re0,E#-`z9AE!mDxe$g+#8Bg.Ie#<5D|rfD",
"[2m$k4~7fJ*E0mcJE2e$Z/`-f$~)8BaY9B&$lCrhkFg]9e$,",
/* scatter_address: scatter.comp ADDRESS */
"fxkd~!!!/3l]6jxq}k]B}q#WC~#`f[{q![)Tq#WYBq![+~#Cq#XNLq#XJ~$)gXHm[BpZb~}~}o}tq!Zb=~}q!Z^Lq!ZYyoZU8#|9<~~#06rW,q#[~'6kW4gbb",
"kZ^9V~]6r~5q#!`5`D+,nZg}E$}E'~@6kuE)vE*`GE'i!~gZi}E.E4rE8tE6~0E:vE>|8$~2d}Cb%V~/9V~mEgtEiEhrEi~_ExtEz~bF#rF#q#`N~$Ta/q#`L",
"~#bd}Dl!Kq#`J*p]ZWb&q!$n<j]{l$5)p$n*{fywD|e$ogIUl!O1E$o$c2wE'fVyq$7J$iz:gFFh^-{p&J7[y6Z|g^Nq!&JPm#ZE%~4E(n&=q#QJ%eXt5#,m^",
"Hp%6p#Z}a>j%6~{q#e52`u~u~}i^^n$,p^c`>(f#M)vj^ca),o$>k^_a)1m$>a1k$AE!uE#s-r-n^aa)E&o#Nk^]a)E+o$Ek^Xa)E0i$Ep^Z`-*g$G+h!|g`o",
"`>E:q#,{~$*q!^S~$WLZtLZ~8fZRaKq!^Oyd}E)!%q!^M~'Ga%~~#<a8~~/2",
/* scatter_basic: scatter.comp BASIC */
"sVkd~!!!,Sq#r.5q#:X~%7q$6v(q#:=^k_(q#9~~(.g^yq#^;$h_8q$8f7e!*k]pWI9We!)f^%9Wse]Cq$m~%e!89XXQ7@7]g^sq$8n%hcNWI9Y6K6Ff]g9Ys",
"7fe!a9Zr6Kq#]b'q#`A%e!,9[r6Hrj^W}WI9]e!)f]79]s9^ri]^8f~1f`W7a9_l]U}8lv8ls8hq#8+&gapgfDq#`;-7pi]U}h_Kq#87~#;8d~M9_~l`[~/7p",
"~k8fu6vv8g~D8d~;9Hs9_~~/Yq$>&)fWPWilXW`9$6Fe05k!t9HjRJeV8gRG'xjP/iNma(e4Of!$jN@hCpm0heD|'`@/(hJ}`c#7.e!0,`o$fK&)f*6lG}k1G",
"-~0e#2gONe#@(hOT'(s)r$h!N7@&u9Xti3:hXXWlE+7ilFHp#KgYj6Ge+f)iLCE6,hN:e&85e'F6f`ef%j$64e!B7@e%v#eNU&kL^lF5`>ECe!ad}C^%Z7ff,",
"llMJe+.D}fNZ64E#u6FtlZ>eGP(wh]se&h-f![h1E&h1I#(7ih3HWm6KfXLj!y4v3r3q#`<&f-1/`>E[d}Cw!KD}#e!>8/`>gY3e#i62r$7.`3fmne*_f!.f2",
"k`c(7.`ce!4`o(q$(m%d}Cm!K0e!fEkjL1E*sp$`a)Eq'g$OEXte!%g$L`eeX~a)Eyh$d&f!n`--iNTf)Uee7`3um$`q$#q$Ede!/EeEfe#WEgrEbmI#Edl#)",
"lJ/h%b`ee'/`-%f!wa)F0.gOc)q%$m.-rk!Ge5P.g$t`B+3#(nQ:2s5u`AD|9[n![eJbn![E$w.|`3E+64e'rE)s#hgxE0e6fe#yE1E2e$)E3rE.m#yE0tp%#",
"FSte#~)s$h(})*s+r&m!T(vp)_i(0Fe*o!ThRH|9^~89^~59^~49^#~}8f~c8f~e8gu8f~Q8d|9_~78h~~#J8g~y8d~38h~A",
/* scatter_basic_address: scatter.comp BASIC ADDRESS */
"sX&d~!!!-2q$*_Aq#0jv~}pQ:q#0OZpQ<q#02~'eq!Psnq!PoB~}q#.E:8#q!Po]q#.I}8d~O9_~la%~/8#~k8fu6vuq!Pz_ExtEzsq#.I~2Dq!Selg!&pL*p",
"Sg0}~}E,~GE7~:EA~4ED~~#6E]tWlE^!gSjg!*a)E_f)@gRt%fQ(f5&a)Eef*LgSs&s*v)u`>Eoaaf)REpjM_E.tpPtEvhSuE]~.E~~HEhrEhsEiEjsEkrEf{",
"Eh~BF4~~#hFW~ZFj~~)I",
/* segment_scatter: scatter.comp SEGMENTS */
"sVkd~!!!/.q$@}Iq#&KW6,~86U~LV}9egT39esf!,q#(e%9eu9eu9eu9eu9eu9eu9eu9ete!'q&#U%9eu9eu9etW#e!eq#'=66`~46m~DgUZhV#8Lq#)n8q#e",
"1Dq#'vUq#dp&gSed~!!c>g9`6%f!(f!79a9`e!&9b6%9`WD9crf!+9d66q#eN2q#eAgpU7}gV!q#'gAq${N*q#'o46,t6,yq#(p%q#'s06Ut6UygXAq#'wWd~",
"!#NT@9eq%s.19fr9er9fsgQ-gX2q#(706`t6`z6mt6m{~}gY;q#(;~#8iYp6gfUz9geSt6ggYp9grlZ~8Lu8Lq#-L+6qW(gV|q#&O%gZ6gT`g[eiVtq#fFi~}",
"q#f-Y8zt8z7d~`q#g`,9&sq#f}%q#f@fq#f/:q!Xb;lX`eXJ`D&$m4Q*gWxd}Ch%`9h,d}DE#%$eRy#s&V|eq^Vvq#E@).spC,aV9j0(q#bc$fAae3`()6Ff!",
"`%q&-6$g@=gWWq#dm)'{.sq#)i'84v9Hu`d0iV{E)E(1s90rE;s9RE=E<rE=r94sD|rE!uoWzE'{E&seW8eCZ*$jW8aV9OE<E=eW<E>E=E/E*h;HWcENW]ENh",
"V;q#'e~.-q#W6(jYz`;(q#QL-)$kc3q%*'&6qq#4h66jx65x9`9hr9ah#46dt6g&f#Kf!HgFceNIi!+d}DI#%&e!.)67j!7,6fw`;4&ihUfcb1e!%2/e$J$gf",
"v'd~!!k7M9`Dg+1.*&kTw9bd}Ck%`jeAe2>W$q$v5%%i!;9ir9crf#=d~!!ROzq&6d$eD7h!n`6s`8&mjXfT2-`9-$q#%T%0W'k%)9ji!YaV9i%$h#Of!H(j#",
"X&#d}E1!%,eA9j!L669kr9dhUr7]h%V`Dg#<lV+d}Ch!69k$p%%eiq(lc=iV@m!J}7v~09Iq#dh~#P9Kv~}LJtLJ~~#29L~O9Nw9L~~$@9Q~S9l~X9mq#dH+9",
"Qs9lv7d~V7d~/9n~~#h7d~U7d~_7d~{9Is9m~y9n~K9N~N7e~T7e~J9Iv7d~M7d~87d~57d~47d~Z9K~w9K~~#W9I{7e~~#F9K~~#e",
/* segment_scatter_address: scatter.comp SEGMENTS ADDRESS */
"sX&d~!!!/gq$BsTq&_U*9ou9osW+e!'q#33%9ou9ou9ou9ou9ou9ou9ou9ou9ou9ou9ou9ou9ote!'q&M7%9ou9ou9otW#e!~q#3*:6,~@h^#6U~/q$C*fq!]",
"~~#uf[qq#3:*d~!#w,49oq&OU5WL9pW29oWM9pq#4])7,W$q#4P%g^3q#3fgi^gq#3f%q#5(%q#3jCg[<q#3n~$;g`-q#3r)o]H8#tg]aq#8N-6Uu6Uuq&cC)",
"q%AD%g]Gq!]C~$^9<|9V~~#Aq#7r%k]G9qtge6q!]K~#G7.|d}Cb%q~/9qv8$~6~}q#3,~0lm`,a%~<q%Ks-6quj`5z`G)sg!:m`7}6rym!j&u`3e)H`G&q#H",
"G'g`C,r`G*sh!;/6fr-w`;D}f`G6J~4d}E0%`j`E}6k~8afh`C6J~Ml$`e`J('q%V9)e!Q+`G'i!-g`N/~66j~~%SM:tM:~~(>a8~~#<a[~~/2",
/* segment_scatter_basic: scatter.comp SEGMENTS BASIC */
"sVkd~!!!-*q$Dt5q#>O~%Pq#rt(q#>4|q#=z~(jq#t0-q#ss,7asg`~g^#ga%h^W8zsg_pq#t.%q#t*~#/8z~Bq#sw.gaSq!_hv8d~<9_q#<3<a%~/8#~C8fu",
"6vv8g~~0ak[l}7-~9q#</~$8q#rN09K}q$FtL9Kx9Iv9Kv7b~N7e~l7b~~$x7b~c9Ks7b~E7b~Y7b~A7e~W9Kf'aq#q~J9Kfc0q$Ft~#e9K~w9K~~#W9I~~#Q",
"9K~~#e",
/* segment_scatter_basic_address: scatter.comp SEGMENTS BASIC ADDRESS */
"td~!!!-g~Aq#4k~$3oS6q#4P}q#48~(.q!R_~$49<tgXaq!Rc~#K7.|a8~/9<v8$~Iq#2K~6Oq!Uj=q$HyN9KtoUl~}E,~Cq$Hy~%)7b~YpUz}F4~~#hFW~ZF",
"j~~)I",
/* histogram: histogram.comp */
"sVkd~!!!8rq'ADZ:*u:*u:*u:*u:*u:*u:*u:*u:*u:*u:*te!'q#*>%:*u:*u:*te!'W<fV<:*W-t:*Vyt:*X9t:*X;t:*W.sW#e#&q%Ng~$5q'(c(q'(_;q",
"#+g5q'dc7gW1q'(s/WD9rfVihWlWD9se!De!P9tfW39u6#f!d9ve!0d~!!JW59w6Kf!V9x9we!w9yrf!-q(9]%X>9zuX>9{6#f!}Xn9|e#/fW^9}9|e!Qf!g9",
"~9|6K9|r:!f!:WK:#e#%X>:$:#e!7e#::%e!0e!':&fWwkX&:'f!Uf##:(e!JgXfX>:)f!=:#q'EHUX@:*zpX8:+r:*r:+sgTOfXhq'*3>iXEq%Oy~&0q'gU'",
":,tq'IZ)gY1q'IRJe!*:-d~!'VP9e!&:.Vve!A:/g!f6%:0d~!!!%Zq'-L*9/fWM9/eY7gY@e!A:1h#u:2f!(e$1:3r:2hWM:3fWq8lseYWe!;:4h!B:5h!(:",
"6te!]q#l^%:7h!2:8h!X:9r:8t9%e!*fX&9%s8ff!B::v:;h!(:<tgZbq#ld&7ciZ0q'iQ(f$8:=d~!!!']e!E:>d~!!!#y6F:=e!k:@r:>e!)e$=:AXR:@rq",
"'/e$e!+:BtgZ>q'iv$f!O9^f!&eYEq&0P):CWV6h7_e!>:DXQq(A@%e!*:EW2e!h:Fr7_f(W:Gr:Fe!)e!B:HX~7_:Ge!(:IXQ7G7]q#l2%:It:Js7]q#m0%:",
"Jrf[b8~w:Krq(B3':LW7e!<:Mr677]q&k`':Nd~IdN>hgche!4:Of#Gq#mW$f!Uq#m'$h!(:PX~9)f##:Qh!.:Rr:Q:GWI9-e!)f];9-s:Sf$5:Td~CiVZ6e!",
"8:UXR7]f#|:Vd~!!)w2e#W:Wg$i6%:XX~:@6EWI99e#_fd499e!0:Yf#_q'1x%e!,:Zf!he$;:[f$@:]ri^p7-Vvq(De%e![:^ti^Sg^$f'q:_f!3q#o{$j],",
"6%:`h'K:ar:`f!.:bXRe&-WL:cV|66WM:c:df#H:eX4q(DT)q(U[)e!K:fh(R7&X9e!A:gW.q(E@%e!&:hd~!!!!7m]1d~!!9gT6KDgq'2v0k]8q(AH.`y7w`",
"r+mJTe:p7jq']~$%lBs$tq#!A&q#H.-f{ig!37Gq'!+'2s`6E&6H`8E'6Hq%%[-eC~%q'WA+'6H`;eXKq%##&`X:x&$g!|d}DJ&#:wE6E/E%a2e>)a2eI|q'^",
"~&$.q(!D%1tD|3uE!s(n!bEFw`]9M`;E*,`r#EEm<k1EIk9jWg6%0!$E/e7u1{`94e!^ETk#@%#g=|e8$3EGXb6KE$E%#e^[D}5E@E-`QE+l!Pd}D%!6:|E%E",
"#E`EXh!n66E.E/0#e#pE-rE-fAfE'`/:}E.ag:~E^`Qn`XEisaY;#EiENE=fCuEkq'KI^q%S5~.aq(6[/q's;~$,d}Cb&,~wq'X.y}l]Ha1$e&6e'/j[2q';x",
"}f$%q';x~%*q'X;~%!ehV9rrfVmedu:-g#{`;6ge%3'f!)$kfJ89h)G%rh<I&i.9#:.idyh+#fwQa0fg$Voe!'d}Cm!0%e(If5K7]q#ti&7]h,V:ir9sjZl`c",
"ehHq#6;$f!(`e&7Mf'i`a'g,}-fx6g!b%{67`We`'a,:/m$*ez7E!f!7a0E#e!>`W%#h^;*E%smecfUT:0g6A:jr9tf#0aX8[$hVAd}Cb&1f%>`C:4e_daX8]",
"h[E}*w9Rr9uri$*e!Wf=Xg!Xd}Cb&5f#6`C:6e!Xf.=e![n]K6#:km!O8dxd}Cb&7u::w8fzq#p;'oX:}e!a(h#fd}Cb&;u:<-s8f~4`X9Rf]QpW/hiX9vf#H",
"eiy$g,>gl7p._`d(g)0i+j-sq#uH+7bl!9+|f~JhDS`:56ge.;j%f.x:luq(#r'f#@9w:mr9xq(_U%$:@e.;g'S:Ae>@%fEJe&^eg=`;*q(d@'h!1)rg!A:Bs",
"-ud~!!ROy9wDg+'f%xhaI9yd}Ck%wg23d}DE!K&rf^xerY&e'Kq(@j8(~7`t.2as4W$q'~C&5a#7x#&n+)asE$Voh!:E%t-i*~1#m2{d~!!RQU6%Dg7b7,65`",
"Al%)|Xhrq'}E(h^,q(h+*`:e$Tg*MWl7f!Wl9^e!(9_e$oq&=~'h$o7_enl:Cq%Iz&:Dq#}++q(k)&`6e.Pe$e:Eq#|&)l8t`6e71k1_hkJ:H{o3}gj>:Gq#t",
"P+`937_`91:Gf#/gkL:KtWeeb16!Xp.!iaU/r(d~!!ZIre$B9^e#k/k^~6Fyh#Shp^`1e!Se+l`8E,e8lq#{009^`K9D`Wk5vE)sm-jE4iAN+hepe4oh1^1's",
"e!Ug!$e$L:Lf$bf'9&ft+#e'QD}`ce2ei$D0se1#3e$-e!z:M`:(,q'Yt.e#d&eqGWqfg.67sf#)ELrEL`7E.E#(i'o:nr9zq(f+'%e#l&re-e&tg(=6ff.8f",
"s!q(i+&l5)`9/7_q#u+.e%%)rfo}E!`rj5wq(%K.keQ6Ft)j'56K:oe-Pk)he#%:Nd~!!JXT7%e!U%q#'f$g$<:Oe!2(`3h)vi#b:pr9{h=mg!^q(&%.9#npj",
":Kq#w%-i#q+h!H:P|:S|i(fd}EC!%f#moN5e+k:@h6N&)sm:SE&sE'Voe#_:T`S%#f#u`oe&yfl5`8#9#f'fd~!!ZIhq(Ku&e3zi*)p$efhAE3`;E3:Ue:-$e",
"%Ze1*6i`o:Vg1oE6e1QE7#e!5)s`o&evJ):Pe#[#d}EF!%f!e%s&za$9_64sg#Nq#$M%j%A9|:qr9}fkl`^h)md}Cb&Wf!Hf,+k-~:W'xhIX.Voe7Od~!!!!o",
"g2!6Ehq`f<Vh!2i6~&+sf.DifvD|ig:'e2J&e(+)a,q$(()5&e,EE&D|$nnU/f'k't`62f3Y$f)gi>Le$B(`Ae()`rD}7]l;Iq%Ru&(e$8)i,p3|`eE@E!k,*",
"`D&j/`po`E!6fa0EGg3ci6k)0n%eaY:nEOE:E1g%!q(p]%e#jE8E)%rE2E9'&d}Dr%|#E=E4hx#9|:rr9~rd}Ck%|e%,fR@f4nfzUe50h:L&h!}'g$*aY:p-)",
"#j'Im+l9_e$i:Xi#t,sq(!D&23#'e/Np7``74265#aw'e:B4h)3:si4.`5W/q$$0$k)3's`6(:Gn*]pnF:GmmOe+&e.!#(h-|a)D}q#}V.jmMg.[,yVoxE%f!",
"X'tfO%a)E,)q(#',6Zt'e(DE*fLmgF=e!5E)E*e*$E+eMZlkWE.E'uE2tl,<(f&:*e/Q#:Yh!D&(f#9'+se'7:Gq$-#/:S~2e>#/e)aEIs`SeN]q'gI$i=)0q",
"'hn%e!EE#E$6FfNxD}q(qf+p,<:Z}q(70;:[s:]s7br`]:l`/6x0g&Nq(x>06Fe(Bq#W|0`3e=,f.zkro`7se+8eXHf!L`3eK_i#G,u*q&-</g25j@0g%VD~g",
"u>k4+:tg6mi#>}7'si!|%#n0/1sf!thD6m3Af!~)v()2fG4#g!z:ue1'q$*A-:Kq(29&'g!<:vr:!e,kp:/:Jn(-'e+`7GhJwf-m.%eXB:u+#.k(1g!c:#:wr",
":$`0g7re+B:@l%Yd}Ch%w:m)ase7xase!ias%W$g+:``S0*%e!'S1+%(rS2,%)`/6z0g!N-ud}EB%w('&eqs#3eVw7d`-7eeOFk:Z6fzag9k(i06.sh:Na,:^",
"m*h`]:th,'5r5`B7jE))s7jE*(h%Zd}DI&#jHA:xiZ-`A$6Hi!Vq$+N-pv0f%f0e%{)e%qi:O`X:k,#q$/g'-hVm.i!Y0vo%/q(}L(E&xE)j!b.#lwWq(6,%i",
"y~:%rjK.e^mi80q'kN0`{:j'e1~f=m)#e@H*e$sf0``S$#fXAe2`$eQE3rf$.d}Cb&_h!I3q#:H%e:{g!@E#Vot`a,hU4Wge^Z+5!)q$,p%e#ED~E!sE&eG0W",
"rE%f$s:ytm'<q)!Y8fzko.S,gzq)f)Lf&Gg>=m{xe#HD}ex-hZ%e!,E!h'8$'#&ex08p-hxpkEr96,:a{ew=7j3evE8p4hI*g3ke#jE*E+sE,h%+6#:znB1pL",
"-lN0*s+q$+-7f%Fe)=#+*s4e)wg*;6Zt%q(@]-.g#*:{r:&g4ve!Q:b`Q%m'gwj#:p+1nOId~!!Ba*e6f5e#%-$h/wh/rfO=/d}EH!%D}`X:v5q(<t&Wio~^h",
"I+g#}`X:y)(q(_b)(n#4q!$+3e!le$%i/d)sg[U`]:zg2z`.56Hm3;6Ig=9e-4q(=!3`;6HE'`X:{#E'g%jgDr:|r:'f,{lS%`R7bq)$r$oBWf&g#q(Du'q$5",
"5)p)&k)v`:e_,m5wE%&f#E`:eBgi#E,|`QD|m!IE./tg*GhC7E/e$Eq(d.$E1th8D`BE*.#+f*W/q(f8%5!,i3@E&E'6ZtE$g!hE+sg#wj9jf@IE4`B8pE0E.",
"%h,X:}r:(iHYpDk:[xfH^p!::]xo=1'i'=g>qe@ag3xl4E+rpH%e3k0u`-)a$$e!kh8UiTc236Ft,`AD|n7d:[q(bv2:[{:]~2:]{7b~>g'!:~q#3K&`]7ye$",
"-e'Qp!N7-a$eMV:e64h'jee7:d!g#ke!I`}:de%9q$@W*gQoate!H65h%M;!q(Kw.o$tn6me$ce+N9L#e$zff-h/x6Ft%k4I;#r:)e*!d}Ck&#i(QhJbh%C`.",
"+e1S${`{:o/ha,7i+se!o64e!%67f2:e!(6ff$)`];!eL%&a,0D}`Q&f!Td}D%%|:qE$*&#h#M`X:s#7id}D#%|:r1&a2#e;o$s%s&re5:f;f%a01e<giUej.",
"Y6fn.wa2E7Vml!.a/5,i3/'sh=U+E3#&q)EY)a,#2`Q'o#m`QE)i!P3sq$8z+84E7}h!;E;iS[iVDE3q)D]&E1eBX6Ne#[EBhNf`oEC,lTch^^65s*a5E'E07",
"jE<q(!L&h8oa683(4'g7Qe#PpU'E`65iXjE##nmzEfrg:a8$sEJq#p6%e!)EHt6ksEK`dELhVBE;#gK`q#pi%q#2U&EReT`7@eVi:fnO*7&vh,0:f4fM5EdfB",
"%a/eXUe!%EKm#+E}sa#:iEqEmn#TaV9OF)7jaV9iErfaa67h!_)+sa2F+fZae0GoBgWcF.h#g6Afo#niK7*rh2rf#Dq)>j,e#b:gjsGeTrF.r$uf!^7'sgTwf",
"!,:hgRsFArFAs",
/* histogram_address: histogram.comp ADDRESS */
"q#_$$d~!!!:j~GV};$q#)t%;$sW+e!'q#^u%;$u;$u;$u;$u;$u;$u;$u;$u;$u;$u;$u;$u;$u;$u;$u;$u;$te!'q)>v$e!'Y@rd~!!!#/sd~!!!!8rd~!!",
"!#3sd~!!!!9rd~!!!#7sW*rd~!!!#;sW@rd~!!!#@W#rq&&H}q#(u@q#_H0q#({~#~d~!$JY9;$q#_]&q#(L7;%r;$r;%q(1;cq#).8q&'c:f|Aq%~p)q#)J&",
"q&'j}}q)Bc)q&'r~$Dq#(l-6dW/~1q#(h1q#(d~#_7/Vy{:hY@~m;&YK~`7'W.}:NY<q#([Vq#+!%q#(`Xq$8'';'W@q#([8q#(X3WP;(66W$q#cs$h!8;)v;",
"*r;)q#(o67&X9q#(T'8$V{q#)j%q#(o);+YMw;,W*q#(k+d}EA!Kq#(iS!e6nq#(m-(e:1'$(q#Rf$q#(i16j~miIv.se8-q#(iJn#wq#(m&is+0el!!$q#(i",
"GE'E(yE(~6E+E,|`QE-l!GeE:EeE_u`/:}E6ag:~Ecq#(|-EnuEnESECrEprEpwq(6A}q&+A5(ht_#(,)q&+E~#.!h@4h>b`a%#g#Jq#d4%i~k%*sq#fw,h&`",
"q#bS&D|u%``)$#%q#`t&E!q#bO*E!q#fw%E&zp!Z4E+67v5t`FuE.q#b[-E/q#fw*E4{!ug<N%q#g#'E=wq#%{&')sq#fw(f^ZEEq#fs%$iA>$r%q#fw3EIrE",
"I~<p#17,q#,R)'h_A`ff!Ap$5)3w*yD|`JD|q#c5,-r,p!R2E%i%A3yE(sg'xE(e%Bq#fw>!jBm6Jn&R7[~/a=~Pp!N1E(i$22tq#k=5E,q#g!;!s6Zv%g#Zp",
"%>a>~}q#g!:!t`lvq#f,6-~GD~~.f%@D~q#gz)E&~6E+~2E2uE3~.E6tE7vq#g!=!taDh$,q#f*6-~62~BE#eb'q#g|)E'tE(zh$*q#g|6E0~4E8uE9q#g!nq",
"#,#3q#+|)q)SD.`o*q)_H,)sq(}A{}q#,#)n#Q6N&q#,'+q#,#&n4rq#,'/'fZ-hME+hMI#)6N,q#,'/!i$/p#$q#,'%p!uE/~1q#,'~#U6d~T~}q#,#3n6H6",
"4)q(F}~$7q&Cr$f#uEZq#+q.E/vEeyE3|2w3/t1r0q#,f$EnzD~h'D`7(2e+rq(F}~#@!q#*.%g7Za2F3q#,<(iSU&f3Zq(F}_q(Fy+p.'q(F}bq#,:}}g3'g",
"=Pe>8ey:q#,<1.#f2Fa),f2da0et`/f1rf!k&q#,D8E%uE&|E(~Eh.[q#,H,l.[q#,DL~}h#fq#,H)o#fq#,DI7/~b:ht~}azq#,B.h8ias'q#,D'ewA%e'R&",
"q)*$<-~;`t2D}asE!q#,O'E#~1E)wE*{2|atq#,Mx};&~~#7d}ED!%q#,K8;&u7'~~%0d}EE#%q#,I~#~auq#,G~#U!sVmvg/A&ez^q#,T*i7T'fInf.Gq#,G",
"~#@;&~~&ui=If=i2e)hELs`SE%#eu!eVS'q(mh(q#Y@%gyP6Ff#RE#q#,Pv}juqo]dq#,T,&f}x#&q#,P@q)<0,f2@,l@Wg%nE$f%i)q#,YA;'~;6k~0mYl,j",
"#*+,5f(o&q#,c~#JT;uT<uT=~C7/v~zl*|q#,+91x4~42r1i!b3q#-E3E'~9q#,c-jS57iq#'50q#,c*(v*t+t1ua)1f'o`oq$/'&q#,d*4uE#ua)r64k!AgM",
"5WcD~eU>e#AE!E#sE$eGh`>E&e$qq#,ae7/~.!tgG<e!)D~q#,h$h'6%fA/q#,a_:{e#imT,pa,h^Cd}C`'(%#d~!!BaGq*>C'd}Cb%7k#$97.;*{p]/fZYh!",
"Ud}ER!6#q(~D'0s`9e-cg+/i$T`QD}`Qe4;o{<E.j7m)vE6tnKzE,uf'+*e$L7j+q)HY*D~j$@.s7j/v`;EB0e2RE%m!y/sq#'^%E'gPEf=,/e);58pi#;ED!",
"tEDrEDq#/G56d~u;-~4!a}*`X:v(hW=i##'h#Eq#/Q83sa}D}q#/O/q#/EKf,2:zg(,j$/q#/KAq#/EP;-~~%66d~Ckl9f6i3r$s`-,q#/L&g.*oEk/`AE!q#",
"/L-q)O&9:[{:]~9:]{7b~Fq#/b7p!Uq#/i-/sh02q#/i0m!O'q#/p<6d~Wg2Gk/B:hq#/r',~00~AD~xE%v6d~J7/~2E8~C7&~Cn;+q#/v)%f/'#%q#/r(q#/",
"n*fZrE@gCDe=^E2q#/u&ECmX>mbK*e@9q#/r(7*u7.~Tm&t8$e:sEMsf)N6je!+EKt%r6ksENs`dEOhZ/E>#gO4q$J;$6qhZmeEIEUq#0$2;+|D}tEgvEcsEN",
"{F#uEtEp~.F-tEu~/F/~3F1s`GE1shuzq#0&(h#<q*:R);,|q#0&-F1tWlFAeS+FBt`GEB6Z7'h$+a)FE64f!0EEr:hin(FFrFFe(u",
/* onesweep: onesweep.comp GROUPS */
"q$88$d~!!!>dq&`2Eq*`Dvq$lU,q'ed`q%CR,q$7|.q%B6,q$7|Wq%Bd,q$7|/;Ju;Jq%Bx>q&$1>q#1@&q&$5%q)>~%q%B}Kq#16%q#13&q&#m1q#/q$q$nv",
"'Y7;.f!'WB;/;.WE;066;.q#0x%Y.;16%66g!#WD;2;1e!:d~!!ZGV;3q){I&WE;4;3;.WD;56#;.;1WD;66%;3q#1=%q&$L)WF;7g!Ce!u;866;3q#/Q%WF;",
"9e!.6De!$X>;:f!6;1X>;;6#f!bX>;<e!U;1q#25,;=q#1f$;>6%f!G;@6#f#'XL;Ae#0f#'e#iWB;B66X>;Ce$&f!o;D6#e!D;Ee!We!1;Fq#1n%WF;G66e!",
"Jf!Z;He!Gq#02%Xo;Ie!Y;3e!86Tq*c]9q'g[3q$n`(6Qq$7S$6Q6/rq'gNFq$8P.6Wt6Wwq*cP-6Rrq%D>-q$8P56nrq*c9'q$8PR8It8I~.8Jt8Jrq%D+.q",
"$8P';Js;Kr;Jr;Kq%D9~$-q$8N-q#1^'q#1('WL;LV{66WM;Lq#0y'q$ow%q#0}$q#5W*:=Y:s;Ms:=u;Mq&%(%q&%OG8fxq&%K*8Z8nq&%OJ90q)!v3q#2k%",
"q)!zLq#7s%q#3E%e!&;Nd~!!!!fq#0:%q#/g%q#6d'7nq)!:(;OY%7nre!,;PW/s;QXT;O;Pe!r;RXN;Q6fq(E0';Se!,6gs;Tf#K;Ue!,;Te!(;Vsf%Z;We!",
"(f%;;Xd~!!!#o;V;We#h94re!C;YW>e!&;Zd~1_s=de!4;[f!Gq*#[)6rq%GJ&e!0;]XT7n6gq#5,%;]rq*$N-q'9)5:asf%19;rq#5E';^e!p:.e!(;_XW6G",
"7@s;`Y&r6ge%5;ar;`6gq#4Z$;br;_6h;ar;c6K;bq#1V$;cq#0{'q#:t%q#0o);dWV;b6Fs;ef%-q#3t);fX~7_8aq#1y%q*%4';gYKe!4;he$^;ge!(;iXT",
";h7Ie!2;jd~!89~#e!Q;kY&;i64s;lXR;if(V;mr;k;lq#5_%;mq${E$9%e!B;nW*e!;;or7_f!B;pXUr;nq#7e%q#5,&;qWV67q&)'$;rY;6F;qs;sf!.e![",
";tr;r7_;se!5;uXN;t7_q$u^+9^rd~!!JWL66;vX[;ke!G;we#97@e!a;xW<e!,;yXT;w;xq#2X%;yf'R;zr;*6h;yr99e!*q&(x$99e!B;{d~)oJ_Ce!&;|d",
"~)oJ_Bq$tV%;Qrq$u)%q#<Y%e!0;}rg&/;~f&)q#8:+<!f&H:2h)U:4q#86(:4t<#v<#s<$rq#80-q#8,(6%<%e&A67q&*L%<%t<&XQ6Gf$@<'X~<&f!a<(r9",
"V<'6Gr<)e!*q#8>$<)s<*rq#>k%e$$<+r9Vq#5k%q#9x%e!M<,e$,6ee!(<-XT<,;xs<.XQ64<-s</e!f<.q#77%</t<0sf!.<1WV<06Fs<2XQ<1f!4<3WV7;",
"<2s<4r8Bf!(<5XQ<3<4q&,I)<6r<5re#9<7r<6e!)WI<8e!*q$xS$<8s:Krq#;c'q$w$'e#B<9r9>e!-<:Y$7Z<9q#:*)<;s6N65d~!!JWK6K<<6N<;q#65%q",
"$x#%9>t<=t<>r<=r<><@f$]<Ah.h<Be!(q#:Z&<Bt<Ct<Dr<Cr<D<Et<Fg!B6%<Ge#}<0s<Hr<Gt<Ir<H<0e!:<Jr<I64q#:y)<Kh!G<Le#w<2e!.<Mh!s<Nf",
"!Aq#;4*h!(<Oh!G<Pu6%<Qd~!!!#Q<0f*$<RXV<Qf%c<SY^rf!r<TXV<S65q)Pa)9qsf$7<Uu<Vr9q<Ue!-<Wu<Xs<We*K:Sf't<Ye!1q#;/%e!R<Zs:Ds<[r",
"<Zq#8G'f!_<]r7Ef,o<^h/<<_YV<]<^e!P<`r<_e!-<ah-)<bf#]q#9H&e/$<cq*,d,d}EA!6q#8<&mCMd}Cu'.<dag:~%lL(fE|#eDzhPI`/<sq*j}%%`-gZ",
"[e!+q*sr*fYO`K<teCP`d-pzKfIUeAO1q$yc%Wl<c!d}D#'1<e4.`d56Co!Ce=NE0q%oF$iDyq'p{)eMm&eM<'%d}Ch'3<fE:d}Cu!6<u`3,*q*]>$E2es+EC",
"fAoE#*E-(EEgO}q$<N:!f#Yf!4nx/)&q$<Nc!r6Rx%r6_zg@Uq$<N~#3!xq#*A&f!`,iv,ekm,q$<8%.thJ4+q$:%'0j$$2e!:1gEmf$%3e!-2g%%q$<N:p$a",
"6pyq$:l(/q$;:%q#3#((tq$<N-!q$:w$D|`-o!QE#q$<X&iid(tq$<NAp$Ie!qg$Ip#D`J/q$<0(h!vfSU-g!T3j#r5e!:4g$Qq$=z)q$=.'D~gMUq$<N5!t`",
"lvVmwVmw(q$;VhE$eeXq$=S)E)wE+wE,E)~Yq$<N&D}e(6&q$<N2!taDk$67X|q$;TjE%eSzq$=U)E*vE+E(~dq$<N&D~E,#-q$:|Rq#.p~#=`}8[q#$]*Dgh",
"%|g(ke)Kh$cfRa#&`-8]`ehLOank`(:1,7p#e!Ye#Sa,%#e!>gPK%#m#RE!Voe!6`;erH`c%e%+2iLX32s`-8d`dq&&u2q&&q1'h!Q#ep>(q&&u1!r8fq&&o%",
"hsRe!-h!J$f.|q&&u/j!J`8whsJ#&e^<q(J,-8gr8hx8n~m8ftM0s8nM0r8hs8fu8nu90~18nw8hs8n{g#}e#^q&&u08nw90{90e!6q&&u(8gv9Hzq&'3%q&&",
"u>q&&Zk!a1&q#Dw,'%q&&Z~#39I|!f%`'h)I(q&&c-i1W)tq(JE2g&.k!Uf!MmW%q&&Z26#:lq#,h)lq.d~!!9j!64;Nq&*z+`9$:Nh7ng|T&#e|N6J`Sq$|g",
"+l%ueZIg-bd}Cb'Rg,6)e$}'hdLd}Cb'Sq#*r++hgsd}Cb'Ug!3,6ffZ-earh!3d}Cb'Xu0;PthxH;X*sg`)d}D_!601,.f3x'q%$M-`-94ez};Y`;&fcK;Za",
",;[k'Tg#A,i%li->-s`Ce!./g!];.<dr;/e!Zq#8O%6Hs6H{jk-6qh9!d}EB'.#(f/5h_s;0d}Ck'.fbqhzN`Dp.Rejeh!P`;*+hoy`D'h`r`B,/#)q*z<)i$",
"ud}Cb$+gd]e|hf:Eq*5a'q)hg$g#^q*9#'f%c;1<er;2g$6e&tq*8l&'u`d)6hq%hy,-{-s`Q:am}Q3q%6b*:a,s`856f`967#faIq&H]$e%)g!*9;!d}E0'1",
"E$D}53.h':;3<fr;4b5i#[Dgg$,g'desQf/je+>k'eh}vd}Cb'^h[26qfpo0Vofpri1`&f~|f_x,h(]-4sf0oe#)$q*{}$epwW$q%&r(6Het+)d~!!c@<;3Dg",
"*)'q%#m*;5b5d}Ck'1g|le!$q&-U$e#9f,`g!T+ze,cq%:@,(tW$k|~z;bq*:s/0#r4jt!e9Sa2E*Voe[L#$`@E*/e,yhpmhn<'(`@E-3q$z~(q#sj)g,)/i!",
"z1~4E,sE0xE5sE=W$l2w`@E@1i;X`@EB3q$w|%h'Ae7T(#)`:0E=a2EIVvob)a2EMf^fa2EOW'pb&er^.g#Pe;Kfb&ep3)E#hq*ec~97m!YEYt`@EXE3e#%ep",
"<%E+i=aE3rE3e#~E4E5sE6rE1q%;S%e!/EOEP;drEQrELWiq#8b+e-jg+<d}Cb'ef#.f0K'mnt)'g.H*u;fuk1'ffQp#be0A,e'=l|nq&*V3q#v#%`74D|2,h",
"+_<gg32h*ok2!i`y7-sq#A>$q%,,&g%,(q*/{,gnu`7',j8L<hq#WH(jEKa1ff>h!Z(i47<iue'khtN`SgCiq&6p*q$+a'67&h#+q%,^);6d}Ck'3tf,'e)'%",
"tq(Uc,f+V$liK9Sj}A`x9N&e#!f(~g+t`c);Ye:A)Xh$e!Fh3U9lj#+7,j-5h$,`;'f$/;ie!(f+:-e!`q#:=(ivr`6%;i`x9l#l!r`3;j)hm-g!o<jr;7rh#",
"6`wW/nz=;mmr(q#2|$-f+2g(j)h%52q(Rf$ey}/-e)Rls9)i!_q)sk)q$)Z%&r$f!i(j'$et&E(p'!a)E(+rf,/E-q#:R*g*8!Xbf4Ej4N-.u+`e1;nq#|a.E",
"264q#/6%f!gf7oD~f/n<kr;8b;k2(e$L`De#ge!'e&Y;ofCd`6e$xe0Q;ih14i#e-u0sq#*B%g!4`A&6CmJE&rf%.e1Z;tq#EX.E!q#N^&E!D}e%_h)Me%S65",
"h#w$tq(<*$`CE*E&E%`CE+;pE$d}D%!%<j%$#D}q#Nk&E$3#-g!k7_a,;um+Of!Ze!QE2e!Ies>;pE)`3+h|$Wg6%E,+D~!&q#2E)ey>E,{E,sq+)w'E-E.uE",
",q##^$OI#`7E3reKGesCE+7jix#EB!sj#xkrV9^EBg1t*h-wEHrEHe2CE78p&v:kl|Pd}Cb'kgLX9R'hsOe@MfmI;v`-9;e%1`C%$q%%k$-#,g'i<lr;9ra4e",
"!$q&7F%n%L's`--`re&<e&|.e-snsqo<Xg'P)u;zw(!re>aE&q#/T$f(>$#s)f(Bf%Zq*kB$f(<ekLg1fE)a)E,0q%1#&gt.e$<$Xbfzc!q#A+'D~r/`-E3e'",
"(;z`:D};{o/-`-E7e!dE(WlE8e!*E;`;e!>WlE<!f%1'hx78p)u,f#ME;.t&vm'$,q*Gf&EG+rg6wh6b1gF.p)5EN2g!A;{`-EU`re#rgB2(e(H;|`-EXq%/_",
"%EY!ev(f!<p!R`-Ebf$<l.fq(@|$gCYq$lK$7j4.f'9exN4e%#q#ei%e$:E+E,sE0rezTEYrEYe!NE6E+fxaE[!sE^rEU`-Ef`rfC89<e.xEjnsPhP<6rg'%E",
"mu`-Eoq#VW(;:e&{b9g.Gq*Hn0W$q#/!(9_q#8{2k!N&u6Huj2(4e.[D|)e49$e2eD}W$}f3;'h2e(tq'Qz&i8Gq$)0-/i!~f0tq$U#.h!Kg!`h*Fl!=h(Be!",
"5q%+n&e'VE:h.[h'XE>t+`De&@o!i)`o0-d~!!k9,6%e#pf}R#)h%k*4se!K3f&ip#pq#@(&5#'$q*kl%e%ee45&q#>:(;;b;q#gD(f%jm4c*V|q#Q2))sm#d",
"9;`3/.f*@iHiq*p,$h0noCC`K<h`K<if#y`K<gh!)iVAf(~f!%f!.*q%0;(g*~9Pr;<b;b9f#Aa-q'x)*h$tp#}fP;`3l(.q$(.(j,$a2D|k#j;k.se,';}q#",
"/7+<kE%w+ou~E!q&E*-3t`7D}*e*;f,'h/W`r&nFF90e=ne<-E3!WlE2/b<<l$E4-E3`-E4`r$m5faY:nE>'E<g<.b%q#Gt$)`3evGh/`+&q+CQ(E#2+)q#o$",
"$$*h'O7eyD}!e6ep'B&e!>f*Ti'u}f>UgKRaV9jERq#(h$(#ERe#(eG53{e>^;|`3D~e+`)rq#Z|/E%64q+:I*q+O('E>E'1(&e!)E9E&1!&`]:tg#.We6%E<",
"e4DEO6hWcE>W]E>WcEBg#Ue0!h&RE,Wl$!gTuq*t2$E_e%/EHE-E&q#CO'j'ta2&V|a,;~#h$&pLzePlf'h.-s%$h1hq#P(,<!wd}Cb&2y:5t<$~5:s{<!xd}",
"Cb&6u:7w<$zq&J,-a[s!aX<*'iW4`e)6Ze!.#seEZe9Q7@eFE%q%=5%h9}*x6#:vl27d}Cb(+DghF7o:j`ee7-`c-7.e!f$q#29)g:m`e2g!xgY<+rgXR/e!0",
"4s3g,eg#Q<mg:Sq&HN&h.A<ne#aq&Lg(9Is9K$`K<mq#>')q&LP%f#4)m7,(eXB)q&Ll)*/v<or;=q#,Y$eJQ$fIFiHH<pshHh;TeLje!n;T`rj;@9mr;>e3u",
"k7Yd~!!JZYq)Se$e/:&e)N'eH`e#;<o#d~!!RRzf!2Vm+`A,g!.e,X&m(K/'ue>O-&#ag<poF}e=yf1V5`AD}l>OfNqg:9#E&nPb6N'd}Ec!%f#^`8e!9`AE*",
"n3aE,`.E.j-Q0se#8g!}`Ce}s64q#Cw'e!ufLBq#>C(kP}q$BX9e0Sf@,/fM:gPCe.3eNM'3l#-g%X+si0rh#W*0#'q$=K%f%9.q$BK%!gA%q%8#'E#r3d~!!",
"BcD66e$pp!aE*xE)uq#2d&q#Uv;e%|m-R'tf-%q#2|+fR;#g&~n#%q#7)$e$(gSZk#jgE-Wgf7--!(e'5fVt3Wwq*/u)e#{E'D|q#BO)6Zy:ur;@b9q#;W.i[",
"!d}Cb(:Dgq'fA>3m1iD~Voe!4-fGde4I%sE%x#se4E&hZ['+shZ{<<0#eeq:sD|#q%;>.q#lQ%i#/E$vmA&a2E2f!}(`;E2kGof#('#e!d-jA#}p#ia2EAk5s",
"g'4,q#:<'-e#Vq#:<+e!{0e$.EHd}DI'(##d}Cp!K#&<<e!v4q*c50EErEEf<`EGa2ENVoq#>WAe!le>oEXq#=p':s*q%E#+gbIi!T/~4Ect8p~/q#=3%a2Eg",
"W$q&ReAq$J$(:ssq#85+,re$MEmrEmg'#:xi/B`C9>%e/1%e/F<@$wd}Cb(Au<F*s*s<E|6#;#f'Tj0|l$T`.(m'aa2.q!$mFD~s9At:x~KE+f!T8pvp$mgaq",
"i!XE&tp'dE5vE5xE8#fN9f!dl'diWFfL8E5i!dE7wp#<ECgjTf#;|EArEAg$t:}n-Up*3u9n(`9,<1fQGeD><1a/<Jg%`k-i/fY}e+`)i%ud}Cb&:g0w<2,e!",
"85sVos%tq+G*(a;g!<<32e&JE$re&Ge/gf,6&ijygRSd}Cb(Kg!@<LE!r<ME+s<E~.q$N]%q#z/%iEGE/el1f7=|`Q<Nl!-q$tj&<Ih0(<N(shU^+e*umcI`9",
"E@e$,6Hg-Tq+N:$q#c)%h#t&i!2g!ZgcWq#X`+e!:i61d}Cb&<xe!N)tp60io7<qh!Re$H$f!Bh!Ud}Cb(Oy<P*~666<rr;A`^q#>Q%f)Hq#<f'm1V<0tnT-e",
"C>f[tg!@&u6gm1te1d'q#D!%90gT}E&<1`3h<1d}Cb(Rq*0+%*<0h<E<R,}3s`D)6Ha,<Tn4!D}sq$Ey$f0Vj9a1`:2E6o/xd}Cb(V#sb'-<<b)#a/E7ifiE8",
"(vh1;E>kF4EBmSmD|vD}vEJ4hTRj'R`{<qE1eSaEND~h4Xhg8/4EFg5md}Cb(Xg&x%}e#Z#`te<:`tE/ESa#7xiXQeg{+sq#Fe'eUs*q$&3%Xl66EJERE7ERe",
">/-q*A#%e'nEKe/!fTBEQgTK6grETrEMWrESf)o<svf()|`/6x(Wl:Sq#6O&g8{<tuoALvpB6h$.e&/fV_q#;T+pF^8~q#S^:Wiq#KH'i]&7IWl8]fcx%`;f[",
":8de&V(6EWl8[gRY66<ur;Bh9)ahg4v9D`Ae!Aq'%q''gBM<Yzq%8!'n_cq%8+8-sq$,`(;C`^ue<S6hq$'['haR7@k]x+(se8d*q#Yt%e()6Eq#vY-e'|6Eq",
"#|{,-q$*P.`e6NeTa6ND|ejhgVF,h=Lf!g-`W3n!U6CD}f!HfMIE(6Es6Eq#;1%&#g(,q*Hy')r*`a.i@)<vr;D`^gEdhfil(<:j65q)(t%9mfks)g'Qf*V#e",
"!'67(%)`.e:Ya,<[m#n`Ae>Qm!.,65q!1aAi:d`x<n#e8:q!1`Gg93(~/e!^n1'gI;f8zE'`/6zE1q#CB%fM=E,q#Ii$E.rE.g(R<wr;Eb;`^l(Tq#id88bmh",
"cq#Vp$g,Rg#1q#],1`Q5m9EE!lJ.-yq%0W'`X:keFig!;g0Hq+n<$D~iJw<xr;Ff.6q)5A%il9p#VaV9i'+`Q*oHF/'q%Z#+h#u*(u+~<gY_(i0n0gkE%i%01",
"r*g#Rq#Dh)<yk=]}m=-)yg.Y.g5-#:bf@Wp+|h&Em!KhwFfTD#*lEuE'g/:5fE%iy|#g!6D}u-q%Z+*fYZE/eES/r`oE&#e!>%u%tg:}q+oa)67ug$#q#Mg';",
"Gb9|a2)eb$nbj-Vvd}D^!6<r8p-,e81+f-T%a2/W'a/#<`m!A3t7j32e7{1gjya25g!154e!PhFNd}Dl!6+-%jlb66<zr;Hq#P>-Xh:Sq#q,,`-:Se,.i_W<{",
"g%T`];!`]:lg%b<|f+%l%cq&mUA`/<v0q#M&)gG|k)e(q%Zb';Ib9b;e'}d}Ck!Tl438pt&m[x`J.W$`Je$DaY:u1$#j2-aY;#4'q+@,)d}Cb(aDgf1~1a,eA",
"+`/<|ht|`Q4a,eAbe#6h$%g&UaV<wE&D}aY<xeFYD~`]<yi#&q&m7)`7E'4E&%f(Ph#+`/:}'fZ;`QE.oU|`~9PE8E94g#-eCnE/+)!h!v`>E6ak:|E;/E-#X",
"k6612e#><bm3=eh3j86gD>+#e5M<bs%v3!r3`QEAa/E=k!}ithh,LE'f(VE;sag<zq$9J+fNFe)lEF7i`]<{q*nU$ECq+c4%aY:pEKEBE/e%8",
/* onesweep_address: onesweep.comp ADDRESS GROUPS */
"q$Sg$d~!!!@rq'F^Jq+qg8~}q$SVyq#DOHq+@IFq#DU~$Sq+tlAq(Yt}q#=;%q#@X(q(T%*q#E2)q$T8~%Fq$T2-q#DP-e%s8]q#DL(8dxq#DH-8#v8f~G8gx",
"q#DD*8Z90q#DHJ94{q#DDPq#D;-q&45':TY=q#D;i9;~87/Vyq#>A%q#D;B9<~2<!~Uq#D7F6kW4q$S%'6dW/q#D@~#n9Vz7&X9~7<$~@<*~<9q~49q}<@z9q",
"q#D;~#l<E~@<c~~#<<[}<[{<[~7<}~Sq$^D%q#D;R7'vq#b<+(q&,-&*67r&tq,'B'q#DG:E+z8[~7E3sE5y8$~/E=w<~uEFxEHrEGe]#q$Wi~#g`}8[h#Wq$",
"T}.q#vs-q#BC./q$U:%h_Te_o/#2q$X)6E&~0E)zE)uE-~8E2~0E5}E6zE;~;EE~:EL~BEPrEP~~#yp&p6Zwq$X=/p&peSeg&p{a=~Pp!N1E/q$XG0E2|q#,t",
"%q$XG~'yq$VuAq#G}~#K8]~B8d~28#s8]w8d~48d~48f~a8g{8g~<8g~@8hfva&f3=fX)q#G}m8gtN7s90N7r8ns8gu90u94~190w8n!ocpg#}e#^q#G}090w",
"94{94e!6q#G}(8h~0q#H;%q#G}~&$8$~~#J9;~l7/u7.~N7.~Hk=xq$R/%q$!{$q#H'*g!Tq#H'Ha8~/9<~I9;s9;u<!~]7.~Xd}E`'3q#H%N94~~%{8g~h7/",
"~16k~28$~>6ku7/~994s7*~36k~MmHW'q#H,2q$J:)9N)e#0f)/gJ``c,q#H3$,~26dj-If$:q#H3:n!v`6(q#H:%i!y's`3;j,q#H:~$A94u94}e.Aq#H:L9",
"4~i94~tPU~694~f<!e%1q#H::9;~~%w9V~/oT0q#HB&Epr(f%ZErq#HB/94~L94~|94zp$!q#HI'h$!94oz~h(Pe!5q#HI(E=h.jh'gEBq#HI.p!p,`o30d}E",
"a!%q#HN&,hW#-D}g(HD|q#HN6D~tq$Q.%e%xE1q#HNX<!~27.yp#aq#HU/`G)iZQq+x<$f!%q&ek$*hP&g%Aq#HY894~C7&{~}94~{94~794~~#<94~N94~4<",
"!~8<$~4<*~A<$~4<*~6ahu<@|<@~d<@~2<@}e!0q#HY~#<8n~9d}Eb!%q#HW.bBq#HUe90~~$(d}Ed!6q#HS^8n~=90~~((<E~4<c~~&1<E~=<c~A94~~$y94",
"~~%-94~B94~1iBClB;&wg#Hf1'#,q#H],94~V8dy8fv8]~.d}Cb([~.<[~26i~:6j~4<~~~$><}~~#v94~M94x~}94~=94~N94z94~G~}lExq#H]4<@~<<@~~",
"('",
/* onesweep_narrow: onesweep.comp NARROW */
"sVkd~!!!=+{d~!!!SeVnd~!!!Std~!!ZGBX*X+d~>Ngh&X.X/Vmq$l@~$O=%V{W$V}=&g!6=&s='t='t=*re$L=+g!6=+s=,t=,q$li~%-q$l^~%D=!Y;e!Ne",
"!(=#f!;WC=$W-e#r=%=$r=&=%r8Ir=&r8I='s=(r=$WC=)W+e!8=*=)r=+=*r8Jr=+r8J=,s=-r=)q$m988Nt8N~.;Kt;Kz=.t=.z=/t=/~~(7q$m5~#@q#IY",
"@9%sq#Jk%q#IY)q#J_$q$kz'q#JE+7fq$l%&q#JM%q$l#H99v99~X<#v<#~~#2<)v<)s9_~X<8v<8~9<=v<=~~#]:Ky6CWRq$l'oq$l&~#U:x~~${`YfCP(r#",
"=!o}}d}Cb)#Dghm/d~!!B`z=)e!2d}Cd)-=,610iYw&`J0rd}Ek)$#d}Cd)(='q$kq%hHBfj|,q$li,D~vE!uE$yE$uE&~0E(xE*sE)xE+sE*yq%:j%q$lm~7",
"Cq$lj~$=bRq$lh~)Qq#F,)e3Fe7a#8pq$fP+*#)u<jy`w~~&e7f~v7f~k7f~JbSq$fN~$*q$fH4-~3q#Ng+'u+0q$ej=E%sE$s<j$E&-E%e+;q#>2/E0'E.zq",
"$ej}EDvED~qEC~;WrE,q$ea~#.:k~M9l~Y:sv~}9n~59_~J<n~2<k{q#>)F<nz<n~;<kq$e]x<nf!}q#>)|9_~1:s~K9_zq$eZ}9_~C:s~~#J:k~b:k~t:k~g",
":k~R:k~Z:k~8:v~~#D:v~R:v~b:v~U:v~R9l~>9_~69_~=9_~=9_~}9_~09_~89_~39_~@9_~39_~~&C:K~|9_~2:x~~&>9ns:s~S9_x:sx~}9_~Y9R~~#:9_",
"z9_~h9_~I9_~~$8<p~0:K}:K~~%r<p~D",
/* segment_pass: onesweep.comp SEGMENTS */
"sVkd~!!!;aq&+2Cq*i>~%gq#=M`q(wv4q*-=7q#=Q9WB=0rq#=K~#Eq)M9Lq)M5yq)M1~%Qq#<`3q)M1d7,W$wq#=M6q$g:5q#=IN~hq#=ETq#=ATq#=<Vq#=",
".=9<~>WL=1V{9`WM=1<!V{q#<k%q#<_'q#<X'q#>3'q#<VD6M~09Vtq#>k%q#<Z/6YW:~5<$~=q$e=Uq#<Z+q$e=.q#<Z~#896x96~B96}<E~=q$eB~#H96{9",
"6y:Kv96q#<Z1<}~Sq'G9%q#<Z3q)${>iv[6g#r8)q#<c%e>gg;7hl8b,<e$,eBd.fZ{eUN'%d}Cu'3=2eW|mMGb.<uiEhE($%elT`320`M70'D}eDwE5q#<+$",
"D~0()E7q$Wi%q#<+&q&(^~-kq)T),kuK('v)tq)T)<q)T%'q':S/q)T)|q'.M+q$d$)q'ig')f*T)gq1(q)S0=82~1q(|B%pY%q(|n7q(|B$j!J}9Hq#>4[8#",
"~~#x9Iv~}MQtMQ~~#29K~~$[9L~S9N~r9Q~@:~}9Q~|9j~@9Q~5q#=(86Z~0q$bkSq#=(`=2r=0q#='+6wwl.Oq#<~(e@Eq#<m&'h!:g$:ab9he)}<!e`;<!f",
"48e!'6~u7-fb0(ag:~#bR)e)mq#$#)q#9*~#;9lq#7n)g#^7,g:p(g2='tgfQq#7s'd}Cd$Z<!6Z61g6&6Hk.Z9nq'zx)q#7v49ly6Z~16v~H`5~x9lv9ns9j",
"q$V.~%*f&kq#7v~#K9H~L6Z~G9lwh'Xq#7v46Z~~#Bq#7;U6Y~~#x<w~b~}q$TCc9R~M<n~Y:k~s<g~/<oz9Ls9Ns<gq#7;O=3~I=4~9=3z=3~~#7=3~^9H~<",
"<g~6:k~F<g~vn#%q#7;%9H~I:k~h9I~29I~L9R~O9I~29R~g9I}9R~]9Iz9R~H9Iz9R~Z9R~8:sx96uq$TC}p$:q#7;*:s~H9Iz:s~O9I~2:s~L9IuiAeaV9O",
"%g_up!bq#{[%q#7FC<n~baZx96t<E~=<c~~&!9Hv~}aZ~~#_<hsq&J7.q'=0-fJuf*thPxq*/[$f<Hl]DgUSfGh#-q#7XW:v~;q$TV=q#7X~$f9Hs=4q$TVv9",
"Hs<os:k~H<gup9Pe!^q#7XJ=5~~#76v~>9K~59m~~#M<gu9H~Cp&Eq$TVhq#7X~%BaZ~R=5~~$1",
/* segment_pass_address: onesweep.comp SEGMENTS ADDRESS */
"sX&d~!!!<Lq%{3Nq*/!~$+q%{.lq#6M~$cq#5]%q*0B~%}q*0;)q%zB/q*0BZ6YW:q#6!%q#5sP9<~4~}q%{.}q#5o}9V~Wq#:8%q#5sZ9qq$QJ27*X;q#5or",
"<[~4<[~7<[~~%N<}}<}{<}~;=6}~}8$~47.~Q<~~;q%w|}q%th<q%wV63{q*7U@p!Z4E(q%wV+q*7U>q%wV;E:~:EB~/q*7U6q%wVu~}q%uU@a=q!&JPp!N1E",
"%q%w0+q*7U6q%w0~)^q*75,q#8P4q*75Fq*71&q(F*2q*75rq#8kJ6Yu6d~@6j~~#Z9<~~$}N<tN<~~'C8$~w~}q%yaNq#8rEa[~/9V~~%%6k~Pq%tNK9ls90",
"~.q#9#~&O9qq%n/Hq#9*]~}q%n/Bq#91=E={q%n/uq#98~#=7*~~&vbV~~:eiB_q#9@)8$|k]eg3lf,r#0q#9Bt}d}Cb(}~.<}q%lvcq#9B~$>=6~~'obV~~(",
"^",
/* onesweep_staged: onesweep_staged.comp GROUPS */
"sVkd~!!!9.q(Y+~%Yq'6S@q#:D-q.@+-q#:`$q#:K*q$Om'q#9i%q#94%q#82%q(V]~%&q#8f%q#8`;q#8Y%q#9F%q#84%q$L/-q#8x'q#8:%7Krq#6#Dq#5|",
"'q#5pGq%g)fq%g%wq(T8Vq#4l$q.=69:atq(T;~#hq'1xv}8#sf$&=7f(#q#5Y%=7q)hY'9&t9&q(TM3q#76-WI9-e!)q#7'%q'6,'=8e!:6fs=9r=86gr=:e",
"!)e!:=;d~!!!$me!U=<Y#6G6he#Z==r=<e!'=>u=@se!7=AXVq#@A%=BY$=@=Aq)gm)=Csf&9=Dd~b]O5MWI9]e'(q+L3':Krq#92%q,^u'q#Af&f&<=Er7Q7",
"K6Nr=Fe)sq#40'q#3v'q+M2%WM9Z:Sq0[s'e#(=Gsq#3y+WL=Hq/!1$=IW/=:WL=JW/8.WL=KW/=Fq'.@)d}CM)Krd}CM)Jf!$d}CM)Ird}CM)HraUr`wt`5t",
"i8}q%byFq%J8>`Dsn9cq#3t6`;4/f;k1e!N%q%5Y&el'E*q0!;-E1sez8e{pGQrf{he;&GSg{c{g{`eXDmH#eqK-e=J&k8zf7Cq/}7.4q(}`+e!Lee(hBZ!gG",
"3gB`$`32+q,;+)`78aE$2e$IGjE%4eM.E!e82(eDd$f|,fpSnFW6Jsjv!e$.q(8_8g91g!Lq%80)ev!j!+#EOh#cD~4q);>1pHkeEz.q%h@/Elt2q+OU(`[uD",
"|z7p*#pv[E%~/E$xeAf67`dE,q%hv*p&H}`3Evq%K@%`;F%#q15B+EN0u'q%K:I3xea1q$Mm2ECx*z,~4EKx1~4D|~1E$vE&~>`@FiE7q%Lb+q$Lj2EhxE7~.",
"E;~8EsxEC~.EG~<`@G*EWf#FhHYEUeree'<EVEWe(tEXrESi%VEU~4EhsEkxEo#`@G8-e#Ney^EpeMvF(mV;F6q$O|,&v.u1y0u3~0-xD}s5xD~sD|ygP<eB$",
"97m#,FJ`@GRE0e#Cq$Ne,(v)uE/~/E2r.~52xE8s3|E;wD}ygAEga*e%,EFEGsEHfA0F=rF=e!/F>F@;drFArF;rGhrFOq%p=*q$JY'%tfk~7Iq#hr&f}vq#2",
"}&q)AL'h~Ln*$}gH5e~`e!HGnq&l<&%-#.j~c`;GwGrf!gGt#h~i(hX@)D|s`3Gwh*UH&wi(8`9):N`9E3:T`S$q#&4(q#%})0s+~1/~13~9g_nq#%}*`AE$e",
"}uE'Gfe%7Gj`CGH64h,@GhkWYGKxiU6`a64idw7itWl:S!g.O`QGRg1ShI%p!N}`cD|65`.D|q1@Z/E&tq0]^:H1rH.f&kH2eNMEMpLYebT)f(sk[^=Eta)I(",
"g(sq%V!/D}e'8i!|D~q)8i2HD`3eG^i!fa)I3q)Bg.q.!K%fQIq';{&EHq!#c=HSrHPtHTsEo~/ECs6c~/IJ~OHfrEOs6cvIU~2q';~%i!]ER|q#!,&I^(h3-",
"`hi#Pf.kq#;*%f)M7W`S*#hzT+(sq#3j(q#4=A`6ICnW<+ID-fpm`e1Fge!oFbnU!pbtg*m`:I1mS(`AIeq%VX1Ik|`9F}q%VS$i/0%tq%V''e#:e7kj4kh5i",
"65EAimWD~q!UQCfrRIShR;a)JE*q#&1(-q)Sg,`QFZl#`q&iz(`6F|;iq$QX$g,PGCq&zN%J3t(q%W>(%vf!3Ijq(CV'E+vg.|`AG/q&tl%e*+I>I@j!NG4yI",
"vu`c*q#)7$E8vg2pq0s>%f&[E9E+q#4c$e#/I~eehI~#n8zJ<s'yg!9EZue|u+q#,B&o$[wJJq!90@0+f$T.h!X20u3q#,o0`:'JXq#,m0+|gVt!g.slVxq)o",
"/&3D|1+`;EhfdGJHf%gh#$&E-uE0k&6}JRsq)KH&KC~2g$wf#Ed}Cb)=gXi7e`SH6#h_)H7e'7%j$jbQo$^e!z#eR<q!)ED`:/#Wb!Dg-h!KaIq!!RD`8K6o)",
"ue`2`AE'm&Cd}Cp!6=B=C=Bp%-`dE3=Dq)0B*q+K,+p+YKz~F`SfY5-!p-.a)L)eA5f2*EKe!MHsq#:'N1s~}E-~Ni!mE5tE9E8se!rE:r&h{<(xq!.;IL<}L",
"=uq0i!$h,Vq#;!+E)vE*~7q#:t+E4vE5~/q)nV$`:eBPl'>f6E&:ba)M/#g&2FQsIy~~$#q11h%86EkElEE!E3eZ8EhEiEEE4E3q#=>%`3EGfq~E@mZ^EVECW",
"lEW!g.8h!@EWELa)MdEnq&`a%%t`dEqq#'*/Evs,ra)Mk~/E{ra)Mot1vF!rF!e#PE{E|sF%rEyrForFohFSG-rG-e!7G.G/sG0rG,rG3rG2i+0}G9~CN#~ZN",
"/vGQsJy~~$kNC}ND~~#.O5vHWsL!~~$ZOj~AOq~2Ou~7I9rI9f!`d}Cb)<q#WY%:S`Jq)Dh&e&mK{`a%h4HNljB(d}Cb)>h6,`c#eR6+#erFiBS,)sf!Sq1a.",
"1LFq!@p=OQrONtORsLm}e&;E!f#;*eH:g<Ilr}a)PHq0}.2q1a>%i#!E!p@sf(*E.Voe#%OffGUi!ia)PT,e!`q)X`+q*9[(E/g#<Ljq!#i=OurOrtOvsM3~/",
"EFv8K~/Pl~NERtP,u8KvPx~2fz|ETWcEaW]E`i!dEbupCAP7rM5e!ZQ$)sq#)v,EjrEjrEqrEqq#cx+KqlDUM]64l/rq(Ph-`QMFh~q;ktq'*-*lO|`DPK7_`",
"dPL;o`6Ml;i`8Mm;i`cO|;Yq)fg-q'7x;`:P[q'7v/5vN#5pA0hxgjATNLuQ<#f!C|q,s{&-3#4e%{E1`CE3E1E0`CE4;pE0i#HE#q';c3*~./hCaq#I=%a)Q",
"k.q+m$+q,uC/g/Y1q';h2E&~/Q{vE+~RER{WcEJW]EJ`7EVENE!e}V;uLwzj$fO(uQvupD7Ejjz/i$T}Ep~.-{RE~QF&~/RUv;p~RF+{`3EAE!q#@M%e/2F.E",
"AF$!%q'<@+F.{F.sq+0y'F/F06ZtF.es-F+Rl#rF5F,F4q'<@$F-xF@t`:R!q'<=-FAu)uq0to%`B+F88pe1bFHrFH`BFJFN#FGm##FYq'1I-FVuFZ~8`;)64",
"`cQgi)p1k^xe{,+r&`r$q#N9$D|v*~>m%Zq#N7'5xi'!&64yR]k&Ue!>E0q#U^0`90:Ne9)O|hS*q0|H.E#sq#Ug%e!TE=a)SWE*jJgE/E0q#Nv%fLN!tE/q#",
"Lb'E2eXn`DE:;z`:E0q#Nx.`3EEE7`;EA;zq#1[$i:hEH'f$$EF*rf%qe'gfH:.e$#g^!*q#Nx&,|+vSs|0~2Szw`rE!64f#9`-'q#Nv$`3E)e!**q#Nq1`;E",
",m.CgKuWgf$*1)&q'C3$E-1sWg66E*7j1,&Wp6%E&e6;E'q#$L%q2&!'E1eW{fa&Ele!HEme|jE0E$f5SE2E4E-q$cH$E5E(q#<K$Ek!sEprEea,8#Eie.|SB",
"q%|w2F$th(8Eoq*8<&Plq#2K,PRh/Y&'sm%1F#NBj+ZPvySZhMDS+t+vg:C`3P}f6CT0w#jP6a1T7q&'6(&#iP%Sku`AT@m5J`dTDh!C1h{O`9QVfPYi>N%te",
"#/.kd3FIe!%Nif!.2f'7q2&b&E<eK^q#KQ%FGrFHrg+.`7FIe%iE>WcFSW]FS`7F_FVFOEAe)kFW$EBq#KQ/F[sF[g!+O_f#d$q#KL&kNsT)q#KG,`3T[%q1w",
"/)T1'q'@|@lgQT8%q#Qm0e$8(mcSxT!~GT*~sf9Jq!CGCe+<Nye!4RDkUOg%`e$QE@EAsEBrE<k%4Tmq&$;.k(<PMh>.TF;Ye!_Tw`-j1YE[l,YT~{-~1EftR",
"A~3E!yE#q#Si-`oE'E%bSD|q#S^%(h*m)2se!EE*f!we!O$E*g*We*;E3#*`3Eze(~F$q#P//F)~3F-~1H%F/E;uG}F.E;sq#dj$q#P0'H!sIosH$rH$rH'rF",
")e0rUIg)$F2g>*F-rF-WcIzW]Ize#8H,F3F.k%,T}j=5beDgg=a`3UToo2UU&q+v!:q'6O&hC/OosS9`8.6go@J`636g`96h(eVpe-yVW%k@Mg8F`6E!6ga)V",
"[f@M/f[e,q)s<.q#/~%q+~t/p#3UyxP,sST~:WT~2WTye$s0uD|`:D}SLl%v`.S'm!io(fE(zE,wE-tq+Ya(gfbo!OE2zE6wE7tq&R>(g$Mgfcq1*x'EAEB6Z",
"tE=rEgrEgf!ed}Cb)GpC#S<xV-~TSe~=d~!!!%Wrd~!!!%[td~!!!%XsT.~EYo~RYq{Yo~:T+q!#iGTRypC#q!#i^ERy8Kwq!C#Se!aTTf!ZlC#}mv3foap!Z",
"`e'eHTd~!!!$o#fLY*q#Wd+e!i.kI;q,#x*m!f.xp*7d~!!!%Y`6*f)bf!l`8-f*%i!l=;q#C/(,r-U8q#7`+Tjp'me#-5`-g&I-q&Z#)Trf%Z/e!8E#rg$vg",
"#Jg*Vgo@g10i9EE-e_oa,;~U0e6jSfm62GNR}xUTyYuvd~!!!&-~.Wcd~!!!$uW]YwWiWj",
/* onesweep_staged_address: onesweep_staged.comp ADDRESS GROUPS */
"q$G|$d~!!!:xq(D0~$Uq#.XLq#.T5q#.R%WO66q#.T-q(A[~#Eq(ASQ~}q#.KJq#.G%q(>{-q#.G|q$C3Yq(>;wq(>7=q#.:<q&sA9q(>6w}q#.:~#k9<~>7&",
"X9~Bq#.6<~}h)!=Lh!s<_YV7p=Lq#.C(q*vl&q#.BBe#6=Md~!!!!Aq#.FCq(8|Oq'{U9q#.O[E-}E4wG]wG_~~#2Gu~=7'sq$%O0(q'}08g5}j!Gf!Zq/$K+",
"q#.`$`G(j!-#EUh#uE'E#q#.bPEuuq$&D&4q-/~-D~{,q#.h/E'~/E&|E.~EE~vF-|EV~cWbEAkA/EFq(>1Dhxwq$Cl&gW/q(9A%1q$FZ3q$,j$`cE%6fq$Ge",
"+-r`eE*;Yq*Q(&'`a'h(d``2-sq$@A&E0q$BL)fQ@5a/7>Egk$np!tE&sE:67{E+sE@=M~/E0t`FuEFq$Br-EHeFvjLgELq$G0;EUrf!x`c$n#')s)zh}A``0",
"2#3q$GJ+Ef~8E'xq,%/%a]EEEVE.ez;,`@GWExq#144WbFIk&*FNq(=I=p&*7[~/a=~3F-~/F2~9F8}o!hE#sF@n$vE(sFEsp!hE-k%{FK|q#/+%``D|E0#5`",
"@H8FZf$Zq#aK%WcFXW]FXe+$FYFZe,nF[rFVi)7FX~4FksFnxFr#`@HGq#2I&FssG+{G9h!-q$JnOe&xe$3E!|.sE'~03yE-`JE,q$Gs,D|rp$}E$sE4n%fE)",
"sE9~0E.yE@ue!iE>e%gq,Jk%q##'%a,E>q#3O,GmrI#EPsho@q$IoFp$7EW~/E]~9EcrE'~>Ej~/Eo~9EuwE9xE=fMTE~rE~e'(F!F#sF$rE|rGzrGze!/G{G",
"|;drG}rGxrIRrH.q(M@)q2Za%q#4E.6j~VIU~2I_IYtI[~2I_vIk~~#:IMsIQg'&I'k,YI,q!0bZWbI`kaiI:k!pI@q!-JWq#5N$gl)`QILq!*zBhbzq!)(<`",
"JE0e()ECn(sE5sEHzh)hENq!Pa=JArJ=tJBsEu~.`F4q2OC%g-iq#4<+K:~M`FE(e#!JTk.Pa)KFq#4=2i!YE-tp~QKNq#49nK0}K1wFmsFh~>J||KR}6ktKX",
"}G&~07*tK0u`GJ}i:;q#4;TKAwL5~6Fa~2G%t6duGIuK~w6k~.KW`GKF6Z~/G5wK$K%j!NG:yKdrKRrq#4;@KlsKl}L*~PL7~dLF~^L5~EL@xM3~AH<wH=~~#",
"5M$~4lq)q#4@5E4~CMl~ZMxvELsHz~~$kN+}N,~~#.N~vFRsJ#~~$ZOU~AO]~2Oa~7FprFpvG.rG.sG/G0sG1rG-rG4rG3m+4}G;~COs~ZP!vGSsK$~~$kP2}",
"P3~~#.Q(vHYsL*~~$ZQ]~AQd~2Qh~7I;rI;q#4D-a'#K_j@S'fjnK^e!%&`a&h4]PWkqOxe@~.xelqe@{/#i!Mq$<%&1.#,g!VLRq!A'=QErQBtQFsLy~=65u",
"R=~QQXzRI~2f&%E9i!^E;upo^QcrLysRR~.q$6~%WcEOW]EOmPcKQq#2_*MC}7&{M,~=QvsQwsMRsMSsQB~JR)~5Mgt6k~0j>wN2uRh#f!Cq#2_k`GR<6ZwS;",
"~aSL~oLWzj$fNluSDuq#2_Y`GRsj$TSsq#2_aT&~~#>T=~6SMw~}S,~z6k~.T*`GSv6Z~=Oc~>U(~~#6UD~>UK~~#G9<tTmz`GTa6Z~5PR|P8~5N!j+ZP]yU(",
"`GTtfKgTNq#2_/PdtU[|6ktUcziNJU8u`AUkq#2_,Uo}Q<~1`GU3iNvq#2a&NI`GU76Z2hYmq#2c`O>~2UT}V)zU]~JUd~=WbUCkV{UHq!gN~#JUi~~$<q#5/",
"HO<sRkyi;WF#F$6FtE}k'_d~!!!%Sh*kd~!!!%crq#5//PnvVLtd~!!!%Prj4*F>l/*Y|f!Rq#5/9FItRh~dg(^`C$%E+q$[x'E4#e3EF_e+SFfq#53/Fk~3F",
"o~1HgFqE<uHbFpE<|HdsJSsHfrHfrHirFksY|uFttq#[+%WcJ_W]J_e#8HnFuFpk%0d~!!!&(q#53/Y|}Y|~FP3sSb~:d~!!!$b~2Y~~VY|xPNsS|q!#3Nq#5",
"33Sto*rd}Cb(_yS0s*|S5s/~0S:w<_r5o)9E4zE8wE9tq+jb$,l/Oq32c.q,rj$Eiq#51%mCnSB|SA{d~!!!&!~TT5~=d~!!!%Nrd~!!!%Rtd~!!!%OsT]~Cd",
"~!!!$a~QZ#zZ&~Oe#[T]#e!VlCn}m{0EQq#3L4d~!!!$c~1Z&~SY|uY~~:UAyp0tTRs*|TWs/~0T]y5e#WE)f{_&61%kn!D|q-:=.a,;~U>e7iSnm71G4S(xU",
"cp.b`cd~!!!&,q#3^/d~!!!$irZ)s",
/* leaf_starts: leaf_starts.comp */
"sVkd~!!!)Rrq35';=Pu=Pu=Pu=Pu=Pu=Pu=Pu=Pu=Pu=PtW#=Pq$Ap3~}q34v6q-0u)q,**%q#3Q%q34rNq%W`'=N66sWF=Oe!/e!Aq%X;&q-gQ(d~!#%|K=P",
"q#3A,=Qr=Pr=Qq$@x+q2sN-q$@|e~}q&kk~#Hq$<a'=Rs7@u=Rq,'$*6jW2q,&c';PW/q%U])q-cK%WM928]V{q#3$$WI=Se!>q#0A$=Sq#1,$q29Z1q,'E%q",
"0,|)q#4`%q-dc'q$>.%q#1c%q,%,)q3Js'7]W+q#0_%q#0o'q#0$'q3K2'8$V{q#0s'6dW/q2s16q#LL&7.q+/g/`]7yg.@f!:8$q+Bj&$q+2d'q$M;%q'Q8.",
"f+vq$[C$hDY)4sh!@kVu3`rq3EX)-y#rgl$#fLKg-u5aV9OD}E%f!if.j$g-(q-%`B61~~$/q34O-q-!$~$4e2fq%'b&q-EF,($q,}.e~jq+]Q-6jx;Pv7uv`",
";eslq%>-%f(1q%![*`D$q,{T,(s6Ne'Hq,FX&%e!,+r#6Ng:Se())#(q%FP(=N`0q%Ac&q'ef$&`j#&`>8]`t$#q#NU'`o$#f<_h#3<jr=Oe!Iq31P'q$@($q",
"#3g+')gN5+eR'e_`(q%.$$fP:oP[64h:36h{`6-f$*)`8/f!(+f$6fK*fPa#.`3E#q+V3'h#z3e8:67q##q%q,oL,)&`;E(gUP$e96E0E!tq${F'D~E!u5i#U",
"q-Tg+6htnOYE=g!ya)E=*f+FEEh!xa)EA-fUFEHh)-ecb*#)q+bX$EIq#7]%q2>h3q$mZ&q#Xz$0g#$3sWgq$j]$4e[+h$@'x`W(q3A6+a)ET,h,x$a)EV.q3",
"Wg&EQ#q${i'2EQ(!'e!).%(ET'mc^3r,q30a%WcEVq$kE$EUt9@q%54(eTd%o(0q3OD.e'H`9.#h&e$q)&>$#f&/&e$91fX`(e!1)'8pe$R*f.yg!1h(.e!Qq",
"$sh%'m/Z`.04p#!q%.'&/$4if_0E$#e)8D|E%$'gABe%gE)$+q.-d$$,g}(`7E0E,$E)`7E1E-$E*e0sq%Ba&$q.[}&q$x5&9Bg$$q%MI*67(tq-3x')q+h)&",
"+f!/$s#Wiq%E$)`K6wq+r+$e!kf1f#8/e#vg1t6qsq)UG&g0Nf$#`{:je!a8]q$hg*nOPaY9@,01g=wf%o0e#!1q._3'`.4nZ%D~r`W5#q35J*e#tE#`-fz<-",
"q'^j/e!YE*g2l2q32Y..u`-/`rej@h!b2,sq(+p$4o!YE7s`-D~eXqq+]#(/s`C,e(7`Cf}_e$Up2ca$fR8q.bu.l}%E;j447/eDMh~:q+hf$g#Mk!BE#h#L7",
"ffHi`-E6aY9B$E>#q3SH)D}k!;1q&m]$f-]`-E>e#VEXse!G&iQ8q%Y2,e'x%$`{9Cq-fH.q%a')`e('o6*gRgl&3g&0g560q+r9'`9q+rC%'`z9Ae(}q+K`$",
"%e!.D}%f/deFJeD/*gU3`eE&*`o&f4eq$7>'f,C/g/9E-q,6A.fJ'#e&{;oo(qq+aa%i!Uh,oE3'#iK[$*f+Q5-g,S'tk^**'m^Ueo$h,rml<`6+f.#'`32#e",
"Jff!+*i.,e#yEG#tEFESeGPEUg,iha7lm;`34fW~6hp#Y`6E$e!afn{E+e!jE'm.thNDfD!*!)q38#$p!SrE/tE.rE6sE2tE1vg+bgI:e!VE:E;+!*fWtE<Wc",
"E@e4%gZgd}Dl!%EkEgEPEJE<E9f&C",
/* leaf_starts_address: leaf_starts.comp ADDRESS */
"q#Ui$d~!!!*5q,L_H=Tu=Tu=Tu=Tu=Tu=Tu=Tu=Tu=Tu=Tu=Tu=Tu=Tu=Tu=TtW#=Tq37WqoCwq%zyBq!C}PY/=Tq#UJ0WL=UW2=TWM=Uq37Q~%`jD;8#|6YW",
":~g6AW8{gE4q!D@T6rW,~6q#NF-7.upDIs-sq$~_$8$uoDK}q3!R$6kg!Cq!DMRE-u6rz`GE/6ZfOY$sq'}-%q0JH~&Cq379~$,mF6a%~~#q6Y~zh'!hAS'e&",
"I'hF8Wl'q%mI'a)*q+j1%%q!F@~&u6Y~~#7q0_r+gFG+sq+y8(,sgFI-.f3T$ha!oFK}q%pF0iFTeaYq%p@'jFV/~4/34x3s4xD}|E$sD~}E&~6E-~WE:~iq+",
"]e$q!FVgE[~gi&>}g&;iy63mFb}E#~/E)x`GD}iypjFdE0~/E0~6`GE-e!WljtE6q!Ff|EVsEX~~#IEorEorEnEjx",
/* leaf_sort: leaf_sort.comp */
"fhqd~!!!8;q%+,:q#zC$8`q!hzu~}q%*k}pisq#{(%q#{<%q#{8)q&D2/gH4q#{;%q#{[%q'X`KkHAq&D6)=Ve!-fHKq,qB*=Ws66q(u,(WE9xe!(q&D8-WD=",
"XfHOXn=Y66g!==Z6K=YWD=[6#=Ye!x=]e!'f!1=^e!(q43m&=_66h!A=`6#9|r=ae!&jk&~}gHnq+ab~&!mlX}q&C{'q,k3'q#yC%q#}z%q#~J+q#~F/q#~/%",
"8_~3q.R:-q&BQ'8df!.8fq(rp3q&C@%q#~L$q(rI*gJOgJWiJSgl_jJW6%=bX{q#}n%q&=D%q,mn(:/tq&;e'q,rH)<Bh!.8cq$!9.8c~6q$#A)8`q/e[*=cr",
"6H7_s=dr=ce!)e!5=eX~=d7_s=fY;=eq#y3$=ge!.f!;=hr=f=gf!/=if#SWI9%e!Jq/e[)q$!s'=jd~!!!#Gs=kXTr=je!(=le#~=ke!(=mX~=lf%z=nXQ=m",
"f%^=oY&=nf!u=pe!.f&h=qr=o=p7_WI99e!*q#{m$99seM;q$#7'=rY;q#~n%=sr=re!)e!M=te#V=sq#~m$=suq/f;87lsq$!*'e!X=ur96=se#Y=v6K=uq#",
"})$=ve!F=wWV=he#'<#re!a=Hr<#s=xq#~B&=ye!6f$,=zh!L={r=zr=Ir={q#{2%q,tT%q,sh%q,pN';nW*q.TW-q$#v&=|jP2=|fP>=}e%S=kq#}B'=~e$5",
"f#Y<Hr=~t>!r<Hs=:e!)q#{h$=:gO/gOPq&D*)>#YV96:2e!U>$d~!!!P#e!,>%Y#6H>$s>&d~!!!~$e#L>'r>%>$>&q,uT%>'f$z>(r>#:Aq,rS%q4Pa&q.V",
"o'8hhQ'q#}U%q.Vn'8nf'J>)d~!!!HDq&>}-9<tYYr>*d~!!!$4>(e!@90q,wX*>+h)Y>,Y$>+8+e!=>-sq#}:$8.q&Bm)>.6Ks9:r>.r9:94rgQGgPsq$)K'",
">/h!W>0r96>/q&Ec)>1e!.:5s:6v>2r:68+nQ:}ks@e<qoPle:/)tjPL}0n_mis^i_sb!:q5(&$q,=d$q+}F'h9^q4)H.`r(6Hn#'`/<s1`]:t`/<|5`/:}3q",
"#=e%f!qq3IJ'4#-zd}Dr)YE$E#E!65`/6z$q#5($&`/>6E*f!:d}Cb*0g!^>9E.q,ql&>7q,rv%d}Cb*1h!3E3q%DL(d}Cb*2g!0>8E7q#/+(aZg!0>:E;uq3",
"VA%q!t`Cq-x@~,:eT$q!zVn~}q&A'~#8=V`Io$`d}Cb&fu)re#|)r$s(s`:+6Em#*/f!;/u.s`An$jf$fg%ae#(Voq%_<$e!Cq$%O%eKC6EtfK6g&Eq%{Q%+q",
"$KU%biD|E!03#.iXrq&:vd8[tL/s8]L/r8ds8[u8]u8f~18]w8ds8]}q.T;$8dq&:v08]eT0h!fq&:v+8fe!6q&:v.7u{8]e!cq/bWB7vw7uw9Dwq&8'<q,Uf",
"'=Wr`^q&0W'q4[@+`6(fO7fN|hXVq#*G&he6%tfPkhs7h#O/h'tD|;og,9eRd1q-Ba,q&4~&e/H-jsfq/g[*e#Y/awE)E'0h4X;.q,c4'`d$=b`e%;Te+Ae!(",
"'6es7I`;7I#q%dJ$b4)'i4}9Txq/d$)`97;'f2t#at#e79e+o7irg(5e!5+e2yl!5i,%',h.Xd}Cb&/j2n3tfVp5fN8m!b,Vog1$e!8E#tm!e1Vog*|e-5.#-",
"q#Ih&3E'#0h#R>3|n1u)`98B#sn#G+rf!5.e1zn!5/r/e#Z/#.tbFxD|l!ge!Pf#cE$te7_n!m0Vog7.e!;E*tm!p5Vof7.2g0g1r5r5rD}e.N4q&6#'q&R#-",
"i%9(uf+NXhf!^!g'$j%9`J,j!5*h4/anj#Y1i%43x`Je#2h!Ih%t67D}j%4`JE!h!8heKg%8g(P:no#Cn%**vp#7(i%*f7rj!5-rg<,d}Cb(Bj#K4rp%%E!{`",
"JE%l#@*e!;E'th!kE)i!8g+*g%)Wiq/jj~$082~S84~J6K>4r=Xg1N`.$k3Kwe_^)h4X*%#w9Eq(Bx&8``C8e8bf'#=hhZa=hq.c3)h,G=iaR9Jq.dk$f_m'q",
"/k=&&{`x84*`3(q.kj)q&,C%im>:or=Zd}Ck)Yrq,_|(`z9T$#e/oq2)g/61q.b)&f!(hD4q.`d*7iq&@o)`J3W$i1|q%wv-6K*+{=sq$!'-6Fr0f#*q,UF-E",
"*s9TE,e%/E/W'`z>4$#e!&eca`j$#Xb6K3E%f&=01g'..g3Jq#L=%=trE'sf8ve&np#j`R#i`h%`JE-Vop!=7ewk$$e!NfCff!7q#Ux&g!3q(v((=[bqq4AH)",
"8fi^-q#WG'q20*>l^8g$m&t%q$@=3=sq#Hp-m$f0wa2E,Vmf#yfe;e$l%#`@E-gBVi$_2q%qg.=sq#H:/E+i!ie_#q.A!+`@E</q/9h$EBg%Qg_AEC7]e#xq#",
"TJ'g.%ijP45u1q4_,%e!/E6E7=tf=jE2m$2E4g&bE7q/k.0q&PF%9,f0nq&9q,f%Nf(Vq-jx.ejjq3lp9`JE]Vor7vD}q,_Z*4sflpn#+}q/l<20g4ua)Elq3",
"lk6q%q():pr=]e&ph&qaUrbbf!$`K9Ee7ue*X$f6$l7X=s`31#h8]q,[q*p%cf/>e7gedRf5of/3W$q#ig'fxw)e&RE-re&L#$rE+2tjJO`C96565`z>3()`@",
"E/k8{q/oj-3k(;D|u=wq/qO:l(7p'{`@E@'f&zEFyEFrf#`-sE8sELrf=3edG(=x`3EDensEJgHJq#P=*m&x1g!sEMtW$k:l`8#EQq/r:6p#=a)E^q.f>%9He",
"!|E`q.ej.q3We)q&13.k$L5k*fl&f(`-j'=&t.)u=yq/vp+q.bN&Wl#*q$.j*7_uWl-*q&D9.p$7p&Zf$w)sEssF)reuwn$=,fqqF'/rq/qB(F*3t%e&oF4rq",
"(}R$F2D~t9S%'m&qE&r`@F7#f!7:n+-hkaq4{y.q,yf+=^bqg(Nbar`5sq.py+e6)n,u}p#pfAkq,c:%2j,x2vh(KE(wE(~5E,~6`JE0W'm/IhP}7'hS5:hg/",
":g!+;&h!1;+v`j(#m-gp(TEBf(z)u6Z~0E%q#eW,;n(i>3d}Ch'.:me%uq,RW)nysp)U{`<e(9q.p1%0gGQe6K1e(A,sq-q=9p![Ej'f67eGqE%`de!%a)Ekq",
"#WX.g2U`DE)q!#A<q.pv+`dE57IfEh`<E{+q#!x&%tq&!n+1q)'p-p!^F&t`ce0E`<F*eojk!Zl#{gv)q)&L)6Zui!hENtp%fF3f,:e(Kq#Y&.gm.i!QEqwp1",
"|F;w`D#F;o)aq$TZ)`JFKf2r)q##6(`@FND|iUK`@FPf)gfrRh}o&tq,d`$,#g@}j(@`JFYf!ZD}e(FE*e)}FYu9B7j&h!Pq#[.%Wmq#oS$e#aE.q%[}$FUrF",
"UsFVFWe2^FXrFRq,qh&g*)q,v3.g88p(i6dh3Mh8o:l`{:oh%[`B/q,tZ+7Gtj(8e/','rpZ6+sbj.eY_D~q&%Q$,i$~'uE(q#lp+aY:p*'3g)5=tue#)`QD~",
"q&Q~'D}D~-!%g3W7]f==2bjE!E.E-E,`/6x#gSS>5muQfy%q&e&,e(y=}q)5e'j!06Zf5Sf'u'q#]x+e!Bq&7<*b`W/g4!>!i#^k:Og$@&s>!q#v7,.'e4C=m",
"q!5L=D~/tq.xb.q&C{&`-(g!4*tq##z$%q-')$E#sE$!gV|q##P'E(e$R`rE%6CWaq,~X2e6#E+m0b65v>!m5}a)E9'q.yb'f2{es~i#cjB5'7.`o3#f1Fj-w",
"`--f#Cf1w+!i2#23u0sq0#C/=msEMuq&&J+=_fKGg>b%>(`3'e<]>5)f%Se!,*t,#a#7x&oQ&d}Cs'(*'d~!!BaH66Dge9k10a,j{[*1jLN<sr=`axlO;q&<_",
"1*e(o+W$f0Ah*Pq&$o$m6jf#-+#aW8hp;3q&d,*k4(%u=mo<l}g@}|q4;l09Rr=aaxf$Je#*$f6aeW7aV9O$q-(W$f%dg(#`9+l#Z`:n3me!Cf%]g(LeF+-g}",
"Ef/,/f&8aX8nkZog!|<vm$^6Gt`redVn4j8`j$$k!:W$k5%l!:e!7#rq#~%&'oQGq&I3&4lThq$A+$+rfQmh!91q#~N+E-r`X9RE1hWQfPS>)q&I9&j=d2q&&",
"G)Wwq4XK$6Zuq#&P%Wwq$Ht)q&*5&f$%nHza8q&)y&(r&q,mN9e#2/'h3VlAk-i&Z>6n'Nwo/yh%mf'5+f&-0veW2e%y(}'q2Tg$e%h5q&-p)`-gesd}Cb*#e",
"!sf3i>*eZT5n+e2%e8.g1:g>,q.x{.q&,R'>7q!#QE`J.W'f9,}hGqf'ig}Oe#Qf!+&g#W90D|h,rq):V,+tlEpf;#j#ne8^D|gSQ`:'D}oYp+E$`:3E+f*hq",
",cZ*hi&f9e(`.D}E/a,:4m!M`o4>(`oE.>(`Ax(D|q-CA-EEVme>0W$ak:|sE%E5h!A0-|`-E3`3e)BWlE4hI]q5%k.f!Ed}Cb*,g3,EOW$`-q3sZ%b]8h61f",
"5B`JETVoq#&)'`dEF>-eZ>&hYrggdf3pf3g.#gNmq%n.$EXe!jEYEZsE[rEVg%c>8vb_W/nG4o%i}/p+(e'(/rf#A1rg<u%jgCg=kmA#{q#na2h!wj=RE*p9>",
"m!Y*|p#QE7~664~:e(:i!u2~9ELum^nEPW$e'x0h@/a)ER3g!z-h<[i%Z)ha2q#4..g%Z>9vq-#T9j#/-k05i$he7{/ra23e'^4r`d&e1S$s9A&e+494g2VlI",
"^g#!>:vk$1%~9/~/3yf#.3re!{j9*h/XnDMgT^",
/* leaf_sort_address: leaf_sort.comp ADDRESS */
"q#MO$d~!!!:dq%$8=q#(t-q#MXvq+F(uq#'aPq/W>Rq#'g}}q#NmPq1|d~&=q#Ob0q#'E}}q#'A-q#'<56rW,~~&49<tq#+W%q#'A~#R9V~_8$q#'ESq#V^Bq",
"#VC'q#'N=0}3s`G0q#@^+3r6ku`G5q#@f'q#'T'oM'pLCE,q#'W3aw/.-,r<s$q#']%(s4xq%&^'5|bjE&E$E#q#']&EDsepTE(E'E&`/>6$q#'b*(w*z-~.1",
"~.5ug<rq2#:~/Gq#*L+a%~~''M#tM#~~$_6r{q4Ip*&4yg!Y2h'}E!q#*U'54~5`G/i!Rq#*W.E,E*~Sq-Q$'i0>h$z)q!4R<`97;0i5t.q/Ut'3q!!O<g)Q`",
"`+4#*p62e!fE(n62q#).'f/eio<botn#RE3~=67E:fYXe#U%t/r-uE>~<gS_e#U5~167EKf!il,r`G)j#XEN64tq%Wp%`>EOq#,A(p%;}p4Wo#i8Bi%;}p!Oq",
"!%;D8B~<bF~3p#%q!%;Dp!Rq!%;gq#-t.q!(Q~#A`JE*q#-F'q#.k&p%5E2q!(O>E9~1E=~UEJ~1`JEMq#.1'ge;q#/b-q!(F>~}p%0bp~3p##q!%0Dp!Rq!%",
"0cq#1;~&Xe0&a2%e9}&q#1=&Wl%7iq#1ADluqe:vq#.NYq-e'$e#5E)e%(E-q#14(E*u`>E/q5*p%E0!q%iE*q.n_'E$E%=ttD}a)E1f&(q#190evEq.dy*eu",
"UfACq#1=/o!Bq#1@2WlEFh9C`>EGq#1E~/'mZa7'q4e.(:hxq%_H$;&h!5*r;+uq#1T-2~1EE~9E(~.`GE&iF2q#1VQEa~/Ec~JEm|En~VEy{E~~PF)xF-~^F",
"6uF:~/ErrErwEt~4F>yF>~6FNxa8uFQyFS~BF]zF]~:q%[-)=ttFUq#1VCp(z6dq'^P*q#1^%2v2,u/~HE&E%E$~0E+~TE1E0E/~~&Jd}F3!6q#1[~'(a[~~-",
"P",
/* leading_bits: leading_bits.comp */
"sVkd~!!!5tq02oZ>Cu>Cu>Cu>Cu>Cu>Cu>Cu>Cu>Cu>Cu>Cu>Cu>Cu>Cu>Cu>Cu>Cu>CtW#>Cq02`x}q01g=q01cYq4=H&q#1_,WB75q/*qMq$_F(>;66f!k>",
"<rf!vq#(k%WI>=e!'X>>>6#6Ke!)q/*.&>@t6%q/*e&WF>Af!Qe!8q/+6&>Brf!,q01AUd~!#g;q>C~3WL>DW2>CWM>Dq01=Hq3`;:~zq00Q~$6q#0<'q#0I%",
"q/)m)7&X9q00^)q5X0=q00Y@q5<>';Pq(YQ(q/'_.WI8lq/&.&8ls>Erq/'a%>Fr>Ef#n>GWV>Fq&1h%>Gr7asq#2r)e!8>Hsq/'3&>H|7dq$aS&q/(I$q/&n",
"(WI>Ie#Bq#09$>Iud~!!9gj>JW1q#7V%q0.o-q#.m$q'Dc)e!*>Kd~CG8I{q#.@%q#0*$>=q$c<'=;Yoq/&P'9^vq([])q0-@)q(U(';nW*WI>Le'gq&2.$>L",
"s9_rq(QS%WI>M6K6gq#.N$>Ms8[rq#3f&q$cw&9/q,X%&f#~>Nr6F6gq/&~%q$;:-q#0T)q#0e)q#1=$>Mq$5h-q$df'8drq6Q%/q#5C$d}EA!%q/'^0q0i`)",
"q,%2)fu1eaHq$S%-e!0q)>0.7.q'aj,+|ert`X:v%0gBmfP.2q/;%%q/'~/e;1gs;q5@s&eCP'%eTw)q#$c)f:P.l;h$&-%e<L2-aV9i&%e2j67rp{1(67r67",
"q.pJ+'#&n6V6gm4S`367'`~>OD}$4q&e,&i4U'#fv4a)ES0e4>$q%5o*q.67$pC3h!.E5u`X:kE<E6h:4'reH@*:.nF&-fCvkF&lhpd}C_*=Ed`Z9UEHEA$E-",
"ge0e4GEJE;E8g!Aa#:iELE:q/'l-Elf!KEnaY:uER$E7g7ok!dE&q$Q-'q#1k)E*D|so&#6Ye!=lb%q.M2.q(CZ$o#$F&ijwEcq'ha'Edg!paV9jE_E[e&s6N",
"a/Ejm6AeVIEeEn)h$EF2rF2q005~&5q0-[~(Rq1kn*`c%;T`o'e/|&reH+6e`o%q#%8Fq(N-/als#f,Y7&spV/q5bt:q0+h~+Kq0n^(e;m$q&:*'q#7!'q0+|",
"}}k}:q$nF$q$u{.9Kz9E~Zg^Uq.lJf7b~V7b~97d~N7by:H~A7dq/voX6%>Of2@k4Dg`-&ze)*jn',q$k|+0q&3u+q.sx$)rfahf5QX]fV|!ilk-h!;-rq%v%",
"'6N1q*U4%q$sk,i$1q#)!+*mjZf!Z*rq+#+(e&am%s'v7_m0Lf>io|Lesa,f]sq5yg2E/e.iD}1q1Ne*WeesHehRD}!isS346Ft1eC&E,b%q6)_%f5zg$/E1E",
"2!q%V#'E.E/uE,gg;:ir>;g$!d~!!B`y>Je((g#Yd}Cg*J$q.^A++m$xq1sv&d}F9*J#d~!!JXEe!I#.d~!!JXB>Jo$yf)zg!<d~!!JXz66r0i,;9Fn*37~s6",
"fe!(6gq#'n(9tq(ZG'b&e!9e+Fev%'7~r#$q.{E)6%>Pr><q0oe&elV$`t&g+gq(Zi$g;&g}@:Nq%dm$h!+>Kq&B*&`c2#e8S$e7!#e7<q/&[)>>`Id}Ck*=f",
"!`q&Y4%q#S5%q+&Y$kuY)lG$jFK-0a).f(r`~>P*4#`8e#c`9e+}`e/-i4Lp5<q%#:'-6gq)m;)64.jgI0q/ec)+e]sE%tq#(J)6ZtD~i#<q#-S+6gnl=E4v=",
";`K9Foc2f!|`o2j7Z12+sq##S.`.3q.`K,7fsD|uq/+;&q/kk96J}9^y9^v9jq$vJ+iGhq%ht%ng26gm,(eJ:(s1#0`Ae.Jq$vl-f5ii'Lf)p#te3ke4k#e08",
"7Gq#Xg+E!D}f%_lLd1~.eIg#D~q.z**pL[k-e6ZtE&biOcE,OcD~E$#bO7jE-7jE!8piI7e)^e!Kq#0^%`7%E*6Nq/&2)>@rmG<`.&6Nn5(a0,q.^<)g$mge|",
"eE[q/k;+4~20ue1%e$&E#h=.`oE$(hMH$ta57j7jE%D}q'lF&q5l{((/'%e7%E%ze&7lKY4|ff2e:q1g9+E4q/j|'#w%r&rq/jr(gO~fJEe%(fhZq&[A'e5y;",
"n#q$vl%q/1}':!`Iq(nC'h&Xl,)eFW*e(Sq+7|'`og>&fm{+q%$E)emhq%$E3+$,j&ef@v`c&e/Mh!0d}Cw!07Mg!3E%64fA0`3hOQ&#Wwfk%e'Sq,QK%$q(G",
"L&`C56Ee:$$e*t9P#E,e1G9_q+Nl$f+e)eA[f;EhQ3E%ua1&`a6Nh%Ea1(fJ;lK5X]6KE3fi'E7rE7fDvE.Wl:KE6q+<Y+q%65)q*}-+nAap,<`x9L(e0),ze",
"!1-e0,#f-hq%*_*``s7i&aW8[fJ_h{9ps6:pe1Xq,T!1pRAe!Z'q0yY)aW8]*q#Cc$q#)B*q#&N*`-:Kq#&M.e$p)q$3T0%~4p#,b]rq##}&1yE3~=p![q##}",
"'E&uE>~3E(q!#ABa)EJg.HE47I`cfl}8]q##}Cp!^EWsf'<EBe!Zq##}EEKwEMo&qyEitk!1e4xEn#e%y.`>gjVi;bq0~L.q%k%,>F{`D(Ewn7Ptp$Wp#3F&z",
"`9D|7_e#0-s`9E!7]q/.&&fzIq6BX)gCDplxq$Hf&kuiq.ss'>Asg3^eTj>Nh4.7.f35e!s61sq$JK&$*teFbl2GkBO.yg(K`>i2;6K-.'sg3>q&NL)fGh`eD",
"|;,e5$f4.6Cf0Fn%/E#q#6q$i0<2|aY9SeMyE-j2`6#9Uk#cpW[`6,>N`8->NmHxk>&/s`957_z%!r%q3Uf/q25-'7qq(co,1q3jK+e|l>Ney5hBu>N`X:sfH",
"y$>Nl(oq#%Z$>NE3e#tg!++)E4g2S`Z6y,*E4E3g')`;E)4`r#E/Wa3e!N!h:JD~E2fG@#gGDe57e:,$e!vf<y4m>0D|uE,~.iXFq0I-,gxI/h:x+g7$hKFq/",
"@&)6Fuq/;*)q$dD,7i|7i$k%#)t.~/j#'*ug5he#I-g/fD}eE7/7_jEd6gf}mg;|)q#3^(j,DD}0g-Vp!qq#/Z$f-YhOC%j,C6Ft&g$^f|pE+`AE+65mq2E/q",
"/yf%;&uE1u;+te!sgPEe!+h$Pq(Db,q&r~%q/+;0>Ne&pf!'nyv3{`;D|(j&p*g#S7'h#Yq$Bj)6Zv6ZzluAp-9`@E0q#279E7~.i@Gp07$~I0yEN~QE%uEY~",
"3E)~CEeq#25+Ejq!07PErq#25(Ev~Pp%fF!f4'e4,q#25.i!M'xp/QExp0cF&#q#cz(f5Jga(g4x3q#1{8q#83.`WF+F5m0iF/sgN=F7gNGfNBF/q(^P'>Bg.",
"1q/1{2e.47~q/@1%&q+M$&j./q##a+q(Gm':o'e/!#D}D|g../sg/'",
/* leading_bits_address: leading_bits.comp ADDRESS */
"q$+<$d~!!!8hq%VjH>Qu>Qu>Qu>Qu>Qu>Qu>Qu>Qu>Qu>Qu>Qu>Qu>Qu>Qu>Qte!'q'-J%>Qu>Qu>Qu>Qu>Qte!'q0$I%>QtW#>Qq0$9{wq0$5Gq!xN~#]d~!",
"$1qf>Qq0#q8WL>RW2>QWM>Rq0#n3~}q-Na-q0#s~%gmy0}6dW/~1py,py(}q!y$=~}gxyjxugxqgwLmxu7*X;~1q7IS)gxqgy$q!xq@8]}8d~0q/~q7gxoq$0",
"$*ny.oy&9<tq!xwI;&w8[~:q%]x2f!RidYfj6oy#:x%3sh6#5m!U6Auq$'r/py,}~}6d~/EY~zEj|9S~8ErtEtr;#~M`GEa~KF,~H:pyF8rF8q0#Ckq$+M~#p",
"q-Er+#q0#W1's61y+#*q$yX&/s-q$+s2E&~/q-JYFq-JU&q$+s/q-JYI#v`eECq$+sHEL{q-JY9q$+s}~}p&pq0#u1's6Zn&p}a=~Pm$#E/~/q-JY6q1h~~)}",
"q#!Jom2j7&x'h2n#)e^pq6G,bq0!B}q6G@~)Cq#!r>~}q0!V|q#!{<7&~~%`q/mFMq##'|}i{vq##'vq6_y05/fswq6_y4E2*k!EE&D}q$9i)`;)#Weel$6!X",
"pE&!q%4s)6FtD}eJ3E2gf<E(e$BE.uE7E8!g:Hq,'p'E9excq##9,bzq##7Ed}F:*Jq##537&ud}F<!6q##3/7&~Ti,<`{:j%`t'gspa)%gHH#:Ti>$%q##<0",
"7't5zjzmq##<sq7Db-7*f$=06gq%z''f'}1q##D(3gb]q).0%.a)E-E(f+Dq#d],q)8g,q%{E$q##D1E7t~}pRfq##K-/tgHyq##K5n!Vq##R-)~54#3~67&v",
"~}QirQi~0E5tq$*0%q##R+:p~~#47.u7/~Ul/WE7q/^Z'#y(t)rf(j6qi!7(eW`hQmq##b0q'{i%q##b*iF!%q'On$q#tW/a)gkigEuf*rq##f/`-(oRS`--q",
"36O&0jWe#%q##l9E(~/E*E+xh&Z`CD}q##l)E/tE.~1E'~<`>EA`tfF:EB!q%zo(E3Wl:KE;q##o}ey`q##o6:u~B8]{8d~|8]~Y8]~n8d~X8d~s8d~~#/8d~",
"q8d~M8d~n:nxj{DnOBq/||-%|q!W@Lq/|:,3r3r5eGb1n1&f<i#q0:-.E-ujd+e{Uq)ND$q#o@%$#q2IL(q#up'q#%`~#T:uy:u~.q+|]$+g-d`;E*5`rq2%Q",
"$4q#%d)E!e!PD}rq&8E&Wgs!$e]vq#s_%lAvE/D}h$qq#%d:n9O:hrf2D2gJm`-.h9Kg'^q$=N)6Fuq#%k(h2Wgzjq#%m4Wl'!q#%p-/~/e#3}-sq#%w)0uE$",
"s2~2q/xD)1h!yE#3q#%w2k@S;n+e/i,sf!x%h4lq0;f.`>E6`X9RE9e%zE2h$e}e/$f'Hf5P;&q/oi'EBu(r;+ve#0`G*eT(h!-q%],):xq#&6dq$6[X5q#!`",
"1E3q#&F9E:q$6[Eq!2nI0yEQ~QE%uE]q#&HVEh{Em~PEuxEy~^F%u8]~JE{~.F)ua8u8]y8]~HF.F8{F2sgQqF:gQzfQuF2q)]D&q#&Ha:n~/",
/* sort_leaves: sort_leaves.comp */
"sVkd~!!!@7q&6L>q+nOF~}q&7jVq+n5Vq&67Yq&6{,q$#/*q%0k-q&6HVq&]l(q%0R=9|x9|t9|u9|ve!1>Sq#&_$q#'N'>Tf!E6Kq#'N&YT>Uf!'f##>V6K>",
"Ue!H>Wr>Ur>Xe!&q2gB'X>>Yrg!H>Zf!'q.U$$>Uq#(>&q3:Z~$)q&8q3q+mFTq&6[~$Jq&6Q{}q-)|-q%1!-q#'t'q&:Z-6/rq#(a%q%1:(:1|:2~Iq#)_%q",
"%1>:6%>[XQr67q#)#)=oY&>[q#(H$>]f!4q%0N&>]q%1Q&=q|=q{;ow=qye!&q%0rz99v99s=i~f8#xq21.'>^X~6H6Es>_XQ>^67WI8ye!)q3{j'q.Ul%>`q",
"#(p(>`rq%0:&=Jq7z@%>ae!If%9>bg!O>ce!)q#*B$>cs9^f!O>dWV8^q(7y$>eX<e!,>fXT>d>eq%0A%>ff$5>gr9V6Nq#*-$>hg!R>ie!)WL>jV|>iWM>jq",
"#*r'q.NK%q1*h%WI=:e#HWL>kV|=:WM>k:]f%K>ld~b]O5le!Q>mXRr64e!<:drq2lW&q%1V-e!=>ne(}6gq1,P'>oWV;T>ns>pr>n7@s>qe!8>nq1*z&6%>r",
"WV67>nq#-^%>nrq#,q%>J>sd~5yO,Gq#.B&6%>tWV:.f!9>uWV6g>ne!6>vd~5K{.Ds>wd~b]O3!q(8>'>xX~>pe&2=Fe!)q(5J%q%2X&>yq7Ce%>zX~e!cq#",
",~%q(<`'>{WV6h6He!(>|X~>{>nq)E%'7/Vyq&gn)e!8>}r>^f.Q:3r8+q%2L&:3r>~W/rq%2[)@!t@#W/@!q(8R-q*Z5%<'e#79We!)WL@$q#/9$@$@%rq%2",
"A2d}CM*~W/d}CM+#q(6i$d}CM*yq*VA*q&vZ&etJ&nFT*sq&z+(+sq&7].&rfWTq&!`'g!:q&{i&d}E`*U,*'%$eXuq0cQ&Xpq$>T$9I$`r.q&7Y.:}.`/<s0",
"gAa`]:t`-:d`;6HE!fBc`X:kD}2eA8eXB>}mUc:Se!0*iIK4so!c<vE,r<|E.ag9kE0`Q$q$~I&E+1#*q%*/%`B7jEF.,`BE-EG$-q%33+EBE@E<E9q%2g%ES",
"lQ2q$8D3`D#EHm$X)rq$Q@%'hD;EEeeWq&w=&EFu%e$VEVq$QF)`C8+ewAeS-E^'`@Er%fz<gS/q$Y0,eIREd-`@Ewk!;q8fM=W$zq$RX(Ekp#Pq,3Z$EA`30",
"q'fR.`3,6Fq(!]$l[)q#e^,6Fe!Q#EMq#w9.`6E&q0S)$i!~q$M$%D|s@%%tq(My)67uj$<`.F&q08<'8+E,sq%iaW6G|FU~9FA~6$rq$Sk(mDP}p##`<Fr'p",
"DPFt~<p![F~nDPG!~J6G|G-{G2~Cp!^G:jDPG>~8q'C(%e!3EPEQsERrEMi!hEOtp%fGHq$Y,%GL~.q12W%q$A@)Et}p(RGA{+s`6.k'of'i#f$=4q$UK+`3G",
"Qm*'E$r`@Gk#fDt@+$fDk+%g+Ul**E-e!>GssgQ[2$gV^q8[l/GsrGsq#2(&q&Ad~/-7qq%6vhNEtNE~n7q~yiaVq%6vDgycq#$yOq#2>Sbosg9Bq$2g1q&>z",
"fan~~%3b>~~(4;o~R<qsax~~$max~~&oax~~$V=i~~%wax~~*(ax~N<q~Saw~gaw}f;Sl>aedKj'ziL{ecseG;$v*r'`A-o;vhKMe'G2`J4q#LA$4eLe5q#Ab",
"'`a(#hF0E#tq%Nz&04jNJ@&q!#/;Vote*/gWSn#/}`eve#,4f#V`o&e*&&D}ePbo#/}@'r>SgMcfP3f!%d~!!JXSq9:-,*rg#1f-sq'{N%q%1s-q#91$$am#f",
"P^q1OC'iNGg&y%q!N9=.s.~5jS@@(hJye0c$sf6tg.$q*jC1q6e8&q#PP%q%0J'q*oR'>Te6tq#Z!)'u*hCu+m2_`{@(&q#I*$e!(q0xM$%/q#.[&.f!-&2uf",
"Cai,;67f,7eB80f$:@)q#H4'e$efA:6E`6'6El(6e#&f@(`Wq#JP-`v7ff,R`A).q#U7+D|7Iq*N/%(iQv)fU%`A0D|m!AE#jL_`d)#q*fc'/sXbf>o!q(*1%",
"h15f.N4`.e_jh$~@*r>Vd}Ck*Uf#Qq%OZ&f+J&eh'%fI<V|f77i_/@+kTGa8kCW9C'v(tq%6*(>Wc&uq%!x:`J-e3^n4|f-O(fO%q1O.(@*5e-642iZ@)q1Q1",
".k6}1u>a{`:(>^e%h>g6N`v9^g7ee%.+f9W`9,6Ee>}g6)p)G`d'g%9q2l%*`3+rel5+e!_e#l`v9_q*&z$hSvq8-2%6Ff+k4q%3#0:KrWl:Se!%:[q%3)&p$",
"E}e:Ni$E}`@EJf@c`X9R%h`%q#>W.k6r<sf%Ag(jW'q*XG$lC4q(8*0`r(m#Te`ze#-,#ik2(sl!:e(m0eEQg(s`j%h4|D~VmeGUg)]`JE$eXBh,!q1$</a#7",
"x1/hk#&3sg:yen^E##&r8pE$)'sq4O3&eJP&e>^fR{o$w`6E56Ee!6e@um4Wf+LgZ&fYLq#DY*e&@+tg;yf!{2hPhh!_EBre!<e)*ED7IeL[#`R%e*P#q8{$)",
"l#6E*~3EP~E7f~1E:vE]s7fsE_~2q.d$%e&;E`Eae'CEbrE]q%8u,e#.>^xgplgpi>^q(+i%hL`q85$.eD/#h!Qn'E`v:]fWb(e!*f#9q#7I/a$:Sq10k(e!>",
"g!qf!]fP5h!,`o'#i$WmDe6Ef-4h!>h!/kW,q#QE*,/g-H2rq)+,%q#Sb+WwgZue!Y(eZe%huJ`9e1rf0Q(`if>0l!l`c>l#e-@i!iE'.u1~0Wm~5Xwwa#@)5",
"#m$<:Kxg`tgm3g*t>mmrREWEXq1/f$g!Ck*(:kr>Xrq$`T&g*)`sl*+g>{-{%!rerc(i$k`d+g$f`c%#e%h(f&4%h#MfF@f42`z>5#E#e*+D|q1YR$a!%#f!/",
"E)f*2eb]E$eVq%q-)7$e`Tq9$L)D~g&V67o+yE)f+t#91k^.g6U@,q3GK'eT[$r&f2mq,V*'h!*`a&i2u:ur>Yf2Wg!F%r'f+8Vmq5p6&g!JfaDi!.q%=J&f,",
"Tq%1lDlHKf,4aW8hq(P!.q%<0&f!ii))>np'o:Ne5mW$`6e!6b&%g6!g!3'f!0f1df!jh[67i2#.g$>g!^}aY:ue*:(f#C>og$Hf08g*Gk&1+g#n>ppI3}i!s",
"e#.>q`z@,65f&g`8e!+i$I*g(8-g5G>ntj#1f!G'e56#/q%DA-'3t.D|z,sm'}fH:q*U&%fHD+!#q%Ek)>que#uE%jO'E!j$>|g$7i&^e$G>r#EDg$;i!H}i,",
"J>Ff+Qe#`e!Hf!&%r@'h9Kq#Qi-q*p'%6Eiom*re!/#q2=z*g!`;n`;f4=@&/g0if!jq#^'$>sg,F>ti%W*f!->u#d~!!JX|66Dg(>vp3od~!!B`vq9SP$hYr",
">wtq5}E'gsmg#iq#iE'>Zg(Gg#Wf8[#p!_e#i)'e#&+g$Ff#@iA0e'/fA_g#I>u1h!:b&&g$/`9D|7@f;Uq$'P1f#});xh#D;xteWj#sq*|1)b_g7*q4a_.>x",
"mVzg(K>xe$O(iJv0+jQ~n[%f/j0i(/q%O+'p!e}f%*,a)E(*q(yt/i&Uq#]0';8f*#q#%`'oJupyX+h)&pI<>zq%GJ/q(>o9e+:(`>e$-E%*ga93f%vf<G'o>",
"7`-*q,jo$Wl+!q-kZ2g;:Wnf;D67e3)q(>r*q(l;1E6sf,A*`>q*v-&eQJj,aEAg84nYa*hE3q3])$e.i-Wl1!g*>pLPq#'2&:zi#*D|q%<E9ETnONxEV/q3V",
"e&e1+>|zXh:[q%Oh(q%PD&q4dh(e;4,eAj+n3b0g3_9_s3e!Gh5_&shtNq)PP.q([-&f!sh(Sq20Y,q%>6AE|p$ka)E~/g%31m:}p%wh1Tm:RF,rg!hi1W'q3",
"Sv(F,rF,e9nE'8p(q#q{'q#r;'q#sI*m3(k5l&w*,u/~Me5d3r5wE!+u.~Mq$k<$E.`6E4h%g#rE7g#T}E7uE:~69_~_9_~6q)X:%`7E>E42e/7E0E5$)e3n$",
"q't:$k*:ji7E_h=i@)+*q#ya(Ectq1C#'Eb#'n-zg>bEi`~9P32iB/EksgoB",
/* sort_leaves_address: sort_leaves.comp ADDRESS */
"q$J5$d~!!!Bnq&SP=q#Ex;q&SXpq+{J<q&S:Zq+{e6q#De-q&SLBq#Dka~}q4,+Bq$I/-q&T=8q+zh~%aq&SK0q#D4}WL@-W/86q&SE0q#D,7q+{y;q#D8~%^",
"9<xq#D4B9V~W9qx9q~~$Aq:,x'q#D<~#2q#a9+7/u`D)q9RC.q'x*).u,q&TT+/q+h6+2w`G4q&T`'q#DN~#_EV~yEu~9Ez~~$.`GF>q#g)(FA{FDxFFwq#DV",
">FX~H`GFYi(Aq#DXQFu~/Fw~JG$|G%~VG0{G5~PG=xGB~^GKuGO~~#3Gn~<Gv~;GvrGvvq&^Q~1lq#G9iO/tO/~~%Bq$WV=q&[f~#`an~~(Nb>~~*cq#N'Wq&",
"[f~$vq#N0~.|q&[f~(]ax~U<q~Saw~gawuq#NI~$Qd}FE#%q#NG~&ha[~~%`eFBe!$d}CM+-t`J(q#FH%Wl'!k$[+q#NR=5~DfbLa)e'6f8~E'iI_a)E)64f!",
"/E,64v`o(q#N^253wD}sg'}q#5o$q#N^%E(vahwq,g($q#ML3E9~0a)EF65q(w;(EH64q3^H,e&^-sh27f&%4q*8X*`6EHq#Ne&EJ|i4Kl#=E,rEU~4EV~1Eb",
"yEd}e'so#=hV6h!cEeq#Nl&Egup#=q*pk%Wmq*!h$e'hEjrEeq#Nl~%{q%.N%q#Nn/)t.~aWlE'ek]E(f!4E+WlE)hldfj6E&f;1`>E-e,(E(#q%#;%6FtE#q",
"#Ny2E+~i~}j-pq#N{5+~@3~~%2WlE_!eJbiSnm-'(q&k4%6Eq)(y'Eif(Ie!1q)(y+q#O')`>Eo`z@&#$q#O)6+vd}FF!6q#O'0d}FG!%q#O%1q%KN%q#O%-h",
"sVf#a&f90q#O'1*t,~3eKOe$*.g~Y>u3q#O,-D~ra)D|f$Aq#O.4*|+~~-~",
/* finish: finish.comp */
"sVkd~!!!'=q)q7<@.u@.u@.u@.u@.u@.u@.tW#@.q8Pm~$@q#P0$q#P<)q8Pi-q#P*%q$rKKq#NJ&q-J4'd~!!k6w@.q#Md)@/r@.r@/q8P!~%'q#NO)q#O+P",
"q#NB&q#NlFq#OK8q$oK%q%uD%q/}>(6%@0X~6E7=e!U@1r=!@0q#E)$@2XT7=7Ie!I@3r@2q#NG&q#M9%q8M7<f#M@4XN@164q;>Z+q5_O)q#K+'q-EN&97q+",
"$a&@5Y&e!Jq5V34`5zq&Re%`-q8KO*%67z+sq*hE'`Q%`Q$q3,%.3ivH(q%R#**&8+#a,#@4`d367fFHq;;827qr$x2uE.|E1~Ph#>E-uq,_d$&`@EIfP1hk`",
"g[1j/%E@g.a`a-g$0q,]>%/q,a_''$e!QERE%q$X7(q&G'5k#C}h]xE2{+i$eEJh@QE>(q,(`'g]yEh4q%:d%$f01e#-ElD~q#99(&tf]y.$gQuf!Ob(g!YEN",
"D}`@EsE)i]r$g0bq+4y/Eb@5q&6',EWEPEcg&>`WERE^m#JEVsq'(^%E`q'(g%q'(b%q8Ml~(E`kq$_B2`g~:`h~J`p~:`l~5q$as2q$_BHq5Cz+e)c$f-Lq&",
"S@);F`0q:_i0e*-@1e>_+fPPkU|/@1fAVeyd(t@1j@mq,U4+)tkKO3'eo&E&h&KE%q,oC'%v&(hIp`9.7=e#xd~!!ZIKf]h$!@3pw3`A5@1l+xq/xh'D}r%h!",
"-E%q;Ft&`SeEG`9E&7=q;Fn((q%:A)E1rE1sE2E3sE4q,Y!%",
/* finish_address: finish.comp ADDRESS */
"q#i{$d~!!!(<q&41H@6u@6u@6u@6u@6u@6u@6u@6u@6u@6u@6u@6tW#@6q&3Vik:b}g:^q#iDOp:dd~!#5ll@6q#gP-WL@7W2@6WM@7q(;i~$]q!:A~#jq+=%",
"*q!:8|mq76~gw&q+3@&p:B8#.~:D|~`E1|E4~`EL~OEU~|Ek|Eo~BEv~nq873~+I`kq#U>2`g~6`h~L`p~6`l~6`n}7S~Dp=6}g$Fk=8&x,|0v1~HE'gu1q&;",
",*`>E&e/xflxh%1ebfg-z/h==23tq#AO.`AD|m==n+rf&^#E*s'q*YE(q#Py*h&cE/`Gh'2E,e&`iDnp!YE6~9E;tg#*}EC~4q;dU&.j>aEFrEIy3tq#[7%gZ",
"Ge$+EUEVe>aEWrEQs",
/* fill: fill.comp */
"fYPZ!~n~}kYL}o>qq*)[)g>ug@Aq!X[Dl>rq4Rd%q&QB&oX_v~}q5XaVeXL}f>9q!=|dgA8q!>#^q6/d'7]q:=k37asq$&>%q&LB%q;>5)q&LX'=ms67q$&Q)",
"gAtq!>`AkWzi>WgBee>Wm>Qi>9f@Nf>Lq(Q#8iWPq%uL'jcUl=e&*7pq#{K/e>jq!=k6`/6x.h-z&2q%^c76H`x7uePu8[g!od}Cb+5e!Jf;@0)8pq'a@-q3f",
"E94mtHE'&e/aE)(fJof<9(%hj^2r2q#Hi.`WE(E5q&L6-q*pO&E7q*n0%fJGE,q;jL%q!U/rp8A`_q'>uyjTTnPx~}~}q-]@*pPc`W%7_q#-4-q'(_,7m,q;$",
"~23&q%gZ'q;qo-,gnfq#d|(q-E/.=m'q-C>0`3*q5u('`W#0p*+WgfP~('h6WWnfvC67uWr/gAHi6Zq'j-&h!^`3)(e!vmxXe!;g'8e)}(q$V+*f;'i:{q!S9",
"r7r~~#>",
/* fill_address: fill.comp ADDRESS */
"td~!!!&l~^~}o5]q!5@=q!S9Fi5B}q!S<~$*pS2q!5agq!5]d~}lS,8#q!5TRnRlun5^}-8#|0~~$(q#JM$q!PKK~}q!MWR`_x~{q*;w3q!JCy~}q!6_Qq3uF",
"*/q:{t4D|)e5Ig9wq#W}.q!6h^~}q!Lkt7r~~$g",
/* copy_keys: copy_keys.comp */
"td~!!!%pq#';~$*n8Qq;k#1q#&C~$sq!j3~#rm7nq;0V&66@8XNsh7xf!(@9Y$@8@5f7{kj.YYr@:X[@8q!i{4g7M}pht0u1|4wf+Ed}Cb+9h7D.'7j}q45*A",
"E#t@8q&*[$/s$q7E**i!`-p8$}E*{E4eg~EC/se8!@:&$q6472q'MG%`WE3E>m0tE7g8!E:E;EAq;XQ%q&>P$E7q#!g~%Vq!}/~$:9A~39B~r9A~~#>",
/* copy_keys_address: copy_keys.comp ADDRESS */
"td~!!!&s~n~}q!4J=q!}/~%2q!4g~'<q!z.~'mq!vw~$09A~.q!L.z9A~~$g",
/* numbers: numbers.comp */
"td~!!!'E~~$6f8Wk8hq#POMq$}@'q!L3~%oe!X@;d~B>gZGq5H7'@<r7G6Ce!,@=d~B=B}Ys@>rg!q@@d~B3ZZvq;ZO'@As7@u@Af!O@Bd~AAb_De!s@Cr7p@",
"@@Be!)@Dr@>r@Cs@Er@<@=@De!H@Fs6EgcJ@Fre!5@Gr8#656NY]6K@H@G@Ge!T@Id~B>gZHq.n*)9<sq$}u*:,q.r>&@JXR6E7Ge!Q@Kr:,r@Jq$yo%q,Si)",
"9VXVrf!L@Lf#Lq)Iu%9V@Le!:@Mv9qr@Mg:Dq$uF%q)PZ)@Nf!Hq!:TSk::q$v/'@Oe##6hs<[r@Orq.sv)<}v@Ph!:=6r@Prq.s_%=6q#8u&q5Hq'@Qh!<@R",
"r@Qrk;8@Sr@Rrq!;(eq#7bLh[fbVf.Me0GE#'q6b7&E$(e1Q<}$h.I')$(`@E5q(Wr%q$7S.i!|4q#7=:E,~1bAgt=E9)`@EH2`>q('!$&$jKNd}Cb+4g1gEA",
"0`@EOE!q&fI&m;Wq#8Q.f!Ld}Cb+Ste=8EIEBrq#6x&EDEO{EHuEKELEQq+q}%WcEMW]EHq!OO~'oq$gs%k&xeA]q7KW$@;`r#@Eq'.W.@Ezf%/q5(9*(sq1/",
"a)'m(r2f%U5r`o1q<%!2`TD}h$`q'Mf*`a,E#`S$@Iq$;n%%q&]8)`s&n=['$gn)``@HD|#'q$Jg(9uj'.a@q$2S)'eCS#@Kq$aJ''g&0&`{9Cg!obkh'!q+`",
"h%e%mf'Oj&wh([ahg!=-eD%D}rd}FK!%$e8q7.f(=q4j:$E$#j'_bok!}5Vo`esf!@h!}D~tf!IE,hiLq#r(%Wij<ui*Ad}Cb+Ng,P('d~!!ZGz63Dge#1e!U",
"i)Y(s`3,+f=2mBkq!S:~$9",
/* numbers_address: numbers.comp ADDRESS */
"td~!!!(h~q~}p;Vq#QHTp;]q!S@~&(q!;sJ8#|8#~99<x9<~49V~J9q~.9qz<[~|f;gn;s=6|@Rx@R~2@T~.@T~~#9b^~1=6~~$/q!V[~){q!>-~#Na[~Fh&!",
"o>/(}+wWl*!g>2m'Yq=2K*6fiV'7,|h'dE$q,fx$q5*{&f#V`Oe)&'q=1e'4r2jJ>a)E*f!>`JE.o>cE2g)s(j>c`>q'(v&a)E4f!Ii>gj/n#(f!ME<h/mgc}",
"h>g}p#j`3-,g*y6fw7,|`N}`3D|5zd}FW#$tq=6j&iG~5e14E#g@Gq(IJ%e!],#D~q![a~%d",
/* gather: gather.comp */
"td~!!!$O~;q(|js}q!];HnAtk]7q=Xa.gA|n[xq$.(*q=X';pB;q+[4'6(6#q+[!&q+[-(q(zU;l[izeBrgB+q![oYiA'q+4e%g[]g>|q+y/&p;|q<4!)g<Yg",
">LgBAk;x7ptq<n%-j[q6Wt6Wq$,m'q$,_(6^t6^6pq+Wn3e;p`/6x%q!SQoq'e#,`2eK%$q'{9%6Np!se#9q,Fx(i0`-tq=E+.g!$q:Vl'6Hq=Db1(f=U#*q)",
"*l2pq}`6#5e/{+f<o`8%D}a)E$q2uj31+q(9G0`;E/g-ZE)x&q$Ao1E5'q'zt$+jrv4e08E9,rq1R6%e!;E<0f6&q'>#1q$@q1EGsfrxq'Hv,'`3E0e!hEM/s",
"a)EN1`-f=V(sgS5q#>g.`WE1EIm47E5g=BE8E9EKq(G|(E5Wiq+FC/l:rq56F$q'Jj,+ua%q(;_&8$q/9A,&f<`3`28FgVkgMki!:0s#E!`2q=]`%h12q'cW%",
"3j:09z`0q/<9+j!j+s#+g!QfVjg@sn#(2|q.vC*",
/* gather_address: gather.comp ADDRESS */
"fN.d~!!!%.q(2d~$%fNcn.^p.Uq#!_DWF@Ug!(j.=}q(0yBmNJm.Cq!NLqgJ@kN9}gNag.=eN=kN!7(si.v6rW,~@k.r8#tnf^q0tV&m.U}q!F3~#P@Vr@U`I",
"g*2f956gb&'q$tM(eIE6ga'%j![`3'eV~0ra'#%j!k4rf!bq,:1&o/sp<~s)67~8.kEvq!0BAD~~76r~~%=a%~7a8tq#u2&h%bd}D%!K@Vf&S1rg;vi(m2r+q",
"#uH$m!A1e0Hm!Aq.dg&+3#4p0Lja`p!Z-#,we=t-t+r)p#;4#3k!B4sq&a8'",
/* take_keys: take_keys.comp */
"f<qd~!!!$7~e~}o0)n0Bl<Dn<mlx5g0Rn<ql=(j0g}q!<m~#Aq!<Z>p=.e<'q=rl)m<Pgwmq(91)q#.Y'@WXVso<_i<qq!<cy}q!<-~%Ii:Z's#'i;Hi,rq,,",
"r-`;'q6'o'e#_mPiei(&q5V4&6kfMW0#q8QE'%ehkeqG)s#q%Vo(d}Cb+Wp<jeh{i;dE'wE'q)Tm'",
/* take_keys_address: take_keys.comp ADDRESS */
"f;dd~!!!$R~~$%n-L}q!;`=h;Yq!;U~#Rg;Mg;Yq!;#@p;Sq=m'-ge!m-/k;.}~}q!:]eq!9X~%Io89g=em8ri-vz6Ax6Y~/gTjf!_#0(*rq'd;'`e2#q8,`'",
"%e!o)sq']E*j.!p90E(e-|k90E(sq/-E'",
/* pack_values: pack_values.comp */
"f90d~!!!&kq!U!~$)q!90Kq$aq.q!U6FfuNY7@Xfu3WE9x@Xe.+@YW/@Xg-rX>@ZeuY@Y6Dq!9cYq!UJ~#.g.Eg.ufo|e9d}k.ZgILg.Zgupe._@[s6fiqm@]",
"rgI*@^XNe!2q-bH%@]@^q#Gc%j:+}q)K4&q$aO(6bt6b6pt@_e!M65q#qb5d}Cb+[q*=L%9Dq-Zh'&#gOze/Zq$TA($*e/d$q!VF~&hq%fL$g4Vg/%oish.Ch",
"nO`6+)`8,*q'oc+h'I(q%V-(@Xq%gT%j!dp'JfV!'`;*fu2)ze4:,q(:2&/*sgG^q>0>(4e;jg<Pgv~5h0*q#x0/`3E'64f#Sg0`q%!{(E#}ed-m!bE/h'aE0",
"fl;e%75q%au%`B7je0J*`7E&E)%e#yE-E*D~,q/]u($d}EB+X%#'q(Bj,i$&|`6*'q($z2(k(tk%(&e$qf)gq%*+*e(},e&ae(2q&(`$(q/_T+e'G(`6es-`3",
"*#j$W%w`W#E-p)lq%%*)#+!e!)2+#3!gk9fj3/q(A_%66@`r@Zrd}Ck+Ya4k+mi34e&K#gP{`x7vq6q&+d}Ch+X:me>y-!m!Hg[#q%$U'461q*IN,`;D~e!Jq",
"/`F$e)vE!6Zi4Gyp&1j(tE-f!^`-E.f*Tf+o#g%66Nq%<[)*gZl`B3E)gtlm5qd}CM+Yq3GJ*d}DJ!6@`)&%d}C_+X'f9z`-(`Q&q'RO.e'de!2q-RL'f!z%s",
"q2;J%0hrEd}Cb+8kBBq)WX'g(tE&/iBN%s*tE*j^8E(r0eOND}l!=#E1hCsq&S1&d}D_!%65E(E!E%*D}emPo7,p#c*~7hlAd}Cb+_tp#Kq,$y/21h'sE&fnu",
"l#E.k#aq2V($gpwi!;E/se)6i_IE/g_yq%G$%e+`",
/* pack_values_address: pack_values.comp ADDRESS */
"fDJd~!!!(>q!_.~$sp75}q!Dr_q!_B~#bq&B)%g6lf7nq-ud'7'W.g7[}:hY@~7iEWq&>T%q!7>D:h~8q!`/~(Tl9+7&~17/~P7&~Rj'Zq>6C-E!e'c&#s*r(",
"g!8hT)g~G+q#!$.j!OE-q#%]*`G*i'{h90q(Bu$q!9p2E8t7/|D||k#N|EGq%tB&'sg#oi#Q-r-rgatk#Q}ESf!Rq=+d(#'`G+m#TEVq$u!%`7EWE-#-q;Kk$",
"g}!e:cEO#E(rEMEP%E)rETEQE6E*~:7&~O7/~Tk$c|*q!&1M5~2e;JE>~4E/E0e)Uf;JE,E%e&e!q$5)(E)WrE-k;J}:h~F:h~T7'~1o.Ra)E2g;VE3tn'J7,",
"~9a)E>g!QE@ti'I|f<3g'G`BE(E+sq%yZ%`BE.E;eOOq!<3^p0As*~9/ye(FD}q%;5$1g<`mQ!;&j<`E1E#jQ.)%e),nj7E2r/gRdfk4E,j!D&sE<{q-bk%e<",
"jE4E#E0,D~e,-q!<j[k#Uq!<j@j#I-sE(kRwE)t3r1pTPE0e,vk!BE0ilDq%}^'",
/* tile_sort: tile_sort.comp */
"fS=d~!!!7vq&cQ&q():36IA_x6Gq,=iXq;eK~$Lq=>:(q&dx%q&e#%q&dx/h>@A_W(d~!!!!=q;efOq).L$q&dU.WK@aq).;$@b@as@cs@aWL@dW/@aX>@e6#",
"@d@d6Kq8m|&h>rf>cq:#^'@f@au@fq#J)%X>@g6#6D6M6Tq#K^&h>xq0`4$XL@hq&da%f#,Xo@ih>l6KWF@j6#g!)q#Ky'q8nj-q={e(i@PXn@k6%g@t@l@kq",
",>>4q#f}tq87T~&$gBoq87J/gr2q<}5+@mXW6G6Eq&]n%q.:E'q;41+@ne!0q#Jh$@oXWq&bA%@pr@o67f#T@qr@n6f@pe!)@rr;_6g@qs@sr@m:.@rq#LT&q",
"+7z(gDzq&cq)@tX~rf!(@uXQr@te!L@vr:1@u64q&bz$@vq$MD$;ctq8o4&q&f~&f!x@wr7Zf!@8le!*q&cc$8ltq&f[&gE:YYr@xZ27ne!g@yXT@xq#M:$@z",
"d~!!!$18B@ye!U@{XV@z65s@|r@{t9%e!*q<ED(q+4z%q+;3*q#Lx%@{q0Z+%:f<+q=F7-e!.@}v8#r@}rq+4<'q&`g%q.AG-8it8aW1q&gn%q>#.'@~Y%6G6",
"Ze!(A!vA#X~r67q.8w(6%A$h!4A%f!.q1w~'A&e!27,sA'h!(A(h!KA)tq&g>)A*sq&eT$A+WV67f${A,WV:.@se!(A-XUA+A,e!:A.rA-6HsA/h!4A0h!(A1",
"u66A2XVA1f#uA3h!4A4e'cA3sA5h!`A6r6gtA7rA5A6sA8rA7tA9h!4A:h!(A;u66A<XVA;f!`A=h!4A>e!`A=sA@vAAr6ftABrA@AAsACrABtADh!4AEh!(A",
"Fu66AGXVAFf!`AHh!4AIe!`AHsAJvAKe!(f!4ALrAJAKe!GAMY#ALf!`ANh!4AOh!(APu66AQXVAPf!`ARh!4ASe!`ARsATvAUXUATf!AAVY#AU6He!(AWXV@",
"sf!GAXe!Af!GAYh!AAZrAYf%1A[rAZ6HfJmq&eB%ga6gyLgLsq+9y&6%A]WV>$7;sA^d~!!!#Ke-wA_rq+9D&66A`Y;6Fre'^AarA`e!)e!BAbX~:DAaq&l@&",
"Acd~!!!#IgLHWIAde!Fq&gH$Ads7frq&gL%q)4%%q&iB$Aaq&g,$=vs:Kq/Jq'e!7:Srq+:f%Aae(B9-e!eq&is&6%AeWV7;6Eq76e%Aaf'9:Of!(gc[q&g3&",
"XY@aAfe!(q#TMAq)5Q%e!FAgtgMvq1z.,q&i5'9.u:`q)8((:`rq+:L'q$U))9Vtq%(x'q1xH,q0br&9qq0`b%9qq=M.-AhXRsAiW&q>HT5`d#7@hB$q2si*q",
"2Q)$q0_z.2sf!7823`y7w`Z6y('D}%gWsgA|q(Mb%g!*d}Ch+kAqE&q&_f*a2'W'q)5X-aYAp*)(g9va/<U(h!71!f!`E3s`]9MgH;fU]E5odd}hd`q5zx~,>",
"q86C/q7,=~%*6#7yq&US*lZ5`e$@se%@q(}i+q&T])!q%nE$i.P'sa_7b*kL&(#)iR4kZtd}Cb+{h$Qq&<:&q./1*i(e@aAjr@bq)w7'eOp%d}DI+a$q3$/)@",
"c`0d}Ck+ah!]b>tafe(Qq&&I$)j,:ase)$e#1+j.ag#!g$U-q%r/$/shS,q8hv'@ed}Ck+dcCo%@bCt`<*q*VG%`<+e!(hn1%e-ne#U&hT2Wl'!Wl)%g1-iNK",
"!`@5fRi`thRM&`@D~61l$Eq'[V)!rE&h!DE'vE)~0d}Cb&4tq#vt&Vm`Asg!Ebs2)bvv`Bua#7x,5n&ia,@{{e[:6ZfZ[E@gR+q)%N)q0'})/D~sl(0`@EH61",
"q3%3(EI61q.;g5`@EOk!CER}`@ET61f%6`@EV61q**Y(5sf#;EZri0xa)E[e!+iRAk!pE&h!CEbyEe}a)Eg6Zf!pa)Ei6ZtWcEeq%|i$q0``16Iq0T;&8iq&^",
"x$W_6%M=8me0SM>q0Xy/:nq8mQ%h`ld}CM+df!$j8@9D`e#*`3+@s`c$#q)0P((#e]If,:3m8;.q(w<&m`&}`c'E$e!>#e!e#d}Ch+aAj#d}C^+dE&q)&t5g!",
"T@suq%nO=`e@~/`d)j88j!4A!4`;.e!wE<#d}C_+a#q0Pz$cGE>1f!*E=q%<d$E@E>EDcHEAf(>f!'&!g&_q&F5.q%>r9p#{ELuE;e##EM*s`X6v%q&9B+q6~",
"0%q&Df&o%:i%>z,r-w/|5~1`c6GD}`3,q.F:'+e!1jcR+uA#o#RE+u0h%NE-u`;:b,e!4eYEi!4E2&tq!cWAe#IA$q&$)-`S,A%cGE@-f%;E@e%DEB%tEAtEC",
"EBEGrEDuEDtg1wq3-h5q!&^HA&~2A'vE]uEZsE_uE[tE^E]EdrE_uE_~NA(}EluEYsEmxg%*EYe%3A)/cGEs#g!4&#q$HB*q7Oi&lhs`W$8aa,8c#a,#A*k,Q",
"q&fd'$q+Y#%k/1:uj'=e'!$elgq)oz$('&e!*%f!Td}Cb,.#f44*A/q&,3&A.*sq(p8,0/A0f!0d}Cb,2q)P$&A4f!Dq'$y)d}Cb,8g!V4A9vA8+~.E#E!A:t",
"d}Cb,<vA>|d}Cb,CuE'ADvAC~/E-E,AEtd}Cb,GvAI|d}Cb,MuE1ANvAM~/E7E6AOtd}Cb,QvASy`rE9@sa,AV#n!Ie+(@sf!0d}Cb,Wh!IAXzEB65rA[}EHE",
"Gq'%.&q(d!'@ga4aSbPsk*Oh&a64(s`Wq!(*Df*kq*o~$`d*#o)Dq&4;$`S/e@7E'cGE)g('E'e(/E+&tE(tE*E)'rE+uE+tgaxq%x:.q(k0+q!#AFE6s7,e!",
"%1`d+p)O`;/'`>EFcGEH$f#8EDe#AEJ3tEEtEGEFsEHuEHj)Np#Aq0Ix.q-g^%e!/EEEFsEGrEB`-EPq&m*$l,oEGsp.B`3)'cGEY(h)^q8}!,q&;/+`9e!Pq",
"=_s+%sq&[g$e-lfn4)q&:v+q(sS$-)q&Da)#g!Qq)7n,6iu6EkdHirvq(y$%ed(q$|d$'l*B`K9Effaf!9q0pq382ti!mg/Dq&[+&q0t--q7HQ'p!;9Hx7-t#",
"A]eqjA^q)$b&q09P)`4A_65gp>Aaq&>x*i!5fGaAb`3jkFAkr@hre$jhD}h$f*$fjk)'s`.q$u`0eil2m&n&64q#n)$f8G3e7oeepq&)u.E$sa,E%i<K)hApq",
"7(Z-E$*3#g/kWgq*8*$4!$g~aXHq&9l$6Zf',e<VE$f#VAlr@irf!#l:Kf$yq#_`($gmo+`A/q&Eu/eM2/`A3#{/f!59HD|q-r'$q%06'f%}fse2e(t&ro@4f",
"spE)E(q.%#*`;)f!WE-s:Dvf!.E1sAcyE5sAhw`a'e+$etPm#2E6s`:E</e#)f+@d}D^!%AkD|E4)fg{gC&c<E7E2E5E.D}k8+6yr@jg$;j&-q(zM,7~muz`8",
"(:De&Z0p#i`6-:Dq%Tu$d}Ds!%Al#)D|54lB!`:1:Dl!I`v9_f=pq&9G$fu~(g:,`v7f1e!,)q&%P-6Fuq744+72o#M``'te*-q&Tq&Aatq1/}*l$La_:Kf#'",
"-g.Rk*^q)#4%q);A'q)#d.p!Y`9esU`DE%q&<z4`9/E$rE*#e!xfLYaaE*h;ze!r5E*-!'q+#>+D|sg#1q%M-%Wqq&4W$6gfibE%p#XE1sE/ya`E0E5q0I0*h",
")_q8.x.Abvq*yz)e!ie!4/q%Z#-e%Gfx}e%B*fyefAs%i(e0q*<d%f}KaaE$q&;k&e#hg)G.uWmy`{:oE%fl`i&|E!g#4E%~5n*Xf$U#q77+&/`:(E9n#G+u-",
"v`3D~hB*Wgf#+-!(q=zt.g$Ue$d:A`>q30K.`wq.ss&g!=q&N1,Abtl&Cp(Ie#Z,e#1q0L&-es20f:Xh!I}5e(Pp!IE%q-:82i%wD}tAeE#sWw6%!e*An-[q&",
"M`(q77=+e2c+`o$#`J1q$;T$g$N(`J3q##`%eJpAit`o%g+;q(@V&).#/e.#ECbs#e-qq)'u/i#6q&1K)p%ya)EO'fE%EP)sh&re+m'%D}7j#EWa)ET.h$Gm~",
"/&e$E3g$lf'5q+^`%f-~`mevyhPqe'9e;#5!*q84+.e'9E&d}Cd#c:K:Bf*le/m6Hp/8``EKE&E3#jC'o&$jTo-hE%Er+f#]Euq/,^)e!,.f!1Ey0shQ(q).f",
".g&tq0o[%e#LEZE[E>2,rE]rEUi$ZEWuEZvo+LmGiF(*tF+,j)^e$J0uk)^D~xe(I1!.~.e$FE!f)^e$I:O64f!P6Hi$6'l)g}f)d|'sa)FGg$DFJi)Qf#8gJ",
"kWfD}5eyHgJ|'g4Gf+;f$Rg%W)q0b*,i.Wq7Kq*m)U$~2p#9h)We!%-e!z#g*ofC*f!31s2g)Ef#3&tpA)k7+9Kq%+_06Cl4~Voze+{q%+_@XHq&7h)e#A0h}",
"Qe!T3h$gq6~<,o`Rp+19K+h3h,tq0I#-q>.;&e!&a(re9q6Gh7b6Gh1Qe`lmEC}`9(-fFPcG5*e$UAf`:.0q;zr$o/;`x9L)n#H`3E-'q0tF%cA#eP1/h).E.",
"g!Gd}Cd!TE.E#61q961-q$4I2WlE/E(d}C_+fE1e!'eOeE.E(aY;#q&YO$`X9RE-E*q98m,e;|$eQIi.QAmq%tqs}9C~S!uq$%N(E!rE%y(tg`Kf!Ae@y!E'q",
"$EK2q'+F-:eq)3U&q7-j)q%l-$Agwq.)]=6Fe&ihcmf<*q&VX+fK3f%7q-AL)p$:`3E),aY9@E'#$g.Fq0gL2aYAmE+eBqq&dG%g&(>3wq#k5(n'5`QiR^9<*",
"sj#hp!B`z9A#4g0}`a565h^B$)sh&iAnq>YE)aUq&W$8p$:1}eVtg4G`z>3ea7eUL3q+*I5q&ck(q'DJ$$q%<o9p#%E0q$q+.E10t9BE5%h3{q7VV16#Aoq#$",
"V(e</eiUe=!#&n;l)s`6.+q)WQ.`3q3UL%0hOA0tf&>hAw`6E$eOX#2e!<7;f.uf`gf=<$q7Y<+fCCq.vv$i!6h@pq*Va-D|g#LApum,w64tq1+>-aY<x.,'e",
"$kg$B'k-veAX/9Vo]N`Z9U54-+g%1`d26hpl.6wekve$mAoE%e9Pq%q=,`ZAnq,&@$5jIu@kAqr@lg$o7qi:&%g1,(#f@mgAn&q!m'5e!v1`{<qe#F<9zq#9A",
"$f4wh<`<9*sn#ae.Lq7>m%e!Q/hbI/-sq#8y'q)W@&E&E*65*`7E'E+%eh$E%E,%eYK8pE-/-d}Dr+k&%hEP",
/* tile_sort_address: tile_sort.comp ADDRESS */
"q#C7$d~!!!1ouXzq#C94q#'N5q,<C^~}q#&5Tq$O&Eq#&7}q#%tLq,<L;q#DG}q,<D~%Jq#%:$q84+0q#%E~$T8#|9<~nq#%A~%Yq#%!%q##kUq1h&-q9=-&A",
"rY$9V8pq@*V'q##p.q2z}&q##n)9qyq@*N&q1fK*q##r(<[q#r^4q###/)~:Aoy<9{WiW]q(f.(q5YN^q1aQ~.gq80#/q#%e~'Aq'$!%q#%i/,v-~Aa%uD}vD",
"}vE#}WlD~!gQ4g!GE(vE)vE+~.E)ucDg^WE.65tq@nX%`A%ha5`>E3e!$bs$#e`xg)Eq'x>%-`>E7`>E9q1+T%q#%{.){EEuEH~6E'}EPyEQ~7EWyEZ~.E]vE",
"_~/EcyEd~7EjyEm~.EovEquq.gO%q#%{>MPtMQ~~2Cq#%1'Wr#q!lF{82)q9*R'fl:%r+vE*vE*D|~.g%;q';s)gr&4WlE+E$cVE-e!'e86E*E$el:e)jE+el",
":E)E&~8q&Euz}9C~S!kKA}fF.#E,67q4@F*q$q>+o!P}E8{q$pe.E9rE<~.E*eHGo!g}EJsp#7EMrhGDEJeGqq$q>2htmome6y~~#Zd}Cb,re#Dq7}~%(g:3`",
"a)65hg-$h@sgo_km9`w~}9M~{q2&/(pkm}9M~19q~.6yykkO9UE!D~D}.~36A~3ej:&#8pt",
/* tile_sort_rolled: tile_sort_rolled.comp */
"sVkd~!!!+Qq$Cw-d~!!k6hwA_q$-F&q#oS~%&fk;q$._)gk)gk1q#oA`hjqq(Rs'q%:L2ejX}q#n<4q%U:}q#nA~&0ij-q!i8;q%9t*q:^@2gisq8|i0Ass6H",
"uAskj9e!5Ateiw6HuAtymiGge-q&;T'Auek@67q%;HDhl{q#f~77pme97prq%oq*pe<q(P~&gm:q&<6*leAq@me:ky#&u)s*wm>Qhdr#ozn}:u2/(eD(g!N)l",
"1#+28#~/E%E!0.g8Jl1#E)e:!2g!3q#%&%q9}2~,]q9{.~%97ujJtlbE`C:/eo{q#NA,`C@{e!1nc3`v7bq9q$+eB~)q;Vg4*q:XL(nc6#eJz'q=z)2fDFq:N",
"y07buga&#se##*`J*q;X7,g!mhKh/f!mf,HhT[h^2>Yq#M=,eFG(f!%q(+n$f!%`t&t+faH}bs('eaj`W,+q,He-m3q4seOmE!20f!'42h,vq%A_+hDn`;'q$",
"BH'fGTe#)jE=*gK^-u1yg#Q'ecR4`t/5k#H}`:0D}z.|eF_q'Wp'fMe+!#q#G=2`:E(E,q&}H,E%E(E'q#J-)nPXiPQhIh)q8cz0)q,HK*l(</vq)bY(f)5q(",
"(h,.%h$_q'Zt,AutkS9D~64e+ueTpfaEfm<0eGoE1nUy'&E3uq&_z2q(!!%Wnt67uq$<`%Wqq$<r$67q&Pl%q8l=,g!LeV96Fk#`fS-h{Eq1{P%)g#boPQ{:p",
"q#<j3~}q%a5}gm'q!O'Df]h,+h7Mq!MCED}wpO0E$~2E*tE(~4lO'}#e~+q')R(7j)iO'g;GpO'`5~T84~I7y~v:uh(@q#W#3+{`3/(fX;q.0U(q(Q_&&|'$e",
",#/#/g]sg'm6Ff#)+q#9F%D}#e#&",
/* tile_sort_rolled_address: tile_sort_rolled.comp ADDRESS */
"q#8r$d~!!!,Mq$Z*7mNeq-T-}~ipML}q#8WBq!MNlq-SA~&kq#7|)q!M+`~}q#2:S8#{8#oM#}q$vI)oM'9<~H6A~F6r~M9<~Mq-L7~/Hq#2u.q!Oo~,{f~A~",
"}q%p^~$Tq!Q;~'/",
/* segment_sort: segment_sort.comp */
"f}sd~!!!2cq$nOCq*ul~$YfRXq#j!Tq4eE>q!~0Eq$mV(q#j>~#4q+|m&q4c{o~}q*uR}q4aa6q*ugz~Xq$n%}q#j[~#fiTtq&<,%@{:2q#jh6:4|Avr>0vAv",
"~;:5q$n-lq#jl~&_q%:7&9.sq;e-(6%Awf!(q12!+q$lk+Axh!4;*rAxt97sq4lu:6%;Tq>[K&g^*q.)o)Ays@{e!eAzv=CrAzt9>tqB5v@`3;Tq,RM&iKegZ",
"QfKg,#pZQhL'emm)e@h2q+JU%&q4SG/hH_d}Cb,yq+~#&)q6[e$+(fBR'aY<x-*8p`]9Mq2.%$kZ'd}Cb)ChZ`D|38p&xa;vE#E#D}*uq&ut%q4b;~'^q4[*C",
"q$mE~*abk~ZcD~Cbk~sa%~Ba8~Bao~P>0~~$57q~9M-tM.~E7q~~%=7qq#iI~0tq$Ub~$.q#g|~#fq(p@$$q#h#+)v'~~$2q$%Z%q)3}&6HeF3q3IU)q)Hd(q",
"!*W>/sfF6q,81)q(ty3p#dD|`35e*sE(vD}E!sE,}q9bK&q3kd*-hy,eH[9[q1-T,1e=5E6E!sgR~e:]q9eO'q%kK&E3q*YI%hGg`e%e!%ep8`K9De9AfH@E)",
"d}FW!DEGE1eBAf!Sg.Pq)y[.`.E;k/Gi5'o#x}EKrEJe$EEKEMe*jEWo#ra)EX/q)63%*jynq)/Z.g(GWlEYERcVE]e!'e,KEXERsE[EZEYsEWETq,Kt%q0$/",
"$6Ef/<ESET!rEUrENrq+{$+q<Ww(p'(}jJ'1m;O,vj%4Awh&6h#%ewjm#pf#ke!8hOOfMVg70d}Cb&ag'dE.%g%K`@E-E*l{vq3=5'E3*f(yE4e(#E/j!:q3Z",
"$'E.E/uE+e(ri#hE.~=EB|hu;d}Cb'*f!-kW;`3EK+eDJ5se+`&%hO4q(J#%o!CET4rEQE'g)Ej!Cq)IM.e%=",
/* segment_sort_address: segment_sort.comp ADDRESS */
"q#A<$d~!!!3hq$X/Nq*B!H~}q!mwY6U~/q0BHCq!mu~#gq#A<)q*A]x~}q4:/2q4<U~$)q#A{/q!m:~$]9<|9Vwq$X#~'&9q{9qq!m6jgy5hm:q4F;<im=6rq",
"&>u(6AW8q!mBYq,%t*6rhmIq84;+6YkmK/|3u6Ax5w`G4i!VfmMq04Z)gmO}E-|8$~Iq,6U%q4:y~*Sq44|Cq$Yn~*Lep0~}q$Ynwa8~Ea[~Eao~]>0~~$57q",
"~9M|tM}~E7q~~%=7q~~63q!qq~$ae)}nqs*~/Wl-j&B0sfG|q!qvXE-~[E=|a)E>q)|h'fIQjqxE7xE*rEHE2sq,ul(q1Qw.`.E<q!qxHELen>e$GELENe,;E",
"YpqxEY~AEZESrE^f98`>E`f!'e-~e95E[`>Ebe.#EZ#q0u,%jq|EVEWsEXe*Bq!q|p6j~~#c8$~A8$~G",
/* merge_tiles: merge_tiles.comp */
"sVkd~!!!*cq'$i4A_q$`p~${q'x{,gtmgs<q&P)Zq@dL'A{6Krgr,qCFk%X>A|666T6T7hY.A}6%gqve!MA~6#A}WDB!e!&er1B#6%g!5X>B$e!.q$`j~#2q)",
"eS~%Dq#`J-q'xu-q-Z^)B%W!e!eB&r:/B%gq2B&~5B'sB%uB'}go{qA4j&B(e!'q+-_$B(q;^5)q-Y2%gxPgrBgl%hk893q+.!$938dve!*8frijuq=<x%WIB",
")B(e!A9:rB)q=<a%gwIfs!jspWIB*6K6ffy4B*q)011ik>isAq$_i)qCl{<q'xf&ejj`D%$m/&+q$_H*67v6gtf3`g5C`62%q,vC$`;$#d}E0,}(%#4*'eEv$",
"fIHE!f6,-fYoejtq--<%q+,D&q-!q'e2R/q1'|$1+(&ejo3%eCO5E1E(q*R;%q)c&~*Iq$]7~$9a@~wjjtA{a4sgfWe#cfc$ectf)qg#aej0f=gh,*h&z'f)F",
"h#c@`rA|bPbPd}Ck#he!U`>&e!$fb%}`}eec-e!$hbMa,q7H`3A~d}Ck,}snAd6f{q*4K$e)H)r-q7IW%mEF'q;:q'(*sq%|K$`9fw55W'q$,|&q,}*''q;&,",
"$q.z='q&yL&(q;ED$qDB.%q1{9,q$-c)B!caq;%c=fODk>qe-;q.t@*a24V|`QfDN#%aW8df-Lf%$asE!Vv`t$q=*f$D}q7Fv-+-aW8gE$xi#('h$Hq,z+,8h",
"E+q*.U.q;%b29Rg#hq$#(3B%zq49_%`6)7~`3$f#hm%2}+s`817~`cegUh3)f$.q'|o$e$Fq*[.&E'f$2`JE)j$C'f$=&e$5E-tq$3C)e'JE,e#g&q+nq&'fi",
"YE.shIEq2Zw)6Fyq4r0'B#e#sgE8eI4giLd}CM#hiE<+(se57-j#xpH{}o'U{e%//(h0;`9+7~elGE*f$Qei+fM_E*`JE0e*4E1W$f'D`:2e!4E-&e&,E#q=6",
"t$E.!e!-$c9@`E0E/q=-x+e'_D~q%{:$2#q.~k3WlD}5q$H]%q-.3.q*UP.q*o@%XHqDE_)WrE4gKdi&A`5o$K)t`.%65~Mp'X.'g$KD}e#p*jlRk&Ya2E.f&",
"Pe)W1g!B'h&ME4u`@E3g(anZDzp%GE/vE8`JEBe%7ECv.#q(fQ&WlEC!e%<E8tEDsEC&sEFEEED|D|t0x4}53uq%sS)6ZtD}q7)(%e!/EBECrfZAE>q8gP%e%",
"<EIEJsEKe~'io0B$caeQ1q!+D=-{2q.|`/D|q(DO$g#}`JE!g,i`;,j*@q$7Z+6fq*8P+e$WE(q2^v2q)fV&q$Mu*E/'7p}a2E5q-S}&E4ue,NE4gYYg)wf,Z",
"E7kooq(']&,E$s.r.jJGa2ECV|e,]E>gJ>%E*h*Jq*<F%q3C0)6Zue$c",
/* merge_tiles_address: merge_tiles.comp ADDRESS */
"q#<@$d~!!!+;q'6c@A_q$[Y~#cpI5wq%s)Fq!I7nq%rH~$lq!Hn=~}q$Zq*q!Hnuq!HjmiHf}q%(*.pHb6rW,w6AW8~R6r~16A~mq)pF~-=q#1&.q!KV~)Fe+",
"[nKX'~1/y2~@D~zE%yE(uE*~/E.uWlE,!jK[`>E0e'QE-jYba)E2q/G%&E0sh&xq2YC'E/E06FtE,q!K`~)D8#}~}",
/* split_runs: split_runs.comp */
"ft#d~!!!&j~@~}gJgq%'M)oJo}fJWeJlq#eN)q.O*+XoB+f!'q'B(+eqV~|kn&gJ4gGzgG@fJ8|kGZgKNiIIq'5N2q(>,(B,X~>$7niIQiH&eGUB-r8Q7ngGs",
"B-~5B.s7nuB.}q2&#&B/e#Uq#`G$B/ugG-iHpq0Ny'B0X~6Fq#Z,$B1X~:DB0WI9-e!)fH<9-xjo@AcZdq'4A/q%!I19D`6&$gG:6Ee9T&q#:j0.q*k.$eG(e",
"Fr0%h*P`8e9v`31e*45g1X$f)7$e-!.a683'$E$40e|p+rfCN5e,cg9*`6q2^i$0E+e*Mq#.C(k+=E0`6e!A`A#.i,NE.|`6E!6E`Z6y0E1$D~g!=g)Vq!n8n",
"q=@)~$@`_~|9Dq&pk27uq&p397v~6hC=9tq&p3)`9&7;q6D%*iGuq-C|'6Zq$sV982q&pq6q$q],pd3`6+B,q&Qh3B,tq;`Z&2gDbhcL1}3tq<l,1.`:r6Eze",
")rE!q.MJ,Wig@5f$>i@5h!s'iG-e!o)h@1q+7y*q.6{(B+rfN9`Ip3mB1m6Re4|q*s=36Etp7Ho!_m4Lf$kh&Oe9YB0e%(f>m-q2d4&e%we,)#$f$ce)Xm9Ef",
"$Je6))6E`:'E3o+s`:E+B,k(yf,S/r#E:g$4eQ{g%Eq+:/-eB3#EC|bs'EGq$vD$E$EJz3{f:fE+f4~hA.q.(O'E7E8uE4q3L.%e6sE>E@rf7,E;i$<E=g5}E",
"AuB1{e$3h5|}k.Kq*|<(/h&=q&r7-q!%0F`:#2q#:z,D|f:7e#12q.n7'jw-q'h3.q&wN(6En!WE)q&tH(q8M0$e!/E,sAc`JE+q&X%)e!2E0sAhrE/Vouq8#",
"s*",
/* odd_even_merge: odd_even_merge.comp */
"f6bd~!!!/[~46Iq-bD~#GB2uB2uB2uB2uB2uB2uB2uB2uB2uB2te!'q(/j%B2uB2uB2tW#B2q-bXlq'w%1q-bF5gc>q7PDOq,>-%q6:%&q699&q#|5$q'Y8%q",
"$jM~#~d~!#F]/B2un:zB3rB2rB3q-a$~$cqE.01q*%$)q&Tv@gf)q#|(Dq,=v%q,=r)i<eWPB460q.k_&q<f&%g>2q.fn%q,={%q64o+ebsq'Q@%@sre!(B5X",
"Qq>H=%B6sB5r9We!)q%@!)mc`8nrg=Dkd}B7XW8Bf!WB8e!Q7;q0j}'<Aq61N&B9e!hf!8B:sB9ieCfd5f>7B;h!OB<tq,>H(6%B=h!KB>sB=q))k-B@d~!#F",
"[mXY6KBA6NB@q))p)BBd~!--~Pe!1BCBB65g@Jq)(f)7ptq0pB%e!;BD=jf!+BEd~!!!-8sBFBErg>CY];(BG7p7pXO6KBHXPBGBDBFe!.BI@>@>sBJrBIBCB",
"HsBK@<@<sBLrBKBABJgj1q(^C-q)(G)9<tq:7]&6%BMq8g^(BMq)(K*9qtq#}6'q69[%q#yQ%8Z<!jfOq#})'q#y^&e!-BNsf!^BOXWe*|if7q#ye'e!(BPe'",
"D@0q#~v&f'kBQre!:q0n-%:fBQif{q#wu&q7IE-f!ABRXW@sf!:BSe!(6fsBTsf$bBUe!(:.q(Q9%q-eW/q.p0)e#W<$q$gE%q2G3(<*f$0:Bg')66BVf#RgB",
"ukD@q6;<'BWr6E7;q*v!1<}sq8tw(mBsXYB4BX6Z6ZpBth;oq+z{$h;^Wl8]q3)}'Wl<$!q>|e,Wl<*!h@c`;BWi@f`;sWl94q&w3%${D~s`}<*k7^!`-<$f:",
"_fCmh;u%&$fA&@sl!BhA7`-8]g>y%#q#Do,65(eD$-$e!Jq6ZK$fi#q59j%f!Td}Cb)!q#Gs%:tgUPq2z,%q7JE~,.7qq#Q2+lI=qCxd%8[iJw`dfHs'#`ce-",
"@e!l%nILq6-c$q:)8%`c$q+^#'e!1j!Q-e'Zq0bA)q+XX-e!j7Id~!!ZH+qE>d$(e<Qq,.v%Dgf!3+6Eq#_j-eKu+d}DF!K+#d}DH!K2BX`;7I.e)Oe!+%#a!",
"q31L&*q340%q'-'&1+D}/`a33cdE!f!@f!ID|yh^7``+2e(vnJwe_F7-q38-&6g`S'eqp&6Zq>>r$q<Lg$q6&~%*7[h!:8,r&q@Km.Wl8[q@S!$#eQneQReGH",
"8hq#pq%nce@svq+jh(ff,f$V`A+:A`-8g`C$e$,f!ke!Vj!P,q#ij1(D}q+37$j$Og0dE$`S-f#%#gl92e!*1jbTq#Qt.q#N6.q%5B)p[s{e!gf^[b]8n*gcG",
"7b%tgK$g#n)r6Hf!:en-h!:q#vj+d}Cb-7g!>0rB8s90D~65~0bFuD}rB:tE(p![q.Gf.q#[L&q!#Y>g!_iN`boq#x}(g#Vf!7q4=g-fQ=aW8n5i#zd}Cb-;u",
"2rB<h!Ff#FE%65m#^bpuE!rB>k!>E,64tq*lR2Wiq,5}*gyKBLq+_7+f+=q+_:%BLw(x6K:on!Oa'~2q3*[%m!O<qveLTq(}Q)`{:jj-M'h+ua8g!5:ox)s`-",
"94q+{J%q+_F'h!^q9A)$6C#e!6&qC4u(p!Pq)Ob%o!w)sfMRim3q5O*&f)37uf)8e(k`Ssq#g]**zjNF(A#el`/+e)>q+ts&q><[&`c/#eQle!-9;hY.`-<!q",
".Rf'f&(D|mkyg!8*ek~f!8e&'jQrq#pR9p#3A(sE4E0~5`W$q6+:.g#5fbf<qu'``91&#'e!3fnJq*r8(j#I0f(nf'JhV;q.R4.q'+g(q!$pKBN~6f#L1t@(g",
"#g'#o~#d}Cb-Oj#I-ed:e$p+jv2b(j!72e%$E*q*s@&q+]X+p(qq+W{*q.1d%@0q#:6,6H{e#u(e#<`r${f3sh&A(`6e!Ve!<e)2+q.Lb'@0g$@q@Y).){q<7",
"l$e.9f*Fiske$4q/X_&-7=f1>Xbf-i!q6.v*`A4@0l&1q%qu+fmRE$q$Y+4E,sE&uq(9M%q(9V%BPq(9R%hq!q.D$-e%L'rf%Q(sWaq086('e*z&rg(Rf.70f",
"&mgl!&%f.Dh&y/r)etNq+h!'q,6m)q8f(%3g[t`A%$bd#)$q$#i'4sq5sX&D}E!fzqbEea+D~q%V$$q$99(aWe,u`>f)4E-`>e!B+#%r&s,&$r%!kp~q+nU&q",
"5nL<q(=6$`e)q*`$(n1B1f4Q`S0q#)L$1h)1p1:q5oD6p23+h!t}0`o.f!q/h)[g|!q)~b*Wiq5hF*`DekyWaq,[c+6fg,t`D(67n!567ve~3n!564ue!)65q",
"5{%(n>AbVsq2]&)q#ur0`/6z(i!;%g$$-m[6`;/fpQ(e!rq+sq+p$ef<v4e!`g#Fd}Cb-Rh!j67`/<s65q#!s(d}Cb-Sh!36fs64xd}Cb-Tv6gs67xd}Cb-Uv",
":.s6fq>R$)q5i$(j#|kF.64te+}h,'q,A)&q2Su$#&feo}q(U5(q9+o)6Air]h)QhA-#*.+q(8e/`:D}mY*`;*e'M#E$`rE#ic7{D~sm+iE3t<$f'`e#JE.f7",
"d`CE3q65d$edlp/-`cE1E3q'OK*Wl<!f-<`;E&ee`+n,PEDw/e!@fice!iE@g;$%g;/q,DJ%q3[/(6Eq+L$%`;E664f!bg1Ae$meH1(q8nK'q6;D$eGoe-,eg",
"XE-a/f$GE[rE[bO7jE37jE#e$$q5m@+f!B<$e9A65fI$`Qh-I`B$)t),sexs.q3X:*f!j`A'@se_Ef9r)o`:`]:zhzl0+e$,hDsi'v@s`;e;3h$C'*q3n=*j:",
"g}@sq$'C'e]q.m%i:B/e(9h}'q'F).e!Qf$:4f$de2]f%d`AE2#a,%e!%#BVe!9`De<Hf!-q*)6.`]7yf!J0eh',h#qq58~.q,eU&@s`re!%q:+3'EDEE%#q3",
"VC$EIr%!&e!0EFD~tlG%e!hf#if!REL#fKmgKVe(Hf!+g'>q(>y%hH]ETl&|64&jL$l9[fK}+#gaFq&K5'E1vEYsq-8'%q-8!$EYs",
/* odd_even_merge_address: odd_even_merge.comp ADDRESS */
"q#A4$d~!!!0a~:p_}xV}BYg^hBYsW+e!'q#A<%BYuBYuBYuBYuBYuBYuBYuBYuBYuBYuBYuBYte!'q(U}%BYuBYuBYtW#BYq$[^Vp^mq*5[Tp^Z}q,yuOd~!#",
"o4$BYxp]0BZrBYrBZq,yy~%aq!^0Zq!^,cq!^(~$,8#~=8#8#~Ak^$9<|9V~09q|<[}~}g[dq!^$>7.W-gfwg];q,w9'7&X9g]{g^*o]{}q)$p-i]{k^0k]{=",
"6~I6Ax6Yx6Jx7.{g^Ej]{6jy~}=6~@q'2!~.gf`]}~}d}Fs!Kq!`Z~)ca8~3a[~Nah~3bV~~(Qq$I7t}E7rE:~bEHwq'y7%e$+EZE[ea}E]rEWzq$e)'kb$)s",
"Wl'f!**t(!ib*q/Ew'f6IiZJf/i4g(A`-e&#'fTmgb>D}tg3N-a)5f!Hh8We&Pkb6a)E%q,Ak%g/d`:q$eu'`A$#eb>-&q6He'E'#,`>E/`>E1bD%%ebC%$rE",
"/e6pE4e!$bE&fYbE0mbGE<uE=t-w.zq$yq%q!bG~$fb^~~#z7.~:q'Yh7`Fq)#_'eAciBrq(|^%qF;>4gbP|E#~0E'rE&~1E$}E6zE1uE6tE2~0E4E6~@EG~/",
"EC~16r~Kh^8q!bP~&@",
/* segments: segments.comp */
"sVkd~!!!6:q&.$/d~!!s.xyqC/M-B^uB^sV|e!'q#A-%B^uB^uB^uB^uB^uB^uB^uB^uB^uB^uB^te!'q)Nu%B^uB^uB^te!'q@3O%B^uB^te!'Y@eb_W#B^q",
"({0~$ofe=q4%1@q'vx}q);;)ieKq%Am'B[6#@XWDB]e!0@Xq>,U%d~!$)yUB^mdype(B_rB^rB_q(zk~'8q/$D)q(zs~%Mq%AO~%Yq&,g)q0/4'62WNgq;q%K",
"9)9<tq)F}'6kW4q-d''7'W.gh(q0/r&6%B`X6q3jl&95sq(zg%knEq(zo%q0/r(q1-+&gh(q:1e'Bae#Eq-`3%Bar>jt>jq(z|%BbXQ6Fs8ye!)q-c,$8ys:[",
"q3kH(Bce)c6gq'x*'Bdf!,e!p:]f!t:drgiBq+Q4+giaq01(&@$sq-a$%q-cH'q%Cb+q@z))ikCq-aq)=vsq-fk%qBa)8q%Aw:9Eq#G=%qC9]4eCf%q#]y.eK",
"YeWJ!eh>eh7`y7w`v:[4q7,p).se!0%rq$ue(q)Cc+#6He;+.mia-f!3q&SG$ki=e:Z2#&E1q9Pc%4g9meBGE%`/<vE'e=&q)Q,&E%r5q#hB%q(zn~0#q$~J*",
":0q(z{~(KMGtMH~~1^6%9Eq)hy)6i~.!`6)'`8*(q><z/q#Gq&q5F)*q)hy06i~.q#o:'fsmeECq)~}).q#K1$q)go2D}t6d|3q*!`/m!bE(h;_E)q*!`'`.4",
"n%YD}gh!eC}k!L+h3{,2#q-}{%E.`9E6E2`;E5f07E4m!z'E7hf-E:e!9$gqL`B317j&efg2$e#%E13+(q)gi/mq[q4Y3%g9%62b%$fra`r'62m!u+q/Ov&`6",
",62`8-q0U%,b%q#T[(+q%bP/a8~6hpSB[d}Ck+Xq*p&,q)g=%qA+_1q1's&q,{T&q1(&%g!+&q)fD&`D'e>7q)f#/fjRi>*)D~sf!>}f$K2`rD}j&&/sq+{*-",
"hlnqF[}%`JE2q$(Y)ew#E)eph:eq@&m$q1s@$B`#eh6`vqA'0%E5f!*9^tE,t9_tE0q7.4&q)cr%q&|&'B]rl$8`3;T'q9#4*q#9)&`D%#q$^906YfM`1(e#=",
"+q%oB'`J4l#D%64e@~q$)x)`96gE#`36Ce!55f#P$#g2!ms$e#Niyp%gko(t64*sqA)b&(x`v:SfJ3)q(zK*f*M$f!OeDcq(zK0q-s9$(1eQ>#m(`E#&q(mW%",
"q:<i%ijC1E!+!&q&4L+2sW{q.]]%q#*r%Wqq%F1$6grE'r5q+w3':[f%)E&e!-o.Ne!6f<Zh/Rq%H@/`Wq74I*h.sq>.6(g7W@sq(Kt,65tl~97qq93}(f&Ie",
"*]g3>k$-eSae!Y)k+@)/vlmr/#c7q-NS)a2sg!|f6q%f!'2%eE+7j3%+f#y|q7AU%#rh#*6gze#Cq>9O**|f!Hq=|j,g!lqG#[$:eB`gAtf%i6g#f&thm;&te",
"$Hh+!b%g'qe'Mq1X&)f8M4q%J**q1/|%Xh!6Zq-5D'j(x65g%Hq#@]&`reoJq#Vt-h-3Bc#e3zm&q`rE<'g+$c5e3}E=`X:k$h$|gOQc5EBEAE@eq1#g&yk![",
"BdsEFq>.v0EIe{zg*4:]tELt:dt&er5m/bqA5)$e<3#q8!I.fqHq#$(&mW~q76d$q=x30gv.p12q@#2)q),3.q#&>)q>*9/q-FE(*sl-T}e+w3e!7k*R0rq>,",
"%/hx1e,Eq7:[&+g&B'#e$IE,q$45*q9-I'q*Lw%`3e{4eXtk+m+6fi!8E#q)'>*k#'D|s`.E2ew9&E>fs=q>=K,E-EB`3EKg#)q1L((q=tH)&q$M#,q66~'q%",
"K#%g*H84ug$ThZaq4;a,ew5'q4;[&'k10q)v6&e+-q(wR&4sq7h^0f,*2!(q(w^%(!/#q6w,(e4^2q%C`(lW%guU(g)N)fuZp!jg'Aq)#`-e'<#j/_6Fg!S7@",
"n*0q.3X$q-iK,qFJa-e!<.q-.A(0iLo,sg!G`A3q<2M.i$Y'q)*+)f={e$A>nq4;_+`rsn!v+q-VG%e^>1j.^01)sq7tu-*f+L36Gq7Bu'q&;i*f9iq1(u/E%",
"(g$:qA2{-%q+->%q##{':(`Iq%Tq+h$cg_u6Fp%0e%.oO0hY7l!=:]-|q%UU*e!mhY,l!I9^f^%f!9l%te~0kF3q$RN23r+eC%E4q%KO&-D|sE)}`3E')q%K!",
"(cA#e2D+!g!tpEIe#@fI3cVE@f!'eIDEBaY;#f-7q->:&f$Rq)!@-j2pp&2'!r'e&&'u)Wmq0HZ-%i@9'f!W1*q(~l)W$j*>&6GaY:u#E!*k&aWwf%r!q>(8*",
"q$>T):zq0s#'aUq%Jf;f1j$g%1p&4m%O'f7b,k)Di2E*ue&O-g-]i8;/.sh![m&R4g-+.h![6Nta)E/E,f'`a,96+m(c:]E%rfFzE*eT.q1}S'E5q7~G&q%S5",
"''hO9,aV9O)#q0;L)&gPdEA+q66u(q#,)%qFDQ%e$YE@eY`q%KH)E=zjR:EK(sq0CQ.*q-]q'q&<{,e#,e)ki$qq(wc&q2$&'*wq#6Z%o!NE!e#nE)r`@Edq-",
"]i&'&h<Fq#3Y.i&*",
/* segments_address: segments.comp ADDRESS */
"q#a~$d~!!!7iq&=Q9m~[}BeuBesW+e!'q#a~%BeuBeuBeuBeuBeuBeuBeuBeuBeuBeuBeuBeuBeuBeuBeuBete!'q*7|%BeuBeuBete!'q@+6%BeuBete!'W)",
"rd~!!!#DW#rq(u=w~<q4_VKq!}E~#Bd~!$RQJBeq#cH0p}JBfrBerBfq(u;~&bg|oq(u@~)'g{<q&<>)gz{g|sk|o9Vv;,W*wBgW)q@,s%q*DF%q!|oNg}Gg}",
"Wq!|oFg}>g~@g|Zi|wg~%g|w};+YMg~mm|{g~Rq!|{d9q~0qG!R=9EfO:q!}!]~}q(ws~2jq#!j+q(x#~(bN<tN=q###~1h6A~F6r~;6A|mC/fFanFjq+#v)q",
"*eQ&g$IeDz+#,lG~j!BE&pr,q*iW-E(fqCq##h2E1t6r|D|zq!#N@EBq*ia)g'9eDqf7Dg#Q}ELf!Eq$55.q*iW-EOvEPwfr,m#;y7[nF=`;E<ew@#E`q.`7&",
"q#H4*l#6`;EEf!@Ehpu]`G)m#1E$q%*q%`7E%EA#+q.1Z$Ef`9EnEj`;Emf2TElzet6Eoq#%@&ErEmtEnrEnrE,E*uE+tEWE,~;qG|i+(f#-(q#%G(*|.rg&3",
"`6/62`80q#%GDa[~K;,~3l#Tq#%N(eI)q#%N')sBg~3;'|E$tp!>q#%N'E#~5E/u;&wE5eJ2E(6Zwer<E,q#%P3E8~6gS:q#%P1q6iJ*;T*zq#';'%#o70iyZ",
"`94q#%W,D}e#M2y%64q>|q$`G5j!1eyGE&q#%[*q&<>&q#%[~$n6J~~$%k'|&e)}$q#%c))r`G'q1bQ(q)w#%q%Iu(nY[q#%l'hJpq#%l/7&tE8}7/yE@|ECw",
"q%M3$q#%l.EHe3vq#%l*7/yEL~0EO{ER~p;+~16d~>6J~7;,~S:h~0j.MfwxE/sf.I(i+r)rq1Dx'E*seEJ67`-0e0$k,/.6f`G,g!<E&sq1B2&q%YS%k#6E!",
"s`.ex1e~IEBe|6q@/y3`9E3EH`3EQgy#q1OC*q(%/))q=2a%e!/EHEI6Zf~dECh,@EZrEZq#&'-6J~~,!ah~~#18$~L8$~N",
/* segment_count: segment_count.comp */
"sVkd~!!!&{q%Ev0~}q3%+>q:t[qq9_=*6`q$&>8q,Hv-q6'%NqBl8=qC>qL~}q6&^~#ei~Fq:rn<7[W'uq3$*)q#'^*6`u6`q:ox76gV|qC=.3g}pqGxY5q78",
"O)q,G(+7mX[kz<hw:}q-wz+e^5fw)'${+j4X)qGjBAg+Sab9h2e@@V|`J%Vvq#M|$q&&B/qC:m)q;*o$jP`q+;63q+GB$`;D}q,z`,D}sE:.tq6PU2q63W4E>",
"`:e!aoKmWbE,q-vV&EK0{EO4|q1FY$E4E2e$.$q9(I*q%sL.q#D**`9E:q-Ag$i$nEVE%yj#-e0+EP)e!f*q#@w&&t`-%oRKhy/`;-#fNvg=9fEaq%Zf'q1XC",
"&hdng#9l<2WcEsW]Eshymq6(q~&1q2w~~$'qC6S~#k9O~QqC6)}}",
/* segment_count_address: segment_count.comp ADDRESS */
"q#<i$d~!!!'Qq$|hAq9usb~}q9uoGq,`BNq!8QPqC%(s~}q!8vb~}qC$38q9raDg8[qC$')q!8WDq5xk)g8`}q+VR)l8`~}7.~18$~~#z7&~DkSk7b-v)vg8i",
"}6kt0t7/wE%e!M1p8iqHA(.WcEvW]Evq/f`~%hqH3;~&0qByV~$)9O~QqBx~}}",
/* segment_histogram: segment_histogram.comp */
"fRFd~!!!&p~~%Pq#U-%q!RB~&9e>4m:jqAYI5=nXQrf!.BhWV=nq2Yr%Bhuo;+gS&hRe|q#M~$q!:{WqAq&9fOqqB&G(6Fl!P3sqF235E%7_sq#n>4(i;[E*g",
"7L%e;_&rjfNo;ByE3r+x.t7j$e:X%e`7q+l99E5tW$q'>m*e<C+i!>(o;byEPsqAWA,D~7_`@EZ.e0sf;FD|4emN$q1w^)q+l[2qBwD2q<)|$q2)/'E`E(uEV",
"q1qs<`30-qAw20q(z3.q/DA%q!Ro~)k9Oq;5;hp8a}84~F",
/* segment_histogram_address: segment_histogram.comp ADDRESS */
"fRCd~!!!'H~~%=g8Nq!R>~&@q:F$'q!8X_g9Aq!8Xp6d~YqHN/.E(i8`.eL(q##y0+i8bE-~02~5E6~4ED~9E8~MES~1E^~aEcvEY~/qA#O630~/q/cz/WcEx",
"W]Exq!Ro~+d9Oq:72Oq!:by",
/* segment_scan: segment_scan.comp */
"fRCd~!!!$<~Dq%(&9pPCg9>q!Qdqn9q}qH>l*q!9@=q4'V<g6tg5vfPFf:Vg6Bf5fh92g52qH=M5q#vk+nNq}qIbb+g6pggIq6b#'qHX|3Bi~.p61a-rqH=G-",
"e'R7_q#L&(`Dq4@V.i)>,e!8#.qAZ(3f3Hq2YW*&u)uD~q#8)+q;KE(E!eekq3@A(q/J0-6FuWlE1/e(LE3qH7~&i#2E0eCWE2g+I%j7Zq/{;+)tn|ef!v0q1",
"W<%E16Gq/sN&-`r#%q&[(+')q,4E.q'j!16Gq7p'-,yq8,S$+q&Y&4a)Ec/q/L3'q0*22WlEc3e$)Ed`3E4#e+aq/Ij'$2sfj9h#*}E+mMiE5*tq)MJ)a)Ev,",
"e!|q7q03e$}BirqH:|'qH:x.qIKC%q!6@>q!H3Ri/qqH/7(g8<qH/;~#1",
/* segment_scan_address: segment_scan.comp ADDRESS */
"fG&d~!!!$L~]~}l.[}n.Sq!-a`gFwq!Ev=q39jFk.-fEAq!.-SqI]))gs.qHJE)i-ugC!q!-ua7&~37/~^lC*8$t#E%h-|-q89K)q0).&iC.3r,WlE42e+wE6",
"h-~i#;E3e)@E5o-~D}uE#ymqzl-~E4~mkA}E#.qHI{6a)Ei2q:9%*q4P[/WlEiD|e$2Ej`3E7#qHd24p#3E.upC1E;-sgF21sgA]a)F!/k/0}j.3EMEN!q#jh",
"%e!+EJEKe.3EOrEHq/&2)p.3}q!:}Tq!.>~#L",
/* segment_bases: segment_bases.comp */
"f9ad~!!!$)~bq!9TqqFNlAiQ{q!9Yhg.jg-Rp92}g-<gR:m-Sg-8gOaq#!;9k.=q0tL86Msq!Ne<qHUx&l-Sh4Bf+le'Eq#]t(.sq$1<.fC8g,-2h75q%ZY*q",
"4$Z-l|zE(+h.!q08x4`3+'i!dhOT#y&m({(h!Uq&m<69,spN!E%e/G1q2sK$a,$#m)Ae.3i)Ap8{ERq8a(2g#7jO|k!~}E9q06v-a)E`-g#y(q4TZ)q/x>6q'",
"!4%Wqq2sZ$67q<yK%h!~EDE3k$6k9YEL(`A)p,.qCfs*q,MC*`3E`g_I,f#xq3]2.g#)qI#:%e!3E^E_6ZqI#8%q8I($Euq!9jpq!_|G",
/* segment_bases_address: segment_bases.comp ADDRESS */
"f8od~!!!$5~q~}q!,oYq!8h}n-;gYlg-&gYpp-&rgEMn-&~}q#iG,q0z,&/q'7C(1sq)lV.q6sE+q%3J&kM'i++q3/4+p-8E.~=`GE$i!fj-:}~}EX~aEf~~#",
"4`GEfrq7^m'q!-<AE{rE{q!8s{q!QcG",
/* first_few: first_few.comp */
"f7xd~!!!+Mq16u(q*cn18i8muq%Wq~%dq/0y(q$YH%g/Zq;5%.q$Yk&q%WiSq$X_)h06q$Xd%q$X_'q%Vx~&_q%VA-im=q$Y1'q9xA)fkqq&6B)q)fm5gKDq5",
"ci+8[~0q4V@'q$V8%q&<g'qDA:(q$YD1q&ygRq5kl-q$Vy'g5=q19<'q8p8&6%BjWV6Gf!,8mrgnzq-UJ0q$Pi+q(of,8*q3_((8*q3_4*9<XVrq(p|&q)^93",
"qB^N,q']n28b`-8iq=+'%9Dq']s.-sc7:mq+II(q$%l/`r'Bjg~aq:4!%q>H%/W_6%FK8mWl8dFKhaogac-`/6x2q*#U1+{q0TL$8d`A*#q+lM9Wmye!Ie4Q5",
"`;E*gnj3sE-#a,8+mCdfnv'hj/ED4$fMaq2zv,)sa,#/m!L9Ar0vEM*va8hjzqIT>*qGTl$EDh2yE4&$%fifhj<,0sq$B*$:e`QE(m#mEXq(6`*q%}'$ENq-~",
"L%$E'q$/|(b(m!w`9E_EKnO*EW$f!O$s9BsD|ghoq9#8%q*fl~*Eq'BX~$0q0Nj'eEgq3Q.,7Zi!-q$Kr'f!%q4}])7Zq$NU),/sq0Np'q'^O}}q-!l-6r~16",
"q~P6r~RfkNp#:kHDE#e,kk+Qj!4E(hS)iuY(s-g3QE*fC=q$7|2E3t6q|E$yj-/E(n#.E@q2Du(`-hw@j!7EFtq;gK,)0#/g#4EIq+pZ&EJe*43q0jz$`.exy",
"p!yE>tq=NO%q8x~$i-Ug,f`;E4f!2EYi!oh(m's+g!o3h!}4E0sq/bc%`B7jES42`7EQET$3`7EXEUE@4q$6w-qDyQEq&<i-aWse/<q4:f%q0S;%o(#`>(`>q",
"*9A$n),q'Y)&e!'4q$PG,-sq5y0'D|#*l&F`>E!g#4e|%q*/**k/Df!aE*i'ye!+E-q0Je,l/8`>E.h!^E1zWlE2h%;D}i!aE9yE:|e!0E=f/SWlE9E!e!+E@",
"s2q$GW&q$8N&`y7w`Jq0SW'$g+hi8~)q#(;28ar-#g6Ii9Kf8Df$zq--2,g8t`r3mM>q1+W$D~f'K8aq$%o&8aq1)S.q&'F$q#Yj0q;!G+)zg#&`>qB*r'E7q",
"DB<,91'e!:fe4f$Rf4F3q$L)3641q$E~c`X6vi~:q3:*367.g##E%~DE/s0wm+).'e!}/h([q&/y,q(Yl0qB,g%e!/E5E6sE7rE2q$Di&q3cn,b]8[61f9nq:",
"n<%p0CqB#t,g!Eg,G(qB#u'/k_ni!a65q0s&.6N%f!nf9I1aWe!<f)y7x#%e&4q;4+,i(I61gkL8ah'Rn&z6N(g!_`Ah@Lk&q`;e%`l'2&se3iq-+P$f%$%t%",
"!r%e#,%g++*h&q(g*io(;(e!<:bs91f0n3Wr5Wj",
/* first_few_address: first_few.comp ADDRESS */
"fZ~d~!!!,sjOXk[%}pOdq%(y~$KpNG}q&ipFq!NMPq%(#Sq*eH}q@[R~$|q%'b,pN>q9:E)fN>gP`qC*6)q)Gi.q!N>uq!N:q7'W.}9<~K9V~~#GFUtFUs7'~",
"~#ka[wa8rlN6%q;8U(eN<q!N:^q%T=*hN>h;oeN8#%jN:}qC,-~-Iq$~&y~}q!Q@~$07/q$h1F7.~;7/~/gX}p!ulwF7&uD|yg&Cq$g25k!LE+q$h_8j!BE4q",
"$h_6q()q%`7E!E*iOiE7q$a&$iQk|EAt7.|E8~0E<i#|}EPq3w%%'tm,)p$!}E^q$i25p$%Ehq$i29q9nc&E$e8),g$(Elq4p~&EmE:#E1e8GEA`.E@nR_tEi",
"n#m`;EIfRUE{q3xk,*q$i_7ETtF)~9E]tF1~6q#Kt&ebH#*q-V$&q7q8'EYe&Sq4Wc$F0`9F8F4`;F7f,4F6nVcF9vF<F7sq4Bc%`BE7E5q$ih%E6tEpE7~/q",
";bjHq!Sp}!rD}t$rE#w%#&xg!fE+rh%Ke!+E,q%$b01h!^E0vE/znSp!sE8k!aE;|nSp~}n//gSt}q=W>*q!Sp>o!fpSth5'91tq!Sp~$_e6RgSrh%#oSvq,e",
"g+*q&r<%hSx}`-(e2Vi.@:f1sn%jkS~id=f(=g!ra)E#q&gI%hS}`>E&g)ujT!o&GiT&})e!df',hT!~{",
/* first_filter: first_filter.comp */
"sVkd~!!!*Gq#:Q5q#$S~$cnT1q.*|5q'>(-q##X[q/|`'Bk6%q%Z-$Ble!&XoBmq(4Z&6%WFBne!*f!Dq##gMq+f0}~}q#!z~#tqK9--8FrgX>gSlq242)q)o",
"C$gT*q#4r%q%R,)qCaK)q.}/7e!0Bor6g6FrBprBoq#5_$Bps7ds9ZreT>9We!9qGiJ)gWrq4`,$q8;Z&gU#gU+q+7U;9Dq%PG%q;fk%)rq%u!)`r(e-a.65a",
"/q0jW0q-r2&`;4h3p,e-dq+%#%h-s%h35E$tj!PlRs`D$0q$dZ-i;6`W(#o<H-,`W#E&q6e;',}D}sf8TE*2s3`343f#;E*q#WP%qEBA$E#'$q'':.q%)h%q!",
"|V~%Vq!y|~+t8F~r7uq(AK)q#qd)jHEBkrfEZgc0p&*shz@q'ga$q%$]&`e%i>hf[Z(q#sP(Blm!Zp1/q1R6%j!WiFy+f05q(@g(Bmre!#q1Rm,)(ygUc#f2s",
"q/#*$#+q#*)(&q.20'.g$bq(<['Bne#tq*>e'q#qy$ec2)(q+7^$eG^f%*&rq(D5+`aq#sj&h!.q#Z2&q%,'07buq#ZL+D~%uE#{`;E&q/310pHLq9d`$e#a1",
"q6-s%8[gHt.q$#_((u#`@E50q%G#6q%F+%qC&C1i!e`@EC*q)W{)`:&E+nL)`te(>eL=EAtqC=E-kFYD}`oE$hFCq-5G%,wWmy`.E%m$Yq(VM;EJ#h#Ge!o,e",
"b/f*C}`@Eg2q%QZ%EeeEYE`e8K-E^a,$q#Lw(3}D~sa$qC',$fE*Bol'V`@Euq0eO$a_q%Sz%q)N='E#q/ED&Ex6fq&8X*`@E|E0`>q4@h$E|%E{#E)g+pq)O",
"Y.q(sy%`WEfq-*e,Ejsq8^+%e!DEmEne&CEoegAh'&7bg&RBoh'-q(FX$q%#{.F,l#0+q8>E,q%+D)hMM1qEBV,7fffpf#v`>f#u+q4BG%F;'F:sqKKz))q%3",
"t(l)OqD[t2e/Mg6Z$e;pf#&q1VL*q%+A3`6&67e)1#o.}}+~20~0`WqHRW$q.&@3E)D}e/5!e!)E&eSoD}!gSyfWbE#gKo`7E.E/E+q'(Y%",
/* first_filter_address: first_filter.comp ADDRESS */
"fzxd~!!!,*q#VwAq!zs~$>q'eQ4q+a4Fq!HQ_ozk}~}qD,SIpzn~}q!zQ~#yhIF6kW4iHm;'W@q%y+%q!HfomHb;,W*q%x[%q!HbI;,v~};+~yq!v}~(#q!sa",
"~/1kMT6k~7;'}gLufMMBgvg%R`9/+h5F$fk<pMTp!ZhMPk!Zn&-+(q!MTOm%g{f1a#+q'V!-n1|h$u1#eJPq%V#'E!wq!N+<m7o)u`3+q$B~*gN6/q$B~*q!N",
"8DE$vE&|E)~>E3~=E8~SEF~:EI~~#@EjvEh~Qf)vEw6f`GErkN#E{E,uE{%Ez#E%f1+)`@E~E/gNU/v0sq!N8vF/e#FF*q!N8^F>'F=~>7/~^q!2WA.~JE#~@",
"E,~@eBrEHq%X~4E=E>!E4tE:E4!E;#q4mx(E7g=>`7ECEDE@g9[",
/* first_k: first_k.comp */
"fv!d~!!!B!q'QM~&'fPpq&S0Dq4TyQq!P^@q#LH$q*pMiZJBqiQ866WFBre!0Bqq(7>'q0uy&q5Zz&q5[6'XoBs6#f!(Bqe#lBtBqg!0Busg!Tq&Sm&q-J)'q",
"'R4~'8iRxjy~x:fv:,~7hyp|gV3q#{(-q'Rq1q*rIoq0O3+q:jV'e!(BvXT;O6fsBwY%6HBvsBxX~Bw6GsByXQrBxq&U6&By~4>+x>+By~2q&U2=By~6>/}>/",
"~~#bBzsBw~ZB{sBw~ZB|sBw~ZB}sBw~TB~sBw~;C!sBwq=6.%WIC#e!'q&TS$C#}WIC$e*Dq&T4$C$s9^rq&SD&>kt>k9_rq33v%q35E,f'WC%f'Qq.OV%q(A",
"W%f`$qB3;&q0>#,q6Yo(8frq&Sa%9VqGUG(9/t9/8grq0%g)9qsqB3(*q(AN+90rf`eq)a7&8Z94f!=9;e!&92<!t<$f!.<*s7c:]q36L'q.OV'q.Ot&q=3!-",
"q.M{%e!K<@q**E(C&Y;6F7~e#HC'rC&e!)q&U)$C'q&U[$=vs:dsqDf{,q=0E'e!HC(r::C'qB.(%C(rC)V|sC)@%V|q=0@-q&V%&q-MP,qJ{*&q:rA)C*Y&B",
"wf(qC+X~e!(e!jC,rC*C+rq5g:,qFGn*=usC,s={q3;:$7lr={q5dQ,q#XQ*<}XVsq381&C-d~1mkTpq0(O)=6tg`Oq&X6'C.r6Fq37p&q&X:'C/rC're!(C0",
"WVC/6fq(BT)@Rsq-O0&@R{bwq#Xe'nQRd}Cb)6e<Jf_jg=Ke!(q#(O)gQ/ejwfY/q#X{02|hNH`W%q$T:2`rq&&Z)1sq%sR.h`yWl94eBs<@/q*A^$<$eV=<$",
"Wl<!e!2<*6NiGMz:]z`X:vE*E$q#P&&j#o`-<@fEXqG@u%8dq@E6,gGZ+#q%m2&l$;`W)C0q&.q-d}Cb+Rt`9670n[91%m_u'C'hE:,n!Pq9xR$q%Ix$nMmE$",
"&q<A:+(C'*aY<xE'.$`QD~q#7@+:]eA*C'hazE&3so#Cd}Cb(9#s`];!g!=gL2`]:zg!g`X:sEdE8fn7E3hx6e!oeAFhcY%`/<v$q',9%q&(m$E=`K9Ge$Rq/",
"MY.67(eTve#[*f!Q+iRMe%F}eK[E{`/<s%g!:q<Gs%WcF+W]F+q'Xl~,]qDaza~jq'Z=~$5jfn}:f~8:f~Caly~}6r~F6q~;6r~16Z~/q#$<(3vh!sq$R~)f0",
"Zq#$O*-#.gWsE#q#1M5E,~E!xE8ti#1g6Sj!7E>tf#4q#1M*/#0uEBvEC~;!vENh!thasq#1M&ERi1#h(J'fVzq#1M/f6!EP`9EXET`;EWf)bEVnd=EYvE]EW",
"sq#1p&E$E!gd=E#tEGE$sq#1pYpd=:h~D7'~4:h~76%9iq+wW>q&a^A82~_84~O84~qq+o~}q'bHc:i~~$E9E~9Q.tQ/~E9E~H82~<82~~#z82~Y9E~H82~/8",
"2~<82~282~~$w82}f%iq&aG{}d}Cb-z|Bz~Hd}Cb-{|B{~Hd}Cb-||B|~Hd}Cb-}|B}~IB~~GC!~~%K82~3q*~Y}izRBrrd}Ck-qm{ias(Vo`t(#ase:]q&tg",
"&oA]q%mp$eE{#q37X$`.$q&Ya52sa2D}V{m:hE$V|`Tq:U[$Vvq(ST$E&%h@9eJ>V|`JE*Vv`~7tE*$i=4&t`3E.q=:|*q/[(&q*v&+ouu%u6CqDo-;6gq4eu",
",0eSDD|#fv7f!{q5t029^5tq5S>.o#-4u7@~K#f!tg#*q5ra.`v9_4e#*-q$q`)6Fuj}c|e!H61q&On1g2;&e!V!#%e&jEG`:*;xq:dV**!r*h3ee!X,e7,)h",
"3#`9.6gi#{g!b.yq)~p&(sq.Vk(,rf6If3`E[{)rq38h'`-(q%:`&gB@g%2g/t*`93j!x-t50u2zjBQEm,h%he4Bf!{Ep{*u12uq:i92Wl:KeSs:S0`3Eu4h!",
"^Wl:[q%8c&g%#q+&[(pLvd}Cb.%g+])(i@^%eK4q(Pt,-eJ./q3&B&-fV110`A1oLn5`eD}~/`a*hHXa]24q*0i'q3!/(i1k`d&g,Zq%t}'q=PM)`-8]b&q#:",
"g&e!*q$s!&%q.e:'n|9e]]q%RZ%$q#!`'`}8fa,9Vm*c`C9V/65aX8ggF1/q0rb)q.P:'9H-v.thG.fP/'q&^l+q=Uh&g!nq+%B@h#C)zgG14`-94p#.'v(tq",
"#&D(aWq7W=&q=39I`-8nh#(}E3e.Kq=1-&qGp,'e$M1rjVE(iHfe$[(q*+M-gR(Wl9;q5rh(E<sp$*g$Oo.#e!x-q+,f-f#D1zf_'j%ppJ>'i%yE&tq/k6'h.",
"]-)shN0.E!hCrk1zE.`-9;eSr$e#Xh#&q*1M)6Zsq6{c'C1q6&='`><!ecD`t'q$!>1f!6-#e!=q#wL&<*`r0#tiO71q#_.%q&^x-h&dq=;G9e!fe$R(sf!r$",
"q2k8(q(^0.4hG5q=9S'$i-e01qD_X&e$&`deTqf$&e#Eq&PQ$e!/f-na/q&hK-E)q,df9e!Na#@)#)n%v,i#Fi$8iFe+-smbR9I5f$NkQj0sq(qy-eWEg#P$t",
"hbtp4mEHq0i>'9Fsj1p9;i5sk#Pq2~2%a$qD[E$#iTIf*;q4t$'qLmS0f$IqD_F4eNXqD_F/o$K(mO7e.7e6*/h(He$3/eKVf5t'h&_h%e()|q4vA'q&k0+o1",
"Xphnk2v&se!-q=ZB&/q9qb,264ghdf>[gBaasq&hX&`:0mgXa#C1'&q63,).sg#,l!>g$z64e!]f#m#/g&#q&G^-4k0/C2gYUg#I``91$p(Qp$on':+l(_#2i",
"KI,p!C3wq&_Z'6KD~E!/sq.`p.WrE!q#52&Bs`^`Ie8Jq#I@.*h#6p'/qIX>$-/h=Ig]Pk!>p6'q!)3Ja2E*k8pg)'4q#H9.e#.E1E0q7_B(p/:E!sk&TE%q%",
"y;)Vmy(l&Gf#'%sE@xq#6c-)te#$EFEE(#q%a7.q)-t%q3ep-n]W6N(p#co^VfQ..q=.e(q#.P.qFv*(BqC3rBte%gm:W{Aeui1=e7Fq&90.h)5p/t2q&k]'6",
"5i$Jh%Lko/``#(E!)q&o^$e6Z!f$cf6Ug%CqAr.'`-:[fbkh&Va,E+#p$u`jE.q3U^'7if38q78k,i#iec`%g9yh+eE9q%Fq+fKYn#G`j#E%Xb6K-.qI^&(/r",
"(q5,0&5e(Y)q3Je%6EqFyo&e3afd9f6cqDgg.)s*uq+SG%q)Pz'`3/q2tJ%h!O'uh1-:5.sm,vD~f!Eq5*S%`R$j.&q5%6+q4l!+6E{q&b3&elzqF!7'.ub@h",
"-bi#0`J4qF!3&+h0.e*X5*s(q%Fk.f`Zn_Gq60Q%'sf^#g'<hd]q:x{*q:tp$m$Kh!M&tAiiXU*2se%>`{:o$f%B`tEp#d~!!s/^BqDgf(=e'w658ph0%C4rB",
"u`^q+9e%p+^k&X`yC2h&W91thenipYhuQq&v*'q#Dq1f=cf#cg7<hn@E!g#Vd}DJ-qC3E(3E%qD{$%qDfV)eW_V|q3$,'D|'f!'D}'*q%I,$'+q;|X$'eC</E",
"#'-eP4l/|2q.z$&n)I7fq3WJ;``4f(,e'Xe$)q:*V$,q;#,$D}.sq+9O%e!yE!e!kebP6NeBd0r&E7s2j&U`:)EDq!,)3E>#eH0`;hbz6h#ho^p!AEEea}f!A",
"4e!%(d}G--qE)E'E%ew2)/a683EaETe86E^k#y,~0`;7~E*iDYf$!q5xx*`;EkE8`X:kE.fShD}te*le!:E;E<h&-E)h%m:Kq*J1$`oE;e!A*E#g!(64E%f!G",
"`o'#gi*e!=q3N>$E)a!EH#e!)2E+tq/!}'EE,/EF0e!)EC*/EDtE<'/E=s6KEIEJ/$tEGEH/!0e+qq$RE$exVF$m0FE@rq6)<$EF7~EGq,,;%q%XO%E7rESrE",
"@`7EDETEC#``EQEUEPe%VEPEVEOh3Ee(6`sg(5a!'f7[f2En|RF-rh7o#(o%Tf:5hdCh(x4%se|%!e|+e0aF5rF5q&kN*ez)q&zA-`;'q&|Q&`c67o/8elEf5",
"L$eVp$e}y6F&q3X8%(i/8e!]2n-^o5Vq&oI&apgI|(q=Zm$q+=Q'i+H(f-a.q#ZW+a_:d.q)#j'd}Cb&8q&s:+3uq&zm)q).F&d~!!!&9E4D}e(>d~!!!&8E5",
"D})q-'r&E-E8`:E+q+@5.e!iE2`>qE>}-e!jE7nc0l[B`7E;h-IELtl!]'rq#]w&5q!l,=,sE'~42h&!bIgmS%zbsD|E0ealq&tC,E)rq+Cw%q6G`*qDvf&0s",
"(u`B1e)V-q3FB&q7<6-Ecue$jEegLyE4q60X%k&!Es|gGzg9[cAENEMe9$i=@h8tq(t='q&tS,:]e*7q&sq)6Ij,0q1^!5*qG3:%cG4q&sS&$1q*3r,'e'.ge",
"2q$:z2g!p`926Ge#_Bwm;aE%5cVE'e!'fB7f!'aY;#q8mo$f$ef/m`X9Rem!q+B,.q)^v+g+N94iyd6JrfL:#lbIq$]H&p9+C,q&rk2fKEE${+h^~ehIq&pL&",
"Dgn#'e$G*e!'aV9i$oji-gK#`@E3E%q<1n(g!H1q),-%`@E7E)tg4qq#e/.q+B~%q+IE1m#]}f'JqLMu,E>&q3F1$q))~'q)#,3q($m%q(~E)EMr#e#$k/6'u",
"EW{g#g(e$I)q&rS)enQ#q&69*q)]G%gC(9Guh%XbzfGsf!&<@sb}%#d}F;*J(#d}Dv*J6!XSe!)C-#d~!!c>T>JDg6!d~!!!!U+&#c*f2~6gq8*I(6(qA6(&f",
",2fpCq7c%(e!164v%u+67e-{q('R).x65q&xh&q'-O0gntq%Fe0f.5+nrp2.fCLf$-q#Rg$i$yiJmD~4f%Ef!ND}o9~g'$E$sq$A@+fK4gc[q6H,-D~q6-h&q",
"'0:'Wl8d65e$]Wl8he)&8f7jq#+u(iM'q8(+'g5~q')j'jt49V)zluI67i,6.kG4q!!aO64zq#*a,E4e%zh%Dq$]('f&GqAS1)m!G7vE>`W+jDu0se$*fM4m+",
"<8h/gE{aV9Oe@cq>'d$g[Pq<w]%e!G8pqDz&(7'q#*r&f$cq>)F$EM#e!Fq6>~&fSCEEe#0q;}H$f8Vf@S#7@Wl8]f$,eQr`6$f!Mg(gEMf3yEOhPrf!Hq#1=",
"(g9'q15n&e=''e!*%e%`fPjgN6k&IgPzq#0#*iOt0q$E2&q;L~*f##q$ex(6#<xq.,,(j!P`r#C'l$>`W,C.hbU&*sq)$1''7jq8.1)h#:`Dg'gfP@q)P9+q.",
"y1,ep*&m!Q`Q&m!E:t`K9Fe!Y`C3E.Bwq)5o),!r,`/6z'kHWD}E$f+1g#tj;ki<4E$h{dE:67ekmoUkE:&q;+!&E=re,Ni]V%*sa/E&E-a6C4E'e9]E-#h!]",
"q),*'E0uq='}&E+q)pt$eG~q#he%f%&e%Yf%QeRQWj",
/* first_k_address: first_k.comp ADDRESS */
"q#}8$d~!!!Cxq(#.~%<q#}[Aq#O&~$-q(#sX~lq#~~8q7*c~%Pq$!{%q#Np.q$!{;q$!w1q${Y-q#Nl%q#Nh~$cq,B7.q#Nh~'8q#Nd-9q~09q~7<[~8q#Nac",
"q#N]z<}v7'W.~q=6~3@Rtq$-x)q#N]'q4i$)q#N]5@Tx@T|q#N[1cp~.;,~M:h~3;&~u7'vcp~CbVwcp~3d}Cb+T~Nc}~~#2;'~}qF3Q~1(q$8E~$Eq#QV^q$",
"8E~+Mq#T),a%~~$^q,Swt}q(5er:i~~$E9E~9RgtRhq#T@~;E9q|9q|gcVq#T@P9q~YbV~]p#&q#T@&*}eLVq#T@*1u9q2rq$]=9-{hYj0kZve%!0f!_q$s.2",
"q#Th*EF~39q~R9q~59q~~/.eRYg!$o9z(q#TnR5~>E%eRDE!eOyE#fR7e70q*B[%g7-h8Hq#Tu2E0~0E3{WlE0ebDE6zp<yE<m#se#L'|ef~E#`>EBq5)[%EC",
"!qK5[*g+cq#Tq&q4bi&e$G%q#Ts4`-+`R*f-Qjh<aouESt`32q#Tw/q#GR&:50#+m-(E$g!Ea)Eae!Pq4as+qHWt&Ebx*u6Etq#Tw*(fT[ElqFJL*q#Tx)/wa",
")EtqFJH*g%_q&cY.a)Ewe!Ypbfe;8q#SC.hg}q*90*a)F'qFf(2j!QAii0',5sq#T{*Eu#cyq#TyX6j~J6i~~'xi.qq#U!uWlE$!q#U%+q'@k(q#U'*,g*x)`",
">E0h-thi<&ta_:d0q#U)25}q;dq&Y}E6D~h#B`:E.E9`:E,E.q#U$/E3sq7_z$q#U'.E8~6E<vEM~0WlERi.[a)EVq*Q7&q4]'/ex#opje.VgbJEdrq%r35D~",
"sq#U63`>Em`>Eofbkq#U:.E1uE8w,shc(2fpLq1`2)/q#U:'E9E:!gu|q54g%ekuE;rE4e${EngMtE<g<Yk&:E|q#U:4`>F)cA#EVe9ViA#q#U<~#|b^|7'~v",
"b^~~#mco~o7'~:d}G0*Jq#U:6q@!&*q7Wb'q8>3)q#UD&qD/9%%i!3.q#UF$`G,si!016f`G.q'TC(q#UJ8;'~QlKw}`3E&E!q#+L8`3E-E)~.f#&E,q#V!1E",
"0}`G0sh$(q-wq-E-q#V$:cpwbVwahx;+{9q{hytq#V$5q!!aKq#V$8q7pj+q#V+$kvtf'=q#V-8EBz3~:EIEHtgF9f$uE0q#V-&;,u;'|EPth.mWcEIe.[q#V",
"-;g5)f5$ERq#V-+;,~lq@5I%q#V-~$y",
/* select_any: select_any.comp */
"sVkd~!!!4WrqIrn>q+uokq%&m~$Pq,1$'q%&VYqA30+q#US9q#VV'WEC5Bqq+:y%q#Vt$qJSq*X>C6f!D6Lq#VN%qA2N&q#Vb'q+uw7q/c3~&{q%%T9qBGg:q",
">vk&q+9B3C7W(q#UD%e#YC8r8#C76hq#Nh&C8WI7`e!)q'3d%qMt;-q#NY.8zt8z7dq%W)&q#N^&9&t9&7evq#ZM%qG_}-q#U%'q<:X)e!&8dq$zZ%q&R~%q+",
"<t'C9W4uq#Ni'qE//,;L94q+9e%q#[N'C:X~AXrq#NF%q%X*%q#Oa&8Z<!f!Hq#NN'q>zH-6jW2q#N7$f!8<Erq#P&(f!M<cq:dP&q&Rj/BQXN~/q&S7/C;s6",
"fs;RrC;6fq+wS-q(C3':`qG_;'q/8Y(q&S5)=Cv96tqL9s)e!<C<WV6fAXe!(C=XQC9C<q#V4'C>e!,AXq%YZ8b.CBn3Xe>jq#L4(`y7we5nq%f>1m]'h>GC>",
"n=G8fsq8t~%pK|f@H,q<;k(64`W4k6$q*j8&<$l!yh@Eg8#`rE)0l!4b.CAi85+$mF+fE@#kPj#e5&q8ST&8heG1n5]g!WhtiE(eH]`]:zq=L_)q#F3%WiqHd",
"-~.-q&){|~}q#GV}~}q&}EGq#&g|#t`JE%q#&T$E%sg%`e*,q#&v%E)uE)%iGEfX:+q#&g%7b~/6v~j7b~37d~r7d~37e~F7e~V7e~O7d~y7b~R7fs9^v7bu9",
"_~>d}Cb*+~Mo.dq#&k(m.dq#&g/q#GZ-eQI$`8&%q#Ow*q8V91p-b6Nq'{i+f.a|orSq'OH+krOC@rC5q(;/+C8w#C8`>8]h/vf(6fW}`tffj8d`t#$eem+cy",
"$&em&#,tq+.q*q+}d'g>D:Euh>thbx8#*sq#K<,g!EC9q1@>$`8q+F}%AXj$96#7ym@qg@Ug/Qe#DfPKWl8g65q#&Q$90f.ugWl94r`A'nwL-rq132$e!7!e>",
"C`}94a/h!Ee!*q'Ut.`r164q&NC-D|67`8eWuq+HG$q.|_3`a&#f#4q(<m*e#=!q(<p(h>jgTt5r5e#.m#$E5rfWhE2p^^7~q!+u;C:}C:r4#iBXi-$}7b~2f",
"$l8g`;g~4q)7{$9^e!-e!]qJ[]&7fe$2C:qE'C'E,j$7i#QE)q)-6%E,rq=PR*en{C:l#}g!a-e!s`:j0/)*sWb!.+e5Wg!;2e!zg!r#6Zf!z`3EDh!xe,M5!",
"q$IH)1`;Eo67d}Ch-qC@e02#e0G$ri4(e!Qf#`fmv(e'q`jse%Ph#'E,si&cq'mG(6#9Mk'3g&7k'5j&<(#pofAX{q)Ff$e%qqHQ]06FtflHotOf:%eaUf^fg",
"#xf/Eq)C*%e!1q$6u,E!s8gyE%re&wg+-j!>q$>J%q#NK'C6e+Qd}Ck!LfhNq>1X,hY:7jq)C.+6G{`Q*m]]24`@3*f~*8]rq%f;&WlD|E!`@e,cj!2eo](hm",
"MWg66e}u/!,q$M&.hYbq$N{&q5VX)g!+q5F&/E)w`BE(qG9L8kf>E<{EA&fHpe*vl':-sm85D}vq+Fc)ELf'LqG9S+q<YL'ELEP`@EME(l$*'#qN@u&E03#0g",
"$(e$3E/E0e[^1q#-Z'E,E-uE*q+2T&p$3q*@@(6#:lil2k'Je(8f*w%o4q+sp'Ke*Bq!~^@a%g9K4h#+e.,&#$q5dD$e&%:K!k{meKEl!{ef{q,[M.e!1`;q#",
"Xj&6Hj4v'q#>}0g${3q%k89E=~6q6SH0EEq8P-*q8:O1on_pk+E/z`@EU.j&(`Z6y65EUe$Bq4!|2j$jh'}`AqL5P+mMVa9EbaY9SEIE@h;[q)@_)E@tEDu`A",
"Eb64f%]qAE%-gxYq3C>*EMk!ko2(`Rq@~A)k&c*vq(T!=E{~1q%5K'F'm#<h}p`rkg]0{gf#<Eg2ygehE)`-E$i,AhHEq,yT)6Fvq(5F'q#.t7:Svq)A(&(m6",
"gq5c@%,q<Ww2q(3P,a0$`iq+X<%e{jq#ey)jluqA#$,e#eq6Fc.e#ve&|AXf&zf0P$j1CqNHM.)e!sj1}f!zj!+qGd6)qA>i.8[fjrnSr`;*#hhc6Ff,'q';>",
".g7-6Gf@N261qCV'4`-&q#3,/gmJe}V+eg1n'I/e!|(Wl0g<c%q+_=%f2*my2',q1Uk3aV9jE'gv{`-E(e!jq'),1/0)(!gGzXHf$[64tevNE+65e!SE-1gQ^",
"bi65E&E.ey%,q#_f'p%qp&ce%'l)!,~06htf%Hq<]@':[m,p:[f/-q#YQ*kDVi/Ie&G<cq@N:'g(=.gutq-tk&0fq>&q#+))d}Cb-Qsg>`#gu=f&!fua1e!<g",
"!1q7Ay(g!nemnD|i<iE%tf=OhKs*,q#1c&b/e!Iq3KD)g#56kxE4g&_g#LE6lR+fub#1gR`qGQT$E-2r1q60r'q)N'&kzGe:6m'Q<*e'}f'9iEre!/q2Cr*g9",
"Xq2Nw-9Dl=Uj/i%q8me+0{`;3'n/j&~40~9E7~FE>~6q:Y-36Gtl4akzZE3{/se$sq%x7-EW1i0(f@+e40q%x5).sl$tq#<F$`oE*hWH`@EdE&l!OgJ)q#A<-",
"`oE1i,}E2/#%g&1eEl1E6'rE42$(g&;Wgq#!G$E(#3Wgq-$7$E(!3q%x=&fSCE/p&!f.&EsEaaV9mE9Et`-Eug'ie!OEbEc%!qAAl$&$eP=e1,fvol3{f%0h7",
"9q6@c/.#p0<e~p`@F,q8](%/e,jEv#h$vaY:nD|'#q<`f'f8d)*~.qO`d$EzqO`q%EsrE}q(|^&66CAjBqc^tq)g$)h0h;*(|eAvis8+sq5dF'naTCAm&,&n(",
"re(HfDmg!)e.|l<c-u(m2Vl+Hf!Je$&j+McZh90j!34q#Gn$)f}-$#q@~J)o!AE%q53.$1e*Rj!Aq8w4.j*`66CBh$Mq/z8,6jhvbqD=O$e!/e#Ge3)&q+za%",
"<Eq)V^'aV9i-f+ne(I${3sg!I)q+P_'5hF^,qATc$h,6e;Cg$Wgx3e22qCxC%6ig!g%py@q<}O%g45(q+|.$e#~e!He!&jGG-`3'#q+|4&7-rh#)C=f4Wfy_`",
"9E.e!+'h!3E9iFfWl<@!q##S%bO7jE07jD|8pD}f&3",
/* select_any_address: select_any.comp ADDRESS */
"q$L-$d~!!!5RrqJ5HJq,/4x}q0+=|q$KGUq!st}q,/c<qLZX~&Yq$J1/qB';7gvSosI9<~09<~gq!sEkq!sAH7/Vyq$O:%msA}7.W-~H9V~89qv6JW<}q$Mf%",
"isA}qL]E-q!sEm8$~=q(ch2g>$+`G%q#0=(q#1l+1r/q$(_$isND}~CE,~AE>~Tq)s)%q#ta&qLYr~0uq$=m/q!v8~%{a%~~+a6j~26i~Ja8tnB7:Etq3+F'q",
"#g7(9<-sq!vBP8$x~}q(xY<ivMq(x],fsnq(x`,hvQq#N0&ovQE8uE5~Uj#Pe)xevXD}t+k#Nh)Cq(o6,q6R'$1~.q!vZ=j&FggAE2#k&Fi#dE/gs(E2q!vdc",
"EJe!zE%sXCfvde!|mvfEx~Pq68$%jvf}8$~Hq(fV)1fvmqH=r26Fufvo|fZdj'Qhvvg%(E#q#X,'E$fvxq#XL.E(fvzq#XL+E+jv|`G0j!Cg<Nq!v~~%t8$~j",
"a8|9<~~$]a8~19<~sh2n}jw(g=xpfQAXq)4FEF$~1q$[$'F-ow/6Y|3vp!how6E/rE*q9hG*g+@q/S,)6Fuq!w8~#Nl$!`9+lw@q(w1)q=Lu*6Ft,e!|4q!wB",
"~%Fn)C6hsowIg:4kwI5~=7.~Za[~Nahx6J~~(x7&~~#97.~~#66Y~86r~Q6J~36A~V6k~Q",
};
#define GPUSORTI_X(name, words) {GPUSORTI_BUILD_##name, words},
static const gpusorti_compressed_kernel gpusorti_text_kernels[GPUSORTI_BUILD_COUNT] = {
GPUSORTI_X(begin, 1852)
GPUSORTI_X(begin_address, 2068)
GPUSORTI_X(count, 3396)
GPUSORTI_X(count_address, 3705)
GPUSORTI_X(scan, 2970)
GPUSORTI_X(scan_address, 3192)
GPUSORTI_X(scatter, 6413)
GPUSORTI_X(scatter_address, 6650)
GPUSORTI_X(scatter_basic, 5372)
GPUSORTI_X(scatter_basic_address, 5635)
GPUSORTI_X(segment_scatter, 6657)
GPUSORTI_X(segment_scatter_address, 6909)
GPUSORTI_X(segment_scatter_basic, 5626)
GPUSORTI_X(segment_scatter_basic_address, 5900)
GPUSORTI_X(histogram, 11498)
GPUSORTI_X(histogram_address, 12370)
GPUSORTI_X(onesweep, 14377)
GPUSORTI_X(onesweep_address, 14865)
GPUSORTI_X(onesweep_narrow, 13603)
GPUSORTI_X(segment_pass, 12861)
GPUSORTI_X(segment_pass_address, 13181)
GPUSORTI_X(onesweep_staged, 11999)
GPUSORTI_X(onesweep_staged_address, 12748)
GPUSORTI_X(leaf_starts, 3806)
GPUSORTI_X(leaf_starts_address, 4145)
GPUSORTI_X(leaf_sort, 11234)
GPUSORTI_X(leaf_sort_address, 12382)
GPUSORTI_X(leading_bits, 9857)
GPUSORTI_X(leading_bits_address, 11252)
GPUSORTI_X(sort_leaves, 14644)
GPUSORTI_X(sort_leaves_address, 15873)
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
