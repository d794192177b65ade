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

    GPUSORTI_BUCKET_WANTED = 32, /* first_split.comp: elements wanted of a bucket, */
    GPUSORTI_FEWEST_BUCKETS = 8, /* which are so many at least, */
    GPUSORTI_MOST_BUCKETS = 64, /* so many at most; */
    GPUSORTI_MOST_PARTS = 256, /* parts of the segment, a workgroup each, */
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
    GPUSORTI_PART_SHARE = 8,             /* so many times what is wanted fills the candidates of all parts, at least */
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
    args->room_shift = s->room_shift;
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
"!!!!!!!!!!!$!C#HA}P:RaDD!!!!!!!!!!!!!!)%8SP>#;)FR3w)GF'8r$73R]x(-~f4S#(!.*o!`%M'3wG!k^Mdx$A!f#KoY#73S#4!H@l#`#4h`#A!f#M!x$",
"G!k~Y'M2x$wdsMdk}@!,HQWZeoM!xjG*=!`#L9aQr!ebAhyJD3l'Y+KYwow~fb2zkqYc4!G*i3S#39.!9~M!xf,Q7#R}x$.!7!M#'zr#hpG!x#qx4!M!l#BQ4!",
"GEw|Y#7!L]x#pbi#S%(&yZ!!!!!!!!!!!!!:!<!!-:xG!2$g!!Di{5!!!$!#!#!!#H$Y!$P+!!!!!S!!!!P#)%.`!!!*gR!!!d!2!7P#!#$n![!W!!!$]a!!$z",
"!#!$5c#'%-!!!!2t!!#'!!!!rj!!#X!,!*8Q2t-Z!2!0!!8QMv!*$k!!DiqD!t$z!#P(;@!d-1!$P+-9%R1-!'!7gR)%En!!!MP#!!P#!!!e!!!#Ty!!#t!![=",
")%!t&:!#gR!!!!!6!!!!au!!!d!&!&-9+q'm!(!)8Q-93X!.!1!!JGv<!K!]!!-9rj!t%#!#8V>.#i)g!%P&U^!!37!!!7gR!!Az!!!,8Q0(hx!6#*P#>/F1!l",
"$c!!!$jA!!%a!!!(']!!)V!$P&8Q!'6.!$!$-9!!$~!!!*8Q!!*K!!!*!!!!0(!!!C!!!!0(!!!A!#!!_)#H#@!#!#8Q$n$$!!!C!!)%-J!,!MgR-9{w!:!CP#",
"!!<f!K#L!!P#t2!d'H!#gYRo#H'L!%!%U^']'#!(!%gR!!@T!,!-!!0(>O!6!K!!>/=J!K#o!!rk8Q!t'#!#gYM4$M,<!&P%']']$v!'!(Di)%,v!!!w9.*M#'",
"!&&6!!!(!!!!!<!!!!JF!!!t!!!#Di!!$,!!!!m/!!#7!!!%[:!!&G!(!*8Q!!8Q!6!=!!2uwc![!.!!!!;@!!#X!!!!XL!!%R!$P$rj22$^!!!%rj!!%c!8!a",
"8Q-9jA!:!(!!!!VB!C$M!!gS8Q#'&~!#!%xG!!$j!&!#rj&x$^!!!6gR!!%s!!!E8Q;@6&!G!K!!P#[:!t!]DRk&=8_NQ`rF,.|@GC2:!$!)']!!8I!!!D8Q!!",
"S2!!!'gR!!jA!:!KP#JGVB!K#M!!!#P#!!,n!$8QxG!!8$!%P'']!!)F!%!&rj)%<4!S!)P#Ro,U!C!(!!P#)g!!%V!!gR1u0^i)j_,-Jw4dR%!#P#rj']#CKT",
"E9[:*K$n!!!*P#!!.`!!!<!!!!JF!!!`!!8Q<f!!&6!!8P{5(A#C~#~#xG!$!!!(!(Di']@T!.!UgR5cy+!.#EP#!2Ty!!!h!!!#3h+hYS!2!!!!!!0I!!!C!!",
"$,%c!!!D'taY4n!$!!!!*K0I!.!!P#!!@T!K#`!!gS;@!t&<!#P)>.#H+#!$P->.&x6.!!!+Di!'H;!!!18QDi';!!:<!#2t7+!!!f8Q!!!!P#!!8Q!!!B~#}}",
"!$P82t&6A(!(!N[:&6JV!4!]P#0)>p!:#z!!8SY0!C#c!!!KuX!#)H!!#S!!$M!Lmeb;P#!$@2~#}}!!!!R-!!!fgR!$`O!S!1!!!1a3!|!1!!!#|[!#!!!!$n",
"!!!#_J!$!+au!#y3!!!%Di!!E^!!!CgR!!PD!!&hP#U^,U!!*c!!!(jA!!LB!'!!xG#'!~(6@;au$n+q!'!3!!)%D'!!)GP!~#}J2t!!/|~#~#~#{5!![<Az!t",
"&2!#!%GW!!2L~#~#{4rj!%|[!!'L!!!*!!!!!!!!sN!!#,P#!%Fs!!&'!!!wT7#X!6u5BbQ4E8IFY*b=xGtLBN!!)BP#!!1N!!!9!!!!F1!:!AP#!4&6!!#/!!",
"!#au!!$M!!!%[:!!';!0!#rj!$l|!!%igR!!';!!!x!!!#DH!!$&!!!$Wh!!%b!!!'2t!!'_!!!9Az!#)_!!!~!!!!wc!!#0P#!&2S!U!)P#!-J%!!%4!!rj7+",
"!!&v!!!+jA!!(:!!!)0(!!;7!!!GxG!!XT!!#SP#!#rI!!%48Q!%xh!!.u!!!-r(!!/M!$!!M4$m~!!B~#{5!!O|!%P'xG!#lC!,!#rj!!s=!!#5!!!!so!!#9",
"!!!(nQ!!!!!!!;uX#')q!!!9rj!!P~!t!!!!!!'e#H!!!!!!*l!!+GgR5cwB!K!K!!!%7+!!&T!!!F>.!!0G!!!6*K!!VJ!!!cU^!#37!8!%gR!$)g!!(^8Q!(",
"=k!!)9P$>.7+!!7l!!!#xG'+!`!!!)U^!!,n!!!bU^!#gk!!#9gR!$<U!!+xP#!#TX!!/!OOOhDa{3847&`{{Vr1|l}eDb,$}I.e`N/@R'/CVl'+'+2/-288X:",
"O3Bt`92UT~3C`g860ZCNKjjMD/Ei[0o*Oz,lNzd|oE[5{_UxkY|Rhc=5eH6'}Q4puZt9rLT$u:HtZ8SpC17s3GjT*%m$^JzFiRyiA[}=B3r7jL*HyedANeEjYa",
"oU*J]3MWEmg!,Bxw|p][voOz3`U|2s;'viT6ms8EY}}f;`n*2sW[NWbH|rHdfL*fk>wL9b1NVD&u,$}jN2MK3AjT*'#0Hdm6TEFm%[ja9$N_RDC=%2^n36^n3`",
"[]2CQaS|Yfub>!/&mFX3DWR34pue<Y4emJU:tIztOR[}2D)E:$7'(]sIs:BxML;aU>zv8KGUC1xAJ61,r&w(O!RE,Yf+3#89fri`Cc(m!s|xT3=byMj]i:OazI",
"kGs_}Kcyxpb606;;|h7)6FNe7KX!saoQ[0p[@/}ZorrPaS<OikN0|lih&tgKO3{JzF/ast`11RI0x@U4kGG.j/ol>`oLot}nD,<QuWuXcjDP&m3-lZ}P17c|u1",
"pO}L5Ub(~!B~SkC@uNlnafC-NguMZvv!owAtqUurykZ&gYO%.f)vrajcR-MW;V*MirZw5:m2fMZ$J.x<xAcD*dofN.]@58f]C/vEry{htBsgcL;~#F1YDP/ZfM",
"Ljm8m:`}amc2a'B}O8pz6)x2EF/y+`Fhypvim<I=$k%+o^6DJ2}$Eu7T|EtBsicL;~%P1zDPAOfN5:mEmGa!.^R3,&MyMy1~[wB}RIG>Los[h_wObKhl8;COb0",
"/ZXfE95xih&8y/ikN4r1yE|n,B!_voWkiS|uK1uiEF/y;39P|gYKyuq*T*N[5`fuU|4/oJ6by3EICzaqm'_gDF2KjZ|)gI:.R`0s<C}O)cafB~|7b*_7}Xv&QV",
"}'<=':t6`eVJ;w3cB*Zv)EP!SbAiR,m2u_dK)EvBQ_r1rjjc/`jh|nXUBPqep+ZfJpv8X:v'mZpik`/HYHi^3;pi/WD5=(_$|O=RMGzNE1<#}#^-D;j/0M%K}.",
"{f0NUto;A+TR{I@C2Wna=F^3LhtBf8T]pHKmLyn)=$3Gs-TD.]B,*GR`3*XS8^a]#T<yAn%X_%!|<:;AaY|gHKDrEZx:>xMH;b%N/ox2HThv'j9zCt>]tzh:Qo",
"SR4,yd/V=;VJ(~Xo:^9'K69tarm[-w=ON`c,CXoSB7NnV[y_NiWSJF`G;zkF'phZ*^KmXpEtX`:qT;PW),P6%<sn'prt=TjkEZpPY!bnUIFL{6k;-x_20U=T3z",
"[k!7qXI7`&%]o#S0AKlT&4yog-YrJj-/.#uFD>lH3C`VgQMj`qCpI4X#*heNeXJESzAn*)wif!Pmxaz[m_K3n5/^jh91NU@g<vKOv9ua1dds/'GT(NiTVP.{W8",
"K<Kg/*d<hF_'7vfQWDZZ0gez,o:.)x,5:iR6k/R<iy]|KSKTbb9U=n[`5fW=9S}g)5tF]gYIrfmR5J`_6T]A6D69K|j)AKE,jomF]z|i>}y[LOu8;2XIu>gcb{",
"meYb_dxgw)]v@}z7{7uM0z}M<#*J9v5-/.Gq+@VvK4IklpWE;{!m>0px>4Pvy9Q:>#/o&I_0W)%ceM0m_I!vL1;kOCtB:OR`7Q$88d>MCv.tS{2U/eTt'w{8Dc",
"An=B8`.WggX>.ircf9.pgvb6A)VFL)uTXqU2G[FoQt.^+Xo%GX7A,r.B;|eT;-DCB&RPlpu#Vi;Fytl=fobP>VSSn3TDcPEXpcG'.gbwZIVz9F/nyfgxL,](0&",
"L0y!OtD<3Mn0yt.+mnEnuOH30N$:CYGtqkn539oXz([d(q)&T<N|za8Kh4{w/I&tUBFL-Sj{_O4FzD(k$EYx]<XT+idS80NY<CS{BgVSV){[;<Mo3)aM|xFniR",
"PhzK$xe-Pnu]Zg;~#[m87LV}%8[MMw/y(P8vyo=s.~PnEi9#{cDgZGIAf'xw|xsj9$nl2s@Ld2D^<q}hB3m:f}*J`+GK)m'X1[Fg,JK,Bt|)AND<n6|])SCkNx",
"`9FrP%O`^u^9M.vct:.X6O)!-By}^>9rs>Cpf=/!^o(P]jDHFbs#z!^><-eVVeOR]~8!K{<.Ci.{^oFhK.oEO+`0YJMXILC@Fg4sEqBLZ0A^2x7S($r@hXx@T{",
"`Za:T=mSXYKhEey{E9+LMMj0t.FHS|obighQ%PZ]EZm'ly+LMO.T]94vx|b$.UeF4d#hu;D8K7q;o^`q,yF@EI(:2{Q@a:To6|E<t@s}-&,Jj1f^;12ehVqh+L",
"{RJCma;1{R`qRE,]7*3-U$fu;^Gw`<TS:OBf.<TgTN+L{SJB>#x>rM=@MRXYy+:ea:U:6wVda:U>6wW[Hpt+rM=Scxy(Da87j7Ok9WrZmh,7cxy)KyayQej;G[",
"tFj=Of(;V8UY[1U-qUf<(9Q(;=MUJCGruQ#xsF84*rooJ+X__*0qv]8x)h}sowQdrQ19y-MJcv!m'adC9vDkH9;L4@ch*imjbGQ>FcV([i|*:{m=X3880nh@7}",
"]x9Lzt${M-{/!J1`U:9ST.ll%t.7#^w'Qgy=3SjNbG{t%Cd%]W,29_kLV:vw'R5A5~.BeOS2OH&<|#%4,O8G2R<KtBt:cL;~-X9y%4eP(=-dGcSb;=:5;#Zi2W",
"=>y~vimvI=.ZsC_{<BmyX4/n2If=|#XZ;~0%/Zg#TfN!wU^'^+Bx*in(;0EsRWDgLuF(V)akv(<YdOD9jZjcRMDG;chq*A8/B6TN+ng<(FRa4(UADGGzhle{TD",
"y1;Xwu}0N$1j+(vrhvbR-ky1VrCj6l{Y;b^oV(!GF(V9YV.6MXjz0LZnVEE}.X5$jek0O,!!c@:Ky4I1g%U>y4]]VT1UVUF0.|Fyp-/16CV9-+>xj.Y!f3^UZ(",
"jYx*bHq<2<zq/FK%jtCpy88N4gb6=;gQj{bPVp2FIRKoTPlZC@zEtCh`ENGv|h@UTeTFv3.Z&;fl=juK*x6U6';Xwb.J46r_T72J#$7v&==VQZEIZr.StDzm{+",
"2fM|PSYMD5$&`VW%yw>cN:tS}!!W28B+ZEuL&YLJv7E<+[v8iC=hc1yTNeB}}L>`V2qC<GG5s^yOI'W-,/}/*eaK=v'A&mz/Ea^|pYO.I*;Xwbtsg:{f{qP5d0",
"Zc,'C~Q'{_T/,{,]7@;o[b,`6sv@iC>Dc2'<%A0L}f1MtY;AXjae$1B(G6&Y3CTTzE=zW^JFhE1:Yr4G/l=_>*|!j/0i0e8:/Jp,];Ke=w}'VGRX59}'bL{vU4",
"@fEGU%`@Wkk6||C)!/)pf:!G{c1bS,43g41U>vdU1T+(:bGe.BfB7@x`;o'/Z#M`J`[`SunkU841/Lb6A%TpocGzhqAp8C_q;V,=MRyAW#e[3MnmR:LL`[6Z1~",
"_b)eADGAIsdy)Z)mB,1<u|*x5dI-.6MabNFwqKWg+H25.k'APH*.B+^hJ7:KvL2s7B6#vL.^fC:ZJ*Z^NqCm6eL735BYDRT~N-2%_r:~:5th}PF<'AaL{z(tgD",
"qC9H1UX*,R:S#YU:CEKkofP>'/VLq6P@Sutm.fXfEG^A(oOJ`Yj+GIvn-b.}@PQZvQ}(jW,aban/5cJK/kO>jo-4u;F(X;Yx4l>l)S+7:n<4Me<#8N'!EC:cG{",
"bh|!pAhm@lba`)El_}O5A6j8&C)bFyB,2kNy4/oej=@66DG}|,ikN3>,b_K7.BfDtO1OC+OhWy1>Wkkhk8*x7D8K0_I[_9;AU{TEht#v(Xkm9+q2+[N[`rAoG7",
">gV`])z>b^`.<Wo*1qA)H/Q.1(+nlQm@70!X|Y13|+s)PNNM9AUgS9XN<3JKD+R4P]`S*plPvjxLb!2jPuI08y$XTOET/a[v5GNu))NtrYBD{Z%G*w>WV75ya~",
".gBg6/A<ZXnLK~bv7{K&$RBgJ9]~GG(H`p[,MxoScPeBBv=CFxy+^9k#Wx{q^olD3XE4ky7*Y5n&YVBcvKm/:6xe_Dzv+#fZJ579WfHEqan_=tR9x6{jG^3fx*",
"Zu=H]uz!gfvqNi<Vn+a-[^J>TfVx5*-t9Un+l5@A40CV_i<8}97]E;Ha!:Bo528~HgV.Q@gr4JRCGuBP,[,DF#1._Jsv]PKi+E_9>]H]qNoc&&rtv~n4$.sU(J",
"e!t$+v1|*hj#7nQeW3VqK4CP^x)f)bnMPZU=,``S`[uvp!:tt`hAleI-TwN>]GfPazN%<>z]]y[xRTr}mz7SvhmUD+zJep(o$QC%NOHDMMTZoQd2;W9y6NQRUz",
"A*V[b*lM0kD(5D8MY].yTrk{|^jnK3!|];SMKs8SH`VF9Lub`R[[aBSMTf,@LU-0]_t{BTQqb6CEK-mtOt#WmPs^i|&5l>iIa7Q|Bti*z)+{LE{';IeQ:'(p0;",
"y%@C{q;_og+{4K%MVUbaeU=L(fbP6_1M^-7&y@(c=J[n*<Z/W8n8UhHatxVoD@GkgjEUu%jRk&S6KL'U4os4n&1X9T@FJ#;|SHwd(DicMq3=3RAy]My/cW%IcC",
"_41&Y9$0b}qpb]ie`WD/`'n..oVr=6`::$,9rd7a.9ppvf/m0YnvBLg#yYgeS41^O}-MtnEI%[fJW,|#+zSVEX:/IrVp]tEE*.Q4[#SczHG`Ssz#E1u(0*'B;|",
"Tmv.>n45-OQ4|!A1|yo(.TFB>-;jMY.Yb&t`=2tH/g+3(u%$LXdrGYlhL(`GTj$J:x+!gR@@.}&[_5>#Z.sO[hIP3,j4n*MZW7:P`;Y$:tMZlko}7>6`mh`,<q",
"f*dE.Z<j-RWKu9;}&|{]HXzQSMOk,hMB!B/YEIPIeA5iqK=5<v2WsV9C'#4&}7:h;jQ^kZ9B;{.'>O[%6VQMk5PixzvyGa:Ip%=;UdIE5,DzI%'YckF5^/8z$!",
"].i5rU=A39mgKC!~XL5wx%e{A.D+0vs0ok%L.]G0'j]1;SYU%>BWVQj{<z+A$FzIm#WF(nZcxhud(qAnR`Xc.R{@sa12ys0Gkrd0apU;Sob!:q9d&D=iyMjP++",
"*<+`/y}q8$hSk)4Ir_.'gm:5Y_Z|kzgtX}5m=H6C!0*l|]xtA6guI{ivK$P&n:'j;fQ.h{GAvPv[.`r>u66-(@&r#[L7KAcGAdD7y&`Q9om6G3]!w9v3AIK5_)",
"VK$%$`=ainYp^cZ1PR[jw/0gHM)(Pt_O=x]tK~=RcLV6&o>Wtx}00/ldfVZB3[io/E]R:7,oM]<j!hT%n$0!c&[/rY<vx}.of]v'7P:5{%3``T]x3(KthdW(L=",
"YtxJPyRVe67N97ie(qt)hIzf4kcOrr$^S^U,iM{lxg9NtPE`,[cY#YGS;ePE,_yywK}YFA2]RG98VK-FvaPCnVrvkCAFkD6)[cQ4L$r]!ldGd$Aj@q*7;xeA+g",
"/aBA$};fepG*G~+90Kh//ki=7zZ*0IH2v$:-<YY8'Uv[HE_eg,K:;3>i3C%]'cX%Y4SamX3TKYTmb|%@1:E2^bNnLB=HgaQZW!i-,[gv*T2>@5R4*Uz2j(yN_j",
"K3=P3HYBWZM;'3@0^y+7MPLMuqQ,'mEoty8e@MS7}uc:hlF&U$MPSIp%aL7=4O5v1)5ap(IAW_GhP)J&x{:-.F/FBTo1>uCqcawE(M>>u<SN(`4C.l1O[MZ+9j",
"10s,mb14RuK`BCqqVEi{cGLe.Ubj0:,UmkAsTR[B9=mz:AP4XT)6m}QOtUVDoh39M1Y~>uL^_p;{MhvMXJ&YLIH8_dU`;_$}l+jd;yj/G']`Y2:nkcW#Fx^Z(q",
"a`T8<TN1,;k<dwIoKh1QjkF@Ro2![IcN`18Ku&@*M]vtQ+am<>-=p4%[h/Pv0pg5rO!)-n`QnxHEbl[xUNG2-a%1k(o&OIB#_4/d+r.`Y@rCQWzZ$#5iYK)n!c",
"5i_[q|/[5&MsXZ5|-g>q`j#ws_:+s9^C}3&0}!RU5)cv}`S;1u$J*a`@CBx5d|nf0L6Ji++.RQ>DtL|~kyJ*wu5_ym:#65Xf+:}^xpZl.G.<jeW-`<7/$jZ|Q(",
"Zu)g^q1_y#VHv9DXBZE^yQjn#-1lM>&JFp9BB#@86;D'G`=W(1_l]7_uJqdaFLD2;jK4=rBB{l,7iCo63H#Q:NEOIhG-%XAj0_B@n1%JuJP=46%*V+aRDl}@Qk",
"[-#[K7GCeci5i[l|=[6jWK(6PF4@.+L-=xZ(hOMYpF]b3u2-`si4JWmkkgs!|8c(5KmEnLBZR`j]hKrc1B6jXi$LmS@f{0}ZioI&&G=O@uC&%y0b2:MQj`0*[W",
",j1gPBZjy$0LnOP42c|_qH=,`*9Mh(1>*R`m9*OI<BQTX68cCo=BSIiH7Y[{360VDZY(=l*;.pD(In^B/9b&=X7=aE3biyL|<vy%*<[cJj<*0%@|e&Jd8UZE1o",
"w_8o]W%&Ol=HGhg+dZ'|1q@xnN666s;T|PNUBQA'wy[v0tGm+U3*+8'S:kXk9kGvp/3U:<F9r)=u3-L*./{*!'i,Q[{CUJ{@egnqB-vD+kJqg<}!3neoIyr>e(",
"t'or]E4*]*8vp6-;:H08X0xLs;U:#Ps33_kW2I0:)|)$IC`'70SEt|{<CO8M`bLT]HzA-`oo<hI[L<A.Lpdk])6*-:=Qv~VHM1%Y=:;yxW/_i^:s.{j2[DDVd&",
"tY*-FY!:pH]7UlhaB>t(orNlv'R!IFIe!P2iR@he^WRHA)0;>C=uD]0<RIA3g<H3z%]BE{p#(I6Y$G`;uT6w26m6@%>r_p%5P:]U/D[nPg'<QdU'_NKC2Wa!Og",
"!+Cg>4ezwiy9@h3spx5.t+2)@<s/U<*e+VRsP'xVZIfaUm!rHDkR4T)]f.4tAU|]0_k6&XS;)SKr'[0:0IcXG6(KBUC11CRC3~*M]otD-'qk;/lCz5A=ju:(0H",
"t6Jf15P:!EkmkW/Y[};X=Fk,g_V`._]}ITyC1-#uUoLKr<W;ia@5>BGJb%mn}RlOi-Jt`Sl$UAwn<o6H;k%!y[eDY`%W='F:'>g(f([+oh^70*dS(iizNV_~)[",
"1Z(e>Zd=b*Bb0d7bYghG)CCD3<4'/IJW[Y*-=Mo3pw$tFc{.VnSz-/B-^GW}p*&_&-Z}A2+3c+u5$yC7SC&<%Ed;{f|.eq`j*A2}9A;u<gLw*T_HNpvVM2#!$|",
"}_#h/UL;BL8_rUtEPW!oX`cz]<BKVGu!@'v^>ZNq#$JD]1A&5g,g5nl%l#-wM=pb92(.L[_e$&MXX%z{s+B!=E{cIq;*X[xK{M>]GnYZI&%}(:|rRfN&'-a|%J",
"gX*E/wHG_cc;OzEUW3V:juSe[@*Lw%ZMgeqBBpC`3^X#9fMXq@d*!Tti+59*]}5=qg=>G&.aC11VRp;BbckarJ/FAZJwUe*8WeFEo<V_dPb{Drv8dJXW[;SNa1",
"D3p@t+2d#kRY,{hMlDC9bWCIL;tHfc!Z8OY@ESDiM)]33v.azR>x^P],2l&VmEQpX7WZiBuunA-a[Q2y93VcM+9{Xs{`AUA^OKQM!y3*}=FKM.7[Soo[bxFXnW",
"`]>Zzq;i$v%RG;QUHpTa7B.IePo>jt.aX`M3N^=NYx43P1w9EhDnY4V04Z;kBB&LCI.rvF=#D;U>Y2YIQ0`v[1y[4RMBgj4SYB3;Y#xq_oNwhy>$cipZ1GBUt7",
"(k,^z_9r9&[`[gcl]X3LhAlH$t;aOed8)#z&K3>'pm;AfpR:N))lqqI%<R'Ak8MhwCE<G1](cLF%.CViVj1[j#3P>Qgw.Kpa*5(+|T[bXvF:/u/eLFz90pt%F5",
"K+1y0cZA6-EPgTc;dH1nEOyG`h;kQpR8hE_j%15wL9:_{&ubS;geB'=SM5,9M6)|}{r<x:Td*)o{rfH*CkY(MCm_QVtok$Vuu#D1Gi+U5f:u=JbMUgvh/~LF%K",
"T2YSkM3O4e,>S}Lsq9X8$Cl]s8LE=>Jc8:ZBH]o[`{G>;~;oJmGJ7SN_.z7RdG<z#1R~%,VFb$T,z)M[H[cKC]1Wt2t=a59oz0Y:3rmbkXCYF$h>cI$8IuQ<R`",
"w@R4')Q=2OpP;@rSK35lC}WpC1g($J%DMp8q,gg7QYy)(=j#<g@[PMeeXF3~NswK$301!q:bnhFdPI:d=_FE@@jPZ`4tw4:0;w<l=26`|uhhlMF4NqTTe+(:oJ",
"KnpDE0Z|]/0J-eq|#S'AO+1puec!(|q@'IOJkB;B{jkO]-mzp1Li@tckRhfP9TbX$:TlmL|6=6zBj@`P16H!UGk:Doe0oC5(EX>jww`.%r2dFJ.unD3:jH13P:",
"rqMjqtS9HpP87C+.Q'0[Vt3Xk2a{z^BFD4*mt/;k:=&)#(&e2vVTi0/-1CZI)NyG&a_kBCTiV/>{kR9.0Vd])T:`)SaF8Yi9D:ximDf^/XZA>nyS55|o_DE4Cq",
"l_L~1ij{kyZ0H]yS(<RKczw!6lV<u)=MXPbmV'$5n:)Nu#.'c+TbNDHU<F:$c!N,RS^v=2tv2)k(xo%[P)1i!oOuH^a4DO]m(=dL*}o&!dtEF+dS^n=EL=EBnj",
"T>Vv{[8Go:uwbW=GSxq!r54{[7EP]8jlzk5>K`'tw@2]b+wJ5OVq_1h1^Vv!:10FlgB$;*,_453`-xK<,]t$<8JY`*]n!@&wE8/+5sYuY!ysAkvy'@mA4Qu/R`",
"6y$qR1flE;Ni<O&r*hR~-6CQ5F^(-cu;;FMjYGRU$Z^6=bX>p:`V67r;cgT'g[q%yUPjz#d^wR/3^aMxce`57[izHm2PxL7PNbCU(|6Xj/Tunh,^#B:<tdJ]Ov",
"RwiuAIZ(G#kc>2*o=fcSy&DX^JZao3:7kXyA+Q6ot_3F.s9Dvky)/WyZtfd4vzS-Vw7~zV^S[=XT8uk{+cZ'p;8@;,1u!38S&Q7;:;6Hza@mu/[U+rA95jREnQ",
"3^]JzJjP-D]`&A+|dfoadMrwA[1<oH&MbFBkZ8+/.qPik2s_{o#X(p_<HVVz[h>Tb6&AmW5KG@<hLW6}vafnb+lUxpx~,UR<'oHrpF2[fgxA+Q&$MzCsO7P';X",
"DEF)0<8/qsVEjF*5=;L-LA4,Ra>yrh%E&n))[@Y10'*>Bqgn7_*jWap]vU`Rx:W,LXPH^Af~=(xLt6wFir)eBf]+D1XJ4P;j>FgIYG9p$AwYKyhZX1S<z,Vm5D",
"`$it(sZ}C^,GEbUy[:jTa13$<K2d'dn4Qm&;jzf'k,PY!@XYROm1@7!dPz3Dv!9AGY6eky({q>(Id~`[*oYn^3Y&P21pMw)5+60c^W$+6<jIuu+MK|.kTD'2>z",
"uvYY=_g7ENxZ8=BlqL_%#BAT:n|wMOi+n:>n8}d$7sCEcT(/FYz=Y8^(jfPV9LgA)V:T=<ao1|Xgi[$'MwS9uA%,8z;5Ox--EWzBc/y_Py,F5}qED`BI5)IlXe",
"4HHLmToA`UAfucT3Pb&vQ_r8Qnp.q2XHJBn0;/9H4LXIe0N%Qp.q,e=.).*bqz_mu}.dO,X*0u^rsc0PJ'<@itZ($nlZv52QxD8Hf*iWr'=TPXDcQtvwvzv{v|",
">/^^d5!#SME3^GN%/yhF<jz(=tQhXUv,Zj%O3*n57R(|E3^GN%/8Zj*d!1mi)'JMoao~(O$$i;3;rt=Wa{.|&+CDSPL8zKtXolHTaJCs7;|[%Riz4kByHbotjP",
"yz`oDTRDCsf<{aHd0v$;zPK-}TLBnSo._)I<;CAf!/2tGbg_o{F8OV$d*at=u-s+hj2gCts+!;K:61z=h7PJtpp:-t*Db}dl!'U[j8:KT|}ge%IO(,*ZpF%7#i",
"KZYaQa${K&q[zs&z6dMmB+(A&++py[:~PiNlfHw!>>*=PlJX!)rMJ,%shg3zfHCc5t89h=Cc6#|dxeKht>5lJWPey*6/!B}h3y=BMoxC;A{>{q.SK46b4wyapd",
"JjmmvTy{o^lbhhW4obld!=lSr6p;h:!ZOMuv+s&bx[ydreQX%7(;8/vH<n[A({sCg$*#uH:6&w!.DiIa.^OA!LCcX!m7X3/lzh[;m[!V8Rqp!VgSt_PXCdv*QC",
"t&-]DoT+4`>4+H!<2D).>=r58WT+T^mxKi.iK~A&Vw<$k(!WCr_HevHwvkZDo,Kh$;!-5PTym['`5o$4B~D%0La&aPg]/9JB!+;@>p#-SSHB,e,G6UN*.lLd6l",
"{sE{c,tuxqjcRYgz2R7Bk!MFd;m2onHB9yeU(G2T79p^YC3Sa]I&}@#eLMXI4XiAc,u*Qi1v>m!aN_s4Zd1[b6N%KeuP=djAlZ7M!.U/ndS*_R)Im2ovHRlJY@",
"(r}OCu>S!-8U;@(n@]vafKi74NU:NXBXGh#byiKEyhMst='Cld{5n>:KyjKFgrZ}ow|Qa4zkuSv|c_%.!+M4:%*x7K[4XLn^!YgT>'-knS8Q=T:KykyGnT$$kG",
"oza'Suo|ba[1as:cMud'v~gs#r]mM'}mD@%|ih&zQYUW!Y2`$N;d,R!_*A!49^[FElgVF(Dxw8m2uZd/|tLU3Jhn&4X<Wkm6});Xx.-UPL'%!D8R@~)jm:b`[0",
"U_Fb8~H3-k!B9gCN'W/&.6Mwd*v5bz#F{xS5Q2&A*N*jQFT2!^JF'g!QT#vun]))#UkgP29<0U$U;d,R%Ne7+Yix'DA@7M538[XB'>ZgT9{ycyyrpgE%!;UEBN",
")J8W3(tp0t#wLREyb&l]ys%.ttX&'DIiJ`^U#5bKhr,TG(1U[{X)[8RW)jR#j`Rlzd3SmQkYQ~DibG3qMzOuBA,R(E|e)jmWbX%u<_LRt%mUul!:Af2'x_oU_4",
"*x6if(F<'3O/x`>)zUK;s:p+.6M{3MG.FCU:Sr@JOh]rEJ)k|GIQyxt%m[R<:OTFyyI+uph^egTN*W-=c|*txH/mg9o`fTyqih'3ZvGzhr5X;3Hs/Lj.iIT4+T",
"W)w,j'Ed&3+T#`N;wQR/5|EJ,3o/3qM}OuMX,F&jN9.Lc2:}FO1mUJVI;W]^+VP$y{+'[l7i!`bzNnOzCI[8+7xc:]$eW&ze'E$F+>W#b;bi]c4auzp9!GScbL",
",SUpJnmvU(;53y6eLVb6V##EZG_Hj,>1uxk]6xuH=N91Q|1U]pX)[7'N1U]tFA;`EYSuu~p846;eB,;wiu'PW&K-m}X7Mz['p@Tgj;6NbaE|jCHdFH4r-%SZn#",
"Tfyq}h^'E|jq;y$XdmVI2h^xuL]U3|I'^/,2WF<+@9efVo7QAPpHSrj}GC^Vdy3U4O3SRW6]Mdj.kE#g,G3Sn+kQ^abnuJ1HB.goJ5a'L[Dxn-r_pN,FTEb6X'",
"K[v#7kkm,hq.z'Eab|p]2PXvL^)x.Z5*}@MdN@n2X@fS*`z'q*^Hc.2]S1ejv.p9!aUO1U^TF0<w6/N&3Sv/w0V2r;CuO$V1uKDcI+ds=HizV`V33SnEAq|(;<",
"WNZROsnIC|N'nA7S[0OW|D;9NP>!xY9^_$z`;<;.>,k#ZyO5_,F>7vh!<Q[$!GC@Z>|*McEXc4X7M)$}aj&Zv>d0!<6jfDF(_<gzRWUB>#*6T`{6;Xw*w4vB2{",
"}Ihw>fk!1RwrN*kNhTZvby>g_IX7M).W/{M~j/>yNPg%]'GbMG-Mgf,9@[P)pRw6oS@L&.9@|-!==n!;{HT_*cwT-M=Qdds0pMny-xF|9@4qb~sBP'%62}36@}",
"-ve2#TYRp]@RSq+qirjUJr7s185[Edb+Gs`}o=|4A=^(q-TLn[C:+aTMz6fbxZzaNz-i9wmkU)FO-GC9$w.YDwP/@Frx9cpM<b/(O'nnM5;(DRazZ8Il)x1KAl",
"y|Es0b9um`v'vYZ+n`H$ni^l<7YV$6&C_2h(:e<Ac_jwXG[:FTAz<=>:[n!5T;&K4$4XT}ck3S*my+*l1Y.zjrDu=VYu!Pkh#Qcn9^6/1kS7%)U,[=06EVR:!.",
"[B[)QJ-.JOL^+t5+Q-&ZF4NLWm#c,MrU=m^jglc@&K&}D_&K:Cqb0RiZA|r+8Qg{t*QRkV5yunu=wG/6_:nw#C:|qhjW@$9'S(&5kJ|&`2QxUsT_v()/Z>0cA}",
"Rb|6zFUJ8JX5#&x&P>A(Q'yEDs+$`ZiwqlPunL/*<EJtv&r>O4xM$+r3p>s}eI-`PGti21#9v^;J*OO#]|+P#XY#+|iiVH+f!G.cCDkq{o.]**m0-cXOf{qxg1",
"Ur!)TJt_Gg#ICU_tdD9D).]R.#SxU3Gt*Nk_E~StX&f+FyXu$b%!k%9Welq5XTv`=O_6[BY-#[-`|6lT<L;%@G$^K:'N!XG{T5MV'$54aX>fM=XNLtubh^HJ0I",
"lQ*LzNZ~ryD<D)!Wj:{_#/kW{jJB*A$H}n#uvye5=>RU%3D-c##^niG[qsYU{d5gpY$e2F=c(t,I.of7#h%I,mjVLiyuegg`lYKtrn^G%2rCg/g*=0Lfz[H4^U",
"t^7-sC=)e0^wFg7J_jvaQEa432}+]P=[.d^XbrHU$2@<jn5S$y5flO@5'pZ,xL;!LTTApbM1'V%jpEhasDSg;*P<=/teTt!WHKvfZ#Br(6xgO.I$pKLN'!Ud9]",
"w7g`e-OR{<|,t9YK/}<dNc/Ihqz1CJ=*`7_-FDbhFunwmTiB%OcyWl]R<V4[L,N%BP!{Iom|1Oq:,V|_t_`]Tj[[8!j<2W+tt_+(_~kY*%NmJlxmrj;'JJ^{.$",
"(=;BO|p1QB6IyBs,4!^40L9+['9D%e7~n#^aFShjyWvyh3.MO!PnN-BS0&pi!eTWD[zA#eJjQ2V,l>fi.eK=QPZ|X0Yf6BELaa(bQp&J`xrk`!tQ}lJzm(aX(d",
"p'p4j4`{BL,.Y9KrkOJ.p.yZ8pNp|4!N1Yr(MuW:FXbO=<4ukeOxGD7d:'Ot!yki)h!%l=:v}X+G5]}S5jj}#!-|j5},(X/R@5FgH~eeCf$=6{RNH`6hd#,+h$",
"T4#+]){x1=tZ37LDZi];.($)=){T'{^N'Bhx%LDr7,Ak`Q]R`@Bzt0gJ8bm85m,uOflcf0'Ik>NZl:s[7a*h4ih7r;J/jyL^#jE33(HS>5sFfmH,%gEBT3Eq8u",
"/)(gRT2t05)zs0vJU|IDiy(])sB3%PTU^[4v1L-$RciMqy.8i-hsQR.$vSBwcLXLtPBhc0$nZplg#LTAFy6o@&'-hlb3wW#_}3xXWZ^vw>/MFvM=N,]hY^V7ln",
"k|4IPJR.T`2c.#&}H/9,J-6!V,,MYeYS`Wt@f/Z;gsPY/FVz25_q,H@4XBT[Y4_@CX*fWOEpo.KgEn7jYB059l']DJe&cm(Sc!hf]}[%=4SYZfh9:H|+bMrocR",
"n]&s$q_5cyNhkbyG6*.+k1ztd,UeY)#BZI9JfWC1VZq+[}0j}gKQ_xgj9&]5o|Src>Noe4mOXpHc%R|]}W0>$CTp==qHr4-@c|m[yTTAV&N0n$shVn<JQP{}vf",
"A4E)P;WLN85C/$4{s/[sVEt4(<Ua]0NRKIWIHhKIUt4jM&>Ho[GjibQep,h.^&ITEWTsgyESJKcdN$>@uiEU]+'D:+@aF%''J(51YO{#S35@NNeln';/9if7pE",
"|1+0^nf80oP'Oe+LUIpbO;,s(d=|_))w'kQ2;>=D1bQ~dG02ql(mH-c`o)=4=/cITdPVcC!N:N8([T#,ASlU!z&|MYrJC4_!{^/Xzb0YF^*s_`_|8k0jq.%S><",
"7vmB<!tP4.@nq.%`0_w%Vwpi@6aT:-2y2[@xS}v[R.$xPioFfFW7l$c#`=56D7nr!Ge4lrD,'a5U%w%)jb9X6,qXa{*Oiov5jhslb*IL`FK_#~$K,UB*##[aj=",
"#rdt)4MMC6eLx`VTm`ra&gvO@us&QoPGvL'WA4Sl((P'>8fs[lh9nvX`2~zc8QxTcZ8$`C`^#~Y;gcjjRFfHegxYdu:;FQXJ}3>7jZgOk[WSJ78W+'OJRxkM`Z",
"f=Bec|Pn-T{=3Ix|&*]W_q9pf9<wyu23S'`!r9$=(`:SPz+MnZvM`'$H#r:O9gb79Zgi'r,44;(^)K&!do(ndt-[K>+pyuZ-v_2Lpg-wr_;;4tJ^Wbpc4@f^cw",
"^yh.1w31Oy`%a^ki:VcF,P%Fs1KT8*ZSa,^O/N.[u0Vtvt)KHQ8lO7yFF_7ZNv_e,4{%I1V)0n:%yVII4<(haI(B>sX74F3rymT7(h'MF'#A0e9uJH<$2GgA=l",
"GqE<HM2Xp,>q6ss1XM0X%x:9j1H3_~Gh#1&f.|TOl~#s'&]!p`^+m_aK&c5fYJ.<YyP_`ZqK,<bN=WTBFNHK;E(q;}ZHOqvy('D'uwmg<p'<:/<L=[$MxDhX06",
"OPQNH&o<g{![#Kx<.-k#w]$;vy5Q3sD'$+!'ntm39EF=YnjilAb'M,UA`hrA^l'@@;xYGYz$#)&]F+s5iieYyE*al>W+Ib4L3+e=1v9HbdWGAD9R5,gN*l<sUr",
"8O_>SZTzID3RM>59Af$IEALP;Fv<6QzP)63l*2u'K,Ggn{-ws6x,:)xP[z*Si9`$GjOPiu<(.OlWScXc>#vM(j{m^X0%T,=-cP)yw@)MU_G8p2(o<L-Eoa/!fg",
"G892_q)Cm'#i/^/j#cDq&&;AF'>Ph)Wn9_UC<1(m0*/Eekjz|Sy{2oj1fW),s^^)&=pq-yZGK<Sfi8;f$/RW|.*Y(#mVFrXAGI}S#1VDk/%O@=p;<(.Q<(>+n:",
"u&e6:}4k6I7yEEv.m8ne;(4k7Q*9k/N_5v$'hPu:M)*b5F+CI4_LB5M~Ng0dky<rm*mkisE3{2coN0cM%Qjfv:VV{Cu'UG9eUG#_:p0N=[,k@)hA'<p.,Q&amI",
"_@1rOh(kP`JpVroVn_^iu91fs=]<E3C'A(i5[Qr*sW{+C1yJ`.;vNaX50raQ_+LsY)uIT<sr!Feo[Kme;DdUP@GveiB8a,]X0Ga=baoDJ57^B_.5J/lDTl'[1f",
"P6){9L[E`hny-/|;S:B'#v9>GE8FhQS.H<_~`7c2:'{q)qqtlH9|FOUjp0)5Vw6^Zl%@]$,2JzA3'Fx8y+fY`/;tI*^r$K@cw2.$YD.VB{*]_*9ZsqchW`xt#l",
"}Ty:XA8oCC{E1LxLf81m9#[kut!W#b$[qHlqy_'&f0HQc,4RoRNlvAvV3!yy0Uc*b4p0d!n2U2/)*GzxU~og{~W~|oa-Mb$l_tlUuFhyF~9TvHkRS&E=c`!.iw",
"mjNp+W<.%^<.$9(U.]>|G^s_:4{xVq`[!PxGyI+Im]BC,W/+l|!Z&lN,f>Is6^#AkYI|WP&Z*#;s7N`Bi1VQ(&EWCPgjf+Ea@XcR#xK,>9^f[EvfQq#9>6Lh<A",
"1tUEv!h2SWHh%ch>}jqP6=e+Zr4q8zk!K7%LC*MrK<n0,~(98N:K]5y:!,HmBE:e0p;{7GX3x3A*WVH#ih&!wka>nx%6):NSs9mOCHmx.P>~`=;9)])Z'dDrmU",
"4*Sj4b;hSqF3Vnw|n|jd5j&]5q+$f+UW%~y|>'@&^gdb(*DC2CFu[<X[>j>dv<`L9*qJwhR[..Gd5SS#$>IXbRY-fopKYqU@B-<h&CAM+1-DSr:CAi0|dBIKPc",
"o~hrA6Nb(G-g[fumU=Jj{aVmGj-5iB11^MZ;hN;D}:Y'-;spdU9R3r[{/oT+>U5U'FXbiv6~ZItV;snT6q@fNLDH{bvHEO4~0mA$;x-#YvQchJK[V~%tesb1!W",
"X_Tb:ck2fdY5OVH/RbW:+U#^`0>xfEL:wI;]UJs5%My#i~9>{|1E}ZS3u=5u[YR$}-Vt=%]x,L:h%Sj%=eF8zM,~qWy>)QE1mV`dY<nXpsA[CGu3wI977]lWcn",
"uD)),5B'@1,la}=mt-fnpQgx'$]_s3:vsV$d//aS%m2Gpd9]G_WMl6Dl,w3'xWI7;y;3C=0hxI_N.}=+W&R2Cl_&St_^KvhKOTRK46agV*d5GYZbL}D,jJUmd>",
"b.K*)`;1@#qlzP,9JO(`dWd}|)D'R.I13g;*f1<vG(1tE({bY9Ebyz4iy+6I7@krMJsl#;xhhai1G[f,7hYQW2;^mSYfzLSX0Zsm[#0c2z&2u:fcS|.6hVOiB7",
"dYT+!_IA]16Lf&dVH>E()4kF=9ji6p`WFKL4k)G1]3e4O0hxJ=#CC~$VGz7R;hnEM<^p/!6(8:P(t/[iF[8Y5+{aE%>>b)4E$jg{1Fx7Xd.W[d{5B#.w<grY&b",
"s%P'3XI,S;5$UgbS8!r)ZHt6KYg1Tww70-DyB<w:e.;z0sj|Bh@''_LfBvV/g7>NPPG0No98EKIS#ql|.'Uj-:{I4m+B-558r4V|.e)L1HDWM>*2<'Q20~&$6[",
"]~e01;9A'Qi]_Bv|U=oB@Zp@>gw:Ex|A`-^Jbgbic/dgl!/EAo@Gj%!@6q!p<yG~KS;AM_z=gOK#HZ^A=MHyVB9%(HMAyD/I0/J{,D>KanGwh))%U5Vw1a[]r]",
"9bo<_sXg-BR}:X@}8S<`>+USxB;Z(TXs6l%]nwHeLX('9U^ZK;c2Zd*%t#9WHPvgy=0ev|jZPZj,ZK/^.dtlqK'5g*/k/&^p4F:,o!RKFmR>b%ouIK}%y]X@sK",
"@QZ*xX+0$S*A33eh3bup*P,4gQ=Wk5thYP=*HJ#d52$4uO/TG^HbKM]HuvPH).7S#,=wW$JyuRs+Juz`f<@8Dv]3A3tY`RQ5@K_>KE6r@d%!g)`FJeJ.o1|(q/",
"]CfWVEl[8syE'2Wwz-&)hLAhj4WmEjJliT5<FpA,ghGHA-F}V1)]7M82Mq-CysaHO%_ZF/|=nkpw^|EjZ7.{AP!h+HN(vf`1[EPAkbpuvaRR;HCa%(_c|*<3u>",
"Fo`@pL}/.i3C9IXc6J4LkPU0EYHV7XA&7%dTAcL{@)iG3D=BLeg)0|_^MZ(H_5FNnJ]z:=Zk4bc01B(&)<]TqW>nH3$'e^8_+wuj;L%].~jGi/y5C4i)^B5V1u",
"ynWlxFv%<<{^<jWKRylEH~BhG|6!4VH~=K6tCyA&0w4B(KG}4KTc0:H^vR#0L<JYO3K[f]kRL_B.b!SV:Sji<AV-LpvIfhC~om(HzSsux<W>4SP7lf@3sXcsgV",
"^UtX4D`(b|;qF)<8m8=f=NY#BXOS<>c{gLzzEgJ+)B05W-`,9pmz6>MDz]<E]Pl#wzimT!Veqy3ku=jRa5I7!'>Pt`RO4u!<80G&YwkmcK)f&xm0=s,M4$8ha&",
"$By}O9PoBQ]<s&y'*9^9(JzQ(z!><%0WP6H=R_5uo@T/!LVn)(cm9pn_l!hk-tSw7H*578(~Q!)d_.45=3X1h<]&leY6=10bw9VL3>#:;kO<a2(d5A<;+Fc9/X",
"wG8RXQ{lJjTk+:dkbQP.!t8^UkE3[c5$w%YE9<iYPq1h5ZVQPK<aBB7IEhG84r@rCuAbf0odg82dhr74[dS]g/<!5Nb3U**-t%QVyja*%&`|ArU_2m*pI0M)#O",
"l}7s-z7W(DldN(!u:`S^gJaAg~(;5=UdIC$iv0kqBxiHvEijY:^e1/YImp%J`PZGF>nKtWYRryR}<6l'VY{<w5HkRd$5WIW:z;X#szmaomaD{B]~+~HLI7,1GL",
"C;EO&x^LLA#4V{`^(FTp2~Dh7u,$^[S6,!GH!Z:fbK;JpW{5@JFJucFG,Qw]{%Tsi0.JHE`uI<K,}4]^@mHn3H]dK4D|.+I:oJW,F8_KIZ6N{@KzMB9.;z_&p9",
"B|ZD)50FFlD{Svrj=w[}-#kwyd9>Ldh9;'0u,_)mU&_9tsfX9l*Nh~(wQW`NAQ[d98*+=$RAx!YLp`(x_JdRA3A`l^UE,kUXJS#EfXVElj.KJX5uVjo)W-&gtn",
"d>&@j)Y~!p8;8c]A)^o$s&T2knAGCa36}(0Jr{e)>`ZN7SD<bmPe=5L8=LO3Fp%V^F/l6s/vr{sm`S/vt6hz7/4&A7KSW!uMoI*mH7Tn*C-gi@79r+rli-(K$A",
"4_qnS_*DI|kI;^cGBa&260/Q7f#^a<koNW</$~,8N-Gt1xbe7hVS5=L3_yV];{(qnd.t/%mER*o+mnGKVs4F:*Maz<lnaj-`&GW:Zi#ehuBc7ZW6VwW8]H=&HH",
"0G{qy_E.7c}XHlNQzVrF}0}m[0m*JDkfJ$d]&ss0s,Ap0ZTCLhUWLh][D{wR<`h'<OiSI2O4;_pSeu{q*oz.K|;:qzfA{.V$$LAc5(g0czfx9i8FNPe{=xOuMF",
"-(Lh][EBa(|1zFwPx=wSt;-t-3h1F*/{kagZUUeuV>c7oT}+6bzjp88hv$<Y];|7V`Lfg'.w`Yd^iozB{C{,F%PIF9yh_2-K}suwMv;:eMsc.^+nV>/e5bPBCr",
"+>{CC[;Vq7.o>k+OzW]PfDCvJEFOsI36z^IhY6u!K`!k^BK&s+.;)`S|$}U6pz4m`D8]bQU}drp2NY}+3pd0}tFxBJddp[RlhndwD$DZfd!FkXp`]=2qK{xfHX",
"sd=`L,@~t}_#c|(3|4z8fRDs;|l{y|{pj7xjFC}Ngk@XUBP:/cjTV5emk&hFcLgJDaJ>]=rP:Xf!T3r3N-=Bssub2_c2=D5Z](%M:jW#]LGHi8^+X5O$J6ds]n",
"ChLnnffHDpd1,69T&POxQ.DXI~5XVaI%tnwGf+C8F(H(kvk>>S2_Ll|dFw-,]0-i*8wde4x_dts<1,$Jj]Q.qhQ.rPQ.FkNyIf;Kh)3KQ-rb6v:x,H#7Ll]PL]",
"7npN5sFbhU@LD1klt`hUre&-Idy:hU=cD1w&tPR,}pY6wi{Aase&&ier(~+d'<L@7`6T(Cs<J<h%K#hTOaNH70tqhV5GLdoyTp=,NaQD=}_O}2J(CI,PpA/jV#",
"B%UBF9Z_S,WOS[jR7/9V'{}^1pf<Ri6AC#Hk0JRmY7s.]rQX}RurNm*13Zt)nwHysc1veB9O{m3,h>QqAEU&n:+1oK;K<LE~a.q,dVhr.q-3jJ1%'p^{UwV:Cv",
"SAk-B'xs-k9;:oLV#MvbB,BLiu&y.k'G5(O*d5aKIL'G5'B+q2qPTFzDw3/JTQ)Cq1S6WFBfzaaK`uR-a!R}1KH1lO6Msc-tJ`-GhD'nOi.pN3bRn@n1PbLMHi",
"5lZ5uyQ6wQoSSo:QN44KiH4@NGO5+KL7B~Ipd@cug<IxqlLhvloUoQ$N2JoVToN4@t2NW=IdCI(^2^{*nySXc'-EI:^gqO]Jm_1Eg&#>Q2,:[1-X5)kqC3jX[~",
"Fs`Kg+-Ws|LiKL2_v$$t$/q]=w!%s=$aj{LE5clp(``TA/zAA^U(F$Xaqq$%./g!K(kR1&E96iE9#4qaq3xWcD.|54@HtxM!EJZM>6)Oi93f%`S]8[;HkB_{nh",
"j$qwfk|&gh)EPTaI9[F~}v%`)6Mred#&2Y*89Or]38')C2f9WC-]*1*&*1$lqbi|DAbgwo4%3:}-'xg:wBR=zCRy(R:AxiY6(DXaL=Xf4bvk1@MV*'kHmUC__1",
"KCVGH/TN2;pZe>j|IxeDaI2Ne<X.J,6Q(m%TTLL=]fFVLqL-oeOk0jq8p7qij:b0ti'2@`BH5='6o'd]BK{!o9%&:Oy.HfY`Y4k=u/=2;Kui@/pnXhliVwpwoj",
"zAz1CEofQCkVTq,^3pF4`494J$UWZ}$#Tq)qq3fBXm%r%9cQvgtk)(kr#r67/MKM=E{h9Rh$,8{hABKM_Mo2SsXcoEf$u!by%4Xh1idLW@4uXi*1^]<|oet{Hs",
"KNa+Po%lSJD3O%<N*HT)RBu#@3G-D}Mi:;%FiGXt^c@:YE*xL&*:Qz^4vEAOob3F|&18Wqx%/no&Zc`t$#Lc=Z`.NHhIV.<{cCev(tTpN4;Kd4Xw;zHj1[74):",
"x|vF@IIM0e^x7vnP/,h5@j6_TbSM[(5=gY`EXIhC#35>$!Gp{bCh+aLJD'XAKQ_dAce]v.G8c{.;`9k*r>#.+018hLG_t4S3g+I'm~L%8lA.chyZk%/)I~uCGd",
"T+ao/Z75g[5#(Iz!d8)8^(Nn^-%6<Uu~JdIM25y+,EVQ-</1*pzed+F4od`Abc$Y_{^`x<AO3`8VE0O&#/F%'*O5JgA:!CQJhu^y@309VsQc@uPVI.nSIHe3&,",
"Z}!dxT)(LFaQ(L/:H&]J%>_&8|PWzdi@5pl&jpMvk@beTkuKT}rTU.bg<'#Oq]qNjP>j]:r!HYl^y=*qdi'F$A/P$q0;c]#<E{7M66yLS*BgOYMYirtuGLf=|:",
"Qja9,.>m-LWA6R%d[`ex3(+J7r1WJ6s&6]q~0m.zT2eE7.AR*Oj{ZGIIyS@kCkY+.9A2FQgy+jti1m`&hg|4VF$cd6_2vv;AFo;hKj7JI%QDNtvANnqfCKyj_`",
"Cu'73@w3r~7eQhW_k)wo|pe:wAySv#IpfV#gz}c*@1C@_4<7:8z|qzAP@{bdYDfKYmYAz*IKyTXwF(-+mE!y:4$$0Fp/.Zg=qi_u0awG4.ORHM*BBxg+]6#p9=",
"E#&!q%$i4r=CkrY+ny*o55lmS~9#n`,uuEyWQh}ZcY(AbuAXVeOElv[$VW[0i0/YUaG0]e!CEd36R0lWI<XiC+r'AbXTreA(6=-.6uH&F[{rJgb[>BY&9pIpND",
"O)+|TwB%DRx!VPL`r*kB-k'/''-bh8LklswDu^%Da6HsaV$.'z$Wj/+z.oXJ]OnZg`D}+.kpv=_=/sFou!o8-Vh$v2bN@Vl%8Ei[Vw7=[xZ;VLY1.~^.FZPyc-",
"67wN_/dBHb>9V'+[DzGB$Eq9<{-I,5bT-#lfrDua]Yb08KLT,L4MM@]j9is-joa>S:K7f]Vd+LM)%nbQ]G[_]WK7jd,Ly>>#cvFDa[EqkbY12iNCLMa8=1imZd",
"%,`brx>S,gh@bxEe8p6-_OMOj,Vdl-qm.f(k':v)1)+aCsMju]|o>lm1ePoZ2x+/vzoy6Q|3|H}+vg)(e<8qB__pWlKo.W]{B!,a-|3uI(@3,0<Jv0QXIjRz}%",
"716S$N68;-G~EqX'%OyK,TypOhMy.!&`Q,:HP8Uz}MYBAAV<^MVL[t5R`u%T=)0i`=<_[`m$[PCdw{;E>6`W9-%iDejnYgCVc0.:>DXn)Dmcu0-c5z$h['hI@-",
"PaW>@n@A/+0jQe(EU3<&ZIpf`[3,6|Q^^v_$()d^M_S6NwT]dGY-{V;b:RB1Oe2//k4F/cb`aL'X^;{T=;j[ymD.;Ux47HWoZLb.}rs0tQ7aW_pFc,;nYj^;,o",
"yPd1Y_ECO+[(7vwAVMGOV~8MX$}+@WZbvpdGJLFX;%AWE$ZqG4J,j_|Oj`&po_T$J+2G{jq|0x;qFdjhNRtFD!e9IkKOp{^3H([V*9HC.C+04pTtsD68II4@R*",
"ud&5Sb6G!_VIXX.kpCNUGa4Bcds9[InnJ].jetw^#kBKx5LBO!vGjfjJFPCyDB[sHwAU-903o^C,pJ59(QbW!7#xQh)TRv>VaSEALYzq;k&,-yU>#ep0mR58I:",
"@+D-<}s]['b3<zI%$!W&'c[Se2%m/<tcIR+Ff[D1J0]~2W_X;0nL=%s@%z&/ZMBvUgcsWZI(5S(>HJAzs`K%I[CyiKIRc!wjf]IRyBzUFoj<a7|f6U!lvYW>F0",
"ml,lBPQ`U}-7el}$JK/1#Yddde:x)pF0^w{mjfZN5(wZ1MUZAl!*S$d:WH1s,^$B4my+be-DVrJXTKjE;mPf8'-OUl9Z';K#U{S*N-q$cijPD.DyUCj}=C)UB9",
"[=*2!3:zADWIgC.'qmYaIWAkeP%Hx#a8H&pN*zY^Q3<'&u8$Bpn&JDJ9`P-@osgV[W%`sH$EZ)+C0F[J7Njg'Rl<ywU.x8{}=G-|xUBB{W4pQ#)`}XGr-=r:O)",
"[LHN@Y.YGup5/n)PN3n*_}GyoW3<FlX+0C/,Y5bk5V^JiS`JGKane~wUwz(vbh.@EA%4>D5UQ-vU|bheb=2P7_nsUeIO<(uetMVuYm7hW<.bZj%a@3S]`wU250",
"914!iZ6EtGuij}q3tGhRTXG[|-]-{mP7(}WMR|$Ti#tA_!F>eQ0|;b7pvJ)E2(EX%`u3N-ivC5>G{1RoCe<dGiZkI{]5VCUFcgka)]9|CjpV)IlI;(g>rY080%",
"b^:0`+d2t_qYN!#Mev)Q_$|s8~9ywUbo(s6u,E1*FMu2;MHo0*W/{O)3[$V>Dkjf-qX}TWU$/`:D`gy{DwnX*JSX;k.y4:y+v(Pg/7,-CS=([djiUqV[%Cq&jL",
"F4uu=~jNF6p87r/Sr0IDUy+GHr%KZGCjNkohcAg[Zi-Zq,h[d(:9IBw>z]E.^dzl1h:.v%(0+:&ooS.)Ww.kLqQm+}nJzA[dwM{Q1`Ui(wt'ATB'52oH:&YY]Y",
"7hHEb,x,+Ul+tSpJ.r6hQBLk^L1t^[v<TO=@`xSZ]QL{WFt>:f(sK=XU76%8IHc3:8/Rv2S^$XA`S-hr)hF!&Bm9#7w|m4$F*wJ==yF+i@s>j:f!8Fo/Q-gW(T",
"p`{Uyv:+@g<yR0G[]Vo7U6&(C*2;wBu~UQ7)wXgflnqEPZ^Lz!j>W!lH/<Yj9EcBwd3Wlplp[*ss=M(pY_S:BL4Z1!SoAPWcC[Z_wtTd2&a`2S>T6R;h#7AI(t",
"sazGr4joBOPVM[s4)y=;q2>TFz4=cR*$DCB&i7j2CEX9<X-bj0h33gq0FlwQ3h.]y@tG$(K4(W%1c+bTQlX$,j,xL[2>U!PC{G6/8%{+`_K~dx<FK<sU((%r[a",
"FS@=r@F5[}6P>f<5d<hHneUA7anaVx,_@c<%Wym22NQRXpb^%HiZOWfx],8g$!R9,~>YtBo7ASx3g*2({n|Hz{tD#x7@|$Ip56FH7xNmRvdR7Q4u/7aWVEM'FF",
"eS/(-5W>=oUkq=<Q('FI:gNm_PdR-y;06lfJSofGMY_f7%v9ew<>/5;D72/C+Do!VG>[WO`1f}>l=mL[;K61|C6VReo5=>}8<{`ryGD@4_wN}(YmLbK54CVzSN",
"gO]i'awAJQ8+!dZLkZXn3)J}gTbMRh/0-[!X97^r5XDA^h$*:b;p)t:i&n=UxlJNRvIf*[(;pR&VDF<3PuQ4V|B'AlBDbVl73DUXB'EFOn:lCbp'2F/A`<pZK7",
"0'K^D`7[6,'}ScwLzjq8sjS!8sCKW!:-sRZy/!(${G/}S9i$7q;nGOT%f<6AjC<j$<'aB%&h-C|>gx|9+T4('}|5t$7<f[&9!sp5#WRF/<}Z{G8z(@o^a2(+GL",
"iz8rDTxB2nc2>/v-{5zJ.S.-o_^K]/EwU_|m$l1zPY2N`YBdc3u{9vzFopl:g|'S>#kw||#HYgopmac/-;J0]+-+Eb!ynqQf@W}`.6N6LWc5gbs58>^~mW&D(0",
"8hE+PG[+-SBo'SgZ3/ExRu89Jm}s;!N+lnX^%<T{9Uxt>d&,l+>wH6@6!W5=umk(@d1o&yu@hne)6[AuXONr9A$KH&UAnEbQFb:#bTmx;8PN$ai8RmSUq%)daS",
"TDM)}ze<NXRmUJsAT7AL0]`'+#jc5yjvF$m'f52#,^m-uR}Wg8Ry!a*ag#324h[lT1sCxv@A(z*_09^+^fOBK~*N@15hVmQ0^D#Wa/U@AXJ_0=3H(s2ipg$2Gt",
"6^b@27;Hv&|aN*zI+b$k]aQaSd3T.b[T]b%grJ<v2)Ba`@*m+O%!olST]F%~SLv41Z^YPwv0D]Im+i'D%_;N/M8*K56lwwusu|%RDY/V)kx@_3jw7w,<a{/S_c",
";Y<|Zcs3w0(Lhw*s/Iw7%}UEBsBgJuT$W:;k;WT9Hb,0.d.t_eF7k]jG^;^-^5mIQ=Lcgd*bnJ3$1PjoKTc%2,(HE.N/ebAB;Y`mB>7{n#[/6-^j{'S`<!z-k{",
"k`aGFWP7uAc&1WmVFeH$kM#!@K96P85g7!4ZV(gO6PL<2c+#%LoCH1$}-Txn!+.YFR`eH_A9a7&0z]MALuF${}fcGGmSO4+A#4N/I87TvBsh[Qbfu2`,'r)_r5",
"3F^}!jIpU`O#r6p4Dyw$_mOWdHc>*eP0e(8%z.ks|h<ErFT1%gpr|X[KT/<GS<VxL=2n0TUm0:fZ-=|~/eYFJop+isWDy0JqsP{i/;c{RrZKrPoeVBr)8/)S>K",
"SQyx`R]Y@LQk0YFeM%8U@}>B%C5=T>BW@ap:Wa-==10Gz|e3>MEo.c6m@H'']&8doYQ2du<C$qp<RP%Y6^mj+Cj&@7py[wHK%YpXkk@m1tL@Zh9Jk#=o)^<8v`",
"Y8TCe;F>ox.2E`i`'d{>)7[hot+6:q=<#k@wD4*^mY9eC'4H0o),qPt]kQ:MUKtMcB%V^^mb@z!s&#cx&`y6<n/Zma:3=uE~(^l4SdxRa=_P<oBykGrXA'UD0A",
"gw4,mZ6pT>0+#=M<>Ur]E[<l[d+B)@3NT^Hf114os@2c/~@}TIYT)&r|Ukd,7l|h(tY}THeE=*x(2heguj2Rp,fK{M$63=fc[!)t%A$QAr2VI~+B*e^$*DTl5m",
"o{:`AMXnLI%Kjyg}I9B.h7$^Dgd20c9k4c'lv#=J,0_e@%Bde3AVa`H]S;A_PyXDfV=[DJm/448SN;0o:`QTws&lc';/>*IP7x{-<4SM!cO8n>2mV1TZ0:r35%",
"1$_=96<4gicZa}Mm_v^[X@@vjg8ZGFOmV*5_gHpt:5y(Moru7KKzYkhQ6i5QPru|^dKpcA!~>V=G'pOQ|P[W7aijV-}vp1vB^ar{_9jU;15WrS/F6.cA,%M|dl",
"3!1pd9,mS|cD,V+yiyzJzMb4;,#+C=i(PJ:Pf4o|V.g37Z7[AxsUG]jyq=zu]PM;ag}ZT!UHwbca)}:y/_b95t6AbMyki!,i`lOb9Ea~jb(sB_=R016%Ps4L7A",
"nbc4pcs_1m(2l/s)['QQ^7=lG;9D8T`i;CW.,*<m0z6'_01e,mxB'fht)lxqU|u6W7o<XQ[`3qLPZ6vbt}vxernBt6stV2r@}KXN.+dBDo6DOx)j%$Kgo{:5GT",
"9=s4)L=WJ1'ZqUzRI1_(a{:KzRy<TVg|)jSA7(Q,Ugq:bP(UF(b+X2I{3]oXhIO459LoF$p'w&hX(o{+xX57{6]'7B#f(1rAIlM5h$59Jmj'b23rS%T6SFzTdZ",
"+FOCiU)xN:zWh]YwV4zT^@Nlc//`g>xjJTz8,;KkD11Ub;,SgT/_8G/w[0-K507^:9I-b6iXKg)!Sp/PZ)e!EHOql.MH:iLKPQ,Lt;g<qE.6N<3Mw,hX)qvo39",
"ICxbV-7^^Aw`T}}%59N<k^DTQ~N<jTHpp>3^2zjTez8NYT6DJo}9#eU#=^fmH$)jpA;jD|RbpAXB<QNZN9TKP`pFbP(]5n.@w4<]#lG:=K=g(EqmwW#GjE$5oH",
"*F0iFm;.zWB+s<wa:cN>Mbrudo*x7_reR3p-Fq6DWehUkGV5}wCU7*Je6DWD:m]l1F3ji^GG{*.Ss6%XA+nR7vL.H5=cx2j>seB>73/<L@z^}^NJwU_$=pK1B[",
"h}Y#z_KEwgrak[ReJDvyR5YxCkE8h~V*NA1p,j75NA2%_8'3[>3'-`PF4bF(JpM5iCW~V>iCB`Olx+`tN(lbQ@p]kQ_,O]UneRUq8^u8'nP-@-gH(BWup.^X8U",
"rk>%Pc]1fYI{]x.5wUr}'p>{sp/SBgE]6F3rDjPQYs2T;J:WtyxY!v@:J[+(mHl1+2m=73aVUl)b{%Ob616{Y(TYB=^v1a4TF:KPp`^!tXo8):-&wFO/l2YHpe",
"8caslfk',==Ic6=5zcmPIvupxTGMWySCSl41jUZf>[S]{s{i0&-`x=MxQ#L`B7lL(DogTBUoi,A,Yu[V@^b.<%kzJ5#}/6:VI:_~0G=UjQ1_h0h|-q]:ie&s'Z",
"lSs9u7+U^O7%%:]K|&dCj-yD/fu9I[-a<p^AuMR^mM2>yaJSl(M_Q<yt`h4hh;quHUQ<xTDc,9QDaTgf)q89Fcx>8m;Rb5}*o6Q(|Vwy,RA-0NCZp:Jpjd&@;H",
"`2hu$ACpK-oiFa=UE*ES/SW{6q[ndldMtg<XypN'xR9'V3av$h5z4QY3M1RX*SG<tDA7!3IC@q!ZG:2&(~@].f(&l9$k:@GUN@m4hqeF8',)Vag1Ei5m/Kmduh",
"=zb>}6p>2Z|b,`+FFuSs4JK#xK(P4@FsQ(iyq2nc)/`t($Ya+VqE$x|AM|143$>9r[Y*s[S^4TE`&$-yVenZAnISKV*9kXc`9;):v.PRBz#hAc7T=;i0wAamO@",
"9a;;x:0[)5{edU:V687.*VFy$yi&(k%D[&o%L|gFam(#=^xME_2{Yh[A/hJv;=.Pj-H=y&u,=A-LRV>*d[9/YR;Z.iS7m)Ja@wmRf0%/jn/@rxYRbL)N>mo$F+",
"_<00FO-.D9wO>(ZEz^xT|=fhJS|;p!I#&HQ4Go'X6-a(I'&Z;F=c]x_a23TpuDp_2JC$Vh5|3&,1`H;w+`ZnvU$;lJE4E.<|fH]E_*)O@H)-%qWuVCU9TN[BP{",
"<j;Lw.%q'/KEMHQoG2i@FjU2*=-)Pq3-[^p;JCBb@+IDpa-xM;`9&Bzf-]0VvfW(H1i,scjo-3ybx(4J[|h@D=QN>-c@D<<VVZ%DqHZhv7G^%_m6g0R/BQr~X=",
"KGz^&5G<jhRqD}W.36#mb{<xnmTm9-zyW+E]7A3.^A,R+xQy`U2H=f:Fm1!!bQ,Xwi'K=SEW-Qi5(7u_>Ob8t.JX^cE,s7{`g!b55i@yw1>50!)mE$O**Z]KrM",
"72}E+l$cPCy8eIj84BS0Y9T19P;b;QlCrwU{OkZ$t'Qvw`:4zg#X}R_eByQP<oD2<h)<ONJ(uh!0ggh!OWAQoUzqA]a9+g{LZPfp[^#{L`Kul_vpD-T,BH09]%",
"lPCm3.b*wmNT'VvZ&q1EkB==,&kWUI(dC7;,ts'b1pp9-mu@[u8hyPa/QJ@;71dn4$k_sY2T$7l|g]wFJ7%+x1y|DG%Dn(}0G,u}N{)STci/;6(F6C<l(kUhT&",
"W_O4/N);VB#r]:eK11E2c|xy';;0_;wre'6bSjL4yHwkZ)cOLb]|DT|Cn{8eT2$]`}`Rf$*Zm=S}qlN.w-eD/aAlTisQ@FyVZ5Vwi$v4*H3{JXXvc6Y|JV^_KM",
"5`T[&^4P$-BrAf=TsX5l<V0EtIwY6JK+=+B5a-+}-pnEVo}YNJ#X/,#|(d|D96@z5)h-taJW'gDHliGtleMy!`eK8q0.Ru=~Xw1L8G6+TBqHgDRuk9t5hYK;he",
"(rzMbt^@piIXWDgX3N+8NixOu.UY)mg~M!$CCCeKV0])yH2:0>Z+s2ts*W8^s6E5t@0%wfUsO+I]Q#Y6euXq{0z3/`OCGJare0J0_{@/2v6BwKH`F<ESZzrMu.",
"^<6Ahqhqz>[&[Yoh)A(~Yc)n*);3keY9X_2{ef|eo4,Z)V'3TZ&0LcyK-hbk/xBst/obHq$up*mqaK{[xWWfF)/X+rp=*V+G:Vo[h.TkouQciahI3|'$P,FNS7",
"+Z-[0'F)|zA}mZKR+=NK/r6B.WvLCF0lm@.g4;WGY{dWl3&}$eq5_wUbdbr./{..{.gj}yK523Igfa,s{;)LUbMt8+GsKRu@&TP_rBj4lk<0w$_ir{YBc;`>Rw",
",edJ/0l)Q`vmDI$I3pI&W`EmcwNSej5(Ui08_`+KRd0N6&uFK=_<x8'l0YF2)QRn/6LQZ9hKh6A};2H^w[&Nx&=DfMw`F7HdA`)Kk_b'4)cO)+j2,o%QV|%l1_",
"a)b1&!R,J1Z_EVF5TkvozN)0f9Qad*<^<Yp[E#0@P^SX`oR<o]^DA;RxJbC@@+iF#)R_ltGde0Is-hh^D2ho*i}#/IlTlCXyY/P3{.K)<rq}Znw`<yRbUmr/1V",
"v4Z._dIFX^qkmHVfIv&Ah$U;2dzu#tRo>2|CEgY_ve`(BF5'(xZp.DsB9/j`_=m3-t'lHw{Df.zt:~@sr}iO!k%066FBTtQ6KPXNGv/:m9Z3G+>g/Ho%T)=F1v",
"]x'3-hhizcc;@EP)AW(uf@WKunF]$J:_Q;e,coZH^IN`VQ'_kn`Tr[iql,<}`2R'RZo)`d<`+ZktkHsg'KFy!|Cf.3OS^OR%O3.'L^tdxH#s;O!4Ig<d&zxm:o",
"->rz2w%ON@vmC!m[dp.y-F{ncC_Y@;|oGUE,'#w8R6E*kX)B-4V'b$Wru0>sypW!Ea-7x1u.eY/2I!SCd(>p`D`Tx6A,$.rmH@T)#MQaccw]WbJvCV`%_=b*#{",
"`*<TN8R2;+*BhAtS2vthO-egvB@X+HST0Vs1l<FN%xhBo7H0K7:z+{CVo]5Sfpz<+=@`>mhGq]TgY5W0/Dn!Z<2Th|ZK>CPq#nb*>eJn8;kjmH}wibIcvn>}ks",
"/Me-JW2M`&ZnA~]_.0H1ujBe1MLubf(if8*PVQc@F5[RbzkHPq4PKRg_aL1Rwr.X#jVs'*d:/oTm6<zg^gU5X]<l.@4@deNFS<;#4%YE9D6##0Ez'+Y.zYR=-H",
"^Four=lEb!ino9n1*|cX0)n`w7gzJZ/4eWFR[|PF-/F3tqpN9yKSUjib@ewX|gH^7`uw<Z}&;7.8zcG)S61DW~V-IIK#%'F;ps(#XKbvxpv8ww]g9bjWItPsTt",
":4fGgm@a31&blG9ypefJ(mqhnlP;KiQ#]3e~#^Qu96UHhtVpYqm:.gdNqJ=1{ShtZ+20r!19*;>x>7_QT8PhWm%M[Tn8EE:H4H8ft.^$SZT|/Qt/8*:d_~pS^v",
"}(^K%IMy*K7h{[L+gNHMN]z,pt#:T~yT}2E#&IvOplog-N:`>QfF1&B@D,P4L5z/@S,zv<VVw/biGuB4x/CR9mD=jX9&(^yU3QC}83^Q-}:Sw**6$$cHwxs|N8",
"a0*-J*Zcq!08GcW2F}.+mOTp7$_[js4tYMDr]Yc8)R:X=E[x*h18d|,>=2I`hSxmU12a.i[0bb}bKqv|ybB@!.]F]Hh:S%2bd|*WXN`^iCo027&_&{h;ASd%W%",
"H(B.]W5GBh`~UzGi&1]n'jB*gW<NNDs9bN3*K}#>]M&/uoJ5',^#RJox0Pp*&UvF4!/_$|p%zx}E,JlH,N)N,7C_;,P~C:nNu=sLh1CdwCQ>mrq4QWph:sC},$",
"}x8`t/{^I$w8M]:tr'+{R}pNcYSg&f7a{3EE`(|LcusdaCca}^izig5BynpR$Xw6dE2a=m[Vi4zfQ=[/m%`-q<dXuRAD[[Tv#,qtQick5CHE#&%bH^4g8'V8cu",
"}Cu#kYf[7bi!N1wZJUHup6ssKRr{qRADtRI'K'z7JeixRs$VAXKc-nijh^uIC2je$n>B259<NA6lVH7&F*<E5c*Ql0h+pZN,(G7&Fl<E5hV2rD7w9VpFq,U+I=",
"Y6.]cwuNkFZr<sb6q/Kf(-8+CPb4AklyUFj6p:w6Q><%r&>LNP,qNirr[6znI-PSI`59NHK#gIq4*SL7O5.gMPmFXe1k0(,^|)Ix6AI)c|7X7d9~Ey^{3%{N6k",
"q[B,J$wz>')jq<badORV8LNYefz.r1*iiOFQJ.'/ak|=Y}%Iww/Gq@9m+kQ]$UE(!x&L;}A}0]{HJc6m$KXv;V,qy:a|=YqBS;lh$UO>!A8R&x$`!'!40^Suwc",
"tkP;{XhsPp}OJ]6x+V@3kWRf&NB[h||:!NjW,rD2M5r_.6NKT6lz64v9jJ+q1+tG;Nc^e2+FEUlItpHqt#CTEJl&]^kDtm*iwptgwoggSuwq2INMkflzPs7&]V",
">%8eX2ePebwvtV+,n&1UeXf4z|syn&z}K;z|NO>nv|B]vbfi$&lzjq{tpij/Lok#wDJjq}Cp{#y<TVwl)jr$D+NQx}Pifj,(O9rFy|f3Wwf-2c(.c8ih}OMWK%",
"r3bif<Yz{(*57i|pEufG:K{)*;,tZ!BPDFa=8.UL<+r@kMr<XCb/B[wG}hfg6#x5pFrE=NNV&+Zv,`3KrJ.6NVT/ULZ|-(V(w`z,c:ye)6U:|7V{`cJcC;:b/A",
"zV}6g0W5g+4ax>tgx=gd!,maZw':2{G[E0I4x535|xHt%{4Lg<|Qd0O~t=>XqoU:}=@JO>B8EHVtl{qxxIV-6zbTg^e+[JM+ylLyvDraaKgGRN.*-LNY>SFq2U",
",U/!1SscP(rW=>xviKJKc.Lb^^8Zd0-u6j[:/bjsQI9nK=zTrgTf$^!jth%Q9;tKk$gS&V#t:~|]ryg~SkgQT5$AG2YRq[U8#6Z]p,u#KbdZ1bKk!/V8l{cOlw",
"rmbPgT4Re)uvxI/`oR>]hz8QN_!q{*,w+!OY:[#QP3glP]8U3+%}6n&,.r&NV9Ujd-i-[;6+&5rqbW3qN[7'1Oe)'iR.j*|}-]P3!*^/c~*vfd1Ct<0`N]Z5E@",
"rwhy4Ir)B')%Z<gaACXy('K&am50$rg<P'y$03/XK+2sh'c'@uZ9hwx2vf}8<G7_PLT)(FGv8xl*x:FbW5uSss*{ld`e@TvZXipTU-'a+G)Wn%%7TzT}]v:E;*",
"_W:nCva`FGmP0u0gdV%gziFn!>:~hpxN28APqI+ksdxLU|n;s$n{GB#,s&iDjwN`dOzeSZg3`%gK8La{^d8|<L%cA,(PKtC__T%7t6mmY}>KSa0Am@G0uOcbDF",
"ssNK]6<m^13dSIq!x@7~fW>=Ha|+)BeYSI(RZ+W3BAo(4V>a]Aq!u|51T}KMH`k.MQj7%1J3MaGMaCw|gO3sK3=:e01)5Z9R/<ch,G2CJ5*0(cp|jJNH1Zn;2s",
"un,i/Y]K}Ivds1rotEl1W/dhImcS=&TwW<gN3932c,Ac^=@CD+}$6*JSY}W7=d8MXSfFrzvP{1J_[)>0G=M$xKZ[5O>ek9YO0%0uUAPE8M_`0Z/o<x_QD2#,vl",
"ynrf!&!K$IwLDSvF&m<w&KSPHhFe%_E^NKTw>6o(a'^v`arw{KT-D3CwY|6b*wL=hca{!5g^15*&fkSzm^sRufgs-+RRfs@*rtR^uF4RZbmg6h5ziI7&augp&m",
"|K!RyF`U]gp-JQ_N:o-{yw9bfs@(!j3))!_BtRm_A}07:v3k/!SZ(O*cu<k3eRu'C_2ceBZJr2oo_|C`0Z`d;PFX=;GDe+Z-&QEP-(h+{m8!Ylz(kkY|v1LGHr",
"(p{6$]<08j4nIhiHi48tor%p,lbg`IWEuyyJ`HPZT_h-0j<ZWG^dk5<+2sJc1=F'-_7JsP79Tg&0IImkQrzZ}![49Gz$<60JyO_1&51SVCMj^1ffdRzuASQ2_j",
"=_6]>1|*_l_K0zmtuK>zq>UKX'127vq4dw;j+R=2wkY4}4e}11eIATnw2WHjn@jFW|9+h}^V0Nf];BH@7f/yOB,lWljY_3VFAD]7<Qb=3-E$LgTTe&EiMewpWO",
").>JNMW-Wgq_pv-FiTY'4{loyJumi}}9E|^ok$wz@EIyqvAwohy869UKk4q|B[q|2c&cZvMJD`REZtw`sx|THdfKtqvsJ<x2`MzKz1Gax3>)rT7k4nYt[{)X;G",
"{/-QrN+XlPH:O+G8q4]]HGrZL#`u.Gq4XTyj_lV4Ylmjz7'SI.]#`r7Ax>Y<1o7Bw,#tmanI5h*rT;Z|Y2j$Zi<Fm(^WGK=3fYf+7|r:OX^!chvO*+pMIPU=+g",
"=jdsG`Zv[q,%6/5RuTk<hh;OG~WLB4y~=]wt}#[4@%H5@{7ynS<^N0EP6+w2jYp=;k=Qj|>y>lWPN&@L%qUP<,Y>*Q.iXt-o{kQ1e.6<+N9ClY!_5B3$g=TDV&",
"$QQoi/%]H],,x_^Gq}HJHs=V;/GPyo[n-Wuu!1#c/:zIKQivQ(O`azbAi`d7#$d:+-O61!ZV^Z)l8UWqL`bL0=^5wj<<d,Yf7l0OO_]t)>XvW&}vqU+C(1e{A`",
"Y{Cw,9}891:xas$>,pcPk/k;J.,K_x@0}/XbFtYQFxys,.n-n230S![H-W%gVWsR+&R;L!&h@(I}6y)A!qZ;l]!x$[:vo4`fEPHiC'b''B7PwX#f(EUM7;zh//",
"=;>3W3^;8vL]]qio6;%,;q;==.p>Ko2MSS,;K!GE`:I9#pFR6Y/KmND-aaH+Em0&N{rKKwvB)d=yZw1)88|D|Z2EQ1|[vnJ5yw)S'B16!bEG}'__-i1pv|oK{8",
"7%%GFB]/cIg<:1C(P7+m7.TU{|]hcu&EA,]+46ZK+;m3&t,t!iIl#xlK0cG6-S:YRl[lWg#;+GL}v^pUs'^2!oD'u8FH&aA{0rkM$<AEh(PHRAx}+r7M!}n7ci",
"HpV=FCNoje'updigg-XNE%Niw|1Z7O;ai~LJeC9h3z09iP^h{J![R]9#Ca`iOSda^Yu`'3>0$1.LIUQA9HfBL`:~BQP0bueL95)r2l#XkzBh&Xqbi9BncIu-I#",
"Gjaj9*X]GCIV8pt_RuMv8$I$nZO;8vnjkdS8=;SdDtFrbe=WQ~vC3[=)T-K|3[QKOEFYIVPJ]mw5#f7A]}+2Mqj|(9r5(*5G@{PXX@6gX&N1seQpJmb~jc-^,M",
"!@$82TYu+Ib<&+*YVkR6E^P1'Z<H-]laLvAZk>Ml!EFJ'q:Vml6acSR^ld=>iY|(w&@RRY]XO}}SW4h!/5(>,9F3mS!1o$;o7/X'watZ17#Q>@eJ>p3I`f[CB~",
"PGxcup4^s5ShYJVEMp*2f5<b8y%I0WMBA@}rOV.&dL[=a$=xn>4hbrPuz)bi*U9Igh:K)Nvwbz6}S.=[B@Ppgl/;W{0k./6r(w@I6vn-bwd0hKu`xF/A*Z>iGX",
"PypO/A:6V$n57@%m{[mODzoPa}_WpV`Ey:N%F%#'8;J;IIoWnKvz]^E74<`r[4PLj'2|tYwI;0rRt^_'g'T;6&j9IKy*/F}3V$G#oO|D2Ya/7C.jy[9;Z1*AVF",
"I/1REaRg(<ESM)wN:Inq3lt1Ue78Nk@U8KB+lS@d!)RZ>(f@'uI9Q^#}2v;0,=IKw45D7=a1H0_(p8|gR6=e*fTyPF$b&HGI&fK->i`5sTs2si!pBU[V&]o%{V",
"SE`zsS({#AKee}-}:i*~oLN>Z7xy&dpu6+RPCfbXohlhp;hsBoQ~ew[KlW/%p.,`6XJ+;O{jvAA=XM@a;/)SA,CMHafo1=W>)v@J-|'{}sIWG#Tr=R_I9C3BH_",
"sV*E!pl#iN9CS2oD=+l|fo;pCcF^s]JD`6Jh'-_he1DBU.UP8*xB@8DV>nFg]]={E;F.g$t5b.{$9]so7bju^FW&'.rerzcK*[qldy_rKK(X5R*XP&Y=O7Qs-o",
"'A^SGxzx-f-a.k4iTnCeCQ{(hz`6A9f.@lcl(%[9%p9nkipB{#9-0ZX*!7mSJT#-Lw1I&DS!]0k|[FUVg`qAJ8C}WGmT25xcgkRrluI&5^VQcK!K+W/HVOx^<w",
"wx93}aX]qF6*yLfxDa%1aXACLs=.K8Cc%12wJ0Qn2}M~$ClXPk8YdYDlSH7T)`WT(ZCM=={97Wn#gTSZD`c;e1#^:TKM:IK;/g&j/vLi5P&|eIn`](0P=e4gI~",
"B3_qE7|^]hc|/7y:&;bg4Tr.]ReHBNXU7-(q91]~Z:PA(%>-{`j[Ed#KJ<t;z;9:JFaNO7c0Us9(5]kH+rs${-1~M;(+V1E=:J3iX<4ukPS6vAkU&i8CpnmsMl",
"_OJmr[k-19hG`r^-Svtzx|*a&J/LsAMJS{$:&#-9/NcdLa>5oGtNez(yh(u.w3TGw!_d[m7sG!3{;yPp4k5=D'RP3,dt-li[#`GAsE,:!I(h%u<vGHO#g{;d{:",
"lhupWPm:mL;70yuRN6W*(qK)h,9rDx.wPa+IB:iAzc!OOcO0(a3|0,-Nt5/.$RleByAI>bSP<O,zpR2XL0Bd7ql!u[Sg</X,4Y.,qwva-NhVtQ7PHi*a|8``2y",
"@Jz^PS7]orY>7.|Ljq6!>i&Gv{Oo%~z,Oo4ie'da6BhKvw#<qRu60/C2,C=$RYPLu1-16(hQ&E`W6XFz@-(:V<_<_+'5*1Cg_3F%KZK_n5FxYvEOi]Q;:!vY%t",
"6<4:'Drs8AMomvix'LR45yDq,6J5Qx6@zrs5)COE,w,!rtkhl{bmOI'4Tj+oZ;>uKS(~/<HfYxUzFEtz5M+p><)%6ru=}`'QdXA8PMa$)<jq@o^aAAGr,c]Oo!",
"Hrmjl0P:cAT$E&W{LxRi}ic[lOq^CnqL_bm+}O,,}'*1DX`<VA}~vwp3k]t%Nzaw'ff5-~T2yDira9b2r-S'lJB'[9%K*<1qoN+g`Je)xLjFR:|]@f0]<M`.s.",
"WEZDE]%y!k/qnlCz}uj$l;Bh!h.Fbw<E@O'9Gn#kUd&C[e`u{<:VQjG#:}_3]yR'QgE>tnTrY0:<296pl.%5v,r,/F|[.lL7T-iC')I7u4C[v+3fn3,0=Aax2W",
"hl{I2')k04D}J'7z<d[s1)5PkigWni>}6tlDMA<A,W|s^RhyrB;!fqhqJ*Uo/@[c*1lxaRj&0e[#v9dFR]xt7,jhb=jCzh%_)o4*@<|/@&zR=7WQF}37Ly>IcM",
"QS{jWZks@5<jp6qO%Y-f>%-&KONtka#p(^JO%T7by5kz%wbU!ld2d.9$1I9e>5&tQ,[&vUVCRL0h%WJ_wXH@<[9A}vhk=-0zE@yP_$lh(M3g@&k[o|2soGKH)~",
"W:nz<ltV%onzO1iMVd@IM+]`8'CuVb}b-t;B}DDJXf_@l4WTiacvRs{R;fQ@aZ5K<|fYq2Zn:Op}vI10N52xec)[G2kEdsMppNKWp/:)Y8=)DK%D`5/i=CjU*:",
"::/i-z}x_@a{}8+i4M}@Re6(#I'H$}w[Q]`Q=6t=xZcKttQ+c}u4IDcx{@;+|Nx4JCUT5z.0|Ct=x]gIKbe&%~|R66t@x_DodN[*gzpgK`.'M]-lc&'|ia2@yP",
"5xTI,EjLrrP(R{<rb5m.[xIQ{Bt%ONKd;]g2YhNaV>lu|ba;'nE0huLN+]2|<e@2RH0vS8eW'}Rh#P$r1&$s9$vifV+tXyBf={gYDm'bc1|Df6Hrxd{CrnXJS1",
"&|L+:++tX^*lRMofsIGp-[%*xe#MP^$g^P}B_M(*u;/e-sa_9<,A;w#I%@+#^^aAY!t5WZAT<d_KQN(A6+1Q.&UtVWEb}3zy<:TJ'0c#'2C$>/|(%o]qJKLX>W",
"0RiZnbp*`@UaW;Qt$2CHZM/b[j-h2DUrP|GRZy4P<4OBq5(3^Kide5X&m)D[#;ljOR1Gsh%|f5j72F=B0J-nxZ5&73'Z]S!*Qb.&t3pX/F^mX[:c]H1c)wKM{E",
";OQk'BXl}^l.N*5l29k*p}F<)N(+Yb7uX!ekPth,iMkZ{@vyqb)9<H#S`Lq2T9`4g}0PQ^e/D&437vBejSY|bj/yLqzEPW/K3M=!CX9<@0F^9vY2twdVVON6MG",
"^HjahOZ)J9K>*dnP2_l}<SClh&iaw6a/Qu/ijR:7xU0Z#;TI*ZlR-]`u6,ej'=.BK<q}/[v36Q.A*Wv3r|!`sp;UZkvPRQnF2<R+%zt{ND}leFcW`6q!.8vDIH",
"6JMiK~dKy8/`z3%_:8)'*,i_2:nv;(AW:nNK@m<Em;K0FddHi'{,O`(=!peEQ0el/(xmQcKh0Z3<6lQ_Zm+S@&x_5I[{|qi`Vjn}k^4iGJdP'}@qrxRfgrM@pl",
"`X7>=+fm$uQ'>`V-D7oz%EyGBludNW3f;:i^Fy$0W]%9{'t(Bm:.<zNdH#z~M^;(DXyj7xs8.t=%7A&ynHb-8SW5'3CFJM#tH5_Q2Hy}DPj,c9rQN9>6'e/wSU",
"opb0pm@0}(:xfuXcXyloH7%(C*0Kjq0z:rVDk1U6Yd8/pTFW_.@YwD,W>]#$p%=Eu-mHVPuwAHH0M~/LNO-aSxzd(YL#mI}#>dQa=]K~]nlFo2ecvl=dmVKSxk",
"n#(OU.@cd8)4]eMW$$]@If9cd$W|d|X/>|jic93+XuU3oJmLCmlP0aC9,1Z[>Fx.4bFE}2%qvz.-80Uc{Z#W<!T#X,']NR5LSQB[4*Q*_xSe{J'ze8:}[M^lg]",
"X}oD)M#w5c`:=0:ERa5phL;3>s)HUD:aK%4m9TvEg%;|!6.YN7K6-X`Nfkh>,:=VuuB:6Gv29/43t{2>s.=$j0^~Nn>p@4Ts*hw0Gs![{A=gBfm@um1fF&'O33",
"H_W-t5.#.6LyF(do=~&x]9P#j9|d3Qn=^~cZ7q*6{F]T|)sQK/D+M,SCgS&GUUS81q9bB=p,$m(<LjjMPCKz7#&2:d]!ZP.v]x@YE!_{>UM=9ZI(iw$&2}LTzc",
"ZV!;a>i/W'3YN[55.G{{u3!{CN9n!#QA9Dj}8wi2Ae((PW.Cyol;Z<BT&3oVudlF/lk5/buYIzz2NL*L|cJpysqliUTu=s;.T(&6[t!(7sI`p5V7mVwYA.W,xU",
"`~M}5B`VC/T[-ya`ujONAwu;c-f:>A2m$@UE3j1s#P;U,52&*1R(%we4|^ah:evyRr)mSuJuC~*>!06|-.CaUKHW>2&A,)Mp/feAKQM]^4$)w!^g*gBdQ6.M1{",
"+a}VG:'LOJA%Q'$L0zZ0:`o4sLa-7ro*D)uFT70L!iR*Hm^cxGk>:K;.0D.H#pWO#/-**xWx}W%i(p'3&61=VE*RI2!;]s5k(ocw!9Wg[G0ob>c|NN&5$RgS>=",
"^&#Tg[0Lz)hNn50q[pQyn%-sns@0NN*i28>mr<%+#z0rT]GaIM039_y1J:>8=[K4T22!]E+SjFAn;}GA1q7{U!(hLyo[mg1WX,@N[W&4l-L_iPILYK=Rd62@JL",
"(;W3ZZ4KG{=|,t8FNhM.u~YQ&-VQr~OQ<zzjoQbirb4&h.!:mK$h>*$>NvA%5!{p#oreu3ikYL_LN+/z.->tz4=u:8]jvEZkSP;Sng7U(|V(_LN+/z.->tz4<P",
"7U5KBXGLx9^)G3l^T=MIdiK]zRZ:4MD~Y;6QP(Q`efm}1vgvT8*1=E^9j8VtPGnS/:yMi`CRSGJk)#/mVqZyT6Bf*LZ:&`h-=7OD/!u:##v)rK],>ulwJwE@DO",
";l}`L3e^aqAog%X$xsg06P:yDjpaBLR;^_euu@t8C[5nX`@)+t6;quu@w#d2b4uw*Du@w$(u8j9x*=[P(WdF6Cz{vDshU-Z5c4=wOqE0:Z*&Ht<r<}7r`>8cRg",
"dwCIKkafLHs2-9wq^)y`wp)0Z6Di5zCsT2'.PorysmU-MJ}`d|{/&$GcSVC#xx}`jVj@eP1>pAdpLz&@y]i5:*'0%p4bB,T@QTssh`9:K:{O.Of6TO)mefnlS}",
"/1@O_<1$2uJ-$#gWl_MMJyirZqJzZm^Bxs2G+vkmZDErvq0MA[O];EKM[<>s).su)Ts,)&Ql3!XPw%1l$.'(<l>65tEZE81T#vPg`&I8T-hO>_oN%.xS'[xspX",
"a*Rl6@D[&y6{l)*eRgl8|I@vHh<XBn)N2[296JhD[il@aL#7h{F~W{HqW1h$Wu=%Yisxd^v^u3KM1pC]]v#wG&P_.i>|rBk%6`e<uC*&aQEjq^o2e3ro:nlz2#",
"f7<AYhOf>1qveKlChl:hG'*uE32(S)=_`edmkrvgfHN&o-A1Gl}jHtb5_91LKjHHDaij'vMdp,H=`~o@_D4GnzoE;g^+>AE2@2L)Lc%ojI;s@B'vq[On_>uhPk",
"_Vji*ZTeRgV-^A!AES:tIxCKWAWi%~GA3*QR.=sw9*_VF4*X%y=d[R.j#SLd!o|hRBCC^<U9](C^v}D%v%Aks,i_A3lDQ=42{H^~gx!OwKDwMS>Ai,4s^c!=.4",
"kKtAcF@=`mD*(Q='Y~Qa*M)P6S$u`Z}SuPrKMFzVXwxd[Jq/(fbnx=Vu]XWi@58{c@^Ie']9x3s/BhTT)}tYvYO8!o$6fyH]{EXk<]l(ibEElgQG/KWK}a5{k8",
"+>lQ3nSMXrY:[sSgQ!21/dmOrs7wH{y#i^wI+U<[O4Op:/x0$ZVa9kJC:ogs|%<BE|QmJ/3M{u8P+Y'M6:aX&2(bR[kma8I'S0kCEZY~C][KuWx>gr+b-aYMm1",
"gs13yE@r]~iXUN8a}d$s>NW/tH^A#JupX05w*Pe/H^0wi33w0s@g,2s[d*{:VMyW;iwGQb_SYn.zd[pY=]#iSdtePzlg8.nO/j^FdiiFQX$NzchFd:'T^sH{Jj",
"FsFG][.vG4#$[:1F`S3+4$Xf%*%e+v*:@J$AI98|V[:CR4&r<*9.`CS3z(;K2!jRO:7@qnbhM[[)fcUx/uQUibCZnQ,wTBF']PNR/NBh3Y9;Bl:|5ryxJ%Z*Z+",
"Y(3Mxs5)56H^mCv}*]_CYWz}PWP,#(ZJ3L)}Yx#E3:>Z[G%#w5LX@gCFdA`c}+s|PV@,el3'P$v_Fl'1X{0SvJRF6D<CXOwNwi*#Xs]VZL-x7`s1]zkh$0dT_N",
"(56t!7V'.)0$G&N@E5o!)6uoI%_i;[:smmZJRQyHE8gilR0#cD.D)JQ1(3,4;qvu9O0lUlkvS;]M$rOM-.JY4M#WNUu5iRYM3s3^k.hC10GeHmA'PJvTAPe=Q`",
"U^r>ug%-8g01FfF42T|>KO}ZHmMa4pYWW$M:.1Y--OfAYuq[/kN~EBk^S3Tfwz,AkD54Jiv7ZD6akC0+MY5V8]U2Zak+CvO-+YeBD=>8``rsD]e$Gaw5y*(_cM",
"'Cg.K$nnACFbH&Br@=vf_|q58`chV;z]Rd9Wl2>Ja^No2P6d3eqZzrB(@0GtXAQ],sEvbwx`6-JY0$=PR-DJi=A.eiFVLLy3Ync2l]pQ@}{J]p;O$B8BVYfjmT",
"c`9-o8n:AD.RQo*vwG5ejtY%RAH`QO:BT}kM1YWTSk)umlRRP`g%^9>aj&NkR<hlFN^dReJAY5Dd%^7I7fvz2J#}B.G{H1h[6TV.GIC#-nH'y8_`vr=dJpie|e",
">/OMmB=}@;EUss4$VXi>^}*qG1k6Rn*mV_v+oGcrs7|}0)6,nQ01fA(<(^ZjTH[ch+iy|'@~tns.l'N*|v@`*Zrr%t=&+wp]EGtJAf4CmsuLQ*cMAN|uaje+I!",
"ca+%:jHKNQTR{D!d/e'sVWL'3/-p71;*u(Lz%Y]h!faO8hUOe87NAWlPBJ;4$x=HZhNA:5/U]<x76O[G*{t#9=8ni5!JqLsX`Ap^9D`1Q|D!')xZFR#um6RGP&",
"&`Qfmwz!hfdIxvRGgaA5!D2T!koR|ReB`7eB+U$ieeOJ6m_`=E^+MeGEbnHs>,A3Jx<^8hwY3BHR|sD)$3WsereDO5rrEdD)##{8p;9arM=z7^wsP:Pg#auO2d",
"O9^6aTR/g-R4|nj@tShS#7=B'##8V'.T*kbi->/5!jk)t.@d<O7Ii%0~=bf*k&I::7K5Cy$t]=#;nY.Z(2%+L.,R:t]mdB>7<kjkh)uL>)hz>xcLcp#wRcz{Ch",
"u;eazFhO@i(#|B5#p;3>.N]:9lyBly1.rRHLl5s-&m^j]t]wEYpo7MmTp]b_>PyHQ(%.(rn7EB:eF;X]Hs@W]0RE,C:%`%soYP0'ik8S5U#NI$Y~s_I*&f+Gko",
"40%M5dY$<T_5f9[eiGbdmjqWbf>g;L%]WroL_1*j[K;XzT)E2gr(Y2##8SRghA|i9Va=yo#9oG>q$f4mX>xsViR&mSiYwA=OkNd>,,s|W>cSw00_#enVbGj)d{",
"6Uc-XU(&Lx/,o}/&uN+](-w,dQ'*B^!k9nV:,Tc6(1=DM!Ls/K,nng3OXD<oB7+/axXm10Gi8yF'>`J=OBRHW.UT]cE>M[T|Z%k&hInj1Sh}z50zBflwWM1iEB",
"ScD5<j5]-5,SI;cWbgoz85raby]{(ZcMEJPJVA9[ou-fKXc+PRlI.Rr8L^plq/qu6Dwzeouo]4N*8KS9_<}'V]Sn4v{Qpe[TC+LI{R#D;JJC}mZP]{QY-1u16}",
"B+:Z,@|RAeUNr'e~Aza+^pqpy'/X/R7Mqo@E$%*GNG+AB6x`0aw7A%S^Yt;VJ3%lgPKZJGh6R:x(`khWrG#7E@FX_`PCT7YH8n9NH0NglLQ,o7CwM}L~G4,s69",
"Lw#7q^G#n'+yQ}6RS!.P&}9GYif+IiOvA(K*=df.c(,=o[[z8++PAE+&0h7vNjk#iHqX{U]ZQZ6nz-c2;&3KKNdUt-Mh]P+pg`,q<~gfQ,^qE<svU8%!#S|l5'",
"svG0vzP}Nk$|=bjF6(htQRf,d@DL1!vk>*R6e0)jt:5Sy0EK9{6/}e@f5Sy1itD(3imp._r4Suy3pBt@y2&#zO;DSotFU(:|FBJ>05xCX#NmR}AHjpb+5mv#kV",
"/I;YgYikova$DCC.wyrt;dZ{m-(Ib7/bUUlQ&Y3m`=:0G4s@f_x|j-Zq<Y>j36/qHm^i;cht[+a9Qd.hfx*ic;4=$OjW,{+~BU+/L$5}BN6FY~OIDe0RoREK@L",
"odgygN_[`7sxTV3W1,xc*x7wrf6<>OC~{S{^pX3iB|o^0*bpJe|qzGv7V-7x*isxFy6Ig6Z!D}T()E1{M0c5m/+',.Ulf=BV'uNqy&il95sOG5bpJ]{_IPtma*",
"xWw=7K2Gfyp{NrAR:$ROy|EsZ%vozYB~kd2f}dCMiC&SfyS-GPM_W+*DD,BB5bmb7]s9{jl<1DZe5Kp)5ltnHOzeOtlB:F>KOmC~]e|F5*S(w9{w0j;'Ed4I96",
"F!1k/B2}UwhKCD*llMsU^v3.wwYtpr/-0hty[M128CpxEq]Po@j#L6@a9uNDZp2Md[$4O<SIRT0ovEJRPoN9Iw;zV0D{{)]C#|Uu>XBfmgSh6Rt~irnITkabDm",
"/p<^(EBs@`lzG*,(v$WjA%3Y^1BT#B_hP;@,ao7)r,G[zg:&jn2_M5asr}r8p/DkC:_Sgyq0zhDI]UrL*,ejINdysT2=`QUa&gb65!E2(%Z!IXcuOp4sf/c.h|",
"0^R:MfmX>{Z{bYQ9p$2PnQHU8wq(XsMNP9(Y{h_n38g>w2lZERfnIq-jW,8a0>3)ts``Kcg]w)JA6#u`7(Z,0bJ-pZsguGc5Feg`lx|RA_xaCe7`XH297)DbV{",
"jE]:B'HfcMVwr1@7M.@<E)>*ggw)d`gytz,7oEw+dTW>Ystso2eL(BJckgXs6iZY`WEE0Oq~Q<2N|y$0<2ED<go<tzi/L4IlpY`-dpzuL+hw!Rezk~:SV`PC(P",
"X[tJ36W)+-.3+/q}-'Lj|kcu0Va$q@xNqIxNk;36`BNx3#r}p/g7by{!qec;4+x6h^}p'9cakGp-Xn_ARS|+K[DU^vmw]>}aBpId4`q=vBD)awBvM@2Fi7R0*.",
"t3hqTdIER8t'hUbI37(EgfXwv<j:6W9Ien>:{iu+W<^8tW*/B&zDIw9:uTh%]foN}me_QVk$FmmQ<Zt^`4DX<y5R%:TQ[j{gjPTsLaL''bnusNm`U<1mPP3>RF",
"cWbp-Rc-Y1ZaKOp9Iq;P<.-!1;x|1nvh=j9:d.^lK:Cs*.dkI!P=>`N/YLEG9N:z!tY!lFZJ#[D)^c2lsS0hvdUgK}<K9,Pa4<c^yH_=Gg[jVYt~H%W$/MOg2O",
"vbmf,6kmC8ei=:]Txa(e_};A@u_-]nP+=*jnmrPa2&%Ot^/Q&|ie$c)7Wpwu4+e~[~%XTY+ne~dL66;Kn*&AZNSZ4NpGXBxYhFJ]`A/yjlcQ]L/>Ns]hj'DFvN",
"(*nXbATkvD';j`kqSx`xV|}LJO:eRrl$SZ3njAyW2>,]J6mSyp:Ox7gvJ^gKid0#YCXXmDU>Q<R@|tZF^96_4^7@fn}JhV$RA69lgp8>3|`FtFPTKagk|xv=RO",
"4d!'HS#S-Il:1]9,;e)TPZmI[<&@hf@kp7#AEl;`(v:wG@iFC}+r]#l>@z5e)Z1T{_njZQi'0uX$=)yr*l8%mE;yexa@K}_Q=>[gPw15s{s]=##)uReE@B970Z",
"E7t~(vKWe$]0ym@ajl/rMh#rgmO^,dPPD4:^36nx!>wy$R4KZ$',(+ENEy=T!t<UpYHG9=i#v-#EBLD~VTLN)6mzz:';#4#{Zni9hCoC^2E&!rb[ael3_&jS&$",
"Fw^VZj;;!1p'tM:(lShy3'p7.)/+%^X;iY3g^]1mT,vAA2Pxm^6Ww}=+'_[wH^>T:QM]>dWO1DUd'$MNoK`U4%COlcV5e(><r{s|+9ZujFD+fE0P'T)5aOG_p4",
"+y]b>6.:mj-uwitHt&O7;f4lb-9Clov(5rS]xbT%-UD+W}uw'bI%3));;%S<MQ8Zdma}2O@`zeF;Hh:P={#%|m]08iBF>2(K}IPdy`BEc#_dAwdGxAwO2D|8w1",
"Bf52ckC>m;Iku_rMpz3r#]z[JLWo$/l:h+y&ALIz.)qb%TQawsYIeV2:-P3*Gj#Y>GCbB>RGS*RYq+]ub~`WxJ7lha[4(t6~I~D'HJLZ,PQ'oIkbfpsi=Z11pA",
"di>VRoS.1l/wMbeoe9Ud#5jO2Zd4ruh4FB3,lL;LiA2C@ex(+7iKr|+zKL$;Cf{ELtQvVNkNSE#6P~:asWIc+-b-^QE`Am==-<*c-^<{^,`KaYl$D)GTZ]'><X",
"0oJFB1<dh8IB)F,G948*c!o}{7Fc..fsmrl+3]L|)!Q$,8H<]2XKj{#khGQ[m||2MCnu0#qT7SPLQitS=cah.m1f2Wmpp'DvY*ftW`f(Fs^k%G(q-}ul*F[(vy",
"jQkrR{-b@2lypZV-%|p$7)>/_h#:@rgwm}smme$JrsDj+ltUQn:&q&rdcPO]3s15SstUPS{O/BE6ABJXQ-WWAIYmgSl!q0-@cl]A%*z-R-EK,syLY6`'WhSWoB",
"{`,h;=@:vRI4|{k6'Z.sgs{aa7Zvsa3z9RM0`b+o)v_/[6KU3n4]U=u;W79xd&-b0Ej[b|&eo*k,0+BM]*dvlG2Xb99iAh#[2Ez8.iN|%~_B^0JmC^J1<7WoEW",
":C6||![DY<=w:@UKf,DC,d9nCa8EJYBDn:[G1YpbrPtQIE{dTCuxK/)y+-.JFF5;Gi]k#naRJHzvo9$JwJ6KNEN9f]otE:o#`3gMr~2(P.u[$s+SqEX3H,[vu0",
"[^'mC.5>68TucGkizVJbaf1>HcVv_AW-]85G_1|j<@/FHr)P<XR*-iU,ir9=6t[Wfs^&'096i/K<kL,p;9go<{7/aR{]XFnHEQl@6wk7aD`.Nq`=QP!i+M1!Hs",
"jva^wmtGXQHIhS;>5/.YhQIrJO>Zi2;A<&v5d6kYW9TqMVaOK2r`nB,#%!-_S+R:--SL9KfG}->Ya/;6F/soxC@(ia[,W:Xlbe--AEKgRDV!@e)PC])k/pSptq",
"E{3B^[Ct12Ku6rjzJ/^SCv0+1J(Ev=/ueb9QhGciS)T{zn*Vk-5Q$5V0^$Z-_E8%$Ecd=b!y;;S@tSn[4f*vdP[OJh>k4GSi{QnbQ.fS4=(%=*6sCgY-Z:@N:Q",
"dRk}9sN.1PguwNB-]|}!+3xW}q8vQ9i3=B4vZ;HHh&suKG8[Ur%_'bRy_JKJYeL5aQIAw-'#GKdIhD.o^@Mm5FK]66_jf5`><J3u=v'&u`jZ3>7{k;RKwGS^+P",
"XZ!5MV<XNI;IfFs7E>hTm1if3t:<U<8|0A_lhiuoq;TcD(SD]<`&RM.#u6fXrN;0iv7sk#5*x~=|biTkNhV]l}d@r>R5{.kG*DQTc,eMe22p,.{pD`ftj(U7u$",
"a2+[GPYXCsr]M;1o8t/&f{ODguR.NojQg3R'+[U;49T2Xp->|JZEi}jPQM9DFf^5r#,+$IsB-Lc-m^L+.9xZ/[1(twF_oaqh!ZO4+n(&CUn0<Wuj-'mrAO5:-L",
"m6l&Y{L%IkjwAI>q+V%[/!2FSevqQ%X*'rlvF_Yn)6k-'pGCAf/B+FRX2;mia+I:6{YkYS5l<rw=)}b.FTBJ6(r$>0e>`!S`Y^]C94)7@.eBTU=_H},uK#/,9Q",
"f/Q%#,&`I(_n'g)Is.yt]25R=Fq4[2*'[BQ~S+H2nVquef],7@oN(~R+M^3+x:@&q1{7.BLU6&k(yi%'[^%qD7wX3=Fy-k$wZBfDg&q}X9N6n%//ELiYj[g~)o",
"E{P6VF&o#ue6UyPe+^T9$<Z&e~y!,c-q|`52#2`l!V8gT%u/l:&QDuZAF<'O:tp*T;<~-,:Pz6[~IIT8ITsIB8#%74>fF%q&)[LBTbgmT}2KIb+7XXyu5S-T3w",
"{]AmTU%SC[Ymp1TH/>IGE+mi9x`XBc%A9'6yK_L@-3G4@;KBdZDwm/)8=@dqDJu|NyY2z|bDXt^*%mOY)x/N1hGbUQXD;X#*>]7)>:,q]0xp<g#~xHkr2,[PSX",
"S86N5@&2g(5R^/P<^'mZ`NkB,RRwj42c=6n{3DMClYQw}t$8pWWhklUuKpRfMG^:)0G^-ID%<}|4{[F|w!4BI1!*F&p^3hk<[=b`nA/<W6+b(`/03oPq',:ctw",
"+<o1T[`5YU^DNtu93zE/EKN%+W;%V#RqVWx$:$=hP:xQhtnTi`2p$eGCD%eFEsRh`NTk3SetE^zqYP{RFj^D5.V5}@!3.[p'f;Ya{UTo,|w/H.yW{ms|Rhg4ZQ",
"DNgELVp-Yx6Bc;H[5[)ju:b`[3xL(e{oV)P2lV,,NhgrQw]]uVKJ62Fc{qOr!KJOZ0TY:/||bNLOce,}CuxHg(+]7{p:v3Tx6a)juGb`[4'b(G{rVq87Pm;FA%",
"{G{s;V,}VOP;^'Ny8uA:R>0ZFQEKM{p:=w[-mV|YNC&LFX0&NQqUl:#kj8bBvIXNV#O5m!W~^cp)baut)ma9u|6@JDO9-^.Be#I3yjA[Zfj%(Pd]{ML+LF>'{}",
"TC1~,@%4kg^*.j;[@{zy4'#inQ{<v<]Qi2hKYa%<I=W7OnA(7OTq[z!i50BN-c/a/}`SUzJ__Xs(56S|']T.;oO7ll^qNt)V|/}G0t7Q)hve]|XOcx@Zf47`&o",
"[eVOQp';{)w=6+k=TBeg>hK!*<Pl]1W[ll:3WYu|li:!DO8s|&v4vL2*@I^Hh4Gx9by]SK0]{oAKz$2PLkGiA']YFyrP4F;XPmMQUzZ7GAjd`G7;^/<m+#$*me",
"i7T2ZvZ6Ud5}Sd3qZB'~S)9&T/[%y`Ly4'28IMZ@G=UgXvui{r,:@p4%9`JFy_gbS^HX<gTRFD/KlqhBn#S75DsiS]0yq}YpgPS7Yq1B7wK|7Ei|XSV8HgpL{Q",
"YDV8W7M0zVHZB17`({&,1SNA=b1Fm-|ZQMQs%+abT@EOWd5G.C'&&n;nohEuo0l<@2tA>)]4h(DSBS1z,yAEkf*gPO(gvb][`eFq3H$cUn.CPG4>r|naNSNOe~",
"SHThOKJPz7Y`bT@)%O#PSl]b[lA>M<A>A#G1oK!}gXA[c(5wsxW7iLMD;jB;yp^>'(L#@l;O[e2Ca1(+iaqo91Iw#IvXALgN>/*_^5f-amuiv<7!<7y@r|R<(~",
"E4>,<:/@vz+B=zMozb{/!qW_l)bq>F9+HJh~fOK+ictM;37-O:vU4M`%.pN4pM4KNu_jBSB#0E8l&L!RU7t5Ki,>#+B!3)5/C|5M:<'=&Dye[>TTaM^0ZKTrrm",
"+Wm>n|@<-pH.K3Sb.H2<jNcx,v91iZv)Cl3@>C4_v,4~PDEa)Vd7YQ0@06[!a]O+p0]8E*tadRAoQg/DkY,(!m@sUq%{iAMce0cX(s#@lyT;Zyd`.bSW:0qi',",
"Po|i5K[VY,QKo[rcB)4*LNaB$6<.5b/:,k_P<O@fu|<O>@j+PMBj@$UFBpL#I=%])X>|){b%xQ{L6O)7Dp:oaBB3o,U;8NVw|hBqGe<*qv_Q,1g9yx>8Y$m;rt",
"/@6KEkOEN9Tw1$sF.<Ct)/F~Re4h{P$ZWm,oCA5aA>>PPp1t_|g*(8UP}<H%yfCk^zEVv2;yFFE]y:7F2~g@T@bQgjks73==OTe$T3t0Tg6t1~exC06jSyaCm1",
"66w~r5Y`UHeW*dR)1=e|[~3Z)Ip#rP$(!23g)4[kRC.Bf~6lv;Ph(ErQ2#8kQF$d2F{9+#&Fm:u`.Bf~YSp#.GD>S:JmMyV`'6r|{yw,_&Q~e2gMuZN[mSr|Uw",
"^<sdro0o@9oRd'FJ'C[[n$`!2{A<D3u_Jw:l0_*MN4RLRJhe&eVme%en)=@EpY_}`o_7F)&MBPcaJ15tZ=v/XSJ')]8`G#Ax792GcZt4`ZXu6mA:Bd*P(.vzEd",
"0{/,@[:B5Ju|-~xg0s[BmQ'-6R,Eln+ry^Z{+Po_MuFM^!x.yR-Vy9TGv}U5-Bl8efkIT;)i=N5Q+wo-7JQ!=wdv7vq@Q8Tu/{jWEb=@*(yr]bPo>U,p%J%y0l",
"^/jAF^R&u&LOJRukXmqV$:I['+e0<6))(mDp9L:IN{$^8Ld(LHRuS|`rg[>QqnxWa/hz_'CU{SV)(9,,;QCB)eBYNT'1}iaO/426w]>kSJmlO1S1))!{g=v!|z",
"sL9jt.)w/O:Y@yz,&x=ERF`&X.V4yqh@JllAL~hQ@(hZC%BLkQfuK@Xv'1'iV(-LvywD%FKHGC%_f<3bS<8n3+2MN|*,9o<cX-NTM[Wj=@;wm*mrbU_#;W()/v",
"(yKowc)V#RXUT/Ky[#i8d1$uWWa1{1w<D/8/uc6cw/1%Q|rxIlaC(R37k|e=(j8Q%BP9qOtYQEZpSBV-ttG/4ztL{x|}I9}J&81<yC|r}5OZOyO~F/r'JEu&{k",
"[QYqYgwKnOZqRt[vZz#JlX>#[[by@P@eBC_j-]%vL6i=BrvjW||m([[%L%_&z9HKjN1xzF:~ps}R;}ND4e}$/88@ba*$[1kH}xw,HKrHT6y`*$[8^5O~Lsps}U",
"3G|TiR_&yegQ7bZkzW2'T-CMog^027fX$h%`lRmHXOYB8tTWo7^|Pdy/Sn7}|5vLI@9q[HK7ar(5fbO_}Q7C[|`oulkb[/A9cn]62_we0i*JztvMT7_MQSC$h;",
"0MgTHT.0>^h>)QO_|R650Wi!Lx2bP`Dc2fzE'>U_|Zx#tp[R2kM&zz2v|+PADn_M!]j90cPQv4c_#R)j+vP9M5CiQM>1n}DZr'[!PW/qpb7mfibp#k@K}~)&:q",
"}O]/ic0y4`LY#(U}N+yiu`'%FOpO*X{7}YIQid[;HQP'>O6'rY}~(UOZ7i]qN<Ovfpn,Ul,O_B0n-k/jf]VqlH}ZA@130$Y}||TD;%flS9`,9t&>Ce2gp%R!AE",
"gB(%9Qq5_7E%FZ<i7+_KgW([lM%&cHZy^011#{kq&K;Xs+<jB%a'7/s/dyCSZQb(:HeOotHLnW7C}>n;Loq^g;bw';033;i;w+9Ux|n5JF:G(g)U&~y;Mn/u2b",
"sYuo}Z(^RtolN|f,wLt+VQ#e=/2jWhi@pNOD]_IqYi(D0rh7)sn%6NAw7v&&PMn_%''.cZo&Hglo&%n*1EM;[]EplPi]%':wf(qbdoML5C5M.}-bwaDYR]k).-",
"qiT^ZY%N{8URx^|C9O(fUmUP;1OOVI'SlSPX$8GEJ}o;UrTG+'[[Lky_Q)J,]1r=g=%[q>VXwY<F*@GZM`ys($$3lJ%|Gr=Y]dHQTz>7I#[ymM}o.&:Z3<up|G",
"|aEQc-`fi-TlqFAa_o1ea@mDrg+0@xXMPIJ-.OT;s9l^uE5*+`[}q1y;:Ys~G9JKb[b}2~<:c6%Vb`hC-@5~z$A~E;<x@m;kDz;+m-Q'E./Y%O>Bnw7V(|[c_m",
"N-/z9E@Xz8=uQh_2vMZl%O>Bnw7V(|[c_mN-/z9A*$]_c.O~RPptOXbH}QEi@dqk2smmC,U;+|}uXcnyz)T6z'B[>[]$m<rY$KWj1_IvWj2CTq[r3Jh^v6k)O!",
"-6J;%'i3</lVPjdcv2_4%e-l@CmdC@>][!k~P-WhWU{;3hPNXNVR0#>a7/%N[A3t!04R^<<mmhF@Z2:aj.{}ix%&;X,s$M{e1%l&s+R2y>SkDmMZetQT;xgD.*",
"*'Y#QT;H;^PW:#%'KRId1cmdflb$2Mwp#S01R+n$Sy3xSodJ-=BF1:7F[^kob)FY,en9rKPjV$&5GD;5{~(mR;=2y{5kcZPFmaiw9%mR1M-fok>#IqPj^fIJ&:",
"Bum3n^G.cE2:.6:O{vwc;bXVF^,&lI(-6^dk^9@pNo/6,_{l!i^yp^e0zLr=wP.{][oKR5HN:x:_'8$tOZ%ds-T&IZA#K>sa#(&ZLEE|p;Z4)*I&aBich]9:E,",
"m}4d1NdNzZ4{'2N@.0DO5=ly@q@V0*oMvbSxp>qsLYz)7A{Kax;.Pj&yhb<I+{pKVJz)TlPop@Txm5a~%=$%Pjcny-lo|;Mq`IpTC8>%Lffnvm6!:hJ-DN;yCa",
"])%h)e<a,E&dWgK2thDPuuFd8tE}`'cg5$TMMA=B>{]V,eAY;H+9hA}zpKLw$;MJGjc=]#wa'p)mLv^BR021>_/mD8t>CPLfn*58/sCEYdp)I+xs9_ZZeAp_=f",
"^==}EZ^TSMKuG1)BUi1dDFpyfSgIrFN~{gE]%o^~xyZ2k!EY^nH*gR%^bm^L`B/m|MrXLNWTh^Hc;8$>o+C1U~iZAU-OZd.IFR8{bV/NPCF/lN|UE2>BGrT|3J",
"TjJK)3$*T|7CtSDsUU/o|T5g!(qlV3h/*3O)N1i8U=>=CxGXb=[I9_+Kn6Xftx!zDQ<&WP`.Cngyd2kF3$Gqkca(=n65(1xZ!1+)262FBuu:@MYR2l0dBRM:t[",
"MIF*1dhJur2<)keFONQqnMkxCSM[1(vC/tJR[Ch<U99ih2E8:-z$:y*+5mj0Ynd$Iv3QXX/d2;wX_Ezk,Jfm0f}p'uz@$(RjlsAw,7CEK_k0TR`bmp+,oc;4hH",
"+x!yFH`7W*k'>g,P;r+C+})!u+F^'jXCiNCEL|/wg8pIKj;.$^UL:2#RFH%N}_xT%/yy$4ft!,}H&I[Hi3(hA!gg7/joLC/2BhQLTUUf{+1%xcy'1t^[3IA%EU",
">(43}_yM]38/l4jnuNeI(3weFG$}6}``*q:b:Oi6/v-,}qcTY(ib;hKS@n4tKNym::U3sUW30$uF8@T6Yt(>c|pD]xc6.BB3joI@c!EbZpKwVF-V'B!7Z1Mw*f",
"Hhf2<Xkpx^1{N;NEHdh)P07>3d^UWOw2K=],V~hCX4]wGxUW::Bb%0cl8ilm#Wmx3,PlwR{gu0%0^nlB'-NKs<RL=l:[%0crW2R_^)nEssQ8rv(@h#=_Aj>bzL",
"WyA$PgG<xM/HU^;@(uLz}-N$]SqTdwyUN~zvT}|Kl.zrqM|c;1jwPlu_l+kBs=UblK{}F5oVB&!%<#&da9zth#KMHcXaLT.j^Qqq)baxOV:#yK'RL,y,-Ai5k7",
"0,P^4O)qWWQY6(ZVlzh7-NulX8Go)NC>JLD|YEe_egXZ,M8)Y$9=6!Mheq&+iE/x%ZBzknEX:fDORq9<q&Cnq&F]q&Im1r5C1H/jW*P%tb2Ix4K3jnc]LR(El(",
"r2dm%/%>{)R*aqUkV#_c;HwUzpa,82W[+p7}4)VC*a>A(D`|Z/[KOdEiMxQ6eX|,=*R]='u].dN~1LB^7~cky-M}2&ILG9#XUWu-6O5Xes`)[:=+l]VC47pM-+",
"&zc$bCeawnPQiQD#j:1S^_A=3QiWs'>(1'-%=*sC4PY1/#q~GL+DbwTjXNTH7c_z%ko,0f0w80TqtShCxPYEE:8msu>tfM;mB^Ie/7CHd*(K]|O]Hzk.=;I#dp",
"PWL7G.%6S_*2PMFTA4I{9>HWiy.v2Ma*AHpKoy+i*;6KXa;xH+]FIA^1`V9w#}=N3)C@W1nl%6xIMU3>zkM4JXEWqDmRy.Q]1NtU0PJld*$'[qE9Qm:jtz#gCI",
"zY(Mn`QGN>4v<4BZL#JoA|h0X/o9(N=(^HHc]@|GuK,O;<,uZtoK{~MT]|xSZdUbYc^!qh8>I_]ENw.{:La<TD[:Vq4OexA=G'61Qti]%7Q9:JcS@k<2`;eCaO",
"l3)B/DhI0w;'@b,%#RwEki>I!yb]xHJ2(Dno}S`'D4)v@jQ0`gn{7V92AS^+_uN-^{<3@iz9=uWE_SvOZl0g@&n{7V@N^+_uN-^{<3@iz9=uW<c7^tON>EJ<B}",
"s0o8f(Q[o8P_^^UHLE}!zHn|p^UC7Y;&^U,j<b'GcM0x/TN6a]Yw;'oN,kt.r|`1o@'I5/eEGPsboAET`Cj5:w6exS]U_Y$cHdBpxf}b*vL*`5LE&=BfalLE,w",
"o44[S{$soMav{FM]4-ZC7%Q%[YuiMu2d%6:~)f_6h{k+'Q0Jx6$``-TZlM{t)tPCQ3',G6'OxNuKLY%6:~6vTACs(XLTdHiawn(wp1f!^_H=#ulN%6Ab|5)*0w",
"!V6M3Y5-E[wPXWXEedQ&o$;leFJ(9R_e,{0r]I6e[iOy^._^e6]cL,oTN!ZG54lFjaDIYxZ32lGLOW;X5phfpS_hQt3@0[Y86BqdK#toGUu>z9x8N{2N90_{Xs",
"]-AC<CN%KBR>/Qr8|Li4G`|6e.+`Mc&vz}uxkj)4h9u4c=aehy=E@tQWMh['}O&=i%&+uK$FCtNQsK7.CY'NO@y<h<qG=DzeM&v3WZ=Nc[eE7cvWIFc{%.7cf.",
"@<ntYgY@A$6epoAF6ZnOgFp/=Obt+YtJGbUWBPmK&{Gxbt+Yj@<>xsaaNy.}MrmGY9H<d]mcc%Z-TZKFiWTko@8AL!%1y'q$1qsPwZR8Z=(|PzH>Xz]-C@/:*H",
"'R|7B9o8'9+DnDIe]Eqy$5{yr6`H';<bCs<~K)GnizN%m234U^9FbJ6X!*DIzfK;1nPU7{4DtvuWY#*B%>Oi7A6F2^`VVCOO<Pv|CC*-2}IRGhBVyI+U3|M<#_",
"pOuTHW*TIT>:d|Llb{q27<cW81q3=1;(D&-`d/914oS-b_@Inp,G2,0A]~I|i8W;hnH]X)JddehmxNupNV)vn)GZkCxs5}5.JXsC)|_8`4H#|:LZSXZx!5IhI=",
"pI{g^;f|,V^iC|QOhTWVM_#@M}Dtx--v1,_6t&=8hHKIaMD(le_hlS(nlvCl)Dbad,^LD%[am}6mOQC3)jdCB+k0'6T%,H/7Wq{Dk$>Lj;(^r/^tsn^}5UH6WJ",
"=zsOYyK[25e@+QpIb5L</5^1GKi66zD=%&%[m3/Fw|X76o!&epQDWj1+&fX`eo/sr%{'uWMT]h5PHIl8JdX:'4V]<Ro)w6*YkdRX}CdGf5OaOhw:}TJ&#[:1;t",
"zWw7B&4;g76#pKfJ.qJUQ)a/,&1qjc|IZtWfl8UpdJS3+Vh>99;BX@%7(F.d,1_s8-cYMr9^JdWYV2rR(H]eIX^Tmuw|DHTlKRLZzu1Um|}(g>pK)YO,11JjYo",
"*+D_!-wrZHqSNL[PG<+9wo5<SQm;k:]ZM)!XplZ[X;g0)UM<Fm&rsZPmev)~D5Z8cx9DKX6mz=u,G}X-qzlglW7hz0a`0~%~(IJJOD/399V^3F6m]IIz.Tiy$/",
"twuc26SpQJN.)F@;b`8tq^#Y.O`EU!0gb~_#v&'V;ez'@O/RT0HCS[lMQ|=`K}F]IlkTqh^ATCmppS>z.mIICo-[]B}2;t0}eImaT8CT%4Ltq(6De1Od_j<6)A",
"fs*]d3^Bc^_uzN6uVx,s/NL3qo^@Vxe>Hv/v6wAbyvq@e^g<W#CnP<4_3o>g3sYMaU[bT%ZSZAGM34+%Nfw]Q|)<D/B|B>TPTlDEN@lEd/f{PI68G:)R0OGJ0&",
">lk.XCXxx+u!<zMhu<7yghC]Q3|uS1yR2+KQ4o[$r47=Z.X{!O3MMi<J,botNPS'to:90F]8WEmd`):ngHTt}3JuC*t@s`.$86/CnZuv^']VASDMFXWff+^*m{",
"t/p-<|m~tVcR*{LcaRCxb1;,1}@O<_A.XBgHXM}ZE'X%E0y)@PjiMQOla*$gBL*wtL0]nC>#^p_$&,itGkjo].M1]<L<]G/9TRC*oh,/X%JiwHmiB98=]nCks]",
"mn;SzL;bG'-^ij]ufDG~aMcQ3Eq(O2[uM*ZTdP8.=@XpIi;!lOn#4xN~RY5#_fmr>2FN{#A=rw#Wt{N*7#/=Yvr;b!uhSXnHJWAr.o`BO7/qZ>M!%%Kt0{)tL6",
"_yTx;leFVjxR_QL9AB7&Z;610dk}_U1FyMNmM9nh^sxpt;'vU6[gNr]Vyp-LM_<vL^L.%zW:rXLNUXj#|8**M`24Hw-{VuZ_!}aI7vt3I.>Hx4B=eh&OiaqWf)",
"-WS68=Dg9`-F,g3OFK&BH^UwjN;87;qVjL-/h(*cU5cQpVIiG7%$6uExaP.;Y{7`rEe6_x&qc`K,Cl:mY}a@^mdRL&/|%2Tg[6x$0sl'/m1PCnOR[yURzO2<T`",
">/0p-}7U'3:~:p]G%nX1+c;3p|Bl@6C]G1>;W[I|Me%cK>@cWEt]_ex^uJ]:l6[y><+u;}M_1^1:E=uIu|tQ7XWoQ]p`VMGYC-&l&,P[E0Zq$`C*%[wQQ[pb`3",
"3t6%*x2ObU}wtNDOM1aqq!M3H{J!/QMR,J_[[LedDf!_WwctWVY1e1uhdwIPScHz:~687JDhXr4/v]q_#<Z.:)!QFYlV^l(;Zq!#h@|jFfl/:&J4abF=OiQfqi",
"1ivQ+=WX,I36k1x8l>{'-9Ypu(v+$`-=*g+`1@6SZMj*FqeK@M-bKHy0EsXpqlh7MW/Z_EV>*nj!L-}tf=x2&AZp)~e[Lvn8@0n8@8Lji.pVK>t;o<&1IEa/Lc",
"LABv9.*'EVBQ.;3e>&p^]*e3kJ_6V*_,aJss=tk6ydKE,c@qtfjVq5j]&.w;;;m%Xceb@%n[wmoS}`uUBWQ[b~GeLa*9jXbhOy){FFEv*TqYa>}o}#yAwHaNHb",
"{VtudLV3%=T6:Ewmn{vs3k@n/o:A)b.E({*}L(+WVnKDBP5f3x.Rb|I`gK+nWo.Q29.fbltya+emPR>Q-4+h1HP~C4;|3l.v`;3AyPaZyiVjeTVkqQLiL|K,;~",
"]Me1Liqwj-U2y&F*f!lJ/9J<|Bnhp^V<8.m'U5|>d1Xtkc.vm.ND'K2kkAd*fF=@<`r4,'pm2@uSFVeUblwieu{KfEg$u&Zs_fH&kId51FwVp}q^6le9L<n+cT",
"Uh&Qpr&0e{iPZRY[)X]M[@7cPHzfl1ceSOSekOd3+hIK7*[A>'|0ILTeq-Kk[ArHun1Dmz-$d=#:/9pBdOu%l7D//_nplAhcdI|R1V;,q-lCwXrP0eWmd>O6ab",
"f'0%d)t}wWo`F{{dh$P:OZK+/$d=Isg.qZ2'zJF#@hJrjm|q6+Tp,094jjWYyFLl|=x.wn)oPpZ}SPsD_KMxd*RY^N>A8]/'%Y[6VqSbteF9`NV]Lx[@D0IL`l",
"Rpjm+D=NtJ(_qZ1au.AA^IaJ;MbdbEL%kCkJpvs[LYB%zx@-c$2-WucyAgjnkZjqq6jo<|BCdR8+'MitY^9pu!a>d(7fDm-,EH`-cw%NU0e*&^y(3UI=1^({]O",
"z9<&2sA]sQe^{X5Lzk:9{A]x(@CJih^ve2kUVzA7-L}eKIqr<Sn,bi@I!/[M!*NL,WSoc'iA,fpUaQc,CoXh5/%W/~TWG5]3*8`o3L]`o=Mga<KNCVtzu~c*0$",
"2_5/4MxqZiNC7Pd4M<>'U+G:pVlprVYUY~ZQ`5s<X&Y1j~V#k8raM&I6IiL;|awrY5%NV=lRR/2-`5VGo-HZlt4@I1w*d9D/{Ju,r[8*f!M|eqSPv=Aw&c06V,",
",mtvceA342:laD`FAfUx[n8>u0X)%(.^RB09nB_*/.ebsSAW(;S>nH*,5fVJotCE>,cd}W8PvxMYpQ]%o(qRC4h#HGry:#dhWpZi!PD@S1.{'`S=tiRuG^Fd{a",
"]fvZmO}m2U-$Ygqf}bN2raWgI%XAxBbcSrVj*pl~R65+wH>Q2+|*};kb}167]Nu%9,g.!5NZ_-eu0qdc+^fR+}3aV-2rp^3`5=zj^r4ZE[C_ITR}uqO[]xwl)3",
"l)w.z^p!o!7VV}_Q_}N./z@!@yz:=u^!_tvQZl;~@ho!7VV]lv`l4Ln*;;`5KsI5EfKT6|;>Q!_n;<oQz#oYA#GQ=O.^JX$KuA-.wwmp,dSZgzJ=|;zE.f^'eO",
"pNh@.O,O7n-Iu-Lz%{,BJ()67sSH>]qj*+(Ne=UW)|DNwuXNupGw[;d]YcqjAq`($Qi*|Wj2>K*`9H4X24v5)e`'(/;UI9RC$@6{R'Knd#p+G,7Z<|ib/Hp'$E",
";aKta$K{HT`:'2NMM&@46@ahE9hFV,7IpPb`>L9NC6O9[}H[Wxj8C)*c*-w+p5)lHyKjc@JLU>fyF=E(B8rJIr0o@2&$V0%1Uyes#'}[4/i/st5M@r`LtsYyvt",
"vy$6<L4/nCz)NB6gb4.b*Nf'f@epf'LrPpl4wk]FA<FhD!9'TT&;5THRj+rmFlu_w}G4q}o<<]r|4H5jN'h.{gSN*^Y{VS-[PDT4,PCuD*U;+D`FIQ0k^Tz:&-",
"I[HYc&mkoQ:5a,f7Z2/cHwMhYmt{mSIpE:fQ]_ujq{vM5>Wq0McRMEtnDPw~|xr*On-m=RteB~:p)!:&+88%vZqE.X,s)_yM9BupLqv7=^q~,%d*!j/.C4_d;-",
"s'6nOvBQ_L6aj=`m_FL0_K,c{#jE;]h)aQpEr&j+8fVbLfD1+w7-Iur##te%V#C~||M2uCuFg@-NK'X9k3v~sU2zR&k3w#i,.'jVf*,P)8Luuj.X/a8e4x,%P#",
"TD5vG5dQipp}sFt{4dCLP8SXSNem1qIxs]]ww}dkLXGIL62pzgm~(Hf@9z:9#uxhNlPApGH&+[YcDVA6w4%S2+u';MB7x)ahV=K3&g+M`V.Xd+PmI.ujWi+OQW",
"@IG-5I!lNyi/UwF^f:74|Xwm8-N~{nFYE4[cM%[!Xuxw=jF^edg70xWSv[V<%poXxH0=sCqr[QCzvf}4anTLCXuKSi65oi32R)4(lcO!zJ:Ybs`gLF%VtmATlv",
"/t/)np^:^]YkKmjv9MABL{Y)+),ru+YCYuf%:yZCr),F4i.9fAaaz)UDFiHSg=+Ea1]-33C]YX)mkz@VqjzM34^xO)L{Q5(Fa4zeueB{Lt*+NStUQvJ>=8(5#9",
"bs_9>x@]X$/)]tQg*~_Cg.u4px]*c'Ds}74OPTzN$1%_sq8~PM-*=+lQzL2]FeSN#8S$j:BJf2bxWuz)>k4m+TtEkaB@MLePv(RJL+lklU#SW2t%%,lkp1mz8]",
"yS-cNP>_3NXCGi3l17ODg~T%7iGF^fs67(YiTkK+FeLsMLeGVzsW}:|Zd{iNx%;9]:zuH!@_TIkUqQi9_=o}xp8*p<Hv=Nob;m[cpE.`/uzfR:zv(V:RQr{ca+",
"qsqZDtO5A@Wskv`Bj>ktdk`g&-<Sm{qzFjT/qKqjhut$'0p.`H%,Wp=pR5KOp@k{=z&sq=WpA`k^|40xzytdW2p(&kIV@EE:8}lXq;T[6ZY(k9zkNRT[8XqAKh",
"uv}di*xn!kG%z_}<h1iOgOpZxV#&X:rFW)e!]WO_J>M1Lih1w].81mL'$ZQ!7e=1zLfig6{Ee#9]=z(yOIin>XYNrRt'b1i'&^oA(8H$s+s<%|cm$fGtyDEVCj",
"n~/`P`>yb>]Wnm(x*#SO9njBa=[*Crw6aNy40]5Lx#wHH2rHq-iwEzv*XIPz&,Xh>#kLp#>[ScH#T3plII|r!$_Ef'<sangv5J}MpHp-Qj)RBRgak&@d'FBk$Y",
"IFfIzMM2VECr@0rdjsB{FahuC:a!)TKVn%tJUY8{g:z=[4dXan|ZgO-v=8Q<}UNso#JA!P[c#q(><B/}v>B94-cQDoUzeKX}c7/>|poV_OBGCWGMv%a,@AW+7C",
"0ywz>;ClLM>mk9TL0xe2J~C{6_Iw3G%MO)gKC,ehwLzy(}PwaEBKp/psa4:6]4z#4<wK6l<GGec|(BprM(M)y%<}mAqj,lKtwK7&k,_pv#;xf'7VKk7EDp8r/Y",
"@nzI23S}T*Yga>1x3yr[.rb{Ew`g;}*-:#lP3d:-t$;1H#s%vqKu2BLH%i4~Lek>;REdmZZql*cbJq7#7vRff),X9axuw5/P**sC'-]4mk/cVLOo]aH*EI^-VN",
"'FcUic0jtK3{+KH^=`6~K6B(H12;i,Ly6<Msp~>L$S5(nr)<9q>fpxnL9.Q|62=ZKY*FalHf|45BuA#V|sH5N32HS<}ick-.A2ux5r2UG4U6E8{'P1mDkZ31VI",
"G%zdj/KMf!RA7*L_1[p[+UempX2LsLM'@=@OaSZ^L_R1qRT>og8.lekz5_CYL_Ls*xc8kS[IEI9[gC*`]^5,K:Mt}onYuKjp)_UW($FPS(G:V5/mEQ.)QJ.cp.",
":A:-x2J/[au+=3bPR@*;b*FaVl@-vo.w'C_4cwuvY/p{/FydK0LyWCfPcjz[<.G;eshql}|Xl]Lew9VZqb6rM'WD_bSbnoa/=uoHnmZ'22V;lCwKOO6.GNdkuQ",
"w3,s3N3]9kdH,h|tU/7@N%bky2C{jcX|sMt(nr>YEZTuld,K`BAbuJbUtMM!W#B;X9Ne_Rzdj$swU6{yG;wgFvEK7}%gtpO!Qa-=3iDWFfPh1FOWwWd%zt.nl)",
"wWz]b*o&7VnO`w`(N.^{BnA,z;=uc]`7vSZlH8ALo&7Vn,d7Ep-x`(N.^{BnA,z;=ucT2'BAV#pyvTeOK.,uLu8pMNoPxErSelK-Sn}RYLvTI@<1mlUyvqM>d-",
"x_MQ6'm`Ygc_XXD'T.SA9qDEjP&re~bl2,p>L|Enhb9SoS!>Ns41bYEBO_$XF7&fB$duRBgoOpbP-CUM|3&rptc2cI'rAt6c2*ZnGgM,d<)pa!|=LFW6cLlcK$",
"NHu]R/pKl`2`t'h^ZUsJvk<0b~/WY1iMVKKeDb^xrI7xNL*pXC5TrICU<YR8S`K@TN{;xE;fhjmGc.q8Y>8)/76NyLhT$L4}FlJ5I|Q]zOwjKzMi+}CbKI|jH7",
"e8dQuD3+>A}j1'l'<tYIoM7)w'U:(p5c*cBpI[<M5`;:z:gCOgEII5j#8|66qR5tIzPKcy$b=9t!6n}=`)^2[={!B*rUmF0bu&6;Yg}lb!r#qR4Hek6|X;l(J<",
"%recKDx/e_Scw&p1XaxMNxvZSYRzBFw-rakA+0(3D2_ZqsQ78xmSORj0btst(fy9{'K>Z`E:>O2v]HScM7:5i;&T6dZx/,xTop9P+:%xB:mX{wItCuFL<I}#bz",
"SmT7IM6(5:QhtWW*FG&PyfGn+xBIo4*1]^C8qUAKS~c-XR.hBk$/;!A![W#ql>|HPbi}^6tG4p5.$XM't[cKiklCg%=N(tnCKulGw-#nLufQy=36#b*,@`)V=L",
"*b3:@=UL!o996k'fb%-[Mw4nF>XS|oJTNUkeZGW9vt7OoV:FF8Es,Zk#D`iW^}0s/Huvk=]b#lmVE2N{FXTm=XT-4+$DJ0D21QAp'S#@5-O@dAM;kuh4r3$iRZ",
",|41h]:]yIs,J:o_0(mXZTC|eNkBKY*DJtiQ!iDq&,{$$u03&>c3S.x'[`^}=3_92hk|&}+P<)SA+q1l3HA^@Y7dFjFOecvU|2'46vdhQ9:HlB!efx&9X+X1zM",
"F3+MQ47U|w_~q8rFEWAoF83o3s%3:~<{W^*#n@G-ZXa5HvP.+g>d0|qMLZ9CCw;|iXFyi%nPb1dx}8QcMx+!Ti4dw|jiLk_]:J[:8Qyp,<l}F!}I;WPWFXj>/t",
"h[X7EY]UlnRk9]A*Hw;W|~TKY+bqopF}OL;+c(Z`lnu>5J$vXQG&GEfTo]z'X%IpSL93wx:WdY=kY=qj8)NALB]}qRkQq7e^fIfEy!7:C[qSvVQ4jM9Ks'tdI7",
"B=5_4qE|NxX!m|YHIW+NOta>1qHcTMO*e5]<,n^ZDFaMKKY={rdOe>Cjr1MSEYsL<n6yh_pl<KmT;2RKX>,Q,T=dMpD<>~bl4pXgD=@4Kk<>GwR9AgMo3'%U}o",
"4%3eUz$-lZ<X*>!g{v5HBD,U*Hf`fYaM;EP6qcNP@+!>%s*o40h(!)0(@+!qK]@2-fbu-9s-&5fz$RUSa.cqF0K^jsC-|%Hjh4+TijSN/5!UA(3[f_7jSPsew4",
"261*xUjrsU2A/-xml7&ub0Ygz~Y<>BC*hb{sFm<}mSl+46wooCS!jze<,{vNy9pnGmI(uBLYlXqfpG%bLr*(x*j0u0u=AH-<#V1&!^zY+LK+)fF@k)F7bqP]`2",
"5M4+en)]KVhdurFiMaaayfPZOk`A{sfIg@uQO~E}2|`lh)J}tw`eNB%x2&#md2)$sViN{<KdwA8*|Od9rbEh}3%nesbuM#xE*kgMhg}c>+q4'=$@2)L1qML1q=",
"vA}yP@w[^INa>Dfad^B8t7:&lec-QqEDE^w6q7L~WpX,kt+^uA<|N.,fj<>*EaDFmcb!6J<HLnH66Qj0S%>3L>q^q8_i`&WT.@EKf#`EpQRfBB/yZ!Q9i+^,R>",
"GC73W^JX(Kj}(_:}ZaUN^.aObtD>gf1~'>pj@IW#7!L7o`>uooCs>baHWES}nmLj6YtH<[m}`(1m=_u~@!xqlgdg_jo*6vusgE6w0R7Lhw=|Lbvc0$tz-Rgv=o",
"]B8<ztU57u$9g^6QKar%,LQ7D4U'RmfFq|R[yF6UJdW;&@fGS5(s0drC,HhZ!)j>`!p8XgzG8F<LJ*cz:wXZqA#qmGiWMjrNe(<}*'fG(e/@mUkQ*d^suKGUEr",
"v$rrk83M38Yfb@J.D5QJ8t.ALVw`<RVi}yVv8$KUexB{/kHqqpW9Bg1Yp'TT|O^PV>UnI=S~3V.1dX-M:0!v^UJ=t[QD#>/cgpQwW0Lx0;!6}&wuzp^+]I>dT1",
"#-=hf!Gx|I-9F6pz_HcMjPM*;,wm6nOw5^DxgCvLUGNj@PN,t,Zznu,j{T^~z7j57t_i7UHdj7Kbd&Wruy<B0eBIdMO}o^o+=Qc~^Cd`NG[#O9}/>cZ%ewEcDv",
"iz/>K=*93z#*0cRcEidJ*ZY'ZQtuN4YnIYv#X9Y=f{;v|-KCC6knJ/`)tEd]|h{LsTkCiLqvXF:Uf#28uMn14Kl)x$Lkg6BvsEf#1'|$|r2-WXerox&0|V5tq[",
"I=t)2;A519oHtiD=fcbqKICO8,G54f-P.Mo._HIsUe;%LP<amnlByYe}+RKmiv^9|4oa3Yqz%4F_p`)Y^ylzugIx:UZA7p.HOwZ1Xae7r!hPdnCS`kf#{`O1ga",
"vmEKt!|SEOaV*9i)@a<AxmC37#HIKfYVzuNMs~L_5|5EYct'K)<pgFiyH3sl|jLn|jd>|zg61^6b(gp[5Q#%.Qp<}tHdM7pk_b`bTjNI|fAm3HqeYI-xE+g;f;",
"4D6LK>}*]8nl1/=44T|AST(rT|b>[Bb6V23K=ziCMJuX>;E6[u.A2(=[9g@VO`f$f}@N9)2T_=BrjNmIp9f7xwYz<>bznZN]/SbDmE|R3e2Dc3Q0Ayg(x}HBhp",
"-rMzT`6,11hVwBNFh7u>:tkCCA*o<efgtI!]%vz=F'hfzUpDT|j]v.8J*'vpg2OuP}rPLqob6`s/f:b3++Wo_@73bMl6CQwg:K[~}rw2rCV}ri'LD$^<Pm+8N>",
"Lr;-mSCs^YRiFKvH2TV]>|r~h;)_qyVATMh{ugiA5+rMKPKYap;Afstnvmw0g)Hiomk|RDAvepw@J)m4,dlz{|EL048x_[/NzA{8pdaoGjA1jfHNBqO*UwdJ3@",
"xfz,UqSs-jH>)0,6'1izz&hzLV{M$wSqs:1k*y/zUOt'9/2)X5SCF1Q_7*{0Y<p9g(pR@qkPI]bo=-@m:Dd;0q&0Y*ld!!9f8`|+GE_sNN|)lsJqD,U-WmDJ,8",
"KCr'+jx!{+qnBzi!tT5;5*`$'iGG|*4'bhABWQQ-}Uhe'l>'}_z/B]9EAM]zy/pY9`0R8N}h8FazWcxqYdX,ZOa'i^6`gfN,:_;X,mRK{p&@RD5QlS^^T9!=xe",
"{Sn!yl'LvpR,RozdAhmd3C;mhB=!:RIu^h`QHD|I6X]F;iVMH*iCf.@$#q>VYQ@LP4ZDygiX8pue}ikEM++USMW0r04q:(OIwo)bQZ<p}{jdZ<#x+-LN(Cya3O",
"&zSvZHQXIjYxJ3G9{|!e,j(=Z;RpO*|&_`F4OQ@qnB9<^COC,D;mf&4!3rF8d;en+MaR&`WJ(rqC|)XF9DjdYm=e'K1OHZ:h[D}X'KFP-d+8tjn#3[;:eM@Xh^",
"SL|dAN#&hk.9z@0Kvtlj0pgH68(q'wV'7u`Z2^Q82]:#z@SW[ce|g3+CF.}tHv^ZjJm&PpdSt5sLQToBb+.Xi@Y.u<N2FhFB[G;_8z%64Ra@PC:8kd}K]H`-/P",
"Ni73Np#p2i35>BTp)VyMby'|/7:I(3tiKo88T6EH,E3x;GkAMe]B$<oqaXxsY/xLonkDK$q>e|27MBFS#;p1e7fpOif+.x;%+hJ8TSu@`fA)NQOh55Ef,:7/Fl",
"mQN,>OxUZ3&Lc1jAM=9b/mb>Sj:t#D9[#Uz,U%}&'NCB4n{|Sd1`[J+'B.V-5GfNXZkcm#JU[d0-u#%k&kEz'6&`YEO^z*[_;!nC1t-|HahhfUw826Ym5Xq*iu",
"xf(yf;(z,K%x+[>!:;(4NDd^`@v;p}}$OR`]#e<c4##)wI2Qx7^M34BR|g:J7DO'.1ZaO]Oyt<l_je*zNeI!}*pdG#_#zs0F)6Q|{o|(jP^_^]=Vs{1LwS#Y=O",
"A[$`oO!W1j)cy_&,IC#:9>-@O+e=Y:z={OwC1s*ouM@A>U&3/4<3/MYS/6n_@]/4fu,Q9Q@#ZB)'K/U'rcq`15%B);9<.43d2Xb(_{>Q(S,GSVeZJ2K&.z,=|U",
"6*uRO]/-$9/qFFl!tLo+K#;gF!XU&T5s@=T:du3{3Vn8},4*;dDgD9z&BN04JaZZhJH^lAT~btH6/ckZE4n5bl4P'f^BG_u3d21xJQTZ<Tpli^mc]H+=0=9ZNN",
"ufBp9M^[;8`*0hYY4~oDW#H:NN#}#rvz6_$%X,.T(l#D[cCU`rRczOFgutkl]H_O9%euy46~x/vEP-n~0BEg}{R8$hQ8.L%oWGC=EV.f]Y0yQOX)niPz+VOnVT",
"_Y/f|%KS`m4EYC>=XWxwSUO/l[:A!+a/ieb{k$(Nqn|qk|[g*mAE*`Z'bF;XJL5=Tsi%vAehm*Pn896'Ma(ze[UI/]}7=A%I=+aS]4n<fB.v$3|_YakmMiHT4i",
"A}(/r@|aNSF>0~APd#^'iZF|+nBi5,SQ{/Mfr4IGUz*56<7D;sh!%2DnBEXU!,rMAfP|bDAY.4ZyeB$$%&wJa(:I1E3Uv:>uR]zW`h2A-0MbmdxsX~CeSpZ1f:",
"4l821=y=yO85+6BdKS1AjCe'RH0Cb43+Jd,F(leT]xXAbDDL@Y$-+*/+})iOA+9y&fk/g%Lc5C;}|j@)c)JL'Au/FEhpElW~>%n:b_ol>_3:q]:9nYe&;FzEQ&",
"9|{+!3vt|=F+c1_yz:XbWD|$kpKSLhhr7`]z$%=r#/^8^sH@=0J*{bV=VwmAbC6W45}L)df-|sdVP{wntobVE(n@PjtqE'Wc`RYe6^dElL+bjh+98#iRrd&Bd1",
"#/XB,2YTBAd0S}$K/3AQ]>duI3<IeC'<*A<Qp<|f4}T]<]X2<msL@SIF8vx.T@F+xO^hMuE0F'>G0XxH/CLU]t$Yh,i%z6f2%j:FGYW6jxKGGxzLC~J4$GL}s*",
"#uB&W3h}=4PB_6lGW!YZ'L%v%I%3s2#yjr`;pkQ@5wqP#O]34=.HC3Mik@2fE(RSo]j<e,3MXdwAfd*Q8e(;fh9.QSz~E#Cuh|U>w0M2TA[%Gx|<(JQBJpcaeo",
"moj0h7IEyT^}E@_RC-%Vm[!hi*u'|8K6/2lJs8ot>CR=<ef3O#)P{^:H#(KIGg6^]=ibC~0ra$=Kdd3eAKp=hNfT<*/8xw&*LH|)reN8&)FFQaIE]^8c.SBUhJ",
"v>DaEFsfm*{Xa-HUR!*E6K8AN4QM=IRe`M,6-3LUM`*@|8ko{H]bCn08hO@I,N|+KGm>O$59O&y$z2m>O!Sur'Te&3:k_(8N;zKcOu3aX3-+ix'Q298$ZQ}(i'",
"25|,`AAbEGZ`bO5#mo*SX}U/=w>DQY-kUAlVp:6jR$&{Ry.Y=BX%%y9V|J%gdeavk`,UGu8c-V4~s0X}JVUaHSYyEl<BvOR5M,6;wf76cs#,bmC'dmx,tZA#C|",
"+5mt)y.u/.BmIMxnJX|L{V*MZ^gMzD^Nep`Lw#TXm44ab>s_>EaE0KK=Nf4;&5&Ti%>ICktv@3kVskGe[alE.'m6O]k6T3{0f*mxgee[YUtt0yLQ/[4h/[mIa:",
"TBo:K2/Pf&3Rx5@jnO@'Q%/ocd@haS=g`y@&&xN-NmI|ZB)}N]G*el5e'k,=T`{7L,02ze[u7_;XW<yQh[6;f_-2_d_]X/0k'XdAw;E5G/5mz(*H93=T-0qC8v",
"9Qj6)&^<07j8$;y'FH7:xxx:!4x&m~L7g4T:!pihiY7MsRYlGA.L!>R6=CSnMym8E(>y;>Splf'hW1>MZgyk3&fl=2gs&d:omOQMcYeE6<vU6RH:V;KX8E^XH7",
",lH4A,w^cZ`jIH^kO`sS5ygLwI(_[f89Froh6MmrDfLR-618pn$irYgLwG`EWVj$Sy}WK_R)H(2g+kr[v*ge)jRk!kf_6^#T/C!%9MwnY.1{$Ya'^7v*[%MQC*",
"NnPw`Gh#1=/,q,:mIF1G`>frmF/}PnZSbk$88J$*YR7&GNe.I&7]GO/5I|.6bZ`IyGDoUsfgR9cf%FbJ!C<&h=3C;;<{10MSY&6S}jxc,ws;ZxQSo-@l`+>$A4",
"boL$D~;cv{yyrerJ&`Tnp4H.uw=%'{>/cyA2tO:C;H8hh29j(()U#w&ysV{phTM>`AAi&L]IQTRvjvUm]Lk/i$+c{}r1t*,~l`b&5Io]4s:QE@-NoFu)SS;(ey",
"Y|nGM;3q@fy#f2.O0@]'K/;K_HcWV2$`V#:7<h%}diPzgvV:XSbE[zKv<kx3pQnHA|Id.WAZoL2Wu'5-B:Um'aYdxiB*EgeF(xbH/PHyz%(9W[%_acIp(5f(D-",
"5~eW1QX1UFX!+rvulKc;`[E*e8DvV=`>zpEm3#Xx}T%JvxiVgE]nEEfn-IyV`+xb+0`5);W(HlA!%LLO1*m=Q88AG|OXz_A4C3>8P:LD=Sc_LT1q)1wDX|[l.n",
"{A[60j/FVzeaHM5!T+[pm^bzC|=]-{52pez1QCt8a17Zej^*X7Zd(7tvEyZ/ZGIwe<SYF^=<X,2He@By<G8mKr{|o&3E-Wo`4|=@Dww5!3ms0I1a/[N|KTU/&*",
"[xY`$y1M{DhD=yxg1bU)Niu0EvKC]Sl>b0#xa{tt)iA<OZik-K$!/~nxR{uv4!lJnqE{%F2yN:>)e6[HXI=x)u9L$k=[m]e.2gG87Rl(xE_E,v>b1dl.mhRjg$",
"&SES123(D+1q|-J^E1Eu=v}SndZ$h!ZMIdb]$gR_f{J5SimWAnr3<ir1^.M@~#P}$y$~]l0b!txqM,7W#iQK;W1[w<5u;TPj^E.%49PXVbiWuK;H6TkG$e0^n*",
"WU:xI$g|p$6e6Q]PSnaJsflcIs(10D6=*$((8I}([>%'Aea.od$)]qg6>O]SOEQ2b8+X8bf5x.&TQc$-$h)&&'Q7{y)HK::#k[jDKg;HZ6_J-7<yOMS|.3-ai=",
"$.lWO*v$/2BLVZF_g!pM[W)d#W`OJV<!l0Uc(0C/[K_1QAvs<iQ]rlWZ/MhQPZ%6A=!Yx1_Qs%`+1)ldY~mTvpa@wJgF6d98=+M`UX$++d!~AS(0nj_h>p3U.*",
"SSra`4MT@sg4>I7ZkF`)&<yVj^X2KTMn6(CGTI0Annuv51.j;{V%_sd8)JnkFwDR`xkGnd]kuz#W-|y5xz)D(22V[m9TFJTpH_9U;-.C23!NtL6dD:[}];V{KS",
"emiY1EnwM)!aa8fWL:/Qh{]-CDpH{u>T`:y<`<MD`.V`UqOF8h_a132c2*Wzj;FBG3d/:uIfrAXBrmWF!=f9ZSjqIb6xYvF|E/Ik^cFu3xs+vvD1T`5F&^zqXS",
"j}=V_SOxXGPMeB7zBf`0N//zE]A<z<=ui9`XvUZlSPB/iR`O6<ZA(|b@`0N//8ZlY)D4C:Kyrk7nm~M/ttcko=kx8fs!N0zXj9PK{>|9_z,|,%OT<m-&K(`:%G",
";Qm38T(3SSfjy[YGf+#~F9AO}vG,|0C)o,M3yVpZ(&_l/kI#8/`<j_6.UpM3AQo!@,m}[#4j7q%_(W8e4_.<!np6Yrl[#4am#3c*PViuTerK$78rP[FT-:jZhx",
"H=k]zr[6B1's@#-g>0!sQyvPt<{LFq<bO#OTn7h%Nl0u;)tw2e>Z7{9A*R69(n!DUfWBGbM2jm_>JyF^$a'+Sn;wY+]z:G=]H$An_w3eIb/S_'NwT7GA/C]<)7",
"]<@K<20~8yL6dL73PrPub{b}B`R2]4)h5.:f20D7]=gl0C>{t1+bVYkQ|hT'0xnqM<pVckDtI>FFA'NH)Y}7iwfurSuzz9A:|{`+^Pq-Fo&6ifu`nd!ZjY!JHi",
"kdfzD{dpz{3u{x!$[w`F.{Z/QE9u+.po-!AVk1d4u;wIo$DF7v1;E_Jm3Cf*OA;3|/Vq/4+ow%qz_Uicfwy8/ds[my)}@D*ZODZi]@v8'.=a;Ay,-abfDqba%m",
"9uN39=6SBsP@B|4m&ty80%M:nHk~!}hD3-1LYta%ypQTb|U'4)x;OVz&lm!s+:we{jxYu&iyGQr]$^}-vmu3rC1gr,*}ZK(((HwD=|#vhEFX(paN=A}BKOb+dd",
"n-8*Tpj-/OD*{f4Gkl]5C/1zJYXS%K=l6-E30$/k@<O5^W|vJ.HrGme'H*l3(axuq<nIeP5gjy8Vk^7V&'L@18)BS)!6p#e(qofTj/98#tzz-ODRTueB^8O@x-",
"hUr]%&CfL>=Gi[Z$MG&sv+M0q#n2XC7Q`<XAeLFmm[Iu]&5rGiXv^>MzFlmS3`:&ao13,hv9(2kOL-S.oM<cfSXHnD<SH!^D4b<eit[)*lGuJ'+~O_faJb0PS(",
">>B-4HMvg(89g;}BBXg/l9OP;CeF0HMpNoMa)3G!J2lI>lT99z)45Y{+HD9$i8oYfa9]asH{KU|V3_IPN@/AfkX&'v:v}V*`t/I@B*9h8[|N{GPEsS{BAlRA9r",
"t/w/q=wn()$'gWfkUE2gyR}xbXDX*ATC{+8<<S#;Tdmwy8.V-V=`u{ZZrg.1i8It.@#|5ZDC.@$W2op@al2QoR5]cR(`>1$)fuStXN[q<Ym1y'Et!A;g<bK'T5",
"+sz]g^Q^aoj7z>HP!-ht{7)8tyU_#vPe0wWU;,s>W:*tD,lrIUHe>GRH@.XK*^|`viL`jsY5W~gp]!)~;9Kdp2J61|X0`bw}];w:HiJZJ/lKQoJU3hUN%S`!05",
"HzSwIcAf62FIlexw@,WCbKT2r:eAg/gvRmI;^:s<HSV^A5d}v+e3edyOMDw^NBbsMgIwpedgvbkKpeMZxDvm>nw^aedo`gr>zObK-#ye^YbYlMs8Q1twI%M(+|",
".]C`|}YDId4~5U01=18~J|%9X3HY{KZ@GNld1&%u$#^`isG70~uDfk$1D~p_@nsbr^N4pS8AG/g=6s-9b*7*jy;`OsSz2yIJaC|uFYKR{(l(-Q;`W=:8q`N7s0",
"RtJ2.-`cYob;M<}8/nCZ(@2R'gt`irv{uK3WK(lT{([iw_p%crK1/X9W`,MF5#z)Uhk)Ip9J##*<}wX1DXG1vnzKerbgoXZxz/'Fkltn|3D&`vkdu;8;7ADS1A",
"-+bj_)ecL{}_K,-n'llS%c%|CXNb`4*8wdXxQCz}ZuK-hrc&CYf/5=eSD&<QfI*<uAHvdiw[4Sep$(iI1}93Mj!vh0Ba%c$|/k{@P+7Bi_[<s(Kf;-0CC&qGKC",
"H(K-SLb[[<n.yZ&qH/ci7`2BUW%>eNRlru-ph<|l_-erLy,tKN]nkO,wc;WcQV.X^D_h*cxb(I(H+#8scnz*^!6/z~98-[:t_FI(T^`l5H};tRQ>Au02OgMINS",
"k#WP}+z|-d|y0}wH={F~&{m,R|YupR8V8DzEqu};tOd7hQo#[#!4T)'@Ibt2@t=OT<7^^BG)o8pqlUO:s(RdG(e3w'>gM9#pbSq|KJMn5367Ok=W>jqw_O}drP",
"wYcYg(^cP&tNYL:]$8uQ}`48_wNm5LeN'<=~:j|z}nn+^byD'EL`4]$H{2dTMql-%sj2<rE2dzJDb5*WYqwjvir}iA}{o_wv|tm>j/6{uqG]8,+w#+5S@`>`|5",
")$Sw{5NuKovl=5$k5`Iv>ZH`8wE,#XPnh72ZL1qAJWsh.6O,;_'_`h|6Z=b-z<vAd6M>9+UG^n&`;+R;T^y(BjQJlrBsUlG<M>DFj+!)UZJY)g%}>Ii>Jy:SFs",
"Z*heR=AgX%q.ZJrDJ~r~@zr!EAdS1y_<$x/j69X;p-ne,I>*C`zKr`%DKhEJdOf6KP5btcsbddhvBJ9[X4}L=mZdj<'K/_ZM|EMhuH8Ai!#G(>+4u5f(u6pyR$",
"I=*%[W3iRa*$2*pzd1Yc!nhb5P_Z-A8uZb{>g`=#nU;uSKu{L`}2Ym|>WTLr]GE^=ro&s](qHq2flm2F',giJq`wH|@Yn/kXGYfU=OBB#/]e,{_S7kJ:!qv'A!",
"UG-Te8_9[[3%GDt*-b}xmu5N|R{D0OScB|kMy5W3(mQoOX6En4WLi)%_0[)'%b-iL3S(Zjdc4r@@KQB3Iw>7iE<3_b/&`!*u=}4[nCZ=)EnQZ<WCTU)N:0&gH!",
"9aJpk}Vwudu'as&S(}i@G'X8p+MlM]3+a,Aw._C'FR)VVo/=!22YECi<3A33V$Hw`dY1Na:y:=jm0GSbU',NY0d'Zh[M>${aIRNubQ=o-,7'F_]^kvg=>~(-K3",
"fWE'S~pZ/I(pC]aKE}YwI}=U_uYZv;H8=H2O%2onVd&@*JV-5dV[oDe&`8N/^{HKAMz==unt`yvWZl_hBro.7W@Ncf`8BxvXZ)`@>R+`d{vUN9iJu)A.3K*&Q)",
">z`']g,M1&'*)=Bn{^AQHQF/ecrSq/|7KX5xuEvDgY&jH3|[hZDLE6'L(K)O_Bh3{2O,yg27DDMn_J3;!XtS0}ym_J+=.'s[am`buhO-5'*Ky*D;OVQb%j|8oB",
"+0N'Z=UvC%u_ELDV@.ubgbas4n1oj~===`$FRj#3IAjwrU)4o{iam;#Y;Xx<(.y)ha#qA}L.ET}m@dp/I4R,p9}JxQcMbW$lidk-KiVAts#t;:0%V$9&0/@zl0",
";sU8,Z+dg}mokDgeH[by|tUX49WsZ`KdApDfYfl_5~cMc36ElJFbc$QyFrp_etet+gUSR48)}m[0M$aagM;6GNG9Lbzdj'pgw0zb%p@kjV/!0>&>.ktfw-8*HK",
"RhDf^W|E(o!xyKca8jS!`$QaL}MbTIw|{;-9dR,^b7HLEOt)p{W72P0Vpj4yl^1Uq!+FO[b}+E.Bg,+RVo%N>){HO4&CVdI{YN>il8oc3W5vwg%l8sN/E=ygz}",
"G5lN/:K&k>7eI2.n]Qo>,SpCtK*ziR-^mvRjH`Azm=.Y9Bce;Xh18iLWg~vuzmUNxeq{AVf.!sHWeT8[>Y[z@&R9cIgd:.sD_-p`{zzl4t%}r5.(EEv/$MZe5T",
"U3Gv+[.0D*.4*KUC>FOl^@(]EwiHIx)]<F9>$B4<A[d*oJBT25(8(Q4be$MiZ28pOYmQ%QXgP#Q~{ut<WDgq1'G8nP37ib}F[Faq'V%H9^qY:@{=(2CnFCWB[e",
"t_Ytl!P>[K+Vf&Ys4^Ob.')B8d,!J;}t;zx|ch#3%s+oa1!D(eQ%hn|q:.zkFLLbg,EDF43`In[7%a<8%D;w!I}E7Un)jyMH:5K`Kpr~s3k$M)ryX,-)u'Maqs",
"xvmG@odad8ZG#R[tRA,aO[y*=_Q^eUdBL=v8[##qy}W(7wGf:R_pb{SZi^NmE:<ho{6RW.k<BOprjL&tSQ]@^oN8S6>dax1HJ1Vf$0K]se_u8ZmW'y)i!~8IX>",
"KNxdU83QDBqOpBE$4i-yhXuz#d#Vj4vk+C%Vtv54@mUR2q_Z.;h/:gV>rT|90a8myc|9TsH7yOI{pTAW(aE#yj*wj9ny.Y@L>yEmMIo0xY@mXnI,'=Km|S00QR",
"V!OH}&CvZ5OWA%l/zTP[y$HJs{*bN@vYs2zVR$;5TA:0snc{Q;%!Z{1>zdR}13)x02W3;<[B)ZBib)sB<_8A*tZH>+GILeo+dGm{E[=]7VcXz_)PX-#T$Bp4_9",
"[Gr~QzqM;CD),x8_]x5+qoh.b~&c&y.K8yQXVQ>a}A)$iAffnxMmEQo`hBHoA.:Vwe%$D45Igtv(Q_J@$.%&4.6t/wg|ArDdH=VCSD#F/(,OlSz3wSaz#7q$/'",
"@^82kTpAmLNKnI)!FZ*.-~@3gt]/d&wK6Sl(2]&iZ*64n2tYkMi>=RKaarWv_N+d>y8*e1QPa;{iv-{l4,bXTWHb]$JPph<%eA+fhLIVKM=UmZql7+s`VaO3G7",
"}YJkAwkWHCN{WTwBRJa%qYx2HK$CYP$_Tq)=8}HQ3P6zo*i~5e8lafH2ZI)`iq(To[Q{Z#D=5~u#>CQqpI_i_*cULvh;v8x!D1@IV~pB74TI8IjU.]a9::R$!E",
"14-4,<TRExcGVoWUhP4.#s6x]~;U!}b=^OH]to.8Qr|llMmw$>=gMSBInoKYioHC9YLT)Ea$owCILTu*j|]4=OGH5gkI>BA)Z,VNja<46tL^f`Exfh9f2+21<}",
"+jX_w-]E1^[kMcY}ElnybvTjhGnn8!CAfXy$'4(.[GpIJP6(m*2^y!pEZ-x^q>+r/ck-kygPGod0N~Dc7RL.Eyp,Y|>ZQT@vq{ge&Z9vqnIACK*2]l`2Dz!!9z",
"U`K_2mYy*(U:5QO*$$a5[J=>aM(v1P/Gy$l6Sk+EkzmNG99l>Q88;HLNTGi<^/9mA`5,>2,OQab.DO938t*Vs]Kewd5o.-!B7+6u3tiHAnR#C|#!Y]Gp-Q6K[Z",
"lXPA%(W2%T`pDg*qW~'~7n:aQ*kNA!W5XTvnVpDVPT9Qa%YAWz'fiEroZIKqL3Ds1BmVtxFB}94iRK.YqXF{I+R,O.!{#<$h>A3@}d@xQ[m6tjRmB0mvHw#E!6",
"QIC<7lQ82Y:b6`S0x'@UhKtT6W@8C_LL3Xrd4^80;E3_a:j^#~;E5pX})CdqnbBkh(cd[NdPE7I^(Y+A>Ju2KWU8qntxdyQy&iuCmlI7&RKCvhlPJGbr23qwqt",
",<yTc#!b&2,F&|)mVx1`9U#iKg/jv<-LF7]!wT5H.Rpl/)m3^LZIR{JeH}&rE7l]OoMZ@9g.se)88BBO)f;Z;s'#([C#<zb9r*]|k.>l{<jXXnM;<o6dRNpd:6",
"{nq^0V3nL+h(ujV`K0McB/!jH20ZzXn=6gJC7uUG5B/z+^nQS7cB}t[`N&}ho>Y4hmK9A^z>=utQa<vYZlk!CVo27WVZd7hR%`CVo27WVZd7hr-Nz>=utQa<Ei",
"AZ}0+ga<vYWmcm}+sn{2`naOgY{jWIq*T:8ooYyS0yW7BSe%%1{K]@NlOZXJt)a:q9}L6#UDz0}@vYhOO~B~q>C@Cq['wr,Tl%eGa>C5^eyR}xSM886N4`rO&9",
"$-J&'-q1-LQ9t[sPR{Ld*w$_J3$6gVF_28A<gw!>Fc|J}U<&f^skX-wc2w<XR;*1iV_-N'3&dj&s&T]3|KF(!zVjGu8,/!<QslgcYjrt:1rhsj+IhZq:qNov`b",
"wyrwSeW[QIr4x`4k2C}|yK:&s%G/h^-=StLLy>CSKh*nzrBa.F)s6O]qY;#:6O+MZ~dn)qn*JcKHF^Z'.8Qn>`yl5v$tfrWxG6GAYtKkRl*plY[>1d!v*Mp+Fd",
"*NDD85i'VBdmh}dVw<sI}fBcxLi.bID67LF'3Z,X{Ryox^,YH|yS*a$D|(eEa2Y)ZKA'zgCB}tB+m$YV32rTyGDHxXuO|H1Qm0MDJ`oX:AN:I4hgO-gRbky0nP",
"qZz!F[V~[cEZVUf3{vAu]lz!V&rZ7wA]nSOi0KR*}$C!RlR{DTBs`<)^>6xn,..hNOxP0!Q^!Q0!6i^,/7,-mE<VQ0ST[SR%&89kuub,12u4l;,'8+]Nn,C&X6",
"XhnDP7uqIkfDh:pH^gsyc4WTj+MMC}Pkm}J*;yr3D+s>}0u%1x.$-mQ)g~KV.o1qyLupXX*mr`u.f:sQOF#vW4BA$Il<Bw@1d6kMZd{'uEV_U5.[i$b3FCEzq8",
"Nh/pk+iS-v1)j|oX)Y69A1DO%Mmay`h-po8Z$!<<4380jiz:'Q[2i:q@a8:,rR|$<O&azjBhwLyz<!T3a[PZ5/I9Hpw]/%AJjC_2c(sFO(q>zjJ[o`J%ua/&9f",
"`6625R)N71ohAk%DT<l=-OoJc^@FWwQ5CuEbE^!j4t.K|qoQ`&4es<uSn:*JJrDa`Q:pU)g);Sr~c-W|JNmtf%!6i>A{>2,ro&9GHcr_ki]{8Wl>oSbht$97!u",
"I3.=YeFM&/q*:ee#),QE&ZVmhFH0]Rq!/mRGOIQ7Hl7Xh1z<hC|P@QfsX94r;Z8xa@X#nlgM8{8|xX5MmM;/3lEo-S_~0^kSf(-`]YySI5Fi]Hwk_wnlh6i#h^",
"J5z#-0!d%+-CB@OD)>Y@Z'U9:v3jE7#Ab'mr2z>(>nU0G^7@d_imZpzs=]LI<hz|BZ:olFJJ<7+Ggh0WY.%-YFn$ZiTyaDEOr7k0K/=/<SE!]cdzSqA;Fb{AqA",
"T8h{DGXK;'CBVosnWGfK6rrdulhcB{_dXB,}oIAb)mI&hV6MU{rP9+y$WCtG==s^zTu1/!!61(sT5IWwG&(K#j7Yw=-#`bMWGr)#+:2ywTr#RM#Oq't_W{Q!),",
"Ku-{[:4abxT<3}v}8tnPmm.u@;@cz(nT76w8C+S[]/v1&n!ybVZ@j@STcP#1'4_,GuGAwWASu'w/A1#=v`xb+8NMLa6&TR<N]cZxV3J;#:Ci]4FXU)%f9us0@&",
"9]f)UCN;2v2xky'j5ulYy8%([H*1ee@94((2NYAy!Tb7cWQ;0al=V>b{(7_89,&0].W$QI+0V.Q[.FJ{7xkgpTCW{f#-sRxh3Ew~VT1hdGoE<ZWs9+@$>L2v/>",
"#^@VY4/8XH7MPaM2IBsr1gFDjP-q%8FCgG}_S}v0`_c8RbGBjy(MsO2rKJ6%I^%-FL+<L0!VXDGS$.r*Frf/oT&zHTL6S}Rgu]gscK_-],L&'86FeHtfq.#o`6",
"=|%BUzJu6*R~$v&8/TCg<!K<ShM=[Q</ziUmZufq=2(;-Soto^sFo8,E=1wE_hD_=L`8!F0}VJ}z`yia&4og#M#39D+X@(N9VxcjYpBQ'tZ2Sw/X:}T0@i{+/V",
"F_ZH*VOEY@W[{wqWE+!H.|,htA2=YD0ARcJJL6]s<{,gPXR`=u-<4<vN]lLDu6!mplB3'D%gu[j-'+Ff|2Si7NBRhPd2Zkl4&#)ibvi8/&Yg+R(#:Ka)b,Cg.X",
"4H&b-gYL)0ag9h<i9uxk#2Q(j)ty&^^vQULj-C,>}g;_$_uMIKU+>d@Lu7K_[+YrptSnl#e=)_7PI{EPR:}iG@^]@VJ$4/p*pafQ$Oai3vvdgpJAIUd;BV43ES",
"J2uFfoDaEz9fA:tCIXh.XSE2scs]Kr0!*x<jhMY|iBI@Q3rU&n]qIkWtwY&hJwGd`S7hS#XtUi>y9^,-bNlEfoq.NvGD].nZkre8DLEbCi2:<UJu/=NReoX4BR",
"cT..EiML]18/-IAJ+!]`ADhYWI/N1[yeLVA.L!:^uh;l[@j6@9<A^GIy__LEsBDtm9P%3[*PJ+Ah;}2_xjK+9ye<FA.8ZOq~ZID1YG[zTkcow8;F8;h:R'`Ba4",
"UVu^Yl0vQJG8$*>ZVU:IM8`PsLc1tPf%1;tYYTZqa)|XrgXVCE3~ybX}/L2p}uLvxNb+ZFi[#'KpsnS)v*N='+#<1bwat*ohp8Nq}]H0R/g_Ji$/;8U*4+T;I7",
"|B=mSCnuq!Egs+)a/2Nkggx'SN*o:v+}i{SL#a+#<d9@U[5X*h>3/csuDe0Z2>L)1oNtYtPX+:*[J%MvoCeb'uB5kmYEoyX&X>R.t#z6@8*l7!@*%;oGi%:1#s",
"]*1d8jWyV6;H0n[$_yx7mpzRWV#cNf}Z:@GEy;llNV9Z*VJNqn3=kDhTCi3q/Cv'la;7oD0H!xl&xtyx)_iRu>KQ)ODEeCUbXL9H8{Gxe#$ylfnM#yM*InQJ)2",
"Tp3c_m-r_<#J$n%B8rXoYe5X5=k_WDhXl'OO/xkw(f{:ggTb2NR%-RWeaQujAVQL-iwBC>o4'<Z7a.=@m+1knOl_)Q/i{9p%kE{Rv>Q${IyEls_`sgp4^SuID`",
"riu6[FSWlZ/9ghguw>DAK$cx^m#Ui02s=q}#OnL}oU2%->WweM]sD=Tm0ChODy0Ie@)9xtBIsk.V6w%P1J1umn{NMa@o|2UF.XCB.'$u5iFwt{X$+b'.oR>iBJ",
"3eYuJKzOTvo.,P4vU;7I;ev_u3Ix,MWL}k0C;n&1ZMPt7n;jr.0fwrvs!e]v.2'tG}Gau|YF7GrnxtxyZ{7;(z]SeBMDh@r:%En8xy8ImH$w=~eEck&(l1/5Tj",
"=AmN-+,i+k/]9DTjNnEboZ&YFC0fJ8AX36%)]ft<R,K9|.j|hxR)l.(gGwejzwis#;m8pKLbjVx76_iDNC)6VpG]fo%Hcy`!Grlv_Trr.0rNar9bd)s]T/<j=R",
">i;D3I'TZ<5kP$eI%tT~,g!1#pqXw`tJ$v75YsE[F4N8FX'N&bP^$/WkP2{IZGMMeNzI!EPMsXk`:m6<>0`f0LLU7VP]maE[sH/cs'RK|MzE^!3S,a_Lv>Jmhr",
"IGBsN^AFBn3M+!HI}S/_`0%D][9h30C%meSd<e8{LTpUE=j]v2Q2:,ou_Az1a^6VE'}h0=YhY#H3hdGKu^dS`)TH/v_7XQxlm#xy6^T,4XBfK=|s@HWPr,7yb7",
"eA|Lm<N{|&Bfk^&}eU[/@;3.>[+<'Ec=YZKMGzICMTL]xo@#Z3HV$Jq@KMc>kkK7pehsZqk'!ZeH]$akW!a%NiDCcFdj(!fNm@)W.8<$gMszybJjAH]+3LGrUh",
"2-*$3Gd<=a2KOr'jL)4DL%@MJ9v+6nFiNTVJ(|.4QF*^5V)u$dnJ!w,Z/+6%D2b,{xPM^ypSC58gmY$eAt9woe!ex|sHe9Hb55teKp{qNCnyCpBduQ^wH#DGAM",
"OaSHS`HRGzejMN9IJkoqQi.N,R0+D<xm9YA2i/snJW8C:vf$23xz7PH2)(}GXSiyJr@D'IMyl>'SNNAt&2'FFSs^QmnuLt0Q#%XSQ@d2zw:&X[n%FOs)^%u7O+",
"+AKQ<hQ,DB)>w++{eJRO]~:aVq+4*QwHVP)^d=7X:qfo:lvzhdE|N:,GwGI*hRjni{Y67p#E-x-PXB6cgki#(M9y[G=uhF8|(/SnrKz^}ye-ow.h}XV$.!{b=!",
"jTX/eSLAM(Am(-2,cadS4,]YTvTAZoGH*wN/^fA(^`w+pLIfCQ/qCisqh35t!^2h$pol6I(:#mgFsS1mH7MvWY^zc2&*bbfs@T{,*]v5<jDusGK$*&UNHkh=0~",
"`t(7(0;P7}N>27u*LQ6UL1^7)bdN]`(&XKTAY!ig,>Nncli-d!r(T}n)xlYFR^Nh=8]CkFI1[6$.'#L_WNwcwr9#0Y%&;($Y;sNrZd4m3!PZQy;PR.bci~Q]<N",
"!tJ<-b8j.sPQoU2^[^&Dci[](fXg`:A`<[Cny=C3MH%wJv:*Ts}vX#[d2=K7t.:yPkWlv7!_Y4IYi;@V5Jom*My2-V8`:{KSvf-6*`!sCto6*6&lv`Hpzy*`#'",
"JiR)Uw;_|vQXB3kjZU};Dy|(eUQ[0JD@v~V.C>O(mF/hy0Rj]LUDwd.k'!|rxJzz3:SQv4o^|BofwxGwK~CA}x>|om1/y*StZ}t='SBDuc)!'WaPiT,aN/3ro8",
"5e>`{Cim%<Q4amPIM@STdPm|dN=mOOXxRMen]Q{W1hz~;)#)A}Cset'!tKY.}:>jQ]I^3by.&9};*ft1^UiJ77=:U%<EM$X)`cPU0.5$-:3<(@LyhS4hV1THX-",
"hup-R@T>^(B+xdM%{^4[xtHtRW][koO9y&^ZY]alQ~M$Va!wx&<{z'M>F)[QVloGww,ZJ5Y>aKL%59O:;~Pw,Q9TKGtJ5%(AXFQRJ2|Caq><AX#%P'kFf4S)XU",
"hvGU7/H=BaDDC,^`etd%GH/Ve(c5Z;f84r&{&KG8*3^JX!EwCASaIC@zPxrVsG!O(x4rp+C##al_xtJgIK`Z7=@oMm+/.D4XZp<ill*uk27+oQ=m4p>zEH#1Vl",
"EcjU6Zgf=puEhi3/lY.#!nHBd%&PZZ;Gf<x4Y{WUYq'7l:Ea*EN0*G2e*OIsl6=;1~5wd)T+{(I+uCXRmsk2;QI)8Z*<tg&#46ElE(}a$8BSB=Iv]~{ttB':;p",
"HDZ[3`z]hc,MLS=~v)#s&#R5)L5$/LSK8kZ^zx('8c>C[bGEDy8_p}QXP}4gi^I1CbaI)#bKn=A*<Jo)3<T{a}CVG(zO3/wmM;W0WABmptYRh8|#TR^GBcfEJ!",
"M!UOdlq%(1kF,udhYyAZ$r]}P[.x%f%}A}:-)*dvvrI`1x^(QL=[%^:2a8T3MU:,$9#e=LOZ_}Ct4a/43Z/WIk3$gyYt_ywpSZ/G[pw<Zcl><s:C:`66kE-_lX",
"RlI%'VZ]ow`+j0Gg%v)5[|2pP}t.DK^p=lF`>:'MHvBMthCnhy4*FFyC7ttM}''d2#l3t4^6tStv|>qis4QRkESwR9lbF:E^)k4ho@A68Fhi#z{}a2n{mctn(m",
"0BW]ZD>esm+4$Sha<Oj)'%J`n=DR:W*:Op|,{Uh=A&$@^M-P<Ck|zD%3I/&h]<mC=0BtMr<*iCxfD|}AnEeLG9S$YxDoSW'-(~>~=Fr2.LkBdZts}-%Qv*ar%(",
"998(072c!<^X[yrnonQK)Bl1&T`K}0IFJR&tx&S<0xu:j*pLPD/GZ-Ai^ti1D#&NG&X:!hsQdltM4iQu+%#fQJ6t1}CCwt`K][;<Fc+7A;6=Xq+FQ>[<2r24J=",
"@1l0U=p_6,RX2UIpCRrpPRRj<`ioeVuBb]mcZ^=Zi!^T/`FrT'bxCUCeY}&WN4iIRH,CN0I<<|T,]1+}L/,{jmHB1P[y3C<Wo=suc>TfE2lCR,v*uv.bz<`PbI",
"%}MjFk2-$>O=|[eH{T[Orkd^_K9+R-BAt8tw#:A'mIu4kfYR:dae2.TiO-W0a(2EVSn5'OmIQkl*bwyyTI%iYSGx[Cqxwq`.Nez1nTPCCHZ/Q{97t0Y$N|13k{",
";qfT;NanSlQePib#w`lKM,Wbeoujcm10eCgzRydJD:eey|@fPk!weD=X9PoS{[MEz|uz;!S/i$VZ_:`e_Hn&N-:3(T[V/U|vJ$cm(#p|R~S<#mvfRWfFQEmn#U",
"}Q4bom2r=Ve'Vd%~:EGob/#[Ldx!GhCg`11_.7)+I:2UBSMp}/KWpg8z*.[D6/=0D0%)(8Y>%zE5e<kdRChGIRqic&wP,9[KU*/~-cr5W>PyVm4R0Q_zT_3,iD",
"*+iS!b'M=IWYu,K:vZ>La'2,Tr)T8RXq#~|:uqeZ8rr*z(,aRa;XcC[&0bCfhkkLS_W.^^jD1(>=tKCt'%)k1^9AU!1;Y{5O->[m7);!/2v`Ve}<-nZ/vZ^Qg{",
"8PagAEYB<cD+E9hF0>gq9Fh%8i1wpfjLeT4R.clJN&,js`SBfIrsCd;g(GiAk0b`c&Dt7<cB/B*}kyW.>}2#yERxL_#tf:Tiy~AWc/a}y:VDKS/=Jn4eFCrGk@",
"a<`GKE`O_~_g3/g8/3t1)WU0]3>{iO>lUi]lQCW!m}@wZA.bduKQICspo.y*icP=m|mzIJBiuCmCh4XFHhy%T2i/]OkpKmH^)OQSgjP+n`*VV=2|pH^jI4sAr)",
"&^E3-3spAcQ^_!4&;3jzkTry-7c3VN4%&]x|`u*q[CS=[thVjaP8EBxgZ-`LI)TvZzAdt_T!G7(8t#r13`wmU,)2|R_RE@RC*^ba:*Ny!!{soO}@73:NQna]$g",
"cw>pZ5QQUqBdjzX(yW9=uLy,HDi6Gi+[96msJp}&.2f27rk0AgSz^*>jkK4QJXN!*~!RZR=}UVme}+&4d4kynmr,^/=fPF<(@0r2YKVgPY,2g2vl3sOE|B_yGU",
"H/j&z6Jak2:5hUy5aHffV|%4)~MR>+8f^#'l[py>pj>3qWru)R:$`'o|3DRP|]^IqmXRz=,>sXeV3OIl30Uvx'QUnkyI[B;sW/a'C^8_q_SBX5H}(khn:bZvUw",
"J/UF'Wbg,8oMCMozmj1#%3(l%I>q-ZRH&p<(TK:{!Vz=#k4q;XQ]/d0E8>`8C<`[F3+l%(ES.4U5FC!*>UHaplN#uKL'xi!Q&~V.BT>23n(<q^l*HY=B!r=:SA",
"${O>cP4}<6%}{+VjtXF&x/]zhd:(dOX]M/i)@kz,rZo9M}4!W1y3%~|XtG,s6U[xm5kRd==zS]#.JN%WN')*W{JQG@.qF.t<MGX=4(fE8d6UodyH.6X->|k@2{",
".BTI.3=mH+4L]WM;pQte#FrZz{3__0V2ASg^VJ]`%8((H:6^rNX>W}ET*]CriZN>S[dwp#_xW3X4@44SCn+yCY[RY(A&{3=^4nT5{e6r&eA>gdus9@s@O$haKX",
"174O_ED5<j4>rhiY>w^c}M#Ju%y0|=cikonPY6M,`WjaMl#SBE{)EEx>@QvmtH[lt@{+.8m}o@KN7+G;6@>s6sO{1Z#/GYUapn0xx)GyUd$=+t3NKP>=vy7;X^",
"[[G`j_t*o-Q.8Lj*b*A-)J<Hr$GE8v#-o@K&@S9`Dt0)N]B%vk6`zT2;l@THaf!'Q^%m;t+Q^g40:FZQgV{2>LbsP)n{,F'KUGjjLWuA/*(c[l's>0Iy51J7j{",
"CQ=m&+u9DjGlxej>{hK9%#Wvx.u*%K1lCeEGMxoZ2Oa#WakLiK=4*LSpwwF%MtkN),]hJ;bmfl_`nqtP=+}_H96}M}p:[l^j)V$=CEZi@b=RN+uc#RCjm&^Br>",
"NP<@Bqx,7]ed]#9z(~-0`#6cEi[W`{<>;x4dQn9)0k-UaAfreGba7yS4:hog|V*=vZ6z<8t&d_]n%UV!$U]x^:*II9]]&^z8/r7-_+PKTDD($dRx`crctf_~Wf",
"NVv8_sDt/ev0i+,,Z%>(A||T#(h,%i`UWOBY)(Yh72N:yZA@v[a:O6&!q{B|l|7{fWucA~&T;qB/>h>p`V#uhJX)5+:jW*z4u%^G1MQL8d@FL{mGn;7)^>%q@4",
"}2#@tc:U#Y.-_Wl060nh2M@}P0[W@X%t^,E#=[*NV8Vb4VaE%#[,8.45XM*vr4}%9Yrln]ZI4lK>zfS_Ns.=$Y]XVG7}rAk.6kh(dbQiSYB|#-Qpss+SnkPL,&",
"nrS0LK+^:wWhRz5+Z)WwmPn&};HUICR(EpInidv[(6xVY@-hP^tU*|K5d'4rCz]{*=B.)Qx5_+/pR3LrI2$mze],=e#UEKbV_1_O,Q$pyB.5Fd=[9Nf-o[gKN@",
"1&#dv&:Hy:YiJ*MGu4>gNS8@$u[`8Dk!91<E`f:$6)60N4yxsLD=K~-Wj@w>k@$ZxNKhnXd}>2`!LyDb$_l[/u8b:R_^lIPF5S*ium{*.r'9P1}h,S!A'<':PC",
";@O~!A$nv.b%v>$:Q|'ZX*Zts$rXxVeV.o}_{RsWr$[5rETH$,@V4+;'R>;*r+@P#S8@U&AH_Cfq{G{.tWTIU;O,@)Nz3Nhu{&m&oIXLix'St{8/7+g0MPEF#*",
"[)Ta}`VGR^/KI@UbSu{2it-Hy-[98b&@|xNECsgG]@]hxgxC'_%IZ$u8#lwl*B7f!3NgO6%D2mOr#~xv9|xkR+-2)jxFTe*BUuiQ;=!cwE-KDa'!MUBN8`R+ko",
"UU(cFw8KDX1}g1I&N_DIRk&Z]J1Ur}}[ofxQhv$vfp2l0q;+@}8c[47lj1JB@}DGIb-=O`i+)6U;QG@0t68{[*TFubr1To-)Z#O@w<xXTN,QgPt<A['6Sp$f*g",
"CC|o0^p|NPG&Cqv=;BCF<N<iVl0{I*OOJVTAM0t[v.ut*XT.p^DGn+4LJL=G+X*%F:7$9g3LptQp#0@@6X,y[NQ,lkF,HJc|Yjz2k')dw+^9p9hOcL|_*{^L{;",
"=MOPmA[*VV!:$.:YN-Ij$;UA!{z:piEcc$!Dv;:sl4[n>7A:42w,utz$,2oVw~/bx,JqUgC:*'jlI79-!kt0*C=/JICYPx@r$`EJWyn9CCl#:I,uY5lFGZ+m-E",
"M`C/_SQoX^Z2,@vb[J0{CfQ8X$;WbjEKz@H-Rs+IS+{,VUjI/jBE<|Fz0Au2'+mSlB(])0cw(V{$1T/<$e.zqgCvL4CecR-/w)((96XJ@p/-HWSK%R&&^9j0/]",
"96F5m<g5%es.>A:cQ*c[:RKt)9%Q^K*@av5L*<`b%_H@^Y*7>W{>eQwQ-nZ6M&lnQBB4A8]/8`sap[$PW9pYFHl_m$*qq2dora{JVL|p_&@`<.u~H+cA$%yD;n",
"zPQjmV2juKO{{aN0.(!krdM%'m)S))j#@^,bqmkmgY^h@Uq0Me9vTQbqDL|S#7RP49U<OsY/g@g&Q=QF|<$85fb(+~pDEP:6)~!U[Ng8ya}B;R.`@wT7=!-b]=",
"=}FXHVQ{+W!/(a=[059(/{O$h~Ke7ZK@#d`eFEQEv2Q)SU!d-#TLPY_~']7,8|)LfhY0oj+<:V>T%=i+#N[n&c)StvPkako;Q^23;p0]8s)g*7[dY6#`b^LJE4",
"pb^oTZue$$/w/~!{YK^d_qA6y5sHJ>!A6HTR>AU(DqXsZ2Nhk|eQ@C:(#>MAFdP7Ko/9AHB#>gA~wjpGe#pY@Qb.V/Z<>6E&X2]XXp7r<ydS.;Sf[=B#=n,$1T",
"fzh,fqG73}md`KP5D-W.j`aTb.90D#QuY^RNL;FltP1*d@MDh3QVU+Uerg3Qa0&@JOjH.biVNpTB-1]oH>at@yM.3bdJJptP&Eh*3HvcH'zQnxNp;*2g.gx)TA",
"028FlQ3pM]v^O-rk'X+:}^J*m3LB_Bx-iX$A9=>JxJF0&NbAP3:X4i:$3uy&pjuJxh_Y7/$lRYX'k}=vtHXtaxf2J)MA.%jGSR`Kx*^Eq,wGwEo.cc7-i64CAA",
"aArDlDSGjpabrsft_^N9_nm8IZjOo>6k><*IZ*Jo>@7{tt6ZAO&kjtV|uQNbb3LxjLmUvY`0$leop.OLsf]*na&et81G`meoBKpkflJ~_de9K_^pF@<'{EPIBl",
"<2Q<'=*z.akyq0A=&)1xFIKqxIQ$x:3+81%^DhNM`Z1FPvp)12MkWB}**YMdggMBK[(3SE'5}<{(&Z!G5Ic~%jyMr4I(<%Y|Hb%+w56In)-KxZ|arb[$=A#m.[",
"Tx&MPtg/J&>&G|;){eUnFdZ~:5rrI|}a&JP.(`.wg|%o9.'C1VoFZcn91J*x}2Mhld0MT;]rf<Mcru{>.6OBbTjESZ$'m%5F-1Jr1r7$wzqMAuSNlw{j3s.VZt",
"ffdHqOZOyII/hr7;KIOC(<Q:yk./t5X>xlUA,*rZ4L-VZU)-y,&sAwLO)R6X%>P*sd47GG@2;0K.C!PQU_&3rTY7%{UbYYa}{P:cODSN0y^Z}c0IqglO:QLspx",
"T$Oqd%xwU(;)32_c|gV^%P#/xL/wMxOE&+f2X[ibas4-D*AR{OrwSeIF=|,`i-:tStE-.L4pdw:7ezjF=Ic[,evrFX}%@CC.vunUSb#<%8jZ=B2%P*+C#X[RIx",
"a#|iI..#|isz!BTZ_b6+d2w/i=Sakf,0^r|+s|R^:c83Ww_C2*l{:P}G@2U;j60v^g1<H<LVp-j>6C^BujQVo)}GwQy+XHQG9H&rDlNCnwBL,!^_|-.nt!*GT)",
"u;(JT6j`7$#Zs!}I3Q{X|mibWBMRj!,qy|tC#[czOHJ1O0)g^dNhm{C;K'^wh8}_Z#Me1gZQm(2X*er:UYX[ySan8(r%.o[6[N_5$]QNeZCB(!h-@Gi}k~gv(G",
"{A-z@3VO'Pr'K#;KN`.6OIK%GMF0IAw2EL1%x5:OjW-+f9OIa}+fNVJ^'9CU|gV0sj6hF,j&@~`@(wsk_]x[cT0l:~3d[TR7o`;/!RfSFVMC$#u{dMA2);1E/I",
"DRaAEpnswQPK(uD65IjGbG|wUPDRao&Ant($J%0k!}Q4=S*Lx[H@9meaZhJOZ>8ybE-Ra_9O8w<ZBOQo4[Z.=cv42*bU3^X6h[T[HNYxxN)tH*+JmKbU[Ns7OR",
"SJU4taj[p(%43I*}JkRHXBVY5Vl|AR3qkX4IKL!Y>&eM$&K/(@Sz'%<{EsdZ1;_:i)AcK+BDm~:rUwVuyDV;rq2;}ZVp/'mr2'wA-Fhv*U'f7:0-$('3*>AD@[",
"|jN_c`b:`;n^Hc&|_LkiN>-:Ytg((t`7T99soyAX[%{R/G%!G0{a9M/MFtxnO;&a>b1,PIyqs=enjJP`412Ik6l>x.I&3ZV~3Z3;Ma;gsy.TM(07%-y%.5RMnY",
"5F(-utGdn_%*`VnbTiwf_s[m&VwBA.PDP8(Q@sLw:YL~P;Ab:i;{1Z]fi)Rz:r;^#c$0c`)8EeSJ4Ri%XF*)Vg0p>4FWOGkCy4w=m|G<xfQ}Cr|M|cZfl%)>u6",
"H9zy8<r9bua8i.0h.yuMBeg!V6C>K>GZLy{K#^wtVwD=z=*F;1BtQ&vp5k=#_dk.wTfyCa&Xqq2z$ywXTM98c|o_Y8=D_ro39[0VC+YP'I=#dNVUKE[nz}V89B",
"CrYZ-S7W=x6*sC70w[nKe7No|/nX=m:sEOL6$8VYZ,z$Z9K_o&+O.`(|hg-p/c/!qkFA:4IiR3FKg`J88R3E!$hOjudJJ23r2Rzr`eI'BC{.8*pJ8DL#q4H&XS",
"<CH*RkbrRIdXT*LhG]tL,t}eNaCbm;fG@1O#6;}RY`8*&NY:D*</m#^N|$KZOQX;n'Jn|corsM1^sPfm'vF0(5x>U'-1WVOCbt}DyE}E712h^cX=Dj.({4Qn|T",
"])Bl-R4rcmA<n^)!+Y#2ml:*pv<<R%$_.`c<xxbH#!:1AXjHT3@)RX^<LG_7)v6'0=Y:MBu$6&SQ&:9f=R8m&=]BN:>{]g:_vt|7hTkHp6)NQZgl/2[r(WWai6",
"YhW9bO4l]Quopzp$xCQ`z)CJ5|(941`&2.XQeT)JPP#SjKw6RSIiFm];,tQll_6>d<BtVB{$C<1Q1Sg}qIr6GV6N)PIyj48Phgy*^.w5Z`JM5)TEyAd&dq|Q#;",
"Q|@j&S7yQ[%t:#m2M0-nPtow8vPN(gSTzIU3RFpE;1IRef2s=4Vx:'22ze$rYdwu0:tKx6DzOg>}[>hR4S`h0<BoLIb^cjDi;[I)z'>7=,Ch^VhZXO9~A#kpwJ",
"B`0gq.%SmBlpucOd#@C&w7f^|Z)q>lpvReB.>$by*Yzr(/KT8c-vPwwOjM5Le/:/de(:73PoqYeDFbzw5#7%pUy-x]z[]viW=>'r9>OZP5A@xvzO#~aRwM7!_n",
"5TG0EMya_';S,HgV|f}H+-E.u<Fbeeb1i)dr.aJ~ldSQi]=.FWlDi0K#ICI8-1ezPm!{4!uEJmMmVx>_K1ZoKT#tcd-_*(pW=7lh@r7-x9k!c].Ee-38!faFv9",
"E<e;`]>uD;9xU%nM;prX#!Qh()q}ah(icT*S_+.Q0Dli'XDak6$K(,^H]Ira9-aA^wVYwi$b5t*u$R-aKD3Mkw5M8$'U4b)L/$gDeC2.`8X3PZLfG8-;|4y+1h",
"Xf<m*;_8+{gT1=As,ES3d6-R2#t5D=4qfPGt-@vJAS>ZW:pU3h^k&sVSg6}Vl$XHgLQuTy0EKQwb2r,>b4Zxd`{1jB>.BITWu#U=i};b-,*lo(o>3-t]$2P_8j",
"JWD^+*$wXCuCYk4ZA46]EF|6BR7@3SD*e%%bvdX]R/.J)<`*!jU!_>BVV^]&!)=N>$]ITziBS!,uIK2o<j[tqQ15<7bU&BG(c*#;Nu#V[dhXY$_RvQGrq]#E%l",
"rbdx:tk}|cAE-6A0ja4^,ruX/z*&d*Y%^tJ2FeD{/cu2k>!|{i+(LCKy3~'~6_IhV**NoE*<(jLG`iJTvLr]}K$!ypW>8A1GeS1_3:tkSFQ069V4yN,t,9l%,o",
"dV5v@-Crrtd:(r2i5QXUBodem6^<`;]u&G#KG[=}NWN*^HuV)srAL@oLm6^VY5=!T3g[dCg2dXY6H-{=XAI[9Y8^p}bJ#;,jW^F,oMLgECx]#M4>[FB3,g-Zv*",
"cUbkg9pbhqxjsGJ[-ZF]_HWKH_wgDoi&IA6)^B1i-Q`W#6kTz1QL*r%>U8XBzy4iwv1@U$T5T,xBBCVjK=Cxe,,9J$R2FVU45<RQYMW~)Rfx,tSg]x#+1|*%e{",
"9by>w6(+mW(%5F!c(8!=lKsw`[=LR1c1i~]':7+2`6DNr|lJOqj8m7OUrJ{ZZ8>tZl-=QS3'bjv/DVS&VBPI):XQ,2$rC5%(#`eXYLj{>}__'}6//U<T^n++K,",
"pZ>IN@YR#w=5)h,Ty:Ck4;}=DLdZI$b()'8mXjUM5Is/}8^h.b41Aza534}U9).p(fSSOU75se#HjaBLSTDMjl'V2OiwWd]JT!D*e:FjujGBEC[kW$[+cB^;8v",
"d=a$XO#!KGmAJfoXtexF8Wzp={HF6ju;A^<GlP:BQiRCfKgCAWzCyw@MSE,*anD|(F^e-S,W9sjh/K0d,TM(7>Wa<>t`A;IbnYYV]D4]hq|OZW9HZ:-I]dYS/e",
"+6:`.h:qO_Ta>evCg;=[Mi$#{8sW3X7yVg$4Zd[m:Qp8m*,O0bK^b~>(6aBT)B<!f,jHRC>AyW:F#k_{_35h/x@0Vo)C4J*FQlmD9uvC]I}qM'<=|zlhtSoG&_",
"TR[4FY$x,iiS5:Ss/ez3M~#=-VwrqM/^ni9Vo3*C8g=nl|L*]PE8e6B9}(nR]INpfDFVGj5Npn>,V3L[gTQ_vB,II~e9{B|o.~%][Bo2fWHKU,Zi@5HNFIE.Uk",
"^Z.'ya@:4fcK]1W;YCjlBqyUTS%L2v}h&!NUOunc);N!vD<%WncuVfnT9HH0yaH!8l:oY8-CnF=.6[ku[4J.qki=3Y8w$AXcPw2v#s;pmB);R!,s-eGws_8m@P",
"=63!ab'K.u=D1MpGH(YxjQ4j+jBN3Ns&(sb2&Y}1a{%r,k<3&1.iOgM__5jaqtL:Q5-H`!/[!f]8.7mQ/_l+69xk+!s1>0xldm$CMd4rYF!~DQv2=XuD##>f$f",
"+FWq4BJ|0jKJ[;0Z;Z#n39F`|dFDCgUUz)6x`f%}`ot7/mXlV=h(Xr}O|bPt!s2ssc+iHPyMk<fNSH,kx'0pB,qe%1jJhAmOk'h[0v2WVY],Cj4v7YY<siR[N|",
"ZtXUlyskj,E;dV)jgE3<n)M#]{ea.#[.k>RuM*5*+Q.8In[FV9>9l,Z)+v&V(]s0r_,:.d@gEY!t9W5GIzT%zxc/;K<$nz<0v.)YP9*U}[Y+E9Busy0/JYA9dW",
"1x-'1OA^+SG*mT0ZCnTcrUAsNgH#kpNKM1:.by.0U}h=SLrqV}s#`dZMES`<lx]~XBR6yM`*497`gv|iE$S>l^!i[$h)*,w/|hYD.*rn5ed'W5N&9u]P9{r%2l",
"kf.qIKW^7)3kSB!TRvg41U%9spb2[u7=i_3uT|9rxm>8Lc$MWFOn:stTg'|hfZ*1Fd<(rZWyXxe!o:$EbAl1cwxt@VBHE/W^SJseA#*3,*4R%.jOdm26!c;j}h",
"F&|DJclM:-Bb#&o}4d@>_>nBLVftAO@~fa%a%n'lBQC%=%#x49E.ltu*VFsQdx^y5Rb.V'<RMGil0srpVgawL-CmjN![dT(mOm0P:My2>3m{:3;j9#lMr1X7y7",
"uB'Df6xmLb/Z3O,Y^NJ*|c(g/CRL._!Qbw-`Ttn@&Ei@Yg0:/6x/<xpnVp^%J$b]yX>4/q#n:QC|^IMBgh9u<9Nl/k&SwK*t~!z-Px/95v*J|oVud`Xd/,8Y<T",
"k*J^C@_Zpqjd1ZzNUIs[/B#VC'_3Re;%|7neU:bRW;.%x@^>9V15Qqgy&XCUT}8qGjZI/VY|L2k_M&*FXO95<L_tD)Gih.iFDbyg5H`|M)2DkP1CrDFpeZ)tby",
"'+P2XN)YDzVcs8i/vGE*4ipq#+MOP&!!zTFOd&#/E(w-2]]9I>V1J+8Y0)7i/%a8)gDZ:tf03aAUXW#92mH&k-lAj.L.hEOxJPX,&D&bg:Q1KVZ's[Q5(t8$L!",
"2x>>IP!-BrR1b3h1qb=*,ss,P.q2'hCmn'P1cwP;c|-A]9rJ>(c1iikJa^>CRb0$Y%'#2s$eWkg>:<s@8*/P7WS+S!9Toy,!2*RDw=&VRacipVPb@4/5Jjl+%K",
"T*VBZ4iE@,n6#LA}/7'7a;ztzEcPu/;@$}&5o&mAD0w%//q_>rdKe~U':$gLqLX)&Y(6M`@Hsxc1tY(0mUdkd;06X5<4spEcNdP~$+O1_Ox_B7gZHpE1=JpEua",
"JLnqK-O/fr=y4`qf/b@<CI|:1+kRP}e]R^IYNG&~}I0.uzaX.ct]iXrBmbPZ.2I>;F*xXg^@BA)'jl'M[x5UQQO*7.k(UICP#sa42NX<%Eb*RV9l;$bC};Gz:t",
"&!=GDkuDAvPfJplJsG/)P;O:k{(+!2qT4eRai$6XF%=l<N_h'|`;IFOpOm4N/!6pPbHaxojV)'^`FMjzcPLxXL<2E,<~K_]z_YJ5OMs//Ud=Lx[ETqn5$Dwwi5",
"rAt.-OUK2(WMJp*lSY+FfcBA^F`GL8AL^d4QD+tH}@2kE`Dt/nt0w,b@>@pF@7WPX%hKpsfxVP^y$#:S6GiUZ'[j08Qggl<jE6@=&;0{PwuqKMBQ]TNd4u)_1r",
"G'1:h)O<3Jsf:K)'({>99j`QWmb2Hrf5]A$X^cG<Tz*QnWgxmsUOXR2*j01K=0/]Pb0/^'xhLz;(1];8/$])H<RCNR019T#mE'3gceRq7u3*|nq)n$9_CJ!u(*",
"Xt63%64X1[(.N1;}.P!'e1:L>dpJpx2SE8'KWdFkK7%,Nit[$_S4o:s..Qbiit%t:IUe)Dm9FRRCSo3XpC0*{PPot.'tbDo07HC^A&Fn)bx<'e{CB=Q[B{g63&",
"G[t{22k'U=;=QSt`=$&^10y6^j2T!R<m-S_Y#8&-Gsi`c_ks0mjJqrL#,z*N1LBO1sT)XmG%I],YvH(>=DS.'{FiL#8JW5bzkzuaiL>l_M5vHf16<6G<[#VoS7",
"&8MSsn2zNCFxx&Mj;ij^EKQR:I9&7U+1=oZ5io;o2#]&/F07rij,ePU2K%H8f#YAuKb-x%f0pR_6]9{PmQ9M&z0<@}B>XW'[2/tu9mULD8aCtlY]fU05bD86&K",
"6,ix>'uHl.<d1w@(R%iL)*,ApnD*rhz>9W9Hx~hoaWX[x0g|@O$e`ki(U[D_5DqmjtFT|sP4Rql+>9^{x0SW0.>8(M@sh3W.Qj`P7]9Fj%gDptFS$N7bnt]0!h",
"y*h.=p[TYM+[-$G3WM=tVgyZ&l|P8NVUt='9kuxuncG0Tjbgp;w`z3%qgzk`p(tvMl&XYDS}@J@.5aL]Vn6o(B9iPu[&8V(n5W)RxK42osr0|/To-,&EEPTP>I",
"OyR!xi<V$wy~{h/ZQkTWX`DNok3=dbFD%Pr'3og.FILG+L@aq}/c;4u{hvGHr.M9&gv}Y(gg6)'zeqxb:+85{C.&ZsT>u'ez|vW%X$gEyYSXpSlNHP<[H.hVzZ",
"H:YoV;K[9(MEOLmZ57A).pGn8k6v,;b/E`8zm0nN^|qiFQ*RmxBBB,lQ4n=Ob_RkuDJ#anh(Rs}Nd(x0si)&AWkln}hVw/WgZY-Rtl^S%V8(M~&VEi%~*77{x3",
"A-Dy.G!u$6Y+3K:Be!xKqoCs.*_f7]H`gQZFBUgE]yM5Z4O]wEm6#)9__R5mV7<Qu:AG}9.5z39Gv9r;Q960e2{#l!'r,'EnC:8vf(=DiZIg/bI3mn6OUTI#sd",
"BC@(e+X3QfJP/WEx8z'.jwi.^gN9V]y|>BWK5J}Bl~Sn7*+^G{#!gOzFMoSa{rzj<iZ9Q3>=jw/q_/:jmS`SLzU,JZ}V>(:nbF(-l[HkS'wtC{G'*8hEr/%ILb",
"Akv[kcP2l!T.^-lP9*b*&ahDPYT%imHl:7m#AWIww4xZdXmS2YS|xHa-.3E;1^JmEv^H2CI*ceq&9*fXv'qc&u+OTn)iKm#:$Pjh.=_R{{G8IA]*ES3l`eM{{e",
"wN6YFsoR[l:I{%^*|uPW+*a51}5iV<lJ6z-+p3SegACr9n`bb]h(uA@nM}FYzbYZQ:HP%_25K-X;ihUJE<hd#hG]cE)}Ai>u@)l9@.z<7c:IZi$iuG>_X]4>`R",
"#Qxu78mCky+`9]7Va!Pi97Mt@<bo{$H6+4rT/~H;;E&S-kRO5C:9AG$up|*w<o2O8h@~7x>N$R5R8)H6g]aK0AfbHB-hoF6/pQLdF@GYW>Kn9r'=bE9P,XiHFH",
">xm@v8dFttrk%ty&7ns3DU]cvOaE)wbEm`vDN`5(f`v7p0L5_AZYML>`mRf{/@GkS^-1@&'GgVvw.jGl*$1Vw`w+*@E4dp*jR`/Sl!DgzXkop*Fl|V16rOJ2Y&",
"BIczFAOtcWJ)^Nzpt}$Pqij`;G#)i+`^n,}R7]+^$CxtqV|T^3uD^iyN_P7;[;FCa#Y.NT51=Jw)XtCL{ON<U2Ups!j%0/$zNpiTJQLO1q|}tYZ;v|dhVY#O>C",
"/4$cQQ@AvwO4Rwaxc.IO$C>v0AKB(@z:hnL'sk4:*1#v)4h2#3&THObi$c{o=te{ZR(+ll:u89:&Rk%TxDb^IX=^Zp+y:<)0fbIRAz%3h,'%FSIaX02+DF_8iw",
"6$8M1huN3^-L4|FJv$u49UulEq8|7VW6vjHb,Qr}FP't3Fg^:B[o!_7$_W3.z#*~q1b7J%;@7=c,`W&x0yvV+K9$U[6O4Da'A1>j_37gy`2417s|s:.VR7L'Wv",
"dq:Ry%Btu>0RT_]Y'}_#/y9]FX5ti3)Y9CYn(j=}|-_Vt8!>&tQ*>%.kMHAuRQ&CV+WqSG&z*c3e=2Nu(MaAaPny37BdNf+-Vp5ye`xjTN@q3dK8wNG#V*WV4^",
"!VH(nH)]*<}_eLi!$<Nr71Hyu`/n8ZJ5I'iJFfz-.v^UV)ZV_j5!zBEGK^M2ajq0B`sRsiOA6X9g7ybcG@`'!C/t[f+zG{xNy6'gfXC%8x+|J4Ui]k)O_o2Wor",
"KcN=b72D25OtE*gTM47%g*XaFgjwqxPfm=JubN]#@A6@A|C$QN&[l=lKeCx_.%;:h9OG>{q%F>H2!B2hNe8FXC<FQri7.$5T&z}3b(zEIHxUKTK7VmVD[MY)vM",
"nl[Y-P3Q9ZiNOg#}^J.N+v++^Jk03_huI>jiWV=eW1/9=~p-ZbX)_UIv/u:B)=)2|h(efSz,@3WMS`X#a-ih*z.a|3CH%b=tr])+9ZQj{m{yn3&mk>K!>h|sJb",
"Oai5k=h$(O6fxdb7H/rA<H3ed=]4+'[~>}I>`Js-712r70t0aO)%37|!a@nZh>6QPA$py@6[c2f4RNqV%GqCB7,ZG2aWX'7IY^:>!S8tJxclR`aj2#u#%Xe+;!",
"JVg_K*gNoYkyYz@zmQe0]vDCFDs@(DBmjN_ub+0_,1}pDUYL%e^hVUxv6ji65=*vR)i/mZ(WW+gyemG609:^3>kr6t8K_W#AJ,^3xXG%QH[oR;;`l58qpRbs.b",
":`YZ;4T[QXLu&.y*X;Y,NbW*hPA3XIN*L#[`m`7A3Ff.nwf/=IV(>Ynl22Q~R`$^W=rs!fggD@@s'&bhp(G7`zSCSjGb(q}7Z2Sv3S-L'M_WlB2y%kF6FQ(+O>",
"X%:d+su@M7hEXr0JA+SylmYF|^p1!=)H&xJ5|49Em=vzxL8m''!!P=[MKh,F.1bl'3YYXxLY$VV#BpH)><$i5DauNU97ZER'M>Rc3A[(Q9=+H{*6^0wjHbLAVF",
"Ngoy!)+DhyXF(iROhg3~iN^410829;R|uPlp@0b]<f'!<$8,!hMV3@KsK6:7{p/}n|v'vz,i#2U>6I7bj^TlH+@'IaEfr3=Dsko-t*+3WWFWj07w$:V_=/h&MT",
"as-Nu&84nQ@oC,s/Z2r~7ZM9Pe,Z{T7zn<NjhLZ<(!Cbow>JCT|o5hRU5%#)yf7-i/IP2w<G;~(6x@]+KH|vXA^J`1h5LXs`h.rfpJGC&+zr.fZUG=ECIHRGM0",
"I/q$3K1jXme^#$S*>FmJ+JOd@g4=T(cO6)6-L8%+^:dP^FS>Z~y(foi+n}RA8]Z5QrPB.j(BeA#pMF$Q2CGwCIfiXP`GD9e^Y+-Gu,-7@e-%r~MZ$-!4PGC!bF",
"m3YtgAk<cuPRBlt@g6VVdZm_drjGG9G7L9-Z4BqsY}c-lN+S<aijt`]5Ad;$%vz+-w#nN*c*#2^W.'W.DL:C2;J}xJqL+T8V5=k*O>%7veRBv9ea2r.=T*7$_u",
"|%FG!Y>vQ/y4)0NN)WfRL.An>U}j#9O^V4;BXuhF`tZ'!1|N=XUk!xMd<->@!iZP]^-c;mu`Z3kl;@]8KaFL>M9|,6H*.owH4W8^sgSr;^P@p+DM0w^4-ly'`{",
"FgcB2q%JBoF|H)so>Art*Z+QtU=HF.jOA;2g{6:A^Jh@odQ|%$z)83-6nZBLX7>9_8('%0.GL=O+$soz/.}]*&+:!g+KB(POPaOX6xMZJFL!PsU.4&=~[/}+(E",
"ofI!@Xh,:_02nNY]lq6Te$&(eYYb0y2ZD4|(VQ<=>tyQ9s/!LBP8n9k5SM%KbF#n]R>QmQl}/dRv4wxZO@O{@ZVQX`ot0Vr<>cK}>Mr)6Dq<4f=_HMpHEjy)n1",
"Ru#VT_y88808mF=#oL9SWz4!x>}.h7IdeedX!L:2YVL}n[P@QWY[p|tPg:1<oThRtkq1tA^4q=DO$sA1V,Zs9-(_S_N<K*1l[ZD{+*P-j5N~+cLK$XEFmr5D@2",
"b3vJ@OCRS#G[R0xWi~IV4mQcq1K2;pc+^,0F_a3ZT#s}>_MHbvuDIjA0WBhVl3[O`Fj/lm.WB,[ydJz9viWFYZEL>Q5yV-e:VyZGm2P`:Y4.:<#)=O9pjkm'/Z",
"@Djq0lJlp;Tg:($`YzIxJkNt<V6kRD1>tf'`FS[&])7-$dd5;jpQB~qR#h]~;CdiG,:.w=@q{*EA|xq,Ehh6wjfn|QHYZ6lR*DJWO`<,![/w|2@Khch>PLnD|o",
"7KvqvTt6>hb%Gf}/S[eBV}uSw(r#.V:})B'^qh.:U_z0%m!1%>Rn8Qy}MsJ6l9x|%X{wSc36BJD=eW'UaI:IiI0K>8/Xqwekp;2;vhR`t_[7PvNR,`<:f!.LyV",
"uZV:mT2|_XQrsL_i[)'<)0Kgq=uZ43uD(iDda(MrI$Eq[$3/:b`uHjC`VqLBJ*0QuLQK(1gVK^W|@sG'%)iY@'&eO*Z=&+mFx9p^<kw@:5//Uc]]B%iFEc>jaF",
"dO^GeZW9a_L=@bOiiH^-4k7sy20CO@TN^1GnjQ`GpT0sgri,+NlJ0Z^Z(V*&yo7_LV`xO>kFTDH7;CEj>#^zWFh)P;K4U09w(1,6>RprTA/9qr73P4S/8%WG8F",
"!E>-fE^j^G[5MbFe%;Mz/Zy@^/q;g(qf&#}_EC*'(lQUFt<ZYt(1ZF|Lt!czqod/T/)QK&s~I[3*HBQ/XhP%3ZMYqiml-EZ5(81bPP@JuHCqH:eD/d>*||E2v0",
"ACTZaG:Wd&bmO~C|obCGGcFi>EIq8*r'E/<9`Tr{`LuZ4V)gQ{QV7!8R+9R(;U*iPrF&Z|5-1V,/PG=ce:Eoc*{x+FJ2k$8mSRWT<C[_ADv(O&'%o,uN.1;IQk",
"dqL#.9q8C*i({+Drw.|X9;e}r@2mM>RjA/U_QutM]VL'-pG39ZO;:%>tvAZ9=L5+Zk:^3Vx%uRQDgvlslC14[6y!fKg2+ox#D6+lo.dzJNqW6A|`K='b'*RXC9",
"]ODOMATfQ6W}nu1-]'nGkcA[!6k3-!-m,3O#KA%b)PKYj:Oh|5'~Z:_3Z/7D(v3*0713@F<)ta+w)rD/3aP[ZvPM6Q&B]b1Z>-YP=qtY+9aJM3nv,H@XIaFj$@",
"6S.M+oIf/lE}<ncHd~,0SNUiZa%+l'ZugaZ/)Ru]G$;0M]m5yhs|IRN)X~Fj60L=@OO>:tp`AB},MxK/7bWh(69s>70m8E/2mRaEWg[is=|QsMJ*@.|-HH<8q^",
"HlUZg=j^N!1^=m3>n:[sOrW=MGQYH1[]2'%,XKZ#F@l){tWBQWKGCaZ0Y~qIjJkWD6.Qs$62.YTU>@v!x(B]s,3>&2oY%&CfL:6>.ZC1UZg5|e5um&L7(J%f}K",
"00ayQL,/qu!m/2I74BkA;*io6yII2p^,@+x!wtzUSU[tnrD_&IR73PiJm9u+`IACe|p8nwu'2(mX2xDN1Ym2WK-zU8ko!x+SLxhZkLm8/r:MtjFG</'Q@{G*%5",
"x!*=A4R+FHl=|cWJc$}QYI+0At*Ez@=uz.a^v[Zlv9D:o67WnOfT`IN0^{N(Anz@=uz&2'MS=ZqpnOfT`IN0^9Zl{mfNP3woeEw6w=xTHdN]:q#o9.9,}uv]E*",
"=fNE|zvm`Lc;NQT6[ke1>UP|WC]0BJse,if][j%0}~jS*^Jw=ax)[M/]15AGtAPyD[VsV)yve_-iqLA5&--8t%PsLSB@<mr-C4*6ZrxSg8Q'M5Wwz;4#7sc>eP",
"_*9uSB{fB+uQC[%P.{-$Pts9($se&PjGCaO*pUb~]<!R'1+fU!4-NgFmxzPp;M+$W(G_[s%G{E{j{Nn_`d:.OgH}W3zg(%cgZ0OsUGU5[9A*ZZa.DC-~Z]7g4t",
"1)yZd$NPg[3utp7{|`Y'eS2TsV;tNyOesM5~AuQ`D[L-`m2^c2hB4+I6Nx]pAGS+R^jJG~s$YFt7yPd/[67A,H8OfGGLGEvD`#D{dPW;48u+/12~j>L91/sOB'",
"G$Wtq(Eg3'*Q((4%#^C3&q!i|a:wL;(V=NKGQ$GEDm`)S6[<t&pg!0Kd<95veg/sw*wnl3a>@=wKbhs~dhmG0g(u-7Uw8ISKzk(^o`lAM</DI'r/4VNce6PEt0",
"F*k&Nd&:hPfdc$w7B^yU`WK[=en(d8XDKc[k5EDWx[4jo[33sTwZUD${!V1AKh.pqL(|N6fKS33AsY5Ah8jyI0Xe1fs.FIw%ix:V`<as's=&{>UH`1hhkp}b}}",
"t/1{r_hCRi*'HhL}#N/7SG/cvf/LZ>aM_axp{=-OzR3]y!xen6OxDc6nO}Y$gD:PZEvnzkc@E1rBD=@S1Afo3(ZBgPM7o[Ve'OWw4]^^Da1$r'hBvUR%sT`BhV",
"y3ZG1*S>t!XEPf@z@#Ym[bJV@;9BuFgvG2%AiIG9a%$4s5P}uy06LJgy!+`@L$B[q`cl'GLER%VNa0qc[xxp/D;6ar&(qQ37Z4&{wCOW7[l|j><,c2hDEHa2tG",
"Sv*yJjX!_(IuiCYc{8r1cp'Zo=yh|`p-sWri/'C:Rst=[$5'(t<RM=:}BG+%SK{.Y|(tF,t~m_fwd<3X<BRR'a!5W+&$J-WLGW|aHUDF$0WP_pG&%K9I):2}n7",
"=#L.Aw8'Zj|((V$~Ip=dHM%PEaJ/)N4^)#0p)AeWm2mFp>QfbBqlQ11*^aL9(til|vc%CYMxti;+m.dBI!pRX{Te(|gz`QN1/zPtA~zA=v#ga~v^Zm%OD|o:7X",
"(|gxT$DkeWH]Zm%OD{oIB)q)DZ*Tg3k1cLJ5Yk`VpEVA{!E:;%>=yja1b.m(zo}Udg6v(owq$wdJ7J(oa6y;hv-+YL:]K%E}MFR/IRi0j!NIZ>aC@7;U^rio=z",
"h%ge<*FFgn-K$15@[bo18!pMD|HUhDfT3XqQxB%Ha[ezrDK%nC6Kq|NWls}7Ycfj}D>8bAKhm1M<h}s>,,B/f20'RFw{znLa_T.Ln=Bs)Hn/B'Oj$iCV,[Bn)h",
"8-iOO&/:pttV3xc)}31^'Hmkh(,/^;%vOS7'uC+;BlS:)t9ftzh2.`Vtgz#$[/H`FaHg=I^q*5*_*-ic-&SgQUCXi#%QiTX2=$Ms8^,(7v7vzY[4`c.{/J>n8k",
"VR9sSR649gyK>>>.4G`dCoJr/QG_g$ZZ9F!^/jZH|Q<+L{g+wh)fcFzdBEB%>0(uLIvGMdj|e1(fm&BF;=P8{x>B1!0WvEFO[IF*!r(~y.%R8uc$}`N-buEFnd",
"LA=v(.'BbBv`Zm0gEao>7X@NiC`YN1^{ScB1zB=v)DbBv`Zm0gE`iRb;nWMkScB1zB<GpxUZZ64o=v);2'UZ(d~#RDN1wzO:M>{vQXHdA~|/}yv`ffh&wi>*}l",
"O*ITylliDF733*RnSuNRy+e1uAB-C]Jwa1L)yeTjQhx}2cTc||OP$llkt,SlKT#gx|Me}kV5C`V1pr2Bv,={#$$'t4NZs`|O*Xl|,ID*6kAG$wxZ(Z2}O~{FZy",
"5VyWU>>-r1e3[dN'NUNS6UoM8LBn|jd$S,l{28P^>cr!X.sm}*U}M@|UTp@S@ux~#FYGubR%{_g/GI+Iz8a_b6Z{yvf7wbm60ez2L2iq8FB2SC.Ev7Y}pe3(bv",
"=W-C)dA;npA2Hh%T@7bG@px49tiB$=:RLJ]!|G4Y&UwKMCjyBh8F3[C@J]}J)+@H^Rqf6|K+e.YrYEaT(>*T3`Q#SBQeIcG|l'e<2JTpHk0..>9kVJrBufZU^B",
"DcMSou#mPFgIG`3eOUUf>ya(lW]#]y0GG,y@^dH+]tJjl>L4k//yTc)7m37~hIBl@S[GZNyCuBvzMd@GLxl4s^K>*OEA{wk<n!rD3y]x05W.1Iw%0NjUcG|a+[",
"YI0^/MN~SLNy41o>Qnn2#R2AcV0OeA:&au*cs;H=MGCH/_',5>!'/`fTY`i)iUMMYI0P^Z(2l~5,rrE4Ni35zSa{RO<(RNfAB'>V;keKCjTO<*qb-fSPh/V%0Q",
"Y:n&Vz7O2EXg}%X4=HE'MDw_w[MID!8<`JnD/Xe96PtUcS-LH[/k|r7Vp).J*^G9n#94.Kmec)M/xL#oF6qQ<gdmsVwUFx[yYv;c`pk'WE]_<|Qb;=[H0r{qI,",
"myzPz`wilBNuUk74v]+e`u]Y4>5}8``c|b)(<<BcVj8$E5AU<S0!*015CZj_Y/Nq@t8Jqk5PrSizYp}/fT4v@&Mrzd@/vnV2w.]kd]bKu[[MLc.{sPWH8IZ)E^",
"@(/cd5qb>C_ySL9_D4UQWs5qbVmQiIH[vuE-<AGXA`rg*z@J5wtU9HdkJqu0reN+AWSb!kR|Tv`+s7m=ZW*~{ql*Xq`P8@C4ay*Fle4n!uXCq6E5oKB@Is9Ia,",
"|A3wTw#QzT19k3*qFMZmL`N<%ay$tP9B^o,(05X9Y}e]1h<5vZ8'Wl**l^IzOvt5Ct5JNCu68,4o80TTzZ/Qn$@mj_Y/{cwJq_hJ*v'g^H5s0x-@tkkt(CDpFT",
"#yDu`F5d@YPo.aPL/(=g&C!}fG8|NG*zN!Fz1vupF3vuA0A0s<}%_Ze<^Ggz;e@0BXg*5b8V:R$[-I8+p4NOxU)N00,;4nR^5`'OMDQt2)G^yj{9IhSB}OZ*@6",
"KTQt[o`yVDmC)9PQ&2uH`'%$9(4vA$V-tS1@xnY:e>S.[xo61L%Tmj)}(u,eX$CBN(MG)R'{CTZ2N$CvSe5R{@biMT5b3)}~11CjWU)Su4qXQ+4f@}`0SN4M@~",
"Ml@d!,ZE6YOjfp1(V*rI.NvRoB>FZPeu)'wPfoTrm9^}Kh)Ol]}=LvR{a+U8NL*3F6nO8DAv:rEN*O0}ABAGS~%^u>QtK9t8F}QtN2#IT=QrC%%guPRn}jQ7lf",
"0n[sOu%Lu>fr:N:hp'C{:6_D3pkhh>_-i,{E;kj/K,@=k7Y||eN40u2_x,P|eS2TdP!qNw7Mqqa'0d4db<c2;&{{ox&jHABE:vHB]mC%HR0E{k.@@YOAC5Ain|",
"DHX'nu}xtxv9m#esq317P^(WtU'la{p2JnFO+Q/:vPE]7-Ld_V@kXz}C,YC-tEvs65y)aZ_.}7)pvHZ]xO]($=LN>,6U<3Um@!KqiT%1ZHs3r~UHdl1rsk,CX9",
"Id`+heh8AZ3cs20lm=_{UZeR*(*HawZ~CHPH,pxP&>Q4tPIZoB>W7bvP(Jj;fbBpSJ/&nuA%yZ/fDr,RcDe1/ipZ3-#XvUffA|kE}FKPzsDr$ep6A|l*gZjRT0",
"o{1O-@/I@j9e_1b.$>}{+c52S=*V#@Z{m0'Mdb=B6)yiB^J|/9RJc%*]|NXgVV1P>F<CJ!`'t)do#~_8PHj&vQ1PW4l)},I_waliwm+*y-fkB12o^$aez~bkTI",
"TkC:]`Oodt>~L*tQ2c81W:+hm9zC{5a_)hD9sQ35-iX^;B`j|:a^JlA=y:T+&*G8#x<[N_d1Qi(~ezA6d6_^rvH5PLxIW}7b6dg~pFb-uj,o6<-Ow4Z2CP$@Mz",
"GUw]85IE'~]_,Y-+Ueh~T3Gtvnbhf4DnFo$VlYR$LedRg=aEg-1vzABnGHnB%7n2|lc^iFyztGTMW2Aqr(G{*BvO#zK:>MiAE-HC<E){%y|dF5,.h]GNS#[Q]Q",
"w[X5#u,S{gBqkKFr/t4Wi6KE@hy1$*W}c7h/^'fsr09/H7A.t@s3(YOL>E_RODT<_}egBys:@&ykp.#~;f'oh`9;X5|Zo#s:A}syU7iak'o1Q4#iWNRl^ay]cm",
"/>zyLUa}YV*i-gBm<,vpl*)|hjfJpZqTdt]MaTx*AOH)Vd)bjiSL;72&Sk}v#H&/Cs>:&6b[WHHZ<.$,mF@W+PEoaZ3-%}vI0l!i&g3cR!G@+J3pr*+G&!JT%-",
"WKI+c1_5D_K2:*cmrzclp1KpM&jHP/3n4bCkKSmVqh=C3CacwMGG_(rkYx2SnEE`@[]2bsywKZ>EbMvc$eef=CJtst+_bdqo@_xdC$%&hQhBp>@3$u6AT<`[Nn",
"UP(sDf6Q@:XvM2k'o@6Ds7R!Nr2C2*9T-rWMc},rR!Tj).cELb6Gd4Yi3ojSuFPgo@Qk-coNHLQHajnAhlq}w|h#Ez<S%!pR}wbnn[q}TnIRbooiI;=E03@WM5",
"YXD5D92l5FF]bDG}}w^F&+k>khHV+v`.P!HI&R-hB*<](>0DO~N8Y<}c70*)z@9p:GpGCj,#(x82VQ{wkKj3/uzL'M;hlI*3Q|zK'1]dMEj04}Qh]sdG:!].RN",
"e@`'[~voSVCIcg)omEsC1q_xCa{6LR=`CbC`}f=)KD>J34/t7QdF_~`;=!P*K0rAfBLGFcCpzqrCbu|@J>%M*l#9Hs7>tY##md<$et/_6|b/E1gRtTUTeA&,(^",
"7`drfL:hkcnx#rZ-(uWiwT_4=iWXMD8$Cg/8#Z]$#n_;SJh-'D>[)XJTUrT[:Gh>;F~!|wPf-MNx}IK]hTkBwX;M(6t!9=A|9|EUGY:O(DguF1TB8v<g+~eT&-",
"L+2PZNf.F7{wf!8wnL>/LzJoqVz5q3Gwd~vHdenmY^HGXO@0dx>&AH!%<}&-O7oKW6l'{'lt0#g]#QsOC;g_K3KjY)QS%&|d@/ZppCd0m+I^B,DV()rPezDH_5",
"&=;:l>#unlyhzjw`E-PTZ8)5yci~/Q*}mvdT$I2z,7{n(su=hWI(dp&Kum+WI##(g#u[<q%~9BmBM];U}wmkCz%0a[/F*4gQj':QX~BGM#exR-A+aNH[Es}.6V",
"|fOyNF]XVbA$U,gyc8Fn'rW1M3&625k@Amj(DjMG`GWS!S#D<BB/j}(yD;oju;E<!r5^Je5|Rgu,y$k:j)-iN|Q(#O{@YM8^!5U)ldhW!`L:3<WJ@/dY:Joc=>",
"jPsqN|mn>B(/$dKlahbI1%hW'y=}WK3vn9XlS=X-Sri1=2Wd3<WJ;;^1slz4oEOovI`e5=JlK!zFBfqd,AYSBIL5=&t#E<$|6@K!uF0fMm$1'Jk_Ug}{/>B6Sr",
"r/s=kuNdx-;pPjd@EHT1s>J!-(3uk!BFEidsqZ{sAQDV}}j.bFsCR|dP$(Y^#Wzj&/{4&C'OTUSMvc-XhhbxG/IhP>Q>fkim&>-b2|vniJuJbi>u}{yoDH*f=N",
"yPceu*dwkyi:5Au:i`3T6Ah']}}sy[O~)mdcbk'2NOmHo%]~<M[So;`sH,-la<P|1{i_gTcWz1W(X4!:aHqvR3gp`KrhSKril+,a::Ey2e9kZpxv_k^k0G/NE,",
"it05W3)Pv.ee^*t%cf$gE1nLC$fpY,'(n0p6T|@`+ZvETrX}WitZ)j+h(^*&:jaBNOb{$2}`LBRCVd.Jaktub(Ayw7un{Cq0'DS>&}DrYsId=[09.~qUSJk*%s",
"(-0NU=KVR3}Dnt7}iHHObD@xBQf#{BJUTvNB}7,yOLH3s|x|OK]iKa}@{QIf*6qep6k;oAboVgh'k&TF|<Oz6'Ml{i]K63W,67j334W8}ARDK]FVgBFc&Vhn7-",
"Uofb>:NKz;t<ZxOvxAr>Nm{0ie3UupY;v'Nc:rvH<]=&q33V}!yG@#DN534q6|*kU0dPS>}RM!<Qz[xRZAs$baI=vIr;Sc;+CRv(DY6gT]XL$*460G6@f1#hM*",
"QP:U&[Oq2]pY>$J`$dUVBG=BOclX6P^HGIAF8k$dUXMApVwmSr}2mP-IWl;LSHo3@|Bt8FkEv=4jv1$7W1@Z:4z+K4C/iEu=^[}sZN$6+6wg|j`4^ZX`l'24EZ",
"`~Cc^~b1(pJ<icCiU:NV`uOx.8[>MXzY*ntVwpn*n!VYO#vf1XS<){#H*nu+crUBodeT0oS8FJ+:vuO6F<QAWY'ba8=Xez-m2@<[}DyZj}n[:TSQJ;;+m.v]Z6",
"hZL%rm'8$mF9NVnl*8_,-/bq!GeCNCytb-0/RG*>)93Dri)k-kj338BQQL,^qh$3SD)5@1&R!TsZ9|34%a-]hZi3Tsb;L;;$FwKN3<M0=-)E=NR4RrEf>S3T:Q",
"[6kb$3V2&LX]`j)~b9W!D-%m$zN0N'<h5X@7BZ%;3g|IL%4WStj5yrkn&{u[sWTlJURvV[f1+W6usNu~^.*k4ZtcO9lv$5b;Xa:7i>/g>*Ky_%ldnSdVi]F]B,",
"}D@n}f,R{fJhN4C%_L_ly$2^3_v`&z6>!Ub5&-)r{&r+5oa=.Bf89TOCt)Vo-mekI;:$h(f,FsovNn]8Q-MI:h5tWbC6x2;}8=oVk08gB~ry:$}WMjQ-R`([+=",
"/+#Mk&B9gf%'P>ZwkK_X-S6qerF;h(ksMQiH:rGkXRsD<A5@6ItnRuA{j^3sB2}w9'c1hs[p)z6yBWHJ';+s_d`c^!'JeF=te}N4wf2,*{3=m-ey9[fETu#=Ti",
"m3(P!e1m,m$7N}0fx2Z:Ijfu9_M1=N$p&Fi%rB2)8pq'I/+[|(MKPjxNZe>QbV#;jAuvZ%kYmB.fC}[jrD'rw)ImYztPS.d|R(xidXffpSs@y}6wp*h$HHWFa3",
"aP5[hi4ss<a6nwXG=FYaIl3.3!$zgaP,7fNZ)l{K70haPKw'bG8B+19WXNt2d@b@XTCgI&*hQ'-vnT|7R86QDw:7>lwZ*|^4zbb!}C&OQT0sE%RzcmRGd/YA3{",
"TvdM.f=ZQKC%'3A[F;+]=:;rAOv+qw>O$8I#UOG09vG_1^E3eHl@B8aNnMtMk):gX|),^SomgviD;7No/xZr[o.;(u/v1fp1e4v5V[z3Y^3}XurraaE@/ExZ(D",
"]`dR*adUR)t}KqR^}E16K#a8}kNvO>Emwn12(teZ+a0z4,#-;v5H9QoaX/X:dnOvBh>HVp9IAkYv;y&G-uD%YA9]>^24`48wvhwcZSB|Fr9)3X3~+/826v99r(",
"oB;Dj>djd8**zs**.wjgdhxfjGFd]wt#]-t-fe0xP^T2nGWwMhY0FyP#",
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
GPUSORTI_X(first_split, 5813) /* afd44773 first_split.comp */
GPUSORTI_X(first_k, 18939) /* 6af88fbd first_k.comp */
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
GPUSORTI_X(first_split_address, 6485) /* e8c2c42c first_split.comp ADDRESS */
GPUSORTI_X(first_k_address, 19911) /* 568c04e9 first_k.comp ADDRESS */
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
