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

typedef struct gpusorti_first_args { /* first_k.comp, first_few.comp, first_some.comp, first_filter.comp, first_split.comp: see first_segments.glsl */
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
    /* H200, 2026-11-29, rows of 128, in place of a sort: the first 32 of 2^16 elements .010 ms for .019, of 2^19 .015 for
     * .022; the first 64 of 2^20 .032 for .031. */
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
"!!!!!!!!!!!$!C#HA}P:j1D;!!!!!!!!!!!!!!)%8SP>#;)FR3w)GF'8r$73R]x(-~f4S#(!.*o!`%M'3wG!k^Mdx$A!f#KoY#73S#4!H@l#`#4h`#A!f#M!x$",
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
"!!!(nQ!!!!!!!;uX#')q!!!9rj!!Pv!t!!!!!!'e#H!!!!!!*l!!+GgR5cwB!K!K!!!%7+!!&T!!!F>.!!0G!!!6*K!!VJ!!!cU^!#37!8!%gR!$)g!!(^8Q!(",
"=k!!)9P$>.7+!!7l!!!#xG'+!`!!!)U^!!,n!!!bU^!#gk!!#9gR!$<4!!+xP#!#TX!!/!OOOhDa{3847&wM{Vr1|l}eDb,$}I.e`N/@Ri0iVl'+2C=G-288^u",
"R!Bt`92UZ[3C`g8G0ZCNKkjMD/Ei[8o*Oz,lNz{NoE[={_UxkZ#>j+=5eHe)OP4pu]t;rNT$u:HtZ8SpC17s3GjX*%m$^JzFiRyiA[}=MKr7jP*Hz(dANeEjYa",
"oU*J]3MWsng&,Bxw|p][wSOz3`V'2s;'viT6ms8EY}}f;`n*2sW[NWxw|rHdfL*fk>wL9b1NVD&u,%89N2MKbBjX*'#rHdm:TEFm'$ja94NgRDC=%2^n8q^n9<",
"[e2C]xT'Yfud>!1rmJX3J4U!4pug<Y7SmNU:tIztOR](2D4]:47'(]sIs|BxMLjbU@$Q>(GUC1xAJ63xr'&=O*RE,YqC3#89frtwCc(}!s|xTu>FyMjai>OazI",
"kGsa}Kcyxqb60W;]}L7)Mu|fNzoQscoQ[8p[@r!<orsvaSC,ikN0|lih&tgKO3{KLE/ast`11RI0xAU4kGG.j/rZBNoLou#4D,HiuYuZcjDP,J3-l[,f<Oc|u1",
"pO}L5Ub(~!B~SsC@uNlngCEyNguMZvv!owBXqUurykZ&gYO-.v)vrcjgR-MWjW*MirZw5:m6fMZ$J.x=xBcD*dofN.]@58f]C/vEry{htDsicL<B$*1zDP57fM",
"d;m<m>`}amdXa'B}O8pz6*J1EF1B.NFhyqvimAI=%O%mo^6DJ2}$Eu7T|EtDskcL<B&42=DPG,fNLjmImKa!.nRT,&eK{za!]!B}RjG>RLs[h_wObKhl;*COb0",
"/ZXfE95xih&8y0ikN4r1yE|n,B!_wSWkiW|uK2ukEF1B>!<>|gpzyvq*T2N[5`fuV'4/oJ6by4EID_aqm'a/E*2ljZ|)gI:>R`3b<C}`)safEm|7b*_7}iv&QV",
"}'<=':yq`eVJ;w3cB*Zv)EP*SjAiR,m2u_dK)EvBQ_r1rljc/`jh|np'BPqep+ZfJpv8X|v'm_pik`/HYHib3;pi/WD5=I_$|OAAMHLME1<#}#^-D;j/0M%L!R",
"{f0NUto;A+TR{I@C2Wt==F^3LhtBf8T]pHKmLyn)=$3Gs-TD.]B,*WR`5vXS8na])1<yAn(G_%#a<:;AaY|gHKDrEZx:BgMHjc%N/ox2HThv'j9zCt>]tzh:Qo",
"SR4,yd/V=;VJ(~Xo:^9'K69tarm`-w>3N`c,CXoSB7Nnn-y_QWWSJF`G;zkF'phZ*^KmXpEtX`:qT;PW),P>%<sp'prt=TjkEZpPY!bnUIFL{7<:-x_20U=T3z",
"[k!7qXI7`&%]o#S0AKlT&4yog-YrJj-/.#uFD>lH3C`VgUMj`qCpI4X#*heNeXJET%An,uwif!Pmxaz[m_K3n5/^jh91NU@g<vKOv9uc1dds/'GT(NiTVP.{W8",
"K<Kg/*d<hF_'7vfQWDZZ0gez,o:.)x,5:iR6k/R<iy]|KSKTbb9U=n[`5fW=9d}g)5tF]gYIrfmR5J`_6T]A6D69K|j)AKE,jomF]z|i>}y[LOu8;2XIu>ggb{",
"meYb_dxgw)]v@}z7{8GL0z}M<#*J9v5-/.Gq+@VvK4IklpWE;{!m>0px>4Pvy9Q:>#/o&I_0W1%ceM_n_I!vL1;kOCtB:`R`:@$88d>MCv.tS{2U/eTt'w{8rd",
"AnA08`.Wi/X>.ircf9.pgvb6A)VFL)uTXqU2G[FoQt.^+Xo%GX7A,r.B;|eT;-DCB&RPlpu#Vi;Fyul=fobP>VS[n3TDcPEXpcG'.gbwZIVz9F/nyfgxL,](0&",
"L0y!OtD<3Mn0yt.+mnEnuOH30N$:CYGtqkn539oXz([d(q)&T<N|za8Kh4{w/I&tUBFL-Sj{_O4FzD(k$EYx]<XT+iey80T6<CT>BgVSV){[;<Mo4OaM|xFniR",
"PhzK$xe-Pnu]Zg;~#[m87LV}%8[MMw/y(P8vyo=s.~PnEi9#{sDgZGIAf(3G|xsj9$nl2s@Ld2D^<q}hB3m:g$*J`+GK)m'X1[Fg,JK-Bt|)AND<n6|])SCkNx",
"`9FrP%O`^u^9M/Hbt<.X6OW#.&y~^>;:t#Cpf=FQ^o.-]rDHFbs#z#^>=SeVW(OR^)8!W5<>CiFM^oLEK/oEO+`0YJMXwMC@Fg4sEqBLZQA^8U7S($r@hXxAT{",
"`Za:TFmSXYKhFIy{E9+LMN;/t.G,S|obikhQ%PZ]Prm'nB+LMO]U]94vx}b$.UeF5'#hu;IsVOq;q&`q,yKzEI(|4DQ@a:Tw6|H+tBt!-&,Jj1iL;15SkEqhB{",
"{RxDme;1{S1pRE,]CB3-U$r/GuGw`<Tt:OBf.MU*To+L{SxC>#x@rM=@MS*Xy+:ea:UC6wVda:UG6wW[Hpt-rM=Scxy)Da87j;Ok9Wr]ml,7cxy*KzayQej@G[",
"tFjBOf(;VAUb[1U-qU|l>iQ(;=MUxDGruQ%AsF840OooLwX__*0qv]8x)h}sowRHrQ19y.MK4u!m'adC9vDkH9;m4@ch*imnbGQ>FcV([q|*:{mBX3=s6Kh@7}",
"i29]zt${M-{/PK1`U:9tT.ll%t.7#^w'Qgy_3SjRbG{t%Cd%]`,2:!kLV:vw(x5A5~.BeP%1OH1T|#%4,O9m2R<KtDt<cL<B.<:<%4ePV>.HGcSb;_:V;#aF=o",
"Cyz!vimzI=/>sC_{<Bm}X45K8&f>6Q*Y<B0g0>g#`}N#IT^/^3Bx*in,;0EsRWJDLuF(V1akv*<Yg=D9urjgRMDGB@hq+g8/B6TN+ng<(FRa6tUAJ$GzhlhjW2",
"y2;Xwv,FN$`k+(vrkebR/3y2VrCjN={Yjc^o[c!GF(VBYV.6MY;y0LZnVME}.i5$jik4O,!!c@:Ky5I1g%U>y5]]W81UV^F0//Fyp-/B6CV{-+Bgj.YCf3^^Z(",
"jYx*h%q<3czq/VK%jxCpy98N5Kb6=]gQk!bPVx2FTjKoTPlZC@zEtEh`ENGv|h@UTeTFv5.Z&;fl>-uK*x6Ue(jYwb.J46r_T72J#$7v1U=gQZEI[V.Sw2zm{+",
"2fPkPSYMD5$&`VW-yw>cN:tU}!!W28B+ZfuL&YLJv9E<+[v:iC=xc1|CNeB}}L>`V2qC<GG5s^yOI'W5,/}/*eaK>)'A,Jz0Ea_'pYPTI*;Xwbtsg;%A{qQ[d0",
"[&,'C~RM{`&.,{297@SA]%,`C-vBiC>Tc2*+%A0]}f7*t[;AXjae$1B(G6&Y3CTTzE=zZLJFhE1:Yr4G/l=_JB|!j/0y0u8:5'p,]]Ke@@}'mvRX:t}'x{{vU4",
"@fEGVK`@Wkk:||C)!/)pf:!G{c1bS,43hZ1U@)dU1T+(<*Ge.BfBNp3/;o'/f:M`xa[`SunoU8412:b6AFTpocGzhqC88Cb`;V,=e$yBW#e[bNnqR:LLa@6Za!",
"_j)eAeGAOPdy)Z)mB,1Mu|*x5dI-.6Mb3MFwqKWo+H25.k'AV%*.B+_+J7:KvN2s7BMRvN.^fCR,J*a:NqZ>N6L835BzDRZ[N-a&_z:~:5tj}PF<'Ag){z(tgD",
"t19H1UX2,R;7#YU:CfKkofP>'/bdq6P@Suto.fXfEG_g)SOJkqj+GIy]-b.}A4R>vS}(jW,amxn/5cJK/kO>jo-4u}F(XDYx4l>l*7+7:n<4Mek$8N'!EC:cG{",
"bh|!pAhmCZba`1El`AO5AGj8&C)bFyB,2{O$4/oeox@66DG}|,ikN3>,b_K7.BfE.|1OC+OhWy1>Wkklk<*x7DOz0_I[_9;AU{TEht$Z(Xkq9+q2+[N[wDAoJ&",
">gVh])z@b^`.<Wo*1qA)H/Q.1(+nlQm@70!X|Y13|+s)PNNM9AUgS9XN<3JKD+R4P]`S*plPvjxLb!2jPuI08y$XZ,ET/a]Z6mNu@XNtrYE2{Z%G*w>WV75ya~",
".gBg6/A<ZXnLK~bv7{K&%6BgJ9]~GG+6`x[,MxoScPeBBv=CFxy+^9k#Wx{q^olD3XE4ky7*Y=n&YVBcvKm/:6xe_Dzv+#fZJ5:(WfHfqan_=tR9x6{jG^3fx*",
"Zu=H]uz!gfvsNi<wn+a5[^J>TfVx5*-t:{n+l9@A40CV_i<8}97]E;Ha!:Bo528~HgV.Q@gr4JRCGuC4,[7[F#1._Jsv]XKi+E_9>]H]qNoc&&rtv~n4$.sU(J",
"e!t$+v1|*hj#7n]|W3VqK4CP^x,T)bnMPZU=,`kk`[uxp!:ttbhAleI-TwN>]GfPxLN%<>z]]y[xS8r}mz7SvhmUD+zJep(o$QC%NOK2MN&YoQd2;W9y6O#QUz",
"A*V[b*lM0kD(5D8MY].yTrk{|_%=K3!|];SMKs8SH`VF9Lub`R[[aBSMTf,@d'-0]gt{BTQqb6CEK-mxOt#WmPs^i|&5l>iIa7Q|Bti*z)+{LE{';IeQi((p0;",
"y%Ai{q;_og+{4K%MVUbaeU=L(fbP6_`N^57&y@(c=J[n*<Z/W8n8UhHatxVoD@GkgjEUu%jRk&S6KL'U4os4n*1X9T@FJ#;|SHwd(DigMq3=3RCB]My/cW%IcC",
"_41&Y9$0b}qpy.ii`WD/k>n2.oVr=6`::$,:-37a.9ppvf/m0YnvBLg$(ogeS41^O}-MtnFo&@fJW,|#+zSVEX:/IrVp]tEE*.Q4[#Y@zHG`Ssz#E1u(0*'B;|",
"Tmv0>n45-OQ4|!A1|yo(.eFB>-;jMY]Zb&tb=2tJ/g+3(u%$LXdrGYlhL)`GTj$J:x+!gR@@.}&[_5>#Z.sO[hIP3<j4pvM[)6:P`;Y$:tM[=jo}7>6`mh`,=4",
"f*dE.Z<j-RWKu9;}&|{]vYzQSMOk,hMB!B/jEIPIeA5iqK=F<v2Wy39C'#4&}7:h;jQ^kZ9B;{.'>O[%6VQMk5Pix{vyGa:Ip%=LUdIE5,DzI%'YckF5^/8z$!",
"].i5rU=A39mgKC!~XL5wx%e{A.D+0vs0ok%L.]G0'j]1;SYU%>BWVQj{<z+A$FzIm#WF(nZcxhud(qA~R`[Q.R{@sa12ys0Gkrd0b3U;Sob!:q9d&D=iyNjP+;",
"*<+`/y}q8$hSk)4Ir_.'gm:5Y_Z|kzgtX}5m=H6C!0*l|]xtA6guI{ivK$P&n:'j;fQ.h{GAvPv[.`r>u66-(@&r#[L7KBcGAdD7y&`Y9on]G3]!w9v5AIK5_)",
"VK$%$`=ainYp^cZ1PR[jw/0gHM)(Pt_O=x]tK~=RcLV6&o>Wtx}00/ldfVZBK-is/E]R:7,oM]kk!hT%n$0!c&[/rY<vx~.of]v'7P:5{%6N`]]x3(KthdW(L=",
"Z7xJPyRVjq7N97ie(qt)hIzf4kcOrr$^S^U,iM{lxg9NtPFD,[nq#YGS;ePE,_yywK}YFA2]X$98VK-FvaPCnVrvkCAFkH6)[cQ<L$r]!ldGi_Aj@q*7;xeA+g",
"/aBA$};fepG*G~+90Kh//ki=7zZ*0IH2v$:-<YY8'Uv^HE_ehRK;;3BW3C%]'cX%Y4SamX3TKYTmb|%@1:E2^bNnLB=HgaQZW!io,[s0*T2>@5R4*Uz2j(yO_j",
"K3=P3HYBWZM;U4@0^y.&MPzNusQ,'mEot{8e@MT^}uc:hlHrWpMQ%Hp%aL7=4O5v1)5ap(IAW_GhP)J&x{:-.F/FBTo1>uCqcawE(M>>u<SN(`4C.l1O[MZ+9j",
"10s.mf14RuK`BCqqmtj!cGLe.Ubj0:,Uy%AsUx[B9=mz:AP4XT)6m}QOtUVDoh39M1Y~>uL^_p;{MhvMXJ&zLIH8_dU`;_$}l+jd;yj/G']`Y2:nkcW#Fx^Z(q",
"a`T8<TN1,;k<dwIoKh1QjkF@Ro2![IcN`18Ku&@*M]vtQ+am<>-=p4%[h/Pv0pg5rO!)-n`QnxHEbl[xUNG2-a%1k(o&OIB#_4/d,%.`Y@rCQWzZ$#5iYK)n!c",
"5i_[q|/[5&MsXZ5|-g>q`j#ws_:+s9^C}3&0}!RU5)cv}`S;1u$J*a`@CBx5d|nf0L6K:*+.RQ>DtL|~kyJ*wu5_ym:#65Xf+:}^xpZl.G.<jeW-`<7/$j[aQ(",
"Zu)g^q7;y$VHv9DXBZE^yQjn#-1lM>&JFp9BB#@86;D'G`=W(1_l]7_uJqdaFLD2;jK4=rBR{l,7iCo63H#Q:NEOIhG-%XAj3MB@n1%JuJS,46%*V+aRE/}@Qk",
"[-&JK7GCeci5i[l|=[6jWK(6PF4@.+L-=xZ(hOMYpF]b3u2-`si4JWmkm/s!|8c(5Ks!nLBkR`mKhKrc1B6jXi$LmS@f{0}ZioI&&G=O@uC&%y0b2:MR;_0*[W",
",j1gPBZk(90LnOQZ2c|_qH=,`*9Mh(1>*R`m9lOIHYQTX6>@Co=BSIiH7Y[{360gDZ[t=l*;.pD(In^B/9b&=X7=aE3biyL|CSy&*<[cJj<*0%@|e&Jd8UZE1o",
"w_8o]W%&Ol=HGhg+dZ'|1q@xnN666s;T|PNUBQA'wyh00tGm+U3*+8'S:{Xs9kJep/3U:~F9r)=u8hL*./{*!'i,Q[{CUJ{@egnqB-vF+kJqg<}!K@eoIyr>p@",
"t)or]M4*]*8vp6-;:H08X0xLs;U:#qs33_kW2I0:)|)$IC`'70SEt|{<CO8MaFLT]HzB-`oo<hI[L<A.Lpdk])6*-:=Qv~VHM1%Y=:;yxX/_i^:s.{j2_2DVdG",
"tY*-FY!:pH]7UlhaB>t*orNlv'R!IFIe!P2iR@he^WRHA)0;>C=uD]0<RIA3g<Mnz%]BE{p#(I6YRH`;uT6w26m6@5>r_p%5P:]U22[nPg'<QdU'_VKC2Wa!Oo",
"!+Cg>4ezwiy9A+3spx5.t+2)@<s1U<*e+VRsP'xVZIfaUm!rHDkR4T)]f.4tAU|]0_k:&XS;)SKr'[0:0IcXG6(KBUCB1SRC3~*M]otD-'qk;/lCz5A=ju:(0H",
"t6Jf1FP:!EkmkW/Y[};X=Fk,gcV`._]}ITyD1-#uUoLKr<W;ia@5>BGJb%mn}slOi-Jt`Sl$UAwn<o6H;k%!y[eDY`%W='F['>lcf([+oh^70*dS(iizNV`c)[",
"1Z(e>Zd=b*Bb0d7bYghG)CCD3<4'/IJW[Y*-=Mo3pw$tFc{.X6Sz-/B-^GW}p*&_&-Z}Fm+3c+u5$yC7SC&<%Ed;{f|.eq`j*A2}9A;u<gLw*T_HNq1&M2#!$|",
"}_#h/UL;BL8_rUtEPW!oX`cz]<BKVGu$@'v^>ZNq9SJD]RA&5g,g5nl%l'-wN!pb92(.L[_m$&MXX%z{s+B!=E{cwr;*X[xK{M>mGnYZI&%}(:|rj7N&'-m6%J",
"gX*E/wK5_kc;OzEUW3V:juSe[@*Lw%ZMgeqBC3C`3^X#9fMXq@dl!Tti+59*]}5=qg=>G&.aC11gRp;BbckarJ5#AZJwUe*8WeFEo<V_dPb{Drv8e.XW[;SNa1",
"D3{Wt-2d#kRY,{n*lDC9bWCjL;tHfc!Z8OY@ESDiM)]33v.azR>x^P],2l&VmEQpX7WZiBuunA-a[Q2y93VcM+9{Xs{`AUA^OK]e!y3*}=FlM.7[Soo[bxFynW",
"`]>Zzq;i$v%RG;W2HpTa7B.IePo>jt.aX`M3N^=NYx43P1w9EhDnY4V04Z<OBB&LCI.rvH=#D;U>Y2YIQ0`v[1{$4RMBgj4SYB3;Y#xq_oNwhy>$cipZ1GBUt7",
"(k,^z_9r9&[`[gcl]X3LhAlH$t;aOed8)#z&K3>'pm;AfpR:N))lqqI%<R'ApsMhwCE<G1](cLF%.CViVj1[j#3P>Qgw.Kpa*5(+|T[bXvF:/u/eLFz:0pt%F5",
"K+1y0cZA6-EPgTc;di1nEOyG`p;kQpR8hE`-%B5wL::_{&ubS;geB'=SM5,9M6)|}{scx:Td*)o{rfH*CkY0MCm_QVtqk$V}u#D1Gi+U5f:u=JbMUgvj/~LG%K",
"T2YSkM3O4e,>S}Lsq9X8$Cl]s8LE=>Jc8:`|H]o[`{G>;~;oJmGJ:BN_.z7RdG<z#1R~%,VFb$T,z)M[H[cKC]1Wt2t=a=9o{VY:3rmbkXCYF$hCcI$8IuQ<R`",
"z.R4')Q=5=pP;@rSK35lC}WpC1g(/b%DMp8q,grOW6y*(=j#<g@[PMeeY*5GNt1x$301!q:bnhFdPI:d=_FE@@jPZ`4tw4:0;w<l=26`|v#7lMF4NqTTe+(:pp",
"KnpDE0Z|]/0J-eq|#S'AO+IBuec!(|q@'IOJvY;B{k<N]-mzp1Li@tckRhfP9TbX$KU/mL|6l7zBj@`P16H!UGk:Doe0oC5(EX>jww`.%r2dFJ.unD3:jH13P:",
"rqMjqtS9HpP87C+.Q'0[Vt3Xk2a{z^BFD46't1;k:=&)#(&e2vVTi0/-1C^7)NyG&a_kBCTiV/>{kR9.0Vd])T:`)SaF8Yi9D[ximDf^/XZA>nyS55|o_DE4Cq",
"l_L~1ij{kyZ0H]yS(<RKczw!6lV<u+=MXPbmV'$5n:)Nu#.'c+TbNDHU<F:$c!N,RS^v=2tx2)k(xo%[P)1i!oOuKLa4DO]m(=dL*}o*!dtEF+ey^n=EL>EBnj",
"T>Vv{[8Go:uwbW=GSxq!r5A5[7EP]8jlzk5>K`'tw@2]b+wJ5OVq_1h1^Vv!:10FlgB$;*,_453`-xK~,^#9<8JY`2]n!@&wE8/+5sYuY!ysAkvy'@mA4Qu/R`",
"6y$qR1flE;Ni<O&r*hR~-GCQ5F^(-cu;;FMk+FRU$Z^6=bX>p:`V67r;cgT'g[q%yVPjz#d^wR/3^aMxce`57[izHm2PxL7PNbCf(|6Xj/TuoL,^.Y:<tdJ]Ov",
"RwiuAIZ(G#kc>2*o=fcSy&DX^JZao3:7kXyA+Q6ot_3F.s9Dvky)/WyZtfd4vzS-Vw7~zV^S[=XT8uk{+cZ'p;8@;,1u!38S&Q7;:;6Hza@mu/[U+rA95jREnQ",
"3^]JzKjP-T]`&A+|dfoadMrwA[1<oH&MbFBkZ8+/.qPik2s_{o#X(p_<HVVz[h>Tb6&AmW5KG@<hLW6}vafnb+lUxpx~,U^T'oHrpF2[fgxA+Q&$MzCsO7P';X",
"DEF)0<8/qsmtjJ*5=;L-LB4,Ra>yrh%E&n))[@Y10'*>Bqgn7_*jWap]vW`Rx:W,LXPH^Agc=(xLt6wFir)eBf]+D1XJ4P;j>FgIYO9p%gwYKzhZX1S<z,Vm5D",
"`$it(sZ}I:,GEbUy[:jTa93$<K2d'dn4Qm&;jzf'k,PY!@XYROm1@7!dPz3Dv!9AGY6eky({q>(Id~`[*oYn^3Y.P21pMw)5+60c^W$+6<jIuu+MK|.kTD'2>z",
"uvYY=_g7K+xZ8=BlqL_%#BAT:n|wMOi+n:>n8}d$7sCEcT(/FYz=Y8^(jfPV9LgA)V:T=<ao1|Xgi[$'MwS9uA%,8z;5Ox.SHFzCc/y_Py,F5}qED`BY5)IlXe",
"4HHLmToA`UAfucT3Pb&vQ_r8Qnp.q2XPJBn0;/9H4LXQe0N%Qp.q,e=.).*bqz_mu}.dO,oY0u^rsc0PJ'<@itZ(;@lZv52Q}~8HgPiWri=TPXDcQtvyv|v}v~",
">/^^d5!#SME3^GN%/yhF<jz(=tQhXUv,Zj%O3*n57R(|E3^GN%/8Zj*d!1mi)'JMoao~(O$$i;3;rt=Wa{.|&+CDSPLzzLtXopHTaJCsNl7+<$iz4kByHboxjT",
"yz`oDeRDCs|m60ve0v$;zQK.}TLBnSo._)I<;CAf!/2tGbg_o{F8O_$d*at@u/s+hj5UFcs+!;K:61z=h7PJtpp|-t+jdFdl!'U[j8:KT|}ge%Ip(,*ZpF%7#i",
"KZYiQa${K&r@zs&z6dMmp,(A&++py]:~PiNl|x1O>>*=SZJX!)rMOg+Phg3zfHCc6'89h=Cc63|dxeKhu#5lJWPey*6@!B}h9V=BMpJB;A{@Mp]TK46b4wybpd",
"Jjmmw8y{o^lfhhW4oblh!=lS}N{Sh:!ZON%.+s&bx]yereQX%7(;8/vH<n[A({tig$*#uJ:6&w!.DiIa.nOb!LCcoQm;X35J$C[;m[!V8Rqp!VgSt_PXCe0WQd",
"t&-]DoT+7N>4+H!<2D4F>=r58WT+WLm|Ki/ML!A&W:<$k(!WCruwf9Hwx3ZE)YKh$;!-5PTym['`5o$4B~D50La&aXg]/9JB!+;@>p#-SSHB,e7_6U|+]mLd6l",
"{ss|c,tuxqjgRYmW2R7Rk!N*d;m6orHB9yeU(G2T79p^YC3SaeI&}@#eLNXI4XiAc,u*Qi1v>m#EOCs4Zl1[b6NFKevv=djAlZ7^!.U/y{S*_R)Im6ozHRlJY@",
"(r}OO/>S!-8U;@(n@]vafL#e4NU:NyByGh#byjKFyiMtF<'CrA{5n>:KykKGgr[(ow}5a4zkuUv~c_%.!+M4:%*x7KrdXLn^!YgT>'/3nS8Q=T:KylyHnT$$kG",
"o~a'Sup#ba[9a{:cMv5&w#gs#r]mM($YD@16ih&zQYUW$!2`*+;d,R#C*A%#9^[NElgwF(E+w8m6u]d/|tLU3Jhn)#X<Wkm:});Xx.32PL'%!D8R@~)jm>b`[0",
"U_Fb91H3-k!B9gCN'W/&.6Mx5)v7bz#F{y%4Q2&A*N*jQgT2$&Kl'g!QT#vwn]))#UkgP29M0f$U;d,R&2ey+Yix'DFz7MLc8[XB*-Zg`Q{z4xyspgE5!;UEH+",
")J8W3(tp0t#wLSEyb.l]yt%.ttX&'DOFJ`^U#5bKhr-zG(1U]&X1[8Rx)jR#j`S/zd3SmUk^Q~DibG3qMz}vBA,R))|e)jm[bX%u<_LSt%mYun!:Af7bx_oU_<",
"*x6j7']l'3ZGx`>)zVK<s:p/.6M{bNG.FCU:T5@kOhcOEJ*O|GIQyyt%m`R<:`TFyzI+urh^egTo*W-=c|+XxH/mg9u<l1yqih'3g0MWhr6~;3Kb2:j.ijT4,8",
"W)w.j'Et&3,8#`N<IPR/5|EJ,uo/3qM}}vMX,F&jN9]Mc2=lFO1mUkVI;W]f+VP$y{+'[l7i!`bzNnOzCI[8+7xc:]$eW&ze'E*#+>W#b;bi]k4au|p9!GScbT",
",SV3JnmzU(;56h6eLWb6VD#EZGuw,,[BmpX@LrrI`WQB%wB,;p2@8K.CB,;wj`VaiU)jn#bMGKY8b6W3Ti-!5ct9^%2L#Q8+ba+MUtK{FHizV%oHj~He8).o^+",
"+Kub}O<:izW$W6'2JY.nDQDMrRAdLVp-<K6D1LWU^sLK0AN$1~bq)dW<leCgJqF+G|F('=L9yJU9X)%o7PF(^;X*=QFdlpAne*P]rJHew8gr^@gAb|6k*gEJ2l",
"u8s]NWXy7Qziv,iCG#c7EH4Ow<1q;5JY|[yHz`/A3AN%bBv-d1<}GAD:3WLSn=bO#C-_B,=7j>Y2K<z+F(n@p@.BfS|<|']AlrgFs$JeZ2Tt0#/'F(^nadz-UX",
"0y7#}h^veyz.^^N(g=}1)yUQ}m[#xlR<>5w=UWU:[XW#8U|J>Ej[NnP}X$8$.&d_7>z1yGi2GN2[x0-YDR0qn_I<!WLUMe;.>gP|'>,`[$8)+>xIV2p1pFndDx",
"|oRm]nV}CLqcz4WyR(8PFq]p@!2[x0AjAf|mU:^6{!O'QYmDxl8yPJ6Q_8!/c$pJa%^v*:Q_z7!YZ]!Vxm+;3Gq'8xZ$JGh=bw`49qkyQ^HdF|ha!*(KD{EK`>",
"9nKB%*5$c7_&)a5dTdV)seNgAOJ7iIE2mhBz`XzE`Z<-d7*u_5dS81*wvLNCs4w@{u9RRp]U,.j|8ldQ'o;3gp!:^kgoRGbvY(<.|.0YxJU.g&P.6MqXICAtc!",
"uwig@DRl]>n+o663_=n'_Q=VWN5+&K*e>BQ,TJWaH<Vn2k8Qk)auWY[T9Z!J*S*tG&H2+zHTF'3[t23XB3;vVcgkZ.5i#!XN%$HZR;K<BW(K(1,58W>Ki.&Q!;",
"8a8/$p8:r|w;5iI5$6+5jGzw1X%F6yg)Z[=SPWG[*t+{g=*tSeeBALT3azf2P$Pvj1%$X+Jtm[lXpj<L>R_m$dTzeOV-^&Q-(,*JWqz*AB%p-f+<n,0=6Y@Fa|",
"'CzJvi,pOs2G$+r)!Y`/$+tfgg4'B4TneW#j^t<2Whsjn)fY|Hrv&5fDbZizKn9A!kkPCA$Ro9Ur2||%;w4~%24!5zTQ.l5L!l;FdgXby];923[<9G2{NvepO@",
"-c!1*qk;mN$pe,@hIdQf0;;#:%)p,Cmi2{X;i~)h2)M2kt3i'D(#W&R0LWdH3(o=Y}>J8a46%79AzJZ'WvU(^l';tS,z#1mx*Gyo,&IHD@]LxZ2xwjmCR9nr>q",
"Y~2wvy8agqfxf0#0URy;$=X.yRrb2`&o}Z+IovKGZA')(Ef9G!%<_Pm8ef5*yFJOc1'JCjZF/i6pS1MK%P(p7[mZwSujLMP>Z1ujg[<j(DfcO;OrY>wMw5nH=*",
"k9M9hbY1K==mkNMsnToA$gCEED|3:|Z7Rx=0Fco+&C^XVZJ''sJMYz^I-b65rtU!w**_cFxA--)UbgRAhe)LU3!UY=kI+g#/nuoK6!ce.LsL|:p'brv|,#-FR:",
"pLP>K7}&xVz6jP5%={XH|*<qRby-drY3AL>6jgFNkl_n](S`(}Hr1W;#X-H7v6z(b~#wq`]wA}dQ7/5jk<B8+S95O#UUD/5jk;4/@|X12({ZsYsYgRU,rs=u:&",
".YUb}zb@$`Kqtch4G#<E>vQ58*Qf)JN~^#=@k(RSu0orQC:x|##Zz8c'>+cP#K+-gYv^%JsU$B.5YZNP;JtZ$}7x2=5JKbhwD@/E%_*sC#gU@~k!}Vsv[5D//I",
"b+bFUFHRbv6;4OufWzr;b9u3Pa{bzE!zB4f,ym0Qk2EzYWHlXI!SlfNHS,}i)QXP1P!)YWTn}/L=J;#oJUVy&n9zUH|4/1=%^IkNo~LHeL&YLx&xo@LRI!65Q%",
"*E%[:/ypAZk3EMvg7Q:S:.&0Y1y'-x=],c_)(vgeM6aWB!;$A[cvj=OpPE[MJZ7k}Mf]M<,qWY{6YRi5NB3PHSQLfSr=Vqw;%ThEE.o'[JhiNXn6)Nhc*CicPk",
"<0/O''Di>I1vh=nu-wqKTq/91gbE)!+*=5HmAv8''ESweq:PS7Rf%#:'o)cpGu2uk#cQG<'^7`ZL$w*^ksL_^*,9RWEDq-%>|Ds014=lpY<xkmxYz8;O5K.LZ[",
"XwGq!q&9+=DF:$+{n<Q6r8V:.46y5I5&B.j]M;6TPf#1<k/sCJ@a6n^H2a+64F>[e13M0zib`8uNi]NU4`>IRX-9fsK)HX/(F~RK;z8&e`)27KQWSoz3Ewg^H$",
"_7+g'd>HHq{QXCtjK2:5W@whI5-I4.$c6nQsN-dB/4d39y@U}Lu$@pPRQ+:Hax)dGY{`KF[{3_oF)&{8}->[&e+_YZdmfE8_Hx]6u(*_.(z@^%iO/ZWs$}yzoJ",
"`Gh1!T0tzOJ'<&Hxh;9f.gjE.X-A:<{%tq0noPtq-gHTx*[oa5mUTC%Ib5Q{<(q)i0+fPqi'ruHFz&[_mPi,:2,fS4_Bj(,,r.IB4{x#(CI^z{LW^*U<RSMLbg",
"z>4@=[MM@`!*}J4w,ocB|U7g/HZz>.1o-W$AU[YfBE%|IjJ[eV/Zn9H>`.YGY=Go+G#,Gb!zSzO/9'$6a(Z)#u+yy4fpdH=~y9=2wB@3k;3h@>@wPV@Ud8)'[W",
"Nn[`W#j|G:_^d8)@@>p+/ncP^LD'S8DsD7_r)zo6&z'r#Q`iMi0LY%G#AWIKfNv4!mKFZcf6-BJ+)o(1VBR1K7e0Du2}T^nHVOiWE0pwAhu=%}&t7mb2$%9AUW",
"%fJg0GxxdLKus>/(]>g@+On~_lh)%^!knx-/`H)V./!*[PNf9WQP_t3=D~wDP$s(H3PMAcB9%~4TPEVS&iMmzNs2JiSUk$2q|Cr}V4O{X66`rMP/4-#`'pWwB4",
"MWcKHx%#9*xXEqsw*3;.@qRbP=XpukCF(+@~fO=+/@T(&b4y_4nwA*&n%eS|ROEKR6PP-e6GGU/]0t*#J]/^Jh97t[5bul67o;CwcP9phbUUHis<1CcDG_N:vo",
"=rQ8BoEA}tA'D:XPT.Gp6~(kh>u)O37&C5<z<z;8l=/hog6Qo#PX|Nthk=N5{n@H6Hx&pB..@]S)u+ppGW/QCn.b]h2KS$FfuY*K/P,xj,$`@JRksRW&CmO^ZX",
"mchWnxD2b<]cLhh@2v@1)qSRU>nF@{mP$A+L;z*{Z{%g,+9~c><3]ECr+FJM4p:X5r#<B4dr6XExZ0*`jzntUh/cV|6l}doq0xf.(=]mXa,WS<WvZ7&yreR/>K",
"}!;Jn+`VPu#7$urU@tW#q7&VoqJ#Fgf,&4!-_h[CQhjZ5[VQY_E*x7,_BOf_=V,^^Vs1m4v$$0+9j5hHTQL2tf3CYZ02qDGvE5KWBmQoFG0j`fR%I7Ox3XXh-c",
"O}@>)4+spfF%x[IQaL&ph`v~UknUL$v|0KFX2Dl*t6mO_}9pipr4S1r}9s3(SPA$mT}!TiW.:}Z.)E3D[%nv/UyY=/>)+ZY9G|1tp[0y-;lPbA/_Wv8ia@<#NL",
"lOQD@a0e[*%R=;=T%Fgc**U`j,]!Q/1ZR>,bWA/Z>2<iLVVt{&uwD`U@N-07i:<.*Zca9t6kFW)KSMVL&='.z833.%]+kf2^lq}%$B.eW:(|^ZbSW.;#W.[5^R",
"l)KIU>HVKpNshin9[N_HUOHVN#2RW:{=Jm&-Q}lQx03DIj4dpH>tbIy}{N@IXqXf[1]UTehFxBH]z@Gv)$VKnR/,xcl+,jRK,j%=Ta>zZ77V^1Q^,Xb87#+C[o",
">[Be}P/W#=sb/da,_<=QlSBMhX:UhEd,`/SH9!f1i.x2dBtqA8Vm{C2G@fD!>2wh4/lo*Vic!kL^8s]HUgJ*![mnLPbPC5;/>mCXFA`drIN;c=:Ir=Ye+V-7BM",
"!I1wQw8gBO_q8=zT(Qb,%mQ[lhOkR!(8nX@|ALGAS-ya1dehYlRyj}-Sb<0J/mL<7V(_:$6CtY`E,krNt3N2A:Vip3=c&t_GpA:'4d;-cw3:>0R6ibHO1>sg%Y",
"})/!2^V;dexgAwruMMBZQ%9Umg#/%D'8dmZbu=,+M<o$G4H&a#{Yn_o+E#uq@,G1EFb=H~^B,A<02mwp-|aMy}1|{^CGyD'Y@hZ*liRqk}R*nmX$((hZH=!;Tn",
"]R{a5/W:);W:&Q/+;9_Bm<i;SHyp/bB5#!rktn4q]7bd7/SeZw#5+Xz7MYqgL;$aX1qz0|+52$VgM{AaS@.~.*i/e!PSM2iB_2H#%qt6[R=K8goK%a$Q[KwPW`",
"Bj,gy8QB)-oP)GQZ}Sd|KZK37cHcPvV}tM(vd2yetX^<7}.QOzSu:HtQ!WoZbhTJ@aVwMm2DrC`31+n%TN*#qUCZ_o(K0S{(hP[ze2]o:~]~AWUr1915-Hgf])",
"G3)RHDVQ)ajF/[qx_xVFJT+9Jc4'M3--)~uw[M^+=MJB.2fdCdkl8V35]T]InZAtRYdqqO'5@umHJ((!&[q2&~GM{<FeJD78EN2|3IBoG`PN1G)GD#_uqAci$i",
"Dx'EAsxe;XQ|Qu]170i*t`=2]'Os)=`bXoL*%p-M{#G2P.T=r1&&kLRkZ@2D:2r47V]6+Tw}La)2/O>*wH>uwlYutc_`Rwo{_6A)/aO(b*(i%`lM=w1TwLh[$>",
"EW4c*k0`zlGm|7^x,dK:I4(W`X;cyMo(c`.Q7dQj/tj#+v%8umaS|EF8Z5sXQC*)zK=O4.V_Ln*|0/,)6qmOokN~K9k1A%Qa:4blH.>=HICLJYYec`$vzT68o8",
"ZF>>KqE5<^N3gt76UK{8F~#]6-'WQc+[S2,nWYf(15e[Gi&P[Y@p4oP/N_h9h7bw/f,gJ1_$g]]qVx4G>0*aL1[01P^Rm[%d|0+elvfx:Apm[EMcqvML-a93q5",
"hPjAA_,_<'L.owL$gw<`r:svv9M6*Pb^j{,Cx]3YY8cSQ;tbG}Sgmeo(jAuay>3EsfT+'.h{&_(Z[MxG{#I!>a.V:(Iuoi0<^LT1O!^jgk2g]ozh1oSw&3}$]J",
"rC2C$Zc@S[uox0r5_6Q8>o1O5$.|wDb9Vhnm09Y`Sftiz]U_g1'ILy,9]iz)/!=Ks/Z=W!t:})!9USR!WL!CpJt]Q-97h:mP-,#iaWftEjU>QmrkE$V`2{O>4i",
"Q*!2jBbK/'p,8xj(|%M:z^'nlE|^5^bv[PPfF0c#tP/i_Q/nG}<48ZpuHZ:U|u9u#zYZy<${Rhd*)I7mS89%P*sZo5HDOpq!Mh=oUr@ma^O;s5Ce06&`_{2*vO",
"VytWa,%=8'5e]Cao72Xn>JF6:{c&Tdw<`MY&jxk#lfry3yXQD<=Y,(#;wF%C3f]zl+->tZo3}vlq`IX<5pag;A$,;^sAkFXa[XimLM9ig6]`$8>06n=ZbdQPOL",
"&gB+_LEvPF-t*@@v!+2]8G8+g>15<2FJw20T@Y`qpA:7&4Ygk+lbY$C1T~&;_~`wk1^uap/)$H,GLeYUUqX.Jc7V|>q]W4Z=mU(L@{+fX5+5h-DQiGz,lMD:^{",
">$Lhh:G[,,D@hjvzji];D}Kn}~7!0mWzHz5&_c(npd*oZsY1[T`ekqT[]V#X>Sz,&L7_>'ih[%QBiWpYy,<{PZSeAiWIb&&m=i]4kNwL>l.$|<aQhqfTX.v9IS",
"TFz;;O6X#OkJ6fB^nI2B%hD!-LB2T(i2**q0XAAL!yZ[ANXw:[AQyq|euDS9mJeYz/^FUXw1@*HZ[3T)KtVpB{$~H^v=`r`^PN#>2cHS`^,%-[K`.<^iv@0iZ2",
"X_a:FrzQV%iI%aEfuemp1y6XSD`6zBA0x0r-Ciqn<@)RiM5Cpt|:_u^RtG;_[mVv=aVh)3N*@glWaD:2@1U/K7;8^f*8vR!WJb]$-k0QV~-U(TjkIm3RX@r8cY",
"m5B0gQ^)10tP3)@g-f5KazG}]qt!n9az5gwSLfo1__mD;j]umk4f](`V`*&]o.hDzglMzP2#pXESg}05*-.}1@:LqC_ez{L|D/;`p)TSg+@3n.!w6q<iS<oM!4",
"Y3W:mN`Ykp/EU=0}8w6u5uG#G@|+`8om}lqfSyfE@D[r>M`i'CBBu8sMpL1PT|4#eh+11}<qLak0Z0.$dmbv!79~WY+uoV#/|]Y2J^31meAv5f8V7LLql+!~d.",
"+Gmr{#%:G$T.Q/j0D%W|;ho{=k#80,^>!q_3,UsYB72S#o=5><oC'CE33|''RT1Zy]Cq3L=}%{Ap]ulq4hC_%+S16nGq4^^ib|;ii7'(/,{/d`<nqA1)HVl|YD",
"cW!(E#u,i)5)H)s+j!!O%S!U9*QhQfp-b*HM%0*A%Bb~rK<!#f2aI0ycS}YzoK@ILUCfxZCj|xfq'DxnQl0O|T/}qwhf6>CRU*(7m%d>.4cpDJ8Ug5FCbZr<'|",
"7q{NRkz=;O6yv8%W*^0S}ce>#u;+q58kcF-(^X3AHd)Y_M+%H%Yn`YH`;;/ga{LUV8=fW8I'Pc-t0u42<Ds,bka-,j*r@_@&o+C%Th:_D1eKs@VwJ|_lbvKaZl",
"J*Rw5eXjo=&n=mbQ;V5=g|O|{VK,YK.pK#ZZ$J*vif-fG9rk=dVf[eVVM'g<r*5M(UTf_PcSc.jPzhURC#a7i_UkjkPqSHc(Ba>HU|^)dGuxs6mjsC$R/k[1E{",
"HsLH>p]UX0VL1YP$7_RsO)K-lm%6po%.,4_VMYB760]!XJz>'/Dx'u=a(:arCfQk$zCH4*+>e{HlG`=e]cr%AgFM6Q7LN/8=h*'Rz@;O73Tjh>sX=(A:>K4}X5",
"q33>,:Jw%B},!jT;AXA'Q.2c34BWK`hwz5]hPkt;:^Lqz-N0<2$o4on{5lzh*>0:XPZ1wOZ^PlT1cNZ^Uq'exWl3Awl,=~ZnBZF6^x55DHQ})5y&MDP.(I;i+@",
"n]L50UDMet1[.UmUG`2dt[Y$zv(We.38x;3D-{K}vN]Pcejn{#<Iq4nh_e<N/m=I>hVRW19L*BAD;4Zi=JmU(Btco075g%Q^3Z@%M~(u'QJVzK>r=]>zTY41_Z",
"][uClT]izm|;a0xFp5NYzX}1OZ8=gM2qf*rM5QQXQFE$^K3Eq#89q#UJS_d'2_)l1z*'c&zk][GjwVuBFAnNo:-(LhK>rO:&+nDLp<|joy{p'$,l'5}ICz,l!h",
"O;q#UJU2d9v_oQc~g4d-V-RRUH*7X/aO8;(!82wU;5n@C-zBviq(Ew#!^-2E`Bvv<Zse|3(`bdrT0uoEsGrFU.#^V$lz]#Pl}K]YuY-'upSdUUJ;;3Yrrh#ALH",
"H:sCKL.9IrV>;+NYp<T{yILZ8NW=RZkfpRd~GsXzl`%/XAm!T/T+A`1o-y6s`6o7aj!Qj!9usIFCxGzBkDpk}MXbFermGI-0'5y8M)R7zjQX2=GYT/gGmphq`B",
"Si6]nJ@|Xs[$oo:kvinxz%PM/t7|mpu>2Ri(VI{r#(>A7B##Ym.,:nw40/%Pm{}bOalrT2Nx*Aw}2gPQvN5ETK[`f[la5JrKS6/r+)>$V2Z^(xWECmz)ftsLV6",
"K}q:>ryYPBp[Ku&.3~}c,-O@eyrCC;b/X6cXxDJ`U9^]3W12:*f[+`xiX]OMSWR%D!djtkhUsQR)`K+h.M&RKz&RNy&PX,yfdu-j$8ik&NO`w[+aL]&yq1TzpO",
"{<FosQWg&/=lMa3.WZ&1Ol2Pdok$&/6iMab/Vy*J}=Gse!s;gLuT5iwG={In70o9z^v0;KR*g0$)j'&+|awZx_XC&2r=pqDc5>4Jxc'I:f]xz_f9J_M#F9Z+:#",
"E.7AV#MW.I@w0L.!xX&69r|OcDy-,~uCI%a+]g-3I@QOVH(@|&.Dy3C`jLU;@YahSdc]uA%zu/hN%3)CBP61<~GcBd-h1lT{dRIOr7'DVFOk3;`.9DZmEt;$LZ",
"^@1.E7iHR.%*+<p:'t`aEJGR+P5gV-7Y*izDpnefd.7Y*eEHJEJy3SoMbbXg3}@KId.r@QH[p^egcu*Mc}.6ajaO5tGsSdRSh[P[%F9:}#VCvjj'=I<l$copco",
"s3Ko]c&sc~C81:*#vlml)Vm<wWznvkn{Hzecq9pz},|5L-q!a6C1C.+uehCE5:vm@PewV`e0J_<UfXr@@c0>l2PQc'YyJuTd:SaR|.'9&`L)O[QApB3AIi.<Rx",
"XNag|CQ@Tnq$kof]tS-R*ZKM7]!1R-,e/zoNrm7;<`b-AXo:CU67U*EaL@*.SY{|j;2!`3Q~w&Q~&oK_Ieh8mHVspm=^X^q~T-Ln8r@|(zjv0`0N!L-^1@_n>{",
",'LZ{,v/!x@R$.e^&LX|}T0^>uuJvj&2fEC}%zOKh|6@Idx~@DQQC`C2C`-4Kc+nN@jye7l.i*zI9e}&c@+2oD-c<))Ah~Gp;NE_o3Ernia'a<t6C91j:/KY[]",
"kH;U^W3qe.GEu6/necuJe]ewu-CPfIv$=5023jo3UsW7qEnPCm}+_,IyEuL!-#hZW|6e>]FZq36wA2rNFjq|Az.3)zjN`vI[I310YR4c-j[}<XH5E}6~=^H[D&",
"o<nZJQCr'G245BMUkCUl`i$kf*8:NsAW5BBIIdyBF11J/%n#`wX'>=3D)JtzXrkt5Qt{&)$$L!t{BCku]pA`7)F,BLx)Y&kc.nF=c'qk@7oXFBCbYN3tCoXraM",
"kydE%913/bMhL,1sD_2<+CY)<gYNPvu&))/W)TFqYg='HLFdn0D))iWk_KBzC`iWv,`~BEf(Z<A.MhcN*'pi6I`Pw^%]:P3omFwV=T5>vk-ipjF[/ja'bMxl@*",
"ip_O=`co^tZ_{^=wWN$k@'v[4d/oO6q6!AaND`%B&hq7*#]CtaK|IcodM6D<l$^kCjvP^NY|okT-a!0@N1&SG[a!%h[ZUh.f|Db7;vn-#0ASn}lF0(W@e|ZC[n",
"2Eg9YIxs!Gp&;dm{px>~W7y9WK.u25]vhmcodsjALS;}P/W`FEpnpDUmCja=jf,G_mY]g*Bwj_!7QZz0&XU,6DzohyB%#J'd'RZd<f]%=L(g@V$5bT>'c]td2M",
"Ns$qh*>;oTe};mX(^2Ta/9[/#s$;pk)5sE4@/<u[17jp5,Ze5vO,6R;v04'|KNJr-x;)T&Lz`F6Rk-FHr~7T+@X}-F]-nM'0Tmyqtwkm.@Gy|DtF+GXYZmy2w#",
")'d|KT;3Po@;v(0pQ[w_h|He{Jb=fuQ,vTLu_5Vm2buLxTC&D|/kR2cbl+@,L-GdT$AcW%#aJ,W|c7`1&wvj;P,lpr[caU->X<.}m'yfb.'IyT_:y:KqJjm%^Z",
"LT6xi>bePuzt(|AX0;e;K<u(c<l-]~eBz4(}qsl@<_J;[i0w(}qpLfB|@ojlHJygJ3H>n=cjl,F[U8OJ9J%h(j**]WEQUK}2K~_R^ecRlT|'_oDEHc|ESp)C%2",
"Q$2%I(-%oK5I3FGF@aF=ps711x$'>WNYZMl8(}|EnA;BkSCA<o{Q7VO(SjOZ(UYG8_Y[Un#ISlhv*Z67c/F!IHM1CfE/OmA8u3OSwW^1WNuEhzjJ9DG/'AeAwK",
"z<Ju5[E-O)e{;zp_M@1=R-6W67#h$wq.7KcI[O/NdqaNf4*S9k,@,QJkV@E&Tx>F!XPuGV3>_/]/ZOYeY'AvQ;&s^`ir>94(}S*I=Zy5RaL);kG[V}WPWI%elK",
"t{cq[UqA`e9#:2INPjZB+SI{3mPaKrj,O)6sNI[^UChW}jp.Lmmrs;V&'&QL/9e5/$jxzO<jHnr<1;j!TVQWU9jy.hLpk28&oWVLfJTG2bG[g&wGoqdy4a+1Mj",
"]NbeP^:*M}%7k`U9#@tQ^9sz,G<m4LL/Uv=-7*th`>IcLNu*[Ny9;2;Ju|CCgcGZahDav'vgwZzE`t><u,#EH=_@B.m;U>VlD}MbRskWb9<fK]1f^W(=e)-jz(",
"x`v,+uu!,N]zTFC2/|kcM3m<|}ueS!4`&H)]!z9j{mHAB@;-Xo;kRNr*cR014<_'a02YQ]8&PzKoej-O8tb9$M1&Os/5IwVPlWT(9LF5@O:gY^Qjsk-#O5%[<O",
"$`C#@8==WG_+(n;R6e02L`GrbIhKwu(SZX[&:ArRtY.qy_4OqVGNt3.e*'E_|pdWZ-mTYlj[ei8CX*t+5,.Jm0MR.5ffy_B;LkhR}GQXV{zdAXFPlH/9J'X'NA",
"kyp^IVRGzGO6{^c;;nZy=w}sC)zB><Mf2<qUglW@,-C;RPNCYkgr.Vwv.W5ECU2'fE|-u(Lm_d/EWo.yx)VOM!u!e,k~HkWe^:Q4D$_FTHG[oD5QRFt}c_m=*B",
"[h2r0buX$[;_E<V0FCx3_NmFnmQ|P`@4hOV+wQdO.iFjfkoCz#_U.s-`V|LfNDRKa^C2P#[kCPILF_q#<&j8!x)e(zA2-W:8f)R>pFqA/+2K_#73(uEX:!p}c&",
"<FMN3xSMO4he3jb,*$>.8lQ*t`15X2Wed&HVzJM_f[Vwf>^=,]=h4/R51k2YRKHZ8xoLAFb8r,;8_dDlSXj-dLLh)dd(k~e%zNd)kAp3X>-+dwxpv4%4`AC#U]",
";+N2F}([9sOzw0z%ggW`(Grlro+aBCU[Z^u2.rLqp=dCas8FD/!E.(q%@XcNMU+Do8jCjnPN=GhA3h-K/5$r|6P{9.&G7,j&9m.@vPI&o$-xMRPg7G/r5FA5F#",
"P/Cd!i+jBL@_}DS9L1I_d;D-uy/`f!dy^3FoFmIS&e045V|+HC<-gKg#m3P>DK!4Q80aRV+RK:HH]VPayx.t8+5,mZ6Rfyur5VRvh/FEt6oD&!Aa|;]HP6N!z>",
"Pj_t>CUF]WEzZ9@~vi<>_t]hC6i0X1CC]HWMGnk)r:Xd*(abZig7wzd1ee=]jzT<R=.m9Jr6&N`1xc&ni/e}z]@J8ocx1b[oVm=TJ1{#@+UhN%0c<h0Oc]6`p]",
"$^l%*CuSVU]!/tIeV^&$4=[NvKSNu1!t=y@o-o,3(#V;Z|V7u}_t.d{E__@Pd;S>0aYcvP+UIo9Yr[-:Kq2m^KN*eoSn;F7Rny2[AR'rL*G2@d5[,:}6O>[|[0",
"jR([`EpcWVK@u}'swVA&[)yI#z'hd0k9=NwVLP`DVrY_-pa;[E>Vss>jO(RdP..pRHFu4:6&Y_)LbymjP`>:Dg0=/+Vgm*jD^6$vWxKPK+4:Qm.~9D<I/KI/-h",
"Um]Q7|-pUuEv{JY/MVcL9cHYaH/kLUL(y.Czm>!IM~QLIH&Ip7)!cEc4pLQSYmq+c!(T^(:[H'5AC&SABZV.qF)1Jz=bo;Qmcns{b`8~=bU1C/E4pgBW(2ICUA",
"{!_PhJfEI74TW)F_VJw%'Aq-XicTYL_+3v5;ca0GT~qo@SV2*t=Ok3E0xt.}c]le(zY+^`0Q,BC^.N'DB!T}3G8z&{ep8f+TF`g27fUH)8R4-#w{}WAS&N!6<3",
"GZt1mU(F>y3g*X[MU7At6p2;IAe.cA]w7}xBd=!s76JL$GXlm|-3=~8EX1Oa%PmCdhj@7>7=OBTI5o=DIW/$FknI`$1:B}AgKMMXeN4jd4fYf-:.v).|&yB_=U",
"S_oUMi/8Fy$5tNQfBh5,I_:/Xim5n$C+NGE3(u,_JPC}2>Qi,X$bj}IVX2c{j~UTk8VR*;jj<<.blEj.)/C&N)NdpKe95}#GsRtW|1rCbVm{s`1Sk0S.::1LQ_",
"W+=4N6UpRsu~:u0pq.%Y>n7;ze>^=_MZ>i0.Bf8^ew(&F@jQ/`*D|<{b%G!x*$*|N|:FVAAsC-fd|>d=u6wYqlVF)cy>v'e@puVZ{dy5-Xr$z%oVWzf:;Mr5VT",
"v(W:Or@47=9,J.7]:7V`*yy5]{r$Rh,Yw3yc1;yUtE^rx1^|w[15Wq-JxdXHHO@{;U:M@w`^{t;074pL-gtcwBv:,qAk58zw3ocIkSN9n]crz6J2pejnmJ=i/s",
"}wU~8ec:h!|G$pLlaFF5h@ix!,io,zW[QM$B$xZFrBN@Yz*D*e/@BS+#5:65i,gu-WdtEM;.G!49NS0h%T&j=pE5D0FLj74riN8=E5RT&q+0KgE0eTXBa.GDjv",
"[7lTO[zMtM9y0icjq&IyT%.@#MJj=|+>S,NcnQ:osTZy4](4{G^9Zy7gy+uC-C3'+/8cE,4~PKw4#`vzI0l:9zvoU$y2zJ3#%QEj(>+PX2|FsU#i;>Cbd`;,Zn",
"6}#IO1g=g;la8X^LrmocU,SRCfXgSTT_8Xy/-1cm$AewxqGnlgcG'[oQD>A;#m8-8'>sym'_IyD>FulSP,f[jrOHSd%j@R(s>=|WSuvup<lo!cQj}9Zz:63L:]",
"!}QG#VOCQ-H;8/!ChXTc-R}$i6}I+~vH75EQ/15l&5iM:l2N4B;^^s<r$<q6]205>lc=5jZ8'5t:vNDVDvyI%=+j^27>=Li~We(&j/;^,|#q,e(x-303I(Apf*",
"3Ir@}gzgxA-39,R;2uBk^S`2G).dsj/UU+82xld&MX8L[&%q|z-c$bEd|!hdo#R/2_REiU===kEY]%WEYs{CmyDv<^s#=3&YXH(>dv78C@hW]3i]=Ng(Gt*e]P",
"vWi7dy-^^/x]vDo_If-/U`(`0jj0UhQ.Ub0}N`3Xd@Gba7F5Hy.%D-0.TP1}/l^fbKYC%^^VOPe3J%7L0Z-sXq|Djnw4e[]K]m0)OCY8B0g7[g/X{_L1gkY.^g",
".D3sMiQebU;p'XFNXdbr1y7MHMGyiV2(@$/,.<2}`dK[UnVT^oUy2N-TX)WMWo9]'0pk!hEi=_h*b#/8l0l*dK;^QRvWvcBC.Ec2F5{r<!OStQZ(r20Z0#nL3l",
"2YeUW<!wZ;l.b@:3Wq^+1k&#=h$t!xrzx!nK:8}uu~o1fjG&/pBC^^-wQ3i3!GUFW(bo`XB#dt2_pLs>qUU+uszgZY:'zjH@&mvVbzz3_ASzQ!juY``G9JA]Mj",
"iVZs%*eB8Zz'MqEgPhb&_2|<qZm3Et!Yt6|1nP3Kxy1QNP2[0}HGx<Pg2T1X/-=`o5g9^291])zEP6yuYtHQi>ED+J@KjViGRzt|X-om-HLhNzC~;CM8|WA-9i",
"0#m_b&UB=m))^FWqr-!3@v9B/Hq534G;>cF#A^P44^][qote9pT;Ujw6=Z68S/!oCA&bsS1F-IF++y0EvX;#HK,-<yHcR[_g0HG=3(@3cSo;M{%f/~7;AV0}`Y",
"Gz3Fu(V8D]SeS_*W8qs3>zQ}DLGu+E5-).@^MjEX:@&qI4m]_=>NJzWN1|)q7hVmm@0:YT:a@i%N2(o_4ajo37YL:](g7UTy<X4h0mh$e1]z3<Hh1UO;A67H]C",
"#XlN:CwD33[G'4s.:5OLSL31QjHD@;iw4R`t``oAR5fjZ|FT3_I,>5Po9+pG{4xx=TJu3ZuM4Df4g#vy]#f+EWyhsk*ti5zhN{BR/@,%DHf9eyHDEtW&DN5-s8",
"Dj*]BqF6o_/l/d#rc!ET$r,VOzp`^k'+nj94]~5cK^^o<-GnteC8fZ`Q/(CY%eDJz56LNf8Qlm!+w)_>*^(/eH53l3,V8Bc{{frJ0l/m$kz}=1g7:^4E]*Mbp.",
"`,]0$s0m!~nGjcu5_XYKD8@[.u!HZS}5:>r[}[HM(qj5x-PPyjmkJ,%{w%r&%I]oYkmBm;%|:75V9C|%wyQ8ze+%:N}WPt_@YaPs]!./,^}WZ=XTtUm;K0uus-",
"h!cDp|N7`rmHM8xl+doboqhi/7&HJ4(G#b)}xlDo:Q|e4vzODdS7[R/dJ0w/Tzs+g<|E1}7[{3n^Bx+eY[h|sRuDipm*'yN'c.|e<!gz.`=OGX6&[`t0%Jmmz'",
">blkGgSSc5:g4TQ:O4(!Wu70Z*%K!0c!-H>OKD33_kt8[WbrN98<8y'LB4iB9rYp>wB+E!QYkGo}Ks`cXtagwI=AUqTN:cN9MdrrSIqAP}uN$MB).+l{Dz(o[/",
"(#Qf@n6;f^O{K1p'b`[8h/)jp)k/47%5B+/]x<)78yJ+iy<wU:hfD$f0jTC='$zjq$q>U+EDb7&:=ArDmup{rpS2yD(v:cN;60Dp$$q$i:,2i#kL.,2r/tp,rU",
"HU{IX/Bdw*p9&MJ]:kp0X8{}lSY`}6t;h1nzL,m,NBb6iHM/#PYY}XfxZo]#p[zW)!bOhs+blxD_4,Y!K<s|R]$34Ns^+$oi&lLq(&}.JRSuw/itbP&:BIa7t;",
"cIhb:KzXX>dY8ez(q$w22PO0AJw2.+aCFBjUgn.,wh-/I,uMiCzz(t6#6U{2^(B,FK/(Ps,eFLDA=:xHw%3g$]Faiy=5s9T>bo2O.mZ&5h6xS%L2d:'[-J*sBV",
"DTdaX4,Tp7EHRnd]*iw8tiPRsJFcz^On*gEJY(uND`'W2z:o}YVJxDi3uNC7.$V-aTk,*PZYr<U/Qn0BAH>#!HnV^o6kfaDdSmF5xhX0twpV|Pwgd0[H7Aj_GN",
");G%pXkUd{O_2Y,oreac-]J`L-Q}'w:@w@cBN*Jpw@d0];6jP3h6Q`#PngU9ibrq)TC<;6*iG]}2|ry~v=6b':G_20[i|Q97v&9C!VYv9;!L<O}X;FBUEOY=!5",
"P(8.%+S^zCeoV_Ssd1Pq9C;pT;Y-GySOuTkKP)$!JJf1-d*=Xdh>%[=&hKG=9Y4YGg9-xjf69-Air*+z//wqG84BF3ZVbbn1V&k~GYV~W=Av@iO5cWzX4`H[G}",
"!jgM8;00L45am44qpk9xe[]>h+ZqM|/F1-lc.0MsiN0PuMt|[2Qag.uc&#p]Ey5g;OD)3B9<(VAKJTQ5>UhP0/3ffn)wWu*7c'_w]Y7[-{b]$X'mRHT&*l5N8L",
"6)Q}YrI6Xux./)Thv.qG,LkJYyY{dKQc3BX>Zm,T9ke;=[h-4FtY'.mNbzo$%(LQ`4'.h+OhL%'Jf/!pBF}$Wkg2#4.(hozAAp&9x5eaM)AM]vKJF!iC.h3<-]",
"`c'P+ALBjPD0Wa63QBS*Y.BkwHR7s/qpWu2Bm<v7h#$6:fgV,~skn&Ger`/+E-Z0VGAv!icG@D$JZ%d2=|>OUv:54z-p):[3w<8i'BuP|6KB<a!#T#s5Xl:k]$",
"7ki6zqF1fLx`M^HUXV1JnJj'gc;}m<XN&9+dIa>d>YcN:,I^I;JJ-fw:uq`lh+9$OIGBSI0Qn1S[2*Ri<q>DD8d+l6D&2<nZ%)@*^O$%Hi)!Chz15,(XcDg2{:",
"&a-,f~^M>stnr1*6t|xSE9Xe-j(,=-/NO1LAqs}Rg1:'6VglSWgqI|P;Z!iY-1U#,J_4j/YF5=Po,58CrJ$WI%.GV'.w89ha@`:$xX.Z/3X>P_I&ii@v;6A%UG",
"]+[]VwOTN$ct8:LOpRh-w/z{h-w(Dzb$3_&i];8AtQd7b44J-S6jVa^^dj5AZIRkefI*<zssh2KbaY/]I`N8`.+.5`QkQR3syZTN[>@z=Z>O1HBT;F6~3sPB%l",
"3(-nbM1F6XkOs]):Ye)6X)6`D3OA%BhQQTF&gGGe<FcMGlRduw`|3GppQQ^;`r>7^a(HSg/7Okr@f5(6Rr%6N3'r8OmYN.28<E/OJXM}^s_B0]8p|Y*TG%PwD0",
"vqpO2qZ0.z-CPw>Oht)7kl3d@15S$Pqc>DSOy@hUX;M(Je)eb0e^6u)U8Y!$i}MDd|7j6+S:Q'(z:{[T9yh{UNhAYgQLQutY{}hls&@hbZ8n[!B6Q)zAEKThNk",
"xg{JJ1,l#Gjxu`,vmF.YG~2]%|.e.%5EPZ9l}-K)U2)Yd](mpt(D|$^oHg'z3<Mc2|@0{tf;[x!_!w#z|;C%C1qCCQd|I}yFL{{@QQ)pp]mW6Va<MO2HFZ]%S-",
"5xL3hUhBe0x.8;`C5FaS1>51K5287]<oIw,LXH8fcEEzR8Z7RS#!kydU'b=)xbs5l-2VXyf0*{7p!NcOfv.Jf]mnO:/O<7zWYL]rymA.4i(R,r;TuI5{=/8|20",
"AVzjXu@-;@)LT%ue`aQdoria7,,[]*eFt2vh1&nmkYe)K<mvpfVpO21r@j!r2`,Scub&x&EL9/1vL,vTbSuHYcD15$R|=Ul4Kn=^('^fD]kphAFXlrJph8YVko",
"r`774Um}*PHICu61S:s226]SV^d>ufjF4FEpdKJwRE=L=<|@wc(AWK)s<qwG$s@ipB$LW]h:8{N^6}]S6mue$`uf#D[U-S7{FZam}Y#_3CJX}J-U0}Um&@k,&l",
"=MomkPX:G}dA@K!:iuG}y&gvYO8AB8#vq}+IJHug:YS=kVe']9KFQaXHE=!VQoQqV5[1dr9KzGdQ&$GrwTFErXnbY_{H,dgHu~f[_l<UgZuGcd`]V.S,NjNnYO",
"X+uC'C'Co3O0QDCx@@=}IfB9C@,i2nG~EUgqvuxpAfMIo96j4E2]pkkcR#k)ZdHOUTCaaD-YEP;BehtLh8AsVcYAJMF-E8HY*9CJ$O5,DR(i*_%Zks6,!HVu.t",
"IIQM[7U@yfDx:Dl&H4wgZJuDU@_hJR_495Uzm-@VJmr;4b5w,uIljt8dreMMZoSVrP#&}bjndidzz^NQs%@o8cuP|H]Ml)Z542$XNA,i7(0]b&_$PkHBm)a5-Z",
"MtqaW_4:(]a0N_+akCb2AZT5o[x,w%p<8~[~^YHk,j]ut5ZOk3].fv91^FUbA&-5Wup$L!%f$oDv,c`VdG3xf-5LypdXUw`mD@@l2Uh2lAmu>J,^N=0&=o11b[",
"d<h[2$*Hg#MVS7Up5,a:os>^x~(`p@2T2FGHQ$]=$S0>c;+.CMXIB+-`heJ:<H)N&A,X7M[ntXeLR$&PMe'7F(y}Xd6-5DFeGU!grNj=3KLsN8d]3g,d94MQb}",
"^hKQ^kcTETL*9X<seX3C$&7'fqqP)T-:8ewESzIX`v`7FRp6=eN>&NR>$X.Y]28bRR92a`sHxRqM+z@OQX)s%-.[tuVD5P)`k}Dr]XYP8|KeYF:xX`A*2;5Rc]",
"V_6hR$'!pfm(=P!;C:=Xy9A+]4WO+f*Y')tIo;LZX^x^;}8]35b/OJ+C4F3w`b*4,HA:bk2[IL3O1YSt7jXe%tKtSi|,Xw*+zfS7pVWkgV)O-w!mdy2l5ni4+;",
"P:Peg_/zz+a0I#:IsNVgPWu5mg^B=,y8[3QI6)bx*qQD2|@DOn:4h(BIYV;Om==|S`O{f]p~vAWeb!/Fp7;BaJb/foAI*VP0_;2:'s(`nidQAciYK8`,]1h>)q",
"`@4{v|*a,EDG%<W&g^WyzPvy_>>>H_0,^;Q]5*Vs1f%AAs^Zjw+iJpK:CKr.{Ao)H4>];6%UKM4xGn>WXO;{L+f3'oLfhI%B);h@:qi7}.JU9Y}[*adka4;x3H",
"XstLh:es`0N6D{UUS]^a]$GparqVjr='xxE!<!m8UpQ&l-1X%Bm~l)!Ueib+eDUA)+=J6Eq#Z@51u2pxYx6nEN3/T;m=rowT/,,$l0HM%Jt&&]Ti6IGRpA+/P_",
"XSDSN05Lg~+6A}<YFun<[B>Zbu#fhGWnv9WjRq#POXb#XCFp'fl,9(*a>sd=xu`Sza]Y2Jz-,vT!piY>.paNBy:Lc`j$.7V,HH:(DgkYi>^yeZUw&g.7eR%L5O",
"(lyW#0>`h`4i5S'hGnya=8K{@-#(m%&$Sfww(W)S$t7['N=@JE8~U|qtJh4at)(tN1d_Lya#D,;b8x^!2z$|B1/sQ/<wRO)Zm^!wUOW(0G5oY'UQ|D*n_zG8ZY",
"z6Xe/bueDi{$tHnG}r_pxRnHHL')5zl-z`Q$3d_vH.CtPv*]:$yP`3F:MK!inqnR>*Nn_+<7bSk!^9EmfRK''4N4.;$0<Xl.j%Lu|jX}Rx*-b<Ct*,m[e`Tnv|",
"dWCPfCMiHy[}[j>aXuSJ9u5=x,^L/HoTHnPJUClxA)*@5PR_E~`~soL84cd_&)i16[fbmVOYje|amGaplaF9!UTRT[%#.*fhsoE>DsbT)EAfdx4Y5r%&C,p,>+",
"^{ESU8qYG~cy9h]#2bV59*ED!71twMQ|iqhDmu'9Tm2Z]8fn6MW$+dD]^#E<47_Nl!YY-vE+q`{JLh5VLunvKyKX,K%xJ(=rZ0Rj$ZKocD'6;GIh(;Gy+MLuy/",
"}^!_UTtPb+bwtP+SM0xs-vFqnd194vzfrcRPetwjoUSreFo$|R-0,<qGm6G!,DbpqLfcNehg(ipv'1OV8*kfJ+r@[#BLQK5V&NLN)DoJqI_N&21Ka7nz|8;=ov",
"{EY#2AzIzj'zvadDh3b;EqTIl)PtK+BMW#bwjXnshs+_-J,9C@lhR<+&&RZ[Ie.l-:9Bdq%.w=w3;Xx3Z|7+rjE'4X$DGDvI;Xx3^k7+s#:cNGM_T:FQIW6Dcu",
"GpUSrLZr<hNGbOhsJxltA,|Hx~hiFz7cO%DCQ;bp'40/M-9lw{NHK%PFOsq8bO$)e@q$w^j&}`IvE-nwzoU{s~9aEnc-[:MXv9fEuAgyoo}/zp'zTg[.h1sow0",
"KIEJfmef84B,J;j`r:,4}n~!vunPO!F(*'W#g56Yg-&EJt/deY*ZJG'3J/.*,5Q8%c3n/vGd^TsYhlw5+kFW.6NJ<!gp6FJP/*6x,5{5#A!&5c,^!6!l^W1Udo",
"X1#*t='J*{{ti3wcI9<i28,r@0GN*_v~#x.6NK{eDpOSSuwk2s7f/>^}0MJF`JWy-unSu#HUS55^YcaGa8VGRf6zXC47YUF(eGX!eC!v1UeHebwt2s7g;yx4Zp",
"8-.,Cbv>vee`W:GN>xb6v`xkqtTd</qvk0qrwz;:c6Hxb*{!*57hFruOJn,Rr#0#dmi*M%LCr'k/47fQB,M5MFx'is%#{&K<{%NR>ny)B}xlfjR'l{0X{tt}j/",
"Mtk#yNJjr8Cp{)y=TVyv)jr<D+NTx}F|NU6/NTfkGwNI1~N;DFslGNfD|z{9t)fuFQN[5tx82INV{`:kNoSux:2U7kfAflQidZq5oroZ>v7&x<=mhDhiLv0AXC",
"s$zp|z@1|dneg<X!g8!h!N:^NZ7'gp[LQZbmfjhs{&aP7Lmo}Ow}pY#CVp:BL97&|T@,{6E{R]A@7ld1g]:Kwnj/!QtUPbrHxDqh_IOfeg}w+qSCPnxF:+XDf4",
"ddW!b/Sf!9O7APi[)dh,lP{}YR!IpWS|w+P#Yi0p'^'8kUp-P)4r,U%,Wx0%%,Vf0'!&48*7+}2{Pd$*1M!A3/+AYdI'KQ6x&vMPEHYclfx!hDm+$!:{7kmx7[",
"PBi|!Kn*t=]WgcYaC#:R'f!#xW%Ir<N_G#|D*K(&!g#-$N!2hG1ww92KVJ3w:~9'pN(KP'tG2sPRj8kGxMx7a{t:9'*R,@yqQS!d!EWUowF]zjaKV)^_xQKmR<",
"P['amdM9E4>0L.!mBHFc:7jSg1{s-L}-!5j$[hYBjEgQ$Sl3@VL!'[fal-zw1Vz[#k2:;U]Y#d4@g!Wf>o[1THFr6zbo>1`EF$G,6K8bHXB$<(.z5i5uVW)O,C",
"^9+8LZfZn+9w_V^|r40}p}X7#8+|=ngod}B~JZJ0Ssgq9r>NQ'@jZB&NQ7)Y/Yx^qxpr0G|fv[}e}ogmYk#r1k0kAI;~mQKY^,.{Uq;1Jt9i0^]C96Y]Zuo&NU",
"U-wjSq35W|jp/`H|g5{}z992`cvA@FvC/]<*KE>eFAA4n9:bT>H|]mpb5tkp`_0Nt%,r.afgtaZqeGeo}ukOjg5'tW`>rJ&&X1nzLXeIfnC[<mHp-`wZcr=%gQ",
"]3N%YGTh{_1jQ]P:VM4[>Ur{e5n)425]@-}qi#hflHCjX0=GMHz$tDh,Ju>u6l}sE*ySPh_zrZhYO;8ZZ2r+geMIqz:s0|Hu[._X7=#L}s^Y^IZ>3c]~Mb&Na.",
"m6Op!2#i+dchO-u}563]3k/zclWp0ZSTwj5[8uA6dUZXbaP[sg2LMgL_JovfF`o4&fgk!s!O`pC4{+1j:RS%[s#HOI,'5xkEP_,TffyBMe:tv~sn)kx4gU#;58",
"we$+kPb2UyEJhf]r+;RrmY&f{Kk9%)h>>$]CW%:TDu[y+Xk-W$0E;yEmZ,0dv'Y1KWfluBLdMaD9_pK[^Kbk-|W@5*ZLtEKK4%R{O=$Du/|$J0n73)Jr^ZoWaH",
"=Ern,R0Z#'o:e!)Y(g#SDD<YN3jxa_@O]dkac#$G4X$I_*2I@VYm0k0EgOiLa4U4QYyhT@y%4v2]cb;))IpFy{Oi%Yn%0r]hku[[2pb.;Eu)W^zur'qUC,&b_&",
"6WvR8av>_/]e_n;OZd;lJ3=DC2`d{^Ihs[/'I)4ee1Gkzhws`bu^C1@Xf=a*=8-PBp$H'sY4]wzO-C_9zwZh{BN3B0.A[f;QBLSu2$i/hPQ)pz4.t/T$tseF@u",
">T9dws>MAyKgHTPW*,G2or:)kb^X+tz|TsZ<0'en=OehLfD`Fjjvu%7hH:L~GNO[fjL=NWtHO^6fNQdZWNx-`nz+XCd7g0fhapq.nZ[cfk8@Te{.o;JPRkB&-Y",
"rUQ'NoID5y0%{*Y}a9UN_YOTn&cRT[IhE/m%a{:jJ0;&nr8-bSS$cFyDg3H+c=yGbE)U:_=Zr~FL3)NqGc,&N!1U86Y9Zh4hzCxC{vN!|AV}n}_sCJFlc}7/I{",
"7)sK[^NXRBK.tWr+[-1,&y-x]{@jEmmv6ReOz!Oi<-^o@m{j>'2TvZR{tJba.BF./,6%/n;f;1@zv1=k1H7z0KH3E$V'FNRAu)&^tOu/Hv%I6>$YqDh,}13J:.",
",&)<(Q0R`OKNhUXWLr_daM67,VZ~m9R5Q@]P!`(jX*o[l%+V&7|^gii>*Ypt&,q#GPzr`$M6YEB2!4BCp^ii]5Woe$1/pIIr{2]z|Z(M@9FX>1}WK6HH:bwmC^",
"JlL]L&zwR`+cgJ.&NE>{0T1&fQLk_`<]{yEcXRH~XdmHKV<L<^h^-}PXQ<0|<;S!G4+(m}5!<9euwg@@%HL*6K%c,N+[AhbsR|a$I6h27Dz#d:(v;R7n3[p|WX",
"5*8h>fX(#YpQVE+7u+.L/E-24TF2m;es0(L,i~ZPa$b~)CW&vEXl9pMOf_^FT3[3ypNdm`_=Ao7gNZ`>}!wIxEeR&_xLa4fqmXA,7D`t$gRYz2^UR%cEapBfrz",
"x./YVDSUm_},(_I:!tJ5xU43uqU|os3QAKSClvLeH.8b5RNR%&e/)f5c^kYrQ-*E-/R/Av(QHYqx`RG1Q2W`%>M7YwVZ4cDm_M1k+0BQ$6#Z+>iqJJyq%z<to!",
"aB;0Y5y>.l9YGk*v|M[DQ-y&embIyz.c+voeuE&|kk]&)yY}s_$O,N$%Kbc!|,r`YD[W6i8Y*`Tnd4'<%]yAp]+zG$!YkTuj$nBJg1-~3fG|4DKc({H9m`YJb%",
"])g&$CENZGd7#CX9-SuX|+b+>D{*#[@&2j.y5+0kPQXJjo6<)z_BjN4>2LmqjO'f{OWDd8#cV4bj(vyBVsGeuG/m;&Mj:CqY@o$>D7v|C/vaSn)>i5kz.dQULq",
"#;*|f2JRHci+2GP_=+*qSU![8J1ZQT6]q[CJ12u/#QVc9G*9;+vdn*,T6i58*Bv7b->(,CU=}y!r>k#yWp;7L$Ui:&!cA%/;xYC5d_WC`x(%9;ub;@icbtPEH{",
"$;hg];nXQl0|Hc;Mu@Cfxm2e#e/a^=sCB<}E|6S4qkP1d'7d=1o#kH%Un:j~E5%b!y)g@xaZkgwy.P6LF;%A#+X-Bk_-SWwJ=`=_w^<Kk]pZ%f[ZgRX@EJ;f[A",
"%fFsXA(t:)<jy;18tJ9tPlBygu^;G4aOk!v-U,&6},g*cbC9=fagURQvm1cHOj#l,0gvWBc[,]O%WQ[4|43't5,{cjj<XWzd:'Y'BvwFfGdSyHV,lH%+K[DB;Q",
"bUbkSb,v;0S+r@cp)b@@k4U[8nx}y,>2}jEH6'>l#%,F8:y79Wc#(Q)wg[,YL4cjbfqLy5d]^[[9Eyxv*q6pEx5e#P,f3^Z_4wjN;%`oS-QaS|%CG4Q44TA+t4",
"/NcjS&=o'AlrwsRx+#F~Bhw7Kwia4qHPtI+zKvj@C{6{F('IH=)yw]Ph66W1EMM^vBfF-zu&_:B3Dn>a,UA-AJJp`b{9a5@3B[=cRs9s!md;Y&5G6(]^%FiE`Z",
"S2DP%E4#)p%H.cBG4H7o{:/AKiWVSLgL`qh|6Q^|t]ND6Q7y|Fg>CXO7;8WzUN7nR*US|)UlhRr%&RT7zj/RXR>.6VOoPwmeEPL-se_Gl*<Ar(EC!0H0zxWKR=",
"7BY)]dq_QvQbV-o'56KqK%r7'g`qB#xP@1o-:0O|1C':3!FAq~$M^KC>$D:'h.&Pq_aa3N-}SZ3oPR87!ZJ:f{Lw@W:*dshg#)-I7Qb0rW<!me#iI<X_;xhP3`",
"e^Rj|^sQJNtFki{`O`9yf=BGqM4Rj{Kh.`g`f[)5gxuy+K6<%*!ErBP1/Xz0A`A,<JJp54r~z@<#!,0FO^mJt[(V*/kp)`k)Yz5)Z[q#q}5uu`>YS6]~6pn{ez",
"Eh_CQyxSU|p2W{j~3-jvn3MOU&uYFuE0xO=G$`VyL%#;:/8PtZ.HSl'jg0V(o&%&gTerzxlY9K$8rT1VJMQ'rIo6s):I:]R2)ck'D+oY1y.s_<2.5%}KH6;Iu1",
"]vi6OJ0Ia&%TcHWM1YXhimEb3eXpR:se1k+'2&P#Xwnkpa8qBUVqwg=j$XYPbd3Wa{^lR1{OX}kp/g%=o-q4M6+yhMsNR4*G*'ZARJL'#a<~1W3YZ])<#j.os(",
"6{]=@|9$9h,vk$[#vt>>=Gja$g'IV=Va$^HbF()<pd#z|izY<bks[KPxUjWS,+6m`7B`:f/z1wNnG!fBnZGl{I3|[I0w0WCGnESNL[`[Px&5V{y~a#EevxbYgh",
"=fpQ$(zTDFH3xWwk/@t#;#3[aj};1~nF};o'tEr^uG%faX'2K%Yn[XIbLI4*,C#lYYOa#S%{3Rb8vBXj<M;);-]-[C6pCacL[eU-lHlZ<kXcJWRz*M'((#`>1R",
"u/m':=PH}B/l;W+]7oB9sjPDKufpA0u>qGQj@I{NN_y&PO2{7kk2{_6n5%J@L(;Ul*={^kfSJa9hVQXeqqJC9->.wMZ0|W8&r=A|#od&@2/A@=Y_B>]HMlTx@z",
"aKG=4W#%m=2'Q2Blqc-$}!(y5vKPL:Ji^e8D{sKNz0CaOAa-;>}xa[KB2NU)ykgZ8xxlR}2ckI+Fd~hcMK]65`E6O|/iD/cIBoI|act=gj-P+&xL>t^R1q`RQO",
"@NLISO1g%-ZI@,Ll}S,'5&G|$~TVk[1O=w7$]7)/8j3JQpcUs.*8)&Y%+w[fVe*4(wR8X55HGX)-e#wE4M.s^HMEXWxGV2nx2N)B6@byYgKN^Ajy<bLA5@g_f@",
"'.sZd6B-[mPvf4{l2nRJ`>r#3!!9>};uwU5Gs>1=M@yJY''dN>,!{E'AfC99X=QfCc7_f',,^tO%^|qR,PiLxN.zi2-Epx0YB=lD=0vR<3p#4x@~Xuhyqf9amo",
"(mu%AH3I<o3*EqJs0EQw8,O3kxyS2[)B<Vgw00zijm3e1aj0(!pbpP$(ab&q8n5T&IO1`0;F+i^~0=hZd;_:2L%A}W2@@e_lR<ky[)6x;qj{<32JDmgQBdkZEl",
"@&@f32W21A@fza)m<k=`rGUY|7LV<e|a$R-E{GNeEt]:4hA/*^oX-Mt#.v'9fEqj3szEI`N6W{Ht_Z`]vngevfANYe1LsKuCFpl=ER(>Gy4=Ng/N`lZ&5I..D(",
")%Z%Rn}_]9gnzvx&mt{7,nt:'a7]-zdI(Oa~4uV8hMmhXN&EovZKcLobs:,Hwrfgr`8,yHS_wEV8hU}^m)t.3Gx!zTVAh]P=qsOB:9Gul`S7tOR3l.9v*[e>kw",
"se3]LS-jPF!8-l3Jho9uR`d%sEU){tm0.Q|bw|xd;68yxde'9:Q]'QosL@gt2q<d,<_].zv:9y,z'}-J`2-O$+`~z4JTFdGu8T!@P38hl`&^xqaKhssIP5Dc.[",
"7<nF(EJTEQF3+pCsRl]@QM.Fht's$Q,|X|{@]m:FZ%YrRPfV%-LA/]'a/;G(YSe=F~UlAFC/2n]g'q;@tGb$S49P<9Sgzeqd1'3a6^l!6eI)8Xv41@VCghp@::",
"^+*F>cE>a98`@))N*eJ]LmYhR%Q~eN9H%p[(Ncm~0k{Ewk:jY+*jtnDW89U('.C;|'2ZSx1uxo,reUdC]eR<hKp2xh8KU(!E(bS5UeG:XVZ3EJ*jTXbjB`krsO",
"-y)k7FF0|R5tvAs1e&0@HrV-@u:IIb{XB}w+%Q$X)n2Fs<adKh@$1Z(.alI`2~`k#q^!(StTM0lh{[Gs.(Jqk%ZhqGoL$8Xiir3~K@%.<ZWT'ZGcXZr6;vvssX",
"X[._&8K;g!k5Eq=wf]7r2+L2$/*_bpdU)RZ(.#(yh.^I'-3]EL6!R7cRtMw%73TEk0LqYP^bv$T@E@^ePm$aT<.4N,_y,#=Ne1*C1nXjwM}-ucn:`sHyT!_GcZ",
"ufu$m{qhjzYanb0Z(z>6CN*Se*@U,9C;+8wh@41Q9&jZWnq[(3rF|[;3%DuN&Yw-W=i1(gl|^Ii/w3(WN1I-<3h[qcRnyC*Y=(@t2OtaZeqy9x@GP_,u#Es<H-",
"b<y84G{1-X&3:^:LMyDe/SkSH2[ix:jw-(*PXe*^AM/&r3U5H4(R3jxm^'qvtV,9OC'P{fQvVS4,y@5j=XhL!,>l6iJSgo)S^p]}e`mrN~,Gm!N|w!8r8rZa03",
"D=hZH0<]{[+c{TEhFf78^v.;IA]l/@_l+J;K0[6rIj|ZG+W<[P>FcFM=:O&-E)5QYL9X;|]YB[^ZuyXnwwQd1bph<Fn'9^y~:n(_6Pm{V85QA`via,6o:3l-i*",
";};{6P>jpx>nUot:*,T8du&jp(BqsqCT;t.~l|n&FT6gBb9hL65w^cI~KbMJ9UfMngVQz^1IaeSO|^8itC(=0!2$CG8Rx&qo/~GKlE&A_a0qs_9mty+wPoZ0!M",
"FvBF@q)_rla$4Z)P,^sE%h,g;L@_7I*aj,o6&1_L|+/q!tUFvwjvQCas{,%1L(69]QF%u[^_$Ulk_Fe:QN4+,Wg3(N;A<l5JF$bV]L$Ps:6yGw98]/bwU07yhi",
"`Y>NUjS&SuqhU:sK7y5eS~!%,}xjj'=@ZynE{GCwsTU/v;S/jVMFrK:_!&3Z82:2cG&eF4EE-5<Vq*-m#En,x&2e0KR}Lz([V`@(Q!_l:3s2&Hb;+X*2gxp1pf",
"M4#-e6(S>2jFxKppT[unYb%pJt'7!('<%M/r#`(_DT:<$8TKm:5'L,G.2kC5[k5NZ40jYi[@eln_wkDpxeiCmKL.*05S7M,S262vRN!:{Od_El:w:5d@AS>Jh0",
"cxuwqFb5J;4IRih%]${tEDZ'lMy%9=g5+=7Lk)cN'~.2Kpd2Cb*61atkxQf{*sac-FB71SiULyr8![wtOTKb7f`;8b3@K@u@Yxu<l#tSWh*Ba{YvE{Gn&pTqco",
"Ie|3Z%7n{dA.&2+m_mKX*_AiRydK{MA=M@ZP>.]m%'*@a5YigU12)h,Q]LT])D@u&WOC^6Bb|61%=B6h2ta5;LE)bb#-VJs-=@oZ#%AxPT_@i5opwt2p,+!'93",
"W.(3!G]pn;%r<j_HR@)f<(RQ@I<ZwsF%d};6N).G)k_L4N[aco[i&ZjZg&8{6Ljl2`d$TLI/-OD8/vZ=cF{q5{=!qjCJ:tb>CH=uQ82o4JpZ)xcmHf6(ppe<gk",
";->fMEmj]n7qNR}Ux}rT]wH}2Q<#Pv|#3lq&B}k$Opl5$M#*9c-!8A0syYA,p%u;)AOoYe+)Hk]jvEZkSP;Sng7U(|V(_LN+/z.->tz4=u:8]jvEZkSP;Sng1{",
"z4qjG@Znf|W;Yi6Q30sas!lRp$L#mrP{H'v&!8([vu=9c^#g3;Ca5PZn,xIh.o>&Zvkn*iK(09i+>&^&=DNearGtESL#4a$J4w{KW%Y~<X^;Nf%G;W7YibR:Nx",
"/2|XnhvSgCIx|,C)iR|Wu~+fP*G]Fm+)YWwUZ8UwKKs;EZ<<JRu.LSZ8b!pbhk]XDOZ8b$=W#('aD5Py<>qPuKqluxT-6MKnli=:}Ei,*GDYaQ9&3u{Ma4!j,y",
"!qJ`m-ft*-Q^P&eBXdlZe;>^KqP#slLN3D6US=PdTB6Lsf|YstrS2+[j05I'ih|Z.5-7v,a:F;s>qk3>lN(k(A6[1BngEK3{(/T[&X%&k(swT{xr3uB7vuAS1s",
"Wa=y_w`*gWfM*)!96Tspil+FNCikN3XCjneXJ^31LITKa@]rCL|PD~kqP,;L>VTPA3QE>4)-h$D|b(c1*S6;308rsSSHQzb0)]$x`/b|2N%t:ZC!.Vh&8PiKG<",
"dA-Nu<OK5gwr48Et,yA3w[B!`}2@H7@ufMe#uj%HR$57ei&{'jX{BlaF>_$&BS4.J$TorT`ZYkkocCKQVV)`Y2$UV&;tNA0(vbu0ZBYde~VvNAAptgP8+:7ed(",
"xu1@I|&P8aLVuh5E',*}Y4FWQfd<.;6Z3os43G`~yYv3AJA_]2}$aRhn^Eanm(_[Oc+#9[toEF_3czB7]Hm[@hBK.zWD9>Qc<cn=ph1A-[/M=B9^KH}9]6[z%+",
"^7.|F/5T,xFeX;#AS++QebJi@=A~1|Z=hE($T6Tj$C^5UjEA1h6nQ$V)(-pl%Axz+AJHX-6~S7KVarM/^kD.QP*eAi5H'/lgs]Zz)9#|cdP^t+9A(EoPYf#3So",
"1fV;mQ=3c2MA<%46Jy(^Dq@}v,-XbH|)ZzNdsUp4F^hjPdIQ<xk8g/=TaVB!<o#om9X_t4T!feQZG~4,BzWB`@zz%=*v{d`RsLF*2R47*aRQ6v'T[Y@h|[st0v",
"H:5|<:/oFHH%RL0x%{d`Yq9vPH{`apj#0/cZI52Lzk}A(XfU,K<_',gG+>#Kv)1CTs)2fUituP}}Jk7r/Vf<2d<h,L31dyb6.Z1CSIJxKQPh[9g4.[IfQdHp8]",
"#H`kkK@JVz*<7r94|hD~9u>VVXX;'h]=CWs_E!tT`S_b(bk__O>xKgSIpBs%;pl7/&cT(d^*J5VmrLRW6O)'0mWn%j6t|V=sZ+XRs$)P(<+xpg%Pq382ZKani(",
"XMVXUIV[Yj&,P#aVb(hGl,Er.C0rJZD(=c+Ac!#s<J)H*h5K0B$SaF.gn5-gd%.#{%y>L5j{tMO<zh9_ZX(3*aKJ={Na3AU6Tzx&XvG|jF%*H0+qsMm^f.KAKE",
"G6itiHp>pu`V9EaqFy]FI;qs$:!G&<LaimByJ_'Pi(:IPT.)bkp@>yJTq=bizDTo$5<Kw-h8!)`TX/6bFk^/_a+PuM1HFAcrd|C(FLU6LiRczaQ[Vj2x*^r.]q",
":pwR!z:2S>[+_lw:Qq@y>w]8b._!.L+O;1Lc,#kWQ}#!6![(mHTL@g&[:hKm/GaQ%w_3903V/)Tm-K{oPzhCmq(=x5Ym*$HmkNjX0P%B`][qa4A6#d`+B}u1([",
"8TN4[t.P!x[aWuUjf3w2kz|Da4t`oDI:>'s%SbGKP{y=JUKGZ.yzRE2Q.f4ueeLC1Fpmi&^tLHve1B[HtCr9!Q6bMa0BLYzMIGuAN28|b]PIOQt'[cbmj<<[mm",
"7J|Pj+@4BGWe^1HI=4`r_rIk!^n|;*pM,k&=4_9efRy;e~1=juKFqEE9<Z]RD=(MNOTZk^hWtPhC[+5}*LNf).ASw!W7onjdJ7lc6NF|@xseV>-w+D}FHZ{(:,",
"nZ$PAy=!BJU*)9F^cRru/NG,+<`^'v)D5v1kbGA.1)BY;-,&$[|,W}:c,-y-+.',VuYl,og@GmOl0UyazyaeeeWyER]n^a&Gv2:PZ`I$R:^7jx^]aE6miC+!xm",
"8V{r9>7v=*S5TPl,<@)3ZsG+Ya0p-5Fy<X^DBToIQuyq[>tN={[by<;/<WN'3{Qi$D+dv1@|X6QP41vDyU>[ELPD1S40JbGLRYV`CtmK;KZi&AmnBvyRg'tDb!",
"n^G/+(_hx$4'sF$nYr9P<9n4hWRBxa,DY5qi0GUz$xev!~7wtxyvC=5xFd,j-d5]M{w>(nY6T.fs%3PTFrT~0J#:(j#hJjS<a>GP%L`^)pL}6BhDW&)Y8p+V!.",
"4`(u;[m|&rq`iV+W!]An#Lf0%0C%x$uB`vu@I4-'vo{cw7^Z5PWDtqZPk6aM8JAgib2T#!d>iE`)yIM<*jBLwHuIzqPESmM<&)ryF&&cNl7izXeJ#%$v(eZsfo",
"{#Wrf.*U|M*ky6-8W1&&&y5B6&&~FJU0F/j~P7Wp%,0;UNEJ1wyd((_|6fxB0-c&(wjoLe[UT/'.>>UI:d.HnQM)+RV3qA8w3./*$;Zh8@'f;cmko=)a,iqjL!",
"Z'vaoQ%t@#:)w=p)F%i7TwT$'2kA7a`VO#_n4mQI57Z'n!V[SFH7yt:-GMjV9~kX&6.S=M<sRC*qV+ENaM><SY+LLJ(.`-TBHy[9+(!*r4'vb*JzSTbA4vH[37",
"l[/qrpG'20[nx~Qq)Tjm;&K8js:y-k0SBIBi[[F+Pf.Bp.@Pf}M6G`&'!,,y*wy!&8e2m7'&BS;D,vtrD6iJ=#*1:)*Bc:6_1qq3KNTo@5n+bU^Y(u>4iW,:sk",
"v6lME0:3qaWNDqW5ZoIQ:RbGq}6DGS%.'9;#M2lp:a5Kq~qLXiN<>ti{DI3<EvGYgaF1`]]$#fU5:]g2{D+Z>Q8.UgR6tM5qK-0/%^@#b/'tnj_lGw7ZW>c&RD",
"0gMo4MrQOpM-c+n:jyDe}WO^keVk<KmnRe#c;<'2DPWTlAlE$'5ZU+MwpVH.ITLPuOegw<]9SivA}k.~].z2<O15o^t%GnQ-IFobt&'M-dgI}1L|(l(AOceqwy",
"EF+mMex#IO7tdbwyDkdEZAL>j8YAY(ytLA=N*.J6}3HAEuhW^ebsA.0SJO.7ff13}zlHgY$p+&f6c,&9NR&yR:WA^[#F2vHY#8%t^Zx{5i&JAsL^uvqzYjNNu$",
"q]&{KPY'<0Ji)sv*-{T}5x%XJ#xDe$}YA9jB6nxQl6L6CIRh#3H~BNG2_!!Hy,0#)YK=t4UG.!w<nKla7HijkurDUJwmTyJE!WNGKN!r&IZCR0T_6x.!(/y-p9",
"T^Y]ag+Qy--t6g-ot='N-axIq8Nl1$a08C0OtWB,V1r/j_Rh*[tZ|mmur/je+MMzk(;;W%Mh1UjmFAVIjf2)ot0:1<Va67+rVCg5h-gDH^y7-tB^/_hCs8^#22",
"Xb.F!B+:DVfsNGa&ehPM.nNngJ;cht[083;X4Ek7a0(ZYmR7zXit,KNC2D;'ht[ma5Z!F<'NU!d~VkV#{`F'm'nY+|.6Nox}G2H<n(szFsuVJy{aOp^+C#RhA]",
"Ck:4}sd(`wTg44kcathdFc{cOpu09xL}F(tVG:k&HtDu[Ek>hsyEoU^|:K{dF(TfXeuc|rx}Pw26@Pe8r[rL>.G6KU9/y0G69WyIj/+<$qRtYpk>hRtVc~XBdB",
"h9c-yig#{gHjyKC'(*+xmnU2K-a:pBH|3+fz78bD)B4.{f.LZ}#o>CDMXbFBri:`zTQ}u&5)aNMnqlE8s4X4_zpm}S5>)S9h}4L|'pwNpE.9b}uX_*,5Slmb$s",
"T}c-XDiB9^%dJJF45nS0ZVhVeZJQHDWO_$XcPm`d}K`/TFT|B8+~ns>a'UwMN=et,v*m{//_,,_A_Kh(%:w!e^/k:XPpr:TD)u9S:@Gw:v0zv+Y++G=]5+fcP3",
"ZC2S;QHM>_7fYAK=^&B&A,jGW]G.'F^|#(<Kg9xBMF[Npu(3/3fZrpgMPtMyERP,J'^+#dIXpyNaU3NgCMw&cusfS*e5b!8^4|hpp#Qb:0J|dAoS}@oPxUlR'm",
"^W+$tw:;;oNmjC'!E$f#=|c!#`I6FKsu!|<Htz_5h~}6ba6DS({6eDR+>H!`]7hBXJbZlk!Nb9g=t)[Wx<KG^gfPGFSwZTlmWs!Z7`x#C[#,Kpz`Dye#x@Q.=n",
"-LT$E5`vmo=^MZ<wrR=.Q=8D%fb:r]&RXeK{BMbCr.@5JMXSA`ui;Ehk2vFJw'MCb9RN]|Lw,fexya*]0cSq2{B,Xx(Rnke2GA`MsAqQnH*G$*wj3v*,<[#D<!",
"EmV_iZ>:GOU0GZLqO7q*y)oR^:d)J8grJ^gr1%hvaAyah)PtES|vkfq|Knm'lJfq1j};7gna1UE[F7]=,LvBlPO4fqGrT6|]HAdlnaJ0_>M>g[HYs9eW(t*WCV",
"Ue'B4kcP*{U3&0i]hx;S!rF^_,,~v=%aw69(u!YC@-W{W6CXE3oGe^%([-)eUuBr}1vW(70%X69|2JWY`iO@3er(/)4!R(t{-y6/pan48i@SRr:Y7+c7#yi9+R",
"n:k=Q*lMG^M_kzE{eE-|0QO!a.iqc<`y7(%'pQZ.k&LLCUs*b!#0:]vWHjRW%t+i%TF~5PLa(NM>Yfg4_=_$`j8wmv1h$K$^m1nTkX]0[zR'<DXv^.>&Xr|xe|",
"`c:pKw30I|w!5'U/h[<t_t->@V[MV7!D4D/6;F$^d2/|WOY$5v*l,j>zBAePlIwyRw0C4AJ;wyqitu-j<<3BLs0EmxFTDChB%OhQa;Zj/-n!TiX8yPU},RNU`S",
":F><i=5,_F7..Z3B1aca=r{igx*r-I4&0Ek<-<l6e7MRfuQXm<)zfu#UhU}h*h[jHFE@9H75'-+:yPLRW|vYnUy={8{b&2,)As)~#;}7m=aSVa$-lc#*y`_/+u",
"nn!7`*(,Pd4~bR$J.pA2$H9]P+3>&q@.Er'AT0.[=[+^Z<)OLuJLS%52@irrAIb3tV@%M#(0_XC'4@mDF1|19K/gwaeYmw]~57Qx%Z`sTlSL4$&B[$uM=C$v^J",
"QyXu=[l<t(SZm0>c/+ZKt|)M#0|SMp#zMk*Shw@]#:eaZ)mkK&6K:HRtTf6.%S25G@_W%4(#^I'QFlP{<-os>w;hn~7+&l)qN8(}%EBDWaQ0%LjKfq4d[1.&2+",
"X_Y6N&-)!cE3Vl(;6)'ah9ErS>WG0WD**>j|YMc72J_:Ad%b:Ov@er4E8[R[`T:/*#tP:n@uaN8j6+sxBeb0l/J{6f:nt790PlTmH%NU-OMGyL]}80>rev[ZEf",
"JiUc8rT*;#RYe!VYU-zw.to3hL%I7:^4sL0Phb2*Q5MGBv]X8gb,h>@,,./,t#!Is3gsez>_pmV*`})|7m&1y1SX#$FS8b;l{^$mlXFPl$^kD_qWg<cseOvybZ",
"Gtpfo*J89&e.[VNnvfkJ(TpHgmB9*Z5$$Dj5BleiSBK`02(aeJH_v4e'P}hD]'(F9WKeF7+V.A,DICVTkyb;g_{4&^Oh=Rw|ezM5_dpGM!&5B^2b{AS}6G`cF;",
"s!:8-;.Oc1Z`tfw;t~8j&s-sgqpkPS$gY0hN5h-n)9eI>sf4G{)fPmJlkk+,L[sKqR)X;t1q/L&v%x*cS7dhGQhMX~S]D451P/EjQV3oWIagfD4%M=[0MM78In",
"_>gSE_2o$wcB@TLY$j|Ek~DtrsWhSU{M;G4AjRqq>$&&K}_/SbDh0,)0%T(L;pv_sI@P]OK*z.#k)$W76jfzmebvf@RnE1PZGA{Po]x7XNZ)/X=FRz]+DVO9ad",
"-~3F-kQg<e7dGE:K1vE$x@;F^z'(@K#[;tT2:l+hPIP'J4WA)6(3I/Ojmz|P%{`r1MWA$+ssXETbBChA&MA9BaJ4!)3|IUP=o/T;.FnK-:RgNQkqGr`4A|0;BA",
"t[N!-2@t`#bmyl118IVQ#KtbdvNYS[kl&'r[h>J=B][UOql2k9nS7tZ'>u'cp.Qf]S.Iko4uA@0E[HFqSAsY5RfCh}'$C|(MeSnvV&yq1}]BWXi4KTf_HJB:S}",
")Fwvu{PJH,7^);7h'^NFMo'8Q<}QhDFM=#PTbHGcNzV|cQtj3G]^jUBgGOTfVRq,]%V));f%i&qWAz+hc_ujwOw#zPDM^@A!`f}pPud<!R[G-NI/JLCe^KRYYW",
"QQ96IQq7t~5TmW3!p3hffra8`j=X]=>MSxqZ[_y$19XUaH@~2A*>R'6J+E%1wTQ:{LW.6]$u(Rk01gNC-$#83mxYf'tMDS=WS%55wb0teJ`PyHa1(<%%Hq`#aO",
"/VfTe2VTD~_b&'-5pWUH%|eIgx:J(_->03^lps2A>~5Ct8evjeOZ==K&.!Q[.E+#OQ/j%iyWzJ:EdT,sUXT:gC<;*^OI@%F/jnOPBOlz+J9|>p@~KOB-ZD1AXA",
"TmiFYJLP`emTwM/ffWY)LX[Gae;S_-ZXvc&%%To#.<5nq3E;0Ir$*r:YW(KM]L|.+Rnk6d%h-+/:W)>GnvF]q{Pvh};+mZ1$s~>b&Qz(m3:/4AwOKzGML$=t*$",
"r'45'M|.b##ScpEOVryyGkh9}A#Z'!(c5Bo]L(_^$/TQkW!M9F0Y8h-e]bkeIonpe~cAbI6'Ziq`%FV@X8u3qUlOtv_'xoa41ckW7X65[Z.Ci7{r1'+hcT0QI!",
"EE!qt72@wa-aySQsR8&-8]*pkS)/7,#q]B_0'!]:J'4gM:/JT-`0+mS)Ypz@Np,]+e{Q^~qliz7sv:5Ky!<P7s|RN3*orP1RDN(.lIuot`gBKVu<O^{QZ76wY6",
"d`J2Z}TULOOLs)c>#PW4{l{M#R*Py>-}|f*2IO7'nK2bI,P:waLO+t-y'n%KWvWoL}yI+dR=PolN:PnET&hCYM`=XYWZC_Kx$JzjJ9:3K5<V2=]#O9;EBwq'Pp",
"8q4OJln-e.^ZB`;DI80MW!eV0qaB&,C>9M7UWYJ5>w0I9CZGCtXDHV,<e.:~dDc%wqJ+I(s23Kc-ByhPW/Fct=M%8[u5_}0[ISTE$j>y<SuB416XauNWj$WL&$",
"xU&*&K4_b:_58z@dQPmNS`r)5UIhO`C8PB)y.D^e>5LZvtSGy>Bo=}*DtUhJg!HKI]rrTEp2t507m#.8QQ1GMyd:i4XeR--aLByJ|1ztC}vu<(WXRn*B.J#uB>",
"To!r;P5=)Xtr9e$nIW2|+1K0wziyMjRIxWpd&fc-$9!z2-YT4~4%PVL<V-7zC%E>3(3yOLAPntRxca2yd1R[Ez&.xn:uU/I,ANoD4e#15sejddGzE@mPr,Q0kb",
"tLD5400-KMJ4E[3XX8cWQH:}'cb=Gh/A$4whlXo9OiYk=*kDrFV<8Q>}5;sCNf]nygGcqoiJFPW>16|CBcXuc![f8!DI.>&D:Ox@:KNHS{i<2x)~gY3DdMP{0>",
".xuwq;2f|6r*WU#-W5:Eat1NM*-^,ffk4u@yiMsI6A)^}L+!G8A}3-9SmB,ssZX#>][SPbM-3xvitHXtaymEb^!DU3GOk$1+P1j]=9X1>pIf<^W[k@%B6L*kXX",
"H2A[4Ka1ISXIySYzklQVRhv,I=,.:$-D<;f%()6~#&g~'ODh*WgB,sa$M.uQTN,|m-5)j.w`SVqBIat#X)XHq{:o{5!hUPJmy)JEt059Nw3Q^TlBu6To,},!L~",
"|wOM*gEKKCuFotc9ssB,Z3j[Oggg<uu=:<!c6SKLy!#F)}UPannQv-WkuE}H#jgyKY4B(XypiroynnNxzXgX|6IQ{sF$^l5_x*B,Zej[Oh8f;[uJ=B|zS3-SA/",
"sUuM.6Nyjx#)W3yh#UB'+3^JW#Rhx_F!7_ONQex@z43nW>[3zqK14~)0,xiC_]Ds:#zq8>C<YiFaja]LB7e#.lu<gK}mQUTFt%bim,CMMu,8<!rQ#$nFrB88%+",
"3Dc{L}.o2vW>V*.L@pqal6)(=~xg_+U#(a%eI^/0c3>u}8A8y{5eRg%%p]FsQjYbZyb*9hkH^@Q4pv1o8S2P/<zy7-ZCyPA;vT{S0Qz$B$`nVqDwo`>Ixhz^5@",
"Qp;w)=7.r;c-w81/3Bvw:}i}D10GS~AL7,(hAD]p70'~Nx9~v/^i_gdD=aX[$g`P&glU/e^Tu<Bjn$e~q,]$A6UBXhNwmU.A%2t$9iNdZA.jaTy-WT33G&*F:o",
"(t2bNXLV8jsy0jkHL@9}.;$22UO-laqel6d}cqL8Z38xFY]!uHL(@@l/&]gUlV!b0s`@2z4%VJXl7C%A<!.tqOS~0M_jLsJ@}{.vJBaD{`mqyS+oE*:y`{Fjs}",
"HJ:z>ur]p3`HE^z^=o2Kb-wA6daW8LxE'o)J.Ifd38RyAjqXTH625:/:CyTWAi5:<eV:8>Sk$5O+G*ckNhBQ2pE|#u<}`bUKboXDi],l95TJ#Tm:Pp>]x+wywy",
"/Z4{|+g~ntI[j-<</y*n1/UdR.B6s.B6A%YaBc%z!;CMl6sbT_>w)hsK/(F,mBX3;vn%@0-yR1eK5Z:J*_L8$_e]'d`;Bn!#8UE[WnxMg4]!_)x#0yk8Po++=|",
"Qk8J1%X>aeHE7ju>pcrQ%HAX4:kC9S$F_f'wyvjH*gVt,fxP{(`.ms`*VCvmFkmjyV_&G+E$]Q#/3m$*6wUkm#L7&HD}h>pXLqqr)-733OlnP54.eoWYLg5IP/",
"I@94@n=-RC^Rjh0bT]e2-qo_N[$a*F^9L/i<9Fn]^Eo}#IS`A:pvH}];[vN}fNzHEWSyQDW^r%D=(vXO2>K:%6@N:h1r):tjtYn<=N'>7c3)NerYUh09(]K|6M",
"%<x|qkQ6GI'hCJOeE<lDoue@*u0QrfX'N/]z1x>w]n1x9<,C#nH(<*7QHAn%c10QAB;qBqh-g~sguy>yPA+=eAEiAG7(#==^xyHE[q0DLV]}Kc}!m^8|G)9(PL",
"X;ujT,{Ow#5Z`-RNT0LP>XX{,no$sw,KB1N>J=rcC]9}%=cT_q|>:~7}5W^/lqL-ZhS9^_/fVSSRj~yTg}}939j##&3Hxi52|0t*2gUW6>xxc}wpIYxQ1eeG8z",
"twe|MlI[7Zv8Ep*:a5wqRwjI@dE#Nw*:!djz>nR++DTF{xw4_'$z;SN|5&#-'P2KeWrzG&3W9E[hTF{zI+D}TYN7/$i4ui<Y9fPpuhbG[0)ytb~#[TxN:)Po9]",
"X.SkP7_>=$C$p3Vc7Jh{<&_{gpB.Mi[Ti^+/^YDrvl+k+d&l4t=3t,w5@4=QRX_uc;[uU<3rF}n_f^sTL2^SE)f4AR!]Y%Day#eZnHUhbGFRw6B&GlD}:VafSl",
"_oWL>L)Bqh]mR~ht_PPC9{6Ov(LS73JMlQNkI#CTuUVqV~fPl!Q;j|3Was7/PG4xvu1]3'B&5sr$JbAIyg%|7_sV{^J7&z5RZr.7Se59C=mFUd%::2NB/e1g_3",
"WV-:WU*1Y-oxh)])F4K2+(dK6ItX0r>>=6PA%l)`yo,U}os&o]-T1qcI!H:%L6h8dV'g[3K6t*::;#KL.#JBAsGDx.6c|~euWldwdL;-/d;,z`.[>>%q}2]|yh",
"Rh'*UMB_Xz*D@hnE5d5P+R`0CQ:kmC%6i25:q~%|<;&DI-Fn1}{T<:FV6`9':6PpadcF/Uk[ZFH-y+jh/,#7hGerysCL'<2jCLx/tMB&5:/`8@;Fj2[#.::>ZZ",
"=hm>ddA8(*E22TmgO%(xp[-XA:d_r]c*MU|Z[tvmbQ`0)rP^e1eD<(h{3ou/=*!!/F#!JvWA'NN@/B:NXMYUonVru`yrc${_2|a2kEyGzk|H}f}zUXM1gQY/u)",
"Q!JDIycf=uND-PRXNg'h6;8&QKkd=|>qFH_%R51[nu).HKa%Bry0<OO+n.[1pD_j.!cfoO+|HK|#/vwJnuz$W|}=uuC,O_76}`bF_jNa2slWC,OzWm}zqOHK|.",
"i[x-*$[1n6}}zhN,p6d82LJrCvWWdzz<,~0a6%9yDwHA#R4;AtZq$mjS15{{vm_hc:(lPYjxgFAOzc|Z{|yKRqc<]>2rOuB#o7TTgAdl_%DhqO_m2v]o()I+%%",
"]t!+`.S]:V%1A%|Zx#tr^@'zr$gL&#Ohr3zb798XxFf'XFQ$g.wn|}!-vC#<P9]m$T,z^l$#^hnU((B)J]!}roL%'n8aA%OJM2|~R9ZIG`{8M#<<).=k'PDn+G",
"{uSV*d_gn_pC&<9tvHm![W6/VzFsEDru|@d%*jP(`$!39wt9OB}uBp|G{'VCw.}Z{AkH9-L{]@_9R-Z+zO=E5Y|DB9`h[,Jvyo3I,.{/.~`i'P8sKpf}E*)|BP",
"}@:/&%Il[uQ-WH3#xI]h!6<P5k.4mZNeWW``)r3@3j.BQB3(E.d2xZQSsdK,M!h7)]uxDM_n>6yK{4=&q>KQ})kZ7+[hi.)(bB&5ip<kgS)V<zA45~k&u7ZVr#",
"_Y]K|C<W0@D,ysxJcjUC;}(s4Ug+A})8Fp{LUVeFI~;L_M$rBQ<(uvD]{Z24#p>S.66UnHA-`{7721<<aQs+QNTC5z*K.7+_x9Kbs:skqHqqVwQid]OE,P08SR",
"K~4SMA/xrx8'hRwC%w<x937z,_{y;]8/6(R=*}ZOixB'9H3TG8QJq.lU1SfKT!N/}/0PJ3<@d@1RD<[Ht_mH:**k5_2X]I6EUk`$5h8wb&S)9n}7S3*Gi2]>wU",
"x]S$lMbu(K50JOCb_9bte:9IOtG]@cDo#^fMT{3*Q}6RZJpCI`RvI]k&*FTvZ!gijKksg|1'lp0:j]%BP;s~n%DzR*3b@4/,Pj,H8K&3QQYE/z9E@Xz8=uQh_2",
"vMZl%O>Bnw7V(|[c_mN-/z9E@Xz8=uQh_2vMZl%=C,UWlP}{+|HM|Ai[{|T$>oL'gQ;0IK7'bH}REi@dn:2sn1GL:MS)9,O>+kB%bZeZB%eJ5DRFih&R^q09y}",
"Oug).9(c0X6E%'ri^`[h0rR2=I;,J::QN~bx!MA|A3s%k##sDs<$[':`xW/wP;kR![n*X,36;<V;M)*c,Pux+].3.>NN+ttl`14/QC*ck31*P4tIwP(-/c}H_Z",
"C8G$(--[.U$9($.7l'dlbm:j{@h&ete;(,[b*F<&1cke1;qaP4FRa'yVQT39h;WCNY<}Ne%':&2qZK,quy=7+(4emqs/nG#S:_+Y$/:!aqQyD(8%eF%'Yscc3(",
"HW8e>PYSmLe'Su)zuWde.fE5WSK55Z:OvWs+W}@Ay;WtM^G*%'ZfGQtZojN0cwVqULBe*m_t+b*W6|-S|G0qQK2/dHA%k8S[&:4JoOTtF'Kh>Db2eC*g&L%&QL",
";qnnawqtpCoo6ew9S]Nwq67b@E>6[FBn`b1bF4LIpFn8yCseg`,S%%5j&a1_JrFe;dn:5/%<F75b8lgw/3*0%'o8jP7:w&uFa`G+I{8-vS{8a/t#*}fNNt/fKb",
"S:0~As2`LP4pAwjeWyN~t#Wm#QTw`4nvp,3ns>5C;oUUMsCD-ZH&%<}hFdq]+,sd])m1S%d[9BB6qZXB*Wda:WZ6M~(1J|pw<<p|ZOJPImE9bHiI&YMGu>GT6v",
"X07vSIY./nmUY^@F8~boNUHcz*}`NOy}tuSO1@ZzicKc/zSEZ6^D!!0Wk3XkaaZ8wnO;ouBU&P`i,z+:ABI`9z*DC2P{MjTbW'#oj4Xw#EUX5rx/Qc9C]J5oig",
"5&gg>h*E5oyKW'PN80ZAx*rz!=L-:g$QCj4kva(x7092Lb[Ai1P^&WHl=#EuX]%lO#02@{`PL:#cpc1Nh+]G2fd777tp:chC!`G>dteUvXZ!=qI$g1^oG's(WH",
"s`UAbq%b]De/B/uQ{u)E=n3^K+tM`=_BZSh(PG%+6}'&$_Q{(Pn%+eCGs8,WJ7p'eXj&E<Yne.d<]Oq'Lg{1^y};9Yo5*<-(7I[.KyJOlZ0W4&be;;HtCe,m%V",
"Jc%hV]`v>B01:xL~/HHHJw>%YBWS9+DG)pJOqqZa|{F[m(,Q,W7j(b()VZ/x|Vh*.Zma*n{N!N{V3cP[(b=!A#!txZ/8oFWeG~'k428urA`1hgj0fCYIibA-S3",
"88lk|VkmSd|Z4i/6Zqu]:kdmVV-wwybYFG*e)z(nZZON}ByFG9*a.}l+@7oSkvm0)'6gS0>d[-ZN}=2rJN;9orFHValpTEEi/8c;k|SfN>m_;PQ87D9LK]u]Ew",
"`~xa2B3>hOcpw*wO`o$:!Wy7jpY2@xb_k3SI=z%DCjV[]c89)&Gd.^o.#&7/(@;]hM%0d%twYU.^Z85=6PwjR++j70*K.^oH>b,WW==MTJ&{PT;>#~6XD(:goi",
"BdA*$wZ0gkX_8R-9=WqlzJv*U+K,s`l3y|qV5wIe4PqGJoxf,a/Z%0[V4D1AR/8e5furUqC3E0!/0$5Te!qO#~kp`jE_p.V+Y#L@Ahg`|7('kc8)nLjEPC(m0r",
"[M$QmyBHA:(At<M77h$rPx]-Cy];@vJ6glPsHNvWvxEELq|AG'%1t#wmwB2J)JZc0JHl34S@*uNy-C%0I-L:I-WRI-e3cJqHa]Z+>A!-W`edfgji/5nNp&;S47",
"M`s1.W/:r:*AgD9+:$^g-^d1q=dG|fAIJB{wlA;DEc9=;NcqKUPf|mT$uc&rv@vF4C,N47[KUoyyanGS{}o,jJuud3clY~(C8;`&uyrCwL`<P$4H6M;Dl{FkOG",
"5ml(igvae5$#)|M',~b.YVB1j'*9Q188`6O/4DRBn!G[W)LvZkHNk]5'Ds3Xzl_g10AE^v__|^5EW1%EgyHMR&#6TQ;Ryn/4GTdpWyJ]p>;kVp|Pal0N5*b&s@",
"$9nwYQ.v0UCf#nW/Aken%6`=+aVZeszoB^FfDaJ%D+ukE_/b^GTQc@W^b5'])x5sh@J;>_@+.wg[t2i:q(rkh@S=JI:%jO(MaxW.]~i1p>*8RCR#)2+*Xe({Jb",
"p>;t>Y'Uw5o[0kGHn%iADt$WCVAz;v4:XY`jT:wUZcLz--NXNQBfuvt0Vrh(Ml8dIhV~Kx}8f!TMy]Vp)me-3JP%=Bm{w`BtY4tb)Q*K.z&}4|n)@,0da)uFex",
"4b@DXO%Z_`,5>dK.(+cM2}9_%ijPgWfb;O@:|(`3MjB[@)&Yby@iz9$cC,WE_SvOZl0g@&n{7V@N^+_uN-^{<3@iz9=uWE_SvOZl0g@&n{7V@-lvZO{t9Og.Hx",
"QXAxx8(LAx$WYS7YoQy~oY@pGQ:2zF,2Y0N*2d7Zmm_cY1vtfOJ[,7BoN0UPPo`_B57apYuMZ~ScB:S0aG,k+]vwh(U2^A,k`mHChs|`F[nC`moN34Gvg.oNNb",
"AfnO1k-QBmgYsOtOlQLDx0&,QD[}uTfn.u+yAx[s'l0A8$]hfn,``M4H5nuLBT#F&d6LYr7|grZdpC.u+yw]3<LL<Bp0q[*_e3=bE[w}YV_1)Y5o.uCgvj>C__",
"$8uqjEpPSNcyE:DNvl&1A%/1uQf9&(^nNo_LT]vtR!}g^.^StrVKnLC+v!LTpo5Q.]NaJaKdg2Zl|;.>sE&sG(^|)Ni;^OGxuGKij'X8[5Z4n}fwymev$[_mFL",
"SLBG1Gv-kD+3Y'Mywj(g[_vptOI_th5^qt]h3#>o$}Yhm1fq'b5O@R(9vGO5{sb7((2JZc+ULQx%RcxTKC7v{<k,%,JS5Mpmr3^dAF5unKuLzm`7cTok.SzlxP",
"=0@NIxH8A(vuH8BRvL=u}SER5ykNIHV`])89F~9c5p]ckNIH-618iJf_yfVxuK9THA_/rP:fl,KM4FkU*85,B5}Am}.cj3I$cIRzdE*zL/=u%h_7FiSLJ9X'D]",
"8+vsHpDe7#Iu=GdrTOLa*sudMpaX7,2eLM3zj=]:+fv/8^hn8R%TiavA!DNc+Ak)c;$0{omOXW[8G!DD/8}#y@uTfWb6;E{x1~anJFCOgxd'[}G9kZI4kts-(]",
"Fv[+`:E1d/9'spq1knI^y1n8|cIc4_,9M0Q`pT$^r..MjV=b@;LXdK]BVxet(x@*'4`QC;hnrq'2gr]<x6B^<9[J1EiHswpThBRBBu[z`i^'w!pI0>N_!qd}c4",
"F^tvX){oM:Z!Ls'x&,A5tW'<uvPSfIRZ`M[sU-4}%WkaenM;6n^}6&=<7UL/@Nj`pIXjM.Qa;qw6|#IfB+qEEH0U6v2*L]WzBEsI0%9n-%<XPBZQT5Zsrw^t@b",
"7lRuJdlOdru9I'F]hmo-WrW]Zj(nwlN1.20P8bXWeoCtw=!4w@'JB%`G4xE[w9ZQM+r3[7t0V_rc_b5*hnD#6n<N2)A;bnEH2j,@{DqVxm|a}!c$|+f0(N(_/S",
"p9bsE0m-}'t)FeyaVGh4&<dSK2cI.gw]NPAu4x9@qc.dI;%2%!-DD7.x;TUnKb_J|QohuI&ThnAC:cO!j`UodAY/;tenN]5.l'pJqPb7<3z6}6FcAFzI`ai)J9",
"CHOW!ReFL[K'wmPzZ-_Ue8C00#9(1#UFr<$DH-MKD)|WA5s.X35MSE%3wVB|MpKzo`%Kl>w8o0YF]wCNLh6w66{$nWfY_{1{;bgd{JWi%#<QiTw7T^ej'2+a*Z",
"X[[ddv1@'bvQ@U=+jZ#SKO(ET{aN5{^|ky[%^,89:-n1=wY*2X_H0L5m)p6]mvWPe22-K{X=3G;>G';iV6c`L;QOTCz_/P_yu`:^2yK..mqSI4uNt]|n_&0r@B",
"{JESpfXBnS_UoowX=_NNXvniL9X9=au4aXZZw`CgmWJ7vS}->#L9#+nYk>:xkPHof2Qd2,M*L<ZohlG/xwdM)o@0MVHrF73{5.NOw<5LpU{mQ^u!Z%A(]zZcgK",
";23=DFG%fDY%3ju$Z){jPzKR&gyS._l&dHl&o@O)MgK4KRFk#yiru&1cMirNw}.5X8(~]VSz@O:j`;+9}Z5QzciUIDV8SWS*|toz>F]VW4U5C+NpWAAtxEWB;l",
"UTEJ3t;xW4n$Fppjf%Lch],Icx=x2XASDB}ZDp|DQ6C+Q]j9=~1lt#}1d>,{FkFbVg^T=C8&Z@[&2N+M]./9SPr`T,o/TTX%4%IDCxKYC+i&cY:}E~}5V6L.SN",
";4.-oh.eY4QX+%VTyI]{eom}iSI5zdRSrCM.qy|T5;F>e$,#5v;}ody{,Ap(^u;E8cVvq~B4PX(@XjvAx&X5JYN'hB[z0@=Wh;DHV@aAzvZHL4q}./mP_oBSnt",
"_e5`0WuR=(h$]~o!BBx4L't`^q3s^0aWkly4s$>zZMi>V%9]6rQwyJU7m;PntX3YpTnQ1m@&O;ou9f,#vvCDt[dma]Rq=TMU%ye]{^UcbR9^fgF3vz3|*_K8x:",
"Q>.p}4Oy&[PTMzizVg3E`U9^-p,zy.K5-gOZ$4El6nn#G3e$Yv.*wWTceyT-JkzaNLtt__5HnZjJL0+5Jue9Z3r%n0Zs.f4xOsf$_Q40Z5a~L8|(Re8'ose14Z",
"8U_BRwz46i+z+BTT1;C[a<,iHnH0<sKPY_9+AJertp0kk6>j@OWM^qhRZaT&4pRd9-JW/vtWbUa(R4Z^]pV{zCB;(PGY;n[DIM512M$JR@NB,_IA0Pc}(LGb`d",
"kRt.Fce{j3}[VpNxr`gEHzrgane}Y%t&Lg^KPkvkOt$[B]oPA6G~t_[zs[c}0gaj+yt~yfO~FglZ`NKT'1KQ(<$%Xl64Z-;-NB!)%8y$Y@4R(1flfcV2}%(uK|",
"c(_{H5A<Lahw0]fy54r0P%JAY@^A,^P3EzI^a;v.Lp,=XFuf=oQgk^jVTNFAL.$st:YK]N;3F<+znP}Ny2f^3BN=B}vJq[<w<]<w<{q*(PG3k8V(B)2acPdTpi",
"o>HY$QC7S7G!T+js83GQSAtg1a[r:A[IedTI7S0qlikNMk@GWs.5Im.K2Vc&-,8*Ehvc</>Je2C)|Z[/G<.(kx[qp`D&.<j{}eBpVSTXE3KAe7O9z#k<cXer`g",
"t5XZqk:d/52q)Qe2@laHk.@7Z>)=AfTP=oFxn8I>=6kKF{rvkcU*kpd^}eJ;B9U$e#Uxk0XkdEw3$%:!OlI~a_%xIk/qk1V]a'iCk}fI'N='v.=,J|q$qrjJ/{",
"Tot]q&L[,K6cj-UCw~5_X$g0wA>{GQ;+|V826ow3p^FQ2tV^8NwJ7igr1;pAyQ5:2_Mfy:H/e@-&W8v2k0d~wUseyO|)Y6NL^s^31]plaWd5HtKPw3u!o0<Cn.",
"8z4'HD2^wn)yM&IIACToP7zl#[ps4[np/w0q1updJ!cgxEP<87vVcm4qIJm-P>NY]DaO;eO,q/''X&F@qxY34sMUY]@>5<&fq`x!b9,LIL5Ed=Nw^tB3q4ztfd",
"x2[0p=Xtd9CXXptk$&#$|HjEW,q0eN|RKCd9o`U%>}iK/2y@tI5=K]$m/%ADkOq2w0fPe3B@%@NuGNRH]fucpA,CXr9>!OW60GOr=D0eWmV#as<NqcP8MZcmc/",
"-A//HM5vV_<]KCbeYNB@X_eb-qjliMn/1E1bHWSHpDE/q^<Ol&dQBTodC{/62F/CIq/83rFHr$|G7t+NIR'CX{e5p6zwP3OLR]`MoZ/w6Yt>4Xj4j5c1bU=qTx",
"n{00gOCRR}vTt:qpq()$s=V_;<Jf*zZY#x20=hAvPp|mkbLE2-<Gk!=_!YPm!DwkM>1;l5)9MyG0f!lHL=F=pW0<Z}9tYpSdC~c9jSU]B.t|e,kxK9Xp]wl>[*",
"iHpWmtiBN!wFz!pis.86;~Z(G57>O4I2JyM!`oR3C0H!/w:%0yOer1bse$o,x`eFH//w;26$*SdQ`n;WAJ`J80m<bab>p}MXsbYHOG|Ew|{PwD/|_.D]4j[v:G",
"N8XVnoAfle+1eJaQCv9aR5}:YWC:.:UW+@]&=@[>WUveS'C:;-/6=VCKrx;dDMJO8Knm|6~#a^tFF}S-A7K#Im#~_YPb(&r|B@M~#~N;.[Vo8`/2W~-S[TWot^",
"Uu`F9v}/f4O,IyKs|b14OfAwb.D>g@jh1H=%FE7w*ppJcW:!dJv@{(2czYtzTtY)$K|O!qxI[MwR_HrfIWz$Jwjd:KgMGOj^q6q%ZFnJSLKXd0-v]A|MVbe+>k",
"4;bPpRD|@yz:=u^!_tvQZl;~@ho!7VV}_Q_}N./z@!@yz:<P7Vc-mp<=-+`mmMboSul.wt-7%}_6-0B~n+C@A%[#B1UVh>+lZ9OVe[;;Mp0H#fg4w(oJUxW4ux",
"Fr%5TyLy{9PdYJqi1oLEf8>t{P/Y:RL#CG;wu188BtNveRDt]<]_P)rOIiL$DF`6,'(@x9,_9gE_%ZnAdo^jAt`2:X.3c#+D+;wq*3m9p%EBYIzJ3t*`X`E0+Q",
".amRd'mn`0a#6ewpr1<ju=f{R$%P:GydFyjZ9l%tIs{#Rt`MBb,wI<EjCRbDEjB2afm)m8gm75{dV2Q9E}N`eH_><b2,:W.b9ewJ&9|GlZ(TTLqr@JalXJJfaO",
"aa*u1klZ=En9wBv|hhUfDwx4y9w@x3qJ%A4ie)TQB.W}L~$64,3+r1`),DP0X2b3erYmLtB*2RPmm]s*v7$Ptv/qEWJm<(QO#J2hL~LUMC7'HNaQd!_/Y/n~2P",
"dL`El1;*B|(pdIxvK`Yka^t~J4Xl:'eAR'z!UX]&Ll_kq9BB]sn%sQX4N~exy`M=}7R66)WmHz+@>#(0G||1`FJJUANNA]kl%E]<qG^s6VLuK0p>%)WTIl^k,P",
"Q0w:}YG$]ive-/c3]Qn[]eMmr#-K.R$:f#FMM/,B!v<cpuM^J_xPeWL})Tt,:#L|ynreZMZP}7Pvj6D!0eaxS.gm*10eb#(ES9.4x>L}>}qW]#UAYc!pocK0!$",
"3Hs[Ypr#+>HtRQXinoJm!z0>/sw1cGedSMV^ess*p@Z`nrgEpw;u;_y8'j(~)Yhyy1#>FS^0IOIgO7Aubf0,dJ_l-pEyf:f|;0jf4zHsb4UCpE%2bT]%A~H{(9",
"=`YMqa%2yh(S9[WUy#xox=e/|Py}u4WDQlQgr.N}FUiY7(WUvl|t_eBQ`I;+1EC=gV]6RELFP~Ll`szhg73jKBZe0~tsC|hf*:l=6ez#o`*EkLbwoR0;X0C17e",
"ZRWB@=X%YOJKm6/U%pBCqoG:G>NMYCHFJTx++gLGM8LTo%T%y=fan:7IX$`,}/HRd^SKhiKQI<B83f>9L&okhnZ`z=qo&l;Vdkpo[mHnqPCHx-W0)Wg64z:p'%",
"kL[};b>QC&WAVP(vF}]F|RYiH_SAl3POzrm{$/oo*`0]TA#{#mOD4H5~ogfRWr/q&~.)-!FexbkaBUn9;+r$I3VM2]F:smu|^6+bnH7*6.(.>cU(.N7*E];f!R",
"l&Qkw|:WiwDE]#k1`y{M#w2*{&ZTYuQnx<KI5*jFWqqMsmuV=jSB{$xEsn)rf)-#T&qQ]~>Y3`21J~)/]2Dti@|FF*aY5vqb/5QiFJU^ZYpr+&qT<9*()ItfdF",
"LKKDPQzoB;BM3VaC-43Ns+bv2P2-;lLfX)2VJfL&'SU$6_EOaX.MB>7B*mkzF83j7i5QJ7B>C_2Rvf_fqdWj>cE45.d7=OR&#x6=J':&vKG90}q(x(:'!BJ:m&",
"]W|k(@i3%.Y/pV{,$])u}xGFh2&4D&NP><s}U9|Xg6r_q&$]dKS|c6oZ,K%{zs4aoi{#|ssLt#&P7i=h{b+4:AHtO%U2h_(04XB9:}^+QDR)1uo1,w]SkGS7L*",
"@uY`$Z;gi5U;@/=cC(/v':-@e1O@czbtetjf^Qqpf#cW^eNYIL+YTl^>D_%g2ME{8'1jD~:M0g^&2gH,cbyD!,]Nx33Ng8#Tqi6=FYEK)%A)G)!_0->l89H+,F",
"cTy`rZrd;MLI<]Ok/IHnWc'QJ'c{A1l9<+Va8B#o}&o/Ojr>g8xE}uR[4|'.|/yO@~g=$!Qf)F;81BZz_2E~lQm~P=9iugFultX:y>C4]vFWK;Zr^*dH=@>CyH",
"_jef9*L0op;60|3i_etaizLmvZe]iX/rz>}fIKv}cjqaUK%]eMFjETHJdi(tSkm}m2ccw21W[roo;GHEr9r@j)3x9<L#N2mSccx50G_A]~/cx2z9m+yQPA#HYF",
"@:oZdj1u2AIxe3cckjOGVLklT_bw/uCP('5wjo(PU%,_^'Q+aAmTeEoZ1%o|ps12.'So:ENE4>nciDx&{],tx:MB&ciSbjX}CFRB6QSk;'Yl;j}=U_^BRaWM;q",
"7Vn3*d_,VckoHj`T6[w|jsE9^^e.(Fqeu0uOHv9k,,p=@D@0'E:wH`=h$S)ote6HlCDVg.`wvhqGZ9(;yI^ovhe_/.}!)VOTAe]]sJf5Yl6qQ}r2!_9I2Chb;^",
"Y/pk,Rkqw}+;xDpWbPGGI6w4G:epRhs[=2=yf*MRpY*_K$36Ct|V6o3erZKDpXqLFel{2(P^R`&M}DPwUQpLk&uU}:>BZf/;A[88:+V}.7Z':lZ6S!SA'aUmEN",
")>(Pf_fWQaYB4hi{+7D-h@Wb=.<Pa7V_7Js;o^]VGVHiXWlij{qg@Fy{o(pH0RZ+wM'C=Qx=6Lpsb|<HK`wKr6@J^d0e@9dT7WBY@1K2df;*5Ecd{wtTZus,[)",
"bbNNldjR'-|pN%KM6TK;v0k,jcLp.vFrRvU7@E:DSI5U6hLkaACgZaj3Vlr!>#F+C}xr^'pk,'TZ6subZ,duXYRg{w0}X<z!(^P3k&O;Wv$zaV%vd8p-qLV<4;",
"d9pMhBA,z;=uc]`7vSZlH8ALo&7VnO`w`(N.^{BnA,z;<GpuT@Re`7vSZlH8ALo&7Vn,d7F@:%Hd`,uvjQNWqU#AsvBzgMO(w.jO18|%Hl`+c:2);-9faAs7pN",
"hTt!t9:YIxnWE=M62Q/<'ENQ-w5Lwyk-dNF2qrT:&a&-C&#8yLlbjBRC|W,BUv4wE*sT+C#8}BiyPJ7pvb5MHNlbm]9KDPvjdESq[yrKq+BDc~w.oT>rml6ej)",
"w^[M*VFf6WfaU3&QM3Rba(0[kwY>G_)m;flqOfZbNZ{dwkFDDDr3N[K32E*z0Zk;3ts(gK.w'&9TlRIxH3|>Wxuzkj&*+moxX0foes(Pove$mjvIJxKekby$^x",
"tzr#ZFhH9A}#`9413RH`BkxBb27#=BrjEkHAdL1or_-(o#}E|yR`bq+~#qtwK!sSek#goc,g5$Tyw<{/`<WbP2qzEDO19N^iY,u-Iy}-g~M#K!m_w)wuD*@Mg-",
"1LvikMfSvW0ib/E[Eaglye`E0C-hFUbLO_19G[:iMd^HLJ&u#d:'|),WkQTL<yj}r1k;MZR&9wg]TZ0grw(q)%40vpN_WNh-D<%{H'1dF(:=uYeQLUVl1bz!ki",
"132ucot:q)(}W8>@VV4#lqbrJdFbAfCbURI}K/Bi1ylME$V!H+*X+~A!Q8)I54wY$e+sWsVZoBpS,Br7WImh+*5D|+5s=U=CmW5UbI):qVz#k-ht(fCL>[A95k",
"Efi(=37i%>$~w-8xh*QNu]o:V7E+y8h/x52nLV@!aLy|C3)SU{TLML/~O_*8Zs_NX`]W1@Ub)4:3QcynWA526A2KlG+MfZe3b%D@8,';pP{;q<s,3S$iMb-',E",
"Nslc1d*Rk^QFg(Cd[=:<M-Lsut1>lCDMiS){%&PD2Nr$-V[h39lf.Rf2Q[Zt4h[|g$3m5wH~0>/;JFc1i^CT>CzoX(Vyvk`1v^6lw]tE&})^5=$t{_b&CEC_ol",
"XTHs&hz7yZ_zIyNOS;D<Uzk=kN.i+z3oAQC)=6YOM>dmaZ!OI{:l_vJlpH%GL^/t*;Xh(+=yh~sbzx(guaG$4~nqep.}q-^N)eP$!%m;L27rU#{[.<$9WB-1[{",
"&ICuSEU375DY&PABa^.=yw3gGEkED<Xv{l,Gl8M]76Z1qe-]D~Y1ZPz/CNn2C+eB/j$ie^*<rB7-H2L#|@w>oDVvK%1~ItvSy_yOiyy(KNK)`4&k-l%jQ3Wibw",
"F1rYoGTrycB~;oHzd:Hv}R{ccG`j3nzDtnT+N;YFNTenkiH2uFqwu4LlMZt+SFRh37wj&VH,1j:+,d+gD3M$M16muAN.;{k-oDEwN2<km,2]]_*}Cyu;mq07}7",
"l.jt9g*R6D2>D7$}uVq^FJM4D_z[zCen-P!sKew|<E#71NF=l_$4!>[;<E%GlP<bQxkRP&QI2r{g,*8*dQoCUZlV/IIPv-a*$fI3+%/qWp$5A8jOzU{+/|Sobf",
"dt`Fh1/GS.e@WRi25%5XhYIyqwH,9CID&cuIX43x:)4Alwe:BD-~/gu+Nr_rj}H4]4b;Z>pF6=KsFR0gqHC=f@,XYaZ.BZP/(8`2$Xp>HnjEAwV<09UxkD$O``",
"qqlIw5ARl9&k]EX$tbfalr$F}-a@$`y`$'Z}'UTuhYc0'(ixXcbowB1cd2)7p`>-S=)rs*loc9|Fwuq!OaY]zb1;wLkSr'gJF/}p'*|eOwIf73Bkd@naJlnaJ0",
"_<}c(udIX^xb9Lz`rRQ7Us(36nlM)CRKSVbqIsq{B@CJ3LIXZ:3rvQMy-*8BSaNU:fg{uf1[q8^rv',W.+8go8KRIx_#`0A,T<Rix$aOF},sFBZiJ}'!(CWI+4",
"ZFxjARh>;l/q<Z+wM`7sWQewkON8!pc{7:H$=a>!x#nyCX;WD8LM:feZ@N1v@0q'vHVW2N;s`6c66Z]v<#iC6vrx_(A<w^]J}Lw_^(yp'Y7rpg`d[-XeQ+#U7=",
"T@}2qN6l{V+&!Ov%lcM(Lo&uMle5-3ySLo,LkNv5j6@'3=yV.l=N^qNBL`&C!B-3_~ExEyoR}U1lfCoh+_EHJ9)I9U*7u*Nqt73uC8yT<rX>:11{EpZMZd[3TK",
"^'PG0viqh~Iti8fRMp'b#PTAp9dX2(=$}c=V|+l4w`HmZ.aGL=>}GxbHE24/wuX{;596c31wj8Sbr<Pr(Y%]Y1g4WI'H'7Ym#=)]>Xqa]+!wz/eSq@WET^:n2[",
"&P6~w|]dwZP$UuHg]Zmp-xrB,Le/w:}]rVPc}Gk#7vy)=|y:UONjW!Nnt.ZztR,z{U/}{[`o-&lfp0BI]b1B^sFaqn}xCRWq6$oyY*rZzGO$M#zR:jKMw[SiP[",
"+eX8k1D#kk&C^l,gT%qaEKG4M#XQvlJ6dF^!C~H1{l/[vJkGIu34fW`=VLrPx{sjS-1E)jLVDQ*4}]e!Zn<Yml4;f%q-|qH[RLx!`9v'yDdQA>wID]2_x2sUKH",
"c4U8e,Ana&BYW}N3zhkCk`Jw|LYnoZP}TtAO]YeN8o,oo|2c;G5QlAwsI)m6+VX!viC[jHLe.mWZGWAGZf7h[ueb*4L<{C&]}_K_E`twL|%ys6K,c+x%tXza!_",
"a0RjT|x'Ryf4D&(9>a1Ai0Ifx'_`lvI7qR2BT~pWu;qRa:U9j=4h}SC3^iYiy%q:y&q6yh|pbUwJ<}GGr$&.U'F,}M`mryH)^dbd5&wbxrD3i`KnH]RdQG})y'",
"mLunk8z>S{@+`X4jn3w;0,=L5qi5PBhr:`ij7l)Csf[;9*QtRRT@d;6L&y>7|^x({t=t$<f2]0HK-r9^E|xwiZJh17kj>DxOY.iK9Mx#jreNlf&XDg|9ir_E';",
"RKuk4YtK`c&5c>wU$uZ2+S1CM,Ge2rzyVZ$Q1^o.U7&sp1FH5r._^^}eC9a=|a}V%vNxqGC`vaQSy%hdGIB;]7xjip4oK%eY)iRz}GbaND=vO|7nM*X-%1G}w6",
"qI,P:'LNZ'-!c$_Vf2<N;tPx%%A]Lc;=3p'l[w)9pJNlk|lEg>-@{MX6a2bW|;a&D23o+IDZwAc6f@8fMqfiunRk[m#c^IXxo<r{Gjg:h@Aa.q_tHEzC9]qai>",
"hsnG9D1JR*_5>[Kt6c+hn/'fp9sk-a1ER)c-FgZm7xU1$UdACn/EU`(UxFrWHOE||9G#@G1xdQk:4N@4)Lq'_F2^GB6h!#&u!_vBZP_Kwvv;7J#rMK6MB2NcK}",
"kIM0J,e|rDL4Hl'|W*q+pE`&9&ZYv<l8j{CjA!&N|1&l9288+lnRGP%OBqVjjTG@&[^(}x|y8&giAiiBIlCILwd5*Ova!qvJ*X.>N7+hu;3=+Hr'6(YS2|#6ho",
"t);|m+8Ta=*I-<piD!:hiI/6%>3~*'eVY|a~_MwZvCTQ/%;n^D)DxP<()G:8H~=m!jLKlw*;#C[o}!1KrEI6/o>ZMUoG(9{be7Ah(F3C}l.jL+)cGPos;Kl[iy",
"5m1XLZ(=e)J`fgZ$um$rN);5L)->zDv.^ZUk|#@G=>%/XE{FLM/5x.l!kKU|q)w5Hsf$4`@a=MJEv:DQ%M.jJ26p7iaz`H*~PK|:7jV{QnH!X&;}jN-'un>B&Q",
"/lxiBs&5''T&o5]laO7#_D}Xt|=F9a:2{XbEfW&xfR('o70:Qhwq|dHIUT}MaZYH-b8.%@r+UmRi*{B@hCUD)7GRZ*vcW}VDPU.X#i.tn*e9#E(}2k{eTZ`KX~",
"y#xiy@)Bg%hq9D5=A;kmkc9sWy)_:kW}m;|~2qRZLPkd-Y1:trT@+2DBf@iJGVgjD61Gj+J3wodysCW*'.E[tv{@O%JBVd,,J!f|4+Z7bsA=x#||pqStL'xXX2",
"9|vL9zh0Kd3ol_-:s2&dZ7i51&+P'M&K(7nO6-z.7vJBo<uo0jb`PaG7ES:KqZysEH2g7~h4Qj[RX}1-5.Ti6t4`HM|Vn>QV,#=BcRRt`c&zz3bvdvJ1rDI@+S",
"hp=iy'=kLi1cIN7~)):mwLrSa:_(Htz%|)bM(s2hl&&BcZf'ftXmhmG)xu)cz1z4SbN!|P}hV46V.lFlxqb#z@GiY&[%qH]T>v)ru:v;-yZ;YN69Tiapd&(F5x",
"CK,aBs$<c)AmlS2LcF'(%5P<zGu1H&o0svcBcNFAZl=>:22hWm0fXsI(Ww>T>OWn{RM%&#<&L@>7jW65OoK``p/D@,%-SljnfCh8_l:!<,LZ06vFfcj0VkL6x.",
"tF[#|OWO+#ZGVU3|VjABj%.yU!E040sO=33%sRkoj;<yzElD.mOyN$n-Fs[mhbMH%``V5;5ykO^rYm2DQm<lk-m}8xXA[ZYdp`cdh$4F21H.*R:fTXH3]4&Hwv",
"[qHA%qYJ,|`>_#IAo~BH>#_&ws)w)MaevY*0CGU0=1'NQgK5cH,iotW{]O3-TZ]v$.wUjfw~fT_L!N@u]ES{}k*x-#&xTm1@@UJ2S6UxUA_i'wC=>~%gI9}9<.",
"^AYyv)l,c1mRHE93E;iZ01zX6H)=!IdV*nkn0$;xL6yC3oQvF6BNE`K4iQ.@gkq55M(+_;v}8>%5}#t7t`=mvK7]YTzs5=/b4Gf*Sk=+y@VZ*kxUIa30u$`.o&",
"Du:ZN8x]x+V5_|B}p$W5*DXqJ:H#pM0#rS$/MgcX9gCpu/yM/O#y.eP8FPE0!NNlCv%qiICCSnNeu@**.5cad7)_aPj7_!;V,P{Pbze@O]zD:kiJFxKr1@K^y#",
"o1|da6k0ks|pGuGml*aC-Dt4+X]JhhhHhlLT=3v.VaD=iINl>C*OGCWJz;)tAF'e4y0S|+phqI/xy$<>l;gk7CYRVQ'<T1Bx8/=#jXD,:Wi*KL)$>At/-UoL&/",
"'trA!kaOw.UGl^_fo#Ed@Kv'3<l+q!'Dz`Vg*/7H&YWzZK_:4ZfDtb;1=^9;iDv<ls{gApxNyJr6%ne6X9j5T*A&%(XAT%AhbGJ1vYqO5gIi.xH#|**%Oh3Fp[",
"&YD@KfI-F@pY1s+iWiC$T5sSbg1auD7/DA2%F,xpoy4N2QCa36Rh>+cS#[fO38UHguY{uUQZU59V^DgZXIp4VN,H$H(+npx`1*)S[E>s/^kW]dohLzfj+YqxQ<",
")WE2>g'r4l#B[s5T=}IE7m1Z/a.kQ^)j/Fa*H)'7sbJw'{Sdm3T^Igu&15fwQ:,+CN-+tGisEmc;zjE%!p;-z{$S(+qvQ%LW'o76bVrd3=O+]dw);g'AiBn`w<",
";:,X$scQl,ZtR;^%IM0;:G%$(@Y3vwjvWg5bQyDM9H+02rxez$A#tP)Z&;k`[xvWT2*aLy_Ld'5irjjsBjF0%qz-0AX!iX2Do^v@Omvz2@VT(_cPUR(EU-G5%r",
"_COaRUYP8@t<dL`4){DPui}Avl'n5a,pamKtOip3t[D>vy3:sXUcL8]!%t=_LxvFk^92z(q$z5j'ni92z!1UM:4n2i0h[6}v5GrG'/u{CdOJ+]8${R|-M$L7(0",
"dsvKa<CeRXS8iup);7E.Fu6T7^9L(AR/7>65E~w+*&5q.&UF5DC*1h&9w_0|rpgY2WM5]U!hQ8o~QWFth88_`,JeT01E_u*mrIu.dpxvoJ&Mk2I6s4fHWDA%Lq",
"Gs;LBgVVWTH4cri4hBwjt2DsMS}poHXsw@alb!4@8fndi6ST9PeL]jk2xtm+2p43()9`L.XU<i25T([rQa5JS98o|R0p2grWxB;`!nvKI3XL_hp!YMn~YP9]e%",
"3CB!jbY!x.j+fk@*=t<6&*Z@nk>~f)7_cd<05dvNy4esL@BxxRYCw-rr9-M[4]rsnI[gpnRRzZ.A@.k~&Gu-zUOf^l^OCS_-8Cq>c&QoYUs8n4D^$g6.O_JC#Y",
"&%,n>4X+[{,v+.j1VZy*i`f~!of/;vnx|j3#%E*{*>ytS$J.Z=Tm#9*q5H16uh8wQ9;f-71A6p9#>]9qMym'h4{.6-#H4o+>9u'onCuLu2`.v)_';(l>}RY=^v",
"N2^kALdQnGc&c]Z*|_S&si}lcZ<[S:}$XKCxut;EOup&Ota!H3-(OA}lcTaNA7,&1f|7l^*;^8fzJ0U'^@!lB+-J%/zUvU(0XH!/%re5GOco,Gd4Ww^>O,.PIB",
"y9%]aW#}a3WNIF+4cRaZa5{I9NZy%7M*k)*|}e*EI$x3ZutPb0zRZwWqeqSvjGa`kSP=9Lzx*~nr/Via#I03%-iI-*3m`]t,G.v/}'9cNbR'Na(+AJ@1`D:uAl",
"k:n)Pz.kalmdOoN_4`58Eg^T]Y4,9p8WodAeVt)G-[#!$_''::A4)_5jS5u>&+s7a<D#3oT_(.-Y/V93Tl0T($ImutM]U<N~6Yh.qdCKoO*#R9PxBQY:0),:we",
"Jr=Ss)kG>wj!x`Ty]=S3jV-i]Zn::`,`:#(w2|1ys#%j#V;%E*iNRhmY3.feF~=WDrdlU=CJBgf@Y0pPF'918dImh}EBSzuP=eiXX~ahn(;%AI0[fge@:rx7P;",
"s}v8b&C^7RB{JMaS5em)bJQCtyPZ;1a6q<T3h(Fb|+/ha`*4}NV6RP{5Pdl4`Fh`G^`l@->7a0@}/now`F9/&x}A]r|BpTAkIg8|#$oK6,nVp.cF>ccHFqR-V<",
"s;Op_)XV=iv__op$2ERA:QkhLr6ORopgGond'GUxd[zKw'WACvMj:{XUTgKULUe_u-0BWT5/CGe`G7Hf1W#4mKupA,iPQ@CWot5:P`bj!k;H]abbYNyrl06S2E",
"RaIY-gatsI%G7hhtbh6;y&YVTYkHU+AKhW)egnXLB&B.|J+'Pi*!Z~@o-n]Tl%5b@bTm/Tghw&8>trPZD^==BW%k-.<+:MtOf{Yzz+47gL`:N[:dbq4P:z-(!p",
"4-S*`dh;MEcIvLhTQ_TU8@|)mkK)#{LndnjM,|,W{m7o1$:HD:Mc3&M[WPs<~!%s-g-}V-^f%UiArIz<)''f.:bPc)sW.0%'XLS.m%$><e*9Zd-Zv31R,r^X<>",
"A1+bb+#pE$vrv&T{17edSs6eeL:`]Lu3C*::}dz8P3.7CrdRCh*AVD|q9yU){P&bhxIB!fxofM42(f*O,~>228&wua@^k&('2J-Gly-]Kr]aOy3f{q1oShQe)-",
"*V67zD^$WeFm<FWY{~FmQ8An(>avh70#4W8f:]IWPg[^'>aI3%(PP5AEXt%}$E.uB1$Hf[tRQ*`C`B6jJz:-a=e:ca}Pvo${4Ft`8<*GIn%|C*:_@%^{;@j4SE",
"0+O^`it/@N|i9_zL1P`:32l5.QCal/u7t;JX3]]C@6]Tp`V*/o:,_Lpx@h@(X^O(cb1U>jV,]e(<Rvjmie@L:df:R2&/Ve5>`X&3,MTHdh#xVgvoN'RuT)=ll,",
"w4*>aS@zr<$ddzz9o%Y''kSLJMFYuQ:0a&k+a,sL`Q<[9C{S!~^^`hfjdEBj-&VCYhpT+UdwN;DCP1@P#5x~M+/AddweJWXrQVe-YgXTkfQDaUM`4YqT4XqBE+",
"/r68^)}cDV#ou@{lGv`XvUZlSPB0o*7W(|b@`0N//zEX*$auu1L;=ui9`XvUW~N/G;MkJ&mhP'{<<)rXXNo,B03^!wPzv]p=-/#hs4v|`KOWK0|033Ouj:co/Y",
".%8c!.:j0*{(lIHVxC)|V!Bz}Up{vVI@Agril5GC:4_-Z.b$|Yap.SwD9>rgDK@z<L<&O#)V{F0Y<=!pnYT/%<EpJI6G&ng1&jlA$7+R4qNc*y#J$JWOP*.F'^",
"_42NqFOqE^9O<$Q{8Y%P)f_zV,shXE4-|q|2<u$9y/_W,@XXfs:G{p&dE(u#=9#N8t@A[ere/1]4ifWS,b6I16/_GEVh)W6P^)D9_ZjsddY.[3y_2uZ=XJT+>z",
"T,=h0b_|#fntqixj%H%TkmktG^*bShA~pT*td]MxT2#+]I;pUYIh<D1~xz22_f@As0G4o*PQc6VSA5wZAHzu+Z{U}+.go&B(yk`EX|IJX;2w*s[Z>h$L.>#fa&",
"2j{hPosAqikYu]!,R]aPVqKU'M'TGVH7OeC90[pkZ(c^AFNR}#a,SXi3iJx@{>,ivW=BWlJAb+Lg^3*f{^jzYqSJ;aBx=JEJ{LN#T:^v6T6a[BjEQdjsPFj^16",
"'Uvg%1v-HN#8Hqo55Ujv[/s(=Y3u%z%FhOaoJPd-m=(.kq62lBg'+On/7/%NH*dou(hBY7+b[%U(,Y)ba:YmNByOMEtzLei;;`cK7q4u%KW>=DerLp{>kyhErm",
"<I|ELp,Ie4MEFom[3-SmIUclhEE(/j7/tPQf[*Z.=.zpY;yVfRaI]5t3^D4r<eiSJ,D9uyr}/b!92Ozz27o9`|@F.:!wE!t9L9z/,R$z)UqePzO(M&uBWy{<fL",
"&1OK.3Kvo65Y*IKHsV5Q^Br]I#<`DDz&a-D=ujX6:HeVS.t/]%FXX4ujX2:&j_(2g9`hN$^z:g1tnO.REZ2jz*D[A52+_HXHoK2s+NO:F2]Uf4J||Yz_hd^!.7",
"96EMm^uZ|6}%}+M=GA|V4{{|-HuP]^uCy<t`>iX~fe5[;12}'i>lrHrB_K$+(yCAz_&QgKanl5x2jZc|w9XB{+C.9[+[|3EaUZc:Fh&}!NwrsT#OS)s>D1+<'K",
"UTbTJ0e3:>*9!8{+7Lf}l%}_j=O>DB3GrA}02*'-4m;[jvU8Q96_]kMHOtSc(wePT;)srJNFT;,<gAF7g-f'C!rSn$<_:&*A{T1PDsRC2F8]j1TP#A.y2ej62l",
"JQpN!b(Sg<8/tm_{!R'Orr@!Xc8U)]$n_aA1,LR3@#FSML7Ed3`q9X+Y<SDeEXxZ`}p_/JGnBz#=R{B|-!loE_frcuCYbeesT*c!a$hHfX5e):h2k#7q0._{[q",
"ak1[diCtteVb6oiY<K@Fig2cN#u=|V#V-2dQX&R*`,<RApsv^CtfvoktsOdPwEkKt{e`Gvry`k1fGutJgIa0;:dQfps;byN4oulSO*=mYCjD5nQx&_XYb-r8Js",
"URK_ysHIdlo{r4[a4_#ziq/%Ce`FseL9Zv6h`21V*(Y]+IYv_~ZH{)*aP|GT@|ScOPvmG&}AYW}/wOP%h>xG/b.]}N1gghceeGyQWDl)r744RK.^@0)bKXvyQW",
"-pfb_ic+J]i(s0zvZ:KG;;f(9bWZ+GalZcj=j;6-r6R$dVGvoWj^YB&<`HsRp)n:8}09eA%c&&D2}ZI9O@Yaa6z|wIjyCMNc(~8;3.X6vgM2cz2kZ%},K@O+2>",
"OIk'[<viqp|TjIR9946&0j1tK@xg`hD!djFa'GqsNSjP'Vl/KExSq5v)M12$y]D2Z:aZs$dGn.w=*=)Zcx$gu'%^$VG`0j-sZ0s7!CyG*UP.Q5lu,M]II3JSkG",
"^9jO/kjKP.<PlC5G^Wn~z^eF88/9us-0PPRE%,y-[MwHqeNSkuV81sNb'VAh(4UC_'_=Emh`;a;]G'#No8n>V{tZqv$zQN+R]Qb:4Sc-q`{(W$'4DT[e|ys`x-",
"0!@|zFqmQqya_zc[7nXy5rgH-qJUG#!6}OoULS{(Vupw%~A!O!!n2:7<dgU_@Q5y3+zWXAY@AyHK6@{(Q6-.Y:tgb1:yr~)Dj+RKkdu7phty},e<j+R7]x|kNz",
"dAnC|8Yh!1VqHj*O+!Z~|Wl~_[y3qouq707z+*yh}6<CYekF7Qp[nQ+`r`r-uG4I1Q,_3IQdsjgLhlE>JEe&a2P|)M}lNneXKN94,QxV]A[O|KJ_&Gr->]:_vn",
">,1^rkyUm>a<4n--r_k6:H`]#^QI(C%8$rfJnaJ:mxT#SuzL.W8[b}vtL1hNo,_;pqs6$G7VZ54_,G+)4Tj5H)'d7EHN9.Z.s6NU,A!A8Fm}Az1x9b)2if*+XN",
"KB&n+0CzC-IOLdNH$LPv@lLzR@r(ci]+-cZ)u%D*EL>lLb8BK_ofOW/Mm$Reqwxrk{riWgSjrm'UFd&MCl6775e>[*7iY[LpwKu!ZV}C33'X;yGoYlx9]`Hc*'",
"c1C0Q8k',^C*dFHgp^J)%<&`r!^EPA#VMes4!X4'>//V/h]jp_z`J4w3A-qJTUST7KA/SK=GaDfy7/eT6N!}iFc[ar@l<T2;[Ez15xFB&YUnNq^({.g%%I^1A!",
"7TQ2tz[~QIh/ZMU<Qi}`;Pqxx%sF]{0gHt1njl>d=7):|>uS<h@l(80Y^M>60fR&nh.8N'rfoK=:l#Ege^8y)K0h^bW4_{FW7unP=DL/@S=}L-@F40@v(Y4{]~",
"&aiC3s=^[kY2gJ4,=z)6Y6C{EBu0tOhIdHD]UZJ[W&A:=9X3!dfFRI))i@hj:'a_hIG]xa+f)4//]Z0d62LwGYp4M|Pn8+t]d'yVi~7;OKx7WYUT3V}0SK:Pjh",
"z9Q61zGCXa=CKQefTwJ[ev64_TIH_&^{5Zey.gD5=-3;Dg:Krp<LBHt0`yvWZl_hBro.7W@Ncf`8N/^{HKAMz==unt`yHd`<K<a8:&I`sn`/w$)bY9AQiiC4&;",
";k`4UvLq`26C@4H:tPC#`#UWyWO)ITvwlCsfZM_I!>5*^ixJ&DNlQr7m;i@{]C$erazNltdyNKu9]ai+$DW&_zm1]aH3S9SIg3hB[yzOp6Dlj=OP|9(b1,v}B=",
"G]v6L19WI/[TRlP^=z[c!bh.o9cA/v526[+V-%2#cA/[O.mpE/*_9%(F.Bg)R(j;)J)GDvnRTW}0mpEsbl*JFA{bh$mojz-4-Y0Jm%AyXH*7-%gH@b$0[X@l4V",
"/N6xMIIq$';:47$5`MlJyN8<x<H)MZlmI{USOR6Ss}momHuS8NY.lj*'XlGvwaw_I|8*B9|C}1}Z,Wqx-&8-aQ`]pgps,3H:biph1C@..2W!]737V0WsbI|E_i",
",{Ov_vwN==%fkeoC#)-}`((_qvtf3`eps%P%r$MWhua4RzU;I.@7e}^;H#oj6Ob7I<HU|N&CHPTF|HI*=9/v8@sYzl3J<keoHr;&4yCdj<s^dx12#MvVR4lwqr",
"Yq5oX(j311zsbbV;VIB1M/I3VcFn*!QX;V-&ktDl9-UF%Dno.B$Z#$p=$+adq97thoLjC8xO%O`<v-!L:ERh<2*~m`!i(TRH[NGZuhq3oR1zMjS;RQ^Q+sMnr2",
"6e]XIMS]MASlDk7E9S}1X7<RT`)heaAR1S%5+Dm0CMpBB`G.dp:|<$nht'u%Ka#A|FQM0&Ex!$)zuUV+@K#@`7Y}=wh{*c{PPRgB88/^&VKA)<s-:eL8VH@BQq",
"WUJQ3{#5PeI:x0JJnV|dS6@E!lK#g,}M/lionz&h1NJ@d[#L<t&-'6yB(Tq(Vlpf|IRKUjj_e9Ot0c0z/M/]#d{Jz7<;/bs[(ol]mCPxQe0%r@PcCGOBY1tcLK",
"iW9SA!r`pzLT(*RP+;Mc|Nj=6YVTv2qAo4^xQn)Ims>6{`[u*(_@km0H*Py4R&3!Div*>R1*FzHG-g5T0!U`Z:v|.q:ng_a^f`<r*]lRSn_S!J:69gB%%{}cD4",
"kvhj6xj%NEJvF>Q(o%Rj&=]e(n(;,ia'HH0;XTpm@58$gH^ET.$R*z;6O-v~^c#6lgw#5K^yktepG3C:<cRMm#Fb,}@aUF=l;fT4sbAXh@@5F6bI74m6x&[^(&",
"9|{^z-LZKm|<A/4Tp4$Lj%_fTiEgw=`BQap<*',p3<(]T5om''.$Nka:pr-s`hBc[f>e-/P@AJH%h=R>2W}@FTLY8FZ`puACqW;jSL6Oz:n@pSA!CK(0+GEh[~",
"PWPw)jJl-GM<Nd!YV_pJL:$Okw4j5gTj#g(>;~:c{9>-);zu@^u4S%CZ%>a<AR*9dt.+Mjqd#O^6(Vg9*S.2lSwRZb#nDIOm_3;F/H'TW:L|6)ned(gg&{I$W7",
">S|g2-F<9hwl=Z>#WGCSR|<i#NSUp1cgv/44gw5'K>to<aWB1n)26'lbgHBX]qIo;e|Ft^'{e*u!^Lu+lMj>49b.S'g~Gy0.u;Iy%hd7kp65:FL+xJSY<_zgYy",
"|@i,D`3^_GyoA/c@+cd-KBf__g+JHy,[5B@4#v`!i}woA@+urs#1fs^dL]Aa+@<3CI)mK#N1s~X~9H)EF]_#[An1q^%(^yezM_=a=zF=xn3]}d..USjZ)'*&#P",
"`lOlL14%TcmV=;A3%wlS)NweVx.2%yi1Xv`RX7S~)Iy.5n;X+86yt+Fb@8lF+8_G&Dp.@Rd)DYJ`p1Y@/oSi5xZZr}1[9CA>KI;t.]0jwSpUzZTcz{&tdGda3u",
"J+EXbKTLbWR*tjJtT2@ckX5(%U@3|#J@z@j$6l:UPWF[g{t=8<fXi|FLKNhRJ1JJYm0L3c}z]=pXyzOhz)nRThEGJq:I(-@[Ll!l4J'[L4c>JgCfV/`aPi!#'k",
"8ZlWg7JcC<7#r%zA*,jKPb57em=Za}X[j'4p1)HS3h9pZ!'0:!|}-[ou3W)+WT'4C[pL8bL{(`hPNx$g#PE;SLlsdhs=SO#DxGwVkU)WD9*#Lq&$IN]@Q$ukQH",
"6<#;.<>`02c>OxFHBw9{{:*b&B1pA!>nE/a5=>O8$-&$d,H=Bg8y)MP9L^mEngPLaG:5X^VEzzo'+eUHK;XnbG*HzQ%o'/-!9=i>|i@c(L8qX%-2E];Ua]'P!v",
"'^J-{3';fF*dv`.Zf1>5%fW*v=<{KXokjDOhnU|]-Nj[e&.O)|-NsDFs@JsE>aH.$6nlPsqzQwdS<EHA9fY_l<6{L6X_sg)c5(ZE;,bv4)kI`{5y8WkFdkL[LL",
"L3l,l!$f2dLT5sB7=_b_&2)&lxZ,_)PnUxR~d:q]U+H+WB8dXkL_-lhqau5KQy6L}<tH=#|RSt>|}ER1Aw.H/L6&<NI%3ki!M>Vr0N;2s,.<F6s*3;vp+tGi(u",
"u6KO^8k:nH$7]%<ZjZtiEU%*^b^Lp==-v{gF{X7TqDZkIX=}.vmC}NQZv3|{B3Gk'0k!CVo27WV}e.`AN0/zK9A^z><Gpw&!0_K9A^z><Gpw'DPxo27WV}e,T$",
"CJzUI|e.`AB3o4zDT6r`c7ex!Bu%@`I>3$#>CBl&_i>uG,t*.cseT8y1|JDdUCe&JA{gt*7KnX{8`B%t}zH|JSJ:LFO66C{44*uVe4Ipf+l%}_/m||uunaNs3#",
"*Pf06RIYPo'!WJS$-lplF_,Zff*w!3WWd}B0#X#8Wkwf|/02zTT1CN{5g`2A+'Cc*E[Lv4h4s%5N42SgwhU8%m=&]T|LW#2%T6!fJ(PM(aO{VoHd&FJ$K5DVeS",
"ehPZ0pAK'`MihWo-eK}pkl(3Q)YX&OP51Oonk2K+l|F<qGG`TTBNu{VDH'''uyHsPBs5BI<=hik[WUK2S~)6:_m+sZ-T{HB`YsZ@JOm---FE6AP3bn%ZDtEBWl",
"DvNJ|s(2;Bs4'sr7c,R^|qGkgj(Oi^MrynU4jIMDt%m:hOMG2sl&Eb+Ov8uPdbG<LfA7puJE}MEH8hI4hgO-kSN^h=ZvwVb'8VsKh_C;)>w&bm&uzP!$k,jX=z",
"KFmzWM=yQgSI<2xguUDVV0m{:1OC{`CR>'}#]k*Bz%I!-/-lO/HNa+AV8ui3KSV!wzgw[$(Q$$[!w'WGWxKR9K28&Y0.Q***2}'.]RhG`gYi5%K6|ITt<FI2Cr",
"E}=H!w]Ae-yK%4FXYyTcljA/,BspLw%,;rfB/hMcMHR4zXY(ccS*R7&=#vl6V=cIkj]=E<F8OZp~y'R|{R)]>iF=+d5*H^<`ps1mMmr3ZL<W6lUP(&heVGTlIw",
"x|ZE0D*&RZ`B/pC:AEu$A_Nw/t:_lZ$LH8!G*#1-lh|_/!o%8&Oc)$JXdy(LO%v%1w4eq$H!cjmf0!2ffK$EpXc!aCd[W/Bf-D[bl9ROz;J4q$hNCXf/[[W3&v",
"`ptdr(@uxcCyD+/N3.5-P|BanR=TB]&mLUSeSS%)oRTlyDB}`.nuR,[)<~DfiMOba~+B6<|;.-PwlMBpgv;Nx*!w)2Dn8bNMA-%W`kOV2~Vl!=54C(j}U%$v%W",
"bfT5IoVo2ZI=*rt!>M'L4K=4%O^[U'HyZ7+U{a&ua/zD$]o,%EwxJ<%'C|oK.H#ce9C%@-}n#n#th>qt9l,Uk2T;Q._w^X2(x6TNUDl'boX%T[e)_^@.$q(#&P",
"fqm}O[;@.GPIF:{J@9H9K46}+Xk*Qv'Bh5;Dgl89;96X[Sy=rX+1NAqQ6Po`3!qnGH+>5Ogd0vH[!x^>GO.QHS<&N#5eeIRzMu0VjV4V2+Q!Uhsi1CB*Wgs<J;",
"2{'jNXDf,5JD=<T5@VyewMOk].&eHo^lD@NzB[CdB6b3&2us9nNx$Hj&@GVS54SRp-YYW!!t`=S*qcB[Y0;i))zHc-O(bct;]H>&H'gjd-M!+m'|I3WUBm%{>L",
"mTRqP#ndka3+kzar#S=z;/VW=*>kn7>*xwbwIG0KSV^Y59%ij6L:-70.my&`6n[H]UZAd7C-Y3bRA^'6`Zh`G}wpp`t44%1uUhNa:eg)'(L%SiWA6:0w'WQV<1",
"&Qx<7Ew)gZgf3a9)sY6Bjv.<PXCbvo<~l::exEDe$2hvn:''^e5/;5kk:z[y$I2^SQ>(']G^:Q(ITUiq{f2wG+K=tp&RS%hxiSew<,c#qWBK2IBK$F<)9kgZX7",
"(V>8GhW~DXys$_rccETDb{VM-wRF.}VH}W|U1v^WbWlz,cZE/a;tRsgKkct/dS.PVkH0nY$:DI[**VM=XJxVC*5l`/nt1u,y[N#Jmg[MSHn06|uVu[WsIM)@`q",
"7q/F9hiTtE-w-Z2|Y1Ky/~k/0{s3P~0Xp~93NT{C4b;+Q/DOCRRQGSLQ4acL^{OX5m`x#T_y;d}gcf*[2oCt'q&i%JIB<9w#=ao'J>G!9TKb1ZYB+w2X@&rAY9",
"WYLXE9{PH9ALu[K7QE#]VsN$V9e5HH]B,ggdntVK3mM|$>,Z7TP/m2_qV.oMYn%8H,Ef7L0}[J,I6HWwv`0~yvG)%ypbN,4f2&B'kY(vW4IvI(:')id<hHKxUA",
"m]4fQ|Hi>^fw&}3$'Wi'&f&9,;Xa4WZX(1q'PHL:|u.W,]Zlci6D:m=nYslYOEJIHN184!u/AYy~enR}+&|}Z;YN>7f(lZE@G^y}+{f~vu`k#<g>d4q(G6liS+",
"feZP{:OaTj&uB(VCdB$OE)QeSgSLmL[!LA3*%mJr)>c;&gO.5;VCe-BQd>5!i^[nb({#.$FP9!;f&SKQit5L{<INyYZLSR>F3FtyNlSeL#e(a4iTX4x(w;CiG(",
"n,STT$smS[|WPbBcG$UZC1&A@]XubPlmp7ARm~*V[y/1P:,o=!1@XUeg^VoQR>PS8|!*jMD~fFC}/uf]i$jF'gu,V=S~LxLwL^M`HVRi5+o<bw-R}.%#*4aBdj",
"87[QJ-_]'bYz*D:I<1)`r|a|Ril_Vyx*a.WAI.Ned=x=OvE5JNk~lbFsXmgE}Qq[gqhELt*G&7mCT5.=^=w16G'/n#d_X.C{Q1yG|M^[*V!Ti#*X,|6>lI3(by",
"w>75/G@SHzS{QAAbWey.!wf2/qF>+XJz+k/i(bG'2m&b8IrAF!8fYmTQOp^Ie8n<c>yRJP$<H'ENf-u[BDvb9WEq31HODcC0D5*RU#no<zF1x#<A/.BU()(^)P",
"S>bo#)Be:q-Z_;O(_ffu;>p$A4(kxw|D):ZQk(7,x7)5E9gvL3i61I&+L#kFXK^36],yBF]]%f4/iOm]A]*%Z2l!@zNPuF8dDj%[#n]ct!-j6s=k)hrBe9'a>f",
"5=jl_1RL]+'e-9/E#JF;InrAq62U@K&=41{wZf3X<ys$!v4bew**Q*Apf#]$C8'iR(c>J8Af71KvdP5<8Ac0=v6SA$Z(r}E+1Mt%_3&)s^kM7J^]SwEhY+Z[O_",
"P!YpPR0;6CX&!{#Sc2Q-j*u=`l(7(UgO7Gy~}8qxC.d.P9B]uoVKN351]K%tPe]cu7@&iMFbT'U8w_/}aecY;6spta@>v`7PUBJBS6-Vs&X`XkC&If6VC#;$Fc",
"jtJSgjou5YAML}o]7'yb.s`_Ykeazt@l}']I/72bLo%N{:/*MM^yeGaH$tVVSd9S]v[c]oHPy[P6iOigNky+=mU+$VsM%8M~/S<yia}d9V-`7{uNo)2=4YWr5&",
"5A9oOGN%J-YR%L5&y8SgCC4FVF^wf{C>ht.AUuV+*HlJvP/p'_*=4M<{]_w(qd+H'.8yFdpg.5frv])GwF>v=>[Q{9/_oeeY]K7Vt_PDS_NqgG&fp=SM2T3(6'",
";$-Jia82L+s/!(u]1T5wMz!`)EK_dZV_-ZxrJKSLUkv}W>7u4h$Q*YB+!cs]LUsqutoZ#R#pS=2X+3u08[br]np2z:$P:]SNRVYmQ2+hwnoLV{j,Md]l_2i6'E",
"cWHMxUBSH7iqG#_b|&Y[`W/NUJ&|h]I/:n0k2q#np1G/R4.N^`&a(LDRbyn[fQv9Q7|x]5I|G#^i&iZj[Qr*`<3XZ][vE#i.8#iavW2GnBGuk4yI=]@|MFMhhv",
"uAwj9*ypv-Gw2O5yv4OT=)hT:KH/7S'_IFkp]jcGt/pRi8<&Ke`6+hJ6kqm63(jyGo'JNE00$KuZS(g+=}d+y$NHmRs%:$yt95A<S}0*}pThlai(B]SCin]J8z",
"dOC*iZq,6`ej}H9*n<mMn-=pg$^Aw:X$x0;a=sSn'PEUr8BV,q=_%_MIWGt/MdhJu_#oZfG'Io!{:>,sDQ'`Cl$uipRXt}`dpsWmmCuAwI@bLAGoZ}Z[^%NWBp",
"|b/Z0Z`']kw&st%`i.DB(~TuM([HN0i0&DAe(TT4h:}I+Zx&dkiey~^b>={TE++biI=J7buh518-wtDP2d7UW-SQ)4@QqP^$&0E*'9pcqY(2EL<)VzQ:W-YszE",
"HAl#2~&HNB@:bAJquc+wVx*b=BGlE'cX;yAWq/zB+F{:+2ah&iTrw%L[cSbD&%/6+kGp{B'PRcQ!D@vm#*'};r'gPU7W%O#q:Y18Ng+!}ctNDXV$|<i'S%ta4#",
".,CUv)o>r9D3:OdMn`r(lMUC5X3=N:ZZF`vWYsA:Y]bDFhduK!ZGL&TC$bsR$Uf~-ED+ua;')7}SS&c6^wuZACZil`2Ejd{K>1rEET^k3(PWRSj(C47ra.%-`b",
"cN:x:]-{{xw5d{Y=p!v5n`WtAhqsUY:4Dg3=F~*tL8y9o0([o~M65v<;i1HR,Rx}4|TG1Ob`Op*S6'pY@tdgeE$$^E.3,8,FF|yJMjo5h$$G)d-}*Qji+w(N1s",
"%Sg-i8#'VP$#C.fWQQ3No#QM<xExa$C]2LL;k.Ih!p1`iY(C5M}VC$Qje4jyUN+g%+B0^r$[GidF)&>6qhD/Dtj^Q9!]-6mS`pOtE^%OM7AnFc54`XaCqiE^&7",
"i%*<9[.ZyV(=Ei3%MT{&Phv6v2(I]fN<aw:PJ6z;9NZ$jW-'a%7K{9V-6&KGgbqmi)0#aWCS1nCsen]^oCJA}^SFD/`Zj>1PNvV-8-]|[d>!8>q6**McvUkMAv",
"rs:_sE+//1&jg3#^s;0.q|H)r%74{yFa+owyU$#Lc$q~,<&@DvLNx26&(dGR{$;)(NdSjijM3&{%szUdY3)_xy5'6+1Or*C<bh$0[Sp*P'i/;<s0&&o#:^3ZCN",
"'SK(+935W7EHiMr0#enPj1aR1uUL38{&j.YGIOg/AJr,<^%bf=3pn1sWU>Q!=0BUe]MJfpH5efnMq${(/{%ZM%T0kYV_p.;BDR(%fewDgC9.C>&0!51Pxj.<E3",
"'U[2xX_2GaNKIKY[wPp+ZZY:t8lnL)xxoJ5o3jYzCjXcB|T^J@0_cG@k%bO5RR#y=coMEBI$(e6ViMhycibEy4@<u3GWTLnCN>3&7+FY0^xJB|73oC;jRZ&b=.",
"Sk..vL!q7CZM'/hZ6>S&%:_Dp*4!MF[Yy.fhJmA2Kh7`5!S`DQvYDXfrDzeO4o5)c{sap<2Fr5bHZDE';K0_.#b=!GD2Wt2&luT0Q;|[*}G+F2eZVzuOV=7(/A",
"_LMIjapN&dLrp+7|^8)N2(*l@mp*Xo/f#-MTqe:7!i9HQcZOPf!ZHs(>%sn}*Pb_Kfe]>(ih=.AB1fA8i15mgtK7Y;oshZe0s+>Y@<H6HNI'$yv!4&XUGjyMe~",
"r!7ws0I(:c1NNXr|JdCG-LVu$IVc0v1xDv(M>EsYaEd[ceW8'j6K0V(ddz2et3(I+#(s5l|I_tLPnbWljIY=e+h-#cJP_fe=0EXZRAc+Mi523M)G*[tw1JQ]6<",
"-.b,8:MPDZ`F,V[x1Z>rRogD%vUNNiZ>70W]9%7raYLOWyL:'alDVUkB{V(mz08nd)4eUhWsW)XWw4L!Qh('1L1]+!6aV&SSB-o$B6As!{&|)nusdc@l:gX3=5",
"]FAOLI:sT7Gl,/&]1z,86/h_=.O'*:D(}CvHt3%.A0+=XmP~1I3poF.ibU5#T.9C4ZHQuI0D)EhqPt{<=LujZ#.(J`P=086O=|;z5UM^Tp1@rHXKzI0'^>gF.;",
"$~|:[xfj.IY>RfQ]D5'e@G4Y42ahzVcSh&5Uf2/+_fZ$,@Fi#HXZKLD%ZQ(ZM$3vY2D#%$R}s0Vko')RG.(x'awRcxJIeNagUJ-.WhGyB)u5FBHV'5P+gJdmg2",
"<a4W72GStM,<f5eAK*P=$&-&2_+9v7Z@jP:fMR6J'{Y,Y_XJ24k`K3KrJs4=vm)]+XLIvZc.3s2IS[JxnYNr/0_Bb!RciI2=B0TRm54sQe5D*J^@]TUio+a{i]",
"1xu(X+dO+8{4xIu[t,RAP)rS]f$G*LFAUyXX'(A79^Yi2rI%*nfndU5!zO>zd6eR<+<z7|9]),4>k^mc3]1'I)]cPGL`eR`Pxsn]>,#EJ]KU)l$yU`G'yq`k3j",
"/Fz--ug71/(p%#h%dZ5drKAdw<]%o1`^uG#g-eqbN'vqmn>v%)%auI6@%~C)tHsQqp]f,!.V)L<G]%bp][<-vN(f<2Q4Y7yUf*o1:)Ho-y/+)8`r,:yR'O;3(7",
"{{niD/gK68t4<j1|)O]=hS(Npof-[}Kz`[bYSx>Hc%f5G+uCzRl=Gu#iCUPHtX4ZMY.>:~H31lQpu.2j+G%Sd)K~l1cwL%Pg6>Z{QmMl@5%e=1n(^&_i4UhN)F",
"CJ*&$f7r5aADYFk(`D9md2dM5FA1!(FB)~w$]BvF#KM@n4Md,_.AmFO.^gKw'*1i0W>QYT-F`;94VdLP6.B-bV%@5{a-JkqyP9R1x@+}Wg`Y<q{)R;KV`EY##i",
"~!fwBPHA2iMFR$%N]:#A%U$)##cbGs-iv,n(Um5`v0N,SY/By`PIKm.x;[)<0Wj[l/PPy1m@XDFz3c>P;ud)kL-`pW)Ty%5$mvC<m{gvk#;Il*X4i7nsVINU17",
"e-aUkPaw_y^vhY|xWkUbA>6YSe;p)t;19#V/'F=~;r@_L;UhsSl#cIT>APj@*f#2;p;fcdH&ZE9E$hDQa!j*2c+BTx3<m4`S@{(+#%!g>WE:;/gvFXZ&bmR<MA",
"4VQfPOT<Cj(SZ{l3,i/h2-PaOzlf;ql.4TiocRFHPF/1RQ&5.^!yREhvKMaje-5XNhCoWU1|Yv;!U#MYjae16G>gx(^%R;+DEWj_(Bye!%uKBv{5xi)u)7fM,|",
"o[;BKn(!9CGo/gC9l7%4ZjjF_M(o]#IN$u;IiCz,Sfx`{M0VCz1iW@;*1cn%h@u}F{$*M%7w87:ozA2npk3d@2MOWT6v#Q09<]M`Hg<x$AKf|d2*kO{Qw@_d[3",
"_~,/nohc0_(q&1jleZzt=o.lB|t'8F!vW!93RAk4H$8iK9PPA)(*`5DmiN+}2zX`L1E'o1L:S<v4izePh^9Yf6(3@*k]PA/N>Ud3KT!ZKU/BCmau=0'4*fNX9[",
"fW7P8>jvL!BlJrDh;#`&.h=1/b;DQK+X5C0:3f+m$;o-)-oG.A(MYn]P}9`yJ/bJUfJ1.;S*Sn6mVF!D:3`cH,v'Zdn7h|$$5}:PG/8bk9;2KR4=`D5B%K5'/;",
"-p{7myox0r1zrC=(W;U3fSVj&i(:qwENrX3Q@.nHOFA{uul$>_jb1~x=]/NNv8Rb8m2$q07k0M&Tgs0=v4>EBlh#Z9VGUT[esXD/l<yM!lv7CkkVSvCL;t15go",
"TF3]Si74^EmoU9s,F~Wl'WOFqij[[Y:aC-!Q;cUY.|:;_%vXNqD5BtS.ERLK*Dw70Ks^E!_a>fCi<jn-L7JhKEQ&G7A3rc6So;2otlwJ4sB8!k]I%<R6z+&]l>",
"`xm{]MMo4Mm:O{*@;_Yi{k'hY+jXw/o$3:=yGqrKb;.]vU(-FQrBRQlmD`fmVXR0VArIT!;tB6ksxHZ)u>;LwO}mbI&X[E8aH3_ff9]g8j+3JRivk|94aay-ES",
"QJ[_.VVfAK&O}p/-h@AM@f1^M&,N#X&RB6j1>+&]PP[@xPE/a/vap*e.573Zfr!8(Q16/PI&Yvl])TM#!5r_9mkL!=@iLT7k7W/$p=Z9WC<lR-9O8Zeepafy/j",
"P^732JY{P(]2ho-4tyj~.(BYfPY</ic2KqRWudCCe{d$Aa1j)d4jDo1AhHU-uU1o>MV>g+k3{/`%@CVx4H|U^~yAuxF#R/Z%A8+4JPN!>e6'vH[d()L*8.orN2",
"w|1:HGfEzSvlS#'i={O^vQvkT%Q:cl16/anp)6$<_-Q6e={HuVj^{i.i+!Cwx6D6`Cwl0}U.rWV5069{,6VaX#Dbc#UM4XnvZJxQ[E#g3IM8,p-abiOgWr_yAs",
"x9^x_KPPYu^X(AKMK+89Dtx*&=$E1'b2@vGC><Izxew(lDB<`Ie$zr2%LjHt7m{qz;[eDy41/EEV:};Bb4)Y%aC:pH+)>BniY*XTas'j!m=Sqp9U=%xAX31G<m",
"z^'>We*2(ESQ^;4Ut_>xer@w!YQ9>>1TWHQ%6KDw:z<bn:eL.(OG|T'BDmF^Miz)&FP.>ML]o2k8pr0VyLT3,GU>;T{zN<0Mw0$6rd)#0BHq&Q)ATHI/@)#iK5",
"@F.XogIV+_A|-gpIK<B^9z</{'12cH*7TAe:*k`G:wh4H7R#$TW.Ftjpp2oKLkVkD4EQA'fl[CZD*eqIbb-8pnSH6p(5Rij6[^]uM$-Ek=SqWm6L%uxNCI}fw9",
"`2(q^-)^k#J!fC.)Yg:yx*};-XQY}O/z$_1Pbs((t>t]vmm`RhN2myQ@-8c415,Lgpm!><st8d_|qfOd,]6GZW!e*(^T5]#Pr,F(]2r<VJ7%!_|xM,#@7/7)#E",
"-:}y#@-<^Oh-_1+))o8KCANQhVO=h<v4Wg|Wt%SBM.OoYd3X*L>6lH,6+4,DMB={(,}=e0p^]F{EsUrXWA3_7({p=dyiix'Swj8/Y.Dl+]8/p:|XxI|Ys|RR,!",
"O<cb|Z;V,Qe$c;9'1Uri+LQDk/O}!d3>y^wOLO!8T9U}hwgR8Y/cK)Yv)4e+DDzv(Fxyzr^Mg6}H58iY'ti)*COdB,ga4nDF@2)|-1*JcJPjO`MRt5Ft!^*F39",
"80T<X]}jO@4x|^b1xXNa-)@cTab7Q7|JCsh1'T39{=g1uv,F@v!jOh{4,ZgC@vNWe'P4|`(A>uRk/heJM&stR^5be)W`>$u.!amwoZ8.<158,pBR*5Ml>pEnn.",
"@3tM<5+R[-<j.AD&1X6S[Ai`EkU+XCz%ipqDhg:uZLpA=[>K$)56-a8l-U'-^~uVE%43p<pm1~Fw7Tb4Qy(d_WCIx^1oOa$7u}}AVsr^KpGS.t~#PT0XZkuJ%E",
"t+#^})d48%I9T@N(mfyV_5W(A!&Te5{}|}j'cv6~jyNSY|]cAW$#F]YV!/}({UR+(jkgo`[On}91X[Fg&PAY3J>ZRf)xKYgRiG$pr,*%F+E5FwG=6Q|3.{k9AG",
"[W&,>uw5*T7Wpl[}$(ES;~tGy-%K.'n9X~j{6<d64EyYfti=u5#^O9v_R392jhdKX7Z>AbIF$5ek#PJVFpz6jlYGs]!t#!BKK&%H'mB>4%J>!xdQ@XM%s%`w>]",
"qg#lE]v-R*H{a-R)9ZPx+@BS$'@D7oIYNEW2u=fjnM[Y70ny0;qGd^d1!AtWz`Xrc1yk:eJQwe{%}E.rb_0f)Hn&eQ8^1oh$Nq(L;ps54FT4c)rh}IlaukP1db",
"ZR9{!g:;35nx;25L3zN[u]WGLlD2mOqZI5ot9T!>+XTWEQ-5)vxFajE)E+OxPW&xw%$CLYB-mW#~g__-x@|y7iVFS2)N]@(f_2upVrXvYG[h:ugU:1nI<'>9{t",
"[#b9Z3=vZ*8xvcBBs,6T5{EPP3#Z]E-GGChx'4m9Qsac]H4x/W>^n_9A3;!AGdQ2iGMemA_>co[a&&>{k+>6:K$'Gb/UPItu,CXV51_eEveK!Q%NSQ9*u-_b_|",
"WVfCdrYp8yU,EtMz]S*M/M^mDKKPIt-UmSG3r+*xDmuyjoWZIcW3o3ezz[29!rWFI%]l^o[<)y^=uw/K2e@7w_%(Eb_)o:V{DL+Qah3$aepW=!/qv]-NX<^&3`",
"Zo1SUlJ40Su.sF,@*zM]<;IU,XxVD!F$sv{6<tHl9XBmK+jTbGZ|EpRm0LYAv}o!,STJIZqNI'9X'j&C6a8]7]4fZ|>jkHjc|Sss<&UZK]W;r1|2-${79v$>}x",
"C;Km,AZ;7#>_!VJX({|]p=h]m{-=(/=3mRTO79zdeDf40uc`!b!^tP3~V}{[F|v~x'Yj=M%!y,]-<D7#h&4~NCNBz=IJ';agl+WWT*LmyZEZ3d`JM6J6_wrA0`",
"yoC0K-cnaLnXR,^k02))=~e0U0o.Q4y7]}p^DIw'mIy-yvKs1%PdaMPi-+_>ukuZhcMVSpkMIxADLHx5Z!vKInZ1v6XpVR}Crs.1@&[=#@R2%1KOd=-l9RkPBC",
"qfNZ[R6k&;'99H]`rEwDkC>CKzk>CwFX}5i`ZTaz,KC_};sZQ;OoO:swgN&qu6hL|tM'YS(6G8X<9;a8'+P8;A7081M20!Vpg|$#._h][Nx=YjAx+8(:fy]J*x",
"=Cn|{5NPgJ#([<hZS@xQ92'k8ckGFf/tz)<D$76!r4c&%[%20M$Q2=XN}B;V-)w/y-./egyzTr&4+{kM}_T,zto7smyw}Lk}NWupJ34wLtGENrBMxfUA1f[+#W",
"-gfLS&MVFo|e.X%xd`=,jL/ti=7;Q6naCsiG'/EO}OxrY-c(0XSKfO&5bFTQ&3'G_r%{UbY>a}zx:cODSN0y^ZkH0IqgFw:QH=pr&#Fdd%xwU(;)32_U|gV^#5",
"#/xL/wMq}F&+f2X[ibas4-D*AR{OrwSeIC'M,Ri-:tSms..L4o*_:7ey{:=FL,,evWFXxM@BT#vwnUSav1%8jZ==wUP*+S#XREIxMf|iI..#|isz!BTZ_amUd%",
"sGSX)AF/6@@,z3ix'9Z#OF1n>bC2ljY]|j^D,TUI@n=I*(nW+~b7UYKe>)n7%,`!|kq!t32m$jQn+ec#ze]Rbv#f=9ce;^i|Db*/r0:-*JV=M&(%gq|nF$y0{Y",
"TC0`SNT{ZN%0jb%85Y!4r:N=`P=Ce#.tdT9r=k9|}<B9yKBO7![,D1>cfV-236u&DZO/f&S18J8y>G'9naL3db-}9e^7U%X|G^.l>E9t$-.s[#ezt&Utzh:K|p",
"t(lxj>pa%3hvA)rGYZV-85MO|qDy5Lq}tb,Q>T{IsniRCCj7U0_~A[/piH@8ryH'@XT}FI9(&L[fU<#&MMk-oV&%mvIv`C/}Ah<pg&CCib_fKJ!pRTesIqUkEk",
"{jrOg&D[b-_g.&r(@U4q$BCU2ws5n^R[LA2vr}6YPrhO9&D;QbPoX5b|oDH868Yy/edEj0jWCs&I4JLZJbgoBSXiIL9eiZPtQs{x/c5q1;:rhG;YT@krS655fb",
"Waf8N]anWnCT]A{=&jM)mWipV)UYBNJeF^*yfgC7:(.QhBUpjxM`4rR9WoWlU2|DK9zfYZ0OUgIPGP#--#9FPnt+8z1{LPfObt[{t%s2_6S'C0WJBNJl;VD|Jp",
"!.s!zIZ*BkD{,|gDd`|9j%3/9h58k6sG3d3&A+x/HFTF*G%A[bp#pFhC''Z>LF@al1N$E=UeZpUoR(k@;x+Q,@fR9o1vU-)c5a[}e'T#$H9]Zw:gh4]DHjJd>u",
"&>GS0*a'$r#qW(^yQ|2genR/c/4&+AEs-N.S9P4m$U/T3<Kt]|)c=C^2.2f~d`Xn>bPJ0Ty1Agy:G<V^6=Rk1ir@q[sJzOG.7|5^>!MpN@xmX(Ju/<=|2B7VlX",
"yyTUrLWJ8meOiD/2KxZ7zH`6g+7=o%*BCTh8G+=X@!I5yFu@Gfv_PT9UIUF]'zace+msIw>naF*u<OplosN6G+eeWBW}&NeeTs(dvrpi$5t<NCji&as<IpZKkj",
"tZo'[UMG4y'p_c3}VVts^(u|Z3`55[-8lb7$&a5S0&cr.Y/WK&3K/QY]Nt}}S{}c)m<NeCNAzZM3diF^EGl9fwz2k>|]^*qO<Ah0Am@P85Wl5>fYZ0zL9f/L{,",
"{Ys@uNRSu)X>v%l=z$q4zbtpn&xb@1O#3hn'Yuz$f2WBSRsLfm'UF0'rx>R8-1ThOCKC}D`JxmX!xoWwxqsAO#5Nf>|}(XAv0Pr7(Sm0$-`u`Ae-[|[!ph+NT_",
".fnnA</u74->[9T<T/*$/=dG91DJW[6])(a.]Pc6jN:GiOhg4%Dm={E-c7K-$EEJ*_p(V`-m3)C{oN*88&i]LT.m5*1K&hW[aB/aqy]~Tj`6,#:QoMP[Od/:^O",
"sGgJU%ZCA9J)h#n4_N%s.<9MF^m[K#U1**{)+gL(lPd4o%Uef&r9DhE:%cE:y`8Jmi_~LN7M}J+pUZ1!i@y6P^b^E}NGb=hg&h,81a[|G7Sx.pB'.,P>g%&S$K",
"gT%5%cXy>=``LL5'jt%$I-odOEHXZ@.HJ@cV8voAK}:1/KN^#S{qUc!I*#^6/E:<nXaAV&`)!$:wE]^>=TGru~4K*heR-u`,E]H=Ga=Dpx><Q`M]9I{V+JpFDM",
"w(rbblUCo-7_i%O3XDhi5cT2Y:#Pz,)<Hk9We(k'/0gZTUsR(Wtalh`Ne0;Qr>lBLhQybs/12Kl2Qt(Lv8#ZbXT.NJ1|M+HUr$P<f%54'dZ:8C9uw@!Jsfy+je",
"%(61`Lo^u%.N9h-ETwLT;g2vG|_XIp/.U'GkFsxmqP(A)`Y'6XSFlGZ@S%V=zTY81*8{%1dYlFvtLs]bs$Ny=w$_+$jsRw'rKN=v&;l/ExV+z.rvK5D)<d|S*&",
"/uSbwhNsXU^4h;8c,%:zKlOb}F@'5RJl34+=}9&}KX77WgJw7Mi#k-#r%EWqTgF2ebz0OH_J_Zg`|k=dJ*8feL&kcj5t!9oQLQG!igEEf99os^P4B7fvvh;Mc`",
"$-I/-TTj`mP>:}!Z@=d4SpSzl;Vs6.I~W3{`LGG*g6W|1)JD$PY'J>FcvRRR{Cg8g6p(OhkBGV3}MC5e;H|u$t`MbBR$0r3L'-$/QS}'ld9Bfm5Vr1^paUo$'*",
"o]l+tTP_xej/QHBRCG3(+H^B@L(4J}:ElNiz(8!^JiO3*dJT0^9B{0CuOYDt&~sxBa@rU<Ei4RYY,7u'.T%X*Wl/<+@x:rtt,~AG{*i=5'FjsHbz}ka98{_)zy",
"8R7N5Gb^l76{NE0T#Y5Y5@AA)nk{lV`k];XuRxo4J{S[gqbrf<Y3a0F~O%@R|{yD2)[W^F|]D4n-F2S12.=%+0l&TWX]{%v*G.zX7Ei5Wzvu!vLPYsO&vzhAj%",
"ga+,27C//#F1$H8tNnrT[H34[*c#zQI&cTPb4H3BG!DMlXdi{CeLmd<zPifXIt*f#-ohT@,4z4a&,tcYcr&oQW-d[P!~iLyrjH<Z^BW3{w>E,eRl'&Qs$q1!;3",
"_MB4JilA.9E=j_2]G'$)EM+o=b_5,zjr<QLufeeA`-L(CWK.1BFbOX{cY+W@=.jjv''X3C0MLQb$6!o_co`3y;{&)C/;*mHed@qV+OWFFZSrSKS;e''TTy$KJM",
"+4EpJZ2/Z;5p(C/`mMBa{n#_JAjO7sPh/9{EjfusV%z9!G./QLyt=#|M^(Ub%9^0g{uH8tq]:S/AmLoX=Tc*=)R:k.4GC@6GloUtlfRApSp&1@KKa}wnW(v5[9",
"x8{[e[E1QI[M$Ij,N[eG%8wp5t-KZ@gWJWR^z:&X.`Xq>1zBsf)V-@;9kZ>8{e;'OPLw55aY+DByxel%218u6c&m%Z[.|i[a2,%6d@I,gk*%X1QTR`dZ1^Oy3O",
"dUN^<gp56(e)B3Jq0egN4kuMx0dZVY]1Zc<vtiOJ#aV.5[$4xY,|;e3Q=ZxB]AtOW0AP1/b3JL[`pL(R_&vLqixQ)9v%#E-Vp/5cmk38-}4i{1H=Th>e|,Kwl!",
"20xg(JU_yPXm3]yY&A2(isOWwt=MZ*XoOPoDl:^fajrr914hQaYK1%0=@Y9Gg|68X7YQ^o]Hg-0>Ql-0>e+>|_fKAHuNLx0.c%H7BR}S0b9Fz.2+d.As5j_Emq",
",F$TKjsW5/]{*Qa=7o#sM8N^[H+t%uT1j'vK['+:tap90L:+eonGOtTKbx!6/1PLwELvk~_QtL/nn)!baAvP@PKo@gX`@h/>%%Q54g(PZ7Y)_p]M)9^0nl<6nm",
"Y<G.=[P:{TC%rD}-]H^7n#>j>:bKIUXkXw)8=84a;{$>4Ymr!rY|H$n|F%}SN'v209Uh%94biP)6P2Bq<dQY^81wz{%f;>)'$GZyHfQ%NBNS,pIsDgk(<QsD9x",
"`.r2khP:$4Z!R=Gow6PTAWz:@LDA.){l<19];=vx%o+RQ=@v4uqY)p)uRx57Gal(d|l)%1s$S7h=l=kW`tn~)y|)=;Kc6h*,Ti7mm}bc[gT`axXGDr<p:l0RS%",
"1<sPxYuuOF^NqIB-Bt=I-d6Kj<UC&KjqgQsB(z({P!)Fr+@|XZ-xue=1z@M=>_QGuX;F9D(Q$l>E*m@4MYVW(lv-a4vjn;){6suez~hENI*06k&3fD'z|r;oWR",
"f)/Yo:(,}%AE6kf_bbp'%EKP##Tx9TF_tSs5GOX*%/WOv--]]t(b)'*T`ZLTC9e<Z'4x>4_En;<v`l#yhNznjL%}n#+Q90QdahfNHD|LDsdjp94d-[<pvQHRVe",
"fys<<*EXqOg;/(XE)3$l(<=Y!`[R#~FVw^(5BaN>/qfb3hXYAM[#w@%0sz$0;sK|(,|0TPdaF(sfno(i!AP8bE][n>-.+l[bx/ODUV.kHP:LrZD}<^&C92{L-s",
"<+*XRC'$r.3(X/Ja,uRePxcN5g_$|M4}/(zHsgvheC1X>U|g)1kCj!a}5&SYH8a:Sv[Mk8%-a'=I(K`&[Cte7T;-9f9>Jg'V<3{oKJcU''s0sC[l2qG9@84xSq",
"56hcstHb@ppO^fa$$UY%bMlK>R8&(,y{H4.,-tvGMiM@%zKOd9S>GI^!#03d!J=pnrR=+|MF4uzdVwBM.T#$/'<zW:*6s:tLH*/RL)KxiK(WX_H`+bsX<:yKfN",
"3kDaJ'8A)x2E(Yr%A(j,>yeZS4B]z4jo^o5;>Ew4-z5&#)LP@'C'qN@|RJ%g84`%jSKKlYlLW5X:AQ0[C%SDP!j{61OHT)@[#Ld`]6&+g+XY_FV#ilD@z`/VDH",
"G;btQrN=KZaQ;7x-q^<6.^|vCh2vY8@P(blmjjsQ^|V*pQH$iC>lf3MUa,PX-=c7]vs3S-<r@z|{6wKUoAN+uu_+efwYDC_KG12duF$gPEBT%&xU)c)u^*'>A5",
"_93`Ta!S!1EC=dh64C')gDz*1ulu*QyNF3P6r*,>s_{:{ZI+h8f1IkQz6(|rW.]mq/Lx<z/l{U#rJVimo$z(4T4wjp/]526)t);t!i$tok#~_cEVI^,Rl`mAx$",
"'T$)dT#~ns0b$XCK&BD9#B1|x[zm6SG!^.z%%ZMhOHYAt4}n7$[wz_m_*owDFvo1TJ$r2aOaj!qLHklKm'MaA%Yj,k3)BE(<m@Z-eA-ClS@j1l379:PIB_wmtB",
"JvBj;oI#auR_gNRK%&tQcaAFl/-fKweath:F},i$J%mQ+WW>6U4X6U@4*X(]QDI/;(L3_73-'ti2{FD`p[Vb&)wN#Ne=(UrwVqQP#4=A-rp9sRv@>]mBIw4Rhg",
"awaad*1Y_sM*lsd2s~tEQ6Uxy*!b@qDvw>&.+R0plpQ)WqTcCyUZ8~WG{PZYMn9~o<h26>zViqA!r|w[MEY+%9Kp6[KF)U&~b<H}d&qg!QLUOG-Q)BrZ,&@;&=",
"r4k&)V${jCQAMb:-_@6Kx[cXZh'Vd8n+{<v/;R=~cF,lbi(~Se8|IG=FY};hKeP'^l'akn6A=#XB{<uF(!GsIXKf#qqQ3'H{vI=6w/7o%kztq,@:)6Uf]A`9pu",
"V;E&f3W;H5J(<)s]<Drlj63=#{L-8>iW(w%.Vx3b@nIM0w_fta/oMfC4f/[GCYS<*,Rw=g&Kh<)K4^hI_B0WT>3<Y*6Ni.C3CEmgGjd<MmrL*z1BA{8s7A#}5i",
"g|Ei&^edfx3'LJIxKS`aQ3[h'Q-c{`Q*qPM6g%nGI(,hQC>km6L#8dj$Nm>I/)[SHSf.Q^2S>v&k/in<PGt5%NS@c*0,4Bhggd)OVv2CVU=;in*1`SZX5s#!Rs",
"B1<1We`QxM)gy~D-CJ-9Tpj.@TMMV.E*'o610$Hmb,Ac#8=x#b>6HTa&-A(CPSTF/17n<a)dC5lPl/A`ChD%|;#WRCUf;fa>y>$dPsF#rv[ab,Oh:;A<l:n6bX",
"/=K,xW*>hi]{X;5sf!T@EH+}i^!`QgoQ<%y-PVg)X_mye0SIGMqvs]^5,zqmTz'BC)<'|u;:3#jsQUB!,`V4SIcPcR_PKTz)5)VRgzUK2fv#cTElxNY4DuT{rQ",
":.A^)Qng[_>ym;GyA[p8.QGzRl}}L[]idJ,KZWf%_7Mq%naphD3RRH1~TK'q1=s/Q=@YUwQyDZrGJZ6p{*q=uVCLcznWRI)Yxtk(VoIUz`Mbmu^&nZ1%CO<F9G",
"oG^eEJ}pDL8f0X+]7&3QRmzM):7]NU&t:qg6|=JunbXs<Dk_%)=5mD4xN7z9[~Q-#j/I=w,o@]>8gfp!04KF{dZ;>>JYp}=u0+.--5+uyF&P[]cp/9IzQ,z)3h",
"5Bpo@&}Y02:Kx3j/*7:rII]|/ag/x%E<aF(~fJQvgzYQmIUUdy6m2%OgG'4qc2-N6.01zU!u5$N*@:!g6uEZtBZNq${gj&-sm4&_|tB~($du#h;`X_He>Gm(SH",
"yV5f(mOf;a['r]18wz<]DYd':iq+J)N*V-86MRsxPuoxx@Y~%UV2'6i*&[;SyKR@.iwkhvGce&l38JI;{v59]<Y;9+_TeoW|2sFGm(g*,;M8+&Qiu4)IH`dv;F",
"SqTKc6nP&,3;)2!@7FNH(G=|QF.Ry0RksrA~sl.6OMLVx1|x*tPtuCE|zO238gJ1hSQE2l;(Dbs@&ECMG6]!w(]am%2!c:Lds+zwBtwe4<08F[ZHth@OTthDn{",
"om&AZIp$bT}tB!Ym{q<mP<m&,tsK#5V%4Fh{Qs+Td0JbGFqg1M>cgqZt+'5vWRWg'HnV%djx2yf0(LfrqqDNsSIxj~vP]i|Qh41!VJ1(T0Kt=Q#kH14b)%v8YM",
";{J^`q1~;4%K>sKz8~zQ`sgCd8V0D!}`BvZ5^eZUI$cWmy4s$jYCLZQ,GD(:h=L'u`%bvb}#H&)x*&u_dKSrupq9GiL}/rt!YiGmMSb$fv$jkof&@qsc+K%1nr",
"/]+HZBG^dWAU{|x,v^k$%MN6(2yTcM!<qg1#*<j7*04GE>u_iG@AbM+Ko;Wellr9ampqE38b66K$yN2nW2ESJm!,/9.B0Ik<]>X9]!_PDvI*)BAiM>@Cl!*}YC",
"s/mCQ1,Q}te({dSl_>M*A^7&%<-w*zL$<}];@SGacV6,_k^GsE-tMAFkzh(<4~>$Q#9hHbM)1!19op21A;q'AcuyO<M)XERo!Mh&:9*-iz%NjcdW*oo#os.!-b",
"Z|4X1,KzZG]<zCNq[>PulL}HJYJZ>#G6QFa4W[i-wg%x@hti'LN,M7w7ZR#svpTCpf]B)jFvWDXtH1;%O@<m8v7]xs%51psJA;%x.m$|ZbK(Dw!2b7,Hs+(gzl",
"9#_Tug03)t*I]WhJF,q1ZS_Q@=T0sET,*X(+u)D-SJnw|a0YzM!rf=L5SSZ7i)rGnwN/)0R.UEMGGSkly:F-i&tzCcfdc[yRzkW;WcCz;6}K<|y5FQJ3FBK'm}",
"UAQ83D;Jj-1^u|kGd1Ya)tjufKAxLZK)3BVfjO!8;Zp'Z~fCG[rxi$Vxi:TObQvg%@%9K<Q8R4kFCJ$#DZm`mN@<nCg<Pn1=9l%TB-N19|5@fDq+QT!_5zAYHb",
".AT>,g-8A#Hd<t2581K[AJ8~,U4~lb_f/uN8Yvz+e0r))cxKI3z$:dO>[j}[.$q7v5w2h|>P:VqJp3P#V-+Pp$>ErcK<qYx0RkIA=n}Bl(E/.0%4DN<gW4Iv2r",
"A.3L)Io!2Ad'(Rr6%H=l&)*6#}@N*xqxfGW{&5;r3EdN'RxLP&j`5]hxriGU`aa%M,}d].9qpeCX,>Qmqt68s/cm5@)y7#FY<oGBRBCB,8%qK^W>n>7<'1N}Mz",
"4!@6S.<gBR/^fo4&{f_eWv9V&xr02~|M:RSHO6Jwif(wFJY0s.T*/Hnml3/Nu1wp>c'b]6iM[#54T*`N((kK=M/:/so@G/)>Afm/+%X(67C#Mew$]+9gG_kYh^",
"f|P}L##_{;ggA`B^=]<OGa).rt[-E+B3,:mWOj|7dX[Y.,29s0_=5fu!*AL)``#)M.)Gi1VA#G/2F^n~bM(ciV{.#|i<@o[~y8NQ7!b/'NuksE{}'H!<P&fKw;",
"SYBkYNpY-W$T*(+J.#54YmPIbA4nm}p[ruZU&(){O:-rt7/Ab>:l+a'N{~i>ivNNb0@_a5.BM:s<pk$}BenT$T4G/^4g-e%:Z3_6<O'=%v,(3e<my]@NE`5Sh:",
"ZaEj^7.K8&lxV|AnwK:MC&{YRhtmJ/W^v>M8@E<g:{i^3M@C=O2}@;^NHRqqFdX-8q`ehGYEz-{h9Z3a>=YaIN2dp|`g+u<uk^&oxe=5`[*+/had'6'RY7I$bL",
"/OI[0{Y|-`/Zlvfl'`hY}dhH8:wS8T'l]ku$9R.c^,'+PS0m_v6ci#78jbYNgFfNseIl-tIeleYv>p*O('*gAQMOyop<Fs]KVFJ~$z$3-E}MJBje9|@0'xWA<9",
"wX;o*m-p^rRH]r%DXjlk{*zk^f_TJp0i*-b*=<IcWOD3<1)G169R(mb`JH@iE/(~iN)j})Vk7BygAy%'GO8K+'G:UYo-'YY+1a8vEVcRN1mi;6K*f;-2M0Z^hq",
"9B1dC}OV_A<.(N*=k8*5h#>Jh*rc(w)S<GrrBgMEM=<d#X-g%Ww&=kzL/o:AJan~XT`4Qk5bh@ldb;,G$Y{PUjq6!t`U9L=uW_rXIEF2BLKrbU/nVTUsBVbvx`",
"%rh#SC&i>Orp{E`t0%$[f}!^&htt!*&,%87np00e0Iw*cGW_F'L((%_@X0$2O1Jr!)fb-dosCkQrMy)>zz5wmVg2LZAGt(d9B6.%inO`#8bf8kN|3]Jc5U*hBH",
"A|bLxl.GRLMYy02MwVgRt&[=wc.%Uprq9jtx=jZ'NhVqWffov,4vxk[_p|U$pUXQ0pr`1[sZqs2@BR7,](B#@/M7tSG@26nA*RLK#)%aGJy:7r<Vcm()lj%Uob",
"P}-:snU@u4/lj;zknF(%lyOD&mjajuP}K_EM3G7>BJ<*on!Wb<Zh+_|v/K2Rl3N3EhbU-0F@0E+~}MW^LPehJH9`r`Kb+VnMI7OEj=cQ*~k6Ui_{2Jf1&3&X`w",
"y09I8je!98V4Vz@eTcC-LkE$Wqym,qs);M@LH/$%m7@]'=:;-UZ%@KS!K,u_URhcq~Pof1u~1&Z-$KHM}f;Az`SZVRDy%9(5b#*#h@g~{1`JC**/^d:w.70uNW",
")(RZQ.J}J^@w'`9SodiW5os>bMfjG4AC12L3K:bX=:d!@*_E514xGz.y9|y(nWtJ+`!ahyb^!wIn]6rjVqc5HJZr`Q}c2le47F^3^:)w+U.G4;.pq|eIB8n+>#",
"M{(qy}6-x/+#PMW20!mzjb$me;uA$<0qX/cS$~.7qo8!))WvQBluPyP-1f6]tX'@9GmVX=;=n7=-$:/;aXU''(P(y=Y*A|*k,`o/Bj97}PYw_/FHX92y%@#jR`",
"X)>SrO8,RSJy{iP7@=Ej.}L'B=SR<yxy}^9KX4LU$&R`(rUO4D>FoJQ%OrA7wdIc^4-la(R%)_,]w4dkVY!);y/mu|4b{p|9o:.$zHgx9B+TE>Qw7Ec{y>^aU,",
"e2_Cdf^xybu6^o/y`e.-3m7o>%BF%p3u_1Z5Z0)w@-6+V.'y{HJ=Q;Cc%Is$|w9`/~SPNmX(vB+&:H'Ir}Ztf@@XvC_GW<2B,i2KQ(;'nD/WT9R|%wl7G|2LGa",
"4*|kow-Ps8a>N))9<obqL^9_'#;(claB=fz!daIM20C@dQ;)@zfRy]N`C]%*wg+r2KiSbOw#lf'R%,,M#ZN0mbe.CtKn,1-MJl2o&v^Z7bj8S(PmEL$zJ]psAr",
"=&dk.dXG5L@VU6YT-Hd05,*BSN2AL;t7CL=F2pnnHFf(M0xY70Ri,n4;@scx>'cT-.(#S})rY)6Vhj#76:ftJZ[|EViDMo/U{9oDJ`2X9D/>,F`dTyw$R|oH.i",
"*uJn&y`Yt+<($F9^pGW5#IwO^W@JGngI+r896Y$[%l`F0e6]6DvUH:6<n,coP`ULPcw;ep9jT~yH.=geU^JObWb,x6okU~>c8P/S8KuOJ>%%7X+Ic~E.SrLTzJ",
"xs'SLRIsh;11#>:ddS#E8Sc=,WC#}P!a-XN4t%D^uZTwPFXH8&B4`~H>yW]bCuBi:.)._bFaiKeSV}nwt+7S|:]=xNW8Mdw)Kho3#mK`;L()z1>hO(O%r+h;*&",
"{mzJ};x@p!lcz}F@Mq%)Vjnb3(SV<>pw6*qbFMk/>iuz#LEd%-tX_>7E[~3;N-_,B~BE>0vr2-uNNn&17<5*BB%{{L(0w9`!L:^1pHQx^)/pnsCX+OnFBG>}Bn",
"TuU$WFQ+1xBy2$-ex~HFVs8B-gfaOIEw_o_peE#WFOTd>NP_gv(KMG$Edwvgu~8AG6.[X._:!&E9:.;5]}VKIXBn'}.@HK`38av<:-}p3&joQqzpB6F3@sRxa/",
"_SApxwal91CBfEI%eLnw*_!vve#LEZEKt*(-M+A%YSxLAUMnq6Kx/_SKlr,4#THZ;x;uLX't8UJQ/eB1w[s$ByOnM=g${v44=DGmWJ:F^VMcS>^e|sJ|lc%*sh",
"I41jZfc[OW:m%~&..I|U#U*PPEEo+7Ir!jRpLc0p6b+Hvek2F<'d5B:n(.G.hdqBPk[5q5OO5DOeBdfU:o{/B<>1WZj9w&G((c9e+M00dYvM>a+nw9(}+o|*Td",
"_ba>yJ)GzgJ)!xAs4c`m2|HUeXjaN*){SMS9;SQVNA_:QUO9gKz-dS;2lxxQls{sI'7lh<xce`Z]hmKY1k(7/RLp%-K.%UZxnlx.r@li}dC!qj9l7wgFV5tf{K",
"f^0[YymyF8/!<A`ND,@qqvz/mod&9^<O)M4L2xue/N,`katET0B_T<X!UjU~J,St>~W)*23d*_}gg$lD3_WQqb}v8Qu,%,<=Ic^SXTpr|wRxlhr;'p)T4D68Lt",
"svW(4d6oeP,;4BBX$mZ&sm4r&t{-p{El[bEgIp@rCWzqP4aBP8W%B}QfScHbP'Hs{J(KR<ubD]:F]EOhC:EKwZOZk9db^`X__b3srL|JpQ6$VM,ii+>!l+x%tX",
"2Q/$-MwJ9AH=5G}h1h,H8ON>5C,0{M6o5I+&&((tsfZgtl2AB%y[6[.XO9i1O67y=L{m7o1$:HAGJNz2rL|Jk$(`/6x#>2V)_(Wr(+[]$35YDiVH,q2@&(d3ol",
"]osj>9{`>CbTeB#ES4QrJ|5zw$*LW2JxCx)`_Tz%WUuGct9p[C2&>:%(kr*>$KjIOce-']_/izloj2l>(JK;FlI90|WkvR=!_+;odiu.MVNt2%GV'A;+m.]Fa{",
"Pzyrx3D:o67WnOfT`IN0^{N(Anz@=uz.a^v[Zlv9D:o61YHZ7>[=Anz@=uz.a^Hd`MIP9UeCXyq>1I6C+Jlk#YU_<vK:JEv6g)7>cioz7grS|G|zx(}iDI@i=)",
"aY6.]5BV`V^uDPC78P|M%X.|D|a.j(.hrtmEZO']_Au=s1<R(p`WC{'rMxwj}yu7Z2RD:-'SSjt7pFd_tcllg/!o[7AElZRK#5V+!t|~D1D=,Ny(2vNd5(oZ[2",
"A~;y`R4-]x6gBTIMji+/D*`^vaTDsn*d^AFRWz+5Hb#c'DIdH{-7GU3KKV090Hlk!H)S_o<R>V5Qu<nyc$}UFYS=Lhd*RUTGKyI*eECqQhwR(M>iMDZU%76vWs",
"hpUpF(7[k_OMANzs1`G37W6Ro%vnWqZr1n7$,kZ73zr[(Ztl2Yf%&2joYX{E0qG%}.4VvVr!UG`&/0%x0v{q01Bw)W|yW0iTP{)>Z:Y&k=bf-@&:>:mr0zEPK*",
"T6%d=hA~_dS.e'd}q]%;Q*;i$$v2Tx=%xY^l/sf5r#(}X>@>W|o4@@ZNs}%F2<Mzt{}#bixkK'b]+$kYI>'fOg'SU)3x(.DH9o|ty`Q'(D%BOoIMm*1eO|o$'y",
"sbcs_W`uxex.D4u.rf03e<hC1gTtJjlQ+/F}u3{>,e'qz.ex7_9B:tWugBQuw~-a0e2l9KxB%CPvL{qp|`1,7)(eJ/okv/)$hw{pN$BUvnXkcCecoWo|&@GzGa",
"fhm8UP@>c'I^>n'dC@PqNwK&7ai:x_y{l)|AH*tD5IDcsHKX#a3Obq`d}JuGPq)nBM|z$chU9zu<Zd89b/xQW_OpXCJhK!TcuJgNU~sXekBVs2w1Pz<8[bzz=%",
"-Nm@Y)qu6@dfDLBxj+F2V9>ObS8[,1L@<dKUsl1#NQ5OBboWH^JkXxNQ6GMr>7O]x1{ytk+;7l8#Rj9Ub'D[v-|nSpvnYF5MOy0=h~B{;$a_'6^wA`yk$eVpEP",
"}4SO{v%GvvXC}I:Ixj%JsvncT;t*p~(RhM>vICK'yS))t0{.W[CsVpcJP5ejjE$n/i6Iq`mU<>!c%mbqf-S7@=Sm[<K-^J0v(vip4Z8%|)a[_'Yv_m-UZ(bt[~",
"Ns^anZ>;8U|fT<5P[.$b1~gt6+nL=km{[ed@@XtJ[94zmG1mR&HMpR}ng,$!G<CgA~zA=v#ga~v^Zm%OD|o:7X(|gz`QN1/zPtA~zA<Gpx#wZqgz`QN1/8Zm+%",
"k~t8(qCvXz,/s3w<'R=&}~pxCTk{-5|FO*2%yjf+`<$:qHq$Yt(oG%7/pqRk[l|ctYd3PgLirG.@Qe;r1>i9rP@>ZkjS16pP]trYDX.l&P0Y5)-|SafU=<m>^:",
"0A/^t!Y^''P[+|zSI>lzt)d>M(qRSJJ#|Nm.Jmt#MuS.)R>K|O#f{&&.ET3-/2&@}bbTbVe$[f@]q7n*_.:Od8)EnVzk/KTNZ[PtaEG5>7J;_d:hg=p_Gc,XpW",
"L@F85KIdi|_7{po@XcYS>3YArcTiM=!Gt!=JepvWivC^niOio>o@/Ij1T>q%^g*c1>'_OdJll_5@N)*R07VQW#V(z;/M5*TLNk3}[K{XOMCSsJg%-M}$)Q0@AU",
"ABYK'K^mX][74FkMFqw2g.tcczA=Om(#]w=a'q!>u4KfWECvL=@Xjuwy>@||1LPy/N_uC~Uw6p,,y+YseE$.P&;+m.g/_Vd:Ka,1Eao=CFl6@NiC`YN1^{ScB1",
"zB=v)DbBv`Zm0gEao>7X@NiC`YN1^5IM;4#`v`Zm0gE`iRb;|B7(Eao>1YH`{{i[}b`nbTaSMRa1Oa,clb%PM3y%iKJwEHTK{voYB8GS}thNf:qP/f}chUy&bG",
"A1n*-Q3uE7Nx4zxkEo7bvHrNA78q[}}2f<z2_wmr7buwDhnz!96*EC]l[4D|q]eIM-#guP_'u_+drqGl:jirYt(}frbf(a}=-bfkv8pBi2}xVjpG>K|{5@y8l@",
"^Tzh[9,BQl+dr3TXK>GNL4j8fmA^8.*Iz1l`}U8tH}}%a-(cK(>_fFt8c:>Zo%.Fk!(q*FOt'%M1:7;0_8vS,WDqlELx*AS`.KdwY8(FN.QV4RL)o;Q^aaCX5^",
"qT|L<g]0J!L7Rmp*GZ7h@1,GIxVQvIRD|621W+&Kv%Yi9DuuQ6=r!;_UgZNa'uU<dEDI5<Q!;t6vHGaWI|qN&>gcu}V8c7+WOiN0z.7byn;YiKw|z^Xl`t'qUa",
"HpXuS;2~7Ea/_SfGE5-F;2Jd<WW/u|@Y.z$}]P]tBs}i*sK'ano3{TqXu4m!A0];_/%)H9PVaiZMd.g|0!+U'g{0$x<!0V)$%Xoab!G+Vb:~KJ77vsSu;o7,)0",
"ZC2~<`K;*x!(2lC^Qh.w%[P&],eH%[Q7=qwS,FKI3=b!=>_oFft@XD'u>N+}7jQv&XhIN[h%0>)8u)A&RE=,2ETp6OA[NJJB;J=}W[^(wr:g^*4}=.n'Ns5@-4",
"MqKI0aL`pI{)r1_XF@V|:H0r.zfwlJ1^A.)oo@.yj4ZgOGpSH'p;{1%S=!&-+C#5(zV<G/S|NA%#:F9'Qo.G|o1p3(}'+9V@L*+#V>O}ZN=<J$4b+>(|fq_U<M",
"y8#V4M,@0'&:Zib.S6lZjY@'*^qMyrkqmG2f6nO_1d7|yd<sq|o*eo}>E:u$JZ]VMs]ueBs1Co+Y)SyXFm$U.}]j5ZQo07xo.&[O^gfZ^H6[0Rl,K:mGY]u~Wv",
",ANN9hBygLw{9H`I!ylB{}CWw/0c:*^.lhA1c4zp]vfOYrU>10NDf$A,,;PkFqLC8x;l!sr>t`$s{(eUDi]Ex<u/@H!z:5]/^n4:ksfPN[)!R7pQYx<=5I`mZu",
"i_ZEKe6WXvmx02+Uql*8_43k]ZeWaYRth)]|b7wZw8DvmNnMwrp+E]gv6DVKYf[P2<6nO~BY>g4n^K@X)O,d-DYE&qJ8+3Qb'49xE$*vwq!x}@W/#'>7<7dg*K",
"c,4M@r6MCbV[U'>(2L$&wxJ[K!Dh=2V/HfQz=];Te_L>bg}P%dIcqL,edY1mvz+v={'d=WE-r5{zu5,w@Xw}&t|Y%,TZDhZ~6[iyn5@vuC@7Q~/I0IBa{ps7`A",
"/TG#J[A4BW8[tp=/WUJ'6.MkN#|^Q~K/`St{Z|bp}_Zu.eAd7C-n6fX!FT],sL)R5@7z}L/C|$jX=.CHB~f#0Iij>D=Li=L^-O>$I5,U)MD5i:o(>8dG@Kg%rd",
"`='q2ZL=]f$'CsQ+K`)ORJ{:@,]`O#kH*wJje%t7n-&*y|u.{G`hPk$x^%VWZ7nWXElm@k-2&M@v@m3Y#*&X>Ei__Vxj~#n4`Bf6S:J$v>LInDS!}QY&(XIs60",
"4Iah#7V+%C.^,hA)rEQ^o+^+)f(`d,Wsovl*acWshep`YP5r9nBIGbKy=5;mvNm-SH{zFLSj=[cXTb*biw`Y6EG`hL%rQ`u,r_<}gxe<8Px>eBNMv*o/rtnvK.",
"a,9{-%&n0E=d6Mh@J@^^Zf#f^pB21uCBR4S(ot/=vKDeO)l4&5JKV}X2Tu((VC]<Nn|jYOZ{,jZt%jJH8yFk=B0Loi'h;7dkCiq`Qteyq3Q_hCW`<.Q~,>[_|I",
"W+f1|G#plc%s),c{(D'}pX6cKaUr>=Hw^IVt{$Gn]BIk;48%C>qMhO#pNG&f@^jxL]1N>jbHJ]!ngQTS|XhO#jx<3-!o9%(2.Ayd!-!6&@Si0zqo(,1No8ysoh",
"]BA>)gS9jv!gs||oJT;;{LO[HEIBe3m5.^u=4b_4#'2EfHesc5x4)h#1,v;rlE_4#8,H8PBzNUO1f'W,M0QyE!03z{8}q0pK]C.BFHxp}`r!-NZ26@76r7h]0.",
"x:)c}=!Nl@P|XeR973Cj.0#t4|g~ks<9T3ZyuZurhyD3I@%>Zx7r*zsdO+_TGO*fL/>l#n_zHJ>`Anaa1H.%bhI(1HAa6_+0^dS+}:K{kA;D9_|cR~tW'M)H{P",
"6As9X*((%lM5nHZ6J!_WrXpJ]Odo=SE!Yct&pb==fm-h6'A5+j0L12*ax=P=:axA]bEj[O7^<<9PPVgW^nlJ'v$u4nk>x(4$1w(}KPnZB$O<E!])k>OHr54o5=",
"cS0$T8O#`:zAKR^uT.UnL)MJIZ+i<jb7YE1xPCSw%}JufCcwBr$j}5-:HGk)/3m@T^o7}uR%BsGOnydTSER!AYo|8w=l|Dd`s:A1M1liT#(&k+6OB3Z'V;tg8V",
"`$tc6~M+-i-cq.h1jV`jChh;M&=mK;xRGzatv<tvyCD;*N!OQo9PagW'PX1d$2gkhcks1Po&XVQIJID3WHHO>vcJalQOa5p:+s6+;[*6v&*cw=Uo-hAb-h@{/b",
"%.tf';*W_x;W=gme=A:oK6Aer#ARs6}y!~&Bh*s%]v'D^rc:)Br<1zY*k&x4e[KGC:k+qqW_@j)c6^hz1=clAp8fgT')LS%}tR/htxsf|(W:lr@0}1R!K8NR@v",
"HTa>[FJVf4J*=6Nb{WHXsS(o'8]-PQ^*woa%/<qeR!KL9=>e_D[[}lvrpOv3K%c-Bv5uqF.UGVwN_`&oJjHWEz`Dq`54LZ){Zu#-lcZ4]lxTjZA$AS<ewKGYvp",
"c0!~^m%}TW}ZX[5)BsN+wgNeLp|z}gY/i.%WgODyy<BT>F;`,jw0i@[8PVkWwlsKLSsa=~N`mxFpKo`y$K-lrwOa7U/0jR((Zxh$Jqc%R'jdRE&e>3V51FHG:E",
"YH7)#$M'`%7C6Fk88nbn5-6Pr7<Rj*^pps3y'7TpbH1*I{E#ANgIckdbkAy-LV8QtMw0/~<fe8/VPRm(cLv(2JNJ!]9Yx4K,vudsGE,D7~Y!{l9x@:2xu<QDF]",
")zfREl,e_A:eH</+ST<O/%J5I_>CB!FN,80L:mBNUp&w}>5RPm/d7*V_t!exMqw3+3IYrzUt#Y%kUx#YG[R_:3!F)5;S!k+_XNws5ne:Jv#b&vPRtt<YwshTiX",
"@K/A<[s'8>4xX9#<2YusX1$Aew0;x]U~$8a5wuKa]E-S7(u*m8xh)%`GP{y'*ghS}#n5)'1M'pv#c3;nZI{QMK(7qH@0l~sfTc*M^V{(GXBS2.{2bT:t9V@[:_",
"PawSh@T_F%.LsQdp%f;=J)t-l>gn(.*Mh0/~lg$,_Y^={j)ioIjv.~=]1MwV8iI!%~lT]fmx}rlaIGA.@0`<rJP1uCcXSlkeU*gQ)E.<pAJlg&B=E<<^zk9911",
"aQ}B~!RacFuKmG}w/-xmAzDhB/e_/5LTwz_`rcl!Dg|j5=79KLy%`KLB`@phCbKKgOm-)K*[*Jg4`BbIgO6#oF<J:pe4w2DZUqHo-1i:9kN-/HD(v1!NuDDfbI",
"gR{JFW;Le}kL82A_iBf_1b@8MA<J:m{`C:f);vX*rdXx0we#<AK'HRUT7tM[i1AV<y7#sgDiNibvK$qNMSwdSVqjxm)$yvCY3{feUUE=Nz@OlVrIS~N1ztzIEh",
"+6r4e9N/>GcD-020MJb/&w{hqqYjH_+CpcM[o|-6awyk}C*Au<6jLJk-7]s9@nbuTX5BwQNK[='b''(:s>Act`ZkT6zMvTgX45SOjo=C`</x/47zrckWR9MCL@",
"EuY/tprH|aTf}m[JaRvr3LS;6YmX3Lcj:s.&EwyLa>@4Qy4k499[#nmq3BpVEoTbes{n|~Hd}t9<Wy8jn7s_v#c9CnPMk/74W>9&_#+U+4A2Fae0=BuE=KyD8$",
"wyiKQp'`Yfe=3:RC)mo3V$KQE1+j=OR3nYdiduZAGvvjh7Tr8-FS`2h>ofw[Q4-O}|1|1L+f6JmRA}Sl(i#!Q]]).'7d.AJ7SUgVBi<HhSo[Tr%G7:[mB*^rAN",
":rGExE*gdFSrmpJMj#YSK#q@GwXv'yvpPc5:u^pUJ}3Ja(UI`2jrE~sr,8i:y{9TI*FZoGSy&E2ewo6m/CQ)__sh;ps&DQ8Aw0#m.NGl*jNWAs)MhVw^zH`nfk",
"{&UjM|2YX8AX'8a-Wzwv6~rvNf;;d6[Rkg]nG$u_7v_Wq%B^SqqVp]VV*1@e2`U76uY'^hZhp5-2S)s]^';g!#Ngyw79KZ%S8-wC',Ko;`sYe=L!w=3Y,7yB@&",
"Jfj7YGVlR9tJYA3Y,7zp+%JAN;fmF=8Y,{S$*n#<L$=a_zvpgLPeBXH<X0)|&H!a5=W<q4@Ml7a2tZJGW,UXSR,Ol3`4/x6RQbY]CZ89xt3]&Rx7TO<HfK{b<A",
"a}cg%/;<Ud:9;:Yfa'Z9aS<`m:)H@Y_*!(:9_WG9q8nCXVSv=!2EXFx%J`(zxmA^%~ALZDsVF:|,wbSOqt5W&H82Nw1`pR}{g89gDE2*#reI}Y&n{l1Sqo$3nA",
"a39TM2nQz<0t'<b_cC04BU}*RwE=rf9LG7$3M+:]U7sS-Nf/4~F'{G%_6IYz:Kj-xkL;:yB.k>S.ii<B{I;E8#S3U7RF`|;LLnIH{3zRU9sQ13-f4Baa9Z{MT9",
"<h*j:zZ(#Uw5jW9y@aZTqb1[4`h'ta&)&{Ri$fV_u3,x'%c,%#lYq;+)<N@Z7`7$DGM'nVVo;%096y:ehV{S+Y{]bM},uKP<>^-8S'4;k,NXDD9Td8j*A!QEK2",
"W2Tfh{QWJFF]Y2whXIt)I.*w1Vj.tCfLSKx$B%F`.{52)VF`E%PYzq/mbzk@ujXZ.DKhv7prMDq8e9Wx1#gJ,g)faRGxkD]#cDY{>/&(P{66/F1o5Ih(i5CK3g",
"nCn-)VFdMS67B.`j/k&pI2dqf:R&L1&M#95ob|1Mw13Dv,zzG]^SseKDkjgY#sKV/n7.qsNnnCuwd_R8BeD1a&}-rzkQxkM4wD{k$rZVPp72wdX#i%MqpF<@V0",
"U,Gu|-Rq#K-):Rbe$<7cut,[oDZ322T3'CZ):GMvv.!^6o-muL.i&N88C{d&1I'xX2(96j6438M09dvmJ}H3FnP1r`*|C^Xr5~POdqy]vJHuDSRd9[v/M[rDW2",
"2>)i*{c_(PKJ!'T50y&&n1'W&dCRsTQYh]{O!Peu=q't:w&<5ifvLP~!egAGW>,%6[MqxMDxEJ[h)fR03+)qVZ3z;,Cec*G<[GhgNGn_&J[]#_i`b-i4)+p0|,",
"Eca-D`FF8RXaRQs>cN{@'&,n=yPWGz5Mcsy$4pS#X1D,'EZ0tf;0>@xg01u>j(Fz+3t}sY2j/sC<KOc:;%p*j2>h(+p6Fzt./E;'}nr.1:tTMoV`%triS^n0KV",
"T6ntlkP;f@Wrk)tb]grt[Grjkv0wkwdXl3jgrW)Ew7VV3}%c^Zsv%#JI-BL&O$[Kkx+|Qtkw<`o4PKN/ebOOGdP/jSP2i)qTSJPYUp%C}-&e`Th3h;g[2f<S%N",
"8C&P2]2*swZN{$IlZ5KM{)tXZuFXP<TX",
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
GPUSORTI_X(first_split, 5800) /* 7143a0b6 first_split.comp */
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
GPUSORTI_X(first_split_address, 6472) /* 8a3fc715 first_split.comp ADDRESS */
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
