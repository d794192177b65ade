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
 *     these. It finds the k-th key of a greater limit by a radix select, of a great array or with GPUSORT_ANY_ORDER.
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
 *     u32 + u32, the first 100                       0.1     0.1     0.4       0.4     0.1     0.5
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
 * FUNCTIONS
 *   When to call each, from which threads, whether it waits for the device or for compilers, whether it calls the allocator,
 *   and whether it calls Vulkan. Threads: "alone" means that no other thread is in a function with this context; "one" that
 *   no other thread is in a function marked "one" or "alone"; "any" may run beside "one" and "any".
 *     function                    when                     threads  waits           allocates  Vulkan
 *     gpusort_query()             before the device        any      no              yes        yes
 *     gpusort_chain_features()    before the device        any      no              no         no
 *     gpusort_create()            at load time             any      drivers load    yes        yes
 *     gpusort_prepare()           load time, or a thread   one      compiles        yes        yes
 *     gpusort_scratch()           at load time             any      no              no         no
 *     gpusort_readiness()         any time                 any      no              no         no
 *     gpusort_explain()           while you develop        any      no              no         no
 *     gpusort_cmd_sort()          each frame               any      no              no         records; sets of your pool
 *     gpusort_sort()              any time                 alone    for the result  yes        submits, may compile
 *     gpusort_cache()             before the end           one      no              no         yes
 *     gpusort_get_info()          any time                 any      no              no         no
 *     gpusort_trim()              when memory is short     alone    no              frees      yes
 *     gpusort_destroy()           at the end               alone    no              frees      yes
 *     gpusort_result_string(), gpusort_log_stderr(): any time, any thread, none of these
 *
 * QUESTIONS
 *   NOT_PREPARED, although I called gpusort_prepare()? A kind is more than its types: order, first_bit and bit_count,
 *     flags, algorithm, offsets or rows or neither, a limit or none. One of these differs, or count is below least_count or
 *     above the prepared count. The logger's line names the kind that was asked for. gpusort_readiness() answers beforehand.
 *   Which memory type for keys, values and scratch? DEVICE_LOCAL. The host need not see them: upload by a copy of yours, or
 *     let kernels write them. Memory that the host sees works, but on discrete GPUs each pass goes over the bus.
 *   Two queues? Of one family: one context serves both, with a scratch buffer for each queue, as their sorts may overlap in
 *     time. Of two families: a context for each, because queue_family decides the shapes.
 *   Secondary command buffers? Yes, as primary ones: outside a render pass. Sorts leave state bound in the command buffer
 *     that they are recorded into only.
 *   May a recorded sort be submitted again? Yes, if your command buffer allows it: nothing in it depends on the submission.
 *     Its descriptor sets and buffers must still live.
 *   Why not a comparison function? Kernels are compiled into the header. Map your order to an unsigned number instead, or
 *     sort twice: see MORE THAN ONE SORT.
 *   Why not one call that also makes the buffers? An engine has an allocator. gpusort_sort() is that call for host arrays.
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
 *       not used: selection, because there is no limit
 *       not used: tiles and merges, because there are too many elements
 *       not used: count / scan / scatter, because the method above can do this sort and is preferred
 *       row of the tuning table: NVIDIA
 *       buffers: device addresses
 *       scratch: 12395008 bytes
 *       scratch, second keys: 8000000 bytes
 *       step 1: begin_address, 256 x 4, 1 workgroups
 *       step 2: histogram_address, 512 x 8, 245 workgroups, not compiled yet
 *       step 3: onesweep_address, 512 x 8, variant 0x4043006, at most 245 workgroups, by the GPU, may be empty
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
 *     least 4 bytes a key) is larger than maxStorageBufferRange. Memory of buffers with that bit is allocated with
 *     VK_MEMORY_ALLOCATE_DEVICE_ADDRESS_BIT. Without device addresses such arrays are TOO_LARGE. On devices with 4 storage
 *     buffers a stage (maxPerStageDescriptorStorageBuffers), keys and values together may have half of
 *     maxStorageBufferRange: their second copies are one range there.
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
#if defined(GPUSORT_H_INCLUDED) && \
    (GPUSORT_VERSION_MAJOR != 0 || GPUSORT_VERSION_MINOR != 5 || GPUSORT_VERSION_PATCH != 0)
#error "another version of gpusort.h was included before this one"
#endif
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
#define GPUSORTI_DECLARED(type, handle) typedef handle gpusort_##handle;
#elif defined(__cplusplus) || (defined(__STDC_VERSION__) && __STDC_VERSION__ >= 201112L)
#define GPUSORTI_DECLARED(type, handle) typedef type handle; typedef type gpusort_##handle;
#else
#define GPUSORTI_DECLARED(type, handle) typedef type gpusort_##handle;
#endif
#define GPUSORTI_HANDLE(handle) GPUSORTI_DECLARED(struct handle##_T *, handle)
#if VK_USE_64_BIT_PTR_DEFINES == 1
#define GPUSORTI_OBJECT(handle) GPUSORTI_HANDLE(handle)
#else
#define GPUSORTI_OBJECT(handle) GPUSORTI_DECLARED(uint64_t, handle)
#endif
GPUSORTI_HANDLE(VkInstance) GPUSORTI_HANDLE(VkPhysicalDevice) GPUSORTI_HANDLE(VkDevice) GPUSORTI_HANDLE(VkQueue)
GPUSORTI_HANDLE(VkCommandBuffer) GPUSORTI_OBJECT(VkBuffer) GPUSORTI_OBJECT(VkPipelineCache) GPUSORTI_OBJECT(VkDescriptorPool)

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
GPUSORTI_LINKED(gpusort_result_string) GPUSORTI_LINKED(gpusort_create_sized) GPUSORTI_LINKED(gpusort_destroy)
GPUSORTI_LINKED(gpusort_get_info) GPUSORTI_LINKED(gpusort_query_sized) GPUSORTI_LINKED(gpusort_chain_features)
GPUSORTI_LINKED(gpusort_log_stderr) GPUSORTI_LINKED(gpusort_cache) GPUSORTI_LINKED(gpusort_sort)
GPUSORTI_LINKED(gpusort_trim) GPUSORTI_LINKED(gpusort_prepare) GPUSORTI_LINKED(gpusort_readiness)
GPUSORTI_LINKED(gpusort_scratch) GPUSORTI_LINKED(gpusort_explain) GPUSORTI_LINKED(gpusort_cmd_sort)
#ifdef __cplusplus
GPUSORTI_LINKED(gpusort_create) GPUSORTI_LINKED(gpusort_query)
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
#elif defined(__GNUC__) || defined(_MSC_VER)
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
     * are copied. keys_out: not with KEEP_KEYS or KEYS_IN_VALUES, where no keys come out. Both have room for count elements,
     * values_out of packed results (see limit) for these results. With values_out and WRITE_INDICES, values is not used. */
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
     * Packed results: values holds segments * limit elements; without WRITE_INDICES at least count, because they are read.
     * Elements that receive no result stay as they were. More than 2^32 - 1 results are TOO_LARGE.
     * For one array, a limit beyond the count means the count. */
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
     * Packed results: values holds segments * limit elements; without WRITE_INDICES at least count, because they are read.
     * Elements that receive no result stay as they were. More than 2^32 - 1 results are TOO_LARGE.
     * For one array, a limit beyond the count means the count. */
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
 *   Rows: Up to which limit the first k are selected, and by which kernel, follows from the tuning row's shape `select`
 *     (gpusorti_selection_thresholds()); which lengths a workgroup sorts follows from its shapes `segments`, and `longer` or
 *     `tile`; longer rows are sorted by digits (gpusorti_segment_thresholds()). gpusort_explain() says which it is.
 *   Kernels: gpusorti_kernel_infos[] says of each kernel which constants it reads, and what it binds with an unusual
 *     binding. Specialization constants: gpusorti_start_step() takes them from the plan and a shape (gpusorti_spec_of()) and
 *     the flags from gpusorti_flags_of(); the variant is the shape's; gpusorti_visit_step() sets those to 0 that the kernel
 *     does not read, so that different sorts share its pipeline.
 *   Scratch: the sections of GPUSORTI_COUNT_SECTIONS, then keys | values | keys_alt | values_alt, see gpusorti_layout.
 *     gpusort_explain() prints the size of each. Wide values share the memory of the last two, except that those of structs
 *     come after them. The control block starts with sizes for indirect dispatches. Words with names (CONTROL_* in
 *     shaders/common/constants.glsl), the records of passes and the histograms follow.
 *   Methods: gpusorti_methods[] has the ways to sort, a part of methods/ each, which tells its story with an example: passes
 *     (one-sweep, count / scan / scatter), leaves, which come with passes; tiles (and merges of these), buckets;
 *     network (the odd-even merge); selection (the first k); segments. Before its steps come those of every sort: copies of
 *     what it cannot read in place, begin, which clears the control block, keys unpacked by copy_keys; behind them
 *     keys packed again by copy_keys, and wide values gathered.
 *   Outputs: All steps work on keys_out and values_out instead of keys and values. If gpusorti_plan.reads_given, the first
 *     steps read the input in place: tile_sort, segments and segment_sort, with the output arrays bound instead of scratch
 *     where they do not write there; the first pass over long rows; the first k by addresses, and select_any; or the
 *     histogram and the first pass. An array that is in order already is then copied after the histogram's loop. Otherwise
 *     begin copies the input to the output first; its pipeline is prepared for every kind of sort. Steps that only read the
 *     caller's arrays (copy_keys on the way to scratch, take_keys, gather) read the input in place.
 *   Structs: For every algorithm take_keys runs first: it copies the keys out of the structs, and the structs to scratch.
 *     gather, the last, writes the structs by index. Structs of 4 and 8 bytes are sorted as values, without gather.
 *   Floats as numbers: Next, copy_keys writes an unsigned number for each key to scratch, see gpusorti_request_numbers();
 *     all kernels sort these numbers. The bits of 16- and 32-bit keys are below the number, and copy_keys writes them back.
 *     64-bit keys and their values are gathered by index. odd_even_merge compares such keys itself, in place.
 *   Host arrays: gpusorti_find_way() tries the ways (gpusorti_way) in turn. A way creates its buffers, uploads, sorts and
 *     downloads. Submissions use slots in rotation; before a slot is used again, the host waits for its submission. All that
 *     the driver may refuse comes before the arrays are written: pages stay imported from upload to download. If memory is
 *     lacking for the download, it is tried again; if that fails, too, the device counts as lost. The first sorts of a kind
 *     are by the quick plan, see gpusorti_plan_quick().
 *
 * WORDS, but for those of one method alone, which its part explains
 *   alt           in scratch: the second copy of keys or values; passes move to the caller's arrays and back
 *   digit         radix_bits bits of the window, from the lowest
 *   encoded       the order-preserving form of a key: an unsigned number that has the key's order
 *   given         of keys and values: as the caller passes them, before the sort
 *   host          the processor and its memory, as Vulkan calls them
 *   in place      of a sort or a read: in the array that is given
 *   leading       of bits or digits: the highest ones, by which passes sort before leaves
 *   method        a way to sort: an element of gpusorti_methods[], a part of methods/
 *   narrow key    one of 8 or 16 bits
 *   pass          the kernels that bring all elements into the order of one digit
 *   piece         of a host array: bytes that are copied or imported at a time
 *   planner       the function of a method that makes a plan for a request, or none
 *   rolled        of a kernel: its loops are not unrolled, because compiling takes longer than sorting
 *   row           a segment, where all have the same size
 *   run           a sorted part of the array
 *   span          neighbouring tiles that one workgroup goes over, of count / scan / scatter, or of the first k
 *   straddle      of a digit: it has bits of both words of a 64-bit key
 *   threshold     the greatest count or limit for which something holds
 *   status row    of a tile: a word for each value of a digit, see passes
 *   tile          elements that a workgroup holds at once: workgroup_size * items
 *   tuning row    shapes and thresholds of a device, a row of the tuning table
 *   unpacked      of narrow keys: in a word each, in scratch
 *   variant       a specialization constant that chooses a form of a kernel: bits or a number, by the kernel
 *   wide value    one of more than 8 bytes: an index is sorted instead of it
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
static uint32_t gpusorti_atomic_load(const uint32_t *from) { return (uint32_t)_InterlockedOr((volatile long *)from, 0); }
static void gpusorti_atomic_store(uint32_t *to, uint32_t value) { _InterlockedExchange((volatile long *)to, (long)value); }
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
    gpusorti_callbacks callbacks = {gpusorti_default_alloc, gpusorti_default_free, NULL, NULL, NULL, NULL};
    if (desc->start_canary != 0) return callbacks; /* a desc that was not zeroed has a logger of garbage */
    if (desc->allocator.alloc) callbacks.alloc = desc->allocator.alloc;
    if (desc->allocator.free) callbacks.free_ = desc->allocator.free;
    callbacks.alloc_user = desc->allocator.user;
    callbacks.log_ = desc->logger.func;
    callbacks.log_user = desc->logger.user;
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
    size_t offset;          /* which is of the member at this offset; its line */
    char line[400];
} gpusorti_checks;
#define GPUSORTI_NOT_ZEROED "not 0: zero the whole structure first"
#define GPUSORTI_NO_EXTERNAL_DEVICE "is set, but instance, physical_device and device are not"

static gpusorti_checks gpusorti_check_members(const gpusorti_callbacks *callbacks, const char *structure) {
    const gpusorti_checks checks = {callbacks, structure, GPUSORT_ERROR_INVALID_ARGUMENT, GPUSORT_OK, 0, ""};
    return checks;
}

/* broken: there is a mistake. offset, member: the member's offset in the structure, and its name. value: the member's, told
 * if it is not 0. format: the rule, with its limit. */
GPUSORTI_PRINTF(6, 7) static void gpusorti_refuse(gpusorti_checks *checks, int broken, size_t offset, const char *member,
                                                  uint64_t value, const char *format, ...) {
    char number[32] = "", rule[320];
    va_list list;
    if (!broken || (checks->result != GPUSORT_OK && checks->offset <= offset)) return;
    va_start(list, format);
    vsnprintf(rule, sizeof rule, format, list);
    va_end(list);
    if (value) snprintf(number, sizeof number, " %llu", (unsigned long long)value);
    snprintf(checks->line, sizeof checks->line, "%s.%.40s%s: %s", checks->structure, member, number, rule);
    checks->result = checks->mistake;
    checks->offset = offset;
}

/* The same of a member of the structure that `of` points to, with its value or without; `checks` is where it is told. */
#define GPUSORTI_REFUSE(of, member, broken, ...) \
    gpusorti_refuse(checks, broken, GPUSORTI_PLACE(of, member), #member, (uint64_t)(of)->member, __VA_ARGS__)
#define GPUSORTI_REFUSE_GIVEN(of, member, broken, ...) \
    gpusorti_refuse(checks, broken, GPUSORTI_PLACE(of, member), #member, 0, __VA_ARGS__)
#define GPUSORTI_PLACE(of, member) (size_t)((const char *)&(of)->member - (const char *)(of))

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

static gpusort_result gpusorti_check(const gpusorti_callbacks *callbacks, VkResult result, const char *call) {
    static const char *const names[] = {/* of -1, -2 .. */
                                        "OUT_OF_HOST_MEMORY",    "OUT_OF_DEVICE_MEMORY",  "INITIALIZATION_FAILED",
                                        "DEVICE_LOST",           "MEMORY_MAP_FAILED",     "LAYER_NOT_PRESENT",
                                        "EXTENSION_NOT_PRESENT", "FEATURE_NOT_PRESENT",   "INCOMPATIBLE_DRIVER"};
    const int named = result < 0 && result >= -(int)(sizeof names / sizeof names[0]);
    if (result == VK_SUCCESS) return GPUSORT_OK;
    return gpusorti_fail(callbacks, gpusorti_from_vk(result), "%s: VkResult %d%s%s", call, (int)result,
                         named ? ", VK_ERROR_" : "", named ? names[-(int)result - 1] : "");
}

/* A failure of a call of the context's: an error by the end of its name, and a line as of printf(). */
#define GPUSORTI_FAIL(ctx, error, ...) gpusorti_fail(&(ctx)->callbacks, GPUSORT_ERROR_##error, __VA_ARGS__)

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
    GPUSORTI_FLAG_RAW = 16, /* passes take keys as they are: those in scratch are not encoded */
    GPUSORTI_FLAG_SUMS = 256, /* elements behind an address are not found by an index: see WORD_AT */
    GPUSORTI_FLAG_STRADDLE = 512, /* onesweep.comp: some digit has bits of both words of a key */

    /* ---- control block: words that kernels of one sort share; begin.comp clears it ---- */
    GPUSORTI_CONTROL_COUNT = 0, /* elements to sort */
    GPUSORTI_CONTROL_DIFFER = 1, /* 2 words: the bits in which keys differ, before some are compressed */
    GPUSORTI_CONTROL_UNSORTED = 3, /* not 0: some key is greater than its successor */
    GPUSORTI_CONTROL_RESULT = 4, /* RESULT_*: what finish.comp has to do */
    GPUSORTI_CONTROL_ENDED = 5, /* workgroups of the histogram kernel that have ended */
    GPUSORTI_CONTROL_LEAF_BITS = 6, /* in which the elements of a leaf of leaf_sort.comp agree; 0: there are none */
    GPUSORTI_CONTROL_RANGES = 7, /* leaves that were sorted by digits, see sort_range.glsl */
    GPUSORTI_CONTROL_FALLBACKS = 8, /* how often a look-back counted a predecessor's tile itself */
    GPUSORTI_CONTROL_LEAF_FIRST = 9, /* the lowest bit in which the elements of a leaf agree, of a leaf by place, too */
    GPUSORTI_CONTROL_LEAF_PASSES = 10, /* that come before leaves */
    GPUSORTI_CONTROL_LEAF_ALT = 11, /* not 0: they end in scratch */
    /* of segments, over what is known of leaves */
    GPUSORTI_CONTROL_LIST_COUNTS = GPUSORTI_CONTROL_LEAF_BITS, /* 2 words */
    GPUSORTI_CONTROL_LONG_TILES = GPUSORTI_CONTROL_LEAF_FIRST,
    GPUSORTI_CONTROL_LONG_COUNT = GPUSORTI_CONTROL_LEAF_PASSES,
    GPUSORTI_CONTROL_DESCENT = GPUSORTI_CONTROL_LEAF_ALT, /* not 0: offsets descend */
    GPUSORTI_CONTROL_POLLS = 12, /* in vain, of the first digit, of workgroups that gave up */
    /* of leaves by place, see find_places.glsl */
    GPUSORTI_CONTROL_MAY_PLACE = 13, /* not 0: there may be some */
    GPUSORTI_CONTROL_LEADING_BITS_ENDED = 15, /* workgroups of leading_bits.comp that have ended */
    GPUSORTI_CONTROL_PLACES = 16, /* not 0: there are some, and no other leaves: */
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

    GPUSORTI_RESULT_IN_ALT = 1, /* the second copies hold it */
    GPUSORTI_RESULT_AS_IS = 2, /* no pass ran: the input was in order */

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
    /* of segments, over the passes */
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
    GPUSORTI_TILE_BUCKET = 16, /* tile_sort.comp sorts a bucket of all runs in scratch instead of a tile */
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
    GPUSORTI_FIRST_BUCKETS = 3, /* or by buckets between samples */
    GPUSORTI_FIRST_STATE_WORDS = 4, /* of a segment */
    GPUSORTI_SOME_LEFT_PART = 2, /* first_some.comp: of the elements that can be kept, one of so many can be wanted */
    GPUSORTI_SOME_LANES = 4, /* and invocations that a subgroup has at least */
    GPUSORTI_FEWEST_SAMPLED = 16, /* at most one element in so many is sampled */
    GPUSORTI_MOST_RANKED = 256, /* elements that are ranked, each among all */

    GPUSORTI_MOST_BUCKETS = 64, /* first_split.comp: of a row, */
    GPUSORTI_MOST_PARTS = 256, /* and parts of it, a workgroup each, */
    GPUSORTI_SPLIT_ROOM = 2, /* with room for so many candidates an invocation */
    GPUSORTI_BUCKET_SHARES = 4, /* workgroups of first_k.comp for a bucket */
    GPUSORTI_TOO_MANY_CANDIDATES = 1 << 23, /* of a part, so that those of all parts are a word */

    /* ---- select_any.comp ---- */
    /* Words of a row: what is known of its k-th key, 2 x {key, keys before it, not 0: all with these digits are wanted}; */
    GPUSORTI_SELECT_KNOWN = 4,
    GPUSORTI_SELECT_STORED = 2 * GPUSORTI_SELECT_KNOWN, /* how many are stored; */
    GPUSORTI_SELECT_UNSORTED = GPUSORTI_SELECT_STORED + 1, /* whether some key is less than the one before it; */
    GPUSORTI_SELECT_FOUND = GPUSORTI_SELECT_UNSORTED + 1, /* how many are wanted, of an array; */
    GPUSORTI_SELECT_COUNTS = GPUSORTI_SELECT_FOUND + 1, /* counts of a digit, */
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
    /* copy_keys.comp */
    GPUSORTI_VARIANT_KEYS_BACK = 1, /* keys come back and are packed; else they go to scratch, one or two words a key, */
    GPUSORTI_VARIANT_KEYS_NUMBERS = 2, /* as numbers; else as they are */
    GPUSORTI_VARIANT_KEYS_DESCENDING = 4, /* of numbers */
    GPUSORTI_VARIANT_KEYS_INSIDE = 8, /* the keys are in scratch, a word or two each; else they are the caller's */
    GPUSORTI_VARIANT_KEYS_BESIDE = 16, /* below the number are the key's own bits, in the other half */
    GPUSORTI_VARIANT_KEYS_BFLOAT16 = 32, /* keys of 16 bits are bfloat16 */
    GPUSORTI_VARIANT_KEYS_NANS_FIRST = 64, /* NaNs come before all numbers, else behind them */
    /* gather.comp */
    GPUSORTI_VARIANT_BACK = 1, /* from scratch to the caller's values; else from there to scratch */
    GPUSORTI_VARIANT_GATHER = 2, /* value i is read at index[i]; else at i */
    /* take_keys.comp */
    GPUSORTI_VARIANT_KEY_ONLY = 1, /* nothing is stored but the keys */
    /* pack_values.comp: one of */
    GPUSORTI_VARIANT_PACK_GATHER = 0, /* the first values of each segment go to scratch, by their indices */
    GPUSORTI_VARIANT_PACK_BACK = 1, /* they come back, side by side */
    GPUSORTI_VARIANT_PACK_INDEX = 2, /* their indices, counted from their segment's first element, side by side */
    GPUSORTI_VARIANT_INDEX_ALL = 3, /* the same of all values, at their positions; outside of all segments: none */
    /* first_few.comp, first_k.comp, select_any.comp */
    GPUSORTI_VARIANT_SIDE_BY_SIDE = 2, /* indices of all segments lie side by side */
    /* first_k.comp */
    GPUSORTI_VARIANT_CANDIDATES = 4, /* of long segments what is left as candidates, if that is good */
    GPUSORTI_VARIANT_ANY_ORDER = 8,
    GPUSORTI_VARIANT_SAMPLE = 16, /* it finds the pivot of first_filter.comp */
    GPUSORTI_VARIANT_SPANS = 32, /* a workgroup leaves candidates of a span */
    GPUSORTI_VARIANT_BUCKETS = 64, /* a workgroup stores a bucket's part of the result */
    GPUSORTI_VARIANT_SHARE = 8, /* log2 of the part of a tile that there is shared memory for */
    GPUSORTI_MOST_SHARE = 3,
    /* select_any.comp */
    GPUSORTI_VARIANT_ARRAY = 4, /* one, which may be in order; great digits have room there, and save steps */
    GPUSORTI_VARIANT_PLACED = 8, /* what is found is stored in the order of its places, to be sorted */
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
    GPUSORTI_VARIANT_WINDOW = 16, /* status rows that look-back loads at once; 0: 8 */
    GPUSORTI_MOST_WINDOW = 15,
    GPUSORTI_VARIANT_GROUPS = 22, /* tiles of a group and groups, at most; 0: none */
    GPUSORTI_MOST_GROUPS = 31,
    GPUSORTI_LEAST_BIN_BITS = 8, /* of leaf_sort.comp: log2 of bins; fewer would be too full; */
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
    uint32_t clears;      /* not 0: words of NO_INDEX are written instead of them */
} gpusorti_begin_args;

typedef struct gpusorti_span_args { /* count.comp, scan.comp, scatter.comp */
    uint32_t span;    /* of a workgroup */
    uint32_t record;  /* word of the pass's record */
    uint32_t held;    /* not 0: what is given is the second copy */
} gpusorti_span_args;

typedef struct gpusorti_given_args { /* addresses of what is to be sorted, see READS_GIVEN in buffers.glsl */
    uint32_t keys_given_low; uint32_t keys_given_high;
    uint32_t values_given_low; uint32_t values_given_high;
} gpusorti_given_args;

typedef struct gpusorti_histogram_args { /* histogram.comp */
    gpusorti_given_args given;
    uint32_t portion_tiles;   /* tiles of a dispatch of a pass */
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
    uint32_t grouped;       /* not 0: tiles are counted by groups, too, if the kernel can */
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

typedef struct gpusorti_first_args { /* first_k.comp, first_few.comp, first_some.comp, first_filter.comp: see first_segments.glsl */
    gpusorti_given_args given;
    uint32_t segments; uint32_t size;         /* as of segments.comp */
    uint32_t offsets; uint32_t ends;          /* as of segments.comp, or words, where push.pass is not FIRST_ALONE */
    uint32_t limit;                       /* wanted of each segment */
    uint32_t least; uint32_t most;            /* the kernel takes segments of more than `least` elements, up to `most`; */
    uint32_t direct;                      /* those of more leave candidates first: push.pass says by FIRST_* in which way */
    uint32_t span;                        /* first_filter.comp: elements of a workgroup; else spans of a segment; or, where */
                                      /* push.pass is FIRST_ALONE, 1 + the first word of a list, or 0, see LISTED */
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
static uint32_t gpusorti_merge_tiles_words(const gpusorti_spec *spec) {
    return 2u * ((spec->key_words == 2u) ? 768u : 1u) + ((spec->key_words == 1u) ? 768u : 1u);
}
static uint32_t gpusorti_split_runs_words(const gpusorti_spec *spec) {
    return 2u * ((spec->key_words == 2u) ? spec->variant : 1u) + ((spec->key_words == 1u) ? spec->variant : 1u) + 32u;
}
static uint32_t gpusorti_leading_bits_words(const gpusorti_spec *spec) {
    const uint32_t a = 1u << spec->radix_bits;
    const uint32_t b = (spec->key_bits / spec->radix_bits) - 2u;
    return (b * a) + ((b * a) / ((a < 16u) ? a : 16u)) + 27u;
}
static uint32_t gpusorti_sort_leaves_words(const gpusorti_spec *spec) {
    const uint32_t a = 1u << spec->radix_bits;
    const uint32_t b = spec->workgroup_size * spec->items;
    const uint32_t c = b / 32u;
    return ((spec->full_subgroups != 0u) ? (spec->workgroup_size / spec->subgroup_size) : spec->workgroup_size) + (((b
           + 2u) > a) ? (b + 2u) : a) + (((b + 2u) > a) ? (b + 2u) : a) + (c + 2u) + (c + 2u) + (c + 2u) + c +
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
static uint32_t gpusorti_count_words(const gpusorti_spec *spec) {
    return (1u << spec->radix_bits) + 3u;
}
static uint32_t gpusorti_scan_words(const gpusorti_spec *spec) {
    return (2u * spec->workgroup_size) + 1u;
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
static uint32_t gpusorti_segment_pass_words(const gpusorti_spec *spec) {
    const uint32_t a = 1u << spec->radix_bits;
    const uint32_t b = spec->workgroup_size / spec->subgroup_size;
    const uint32_t c = 1u + ((spec->variant >> 12u) & 15u);
    const uint32_t d = ((((spec->items + c) - 1u) / c) * spec->workgroup_size) + 1u;
    const uint32_t e = (spec->key_words * d) + (spec->value_words * d);
    const uint32_t f = b * a;
    return ((spec->full_subgroups != 0u) ? b : spec->workgroup_size) + a + a + ((e > f) ? e : f) + 3u;
}
static uint32_t gpusorti_segment_sort_words(const gpusorti_spec *spec) {
    const uint32_t a = spec->workgroup_size * spec->items;
    const uint32_t b = a + (a / spec->items);
    return 2u * ((spec->key_words == 2u) ? b : 1u) + ((spec->key_words == 1u) ? b : 1u) + (((spec->value_words |
           ((~spec->variant) & 1u)) != 0u) ? b : 1u);
}
static uint32_t gpusorti_odd_even_merge_words(const gpusorti_spec *spec) {
    return ((spec->workgroup_size * spec->items) * (spec->key_words + spec->value_words));
}
static uint32_t gpusorti_segments_words(const gpusorti_spec *spec) {
    const uint32_t a = spec->workgroup_size * spec->items;
    const uint32_t b = a + (a / spec->items);
    return 2u * ((spec->key_words == 2u) ? b : 1u) + ((spec->key_words == 1u) ? b : 1u) + (((spec->value_words |
           ((~spec->variant) & 1u)) != 0u) ? b : 1u) + (2u * spec->workgroup_size) + spec->workgroup_size +
           spec->workgroup_size + spec->workgroup_size + spec->workgroup_size + spec->workgroup_size +
           (spec->workgroup_size + 1u) + 17u;
}
static uint32_t gpusorti_segment_count_words(const gpusorti_spec *spec) {
    return (1u << spec->radix_bits);
}
static uint32_t gpusorti_segment_histogram_words(const gpusorti_spec *spec) {
    return (((((spec->key_bits + spec->radix_bits) - 1u) / spec->radix_bits) + 1u) * (1u << spec->radix_bits));
}
static uint32_t gpusorti_segment_scan_words(const gpusorti_spec *spec) {
    return (2u * spec->workgroup_size) + 1u;
}
static uint32_t gpusorti_segment_bases_words(const gpusorti_spec *spec) {
    return (2u * spec->workgroup_size) + 1u;
}
static uint32_t gpusorti_first_few_words(const gpusorti_spec *spec) {
    (void)spec;
    return 0u;
}
static uint32_t gpusorti_first_some_words(const gpusorti_spec *spec) {
    const uint32_t a = spec->items >> ((spec->variant >> 8u) & 3u);
    return 2u * (a * spec->workgroup_size) + ((spec->key_words == 2u) ? (a * spec->workgroup_size) : 1u);
}
static uint32_t gpusorti_first_filter_words(const gpusorti_spec *spec) {
    const uint32_t a = 4u * spec->workgroup_size;
    return 2u * a + a + 2u;
}
static uint32_t gpusorti_first_split_words(const gpusorti_spec *spec) {
    const uint32_t a = 2u * spec->workgroup_size;
    return 2u * ((spec->key_words == 2u) ? a : 1u) + ((spec->key_words == 1u) ? a : 1u) + a + 2u *
           ((spec->workgroup_size >= 256u) ? 256u : ((spec->workgroup_size >= 128u) ? 128u : ((spec->workgroup_size >=
           64u) ? 64u : 32u))) + ((spec->workgroup_size >= 256u) ? 256u : ((spec->workgroup_size >= 128u) ? 128u :
           ((spec->workgroup_size >= 64u) ? 64u : 32u))) + ((spec->workgroup_size >= 256u) ? 256u :
           ((spec->workgroup_size >= 128u) ? 128u : ((spec->workgroup_size >= 64u) ? 64u : 32u))) + 130u;
}
static uint32_t gpusorti_first_k_words(const gpusorti_spec *spec) {
    const uint32_t a = (spec->workgroup_size * spec->items) >> ((spec->variant >> 8u) & 3u);
    const uint32_t b = a + (a / spec->items);
    return 2u * ((spec->key_words == 2u) ? b : 1u) + ((spec->key_words == 1u) ? b : 1u) + (((spec->value_words |
           ((~spec->variant) & 1u)) != 0u) ? b : 1u) + (((spec->variant & 64u) != 0u) ? 256u : 1u) + (((spec->variant &
           64u) != 0u) ? 256u : 1u) + 2u * ((spec->workgroup_size < 256u) ? spec->workgroup_size : 256u) +
           ((spec->key_words == 2u) ? ((spec->workgroup_size < 256u) ? spec->workgroup_size : 256u) : 1u) + 588u;
}
static uint32_t gpusorti_select_any_words(const gpusorti_spec *spec) {
    const uint32_t a = (spec->workgroup_size * spec->items) / 32u;
    return ((1u << (((spec->variant & 4u) != 0u) ? 11u : 8u)) + 256u) + (((spec->variant & 8u) != 0u) ? a : 1u) +
           (((spec->variant & 8u) != 0u) ? a : 1u) + (((spec->variant & 8u) != 0u) ? a : 1u) + (((spec->variant & 8u)
           != 0u) ? ((a / 8u) + 1u) : 1u) + 78u;
}

/* The kernels: BOTH(name, constants, flags, words_as, traits, compile_first), or BUFFERS(..) where there is no build for
 * device addresses. constants: the members of gpusorti_spec that it reads, bits 1 << id. flags: GPUSORTI_FLAG_* that
 * it reads. */
#define GPUSORTI_KERNELS(BOTH, BUFFERS) \
    BOTH(begin, 0x81b, 0x0, GPUSORTI_BIND_VALUES, 0, 0) \
    BOTH(histogram, 0xfff, 0x101, GPUSORTI_BINDINGS, GPUSORTI_KNOWS_KINDS | GPUSORTI_READS_GIVEN, 3) \
    BOTH(onesweep, 0x1fff, 0x303, GPUSORTI_BINDINGS, GPUSORTI_KEEPS_SIZES | GPUSORTI_READS_GIVEN, 7) \
    BUFFERS(onesweep_narrow, 0x1fff, 0x203, GPUSORTI_BINDINGS, GPUSORTI_KEEPS_SIZES, 6) \
    BOTH(onesweep_staged, 0x1fff, 0x103, GPUSORTI_BINDINGS, GPUSORTI_KEEPS_SIZES | GPUSORTI_FOLDS_FLOATS | GPUSORTI_READS_GIVEN, 5) \
    BOTH(leaf_starts, 0xbfd, 0x110, GPUSORTI_BINDINGS, GPUSORTI_KEEPS_SIZES, 0) \
    BOTH(leaf_sort, 0x1fff, 0x112, GPUSORTI_BINDINGS, GPUSORTI_KEEPS_SIZES, 1) \
    BOTH(tile_sort, 0x1ffb, 0x103, GPUSORTI_BINDINGS, 0, 4) \
    BOTH(tile_sort_rolled, 0x1ffb, 0x103, GPUSORTI_BINDINGS, 0, 0) \
    BOTH(merge_tiles, 0xffb, 0x102, GPUSORTI_BINDINGS, 0, 0) \
    BUFFERS(split_runs, 0x1839, 0x0, GPUSORTI_BINDINGS, 0, 0) \
    BOTH(leading_bits, 0xffd, 0x111, GPUSORTI_BINDINGS, GPUSORTI_KNOWS_KINDS | GPUSORTI_READS_GIVEN, 0) \
    BOTH(sort_leaves, 0xfff, 0x112, GPUSORTI_BINDINGS, GPUSORTI_KEEPS_SIZES, 1) \
    BOTH(finish, 0xffb, 0x103, GPUSORTI_BINDINGS, 0, 0) \
    BOTH(fill, 0xbff, 0x102, GPUSORTI_BINDINGS, 0, 0) \
    BOTH(copy_keys, 0x1bfb, 0x100, GPUSORTI_BINDINGS, 0, 0) \
    BOTH(gather, 0x181b, 0x100, GPUSORTI_BINDINGS, 0, 0) \
    BOTH(take_keys, 0x181b, 0x0, GPUSORTI_BINDINGS, 0, 0) \
    BOTH(pack_values, 0x181b, 0x100, GPUSORTI_BIND_KEYS, 0, 0) \
    BOTH(count, 0x1bff, 0x100, GPUSORTI_BINDINGS, 0, 0) \
    BOTH(scan, 0x183f, 0x1, GPUSORTI_BINDINGS, 0, 0) \
    BOTH(scatter, 0xfff, 0x103, GPUSORTI_BINDINGS, 0, 0) \
    BOTH(scatter_basic, 0xfff, 0x103, GPUSORTI_BINDINGS, 0, 0) \
    BOTH(segment_scatter, 0xfff, 0x107, GPUSORTI_BINDINGS, 0, 0) \
    BOTH(segment_scatter_basic, 0xfff, 0x107, GPUSORTI_BINDINGS, 0, 0) \
    BOTH(segment_pass, 0x1fff, 0x307, GPUSORTI_BINDINGS, 0, 0) \
    BOTH(segment_sort, 0x1ffb, 0x107, GPUSORTI_BINDINGS, 0, 0) \
    BOTH(odd_even_merge, 0x1ffb, 0x101, GPUSORTI_BIND_CONTROL, 0, 0) \
    BOTH(segments, 0x1fff, 0x107, GPUSORTI_BIND_ALT, 0, 0) \
    BOTH(segment_count, 0xbff, 0x100, GPUSORTI_BINDINGS, 0, 0) \
    BOTH(segment_histogram, 0xbff, 0x100, GPUSORTI_BINDINGS, 0, 0) \
    BOTH(segment_scan, 0x81f, 0x0, GPUSORTI_BINDINGS, 0, 0) \
    BOTH(segment_bases, 0x81f, 0x0, GPUSORTI_BINDINGS, 0, 0) \
    BOTH(first_few, 0x1ffb, 0x107, GPUSORTI_BIND_ALT, GPUSORTI_READS_GIVEN, 0) \
    BOTH(first_some, 0x1ffb, 0x107, GPUSORTI_BIND_ALT, GPUSORTI_READS_GIVEN, 0) \
    BOTH(first_filter, 0xbfb, 0x100, GPUSORTI_BINDINGS, GPUSORTI_UNPINNED | GPUSORTI_READS_GIVEN, 0) \
    BOTH(first_split, 0xbfb, 0x100, GPUSORTI_BINDINGS, GPUSORTI_UNPINNED | GPUSORTI_READS_GIVEN, 0) \
    BOTH(first_k, 0x1ffb, 0x107, GPUSORTI_BIND_ALT, GPUSORTI_READS_GIVEN, 0) \
    BOTH(select_any, 0x1ffb, 0x107, GPUSORTI_BINDINGS, GPUSORTI_UNPINNED, 0)
/* ==== GENERATED: end ==== */
/* begin part kernels/kernels */
/* ---- >>kernels: what the host knows of each kernel; the types of keys ---- */
/* A kernel has a build for bound buffers, and most have one for device addresses. scatter_basic: without subgroup
 * operations. onesweep_narrow: onesweep.comp for packed keys. tile_sort_rolled: tiles without unrolled loops, which compiles
 * much faster. */
/* A macro of a list pastes each name itself: on the way through another one, a name that some header has as a macro of its
 * own would be replaced. */
enum gpusorti_build {
#define GPUSORTI_Y(name, ...) GPUSORTI_BUILD_##name,
#define GPUSORTI_X(name, ...) GPUSORTI_BUILD_##name, GPUSORTI_BUILD_##name##_address,
    GPUSORTI_KERNELS(GPUSORTI_X, GPUSORTI_Y) GPUSORTI_BUILD_COUNT
#undef GPUSORTI_X
#undef GPUSORTI_Y
};

enum gpusorti_kernel {
#define GPUSORTI_X(name, ...) GPUSORTI_KERNEL_##name,
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
#define GPUSORTI_X(name, ...) \
    {{GPUSORTI_BUILD_##name, GPUSORTI_BUILD_##name##_address}, __VA_ARGS__, gpusorti_##name##_words},
#define GPUSORTI_Y(name, ...) {{GPUSORTI_BUILD_##name, GPUSORTI_BUILD_COUNT}, __VA_ARGS__, gpusorti_##name##_words},
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
typedef char gpusorti_flags_are_the_callers[2 * ((int)GPUSORT_WRITE_INDICES == GPUSORTI_FLAG_WRITE_INDICES &&
                                                 (int)GPUSORT_KEEP_KEYS == GPUSORTI_FLAG_KEEP_KEYS) - 1];

/* 32-bit words of the push constants behind the addresses */
enum { GPUSORTI_PUSH_WORDS = (sizeof(gpusorti_push) - GPUSORTI_PUSH_ADDRESSES) / sizeof(uint32_t) };

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
    uint32_t variant; /* the kernel's own: of one-sweep GPUSORTI_VARIANT_RANK_BY_ATOMICS .., else see the row's member */
} gpusorti_shape;

/* Fields of the variant of one-sweep's kernels. */
#define GPUSORTI_ROUNDS(n) (((uint32_t)(n)-1) << GPUSORTI_VARIANT_ROUNDS)
#define GPUSORTI_STALL(n) ((uint32_t)(n) << GPUSORTI_VARIANT_STALL) /* for tests */
#define GPUSORTI_WINDOW(n) ((uint32_t)(n) << GPUSORTI_VARIANT_WINDOW)
#define GPUSORTI_GROUPS(n) ((uint32_t)(n) << GPUSORTI_VARIANT_GROUPS)

static gpusorti_shape gpusorti_shape_of(uint32_t workgroup_size, uint32_t items, uint32_t variant) {
    const gpusorti_shape shape = {workgroup_size, items, variant};
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
/* tools/header/compress.c compresses the kernels' SPIR-V as one text. Two of its characters hold 13 bits, the first of them
 * the higher ones: digits in base 91, the characters '!' to '~' without '"', '?' and '\\'. Numbers have their highest bit
 * first. Kernels are much alike, so the text mostly says what to copy. A token stands for a word of SPIR-V. Equal code has
 * equal tokens in all kernels, though its ids differ:
 *
 *   0 to 1249      a named id: a type, constant, variable or function has the same name in all kernels
 *   1250 to 2009   a word that is no id, by its index in a list
 *   2010 to 4057   another id: 2010 is a new one, 2011 the newest one, 2012 the one before that, and so on
 *
 * New ids are numbered from 1 on as they come, and so are named ones when a kernel first has them. The text is a sequence of
 * symbols, of two Huffman codes. One is of distances, the other of all else:
 *
 *   0 to 2009      the token
 *   2010 to 2081   the token 2010 + a number of slot 0 to 71
 *   2082 to 2153   the last tokens again: a copy from the same distance as the copy before, of a length of slot 0 to 71
 *   2154 to 2225   likewise, from a distance that follows
 *
 * A copy repeats the tokens from `distance` tokens ago on, which may be those of an earlier kernel. Numbers below 16 have a
 * slot each. Of greater ones a slot has an eighth of those with the same highest bit, and what a number adds to the first of
 * these follows the slot: 16 and 17 have slot 16, 40 to 43 slot 26.
 *
 * Before all kernels come the lengths of both codes, then the list of words. Named ids are numbered in the order of their
 * lengths, and so are words: of both the text says how many have each length, in 11 bits. Of each slot it has the length,
 * in 4 bits. */
enum {
    GPUSORTI_LINE = 122,       /* characters */
    GPUSORTI_CODE_LENGTH = 15, /* the greatest */

    GPUSORTI_TOKEN_WORD = 1250,
    GPUSORTI_TOKEN_ID = 2010,

    GPUSORTI_NUMBER_SLOTS = 72,    /* of numbers below 2^11 */
    GPUSORTI_DISTANCE_SLOTS = 144, /* of numbers below 2^20 */
    GPUSORTI_SYMBOL_AGAIN = GPUSORTI_TOKEN_ID + GPUSORTI_NUMBER_SLOTS,
    GPUSORTI_SYMBOL_COPY = GPUSORTI_SYMBOL_AGAIN + GPUSORTI_NUMBER_SLOTS,
    GPUSORTI_SYMBOLS = GPUSORTI_SYMBOL_COPY + GPUSORTI_NUMBER_SLOTS
};
typedef char gpusorti_line[GPUSORTI_LINE + 1];

typedef struct gpusorti_compressed_kernel {
    uint32_t build, words; /* which one; how many */
} gpusorti_compressed_kernel;

typedef struct gpusorti_compressed {
    const char *text, *end;                    /* lines, filled up with zeros */
    const gpusorti_compressed_kernel *kernels; /* in the text's order */
} gpusorti_compressed;

/* A canonical Huffman code: shorter codes come first, those of a length in the order of their symbols. */
typedef struct gpusorti_huffman {
    uint32_t end[GPUSORTI_CODE_LENGTH + 2];   /* by length: behind its codes, with 16 bits each */
    uint32_t first[GPUSORTI_CODE_LENGTH + 2]; /* index of its first symbol */
    uint32_t count;
    unsigned char least[1 << 8]; /* the least length of codes that begin with these bits */
    uint16_t symbols[GPUSORTI_SYMBOLS];
} gpusorti_huffman;

typedef struct gpusorti_decompressor {
    const char *text, *end;
    uint32_t bits, bit_count; /* of the bits that were read bit_count are yet to come: the last ones */
    uint32_t distance;        /* of the latest copy */
    gpusorti_huffman symbols, distances;
    uint32_t list[GPUSORTI_TOKEN_ID - GPUSORTI_TOKEN_WORD];
    uint32_t token_count;
    uint16_t *tokens; /* of all kernels so far; has room for those of the next one */
} gpusorti_decompressor;

/* The next bits, at most 19; they stay. Behind the text's end any are. */
static uint32_t gpusorti_peek_bits(gpusorti_decompressor *u, uint32_t count) {
    for (; u->bit_count < count; u->bit_count += 13) {
        uint32_t pair = 0, i;
        while (u->text < u->end && !*u->text) u->text++;
        for (i = 0; i < 2; i++) {
            const int c = u->text < u->end ? *u->text++ : '~';
            pair = 91 * pair + (uint32_t)(c - '!' - (c > '"') - (c > '?') - (c > '\\'));
        }
        u->bits = u->bits << 13 | (pair & 0x1fff);
    }
    return u->bits >> (u->bit_count - count) & ((1u << count) - 1);
}

static uint32_t gpusorti_next_bits(gpusorti_decompressor *u, uint32_t count) {
    const uint32_t bits = gpusorti_peek_bits(u, count);
    u->bit_count -= count;
    return bits;
}

/* GPUSORTI_SYMBOLS: no code. */
static uint32_t gpusorti_next_symbol(gpusorti_decompressor *u, const gpusorti_huffman *code) {
    const uint32_t bits = gpusorti_peek_bits(u, 16);
    uint32_t length = code->least[bits >> 8], i;
    while (bits >= code->end[length]) length++;
    if (length > GPUSORTI_CODE_LENGTH) return GPUSORTI_SYMBOLS;
    u->bit_count -= length;
    i = code->first[length] + ((bits - code->end[length - 1]) >> (16 - length));
    return i < code->count ? code->symbols[i] : (uint32_t)GPUSORTI_SYMBOLS;
}

/* A number by its slot. */
static uint32_t gpusorti_by_slot(gpusorti_decompressor *u, uint32_t slot) {
    const uint32_t more = slot < 16 ? 0 : slot / 8 - 1;
    return slot < 16 ? slot : (8 | slot % 8) << more | gpusorti_next_bits(u, more);
}

static void gpusorti_make_code(gpusorti_huffman *code, const unsigned char *lengths, uint32_t symbols) {
    uint32_t length, i, end = 0;
    for (length = 1; length <= GPUSORTI_CODE_LENGTH; length++) {
        code->first[length] = code->count;
        for (i = 0; i < symbols; i++)
            if (lengths[i] == length) code->symbols[code->count++] = (uint16_t)i;
        end += (code->count - code->first[length]) << (16 - length);
        code->end[length] = end;
    }
    code->end[length] = UINT32_MAX;
    for (i = 0, length = 1; i < sizeof code->least; i++) {
        while (i << 8 >= code->end[length]) length++;
        code->least[i] = (unsigned char)length;
    }
}

/* Lengths of names or words, from `first` on; returns behind the last one. */
static uint32_t gpusorti_read_lengths(gpusorti_decompressor *u, unsigned char *lengths, uint32_t first, uint32_t end) {
    uint32_t length, i = first;
    for (length = 1; length <= GPUSORTI_CODE_LENGTH; length++) {
        uint32_t count = gpusorti_next_bits(u, 11);
        for (; count > 0 && i < end; count--) lengths[i++] = (unsigned char)length;
    }
    return i;
}

/* Reads what comes before all kernels. */
static void gpusorti_start_decompressing(gpusorti_decompressor *u, const gpusorti_compressed *compressed, uint16_t *tokens) {
    unsigned char lengths[GPUSORTI_SYMBOLS];
    uint32_t i, listed;
    memset(u, 0, sizeof *u);
    memset(lengths, 0, sizeof lengths);
    u->text = compressed->text;
    u->end = compressed->end;
    u->tokens = tokens;
    gpusorti_read_lengths(u, lengths, 0, GPUSORTI_TOKEN_WORD);
    listed = gpusorti_read_lengths(u, lengths, GPUSORTI_TOKEN_WORD, GPUSORTI_TOKEN_ID) - GPUSORTI_TOKEN_WORD;
    for (i = GPUSORTI_TOKEN_ID; i < GPUSORTI_SYMBOLS; i++) lengths[i] = (unsigned char)gpusorti_next_bits(u, 4);
    gpusorti_make_code(&u->symbols, lengths, GPUSORTI_SYMBOLS);
    for (i = 0; i < GPUSORTI_DISTANCE_SLOTS; i++) lengths[i] = (unsigned char)gpusorti_next_bits(u, 4);
    gpusorti_make_code(&u->distances, lengths, GPUSORTI_DISTANCE_SLOTS);
    for (i = 0; i < listed; i++) {
        const uint32_t high = gpusorti_next_bits(u, 16);
        u->list[i] = high << 16 | gpusorti_next_bits(u, 16);
    }
}

/* The words of tokens. */
static void gpusorti_write_words(const gpusorti_decompressor *u, const uint16_t *tokens, uint32_t *words, uint32_t count) {
    uint32_t named[GPUSORTI_TOKEN_WORD], ids = 0, i;
    memset(named, 0, sizeof named);
    for (i = 0; i < count; i++) {
        const uint32_t token = tokens[i];
        if (token > GPUSORTI_TOKEN_ID) {
            words[i] = ids + 1 - (token - GPUSORTI_TOKEN_ID);
        } else if (token == GPUSORTI_TOKEN_ID) {
            words[i] = ++ids;
        } else if (token >= GPUSORTI_TOKEN_WORD) {
            words[i] = u->list[token - GPUSORTI_TOKEN_WORD];
        } else {
            if (!named[token]) named[token] = ++ids;
            words[i] = named[token];
        }
    }
}

/* Decompresses the next kernel; words NULL: passes over it, in less time. Returns 0 where tools/header/compress.c cannot
 * have written the text; other damage changes words. */
static int gpusorti_decompress(gpusorti_decompressor *u, uint32_t *words, uint32_t count) {
    uint16_t *const tokens = u->tokens + u->token_count;
    uint32_t i = 0;
    while (i < count) {
        const uint32_t symbol = gpusorti_next_symbol(u, &u->symbols);
        if (symbol == GPUSORTI_SYMBOLS) return 0;
        if (symbol < GPUSORTI_TOKEN_ID) {
            tokens[i++] = (uint16_t)symbol;
        } else if (symbol < GPUSORTI_SYMBOL_AGAIN) {
            tokens[i++] = (uint16_t)(GPUSORTI_TOKEN_ID + gpusorti_by_slot(u, symbol - GPUSORTI_TOKEN_ID));
        } else {
            const int again = symbol < GPUSORTI_SYMBOL_COPY;
            const uint32_t slot = symbol - (again ? GPUSORTI_SYMBOL_AGAIN : GPUSORTI_SYMBOL_COPY);
            const uint32_t length = gpusorti_by_slot(u, slot), end = i + length;
            const uint32_t distance_slot = again ? 0 : gpusorti_next_symbol(u, &u->distances);
            if (distance_slot == GPUSORTI_SYMBOLS || length == 0 || length > count - i) return 0;
            if (!again) u->distance = gpusorti_by_slot(u, distance_slot);
            if (u->distance == 0 || u->distance > u->token_count + i) return 0;
            for (; i < end; i++) tokens[i] = (tokens - u->distance)[i];
        }
    }
    u->token_count += count;
    if (words) gpusorti_write_words(u, tokens, words, count);
    return 1;
}
/* begin part kernels/tuning */
/* ---- >>tuning: what suits a device: a row of shapes and thresholds, a tuning row ---- */
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

/* Of those with shared_sort.glsl. */
#define GPUSORTI_SHARED_SORT_DEMANDS(...) \
    {GPUSORTI_POWERS, 0, GPUSORTI_FEWEST_SORTED_ITEMS, GPUSORTI_MOST_NETWORK_ITEMS, 0, {__VA_ARGS__}}

/* The sorts in shared memory split all positions by bits. merge_tiles.comp's tiles divide a run. odd_even_merge.comp keeps
 * its items, because items in registers save round trips through shared memory. leaf_sort.comp numbers the elements of a
 * leaf. */
static const gpusorti_demands
    gpusorti_scan_demands = {0, 0, 1, GPUSORTI_MOST_ITEMS, 0, {GPUSORTI_KERNEL_scan, GPUSORTI_KERNEL_segment_scan}},
    gpusorti_tile_demands = GPUSORTI_SHARED_SORT_DEMANDS(GPUSORTI_KERNEL_tile_sort, GPUSORTI_KERNEL_tile_sort_rolled),
    gpusorti_list_demands = GPUSORTI_SHARED_SORT_DEMANDS(GPUSORTI_KERNEL_segment_sort),
    gpusorti_segments_demands = GPUSORTI_SHARED_SORT_DEMANDS(GPUSORTI_KERNEL_segments),
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
    gpusorti_first_demands = GPUSORTI_SHARED_SORT_DEMANDS(GPUSORTI_KERNEL_first_k),
    gpusorti_filter_demands = {0, 0, 1, GPUSORTI_MOST_ITEMS, 0, {GPUSORTI_KERNEL_first_filter}},
    gpusorti_split_demands = {0, 0, 1, GPUSORTI_MOST_ITEMS, 0, {GPUSORTI_KERNEL_first_split}},
    gpusorti_few_demands = {GPUSORTI_SUBGROUP | GPUSORTI_POWERS, 0, 1, GPUSORTI_MOST_ITEMS, 0,
                            {GPUSORTI_KERNEL_first_few}},
    gpusorti_some_demands = {GPUSORTI_SUBGROUP, 0, 4 * GPUSORTI_SOME_LEFT_PART, GPUSORTI_MOST_ITEMS, 0,
                             {GPUSORTI_KERNEL_first_some}},
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
 * 0 is what a row has that does not name a member: none, never, or as the member instead of which this one serves. */
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
    NUMBER(dry_workgroups, , 0, 1024, SCALES) /* of a dry run of one-sweep's pass beside the histogram, */ \
    NUMBER(dry_from, [2][3], 0, UINT32_MAX, SCALES) /* by words a key - 1 and words a value, from so many elements */ \
    NUMBER(dry_to, [2][3], 0, UINT32_MAX, SCALES) /* to so many; 0: none */ \
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
    SHAPE(onesweep, [2][3], onesweep, 0) /* and above, by words a key - 1 and words a value; if it has groups, where it \
     * leaves the busiest multiprocessor fewer elements than medium */ \
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
        snprintf(text, size, "%s has %u of %u to %u invocations, a multiple of %u%s, x %u to %u items%s%s%s%s%s",
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
    "histogram=1024x4,512x8 dry_workgroups=22 dry_from=4000000,0,0,0,0,0 dry_to=2^25,0,0,0,0,0 " \
    "medium=512x8+atomics+index+groups16,0x0,512x8+packed+index+rounds4+window4+groups16," \
    "512x8+atomics+packed+index+rounds2+window4+groups16,512x9+packed+index+rounds4+window4+groups16," \
    "512x8+packed+index+rounds4+window4+groups16 " \
    "onesweep=512x20+atomics+packed+index+rounds2,448x18+packed+index+rounds3+window4," \
    "448x13+packed+index+rounds4+window4," \
    "448x12+atomics+packed+index+rounds2,384x16+packed+index+rounds4+window4+groups16,448x11+packed+index+rounds5+window4 " \
    "chained=512x16+atomics+index+rounds2+window4,512x16+packed+index+rounds4+window4," \
    "512x16+packed+index+rounds4+window4,512x16+packed+index+rounds4+window4,512x16+packed+index+rounds4+window4," \
    "512x16+packed+index+rounds4+window4 " \
    "staged=448x18+index+groups12 staged_medium=512x8+index+groups12 " \
    "leaf=512x9+bins11,256x9+bins10,256x9+bins10,512x9+bins11,512x9+bins11,512x9+bins11 "
#define GPUSORTI_NVIDIA_COMPUTE \
    GPUSORTI_NVIDIA_GRAPHICS "staged=384x23+index staged_medium=512x8+index+groups16 " \
    "dry_from=4000000,2500000,0,0,0,0 dry_to=2^25,2^25,0,0,0,0 " \
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
    GPUSORTI_BIFROST_ROW "radix_bits=8 " GPUSORTI_RESIDENT("32", "2^13") \
    "scatter=384x6 onesweep=384x6,384x6,384x6,384x6,384x6,384x6"

/* Compiled by Turnip for Adreno 630 to 750; the rest is a guess. */
#define GPUSORTI_QUALCOMM_ROW \
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

enum { GPUSORTI_ANY_QUEUE = 0, GPUSORTI_COMPUTE_QUEUE, GPUSORTI_GRAPHICS_QUEUE }; /* families: all, without graphics, with */
enum { GPUSORTI_ANY_LAYER = 0x7fffffff }; /* instead of a VkDriverId: every driver that lies over another API */

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
    {"SwiftShader", 0x1ae0, GPUSORTI_ALL_CHIPS, 0, VK_PHYSICAL_DEVICE_TYPE_CPU, 0, GPUSORTI_ANY_QUEUE, GPUSORTI_SWIFTSHADER},
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
typedef struct gpusorti_feature_member {
    uint32_t type; /* VkStructureType; 0: there is none */
    size_t size;
    size_t first, second; /* where the VkBool32 are that are wanted; the second may be the first again */
} gpusorti_feature_member;
#define GPUSORTI_TWO_MEMBERS(type, structure, first, second) \
    {(uint32_t)(type), sizeof(structure), offsetof(structure, first), offsetof(structure, second)}
#define GPUSORTI_MEMBER(type, structure, member) GPUSORTI_TWO_MEMBERS(type, structure, member, member)
#define GPUSORTI_NO_MEMBER {0, 0, 0, 0}
#define GPUSORTI_FEATURES(name) VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_##name##_FEATURES

/* What a GPUSORT_ENABLED_* bit stands for. Without a structure of its own: the extension where the device lists it, else
 * the feature of the core version. Such features come first, so that later ones see the structure of that version. */
static const struct gpusorti_feature {
    uint32_t bit;
    const char *extension; /* that brings it to devices below the core version that has it */
    uint32_t core_minor;   /* 0: never in core here */
    gpusorti_feature_member single, core;
} gpusorti_known_features[] = {
    {GPUSORT_ENABLED_PUSH_DESCRIPTOR, "VK_KHR_push_descriptor", 4, GPUSORTI_NO_MEMBER,
     GPUSORTI_MEMBER(GPUSORTI_VULKAN_1_4, gpusorti_vulkan_1_4, pushDescriptor)},
    {GPUSORT_ENABLED_STORAGE_16BIT, NULL, 1,
     GPUSORTI_MEMBER(GPUSORTI_FEATURES(16BIT_STORAGE), VkPhysicalDevice16BitStorageFeatures, storageBuffer16BitAccess),
     GPUSORTI_MEMBER(GPUSORTI_FEATURES(VULKAN_1_1), VkPhysicalDeviceVulkan11Features, storageBuffer16BitAccess)},
    {GPUSORT_ENABLED_STORAGE_8BIT, "VK_KHR_8bit_storage", 2,
     GPUSORTI_MEMBER(GPUSORTI_FEATURES(8BIT_STORAGE), VkPhysicalDevice8BitStorageFeatures, storageBuffer8BitAccess),
     GPUSORTI_MEMBER(GPUSORTI_FEATURES(VULKAN_1_2), VkPhysicalDeviceVulkan12Features, storageBuffer8BitAccess)},
    {GPUSORT_ENABLED_BUFFER_DEVICE_ADDRESS, "VK_KHR_buffer_device_address", 2,
     GPUSORTI_MEMBER(GPUSORTI_FEATURES(BUFFER_DEVICE_ADDRESS), VkPhysicalDeviceBufferDeviceAddressFeatures,
                    bufferDeviceAddress),
     GPUSORTI_MEMBER(GPUSORTI_FEATURES(VULKAN_1_2), VkPhysicalDeviceVulkan12Features, bufferDeviceAddress)},
    {GPUSORT_ENABLED_SUBGROUP_SIZE_CONTROL, "VK_EXT_subgroup_size_control", 3,
     GPUSORTI_TWO_MEMBERS(GPUSORTI_FEATURES(SUBGROUP_SIZE_CONTROL), VkPhysicalDeviceSubgroupSizeControlFeatures,
                     subgroupSizeControl, computeFullSubgroups),
     GPUSORTI_TWO_MEMBERS(GPUSORTI_FEATURES(VULKAN_1_3), VkPhysicalDeviceVulkan13Features, subgroupSizeControl,
                     computeFullSubgroups)},
    {GPUSORT_ENABLED_EXTERNAL_MEMORY_HOST, "VK_EXT_external_memory_host", 0, GPUSORTI_NO_MEMBER, GPUSORTI_NO_MEMBER},
    {GPUSORT_ENABLED_PIPELINE_ROBUSTNESS, "VK_EXT_pipeline_robustness", 4,
     GPUSORTI_MEMBER(GPUSORTI_ROBUSTNESS_FEATURE, gpusorti_robustness_feature, pipelineRobustness),
     GPUSORTI_MEMBER(GPUSORTI_VULKAN_1_4, gpusorti_vulkan_1_4, pipelineRobustness)},
};
enum { GPUSORTI_FEATURE_COUNT = sizeof gpusorti_known_features / sizeof gpusorti_known_features[0] };

static void gpusorti_chain(void **tail, void *structure) {
    ((VkBaseOutStructure *)structure)->pNext = (VkBaseOutStructure *)*tail;
    *tail = structure;
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

static void gpusorti_add_structure(gpusorti_feature_chain *chain, const gpusorti_feature_member *member) {
    const size_t step = sizeof chain->room->storage[0];
    VkBaseOutStructure *structure = (VkBaseOutStructure *)(void *)((char *)chain->room->storage + chain->used);
    chain->used += (member->size + step - 1) / step * step;
    GPUSORT_ASSERT(chain->used <= sizeof chain->room->storage);
    memset(structure, 0, member->size);
    structure->sType = (VkStructureType)member->type;
    gpusorti_chain(&chain->head, structure);
}

/* The first and the second value of a feature, in the structure of the core version if the chain has it, else in its own.
 * 0: in neither. */
static int gpusorti_find_feature(const gpusorti_feature_chain *chain, const struct gpusorti_feature *feature,
                                 VkBool32 *found[2]) {
    const gpusorti_feature_member *member = &feature->core;
    VkBaseOutStructure *s = member->type ? gpusorti_find_structure(chain, member->type) : NULL;
    if (!s) {
        member = &feature->single;
        s = member->type ? gpusorti_find_structure(chain, member->type) : NULL;
    }
    if (!s) return 0;
    found[0] = (VkBool32 *)(void *)((char *)s + member->first);
    found[1] = (VkBool32 *)(void *)((char *)s + member->second);
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

/* The bits without those whose features are off. switches: these are switched on before. */
static uint32_t gpusorti_bits_on(const gpusorti_feature_chain *chain, uint32_t bits, int switches) {
    VkBool32 *features[2];
    uint32_t i;
    for (i = 0; i < GPUSORTI_FEATURE_COUNT; i++) {
        const uint32_t bit = bits & gpusorti_known_features[i].bit;
        if (!bit || !gpusorti_find_feature(chain, &gpusorti_known_features[i], features)) continue;
        if (switches) *features[0] = *features[1] = VK_TRUE;
        if (!*features[0] || !*features[1]) bits &= ~bit;
    }
    return bits;
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
                                                 VkPhysicalDevice physical, VkExtensionProperties **list, uint32_t *count) {
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
    gpusorti_layered_vulkan vulkan;
    gpusorti_layered_api api = {(VkStructureType)GPUSORTI_LAYERED_API, &vulkan, 0, 0, 0, ""};
    gpusorti_layered_api_list list = {(VkStructureType)GPUSORTI_LAYERED_API_LIST, NULL, 1, &api};
    GPUSORTI_STRUCT(VkPhysicalDeviceDriverProperties, driver, PHYSICAL_DEVICE_DRIVER_PROPERTIES);
    GPUSORTI_STRUCT(VkPhysicalDeviceProperties2, properties, PHYSICAL_DEVICE_PROPERTIES_2);
    memset(&vulkan, 0, sizeof vulkan);
    vulkan.sType = (VkStructureType)GPUSORTI_LAYERED_VULKAN;
    vulkan.properties.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_PROPERTIES_2;
    vulkan.properties.pNext = &driver;
    properties.pNext = &list;
    vk->GetPhysicalDeviceProperties2(physical, &properties);
    if (list.layeredApiCount == 0) return;
    if (api.layeredAPI != GPUSORTI_OVER_VULKAN)
        caps->layered = 1;
    else if (driver.driverID != 0)
        caps->driver_id = (uint32_t)driver.driverID;
}

/* The driver, and how wide the chip is. To be told, it is enough that the device lists the extension. */
static void gpusorti_read_chip(const gpusorti_functions *vk, VkPhysicalDevice physical, const VkExtensionProperties *list,
                               uint32_t count, gpusorti_caps *caps) {
    GPUSORTI_STRUCT(VkPhysicalDeviceShaderSMBuiltinsPropertiesNV, nvidia, PHYSICAL_DEVICE_SHADER_SM_BUILTINS_PROPERTIES_NV);
    GPUSORTI_STRUCT(VkPhysicalDeviceShaderCorePropertiesAMD, amd, PHYSICAL_DEVICE_SHADER_CORE_PROPERTIES_AMD);
    GPUSORTI_STRUCT(VkPhysicalDeviceDriverProperties, driver, PHYSICAL_DEVICE_DRIVER_PROPERTIES);
    GPUSORTI_STRUCT(VkPhysicalDeviceProperties2, properties, PHYSICAL_DEVICE_PROPERTIES_2);
    if (gpusorti_has_extension(list, count, "VK_NV_shader_sm_builtins")) gpusorti_chain(&properties.pNext, &nvidia);
    if (gpusorti_has_extension(list, count, "VK_AMD_shader_core_properties")) gpusorti_chain(&properties.pNext, &amd);
    if (caps->api_version >= VK_MAKE_VERSION(1, 2, 0) || gpusorti_has_extension(list, count, "VK_KHR_driver_properties"))
        gpusorti_chain(&properties.pNext, &driver);
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
    GPUSORTI_STRUCT(VkPhysicalDeviceSubgroupProperties, subgroup, PHYSICAL_DEVICE_SUBGROUP_PROPERTIES);
    GPUSORTI_STRUCT(VkPhysicalDeviceSubgroupSizeControlPropertiesEXT, size_control,
                    PHYSICAL_DEVICE_SUBGROUP_SIZE_CONTROL_PROPERTIES_EXT);
    GPUSORTI_STRUCT(VkPhysicalDeviceProperties2, properties, PHYSICAL_DEVICE_PROPERTIES_2);
    properties.pNext = &subgroup;
    if (bits & GPUSORT_ENABLED_SUBGROUP_SIZE_CONTROL) gpusorti_chain(&properties.pNext, &size_control);
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
    gpusort_features room;
    gpusorti_feature_chain chain = {NULL, &room, 0};
    uint32_t bits;
    gpusort_result result;
    GPUSORTI_STRUCT(VkPhysicalDeviceMaintenance3Properties, maintenance, PHYSICAL_DEVICE_MAINTENANCE_3_PROPERTIES);
    GPUSORTI_STRUCT(VkPhysicalDeviceFeatures2, features, PHYSICAL_DEVICE_FEATURES_2);
    GPUSORTI_STRUCT(VkPhysicalDeviceProperties2, properties, PHYSICAL_DEVICE_PROPERTIES_2);
    const VkPhysicalDeviceLimits *limits = &properties.properties.limits;

    memset(caps, 0, sizeof *caps);
    vk->GetPhysicalDeviceProperties(physical, &properties.properties);
    memcpy(caps->device_name, properties.properties.deviceName, sizeof caps->device_name);
    caps->device_name[sizeof caps->device_name - 1] = 0;
    caps->api_version = gpusorti_min(properties.properties.apiVersion, api_version);
    if (caps->api_version < VK_MAKE_VERSION(1, 1, 0)) /* it lacks the queries that follow */
        return gpusorti_fail(callbacks, GPUSORT_ERROR_UNSUPPORTED,
                             "gpusort_desc.physical_device: %s is of Vulkan 1.0, 1.1 is needed", caps->device_name);
    result = gpusorti_read_extensions(callbacks, vk, physical, caps, &bits);
    if (result != GPUSORT_OK) return result;
    gpusorti_add_features(&chain, bits, caps->by_extension);
    features.pNext = chain.head;
    vk->GetPhysicalDeviceFeatures2(physical, &features);
    caps->offered = gpusorti_bits_on(&chain, bits, 0);

    properties.pNext = &maintenance;
    vk->GetPhysicalDeviceProperties2(physical, &properties);
    caps->vendor_id = properties.properties.vendorID;
    caps->device_id = properties.properties.deviceID;
    caps->layered |= caps->vendor_id == GPUSORTI_APPLE && caps->driver_id != GPUSORTI_HONEYKRISP;
    caps->device_type = (uint32_t)properties.properties.deviceType;
    caps->max_invocations = gpusorti_min(limits->maxComputeWorkGroupInvocations, limits->maxComputeWorkGroupSize[0]);
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
    return GPUSORTI_FAIL(ctx, DEVICE_LOST, "the device was lost in an earlier call");
}

/* Keeps a lost device in mind: every function that calls Vulkan hands its result through here. */
static gpusort_result gpusorti_note_lost(gpusort_context *ctx, gpusort_result result) {
    if (result == GPUSORT_ERROR_DEVICE_LOST) gpusorti_atomic_store(&ctx->lost, 1);
    return result;
}
/* begin part device/lookup */
/* ---- >>lookup: the tuning row of a device ---- */
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
    const uint32_t version = VK_MAKE_VERSION(GPUSORT_VERSION_MAJOR, GPUSORT_VERSION_MINOR, GPUSORT_VERSION_PATCH);
    const gpusorti_caps *caps = &ctx->caps;
    gpusorti_cache_header header = {0x63747367 /* gstc */, version, sizeof header, caps->vendor_id, caps->device_id, 0,
                                    caps->subgroup_size, sizeof(void *), {0}, size, gpusorti_fnv1a(data, size)};
    GPUSORTI_STRUCT(VkPhysicalDeviceProperties2, properties, PHYSICAL_DEVICE_PROPERTIES_2);
    ctx->vk.GetPhysicalDeviceProperties2(ctx->physical_device, &properties);
    header.driver_version = properties.properties.driverVersion;
    memcpy(header.uuid, properties.properties.pipelineCacheUUID, VK_UUID_SIZE);
    return header;
}

/* The pipelines in data of gpusort_cache(), or NULL with a warning. */
static const void *gpusorti_cached_pipelines(const gpusort_context *ctx, const void *data, size_t size) {
    const void *pipelines = (const char *)data + sizeof(gpusorti_cache_header);
    const char *why = "cut or damaged";
    gpusorti_cache_header found, expected;
    memset(&found, 0, sizeof found);
    memcpy(&found, data, size < sizeof found ? size : sizeof found);
    if (size >= sizeof found && found.size == size - sizeof found) {
        expected = gpusorti_cache_header_of(ctx, pipelines, size - sizeof found);
        if (memcmp(&found, &expected, sizeof found) == 0) return pipelines;
        if (found.sum == expected.sum) why = "of another device, driver or version";
    }
    gpusorti_log(&ctx->callbacks, GPUSORT_LOG_WARNING, "gpusort_desc.cache_data is %s: ignored", why);
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
static gpusort_result gpusorti_check_overrides(const gpusorti_callbacks *callbacks, const gpusorti_overrides *forced) {
    const uint32_t size = forced->workgroup_size;
    gpusorti_checks all = gpusorti_check_members(callbacks, "gpusorti_overrides"), *const checks = &all;
    GPUSORTI_REFUSE(forced, workgroup_size, size > GPUSORTI_MOST_SIZE || (size & (size - 1)) != 0,
                    "not a power of two up to %d", (int)GPUSORTI_MOST_SIZE);
    GPUSORTI_REFUSE(forced, items, forced->items > GPUSORTI_MOST_ITEMS, "over %d", (int)GPUSORTI_MOST_ITEMS);
    GPUSORTI_REFUSE(forced, host_way, forced->host_way > GPUSORTI_RING, "unknown");
    return gpusorti_tell_mistake(checks);
}
#endif

static void gpusorti_check_tuning(gpusorti_checks *checks, const gpusort_desc *desc) {
    gpusorti_mistake mistake = {NULL, NULL};
    char rule[256] = "no such member";
    if (desc->tuning) (void)gpusorti_tuning_of(desc->tuning, &mistake);
    if (!mistake.at) return;
    if (mistake.member) gpusorti_tell_member(mistake.member, rule, sizeof rule);
    GPUSORTI_REFUSE_GIVEN(desc, tuning, 1, "wrong at character %llu: \"%.40s\": %s",
                          (unsigned long long)(mistake.at - desc->tuning + 1), mistake.at, rule);
}

/* What belongs to an application's device has no meaning for gpusort's own. */
static void gpusorti_check_own(gpusorti_checks *checks, const gpusort_desc *desc) {
    GPUSORTI_REFUSE_GIVEN(desc, queue, desc->queue != NULL, GPUSORTI_NO_EXTERNAL_DEVICE);
    GPUSORTI_REFUSE(desc, queue_family, desc->queue_family != 0, GPUSORTI_NO_EXTERNAL_DEVICE);
    GPUSORTI_REFUSE(desc, api_version, desc->api_version != 0, GPUSORTI_NO_EXTERNAL_DEVICE);
    GPUSORTI_REFUSE(desc, enabled, desc->enabled != 0, GPUSORTI_NO_EXTERNAL_DEVICE);
    GPUSORTI_REFUSE_GIVEN(desc, pipeline_cache, desc->pipeline_cache != VK_NULL_HANDLE, GPUSORTI_NO_EXTERNAL_DEVICE);
}

/* The handles of an application's device: all of them, for a query all but the device. */
static void gpusorti_check_handles(gpusorti_checks *checks, const gpusort_desc *desc, int query) {
    GPUSORTI_REFUSE_GIVEN(desc, instance, !desc->instance && !desc->get_instance_proc_addr,
                          "NULL, and so is get_instance_proc_addr");
    GPUSORTI_REFUSE_GIVEN(desc, physical_device, !desc->physical_device, "NULL");
    GPUSORTI_REFUSE_GIVEN(desc, device, !query && !desc->device, "NULL");
    GPUSORTI_REFUSE_GIVEN(desc, cache_data, desc->cache_data != NULL, "only for gpusort's own device: set pipeline_cache");
    checks->mistake = GPUSORT_ERROR_UNSUPPORTED;
    GPUSORTI_REFUSE(desc, api_version, desc->api_version != 0 && desc->api_version < VK_MAKE_VERSION(1, 1, 0),
                    "Vulkan 1.1 is needed");
    checks->mistake = GPUSORT_ERROR_INVALID_ARGUMENT;
}

/* Canaries; then pointers, of which missing names one that is NULL; then members from top to bottom. query: of
 * gpusort_query(). */
static gpusort_result gpusorti_check_desc(const gpusorti_callbacks *callbacks, const gpusort_desc *desc, const char *missing,
                                          int query) {
    const uint32_t bits = desc->radix_bits, unknown = desc->enabled & ~(uint32_t)GPUSORTI_ALL_ENABLED;
    gpusorti_checks all = gpusorti_check_members(callbacks, "gpusort_desc"), *const checks = &all;
    GPUSORTI_REFUSE(desc, start_canary, desc->start_canary != 0, GPUSORTI_NOT_ZEROED);
    GPUSORTI_REFUSE(desc, end_canary, desc->end_canary != 0, GPUSORTI_NOT_ZEROED);
    if (checks->result != GPUSORT_OK) return gpusorti_tell_mistake(checks);
    if (missing)
        return gpusorti_fail(callbacks, GPUSORT_ERROR_INVALID_ARGUMENT, "%s: %s is NULL",
                             query ? "gpusort_query" : "gpusort_create", missing);
    GPUSORTI_REFUSE(desc, enabled, unknown != 0, "unknown bits 0x%x", unknown);
    GPUSORTI_REFUSE(desc, cache_size, !desc->cache_data && desc->cache_size != 0, "cache_data is NULL");
    GPUSORTI_REFUSE_GIVEN(desc, allocator, !desc->allocator.alloc != !desc->allocator.free, "alloc and free go together");
    GPUSORTI_REFUSE(desc, radix_bits, bits != 0 && bits != 2 && bits != 4 && bits != 8, "not 2, 4 or 8");
    if (query || desc->instance || desc->physical_device || desc->device)
        gpusorti_check_handles(checks, desc, query);
    else
        gpusorti_check_own(checks, desc);
    gpusorti_check_tuning(checks, desc);
    if (checks->result != GPUSORT_OK) return gpusorti_tell_mistake(checks);
#ifdef GPUSORTI_OVERRIDES
    if (desc->overrides) return gpusorti_check_overrides(callbacks, desc->overrides);
#endif
    return GPUSORT_OK;
}
/* begin part device/open */
/* ---- >>open: an own device, or the application's ---- */
/* What the application's physical device is; its instance's functions are loaded. */
static gpusort_result gpusorti_read_external(const gpusorti_callbacks *callbacks, const gpusort_desc *desc,
                                          gpusorti_functions *vk, gpusorti_caps *caps) {
    const uint32_t api_version = desc->api_version ? desc->api_version : VK_MAKE_VERSION(1, 1, 0);
    gpusort_result result;
    if (!desc->instance && !vk->GetInstanceProcAddr(NULL, "vkGetDeviceProcAddr"))
        return gpusorti_fail(callbacks, GPUSORT_ERROR_INVALID_ARGUMENT,
                             "gpusort_desc.instance: NULL, and get_instance_proc_addr does not find vkGetDeviceProcAddr "
                             "without it");
    result = gpusorti_load_instance(callbacks, vk, desc->instance, 0);
    if (result == GPUSORT_OK) result = gpusorti_read_caps(callbacks, vk, desc->physical_device, api_version, caps);
    if (result == GPUSORT_OK && vk->GetInstanceProcAddr(desc->instance, "vkSetDebugUtilsObjectNameEXT"))
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
        return GPUSORTI_FAIL(ctx, NO_DEVICE, "the Vulkan loader is of version 1.0: 1.1 is needed");
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
        return GPUSORTI_FAIL(ctx, NO_DEVICE, "no Vulkan driver is installed: they are in " GPUSORTI_DRIVER_PACKAGES);
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
static gpusort_result gpusorti_find_queue_family(const gpusort_context *ctx, VkPhysicalDevice physical, uint32_t *family) {
    VkQueueFamilyProperties families[GPUSORTI_MOST_FAMILIES];
    const uint32_t count = gpusorti_queue_families(ctx, physical, families);
    uint32_t i;
    int best = 0;
    for (i = 0; i < count; i++) {
        const VkQueueFlags flags = families[i].queueFlags;
        const int score = !(flags & VK_QUEUE_COMPUTE_BIT) ? 0 : (flags & VK_QUEUE_GRAPHICS_BIT) ? 1 : 2;
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
        return GPUSORTI_FAIL(ctx, NO_DEVICE,
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
        score = caps.device_type < sizeof score_of_type / sizeof score_of_type[0] ? score_of_type[caps.device_type] : 1;
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
        return gpusorti_fail(&ctx->callbacks, failure, "%s cannot be queried: %s. No other device serves; there are: %s",
                             failed, reason.last, names);
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
        return GPUSORTI_FAIL(ctx, INVALID_ARGUMENT,
                             "gpusort_desc.queue_family: %u, but the device has only %u", ctx->queue_family, count);
    if (ctx->queue && !(families[ctx->queue_family].queueFlags & VK_QUEUE_COMPUTE_BIT))
        return GPUSORTI_FAIL(ctx, INVALID_ARGUMENT, "gpusort_desc.queue_family: %u has no compute", ctx->queue_family);
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
    VkPushConstantRange range = {VK_SHADER_STAGE_COMPUTE_BIT, 0, GPUSORTI_PUSH_WORDS * sizeof(uint32_t)};
    gpusort_result result;
    uint32_t i;
    GPUSORTI_STRUCT(VkDescriptorSetLayoutCreateInfo, set_info, DESCRIPTOR_SET_LAYOUT_CREATE_INFO);
    GPUSORTI_STRUCT(VkPipelineLayoutCreateInfo, info, PIPELINE_LAYOUT_CREATE_INFO);

    for (i = 0; i < gpusorti_bindings(ctx); i++) {
        const VkDescriptorSetLayoutBinding binding = {i, VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, 1, VK_SHADER_STAGE_COMPUTE_BIT,
                                                      NULL};
        bindings[i] = binding;
    }
    if (ctx->enabled & GPUSORT_ENABLED_PUSH_DESCRIPTOR)
        set_info.flags = VK_DESCRIPTOR_SET_LAYOUT_CREATE_PUSH_DESCRIPTOR_BIT_KHR;
    set_info.bindingCount = gpusorti_bindings(ctx);
    set_info.pBindings = bindings;
    result = GPUSORTI_CALL(ctx, CreateDescriptorSetLayout, (ctx->device, &set_info, ctx->vk_allocator, &ctx->set_layout));
    if (result != GPUSORT_OK) return result;

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

/* Bytes of the caller's keys, in whole words. */
static uint64_t gpusorti_keys_size(const gpusorti_request *request) {
    return request->in_values ? 0 : gpusorti_ceil_div((uint64_t)request->count * request->stored_bits, 32) * 4;
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

/* Packed wide values wait in scratch at their positions in the array if packed they would take more room. */
static int gpusorti_wide_lie_as_array(const gpusorti_request *r) { return gpusorti_packed_values(r) > r->count; }

/* Bytes in scratch of wide values, or keys, on their way to their positions. */
static uint64_t gpusorti_wide_size(const gpusorti_request *request) {
    const uint64_t packed = gpusorti_packed_values(request);
    const uint32_t key_size = request->by_index ? request->stored_bits / 8 : 0;
    if (!request->wide || request->packs_indices) return 0;
    return (request->packs && packed < request->count ? packed : request->count) *
           gpusorti_max(request->value_size, key_size);
}

/* Whether unsigned numbers in scratch are sorted instead of floating-point keys, see shaders/ends/copy_keys.comp. */
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
    request->segmentation = args->segment_size ? GPUSORTI_ROWS : args->segment_count ? GPUSORTI_OFFSETS : GPUSORTI_ONE_ARRAY;
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
    request->nans_first = request->numeric && (args->flags & GPUSORT_NANS_GREATEST) && args->order == GPUSORT_DESCENDING;
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
    const gpusorti_binding_mode usual =
        addresses && (too_large || !(push || request->host_arrays)) ? GPUSORTI_ADDRESSES : descriptors;
    const gpusorti_reach reach = {too_large, usual, addresses && faster ? GPUSORTI_ADDRESSES : usual};
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

/* The first k, if they are at most one in so many, are found before they are sorted. */
enum { GPUSORTI_FOUND_PART = 2 };

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
    X(medium)                          /* onesweep.comp has its shape of tuning.medium, */ \
    X(below_large)                     /* but that of tuning.onesweep above so many, */ \
    X(large)                           /* up to so many */ \
    X(medium_pairs)                    /* keys with values of a word have the shape tuning.staged_medium */ \
    X(staged_values)                   /* and above the shape tuning.staged */ \
    X(below_gpu_sizes)                 /* the host sets the sizes of passes, */ \
    X(below_gpu_sizes_skipping)        /* also where some passes are often skipped */ \
    X(below_dry)                       /* the code of a pass is fetched when it runs, */ \
    X(dry)                             /* and beside the histogram up to so many */
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
    X(some)                            /* of first_some.comp, */ \
    Y(first, GPUSORTI_FIRST_SHAPES)    /* or for a workgroup of first_k.comp */ \
    X(split)                           /* samples of first_split.comp lie close enough */ \
    Y(counted, 2)                      /* select_any.comp has too many counts for such rows, of which chained holds, */ \
                                       /* and of more elements */
#define GPUSORTI_SELECTION_THRESHOLDS(X, Y) \
    GPUSORTI_SELECTION_LENGTHS(X, Y) \
    X(spans)                           /* a span of a long segment is a tile */ \
    X(read_again)                      /* select_any.comp is faster than first_filter.comp, which reads once */ \
    X(below_found)                     /* it is slower, together with a sort of what it finds, than a sort of all */ \
    X(scarce)                          /* subgroups of first_some.comp would be too few to hide what they wait for */ \
    X(few_rows)                        /* short rows are so few that it is faster than a sort of several by a workgroup */
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
    X(below_large) \
    X(large) \
    GPUSORTI_SEGMENTS_THRESHOLDS(X, Y) \
    GPUSORTI_SELECTION_THRESHOLDS(X, Y)

/* Those of them that the lengths of rows are compared with. */
#define GPUSORTI_ROW_THRESHOLDS(X, Y) \
    GPUSORTI_SEGMENTS_LENGTHS(X, Y) \
    GPUSORTI_SELECTION_LENGTHS(X, Y)

/* The greatest limits for which something holds: X(member). All are of the first k. */
#define GPUSORTI_LIMIT_THRESHOLDS(X) \
    X(few)          /* first_few.comp finds them, */ \
    X(some)         /* or first_some.comp, */ \
    X(some_ranked)  /* which ranks them in any order, too, */ \
    X(some_of_many) /* or where there is room for more; */ \
    X(split)        /* first_k.comp has room for them where they come by buckets; */ \
    X(spans)        /* so few that each span of a long segment leaves as many, */ \
    X(long_spans)   /* and each span of several tiles; */ \
    X(ranked)       /* first_k.comp ranks them, which puts them in order for nothing, */ \
    X(first_short)  /* has room for them in its shape for short rows, */ \
    X(first_middle) /* for rows of thousands, */ \
    X(first)        /* and for longer ones; */ \
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
    X(status, "status") /* status rows, a word for each value of a digit; or the samples and splitters of buckets */ \
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
    uint64_t found; /* the scratch of the sort of what is found */
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
    uint32_t cuts;        /* positions at which elements are cut into leaves */
    uint32_t most;        /* leaves, */
    uint32_t room;        /* and the elements that one has room for */
    uint32_t slot_bits;   /* log2 of the slots of a choice of prefixes, */
    uint32_t slot_words;  /* and words of all slots */
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
    uint32_t dry_workgroups;       /* one-sweep: of the dry run beside the histogram; 0: there is none */
    uint32_t tiles_per_span;       /* count / scan / scatter: tiles of a workgroup */
    uint32_t tiles_per_portion;    /* one-sweep: tiles of a dispatch */
    gpusorti_leaves leaves;
} gpusorti_passes;

typedef struct gpusorti_selection { /* the first k: kernels that the lengths of segments need; others have no shape */
    gpusorti_shape few;         /* first_few.comp or first_some.comp: segments of at most so many elements: */
    uint32_t most_few;
    uint32_t most_listed;       /* segments by offsets that are longer: at most */
    enum gpusorti_kernel few_kernel;
    gpusorti_shape first;       /* first_k.comp: all others, as a whole, */
    gpusorti_shape first_left;  /* or what is left of those longer than `direct` */
    gpusorti_shape span_shape;  /* by first_k.comp, span by span, */
    gpusorti_shape sample, filter; /* or by first_filter.comp and a pivot, which first_k.comp finds in a sample */
    gpusorti_shape split;       /* or by first_split.comp, bucket by bucket */
    gpusorti_shape select_any;  /* select_any.comp, instead of all of these: any order, a limit too great for them */
    int one;                    /* select_any.comp: one array, or one row of which the first k are sorted */
    uint32_t direct;
    uint32_t most_filtered;     /* segments that leave candidates, if there are no more: more fill the device as they are */
    uint32_t most_workgroups;   /* of first_k.comp, and */
    uint32_t most_spans;        /* of first_filter.comp or select_any.comp, beside one a segment */
    uint32_t span;              /* elements of one of these, */
    uint32_t spans;             /* and spans of a segment, of first_k.comp */
    uint32_t buckets;           /* of first_split.comp, whose parts are spans */
    uint32_t way;               /* FIRST_* */
    uint32_t states;            /* segments with a state */
    uint32_t room, room_shift;  /* for candidates, see shaders/selection/first_segments.glsl */
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
    int sorts_found;      /* what the steps find is sorted by a plan of its own, see gpusorti_plan_found(), */
    uint64_t found_scratch; /* which takes so many bytes */

    /* what the device has: steps ask the plan alone */
    gpusorti_lanes lanes;
    int few_bindings;     /* bound, the second copies of keys and values are one: see gpusorti_shares_binding() */
    uint32_t alignment;   /* of what is bound, bytes */
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

/* A shape that does not fit the device, or that a tuning row does not have, is 0. */
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

/* Whether kernels that read one array and write another have a binding for each. */
static int gpusorti_binds_apart(const gpusorti_plan *plan) {
    return !gpusorti_shares_binding(plan) || plan->request.value_words == 0;
}

/* Whether both second copies are in the arrays that are given, of keys that are sorted where they lie. */
static int gpusorti_overwrites_all(const gpusorti_plan *plan) {
    return plan->over_keys && !plan->unpacked && (plan->over_values || plan->request.value_words == 0);
}

/* Sets where keys and values are sorted. unpacks: keys are sorted in scratch, one or two words each, because no step of the
 * method can store them packed, or because they must not change and a step before the last would write them. Keys inside
 * values are always sorted there, and so are numbers instead of keys. The second copy of keys, or of values, can be in the
 * array that is given where elements of either have one size, and no later step reads what was given. */
static void gpusorti_place_keys(gpusorti_plan *plan, int has_alt, int unpacks) {
    const gpusorti_request *r = &plan->request;
    const int may = r->overwrites && has_alt && gpusorti_binds_apart(plan);
    plan->has_alt = has_alt;
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

/* Keys in a word each, or two, that are sorted instead of the caller's. */
static uint64_t gpusorti_unpacked_size(const gpusorti_plan *plan) {
    return plan->unpacked ? 4 * (uint64_t)plan->request.count * plan->request.key_words : 0;
}

/* The indices that travel instead of wide values. */
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
    layout.found = gpusorti_section(&layout.end, plan->found_scratch);
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
    const uint32_t size = wanted >= caps->subgroup_min && wanted <= caps->subgroup_max ? wanted : caps->subgroup_size;
    const gpusorti_lanes lanes = {caps->subgroups, required ? size : 0, caps->subgroup_max_per_group, caps->subgroup_min};
    return lanes;
}

/* Whether all subgroups of such a workgroup can be required to have a size, and to be full. */
static int gpusorti_pinned(const gpusorti_lanes *lanes, uint32_t workgroup_size) {
    return lanes->size != 0 && workgroup_size % lanes->size == 0 && workgroup_size / lanes->size <= lanes->most;
}

/* ---- constants ---- */
/* Those of a kernel that sorts by digits, or compares keys, in a workgroup of the shape. */
static gpusorti_spec gpusorti_spec_of(const gpusorti_plan *plan, const gpusorti_shape *shape) {
    const gpusorti_request *request = &plan->request;
    const int pinned = gpusorti_pinned(&plan->lanes, shape->workgroup_size);
    gpusorti_spec spec;
    memset(&spec, 0, sizeof spec);
    spec.workgroup_size = shape->workgroup_size;
    spec.items = shape->items;
    spec.variant = shape->variant;
    spec.subgroup_size = pinned ? plan->lanes.size : plan->lanes.least;
    spec.full_subgroups = (uint32_t)pinned;
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
static int gpusorti_kernel_has_room(const gpusort_context *ctx, enum gpusorti_kernel kernel, const gpusorti_spec *spec) {
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

enum { GPUSORTI_FEW_ITEMS = 4 }; /* with fewer a tile hardly outweighs what a workgroup does once */

/* Reduces a shape until it fits the device: items to a few, unless the kernel keeps its items; then invocations, to a
 * multiple of a subgroup's lanes; then items to the kernel's fewest. workgroup_size 0: nothing fits. */
static gpusorti_shape gpusorti_reduce_shape(const gpusort_context *ctx, const gpusorti_plan *plan, gpusorti_shape shape,
                                            const gpusorti_demands *demands) {
    const gpusorti_shape none = {0, 0, 0};
    const uint32_t most_invocations = ctx->caps.max_invocations, lanes = ctx->caps.subgroup_max,
                   least = demands->needs & GPUSORTI_SUBGROUP ? lanes : (uint32_t)GPUSORTI_SIZE_UNIT,
                   least_size = demands->needs & GPUSORTI_DIGIT ? gpusorti_max(least, 1u << plan->radix_bits) : least,
                   fewest = demands->fewest_items;
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
    while (gpusorti_shape_tile(&shape) > gpusorti_tile(plan)) *(shape.items > 1 ? &shape.items : &shape.workgroup_size) /= 2;
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
/* A dispatch, after a barrier that makes the writes of the steps before it visible, unless it runs beside the last one. */
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
    int beside; /* no barrier comes before it: the step before writes nothing */
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
    uint32_t all = plan->request.flags;
    if (plan->request.drops && plan->request.limit == 0) all |= GPUSORTI_FLAG_KEEP_KEYS; /* the last step stores none */
    if (plan->raw) all |= GPUSORTI_FLAG_RAW;
    if (plan->address_sums) all |= GPUSORTI_FLAG_SUMS;
    if (plan->straddles) all |= GPUSORTI_FLAG_STRADDLE;
    return all;
}

static void gpusorti_bind(gpusorti_step *step, uint32_t binding, gpusort_range buffer, uint64_t size) {
    GPUSORT_ASSERT(binding < GPUSORTI_BINDINGS);
    step->bindings[binding] = buffer;
    step->range[binding] = size;
}

/* What all steps of a sort share. */
static gpusorti_step gpusorti_common_step(const gpusorti_plan *plan, const gpusort_cmd_args *caller,
                                          const gpusort_cmd_args *args) {
    const gpusorti_request *request = &plan->request;
    const gpusorti_layout *layout = &plan->layout;
    const gpusort_range scratch = args->scratch;
    const int at_once = plan->packs_at_once;
    gpusorti_step step;
    memset(&step, 0, sizeof step);
    step.push.count = request->gpu_count ? 0 : request->count; /* 0: it is in the control block */
    step.push.pass_count = plan->pass_count;
    step.push.first_bit = request->first_bit;
    step.push.bit_count = request->bit_count;
    step.push.status = gpusorti_control_word(plan, layout->status);
    gpusorti_bind(&step, GPUSORTI_BIND_KEYS, plan->unpacked ? gpusorti_offset(scratch, layout->keys) : args->keys,
                  plan->unpacked ? gpusorti_unpacked_size(plan) : gpusorti_keys_size(request));
    gpusorti_bind(&step, GPUSORTI_BIND_VALUES,
                  request->wide && !at_once ? gpusorti_offset(scratch, layout->values) : args->values,
                  at_once ? gpusorti_values_size(request) : 4 * (uint64_t)request->count * request->value_words);
    gpusorti_bind(&step, GPUSORTI_BIND_ALT, plan->over_keys ? caller->keys : gpusorti_offset(scratch, layout->keys_alt),
                  gpusorti_keys_alt_size(plan));
    gpusorti_bind(&step, GPUSORTI_BIND_CONTROL, gpusorti_offset(scratch, layout->control), layout->keys - layout->control);
    gpusorti_bind(&step, GPUSORTI_BIND_VALUES_ALT,
                  plan->over_values ? caller->values : gpusorti_offset(scratch, layout->values_alt),
                  gpusorti_values_alt_size(plan));
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
    words.offset -= before;
    gpusorti_bind(&walk->step, binding, words, before + size);
    return (uint32_t)(before / 4);
}

/* Binds them, if there are any, instead of the buffer that the kernel does not use. */
static uint32_t gpusorti_bind_words(gpusorti_walk *walk, gpusort_range words, uint64_t size) {
    return size == 0 ? 0 : gpusorti_bind_unaligned(walk, walk->step.info->words_as, words, size);
}

static uint32_t gpusorti_bind_count(gpusorti_walk *walk) {
    return gpusorti_bind_words(walk, walk->args->count_buffer, walk->plan->request.gpu_count ? 4 : 0);
}

static uint32_t gpusorti_bind_offsets(gpusorti_walk *walk) {
    return gpusorti_bind_words(walk, walk->args->segments, gpusorti_offsets_size(&walk->plan->request));
}

/* Binds the ends of segments, if they have some, instead of the second values, or behind the offsets: after
 * gpusorti_bind_offsets(). Returns 1 more than the index of the first, else 0. */
static uint32_t gpusorti_bind_ends(gpusorti_walk *walk) {
    const gpusorti_plan *plan = walk->plan;
    const uint64_t size = gpusorti_ends_size(&plan->request);
    if (size == 0) return 0;
    GPUSORT_ASSERT(walk->step.range[walk->step.info->words_as] >= size); /* after gpusorti_bind_offsets() */
    if (plan->joins_offsets) {
        const uint64_t ends = gpusorti_joined_offsets_size(plan);
        gpusorti_bind(&walk->step, GPUSORTI_BIND_ALT, gpusorti_offset(walk->args->scratch, plan->layout.offsets), 2 * ends);
        return 1 + (uint32_t)(ends / 4);
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
    gpusorti_bind(&walk->step, GPUSORTI_BIND_ALT, to, size);
    walk->step.range[GPUSORTI_BIND_VALUES_ALT] = 0;
    return args;
}

/* From one array of the caller's to another, if there is one. */
static void gpusorti_walk_copy(gpusorti_walk *walk, gpusort_range from, gpusort_range to, uint64_t size, uint32_t bits) {
    if (to.buffer == VK_NULL_HANDLE || size == 0) return;
    (void)gpusorti_start_copy(walk, walk->plan->request.count, to, size, bits);
    gpusorti_bind(&walk->step, GPUSORTI_BIND_KEYS, from, size);
    gpusorti_visit_step(walk);
}

/* Words of the caller's, which may begin anywhere, to a section of scratch. */
static void gpusorti_start_copy_words(gpusorti_walk *walk, gpusort_range from, uint64_t to, uint32_t words) {
    const uint64_t size = 4 * (uint64_t)words;
    gpusorti_begin_args *args = gpusorti_start_copy(walk, words, gpusorti_offset(walk->args->scratch, to), size, 32);
    args->copied_from = gpusorti_bind_unaligned(walk, GPUSORTI_BIND_KEYS, from, size);
    walk->step.push.count = words;
}

/* Offsets and ends side by side, where a kernel has one binding for both. */
static void gpusorti_walk_offsets(gpusorti_walk *walk) {
    const gpusorti_plan *plan = walk->plan;
    const uint64_t begins = plan->layout.offsets, ends = begins + gpusorti_joined_offsets_size(plan);
    if (!plan->joins_offsets || !plan->request.has_ends) return;
    gpusorti_start_copy_words(walk, walk->args->segments, begins, plan->request.segments);
    gpusorti_visit_step(walk);
    gpusorti_start_copy_words(walk, walk->args->segment_ends, ends, plan->request.segments);
    gpusorti_visit_step(walk);
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

/* Binds the input instead of the result arrays. */
static void gpusorti_bind_input(gpusorti_walk *walk) {
    walk->step.bindings[GPUSORTI_BIND_KEYS] = walk->step.given.keys;
    walk->step.bindings[GPUSORTI_BIND_VALUES] = walk->step.given.values;
}

/* Whether what is given is read where it is, and the results go elsewhere. */
static int gpusorti_is_apart(const gpusorti_walk *walk) {
    const int apart = walk->caller->keys_out.buffer || walk->caller->values_out.buffer;
    return apart && walk->plan->reads_given[GPUSORTI_BIND_KEYS];
}

/* Binds the input instead of the result arrays, and these instead of the second copies; returns whether there are result
 * arrays. */
static uint32_t gpusorti_bind_input_and_output(gpusorti_walk *walk) {
    const int apart = gpusorti_is_apart(walk);
    gpusorti_step *step = &walk->step;
    if (apart) {
        gpusorti_bind(step, GPUSORTI_BIND_ALT, step->bindings[GPUSORTI_BIND_KEYS], step->range[GPUSORTI_BIND_KEYS]);
        gpusorti_bind(step, GPUSORTI_BIND_VALUES_ALT, step->bindings[GPUSORTI_BIND_VALUES],
                      step->range[GPUSORTI_BIND_VALUES]);
    }
    gpusorti_bind_input(walk);
    return (uint32_t)apart;
}

/* Copies keys from the caller's array to scratch, or back: variant as copy_keys.comp's. */
static void gpusorti_walk_unpack(gpusorti_walk *walk, gpusort_range keys, uint32_t variant) {
    const gpusorti_plan *plan = walk->plan;
    const gpusorti_request *request = &plan->request;
    gpusorti_step *step = gpusorti_start_stride(walk, GPUSORTI_KERNEL_copy_keys, variant, request->count,
                                                GPUSORTI_MOST_STRIDE_WORKGROUPS);
    gpusorti_bind(step, GPUSORTI_BIND_KEYS, keys, gpusorti_keys_size(request));
    gpusorti_bind(step, GPUSORTI_BIND_ALT, gpusorti_offset(walk->args->scratch, plan->layout.keys),
                  gpusorti_unpacked_size(plan));
    step->range[GPUSORTI_BIND_VALUES] = step->range[GPUSORTI_BIND_VALUES_ALT] = 0;
    step->spec.key_words = request->stored_bits == 64 ? 2 : 1;
    step->spec.key_bits = request->stored_bits;
    step->spec.key_stored_bits = gpusorti_min(request->stored_bits, 32);
    gpusorti_forget_order(step);
    gpusorti_visit_step(walk);
}

/* Begins to move so many wide values, or keys, between such an array and scratch. */
static gpusorti_wide_args *gpusorti_start_wide(gpusorti_walk *walk, enum gpusorti_kernel kernel, uint32_t variant,
                                               uint64_t n, gpusort_range array, uint64_t size, uint32_t wide_words) {
    const gpusorti_request *request = &walk->plan->request;
    const gpusorti_layout *layout = &walk->plan->layout;
    gpusorti_step *step = gpusorti_start_stride(walk, kernel, variant, n * wide_words, GPUSORTI_MOST_STRIDE_WORKGROUPS);
    gpusorti_bind(step, GPUSORTI_BIND_VALUES, array, size);
    gpusorti_bind(step, GPUSORTI_BIND_ALT, gpusorti_offset(walk->args->scratch, layout->values),
                  request->wide ? 4 * (uint64_t)request->count : 0);
    gpusorti_bind(step, GPUSORTI_BIND_VALUES_ALT, gpusorti_offset(walk->args->scratch, layout->wide),
                  gpusorti_wide_size(request));
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

/* Keys that cannot be sorted in place are copied to scratch, or numbers instead of them, and so are wide structs that
 * contain them. */
static void gpusorti_walk_first(gpusorti_walk *walk) {
    const gpusorti_request *request = &walk->plan->request;
    uint32_t numbers = GPUSORTI_VARIANT_KEYS_NUMBERS;
    if (walk->args->order == GPUSORT_DESCENDING) numbers |= GPUSORTI_VARIANT_KEYS_DESCENDING;
    if (request->nans_first) numbers |= GPUSORTI_VARIANT_KEYS_NANS_FIRST;
    if (request->bfloat16) numbers |= GPUSORTI_VARIANT_KEYS_BFLOAT16;
    if (request->in_values) numbers |= GPUSORTI_VARIANT_KEYS_INSIDE;
    if (request->beside) numbers |= GPUSORTI_VARIANT_KEYS_BESIDE;
    if (request->in_values) gpusorti_walk_take_keys(walk);
    if (gpusorti_sorts_numbers(request))
        gpusorti_walk_unpack(walk, walk->caller->keys, numbers);
    else if (walk->plan->unpacked && !request->in_values)
        gpusorti_walk_unpack(walk, walk->caller->keys, 0);
}

/* Keys from scratch are packed again. Wide values are gathered by the sorted indices: structs are in scratch already. The
 * first k of each segment are written side by side, or their indices are. */
static void gpusorti_walk_last(gpusorti_walk *walk) {
    const gpusorti_request *request = &walk->plan->request;
    const int stay = request->drops || (request->flags & GPUSORT_KEEP_KEYS);
    if (request->beside || (walk->plan->unpacked && !stay))
        gpusorti_walk_unpack(walk, walk->args->keys,
                             GPUSORTI_VARIANT_KEYS_BACK | (request->beside ? GPUSORTI_VARIANT_KEYS_BESIDE : 0));
    if (request->by_index) gpusorti_walk_gather_keys(walk);
    if (!request->wide || request->value_size == 0 || walk->plan->packs_at_once) return;
    if (request->packs_indices) {
        gpusorti_walk_segment_values(walk, GPUSORTI_VARIANT_PACK_INDEX);
    } else if (request->packs) {
        gpusorti_walk_segment_values(walk, GPUSORTI_VARIANT_PACK_GATHER);
        gpusorti_walk_segment_values(walk, GPUSORTI_VARIANT_PACK_BACK);
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

/* A way to sort: an element of gpusorti_methods[]. */
struct gpusorti_method {
    const char *name; /* for gpusort_explain() */
    uint32_t wanted;  /* the algorithms that it is asked for: GPUSORTI_BY() of each, bits 1 << algorithm */
    void (*thresholds)(const gpusort_context *ctx, const gpusorti_plan *blank, gpusorti_thresholds *up_to); /* or NULL */
    gpusorti_planner plan;
    void (*fit)(const gpusort_context *ctx, gpusorti_plan *plan);     /* shapes of its other kernels; or NULL */
    void (*numbers)(const gpusort_context *ctx, gpusorti_plan *plan); /* what follows from the request's numbers, once */
    void (*walk)(gpusorti_walk *walk);
};
#define GPUSORTI_BY(algorithm) (1u << GPUSORT_##algorithm)
#define GPUSORTI_NO_SHAPE "its workgroups do not fit the device"
enum { GPUSORTI_CONTROL_SIZE = 4 * (GPUSORTI_SIZES_END + GPUSORTI_CONTROL_HISTOGRAMS) }; /* bytes that all plans have */

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
/* Whether a tile has enough elements for each value of a digit, which costs a word of the tile's status row; no digit is
 * smaller than two bits. */
static int gpusorti_fills_digits(const gpusort_context *ctx, const gpusorti_plan *plan) {
    if (!gpusorti_has_plan(plan)) return 0;
    return gpusorti_shape_is_forced(ctx) || ctx->forced_radix_bits != 0 || plan->radix_bits == GPUSORTI_LEAST_RADIX_BITS ||
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
/* A sorting network compares fixed pairs of positions and exchanges their elements where they are out of order. It needs no
 * scratch, and is not stable. The odd-even merge makes one block of two sorted halves: it merges the elements at even
 * positions, and likewise those at odd ones, and then compares each odd position with the next even one:
 *
 *   two halves         1 4 7 8 | 2 3 5 6
 *   even positions     1 . 7 . | 2 . 5 .     ->  1 . 2 . 5 . 7 .
 *   odd positions      . 4 . 8 | . 3 . 6     ->  . 3 . 4 . 6 . 8
 *   odd with next one  1 (3 2) (4 5) (6 7) 8 ->  1 2 3 4 5 6 7 8
 *
 * Each of the two merges does the same with positions at twice the distance, the pitch. A dispatch does as many of these
 * levels as a tile has room for. Of ten elements the last block has no second half, and is merged already.
 *   block   two sorted halves that are to be merged
 *   column  of a tile: 2^levels elements at a pitch from each other; the next column has their neighbours */

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
        const uint32_t least = left * (network->log_items - 1); /* for the later steps, each of which does a few levels */
        const uint32_t extra = step == 0 ? 0 : 1;               /* a pair of runs is twice the old pitch */
        uint32_t most_levels = network->log_tile - network->log_columns - extra;
        uint32_t next, levels, phase;
        gpusorti_network_args args;
        uint64_t region; /* elements of the tiles whose columns lie side by side */
        /* The first step costs least and does as much as it can, later ones what they must. */
        if (step == 0)
            next = pitch > most_levels + least ? pitch - most_levels : least;
        else
            next = pitch - (network->log_items - 1);
        if (next > reach) {
            most_levels = network->log_tile - network->log_columns_min - extra;
            next = pitch > most_levels + reach ? pitch - most_levels : reach;
        }
        if (left == 0) next = 0;
        levels = pitch + extra - next;
        memset(&args, 0, sizeof args);
        args.log_block = log_block;
        args.log_pitch = next;
        args.log_columns = gpusorti_min(network->log_tile - levels, next);
        args.log_merged = levels + args.log_columns;
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
    most = network.log_tile - gpusorti_max(network.log_items, 2); /* a column has the items of an invocation, or more */
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
 *   leaf         0 ............ 1 ...................... 2 .......     the cut at 7 is in 20, which has more than one
 *   sort_leaves  11.2 11.4 13.0 20.1 20.3 20.5 20.7 20.9 31.6 31.8
 *
 * There are at most GPUSORTI_CUT_PLACES more leaves for each cut.
 *
 * Who decides: histogram.comp says whether keys may have such leaves, and whether they are to be compressed: if bits in
 * which all keys agree take much room. leading_bits.comp compresses them, and chooses from a sample of the keys by how few
 * digits no prefix has more elements than a leaf has room for, or hardly any; if there are no such digits, passes sort by
 * all. leaf_starts.comp cuts. sort_leaves.comp sorts the leaves, those without room by digits, and expands the keys;
 * leading_bits.comp does so if passes sorted by all digits.
 *   prefix      the highest bits of a key, those that passes have sorted by
 *   choice      a number of digits that the prefix may have
 *   compressed  of 64-bit keys: without the bits in which all agree, see shaders/places/compressed_keys.glsl
 *   field       bits of a compressed key that lie side by side
 *   slot        a byte that counts the sampled keys of some prefixes */

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
/* Slots of each choice, at least four times as many as sampled keys; then the totals by digit of compressed keys, and what
 * workgroups add up for each choice, which has room there because compressed keys have fewer digits. */
static void gpusorti_number_places(gpusorti_plan *plan) {
    const uint32_t n = plan->request.count;
    gpusorti_places *places = &plan->of.passes.leaves.places;
    if (!gpusorti_has_places(plan)) return;
    places->room = gpusorti_shape_tile(&places->shape);
    places->cuts = (n - 1) / (places->room / 8 * GPUSORTI_CUT_EIGHTHS);
    places->most = GPUSORTI_CUT_PLACES * places->cuts + 1;
    places->slot_bits = gpusorti_max(gpusorti_log2(n / (GPUSORTI_SAMPLED / 8)), 8);
    places->slot_words = (uint32_t)GPUSORTI_PREFIX_CHOICES << places->slot_bits >> 2;
    plan->needs.place_counts = 4 * (places->slot_words + ((uint64_t)plan->pass_count << plan->radix_bits));
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
    args->portion_tiles = passes->tiles_per_portion;
    args->place_room = places->room;
    args->slot_base = gpusorti_control_word(plan, plan->layout.place_counts);
    args->slot_bits = places->slot_bits;
    args->totals = args->slot_base + places->slot_words;
    args->expands = (uint32_t)expands;
    gpusorti_size_by_gpu(walk, expands ? GPUSORTI_SIZE_EXPANDERS : GPUSORTI_SIZE_LEADING_BITS);
    gpusorti_visit_step(walk);
}

/* Behind leaf_sort.comp, which has nothing to do if there are such leaves. If there are none, compressed keys are expanded
 * then. */
static void gpusorti_walk_places(gpusorti_walk *walk, const gpusorti_leaf_args *args) {
    const gpusorti_places *places = &walk->plan->of.passes.leaves.places;
    if (!gpusorti_has_places(walk->plan)) return;
    gpusorti_start_step(walk, GPUSORTI_KERNEL_sort_leaves, &places->shape, places->most, -1)->push.args.leaf = *args;
    gpusorti_size_by_gpu(walk, GPUSORTI_SIZE_PLACES);
    gpusorti_visit_step(walk);
    if (!(gpusorti_flags_of(walk->plan) & GPUSORTI_FLAG_KEEP_KEYS)) gpusorti_walk_leading_bits(walk, 1);
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
 * Who decides: The planner allows leaves, from a count on (below). histogram.comp looks at the totals of all digits and at a
 * sample of the keys; if both are evenly distributed, it skips the passes by the other digits: leaf_choice.glsl. If a leaf
 * has more elements than a workgroup has room for, a workgroup sorts it all the same, digit by digit: sort_range.glsl.
 * Leaves by the highest digit alone begin where the counts of its pass say. 64-bit keys that get no such leaves may have
 * leaves by place: places.h.
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
/* The histogram's step, with what it has to know to decide on leaves, and the step that decides on leaves by place. */
static void gpusorti_visit_histogram(gpusorti_walk *walk) {
    const gpusorti_plan *plan = walk->plan;
    const gpusorti_leaves *leaves = &plan->of.passes.leaves;
    gpusorti_histogram_args *args = &walk->step.push.args.histogram;
    if (leaves->bits) {
        args->least_leaf_bits = gpusorti_least_leaf_bits(plan);
        args->most_leaf_bits = leaves->bits;
        args->leaf_average = gpusorti_leaf_average(&leaves->shape);
    }
    gpusorti_tell_places(plan, args);
    gpusorti_visit_step(walk);
    gpusorti_walk_leading_bits(walk, 0);
}

/* Leaves by a single digit begin where its counts say; others have to be searched for. */
static void gpusorti_walk_leaves(gpusorti_walk *walk) {
    const gpusorti_plan *plan = walk->plan;
    const gpusorti_leaves *leaves = &plan->of.passes.leaves;
    const uint32_t count = 1u << leaves->bits, searched = gpusorti_max(count, leaves->places.cuts + 1);
    const uint64_t workgroups = gpusorti_ceil_div(searched, leaves->starts.workgroup_size - GPUSORTI_CUTS_AGAIN);
    gpusorti_leaf_args args;
    if (leaves->bits == 0) return;
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
 * workgroup publishes the counts of its tile in a status row, and adds up the status rows before its own (look-back). A tile
 * that stays silent is counted by the workgroup itself. Above, the second tile reads the status row 0 3 2 of the first, and
 * so its digits begin at 0 + 0, 2 + 3 and 6 + 2; where each digit begins for all tiles, 0 2 6, is known from the histogram.
 * Tiles of one dispatch, a portion, are few enough for the 29 bits of a status word.
 *
 * The kernels in their order: histogram. onesweep or onesweep_staged, once for each digit. If keys may be evenly
 * distributed, leaves, for which passes sort by the leading digits alone: leaves.h. finish, unless
 * gpusorti_ends_by_passes(). 8-bit keys alone: histogram; fill, which writes each key as often as it was counted. count /
 * scan / scatter has these three kernels instead of a pass, no histogram and no leaves.
 *   digit       radix_bits bits of the window, from the lowest
 *   look-back   a workgroup adds up the status rows of the tiles before its own; fallback: it counts a silent tile itself
 *   status row  a word for each value of a digit: how many elements of a tile, or of all up to it, have it
 *   group       neighbouring tiles whose counts are also added up in one status row, see shaders/passes/groups.glsl
 *   raw         of keys: not encoded; passes flip the bits of a digit in which such keys differ from encoded ones
 *   staged      onesweep_staged.comp: the tile goes through shared memory one word of each element at a time
 *   record      what the GPU plans for a pass: four words in the control block */
enum {
    GPUSORTI_MAX_SPANS = 4096,       /* count / scan / scatter: rows of counts that one scan takes */
    GPUSORTI_PLANNED_SIZES = 1 << 24 /* elements from which the plan on the GPU sets the sizes of passes */
};

/* ---- counts ---- */
/* Medium tiles serve as many elements as their groups. If large ones have groups too, those serve that leave the busiest
 * multiprocessor fewer elements, up to two medium tiles each: with 132 multiprocessors, medium tiles of 4,608 and large ones
 * of 6,144, medium up to 608,256 (4,608 each), large up to 811,008, medium up to 1,216,512 (9,216 each), large above. */
static void gpusorti_medium_thresholds(const gpusorti_tuning *tuning, const gpusorti_shape *medium,
                                       const gpusorti_shape *large, gpusorti_thresholds *up_to) {
    up_to->medium = up_to->below_large = up_to->large = gpusorti_grouped(medium);
    if (up_to->medium == 0 || gpusorti_grouped(large) == 0 || tuning->multiprocessors == 0) return;
    up_to->below_large = tuning->multiprocessors * gpusorti_shape_tile(medium);
    up_to->large = tuning->multiprocessors * gpusorti_shape_tile(large);
    up_to->medium = 2 * up_to->below_large;
}

static void gpusorti_pass_thresholds(const gpusort_context *ctx, const gpusorti_plan *blank, gpusorti_thresholds *up_to) {
    const gpusorti_tuning *tuning = &ctx->tuning;
    const gpusorti_request *request = &blank->request;
    const uint32_t keys = request->key_words - 1, values = request->value_words;
    gpusorti_medium_thresholds(tuning, &tuning->medium[keys][values], &tuning->onesweep[keys][values], up_to);
    if (keys == 0) {
        up_to->medium_pairs = gpusorti_grouped(&tuning->staged_medium);
        up_to->staged_values = gpusorti_grouped(&tuning->staged);
        if (up_to->staged_values == 0) up_to->staged_values = UINT32_MAX;
    }
    up_to->below_gpu_sizes = GPUSORTI_PLANNED_SIZES - 1;
    up_to->below_gpu_sizes_skipping = tuning->skipped_sizes_from - 1; /* of 0: UINT32_MAX, never; so below */
    up_to->below_dry = gpusorti_max(tuning->dry_from[keys][values], 1) - 1;
    up_to->dry = tuning->dry_to[keys][values];
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
    const uint32_t n = request->count;
    const int large = n > up_to->medium || (n > up_to->below_large && n <= up_to->large);
    return large ? ctx->tuning.onesweep[keys][values] : ctx->tuning.medium[keys][values];
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
    if (request->key_bits < 32 || ctx->forced.tiles_a_portion)
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

/* Whether tiles are counted by groups. A pipeline for that serves greater counts, too. */
static int gpusorti_has_groups(const gpusorti_plan *plan) {
    return plan->of.passes.sweeps && plan->request.count <= gpusorti_grouped(&plan->shape);
}

/* Workgroups of a dry run. It needs a record that no pass has, and passes that take no ticket and add to no group. Its reads
 * are told apart from what the histogram writes beside it by addresses alone: what is bound is bound whole. */
static uint32_t gpusorti_dry_workgroups(const gpusort_context *ctx, const gpusorti_thresholds *up_to,
                                        const gpusorti_plan *plan) {
    const int suits = plan->mode == GPUSORTI_ADDRESSES && plan->request.key_bits >= 32 &&
                      plan->pass_count < GPUSORTI_MOST_PASSES && !plan->of.passes.counting_sort &&
                      (plan->shape.variant & GPUSORTI_VARIANT_BY_INDEX) && !gpusorti_has_groups(plan);
    const uint32_t n = plan->request.count;
    return suits && n > up_to->below_dry && n <= up_to->dry ? ctx->tuning.dry_workgroups : 0;
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
    plan = gpusorti_end_passes(up_to, gpusorti_add_leaves(ctx, up_to, plan));
    plan.of.passes.dry_workgroups = gpusorti_dry_workgroups(ctx, up_to, &plan);
    return plan;
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

static gpusorti_plan gpusorti_plan_three_kernels(const gpusort_context *ctx, const gpusorti_thresholds *up_to,
                                                 gpusorti_plan plan) {
    plan = gpusorti_plan_scatter(ctx, up_to, plan, NULL);
    return gpusorti_has_plan(&plan) ? gpusorti_end_passes(up_to, plan) : plan;
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
    const uint32_t group_rows = gpusorti_has_groups(plan) ? gpusorti_tile_groups(&plan->shape) * plan->pass_count : 0;
    uint64_t most = plan->of.passes.counting_sort ? 1 : GPUSORTI_MOST_CHAINED / gpusorti_tile(plan);
    if (ctx->forced.tiles_a_portion != 0 && ctx->forced.tiles_a_portion < most) most = ctx->forced.tiles_a_portion;
    return (uint32_t)gpusorti_lesser(tiles, most) + group_rows;
}

/* Status rows: of count / scan / scatter those of spans, whose number rises and falls below the most there are; of one-sweep
 * those of tiles, with more that carry totals between portions. */
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
static void gpusorti_start_spans(gpusorti_walk *walk, enum gpusorti_kernel kernel, const gpusorti_shape *shape,
                                 uint64_t workgroups, int indirect, uint32_t pass) {
    const gpusorti_plan *plan = walk->plan;
    gpusorti_step *step = gpusorti_start_step(walk, kernel, shape, workgroups, indirect);
    step->push.pass = pass;
    step->push.args.span.span = plan->span;
    step->push.args.span.record = GPUSORTI_CONTROL_PASSES + GPUSORTI_RECORD_WORDS * pass;
    step->push.args.span.held = (uint32_t)plan->of.passes.held;
}

/* The first count cannot be skipped. */
static void gpusorti_walk_three_kernels(gpusorti_walk *walk, uint32_t pass) {
    const gpusorti_plan *plan = walk->plan;
    const uint64_t spans = gpusorti_ceil_div(plan->request.count, plan->span);
    const uint32_t variant = pass == 0 ? GPUSORTI_VARIANT_FIRST_PASS : 0;
    const gpusorti_shape count = gpusorti_shape_of(plan->shape.workgroup_size, plan->shape.items, variant),
                         scan = gpusorti_shape_of(plan->of.passes.scan.workgroup_size, plan->of.passes.scan.items,
                                                  variant);
    const enum gpusorti_kernel scatter = plan->lanes.operations ? GPUSORTI_KERNEL_scatter : GPUSORTI_KERNEL_scatter_basic;
    const int size = GPUSORTI_SIZE_PASSES + (int)(GPUSORTI_SIZE_WORDS * pass);
    gpusorti_start_spans(walk, GPUSORTI_KERNEL_count, &count, spans, GPUSORTI_SIZE_TILES, pass);
    if (variant && plan->of.passes.held) gpusorti_bind_input(walk);
    if (!variant) gpusorti_size_by_gpu(walk, size);
    gpusorti_visit_step(walk);
    gpusorti_start_spans(walk, GPUSORTI_KERNEL_scan, &scan, (uint64_t)1 << plan->radix_bits, -1, pass);
    gpusorti_visit_step(walk);
    gpusorti_start_spans(walk, scatter, &plan->shape, spans, GPUSORTI_SIZE_TILES, pass);
    gpusorti_size_by_gpu(walk, size);
    gpusorti_visit_step(walk);
}

/* ---- steps of one-sweep ---- */
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

/* A dispatch for each portion. */
static void gpusorti_walk_pass(gpusorti_walk *walk, uint32_t pass) {
    const gpusorti_plan *plan = walk->plan;
    const uint32_t tiles = plan->of.passes.tiles_per_portion,
                   portions = (uint32_t)gpusorti_ceil_div(gpusorti_tile_count(plan), tiles);
    uint32_t portion;
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
        args->grouped = (uint32_t)gpusorti_has_groups(plan);
        if (portions == 1) gpusorti_size_by_gpu(walk, GPUSORTI_SIZE_PASSES + (int)(GPUSORTI_SIZE_WORDS * pass));
        gpusorti_visit_step(walk);
    }
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

/* Runs the code of a pass before the first one does, while the histogram waits for memory: see DRY in
 * shaders/passes/onesweep.glsl. The record is the last, which begin.comp has cleared and no pass has; the portion ends
 * behind the tile of each workgroup, so that none writes totals. */
static void gpusorti_walk_dry_run(gpusorti_walk *walk, uint32_t workgroups) {
    const gpusorti_plan *plan = walk->plan;
    const gpusorti_request *request = &plan->request;
    const uint32_t sign = request->key_kind == GPUSORTI_KIND_SIGNED ? 1u << 31 : 0;
    gpusorti_onesweep_args *args =
        &gpusorti_start_step(walk, gpusorti_pass_kernel(plan), &plan->shape, workgroups, -1)->push.args.onesweep;
    gpusorti_bind_input(walk);
    args->record = GPUSORTI_CONTROL_PASSES + GPUSORTI_RECORD_WORDS * (GPUSORTI_MOST_PASSES - 1);
    args->portion_tiles = workgroups + 1;
    args->polls = 0;
    args->flip = plan->raw ? sign ^ (request->descending ? UINT32_MAX : 0) : 0;
    gpusorti_visit_step(walk);
}

static void gpusorti_walk_histogram(gpusorti_walk *walk) {
    const gpusorti_plan *plan = walk->plan;
    const gpusorti_passes *passes = &plan->of.passes;
    const uint64_t tiles = gpusorti_ceil_div(plan->request.count, gpusorti_shape_tile(&passes->histogram));
    gpusorti_step *step;
    gpusorti_histogram_args *args;
    if (passes->dry_workgroups) gpusorti_walk_dry_run(walk, passes->dry_workgroups);
    step = gpusorti_start_step(walk, GPUSORTI_KERNEL_histogram, &passes->histogram,
                               gpusorti_lesser(tiles, passes->histogram_workgroups), -1);
    step->beside = passes->dry_workgroups != 0;
    args = &step->push.args.histogram;
    args->portion_tiles = passes->tiles_per_portion;
    if (passes->held) {
        gpusorti_bind_input(walk);
        args->copies = GPUSORTI_COPY_HELD;
    } else if (gpusorti_copies_early(plan)) {
        args->copies = plan->raw ? GPUSORTI_COPY_GIVEN : GPUSORTI_COPY_ENCODED;
    }
    args->makes_even = (uint32_t)gpusorti_ends_by_passes(plan);
    args->tile = plan->span;
    gpusorti_visit_histogram(walk);
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

/* The GPU decides which passes have nothing to do. */
static void gpusorti_walk_by_passes(gpusorti_walk *walk) {
    const gpusorti_passes *passes = &walk->plan->of.passes;
    const uint32_t count = passes->counting_sort ? 0 : walk->plan->pass_count;
    uint32_t pass;
    if (passes->sweeps) gpusorti_walk_histogram(walk);
    for (pass = 0; pass < count; pass++)
        (passes->sweeps ? gpusorti_walk_pass : gpusorti_walk_three_kernels)(walk, pass);
    gpusorti_walk_leaves(walk);
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
    if (blank->mode == GPUSORTI_ADDRESSES && !request->merging) return; /* the tuning row has counts of bound buffers */
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
    step->push.args.tiles.bucket = plan->of.tiles.bucket;
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

static void gpusorti_bucket_thresholds(const gpusort_context *ctx, const gpusorti_plan *blank, gpusorti_thresholds *up_to) {
    gpusorti_plan tiled = *blank;
    uint32_t i, tile, most;
    if (blank->mode == GPUSORTI_ADDRESSES || gpusorti_rolls_tiles(ctx, blank)) return; /* split_runs.comp has no addresses */
    tiled.shape = gpusorti_tile_shape(ctx, blank);
    tile = gpusorti_tile(&tiled);
    if (tile < 2 * GPUSORTI_RUN_SAMPLES || gpusorti_sample_table(ctx, &tiled) == 0) return; /* the device has no room */
    most = gpusorti_min(ctx->tuning.small_count, gpusorti_most_runs(&blank->request, tile, tile) * tile);
    for (i = 0; i < GPUSORTI_RUN_SIZES; i++) {
        const uint32_t run = (uint32_t)GPUSORTI_RUN_SAMPLES << i;
        up_to->run[i] = gpusorti_min(most, gpusorti_most_runs(&blank->request, run, tile) * run);
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
static void gpusorti_walk_buckets(gpusorti_walk *walk) {
    const gpusorti_plan *plan = walk->plan;
    const uint64_t samples = plan->request.count / (plan->of.tiles.run / GPUSORTI_RUN_SAMPLES),
                   workgroups = gpusorti_ceil_div(samples, GPUSORTI_RANKED_SAMPLES);
    gpusorti_tiles_args *args;
    gpusorti_start_given_tiles(walk, gpusorti_ceil_div(plan->request.count, plan->of.tiles.run),
                               GPUSORTI_TILE_TO_ALT | GPUSORTI_TILE_SAMPLES);
    gpusorti_visit_step(walk);
    args = &gpusorti_start_step(walk, GPUSORTI_KERNEL_split_runs, &plan->of.tiles.split_runs, workgroups, -1)
                ->push.args.tiles;
    args->run = plan->of.tiles.run;
    args->bucket = plan->of.tiles.bucket;
    gpusorti_visit_step(walk);
    gpusorti_start_tiles(walk, gpusorti_ceil_div(plan->request.count, plan->of.tiles.bucket), -1,
                         GPUSORTI_TILE_DECODE | GPUSORTI_TILE_BUCKET);
    gpusorti_visit_step(walk);
}
/* begin part methods/selection */
/* ---- >>selection: the first k of one array, of rows or of segments, without sorting the rest ---- */
/* Short rows, where k is small: first_few.comp, a subgroup each. Segments of hundreds of elements: first_some.comp, a
 * subgroup each, if it has room for k. Others: first_k.comp, a workgroup each. The latter two keep what does not pass a
 * pivot, a key and a place among equals. They lower the pivot when that is too much:
 *
 *   given     50 08 82 27 91 13 74 36 65 49     the first three, tiles of five, room for four
 *   tile 1    keeps 50 08 27 91 ..: too much; of 50 08 82 27 91 the first three do not pass 50: keeps 50 08 27
 *   tile 2    of 13 74 36 65 49 keeps 13 36 49: too much; of these six the first three do not pass 27: keeps 08 27 13
 *   sorts     08 13 27
 *
 * Where there are few long segments, several workgroups leave candidates of each. first_k.comp finds the first k among them:
 * span by span, each the first k of its own; or, where k is too great for that, first_filter.comp keeps what does not pass a
 * pivot from a sample, chosen so that it hardly ever keeps too few. If it does, or too many, first_k.comp goes through all.
 * Of one array or row that is not very long, first_split.comp takes the sample and leaves candidates, which it divides
 * into buckets between samples. A few workgroups rank each bucket, which tells where its elements come among all:
 *
 *   given     50 08 82 27 91 13 74 36 65 49     the first three; samples 50 27 74 13, in order 13 27 50 74: the pivot is 50
 *   buckets   up to 13: 08 13    to 27: 27    to 50: 50 36 49
 *   ranks     08 13              27           the third bucket begins behind the first three
 *
 * In any order, where k is too great for shared memory: select_any.comp, a step a digit from the highest on. Each step
 * counts by its digit the keys that agree with the k-th one so far, and stores those that come before it:
 *
 *   given    50 08 82 27 91 13 74 36 65 49     the first four: the highest digits 0, 1, 2 have one each, 3 the fourth
 *   step 1   counts highest digits: 1 1 1 1 1 ..  ->  the fourth key begins with 3
 *   step 2   stores 08 27 13, and counts the lowest digits of those that begin with 3
 *   step 3   stores 36
 *
 * In order, if all elements are one array or row and many: select_any.comp stores what it finds in the order of its places,
 * and that is sorted as an array of its own.
 *
 *   candidate  an element that may be among the first k, see shaders/selection/first_segments.glsl
 *   pivot      a key, and a place among equals, that elements to keep do not pass
 *   span       tiles that one workgroup goes over */
enum {
    GPUSORTI_FEW_WANTED = 16,            /* by first_few.comp: a round each */
    GPUSORTI_FEWEST_OF_LANE = 4,         /* items of an invocation of first_few.comp, or twice as many */
    GPUSORTI_SOME_ITEMS = 16,            /* and of first_some.comp, or half as many */
    GPUSORTI_SOME_TILES = 8,             /* of a segment that a subgroup of first_some.comp goes over, at most */
    GPUSORTI_SCARCE = 16,                /* elements of each resident invocation, at least, where a subgroup takes a row, */
    GPUSORTI_FEW_ROWS = 4,               /* or at most, where that is faster than a sort of short rows */
    GPUSORTI_LEAST_FIRST = 64,           /* invocations of first_k.comp, if fewer are enough for short rows */
    GPUSORTI_SPAN_PARTS = 12,            /* a tile leaves one of so many words of keys, or fewer, as candidates; */
    GPUSORTI_LONG_SPAN_PARTS = 64,       /* one of so many where there are more spans than */
    GPUSORTI_MOST_SPANS = 32,            /* so many, each of a tile */
    GPUSORTI_LEAST_FOUND_FROM = 1 << 17, /* elements of an array that is sorted whole, */
    GPUSORTI_FOUND_FROM = 32,            /* or so many of an invocation: H200, 2026-11-29: 2^20 are sorted sooner whole */
    GPUSORTI_MOST_READ_AGAIN = 1 << 23,
    GPUSORTI_MOST_SPLIT = 1 << 20,       /* first_split.comp: elements, */
    GPUSORTI_FEWER_SPLIT = 1 << 19,      /* or of 64-bit keys, whose buckets are greater, or where select_any.comp serves; */
    GPUSORTI_PART_SHARE = 8,             /* so many times what is wanted fills the candidates of all parts, at least; */
    GPUSORTI_BUCKET_WANTED = 32,         /* elements wanted of a bucket, */
    GPUSORTI_FEWEST_BUCKETS = 8,         /* which are so many at least */
    GPUSORTI_DIRECT_TILES = 2 /* of one workgroup, even if the others have nothing to do */
};

/* ---- shapes and words of counts ---- */
/* Of first_k.comp: for rows of hundreds of elements, of thousands, for longer ones, for a sample, for spans of a tile, for
 * candidates behind a filter, for those of spans, which are few, and for those of a bucket. */
enum gpusorti_first {
    GPUSORTI_FIRST_SHORT,
    GPUSORTI_FIRST_MIDDLE,
    GPUSORTI_FIRST_LONG,
    GPUSORTI_FIRST_SAMPLE,
    GPUSORTI_FIRST_SPAN,
    GPUSORTI_FIRST_LEFT,
    GPUSORTI_FIRST_FEW_LEFT,
    GPUSORTI_FIRST_BUCKET
};

/* The tuning table's shape is that for long rows. share: log2 of the part of a tile that there is shared memory for. */
static gpusorti_shape gpusorti_first_shape(const gpusort_context *ctx, const gpusorti_plan *plan, enum gpusorti_first which,
                                           uint32_t variant) {
    static const struct {
        uint32_t part, most_size, most_items, share;
    } kinds[] = {{8, GPUSORTI_MOST_SIZE, GPUSORTI_MOST_ITEMS, 2}, {4, GPUSORTI_MOST_SIZE, GPUSORTI_MOST_ITEMS, 2},
                 {1, GPUSORTI_MOST_SIZE, GPUSORTI_MOST_ITEMS, 2}, {1, GPUSORTI_MOST_SIZE, 8, 2},
                 {1, 512, 8, 2},                                  {1, GPUSORTI_MOST_SIZE, 8, 1},
                 {1, GPUSORTI_MOST_SIZE, 4, 0}, {1, 512, 8, 0}};
    gpusorti_shape shape = ctx->tuning.select;
    if (!gpusorti_has_shape(&shape)) return shape;
    shape.workgroup_size = gpusorti_power_below(shape.workgroup_size);
    if (kinds[which].part > 1 && shape.workgroup_size / kinds[which].part < GPUSORTI_LEAST_FIRST)
        which = GPUSORTI_FIRST_LONG;
    shape.workgroup_size = gpusorti_min(shape.workgroup_size / kinds[which].part, kinds[which].most_size);
    if (which == GPUSORTI_FIRST_SHORT) shape.items = gpusorti_max(shape.items / 2, GPUSORTI_FEWEST_SORTED_ITEMS);
    shape.items = gpusorti_min(shape.items, kinds[which].most_items);
    shape.variant = variant | kinds[which].share << GPUSORTI_VARIANT_SHARE;
    return gpusorti_fit_shape(ctx, plan, shape, &gpusorti_first_demands);
}

/* The greatest limit for which it has room: it lowers its pivot to one and a half times as many elements. */
static uint32_t gpusorti_first_limit(const gpusorti_shape *shape) {
    return (gpusorti_shape_tile(shape) >> (shape->variant >> GPUSORTI_VARIANT_SHARE & GPUSORTI_MOST_SHARE)) / 3 * 2;
}

/* first_few.comp and first_some.comp need full subgroups of a known size. */
static gpusorti_shape gpusorti_few_shape(const gpusort_context *ctx, const gpusorti_plan *plan, uint32_t which) {
    const gpusorti_shape none = {0, 0, 0};
    gpusorti_shape shape = gpusorti_shape_of(128, (uint32_t)GPUSORTI_FEWEST_OF_LANE << which, 0);
    if (!plan->lanes.operations) return none;
    shape = gpusorti_fit_shape(ctx, plan, shape, &gpusorti_few_demands);
    return gpusorti_pinned(&plan->lanes, shape.workgroup_size) ? shape : none;
}

/* many: with room for more elements that are wanted, and fewer workgroups at once. A workgroup is one subgroup, whatever
 * workgroups are forced. Where several subgroups of one come by different numbers of barriers, lavapipe ends all when the
 * first has ended. */
static gpusorti_shape gpusorti_some_shape(const gpusort_context *ctx, const gpusorti_plan *plan, int many) {
    const gpusorti_shape none = {0, 0, 0};
    const gpusorti_request *r = &plan->request;
    const gpusorti_shape few = gpusorti_few_shape(ctx, plan, GPUSORTI_FEW_SHAPES - 1);
    const int is_short = r->segmentation == GPUSORTI_ROWS && r->segment_size <= few.items * plan->lanes.size;
    const gpusorti_shape shape = gpusorti_shape_of(plan->lanes.size, (uint32_t)GPUSORTI_SOME_ITEMS >> is_short,
                                                   (is_short || many ? 1u : 2u) << GPUSORTI_VARIANT_SHARE);
    if (!plan->lanes.operations || plan->lanes.size < GPUSORTI_SOME_LANES) return none;
    if (!gpusorti_pinned(&plan->lanes, shape.workgroup_size)) return none;
    return gpusorti_has_room(ctx, plan, &shape, &gpusorti_some_demands) ? shape : none;
}

/* Workgroups of select_any.comp hide what others wait for, and so are small; those of first_filter.comp as well. */
static gpusorti_shape gpusorti_spanning_shape(const gpusort_context *ctx, const gpusorti_plan *plan,
                                              const gpusorti_demands *demands) {
    gpusorti_shape shape = ctx->tuning.select;
    shape.workgroup_size = gpusorti_min(shape.workgroup_size, demands == &gpusorti_split_demands ? 512 : 256);
    if (demands != &gpusorti_select_demands)
        shape.items = gpusorti_min(shape.items, 8);
    else if (plan->of.selection.one)
        shape.variant = GPUSORTI_VARIANT_ARRAY | (plan->sorts_found ? (uint32_t)GPUSORTI_VARIANT_PLACED : 0);
    return gpusorti_has_shape(&shape) ? gpusorti_fit_shape(ctx, plan, shape, demands) : shape;
}

/* The greatest limit for which it has room. */
static uint32_t gpusorti_some_limit(const gpusorti_shape *shape) {
    return (gpusorti_shape_tile(shape) >> (shape->variant >> GPUSORTI_VARIANT_SHARE & GPUSORTI_MOST_SHARE)) /
           GPUSORTI_SOME_LEFT_PART;
}

/* select_any.comp: bits of a digit, and words of a row. one: it is the only one. */
static uint32_t gpusorti_unordered_digit_bits(int one) {
    return one ? GPUSORTI_SELECT_ARRAY_BITS : GPUSORTI_SELECT_ROW_BITS;
}

static uint32_t gpusorti_unordered_words(int one) {
    return GPUSORTI_SELECT_COUNTS + ((uint32_t)GPUSORTI_SELECT_STEPS << gpusorti_unordered_digit_bits(one));
}

/* Elements of the longest segment. */
static uint32_t gpusorti_longest(const gpusorti_request *r) {
    return r->segmentation == GPUSORTI_ROWS ? gpusorti_min(r->segment_size, r->count) : r->count;
}

/* ---- counts and limits ---- */
static void gpusorti_selection_thresholds(const gpusort_context *ctx, const gpusorti_plan *blank,
                                          gpusorti_thresholds *up_to) {
    const gpusorti_request *request = &blank->request;
    const gpusorti_shape left = gpusorti_first_shape(ctx, blank, GPUSORTI_FIRST_LEFT, 0),
                         span = gpusorti_first_shape(ctx, blank, GPUSORTI_FIRST_SPAN, GPUSORTI_VARIANT_SPANS),
                         bucket = gpusorti_first_shape(ctx, blank, GPUSORTI_FIRST_BUCKET, GPUSORTI_VARIANT_BUCKETS),
                         some = gpusorti_some_shape(ctx, blank, 0), many = gpusorti_some_shape(ctx, blank, 1);
    uint32_t limits[GPUSORTI_FIRST_SHAPES], ranked = GPUSORTI_MOST_RANKED, i;
    if (request->limit == 0 || !gpusorti_asks_for(request, GPUSORT_AUTO)) return;
    for (i = 0; i < GPUSORTI_FIRST_SHAPES; i++) {
        const gpusorti_shape shape = gpusorti_first_shape(ctx, blank, (enum gpusorti_first)i, 0);
        up_to->first[i] = gpusorti_shape_tile(&shape);
        limits[i] = gpusorti_first_limit(&shape);
        ranked = gpusorti_min(ranked, shape.workgroup_size);
    }
    if (up_to->first[0] == 0 || up_to->first[1] == 0 || up_to->first[2] == 0) return;
    up_to->limits.split = gpusorti_first_limit(&bucket);
    up_to->limits.spans = gpusorti_min(gpusorti_shape_tile(&span) / (GPUSORTI_SPAN_PARTS * request->key_words),
                                       gpusorti_first_limit(&span));
    up_to->limits.long_spans = gpusorti_min(up_to->first[2] / GPUSORTI_LONG_SPAN_PARTS, limits[2]);
    up_to->spans = gpusorti_saturated((uint64_t)GPUSORTI_MOST_SPANS * gpusorti_shape_tile(&span));
    up_to->first[2] = gpusorti_saturated((uint64_t)GPUSORTI_DIRECT_TILES * up_to->first[2]);
    up_to->limits.ranked = ranked / 4 * 3;
    up_to->limits.first_short = limits[0];
    up_to->limits.first_middle = limits[1];
    up_to->limits.first = gpusorti_min(limits[2], gpusorti_first_limit(&left));
    for (i = 0; i < GPUSORTI_FEW_SHAPES; i++) {
        const gpusorti_shape few = gpusorti_few_shape(ctx, blank, i);
        up_to->few[i] = few.items * blank->lanes.size;
        if (up_to->few[i]) up_to->limits.few = gpusorti_min(blank->lanes.size, GPUSORTI_FEW_WANTED);
    }
    /* No more than what leaves candidates has, so that no other kernel takes the same segments. */
    up_to->some = gpusorti_min(GPUSORTI_SOME_TILES * gpusorti_shape_tile(&some), up_to->first[2]);
    /* H200, 2026-11-29: 1,024 rows of 4,096 are too few, 2,048 are enough. */
    up_to->scarce = gpusorti_saturated((uint64_t)GPUSORTI_SCARCE * ctx->tuning.select_invocations);
    if (up_to->some && request->segmentation == GPUSORTI_ROWS && request->segment_size > up_to->some / 2)
        up_to->scarce = gpusorti_saturated(2 * (uint64_t)up_to->scarce * request->segment_size / up_to->some);
    /* H200, 2026-11-29: first 32 of rows of 128 take .010 ms in place of .019 of 2^16 elements, .015 of .022 of 2^19; first 64
     * of 2^20 .032 of .031. */
    up_to->few_rows = gpusorti_saturated((uint64_t)GPUSORTI_FEW_ROWS * ctx->tuning.select_invocations);
    up_to->limits.some = gpusorti_some_limit(&some);
    up_to->limits.some_ranked = blank->lanes.size;
    up_to->limits.some_of_many = gpusorti_some_limit(&many);
    /* H200, 2026-11-28: 512 of 64 rows of 131,072 take .061 ms, by digits .084; 2,048 of 2^20 .040 and .031, of 2^24 .096
     * and .184. */
    if (request->any_order) up_to->limits.ordered = up_to->limits.first / 2;
    up_to->split = request->key_words == 2 || (request->any_order && request->limit > up_to->limits.ordered)
                       ? GPUSORTI_FEWER_SPLIT
                       : GPUSORTI_MOST_SPLIT;
    if (request->any_order) up_to->read_again = GPUSORTI_MOST_READ_AGAIN;
    up_to->below_found = gpusorti_max(GPUSORTI_LEAST_FOUND_FROM, GPUSORTI_FOUND_FROM * ctx->tuning.select_invocations);
    up_to->below_found = gpusorti_max(up_to->below_found,
                                      gpusorti_saturated((uint64_t)GPUSORTI_FOUND_PART * request->limit));
    for (i = 0; i < 2; i++)
        up_to->counted[i] = 4 * GPUSORTI_COUNTED * gpusorti_unordered_words(0) /
                            (i ? GPUSORTI_FEW_COUNT_BYTES : GPUSORTI_COUNT_BYTES);
}

/* ---- planner ---- */
/* Whether several workgroups leave candidates by buckets, of one array or of one row that holds all elements. Values that
 * are moved would be overwritten where they are still read. */
static int gpusorti_splits(const gpusorti_plan *plan, const gpusorti_thresholds *up_to) {
    const gpusorti_request *r = &plan->request;
    const uint32_t n = gpusorti_longest(r);
    if (r->segmentation == GPUSORTI_OFFSETS || n <= up_to->first[2] || n > up_to->split) return 0;
    if (r->segmentation == GPUSORTI_ROWS && r->count > up_to->shortest_row) return 0;
    if (plan->mode != GPUSORTI_ADDRESSES && !(r->flags & GPUSORT_KEEP_KEYS)) return 0; /* given keys would be copied first */
    return r->limit <= up_to->limits.split && (r->value_words == 0 || (r->flags & GPUSORT_WRITE_INDICES));
}

/* The kernels for segments that leave candidates. */
static void gpusorti_add_candidates(const gpusort_context *ctx, const gpusorti_thresholds *up_to, uint32_t any,
                                    gpusorti_plan *plan) {
    gpusorti_selection *s = &plan->of.selection;
    const uint32_t invocations = ctx->tuning.select_invocations;
    s->direct = up_to->first[2];
    if (gpusorti_splits(plan, up_to)) {
        const uint32_t any_order = plan->request.any_order ? GPUSORTI_VARIANT_ANY_ORDER : 0;
        s->split = gpusorti_spanning_shape(ctx, plan, &gpusorti_split_demands);
        s->first_left = gpusorti_first_shape(ctx, plan, GPUSORTI_FIRST_BUCKET,
                                             GPUSORTI_VARIANT_CANDIDATES | GPUSORTI_VARIANT_BUCKETS | any_order);
        s->most_spans = gpusorti_max(invocations / s->split.workgroup_size / 2, 4);
        return;
    }
    if (plan->request.count <= up_to->spans && plan->request.limit <= up_to->limits.spans) {
        s->span_shape = gpusorti_first_shape(ctx, plan, GPUSORTI_FIRST_SPAN, GPUSORTI_VARIANT_SPANS);
    } else if (plan->request.count > up_to->spans && plan->request.limit <= up_to->limits.long_spans) {
        s->span_shape = gpusorti_first_shape(ctx, plan, GPUSORTI_FIRST_LONG, GPUSORTI_VARIANT_SPANS);
    } else {
        s->sample = gpusorti_first_shape(ctx, plan, GPUSORTI_FIRST_SAMPLE, GPUSORTI_VARIANT_SAMPLE);
        s->filter = gpusorti_spanning_shape(ctx, plan, &gpusorti_filter_demands);
        s->most_spans = gpusorti_max(2 * invocations / s->filter.workgroup_size, 4);
    }
    s->first_left = gpusorti_first_shape(ctx, plan,
                                         gpusorti_has_shape(&s->sample) ? GPUSORTI_FIRST_LEFT : GPUSORTI_FIRST_FEW_LEFT,
                                         GPUSORTI_VARIANT_CANDIDATES | any);
    s->most_workgroups = gpusorti_max(
        invocations / (gpusorti_has_shape(&s->sample) ? s->sample : s->span_shape).workgroup_size, 4);
    s->most_filtered = s->most_workgroups / 2;
}

static gpusorti_plan gpusorti_plan_unordered(const gpusort_context *ctx, const gpusorti_thresholds *up_to,
                                             gpusorti_plan plan) {
    const gpusorti_request *request = &plan.request;
    gpusorti_selection *s = &plan.of.selection;
    const int alone = s->one && request->key_bits >= 32;
    if (request->segmentation == GPUSORTI_OFFSETS || (!request->any_order && !alone))
        return gpusorti_no_plan(plan, "the limit is too great");
    if (!request->any_order && request->count <= up_to->below_found)
        return gpusorti_no_plan(plan, "so few are sorted sooner whole");
    plan.sorts_found = !request->any_order;
    if (!s->one && request->segment_size <= up_to->counted[request->count > up_to->chained])
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
    const int any_length = request->segmentation == GPUSORTI_OFFSETS, one = request->segmentation == GPUSORTI_ONE_ARRAY;
    const uint32_t n = gpusorti_longest(request);
    const int rows = request->segmentation == GPUSORTI_ROWS, one_row = rows && request->count <= up_to->shortest_row,
              is_few = rows && n <= up_to->few[1] && request->limit <= limits->few,
              is_some = !is_few && rows && n <= up_to->some && request->limit <= limits->some_of_many &&
                        (n <= up_to->few[0]   ? request->count <= up_to->few_rows
                         : n <= up_to->few[1] ? 1
                                              : request->count > up_to->scarce);
    const uint32_t any = request->any_order && request->limit > limits->ranked ? GPUSORTI_VARIANT_ANY_ORDER : 0;
    enum gpusorti_first which = GPUSORTI_FIRST_LONG;
    gpusorti_selection *s = &plan.of.selection;
    if (request->limit == 0) return gpusorti_no_plan(plan, "there is no limit");
    if (limits->first == 0) return gpusorti_no_plan(plan, GPUSORTI_NO_SHAPE);
    memset(s, 0, sizeof *s);
    s->one = one || (one_row && !request->any_order);
    if (request->limit > limits->first) return gpusorti_plan_unordered(ctx, up_to, plan);
    if (request->any_order && request->limit > limits->ordered && n > up_to->first[2] && !gpusorti_splits(&plan, up_to) &&
        request->count <= up_to->read_again) {
        const gpusorti_plan unordered = gpusorti_plan_unordered(ctx, up_to, plan);
        if (gpusorti_has_plan(&unordered)) return unordered;
    }
    if (request->count > up_to->shortest_row && rows && n <= up_to->few[1] && !is_few && !is_some)
        return gpusorti_no_plan(plan, "so short rows are sorted sooner, several by a workgroup");
    if (!one && (n <= up_to->first[1] || any_length) && request->limit <= limits->first_middle)
        which = GPUSORTI_FIRST_MIDDLE;
    if (!one && n <= up_to->first[0] && request->limit <= limits->first_short) which = GPUSORTI_FIRST_SHORT;
    if (is_few) {
        s->few_kernel = GPUSORTI_KERNEL_first_few;
        s->few = gpusorti_few_shape(ctx, &plan, n > up_to->few[0]);
    } else if (is_some || (any_length && request->limit <= limits->some_of_many)) {
        s->few_kernel = GPUSORTI_KERNEL_first_some;
        s->few = gpusorti_some_shape(ctx, &plan, request->limit > limits->some);
        if (request->any_order && request->limit > limits->some_ranked) s->few.variant |= GPUSORTI_VARIANT_ANY_ORDER;
    }
    if (gpusorti_has_shape(&s->few)) s->most_few = is_few ? up_to->few[1] : up_to->some;
    if (!is_few && !is_some) s->first = gpusorti_first_shape(ctx, &plan, which, any);
    if (n > up_to->first[2]) gpusorti_add_candidates(ctx, up_to, any, &plan);
    plan.shape = gpusorti_has_shape(&s->first) ? s->first : s->few;
    return plan;
}

/* ---- numbers and scratch ---- */
/* Elements of a workgroup's span: whole tiles. */
static uint32_t gpusorti_span_of(const gpusorti_request *r, const gpusorti_selection *s, const gpusorti_shape *shape) {
    const uint32_t tile = gpusorti_shape_tile(shape);
    return tile * (uint32_t)gpusorti_ceil_div(gpusorti_ceil_div(r->count, tile), s->most_spans);
}

/* select_any.comp: the most spans that count for themselves: of one array, or of rows that have several. */
static uint64_t gpusorti_unordered_spans(const gpusorti_selection *s) { return (uint64_t)s->most_spans << !s->one; }

/* select_any.comp: the most results of a segment, and of all; whether these go by way of the second copies. */
static uint32_t gpusorti_unordered_room(const gpusorti_request *r) { return gpusorti_min(r->limit, gpusorti_longest(r)); }

static uint64_t gpusorti_unordered_results(const gpusorti_request *r) {
    return gpusorti_lesser((uint64_t)gpusorti_segments_of(r) * gpusorti_unordered_room(r), r->count);
}

/* select_any.comp: room for what it finds, to be sorted: more than is wanted, so that few digits lead to it. */
static uint32_t gpusorti_found_room(const gpusorti_request *r) {
    return (uint32_t)gpusorti_lesser((uint64_t)GPUSORTI_FOUND_PART * r->limit, gpusorti_longest(r));
}

static int gpusorti_unordered_copies(const gpusorti_request *r) {
    return (~r->flags & (uint32_t)(GPUSORT_KEEP_KEYS | GPUSORT_WRITE_INDICES)) != 0;
}

/* Candidates of all parts of the array or row that first_split.comp takes. */
static uint64_t gpusorti_number_split(const gpusorti_request *r, gpusorti_selection *s) {
    const uint32_t room = GPUSORTI_SPLIT_ROOM * s->split.workgroup_size,
                   tiles = (uint32_t)gpusorti_ceil_div(gpusorti_longest(r), gpusorti_shape_tile(&s->split)),
                   fewest = (uint32_t)gpusorti_ceil_div(GPUSORTI_PART_SHARE * (uint64_t)r->limit, room),
                   parts = gpusorti_max(gpusorti_min(tiles, s->most_spans), fewest),
                   buckets = gpusorti_max(r->limit / GPUSORTI_BUCKET_WANTED, GPUSORTI_FEWEST_BUCKETS);
    s->way = GPUSORTI_FIRST_BUCKETS;
    s->room = room;
    s->spans = gpusorti_min(parts, GPUSORTI_MOST_PARTS);
    s->buckets = gpusorti_min(buckets, GPUSORTI_MOST_BUCKETS);
    return (uint64_t)s->spans * room;
}

/* Room for candidates. Of a span: one and a half times as many as are wanted. Of a row that is filtered: hardly ever too
 * little; so many more than are wanted as a pivot from a sample lets through. */
static uint64_t gpusorti_number_candidates(const gpusorti_request *r, gpusorti_selection *s) {
    const uint32_t segments = gpusorti_segments_of(r), longest = gpusorti_longest(r),
                   tile = gpusorti_shape_tile(&s->span_shape);
    const uint64_t least = 4 * (uint64_t)r->limit + 1024; /* of the shortest segment of any length */
    if (gpusorti_has_shape(&s->split)) return gpusorti_number_split(r, s);
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
        plan->needs.status = 4 * (segments * gpusorti_unordered_words(s->one) +
                                  gpusorti_unordered_spans(s) * ((1u << gpusorti_unordered_digit_bits(s->one)) + 1));
        plan->needs.alt_elements = plan->sorts_found              ? gpusorti_found_room(r)
                                   : gpusorti_unordered_copies(r) ? gpusorti_unordered_results(r)
                                                                  : 0;
        gpusorti_read_given(plan, 1, 1);
        return;
    }
    plan->needs.alt_words = 1;
    if (r->segmentation == GPUSORTI_OFFSETS && s->most_few != 0) s->most_listed = r->count / (s->most_few + 1);
    plan->needs.lists = 4 * (uint64_t)s->most_listed;
    if (gpusorti_has_shape(&s->first_left)) plan->needs.alt_elements = gpusorti_number_candidates(r, s);
    plan->needs.status = 4 * (uint64_t)GPUSORTI_FIRST_STATE_WORDS * s->states;
    if (s->way == GPUSORTI_FIRST_BUCKETS) plan->needs.status = 4 * (GPUSORTI_MOST_BUCKETS + 1) * (uint64_t)s->spans;
    given = r->segmentation != GPUSORTI_OFFSETS && plan->mode == GPUSORTI_ADDRESSES; /* else what lies outside is copied */
    gpusorti_read_given(plan, given || gpusorti_leaves_all(r, s) || s->way == GPUSORTI_FIRST_BUCKETS, given);
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

/* Whether first_some.comp lists the segments that it leaves to first_k.comp, where there are more segments than may be so
 * long. */
static int gpusorti_lists_first(const gpusorti_plan *plan) {
    const gpusorti_selection *s = &plan->of.selection;
    return plan->request.segmentation == GPUSORTI_OFFSETS && s->most_few != 0 && s->way == GPUSORTI_FIRST_ALONE &&
           s->most_listed < plan->request.segments;
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
    if (s->way == GPUSORTI_FIRST_ALONE)
        args->span = gpusorti_lists_first(plan) ? 1 + gpusorti_control_word(plan, plan->layout.lists) : 0;
    args->room = s->room;
    args->room_shift = s->way == GPUSORTI_FIRST_BUCKETS ? s->buckets : s->room_shift;
    if (tuned == &s->span_shape && gpusorti_leaves_all(request, s)) gpusorti_bind_input(walk);
    if (s->way == GPUSORTI_FIRST_BUCKETS && plan->mode != GPUSORTI_ADDRESSES)
        walk->step.bindings[GPUSORTI_BIND_KEYS] = walk->step.given.keys; /* they are kept */
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
    const uint32_t side_by_side = s->most_few ? s->few.workgroup_size / plan->lanes.size : 1;
    const uint64_t firsts = gpusorti_lists_first(plan) ? s->most_listed : segments;
    gpusorti_walk_first_offsets(walk);
    gpusorti_visit_first(walk, s->few_kernel, &s->few, gpusorti_ceil_div(segments, side_by_side), 0, s->most_few);
    gpusorti_visit_first(walk, GPUSORTI_KERNEL_first_k, &s->first, any_length || !left ? firsts : 0,
                         any_length ? s->most_few : 0, left ? s->direct : UINT32_MAX);
    gpusorti_visit_first(walk, GPUSORTI_KERNEL_first_k, &s->span_shape, left ? segments * s->spans : 0,
                         any_length ? s->direct : 0, UINT32_MAX);
    gpusorti_visit_first(walk, GPUSORTI_KERNEL_first_split, &s->split, left ? segments * s->spans : 0, s->direct,
                         UINT32_MAX);
    gpusorti_visit_first(walk, GPUSORTI_KERNEL_first_k, &s->sample, left ? segments : 0, s->direct, UINT32_MAX);
    gpusorti_visit_first(walk, GPUSORTI_KERNEL_first_filter, &s->filter,
                         left ? gpusorti_ceil_div(r->count, gpusorti_max(s->span, 1)) : 0, 0, 0);
    gpusorti_visit_first(walk, GPUSORTI_KERNEL_first_k, &s->first_left,
                         left ? segments * (s->buckets ? GPUSORTI_BUCKET_SHARES * s->buckets : 1) : 0,
                         any_length ? s->direct : 0, UINT32_MAX);
}

/* ---- steps, in any order, see shaders/selection/select_any.comp ---- */
static void gpusorti_visit_unordered(gpusorti_walk *walk, uint32_t number, uint64_t elements, gpusorti_unordered_args args) {
    const gpusorti_plan *plan = walk->plan;
    const uint64_t rows = gpusorti_segments_of(&plan->request);
    gpusorti_shape shape = plan->of.selection.select_any;
    args.spans = (uint32_t)gpusorti_ceil_div(elements, args.span);
    if (plan->packs_at_once) shape.variant |= GPUSORTI_VARIANT_SIDE_BY_SIDE;
    gpusorti_start_step(walk, GPUSORTI_KERNEL_select_any, &shape, rows * args.spans, -1)->push.args.unordered = args;
    if (plan->sorts_found && number <= args.digits + 1)
        walk->step.spec.flags &= ~(uint32_t)GPUSORT_KEEP_KEYS; /* they are needed to sort by */
    if (number <= args.digits + 1) gpusorti_bind_input(walk);
    walk->step.push.pass = number;
    gpusorti_visit_step(walk);
}

static gpusorti_unordered_args gpusorti_unordered_args_of(const gpusorti_walk *walk) {
    const gpusorti_plan *plan = walk->plan;
    const gpusorti_request *request = &plan->request;
    gpusorti_unordered_args args;
    args.size = gpusorti_row_size(request);
    args.span = plan->of.selection.span;
    args.limit = request->limit;
    args.room = plan->sorts_found ? gpusorti_found_room(request) : gpusorti_unordered_room(request);
    args.digits = (uint32_t)gpusorti_ceil_div(request->bit_count, gpusorti_unordered_digit_bits(plan->of.selection.one));
    args.apart = (uint32_t)(plan->sorts_found || gpusorti_is_apart(walk));
    return args;
}

static void gpusorti_walk_copied_back(gpusorti_walk *walk) {
    gpusorti_unordered_args args = gpusorti_unordered_args_of(walk);
    args.span = gpusorti_shape_tile(&walk->plan->of.selection.select_any);
    gpusorti_visit_unordered(walk, args.digits + 2, gpusorti_unordered_room(&walk->plan->request), args);
}

static void gpusorti_walk_unordered(gpusorti_walk *walk) {
    const gpusorti_plan *plan = walk->plan;
    const gpusorti_unordered_args args = gpusorti_unordered_args_of(walk);
    uint32_t number;
    gpusorti_visit_unordered(walk, 0, 1, args);
    for (number = 1; number <= args.digits + 1; number++)
        gpusorti_visit_unordered(walk, number, gpusorti_longest(&plan->request), args);
    if (!plan->sorts_found && gpusorti_unordered_copies(&plan->request)) gpusorti_walk_copied_back(walk);
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
 * and segment_pass, a build of onesweep.comp, runs once for each digit: its tiles wait for each other within their segment
 * like a chain. By count / scan / scatter: segment_count, segment_scan and segment_scatter for each digit. Passes come in
 * pairs, which end where they began. A single row that holds all elements is one array.
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
    const uint32_t longest = request->segmentation == GPUSORTI_ROWS ? gpusorti_min(request->segment_size, n) : n;
    gpusorti_segments *s = &plan.of.segments;
    gpusorti_plan fitted;
    if (request->segmentation == GPUSORTI_ONE_ARRAY) return gpusorti_no_plan(plan, "there are no segments");
    if (n <= up_to->shortest_row) return gpusorti_no_plan(plan, "one row holds all elements");
    if (!gpusorti_fit_short_segments(ctx, &plan, s)) return gpusorti_no_plan(plan, GPUSORTI_NO_SHAPE);
    s->has_listed[0] = longest > up_to->small_segment;
    s->has_listed[1] = longest > up_to->listed[0];
    s->has_long = longest > up_to->listed[1];
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
        step = gpusorti_start_step(walk, GPUSORTI_KERNEL_segment_sort, &s->listed[list], s->list_room, -1);
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
    const gpusorti_segments *s = &walk->plan->of.segments;
    const int scans = kernel == GPUSORTI_KERNEL_segment_scan, bases = kernel == GPUSORTI_KERNEL_segment_bases;
    gpusorti_step *step = gpusorti_start_step(walk, kernel, shape,
                                              scans ? args->chunks : bases ? s->long_segments : s->long_tiles, -1);
    if (pass == 0) gpusorti_bind_input(walk);
    step->push.pass = pass;
    step->push.args.long_segments = *args;
    if (!scans) step->indirect = bases ? GPUSORTI_SIZE_BASES : GPUSORTI_SIZE_LONG;
    gpusorti_visit_step(walk);
}

static gpusorti_long_segments_args gpusorti_long_segments_args_of(const gpusorti_plan *plan) {
    const gpusorti_segments *s = &plan->of.segments;
    const uint64_t words = s->long_tiles << plan->radix_bits, tile = gpusorti_shape_tile(&s->scan),
                   chunk = tile * gpusorti_ceil_div(words, GPUSORTI_MAX_CHUNKS * tile);
    gpusorti_long_segments_args args;
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
    const gpusorti_shape count = gpusorti_shape_of(plan->shape.workgroup_size, plan->shape.items, 0);
    gpusorti_long_segments_args args = gpusorti_long_segments_args_of(plan);
    uint32_t pass;
    if (s->chained) {
        gpusorti_visit_long(walk, GPUSORTI_KERNEL_segment_histogram, &count, 0, &args);
        gpusorti_visit_long(walk, GPUSORTI_KERNEL_segment_bases, &s->scan, 0, &args);
    }
    for (pass = 0; pass < plan->pass_count; pass++) {
        args.flags = gpusorti_pass_flags(plan, pass);
        if (!s->chained) {
            gpusorti_visit_long(walk, GPUSORTI_KERNEL_segment_count, &count, pass, &args);
            gpusorti_visit_long(walk, GPUSORTI_KERNEL_segment_scan, &s->scan, pass, &args);
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
 * wide values with indices. */
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
        {"scratch", merged ? "indices and wide values: " : "wide values: ",
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
    return GPUSORTI_FAIL(ctx, TOO_LARGE, "%s.%s: %s%llu bytes are over %s%llu%s",
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
    {"selection", GPUSORTI_BY(AUTO), gpusorti_selection_thresholds, gpusorti_plan_selection, NULL,
     gpusorti_number_selection, gpusorti_walk_selected},
    {"segments", GPUSORTI_BY(AUTO) | GPUSORTI_BY(ONESWEEP) | GPUSORTI_BY(COUNT_SCAN_SCATTER) | GPUSORTI_BY(ODD_EVEN_MERGE),
     gpusorti_segment_thresholds, gpusorti_plan_segments, gpusorti_fit_segments, gpusorti_number_segments,
     gpusorti_walk_segments},
    {"tiles and merges", GPUSORTI_BY(AUTO), gpusorti_tile_thresholds, gpusorti_plan_tiles, NULL,
     gpusorti_number_tiles, gpusorti_walk_merges},
    {"tiles and buckets", GPUSORTI_BY(AUTO), gpusorti_bucket_thresholds, gpusorti_plan_buckets,
     gpusorti_fit_buckets, gpusorti_number_buckets, gpusorti_walk_buckets},
    {"one-sweep", GPUSORTI_BY(AUTO) | GPUSORTI_BY(ONESWEEP), gpusorti_pass_thresholds,
     gpusorti_plan_onesweep, gpusorti_fit_passes, gpusorti_number_passes, gpusorti_walk_by_passes},
    {"count / scan / scatter", GPUSORTI_BY(AUTO) | GPUSORTI_BY(COUNT_SCAN_SCATTER), NULL,
     gpusorti_plan_three_kernels, gpusorti_fit_passes, gpusorti_number_passes, gpusorti_walk_by_passes},
    {"odd-even merge", GPUSORTI_BY(ODD_EVEN_MERGE), NULL, gpusorti_plan_network, NULL,
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

/* ---- the sort of what a plan finds: an array of its own in scratch ---- */
static gpusorti_request gpusorti_request_found(const gpusorti_request *of) {
    gpusorti_request request;
    memset(&request, 0, sizeof request);
    request.count = gpusorti_found_room(of);
    request.gpu_count = 1;
    request.algorithm = GPUSORT_AUTO;
    request.key_bits = of->key_bits;
    request.key_words = of->key_words;
    request.stored_bits = 32 * of->key_words;
    request.key_kind = of->key_kind;
    request.descending = of->descending;
    request.value_size = 4 * of->value_words;
    request.value_words = of->value_words;
    request.first_bit = of->first_bit;
    request.bit_count = of->bit_count;
    request.drops = of->drops || (of->flags & GPUSORT_KEEP_KEYS) != 0;
    request.host_arrays = of->host_arrays;
    request.addressable = of->addressable;
    return request;
}

static gpusorti_plan gpusorti_choose(const gpusort_context *ctx, const gpusorti_request *request, int too_large);

static gpusorti_plan gpusorti_plan_found(const gpusort_context *ctx, const gpusorti_plan *of) {
    const gpusorti_request request = gpusorti_request_found(&of->request);
    return gpusorti_choose(ctx, &request, of->reach.too_large);
}

/* too_large: see gpusorti_reach. */
static gpusorti_plan gpusorti_choose(const gpusort_context *ctx, const gpusorti_request *request, int too_large) {
    const gpusorti_plan blank = gpusorti_blank_plan(ctx, request, too_large);
    const gpusorti_thresholds up_to = gpusorti_thresholds_of(ctx, &blank);
    int i;
    for (i = 0; i < GPUSORTI_METHODS; i++) {
        const gpusorti_method *method = &gpusorti_methods[i];
        if (method->wanted >> request->algorithm & 1) {
            gpusorti_plan plan = method->plan(ctx, &up_to, blank);
            if (gpusorti_has_plan(&plan) && plan.sorts_found)
                plan.found_scratch = gpusorti_plan_found(ctx, &plan).layout.end;
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
        return GPUSORTI_FAIL(ctx, UNSUPPORTED,
                             ctx->caps.layered
                                 ? "GPUSORT_ONESWEEP needs acquire and release, which atomics of Metal, Direct3D and other "
                                   "APIs below a layer may lack"
                                 : "GPUSORT_ONESWEEP needs subgroup operations (basic, ballot, arithmetic)");
    if (!gpusorti_has_plan(&plan))
        return GPUSORTI_FAIL(ctx, UNSUPPORTED, "this device's workgroups are too small: %u invocations, %u bytes shared",
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

/* The numbers of a request at which plans change. */
typedef enum gpusorti_number { GPUSORTI_COUNTS, GPUSORTI_LIMITS, GPUSORTI_ROW_LENGTHS } gpusorti_number;

/* The next one of such a number, of plans that are too large to be bound and, unless this one is, of others. Where there are
 * several segments, whatever the count from here on, the methods for one array are not asked. */
static uint32_t gpusorti_next_change(const gpusort_context *ctx, const gpusorti_request *r, int too_large,
                                     gpusorti_number number, uint32_t most) {
    const uint32_t n = number == GPUSORTI_LIMITS ? r->limit : number == GPUSORTI_ROW_LENGTHS ? r->segment_size : r->count;
    for (; too_large <= 1; too_large++) {
        const gpusorti_plan blank = gpusorti_blank_plan(ctx, r, too_large);
        const gpusorti_thresholds up_to = gpusorti_thresholds_of(ctx, &blank);
#define GPUSORTI_ONE(member) most = gpusorti_next_threshold(&up_to.member, 1, n, most);
#define GPUSORTI_SEVERAL(member, count) most = gpusorti_next_threshold(up_to.member, count, n, most);
#define GPUSORTI_LIMIT(member) most = gpusorti_next_threshold(&up_to.limits.member, 1, n, most);
        if (number == GPUSORTI_LIMITS) {
            GPUSORTI_LIMIT_THRESHOLDS(GPUSORTI_LIMIT)
        } else if (number == GPUSORTI_ROW_LENGTHS) {
            GPUSORTI_ROW_THRESHOLDS(GPUSORTI_ONE, GPUSORTI_SEVERAL)
        } else if (r->segmentation != GPUSORTI_ONE_ARRAY && n > up_to.shortest_row) {
            GPUSORTI_SEVERAL_SEGMENTS(GPUSORTI_ONE, GPUSORTI_SEVERAL)
        } else {
            GPUSORTI_COUNT_THRESHOLDS(GPUSORTI_ONE, GPUSORTI_SEVERAL)
        }
#undef GPUSORTI_ONE
#undef GPUSORTI_SEVERAL
#undef GPUSORTI_LIMIT
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
    return plan->request.count <= grouped ? gpusorti_min(most, grouped) : most;
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
            result = gpusorti_reaches_further(ctx, &to, plan.mode) ? gpusorti_each_count(ctx, &from, &to, 1, visit, user)
                                                                   : gpusorti_check_scratch(ctx, &last);
        }
        count = end;
    }
    return result;
}

/* The greatest limit up to `most` for which what is found has the same plan as the first request->limit, and for which the
 * request's count lies on the same side of gpusorti_thresholds.below_found. */
static uint32_t gpusorti_last_found(const gpusort_context *ctx, const gpusorti_request *request, uint32_t most) {
    gpusorti_request one = *request;
    gpusorti_plan plan, found;
    if (one.segmentation == GPUSORTI_ROWS) one.count = gpusorti_min(one.count, one.segment_size);
    if (one.limit <= one.count / GPUSORTI_FOUND_PART) most = gpusorti_min(most, one.count / GPUSORTI_FOUND_PART);
    plan = gpusorti_choose(ctx, &one, 0);
    if (!plan.sorts_found) return most;
    found = gpusorti_plan_found(ctx, &plan);
    return gpusorti_min(most, gpusorti_last_count(ctx, &found, UINT32_MAX) / GPUSORTI_FOUND_PART);
}

/* The same for each range of limits. */
static gpusort_result gpusorti_each_limit(const gpusort_context *ctx, const gpusorti_request *least,
                                          const gpusorti_request *most, gpusorti_visit_plan visit, void *user) {
    gpusorti_request from = *least, to = *most;
    gpusort_result result = GPUSORT_OK;
    uint64_t limit;
    for (limit = least->limit; limit <= most->limit && result == GPUSORT_OK; limit++) {
        from.limit = to.limit = (uint32_t)limit;
        limit = gpusorti_next_change(ctx, &from, 0, GPUSORTI_LIMITS, most->limit);
        limit = to.limit = gpusorti_last_found(ctx, &to, (uint32_t)limit);
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
/* args: room for the arguments with the results' arrays as keys and values. */
static gpusorti_walk gpusorti_start_walk(const gpusorti_plan *plan, const gpusort_cmd_args *caller, gpusort_cmd_args *args,
                                         gpusorti_visit visit, void *user) {
    gpusorti_walk walk;
    GPUSORT_ASSERT(gpusorti_has_plan(plan) && plan->request.count != 0);
    *args = *caller;
    if (caller->keys_out.buffer) args->keys = caller->keys_out;
    if (caller->values_out.buffer) args->values = caller->values_out;
    memset(&walk, 0, sizeof walk);
    walk.plan = plan;
    walk.caller = caller;
    walk.args = args;
    walk.visit = visit;
    walk.user = user;
    walk.common = gpusorti_common_step(plan, caller, args);
    walk.common.given.keys = walk.common.bindings[GPUSORTI_BIND_KEYS];
    walk.common.given.values = walk.common.bindings[GPUSORTI_BIND_VALUES];
    if (plan->reads_given[GPUSORTI_BIND_KEYS] && !plan->unpacked) walk.common.given.keys = caller->keys;
    if (plan->reads_given[GPUSORTI_BIND_VALUES] && gpusorti_reads_values(&plan->request))
        walk.common.given.values = caller->values;
    return walk;
}

/* All steps but the last ones. */
static void gpusorti_walk_plan(gpusorti_walk *walk) {
    const gpusorti_plan *plan = walk->plan;
    gpusorti_walk_copies(walk);
    if (plan->clears_control || (plan->request.gpu_count && plan->needs.control != 0)) gpusorti_walk_begin(walk);
    gpusorti_walk_first(walk);
    plan->method->walk(walk);
}

/* Sorts what was found among the second copies, and copies the first ones to the results; how many were found is a word of
 * the counts. */
static void gpusorti_walk_found(const gpusort_context *ctx, gpusorti_walk *of) {
    const gpusorti_plan plan = gpusorti_plan_found(ctx, of->plan);
    const gpusorti_layout *layout = &of->plan->layout;
    const gpusort_range scratch = of->args->scratch;
    gpusort_cmd_args found, args;
    gpusorti_walk walk;
    memset(&found, 0, sizeof found);
    found.count = plan.request.count;
    found.keys = gpusorti_offset(scratch, layout->keys_alt);
    if (plan.request.value_words != 0) found.values = gpusorti_offset(scratch, layout->values_alt);
    found.count_buffer = gpusorti_offset(scratch, layout->status + 4 * GPUSORTI_SELECT_FOUND);
    found.scratch = gpusorti_offset(scratch, layout->found);
    walk = gpusorti_start_walk(&plan, &found, &args, of->visit, of->user);
    gpusorti_walk_plan(&walk);
    gpusorti_walk_last(&walk);
    if (of->result == GPUSORT_OK) of->result = walk.result;
    gpusorti_walk_copied_back(of);
}

/* Visits the steps of a sort in the order of their execution. */
static gpusort_result gpusorti_walk_steps(const gpusort_context *ctx, const gpusorti_plan *plan,
                                          const gpusort_cmd_args *caller, gpusorti_visit visit, void *user) {
    gpusort_cmd_args args;
    gpusorti_walk walk = gpusorti_start_walk(plan, caller, &args, visit, user);
    gpusorti_walk_plan(&walk);
    if (plan->sorts_found) gpusorti_walk_found(ctx, &walk);
    gpusorti_walk_last(&walk);
    return walk.result;
}
/* begin part record/pipelines */
/* ---- >>pipelines: compiled kernels, and the cache of them ---- */
/* The block that holds pipeline *i of all; *i becomes its index there. */
static uint32_t gpusorti_block_of(uint32_t *i) {
    uint32_t block = 0;
    for (; *i >= (uint32_t)GPUSORTI_FIRST_BLOCK << block; block++) *i -= (uint32_t)GPUSORTI_FIRST_BLOCK << block;
    return block;
}

static gpusorti_pipeline *gpusorti_pipeline_at(const gpusort_context *ctx, uint32_t i) {
    uint32_t block = gpusorti_block_of(&i);
    return &ctx->pipelines[block][i];
}

static const gpusorti_pipeline *gpusorti_find_below(const gpusort_context *ctx, uint32_t count, enum gpusorti_build build,
                                                    const gpusorti_spec *spec) {
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

static VkResult gpusorti_create_pipeline(const gpusort_context *ctx, VkShaderModule module, gpusorti_pipeline *pipeline) {
    VkSpecializationMapEntry entries[GPUSORTI_SPEC_COUNT];
    const VkSpecializationInfo specialization = {GPUSORTI_SPEC_COUNT, entries, sizeof pipeline->spec, &pipeline->spec};
    /* NVIDIA's driver (580) says that this is its default, but looks at each access unless it is told so. */
    const gpusorti_robustness_info robustness = {(VkStructureType)GPUSORTI_ROBUSTNESS_INFO, NULL, GPUSORTI_UNCHECKED, 0, 0,
                                                 0};
    uint32_t i;
    GPUSORTI_STRUCT(VkComputePipelineCreateInfo, info, COMPUTE_PIPELINE_CREATE_INFO);
    GPUSORTI_STRUCT(VkPipelineShaderStageRequiredSubgroupSizeCreateInfoEXT, required,
                    PIPELINE_SHADER_STAGE_REQUIRED_SUBGROUP_SIZE_CREATE_INFO_EXT);
    for (i = 0; i < GPUSORTI_SPEC_COUNT; i++) {
        const VkSpecializationMapEntry entry = {i, i * (uint32_t)sizeof(uint32_t), sizeof(uint32_t)};
        entries[i] = entry;
    }
    info.stage.sType = VK_STRUCTURE_TYPE_PIPELINE_SHADER_STAGE_CREATE_INFO;
    info.stage.stage = VK_SHADER_STAGE_COMPUTE_BIT;
    info.stage.module = module;
    info.stage.pName = "main";
    info.stage.pSpecializationInfo = &specialization;
    info.layout = pipeline->addresses ? ctx->address_layout : ctx->buffer_layout;
    if (ctx->enabled & GPUSORT_ENABLED_PIPELINE_ROBUSTNESS) info.pNext = &robustness;
    if (pipeline->spec.full_subgroups) {
        required.requiredSubgroupSize = pipeline->spec.subgroup_size;
        if (ctx->caps.subgroup_choice) info.stage.pNext = &required;
        info.stage.flags = VK_PIPELINE_SHADER_STAGE_CREATE_REQUIRE_FULL_SUBGROUPS_BIT_EXT;
    }
    return ctx->vk.CreateComputePipelines(ctx->device, ctx->pipeline_cache, 1, &info, ctx->vk_allocator, &pipeline->handle);
}

/* A pipeline to compile. Jobs may run on threads of the application's: they neither allocate nor log, and touch nothing but
 * their own pipeline. */
typedef struct gpusorti_job {
    const gpusort_context *ctx;
    gpusorti_pipeline *pipeline;
    VkShaderModule module;
    VkResult result; /* VK_NOT_READY: did not run */
    double milliseconds;
} gpusorti_job;

static void gpusorti_run_job(void *data, uint32_t i) {
    gpusorti_job *job = (gpusorti_job *)data + i;
    const double start = gpusorti_now_ms();
    job->result = gpusorti_create_pipeline(job->ctx, job->module, job->pipeline);
    if (job->result != VK_SUCCESS) job->pipeline->handle = VK_NULL_HANDLE;
    job->milliseconds = gpusorti_now_ms() - start;
}

/* What takes longest to compile goes first, so that threads end at about the same time. */
static uint32_t gpusorti_compile_first(const gpusorti_job *job) {
    return gpusorti_info_of(job->pipeline->build)->compile_first;
}

static void gpusorti_list_jobs(gpusort_context *ctx, gpusorti_job *list) {
    uint32_t i, at;
    for (i = 0; i < ctx->pipeline_wanted; i++) {
        const gpusorti_job job = {ctx, gpusorti_pipeline_at(ctx, ctx->pipeline_count + i), VK_NULL_HANDLE, VK_NOT_READY, 0};
        for (at = i; at > 0 && gpusorti_compile_first(&job) > gpusorti_compile_first(&list[at - 1]); at--)
            list[at] = list[at - 1];
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
            result = GPUSORTI_FAIL(ctx, VULKAN, "the text of the kernels in gpusort.h is damaged");
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
    gpusort_result result;
    uint32_t i;
    for (i = 0; i < GPUSORTI_BUILD_COUNT; i++) modules[i] = VK_NULL_HANDLE;
    memset(wanted, 0, sizeof wanted);
    for (i = 0; i < count; i++) wanted[list[i].pipeline->build] = 1;
    result = gpusorti_create_modules(ctx, wanted, modules);
    for (i = 0; i < count; i++) list[i].module = modules[list[i].pipeline->build];
    if (result == GPUSORT_OK && ctx->run_jobs)
        ctx->run_jobs(gpusorti_run_job, list, count, ctx->run_jobs_user);
    else if (result == GPUSORT_OK)
        for (i = 0; i < count; i++) gpusorti_run_job(list, i);
    for (i = 0; i < GPUSORTI_BUILD_COUNT; i++)
        if (modules[i] != VK_NULL_HANDLE) ctx->vk.DestroyShaderModule(ctx->device, modules[i], ctx->vk_allocator);
    return result;
}

static const char *gpusorti_build_name(enum gpusorti_build build) {
    static const char *const names[] = {
#define GPUSORTI_Y(name, ...) #name,
#define GPUSORTI_X(name, ...) #name, #name "_address",
        GPUSORTI_KERNELS(GPUSORTI_X, GPUSORTI_Y)
#undef GPUSORTI_X
#undef GPUSORTI_Y
    };
    return names[build];
}

/* For captures and validation; without a name a pipeline is as good. */
static void gpusorti_name_pipeline(const gpusort_context *ctx, const gpusorti_pipeline *pipeline) {
    const gpusorti_spec *spec = &pipeline->spec;
    char name[96];
    GPUSORTI_STRUCT(VkDebugUtilsObjectNameInfoEXT, info, DEBUG_UTILS_OBJECT_NAME_INFO_EXT);
    if (!(ctx->enabled & GPUSORT_ENABLED_DEBUG_UTILS)) return;
    snprintf(name, sizeof name, "gpusort %s variant 0x%x %ux%u", gpusorti_build_name(pipeline->build), spec->variant,
             spec->workgroup_size, spec->items);
    info.objectType = VK_OBJECT_TYPE_PIPELINE;
    memcpy(&info.objectHandle, &pipeline->handle, sizeof pipeline->handle); /* a pointer or a number */
    info.pObjectName = name;
    (void)ctx->vk.SetDebugUtilsObjectNameEXT(ctx->device, &info);
}

static gpusort_result gpusorti_check_job(const gpusort_context *ctx, const gpusorti_job *job) {
    const gpusorti_spec *spec = &job->pipeline->spec;
    if (job->result == VK_NOT_READY)
        return GPUSORTI_FAIL(ctx, INVALID_ARGUMENT, "gpusort_desc.jobs.run returned before every job was done");
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
    const VkMemoryBarrier barrier = {VK_STRUCTURE_TYPE_MEMORY_BARRIER, NULL, from_access, to_access};
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
        return GPUSORTI_FAIL(sets->ctx, UNSUPPORTED,
                             "gpusort_cmd_args.descriptor_pool: this sort needs more than %d sets", GPUSORTI_MOST_SETS);
    memcpy(sets->buffers[sets->count++], buffers, sizeof buffers);
    return GPUSORT_OK;
}

/* set: null for push descriptors. */
static void gpusorti_write_set(VkDescriptorSet set, const VkDescriptorBufferInfo buffers[GPUSORTI_BINDINGS],
                               VkWriteDescriptorSet writes[GPUSORTI_BINDINGS]) {
    uint32_t i;
    for (i = 0; i < GPUSORTI_BINDINGS; i++) {
        const VkWriteDescriptorSet write = {VK_STRUCTURE_TYPE_WRITE_DESCRIPTOR_SET, NULL, set, i, 0, 1,
                                            VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, NULL, &buffers[i], NULL};
        writes[i] = write;
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
        return GPUSORTI_FAIL(ctx, UNSUPPORTED,
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
        return GPUSORTI_FAIL(ctx, INVALID_ARGUMENT,
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
    return GPUSORTI_FAIL(ctx, NOT_PREPARED,
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
    {"gpusort_prepare", "gpusort_cmd_args", 1, 0},  {"gpusort_readiness", "gpusort_cmd_args", 1, 0},
    {"gpusort_scratch", "gpusort_cmd_args", 0, 0},  {"gpusort_explain", "gpusort_cmd_args", 1, 0},
    {"gpusort_cmd_sort", "gpusort_cmd_args", 0, 1}, {"gpusort_sort", "gpusort_host_args", 0, 1},
};

static int gpusorti_is_set(const gpusort_range *range) { return range->buffer != VK_NULL_HANDLE; }

/* Keys inside values. Members that both structures have are in the same order in both. */
static void gpusorti_check_key_inside(gpusorti_checks *checks, const gpusort_cmd_args *args, uint32_t key_size) {
    const uint32_t others = args->flags & (uint32_t)(GPUSORT_WRITE_INDICES | GPUSORT_KEEP_KEYS);
    GPUSORTI_REFUSE_GIVEN(args, keys, gpusorti_is_set(&args->keys), "set, but GPUSORT_KEYS_IN_VALUES is, too");
    GPUSORTI_REFUSE(args, value_size, args->value_size == 0, "0, but GPUSORT_KEYS_IN_VALUES is set");
    GPUSORTI_REFUSE(args, key_offset, args->key_offset % gpusorti_min(key_size, 4) != 0,
                    "neither a multiple of the key's size (%u) nor of 4", key_size);
    GPUSORTI_REFUSE(args, key_offset, (uint64_t)args->key_offset + key_size > args->value_size,
                    "a key of %u bytes from there on does not end within value_size (%u)", key_size, args->value_size);
    GPUSORTI_REFUSE(args, flags, others != 0,
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
    GPUSORTI_REFUSE_GIVEN(args, keys_out, gpusorti_is_set(&args->keys_out) && (keep || inside),
                          "set, but with GPUSORT_KEEP_KEYS or GPUSORT_KEYS_IN_VALUES no keys come out");
    GPUSORTI_REFUSE(args, value_size, indices && args->value_size != 4, "GPUSORT_WRITE_INDICES needs 4");
    GPUSORTI_REFUSE(args, value_size, keep && args->value_size == 0, "GPUSORT_KEEP_KEYS without values sorts nothing");
    GPUSORTI_REFUSE(args, value_size, discard && args->value_size == 0, "GPUSORT_DISCARD_KEYS without values sorts nothing");
    GPUSORTI_REFUSE(args, key_offset, !inside && args->key_offset != 0, "not 0, but GPUSORT_KEYS_IN_VALUES is not set");
    if (inside) gpusorti_check_key_inside(checks, args, key_bits / 8);
    GPUSORTI_REFUSE(args, flags, (flags & ~known) != 0, "unknown bits 0x%x", flags & ~known);
    GPUSORTI_REFUSE(args, flags, discard && (keep || inside),
                    "GPUSORT_DISCARD_KEYS cannot be combined with GPUSORT_KEEP_KEYS or GPUSORT_KEYS_IN_VALUES");
    GPUSORTI_REFUSE(args, flags, (flags & GPUSORT_OVERWRITE) && keep,
                    "GPUSORT_OVERWRITE cannot be combined with GPUSORT_KEEP_KEYS");
    GPUSORTI_REFUSE(args, flags, (flags & GPUSORT_NUMERIC) && numbers && window,
                    "GPUSORT_NUMERIC cannot be combined with a window of bits");
    GPUSORTI_REFUSE(args, limit, (flags & GPUSORT_ANY_ORDER) && args->limit == 0, "0, but GPUSORT_ANY_ORDER is set");
}

static void gpusorti_check_segments(gpusorti_checks *checks, const gpusort_cmd_args *args) {
    const int offsets = gpusorti_is_set(&args->segments), ends = gpusorti_is_set(&args->segment_ends);
    GPUSORTI_REFUSE(args, segment_count, (offsets || ends) && args->segment_count == 0, "0, but %s are set",
                    offsets ? "segments" : "segment_ends");
    GPUSORTI_REFUSE(args, segment_size, (offsets || ends) && args->segment_size != 0, "not 0, but %s are set",
                    offsets ? "segments" : "segment_ends");
    GPUSORTI_REFUSE(args, segment_size, args->segment_count != 0 && args->segment_size != 0,
                    "not 0, but segment_count is %u: set one of them, for rows or for offsets", args->segment_count);
}

/* What the odd-even merge cannot do. */
static void gpusorti_check_network(gpusorti_checks *checks, const gpusort_cmd_args *args) {
    checks->mistake = GPUSORT_ERROR_UNSUPPORTED;
    GPUSORTI_REFUSE(args, flags, (args->flags & GPUSORT_KEEP_KEYS) != 0,
                    "GPUSORT_ODD_EVEN_MERGE sorts in place, it cannot keep the keys");
    GPUSORTI_REFUSE(args, algorithm, args->segment_count != 0 || args->segment_size != 0,
                    "GPUSORT_ODD_EVEN_MERGE has no segments");
    GPUSORTI_REFUSE(args, algorithm, args->limit != 0, "GPUSORT_ODD_EVEN_MERGE has no limit");
    checks->mistake = GPUSORT_ERROR_INVALID_ARGUMENT;
}

/* Of the functions that sort: arrays that have to be there. A recorded sort of no elements needs none. Whether scratch has
 * to be, the plan says. */
static void gpusorti_check_arrays_given(gpusorti_checks *checks, const gpusort_cmd_args *args, int host_arrays) {
    const int inside = (args->flags & GPUSORT_KEYS_IN_VALUES) != 0, overwrites = (args->flags & GPUSORT_OVERWRITE) != 0,
              keep = (args->flags & GPUSORT_KEEP_KEYS) != 0, indices = (args->flags & GPUSORT_WRITE_INDICES) != 0,
              elements = args->count != 0, unused = gpusorti_is_set(&args->values_out) && indices && !overwrites;
    if (!elements && !host_arrays) return;
    GPUSORTI_REFUSE_GIVEN(args, keys_out, overwrites && !inside && !keep && !gpusorti_is_set(&args->keys_out),
                          "NULL, but GPUSORT_OVERWRITE is set");
    GPUSORTI_REFUSE_GIVEN(args, values_out,
                          overwrites && !keep && args->value_size != 0 && !gpusorti_is_set(&args->values_out),
                          "NULL, but GPUSORT_OVERWRITE is set");
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
    const uint64_t results = args->flags & GPUSORT_KEEP_KEYS ? gpusorti_results(args) : 0;
    const int numbers = gpusorti_types[known_type].kind == GPUSORTI_KIND_FLOAT;
    gpusorti_checks all = gpusorti_check_members(callbacks, entry->structure), *const checks = &all;
    GPUSORTI_REFUSE(args, key_type, type >= GPUSORTI_TYPE_COUNT, "no gpusort_type: the last one is %d",
                    (int)GPUSORTI_TYPE_COUNT - 1);
    GPUSORTI_REFUSE(args, order, order > GPUSORT_DESCENDING, "no gpusort_order: the last one is %d",
                    (int)GPUSORT_DESCENDING);
    GPUSORTI_REFUSE(args, value_size, args->value_size % 4 != 0, "not a multiple of 4");
    GPUSORTI_REFUSE(args, value_size, args->value_size > GPUSORTI_MAX_VALUE_SIZE, "over %d", (int)GPUSORTI_MAX_VALUE_SIZE);
    GPUSORTI_REFUSE(args, first_bit, args->first_bit >= key_bits, "a key has only %u bits", key_bits);
    GPUSORTI_REFUSE(args, bit_count, args->bit_count > rest, "from first_bit %u on a key has only %u bits", args->first_bit,
                    rest);
    gpusorti_check_flags(checks, args, key_bits, numbers);
    GPUSORTI_REFUSE(args, value_size, gpusorti_is_set(&args->values_out) && args->value_size == 0,
                    "0, but values_out is set");
    GPUSORTI_REFUSE(args, value_size, gpusorti_is_set(&args->values) && args->value_size == 0, "0, but values are set");
    GPUSORTI_REFUSE(args, flags, entry->sorts && (args->flags & GPUSORT_QUICK),
                    "GPUSORT_QUICK is for gpusort_prepare() alone");
    GPUSORTI_REFUSE(args, algorithm, algorithm > GPUSORT_ODD_EVEN_MERGE, "no gpusort_algorithm: the last one is %d",
                    (int)GPUSORT_ODD_EVEN_MERGE);
    if (algorithm == GPUSORT_ODD_EVEN_MERGE) gpusorti_check_network(checks, args);
    gpusorti_check_segments(checks, args);
    if (entry->sorts) gpusorti_check_arrays_given(checks, args, entry == &gpusorti_entries[GPUSORTI_SORT]);
    GPUSORTI_REFUSE(args, least_count, entry->prepares && args->least_count > args->count, "over count (%llu)",
                    (unsigned long long)args->count);
    checks->mistake = GPUSORT_ERROR_TOO_LARGE;
    GPUSORTI_REFUSE(args, count, args->count > 0xffffffffu, "over 2^32 - 1");
    gpusorti_refuse(checks, results > 0xffffffffu, GPUSORTI_PLACE(args, limit), "limit", results,
                    "results of all segments, over 2^32 - 1");
    return gpusorti_tell_mistake(checks);
}

/* What a function with args does first. missing: the name of another pointer that is NULL, or NULL. */
static gpusort_result gpusorti_check_call(const gpusort_context *ctx, gpusorti_entry which, const gpusort_cmd_args *args,
                                          const char *missing) {
    const struct gpusorti_entry_info *entry = &gpusorti_entries[which];
    gpusort_result result;
    if (!ctx) return GPUSORT_ERROR_INVALID_ARGUMENT;
    if (args) {
        gpusorti_checks all = gpusorti_check_members(&ctx->callbacks, entry->structure), *const checks = &all;
        GPUSORTI_REFUSE(args, start_canary, args->start_canary != 0, GPUSORTI_NOT_ZEROED);
        GPUSORTI_REFUSE(args, end_canary, args->end_canary != 0, GPUSORTI_NOT_ZEROED);
        if (checks->result != GPUSORT_OK) return gpusorti_tell_mistake(checks);
    }
    if (!args || missing)
        return GPUSORTI_FAIL(ctx, INVALID_ARGUMENT, "%s: %s is NULL", entry->function, args ? missing : "args");
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
    if (!gpusorti_is_set(&use->range)) return GPUSORTI_FAIL(ctx, INVALID_ARGUMENT, "gpusort_cmd_args.%s.buffer: NULL", name);
    if (offset % use->alignment != 0)
        return GPUSORTI_FAIL(ctx, INVALID_ARGUMENT, "gpusort_cmd_args.%s.offset: %llu is not a multiple of %llu", name,
                             offset, (unsigned long long)use->alignment);
    if (offset > UINT64_MAX - use->size)
        return GPUSORTI_FAIL(ctx, INVALID_ARGUMENT,
                             "gpusort_cmd_args.%s.offset %llu: with the size over 2^64", name, offset);
    if (has != 0 && has < needs)
        return GPUSORTI_FAIL(ctx, INVALID_ARGUMENT,
                             "gpusort_cmd_args.%s.size: %llu bytes, but this sort needs %llu", name, has, needs);
    return GPUSORT_OK;
}

static int gpusorti_overlap(uint64_t a, uint64_t size_a, uint64_t b, uint64_t size_b) {
    return size_a != 0 && size_b != 0 && (a < b ? b - a < size_a : a - b < size_b);
}

/* The buffers of a sort of at least one element, from top to bottom: each, then each two of them. Words may lie at any
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
        {"count_buffer", args->count_buffer, request->gpu_count ? 4u : 0u, 4},
        {"keys", args->keys, gpusorti_keys_size(request), of_keys},
        {"values", args->values, values_out ? read : gpusorti_values_size(request), of_values},
        {"keys_out", args->keys_out, keys_out ? gpusorti_keys_size(request) : 0, of_keys},
        {"values_out", args->values_out, values_out ? gpusorti_values_out_size(request) : 0, of_values},
        {"scratch", args->scratch, plan->layout.end, gpusorti_max(GPUSORTI_ALIGNMENT, aligned)},
        {"segments", args->segments, gpusorti_offsets_size(request), 4},
        {"segment_ends", args->segment_ends, gpusorti_ends_size(request), 4},
    };
    enum { GPUSORTI_USES = sizeof uses / sizeof uses[0] };
    gpusort_result result = GPUSORT_OK;
    int i, j;
    for (i = 0; i < GPUSORTI_USES && result == GPUSORT_OK; i++) result = gpusorti_check_buffer_use(ctx, &uses[i]);
    for (i = 0; i < GPUSORTI_USES && result == GPUSORT_OK; i++)
        for (j = 0; j < i && result == GPUSORT_OK; j++)
            if (uses[i].range.buffer == uses[j].range.buffer && j != GPUSORTI_USES - 2 /* segments: i is their ends */ &&
                gpusorti_overlap(uses[i].range.offset, uses[i].size, uses[j].range.offset, uses[j].size))
                result = GPUSORTI_FAIL(ctx, INVALID_ARGUMENT, "gpusort_cmd_args.%s overlaps %s", uses[i].name, uses[j].name);
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
    if (recorder->ctx->enabled & GPUSORT_ENABLED_DEBUG_UTILS) recorder->ctx->vk.CmdEndDebugUtilsLabelEXT(recorder->commands);
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
    if (!step->beside)
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
    result = gpusorti_walk_steps(ctx, plan, args, gpusorti_record_step, &recorder);
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

/* The plan where all that callers may leave out is there: it needs all pipelines and sets that others need. */
static gpusorti_plan gpusorti_with_all(const gpusort_context *ctx, const gpusorti_plan *plan) {
    gpusorti_request request = plan->request;
    request.gpu_count = 1;
    request.has_ends = request.segmentation == GPUSORTI_OFFSETS;
    return gpusorti_plan_for(ctx, plan, &request);
}

typedef struct gpusorti_search { /* for the pipelines of plans */
    const gpusort_context *ctx;
    gpusort_cmd_args args;
    gpusorti_visit visit; /* gpusorti_prepare_step() or gpusorti_find_step(), and its user */
    void *user;
} gpusorti_search;

static gpusort_result gpusorti_search_plan(void *user, const gpusorti_plan *plan) {
    const gpusorti_search *search = (const gpusorti_search *)user;
    const gpusorti_plan with = gpusorti_with_all(search->ctx, plan);
    return gpusorti_walk_steps(search->ctx, &with, &search->args, search->visit, search->user);
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
    result = gpusorti_walk_steps(measure->ctx, &with, &measure->args, gpusorti_measure_step, measure);
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
        if (method == plan->method) continue;
        gpusorti_say(&e->text, "not used: %s, because ", method->name);
        if (!(method->wanted >> plan->request.algorithm & 1))
            gpusorti_say(&e->text, "gpusort_cmd_args.algorithm %s\n",
                         gpusorti_asks_for(&plan->request, GPUSORT_AUTO) ? "does not select it" : "selects another method");
        else if (method < plan->method)
            gpusorti_say(&e->text, "%s\n", method->plan(e->ctx, &up_to, blank).why_not);
        else
            gpusorti_say(&e->text, "the method above can do this sort and is preferred\n");
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
        {"the sort of what is found", l->end - l->found},
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
    const int planned = step->indirect >= GPUSORTI_SIZE_FINISH, /* the GPU may find that there is nothing to do */
              compiled = gpusorti_find_pipeline(e->ctx, step->build, &step->spec) != NULL;
    (void)plan;
    if (step->workgroups == 0) return GPUSORT_OK; /* it is not recorded */
    e->missing += !compiled;
    gpusorti_say(&e->text, "step %u: %s, %u x %u", ++e->steps, gpusorti_build_name(step->build), step->spec.workgroup_size,
                 gpusorti_max(step->spec.items, 1));
    if (step->spec.variant) gpusorti_say(&e->text, ", variant 0x%x", step->spec.variant);
    gpusorti_say(&e->text, ", %s%llu workgroups%s", step->indirect < 0 ? "" : "at most ",
                 (unsigned long long)step->workgroups,
                 step->indirect < 0 ? "" : planned ? ", by the GPU, may be empty" : ", by the GPU");
    if (step->beside) gpusorti_say(&e->text, ", beside the step before");
    gpusorti_say(&e->text, "%s\n", compiled ? "" : ", not compiled yet");
    return GPUSORT_OK;
}

/* quick: the plan is recorded only until the usual one is prepared. text: NULL, or of `room` bytes. Returns those needed. */
static size_t gpusorti_explain(const gpusort_context *ctx, const gpusort_cmd_args *args, const gpusorti_plan *plan,
                               int quick, size_t room, char *text) {
    gpusorti_explanation explanation = {ctx, {text, text ? room : 0, 0}, 0, 0}, *const e = &explanation;
    char name[128];
    gpusorti_describe(args, name, sizeof name);
    gpusorti_say(&e->text, "sort: %s\n", name);
    if (quick) gpusorti_say(&e->text, "plan: the quick one, until gpusort_prepare() without GPUSORT_QUICK has returned\n");
    gpusorti_explain_methods(e, plan);
    gpusorti_explain_plan(e, plan);
    gpusorti_explain_scratch(e, plan);
    if (args->count != 0)
        (void)gpusorti_walk_steps(e->ctx, plan, args, gpusorti_explain_step, e);
    else
        gpusorti_say(&e->text, "steps: none, as there are no elements\n");
    if (e->missing)
        gpusorti_say(&e->text, "pipelines: those of %u of %u steps are not compiled yet\n", e->missing, e->steps);
    return e->text.used + 1;
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
    return GPUSORTI_FAIL(ctx, OUT_OF_DEVICE_MEMORY, "%s: %llu bytes are over the device's maxMemoryAllocationSize of %llu",
                         gpusorti_buffer_names[which], (unsigned long long)size,
                         (unsigned long long)ctx->caps.max_allocation);
}

/* Memory for the buffer, of a type with the required properties: types that have the wished ones too, where there are any,
 * and behind them the others, if these are wanted. */
static gpusort_result gpusorti_allocate(gpusort_context *ctx, int which, VkMemoryAllocateInfo *info, uint32_t allowed,
                                        VkMemoryPropertyFlags required, VkMemoryPropertyFlags wished, int others) {
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
        return GPUSORTI_FAIL(ctx, OUT_OF_DEVICE_MEMORY, "%s: no memory type serves a buffer of %llu bytes",
                             gpusorti_buffer_names[which], (unsigned long long)info->allocationSize);
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
            return GPUSORTI_FAIL(
                ctx, OUT_OF_DEVICE_MEMORY, "gpusort_desc.memory_budget: %llu bytes do not hold %llu more for %s",
                (unsigned long long)ctx->memory_budget, (unsigned long long)size, gpusorti_buffer_names[which]);
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

/* The caller's pages from start on as a buffer, size rounded up to whole ones. 0: the device does not take them. */
static int gpusorti_import(gpusort_context *ctx, gpusorti_buffer *b, void *start, uint64_t size) {
    const VkExternalMemoryHandleTypeFlagBits kind = VK_EXTERNAL_MEMORY_HANDLE_TYPE_HOST_ALLOCATION_BIT_EXT;
    VkResult vr;
    GPUSORTI_STRUCT(VkMemoryHostPointerPropertiesEXT, pointer, MEMORY_HOST_POINTER_PROPERTIES_EXT);
    GPUSORTI_STRUCT(VkExternalMemoryBufferCreateInfo, external, EXTERNAL_MEMORY_BUFFER_CREATE_INFO);
    GPUSORTI_STRUCT(VkBufferCreateInfo, info, BUFFER_CREATE_INFO);
    b->size = gpusorti_ceil_div(size, ctx->caps.import_alignment) * ctx->caps.import_alignment;
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
    const VkDescriptorPoolSize size = {VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, GPUSORTI_MOST_SETS * gpusorti_bindings(ctx)};
    GPUSORTI_STRUCT(VkDescriptorPoolCreateInfo, info, DESCRIPTOR_POOL_CREATE_INFO);
    if (ctx->descriptor_pool != VK_NULL_HANDLE) return GPUSORT_OK;
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
    return GPUSORTI_FAIL(ctx, DEVICE_LOST, "vkWaitForFences: VkResult %d again and again", (int)vr);
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
    const uint32_t *begins = args->segments, *ends = given || args->segment_count == 0 ? args->segment_ends : begins + 1;
    const char *const member = given ? "segment_ends" : "segments";
    const size_t offset = given ? offsetof(gpusort_cmd_args, segment_ends) : offsetof(gpusort_cmd_args, segments);
    const uint32_t segments = args->segment_count;
    gpusorti_checks checks = gpusorti_check_members(&ctx->callbacks, "gpusort_host_args");
    uint32_t i = 0;
    if (segments == 0) return GPUSORT_OK;
    while (i < segments && begins[i] <= ends[i] && (i + 1 == segments || ends[i] <= begins[i + 1])) i++;
    if (i == segments)
        gpusorti_refuse(&checks, ends[i - 1] > args->count, offset, member, 0,
                        "the last segment ends at %u, beyond count (%llu)", ends[i - 1], (unsigned long long)args->count);
    else
        gpusorti_refuse(&checks, 1, offset, member, 0, "segment %u ends at %u, %s (%u)", i, ends[i],
                        begins[i] > ends[i] ? "before it begins" : "after the next one begins",
                        begins[i] > ends[i] ? begins[i] : begins[i + 1]);
    return gpusorti_tell_mistake(&checks);
}

typedef struct gpusorti_array { /* of the caller's */
    char *memory; /* the caller's */
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
        const uintptr_t at = (uintptr_t)array->memory;
        if (array->size > UINTPTR_MAX - at)
            return gpusorti_fail(callbacks, GPUSORT_ERROR_INVALID_ARGUMENT,
                                 "gpusort_host_args.count %llu: %s would end over the end of memory",
                                 (unsigned long long)call->cmd.count, gpusorti_buffer_names[a]);
        for (b = 0; b < a; b++) {
            const gpusorti_array *other = &call->arrays[b];
            if (a == GPUSORTI_HOST_ENDS && b == GPUSORTI_HOST_OFFSETS) continue;
            if (gpusorti_overlap((uintptr_t)other->memory, other->size, at, array->size))
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
    memcpy(c->to + at, c->from + at, (size_t)gpusorti_lesser(c->size - at, c->share));
    c->done[i] = 1;
}

/* Copies on the threads that gpusort_desc.jobs lends; what it leaves undone, here. */
static void gpusorti_copy_bytes(const gpusort_context *ctx, char *to, const char *from, uint64_t size) {
    const uint64_t share = gpusorti_greater(gpusorti_ceil_div(size, GPUSORTI_MOST_SHARES), GPUSORTI_LEAST_SHARE);
    const uint32_t shares = (uint32_t)gpusorti_ceil_div(size, share);
    gpusorti_copying c = {to, from, size, share, {0}};
    uint32_t i;
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
    return gpusorti_ceil_div((uintptr_t)array->memory % gpusorti_page_of(call, array) + array->size, array->piece_size);
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
    skew = (uintptr_t)array->memory % gpusorti_page_of(call, array);
    end = (i + 1) * array->piece_size - skew;
    piece.array = array;
    piece.pages = array->imported ? pages + i : NULL;
    piece.offset = i == 0 ? 0 : i * array->piece_size - skew;
    piece.size = (end < array->size ? end : array->size) - piece.offset;
    piece.at = (uintptr_t)(array->memory + piece.offset) % gpusorti_page_of(call, array);
    return piece;
}

static int gpusorti_way_serves(const gpusorti_call *call, gpusorti_way way) {
    const gpusort_context *ctx = call->ctx;
    const int one_memory = ctx->caps.device_type == VK_PHYSICAL_DEVICE_TYPE_INTEGRATED_GPU ||
                           ctx->caps.device_type == VK_PHYSICAL_DEVICE_TYPE_CPU;
    if (ctx->forced.host_way > (uint32_t)way) return 0;
    if (way == GPUSORTI_MAPPED) return one_memory || ctx->forced.host_way == GPUSORTI_MAPPED;
    return way == GPUSORTI_RING || (ctx->enabled & GPUSORT_ENABLED_EXTERNAL_MEMORY_HOST) != 0;
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
            result = gpusorti_need_buffer(
                ctx, i, size[i], i == GPUSORTI_HOST_STAGING || (i != GPUSORTI_HOST_SCRATCH && call->way == GPUSORTI_MAPPED),
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
    const VkBufferCopy region = {from_offset, to_offset, size};
    if (size != 0) call->ctx->vk.CmdCopyBuffer(commands, from, to, 1, &region);
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

/* Where the piece is copied from or to: in its pages, or in staging memory, if it goes with that slot. Returns that. */
static char *gpusorti_stage(gpusorti_call *call, gpusorti_piece *piece, const gpusorti_slot *slot) {
    const gpusorti_buffer *staging = &call->ctx->buffers[GPUSORTI_HOST_STAGING];
    piece->buffer = piece->pages ? piece->pages->buffer : staging->buffer;
    if (piece->pages) return NULL;
    piece->at = (uint64_t)(slot - call->ctx->submissions) * call->staged_size;
    return (char *)staging->mapped + piece->at;
}

/* Sends all pieces; imports also those that only come back, because nothing may be refused then. */
static gpusort_result gpusorti_send_pieces(gpusorti_call *call) {
    gpusort_context *ctx = call->ctx;
    const uint64_t count = gpusorti_all_pieces(call);
    gpusort_result result = GPUSORT_OK;
    uint64_t i;
    for (i = 0; i < count && result == GPUSORT_OK; i++) {
        gpusorti_piece piece = gpusorti_piece_at(call, i);
        char *const bytes = piece.array->memory + piece.offset;
        gpusorti_slot *slot;
        char *staged;
        call->refused = piece.pages && !gpusorti_import(ctx, piece.pages, bytes - piece.at, piece.at + piece.size);
        if (call->refused) return GPUSORT_ERROR_UNSUPPORTED;
        if (!piece.array->up) continue;
        result = gpusorti_take_slot(ctx, &slot);
        if (result != GPUSORT_OK) break;
        staged = gpusorti_stage(call, &piece, slot);
        if (staged) gpusorti_copy_bytes(ctx, staged, bytes, piece.size);
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
        gpusorti_copy_bytes(ctx, piece.array->memory + piece.offset, gpusorti_stage(call, &piece, slot), piece.size);
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
            (void)gpusorti_stage(call, &piece, slot);
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
        if (array->up) gpusorti_copy_bytes(ctx, (char *)ctx->buffers[a].mapped, array->memory, array->size);
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
        if (array->down) gpusorti_copy_bytes(ctx, array->memory, (const char *)ctx->buffers[a].mapped, array->size);
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
    return GPUSORTI_FAIL(ctx, DEVICE_LOST, "the arrays are half written: the device counts as lost");
}

static gpusort_result gpusorti_take_way(gpusorti_call *call) {
    gpusort_context *ctx = call->ctx;
    gpusorti_slot *slot = NULL;
    gpusort_result result = call->plan->mode == GPUSORTI_POOLED_BUFFERS ? gpusorti_need_pool(ctx) : GPUSORT_OK;
    if (result == GPUSORT_OK)
        result = gpusorti_compile_wanted(ctx, gpusorti_walk_steps(ctx, call->plan, &call->cmd, gpusorti_prepare_step, ctx));
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

static void gpusorti_take_array(gpusorti_array *array, const void *memory, uint64_t size, int up, int down,
                                gpusort_range *range) {
    array->memory = (char *)(uintptr_t)memory; /* offsets are only read */
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
    const int all = !r->packs && r->segmentation != GPUSORTI_OFFSETS, /* no value stays as it was */
              reads = (args->flags & GPUSORT_WRITE_INDICES) == 0,
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

/* The call checked and planned, and its arrays; *usual is the room for what call->usual points to. */
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
        gpusorti_walk_steps(ctx, call->usual, &call->cmd, gpusorti_find_step, &ctx) == GPUSORT_OK)
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

/* By the first plan whose buffers fit in memory; *plan is the room for it, which call->plan points to. */
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
"!!!!!!!!!!!$!C#HA}Jbi~DH!!!!!!!!!!!!!!)%8Sgm#@)VPkw)GF'8r$73R]x(-~f4S#(!/Po!`%M'3wG!k^Mdx$A!f#KoY#73S#4!H@l#`#4h`#A!f#M!x,",
"G!k~Y'M2x$wdsMdk}@!,HQWZeoM!xjG*=!`#A&aQr!ebAhyJD3l'Y+M#Iow~f^2zkqYc4!G*i3S#39.!9~M!xf,Pf$R}x$.!7!M#'zr#hpG!x#qx42M!l#BQ4!",
"GEw|Y#7!L]x#pYi#S%(&yZ!!!!!!!!!!!!!:!<!!-:xG!2$g!!Di{5!!!$!#!#!!#H$Y!$P+!!!!!S!!!!P#)%.`!!!*gR!!!d!2!7P#!#$n!*$k!!rjm/!!%e",
"!!!&2t#H%-!#P'JF!!!:!!!#P#!!#7!!!$8Q0(-Z!:!2P#8Q5c!C!a!!DiqD!t$z!#P(;@!d-1!$P+-9%R1-!'!7gR)%En!!!MP#!!P#!!!e!!!#Ty!!#t!![=",
")%!t&:!#gR!!!!!6!!!!au!!!d!&!&-9+q'm!(!)8Q-93X!.!1!!JGv<!K!]!!-9rj!t%#!#8U-9#i)N!$P.!!&x'#!!!:P#!!AY!!!O!!!!0I!6#)!!>/Ty!K",
"#{!#-<nU!!%w!!!'5c!!*S!!!,gR%R&W!!)B[:$n$~!!!&8Q!!-Z!!!.!!!!-9!!!6!!!!P#!!!6!!!!M4#H!x!$!#rj#H#i!&!$rj!!P#!,!28Q0(`.!.#CP#",
"8Rym!S!e!!!!XL!d#9!#!)au$M,Y!$!)gR&6'#!*!)-9*K';!!!M!!0(1N!6!KP#>.[:!K#p!![<XL#7#i!#8X-9$M,Q!%P1[:(A$v!*!&-9!!%s!,!.gR0(7m",
"!!#oQ:2x$,!**K!!!.!!!!!W!!!!rj!!#i!!!$gR!!&6!!!#[:!!$M!!!)8Q!!*l!.!2P#!!P#!K!Y!!rj2t!!!G!!!$8Q!!!p!!!'!!%R$^!9!%gR!!'L!!!'",
"8QAzz0!2#+!!Di*K!!!m!!P&P##'#i!#P**K#H'T!!!%xG']$^!)!%gR!!@3!!!E8Q;@6&!G!K!!P#[:!t!]DRk&=8_NQ`rF,.|@GC2:!$!)']!!8I!!!D8Q!!",
"S2!!!'gR!!jA!:!KP#JGVB!K#M!!!#P#!!,n!$8QxG!!8$!%P'']!!)F!%!&rj)%<4!S!)P#Ro,U!C!(!!P#)g!!%V!!gR1u0^i)j_,-Jw4dR%!#P#rj']#CKT",
"E9[:*K$n!!!*P#!!.`!!!<!!!!JF!!!`!!8Q<f!!&6!!8P{5(A#C~#~#xG!$!!!(!(Di']@T!.!UgR5cy+!.#EP#!2Ty!!!h!!!#3h+hYS!2!!!!!!0I!!!C!!",
"$,%c!!!D'taY4n!$!!!!*K0I!.!!P#!!@T!K#`!!gS;@!t&<!#P)>.#H+#!$P->.&x6.!!!+Di!'H;!!!18QDi';!!:<!#2t7+!!!f8Q!!!!P#!!8Q!!!B~#}}",
"!$P82t&6A(!(!N[:&6JV!4!]P#0)>p!:#z!!8SY0!C#c!!!KuX!#)H!!#S!!$M!Lmeb;P#!$@2~#}}!!!!R-!!!fgR!$`O!S!1!!!1a3!|!1!!!#|[!#!!!!$n",
"!!!#_J!$!+au!#y3!!!%Di!!E^!!!CgR!!PD!!&hP#U^,U!!*c!!!(jA!!LD!'!!xG#'!~(6@;au$n+q!'!3!!)%D'!!)GP!~#}J2t!!/|~#~#~#{5!![<Az!t",
"&2!#!%GW!!2L~#~#{4rj!%|[!!'L!!!*!!!!!!!!sN!!#,P#!%Fs!!&'!!!wT7#X!6u5BbQ4E8IFY*b=xGtLBN!!)BP#!!1N!!!9!!!!F1!:!AP#!4&6!!#/!!",
"!#au!!$M!!!%[:!!';!0!#rj!$l|!!%igR!!';!!!x!!!#DH!!$&!!!$Wh!!%b!!!'2t!!'_!!!9Az!#)_!!!~!!!!wc!!#0P#!&2d!U!)P#!-J%!!%4!!rj7+",
"!!&v!!!+jA!!(:!!!)0(!!;7!!!GxG!!XT!!#SP#!#rI!!%48Q!%xh!!.u!!!-r(!!/M!$!!M4$m~!!B~#{5!!O|!%P'xG!#lC!,!#rj!!s=!!#5!!!!so!!#9",
"!!!(nQ!!!!!!!;uX#')q!!!9rj!!R&!t!!!!!!'e#H!!!!!!*l!!+NP#5cwB!K!K!!!%7+!!&T!!!F>.!!0G!!!6*K!!VJ!!!cU^!#37!8!%gR!$)g!!(^8Q!(",
"=k!!)9P$>.7+!!7l!!!#xG'+!`!!!)U^!!,n!!!bU^!#gk!!#9gR!$Aj!!,!8Q!#TX!!/!OOg9Ox{3847&ID{Vqz|l}eDb,$}I.e]`/@V}9vVl'+}Q,Prc89'K",
"LDBd]J}cT}b@`N9]/475KrjMAAEa[rmbDc/Z,5dzo8[w{_UxgF7!g<,@{z{[OPL>ujtHrJSaqhKcL2SO@BwhbDjq)Ae~T~LBiBx!=mfl5wr#ji)dyD^cqMEbYi",
"oI)f]DMZsff{,B3C|p][v-Dc6NVX1M;HvcSsm{8E`Y}f;`n21MW[NWJr|rH^f#*$g*IC9a|ZVB&sqVg:YH{LJljq)C(JH^mUT$Dc01l):BNVRC|SS2^n_I^n_r",
"]<2DL&T#Ynuq>!E/meX3ojODcnut<YJnmiU::0y-OR]^2E#h;B7$V^lFrV+G{MS1U>}eaoJDC1m)M%1,ZTknNwRDfrf*3#89r,i`C1(m!s|xY,=bspjyi:O@zI",
"ejs_}Kcvxpb606=h&C7({zNe7MW{saoE[ro5@0'5k^q*U;6piZMLw1iW&sOyO2{JzC/cst]Bw%I0x>U4ejFJdRl}>`o@nQA.U>^9MJMywDnO-h&;`G`I.L)ze|",
"BT-2RKo;-8kOxsHff!o5AW1KH,Ny45}$BnSwBa6k7[nO5ax9tQhPNXe.b/}ee)hW*dbu}ZeL5Q(tw^}=fm5-hYp{x&c(}ZM$vef-+q}g7>f75.k(]*iOH8(|kZ",
"<>eL{|4pc^)}bpHfl{BY5Fw_<m06SqseZhIMeMIL]:]>BJDOTuOtf7uI-&,'f7L^k(]CiSH8+)kZEheNM|cqtPmghjRVu@qyy{vcmjHY,PjJf8{lZ[p,UJFdLS",
"!~j!w&ZyMLE<7vMLloM_7x8!9*[1O$2KML8D2;qhw(06UlUX=|L|2E%}xvx,/fdVy5iZMN}l2;w(T1mpY/)MT6iY*o8:*GuzU|/,0TrasgWf1Iz}R/@vrc,9>@",
"fmbp9n{W12FD(NTJWkJ<Z<risbWcl9nU{xbR}&|+E1L~M43a;wy4g6)iAEdK5$J8kqL`0Ty5z!53KI;r/[xxkp53;uil0inZ{q:>74N5b*^#}R@'aNF(I1z-'2",
"w8W8jLC#1&ijKua*J7]$^cbqNEbaZ]:nIUeHf(H%G#UuxW:b(<`VT99oXUlN[~An7s/Mao.B@P`&<:;Ac!|gBnD0E['PU$MH;a%N$WxSHuhv3$F4Cs>]tzfrPI",
"SR6xvu/V=;VJ(~Xo:<9'K69panmz-w=OM9`=&LoGB3NpV[vpf:WSJB`C;{%rmC]C*^K}XpHcX`:PT;O1),P.%<so'`rl=TjkEZ{hY!bnU8FL{6<:-v_20U;HFv",
"9T-ffUpN@Cz%]3V;`uW8$kr-Mo5ssT8<:#lhfaYisfDxO~wlBaeapH2!'~Gs0kgP1xD8<dd~shS59^e2:Tji@XYX.y$Vx)>x3Ykz`F];bhsHW7[.;xX-;yVq>y",
"k.lxWEp{%P[2{]z!@JMA^|w%Lv(QBbKq+${Z.24:5W/`Y1Y=VD$hMR%1gcT+H[b{;F;{Q1`]}M(#Neip^`3*]2Y'>:L$G~'iX(1:R<syVjYk2o5m6dgA6E#,Wv",
"T]r-c$hwawVO@xq*xKln@v|vW$2nRmI8<:mc4_/ktGqWZ`0fVw#Z[@a#[H#ltP$Q[$=_*q>=1T)GK}n]>n!GvAVV|e_HV['=N#&MPHV=em;f)uD+=*+g[qxLg5",
"a^(rP@R`Qs13;OgEMO;^PkEIYT.hvRl}3a}+m7k`%e;352`&awJq7e:bVzz(U:fcb+&}Wql#/PUZuwYXM7E|bi)&^3*eG|i2djl,;GFn6m/tQj=`uKPNpZ:,;;",
"v@tb}'fWEz^=uV:5t,i^m_l|3bw=e3h/e^^GEQa/_[7}/e0+*Uy.waO3F.yk<o|T,>jv9(Vv>zGkvd/V&i6#:V-IdTKK7mowWe/1cO/$./y5UUlq3cYXy^X*)@",
"!1oc!MFL!J[<Mv/y!s8Uym=s#gP,uXZg%O!5m07L(|!HSa!_t#DcOD4<x4iKy`Sa!c@+ar=mY0OT3C|yEa8`{cAx`DR=*b8BbNOO52jgHOv9<9N,<qxlA-4Zv2",
"Teoy-C|fZSAJrR`NV%U0v+>!fPn4X4R^OCz@y0)#Z;0hXbNdWgSon<X4[b{qHE|(YU|'V>5lL+(qZ<LbjqAwvtTAH[tAcKH0OOWyT$D`k@6+!Dv4S8yk5rOCJ[",
".;HyEdGthcJ(,T.R%yoQie7:,y2%BTdA4!)s>!x{VrOESzoQip,AoGa!TbQ),JdTa#0'6,L!(qr.j_F{{QF$';OQK&D$HyIsqiw(/d+i|CwONi&87>795_v#oU",
"j%OAONVjU*l!Hht&g4%ytLt'U2J@dL:NBSYdG@=t9Wa*U6|`|8|Xu]qlU9RLP'FLosxkdW31osyOdWBTdA7Yu]u2C1,s{8nQNrtg34{20{mlC1-(<7!l&tOUE[",
"H7Owsp,N5[!+|SuvjyjD,,2xNAUh|rINf<M0+|y-(pN#c$S<P5]_ai#(DG{d7uCq4<cn-jSsB_.q!oJJ8Fs3Z{zT8m:+U91I$U+TB&(|4]_-JC)pKwKv.*.sur",
"<YGF-ZREN(Ns(tjYx*597%JBb*1_<Ch`2R*o,QRj$]=ZB7EGBOg577bc,27<+QJ.Tk3S^8UTtQhg@eV2qjq#x0bh=i:55G'-}e;aV<^B,i#_QAX/x*A+K:v-y0",
"Bn<|bw3NaG2.py0,aQ4%L(z*Hbj}^ZRS'.IuC+v3oE^`o3J@J|W7U96*L%2KL,OgK07$)qyZZJeW5!v7TTZoJ0x9V-7<YRx1TPejfazB.6MXLTy1J1V-6VMbil",
".KTFv:p%^tjsNy6V}l,'p-.P5hnVbHV9UhL/Vt(G7$,_d41UVBY|V:t+.U*<8eH7V_cvaSg^8vB,.~i6oBv+/%7v6(hq1D-+>vEwRaC%OH1N{[F=L{(+]ZR6lG",
"TFy6XIf@#wx8FY,QY5p-/`}T:5'@s8rfZQ&/5uvBp%8jkruIfeB;=w4A-PULLTgkoBj.]B6xhRrM{3MgLSNY.y*ifnI&MPt#DnoZCkk!RM0J.6M]zUrM;2J8p%",
"k$+/f{Jv5evS,`'V3@lHRaRmTymG*66X}tm5SMr_-kgO^{/gCm)|ni[j/07(3;h>j-z5RbO/8JT_,`1[x<gNG,|Xp-0=^{1/C@wM_U#aW7U7xR|Y^6}t_[17vF",
"g|5,_`}sTOSQ>|J>:nr[hq;n7Up0r]HY=c3dk/}z=({`mqFzH6zB5#o0vfI)sn78'Ws|CAb'SNAX`r%L(w8P8!3Sk6kTka[+^H_n+o@`2^NlEG]V-#QU}Ot(($",
"B+_LHyCty@}i)|g<:,JIOX7x%5t8Sqw{ejn}`tSuQxBOY2;Xx+A_f1(KQ7tz|qB'm9:KvQj&)^y3b6A5R$a];chqBT-+a9;V,>e#yB)!e^bJo$QwJB`|6]`w`-",
")#ATAdg!MH)R)lp-1Ev#*65aw&.6MaxyF5r/Wk*d,W]l'AS5zvB+`QJX:KvV2s7BB9vV.YfCFrJ*^L7BNY4uvWEIcTZUp1vWcl}Z3),u1~yp.6Mcd%m@Uq{d}u",
"0KhqJxla&5;Xx+ji;<J<}/rb<;KZ|mEIeLPx*66^|^1vk^SKvhyIxG/kYrMY]ZeG@F1UX;UAcl|6#QlkP=Be{.;Xx+v#+~B1M8pUU-]sE*DJON{zU4CTU68<D$",
">f:KvZ2aUGzj7W^#Iw}/xF*PG/T-,a}`1YuIo:|.iZMO9u^5Ny4N}+SlY8j/2u5~!yn3mUY:slRb$`typ-3.ywHSL9-L#+6i+a{5pSah'mIWr.oI#!4Rv_h:J*",
"13WeF_S<8dti.)4REhGtkqWnzeTm-I+/I>z|fkF)e'@su'X/(d=q!4Zs!{%1U<8|Ru;tT1p[#2nawB[V-J=Kof2KU)e3L$<D4J%043r~=L;BHcAI>SI.1y(J$C",
"U*@(S9Tmx#//ds,0M5<:Uyjk6_rlUHH!tQR!KX/1@ka&KDT3PMHoO#[YL8nHJsP;>c.l}gVw^*isH5ZJ!36C6r4{jGH*Bxrw,9Nuc46;(Tn5Y+sLG0&CYmjif@",
"O'0g/10!x%,(]Ta`Z=:63|BBwTjf62DZAs`}W{6Lj}GIARzuzJR*1N#(H;qI#z`z:Plk!pl@puYgR5MMcxU$`U]dWEWXmeHs[{:PI#Jqqe25PO2w<E*VS.;gt!",
"U$J{ckF$,({:Vr>f=CjkJ~,^GSAH=m$I7/Mdb*bL^7D8*-X>%<6mak5Vw/TVz&8g_[1(pMVeRa-USc;ez/`{4RMHoaw===,%Hzwy0Jsr4FB{pP.+'Tv)'{9h)q",
"<KhA5kRtG[qLr[IMVi5Y3lxQ/2jf%u&(/omM-Cb&;Q#![bgaW(bSif.MzBqx^>t9ECQ/aRCEKNn5OS#UmOs^i{H{l>iGa7LBBSi*L(,&LEom;AeU#S(p;Sy%Jv",
"pY;_lx,&4I%MVUbaN&=L(fbH6a1E^k7%h>/5Ys841RKU>{<x89`cX_=:NC].(_S5+*.!-F;d*S7vb'%PYsD9)i6,x*ZNXkru-wF8Ye(],;Dc5@Pp1_Yu9P#y`i",
"]qEX2/oE-wF]h]t=`L7-8J5goT4~:;nP}!pQ2/[IhzK~XY>3WRv:5@%9(!gI}R%PCk}@Qf'3hh]rQb[r#|<:ub5;;w+zK25*z00'C8F9a2;wVaGjMUyPZNqR[P",
",X7=%jza]f@tli=}8%jE}uW=VH7V}oD+oX<GK+[}66SJI+RTPPr/>Af<o{J9J&Y+ro/F=Zm{R1|3l(-T)lon'76Wv]V`;PBy^_Y4IHVcx3PG;t`;+kZ{lF8;Ji",
"4rh8&=>~JkZVtBVm_zDqO%z=v#R<UOIwZ^(][NQ5t'(Ej!y9]e$<t%4mqHFwW><0eL/HZ7.u'fzD^~9B_1.-+%e=FFAhQ=)N|AmtF'%'hF}[A.9>A,(zC*0$=6",
"w%qx(,YX1M1x!%VPxBe,<JsP]o(;M2Z77BIB$F0MRhbYWuZ.0$Z)k&_8wACG|#=|5:u&'kQz{%4Mx{WkKk+L>TFqQN,oT.=aHmrFBSvEnvIB&aDFEV'>9yv@JJ",
"z'xNnnCa9yTSz46>%ZYmITo2(z[o2{+8h=7*'!-YPc1XZo.+pWpM6`#=Fu&a/#G.OlvZ)!CGNvoVZ~/F7MeHVi_7D=H%vHn26x7;x|U7eoRjK$TMZsX6!GVCK+",
"tFbJ]F}(g86&CpD&+{N3]#zr[$<3q,/b.sV.&[H`J9>HSREVx9bHC)#Q'>>AinjdL.FoZ]'^(Eep8evV^TpNgy9ooL80gF`n(!GRgh,V&[e7T+:=FF(wJ42U4O",
"U{/Ium;@B6!r,#$xDB$Dcq6H!@((mk's5HeKud*_`n9op1D{1lS6P'.X7~ZJ8L,%o68L*S3b-:ZAJIpp7(Xx]865j$KnxSU.f(-Bzn]y<B/*$'VP'):{SJWph9",
"mz=dpT%[RN^(;G.|p2;8c/^(&^{K%#H)Vl!a7,YCHkc#qZ(=.M<phIQJ^*^V-~Kv&F,/]M1gPpSnp'_b,zqqVraW[`@t3DR`cF^G9j)=[+i_eqbK7Dk4qV<VTD",
"/ZF_ZW]VW=K&j2,[wPN!s%t6*dMgUboXEgO}1nMR0%Gj,[y8o:w7'/T]T;k;T|d$Vk.}pd-:YjMAmTd}jrWucl).AeHeeqi.))6;E[X[.8B$Z6%3Zw0*m(N^eQ",
"t`xhlYSx6}^MMQ)ww}#ToD#i9o)n<D3S@Tv%+8.tm13z!v6PUnCW>xBx^I=Ic.S[U5cg_PlrCn(ah&=A1v4e3X;Cgd{s6*;gXjw34LyT0CBIVQ`hc7VP)dJs0F",
"x1#<M`x(I{aC:J{[,%mP$!)&o@)PGVC]sXw}}-m;L`%89wXogl5z2~/+ogYvgBtzL@6Y=65,H>j`)th8Dz|p7Uog^$HL],y#VI%Fw`[ClxUiKlH0S>DlymHO,T",
"K7VoAep>teVDgvYJ-DlP#Q,6k0x98ic75qQ4S~}~wuV]DvxyBu)^x$C2Tb%|+)7/J`|c)waHm$)sVj2bV8uKy/;YNsj[Dgx-:8[_8tzk,p,ke5'Oy;)fPsM>sb",
"`z9ot;*>z7h!Jx8JX/a4XcLH/{=;z)3CXvWCo'!W-b73ir$=HgWC@ry$1fWz@/W1lbY.HC=|<ZN%B/Ivn=]+iioK9@xK4g.7qf62y;Y5Mw*~0or4)$gc-nyM(q",
"=5w8EfYHgKubb@Ei>q+X(!h(/^=ozk;}I'VOc78dwer!mm<]%*,BDw%ra`/5L2Sm6}bbMQlGHIz!eJbBT}J:(-;_O=&dG~n4Rssd8VbYbtYtt9U,U.PMTzpbi#",
"'4vH,.V<7US${Eh1h9mkwg&2*ne(Q!g%putXa+4vzGS#o-YzY^A;d<-,UOYFM_qHxTM&;$s#t~AKBz$Qu:jlGk.|a:LG;O,=E0/t.O@5OV@OUT'.!mpQm=wg'7",
"6xSkzUs3R8wnNJ'=mM>m7>YucrS_e`h+Y%5_vm,:^*S#bm$_]qNN]YV%6Q=xS%,k!Hi(scz8Sw=;0HN)##;X;lRFzqQuc*=@$|_Kgz)MzPn%1(c#w>vnU|6uKf",
">B5M/6(MT9!GA*RxKJ(`*3x&4K'>.Kdv`0PEGi8GmR_<iuX{FA#<iO}KjiEW)4#;/=ynPrpn`rbhra$b%Y.d!Lj=P57{{G9`a~*j'@q]g{A^Y(y@S9wz)B^GEz",
"^ee!0^;QldH!-wM.uG92+acd^1hW1rzAn$Ivmypib=(l).vHyr)5pzf+vp6$W[>|I}#)8X@mqYI^|cJ*i3$W])9Ji<.p*>JBPKtSQLhH4qX*gt9$4kNX{2<B)w",
"4yUK5OKGY!oPh,J(joe[=l#V}7j]4E.`/vNxZSW6M6KU:FEA_>LL(5bpuT%6a>R|$w:/Hq-IM^V*#}h^}1>ieee6`U_^0A)BLuS1Ln3`:ij50p2;Y4K2}e.>{b",
"QEdbWs5,S4`r%Z],t~7m:,_M}#ta[,fW{:F1T,rG]uIh.0(QYXYbIsxEWv/HVtHi/Pne/tBk;{%[>6U@O7tNJP0vyPjP,[eCmOU5IF*t)UP5}Fw<tnXbH'D{pq",
"C~qtV]()nR`k`rMIvY%>0]A`15Stx_+=,joTdl3~Q@k|Bj1nbQPJ)9aKrw5ngr3vl$,HM*xKBv`XDu01O4m(Oz^@:GmG[h<&>y]0{E*U#$lqP{A7OnfqhoPK;u",
"=3)jUaM/0MUjge^Iwqul@`DzMi)9|2)'rNS)CB_kWJTy^z&zycyRjP,`L]Uli&YdvUPRZ_QwNNxV0*^e|rA_]EjHdfNf_mb#2&cz#}%*OJ@OfSRWm2QfDl&3'U",
">To)BY8N3;<&j_#biDawQIzS:wrs=I2!`^*nk1-rW7r&C6!:yF&Y[Uk3+gIs/ac%(>a*Wp9V]^BBtqGGSu1=Xe;:T.<Cbcv_jOC9BNUbz.CFkKm/i8oXUCK|y(",
"*CPv9lUOt_Eja/*k2=6[K4rC!=[9=0aW2p7-mYX{VB|C_N@8mVWd$+uc]2<:<=hJL-H0xZ'h)i[Y;q7.[~<yMz`<1/86<&#~<j}pXwD%UHEdzEIXXzc_`)@_}:",
"mzsP!s+(PG+Lsy'AS,wu4oK6S1Fwr+rInF/fT4rmeo);WiG'.il0}E1P$6_n(JJB=#AMU.Y2VZQ0`t[1x4tHMBgj4SVS3;Y#y4_oNwhy<[cHj}1CBUtISGU0N@",
"[w[QmB>#pvmm*$E0u5QL.p8Cp{%QN$0MXHwH]]rJ9TfU%sx<5#ZLRav%glLaa}4)mTqK3R>b;t;tWnteXiGi-L!YIASHS'fjmC&Kb^Vs(r6kN/nyK#b[6&Wu)B",
"laW9c`rkB^C^Wob9BKoP.e9I#,sv!B$~5wL=:_{6ubS;gTB'2;MF,9M4){}y6/s6+E21avhpn2k444y(];{Qk`Vr12k_fAmJ5+JITkYr]I-,oX=}vo(m*@3^Wr",
"EtHJ6])xwhdP2O&iZ8givhC,mi}@4k`RB#clZ6/j/<i4Zd#fw1(jnpq^3i&A-w#5;RgD2In9u0`MmfKOa[UaX{eQ'>qFE4kLia1atfqc(%[S3|Nw,z7:Rby#KW",
",>dGkq-@zDVKh@wob[qAzK5J<yl<$^z%MjF8UQU:5}DsPa%[o`2ES=t|HD3Q9=(m3NQ]1Y%73ZL2.YYW9sy2a*FL/57_E>HEp%u&,!JY-UthG;jaU3#K[Qjm$Q",
"{d'b]eQtzn%=7AzH4D[,k{=ux67b{fHf-$u'1sSN;hEZ|;)#o+,|yz&1$j*E@d8Dvs4uoA-7au`s^!4i0}Ozn}E0p;_W;+eZ]a19foVcVQ=Fi*-V`j!{PAoMLJ",
".maA!xyH0&&.^O=NjD0`glpPE-Mj]hUV/,)12>&:4rgL<.y@WGaJii@WkQce_*E!5#7f;p2!$S^:rM@n*]HWChP4;}fut5[eC!=66^QG$:IB{^BRhG`)Z;w}BS",
"VvXr6<d#u%.X&RHtomLY-0l0Yy1WEt]+&J^Q0wl!:-J!+Bzvo+A:P8F;zH$xZW4uXXdB07i70NP;c%%:}V1SdiMSUM;5qht{An$iVJUH,W,55`oCR$@%35=YtG",
"}Zp%]Zj95X1`H{Mk*A8FP1S{/.q'q8l:9Ud[fWhEc_q{=D[_$]Y7]z(^]W6sE),AMYg5j^j5phMTlT0{ikagV5#;daQzWGmsJUF~n-D2a]7>99n'YS,8wg!0*^",
"{>R+(91g5JEx-wP8>hq_W6Qm[L-2u*HV,.,KWm5@D8EOEG&F#f_oCI!rupYA(/]~r@H}1S5<fB^{BGvl5MB`AiP,u|h0w1ZhoH7/J+``y+Zh0@0+Q{}33_5#b^",
"tN4$D+y,V5r#<B,N{@BxtaBB=ge3/&H!GGWtCD/DZPqHNd_%r%F`Wb{X2Wuh]^SyZ=$S'm;20.tY^:6Vr9pk<f..#K4L-K9DQBZl3Qxp4D!yPs2TJ9{BS|A5M&",
",^/+}C),*8!y`}mi'0:$gGYu0UBqXt=PP,.>SEYj[zJG-=qn/accxOB1<Pf/By/kv(_SPsobLM@Kg](wkC0G54g_l^(FLH.em`NUsTmsrGRE=in4%#3.g)xQ07",
"g8D+Ra&}o,FOCaGCs.tGVr|^FvI$%5%wPn}Eu_^3d1.efRKYNTg}j;uz&RU~;jMer|}}%l%M;r_OMKTaXbWL|i.0@&2clrcNy-0eaQ0zj%l+o6BBoGiDa$`ttZ",
"l#4DI8^j5J!U/euq4sUui#-!PFT=*.slvbZVnULm5$UE%6U_!e>GbnXn0^%.Lw;AuEw*,rHs3#OLukfzv<7BR*.j8_,pKT]bOMIS(25ief+z(e*NbnWY6nmCa!",
"l$QE/SqZYi!LM4tHd3^D5@4o-kk{NkAhQX&N)}Wj19_'_^;Vm}VI*p%~{6A|DBI=LbHiRCx>1(m;<#6O:v%T69}@qiyC`qZ,Z))Fw*isrt}9nob]N-i^[V@ZS8",
"h3EHCw[U2f$b5](PMw)8EPLNDjhk<5,T%ZbWDotXH-)=VEMs4O>S@.IxRz_9U_zMC6d)=diD>~qHW_&Cy>-<6F^jf'Ot}_re*9JC7V$=Oj)MalaxQyDsP05&4S",
"!.=]k!1bn-7QV}BE^6N$/ybi<Iz&=tFPWqv(Zik!1bn-1{4SiL#FTy[NPce=8jVs27JL/-#mu1#)=Je^P;ZnWFD5>LNqTAv]ovjmgR[GIu)x`^arP@Wg;9hh``",
"o8Qy/1C^hAXM[7PaWg_GD]wVHa!=5u$Bok+;!<)V+%!;':ZX&</~45am9%tLu/EE8Q3u[IAwC2St=GMlM<y7yY;-'}%v}0xYE/Rnl7NvN_XR-/=LH~8nrOu87o",
"6b{nJ>h=Q`c}J++ugTvD'XrZi;S1/d5f!wrou8U8/D'SjylOh&q}hfu-r63hnEW~r6<d(:6cMoB+(~/#PaOMEM8PlYgfMSKwxXyk(`L'uuW4c*I^vSGt;+Mpx@",
",JahbIs4,JdVc=5UVrZP6xU^J$ZT6N#CA40$x_u824I$L`OzWzmX&:yevg^9`Hs`5fO>*d!=OHqfQI@*9[^z=.mWmM``#;A8G&#>A8GG#AAYGo:MCfo-uP:2&Y",
"uu:.&<aT4H]b(TraY0&Yv.<YkBeTn1417RjSPVR-GoD17[BxLLpwD<DDA{ZV)tqSPXA8$:*LUtZnf5;*AepO).HWuX(S!6P#l,P=T>ZbEZyI=}3S<cT3y<d7g$",
"$$X/zTaeUt{szVvzToaE'2q+3X)aD{0X%_KDL'V2qthe5]!&t'|sv0lO`{O$Y4{d52uiv~/h7JS>H+ygs~luhIk-$:Ms;@F>zzufSEPN7N+vICo0n=hE8JwX%V",
"P$GWS2!qSd,AM'qWU.3Sl}kn<h!57|ZcD6Ogi,EI|5':pl;V,efzM5yjBn[,mi9PfLZF51!F[;2S%!EkRb{4@3+A!(o{<#/{+=jA%K;V,ewoN'ry*66hcrV-5n",
"I)uVw#V2r7}/M@Dq!xmw7%!Y'<HdiW&ztC'V#='<Idy17%$!'<EUw@PbQABA,P$mFqPS8o`=^H3<T-,E[.krb6PtvO:cMw:z%RK:$x!,_sb6Q5SGwUP.1H&Z=K",
"&6$h+ssgIz_C)jm>b>{b-98@[WV14[i,PUUE:t70dZP')%Cfo3{)}DRp+d!C,fZbAym9:cMxe9Dgl}^HmGTx9KZ%)Kw&i|[c#FR*JC&MIz>p3|mHDn;P&C.TMA",
")&CaRFj,2$]^&Y45PId%mMU(16P#qqCtyt{@;V,g''N'{zt=&{6jMz5X;Xx.UC=M3H!|d{EJ(ao%TFyvW$.k'D^^Na;fFn'Mg9[.>.E7b6nMHh7l5zEH(;s1B+",
"i8R_].r`1@lmZoS4hr1>SxhKTFyxKFby:GSuup0#EwRcEqOPI%M{t>M(GC,~i_cvyz3/>O/8us;.pF=I:{3U6|)lp,iZ|3)jmjb@]ObG:cLVI#uu.r-%Ih|=2{",
"uu-=f'+^71miejuv}UbGhr7l`H*iR[T/Bepv}m.s_^mpbAv>y}.KU^7~hk(G$eP*Wt'NJ=<Uv}hm,XjY-Xy;,pEJ-v(kn#d%zVy}iqO!C#DeV!zXF$mu=R|!y!",
"Rmj+}lOWzTmw8ac37Ohw(AvDyQU891(0xU-gSuu}t{^u;3Suu~p1mzp5.6N!d$TVV[)jn#b-}~/D,$z#^@-K0#LXsrb[k6w3p)b^YRpFTE#C.qz$EqN*8Jv%p)",
"bin$!^weQZT41)k!0gAQn5v'i|^/n'o&a2FU'ECxz[s^blo41BD+ku=-TFsP=bD3bTbugvR{TFz&KMvBw76>SrW|JI+m19qw{6z&{1z^;+C%<m^@+m9>m`c!Rc",
"ecO#{Hw:cn<eG(CwFg%/lMOp+|Zpi2^F2]T}fS)|v-w><`F8w{N%zSgQF5Suv0p-n:;HfSe#z*LX;Xx/d:8#B5K]ar5Gr/^iE:k#jk*iv51E}&9uk8U:8Jv72Q",
"7SSI,ire5NQ}]^8+*EN!,HnT|A.Y]W_,Em>'8+nXb>Z9se-q2i#Z/Blp}'C[b9p]k}7%R4ouS#z1pv},*}7ybTnar{h|j!_#To/Wf+F=LTLUz3*N}et1_IElZH",
"M+fV#}-im.pN_Ingk}7%W!(;84F(_RfmDRBB)*5l'fg[U._nP&HUwmvd_c$(.DO'g`^wDt|e:o&Bzk'f^iqDJVw8H<U[b~[a+IpAJa-;#ZXPX[`*'zq[Pg=9w/",
"_j:IR-Ext<5xDK)[T3ct`SqJviLA8&LA;j5;]E4]X)$(/(O'x37/}2rP_4Xm4K]SBE;CA5h6;_XO[=)BdgUy5,W=%KDRQp,U3RAtav;'q5iO<DAEfPp7<2'|c8",
"y5|1^kcaY:L3v5VVu/h(Q*v>JRV3@)1w3fFqso*tWh(W@W04P'sp#,&Q&^rZ1yktieME$4%u;ghC*N(u/eg^KK8tILn-lU<L.'.$.S_)k(X_-n2w0)ovl*:yCE",
"Cw:|l<[T9_p>rEFd8xR]5n({0c2zIAQ-#9AuQ-(*2Z=LJu)&J&[:D}KG99tl,'KvypLcV[n^k5Pb]PIst=%9[T:%$+tfO&4l9LjKd5K0%W=_WC`Phq},N3dY[6",
"j5!R{%8_`%h%{caz&Qo.slIkg{H6VU^45yz%=v8+GZ#&x+w1J~4^UpgdyFU;P<L@.e&88!m~Th!l=!T^su;`&rP5(Ba3FxL+(>T&uXUr<crOw:ok;J!%ifK@cC",
"Pea<@ykVZ~%Rmj(!iN;*QW$oiX3L:K<1r&b}<Y#=#NtS-krZw[<jIR/gm5rmTVPnUpf[G:^7]S0_QA0Q$g!:cOk$7DQ,Ycou0370&76yyqt%4e.pG9&6|8.%s^",
"D^A9PTj:v$#/kW{jJc)]$I8F3nzPqS0tc0:+2VBQ!nvFW(J<<xNqY2FO#CX4^b%G'5!kZ[PtQelx#ReuMyCkD-u=eLJi@3i+J2-(%l=/zcz[H0^EQ^MJhcY/K=",
"=Lk-MsW%oA$wCDE;|3:|Ch01=/tdom&C^X@+JH'sJMCKR1!J4mrtU!|e)8c=x0--)Mbg^XQ6)L'1}sY<kI+%#/c^oK62cD.MsJ|8otVZv~,+-FOLpLMPK=}'JV",
"z6jP4z=|XH{g<PRbwedrY2A;=sjftOkl_n^N`v%OcyWl[n<V35L$N%BTCZRy$5Fc6vt*6xQ_LAbO4@j:B8R)hhQ_Eu4dMd9QJ7=-frf,%.&|WC]ih=Gx>-YQJV",
"/nD2qH/Pnl2+^(TqnY[P.X,8|'d,+62Yit7/(Fus-e2_Sz]~q,-B3Kw!OU!5T}JS>uLFW_@e`zJwyabvc#RTw(zNPP%%bKLGYr4hYDrgIhMuJz#_d$LfbV6Qo$",
"RT/VCebSC9zQ7EUe,{OWPQFdNZ'C|,Q^o@jxG,{fm0&R^|ujc;P=_Z9F-9MlGsGR$W^eD{G6{^E'F94[gG])i4k1<|Ti4'T+!</cJ_&CGC/[[~xQ]>8s0*f~By",
"-^X]6j=sm_(%#%^UMD%0@HRbFs#f2tZV1=o2>m`*AN{Uas($2v=LRUrcctlm(}KADJ4'{I<R$#&buiJ9q=],}28z>7kkBtn5{D=zY<8g*XDG*bm7jkQBEFkg%U",
":.{>N,t9Y^xw#]iN)kPt]GGLIO$LRasC3C{!#_aXb2s/;Me`W}wE^De2A:I^h6/9Kbgd.0B>Trnjh[b5<l|H7Qg>+u^0v86o;sBJr*OT%2u3.kc5Vh=+[DPTC+",
"kc%!8BBk'j|U'd4Gik/cu/_L6)JFu0a|rwH+]|kVvNRZ@mF`]Hu(0kX09;^-XecjCbp4':G*:_>L4<)_a:wIQf`iJb_P_#qo]0RbxVmSNgI-5dIF4]hUfnpc1}",
"ZzKJ&Mk.!5K<}7a#]bik8p[&mE-#X&tI570(<48JZ._^JKm;Gmd!Ed`pDM2=Kst|q^Pu80Ouk*PY]NnB5C5U$oa!Kv|z.AF9r=z$4SFM(Z8s}Qg+)U),D-/+r@",
"lE;e=7M=04tC{VNj.`v0DH,+_RYSq[_.Tc,UW,IYBcbFDNLSb.0OY^p0E|a~MFYsIJD9m3H@*^/W#B(!@x*'#9q;l>/^fi]'<}Zt2Kz$mlxdaRzZg&hGH52Uk6",
"Dj,o:s.Z)w[);6:2V=H7#|#C[UV>nCSxs|2+/FdLi6+;`pLL(mn=`Ysyru`q8[m]>$0.8iA.c/P89h,=5ZEjH9OHl@7a%_*4ifvJG*>4<457hG@WUOKpVQe.=%",
"WMLghJ<1N:]~53@mss-CXNUQ0kiPcn9_P(8tHcD5k-ijBQ@lY[[!K8!4CYuK2U$p+jQ{t>FB-h,'IlA|kiEoL+tFJup'5Go4eAQ!E}(01TPR>At0Pyko%Uf82,",
"CfJR;IGoxcRGz=_zJRhIduz8Rd`+:Fum7-0-D)mHE-vO<oM9NJ[:M:qR.j@oA>Q!jgrr.t8<D4wPM=qD[KbikfOY*Onbr`t,nl45-<&S;fhxtgWmrr`1B}h:Uk",
"N^p6{P$&>kn}-wrO]i{{AYi%nxJ-S|SB3u<O=7v>z0A$KXN-[U-sFA[n8]$pU++.SA%aR#CI;wqM>>[`+xyv,*v_1&pe-ws!0$LEJaWblN2wf^zE^ih.1u31M-",
"`%c&ki:VcB+l%Fs1KL8*ZQa,^>/N.[u0VSvt,9Gm-RO7yFCp6vNv_eCd{%H~V(_o8]yVII4<(`aI(B>sX7:#2LymT7(h'<F&t+0a9uJX;a2FgA=KFKE4Hn12p0",
">q6s[`*L0X&L:9j10b_^Gh#1&j.zTOlv#q'&]!eH^+maaM&g5fZp.,YyP_w,r/,AbN=YTBFN_z;E(q;}ZHOqvy)MD'j`mV<p'<:'<L=[$Mx3hH0&OPW+E7d%[d",
"![QLx<0yk#w]$;Hx5Q3sD'$+!'ntm33hF=Ynjil@b'M,UA`&rA^['@4$xzGYz$#)&;F+s-iXeYyE*am#W#IaK{3+e=1t9HbdWGAD9R2=gN*l<RV]-8@ooKt!C*",
"kua5To)b9,XY&h(@eW'/f[i=<zcy6:,$XOz:;O5uNQ(#|^DxRH3>aIY4[.J|y;{R4/.0tyQFMii57z__eGE{<N1sQ|epQsF1BRd'#d@,_+zZS5x4BRUlHMQqKj",
"!K%H;v8x*Lsk(8B:T@GdteUW.XVU:5%RS>Izn!DF7O`N!`JPQkulv%9Wzf;O/qI4]3b@Bh9%sHg&$/QOyvX|tq>laigmtC3kPs@oa:@#%-VS(yL(e:x1mk=8=Z",
"Tl*Y6Sc@IDmm=8=t:Vy=Zx$0h%!8LHrg:aT0$@q(2!<H'E'MQPBP;nY/M}B7kkg0cu'Fzcs2{ZZ<m{Zxgm(=;Lmn8dj[Qn_e.Ua$Hy[Y,EsJ!=G&kobF&58D<F",
"q,<yRDoN;h,}*xaUQlv_6c0}QnnvdA(d=bbuRaz7!+`KL&>XiJwJ(y)<lsTC2UXM,P4^R>]'.VW&t[zD!|l7l-g9z6A*,l@DP`Sms/f#AEktdsMb`OW~[~cVA$",
"d7*kd^|e.6>#H=14K)a5n<sy&bZE=<_oJ`mF=hONv@vbw1G.V]9>mMN(@XeY#VMo&bI'_bk`#%hLQnlA/WaW607):*pm<wrVJR:p#bVtSnR7t*awU]@^7xnzL5",
"#D:q|S*(3-JgeagFH}m1F4NH(HXEk)2./-ILLuaJF-UF^pjQD]s6:NHmt|W]ioysb<b/up4N$3GQ8&d`ZDKeD.L9=XA`zU%yBa{/D2F9[]Tr$^Fyo:&/>EL#[O",
"cR[GmU3`n~imIg#Qc1*r|2gTrI'AmfZ7iL>l-DQi!%Jb;47,/b(w-AZ,5>_TJa3EW8t,.4f5G|xjFg^<r)NYzR3@<J8[o_.>eV%RaJRyJM4^R[L$]8B;U>IDjU",
"$Cb,|`UKZNhk6z;zc()'TKo_mC_aRbj%1th0PGYqna%WI|xG^]#9KxVVFE]Y[i,V`$<9wG*eE9ZO)>N-8v.0ad70XOvre@tA/Mohuy9L9L95wC6G^RmZiPS6xs",
"``>|O96[pC:~sBG7hjc,bX;nLbvH0pL+7KhM^Bbvz^0j0YwE]C=_k:nqC:N5*Ymf$<hh*Z'Y/bMDc$d[6kVsy'I!%B9&SjQ0.a>9jUkCq-A3wW;GC!MT<;UN!l",
"h}W+B@V;26Oem~IBhsXaiFW@(wB'jb[1KQttCO5@;KR84DtP>^SWRLEJ@wb3/tnF((m}cUlf:>=g^<9@|-B-Qz%bo$(NuR`/,|JYqa.<hO2M`U8_/H]J>ay>L~",
"^VD<pk-wty$F8wHTW82Y,>|DVI.ZM@Ps|j>hCULb<=}r4My`Y{>=8+}W;z/R>{U9]F#isP=e@[zM,^qWy>)MDMm5`dY<nXpsA[CG^bwH9766lWcfuD(f,5ADH*",
"'Fp!/vK'rI1hDZRS94JX.LJk#C(VAiQw$WIC-M4;k7G,2uUMWpM<5,];.Y&uTUM5>A(G^VIA-p`D)<bDWMIsA|UWxc^T>n>t5;IA@EJ!T06'3YoUWjie!{0G<*",
"+e}Wt&a3]*dAX,89ss-)C$;SV<2T>t+#S|p%6Qu)*a6)=3|t'-UB3{Z[MH8o7331JlY11-')u.^'(HKtuU7Zs_<0J^_#<2<gQ'6GxTEguo3.rdB#fk.+!0q+0,",
"U-J%a/p`pg#lyD(n3blf1/*rCmK;+%un2=DTe'+o!AoiP_6OUFVJz,,U0dS9=RUG[;MeGcA!>0&hfxUd@X1N=+!a2}v[7#Fxi9-D7m)hS3n4MA#2dj-:&F+S.(",
"2!tvI.[.dSDTgt,/aL.Nenk&A~)nN@Ikn!<6K8Wz@j#HZJA=t-ann][E{mZ|'Lp-+]PN(~$pF3jAOGl5g,#GR'vwVQ.p.9.5_izA-iNo5i]47Bt'k.q-VXo*Um",
"o-%`U3Gv-gQpIS)AOX^K`EIwN%YUq'|BHe5|Pp)U>V77>/nKUbcW5DG<F@*<[%+pofWmvHj^2J;dQKgwLylqN$@#Lr9/tTkDWy|_1w%.Xt9O0l,R4CfI+DSDPe",
"S!F<o#QA.w]>p-LpcK[a0[F':0oO%z9m:+0l}%kb:uoS4HJ6i:R!@J/~<8x]|>^EqhbhmCFD(ls~+yHSFMX_=^_D.r<O/GO0v@$E5^v3`,Y{hBnGz9z`oc8_#K",
"XWp6KHNt/yCO)3N8}&A]9im^O$^8{7I]9z.RZ(9)+$W@Se]TzQ'g.<YrWLbc{wkYw1LHf'5|Pw1-Id]4rN7W+|HOfE`AlF=_KtT5iGgBvm=hhrMPFQ,RAK,dVC",
"'Nj>fCM(uSZX_ALX.vcpK!X-s(LBz6ll@hiDo,0ng]oyQiSOw20!+F>nZ{h#|XUhAFD:v-JuS$ImCC'jEJ8gPyU,0fLvxTAo=MV%!QKpD:t/9:6{ZI(Vj,gPge",
".v`q=UB:&Q85_0>a3MuwctCQz9sd@0nloR`3`Xf:nLp4_TY'VS.YR#=W6b<z>ivA>z68e8'<<>6TjwZ}YrA3_~$=hfS&:[Z7=wQ4<//(e7;)D:MxnD8kE]'ZW:",
"`_Vwh@>xW~IuE9G}Z%nEn9aY5gwtLe@}_ZmC;j]umc4fY9`V`*&]o.PryAT{zH2!p7ERg}${*-.}+c:LqC`(z8z}*|U}b/+&N=^F/7#gLcXQ(N`u}$4B2&mN`Y",
"f4/EJ&0y8w6}5sG#Ew|+H_om}lqfSwfE@D[n>M`i'C>So[s,p;1OU#4#eh+01}<qLaj}Z0.$jJV^{K4DWXqHiy#'|]MxJ^1imeAU5d8U|wLz37^1XRa'QBqF>i",
"Z7wslus$Qo^W>#|ogCnTEX[>k5[6'#cp]=!,FLfMwKU|LBKb33jOBwlrR'pB:7-P:J(dXH^Z<XE/>RuDT[/XBm6l.pT@goy5X:`=i3TphKir`-%Ger']FtO+<n",
"s{R@w!qR-;P7'`.cB&ub=9|;)|'nxwD{%y=H.srsbxo!'CE!BVT$)Log)X2T:U>'kc0GRPGY.0>%VPTt1Tt%R%{Rs0NYKXh;Hd)e.`;=:dYU+n8ryi=|R~lvnf",
"ycZigg=:.R!N'OxQ:(lB.]YYPc|'3{U2Jr6Y0]G(^;k5^^4LhA1-DTBAL<e0/]MHsOVVKREcfo|H+KY-3JFZZ:7Wti{Pyq4zYf7t0Oj#Bs+Uj'B[AWB-Q80ZfY",
"8mI>1(QZEkkiWgl~$Q0_[u$PY,8_xz`:VDaB7m)CV'6QXp;.6~eD/1V%j[pbHf6o,&Om;`A.*&<r-ZqVUbjTEtcp/!XnvFC1=[}B,7ZXm=>~H:LVp5GBQM%YBL",
"Dm[Sdd(}08;9dG7IxY7axVmc%aj2:+]B__65lvs*Fss.Q_E/aSo30!'miT>vsBf#/]|-!nnz*(%jHHpY3U#BbXLQ[J5WM~Mr#ST{G8>|zh(Qs:|sATPU4Z4-Dr",
"RlEO)1.0|/Nf3GMfvVkY]d}v0M755F<&(y$QvxeRG`%H'00b>$]x^,VZ.zuE@s7-6Ro-Qh7;Un;/$9<;wp(PZ3ebss1fV8.=#MXa;0q}NZ>A9=gmRB6}4rbHX(",
"`f4Lq)W[-Qhj]+nPUgB{Z-Q@nlb)!^;4:mhPYUbTe/Vqj)k9u~]t[c&`sW.(1pADrT1poI;gQ0W/$`g;qc1+>r>H%:;~+zlRo19iv%%8;j0pQZoNhHx9TV@79m",
"re&dx3}Xf'Ov8NW$ozI@pNwYzo-r@X7.v^i12#=emp=eneHoCyjqB3/0*`wR>$gvq%X8UDn88#m%$}NPagrGVF-Uv]/_{0LgM,jO=ib&oH>La1aw-xw}neHsbp",
"[%'1CyZTqz|nt9/tB4H|06p-B.'|*7Pld)BI>#UH2M|;9yqkv*YmX6m|a_c7jSzCAHBHD=DIg/uFRs`X'*J>;D8MeKZg'{wt5v$}RM.g;x}>riX&RY}CdG(%d>",
"Gyndj7}0uu/jdO]`pHM!k~}26w^VMgqd8bv+Cs7CS%:GEh!gt(aJ&gv]>0w/.gwbc|,u}l,)wSg93X]5wB+WU}dbo;I7`UApdh64C&)0i[aD}Cl4Y|Y*a&_~7E",
"1nA@]%Ok,k*>`/6-Nb}iOsZnOb5*'XvwQQ;NA{K7ui6)<Z<z+u|C`FRERMY4wXKuq*GklldV8mU!<vV@ep@.]OH;UqcJv#pdil+zpjMdRiG5+_|!o#;,Z>&.c{",
"NFw]#Ms&X:SAF0$JexGusg=UI|<[zJtwLcCS|qTX9TeEd[Pq8P6+!fs3w=+clm6w&zK=xTu9qG5:+t5<7.3|hpyZ-BD(X}Yu2Nh5Y}JUk`h5I1h52s$je#<WaU",
"6.s40p(t]A6uw%qt%K5C6,E31#(tFuP!f{*A|W/[N6Naiz]IxTkfQdb5l&c>&&ZLrIfeu84yQgb6(tu87Io4=4eMqcT5+0wHk1XJlBFa*Yx.P6Wp%=-AWY!s-{",
"HF[@.C#g'^P*|ZK0O^94uu|HR!dxOB|*rYOQ:^8P=wFpj;Z-|LrKO3zs_$=y.oc;HH1=U}=`XOW[f2O3]0zdl[s8M*kS^vn_-rzD(JaxuAvd3yKBF]Cvb.)cA@",
"rzT8^cTy|UjW,lO.atPM)joKU+B[[%OZ5$oKT-,K[1%4,RH6).ID2y6~nx;b8&ar[%OkC#P.=mNd|4wMSQT/XSyH2|+a]#-Ymz!Ad.J:(vzr6c|5B+),7g8pr#",
">#ekL^HZdP*}5ozppoIWc:BuZrO*|GwIoY`o>u_#sC[/d#hBajgvHZdX7xd@2NFI&ldqA%sC/gT#m6X&4F]W*2o-CMx5SOx&i!=0wk6TV3z&t$2[QcPNMecF5Z",
"p|33m|hK[>*N'JH!aT'LgUlqFmcZ#&UgN/)PgLg~(H3ElW@Bawi,:}Fl[^HW<FFn%pGZ2Ou2RVQv3;t(X`^l.FKTw>eX8g=NxzGbF;<$>x:Ut^OSWn^cWeJ@Fs",
"_=|eQx_n11Dh_3GlSLtnompN3*Jii|X~$lKF:Vw-mQ'r5ymG4Dzlwe{TqwJTE@;r-6JVqp=W#NOuW-mBSX4-&Q3(|t]UI8jo/p0TVl%'wo)t1)qm8Ci,vg]mb&",
"I{qvfwVqbRt^d)I^o<Tp,0_*`K{}>jd4)TV<K$NEH:`D#4X7/cVfk<sqn]C,1z_EIiIld=^/dNd-!&@wnN#~^BeXn9D[E2cc2d7UKX6SJ(LYnBCofhgLiIviI_",
"vZftqS-2C3}UMT}5OF_zY2r&r30wg/@aN`KpEh>#^xpj'B1P]}ni/<_Pw_nwK*_7W!o$/<`!U6u,OLC-1lt%I{NgU)I6<=^>FM,cJQZ(Ciq.]SCyo2aJrk0-F5",
"rX4|Z8]lwhk(C5JpPWCs>lqgQMkHaAZjL4Zd'ibSCFh8g!hm-f+[W>ev3,U'/[Nn/obi3mU`r#6-9KPbeh:dd;12&$eLtRI`bl*5^*@%9Kc34[.kHyH5VVvWp(",
"LztBVwzZ@DOV0xaSI16tzsIM#BepO[/D5$IQC(TG)[mrdZCgrsN.4&CXI;_XXrJr,W2MbU]<vU2e[Mc{3-O~88Uiw@hu/[;#&]@>@25L[:QKgdjDZB[n2EeqYG",
"xrgwp&;dm{oR>~W7y9WK.u21]vgGa#dcj8LS;}NgW_tFp^pDU]Cha=jU,G_LVnf_Bsj^x]QRz0&XU+6DyIt3@]#B'd-/OL<f]%=L(g@N$5cz8Jc;tcaM|t$ah*",
">;oTe};m*'ZDTa/9Ou#ru&pZ)5t)5U/<uK17_X5,Zd5vQx6USH_5'[KNJQ-6;)T&LY`E6Rh>CYr}}'*|X}!-]-m''2Tlyqu:l,.@Gi|BtF+OY5Zly2wD(|d|KL",
";3K4@;jn0`Q[a/muHa{J[afeSxvuLu^QVn2buLxTN;CV/kzR-gu5_V_z5X:Q`Ck$Pp5UkPBWA)G5zG.h'GIB>BX;U>k_VPuTeDouuN{nn^xoeJcOov9aeg,MD8",
"pDg{NK!a1<Ksq`{`KZp_u6n!p}K<%OtJAS/@c88hWMSPtHYY`~SaFG4eLM5Y/$jvpeu(3mR]709I%h(j**]WDmUK}2K~_B^eKxlT|']#DEHc|CSp)A%2Q$2$I'",
"rUWy5I3FDW@`t>pc701wR(8zNYZMl7(u|CnA$`kS+o<-{Q1yO)HR8+(TYG78YYUn#ISlc;*Z67c/EwIHM/CfE.}n)guTOUwV^1WNGDhzg[9DLj$ReIwCz;Ju*B",
"E-O)gD;YpNMA`>R-6`6:Qi$wq,7KcIZk/NcKlf73*S9k,>,UJkPcGQTwm6!XPuGV3>_/].ZOdVYaAvhk:VZq:q=v4(}S*I=Zy5RaL);kG[QDEbk6#qu7K_pi>:",
"I`m{[R.*53gulaTnd>Xw-X6FF',mZJfegd;2E:Otvv6vGxup;ROeh3V^<}(PtNN6/F4vxQ)^F!:c9<;-tNVE6vtY-$H)jfr6fuXC4:DRz!`J<pYBN|7H(7;fgo",
"]'6)Q]/@o'PaE]@%xuU4/GY'f~;D/V,Tn.A05DehySlu{a.XgWK]a3CK4=pXaPL$zEzl|4AJu`NDPcc`>91Tu_;0%Fa_,*97Fgo{^46>Wsmz%.qTUuvIMQL'&~",
"KWU)]rTFC0/|kZM+m<|}ueR~ca&G)[}V8D{lH0B>;-MV;k:~r*cJ01.`_'_h2UQ[8&Pz@WeY-.8taU$LvVD[.QIwy9r4R`9Kt2@O5,ZBQbsk-hZr:>^9#A:Kd+",
"I6VV)F9>S4:g^%=CwEA=XVZP9@@L@IS&r%7@i-5/:,C,='|l.p.9I*6zX'Vv+2VsB@Aej.@.f;/`F:Mv1r]kor,C<HaNp)M,ujy:,O<@`cpF]wj~@&UIe9C'l@",
"b32Ik^,zz]jgbv;~XJ<Qg'%OlrLI@F0+3K.1144I=wy[7.t<}8t=$Hvp4tc0AdNvw~PK.W3otB7hy2aQZ05Fe=INnmc3m<NQcAV3&UYIizxb|u51+0hUyrR,iC",
"1o!@j]kl(Ew2fkb^XNpbx]>5Gd5oVFCxzoQZ1T{,`#8!LEF@F5_z2M`;'xc{`,'])*v_a'I5ND%9B,'gN0hB%j9z_<X:b16l|J]v$')E;/hEH~B.+[aA0TaW.k",
"xoApnc^O4|N4<$$q=wCXO)(^yC55Td,m275WbhX=@l.Sv7^SJ`#tR)rD`Zj$pj<;cc+hS-5:Wh5wCOq0X6JrY[I9K]rTY[NpZGBL3U1682U/P46_0>*jy{j-Wt",
"[aF8j7a+z{C;;lMYI^2.>fzCB;v8N&_t/rwSvkv]t-A$N]-~a(/+<=$_x}1z|k`bj:]|q@]Dy*(L-)>#j=F0Uv|S,*F4ES,k55IKK+ojoo-tbhs}9bo00(cy!&",
">gWYt[2p;1L{.{q0WSJ7!mf#HmBhz]ihZq[Umyhh>#)zL#YyYo6G;Ac]2u0/!vMCMl/j$AjyGZa]bc.]`:fO]Tf(g!VQ;PN^Wq7u;m[PiJOu{}Rp/y[$tx<8WH",
";^Y7LVj|:EW~cS__Y8LW<oBLFc%XS<G'I4;~0ZJSvSo61DJ!6r|P]~<yS*B!!hnZ;}s%N/81b3`X;6=wcdF2q.W/6R6,]qTvZtk0(@=tQP0Y:6oMj++W[W+!Em",
",3K4KtCawVK;E9^U4>O'mWQe8[%Ok79}Q;sR3`I>BAIS<@%5$fIW>XKFA<aiZdj-<scuc`J4jI$%z'u8+,5>Y5Gx*iYYTO[%F5A1wMJq7Gt<Ypr'!u!sq'.iHA",
"q.'%f%AfUfC8bCeSgKKni#2Men;h.UbT!xoChD``oA..0Q[+Uvv:a&nv1a96H.%({ROL`YN2OhttwJ3G{J@g](VIx)wuj<.)7fW`|u{yTJMU6+Ua,O7;5(}Qi:",
"7;AA,F]]>x};Q!6&bNze>BZQ)a;8&jpx7+V>-{&mYx<QF:zh,orMa50x'IEgW/<6V#PXapO+V5e2y1dPjK3Pl)C-%PU68Bd;'}b@D.Cqa#]M,A]i;wSZV<csYP",
"<CECqa,`&jba.U'dAgHH9JcVqm(2uNct((Kz2LI)}HQUZ<*-66VZb*I|NAF:EYwvGlZecmGigY[gzX-RfMZ^':Z5>;V3d@Qft{I*<',#1DF,CgFyC:>T7`'Mx.",
"W/)..y045-<+HhuvXd/9EjZpU.B;9oI}CD7H2)XOHHNC1^H!lFm|YiQI|A=fn7qc:8;>'%:43={mdvQ{sxn)@jclH&cWSOSq*fbu70A'HqT+c/Jn#4!J27-$Hy",
"kyo$*N/wJ'JstNIVz2A$KS*u9!^Ba#Y{kv/;0WtJ3ZNj#Kn8l@oEX%KOy0rN2;!-g5PIB.kLvXdm_WV.91/q3ujUGXx7(lW#CsHRz{1>:0*/26K,P8pbA2)La0",
"LX:`(vWJFG+^I%,<{T9j=1e.>lWOtFpL*l34dlMh118#HGuU`KeLhy=vGd93Ql2:fXqraRoxV^D[Ovg@Z_m9t+>!sk]M=S.[c6-JNHygJr3b<B{Y5Q)p&*bb>o",
"jcQh:|qt^WfNzZ4Ic6.0Hky.i*'R;zp#f%^x<7c4Iuq8tD]*.O9kK3x}=3V%@wjlSj5_z3i9;+K|bKgHQ<dsILQe[5TQBx2Xc:Q.,plvY'^t*.VkFYMHNYphN{",
"<=zrc2axv7Go:M(c/hH;10$}V;ms'`@X%ahhFpeV-Et>F@xti'mK]}g380R=L}9!!Fh)30zNtG{9jGjaWW^3.rHWq_kHjXco^HY.t;$%IIV_y4pvILdGbizw/C",
"KClq3[mY}4D:+_f6Jo$b1>9ESUNe(~>Bs_ZyQi)){J/}[a`V)2l;u>B;;qMO!`Stx~#A8<A~g<s{R:Pi-$TF;1J:jrDr|<r{xc#`8LDJRsy2|6zEs`HZeC[=kd",
"ZEELAGH77R6h,m:(Pn|7)=n`&D3X6z-WiQJL^@Jx13cmqH;N}Vdbe_*N-uv:eZ,I!1(pdbeo)q9o=GLYQ><pM>e^xVSCM/t='Gg)L[*LqI$Znu+3s>]%$`kjay",
"Kb.c%}!^{5zT&D>Oj=26rh;]J/BV@5-`K!;K}ESUPRv0+7w8HHDo:wZ5XuH<tgy#7I*Ylp;)SsN9J7ubC_l/K&Y>)mTMuj5(M~uh2y!AMHb6mWq/9Iczv-U:gA",
"6~admOn/egJw%mCjL2.EX//ipETFM3*;/9.X+-q[D{{1xi2{]Bd^:_Iw>4(/CIfsk2].!ECf4QtO'TIt9V0ui}bg>;)<r{zIV;HWwf#c^K!r/BdlrzkzRXnztl",
"_K,7DX^p8'.M8qdt'Nxqt{QX@W4M-eYn-m#ovf@{.C.Js/6f3@4IgpH!:B#z@oUhCjT5TrEm!a!LS3i40#=SG2ZPZ<ChE4&4.j9NZU4_;g_!9d)gi4z7%4/wnN",
"YvqvsGMDsstKa%gp;}|ES}'$m^blPI;cy;=9]SQYP5WN;PpMp>nlz%4S6F3%aNA|.AoHZW^3pDZd5-}69=kk<Oof1&0Kcr_o/~piyk^lz,Zu>XS9r;e9X|7gI4",
"a5Z25./46Sk}=.62ruHJua2v^fRLu*b^dc^o2I/AsuPKBx1u8st5D+av._<z)XIM<;4vPSG/J&U8TEOhpU`n)kD_hc-Gc'kz$Z,:f74>o:Z0L:gT]2+j^Jntrr",
"lDmq=_f%q%ki,ELH>)*&d*.B2uX/0!g$pP[+S>+lbH8|+ZDWc@(/$Y>T=XaJ:Z=.K+tU>#]aX@:6@=a8+Qe!(TOGa8CKDN:1)~U}KbNV|7my+i_$la_,V&r9LP",
"L.0u'q/)%'<C0(Si%DE2/`V1ve0{YTYH.`Rd#lg.A_%Uks.nGC_uP^W.u{BvxTLs0RgsLtmL8zuBY7.IB9k1Ye4DL8s5yS66Sg#}aJ(x02Xtj~T!L$<:0^S*e|",
":dqsmv9:1Z37OpS;0ll9V5Ky@n2~/-/@mY1q)+Fi@;VV((O:lUUsGj>mqWD7PJWB+50}[Ds:e`-pZ`Gy#d+5$}0g<t.)Y#>Y,VLI@Xjs14BJ7(vRy'tV*OR;+0",
";,(0tCDwrJ!hqBI)jro>#19E:bme`m//RF71:Y#h2H'o4(He,V0Iq/F,}ygy_cd}&)nO,t.=<Zwt(V}01Gl}JR]BHx6EPPmBxU:JQ&5>h+(1Y:!NXh4,a##T:H",
":M*5Uq[NN[^_WV+u'l$+vk!vW-<O>O}RL+!]k8^))ZC4iIp~cu%#pw1O]xiY<2Sr)w!Vh4(}()_q.dDVP0^7>w9Es|K(D`hAQRm0|Xo<>=kwQV((X)BT/8D;>P",
"#n9V@-KK-sr>j)`uun9i;q(YrHq'>y{fwX]r0$N8Kb)n8,O!y]bhh@rIV};(7I%<$,bn=]Mz/!^CHT5rFdYUB^vv0!Syd[-#!U09tNvwnVQW>Z$3/RWE(,)qhe",
"a!a_l6knPd)6fkI_NF5wpOjW{&<E<wHl);#+C1iCB~DM{o^_T)J;zOj(s*'GzP4^oQozOL8VZ&e(c)9@.,OKFo}/'!^pe&iD[&(S8U]5P5Uh(K80W3,e6|*vx<",
"R%Uhf0F^<^0Pq#mYALhLk5W6$Wbl$R'd1b'%[I9a'&1UaxzU(Q{:<b@77ffo.T;%%k;L_GPI9qjkV}}-c1Yk%9kJF(a|Xs!*Vpg)1[|:JGQl.|{+%!/^{1]PNd",
"Xr4ub'|I;:%H/Wg)6(hs&/FyN:.k&}MQzSVI/rldCMmbrAInZM.y(mN:k#p8EHLAg=5X,w:#5^q7:-C=}Q-XA|@]j/ET2-}aMOEEb}OWS+F5<)}EUX'6f8BM)i",
"t=:XSN%tAC)Nm*(Sw_:u;RJ$dSS:7%cLWa}._@,n`^N9S$Gwp5kUp2:-7Ji_O44UN<J~w,zWJZ3c@/H+w`i{UYBA4uwac+r:/!aby~EJU4j65C:$`DiLS8T/LX",
"b6j2yszY)#XgEJV&rXbdlHV%;vlxUw)=+T=hiShJ*Dt#M1kk]o6QZSyU;V,o3b1-W-Zp4TbmEH|V$zW'rBCtdypG@x'H_vda+U.(%ar[.};,XO}H-@=`J^pL|@",
"mpO42KLqOmy17&2mRN,M*cEJXlqJ4UN@J~w8wcz^&H_(b~V4|KJ~w7vNT]A#h(U!%jRfPG^V;J3nD:vG<Z16bhojG-ztbo%N6+k|ReJDv7Q5CmBm1@6awe1f[0",
"K_*8*)7y`Vc4z{qF:.3v;AA<4L<a7Xj`^r<a7YCmp*i+-kPE1O(5.Beyk_T~|tcMwf6^&5GV3E-3Wv`Rg+''CmYnw)R'@eY0G=$~T7@%o8ag&MIz#oY//e%bf-",
"c_WeGfl.e)['ZwX]YKDJjhN1hYMo{i`.&7I<!R!l=Ou=2dU`K=6x[Tl[iY5}'+H7:H)5J[sEQ@)>BYZ.i(%[#pPNV5em<X2M#ezw1!{M_HJ249U+:4}Z<$Tlza",
"o3'z6T}3%`ReWy#6^n8AI'c]TAQKh)Z_^!Q9F;>(&/V(xi2ceZB`IZ})Hd!}'Gh<0q:~^.bh'-IK/]BC$C=AgDm1l,wyHPk{Ma2Vgi6hw#']paJ(-@|c|B.Pc0",
"OmU/0Fu]Wyar3tQ#d]P6UPSIuiXschMnvNr^0uYnuu(uNy@3_h%}xP@DHsD{aT_g(XKq<EdLgs/IW5@,>kxS5D/-7*#1tu#Ax9@cz:cRWSDTKC^lRu/'.3Suyp",
"><cG'GjtXt2!Mg*_7x=&^USp.9`Al/l~&u7#0Ik-k=#KuuZ/>|&szU_4-nYd:Eym:QS8JFqxUtm8mZ-L*SN@f/c_WZ{tYY*+u3{UCQD0N9!PI<2F,~m#M]f^Yx",
"rAP:[8*Z05BQ%WNuA,u@'f,.#|!eQ+4)ft4G%iU$VNf9ew#L1KeE%&Z-4d2cPqv_5&cK2K]cqLMYiP%dut]}o.r:ta!sT<+kFRCYd#8%n#>BFcvy9bb7Sdngv7",
"n`CH-sBzjdw_j`1Z2)*O2U.i]ek4c+a.aRn+[CIH>&*}:1r5p`*_TufP{GkIcs&.x9@ZqT:_[ayGs-vJQnGj/HX2vUH%<M%q'@Lub*c-6]RHkqV)L{`@vQ<z-L",
"K{o'k]cEvKm*.W5`U9v45`R[(6&<:]bMCFxdU2o++sT]*oE_D;pw$2D[c-x^ed#Y0bjjL+wM%$EDMsOTNg|wzSOA.iEuK&`p.20xN*#~v(pC*ileB_K~jjROZF",
"[%h0lV<GJZ`)XaTMy%g.F/2}Fun8C%`N`6HC&kNB]ha]z5E=OYQM:@fZ(Q=/p04GXr]`DFeD@$c%*T1Hi-nu|C^B<}*qP61F;~'.d*D}l*NW{B,H7n;p12lWgj",
"z`I2Gh/E;iOaxQ<K)>1xMPQHUKM^>tyf3zN$h2(8M>|2@0:7cFf<-9%UPaO[B;z,WhY1Nf-^7}FL%t}Gi~0wo+&zagYo+QnEF]=d#aK9[gtuRih&{}fl9oNV>c",
"b'A{x*qy,#Q0@fv0Xd]f]s)6,3Typ@p^e;}G@_lgcGab>7$k0}^9[C4UWbcV-dM0zp7}xGw!<hj-QwTfg>ta6`EDJ&H&`K0l-E.KzzZ22J/@GoA*]0)kI^A2Vd",
"H^2O^m[ZbomKYHNp:5P^`g*jgy/:@cqOxg@,}0b]2ASV@UIh<@RvWMQAC2]BTOU$bp'i`o&h^`:{-JaReqzPx[1r>)+<It;9!Mp8w*:)Jk@GiLE2Xm_@{bM/EY",
"V*Gl!,Y5e}3k:^I+rKmN#W+A1)|M#=0=AdDMlh;b)xw}4PKi[i+D_+JvE*)[a#M##({xm^5Vx0O/o`QDQ&;w+wHDC^^n.}39K8$+<~Y4^OI>DJYv0`CYTxF)ha",
"T]h!AMo4(CJkYvW`VPK5L|Z6e7^V1YAF%X'wv4;wOlO:!kn/!OcVg+>=o//^*Q|qa5-z<b+*`s+*2ZrqWOGZi;m/k#KP:Bj>jEbFBNM2>OpIW6M>=T5p]-,mWr",
"nmN!&nsbdSiRg:2er),2y(Pyp#J!gn&%*2K/yv7xO7#kc/q@fDspRpYw0-7<^#fey-`Dh-JQKSoh(fZvOSFMJ=^!Iad@2.4d%YR-;&Np,AIRHunQNVZ/y|$TAH",
"4L8%c:Vvp}E`E]Vq.6n/usX|n=(d:[z}gCHSHue^P`(49$<>D1t7LZ.|HgZ$eTwPMU|<+7)X}f243pkx#aQ86kshEpupLm5b(4B~>B5{XUiiEF2u1bV%Vp9{/!",
"w(-,kDLUc#J{u>(OnHba=f6d*v)oPH+!|pQfTp/Q;F0/faX5FA^;Lo3>awRUlKgQhjBJ&$2-Xjx>1d4M.Ty'q+q5888]w!o7lR^Sy5GBqrzpTRT[z;Nc8pO4e,",
"IM|hd=Mu*Qr[dNz%g3}8hslF%D7:pGQs_E+w_R_c}hKg=_>%jA7@h$#R`R|niW$*Vd(c!NT[k|R]t4D`PJHZQ@LB%GO*XTX0tK5|d89y+SjOF5}It3FH8hoRF2",
"bY}6K9-K/5!jk[j:{@2Q5#DC-`E1nAxtCWD'u<)|OB7xPw}*&|/3INvgEh]bSVh_[`3m^;:*^gX|2TqPM2Uq*//ksZ]+}@8Ltl}%4*s]D_wH=QlS6w,,.Ss]G*",
"tjWt;.YY9>IX>41-_rNrhsT9a7#}%Pmibxq=pIL#>;T;qlbjkNGhLR7V0^$fK.,.zO,D$)i,i07duI/DT97{E%(#LpqXkL#c75x6)M7E_}IoSHpAtFM@<N25a}",
"Ajt/hd|pn4&Lf0uFo`j|1!@Ug!RNuF<RE3F[%0%wZZ#|'G&.Fd_^9j2^S2L0pTDt0:ysWZ+ci3axrBT7b/:!_I_S)GE+HDKHYkEI96>A,Y.{Sff/TuAJ^M&.-F",
"$.N8=E,lh*Ah$vbb*IJ2+ZD=mp/^|t8T>k2TVZ7`#_Yu|M/]&IkBpI.^Q:Ng@6}^v|ob>2a^Pv3,ig8gFhR+'gc5hS#4:+K*PTXB]~dveU2_(wAN);(Abo75x1",
"C2iDki{-<A[A!|cMatCa8|9vB.7Q2..ybfYsA0<`}M3F=5r+RzWbsTy#9Tf/=3Sz7e>HX^bm:M<(gm=^G;EEP6ca)3<e^9y54l/lv{QCB<zjckh#GalDSxjy^S",
"(%pu@hof$G82/kY`S'EpgIK5.a47i^P~0#8x9@&14I_R/G;x48$6vxhEuJ7;>H5covHwL/pc[)HFJ_w:RRhU3*90gj^MWKKN4V_o/hWx4S4~ubZfETuZ$XE)ZC",
"vQqo)}4KgXX1klG'8`bqFi%MQi1[yh1S!&$~}2D~2bka!5Y4Q.3B.gH2sip'wA;1Csv67n)~cQ486'==cpSwH>U$:MsecVRJgOX2Rv=QL4(2+J:NL#(nI|/YuN",
"$>]AR=HsJ'-Nm^u@YWuw^7i`ZB*')Kqm/-1''iN7,zYfrYP~(=egr|Hdj.'AFd>$wtC!f6VDN&;}B)'ybA=h$:V$&z16Q!#p,{0,>lJ`.N-!zd3Y@slP7:vJ3D",
"=ImHgSx%;l^Z|=@`E#^lmP+LJvY7w>#qFI@in:ej#k39S't}A!jSxt#S0a_#[2{^>2WNF'(}<OR,N#t,,FzW:Tw)WNY9RxqWy%^G!GCQi,LHCN9#v[APa-r9J}",
"yEoGacR3R&7sFP/Q'UC5f6XiW9Ewa8Qb7G7[A<=_r!,TT{crT8o_nlrU2A(Yvpze:3q.)2x^9TgB6]U<$64&4I.&SAz}SuR6PN;+@QF#s^nEh2EcI;EFgHZl%'",
"6<tN;w2E+|'}NNTY}*&p#pH*G21d4d(lU~M8IBM{)sxHme[*q_}$0#<fZt;gFwpa&s$lu6i>LIf'd~]dEyYIquB8B7Mqu+8(5M[V[lI|9,JwTt;HAee!VYzz&t",
"O<^cQgR^/mB8g0T8&s2j]QQ)a!ce|h5{BnJmc9EBdY`-ZNZNSY[YP[3yqAW[sSwMso+HY.o)ITzGzhD[Lwxdz[hl-JfMEHaeXBcD[i;`DI8=Jme.omJ;g0QEl!",
"Kca!d!RMB:_7'IS-B9F7GS'WS^ht['X920/c,nBp#HpIrOJ)42l2G2wM>H.@!,(ch`9fG<tE:cNF{dDg}C$F^^4y6s@5:cNG63Dh#93Sq.kNE'0#IRg>a%:`O4",
"{QzlDtq0T_,qTE{yI@q2T_+}J~wUrHwZ6=1-qVQ7No5@w(dJ,,!J{ted%s,qZ!35r$J4akvC'x>NI{&v5V3=3!5m!)V=Zrktz2VqM/b6r*+ba1v,J=h-,rk=NI",
"OnY>jW,qwS7d]gh5qC}9x0zq;XwiC$|JjN^3dg+mF:he{c7e#NsEOIE'&9P-PT_QTHE2Oba7$Y-Un10KhsPnzQpX|K>T4yP>'T!%jA-s!A8Q[</)V-7eC[xF,z",
"B,J`Oywgj%}mS`*z35saw(d|[&!'MWhsUVU;|WF<'J9${tjgrPe0.O#tqZS3d5zxEpjJ)^q`TExCErB,Kc1nKRe=:cNM{g|Nav.6NN&,,s(ayh]tU:v9T4muQ}",
"qmCtz|yETVvF)jqqD/NOxyG@NP62|PfhuxL`36LRDE]<RfI7|zwgt)f#EmLr6'x$2KNQ{cilM(Sux&2W7i5{geDF2=8.'K%Yr/knr,XCUuEJtX}hfF6#x-p5r4",
"=RNT&,,tZb3Kr9.6NTT0'KD-1`2cG;[)Aq`sx3twx2<aqOb6{'}trIZ#{-w,x6/i7k:V'KZ|Xfx8V-7kR)Rfomm&mCzp|IEK|6!lj/O<iXEVf:48b}(`|^}[r]",
"kMrZ+A{2KL{1rjP(Gp={$LXOKn3)5+J<X[O^3SPX%Yrc}:BvSkd~m9J/]WgIX(X:wiXZt.JA|Gf+F<'7TFJCwj0+r%}`r!6W{2HlxFEDz#$rZvyv*ZT/[)pFkG",
"5v-:M/UJ783>qAHXH/BT'_ILSQTPXL%IK&E,'zqT}/{5Eq8m{G_W!smA_P3hxG9^gylCoZ5dxPspxHszP8*c/]Lut$}[nF^He2+n`LjfrHg^EZv7pCKd{6w&xI",
"T^HDeON[%ILF)0JcU^,w!5O:$f:hrOV1!EDm2z-H'^&;!~U4Q%RsQ)tA-<&jxh_)=S8/{7w(T-,vJ#|8HDQKs=K$g902m1!#):G-stApiJcO:ArR/m*6{8>O=,",
"5RA2Qj/nxIWY^OQRqO1L'Oh72nrk79<&jw,$<exUI:WM/n36|V7F8>@+U8[E.:QZA@Ugc%7'*VtV|df8Q-{vWW_{+[b}C(bO-{Q2sq6Y-_V93LW8_>;^L4Xg<[",
"A5IteK#jFYdAE4Zqw(DlUzFA+/t[k@|K]PCO7my.pp|^e]`]Duf.{N*paed@ZqV)M0E6d_0'L/i6jF;ms6SjEVl]#:L43;q]Y6VtGZXv^&{y&QCbzgHpqLUK.j",
"vMz&/MJmq.zP0!5W0kwN[$-~X52YhA4.n%`2N*u)vByy6sz4G((8TD=9M_2V*js1&ylqFPo!}9d`/O<-0[5G/.RO$xQa56.U$&&z!xhC6sV!2aifY<tc|~]ZFL",
"yzOyCpnYYrcPBRy<5DTYIF@:DW^)ap&>T=|wo#H)4Xo[89=S+SG8tW@J>-/Ex,M8+D}>,!0#nUY)fj7(/v=I@bJ}hcQi^:6$;9)$kR_SS9I&<@&~HvRdf#R_xG",
"'][=KbSBQt;M]+R{.ivnC'UhEhQDR|y;:qO,:B#uU,J=i&bxEcZ1>jmI<ZLOCr2tZZBI-Ptquc52J'/mJ&!AW-0W3)g1KsO_Jk`nD0[w!]7s0eo'$,uUapQJDZ",
"o%4b5;NJqn-qXn{)>sCQ3)_+2dUqwJj$}QKC*2M|mcV%|f5uGpg82<I[A`##pNO7ns^dAP^.Sq!LTd]'Oe3fVjH4.|b$n6*JO@UVb6]|m$:h.|AR`Cet[NOw{;",
"|$EMh+Q656Fok&(Xdvu5cmILoNz{$Wz@khdq4{d~!o`d#oyw!n-jzthN$3Dk9.wi.Suss$`(T[`YUI[46F]f-!:/.0,|6`P:yCp!*=6Pq>UKrW:G_/^Xz-9l4^",
"8F%g+]%;R@,}Y2=fqWKbmZv:=f=B+7;[>}J3@o0%a*[ftn%iZl%A.JIT*|B*9z<nBk(RC<|l/Z9rWw9s3QH'<vSd^j:GeMQ^kH@,FtGDGqkWzVdU}]{aPLWHdZ",
"8zJr}8wWB_kbSFKVqg85wv<t2o_q|(W9}^WN/bO9A#qwrMc06$wV}:cnr'K(y%_h{'A'MRK'rDr2[1Zl|UIirD@tO^vRx3a=)wZuz/ftapuBjz_nxy.nOobZOA",
">fTTEa{0o743%YiqfmAa<>>vTt*zUDpx*N6=QmZqJfOWv0<>.XO_;qhPt+Izb!7O&]9g=;Gp;{BR1L;~.t,3Y</S:2`Ik^yi}<0%Y9vhD<-i,Gt~{T!ZFO{%La",
"SPxkBW(C/c,1Xwp,%1wFn(`0}R0dC~8EW%<.=0<8j9Y>jq$WvvG:f`6(|=u~;y{^<-0qVV2]_y}lmNH$(k9VcO3}tzZ}Uk/iu-hZ3*@GP1lB|_JA.B.i9.-cxm",
"!vYI$C70_ZdQ+CXjVumm*jN{^QRu{}}CiBS@O,,+bOE!-11>I*2dwW8iLEt{['/-U;@=H_[<<Ielp7Vmn,M']}C#=D,ucQ8@sWS`kkk%OzwiTbS&q}vq&|aOU0",
"}]PA.G>,%#,pnhj|k;Hf,K_W@0|lXAFtN9Fxys,.n%n230ME[H-W%fVWsR*BR;L!&W@(I}6y)@!qZ;l]!wj.:no4`fEP<QC%b''B7PwWtP(DUM<vzi//&Y>3Vp",
"^;8vLT]qg#6;%*;q;==.o{Ko'5SS,;K!uF`6I9#pIA53/K>MD-a`v,B~0&N{rKKwvB)b=yZvpz88|D|ZaBQ1|]HeHmyvz='B1.!bEH7T__-H1nv|ng{97%%GFB",
"]/beg<:1C(P7+m7.TU|#F8c}&CA,VN4.ZK%_m#&d,s}$HF#xm//~G5mH:YRlZFWg#]+GL}v^p4s%^1}*D'u8.ul3AZ0rh_$<A$h&PHR0x}+z7K!}@6e1HpV=Fd",
"JWVG-lW/TMC|xKbK{SqwArM{VAT{vcKbG8Fu=,S{=Oy3#8'7Q$eCBN}(JA=2m<ZF[=w+:vpy$^QoH%w@T}c$!;FjKtP#1#DM>ry8G:2{Kc(c@Q]>4mDC4RO(&d",
"f/6iH%$e.:!Rm0tVG~[gx0%3^)rU;RI4>1#!'YV]Hi14>aJaG[=<]bUY-MbL0eCo%6.FFR/ntP/em:lj<vTgyTSe_T__&:fNoka*`<1-=r(m(MU`(/qD'+Fuxa",
"h'TS(8e];)4EE!0/RN}ebG(,vLK/GhX|3X-wXN#Pf&6oBTWVxap'W`fq=hO&OOw5MD}@(tU3`Sb[7p]LPw.=m)`'29TJqbaP^kGWS<(/9;8W2'Wx$yDX4:+M*0",
"Zs08@hBP9^6IjXS:|d/f4c2B#sj/xwpC;Rv0#<bBlEHBe_>>>,Y&=n$v@L)-bfaW%)hb<V*Tm[,f<<*ndvmv8v>VH=L9L6I|BTCxld@j$k}efP'FV-xx@O2tfS",
"Z'+kE3W'B~/=-&(:d8%!2)5WAU=z<rKdDpvkoG_Cr!LfNoO)1/P8YD|*0Au=%,^c^nx{v8__}WAJ9~3/xu`$7PhVdv.:lEi[Jlu,72X/SrG>:NYtzt:%UBTD@E",
"{575:jyjkoaPYW@HOqzyT&UWPKN$$FjKU<$^w*|1Ve*XX}W&c;!lmS`}`+Q.sTVWaA4rxB+MT';jqG+Igb[|yfV-K+bh9b6;GC:z/@BZ<q4r+Q]Z`n[L3n];#i",
"MUM`MmKO7ul-3sbiF$[Y37`k@z/3t=]55]wKq`&pNE={cSIv'vkk]9xJk,>]qM'[47:$^6}kT@xE`xcISaEegxJXXNj*LT7N,v(NoFl;fVjUrQ<|0wEj5e{w=!",
"Xebb=:-Tk.]8mGg|2_Zs`K=W|/F@-[bo7d0upPn%ySp|NDt_wm7ycRNdxRaaO5nQQ6*(x.G*Dpd#40PVP$nPyi);Sw'w^})S;->0A`xIwR#6=8e/_=4=thlH-X",
"tW1)/@Sz`@cj[gJ#yePzB'h)PoW^`r/6g2=1M(Px.^w)5h3JrI4x#5&hG$tXNCTj'q>gW[%d{o&cO+v'dU[U.ehv+q*]#Av)LV|M>$TX0+FVi-=H)p(=o18/s$",
"'wPl.|E#k0{7-Ot~ijsW^!=TZx+w#0vn]g%A>.p7l9:C$tz^#04e_+dU`rB(S]e&#p`I>&!uJy(Ao9w@@U0{K>i,,2mTsGb^xnoq}A]x9/Sd;f*3pf_WqO)|:`",
"1MQ,Rei@cZ=lcu=/XEiPKB2~3*%8PcJ-7@ZI^3+R/,ri0_+;A8Q5yik#`.9#!~wIq`6;%g+!Cpb9b6&4N^AqQ9)W*PXaAL01MHAvcgVO]+dSon{dGC[cY[VY(o",
"{cW(d&02>Y@ebGE~+/S`jt:(+$Slc)G6d,!$F^9MJJyjG,=Edt|W,C<dpGj>fFZ/*=suFv3;+xtgAKIgrrJf%nRq*&DXC8L=+bnv(B3yJkdjMM([;I#G$Fqb)i",
"@Goo6'xS[3z.en$rrEDXNkzk,^2S;F`$6u<c[|Ayi|F5fzR'$uv5$-A9%zFhE7-ck)z5^TVpk}WbQv)<(h.S'$=.2=QdJW6rk[TH@4OrMSV6b#oxN/8h)Oq>3X",
"`nhRr56$'8i@fIJot89dzPf1aoK)fGZsEiz,wz@At3dQ6wNo+^g`e-IeIb]OGgs-SuFy57-U:N+YG`phwm==$tud[0Tm0ZbRfVa^Q})u(/%v!#fO.T2yQep7{=",
"]P#hh:u0*-<mhB+mFc!/SJhAcZovQ0[EIa*ZQh66%w$Dg)l)0.tzg_|(X4)^[Dx[ty^C)oH-=~*g`[}'4G!=`BY/NaoEl3!d]wi%84fVHOIKsB0752g+ZKoku=",
"Y0AS'$coH6=EZYHt]wLx(pFa]N.1rPyl79F/[FZE]0eP~#{*uVAVq4l(OVRw/R.p}Ex6EqAP+HI/*pA`O*07|`qOjW<P>:puvXT/*.)j4:#ri/l/]$NKR6|(e4",
"70Wi,/c'B+qB(eYWiH]b'^ZoL4O'vuMjAtSW*Pbj^KXH-]wePW)IRD0xEOv`LPkXvdu#PFS),1]FUbVwhg'o&4!43R]$q%Yy6<D[L=F&7E/nNiV'rA&NVdn0<|",
"kr'a3H>FS14c|*qYGs|A%R*4=64Zb~R%EWs+*:eTqD,RW3f(72X)B>(Kk'K8NykD&EK=eFZjq15qx(hp,&H_C22aD}PPQ.FX[/@Y8;npus^Q]B$[QkS|{>ah61",
"7DiB.x=:TPb,3ZbyK(o`j9Z,[EJldCUq.ZCh`a3,<HWP)a*#$stcGeeHsF'hW#WR'#1jiC8za&,Kl2R]i$O~eVK>Qs&,OKWFMqPnR6k/MdYO/C|4wj]wxYXaSC",
"qXE7Y4USMK(M0xaNy|uRv2(L}}0,-{af*C^KFxc'^-Jx1zsO7t(JE)sGR))Xj5abc7x^XxfFF_J0:[X69LI;Xvzsx-C'wlYS0)yU%F%oE1o%]}jy6(Q&%$#eQP",
"~!z2nvra+_d4-1'{j$8b-xPE}2E.v^T!M[N`I;Lq-RwIe6BVwOfpml7i{0XKF.kljUg*e-N`x@q^a!hY|yks6,|bA{bSq@4Fzcqd;QD0jMI9i!xy&)NS&}E0;+",
"3Z{7-:EP(dw(KZul+;7pMPrJq_('2lJ!DIi*KUOakW#LB%b7CBRY&7(anmsHSg.'aHW.-y8t!e%i96>9|4x&:|^OWynj2uo|#IHY<>G8Bz|cfqdc/C]&hq,:V%",
"9Vtx:d-rzH{EpU#P9;NbgtDw93H)}qh>i%eA%J$|1GUoj*VOP#9AR20`1A/Pe't`WYlk_sE-8b&q<Ege.eZ*;U8=,NVW]DQ=I9Q5oRW&ORP{u}+rBP)/%]H*c`",
"5$1)F1qjE6E=X,GDjyGcRz<YF6'rp^uPTLn(-)znQUv<b)wn^xy)[&fJ9MUR$K5y9PIzK'k['Ik-;L|a=:=m#G_Frl!I$p6&LV;q[utwmbuc%wiP,0fr(Ds99h",
"^L}xKD,I=P<Vy<L`B@^.#Ju3'N/6w{[NxSb$KH7o|6zx:>n,gevLLlsg_tb!Pns1wm*9l'gDAJb^^W`d%O,Q7XDujskt<KAV>@nLBHjau'e7w_tFG-Bc_Zy2x`",
".d5Z5L&CEJXA^~]W2FE$EpLZlj9K@FF9Y>{:)5P_R5QPu:VKA*Z(FcGH(1e0I~(nz)Z:'n&<I;xL!>JwY|lvL0hiv4X(9U#|y`fRJ:q`B)l>IOV.L0crYRfF6X",
"C6M`(p|*Qh.-%S&'E_*.HL.C`=.H7eY<.OG^3:3qe{sSNUgB%/PIqch(CuVT{HhBeF)=X_ZF9@kPl;_S{BYf>N}JspjupstoW}bRq9S!0xJM<ap,f1u~o=U%^V",
"DIQLPS_1:02[H|Qc{dZ;yrflXsc:sgbu#)<>Q^NSK%IH.'/N7qcRNP7B.SamPcZ|x]Uh/B,`R=v5ouP$<+RZ23dgPz`m:-X5M~2hF'6EJ97[0,$r({/$GQowCj",
"_X}D]NCgkQ<|GHL-#Qa').FIVk.F;bFH;-=C-)w;bdnW_Lzc'<0>Mdvy`+yW04;dK{10cXfU(f7%Uq:M6q%=6YGd}R0C9A^o6P>vtPvQqqLG*6ul66MFv#S9;(",
"0qBz%Yms7;yH>`4`-q6i<OCO<W0OF<p^+9<Y;*svug2Cu9V~a.U,ln]l{)+A3b}YQyO<('[*0*|n!j^#:Q&&Rg7i+f:91mXC3I@{i3|f$|w9[lm8@>Dn7DI%%f",
"P{+qA&/W]4#A,!s=]V0JSD9j]Be$YH[kO!DR.}JP(=77y>-X`NfkeP,:=UuuB:6Gv29/43sU2=s.<aj0[2Q]B_=lTqp:w0FM![{A2OBEm@um1UF%m!33H_Vjt4",
"sS.6LxF$dg=^&x]8P#d]|dbPn]^nbv7qAd{G]TvLsUJlBcM,V1gC&&UUV'1a9b6&p,$m(^KD;KPCKj6={1<,Y3ZOtIFIANB3HL=/M=3}H}d<#{2}LTzZZUP<a>",
"i/@U3YCD55.G|!^b%~a8V<O`eD-atP[M]*`eS&!;V3MwG.l_`k#wvlKiu4Vvt[(pym^rN*6@&6}CfA{zLdski{/xt)iT$$>J{7rL5AI+j]_<5<X&0mLGA/7QNH",
"A;a=hGU}#2rzONBSssbIf:JX'U$/UE(R1s#H;U,51{)MR(<Ge4|#DFQ]or'c1[)ihSe|aX!>Lx8:d_,ro/Dq*`60t&=MJ7u#yC<Dkbo~=L3Nb!u3:WBv5CwNlS",
",vz&`(tr&v@v6ETA`Fh}C6NfaVf9lh{5>v#S&0dD=IrcWXStU9>fink4/T$<82@,&XwP)Q^b,I*IAZ.f3%u}!V;eDy/`Hls<1M8j@WEZT1zy*I'%P%Zv<(%&P5",
">wvPQy^G@[9`%p^&9i_e^>zz3RCG][fU(4%q@f%ZmBoR>ER>t>DR[OZ7tH*A6i:f5(Uha]V{aHBcNx+}/Pwr`s^rB024^99-*HY6w`S|Bv4QTIIIC^rv.V0D73",
"0EmwZ77iOj{Px;m[4}X9^#g{O!XvwSbHFQgJG+Q8!T[rUQ[2)J{mSlI#y_%`gIl%+)Hk](vAZk;~:-n_7TV}S9_;N*/z(P>Sz2=u.~](vAZk;~:-n_1{4`qUG@",
"ZnaBW;Yi6Q30sas!U#oqL#mrP{GCv&!6([ra9%c<#F5%B:5PRDg3Ihi)m'ZvT>+^H{09i*m'^&=HNeanG2I&L#4`u44t{KW%Z!T*^;Nf%GjW7YivR:7I/2|Xn`",
"uo[+IxYBBviR{su~+d!)G]/=+)YWulZ8UwEns9EZ<8JRu.LOZ8b!eJgE]XDGZ8b$=W#$'aD5Py<:qPuKqAmp*6JRu^ZP6i|gS3amg4,O.AFlxwCE#T7s#d-n[7",
"Ng25$V!)Ka>_Z4KSQ$ud!#iVrfEfJ4//$l3@ulSRxBTxNsdIR%[qb7*{xCS`O{[<XjV*R4Kli:5o=-;@vM^X>uRgko$*4I4>.107TZ5li3kWEyO]13c/A=7g;s",
"_^!8ymC>##v3T>+}EgI@*Dt#l{P~FRs9EAva*sB6;cX`z{8}*a!4Uv].*z`F$$Ui_:Q#gzE-G>3'KUE>Pfi%Vn%tE<0U'r)jFwCyzKT5dS;.P}P!SQlXI^8{lU",
"|tJOqNGOii7s`FYducpzC^nM_[Mw>imm(N%ypvv~5o9+/<G~eP:W*3G&lTf*5<IO$jwqER[gY$WGa@m@6SS8=$pX8XB^6SveqEqq|ypYjy#e#in-tyalS}7=xj",
"ks$TE|5UJwufXU[r>G7x1paC_~0x'O$hqt*'|OGiK$-zn&wN5v8geA{t3Gsr4EEIeu6D%eet+DFL17Vn1sYCYY;qXvC~H2;EEr-]jkdlGED*e]Am}A){bvZ!ft",
"y.sZbhxGJx*oEDBL.(HF|aa&_B=L.oOqb8oNbC&B4BV(FBC40*/>7,1L3[>^!rsULb/1Hr}-6|/.j0LtH%x,tunNq@=^s{N#6Ckc#f<JDVbCcFS,;Di'Qp+&TE",
"y+v'!P*hLVhJ+;vS)7PpzUF5b0D}>~DwQ3C!.[{RPs/T!|Y@'%$kc|3`2b|Qe574Es&EKz_b-MC3yi-E:QYto6:yPX)FteWloYKlUF7_MN2AqQxp7>>-![r2Xe",
"PB5RsapBMJ4L]*y9,5}@W!^]x%Tu,rY&@m$i_(#QC#-HmV&=9ZnZ7,'Pc2n||f*Q[_GJnTy#U})8<$gjg~$lx`HcAIMow'/HpWi~Xn*Z}`TIy!*,EVl*1@@)2[",
")Mq4q.lJ)F{351@V&`Wq|$gYaYM`]Q9NAloP(QrBQ-]6)M.@wh#3UM>Sb&bKU6B&ICXD(JTxT|]~-D%(Ry2ze>I;il8sc55Bk|8e-V8,dmzl!c0FZFIfI8&8e6",
"FDkriGbY*{(0PgR:(e-^JpjQ]-%Pk@Tpt^`j1VDY#m]D,.eeUm<jQzsZP<,Xk2nq/lsxpkn,(CJN:GEckd>qy%#m=u*RgYFW]t-M.X^Y2wGVtjxek><N-^+OI,",
"haqd[uw`OxktG!pVf0&S##)t7M.2xt'QF=iOPT.3bJo|CLJV+k].zDTntu=@w-h8!)d'R]6jFk]N0`YOuI1HONe:d|C$MORRLaS.zaQYVixLB/r.dt:zwQse#d",
"%9[+_lw:QiBc=QyEUt_!.NYP;FLc,+kWQ}@.*|[(mHTQ@g(E9C)&/Gaz%w_390:Y/)T+/JE(f)[b0KS,{*lHWSzEFgImW9`hA=mK**_z&Doi`}O*jo+rZHmD(9",
"-c>jk;mwD+Wlr2/6oJvSHazd0$xO:95}61M_Rvf[=X{|hc*>(;+Ko%6uWcw@ronQ6`LlWam5xOIzP9,L7AKxe]|7zaK>fX[P>P[Rg*EHJYe0t0/.Gv,DNuhnv,",
"`CkDVPd;@=w)_:q-8`iEV<5,RdVdlG>)aYNoO]+J3esDu7AeyIGpX>P6,REnfJx[6=JY0$=PQIDTi=A&gRFaLDz(Ynd'l<!U4k{K]p:)$1@EhNh2mLcW9.A7@9",
">{K_:J*v`m5eh-Y%G)10T=8z26kM1YWTbq)v-vj$O9g4V]S*tg7T9_3RK8@C9r*]l,arQmZeZszG8;]9.hcGg,E6,8jW`M1}YJcTBDnpzKj,5|t!OG_)h-Ga*F",
"__3=y#+#<7E_neT{c!t[:-TyjpS)vdpyx]7}T8qWH9(~r3%/%@=ti}=~s'hzO$_wyI3'u/fS}M0oT>xl#wb&R1`f`mEY<ZpeuvKE67Be`8}Loeq_5!<6=#.K4c",
"fiijKs'}(r_460Y>XX'wZW.Tc(6|QkmtN|AF_v9pCY[]/tFT]w.IQF36=sf_`]Vk{f$fcc>4-Qy#e+-'EZ)8wgE1@nPC-b^5]=2RRVM=]/@)0.9c8WRA9XG{M_",
"9,C4ML4(rqkDUnWxSwvbO9Ca=<qY&jKiqk85O/nO^cl_fD43Ad4x_(0gcV^8.9I{bBvSw8Ba29ADNAe3MmrrEdBa1)u_B*4&qi={7^r8P9Pq#auO2xO9^5`pY2",
"g-a:f>j7tdhRhh=AU#higy.Te%bi,{/4y1k){1B,;)7Gi%ciiR1k+Nko9Db=}DjG]=#PnQ.Yxz%+L.,RX#]mrGa~=`jl(3uNm*h{G}Y7BuP|9q]Ta%K^CtN3m[",
"_u%!wUYPGf`cY'm^V;{bGMYAx:g9G+xW$6uJS]m|3=H!bjukI`nxui{e9##kSKBOU}]Db_<n5E0kmXhcU3ERWUJ}=8W&%z-:+tPG4>B#JoR2$D%~tx,o|yT8I:",
"/:naD,mD]4p#KGwhpE03]fR&<FHf4A&F>`.mek%aXnx&AZ!QgS;]IFOEs;AsMs!]<U_JTu*cka&Le:V_ukQ&zuNWj(X'+I4)cVc2v}0_#coKcmj)6'6Uc-XTV;",
"Lx/,B).suN+X(Bw,ew'KB^!k9n>i,Rc6(1=IM!Lq/:,nn_3P*C<o5}+/a6Xm10Gi8yEC(0HuVEQ!W.UT]cE<MpT|[Kk&oLnj1Oh}L^0zBelwce1iE@Sw++^MGL",
"Ox7&p5K_@nbhR8dR)ejf2gB9igy4/RTt^zOUG-Ek1&T3u=ZFw,eAb0esK_uGA=nR8|c_Ou!s>5|*/8#|Hhy$c(3JW}Hjy%$U]um-OX6|jwS18BqxLzb4Y.7CuF",
"Zmg4qBLzav<WU0ett.=5=%N0eT^W-+GO}Yc_b+[v@:s{HG,k4B3DljWXP3u%yp:%&Ps!B4U_ZW$<oa_tA2y&,5/2h*Sdm|&PT:^N1TekzGv6iXTr3{x:$Feckr",
"_q4N`44VU|;s+9ny*:d^qJ|G^fnX,FMNG$7O`RAvPZ)g1_3FGSP5{VW#Sle:y,;.k)w,p4a2pWTCZSe`'6`dYqrg}izkFu#],Z5<`V,AKK#O]St7b/,@/Z}e5$",
"t69aO~9`jW,z9D!'M#{X@tC<Od>}vEb7.@gbV<'N38`!{Y]jgbVH3R{>W,d]0&xlB,VXi:.oVJAi}s>S:{/@J&{6._OHQ8Odo<tK9afl=>FKhOSQCC3=:b#V6^",
"Zt<ozkpwL6!E;;{^OpVGRh8<7t>`GiY5AtLC*C<zwEU:62d0CfUBRh9Y+v{SjW,{+}K%/U.-y=j%X<p%e1:K{`sqjzw$Ffj.jBavs~y@}b<1dN'Na95YVo}Jp6",
"c;7#g4OrgQ&iLSte}CYV'lqpU+W3W90-}^>bPT10'tkMB]]j)jtiU*6~9YEByGic$4b)[,t{7xNigS^F`~$HqYT8`Vk^,0LD'j[Sx910&NW0nSDBm.$:ia-+|%",
"tu`okdI4:lI@C86a;MeOF>_%hI{gy'i7@@lktpTnNs)>9I|rEcPhO])8oy)vY6pAenudL,O/Q|Cj_fIyvIq@A+'6zeqk9EcrFJT%oI[<cB4M0}:`,lS$i_aW&P",
"&C2XgddpE@.UM5T5w:h#Xo@o]oEg%3_~{e`U3R3$Q4J~@I:`7Sc`w3wKNZCL,~YbKE`n]gRJ.G!(vQZ.*A'*N#3HB6)[#^]^+X_n^CGCHQ6Op8oQ93N-f-,Z_p",
":O{mH<k3W/E)AD.IAN+P7kZo&+3RwEf{sTPtHP:hWbzH!;}y%OufMK[_g,E[%IC0cmz_,DXcdiofL<^3&iKHFgP;I!R`b(%1Vo]LIZa&|`1|s*W48s=-3|o@SU",
"sk{]2w|je8j.Zzig%;pKSFiH#iWoTE>FSqy[F@K$xw2sKD#DZGyf7^Q`2{EPZS}WD*^_;.-trU^=:_LVkE)n7(Wk1C}oC'r!69R7_2qalmK#r]7yY68wd8hJBl",
"]]Z;y5Xpf>Y:z}OfQqD,u=SJ-kv$buF.dp]#m>4:`}mPUiRSrne8og|7EOweSJIo,5M#u@2UGJ=DDwb73o/&_UKAU2XIsve!u=[2&#s;Fm27ofRlW!nT/<_%[S",
"{&,<jH7mYc5(u$^5<R1]q*PJqtPJ@Tec1jG/X9*YE|{@f*qtJyj9,Sfq&Rw_7%nX14E[ES[Y,+v=lqO4D*;ZQH|]H<dKnXIL_.JP[DHUs9biF#*WCVUe'B4gcP",
"*{V(&0^Ehx;RhEF^00,~v=%aw67`u!+G@,W{W6B2S9oGe^%([-)e'dBb}0vO(7/bUH#I2JX5`XQ).,,U/)3}P`t{-y6/pPmq@lCBRr:YF1`I^4:8%umwk<Q4lM",
"F7[e`cE{Mr-|0QO!aCioc8`q7'%'pQZ.j{LDDJs*i$sx:]vW<ROi%y+q%DJQ4*LX)BFG/ofu>X8IY$Pl_TB/&t'>[@G[X08u9t&*Wibm<8Dd3d{pLxA`TaGn9'",
"r!omI-,</L*i@_<.[@s0/>{yF@KQUiUCIA=Y0z4$IG:[6.]uK1K}VF}3969H8sP*LF{^2}&0A1T[d3>UV<*^zpbr=X){K.tL0pVwI$fmXqRgx1Zt38`(NP0)bw",
":usO,NSDD~_:NAk}&lFJK&fU[o1(P74ntuhn{T(=9'C$zn(9T2}mC4fg0R$9%Zxp6OHSkxp(6Z`B>1k0ry{c2dK@84By&kzu[v|Y<^$tee&FlX[SI3G5hL`>:M",
"$j{7^lYg(B@;Hh&A$,cZ5G;-1_5y2WU=6GIW@q@xqUb2K6pey>P$B@l9Kw<-qy:<^=I$m=9GU@vY|.Y}d^wj>IVopxW^0UcJ5//il43FPpZ*5F-;XbzGGH5(5,",
"U6>N8V:hWILhXm@i(HxHu@)*u+-^'Y>O')rxtYU.URmR1)8}vgk%=tJ^6T<LjYMR>OO)2>)c>~fpUW;{_lrbIbb+osZql$e;a@+9=c9Kb40^}:VAIni/mdc%|Z",
"'W%JY8U7jYPJ'yBB<I0)<WxOfS<zo`OP4w:$_{@N/*>LoC[~){6sE6/+d-/o4O_.LZ%!l9,>h,$1v'U-oL8'-e'6(BID<6rV#t]xWm/h{6([wXQFSti%7A#J2@",
"*^,Gs~<CBfqXVUAf%f/ux~WkRg]>&ddG&nEUHZRO!yhJ%2;#KSWLUI#[SMyoa8:RI&:A4rBR{32dj[0;&@W*{x-jtO,u6;Kg4&CXLky7}-o;uxcLjF]CGo@Yf{",
"$!tQNGy:`R1_Y@FY!]E~EIp*-8,kG~w#/AwsXuv|{>`J^hsOva%7Vc;4&+nZU4I8TTL^cH;l3chg!Trz3s'~6)g7whrqu>Eorb2qGSfms;1sudBDjVbCp[8U$N",
"F[7>k*pDjUPT+o9h_hcU#%'O4=Qxh#-n)9eI>sf40L)fPm3<kk+,M@sKxU4p;t1o/L&z%t*cV&dhGR!zBR%WD3zYQ$B{:%3o@z2ffI3~MgZmMI79wk_.gSE_2o",
"(Jdh>.if$j|Mk~GcsWWfSUd{;&4AjRZB'B%sMg_/S[Dg>60=)=.4Vbo<hnm(:z]bv7vA$m0KLfNt]IF[M`'ZhAQ>laK%`us02y6.=1Yk(i:2g..VDF:4Ej#$%u",
"XJP1lhSdF@e92fUjly,2^t%7Vj*>St5b!n!*g00^0K.4p-'0]2zzWxBc;>0^&5if2g+B_vQ]+/`Ae+s*|jD-q,!Y1:*Su&/q8T'Lx5Xamf:hai>Sbak5yw8C_j",
"CoFYuVAAOq.~0/kCJk{4)6XV)Ig6QYs=bV9%}dZhW/f(Nj4b]i-Gb9%K;&:qX[vl`[>P!XRi/.S>D)hM-BK4x&V`n2]e;p[LHb*`]oih+Bw,>rU4cO=yv:V)Et",
"B3B!^5wxP-q&l2L{Z:zG'Fu1G)klSo9QuW,b^#2#q@,d:4o^7qVoW,m~6:MvZLOM(`z*gRr%/|:(vmD>at{d2L`-F(|])!d2&3#$$7F,PVuf2&6lpS-|xRI&wI",
"3jfCSLQ(#u+fmUE9FDKa*<RhBBti%0U)C&h@L1_2YbfO2DmHn~;&I4,+iN[}cg9-W4@,Fnq]|0+YY7P8rGt~})KW#bcfJ>>emE-IX0GGO`#l7RWSzp4Pv9kBW9",
"#ulHCK}glON1<1m=0S1FX4!L9S0`noKa(tds-q1:;[w|INU-(#]r%Bl-z16.A'YPbd0~f4x2N5B:w+@mi,yG<-UH/4vBA@7eC+'q;U@rmbEOLHaBD<d5)LHbdf",
"bq:-cjYxz6G;e-=Fl|;O_-ZXHY&$v>np.;{>q#E30(o58x:Z4>KMY^|.+Rnk1)%g-@/8W3>GoZF]q{Puh};+mZ0A&%>b&Qy}m3:0k'AOeO47+9pY:QM#l(9sOT",
"0*guwN*[^qz3+3rz}q84Q9i3=B4vZ;G!v,suK>8[JZ%Z'b$x_9KJC5L5aMH]qP''GKdIhD.o^@Tp5HK]66_Yf715;$3u=U$ym>V3EaNxTelFpk*$+PUl!5MV6|",
"ewjJfFs79'hTxIiE3p;1U<8z0j_*hi_@q}S~D,S@]<k=RM-|u6fHo`;:j57t_i7Uy(=|vLUGNj@-hix#8%RJ{.m0$gQLc,Y1e22.31{p}xa:^n'6u(`w,qAs]G",
"7YrqLG1-Gz#lfkIhE,R.Np*[dEo2|FU;4ZQDWJ->e{,Bj4j@QM!rF^_|r!q^$KsAr|c)mrL#.9qW/^1't|F_X/qh!XO>+M)mB/|6<Wuj-'mr@)RG-Km6l.Z&L%",
"=TjwA(Ft+V%W/!2ESevu%@<W$puM3o&xSWtW$wc31Cn5Th9l)kyHAE2@,LlQl;+}^KL_%~Au(SI.&HJ#0)Bznp:A=D>a[ZS]0Vqb:j^od!'*e#n/'sx&s$8k9c",
"YS1'i&9JN_8rw+G4%J+^4;#!c=uoV$1v<46}X64K^xYKPtUuzwR/ZTV;NGg1#Sx#^j*2OOPFcDg~<e,Oiakojh!D4/W{!^k]yIiGY:i0<m{MlP`I_VR3o|0M8m",
"JP`Azsdh!Yp6-L%:+h5EK&lNJ=9d'cedQJY0_vKXTS!;^Ej|k-b74kQz_B:+Pd4i=ueL.zS***7pd;azwZ`sF8;w3Bof*fYs_F9ORs!WSCltQ7(B]EvpFg5|mD",
")`SJfd5|!od<D(}!QQ+HWY8xy..V*/5Lh1^RtYQoM#L@wc!L4XHmc}2Eorv04K`9C]7Q1XnSmFPJ>[kN@[]xh>u[+AFnyDE*qiJ69B!'J:&tC@kF`Y1W3RApm:",
"trhoCi<fk|.P@x}Ks(w):R[kN&Iwe8EELdKqH|`U/a:/ik`_e}._f$`uaiC&3aLnwo8Pod11=vjv1)Ro9Ya4xzQ2ei+c54DMkZP>jSb=FeqFB+SY86*fImi(,A",
"7IFW|Vlk(3%t+QygEy0q4-)-(tac]#>~u7dS^Hu.}F*ys(ehE)vwv`w(l=|iV2r#+PR]|wOxstO({nI)^s|[S5u3=JNv}y|i365oJ.OsJ>g4<mlR+np=5AYx4U",
"NwbPqtyX{ojW,}7^4Zlt/W-2kx4<OMXhhdIbN`I;uCya{qEkRhqCU_4,=$qV%Far$=`Dfeb77(R^w`MOEKMMrS4J{rjW,}ZG4Zm7/V5[tFMu7N8Y3nL'OyvEb7",
"7_IAiA2pzR+F(hS;Sy.@yi2MsUEmZx5nyj;L`4JjyjfzU)P()niMEx4U)6)!f}q]cbwyCt8Mp45a7v+&k`ylp/*o,M}mD[|1)DlS%#O5m/f(t5bHm14IBLe'ot",
",b#n3;>xptdZ0]A<zeuT8:#lT}fp.{M=<Qw-T6K@EH,#QixI0`N2PE8xxoiG]vt0iELqpU`Z8a#SeQKalY}&C=jVRiaR8[>L0>'&7Pq],Jk84z8NXY7OkyIF3&",
"$e^rsO2<f8^>n'#4g~Wj7PL$^T!&k|[e,f%V9U7~'VG@;)M_hJIG,5yW!gD[W/g|j9k;*@-it(|CSiIEHbzse;<,hz9-tCta(hoC(+h2L4BJ9O[@zc^It=qc|y",
"TG3PoDPVi8P4&.g2NgFQD[`F9(BJ4=FG@:5s=!=RRhs*.2pR;d<U$aWfNfn>sZ)skJs2f}0lD;Nc0aX-m9;kO]QczPKs1h{bPcyaPaft{=7Eet:tx>rCZ.fAT/",
"GM13ym[7X`jLaa8L7{bE)v{.|_.a;Ho(Kx8t(wsE0L-H>;bcIoHO8&7{bl}eK7qR`P^e+E_W@t+EF~vNfO_PD<<+ebA@_q)D_m#TUbG&A|PvDXJ/ad>U_`x>Tz",
"=_yWn}HF[c],(*W64C%Zlm%kk9I;M>-E5ckBA%G8Z!2E5y'<_O0}r9FI:LaFSfuzyy^>43Y5HM75Um+cgsN/l>xF(z:`uuJ%1LBc+@&un(w65g[-i8>Cj@/-yK",
"cy&P1f`j|CNW!IkAu&p9R{8k4eEP,g6&n7K>.U,V8.L:phALVJ6uw8+67z=(`i`])2-G$6MLj.y,eFU1!U1UXU+W2T+n]0$_$2{1>1R;Apn)lfiixHTlu`_~0^",
"Uxz)e+iA(4X0Dp##UM-XEmL%a'*_uc+@z(0Y-C91G.+9n$(mW-'QX>}Vw*>:b&yBq:`J!rStFlTc!GY@<gQ~E_fCr<pm%JPY={&:[nc{24H@:0Z:=ZPo|q5K[V",
"Y*QKo[sGAv(pLJaB$A<*5b/9}U_@<O4Nul<O3(j+PLpk>aUEpqKxI<SY)W>[){JSt~vIMf0<gaT`B9pLYX,SP`*3p6camJTEeC>^6F}PuoZl4%[Tgg&.KliVqR",
"#)Ng&bO|:6ee0fk~'7HQn~/{5w6mJ=rcMN4C%=4S_qenRR7}5U]KlqI>ZgS9^_/i(QSRj~x.g}|U(!ip#%xxxi52|0t62gUW@M%Bc]w>GP$x&MdB8ztwepLwHw",
",CtOEp)wdflZjIjI@[E!O$)w&6jz>MR++DTF{xw,^t#T;SN|5!#-'P2K6UrrG&5A9E[hTF{zI#D;=*N7/$]zuv<YM#3duhb&ZKz[uV}p[TxN:)Po9]A`%fP7Gm",
"<aC$p3Q(qeh{<&_9gpMFMi[}i^+.^YCM(p+J-M&l4l>zt,zf=l=R;)0tc7[uJ%3rF}kq&gsTL2z`E)`W^_!]pTDRt(L4^+-ODDy,pI_;mXbAT.DK)W).%][40c",
"e>;Y'{Rh>|!bRwK}nnw'MF3%Y~{Vp$M[>)/b/|M}X~$TV|F0DeQQ{}HrX;p*>O_;Jh`H3O1pu;)y6mi*y9x*+uJ&6=3+A-mQ#0#'W:<Lc@GYjKO'AkglAJKeZt",
"O^+)#o9,.]Z0Ko[j@&:0QKHhj(A8b7[Kxo|Q:je!$<Gm[S%7.9_i'QfEPx}KW=-]/F6)M=bDRPd-6sN.oY_>pdd'i8lU6y467!c.,xQIAow`/fZs73KxN]lpkN",
"7w]=Yrg[6xp3;Rt$4:Qb;o/<cmw9BiAYDST!2LHnjKA+0Jo:w3/k(_NW[}3%Ctw$<}XR;r/L+V*qqS[nsVM=ITPsN(/Vh@d+5:|U9*|p|#*,0WxjM2QFgTauPx",
"%CMHTlv4ZLlm$`b-g/fNY]gYrg'!F.R1B-`*'(k:=m>U*eW_7oG`#j-J*%kc^UNnp/2f1Zg^pE45>,R,9r._W)#Rrfat21H|d1yK|t}5}[gK[8H#1u}gvq>tz4",
"c@%{L3iM#|YCH_8~g%X`-P<O=S.biz;r.v]{l/_Q/7ccoK1x7(([Vu>{>}FCiB^#^&HYa-W$Wznig&+{HErLSsrW0_/tLUOykqHE|,iK{rSa<#@marsqYCM-Ee",
"|zo<>{%'o>p,18blb/*(HpwG4#,~Pq'(::SZg;|,BN}z(FGw:7H0/8N}HD3Q54ywoLlJO_:YG'!zOtDNIro#u2}QZ.ah%&'h}|T,9;!xT{0[Su)<(b%GDz<4ej",
"-Da2O]p|k{ek,PC]eL`wutl$km``Dd{#rOFRe6exY':C*ET7v^1x*LlRjkrkJ.iQ!&>O*G4~c5%p1J..Ib4y2-{3SV3gzD.[%MdHDs#pP!maBeasN}R2b>Mg(x",
"$sTH|~X>u@5q@7wlQ0J-*IkSR37a%}`G./>iU:uWuo]Zp]q'O{+oc})yi*xez8g|[]JnlHL!OLxAn)e2-btOD^#TET4Zyv7W3[ui9K%AZo>3HRFrOq0[rDWMKK",
"kKAE+)#qTy/VoV0,A^0iSoB'jBFf)(0:3P7<%'(+UlSK:Ik;s5dJ-KCYTnn.PY#W1MOSlhfj4'o9eKh()o;n90@eg=H/bv!3BJk*D.Ty[YJKrsqyXF4}b~e,T,",
"sn9g!]A:yPZW6)<qwGP4:QDGS||{Z}w%PoV1PjZk]-U1poVDs-@I(C1V^s6;B7nyi=rK`Wx$'E9N^7T'P%1edA{n1:*&2;hDoC6O=vNrspqwRw[1je<L$.B]$H",
"wF24m@bUjeZzintR[`OBxZVZF2glqb`}Qn0L,[JoUzd#tdhRUF,L1;o{Vyu;a*Ijh;x@}_)c|`:}UPOAn.4P]I$G`19J(;$Uya7&qLUoOt<[2np_%ZS>[e2#.s",
"GN!ya_Ry`{Xq%IvCPz/jQ(;|m7s0&>BQ^gpLYxx.Q>ZSr{O6s&iy&!Qx$8)B`zy-H'TmXT&E6+0>%)K=.u3)@m./pB||fv:#_TN+^{0y@'z5=u@s^-vGZk_h<7",
"nk7U@NWN_TN+^{0y@'z5=u@s^-vGWm4c}+sf|}iB^C)=at:L=2OnMJ}ixq_YNa1Mm}@=DcIgOzCp4cbJ*24+gUN$%'9(>{%(97s_osnwY$va(>UmzHjEC.E12Z",
"fo*(Otpr`T;PiEg9wO4ccn]VCC0u!nf'*D;@_w%[8ewJfKDmy;*DLP5}ACt(,~}05[H=29M.7sos_sgqu_RhJqii^Uyrx;+{ei-t2,+uBrfDV]D}w:W*Bq9=w!",
"Y4;HcE6U(,l]D$o%E:oam7c$T&QpD]:Fq6P%1h)TZd'nGCB%c$U}v2wS8tkGR,c3F.}#%H9^/^|!+uBw8cH;DU;XGi)^Us`G0!dEguo955R/2!GY<(4(BbWK(,",
".8l)Lm.p<jyAU%G1%'bHA}n.^Rfx(ZUBNu!EoCwACO|7a_zi!qy(v^h[4t(7V1ho96[0oNM<.:1:@{pu5wP;9_q^Aud%Eui<C#`1bJb6>@B%4P&aSS2+f^=8.L",
"rBS!XElCKe@z)FRock|3(Z5)5MYdO#lp}ECCmlrs9_JaVZ$Oa>.p7Qs{r|a;E}nV`A9@s;DzCo|lnM}Wqsv[d+@rW#q8={6klR(3+)*DVP*0ukPz/2(`g=#2/2",
"qV3E*EB$0U>6XfvSIK&htXD.(q)7v(Rbo3VB$>`bdbL[+jPWr/pS`p096wQMiLYkH*DX<TTCj|1Bcb*,qzL$IViWX+^bcyq%|fb2/w2AL`o/v*48X`0]s]`rB3",
"iB]cj$orU1x%aQwY=tL[p1it0h75G=JvB0/=*w{w!vw5vNvbjt8,M*ql^mI{Y9Pcs@d!X&t9xwW_3-c6]n<z$s5(^1>1w0pWOo1Rk'Ie>htz>f22]0gjmiuJ|p",
"&7>m#fOo/eP#qyy1Aq3v8%=v*_b40kvnTX4~b{kt#26W(e7D_3<c0Q@'z<%xA~p8*x$-`re6W^mmA_sD7oDjsf:SFmS<Z1HK3e/C#h<KTXqX}cTG/_dnN~/<VZ",
"Lxm(x[|))X1A'@l4O&i8v=W')-md_7AyT<S$OQS-U8/fB+(qX#=DR43zQetm7cnyO9#>{'tV['r*}W-Q>NPa|{]TOp=X7ad}]71|x}q_QXFx![JlA9IGXt<z/&",
"K%z#(53Q8yr5:f[ZpNNE$%GEaC1DO0X2i)vm%0$wDq^FEqliwymAxWg_T3DaaaP;0tqME2F]1O9o<hqO3!%FXT5|mPUM]4OafihQBlEi(lnzQi]GO]tY+49u,.",
"`QnDHp'x8,/E@3vuBv!S@uF<ABd1(@8/%|H.T#<xJ+QsVoG<87t<%.LTH#n#lYt0yd|KUozovU1}f_je+Hd#I^{j+R]okZCU-Xry2|`*t,%)n@7i3!bf={abF,",
"(}6s7MYrO:X}C~Q_/q&-Z7ITr*E#L3c$#WqHyF*S}IH7f|jEO[6>`Q8CRhj&_1}::Hb&V<OaNiy:+5!*}IZ)F8T^2FRP]d:|Dz}jH9]5PvX>r>S'9y(i5R3=0Y",
"!l#|Yh>+HwC_Z~(^C;k#TusrT%qx;^e>*)',tfH]UX=<9l6>E0&9PcTQ%Gdz(A2E7pBITviJB{i3l00FP,()XdERGC$LaE(~fs1d7&Pm)64h]k%1R:.eQoDI-J",
"iC9(qaPm2M,{ec/I>${R<~/l_X`|fS+xJTc#G&UmMVt^m)v->qtvUddV'3WqW=lf#XY&^]@J^_@J^aWc:HeRynkI%1+(CFa.C`VuBI7IN_SP7dQx(CF3@QuvN$",
"{Z+T:OJX(eGTfWK9i>G^f~rvq(.#0~.dofAa4b,ujYdCQhqsY.]t#(kzTqjJ%E:Ew7ON]MI^Q`U'GsC=RNUq6eo@jGz'HQC6!+]8tf8xNU25yMhYGM3op+kV2*",
"cjea{|RJpI^*6>f(+8{|B^w*[64dV48v[Ve3z3CYA)bKs`Ued7=lB3c!7/=0r{e#b0='%E@a2:,$F};xUg1n7zemcIPZhz<=YaqrLI;jbg]W&64*_5nV/6kHui",
"2>])Z!p6;n|QCGWwpqd,m!1H}GM6xo:-).5`3+EZ[OIVRVP#cGh~(L^5T1Wi/DPt->uVp='k(MKFS,+N#7Vigo]$*8/7jKey4~1=]HlhR-ZbRLhz=(Sc}O/)5l",
">979]o2=!|79K5D(/[>(EAc13&d0JxqiOPanx#Gw]WUW:Z$%u/Pnfh;,V4u>I|1$=L=CB5tKig!+5Y;KajPzuhWO@aDiVlMLAe<7<I^pbuC~IYq#^g2z)6@56H",
"]Ht:.5GvD{Rg)SU{P.KSUz^Tz-A:yTc/^/peG<^NvI'%d6k!<yno7UV}Xt_]N,/z3h@7z6=uFP^NvIZkk!<yno7UV}Xt_]N,/8RBq4K^Q}O6o|%-arnz.v}}$A",
"o9KF`wu|`v^[aiSDkP6@4<tUD@KH]Y@$4@X8MY[f6Ic_tc,}#cB9bIKTc0lV7{nrbT!]Cj6056orPj+~>G1yBVnoRE{;k0^R>kTb![mxNvTbXXa,[.BXh$4^!1",
"h{SLdrJ|#0vsQ;[}j<f^.uI'Ah[1!00A6[]h7m+{`L4H6cr^BVQ>&c{|Z=6VgpZdlp.uI'wT38L+9SX]qG*]e#:rsTw;UBRvWZJ](KoKcq02@o#%KxCEI0i8p}",
"-Q2cJ~+,_yUuF-r&R&<Y2<)6:nLG9/x9=_n;K);ev7`dz#6jWNYg(:fq5pEI={lU}.V1JbG4@<@G%gD7@84MKc_et%k[m,k4vHrMp`CrQ@:;3d:6_=WdL't_&I",
"=$_Ko^SEUozFK85@bl+lIun1XB0FQPlEuYCeM6Yf0e%.#n6c||B+S&*-m=%D`.dPhbM8e#*.qFtRQ5a{Y%l0J&n;0pY9H2KEKXW[k0H3(:KX5g^XH84&z,_cFn",
"4Y`IIH^kLzV#+|EA54SAm4,jb{[r*QsOEA54>,VxhN,p6Gjzyp[Z6(nPIT]4D7{g+2tgT.+U`[O`v!*+nNa5Bihmokw7eW/yz9nT3S9sc79dxA*7cyh/m-++4g",
"^Sp%:Fc$w4Kof9Ad,SXBe%]Phvs:R%z3[0Dd']QkEpL1!2frTaQMc3$0{omO]*[8N%D;/9=-K<uPfUb68VzR2$2TDid}PpJr9XlRX3pMXha3/:+w83D@9AK$N>",
"^H5:XXq,t;^Ndpq5H96Yx;%>j)x'`[8->YWU^Uw<IR:X/pIx$Q^[+!;DdaR:dr*{EH:VkFbWWR7JAjSm^VdNQa*2cl49BM<+onVVxtua#[JzGE<><k2/y]xT4W",
"wg!Xzv`sk-+tml9UMn'$Bl8>|}vt).X>K5#VR:=yK*XsN+v^[/V>bo-ux7%@^gXwy}q;b1dEh^>GG1q3l!`t3fh^=DOm}XRUPb5X{26@s(=F]{Kk''sAZ`J`lp",
"p*k2R8]I&K`9,:/]qVz<:!>~PE3.K6lmYbP5wi&$5i`&/<sTvUTs{'r+['rhV_x@_I6Ph^C>4!16&nA;3kE@2I*wdpu:ME}BOPpB}'qs%'SAS{w&jo!3GVOCK%",
"V]+(;Rs,$/C7e)BdV$znZO1UY=(%Ig(!5.:!QQRt2W(M<p:!6A@]O9FinML_[u1<.Bg#F@jIC1<e]zqVhX%yt~tI)lp-^+|-O9VZkLefWpET5]&zg-!9qO6+hU",
"zu8|f{4RfGIWyjXfWB:px,#2cW4H'<OA1*xVkZ+fi4#QLk1}fJ6NGIQfu-K5}[Tbmt1tdNW_,+|PH8D=4^)}#Prryw<E:!^:Ej5(:nquRY&p&-knmDF|(9$pz:",
"%R^VF5Pje9%#:}*5,(@OF:>#l`--](v*Re=&$`ne)5Yw%wZ@ukkA2<T$qjR)krmppC>v.mIACo-Z]B}2;t0yeInET(CT%$Lten+,d~Od_j<6)Afs*]cp^Bjaa=",
"yjC/Vx,rt~LiIsI.slIkp~%N=fWafOLn2DI|snAb[A<M<{)2ku^]1%F:]:`=F]pLT>:iX-{ebEPInG$D:d.E#3XC=d4*TkJ8_2=WY(}){|Y,p_W%53Flu1|SMl",
"n8}MeA;2JK=qs'x,sU|wT%7GTe/odV=o^lu!M>|gD4n-8DLNCaY5MCl1k$G,FUc)vKl>aQY`}mqOU5e*P7;Q>'_YgHy9@'>k0w2f]2<BD$n'G;K&v}_vG<y:pY",
"&N6oAi'4p*[0Lh0FZR_f7&D!7+}mxTj,xYMS0hI3f*7c@pNV_@|qm}W@v30!nJI>g-bSpSy6G)q|G-CgG/joYWX$cz5Ht(Ncezc+)mUXG9AcMHc,>t}-lSBB;H",
"y2G;2TpX`DI<krKDKWugC@[)`k8HV`Z_q$miyU4Pl0X3sFlE_uy~H;TJZtk=74[K|txQ/t!{9gYlLRC]xpeVId1,)6z>>%.}Vyj.gc;'OT(,X3N-utz$elv!Ob",
"eZLy^0Vze1F#]2`hvjBHj3&5(zaHWNJ6;#;OkumQC6f@X@e&V|0vOvH/do7=^dq7z'D&,pwyyf;nyWV!z#WE7ojpSQ=nvj3al{K!}9ue:b/cZQuyw*,TGwy,;a",
"B;SDemjEBz&G=R0qj~Q$Wp*keIUff*jvZp6v+U$v+*G{A&E1I4;~X)t+Z@Gdq,X//-QT+'eTk3NHodJvJW*fv+liscTQn!P})a0%6Jp-GBskGrL'(UEQ-uUzQ]",
".k<*J_e%H2.m==iPn|5*WucVpFT2=pqo'%<5n'qXd;aQIP0Nd~eKnfpWI3j*VZvSd%,D,G7vt(jnKu7`%5d./8b33.FvLS;~X[/9D}ZqM=2%1#=pc.xzg-kNm&",
"I)c]L~pol>{$zeu4VNolml<7+0+fc^m2XzYZBHe@+cZg|J5;MIzend9jF*tc{m@:,j}8gYAscFx8u1Nw6QE/Y.8Q+uZNu27EnUi{{Tt|j>XUa-9O2D9)v'(;Q)",
"w5ljw<>1-Z%JIp,hxw-Z9!bOsf.Sj}f:^PHq4cVDKPyP5'Al7%N^{'(NHIe*bK,!/nxK6},tfD_hU{NLdID59[qc9]AVW/7_Lv2:Cp0@ec<;j,uC)[F4U{o9Tl",
"3[n8^#TkvAe9oP:lp@YA6aIh9TZqUPe9p~HHu<LXI}U$XWg=VIuGc5cuinW|5HAxke}hk<l.WV.&HkOVIjO0K{jO]DEq8j=VasGVLn.Q[&z>lw2mRTTp7<'fF8",
"{|A`Aw2_H-VVjiI!XVqU*Tt:iUt;Z`IVFZjU&O|m=dPZv]t;z[qU;W&HYJ9jAOrFV1e.Rvw&k}6HF[j^w9kxpuW>_!bqZWy2Zsy2]MzL>k`i!Gz_d>%M@BkAcf",
"C9wKu4YU|npFrgX5<QePw8N>sUFpV^2>Z}JXC'}</|fFrN=e]=Etn{ve4K=wz'7.wLV_zg<[|7`KAGH[=~ONJJwNaYI|k|r`c*L_I=V_pYdMDAph/{Hj$su3kM",
"mwxT[Ek.co)Do9V~9]Zq+3y.;$RHi(pUS/}OpEuQApU!abH4}Oq0OtFGpy.oa.CDkqp|U74/N@bH,'H%HZo[aKYok}Jj5OHcsDexYvu!8*y)r@c|w4Lh-,*AdN",
"WJ.:d>eGC{Hv#Z:wC{:{5HB]nOtajd=AaXU[@/VHqBJc}ePokOH6DfUTVv1n-[2=Yv{#pdR)|5-^aC.h;`1a'b,ey2eM68l~(V}I0eWwo$.vaFK.$QTE;h.Q<o",
"LwB];tCg-n(X;e*#.6bOC'KP^s+b5,.l.ZXv<=Yxu!DBH&aXVhlp['kJWMAfV^f;HCj#D4_KuG2J2MXkrz'[l2u,^`Dmy0@/<lYjw9wX@k6PtugL^({M}*UN'(",
"BkQe`)@wO|2ECK},}d2BhSaIfgl5<ukfV*NFcderEg7Un451;@-xjH%SI{1/Vr9cYHG/7ZU)I;0-)8u-O0OP>9YH,.n%}l(<oQ/<`~=~C6X$4Px_`J0C9a=,V~",
"6D/9Kd8al8N>/^7|.=HW.|]~l5U=NqC`'$t@)qDG`EVpc+6;K&2bC`01t@u%#J()l5TIaIQ3zah)q/T#=@eV:S^laOV/o0c;4y:#lv%jGeAbK}Axg7)ZyAp1b`",
"Qxo$YI#X@vV0Luk}xOe)ysbAU/He%6C^nW.4xXf5G)Xd![Z&itee(PzF2reG}lnN,oW855}]3rWgHg80LT=B.v.vU_B}h~{Yp.,%DM`W4$4sU5@y2Yu(0'E:xf",
"C_aA(P&0g0`eND1f[*qw75y={O,eVy;5AV2D(%m)R[u!r_V:IDLqca+&$L8k/}%R<[]3NIx~f&>hh[GzhVwTss@AkS<2g:A<Q}HsJhl-DdTJ}7]0pB}0fwStYD",
"^{6V@Hz7=uL-^ovKZkv9=^ns7UnOZ<_eN,^{6RB*>%%{O#F8k;KSSln{RTK_:={8_g4Dqr89Cq4ecn^0>su8'jwgU}DD`qy'tG7-LhUS+[!hHF6:Raw%>w!]]g",
"'}}M/kV@OzkCxq#DGg@5q_AG($qxGw[X=Gwp1N2DLb{v+aY',.BnN,[8<,{,kv/!h'9{sxbU2FV*vRS2y~@,XY>;415n^n18ZFlXF+i4I,>|=7UkQ[$USo*2zg",
"Sje$M+/t/)(uYN5#qH{Xc2qx+RE-nZR$;:e;)|e4&FR#JxJu8*a$JsAOj'w)/gGv19d*iMiMf[*'!t@zx^u{xY%2e=_q'Yc!5l=P>^cdpwD2{oOVHSb$]wKP6,",
"x/X1Q=q!h>-k7!eY6<R$UJp!`ja@TNF^ihA1cK0Bgk@C/[I.d!5,[SIo_Gt-O*4LO@.Gc)M(vqUP%$af0bXr(C*M%(h/d')cMRuM1$5=9F+;|EE#5=u,oaZ8`|",
"KuedV{e0m~u./x0@fz7N59tvvx<+wj,/Ka#4Xy>z<N/v$7^C'(h@lF_'rm#eU&)[yz9nn^h*W#D4lCET>mm[UC))lTKY.1c[7iskT_8S2XBzA.FUYc%.VApKk8",
"S/G1zhL#K$RAQX5^YUb<KKlZKWac`1`p=SO8)S06*j%I/sI%2NM~SAH~!_|N{(YQB+>fz]eE6<&h|sY1u86<)H:+/iAVy{I,lFT+:+niJg=#ug:[!j33=<O9YT",
"x3Laq6,.X{/D>u)kwpViSJC26UC9HV,//Wj|Z,yh@~4F,S=+&nN]V{Pc:[KWcs`;a<iJe1vt<ji1u^8v4j14U3fuy$.ff7Lg,#u2/$(66|:g#UOE6/o+CVYs,S",
"N;>WFd`n6$-6wY*kL-X7qwCt[|ZQf}]+V{fTO/`mJ$B.6UK_N)v{GBNORH1FHdC*1eI[mpHhb}/|1Fu9^SD^q/5CGdpQ`o;~K9O*a`1lI+:6fcI_$OK^GD&bC*",
"Hvs$8MWl0_FIL8Z&Z6r6HES;h1Z*'4oW[Lp1A&2+k9za<~Kb+V`K5!aNrK/h&ml#c.Ezjw3En3,]'7M]o0L752.8s+H9R2a:IRJ^gq>UA>{9okpp601aRt.e9~",
"I2@=;y=[XvTRx$J!`Q,P/)#xCF:C*ZD7EM^S3;)N)6umm]q2Cuz6B5ZF59S>7UWoj+-#G4`dZIM#bGH'O'V(V~Ul^MIX=Vvznv9.:ie7Tyx;SP:.$*c'),e^*=",
"%|NOR~0[cEsk)_d=r.LJGf)6g*k^p53-6)JnV~T0+n&5eGSI{-borQprCAs|.I<4V:JATqd6W@#%29q`'(M_iNt]1b_$/'N_xfkwlIqF@}dQ_I1CcY^aADkTdK",
"j*kWUBKCzkR#{*LpLxI[<@L:dDM/O{ZM}:y*o0'0B=+bjBt`jGFI-SV|x'f'LcjCu,KkIg=HuPb*TS%Sc*chJrwZ1GlE{J]G@G5|='pMMI]H$iO,Qg,3uqO~-{",
";+U[lJfU7#c0}O6f';DRuT#zQ@+bzys!z>O/DR':G7#>CcJGq#`_JY3UL{Lxl0+_*YkrquwrXM]3G<YenbvY4,{8=>d%x^@D7eH=nBFtmJ6>b0P|=>M=5BL]Vo",
":CuMA<Hz]BMEuJ18W=s(C=1zJz.tl%`F>$BRrPOm`/Fdc1eCwd@YpKIHo^YM)Nb<}3]$x2bO]_A8%gIuw758oZTS^@5NX77sP-bEkF6k#s72_Vaxb.AWKoy$|-",
"&de0Lxw-iHJy`/chse75_da<;1IKhq=M>#FQn}`~m*}>%2qQN^^C`Kir@!o|IB5x8cy5v#kq(Ys>TmYY4Muc,-LCmUm+zhsx1$<AZ~dJ=6ipI3_gd~OnYAHQ9l",
"k6wip$=al85;IuIO`)HHD)Lp*1ykm_gM:Xltzd<;#vzy;$>,VFQNDQ4)'%Wn:/u'qpmT,)1^;.Cg_CN|,O>mG>U&WofAN-D9L!NQc7^myfWWK~!q@~OkQ#*bXd",
"0aB9brVi&w.#13)mYIL!h$4EYM@7cG7t.o/VTjU35JV_uCP8FF$R=GTI/IGz_h`b%y5D]WQEX[NQh04Ca5rB9Bh#T|>L0oC_],u}_'{<iozP%&3bPbAK{Li3,'",
"$89bHi0d^tk.SuIGiU5u2O$Xlke2nXPAG.|-S}Ks^'PYT`JI`Z#9go$XsCe>KAc2dPlYRwx;K=e~d@*[aRV]bXA#U.VsyJ/QtO^Lls/etTL&9WG|LX}n1Tzx1E",
"06Kaz~sgCVis6~=<Q$Z_uY4[^+ef{rLuv0=BuqINheuuZ34'iUG:uo,GepZ+B^tshnB^(B;xnALv$fT6K>6oOHJ[i*mA.Cyuc$.q[c#*E.CG%5,nPj3]DWE:nw",
"2U],=9eNUuO-VhL!<6odS6ds9-CXkow2}Zp4*=ezc2:.tpZ*FH3c@:&qAFm!U7wq<W_)i-iy;z@UYvt]t<K>s:_Hh!t][u.:%4`kU&Y<}sL`6vOOZp-xnVE09~",
"=q>+8)PA9O8F$Q}eO8|n67}D,]1z#i^Iovl'MoH^4lIq0mlTGEu>o&v*j8_]UJ1]=PS+ai/BDD:G5$t/!7</j:;I>p9[$!z]0,3pRtU'D#5OsVw2}[DLb{1y(|",
"[c_mN-/z9E@Xz8=uQh_2vMZl%O>Bnw7V(|[aSa>4-~pt/z9E@Xz8=uQh_2Ea@V5D2'RC+bzn92yYhyuEZ!Kkwa_@*&5x_&2'^Z)|z&qSdDg(4,`:g2L}hf,6{,",
"+[;qiX%(MGqK^BC2xcXC+VEiTk^t5)T=]fqQWHd]Q/+U:_Aww/5+r|t!C2*X<gdc%tIbXl'QUyTnve+Yxe@CQ9c,T$IrdPT$-gYJ}w*-HM%Zw=zm^|v,;L2$l'",
"9TTpCIH6zTlbnjkL9C6:+|%5X2WcY/20#DdZ-m;p5@C>&(;oUwH$U&JyrIqpjfdr>ryzewc&j;)9RWL[p)]|u.I/20&r'oOVlAwtm9EwT*fyDYl)X15>7HR4SU",
"Df-f+!^wn@+JGBqToUaAdC#)`82';n$L_INh>,1Jt9cpd>G]5H+^j!2+'kzi34SI+_$Yrao#L$c=O]`'f1Y2iBq^u=acJCLQ|O|HinLu;VU|+!lIpJz}LZ}:zz",
"mQ}.e)N}Z5m#$@V*JhC(CuYO}KEv1THviB+h'ju_pdJaMS)qqZ]'[TrFa>V|1Sk.#yGe(*U<GkO2+!RZ48.gfoepuj:,c,B8>z^&]v!Z-i:OuzVqUwM{AI!Z!=",
"S2FuC7(J/5@ZGetiB+.*aZt=inchq6Si]so%E7&/)]M5LcG+*C5dALH9p`K_#}d`]%h<l*s~+m]nWh.[7w>V'g+We1/ky_3-Wds~;][G7pb_i00oD|XQw/iqny",
"rQW6R}:bVp+79Tm~P<+XU]/a,2{;|B.EGQvL;4de@1'#k~T(Nrx7LYwm>yH56zxq!o;3<}=28k=+ulZ't@$-2Jo[Wc#^kiwZxPX[Prc]&)&hCzWiLnp#kkvrk.",
"Q$d[2NHrp'sB>VREIO[ndpqIKpC/HPS[+1lJ,W'%)j(UwD6Jh_k!wv@}-nv/0iUCgeb|CJ#!0vD~qX|+wrIk7kdn[zaxVQO,S2pqQ;IbQ7Wk$RgxlHMQ#Fi;oj",
"yl5LGMv3`!X0vF''`Ke)7<i.121XbnoSa]iEQdyLd$tGUh/E(^W;YHAK5QMNQ{)Rz~9e0XKL3wW,EqR{lKbl=GciFCH#!1#,$3BQsgE}VS2SG/@$|gDXgy0AXu",
"v{iU{F<{@q4M2s:;/kA^b5u/WPY1jo/lVfiU=Wki(:%h]Iqs>#h32Tc8WIK8O9]0Mbw,iBYi6VbvliCz,/U%ImI7:R,+*i5GU7XWUJAj<~T>A$(^JOX&,||bKY",
"whZ'q_9j['a6r/z'kC[yD8A#`{2&Cep2iJD4jpb*=^6^tJDSix;p+;<b7vRvK!uS<o:v.hnEqV{8gUg*jqS_np=`mwaG+:o3E:DQN&-)i&77y>-;VAqPlW*u5d",
"TlU-uEt2SbR9pK*`!.,t1)bP/(A8>EM1jkauK@P/q^>pqD,<!M!#6cRBOQA^dS!]P&%AM5nywEL,E%/a:KExnSXgl|QOh'v^K3M4F[DuYa(PMGNP2+/YRX`J,&",
"G.OJCKA$9j]!NF42u4jhum/ZmXo/MNL$ai;4hCLPY%KM-kK,HCkaW!ZMq_1'y$nsQ<6|hj>EZteMeCh'mjotk[idi^+{bWLIUSdpODLiZ'Tr#u`.JqjFo5rW<+",
"w5oipI3pI6AcpKyJI7ocu%Md69q~KR|tD4(*{kG1w[^q0hkik(Ft;nXP}u1/htIY]RO1H8n/=zs>HzlqX(%kIgg({@O_J&gQ9UwnSssj<lsiQ5tnQ5`D#G|g6@",
"K_Rn&K1<GNz(5[%`+!VpPC=cIj]l+cv-q(Jlhk+5qfmd1m_r[m{I{N^_fbF^)+R@hSehL_WTs//H%oDe4.v|O(JhB%eal82YtjTYwu;Av#+Pt#16>O]8jPE0w=",
".dQ|LeeYj'WJhaA#X8@laD/OD(j6W:vbpnw|>eix$&Kua=3nC#=sWDbTa<q&VXj-FKA.pKZLG}I'{Hu<qnnT}X,+McDbZLW:ZgB^^~eyzCW$KF'iB.^x>a-/NK",
"9cZ{#)s:WL6Asm=Ui!a[A_hwR9a>ic{c,;7Jk/R1lX:+SKW;J2'3sIOct1DUWn^Kl7UZN2k`f[(6o<X*s54kwPD6d]F|H-sjX>sYFIZZe4@6)BfPI@ksXr+r)P",
"Fy^I(pWhtq@Mm7/H:&=cCZaAbdri'kGMU)*/w4Qfl7Yg@%HeteC#3KUKW@K1dD}2bEidi%KIdfGjfZ0w$LRx'lDvtNo~J[bJ=FtUDt>(O_2apjM|WJXd[AMRk^",
"d4'RsS$,Dn_lvfqT{4E[DG.U;>KZWh}&.!{X/~('jR7uSQ:#y/=}.-V#Nl(~S%t:W~,%5DHX@@Id$Rmdcpe5bXqs:%.:NC|&vgjSo7Y+`ItWMsT)u0A0rFjLX0",
"m_yRa{3m5p:ae5NJpRMPfyope.ix'-Mcv0q/q$aOFlBKc!}60}It<@_'48AkH`KMoiL[H!vcqG+bAZLR6lOwMpHWWTC2r=k|f(1;B3t~x#$XKqvkwZF$2c6`u!",
"e^HGMjZ.J<ZCHiIng8*Xdmf|JN1VqfHV7G]D'-fJ!4{)dVd`oiGa:7#9@<H{ctkRQ@H=/^BRP2F[uGq_-vX^L6B,R5n3x-7ccU32YI{mwGjK=Ee`pkw>T*CR&o",
"&<r#'0B+ew-+Ve*/Rykor#>kW|Mde&CZ-$`@}IMUCJ-URiHQO$dB=Q{!t3d1t5d)u`}3bU}'<}GCqa'uOJ.Z}M`lr~H)RLa=5&x%xwD2i`JHO`;49u{PsJgoun",
"e]:IS{]7TA3Dn3`j0,=L5vi%PBhr:`ij7v)Bsk[;9*QtG:T@de6T&}>7|^u:-x89$<f:]0H:-p9hE:Jy:YPE+Zkj>#xKY.o(8'w}jjeNlf&VDg{Uir_4';R:uk",
"1ktMoCR$qTw|QLlY=8Wbj<3_XKNMe2Q@)fvWg>RJw/bC|cVrnAOr2+ojN}rU:Jf|tuoH4mh;GuD^yf1M>Z{GDQYHe$phSq9|g7B0ZKj5O~+PeCA(tC3)zWtvd@",
"!jeh=S'PpRcTBb=<]zg|#R1.ep.Z*wP*>LS^I5a<5+tPD_UaCOHrX-B,QzoS2TXx&dajK9w_r)[47KrEy|hf=cK7@-<{w!xMc&D]s1YeVJnrccvV-MIpBpsL%K",
"-b)a9LnZuqeL,BR&v3RRw&s;'p)^hQBV3o=v&;U1$UdCCn/EUbVUxFrWK=E:N:t}=~1vdQN-y~=l)Dq%^b2]uC6&%S&u!]vLZ@^gwlv+7L#q{L+1B273KukGKh",
"Q/Ydr/KqH['{W*q+pE`!9&ZY}@l8nNM[@w&NvT&l9088+kn1GP%OBpVjjTG@(E]D}x|{8%gi5IikIl71L5aG*Ova!qvJ*XhWN7+duP2Y2KCc7oVe2|#6]St=;[",
"j<8T`Y*EP+y}eoSmQ!9[yFD12+L65x8e>wqvnB*~<(V^<d;~s(<()&:8F2=1#iveZm&`'_R<ywaKNJbQO':Ht5BR;'tbzVaP.hEd}V08v41Bm!ah'rZ6O7'q;T",
"w5.Zh:[oNM5Aq+'ez0RZv08]ven9=4-Tz'^lY[(=2cnVsBR8N}b{1]7&I;bcaNwBi$>a5pat{.O!/qV!fbwB{'ggaXEW1nvv{+1w0a;]bt;%.Gq9:EFJE_EK[P",
"{wgBtld[r*:MwUeRThw'CGppHmX*.01f_lgj^&0!fs(QZti9[Uv_xgY]iBa7=8f.C{RR,VysD<:KXOp#)>zy1H`3`2QjEUy,8Z0^`|F1{{z]xfCg:Ev!F-h+$i",
"m9KJ@4tT5~E6}h+SnXwyRCh<Nq``GT(/w(EBihuy{bJKyy8l+No5YCuO|]L+wzZ#rGa@lLBbB58oo9u#AjXFLpS8(9RK7'sw6@1!WS,srx&L*aj)Tz*zKtaIKt",
"5f^m#,I=3m+s>Hk)1G]4>f!B'v8w}&]ROit.X,&cg!D;%sGZR;)JF;w[J-G#bX49I#uc)&H.!y#3p8y_hv/X-0WM_1m}z#S{;PBx332]enkW6fTfe0x~73.~'>",
"i9$RQJ:vnR('i(,p_i`!N(zgOHD]|=8y(a<_gkeu<]f(H)%zAE}(]K[O8$V>m88>gXy0u<tDX!6L4{OTwCb~nRQzKzRwhPNy}&t9nIn7^kx~)fLiOG^&`@#FHg",
"8l)tSnMo#|51{p[`'_}Vq`=.]5|hz^Wykxyg`U_<$*Z-^+Vgl+)OvA__(YrDU:;nXu=c%S6(ibxBwnW[#a%M-^V,*/X=p&)N09!L&q:;qn5ie%(N$A}<,&Ki8>",
"VW#-@LbdG!L}vN62]t3Q<jOMYz0N:]f4X~*kI!OUY'.qat2]N$1f)+6#=mE3couS:~p+4ZVsFm3,_Zp7+8Rkn2axc+C&*%+sq+edze3HL+_D$@Sc>H,R6JD;>C",
"v1V@HSBn^`&h3J^#BnrF!OPNN8'0h$FkXj:4PC01o`+V[y7[Xz6ND37LhPc6.mq2^{-{17[OFdGFv@1Mv=gScCL)PQl;.p+AtH7o%^KU=*@bX|eQKF,_QGX%m[",
"5p+V]u,|*QDJQsE@Dz<U(mMgW!hjOCT.@S1ANBA6:@X10P/.pr33&DfPLQ)_SKgEzwVPn!9PA<xvZzp%b7JYfowr:%dKT*mW0R1>U]$SgE&ZG,aAANiaD`ay%m",
"yDXwbo`}Q-;YNtVq{L@e*,OFz0EDJb=-DnAGHK3)cnA[9M%i2Y(K)UjVXm`|ANP+`5iHKm>018>YvNB'u/{)}I)je|*b8h5rq}b~mP`[iHR2E[KA5}b7S'QB<=",
"TW)1ZH)W[PUA%kPhFFVZJ_>fL'i$Sq2ED1oR1nV*W)#Tw3]_`0l4i=B#c!1(>k;[QMyi7a`|p:#KT0an/ex[fP`cx:fXT,]3D3;A3(8F%E8!&uE,f=&2vn.YlI",
"hNz<v&D$=/11|YWZ(^m<aey|F[3YEalKmYKTpzP6=fkeAUN%v0.G@w[GxFXQ]Nc<2b53C6agx#xNu<CDJ&rydgdgydGB*%pW*7{Zha;9P9qC9&5:Dv(aF%@@H]",
"Lj>]-Ui1%j)0zt2$H,X2D#.<h#YTrZBvo!,1tmmr{EWFpy=t7%.A*If.%JZfp'*HW,%^{aVbeklTQ>E&EWN,D*#t]4jB<,E'644N+L2O5_Q4f!JTP{N^k+sN^Z",
"gan[rGK(=>/}#zQdQ`JXP|FJA&wGh1Y|HB)jmZ.`V5`xg:t`*D3%97o]hte,mfXdwAfS*Q8e(;fh9,Q^z~E#,H#HU>vLM2TA[&Gx|<!mQB>XcaYWmohhh7HayT",
"`gE@_Tp{%Vm[!&i*|*{OtY<@YqhN[,[gTXX`LN|$1twq%oR'tpl(L<tqNeey@zB}Yu2tFB`uatQwN'TD<PEl+7viz1g7xf+5jk,CmzJ@S4:|cUQinbgBhl&g[2",
"+4C6o+vh2dJNVccr$4Yq'JXF5g;uqNy@3Sw`X`3<5edc-}v_=^LxvFkz8ovUn5z5i|ni8ovO1UM!3H'Q0h[7>#5H=hr=GzCdO_+;8${Q|-M!z<(.dsvKa<CyRX",
"jhoRAe;7ICFm6T67.3mqR'7>5QIQkp*&5q/mUF5NC*1m&)w_3)rhgXx+dc]Ty/Q8o~QWF2h:g`1-xiT01H1:&GxWKTqJMLG>$/FXd)JYr5ik_ydt4J^[1s=>/.",
"BLIMxnJX|u{g*MZ^gMzC^Ng8`LvxTXm43:b>s_>E_|0K9;{L;=*I+-%$[peWl6^F*+iW>J8}Vw:-]o{rT[*Dx>d]]pPIL67vkhHKLM/^4h.wmIa;l7H]e+(hD$",
"*iJ~Pov50VP:;{o/196dL3<@E`XX#B]]VrnsDwaq*0^@+'']Jh<s8Ic1v$ApZ6lHSZi/dF25!]a,S-l3kpW=/8#OyGOEH+ZIFNHwDlgGy:GgrV||V!DKp($>si",
"-*xH]}L(1][6EHuX2oa'YN>]j##HX~X<N(::RTyEn`+/6'VTKMc]SW(Y0<@$}ce:ck*'*G7S]/|p-)Np(r8TB.^z@3jo4*BlISb!X$}eL)p_v%^OM9`IHPv3L^",
"4hz)=t`+g{R}1|zL=-eq)4@,J:pmTqP{|7Q/|#oaY1uOm^zL<.qirZl,kUaP{WGrBitvxUkRee;K&|U_,ti8;B3%|[&XD`2>{Vaxbpn&pS_zQ8tN9sYuo$:]H&",
"8w=f<*T$0UILR+/U>V>2h1en'ihsUiv2*c^TNVLaFU$;Pp/b]$Sx+&e,c{GyC=XXesJZ<Gm0tG1NKMb'i4@(5Sv/F%p^[][zIe<!+X`ziEN,o,Ey<JAcA>@g2J",
"ltlOf['wS,CzG)7~tVghtS+:_v`Xi%FBP$I#i!39!Mm9s),YUPYwoJ`%/1x]B#XU$~L!;`{}k{`OV82hIcZ]PcTUYOtbO,#3@_tw3^^[G<W/Pl=EQfALW(6AhK",
"=|j~0LP+fO9}0qClzAkhRvVS(<wT$k`))mAYU$tp,n3i}Z-a)~dOS}`|!Z$os8RY;WVvGsJrzY7;(Fk`#u)WG!{>eaf@3vxA@_/Nm$3le>5kizx}*hJt5y'&a:",
"^PB+$ZrG|3|00YLmiK4E|qhsMgC[3ec^>St'u9H[l^;qhV'm7f`#GOGe!yY:Bh%GfGRsv2|qG>6Ggrh*sMJA4hm^iB0jBXmW5;Mq'qRy3NS`f~ge7'2Ax]!5%K",
"rFEB#d#~n$n<d;PRpFJVgn;,8KTzw3+NzpkCOQY;b'4EgE%CbhHJo0AUo6*~T_lVQaB9s:FWS.I[+kX54UcLL|W0{]qD6~>.:e$rP98eD$:T^MT<n$y8fQ0=}}",
"6g3>e~|p=Q3V6<k(9iQm[P^$gig)+!!,%<!_J(5sI!mD':t:Evv/)t}U+QG][[c|QqI~f~5Az9c(0N`P|.]T;o=VRGi+Tl7kO(d%gVF<cx]{5T7!@4TD:rbm$B",
"h8V0`-%G|F+&r'rWU/>&0;dKkQ-kCZ{>u@{;_h.3Bktdh#s'=0Qi}y1NO.S@.7=)),S_foH`&[r|:TEuG/i-:>(-2u(9Zs&[X_2R7F96nCEU7f=/WW`05EG~%`",
"h'oCn)+uAN4u)aLCKtTA:ul!d2<%}GvN!A:Me$MSeO2`]fs2'V69sw4i'^cB$ii9ymld<UDqN|8bd|5r[L>50,:6eeP[7_QRn.U_x*jy|CW(0|(n>.E8t|LZW)",
"HwkZWm`3Kzhm$MaL.XDl9y>$H/JoT9ogi1[^'AaI3$(P0~`a3g55&g;k3@&sN6k$$C`C`16jH.9j`Ye:c@}Pv_${4Dtn8<*&In%|Bw98@%pY]aF+:2ynad^Qx~",
"_hOEbMHLhnB5*7u,UV2Ar;+aK.dl{X;r_[bSIA;3Vygwa#Bz&!59``T$A-*x6Xq#a%'ey/,YaY-bs0.<Bayrt}S-Lg.ez(sT9R>0fwVxR*6K+4jiRTT-<qn+O(",
"X9m2p|C8^pa@qD5%tl,G[-tUFHlq.vui|/uzp>5_K}HOEdDFyGV.1UeQ$8q/W3X'Tv%AIaM^xBeqq>nhzm{+v45-A9d:Y<o5+Ur)IuQf]{HpR|42q]2;Y=FW<e",
"i2kh=Ck#HVTc@N^+_uN-^{<3@iz9=uWE_SvOWm4g!]dP@&n{7V@N^)`U_dhUHX(v2S%P'.C8rG#~G(/PSS^f]ZgH7u`P8I>(}){Xb4Y.`[6(viz=Dra;R=-{*]",
"dq#%ydf{C)|]n|-dCBo4Bl@ADRw]gK`<1NYF#[Y&&VOT|<J7:*Vz|1irIJG@_z^[`o'b2}B==#QRM519E[#.-:d9m0bsa3kIESc,GZ1oPeqw_9$QIe!<Q|lHgz",
"{Lc@)nGY7*ECb=*I_itb^R'%CTFbo;F)1<8w6pvIh]xn1$lT1/j'3{Hm-m%(Y_%`}Y12)T3e`.yO'nBh5^6{Xu`Xn!%hBh^H$2rlGQOglSgXL1Dc2D;k2Ge}^h",
"^I(y@OK_i#/]03323MP9Eh0{D|G*FTrNuc2`&8T^/B8Bd}1Jc~iedf^rlBQUYmA>$!lr:aAodDB]qHIKt=zAU}A-Dxl~`'tq`vD+g^tQQF:}C<&6(xd*g.tz#t",
"#MIxCc8r0~6}j$YeYAL/}VOvU$boe{Xz^=j}>#G-7<>zq]];<rAhN}#Qv:`tr1EC}9SFHeAlTgW!_2hpYfUcZ)rorHSw^,eBM7_~`v#@Pi=5Xe($U!cN|zccU[",
"XcS3HhvD8|{sYc|A&luMa3c-VN1X}*#stq$N*6oKkL=KzDAhW@p>=n<Beh5a(^rbq@{<FpsWC:6{exGfE;(^hE/U8d8=%bS@FtyO3&Kzmndb'O)VO5$>SQ/`I.",
"mmbU;sswTOpdFen&bz{fJUW4'NFty8h4EtWcHI1GkDW=:m,09`D5Gj}rIym&^.9-/Md|0ueIm9T,POB1qLrj^^0c'7A:7tMx*PD`*l`,}lhkY:;;*(7/wY3$@N",
":EcWq>{tM%-Ug#dNl<&]v'KE@)H&BR5,IC5:6JKezbpPY:^z5,Ceb|Krk<]%Df0}mK1DWPufl]4Rq-H&lUz$u;N#y`:1|iMSw3$=oTQ:x={+KNFVxjwC#y#/dU",
"&3RmZTbU/xYow=5^Bg,McsO:|ZGvAOU(kdw[g>,^gw9*]Yf]faMx&46vGTw<BROsDpY7rB^7C=pRa^x2gkLYzezCi2.9AtkO|e%~wr_5+~9V/ZfA3s,trXF1r+",
"K!M~1m!Px2QJI@Y(}_jRDINEB$f`.A+_,7vSUTQ0}N.P+E]ZMFOtN((5Y7T;)srJNI&:,<gAFBfz`JC!rSl[<_9B*B-TXR!7&b@{P:Ui*|$`;sCo-%g2h/Fo#@",
"=T}+|Z*00j$(;OPE<!Eg!2Az-;^_A<Lo*e<%W+suyRpfcC&.IF0cOqSBhEjy8MXf]8<Q&r-l<YO%7MSYzdX$K<jpt^AGTLd)%Y%=p&N0$a/}{F[U_mRIfv[rm{",
"vD04XEp_J+>bZ)3jN^n#5zrA5Rr6e}^aab*<C*fd{t1E#`$YhU.{G4mLaREy]VR[j:nGf!RL&0|Us1O8zxs;+*-0a5O*t9o=xi_V!VR%E,n-RK%oue)g|16FHc",
"^cQTP/t~(T={>KH9>TmJ|V`-!5rPD~@YRqrAH`BQQ_Cw]=ypcoAgYr=m,u(|g*[{SzlJEH@u#yYm}Ifv|YY}3H%~=7M0kJe|2kZhxme@|p6Od:q;Ln+zHdGrO+",
"7J2!|R;=Jz^!Bg|r|eHgbuAm{(mi}6|B$il_5Syb,paB2;``hQfO.+LM3})y;Yi^>1xRk^piXlh)IVi)uv^=2StR(E{Go5/jd^n1fZoAx-1MB{^eBjU}WXQr'V",
"q|2ry_b8X[}N!,PC;}_%;)xZL_&P@WdZ4[y_frL>;}bU+%iV@0eRFks$X!</iT2aSG^>dituH$Jht+XNWnn&'gP@K15Z@TsHd$)F80q5mpJ-n'/@+cc&<V,%l4",
")F8!X<JSkG^);~SANjm8I[4Dx&EoZX5]Qr2o;x*jy`fPwj;>&kz#q7GwlT})0AgBmG8c{O[}&mOSnzy$=bEO*m%Xn~q/:'1ysAJAlWM;t_bI_(dO;6Z-v![4oi",
">r[8m~8*@t$8`l:{o{pW6{3y@SrTIZm*lW<QqI`j_iU_*c-X:z'##rz,B%@OeRo661f5eEm&YzJj`I=pO-jhwy[O{$Cbv'x-'w86'YIZlRCb@7gNNU}5{0L9z+",
"bjL!KTGp/<WD8Lr6WPU.:xdKh70dGqps[7Y{v39*t$CwfT9+|ZI^aBc%hT3PVf*Ta9C@`N:_=jT'|5{9JvO~d]412Y)(bTm/{}+Y=b$Nb0&t@onb8'#hsgwc,|",
"Z:|6Vo!_=ICX(lpx=tB$PH,hJU<_qLf+ChMN;V-$ba9w`5OVG@`TNf+A1|,WxTV}_a#1(;-l]INjAKs-LYW}.cY)OAXC[rgSnTChiJ!~W,bKqPV/*|/jJbE8B|",
"bu6uKYYmHC&8HPf#<kX)#~@oE-4Y^lKI+Q|*re[80xKHJ<#b6I35q9}E{hYp3nxwq3ED1D,Ge~2Y$_OgKj#`Q5'6}37EHu(zEPPKS9&YypCQNjwNl%]-T%-G*t",
"8J&#*'&e@:lhPGEB+G@m!%[LlP|`p$^R0f.z:6K}6k}Yl'}0;weyjub@^yvQxo%IcxXEGHod$Uru*aADc~_}uvtm4==_/g_:x|>r'Nnm,u5]PJz%`u;4'iC[oB",
">>)n42bU'p}|s.|QO9ysni:@`~qx{[6MSH]0g=CgH+<6sT#o)>%O#pUu9H9b=tq!YK-q651Y4h_-n(^+nqVRo#&K_!+>H2=_%bv:=^k3:jSr-v$3cQ^95wu!;{",
"KqyTAy$:B[sa4!k;v|fF7>XVA4`M[{a5bb%k%GyHxO*=b3]/XaXZ;QeED1<ffq.MbktHX|:B=pTul*C$lSm80#Np5Jf{B9/g'Ur&3m>nt9r`3>%%e+s!3$iOI=",
"VeP[2>lwbQ=M*5^kn{==z/e%^g*7QYsvW@%|*JV,{6V[lU6%_}N./z@!@yz:=u^!_tvQZl;~@ho!7VV}_Q_}BwHQYv]Q>R+`d{vUP#cmu%>f3K*&P~>z]8]fZN",
"0B')nlBn{^@}HAF/fGn>`8|8Kb5xuEx-gY&iH4!Cb}DDBH'L(K)._BbV{1}.Kd27DDMn_s1s!VtS0;ym[[+<.'_EK]S7mN|9I$2ut0g9}.SC)UzP`>4>{!52-g",
"d)m;lIgocv_<S1E(En+/Vm576W+V-%2!c>/^O.mpE/)z9%(F.Bg)R)$i)J)&DvyjTW}0mpEsbl*JFA{bgylIjz'W-Y0Jm%AyXH(nrUgH@b#}[X:14T/N6xHDsL",
"%HJ;GM&JDfYqtxOXrUn0y77ofa-%}$z'irYo[mgHO{49ZR1I3Vmnp;p6o,O2bPzc|@}370N@8*O8}9{Pc,ce5anTFQcN@=^::D/~:KEF.=1fSuzg@P7y8=@lpx",
"Yb),XI`b#}9|)Z/>elkJIqL`h#!'f$y0RjCEmG,Sp:cGLz<Sn%aRK}EKpWiNzvXco!*izlp!YY=1}SSkq+iU3-w:aH,0ohKnr]S0s-]u't`41n7[ZKJ9sFC9,b",
"]tqKS3j*U{PvrVbhH~L}C$(=.6O53IOm#)7P/d>dTC,I&-F-)#fmIz{U'8q(I}gs/{a.^I#n)OZ|0bK5:W%%<2,`Pr[J[{IeC!clu)/)*YV1JOj#M^vnU=tf%6",
"sF0{P+yQ%jz[Cu2(4YES|;C&b+.pHp7rJrF>G]Svs>+z0+>{U3Y)aH'2wM'][3Tb8YC%i&..^t#YAD5yDARu3Gx}#$O`La=;+-tn0Hh4TJv@.lZt%b1*%'/H$B",
"#Hq8qyrsRrv>0Z==%2kLza{kZ8+::*4~avg;rHmA3P2O6wkZ;pI.=0H*w]+F9(.VF|}PZ{_kXrq#(r%fns4YYiSG=E6N9D0x(n[1N5$VJWugG_Weoj*7&&%i}5",
"oIauS&51n7kUqc89n|W==@rCaS7@%1[YUpETk2%Zaj:Q-l;7h%VN2;Q#!)<a:&`@X~_VL@oB[$Rxz'aLUc+9{ieoyubIET6$1/d4!rSL$Mau)w}D`kXlRRLjU&",
"z`smgn#z`&U2*YjH^^-q7Rq+nn=03'cX^8O'Om<f*9'%3u=y|9o|=H$DZMp!J8=QXhL=lE^vXG&w[!kB7{_M,hZXVM*Dh~a2Q[^8jLEnMD[Jr)7q.)Rzy:v2w5",
"u|zU_yH*bE&{Ry^t5!S9c/_y(aF)C>NBi/<O2o*|KL(3t7K(ng&mFum4%dTa}3$GcI<8'y4FL6xF/xa~}+vKnO]5]{</=SmW`$Val,_ysNQIo4AN'p&SBgB*cR",
"PZE+xl$I<XF`o$qW3To)r[55(z;8/z*ir{7'@&qQJn+g!qK>/9dyBcD%sNPYu*Kh'{Wo<:||E*Sg5Ed$BJ*$fp}[>!Uj<n-*/+wyIi_IKyQ~&{KpVS>Q|g,PF<",
"9&wl=Z>#W6CSR|7.#JSUX`cZu|44nz57K>R#XC+%BX0CK-ZCOlc2%1l@-MwQW>9/tBX{XlZj5n-1m%hQ+G#v.d[VZ&ee3-q[3;Fp)S@Gg`_C2ZBuI@w8(FO[Xc",
"Yim<`=G[*/GntcN<@KzEoc6SJ%^6%mo!&yqV`[5lb*$BNf=Fw;ob+><3B#)lK#Bws~;v[e%Qbo>+>1H.wlQSnNq}7@^q/[b`MH*nOqV);:F=ST&$!hAG8G6a+#",
"itGk/`1)R$G:%fLr;wV*Q}EW<zi^k]:Ok6{WYw]m&[ZLy'bm_]u4T]oHR3I(0'C%aLdpw*knVx:EW0lnJOWn[bel65.yV@WGLiw^N=itNNRNC4CAX{5f3<p7:f",
"B<9U+K5yiY0aFl+SQc_ZO!duN,t$,K.;8kbn[OK/ZLD;s~VK67s|dY*E=GTIXrNVm`L+{}goN%v*itaQ5z]6%'fqevPF+5RneZp`dt2D;WAAgu!tP*-=^lD[dq",
"a0,OJ#{MkWT<7JY]Cv/mAv<mt&+I#w4iX2[xlR/o.!OQUnv{*kSR<:Ola@I6[C74%ADT7{QEPimGi7|NkiGp:6!bM4LkFjSla^&!extk8&ma8>Ku7lZ/x~(/0A",
")!B_gN5n0U-mN]TC$1Wx_p0H3(dD/ag.#'R$FW4]1q-MVUg]6nucphgg*3],w)_KvrHS&r;4M^kwp5&5':iIRX'P[`E_wi_0%2[JkS'XbA:$An$h!KRo^zNY$<",
"AETDLA'zr*0+QRk'L/]ke=|SJGgFH;O>U&F6CRV9%}Ugxc3y0#JbuqcWQ%HG7SI|hMq;.O4`P[lAu0,Ne[kOJx%a+Slb]VpM+&&ho.Y~Dl/3CFeneo6[^VFo#@",
"*C6j,$1Y/oB;R+0juo;K_)PnUxjPd:rATGGGV~8dU|LV-lj9au5KQy9:}<tq=#|RT@=V}F/HAw.H/L5B<NI$3kh~{@Vr0N;2s+.<Kqsl3;w3+|Gi(mu6KOFgk:",
"@G$6]%<ZjZti>x%*^b^;p==.)!gF{X7TqXZkIc=}.vmC}NQYv3|{AOFE'0H8ALo&7VnO`w`(N.^{BnA,z;<GYFT#0_BnA,z;<GYFUEP}o&7VnO`uSaA@zUMO`w",
"`(B1o(zDSsrWb2acb7u%NfI>3$#>4;l&{u>uG,t*-~se<gy7|JD[Utc~JAxxt67Knm{6`)%syl<DdjcXaNg-,4NYY()$CYrPr'u%/shl7}KrHAfz*Q&8r*,7d>",
"6+$Pk6i8'twH3o'=rE&LP+k=CO`XPi![ejzs})W+NEin28YprpAa&S2BT^;HL+E+JR+g+(:Nztj&!Ou%>l}7k#W}ipP$5dgZS1gOjx)XR,dRe,^}>Tqngb(e16",
"$o`is=HVCf!-tvS+h&l=R98YWhvgtYe'uP3^wab~:j1gKu;b3o$S@]4vS0s5B81&hek[WTK2Sz)65$m+sZgk{HB>YrqoJOas--FE6<P3bn%ZDlD^WKDvYb|s(2",
";Bs4'qr7c,R_.uB0gj(Oi^MrynU4jIMDt%{AhOMG2sl&bn+OvDxgCB40NB`-wDdc}gb4:0Glhg1}kSKo]&Zw!Wad8W%Oh_C;)A1K]2&tcz!$k,jX=z.9mzZ}=y",
"QgPX<2xguQCrV0m{=bMz{`B,>'}#^!*Bz*Hw,l-KO/G(a+oW8ui3KSU}wzgwUG(Q$$[!v|WGWwyS9K28&Y0.Q*)g2}$@]Rh6`%Yi5%KW|ITt<DGjCrC1=H!x9W",
"e-wb$qFXYx`#w^HkBzi_x2(6VfLk=Pw]s4,#w05tH4(0w4XY/6HaUB]-DE(t|^sIzpobUr9bi}`rU'(^q^beB'D=noAmlIyHwDCTq'NsSI+XV-I]L=_u/wTiJ-",
"Lke9LUf1FqG+HSlMPX>lokHsZg(BI2b$wrh$>+CFvexy8H%<HM/:nSW8nX@Qb*V~A%)yN}{bm7GeZ03suSNd.u]B#k(nosJfA,{2aq1CkAh0'f:lrSm7>Jg]-X",
"+:cjh[k+*0kwAf9LO'k07Me5iM(18R*fp/c;DSD<E&X;gEx2*V}7iK_V/J]oFqh:Zyn-hAmi.7':t3H,:t%}#KfG`wm^G1zJEbY8$=cXpU=gK28Q>]VgD[KWYR",
"MqG>jy+{R_N[]BHT'HzA9LfwmQbx(Bh+fKc1x0bZ2qo2zs)je!(#uyYH3dExBzwB^!`G8mc%LCgl=:QQG+;Tn9LnxVWyuQZLA*YB]W]42^B~!~.@XChr1^qM!&",
"Gh.|SR)/G#6U<'L2Gq:K]bu/89#a*sv${~>d*(@.x)9DuST`;{n|&1_Vxk=qIY!H<sAY.teT{9K7AbhFPxPO-RQy[,X%Sf<xpx0R#u1qefRID_*A|C#0$Dg6}Q",
"Uu'@pWg69)77o0zK3Ho/e1Hbv}m$_>m4TS&lflQn7*l[I~Ka6;0;H3[7Rk4D7m02d[TElq,o[>QJ7|C=5l)P^!:,4A|bWp%nFjOafnUT;zA_^fc>'8(IE4!.;+",
"fP%^j|}P:Y{)M<`!m4,P3L}O*P2In6YY[v_n<f`:NAA)g3Q50Ih{c'$G:3o$Bt^=[wCXIbw]iX4CVau4[Hgv4On=#ph[MPvvu.;'`'1rXN^U};:p^El8yOkei'",
"#T%A.d+9/5ZPY12ZY5lzdxksp!@s}E}@F18=3yt~J8G:NFh:JP,fIdz8Z{|}!(Q6B|.haPL`X>!YHS0hD%lCRk7yC=dG]j4)jwWzvcAII4[O6R|eA9/Y#mRxHQ",
"{E9VMS,/9o^P2L/5,^I,=f.Nv}mRn.H&+]zsu0Al26SKPp|xaB8-M45|1TV`93G;J`{GQaQcOo$d4@:4b5=mmry%%=8~Y[%9V`25eVOnEDFio:;kmBsPE062CQ",
";c&z'`#Q-Q:nNw^&_H(I1aUZTP7|NC&[]iwRGB^q'Lt*|jmV]W'/z@q:%hGWTM2;._u-lnm4|Fas(cb95p[e4{N!p8aA{cko,dIgTJ>RRKs7@.p1;RbGp*/C+<",
"8CnJ#6=9M4VTJU;15z2@<zEPbQ!^Zh;g@ci]>s@!MU+#$WT[q8^[{5=eEeb'9!@H&cGzQ-ZPhr_W(Z^Ga)Q`^R>9Gn)Xtxu~,/_D'n+4Qwa#]<*ojvB*>PFDp2",
"CrVCS`+2{6*LCF$3<K05/*QIF(;a;<Ay3c2zaC^`]}tV:B=X$U6F+'&mb!iil3b-h3.Mq%+5JE9^1se](h{jU3G0&T-@WV]NwM4<vmer^:iuh)eB3GJ,A6%sEq",
"-~Mko_Q-fo]y6e5D^WK`IHmhDt^Gc9=O3D|_,uD44bQ.<|E{dq#8Q(F^sKrATQ7;BP<&{Rl;`}o72NC=pgICLe1ZC}So.AEk0W;lQ9Jlht)b)<<<^8b:Q*pxfO",
"SQ{VN/S+Z8|2D*):(&>[J4hn3n]TY6*2N!Cb29bm3ctY(pe0]Ua4]@D7@T(**d1,3pIks<C3(u%V)^`2MSnslij_Sr@oc`t@W];+eP2sD).eo$,C&5lt1imZF4",
"ve'by<CUY5Kd//';zC^jwYjmJ*32,XvSYoz|zU0W$%UVlW8e-QylmlQA,,=Ysq|]P_(sOCD]eH'd8]o#>$|MsrdGH9E+K>o<%s3PRr&Zt{5|ft(68NZ@%VhbOm",
"ODFcMOukf[9V@KQnw%T[Gf3|Mzt4DumU{Z_r{Qm;Jo)8NJX|xWi23RGn93F>SSm<1Y9,Pb#2/bF1E8.E+<@>|%J8lMRCU]3l0B!_eZd+AOH@>td'@wB)_ki1TI",
"_s!M/!@oM#Is}w&+M8nQDgmwHd5Uil#CsQ-RC22O_Y5+yov[%lB/}uaW@vsz*`N[@9K!c71XsqpsZOUh^3AMwk(M!D;a^8Q$JJ2ZG@rlh1mf3Z#R5#no0~{Fr4",
"<h$r!&gsPqSa=$p)@8sWLr;$zP8DlQ8Z(~)g>vcUIdgcEWoQM#:FLR&&f!PQyVvuR;Sj`vq*x^KTvc<pTKW!(o,{O|Kf%OKh>'G-ZkolEzBr69l{gB}tON27#.",
"6zn4AYC7JLkOo>lV5ew__Y|)5`)$JnEdp;S21TO6wDVaKq[dA:eiPLR(QS44aaabI1qb`S{Kx^[C{1EI`zF.ET]r{d|m0M,0*{(tr3EZ9~=vE4F_b-3g&p*E|!",
"5Gn[w;ETNxz2Vs;&KY%,M`Dg]0W8mGeC[>c9)/ZQ.0lh}W><*u>u38LZAIWz6:@,fn<Glo-y9p!HSZ8T^4|`We-M7R<H)$TY_9WF6wq-fC1iK50D)AN|EL-xBU",
"],XP_E*D5&;o!;/M(Si|4JyMxTS:D/_>zx}v<x`W$yl#8xAB|Q-'NgDh<fWYj,Z&DG(wNeReUF*poJAv'oHh`D:e`naF`OPj1LB~n[iH6Xn+%RP^%Y0IOE-x;)",
"Id-9Ir9NGi;#8TPMzy6sMZh8'@^fAmXlr*bm$$}U8nQ)kGgYNdld4ffCzE!EPKsXkO:m6<>0`U0LOD60PZmaE[sH/cs%RKy_zA^!3R}K_Lv>>UhrIGBsN^)spo",
"3I+!HJ,i/_^gjt[w9h30BbmeSd<e8{LTpUE=j]v2Q2:$oud{z1bR6VE'}h0<YhY#H3hdGKuMdShRW6/v_7XQxlm#xy6YT,4XBfK=fDI:<@5S'O1UwrZrKoDP8#",
")pyIc.IvAw@g&;oE$@=DSt.zC[Y8YYZ^qd4a`G=I4j}olG{gB^tr6,wDs*lqFK!=jb>0ovSQAQ7t1:pdCF%!D7uP%k'j/#DfuMpYdea[mV%+4JG]$JT$*cqr/o",
"ofgK$deU+0eS0fd_)<ZI327j;dSP(+8OTA+k%{9nH5PM'=Sh+`aYpjN{g%nFw;2+[$umO{`L-{Hr[Y{PJdC]5#Y[KCeJNx7avNaJ1oyim'cR2c`88Ai@iB4y4N",
"CSh![eX_I;9EV7a0M7G+n`Ude~S;:Ys/OdTsM$C%ssLXnC0/|k3%`A)S7m6}uh3i8-wtDP2d7SW-<!)3nRqH^$&0[Y'8pcqQ(2>o<)V{#9W-YszEHAl#-D&GNB",
"=rb@xruc+wV6*b;yGlB8cV;yAWq/z9+F{:+1ah&iTvvzLScSbD&%/5q=E$ue'PRcQ!D7q2#!'};Q'VPU7W%>#q:Y18NhBQ}ctcCtS5|<i%S%ta5j.,CUuvo>r9",
"D3:OL{n`fnl<UC5V1uN8ZYF`vWYs>rY]a`FhdeK!ZGL&TB{)sTRNf~-ED+ua$U)7}SS0c2^wuZ5+Zil>2Djd{K>1rEET^k3$P6RSmXC37ra.$IeZc-:x:],U{x",
"w5d{Y=oov%n`U(AhCu'X:6r`3=Fv*tL0y9tk)PjDP%3*<9iFHQZQx}4|TG1Nb`NJ*S6'q=@ldgfk$!^E.#,<,FF|KIMfo5bG!~)b-{*Qgz,!(F1k%Sg-i8.>VP",
"$#C.f[QPbOmZ9w<xEya$C]2NL>k.Ih]*1`c|(C5M}VC$Qje0jyGH+g%+B0^r$SmSIh0*[LeNf<gjV:$>#9JA]&BN}ii;(|xMg:3yIHB0C1ePi;*N;T2WR7;6u'",
".YiRE)!cx)'!nJn@tD;JLWD+S~rLv^Q{6%V-8-C$Muaz.6K0t{P!eYS.>%D-6)BLdcL[5^`bra}:(hf=B4UYA~{x.6O9;xhG[#g.dG22yGo*[I_!geT>hf4<<A",
"+UOC%<hS>;ew(_d~JYyqkB5`qqqURxG%e{6V*^gmrgrAK0/Hm&x$U/tNaUhFUvE+x$id.L2z1>sqI,K4A}N_dXFPTA9&b1!+S:UXh<*+`!T+F5dz-'t.4QEB0K",
"hoOcZ&SLuOQ+,P|&,tEPx)U)3DYL};`kf(X;)EMWFb^@g$+B&H4ZG4uz_X#[=`oiR3X[fF7]@*f,D5C`X1hj8d|*S@waGmz4,{fnfb%Dh%(!2Y(rq^L=)*%>%A",
"JS_vHWa6&ji.<ARGE[Va31a|&<>cRz^X)rCD^1{|42S<Tz=zdSt2a~p8kR4iQK9^>&amPV`$&U;kH7qI!3WAG%FX%zP/^k4Y#2Ck%*jk0Ykg_t^5@7>J=k=0X@",
"5D#aDO5snV0_+K&<G%(4,t:%e-/NeYf3KQh'<qvZCNx_i'(7;%V'jWfI@.,ZnPlA2ga@+Y%x4`:Q.~.kkXklcWv-MfKkP&BJl6P[n&M0{'72MYfb.-'v,q2T_y",
"sHwIm#c@_.d%-DXh&J.!soE]-4[CN{:!C*=!qT-J+geh,vb%@<Q#.561_ofYFghL@gk[rv<HQt't/^^BKx3SWC'A)*4SW^_PhhFqVf4gFHSAb3|7l-tb(6hxEO",
"P1O[(O,@QM(SK*q_Df<k_V#k<p*&<VmgzhG(VB&^hy1qEd)lo2&:P)G[s])#qoVWPW*qSDxnY`;qFt4W)HM!I*6,*m^0qcF|]+HA8W-SR[NkV(5$o.ytvL-EhA",
"wjS|M7*`Qj!Rt4kjsn/l=Y%vG&Dx%~k`Oe]BA;%EK.^6eF:`p]7;6/U)<I)CX0$S*F/d/f7.=T|o,!G$`2<P8]'v`9*ve*AJjCiz+N})WOkX_2`dF}lYe/ol_5",
"W)YRWL`1F80bKTQy_M#Sh5huHyTY+Zdg=^-IpDHcAlkkSIf3PrLy<|ZCA5(%+RZNMf>-$WhT!VU$<2,$*q'd>7xq6,y[1.enKFr[~!dh}ue`yqB>'|D|7Cf$Hp",
"=9{$(nlM$}KQY6LfnSo/W[28ydMz^Z6{U@aacwP5lYE5g$ekBHxMCw9@f-(s&t.QGra5`aomLQtPakMd#6:qy<x9zSg_[g&Cr4UkB`qT$u{M%Is4N@XSQ4||Y3",
"^]SJ9#:l*leKl/vX<@6{`%'Dk4,@9X,i7>IS|-RHy@V`&pI!P`J'b]F@eE=@JmBdo*;N>jX[X/a'*`%cz(`uk0(sYK$24nY`sP}uf*K~&0VX!|gW0fmcgivy<!",
"}~}]hpN,@D$HvQ::pc!OUO+d&'l4fUGJLv}MR8.5P9y1h2fx6[nm<-;(|cmXFuRTOXM>3_9|AFSGPu.N-0<9K(1HG@}@OA)TH=i<&(3emgQ]YW>ShUWK6gtyBa",
"Ic(Y2kLx!]sXvZYf:xdyI~wsZZ0}ZD=hHw7V:]*Nlhxo6'C-GSW[9r`CQmU$Lr/MD;:rAIN>;~>QCL=]I3;=H2OYdlUJK37q_+VxPf^dFtyTzd4}:4VojW{^3u",
"PjQN`0__D>CE:V>%PX3FU1TN8c@_+%GoS>o5vth/c*,4ZbVQ.|^*Ya.dDqt@5hYb^bo`zT@49,;-V[XBdpWx9<7`tC[k5+EN>y`jC$>WZz<q1>>3hXIbN^_Q(K",
"kY@n9hL7LwmFpfywb8$8UOohQ<Ek;`Q7+kDx25xl@-)vb(s;Q)lq+4,`.0Er&KII7_E:dk03's7La6)|Y=.{cN)Vi8u|W8fcS]T5y}l8HrLd3y[Z}W;l.+:7z@",
"(0dD7@C!MR9VfMCY]M+T2P30@g&~};cM@E99f|Hm.MPH*S|<UB2L+H^41]:v'o|GF=t]8V/Vp=1gQXG6@pj)p-;UJ0E6tB/~-ac@7S(m@J;Yx2`xtMcE1wg]SM",
"Z^&By_B}:mB5vG0o.[BS,^}9:S7S7z/I8{o+8}S)4!m_34B~-5Ev&dtq:0cSZDI_%NDQO$4y,Afj%]*Gi28h_:@k:G#9_Dk'kX79%,0^ncWC6BfN]m/iHVE6v,",
"W:{]HDz)6/I~&c}@w5XXmt<bH&0p<LV#=sK:gD82`%Hy873Bee@6Q/iro2AKo2h9K#F(VNUXny]f+oxr>&G7_q/-U--87+!bMkT6P25tAZ;l>/yYJVPK;b&[/R",
"T)K/f(o9SLv8P~V25;.$u'Q=#e@S=R^u&FT)Wuq%l3;TLBk20E.~VHc=C)MH^'yaH:Dk}0^6tjj;gg_Sq+.#:$D!kR`y3a+Alwxhd51vt!c7^mOf]+Kk@:&d^Y",
"=%2c/-vHr179V2HtU0}T%]=|$h+>0g^)#$k##zzU:$`kP5oBJ|g]EYn_E}AZnd/.^i+gqh&N&Ex>:X<Cx!#;Xv:4eMl.$Jl2WaL5gS4Y6lEwx@&Mz8zrzL)xm~",
"GL^0}~,.`-U~4^Yg-+'DIAqH]'jvJV*JAI>1BRT@;sJXT|z|c!fWft8rf]T-.A15k}04#I(haA^L^2Tp<s8r23io1z5+#J@w7GV:P0Ckdd<-bJ23&VgiK0Oi>q",
"HVzdGGSlHhn=(rol,Be--6{('oC4KZj,!a&PY:2m-@x@{)>=L,;/yT+UbuIHfs.aZN-=o65m*)<~1r]s:+{)0b</j9bWJg;^6s^=JW.)S73~0A,-U&:)@{]IPX",
"N~e}P=L:$fx%-(VgHmJj)S1Ne+SZxYK,RAyb20BK63A4Jx(:vyuN5sT(7]BrpGpMWM(kFe[tQ{H<MiQtl{tP4'%(x4tj[UiHCD+A]e^H0!I&X1@)]I0{bLk1R-",
"CBp5Y4z+`HP3CZr0g=LkBM+>52O<1+3`r=PFd+}<XZ9T)$NUxmG!6,}=%&cQ4NNsld*D=YK{lfrhkJ8j+/YrzaSFe@phCDPT:|f9Z,@W|8m;/@G`+13`MC3Ds$",
"U[xbYuWR:D(8{$%MJO!9cpZ$)EmJEO_kD@T{6dU17]kHKXEr1J8RCi%~;gEz4Q/RS'KcM4X*_nL[2tpt]V-xy(BC&p|y.tt>4:!f_k=DoT&vBE2elG8|fI<f1q",
"ZYdBrO27s/@$r%,.E1/6`C1Q=sPCYi15/1KDbDm{i]Ee8V*',x0Uy;z(IWoC{,gWL-{^=sgI_zUsAJd%.l0R#tPXAY^zWB@F,jeJPFX4c:wQAgZtVXoJe~UHaJ",
"uj&Wi:$kwx<:p4rq17n*(Ml3[e'j%c;Fvq2e2Bw2ni.%V4)b8/$)+G<AVV{S20u|9Ft;PZ0NvJR,YWe&#0fW%<=k_)[DEq*:92[nHadbMb_wtcZv6V0t*Kjr5p",
"3;$T/i(`Whg/8jJSPy`/^-)mi;u4ROrANvWW|1`ir6#!78X!Kh'Oa_eFWhyS>|))W4)-1,g~3+^;TjV4^%7U69_ZSss-pdV_ZP]fxalk_XP{(0zkPYFb:TtD-z",
"d(u*'oq$<U7TP0[W@X%S^,E#wt*NY'Vb4VoJjSZH8.({M5)PqP}%9QrlcEZG4lK>zfTSL'(a$Y]J.jN|h'W8LW9[J!%Q))cxu$%Oie5(d'P+,.q):)6ect]M`.",
"#M+Uc!/&ys4OgA%i@;[jq+Ye3IvTP0f/u*l5DwM^OK,&wC=6(oG~R)zU4h|Vw1RirZZMq'Pd}3va@J8uAy`_OAcc]X!CD1i%k}0b03*:6d5r2`Qt[NN`5xfwc+",
"vzg3C=_qxV0%s-yqQGM]_0S>)7jR5FG;=vOUNbkal^9ze&}2dg8ofnwrYk3-)e91Q;jvO!S2op3z7Uc(Z_ZfkjfV$[m6;$Q7<440/eM%{-M!$!zaQVl}@S{.i|",
")Twg}`5DF)+9[=,G_9d@#GN/v4z$J5(0O<e4BL[b{Et1rXWz3_7({pHUKfip'Swi}`Y-Dd+;8/p9|XxD|YsxRRNh}=c`|Z;V,QB9bx;11Uri*hUXi%M09122y@",
"[3j84u|[BT$4Ls80!A-^Mn~!&A8-(-KkV:*!j}Nn.9XS.Z=n:!C$8]EMV-805{grMEnp]cp-MP}@gO]Cmf{8j'.Z-AUAg*S7{9E8QPN8xPa2s!R<:%EB|^]TBd",
"Rk+pq=rh'3O@S(hF{<;'kp_1)({~h>nr!y<~'6Dq&%h7-&.Bg27Bf$R~@ds8,.&-Sw<ms<+pQe0$1/w(MT}8)9i2d<u--4Flj=)lVKS3pMWr,T$>s3vIiIB,`|",
"UnVeaw&)#Zn'#vFXQw%ar.&HSAO60E4Q+[&gOV7WouAoUK)&fPJ7og;X@}Gkz)!wMyYT]15wbC'P1UUE1g@1nIBvhBHoiHEw4BB1fLQL:y}A(sr^QMGS1cxe)R",
"+PD$,^u&'@KBcim{n)]Is-[{<+fV[^>;`_+*PYTnw%c&<k^:L!a0qdYlW(AVq_2~g%eqUC}LTb:LSQ6a,A|K{`+F_}_E_[W0sLH/C]i+3lh&dY/9r*W:Ve4/bN",
"O*XQqeo'3SZZZi_zr:FTgG]EhQc+.}2%-pET3tyqS0I[^^]>Ib)QezE>'#(9/J'(bY)}TaU};@A@k}^=$~2@Ar}Q'@YpgP8n4QS7`,dhO$foxl/VwY-Fs[uov7",
"-SIcSnGIpY1'sjXH1U(RBmw4&pVY6mQ,kR}'!HGpuBj`v5x)ZK$aPRa^:<.:U1fZ.~Ikw63dF[xlh@N~ZYLA2ndlr634laQLEh]$Hzs=!su6{3L-bbV{|Rnsmu",
"-Lpe%G/Y(HBU>a)-'LQ^p$p7f=rfG/CkWerb.=3/W.4Q>R8+u`R![5}l`$6q8/xhG}P={7QgVX!Xo9vf/ri8+.Z>P5:u,x_>Urr6ltfCq^=#a<ESr(+Qg$])+;",
"WawA=:#ey:C`_l5M1&/e{qR-h]NZMTWJ<4F3Fw#7880l^]eh-S,i=#es/$1gU^th3Y`0a/ph9WoPhGW+gl2Xxp-]8T(v0;:[Ue!jCj)2[fL'm_R-E8MSNlvo`y",
"J/EsAi)S,>|mlo-Rg%S9LV#OVllc:zk@^z5V;R7!R3B5&^9'C'ITPj+Es;t/W1(,Z:8+%:*3oN#Q$!6D+A_Usj.}f-(n@h!=!UNQtBD^g@%GmKM=SEI=A^K~xt",
"]%;AA}Q|(9x(1%yH5^`0aC/nA_lohv'*+]Ka8P!LU+J-EY}N9*Ov'0t`@#zV.B>LOz_M7~PxrK4UKqI#UzGd1kgms]WOswvbRlrZe']:zJi{AhoxDxaq%2|^<e",
"qrtn#V4AXL2DM6$^UT2p'3OB4|>Qb)6TA9'ieDGMW]tp8{t@$pCDj+_^1bod11=vj/(tn,$FI/V0V)S@[mA*4al7;(Y74.1X$Ci]y}$}>=:M9[!~u&oI2:<yk[",
"NTEZCy=$p$=j.(p'z+sI@j}&6`YY|L7{wa6j)|v'jtLFuMNAb5KR_4mVuu`($lewjQL}Ee],m9|;t7wX`lg1BI{Qfkxw_ie'eGv.X[EK#|v1+W>K&`99;!XrdL",
"w+*.DHL&N`xz9O&|3+Cu1xP!fg{|R8PK%hTikiij,9QP:/D0hre;Q#R9Q_8@D#Q0h{&b0yh]{NM&+R+3G0e09<4c'-b-6(|`g2d`0!Vqgz/t/dhmX`x=Kd>,,_",
"&rfy`Q*XC;z6{GC68I#MrlV~Siw*k0'jEWkk8*Ci*!J&Z$Uu-Cm>%88q.nF)$l'#b7R{K^8tJBM&w&jexhA;PRyG^}%hLrM&oiF=5ax+ehJdj7'C@PesOq)4.l",
"e&S6MYFk|e]Y.Dj<>Rje1fsd,_*rODV=UaA^ed}Ep,^xC)DaeTzmi1p@J{:%GQ2'_ObhzK]PW/!n0u#XMYF(soZL_#HzJeUk@:sJC1!Pk5dJ*fEL+'r+z1&boj",
"if2&/dy|!EM]gQswelhmRkHVOcMHsIH[Tw#@Xcs5{H-F8vI(lA&I54E#S&=ef>Pxwv=:uW4d>%3}|Fcmfk73[(|)W!TKvWo0vos=;Xk]`WB,j&hY+Oj.3Gx>s7",
"O,V^[Y-1VS8&}dqZw8>KH+x,i|t,k[%6f:x,c^j:DY}z$0kzxDJ2:Dip'U&~|pr$maTcv}jN_':,|mOGmr_~E}H9Ma'<'.up>kZ#|nKOtC;ngK296*(^B,jx5b",
"/!VZiNO*,Kv3q=UYXLW;6w;o%jbdf@wYUO:1!dCCh3_*[}8.Nh{fI0V{'U85Xfr6UY[JySUV=cD#tB-5_<`l$^PjfuCB(2[qC)j<ko6k(OXW.$yLVnUQrfK*;K",
"Q7.6OIy$Fi9vIEtDEL1guG4qjW-+qPOJ2x+EzMOV';B/|vm`sjg1F,jC@~aez,YT%{gJc1pQryGxkwFz!1;c|f:elzruR.aFGN&]Y=DRbkEpnTv+PS#:/Q5IjG",
"bG}*J8Cna/$xcq(%@30,|3Kh2;*Lr~H@9+e]r)JbZ@!h!Nb0a_:y8w<ZB/Q-4YZ.=My]C3yeJQ(XRO*sn95rDo1h(O7APU-aPtQsr5/e5r`<B3fw,TX[Xd!l1x",
"NA&X-D6$bfTl1Ze*/l3#+4Nf[SCj]0.bbw#mk;10NKd<S.RSz'.eVQ/XHd*dk@N7B/6#%6k$195/>~xX]>_i8kMA>C!UMR>7x@,IJ-`dryPA+zG*EJALjYp*).",
"3~X0{@8f5hMd.DAKrMQFaqc~8)y*<kn7=>yA$:<xkZEz|TYC[hFr(Luc;bG1b*tI^pCqWN]Ir4p-2tNykwQsD1mr{T%*O:k(S]79S's$z1Tv#LNav@)iPgw!tV",
".S<Tvj)+-kOS%ijL'N])%fX)jXljf.v{;XbB:Kn)X^V!Gs<']t8iZm-}I*v!u)N*@*Q%AEPLk'mD]M*w}Y7_Y9I4r+mF2(DN,a/m2g*/Kcg+R6m!p6^0L~C3AC",
"75c4vDULQ(Sryi]z}^V@0i1I^vup`LpezstI]@fi0x'p4dK^QDF^X!0m9nE0&8*F`s0rQ5NP@{UqL5UR@ek'Bu@9fq|54kpI^bc_FppIIrXd=/my3(Brpn;yvL",
"&1c1wPBN_i`#$@i,aNc[=KXQb@2q0P;]t',]ffy0JNf,naMGMCpPI2q4t#XqUiC=lp@`7;mF3v&s:FAsBUkH.@i5{s[GI-Ug6PIQdiFps!lTxcWc'6G4c;M.sS",
"M::S8J*-X!S(CP/2,hCa892(,x1f+8D!;lj4WqeQKdOQAhm|J,|dobsU1<sXeG(ZCB(wm'Zarb^2OD3q}EKB}Ef22hX'{'F..%KkR1|T.(7v-R4rcLD+oB)!+Y",
"#2nN:*q8<;Ti$^nUbWbEbC|w:1*IjHS><:$Oi3K#XZ506*_=_eMBu$eHSL&*gA=S-S&_]BN67x]g:oHsf(hPv>p6@;QSd}/2PV);LI^<YhL!bO4|.Quon2djK[",
"Q`l#CJ8c(9c2_c,Q*NeD&[POt=kqw'#,HEA2];,tW8k8,,`hXs;:qzJ-cKakigJYMNZsuu@nef,g$o&uj>WZhIMFgo{X3P:rdvpZlcU.)pEQ3Jv.Bg#`SPZWPI",
"wBErOv!2;a@QSvQFwEb{bO=*FM]NeP7U`@L7T^m=lm#]HYmv(^Xh}]%AuBl`#aC(YBXQ)0><cu:0]L!,viSQX=*u]:]umaF$|CRX`DSP_EE/NUC#9/(ZFO%bt2",
"yxFPU3aSOc%],/AIzT()peDK)}rl2MH#((+a@(Y)&=0@00WY!EM;S!<=)[9{astkPkN2cnFo&3Wq1>N(H@%cVCkUvGhv2Z,UA)rFHd5w9Y(,pl8.L#}I4'c5#h",
"EmjE5-.:2.XMy}FZabS%>OpELZ_l]goae=dt`{N=flW3<]XPP#KQHLj!/x6->YdGMoRTUh9X>r1|wV$&s*cpVzx$|o|#sDHo@5'L0J'.Wg#:<:nzA-Pm*hq*Q[",
"}BxL5CrlZQl+L9|[@U(1)2H'Re2i<u$C3#^H.Hr@9-aC^w@*x,$Y5t*u:@-@KD0_kr5N8#m'+:bc`B!P=dJ+@'eKITci5t!9oRVC:^igE<fB9otG!3N;fvys;E",
"c^#zDx-Xo)`/j]RO!Zn>WzSaZ;l;XE7a3g<*fd|6KSD]x/z>5s.Ql%da7#F[hYNb[-r_'b#EFa)$Xo,}+zxL+GGkA7D}hQ(I3D',,XQS}+ld8^fmBZr1GA`/WN",
"&Fo]l+tU'Tj}JA$lc.XTE.5!<`v~.Gt*SiTPa-.P#<EQ|E@usk@7^gx=l,}3n!+|iZEo;t,UiRH&3i6Vl*;))130Y9W4eNTfjA8(`^M@SWI$ew9l/E}UC/&)>/",
"lwP%OLImDrYJLwzhY&%3JTI^`_7lXrZ,BS=U3j'``FEvy~P`Fd6'4DF+knQ6_'+.tlC0xi*RKeMi<HU!.KdT4$G_4.4:EPrm^=+Ss;yS(lBjaO'-omJKzVx5%>",
"8i!mRcMJIUH~UbE{#Qy:O5(4iV}C=#qNaobt$bnHiEMgNzjxs$sENM:hd=$q{dfvEv&Qr!36Konha@NThfu#574<PJPy%~)jnv-W2IW^>exZ9KiTBh4Mt[@e!U",
"__N#V6Hsn#+R1HE(l^z&GhD<-:abNSR0#TUnd%K4YmWAaK<{<*t(N!XCxpWqZM@{n0@c*@OBWY>wCc=M''JjB'`-&k5UQL2d(CWyIae+4y0dkx)[(s(SN-,F7*",
"&xrp4G^Is5[F0vK$.dAB[fc:yZ0Uovp:f9#`Hk'|Y9mf(JvO!l:<v&06Y%{<S]-B(J<=E_mPPje7T'<at}a.CZ/_Y12VW8Gld]nVZ^-hZ!&_c&b'o`:]Dz}`1C",
"y,6g{.Nmx'b*Pe>7#6F'fnrHQLzxYzU$l`rdcF]WvQzq(><x0)|2xs%k'O.XFm0-Nr4j7Tf'+cAdTg1lMCu!*)bNZBRGTo>(OF>AX&#Xq0d$B'k7]I[^hUa,kI",
"rjJT&tZwt6LflS`WWm+{SS!c'GMs[$`~0Nu]^xn84j}ss2]l<!9'7+RhVn<s@/7*1wM]H-pzt`:_LPhz+U`*+q#:z{7-O#6Q8/;&5%=)4KT@:2`z}C+Bmfv>g<",
"=[68$$xJh@227yV_$4-|[q]:I-F.U;)B6@BP/r,A`k%Q,3D'9zhb_!PY]4N)@}@Y+sLG_XjO$:VVHzs`Gb-zL2BR}y7$//}OGEK:HcRAlP>+3lQN'Esj[&iJVt",
"N)fQ!_'kRUx*VpwRmH4,LN'b>.c9,zuq*6/Op%8:L>GnDMKQp7+3Tx54W%]mZHxh[adu9d+p2>iW84jkK<_*z>J/YDt&a'W>YEXro~]dH0;RNx)>l41rG*^)G*",
"bdW|fGEthAi;deQ!}_r%ID:=ZiN)n$Fe^1FJzomDY=Yo+8mwV5u)$pL;@<=`3|`MYlLzbATH=t9&-`ZkT7g<E1{y8dmFYm]Ubk}E#Id;s[BNCwGgMbHIm[}Y9W",
"Ej5)PYE(%lK+5@jTTim<*Hco3!xf_uB(pC<eMo=0t|}^TECF^fIJE2Mv)Fo;l;%3oC%I^o*eZx3X)W/;<hbsJ}.zuZmp=t3gLvD)s`cEgqW<;u1:d~#6&G%:S[",
"m40J(gJB:@(_,#jEj}Fo3!5,}eH!:2|mteW@3TO|4>M6Jv}c[Vhb^y'h7j&@`nad%9>hN6!*}H=;W6z[)j-eE;.vZ7HQ3M[wI:G8n]Hy&4i3=YJ#t{H^O5_D,T",
"du2E`FO!o4!D`o^Oi*ydJ};[%D@BFRCTs=Boz,[W,+wzqe/4W0ZT,|]TZo;'d$EY!t9W:qI|T$zvc+Au;al6%_v.)QP8p(}[[yDTr:t*/|JY5BdR1w[(1G;C+S",
"G+=-cVaI:ia)1Jg64OFwa+f*](BMV.07E/]}xFkCJQ:f=fb;57GM>~kbQ,{gl@p^Zpr{ftg_:PG@!E>#Gq(xp+{o4a:3b(2yI+/fFLRl;/_2f%D[Rm=+pU.K5_",
"s2(`#!'lOM*Y!vX4>ehd4_T;C{qJRftz[OwF&X!c'7ThmlNh{oN4Ilj!).g8&Z3nK(`/}0E_Y@HfsV_-bfh<1:(ql._}I25OE6)m=f{bCgn$890iu8|Xmn-nFR",
"^[:[gKt@<zj'`Cq`TlTMTM<TF3W(d&28G,:o5#AEyD:=mjRMSKS>0RG#s92U<xp^/4D1T/T];m#cfD@F+/K7sRo8pi=[F_U/*|W/3k@#CwR$Vjr$YYvvv!SnT3",
"](T>Ih]9tkXL-CK~}CMF|[|DK|W,x-`45Cy8nj;Rm&Z;<R6PeZR%Lj'UbA*_awTZpMpvy'**@v{^A4:-B#J=W2^!|TzN<xp:<q{3>y%ItSe,Ro9AOI`6edwKRH",
"U%(+uMv}G8G}xMKF,=H>pBY-/o7tQ,tzic[2G(uzPAEX={<iP:/&Gwg+:BIk]x)CGIxetWyX&X!HZl/2%F;_si^3uRH4ckt)_UL!9LD$cIq8-gC'xf!!{g-E5!",
"5i%TZ^=_^FExfg'c;0_)2t'75*vY7sR.g1Q&_p^Nu|$KK[Pu(}i#1(_z#x.mT/:|Qwjra:.=W|ggTSI#O/bBlx[Vl8G6Ebfu|52ncXqVu+kzGs:6UtZBkh(U+W",
"uZXHs>J+xV$TKS:}M;sPzmw#X_L#sQ`}-@5Q/~ukd[@vI5325pAo>8/MVausOx)5j7T|gCL2-m8S/OF^S/dshSJN,*2VIye(g`{D`8a$T:ce(L+H|*Vk=B;ikp",
"aP)v9[/abptcRnV+3sq^6sSPiwH'ta[CP'Ywh-5J:J0#!4UlH$%l],mu7Zt<!h.,M:S&p[l}n&.7@FXRhPNPMR(L,4L@n.T%u$14a7UA*Xza.whY9b!Bf)Np4D",
"FMs.[wk{<IwP0qJhf^rK29+IGp4*^8`sQz)6v28~AH9nfO7cmSRRW)K|oMZWnosyJ1x)g^(<!)VCXh/J^2la/#e{T3L`$(s/,a'<%{t/G9bCL@<@R)3ev|ms$t",
"_VY->Dj.e_i9wc1.:ICFztYnh{Y:GXHAkx3TJC&o'RM;1NWg)hWE)9tFmP|.JkAy%)4%(Ov79xv]j17u_<-}lpr1iYnL7Cy5KL!yF%,8l3:JQGRO!m&rq:7K@b",
"u*$te@^IoYw~gs`]Jtj%4-;J+{-Tcv|3'$i,c|6=IHPqA#w(yBy[.25E<}|r`7&9bJ43G%8jBsM1<q3:e;]/GT#~b.s:j<`tw[*e7J&h3GFwxMQkz!N(0YI$<1",
"7]Qt)-Ce=59]@[UN$Cs$$@w3/.{3J<R3CEu`|*9:)'jnp~^1v|YNDz)1-XN4`kpV.;+7=eph>n@3R$0S#wainq'S^$z%!&'733/3lk.t/n=0b.`tR/]lSZx~F`",
"Bl'aMECsxmeX^$Puds#J+E3hK$%#yAQ5$&Ic*|U$!9/$)O9IFbMzf5DHYk8`t@[CHq=nP]9{S=#yQl1&,yF6).Ku4Qzbn{#`&ApQ:m-B*DnFD5:na-H=um1A3q",
"2QO-Pi8|j$.po`{bQDeO2;m5>dB%8E/^1.u.v-AZ(_N*MK7$EJ!q<^,$C}AU36^HIO[vQ]n;<%y3PVj$X_mye1'RGMw`s]^5,YqmRNUBq*<'i0;:-F>mQTMR,`",
"Sg%I4Oc1_PKM|35)VR4#UK2i!JcTElxNY8]mUcrQ9kAUB(ngVFmzm;HaA]+9.QXoH;O|LUZjkM%FaMeX^W[nw@ak=,ukY7/M^%&^M=x9X+/S;swCg6};PJXEx3",
"iQd`gfKcP'ml11/<Vl6`Bi{S!}]nM{^SO-d<a5G<1iAChc}_U%8xG~4UM(s~&uuq*vCiM(Y[.A|tw&il>AFM9v37.PzD.sodKygK'p0v/QM`CiLZ[~FLQa<%4C",
"oYk[JyF{#`DsN*Qk(].>[ad|EcGe3&2%N#*qjRV^qJWeWFz[B/1UN/6>lv)Y<K^_6s{*{/&;|*XC$Xc/%>vCRK7sF[E@HWv74Fb5Z>#c@44-xd(mi6nbf$!;kb",
"nD.e=PX[k}5Rwj8xT>t~nMZ:i7/BUYkzEOGb}Ll9`5g_YT{k;DgI|vBnL1C~Z$3=4+DlMY*6Su{lj',A&C9/g7bI/VT|ew>l6X.*'k,<V&q.'UbGyl5F}f`=_%",
"sq<[2%$>ucw,G&gOWCg86jJ7gclI8P6._DE5hz9'MQFQd0X3}0S2Yj^oJ!q-V3D5[#/.V-87B5gj+()jydb/M}u@jw/C7G&-]QXUTvM{q-,w[,6Q}OTGQSsb5h",
"#%EB-@d3Hs`9b}5Y`zlK3'gC9z0vwZ`rZsP#(Q[jc`.2b6gxRN,`fYYalnEG$FPCNTj4(Ci+n>'k)JTcpY$9WgKtar;0.YO6^fs]A&B:fa>2%Y/~P9xW;o{IL<",
"Nv_ped0,HJV$w~$^`#HL%%!uM4WDk)X5HD0)nF4vVws<rl'(a_(UYx`-T*%eq'VXk$TocP!@o7|S|{#n+~z}a3lU7s$utMnK@P0PGio}7'j'jWOjuU.H5yS(u>",
"i`9auA/`4$HsE+IDQDc%T.xMkZP2<~T._XqJZz$v{LE*fFo.E3i`]ktn;p**I3JUd7mK28S:xB`j+Ds41<J]E4]d2BTZc]q$7s,Ajmnr=x*)Tr)aKl|N$Rj&.=",
"_W%VD^;*]t(1Z1F^V0k`KLnH2vd'1L1F70cYyR$8L}dlo-s+DW0$zYOJse13r%4s'9VL_8#SY_Q-`m)D+cIh%[aD0V6ujNOZ*z7b^X&&(aXcj^BwD$@I1()d<U",
"YboS)e0z0$/t9$Xa:,30YDnQGDH.^;7/_2>m@z|^+1({y><xa.Lzd~%vJnkOsUuesOF7Y3$r|0JOhhJR^:.ePPB'^#1v|_@q!BFgrIcja=3GFLT@Y_Uf;+SN6U",
"zIa~BP:*LSiL@e]hR`E$1aV5!^Jtk`Ty*m936wh._Uwy=[$1w3Q{FvS~+l0O7jAar<Vx4dfK&.eUR=o3Gysw]j>M#JX!TxEz9n@o0oKu(3NTW+HT=>{;4_sG[-",
"2N{tUP)[Xdcmz:hoTSq+L%@ILj,uv)3tjkW#q~VAj7>E7<}@dU[fqybX]tJLYsIYBE0Wy4Dbv%`Ni5<u.x!}.JE2Nz).[N90!I=d)#@1j#`t1P23%%+u`,DJsc",
"a.7BSQRaY=YhN4mzC<,:Jqh{o:[eXAtbpd.6*)ikcA-j*YVlJf}UMhk8,'R;t&s!Vtp#P/]*`yLYs#ep%O4*43PIMz%(0%;QU}S:D*d*Tsv2K`0Yum9GM)Ts1,",
"!Fp$QB&J7pyL^;1IgtvTT`Tx%yPaTI;5X|Xw5+6=>F%Tp6hC'F`x6_Y9;.5gq*QNjLc1mYufi)ljHG<k}#u3d=`VYj&x'D_Ev`#8%E|.:k>)qCU>=*Hb)T4K_L",
"R]fGkVSnb3M@;<sFZ;/6IeBK|k*aMwk/Ew_H:2+-SP30Xta'Jm$AmCG5#k48g%vH6'P4#6-ZT4jdr.lIsF]C.zWY:(Q1T<kz(dDN]t1@HpHLX]1ofsTW;x+}qp",
"{G9A0tBzr3y<yBth!'{teVEd9TDtj(X]E%}sv4BoBJN%qUC>+sJrZB}&;f_N.iak0il:MbB+fEZY`LLkA8Jx{O[+U0>*'O3(pIHR#OSJucObBc|]|o:^PJ5#NF",
"{Or@-b5w0}@]D0c+uFM~sDCfCJMnh3PIJFMJCw>Wf2(nep9v[Wt/9c9}^`LBJFd'0.+5,]Y1Kcm]F;UTKry}Z=)gg}hf-yDP{J}[-(Wk%hR%:&JjqI|LE,1gpo",
"s)uJi6G+.e8w2nz1_Vh262C4R6`.}N+b<p:vbn/wXd0Uj]lHC)bct_o/^$joW*wfGIt)Poq0%>*3iB#lOc#cwKfT)=/,]2/J+^bKhAS2M+*+:o@NM(i<Uw-B7z",
"lYcSheJ}79@Z7Qp$x>PJblJ0NnU3f41Mpo8FyDf@2)Gm9D08W9Eu`-$v'<T6UBZ4akgr&=8!1@z1J7&ndjm}b*,{4(d63N5VPrLi)eQ{BUHmQx,dqy-}!>5s{N",
"kY9oq=)~yR$0,&.QdlDo66DgHlu$D+0B-JCWhAabbcJaV!`;]gl@;IR'Ip}6[0m`QkoK;]#H@#,wzn*4R)cRmYzkW+g}ssG.Ga:^3>kt61}{a$Q7Qq^3K+0h=M",
"4Q#YfGc>wU6kVI.l;wW5B75{{#8gUYgXIY^~M^<kbZ;Kz_:U3iV)fI@meV$W:|&^OGWa%}5z!$mShwh<s_.P%o>_CnM:aL<O0LRDH@h;BN01b&n!R2RFw!;&iu",
"c#i1(`em1.5lB~#=b`#dX2<],[L(2&Qtl/X2U(Ax%~kgF;Rv!ZhuGu886}n,kj-tO`'h<h=YQ6xQJ(h-Mc(gHY,1.D%|`uk*fLI~A(J_Kn0aC-^3!0hYY.{<.z",
"/[s}idYj5gQ7>xUNn3hxt*X[by9JuuMBHH5y4L&!/s@]b9a!%NS_7tH*sGH#'!OhUA26&yIZS%h_/!,YqjL>QKb$K&;(;5dwV7IG$6RF`R+zBUBjYKX[(jVP&K",
"e%/~8sEXSGp#n7LQ:%=Vyk=riI[r`r-tr(hnuHA^!^DZ#Dr.GP!&pIJi,NwPi<cx,o4,5qHi7s2ZYi1U:w3y9#.smSLpYUh}gEKIi3cc|Bx@+{5j1MYwI-PRg-",
"#QpVl0&pI;=lKHDec1O4U28OF,x[&0,w#&@3I)|mK.m%28y+t>tPnj.IX%q{XR/5NzuN{<'`Cb%_}-@V)@#@Jo;Fu;)Au+,$eI]^J]{#D{aUHgk;19!ZYEOy>n",
"O1]/tG*O!n#UT9fu3(V#}C1+lf#rH2V;{L9HrHA:sI-SZ!Ywn~QIwILJ@D=M5oI-2b{nWISm@~,'`VnCULz%tzl>&eY8S4>PIQz0e,ixgbJgI1!~IZW0|d(FoH",
"ToH8eP1L.<^|GJ@(z'<O#3F>$;tF/{u@1.LZv+cg]-,h$Q}<.EUc2DQiBh6*!BzxZ2-T#jLL]1[^#Rj=;99FV[m>6Ldn*R:MuCjU[xM>6Kmo;_plH/P;o()cV]",
"sEgkfxL&<$9Yt'Bej)G[Dc(sc_kymni]gxfA35LKk)Yvj3Uzf/8Xm1I.krNn`fX.xov.OE7h_36k2K[R=/>~3V:l|4|4$yas<7}6a*cT#N4sb.yByezCLoy5r(",
"ur'z'Au'Z<8<|2.yZn0.nYh,$/02k`Y]lP6Tb5&(_|Y`0y2VD3|(VQ<;I!MhV@(Pe`8[pQt[:7#ep4Pvmj:+BVuPVjh{YM{>ZwdqY3;hkpw=W<rS0/4GRersm_",
"qM_]L2@ck0*1XAX78~.SH2VpzR8htf/Zbl*67;Y'Ii`M(+5xX0e/%M1Rjmeo[l$Q.Spvo`/rpiC8cu*'2,q2.P<hqV{oPFa0%_yN&WX7Eip;XM;,$i$=lg%h7U",
"uqkzgpZ'xnI0<~W;w'|-@Ro^sRB[Bo|h3Pq.=4suLkZ'(Lw^_Sv~HJLK'OV9oz!JFlmHZ&U5n1V4ACYC^e,T7qTYDgRv,3@|1}@RJlRl9}sh:Mu$n-xgP>*#2H",
";c>O3;n(7HcV|fHb5q)i9D:V,DlOTjK-R|oG_8*sVA'Mb!t-EPu09^BFW-#Iw>^W@JGndZ+z8:6X{#%kf;0e6]4{vU0i6~brWWEHl{Pcw;ex9jT~yH-bxXb0I-",
"sLb(x6dSU~@'gQ/R}{v7aj%)IM+R)es0'{OCzKMp}xN#wjh<5F#>:dp>#E8Sc=,WBH,~#B9-zHdIj7m,+m!j7#ILb'C'CJu/@Vb|c1S9_<@BiyVnL&*@_MAg@t",
"vxT2gq@-^@VE=~@})6l;-k:e@Y:}cdz/MB$s8IOmvs&PonJOZ4wzp]#=(9R<GpE/Y6WXclK3eBe>W*]Smk$vu3(9k03BMi4AKKz9>4bWbf[@n<C8lx{])~e)I!",
"baoKxt.QX~@;vR<@_~%n<.=b0dd~4}^haF]{z/+j,j0i$!BqcoC&9K^Aq%Vs8B3gf_OIC+_o_OeE#VtPTh>NPNgvXVMG$4dwvgu~2dG72p]C_:!&K/:.;5_O(I",
"IWpo'}.Q0y`+8av<:p*q>84]q4=_;f=uLm@iHxJ^j;]BI]r,53q%HLU(Q~edQYU(`NqU.eZuvRbED'_EUD._IsQdBQ+,$A!3m:jh{]U4([uXTzFF9yW_7-vi>+",
"kF{-NJ(&'JMzFVmRuL=U.)%I}fqAK_h=Q`6i%yr]xwrW(<]9eg$xg/E/khCKB%;2YcP4tSBVb=N31FKU}+{a3jD'u3%/K/kb*XYaa}z@MS=C}]'X`Y5U%/aS%r",
"v<I|_I7f&Q9B04hc^%'p1BoGf|hy7[gARwz|Ylo524Y.o&t3Ds{]unWM${BU>H,e>Qn_6X/n(rUOGL(0W;eW{usLvfygL</6gPMb,fOpU]5Ka[Wiv`q>5ey^lZ",
"rJ-N9x9jsHX(utm(rlszE&a'L6kB.r1kby)oJK3lRi;LS9[#CXhDu/I~5V;DoSb%.!(vc`@G;1hER/FStajp;ifBswhTQB$%'cczav/n9&Nj/2SRyWsJqy]IC}",
"lc|.:0GhUT`^s'G;QXh%a+Qf}Mv.+AA]9jpF4=438upBG-6M,;4@BV*cYs_kYX|Sx3c3iYEriMqa_ed}waPGsk})uVbV%KWEo3xO{Sxp.u&VmBeqSi:fwsM!he",
"okq{W^5apLb^a%t{C6Omq)/hbcF'MG%PY5=Dg+@0p((JZq#Ld2.M'ZN2V<._uN4!(9x7@JKQJzJ[-b0oMw'%Q$s=V*y`9=][_2;:Q$go/x]]+Dy~@qsoV.2,8G",
"w4udi/O9WhW.)EyDh<P'-Ru5u7(R.ZFh[j@o6ey~q>H<Oe0lWoKVJUb0Qdiqsnb(]g(u:aLqA>^/ARA1aJoNUCS>cp7].9>tD71b-[|k$I7o[V&)D&,@4n<+:2",
"6_cu*#ITB>7Y3Zp0huA.=#!H,@N7KcUekqpEOpn(LX}{4%#/1,9^ANSPB0o*7W(|b@`0N//zE]A<z<=ui9`XvUZlSPB/iB`Rj~+$E]A<z<=ui1b2c#dW4=ZM^k",
"f6e:Tz`|vn;{Q!F4pagQ^pkDy:C->*}l=41zylel|}ZKC*Y5aY7a>Z1)A;@K[.3X[9}9+S'r!+oWpS(MmFcCG<RNca|zqHY5[ymavssH`67d~#,0(ub2_;ECx0",
"qTek}@!v|~&3s3p^nrju!.uWK]=}Rl)$n2`o2u@m%@.{-%Pps9%5sdTQuZCaIMpTc!.*}-wd*3,(IeL8<Jsd#VUx4'/Hm=hf(LxgySn{=qbi(J|{xIBTpd:0mR",
"Kb}OCn6lO}A>JXdKNFR}J_zuoR`C)ap'wt!H<HWW{qxY^[t>`VS30wKn|qRkz=DN(cL^nGc1`ylZ%Bk!bqylV:BX+U}=[b.kN7KcUekqpEOpn(LX}{ySZ*ZPGt",
"`#PpqZ6rGPxp<b9Pj>OIcpJio;X~^74{`Z/F#'h;$8r|vd,Nh|DaAGdHgxnb85_.:jH}X637W&@cYYuXlR%@]B5Ki(pP,M6;,MvDC7,_Z$d>Y1tV[zELm|/d(7",
",q3lY<_ale#c&&q:u&1>*/JJ7:wI7e1>-kY:{&o5{iepr6A(wr0e<.X%@2')ypuFHy}BX(Y</WT>qt'XyM[0E|IqQ`1>0y=Uai*p/Y1VG-{=Y6uk(l}0|`=+|K",
"YL0@Kykfh:mdaU4zzAMC*}-55bZn^9T5dmb390^1J!P3i1S8Qeq^#d(5,Ocbqv,w&<fv/]U#r+eT;>%Q;+U]c#M2<;c0}-8'4n=-Yj`AiktbLH/V.TAyldN5K.",
"9/KDr;cY&5$7NOM=Z<'2&=ntPO}I@k-fJhds%EW)o#@r%I_iG6z6QElYt<2@b+7-zW6c-FT{u^Tk!tof`QGVYH$V@GlD6rgpdNADS6kAr#y.aVPr#6N6m>1gn8",
"$h'y6b*FQC|}&FtKYX7/tue:}ISI,Gi~{cN+zk76{r[*/@+Y'|wF={}}/mIrfmy7=ADy=sY-]L-b]goiW4)X>cGkULYbmCn/rO52LJ=Dmc!jw(-J-9ZjudK9:/",
"15$j0SkDxM.u&b13Drv:Xa_Z=^+;nI|1H9f:[4JX_1Q6K8q-RxyNVr>D9*!5xr3+ZPOO,fit#Lz@=h7.;stYq5mCo7O:uK91ao'ASZFA}5{c*#Z,KyBro.7W@N",
"cf`8N/^{HKAMz==unt`yvWZl_hBro.1XHV)@NDnt`yvWW~+Fu12RStZSw-equ6%MX!}1S1}oo/s]Cd}i+JHWH[[Hp:^<+%!rfHQYZD43s4Bk5Fw'sE0=cJW{cD",
"{%{B/p&>CI.UpYU8cb:+<2ks.~zt|]:>F|mQ[}'h@AtvL9QF2Ei^6]+uvvKG&p|9JY`$Mm&tLrf*sB7g{'qZO9Mm-$j<:|_LRV=)0(NbD!'UO/&-ET{AU8x3j-",
"%e]%pEW]-c1ta#_'[Jd+3TFgxt)*na46PoO3=T3~|Am*9NmNlN_n-tY;J]499o=XbMi@p08~n[OKIDh>%8+sJlp_AN5+u..9vK_XbJ3F77EKun4EiUCKP77.SA",
"K}dVnUh/9sW![&SB`'3bbfFUt3Xr#OjTy_t8UBz1#k!K`%:U^ha@o9Ki6Gh}'^[zAu-0GnL~`Laq3C|D(--mFbQl,}5KZk^xvP`@[b<DL=QXuYCx)G3l@%w5R6",
"Y/twUbxmm73+9q6lO}{(;$c~Z@|EtQa5s+HXZlk!CVo27WV}e.`AN0/zK9A^z>=utQa<vYZlk!CVo21XHX7T;.A^z>=utI0_Jfp^.ItQa<EaAim_1M{CEBLmov",
"jsad{>5XK[>D8PU1kbT:'7FQm=cXecg97L)dtL#(5r{J*BVi&(aBTj$%X.%nuA2ZRj$x':U+N`=zGT)4wB$3_CQ.JP'::n~!`3R&je&m.:}S#i}Em:ff0/}Era",
"3Hqd!]A242M1h>>>MEjow:=`Ji7g2-]X>>|}P!Me#zQmuT8M{'zo^*OvWF{SI%-nZeBk}sVjYf29iYy!(>x_{+-'_'_|nA$k4kmC&'y<O>lp4ivND<K%7vuhM+",
"qC[8>gpcvDTeOje1(Y:i@K5z]iE-FkZ/>M1Ha:H/`!oOW*d)DyVrIYUT)5+4*'oeR~wSn$47yrs(/dG|}[.faos8|p0,^o=$k3Lyt5K7*&59e1UMihV;*$<bG1",
"Gc;FGD`yLLIXC+9&*M,8Udza9cxSx0}Sj6fn0]{K}:Q)VEzEPgY<IO@8(Z0ZtBfP1{Y'Y,0^knyc,]6.:8[q9IB=Ri5mHb_zfa/R9lpYeW-vTTqvyVMKqQ$-*X",
"7}3nz#dYkw0_eKFP1~O-QpdEWX8AevK5#qP~-P+_2g.&eab,pcgd$%o<#on}09Wh#)|aTa=m<U^a!Y/`T7^a5Qycp/pw2V(m#oyF]%B]:uN[&;'Mk(r@nvmL0b",
"P>*<Su=NGy@}HpmZu@q5]fH!do99Qq()Bi>~thA1n7Cxn0v3kbIc}6,K2UvtGPWFM1s)K_(vU%vg3Y.3y9GPF+`pb`bJ/R7Pypy1l.>Uj0g1=uF{BVnn+iZZU6",
"5-B`pW:,.8&K0cpgtHGXQVv<n(U@^^k{UH}m}eI;Rt_JnMZm!X<>BfVk/v]avw8IEw4PQ~<[MF.@=aEPJ,m>3!91ePw2|VbMeGla2kLp)ew<xDRK+#hJYJr`@%",
"u>Q]Te1cA/f]X3+PVy>SrC)C!ci9`0Px_/zH,bu'^p4Dj}93L>]gArL8wslPEx}lSs%arPvR5AunJzbR/j(CZM6uA`kEq5VXt<GY73I-IKwzAAL-$%UVlWQc/-",
"%QMqPT,mr7v18ST>g*d$^0)P/aKq<=Z}E1tMrr[&1#<zs@ABeEAf{+'r2NZ`W*k+V:6WpLv4en9OTM,k@QMA8|&T/bP!IzLJs}Re],MFEB<###t(%7IjPziDw2",
"}zG@:xo7Uw>>A=|KghM<+crG4F%1,GM6h&3nqL#u)&0:$,[MWNI&2uG4G6`LKve4-n&MZJCt&+qopIt!gPYg9RoM%sZ9V*A$v]FN7L)HqGd27KJ1BWos5mgc,d",
"Z/98fHyllE}Bb-qe+I{1&,{{gQ7|L8&qZXbilY]j%w<p3Xb_y^hMEr;al$E73Pc'P8k_Y=1(r,K:yVz%{K%{ubB&kv6RE{O;7i;Jm3MdR3Ki,Cib:5aq162-7F",
"|t<ez%JuVLdnojL-=KTR-f.#`rL]s!VXHPr()ED6i:o,W0X/@Eh&rdalV]*=d}DkEkaJh'dv%kyZ1PbQmhfxt!w65rqCK*v(P_M|y`|co56)#MEvjlinH<<bt!",
"`^'XRZ_{`_*lMgR=b)E-B9ME~#v.M-}E4Q5Lz)6d{lj#,6c'.Mqfy=GmCj$N.1yN;;7P1(ffS7`1:j1L:XI-,+am+0D<,+RAc>5/JeR]4vmDucYI(9ny[7'GcD",
"jo)RCkH0+J3ETnB148kx:E)eS/l5hcFIb;e<8PxQ+)NMv+@Jm9l*K.IZ9{-%&n0E=f6Mh>xApK=sPst'1XU/2-hZi&HxV>L62r7Asd$+dUjw<Xi{%$;amVfw}G",
"D8=}'F=yTpdT-Mbuu2ngq9{:[xC=aEwpg&A/wYhArO<@tX9P'/mA}5k'r!|PhJu>Q|-~eg%1R~w=ZAeBj:0/LM@59-|RcI=:5F]V[$_iIbs9S%f!RE+3tJ6M)o",
"S/ML_4.3Dhisa1E8S!xB$y.3[S%*()MuP(V#$0iF)NIy%')okE{zysmb1.%wL!tM!Dy!'$f3.^TC7Z4bd2tOGR(=K_+B@YVJ)pD4r_BXM)%wbN';.vu3cCVRU5",
"-8`|fZg*qnwCZT[hD,`qO[RtT<eEpf3^zZIzUZ~#sS]}vCjvDFOBcR+f>9)TzQbBo:E`EH2r,CMD;KAFNkB1X]_m{^iV$&5CPP>}X,2$s4iS2.A%a+tYN[T`>3",
",U@-^|`9*PSvzSca.V/kgTiMK_`>[UJ-TWqt:x__Pi3hhw*JcN7q4Hswu>Q~Kh9VcqxJRe{xqxU)q2fcmhkld`b#J-xzI9/_DG>ErY_HTyW7WYTB{0g`.A{2>p",
"[j>8,n^/s:ivDkqDG5RsQHYILgNRTR&$4[q^L5A)s<XQe1blDZM7=5=A1t:Z.>DQHS7X,6;|hTt6,:aEC0:z(c+xu(&$Ue]79Q_4`u`~*'-z;,P#C6K;%=4A.H",
"L>gR_A&$fL+DLo3=E!w]~!dgl:}3qBJ]w_f*uF^:%$FU,7`R=WE)V[XNq|KBTt7&S)'qIws*n`o&2EE.e~/v6.{:bkAtbG9PAenWhW1N^,C9K<PT4BWGg)*dHv",
"T<Q#e:%cPv#.ky[ipI:r&L{%PzhR+tPkt]+Rw`0l{2Z'($2-_-2-Fwqj,QbZrlk|=2)pq_4FdKnC<pvyesp[0i{6JGNR4Y+J<4w+L[6X=Wtvr-ZBZ3z{d-WzqJ",
">$q'a)^,aUiR,%CHf.f^#o!2K_x`C:_!6%3>)fnI^(MhX:w-2.@GZX_4M)K@#!9|_1vX18sKjLML'DYYL~(n&#0aKPI12Ass2.B'!fTf:s$e|9,:qW=$RJ|^r-",
"h~qU,G8PH`;iI[;YAT%tCrIT0aEoIqwy3}vwxA/C-n.@0$!U/fFk8~e25s2-4,dNm.wM_^@Yehj'J(sldBu`{gm-.x>;}aGg0=YT&.gD+=hm/V{+Fat9VkLnOj",
"=.lI*;O/z['3]dMEgB4}TV]qdG9w].RNe@_dY2y]SVCIcc)-mEsC1i^RCXynMwla@sCW}f1oKB>J2q/t,9dB`:o+pED(r9dI2XCqe3*=4uM*`Ew|C89Die!>YV",
"U0{`P:Kpn$2^e=U8T<u`J%-Zj3qLR*$Z}YqCD.]5F/Gi!xlVj{k=zk<kX:<<f3[$2DV]Pn>QPwn_:5s)RB0=k>5z;J:m]4E0.cP!OMs-Ugfl}ee@9$FPP;.fjJ",
"%B:{wk#%rq.|zyb/d(TvyC;b3fNZDC!4w~StfbMQtuxvuDM|{D7hpJb0_cAZN=o{I[[kJ,/ga>&Vi.f8)-],u@j/#tvH.qKou=tWpjlQXC;hbp;nWZ[ky;ahyV",
"Rd0t*-T3Ef8uP|[Q3/B!z}{Jb(hO'+XDLKE~W9TOw/q;R-*V$=fJXCbw,!I{jPZ>ShiJ*V-u&6l_$.h%R'P6)eld6:.n=]1MwYJ^G[/h7@jKuW}d[$pLe3FbU9",
",X%:lZFl=9q)wrgQ)Qsmq(Jqfs<&-kCY-d:B7r&:0XW`DP,fh8b9A)%i#($ER'38Vi.MZ=w~lxhX#DNi^zY([lPc8JOy!yK*k2jF-iY9Q)#.{@{Z8^-IUck=9W",
"!>Q2xiK'w:6ylV6jf.b[IO:;+J1v;49B:W-S>0eVfvYR&:8BIl)5kU<|EK-i76`B'v1uAih~>}+cR$&,q$`fx%q'`EkT*[dpLkZ8ImUl<V&L6X^Sv4b09v-FcZ",
"PZz.9rKMRi<`).}{1Kp'Itqxs><dQRx.<TEO5_(6{],B6=k]#S&FKLeyDOHV'UrZXYoIegb:3u:J$GPO}4#6(/s@!QN,b;C.F4b%dc=$,MkIMCopd}E;(vte%@",
"*intA1vEgQDP<a#+;XU(AMNwdE67B.uE|zd|FjKR5i:+[(CPtsh>oYz][vs}H>.2W9_W)(.5A*Nq.f:R2~q~MMC>AK8$2Bbw-<,NYh'v*FcmYqm^+p{k.X1Si+",
"_i06=5zaS&*ni;@FW5(_3'F<Krk#Si@nCj@&K$+CQEbJv7`aDIB6$Co'F<$P_pTnAQ.MF<_VM_iLj_Q_$!V4a$ZtI89'87qp[qC[;Zv{e7F3o8|AM{OBU-9q.)",
"#0=L;-q+Vw<(;Gd6EZy<9M#S;jF%CUs@813>UA3CW|w+cgo=x#D*.bt/C^5Oj8|N]-8LI-+d*n+n|K7syS$%80573n4ow6C]3#VNErd:[8U$D6a@_Co<EoVMy.",
"kfErgBC}NwB62p*W|BxeO`]aJ2)(/`O(u|UP{23j2ifZ09x=FBFMbH4Xbp{V&emFWUY+]@FOpftf^$f~=-HZu33h'9k|Z#Iy(Z#yxdX$wYE!|T8}MCmq#bfD.~",
"aLe')_fU|r4OBF)a'D]Tu=ww)!r:!@(j4N}Do*F[8)h],O5G:@Ln|jHQbSr0NwdFifF)thmgvt(*I~M:>kYG}R(+rd#Kt3nsS3WM6_<6vhGUcj}'XrWM[UYCHL",
"k8,iI)=@p(ZeKXU;W3ft=e5@,]pKa1zmNkHZ]UMFk|-:39oPZ2u2$z_^5^hd!U^M[7(HSmGTPI_jGTB3-SAV-'=]blK~ev2_!LBhrqm1!.`=U)DL6|nCXV)H=!",
">0XFsn30AQnbie*)%#Jwh]C>Kbr,y[j]kmA/S0MK;+U]v]CesnK0p)$IGVFZ`JnM1;A}/zbOh[Mu|D|baiw-RF/w(x:Gp%&{[ljtxeAq%SVfwjQ,hpM~/x2@8k",
"35,WN*#hWXE>EI8-*ZeN-+]A{gX]ew.0%Rb:9ZhX[x*^*r+Ig_f&$5UMw6*Y`I'234VoD-1#$zYDM2<&+e@7H5%DE]&$L%3Bv^jwcAkf&yu[sYT*JT[Z)YBH)q",
"Le#Am`6[3gBYk;|RU0&IsM2|S>R3=oOxurgU1.<hf~5dXusE{E@:qW{'tmhmuDw/_eXSAJK;P|5qJWqH$8h*,qpNfuXTsA5{TG3A%l{IUC:JR9vFdP(+$8wdNa",
"DVy9Sz37)-o^59G$xw1R^or<V{OZa,nlM`c~sTRCqs4#$9&Y/'4W<4$ySR7!ju#I_*dz&QAKsMVyYhWp`R4Tj)kihuD7{fIaFGg>r^,aGhD5CTh^]rDhFUC'<m",
"My7jVz)YYEE!!Wa&YH6Ps#v/tQY'5Wfz4'V3|;I@vo#NHtRjdk1'l)8vJIq!sKJRoq.0ljj|AU<ZI,U=_cPC9'!2C=0`GZq+Tis~O'lo2|fnvwk)@|[IXmr}BG",
"&/#j.&G1MwwWb5C[Lm+'OHX[kORYdDq0C<Tl=M5J#=}.kHu'jozmkCQ8Yz(mD+yG})+&`kjpy'ZxK[aelK_)V~XDPPDY>&CI_)OYH]ts'P.f+'/KkSYSMnVFoX",
"*WV>Nl2T}~Myw60Y68L7ylrvs]gMP}+p&<K*1S/3G:'5d%Eq2@!;k#y&[M%897%>T>CoSA05[rcccjC5g/g{P&6;&p;dGz|p,*7ZZt#*)JIy%|hjI%(#2:f>,i",
"C)kgU.[_sL>BlmzzG>Y3tysQ2I.M7!yNc8;%dpu{>h(#p&G@F-0,;'UVr.1:tTMwV`%tsMSYn0KVT6n}2R8j}tWrSWt^]gqN[Hh6G@*#KM2+K^K3AuO%|=]v&T",
"3m0_M-h:Yzj:,8'inW+)Q9J:Ak{fBtJ)x0X5dh&7U_Z=>/{GYd!IxnbY8vDvfca#dZd[dT/BGufTRe9(`L-q|i'R}^t+<X}L,s|p45ksm*3+",
};
#define GPUSORTI_X(name, words) {GPUSORTI_BUILD_##name, words},
static const gpusorti_compressed_kernel gpusorti_text_kernels[GPUSORTI_BUILD_COUNT] = {
GPUSORTI_X(begin, 1900) /* 21585053 begin.comp */
GPUSORTI_X(histogram, 11676) /* 784400eb histogram.comp */
GPUSORTI_X(onesweep, 15286) /* d0a14570 onesweep.comp GROUPS */
GPUSORTI_X(onesweep_narrow, 14469) /* df4b01cc onesweep.comp NARROW */
GPUSORTI_X(onesweep_staged, 13588) /* 1a914c6f onesweep_staged.comp GROUPS */
GPUSORTI_X(leaf_starts, 3806) /* 1443261b leaf_starts.comp */
GPUSORTI_X(leaf_sort, 11104) /* cb2d6d4f leaf_sort.comp */
GPUSORTI_X(tile_sort, 11002) /* be6b7a6c tile_sort.comp */
GPUSORTI_X(tile_sort_rolled, 4863) /* 34c20b07 tile_sort_rolled.comp */
GPUSORTI_X(merge_tiles, 4437) /* 24a04f7f merge_tiles.comp */
GPUSORTI_X(split_runs, 2358) /* ba579a6b split_runs.comp */
GPUSORTI_X(leading_bits, 10197) /* b6afcc3f leading_bits.comp */
GPUSORTI_X(sort_leaves, 14822) /* 7be6d4f1 sort_leaves.comp */
GPUSORTI_X(finish, 2864) /* 07622647 finish.comp */
GPUSORTI_X(fill, 2152) /* ba4f315b fill.comp */
GPUSORTI_X(copy_keys, 2867) /* 8644a262 copy_keys.comp */
GPUSORTI_X(gather, 1350) /* 98e069bc gather.comp */
GPUSORTI_X(take_keys, 1220) /* f39333eb take_keys.comp */
GPUSORTI_X(pack_values, 2459) /* 4de92b79 pack_values.comp */
GPUSORTI_X(begin_address, 2116) /* 706442d3 begin.comp ADDRESS */
GPUSORTI_X(histogram_address, 12620) /* 660c96b4 histogram.comp ADDRESS */
GPUSORTI_X(onesweep_address, 15778) /* 57ec5ef7 onesweep.comp GROUPS ADDRESS */
GPUSORTI_X(onesweep_staged_address, 15382) /* 5b8bf983 onesweep_staged.comp GROUPS ADDRESS */
GPUSORTI_X(leaf_starts_address, 4145) /* 85d177b7 leaf_starts.comp ADDRESS */
GPUSORTI_X(leaf_sort_address, 12224) /* 3e19adb1 leaf_sort.comp ADDRESS */
GPUSORTI_X(tile_sort_address, 8000) /* b4552249 tile_sort.comp ADDRESS */
GPUSORTI_X(tile_sort_rolled_address, 5277) /* 20fc0a9a tile_sort_rolled.comp ADDRESS */
GPUSORTI_X(merge_tiles_address, 4676) /* a28e9b03 merge_tiles.comp ADDRESS */
GPUSORTI_X(leading_bits_address, 11592) /* 966f5ecd leading_bits.comp ADDRESS */
GPUSORTI_X(sort_leaves_address, 16044) /* 9d07e81c sort_leaves.comp ADDRESS */
GPUSORTI_X(finish_address, 3301) /* 83287d29 finish.comp ADDRESS */
GPUSORTI_X(fill_address, 2516) /* fa1d1cc2 fill.comp ADDRESS */
GPUSORTI_X(copy_keys_address, 3530) /* 0e356569 copy_keys.comp ADDRESS */
GPUSORTI_X(gather_address, 1655) /* e7550410 gather.comp ADDRESS */
GPUSORTI_X(take_keys_address, 1353) /* 6eb89939 take_keys.comp ADDRESS */
GPUSORTI_X(pack_values_address, 3186) /* 6bd992b6 pack_values.comp ADDRESS */
GPUSORTI_X(count, 3352) /* 032a52e9 count.comp */
GPUSORTI_X(scan, 3302) /* 72e7fbad scan.comp */
GPUSORTI_X(scatter, 6231) /* 1b322780 scatter.comp */
GPUSORTI_X(scatter_basic, 5366) /* 608a7e3f scatter.comp BASIC */
GPUSORTI_X(segment_scatter, 6481) /* eed3232d scatter.comp SEGMENTS */
GPUSORTI_X(segment_scatter_basic, 5626) /* 7ffbcd0e scatter.comp SEGMENTS BASIC */
GPUSORTI_X(segment_pass, 12918) /* 577f347b onesweep.comp SEGMENTS */
GPUSORTI_X(segment_sort, 8482) /* 3cab274f segment_sort.comp */
GPUSORTI_X(odd_even_merge, 6788) /* 966b6db1 odd_even_merge.comp */
GPUSORTI_X(segments, 10342) /* bfce3d73 segments.comp */
GPUSORTI_X(segment_count, 2556) /* e22d7ef2 segment_count.comp */
GPUSORTI_X(segment_histogram, 2517) /* 5f82fb61 segment_histogram.comp */
GPUSORTI_X(segment_scan, 1311) /* 593b6827 segment_scan.comp */
GPUSORTI_X(segment_bases, 1316) /* 5eb08bd3 segment_bases.comp */
GPUSORTI_X(first_few, 5050) /* 32723a6e first_few.comp */
GPUSORTI_X(first_some, 9238) /* 52f420e5 first_some.comp */
GPUSORTI_X(first_filter, 4323) /* bef9cfda first_filter.comp */
GPUSORTI_X(first_split, 5935) /* 3cfe84dc first_split.comp */
GPUSORTI_X(first_k, 19072) /* 340d71a1 first_k.comp */
GPUSORTI_X(select_any, 12453) /* eaa8f328 select_any.comp */
GPUSORTI_X(count_address, 3661) /* 973fe2b4 count.comp ADDRESS */
GPUSORTI_X(scan_address, 3524) /* 4d035c86 scan.comp ADDRESS */
GPUSORTI_X(scatter_address, 6468) /* 82da42e2 scatter.comp ADDRESS */
GPUSORTI_X(scatter_basic_address, 5629) /* 460747c7 scatter.comp BASIC ADDRESS */
GPUSORTI_X(segment_scatter_address, 6733) /* d2e4ff14 scatter.comp SEGMENTS ADDRESS */
GPUSORTI_X(segment_scatter_basic_address, 5900) /* fde69f79 scatter.comp SEGMENTS BASIC ADDRESS */
GPUSORTI_X(segment_pass_address, 13238) /* 044784f4 onesweep.comp SEGMENTS ADDRESS */
GPUSORTI_X(segment_sort_address, 8945) /* b7027a1e segment_sort.comp ADDRESS */
GPUSORTI_X(odd_even_merge_address, 7228) /* ad92da54 odd_even_merge.comp ADDRESS */
GPUSORTI_X(segments_address, 11011) /* 30c93703 segments.comp ADDRESS */
GPUSORTI_X(segment_count_address, 2820) /* ebe94e6c segment_count.comp ADDRESS */
GPUSORTI_X(segment_histogram_address, 2790) /* c05b6148 segment_histogram.comp ADDRESS */
GPUSORTI_X(segment_scan_address, 1421) /* c5cb08a2 segment_scan.comp ADDRESS */
GPUSORTI_X(segment_bases_address, 1441) /* 4194baef segment_bases.comp ADDRESS */
GPUSORTI_X(first_few_address, 5682) /* 967ccd13 first_few.comp ADDRESS */
GPUSORTI_X(first_some_address, 9907) /* b65ad96a first_some.comp ADDRESS */
GPUSORTI_X(first_filter_address, 5133) /* d0f081b6 first_filter.comp ADDRESS */
GPUSORTI_X(first_split_address, 6607) /* 67ce33dd first_split.comp ADDRESS */
GPUSORTI_X(first_k_address, 20044) /* 64e232e1 first_k.comp ADDRESS */
GPUSORTI_X(select_any_address, 12961) /* 59237461 select_any.comp ADDRESS */
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
    return result <= GPUSORT_OK && result >= GPUSORT_ERROR_NOT_PREPARED ? strings[-(int)result] : "unknown gpusort_result";
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
    callbacks = gpusorti_callbacks_from(desc);
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
    if (sizes != GPUSORTI_SIZES || !desc) return GPUSORT_ERROR_INVALID_ARGUMENT;
    callbacks = gpusorti_callbacks_from(desc);
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
    gpusorti_feature_chain chain = {NULL, features, 0};
    const VkBaseInStructure *s;
    if (!info || !features || info->sType != VK_STRUCTURE_TYPE_DEVICE_CREATE_INFO ||
        (enabled & ~(uint32_t)GPUSORTI_ALL_ENABLED) != 0)
        return GPUSORT_ERROR_INVALID_ARGUMENT;
    for (s = (const VkBaseInStructure *)info->pNext; s; s = s->pNext)
        if ((uintptr_t)s - (uintptr_t)features < sizeof *features) return GPUSORT_ERROR_INVALID_ARGUMENT;
    chain.head = (void *)(uintptr_t)info->pNext; /* the caller's own, which Vulkan only reads */
    gpusorti_add_features(&chain, enabled, gpusorti_bits_of(info->ppEnabledExtensionNames, info->enabledExtensionCount));
    (void)gpusorti_bits_on(&chain, enabled, 1);
    info->pNext = chain.head;
    return GPUSORT_OK;
}

GPUSORT_API gpusort_result gpusort_cache(gpusort_context *ctx, size_t *size, void *data_or_null) {
    size_t room, whole = 0, written;
    VkResult vr;
    if (!ctx) return GPUSORT_ERROR_INVALID_ARGUMENT;
    if (!size) return GPUSORTI_FAIL(ctx, INVALID_ARGUMENT, "gpusort_cache: size is NULL");
    room = *size;
    *size = 0;
    if (gpusorti_check_lost(ctx) != GPUSORT_OK) return GPUSORT_ERROR_DEVICE_LOST;
    if (!ctx->owns_device)
        return GPUSORTI_FAIL(ctx, UNSUPPORTED,
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

/* What all functions with gpusort_cmd_args do first. missing: see gpusorti_check_call(). */
static gpusort_result gpusorti_begin(const gpusort_context *ctx, gpusorti_entry which, const gpusort_cmd_args *args,
                                     const char *missing, gpusorti_request *request, gpusorti_plan *plan) {
    const gpusort_result result = gpusorti_check_call(ctx, which, args, missing);
    return result == GPUSORT_OK ? gpusorti_resolve(ctx, args, 0, request, plan) : result;
}

/* Visits the steps of all sorts that a preparation for the request is for. */
static gpusort_result gpusorti_search_sorts(const gpusort_context *ctx, const gpusort_cmd_args *args,
                                            const gpusorti_request *request, gpusorti_visit visit, void *user) {
    gpusorti_search search = {ctx, gpusorti_dummy_buffers(args), visit, user};
    return gpusorti_each_sort(ctx, request, gpusorti_least_count(args), gpusorti_search_plan, &search);
}

GPUSORT_API gpusort_result gpusort_prepare(gpusort_context *ctx, const gpusort_cmd_args *args) {
    gpusorti_request request;
    gpusorti_plan plan;
    gpusort_result result = gpusorti_begin(ctx, GPUSORTI_PREPARE, args, NULL, &request, &plan);
    int quick;
    if (result != GPUSORT_OK) return result;
    quick = (args->flags & GPUSORT_QUICK) != 0;
    if (quick) request = gpusorti_quick(&request);
    result = gpusorti_compile_wanted(ctx, gpusorti_search_sorts(ctx, args, &request, gpusorti_prepare_step, ctx));
    if (result == GPUSORT_OK) gpusorti_atomic_store(&ctx->prepared, ctx->prepared + 1);
    if (result == GPUSORT_OK && quick) gpusorti_atomic_store(&ctx->quick, ctx->quick + 1);
    return gpusorti_note_lost(ctx, result);
}

GPUSORT_API int gpusort_readiness(const gpusort_context *ctx, const gpusort_cmd_args *args) {
    gpusorti_request request, quick;
    gpusorti_plan plan;
    if (gpusorti_begin(ctx, GPUSORTI_READINESS, args, NULL, &request, &plan) != GPUSORT_OK) return GPUSORT_READY_NOT;
    if (gpusorti_search_sorts(ctx, args, &request, gpusorti_find_step, &ctx) == GPUSORT_OK) return GPUSORT_READY_FULL;
    quick = gpusorti_quick(&request);
    if (gpusorti_atomic_load(&ctx->quick) != 0 &&
        gpusorti_search_sorts(ctx, args, &quick, gpusorti_find_step, &ctx) == GPUSORT_OK)
        return GPUSORT_READY_QUICK;
    return GPUSORT_READY_NOT;
}

GPUSORT_API gpusort_result gpusort_scratch(const gpusort_context *ctx, const gpusort_cmd_args *args, gpusort_memory *out) {
    gpusorti_measure measure;
    gpusorti_request request, quick;
    gpusorti_plan plan;
    gpusort_result result;
    if (out) memset(out, 0, sizeof *out);
    result = gpusorti_begin(ctx, GPUSORTI_SCRATCH, args, out ? NULL : "out", &request, &plan);
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
    if (gpusorti_walk_steps(ctx, usual, args, gpusorti_find_step, &ctx) == GPUSORT_OK) return usual;
    if (!request.merging || gpusorti_atomic_load(&ctx->quick) == 0) return NULL;
    if (gpusorti_make_plan(ctx, &request, quick) != GPUSORT_OK) return NULL;
    return gpusorti_walk_steps(ctx, quick, args, gpusorti_find_step, &ctx) == GPUSORT_OK ? quick : NULL;
}

/* Refused is what gpusort_prepare() refuses, which visits all smaller sorts. */
GPUSORT_API gpusort_result gpusort_explain(const gpusort_context *ctx, const gpusort_cmd_args *args, size_t *size,
                                           char *text_or_null) {
    gpusorti_request request;
    gpusorti_plan usual, quick;
    const gpusorti_plan *prepared;
    gpusort_result result = gpusorti_begin(ctx, GPUSORTI_EXPLAIN, args, size ? NULL : "size", &request, &usual);
    if (result != GPUSORT_OK) return result;
    if (args->flags & GPUSORT_QUICK) {
        request = gpusorti_quick(&request);
        result = gpusorti_make_plan(ctx, &request, &usual);
    }
    if (result == GPUSORT_OK)
        result = gpusorti_each_sort(ctx, &request, gpusorti_least_count(args), gpusorti_visit_nothing, NULL);
    if (result != GPUSORT_OK) return result;
    prepared = gpusorti_find_prepared(ctx, args, &usual, &quick);
    *size = gpusorti_explain(ctx, args, prepared ? prepared : &usual, prepared == &quick, *size, text_or_null);
    return GPUSORT_OK;
}

GPUSORT_API gpusort_result gpusort_cmd_sort(const gpusort_context *ctx, VkCommandBuffer command_buffer,
                                            const gpusort_cmd_args *args) {
    gpusorti_request request;
    gpusorti_plan usual, quick;
    const gpusorti_plan *prepared;
    gpusort_result result = gpusorti_begin(ctx, GPUSORTI_CMD_SORT, args, command_buffer ? NULL : "command_buffer", &request,
                                           &usual);
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
    gpusort_result result = gpusorti_begin_call(&call, ctx, args, &usual);
    if (result == GPUSORT_OK) result = gpusorti_check_offsets(ctx, args);
    if (result != GPUSORT_OK) return result;
    if (args->timings) memset(args->timings, 0, sizeof *args->timings);
    if (args->count == 0) return GPUSORT_OK;
    result = gpusorti_check_arrays(&call);
    if (result != GPUSORT_OK) return result;
    if (!ctx->queue)
        return GPUSORTI_FAIL(ctx, INVALID_ARGUMENT, "gpusort_desc.queue was not given: gpusort_sort() needs it");
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
