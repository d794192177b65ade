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
"!!!!!!!!!!!$!C#HA}JcRLDH!!!!!!!!!!!!!!)%8Sgl#@)gPkw)GF'8r$73R]x(-~f4S#(!/Po!`%M'3wG!k^Mdx$A!f#KoY#73S#4!H@l#`#4h`#A!f#M!x,",
"G!k~Y'M2x$wdsMdk}@!,HQWZeoM!xjG*=!`#A&aQr!ebAhyJD3l'Y+M#Iow~f^2zkqYc4!G*i3S#39.!9nM!xf,Pf$R}x$.!7!M#'zr#hpG!x#qx42M!l#BQ4!",
"GEw|Y#7!L]x#pbi#S%(&yZ!!!!!!!!!!!!!:!<!!-:xG!2$g!!Di{5!!!$!#!#!!#H$Y!$P+!!!!!S!!!!P#)%.`!!!*gR!!!d!2!7P#!#$n!*$k!!rjm/!!%e",
"!!!&2t#H%-!#P'JF!!!:!!!#P#!!#7!!!$8Q0(-Z!:!2P#8Q5c!C!a!!DiqD!t$z!#P(;@!d-1!$P+-9%R1-!'!7gR)%En!!!MP#!!P#!!!e!!!#Ty!!#t!![=",
"$n#7!!!!!!0(!!!O!!!!P#$n$v!)!&-9&6'+!*!.P#*K,U!>#BP#>.K*!*![!![<.`!t%g!#8VP#$M$Q!!!.8Q!!1=!!!8!!!!)5!,!T8Q0(hx!6#*P#>/F1!l",
"$c!!!$jA!!%a!!!(']!!)V!$P&8Q!'6.!$!$-9!!$~!!!*8Q!!*K!!!*!!!!0(!!!C!!!!0(!!!A!#!!_)#H#@!#!#8Q$n$$!!!C!!)%-J!,!MgR*Kzr!2#E!!",
"DiPe!!!I!![<']!d#9!#!)au$M,Y!$!)gR&6'#!*!)-9*K';!!!M!!0(1N!6!KP#>.[:!K#p!![<XL#7#i!#8X-9$M,Q!%P1[:(A$v!*!&-9!!%s!,!.gR0(7m",
"!!#oQ:2x$,!**K!!!.!!!!!W!!!!rj!!#i!!!$gR!!&6!!!#[:!!$M!!!)8Q!!*l!.!2P#!!P#!K!Y!!rj2t!!!G!!!$8Q!!!p!!!'!!%R$^!9!%gR!!'L!!!'",
"8QAzz0!2#+!!Di*K!!!m!!P&P##'#i!#P**K#H'T!!!%xG']$^!)!%gR!!@3!!!E8Q;@6&!G!K!!P#[:!t!]DRk&=8_NQ`rF,.|@GC2:!$!)']!!8I!!!D8Q!!",
"S2!!!'gR!!jA!:!KP#JGVB!K#M!!!#P#!!,n!$8QxG!!8$!%P'']!!)F!%!&rj)%<4!S!)P#Ro,U!C!(!!P#)g!!%V!!gR1u0^i)j_,-Jw4dR%!#P#rj']#CKT",
"E9[:*K$n!!!*P#!!.`!!!<!!!!JF!!!`!!8Q<f!!&6!!8P{5(A#C~#~#xG!$!!!(!(Di']@T!.!UgR5cy+!.#EP#!2Ty!!!h!!!#3h+hYS!2!!!!!!0I!!!C!!",
"$,%c!!!D'taY4n!$!!!!*K0I!.!!P#!!@T!K#`!!gS;@!t&<!#P)>.#H+#!$P->.&x6.!!!+Di!'H;!!!18QDi';!!:<!#2t7+!!!f8Q!!!!P#!!8Q!!!B~#}}",
"!$P82t&6A(!(!N[:&6JV!4!]P#0)>p!:#z!!8SY0!C#c!!!KuX!#)H!!#S!!$M!Lmeb;P#!$@2~#}}!!!!R-!!!fgR!$`O!S!1!!!1a3!|!1!!!#|[!#!!!!$n",
"!!!#_J!$!+au!#y3!!!%Di!!E^!!!CgR!!PD!!&hP#U^,U!!*c!!!(jA!!LB!'!!xG#'!~(6@;au$n+q!'!3!!)%D'!!)GP!~#}J2t!!/|~#~#~#{5!![<Az!t",
"&2!#!%GW!!2L~#~#{4rj!%|[!!'L!!!*!!!!!!!!sN!!#,P#!%Fs!!&'!!!wT7#X!6u5BbQ4E8IFY*b=xGtLBN!!)BP#!!1N!!!9!!!!F1!:!AP#!4&6!!#/!!",
"!#au!!$M!!!%[:!!';!0!#rj!$l|!!%igR!!';!!!x!!!#DH!!$&!!!$Wh!!%b!!!'2t!!'_!!!9Az!#)_!!!~!!!!wc!!#0P#!&2S!U!)P#!-J%!!%4!!rj7+",
"!!&v!!!+jA!!(:!!!)0(!!;7!!!GxG!!XT!!#SP#!#rI!!%48Q!%xh!!.u!!!-r(!!/M!$!!M4$m~!!B~#{5!!O|!%P'xG!#lC!,!#rj!!s=!!#5!!!!so!!#9",
"!!!(nQ!!!!!!!;uX#')q!!!9rj!!R&!t!!!!!!'e#H!!!!!!*l!!+NP#5cwB!K!K!!!%7+!!&T!!!F>.!!0G!!!6*K!!VJ!!!cU^!#37!8!%gR!$)g!!(^8Q!(",
"=k!!)9P$>.7+!!7l!!!#xG'+!`!!!)U^!!,n!!!bU^!#gk!!#9gR!$Aj!!,!8Q!#TX!!/!OOg9Ox{3847&1r{Vqv|l}eDb,$}I.e]`/@Wb;>Vl',,g7h[389-(",
"IUBd]J}cT}b@`N9m/475KsjMAAEa[zmbDc/Z,5{Lo8]!{_UxgF9net,@{{MZ}QL>ultJrHSaq&KcIDSO@Br-bDju)AdXT~LBiBw_=mfl*`q|jm)dy#^cf5EbYi",
"oI)f]DM[Eefw,B3C|p][uIDc6NVa1M;HvcSsm{8E`Y}f;`n21MW[NW3C|rH^ex*$g*IC9a|ZVC&sZ'}jYH{LJlju)C).H^mYT$Dc1WkE:RNNRC|S%2/me&^neO",
"]E2DW=T#Ynus>!G{miX3uGLUcnuv<YM]mmU:.vxjOR]f2E/!;R7$(]j}qr+G{MS2'=}egLJDC1m)M%1,ZT`VNoRDfrf*3#89r,i`C1(m!s|xYn=bspj}i:O@zI",
"ejs_}Kcvxpb606>+''7(eK|f7MoMsaoE[zo5@0'wk^obU;15iZMLw1iW&s8JO2{JzC/cst]Bw%I0x=U4ejFJdRj1>`o@nQA.U>^9MJMzICnO/0&;`G`I/r)zet",
"BT-2RKd$-8kOxsHfewo5AW1KH,Ny45}$BnSwBa7.7[nO5ax8tShPNXM^3.}ejdhW*dbu}ZeLdQ(tI]flZU)shYp{x$c(}ZM#vef%+q}g7>|g5.k,]2iOH8)akZ",
"@-eMM{cqc^)}bpHfl{BY5F};&=0GT4s#ZhTeeMwM]C]GBJDOTu8Ef7uI-&,'|gL^k,]KiSH8+kkZHVeN{~4ptRmkhjUEzzwVy|vcmnHY-4i$f8{lZ[p,UkFdLS",
"!~j!w&ZyMLE<7vXdloMN7x8!9K[1Ny2KML8D2;}#1U0GV/Uy=|L|2E17xvx*/fdUy6iZMN}l2<&=T1mpY/)MT6iY*o8:*Gu|U|/,0Tr_sgWf1Iz}R/@vra,9>@",
"fmVX9nz112FD(NTJWkJ<WNrgsbWcjqnU{xbR}&|+E1L}M3bb;wy4g6/FAEdK5$J8kqMD0ey5z!d4KI;r/[xxkp53;uil0ynZ{nY8MGzJE1<#}#^-D+j.je{q-j",
"pN0NUtd$A+TRulC0lq@`=E/258FANgT]q,KmM,n(l%-js-TD.ZB,*OR`3*XS:.a]TD<yD]=P_%!:<:;Ac!|gBnD0E['PVJMH;aSO*4xSHuhv3$F4Cs>]tzfrQ-",
"SR4,x=/V=;VJ(~Xo:^9'K69ranm|-w=OM{`<|qoGB7NpV[vpf:WSJB`E;zkEmCb}*^KmXpHcX`:qT;Os),P.%<so'hrl=TjkEZ{hY!bnUAFL{6<:-w_20U;LFv",
"9T-ffUpN@Cz%]3V<`uW8'YqINS5ssT8<:%lhf]YiEeB,OvwKBaeapH2!'~ut0kgP1xD8H{d~shS5h_e2:Tji<jYX.y$Zx'>y3Ykz^}]DbpsIW7[.;xX-;yVq>y",
"k.lxWEp{%P[2{]z!@JME^|w%MZ(QBcKq+${Z3m4:5W/`Y2Y=VD'VMR%28bkZKJb{;J;{9``]}M(#Nej3^`3*ZjY';LL$G~'iX(&#R<syVrYjap5m7'gA6E#,XZ",
"T]r-c$hwawVW@xq*xKln@v|vW$2nRmI8<:mc4_/ktGqWZ`0fVw#Z[@a#[H#ltP$Q[$=_*q>=1T)GK~@[>n!GvAVV|ej`Vl'=N#&OPH[xem;j)uD+=K+g-pxLg5",
"aRG7!@,[)JfF.,}Msx.f%.Ra`[V$^]7qjfLC8u2W0s,vpf`18Zt[zs*f=hn66zzhhC5yBE3}Y!8i]cI=ufTsSO>4XHEs]t(`mK4F-hX7w5ZP)&6VZe#tGD(J8D",
"_8V<z2z9TkX2[u(qUH*R7h7mjj4.tg;%v2XUS(dT^J%RYr[GE7p-d]zgUTm(3@J)L|/U$:=W;j].`hY85%t'*6Pdr-kg{8DZAnY*muW2SZjl837A%;wAlQC>@;",
"!cCd#tVk#gP,uXZg%O!5m07L(|!J[<Mv/y!s8Uym=s#_0^$]R2Oi{Jm2fe)flY0^$k<GgG75GX|.iKybSa!_t#DcaJ+/Ef}Bir{wpg/(`-^{HQvZ3GgdANnL]9",
"4qDa!JxQM(pgNyas:,6{^B8!y|<hCj,Rp1o8jU>(L'_#EcxMAx&%=+CjQeuA_Qv6I3v2;.BjN25[nJGtY%O^kNi1as;*:rYHubGpd7|WwEVZ'{YzVr81Rfr/%i",
"2Ift13U(4txyr[66c*HyF4hixzpTY]J(3zFw|)+(5Yswc*HyH,oGG0osnn3(p{MOo}OsVr;z5`s{U2FATo66xNv$,Vr>ftuvn$hjM%f;cLoQi}gvjyj#OMW3I^",
"KBs4uQ5ZuDkmc}6Rxxc+=H6`vd}*L#pTYJe-z%L#b2q;wQhFaddAK7nMw{J,!j=6Nj(;Mq&eNj3SMsY]J(oXK8CydTx%Pc7tkeBQ':Ite$,JdT{)a#.br/vd/j",
"Z^|Y3(qWf<#hf:U8ZRPUkj!knN#xkLoUjHO@i[-[5I^344WO%;8:{w3,xFW{t7oM8]Al*Caj[<;P/:!g|8(ky;EA&l;Xwul:Kmb_QZ7OUWPk}QQa:c:M/F<!Tm",
"eN{&'eHt]WjB62TFy.I#fO}K%3jEaa4>x6V2r0O.M(G]T_,9e!y.ih.qlojRb.yupB,OCK~!>:5VjJ*ifXE)v2=S}HYWtVn3t;-L6|fPn4WxMGtRt<c+>m3V:F",
"=tW~Cj56n9f@BC#^qkH)Y.Y=Fl8Eo)tVnBn@H85]kZpzeU{*vc.BeV%.`Zb56FlhTFy0Weql;oZSQCL26.32pZtWB,.EhspB3FhgJCEUb6:ySOTSq'B+ZeBOZ_",
"pB,ONP'Eo+Em79[)oA0.,^s]&*}mDLJk.}8UsRTFy2Vp]l'@PK)JKdy3w&tC/_MYe4J1gB)w;V,_7^5X(;D0:)VP:Ky5w(tGTPn5tIi|VM!b<=*inWAfz1(t{Y",
",QX0|J/ED2tL=QM[T-,_dc_65$jzAu{^LRy9/=SI'+3K*Ds~Lg7@*X$v1rrHSC3MV2qm]p-kdZk!|zEkRM'$>v6wS-&U5[Ef&+gj=}Q)f|9=b6>+SJkxw~v2'N",
"OEPSYMD5$&`VW)yy>cN:tT}!PX27p,]OuL&YLGvDE;|DvEi2>m`D.GCLBm|6;qV2qASvG5K9yO<mW1+lx5{Oa1|b,`16vFi1|gAd=K3<.Bd`XJ}(:ZuBBio3V1",
">}X5F0tV2UNoXhy<^;v,y=Bn@B/:vWe[JRX=Wgy>8O@HP<U6M1s[R!JAmK(zf}+2{-Bu};,xLfgA9yK`vK}O]mM&]Rqwz7EwRXOE|q)rns.6L7I'nu+.[2w%;V",
",>.z{MEI_jm4`=r9.|$LhFWj;^+4M*slRXW~VGR/e3ij%5F(WRX)).23gI+oA$150Khm=nXVre.6M`zSrB[`Sut`p-k<*pB+_wKeB&zoA0j*^GcvyBb5A.ZlI)",
"{bIL`):W<pm:*67Ar^Y}b3}5)6EIamiN(q,a&CDx%e1UWlUaV-6]jz;chmE#|zBJKaDzyJBP}6W{,2B[}9r_FcyFBm}}>#G0dcuq;SNqgL&HEId='D9=JBdcmD",
"Sutlj'@Q}#F(X/Z4zHrjhgu~IZgT:KyI(C<qb5B}%'Z|r,t'`HM,#[Wv##W7vX}(jW,ah=btdaxJ/kO>S@+lssF(X@Z#4l>l(npg:n<4MeSR8N'!E::cGwbGz(",
"pAhmJ^ba`FE*a5O5Apho|h)bFxp-2sNi2gj*}~@5{sGy|,iZMO;=b_K7.BfE#eH~C+OhWu1>LSkjkY*67DDc0_I[_9;AU{QVht#3n+ko9+q2+[7,I:AoQ)(7WD",
"Y:zC3]`.<Wo*1iA)H/KQ1(+lU!m@70!YNUv[zRs)PNNM9AUgS9XL<3JGCGQPPL`S*plPvjxHa_2jPuI08y$X]xET2ObSA_Nu4ANtrY>V%5%GXx8zV75ya~.eBf",
"6/A<ZXnLK~bv7ZK&#nBgJ1]~DX%Ya#[,MxoScPe1BulDFxy+^9k#WxeB^olCbYE4ky7*Y9n&Z,I:L6GW.,MCncNL&QD=c5+6<D4jwqH@^zh^M,NtcA*r{'=z/d",
">zN!DrzL7t0bv'o`>@5ois;|Fe;NB4tHyWC'^ST)LjtHc:iYQ)N$-9hQP[%SEy@fI#fne:I&`4v^U|3EKNV,&a$Q7QQ;uswJP4Hh$IAP8]RNAf$@!(*,5u=Bs0",
"UzH(Gpt{-y%wr<I3K^@/IiUw{Kr;hyds%/D3//G@Iy]%j%zSAGkRI-ut*o7j2!1HEWoqChi<t:5DZi;~8;AF1+/zlF5vG_.9+l`U9oij)}e=EUeL!^CG<vsdW8",
"l:Wv(*%q%I(@tNBBktwo_%).F#;Bi=t;nI6G(n,&-|dK=9,5#wLAVJ}<EeG4`A,ApaZoMd%K=tR,>088PU83MZ|An6d9(CjoA[8*F8@IaKVJ2,G[Gk6X83N6|B",
";dp}P_T[PstGw2u*@DQc1[lb6ev4=ib2%B^f>H%tZ/W8n8U`HatxVoD@Gki2EUu%jR&9(Itv*<I#hFN1bB%tZ(M&=g=8JLU|3[leSDU/[7+`6+^M=K[i!}AEmy",
"3<XkvbU|3nEOy0o7ZG.[YtHj+P..v8}Qw:*(m6B`6H<l_+k[z.Ya#];QF,}j#h2Fx&9D$`uu0MJm05PPn)eJ=@VORPCU&jO%v;oWXo1Mm~]xY4[C7E/s5E_*;3",
"lpP{#|uz@|yd@PURK+8N/(tDUGgnXE4uVZU,mPZ-:5b_hk8hLt_.Abo{J9J&Y+xL5#=Zm{R1|3l(-T)mon'76W`-V`;TBy^_Y4IHVcx;PGju`;+kZ{lF8;Ji7a",
"h8&@>~JkZVL./Y@sgd6VvXn#&VZ{qp7;/:6-$Hj*+zUctP;H1pjGH[dlkp0YW@Kt<o6K;k-Mve={Qc>>:84)KWjjaO$W./}M]gii(-Qk}5`:Q^`60(d2>&YLpi",
"eo.85/AxBr!%_fg@tHI7RyY(;0rdKtzkcB+X]s/kjCBuKO[,K=0.[|c:JYu~7qq*Y,9/)kr(y.ikB.m+1>;UXF'qN@2P6aIeNWG-_M@vcB4eNSS678'hdqgfnT",
"gr@4KP'o4+ng/e0KJ2d1A^=kR9goH!%-xC6!QG$fbC|:SJG9Fkv<'<XT4bWiYS#|`C>#JW|JC4NwXT{;uZ=D[uOX^/_Y9owd(Dio6nw;-%j*1#Q:Cp#Z;EjHVP",
"d(TSz6|xt3LAM0JpvhS&+sO'0yIEYfVP:OK}`]g!;%0%S:7{iY=%(f789B+6.imnX=MM8U;Vw>!s`4Y/D&#r'>Bg|^}Rc5:#gA!xM8cPtv2D*XVR=`fnf4m{9k",
"Z,Zh-KEr%JK%s6NB+NoBw%#=:@;'9N|vuh[hK8c&'>EZPmc;.r8bUA{}La}mETM(|Mui]s;C6^rqnvM33p:MKKU$u^s&,9M,ge2+=9Wb<2&-.|,0Tx(q1`QP]s",
"qxc'4P&yHDb&;zbAUPG;<,+<y5($n1/V#DM7ccoWF`e3.Y;]XbQo$q<R=+:Aum*j6=:vBO#`)[b+@B7veb/dD.9=k#Eg'>GiT;X10Z9YT<MFF%MgWFe+^i*d=5",
"k>7.;+0Wt+UA78p|z$9'$v3HyO-Ca/iN}{B]y%>jlp78tN`Rog,N+8+zWT+xI%51<@cF8T5Rz)](V4Vd1jHV0KaJoKLbS800K^i8SB+1(G)g>7=U-tWXxUv$WZ",
"h{6A1awyS3t!Bceq(;BF).';B:1Jj->1[`G|]28Ykk%Zv!97K;;bHsX^7)lQ0Keonx]~7EL7<e$-6dc]nrjB.o!ku'tD.|F(bbmpl*]IFq<!b|lv;yAoiL^;fY",
"'.t_kpeoeE)gtGba9w*!>5B5A)[7KRS=elzL9&ow/0'_I+#+skg{WJCvJX}CW@o9vF4rpLds.YBU$wPm(Qz7CvW'_mSJj!;a/W{+PGf`9!lL^[/4gblL_wL~jx",
"=:D&F4VH;K#XHaPOdx($L[0Xg!#%g9sGl<1|}xfx<NP[ibHXAXf$we4b2&G@!4#.xdH=e|8$BP=Ffh:{ZfjR/jyO.HO{fB(|]n#SpCNFN/tK8@k%A|%Os9%acW",
"'>V%Iuo8#|ib'BCUgXEgoZ[T5,nYiLFX@GA0$<QfmS+D+4a-@E@KkJbxBh<W@!6b/~_G,Z8%v-Dm<)YS(p4!cH3pPE`')uubjiW*mdm7kxA&yL[8#K&VXTYlHd",
"Fn)ko>}O9DSN*%Ufp`S,&H5+M]d,=lEIVpZi#bJ^2IU>Fk;'vh#7AwN21b_BAcqrK-j&J&@C`emES`JjO.Tc;6x@H`;wXP8y)PPQUcXas&-wKpLe%cJU'sEMMD",
"@#thU=vH:1gP'B(&U1JgrIp2uq1zvI`,@-qGCRC!SqBli$diEIIB{g{``%WDhF$DMYQ&&EFWG}a#K8K&WUSE=Rt)C.R`nl+1Ls5hb@vR7g|Kv<.}Mc$ZsNwEdl",
"`NE[(jFqtkddz='0,ij{P`BV_$`JpyYDOMdDmZ@;S-0YMO;KeRNt(D^,zrSDvL(f:z%b@Tc1pAUT_)26T;XDI/KdA355q#RXS.(s@SDf0[a.4*g/d]'>d97Q0]",
"L1BO/]gs(FH#Qa2d2TKzxJ:|xz5,SAbAUtS%|H(*SO1WX1;36dB^trVy/&;/97Cs:2/b^pm[/r|KMz]R95)BOW%5GFUrL*#[U<y8ks)2K3f;0rWfvn=TE25+JB",
"TkY4S2w'Vu,]O,M'ZidoASAV2vn3B*0.vJ05]|(R4_:8^D9G;M`{gPdwUFBd/JwR3;Q=;Mk;u&ho3u=)L8^(0v>A;AM|}X)+>6910;BWJC'y*<oQg<O[aEGZD@",
"zuLW2;XzHi+Vy'X.__xW;.t>Tl9y8SM;lerB;GPK4bFi+9SoD(+K1;}@WAtlR=Q^SjeJ$iW/)5Bl4+s21ja:XNhbY!T8>wK2UTIu.UG2N+`0tL]!_It6Jf1=OU",
"}ckmkW/Y[};X=Fk,gZV`._]}TlyC`-QvUoMqr<W;ia@5>BGJb%mn}1lOi-JtI$l$UAwn<o6H;k%!vmeDY`%W='FK'>it7$rZoh^'0*dS(iizNVf@)[1Z(e>Zd=",
"agBa0d7bYg]/)CCD3<4&tyGi[Y*-=Mo3pw$tFcd]WR<K-/3'FuW}ow&_&.,|C}Y4c+u5#SC7SC&;%Ed;{f|.fU`j*>1W9A;u<gLw).`nNq%lM1}Z{D}_#h/U4f",
"BL8_rU]sPW!oX`cz],>]VGu#@'v^>ZNq.<JD^xA&5f,g5nl%l%-wM_pQ91(.L[`,$(MW,Jx)h2b!YqyECYTO-YDrxv_#h#53p*)w.T{d=zL),;-H(sP/2h85@l",
"A1GS}ui,0D.RVj)I8[2wp'6wPId`d$e@F<2!RL3`XEIr#*kN4IQ3;yI{eLYdl*;=dAB>'_UZFEXAZX1Ra5Eo-72a1Hji`V/<I}Fu8enNJU3.8T(yC;|umtj4DH",
"%W'17xWTYddRF-e3vNjmNB#5O}4[i'gBx1:CFm;CwD]r<}:4DX*J[g%`1&14Samj^]hD8~B'QD/Dx4Rx3fuJa+a;|u00*'3*}=F[M.7[SooKdAFinW`;>Zzq;i",
"$v%RG<)1HpTa7B.JePo>jt._X`M3N^T}Yx2kP1w9@-DnY4V04X|.bb*v_5;fgG4%N+6rGbH_&YcXO_a.@(sE##n.H@i-G$vJ>Ru=-DO3]5=dC~lJ/9=-LtpT'A",
"$!Q[Qxo/U<d5%<5V-S.a|roR>)n-;f87H0-/{@*@v<B$LAb-2&7C<2$7cCQJY`S8sGU,TJ=#=%bP.lj#:%#X=<G[Cp:Jx,QdFWV%ZVYsoUo-_EU)UojEcg^lL;",
"]~R~!,m)tGc:RykTc`/-)@*{+'&.9xi>`<36f;9B<2!UhIK5i#v'gVcn}AvK|!o*JCP1,[XAnNZ^R[*2:zD3YkBLD,tYR>bmPHI4rq+8!AdENrCCZ-fVV-bm+!",
"@En~cUJu6qLqI,uw&oBqpvU#xI`;E&sC`:ub7U2A/PyT/tF3Y6^[t]W&E_';Yd:0#YLNX|2@D_TdXrSOP@`DlSMSr}%XBX38tJ1guHS@)hXhu8%2t.7MT|Z5vQ",
"e-E`!Zb4VP(XKPUu-(aAeJFPK|7S^3l--wO!Mgip!y';@Be0z$kE3[>qU&(AYJTm.yEf<5Uq_C,jpQ,}V>I]/U1`w4&J>~bX44t%Qc$L1r64;@LG[X$$<<6-kN",
"PQ[`1(dC<Ftca([y&MFTN4N[wQkbBg}`4=H/=e;|(qp&[0``{n]HD=80g#c7,3CeaBbQ}vP(H(/vvV@p}V_ejhj,<O6enkDjDMxTXPWbJ+.X$RG&)c$[z+aE/r",
"KS)MX,8AD<3kJm8k=@$:kr03l/-wOH0r]ALqE-`u}R@+WK_pLEb|_HC#_`8]/4b*2<<_H}632*{Xa;i&Lku}#T=py&[v):ayoM`680G<mOVx+;02a,nCwGYJ6@",
"VUY]E*G87;lAf)M]FD7'n=hk#_4&/Dj|Fu_Fkk;wwt_YHIBGE4Sj:J@DRWr}C;R8K^Rk=LVc&B4<X*v_hRP|a]{9NGmoF&LPOy.xzBE-mCO]F)C70L'@uV<3wO",
"QC7XNnN;jxg8YBNA|2$Uc/A5bgeep!2o76nA0#>;q'qo(0Lz]Z<w2M6{cu',oAVNy7U&N6F8UYtE_FGAxq+/6JOWB&>;-b$tFp&LtMypjv.+0cb9pnsO$NSBNs",
"DG,&nXKr4`,^%h+~kO;H>ijS#gH1`ql+q,EaaYuN-q,0j/=e]$n4/rT0_**E=fvtgThJI]SnYFWEg4LE[PM,#gV>,C_2uv;!ftyVjP-Cu{T)P]B^pc.BE79D=<",
"4Ds_-S+=qyaEq!Qp1mANmuwnWk>fVyMBFxgeGaqrh=i5OLqZASCsV$K8Ri8(cWnUKL$rMhQ6@=C%_&uv^8gT0(9(;1%%/m7fvP,/)(9g1%/gx^|)R5cKD>Gyt4",
"@ds>9hLq6boW+r0~:H|3h(o>`7VwEv#Z2|Xvf6,}!4!qnhIm>~yrSWd%h+fOKYWrW>/qKcD=7'$N7'aNU@H7$8wC/[CE9t*Bfl9d-hx.Hqx42tS5&1`_#kRjyb",
"r0MUslH1=^lbG$'{<-7*g}ECh6W&bb/!smS~AyGI9Qn+5IfXz<O<UnlD'aW=XJ%A}@``ZJXgVY`6n_Sm@2io0N0l{1yW;O-]ZLwudpKGmMD:VOG2A!p8n!9skz",
"9m<pVEKl*nJUT:Bx&2#Iz(((hXK82Qbkrw8XFvEEymW@!2-O<q0sUpp`U3KOQ&Loi-28el$4u5Mau%[=kND7:>$=wY4W8iu=p@,7Q;aEi,JxP_vFCgc*%LXHl2",
"7oGT`7ey)EP1<@GrD[J(B/*Wk,jFLy;3kWJ.E.d,OjY$T$^N.aVCc~MJPIwXlcGnd*H_|^a0$0[-]eIA[_Y/rwn%1Hlek`k&><i7Hk#xqr1j-r_wE&2'9_Vo,l",
",LpY&Y{VMyN|1E[L;w-rDN!>6:durj]n,|#5@)Xn<o.%Zj<)(G2(vfR';I#hD$eSF%w=@Y/rh@C2il0l!V[4K5fa|)x2}0M*ORnvGoz1@N{q}yC8!K$@Ea<E$0",
"v(Zik!1bn-7QV}BE^6N$/ybi<Iz&=tFPWqv(Zik!1ao<<QAz88rt%J-$YU&@5esf#)@u>~IA3;ru`&&@vv>#st'2eqi9arNwXG}J$2v-Grj*}W}IOtO*5n;MDa",
"C4DMl6/,P<}X'$OzU1|(pfbY&kS2HYM5^E&XA{YQ&Gx>s/hYNnNu|`B+=HI&+u8T2<$ROTdm2xr@YXQa/d55Lr-9bXp=%H(8O|oQlBhDQ)|>s5gg'(yZJZs2a!",
"Yh|x/;=vDNyMhG!Q]P}M{R>6UOM'PT0h#%J_weP#|WZRsZ*Xpl5OHju:0%5lvku;g2,Ha*Z*RO=LJN,]u=-<}}uD%IUD:Z%0g22Z<tU%;*57r6`4T}M;ZD|mpz",
"{r*Y)6p{Mq8TMo7$qhdmP)x@rL]P7bD)ON&4JYs5h=GN}(H()%hF79cXByfK0;P[rkT7&otRmL8V1B6bM{@0)d'wjA6LDoGW6}DoM47AJLT+E1mbBmN_<fm_UA",
"<$hbxJ:U:+0g|T[:m_XqeTa>^R2F6ZnAS:*tDoT,s0on`gD,`Du,wfP<rkG3iT+4DiG7P<%|vxi/LELM*L:0a1[;0I%Z!.mX&`hqtj/d8$u|,Ig)f}0DHWvnCL",
"K:EGzZ'KZfElffq-ukvzcA-:Cj%4*:a:1f<o*iou54O&!r6gT5Y<sXo0od].W{GvSAgDJzltWnX[7Z5_z,19]aG=ZkP):{QWRFXu)ImUhQm^C@L+/h|zq#]'!8",
"P+U^/]_*oAMsjzu|,Q{RiPgs%EuQt{uOyi;V,ea#xD^ISuuSt}PC8%_!{d+uILm(o|GW(:!4xGS(2KMuOu2u_9#4P'[,Q)^rP#Z)SuuVt}^t$_LSa|BW)jR+i9",
"Ongl*iuWp%R+#H0w.BfM+Px_c9Cts=;D||6hx_s>.BfMC!x_.plt,n70mbquD_DP*>'5d^sA(Yejp%|&iW'D0&_NF([OJ%[B0(Qj#s]l'D59Y>pW#{fMmerzgR",
"N|h$1Tw+TIEJ$i(qZH!%{/'$+t=w;X*dyqI#hVNZ!e8Vm^CsBnsVP4e7'^ubtiO}#mF([gXz}m{PEJ&.r^1&jB@1hCJ@(r88D=}PkLw%-<3U&<!xRoi_7!R68g",
"ldCOLRBH7}mSfE(]EJ'3tvcV!/o>p-9vQnSuuit}^u[z:KsCb@]!NFTFyuyQsC*K1YT-,g2qAAj/:382:KywI'h`VaCtp9yv{|!()b&e71zDr_T-,E}<y0RZ:t",
"M>0%|<Mbxbw(V-7Nd|bf0rj/:R2-2hAAb6T)O44UM|3OuohN]=:cM|LQyyE7CB:o&;'_B}T]M2(vD]J8/WeIEkRZAi]rEJ,/(|5^)JF(Elh4T{<%zWE}bH#FT{",
"!of_W{hi+|b6U;vX*67Ordf=U4Lif1s|`=}B;{B[-4)3V0;B5*!%uu6y.>NR#AFs{]|pds8M7<sLT9'K0)wH,h,F4Z0#ELEm;LHCmvb-}I)EE|6D.!L.;_5R}X",
"qCvmp:hr:d'RLW.WQ*8o;=G'qLN]35&|1`EJ.|jvx/#YEJ/>(|;|)JB,;whHZiB@hr>$)f}#gUU|VwelmT|IjMF'8)>mV<&,8eEH/4TXN=>nW2E};h{t0e&,<`",
">.6ehKV:O#C]O#7Vd~EJ1Fr^`I@N`Dg=YRv'c]k1>$=een4Hi4U%]rU8:#o$l$6~Ar.P)6U:WvF.:7WN5tD9nd#*N`I;bu!bX)|jk_w,EwRcelNcSLx<E<z'Bn",
"^D(_Xca^Olk0c%cG,obixJT*pUX@gxv-i2^Go63UY{N%Rlp-='hN}mNlEJ4X'VF|&N^],2Y>j9*iv2p%n@*YJ|}%toj4s{2L2L*o,R6+Mu^nOX@Er/{t6mr/^w",
"5$nP|Aw0c1O%q%|);e46P!FwNoM)#3DQ{^q=Q>/W]}A<5&z0VGg*nu_4Xk-v7$Y7N)j:|+(>[wAXfP3>l$7%T3(8S*sc|+d&nLOtTFi)iZ]C#GtOOu-%D:]-uO",
"_JcJ2LxB2i-3V:Y7N+N]6o]mM)0@etvH.dQq%3%J%Cn)9g#4B[kCG+5cf0^3_c&lxt&5S:n5T5pA%Ft-[I'zX867}VFF/&BY.,+3!dVU#['QCE,PXD9>b5Zl88",
"aDg_HXSZ)YsqcrNqdXQeRKHob@oHbB0OptFX[,r(f0tc_hwIQic8uM&([AU0KV/n#1q}8{,i#;#)Z,#9+VkXZx;lvM^HgX6Q|0!KutKCc&DRk~][*u=L-/NX<D",
"Antj]2<2]~68@qp63iEk9D&I3cA__/=5g-8T0:gTACQ-&G#eE,FSY1^amU`'TqjP>.jBEg/]<i#)KOs%&$Dq.+`I+(k.G:;i:`Kq!;9j(M4!#,!_|T-B}*Ppc%",
"s&bn*tGs-UqPbA/Twj%uCnK6&R8rk%L:wdW._EYlnFJc&)&W#']REO/jgadKa[5O0NZ=U1$qpg$J,^blSTW.b#}K0!PNt7I0`;5ED}@r;jk=+x[4op`=H:kv>0",
"}p#HpuN]}skF>H`{D-oVN]RAe,6R#8J.@sc:d*2y}_DA$PKE%21O,{_W{6X6!l>G.]1sp8xKQcXgD-FD32_*-_+L$8Acgvup!t%2:1}=I{ZE#X[:77X8C*A~%o",
"WQ=A%TJZ=,V#1Y.ndlrz+|hZ:%#]r#wH4T8XP+U&!g&w,rW>:w(O1oIb5|u]Xn2nu%</6N3lB$PwP2U_S}'2uK'qVq6g#lGG_Z/s7}Z#G*L3+'hW8'S+{IovA(",
"Du3VeR!<3uOKqK#vP['Y<{O-o^k;`lmT<^oFgeeZIAYon8Z|^UYX8pw]H2!r9mNlx7D|s3yg}ca`,fodoleAaE+yW>3;1I9rhQ@<fb7_Y=H+-p,VJau',(nEbt",
",eFQzBh<AYB(}V>h*3+1@<e34zQ+0^nl+qQNYsrK0Z#Ql5{7]Qg3:`wA7'Rl#tw4H/s(QsQ=gN^X3qijP=4ezE=S1pS-dsOVc}FH6gj$jD-,L[D-qY8:+uO'b]",
"l9(~/C7y([sJ|KaG^UWWnW3bBE3zHLukHjPtJu^50EV_=0Z:D:)sP8q6K~kFLnj0Lr*vvaEzG_UQbX&/:}*vikHHyHR%rMY{NdM4(:+z0c;QQX(A[94~s/=ZfD",
"{=l#_VC9<--*_28|;56Pz+I44KD4TgM<]lm#9kD<)t<#d48bEuo{}+!J+ys']kx31;_KBsspuQFlG3'(p-vy!|()Ervl5cHQ4egLqPyksu%>I$w,F+K@`g''=-",
"eKErdQv~Mm-H7w},#!kH{%,ez5*u`]Vol8KJ[<+&=xmSGT!X@3Qj8QyXmgm%%h=HgglLy9gyjQH8Ok:/juW>Xz+PG-*2!W=gs=*dld7[9~s!:YPg>TN{cs9^37",
"LDZi];.($)=)z.(`^o'Bkg%LDj7+AZ`Q][LH`}y*De.hDmYw'*gEHhZX;6//fnG-xnZq&$+Ep>rRdX:5|APu[NXTcj^HxUflSD$AEBT3Ei8u/)'ART2t05(Ts4",
"vLU|ITiy(])oB3%PTUZlcw+o,qRBiMqy([i-hcQR.$vZBwcLXJtaB&dV$nX$lg!hTAF75I@&&Ihlb3wVz&}3JYWZ^vw>/MFvM>N-.gYbV7lnk|4IPJR.IH2c.#",
"&}H/9,x.8nbD,MYmYS`Wt@gUYWgs!X^GVz25_q,H@4W^T[Y4_/CX%+WMEpo.KgEf7IYB*X9l']A[e&c])7c!hf]}[%IKSY,eh5:'y<bMrocRnT&0{8Gdc{Nhkb",
"yG0M(Nk0ztd,Ue+(#BZI9JO(C5VZpx[}0j}gKQ^RgjPU]5rkSrc>Noe4s,XpKQ%R|]}W0>$CTt==qHr4-@c|m[yTTAV$N0n$n-Vo<JQP{}|CA4E)MMWJN85K/$",
"4ws3[oVEt3y'Ua]0NRKIWII+KIUt4fM&>HdDGjiQNtp,h>]{ITEWTsgxsTJKiAN$8cuiEUY<'D:#@aC6'&J(51YW{#S35@NReln';/#9f'pE|1%S^nf70oP'O#",
"+LUIpbO;,s(d=|_))s'JQ2;:=D1bTmdG_3tZ(nH-c>o)=8=/bDTdPRcC!N:N8([T#$ASlU!z&|LurJYc_!{^2Gzb0YCo*s_`_|8k0jp{%S><7vmB<!tP4.@np{",
"%`0_w&Vwpi@6THPJDsD7_r)zo6&Y%&#Q`iMi0LY%G#AWIKN|jz!mKFfzf6-BJ+)nV2VBQ~K7e0Dt2}T<nHVOiYE0q[Ahu=%}&t;@b2$'9AUW%f370GxxdTKus>",
"/(]>g@+Wo-_hh)%^!knx,|`F)Us_xO[PN$9WQP_t3=D~wDP$s(K!WPAcB7%~.wPE(Q}0Mmcxs6JHSUk$2q|C-M>cOZUH<<lpP/4-1f'hWwB4PFcKHx$>9*xVEq",
"sw*3;.@qRbNuXpujCF(+@~fO1q/@`@4g4{_4nwA*&mvOS|RO[zR6!O-T6CGU/;0d*#Ja/`Jm97R=JfmTKF`SepGdRbPy[+oOhfAe5ogazTAKZ$$Mc_ha}g`,fT",
"2}*8m/J1/WQZkk|EM&dIXuXuUPYW<+aLFG]3Q)zykOWWy$yZ^nKor)b`::_:!Rl3c_m/=#e];E;NCtxlepm12t<~7QU3UA^c'Uh@0(eV}<5h]EQka7fDEN;DwP",
"Q[Dm^A4R)$,Z^h^R[|&`5)Vu3x7T)N64R~0*WF:^em4zrxHaT1Je$WbHJcL1ir6<3AVu0g-N=G/wLY}Gaa=&M7.Z9O3@70(51l6K+tg(%V[u{}>DQy*Yi;$O'l",
"g)Y/0#dK+-aar$kOM4*G!9@O8c%OV3J8/!57h3rK7=b}N;YI7;l-h@[Fn$&>3,UHQL*<vDkJEe53>Ddb>lhIu/c[%]jl@UBK&&e5}qH~3N<QO}@>C)TzT[3RM>",
"59Ag$KEA4~;Bv86QzL)63kocu'K,Ggo!-wsWw}:)xP[z+yi9`$GjOPitk(t!lWScXc>#u&(j{m^X0%TM1scP)yw@)KU_G8p2(o<L-Eoa/!fgG89._q)Cm'#i/^",
"/j#cDpT';AF*K|mIkI--;2/)SI)&(bqvQfZRM}Awt*s!%Us4n&R0wJU|ldjk:DE[]sQ)hl})&=%!ul3xka]YOiPYjbtX#g_`I.^&(9/%0&v/KRr@]TYOZ6,|33",
"L(G[vD]XYOZiT.tX7o).Q&!Ox7gLTC+c&ad,C!Wn,h,y$|b~Vf4:y{bNXUO=Hi,kwEhBy46V]v7pPX.YUw]ZPIV6%[@H;0C$ot916ihoPZl+X^Eh5aOfXOd4Xt",
"&e`xVP7{3rOB%Wo;LF@|%[_lI^/HZEFj'AvK!5ArH)]3Sqpp/s0XZf*bD-2v6~H<&Z:*;.0)jRvt#zYLY7P4vY`27X^g#A)Z!iM!`kXhJfKDM53E9|H;`'Tc3W",
"J:{HQz[4nYAGt1CH_:iq+E6^YX@]sA[ha-|wn]oCp>l;/9Q][vc]_2L1%-y_+Ep-AiX=$)F^%[Y^=0D-K>L}S44WXpecs%Ta%E/h)[<{j1Dn-7_;Nr_svI$fV,",
"{%2>E8y,LAOho|[>jGzn.o2gW.NR=_pvwKCpj9,j=`Vcg9hISzo[l;19&]uvEWE;lzGz&Em#O+Ke6d^xf:vQZ1aAw))scCwwfCjR:_+c';kt`Q-+[hv%8{H$8k",
"])QX_|TXqN%$G>3fzBP(fn,a]K6LSx]X8g%P!(sDUGM&=D/o8a64I]@'sBEi0O;3:HMGmzsRkp<Vf.{$w#HLWzP8wk:]L+)&Cq'qrxB`'5v':ObV,YpgV)TfE6",
"*T-&6yRTLuV~G,G]*sa<[c<R'CU&BjQ=!k2s_@)/qvri=7$Qur/+ji;29q7&A$^/pj3JhS6z0[z8Pn:@DFM@4DobK]j^<y`)mqQvQw#Io}Km=$]4Tb(JsfB=]{",
"|QL8bbT~h`lNR[G5KjQ!wEnj@av4O=QwkbFlw9@T@4sU:bZ>L:_]dS}734])&XRN35-D=DxhG%K[LV/ft*p!(bQ+)[$<;B[RV+)bbna*q-Uld!xfWVDJ)6Rz02",
"eM.UCK}Ki5pcRj3ASm0[/nb-mr8>u$k%eaI^Uu<|Ggj|]<).&thr_pJ}=h^h3j]zH:ZJHDfg={TMz6b9%s)E`$.{m$A:7ys4e@:XQzZKB)P=<o:p]CtYw~=+fy",
"cP9pkq&jPoo*0MD36]zd]o;5x`#f{RQ8gw|~Wc}cMVu>5u[YR$}-V;Y);o6vTP)(R|6q'|okN<K9k1@rNr8lblH.>=HICLJXYecS$vtw68o8ZF<vKqBKc{7YDy",
"Z[j7NZc!P-,);<h>Tni+'H<=D%)ZCmcFQUm60sYIgX7oE-s-pMT'UEdY41ro>x;{Y5d!RDww@RiL@neME&8:hfY-As;Tq,c>=Of!1CjJUld>b.K*)`;1@#qlzP",
",9JK(`5Vdm|)*l|^p0:6U3M>Xml.Bih/n+4OiEj[HStSKpM_XaxsiV$VsORAS>m8M4Kc4{0AV<]&5Kvu)/@6R*8!@FDu*Dm6NE)v:LR+}Rh+x/*2#=pa:>KwM)",
"J+m5mi0HWhYRVPLbB-jtvHcFlB:DLk|@RorY$de}',muN%VQ^fxP=_;{K.Np!-j}9Pk7P3I5y@PV[]D{Gh'MPtAkr;3F/v9GxGb$;oXOg1+Mh'!*F)p7(SI'0;",
"F%O#f.|@jIu4LQ+npK>8gsbTpRK8Vu@hVwcP^,-=wDbH.;OK[z!|l>{_Nahrq'%cZw8e-P8TeTo4wR8ICrfF/w;F2$1HDWB#*1k(Q:0}kT6[]~ch1:B6$kB__B",
"vtU>/L@Zp@>gw:Exeo`%^Nbgbic/cATP/EAo@Gj%!@6q!p<yJmKQ;AM_zB8NL(El^2Ywod.`P}.nw:tc<p><s56d[uDJmpQ.0),H/mBC98ftREYw@f3H8c'qT5",
"_{M8X@[5'Ir`SG/*3eLX*%nwHeLX(%9U^_NFpYoaT%K![lciLD{`@rzPF=gn]V=e(nVDKGJ(S'AfVv(RnJ+3](HPhgbw9Vp$|X5WD:SK<`KI_ilUua&WQ;&1*Y",
"CsXqyxT9U+Dh^pswKE=8^Ycf!qeqQ,K_Vk4@4pX~>dKzgT%VD:P5^:<#5|KiUl{Mep*|>uDvhKA3tZ`1T$@KXbKDerW4jRg)`Fxex/q}N(+]ZzfWmtl^8syD}W",
"Wwz,|NhLAhj4W~xv5uvY+_bx^_rtc5`(c!:2%n,f[+7IUb{zAd8#tK21O/vGwMnR3F2D(NkQP%&d7T)VA)m479tqwLzBhj.b2AQTnrO&:BK_bxA0w7}X(EXb[e",
"kQ,5Y7ti;)3=4{,ldNU:_gA!C~X&p3FxSJU6GR*'0}5T>SN)d+l1BhW06D:$<L3p39E5Bf=C4qu*P-e~@3miIs)5gf](w1I)=o^;3/vHnD9PJ-*x=j}RW;UOL'",
";k;Rr5nA2//6UxJaFhtZ#fbGnO_>4W(k0^WA3__<;vRdCD^>cw=HA1hUg6b362:t0k&YvbZ8K2bTOuAW_Hva3)-/*55QI4gwc=Zen'#kA-^D^*Qod<,kSkRsh#",
"s2=s/*IH'il6v;>]Eh|9vyh'F(p(JZ3c,kXnuB.|sJ2o*qPUj&GNZz8waMT%mI6{YU:u%HCB)LRab]QdqDE+PS9D*/YK4G|c!K#h[Is$[[@)kjAt92wd0Ul]L}",
"GKxRhIn_0!}Irb6Q%:KlY[),PA1{GogTXsbA6r.gZBZ.T>3[W~45h$cwmWjF[gi7^D0_@0p&n^{r.Gjw*%U5%5]B2{4O^@vXxn.Lx]J|HdhDI|4<*|DSA[5~-o",
"eiMXRo[@#Hjbo;Mx@@8(:P9{Nfp!P~VrS6{7L&ce9pp#^S.J:Do4#wT/A&W$KJ%Y]XY1S&W#tFs}kGe#s;7t5krHp{JWByiKS2(@V3/^$L>6Cc(~EPygcc7I^z",
"xL(n;]g]htqFV$c*jau1-Ig$<~^9Y|l`TDpS_Wy@0`&ZxYSl*F)oqlIl;w,U{F]v,-p3OpOX:ru&>:Xw/n=uxuU!fP&g1*'Mk.mioO$FK#oIA/o=-V%_J0'cq*",
"Sjs1B8KK^3yiP^%`Gf9-u&'`Ng`).pa&UMQqF:U,^MmlliaC%M]j>vd2YKARj$ap>wo&R$(e$v5F^F3]p7`|;iF{N+ATnIOpRVuHcAW9Y@qvd'pYs.!uoEXU0>",
"22#gk)(>a,'CN_UJ7.yyPxbUV-Gp_x'&ygdk>`5kE1B%vTz>SUQM3F)>dq2Pjx8$gech$#N.pq5/TG8p`_q3GZr%D9,e!FE~[tW97bQ^5nOeo0-F=Q=%A|ELB-",
"Qm%%g&DHkr}L6^KGuy}~<-';Tr(RQgh/6faFY2!qQ=<2)!_.uc/)%86B@:U<U6z=-bUA.d(<(3@(|N:-u>aJMN%|t@jY!DFx-wLo,v))Up2z[q'8=6`ZtkHbT]",
"Lj^1$t!>_<4[t4AP/k-hz5`S8`V>>dJ]^_1mwm:5bSK@6PG|ubhb5u>AS|A*z|kNzDmzgm/%91aodJSkcNW,9@@!:~KLz>'yeR9>m{<5[`LE3+NVsvWH'zdbhc",
"7&8G2Qm,U]FQc~q*z]|H}6;Mn5';|23<T#@Jb'nKb;pzX8HGo>S=:a6snRa]zj/>EF{O'PykPhrF`*dZ[L$t|1jxflfcO<(DW%`RcnW5Hd`OR~NPb;p{`e_#hm",
"X8DWabLujck$o>p}k,c~o=9~iWD8wRoDnRF+k]ea>OdLeS^dtny=vw`nb^fYWZoDXAXDJ<e:[}1/9jqBVC'[2CuL#Oe}=Nh9sEjcn!!1{5FisJ}qzJ#QIX(IL2",
"bR}mK1%KI]/dzZr#b{}mixjvD3Lxrn6RodlusSm[XcP3{S`#Q3|1nUelS3|JwP;6|Uj%NF2n&G0=|C$Ft9wbckYVv_We`q'&X%#k{fvr8AyV^h^S`:vQlr<Lo*",
"uj[4j5:X1%=SrJ}{-5uOrbTk9v6fE.(DWhCVMz'#n1@8$N8*+MsEsEu(6u,6Lipdyf2.m5t#Vg.oaMnlutpp.dwE6PzbbLj!LcZb[zY'ixZi4hV<Ex9T1~,q6v",
"PEM:tos[Xlh1ImpeMK(tq9U9f[BNqyLu85Ev'ta>IO-^'dlT8bdmep$Yc5=f]PZ)|_eA5Bq{$Mq{U<q]xffHRq*:In/eq9xWu;qH3wJVq#JVkfh929(n`G=T5l",
"k6Qf_B=fC#5MhE=B=SXUk:QfX}[9x9:XfL%Gr@=lbPGjN^bys3`VVj1o9R/r^~4)v4=7s4HtQfe@=rQxn.wtLx]>R=NCK=/Cc*ofSVf&-=tf!o$ot`P6jQ+B_*",
";Y!JQIDj}`qQ[1Um{~8;EZIg-)}T0$--V2'[nN*{K(u=8,M,['O60hnPQmwAYD(^.gnJFsta2T['GlO2c15ur%bTFo4`;Q}+i-`O{qN2TP,)pGX7]fSB)W{9.>",
"H2Ev8.b_Rd[&1Mrt:KzEF$oIGQr`jrzEEkR[[7h>j/Bmi=Evkh=hcFVK>#`NGQrdoRDknM]BOUess`]=/E|s&8$I0{$uz!;Ga&+n9t7D'1}Vo<QslzUedQnRIz",
"ZIBva.:h=M7dd5q.`oAF^|q.8+16zHveneH9dqGTIQJiv{JNpwa0=}wX<[n{hi25L:M1;y]:4=tjl,GuiX4k*,f's^7#38n=|M'6F=fRe#T1-aDsfywD&v58&=",
"4`x^0)$,hsYBvv#D2tyfBL`w!9t4D^Qtasb!i,krK_)A`Ob<>hBLGdYGn,BmhOB_k^6<sI-f&@6#^Iv5S/q_epIv'b@E77Y2XoVR)7(.e1[//4_bFbCEX}0o82",
"E7k5k>*Jv>Y5.<Mdc{d-kkqLc4u#94Z+m_|=4E9|=OcCl+}5eyfuc)YuXXm};>CG5KnH8s[7FSyq]0=%9]T;Of0FC(3d;{k/tM9:e|&k<;5L'Xb<SnG{1QXBL}",
"J7FM`^M`a$q24ps|j'0kH[7~W4a'Qu]oq1ZqpovZ8mEH%I]yyA{Rc`oTS~vCq0q5a)v&w]wRgS)Nc]9!H.Iv.yAvp'`y&2'FC_=^+iqwL*Adx<as[gN3q2N0J6",
"d=j>AUOuD.}nUNvPu)dRdUk8J<WJ,wCe*bW#H7d4QBSt_Q4rjpHfex4vCS0m^#4xjpHr.We<r]DBkMMQq{DI.REsVXH)Xsj3F3u;odLkuupLL=I5dd<%B>5^l=",
"^nu{|LK:oVr2Duofne5Z[]3q`BJ9qnGJ9z1]X+xWaiJd;JiwtY2N<kF#jwrMj|`ck|.`dQl3mEDxIymc2(<=9QaE6-q2`dR'v%W:U{I;T`S4qC+=]v6^d$ZPMX",
"tP7_@q-.<7`Fq'=f7eC-!AaMgI%B&hq/*+]CiIMEI_oc{7D<=#X0C(vH^NCMj0T-`_0@N/&2G[a!&L[JUW.d|B36;vmj#0@onmlE_)-kayK*uC04T+aN/Yf6a~",
"5#(Iz!cu)8^(Nn^-%6<Tu~JCHi21y),Ebi,y/0{Zz`d+F0od1@b_$Y_s^`x3AO3`70E.O&#/F$lZNrJgA:!AQJj=ZI@409VsQc@sPVIOljI=e2|QLw!`xT)(LF",
"aQ(L/:G1]J%>ZS8|Miz_i@6#lKjpMvk@beTkuKT}s8U/VOH>#Gq]qFj@>j]:qwHYU.xY*/dh}k$8/P!$ulc3#<EzwC66yUS*BgOXpCitu*GLf=|:Qja9,,>m,&",
"WA3d%d[`ex4_+J7r01J2sh6]q~0m.zkbp]7.D@X/j{h&;O6>0u2FlLV/1*3hr|lGyFWwA$BU},S4#Bq*nYzM.Wbx.seG/S4|eEf|)H7Uws`tM2m)aKR]*>LYKv",
",r9$<@qgLx'%C`50{oL!d9CWPtMJo/PS1mlq^-].MJG0%~]2BC=2r'=GjjK751Mj<{-vU=mE!y:4$$Guo|.ZrUqi_q0aqh4.ORGX*BYJg+!{#oh>ED&!Su}|-o",
"=EkrXGnx{Y50lm<O9#lv,vuEyW:8}Z)A!`bu9UVTOEk/[$n)USi0/YU@G0#L!CEd1nR0lWI<XgC+r&okXTre9%6=-.6u*wF[pZJgaw>BY&9.IpNA})qOR*p.DR",
"xCVPLZr+<A9%'/'(8yhzLk2ZwDuM%D`sKbRP$0'z$WR^+z.oY6]OcAg`D}+.kpv=_=/sI~u4o80EnCuNSH@Nl%8Ei[Vw7=[xZ;VLY1.~p33m8|6>,,zc@W+`cH",
"_.jT&lJNc2E{IX/NRvU+p;RdGD-&xK>lp)[76f'6Y86mmu[3JUFHmvi.{]r@;r&f7%Qwuu>amAmle-tD'6e0RipgbcAmaftql**EfQegms^YDP=r)2mzKs0:'#",
"s1pN4y[J,'njf9F'%Bu$ww(C%FR^w7WU&paKw:yoOI_HJhC`Hm*,&WLNHt,9O+7cZmW[STq_[J`x@wkH6HV=>}1HUBUnXz4~0U')/5z*9<X/.e|-,X,:#8Z0F$",
"G|EqX&H8yI,SypOhMy-~}'Q,#vOuUY}MBpAA>kZ_>zV9dS`u%T;a0i_z<^[`UR[P@uww;A>6`G9,|0Dej^YgMHc0-w>DMU)DkyuE-a5z%,GMmY0V8p>|2$C']v",
"#q'oEUV;v$@BNBo*Fu^tUpWE)CER5Q=p3;UPV%X%Vjgw%5*bq%U8^;.|imtO)oWby&W<x)jxpAD7%{u{fkj+VZvtd$r&6KNnj.VXvbzYu~ba)9t-0vX$@AI&k:",
"boj97_bcI5(PFbV^1CPuKe[j@qSSksjUk>l1(}5~lp{Xg@MWh,yHTf`louZ~&,rRj`&Le*lz|mvuG<q~2@etL$w<cAEkw@t>Q0/Z3ONag7=<imJnfNE]xqjj!)",
"K0yM:+N=J4I)/Td1f1@Up_&{:+Ag2)E(<FfkvR>!Z>BAXn0}k]`)8WwQ1(QI#jN5Hj%xDBEW)jhzZlxYhLmPvAzLw'=d8+u~9#i2mm8eYQA<:vvq</&.jd|enR",
"cYH-ThZmn$!dnX*/DRi27Al>syj5kW=GI3^AWLj_eVv/Yx8|s<5iv`y,52VWwI$JsUlAFc&}*-d=FmqNu1N@C`M.u1OeGC=UTG<>>&]Trn=`k.R4fPbTFf01B>",
"y(vl7gAW>zr1+`&%)2fYWoeW,iH=;|NFN4N0{To$,vS#1:60(W91Nh<O}dvbbW_Pzq0B7:i-j<)!K)B<t88.$QXmp/T,==q-Z%LKzN$|I3cYUxz=k%1}P$)2t`",
"e1&5(EZPS8zmF^+mP5J!p|)yf`xzuN[AcR33)!:Oqj/fu6=R(AIFT7<%ggr+ZdSL9*3fp`xA1a>NHG2[_G2R2hFEmu,vtf=}(L0-Jr[7OP[|;~0!e8)|/+>wR>",
"qvVPV+^9`uHI/V,Bn6ADXy!u])Y$C'(P<0CFN.cf<BYi=eZtH!<IsT)i8c4_@!5i,kUUI&v`>mnP1xp>LktW=ZlT_N4+GNK<i+(|E-k1('4ry%ivu`$8p=j'qV",
"Z7*1NG,(XWH/&W[$KurOm1PtK>V![W{G&Hq*Wpq/VXh@$*+^W0Nqng1K/xK%@6IN`xC=y-!QO#{oil>gG'Bh$3G0#,ucp@)TNDCMUC{X^edRgg8ezk%3BtLk]R",
"aZA4.b*'_uaFxECdb:&,^_>xv7@rPNvbs3n~H`V))9>&jML.AJv^)p-[4VQT|j86o>=5gFKKLe*k|f0s>Sje{&z{F/(%[WkBOK|}:e7;,&jBU7,^+S}is^Z_11",
"'3mo0MO^9!,$B7|D01l'Sq.[RGIK,U;_U~RHa6/999|EUIx8AZ)M$d_Vk)^-;QP=Awlbj[CX{YC8qI*hG%ajQk;,'Tq/S!B0aW`$oR>fU2>t.{:=k!pv=8^332",
"Ip2X$FBAV<$/f!`v-uBlIv%*KgASS&M}*6d&}e9;=^T(Z-;mB&6u7`b^b>LzcH>5Bv4ErmmF#(mHfM[B'8Z5>;V3d@Qht{I*<',#1DF,CgFiC:>T7_l}x.W/).",
".y045,<+HWuvX!/9B{ZpItB;9nw~A{7J2)XOHHNC1^H!lJm|YqQK|@lgn7qc=';>'#:63={mb*Q{t;n)@jclMacOSOSq*nbu70BMHqT+c/Jn#4!J272_Hikyo,",
"*N/wJ'JstNIVcaAEKS*u9#/Aa#Y{kv/=0WtJK,Nj$qn8l@WsX%@7y0rN2;!-g5PIB/%yvXdm_WV.92/q3ujUGX{&(tW#CsHRz{1>i1*7266L!NcB`C0wCAw1T@",
"/n0pjl5;p(6Xy'RTYBK8]Y0{jj3s3XEHJW3}AAOfnLm**DM=_+ZmmHQF%WCTN0eeD$a./9dI}nJ!7<[Pj2Zue{Tn6*UOlpPfwnljebVLAijZf$bbCiVDU[;L/w",
"5iv{4Rulbc]EZ`)8CZU|]XZH=Xh$D47=@rZRL-qt.m(Z+s,HVQTcHPS4_@<8A)g8_H/=LV;K61|C6RReo1=C}7k|`ryGD@3zwN{`YlLbK34C@KSNgO]hxK`oJQ",
"8+!cZLHqB>3)J}XNbIRh,B-[!X96^r5iDA^h$,:b;.)t:i&r=UxlJNRvIf)w(;pR&VDF<3PqQ4UVB'Al;ga0l73DT2B'EF]N:*CYn=2B.}`4nqK50'K<D`1Zy@",
"-x)Epuv.5MiC)5Mxdx^~^+iA7r0h0Rxq=|<3S^Ne@-hi=ge%KaUAXSTX,^b'+P7>zVR8zO:dG.ENzIj$M]N5XR#hbG*k&hkY}4xqPt._aCBm0`a`ZP!`g*oq-.",
"G<ZYn7avvr;'/!aE<w::jT-<e)'7Bv%}Cz{Hc(AgeLR^viOk`/PV,C[%_Kp`$_5MOkb{FV7/r@FJ6liCQu`)$fXSO<:KzLw(FdPAhGLn=}.,*n.>Mbh1!k6j9%",
"c_,DP2E<jV'iZis]'@U!z5Z[39(X+uR.sg]H*8Y1]ok]^K#+IZm8W,[YB^+tl]RZy/L7ala{{eQ`&tn+/M^gEvkDS%FI]oRb!t'CSN'Q)*d&0eD%Xmx1{(hb{:",
"'Y2N`5-9`un;>b4%VD6c/UU*}dxld(MX8+X7%r#g-a$bEe!lheo#$.2oREj9===k.*]%WCYs{CmyDn<bs#=3&YXP(>dv6uCDhWYEi]=Ng(%-'vVsvWi7e$-^]K",
"x[vDo_G>8=-<tp@MU=,k$9-B@{{=F2=DmE<njIos:(f8>;*|6b=Y=KEs4b)<=+}!KCr(Mv@69h3bzeV[pFL6:s;X>0|e4MbPOL9H=2y;pePU49=L:ethyS%IF)",
"Va-1j{3CFc6YMxnxmrocd;<(WKT0!IhHlM96<.Z99ceuQ2CA@oB9|t6_H'%!T!6V$>g_X!4X4<qf.U(%`9`eFFTRla'puE/~|-XFK9O&^I[)=gk1fGv2@+%aL*",
"4Oi8(hBDWCc-276|-R%fPhNM=d(]}S]xB'{.Y0ZCFHYQRaTh(b#Z7R>8k;b=C^sNf]FjidK04}]LpvM@(7q$``5:`4kji)YO1i%~/RI[aTSe<su**4NN.EuA!J",
"n1uESz$|h0[cw,KF8cTP$7Uqv]=wilicb%w{fM_x_Z8*$vf/bAWN6_B7|~Wa;1S=oL!omRJp`%+~RJI)=I.5,C-k*nCRD/Oyp]yjLz-Gr}x+AN'#X::V!^7A1V",
">AXPBCMI!i@XjrX`IjhmZ*:iU'CU!hnWUDL:W+'B3)9(bo0jt~.S%>J=4yS&^fPaUEJg]S_x,%_gKP3fl$,K^v][Z1h;<ln+B&r~0vZ{y0fh@zB1muF.l-.Mer",
")G);3/Pdh:]v%yfxmk4hFJ0:_;yT]wRy*~pH](>6[zyS0rLD;i{#=895Y:I-*a=Z/ud@CSoI/7hzI-*O<zz65t2>l2_8&rt^(fi0ZBb6$cAs4.TH(D5p#lcFhj",
"PT6oQL(o{m5Fhc)&_K7O+Xn*K~b]E**n{'NrW.;YbNb'#]Q5kZ{<xx=3Ju97uM4Df4gevy]#f+EOyhsl*ti5zhN{BR/@,)DHf{eyHDEtW&A`5-s8P$*]BqF6u;",
"/l/d#0c!D.$r,VOzp`^k'+nj94]~5cK^^o<-Go/4C<fZI!/9wn#02e|,Z7fR[:GGOCzU@_TA%(qe+YG*U4[2p|Nrx6WH(v#F|PRBD[-[+3>TfCI)Iy_=96<4gg",
"cZh>J~a$n@<`0ztE[>c4gHjUW$DdIJ.'{Tfzw&Zfd{;}s:,EVzgwy~n#6IA9PQ0;^!Rx89Nub&,pEtk;OzxPz2nBxNnUF].X7%yb#(,(A9U%fRCGXQWWq.DSo,",
"BQ';OD9fN4N7p,1#E>a0scgf1'r-<fk;rZAOg(keJqb|tow`O/mi6koxOL9*aj}`YA%~.M4)B-W.Z4p7MuDlUFo'8BBEp!]q%9`p/'))W5gx+6Zeu_A3wCJk)U",
"%*AKxQ>$h*@(^v`A[a-:o%]bk)'&/GWO,$nXWs'H$kRs[z%e{Jk4KZS[vNkib**v6h<4zC@7zOqqv!y->bjYx2'BCC($q2b#+ogo#(:#6Dw#.'c:|!s,(h<1J1",
"-7qUzSI)^ub&:KzSyETVh@)jSz6DQnUgq4b/)kF(b3X|Ic3moXhjO44ULms~p+w(hH(N{+tD/Z{5.&7B#^(1rAU'M3gq4UJti|b:3r%#T6T!zTdN*bD,^=AJN;",
"LRhLW+>czU^@Lbbl.{g>pA><z<Z:KkDJ1UbD,2gu.z8G2fr`09/S7^QiI-35iyJA*HTT0vW:d~EHMgfP{LijJANFq|QR8;q>.6N<bJw.hH)PvoGz=+xfV-7^tp",
"w`Ub}%4UN=<]rUWZN=;RHppC3n2zk8ezM$^Jyesn|N%:,!WNNW(S1UbfVTgx'Cbg2`^^M2zS*q#>bqE:1e>D:_pIX8y1k-W(ZMi$6Xq'$mUf&J`*2jCAkZO_Nf",
"b5gQq@TFz]yNgYJD2KN@8H&D35l&JA2oO}XO16}mjfM2rvJA2,[_;UAjFvT9aUx$;(]1)1`%_#VTvFnAZGrBariH_mMC<X3zw<}9LqBv>~Y|tbc8Pp4#w=t{qG",
"g$Y#'HxDnL!304eYhLR|,hzaBP7UdvzaBv@B*}-BE,9A!hHDj.s/xkT>3U-4QW`Q}Y}LM}z5,@$]cAXl@1|%'~L$-aP<lM-^!6^9Okt51jav=/OHgT[)#48wN2",
"qx;o:Bq*h^-acUiN='bIi9KjF]gU%n5cD(UqT0ks!G#e^Ss54/[mN'4B[UMFD,-V1FJ%wh@)Lx4-+1VC=k@yH)jSwnc>6Dk/`M2~7hpl|=YB4}cPPGGT[/Kp6U",
"YqGYYRwG[|rRm>s('I7O(c#yG=V*7M.7@hypyQ>*9ArWW<hRKZ@olKmtokTBUoiIA$Yu[V@^b><%`cJ4th)Y:V`j_^0GADjQ1_h0h|(6Q#t|&w'ZlSs{u6q&/N",
"7%%:]L+;dCdPyM/hu9I[-a=6n2K$]WucX2%L5gu87@g}Mxo5(Us'w9/.g}M8aQ%eh#nE8ZSy,zbnM0*Xi$@c}@zJPe{0u,,RA%0NB4p:V*kH&@;H`0iY$A,Ay.",
"omFX=UEKES/SYD6q[^dtdMu*<Xt5OMxQ9'V3av$h,CH$4CxB'q1_lXjd`K!Epd_c#5lSC*/m_9;L.+YO'5Pom+z_[FT*KhZD65^BP#cuJ_<u]GmqZun!+`H;DW",
"{BCW4jkl)eH%nH[C.~GYkh$-TQdB0C0=Bf.'5@5>df'rznyyAGE&[Rfs41Qe*%4TE`&$-xVem4AnItKUojT)c>9;):v.PRHW#hAc7T=;i0wCaLO@9a;7x/0W)5",
"sKJ)T-yPM:3-qP3.S(/V(g8)`$wzO'DH.$Z<rvi=Dh5O!.=PyJUY;#U6m4ydl4Y`8u'+XEJ5Q=5%V5;S(L[.sB_O]$M;V=VZ<_gp5$Hc0r][`#j5>U>>SM8:f1",
"pz-.6gw2s(zXMjs(zTa}p,*o'3m_*CK9C,jO(GUjZG;p@ACF*{lec5N6I!<zss[wKb`U=9r$zPA74:JA%U%#FdZNbpP4@j6D9yr^c)UjLwF`!^<I]#R;hFaTvD",
"1vSK@)In>vArv]M%{N/G%}(-U1}U[q1TlH]1,m]Zcoj@H=(!X*cG8xY^;_0vd3}.N5xr:u[G:/v`<SO}]1z6COd!<{s1y|=f(0n:Pc$j3%l)&[fBX23yE'6<;u",
"8e&[[|RgG}XVFi^AId$3f([e({t]R,2Sx.sJ<cE5L1Lk.<8b!'&xxgJsNXK5!q$*2!TW9'G]Rr,zQ_5LjH%jk2yzS}h)0PF3EF7}bL$1v^iY+O!DsLxpld7X$i",
"Vqm==K[f;3m}DZ)y;J:(Ii#3RY|6nT,>14It/[z8.ez%=]oJ-eEWw}Dy^@yhXl9o#=#o%vd$d*dBdQc[E<q|Fgwxxm$~1bc8hEL&CUx|D1k6:'(6xry4R!QaK=",
"ZgOVAbImD%@wIbtjCOYQX_r26v2lOiGfiv<}6L&b$#*qIf,`Y1s:hHSYD..7M<3wNb!wG{Nk9MN6]Z}7@kWNw.4w;duX`:Hs/%7eV*lnmb+;PyC>a0wS3i^8U^",
"0w*/mI;d%H2cS|M>78:1KijBoNA#_YX2JkR8;6Gr=CzbcK@'%Jf^M.oPh1f-T4$Uc[nL_ij+WiwdM^p,-p-yHO[ML'SP5f#oE[(T0`MiSb'qpMBe}0sq^KVcbD",
"@=w*&pW4(SsX6@2-IpRJ]2:01z4B*[Hqs1p_bWrk-2H}b|EnH#8[p1F=+sAP%!!HxdwyU(w8[l,a[p'FQ0Q,{pWIZz|>(Yckh1{_Q4_u910P0E525zD217D$.v",
"q4=fhYq!]xjq#VHuzR@@)^dCI%f7[u*E/220t4SmkSyJDYSW$:);)D:nO^rc%hoXq}2-]KcGVQPd>bwYscMp}[FHxAXQ,X!FZT@kbOiR.Hy8y9HwCFZA7H7KAR",
"zZlyLA=:7xduEwJ9HHg:]jS5#ClkiUCysnA8w)mPfTH*2f)b0:Mk_y8-42eDQFR[-Dv}WF%:DN9yENgpUNFdT+D#Jc&>m^O&=%EY/h3HtK#_=RVSca'oOv,'lq",
"Mr*#Y(nHY{6qle,LI=JR_495Urm->r6Te-HD>W7jfDVgOef!xy7]),7{$-}CV[DtJttKx5h!__PGgCu2:wVA6GDT'0z`7RM*@:DE>$yync-.C>95yjcx1:GSFi",
"q<{=5AW_D]a2*Ha6rVp'bUOX9|=1p:4g;jj@6{q1].fv!`^FJJA$-5Wup#z#%$$oDv,c`VX/(af-5LypdXUg`LF):11CQ9Y_F9-q7;t|>*Z_)pF2INR5+T'WL3",
"y,(L-=I;CRae]<s{:Xb[D)CjlniUR)''>]Av48di2~b49A$GrAWm_s*`71Mx9[</Ku%a*~yJ,Mjquz3F>~IfkJm+#GfyV}EtwgzPItFNNwQ>y$R4=Nu$=UH'i)",
"v2QMXhL/Ed%gM-Nbd|HX8]D|wESywY`~^o::p6=eN>&MR>$Y.Y]28aRR9.a`sixR|e+z@ONj)s%-.[tuV#5OzJ<|Dr]Xby!MKeYF/adwCv2=5Rc]V_C!Qy'!qJ",
"m(=/!;Yj=Xw/CV]4@}+n*b')tJ)iLZUox^BZ8]35b/OJ+C4F3w_;'F,HA9bk2[H&3O1YSt7jXe<FKtSi|,Xw)hzfS7pVWkgV)O-w!mdy2l5~iM+;P:PehC/zz+",
"a0I':IrjSxPSu5mg^B=,y8[3QI4abx*qQD2;IY8H.+P<I5l<]&u`2liB>+r@wPL/<CXY(cCO]bADB(rI`6&;h<n_*.$u%AvFq21Bn2e.A%>XE0%x@Lbxc~&AU4",
"2sQ_kgDnS||9zJnW]i)W)'@.sWYVjz)QQa`Kn>tMlG5we2a7J(QNvU4Y_@][QkX~+U4H0<<k]~5/A;Rt6qs6#`|%DL]Js]OVjH[m}nS~kioJZ0Xc<yN%s/Cy@~",
"7Zb%c;.,H1ujBe1MLubb(if8*XVQc@F5[Rc%k7Pq4PKRhCaK`Swr.X#jVs&gd9^p&l6<zf/fU5XZ<ksp4@deN%_T;$4%YE9D6+#0Ez2CY-zUOO-H^Four==D[i",
"swv^H)I8AF)%vBL[E@dn(YrPbr>O8c'W5!@1w8[}6:;FEp_sLdODa#Zpy|/@}S]]3ENC4#i-)A<P*b556!QT3^HfS#kfpMMIL+L{>s-p]l5K8xiz],D4Dv0p05",
"$DG4-|=+r6SIIsvH8^6Ah#mZDBPohL[[j5sL;x=I0-V$q8wc/ZNirxAD)EJ!)]+i_N0,niiLhXkHQgm;u{33.4Y5[EK(@#:=i~VHy)['.C)Ow=@LOSn6i6|}T7",
",szCeUD_4fd#N'IC!Xj#!WOXm9R6L8=/Hw'g.A09D3WQ`a2fgZbmN(_jUOL/;kLWBEcT_5*>a:[w-$F<[SSAMjX]q~83^Q-;:Sw**6$$c@wxt@N8a0*-J*ZRp~",
"uiGcW!F|s[mOV87#_[jk5'YMB&]Yc8)R:X=E[x%-18d|,>=2IphSs2U12a4F[0bA}bF6v|ybB@!.]F]Hh|S%2bdz*`XN`^iCo>27&_&9h;ASd%XKH8>@]SIlcQ",
"Ek-smR'S;Z-Db3P-WzzghP@=E2_L$]:v*=m]rI,7<#&qb!@!cV%OtEG!=='xb'wp|f5MYi6yHD5'e<Tt#zcp^yf{9tQ6eIeK$J]dLt%,cNQxezMZ}oP>j;vJp'",
"p,y9Q{f)d|UybyHC*b+J|EJ=hiTmzsveidC1HQ{rRjRBH<u[KQ&opJ=NDBft-pSFwM$H8;J2Fr5OJ$lx`V96&0$/eh%AHeH=ng}=)#o]HoO-/tHz{<l#RUN3|G",
"${zBpps+p/cpieG%grdt`Vk#pMsYs[sKR!'e&ja1G49^I:R:lfc`VH-9[b+wQOz`Ik.lM*l~o8xC34Y=RYc3ce.lM*nGo8xN.BfdfCR0bid=+op{.l;:J6g>^E",
"fdp8EJd|r^/^}5{PEEkIOZ7k,qQ;KA&q0.{.9dw{NHK#P%Osq8b.!ae@n5w^i{|JIvE-c`zoUys~9XEoc-[:MXp]fErS-auGhXw_-r+KxZ$LT:K'l#Re{3v0w2",
"EJg,(}M~I#}6}|aR['y~U8GM2j|lpj|K3OiiYxr^hsP+IeM1/Eb05c_,%eMNR/GU1J9Dh7fRn&1Udh[&&k[1#k@>deb7P#7;!gP$t2%R.(GzhsR&Vby):KzsXK",
"Zs<tDgjUhjspwh2KNKSQgRAl1Ue&Xr}xk-b6t4}tqVD%NLVI!,fgGj+^8>Fy1_V4O7d|rJig:KzyKDzxNMF=M+8D*B6h(FRf8iEJmU}heQ6#wvp5qi;O7gR('J",
"aYXfwwV-7giJUKft1l2bj%[(dZCgw|tyw{<acIb6wT}tq}Z#{#w,x!.SNQT-,s}K3Kr%.6NR%p,t+}Dr2c*/[)$eQmx)tyx(<ajLb6y=}tr4Z#{(w,x,.SNT&,",
",tZb3Kr9.6NTSq,tf8B@DFlV8.adBfrDkrrAXCd{EJx+}hfo6#x7p5rI;'{.*67kNqEufx:K{/)a7kfCO<QidZq6*BoZ(G7&x<2V.+t#^kXeXCs$zp|zB]|dne",
"g<Xdg8!&!N:`NZ5_gn[LS#bmO:hs{&U7||>n}Ow}o5A5iRPxN.,R};dOf+bMho+SO_q(rg.6Ltt%OwJx8px5{3wtn]g8CBO{&wi3PH{4]'htD,+p%PB&i4!-g-",
"HfszSQrDA]Cfl;!5HX>dFwgR=ET[$nR]t)w(gU*f$Li(<M)#QV;rW%P%+-%HIho|gbPt*kP2+]#qiU5$e*,+zpTE34jzrVAh8x{3#!(q:zpBZ^gbE;P7H&>uml",
"rr=Ea$.9RRP#{=#dx$7q4!{{T7%$!DPU#7P+E4){LT*68v*Z.P!:I7Rt8SK4*JgjEICt{8M+Am>t-Q&9U1{x9Lgc!*^/4}*~fd1C]k0`|#6GepgmRqGqf.aH0)",
"6VP7`e3m.,sWDXNy'fOV!+t$>EClt4DhQ;G*_[6PT6rBoK|MWlMZ!u*6.jmmPrY1rIhV0HsSst*{m/`T@Tp}XgpTTj'a+G*mn%%5TzT]]v:E;*_W:nD9a`L$mH",
"030gj3%VziEH!0U!GHrx@aa#5m5hidry-x_8g~_uis$7h%TAVL{AU5wK)4OE4iO8Ow>:=FPyWv)F`4.~uiMm@'(Nk.]Y5yP^@o>_[[l/l{HReEh`zsiJX[<GFI",
"@Ac~DZN~N+[YoCz20cL1yX/&630Cba`,H)]>:_c~>vGy+ytxp%W8y$UKVBs)yB=x@tqpOIFgtEXpK<A0JVQr<XHN6hCds-0v/Gcx'oznG/^SAymZ7R=8:s|qoG",
"9>g^;fY@0;JomNn)41{/@-}/i#hglH@{X.=GJYz$tDbOJumv6l}sE*|BPg_zrZj!O;8ZZ0r+gDMIr_:s+]4v>(C%UAOa8Md,W>Vyh[a#sufEN4eyM3!#!,!Z6p",
"*CBBRH$4R/:8dXc&#o1w7eG50,HSo]@DAAw'|hR*2Y1&lP,B&Ke`D^o^!+roWY&$DFQmGo39KrxW'M9iZz*wxN9nvu'%lqtM,E'2if7%a3go}4|KPOyF`U]gpo",
"Jb_N:o-zyw9bU!3n!ixY)!_BtRm_A|uh:v3k/!SZ(O*cu<k2eRttC_5QeBZJr2ow_|C`0Z`C;P/)=;GD6*Z+&QEO}ph'{m,hYkz(kkY|pTL&Hq(q{4$L<08jL@",
"Iho%fF8tor(^r>aA`IWEuyx$a^P[&^fe+/<ZW&^dSS<(8OsgAbj,!lB[iaLn+L*>pq]U%dw4{~8EQmv$WK>st{>>*IAu#JyS<@NKw~wk`e$AnSZ=L5[Bz1@WH~",
"0zmtuK9@q>VqLk1*7vq,dg;j+Z=6wmY4}4dW1)eIALnw2hHjb}3!&`Q1Rz<h>{N8>2oBNLlt|b631WUo>D.h`k:KX$EWBJh!wO+(K(iS3xqd0z0:[rzz061MeE",
"cj8kNK4*Hx]&tqn=T~|P:{=]W%qw]UehLfAqFjjnu%7hH:L~D`O[O:L9NWtHDF6dNQdZWNx-`Mz+UTd78/fh`Jq.W+[cfk8@Td{.o+JqRkF:-YrUQ'Q^ID5|0%",
"{*Nh24UN_YOTl^cRT[LVCgm%a{$:J$;&cZ8-bSGjcFyLg#H+c=yGm])4:_<4r}FL3)NqGc,&N!1U86Y9Zh4hzCxC{vN!|AV}nm_sCkFlWf7-I{7(s:[^NVRDK.",
"R6f386A.+s9Q;u_Ti[]kL&K{u}}RW9=]_[yR[,D)o3xajqtA:Yj:<6K(=]VLUA_vn>ZUooNu>tnEh#.*j{=0l.+<j{a#ii/Xu7,HJE$IzYif(QK2@/<$^*av`_",
"%}E9qJ^l6lthM:7K8{Xo&vTxR_=+B~CJ2`I81UxQsj)0sIHL2PHvUDpi@xgFnxiD#Zjpj63}o-b5uA5yhJKsg>/SrbVeY#%DPCzLSw@53OJytwS=dF^De#6pmK",
"|^.gct/5LB`jmxIKBsf*s2vVQ&glT8&=4rc1f83w-c+76I^j`GRtx'Z2/G8f`)oHsS4<YX=<[|^wqU^9L|1gR@p4ii,Xkv;|Hv6KS5r}-xa<A}:.%wq,Ir;^S;",
"-j]oH=3kDz|o<[!@$/caP*=gK#qomK3Y=d8_]jU07CTdp8E!fw|{9-#f*MSXMHqlgLcMmonS}lZ5nT!~mJsK)*Bbkqh6NsLO>YG`769q}4.^$|yoHU-c[i*9oK",
"2Yl*0.{E$P7)Vl'IN^,)H#XXtZH=Y#{8B$f+SnW'D[P,yEgJ3(N||BE1O@0.aQpYh,IY3ACBX!h/h@1Q@(hAV1lL[PX}E,;bRkHC(P95bnj-@ox*MNEj3}T@Es",
"(e1$J{%BFq<]FH35SxPGR'kBw:i4Q]:~l_T%[;i!K+KGwNhv^;wH^n5/hG'Z0LHjF4h8Wd`EM}(ZYrFer!-|!7BMgRR)YJjM'7wghl|Cf{D>d/1,@WBM$:hQ@U",
"wjddD]#C:v=1A}nW=2<]p0FM0<$,d-|>cZp(l`Ej4W%(G@#*{=0$F}LhA:<,le8ZnNBhh*/xf@-^D#mR]JA!GZ%A9lsIJ/qNgflOoFXq))D`!%[TR)4,Eq5%PR",
"_*m~'u1X'<h5jnCGBXZsN3-qD4P+Xs#K(.|jlbIFDe42(oJvRAeh>N[vuw-8P'tVa`%=QXRWB=]igEz:beU=/:6se0k@!E@XIrTH&BHb[<)~rv|beMl25m-O/Z",
"FBlYQ|2U@2'fhD</ZXA)rfD^jS2,GWvj@GL)Tg`f-N7RI3i_'qxL(,Xxj!3HnhsU(vAA[MxM:I/7k5;T=eQg@r=fcTI7H.b-0k|ZSBi`nxB_D~5-!R>V.hz(=p",
"!zg[Ksp!L<`Q0uIovRdwr]*hx`'Vq8Y[43L,`-0HACi;13_'[E3Qki5KermmM.M`H:aI]A'%3TC,`_;qg>.hpRLAOY<__z'AjdfHmA^m$)]r+SkI*`t0!1*]ZR",
"|F(+cek{uxt/loDKz0>,Wjc/)IgOsI)#aXh~+VE1!P&6V=;)C,eilCUA`9Y=H:zWeks/@JR3c--1Pb#+BZQ4Z%oHHU{Gf5MKMH)tG^h`z;7T.*`6de:88pCbI~",
"jPV4:hcsZoj(779A56<-E)2DB<vt^tI&v9`x9PA/>6G<(RHu'A,<dP.g|uwD1/kf_q.V|0`(2H4oDiW`<0%z_f'{R~P,5M4!i{^j@d[bB24oJk&7!IG!Eg-ai+",
"Hb/UGODH]xaCK@xo5`A*5sRG@stH2a;(;8['K'`Aal0H3s>n/}2JbWrRy,doNQ[o>`,q#bmqk%$Vx@xQBeT@HOqNnye+%<Yj&,gSfSg-VV>I$`n:y}NL>DJXy0",
"YFiwaDa*NSsOA$1-lL0tpvS$m.Qp[wm0<w|Q-V)=kUP=uYdjh)6zA5R3ie>Wr2m4;;rpa1dW2Nk5Gj*3{D!.F2uLd%+njipfP7&jVf;g{A.hz|p=OpCKH<,&Mf",
"Dn2p$~Al`15S/Ve.0yQY*L^{hI*OfQ#3G<fP-=+l2u]{Zk%nk;S>27/aN]Zlv#rk:SjJ#2#<{a#^:TKM:INFVsu0(zetqC$>CdvB>SW9^s+De51Y@x'r}AVEq%",
"V]M]RPpMY;u:>iC[0A<jZV{n[Y>~l^f9S$^u|pnc3C!ed]y@|/PDdeJ;[(I<nZ>:l8brRFM9{u&crJi%t>)s>Zk{/@=6yF](6X3thcm+crbjZd_tCLd`bl%n3+",
"0Q_T9Ne8g`!i9Zjd5oo>EgbLQ#;@%D`qC|)&zDBDx!:7xUe,|>]C|8G$Gcl}Y#&OVP-;l5=A*C-sN`K.$yJvh#pYdqj)P,#bP]V_++DrG|.q|_GEKw&alwm=UM",
"FQm#zL00/cs^QERej`;p!|4pbTHGwD!|}F|>/BF6m78ZjG%i$}6mH^B>:f/z1wNnIncSnZD}{I3:[B@o@0dm^g(x`gB6#o0'/vu|C!f]opF2E6ZMb~%lw&fjnF",
"s*qL<cj!U$F7rT|SC!^i|T_hiAg|li@{r0+_t({.9+qDq5G25=%Xzb}B%')sE{ENcI3NWxTmU8Qe8bIreGut9I+SYlYOXW62s/x^2t+k.%@3B&f_[*SZ!+|`=W",
"V/4UN_bPil!!p1N_`7l9djSS^axx{>t%!88_NWTQy;InH}m#v*V,MvZx=VN$s9RA/!67eam)Q0[;e`69{-IMfGUb%`I(^C<`W}5;a69FyY+n_vCrwqH/#v[Id8",
"&aH2KdIOz#=gs[k|nci%Yn}OuIkvnVKayw5K-8}_fM%new69m)xi#bi--1fl1ZHVvi&isuSpm$Qk}qYcMWm^H<Y[fXJv#$P}G%gh5uY$cFac3089o`^vbz.Qz_",
"<Jq2k1KGp3W6-|472Gar7]x,SsmY#'d,)=n3QMC~>4EbJaiEkoCp=a*zCpq^Ub>QvqcJmqVPXYsP9$gT:c@]fY@Du=keIwkuX>.}2emuq`!VK66RSEpqENR3%T",
"xku+g}+c`sOlg{#$;v^Xd.U}&DCFhU-!Yb#>bkdRR_yGkJ.'BF;*Z~bqQ+Xawr^zzuT|ffb6*.YIX'&1B!-E-Se0_&@v>(z6eN_^0AP`[dEh7oHywmlr3AT_(n",
"Et1S,$`gqScxK(G;uZY{IY.dj`od11<k@+xG.59Q-ZfBwCdK+x!eK9boEV#|MIu^)]F'pT(%p/2soblYUs-im(VUx-JO306/=pn@i2}lA0z#D)@5V'+cT<KSV@",
"lnh@Qso4D8|{Cjh@P!QjR5)e.>)=l!d/@jIh/8f4/}sW1Qf+3.Q&B;clcMC~nBM'1dTvGp@0Gbl=KP8,7kvjfg4(:<7z-aPOT;k:W9WMu;>9guD|Un~#r<Bs+o",
"slnp9v!gp:Rq#Oay8GI$Cp(-J)rYa&I|#K,IzwHd,Jd[BfGNZvKBw0e3e1XG5FrYfm6zzF{BD[e4RRx6kF5(C1R>8*6{xj1G6'Tl5s}F-iJ4-s`SS/R5DH9w1V",
"EYCtwo|~EwRgJ(NVNM!hts&s`K5two>*64-JSu)jvmxeE<.*+B|c>YF[4xUo#OjE8Y-ejI0kQ3D!j^)>@-6Y:^6h-J1z_Q=%<POp{-LptK4E{E.SmuR{,,S+#N",
"}V}b|Agd$vl|{91OjHl/rh*u*]Aa-b!DiK3Z6#>yau$wJ_^*iJFKX/,)VXBYz9&:0:!Z0U*M:*c/_L_&]W2<cJUla&3$ed(Q'VJPqiQ81D9G8{=.zf/]^/TH+e",
"`T<l3u=&e-wCJxH)TH]cepqd(2Y:QG,qUoZ<zS7fL,r/nPX>_/y)[Fj!jL=DlRe5[idL%2[*_a6C8az3XL8Ugs;#'3jh),7DM|7O8~XcQ;*CPmN`R}4U~!wm.W",
"SKjp7w2Mvb@j8bC_Pc:0fi)'O@WiVM^~DSZsdxY;*MCmw~Nf)O5!>77/ZO9T{jdb<>5)WAA*PK]W$cT8Z;67_VkA_m6UvcBA|v*1,LZ'I:vfWM,^}C#Xi|$J9&",
"T>bxfL);tnI#&G=dBYjK_y<w(krI]2'd;Y'm|xK41#@FI6&U.$;$2-PrZj40[~-kl=O>[=U!(sB[=_5q7S(]_4s%OKM(ase|1.Y&TnmvaH57KW5U/n1;UB>}rS",
"'pi$s5-i1Z.:`z#VWTyz/|(kQW&Wj$F~+_CKl{M2!Fm3kYp$<[3cDkB&X2hJ+R@J$wBKBT:@81VqMy}zCS6,NDNrK<d16vmR#rlKuhN:okfQk=V|4W1IxWJKz1",
"%#iY&hJY85csr8dcn8oIf7)sDuH&>AUL29Fgt;:3;7WzUKj2i)Wg'dnQfpbc:3hq>I,;6g>.0QxeR'5BJPcr_;KH=t$,TFidm-RdtSPDPt0<1~B~Tmn{r`W3kZ",
"MgH-l(54gdLFPv1ayA#Tu}1cj__b.^,HACBo@yDc-w/%lqqtL*f{FSS6wtt`LdAnPqRb>rGn=x-`RW=*[4:=;IL,/n0rqWfWYgU2slZ7G<'=7Pxluv/+viE4|!",
";1,aSY$A9}ii0V<VTg:>kxNAha;sS/Nh&XiV,0@!LGK#p[@fQ&Q2:e8L3,wzh:yk#iD{8Yz#uoh$'|RfQ70;tgn2tz6[p1-*8sq6)3+00wH}_^&h[fJPhh%hi5",
"Kv[J.PqJ@d#m3=0GKxA^c'yrwwT8:-a49<^wZaQLo({,dD#;j{N~Sw^n,:jH:j|StmN_0XMS)$'oHe%N3O(eZGwEDp,wH6S|{y,6Q|w/Y.FvTe>||lCK]l'7qR",
"Lpv6EE)0>.*)8B)m|*c[)zRgSqDJ4KZ>|dwg`6U;(G*I-i(@(EiP;MHa+RgrsYU'0JJIwqj&}pS;(jKc5unhvV`0o#%Flm/PTi*%8h:]2KZq43xJ4wMGSd/L1=",
"/_QV,tH2#!voGfrb2B$wpFG[_;vbER'cF=f~BT40vdg~edZ4MmFN{a#dfM0e,j=y9V8Awh7}qy{M6=SP%.xv!Q)+}@d[lBq%y1vAq{tIn$qno.luG1L@vob,.g",
"gq{9-,oEMN1k2VYvQG9%t,#]<N!C(F;'<P#rs;n,aOOQAq[`zNnVSw:Kb/2Oq<!),Naoa1j74k_+$1'%e$(rq@e:7An+yJ}@nETE`Qh-(7)}&pO)4.$f7r`$h%",
"Q8)N=W]CHYxiAW,xvvaUKc6G)6PFhUcw@C{3F_Ef.VKybMPxk9!W'TW<<MO)Qtv3$Y$+W`S3T:d+!.mz+u%Hp{{Av]m5)Hp1Elfg^DQ:[:^}n%!jDmW7|&s9%B",
"WHmJ9MH#UzSb_Xfj&EX,0Gx0#U!|WK9H4Acu)*[pMX*E_./me,:XTP>bTjt4`I.~41)x,};!%E6{`6ut)kkV_h><)fG'epEh)|l//iCM*0dg%.k+ln(H4N^~UL",
"[4fvf)Kvl9toe.xQ-!/PNFI+pFxE+,E(!.Ge]^0&#r7z]5+Q|xPxJCyRimYL_;N*/z(P>Sz2=u.~](vAZk;~:-n_7TV}S9_;N*/z(P>Sz2<P&`dFBaGLvr/(G3",
"mBT=S&diF!zN[a4MD~Y+9@P(#_dalx1ngrTr)n=E[/amYce*hv/|spi|B~SWJk#F0QVrZy`MBU+b[a&`e>=6fsFQu:KH%>rKhDK/UHJ~E@=s;l}`L1eM_%C7^Y",
"ANxuf}9>:x[;pa;oR=^_eDuat8B55n*_@)+t9*qtuaw#d2ar%/*Buaw$+d8i9x*>-O(WdF91zqQXiW+t96GERFObsVT52lj.P;pMNfoZPG'MPJjN$mDK&&h08R",
"qb@>u`q_-Q97gRJudc*b+m%<PdTB6Ks^|Yt#rM2;[j5pI'ih|Z.1-7uH^LF;E=qc3OlN+Y(A6[0^ngEK3{%AT[&WS&k(swT{Jm4(B7ra:u`lWa=yS`_wgWl**1",
"!99Cspj'*bC)iZMQLKr>BF5n*X6`ifo@>x^I}92~ib8U]g5vih`+h$.bvAE!xPp&Ba&:,2XX[KJi]{hOXX%^#MA(pX*7O,]>a+(;s#-8s^cAC1'gKng7+sdDY6",
"3K'M`+x!f.d8X2c]0vD7@cK|#[9Od7ei&{'jX{BlaF(/&rBR4>J$TopkPl7.X^GbuE/+1AcB',.(Vizb>/oGlc6adBL|5IR;bVg8!K4SMgHzsi=of4yO!]p9SO",
"|h6JFuGeW,'NkNHpvPk8QEh4d=iSLn+3CQR~z$et&|xLOMOL<q{Nl,*Z2N'(9KaNir*rSn]{kO/X^`(M/NAhY>mrB6$vbdId+*X;wx)d'L:q1h/hOqf<{I1bf,",
"+}:dp3oES$YCgSHmvC.OS6DeI(4s1ZQ*l+F:pC*&SST%ll<eTLnaP6duqy;lZtOkU8{ay',Mr2f%e7L-Lp(v{Q^$1*_U}O,`(UV'coqe+TAR^AU2RyHQZ@hI>7",
"ORTHWk!fSZ<g#<SsnR*gs^(>iO1+,('WHwF@@rz~KGMGig*^uv@B8xczq;8hVf5ha,=De&KlWiQyW~h4,|7={(7^a/5}+aOD$`^#rq+z@6'Uj!A)6V/6<85S@D",
"Bcg5sH-5%8k2O]{R92^iF|L`eWxOWev<wDD/Ky}'@L'|<LCnIr]Mv>507S}dS3xq4Rt3P%Dxw[RCiI$_,oCp==&BY!'y}~{O,zJk/WC^!|->ElBHO2ZLf=xr'S",
"s~#q-+S>W[`ON6*<tZ)(#x05E1&pXRBd;kK-Zt=@ja#k<dH`0F^4Xb0XN_YG{R6Pmq[L>>soHpL`f0yvkMQ6T(@U,ViY]P['XOxqpY|x:uP;15zZ1gf,em!,xs",
"$v04mV3k3Z]h%Wr}w!_EK:@ybk>POBK~THKfu{9S3))rE>#&MD0a@@fK=0rX<I4Fs.*}Sk5V{<hZ)=wJE*xPW<VNPqTNYAg`[7*&gz121uJRT3Jz&_KARUe<DK",
"3MY#GUvn4<%1BQcB4<oMR-O$.E1B&;(`CkDn;fmlJ/SRoH58XQ1jbL$v!Ab.CSvgX-WU^`HxZZa^y)u%spI9Vm6qpb,ip^(K=$gcEXNuVC+Cc~Sl(d/5OE_0c#",
")!@f6$SzhQZ|TmH~,_phK928/P&!t$O99X3j>x4N%Cm3Xce}1a[e$Yj8WA2CXfQ;J6Qb]a.Zr@8G2%oKYBV/E[(cB89cCE_g%IA2c|l=/7JLLG9F:~#j9A1(-S",
"dsp1M]zaBbeb`cpS[-gt(~lttaz4s+tm69up&dD#;LHlA(vdAic8P:U8v_oHAa8mgtf.!|LDyAmcvPvup]k7z>Pz9}Po|@RY9E/*UUX8]XM1yW'1^GaG1H<>q(",
"=4b:_rIJ!^n|;*pM2H&=4_9efC!te}15kYKFYsE9<Z]RD5%_M)T9k^hGtqhC[+5}'^Nf).A2w!W7oMjdJHlc5(F{nyseV>-w*`}G1+{(9inZ$QAw=!;mU))9F]",
"c1ru/NG+Y=`^30#g5v1kbGFi1)Mq;-,%}o|jS~]CVNz1&VRVj{=G'Hra4GgH);MpNMosCrHeb:mVnBQrL*.8lpd$9]n-FM@>zzZFsbU%qj8V{r9=fw=.S5U$ln",
"<@)3ZsK@Ya0l-5K0C5^DBToIQuyqDmtN={[byD;/@FN'6(Qi$D+dv1@:X4QP41vDyU>[ELPD1S4032FhGB(_CrmK;*WykqmnBvyRe_teb!@]G'+(_hx$4'[tRo",
"Yr9Ok9n4hWRBxX,BY5qi0GUy{@c*!~7wthyvC=0=Fd,j-!5]M{w>(neNT/7rjdPTFrT~uy}t(j#hJjS<^PGP;{`])pM06BhD)%)W8p+R!.4W(u;[k0&rqWiUYY",
"!]An#LcB%0BAw}uBI>t[I3[(v-{bw/^Z5PL,tmZPeYaI8J=x^J1p#!L^SgA/Fmm@3Rbup]kIlJ!g)Xm@*18phb+Fu{NSw/yq#}'m/K7hN^x#1[G[3-$Q3UtI7l",
"1T*(+sa/K(,!;rZ=j5V{{`1^V7E3,xhrBpuF.3eY6bxB0-]I(wS@Jn9**C,:[],nTH:o_!2^5&.DdY!nE:<2&Z7NO^-UGzmko-)aD:qjI3Z'w$oPSu@#:)`lov",
"9ki7a1T$'2kA:O`VPI_n4mQI3oZ)VPV[SF;}yt:-J;[P9~kX&&.S=LksRC*qV+EoaM><SY+LLJV-`-TsHygQ+(!*r4%*[MJ{%SbA4vB~6&lZuDDoG'22[nx~Qq",
")Tg~;&Jujs:y-g0SBIBh[[FLPf.Bp,@Hf}N]G`&'!,,yMay!&(e2m7'%BS;D,viZIqiIl$*2:)*Jc8s;6KdCoA+^^JZEF*=1/Z[H`E6PiUnJYvh:SFeA0tgd0H",
"7]p`T&Ekq3QCm'(:,PU$x;Z_TFIue|de3PzW]jTyfpEWimm4P@jBB8:$%M&jT:D*xd/X]#O;-M&9jvJct8Dw);^%E*-f_S@VmoN6H,G)&S@Llq987M}ArGiW=#",
"^ROt6ef$2j;b1ij&,mVK--Ln7P4q4y*2)sDJ6:u>Ek^RR2o~Z3vxbGS~%h_,}'(|PdnV1w1jB~U)YJTLcUC1U,6KQpO_zZqi=5;<|jw<eQRRrZts6|ct{Tr]eQ",
"P-CML4o8,xH_GZmMmv4MCVOFz__.Qg&8Y.kI@+^-[`SzLq`Z}h43!<-BG$xriX3#x&4C+$>zYHU4g[1B&[1TVYiiE$3bDMp5]W:r2TwjXdKK5.k}Ek0Z]iBO^<",
"Ra5sn(0Af'g+sErN5i[>w,g~4-nsE&,z&havF2T)Z{#`jE[&A=k4Uh7)V(ElZKJElOEjj-lCLmtWrj}q!kd)3'/#jkd:EEx)XL-x*J-hR%w|4u{Wb7-]+Cag+=",
":K{X(r!Ne`jS_#r;{XVr>uRh*Y#DU4NlR|@Sj_.,#DV2U3bfh*OH8HS4htW^/~.[VDf)NmS4d]2VMDg[-Ey7+t{]b7/F+E[,IL/T)a=}rmSE3H'Mqyz{s^d,o4",
"^~&I;&j}|`V-7v|;y&T:<r_Tg!1gffFYF-MgkKc/v0Kx7w*ds>j2:K{_srU=4V(/W<62f;!aiN1Uk4*b=QP>0x7B8_Og,#WN{@@Ab0NpJxfnYXyBib[+ty{RNp",
"}yI+b71^xdpOPRvIKh]L]zPQL{&O%lB5NXBXm$,^b71{K]tf*g%rX)3H3^QSNr3QyGt*!.rwHD5@:GDqEKC|u:fMQ5#|N|B5C>]5[,zhOx4235Nrn33$GUDSFu",
"0mGQ7^d,9dj;-h86)<knUK/gYWKJ2WILtt^Q)0tg)RUyzz^!gBcJlrjVpN5~^qw-/wv1=f=I@9rK`hK)c]u{)!`k/HCYF.-O!D[mB737zBi13){NF{Eo>^)1Q+",
"&',XgcE#>~&#;R^Y|N)w;UWFk[E=U-Q4+STsZ@38y(^uFIH>rlsL{{qGW}*@-o3Y+,P[@yt|gB<an%T9ieCl/0,~pe>L2g6k@~mwisco'O`urs(->Y1ve:><@H",
"]*$Wbs$>cgp'vQzQCmG-Guy|(4(}@w3}b/a+$;|K=z9biL%.sj(r=Dq8`Fc&vuiQh$edC/1FTCY]#m$1DT7<P};D<J+SIoIDrwHp$Y[v'qmt3Tha[e2DV[!dj+",
"XdLzy(FRWTWpY,Fs>7F)ir&.RM;5;&,D*(}x1_7vp=7>p6<G}V-trHvssEw3M&,1zZCWEDQ4[+F$g*9'ehzwboqhY0F]Qh=W't,1{kF|]E(RHi0_^`7vnD/,V<",
"pH^3L6yU@IsjyUYd*bUH2(1(R7.,$a;)oW'f$$KQ!pXjL`'1-ir~Yhu*mGJDKnxm6;Cj$X'O1/>jW_15vRO[47TwKU|[d@j&CjsWLHNd7zDZC^fx&C{GnbQ6ru",
"doF/8*5wd3j-]X*7j8*/8]`mlAI85BRT.NTdg>or(,NgrVs=lI}CfZ9'c3.E.I'<ke[Wz'q&sBTa8Pgi[VJS9+lEP|#u#_aR)r/v6'R2pX#7yO@p;bYjvnfYDu",
"8USC/kA*PUy{[K^tk8p^Fd_O1xH4;ESj)!G1_{T0{hDI$c[{p8_K+cIzo)9'vwM`i2r|/Qrl@63a7kF#,yWDXj-=&+gJPXrLg]fMB%=l3E4(`G3Ds39^WAjx58",
"ZX-LW-n`r$H&8*mCfnT$Xvl&Z,Bdjp,q#i4QE*`vd9z0b)gRXsFfLxF2/J<6L&t')8|PY8.Y:@Xmr(xb!zOyK>(47}eYD[0^_p{I/CZ,KaKSndSx+$p}M[ipnM",
"F2U1:>#s!x(24}[b;#c&$$x^m3{'_,4Cn7-<W0</.V;YaQoK$s%XQNzooUtOgw2]A`0xpe,.;1u~};/3Zs1yt;v.A%/mp/Lp3b'Mr@7g99A-$Y>RFmTlh(7>(d",
"jm>QylXy+]jrt+YB;%A/!AHbkjR[y'.[Q,c[wZE|*J{odHNL@&&Q)6s_L/n3Xpb,cfA`[BW=hVk=DHt^OGcs+WwjF&M0X;'jLH*kZ09%pE^DQwAYSx'Uaz=R5K",
".b^U57*`!eH3IlU7*lJsD0,hKlq/_c_ve*EA:3yw^+!4b_RLusW9eqT<<WpH[WQm,]o2z95zJ:p,V6/ncp19>uGtI<=UY0F-|160Ij8w3Cvjk'KzI7/7>nP-TQ",
"0nwQ3X_R+>r+l[03l2h<-3[|,1gtk2,9,X]#AQP}oMW&[Ms;L)WxV1y%EM|0C`11]~N`.SW#@WgBqEFYaff^Y%KTC`4<ZBQuE@@=|M.`q^S;]GR>{3-/({4N,H",
"V2!p9+3aWq>0X0s.N%Xva=|~HoS'@u^z<2[w`c<j#qLghK<5I6=_G}>8w5&9X)6}Q4&Bn+,H`tH)9J,K.WpfWLf`%jH*2~=QxJ/:q0$i)iS&M`$rC^3;6ei{Wd",
"W5e0/)aL)L=Ct/1U'M<!+IG>5:S7`I7/%n%_.e1`l,@k5s(O(mm9dy*'^_)=oKHOrbfm.G]+2I>B{9WgVsO:u,lxl3K@q.juzLB(_'fi-PU)]<>F6:*%V}&ok#",
"b$mr0gWC%6TzRbE^HyN.^aa}XC6IFS2o[bbGY}Rv`[.z.a.22J7B9Wc/38oqmY0Ujm(<$3OpkMyqtAw<d{gmZ3CgeyDcm(NQhTBhmFy8V,Ec(zP+&zk7M]Wsbe",
"V*#'5_RQF,SA$(,|GZ(^sj9]0RKn]hMEVH1M#X]*XT46wziWe#HaViBc<v+u)q3C]wuj[&%lFy0NMipA!THn(4k>@_fzyHk|s3Ntsoy'e)[R!'SWh!-ar{8RpC",
"-,wn3v[kPJAx02sl,0mC.%L@7e1Omw[U0J}z8r]3>>Sn<eB,*$Z|+kUe^uuiDe]jp3yRT^X0t^8L%;&k6]j2cUQUggtT4`J99S(e#:x#NW'vT'&*/oE%w^6z0k",
"H5t{OI9(7LKUZN.z=%D94<rf%=!FNV^U]iTSEI6^VQqeBdGiDe^U2s*pfzHFjp(MFea=mCQ@y$MPIE$Ea's.+,ZFrv7plIEa:qBPgC:,ja0mmy}J_&A%WF[3B>",
"}DV{-Y1Ci.rf>vE4@c|r(DR/m$$/|jHB>U[+y'tEV)PZh|/j,-+FEMa-bR9}$CDPX9/6M@'3Q)jmf.<}<`Uo/BPjaHE`V9XyH2bB;N6jVG7h_#Qj=!E]E!oAeZ",
"!NI/6'qmL&mi7WYZYA3-1:&&-+MlW!o@2dNS(m;M*]a%>J;u:n0*LhMn<aVn!%M([X(<a0N8g<theo`#U<x6>Ep`2h&*)2UKR8[pimvqG&Rvh#b3cZk+yF/l&1",
")_Iy:/iQVKl`D3,gFEW|.^63I3%6n`[alMy}eO9Y@v-WbjKJ)yRunw$O>i<JX:G{vUIG@s%jNUXxvgl:(hnsg6:s9KPcCXZW|[@az%A+q'n+^}Ho>|)Y5CJj|w",
"5tv_0a9-^,aVCh#n&*^a@9lU=RsJ^]IV.NencL6K:*VF/G4LmutTAWH{e/`$xkl;voF(mYA](PkS_P7XWo_>XizsIE9G->@K3^Rxo]eAN/pl@n`frtkC(Oo'Jb",
"noZ+t;R7{9SMPns3aDdQ[i=+2RQga9(tP0D(VhDQ8y3B50_lbF<6a3_l{XBx9*&DJLA%q+049JL^)HT55W*ll9<s!h<Q[aHh]S7`^1Z9C-M0lp7tvOPP(.o:TB",
"=I>a].$}{9!l6!<jqGCmn:G!*Y4#0n#r%R^F!tQtRv2if#@=w7b%i]tYN$L}/V;9ZMYeKB5vXV[5iRcBK=26zARl$g*z/llqq)J#n,d:p!Q8#djJq`q79Cu&%e",
"&M*8P93bWb0<M6%S:a><,#:QwgHNxt<s*8A<5['l5`u5e9797vy)=|y:UONjW!Nnt.W~,#dKz<3`gaB%7y-WYnm<k>J%u/'%}<K(6GLp4JH3|4f{+(vl|w_dA|",
"$~0Fx1Ju$r3##o9|dx2Bp|M-^r,rXf!Pq@vl5i8M-Z(u1*1]wxt~5Y&V#^YWT!^%*(z)5*AP3211e-uq&cwRocSEi1X-CZ:!|QUhWXd+#VPcG|L&<It`YFB!-K",
"bz]s=}v$_Hey*.d[Q6N,1-rI]o>pQe6jef2doo6XE[T~Fuu(q@r4p/igEuG6ctO/0:i~;W2UP8a0=-@7qj*f'T]sX0l`GAL*DiuSU'2#&(xU&*&O4_bK_5:Q0q",
"h{uh#oJ%Ysd58A2=8`kO(3@C_,e^LC:4M_`x/~<byDE5rR/*d=xG:Yw+K+Ksuc(+99)ZfNq/EYi'9V'p6@H*O*Y`aP4w^&<<hwT3tMfX)oE{P5VF&o#ue6JbPe",
"+^T=$<W7e{y!,bsD|`52#2a+!;[EiS59l:&QDufXF<'OAQB'T;;X-,A,z;-}=1T<ITsjB8%q76(69kYT)[LATbgmT}1gIb+7XXyu5S-T3we5AmTU%SC[Yqp1TH",
"/>IFs,mi9x`XBB%A-m6yK=L;,OG4@;@*XC@cm/)8=@doDKu|NX_mz|cvkzn&iI8=%{Vh)scC9q<b:&!T_@ZU1T'Imy{J/D!z{5r-X'Uhi=i.,9Y^R+J0Yg@(g_",
"k6unA7tt&vh|C<*Bu-vWXc+|G=9LgKQ*I<<AFuj;eJ8Lf7([{|b]'dU:tw},K~b^zMY2d*P'3Rs,-bt_gSe*H0yHeP&tSB(WBI8wRV]CyMT_tO:mo:lf@2fjx7",
"*|b)b7:A&j]S5t9x60z{.#/sDtM9EKH|spX)#Ca)'9l(bGhtp_iv*iqta}MelB|j3pn3Yhi5LpgZV@IfrqlJ|kip'OR3z'{m|wx|htt#g.OsJ>hZ<mlV+noY50",
"Y~Suy`p1=gyoH,|xjT8XuATu5'rqhMlILO6VZ;2KNxgK!55glHimY:}PGredps'Og)M2rBT_,}TEz2i|ZRSuyfp1=h#JG{Ny;x[-mT)(3o|c|z]l'OpEm;K;f}",
"Dz`/4$W>y:b77owP.U2mxZR,8$R9bm(@8+t|u/!uF-MIz3<g;Q8+uUkv>nvRo~yzU@A]y~Yndc8NS#V2qT5&{v`@lst4S9qA!-f|9Q*H!F:cX!UsNltt@&(F.m",
"_vNLY%E^H9OBz0>hsYs/=AQ^d0iegI1#,Vj<>N!EYX`h'q(q(~A2;N8^@lb%Y[iP$^:V]x6duH(wfjSlO(x*)K,hSttgm~khp|_^D+'4RAmDjhn'$^NXL_-mt_",
"ibCq0E5=&/E/mz<>GG!pvVK}uZ]#2gxW}%L#L6X'0`n5p=4n-p{p:64V|x`/N#*86u4E`$mmbyJ8Y4]m8v1];NAJ41FCA4,^@(WkTR#'GrE[:Zl{ldj3+~FZ*x",
"=a$~f7[RiX>#{qe}+$Wk57<94/Rsk{t:Ny'-0wY$[pddMoD`i^4l4~iibc(euJs2v#hzYkJt#mWNw{=ID`9ilJW`,{6O,bs~T:kAcsI,|iwKkAk-f2N;c,1X,o",
"SOR'zSfauC)cGVNzh(9)QVApia-[6f+cV3$R$H.vtjbLv`uE0Xy2/biFgl2e`jW}UN`4FrTEghSEzC>mt~bX*d#BjI(28cY1DrHAO:fWfhi5itg/5h6Zl9B:_U",
"#gSh:G>pmH0L7/100{c*rQPPrm1>BSY|J{ePsg71]u`_M|(_*Qf60ui!mgX3rG;UsqIw-X5FPez=`7rf0(TAmir(AvW.@u+l^-pIJO9^SQ3+0'/-yJLJ&P/|`l",
"|CN[!IkB$;p9Rz[T4eEP,g6&n7K@.W,V8.L:ppA#VJ78w8+67z=(`i`R)2-G$6MLj-y,f*U1!U`QXU+X2O+n]0$_$2{1JH:lAfn)lfiixHTlu`k80^Uxz)e+iC",
"(4X0Dop|UM-XEmL%a'*`02+@z(0Y[D91G.+9l:(mW-'PAn8&w*>:b'3ot)`IhEStFlTc!G_z<gQ~E`fCr<pm%JPaGMia=|B}(B4`.)=]$U8wOGYfm<l'h7HmxC",
"`M(76eAb#,/(+pV^NDni/80ry~^900t'gg`u_Rj4`xeR5/:@%k_P%}B#y0Nf,8%[2w]IoA1YHUj/[IiVLV1x4C^'InniU,--M{_.=#G^JK(`,63FdF3/Zp#@m,",
"%(X6QlY!sJTcftP`Eo;5AYTxXEVkD{kOHPHs9~;9$KL$Mra&nO3;z+1k3c3>{^ZS*PDW:`B7Dtr.,Y/_8:qTi]K)<;-q)zqv`o-l:MoUu^,,L}I|l9;4qSTD9P",
")_BWmQ*m%dw#m!Q!!**s%YmH#1V2rQ7^L,gdS4J9/]-Fh4R($VqE&U$3ubyrV2rQIQHwV52oi/4P7Ov*UZt;N|zRnKg*CXreyp7oujxa;LkBJqxIWI_YHiC$b$",
"$b-JH#@w*N`02ZKo5{.Fz*T(7Yhc9eECRCjwCVCvSO0c&T:DAHW-3T$71hBO5W|dmDL(kjcp%n-A4!`N,]*4BmK+A5k{,G_|1qSvS)c}3C)NVV_j]2YeK}V!xV",
"WKm2uiRW,9U4Gi&xv4l~&hGI7Kbgn#M(Mi'kS9:czPjMUYG-BLtdi_%d/g+GT|KE,e9!/{CL,zwa9-RL(}F;bCAO<UR.]bR7>U,p%J%w0h^/jAF^:Vu&LOJRuZ",
"XmqU}NI['+e8<6C$%GaW[g!{7}9o-6o~9R9z:OAJDm_:J){<oXEN>-2<NkjT%-Tu.ha6Ss1la0$XOSAg(YX.Ln0Fi6uvg*i*SU!NoqL!R<Je[uy)%{(g]>0{N'",
"#'.}hd@y<VjZ{yE0dvu1f!-h;ks<a$`gFhj$60k{RY$d;SW/LN$=#c64hn%7D1*pi0-GXV*87}kW-w/9kW7j7><F/`.{GTuyp<@Q.kTLV{SN{xzr%k!e<jj<6M",
"m#s]q*QLk=AXN7L^aT-(yt,BzT)R9KJM5G@|S:X]F}q`%F[:#X8]J*y>93=wi2jWKK2`Xft]{y|}w0}J&<1<yC|r}4}[8JO~F/qCJ$u&{k[QYqYgl3(|V]$s[v",
"VehzlX;vS2by>|<vBC_Q/%%vL3i-BqHcW|Z(([Vn:0]~yUHEjo1x4p:~YCOQSOND4b}$^9/t]&)@VzhYgIqNHErDSsy`)@W$^5DgLsYCOT3C|SiB]~y#at7bRB",
"Wj2'T-CMoo^027fGuR%_lRmPXWYB8tTWo7]wELy/Sn7~6bHEH[:4UjK7_&)[^7O_g!NtsN`oupl)[yA1cn]G47tv0i*Rzty;T;_MQSC$h;0Mh8HT.0>_9=)QO_",
"f!Mi_Y9~L`4:S_>(5U7`'>U_|Yw}u%[R2kHp88df|+QgDn_M%Kj9H4PQv4c_#R)i|aP9M5CiN_>1g]enf*g!9^=db~N[6~^0%V^u{/3!G+}O]/iR/S4`LQ#(WF",
"N+|Wu`'%FOjr*XxJ$FIQjH[;HQM8>O6/rG}~){Nv7h.p6kOUfpn,Ud,O_B0n-i/jf[VrlH|4A/110$Y}z0TD;%ZVS9`49t'e@v2hB$QwAEgAxm3tq5^SE%^,<i",
"6h_:gVn.qE#Rpe=|C1%l!Ob|Q-(G5jVd)i1:'45ka8AU/stx(+IscyBs4^UB}pnoq[dIHw`g<^%TjJ3@6jUuw.4UCC(+#b:Fj1gg,d$(%Mbl{}gHFI/EMrDPJF",
"60e%FEgv^X*F<E.0I7gump5IlF%2)JE,SzH#Z8`EZ{R'8fvAQT$VpnHR4s;0R$jm)bf/m@bJG8s-#S.LflIlpedoVsYgVPUqu62liSFT('wu:nlmQ`N[d^{AQ~",
"-gSE;Gj1]Y88;dRk/igl#-4D5~C#;J:cTX>>63MoE<dFmzIlq{!Gw[jmI}TiT1c<f1My%##*u6Q~cK/lmrciim_-LQmqug|R($.=X_xRzGOAV#BF>{EV:uwc`9",
"nx)QA`;FJ@TX_tkFgedW(8:^J]LzKbC&TtmPwIM^.=K!4-dfpHBOYw/.BZQdBAG~'`.m|$1P3.^N0v.u2|]V8P9$Uo(l@s^-vGZk_h<7nk7U@NWN_TN+^{0y@'",
"z5=u@s^-vGZk_h<7nk7U@NWLSa<eBVat9h=2N`3C}QEa@2qc1Mmm@=DF|f}uXanmz+Ssz'B*<QERm;rY$KWj1_G*Wj2CR%[qxzh^H5iaO!-6J7%'i3</m!Pjdc",
"v2^/%e-l@CmlBl<RDPw8!,WhWUzVy:PNXNVR0#>_7/%N[@yG!04RW`<mmpEZygQTaQy|TnxrV17g&XyHA)Xv[y&1tZ)TgZK5Kc%'Vr,zi30e3~%'UnV<#-S$(,",
"u%YvBG]6NGB5ZKl>(,^hx'<}ujC8u7#S0-IHY4.7S((,^j>(I]E^:M.AOlw9zq;BI0m8_iUe%'Z%.83.ph3B.#Od1HxPz=hh:Orw_KQTAS#ZR{p4RS;DB%c^8-",
"d+-^%N`1V[d$1vD>$bchYaW*b}kE4<:Oyh8'+-eto6a3YnNTh';MI$J)E^wsQ0wR_H'edYpu=@_y0I37mh1#5ORGl}9LhbuDF=3m.4'j/G@5P.KJFED/q:b|0N",
"ypInyA<)8tPQH9b^bgUkoatR<XkESo!WM,(QmL4bbZiIWq.o<^pW/0Uvr_#2#XWhC[.5Ay-oy*alO8fZVW6l|Q_~rxdVT}FyKqyPYwlE/#_tD;f_o{oCD`.nBd",
"z&U$B1(&46`k@WEF%jT}r-/=C#unJJPf^//2|yWnyLGoSjH&8[.,rJ%CE2yFD>s/rN*<yrv*:aitHY1(HnLvhae4R#i[)Z4FL&6B89q7d}y7==l}6US>q%YC%v",
"WRr+AqLhM+CkN/D@Z]e0y'Eu6yN1XvmIDX!$X7^oUH,_V@t)ef7S+_=#<gy,W]FI,z8cNtdldVl.HH[C0`=-k5-%OXhwMb:f(p+Aj&3jbG)HTyg!j'XH[G%dxK",
"v]M]#H$J^x3pe1v9_zB5ZFsX'GQV!Y#|'%GZBXOR+3hx>{v%9H^{Dt1%/]mIDo&e+(Ntchsv2U3V.>'>6Lh}n]@qsyMhER{9|%4L$I_()1XrW`W#*yk'i27|l}",
"0!MNV,W5/Q@Q:`x0&K%):mqmKC+}<nW$W.qNsU%kJjNqi(n[69&>rNk!d7+no~cvUB,3J#*IaTey|]uV}&]KP{K'cwl,h#-*aPcBN509hi1#%}cW6S[a+bqyX^",
"_[jB8.HB@v!}NUB!gzL=Mac:W=7qL{M<{)<f:A%sZfx4^UUL:^F<sniK]ag}$I<g3~>[%UhC)~BNAo]y9-l]#WN;`_&u}Bn.H_p1AO.d}!7)x)310mxCo%)uNE",
"X^+-s3%cR^ecdePyEsBk=@MF{u{A<NY}EYVz4B<yEu3W84>6vt.X:nOMLt{'gMP3URa_h#/AZ`*fiR%~GPXh)Jz]];U~zrMf:Gu:m7ipB|s=CbE]Q{H`p1p{B[",
"&W#0tLQ%4A_QDtWD(oZu(beU/65gOQ0*mH;<`8$*LX.^V:Qv(@I'kn4f;<6LIOK}q>&25TM>2t;<`l]D700WYy*p+6#'U[%}L1f.TOZucF_o'p6=PUb<P%8QZ0",
"bivin0qd6(sllXyzu<+|d>Y8wYd{MCUBVn#Wm<ZYWahX-CYsyyjJa+b*!(V@+ICPwhQ!txoG3@v~;U<~ea1EDo}-S%u5-%_fqF8aSHWK>7#9G|1d1,%1K/6iZs",
"hz8{mO2,m_0yd[sZgz4gL<LM336xLC4!QYK#(gAHodSf=q)5LGXZi1TLf|m3QXc]e[c]k8c]qYpeIYAn=U*T!'kB,Bp|tFV[BZvz.iY-f1JX(<(Tx.vxE%-U0o",
"@DUoq*w`@FOD154|N{GR.b3B[`.gBv6;-X}HiS#M$JL(z4Y3''Y-i#;H{|Afc;O%HUt6cLC+pvqG#XUWw75)5VfW`)gR=/l]VC47{e-+T|4#bGd:I}PQo.D!j:",
"I%^_@z3QiX!<>(1'-%=*sC4PY1/#rBGL+LbwTjX-TH7e_z%ko,0f.+80TqtdhCxQYEE:>Jsv>tf<;mB]IZ/7CFd&(K]|O]Hrk.=;IDdp!VL7G*%6S_*3PMFT@q",
"Izh@HWaP.v2MO4)vXxoy+i*;6KXa;xv,]BIA^1`V9w#}=N3)C@TCnl%6xIMU2Zzj{FJXEWqLmJxJQ]1NtU0PJl^M$'PYE7Qm:jt8)DCIzU(Mn`PcMZ3P<4BZL#",
"JvA|h2LBB}%7^Tn5^7>`}5K]U9.^Thl{He}!f;mv{:lrhz=BmxH~Z~7)mZeV(N]7j$ic>.;x+7Cs`Ma]Np9KEn#[9-g(BiY;/*A*p}nBix#p%B3+Sg>j&Z;#8t",
"eqyLW,P8I0v~C5:*tYOtvS*=:NWLDBHbz6=uDwA.^NvIZkk!<yno7UV}Xt_]N,/z3h@7z6=uFP^NvIZkk!<yno7UV}Xr`U^aRbW+Yoitdltcwv-_cnrp^[#9qr",
"89,B4dcn]jU'>ijv$R(`hjwEk7SG,+Hv/$>j)[$RMT8U`&teQ;=<ZeB]Leteo|kC3Q>faK`Q0EHGh#@,iqNagJ5+CjHMqQ9WinvzqQ;7F`l)^_h7J{v~OC+zlC",
"4-^u=v`RZ7'!tqPH_F6_L.ddJoh0^(6E!>A#v0pWDG^_axb%DcI<!^O>w@Io-__F8=PU&*sPw9RI{NTqsTdE5Nne1V7AYb3)A&TnV)@'m1yaEj(nR1w}uye6NK",
"diwLK|elu4yrk0[j>CSYVxeIojY>^X6y|#/nqq^zY3(o7G]ro7+/H4snR;AwNlQ8q)wU<7XV]=Px0^Q;fVo^ZbaCwmOjDG/_#$KoeM%DBct[]vt&j%B)VNqj'2",
"+zWxUR`AJ}zCmKqsZSBME_p&NvaD)a*:0a6Zb)m=@IgL%Buj9#7JD|1#&$qJ^v<Vh$=B2;{;p|H.C^G4,:K>H/W{Lv^lp)<zd4PG^ln$<154n:a^k8R8c&k<^`",
"N'AhXo0bd%9d5uwA>n<K+2E<If)j9d4]v#CHK'UQ)8UDY1y`1vd<6LA5'O!W7x5zLFBwj>'/E0,LYM/7CJCs'4Hqy:=uZ<yOcEkM]gr'[jpk`NZ<sAhbY<wPKv",
"eoOX5J7#o'sI{fHnv/&=wDp)UFY/Frb8$x)o/o-:&2<>R{<Lrv=~T^{geOu#iY9ADc;$2BT1`/tCDT([|8,U&'XPd:cF1kMdZHX~e]!oI8F/4{QMd;^|Bk4)SC",
"lAD/Y<YblAu*t&aS>Aq)Zu+Hhunx_evJ2L*%)0n!d@Dw<.sA4M<T5oq/s@zTcIf:%vv&c>tc%&Z!+_dmJaS~n]o,4QO-6+:<l[P,5E5/tHNs@/rP';nFaP8uDV",
"<;fAP]7Oaz{(P@WVnSxA,mE4e65FaTuDntx*%HGL2I%QBAq(>saS'ov!*~a^&o<FY_`UFSR:f#&PSn9ZqJFM_'rFR}MXnDJ$nHZ`cYk.^mxdlN6D*+Z3Tik{p*",
"eNUw<:c7EZZO2^i%QnuZ(cLuk]+&!#2Ls#t!HQPpZZIwS-ad,Q6Er'u~loYBybYxFjh^EdUyE83~/G3vE>eylYAk'X0%,F}{Ts[LGjuoOWCUkG)v{0j#e,X>W7",
"23xd4u@F/7B@8=j;VYpSmRAU39.Kn^RwS!@18vh>]iQ;^,Rjd)I7RZv@VX>v7(/LxWR#z'|#ZO1J'sIna<DDCt|$Ou5^e,P{HriHR1KZ[W1KgSO6K^C3x44>`K",
"o!C;`)IypLXvcK=iDoerVkbx*G.3u7|s9,Y{UfX8]9yfnIL`01lXG:g&d~Z93sC0e2K#Ow=^o6Ex!PDqTyUM]w#PS_FxhdF>2-$:b3P:NsO#:SV,Un2^[O%`)o",
";DCV-K.n(.bR#pd*WFCa94<(ZiuhFKm>1wxq%J>E;{aE1dbv_@r!Bjk=g4}1:>EUoT$(b[(G2o4P3m|O,7%()`'n5P6~>cq4_'<7z%-df(>a+[+Cq,|.a[nKpF",
">mlW^sRK*!whoVZKr}i8e2Yl/rn1*'a8z>SSFHQc>Wq]vJK@R5Y5eVzZa%XeKxpI2fv>jCCk-GKxPkDojPL,V'ut.=6hWCq6UWaiBQlB{^yZ/OZdm&RbL5>*qx",
"W55R@sJ&aRJ)OyfCt+fGhE`=4l<2J1dSamo5rNW%5^tmpOAjw9Nnz^F}6n=_w:<BpQxEl!e$Y!5d:+*kYK|Z2WtX,7bnn30o4Ro4wG5.A]lc|&d/J)}2E%KbIO",
"xeYbk$G3K;pVk8c,czc-'ZlKqRlL/vsbu27!t-F[dZk6J>ChkOZjK9`wARv{kICw'@d.7hL]LJ5-Z'pQH(Xxc#IiG>T.+VE8Gwd/4lX<6nL3>(w;Q|:*U@5.@1",
",HBvAR`hdHWfl:tkpY|3c4MZpWTnqhUD(k7FH)T|TS%ga^*&%*0gqYQA+0'UU:]-xLKs%I^r,NZzT+u3.3xP-#tRK3pFI.w!#VRp>QjpRd=[g:<[8!GU&+/sS^",
"jiNL^L0o6aU2iN`_3.jiQ%;kLp)3:*|twB)^<_659&{^W:j@G)<Uc6<1wz=i`Ft-C~r70Nf{K.8CK=j8BCmWj~O+R7+,wj-0CeS*i6nLO!,F.gwC}H0M%vmV;+",
"XmT!E>%K#q{^UiV[#*zj3Y*9pAV~.LhdV!#.ICHQkkCv;hbmqS4B=*Y_3uQa>@]G*3Xvlyp}27we.BCi{rf6Vv6Pm:!{:9^nN:v{NfT[=^!nT@QP>sUoi,_RlN",
"5El4tDv2UtYEiv3rd5+Ty!H7e~9.;k6QNLX&4ya(tWdFAbN++W%#MR>{,>oRF&t(;879pDU-/{BBX$FHd%Few7IzBEbstIkHV~<F/9Cnj~d07sAuXyMtwQ53li",
"erMlX(}ZC_bcYP6NGrEv.Md4{wKP['+UAa(p@N-&oU<GZqBouup~Me}McWj5OnJho7Id7)e>,}'.XTu&GW$N0&6==qL13Ofucq3h^GKYUt<Y>;6Qi)mHO#43ep",
"nPjI!r+dUQf7jI'hI-dyj_3grL_]p}&atCZ.M-&iWdUCZx!`Q]BsIjxSRQSMf+lij7aYvLF8DDTrX4UwLxUwW_FD=wTr<W*5%WwXVXy&4xiICdt9L@.Kkwz)0P",
"s{_|2>c!V55)G*'1C3Uu^|t.wocEYD6@Cv+gt$/FxB-K{jw=1|bMFh&qW]bqgKyAyV/.jS+K[/q5-%Z4y._C*dm5(u18Y7q|;]_$61c/ke>i^slp9yB>}QA1W]",
"<`pl]v3bq#^GdG:^MW3FMWGIC/BH3^#-84@JDve`{XO0dG>uh[G,>KopdRF=2;sP|;KPN)BHK16n3}LfFX0hIVuJNluO7<utMdnCvd8Z7`2(|(nPbpwIoW|D{n",
"G/,zd*{4F]V^0|6mDAB.pJFHk8/~[>X$DW<%x,Rh@J[RXfc`N2l1V~6+lp|E.w7b(_fDHK)YYPnQsAqA6r`HC8`3M1`)CwYaFI5@a-ApIt%OYL7nMm3qcOf/GI",
"blIK#pcg.~m(^|OP7;mjEC_ML^[BOszZeFA5[m`JAGOszm8N*qLf;dvlo9KMd8.Ui7s&`ZjEpfYHcoHru6KPRww^ARdq`ku868iRcMdPwON=qzRkiY`It[jX2(",
"wrohpz8v[roGmhlDWmcTe2K2Vpq<._W=.qdAYy8J-LbtBmoYF.tOkHjI<Wu:7hd2-j9LjIvqjd(HvbQJ;2|mwt=VbEQ_Or<2tgz:jg`CZ&!].B>xv5/He|1Y.y",
"aEUwS=]s(nV-B82$e9jxR%YVVH(=k{^0lNKPY_.uom;suJ>$tf<71D;nr/cYt#aZnEydX>X87:J=$qu+KUg>-;MW_X/G=FL]Ll0u,8yTrg@%QT}Uj8RT`M9Co&",
"_:8O*326OU}rX2s;AhrEu,OFtsjUfd+BthbEZkv,+X.`'{t5QldOQ{;x[r:Fc)U3;%ijVDS]yX8),~_.l57zS:}vS0I+V_p5/~bS<QS]{Ao6VO-w@:^!l9;nYO",
"'hyXZp0`;2jyprji-bKUm'DMX2(tMX:MXCu4]|I;U)B^&1X2+1MXMiPE#RKUlpHrE&}2m<$H.9(oaGV/0c`Et=clw@TgmRNTPzpcA2,8A7anQw<{LTw2^/[fu,",
"pC/+F<q~3~fp2:fN`Y.Spv!mA`c5Sif0J'BRtyga/iJ|wz:-},<eaC}{z.;5FVTn8H&MFc+JXD,V(pS7S7]aAPb:7uzU#;ahA<++*~j,_}*=KSP!b/MDIooaRn",
"R*DWlUfboEm&w|,ZM_Y~UDj}.Z1;X3S(uU9myQxAj^d3e|5BrHKl=H!t(_^Z,r|i`nW430+7b/|G_C)AKF=^aoLA-wpyYzKShvssg@0<LW}mJ7Ef/Xv9=^ns7U",
"nOZ<_eN,^{6V@Hz7=uL-^ovKZkv9=]o<@Qgm-!B>yAZ/,K4gEFZ1mS}@vL&Xz}>(Ae=2wMv')5{o9zNJ]hor.GNj6+';ZKt/RHgd+BU)-%ej)6gaGw#P8D;z]f",
"[8bqNe8q+2nndIW1QR5Npgu`@CNM<0&*CxONiy/Qj&WRr<uWVT8-yOjjJR>P5}I/(vt<N.EU7PA.Fv@W=&=Nv6%n$Y4/B;e-C&)8(n.cEQP_.4j:7bEca|D$j}",
"jkQfu.=:5C7u`mz~iuXTL0EZmowp#~OJ9Ys[Y~NfUS`:Nf)[y$|4%JY7Ss2$3DJsJ0SJ8f)ONdePf4PmIo_*RnI9=L@EW1`yLfom}N-.puw$3<Z.=Sf&Fl[XLh",
"xj$z'8wu=WZtsIK+2Y`B./Xwxzo'IAk+JL.{jwq&a#&jua+dH.MCr3&ZrY;Z1j,R6dt.h:vz<2/M:*R-PjxUIOiK'!Mc<9lAgg$@8*XQlAv1LI^nvi,6IxtQ2<",
"L!Mkj~k*x9'DTn{gegVS|L;%q88mEX)9V]>l9Hv+Q;JDKYv;ddgz.QQwO%>7z234/!AmKY#YqSKvt+Qk4.C_Q<wI=z6-.HU^T0AOo&Xuu3+6F0z]3msUBT}4Z:",
",![ps0lIu0#Q,,4/q`/`^^vf(tDVL:<'R4Prj;YQ`Er:.)YP[I}]}}u.wfW3f`wp=WP@85u'Mn=WP}V%;z)^N~YSVqsl($LuqL(heKV1!3T>(nrWu/nPCx5=j&",
"^PSC)6:L6{F6],oV'.X(pvRTjMy9^k|zo#=+;2VlQ0Zw^!-IV1,/051(HoJra=efVd3<eIm8&c%lt'x879;baWCyRRMljj:'U9(38uDYU&L;X/u7;OZoW0*xHd",
"U#SRNOidqlN/I{=c>W=hrPmV>lD[g)oHdR`YZ<+(fQLNc2fhQ5Wd4qa')r5>GwctpPV~WdK]@:2nwX+acDI9AH^!e.g'AoWvd'bhDCdAQZ6@0`OT2%zMy6[8<G",
")@bee]lSl[yS4bnjs*lU5Nvlm7w*`%*&tXNA^Q6B&kA5|:ohJ6(sRHu#pWbOFL[Qv+U@R[7>vXe]+XV.JUL.9Xo^d:dor70;10NeHuTa,))p9yVD]#d+0_.|/m",
"k{ijM#5Po:(_VU!{lL]u&Ba]3@@:*^%g%Z{@GnIXaL|%1Z=c+]:0,hkIt'UQc,=T=d`Fp51e8!jSvyTFWpIX=VvztS9.:ie7Tyx<SP.t$*c/),e^*=%|NOS%0[",
"cEsl)_d=r.LJJT)8g*f#p50>6-Jlor'NM.+pKj}nrZF^g!ccdiiw:pWH.Qs$+bL80[$(D6e=,2y>T$k7BE>$<,|esK_KYodh_|J!>nAeH2=@`gX(IsU1X.,`te",
"wU&#x0wawqq7W^vTIdx<}x6w|Rt1`<,>bY5EUak>Ujjp9(/xrLM*u~Ucl4uVcHZSl}E1+%.cG1HNsfq3AmYgxr:j^lJyY-bvxr:l'R|7&06Fj0}}9wU4}~YqN)",
"M%G=|QLL,Ug&m&el$[5Dwrg,vY|7g%,SlM$[eGDld#B;s3F+wuwrXH5=34Xdebqd10=1^R5I^wo1G7xM`9+xs9^fNJqI`(dg[pK]E=#w`8[MIbw:/]SelvCKov",
":`xilp$D0Xh,dYAOsu;jZMAhUIc&f}$HA:kIG@KcqF_4brpoa:4v0{EV|D:%rBE{;;`O)NqhpKIPa6+%z<qwZF{P!MiO1Nw-)Nxf^6gahPC;mCj'u}4ptXqd`c",
")Wig`Un}Slxr^le,,_f9R7Yx[$k$_zB|[1|Y>scX{<<cAsTc^#awpbJqPGtHneU0/4hZ+Y51H<kZ68ve]*[3=6ioA&Wa7|IpYLT_pF@MJ{}^4^o#RYWJqQb$ZC",
"YMIUqkp}A.nnfrwa2Bta[XOvQDZpwFWU%lInU&ZC.i&Ag#G&,)/qS>=*e`]'60=iU:eO;s|$6|]Zl],)/tM^z8fQv!{$GL=YuK1-u]#c_}}W$!3E3F@BbRFd/R",
"+o:$AE1[4pv#Q%Gi6>^PGjNi;_=.+S,CIs/<lc!Miu'%Xx*n<pmv@OBB)sIg;.$g35{$Q>GeCHgDQcQ#+w[v@_e>:5mz>+xVl/v|*vFE#B`uxuSC6,&SRDoR@I",
"=hW9,WpmT)xlC|'(ZUKBW-!]TkL6*$uh<*q.+=rq3-;$P]'(hgKIta8;G1Nx'nrStZ=vFm38D$/YF/`%,7u8tp=$j{<kZe=Kk'X{R/myw0}ZB*}LAh>IGBx/iL",
"e.Q4M(YX$%72m5H8<3MqycwlmHYgmap{RImj68G-T)lTlh6mL`62c<kfRZc;.bVr^^w}'M*It[=X|ns8S1[^:eujG$;d9D$099dl(I7^#RF9g/hU0lD,:4YRL^",
"-i|9/Nv!WLaG(JJeQYe2U-p=}4bE=rLsuBS;k`60g=FF^S+c`V[),LqaX0=dS7Tq@F^u5lk8MIt]YLi9`|t]Mo.:%4`kU&XH}sL`6u}Pg*-xnTE09~=i>+7fPA",
"9.8F#+}eO8|n67}D,]1xi=^Ip9l'MoHS4lIq0mlTGEu>o&v*j8_]UJ1]=PS/ai/RDD:h5&t/!7</j:;IK*9[$!z]0,3pRtU'C.5Omyw0}[DLb{1y(|[c_mN-/z",
"9E@Xz8=uQh_2vMZl%O>Bnw7V(|[aSa>43[pt/z9E@Xz8=uQh_2Ea@V5D2'RC+bLm92yYhyuEZ!J$wa_@*&5x_&2'^Z)|z&qOdDg(4,`:rJL|hf,6{,+Z%C:W%(",
"MGqK^BC2xcVz+U.9Tk$[5'&A]fqQU_d]Q/+T$1Aww/5)D{t!C2*a<gdc%tIbXl*@UyTn<L+Xb5@CQ9buT,IrdPT$-gYK}w*-H$%Zw=zm^|ui;L2%=&9TTpCIH6",
"zTmFnjl09C6:+|%5X2WcY/4|#Dor-m;p5@Hy&(;oUwH$U&JzDHqljfdrBayzewc&j;);RL`gb/9,l8p<Hy+d[`}.Y_qh[Wip*1Nqg4Y/5-I[6@&;))gL9L4#=n",
"^[4rlce(]W@pIb$1AMC,V]&y>n{a[6AsjP+SIYm9U(5<T}C4-CwPEI(n5='4gA`!v'GW}:A+M/4BSae:lXDDgLw#dKzmTZwkU9-w4#YobqwyqY|RIs]!|9K.ty",
"6i[!+G./[~d,6k4{yBjQ:&{'vIAe[Vm8cFsBy'1dd}:+7>fi,+/wB(cF%s_DEar(n:xp#.'2/};kN^LM>ER@hPA@JP7}+bX/BDUw5K&N]5En+[&pToE1e0/$*q",
"9]NyBtROoDyZ:Tut@reA1'>]A>(bf=%zP:GtHQ@WQ_+%['XS6!C-2<9c.Km=5Q7wSlqPtNT4:6E31mt[Z0lSg]AmWe.QPT{9jX+DB2R;'tbJ+C@dM6Ba-t*[==",
"Gy&0%H#,I88MYbKwr3w=TL[%_h,lroC&6)0G27yKfspFe0;g/mwntW$s,g3v49#,4H]-K5V4M8ehCAAf(X3!d=gyEK%Hk_2>5!LjB!q6E#3*aC0O&(rIev2J>W",
"$=:7yIcy5+sAJ[kWIV_+0I8]5YM<6.B1:NcFuG&V/*eU@uPS^Q_'0D%]1WJs!O_[RE.1v9e<e+w]rSRiga;|LI]dHAIodf&vB),+#p5Wt$'Vw$EJ>*qnZr^d_}",
"@*`268agm8(H(M`db.k8C)fK)T(mv~B(VS[dX'<W>rHYBgr%su)kALquwZ_&kkka'vTEPW5Pk.6~o!WmN{!`$b*i:kSuU[<,f-Z|5(xvOB#`EpFUaC*BsP3n@>",
"mqgO)1Z.CUg(YS@RG_/6Cb<u*/6=2|:21#Q/LI8'$bf2lz@^j{{#SXtgbH#cI~v:kY6}LiKY6+abbw*&KGF%qZ6vE:7bD(3{34A(<VgyC.Nvxal;drK5DQ')ZL",
"b%MTn31DRdM{A&cZd3K{Ea)UMm/<Pn5_vXV_qs|G^AMg4,{]-Wj#['3<YYV$lNK5kuxU|B/@v+@<6_;ZeTH*AcR&O#v0OB(+bLk5P--8Jz66FBrp')6NXdU`-3",
",HFcEI!Rq;1@iyW6A{7fra/(P$gi!U3~;C-9K:#nP'oi%d{WCUp>$N!-}<rq1^cKmfQ+|KWiSo>(Ey7o32$2H~jgU_VWPV,Q%OrswydGX{,>aaK3RO{dJhA)')",
"_6wRi6XC.zE^YL:=Assum}g$,c%CoiG+koR.iU_I2^=}zlKS`:;&@J')Is'$8[NPs#uG$3;&J,2IMT*OJqj9oa8*s>{Kq%K4.C)X`PiG-QAmO70=beD!FJkCbk",
"CkFUk`bqCgY1tlu(Lvl-yMMjiGu*Ya5H`|_$1Y05Wm/9B0}Pkr'LLrU%yj^;<R21R2al7Ae|`/dQ|Js6|X|b}~&we5-zT$32L{&oAd&nIv'[xtu<l0-53ia2ZM",
"n4rM0nG$=<QF6ie)RZIm]WI5i2=VH6J,:hc7_HR4s^sqYWzcWS>j+:&(vgpYA/QQYA1>O[lV`yz9h}E.v_zIfHX$W-eQ-Q]}I#VFQo9{S{-w:/c-UpABp0vD,2",
"@d=.A&Cvn2eHXzM@,p@&`cH6en:s+]*3mVe/k:I%7N@Jj.e.I.<@,JViAJFeLj]vb7sYZ,JM>-`.KHmfOfLj@%MwGUZywfoD>'kR9&ESZ`:`OXwh,GNk&BP9@i",
"uCT065$KfJZ,*HMhe6'6tdL+zL0S*_Mk(G/g@(fb6kR2|kW#A.B7Xh4t>#<L2Xcw:wB+C@#imGcxMjrNXrd-T%D4%CVaGjtiTD@Fyfc<3JFFJJF[XgX]TsA}X@",
"a[8rX^(16iKI^:jmO|9.Zq6:CZ`~(u4tIw<-`sWmI$ik7i@8kDjI)uiQ*k()kaUg])zG__+o-o92P[VrDvhN2EYkk)gir^}9DC]uyz<*V0;Lj}X9l.-&hx&6et",
"@xoK{WxEi7fg;+O~u61S{3:Dy0=}0yV+Nl@PSgt<Z{@t.2{X_!)MjV1{6(weo1VZqH%<]GH`KH>-eeSj:Szez)oMV.`L43>#k+Kh*/kq`@e!TO2<Ekz^-FQq31",
"TCKGspc#y!Nra`K9TnqiyGn=d3d%CzkXbuF~|I@{qiW_>*GOaV5'tyRJk}mvoCdb5Ca5v0LW}oyao81'g2fXXwosAvbFk|Trlcudovq3;%CzLAk~/-nkc&68o(",
"6foRq^Md32JYNx-JB.eBoNMm:d,9Y*!Hx/LxOyaPm<SM;!G(p#HhX$$[nY=;c&!,k8lke;6=0KvKb'&H^Dr6NhIOED4nc*q.UrYiL.d9pZ*0dY+_*Xf!,>b5Lm",
"85/H2='rX^f!]W1wyIK)e58HA^&Iy,dr9M'Po#|'I^Z%2NjHI/jLH|mC|HF*}PX{lee@*:|r;77GBWgqn1&uCWI+qCsofFT=rno9UH$kyAhq[um[L6vZ5/^5B/",
"HU^DBR>6YvJdS'!aRcTATVNX0ciK8SQ3%glT*eISKv+{[N{:lPygZi&XMR:<nt9aR;hSsnT3sP56XR[grs49`,QyqxVSMBZJ+1gOy*Td>f,V&RmTH4jwf@&%c>",
"tg$uZ1YT1CT/F>2rzyKB$Q1^o.U7&qp1Ed5r/t^^}eC5a={|g'%vNxkjC`H`QSy%g=GIB;]7xjip4oK%bk)iRzOFb@6r=vO|5!KbX,jbE1w.kl,Ni(LNZ'-!c$",
"S>cD<L;tPw%%A]L_;93p!0[w)9pJCTk|j|g>-@d{X621b6|;a%D*3o+IDRtRc6f/8EMv7funRJZFtM^8Xxo<rwG(g:h@Aa.q_tHEzC9;qacbht(t9D1BQw_4m]",
"Kt6c&)n/'$p)n0-a1<Q~c-F_Zm*Z,>',Ibe]<i-=/,rig-u=hSzOky^lBrI~o#Gz^G0wd'>hD;lbK*!$+k#:na6]>sqSnSMvSfxt4IbC{Fu|WjuPr75Gf2ucoX",
"-y01d3bg@}Q+9~nVZtVu|&_o*{o'15QAOO5W_#l~(|cd/SV'mB+8<-}p{u},PPIqS`qXdpvJIG30o@)AnpJa:^zM5IlSD34neFK/5%E<$L;&j.V8UUP*CW2p8X",
"cNeoSmQ!9[yFF}2+L,5x8e>wqvnB*~<(V^<]@Oh,n^0*SOo}ZZ#TveZm'=$e9^{|AeffB9=_]5{x`j.RyCN;rW(F3C}l)/L+)bGQ*C;Jl[g-5m1XLZ(=e)>Hfg",
"Yaum$rN)9mL)-@#|v.^ZUkN!@G=>%/XC{FLM-mrQ`h<HU|q)w5Hseq39@a=MH|v:DQ%M.jJ26p7iaz1G*^PK|87jT/QnG{Ws;]i(+_jV>B&A/lxiBs&5''T&Wd",
".k2N6~_D}XF{=F9a:2{XV-fW&xg6('o70:Qhwe|dHIRf}MaVYH('8.%AD*Um;9*{B@hC'C)7GRZ*vcW}VDPU.X#i.tn*e9#E(}2lMdTZ`CY)y#xiy@)Bg%hq9D",
"58A7kmj<9sWy)_:kW}m;|~3$RZ4~kd-Y1;$*T@+2Dcf@iJGVgj=Xvwj+J/u#dysCT;'.DwFu{>O%J=Vd,,Isf|4+Z'`'A9x#||k6StL'r{X39|vS9zP_K[3omC",
"-:gx&SZ7i51!+P'M&O(7nO6-z.7xJBo<uo0jb`P]G7>v:KqZysEH-,7~h4Qj[QX}1-5.Th624`HM|Sn>QV,#=Bc1Rt`c&zz3bvp0J-oUI@+Thp=iy'=kKC1cIN",
"7~)):mwL[$_r_(HStH|)bM(s2hfI&FcZf'ftX+c2G%xu)d$Nz4SbQ1|P}hV0651ZFlmYaa)UGeXsa`qG]T9;)tu:v;-yZ;YN65Tib#d&!i5xCO,aBq$<c)AmlS",
"1hcEwp%5P:zGu1_Uo1.Fb~cLFA]4=>:22hWm0fXsG`Ww>T=)WnznX<&#<&L@>7jW65OVK>`p/D=d%-Sle3fCh7_l:!0rIl06vFh+j0Vk@|x.tF[#|OWO*~ZGVU",
"6kVj@^jg.yU$E/yasO;k3$sRkoj}<yzElD.mQBN$n-Fk[mj*MH%O`V5;5ykO^rYu2FQm<m2GG~-<<`galDIAC.JQIC<Tpli^mc]H+F0=9ZMjufN*9I^[;8vY0h",
"YY4~igW#H:NN#}#rvz6_$%o[.T(l#D[cCW`jRczOFgutkl]H_O9%c)y46~rRvEP-n~0BEg}{R8#BQ8#41)WGC5EV.f]Y0yQMX'niPz+VDVVTd)Vc}$csAG+3=2",
"0/kl{Mi~8(G>.0rnoXErBNtRS8ww}Jt~mENk`3kq=SAp]m5f+`:yERJiCsuUgw[.Z%cSSOCkj6'H8,/`QDZh*7mRuL=T>{#*}Al9tw7E`|+E`PS)x1}Bfjb>A!",
"18q#k6sn3}Tw1d+Ui|NW8jI|56;N%hZ/Zc.yD=#Xaw`ZkkP(J71D8}p3`>(+=|Ca!x#RzfAS]6)`bVv:>uR]r.1_1]-0IMjuxsX~CeSpZ1`^4l821=y=b}7r*s",
"BdKS1AjCe'RG0Cb43+I=,F(leS]xXAb#DL@Y$/+*/+})iOA)9y&fk/d6Lc5C%N{EILBT5d$OyWy4sJ0X<P0#v+A[vv_AZ&wo.-v>CR]dN19$-}{r!*zLO.arBX",
"@lN,<pk#}$Fwe;18sl,o>|P}^yPXn.@Jca/WdU|qe%;{G`mE,<+*}g%qqm}Kq<]wudtobU(9lc#2hp.L{#%-xao<dQJLq=;r@$z02*}PEkbr+;f^uLp8j_bnBg",
"5[1Pd'*Pi&FmBClcM<f`C(j7s`aqGzD#eB94'N[5BGv#MzEO}WPf5vm*%3}1R0<eP$3!bEtKN@&^.5_`xxA2HW8f]g&kX/;Ga5wfNR54ep$V1/h2]N-THX$_9d",
"x*Z|phN_B5=1;W%91D<kAhn07fiB]@-x4_[D+9nal(A9P6$Q-xJs7xVU+IT9m*n6Q,%C,Pqi+i:JLV&'p:8zxv^}Ohi4zWUmb8]y7C)A>Xc*-%5w-Pbi4GNP+1",
"W+a#],)V!pGUGgTV@XangN1G{a)5mzOwAi^&`,u7`pCrD3lsAMD@iGdi;UbBh)!(;Jn/-1Aq^niac}2TcLc~>JyZ}bc)cNX8.tO&V%JQ5Z>+:g{B6HAs|Z.3k2",
"BLca{<#OxRBNF:gBzgN~Ph|'iK0lzOrBS1(TPOOz-ib,v3Kj]}kZ'9Z!36@/JC;u'9XohoKN*K|,[$}O|-KPx!vRV&mxte^HvLTx_bLxA1*5Rm^ptimHL;(oI%",
"LDNb(&Cg^XX_1*-BCgjuM*5oi,IuRPQQz#JlcPkweFr+0W!.#5y2P%6V.&5pP];%8n-_$>a[((fCf&d:jO{<4Zn;T-c=EC@>F(;~u3GA^qRr=e9Xmuq5A-^loI",
"(i%Ae&W'Qst.,TBHFMygg/fUm<!w(;(p_.%}_;V%4+SxOaOaZNSM+:`KhADzJcCP&l)`6K;{$]^<mbN}|RN};7@*@GFNgiuOD9I3@w<c&Ut*oXb#bZ3~r9U3+h",
"^2Z'X#&+,>q%d%a:>la)0RR-7V7v5`=a$W}AKUCuYs#O($ir|]6UW+NCmLg)]m</Jys=,.q]UYnri4<WC29v2)eoXUpU=PfS!_{U/{j=zqm8'ry(QjH)2#{U!;",
"}G<xj)}F,SP%C~Y9aI*&Jw8ZXfML`C73Vr1p:'[=Uw0a3CAbMw1PS]0HxsZQ96IsH>o3,ejB{<k:5g!XS,eKxSW{5G^[p)#rI=y2=6ZTWAFYQ!fS_yYiG)A'<z",
"z*aP)-^hoYCxm|c:;81e|7^^qL1<aL4;]~KT[Y|X*)Cx^1m~{RbEd^wrb.T^^2E;$jd-a7QzsY!3x2=_PG$]gRmE|MuGT!!_1:;m|$^~72C*NrPw`6h#15/,q,",
":mIJ1G`>ftmF/}PnZRbk$88)$*`/7%Goe.G^7]GO0[I|.6bZYlyGD-UslDR8cf%gbF!A<&gz3C$j<{10MSY&<0}k'w,wsDZxi%o-@l_hB34rboL4D~;cvzz,re",
"o]&`T^p4H.v:=%&U>/^>A2i7:C;H-Pht9j(()S#w&{sV{phTGb`AAi%hQ2QTRv;uUe]Lk/g[+c{}r1t*-!l`ac;&oZ5&:IE@.9HcKT:2.Sq}=OHU7.Xy0r{Df1",
".O%(^MK/;K_Hb1PU$`V#:7bZ!XC$g}s>j^f/p$E+6K/Foqw2H4`O5C!`1>Hf*<yT+_1]jFm3YdeJb*iO48/rElC[orvG.R14z)=gqa.BM,p*V8L+B$2@,i1}5f",
"j/NYGTB5h2KMfG.XA[w_iJE%KB}'VtonT,Og;ZhXNZ8qG+A+sB4=AG0V0,oXH@(vqBA+[X#'O`my}2w;`6dE[P!OvfZ,H7w)>t0Ape3x9W;^x_7#@T<juGL@nW",
"I!od9`]:R-euZ99wIHcIvD$cjNNUN6LO<12K7F.Nkkiv6;6jqpKV)1k+YX24Cp@DcsWlPZufv'_DEh90a=1JeugppG!F]e(ABB=7z!uK,:*39pLm'qAyxeNsZt",
"o7>V,,{Rq(&Xk'U,LcQ(CBDukg0,`OwYTX8t%{=~Oz-l]Tkr5b@bQ~)wQ#zSZMKJ8m2n^_`dX)$k@$mTe62gGY7RljxE`)';(22Nu)H6huqMR33:C;<iAZ%Zg&",
"I$oxf8rY}ph==0r~=fZ|f<h$De/x`K+Dx,`(G;R.J%m~7/~#h!#EQRICk2!679D%%~*X/eVGkI6nlOVG-KH+%!l(rw:1xw!`ms'0KC92k24RQu(7+Y2~IcU2=]",
"_F.4`DdynJYf:&HBlWiRPo'Z8:Roy0W`vlzK65G|2T_9(9Zz9*B-&l-Ar,{1$:hCQ(9t%RR%h.N{Sd6..!tnt3eE]e=Znf'S/Og8:.(*UqE_#(G^8&@i+`oE_@",
"*w2hLS_0#x!Fq#+3(Pc&]Q:&)~FwdD'l/1_ZGjNZ(W:35~>4fQ`&[Aw`Lu|_C7n)TUSKl+lb1)lf&59lQM4W-+xgb#J~2y^1E-&a<QvO!Tu{F;$DfX44|.zP+H",
"mn9WpKDtdVAAtJ6w<_h/(^.lS:iqiuv2PH>yq#VXh#I%b3Ed9:cinbb5;,P{jI.X'l@*Un[*TIMZ&0*=/HI]B/*E6y*mJo%r/Mo;z-'j*.ZYY5pE2mD%_vf4'I",
"Jtsb`%4*!=(ts;k4m!%>C*W3C5huAnX7P>y%#~=:BMNSG@H'7c;FI}F5I6L*mBzm{iU;k]TpfV2agEIeQ4iH+^Mjl5h,D#*'5lk.^]6&n;IJQ$Y$oD@l|eNs)A",
"Z(u,]Z^+_uN-^{<3@iz9=uWE_SvOZl0U@=UaYZn{7V@N^+_uBwHOYwu,f39T!5s*4uI_ruAF.*jU%a%Y`NF-TP)$Qiaoag3zjyvUhj57g;o9YMR|!h!T+a>3x-",
"NVo.rb,>EOW_}*csn|o7aO_(YGld%G>769EF{2D_/d4F%8OuNhATWvYE|'HUxx@3WY#b_1X;(WiarpK*+^N{+UYM&M5'Hczb3s$r&s09!0:x'^_41jqFOqHi-g",
"Li.Vy.H_7[vPt<{LFq@PT^OU(eg~Mo0u;)Fv2e3C7{</)n69(n!DW.WBGbJDjm_>K,F^$a'+SnSIY+Z.:G=]JQ`(=/*Q5B(inT7{:[41(am_S]>^^@^+)L-Me[",
"q6ZZ8xg{BNpP`Ob|mZStYW]E*)2[>_Du)20Ny*Tqjmtj&~:U)MG#f0FMpv2yil3_1$a,%lzn.LA^J:QY|/`.}OWQlqwO3w/DDLypvD!=lW!5cu:Yx,2yA~6vbv",
"|#!$[w`F.{Z/QE9u+.pg.HAVk1d4u;wIo,Cb:e1;s`J}3CeFOA/y|0Vr/4+ovAqz[gjGeQyA/fs[sV)}@D*9ODZi];v8'.=aRpv=(&bfDqba+J9uN39=+;BcR!",
"aq=Y)eM[W$f/HUu!PPs1XW)f=KA1Mwh}pTc/kzQFFhqj428eioew7{+ue@J}y)'UNRW~xVuHrC&OD+pOY{s_.op`ZyHUQEii,s,IC/N^tyE+IR^&Ndzl,IBJMG",
"tlmS2jS+Fg^0h4DD,{+ttLQEYbNsl/LjY:y`fR2D]&6&n+Z7/Csjahz{@eJOVq-DX9Q^)Hv^AO0a(.!Lb!K-dyN(VaQO%jwg8|fm{%u=W7{:f;%MHH+Dx,`(GD",
"rf{0i+J$<@aZjGX@a,H$BR`|mK2(S-E)&qvy9cij0}mK1}RGSM+UD8*{z%=sI5pj^z5I@oAgY$a[7%@GY-1GmRDg4zNOjD;*MEszxDw<RGSO:VENDim^t4|6}&",
"O*M>G<|V4{zhm6JdI@MuOZ7Aa&Y!|VKZq*V1jQHiy[DWG*QK|eqY|V4CGwu.u=UTb~G,{+EXnPpLb5W#_&Fd2:oOzCnT(Cre[2T8'=2lHlk(1px3{+6ura+x]c",
"ll*(zX[Qm(Z$x2OTx_cKQDp=b9d;mo`6|S4Lu;5t`(7SS){~^w+I]XhyG#x_d*hyna{+9bt~fcb5z<u]fA/ENIU>gy#qHN__$(MMkg7=<x{RN;|c$)X;'<;lzD",
"xBC[_)*:{u)*/~Sx!eC!P-YVB.q;Es0.>FT*l%GrmD2TcR^k}F/C%LoVr[suSy2!5JR22Dz<x~0DpjC'k0/>WOeB3kp:0Do,E-<A7yZ{sPQ2_3+J{XRI;l_F[n",
"DPGOfF:fK:k*xV;}snN9T|MqItY`7a,_IAzmj4aOyH-,&.X8T29'f%TgU6&nrT:fw}&.2_x1N*z}q[R%CpO^dXzDU}B0iB^6$:*+CF=q+e1A[WBAvZ$k&QYh(6",
"!VXu<17n9h_!:19bx5`K#WPAPz>E-EN&`]G$(V=XT2m;A9CwxI75NVUHN@Rm&R5`R[<f)i;.xn{YxAJsi]1|4wr]1cwog/Mii5u:y;r5c}r'dCs[BY:-vfuKI'",
"r!8DWD/wmxtks[BtXgfLfKFzw`pW8.Kqf3ZFzfy_K7F7)|uI(n2]XmcR:j2~P.Q.D%mmj>&sH).w;,/MM;^~WNi-aU63g'X8vkbXMo'Vo`5]n0Rk`[0j2Iq~8H",
"Z%Rwhyy]!x!~=p82<;Qec-Il[Y7fGNZ%xl`I=pU<qzwuX8n'29$8cy@123Y]l/2Hh)3!</R~D3ggb&W6Py!enHN`8U,PE->/JTe4-/w.0[D(pJ4Qdtv5_m[<n&",
"xv'4EA^-7`2BV}%>k+Rlru-nh<|*_-eqzt,tKN]^j(}bc;V~JS-2lJ_p*cxb(I(H+#8scnnp^!6/og98-[:v_EI(T^`l4)|Tk$$z`E3+}Nvf{(W#/W|4wk9I{q",
"=0phZwqYY{-4!=5jViDsOgvke8|Tj{ILR!`#8!!F*.,^r)jA_iY}$xN<<>fT1ESR7v{(Q6.uN!tcan:ynj)Dj+X(&3u7pgtu},eB;*WrFI|kNYdAnCYOYh!0Vq",
"H(5g*~Z<|Vl^_[myqVv4706T+*@G}2SP5IWdK5c4^n5AOmf7lbH3B#5uEr%GilO;Oih[r]JfCB#V3&}V{]L4FuQ>7%#h=M8{oZsF*Lf6YKT>oZ[6B:gUuK[ZCU",
"H}6qg<WIHWB&v'$^.cn!'EMqS(rT]p+()jvt;+P8Fzogv1QySw>T`shY&lN.4~H=6l3LH*Vmn0-HMhnzQ;65hI{)59!_Ok]yauBqRD0DTN252xtb+]1YO4C-IO",
"IuNG$NPr@lLzQ|rIciY<-aZ)u%D*EL>lLb8B@GX6O6/MmEReqwxxksr]WVT=q&&qCtw6qnBN776C-)2.+WzqwAu!D'fq'y&2;yH2Ylt%v}Hc*&yaq1Q0k&}HC+",
"dFHgY.M8%,&`o3^E!@#VJvs3h+4%>//V/h]jp=z`GFw+A-qJ=&ST7K@|SK=Ga@fy7/eP6N!}iFbwar@l;.2;[EL05x:)l,UnNq^({6g%%I^1A!7TQ*tzb[QIbR",
"ZKU<Qi}`$}qxx%[r]{0gHswAjl>d=6):|<uS<h@l(80Y^M>60fR&nh.8N'owoK&ik`Eg`#8y)K0h^bW4_{FW7unP=DL/@S=}L-@F4A@v(Y3U]~&aiC3s=^[l+1",
"gJ4,=zW7Y&C{D^u0tOhIdHD]UZJ[W&A9=8X2PefFRK))i@hj:'lvvOG]xa+f)4//]Z0d62J+GYp4M|Pn8+t]eMygi~7;OKx7WIUT-y}0H3:@ji#rQ61zGCXa=C",
"KQN6T{J`ef64_TIH_&^{5keu.g++_1BggNSshCWvK;j=@ho!7VV}_Q_}N./z@!@yz:=u^!_tvQZl;~@go<A$s2+{S++ni[A;p#`F4.TjTTdG)qVW)t-gwd:dKb",
"^6nTj|_n>Z-.u-YFBvonZOiK6w>n(8I+A@roXgztk5N_VR],:aULg4vyZWK$zulP;AGx&V0):9[@$nn=(P(oOE:1QDv{b(h=UW}!zO/FA7oya3m|nIpdQ|p=;t",
"'W#9oXVP.]Q9T7GY=mICL/5-8(C#GY=;|;]_h<1uQ).j:cO/&.'R0r0*gnuS+.|=]_ihFw2rjayCPrYoVs-/93EP[&at2l/^g*Ol_D%|9/SAH)<~Lqxpqc%HJ;",
"GM&JDfYqtxOXrUn1(LZXf`}m}$z'irYo[mgHO{49ZR1I2rmnoxoso,O2bPzc|@}370N>}ZO8r!p8c,ce5anTFQcN@=^:@~/~QzEF.=1fEozg@P7w}n@lpxYb),",
"XI`b#}9|)Z/AelkJFAN(h#!'ffy0RjCEmG,Sp:cGNC<T@$acK}EKpWiNzv*bo!*izlp!YY=mO_iKwVEjXWN%oe')HweIJ>i*JN>z$yo,&F]6ecd^xe2/UC>ywf",
"tD.T:(bAx<pF22f!2#S0V-8+XegHPU,h(g_D:aU6$)bW%QDGdONjR^ISdXrz(}AWn6!vShl~WC6m]=)//*'Q8xm6mOdDa3Bu|D(T&=;X5gt#fALH;/|3#Zxe)V",
"gVMhQu|@2KX'+=3[O.a5B&VJ4w[,dyb`c@l;J_T}W'_Ojml&oe$]zg$r>*iq!&1vsSV)@K!|`7Y}=wh{*d5}PS8A6p/^=(KI)<s,ifL0VH=yQqWUJQ3{#1PeI[",
"x(JJnV|dS6@A!lK3fe}M/liomT&h`OJ@dZyq<t&1'6yJ(Tq&(lpf|IRCUjj_e9Ot/~0z/M/]#d{Jz7<;/bs[(pl]mCSgQe0%r@!^CGN^Y1tcMqiY9R#^h#crv~",
".3&l4UyH*1UWL8/(nBdZ1Elq!l0/]eX^y>9H1K>]XX>n3##[&,E!h7n2pB1)FzHG-g4p0![<O#vt.q:ng=aUfO1Z*elRSla)P6]&9gA~%{}cD4kvhj6tj%NEJv",
"F>P}o%;*&=QLnA'x,iIUHH/WXTBl@-8$h,^E&-RS*z/|f]v~^e#2lgw#5[^ikte`G+@L<cRMm#Fa,~@aUF=l;fT3sbAYh@@-F6h&74m6x&Zy(&9}%8z+LZKm|<",
"@|4Tp4$Ni!@K+PiOpV@|%AbU207aEW/8*HTP6>S+y=e&HDRHb{GjQriqOY#4Bd^.$|+3e|{4V|p!}VLxH0>Z>}/(^julo$=8G'@|Jg95HY`8RxR;2&1Tpj8m3&",
"{H#5/<c#vRuC3To)rl55(z;8GL*ir{8M@&qQJnYh!qK>/9dyBcD%sNPYu*Kh35Wp<;#iE*Sg5Ed$BJ*%fp}[>!Uj<n-*0QwyIi_IKyR#&{KpW7>Q|g,RF<9Gwl",
"=Z>#W6CtR|7.#LSUX`cVu|44pC57K>ReXC+%B]0CK-ZCQ4c2%1l@.swQW>9PtBZDXlYD5n/}m%hQ.5#v.d[VZ&ee3oq[3;tq)S@Gg`_C2ZpvI@w8+4O[S(Yim<",
"exG[/jGntcOc@L)Zoc6tJ%^6%mo!&yqT`^5lb*$BNj=Fw;rP+@<3CI)mK#Bws~9*bB%Qbo>+>1H)wkQSnNq}7@^q/[b`MH*vOqWO;:F=_l&$PiAI8G6X+#itGk",
"/`1)Q|G:%fLr;{V+#|EX<zi^k]:P%d{W[@]m1sZLy'bm_]uUT]oHR3I(0'C%aLeTw*knVx:EW0lnJOY6[bel65.ymoWGLiw<N=itNNRNC4CbX{5f3<p7:fB<<C",
"yG8hiY0qFlC%Qc_ZO!daN0t$,G.<8kbn[OK/[0D<s~VK67s:dY*I=HClkyg/God0O%Dc7RL&Eyp,Y~(+QT@vr>gd&Z9vqnJgCK*:]lkJDz!!8TU`@G2mYxoXU9",
"dRNfzIk'[J=>a^(v1N/Gy$l6P|+EkYmNG99l(!88;HLNTGi<^/9mAa5,>2,OQaak,}938t*Vs]Ketu4I.-!B9w6u3tiHM(R%C{yGY]Gp-A6K[ZlXMP%(W2%T`p",
"Dg,9W~'~7n:aQ+kN@wW5XTq3VqDVPT9Qa%Y@Wz'evPg]6nucphggAc],w)jcyaHS)a;4e/l[p5&4|9iIRX'P[`E_zW_r%6[JkS'Xb@]kAn$h!L$n^zNY$<AETH",
"LA'zr*0+QRk'L/]ke=|SKmgFH;O>UhF6CRW`%}Ugxc3y0#Jbuqz)Q%HG8yI|hN+i.O4`P[lAu0C}e[kpJy%a+Slb]VpM+%tdoOY~[=/3CJeneg6[G'G!#B*CN;",
"'+B7=_b_&2)&lxU}>/#[-pU}IRf_,2lm/{PI3Tw-9YUPDiIu%qKw|VjlY-{$*lZ.|hT@ao:n<vIbWzp&FWR|x]/c>zUDh3:WjLiVEVo_5ymR/llIt|kOWQ^l&N",
":&X6V4kPi+(3=C<TbW_tovOiy/N*de7Tq1Z{;o-b|y%2nD{u`|jh,>nO`w`(N.^{BnA,z;=uc]`7vSWm4i**@=c]`7vSWm4i,g#p`(N.^{Bj)@`_w)qzBnA,bB",
"`-ve)fg.EBDE94l&_A++EG$[AyY)@Pi%l8;/9~iHXOtNzpg8-xH{raspjMMu_0xJA.)huVU}JSH0CyO66HM34*uVe4IqqCl%}^G>N{uenaZ-33*Pkk6NIYK4'$",
"WJSU-jplG!,ZlC+!!3X}d}X`#P#8LSwf|/02zTTcCPM28^aB+/Cc+JUnv4hvs%L}4.SgwhU(!}l&]T|LW#1zTh!4JIP<(@O{Vo12&5J$K5=yY;eWPJ/JG('`BQ",
"hXo-eS}pkl(4#(YY&OP41OoMk2LQl|t=q>F{TXBNukVDF_''_9Hn+,n$bOA+RIX61'tD){0KI'[3i39&xlcA5e6[r}De88jhKX!DF{)5gXg<0rgn5C{e3}Ucn!",
"-dfLG5':{ab@PR.}T=yfu[,FW6xgj'[RiLxlDhY(iD4}ncsLdbG<LaA7paJE}MEETemYRL6eX%u`FA7lq,DFP.hs^SdU0]ov:A+ivt!'W5WUZu/:]t0vZu%M#/",
"WDsMl~ef.=]uSA{>y=e%[-|#;T2cv&oo7y97|<n{C3a-PlSCu(-zqtPn8$/#&'g!ox0k1oG$QtCp+3>;$01ND{)M;$QJBM5PI(tmzo+gWfmTeedAYn#p:_K7p^",
"'ckt5r+EZQ1;<@i_x2(6VfLZ=Pw;s4,#w04-H4(0w4XY/6HbUB]-DE(t|^sIzpobUz9bi}`rU'(^q^buB'D_noAmlIyHwDCTpCNwSI+XV-I]L>T]vw:t5V6mC]",
"6br*c$4&cju87%0GKd4y=s%1d-B#Lxs$0&a$zD{N[5Q_cgV_%Q<-H<_ip';~`$S}7~NpuH4ClXZCKifr])mj!u%HHyB,`(NXoy)ctas*0,]IJ:G[5pro'l&]pu",
"sPFU&)t|1D-f8$tXZgq[Ef_B[:TEI,p_2yaob%>&Db{)kl}]FIxs#Y_MX|b)/}d8JXcL%+9nMUC.>f#!PDyR`8)0BT}-B2/V!WIGd1Vz,&'e)0FK*Gq`/]DVpY",
"3fj![x80GpYG&17X'zagyuI7R=JSJ,`h7'``=(L<}7:Mwii$+7/Yl^p8X!|C0Q1+'cvx,<xMEzE.+$>u4VC{N^thMtL~WSd6GujV<`X!giS*FpxfVfzt8R+3%<",
".-i=Y#=~VSqmpf>[0IMl-38x$5|$7~nc$#W=#@mCk#sxn!chRLvH73nNew!L@6A0&]2F7p,'A23*s#rtu_-fuT^:]3Vgd8%]8}S|aIECoxR*g)gm9*xPOtF6hq",
"5/2m>9locl}-SO4ka=YJN8yjGLK}Ethe2c]I'8ya+h,-=W<(pn0'EKIBl|SUa3.BKeGMGX/#>BoXlLz:_QV%TY81^6!zpLq}J5.]n!A1_c1oho:,-D!%(;2[hI",
"y9gF(-7j,W1!4@;.&D8DiZk[cg]k06YAn41(/^o%Ox[V;a37w;PZU2L9oOH)Gfj%C26vbH)G]x{nGZJNl.cX8{xa*r|86;mk1#@;tt__8>(50Y4'ffySb;%4!p",
"jc$@S>^tu'<`$=Kwa84/5!*sg>Op*g'W<~6AYnpX,q3(+sRcYbfW/~Oh8R[T*!;c43,Xu3g`Zlk4X:yZ.-'W*0w[0Kl%K7FgebA,+U0='-}cCt<98{-}BxOBn,",
",]OfmN3Jk];mRa+PVy;[|9x.cTY:j;7gMlA4Yc/R-L}h1AUTD'28<F]x>=pXCIOCE1s3Ddh3IAmV`V@LcNNiPq'h:vPo.w<Uwv[5XYpLco>zcBdtXU'$*-VJQz",
"QIgu;EmeZ~0Q_rQ[%w^DEt'Or@ha0K6l+)v6ht6$g4a~_G]U7WzZhLB_.D<W;`{l_cc>Q!v}QbI(=MGbA'D9LF`B}K3{'OYcErW.sGM>WEzUm}`Zb]%Air=}c^",
"8mnA,f/'Yun0T~kY@8*[xU!Q^zVKWJh&)5xqvA#-PA>dNHcZrI+*<q)hu^eVPaLau_B^`V_}mUY<1(GaHHnvd5E72>=]>ieY[](4p(p{%Wmc7>=9nx)p2#:Uu}",
"0<h*8@(0)_3#L%E^m{M</KI2#Yo(yPU<MSN/nzu<+46vJM6@{P!/a#A>G#=9a4u|L['w4+{z63/=[N5[Z#eom;uy4RN~dPBR$XO9=.d(i^ZOV2NI6]xQ}C*n+j",
"aK.c20&[h0v3)LVv]U7~q#Cj)Ys]0ZGS*j|8H0.c3eb}IYGZT:#,DIx!:&v8Q!VL*Cu$TfIwxUp{rC6u)#[hEkkq{Y(dxqK4CFT(25r-p2eRiA^5)(*$iY)6{.",
"#BcFli-3gq*`_:3jE}ODbK`s]{3.<`<Axv7_Y*A_3*LI=,`~&_#%Py!3Uvg}{iew=lN8S%W0-OfX.X){wqwkw+y@o.'HI5`VFm9$|8($2HB:JQ}O8~oK@7-45s",
"2vSpWAHpgxDx&+WN/rfwC10Yp<-#cYx=>$-dJLkvlYEMXmgE}QqCgohEP&*G&;mCT5.=^=w16G'09Ed_X.,L#1yG|M^[*V!Ti#*X,}6>lI3(bXw>75/G@SHzSy",
"QAocWeK=!wf1/q.m+XJz+k/i(bG'2m0S8Ir8F!8fYmQcOpR1eAn<c>yPI*$<H'B`fou[BDvb#(E/31HODcC0D5),U#no<zF1x#<@/.BS()(])PS>3n#)Be:q-J",
"_;O(H6fe>-p#o5(kxw|D):Z0k(9xx7&GE9gnK.fH1H&+M9t`<en+TcR``[>n#rY(shuo1>T$=Xt|0|fX@K-C2tQnPwmrK!'tZI^v%sx.no$p0D%}FG@P9f3=$r",
"'](bPf3^4dJ11xX<0eQmXF|{lsXm.ixR!L+JC{%s9&18D!e)a>$shTp`eA`Dr+6LBuY_[2B`^{WM1#=SxPcMWgy$nZ$%xotgZf@>tebF=%lng0gQlJ8i).Z2kO",
"POPYo1,{^q'C7H&nvQgO7Gy~}7CwC.L]P9B]seVKMp51]K%tPe]cwc0Rsgbqcu;-Lg(~ArBl][xyKA_[zB,h;1db:,'kJRkpkU2#4`,;a#]Rbr@n5iruv{+lVm",
"6~H,,SM.VKgzZWdhw]_Y|+:f<MDDw_(ZxQ<2vo<LKkCl'i^-)FR(0T9A;]mYG5!HS{TH{`t2Wm,4=]hv(Ky}='XrTA}FR-9@Nxg>`,B3H41cI.I`Qz|lz(r95#",
"(UI,#d)JddFE.i<HNu5dRg5%[k.22oYqn|<:-=2YFRXx0%p-eF3G}%!nkIbh:JP,o76Jpg]mVn8}xO;vaIi>/ZN0%i!e):{dOj+Mb7(vD)[[K,U&8qT@OCv5h:",
"!/m7B)Jot:#70hu>Hl/;96L8gi/k8HQ~^FK)_{6&hjhh':(ub'*c:zc=..0$<=H#mW7w!yR2.NiC0z5;3#=g6KrE*[r&Vab,Z]6gk[.;9@/]N.^P@dQ*l%=q3:",
"4)=Mn8ptsG3m6pJm*w9q4N>7Oh0Wi67y3Q+n51HDSn|0oy[qv#=w+tu<)8Ld4)B5I,z,zGxaC4'ax}'.$*4Vz.3>@$L5`9;-@KX8Y9C(xiyRRlm&q1Q3v#n6mo",
"CzJtn^})VCR'kFn<N*-=Y;X`;SH.j;YXSMW*r]AHz~r3XQ[8DKVqm_*&yB<v&t>3(-O6Z|I3t$d@]$h&S'ugNZ`P$>>3}_B|ZAP=yj(c&Z:rPuIzduT4oLL<LK",
"|lNE^V[g^6ZbO%<_pR&kr<VBZh)Z'Di,fMc-7BZ=)=xq0kd^yI^+m:|'7Jl,q^}-S[,Og#-@eX'KT`'0kzE5cf1Y[cl_pn_Dv`m>7y|k<&{7cb{B=5@6Cw;UjL",
"ig)AS8l>/~+ix/8m4mS<*fwy/(*FQR|n56r)I/TIs0A0[Zy'h45ESnYrMamNIAO9qgg#DHN,06nQ0G0#dm<$*>h2,QcEd~.C]_W1/t$R075fvfnaY!8f*lzbZf",
"E^sdn(5p/o3DVsmXbPH+Vsa2d;v`4l!,4BDO+S+losw(H&F'*(<K5Vh'mH-!'F#}fNdA$!-{Ve->#*N/([%cT3Lg{Q4#}Ejxej(HzV%*('k@G$:6e,ml`Zg3fE",
"S|wx_>f-YV,bJ-BkzP73kAzF5e`T58D=kQJHvo6jvL*ax/i#&yN{8hf5m@=Z0N}&()GF=nm3I57QZ=CgVGy%[BgJi*=TE'!J'&U,dENjC8&qMZG6TqT99xz#pH",
"JvcYa^n'_>,,aPef-1SGg=EYkm3ivPtP`<1CUe!&JmWRSpo$7$syHz6$A{F=|:3'K-c1_YJMKf&#<f:E6O6jTJtpyU`HQ$#}1F9y3$VP6!.zBV)(O7SM$-.|&%",
"5:N.$}E{]3RsXqitC%e9Czv[W8qQQbBAHw.dIy}+d)%SK=Vqg35N(4b@AQ'(]%qPJK8uKyN|PS]R&[$Qx=:(b{}QTy/zrwOQLPpvb>dBK}Ty2zV)DQ&KULl*;4",
"T'h0$mr.$}`9^]jdUrw/f5)|fuo&%vK).6O8d&ylDs:KtBky~#L2(8[(f8K1bwJDw7J<BCl{|Q/QN}bH[2a~yZ:K|QVrQk7}}:IjCetk`11l=~PI*ZSpGWW`5-",
"|d(XR%s(Ll^@J9s4ubY(JAebe*Upl)LuL-3<PYgMf^tA<s[)r%,;jyD*^#-l94r#TF;9DuLticp6tGa{{>J/jz*fQ+E`!5+A-0QU27@~*2jJL;8-j8_Rhb>uR]",
"zX6)Vv=y}F7!cV7ki!r/,.Eg4u|TBUM%2d0hy/l)<]M[75%|4kG4ujse{>`8vu83<mr4Zo0Jr&2k2A<XEF-CO&:0zq:$}E$RJ52[!pb#t:T4Qf5HDKh<[a[awd",
"chILLHEC>AHGUy01m|i`A8s><*JhL)EgHm4cg9^SmU>h0h$K,$)h6kBlRCb(;Lv;)n'cA!h*;f=0Yb[<3l=!w5h!xHWC^XP0Hqs06+/)*|)O4S1)SVH7%FyJLm",
"9I&2u9../)]KE==!sTQDjOzui4Ad2dwop,0ZO%`@OA{OPkuumupAovS_FJeWO4iZR&Q58~^YS(i/#YO,BNd77R2j'*xGFxY%Ud|$=jZv;/x2XBQRsb.]Fo4gqK",
"Cx{u^U@ud:FS@6E>F9Y~&@t1Km(v%&&#SF6z#J#5oft.5!_x3!F;u<L7XATNXV_}BLf-TeJ[PgtN4TaESZK=Pa]/^WnKnzp,&NnbG+1amUr+Oke;Nph~p.<nJG",
"m*PnhmJgPo=R+ckf_[4cP7;rhRSA6MrCl$>x-op.Fg<psgfuUb;aG&=NsUw]_Oo~3JB0,xH1tF$8(k[f^tu/t$E>+9lDu#Y<iq@VEOXZrc%7KW7xDPOSx~f2aP",
"M:R_Jx;J-;}H1]7ry%L+x^5.$,z&fDoyBdo%8e5F<31AtA=<nN#9Xint8|BL><Jvbgy9(z4YaQF!l#o%S@H~EP4kEsA^N3,4bX:sg;^.3u_mHb*~c0a=4zI#/#",
"u/F[HTp@k3,OE7vEf.{Exg@2.W:va3o-jE$5DAWeb{.+aUxZC~(g^qA'74:t^t,b)$h0J^8^sH/*'3&IRr]e{RZ(MmW.qwe<x@P!CEOzCo{y1_R~a~Zbr!4w^n",
"NQ;wG7#M69=M6rv;Ei<>*-Mqek@=ZOj1o/C!8ZRU3+rRqv1fM72L[ar(SKRL(94JAZA>Hv6hy9ov7C!Z]J{_zc|3Do>DR3J+;F`pwJ#K|gS-xZfa<ihMOM=*n@",
"i6Z,.W&GCewuz=^1ZOo$RctZU/[mUFZ`d;Obs9fD.w9e%t-I+i``pBaCAgY{WyL;>sUl^7u01:$1!x7V16K<i7G,PUTe/`dtgO2P,8Q&`eP92u<34IazegnegQ",
"Ow35Zki7!Y|/((51g^.[^bhSKUag+3q~OsE4jVu^g!b'J7U14cnh>jN|yg+'[u[AD)TMV!A+EZ-N%,c:n)CRSr[vOp-$QuYAbQ9RU/4L[aG/W/3.^o'0{hAIYb",
":0&3q~gaMGe`G3(727C96~/v%guCVzB}UGV1:[@K74lSASp_/2'{vZ8zsH6x@7bC.J157a^!_:3]^n5*]`4Xg>CG;5e),y@U;{gt@C3y{kMw+O],;wF<NnX{8t",
"h8oK@o2`23/b_$gm-Q;)ih-B_p&R4Hi1HZLKE(pUU,>3jj(O@&=AVD2x6T5hZF^bohzT@49,;-V[XBdpWx9<5vtC]O5+Eo>y`jC$>WZz<q1>m4hXIrN^sbOeFl",
"`*[te]6sGcIDM{B-#-;<Hsh03F]q!ZR*2{X,tE3E%zp&J^9%uJl,X0()bK$655-!3.CFW+TC,fAZS~l0VOph%kE[{GjJDRi@i[M~G-4xerX}>=}l]vV']-|1S*",
"C6Za2!7;[lr82N>fZH*8XX_t$PO^Bn_c]BDO6>(78d<jTj<WX7Ten,)v.L$wNaK_/('qYDF-b|(=YsAi,7EJ9KfZF^V=Z{Qfm7z,=W=d.Vf`cjVmxdcj!M^pMA",
"3GlTEF,ZF4_R_=UNG*MY$V**z4{kXb:BAB#w3ul%:ShmH}OqU~4qX@V]n*LIdW/uO#z(ogL1{$_Rr](_!~h;@,)V';!XW+X/MA(6@<_E0bM+LS;X=RzEhLn50R",
"yHngv.K,q},]}+w5XXmt@PH&0p<M(!AbK*gD801$Hy873Bee(eQ/jVo2AKoSh:K#.VVNUXWJ[@+oxr>GG7_q/-U--I7+!bMkT6P2'nAZ;lm0yYJVPK8s($/RT)",
"6RM-`P(unN#|.AIU:'l+$V%J_'Z&@1*s*/1zd'YCXuvcWAV9;~.ljAd0xok,u@nSaz|5<K<RUTO'ALd2:$S&feX$BqFc4aZnsOIGBni~GL=V}M:2u5^U+I=1Yj",
"DG<9nmdvMV.Boj,=}')9Zy'P4[@O<.$'W!%u`WSiBY!I1_s|P7i6_<$Ka6_F<;A>5Ob`*z*ir8T1Weqy$V3kSHcIY8&sYB2fvJQKH3LXipr|*yvNuzyc1v]{lw",
"<=}{63A8-|H<5L8U,fpadm:+Vks-2r`p]%c&*[Vgs2+xwxF~N.NgPgN8*6:`AJpK>O$t/QC_<u<AyZXk-Z23io1z5+#L@w7GV:P0Ckdd<-bJa4&VgiK0Oi>qHZ",
"zdGGk=Hxn=4,ol,Be--G{('wC4KZj+!a,-Y:2m->an{)>=L,:lye+Uc(IHgW.a[t-=o65m)r<~1r]s:L{)0b</jZbWE,;^6s^=JWEXS;3~0A,)U$:+@|SGgmOP",
"r!8_6]R)LpUTjt4v5tSjWhCU:={>,6RAyb20BK63A4Jx)avyuN5wT(f^BspGpMWM(kFe[tQ{H<O1Qtl{tP4'%(x4tI[UiHH~,g]e^H0!`UX1@)]I0{bLk5R-CB",
"p5Y4z+_!P3CZr0g=LfBM+>52O<1+3`r=PFd+}<XZ9u)$NUxmG!6-O<%&cQ4NNsld*D=YW5lfrhkI!:+/YrzaSFe@phCDPT:|f9Z,@W|8lp/@G`+93`M:3Ds$U[",
"xQYuWR:D(8{$!_JO!9cp[J)EmJA|_kD@T{6d=`7]kHKXEr1N8RE1&%;gEz4Q/RS'KsM4X*_nL[2tpt]V-y!aBC&p|y.tL'GS#M@TYga'+qbhDlXDPzMnXLBd72",
"IafzCNh:^'f&6:hA<LAbB'Zh!c5PAI<AtgEe^ZT;iJPN2,7q@,tTv,q,`cx5P5v9y9ZhOo@t-u`sI&>G@F%j#/a6=t0p^j7UL$!i2VGRp~aW7j/0`qM#,nCqmR",
"-|Tw'WqoWTbFgaAN^0.{YD<6-T@uUkoaDJCcpBZ}:+.E1DO<&/z>Wa/,y%CDmwQkjQQ4>{n/&55-mo$BN-(WZW>/8dic2TQD9ZoCJByE@nkE:YL-@i2uVcJaEU",
"''=R/A1OPaPUE'#rA;<61lSTlF&}f^{n1.z@A]fj$!I}1~GO,}D<Ki1Ou%]y010E0IA7RDE5kU,+>c^%7U69_ZSss-m3WCZP]fxb':_XP{*||3PaKB]<!lV(q&",
"KTR|IQ^<.28Wm=0l#in(3!^nT8kAjqY<ocF:=d-(!`kgTMIhOR-hxHBbldYH60ND:@eT%ARe>l;c[!JRFwZGmIC99Ei>1}Mi9EJy&iwSDk$Rd;V$lcE{GsHT!D",
":uI9;m|}T^2oghX%03d(/bksN.r}J%{ky-p)Za-,$Qeq@>:5Bh[k4o(*g/|*.,d`GDzk-I}n6KnsUfo8vappa,0Frr*<b:enSb%TiX2J&{kb-e_-rJ>uJ7I;eh",
"2|X)vNf'k$M<7M-jZ`v=sY#mb^=C+(@Nr^DIyJc1U~wj}mwam6J56{u5<kQyUm&Sy8-#.&4}<~=uI:uJ/x|:x090c>mjE'm]&X%J,QO<7hE9fas0KhAX}=J~iK",
"ev8HlCXk$>_)j,]#2)8qr=^S7Q+m#RrXa>AD_2fq{A{0thTIU;OMBuCbbMhu|LgIu&Axip'SzW}`NYg0d~EF.BOo`xO_mvR^'!1fVFSu{4id.nxYZU'l&&7A0&",
"K'fZ}a)tPV,MUU!)Rwr68FQ*UT:%CctC:Q3gr<jWtujdnMnx*!U`p..k'T&~2{r*76@eC#x)UU*JcJM|g1MQtDF1y'XG3:O`T<Unx1}A4u|^b1ujI&gB@cS|b7",
"Q7|JCBh1'T39p'}auv*}4_!tOh{9,ZgW@nPAc_P9|`(@mw7)({HtQYz8}BbR[RMC4UOAy!{>bihM2KM%O{V*<oNGIoELd-Z$m]BBX_,Gv([wxT24Ivkqo)|4jc",
"%71--Q2}1t2~oDGbmDw_E%*^uSPvha9+b2{2Kff]^3:8v$+k5>wPi,QtR>89Uc5V6<<).P<G[Z9NM[P~Qo}&:RN_d{1XicVkA)<_{=4Lrf(',T;H:khP=lmZh,",
"$)mmUjz.;EO(`t`uBeZX(DyqNTY2/#q;x|5fB8D@<KW>BjG@6cq~e>_R/0q~]@`L<[S0JBMOW1*_t'V<m&'N(<L9WOqnTLA[yU];lOPVZWR&b=e%)9]t(4,F`L",
"FIU9$BJxqc.~WQO^Vh)f`s+1y$dvL%kwo*,-J@(EMlv'E_O5!<aQcojH-BtF*Z5:!-Be]'N{!N,|BqtW8i4it19}y8|9{VJa>tW}N5(@YP$jUq<[qT4-5VCWw1",
"Fj$1H2kRunH~In's1W:J6~9}sXCaWiVhc;[:W[F$`2O2uOSbnXlKfD^&S#LWAWcP0a/{=!2$GOVd/BU+&ri2vY.N5{LxA:&iH^)]$^gS8DO{{n|2sWt/rUL~'m",
"<R))ni@^,Qqmi%-Ah8@a+]G4;.x{FaZa{$r}NsEVP=>WT[J9,WoIxFaIB:QiOxPXWhHy%TLYAzof#<[NdENg}N^:;hFAk9AA@C6o]>C0FXHW/4+`!/RM=[053c",
"uNO$h|Ke7ZK@#d`eFEQEv>EpWf!`OIT^9'%E'^gr[P%fDFNkFA=/vZ_;Q`EU#9mI$BSj|H-[RYC#9@**FIos[KSt&@mD=,!l+r,CXV51_eEveK!SbUSQ;Uis^;",
"_[WRf2cLYp;GU,Em>ta.*M/M^mCgN>HOmKmT8-r+*xDoXmjoY&lL)2Ajezz[1VbhWFI$]l`9>0.bp:y|(lArd+6w!ip30j4~Fqx@.5v}qFHq5@(dFM6]jc/@H#",
"TN!z$NFVKghAbUdq}kihZ`n)kYj0|_Z]p:vL}@@6YLmHY/Z%H[w$_!B5[zS[u+6gz:;.]@_bi(>L%n/i5}*V7]4vZ|>hmkjc|Rt!8zdaK]i0qv|2-${79v#Z}x",
"C;Km+~%7!-]=)&s0wn{8b7R:@i:G.<YFPj*zMRwGHvME@M+1#`#8oeF~/zm{jTolr,u+avbu,zDL>LC+EcF><XBqn:U(t=)&a4Pb2v-*'DbbFRB{m)lqjJc6L>",
"K6=UchYm$4Z{<a%TYn6rWg^m:-GwJnlicEBao>1G3gd>z@GM,@uM&0/`qYB_}WIq'kw-An=ASwEIR*d7Z,ru1M+hfl5W8'-Q8N3l'P7oc:4aGA+rsR.!P^V^WE",
"i<K/x-<]hV%51_sQ%Wp0q[}|qdsgFk(r`&p*h!G'n,9k:PtO7WY82*/N<7{*r.4Y9%nx_%3xT>MNbJ]%ILW:.R@#v%k8V0hBxcOAO'5N(tM&M06aSQ|Qf0}btD",
",@tnf-RCfLVs%&eC|[9+!L7eaRi7^5$C//h9wGn%I&xaj9<W#f$^Vw'N=q<fO`t='TR46*V'}GM[hSW%'bEE*9/=NJHSJUMZLw:_Ony6al%oNJc27xc[{G;1=U",
"UUVIVPCRi57=KGOD(<Vuke0{tFVjsh,_-pK5a2slRXJlhm|g^TK&<S't+D:SN}siV_/tCn5l:*/%^4;GVH7)2}pIO(g('E$B4:,Zj0*._4VtT_-*Z!sM>>o&M0",
"FDsPJF;/*sV~v|4HbU7DOE`wy!SQ,lamrI<oT))4TZ$0(Giiq#jeHR&.SWwMjj0hv0p<Os#+|N3hczAeoMi${$_!7uk#`}CA{TXPTDesh}RkKW392pLt*I|j)M",
"od2<'=&@0;vmy(kTk[&~XZyHJD7XeXV_j.yG>*O#{U|lEYk#}Vzf>|H+|ls~k2r3*So'gNRHOd;pjXt@-T_a5XZ|)VxWv:T,,Nj/ji3w;eXh|nt%VK2HRkYTOr",
">'1ZBEo:q1Yof4}IP,<7dSX3`J/.k#q;}#<Y->m;,pP3-^x,i|XBjJ8Q|oyETUt|}J$m44|pw&r4;4}JSMTyM;Q$t'gC*l+Ec9P/h{bJ^oQ|]O2}4v|/}G-NR'",
"5T1Utc,*C&8Gm|jW-+kuM&p[Su{didtg!e`-D/&&xK;q=6*I2->47iQ-@o{E=SbIcY|g6TX{*AUjjGE~$bV1:>FN{#$&E&v!NNn-^Zz;/J3E8OXDAj68G)KhQ3",
"*:A.{lo#r(QwB>(V2vPt`g7otDPBSY]#18_xs$=Cnv..)j&Az4I$(Ue^S:3l=Sk{sO5heh72:N1FK}W#3lRm#)kx/hpx*^(j/}@ru)JIRqdPT!tDrsRhT'.dnm",
"c-mB#lUH^MpQihV3K_$-]6iV&;n>0:8}2C>|`13Oe!IIRVttX/WY=oncG9-SBnD2(H,5/<85I&lU=i(4D^7u*{&A)'3h,>%O{Yb%unX''T,3S@@a7VnN*g&8S<",
"Fets%Z),#xIfF]n7tCfc|rg8p^8ZR'Ewc}FRlTV[KxI@Ma@'1Zg3<c%ZPPq9(^W|vHa&/yH6kA'B!,ZpUn_Uk@<#,g,DfB9h;hU-)c0&[mfMQXRK9XhG9SPb]E",
"KuJCI!R13&nVAS%t|.<%@FrB*Dr>9SO'*b0Qb2A+(:-h6q9k(j*=o=>}Sq^bn+>YDXD1kw0BQ!)9ID4;pFbe;nV^hr)ld-twkEu`yNtbM+ppgK{0*``^z;Jrk,",
"SrM1;0x6DzDFCWY/qw7r8VNRxe*@fi:YsJW}E#fR=L(h^SK:NF`Ao`9_M(.aPg|P]E;Pa!N#^W(p^Vz:Uw9AACG-i[C(a00~qZ_5fk0wmC*3^`;F(+@O=S6#=l",
"NHL,a>3,8%@unMV6vSZ>h)$!/j}$/n,0L2j7e%:I%IP=Vr(P'63F(]K&3K.r%~NSt<S{Ux)oCeeq`8{b5[EQEEZv7D&DTk%8;naK$(fj*DlI+cejq/D=Iq+L;.",
"$4dk{Xt$ol,aT]aWm|ZEu~czsUX.;ler1Fz!jy;oMem{w}<RozS,uT;$JB<;82BIObLI{IkA{JaCiBB<iJAyiSR2z!q_yHO!;-Opi:MQ<+jf*QcTU'tMjCN~Gx",
"H{M^UyL8AkauxbP9OU1e1,YYX-}Y$_1WA8sgXZ69&~ls/():6V&tlA[L6'L&x/jj*m^zE]E3kZR7nBLhNsB[9Q-DGhSk*pae3ZWve;dwL_Vy5)frK7*$D>$:JV",
"X$XxRV(!64LE5ff/#>7,]q1LT0<BR-F`;ke]CFr[V[@6W;X`/L}|cluoS'zjk3(q+!w>+{Y'CgmPzsg)}Rc+@!(8,/.$;HoQ(]7$olmskR9}3v3d;aX<7[h&/A",
"[GFAzQ'f-DO/E^O;]UsD5,[hYfIy;G_`Ju_:_e'4s-W3C~:<CV+pqE2pvV4<XWGJ>c#kS~'1d*W}H}%pHn8!y$0^C6WA3#W%GhvRM%7b+H.NNEE46IBJZ6>*PB",
"T#g!oq-(sp<+Y[mNkH0e:Ft4oV!ipm0*0+JPA+6'Sy*/%#bY.-$_'fB@cgQ_}]d*;.BTaaf/O0_OK)=x9z>A9.JD<<ODu&gabTqrG=)-Ep1j<m}NWFjh9mM4[&",
"Db#NkkCHg$!b[G_>wS'%-U/Rk:9)RHu.Lh'r`=FIWzTbM'#X!0G#>GsRy[/o1#tB7]u)%ZEW9:a0c=+L,KbKM5rHXK;}:iK4ENxL-[nGg1yUAS]kco;C.{GGVb",
"g/#osJ(Tf%[j`-PoPF6(Tf1_{||hj0H`$6E>4Zya+{u1MN1LsoM7S#Xa@%%z1aYNiOLCv8|]^@.ze@){w7|@0uh,pZ@xS!&3I(P7E8FX*VjU7=<$%(bDtB7qQe",
"={B3$`'IB'b4TqJV+n4iH#^_nAp@Nnq&/i]Kq2a64C%az/A^Rq6*lFPxf2@q3>hu{u%d!t8&AZ8JV!y^i:!ut-:4aoiB)wmrTXKtxd.5vCLR%xxQlry66]B)_c",
"F/dzGg08A>=fOW8FY|98%!b!D`Dj+6,jA$FxIs+y,;('prZ^*,Xr5rPcGowHU,s}2gXV<~xM2%<=c>moGY6W]AR9n(]U>dHk8RzVF$hS>RE1q5,@3&z:q+C^P1",
"N5!5yWKF.*oMe>cse7;SQ;J*F*xCjntnl4KDW.Q%D!+7]m'>1YjJ[vr>EI+f8@m.24t)R{h1ZblEB9PU,{f5Yu9.Z&[-'|!@2:pF&-Y(YCn1LiL%f@PT3GNR<O",
"$$>|7QiGJjDu[_+X.-W!&pTc2JxbG,sdOUWx7RY|0vks$l=A$+&sTR3~d:8qkSy.+/G,wSRn[Y]vb}r>+gb{cp[>+#)FBwb6_*$VLDf`ThQd)T24mz]h24]c&L",
"=,n(TdCzV{p/D:$RL&^79yzB!/NEr43/.CQNb3bnrE^ZLJF]>g,Hn!foSWbfw]_aX-]PfXxd`dV;uRJ_KNS,hLXDI9fI-SNZUrcIJCjcaM=aF9a]YzW9nvw*rb",
"JM!T]53>%W!}@6U--]bg%h[kYc<Kg/j$sx/>C2RkbhTb(P@e(C0@<59kl:91>y!dW0AE)3M8(-kkCEDh3fIztm55mzMQ]t:@lY[Gy$&&swH8Y=QIe1b##W{.Cs",
"W/ozfytJKXQ`'_Pm+l,FxM{1-Ye;sRPkL5}U]%,T@|d[UWFC8aoASpA8OX,q2D8}tm^Fy0rAqVe}HnHhhoKCdiTevb5-ISORy%Q^d:.vq0b*hM@j+<%'*@IpB<",
"$qQ8J){E-^bGK/K.bAsc>.'TN4lxx]Hn;p:@7DXn`5|s%C.8J7&Hr~7{YKExX,s&H>kb<|r@1/b3a{-JpTAYrj,3eQr~0Rn%}{6@b:JG]TEO/IHSx>nll9>D|,",
"Kukw29PBVKU_yPXm3Y'j&eX&Ey8<Ly^glUkx88vcG.>&uRxI-X+E7y&e)Qn`_m[dr}a0<`9g40WJDW)09G'W_Dl1}Ar/14yh6{W)BR4lJqOiWC-cN(*&q)1BY}",
"nZuy'3Q;eGJkYaI&R.YuaePNP(Zx{^:[ej3wbR|-_$:M{bX[2GGj5_pn>,V3L[hzQ`sS,IJBeC*6|o1tk/[Bo2fWHKU.U.@5HNFI[IUk^Z.'ya@:4fcKYCW;YC",
"jlBqyUTS%<)'rp&!NUM)cK);N!v@<%Y:W]Vgq:9HHRJ9H!8l:oY8-CnF=.6[ku[4J.qki=3Y8w$0Q`Pw3)},Qaub$79PUKU2k,{J'cq*SH^FL^[yzB_b:J|@&;",
"T'pA$BQ812jEq>.,5$9)D_A8hghr_Ss<FC3$u<4]Xp|Q1dJeYscdQcuX@WB(6K.{BB/cZ9EtNcjAA<X-2~kKiuVn[F<c7Rj{qYM@SYmO&0@,/Ta)sw&t3X/)0L",
"8f^I<{gC)/<^K)-M/rX;h!pN|m]~(ey2XR@8j1}qm8rsts|fQ7&bZc8t{)3=c7fj/$:}ya!G%25+>sv$B)QsR)V]Ku`!isR`c&Y}>Lae2o(c6Df'XjT<zp[SM:",
"sRf6aQz#Af#Pc;Xx(@lj:u.K:e=CW'KBR.H>nGQ8[kqpN_T%]Ti+T#/HgW#N.mAVS(rW<KtccP&Qggl_-f5dE<areK4|lH29]/Lr4*&$siV@sfW63N50@o<RSq",
"@ap{EelI@</P<aT2vA^6{an${y6qlk|qoZcJ]~ek4)G%FVw8cD=~&RCwv9ZW-5H}ihAGU`1nAJV(IQr}Q24FYR#'AQbh)p_8ne!2YiWi5rtM2%EShh=L>Trob8",
"{9s=s!0WWJCIhb*d:VO6GgPqH<=e8l'`xej]#ld[r}Rdbv`^0QYtJa3~A]|0-E)l+#zhZ[Sd<J<jKAmW#c<9/^.Mo;[hFOgDcy7Q#FVU}N-Qqhmt5+%`Gd&9Z_",
"no<tN0A1e!5|B6@kzY0b19EjG#F>4(//lyQS7OXY{ITJhIZcr*i9.y2'sY++_AS,<xg[`HL6-o#<f4YL|D0d1fV;Et(S/N<.&0J]y7{^Vp7[,8xsi2k)XeLmMG",
"o`fE!.<zXJ+iUY$fkZQ`5Q4i3O'NIv]'WwfF3dSM=DW+hnjPl;8jZF):*#LkdTs4!y'U6]vAZ-4+i/Fw{0l@vIX+sZD`y=;Mg6$%I(!fCAA#:WrV<lnd;QEuaa",
"NA(k2d4.p7<S,o,-v#>n7-RT5'4]g7X4&:v`C1Pq7+e,+X}=mv6n=.5wvDX;x;/xDv$o1m_OM=^Mztn{Ogn8l@H`fVC6Y2efwUDD_KG12eJF$gPDpU+'2~)D6U",
"^*%vA5_93`Ta!S!1-qDRsM4C&w#Jz*1ulu*Q|NQKP6rM8|qoM9MYI+i!#MK3Qz6(|r^0]mq/+nTj=YFRr5KR#*^C8KpNnIoVX1^QYYpdtdc[G!%'[VDP)<u8T&",
"5RM;6{9=&.82*B-%)=Vw^h,BGx3OM]x.W_hL!O_ZpWHS^U>v<xzzn]ggR4f6,VT,*mVB(&EsCOwZP%t!8nV0-'fJ+r-)wy`)5{75E0bNUR%7QeQ[TPYNh##N>}",
"kKI|{F6(]Ea,@Jdwqr^WlUp`Ro;yCFKYQSy:a$1ou)UsY4qi:4wk[>9:uHGm===(,9.#WN0YI%XBuImTbS$W&]_@won*N5;_9%rUvFNe.fav|Rot@;LYfp+2fF",
":0=escMW+l=H.9mfWyh^vH<>5n!L,iF3iHytOz.ZTZ5q;m5K&e6C,=Z]i{liv~b;f,MY*}bfHFw>>z&-0@j0xZlM-xb6-PU#oH7-a`#^doh|lcwV-J_}juo:CR",
"1CI-x!!z)0$$8`0ako62^U){C](ei|mKJfGGbr%<xtXvs6=S7N*@:~:JxXM[V%wUcF,l|k(~Se3]1m=FY}qlKeOd^l'bA@6A=#Y|{<uF'aUya*Kf)Nr53'I#S`",
"=7O]f.%kzttA@:)5[t]b`9}vUzY{+[nHLkM8o#g)OZJ+y0@B4VOyHRUv6jn;MAynR!;.nnyN6{<J$;m:C#IdqSk@=fV2V|s*#*z^=iGb890,y>$E:.nP$x[dR'",
")@h~FZMT'jIcJS8).(gAu6N%Fk2COu#LE41al@vKr@v1o:((h7uMebfaK/meQga'QmtY$yLc[F%r=2b7|$'E>)8ohXhB1ly4:jWAN:HVGd0vdxg4GAo-mP;4$&",
"}cCX%]$w&'JN.#@8zu[L2iB#m:iy(3$|P%tG.302I5wkX<1J4+0)qUc>&fSSJM$~V.E!'q:F0$I0]r2D/VZq+9[Ms>C);Z.c#'6U1GjZ)^TaD)QxL[$'r_xORt",
"B=Q[B{g6JUJ-tm6GkmSu$lQdo%=#}%19.)lv2fj/1Y[D_Y!^*8A/&Bv,q._7s2#bn$NmDumj/HcP2>QFY-kUMH_V;45L-s.XX$n$xm>njD)4E.r/;1]3hDl.`m",
"0sZ-g'=;.t=!t-T88ZwGXdf-u).c1OM.(%)^)iz4FC4OKo.7)_ioS._1YA-8,FGlyEhD1DIt0^_5ep`LVk{{^VjtH#9`ZXNZtl%Em}eqJ>Oo*T^CNYJtIa2xqb",
"r)4Kk>%@FL=a)yfu8xH>D8H.[%wX`>Y)SzWYb2}x[,B&Y9T_,R*ghgMt$6X4D$$K.lD[,Ed~H=<}Ggtx#V8&FDN62Ddc[~F[QcaY<YaM:!<y>Av$/Tp{{e_P=!",
"!4w!=u3&.)F=))dF&A`q^FtjOi9Ze)3dNJn+bm}Y;{:Kx/j'+<9LH'nq2aO^aS3I8:(`s*L_8wfUn/^~mE1TILO-F|5$c.-M<0/R7pPrMHN*Wo!565N&tC_cn5",
"{ii{,Mw%ma|uBn))dx#`mpY!I(=*DbY&#u{7(nOfS2XJ}t<Nwv<]=|wgilv~J)Q%V-86e#t)PUT>Avo@#c>hL~h=Ra.iPfhq(EevEL5&r7u3[6clzPY~;oiRE&",
"CeCuI:*Jbm;;uD=HM6+.j@u<)I<k5s;F=nTOzkn1-/1s(q)C2-ev(G<_nR:/K/Rkva*Msx.6OMzSx-|y*r]xuKE:yk4=3Oa]ev9s@R;(DbxyxXCMG6[Fkm]aoT",
"1}o&L]G4z5BV$.*I08F[[s)Z@OU[hA)*oN.jWkp!b4.XAo]M{s<mE'5fx5>MPm%#+<96hKV6C*8kbqwt)f_H'l>$w=+zk:l-dYFsQ0tR2vr*%6rKIwahz8dNFs",
"TbmuO9E*WQ`z!EP-2S(Te/V`=2#i6U/[(OYw|[9.c|9@Vso$xvJqC.VLpFx~oN8TeWry-,um]Qg.LH+(;7gs|oBmk4QnwD6`;-Xi{Xm,Cc]n1/mRqa{NGeCa/>",
"EZ&fkjwTJUL^(.}@{eU_x{(.}$q3@PE-,xkjon6^`S{NJ+e5V^iT,zqGwUKrkW])7*13RC5lkAqGXV0YkYsw`yd:=|RY0tz7(}:Rs}:KZ58Mh/K#S)vH7^*P>j",
"u}i'RU*vt=yJBgL3kga$kESqx'IW|uPWZQ244k5jXGj@7_-+{KU5dR:H9n[Mb]guu2E%Hd:BRJYcPwHq%^=fK-D_ihUJH*hS#`tycE)}Ai@j<:l9@0/a4t:JU0",
"%Q%MlVty&:U!G*z/+:Bkv)lm0l@d@~O`S!QhNon8`<r!IhP}qMyFMG!g8bB>^Uh78%YtJc+t0VS3Dt)q_QkO}an}!)pL7#2,vpTCpf]C/`F3+*.,l_f[7-AEV%",
"2!y')J0JsJM:%x.m#VY}K8E~$4>=U5xU0t|PVw9&N=[hBNsiRLk2UL=C{)]~=32ZQh2GEA4lY9MOGz@[PD^9s~s('{@{YBCf:(rGWHBu(oO@UEMGGSk]}OF-ta",
"FxwMfSb5vdzl+EWDCz;6z]<|y5FQM!FB3Ut7UAPT2._3dP1^u}o[^fC0)pk4f:AxN#H[xnVfjl!8;Zrs[!i=G[rxg[Vxi:UubQvg%tT'9[$O1$XLe^1;g6]>[x",
"^XG3OUz!AWRWY|b8zAGbI_Med3%'$#x|`pjLi`]{CJ}vD)bnhmh_K$JPjzw#gX>ToNemxRCwQhY'+*gefK#UW$W.jPgg2Tq':yL*6A)=Kv-cf&RK)Uge1Q91R6",
"Zx{g@/Wer8|isxt1hPry.C>m^PuBTkU)nZhGd(3*#B`6lau)>klL5:s.K,z-4GMyJAc4YCn5Oi682*v_x$#7#B0p|2P@9B}U(3nSzqt*OhBx:FT[_s][a[3u.4",
"a9r*mxMC^oS>vnoEOciMD5K<XgHCV'$;].9}F|vk+zR!4ApVg{Q'2i6YlSE08mjI.=K2d]c,dr3/kL^0V$[UEoLui5XE_NkBYMptFw%{afEum~j#;)}D>bk7W~",
"{'|pNte4!#ONIuXbUuXNy%/H0.PaeV*;%xUFY*AX$MKvu!89mzHI%3HzSgyX,q)jaZ/tv]CzL@+}OERkF&),#Dw%LZYFPEs]{y[tWz80OdmL[DTiZr7sXAk.lP",
"%gnx*<I;eCZi5pX3X-r63&Dr4<,ZAfkq2TQe2LgsG_8q>J(!0``|Yr2#k&R>R`u7Cayx*n]^qffr/o#y2~b3R~XF7t8Gj;^4hLE:(#.hzsOYB%%y54{<91b>pT",
";b>7<dfUHG>='&*&[nvU8DRGn6V8U&Qh@5tXXpMm_ozZ7AN'njBCbzZNI>CQx/C/[a]<5wggJBD|Cy5Vsb#^4GFkhed(B&>S'9sk0CHK=j*`3[.c$g{poL{Ca9",
"j2<4j4eir''qoD=GJ7K${&&g|Du-fy*<FiwD_Ci=(SI,z;rJ!`3Gy'aGz>o~xxuR:ID;209+oZpiWk9sijX).BE};DohPOud)Yzi$|sK&s9:-:hi(sTO4DV8[i",
"UCDu9..%.OR-F#R,u-}Lnj9GVC%K<j`,ssX-_L+FphI;@eXW^bxBMuICm9,B)6gZ#n!b-&h$_4kp=+['XuCIa9:iR=W2.ANsnGgQ`(jG{@N#|>(TtO4%8Z-2`6",
"-$423;Pmi.H#zB]QUKt3B<kkGRScRaQbC')5g<na^)%7T0t]T+rx]o!<JBS=Ut^5JG1s73+uIg!l's#kzS^vHYQ`]25pHP<jA+9FYQwFuDB.U4)3NlSzI)PIw'",
"9L(rW]xNHaDre5QaK&/nV^Gb`lBLS.iKs#i3$4_9JINboKnSQ@CiTP3[XJ!CcV.|{;x&^d7.M&mVANmjmw>E]9C[C;zoiG$NRV.1LFeRxGxM0]x66Z:4|itnMq",
"Q8;Fz4S1,J|['!_Z}fz%=[j0oNhiEvx^hEt[TZ+JxZjUc9Lc}CVTP@M2S09R8n*%X^71K3y(=DAd{F1-j#i)QXHn6)G0Du_6Sl3aWZLDeE_ZxMS7E%<VryW()k",
"e[=9Cj5N&>d>lstQNipcHV.1ZR&=U+#y8Tc~-Am+G%W&=;^h.)Zqw++[V@Vj#7u=hvElSJKCW3c##JsW7N5O{m<nNY5GvgS~>$O]V9]PK1{oARo}yjgZZIN}E'",
"RGc]*/o8kM-4GuF0t{g28i[z'c#o$E[3*.=(skUA'#lTqn9;_X2-H+EX/~}OK[Jg4ws1m)t[-e-AS4QYJ#8{f{9.&.+6o[J3tu1+)}`eEdgUMk;>WJ{05h,_9%",
"8U[Cp61JKL*n2oyAwO[EW{MXafFG2/z;T|bZY(pWD1Rw'5L|^+#e4,iun2x9M`0=WQV:6`O$uc}jD3I;8lpSS$FT*%'F&(CPf,zt$F'bd=XuamPHqqw<G)q7P|",
"sS{Mc$YCaiePm2X54@8C<yq6[PR)1Bg+]05r;CW$y~Y8)<:^O+.|U^O{Y>K|GYR'y=<4Rq10z3uz9>G>7I)o04,6kZ2W@#y/0F(kMYO+3LmqExf6y4HmrIEm3R",
"Ci!DUNo&+S/7(/ubiwQ.<NLt%sX)>GMpx+(O(elSKJ&W,~%H6n20=aBjUU[.k$*jww0FTOE^CjXv5{{Y<cHzG[2Z{[Dgr>rCA|*foRC;C;t,j}NS1<#;F9KsX>",
"9EZ4arD{G%CO+_(bpB&K16u$a[WD58Kqk::id77CTh5`6P7QCz%Nk-{>8-Cd19kX[^KnKWB`<MtW:Gt%sWg3'(Kh/dQ$5.&[Z}/zy5C1_=,.0mq3/lew/Y%LTc",
"6m1Y]*oEb8b)mer1d_#iC4juBy;Kb69Bq|,k{=`lAeX'[>w7(naQYAgUUonBC-W9dP/0pzp)L%vkf=iB&$<c!dSjyr45RuPpbFJ1LW#lcAw$9<I%@saiEt=kLN",
"<^Y*8xsXAp+n=3NEUN(,z=9u'us|`vaeY+Gf;I2jww^|!X6Aw(m7sz|[ZHuaE[:cG@LXl50w<;Ni|{(HQy{{+VO(Z+e0{oWkz2.PGzkY5KGOPeI+FIio:.8^;y",
"_89!3W)@k3,9R=U.w/g8(GiU&|5M5577Z_|d$E1@IR'WFSZB])7-$dd5;jpQB~qR/!]~;>diEl7@w=@o{*E0|ypyEhh&wjfn|QHYfNlR*DJV[2:tEC5R|29nhR",
"h>PM@2|o7*vrv3nYECb%Ry|KT@MuV}v7`Nr%-r*+*gU_qh19P$z0%m!1%=_8[;uyt,rDZzrPyzxH*isDaL7YWA-,E6%pSmmu[O=2elK3a-CNoNU@pu8Kz2{%7@",
"chLuRAu,>3.REUDzVW%dhe<c8.+1%bxgq=v=ybu3(i8Laj6HI$KLZq3/;%T^E{B{VqL=J*%9uLKn(9dhK^W|@sG#%-h3@'&dO*Xu&*mFwUp^<kac:5//UZ]]B%",
"tYEbmk_}dM^Gd4W9a=L=4JOiiG^-4{7sy2_3O@I6^1E#$~`7Mli@rysZSBG5W<n>S<<S{x,_6kD;80A(;%)D.aV/0!nO<3s'!o{`;)-{%-Se09wL:>V^IWZZ8Y",
"t<[$eX-3P4_/<8)28Gsb_;<7nsdy0Szn2ezzhBM+R|^:i5[_XnIOdC-^Xw}x.$T!fh`:p5PNdFlSz+]A4SFyST_).S*<=H=,aycy!FP~09#pIq$(oM|Mh3xfrm",
"|_qcS+;u:TulWpWrJEk]yHuHU=1]k'lBuTBvqHM^cof.)UfE;2!|'s'nu=sN.X8hJs<GcI'yoAB]F=]7P^df7HT*5'+VrU(=DF,'Kkdg{b)2tv7Wfpj:P>ci7~",
"K-4MXV*|od99/Nv1YaZI!sE}rK(=n|zFMDQrO3C;!|)e=D12<h+FIv3`g%:P.,](mus0tLvAER1;U[O62,V=z,eQGF|zAm[cs0}Mm[lqMphnwq$Itg[9h>09!t",
"uPL4fh5Uye$$oR4iGu=~5l.m62fuUz%_^gz!*v=rn+4,Ykb3dquk(5c9+7Rwv)9Ju(ttZ6Qc9pC4CU>_44mb6hy,K.&eL}!mn$F0,_EpO|osMmH#nmK_as_9q_",
"-^x1,O4VkG-)DSL06G+kF6EcoJuP=W!pws;5:uwqT>=W$CJL2Z#@gfGVMRwXd:g=FJbTfB6_+,f~.[Cc`*}V7M60Zqeg%0,S0,WH[4(XGi@}kCm=w{I[xcd,d(",
"}[2(:/bvj+K{w^Fwt(;mL`(B8#:9eWq-C~k';tp[Q`lpIa}OMh6k}}zWFu6EJqL_G$4*)J/j:J9&k5C`3)0hKS;TNNS:|KC[+uybN^@ru,6>gwBjK{w^0!+b0H",
"LuPI'b8MbITX$v3QfgP']'zkHeCX4Kf).Uw}Q'k/QoU8oV-%3I4o_cg=-_&:u(Sqghl3ANboKVa(_Ml,BKE^Dqd6S)]l/L9v,VUmiD5#u.OFAFD{U-35abI%bu",
"G,9EBkCz/3|/I34<<+AWfJ2W'O)]:9sB_GU]yymqm9f~la`0N//zE]A<z<=ui9`XvUZlSPB0o*7W(|b@`0N//4=4$`M:HTZlSPB0o*1{4jl7uf#.J.kU#wG9Q3",
"BXr|L/d;$dhg}jo+fjZmoM{voMADAv}odc9^HRpET&k4I4ACdyRBx-uePK~#Kp:b0j(we~u]Y$2/%ll+h#i[7t%7S|NNEGvvL9m>J4}G5guD4h.xI]o0E:i[P#",
"A77-|S<tO368G6+(}]sbz1{{}ufX7{!y2vCL5(p>XDA|;y`17%#`6cBTHivEY/D!Prmx-UQ'*uFoFRU.+5Hai5';Id<d-7GU3myW/v0Hm2!HY_[><R!J7*uOny",
"bX}UEu%<KcdlRU&FJtJPeIqs#guH(UbRB,ZE%;Hk5+hpUp^]94k=ONLfyM3.G3616QnruHXXZr1M8Z,)Z6byrS(d:Ra[<_#DiIV({C0qF0}.45k>qgU&`&/AkI",
"dINz@Xfr2.Ogz;ML(-s6XgBQDCiNEM3#9FG$%@b{qaPj|aG-K6(_:_yFPyG<g[LC'f8V;(c]P/t!X53:L+:yX^qCYBqR]UeYtLj@IZ[Y>j,|-6/5J6+bwU.y^O",
"Y^w1=)dqf*GIduKB!gk#nHt4dv*T^3MBD6Xxc:u>B+uLZJF[ID2duG93M:f}s6H4^GH3huok}O>H|A5HuP<FMH/ytn{y(CHNh~H|QRUKMV4mp=h:j/dma%T.:x",
"[6.*MpxZD6AyROX^}COyxABxg<Qe&l,OAP2K$z<N(j=Gk5=:+Aqp>moKxWgnt4I(t1sI^IOp[.LW}|4#Od`56Fo^vqA~mzf.e3GEAaCEGz6]O|w(a:.!,;1lv7",
"=9gBF`eWQcnEvnhu=s/CtH5D)^'xQ8Y)92@z=ZYlZ}JU@;7yuF:<u2%Eh%G9a%R5s=P}p>05LJgyOy`>L$6CqWck'>LEFkm}a0r&P`xp/T5YaQ$`kt>pN|=M`q",
"O67[mDj><nK_hEE'WgtKROpKJfWo_UI#i`ZW{7r)cG'ZmT{E}BKrufri/H6}RsyvZq5#(|9dLz:}BG+%SK{.di%O2/yOGoChqr*l.Mhj$p!+v:R$/y<6c=OAWS",
"adQ*<8nxc##g[#S^XPv-^R6V`E[%j)}&%;QQ5I/qcgQi3AdX%g+@%Q)I%`qluYueHm9EAnwvh+*z@Ae,%ODOr6Y$,`||yD]V8Pq2WkI9k^:q_hBro.7W@Ncf`8",
"N/^{HKAMz==unt`yvWZl_hBqiB`q=0cl=unt`yH^`<ICx>a~rGihcLJ5ZOH|pGU]{!C0/jm>yn`va)ao$JIlCDYQ/plC$wo^7)(w^HK8hf+cSo=SH69fMDR/L@",
"h}hY6u,<wn>d;T^ri_=zMegg;FL,'w-K#~5@E3@}8!v(D|_|hEf322qSx=%L`5Ybr+Jbew+2qtMRkMq|C3};OCJPV)Kqm1P*hmqu|sp.f!._R%wozvLa_T.LQ1",
"Bq)'n.p(Oj$iFE/JBn)h9S:N7T/:pttV3xc)}31^'HsH[n,-^;%v8$7'uC+;>}S:)t9^tzmm.`Vtgz(_[/H`FaNL20j*X6*_*5ic-'Sg:&C]i#%Uh.X2;[Ms8^",
"7@7v7vzYXF`c.{/J>n8kVR9sSR649_yK>>>O)/`CCnJqu$Dp8#[O9G!<,{O/|QSRLcg+}C)fcNwu*rAr>Py`L(vGMd_ed~(falAb;=P8pa>B0_0Wk-FK[8EF!s",
"(_$/%V7ObX}`MjKFDc)Ucm=us;UCa<vYZlk!CVo27WV}e.`AN0/zK9A^z>=utQa<vYZlk!CUiBa6nYM)K9A^z><GYH'YZwz>=utI0_M1*,gQRD+GImO:XR{4Q]",
"G=5h%f}yvYfhh&wy>+$X=4`{ypm4DF<l3:RnSTNS3Pesu@p.C}Jx20K~yeO.Qjx>vug%{*}Q;=m.hrTP4##ix:H*}kbID#V2Bq2Rv,>=sm$'qFQHsn|N*al|,)",
"Cg9^O[#M$uR{X)l!vT(3r*q~|a$}mK}xX8p6>nOB}OMe:v4#|Cm.U2hI+(u<^T{`45eJt.DG1>-(&5N:^pOj_G5#ORAV%Be&0@rvy.A6_>vT,HtQRfNWgK}f+n",
"]-]XoAz;WH2xG+6{T1:A'sCLlq'=fWt(Y:_xHU9AF'${5YCK|L<g]0J2L7Rmp;0+:Z9T)XJ;VQwT9a}-)fk'QSL#m+^mKz9,/WIeI+gRNa3aU4d4DI5<9P;t6u",
"HGloI[pj&>hGu}V8c7+XQ/N0z.7bxH=(iKx!''U}`t'qn7HoXuWr<u.]ur`2lGlm=/ELZNy%k'/yTc)@jE7~hJBK@Qvw4./1lanN(^G<w0YDiVsw2|haynX|]~",
"fdF2=6mK/vJAvz0_dx`X|b+[VZ0n)p#yq4Nx(Fo>QpmN#R2Ab00`_d:&m/*cs9H=MGCH59&i5=8V5:f#ZTi)iUMMYI0aW}(3=}5.rrEUNi8pzO_/RO=N$EfAB'",
"Jj;J_nCbSk6MqY-f;~hPJk0bS^n&Vz1qaBXgwHX2=HDCJUwZwQMLqx7y_$ex$P`hZ9K9BiUg4mVv7x,kG]V6TA4-v#[ZV7MWSI7({7Px3ZlQ^Er,xlLbb|mFlM",
".qAIFS=Xmp/.8~._>4WKN65'FVN8|BzeGS9!;FZZzA&bAKmmY978-AAB}C+.]}1uCwi$*ULC'xLNQBQ!'AmxF0rFT^m-L8O9d[alG5Ol5Jl0)BoH}1W=6C.|H^",
"FTa0vzeHp!ZHS8zb^n'Z/z%%)C9,a+yS4B6X[z=e'Oc:-mfq`_KrJr+G|6Ar@J{v@~dc:FTURXK;-dq6d7KWare01;:APGh~iso'vRF8=kI8|xt|<xA8[1ZMo|",
"v{uXYI!Khsw<E6A9B@Ig9J`iyR(`=7#QzS`2k3*qFMZmL`N:%ew[tL9B]I,'_6X)Y}bn1gk6vR8'R1)Fl^Iy}ww#Cr5JND/[S(+H[*5/6hVisw1)@cj@|rL#Io",
"DQ&L$sEmdh%jQJe4x):*U_pFPP*N1*h6A98dS2Ds%:@JhZ!8J+JPg(:FWz*|kO{|o{efo&WU5n}jeR2PH+a~mz):AGak=Mm0>]h1GZm%zVZtN^Qv$ouAl.-vlJ",
"9sqps8%plL`oO>q2.)}tuQ@mq^s80$uBFBcBiA-E9U6!133]Ujl0)Y+|4f%oqM^Wa0sU077[<DSdc]Q_Qfj3tj58r;r,Qw!kX3Eu8!ogEb=DfpcPqtl9kkgQ<;",
"*3^/QwM+;#s%l,)X.8pFG$%l13_xrk@IuV>+BV#tK/6!*X})|+2#MqTN!I2Mvj*gQj`_5Cg~+~+ls}5qk8Rlfe-HWp,;]O6VhuD*V19L4IWSGn[Of|5mi}}HLZ",
"_3j1UeXeH&%''rU#R~~!Xsqe.1<'L.<yaCeeJxm[4`5OmO0OSin4JX0j3;OBmsa.qLWAbMG8e}fZT[XA{88}nyX;nKPJlY,fwid~)C%fA|6A]S|}vtRG1q`Z]M",
"4aBe2$4i)3NtV1_mg!,N`GHiXB.V4e~!%A6VKi=uLk%l[I:'e/QLw!d'+zpF:t;^|51WuH=eL4Sen9f$F)T$NL7Z^k}GWd@ugHyE4gM,r)(k-T2Jk$j+j)y,vF",
"wtdYxl(xC>q=V=Lp#}NfNOmnlBo#dad[<@t}C>^,B`np(@d;9QehLH@PuHb^9pD(-['bZ(`F6`{|$`fWEV6%M*S}b>tGMHvR7zgo1`(yWxo^:6X2:^jR,@*@%w",
"A#}yoEfz1`'{N:%wA,*T*n3G8Q#{-{i3_m_6nw)ijZDh9u5;3<E-F@W!Y0-y5CjyRRONS{lQ]wn0Y~}c7{KN>zQ|;BjmlFcj6vz1FH4_u]XiqVQ|>@p=}v`ga,",
"pZ^BbLg%1YiQbHqQ#zR$4yFy:YjooK}>}T:QZ2:T4H}OhnnXL)%uaRgi0dh!>|6m}CaC'E&$l9Ui)8'r9V/}ePeNrz1X=;[abn/}enf6aje$/SQ{^p#lg]Bszg",
"H`#zElhN]#MYu/!|bGKaJZ+<uj[5a]qY4M9}>&Ob}wm6h~T7GtuHcLNcE!yJ#7zq90c.o4J<d^5[R#|r&#uw6TXqpkrS*%x]D8geV3bkSs#@&[Em#s8f2<%Up2",
"`K2*pK#!P/rZ$~PWB+r7MFY1IhZsX{^>bTx9$#1#>{y9yU`Xe,^,g5E7v)C)`R](7%D#QL`#m[K2r*E/RkmQIt$fB%C7&+^9a5qi87wR!-Kz>P1TW*H)am!7*+",
"IyZ{@cr./N*'f/Dn#U72wHr]R$J*ra6}2!i60AuvE&c($XWtgiw^WdI{rE:UQmL>$[sec&L!%&q~74k,h#]kgCiU%|Cs>9&6b[WHJ!k/$,n*@V|:Eoak3-&$u#",
"0l%V&V3cR$F[+H4#r*(X&!Ul%,WKI+dW_4r`K2:*dQ[KdPX`KpM&jHP.3n4bBEKSmVqh=C3SacwMGG_(roXQx&nEHj0mg|pK{|6=XWMKLBKgqkpMBjJ`8+I2d<",
"WIf3*!K/J]xQzY)=!elZspJ'Z|t.i7Ay=]W@t~D&bIdT=XM>[ir=k9&#'tS#o/APhsUtxv,g53w}/m*$Vqt~pICai#C:b,)*+JTg'KzO6]e-Y'&qdif7R|dE6k",
"~!o@VRq7(2a))ieeq)@Bi_qdqmF|onuL<d9]:^>&#+=LkVP~KAJgC8G7Iy[9pw86_4LOU2qli[IPmCyM[6;q[V}@xfE75'*;Od:7Rg^W{*tbt;VkMROx^Wu6&.",
"g)|7$X>qf4Da+OhF>yC4-{>ViLC`@ql+Mn:;a6Bq%VGb{PWu@9a={wfMuB_z2<OrWx61_6XJVzU.q2A.HUI32Swkq6*EaJqZ&/YLf'A3L}a.-bEs!0=;j*Nog^",
"eJH#*@C_;-5#ypdS'uF*we9TQ>}mwbaWm[3W4EPNG;tOt`NF^GnL^0D,m$*2jo8v_:8{H@],xU9a)0#uY}]f.Gm[3)(BgQg8P3;DrHQ:C`-Qbi8n(DF5Qb.Nzu",
"!RJIVPNMB(q&:z{Q]qXsfn2aP,L~hhDB79bz{Myd7ONb,svsp*@q1Nf`1N5>>FdVVtA_R>sWr,%V>VK`F(Pzz5VJeQy`K<IFG9<a]tpF.vj{mK{_As}49qWL&'",
"iZ3D-Kh!>9*W1P|P|fB%E8$U<b7(bQ<-ihzXI^9V&;Q0r6vyoiU#Aft;ldiHEe&;U{$,G@Q)E#hU8ZSsGC,.(P/n)fzmc(c@(sZaQNKk}rm(I6qZ3pj.OaQ^u>",
"bv^^IeLxxFSiqtJydyrK^%'u2='q]2[$R/)<l&2h*2E-B-`&Qu!SQ49S*[ju(7=_L~uPE<Pc87@N=%>G8q-FgNQ2e'tYt6UuT]h&PW|aNm-@'djGt`-kP19KME",
"e%zMZNvcZGDIB>58..TfW{]Z[b.<-F_*CkDL=9R/-1en%ZFj^P36't,ZzJR{W{1EsQ0OTr9QR(IQoEM#wTA3Fj&>CI6u=[dHjL/;R7Z=n;LmB)-zUlBm90L`.+",
"dT9t/A&:}~)d`SdLIyx`^D9J{1/:b9+o%MMH'1TSto!iR4e7q|x9cl$jx@kmvdqpB6*z.VQ53,}ZEDS)xa!97fp/a)3Yp$qC^RU9Fdf3Hwqqb/SMKCQa&EvL1)",
"z4Dhah}<PV.l;%177{NK,,`Wyd}ONg3te:Yu.&m&28y*s1Hl|@lXJ~1pV+<-nlSTV,`'7x(D.9XQI~f8=H16[$*1pMU_U8lF$zT4pw=IuoQH|v(<WksVL.),/Z",
"NAi%&HE^0c<+SEXT3^eKFQ:E_waG0Re#wKh4Gpz-oBae`[Q3HS3^Q9nxiw`:(73^nl7@sgF@hBQ#;Z*!l{5--S-,wxmJa@.mMtq]3YH[}27%g2j([y(%PX^g.V",
"IU;{/%.sq-3={_[h!i^(bS2;J`-)YDj2*ikPLUHPHcM!ZxVCK)aA+gq@Oyn}-GcDTrTI&v}7,yMiQ$[*+[*vYIz[a@XR;g3ZC.>-;#2koa@av_bIjg{XFrbKDa",
"2Of|1ZXJ&<O1{Dj0>q5XSTVpg&K}j9|YXuXFr>W.{0a;3fp5ZdpJP3$Cud<]=&l|3gwEKD@#Dq/V4mKI*sR^D1lRAeS>P}MC<R*%b#O:[Pf3Gx!pr1ntaLe/)_",
"g3OJ+83+%p$b>kK_L{%Px/#VSG+7}cHTbn[&s@U9+c]1ewOFA!p;J)=XNKssbUKEGsLK%&5P1Q0Fl5Q1%&xD!e{wvKi+k8,@^-LE4;Bt}T<dk8>;=24fF[UFc{",
"^aHr=r6Mj/k+rL/r+`'>|rAXNG7uA'>jf4t~U^X^Hh=XyYQO@nYov2!;@7>,S5//c;gen}c;Y}'i`<UT/nBG6PCzXAP7`tx)uY!(A/j*ag/=H2<k%d/R_*<cJv",
"XX`:MH3J$#h:`[30AX,Bcp7Gy1yMWTsUZdV<-8|1odMLqQd$h-(@pI*(z.%nVBk!I-b1,f,pg2`L6k-q%NQgV,5!hhue3ef3A5gcFJ|LE%35,h%NkY>4<mR_Zk",
"8yt`B)X['S:_wtRk_BOK/H2NS&Pu1VUw3/Gg$0R6RDJI2QPVF-6m:_`,Q=knFM*<%hPh/Xr#VRRK)>BmPqX`g,Z:TBea3fIAyKhheH{HskqGsQseHb9O=eP26L",
"uBR6kMM`rWy%PVCJtu(%UvkcU],75cF_0YAt%s3~+w}bvI|MO^7C5qfJa$n{@3{S*/*PK[u8,M!.kj92e{|WX}T|4-S+3{Us[+6,F;{Bl`Y`mRb$lh*CFqx*uo",
"Ep!KTg4)R9x(yT<2ZS0PRledXvGY`:,YGeC~suJRmJ.)9`]v!2dwySNn2|+@+as&^126%8H2H'Sl4%NiZ-1Uo6'NzmzZCAr'91d3$(tm+wHE)fz[3-@mMj47pF",
"Jr9*:]Dl<@6;K`ZWIu7vv/KZC>h^e*5X*#}W'eG-MDeyK@`i|^=k7b}CoZl9ER7Iw4^1i2j,F@}(hx}AW&Q#pHc%,q4JRRNW=Y+/:Y$]lU.47LL($MYJ;KjF%3",
"9]q='IZFvYhnrchv<~OJ<mC{'6G1ncY>+&8TdaOK*0R8J;r2w$Qf9IB~/wrg>HfYr1M$tR&)#xR;#q#[q[gSEmSghS4f#Fhc$Q{E[`30gy7xI+({Q[2Ix`FCvz",
"_Y'[vx)R_SP^@I;3$MG8LOpbgn{B4.!O_OQ/-Ho/+S*zGWlT{%qeUo6I'fI,6iCLV)IBct/IBzZTzZ9w+(_6h@+Z*G[WbVQhu[*a.Mdo=nVo09*z:I[y4tNs;^",
"_m7ptT7J-'R;SG7yD+3vESt)Lw14cLHml^/&PFf^R;WohG:(S1ZREdt~*=Xrs#,T{J`uj&d{})KHynU]62_==T_sIW_kqD$:V.X1.9X25FX:d^Ov3b>Hn99IAi",
"Yv;yTG[v8rl2-n_0*)A'-+zFAW=i_X`>8j*l+)Qj-*,L-;J%Ha#J:[q>Bz&%NIT&(M$=q=MDF46_mtJ-mOJ2r+W=8Mh3q~9^Z-l)b{8Q",
};
#define GPUSORTI_X(name, words) {GPUSORTI_BUILD_##name, words},
static const gpusorti_compressed_kernel gpusorti_text_kernels[GPUSORTI_BUILD_COUNT] = {
GPUSORTI_X(begin, 1900) /* 21585053 begin.comp */
GPUSORTI_X(histogram, 11676) /* a597af7a histogram.comp */
GPUSORTI_X(onesweep, 15286) /* d0a14570 onesweep.comp GROUPS */
GPUSORTI_X(onesweep_narrow, 14469) /* df4b01cc onesweep.comp NARROW */
GPUSORTI_X(onesweep_staged, 13588) /* 1a914c6f onesweep_staged.comp GROUPS */
GPUSORTI_X(leaf_starts, 3806) /* 1443261b leaf_starts.comp */
GPUSORTI_X(leaf_sort, 11104) /* cb2d6d4f leaf_sort.comp */
GPUSORTI_X(tile_sort, 11002) /* be6b7a6c tile_sort.comp */
GPUSORTI_X(tile_sort_rolled, 4863) /* 34c20b07 tile_sort_rolled.comp */
GPUSORTI_X(merge_tiles, 4437) /* 24a04f7f merge_tiles.comp */
GPUSORTI_X(split_runs, 2358) /* ba579a6b split_runs.comp */
GPUSORTI_X(leading_bits, 10192) /* 18b46a43 leading_bits.comp */
GPUSORTI_X(sort_leaves, 14822) /* 7be6d4f1 sort_leaves.comp */
GPUSORTI_X(finish, 2864) /* 07622647 finish.comp */
GPUSORTI_X(fill, 2152) /* ba4f315b fill.comp */
GPUSORTI_X(copy_keys, 2867) /* 8644a262 copy_keys.comp */
GPUSORTI_X(gather, 1350) /* 98e069bc gather.comp */
GPUSORTI_X(take_keys, 1220) /* f39333eb take_keys.comp */
GPUSORTI_X(pack_values, 2459) /* 4de92b79 pack_values.comp */
GPUSORTI_X(begin_address, 2116) /* 706442d3 begin.comp ADDRESS */
GPUSORTI_X(histogram_address, 12620) /* 1543e3af histogram.comp ADDRESS */
GPUSORTI_X(onesweep_address, 15778) /* 57ec5ef7 onesweep.comp GROUPS ADDRESS */
GPUSORTI_X(onesweep_staged_address, 15382) /* 5b8bf983 onesweep_staged.comp GROUPS ADDRESS */
GPUSORTI_X(leaf_starts_address, 4145) /* 85d177b7 leaf_starts.comp ADDRESS */
GPUSORTI_X(leaf_sort_address, 12224) /* 3e19adb1 leaf_sort.comp ADDRESS */
GPUSORTI_X(tile_sort_address, 8000) /* b4552249 tile_sort.comp ADDRESS */
GPUSORTI_X(tile_sort_rolled_address, 5277) /* 20fc0a9a tile_sort_rolled.comp ADDRESS */
GPUSORTI_X(merge_tiles_address, 4676) /* a28e9b03 merge_tiles.comp ADDRESS */
GPUSORTI_X(leading_bits_address, 11587) /* 74c278fb leading_bits.comp ADDRESS */
GPUSORTI_X(sort_leaves_address, 16044) /* 9d07e81c sort_leaves.comp ADDRESS */
GPUSORTI_X(finish_address, 3301) /* 83287d29 finish.comp ADDRESS */
GPUSORTI_X(fill_address, 2516) /* fa1d1cc2 fill.comp ADDRESS */
GPUSORTI_X(copy_keys_address, 3530) /* 0e356569 copy_keys.comp ADDRESS */
GPUSORTI_X(gather_address, 1655) /* e7550410 gather.comp ADDRESS */
GPUSORTI_X(take_keys_address, 1353) /* 6eb89939 take_keys.comp ADDRESS */
GPUSORTI_X(pack_values_address, 3186) /* 6bd992b6 pack_values.comp ADDRESS */
GPUSORTI_X(count, 3352) /* 032a52e9 count.comp */
GPUSORTI_X(scan, 3302) /* fd027409 scan.comp */
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
GPUSORTI_X(scan_address, 3524) /* ca03a21a scan.comp ADDRESS */
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
