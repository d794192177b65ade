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
    GPUSORTI_CONTROL_LEAF_BITS = 6, /* bits by which passes sort, for leaf_sort.comp; 0: by all bits */
    GPUSORTI_CONTROL_RANGES = 7, /* leaves that were sorted by digits, see sort_range.glsl */
    GPUSORTI_CONTROL_FALLBACKS = 8, /* how often a look-back counted a predecessor's tile itself */
    GPUSORTI_CONTROL_LEAF_FIRST = 9, /* the lowest of these bits */
    GPUSORTI_CONTROL_LEAF_PASSES = 10, /* that sort by them */
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
    BOTH(count, 0x1bff, 0x100, GPUSORTI_BINDINGS, 0, 0) \
    BOTH(scan, 0x183f, 0x1, GPUSORTI_BINDINGS, 0, 0) \
    BOTH(scatter, 0xfff, 0x103, GPUSORTI_BINDINGS, 0, 0) \
    BOTH(scatter_basic, 0xfff, 0x103, GPUSORTI_BINDINGS, 0, 0) \
    BOTH(segment_scatter, 0xfff, 0x107, GPUSORTI_BINDINGS, 0, 0) \
    BOTH(segment_scatter_basic, 0xfff, 0x107, GPUSORTI_BINDINGS, 0, 0) \
    BOTH(histogram, 0xfff, 0x101, GPUSORTI_BINDINGS, GPUSORTI_KNOWS_KINDS | GPUSORTI_READS_GIVEN, 3) \
    BOTH(onesweep, 0x1fff, 0x303, GPUSORTI_BINDINGS, GPUSORTI_KEEPS_SIZES | GPUSORTI_READS_GIVEN, 7) \
    BUFFERS(onesweep_narrow, 0x1fff, 0x203, GPUSORTI_BINDINGS, GPUSORTI_KEEPS_SIZES, 6) \
    BOTH(segment_pass, 0x1fff, 0x307, GPUSORTI_BINDINGS, 0, 0) \
    BOTH(onesweep_staged, 0x1fff, 0x103, GPUSORTI_BINDINGS, GPUSORTI_KEEPS_SIZES | GPUSORTI_FOLDS_FLOATS | GPUSORTI_READS_GIVEN, 5) \
    BOTH(leaf_starts, 0xbfd, 0x110, GPUSORTI_BINDINGS, GPUSORTI_KEEPS_SIZES, 0) \
    BOTH(leaf_sort, 0x1fff, 0x112, GPUSORTI_BINDINGS, GPUSORTI_KEEPS_SIZES, 1) \
    BOTH(leading_bits, 0xffd, 0x111, GPUSORTI_BINDINGS, GPUSORTI_KNOWS_KINDS | GPUSORTI_READS_GIVEN, 0) \
    BOTH(sort_leaves, 0xfff, 0x112, GPUSORTI_BINDINGS, GPUSORTI_KEEPS_SIZES, 1) \
    BOTH(finish, 0xffb, 0x103, GPUSORTI_BINDINGS, 0, 0) \
    BOTH(fill, 0xbff, 0x102, GPUSORTI_BINDINGS, 0, 0) \
    BOTH(copy_keys, 0x1bfb, 0x100, GPUSORTI_BINDINGS, 0, 0) \
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
 *   2890 to 3649   a word that is no id, by its index in a list of all that the text had so far
 *   3650 to 4092   a word of that list, a named id and a new id, by the index of both in a list of all so far
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
    X(scarce)                          /* subgroups of first_some.comp would be too few to hide what they wait for */
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
    X(some)         /* or first_some.comp; */ \
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
    args->portion_tiles = passes->tiles_per_portion;
    args->place_room = places->room;
    args->slot_base = gpusorti_control_word(plan, plan->layout.place_counts);
    args->slot_bits = places->slot_bits;
    args->totals = args->slot_base + places->prefix_words;
    args->expands = (uint32_t)expands;
    gpusorti_size_by_gpu(walk, expands ? GPUSORTI_SIZE_EXPANDERS : GPUSORTI_SIZE_LEADING_BITS);
    gpusorti_visit_step(walk);
}

/* Behind leaf_sort.comp, which has nothing to do if there are such leaves. Then compressed keys are expanded. */
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
    GPUSORTI_SCARCE = 16,                /* elements of each resident invocation, at least, where a subgroup takes a row */
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

/* A workgroup is one subgroup, whatever workgroups are forced. Where several subgroups of one come by different numbers of
 * barriers, lavapipe ends all when the first has ended. */
static gpusorti_shape gpusorti_some_shape(const gpusort_context *ctx, const gpusorti_plan *plan) {
    const gpusorti_shape none = {0, 0, 0};
    const gpusorti_request *r = &plan->request;
    const gpusorti_shape few = gpusorti_few_shape(ctx, plan, GPUSORTI_FEW_SHAPES - 1);
    const int is_short = r->segmentation == GPUSORTI_ROWS && r->segment_size <= few.items * plan->lanes.size;
    const gpusorti_shape shape = gpusorti_shape_of(plan->lanes.size, (uint32_t)GPUSORTI_SOME_ITEMS >> is_short,
                                                   (is_short ? 1u : 2u) << GPUSORTI_VARIANT_SHARE);
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
                         some = gpusorti_some_shape(ctx, blank);
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
    up_to->limits.some = gpusorti_some_limit(&some);
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
              is_some = !is_few && rows && n > up_to->few[0] && n <= up_to->some && request->limit <= limits->some &&
                        (n <= up_to->few[1] || request->count > up_to->scarce);
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
    } else if (is_some || (any_length && request->limit <= limits->some)) {
        s->few_kernel = GPUSORTI_KERNEL_first_some;
        s->few = gpusorti_some_shape(ctx, &plan);
        if (request->any_order && request->limit > plan.lanes.size) s->few.variant |= GPUSORTI_VARIANT_ANY_ORDER;
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
/* begin: begin.comp */
"d~#gt|ud~!!*![d~!!c>Sd~!!!%Ud~!!!!!d~!!1oTd~!!!!#d~!!RO26!d~4a;G#d~:WOPRd~-l;S^Vmd~!!9gbVmVod~!!c>Wd~!!!!'6vd~=#0khVm6;6=",
"6Jd~!!RO76vd~!!!!3Voe!#d~!!B`O6,d~!!!!(d~!!!!&Vz6-e!&d~!!JWa6.Vmd~!!!!FVme!'Vord~!!!*Kd~!!9h>rd~!!!!$Vz60d~!!!!EVme!&d~!!",
"!!Dd~!!!!%r6;d~!!!!-d~!!!!<r6=rd~!!!!:r6@Voe!26Ae!PV}6Cg!H6CsV|e!'W$rd~!!!!*sW'rd~!!!!.sV|rd~!!!!2sVvrd~!!!!6sV{rW*sd~!!!",
"!)rd~!!!!>sW+rd~!!!!Csd~!!!!+rd~!!!!Gsd~!!!!,rd~!!!!KsW(rd~!!!!OsW,rd~!!!!Ssd~!!!!/rd~!!!!Wsd~!!!!0rd~!!!![sd~!!!!1rd~!!!",
"!`W#re#26JW(d~!!!!@r6PV{e!p6Qf#!W#6Qe!26Sf#C6Sre!&6Vf#]6Wg!66Ws6Yt6Yt6]f!K6^u6^s6`t6`re!*6af!K6bu6bs6dt6df!66nt6ou6os6qt6",
"qre$U6tf$/6uW(d~!!!!;d~!!1oV6#d~!!9gu6$6#d~!!B_y6%W1Vmd~!!JW86&6#6%6%WB6'6%WD6(6%e!#d~!!B`(6)e!/d~!!ZGY6*e!&f!#d~!!B`26%6",
"+d~!!!$,d~!!B`#6,e!'d~!!9gq6-6%d~!!B`%6.6,rd~!!B`'6/W,6.d~!!B`C6/60rWC61W1VoWG6162Vme!B63d~!!)w1WL64W,f!J65Voe!&66Vmd~!!1",
"oW67e!(68W$d~!!B_{696%W'WL6:VorWM6:6;VoWL6<Vo6%e!*6=s6>W/rd~!!B`96%6@d~!!!$ne!&6AW+d~!!RO]r6Bd~!!!#L6@6Ad~!#VLP6Cf#'p!#WL",
"6DW26CWM6D6EW2e!~6FW8WL6GW2f!z6Hd~!!!!ds6IW1WM6<6Jf#56KW<WP6L6%W$WI6M6L6AWL6NW/6Ms6Od~b]O5mWJ6P6Ld~!!9gr6Q6PWL6RW,6QWM6R6",
"SW,WL6TW,6Lr6UW/6LWJ6V6%WX6W6VWL6XW,6WWM6X6YW,e![6ZW:e!&6[VoWJ6]e!O6^6]r6_r6^r6_6`rWJ6ae!G6b6ar6cr6br6c6dt6eW/e!t6fW,e!&6",
"gW's6hV|s6iW+e!66jf!&6kf#T6lW4e!26md~!!!8QWJ6ne!U6o6nr6pr6or6p6qt6rW(e!&6sW,e$:e%[d~!!RO[69r6t6565d~!!JWN6#6vVm6$d~!!1r)D",
"gd~!!JWY6GDg6E62d~!!B`E6%Dg#d~!!JXi67e!&66d~!!9j8rVmd~!!BbL#rDgW]#d~!!1r*$r!d}C^!G6E6rd}C_!%#d~!!ROj64Dg6q62#e!*e!/6ssd~!",
"!ZGDe!K6!d~!!!!I%e!@+r+d~!!ZIxe!-.+#*e!96Fsd}C`!7n!]d~!!JWQ6#Dg6z*Wc&W]$d}Ch!#6|,Wc(W](d~!!)y{d~!!)wle#06wr6&d~!!9h.e!Rd}",
"Ck!%e#4d}Ce!%e!b$63d}Cd!46062&d~!!9h5!#d~!!JX<e!4'65d~!!JXCf!'63d~!!JXFs(rf!hd~!!RPwf#N6566d}Cm!%&#f!E(t`3.68f!,#s65f!i6%",
"6xr6'e!ed}C^!<6;65e#6`46=re!'d~!!JXAe!P%#e!1f!,`3%#d~!!1r/!f!D6yr6(`0f#+f!Ag!Ff!Kd}Cq!%%e!%#6Bd~!!JX>e!L*+d~!!JXjf$J$z`30",
"(Wc%f$Q%r%d}Cg!%#%0$g!c6#6zr6)f!bd}CM!NW/h$>d~!!JXhf!S6Hd~!!JXne!'$6Il!Xd}Cn!%6I}65$d}Co!%.e!5/$g$>65`3$#d~!!B`Ae#-6xf#4W",
"ce!L!`6$.e!Sd}Cv!7%)d~!!BbHe!bg!_#r!d}Cs!%,(f!Kj!A66&u6AtVow`5(6@`-6Jf!g`;-65g!r#rD|f&#6Krp%id}Cd!>E7466e$v6Og#Ig!6E5ud}C",
"d!T6S62-d}C_!L#d}C^!UE=E#f%<Wc'e#_e!X6Zf${#2`26Yg&h`<EDE)66g!;-r-Wc1W]1WcE'W]E'e&(E(E)6[WcE*W]E%i#PE'~3`3E;#i#S#E>d~!!JXl",
"f$pE8e#3j$.e'Ni#AEQu`@EW3`>e#F6`r,j#Ad}Cu!7EP66d~!!BaUf!Ql!P`;EQ65`.2h%:d}Cg!7(,#%m$1EeE)f&R`26d62E!j!]f!-E#d~!!ZIth'Q66`",
"<EjE.f!>d~!!JY'g'0`5EcEkd~!!Ba(61e!7d~!!RQ<f!.e$5d~!!ZIuf&ve!Be!Q0r0WcE&W]E&WcE2W]E2e$3E3E4sE5rE0rE]rE]d~!!ROb6%E^6yE_EcW",
"cE`W]EZg(k6{r6*e'`g'b`8&%`9'&f%Td}Cp!%i(Sg&5)d}D#!#6w-#g!I6|h'Ff#`d~!!9j<66f$we$_i&m%se%T6es`:'#e%%&j$7`.*66l$De)16[-s66f",
"*f$g*Le#O,-6@r.r'`36f0i!f*g%d6+i'S$!r$f)d'f!Te!L&'s(r#d}Cy!7D~6gm%dE%s`AE$p#$62sE+th)M&k+u`AE+65e$/6h6if+A&f(:i%`,tf(#6js",
"g+X`AE365h!ji!76kwe!+6lsg+p`6%(#'Wc/W]/`6,/#*`AE=68e!r6m6Od~!!c@%e,86{4EDf,^EBrEBe%!",
/* begin_address: begin.comp ADDRESS */
"e3zd~!!ZG7d~!!!&&tVnd~!!!^id~!!k6cd~9@U'.d~9@4/pd~>8sWBd~<QyUvd~=:FF2d~:m['Cd~;(*sJd~!+zA=j4(d~!!!^j~0V}6~g3W6~sW+e!'W$f3",
"M6~W'f3H6~V|f3C6~Vvf3=6~V{t6~W/t6~W+t6~W2t6~W4se!'e3WWVe!'e3Wd~!!!!he!'e3Wd~!!!!le!'e3Wd~!!!!pe!'e3Wd~!!!!te!'W-rd~!!!!xs",
"Vyrd~!!!!|sd~!!!!4rd~!!!##sd~!!!!5rd~!!!#'sW.rd~!!!#+W#e#&l59}g51}g49}o41p3I}g1cd~!!ROI6}re!(h3S}d~!$!$E6~6Lg!#q!2X27!r6~",
"r7!si3[7#V|WL7$W26Ld~!!9g{7%d~!!!^kg4%}e!46.l3z7&XB~IWK7'e#'g3If4%|e!l7(X9k3hi3d7)W.o3`g3Mg2oXA7*XBj3ke!+6QWL7+XB6Le!L7,X",
";XA7-XBj3je!+6Wf3bf!b7.W$g2og3Ik3Eg4og4%g4cg3Ee!*7/Vve!&70W-s71Vyg3:}f*c7/p.n!d}C^#$6E6[e-:d}C}#-f(p70sd}Cd#&f,9d~!!ROfs#",
"W$V|e!171s`1h37.r-f!&.e0Q-1.e!97(rp!be30g37%r6z}g,Je!{7#sd}C}#%g!ge3+`H$62)d~!!JWV!f!z`3e-8`8*63`9+63m,c`H+e36i!>168`H-e#",
"GXDe38e!.h3:}g2tp386L72r6}d}Ck!Lg#/d~!!JWj6%f,vd~!!JY%f!'%d~!!JXR7'r$#d}DE!%#Vo`Ke,H`K+Vo`;6I*d~!!JY#e!8,f!Sf0q(d~!!JWi6L",
"e4Sq!3r>`;*+d}Ct!7m3n!e,Ch3rh370$#%p3nh$s`Ae3l`:e3jn!Tg3ni!T65te3j}d}Cw!%q!3hp7)~.!g!+E4i'%62rf!B7,g3Q0d~!!ZGre$`72&#68`G",
"e%t#r66d}DC!%f%sk3].sh!Ld}DJ!L72#e/Gd}C}#*#d}Cd#+f!Bd}DC!LsW+`@EKE0g!A5r5WcD~W]D}`<ELE1h4aE!rE!WcE/W]E/e/{E0E16[f1~E-i#oE",
"/wp4)EDyEG`E#EAn4'wEYsf0'EU66d}Cz!7n3rEVs/x)sn)57.h#fD|j$(e!-&E!xd}C{!%h3vEsE/td}C|!%f&nElEtd}C}!1#d}C~!%f)Xd}D!!%-g3n4r3",
"k!_E/t`<E~E:rh)x66h(`WcE$W]E$WcE.e$-k!FE6f$i`@F(EB`>e$nj!EW+f4BE5g0ne$YECEDsEErE@rEtrEte4OEurEvEzrEwrEr~Ud}D$!6p4Mh<Yp4M}",
"i*{f$S6[0XDe4!f#y'r'g+ge#V/06@f8E*e4V3w-~0l!^62*ve!U)*s+r&`EE'n4`E+tE*xp#662sE4wg!@)h&`E4k4e%h4i#%e)=g!@/vE:rl&cf:vg4`h:I",
"k4`'#(f:B,h<_h4i%,#/rEGvd}D%!#e4gEMtEKrEKs",
/* count: count.comp */
"fGbd~!!!(P~;V}7;g3B7;gG37;u7;u7;u7;u7;u7;u7;u7;tW#e!Kq!H:H7=rVvn4#lFonG&kGO}mG&7@VoW/nG>mGh7GVorVz7IVoV{Vz7PVoW2r7_VohHHl",
"5<7pVoW,h5$}f4|e3hg4~WD73r67e4x74e4jX>75r6Lf5%76f5;776LWD7867e!4d~!!k6z79h5-67e567:u67d~!#%|K7;n5+7<r7;r7<skGeg3}g4bq!H/8",
"g3UgH'o4{f58l5!e3Ae%*g5>WS677>d~!!!#s7=68g4RoG66`vjFy6Xt6XeGIj4V6_fGA6_6dfF=7@W1g5`e!d7Ar7@6IoG86Yf4g7BW-e!:7Cs7Bd~!!ZGm6",
"%7Dd~!!!#r7C6568WS617Ed~!!!#H7@66e!57Ff#2e!]7GVme!,7Hr7G65s7IW1e6:7Jd~!!!#J7I65e!T7Kd~!!!!Be!,7Ld~!!!$37J7Ke!(7Md~!!!$065",
"7Le!C7Ns68e$/7OXSe!G7Pf!Q7Qd~!!!#t7Pf!b7Rf!We!(7Sf!<e!I7Tf!Ye!z7Ur7Tt7Vd~!!!#w7I6Ig6be!87WXTrf!f7Xs7We!(7YXR7X65e#G7Zr7V6",
"O7Ye!F7[h!e7]e#G65e!y7^W's7_W+g8_g7Oe!87`f#^g7Ue!V7ae!]7_WI7be!)WL7cV|7bWM7c7de9!7eV|hK0WM7e7fV|e!&7gt7hf!W7id~!!!$vWL7jW",
"/67g78d~!!JWD6L7ke/#d~!!9g~677lg8NWI7m67g837mh8;7nsi8_g7lh7K6%7od~!!!#qgJ=e!M7pVme!<7qXT7pf$57rXV7q66gJ=f7`}k.)e3]hAKe.Z#",
"s${`M7sf!Bd}Cb#rj@4h>xf@R#j,!6hf>``E,-n1Dd~!!JY(gIJf!bi1F0sm-^E(sd}Cw!#7{`5D}E&`;E*e/*#E(pK'`3(E,h5;E0%#f@c6[sd~!!s/Fe@I7",
"|$E4-&7rE!e,j&E-E.7rrE8rE8l7b`,e3xf4`pKlhB1f!8h..)fAuh777sq!83@7tr73d}Ck!7j0th5Hd}Cb#>f#ok/(gFf+`>hB<hH6h$^d}Cg!L%tf.^+g!",
"I1g$BfFG2e!ud}DI!Lf$^2rg/Hd}Cb#Af!6fHOD}i!6D}sd}DF!%657D`;e%[d}D]!%E%f8U7@d}DH!%E'7DiHl`V&`W$#7Ef!EfH]E*d~!!{)]e6PD}E'25-",
"0#1h#_7ur74`Jh#^d}Cb#FDgh5=d}Cb#Hf!w`K)Vo`U#7Md~!!RO{e!M#e9pg$P``,)#g#6d}Cb#Ng!>%re4ed~!!JY$fG[7Od}C}!%#d~!!JY&f<A7M`a$#d",
"}C|!L+e#y*r*r,1#*f!Jd}Cb#Qtd~!!Bave!a%gE=``&/#$f7.D|f!:d}Cb#Rg!cE&Vmf#!d}D`!Le&HVmh!}E)E%vd}Cb#SvVmsd~!!RQ;t7U6[e!~d}Db!%",
"e!G`d#7Z`U(#e!M,rgG(``-2#g$vd}Cb#[i!M`Ue!@e!<'i!h(2sg&i``E#E&#(h&@7vr75e<1o%~d}Cb#]g!Y*r`e#*e%2*u%g#z(`K/Vo`d/7K`e$eGU16I",
"p'9`KD|f!OD|`AD}e'P}e<jE$`c0#lGF`o*#h>y1.#)e!{E(wf(yE(`6D~e#Q3v7wr76`0g(B7^f'k&7_e9Fi==7xj!87#v`;$g6x7_i($7yr77j!Sf!Bh(;e",
"9ve#d}e#1'th#M6Ot`E*6Hp!B`L.m!R`;26Ie!Q#tgLag5ve5^'sWc,e50e!_,#)`a0e#$E$~1E(}`LE+n!qE/~5`a+#d}Dc!L#d}D]!L4h$)677zr78`J`Jn",
"&,d}Cb#`i(Lf!%e@.#n,J`A('l!.`K2Vmf!%e!Ch%jg;{&g(K`B-0f7#3r1`KD}Vme!%h!BD|e(D`Bf(M5hA37{g.&l:'g977a{d}C^#e7dpLk`An:1Wl7fe>",
"57ge!%7he*U#r#d~!!Bb168687ig:}7|r79g;G`^hB*d}CM#nW/e!{`d'68f-(`d)6hf!(d}Ch!%7w0`w7x1d}Cw!L7yk9&#d}D#!L7t+66d}Ch!L7uh,>h)#",
"#&7k%g#P`B7l)s``7k,e#O`6E&.e;Te#|E'e#Zf!W$rf%ji@:$~4#E-`;E41f$Ld}C^#jE2gQ{d}C_!7#mUeD~*e#1E4#p#.`@E94gAM2r2e$J346[fAVhO]W",
"g67E)E*1e!WWg6LeSU3e!|e#/5r%r$t'x`{EE'`|o&5f.0#uEDueBF.e.Lf$<Wl$!g#/`@EN1e!1d}DJ!%7v#EJEIe%X#d~!!ZImhRnh;aEWh#zD~sEAfCPEV",
"`>,`j#EKd}Db!LEFe!yEJz`3)65e13Egh1U'.|eXu65e$4Ebg#)`s#E_`>E$e!'Ead}D#!77z%#h'@EYs*gCU`BEZE-#,``EXE.4eI8E:rE:e$:E;E[E/#E$s",
"E9EXE/!E$e$VE7E8sE<fADESrES`;EsEX`:eEhWaE]e#!!h)WE_f#&E]6BfStE`e[+E[Ew$f%,EcrEYg#BEwh([Ebre&xm'W`Tre$7&g.r`KEgVop!:7gtkRI",
"Eog!4d~!!JYF7h7.e$cf'~h={g(%iBJ7:g($g(x}mGPe%B(g,J7/f,j,1e-#f%84f3;f[](`.)m#5`5E#7a`37of!>5ud}Df!%f%q0g2]gFYe$WD|D}6@f0R3",
"`AE#66d~!!JXeeWYE&m&h`-7fe#ypTE6[e!4`T$e!_h+!`-7gf!@}7.e!4m!@7h~07^`Tg',g&^f3ED}e$E",
/* count_address: count.comp ADDRESS */
"fSsd~!!!)4~H7}u7}u7}u7}u7}u7}u7}u7}u7}u7}u7}u7}u7}u7}u7}tW#7}mAS}pAK8!VoW(nAOh@{oA6q!@sSoSpf@}q!@yMd~!#NT@7}hT0n@~7~r7}r7",
"~wg;;k@~gSFq!T:B6[hATfT:pA0}kT,gA*g<CnAAh@08!fB.8#WRe<I8$r8!8#u8$rlT$}fA7jA3pT*q!A2e~}i>[7_hg{kA2~}gi%gA.gBNgW'oA28%tiW+8",
"&V{pA6}fM4nA6}d}Cb$%vlL$fK%gO7e-(gR#g:geA@fi7`E/0n1b`dnA=3}E+vE#E)rE-tE+~0E/vE3v8&sd}D^!#eA;E7s8%ueRM8%rE;rE;nA;7/~1pMkh#",
"d)r)rf=t(iAEq!WVH`KeO}`c&%d}DG#'$pWP`ekWN`a(mAt}Wb'g#LfR)iAlfTynAkjB7iDpfRJ(3rkiy``s)$eRW`C7r66D|`Q$eASgUEf8j,d~!!JXde0X7",
"AE#wo!]4E(68|5$`GuE+fZSh&AgB,E,r-jBOE1uj!^h#W`eE87De!f$#s(r&g!3iAZ%*#)e!knFT`eEB7Dh&;66t`H(i!~`V5kC1EFrEFd~!!k9;sE2E:E%E.",
"#,nC/d}CM!UW/e3-$gC4{d}C^!>(f%}fB6i72kC.a(-f!8eB2d}Da!1gC.`ohC,`>4e7%$Wl5!g=OjC,`>D~`re4!E!!g#OnC*a(E%66n!ukC&a(eSGg!ud}D",
"d!1nC&`-)`Uf!v*y`pg!IE5tfC$j!`WcE6W]E6`>E8q!Bx~#_6j~66k~:6ju6k~~&(e*=jBz(v*w1s2w0~9Wl27klB}`6E%te#|E&q!BxGE+rE3vE0~5E2~0E",
"7~8E'E(te#(4r$hBq&yEB~0,wEAvEH~/EKwEGEFta#kBoEUyE@tESuEH`>EY`~f+zEZ!`SEHmB[*fBtEfw/}/tE`wE]rE%fBylBtEWuE#rE#reBo#eiaE9rE9",
"e$1E:mBhE;tERrERrEqEWuEYyE[tE[rgtgeBhEZEutfBsEXg#5Euua(Et66h3Um@f'gBlh1&a(E{65h!>}7gwh#xEppBpf({3q!BpPl6K6lf,i/4hBwD}e166",
"[fk=+s`.,nByE&wD~`H/w3uf0:D~e$iE!E#6@fe8e.VE&rd}Dh!7E)nBwzpb]lB~g5tmB~p!GgC(m!G7h~6jC/h#NE)rE)e$b",
/* scan: scan.comp */
"fb;d~!!!((q#){Yq!bYVpBpgBCgBtq!BGBpt<pB:WE8'e!/eBWd~!!ROF8(67f!#WD8)e!H8(d~!!c>j8*f!M8(e!%gArWE8+6%6>WD8,6%e!'X>8-6#q#)4T",
"gAYkb#}gBygBRnBJpaTh>hh@xgBPo_#iBX8!f=]8.eBFf=]8/XN8.rgsrg@7e!*80W0g@)gB)f>[h_Pht)6%81W5f@'fB{82WT686@WI83e!)f@B83yg@1g@B",
"h@%846%u84i>zp^ztgA8f@Og_8gAviA5g@>gE9l@!f$#85d~!!!!Ls86d~!!!!Mj@*d}CM!>W/j@,7s`A$e)L7r#pIWfqdl=Fwe0``w87%h_=66($'f54h+wd",
"~!!ZH,8(e!U#7l7lh`'d~!!k75e^X89*e3a$6Og2Te4L7an/2`S7rj!-p`0e8^g@Xg)x`B+f5&fPJ-`B0e.#+m/kE6sna)}g_pf<&g+sj,ee+pf0c'D|uEJim",
"S&!r&`3,&i#4e,(*+!e!''e1yf0f%d}D#!%6y-ES`-ETiMsETD~td}DJ!#8;$E$e+%EYeOMkw#q#+60`3'evw's(vq#+.8q!a3oq!]5~$0hP^#gPFfbGj$@87",
"r8'f9Nj6Mg5L's`,eCZfrB&t(xe7U)s*e5%1$n2_g:p/`o3h2^e3N23*!$frA1grJ6[ftq+Wr3f&s88r8)rd}Ck$(sd}DE!7$W'n)$a0e!|e8Rg(nd~!!JXce",
"C|%#g;1`B)+#'g'#`A/66m!J1Vog!5`o68j&^0#&f*Qo;-eZ<m)B#s`B%&8/i!s*fg[f$V7#e'c,g!E$m'Q62e*9m%~eu96f#a0E/W$h!i{,E/k#*k!Te!K80",
"h!Xg)289r8*sa/g'dd~!!Ba{ecj(`if*]`8#(`9$)m).d~!!JXpe$C#,p'=e)Q0s1{hHg65tk5^-sh&,pvL`eE-*f,'f$ae%{-g'ce:Od}Du!1#e#7d}Dc!%E",
"4`dE6f,@(g!.a0E8e%[)ud}Dt!7%e-[,n%LE@ro-'-gX)e96(#$i,se(H&m!NEIW$sl9W`C268e#m27Be&*$eH&&6hg!)`eERE8f#Mo'R`o(6Hg!te&G2#$a0",
"EXW'l$Vd~!!RO3e$}6!d~!!!!mE_e#^e(-#`c#6i`o+g$S'`3E9f$-E^j!`j}[h#>EhyE8'te!Se#36IeFBD}#hMTD~4sg/8`60e~C-`56hEW`381e#VEO65g",
"',$g,w&85iYIe%](86`5EJEbk!96H+`CEW66Eoe&cf)JEd{WcEdW]e&w88EzF!rEerEee)AEfEge.NEhrEag-T8:r8+d}Ck!>l9s6@%g/0(se&M*ga.6@s(k8",
"w0e:!*e#'hAMh!O65&g:C6ho@B0`ED~n~,D|&f=t`-e!$E)`3f=YE*!g1tk{/6[t,g:)E&d~!!Ba*6%E%E&g}DWq6%D}D~6hq#4e$5`-E+q#&,(8,ra4f3%fJ",
"i%`w8:q#!N%g'`6@nC*'kC$e:AWl+e#5)-hC|8;r8-e)9hd#e!_h#p'&g,e)g1N-k(Ug}@e1t6Ar)#i-+'u*spAUe1r'e>KE&mBME+1e#K-lqH&h40#(e!`a(",
"E,1e#mh2<45!g=de!+126[f&p/e2AD|E-rE.`3E-$i*'4g#-D}~1E-tE>mAJECE1e#-,i'30g+[a(EB.g#!12s0r0s./s3g%NE>E@5WcE=W]E=e!+E;E<eA)E",
"AeAXe''",
/* scan_address: scan.comp ADDRESS */
"f^Id~!!!(L~W~}p<X}~}n^+}q#23Qo<yhw|q!<iPoZYg<ig;Dg<}k<q}k<m~}6ZW:tgZsm<mgZmg<qgZqg[<q!<uRpDGgUIq!<~B6Zvd}Dr$(g<|h[md}Ds!#",
"i<zgj7`EE'l<z}m[t}i1SgQ*`B./#,g*a`B3emO.m/nE<sn]v}g[Xp=&}EP{j#@eKH)eXqi#=e+V-.!g=46@fjL(e,n0E]rE^iI+E^E$i=/E'(fkZEcq#50kq",
"!^4xq!Wa~$0nL,g$if's7.uq!=Q@6ez~}h9uq!=O}m$f7#e'~/shbUk&3`H'e=&h'fp=ZE2~2E2{`H1i!Vm=]}a1l=Z}d}Dv!7q!=XW6e~~$*d}Dw!1q!=V|k",
"U/`CER65(f.G'i->)85r&gU166f!.+e=bEMEe`H)si!=6H.`CEZ66Erh=dEg|EguE}F%f=ZEhe)SEiEje/%EkrEdq!=d~%=k2be|Re#R0nnu)h&p#+e!da(E/",
"4i=mf$7!g&}g=v6[f4y2e2~E!E0re=;E0j=mD}uE#~1E0tEBzk#6EIE7s/sg'H3i26a(EH1k>v}e!+EEEFD~rEDrEDsEBECe=vEGrE@s",
/* scatter: scatter.comp */
"fY2d~!!!.:g=vd~!!!!aVnd~!!!!cVnWVlY8d~!!{'+w8f8o8s8}jY;6Aq#;Y~#~8HrW4r8Jf!h8Ku8Ks8Lt8Lre#Y8Mf!68Nu8Nq#b1*q#bF.8Qt8Qf!K8Rf",
"!68Su8Ss8Ut8Ue!Kh{_}8dVoe!K8fW(Wfh@e8gre$A8orW5W#8se!-8sW(XpW#Dge!)8}rd~!!!SWgA*q#<iAX>8<6#e!'e@rp{ugA#WP8=6%V|WE8>8=e!.8",
"@r8=l@w6(se!T8Ag@fhAag=Bq#OT)h=J7nsWD8B6#6N7nX>8C6#f!pWD8Df!tWF8Ef!LeAlWF8FsfAsXo8Gh!06%q#=^~$C8Ht8Ir8H68WJ8Je#&8K8Jr6pr8",
"Kr6p8Lrg@tWJ8Me!48N8Mr8Or8Nr8O6qrq#d:(8Pt8P8Qe!08Rs8S8Rr8Tr8Sr8T8Ure!f8Vtf{fq!}D~#F8Wsf#M8Xh!.8Yh!q8Zu678[h!48]v8^h#&8_v8",
"`r8_q#@.4WL8aV{e&K8a8bV{e!&8cf|W8dfEo8eXV8d66eE58frq#V/'8gf$B8hd~!!!#N6@8ge!:8iu8a8jV{e!,8kv8lf!W8mf!&8ns6<8of![8pte#l8qr",
"8p8heES8re!*fES8rye!D8sre!L8tf!_8uXNsd~!!9g}678vq#$X%gEie!38we!Yf#_8xd~!!!#{8g6Ie!(8yd~!!!#p8w8xe#58zXR6Is6%8{d~!!!$.6O8z",
"WL8|Vo8=WM8|8}VogG=iE^e!(8~XQ7a65WI9!e!)WL9#V|9!WM9#eFKiF>e!`9$d~!!!#u7=8He#F9%r9$e!)e!59&r6B9%e!(9'r8h7ae!;9(r9&9'e!.9)t",
"e!B9*r9(9&9)WI9+e!*WL9,V|9+WM9,7gf!b9-g!H6%9.e!z6@e!(9/XR9.65s90Y#9/e$-91e!)WL92W/91WL93V{6MWM9394V{XY6L956O6OWL96V{rWL97",
"V{84WM9798V{q#$0&99t997hre#+9:XV8Hf$19;e!(f$o9<r9;6Ae#k9=e!*WL9>V{9=WM9>9@V{gI5gI}lI5hH,eI5e!.9As68gIB9Arq#Y!)e!09Bf!iq##",
"t2fr4f4Lq#C1Anbu`E()q##]8D~}E$u`-8ti3n(spt/ib6)E&hm2E'i!|`u7h.f4`gFXgFS*`5E+E1`;E5#e42E3q#$;0E7vE;t`dE.gt1gcmf:xe7r8b#eB.",
"ebi8ch}Qg#bE87By7r3s`S8/m#|E>6I`Ax8/,sh#kE'vE#mt@`;E')q#WI&`dELgu5`Z6{.&E*$d}C_!M94WlEd!e:CEfEed}C_$4EfWl98e=GE/`dEU6ig!>",
"9U/&$E!f#%d}Cb%Bf##eJYE$3E7E,E$g#$o$j}WlEu&`w9PEwe$[)fG'#&eshjI4,r'h:YE+rE+`:E*er7E/yE1tE4rq#h,%WgsEJfr7q#h.&E}rE}q#F+~$D",
"d}D_!Lq#F))j;s8<e#]q#F++p#We(.*f%{#f#Xfx^+g$Xf9yh{k.g!FeJDVmf#WfX#h$!`K1Vmf#43e!0h$&gNMWif$a9C~0d}Cb$I|iNEfX}`=8Le#n`>hBT",
"`=6q620`>hB)e$i+#*f!jhO24n!QD~`28Qf$@h!Q`28UrE$`-iBXg!Qg$ME%rE%``/E!#.h$I9D{d}Cb$Vzp#@gj;-gZ>f#A/e!-.g<Gf()*h&&n!N5`K5Vmf",
"#@f_fh#Af~0e#Dq#ny%h#Eg=xWiq#Ie-`t~1`mq#Ic7q#(T)q#I_9`rq#I]Va*q#IZe6L9Ek$6d}Cb$Wwd}Cb$Xg#U)v*'sf!4d}Cb$Yh!ki$I'w(+vd}Cb$Z",
"|fITk$K,#l#NfB1D}f!Ld}Cb$[uE'i#RE)wE*iI@d}Cb$]k#m7M{-h!<d}Cb$^m$S8`ta2k$U)t-rgUN``.3sq#A9%``E$eqR.q!n`~$*jQt`-8b`-8ceQQ&j",
"!R9Fe.Ch$7d}Cb$ej#O`-8fe)E8hf#5`8e!(hY:65f-nh!L9Gxd}Cb$it`-8je,_g!(`M9F`8$#h!J&y9Hxd}Cb$kj!tg!HeOQhPzfGs#&h!H8:h#m`-8l`-8",
"me#lg/S`-8nk$*9Ie!cgS`}`-8oe1^#s't's'eJM'ntv6[t$Wr+q#*.*8oWl8j!W_6%Kh8sWl8nKhWl8m8ge#Ee/:8gh#$Wl8tg&bd}Cb$utd~!!JZZ8=Dg6g",
"8vd~!!RRn6%e!'6v#e!H!d}E*!%6gVm$e!L!e!Gl]+#g#}e#be#.$i.j&hJ]8n`M9Ii!jg!0g.ne3Fe!6f%pfJ>Wl8l!g2N9Jh$Ad~!!RRuf!}Vo$e!=e!e`;",
"fKN%#ze#cfLPi0*e2P*t9Kh!S`w9J$g!vf#%#$`;i%U8=9Lr8>o(ad}Cb$yth%#8{wgJ07_ukVD'`d2g3hd}E)$=6ge0m#rg#8%k(Ua2&h7('tX]fVb!oV`-d",
"}Dr$=466e!#g+,aMe$~g#'d}Cg$=$E#uE&zi]z`eE.&fR$i#'`;%65aN#f!#d}C|$=%#X]8=./f&8+,s0r)g5QaO3E(0*h&}9Mr8@d}Ck$=h$-aLg2J'r`48}",
"f4te)fgT,h*faKe&2-h14$si!U9N~0h!M'r%f&V*h(b$x6#9Og'CXe6g6g7ig&*9PiQ7$fON`u7fgPB(h!)`;&q#pf.d}Ch$=9L$`w9Me9d9N$e:'e(>7g#s`",
"]9O`A(m'JezaeQS(!g.ne!:eOD-h!^9Qr8AhOye)E7af8Eh!XWl#'e!di!|9Rf&sk)Lm&K8htW$i%FXJe)@9Q%+(e%0$%s)r!Wr(m`tq#/b,8htW$i9[`5'f#",
"0,tg36.j9[6[uWih[=8Bd}Ck!Nd}Ck#nsd}CM%2W/k:>&u9-{e!]q#26.h(T9Gfc3lQ[e+vh]o%x`M9H`A*k)Bq#1=3i!x`@E+'e6CeeY#eQ8e>Wa(E.+f*Yl",
"#]g.zg#+q#Ls)6[t2e#ee#890wD|g%&E!u90spRr7az`w9R'q$)),e#Fa(E@g@!knM}`w9K3i$d/g!{2~1E(ul$8e'^&f7$eWX'/q#/M&ER-g!v01s/r/gA$6",
"[f;)+e#tf-(n!V7as6Bg'^lW566up${Ecw`3EX#h&]a(Eh-g&b%v./g*P+q#0,)9Sr8Ce8yf'Ff3sh&Oe]0&68m(p6B+q#Bn$e!:k.<g8:9Tr8Dg'we!7e@Xg",
"!Ol%4f!Oh#4q#981h*T6{r8Eq#16$q#17$q#647eX2(e%(.m!o3'`y7t2q#6&-95%d}C^%6940tpY6h;_i'p}p!yE)l$8e!e,q#5w-g66h%vgDxg.Jg${9Ur8",
"Fe#op#pp%kd}C^$a98f2Ae!l)sa.9S%#7=l(dm&A)q#yY48tt`y9Te!Re&HfF7h+!'f'Tf-2h1>d}Cb%:f!IaW9@5e$Ih;/`:.E0a+#E.p_eE2g%#`z9E4q#E",
"U.ek5E8/hbiq$,0%e#PE'E(sE)e])g#Picg8Gg&$`0q!&%<`E#/m+B)r#e$H,rh+T2h&74+g@$&re.fE#-`y9CE!mCTe$g+#8Hf1`4e#<5D|rfC72m$k4~7fH",
"dE0mcSE2e$Z/`-f$~)8Ha.9D&$lBNiZd3r.e$,",
/* scatter_address: scatter.comp ADDRESS */
"fwHd~!!!.rlZQjwN}kZ]}q#U|~#ZfZ8q!YDTq#V5Bq!YF~#Cq#W*Kq#W&~$)gVcmY]pX|~}~}o|Aq!X|=~}q!XxLiXt~}~}g~_g~Tg~Lg``kXx8%~a6s~5k}s",
"}`E+,nY$}E$}E'~@6luE)vE*`HE'i!~gY&}E.E4rE8tE6~0E:vE>|8&~2a$~/8%~mEgtEiEhrEi~_ExtEz~bF#rF#q#^s~$Td}Dk!7q#^q~#bd}Dl!Lq#^o*p",
"ZuWb&q!$n<j[8l$5)p$n*{ft;D|e$ogXpl!O1E$o$c2wE'fU6q$5.$iz%gF'h[H{p&J7^y6[|g[iq!&JPm#ZE%~4E(n&=q#P,%eW15#,m[cp%6p#Z}a>j%6~{",
"q#cZ2`t~u~}i[xn$,p[}`>(f#M)vj[}a(,o$>k[ya(1m$>a2k$AE!uE#s-r-n[{a(E&o#Nk[wa(E+o$Ek[sa(E0i$Ep[u`-*g$G+h!|g_,`>E:q#/*~$*q![n",
"~$WLVtLV~8fXmaKq![jyd}E+!%q![h~4P",
/* scatter_basic: scatter.comp BASIC */
"sVkd~!!!,Sq#oJ5q#70~%2q#Uo(q#6s^k]Cq#6V~(-g]6q#Yd$h]Sq$5]7e!*k[-WI83e!)f[@83seZ^q$je%e!89VXQ7B7_g]0q$5e%haiWI9W6L6@f[$9Ws",
"7he!a9Xr6Le!F9YXR6@65q#](%e!,9Zr6Brj[r}WI9[e!)fZo9[s9]ri[78l~1f^r7c9^l[/}8rv8rs8nq#5$&g`-q#5(~#e8j~M9^~~#j8lu6wv8m~D8j~;9",
"Js9^~~/Yq$:~)fV&WilW-`5$6@e05k!t9JjP}q#]%''mPzgOFiNga'e4Of!$jN9hCjm0heDv'`@/(hJw`c#70e!0,`o$fJ})f*6lGwk1G-~0e#2gOHe#@(hON",
"'(s)r$h!N7B&u9Vti3:hW.WlE+7klFBp#KgX@6Ae+f)iL<E6,hN4e&85e'F6g`ef%j$65e!B7Be%v#eNO&kLWlF/`>ECe!ad}C^%X7hf,llMDe+.q#[t%65v6",
"@tlXreGJ(wh[Ie&h-f![h1E&h1I#(7kh3HWm6LfW!j!y4v3r3WqfFQ68f-1/`>E[d}Cs!LD}#e!>9Y`>gWge#i63r$70`3flDe*_f!.f2k`c(70`ce!4`o(q$",
")W%d}Cm!L0e!fEkjL+E*sp$`a(Eq'g$OEXte!%g$L`eeWTa(Eyh$d&f!n`--iNNf)Ueck`3um$`q$!E$Ede!/EeEfe#WEgrEbmHzEdl#)lJ)h%b`ee'/`-%f!",
"wa(F0.gO])q$~'.-rk!Ge5P.g$t`B+3#(nQ42s5u`AD|9Zn![eJ[n![E$w.|`3E+65e'rE)s#hfNE0e6fe#yE1E2e$)E3rE.m#yE0tp%#FSte#~)s$h(})*s+",
"r&m!T(vp)_i(0Fe*o!ThRB|9]~89]~59]~49]#~}8l~c8l~e8mu8l~Q8j|9^~78n~~#J8m~y8j~38n~A",
/* scatter_basic_address: scatter.comp BASIC ADDRESS */
"sX&d~!!!-2q$'PAq#.~q~}pQ4q#.dZpQ6q#.G~'dq!Pmnq!PiB~}q#,v~#w8j~O9^~~#j8lu6wuq!Pt_ExtEzsq#,v~2Dq!S_lg!&pL$pSa0}~}E,~GE7~:EA",
"~4ED~~#6E]tWlE^!gSdg!*a(E_f)@gRn%fQ!f5&a(Eef*LgSm&s*v)u`>Eoa_f)REpjMXE.tpPnEvhSoE]~.E~~Gq$7H)68tEfmJJEhq!SoBF4~~#hFW~ZFj~",
"~)I",
/* segment_scatter: scatter.comp SEGMENTS */
"sVkd~!!!.mq$<IIq#&DW6-~86V~LV}9dgT29dsf!,q#(X%9du9du9du9du9du9du9dte!'q%}R%9du9du9du9dtW#e!eq#'666a~46n~DgUYhV!8Rq#)g8q#c",
"EDq#'oSq%l_(gSed~!!c>g9_6%f!(f!79`9_e!&9a6%9_WD9brf!+9c67q#cb2q#cTgpU7}gV!q#'aAq$xR*q#'i46-t6-yq#(j%q#'m06Vt6VygX@q#'qWXj",
"9dq%ol19er9dr9esgQ-gX2q#(106at6az6nt6n{~}gY;q#(5~#8iYp6hfUz9feSt6hgYp9frlZ~8Ru8Rq#-F+6rW(gV|q#&I%gZ6gT`g[eiVtq#dZi~}q#dBY",
"9#t9#7f~Cq#eW,9,sq#du%q#dTfpXMgX<oXQq!XI;lXGeX1`E&$m48*gW`d}Ch%_9g,d}DE#'$eRa#s&V|eq>Vvq#Dx).spBqa-9i0(q#`w$fAHe3G()6@f!`",
"%q&){$g@%gW>kW-'{.sq#)J'8:v9Ju`d0iVcE)E(1s94rE;s88E=E<rE=r98sD|rE!uoWbE'{E&seV}eCB*$jV}a-6yE<E=eW$E>E=E/E*h;/WcENW]ENhV#q",
"#'F~.-q#UK(jYb`;(q#Q'-)$kbxq%*P&6rq#4I66kx66x9_9gr9`h#46et6h&f#Kf!HgFJeN0i!+d}DI#'&e!.)68j!7,6gw`;4&ih<fcI1e!%2/e$J$gf^'d",
"~!!k7M9_Dg+1.*&kT_9ad}Ck%_je(e2>W$q$r^%%i!;9hr9brf#=d~!!ROzq&2z$eC|h!n`8s`9&mj@fSw-`5-$q#%5%0W'k%)9ii!Ya-9h%$h#Of!H(j#X&#",
"d}E2!%,e@~j!L679jr9chUY7_h%V`Eg#<lUpd}Ch!79j$p%%eiX(lc%iV'm!J}7x~09Kq#b|~#P9Mv~}LFtLF~~#29N~O9Pw9N~~$@9R~S9k~X9lq#b]+9Rs9",
"kv7f~V7f~/9m~|7f~Z7f~{9Ks9l~y9m~K9P~N7g~T7g~J9Kv7f~M7f~87f~57f~47f~Z9M~w9M~~#W9K{7g~~#F9M~~#e",
/* segment_scatter_address: scatter.comp SEGMENTS ADDRESS */
"sX&d~!!!/Hq$>EOp]XV}9ngYS9nsW+e!'q#1N%9nu9nu9nu9nu9nu9nu9nu9nu9nu9nu9nu9nte!'q&H=%9nu9nu9nu9ntW#e!~q#1J:6-~@h[D6V~/q$>_fq",
"![B~#ufZ4q#1[*d~!#w,49nq&JV5WL9oW29nWM9oq#2})7.W$q#2q%g[Tq#2)gi]*q#2)%q#3I%q#2-CgY^q#21~$;g^Nq#25)oZi8%tg[$q#6o-6Vu6Vuq&^",
"d)q&L`%gZhq!Zd~%mq#5v%kZh9ptgc:q!Zl~#K70|d}Cb%p~/9pv8&~6~}q#14~0lm^Ma$~<q%JW-6ruj^Vz`H)sg!:m^X}6sym!j&u`3e)H`H&q#FO'g^d,r",
"`H*sh!;/6gr-w`;D}f^h6K~4d}E1%_j^f}6l~8adh^d6K~Ml$`e^k('q%Qi)e!Q+`H'i!-g^o/~66k~~%SM6tM6~~5H",
/* segment_scatter_basic: scatter.comp SEGMENTS BASIC */
"sVkd~!!!-*q$AL5q#;3~%Pq#oW(q#:v|q#:_~(jq#pr-q#pW+q%z/)g[ag_Fh]79#sg^3q#pp%q#pl~#/9#~Bq#90{}8j~<9^~o8lu6wv8m~~0akZH}7/~9q#",
"9,~$8q#o209M}q$CRL9Mx9Kv9Mv7d~N7g~l7d~~$x7d~c9Ms7d~E7d~Y7d~A7g~W9Mf'aq#ncJ9Mfajq$CR~#e9M~w9M~~#W9K~~#Q9M~~#e",
/* segment_scatter_basic_address: scatter.comp SEGMENTS BASIC ADDRESS */
"td~!!!-g~Aq#3.~$3oS6q#2q}q#2Y~(.oR_~}~}q#1'Lq!Rc}q#1'npRcq#1'~6Oq!Uj=q$E^N9MtoUl~}E,~Cq$E^~%)7d~YpUz}F4~~#hFW~ZFj~~)I",
/* histogram: histogram.comp */
"sVkd~!!!8jq':7Z:(u:(u:(u:(u:(u:(u:(u:(u:(u:(te!'q#*>%:(u:(u:(u:(te!'W<fV<:(W-t:(Vyt:(X9t:(X;t:(W.sW#e#&q%KD~$1q'!7/q(DN8q",
"#+g5q'^67gW1q'!H4WD9qfVnhWqWD9re!Ie!U9sfW89t6#f!i9ue!0d~!!JW59v6Lf![9w9ve!|9xr9vf!x9y67f!JXn9zg!(X>9{9zgWd9|e!H9zgX3q'#%'",
"WD9}6#reRY9~e#)X>:!9~e!Ae#>:#e!0e!':$fW{kX*:%f!_f#!:&6#e!p:'f!99~q'>0UX@:(zpX8:)r:(r:)sgTOfXhq'#V>iXEq%LW~&0q'a*':*tq'CDF",
"gYNq''N-e!*:+d~!'VP9e!&:,Vve!Q:-g!f6%:.d~!!!%Zq''B*93fWM93eY7gY@e!A:/h#u:0f!(e$1:1r:0hWM:1fWq8rseYWe!;:2h!B:3h!(:4te!]q#j",
"~%:5h!2:6h!X:7r:6t9+e!*fX&9+s8lf!B:8v:9h!(::tgZbq#k'&7eiZ0q'c&(f#y:;d~!!!']e!E:<d~!!!#y6@:;e!k:=r:<e!)e$N:>XR:=rq'(k$e!+:",
"@tq')F'7hf!O9]f!&eYEq(9Q%e!6:AW2i[Je!^:Br7af(M:Cr:Be!)e!5:DY#7a:Ce!(:EXQ7I7_q#jf%:Et:Fs7_q#kG%:Frf[W9'w:Grq(:K':HW7e!&:IX",
"Qe!A:Jr687_ga;e!,:Kr6i7as:Ld~IdN>hgche!0:Me#Gf%|:Nf$)q#lu$q#l$$f!iq#kn$h!(:OY#9-f#6:Ph!.:Qr:P:CWI91e!)f]E91s:Rf$>:Sd~CiVZ",
"6e!8:TXR7_f$(:Ud~!!)w2e!,:VY#:=6IWI9=e#lfd79=e!0:Wf#lq'*}%WL:XV|67WM:X:YV|q(&K':ZX4e!<:[f!re$O:]f$S:^ri_&7)W.e#G:_ti^cg^3",
"f(#:`f!3j]86%:ah'h:br:af!.:cXRe&9q(<v)q(O@)e!>:dh(R7(X9e#*:eW.q(=b%e!&:fd~!!!!7m]1d~!!9gT6LDgq',;0k]8q(:A.`x7y`L+mJTe:p7l",
"q'VW$%lBs$tq#!A&q#H.-f{ig!37Iq'Xy'2s`8E&6B`9E'6Bq%!@-eC~%q'Q4+'6B`;eXKq$|e&`D:y&$g!|d}DJ%~:xE6E/E%a0e>)a0eI|q'WW&$.q'xU%1",
"tD|3uE!s(n!bEFw`]9O`;E*,`L#EEm<k1EIk9jWg6%0!$E/e7u1{`54e!^ETk#@q'&,'e8$3EGXb6LE$E%#e^[D}5E@E-`SE+l!Pd}D%!7:}E%E#E`EXh!n67",
"E.E/0#e#pE-rE-fAfE'`/6zE.ae:sE^`Sn`XEisa.;!EiENE=fCuEkq'Ho^q%Oq~.aq(/k~$:d}Cb&*~wq'UTy}l]Ha2$e&6e'/g&mq'98<~}q'Uf}q'9+}7.",
"~~%*q'U`rhhb9qrfVxee#:+g&J`;6he#*'f!)$kfU6(h'7%rh<T&i.E#:,ie'h+.fw]a1fg/Voe!'d}Cm!1%e&@f5V7_q#sP&7_h,b:gr9rjZw`cehSq#6G$f",
"!(`e&7Of%``a'g-+-fxBg!b%{68a7e`2a+:-m&kezCE!f!7a1E#`ie(L%#h^G*E%smenfU`:.g6L:hr9sf#0aW8b$hVLd}Cb&/f&<`C:2e_oaW8ch[P}*w:ir",
"9tri$*e!Wf=dg!Xd}Cb&3f#6`C:4e!Xf.Ie![n]V6#:jm!O8jxd}Cb&5u:8w8lzq#o#'oXF}e!a(h#fd}Cb&9u::-s8l~4`D:if]]pW:hid9uf#Hej'$g*5gl",
"Cp.j`d(g);i)a-sq#t/+7dl!9+|f~UhD_`:56haY$j%f.x:kuq'zV'f#@9v:lr9wq(Wf%$:=e,2g'S:>e>K%fEUe&^egI`;*q(]A'h!1)rg!A:@s-ud~!!ROy",
"9vDg+'f%xhaT9xd}Ck%vg2>d}DE!L&rf_&ere&e'Kq(9)8(~7`s.2aq4W$q'x'&5a!7z#&n,baqE$Voh!:E%t-i/l1#m3)d~!!RQU6%Dg7d7.e0kl%)|Xgrq'",
"w)(k^7:mh$d7hs9]e!%9^rg*a9FiD&71fnpe,'e$E:Ajlu76l8``8e6zk/5hk5:D{q#sO1:Cq'Q#+`537a`51:Cf7ngk7:GtWeeaz6!Xp.!iaA/r(d~!!ZIre",
"$!9]e$i/k^j6@yhpD`1e!Ne+G`9E*e8Rq#yP09]`M9Fa7k5]E'sm-,E2iA4+heVe4Uh//1'se!Ug!$e$G:He!n:If&r&fso#h$!+.se#w#rg!/a7':Jn(371f",
"bL,E+`cg_{0i(3+sWb!-,evnq#pH)e<!EMrEM`6E1E&0-h-4:nr9y`0kH96gfc,frhq(ag&i%G)s`8.7_f!6p2[e%%*f&(D|7a`8D}:Kh%6:I`L'#m&o7hwl*",
"k6@t,g%/d}ED!%7hh'Fh;::oe-Bk)Ye#%:Ld~!!JXT7'e!^%q#'c$g$S:Me!2(`3h)hh)C9z:pr9{e,lo=jd}Cb&Ni9`k+$:N'xiFgVoe2Id~!!!!og/%6Ihn",
"n`K3Vmh!2i1x&+sfekg+Ji0Q`L&#m&=E#fLa*e*~#*f0>`8-f0H$f&zi;Fe08(eid65n)}`L47_i4a2s`dE5)e$C*mjQ16ga1E:f0/k8v.s`eEAE*k)K`E&e;",
"]1`S)aYf;d&aYp;id}DJ!7:nENE8E.e!2q%}|4ENsq#+J%d}Dl!77lE6e%$8v$d}Dl!%66E7e)]E>%e!)E8r%r&sE9r&E3'd}Dr%z&%jvH:qr9|`Jd}Ck%zg0",
"-Vof$*fwqe3!h+/k*Q)u9)nt3:Gq#zL-j(a%g!H:O|:R|i,$eOh:=m=aE$sE%Voe&o:S`U%#f'(`oe#@foC`9#9)f+*d~!!ZIhq(H6&f;B'm'}xfkNE1e@::T",
"e=:$e&%e%s6j`o:Ug&JE07_fQte!5)s`o&eyW):Oe#B#d}EH!%f!e%s&za#9^65sg&4q#'Z%n(Ym+Z9^e4Z:Vi..E0sh/g:ri32`7W/q#~y$k$y'f*&(:Cq#|",
"u,pmU:Cml_`5/e-F#(h-Ca(D}q#|f.jl]g.!,yVoxE%f!X'tfN4a(E,)q#{=%,-!ipw.r'e$FE*fK|gEMe!5E)E*e%jE+eLjljgE.E'uE2tl+a(t*re%p:Wh!",
"D&(f#9'+s`82rq$*l/:R~2e:{/e%cEIs`UeMlq'_}$i:$0q'aE%e!EE#E$6@fN*D}g4x:sh|]`]7{e%-m%[hRs7/a#e8]:Z65g/O#ePI:Y!g)ze!I`|:Yq$,`",
",g:lare!H66h%{:tq(0b2:[o(nq(0b;:]s:^s7dr`]:k`]:mg&sq(r106@q#g*%g9nf.keX(f!2`3ev$i#,4u*q&)X/g2*j<Yg&'3gt|k3^:uui#%}7)si!|%",
"#n0'1sf!thA`m35f!~)v()2fFr#g!z:vr8-q$(Z-:Gq(+k&'g!<:wr9}e/Bp9b:Fn(['e*:7IhJWf*@.%eX!:v+#.q$(#-9~:xr:!`0g7Ge-sm+ad}Ch%v:l)",
"aqe2qaqe!iaq%W$g&H``S)*%e!'S*+%(rS+,%)`]:tg!M-ud}EC%v('&eqR#3eVV7f`-7geO%k:.6gzae9j(h/L&.sh:!a+:_m.r`]:uh+V5r5`B7lE))%e!'",
"E*(h%Yd}DI%~jG}:yiYj`A$6Bl1Ni$T%spumf%e0e%z)e%pi:#`D:j,#q$.!'-hVL.i!Y0vo%.q(u~(E&xE)j!b.#lw6q)*$%iy^:#rjJke^Li8$q'U=0`z:h",
"'e.Pf=A)#e>yf4|fKs`UsfW}e/1$eQ$3rf$.d}Cb&`h!I3q#:'%e:Og!@E#Vot`a,hTqWge^9+5!)q(3l%e#ED~E!sE&eDXWrE%f$s:ztm';q(x.8fzJq(6-.",
"gzP)f)Kf&Gg=om{We#HD}ewjhYbe!,E!h'7$'#&ewm8v-hxOkJ39:,:b{evz7l3ev$8v4h3Sg0<e#jE*E+sE,h%+6#:{nAcpIUlMm*s+q$*j7f%Fe)<#+*s4e",
")vg*:6[t%q(8r-.g#*:|r:$gFMe!Q:c`S%m'gwj#:p+0nO(d}Dy!%5e##-$h0Eh0@fNx/a~D}`D:w5q(6*&Wio~:hMHg#{`D:z)(q(WP)(n#2q!$)3e!le$#i",
"01)sg[2`]:{f(u-`.56Bl%Oq'^`)i<}4|`;6BE'`D:|#E'g%hg0K:}r:%f,xlR``T7dq(zE$nB)g0C#q(=+'%g)$(zkeNk'gD~m8|E%&f#E`:eB8i#E,|`SD|",
"m!IE./tg*EhBgE/e$Eq([z$E1th:p`BE*.#+f*U/q(_'%5!,i3kE&E'6[tE$g!hE+sg#wk69E4rE4`B8vE0E.q)#j):&iH+pD<:]xf<Ip!::^xo9E'j';g>Q(",
"t'z+rpGTe480u`-)a#$e!kh;ZiT@236@t,`AD|n7l:]q([!2:]{:^~2:^{7d~>g(P:~p4_o$*n6Ne#v*q&Xz$e$0fd{h/,6@t%k3Y;!r:'e)5d}Ck%~i'ehIG",
"h$V`.+e0e${`z:o/h_z7k+se!o65e!%68f1Le!(6gf6f`]:~eJh&a+0D}e>.o!Td}DJ%z:pE&,(a0#e<-$e.^e2Ie=BW'q'w7'D}%f!'D~%)sE!%*e(]E#)+h",
"#z`D:r#7kg!_&uaw(+*)a!:qE'e>}iEk+5}#s`6/e6re-o/+7leEe2,e*t`64eLef({fAd%a1E+e@~iS@j.j6goX:EIrl!.aY4,i3@'shEf+e9E&q)>-)a+#2",
"`S'o$9`SE(i!P3sq$8j+8:EI}h!;EMiVrq#(m,`8E1e>:6Oe#[EShNJ`oET,q$>4*h^M66s*a5E'E07lE;q'z:&h8ea689(4'g7ae#PpYVEq66iCdE##nmjEw",
"rg;A8&sEJq#p&%e!)EHt6lsEN`dEOhW9E;#gSoq#pX%q#2E&EReTT7Be%g:dnHZ7(hNlh%x:d4fLwEufD)aY#E_e!%EKm#+F1sa!:gF%E~n#Ta-6yF:7la-9h",
"F&faP68h!_)+sa0F<fX;e0We!dn3-F@h#g6Ffnpni:7,rh3%f#Dq)8#,e#b:ejs6eTVF@r$uf!^7)sgT[f!,:fgRWFRrFRs",
/* histogram_address: histogram.comp ADDRESS */
"q#^q$d~!!!:e~GV};#q#)d%;#sW+e!'q#^e%;#u;#u;#u;#u;#u;#u;#u;#u;#u;#u;#u;#u;#u;#u;#u;#u;#te!'q)8/$e!'YArd~!!!#/sd~!!!!8rd~!!",
"!#3sd~!!!!9rd~!!!#7sW*rd~!!!#;sW@rd~!!!#@W#rq&!xyq#(eDq#_70q#(k~#~d~!$JY9;#q#_L&q#(;7;$r;#r;$q(*Ncq#({8q&$6:f}Wq%{D)q#)9&",
"q&$=}}q):t)q&$F~$Dq#([-6eW/q#(W1q#(S~#o71Vy{:fYA~];%YK~f7)W.~/q#(O+q#(K-q#(HPq#*u%q#(LLq#(H3q$8#';&W@q#(HKWP;'67W$q#co$h!",
"8;(v;)r;(q#(_*7(X9q#(D'8&V{q#)F%q#(_);*YMw;+W*q#(Z+d}EB!Lq#(XS!e6nq#(]-(e;0'$(q#RU$q#(X16k~miJ).se8-q#(XJn#wq#(]&irx0epQ!",
"$q#(XGE'E(yE(~6E+E,|`SE-l!GeEMEeE_u`/6zE6ae:sEcq#(l-EnuEnESECrEprEpwq(3N}q&'r5(hr9#(,)q&'v~#.!h@4h>b`a%#g#Jq#d$%i~Z%*sq#f",
"g,h&`q#bC&D|u%``)$#%q#`d&E!q#b>*E!q#fg%E&zp!Z4E+68v5t`GuE.q#bK-E/q#fg*E4{!ug<N%q#fp'E=wq#%k&')sq#fg(fu9EEq#fc%$iA>$r%q#fg",
"3EIrEI~<p#17.q#,B)'#(q#+6'!p$5)3w*yD|`KD|q#c%,-r,p!R2E%i%A3yE(sg'xE(e%Bq#fg>!jBm6Kn&R7^~/a=~Pp!N1E(i$22tq#k-5E,q#fo;!s6[v",
"%g#Zp%>a>~}q#fo:!t`lvq#ey6-~GD~~.f%@D~q#gj)E&~6E+~2E2uE3~.E6tE7vq#fo=!taDh$,q#ew6-~62~BE#ebeq#gl)E'tE(zh$*q#gl6E0~4E8uE9q",
"#fonq#+p3q#+l)q)L8.`o*q)WY,)sq(vg{}q#+p)n#Q6O&q#+t+q#+p&n4rq#+t/'fZ=hME+hMI#)6O,q#+t/!i$/p#$q#+t%p!uE/~1q#+t~#U6e~Z~}q(D-",
"}q(D)+p)>q(D-w}q#+}3n8j65)q(D-~$7q&Bh$f#uEXq#+n.E/vEcyE3|2w3/t1r0q#,c$ElzD~h)f`6(2e.6q(D-x}q#,1}}g39e!Dq#,3&(~1.#f2Xa(,f2",
"va1euR/f2'f!k&q#,:8E%uE&|E(~Eh.nq#,>,l.nq#,:L~}h#fq#,>)o#fq#,:I71~b:ft~}a{q#,8.h8{aq'q#,:'ewH%e'R&q)#]<-~;`s2D}aqE!q#,F'E",
"#~1E)wE*{2|arq#,De;%~~#7d}EE!%q#,B87)~~#F;%~~$!d}EF#'q#,@h!sVmvg,F&e:-q#,M*i2J'fG(q#,@&:f~~#:;%~~$bayq#,=~&5i:=f:^2e%jELs",
"`UE%q#,E%e@Gq(V~(q#XF%gxy6@f#RE#q#,G9nVEq#,N-/tgDMq#,N0m!O'q#,U{}70~Hq)5L+g!S,l=+g&MD|f&H)q#,_A;&~;6l~0m$o,j#*+,5fLk&q#,h",
"~#JT=uT>uT@~B71v~zl+Zq#,091x4~42r1i!b3q#-J3E'~9q#,h-jS*7kq#'<0q#,h*(v*t+t1ua(1f'n`oq$.i&q#,i*4uE#ua(r65j!Ah*]q);V)6[u`>re",
"$qq#,fe71~.!tg]je!)D~q#,m$h'5%f@oq#,f_:|e#imS~p`~h^7d}C`''%#d~!!BaGq*7:'d}Cb%;k#$9;.;){p]$fZNh!Ud}ER!7#q(wM'0s`5e.Ag+.i$T",
"`SD}e5ba+o{1E.j43)vE6tnIME,uf'+*e$L7l+q)At*D~j$@.s7l/v`;EB0e2kE%m!y/sq#'e%E'gP9f=./e);58vi#;ED!sq(e]%q#/L56e~u;,~4!a~*`D:",
"w(hW2i##'h#Eq#/V83tD}~/q#/LKf,2:{g(,j$/q#/RAq#/LP;,~~%66e~=p6if7G3r$s`-,q#/S&g.*oEm/`AE!q#/S-q)H[9:]{:^~9:^{7d~Fq#/i76e~W",
"g1Lk.G:fq#/k',~00~AD~~1E'~J6e~y71~2EJ~C7(~Cna(q#/o)%f/+#%q#/k(q#/g*fXIEQ)g,|`8E2q#/n&ETq%SU(fjpmbD*e@yq#/k(7,u70~Tm'{8&e:",
"vEMsf)R6ke!+EKt%r6lsEQs`dERh[0E>#gWXq$J$$6rhXDeH>EUq#/z2;*|D}tExvEbsEN{F4uF(F$~.F>tF)~/FA~3FCs`HE1shusq#/|(h#<q*3@);+|q#/",
"|-FCtWlFReRoFSt`HEB6[7)h$+a(FV65f!0EEr:fim~FWrFWe)t",
/* onesweep: onesweep.comp GROUPS */
"q$7~$d~!!!AMq&[]3d~!#%|;{q#0));Hu;HsV|e!'q$7k%;Hu;Hu;Hu;Hu;Hu;Hu;Hu;Hu;Hu;Hu;Hu;Hu;Hu;HtW#e!oq$lD,q'b/`q%CA,q$7k.q%B%,q$7",
"kWq%BR,q$7k/;Ju;J~>q&!A>q#1>&q&!E%q)8=%q#1S%q%BpKq#19-q&!&1q#0L$q$nl'Y8;-rf!I;.;-WE;/r;-q*Ii%Y0;06%67q#1b&;1;0e!:d~!!ZGV;",
"2q)tp&WE;3;2;-WD;46#;-;0WD;56%;2q#1'(WB;667q#2i&WF;7rq$oK&;867;2q#/Z%WF;9q)98$q)9:$;:f!6;0X>;;6#f!eX>;<e!X;0q#29,;=e!uq)9",
"`';>rf#*XL;@e#3f#*e#lX>;Ae$)f!l;B6#e!A;Ce!T67X>;Dq#1p%WF;E67e!Gf!W;Fe!Dq#08%Xo;Ge!V;2e!86Ud~!#_Da;Hq#1l3;Ir;Hr;Iq'd03q$nV",
"(6Rq$7J$6R60rq'd#Fq$8G.6Xt6Xwq*]+-6Srq%D5-q$8G56orq*[r'q$8GR8Ot8O~.8Pt8Prq%D!.q$8G';Js;Kr;Jr;Kq%D0~$-q$8E7q#13'WL;LV{67WM",
";Lq#1''q$or%q#1+$q#5c*:;Y;s;Ms:;u;Mq&#D%q&#kG8lxq&#g*8a8tq&#kJ94q(y'3q#2v%q(y+Lq#7~%q#3P%e!&;Nd~!!!!fq#0F%q#/l%q#6o'7prq$",
"o|';OY'7p6ie!,;PW/s;QXT;O;Pe!r;RXN;Q6gq$sE&67;Se!,6hs;Tf#K;Ue!,;Te!(;Vsf%_;We!(f%;;Xd~!!!#o;V;We#h98re!C;YW>e!&;Zd~1_s=de",
"!4;[f!Gq)z+)6sq%GE&e!0;]XT7p6hq#5H%;]rq)z{-q'5f5:bsf%19@rq#5P';^e!p:,q#9w%q#5w%e&C;_rq)B%&6ZW:e!;;`XW6A7Be!(;aY(r6he%I;br",
";a6hq#4y$;cr;`6i;br;d6L;cq#1u$;dq#10'q#;5%q#1$);eWT;c6@s;ff%Aq(E0);gY#r8gq)Bc&6%;hYKe!0;ie$m;he!(;jXT;i7Ke!I;kY(;j65q*Sd&",
"6%;ld~!89~#e!0;mte!<;nXR;jf(t;or;m;nq#6&%;oq${Y$9+e!B;pW*e!;;qr7af!B;rXUr;pe!(;sWT68q&'U$;tY<6@;ss;uf!.e!T;vr;t7a;ue!5;wX",
"N;v7aq$uk+9]f$i;xe#77Be!e;yW<s;zXT;x;yq#2e%;zf'`;{r;)6i;zr9=e!*q&'a$9=e!B;|d~)oJ_Ce!&;}d~)oJ_Bq$t_%;Qrq$u1';~rg&8<!f&2q#8",
"O+<#f&Q:0h)_:2q#8K(:2t<$v<$s<%rq#8E-q#8A(6%<&e&Jf!.<'XV<&f$~<(XQ6Af$/<)Y#<(f!a<*r<'<)6Ar<+e!*q#8S$<+s<,rq#@!%d~!!JWL67<-X",
"[<'q#:;%e!I<.e$$6fe!(</XT<.;ys<0XQ65</s<1e!b<0q#7R%<1t<2sf!.<3WT<26@s<4XQ<3f!4<5WT7=<4s<6r8Hf!(<7XQ<5<6q&*j)<8r<7re#5<9r<",
"8e!)WI<:e!*q$xS$<:s:Grq#;s'q$w$'e#=<;r9Be!-<<Y&7]<;q#::)<=s6O66d~!!JWK6L<>6O<=q#69%q$x#%9Bt<@t<Ar<@r<A<Bf$X<Ch.q<De!(q#:k",
"&<Dt<Et<Fr<Er<F<Gt<Hg!B6%<Ie#}<2s<Jr<It<Kr<J<2e!:<Lr<K65q#;,)<Mh!G<Ne#w<4e!.<Oh!s<Pf!Aq#;E*h!(<Qh!G<Ru6%<Sd~!!!#Q<2f*)<TX",
"V<Sf%_<UY`rf!r<VXV<U66q)Ig)<Wsf$7<Xu<Yr<W<Xe!-<Zu<[s<Ze*P:Rre!1<]sq#:Z'<^e!R:Is<_r<^q#8K'f!_<`r7Gf,t<ah/F<bYX<`<ae!P<cr<b",
"e!-<dh-.<ef#]q#9L%q$z;,d}EB!7q#8I&mD`d}Cw'-<feCmW$ae:s&hLCq$z;+hPd`/<zq*dF%%fZ:'q$;7$q*mU*fYi`M<{eVj`d-px8fFLiQqo^0ae<iE,",
"`S$iJz}fI}e>T+mqTE(6hy0)fTs;_!d}D#'0<gE,E&`dE-6Ho#'e>IEAeBuECiFsq'n<)eNle|x:y'%d}Ch'2<hEKd}Cw!7<|`3,*q*Uu$EBesjESfBjE#*E<",
"(EUWcETW]ETq$=1:!f$=f!4n}i)&q$=1c!r6Sx%r6`zgAPq$=1~#3!xq#+4&f!`,ivkel],q$<y%.thK3+rhjg0j$$2e!:1gFhf$%3e!-2g%%q$=1:p$a6qyq",
"$;O(/q$;{%q#3t((tq$=1-!q$;Z$D|`-o!QE#q$=;&im@(tq$=1Ap$Ie!qg$Ip#DenFq$<q(h!vfTT-g!T3j#r5e!:4g$Qq$>^)q$=o'D~gNTq$=15!t`lvVm",
"wVmw(q$<9hE$eg5q$>6)E)wE+wE,E)~Yq$=1&D}e(6&q$=12!taDk$67Z|q$<7jE%eTyq$>8)E*vE+E(~dq$=1&D~E,#-q$;`fq#1k~%1`|8bq#'E*Dgh(&g*",
"re+Rh&jfVb#&`-8c`ehOQalkc.:/,7r#e!Ye#Sa+%#e!>gSM%#m#RE!Voe!6`;ex+`c%e'22iOZ32s`-8j`dq&(;2q&(71'h!Q#'65(q&(;1!r8lq&(5%hy5e",
"!-h!J$f1&q&(;/j!J`9wh%o#&eaCq(H(-8mr8nx8t~m8ltMqs8tMqr8ns8lu8tu94~18tw8ns8t{g#}e#^q&(;08tw94{94e!6q&(;(8mv9Jzq&(W%q&(;>q&",
"'~k!a2&q#Gr,'%q&'~~#39K|!f%`'h)I(q&()-i3_)tq(HA2g&.k!Uf!MmZ'q&'~26#:kq#/P)q#),*d~!!9j!65;Nq&,A+`5$:Lh9ug|:&#e|46K`Uq%!Q+l",
"%u`w9Ng/id}Cb'Rg,6)e$}'hgRd}Cb'Sq#-Z++hjyd}Cb'Ug!3,6gf^/edxh!3d}Cb'Xu0;Pth;K;X*sgc/d}D_!701,.f6!'q%'7-`-98e}&;Y`;&ffQ;Za+",
";[k'Tg#A,i%li->-s`Ce!./g!];-<fr;.e!Zq#9!%6Bs6B{jn36rh;)d}EC'-#(f1<hyg;/d}Ck'-hewf1s`Ep.Remkh!P`;*+hs!`E'hcx`B,/#)ifUq*oe)",
"d}Cb$/ggc&65f<Lq*2$'Wl7f!g#^q*5D'f%c;0<gr;1g$6e&tq*5/&'u`d)6iq%kd,-{-s`S:bm>`3q%9L*:b,s`956g`568#fa}q&J#$e%)g!*9@!d}E1'0E",
"$D}53.h':;2<hr;3b5i#[Dgg$,g'devWf/je+>m'ef!Ad}Cb'^#sh$I`K0e171g!Aq#+|'gbz,h(]-4slA]pcV(2sq$T3$e#D$q*wx$m:>E,W$e!_'q#Vp&p.",
"pewc-d~!!c@<;2Dg.-+j(;<ivf}g|Xg7g7.66q*8Z*eB/8v`Le(;ml{+f0X6@`5+f{;h@y`8'#g/X(q#ZN$f_g$e/bgkjfCy.g#C0ikv(fs#g@4e6l&fl$.e!",
"3,`j#&e!+1q#230e!:0s-sD~q#23+E-sp#_65uq$~o%q#&M&e!3gn/g!-g!HE7p$'Wr$q#XC&;4b5d}Ck'0s`7q*:X$q&1u$e#{f/[f%5`K+f%,$ve/_q%A&,",
"(tW$q#&_2;cq*:2/0#r4jz$e>Va0E*Voe$O#$`@E*/e/uhvoht>'(`@E-3q%#e(q#ys)g/%/i!z1~4E,sE0xE5sE=W$l5s`@E@1iA[`@EB3q$}c%h*<e<W(#)",
"`:0E=a0EIVvoh'a0EMfdda0EOW'p8>ex`.g#PeANfh$ev5)E#hw,ej{9;m!YEYt`@EXE3e#%ev>%E+iCdE3rE3e#~E4E5sE6rE1q#-Q%e!/EOEP;erEQrELWi",
"q#>F+e0fg.8d}Cb'ff#.f3G'mtv)q)_@+;guk4#fmNp#be3<,q$P@)f85q&0<3q#|,%ekKD|2,h.Z<jiHD6sm*Kifw7/sq#Dq$q%1p&g%,(q*/M,gtw`6',j=",
"O<kq#^>(jK2a2fl<h!Z(i73<lue'kh)O`UgHlq&;2*q$1g'68&h#+q%2D);5d}Ck'2tf/#e+f%tq(VZ,f.Rq$3n+9Sq#&B(`w9P&e#!f(~g.p`c);Ye@D)Xg$",
"e!F!gv+<mr;6h-Yd}Cb'kq$H4)k0j;k(sq&9c'j#N7.j0Th$O`;'f$R;je!(f.Y-e#%q#Kd(i}9`8%;j`w9k#l#7`3;l)hsRg&r<nr;7rh#Yq%2*)%u;omxMq",
"#9K$-f.Qg)/)h%X2#q&:E$a(/-e)uly_)i!_+g'B.sq$0'%&r$f!i(j'GezKE(p'Ea(E(+rf/NE-l@Cg*[!Xbf7dj7m-.u+`e1;pq$&/.E265q#2;%f!gf;0D",
"~f%<<or;8b;k5Ge$L`Ee#ge!'e&|;qfI,`8e$xe3p;jh4Si#e-u0sq#1E%g!4`A&6Hm0]&rf%.e4y;vq#IP.E!q#Tw&E!D}e%_h)pe%S66h#w$tq(>o$`CE*E",
"&E%`CE+;rE$d}D%!%<n%$#D}q#U'&E$3#-g!k7aa+;wm+rf!Ze!QE2e!Ieyd;rE)`3+#g!gWg6%E,+D~!&q#3^)a7#E,m#RE,sq+(v'E-E.uE,q#*%$Ppe2BE",
"3E*E2$eyhE+7li~HEB!sj#xkx{9]EBg55*h.<EHrEHe5bE78v&v:ii'^b.<mmR%88('g%Re8[m%ke!Bq#M*)*s`-9@e%I`C%$q%,.$2#1g(#<pr;9ra4e!$q&",
"=g%n%d's`--`Le&Te'6.e.PnzPoA1g'h)u;{w(!reC9E&q$oJ$f(V$#s)f(Yf%rq*jt$f(Ter'g5>E)a(E,0q%7D&gzke$T$e'q34!q#GJ'D~r/`-E3e'@;{`",
":D};|o/h`-q)it$E(WlE8e!*E;`;e!>WlE<!f%I'h~t8v)u,f#ME;.t&vm';,q*G`&EG+rg:Ph+P1tj)MxEN2g!A;|`-EU`Le#rgEi(e(`;}`-EXq%6!%EY!e",
"|ef!<p!R`-Ebf$<l/Cq(C{$gG2q$rl$7l4.f'QE)E*4e%#q#l<%e$:E+E,rq#lB%q*;M%e!NE6eL,e!4E[!sE^rEU`-Ef`LfFo9pe/UEjn{*hUz6sg'<Emu`-",
"Eoq#^+(;:e'5b9g/$q*Hh0W$q#5C(9^|i7dk!N&u6Buj2c4e/8D|)e4t$e3BD}W$}f3v'h3B(tq'U!&i;}q$/t-/i!~f1Qq$a&.h!Kg!`h*^l!=h(Be!5q%21",
"&e'VE:h.sh'XE>t+`Ee&@o!i)`o0-d~!!k9,6%Dgf/.e//)h%k*4se!K3f&ip#pq#Fl&5#'$q)ri%e%ee4pi*H:vr;;b;q#mu(f%jm5@*V|k*9)sm#d9@`3/.",
"e*@-iLBq*o_$h1(oFy`M<k`M<lq+52%<jh!)i]cf(~f!%f!.*q%6](g*~9Qr;<b;b9f#Aa,q'{.*h$tp#}fUy`3n(.h=Rn,;e&Al#n/se~-;~m^I<oE&i~)+s",
"q#ES.l22e6)(f*@D~*sg,+WcgPf&nJ#94eBKe@hE4!WlE3/b=<p$E5-E4`-E5`L$m6Ga.:vE@'E=g@ib%q#N9$)`3e}&h/{+&q+C@(E#2+)q#uY$$*h'S7gyD",
"}!e7Fp'F&e!>f*Xi'y}eC2h<qa-9iESq#/K$(#ESe#(eJp3{eC:;}`3D~e+d)rq!Qi/E%65q+9S*q+O1'E>E'1(&e!)E9E&1!&`]:mg#.We6%E<e4`EP6iWcE",
">W]E>WcEBg#Ue0=h&VE,Wl$!gZYq*sb%e%/EHE-q#5}';!j'xa0&V|a+<!#zkBm`Sq#`a+h$CpPt4Vmf(+54s%$h!Jq#Vh,<#wd}Cb&0y:3t<%~5:j{<#xd}C",
"b&4u:5w<%zq&OJ'iFvd}Cb('f!{aW<,'i^5`e)6[e!.#seITe:O7BeJ>%q%Dw%h:{*x6#:rq#6f*d}Cb(-DghJ1o;h`ee7f`c-70e!f$q#99)g;k`e2g!xg`=",
"+rg_S/e!04s3f-(h2}<qg;Qq&O2&h.b<re#aq&R'(9Ks9M$`M<qq#Fc)q&Qn%f#4)m7e(e_C)q&R,)*/v<sr;=q#3Y$eNK$fM@iF(<tshLb;TePde!n;T`Lj<",
"=9lq)}=%k84d~!!JZYq)Su$e/[&e)k'e4}e#;<s#d~!!RRzf!2Vm+`A,g!.e,y&m(h/'ue@M-&#ae<toJwe>wf1w5`AD}l@MfRkg:r#E&nGk6O'd}Ee!%f#^`",
"9e!9`AE*n4$E,`.E.j,&0se#8g!}eLE6865g7]e'7e!ufP;q+;A(kTwq$I^9e0tf(f/fQ4gT<e.Te=k'3l#-g%X+sh15iZ#*0s`D:r5#f%9.q$IP%!gB#q%>e",
"&f-.3d~!!BcD67e$pp!aE*xE)ugPX:tq#]X;e%|m-o'tf-Bq#9|+fV5#g&~n#%q#>)$e$(gWTk#jgF+Wgf7N-!(e'5fZn3Wsq)~j)e#{E'D|q#J-)6[x6#<ur",
";>b9q#CW.ib#d}Cb(<Dgq'ig>3m0=D~Voe!4-fHbe4j%sE%rnJn&ha]'+sha|<>0#ekr:jD|#q%C#.q#sF%i#/E$vmA_a0E2f!}(f:0E2jAe%e$SE6f#-(q#D",
"o/i!a,zj#_EBk6;g'9,q#BB'-e#[q#BB+e##0e$3EId}DI''##d}Cp!L#&<>e!v4q*cU/q%e'%WcEIe=@eIHVoq#F]Ae!le@OEYq#Eu(*q%Kj+ghOi!T/~4Ed",
"t8v~/q#E8%q$rp$q&YNAq$Q.(:jsq#@:*g%oq$'L$Enq#K%&i/G`C9B%e/6%e/K<B$wd}Cb(Cu<H*s*s<G|6#<vf'Yj1Al$T`.(m'fa0.q!$mFD~s9Ct:w~KE",
"+f!T8vvp$mggwi!XE&tp'iE5xE5{E9f!i(tn'igMFWcE7W]E6i!iE8wp#BEDgp`p#Aq+H`%g$y<wn-`p*=u9m(`5,<3fUKeE$<3aY<LnRy:h/f_$e+j)i%zd}",
"Cb&8g1$<4,e!85sVos%tq+F{(a;g!<<52e&OE$re&Le/qf,A&iq'gVWd}Cb(Mg!@<NE!r<OE+s<G~.q$Ul%q$$.%iF,E/er<f7e|`S<Pl!-q$yD&<Kh02<P(s",
"hYb+E5nTN`5E@e$,6Bg-_q+M|$q#is%h#t&i!2g!Zgg[g6;:ove!:i6;d}Cb&:xe!N)tp6:ik(<xh!Re$H$f!Bh!Ud}Cb(Qy<R*~667<yr;@`^q#F[%f)Mq#D",
"p'm1a<2tnU5eCjf`xg!@&u6hm1~e1n'q#K,%94gV(E&<3`3h<Xd}Cb(Tf!:el)<2h<l<T,}3s`E)6Ba+<Vn4,D}sq$Mw$f0aj:*1`:2E6o0%d}Cb(Y#sb'-<>",
"b)#aYE7ijmE8(vh1FE>kF`EBmTuD|vD}vEJ4hUZj'R`z<xE1eTiEND~h4chk</4EFg5wd}Cb([g&x%}e#ZfYgER`sE/ESeYHi]Uel!+sq#Mo'eV{*q$-2%Xl6",
"7EJERE7ERE3!-e'nEGEHsEKrEEfUJEQgUS6hfzZEMWrESf)o<zvf()|`/6z(Wl:Rq#=U&g9(<{uk>Hp<I}o=xpB~h$Ke&L(gaAq#Xt)pGH9'q#Zi:Wiq#Ua'i",
"aG7KWl8cfh;%`;f`[8je&s(6IWl8bhS~<|xd}Cb(Wtel1`Ae!Ah)|<W'gC3<]zq%@-'nd&q%@68-sq$3{(;A`^ue<z6iq#|J'hes7Bkb;+(se9-*q#bV%e(F6",
"IaY$m:$e(;mqZeo)-q$1l.`e6OeV(6OD|eo+gWk,h=sf!g-a73n!U6HD}f!Hf/;E(6Is6Iq#CT%&#g(Ig+_fs$ePB`a.i@P<}r;B`^gFNhk,l(Y:h66q),W%9",
"lfp6)g'nf*s#e!'68(%)`.e;#a+<_m#n`Ae>xm!.,66q!2%Ai;-`w<r#e8bq!2$Gg9Z(~/e!^-mVlgJ&f9DE'`/6|E1q#Ji%fN(E,`]:tq#U'$E.g(o<~r;Cb",
";`^h(q|q&o~2mm&q#_8$g,og#1q#e11`S5m9lE!lI*-sp)n}-#nuTE.r`D:iq#Qq'q#$1%q%f6$E(iK~=!r;Df.pq)7z%ipwp#sa-9h'+`S*oII/'q%bK+h$4",
"*(u+~<gZ}(i1J0gp%%i%M1r*g2Tg#<q#W'-p&jm=q)yg/5.g5g#:cfA=p,;h&bm!Kh~-fUK#*lF[E'g/t5fEiq##d'#g!6D}u-q%bS*fZyE/eF9/r`oE&#e!>",
"%u%tg;_q+p>)68sig+q#UM';Eb9|a0)ecfndN-Vvd}D^!7<y8v-,e8p+f-q%a0/W'aY#<cm!A3t7l32e8]1goYa05g!154e!PhG4au+-%jqB67=#r;Fq#X%-X",
"g:RhhZjSU:Rq#sU&q#Qb)`]:u`]:kg%b=$f+Bl%cq&t}A`/<}0q#Tj)gHck*$(q$*;';Gb9b;e'}d}Ck!Ul4m8vt&m^9`K.W$`Ke$Da.<u1$#j2ga.<v4'q+@",
"f)d}Cb(dDgf2Z1a+eAo`/=$hy]`S4a+eBHe#6h$%g&Ua-<~E&D}a.=!eG@D~`]:{i#&q&t`)`6E'4E&%f(Ph#+`/<w'e,ye)}E.oW&`}9QE8E94g#-eDTE/+)",
"!h!v`>E6ai:}E;/ektXk6712e#><em3weiuj8pgE%+#e6)<es%v3!r3`SEAaYE=k!}iyHh,iE'f(VE;sae=#q$B%+fOIe)lEF7k`]:~q#05$ECq+cR%a.;!EK",
"EBE/e%8",
/* onesweep_address: onesweep.comp ADDRESS GROUPS */
"q$[B$d~!!!B]q'LI=q#ME5=%u=%sW+e!'q$[L%=%u=%u=%u=%u=%u=%u=%u=%u=%u=%u=%u=%u=%u=%u=%u=%u=%u=%u=%tW#=%q$[7yq#L1Pq&:kBq#L7~$V",
"d~!$)yU=%q$]-7WL=&W2=%WM=&q(_1s}q#Ew%q#H6(q(X@*q#Lr)q$]!~%Fq$[y-q#L21e%w8cq#L.(8jxq#L*-8%v8l~G8mxq#L&*8a94q#L*J98{q#L&Pq#",
"K{-q&;p':SY>q#K{i9@~871Vyq#Ix%q#K{B9p~2;_|q$Z$%q#K{%q#Kw&7,X;~Jq#KsDq$[q%q#Kw9:fYAq$bG%q#K{~#Q<'~{<W~4<W~7<W~~%J<_}<_{<_~",
"7='~Sq$fA%q#L!U7)vq#j9+(q&3p&*68r&tq,(I'q#L-:E,u7(~1E/~6E7~>8b~7EDsEFy8&~/ENw=(uEVxEXrEWrEWq$aC~#g`|8bh#Wq$^W.q$!X-q#J)./",
"q$^r%ha4eaO/#2q$aa6E&~0E)zE)uE-~8E2~0E5}E6zE;~;EE~:EL~BEPrEP~~#yp&p6[wq$au/p&peU#g&p{a=~Pp!N1E/q$a~0E2|gb3q$a~~'yq$`O~%q`",
"|8cq#OdB8j~28%s8cw8j~48j~48l~a8m{8m~<8m~@8nfzM&f'lf[/q#Odm8mtNys94Nyr8ts8mu94u98~194w8t!ogRg#}e#^q#Od094w98{98e!6q#Od(8n~",
"0q#P!%q#Od~&$8&~~#J9@~l71u70~N70~HkA!q$][%q$-d$q#Ok*g!Tq#OkHaf~/9p~I9@s9@u;_~]70~C7(~gd}Eb'2q#OiN8b~g7,~~#`98~~%{8m~h71~1",
"6l~28&~>6lu71~998f)Oq#Oi36l~MmMZ'q#Op2q$X_)9P)e#0f)/gPG`c,q#Ow$,~8:f~<6ej0hf$^q#Ow:n#;`8(q#O~%i#>'s`3;l,q#O~~$A98u98}e1`q",
"#O~L98~i98~tQ|~698~};_e%Iq#O~:9@~~%w<'~/oYnq#P(&Epr(f%ZErq#P(/98~L98~|98zp$!6jrq$OT)h*ll!Eh(Pe!5q#P/(E=h/$h'gEBq#P/.p!p,`",
"o30d}Ec!%q#P4&,h]a-D}g(HD|q#P46D~tq$`Q%e%xE1q#P4X;_~270yp#aq#P;/`H)iasq,!z$f!%q&sr$*hUdg%Aq#P@898~C7(|~}g#Sq#P@{98~798~~#",
"<98~X7(~298~4;_~~#<bO~~$U8t~9d}Ed!%q#P=.bCq#P;e94~~$(d}Ef!7q#P9^8t~=94~~-898~~$y98~~%-98~Ak>Bp<C}p=riC-lC&&wg#efQC#,q#PC,",
"98~V8jy8lv8c~.d}Cb(_~.<_~26j~:6k~4=(~~$>='~~#v98~M98~]7(~e98~=98~N98z98~~#JbO~~(^",
/* onesweep_narrow: onesweep.comp NARROW */
"sVkd~!!!>j{d~!!!SeVnd~!!!Std~!!ZGBX*X+d~>Ngh&X.X/Vmq${f~$U=,V{W$V}=-g!6=-s=.t=.t=1re$Q=2g!6=2s=3t=3q$|1~%7q$|&~%B=)Y<e!Ne",
"!(=*f!;WC=+W-e#r=,=+r=-=,r8Or=-r8O=.s=/r=+WC=0W+e!8=1=0r=2=1r8Pr=2r8P=3s=4r=0q$|`88Tt8T~.;Kt;Kz=5t=5z=6t=6~~(;q$|[~#Oq#QF",
"@9+sq#RK%q${B/q#R)+7hrq#R-%q#QLH9=v9=q${HX<$v<$~.q#VP%q#QP}<+v<+s9^~X<:v<:~9<@v<@q${L~#]:G~qq${K~$<:w~~${`YfDJ(r#=)q##8-d",
"}Cb)*gE%-Vmd~!!B`z=0e!2d}Cd)4=3620i[M&`K0rd}En)+#d}Cd)/=.q${8%hI;fl],q$|0,D~vE!uE$yE$uE&~0E(xE*sE)xE+sE*yq%L0%q$|4~9Jq$|1",
"~$obSq$|/~,!Wr7lq#MR+e6Lq#GY5(q$uX-.#-u<ny`v~~&e7h~v7h~k7h~JbTq$uV~$*q$uP4-~3q#VC+'u+0q$tn=E%sE$s<n$E&-E%e+;q#FP/E0'E.zq$",
"tn}EDvED~qEC~;WrE,q$te~#K:i~M9k~Y:jv~}9m~59^~J<r~2<o{q#FGF<rz<r~;<oq$tax<rf!}q#FG|9^~1:j~K9^zq$t_}9^~C:j~~#J:i~g:i~t:i~g:",
"i~R:i~Z:i~8:r~~#D:r~R:r~g:r~U:r~R9k~>9^~69^~=9^~=9^~}9^~09^~89^~39^~@9^~39^~~&C:G~~#<9^~2:w~~&>9ms:j~S9^x:jx~}9^~v88~~#:9",
"^z9^~h9^~I9^~~$8<t~0:G}:G~~%r<t~D",
/* segment_pass: onesweep.comp SEGMENTS */
"sVkd~!!!;kq*|SCq)c=~%Hq#EeKq#EaOq#E^&q)1E4q*C-7q#Eb9WB=7rq#E[~#Eq)dfLq)dbyq)d^~%Qq#Do-q#Dk'q)d^d7.W$wq#EX6q$v,5q#ETN~hq#E",
"PTq#ELTq#EHVq#E9=9p~>WL=8V{9_r=8;_V{q#Dc%q#DV'q#DP'q#F>'q#EL$q#DUD6N}<'tq#Fv%q#DY-q#F3%q#D^Sq$t*Uq#D^7<W~~#89:x9:~B9:~rq$",
"t.}9:{9:y:Gv9:q#P&%q$t2aq'^b%q#Df3q);J>iw|6h#r81q#Dk%e>gg;7hm;b,<g$,eBd.f[]eV*'%d}Cw'2=9eX^nv=<|iF'E($%emW`320`O72'D}eDwE",
"5q#CO$D~0()E7q$fn%q#CO&q&>I~,Zq#@/}}q)kU1kvN('v)tq)kU<q)kQ'q'R2/q)kU|q'Ew+q$r))q($E')f*T)gqu(q)j]=87~1q)5n%pYBq)6<7q)5n$j",
"!J}9Jq#CQ[8%~~#x9Kv~}MQtMQ~~#29M~~$[9N~S9P~r9R~@:s}9R~|9i~@9R~5q#BE86[~0q$niSq#BE`=9r=7q#BD+6xwl.Oq#B=(e@Eq#B,&'h!:g$:a`9",
"ge)};_e`;;_f48e!'7#u7/fb0(ae:s#bS)e)mq#$g)q#:K~#;9kq#91)g#^7.g:p(g2='tgfnq#96'd}Cd$a;_6[62g6&6Bk.Z9mq(I5)q#9949ky6[~;6w~[",
"`7~x9kv9ms9iq$_q~%*f'+q#99~#K9J~L6[~G9kwh'Xq#9946[~~#Bq#8]U6Z~~#x<~~~#KeyD8vq#8C3.u/.~`88~M<rq$]hY:i~s<j~/<sz9Ns9Ps<jq#8C",
"O=:~2<i~6=;~9=:z=:~;<i~x=:f!}q#8CZ9J~<<j~6:i~F<j~vn#%q#8C%9J~I:i~h9K~29K~L88~O9K~788~g9K}88~]9Kz88~H9Kz88~Z88~8:jx9:u~}p$",
":q#8C*:j~H9Kz:j~O9K~7:j~L9KuiB2a-6y%g`Cq#)a.f{QEEq#8MC<r~baXx9:~~&D9Jv~}aX~~#_<ksq&[(.q'UF-fKCf*thQFa-9hq%Hh%l]ogU~f1@#-q",
"#8CW:r~;q$]_=q#8C~$f9Js=;q$]_v9Js<ss:i~H<jup9Ze!^q#8CJ=<z~}fDumDmE(r`D6welmg!>iIvE(E!q#8)09M~59l~~#M<ju9J~Cp&Hq$]E~$8<oq#",
"8)~#qaX~R=<~~#k<o~D",
/* segment_pass_address: onesweep.comp SEGMENTS ADDRESS */
"sX&d~!!!<Vq+X/Nq*F|~$+q#6uGq/M&Fq#6{~$cq#6-%q*H>~%}q*H81q#6I'q*H>Z6ZW:q#6P%q#6DP9p~4~}q&-N}q#6@}<'~Wq#:g%q#6DZ<Wq$Xw0q&.5",
"%q#6@r<_~4<_~7<_~~%N='}='{='~;==}~}8&~470~Q=(~;q&)R}q&&=<q&),63{q*OR@p!Z4E(q&),+q*OR>q&),;E:~:EB~Ag^Mq&),u~}q&'+@a=q!&JPp",
"!N1E%q&(d+q*OR6q&(d~(Mq#8~~#<a$~4q*O2Fq*O.&q(b}2q*O2rq#9;J6Zu6e~@6k~~#Z9p~~$}N<tN<~~'C8&~w~}q&)/Nq#9CEbA~/<'~~%%6l~Pq%}~K",
"9ks94~.q#9Q~&m<Wq%wCHq#9X]~}q%wCBq#9`=E={q%wCuq#9g~#=7,~~&ybW~~:oiBlq#9n)8&|k^2g3vf,w#0q#9pt}d}Cb)'~.='q%uOcq#9p~$>==~~'r",
"bW~~(^",
/* onesweep_staged: onesweep_staged.comp GROUPS */
"sVkd~!!!</q(qn~%hq#;!;q#:|-q#<7%q%t[-q#;>$q#;**q$Pz'q#:H%q#9n%q%r:[q.S@Pq(oC~%Hq%q+38Wv8Zh!y;qr7Mrq#7iDq#7e'q#7XGq%pKfq%p",
"Gwq(n#Vq#7%$q.SW9:btq%pJ3q(m|~#Y=>z~}8%sf$#=@f(,q#7K%=@q*$c'9,t9,q'D7/q#9$-WI91e!)q+eJ'=Ae!66gs=Br=A6hr=Ce!)e!6=Dd~!!!$me",
"!Q=EXVe)@q*#;)=Fsf%|=Gd~b]O5MWI9[e&kq+e[':Grq#:^%q,ua'q#B/&f%s=Hr8^7M6Or=Ie)Xq#5['q#5D'q+fZ%WM9X:RV|q%mF0WL=Jq/5j$=KW/=CW",
"L=LW/84WL=MW/=Iq'@#)d}CM)Mrd}CM)Lf!$d}CM)Krd}CM)JraUr`vt`7ti9uq%k6Fq%PL>`Esn:Zq#5<6`;4/f<c1e!N%q%8S&em/E*q04&-E1se{_e}8GZ",
"rf}0e;{G]g}+{g}(eYImH{erq-e>B&k9ri:Gq0$.+4ui>~e!Lef0hCU!gH.gCZ$`32+q,TN)`68gE$2e$IGsE%4eN)E!e9*(eE_$f}Rnqoq1<H'jwHe$.q(O9",
"8g:)g!Lq%;*)ewHj!+#EOh#cD~4q)QD1pIfeFu.q%q>/El~4q%P2<`LElq%P/,Eoxl&7}`8,'ec8e!+-#q%di~#|q$Pj,q$N_&E<`>g>F%q$P6+EAw,zEFvEH",
"~1gPVaZ24-0#1`3EOg%Lp!{'~1+~10v2~=EgEsgEsEuq!##wq$NH0EAwECwED~tEXwEZwE[~dq%Vz.F)g$9|E_wEawEb~tEvwExwEy~d`j#E=e$1F[l'Ba@g!",
"n'r`KECq#5m=0sEL~<5sEQ~.n!lg%@|F4wF6wF7~tFLwFNwFO~fF,sGJ~2F1~AF:~@F@~.q%~I%`BEWEmeQwq%^'4HCrHC~4HJ}e#Pe$$HOrHO`BHQHUq)cC-",
"IZf1qHg68uq.kH(Hk{*t:b{Hqq#*`/HpxeR;68`dHxq&#o*p6&}`3Ieq1XW&Iq#q1W8+I<0u'q%_0I3xeqrq$`B2ECx*z,~4EKx1~4D|~1E$vE&~>`@JWE7q%",
"`W+q$_>2EhxE7~.E;~8EsxEC~.EG~<`@JvEWf#FhY2EUrEUe6xEVEWe8REXrESi%VEU~4EhsEkxEo#`@K'-`>e|a(EpeXXF(mgrF6q$bQ,&v.u1y0u3~0-xD}",
"s5xD~sD|ygaseRW9;m#,FJ`@KAE0e#Cq$a9,(v)uE/~/E2r.~52xE8s3|E;wD}ygQxgl7e%,EFEGsEHfQdF=rF=e!/F>F@;erFArF;rKVrFOq&+6)g9(g)Sq#",
"E/$f|b7Kh91q%ii'7_#i7_q#2P&n*$}g8h`-7fe!HK]q')N&%-h>&b8g:KKfKaf!gKcq%k:'(h8F)D|s`CJs66e!ZKg#q%j~(JvhamKv&h*cq1Xd1`Yf&r-:L",
"`5E8:S`U$q#7S(q#7>)4s+~1/~13~9gpgq#7>*`AE$6Beq.KYe%RK^`CGM65h,ZK[kiMGPxig*`a65iup7ktWl:R!g/1`SGWgBLhYsp!N}`cD|e.sD|q1bl/E",
"&tq1!R:L%rL!f'(L&e`=EMp;~esM)f)0kmQ=Hta(Lyg)0q%j2/D}e'Si!|D~q)cC2L7`3eXNi!fa(M'q)l|.q.HK%fc<q']p&EHq!#c=LGrLDtLHsEo~/ECs6",
"d~/M=~OLYe=4#i!fa(MIh#c}q']s%i!]ER|q#3-&MQ(hD&aCi#Pf/(h4vq'1r$`U*q%<m'+tq#F+(q#F]A`8M6ni0+M7-q#$k$`e1Fle!oFgnfspshq)s:&M%",
"7am,mLchpj&E/|`AM]q%j}1Mc|`5G)q%jx$i/`%tq%jL'M:#eHxjExhFv66E#i~jE%q!gYDe$FMKhdAa(N<*q#7G(-q)}W,`SF_m#tM0w-|q(gb7nmW`8G1;j",
"q$e.$g-QGVq'8a%N5t(q%l5(%vf!3Mlq(gO'E5vg/}`AGB66q!#)Ce8ph8H,E'#)e+;I[I]j!xGPyN$u`c*q#;g$ELvq1(G%WcEOW]EOe$qEfEME:q#H4$e#Y",
"N,ewlN,#nK&NHs'uk8VErhH6*+q#>q&o%WwNUq!K9@0+f%P.h!X20u3q#@A0`:'Ndq#@>0+|giu!g0Aliyq*;l&3D|1+`;E{fvKNSf&ch#$&E-uE0k'2}N^sq",
")vn&ON~2q1<;%`-7g`UHQhJqge`m$Mq*$](q!*ED`:/#Wb!Dg-h!KaIq!!RD`9O>o*uer&`AE'm&2d}Cp!7=E=F=Ep$z`dE3=Gq)Zu*q+uH+p,YP%~F`Ufl&-",
"!p..a(P1eR.f3*EKe!MI/q#MFN1s~}E-~Ni!mE5tE9E8se!rE:r&sf%+(xq!/;IPE}PFuq1.t$h-Bq#NA+E)vE*~7q#N5+E4vE5~/q*8a$`:eSIl'>f7R&:ca",
"(Q7#g&2FQsJ5~~$#q1U7%8=EkElEE!E3em)EhEiEEE4E3q#P^%`3EGe.(#E@mmNEVECWlEW!g.(h!@EWELa(QlEnq&{J%%t`dEqq#9(/Evs,ra(Qs~/E{ra(Q",
"wt1vF!rF!e#PE{E|sF%rEyrForFohWLG-rG-e!7G.G/sG0rG,rG3rG2i+0}G9~CR+~ZR7vGQsK5~~$kRK}RL~~#.S=vHWsL;~~$ZSr~ASy~2S}~7I9rI9q#qB",
"+J{l@^Lk65l*zl9f}q)vl.LTq'AC*q'A[*lLW`ESM7a`dSN=>`8L~;j`9M!;j`cO2;Yq*/<-q'Oe;`:S^q'Oc/5vM55p;hg;-)j<.M`uT>#f!C}4r4`6-3#4e",
"),E1`CE3E1E0`CE4;rE0i#HE#q'SO3*~./h>jq#Vz%a(Tm.e%Jq#=-2g$,/g*w1q'ST2E&~/T}vE+~RER{WcEJW]EJ`6EVENE!%a+;wL(l!Dj$fN;uTxup>oE",
"ji#p/i$T}Ep~.-{UG~QF&~/UWv;r~RF+{`3EAE!q#Ml%e*PF.EAF$!%q'T,+F.{F.tF1rF1sF/F0sF4rF.sF+UnsF5F,F4tF-xF@t`:U$q'T*-FAu)vFErFEr",
"+F8sWcFHW]FH`BFJFN#FGm##F^q'Hw-TmuF_~8`;)65`cPzi)p1kk1`6*+DgefR$q#[X$D|v*~>m%Zq#[V'5xi'!&65yU_k&Ue!>E0q#d<0`50:Le4GO-hOHq",
"1=m.E#sq#dF%`;e`Ba(VYE*jFpE/E0q#]7%fHl!tE/q#Z#'E2eUI`EE:;{`:E0q#]9.`3EEE7`;EA;{q*)H$i6(EH'f$$EF*rf%q,e$$q'[n%e1VEN0e$Iq#]",
"9&,|+vd~!!!${|0~2Ytw`LE!65f#9`-'q#]7$`3E)e!**q#]21`;E,m.XgGOWgf$*1)&q'Y}$E-1sWg67E*7l1,&Wp6%E&e1YE'q#1^%q2Do'E1eTVfm<Ele!",
"HEmE3E4E0E$f0qE2E4E-q#0P$E5E(q#Jg$Ek!sEprEea+8%Eie.|VDq&/*2F$th(8EohlBO~q#@],Oai/Y'sm%1F#M8j+ZP+yV]hHQR>t+vg5a`3P2f1ad~!!",
"!%6w#jL@a2d~!!!%4q&6e(&#iL.d~!!!%eu`AYvm2+`dYvh!C1fO|fFaPjfLci9l%te#/.kpJFI`3e/rf!.2f'7q2EQ&E<eFkq#Xp%FGrFHrg+.`6FIe%iE>W",
"cFSW]FSe)fFVFOEA`6FZFW$EBq#Xp/F[sF[g!+Nmf#d$q#Xk&kJ#d~!!!%hq#Xf,`3d~!!!%7%q27_)Yw'q'WQDi!L%q#`.0e$8(m`.xS5~GS=~sf88q!=eCe",
"+<Mse!4QWkQmg%`e$QE@EAsEBrE<l%4q&3L.k(<O[h9LSY;Ye!_Yw`-j1YE[l,YYw{-~1EftQO~3E!yE#q#b*-`oE'E%bTD|q#a|%(h*m)2se!EE*f!we!O$E",
"*g*We*;E3#*`3Eze(~F$q#^N/F)~3F-~1H%F/E;uG}F.E;sq#rI$q#^O'H!sd~!!!&)sH$rH$rH'rF)e0rYwg)$F2g9HF-rF-WcI~W]I~e#8H,F3F.k%,T3g#",
"$e(Q`3Ywg0qq2=T7q'ML&h=8NesRI`9.6ho:S`836h`56i(eQie-ed~!!!$y%k:Vg81`8E!6he!4f:V/gv*q*:}.fcoE(q,{6/p#3YwxO!sRd~Ve$_0uD|`:D",
"}RVl%b`.R1m!io(QE(zE,wE-tq,!((gc(o!OE2zE6wE7tq&g[(g$Mhc)E@rE@sEAEBsECrE=q11X%`>:Rf)iq*N2&REg#IU9i&#`c#q+kk$e<z+rp_<Rg~=d~",
"!!!%crd~!!!%gtd~!!!%dsS0~28Uz66ud~!!!$x~OY|u8UvZ!~:S+q!#cGSRup_<8Qq!#c`f_<g!fp#cp_<EWrEVi!aEX~4SRf!Z)sq#WL,EarEaq#$b+Ecsp",
"!V`e'eC,d~!!!$z#fG1*q#e9+e!e.kCqq,Hl*m!f.yp)d`8*f)0f!l`9-f)Qi!l=Dq#OX(,r-T6mreShrq#(5-e#-5`-g&>-q&nl)Spf(3/e!8E#rg$rg#Jg*",
"%gk2g0Hi8]E-e+6a+<!T.m5[d~!!!&*wE-gD5Rhm5_GBQhxTZp/``cd~!!!*'p5_Wcd~!!!%#W]Z&WiWj",
/* onesweep_staged_address: onesweep_staged.comp ADDRESS GROUPS */
"q$U*$d~!!!A.q(an~$~q#;5-q#;19q#;/%WO67q#;1)q(_8Jq/=H}q(_4~$|q(^Z-q#;$z}q$QVYq(]~wq(]z=q#:u<q',@9q(]y3q(]v~#^=>z~}9pq#:u^~",
"}h(i=Nf!mq$OQ%7r=Nq#;$(q+@2&q#;#<e#1=Od~!!!!Aq#;'<a'h!$iD{q(V`Oq(919q#;6[E-}E4wGjwGl~~#2H%~=7)xl%,e=uq(:j8g7!j!Gf!Zq/G9+q",
"#;G$`H(j!-#EUh#uE'E#q#;IPEuu7(~LEr|Eu~Gq(Ma~#|q*^/4q$U03`cEE6ga&,q$V7(`eEI;Y`3.f;q&`a&h<e``0+#,q$Nn&EOq$Py*E#r3aY7A7lk%Pp",
"!nEX68rE(yE]=OrE*}E,t`GuEcq$Q;-E7r4jMQEiq$UW;Errf!u`c$68q$X(+)r`e)e#'$t'r'hyce#s2#3q$Uq+F%~8E'yEZrEZrECERE.E>s`3eKNoO|p$=",
"*e%,Ecy.sEe}Egy4z5~;E&sEvyE*sEx}EzyE0}E2zE6~;E@~TEP~Aq#0(%k%,F{G*f.o#G,q!%1=FT|FV}FX~RFh|Fj}Fl~~#aWlI7FJq$W40I=~6IC~GIN~:",
"IS~6IX~2I`uIa~.IdtIe{Ifq(G6.GrWlIlF/g$-|Ir~6Iw~GJ%~:J*~6J/~2J6uJ7~.J:tJ;{J<e!EE;e$%HEq#>K2EA~AEJ~@EOq#Bi9WlJYF*g%3|J`~6Je",
"~GJp~:Ju~6Jz~2K$uK%~.K(tK){K*sF(sI1~2F-~AF6~@F;~.q218%`BEUEkq#B]6J*rJ*~4J1~1J6rJ6rJ8J<}KKf!:J;m[LJQq'D**JAt`dJTq-m1-JXq'&",
"=:J_~/J^q#Bw,Jf~EKXvKe|K0~cWbEAkX;EFq(rxF/r.uhV8q(n*%1i1F}`K(e/XE%6g{-sE*;Yyh>j``2-s`Ph0^k1Lfht5e1LEgyp!tE&sE:n0ME+sE@sp!",
"tE0th1REF}EHe'lj1REL~;EU~TEf~Aq,b@%aZEEEVE.EA#,`@M4Exq#ED4WbFIk&*FNq(r2=p&*7^~/a=~3F-~/F2~9F8}o!hE#sF@n$vE(sFEsp!hE-k%{FK",
"|q#C:%``D|E0#5`@MsFZf$Zq$(3%WcFXW]FXeB*FYFZeCtF[rFVi)7FX~4FksFnxFr#`@N$q#FX&FssG+{G9h!-q$p$Oe&xe$3E!|.sE'~03yE-`KE,q$m)+f",
"-zp$}E$sE4n%fE)sE9~0E.yE@ue!iE>e%gq',~%q#4i%a+E>q#G_,GmrN^EPvWb%q$o%Fp$7EW~/E]~9EcrE'~>Ej~/Eo~9EuwE9xE=fe@E~rE~e'(F!F#sF$",
"rE|rGzrGze!/G{G|;erG}rGxrO,rH.q)$))gF3q#HT.6k~VO/~2O8O3tO5~1g(U`CNA66eJRO:q#HX)NDvOJ~>E9y~}O-sO1g#WI-k,xI2q!1#ZWbO@kx_IAk",
"!pIFq!-iWq#Ib%4r4rIRq!+;Bhypq!)G<`KE0e(HECn)4E5sEHzh*)ENq!i4=O~rO{tP!sEu~.`G4q3'w%g.*q#HP+P{~M`GE(e#!P4k.oa(Q)hi6}i!YE-|h",
"|AQ1q#HMnPn}PowFssFn~>P]rg#cbd$Jb$m;4Q4q(`c1Q:|`5G.q#HA07,tPpu`HP`iQigS%f%2q#HC'E#~FQ#wQx~6Fci#jK-{q(_~+q#H69G3t6euGYuQiw",
"6l~.QB`HQ06[tE3{GDxp#)q#H6<K=K>j!xGRyQWrQFrq#H6'EJzq+F}&66EdEKq#H6'Q`sQ`}Q{~0En~@R+~dR9~YEytR)~ER3xS*~9HT~~#3Rr~5k@wq#H:5",
"E4~CS`~ZSlvELsI3~~$kSy}Sz~~#.TrvFRsJ9~~$ZUI~AUP~2UT~7FprFpvG.rG.sG/G0sG1rG-rG4rG3m+4}G;~CUg~ZUsvGSsK:~~$kV#}V$~~#.d~!!!$l",
"vHYsLA~~$ZZ)~Ad~!!!$o~2Z*~7I;rI;mNVJyq#)`*Loq#H>4:f~9LX~=d~!!!%`sZ+sM%sM&sPt~JZ+~5M9t6l~0j<6Meud~!!!%1#f!Cq#H>k`Hd~!!!%r6",
"[wd~!!!$r~aZ.~oL&zj$fNAzq#H>Xm$Td~!!!$qq#H>aZ/~~#>d~!!!$h~6Z+~bZ$~BR_~z6l~.Z+f&Uq#H>=O1~>d~!!!$p~~#6Z1~>Z1~~#G9ptY|zf%lq#",
"H>5P%|Oe~5M:j+ZP/p&Z`cT#q#H>/P6tZ,|6ltd~!!!%/ziL,Z+u`AZ2q#H>,Z2}Po~1e#/iLXq#HA&Mbf!02hWvq#HC`Nk~2Y|}d~!!!%2zZ+~JZ+~=WbTuk",
"TfTzq!eW~#JU=~~$<q#JmHNXsR@yi8ZF#F$6@tE}l'_j*kq#Jm/P<vU~tZ+rj4*F>k/*}-~1FItR6q#Jmdh^X$%E+q$~t'E4#e3EF_e+SFfq#Jq/Fk~3Fo~1H",
"gFqE<uHbFpE<|HdsZ$sHfrHfrHirFksZ+uFttq#l)%WcJcW]Jce#8HnFuFpk%0VYq#Jq(Z+~FOKsS2~:WR~2WR~VZ+xOfsSMq!#3Nq#Jq3S>o*^d}Cb(byRXs",
"*|R^s/~0Rcw<br5o)%E4zE8wE9tq,Gw$,l/:q3f^.q-5m%q#Jo&a&#Rhj#2're#,Rg`3i3ad~!!!+iq#J{)e#S+x`e'e#P,t&r&h'fSWq!`.=d~!!!%^rd~!!",
"!%btd~!!!%_sS~~=66uYr~QZ5zYr~2q${:;`5'e#[S~#e!Vq#I>/EArEA{EC~4Z*~1Yr~SZ+uWR~:Tcyp0ASts*|Sys/~0S~y5e#WE)q#2:$&62%kkUD|q-u$",
".a+<!Tai_gd~!!!+]fE:S4m6dG,R8xU-~/d~!!!+s~.WcZ!W]Z!WiWj",
/* leaf_starts: leaf_starts.comp */
"q$d[$d~!!!)Rq3hxqq$d-3~}q3ho6q#IR%q#Hv%q#HZ%q#I-%q3hkNq%zN'=P67sWF=Qre!'q,cw'q.D@'q16[>q3Io-q+RQ~#jq$b9~#Cq$^j'=Rs7Bu=Rq,",
"b#*6kW2q,aM';PW/q%xN)q.@9%WM968cV{q#GP$WI=Se!>q#Da$=Sq$_N&6@WRWI=Te!'q#G}$=Tuq#EB%q0dO)q#I8%q.AQ'q$`7%q#F1%q,`+)q3~&'7_W+",
"q#D~%q#E1'q*!4&q$^b&q2m])q#Dx%q3IV6q#a_&70q+jq/`]7{g.Df!:8&q+|s&$q+mn'q$o]%q'u[.f+vq$}g$hD.)4sh!@kSM3`Lq3x<)-smH8E*sfK}g-",
"}5a-6yD}E%f!if.r$g-0q-`NB62~~$/q3hM-q-[p~$4e2nq%J5&q.!4,($q-Yze~lq,9^+6kx;Pv7wv`;ep^q%a|%f(1q%E,*`E$q-XC,(s6Oe'Hq-#j&%e!,",
"+r#6Og:<e())#(q%iB(=P`0q%dT&`y7tq$QC%&`>8c`s$#q#d&'`o$#f<Hh#3<nr=Qe!Iq3eP'q$aQ$q#HK+')gMh+eQYe[7(q%PU$fOmoP065h:76i{`8-f$",
"*)`9/f!(+f$6fJ]fP5#.`3E#h+iD|h#z3e8C68g~Oq-L/,)&`;E(gU%$e9:E0E!tq%@t'D~E!u5i#Uq.1U+6itnO.E=g!ya(E=*f+FEEh!xa(EA-fTxEHh)-e",
"`9*#)q(1&$EIq#LA%q2dg3q%1~&q#n/$0g#$3sWgq%/#$4eZ^h$@'xa7(q3t4+a(ET,h,x$a(EV.q,85&EQ#q%A9'2EQ(!'e!).%(ET'm`53r,q3da%WcEVq%",
"/i$EUq2hc,eT8%o(0q4%7.e'H`5.#h&e$q)R=$#f&/&e$91fX4(e!1)'8ve$R*f.yg!1h(.e!Qq%8.%'m/Z`.04p#!q%PX&/$4ic60E$#e)8D|E%$'gA+e%gE",
")$+fCL$,gzE`6E0E,$E)`6E1E-$E*e0sq%eR&$q/8l&q%<_&9Dg$$q%p:*68(tq-ng')q,Ds&+f!/$s#Wiq%gs)`M6xq,Lf$e!kf1f#9Ye#vg1tq'(k'Wl8bg",
"0Nf$#`z:he!a8cq%--*nO%a.8;,01g>!f%o0e#!1q/;!'`.4nYWD~ra75#q3iJ*e#tE#`-fvb-q(%//e!YE*g2l2v(1iC9.r#t/`Lefuh!b2,sq(UV$4o!YE7",
"s`-D~eXFq'[-(/s`C,e(7`CfzPe$Up2ca#fQkq/>d.lyJE;j4471eDHh{,Wl7h!q%j!)l}+`-7hfHR`-E6a.9D$E>#q4);)D}k!;1q'2|$f-]`-E>e#VEXse!",
"G&iPkq%|$,e'x%$`z9Eq.C6.q&%v)`e('o6*gR;l&3g&0g560q,O&'`5q,O/%'`y9Ce(}q,(j$%e!.D}%f/deFEeD3*gTf`eE&*`o&f4eq$HZ'f,C/g/9E-q(",
"<k/E-se&{;qo(qq3Lp%i!Uh,oE3'#&h,S$*t5-u'tk]]*'m^*ekYh,rmhr`8+f.#'`32#eJOf!+*i.,e#yEG#tEFESeGTEUg,ih`jliq`34fWS6ip#Y`8E$e!",
"afkSE+e!jE'm.thMvfD**!)`AE)e$=p!SE/tE.rE6sE2tE1vg+bgKIe!VE:E;+!*fWIE<WcE@e4%gZ;avEkEgEPEJE<E9f&C",
/* leaf_starts_address: leaf_starts.comp ADDRESS */
"q#kO$d~!!!*5q3kw~$-nCwq&@kBq!C}Pq3kr~%wjD;8%|6ZW:~g6FW8{gE4q!D@T6sW,~6q#c*-70upDIs-sq%D%$8&uoDK}`H56[rg!Cq!DMRE-u6sz`HE/6",
"[fOb$sq%Np%q1#x~&Cq3k_~$,mF6a$~~#q6Z~zh'!hAS'e&I'hF8Wl'q&2:'a(*q,G;%%q!F@~&u6Z~~#7q18E+gFG+sq,V~(,sgFI-.f3T$ha*oFK}q&570i",
"FTeabq&51'jFV/~4/34x3s4xD}|E$sD~}E&~6E-~WE:~iq,9k$q!FVgE[~gi&>}g&;ixi3mFb}E#~/E)x`HD}iyEjFdE0~/E0~6`HE-e!WljxE6q!Ff|EVsEX",
"~~#IEorEorEnEjx",
/* leaf_sort: leaf_sort.comp */
"fhqd~!!!8'q'|E:q$2)$8fq!hzu~}q%M(}pisq$2b%q$2v%q$2r)q&g$/gH4q$2u)q$3;%q/`aOq&g()=Ue!-fHKq-NF)WF=Vs67q)B](WE9we!(q&g*-WD=W",
"fHOXn=Xq-Nn&=Y6%=Xt=Zr=Xe!-=[6#rf!O=]e!(WD=^6#e!7q4h'&=_6767g!d=`6#9zWD=ae!&gIKjk1~}gHyq,=e~&!mld}q&fx'q-H='q4l)'8orq$5$+",
"q$4}/q$4g%8e~3q//4-q&eN'8jf!.8lq)@I3q&f<%q$5&$q)@!*gJZgJciJ_gljjJc6%=bX}q$4H%q&aA%q-Jl(:-tq&_b'q-OR)<Dh!.8iq$5q.8i~6q$28'",
"q0@r)=cr6B7as=dr=ce!)WI9+e!*q0@R)q$6)'=ed~!!!#Gs=fXTr=ee!(=ge#Z=fe!(=hY#=gf%V=iXQ=hf%9=jY(=iq-MR$=ke!.f&D=lr=j=ke!c9=e!*q",
"$1w$9=s7gq1Qj(=mY<6A6ie!@=nr=me)$q$4n$=nv6%=oe#>=nfMyq0AR87nsq$8b)8ff#s=pY#=dq$1c$=qY<=pq$1W$=re!.f#s=sr=q=r8hq$5X'e!/=tr",
"9:=n65WI=u6L=tq$3Z$=ue!E=vWT=srq&do$e#0=Jr<$s=wh$S=xe!6f!Y=yh!L=zr=yr=Kr=zq$2&%q$5X';%YKq-M[';pW*q/1T.6%={jP=={f!.=|e%S=f",
"q$3t'=}e$Yf#z<Jr=}t=~r<Js=Ce!)q$2^$=CgO:gO[q&g')>!YX9::0e!U>#d~!!!P#e!,>$Y%6B>#s>%d~!!!~$e#I>&r>$>#>%q-R_%>&f%A>'r>!:>q-O",
"Q%q5'>&q/3i'8nhQ2q$4F%q/3h'8tf'J>(d~!!!HDq&bz-9ptY^r>)d~!!!$4>'e!@94q-Tc*>*h)Y>+Y&>*8/e!=>,sq$40$84q&ej)>-6Ls9>r>-r9>98rg",
"QRgP~q&o$'>.h!W>/r9:>.q&h`)>0e!.:3s:4v>1r:48/nQF}ksKe<|oPwe::)tjPW}0n_xisii_~d}D%%z>25(&$a0q(}4&q,{I$`K'W'p9lE)seR8`L(6Bn",
"#*`/<w2`]:m`/<}D|`/6|3q#=H%f!tq3}2'4#-zd}Dr)XE%E#E!66`z:oE&`D6w&%q#'a$(`/=$q$N9%d}Cb*/g!b>8E1q-N}&>6q2(h%d}Cb*0h!3E6q%g!(",
"d}Cb*1g!0>7E:q#.p(aXg!0>9E>uq$&2%q!trCq.UA~,:eT6q!zin~}q&d+~#8=Uq-1;.d}Cb&dvVme#|)r$s(s`:+6Im#*/f!;/u.s`An$jf$fg%ae#(Voq&",
"#s$e!Cq$#@%eKU6ItfKIg&Eq&A4%+q$a1%avD|E!03#.iY'q&^zd8btL4s8cL4r8js8bu8cu8l~18cw8js8c}q/1<$8jq&^z08ceTCh!fq&^z+8le!6q&^z.7",
"w{8ce!cq0=4B7xw7ww9Fwq&[+@9z>2r=V`0`^q&SQ'q51h+`8(fOJfO1hXiq#*Y&heI%tfP}hsJh#O/h'tD|;qg,9eRv1q-|r,q&X%&e/H-jsxq0C8*e#Y/aw",
"E)E'0h4X;-q-@3'`d$=b`e%;Te+Ae!('6fs7K`;7K#q&)#$b4)'i4}9Tyq0>_(`57='f2t#ar#e7=e+o7krg(5e!5+e2yl!5i,%',h.Xd}Cb&-j2n3tfW%5fN",
"Km!b,Vog1$e!8E#tm!e1Vog*|e-5.#-q#IO&3E'#0h#R>3|n1u)`58H#sn#G+rf!5.e1zn!5/r/e#Z/#.tbGxD|l!ge!Pf#cE$te7_n!m0Vog7.e!;E*tm!p5",
"Vof7.2g0g1r5r5rD}e.N4q&Y''q&u'-i%9(uf+NXgf!^!g'$j%9`K,j!5*h4/alj#Y1i%43x`Ke#2h!Ih%t68D}j%4`KE!h!8he^g%8q-.W&o#Cn%**vp#7(i",
"%*f7rj!5-rg<0d}Cb(Dj#K4rp%%E!{`KE%l#@*e!;E'th!kE)i!8g+*g%)Wiq0FG~$087~S8:~J6L>4r=Wg1N`.$k3Kwe_p)h4X*%#w9Qr=Yd}Ck)X`Jho}W'",
"`y>4&gXf&7_q/@4)h,G=>aR9Lq/Al$f`!'q0Fx&&{`w8:*`3(q/Hk)q&O&%,q-P6(=Zbnsq/VV,`]:ke/rq&ZK,7aq2dz>lZee2oW$q&*w'q$:H3=nq-2`.`3",
"0#e#'q-2c%0wa0E/e4NE0Voq-Dd%9T%#`@E0f>pq0CQ&e&62q&3Y.=nq#Eo/E+h!iq4a4+#rq):6$/s`}9Qeh-EDe#q#q&[@*q#Ha.q)9@)=osq&.k'a0EHe#",
"EEIre#B$f!]EK#EJtgbnE9mF/EKsm^566v90q&fP-q0G&$f.Hq0Fh-f%6ihMh89#e&7ei`Eaq42J9`w7xrq#^$$i&#3g#(D|~8q0Fr20g2La(Euq42E6h&OEu",
"rEu`B7lE58v-q*O*(=[e'@h'AaUrbcf!$`-8f`C8k8hf-C=shb5=se5de!'$f3pl5G=n`35#h6Kll8p&7f,te5UebSf3^e)|E-W$q&HG*)e''E1re%_#$`@E/",
"2q$;[+`C9:566`y>3()`@E3k6jq0JY-3k(nD|u=v|7f|n&;p#Qf#N)sE4sELrf:nl&9`@EM0g'gES#EQnnl=w&`3EFem!EP5f#Mi&:45u1m)m3g#%EOtW$k8j",
"`9#ESq0M96p){a(Edq/A=%9Je##Efq/@i.g0lg##q&Qr.k$[5k+Jl'/(`-j'egqm.)g'e=xq0PR+q/<M&Wl#*q$)B*7auWl-*q&d{.m$71o%:zEusF/ret*n$",
"=,fp$F-/rq0LA(F03t%e&~F:rq)CF$F8D~t9S%'m'#E&r`@F=#f!7:v+-hiqq5P..q&:*)6zr=]bng(kbbr`7sq/Kx+e4'n-Y}p#pf>iq-=U%2j-]2vh(ZE(w",
"E(~5E,~6e.3W'mjjhN{7)hQ::ffMQ%g!+;%h!1;*v`j(#o.Kq0OT,EBf),)u6[~0E%q#c<,;p(i<1d}Ch'-:le%uq-.r)mx&n!Zp##`<E^'q/K0%0gEOe4I1a",
"(E`fN0q.L^9p![Ej'f45eEoE%`de!%a(Ekq#Um.gB{`EE)q!#A<q/Ku+`dE57KfCf`<E{+h~+%tq&CE+1q)Jd-p!^F&sfmhEC`<F*emzk!Zl#{gt9q)I@)6[u",
"i!hENtp%fF3'q5Vq$F7q#W:.gk>i!QEqwp2aF;w`E#F;o)aq$gO)`KFKf3V)j~G`@FND|iSI`@FPf)gfpch|!&tq->z$,#g={j(@`KFYf!ZD}e(FE*e)}FYu9",
"D7l&h!Pq#YC%Wmq#m8$e#aE.q%k{$FUrFUsFVFWe3IFXrFRq.%p'=^bnf<6a0%re7-e'B'eWU(re#eq)AO06ezg$@eHwq&x$+7Itj(4e7gD}'rpX4+sbg.D~D",
"}D|a!:g#,e+qnY(p'!E)q#ja+a.;!-'D|g)A=ou`SE#q#aE%Xl67s/E#*!$g*S7_f'l4e7|eXWE/E.E-`/6z#gQ_>5msofwCq'(5,e))=|q)[b'j!06[h5o`d",
"'q#[A+q&dg,baW/g4V=~i#`k$Le!',q#t*%=~|.'e4w=hq!5}=D~/tq/Sn.g~Ne/2(g!4*tq#!:$%q-`S$E#sE$!gU*i~nE(eLK`LE%6HWaq-Va2e6WE+m0o6",
"6v=~m6Ta(E9'h#2f4u`3er>i#cj@A'70`o3#f1Sj.'`--f#Cf2'+!i2023u0sq0[O/=hsEMuq&G++=_fIRg<m%>'`3'etn>5)f%Se!,*t,#a!7z&oO1d}Cu''",
"*'d~!!BaH67Dge:]10a+jyy*1jJY<wr=`axlMGq&^H1*e({+W$f0Nh*^q&EP$m7)f#-+#aV8np<%q'';*k45%u=hp=^}f$O|q4nQ088r=aaxf$Je#*$`>q0/D",
"%a-6y$q/]-$f%dg(#`5+l#Zi75q&g7)f%]g(LeD6-g{cf/9/f&8aW8tkXzg!|<zm$^6At`Lebin4w8fj$$k!:W$k52l!:e!7#rq#{u&'oORq&j!&4lRsq$:~$",
"+rfOxh!91q#|A+E-r`D88E1hU]fN_>(q&j(&j8k2ug0zWsq44;$6[f5NE!q#$n%Wsq$DQ)g$%<}tnG(afgbI<z(r&q-Hv9e#2/'h3dlB]-i&Z=$n'Nwo0)h%m",
"f'5+f&-0veU=e%y(}'q-CC$e%h5q&NQ)`-gc~d}Cb*!e!sf3v>)eX`5n+e2%e8;g1Hg>aq/T*.q&M3'>6q!#QE`K.W'f99}hE|f'ig{me#Qf!+&g#W94D|h,r",
"q)^W,+n;07ftj#ne8kD|gQ]`:'D}oW{+E$`:3E+f*hq-=~*hg5f9r(`.D}E/a+:2m!M`o4>'`oE.>'`Ax(D|q-y;-EEe*zEFrai:}$e6/E5h!A0-|`-E3`3e)",
"BWlE4hGhq5Vm-gg|d}Cb*+g39EOW$`-E8f$_b^8n62f5O`KETVoq#$G'`dEF>,eXJ&hW}geof3}f3t.#gLxq%}9$EXe!jEYEZsE[rEVg%c>7vb`W/nH&o%i}/",
"p+(e'(/rf#A1rg=%%heNpG!p=xq#m%2h!wj=`E*p9Lm!Y*|p#QE7~665~:e(:i!u2~9ELum[yEPW$e'x0h@<a(ER3g!z-h<ii%Z)h_=q#2L.g%Z>8vq-[|9j#",
"/-k05i$he8+/ra03e'^4r`d&e1S$s9C&e+498g2VlDeg#!>9vk$1%~9/~/3yf#.3re!{j97h/XpDZq&jE+q5a&,f07(f#uf(>gFS`;+q$|!(`a6Oidz'iPe",
/* leaf_sort_address: leaf_sort.comp ADDRESS */
"q#LJ$d~!!!:Iq%7w=q#'o2q2TO~#jq#&[Oq#LzBq#&bI~}q#MsPq2U<~&=q#Nh0q#&@}}q#&;-q#&756sW,~~&49ptq#*R%q#&;~#R<'~_8&q#&@Sq#UdBq#U",
"I'q#&I=0}3s`H0q#>d+3r6lu`H5q#>l'q#&OAE,~3aw/.-,r<w$q#&T%(s4xq%9H'5|bgE&E$E#q#&T$E'vEFsawE+E*E)E(`/=$$q#&Y*(w*z-~.1~.5uq%1",
"&%q2Xu~/Gq#)D+a$~~''M'tM'~~$_6s|q%N~)&4th05g!Y2h'}E!q#)M'54~5`H/i!Rq#)O.E,E*~Sq.-8'i0>h$z)q!4R<`57=0i5t.q01m'3q!!O<g)Q``+",
"4#*p62e!fE(n62q#(&'f/eip6bltn#RE3~=68E:fZEe#U%t/r-uE>~<gTKe#U5~168EKf!il,r`H)j#XEN65tq'[c%`>EOq#+8(p%;}p4Wo#i8Hi%;}p!Oq!%",
";D8H~<bG~3p#%q!%;Dp!Rq!%;gq#,l.q!(Q~#A`KE*q#,='q#-c&p%5E2q!(O>E9~1E=~UEJ~1`KEMq#-)'gf(q#.Y-q!(F>~}p%0bm~3p##q!%0Dp!Rq!%0c",
"q#03~4>mXU7)q5;9(:fxq%p+$;%h!5*r;*uq#0C-2~1EE~9E(~.`HE&iD'q#0EQEa~/Ec~JEm|En~VEy{E~~PF)xF-~^F6uF:~/ErrErwEt~4F>yF>~6FNxaf",
"uFQyFS~BF]zF]~:q%Uh)=otFUq#0EDp({6el4Rg$Ge}q*g2f-q#0L2E#~5ebTE!q#0L@E,~VE2E1E0~~&Jd}FC!7q#0J~'(bA~~.-",
/* leading_bits: leading_bits.comp */
"sVkd~!!!6Mq0kGZ>Bu>Bu>Bu>Bu>Bu>Bu>Bu>Bu>Bu>Bu>Bu>Bu>Bu>Bu>Bu>Bu>Bu>BtW#>Bq0k7x}q0j>=q0j:Yq4pu&q#0M,WB77q/cYRq/c.,>:67f!t>",
";rf#!q&A]%WI><e!'X>>=6#6L><e!6>>q/by$q/cN'WF>@f!M><q6{l&X>>As><q6),Vd~!#g;q>Bq/c_4>Cr>Br>Cq0ixHq46T:~zq0i.~$6q#/%'q#/1%q/",
"bZ)7(X9q0i:5q0i6/6HWV~@q5m{';PW/q/`V4WI8rq/^y&8rs>Drq/`X%>Er>Df#n>FWT>Eq&Cy%>Fq5oH-e!8>Gsq/_x&>G|7fq$_B&q/aA$q/_[.7gq0gY(",
":ZX4WI>He#Rq#/V$>Hs7hrd~!!9gj>IW1q#6O%q#6C%q0g])q#/J$q'ck&6%>Jd~CG8I{q&D2$><s9]rq#/D$><q$a;'=DYrq&I+'>Kf#@q(|K)q75I+;pW*W",
"I>Le'qWL>MV|>LWM>M9^V|q(r=%WI>N6L6hq#-A$>Ns8brq#2X&q$ap&93q-+/&f$+>Or6@6hq/_v%q$9(-q#/D)q#/T)q#0-$>Nq$3U-q$b_'8jrq7%./q#4",
"5$d}EB!%q/`U0k^_q,OM)fs}e`6q$P{-e!0q)`+.70q($),+|eqc`D:w%0gCYfHN2f!Lq+,D1E&gr*q5r!&eD<'%eUq)q##Q)f;<.l<T$&-%e=82-a-9h&%e2",
"r68rpy}(68r68g2iq2=#*n7C6hm5@`368'`}>PD}$4q&w7&i5B'#fu#a(ES0f~,q%3p*q&BY&a+#E3l#l`D:jE;E5g:u`:):,mFc7h,q70j(`:-6hq%N_,0f!",
"8kFyq&*K)#d}C_*<Eg`Z9UEKED$E0g4`e5<EME>E;g!AeL)EOE=r${Eof!KEqa.<uEU$E:g8ek!dD|i!{E,q%W8+E$D}|`w9RE3f%f$e!DE5q*{4%Eee6fg$B",
"&ea<)s#g=pq/(R.q(dc$o#8F1sq%oo*eLbEog$O`}>RExEjEge'46OaYEum7LeWbEpEyheXq'GL%q0i;~&5q0fb~(Rq2EP*`c%;T`o'e0=&reI66f`o%q#$FF",
"q(o6/ajs#f,Y7(spW:q6:C:q0dn~+Vq1Io(e<9$iMKq#6:'q0e%}}q(zB)q$li$q$tA.9Mz9G~]6#:iq/HUf7d~V7d~97f~N7dy:D~A7fq0RqY9j~96K}7gy7",
"gv9N~26%>Pf37k5;gb0&ze.bjk0,q$k.+0q&/L+q/Ro$)rfTUf6IX]fY!!in{-h!;-rq%tg'6O1q*x#%q$rz,i${q#)'+*mlof!Z*rq65R0)u,u7auq%n>*q#",
"!#-euq,f$Zq6Ad2E/e-LD}1q2*c*WeellejUD}!iud346@t1eDJE,b%f,%E!f6rg$/E1E2!q%U:'E.E/uE,g%x:gr>:g$!d~!!B`y>Ie(rg#Yd}Cg*I$q##`+",
"+m$xe!mfytd}FI*I#d~!!JXEe!I#.d~!!JXB>Io$yf*gg!<d~!!JXz67r0i-(9Hn*}8#s6ge!(6hq+Hu,e*{8#e!36HsiXSq(|Y'b&e!Ke,DexG'8#r#$q/Wa",
")6%>Qr>;venk$`s&g,eq(|{$g</$q/S7%q%cc$h!+>Jq&=h&`c2#e9]$e8+#e8Fq/`i)>=`Jd}Ck*<f!`q&m@%e3heEb#jy{lHHj3)/(i1[nGS-e(6q%t|%1l",
"JKWl5D~a(D|1`-e~|>Q3e-Z`9e$8`5q$pF'(uq%!p'*6hq*23)65+jir-s=DgCiq&$t'-e+ya(E0E,f,7q'#z,q%b@,p#]a(E8f+F`M9HfeZn#^.`-)e!5q$~",
"E$f+Gq$sD/EEq%e;(%#$a#,e#Bh<@g2aq6*d%q6*Z%4q)#U+q/On(>Kf-9h%s>Rn*aj.C6Om)[6hm)1hK^1#0`Ae/Cq$v*-f4Xi'Xq/[a'f#ge3Zf7V7IeIp4",
"`w9NeoR%n68eJmE-5j4_(4q7:J/p6pek:f!2E.m#-e&qE8a73q(rL+`:E,E9fgRq+Xq/E8+e9Pq#LJ%Wgq6h:$0!$q+RM'E9rE2avP9E:P9E-E0.au7lE;7lE",
".8v/h!WE>!sq%q4&%E6E<#q(sh(>>`0mH{`.&6On#}a1,q/:;)q+&D,q0H3*4~20ue2XD}`dE#h>m`oE$(hOH$ta57l7lE%D}q(/h&q6C*((/'%e%3E%q&oc,",
"q#]7)E*4}E/sa11g8UE4q0Gt'#w%r&rq0Gj(gQ~fL&e*.fkGq&Xu'e7`;p#q$ve%q(c='9}`Jq)3-'h':l,peH8*e'9q+`T'`og@efph+q%$=)epTq%$=3+$,",
"j'BfBW`c&e06h!0d}Cs!17Og!3E%65fBoe#@iO1Wsfmoe(0q,}C%$q(is&`C56Ie9Nq#01%#E,'r9^q+xK$f,<)eC<f:ohS3E%ua2&edJh%Ea2(fKzlLtX]6L",
"E3fkqE7rE7fFWE.Wl:GE6q+DR+q%6.)q,hQ+pg]6hq+3J.`:n>ke!1-e0s#f.@q%*W*``s7k&aV8bfL@h~3pv#;!e2Bq-!w1pTAe!Z'q1VA)aV8c*q#DQ$q#,",
";*l.L`-:Gq#)G.e$p)q$5<0%~4p#,b^rq#&w&1yE3~=p![q#&w'E&uE>~3E(q!#ABa(EJg{PE47K`cfoj8cq#&wCp!^EWsf'<EBe!Zq#&wEEKwEMo&qyEitk!",
"1e5bEn#e%y.`>gmC%#q6:{2q%k&,>E{`E(Ewn89tp$Wp#3F&z`5D|7ae#0-s`5E!7_q/eg&f}5q6uv)gBnpoeg%^WmkxUq/Pv'>@sg45eFT>Oh4d70f3Ie!s6",
"2rh#D``$*g9[-q(e=*kHp.yg(K`>iJU6L-.'sgO)q&KY)fG4`eD|;+f5Y`9e6Gf;Pn%/E#q#:O$i0O2smX@9SeOZE-g,Uq1^N&k#cpY=`8,>O`9->OmHEk@Y/",
"s`557az%!r%q4/1/q2or'7sq#=_,1q4Ct+`5)>Oe|!hDK>O`D:rfHF$>Ol(oa.;!*>OE3e#tg!++)E4g6l`Z6{,*E4E3g')`;E)4`L#E/Wa3e!N!h;3D~E2f5",
"+#g5/e2Pe:s$e!vg51m@dD|uE,~/pN5j5S/h;bh7EhJpq/pv-.Wiq)5O(q$d*,7k|7k$k%#)t.~/j#'*e5Pf(!,g/aD|eFfe!GjG46he;s#g<a)k#3-h!mD|/",
"g-Qp!lq#2O$f-ThP|%j,=6@t&g$X`D:iE0E*q7[.$q+0j-f!J;%tq#AZ$f!,;*te!sgQ~e!+h$Kq+8-,q')]%q/f80>Oe&kf!'n|^3{e$*(j&k*g#S7)h#Yq$",
"DM)6[v6[zlx(p-4`@E0q#5,9E7~.iA+p02$~I0yEN~QE%uEY~3E)~CEeq#5*+Ejq!02PErq#5*(Ev~Pp%fF!f4!e4'q#5*.i!M'xp/LExp0^F&#q#dd(f5Egb",
"bg4s3q#4p8q#;(.a7F+F5m0dF/rf#CF2F3F7q&6|%q&6w$F/q)!r'>Ag.,q/lx2e./8#q/y}%&q+qX&j.*q#&H+q(j'':o'e.z#D}D|g.)/sg/!",
/* leading_bits_address: leading_bits.comp ADDRESS */
"q$,5$d~!!!9Aq%V^H>Su>Su>Su>Su>Su>Su>Su>Su>Su>Su>Su>Su>Su>Su>Ste!'q'C#%>Su>Su>Su>Su>Su>Ste!'q0_;$W#>Sq0_,{wq0_(Gq!zX~#bd~!",
"$1qf>Sq0^i8WL>TW2>SWM>Tq0^f3~}q.#o-q0^k~%gk{:}q0^w1q!{2Ll{.}~}j{*}g{!nz{gyXo{!q'D5%g{!gymi{!q7|k)gz{g{.q!{!@8c}8j~0q0[k7q",
"$0~*n{8o{09ptq!{$I;%w8b~:q%]{2f!Rid0fl!o{-:y%3sh625m!U6Fuq$(o/p{6}~}6e~/EYw~}Em|9S~8EutEwr<v~S`HEg~YF7~I;!yFDrFDq0^dkq$,e",
"~#pq-w[+#q0^x1's62y+#*q$yh&/s-q$--2E&~/q-|CFq-|>&q$--/q-|CI#v`eECq$--HEL{q-|C9q$--}~}p&pq0_81's6[n&p}a=~Pm$#E/~/q-|C6q2F1",
"~)}q#$Tom2j7(x'h2n#)e_;q6~Zbq0]c}q6~n~)Uq#%&>~}q0]w|q#%/<7(~~%`q0KcQ9j~A6K}7gvq#%@.o2['q#%G~#69S~vq7(G05/f$iq7(G4E2*k!EE&",
"D}q$<0)`;)#WeemZ6!XpE&!gc3q7`n'E'e:-eKmE2ggxE(e$BE.tfzU!g;UlzWq#%Y,bwq#%WEd}FJ*Iq#%U37(ud}FL!7q#%S/7(~fi-I`z:h%`s'guZa(%g",
"Ig#:Si@C%q#%]07)t5zj|Wq#%]}}q7eU+7,f$deOeq%{|'f(F.q#%d(0tgh4gmGe&t066/evbE/q$9@(q#)u'E0q'A@.6h|E;q#%dNEH~N:f~v7(~~#aRCrRC",
"~C;!~~#470u71~Ul1-E7q0<k'#y(t)rf(|6ri!7(eYghSUq#%s0q(5<%q#%s*iGh%q'OV$q#yU/a(gn!gG^f+;q#%w/`-(oT;`--q3r$&0jYl#%q#%}9E(~/E",
"*E+xg4J6[`CD}q#%})E/tE.~1E'~<`>EA`sfH#EB!q%|y(E3Wl:GE;q#&#}e{qq#&#6<u~B8c{8j~|8c~Y8c~n8j~X8j~s8j~~#/8j~q8j~M8j~n:vxj}ZoQ*",
"q0]3,%|q!Y(Lq0[O,3r3r5eG(1n1&f>>#q0wD.E-ujf2e}lq)rw$q#t=%$#q3(E(q#zn'q#'q~#T<uy<u~.`D:w-+g-d`;E*5`Lq2bJ$4q#'u)E!e!PD}rq&:",
"O&Wgs!$e__q#x]%lCLE/D}h$qpCLq0V06j7l2gJ3`-i9^g'^q$=S)6@uq#'|(h2Wg}#q#'~4Wl'!q#($-/~1:f~0D}~WkA!;p+e/],sf#}%h4`q5N~))q)]a&",
"E2`D:iE5f8Ah$X}a(q8eO'6[;%va(E=f'Ef5<;*h!0e#0`H*eUbh!-q%^u):yq#(Adq$;ZX5q#$j1E3q#(P9E:q$;ZEq!2bI0yEQ~QE%uE]q#(RVEh{Em~PEu",
"xEy~^F%u8c~JE{~.F)uafu8cy8c~HF.F8{F2uF5F6F:rF4rF4fp7F2q*#k&q#(Ra:v~/",
/* sort_leaves: sort_leaves.comp */
"sVkd~!!!@Yq&8J>q,5mF~}q&9hVq,5SVq&85Yq&8y,q$'D*q%3n)q&8FZq&_j(q%3U=9zx9zv9zu9zv9zte!7WD>Uq#(k$q#)Z&X>>Vf!L6Lq#)V&YU>Wf!'f",
"#*>X6L>We!M>Yr>Wr>Ze!&q3F5'X>>[rg!H>]f!'q/,<$>Wq#*K&WE>^6L9zq3wR~$)q&:o3q,4oTq&8Y~$Jq&8O{}q-VS-q%4%-q#*''q&<X-60rq#*q%q%4",
"=(:/|:0~Iq#+o%q6ua1;qq%4H+6%>_XQr68q%3q%>_t>`f!.q%3q&>`s9+sq%4T)e!&q%3uo=l|=l~F9=v9=s=>~c8%xq2n&'>aY#6B6Ie!(>bXQ>ae$89!e!",
")q4YB'q/-)%>cq#*v(>crq%3=&=Lq8Rj%>de!If(B>eg!O>fe!)q#,{$>ftf!O>gWT8dq(NE$>hX<e!,>iXT>g>hq%3D%>if$2>jr<'6Of#<>kg!R>le!)q#,",
"t$>lyq/%a$f!&:YrWI=Ce#HWL>mV|=CWM>m:]f%o>nd~b]O5le!Q>oXRr65q1gz%q3KO&q%4Y-q+'g'>pe)$6hq1i]'>qWT;T>pe!(>rr>p7Bs>se!8>pq#-1",
"'>tWT68>pq#/r%>prq#.y%>I>ud~5yO,Gq#0V&6%>vWT:,f!9>wWT6h>pe!6>xd~5K{.Ds>yd~b]O3!q(No'>zY#>re&W=Ie!)q(LB%q%5`&>{q7yV%>|Y#e!",
"cq$+1'>}r6i6Be!(>~Y#>}>pq#6a%q#/7%q&iw)e!8@!r>af.Q:1r8/q%5O&:1r@#W/rq%5_)@$t@%W/@$q(O%-q+!0%<)q7z|%<3r@&t@&@'rq%5D2d}CM+#",
"W/d}CM+%q(M]$d}CM*{q*{;*q&xd&ev1&nFS*sq&|4(+sq&9Z.&rfX0q&$V'g!:q&}r&d}Eb*W,*'%$ecaq1BG&Xpq$DQ$9K$`L.q&9T.6|.`/<w0gAl`]:m`",
"-:^`;6BE!fBneAtD}2eADeX{@!mUb:Re!0*iIJ4so!c<zE,r<}E.ae9jE0`S$q%$H&E+1#*q%-.%`B7lEF.,`BE-EG$-q%66+EBE@E<E9`z@.$q%5j&EUsq$A",
"J:`E#EJm$])rq$VN%'hDKEGeg0q&yK&EHu%q49r$q$VT)`C8/ey,q8G&$'`@Et%f|(gS2q$_>,eIUEf-`@Eyk!;q9=]=W$zq$Wg(Emp#Pq,Y*$EC`30q'e7.`",
"3,6@e!1Ewi%*,sq#h[,6@e!Q#EOq#{/.`8E&q126$i!~q$R%%D|s@'%q#d),68uj$<`.F(q0uP'8/E,sq%m^W6A|FW~9FC~6$rq%;D(mD`}p##`<Ft'pD`Fv~",
"<p![G#nD`G$~J6A|G/{G4~Cp!^G<jD`GA~8q)F[%e!3EPEQsERrEMi!hEOtp%fGJq$_:%GN~.q1od%q$FA)Et}p(RGC{+seLMk'of'i#f$=4q$ZL+`3GSm*'E",
"$r`@Gm#fE&@,$fDz+%g+Yl**E-e!>GusgQ_2$gVaq93^/GurGuq#3q&q&C_~/-7sq%9yhNItNI~n7s~yiaYq%9yDgz/q#&ROq#4*Sblsg9Bq$6]1q&Aufal~~",
"%3b>~~'sax~>;q~Uax~~'>ax~~$n=>~~%|ax~~*(ax~}aw~xaw}f9_l<lebZj(*iK)eb%eEG$v*r'`A-o:$hIXe'T2`K4q#L%$4eJp5q#@9'`a(#hD;E#tq%P",
"+&04jLU@(q!#/;Vote*<gU_n#/}`eve#,4f#V`o&e*3&D}eNmo#/}@)r>UgKnfN>f!%d~!!JXSq9nV,*rg#1f.#q'{o%q%5!-q#7@$$ak#eNiq1x{(iLRg^`%",
"q!LE=.s.~7q*wT,e0p$sf7Kg.1q+/,1f24f*;f(5q%3V'gJe>Pr>Vre!AjLh'u*hB#+m2l`z<x&q#Gq$e!(#a!:q%/q#,j&.f!-&2ufAli,I68f,Ee@D0f$:@",
"*q#F{'e$ef8&6I`8'6Iq%7$+'ta7q#I9-q+9D$f;*).z`dD|7Kq*pl%(iP$)fS0`A0D|m!AE#jJj`d)#h6X*/#'Xbq#H`$!g(xh1Cg(o`.e]uh$~@+r>Xd}Ck",
"*W`0j*sf+W&ef2%fGHV|eA+$i]:@,kRRafkAc9E'v(tq%96(>Yc#uq%&':`K-j8Ek;keAVfM0q2,3(@+5e-D42iXK)q2.6.k7-1u>d{`:(>ae%h>j6O`u9]g7",
"re%.+f9t`5,6Ie:{g66p)G`d'g%9q3I,*`3+rejE+e!_e#l`u9^D~f!_q#E~)6@uq%6/0:GrWl:Re!%:Yq%65&q!$E;EF~3`@EJfAT`D88%h^0q#<f.k7!<wf",
"%Ag(jW'q*{&$k$P'q(7u0`L(m#Te_(e#-,q+E6+l!:e(m0`;1g(s`j%h5,D~VmeEa#g/pE$eVMh,!q1_[/a!7z1/hi.&3sg;)q1c*$#e*m8vE$)g++bAf%EeH",
"[&e>zfQ)o$w`8E56Ie!6eALm4ef+LgX1fWWq#Bh*e&@+tg<)f!{2hNsh!_EBre!<e)*ED7KeJg#`T%e*Ph%#g5Xl#6E*~3EP~E7h~1E:vE]s7hsE_~2q9U'$E",
"_e&;E`Eae'CEbrE]q%<$,e#.>axgnwgnt>aq(,,%lJkq*z5'*r)eDd#h!Qn'E`u:]fUm(e!*f#9q#5W/a#:Rq1l0(e!>g!qf!]fNAh!,`o'#i$WmE;6If-4h!",
">h!/lU7`dj:~,/g-H2rq)@)%q#RK+WsgY#e!Y(eXp%hsY`5e1rf0Q(`if>=l!l`c>n#e-@i!iE'.u1~0Wm~5Xxwa!@*5#m$<:Gxg_!gk>g*t>omp^EWEXWl:^",
"!g!Ck*(:ir>ZrgM)%g*)`rl*+g@+-{%!repn(i$k`d+g$f`c%#e%h(f&4%h#Mq%0w'`y>5#E#e*+D|q26W$`~%#f!/E)f*2e`hE$eT|%q-Lp$e^`q#@|%6@tD",
"~g&V68|eIKf+t#95k[9g6U@-q4$R'eRg$r&f2mq,yc'h!*`a&i2u<ur>[f2Wg!F%r'f+8Vmq6J!&g!Jf_Oi!.q%AV&f,Tq%4xDlHhf,4aV8nq(Om.q%@<&f!i",
"i))>pp'o:Le5mW$`8e!6b&%g6!g!3'f!0f1df!jhYB7k2#.g$>g!^}a.<ue*:(f#C>qg$Hf08g*Gk&1+g#n>rpIP}i!se#.>s`y@-66f&g`9e!+jwzg(8-g5G",
">ptj#1f!G'e56#/q%GM-'3t.D|z,sm'}fHHq*w`%fHQ+!#q%Hw)>sue#uE%jO}E!j$>|g$7i&^e$G>tePJg$;i!H}i,J>Ef+Qe#`e!Hf!&%r@)h9Kq#Ow-q+4",
"d%6Iimx*re!/#q2y4*g!`;p`;f4=@(/g0if!jq#[n$>ug,F>vi%W*f!->w#d~!!JX|67Dg(>xp3od~!!B`vq:)y$hW}>ytq6W0'gqxg#iq#i)'>]g(Gg#Wf8[",
"#p!_e#i)'e#&+g$Ff#@iA=e'/fAlg#I>w1h!:b&&g$/`5D|7Bf;Uq$'G1f#});yh#D;yteUu#q2.>+b`g7*pRl>zmY2g(K>ze$O(iK&0+jRRnY0f/j0i(/q(W",
",'p!e}f%*,a(E(*q(wD/i&Uq#e+';8f*#q##o'oK%pwd+h)&pIJ>|q%JV/q(@.9e+:(`>e$-E%*g_E3f%vf<G'o>7`-*q-0J$Wl+!q.2V2g;:Wnf;D68e3)q(",
"@1*q(i,1E6sf,A*`>q+:j&`5-j,aEAp84e$o*hE@eBze~$#-Wl1!g*>pL^q#%B&:ti#*D|q%@Q9ETnO[xEV/q43l&e1+>~zXg:Yq%Rt(q%SP&q5Ak(e;4,eAj",
"+n3b0g3_9^s3e!Gh5_&shrYq$di.q(Zx&f!sh(Sq2kq,q%BCAE|p$ka(E~/g%31m:}p%wh1Tm:RF,rg!hi1W'q40}(F,rF,e9nE'8v(q#q`'q#q}'q$zx*m3(",
"k5l&w*,u/~Me5d3r5wE!+u.~Mq#dG$E.`8E4h%g#rE7g#T}E7uE:~69^~_9^~6q*_O%`6E>E42e/7E0E5$)e3n$e'}q2CK*jgCE_h=i@*+*q#ci(Ec'sq1}B'",
"Eb#'n-zg>bEi`}>P32iB/EksimM@.r>^hUeeKjq%XY162f,;e(xg!(g!}a0,e@7-g`Pf<tfd4$lboe/Fk-oeUsW$irRq!btC/yjV9eyWe!}E'fbn/tq5E1*q'",
"ie&6Le,Jm.s=n{`@E8&e)-e#O#E/`je!%Xb6L+E,!iQl,r&iP:E)E*=otE&q$U&$o*>f$;q2'6%hFu`KE4e1.p$^m!=g$Hf!NgJj62y",
/* sort_leaves_address: sort_leaves.comp ADDRESS */
"q$Mt$d~!!!C1q&X*=q#GO;q&X2pq,Dn<q&WrZq,E+6q#F;)q&X&Fq#FBl~}q4jWBq$Lt-q&Xu8q,D9~%aq&X%0q#Ei}WL@/W/8=q&W|0q#Ea7q,EK;q#Em~%^",
"9pxq#EiB<'~W<Wx<W~~$Aq:dv'q#Eq~#2q#by+71u`E)q:,#.q'{h).u,q&Y.+/q,0f+2w`H4q&Y9'q#F%~#cEX~yEw~9E|~~$.`HFAq#hm(FC{FFxFHwq#F-",
">FZ~H`HF[i(Eq#F/QFw~/Fy~JG&|G'~VG2{G7~PG@xGD~^GMuGQ~~#3Gp~<Gx~;GxrGxvq&c+~1lq#HniO3tO3~~%Bq$Zv=q&a@~#`al~~(Nb>~~*Dq#O[~0`",
"q&a@~(]axx~}aw~xawuq#Ot~$Qd}FT#'q#Or~&hbA~~%`q*io%d}CM+/f!$f.{`z:oq(zC%k$[+q#O}=5~Df`Na(e'6f9.E'iGaa(E)65f!/E,65v`o(q#P+2",
"53wD}sg'}q#7<$q#P+%E(vbOwq--^$q#Nw3E9~0a(EF66q(y!(EH65q4<-,e&^-sh2Ef&%4g!QD~h!cEHq#P2&EJ|i4Xl#=E,rEU~4EV~1EbyEd}e'so#=hT8",
"h!cEeq#P9&Eg|j5tEgrEgsEhEie'hEjrEeq#P9~%{q%/^%q#P;/)t.~aWlE'ei_E(f!4E+WlE)hjffh8E&f;>`>E-e,(E(#q&jP%6@tE#q#PG2E+~i~}j-pq#",
"PI5+~@3~~%2WlE_e(+E`f-zq$~F.(q&ol%6Iq)*`'Eif(Ie!1q)*`+q#PR)`>Eo`y@(#$q#PT6+vd}FU!7q#PR0d}FV!%q#PP1gRlq#PP-hqXf#a&f90q#PR1",
"*t,~3eK]e$*.g|[>w3q#PW-D~ra(D|f$Aq#PY4*|+~~.)e/<q#P[E-s.w0vWl/7kmXo,q!cr^q);g$e!{E%eCCE.q#PY2fOOq!RK1E5te#F#E,`je!%e~rq;#",
"}%E;mS3k*@=otE'a(E<f1'q#PW0e+:q4ds*a(EEg10p$^o!Bq#P^5",
/* finish: finish.comp */
"sVkd~!!!'Gq)v;<@0u@0u@0u@0u@0u@0u@0tW#@0q9/<~$@q#Q`$q#Ql)q4]--q9/<Oq#Or';Drq%|O)d~!!k6w@0q#O/)@1r@0r@1q9.U~%'q#Ox)q#PTPq#",
"Ok&q#P7Fq#Pt8q$rK%q%zD%q0Ow(6%@2Y#6I7@e!U@3r=)@2q#FR$@4XT7@7Ke!I@5r@4rq;wY17#V|q9+u<f#W@6XN@365q6AG)q#LQ&q;B`%q+=&(67@7Y(",
"e!@q68+4`7zq&_8%`-q9*%*%68z+sq*jk'q%Cz$$q%C%.3iwm(q%[P**&8/#a+#@6`d368f0.q)Uc%6Bj;ShcMq%+O,E+q;ssQq%>%&hBo7t8v&`@ECfSDhoF",
"g_Qj27E9g1s`a-g#}q-&a%/q-+#''$e!QELE%q$[#(q4|6'E$E%uD~q*H0(k#C}ha:E2{+i$TEDhCdE>(g!.EEhl`Eb4q%=R%$f3De#-EfD~q#:N(&tfa;.$g",
"U*f!Ob(g!YEND}`@EmE)ia4$g3tq+Om/E[@7zei|EWEPE]q)'a)X#6%EV6yEXEsWcEYe5#gp[q5[0~(A`kq$a{2`g~:`h~J`p~:`l~5q$dO2q$a{Hq6%R+e)c",
"$f-<q&Xf);D`0q;9w0e*-@3eBb+f<$kY!/@3fDYe;f(t@3jCpq,|>+)tkNR3'e<$e$%q,9,*e,mq$fk((hLs`5.7@e#xd~!!ZIKf`k$!@5pzk`A5@3l+xq0J7",
"'D}r%h!-E%q;~B&`UeHJ`5E&7@q;~;((q%<})E1rE1sE2E3sE4q-#/$q<&cAq<8Q>",
/* finish_address: finish.comp ADDRESS */
"q#ko$d~!!!(Fq&9dH@8u@8u@8u@8u@8u@8u@8u@8u@8u@8u@8u@8tW#@8q&9+io;&}q#k7Hp;(}d~!#5ll@8q#i=-WL@9W2@8WM@9q(C0~$]q!:c~#tq+W)*q",
"!:Zrq%u*,gzxq+6I&p:d8%.~:D|~OE+|E.~`EF~OEO~|Ee|Ei~BEp~YEvvExrExq(;y~+E`kq#Vf2`g~6`h~L`p~6`l~6`n}7U~Dp=X}g$Fk=Z&x,|0v1~HE'",
"fxVq,[x(g%0E&e/ifp@h%1ef-g-z/h=`23tq#Bv.`AD|m=`n+rf&^#E*s'q*_%(q#RC*h&cE/`Hh'2E,e&`iE2p!YE6~9E;tg#*}EC~4q<>E&.j@%EFrEIy3s",
"q%o[&g^le$+EUEVe@%EWrEQ~`",
/* fill: fill.comp */
"fZ6d~!!!&+~n~}kZ2}o@5q*/F)g@9g@cq!YBDl@6q(aP%q&W8&q!YE7~}q6;>VeY2}f>[q!>AdgAZq!>E^q6pB'7_q:w]37csq$(N%q&R8%q;xF)q&RO'=hs6",
"8q$(a)gB8q!@$AnXaxi>ygC39Aj>[f@pf>nq(Wj8iX6q&2R'jg_l>)&*7rq#}Z/e@.`/6z%g>2}-|0w`w7weQk8bg!_d}Cb+7e!Jf;b0)8vq'ip-q4I.94mxA",
"E'&e04E)(fKef<[(%g8,q-aR.g>$q#7K%X#s6yE.E6q'k2%q-AY%q!Usrp8c`_q'G-yjU:nQ_~}~}q.'_*pQIa7%7aq#0{-q'.|,7o,f&Dq5w0/3q+>0$q6TV",
"-6@uk{E7wq7g$0=h'q-k<0`3*q6WD'a7#0p)iWgfQe('h6yWnfla68gz,Wr/gAji6|q'rN&h!^`3)(e!vm|Be!;g'8e)n(q$[@*f;Ii;@q!S}r7t~~#{",
/* fill_address: fill.comp ADDRESS */
"td~!!!&u~^~}o5~q!5b=q!S}Fi5d}q!T#~$/pSvq!6%gq!5~~#ok5v8%~HnSRun6!}-8%|0~e~}gLyq!Q1K~}q!N=R`_x~{q*Bi3q!K)y~}q!7#Qq4XB*/thO",
"^q#@3,D|)e5kg:;q#]8.q!7,^~}q!MQt7t~~%F",
/* copy_keys: copy_keys.comp */
"td~!!!'Pq#(f~$*n8sq)/~%okmq#'mIq$V('q#'r~$Oq!kAF~}f:g@:d~B>gZGq,F+'@;r7I6He!,@<d~B=B}Ys@=rg!q@>d~B3ZZvq;jk'@@s6Iu@@f!O@Ad",
"~AAb_De!s@Br7r@>@Ae!)@Cr@=r@Bs@Dr@;@<@Ce!H@Es6Hg8U@Ere!5@Fr8%666OY_6L@G@F@Fe!T@Hd~B>gZHq$NK%q,D8)9pXVrq$Vc*:*q.q[&@IXR6I7",
"Ie!U@Jr:*r@Ie!/@Ke!Hq$PP&@Kf!H@Lf#Lq)'8%<'@Le!:@Mv<Wr@Mgm8q$N+&67:-h!b@Nh!;<_r@Nf!T@Ov>0r<_@Oq!m[Sq.o/,i:_f!.@PY&='@7f:bl",
"mX6%@Qh!F==r@Qq7q-(@Re!26is@Sr@Rrq.sl)@Tv@Uh!K@Vr@Urq.sT%@Vq!m}4e:in:f*u+|.wf-Yd}Cb+Pgi|9D-&7lr+q&-O*q!m)91uh2Vd}Cb)=Dggl",
"[E''q6xf&E((e1O@S$h/F')$(`@E3q(7H%q#p].i!|4}plcE0~1d}Cb+Tg/6E=)fn(e0Dq$NH$$q&aw&EC.`@EKD}q&@w%<-&$gKQq+62.q+|J%e;rEFrEHEN",
"rEIrEDq'wV~%ghRK~}~}q$@F*k&xeAcq7bZ$@:e6%@Dq&m9.@Dzf%/kvf'(sq13T)'m)L2f%U5r`o1q<4n2`VD}h$`q')w*`a,E#`U$@Hq#tL%%q&6O)`r&nA",
"U'$q+L]%``@GevJ'q73O(9tj'.a@q#k$)'eCY#@Jq$8z''g&0&`z9Eg!obhh'!q+;m%e%mf'Oj&wh([bOg!=-eD+D}rd}FZ!%$e9C70f(=q5#Y$E$#j'_blk!",
"}5Vo`esf!@h!}D~tf!IE,h>og+Jho;i=oq)2e%g,%('d~!!ZGz64Dge#1e!Ui)Y(s`3,+fj3mr#q!Sux9C~~#{",
/* copy_keys_address: copy_keys.comp ADDRESS */
"td~!!!(s~nq#(s}p<(tq#(sTp<.q#(x~$fq!<E~#p8%|8%~99px9p~8<'~F<W~.<Wz<_~9='}e;Wq!<E]==~.==~5@S~0@T|@V|@Wx@W~~#8d}Cb+S~1@T~qd",
"}Cb+V~bq#)C~'xq#&.~$0q!>]~#NbA~Fh&!o>_(}+wWl*!g>bm'Yq=Bs*6giW(7.|h'dE$q,A<$q5Bl&f#V`Qe)&'q=B/&q%Lu(bWq#|-%E*f!>`KE.o@4E2#",
"g]nj@4`>q&aR&a(E4f!Ii@8j/C#(f!ME<h/Bq+Jk(p@8p#je-!-,g*y6gw7.|`P}`3D|5zd}Ff#&tq=G4&iHP5`3E$E#g@vq('k%e!],#D~q!]bz9C~~%F",
/* gather: gather.comp */
"td~!!!$O~;q(]Fs}q!^<HnBFl^8q=WD-gBNn]yq#dG*q=j!;pBkhtFgtNgBGq'`a(q(Z,;l]ezeCDgBUq!]kYiAQq*o|%g]Xg@Iq+VR&p<6q<F))g<qg>vgBk",
"k;h7rtq<~m-j]m6Xt6Xq#c)'q#bx(6_t6_6qq+533hq0q!T`qlj'`2eL3$q$O3%6Op!se#9q,#p(i1>-tq=U!.g!$q:k['6B#i)tz(f=w#*q$Di)q5S<7`8#5",
"e0Z+f=#`9%D}a(E$q3!.31+q'tq0`;E/g.9E)x&q#zN1E5'q'X6$+q5T5*a(E9,q.d=%&e!;E<q'X@.q+gA7a(EG(q+|O%q'$1,e=jE0e!hEM/sa(EN1`-f=o",
"(sgTDpt+a7E1EIm4tE5rf$-E8E9EKq(%I(E5k-$j<Tj;Qgln*n,o+$q#K=(q#Yu$q/9U,&f=>3`28LgWygNyi!:0s#E!`2q=nU%h1oq'=6%3q<8^*q/<N+j!j",
"+s#+g!QfWxgA'n#(2|q.v6*",
/* gather_address: gather.comp ADDRESS */
"fN^d~!!!%.q'n5~$%fO4n.^p.Uq/diDWF@Xg!(j.=}q'lFBmNtm.Cq!NvqgK2kNd}gO-g.=eNhkNL7*si.v6sW,~@k.r8%|9psq.I!&m.U}q!Fp~#P@Yr@X`J",
"g*2f9r6hb&'q$P9(eIV6ha&%j![`3'eX/0ra&#%j!k4rf!bq+uO&o/sp=^s)68~8.kFUq!0BAD~~76s~~%=a$~7aftq#MJ&h%bd}D%!L@Yf&S1rg<Ui(m2r+q",
"#M`$m!A1e0Hm!Aq#&u%`6+3#4p0Ljbnp!Z-#,we>S-t+r)p#;4#3k!B4sq&;N'",
/* take_keys: take_keys.comp */
"f<qd~!!!$7~e~}o0)n0Bl<Dn<mly6g0Rn<ql=(j0g}q!<m~#Aq!<Z>p=.e<'q>&b)m<Pgxiq'tM)h0367@ZXVe0'o<_i<qq!<cy}q!<-~%Ii:Z's#'i;Hi,rq",
"+h7-`;'q-3%'e#_mQHej6&q5nb&6lfN60#q8iV'%eiyerU)s#q%0P(d}Cb+Zp<jej,i;dE'wE'q)5&'",
/* take_keys_address: take_keys.comp ADDRESS */
"f;dd~!!!$R~~$%n-L}q!;`=h;Yq!;U~#Rg;Mg;Yq!;#@p;Sq=}Z-geLm-/k;.}~}q!:]eq!9X~%Io89g=em8ri-vz6Fx6Z~/gUIf!_#0(*rq'>T'`e2#q8Dq'",
"%e!o)sq'7j*j.!p90E(e-|k90E(sq/-.'",
/* pack_values: pack_values.comp */
"f90d~!!!&kq!U!~$)q!90Kq$92.q!U6Ffu}Y8@[q%gF%9w@[e.+@]W/@[g-rX>@^ev+@]6>q!9cYq!UJ~#.g.Eg.ufpZe9d}k.ZgILg.Zgv<e._@_s6gir9@`",
"rgI*@aXNe!2q-S9%@`@ae!(@bXNj:+}q)*_&q$8i(6ct6c6qt@ce!M66q#Hs5d}Cb+_q)ye%9Fq-Lo'&#gOze/Zq$,z($*e/d$q!VF~&hq%@-$g4Vg/%ojRh.",
"Cho.`8+)`9,*q'J{+h'I(q%/l(@[q%A5%j!dp'JfV!'ec0fuD)ze4:,q'ro&/*sgG^q>Ad(4f;j#q6>K'5h0*q#OB/`3E'65f#Sg0`q$[Z(E#}edjm!bE/h'a",
"E0flxe%75q%:V%`B7le0J*`6E&E)%e#yE-E*D~,q/]l($d}EC+[%#'q'|k,i$&|`8*'q'^52(k(tk%(&e$qf)gq$ch*e(},e&ae(2q%`A$(q/_K+e'G(`8esj",
"`3*#j$W%wa7#E-p)lq$^g)#+!e!)2+#3!gkvfjp/Wr3q6E7&@^rd}Ck+]a4k+mi34e&K#gP{`w7xq7+H+d}Ch+[:le>y-!m!Hg[#q$^4'462q*'g,`;D~e!Jq",
"/`<$e)vE!6[i4Gyp&1j(tE-f!^`-E.f*Tf+o#g%66Oq$v:)*gZl`B3E)guKm5qd}CM+]q3PT*at:n)&%d}C_+['f9z`-(`S&q'-i.e'de!2q--.'f!z%sq2AL",
"%0hs$d}Cb+bkBBq)7%'g(tE&/iBN%s*tE*j^8E(r0eOND}l!=#E1hCsq&0;&d}D_!%q/3<$E%*D}en/o7,p#c*~7hl}d}Cb+ctp#Kq'h8/21vE&tl#E.k#aq2",
"^1$gqVi!;E/se)6i_IE/g_yq#UE%e+`",
/* pack_values_address: pack_values.comp ADDRESS */
"fDJd~!!!(>q!_.~$sp75}q!Dr_q!_B~#bq%xl%g6lq4F6(q-cf&p7[q%uw%m7[}iEWq%v6%q!7>D:f~8q!`/~(Tl9+7(~171~P7(~Rj'Zq>GJ-E!e'c&#s*r(",
"g!8hT)q#!&%+q#!a.j!OE-q#&;*`H*i'{h90q'{W$q!9p2E8t71|D||k#N|EGq%N#&'sg#oi#Q-r-rgatk#Q}ESf!Rq=<<(#'`H+m#TEVq$M[%`6EWE-#-q;`",
"Z$g}_e:cEO#E(rEMEP%E)rETEQE6E*~:7(~O71~Tk$c|*q!&1M5~2e;JE>~4E/E0e)Uf;JE,E%e&e!q#*S%q#Cr$E)WrE-k;J}:f~F:f~T7)~1o.Ra(E2g;VE",
"3tn'J7.~9a(E>g!QE@ti'I|f<3g'G`BE(E+sq%S;%`BE.E;eOOq!<3^p0As*~9/ye(FD}q#8C$1g<`mQ!;%j<`E1E#jQ.)%e),nj7E2r/gRdfk4E,j!D&sE<{",
"q-;U%e<jE4E#E0,D~e,-q!<j[k#Uq!<j@j#I-sE(kRwE)t3r1pTPE0e,vk!BE0ilDq%W>'",
/* tile_sort: tile_sort.comp */
"fS=d~!!!7vq&<B&q'b`36JAaq;y9~%.e>)hTLq&=i%q&=q%q&=i/h>@AaW(d~!!!!=q$l9Oq(i{$q&=F.WK@dq(if$@e@ds@fs@dWL@gW/@dr@hr@g@g6Lq9(",
"0&h>rf>cq:92'@i@du@iq#JS%X>@j6#6>6N6Uq#L/&g>xq0a0%XL@kq&=J%f#,Xo@lh>l6LWF@m6#g!)q#LK'q9({-q>/J(i@PXn@n6%g@t@o@nq;zB{}q8Of",
"~&$gBoq3:X/gr2q=0Z+@pXW6A6Iq&6O%q.,*'q;I'+@qe!0q#K-$@rXWq.,8%@sr@r68f#T@tr@q6g@se!)@ur;`6h@ts@vr@p:,@uq#L~&q*t9(gDzq#LD)@",
"wY#6Bf!(@xXQr@we!L@yr:/@x65q&<,$@yq$$U$;dtq9)F&q&@d&f!x@zr7]f!@8re!*q&<l$8rtq&@A&gE:Y^r@{ZB7pe!g@|XT@{q#MR$@}d~!!!$18H@|e",
"!U@~XV@}66sA!r@~t9+e!*q<WN*67:0q*wP*q#Lh%@~q0Z@%:d<-q=VO-q#MW)8%tq*pY'q&9H%q.28-8ot8gW1q&AS%q>3r'A#Y'6A6[e!(A$vA%Y#r68q.+",
"!(6%A&h!4A'f!.q1xd'A(e!27.sA)h!(A*h!KA+tq&A$)A,sq&>Z$A-WT68f${A.WT:,@ve!(A/XUA-A.e!:A0rA/6BsA1h!4A2h!(A3u67A4XVA3f#uA5h!4",
"A6e'cA5sA7h!`A8r6htA9rA7A8sA:rA9tA;h!4A<h!(A=u67A>XVA=f!`A@h!4AAe!`A@sABvACr6gtADrABACsAErADtAFh!4AGh!(AHu67AIXVAHf!`AJh!",
"4AKe!`AJsALvAMe!(f!4ANrALAMe!GAOY%ANf!`APh!4AQh!(ARu67ASXVARf!`ATh!4AUe!`ATsAVvAWXUAVf!AAXY%AW6Be!(AYXV@vf!GAZe!Af!GA[h!A",
"A]rA[f%1A^rA]6BfJmq&>#%ga6gyLgLsq*v8&6%A_WT>#7=sA`d~!!!#Ke-wAarq*ua&67AbY<6@re'^AcrAbe!)e!BAdY#:IAcq&F%&Aed~!!!#IgLHWIAfe",
"!Fq&A-$Afs7hrq&A1$f!&9^rq&C$$Acq&@o$=us:Gq/IZ'e!7:Rrq*w%%Ace(B91e!eq&Cy&6%AgWT7=6Iq7O)%Acf'9:Mf!(gc[q&@v&XY@dAhe!(q#TeAq7",
"M9&67Aif!FgMvq1zq,q&Bx'92u:aq(sc(:arq*vi'q$,0)<'tq$^p'q1y-,q0c)&<Wq0`v%<Wq=^c-AjXRsAkW&q>Xu5`d#7BhB$q2xk*q2RR$q0`1.2sf!78",
"73`x7y`Z6{('D}%gWsgA|q((z%g!*d}Ch+nAsE&q&8G*a0'W'q(px-a.Ar*)(g9vaY<X(h!71!f!`E3s`]9OgH;fU]E5odd}hd`q64I~,>q36b~%86#7{q&/4",
"*lZ5`e$@ve%@q(ZW+q&.=)!q%J$$i.P'sa]7d*kL&(#)iR4kZtd}Cb+~h$Qq%vK&q-fy*i(e@dAlr@eq)U9'eOp%d}DI+d$q9*t)@f`0d}Ck+dh!]b>tade(Q",
"q%`($)j,:aqe)$e#1+j.ag#!g$U-q%Ml$/shS,q9#*'@hd}Ck+gc@o%@bDt`<*q*6^%`<+e!(hn1%e-ne#U&hT2Wl'!Wl)%g1-iNK!`@5fRi`shRM&`@D~62l",
"$Eq'8n)!rE&h!DE'vE)~0d}Cb&2tq#x%&Vm`Asg!Ebp2)bsv`Bua!7z,5n&ia+@~{e[:6[fZ[E@gR+q(`<)q0'g)/D~sl(0`@EH62q3'9(EI62q-tI5`@EOk!",
"CER}`@ET62f%6`@EV62q)lG(5sf#;EZri0xa(E[e!+iRAk!pE&h!CEbyEe}a(Eg6[f!pa(Ei6[tq)gY%Wiq0`t16Jq0TP&8oq&7Y$W_6%M=8se0SM>q0Y0/:v",
"q9'c%h`ld}CM+gf!$j8@9F`e#*`3+@v`c$#q(i/((#e]If,:3m8;.q(S2&m`&}`c'E$e!>#e!e#d}Ch+dAl#d}C^+gE&q(ac5g!T@vuq%J.=`eA#/`d)j88j!",
"4A$4`;.e!wE<#d}C_+d#q0Pq$cDE>1f!*E=q$rl$E@E>EDcEEAf(>f!'&!g&_q%yy.q$tz9p#{ELuE;e##EM*s`D6w%q%s.,ELrELq)QI&o%:i%>z,r-w/|5~",
"1`c6AD}`3,q-~;'+e!1jcR+uA%o#RE+u0h%NE-u`;:c,e!4eYEi!4E2&tq!cWAe#IA&q%D)-`U,A'cDE@-f%;E@e%DEB%tEAtECEBEGrEDuEDtg1wq3/n5q!&",
"^HA(~2A)vE]uEZsE_uE[tE^E]EdrE_uE_~NA*}EluEYsEmxg%*EYe%3A+/cDEs#g!4&#q%hu*q7h-&lhsa7$8ga+8i#a+#A,k,Qq&@E'$q+7@%k/1<uj'=e'!",
"$elgq)MG$('&e!*%f!Td}Cb,0#f44*A1q%ep&A0*sq(KQ,0/A2f!0d}Cb,4q)-&&A6f!Dq&[Z)d}Cb,:g!V4A;vA:+~.E#E!A<td}Cb,>vAA|d}Cb,EuE'AFv",
"AE~/E-E,AGtd}Cb,IvAK|d}Cb,OuE1APvAO~/E7E6AQtd}Cb,SvAUy`LE9@va+AX#n!Ie+(@vf!0d}Cb,Yh!IAZzEB66rA^}EHEGq&[m&q(>G'@ja4aSbQsk*",
"Oh&a65(sa7q!(*Df*kq*P7$`d*#o)Dq%mx$`U/e@7E'cDE)g('E'e(/E+&tE(tE*E)'rE+uE+tgaxq%Sw.q(FU+q!#AFE6s7.e!%1`d+p)O`;/'`>EFcDEH$f",
"#8EDe#AEJ3tEEtEGEFsEHuEHj)Np#Aq0Il.q=nJ'EEEF6[tEB`-EPq&Fi$l,oEGsp.B`3)'cDEY(h)^q973,q%tl+`5e!Pq=so+%sq&5H$e-lfn4)q%tU+q(N",
"l$-)q%}M)#g!Qq(r],6ju6IkdHirvq(T<%q%u+$`Aq2iU,`M9Gffaf!9q0q(387ti!mg/Dq&.J&q0tB-q.Se'p!;9Jx7/t#A_eqjA`q(]z&q0d2)`4Aa66gp>",
"Acq%xW*i!5fGaAdq(fP)Amr@ks`JhD}h$f*$fjk)'s`.q$M30eil2m&n&65q#nf$f8G3e7oeepq%cT.E$sa+E%i<K)-q7#l1E$*3#g/kWgq)u*$4!$g~aXHq(",
"h<%f',e<VE$f#VAnr@lsq011,f$yq#_`($gmo+`A/q%~f/eM2/`A3#{/f!59JD|q-O3$q$f,'f%}fse2e(t&ro@4fspE)E(q-_x*`;)f!WE-s:Ivf!.E1sAey",
"E5sAjw`a'e+$etPm#2E6s`:E</e#)f+@d}D^!%AmD|E4)fg{gC&c9E7E2E5E.D}k8+6{r@mg$;j&-q&8v,8#muz`9(:Ie&Z0p#i`8-:Iq%,}$d}Ds!%An#)D|",
"54lB!`:1:Il!I`u9^f=p'q)<}&(g:,`u7h1e!,)q%_/-6@yq&N9'74o#M``'te*-q&0^&Acm'Bq4W/,a]:Gf#'-g.Rk*^q([M%q(u4'q([|.p!Y`5esU`EE%q",
"%vY4`5/E$rE*#e!xfLYa_E*h;ze!r5E*-!'q*aU+D|sg#1q%%E%Wqq%n6$6hfibE%p#XE1sE/ya^E0E5q&!R*h)_q8GM.Advq*Z3)e!ie!4/a+q(of.fx}e%B",
"*fyefAs%i(e0q)xw%f}Ka_E$q%uJ&e#hg)G.uWmy`z:oE%fl`i&|E!g#4E%~5n*Xf$U#q7K|&/`:(E9n#G+u-v`3D~hB*Wgf#+-!(q=}5.g$Ue$d:>`>q31t.",
"`vq.f#&g!=q$*x,Adtl&Cp(Ie#Z,e#1q.|@.40th!I}5e(Pp!IE%q,u[2i%wD}tAgE#sWs6%!e*An-[q&)>+q/fi(e2c+`o$#`K1q$<c$g$N(`K3q##`%eJpA",
"kt`o%g+;q'xl&).#/e.#ECbp#e-qq(a0/i#6q%k*)p%ya(EO'fE%EP)sh&re+m'%D}7l#EWa(ET.h$Gm~/&e$E3g$lf'5q+;x%f-~`mevyhPqe'9e;#5!*q8L",
"^.q,T.$d}Cd#e:G:@f*le/m6Bp/8``EKE&E3#jC'o&$jTo-hE%Er+f#]Euq.|{)e!,.f!1Ey0shQ(q(g~.g&tq0oR%e#LEZE[E>2,rE]rEUi$ZEWuEZvo+LmG",
"iF(*tF+,j)^e$J0uk)^D~xe(I1!.~.e$FE!f)^e$I:M65f!P6Bi$6'l)g}f)d|'sa(FGg$DFJi)Qf#8gJkWfD}5eyHgJ|'g4Gf+;f$Rg%W)q0a{,i.Wq7d#*m",
")U$~2p#9h)We!%-e!z#g*ofC*f!31s2g)Ef#3&tpA)k7+9Mq$a206Hl4~Voze+{q$a2@XHq%qG)e#A0h}Qe!T3h$gq)&t,o`Rp+19M+h3h,tq0Hg-q>,D%q.p",
"B&e9q6Ah7b6Ah1Qe`lmEC}`5(-fFPcD5*e$UAh`:.0q<1h$o/;`w9N)n#Hq>H5$q0t<%c=#eP1/h).E.g!Gd}Cd!UE.E#62q(s#)k]TpD=WlE/E(d}C_+iE1e",
"!'eOeE.E(a.<vE1E0E/`D88E-E*q9P~,e;|$eQIi.QAoq%MMs}9E~S!uq$&-(E!rE%y(tg`Kf!Ae@y!E'q$FY2q&c'-:Zq(ln&q7F9)q%D%$Aiwq-e&=6@e&i",
"hcmf<*q&27+fK3f%7q,{o)p$:`3E),a.8;E'#$g.Fq0g@2a.Aoq+[p$q&@3%g&(>3wq#k5(n'5`SiR^9p*sj#hp!B`y9C#4g0}`a566h^B$)sh&iApq>k/)aU",
"q&2a8p$:1}eVtg4G`y>3ea7eUL3q*h`5q&>W(q&{+$$q$r39p#%E0z`3E4eUtE10q%DU%E5%h3{q7nf16#Aqq#$V(e</eiUe=!#&k:Aq7g#)+q)4@.`3q3WR%",
"0hOA0tf&>hAw`8E$eOX#2e!<7=f.uf`gf=<$q7qL+fCCq%pP$i!6h@pq*5a-D|g#LArum,w65tq1+S-a.=!.,'e$kg$B'k-veAX/<'o]N`Z9U54-+g%1`d26i",
"pl.6xekve$mAqE%e9Pq%IF,`ZApe@VE'5jIu@nAsr@og$o7si:&%g1,(#f@mgAn&q!m'5e!v1`z<xe#F<;zq#9A$f4wh<`<;*sn#ae.Lq3>n%e!Q/hbI/-sq#",
"8y'q)33&E&E*66*`6E'E+%eh$E%E,%eYK8vE-/-d}Dr+n&%hEP",
/* tile_sort_address: tile_sort.comp ADDRESS */
"q#C7$d~!!!1ouX|q'B_>6JAaq<N:f~}q#&5Tq$OUEq#&7}q#%tLq<O!~#;q+xa~%Jq#%:$q5oS0q#%E~$T8%|9p~nq#%A~%Yq#%!%q##kUq1h:-q9Vf%67AtY",
"&<'8vq@;<'q##p.q2{c&q##n)<Wyq@;8&q1f`*q##r(<_q#r^4q###/)~:Aqy<;{WiW]q(AD(q5i8^q1af~.gq5gu/q#%e~'Aq&]_%q#%i/,v-~Aa$uD}vD}v",
"E#}WlD~!gQ4g!GE(vE)vE+~.E)ucAg^WE.66tq@~`%`A%ha5`>E3e!$bp$#e`xg)Eq'Q}%-`>E7`>E9q1+=%q#%{.){EEuEH~6E'}EPyEQ~7EWyEZ~.E]vE_~",
"/EcyEd~7EjyEm~.EovEquq.DG%q#%{>MPtMQ~~2Cq#%1'Wr#q!lF{87)q9C''fl:%r+vE*vE*D|~.g%;q)jD.WlE+E$cSE-e!'e86E*E$el:e)jE+el:E)E&~",
"8q%{/z}9E~S!kKA}fF.#E,68q4BL*q$q{+o!P}E8{q$qD.E9rE<~.E*eHGo!g}EJsp#7EMrhGDEJeGqq$q{2htmome6{~~#Zd}Cb,te#Dq88N%(g:3`a)66hg",
"-$h@sgo_km9`v~}9O~{q2&D(pkm}9O~1<W~.6{ykkO9UE!D~D}.~36F~3ej:&#8vt",
/* tile_sort_rolled: tile_sort_rolled.comp */
"sVkd~!!!+Qq$Cw-d~!!k6hwAaq$-F&q#oS~%&fk;q$._)gk)gk1q#oA`hjqq(,]'q%:{2ejX}q=i]~'0gm)q5)w5q!i8;q%:.*q:uQ2gisq97-0Aus6BuAukj",
"9e!5Aveiw6BuAvymiGge-q%pf'Awek@68q%;`Dhl{q#f~77rme97rrq%;a-pe<6eW/gm:q%q=*leAq@~O:ky#&u)s*wm>Qhdr#ozn}<u2/(eD(g!N)l1#+28%",
"~/E%E!0.g8Jl1#E)e:!2g!3q#%&%Wiq:7D~,[q:5@~%97wjJtlbE`C:-eo{q#NA,`C@~e!1nc3`u7dq:+*+eB~)q;nx4*q:p^(nc6#eJz'q>0p2fDFq:g-07d",
"uga&#se##*`K*q;pI,g!mhKh/f!mf,HhT[h^2>[q#M=,eFG(f!%q'cO$f!%`s&t+faH}bp('eaja7,+q,({-m3q4seOmE!20f!'42h,vq%B=+hDn`;'q$BH'f",
"GTe#)jE=q'NH+1tq1rX*'ecR4`s/5k#H}`:0D}z.|eF_q'3O'fMe+!#q#G=2`:E(E,q&UP,E%E(E'q#J-)nPXiPQhIh)q8{L0)q,(b*l(</vq)<o(f)5q'bx,",
".%h$_q'6S,AwtkS9D~65e+ueTpfaEfm<0eGoE1nUy'&E3uq&6p2q'Zl%Wnt68uq$<`%Wqq$<r$68f6yE,rq#IZ+g!LeV96@k#`fS-h{Eq1{>%)g#boPQ{;!q#",
"<j3~}q%bD}gm'q!O'Df]h,+h7Mq!MCED}wpO0E$~2E*tE(~4lO'}#e~+q&_Z(7l)iO'g;GpO'`7~T8:~I7{~v<uh(@q#W#3+{`3/(fX;q-kf(q(+@&&|'$e,#",
"/#/g]sg'm6@f#)+q#9F%D}#e#&",
/* tile_sort_rolled_address: tile_sort_rolled.comp ADDRESS */
"q#8r$d~!!!,Mq$Z*7mNeq-2U}~epML}q7*UFq!MNlq-1^~&kq#7|)q!M+`~}q#2:S8%{8%oM#}q$vI)oM'9p~H6F~F6s~M9p~Mq-*P~/Hq#2u.q!Oo~,{f~A~",
"}q%q<~$Uq!Q;~'.",
/* segment_sort: segment_sort.comp */
"f}sd~!!!2cq$nOCq*Q3~$YfRXq#j!Tq4f*>q!~0Eq$mV(q#j>6~zq3Ot'q4dao~}q*Pl}q4bF6q*Q#z~Xq$n%}q#j[~#fiTtq&<V%@~:0q#jh6:2|Axr>/vAx",
"~;:3q$n-lq#jl~&_q%:7&92sq;|>(6%Ayf!(q1#q+q$lk+Azh!4;)rAzt9;sq4mZ:6%;Tq>p:&g^*q-f.)A{s@~e!eA|v=FrA|t9BtqBG9@`3;Tq,0:&iKegZ",
"QfKg,#pZQhL'emm)e@h2q+%n%&q4T,/hH_d}Cb,{f!Ne7m)q6eN$+(fBR'a.=!-*8v`]9Oq1z5$kZ'd}Cb)FhZ`D|38v&xa;vE#E#D}*uq0G;%q4b~~'^q4[m",
"Cq$mE~*abh~ZcA~Cbh~sa$~Baf~Bam~P>/~~$57s~9M-tM.~E7s~~%=7sq#iI~0tq$Ub~$.q#g|~#fq(K|$$q#h#+)v'~~$2q$%Z%q(m]&6BeF3q3II)q)$m(",
"q!*W>/sfF6q+pn)q(E}3p#dD|`35e*sE(vD}E!sE,}q9yx&q3kx*-hy,eH[9Zq0eO,1e=5E6E!sgR~e:]q65x'q%kK&E3q*6S%hGg`e%e!%ep8`M9Fe9AfH@E",
")d}Ff!>EGE1eBAf!Sg.Pq)S<.`.E;k/Gi5'o#x}EKrEJe$EEKEMe*jEWo#ra(EX/q(F<%*jynq(i9.g(GWlEYERcSE]e!'e,KEXERsE[EZEYsEWETq,(u%q/_",
"R$6If/<ESET!rEUrENrq5|H+q<p+(p'(}jJ'1m;O,vj%4Ayh&6h#%ewjm#pf#ke!8hOOfMVg70d}Cb&bg'dE.%g%K`@E-E*l{vq3<|'E3*f(yE4e(#E/j!:q+",
"b^.e(ri#hE.~=EB|hu;d}Cb')f!-kW;`3EK+eDJ5se+`&%hO4q(!+%o!CET4rEQE'g)Ej!Cq)%9.e%=",
/* segment_sort_address: segment_sort.comp ADDRESS */
"q#A<$d~!!!3hq$X/Nq)xpH~}q!mwY6V~/q/|kCq!mu~#gq#A<)q)xBx~}q4:D2q4<j~$)q#A{/q!m:~$]9p|<'wq$X#~'&<W{<Wq!m6jgy5hm:q4FP<im=6sq",
"&>u(6FW8q!mBYq+`A*6shmIq8Dh+6ZkmK/|3u6Fx5w`H4i!VfmMq/o})gmO}E-|8&~Iq+on%q4;0~*Sq453Cq$Yn~*Lep0~}q$Ynwaf~EbA~Eam~]>/~~$57s",
"~9M|tM}~E7s~~%=7s~~63q!qq~$ae)}nqs*~/Wl-j&B0sfG|q!qvXE-~[E=|a(E>q)XG'fIQjqxE7xE*rEHE2sq2iE(q1/E.`.E<q!qxHELen>e$GELENe,;E",
"YpqxEY~AEZESrE^f98`>E`f!'e-~e95E[`>Ebe.#EZ#q0RO%jq|EVEWsEXe*Bq!q|p6k~~#c8&~A8&~G",
/* merge_tiles: merge_tiles.comp */
"sVkd~!!!*cq'$i4Aaq$`p~${q'yM,gtmgs<q&P)Zq@xA'A}6Lrgr,qCWQ%X>A~676U6U7jY0B!6%gqve!MB#6#B!WDB$e!&er1B%6%g!5X>B&e!.q$`j~#2q)",
"<m~%Dq#`J-q'y=-q-8*)B'W!e!eB(r:-B'gq2B(~5B)sB'uB)}go{qAIY&B*e!'q*eD$B*q;uW)q-6N%gxPgrBgl%hk897q*ee$978jve!*8lrijuq=U,%WIB",
"+B*e!A9>rB+rq=Tr$gwIfs!jspWIB,6L6gfy4B,q(eZ1ik>isAq$_i)qC}><q'y*&ejj`E%$m/&+q$_H*68v6htf3`g5C`82%q,Q[$`;$#d}E1-!(%#4*'eEv",
"$fIHE!f6,-fYoejtq,g0%q*d)&q,[,'e2R/q0cB$1+(&ejo3%eCO5E1E(qD.V%q):`~*Iq$]7~$9a@~wjjtA}a4sgfWe#cfc$ect#q3s4'ej0f=gh,*q.Op*q",
";Q$(A~bQbQd}Ck#js`>&e!$fb%}`|eec-e!$hbMa+q7Mb3B#d}Ck-!snAd6g{q)n*$e)H)fe%`Eq1hB-'q;SH'(*sq%|K$`5fw55W'q$,|&q,XO''q;=Y$q.Z",
"T'q&yL&(q;]S$qDRS%q((p,q$-c)B$c^q;=2=fODk>qe-;q.TV*a04V|`SfDN#%aV8jf-Lf%$aqE!Vv`s$q=Bw$D}q7H|-+-aV8mE$xi#('h$Hq,UP,8nE+q)",
"h4.q;=1288g#hq$#(3B'zq49E%`8)8#`3$f#hm%2}+s`918#`cegUh3)f$.q'}N$e$Fq*6x&E'f$2`KE)j$C'f$=&e$5E-tq$3C)e'Jq-yH$&q+K{&'fiYE.s",
"hIEq25Y)6@yq4r''B%e#sgE8eI4giLd}CM#jiE<+(s`Eq(dB*pH{}o'U{e%//(h0;`5+8#elGE*f$Qei+fM_E*`KE0e*4E1q;RV%`:2e!4E-&e&,E#q=O($E.",
"!e!-$at:nE0E/q=F,+e'_D~q%{:$2#q.`$3WlD}5q$H]%q,gL.q*1<.q*H~%XHqDV&)WrE4gKdi&A`7o$K)t`.%66~Mp'X.'g$KD}e#p*jlRk&Ya0E.f&Pe)W",
"1g!B'h&ME4u`@E3g(anZDzp%GE/vE8`KEBq3x3$h%7.e!^EC/f%4EC!e%<E8tEDsEC&sEFEEED|D|t0x4}53uq%sS)6[tD}q1]'%qC(J%6[fZAE>q8pr%e%<E",
"IEJsEKe~'io0B&c^eQ1q!+D=-{2q.]v/D|q(E^$g#}`KE!g,i`;,j*@q$7Z+6gq)r/+e$WE(q27a1h<#E-q$Mu*E/'7r}a0E5q-5g&E4ue,NE4gYYg)wf,ZE7",
"kooq((;&,E$s.r.jJGa0ECV|e,]E>gJ>%E*h*Jq)v%%q34f)6[ue$c",
/* merge_tiles_address: merge_tiles.comp ADDRESS */
"q#<@$d~!!!+;q'6c@Aaq$[Y~#cpI5wq%s)Fq!I7nq%rH~$lq!Hn=~}q$Zq*q!Hnuq!HjmiHf}q%(*.pHb6sW,w6FW8~R6s~16F~mq)H^~-=q#1&.q!KV~)Fe+",
"[nKX'~1/y2~@D~zE%yE(uE*~/E.uWlE,!jK[`>E0e'QE-jYba(E2q/';&E0sh&xq26:'E/E06@tE,q!K`~)D8%}~}",
/* split_runs: split_runs.comp */
"ft#d~!!!&j~@~}gJgq%'M)oJo}fJWeJlq#eN)q.,T+XoB-f!'q'B(+eqV~|kn&gJ4gGzgG@fJ8|kGZgKNiIIq'5N2q(>,(B.Y#>#7piIQiH&eGUB/r8W7pgGs",
"B/~5B0s7puB0}q1aF&B1e#Uq#`G$B1ugG-iHpq0-8'B2Y#6@q#Z,$B3Y#:IB2WI91e!)fH<91xjo@AeZrq'4A/q%!I19F`8&$gG:6Ie9T&q#:j0.q*Fk$eG(e",
"Fr0%h*P`9e9v`31e*45g1X$f)7$e-!.a689'$E$40e|p+rfCN5e,cg9*`8q2:a$0E+e*Mq#.C(k+=E0`8e!A`A#.i,NE.|`8E!6I`Z6{0E1$D~g!=g)Vq!n8n",
"q=W:~$@`_~|9Fq&pk27wq&p397x~6hC=9sq&p3)`5&7=q6D<*iGuq,|8'6[q$sV987q&pq6q$q],pd3`8+B.q&Qh3B.tq;x*&2gDbhcL1}3tq=&a1.`:r6Ize",
")rE!q.*a,Wig@5f$>i@5h!s'iG-e!o)h@1q*qf*h#r89rB-sq$tX$p3mB3m6Re4|q*Nz36Itp7Ho!_m4Lf$kh&Oe9YB2e%(f>m-q2AA&e%we,)#$f$ce)Xm9E",
"f$Je6))6I`:'E3o+s`:E+B.k(yf,S/r#E:g$4eQ{g%Eq*sy-eB3#EC|bp'EGq$vD$E$EJz3{f:fE+f4~hA.q-bC'E7E8uE4q3'/%XHqD'+$6[f7,E;i$<E=g5",
"}EAuB3{e$3h5|}k.Kq*Wy(/h&=q&r7-q!%0F`:#2q#:z,D|f:7e#12q.Kg'jw-q'h3.q&wN(6In!WE)q&tH(q8T9$e!/E,sAe`KE+q&X%)e!2E0sAjrE/Vouq",
"8%[*",
/* odd_even_merge: odd_even_merge.comp */
"f6bd~!!!/M~46Jq-<i~#GB4uB4uB4uB4uB4uB4uB4uB4uB4uB4te!'q(/j%B4uB4uB4tW#B4q-<}lq'w%1q-<k5gc>q7Q)Oq+u{%q@qb&q69N&q#|5$q'Y8%q",
"$jM~#~d~!#F]/B4un:zB5rB4rB5q-;=~$cq%=A-q#xg%q)Y5)q&Tv@gf)q#|(Dq+u[%q+uW)i<eWPB661qE):(:AW2g>2q.DK%q+ua%q65&+ebsq'Q@%@vre!",
"(B7XQq>`O%B8sB7r83e!)q%@!)mc`8trg=Dkd}B9XW8Hf!WB:e!Q7=q0I<'<Cq61c&B;e!hf!8B<sB;ieCfd5f>7B=h!OB>tq+v-(6%B@h!KBAsB@q)*7-BBd",
"~!#F[mXY6LBC6OBBq)*<)BDd~!--~Pe!1BEBD66g@Jq))X)7rtq0O%%e!;BF=ef!+BGd~!!!-8sBHBGrg>CY_;'BI7r7rXO6LBJXPBIBFBHe!.BK@=@=sBLrB",
"KBEBJsBM@;@;sBNrBMBCBLgj1q(^C-q)(6)9ptq:H3&6%BOq8oF(BOtBPh!><WrBPrq#}6'q69p%q#yQ%8a;_jfOq#})'q#y^&e!-BQsf!^BRXWe*|if7q#ye",
"'e!(BSe'D@2q#~v&f'kBTre!:q0LJ%:dBTif{q#wu&q7J*.q#xC)>/r<_>*q(Q-%q-@e/q.MN)e#K<#q$g8%q2$J(<%f$$:@g&z67BUf#FgBikD3q6;E'BVr6",
"I7=q*N%1='sq8|`(mBgXYB6BW6[6[pBhh;cq+TP$h;QWl8cq2di'Wl<#!q@6j,Wl<%!h@V`;BVi@Y`;sWl98q&w'%${D~s`|<%k7Q!`-<#f:RfCah;i%&$f@w",
"@vl!BhA+`-8cg>m%#q#Dc,66(eCu-$e!Jq6ZV$fhtq59D%f!Td}Cb))f#$q<Fv'q2W,%q7J{~,.7sq#Q&+mI1`-6J`-8biJk`dfHg'#`ce-@e!l%nI@q6-k$q",
":5m%`c$q*gJ'e!1j!Q-e'Zq0@M)q+4+-e!j7Kd~!!ZH+qEP-$(e<Eq+fK%Dgf!3+6Iq#_^-eKi+d}DF!L+#d}DH!L2BW`;7K.e)Oe!+%#`~q2l7&*q2ny%q',",
"x&1+D}/`a33caE!f!@f!ID|yh^+``+2e(vnJke_97/q2rv&6h`U'eqd&6[q>Vw$q<e,$q6')%*7^h!:80r&f#nq.O(+Wl8bq@ia$#eQbeQFeG;8nq#pe%ncX@",
"vvq+FH(fe}f$V`A+:>`-8m`C$e$,f!ke!Vj!P,q#i^1(D}eQCq3ok)g0dE$`U-f#%#gl-2e!*1jbHq#Qh.q#N*.q%55)p[g{e!gf^Ob^8t*gc:7d%tgJug#n)",
"r6Bf!:em~h!:q#v^+d}Cb-9g!>0rB:s94D~66~0bGuD}rB<tE(p![q.0b)6[tE&q#[@&q!#Y>g!_iNSblq#xq(g#Vi!7q5T,*fQ1aV8t5i#zd}Cb-=u2rB>h!",
"Ff#FE%66m#^bmuE!rBAk!>E,65tq*DN2Wiq+mR*gy>BNq+9h+f+=q+9k%BNw(x6L:on!Oa&~2q2ez%m!O<xveLHq(}E)`z:hj-M'h+uafg!5:ox)s`-98`y9T",
"q+6V.q9H}$6H#e!6&q)3~&p!Ph!dbOo!w)sfMFim'q5Nb&f)37wf)8e(k`Usq#gP**zjN9(A%elS/+e)>q+Pc&q>Ta&`c/#eQ`e!-9@hY!`-;_q..;'f&(D|m",
"kmg!8*ekrf!8e&'jQfq#pF9p#3A*sE4E0~5a7$q6+C.g#5fbY<xu'``95&#'e!3fn=h!GEJrj#I0f(nf'JhV/q/ty.q'+Z(q!$pKBQ~6f#L1t@,g#g'#o}td}",
"Cb-Rj#I-ed.e$p+jv&b(j!72e%$E*q*K;&q+8++p(qq+3N*q-j|%@2q#:*,6B{e#u(e#<`L${f3sh&A(`8e!Ve!<e)2+q.'n'@2j$@q+%[+)qDiw,E%&e.9f*",
"Fis_e$4q/6T&-7@f1>Xbf-i!q6.~*`A4@2l&1q%qi+fmFE$q$X|4E,sE&uq(9A%q(9J%BSq(9F%hpsq-|0-e%L'rf%Q(sWaq/vA('e*z&rg(Rf.70f&mgks&%",
"f.Dh&y/r)etBq+CR'q+nB)q8j{%3g[h`A%$bd#)$q$#]'4sq5s:&D}E!fzebFe`|D~q%Uu$q$9-(aVe,u`>f)4E-`>e!B+#%r&s,&$r%!kprg#n6|q5n);q8j",
"L%`e)q*6K(n1B1f4Q`U0q#)@$1h)1p1:q5n~6p23+h!t}0`o.f!q/i)[-q<sn++q5z!(n=Vbhsq28R)q#t{0`/6|(i!;%g#9-mZ@`;/foZ(`/<wq+Ng+p#zf<",
".4i!]D|p!v}h4po*j0q#tJ+3f#%,sh$)q5ZJ-)q#{h.q<Up%q64+(j$:kE`65te+Qh+Xq+w/&q20`$#&fe6}q(TZ(q93$)6Fir$h)%h@_#*.+q(8,/`:D}6Im",
"#l*re!wE$`LE#ib]{D~sm+<E3t<#f'3e#JE.f77`CE3q65!$ed3p._`cE1E3q'Np*Wl;_f,n`;E&ee'+n,$EDw/e!@fi*e!iE@g:U%g:aq+zP%q37L(6Iq+'(",
"%`;E665f!bg0re$meGc(q8rr'q6:}$eGCe,^ef}E-aYf$GE[rE[au7lE37lE#e$$q5lN+f!B<#e8r66fHU`Sh,z`B$)t),sex:.q34W*f!j`A'@ve^jf9F)o_",
"``]:thz30+e$,hDGi'=@v`;e:eh$C'*q3G^-p::t@vq$&h'e]8.m%i:@/e'Rh|Lq'EN.e!Qf$:4f$de20f%d`AE2#a+%e!%#BUe!9`Ee;yq6,O-e-hq$#<%f!",
"J0egL,h#qq4G~.q,=`&@v`Le!%q:3z'EDEE%#q32`$EIr%!&e!0EFD~tlFVe!hf#if!REL#fKAgK*e(Hf!+g'>q(>A%hH0ETl&|65&jKUl9/fKQ+#g`kq&JZ'",
"E1vEYsq,rV%q,rQ$EYs",
/* odd_even_merge_address: odd_even_merge.comp ADDRESS */
"q#@Y$d~!!!0R~:p_ExV}BXg^/BXsW+e!'q#@b%BXuBXuBXuBXuBXuBXuBXuBXuBXuBXuBXuBXte!'q(UE%BXuBXuBXtW#BXq$[%Vp^4q6w-Up^!}q,S!Nd~!#",
"o4$BXxp[UBYrBXrBYq,S&~%aq!]UZq!]Qcq!]M~$,8%~=8%8%~Ak]I9p|<'~0<W|<_}~}g[7p]I='t70W-gf2g[aq,P7'7(X9g]Cg]Oo]C}q)$+-i]Ck]Uk]C",
"==~I6Fx6Zx6Kx70{g]jj]C6ky~}==~@q'1:~.gf`$}~}d}G$!Lq!`!~)caf~3bA~NbO~3bW~~(Qq$HPt}E7rE:~bEHwq'xP%e$+EZE[eaEE]rEWzq$dB'kaI)",
"sWl'f!**t(!iaOq.~~'f6IiZ=f/i4g(A`-e&#'fTagadD}tg3N-a(5f!Hh8We&Pka[a(E%q+yc%g/d`:q$e0'`A$#ead-&q6Gg'E'#,`>E/`>E1bE%%eah%$r",
"E/e6pE4e!$bF&fYUE0malE<uE=t-w.zq$y,%q!al~&570~:q'XT7`Gq)!K'eA6iBFq({J%qFK_4gau|E#~0E'rE&~1E$}E6zE1uE6tE2~0E4E6~@EG~/EC~16",
"s~Kh]^q!au~&@",
/* segments: segments.comp */
"sVkd~!!!6=q&,n/d~!!s.xyqCC)-B]uB]sV|e!'q#>w%B]uB]uB]uB]uB]uB]uB]uB]uB]uB]uB]te!'q)Mb%B]uB]uB]te!'q@JM%B]uB]te!'YAeb&W#B]q",
"(yz~$ofdcq3_A@q'ue}q):()hdpq)]o&qCF+&WEBZ6#@[WDB[e!4@[q>Cd%YhB]mdEpdQB^rB]rB^q(y[~'8q.[N)q(yd~%Mq%@@~%Yq&+W)q/iA'63WNgpeq",
"%J*)9ptqEVi,99t99q7^$'q)tI':fYAq)F+%ggpq%@Y%e!&B_X6q3G4&>Mt>M9]rkn#q-:Q&>Mvq0ic&q7c})q'vE'B`e)P6hq'vf'Baf!,e!K:Yf!O:]re!0",
"BbXQ6@q+&s%Bbr>mt>m:^rghwq+'6+gi8q/k4&@&t@&@'q-:w(q%BR+qA3+)ijlq-9G)=usq->=%q7a`58/sq%@h:9Gq#F:%qCMC4`E$%q#[j.eK1eW!!q=j'",
"%`x7y`u:^4q7+W).se!0%rq$tU(q)BS+#6Be;/.mi8-f!3q/HD$khse:_2#&E1q9P|%4g9qe<,E%`/<zE'e=*q)Oz&E%r5q#g2%q(y_~0#q$}:*:.q(yl~(KM",
"HtMI~~1^6%9Gq)gj)6j~.!`8)'`9*(q>Qk/q#G<&q4|Q*q)gj06j~.q#n7'fsEeECq)}n).q#JZ$q)f`2D}t6e|3q)~P/m!bE(h;_E)q)~P'`.4n%YD}gh&eC",
"}k!L+h3{,2#q-VM%E.`5E6E2`;E5f07E4m!z'E7hf1E:e!9$gq$`B317l&efk2$e#%E13+(q)fY/mq3q45G%g9%63b%$fr8`L'63m!u+q/*#&`8,63`9-q00t",
",b%q#SX(+q%aA/af~86%87qEsCL7h~S7h~XhqiBZd}Ck+[q*q3,q)gl%qADA1q0cn&q,Wb&q0c~%g!+&q)fr&`E'e@uq)fQ/fl6i@h)D~sf!>}f&+2`LD}j'd",
"/|q<3:'71g(OE$`KE2q$)*)ex8E)eq}:Zq@>p$q1T'$B_#eix`u9]fI.E5f!*9^tE,t:GtE0q;$]&q)dC%q&|T'B[rl$8`3;T'q9$H*q#:>&`E%#q$^h06ZfO",
"@1(e#=+q%op'`K4l#D%65eB_q$*I)`56hE#`36He!55f#P$#g3`Wiq'&q*a7q72S*h.Iq>Ge(g7-@vq(J:,66tk}Ea,W/eRdq93+(f$Ae*4g2tkm1eS8e![)k",
"*u)0vlmN/#c5q-(f)a0sg!~f6I%f!'2q>&3%3%f}to/}q;5>%#rh#*6hze#Cq>P'**|f!Hq>5`,g!lqG2:$:ZB_gALe!/e$l#thlu&te$Jh*Wb%g%ie%Eq15W",
")f8%4q%HP*q0io%Xg!6[q,mI'j&pq5E0&q#>j&`Leo&q#Uu-h,iB`#e3Rq>JA,E<'g(yc3e3UE=`D:i$h$|gO)c3EBEAE@epk#gQ@k![BasEFq/j60EIe{*g(",
",:YtELt:]t&q1Zr')m/>q)QG$e;noU966e;6Enq$0;$EoeVi+g{zp%]e!6fBgh4_q>S5*mX$q;+Q$q>1T0gv5p15q@:G)q)+'.q#%w)q>AY-q(}C**sl+w}e*",
"<3`-f#fh!`$0rq>CE/hx8e*hq795&+g&m'#e$tE,q$3)*q9-!'q*Kk%`3(68eXwk*2+6gi!8E#q)&2*k#'fzB`.E2ewA&E>fsEq>Tn,E-EB`3EKg#)q1'p(q>",
".d)&q$Kt,q6(J'q:k-)9Jq7p:)hZdq3uw,ew<'q3ur&'k13q)u*&e&$q(vF&4pMwq'-)'12!(q(vQ%(!/#q6e0(e4a2q%BS(lW(gu](g)y)fubp!jg'lq)!S-",
"e'c#j.$6@g!S7Bn*[`u@'g$Jq.,<)qFZ>-e!<.q,fq(0iLr,sg!G`A3{q#26$i$Y'q)(|)f=~e$A>pq3uu+`Lsn!v+q-1'%e^B1#iw(01)!&q7s}-*f+w36Ae",
"'7g&jq&:]*f9lq0c:/E%(g$:qAJ#-%q4sy%q#$H':&`Jq%Se+h$cg_x6@p%0e%.oO3hY:l!=:Y-|q%TI*e!mhY/l!I9^f^(f!9l%te~7kF6q$QB23r+eC(E4q",
"%JC&-D|sE)}`3E')q%Is(c=#eZX+!g!tpELe#@fI6cSE@f!'eIGEBa.<vf-cq,vk&f$Rq(~3.g&2'~/'!r'e&&'u)Wmq0#B-%i6q'f!W1*q(}`)W$j*>&6Aa.",
"<u#E!*k&aWsf%r!q>>Y*k-O:tq0O6'aUq%IY;f.g$g%1p&4m%O'f6',k)Di2p*ue&O-g-]i6_/.sh![m&R4g-+.h![6Ota(E/q1!k%a+9:+m(c:YE%rfF}E*e",
"T1q1]^'E5q7}O&q%R)''hO<,a-6y)#q/sX)&gPgEA+qFhJ(q#+b%e$YE=E>sE@eYcq%J;)E=zjR=EK(sq/{:.*q-7Q'q&;o,e#,e)ki$qq(vV&q1a0'*wq#65",
"%o!NE!e#nE)r`@Edq-7I&'&h<Iq#34.i&*",
/* segments_address: segments.comp ADDRESS */
"q#aM$d~!!!7lq&<E9m~c}BcuBcsW+e!'q#aM%BcuBcuBcuBcuBcuBcuBcuBcuBcuBcuBcuBcuBcuBcuBcuBcte!'q*6p%BcuBcuBcte!'q@BL%BcuBcte!'W)",
"rd~!!!#DW#rq(t1w~<q4:mKq!}L~#Fd~!$RQJBcq#bx0p}QBdrBcrBdq(t3~&bg|vq(t7~)'g{Vq&;6)g{%g|zk|v<'~8;+W*wBeW)q@D5%q*CP%q!|vNg}Ng",
"}_g|~g~4g|Oi|~g}eq!|~D;*YMg~tm}%g~Gq!}%d<W~0qG24=9GfMbq!})]~}q(vk~2jq#!q+q(vx~(bN=tN>q##*~1h6F~F6s~;6F|mC/fFanFjq+!n)q*dI",
"&g$IeDz+#,lG~j!BE&pr0q*hO-E(fqGq##o2E1t6s|D|zq!#N@EBq*hX)g'9eDqf7Dg#Q}ELf!Eq$4r.q*hO-EOvEPwfr0m#;y7^nF=`;E<ewo#E`q.7n&q#H",
";*l#6`;EEf!@Ehpv)`H)m#1E$q%)i%`6E%EA#+q-j1$Ef`5EnEj`;Emf2TElzet:Eoq#%G&ErEmsq8FO%`BE,E*q#%G%E+tEWE,~;qH.w+(f#-(q#%N(*|.rg",
"&3`8/63`90q#%NDbA~~$,;+~3l%4q#%U(eJgq#%U')sBe~3;&|E$tp!>q#%U'E#~5E/u;%wE5eKpE(6[wes~E,q#%W3E8~6gTxq#%W1q6[)*;T*zq#'C'%#o8",
"ni{>`54q#%_,D}e#M2y%65q@7v$`H5j!1e{+E&q#%c*q&<t&q#%ce6K~~$%k%t&e'u$q#%j))r`H'q1=!(q)uP%q%HE(nY3q#%s'hJHq#%s/7(tE8}71yE@|E",
"Cwq%Ka$q#%s.EHe3Nq#%s*71yEL~0EO{ER~OEttEu~h;*~16e~>6K~7;+~S:f~0j,pfx!E/sf,l(i*7)rq0}b'E*seEM68e.qe0'k*R.6g`H,g!<E&sqGZm*k",
"#6E!s`.ex8e~PEBe|=q@GC3`5E3EH`3EQgy*q1(z*q($*))f7cEGe!/EHEI6[f~kECg%Sq3Ny%q#&.-6K~~,!bO~~#18&~L8&~N",
/* segment_count: segment_count.comp */
"sVkd~!!!&{q%Dq/~}q2a`@q:t;qq9^M*6aq$&M8q,HC-q5aCNqC%E=qCU}L~}q5`{~#ei~Iq:rN<7^W'uq2`Y)q#'a*6au6aq:oX76hV|qCT:3g}sqH+:5q7)",
";)qHa@+7oX[kz@hw=}q-Nm+eF]fw,'${+j4X)qGz'@hFla`9g2e@kV|`K%Vvq#N)$q&%</qCQy)ew6&jPcq+:13q+F<$`;D}q-ur+7tD}$rE:.s$q6,H2q5m}",
"4E>`:e!aoKpWbE,q-MY&EK0{EO4|q0}m$E4E2e$.$q9':*q%rG.q#D]*`5E:q,u5$i$nEVE%yj#-e0+EP)e!f*q#@~&&g>L%oRNhy2`;-#q+=+'fx)E!q%Ya'",
"1a#$q1_~(qGu}.WcEsW]Eshypq5c1~&1q2V'~$'qCM`~#k6y~QqCM5}}",
/* segment_count_address: segment_count.comp ADDRESS */
"q#<p$d~!!!'Qq$|=Aq9u%b~}q9t~Gq,_lNq!8QPqC;4s~}q!8vb~}qC:@8q9qpDg8[qC:3)q!8WDq5U+)g8`}q+UM)l8`~}70~18&~~#z7(~DkSk7d-v)vg8i",
"}6lt0t71wE%e!M1p8iq&'S)6@vEvrEvq/>;~%hqHC~~&0qC2c~$)6y~QqC2-}}",
/* segment_histogram: segment_histogram.comp */
"fRFd~!!!&p~~%Pq#U4%q!RB~&9e>4m:jqApp5=iXQrf!.BfWT=iq269%Bfuo;+gS&hRe|q#N$$q!:{WqB+B9fOqqB<s(6@l!P3sqFE{5E%7asq#nF4(i;[E*g",
"7L%e;_&rjfNo;ByE3r+x.t7l$e:X%e`7q+k49E5tW$q'=h*e<C+i!>(o;byEPsqAn^,D~7a`@EZ.e0sf;FD|4emN$q1Qq)q+kV2qC0P2q<*`$66h#-E`E(uEV",
"q1L)<`30-qB0b0q(y..q.|(%q!Ro~)k6yq;4yhp8a}8:~F",
/* segment_histogram_address: segment_histogram.comp ADDRESS */
"fRCd~!!!'H~~%=g8Nq!R>~&@q:E3'q!8X_g9Aq!8Xp6e~YqH^r.E(i8`.eL(q##y0+i8bE-~02~5E6~4ED~9E8~MES~1E^~aEcvEY~/qA9w630~/q/=b/q.8s",
"%q!Ro~+d6yq:6BOq!:by",
/* segment_scan: segment_scan.comp */
"fRCd~!!!$P~Dq%(4=pPCg9Cq!Qhqj9q}qHOH3q(Bz@q3d3<g7!g6$fPQf:bg6MqD!5)g9BqHN&;g6QqHN*7q#w<+pO@}g76g7fg~MqHj!3qHN$2e'[7ae6Di)",
"4&#h{g`E)e!%&+qAB6.2se6hq#6x/`:$5q#7~+q;Jz(3qHrV&*fC-q/$`-g6')e3o1E.`-E/hN.q&]M%E.E)f)VE+q'Xs%$)q'$M)p37}q!E+Ri,iqH@G~#l7",
"w#qH]+~%5",
/* segment_scan_address: segment_scan.comp ADDRESS */
"td~!!!$`q!Gc]~}l/:}p/2sq!.@ggGbq!Fa=q2tyFk.jfF+q!.jtgt1g.Pgt=qHZ_6p.T}71x7(~WlC_8&te8Wh.[-q8+$)h(]hCcg(Xe)X4E1rE2hD,qI(,%",
"E1E,f.^E.wgSQq!.^>q!8BTq!.i}~}qHM0~%H",
/* segment_bases: segment_bases.comp */
"td~!!!$Qq!:|bq!kTtq!SnBhS=q!;$t}p:5}g-agSjm-wq!.fcg.GqIc4>qHh!&`Sq;WF.6lf.M,q#]m(.sq$2s.fDlg-^2h5sq%[o*qBy!4e(tE'*e-{ePN.",
"q#tB(q0_i'q!:cpq!]mDq!.>~#e9hq!;(~$09h~~#4",
/* segment_bases_address: segment_bases.comp ADDRESS */
"td~!!!$d~q~}q!.Ixq!;-}g]ug.^g]yq!.^qgHdq!.^Kq#jw,q0Uw&/q'9K(1sq)n_.q6Rp+q%6b&kP4i*7q2iy+p.pE-~0q(}O%q!:u}pQ)vq!.{~%Mq!;:`",
"9h~~#=",
/* first_few: first_few.comp */
"td~!!!+Yq0r>(q*gG18o8suq%]^~%dfq9g16q$_-%g1Cq;8p.q$_P&q%]USq$^D)h1xq$^I'q$^@%q%[a~&_q%[)-iqyq$^p'q9zF)fpOq&:`)q)jF5g50q5E",
"_+8b~0q49C'q$Zw&8a8jqD[~'q0kh%q$_%1q&}@T8lrq5Mf/Bgd~^e:F^q$[c'g73q0ta'q8ei&6%BhWT6Af!,8srgsaq-Y+0q$UR+q(sG,8.q3@%(8.q3@1*",
"9pXVrq(t^&q)ax3qByQ,q'aO28h`-8oq=0N%9Fq'aT.-sc5:lq+M*(q$*U/`L'Bhq$1Z&'-|f1g#W_6%FM8sWl8jFMhfUgfI-`/6z2q*'61+{`M9G`-8j`A*#",
"q+p.9Wmye!Ie2<5`;E*gsP3sE-#a+8/mFtfs]'hnsED4$%Waq2Yp-)sa+#/m!L9Cr0vEM*vafhoaqIih*qGm6$EDh8;E4&$%fnLho#,0sq$Fq$:Z`SE(m#mEX",
"q(:A*q&$M$ENfSdeu%E'q$4f(b(m!w`5E_EKq,r-,EW$f!O$s9DsD|gmUq/sU$Ejq*jM~*Eq'F9~$0q0.*'`Ana.`S7]i!-q$P['f!%q4bT)7]q$S>),/sq0H",
"c'q'b05q'G!}hofq-&M16r~P6s~Rfp<p#:kIzE#e,kk+Qj!4E(hQiiz@(s-g3QE*fH^q$<f2E3t6r|E$yj-/E(n#.E@fG5h#1h|&j!7EFtq;kD,)0#/g#4EIq",
"+t;&EJe*43q0K,$`.e}`p!yE>tq=T6%q8ng$f,7jSZ`;E4f!2EYi!oh(m's+g!o3h!}4E0sq4fb%`B7lES42`6EQET$3`6EXEUE@4q$;a-qE7DEq&B1-aVse/",
"<q3yq&a!:g%o(#`>(`>q*=!$n),q']h&e!'4q$U0,-sq5[.'D|#*l&F`>E!g#4`>D~q*2i*k/Df!aE*i'ye!+E-q0*%,l/8`>E.h!^E1zWlE2h%;D}i!aE9yE",
":|e!0E=f/SWlE9E!e!+E@s2q$LA&q$;W&`x7y`Kq02u'$g+hi8~)q#-!28gr-#g6Ii9Kf8Df$zq-0q,g8t`L3#l$Iq0fw$D~f'K8gq$*U&8gq0ds.q#_M7`:(",
"l%*f!~,`>qBF{'E6qD^*,95'q3~_'`C,2;ye$0q7h$2iO@1q$Jg-q&2B/,q$Jg0)e;765q03)$$q#.b7`E(*mOw+-e190f*Vl-2m*^15q1&.$q1%|*q$Qd+D|",
"eMQD}E$e#,E3rj*w)-|`3E&E*`D6wE'h(jq$J*.q(X;.q&x/)6[uWl8l6Oh#q6AE7q*Ar&qBUK,8l`c#6hq8$.$qBsI&`o&q&0,%WsjTC(q$J9&q3E7,b^8b6",
"2f:Uq:rV%p1*qB@f,g!Eg-.(qB@g'/k$Wi!a66q0S].6O%f!nf:01aVe!<f*a7z#%m'Z8le%B;yq$[C$h(1n'Y6O(g!V`AnA+e!M`ee$+e5-Bgf$#lR%e4Kq-",
"/q$f&B%t%!r%e#'%g+kq0OM,g!6:ce!195g'^q-I0$",
/* first_few_address: first_few.comp ADDRESS */
"f^Fd~!!!-!jP7k^J}pPCq%.=~$KpO&}q&naFq!O,Pq%-AWg`eq930~%wgc9jN{zq90L)fN{gQ>qCFn)q)K~.q!N{uq!Nwy7)W.}9p~K<'~~#GFWtFWs7)~~#k",
"bAwafrlNs%q;=*(eNyq!Nw^q%Yk*hN{h<NeNu#%jNw}qCHm~-Iq%&Ly~}q!Q|~$071q$mWF70~;71~/gY]p!uly[7(uD|yg&Cq$lX5k!LE+q$n'8j!BE4q$n'",
"6q#)u%`6E!E*iPHE7q$dl$iRJ|EAt70|E8~0E<i#|}EPq3W6%'tm,)p$!}E^q$nX5p$%Ehq$nX9q9eX&E$e8),g$(Elq(08%`6EmE:#E1e8GEA`.E@kS=wEin",
"#m`;EIfS4E{nwz*q$o'7ETtF)~9E]tF1~6q#Q9&ec'#*q-ZB&q7Ry'EYe&Sq49R$F0`5F8F4`;F7f,4F6nWBF9vF<F7tF8rF8`BE7E5q$o0%E6tEpE7~/q;g>",
"Hq!TO}!rD}t$rE#w%#&xg!fE+rh%Ke!+E,q%**01h!^E0vE/znTO!sE8k!aE;|nTO~}n//gTS}q=]_*pTO}n!apTSh5!95tq!TO~%Ke79gTQh%moTUq,jl+*q",
"&x)%hTW}`-(e3=i$*:d1sn&VkT^iebf)%g!ra(E#q&m5%hT]`>E&f*]o'jiTc})e![f'iq!T_x",
/* first_some: first_some.comp */
"sVkd~!!!3]yWVq#@51q#%u~%qfUZq1x73q#%q[q'EC%hUjq%bl(9sq6Q#'WFBie!Gf!1q<;V%q6Q7'8'rq1wV&q)}g'q'E}%iV>q#&EJoV5q+lI~&wq1wx(q#",
"''7gW+q#'+5q;$c-q9h-/e!(BjXT;O6gsBkY'6ABjiV%BlWTBk6@WIBm6LBlq#;*$Bmuq%cQ'q%b~%q+Ay,f#jBnf!Kq+B!&Bnvq%c--qD%:,q/^S*gX3q'H,",
")mXaqFtw&hXeq<<`&96t9694f!6qFrW$Bo6LBkfXuBos9@iXiWIBpe#nq(fc$Bps;_f!D<#f!&q'C[%Bqe#N8gq2#o%q6K[$lXBg^YqD&M-q1yR(>*sq<3r$B",
"r65q'Fw&q#=2$Boq'FJ)8%sfW~BsY#Bkf$CBtrBs8gq%e~)Bur8g68WIBv6LBsq%]M$BvWI91e!DqFtd%q4G!&=JW/rq4P-%q1wE$><e$pBwq/He$Btq%gN%o",
"Y3g^QiY+q4JP,q4G2.q-Us-gY{g]2q%ew%8%q(hR:fY%&|*u*weXZG#s8cG#gE3q)@{.b.<mi7e/$%q1Uc$q<!./gC|g;Oe80e:W5gJKgrkq%$z%E)gG/`AD}",
"q/b'3/D~|E2sWl8mE'eYuE&q)Fg$94e5r94q;|w$Wl986OgPQf;Vq#zU&eZ'g#wbBq&wm%:~g#Oe8bE@*q'EU%q+oX~.lq!VIpajq#)F~'Rq'2F'l%:p6h`.q",
"5X+,q#)sEq%b%.qFe|.Waq/Qa,(Vmfk7h,T*f*Da]7d,q1h!+`u7fq-=>)Wiq%bE*e!DeS[q+G;&j!dfRxf2Fi-8f!dq.8s/amte!i'i(WcQ7d)66kSt(j$Z:",
"}rBi`Jh#ZfV%'|eMD+)`L+)q5sA**sq$)w,q%2r$%eSt$q1S3'q1m9+e8|lTH&vnOv8mq$'2$g&C+f.7hTE8lq1I|.lrVp!Ye!Hq4$&*q'8=)fp/e#F`;$jT`",
"q'6o&fTeg!~6Aq'>J$6OsqA@|'6#:kk<QhSgq;v(9`>8te#*(rf;/`s$fXs'tq':c.4h''q;t4'$q$5U'01u.`-8n`de`gq<9V%98q%.D.E&q+AK9m#.e#:pY",
"ne%(0e!h`Lk-|.sn#ID|e2,g#/$tg+Lq-=J.q4+6):mq;v}=e!g)`d$j-^k#P.x`92BkaV9@#g[Xi.>e/81qJmD,`9E!Bkq(o+$j!Ne!K'i8#)pUZq%3}(q+J",
"|.Bkn$a9@sf!_62h]an]_)Wl'gSue$C)95aW;_0q;l4$q#Zf.Wl<#8gg!|:uu`]7{l%`p!~`5(q1u~%g#a+sf!i,t`-<%`:&q;o=-)h$&fk|`w7w,e!(h%Rq$",
":O.e!Se#1q;fI+e%<q19Z%q9OH%e!:q(YE&&d~!!RR}qBEd%&h!0q'fb$e!*a7#Bqe!'g(iBqe!1i(S+2u5yn&+(w`:.Bqq%9:.26[e%f0se'N2a.9SD|$f'6",
"e7h/f'6g3Jq+O1%1()~.WrE%q$0t%q<#/16%9hq6]h'g%lq;in'ai:}%#)(`Sq1dV%`-<#`Le*Wf#8n]*(te&Sh*CBkq(Yn+e!b&u(wE%E$uq1.>0g%@`6D|E",
"&0q1fu)8'`Jh#<i(1q!#5Sg!ZD}vq4E$0i1jE!.i<7:oyb@sq6)e%gYaq1bc.n[-g7z#hd_e[(-j^OhC33rn1T6O$q#0]'/q'[K'q1MI-lzsf!_anf!]h8sq'",
"T7'*q#mh-go+q1v#'i!b`j%$`s&%f![q%^w$f!_d}Cb&6u)r`ce=Sp#s`o)g!uf!F`af/v9T/q4>A(q)uc&k.yq-Ly*ebFq95;+Bk{e&X'f40h.>k+C,g%[#0",
"l4Cn!=2q4,$)45+!hKE-i!;D|g!Wq'E1(2+p!WE%yE*E+tq(}c'E%E&uE#`z:oE)`rE-q1>`%g)id}Cb**f!Q`m66eA(iC,E+se'Xh$)%(t/+t)-q'Cm&q6,z",
"'&EFze#B+.rq92z)Wb!Dg)q#$f$>3.1`w8:f:CEOp>0e%6(Bri#U34$!#bE''Wp6LD}!)D~Wpee8'(3g*gf*b1eL(D~sh%#ESh(xERgfeq%R}*g!:D|tq;qI)",
"98!q)#O*E(te,I*q0&f&`L(Eff,.f%|W$s(!qA.t%fcOq4Hr&`d&f1pq2=9$$e9lEqq<=G$$#'f!he#J3$4%Wsj2p,q3*y%g/':{u`7q17t.k*Dq!&y>exwe#",
"*e##e+j&%g@+k@Y*o2m`oE#j46q1WZ$!eijD~h/uf.|q1A/*:hq)nm$E(ti&kE'E(uE%a1E,h/Hg:jd}G8!%e*@g/;h0lq9Zn.Bkq1so/E<um/&/r`@ED-g-T",
"/se/(4%#q<*u*'(n5cq52p-`8$6hq#&w&6hq#VY,a7&8g`Ce-UBth*W,&#f7ahk86Bq/H!$fk]g0m66e/~66e1OBqi%N/h2Sm8Hf4,h2K(s66qCgt*`C+-q4x",
"3$g+#q3,i&q63j*e8``Lq:#!+q)xB)m*J`]:mq&Y^'q<SN%2{f99e#Tg!s4r%in_#f$#E=Buh)QE#)sq'KJ0`SE'a+eN-m!6:kuh#SE-&7lz`S&p@zE.ug3RE",
"Jg-Sb.<|hB=$'j+r.!iO4E6E9!s`]:uguTg!1E7k*Zn%bf'OE]Bth/TEb%#$hi'E_)#q4&q$Edq.R>'E!h#]:{ue#cgt0fR.EIe(2q%Z%,5q%G=$h$^q*iV%W",
"g67EQERE@E/er4ESse#gg(Zf'G#eZ(g!|e(0g'4:~q%K#)bcq1ia$nnCBsoq#k)8}3.tl9*2te7))e'#4sekSE!5f')q%r{(qCvE,e!eq14=96h{e)='e#&i!",
"{`@E4+vem2E5-tm5je9Nem-e+D'tgH0a(EA62q66o)q*(Y*e#2o4nn:PBszp#Ho)6.g#-0s`@EXfW%a(EY-g6@)'%i#3E`D~ylrFq%';.q$S2%q$NR%q<#P%6",
"hrEIrECk:uEFh#Fo:uk%iq1=P.Ert`3Bwe#DEv2sf%ag,/'sq6/I56#BxjE|:.rkxPg'%jLeq/6C'q$J<'-#gN'eCZq.PS*`]Bxq#4j%m$qp#d{`EqCuB-+rf",
"#a&e&Dq%N3&g*78me$uq4;u&`@E.D|q/wA*q3.C*g!A.e!'q6;[$iF61tfFn`@E8E)q%OY(q'nQ.q)|a(e#`g)~jEcn#]}q<4b$m/GE@&rEK/q'eH'q'^S3q&",
"`[%q#6r(WcENlCpp!{}E]zh$Ge$Y(q%PK)q1jZ)pwtEbrEbe&-",
/* first_some_address: first_some.comp ADDRESS */
"q#Gr$d~!!!5.lr5q$&><q#Gs~$Tkq$}qFS{Gq!q*}q#HC~&Pq&Szappqq#Hz;q&LW%q#H~1q!pm~$Wq!piN9p~b9pwq@cb,qB04&q!piH<Wz;%YKu9p~XG*tG",
"*s;%~Eq4Ls1;+ipp4sD~u`H)wE,g=3`AE#pppv2E$|E5uE*sE)~07)~<EC*q<B}&qDoq~/Vq#K4~%#aj~~*%kv=8&~1;+~/q#KbEq!v=Anv9%huY#%*&q!v=A",
"g0ue!F%`>gschvCq%#Y&q&Xk*`>+h4]$tivG|!ev='u&rq6l)%q#K;,q!vG~*jcjq!vE~&/e/oivGq9}i(gvKq&5<+a()q#RX0q%/M$`-'k:_:d/sp;ffCJh1",
"f6Otq#RR&D}u`>D~q!vTAi!bpvXq(3`*ovTh#w`j&eeL#!`s'&q55u&lv[q:)J'+f1tfvbl=-`o*e!60tgv`&t2~.q=U_*e/v7kht^95l/9pqf|pv`1~>eezo",
"v``>E&e!=D}g!Yj9t3,sn!YE&q)qd%hBnqDTd.evXE+`>E0e@9hv`fDqjvca(E665q&C^'kv`,q2EY)fjfjvZEDm-;EDe#<-#q.HB*fv]*f!7EHev_1#~.lvZ",
"$i$,D|!#D}$`>EPbE((bF#+e,,ERfu9D|)*D}q;E1(5`>ESfQyjvdEVvET~2E$~7E-~.Ei~DEt~:EqrEq~~%'ek5lv`n=h,&q!vd~$hq=`l'$g3wEKh+t%&sq",
"!vdAjp.jv[nUmevbmYK'evfq!vd~(3bArgs>g(Thaf`5.iE7&tq!vden#)f6TivLnKe-(gvPE4E%u.r-g!H1gw3pvd}~}bO#~}",
/* first_filter: first_filter.comp */
"sVkd~!!!*Gq%*'5q#iq~$cnvrq/wi5q).M-q#hz[q1Cc'By6%q'K!$Bze!&XoB{q*$G&evqB|q'K3$q#hWOq-Tz}~}q$l0~#tqM9m-8LrgzRguDq3Z_)q+_/$",
"gudguGkt.qEhY)q)/)/q-'5+B}WT6hguKB}wetxguEWI83e!9qIm,)gz(q83I%q;NF)gveq%#:;9Fq'A;%fqyf>7q'ex)e>UeV(.raYq21^0q/a|&`;4#gJq,",
"e;9fGG'h.%%,uE$tj!Pq$=B*`E$0oroiZPa7(#o[b-,e8sE&hBM(,sm!RD}sfWnE*2s3erY3f#;E*f=iD|qGI>$E#'$q3U)/EDq1)a~%iq$f*~+d8L~r7wq*0",
"7)q%bU)jg1ByrcgsgB%p&*tq*/k&+rq&rN&`e%#hHnf}%(je%Bzm!Zp1/q2z`%j!WiBv+f05q*/S(B{re!#q2{8,)(ygtl#f2sq0pS$#+q#n)(&q/~z'.g$bq",
"*,H'B|e#tq%0m'eC.(eBv)(e]B)`x7yf%*&rq*3!+`aq%d[&h!.q%1S&q&zD07duq%3D+D~%uE#q-!l,E&q2+Y0pfSq;..$fCs`5)q&h3'`;.q%qP((tfD)E5",
"0q'6u6q'5}%qE-]1i!e`@EC*kgGeJEE+mV7(`se(>eV:EAe,2q&}&+nS)D}rE$xE#E$,sq.zl.`.E%m$Yq*F9;EJ#h#Ge!o,`dE4f*C}`@Eg2q'BO%EeefhE`",
"e8K-E^eU~q%9[(3}D~sa#qE.F%e)iB}l'V`@Euq2,D$a]q'Do%q+=*'E#q15>&Ex6gq('t*`@E|E0`>q5hm$E|%E{#E)g+pq$2].q%a:%a7Efq.wQ,Ejsq:*:",
"%e!DEmEne&CEorEjh'&7dg&RB}h'-q*5E$pc1F,l#0+q9iT,q&y5))g$s1q%w:+q9iJ%(f#v`>f#u+q5jL%F;'F:sqMLB))q+MZ(l)OqFcg2e/M&gTEe;pi%w",
"i[=q&y23`8&68e)1#o.}}+~20~0a7q6CL$q/s,3E)D}e/5!Wgf^+e[`!hRUE+ei<q(z&%`6E.E/E+q(vY%",
/* first_filter_address: first_filter.comp ADDRESS */
"q#@]$d~!!!,*q%DsAq#@V~$>q)Tv4q-O~Fq!HQ]q#>~~#UfEEq#@$9~}q$f(~#yhIF6lW4iHm;&W@q'ik%q!HfomHb;+W*q'iP%q!HbI;+v~};*~yq#:H~(#q",
"$_/~/1kMT6l~7;&}gLufMMBeuhlh`5/+h5F$(#)pMTp!ZhMPj!ZomC+(q!MTOm%g{f1a#+q)FS-n1|h$u1#eJPq'G@'E!wq!N+<m7o)u`3+q&2p*gN6/q&2p*",
"q!N8DE$vE&|E)~>E3~=E8~SEF~:EI~~#@EjvEh~Qf)vEw6g`HErkN#E{E,uE{%Ezet8f1+)`@E~E/gNU/v0sq!N8vF/e#FF*q!N8^F>'F=~>71~^q!2WA.~JE",
"#~@E,~@eBrEHq'Ip4E=E>!E4tE:E4!E;#q67}(E7g=>`6ECEDE@g9[",
/* first_split: first_split.comp */
"fv!d~!!!-i~~%>fORgOZq%cl`q-}Y,q#mk)q29})q&U&%q0Xr'q$_fXq!v4~&#fv,gOWq+DA-qLm=*q#kl&:-82q(A%%Au~/:dvB~r:d82uB~xq-}=,q%wi&9",
",sq(@f%q7|^)jPHq+jb(C!XW6@8#q03='C#XWse!(C$s6He!wC%rC$6H6Ie!)C&rC#:IC%sC'rC!8#C&e#SC(Y#6@C'e!(C)WTC'C(q#l9&q#lx$qHA,&q:_4",
")WIC*6Le!*7nrC*q#m/$q:_T(8lhxDq(9J$C'q(;f$=uuq(B>$e!.>Mr9+q(;I%q(;A%e!sC+r6irq4Qa$q&W~&>IC,d~1mkTpq#oN'C-Y#C'68q#mh%qN#|&",
"C.e(Nq#l&$C.rC/e%lq(;-$C/s:Gf$7C0d~!!!!eWIC1e!'q(:x$C1s:RrjyWq<H))q4SY%q%9**=JgR_C2f#-e$IC3rC(q#p-$C4Y#7BC(e$AC5rC368C4e!",
"lC6d~!--~QhRI}bcq&6K*ix~&gR($%r$#q428$q#l1$(|0u,wixK%#q%6i.fS08ce9@8j)eS6(q#k)$8l#q43^/q3Zk'f!7q)cf,6HqBx/9f74q#5}&e7@q$w",
"y9qI9n%e9hE9qB([&6@q#-W'8bq3vz*,g9p$rEK4s$q#GM+8bq$$]'C2g$Td~!!c>TqN7D$W6e!RC5q#l`$e<&eIE$C'g!]C'f!eqH+4&qH%<&e#'i#sE-uE6",
"tq#*=*`.)q3u_6p#ge9FEkr4k#e}+u#e8]2e#eq'zV,5q:V2-66vp;YF!`3E1l!q`@F-,g;`$rq'f{&(#m;be;x8l`s$q#1P$EGEE$/`S$h:<+D|sn;fE&rE*",
"xE)E*.sq#AY.`AE+n;fEIq#OM9q#J*%E6g7epWWa#:Yh;782m;rFT1s`53FP`3E`l$$a.9D.)$g7Tq#OL.q<d5%`56AFWqHb)%!y`-:Y`Le!oaYEr#q3bL%a.",
"9SF]Et$k(6Ekshnya7q'ck-eAzFi+e&Lq,+[%.*lf#`u:R2itp`CE#C6E%q6Ra*ffU+f&.qEu(-0WcFzW]Fzq#!E~0@q#g=&jg~h1Ff#i`5*f!(*f9$h/zq3^",
"M&q+/IQ9Dq#ge(q+r8*)s(v)t+xeKn,f.uWiq#fU/'%~0`:~49hq0%Y)qFHs(e76'r#qNLC/`vq'n<$e6]C)`8$#q#JU%C)yq6hf(q$Nb05tp8>v6i{eU='q:",
"m8)`5e!qh5Nq#S=$E'a(E,.f$8f:D$e!3i8FE03tq%1l.Wgq#Qn$0DgqMv~$e7/2e#(q2#7%%r$q:lR,`@E:'hRzh8)a(EA,q#^;'E4E7spnF`-(g(#e!q5eL",
">!$e!q3e]r)$q&1=*q$li%e!/E6E76irE=eyYe#ge72#E;E>q$wQ%e$VEKE@E7sELE=E8g6|g$wC'~/)u+u65vC(uk:,C'h$U`z9EfPO$i#_/2~/f!@*eg]g:",
"wWgq(0$$$!q$ON'#%q>hq+8cqHFH&D|e!*q'|{&E$f!*9^tq(PG&e{KEgE'D|``E.EhE%D}h#fp&^e!0`9e#tn=28c`8e!1q*#++'vC'm8ri%{)q>Gk,6iq<(",
"z-C(r/#k!qi$5E&E$q3~b(D}vq#b-%*q#c`)C+ue#pE*gSgE#g`<l%Nzg$3f+ih$IE9j!/h$NE>g/Aq2V@/h@hbw#f)1bwf=Wq3ih$%#d}FK*I(#d}Dw*I6!X",
"Se!)C,#d}GA*Ird~!!!!U+&#c'q#VG%q&o[+q/uf.C-~3f4Vf<o/ze#O&g$H(wD~D}q%<b*q%X%/f;N+.!g(GWnr2en'g;YWrD|q6yE,aUq#Rf$q..8$f-@gu",
"Pg-Ci-</fBFf'eq#Mm'%j>d3u68pYNq#MZ(E&|g'~&g*#f(D)s`}7vsE/`8f+&E.5uqC8!*a(E1q0!}2g%Vk>BD~sa7eEVqFX@;6Hq</E-1yf#%+q4>p0q</E",
"3e>tq4!y$1~.l_Leq*p$Q}EY}e,JEZ.rf@c#f0gEPe!/E_3g9Ff$g.fb+$q${e)f/rf!:f21%f$Wq6fN0",
/* first_split_address: first_split.comp ADDRESS */
"q#&u$d~!!!/2~~$ofVAq'+rFq!VGkq#'&~&rq(ng&;+W*iV_~}kVZq!VVQ~}gV@kVV};&W@~Eq(pr&q!VOq;+~O;*~~#~7)yd}GA!%q!VM~&qBe~.lnXeVTFl",
".w1-y!`CE$C6q#0N%$e7yD|sq*_T(#en%/eVTq#*]&k#R6@t3rF}rF}q#09~52l[I6luBe|f={n[I}q(y_Cp[Iq$D.&f[>*sh$ze!Rgi4q![I~*67)~~#xBe{",
";+};&~n~}n9$g[Mq<il:p[I~}q#=R9,{h@L/e%3e*jq<2-+q<q].e(N",
/* first_k: first_k.comp */
"q#3[$d~!!!Hvq*T)~&'f^Vq)UcDq71gQq%#[5q#c<.f^Tq-qviZYC7i^q67WFC8e!0C7q+9C'q3N[&q89l&q8:,'q%$S&XLC9rf!-C7q%$f'WFC:rf!/6>XoC",
";e!6q0KX+q)VR&q*Tx~'8i`_q#7V/:dq%srBq$._1gc{q%s~-q*U[1q-t$oqN&B+q%&*/C<r6Bre!(C=Y#C<6AsC>XQrC=q)Ww&C>~4>*x>*C>~2q)Ws=C>~6",
">.}>.~~#bC@sC<~ZCAsC<~ZCBsC<~ZCCsC<~TCDsC<~;CEsC<qA7{%WICFe!'ff2CFukgPhe[>Msgf:gftfeh=Ss9^t=bX}q5nc,f'WCGf'Qq3&k)<'sq0LP&",
"<'ggSgh1glOe(1CHr<'8#s9=e!*ffB9=s:]re!5CIv<$e!*WLCJV|<$WMCJ:^hhsggrgmSq&St%q+B=)<Wsq9;[(egFq3'0)<_sqEEi%q%-&,8trfm|q%-%'q",
"%,z'e!R9@reh^;_f!&q%,e'e#u@'rhi6qA57.6%CKXRg$)CLWT6ICKq%,p&fhQ<,rq%,n(CMY<ej>e#qCNrCMe!)fiCCNrCOtCOCPf$_:6g!^qH#6,e!HCQr:",
"9CNe$9<+e!*WLCRqA4I$CRCSrqA2_(qG~Q&q)Y=&q%,Z)='q%{D/67CTY(C<f)ICUe,<flLCVrCTCUrq%,n,qIb2*=tsCVq5ta%=tfk(=zq%-&5==tfjkgjge",
"!/:_h#[CWr:_68f-BCXe'QCWsCYg!(61CZXQCWf!wC[f&gq8Ej%gj'q3D@,qA4$&@Sq)[>'q+D0$q-xP0q5rq'q3,S)@Ttq)]_'C]e!Qq5r_&q)]c'C^rCNre",
"!(C_WTC^6gqA4h%@Smk*btb$q1Sz*nVSc+f>>q)+0+q1q&(6hu'eI'fWzgPghSKgR.q%vz%-ekZ`8sgk`'sq0zm($q%}<-q'Ek*hc00E(#)q&XN0E/|fT4gl%",
"oWsq%~W'+jN@1sm!^E@rf#8mQ'0ekZ4fm2eFDiTu)+|WcEJq)^I(Wl94E#Wl<,E!flo<#eHq<#Wl;_e!2<%6Oq#[~0@'z`D:jE4E.g${gHR<,q)%''jUv<',|",
"`8EJ6ha-9lEA$iD2.$&`|8mqB&^$mI08ngVf{q*.!'.j$<+}Eqse!Qa7#C<q$lL+Eb6ha.AoEXD~e#!Exs`9Ee6hq8(V&Efe%TgYqo#*WcE~q%GY(q<_@$h&|",
"g#=e#{`C<'h$x&f!.8le&Sq)(,)hTe-g!abWDgl'Oa7)C_q)64-c-t`5680ndN1q$WA-CNhk~,n!Pq<[w$q(Q8$nV$E$&q@G<+(CN*a.AqE'.$`SD~m%&@'e$",
"TCNq#xI&E&3so#Cd}Cb(Z#s`]:ug!=gXR`]:tg!ga.=!F=EdE8q$'e$E3hL@e!peQ/grS#%q:QI$q*2%%q).Q$E=`M9Ie$Sq2Ss.68(e^.e#]*f!Q+i&le'B}",
"epYFU`/<}%g!:q@Mv%WcFwW]Fwq*a7~,]qH!Xa~jq*bg~$5jo&}:d~8:dq%38~#L6s~F6r~;6s~16[~/q#G5(3l:n(q'W2)f0Zq#HW*-#.uE#~5E,~E!xE8ti",
"#1g6Tj!7E>tf#4q#HW*/#0uEBvEC~;!vENi!tg6dq#HW&ERi1#h(J'fphq#HW/f6!EP`5EXET`;EWf)bEVnlSEYvE]EWsq#Hz&E$E!glSE#tEGE$sq&($Zq$I",
"mQj2Nf@wq#{:D7)~4:f~3ilKq#JrJ6%9iq.~l>q)izA87~_8:~O8:~qq.w5}q*jlc:g~~$E9G~9RStRT~E9G~H87~<87~~#z87~Y9G~H87~/87~<87~287~~$",
"w87}f%iq)id{}d}Cb.@|C@~Hd}Cb.A|CA~Hd}Cb.B|CB~Hd}Cb.C|CC~ICD~GCE~~%K87~/q.(n}q,lL+C8rd}Ck.7q$63+aq(Vo`s(#aqe;*q)}&&oBWq(v,",
"$eFv#eBNW$kX>*/}2sa0D}V{m;5E$V|`Vq=9h$Vvq%Ga$E&%hA4eK9V|`KE*Vve{/E*$i>/&t`3E.qAC**q#/Y%q+Xr+q$0>-%tq!{+=6hq##Q,0eT=5f<!(q",
")e&%q8X219]5tq85k.o#-4u6i~;6i}6ir#f!tg#*q8Uh.`u9^4e#*-q%DD)6@ug#*q)X%+k!y}q<Rc+qANQ29^~@h!r3-u0zjZcE'h!rpI$E,'f_He$!q+kT-",
"Wmq6!l2Wr3q.$S+`/6|%k%/&k&:q8_s*(`A)=b`E$/`Sq8QH/#eXQq.(j%`S+q$7=*/}4s`5D}6hl!w`6D|)e!vg5&&r$6gq:GL,E2,h&xe5Qf5kE5{*ri1o`",
"-e$$q=NU2Wl:GeU}:R0`3E:4h!^qH(-$q$a=%e!AE5E6e&<E7rE2uq./+(pO,d}Cb.Gg,u)(iAv%eMHq+ZW,-eLB/q5hN&-fXE10`A1oO$5`eD}~/`asq@W/(",
"g$_q1m3)o#2d}Cb(;sq+V8&)g#1q$7;+:I*q1Y/4:]vD|sq4:@A`u:^0q)k!&q3LD&5e#[-q5gs(>:`0i4E`d&g/4q8c{'qAZP)`-8jb&q#GQ&q5vs'#%q1Ye",
"'n#uea2q(^N%$q$<b'fbx<W{q)2.'9K)f!;jIl2r)iaPq1Z1(0v1tqAUr&(.#'q)j7+qA`s&g!vq./8@h#K)zgJl4`-94p#.'v(t`3(#q+o;+qA=$If#&(~.E",
"2e$AqA:n%f!jq5BR.q#:8%Wl9866i!iE4sp#mg$4o0He!`-q.6B-f#+1zfbGf%^9@sf98%mb.9NE%q%C6$hcV*5vk4,qE,]$eV|$e#Ch!nq+n6167@*q8jP'`",
">;_ehJ`s'q''E1f!6-#e!=g20q%9=$0q+_4%iRB1q1Wc(:mq%W3H;_q,Lo%fiQq%W3S98u98s<%tqE(g&aY%nh2E)q#RC9e!Nq5Xi$)n%a,i#Fh$8j.*+-sn%",
"P5f$NkTt0sq+|'-eZOg#P$tg4hp6|q-8h%Wiq8cL)qD~E'i8%k#Pq%T5%a#@'e4O#iWSfldg!Iq:P~'qP*0,f$IqH#94eQcqH#9/o$K(mRBe/7e89/h(2e$3/",
"eMff8&'h&_h%e()~.q.6v(6#<zl5|q!mt6n1ye!-qAdz&/q#7k+q6!x'+fAkgDpaqq)sO&`:0mjda!@*'&q8u/).sg#,l!>g$z65e!]f#m#/g&#q)R)-4k1&C",
"`g]`q%PK-p$oyn':+l(_#2iMX,p!C3wq)j&'6LD~E!/sq1j6.WrE!q%Rg%q5vE6q%c)%q%SI-q+}e&q%SI2qORA%C9`^`Jn;;q=['+o'pq&Gm%0-q-4o$/q)v",
"2'f<^)k!Cp8|q!)xJe!seY#a0E-k;kh)pq#TE.e#2E4E3)#q8Ey2gG7k'@qAEn&E7m79fF{l'2f#+%uEBrEDxq$R,-*te#(EJEI(#p:Aq&$K%q6Ie-oaQ(upb",
"S+|/~03~AqD9I)8'q&Pr*!sqAvj'({q2w.(C:f&Wa4q,$=%gt5)xk2y9P,v6Oti!D1#e`H&ro=_-q#dD0`:'6I`Ce.v66e:DfW-q8V9+q){/,#uh+Og!KqAFs",
"+g!y`SE/n!Gq$TN*`6E+(f:_)*uE9tVmq%Tc'fO.i&Ig'Of#u#Wee@afub!e!)/eWR0qL|l(1r(h_sE3E&1e]&E8E'/*q61I$q5o`(e#sm0_d~!!ZIpqP)f%6",
"6*e$cgDoi!Be&-m!Bb%f!@2uo$h'u6I{e$762q#A7&d}GE!%%e!Pf@+6[e<@i!mb%&f!2q(u@.e!@fU~f!Rfx&%ocLq8td%'rg^$q#Q^.`3CLe5TEpe%!Eqoh",
"sq#g+%(&e!:Ewg+BangVHD~g<G&f%~E#e<6kWqq-6J*C;q:ag%qA>f&n+xk'C`xC`g'Bf.4#%g#%h$e2e!@g{Zq%Y>'q#Q11fV9f#Tg;WerHq.G5)c0@YE)3E",
"&e+-E$h!o7k2$f903$&`;)l0_hSZ8#n%A7hq6=~;e!ef'Ne!'*rfCZ,e'MgST*gCDe*,E!e#b.e)5eEV0r&E0seH$q#BO()E<vp+yE7#e}C`;hfg6i#hsJp!A",
"E=#E:t4e!%(d~!!s/^C7DgE)E'E%e{!)/a%7|EZEMet/E9EWk#|,~0`;8#E*iGOf$%l*%`;EeE8`D:iE.fV]D}t`-:Rq(F@%h%rE)h%T:Gq-T:$`oE;e!A*E#",
"g!(65E%f!G`o'#g,Fe!=q644$E)`~EHq%b.%E+f!)q2-)'EE,/EF0e!)EC*/EDtE<'/E=s6LEGEH/!tEIEJ/$e@b:YrENfA1E{{E@sWsrEF8#EGq%U,%Wmq+v",
"P$E7q%U*$E@`6EDETEC#``EOEUENe%YEREVEQh4*e*ses>f*u`z:oEef!(`~(f/E7kEie!&h36Ekp:zf!3(h4f(ERsn!:hrH-*sf9%:gq']J-F5rh98#(p&;q",
"%k''E+h.PE,tWl<%e6O;_.q:Ag&qHK,*@'f-QmD]'q*+q&q9Im$n*Jepvf6s$q919%`86@&q6@!%h-dg..2|o6}e!0q%f>(e/sqAfN$q.I>'e4MhMUf-e.q#h",
"A+a]CP.qATD(q*!-'CSt3sg/1i'@q,9x&d~!!!&UE4D}e)&d~!!!&TE5D})q02`&E-E8`:E+q.K#.e!iE2`>qARm-e!jE7nK;l_x`6E;,g7[ELtl!]'rh6U5q",
"!p^=,sE'~42h&!asgr'%zbpD|E0bsnJrCSE)rq.Ne%i!^*sq%r`&0.#(g5Z`B1e*;-q#Pc&q:&7-Ecue$jEegPRE4q%t%%k&!Es|gJDg;%c=ENEMe:Kg>gqHN",
"F.q*#F,@'e*yq*!d)6Jm,u-q$cD1*qJV9%cD4q*!F&$1m@Q87'e'.ghig&IgI3qKYZ.`526Ae#_C<m=*E%5cSE'e!'f)Kf!'a.<vE(E'E&g$ee!0`D88eqSg#",
"b=!q8s2)m0(b_g,394i~86Kq#PE&lf#e#X0q%XM3CVq)~b0q%XM2hb[el&q%XM'n#*fn=e!'a-9iq%XM>94~H9O|k#]}q%XM1E>~Ec*xe#$p5:EX{g#gE]f&[",
"e$L*q%X@+q$e*+qAy]$E^gDV9Isq$2P)fI.f!&<,q#V(@6#<}hC0aW;_f,7ftyq:M#(e!165v%u+68e.#q+3Q).x66g'+=$h!_mWfgr}q*1D0f.:+nwI2.fDx",
"f$+q#R<$i$zq#&i'D~4f%Ff!ND}o;9g'%E$sq'G-+fNegg9q9/k-D~g$a9Re<Iq42T-ptF+Vm`oq-z#(h'Uf!,+qHcv+&te&bCWzq%tm%4f3z'CWse]4e!;q6",
"=5$%CWf#chQ>f-0*q27t)lBhe5cCXq,Ha+qB,9'`e*CWf+``W,62CZ`oCYe9M%eJ]C[{efF)g8r1se@.n@N-/rAk1`efT<%iy-4Ak`c2fTJi0M&tq%co%aZeF",
":/1qAtK(>6h&/g&Kf%O&q%@C*q!86PgQGhO.q1jR$e7o$r$sq:iy*q!DKLE+qDP[%`;=Dl^dgA|q%}u.gHBe#0q%j-%8lsE(e2=e!)66h)Ee7[e$Ne7)f!^`z",
"<xf!kE8qB+|%f%@m(+EDq%BX(f4oq6+;*qAv>'gZFjQviKpp^:g]~q-NV2hLj*qB,e'lXeqD(>%&hyye!+*l%N)yo|+`:*q,/p04.i#gkDgfWs2f)Bp=]`3E%",
"/q-hS$f!Ko]jeWrE$j!K4zE+E(k!qy7hq:3+-6@u`M<jg%Hf,ef7|$g+T`E(C6q%1t.E>pMOp'[q*4'%f&XpDue!to$_p!Q:^u:])gB5f!Y,ti}!E^s#0q$<U",
")`--q-m<%0!lb}e!uq&$n$k!x5zjai(6he_t#`9*6h`;+gPcq9;4*g&r2q95j/p&rg$(fX;+e#]D}sf>wfVwq$$]-edK8m8vh)tE|rE|e%KEIE=D|q.ky'j4#",
"`S<Xq#=`,eE_#h%S`Ljz9<Xtm4<z5{f!W#7Kq-T0%e!%q*>L.(tl!{q$*_'*#jYIq%Jw)h[qf1N`E3#p^b``,195qDlJ%eIne/aD~c=%$g7hq*$6.h6^E=>pq",
"*>L*f,5&t%q6WZ,>pe1`iYYk#F'pR]g#7EIug9'>p~.q*<J-hY/g=Tg#3qB(|*g&GEOgk.q#jM96IqAl`.f#@pNjgA>q'Vp%E'tkD}E4hq9&/saY(#i;+D}E(",
"q([6*6he$lk6nE%E&6ItE#q#*W-e#|EFg.3E.k#~q#>n%g!@E{lh/7hEKxELt`3F/#h$ce]]ENzf'2g,Tj=E1lY.p8mET~2EWf'zqDE#'F2eIu&rf7ii>,q'z",
"w&i!XE'e7/EctiTse$<i&tq*)/%e$7EtEu>wrEvivT:jq*N0'f/{e,Pf*me)W7lWl9@7lq#D-(q#D;+bOq#Ff3<W)zq#/^*68q&3q0q!!aO65zq#Bu,E4e$4q",
")Oz(o.=`E'q&54-E>a7+jY!0se$-q$dZ$e{LWl8cfb0m>'8n0e!oEG`/>6g!JhdtfADE/f,0e$X8vh-vk-pg-]8n`5EO#e!bq:7n&f^&EGe#9q&!Q$e#Mq,>j",
"&7BWl8jf$5ef^`8$g!Mq6>-%q&|5$EQh*1f!Hf!nq#m~)q&#%$`M7se*U'e!*%e%li5(k03h58g,fq#HB&idY0f4<$i8D)tf##q%#9%q1Jd-gdGfcwqBKv&j!",
"]`L#CNl$Ma71C]l)mgl~q,D0)q&!3'k6R`Eg:`feO`S$q&!c5/~7`]:m`M9He!Y`C3E5C<q,UB),!r,qAbs$k]|D}E$f1cg$(q'FC(iP[fg;f1#EB68`3ECol",
")EB&q>&w&EEes)EFit-%*saYE&E-a689E'EI$E-#i!]gzV<zE0tq'%$&ftAE5reYgq$+L%l7RE:Wj",
/* first_k_address: first_k.comp ADDRESS */
"q$JB$d~!!!K!q+C&~%<q$JeAq#lI~$;q+CuX~lq$L*8q:')~%Pq$M'+:dq&o6Fq%R+1q&oC1q#l-~$cq/a5.q#l-~'8<Wx<Wyq#l)%<W~3<W~7q#l%-<_~4='",
"~4q#l!~#l==q&vZ(q#l!q@S~b@Tx@T~H@Vv;*YMwq7c6)q#l!1@T|q#k~5c.jC^q#k~*Be~5;+~Aq&xR5#0`H'qF'x,3E+sq#l*0E2|fRLq#l*3;%~9EC~MEM",
"~YnFc;*|,|`8EMq#l*2<W~=7)~9Et~2EexE{tEhwEix<W|F$u7)yc.y<W~@b_wc.~3c+~Nc+~~#3;&~xq%.a&qIo[~1(q$_)`~}q#o%}q'#;~*vq%mn~#I6%9",
"hq$`~=q#qU8a$~~$^q/xZt}q+[Pr:g~~$E9G~9T1tT2q#ql~=|<_{kJc}q:zA%n`W}e!<5l`W}q)pt%gglq#q9*E%vE&tgJjq#rF8<_~Yb_~~#W<_~R<_~~3M",
"cwq#rDk~}nl4q#rD}6k~J6j~~$4d}GF.7q#rB~&.qA]u'q#rHuWlE$!q#rK,q*j&'q#rM*,g8T)`>E0h-nhmh&ta]CP0q#rO25}q>jJ&d~!!!&DE6D~h#B`:E",
".E9`:E,E.q#rJ/E3sq:cI$q#rM.E8~6E<vEM~0WlERe#qESq-z2%EVvq7`w/e|Nou7a(EagezEdrq)8)5D~sq#r]3`>Em`>Eoff=q#ra.E1uE8w,shfX2ftwq",
"5*F)/q#XW'E9E:!gzJq%Gp%epCE;eJie${EngQGE<g=kk&:E|q#ra4`>F)c=#EVe:hiB4q#rc~#}c*|7)~yc*~~#mc-~r7)~QqCJ**q:[D'q;DO)q#rl&q(3.",
"%%i!3.q#rn$`H,si!016g`H.q*}c(q#rr8;&~QlOI}`3E&E!~8`3E-E)~.f#&E,q#sJ1E0}`H0sh$(q1C.-E-q#sL~$jq;&7,gRse<|q&ed,l9J.q#sW~#i7)",
"~DEGr`HEDi$Fq#sYx}Be~B;+~3j&>q<+G$q6f[)qCIg*eYj5q#s9(.tp!QE+5q,@h$qQ{~.66f'FeYrE*j!TE#~1E4E1i#&}7hE5tq8Ll)6@tE1`M<jf%fq#s",
"u=EHt~};+tEgw;&~~#[F(rF(~F7)~2p5Oq#sueq&q:Fq55%.q#i7$E$q#t;043u4uE)xq/iG)6@uh86EFq#t;(E*~ZEQ~_EW~~#kF&~8F7~57)~;c*~EF:~yc",
".wb_wbWx;*{<_~/8&~5q!!aKq#t;8q;*k+q#tC$k/[f%Dq#tE8EBz3xEFEE~4EJxgVxf/lE2q#tE);+u;&|ERuq831&EKrEJq#tE;qAi_%q1R$$ETq#tE+;+~",
"lq(q;%q#tE0<_~~$z",
/* select_any: select_any.comp */
"sVkd~!!!:prqMj%>q/Trkq%bJ~$Pq(cw'q%b3YqDpH+q#sh/q&@K*q#sp+q(c}'CaC7q#u3%q&71)X>Cbf!@6Mq#tg%q*j1&q#tz'q/T~7q3B:~&{q%a'9qF'",
"S:qCT4&q.w$3CcW(q#sM%e#YCdr8%Cc6iq#lq&Cdq#x-'CeXQAZrWI9!e!)q72j%q*nk-q#lm.9#t9#7fq'GN&q#lq&9,t9,7gvq#xe%qKVS-q#s8'q#m*%q@",
"U3)e!&8jq%Wh%q#l@%q.ze%qDpA-q#lD'q#k|(8at;Lsq9Lf&CfY#e#_q(c'-q.1>'CgW4q'Hd%q#n'%q(d*)q#kz%q74x%AZq#iS&e!0<Bf!4<Grq#uF'q(b",
"1&q<uC)q#nY$q5+e'q9Kr'e$wChr9p>aq#u!%Chr99t99q#nE%Cih!59+e!*q&Bo':^f!5Cjv9=e!*q#oR$9=s@'t;PW/q9K$'e!(CkY#r6iq+P2%Ckf'EA!e",
"!L=is<$e!*q#o8$<$sCPf&JClh!HCmf!(e#]Cnrq*/:/BTXN~/qGHM/Coe!:6gs;RrCo6gq.zx-q#x|'63WNq#lq);)q2wL(q#ks)=Fsq*09(qP/U)e!<CpWT",
"6gAZe!(CqXQCcCpq#v)'Cre!,AZq#q<$q)V!:q#i.&b.Ctq#E`%#q%=@+h9g8%+#f^aq(dt0q+;W(Cgq#F`&`M6xf7G%$q$/9$(q6%3(q#ek,fM{q0z*%8cq'",
"X63pGhCrmC{`.(CgaY<;m#2g5--q$G:(qLxD-6@v3sq@Y,(65a7E!k9.q.MH&<Bl#3hW)g:l`LE.0k!4qDlD*+$m]qf:>h!g*tq6s_)e8&f#<$`]:tg@*grg`",
"|94e9Qn8gq8>z)f|zE+`]:uq1mY%q((p%q;]@%WiqL^L~.-q&yy|~}q#c{}~}q)S}Gq#B3|#t`KE%q#A~$E%sg%`e*,q#BC%E)uE)%iJOfp4+q#B3%7d~/6z~",
"i7d~37f~r7f~37g~:7w~P#e!o,q&lX0q#B3]q#B/*7fq+7,1q#B386wx6z~;7w~47f~n7d~R7hs9]v7du9^~Hci~Mo/|q#B7(m/|q#B347xsq#4M7:Gtij}e>",
"Qm!yq8i<%,q@bu2q#eY-eVl$`9&%q#nF*q;u<1p/i6Oq+b%+g0h}fX!.qD8|(q6sb++h!rC7CsrCaq+~I+Cdw#Cd`>8ch1}f*>fqw`s'e:@8j`s#fob+cx$&e",
"FB#,8vq#i@+gC:jAe:AuhBGhdm8%*sq+dH,g!ECcq5$S$`9q/+y%AZj$96#7{kD0iD!g1Xe#DeYtf^0q(Ol&8t66qH|1$9@e1%qDt*%elq7lr'{e&^q$.A%fm",
")eAP`|;_aYh!Ee!*p(z`L165nCN`;D|68`9qK>]%6hq2ay3foyf#:q,#/*f]=q,#2(hAwg!}94ze)/f#lfZSk]Em!=fWZgt6E7pwx8#q!.=;Cf}Cfr4g/If#<",
"i/J}7d~2f%&8mf&cefpfp%9]q(Es%qNV|&7he$JCfh^c`3E,j$Oi#QE)q(`K%E,rqAo|(gt6Cfzf!aqHf6&j2T)*sWb!.+e7|g!;2f!zgiI6[f!z`3EDh!xW_",
"6%5!q=bX)1`;Et68d}Ch.7Cse2W#e2l$ri6Mf_Q$qM>L%(e(1`jse%hh#'E,gFBq'/9-e#7q'9j*a7*#h%sp#YE9e'Ti%sF3rF3q#m4(q#Ic+k('j'((lI-,u",
"AZmnDq-,t$q#_<%qLO6.6@uq(U3&q&l2.aW8jq$o+'4u5s8j|E!s8myE%re#smJK8nfI[p2!f!J*t`-8t`.qG<~&pJNCge!8i!jh%|q-)w)9SrCbe,~d}Ck!M",
"q#%|$qD#O,h`y7lq(e8+6Auj9i*m.224`@3*fvH8ct`;.e)8D|E!`@e.~i!2fjL(g/J-Wg675D|/!,q=gF.q(W`*`Tq8x6)g!+66qGot0ibwE(qK7^:8bvE<{",
"EAue,@l(J-sm;jD}m$y<#sELf([`3qK7e*q@zS'ELEP`@EME(l$*'#qR72&E03#0g$(e$3E/E0ec>1q#xM%q0T1'E1eIog!vE1p$3q.'0%q#YV+`-<%efse'}",
"8~r%z)q!,$P#'i9Hp8@`3AZg4*g,#}q#b9$q!tS=7w#e5AetV+s,x)u,u3yg#!&g#8q9^-/%h!T-q+AQ*p#nE)sEEg-pi**,e/]*g!eq(l90`AE0=Dm&]ENAZ",
"i!O4g+NqDCT)6@uq(ur(g)/k+Qf,qqKK,'e+5'o;x-h+Xq,Vs:f5^|j36`AD|h&Ze3+&#$e5-e&hqBA*$q8uc*<Bproe-W<Gq9a0'k(1<G`;q8u0&6Bq+DK)q",
"#R'0g(R2q'ee9EB~6q9tB0EIq(y53it.e(wq+F$'k*J}q75G1-s`@EZ-j)h`Z6{66EZqF:&*`>)qRhA$ftOE_hD.9p.sm&GEKq0`R'ELtgO@q(/($EL1!%q0Y",
"0&q:OX%j%Oh,4`Aq8BL)eHPmUSa9Eqa.9SESEKh95q1WL'ERe!0q1WL$EOq-)!&Eq65mXHq:!^*q7-t*EXk!ko7j`TqDi-)k'H*vq,>}=F+~1q)=5(q%w1'F8",
"iFp<-qDS_2`Lkr}-|m,If3M`-E'i0YhPAq1.E.j%lp!l9pE0sns;F8`-:G`/6|h#Dq-7m+a1$`iq/Cm%e!<q$+|+i$TqDja+e#Gq9h/.e#X`5(e#Vg{!q,:3*",
"h@[q#0Y'1se!sj76f!zj!+qKfV)qE)i.8bfuun[y`;*#q&}L*q+!I.q)!x)2rqGB;4`-&q#Ss1q,.($`-+eqwn';/e!|e^Nq&UP&%q/In%e7Aj+%i.Qq5@V3e",
"ygE'f!j#rE(sq*lW1/0)(!gOXXHf$[65te5<E+66e!SE-1gY;av66E&E.D~#,q,S+'p%qp-7e%'l(r,~06itf%HqA$N':Ym-H:Yf,ee!{q#SS'j$hf=cj>4aY",
"&n$Y<BgD+,sf'ehyOm$,1k`r``7kq+oG'q!'5Bp><`;fB:'e'E6L45t12g2U.fRxh(;q;.C$h!*f>bq$nJ%aZE.E07kE)eGSq#dw,`8eCZ`9%jPx`u:]&q#)<",
"$:^(seTc'q#Y4$g.wq-3C$g!1-u`ceyXe@H#q#d$,e!O$sf!<f!I(sj!F`o(w<~f(MmM]{>an1X@'ue!jq;v,-hEb`o.-e&@q'rMEq'rJ(+rE&i,{l5&6Ie!y",
"e5#eH'q93`-`dE.,p!G1s@'s3~.q'7Y.gx/o$*E,zjLQ(r`;)#q+t610{qDYU$g1qf&M%&g1v#e%t3f`z`A.;PoSUD~>oh4&'*sm#fE%6ie!aE&fPL`uCP%j<",
"hq,68)6@uo#`E'vo8y}`8.6ip(Je!uq9sk2f#_gH5.f3jq!QD2e!>Clse#SCmf%zq$'g*kTBi;^e!sCnqD@!(q#O0(b6q)(^%9E0q#:z$&#q$@T(d}Cb-Tte8",
",h^%cYe#gq3Bc%1r%g!1q9A,(g!nq+~^$iL;E%ti*v,e^I,hNvb/i^cbOg.mCnfjIj#5E4g.lg#LE6lbtq#(#$#1gcKqK[z$E-2hh$E5q0%9':mi9!e,/m/]<",
"Ge,:f/EiU[e!/q)e7*`xC`j0DkBZhXHq9G_%f$tq7[H)-5#'i8[eddq#,K+D|tkNyE!'n8W&~40~9E<~FED~6q>,J36Axp8ZE3{/se%%q'{Q-E]1i8hfMze8W",
"kS5.sm!GoGV`@EjE'l!RgZ%qRsC0D~sk&&f,<E2`oE5hHL`@EwE4o!Xq#i4-E<rECiQ'ED/#hlz`6EE1#eHx/2EC(q#|}%WgtE6#3Wgq+]K$E6!3q0o#'EGrE",
"=qE++$EGi$lEAsp-``oELEOq)2U'p4I+fUB.q-7v(9KeJWE~q>!$$7BqBb>%E].f-^`E%F1q8Zl.D~f[gF*Vm`d-63q#n@',F8q'17%FHE)s`3F.4a.:v&$#q",
"#lk.`dE/63`eE07BeeQf1`F4F5!gJXe!=F1F2F,rF6q<~H':tq#L6(q!).Fg%zq6Hz-9FlSDj@X%mC]0n(|3~[E7~FE>~{EW~8n(CE$rE*wEdE&~9E.rE1wE2",
"y.1E6sE42$(g-FWgq#Q6$E(f(CfEVE(!3q(%T'E8esYp&!fL=EsEaa-9lE9Et`-Eug.se!OEbEc%!qE:f$&$eh3E@q5Up$jQrqI:V'hC0q)'s/.~2F,t`5/e<",
"$Ev#h$ve(7D|'#qA7.'fM%)*}eK,EzrEze!/ExEyEsrE}q,wf$qDrv+q1l~(6Fmxx;)(sq)_$,h3a&+sq/H#'kQNgw!m&,&n(re(HfY[g!)f/rpH)(m3hl2Rf",
"!Je$&j2WcWhMOj!34q#<}$)q#7/&qDx6)o!AE%q8c9$1e1]j!Aq<N&.j1j67Cte$Mq+p4-h;ae])e(cCn!e!/e#GeC#&q/uK%<,q-Qf'a-9h-f2xe(I${3sg!",
"I)Wl<#f#=`;5h[L,q/K-$g3Aq/]2)q#u&%<,e!.q#bs$g!g%q#6Z.f,K#fD/f@^<Bf=.e!He!&j]5-`3'e!]<Gh|]h#)Cq`3f#P8le)tE.e!+'h!3E9gDf&q%",
"<1%q#R>%au7lE07lD|8vD}f&3",
/* select_any_address: select_any.comp ADDRESS */
"q%'E$d~!!!<!rqNG]Jq0)px}q4%A|q%&_Yq#0t}q0*E<qPiU~&Yq%%>/qE~W98&V{q#0I-9p~09pyq#0Eeq#0Au}<'v70W-~V<'q%(D'6ZW:q#0A4<'~3<'~3",
"<'~J<'~g<W~8<_v6KW<~37(X9~3qPm--q#0E;9p~@lTB8&m6L9pq#0E5qL*v/Cgq$ky$q#0L*`H+q-c[(guA`SE$ncCq#0N*8&~Qp#;gQ50`H%q#b}(q/vl-6",
"@q/cl)q.rI(65a7E%q#0WCE1~AE[ziI0q#0WVq$q,%qE;l'qPk~~0tq$u=/q#3B~%{a$~~-h6k~26j~JafmDXhz_gDXq=Oe(g[RqG7Y%+q#3KP8&~.~}q,y%<",
"q#3V'q,y(,e#Q!q,y+,q#3Z2`N(e!7q#3]+go[q#3]-E=uE:~Pq.,#.3CfrD}t+k#hl{Agd@*e*Mq'P#2q#3f=l&f8ne+i#k&fi#dE/f#Meixq#3ocEJe!zE%",
"sXCeb(!e!|q#3q+E}~KbAv70~QF<rF<~48&~Hq$$t)1q#3x&qLVR06@uq#3z/farj(>q#4$&g%YE#hA{qB#O$e!3q$0C.E(s8m{E+q#4*@`H5sh!Lq#4,'<'~",
"2`HE'j!ng%'q$La%q#4.~(Ak.BE,sEHyq=E[&e0I-j!n12!q3Wh+E3=Drq,Rv1ETAZeL%g!XE#sg9`gF4q$A1%e$BE;eHLq#4A.8&~paf|9p~~$[bA~2<'~Qa",
"f~19p~sp8iuq#4H(gFzf'O|q-:dEF1~1q#4O*71tF>x0~.6Z~2p!xq#4V-E2rE-q=HO*g/wq#<+.j&&p!u<'E6q#4X.FB~hl#b`5+q#/L*q,|k)qB/F*6@t,e",
"!|4q#4b~%Fn)56isq#4i-gA!q#4i)5yq*+7.q#4nB6Z|g,23fIR$n=~e'Hq.D-.f'A)wq-9`>q#4v'`>E4qNt.%E5!k=j3a(E6e9ki(_a(E:65j!,f!Kq,p-%",
"aZE4E6E.E/#E&q#4}~(R70~ZbO~NbWx6K~Yg,Hq#5!IWl-!q#5%3a(4f+Iq:@H$h^*f#lfc-g0Ne,~nED5q4`A-(q#.%A1~9E;~FEC~{E[q#5!PEi~VEv~~#U",
"a(F9q*;p%%q#5$&E^/~4E!sa(FDf'Ze^zq#5&(-F9uFIE+tF1D|vq'zb.eow63`eE27Bgg(FQg1mFRq$f4%F5e!AF6F7F0rF8rF3q#5)~(G7(~~#970~~#66Z",
"~86s~Q6K~36F~V6l~Q",
};
#define GPUSORTI_X(name, words) {GPUSORTI_BUILD_##name, words},
static const gpusorti_compressed_kernel gpusorti_text_kernels[GPUSORTI_BUILD_COUNT] = {
GPUSORTI_X(begin, 1895)
GPUSORTI_X(begin_address, 2111)
GPUSORTI_X(count, 3352)
GPUSORTI_X(count_address, 3661)
GPUSORTI_X(scan, 3019)
GPUSORTI_X(scan_address, 3239)
GPUSORTI_X(scatter, 6231)
GPUSORTI_X(scatter_address, 6468)
GPUSORTI_X(scatter_basic, 5366)
GPUSORTI_X(scatter_basic_address, 5629)
GPUSORTI_X(segment_scatter, 6481)
GPUSORTI_X(segment_scatter_address, 6733)
GPUSORTI_X(segment_scatter_basic, 5626)
GPUSORTI_X(segment_scatter_basic_address, 5900)
GPUSORTI_X(histogram, 11478)
GPUSORTI_X(histogram_address, 12363)
GPUSORTI_X(onesweep, 15286)
GPUSORTI_X(onesweep_address, 15778)
GPUSORTI_X(onesweep_narrow, 14469)
GPUSORTI_X(segment_pass, 12918)
GPUSORTI_X(segment_pass_address, 13238)
GPUSORTI_X(onesweep_staged, 13588)
GPUSORTI_X(onesweep_staged_address, 15382)
GPUSORTI_X(leaf_starts, 3806)
GPUSORTI_X(leaf_starts_address, 4145)
GPUSORTI_X(leaf_sort, 11104)
GPUSORTI_X(leaf_sort_address, 12224)
GPUSORTI_X(leading_bits, 10121)
GPUSORTI_X(leading_bits_address, 11516)
GPUSORTI_X(sort_leaves, 14822)
GPUSORTI_X(sort_leaves_address, 16044)
GPUSORTI_X(finish, 2859)
GPUSORTI_X(finish_address, 3296)
GPUSORTI_X(fill, 2147)
GPUSORTI_X(fill_address, 2511)
GPUSORTI_X(copy_keys, 2862)
GPUSORTI_X(copy_keys_address, 3525)
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
GPUSORTI_X(odd_even_merge, 6788)
GPUSORTI_X(odd_even_merge_address, 7228)
GPUSORTI_X(segments, 10342)
GPUSORTI_X(segments_address, 11011)
GPUSORTI_X(segment_count, 2556)
GPUSORTI_X(segment_count_address, 2820)
GPUSORTI_X(segment_histogram, 2517)
GPUSORTI_X(segment_histogram_address, 2790)
GPUSORTI_X(segment_scan, 1311)
GPUSORTI_X(segment_scan_address, 1421)
GPUSORTI_X(segment_bases, 1316)
GPUSORTI_X(segment_bases_address, 1441)
GPUSORTI_X(first_few, 5050)
GPUSORTI_X(first_few_address, 5682)
GPUSORTI_X(first_some, 8947)
GPUSORTI_X(first_some_address, 9616)
GPUSORTI_X(first_filter, 4323)
GPUSORTI_X(first_filter_address, 5133)
GPUSORTI_X(first_split, 5935)
GPUSORTI_X(first_split_address, 6607)
GPUSORTI_X(first_k, 19067)
GPUSORTI_X(first_k_address, 20039)
GPUSORTI_X(select_any, 12453)
GPUSORTI_X(select_any_address, 12961)
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
