/* gpusort.h 0.3 - sorts keys and key-value pairs on the GPU through Vulkan compute. MIT or public domain, see the end.
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
 *            bfloat16 sorts as GPUSORT_F16: the order of both is that of a sign and 15 bits.
 *   windows  Keys may be compared by some of their bits only: [first_bit, first_bit + bit_count). For signed and
 *            floating-point keys these are bits of the unsigned number that has the same order as the key.
 *   values   Of any size that is a multiple of 4, up to 256 bytes; or GPUSORT_WRITE_INDICES: where each key came from.
 *   structs  Of such a size, by a member: with GPUSORT_KEYS_IN_VALUES the keys are in the values, at key_offset.
 *   counts   From 0 to 2^32 - 1, known to the host or only to the GPU (count_buffer).
 *   segments Many arrays at once, each by itself: rows of one length, or offsets, which may be in GPU memory.
 *   limit    The first k of the array, or of each segment.
 *   stable   Equal keys keep their order, also when descending. Only GPUSORT_ODD_EVEN_MERGE is not stable.
 *
 * MORE THAN ONE SORT
 *   Longer keys: Sorts are stable, so a key of 96 or 128 bits, or of two members, takes two of them: first by the less
 *     important part, then by the other one. Either structs move (GPUSORT_KEYS_IN_VALUES, with each part's key_offset), or
 *     indices do: GPUSORT_WRITE_INDICES for the first part; then fetch the other part in that order, and sort it with the
 *     indices as its values. See examples/long_keys.c.
 *   Runs and unique keys: Equal keys are neighbours after a sort. A run begins where a key differs from the one before it,
 *     and the first elements of all runs are the unique keys. With stable sorts it is the element that came first.
 *
 * ALGORITHMS
 *   GPUSORT_AUTO: The fastest that is safe on the device for the count; always stable. One workgroup sorts a small array in
 *     shared memory. For a larger one, several workgroups sort a part each and then merge the parts. Beyond that: a radix
 *     sort.
 *   GPUSORT_ONESWEEP: Radix sort whose passes read and write the elements once for each digit (Adinets and Merrill, 2022). A
 *     digit is 8 bits of the key where the device has room. It needs subgroup operations, and a driver that is not a layer
 *     over Metal or another API (UNSUPPORTED there). Each workgroup sorts a tile, a part of the array, and needs the counts
 *     of the tiles before it. None waits for ever: where a count does not come, it counts that tile itself (decoupled
 *     fallback, SPAA 2025). Where keys are evenly distributed, passes sort by the leading bits only, and a last kernel sorts
 *     what agrees in these in shared memory (hybrid radix sort, 2017). 8-bit keys alone are counted, and written as often as
 *     they were counted (counting sort), where digits have 8 bits.
 *   GPUSORT_COUNT_SCAN_SCATTER: Radix sort by three kernels a digit. Runs on every device.
 *   GPUSORT_ODD_EVEN_MERGE: Batcher's merging network (1968), in place. Choose it where a second copy of keys and values
 *     does not fit, or where a fixed sequence of comparisons is wanted. It is not stable. It is slower than the radix
 *     sorts: 22 dispatches for 2^20 elements and 48 for 2^26 on big GPUs, each of which reads and writes all elements. It
 *     needs scratch only for values over 8 bytes and for keys inside values. With GPUSORT_KEEP_KEYS it is UNSUPPORTED.
 *   Segments: A workgroup sorts many segments of up to 256 elements at once, and longer ones of up to 4,096 one by one.
 *     Radix passes sort still longer ones, all of them together. The GPU finds out which segment is of which length.
 *   A small limit: GPUSORT_AUTO selects the first elements of long arrays, and sorts only these.
 *   Skipped work: The radix sorts skip the pass of a digit in which all keys agree, and stop after one read if the keys are
 *     in order already. The GPU decides both.
 *   Lack of memory: If device memory does not suffice for a radix sort, gpusort_sort() with GPUSORT_AUTO sorts in place if
 *     stability cannot matter: keys without values, compared by all their bits.
 *
 * SCRATCH MEMORY
 *   gpusort_scratch() says how many bytes a sort needs. It is the sum of
 *     a second copy of the keys, at least 4 bytes each (none where 8-bit keys are counted), and one of the values;
 *     on big GPUs at most 0.16 bytes an element (0.23 for 64-bit keys) and 256 KB; more where tiles are small;
 *     one more copy of the keys with GPUSORT_KEEP_KEYS, and for keys of 8 and 16 bits without 8- and 16-bit storage;
 *     4 bytes an element more for values over 8 bytes;
 *     for structs two copies of their keys and one of themselves, and 8 bytes an element for those over 8 bytes;
 *     for segments up to 1.5 bytes an element on big GPUs, 2.5 with 64-bit keys.
 *
 * WHAT IT DOES NOT DO
 *   Compare by a function of yours. Sort strings. Split an array over several devices. Sort arrays that are larger than the
 *   device's memory. On the recording level: submit to your queues, allocate, or wait.
 *
 * IN AN ENGINE
 *   1. Before vkCreateDevice: gpusort_query() names the extensions and GPUSORT_ENABLED_* bits that the device offers. On
 *      entry, *extension_count is the room for names; too little room is an error. If the array of names is NULL, it
 *      receives their number. All are optional. A core feature of a newer Vulkan counts as its extension does.
 *      gpusort_chain_features() switches the features of these bits on in your VkDeviceCreateInfo: in structures that you
 *      have chained, and in some of its own for those that are missing.
 *   2. gpusort_create() with your handles, the api_version of your VkApplicationInfo and the bits that you enabled. instance
 *      may be null if your get_instance_proc_addr does without it.
 *   3. At load time, or in a thread beside the frames: gpusort_prepare() compiles the pipelines of one kind of sort, for
 *      every count, segment_count and limit up to those of args. A kind is: types, order, window, flags, algorithm, offsets
 *      or segment_size or neither, with or without a limit. See START-UP.
 *   4. gpusort_scratch() gives size, alignment and usage of the scratch memory, for every count, segment_count,
 *      segment_size and limit up to those of args. One scratch buffer serves any number of sorts that do not overlap in
 *      time, so also several frames on one queue.
 *   5. gpusort_cmd_sort() records the sort into your command buffer.
 *   With neither GPUSORT_ENABLED_PUSH_DESCRIPTOR nor GPUSORT_ENABLED_BUFFER_DEVICE_ADDRESS a sort takes descriptor sets from
 *   gpusort_cmd_args.descriptor_pool while it is recorded; gpusort_scratch() says how many.
 *   With GPUSORT_ENABLED_DEBUG_UTILS captures and profilers show each sort as a region, with one region for each kernel
 *   inside: that is where the time of a kernel is.
 *   Some devices (NVIDIA) sort faster through device addresses than through descriptors. If keys and values have the usage
 *   bit, set GPUSORT_ADDRESSABLE. If not, GPUSORT_ENABLED_PIPELINE_ROBUSTNESS recovers all but about 5 %.
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
 *   Pipelines are compiled when a kind of sort is prepared or first sorted, and that takes most of the time of a first
 *   sort. On NVIDIA, gpusort_sort() with GPUSORT_AUTO therefore begins with merges, whose few pipelines compile soonest.
 *   When the merges of a type of keys and size of values have taken 1 ms of GPU time, the next call compiles the faster
 *   pipelines; gpusort_prepare() with GPUSORT_ADDRESSABLE does so at once. With gpusort_desc.jobs, your threads compile
 *   side by side. If the driver keeps no cache on disk, keep one yourself: an engine its pipeline_cache; a program without
 *   a device what gpusort_cache() gives, as cache_data for its next run. At level 3 the logger receives a line for each
 *   compilation: kernel, variant, workgroup size x items, milliseconds.
 *
 * CONTRACTS
 *   barriers: Before: your writes to keys, values and count_buffer are visible to COMPUTE_SHADER reads and writes. After:
 *     the last commands are COMPUTE_SHADER writes to keys and values. In between gpusort records its own barriers, also
 *     between two sorts that follow each other with the same scratch.
 *   state: A sort binds its compute pipeline, descriptor set 0 and push constants. That disturbs all compute descriptor
 *     sets above 0, too (Vulkan, "Pipeline Layout Compatibility"): bind all of yours again. It also invalidates what
 *     VK_EXT_descriptor_heap has set: bind heaps and push data again. Record outside a render pass, on a queue with compute.
 *   offsets: Multiples of the element's size (at least 4) and, except with addresses, of the device's
 *     minStorageBufferOffsetAlignment. scratch: gpusort_memory.alignment. count_buffer: any multiple of 4, so that a member
 *     of an indirect command will do. No two of them overlap. Keys of 8 and 16 bits are read by whole 32-bit words: the
 *     word of the last key must be inside the buffer. Bytes beyond the last key are not changed.
 *   usage: keys, values and count_buffer: STORAGE_BUFFER, and SHADER_DEVICE_ADDRESS where gpusort_scratch() asks for it:
 *     without push descriptors, with GPUSORT_ADDRESSABLE, and where an array or its second copy in scratch (at least 4
 *     bytes a key) is larger than maxStorageBufferRange. Without device addresses such arrays are TOO_LARGE. Devices whose
 *     maxPerStageDescriptorStorageBuffers is 4 reach half as far: the second copies of keys and values are one range there.
 *   ownership: Handles stay yours. Buffers, scratch and descriptor sets must live until the commands have run; you give the
 *     sets back with their pool. gpusort_sort() keeps its device and staging memory in the context for the next call;
 *     gpusort_trim() and gpusort_destroy() free it. Destroy the context when no recorded sort is pending or will be
 *     submitted.
 *   threads: Any number of threads may be in gpusort_scratch() and gpusort_cmd_sort() at once, while one other thread may
 *     be in gpusort_prepare() or gpusort_cache(). When gpusort_prepare() has returned, its kind of sort is ready for all
 *     threads. gpusort_sort(), gpusort_trim() and gpusort_destroy() need the context to themselves. A VkQueue, command pool
 *     or descriptor pool of several threads is yours to guard; gpusort_sort() submits to gpusort_desc.queue. The logger may
 *     be called from every thread that is in a function of gpusort.h, also from those that record. gpusort_scratch() and
 *     gpusort_cmd_sort() do not call the allocator. Jobs call neither logger nor allocator, but the driver may call
 *     vk_allocator from them. Different contexts are independent.
 *   errors: Every failure is a negative gpusort_result, with a line to the logger that names the member or the Vulkan call
 *     (except where gpusort_desc.start_canary is not 0: its logger is garbage then, too). gpusort_cmd_sort() has recorded
 *     nothing then, and gpusort_sort() has not changed the arrays, except with GPUSORT_ERROR_DEVICE_LOST: a device that is
 *     lost while it sorts the caller's pages, or while results come back, leaves half-written arrays. Keep a copy of what
 *     has to survive that. After this error every call answers it again: destroy the context. gpusort.h prints nothing,
 *     unless gpusort_log_stderr() is its logger.
 *     A GPUSORT_ASSERT(), which is assert() unless you define it, fails only by a fault of gpusort.h itself.
 *   versions: Names that the linker sees end in the version (gpusort_sort_0_3_0): a caller that was compiled against
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
 *   0.3  features chained for an engine's device, names in captures, sets of an engine's pool, a shared library
 *   0.2  counts right up to every bound, host arrays without staging copies, structs by a member; see CHANGELOG.md
 *   0.1  one-sweep, count / scan / scatter, tiles and merges, odd-even merge
 */
#ifndef GPUSORT_H_INCLUDED
#define GPUSORT_H_INCLUDED

#define GPUSORT_VERSION_MAJOR 0
#define GPUSORT_VERSION_MINOR 3
#define GPUSORT_VERSION_PATCH 0

#include <stddef.h> /* size_t */
#include <stdint.h>

/* GPUSORT_API: extern by default, static where GPUSORT_STATIC is defined. GPUSORT_SHARED: the functions of the shared
 * library, which is compiled with it as well: imported and exported where that has to be said.
 * Vulkan handles: taken from <vulkan/vulkan_core.h> where it was included before (VULKAN_CORE_H_ defined),
 * else declared here as the opaque pointers (64-bit) or uint64_t (32-bit) that they are, so that the
 * declaration part drags in no Vulkan header. GPUSORT_VULKAN_HEADER names a header to include instead. */
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
#elif !defined(VULKAN_CORE_H_)
typedef struct VkInstance_T *VkInstance;
typedef struct VkPhysicalDevice_T *VkPhysicalDevice;
typedef struct VkDevice_T *VkDevice;
typedef struct VkQueue_T *VkQueue;
typedef struct VkCommandBuffer_T *VkCommandBuffer;
/* as vulkan_core.h decides */
#ifndef VK_USE_64_BIT_PTR_DEFINES
#if defined(__LP64__) || defined(_WIN64) || (defined(__x86_64__) && !defined(__ILP32__)) || defined(_M_X64) || \
    defined(__ia64) || defined(_M_IA64) || defined(__aarch64__) || defined(__powerpc64__) || \
    (defined(__riscv) && __riscv_xlen == 64)
#define VK_USE_64_BIT_PTR_DEFINES 1
#else
#define VK_USE_64_BIT_PTR_DEFINES 0
#endif
#endif
#if VK_USE_64_BIT_PTR_DEFINES == 1
typedef struct VkBuffer_T *VkBuffer;
typedef struct VkPipelineCache_T *VkPipelineCache;
typedef struct VkDescriptorPool_T *VkDescriptorPool;
#else
typedef uint64_t VkBuffer;
typedef uint64_t VkPipelineCache;
typedef uint64_t VkDescriptorPool;
#endif
#endif
struct VkAllocationCallbacks;
struct VkDeviceCreateInfo;

/* Linker names end in the version, so that a caller that was compiled against another one does not link. Those of the
 * shared library are plain, for callers from every language. Compilers that know no linker names rename the functions. */
#define GPUSORTI_JOIN(name, major, minor, patch) name##_##major##_##minor##_##patch
#define GPUSORTI_EXPAND(name, major, minor, patch) GPUSORTI_JOIN(name, major, minor, patch)
#define GPUSORTI_VERSIONED(name) \
    GPUSORTI_EXPAND(name, GPUSORT_VERSION_MAJOR, GPUSORT_VERSION_MINOR, GPUSORT_VERSION_PATCH)
#define GPUSORTI_TEXT(name) #name
#define GPUSORTI_TEXT_OF(name) GPUSORTI_TEXT(name)
#if defined(GPUSORT_SHARED) || defined(GPUSORT_STATIC)
#define GPUSORTI_LINKED(name)
#elif defined(__GNUC__) || defined(__clang__)
#define GPUSORTI_LINKED(name) __asm__(GPUSORTI_TEXT_OF(GPUSORTI_VERSIONED(name)))
#else
#define GPUSORTI_LINKED(name)
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
#define gpusort_scratch GPUSORTI_VERSIONED(gpusort_scratch)
#define gpusort_cmd_sort GPUSORTI_VERSIONED(gpusort_cmd_sort)
#endif

#if defined(__cplusplus) || (defined(__STDC_VERSION__) && __STDC_VERSION__ >= 199901L)
#define GPUSORTI_INLINE static inline
#elif defined(__GNUC__)
#define GPUSORTI_INLINE static __inline__
#elif defined(_MSC_VER)
#define GPUSORTI_INLINE static __inline
#else
#define GPUSORTI_INLINE static
#endif

/* Of the functions that hand the caller's sizes on, see the end of the API: inline, except in the shared library. In C++
 * they have external linkage, so that a module can export them; each program and library has its own. */
#if defined(GPUSORT_SHARED) && defined(GPUSORT_IMPLEMENTATION)
#define GPUSORTI_SIZED GPUSORT_API
#elif !defined(__cplusplus) || defined(GPUSORT_STATIC)
#define GPUSORTI_SIZED GPUSORTI_INLINE
#elif defined(__GNUC__) && !defined(_WIN32) && !defined(__CYGWIN__)
#define GPUSORTI_SIZED __attribute__((visibility("hidden"))) inline
#else
#define GPUSORTI_SIZED inline
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
GPUSORT_API const char *gpusort_result_string(gpusort_result result) GPUSORTI_LINKED(gpusort_result_string);

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
    GPUSORT_ODD_EVEN_MERGE,     /* Batcher's network; in place, needs no scratch; NOT stable */
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
     * a window of bits (INVALID_ARGUMENT); without meaning for integers. ODD_EVEN_MERGE has it, too */
    GPUSORT_NUMERIC = 1 << 3,
    /* only the values are wanted: what the keys then hold is unspecified, and the array may serve as scratch. Not with
     * KEEP_KEYS or KEYS_IN_VALUES */
    GPUSORT_DISCARD_KEYS = 1 << 4,
    /* with a limit: the first `limit` elements in any order (the same ones as in order, ties by the earlier element) */
    GPUSORT_ANY_ORDER = 1 << 5,
    /* keys and values have VK_BUFFER_USAGE_SHADER_DEVICE_ADDRESS_BIT: addresses may be used where they are faster, and
     * gpusort_scratch() asks for the bit then, and for a size of its own. Without meaning for host arrays, whose buffers
     * are gpusort's own */
    GPUSORT_ADDRESSABLE = 1 << 16
};

/* ---- context: the pipelines for one device. Any number of threads may call gpusort_scratch() and gpusort_cmd_sort() at
 * once, also while one other thread is in gpusort_prepare() (asynchronous pipeline compilation): a kind is prepared for all
 * threads when its gpusort_prepare() has returned. gpusort_sort() wants the context to itself and, as everything that
 * submits, the queue. ---- */
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

typedef struct gpusort_desc {
    uint32_t start_canary; /* stays 0: catches a desc that was not zeroed */
    /* All zero: gpusort makes its own instance and device. An engine fills instance .. device, and
     * queue + queue_family where it wants gpusort_sort(). Nothing pointed at is kept, handles aside. */
    gpusort_proc get_instance_proc_addr; /* NULL: volk's where volk.h was included first, else the system's loader */
    VkInstance instance; /* may be null where get_instance_proc_addr is given and finds device functions without it */
    VkPhysicalDevice physical_device;
    VkDevice device;
    VkQueue queue;
    uint32_t queue_family;
    uint32_t api_version; /* as given in VkApplicationInfo; 0 means 1.1 */
    uint32_t enabled;     /* GPUSORT_ENABLED_*; 0 still sorts, by the most portable path */
    VkPipelineCache pipeline_cache;
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
    } logger; /* level 1 error, 2 warning, 3 information */
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
                             * be read is INVALID_ARGUMENT, and the log says where; what does not fit the device is reduced
                             * to it */
    const struct gpusorti_overrides *overrides; /* for tools/tune and the tests; NULL */
    uint32_t end_canary;                        /* stays 0 */
} gpusort_desc;

/* *out is NULL where it fails, which gpusort_destroy() takes: a program may end by one destroy, whatever failed. */
GPUSORTI_SIZED gpusort_result gpusort_create(const gpusort_desc *desc_or_null, gpusort_context **out)
    GPUSORTI_LINKED(gpusort_create);
GPUSORT_API void gpusort_destroy(gpusort_context *context_or_null) GPUSORTI_LINKED(gpusort_destroy);

typedef struct gpusort_info {
    char device_name[256];
    uint32_t subgroup_size;
    uint32_t enabled;            /* GPUSORT_ENABLED_* in use */
    gpusort_algorithm algorithm; /* what GPUSORT_AUTO takes here for large counts */
    uint32_t device_type;        /* VkPhysicalDeviceType: 1 integrated, 2 discrete, 3 virtual, 4: the "GPU" is the CPU */
} gpusort_info;
GPUSORT_API void gpusort_get_info(const gpusort_context *context, gpusort_info *out) GPUSORTI_LINKED(gpusort_get_info);

/* Before the engine creates its device: which extensions and GPUSORT_ENABLED_* bits this physical device offers.
 * Every one is optional. extensions: up to *extension_count names, static storage; room for fewer than there are is an
 * error. NULL: *extension_count receives their number. */
GPUSORTI_SIZED gpusort_result gpusort_query(const gpusort_desc *desc, uint32_t *enabled, uint32_t *extension_count,
                                             const char **extensions_or_null) GPUSORTI_LINKED(gpusort_query);

/* For vkCreateDevice: switches on the features that the bits of `enabled` stand for, in the structures that are already in
 * the chain of info->pNext (VkPhysicalDeviceFeatures2, VkPhysicalDeviceVulkan11Features .. 14Features, or those of one
 * feature), and chains those that are missing from *features, which lives until vkCreateDevice has returned. Nothing else
 * of the chain changes. The extensions' names are gpusort_query()'s; info has them by then: push descriptors that none of
 * them brings are taken from Vulkan 1.4. NULL, unknown bits and an info that has *features in its chain are errors. */
typedef struct gpusort_features {
    uint64_t storage[64];
} gpusort_features;
GPUSORT_API gpusort_result gpusort_chain_features(uint32_t enabled, struct VkDeviceCreateInfo *info,
                                                  gpusort_features *features) GPUSORTI_LINKED(gpusort_chain_features);

/* A logger for desc.logger.func: writes "gpusort: error: ..." to stderr; user: NULL, or a const int * with the highest
 * level that is written (default 2: errors and warnings). */
GPUSORT_API void gpusort_log_stderr(int level, const char *text, void *user) GPUSORTI_LINKED(gpusort_log_stderr);

/* The compiled pipelines so far, for cache_data of a later run (own device; on an engine's device UNSUPPORTED, as an engine
 * keeps its VkPipelineCache itself). data NULL: *size receives the size. Else up to *size bytes are written and *size says
 * how many; a buffer too small is no error, such data is simply ignored later, as is data that was cut, damaged or comes
 * from another device, driver or version: gpusort.h checks it by a sum of its own before the driver sees it. */
GPUSORT_API gpusort_result gpusort_cache(gpusort_context *context, size_t *size, void *data_or_null)
    GPUSORTI_LINKED(gpusort_cache);

/* ---- host arrays: blocks until sorted, in place ---- */
typedef struct gpusort_timings {
    double upload_ms, sort_ms, download_ms, total_ms;
} gpusort_timings; /* sort_ms by GPU timestamps; upload_ms and download_ms: what of total_ms is before and after it */

typedef struct gpusort_host_args {
    uint32_t start_canary;
    void *keys;
    void *values; /* optional, permuted with the keys; set with value_size 0 it is an error, at both levels */
    /* optional: where the results go, as long as keys and values; those then stay as they are. NULL: in place */
    void *keys_out, *values_out;
    size_t count;
    gpusort_type key_type;
    gpusort_order order;
    uint32_t value_size; /* bytes a value: 0, or a multiple of 4 */
    /* sort by bits [first_bit, first_bit + bit_count) of the order; bit_count 0: up to the top */
    uint32_t first_bit, bit_count;
    uint32_t flags;
    gpusort_algorithm algorithm;
    gpusort_timings *timings; /* optional */
    /* GPUSORT_KEYS_IN_VALUES: a multiple of the key's size or of 4, the key within value_size; else 0 */
    uint32_t key_offset;
    /* Each segment sorts by itself, stable as ever. segments: segment_count + 1 ascending offsets into the array; what lies
     * outside all of them is not touched. Or segment_size: rows of so many elements, the last one may be shorter. At most
     * one of segments and segment_size is set; neither: one array. Host arrays: offsets that descend or pass count, and
     * segments NULL with a segment_count, or set without one, are errors. GPUSORT_ODD_EVEN_MERGE has no segments:
     * UNSUPPORTED. */
    const uint32_t *segments;
    uint32_t segment_count, segment_size;
    /* Only the first `limit` elements of the order are wanted, of the array or of each segment; 0: all. They come to the
     * front of the array (segment), in order, ties by the earlier element; what the rest of it holds is unspecified.
     * With GPUSORT_KEEP_KEYS the results are packed: those of segment s at values[s * limit] and on. values then holds
     * max(count, segments * limit) elements, with GPUSORT_WRITE_INDICES too, where it is only written, segments * limit;
     * what no result is written to stays as it was. Over 2^32 - 1 results are TOO_LARGE. ODD_EVEN_MERGE: UNSUPPORTED.
     * One array: a limit beyond the count means all; no room beyond count is needed, with KEEP_KEYS either. */
    uint32_t limit;
    uint32_t end_canary;
} gpusort_host_args;
/* A failure leaves the arrays as they were, except GPUSORT_ERROR_DEVICE_LOST: see errors, above. */
GPUSORT_API gpusort_result gpusort_sort(gpusort_context *context, const gpusort_host_args *args)
    GPUSORTI_LINKED(gpusort_sort);

/* Frees the device and staging memory that gpusort_sort() keeps for its next call, which allocates anew. */
GPUSORT_API void gpusort_trim(gpusort_context *context) GPUSORTI_LINKED(gpusort_trim);

/* ---- the engine's buffers and command buffer: records, never submits, never allocates ---- */
typedef struct gpusort_range {
    VkBuffer buffer;
    uint64_t offset;
} gpusort_range;
typedef struct gpusort_memory {
    uint64_t size, alignment;
    uint32_t usage; /* VkBufferUsageFlags; INDIRECT_BUFFER only where a dispatch reads its size from there */
    uint32_t descriptor_sets, descriptors; /* that a recording takes from descriptor_pool at most: sets, storage buffers */
} gpusort_memory;

typedef struct gpusort_cmd_args {
    uint32_t start_canary;
    uint64_t count; /* elements, or the upper bound where count_buffer is set */
    /* optional: a uint32_t that the GPU reads when the commands run; any offset that is a multiple of 4, so that a member of
     * an indirect command will do; STORAGE_BUFFER usage, SHADER_DEVICE_ADDRESS too where gpusort_scratch() asks for it */
    gpusort_range count_buffer;
    gpusort_range keys, values, scratch; /* scratch: as gpusort_scratch() says */
    gpusort_range keys_out, values_out;  /* optional, as in gpusort_host_args; null: in place */
    /* optional: bytes that scratch has from its offset; too few are INVALID_ARGUMENT. 0: not checked */
    uint64_t scratch_size;
    /* only where neither push descriptors nor addresses are enabled: sets are allocated from it while recording, and are
     * yours to give back with it when the commands have run; access to it is yours to guard. Null there: UNSUPPORTED */
    VkDescriptorPool descriptor_pool;
    gpusort_type key_type;
    gpusort_order order;
    uint32_t value_size;
    uint32_t first_bit, bit_count;
    uint32_t flags;
    gpusort_algorithm algorithm;
    uint32_t key_offset; /* as in gpusort_host_args */
    /* as there: uint32_t offsets that the GPU reads when the commands run; offset and usage as count_buffer's. Set without
     * a segment_count they are INVALID_ARGUMENT. Each is clamped to the count, the GPU's where count_buffer is set. Where
     * some descend, what the ranges of all then hold is unspecified, indices may be any number; nothing outside is touched,
     * and the commands end. */
    gpusort_range segments;
    uint32_t segment_count, segment_size, limit;
    uint32_t end_canary;
} gpusort_cmd_args;
/* Both need no buffers in args: the other members decide, and count, segment_count and limit are upper bounds, with or
 * without a count_buffer. Offsets or rows (segments.buffer is null here): segment_count with segment_size 0 means offsets.
 * prepare: compiles the pipelines of this kind of sort, once, at load time. scratch: how much memory it takes at most, for
 * every count, segment_count, segment_size and limit up to those of args. */
GPUSORT_API gpusort_result gpusort_prepare(gpusort_context *context, const gpusort_cmd_args *args)
    GPUSORTI_LINKED(gpusort_prepare);
GPUSORT_API gpusort_result gpusort_scratch(const gpusort_context *context, const gpusort_cmd_args *args,
                                           gpusort_memory *out) GPUSORTI_LINKED(gpusort_scratch);
/* On entry: the caller's writes to keys, values, count_buffer and segments are visible to COMPUTE_SHADER reads and writes.
 * On return: the last commands are COMPUTE_SHADER writes to keys and values; scratch is undefined.
 * Rebinds the compute pipeline, descriptor set 0 and push constants; the sets above 0 are disturbed. Outside a render pass.
 * Nothing recorded on error. */
GPUSORT_API gpusort_result gpusort_cmd_sort(const gpusort_context *context, VkCommandBuffer command_buffer,
                                            const gpusort_cmd_args *args) GPUSORTI_LINKED(gpusort_cmd_sort);

/* What the two functions that begin everything are behind their names: they compare the sizes of all structures with
 * those that the implementation was compiled with. A caller that knows the shared library's gpusort_create() by its name
 * alone, as one in another language does, answers for its structures itself. */
#define GPUSORTI_SIZES \
    ((uint64_t)sizeof(gpusort_desc) | (uint64_t)sizeof(gpusort_host_args) << 12 | \
     (uint64_t)sizeof(gpusort_cmd_args) << 24 | (uint64_t)sizeof(gpusort_info) << 36 | \
     (uint64_t)sizeof(gpusort_memory) << 48 | (uint64_t)sizeof(gpusort_timings) << 56)
GPUSORT_API gpusort_result gpusort_create_sized(const gpusort_desc *desc_or_null, gpusort_context **out, uint64_t sizes)
    GPUSORTI_LINKED(gpusort_create_sized);
GPUSORT_API gpusort_result gpusort_query_sized(const gpusort_desc *desc, uint32_t *enabled, uint32_t *extension_count,
                                               const char **extensions_or_null, uint64_t sizes)
    GPUSORTI_LINKED(gpusort_query_sized);

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

/* What tools/tune and the tests set in place of the tuning table; 0: the table decides. Not a part of the contract. */
#if !defined(GPUSORTI_OVERRIDES) && (defined(GPUSORT_IMPLEMENTATION) || defined(GPUSORT_OVERRIDES))
#define GPUSORTI_OVERRIDES
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
    uint32_t close_from;       /* likewise, for crowds_from and pairs_from, too */
    uint32_t indices_to;       /* likewise */
} gpusorti_overrides;
#endif
/* ======================================================================================================================
 * IMPLEMENTATION
 *
 * HOW IT WORKS
 *   From a call to commands: gpusort_cmd_sort() and gpusort_sort() take the same steps. gpusorti_check_args() checks the
 *     arguments, and gpusorti_request_of() turns them into a request. gpusorti_make_plan() takes the first candidate
 *     (gpusorti_plan_*) that fits the device, and lays out scratch. gpusorti_walk_steps() visits the steps of the plan; a
 *     step is a barrier and a dispatch. There are three visitors: gpusorti_prepare_step() asks for the pipeline of a step,
 *     gpusorti_find_step() looks for it, gpusorti_record_step() records the step.
 *   Counts: gpusorti_thresholds names all counts at which plans change; candidates compare the count with nothing else.
 *     gpusorti_last_count() is how far a plan goes, and gpusorti_each_plan() goes from one to the next, for smaller limits
 *     and fewer segments, too: gpusort_prepare() compiles the pipelines of all of them, gpusort_scratch() takes the largest
 *     size, also among those of gpusorti_each_shorter_row(). In between, only sizes and numbers of workgroups grow. A count
 *     on the GPU does not change the plan; kernels read it.
 *   Scratch: control | status | leaves | keys | values | keys_alt | values_alt, see gpusorti_layout. Rows of wide values
 *     share the memory of the last two, except that those of structs come after them. The control block starts with sizes
 *     for indirect dispatches. Words with names (CONTROL_* in shaders/buffers.glsl), the records of up to 32 passes and
 *     the histograms follow.
 *   one-sweep: begin. finish, which unpacks narrow keys and copies kept ones. histogram, which also plans the passes. A
 *     pass for each digit by onesweep, onesweep_staged or onesweep_around. finish, unless gpusorti_ends_by_passes();
 *     finish again to pack narrow keys. gather, twice for wide values.
 *     Leaves: where keys may be evenly distributed, passes by leading digits (onesweep), leaf_starts and leaf_sort come
 *     first, and the passes above run only if the leaves did not fit. If low words could not be stretched, or expected
 *     leaves were not made, histogram counts again before these.
 *     Close floats: if the range check fails, histogram counts again. onesweep is there for either width of digit.
 *     8-bit keys alone: begin; histogram; finish, which writes each key as often as it was counted.
 *   count / scan / scatter: begin. For each digit count, scan and scatter (or onesweep, where that was tuned). finish.
 *     What comes before and after is as in one-sweep.
 *   Small counts: tile_sort alone; or tile_sort and merge_tiles; or tile_sort, split_runs and merge_buckets.
 *   Odd-even merge: odd_even_merge, as often as gpusorti_network_level() says. gather for wide values.
 *   Structs: For every algorithm gather comes first, takes the keys out and copies the structs to scratch. The last gather
 *     writes the structs by index. Structs of 4 and 8 bytes are sorted as values, without a last gather.
 *   Host arrays: gpusorti_find_way() tries the ways (gpusorti_way) in turn. A way makes its buffers, sends, sorts and
 *     fetches. Submissions use slots in rotation; before a slot is used again, its submission is waited for. What may be
 *     refused comes before the arrays are written: pages stay imported from the way up to the way back. Lack of memory on
 *     the way back is tried again; if that does not help, the device counts as lost. The first sorts of a kind are tiles
 *     and merges, see gpusorti_merge_first().
 *   Skipping: The histogram or scan kernel writes a record for each pass: from which side to which, and whether it runs at
 *     all. Where that pays, passes are also dispatched indirectly, by sizes that are 0 for skipped ones:
 *     gpusorti_plans_sizes().
 *
 * WORDS
 *   encoded       the order-preserving form of a key: an unsigned number that has the key's order
 *   window        the bits of the encoded key that are compared
 *   digit, pass   radix_bits bits of the window, from the lowest; the kernel that brings all elements into its order
 *   tile          elements that a workgroup holds at once: workgroup_size * items
 *   alt           in scratch: the second copy of keys or values, or pairs; passes move to the caller's arrays and back
 *   status row    a word for each value of a digit: how many elements of a tile (or span), or of all up to it, have it
 *   look-back     a workgroup adds up the status rows of the tiles before its own
 *   fallback      it counts a tile itself that stays silent
 *   portion       tiles of one dispatch of one-sweep, few enough for 29 bits of count
 *   group         neighbouring tiles whose counts are also added up in one row, see shaders/groups.glsl
 *   span          neighbouring tiles of one workgroup of count / scan / scatter
 *   leaf          the elements that agree in the leading bits, sorted by one workgroup in shared memory
 *   stretched     of the low word of a 64-bit key: scaled to its whole range, see shaders/stretch.glsl
 *   close         of 32-bit floats of one sign: their bits span less than 2^28, except for zeros; see shaders/close.glsl
 *   staged        the way of onesweep_staged.comp: the tile goes through shared memory one word of each element at a time
 *   rolled        of a kernel: its loops are not unrolled, because compiling takes longer than sorting
 *   bucket        what one workgroup of merge_buckets.comp collects from all runs; run: a sorted part of the array
 *   crowd         lanes of a subgroup with the same digit, or elements of a leaf with the same bits, too many to be fast;
 *                 or so many keys with the same upper bits that later passes skip them, see shaders/crowd.glsl
 *   tracked       of elements: carrying their place, so that equal keys keep their order
 *   wide value    one of more than 8 bytes: an index is sorted in its place
 *   narrow key    one of 8 or 16 bits; unpacked: in a 32-bit word of its own in scratch
 *   variant       a specialization constant that chooses a form of a kernel: bits or a number, by the kernel
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
    GPUSORTI_LOG_ERROR = 1,
    GPUSORTI_LOG_WARNING = 2,
    GPUSORTI_LOG_INFO = 3,

    GPUSORTI_BINDINGS = 5, /* keys, values, second keys in scratch, control block, second values: see shaders/buffers.glsl */
    GPUSORTI_MAX_PASSES = 32, /* 64-bit keys by digits of 2 bits */
    GPUSORTI_ALIGNMENT = 256, /* of sections of scratch, 2^n; the largest minStorageBufferOffsetAlignment there is */
    GPUSORTI_MAX_GROUPS = 65535, /* in one dimension: every device's minimum */
    GPUSORTI_MAX_VALUE_SIZE = 256,

    /* words of the control block, as in shaders/buffers.glsl */
    GPUSORTI_CONTROL_LEAF_BITS = 6,
    GPUSORTI_CONTROL_OVERFULL = 7,
    GPUSORTI_CONTROL_FALLBACKS = 8,
    GPUSORTI_CONTROL_POLLS = 12,
    GPUSORTI_CONTROL_PASSES = 16,
    GPUSORTI_CONTROL_STRAY = GPUSORTI_CONTROL_PASSES + 15,
    GPUSORTI_CONTROL_LEADING_GROUPS = GPUSORTI_CONTROL_PASSES + 31,
    GPUSORTI_CONTROL_HISTOGRAMS = GPUSORTI_CONTROL_PASSES + 32 * 4,
    GPUSORTI_LEADING = 64, /* words by which records and sizes of passes before leaves lie further */
    GPUSORTI_CLOSE = 32,   /* and of passes by digits of seven bits */
    GPUSORTI_CROWD = 96,   /* and of passes around a crowd */

    /* the indirect sizes before these, of three words each: for a count on the GPU, or by the plan */
    GPUSORTI_SIZE_TILES = 0,
    GPUSORTI_SIZE_MERGES = 4,
    GPUSORTI_SIZE_STRIDE = 8,
    GPUSORTI_SIZE_FINISH = 12,
    GPUSORTI_SIZE_LEAVES = 16,
    GPUSORTI_SIZE_PASSES = 64,
    GPUSORTI_SIZE_AGAIN = GPUSORTI_SIZE_PASSES + 15 * 4,
    GPUSORTI_SIZES_END = 192,

    /* likewise, as in shaders/segments.glsl */
    GPUSORTI_SIZE_LISTS = GPUSORTI_SIZE_PASSES,
    GPUSORTI_SIZE_LONG = GPUSORTI_SIZE_PASSES + 8,
    GPUSORTI_SIZE_BASES = GPUSORTI_SIZE_PASSES + 16,

    GPUSORTI_FLAG_LOCAL_INDICES = 4, /* beside GPUSORT_WRITE_INDICES and GPUSORT_KEEP_KEYS, for kernels only */
    GPUSORTI_FLAG_ROLLED = 8,
    GPUSORTI_FLAG_RAW = 16,
    GPUSORTI_FLAG_STRETCH = 32,
    GPUSORTI_FLAG_CLOSE = 64,
    GPUSORTI_FLAG_LEADS = 128,
    GPUSORTI_FLAG_SUMS = 256,
    GPUSORTI_FLAG_STRADDLE = 512,
    GPUSORTI_FLAG_CROWDS = 1024,
    GPUSORTI_FLAG_PAIRED = 2048,

    GPUSORTI_ALL_ENABLED = 0x33f,
    GPUSORTI_NARROW = GPUSORT_ENABLED_STORAGE_16BIT | GPUSORT_ENABLED_STORAGE_8BIT
};
/* ---- >>base: memory, log, checks, arithmetic ---- */
/* What a thread wrote before it stores a value is seen by the threads that load the value: C99 has no atomics of its own. */
#if defined(_MSC_VER) && !defined(__clang__)
#include <intrin.h>
static uint32_t gpusorti_atomic_load(const uint32_t *from) {
    return (uint32_t)_InterlockedOr((volatile long *)from, 0);
}
static void gpusorti_atomic_store(uint32_t *to, uint32_t value) {
    _InterlockedExchange((volatile long *)to, (long)value);
}
#else
static uint32_t gpusorti_atomic_load(const uint32_t *from) { return __atomic_load_n(from, __ATOMIC_ACQUIRE); }
static void gpusorti_atomic_store(uint32_t *to, uint32_t value) { __atomic_store_n(to, value, __ATOMIC_RELEASE); }
#endif

/* What the library needs before there is a context: memory and a log. */
typedef struct gpusorti_host {
    void *(*alloc)(size_t size, void *user);
    void (*free_)(void *ptr, void *user);
    void *alloc_user;
    void (*log_)(int level, const char *text, void *user);
    void *log_user;
    uint32_t survived; /* bits 1 << -result: failures that the caller survives, so that they are logged as warnings */
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
    const int level = (host->survived >> -(int)result & 1) ? GPUSORTI_LOG_WARNING : GPUSORTI_LOG_ERROR;
    va_list list;
    va_start(list, format);
    gpusorti_write_log(host, level, format, list);
    va_end(list);
    return result;
}

/* NULL, with a log line that says for what, where there is no memory. */
static void *gpusorti_alloc(const gpusorti_host *host, size_t size, const char *what) {
    void *memory = host->alloc(size, host->alloc_user);
    if (!memory) (void)gpusorti_fail(host, GPUSORT_ERROR_OUT_OF_HOST_MEMORY, "no host memory for %s", what);
    return memory;
}

static void gpusorti_free(const gpusorti_host *host, void *memory) {
    if (memory) host->free_(memory, host->alloc_user);
}

/* A list of checks of a structure of the caller's: the first mistake is told, and is the result. */
typedef struct gpusorti_checks {
    const gpusorti_host *host;
    const char *structure;
    gpusort_result mistake; /* what the next checks give */
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

/* value: for the log, where it is not 0. */
static void gpusorti_refuse(gpusorti_checks *checks, int broken, const char *member, uint64_t value,
                                             const char *text) {
    char number[32] = "";
    if (!broken || checks->result != GPUSORT_OK) return;
    if (value) snprintf(number, sizeof number, " (%llu)", (unsigned long long)value);
    checks->result = gpusorti_fail(checks->host, checks->mistake, "%s.%s: %s%s", checks->structure, member, text, number);
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

static const char *gpusorti_vk_name(VkResult result) {
#define GPUSORTI_X(name) \
    case VK_##name: return "VK_" #name;
    switch (result) {
        GPUSORTI_X(NOT_READY) GPUSORTI_X(TIMEOUT) GPUSORTI_X(EVENT_SET) GPUSORTI_X(EVENT_RESET) GPUSORTI_X(INCOMPLETE)
        GPUSORTI_X(PIPELINE_COMPILE_REQUIRED) GPUSORTI_X(ERROR_OUT_OF_HOST_MEMORY) GPUSORTI_X(ERROR_OUT_OF_DEVICE_MEMORY)
        GPUSORTI_X(ERROR_INITIALIZATION_FAILED) GPUSORTI_X(ERROR_DEVICE_LOST) GPUSORTI_X(ERROR_MEMORY_MAP_FAILED)
        GPUSORTI_X(ERROR_LAYER_NOT_PRESENT) GPUSORTI_X(ERROR_EXTENSION_NOT_PRESENT) GPUSORTI_X(ERROR_FEATURE_NOT_PRESENT)
        GPUSORTI_X(ERROR_INCOMPATIBLE_DRIVER) GPUSORTI_X(ERROR_TOO_MANY_OBJECTS) GPUSORTI_X(ERROR_FORMAT_NOT_SUPPORTED)
        GPUSORTI_X(ERROR_FRAGMENTED_POOL) GPUSORTI_X(ERROR_FRAGMENTATION) GPUSORTI_X(ERROR_UNKNOWN)
        GPUSORTI_X(ERROR_VALIDATION_FAILED_EXT) GPUSORTI_X(ERROR_INVALID_SHADER_NV) GPUSORTI_X(ERROR_OUT_OF_POOL_MEMORY)
        GPUSORTI_X(ERROR_INVALID_EXTERNAL_HANDLE) GPUSORTI_X(ERROR_NOT_PERMITTED_KHR)
        GPUSORTI_X(ERROR_INVALID_OPAQUE_CAPTURE_ADDRESS)
    default: return NULL;
    }
#undef GPUSORTI_X
}

static gpusort_result gpusorti_fail_vk(const gpusorti_host *host, VkResult result, const char *call) {
    const char *name = gpusorti_vk_name(result);
    return name ? gpusorti_fail(host, gpusorti_from_vk(result), "%s: %s", call, name)
                : gpusorti_fail(host, gpusorti_from_vk(result), "%s: VkResult %d", call, (int)result);
}

static gpusort_result gpusorti_check(const gpusorti_host *host, VkResult result, const char *call) {
    return result == VK_SUCCESS ? GPUSORT_OK : gpusorti_fail_vk(host, result, call);
}

/* A structure of Vulkan's that is zero but for its type. */
#define GPUSORTI_STRUCT(type, name, structure_type) \
    type name; \
    memset(&name, 0, sizeof name); \
    name.sType = VK_STRUCTURE_TYPE_##structure_type

/* A list that grew since its length was asked for is as good as the shorter one. */
static gpusort_result gpusorti_check_list(const gpusorti_host *host, VkResult result, const char *call) {
    return gpusorti_check(host, result == VK_INCOMPLETE ? VK_SUCCESS : result, call);
}

static uint64_t gpusorti_ceil_div(uint64_t a, uint64_t b) { return a / b + (a % b != 0); }
static uint32_t gpusorti_max(uint32_t a, uint32_t b) { return a > b ? a : b; }
static uint32_t gpusorti_min(uint32_t a, uint32_t b) { return a < b ? a : b; }

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

static uint64_t gpusorti_greater(uint64_t a, uint64_t b) { return a > b ? a : b; }

static char gpusorti_lower(char c) { return c >= 'A' && c <= 'Z' ? (char)(c - 'A' + 'a') : c; }

/* Whether `part` is somewhere in `name`, in any case. */
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
    uint32_t vendor_id, device_type, api_version;
    uint32_t offered;      /* GPUSORT_ENABLED_* */
    uint32_t by_extension; /* those of them whose extensions the device lists */
    uint32_t subgroup_size, subgroup_min, subgroup_max, subgroup_max_per_group;
    int subgroup_choice; /* of the size for a pipeline; without: the usual one */
    int subgroups; /* basic, ballot and arithmetic operations in compute shaders */
    int layered;   /* over another API, such as Metal */
    int relaxed;   /* atomics may order no other memory between workgroups, as Metal's */
    /* NVIDIA's: how many multiprocessors, and subgroups that each can hold; 0: not told */
    uint32_t multiprocessors, multiprocessor_subgroups;
    uint32_t max_invocations, max_shared; /* of a workgroup, which has one dimension */
    int few_bindings; /* kernels are given one storage buffer less than GPUSORTI_BINDINGS */
    uint64_t max_range, offset_alignment, max_allocation;
    uint64_t import_alignment; /* of the caller's pages that become a buffer */
    float timestamp_period; /* nanoseconds a tick */
} gpusorti_caps;

/* VK_EXT_pipeline_robustness, which Vulkan's headers have from 1.3.221 on. */
enum { GPUSORTI_ROBUSTNESS_INFO = 1000068000, GPUSORTI_ROBUSTNESS_FEATURE = 1000068001, GPUSORTI_UNCHECKED = 1 };
typedef struct gpusorti_robustness_info { /* of a pipeline; 0: as the device does without it */
    VkStructureType sType;
    const void *pNext;
    int storageBuffers, uniformBuffers, vertexInputs, images;
} gpusorti_robustness_info;

/* Where Vulkan has a feature: in a structure of its own and in that of a core version. Behind the header of either there
 * are only VkBool32. Numbers, because old headers lack the younger structures. */
typedef struct gpusorti_feature_place {
    uint32_t type;          /* VkStructureType; 0: there is none */
    uint32_t words;         /* features of the structure */
    uint32_t first, second; /* places of those that are wanted, the second may be the first again */
} gpusorti_feature_place;
enum { /* types of structures, and how many features they have */
    GPUSORTI_VULKAN_1_1 = 49,
    GPUSORTI_VULKAN_1_1_WORDS = 12,
    GPUSORTI_VULKAN_1_2 = 51,
    GPUSORTI_VULKAN_1_2_WORDS = 47,
    GPUSORTI_VULKAN_1_3 = 53,
    GPUSORTI_VULKAN_1_3_WORDS = 15,
    GPUSORTI_VULKAN_1_4 = 55,
    GPUSORTI_VULKAN_1_4_WORDS = 21
};

/* What a GPUSORT_ENABLED_* bit stands for. Without a structure of its own: the extension where the device lists it, else
 * the feature of the core version. Such rows come first, so that later ones see the structure of that version. */
static const struct gpusorti_feature {
    uint32_t bit;
    const char *extension; /* that brings it to devices below the core version that has it */
    uint32_t core_minor;   /* 0: never in core here */
    gpusorti_feature_place own, core;
} gpusorti_feature_rows[] = {
    {GPUSORT_ENABLED_PUSH_DESCRIPTOR, "VK_KHR_push_descriptor", 4, {0, 0, 0, 0},
     {GPUSORTI_VULKAN_1_4, GPUSORTI_VULKAN_1_4_WORDS, 20, 20}},
    {GPUSORT_ENABLED_STORAGE_16BIT, NULL, 1, {VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_16BIT_STORAGE_FEATURES, 4, 0, 0},
     {GPUSORTI_VULKAN_1_1, GPUSORTI_VULKAN_1_1_WORDS, 0, 0}},
    {GPUSORT_ENABLED_STORAGE_8BIT, "VK_KHR_8bit_storage", 2,
     {VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_8BIT_STORAGE_FEATURES_KHR, 3, 0, 0},
     {GPUSORTI_VULKAN_1_2, GPUSORTI_VULKAN_1_2_WORDS, 2, 2}},
    {GPUSORT_ENABLED_BUFFER_DEVICE_ADDRESS, "VK_KHR_buffer_device_address", 2,
     {VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_BUFFER_DEVICE_ADDRESS_FEATURES_KHR, 3, 0, 0},
     {GPUSORTI_VULKAN_1_2, GPUSORTI_VULKAN_1_2_WORDS, 38, 38}},
    {GPUSORT_ENABLED_SUBGROUP_SIZE_CONTROL, "VK_EXT_subgroup_size_control", 3,
     {VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SUBGROUP_SIZE_CONTROL_FEATURES_EXT, 2, 0, 1},
     {GPUSORTI_VULKAN_1_3, GPUSORTI_VULKAN_1_3_WORDS, 7, 8}},
    {GPUSORT_ENABLED_EXTERNAL_MEMORY_HOST, "VK_EXT_external_memory_host", 0, {0, 0, 0, 0}, {0, 0, 0, 0}},
    {GPUSORT_ENABLED_PIPELINE_ROBUSTNESS, "VK_EXT_pipeline_robustness", 4,
     {GPUSORTI_ROBUSTNESS_FEATURE, 1, 0, 0},
     {GPUSORTI_VULKAN_1_4, GPUSORTI_VULKAN_1_4_WORDS, 18, 18}},
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
    const size_t size = sizeof(VkBaseOutStructure) + place->words * sizeof(VkBool32), step = sizeof chain->room->storage[0];
    char *structure = (char *)chain->room->storage + chain->used;
    chain->used += (size + step - 1) / step * step;
    GPUSORT_ASSERT(chain->used <= sizeof chain->room->storage);
    memset(structure, 0, size);
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
    found[0] = (VkBool32 *)(void *)(s + 1) + place->first;
    found[1] = (VkBool32 *)(void *)(s + 1) + place->second;
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

/* Of NVIDIA's devices. To be told, it is enough that the device lists the extension. */
static void gpusorti_read_multiprocessors(const gpusorti_functions *vk, VkPhysicalDevice physical,
                                          gpusorti_caps *caps) {
    VkPhysicalDeviceShaderSMBuiltinsPropertiesNV told;
    void *tail = NULL;
    GPUSORTI_STRUCT(VkPhysicalDeviceProperties2, properties, PHYSICAL_DEVICE_PROPERTIES_2);
    memset(&told, 0, sizeof told);
    gpusorti_chain(&tail, &told, VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SHADER_SM_BUILTINS_PROPERTIES_NV);
    properties.pNext = tail;
    vk->GetPhysicalDeviceProperties2(physical, &properties);
    caps->multiprocessors = told.shaderSMCount;
    caps->multiprocessor_subgroups = told.shaderWarpsPerSM;
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
    if (gpusorti_has_extension(extensions, count, "VK_NV_shader_sm_builtins"))
        gpusorti_read_multiprocessors(vk, physical, caps);
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
/* ---- >>kernels: what host and kernels share: kernels, constants, arguments, the control block ---- */
/* Each also has a variant for device addresses. scatter_basic: without subgroup operations. onesweep_around: the form of
 * onesweep_staged that knows crowds. */
#define GPUSORTI_KERNELS(X) \
    X(begin) X(count) X(scan) X(scatter) X(scatter_basic) X(histogram) X(onesweep) X(onesweep_staged) X(leaf_starts) \
    X(leaf_sort) X(tile_sort) X(odd_even_merge) X(finish) X(gather) X(segments) X(segment_sort) X(segment_histogram) \
    X(segment_bases) X(segment_count) X(segment_scan) X(segment_scatter) X(segment_scatter_basic) X(segment_pass) \
    X(select) X(select_sort) X(onesweep_around)

/* For one kind of binding only. Addresses: onesweep_inlined, the form of onesweep that NVIDIA's compiler makes faster code
 * of for integers with values of as many bits. Bound buffers: all others; onesweep_narrow stores packed keys,
 * tile_sort_rolled compiles in a fraction of the time. */
#define GPUSORTI_BUFFER_KERNELS(X) X(onesweep_narrow) X(tile_sort_rolled) X(merge_tiles) X(split_runs) X(merge_buckets)
#define GPUSORTI_ADDRESS_KERNELS(X) X(onesweep_inlined)
#define GPUSORTI_SINGLE_KERNELS(X) GPUSORTI_BUFFER_KERNELS(X) GPUSORTI_ADDRESS_KERNELS(X)

enum gpusorti_kernel {
#define GPUSORTI_X(name) GPUSORTI_KERNEL_##name, GPUSORTI_KERNEL_##name##_address,
#define GPUSORTI_Y(name) GPUSORTI_KERNEL_##name,
    GPUSORTI_KERNELS(GPUSORTI_X) GPUSORTI_SINGLE_KERNELS(GPUSORTI_Y) GPUSORTI_KERNEL_COUNT
#undef GPUSORTI_X
#undef GPUSORTI_Y
};

/* Specialization constants, ids 0.. as in shaders/buffers.glsl. */
typedef struct gpusorti_spec {
    uint32_t workgroup_size, items, radix_bits, subgroup_size, full_subgroups;
    uint32_t key_words, key_bits, key_stored_bits, key_kind, descending, value_words, flags, variant;
} gpusorti_spec;
enum { GPUSORTI_SPEC_COUNT = sizeof(gpusorti_spec) / sizeof(uint32_t) };

/* Values of gpusorti_spec.variant, as VARIANT_* in shaders/; those of one-sweep's kernels are in >>tuning. */
enum {
    GPUSORTI_FIRST_PASS = 1,   /* count.comp, scan.comp: nothing is planned yet */
    GPUSORTI_WHOLE_KEYS = 1,   /* tile_sort.comp, merge_buckets.comp: keys are compared in all bits */
    GPUSORTI_NESTED_LOOPS = 1, /* odd_even_merge.comp: suits some compilers better */
    GPUSORTI_FINISH = 0,       /* finish.comp: what the planned passes left to do; */
    GPUSORTI_UNPACK = 1,       /* keys to scratch, one or two words a key; */
    GPUSORTI_PACK = 2,         /* and back; */
    GPUSORTI_FILL = 3,         /* keys of one digit are written as often as they were counted */
    GPUSORTI_BACK = 1,         /* gather.comp, bits: rows go from scratch to the caller's values, else the other way; */
    GPUSORTI_GATHER = 2,       /* they are read in the order of the indices; */
    GPUSORTI_TAKE_KEY = 4,     /* the key inside of each goes to the keys, */
    GPUSORTI_KEY_ONLY = 8,     /* and the rows stay where they are; */
    GPUSORTI_PACKED_ROWS = 16, /* the first ones of each segment alone go, to or from where they lie together; */
    GPUSORTI_INDEX = 32,       /* the index is the row; */
    GPUSORTI_IDENTITY = 64,    /* nothing goes, but index i becomes i */
    GPUSORTI_CANDIDATES = 1,   /* select.comp: of what an earlier round left */
    GPUSORTI_PACKED = 2        /* select_sort.comp: indices go to where they lie together */
};
#define GPUSORTI_LOG_CAPACITY(n) ((uint32_t)(n) << 8) /* merge_buckets.comp: log2 of the most elements of a bucket */

/* The arguments of each kernel's own: the members are those of ARGUMENTS in shaders/, in the same order. A tile is what a
 * workgroup sorts or moves at once, in elements. */
typedef struct gpusorti_begin_args {
    uint32_t clear_words;                   /* of the control block */
    uint32_t tile, merge_tile, stride_tile; /* of the kernels by tiles or spans, of merges, of those that loop */
    uint32_t count_word, bound;             /* a count on the GPU: its word in what is bound, and the most it may be */
} gpusorti_begin_args;

typedef struct gpusorti_span_args { /* count.comp, scan.comp, scatter.comp */
    uint32_t span;                  /* elements a workgroup */
} gpusorti_span_args;

typedef struct gpusorti_histogram_args {
    uint32_t portion_tiles; /* tiles a dispatch of a pass */
    uint32_t copies;        /* not 0: where it expects an odd number of passes it copies keys and values to scratch */
    uint32_t makes_even;    /* not 0: the plan adds a pass to an odd number of them */
    uint32_t tile;          /* of a pass */
    uint32_t least_leaf_bits, most_leaf_bits, leaf_average, leading_passes; /* see gpusorti_plan; most 0: no leaves */
    uint32_t fits, again; /* a sample may say how to count; it counts only where the one before asks for that */
    uint32_t crowds;      /* see gpusorti_tuning.least_crowd; 0: no passes around a crowd */
} gpusorti_histogram_args;

typedef struct gpusorti_onesweep_args { /* onesweep.comp, onesweep_staged.comp */
    uint32_t portion_tiles, portion;    /* tiles a dispatch, and which dispatch of its pass this is */
    uint32_t polls;                     /* of a silent predecessor, before its tile is counted */
    uint32_t flip;                      /* see gpusorti_flip() */
    uint32_t record;                    /* of the pass, its word in the control block */
} gpusorti_onesweep_args;

typedef struct gpusorti_leaf_args { /* leaf_starts.comp, leaf_sort.comp */
    uint32_t starts;                /* word of the control block: first element of each leaf, and the end */
    uint32_t room;                  /* elements that a leaf may have */
    uint32_t tile, portion_tiles;   /* of the passes, should they run again */
} gpusorti_leaf_args;

typedef struct gpusorti_tiles_args { /* tile_sort.comp, merge_tiles.comp, split_runs.comp, merge_buckets.comp */
    uint32_t mode;                   /* GPUSORTI_TILE_* */
    uint32_t run;                    /* elements a sorted run */
    uint32_t sample_stride, bucket;  /* elements a sample, 0: none are taken; elements a bucket on average */
} gpusorti_tiles_args;

typedef struct gpusorti_network_args { /* odd_even_merge.comp, all by their log2: */
    uint32_t log_block, log_pitch, log_columns, log_merged;
    uint32_t mode;              /* GPUSORTI_MODE_* */
    uint32_t count_word, bound; /* as in gpusorti_begin_args */
} gpusorti_network_args;

typedef struct gpusorti_gather_args {
    uint32_t row_words; /* of a value */
    uint32_t key_word, key_words, key_shift, key_mask; /* the key inside: its words in a value, its bits in these */
    uint32_t segments, size, offsets;                  /* as in gpusorti_segments_args; and the rows wanted of each */
    uint32_t limit;
    uint32_t as_array; /* not 0: in scratch these lie as their segments do in the array, else as in the caller's values */
} gpusorti_gather_args;

typedef struct gpusorti_segments_args {
    uint32_t segments; /* how many, or, where size is not 0, rows of so many elements; */
    uint32_t size, offsets; /* word of what is bound, the first segment's offset */
    uint32_t group;         /* segments of a workgroup */
    uint32_t at_once, shorter, longer; /* most elements of a segment that is sorted at once, or by way of each list */
    uint32_t lists, list_room;       /* words of the control block, and the segments that a list has room for; */
    uint32_t owners, records, bases; /* see shaders/long_segments.glsl; bases 0: without */
    uint32_t tile, tile_room, long_room;
} gpusorti_segments_args;

typedef struct gpusorti_list_args { /* segment_sort */
    uint32_t list, lists, list_room;
} gpusorti_list_args;

typedef struct gpusorti_long_args { /* the kernels by tiles of long segments */
    uint32_t owners, records, bases, tile;
    uint32_t flags;         /* GPUSORTI_PASS_* */
    uint32_t chunk, chunks; /* words that a workgroup scans, and how many of these chunks there are */
    uint32_t polls;         /* as in gpusorti_onesweep_args */
} gpusorti_long_args;

typedef struct gpusorti_select_args { /* select.comp, select_sort.comp: see shaders/candidates.glsl */
    uint32_t size;                    /* elements of a row, 0: long segments that lie anywhere; */
    uint32_t part, later;             /* of a part in the first round, and later */
    uint32_t parts, parts_before;     /* of a row, in this round and the one before */
    uint32_t owners;
    uint32_t round;       /* from 1 */
    uint32_t limit, room; /* elements that are wanted, and that a part leaves; */
    uint32_t from, to;    /* where those of the round before begin, and of this one */
} gpusorti_select_args;

enum { GPUSORTI_PASS_FROM_ALT = 2, GPUSORTI_PASS_ENCODE = 4, GPUSORTI_PASS_DECODE = 8, GPUSORTI_PASS_FIRST = 16,
       GPUSORTI_PASS_LAST = 32 };

/* Push constants, as in shaders/buffers.glsl: the addresses are left out where buffers are bound. */
typedef struct gpusorti_push {
    uint64_t keys, values, keys_alt, values_alt, control;
    uint32_t count, pass, pass_count, first_bit, bit_count, status, values_alt_base;
    union {
        gpusorti_begin_args begin;
        gpusorti_span_args span;
        gpusorti_histogram_args histogram;
        gpusorti_onesweep_args onesweep;
        gpusorti_leaf_args leaf;
        gpusorti_tiles_args tiles;
        gpusorti_network_args network;
        gpusorti_gather_args gather;
        gpusorti_segments_args segments;
        gpusorti_list_args list;
        gpusorti_long_args of_long;
        gpusorti_select_args select;
    } own;
} gpusorti_push;
enum {
    GPUSORTI_PUSH_ADDRESSES = 5 * sizeof(uint64_t),
    GPUSORTI_PUSH_WORDS = (sizeof(gpusorti_push) - GPUSORTI_PUSH_ADDRESSES) / sizeof(uint32_t)
}; /* bytes of the addresses; words behind them */

static const struct gpusorti_type {
    const char *name;
    uint32_t bits, kind; /* 0 unsigned, 1 signed, 2 floating point */
} gpusorti_types[] = {
    {"U32", 32, 0}, {"I32", 32, 1}, {"F32", 32, 2}, {"U64", 64, 0}, {"I64", 64, 1}, {"F64", 64, 2},
    {"U16", 16, 0}, {"I16", 16, 1}, {"F16", 16, 2}, {"U8", 8, 0},   {"I8", 8, 1},
};
enum { GPUSORTI_TYPE_COUNT = sizeof gpusorti_types / sizeof gpusorti_types[0] };

/* ---- >>packing: SPIR-V from text ---- */
/* tools/pack.c packs the kernels' SPIR-V as one text. It consists of digits in base 91: the characters '!' to '~' without
 * '"', '?' and '\\'. Numbers have their highest digit first. Kernels are much alike, so the text mostly says what to copy:
 *
 *   first digit   then                       meaning
 *   0 to 59       one digit                  the token 91 * first + digit
 *   60 to 88      distance, two digits       a copy of first - 58 tokens
 *   89            distance, three; length    a copy
 *   90            length                     a copy from the same distance as the copy before
 *
 * A copy repeats the tokens from `distance` tokens ago on, which may be those of an earlier kernel. A length up to 90 is
 * one digit, which is 1 less; a greater length is the digit 90 and two more.
 *
 * A token stands for a word of SPIR-V. Equal code has equal tokens in all kernels, though its ids differ:
 *
 *   0 to 1999      a named id: a type, constant, variable or function has the same name in all kernels
 *   2000 to 4699   another id: 2000 is a new one, 2001 the newest one, 2002 the one before that, and so on
 *   4700 to 5458   a word that is no id, by its place in a list of all that the text had so far
 *   5459           a word that is not in the list yet and joins it: five digits follow
 *
 * New ids are numbered from 1 on as they come, and so are named ones when a kernel first has them. */
enum {
    GPUSORTI_LINE = 116, /* digits */

    GPUSORTI_DIGIT_NEAR = 60,
    GPUSORTI_DIGIT_FAR = 89,
    GPUSORTI_DIGIT_AGAIN = 90,
    GPUSORTI_NEAR_LENGTH = 2,   /* of the copy that begins with GPUSORTI_DIGIT_NEAR */
    GPUSORTI_SHORT_LENGTH = 90, /* the greatest of one digit */

    GPUSORTI_TOKEN_ID = 2000,
    GPUSORTI_TOKEN_WORD = 4700,
    GPUSORTI_TOKEN_NEW_WORD = 5459
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
    uint32_t listed, list[GPUSORTI_TOKEN_NEW_WORD - GPUSORTI_TOKEN_WORD];
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

/* GPUSORTI_TOKEN_NEW_WORD or more: damaged text. */
static uint32_t gpusorti_read_token(gpusorti_unpacker *u, uint32_t first) {
    const uint32_t token = gpusorti_digits(u, first, 1), place = u->listed;
    if (token != GPUSORTI_TOKEN_NEW_WORD || place == sizeof u->list / sizeof u->list[0]) return token;
    u->list[u->listed++] = gpusorti_digits(u, 0, 5);
    return GPUSORTI_TOKEN_WORD + place;
}

/* Returns the length of a copy; its distance is known then. */
static uint32_t gpusorti_read_copy(gpusorti_unpacker *u, uint32_t first) {
    uint32_t length;
    if (first < GPUSORTI_DIGIT_AGAIN) u->distance = gpusorti_digits(u, 0, first < GPUSORTI_DIGIT_FAR ? 2 : 3);
    if (first < GPUSORTI_DIGIT_FAR) return first - GPUSORTI_DIGIT_NEAR + GPUSORTI_NEAR_LENGTH;
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
        if (token >= GPUSORTI_TOKEN_NEW_WORD || length == 0 || length > count - i) return 0;
        if (copies && (u->distance == 0 || u->distance > u->token_count)) return 0;
        for (; length > 0; length--) {
            if (copies) token = u->tokens[u->token_count - u->distance];
            u->tokens[u->token_count++] = (uint16_t)token;
            words[i++] = gpusorti_word_of(u, token);
        }
    }
    return 1;
}
/* ---- >>tuning: what suits a device: a row of shapes and thresholds ---- */
typedef struct gpusorti_shape {     /* of a kernel's workgroups */
    uint32_t workgroup_size, items; /* invocations; elements that each of them takes at once */
    uint32_t variant; /* the kernel's own: GPUSORTI_RANK_BY_ATOMICS .. for one-sweep, see each row's member else */
} gpusorti_shape;

/* Variants of one-sweep's kernels, as VARIANT_* in shaders/. */
enum {
    GPUSORTI_RANK_BY_ATOMICS = 1, /* shared atomics rank, where the outcome can be checked */
    GPUSORTI_PACKED_RANKS = 2,    /* two ranks a register */
    GPUSORTI_BY_INDEX = 4,        /* tiles in the order of the workgroups' indices, not of tickets */
    GPUSORTI_BY_WORDS = 32,       /* a tile is reordered a word at a time */
    GPUSORTI_SCANNED = 64,        /* the last step of count / scan / scatter: the places are known */
    GPUSORTI_REVERSED = 128       /* of leaf_sort.comp, too: see gpusorti_overrides.reversed_atomics */
};
#define GPUSORTI_ROUNDS(n) \
    (((uint32_t)(n)-1) << 12)                    /* rounds that reorder a tile, to fit it into less shared memory */
#define GPUSORTI_STALL(n) ((uint32_t)(n) << 8)   /* for tests */
#define GPUSORTI_WINDOW(n) ((uint32_t)(n) << 16) /* rows that look-back loads at once; without: 8 */
#define GPUSORTI_IN_TURN (1u << 20)              /* the first workgroups of staged tiles begin one after the other */
#define GPUSORTI_EARLY (1u << 21)                /* staged tiles: values are loaded before look-back */
#define GPUSORTI_GROUPS(n) ((uint32_t)(n) << 22) /* tiles of a group and groups, at most: shaders/groups.glsl */

/* Counts that are sorted by leading bits, then in leaves: to 0: none; two_from: by bits of more than one digit, which has
 * to be among so many last ones: dispatches for more passes cost keys that do not suit leaves time. */
typedef struct gpusorti_leaf_counts {
    uint32_t from, two_from, to, passes;
} gpusorti_leaf_counts;

/* What suits a device. Shapes are wishes: gpusorti_fit_shape() reduces them to the device's limits. Words: 32 bits. */
typedef struct gpusorti_tuning {
    gpusort_algorithm large;        /* for AUTO, above the small counts */
    uint32_t subgroup_size;         /* lanes to pin where that can be done; 0: the device's usual */
    uint32_t radix_bits;            /* bits a digit of count / scan / scatter, one-sweep takes 8: at most, see the next */
    uint32_t least_elements;        /* of a tile, for each value of a digit: digits shrink until it has them */
    int prefers_addresses;          /* passes are faster through device addresses than through bound buffers */
    int rolled;                     /* loops stay loops, because compiling takes longer than sorting */
    uint32_t polls;                 /* of a silent predecessor, before look-back counts its tile */
    uint32_t scan_size;             /* invocations of scan.comp */
    uint32_t stride_groups;         /* workgroups of a copy that most often is not needed */
    uint32_t histogram_invocations; /* of the histogram kernel, all workgroups together, at most */
    uint32_t select_invocations;    /* of select.comp in its first round, beside a workgroup for each segment */
    uint32_t multiprocessors; /* of the device that these are for, others get in proportion; 0: they hold for all */

    /* counts, elements */
    uint32_t small_count;        /* AUTO sorts up to so many by tiles and merges or buckets */
    uint32_t small_pairs;        /* likewise, keys of a word, not kept, with values of a word; 0: as others */
    uint32_t merges_of_keys;     /* of these, keys of a word alone by merges up to so many, */
    uint32_t merges_of_two;      /* keys of two words with values, */
    uint32_t merges_of_others;   /* and all others */
    uint32_t staged_keys_from;   /* keys alone take onesweep_staged.comp from so many */
    uint32_t staged_values_to;   /* keys with values up to so many */
    uint32_t medium_below;       /* keys of a word alone take onesweep_medium below so many */
    uint32_t medium_pairs;       /* keys and values of a word each take staged_medium up to so many */
    uint32_t planned_sizes_from; /* passes' sizes come from the plan on the GPU, from so many; */
    uint32_t skipped_sizes_from; /* for 64-bit keys and with leaves: they skip some mostly */
    uint32_t close_from;         /* 32-bit floats may take digits of seven bits; 0: never */
    uint32_t pairs_from;         /* 32-bit keys and values lie together in scratch, by device addresses; 0: never */
    uint32_t crowds_from;        /* a crowd of 32-bit keys may be passed around; 0: never */
    uint32_t least_crowd[2];     /* that pays beside onesweep.comp, beside onesweep_staged.comp, in sixteenths of the
                                  * keys; where they differ in a digit, 12ths */
    uint32_t leading_from;       /* leading digits of 32-bit integers may be counted alone; 0: never */
    uint32_t indices_to;         /* elements behind a device address are found by a signed index up to so many; 0: never */
    uint32_t merging_us;         /* of a kind's first sorts, see gpusorti_merge_first() */
    gpusorti_leaf_counts leaf_counts[2][3]; /* by words a key - 1 and words a value */

    gpusorti_shape tile;            /* tile_sort.comp */
    gpusorti_shape tiny;            /* tile_sort_rolled, for the counts that it has room for; size 0: it is not taken */
    gpusorti_shape segments;        /* segments.comp, and segment_sort for its shorter ones */
    gpusorti_shape long_keys;       /* segment_sort for its longer ones of keys of a word alone; size 0: as tile */
    gpusorti_shape select;          /* select.comp; size 0: the first k are sorted whole */
    gpusorti_shape merge;           /* merge_tiles.comp */
    gpusorti_shape exchange;        /* odd_even_merge.comp */
    gpusorti_shape scatter;         /* count.comp, scatter.comp */
    gpusorti_shape histogram[2];    /* by words a key - 1 */
    gpusorti_shape onesweep_medium; /* keys of a word alone, see medium_below */
    gpusorti_shape onesweep[2][3];  /* by words a key - 1 and words a value */
    gpusorti_shape chained[2][3];   /* the same for tiles of long segments; size 0: as onesweep */
    /* of onesweep_staged.comp, likewise: in common, and where keys are kept, or indices written beside 64-bit keys, at the
     * price of registers; size 0: onesweep.comp serves these, too */
    gpusorti_shape staged[2][2][2];
    gpusorti_shape staged_medium; /* see medium_pairs */
    /* of 64-bit keys with values of a word in bound buffers, up to medium_pairs and above; size 0: as others */
    gpusorti_shape staged_bound[2];
    gpusorti_shape
        leaf[2]; /* of leaf_sort.comp, for leaves of fewer elements and of more; variant: log2 of the bins */
} gpusorti_tuning;

static gpusorti_shape gpusorti_shape_of(uint32_t workgroup_size, uint32_t items, uint32_t variant) {
    gpusorti_shape shape;
    shape.workgroup_size = workgroup_size;
    shape.items = items;
    shape.variant = variant;
    return shape;
}

static void gpusorti_tune_onesweep(gpusorti_tuning *row, const gpusorti_shape shapes[2][3]) {
    memcpy(row->onesweep, shapes, sizeof row->onesweep);
    row->onesweep_medium = row->onesweep[0][0];
}

/* Each row says what its shapes come from: measured; compiled, read from a compiler without the device by
 * tools/compilers.sh (docs/compilers.csv); published; or a guess.
 *
 * The row of unknown devices, from which all others differ as they say, is a guess. 256 x 7 within 16 KB of shared memory
 * is published for such. */
static gpusorti_tuning gpusorti_default_tuning(void) {
    gpusorti_tuning row;
    uint32_t i;
    memset(&row, 0, sizeof row);
    row.large = GPUSORT_COUNT_SCAN_SCATTER;
    row.radix_bits = 8;
    row.least_elements = 8;
    row.polls = 64;
    row.scan_size = 128;
    row.stride_groups = 512;
    row.histogram_invocations = row.select_invocations = 1 << 17;
    row.small_count = 1 << 14;
    row.merges_of_keys = 1 << 14;
    row.merges_of_two = 1 << 16;
    row.merges_of_others = 1 << 15;
    row.staged_keys_from = 1 << 23;
    row.medium_below = 1 << 25;
    row.planned_sizes_from = row.skipped_sizes_from = 1 << 24;
    row.segments = gpusorti_shape_of(128, 8, 0);
    row.select = gpusorti_shape_of(256, 16, 0);
    row.merge = gpusorti_shape_of(256, 1, 0);
    row.tile = row.exchange = row.scatter = row.onesweep_medium = gpusorti_shape_of(256, 8, 0);
    row.histogram[0] = row.histogram[1] = row.tile;
    for (i = 0; i < 6; i++) row.onesweep[i / 3][i % 3] = row.tile;
    return row;
}

/* Measured on an H200: see tools/TUNING.md. With graphics a multiprocessor has half the shared memory, too little for two
 * workgroups of onesweep_staged.comp, which pays up to 2^20 there; others take as long. */
static void gpusorti_tune_nvidia_graphics(gpusorti_tuning *row) {
    static const gpusorti_leaf_counts leaf_counts[2][3] = {
        {{1 << 18, 1 << 24, 1 << 28, 2}, {1 << 23, 1 << 23, 1 << 28, 2}, {1 << 23, 1 << 23, 1 << 28, 2}},
        {{1 << 18, 1 << 18, 1 << 28, 3}, {1 << 18, 1 << 18, 1 << 28, 6}, {1 << 18, 1 << 18, 1 << 28, 6}}};
    const uint32_t packed = GPUSORTI_BY_INDEX | GPUSORTI_PACKED_RANKS | GPUSORTI_WINDOW(4),
                   atomics = GPUSORTI_BY_INDEX | GPUSORTI_RANK_BY_ATOMICS, groups = GPUSORTI_GROUPS(16);
    row->large = GPUSORT_ONESWEEP;
    row->subgroup_size = 32;
    row->prefers_addresses = 1;
    row->polls = 4096;
    row->stride_groups = 264;
    row->histogram_invocations = row->select_invocations = 132 << 10;
    row->multiprocessors = 132;
    row->least_elements = 0; /* subgroups of 32 have them, and leaves want digits of 8 bits */
    row->small_count = 1 << 18;
    row->small_pairs = 1 << 17;
    row->merging_us = 1000;
    row->tile = gpusorti_shape_of(512, 8, 0);
    row->tiny = gpusorti_shape_of(64, 1, 0);
    row->long_keys = gpusorti_shape_of(256, 16, 0);
    row->select = gpusorti_shape_of(1024, 16, 0);
    row->merge = gpusorti_shape_of(512, 1, 0);
    row->exchange = gpusorti_shape_of(512, 16, GPUSORTI_NESTED_LOOPS);
    row->scatter = gpusorti_shape_of(512, 12, 0);
    row->histogram[0] = gpusorti_shape_of(256, 16, 0);
    row->histogram[1] = gpusorti_shape_of(512, 8, 0);
    row->onesweep_medium = gpusorti_shape_of(512, 16, atomics | groups | GPUSORTI_ROUNDS(2) | GPUSORTI_WINDOW(15));
    row->onesweep[0][0] = gpusorti_shape_of(512, 20, atomics | GPUSORTI_PACKED_RANKS | GPUSORTI_ROUNDS(2));
    row->onesweep[0][1] = gpusorti_shape_of(448, 18, packed | GPUSORTI_ROUNDS(3));
    row->onesweep[0][2] = gpusorti_shape_of(448, 13, packed | GPUSORTI_ROUNDS(4));
    row->onesweep[1][1] = gpusorti_shape_of(384, 16, packed | GPUSORTI_ROUNDS(4));
    row->onesweep[1][0] = gpusorti_shape_of(448, 12, atomics | GPUSORTI_PACKED_RANKS | GPUSORTI_BY_WORDS);
    row->onesweep[1][2] = gpusorti_shape_of(448, 11, packed | GPUSORTI_ROUNDS(5));
    row->chained[0][0] = gpusorti_shape_of(512, 16, atomics | GPUSORTI_ROUNDS(2) | GPUSORTI_WINDOW(4));
    row->chained[0][1] = gpusorti_shape_of(512, 16, packed | GPUSORTI_ROUNDS(4));
    row->skipped_sizes_from = 1 << 17;
    row->close_from = 3 << 22;
    row->leading_from = 1 << 25;
    row->pairs_from = 1 << 22;
    row->crowds_from = 1 << 23;
    row->least_crowd[0] = 11;
    row->least_crowd[1] = 3;
    row->indices_to = 0x1fffffff; /* 4 GB: NVIDIA's compiler (driver 580) adds 32-bit numbers of bytes to addresses */
    row->medium_pairs = 1 << 19;
    row->staged_values_to = 1 << 20;
    row->staged_medium = gpusorti_shape_of(512, 8, GPUSORTI_BY_INDEX | GPUSORTI_EARLY | groups);
    row->staged[0][0][1] = gpusorti_shape_of(448, 18, GPUSORTI_BY_INDEX | groups);
    row->staged[0][1][1] = gpusorti_shape_of(384, 21, GPUSORTI_BY_INDEX);
    row->leaf[0] = gpusorti_shape_of(256, 9, 10);
    row->leaf[1] = gpusorti_shape_of(512, 9, 11);
    memcpy(row->leaf_counts, leaf_counts, sizeof leaf_counts);
}

static void gpusorti_tune_nvidia_compute(gpusorti_tuning *row) {
    const uint32_t in_turn = GPUSORTI_BY_INDEX | GPUSORTI_IN_TURN;
    gpusorti_tune_nvidia_graphics(row);
    row->pairs_from = 0;
    row->medium_pairs = 1 << 20;
    row->staged_values_to = UINT32_MAX;
    row->staged[0][0][1] = gpusorti_shape_of(384, 23, in_turn);
    row->staged[0][1][0] = gpusorti_shape_of(256, 38, in_turn);
    row->staged[0][1][1] = gpusorti_shape_of(384, 20, in_turn);
    row->staged_bound[0] = gpusorti_shape_of(512, 15, in_turn);
    row->staged_bound[1] = gpusorti_shape_of(384, 16, in_turn);
    row->staged[1][0][1] = gpusorti_shape_of(256, 34, in_turn);
    row->staged[1][1][1] = gpusorti_shape_of(256, 32, in_turn);
}

/* Small counts by merges alone. */
static void gpusorti_tune_merges(gpusorti_tuning *row, uint32_t small_count) {
    row->small_count = row->merges_of_keys = row->merges_of_two = row->merges_of_others = small_count;
}

/* Measured, for the time that its pipelines take to compile: those for tiles and merges take a quarter of what those for
 * passes do. */
static void gpusorti_tune_cpu(gpusorti_tuning *row) {
    static const gpusorti_shape onesweep[2][3] = {
        {{256, 2, GPUSORTI_WINDOW(2)}, {256, 2, GPUSORTI_WINDOW(2)}, {256, 1, GPUSORTI_WINDOW(2)}},
        {{256, 1, GPUSORTI_WINDOW(2)}, {256, 1, GPUSORTI_WINDOW(2)}, {256, 1, GPUSORTI_WINDOW(2)}}};
    row->rolled = 1;
    row->least_elements = 0;
    row->scan_size = 32;
    row->stride_groups = 256;
    row->histogram_invocations = 1 << 16;
    gpusorti_tune_merges(row, 1 << 17);
    row->select_invocations = 1 << 10;
    row->tile = gpusorti_shape_of(64, 4, 0);
    row->select = gpusorti_shape_of(64, 8, 0);
    row->merge = gpusorti_shape_of(64, 1, 0);
    row->exchange = gpusorti_shape_of(64, 8, 0);
    row->scatter = gpusorti_shape_of(256, 4, 0);
    row->histogram[0] = row->histogram[1] = gpusorti_shape_of(256, 2, 0);
    gpusorti_tune_onesweep(row, onesweep);
}

/* Measured: it compiles the pipelines for passes faster than others do, and takes longer to merge. */
static void gpusorti_tune_swiftshader(gpusorti_tuning *row) {
    gpusorti_tune_cpu(row);
    gpusorti_tune_merges(row, 1 << 15);
    row->select.workgroup_size = 0; /* its compiler takes minutes for select.comp */
}

/* Forward progress was measured (SPAA 2025). */
static void gpusorti_tune_amd(gpusorti_tuning *row) {
    row->large = GPUSORT_ONESWEEP;
    row->polls = 256;
    row->small_count = 1 << 16;
    row->exchange = gpusorti_shape_of(256, 16, 0);
}

/* Compiled by RADV for RDNA 1 to 4: nothing spills, four fifths of the subgroups find room. Tiles lie between rocPRIM's,
 * which are published. */
static void gpusorti_tune_amd_rdna(gpusorti_tuning *row) {
    const uint32_t two = GPUSORTI_PACKED_RANKS | GPUSORTI_ROUNDS(2),
                   three = GPUSORTI_PACKED_RANKS | GPUSORTI_ROUNDS(3);
    const gpusorti_shape onesweep[2][3] = {{{512, 14, GPUSORTI_PACKED_RANKS}, {512, 10, two}, {512, 8, three}},
                                           {{512, 10, two}, {512, 8, three}, {512, 7, three}}};
    gpusorti_tune_amd(row);
    row->subgroup_size = 32;
    row->scatter = gpusorti_shape_of(512, 8, 0);
    gpusorti_tune_onesweep(row, onesweep);
}

/* Compiled by RADV for GCN 4, GCN 5, CDNA 1 and 2: nothing spills, half of the subgroups find room. Published (rocPRIM, GCN
 * 5): 256 x 22, and 512 x 6 for 64-bit keys; already 256 x 17 leaves room for 3 of 10. */
static void gpusorti_tune_amd_gcn(gpusorti_tuning *row) {
    const uint32_t two = GPUSORTI_PACKED_RANKS | GPUSORTI_ROUNDS(2);
    const gpusorti_shape onesweep[2][3] = {{{256, 14, two}, {512, 6, two}, {512, 5, two}},
                                           {{512, 6, two}, {512, 5, two}, {512, 4, two}}};
    gpusorti_tune_amd(row);
    row->subgroup_size = 64;
    row->scatter = gpusorti_shape_of(256, 14, 0);
    gpusorti_tune_onesweep(row, onesweep);
}

/* Compiled by ANV for Gen 9, Xe-LP and Xe-HPG: kernels spill up to 238 registers with subgroups of 32, none with these of
 * 16; half of the threads find room. Forward progress: measured on HD 620 (SPAA 2025). */
static void gpusorti_tune_intel(gpusorti_tuning *row) {
    const uint32_t one = GPUSORTI_PACKED_RANKS, two = one | GPUSORTI_ROUNDS(2);
    const gpusorti_shape onesweep[2][3] = {{{256, 11, one}, {256, 9, one}, {256, 8, one}},
                                           {{256, 9, one}, {512, 4, one}, {512, 4, two}}};
    row->large = GPUSORT_ONESWEEP;
    row->subgroup_size = 16;
    row->polls = 256;
    row->stride_groups = 256;
    row->histogram_invocations = 1 << 16;
    row->small_count = 1 << 15;
    row->tile = row->exchange = gpusorti_shape_of(512, 4, 0);
    row->segments = gpusorti_shape_of(256, 4, 0);
    row->select = gpusorti_shape_of(256, 12, 0);
    row->histogram[1] = gpusorti_shape_of(512, 3, 0);
    gpusorti_tune_onesweep(row, onesweep);
}

/* Published, see tools/TUNING.md; the rest is a guess. No forward progress on M1 and M3 (SPAA 2025). */
static void gpusorti_tune_apple(gpusorti_tuning *row) {
    row->stride_groups = 256;
    row->histogram_invocations = 1 << 16;
    row->tile = gpusorti_shape_of(256, 4, 0);
    row->scatter = gpusorti_shape_of(256, 16, 0);
}

/* No forward progress on Mali-G78 (SPAA 2025); digits of 4 bits are published (PlayCanvas). Compiled by PanVK for Mali-G52:
 * only segments.comp and tile_sort of more than a word spill. */
static void gpusorti_tune_arm(gpusorti_tuning *row) {
    row->radix_bits = 4;
    row->stride_groups = 128;
    row->histogram_invocations = 1 << 15;
    row->small_count = 1 << 13;
    row->tile = row->exchange = row->segments = gpusorti_shape_of(64, 4, 0);
    row->select = gpusorti_shape_of(256, 4, 0);
    row->merge = gpusorti_shape_of(64, 1, 0);
    row->scatter = gpusorti_shape_of(128, 4, 0);
    row->histogram[0] = row->histogram[1] = gpusorti_shape_of(64, 8, 0);
}

/* Compiled by Turnip for Adreno 630 and 660: nothing spills, a quarter to half of the subgroups find room. Nothing is
 * published; the rest is a guess. */
static void gpusorti_tune_qualcomm(gpusorti_tuning *row) {
    static const gpusorti_shape onesweep[2][3] = {{{512, 4, 0}, {512, 4, 0}, {512, 4, 0}},
                                                  {{512, 4, 0}, {512, 4, 0}, {512, 4, GPUSORTI_ROUNDS(2)}}};
    row->stride_groups = 128;
    row->histogram_invocations = 1 << 15;
    row->small_count = 1 << 13;
    row->tile = row->exchange = gpusorti_shape_of(128, 8, 0);
    row->merge = gpusorti_shape_of(128, 1, 0);
    row->scatter = gpusorti_shape_of(512, 4, 0);
    gpusorti_tune_onesweep(row, onesweep);
}

/* A guess, for the 256 invocations and 16 KB of V3D: small digits, so that a tile has elements enough for each of their
 * values. Compiled by v3dv for V3D 4.2: arrays lie in scratch memory, whatever the shape. */
static void gpusorti_tune_broadcom(gpusorti_tuning *row) {
    row->radix_bits = 6;
    row->stride_groups = 64;
    row->histogram_invocations = 1 << 13;
    row->small_count = 1 << 12;
    row->tile = row->exchange = row->segments = gpusorti_shape_of(256, 4, 0);
    row->select.workgroup_size = 0; /* takes too long to compile, and spills */
    row->scatter = gpusorti_shape_of(256, 6, 0);
}

enum {
    GPUSORTI_ANY_QUEUE = 0,
    GPUSORTI_COMPUTE_QUEUE,
    GPUSORTI_GRAPHICS_QUEUE
}; /* families: all, without graphics, with */

/* The first row that fits the device is taken. */
typedef struct gpusorti_tuning_row {
    const char *name;
    uint32_t vendor_id, device_type, subgroup_min; /* 0: any */
    int queue;
    void (*tune)(gpusorti_tuning *row); /* NULL: the default */
} gpusorti_tuning_row;

static const gpusorti_tuning_row gpusorti_tuning_rows[] = {
    {"NVIDIA", 0x10de, 0, 0, GPUSORTI_COMPUTE_QUEUE, gpusorti_tune_nvidia_compute},
    {"NVIDIA", 0x10de, 0, 0, GPUSORTI_GRAPHICS_QUEUE, gpusorti_tune_nvidia_graphics},
    {"SwiftShader", 0x1ae0, VK_PHYSICAL_DEVICE_TYPE_CPU, 0, GPUSORTI_ANY_QUEUE, gpusorti_tune_swiftshader},
    {"CPU drivers", 0, VK_PHYSICAL_DEVICE_TYPE_CPU, 0, GPUSORTI_ANY_QUEUE, gpusorti_tune_cpu},
    {"AMD RDNA", 0x1002, 0, 32, GPUSORTI_ANY_QUEUE, gpusorti_tune_amd_rdna},
    {"AMD GCN", 0x1002, 0, 0, GPUSORTI_ANY_QUEUE, gpusorti_tune_amd_gcn},
    {"Intel", GPUSORTI_INTEL, 0, 0, GPUSORTI_ANY_QUEUE, gpusorti_tune_intel},
    {"Apple", GPUSORTI_APPLE, 0, 0, GPUSORTI_ANY_QUEUE, gpusorti_tune_apple},
    {"Arm", 0x13b5, 0, 0, GPUSORTI_ANY_QUEUE, gpusorti_tune_arm},
    {"Qualcomm", 0x5143, 0, 0, GPUSORTI_ANY_QUEUE, gpusorti_tune_qualcomm},
    {"Broadcom", 0x14e4, 0, 0, GPUSORTI_ANY_QUEUE, gpusorti_tune_broadcom},
    {"unknown", 0, 0, 0, GPUSORTI_ANY_QUEUE, NULL},
};
/* ---- >>context: what gpusort_create() makes ---- */
typedef struct gpusorti_pipeline {
    enum gpusorti_kernel kernel;
    gpusorti_spec spec;
    int addresses; /* its layout */
    VkPipeline handle;
} gpusorti_pipeline;
enum { GPUSORTI_FIRST_BLOCK = 16, GPUSORTI_PIPELINE_BLOCKS = 24 };

enum { GPUSORTI_KIND_MEMBERS = 10, GPUSORTI_MOST_KINDS = 64 };
typedef struct gpusorti_kind { /* of sort that gpusort_prepare() was asked for */
    uint64_t count;
    uint32_t member[GPUSORTI_KIND_MEMBERS]; /* of gpusort_cmd_args, see gpusorti_kind_distance() */
} gpusorti_kind;

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
    GPUSORTI_AT_ONCE,      /* through staging memory that holds all, in one submission */
    GPUSORTI_PAGES,        /* the device copies from and to the caller's pages, while the host imports or frees others */
    GPUSORTI_RING          /* through staging memory piece by piece, while the host copies others in or out */
} gpusorti_way;

enum {
    GPUSORTI_OWN_KEYS,
    GPUSORTI_OWN_VALUES,
    GPUSORTI_OWN_OFFSETS,
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
    gpusorti_kind kinds[GPUSORTI_MOST_KINDS]; /* the first; kind_count is loaded and stored as pipeline_count is */
    uint32_t kind_count;

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

/* What takes longest to compile goes first, so that threads end at about one time. */
static uint32_t gpusorti_job_rank(const gpusorti_pipeline *p) {
    static const enum gpusorti_kernel slow[] = {
        GPUSORTI_KERNEL_onesweep_around,   GPUSORTI_KERNEL_onesweep_around_address,
        GPUSORTI_KERNEL_onesweep_inlined,  GPUSORTI_KERNEL_onesweep_address,
        GPUSORTI_KERNEL_onesweep,          GPUSORTI_KERNEL_onesweep_narrow,
        GPUSORTI_KERNEL_onesweep_staged,   GPUSORTI_KERNEL_onesweep_staged_address,
        GPUSORTI_KERNEL_merge_buckets,     GPUSORTI_KERNEL_histogram,
        GPUSORTI_KERNEL_histogram_address, GPUSORTI_KERNEL_tile_sort,
        GPUSORTI_KERNEL_tile_sort_address, GPUSORTI_KERNEL_leaf_sort,
        GPUSORTI_KERNEL_leaf_sort_address};
    uint32_t rank = 0;
    while (rank < sizeof slow / sizeof slow[0] && slow[rank] != p->kernel) rank++;
    return rank;
}

static void gpusorti_list_jobs(gpusort_context *ctx, gpusorti_job *list) {
    uint32_t i, at;
    for (i = 0; i < ctx->pipeline_wanted; i++) {
        gpusorti_job job;
        job.pipeline = gpusorti_pipeline_at(ctx, ctx->pipeline_count + i);
        job.module = VK_NULL_HANDLE;
        job.result = VK_NOT_READY;
        job.milliseconds = 0;
        for (at = i; at > 0 && gpusorti_job_rank(list[at - 1].pipeline) > gpusorti_job_rank(job.pipeline); at--)
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
#define GPUSORTI_X(name) #name, #name "_address",
#define GPUSORTI_Y(name) #name,
        GPUSORTI_KERNELS(GPUSORTI_X) GPUSORTI_SINGLE_KERNELS(GPUSORTI_Y)
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
        gpusorti_log(&ctx->host, GPUSORTI_LOG_INFO, "pipeline %s variant 0x%x %ux%u: %.1f ms",
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
            gpusorti_log(&ctx->host, GPUSORTI_LOG_WARNING,
                         "gpusort_desc.cache_data is of another device, driver or version: ignored");
            return NULL;
        }
    }
    gpusorti_log(&ctx->host, GPUSORTI_LOG_WARNING, "gpusort_desc.cache_data is cut or damaged: ignored");
    return NULL;
}

static gpusort_result gpusorti_create_cache(gpusort_context *ctx, const void *data, size_t size) {
    GPUSORTI_STRUCT(VkPipelineCacheCreateInfo, info, PIPELINE_CACHE_CREATE_INFO);
    if (data) info.pInitialData = gpusorti_cached_pipelines(ctx, data, size);
    if (info.pInitialData) info.initialDataSize = size - sizeof(gpusorti_cache_header);
    return GPUSORTI_CALL(ctx, CreatePipelineCache, (ctx->device, &info, ctx->vk_allocator, &ctx->pipeline_cache));
}
/* ---- >>open: an own device, or the application's ---- */
/* Multiprocessors that hold 32 subgroups (Turing) have 64 KB of shared memory: with any queue family one workgroup of
 * onesweep_staged.comp fits, as with graphics on greater ones. */
static int gpusorti_queue_kind(const gpusort_context *ctx) {
    const uint32_t subgroups = ctx->caps.multiprocessor_subgroups;
    const int little = subgroups != 0 && subgroups <= 32;
    return little || (ctx->queue_flags & VK_QUEUE_GRAPHICS_BIT) ? GPUSORTI_GRAPHICS_QUEUE : GPUSORTI_COMPUTE_QUEUE;
}

static const gpusorti_tuning_row *gpusorti_find_tuning(const gpusort_context *ctx) {
    const gpusorti_tuning_row *row = gpusorti_tuning_rows;
    const int queue = gpusorti_queue_kind(ctx);
    while ((row->vendor_id != 0 && row->vendor_id != ctx->caps.vendor_id) ||
           (row->device_type != 0 && row->device_type != ctx->caps.device_type) ||
           (row->subgroup_min != 0 && row->subgroup_min != ctx->caps.subgroup_min) ||
           (row->queue != GPUSORTI_ANY_QUEUE && row->queue != queue))
        row++;
    return row;
}

/* Numbers of workgroups grow with the device that the row was measured on. */
static void gpusorti_scale_tuning(gpusorti_tuning *row, uint32_t multiprocessors) {
    const uint64_t here = gpusorti_min(multiprocessors, 1024), there = row->multiprocessors;
    if (here == 0 || there == 0) return;
    row->histogram_invocations = (uint32_t)(row->histogram_invocations * here / there);
    row->select_invocations = (uint32_t)(row->select_invocations * here / there);
    row->stride_groups = (uint32_t)gpusorti_ceil_div(row->stride_groups * here, there);
    row->multiprocessors = (uint32_t)here;
}

static gpusort_result gpusorti_check_overrides(const gpusorti_host *host, const gpusorti_overrides *forced) {
    const uint32_t size = forced->workgroup_size;
    gpusorti_checks checks = gpusorti_check_members(host, "gpusorti_overrides");
    gpusorti_refuse(&checks, size > 1024 || (size & (size - 1)) != 0, "workgroup_size", size,
                    "not a power of two up to 1024");
    gpusorti_refuse(&checks, forced->items > 32, "items", forced->items, "over 32");
    gpusorti_refuse(&checks, forced->host_way > GPUSORTI_RING, "host_way", forced->host_way, "unknown");
    return checks.result;
}

static gpusort_result gpusorti_check_desc(const gpusorti_host *host, const gpusort_desc *desc) {
    const uint32_t bits = desc->radix_bits;
    const int given = desc->instance || desc->physical_device || desc->device;
    gpusorti_checks checks = gpusorti_check_members(host, "gpusort_desc");
    gpusorti_refuse(&checks, desc->start_canary != 0, "start_canary", desc->start_canary, GPUSORTI_NOT_ZEROED);
    gpusorti_refuse(&checks, desc->end_canary != 0, "end_canary", desc->end_canary, GPUSORTI_NOT_ZEROED);
    gpusorti_refuse(&checks, !desc->allocator.alloc != !desc->allocator.free, "allocator", 0, "alloc and free go together");
    gpusorti_refuse(&checks, (desc->enabled & ~(uint32_t)GPUSORTI_ALL_ENABLED) != 0, "enabled", desc->enabled,
                    "unknown bits");
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
    gpusorti_refuse(&checks, desc->tuning != NULL, "tuning", 0, "is not built yet");
    return checks.result == GPUSORT_OK && desc->overrides ? gpusorti_check_overrides(host, desc->overrides)
                                                          : checks.result;
}

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
    char names[320] = "";
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
            gpusorti_log(&host, GPUSORTI_LOG_WARNING, "%s is passed over", caps.device_name);
            if (failure == GPUSORT_ERROR_NO_DEVICE && result != GPUSORT_ERROR_UNSUPPORTED) failure = result;
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
    if (desc->overrides) ctx->forced = *desc->overrides;
    ctx->memory_budget = desc->memory_budget;
}

/* The device, and what is made once for it. */
static gpusort_result gpusorti_open(gpusort_context *ctx, const gpusort_desc *desc) {
    gpusort_result result = gpusorti_find_loader(&ctx->host, desc, &ctx->vk);
    if (result == GPUSORT_OK)
        result = desc->instance || desc->physical_device || desc->device ? gpusorti_open_given(ctx, desc)
                                                                         : gpusorti_open_own(ctx, desc);
    if (result == GPUSORT_OK) result = gpusorti_read_queue_family(ctx);
    if (result != GPUSORT_OK) return result;
    ctx->tuning_row = gpusorti_find_tuning(ctx);
    ctx->tuning = gpusorti_default_tuning();
    if (ctx->tuning_row->tune) ctx->tuning_row->tune(&ctx->tuning);
    gpusorti_scale_tuning(&ctx->tuning, ctx->caps.multiprocessors);
    if (ctx->forced.merging_us) ctx->tuning.merging_us = ctx->forced.merging_us;
    if (ctx->forced.indices_to) ctx->tuning.indices_to = ctx->forced.indices_to;
    if (ctx->forced.close_from) {
        ctx->tuning.close_from = ctx->tuning.crowds_from = ctx->tuning.skipped_sizes_from = ctx->forced.close_from;
        if (ctx->tuning.pairs_from) ctx->tuning.pairs_from = ctx->forced.close_from;
    }
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
    uint32_t key_bits, key_words, key_kind, descending;
    uint32_t value_size, value_words; /* bytes of the caller's; words that travel with the keys */
    int wide; /* values over 8 bytes, or where the first ones are packed: indices travel, one gather at the end */
    int in_values;                    /* keys lie in the values, at key_offset, and are sorted in scratch */
    uint32_t key_offset;
    uint32_t first_bit, bit_count;
    gpusorti_segmentation segmentation;
    uint32_t segments, segment_size; /* offsets: how many; rows: the elements of one, */
    uint32_t shortest_row;           /* or all lengths from this on, for gpusort_scratch(); else the same */
    uint32_t limit;                  /* of each segment; 0: all are wanted */
    int packs, packs_indices; /* the first ones of each segment go to where they lie together, or their indices alone do */
    uint32_t flags; /* GPUSORT_WRITE_INDICES, also where wide; GPUSORT_KEEP_KEYS, also where in_values; LOCAL_INDICES */
    gpusorti_binding_mode mode; /* of what is small enough to be bound */
    int addresses;              /* device addresses may be used, */
    int addressable;            /* and are wanted where passes are faster by them */
    int merging;                /* by tiles and merges, whatever the count */
} gpusorti_request;

/* Bytes of packed keys, in whole words. */
static uint64_t gpusorti_packed_size(uint32_t count, uint32_t bits) {
    return gpusorti_ceil_div((uint64_t)count * bits, 32) * 4;
}

/* Bytes of the caller's keys, in whole words. */
static uint64_t gpusorti_keys_size(const gpusorti_request *request) {
    return request->in_values ? 0 : gpusorti_packed_size(request->count, request->key_bits);
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

/* Bytes of the caller's values: those that are sorted, and those that are packed. Indices are only written. */
static uint64_t gpusorti_values_size(const gpusorti_request *request) {
    const uint64_t read = request->packs_indices ? 0 : request->count;
    return gpusorti_greater(read, gpusorti_packed_rows(request)) * request->value_size;
}

/* Whether the packed ones lie in scratch as their segments do in the array, because apart they would take more. */
static int gpusorti_rows_lie_as_array(const gpusorti_request *request) {
    return request->packs && gpusorti_packed_rows(request) > request->count;
}

/* Bytes in scratch of wide values, on their way to their places. */
static uint64_t gpusorti_rows_size(const gpusorti_request *request) {
    const uint64_t packed = gpusorti_packed_rows(request);
    if (!request->wide || request->packs_indices) return 0;
    return (request->packs && packed < request->count ? packed : request->count) * request->value_size;
}

/* Whether a sort by all bits of keys alone is wanted: equal keys cannot be told apart then, and every sort is stable. */
static int gpusorti_keys_alone(const gpusorti_request *request) {
    return request->value_words == 0 && request->bit_count == request->key_bits;
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
                    "neither a multiple of the key's size nor of 4");
    gpusorti_refuse(checks, (uint64_t)args->key_offset + key_size > args->value_size, "key_offset", args->key_offset,
                    "the key is not within value_size");
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
                           GPUSORT_DISCARD_KEYS | GPUSORT_ANY_ORDER | GPUSORT_ADDRESSABLE;
    const uint32_t flags = args->flags;
    const int indices = (flags & GPUSORT_WRITE_INDICES) != 0, keep = (flags & GPUSORT_KEEP_KEYS) != 0,
              discard = (flags & GPUSORT_DISCARD_KEYS) != 0,
              window = args->first_bit != 0 || (args->bit_count != 0 && args->bit_count != key_bits);
    gpusorti_refuse(checks, (flags & ~known) != 0, "flags", flags, "unknown bits");
    gpusorti_refuse(checks, indices && args->value_size != 4, "value_size", args->value_size,
                    "GPUSORT_WRITE_INDICES needs 4");
    gpusorti_refuse(checks, keep && args->value_size == 0, "value_size", 0,
                    "GPUSORT_KEEP_KEYS without values sorts nothing");
    gpusorti_refuse(checks, discard && (flags & (uint32_t)(GPUSORT_KEEP_KEYS | GPUSORT_KEYS_IN_VALUES)) != 0, "flags", flags,
                    "GPUSORT_DISCARD_KEYS goes with neither GPUSORT_KEEP_KEYS nor GPUSORT_KEYS_IN_VALUES");
    gpusorti_refuse(checks, discard && args->value_size == 0, "value_size", 0,
                    "GPUSORT_DISCARD_KEYS without values sorts nothing");
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
    gpusorti_refuse(&checks, type >= GPUSORTI_TYPE_COUNT, "key_type", type, "no gpusort_type");
    gpusorti_refuse(&checks, order > GPUSORT_DESCENDING, "order", order, "no gpusort_order");
    gpusorti_refuse(&checks, algorithm > GPUSORT_ODD_EVEN_MERGE, "algorithm", algorithm, "no gpusort_algorithm");
    gpusorti_refuse(&checks, args->value_size % 4 != 0, "value_size", args->value_size, "not a multiple of 4");
    gpusorti_refuse(&checks, args->value_size > GPUSORTI_MAX_VALUE_SIZE, "value_size", args->value_size, "over 256");
    gpusorti_check_flags(&checks, args, key_bits, numbers);
    gpusorti_refuse(&checks, args->values.buffer != VK_NULL_HANDLE && args->value_size == 0, "value_size", 0,
                    "0, but values are set");
    gpusorti_refuse(&checks, args->first_bit >= key_bits, "first_bit", args->first_bit, "beyond the bits of a key");
    gpusorti_refuse(&checks, args->bit_count > key_bits - args->first_bit, "bit_count", args->bit_count,
                    "beyond the bits of a key");
    gpusorti_check_key_inside(&checks, args, key_bits / 8);
    gpusorti_refuse(&checks, args->segment_count != 0 && args->segment_size != 0, "segment_size", args->segment_size,
                    "not 0, but there is a segment_count");
    gpusorti_refuse(&checks, args->segments.buffer != VK_NULL_HANDLE && args->segment_size != 0, "segment_size",
                    args->segment_size, "not 0, but segments are set");
    gpusorti_refuse(&checks, args->segments.buffer != VK_NULL_HANDLE && args->segment_count == 0, "segment_count", 0,
                    "0, but segments are set");
    checks.mistake = GPUSORT_ERROR_UNSUPPORTED;
    gpusorti_refuse(&checks, (args->flags & GPUSORT_NUMERIC) && numbers, "flags", args->flags,
                    "GPUSORT_NUMERIC is not built yet");
    gpusorti_refuse(&checks, args->keys_out.buffer != VK_NULL_HANDLE, "keys_out", 0, "is not built yet");
    gpusorti_refuse(&checks, args->values_out.buffer != VK_NULL_HANDLE, "values_out", 0, "is not built yet");
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

/* Of checked args. */
static gpusorti_request gpusorti_request_of(const gpusort_cmd_args *args) {
    const struct gpusorti_type *type = &gpusorti_types[args->key_type];
    gpusorti_request request;
    memset(&request, 0, sizeof request);
    request.count = (uint32_t)args->count;
    request.gpu_count = args->count_buffer.buffer != VK_NULL_HANDLE;
    request.algorithm = args->algorithm;
    request.key_bits = type->bits;
    request.key_words = type->bits == 64 ? 2 : 1;
    request.key_kind = type->kind;
    request.descending = args->order == GPUSORT_DESCENDING;
    request.value_size = args->value_size;
    request.packs = args->limit != 0 && (args->flags & GPUSORT_KEEP_KEYS) != 0;
    request.packs_indices = request.packs && (args->flags & GPUSORT_WRITE_INDICES) != 0;
    request.wide = args->value_size > 8 || request.packs;
    request.value_words = request.wide ? 1 : args->value_size / 4;
    request.first_bit = args->first_bit;
    request.bit_count = args->bit_count ? args->bit_count : type->bits - args->first_bit;
    request.flags = args->flags & (uint32_t)(GPUSORT_WRITE_INDICES | GPUSORT_KEEP_KEYS);
    request.in_values = (args->flags & GPUSORT_KEYS_IN_VALUES) != 0;
    request.key_offset = args->key_offset;
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
/* ---- >>plan: how a request is carried out; shapes that fit the device ---- */
/* Small counts: a workgroup sorts each tile; up to merge_count some runs at a time are merged; then, up to the rows' counts,
 * all by buckets between samples. Measured (H200). tracked: equal keys are told apart, as they have values or the
 * window leaves bits out. */
static const struct gpusorti_buckets {
    uint32_t key_words, tracked, max_count;
    uint32_t tile_size; /* invocations of tile_sort.comp, with 8 items */
    uint32_t sample_stride, bucket,
        log_capacity;     /* elements a sample, a bucket on average, and log2 of the most it has room for */
    uint32_t bucket_size; /* invocations of merge_buckets.comp, with 8 items */
} gpusorti_bucket_rows[] = {
    {1, 0, 1 << 16, 128, 16, 448, 11, 128},  {1, 0, 1 << 17, 256, 32, 1024, 12, 256},
    {1, 0, 1 << 18, 512, 32, 1024, 12, 256}, {1, 1, 1 << 16, 128, 16, 448, 11, 128},
    {1, 1, 1 << 17, 256, 16, 512, 11, 128},  {1, 1, 1 << 18, 512, 32, 1024, 12, 256},
    {2, 0, 1 << 16, 128, 16, 448, 11, 128},  {2, 0, 1 << 17, 256, 32, 1024, 12, 256},
};
enum {
    GPUSORTI_BUCKET_ROWS = sizeof gpusorti_bucket_rows / sizeof gpusorti_bucket_rows[0],
    GPUSORTI_MAX_RUNS = 64, /* as in shaders/buckets.glsl, with the words of a bucket's bound */
    GPUSORTI_BOUND_WORDS = 67,
    GPUSORTI_MERGE_WAYS = 4, /* runs that merge_tiles.comp merges */
    GPUSORTI_MAX_SPANS = 4096, /* count / scan / scatter: rows of counts that one scan takes */
    GPUSORTI_SMALL_SEGMENTS = 4,  /* that a workgroup sorts at once, or more */
    GPUSORTI_LONG_GROUP = 32,     /* segments of a workgroup that has hardly any to sort itself */
    GPUSORTI_MAX_CHUNKS = 512,    /* of the counts of long segments' tiles */
    GPUSORTI_MOST_CHAINED = 0x1fffffff, /* elements that a status word can count */
    GPUSORTI_UNUSED_WORDS = 3  /* shared arrays that a sort does not use still have an element each */
};

/* Scratch: byte offsets of its sections. Those that are bound together lie together. */
typedef struct gpusorti_layout {
    uint64_t control, status, leaves;
    uint64_t owners, records, bases, lists; /* of segments */
    uint64_t keys, values; /* the unpacked keys, the indices of wide values */
    uint64_t keys_alt, values_alt;
    uint64_t rows; /* of wide values: over keys_alt and values_alt, which are done with by then; of structs: behind them */
    uint64_t end;
} gpusorti_layout;

/* How a request is carried out. A value, made by the functions below from context and request alone. Up to
 * gpusorti_last_count() all is the same except what grows with the count: the layout and the numbers of workgroups. */
typedef struct gpusorti_plan {
    gpusorti_request request;
    int algorithm;
    gpusorti_binding_mode mode;
    int sums; /* elements are found by sums with a carry, not by indices */
    uint32_t radix_bits, pass_count;
    gpusorti_shape shape; /* of the kernel that moves the elements; workgroup_size 0: nothing fits the device */
    int scanned;          /* count / scan / scatter: one-sweep's kernel scatters */
    int staged;           /* one-sweep: by onesweep_staged.comp */
    int raw;              /* likewise: passes leave keys as they are, see gpusorti_flip() */
    int fills;            /* likewise: keys are written as often as they were counted: GPUSORTI_FILL */
    gpusorti_shape leaf;
    uint32_t leaf_bits; /* one-sweep: most bits in which leaves agree; 0: passes sort by all bits */
    uint32_t leading;   /* by these bits sort some of so many last passes */
    int stretches;      /* likewise: keys may be stretched, see shaders/stretch.glsl */
    int closes;         /* likewise: keys may take digits of seven bits, see shaders/close.glsl */
    int paired;         /* likewise: each value lies behind its key at keys_alt */
    int crowds;         /* likewise: passes may go around a crowd, see shaders/crowd.glsl */
    int leads;          /* likewise: leading digits may be counted alone, see shaders/histogram.comp */
    const struct gpusorti_buckets *buckets;
    uint32_t merges; /* tiles and merges: dispatches that each merge some runs */
    int rolled;      /* tile_sort_rolled sorts the tiles */
    gpusorti_shape small_segments, listed[2]; /* segments: who sorts those that are not long */
    int lists[2], longs;                      /* and which of the others there may be; */
    int chained;                              /* long ones are sorted by one-sweep */
    gpusorti_shape selecting; /* the first ones of each long segment are selected; workgroup_size 0: it is sorted whole */
    uint32_t most_parts;      /* selecting: workgroups that there is room for at once; a part for each, and one a segment */
    /* what follows from these and the count: see gpusorti_plan_at() */
    int unpacked;             /* the keys that are sorted lie in scratch, one or two words a key */
    uint32_t tiles_a_span;    /* count / scan / scatter: tiles of a workgroup */
    uint32_t tiles_a_portion; /* one-sweep: tiles of a dispatch */
    uint32_t part;            /* selecting: elements of a workgroup in the first round */
    gpusorti_layout layout;
} gpusorti_plan;

static uint32_t gpusorti_tile(const gpusorti_plan *plan) { return plan->shape.workgroup_size * plan->shape.items; }
static uint64_t gpusorti_tiles(const gpusorti_plan *plan) {
    return gpusorti_ceil_div(plan->request.count, gpusorti_tile(plan));
}

/* The size that subgroups are pinned to where that can be done. */
static uint32_t gpusorti_wanted_subgroup(const gpusort_context *ctx) {
    uint32_t size = ctx->caps.subgroup_choice ? ctx->tuning.subgroup_size : 0;
    return size >= ctx->caps.subgroup_min && size <= ctx->caps.subgroup_max ? size : ctx->caps.subgroup_size;
}

/* Whether subgroups can be pinned, and full, in workgroups of that many invocations. */
static int gpusorti_pinned(const gpusort_context *ctx, uint32_t workgroup_size) {
    uint32_t size = gpusorti_wanted_subgroup(ctx);
    return ctx->caps.subgroups && (ctx->enabled & GPUSORT_ENABLED_SUBGROUP_SIZE_CONTROL) != 0 &&
           workgroup_size % size == 0 && workgroup_size / size <= ctx->caps.subgroup_max_per_group;
}

/* Lanes of every subgroup; where none are promised, of those that kernels keep counters for. */
static uint32_t gpusorti_subgroup_size(const gpusort_context *ctx, uint32_t workgroup_size) {
    return gpusorti_pinned(ctx, workgroup_size) ? gpusorti_wanted_subgroup(ctx) : ctx->caps.subgroup_min;
}

/* The most subgroups that there may be. */
static uint32_t gpusorti_most_subgroups(const gpusort_context *ctx, uint32_t workgroup_size) {
    return gpusorti_pinned(ctx, workgroup_size) ? workgroup_size / gpusorti_wanted_subgroup(ctx) : workgroup_size;
}

/* Words of shared memory that a shape takes, as the kernels declare them. */
typedef uint32_t (*gpusorti_shared_words)(const gpusort_context *ctx, const gpusorti_plan *plan,
                                          const gpusorti_shape *shape);

static uint32_t gpusorti_scatter_words(const gpusort_context *ctx, const gpusorti_plan *plan,
                                       const gpusorti_shape *shape) {
    uint32_t radix = 1u << plan->radix_bits, tile = shape->workgroup_size * shape->items;
    uint32_t subgroups = shape->workgroup_size / gpusorti_subgroup_size(ctx, shape->workgroup_size);
    uint32_t exchange = tile * gpusorti_max(plan->request.key_words, plan->request.value_words);
    if (!ctx->caps.subgroups) return exchange + tile + 2 * shape->workgroup_size + 3 * radix;
    return exchange + subgroups * radix + gpusorti_most_subgroups(ctx, shape->workgroup_size) + 2 * radix + 1;
}

static uint32_t gpusorti_onesweep_words(const gpusort_context *ctx, const gpusorti_plan *plan,
                                        const gpusorti_shape *shape) {
    const uint32_t radix = 1u << plan->radix_bits, rounds = 1 + (shape->variant >> 12 & 15);
    const uint32_t subgroups = shape->workgroup_size / gpusorti_subgroup_size(ctx, shape->workgroup_size);
    const uint32_t round_items = (shape->items + rounds - 1) / rounds;
    const uint32_t element_words = plan->request.key_words + plan->request.value_words;
    const uint32_t exchange = (shape->variant & GPUSORTI_BY_WORDS)
                                  ? shape->workgroup_size * shape->items + 1
                                  : (round_items * shape->workgroup_size + 1) * element_words;
    return gpusorti_max(exchange, subgroups * radix) + 2 * radix +
           gpusorti_most_subgroups(ctx, shape->workgroup_size) + 4;
}

/* onesweep_staged.comp: counts and targets by `bins` values, a word of each element, and single words. */
static uint32_t gpusorti_staged_words_of(const gpusort_context *ctx, const gpusorti_shape *shape, uint32_t bins,
                                         uint32_t singles) {
    const uint32_t subgroups = shape->workgroup_size / gpusorti_subgroup_size(ctx, shape->workgroup_size);
    return (subgroups + 1) * bins + shape->workgroup_size * shape->items +
           gpusorti_most_subgroups(ctx, shape->workgroup_size) + singles;
}

static uint32_t gpusorti_staged_words(const gpusort_context *ctx, const gpusorti_plan *plan,
                                      const gpusorti_shape *shape) {
    return gpusorti_staged_words_of(ctx, shape, 1u << plan->radix_bits, 8);
}

/* onesweep_around, in which the crowd is a bin of its own. */
static uint32_t gpusorti_around_words(const gpusort_context *ctx, const gpusorti_plan *plan,
                                      const gpusorti_shape *shape) {
    return gpusorti_staged_words_of(ctx, shape, (1u << plan->radix_bits) + 1, 13);
}

static uint32_t gpusorti_tile_words(const gpusort_context *ctx, const gpusorti_plan *plan,
                                    const gpusorti_shape *shape) {
    const uint32_t tracked = !gpusorti_keys_alone(&plan->request); /* tile_sort.comp tells equal keys apart */
    (void)ctx;
    return shape->workgroup_size * (shape->items + 1) * (plan->request.key_words + tracked) + GPUSORTI_UNUSED_WORDS;
}

static uint32_t gpusorti_exchange_words(const gpusort_context *ctx, const gpusorti_plan *plan,
                                        const gpusorti_shape *shape) {
    (void)ctx;
    return shape->workgroup_size * shape->items * (plan->request.key_words + plan->request.value_words);
}

/* segments.comp: a tile, and for each invocation's segment where it is. */
static uint32_t gpusorti_small_segment_words(const gpusort_context *ctx, const gpusorti_plan *plan,
                                             const gpusorti_shape *shape) {
    return gpusorti_tile_words(ctx, plan, shape) + 6 * shape->workgroup_size + 18;
}

/* select.comp: the counts of two digits and their sums. */
static uint32_t gpusorti_select_words(const gpusort_context *ctx, const gpusorti_plan *plan,
                                      const gpusorti_shape *shape) {
    (void)ctx, (void)plan, (void)shape;
    return 2 * 256 + 16 + 4; /* as many for every shape */
}

/* What a kernel asks of its shape. */
typedef struct gpusorti_demands {
    gpusorti_shared_words words;
    uint32_t least_size, least_items; /* invocations; items that are given up last */
    uint32_t fewest_items;            /* that the kernel works with */
    int powers_of_two;
} gpusorti_demands;

/* Reduces a wished shape until it fits the device: items down to the kernel's least, then invocations, then items down to
 * the kernel's fewest. workgroup_size 0: nothing fits. */
static gpusorti_shape gpusorti_fit_shape(const gpusort_context *ctx, const gpusorti_plan *plan, gpusorti_shape wish,
                                         const gpusorti_demands *demands) {
    const gpusorti_shape none = {0, 0, 0};
    const uint32_t limit = ctx->caps.max_shared / 4, size_limit = ctx->caps.max_invocations;
    uint32_t least_items = demands->least_items;
    if (ctx->forced.workgroup_size) wish.workgroup_size = ctx->forced.workgroup_size;
    if (ctx->forced.items) wish.items = ctx->forced.items;
    if (demands->powers_of_two) wish.items = gpusorti_power_below(wish.items);
    wish.items = gpusorti_max(wish.items, demands->fewest_items);
    while (wish.workgroup_size > size_limit) wish.workgroup_size /= 2;
    wish.workgroup_size = gpusorti_max(wish.workgroup_size, demands->least_size);
    if (wish.workgroup_size > size_limit) return none;
    while (demands->words(ctx, plan, &wish) > limit) {
        if (wish.items > least_items)
            wish.items = demands->powers_of_two ? wish.items / 2 : wish.items - 1;
        else if (wish.workgroup_size / 2 >= demands->least_size)
            wish.workgroup_size /= 2;
        else if (wish.items > demands->fewest_items)
            least_items = demands->fewest_items;
        else
            return none;
    }
    return wish;
}

static uint32_t gpusorti_groups(const gpusorti_shape *shape) { return shape->variant >> 22 & 31; }

static uint32_t gpusorti_shape_tile(const gpusorti_shape *shape) { return shape->workgroup_size * shape->items; }

/* Most elements of a segment that is sorted at once; by way of a list. */
static uint32_t gpusorti_small_segment(const gpusorti_plan *plan) {
    return gpusorti_min(gpusorti_shape_tile(&plan->small_segments) / GPUSORTI_SMALL_SEGMENTS,
                        gpusorti_shape_tile(&plan->listed[0]));
}

/* ---- the first k of long segments, see shaders/candidates.glsl ---- */
enum {
    GPUSORTI_MORE_CANDIDATES = 32, /* that a part may leave, beside three quarters more than are wanted */
    GPUSORTI_FEW_WANTED = 256      /* for so many selecting pays in every array that one workgroup cannot sort */
};

/* Candidates that a part leaves. */
static uint32_t gpusorti_candidate_room(const gpusorti_plan *plan) {
    return plan->request.limit + plan->request.limit / 4 * 3 + GPUSORTI_MORE_CANDIDATES;
}
/* ---- >>layout: the sections of scratch ---- */
/* ---- the layout of scratch. The size of each section grows with the count, or stays, as long as the plan does ---- */
static int gpusorti_by_passes(const gpusorti_plan *plan) {
    return plan->algorithm == GPUSORT_ONESWEEP || plan->algorithm == GPUSORT_COUNT_SCAN_SCATTER;
}

/* Whether keys and values move to and from a second copy. */
static int gpusorti_has_alt(const gpusorti_plan *plan) {
    if (plan->algorithm == GPUSORTI_SEGMENTED) return plan->longs;
    if (plan->algorithm == GPUSORTI_SELECTED) return 1;
    return (gpusorti_by_passes(plan) && !plan->fills) || plan->algorithm == GPUSORTI_TILES_AND_BUCKETS || plan->merges != 0;
}

/* Whether a pass can store packed keys of 8 or 16 bits. */
static int gpusorti_stores_narrow(const gpusort_context *ctx, const gpusorti_plan *plan) {
    return plan->algorithm == GPUSORT_ONESWEEP && plan->mode != GPUSORTI_ADDRESSES &&
           (ctx->enabled & GPUSORTI_NARROW) == GPUSORTI_NARROW;
}

/* Whether the keys that are sorted lie in scratch, one or two words a key: packed keys are unpacked first where no step can
 * store them; so are keys that must stay as they are but would be written before the last step. A single tile has neither
 * trouble. Keys inside values always lie there. */
static int gpusorti_unpacked(const gpusort_context *ctx, const gpusorti_plan *plan) {
    const int keep = (plan->request.flags & GPUSORT_KEEP_KEYS) != 0;
    if (plan->request.in_values) return 1;
    if (plan->algorithm == GPUSORTI_SEGMENTED) return keep || plan->request.key_bits < 32;
    if (plan->algorithm == GPUSORTI_SELECTED) return !keep && plan->request.key_bits < 32;
    if (!gpusorti_has_alt(plan)) return 0;
    if (keep) return plan->algorithm != GPUSORTI_TILES_AND_BUCKETS && plan->merges != 1;
    return plan->request.key_bits < 32 && !gpusorti_stores_narrow(ctx, plan);
}

/* count / scan / scatter: tiles of a workgroup. The scan is short where a workgroup takes several; a forced shape is taken
 * as it is. */
static uint32_t gpusorti_tiles_a_span(const gpusort_context *ctx, const gpusorti_plan *plan) {
    if (plan->algorithm != GPUSORT_COUNT_SCAN_SCATTER || ctx->forced.items || plan->scanned) return 1;
    return gpusorti_max((uint32_t)gpusorti_ceil_div(gpusorti_tiles(plan), GPUSORTI_MAX_SPANS), 1);
}

/* Status rows for groups of tiles, behind those for tiles. */
static uint32_t gpusorti_group_rows(const gpusorti_plan *plan) {
    return plan->algorithm == GPUSORT_ONESWEEP ? gpusorti_groups(&plan->shape) * plan->pass_count : 0;
}

/* one-sweep: tiles of a dispatch, and rows. A status word has 29 bits for a portion's count. */
static uint32_t gpusorti_tiles_a_portion(const gpusort_context *ctx, const gpusorti_plan *plan) {
    uint64_t most = plan->fills ? 1 : 0x1fffffffu / gpusorti_tile(plan); /* without passes no tile has a status */
    const uint64_t tiles = gpusorti_tiles(plan);
    if (ctx->forced.tiles_a_portion != 0 && ctx->forced.tiles_a_portion < most) most = ctx->forced.tiles_a_portion;
    return (uint32_t)(tiles < most ? tiles : most) + gpusorti_group_rows(plan);
}

/* Whether there are kernels that look for the count in the control block: all do but the network's own. */
static int gpusorti_has_control(const gpusorti_plan *plan) {
    return plan->algorithm != GPUSORT_ODD_EVEN_MERGE || plan->request.wide || plan->request.in_values;
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
    return plan->longs ? gpusorti_min(most, gpusorti_segments_of(&plan->request)) : 0;
}

static uint64_t gpusorti_long_tiles(const gpusorti_plan *plan) {
    const int selecting = plan->selecting.workgroup_size != 0;
    const uint32_t tiles = plan->request.count / (selecting ? gpusorti_shape_tile(&plan->selecting) : gpusorti_tile(plan));
    if (!plan->longs) return 0;
    return (uint64_t)gpusorti_long_segments(plan) + (selecting ? gpusorti_min(tiles, plan->most_parts) : tiles);
}

/* Words that one-sweep has for each long segment. */
static uint32_t gpusorti_base_words(const gpusorti_plan *plan) {
    return plan->chained ? plan->pass_count << plan->radix_bits : 0;
}

/* Elements of the longest segment. */
static uint32_t gpusorti_longest(const gpusorti_request *r) {
    return r->segmentation == GPUSORTI_ROWS ? gpusorti_min(r->segment_size, r->count) : r->count;
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

static uint64_t gpusorti_candidates(const gpusorti_plan *plan, uint32_t round) {
    const uint32_t tile = gpusorti_shape_tile(&plan->selecting), room = gpusorti_candidate_room(plan);
    const uint64_t segments = gpusorti_segments_of(&plan->request), most = plan->most_parts + segments,
                   tiles = segments * gpusorti_ceil_div(gpusorti_longest(&plan->request), tile);
    const uint64_t first = (tiles < most ? tiles : most) * room;
    if (plan->algorithm == GPUSORTI_SEGMENTED) return gpusorti_long_tiles(plan) * room;
    return round == 1 ? first : (first / tile + segments) * room;
}

static uint32_t gpusorti_list_room(const gpusorti_plan *plan) {
    const uint32_t most = plan->request.count / (gpusorti_small_segment(plan) + 1);
    return plan->lists[0] || plan->lists[1] ? gpusorti_min(most, gpusorti_segments_of(&plan->request)) : 0;
}

static uint64_t gpusorti_control_size(const gpusorti_plan *plan) {
    uint64_t words = GPUSORTI_SIZES_END + GPUSORTI_CONTROL_HISTOGRAMS;
    if (!gpusorti_has_control(plan)) return 0;
    if (plan->longs && !plan->chained && !plan->selecting.workgroup_size)
        words += (uint64_t)plan->pass_count * GPUSORTI_MAX_CHUNKS;
    if (gpusorti_by_passes(plan)) words += (uint64_t)(plan->pass_count + (uint32_t)plan->stretches) << plan->radix_bits;
    return 4 * words;
}

/* Rows of a word a digit: of spans, whose number rises and falls below its bound; or of tiles, with two more that carry
 * totals between portions; or the samples and bounds of buckets. */
static uint64_t gpusorti_status_size(const gpusorti_plan *plan) {
    if (plan->algorithm == GPUSORT_COUNT_SCAN_SCATTER)
        return 4 * (plan->tiles_a_span > 1 ? (uint64_t)GPUSORTI_MAX_SPANS : gpusorti_tiles(plan)) << plan->radix_bits;
    if (plan->selecting.workgroup_size) return 0;
    if (plan->algorithm == GPUSORTI_SEGMENTED) return 4 * gpusorti_long_tiles(plan) << plan->radix_bits;
    if (plan->algorithm == GPUSORT_ONESWEEP) return 4 * ((uint64_t)plan->tiles_a_portion + 2) << plan->radix_bits;
    if (plan->algorithm == GPUSORTI_TILES_AND_BUCKETS) {
        const uint64_t samples = GPUSORTI_MAX_RUNS * (gpusorti_tile(plan) / plan->buckets->sample_stride);
        return 4 * (samples * plan->request.key_words +
                    gpusorti_ceil_div(plan->request.count, plan->buckets->bucket) * GPUSORTI_BOUND_WORDS);
    }
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

/* Whether the indices that are packed go there as they are found. */
static int gpusorti_packs_at_once(const gpusorti_plan *plan) {
    return plan->request.packs_indices && plan->algorithm == GPUSORTI_SELECTED;
}

/* Elements of the second copies, or candidates: keys, and words that travel with each. */
static uint64_t gpusorti_alt_elements(const gpusorti_plan *plan) {
    if (plan->selecting.workgroup_size) return gpusorti_candidates(plan, 1) + gpusorti_candidates(plan, 2);
    return gpusorti_has_alt(plan) ? plan->request.count : 0;
}

static uint64_t gpusorti_keys_alt_size(const gpusorti_plan *plan) {
    return 4 * gpusorti_alt_elements(plan) * plan->request.key_words;
}

static uint64_t gpusorti_values_alt_size(const gpusorti_plan *plan) {
    return 4 * gpusorti_alt_elements(plan) * (plan->selecting.workgroup_size ? 1 : plan->request.value_words);
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

/* What a sort binds: where a device binds four buffers, the second values with the second keys, and rows with indices. */
typedef struct gpusorti_bound {
    const char *member, *what; /* of the args; in scratch, else empty */
    uint64_t size;             /* at most: words that may lie anywhere are bound from the aligned offset before them */
} gpusorti_bound;
enum { GPUSORTI_BOUND_RANGES = 9 };

static void gpusorti_list_bound(const gpusort_context *ctx, const gpusorti_plan *plan, gpusorti_bound *list) {
    const gpusorti_request *r = &plan->request;
    const gpusorti_layout *l = &plan->layout;
    const uint64_t offsets = gpusorti_offsets_size(r), alt = gpusorti_values_alt_size(plan), rows = gpusorti_rows_size(r);
    const uint64_t skew = gpusorti_greater(ctx->caps.offset_alignment, 4) - 4;
    const int merged = ctx->caps.few_bindings;
    const gpusorti_bound bound[GPUSORTI_BOUND_RANGES] = {
        {"keys", "", gpusorti_keys_size(r)},
        {"values", gpusorti_packed_rows(r) > r->count ? "limit values of each segment: " : "", gpusorti_values_size(r)},
        {"segments", "from the aligned offset before them on, ", offsets ? offsets + skew : 0},
        {"scratch", "counts and lists: ", l->keys - l->control},
        {"scratch", "keys in words: ", gpusorti_unpacked_size(plan)},
        {"scratch", "indices: ", gpusorti_indices_size(plan)},
        {"scratch", "the second copy of the keys: ", gpusorti_keys_alt_size(plan)},
        {"scratch", merged ? "the second copies of keys and values: " : "the second copy of the values: ",
         merged && alt ? l->values_alt - l->keys_alt + alt : alt},
        {"scratch", merged ? "indices and rows of values: " : "rows of values: ",
         merged && rows ? l->rows - l->values + rows : rows},
    };
    memcpy(list, bound, sizeof bound);
}

/* The first that is over the device's maxStorageBufferRange, or NULL. */
static const gpusorti_bound *gpusorti_beyond_range(const gpusort_context *ctx, const gpusorti_plan *plan,
                                                   gpusorti_bound *list) {
    int i;
    gpusorti_list_bound(ctx, plan, list);
    for (i = 0; i < GPUSORTI_BOUND_RANGES; i++)
        if (list[i].size > ctx->caps.max_range) return &list[i];
    return NULL;
}

static int gpusorti_fits_ranges(const gpusort_context *ctx, const gpusorti_plan *plan) {
    gpusorti_bound list[GPUSORTI_BOUND_RANGES];
    return gpusorti_beyond_range(ctx, plan, list) == NULL;
}

/* The plan for a count up to its last, with all that follows from the count. */
static gpusorti_plan gpusorti_plan_at(const gpusort_context *ctx, gpusorti_plan plan, uint32_t count) {
    plan.request.count = count;
    plan.unpacked = gpusorti_unpacked(ctx, &plan);
    plan.tiles_a_span = gpusorti_tiles_a_span(ctx, &plan);
    plan.tiles_a_portion = gpusorti_tiles_a_portion(ctx, &plan);
    plan.part = gpusorti_part(&plan);
    plan.layout = gpusorti_lay_out(&plan);
    return plan;
}
/* ---- >>thresholds: the counts and limits at which plans change ---- */
enum {
    GPUSORTI_MOST_MERGES = 14,    /* of four runs at a time: from the smallest tile to 2^32 elements */
    GPUSORTI_LEAF_THRESHOLDS = 25 /* leaves by 8 to 32 bits */
};

/* The greatest limit for which something holds. */
typedef struct gpusorti_limits {
    uint32_t few;      /* the first ones of every long array are selected */
    uint32_t selected; /* selecting pays */
} gpusorti_limits;

/* Each member is the greatest count for which something holds; 0: for none, UINT32_MAX: for all. They follow from the device
 * and the kind of sort. Candidates compare the count with nothing else, so that plans of counts between two neighbours among
 * them differ in sizes alone; see gpusorti_last_count() for the two exceptions. */
typedef struct gpusorti_thresholds {
    uint32_t row;                           /* one row holds all elements */
    uint32_t tiny_tile, tile;               /* one workgroup sorts them, of the shape tuning.tiny, or of tuning.tile */
    uint32_t halved_tiles;                  /* one merge is enough, of tiles of half the size */
    uint32_t merges;                        /* tiles are merged, */
    uint32_t merged[GPUSORTI_MOST_MERGES];  /* by so many dispatches */
    uint32_t small;                         /* tiles are merged or split into buckets, */
    uint32_t buckets[GPUSORTI_BUCKET_ROWS]; /* by these rows */
    uint32_t medium_keys;                   /* passes take the shape tuning.onesweep_medium */
    uint32_t below_staged_keys;             /* onesweep_staged.comp does not pay for keys alone */
    uint32_t staged_values;                 /* it pays for keys with values, */
    uint32_t medium_pairs;                  /* with the shapes for few of them */
    uint32_t below_pairs, pairs;            /* keys and values lie apart in scratch; they may lie side by side */
    uint32_t below_close;                   /* floats take no digits of seven bits */
    uint32_t below_crowds;                  /* no pass goes around a crowd */
    uint32_t below_leaves, leaves;          /* leaves do not pay yet; they pay, */
    uint32_t below_two_digits;              /* but not by bits of more than one digit */
    uint32_t leaf[2][GPUSORTI_LEAF_THRESHOLDS]; /* leaves of either shape have room, by 8 bits and more */
    uint32_t below_leading;                     /* leading digits are not counted alone */
    uint32_t indices;                           /* an index finds the elements behind a device address */
    uint32_t small_segment, listed[2];          /* no segment is longer than what small_segments, listed[] sort */
    uint32_t chained;                           /* one-sweep can count the elements of long segments */
    uint32_t short_array;                       /* one array is sorted whole, unless only a few of its elements are wanted */
    gpusorti_limits limits;
} gpusorti_thresholds;

static uint32_t gpusorti_saturated(uint64_t count) { return count < UINT32_MAX ? (uint32_t)count : UINT32_MAX; }

/* The greatest count below a member `.._from` of the tuning, where 0 means never. */
static uint32_t gpusorti_below(uint32_t from) { return from ? from - 1 : UINT32_MAX; }

/* Whether keys are of one word and nothing tells equal ones apart. */
static int gpusorti_plain_keys(const gpusorti_request *request) {
    return request->key_words == 1 && gpusorti_keys_alone(request);
}

/* Up to so many elements merges or buckets are faster than passes. */
static uint32_t gpusorti_small_count(const gpusorti_tuning *row, const gpusorti_request *request) {
    const int pairs = request->key_bits == 32 && request->value_words == 1 && !(request->flags & GPUSORT_KEEP_KEYS);
    return pairs && row->small_pairs ? row->small_pairs : row->small_count;
}

/* Up to so many elements merges are faster than buckets. */
static uint32_t gpusorti_merge_count(const gpusorti_tuning *row, const gpusorti_request *request) {
    if (gpusorti_plain_keys(request)) return row->merges_of_keys;
    return request->key_words == 2 && request->value_words != 0 ? row->merges_of_two : row->merges_of_others;
}

/* Elements of more than a word take longer in one great tile than in four and a merge. */
static int gpusorti_splits_tiles(const gpusort_context *ctx, const gpusorti_plan *plan) {
    return plan->mode != GPUSORTI_ADDRESSES && !gpusorti_plain_keys(&plan->request) &&
           ctx->tuning.tile.workgroup_size > 256 && ctx->tuning.tile.items > 4;
}

/* How many tiles there are. */
typedef enum gpusorti_tile_number { GPUSORTI_ONE_TILE, GPUSORTI_HALVED_TILES, GPUSORTI_MANY_TILES } gpusorti_tile_number;

static gpusorti_shape gpusorti_tile_shape(const gpusort_context *ctx, const gpusorti_plan *plan,
                                          gpusorti_tile_number number) {
    const gpusorti_demands demands = {gpusorti_tile_words, 32, 4, 4, 1};
    const int splits = gpusorti_splits_tiles(ctx, plan);
    gpusorti_shape wish = ctx->tuning.tile;
    if (splits || (number != GPUSORTI_ONE_TILE && !gpusorti_plain_keys(&plan->request)))
        wish.workgroup_size = gpusorti_min(wish.workgroup_size, 256);
    if (splits && number == GPUSORTI_HALVED_TILES) wish.items /= 2;
    return gpusorti_fit_shape(ctx, plan, wish, &demands);
}

static void gpusorti_tile_thresholds(const gpusort_context *ctx, const gpusorti_plan *plan, gpusorti_thresholds *to) {
    const gpusorti_tuning *row = &ctx->tuning;
    const gpusorti_request *r = &plan->request;
    const int binds = plan->mode != GPUSORTI_ADDRESSES, forced = ctx->forced.workgroup_size || ctx->forced.items;
    const gpusorti_shape one = gpusorti_tile_shape(ctx, plan, GPUSORTI_ONE_TILE),
                         many = gpusorti_tile_shape(ctx, plan, GPUSORTI_MANY_TILES);
    const uint32_t tracked = !gpusorti_keys_alone(r);
    uint32_t i;
    to->tile = gpusorti_shape_tile(&one);
    if (!binds) return;
    to->small = gpusorti_small_count(row, r);
    to->merges = r->merging ? UINT32_MAX : gpusorti_min(to->small, gpusorti_merge_count(row, r));
    if (!forced) to->tiny_tile = gpusorti_shape_tile(&row->tiny);
    if (gpusorti_splits_tiles(ctx, plan)) to->halved_tiles = 2 * to->tile;
    for (i = 0; i < GPUSORTI_MOST_MERGES; i++)
        to->merged[i] = gpusorti_saturated((uint64_t)gpusorti_shape_tile(&many) << 2 * i);
    for (i = 0; i < GPUSORTI_BUCKET_ROWS && !forced; i++)
        if (gpusorti_bucket_rows[i].key_words == r->key_words && gpusorti_bucket_rows[i].tracked == tracked)
            to->buckets[i] = gpusorti_bucket_rows[i].max_count;
}

/* Leaves are filled so far on average that hardly ever one has too many. */
static uint32_t gpusorti_leaf_average(const gpusorti_shape *leaf) {
    return leaf->workgroup_size * leaf->items / 9 * 8;
}

/* Leaves want digits of 8 bits and all bits of a key of whole words. The leading digits of floats, their exponents, are never
 * even enough; those of 64-bit ones are where all are of one magnitude. */
static int gpusorti_may_have_leaves(const gpusort_context *ctx, const gpusorti_request *r) {
    return r->key_bits >= 32 && r->bit_count == r->key_bits && !(r->key_kind == 2 && r->key_words == 1) &&
           !ctx->forced.workgroup_size && !ctx->forced.items;
}

static void gpusorti_pass_thresholds(const gpusort_context *ctx, const gpusorti_request *r, gpusorti_thresholds *to) {
    const gpusorti_tuning *row = &ctx->tuning;
    const gpusorti_leaf_counts *leaves = &row->leaf_counts[r->key_words - 1][r->value_words];
    uint32_t i, k;
    if (r->key_words == 1 && r->value_words == 0) to->medium_keys = gpusorti_below(row->medium_below);
    to->below_staged_keys = gpusorti_below(row->staged_keys_from);
    to->staged_values = row->staged_values_to;
    to->medium_pairs = row->medium_pairs;
    to->below_pairs = gpusorti_below(row->pairs_from);
    to->pairs = INT32_MAX;
    to->below_close = gpusorti_below(row->close_from);
    to->below_crowds = gpusorti_below(row->crowds_from);
    to->indices = row->indices_to;
    if (leaves->to == 0 || !gpusorti_may_have_leaves(ctx, r)) return;
    to->below_leaves = gpusorti_below(leaves->from);
    to->leaves = leaves->to;
    to->below_two_digits = gpusorti_below(leaves->two_from);
    to->below_leading = gpusorti_below(row->leading_from);
    for (i = 0; i < 2; i++)
        for (k = 0; k < GPUSORTI_LEAF_THRESHOLDS; k++)
            to->leaf[i][k] = gpusorti_saturated((uint64_t)gpusorti_leaf_average(&row->leaf[i]) << (8 + k));
}

/* Shapes for the segments of either list; 0 where one does not fit the device. */
static int gpusorti_fit_lists(const gpusort_context *ctx, gpusorti_plan *plan) {
    const gpusorti_demands demands = {gpusorti_tile_words, 32, 4, 4, 1};
    const int own = gpusorti_plain_keys(&plan->request) && ctx->tuning.long_keys.workgroup_size;
    gpusorti_shape *listed = plan->listed;
    listed[0] = gpusorti_fit_shape(ctx, plan, ctx->tuning.segments, &demands);
    listed[1] = gpusorti_fit_shape(ctx, plan, own ? ctx->tuning.long_keys : ctx->tuning.tile, &demands);
    if (listed[0].workgroup_size == 0 || listed[1].workgroup_size == 0) return 0;
    if (gpusorti_shape_tile(&listed[1]) < gpusorti_shape_tile(&listed[0])) listed[1] = listed[0];
    return 1;
}

static int gpusorti_fit_small_segments(const gpusort_context *ctx, gpusorti_plan *plan) {
    const gpusorti_demands demands = {gpusorti_small_segment_words, 32, 4, 4, 1};
    plan->small_segments = gpusorti_fit_shape(ctx, plan, ctx->tuning.segments, &demands);
    return plan->small_segments.workgroup_size != 0;
}

/* select.comp */
static gpusorti_shape gpusorti_selecting_shape(const gpusort_context *ctx, const gpusorti_plan *plan) {
    const gpusorti_shape none = {0, 0, 0};
    const gpusorti_demands demands = {gpusorti_select_words, 32, 4, 1, 0};
    return ctx->tuning.select.workgroup_size ? gpusorti_fit_shape(ctx, plan, ctx->tuning.select, &demands) : none;
}

/* Selecting pays where a tile leaves a quarter of its elements at most, and the workgroup that sorts what is left has room
 * for them. */
static void gpusorti_segment_thresholds(const gpusort_context *ctx, const gpusorti_plan *plan, gpusorti_thresholds *to) {
    const gpusorti_request *r = &plan->request;
    gpusorti_plan fitted = *plan;
    gpusorti_shape selecting;
    uint32_t room;
    if ((r->segmentation == GPUSORTI_ONE_ARRAY && r->limit == 0) || !gpusorti_fit_lists(ctx, &fitted) ||
        !gpusorti_fit_small_segments(ctx, &fitted))
        return;
    if (r->segmentation == GPUSORTI_ROWS) to->row = r->shortest_row;
    to->small_segment = gpusorti_small_segment(&fitted);
    to->listed[0] = gpusorti_shape_tile(&fitted.listed[0]);
    to->listed[1] = gpusorti_shape_tile(&fitted.listed[1]);
    to->chained = GPUSORTI_MOST_CHAINED;
    to->short_array = gpusorti_saturated((uint64_t)ctx->tuning.small_count * (gpusorti_keys_alone(r) ? 4 : 1));
    selecting = gpusorti_selecting_shape(ctx, &fitted);
    room = gpusorti_min(gpusorti_shape_tile(&selecting) / 4, to->listed[1]);
    to->limits.few = GPUSORTI_FEW_WANTED;
    if (room > GPUSORTI_MORE_CANDIDATES) to->limits.selected = (room - GPUSORTI_MORE_CANDIDATES) / 7 * 4;
}

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

static gpusorti_thresholds gpusorti_thresholds_of(const gpusort_context *ctx, const gpusorti_plan *plan) {
    gpusorti_thresholds to;
    memset(&to, 0, sizeof to);
    gpusorti_tile_thresholds(ctx, plan, &to);
    gpusorti_pass_thresholds(ctx, &plan->request, &to);
    gpusorti_segment_thresholds(ctx, plan, &to);
    return to;
}

/* ---- how far a plan goes ---- */
/* The least of the thresholds that n does not exceed, if it is below `most`, else that. */
static uint32_t gpusorti_next_threshold(const uint32_t *thresholds, size_t count, uint32_t n, uint32_t most) {
    size_t i;
    for (i = 0; i < count; i++)
        if (thresholds[i] >= n && thresholds[i] < most) most = thresholds[i];
    return most;
}

/* The numbers of a request at which plans change. Those of rows are among those of counts. */
typedef enum gpusorti_number { GPUSORTI_COUNTS, GPUSORTI_LIMITS, GPUSORTI_ROW_LENGTHS } gpusorti_number;

/* The same for such a number of a request, whether its buffers are bound or reached by addresses. */
static uint32_t gpusorti_next_change(const gpusort_context *ctx, const gpusorti_request *request, gpusorti_number number,
                                     uint32_t most) {
    const gpusorti_binding_mode modes[] = {request->mode, request->addresses ? GPUSORTI_ADDRESSES : request->mode};
    const size_t counts = offsetof(gpusorti_thresholds, limits) / sizeof(uint32_t),
                 limits = sizeof(gpusorti_limits) / sizeof(uint32_t);
    int i;
    for (i = 0; i < 2; i++) {
        const gpusorti_plan blank = gpusorti_blank_plan(ctx, request, modes[i]);
        const gpusorti_thresholds to = gpusorti_thresholds_of(ctx, &blank);
        const uint32_t rows[] = {to.small_segment, to.listed[0], to.listed[1]};
        if (number == GPUSORTI_LIMITS)
            most = gpusorti_next_threshold((const uint32_t *)&to.limits, limits, request->limit, most);
        else if (number == GPUSORTI_ROW_LENGTHS)
            most = gpusorti_next_threshold(rows, 3, request->segment_size, most);
        else
            most = gpusorti_next_threshold((const uint32_t *)&to, counts, request->count, most);
    }
    return most;
}

/* The greatest count whose tiles the groups of the shape hold; 0: it has no groups. */
static uint32_t gpusorti_grouped_count(const gpusorti_plan *plan) {
    const uint32_t groups = gpusorti_groups(&plan->shape);
    return groups * groups * gpusorti_tile(plan);
}

/* The greatest count from `least` to `most` with which all that the plan binds fits the device's ranges, of which it takes
 * the more, the more elements there are; least - 1 where none does. */
static uint32_t gpusorti_bound_count(const gpusort_context *ctx, const gpusorti_plan *plan, uint32_t least, uint32_t most) {
    uint32_t fits = least - 1, beyond = most;
    gpusorti_plan other = gpusorti_plan_at(ctx, *plan, most);
    if (plan->mode == GPUSORTI_ADDRESSES || gpusorti_fits_ranges(ctx, &other)) return most;
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

/* The greatest count up to `most` whose plan differs from this one in sizes alone, where both are bound or neither is: up to
 * the next threshold, as long as the groups of the plan's shape hold its tiles. */
static uint32_t gpusorti_last_count(const gpusort_context *ctx, const gpusorti_plan *plan, uint32_t most) {
    const uint32_t grouped = gpusorti_grouped_count(plan);
    most = gpusorti_next_change(ctx, &plan->request, GPUSORTI_COUNTS, most);
    return grouped != 0 ? gpusorti_min(most, grouped) : most;
}
/* ---- >>choose: from a request to its plan ---- */
/* ---- candidates: how a request may be carried out, each by value; shape.workgroup_size 0: not here ---- */
typedef gpusorti_plan (*gpusorti_candidate)(const gpusort_context *ctx, const gpusorti_thresholds *to, gpusorti_plan plan);

static gpusorti_plan gpusorti_no_plan(gpusorti_plan plan) {
    plan.shape.workgroup_size = 0;
    return plan;
}

/* A single tile, sorted by one workgroup; or tiles, then dispatches that each merge some runs. */
static gpusorti_plan gpusorti_plan_tiles(const gpusort_context *ctx, const gpusorti_thresholds *to, gpusorti_plan plan) {
    const uint32_t n = plan.request.count;
    plan.algorithm = GPUSORTI_TILES_AND_MERGES;
    if (n <= to->tiny_tile) {
        plan.shape = ctx->tuning.tiny;
        plan.rolled = 1;
        return plan;
    }
    plan.rolled = plan.mode != GPUSORTI_ADDRESSES && (ctx->tuning.rolled || plan.request.merging);
    if (n <= to->tile) {
        plan.shape = gpusorti_tile_shape(ctx, &plan, GPUSORTI_ONE_TILE);
    } else if (n <= to->merges && n <= to->halved_tiles) {
        plan.shape = gpusorti_tile_shape(ctx, &plan, GPUSORTI_HALVED_TILES);
        plan.merges = 1;
    } else if (n <= to->merges) {
        plan.shape = gpusorti_tile_shape(ctx, &plan, GPUSORTI_MANY_TILES);
        while (plan.shape.workgroup_size != 0 && n > to->merged[plan.merges]) plan.merges++;
    }
    return plan;
}

static uint32_t gpusorti_bucket_bytes(const struct gpusorti_buckets *row) {
    const uint32_t samples = GPUSORTI_MAX_RUNS * row->tile_size * 8 / row->sample_stride;
    const uint32_t words = row->key_words + row->tracked;
    uint32_t bytes = 4 * (9u << row->log_capacity) / 8 * words + 1280;
    bytes = gpusorti_max(bytes, 4 * row->key_words * samples + 128);
    return gpusorti_max(bytes, 4 * row->tile_size * 9 * words) + 4 * GPUSORTI_UNUSED_WORDS;
}

/* Tiles, then buckets: the first row that suits the count, where the device has room for it. */
static gpusorti_plan gpusorti_plan_buckets(const gpusort_context *ctx, const gpusorti_thresholds *to, gpusorti_plan plan) {
    const uint32_t n = plan.request.count;
    const struct gpusorti_buckets *row = gpusorti_bucket_rows;
    uint32_t i = 0;
    plan.algorithm = GPUSORTI_TILES_AND_BUCKETS;
    while (i < GPUSORTI_BUCKET_ROWS && n > to->buckets[i]) i++;
    if (n > to->small || i == GPUSORTI_BUCKET_ROWS) return gpusorti_no_plan(plan);
    row += i;
    if (gpusorti_bucket_bytes(row) > ctx->caps.max_shared ||
        gpusorti_max(row->tile_size, row->bucket_size) > ctx->caps.max_invocations)
        return gpusorti_no_plan(plan);
    plan.buckets = row;
    plan.shape.workgroup_size = row->tile_size;
    plan.shape.items = 8;
    plan.shape.variant = 0;
    return plan;
}

/* Whether some digit has bits of both words of a key. */
static int gpusorti_digits_straddle(const gpusorti_plan *plan) {
    const gpusorti_request *r = &plan->request;
    return r->first_bit < 32 && r->first_bit + r->bit_count > 32 && (32 - r->first_bit) % plan->radix_bits != 0;
}

/* The shape for onesweep_staged.comp; size 0 where it cannot sort that or does not pay: for few keys alone, and where it
 * takes too many registers: 64-bit keys kept beside values of the caller's, great tiles of pairs in bound buffers where
 * each access to these is looked at. */
static gpusorti_shape gpusorti_staged_shape(const gpusort_context *ctx, const gpusorti_thresholds *to,
                                            const gpusorti_plan *plan) {
    const gpusorti_shape none = {0, 0, 0};
    const gpusorti_request *r = &plan->request;
    const gpusorti_tuning *row = &ctx->tuning;
    const uint32_t n = r->count;
    const int binds = plan->mode != GPUSORTI_ADDRESSES;
    const int other = (r->flags & GPUSORT_KEEP_KEYS) || (r->key_words == 2 && r->flags);
    const int unchecked = !binds || ((ctx->enabled & GPUSORT_ENABLED_PIPELINE_ROBUSTNESS) && !r->flags);
    if (plan->algorithm != GPUSORT_ONESWEEP || r->key_bits < 32 || r->value_words > 1 || gpusorti_digits_straddle(plan))
        return none;
    if (r->key_words == 2 && (r->key_kind == 2 || r->flags == GPUSORT_KEEP_KEYS)) return none;
    if (r->value_words == 0) return n <= to->below_staged_keys ? none : row->staged[other][r->key_words - 1][0];
    if (r->key_words == 1 && !other && n <= to->medium_pairs) return row->staged_medium;
    if (r->key_words == 2 && binds && !r->flags && row->staged_bound[0].workgroup_size)
        return n <= to->medium_pairs ? row->staged_bound[0] : row->staged_bound[1];
    return unchecked && n <= to->staged_values ? row->staged[other][r->key_words - 1][1] : none;
}

/* Whether one-sweep sorts by all 32 bits of keys, a byte a pass. */
static int gpusorti_takes_words(const gpusorti_plan *plan) {
    return plan->algorithm == GPUSORT_ONESWEEP && plan->request.key_bits == 32 && plan->request.bit_count == 32 &&
           plan->radix_bits == 8;
}

/* Whether passes can go around a crowd of such keys, from some count on. Of floats they would take too many registers. */
static int gpusorti_may_crowd(const gpusort_context *ctx, const gpusorti_plan *plan) {
    const gpusorti_request *r = &plan->request;
    return gpusorti_takes_words(plan) && r->key_kind != 2 && r->value_words == 1 && ctx->tuning.crowds_from != 0 &&
           4 * gpusorti_around_words(ctx, plan, &plan->shape) <= ctx->caps.max_shared;
}

/* The shape for onesweep.comp. */
static gpusorti_shape gpusorti_pass_shape(const gpusort_context *ctx, const gpusorti_thresholds *to,
                                          const gpusorti_plan *plan) {
    const gpusorti_request *r = &plan->request;
    const gpusorti_shape chained = ctx->tuning.chained[r->key_words - 1][r->value_words];
    const uint32_t n = r->count;
    if (plan->algorithm == GPUSORTI_SEGMENTED && chained.workgroup_size) return chained;
    return n <= to->medium_keys ? ctx->tuning.onesweep_medium : ctx->tuning.onesweep[r->key_words - 1][r->value_words];
}

/* The plan with a shape for one-sweep's kernel, which wants an invocation for each value of a digit. */
static gpusorti_plan gpusorti_fit_onesweep(const gpusort_context *ctx, const gpusorti_thresholds *to, gpusorti_plan plan) {
    const gpusorti_request *r = &plan.request;
    const uint32_t n = r->count;
    const int whole = plan.algorithm == GPUSORT_ONESWEEP; /* else a part of count / scan / scatter, or for long segments */
    gpusorti_shape wish = gpusorti_pass_shape(ctx, to, &plan), staged = {0, 0, 0};
    gpusorti_demands demands = {gpusorti_onesweep_words, 0, 4, 1, 0};
    if (!ctx->caps.subgroups) return gpusorti_no_plan(plan);
    plan.paired = whole && plan.mode == GPUSORTI_ADDRESSES && r->key_bits == 32 && r->value_words == 1 &&
                  n > to->below_pairs && n <= to->pairs;
    if (!plan.paired) staged = gpusorti_staged_shape(ctx, to, &plan);
    plan.staged = staged.workgroup_size != 0;
    if (plan.staged) {
        wish = staged;
        if (plan.mode != GPUSORTI_ADDRESSES && !(ctx->enabled & GPUSORT_ENABLED_PIPELINE_ROBUSTNESS))
            wish.variant &= ~GPUSORTI_IN_TURN; /* not measured */
        demands.words = gpusorti_staged_words;
    }
    demands.least_size = gpusorti_max(1u << plan.radix_bits, ctx->caps.subgroup_max);
    if (ctx->forced.reversed_atomics) wish.variant |= GPUSORTI_REVERSED;
    plan.shape = gpusorti_fit_shape(ctx, &plan, wish, &demands);
    if (!whole || r->key_bits < 32 || ctx->forced.tiles_a_portion || n > gpusorti_grouped_count(&plan))
        plan.shape.variant &= ~GPUSORTI_GROUPS(31);
    plan.fills = whole && gpusorti_keys_alone(r) && r->key_bits == plan.radix_bits;
    /* the order of keys alone is checked in all lower bits */
    plan.raw = whole && !plan.fills && (plan.staged || (r->key_kind != 2 && (r->value_words || !r->descending)));
    plan.stretches = whole && plan.staged && r->key_words == 2 && r->value_words && plan.radix_bits == 8 &&
                     ctx->tuning.staged_values_to == UINT32_MAX;
    plan.closes = gpusorti_takes_words(&plan) && r->key_kind == 2 && n > to->below_close;
    plan.crowds = gpusorti_may_crowd(ctx, &plan) && n > to->below_crowds;
    return plan;
}

/* Whether there are elements enough for each value of a digit, which costs a word of the tile's row. */
static int gpusorti_fills_digits(const gpusort_context *ctx, const gpusorti_plan *plan) {
    const int forced = ctx->forced.workgroup_size || ctx->forced.items || ctx->forced_radix_bits;
    if (plan->shape.workgroup_size == 0) return 0;
    return forced || gpusorti_tile(plan) >= ctx->tuning.least_elements << plan->radix_bits;
}

/* The plan with the greatest digits that its tiles fill. Narrow subgroups, whose counters take more room, get smaller ones. */
static gpusorti_plan gpusorti_fit_digits(const gpusort_context *ctx, const gpusorti_thresholds *to, gpusorti_plan plan,
                                         gpusorti_candidate fit) {
    for (; plan.radix_bits >= 2; plan.radix_bits--) {
        const gpusorti_plan fitted = fit(ctx, to, plan);
        if (gpusorti_fills_digits(ctx, &fitted)) return fitted;
    }
    return gpusorti_no_plan(plan);
}

/* Whether leaf_sort.comp can take such leaves. Those of one digit are not counted before: leaf_choice.glsl takes them where
 * the fullest has as many elements as there are on average, a 48th of its own and 128. An element's index has 13 bits. */
static int gpusorti_suits_leaves(const gpusorti_shape *leaf) {
    const uint32_t room = leaf->workgroup_size * leaf->items, most = gpusorti_leaf_average(leaf) + 128;
    return most + most / 47 <= room && room <= 1u << 13;
}

/* The fewest bits of a leaf. In one word an element's index takes the place of as many. */
static uint32_t gpusorti_least_leaf_bits(const gpusorti_plan *plan) {
    if (plan->request.key_words == 2 || plan->request.value_words == 0) return 8;
    return plan->leaf.workgroup_size * plan->leaf.items <= 4096 ? 12 : 13;
}

/* Of the two shapes of leaves the one with which fewer passes are enough. */
static uint32_t gpusorti_leaf_shape(const gpusorti_thresholds *to, const gpusorti_plan *plan) {
    const uint32_t n = plan->request.count;
    if (n <= to->leaf[0][0]) return 0;
    if (n <= to->leaf[1][0]) return 1;
    return n <= to->leaf[0][plan->radix_bits] ? 0 : 1;
}

/* Whether the histogram of such keys can count leading digits alone, from some count on: small counts share its pipeline. */
static int gpusorti_may_lead(const gpusort_context *ctx, const gpusorti_plan *plan) {
    return ctx->tuning.leading_from != 0 && plan->radix_bits == 8 && plan->request.key_bits == 32 &&
           plan->request.key_kind != 2;
}

/* The plan with leaves, where passes shall sort by leading bits only. */
static gpusorti_plan gpusorti_add_leaves(const gpusort_context *ctx, const gpusorti_thresholds *to, gpusorti_plan plan) {
    const gpusorti_request *r = &plan.request;
    const uint32_t n = r->count, shape = gpusorti_leaf_shape(to, &plan);
    gpusorti_plan leaves = plan;
    uint32_t words;
    if (plan.radix_bits != 8 || n <= to->below_leaves || n > to->leaves) return plan;
    if (n > to->leaf[shape][0] && n <= to->below_two_digits) return plan;
    leaves.leaf = ctx->tuning.leaf[shape];
    words = gpusorti_shape_tile(&leaves.leaf) + (1u << leaves.leaf.variant) / 2 +
            gpusorti_most_subgroups(ctx, leaves.leaf.workgroup_size) + 2;
    if (leaves.leaf.workgroup_size > ctx->caps.max_invocations || 4 * words > ctx->caps.max_shared ||
        !gpusorti_suits_leaves(&leaves.leaf))
        return plan;
    leaves.leaf_bits = gpusorti_least_leaf_bits(&leaves);
    while (n > to->leaf[shape][leaves.leaf_bits - 8]) leaves.leaf_bits++;
    leaves.leading = leaves.leaf_bits > 8 ? ctx->tuning.leaf_counts[r->key_words - 1][r->value_words].passes
                                          : r->key_bits / 8;
    leaves.leads = leaves.leaf_bits > 8 && gpusorti_may_lead(ctx, &leaves) && !(r->flags & GPUSORT_KEEP_KEYS) &&
                   (plan.raw || (r->key_kind == 0 && !r->descending)) && n > to->below_leading;
    if (leaves.leaf_bits > 8 && leaves.leaf_bits < 16)
        leaves.leaf_bits++; /* for keys that leave a part of their range free */
    if (leaves.leaf_bits > 8)
        leaves.shape.variant &= ~GPUSORTI_GROUPS(31); /* a pass may run twice: groups' rows have to be 0 before */
    return leaves;
}

/* The workgroup of histogram.comp that ends last reads what the others have written: that wants acquire and release. */
static gpusorti_plan gpusorti_plan_onesweep(const gpusort_context *ctx, const gpusorti_thresholds *to, gpusorti_plan plan) {
    if (ctx->caps.relaxed || (plan.request.algorithm == GPUSORT_AUTO && ctx->tuning.large != GPUSORT_ONESWEEP))
        return gpusorti_no_plan(plan);
    plan.algorithm = GPUSORT_ONESWEEP;
    if (plan.request.addressable) plan.mode = GPUSORTI_ADDRESSES;
    plan = gpusorti_fit_digits(ctx, to, plan, gpusorti_fit_onesweep);
    return plan.shape.workgroup_size ? gpusorti_add_leaves(ctx, to, plan) : plan;
}

/* Where one-sweep's kernel was fitted to the device it scatters here too. */
static gpusorti_plan gpusorti_fit_scatter(const gpusort_context *ctx, const gpusorti_thresholds *to, gpusorti_plan plan) {
    gpusorti_demands demands = {gpusorti_scatter_words, 32, 4, 1, 0};
    if (ctx->tuning.large == GPUSORT_ONESWEEP) {
        gpusorti_plan scanned = gpusorti_fit_onesweep(ctx, to, plan);
        scanned.shape.variant |= GPUSORTI_SCANNED;
        scanned.scanned = 1;
        if (plan.request.addressable) scanned.mode = GPUSORTI_ADDRESSES;
        if (gpusorti_fills_digits(ctx, &scanned)) return scanned;
    }
    if (ctx->caps.subgroups) demands.least_size = ctx->caps.subgroup_max;
    plan.shape = gpusorti_fit_shape(ctx, &plan, ctx->tuning.scatter, &demands);
    return plan;
}

static gpusorti_plan gpusorti_plan_scatter(const gpusort_context *ctx, const gpusorti_thresholds *to, gpusorti_plan plan) {
    plan.algorithm = GPUSORT_COUNT_SCAN_SCATTER;
    plan.radix_bits = ctx->forced_radix_bits ? ctx->forced_radix_bits : ctx->tuning.radix_bits;
    return gpusorti_fit_digits(ctx, to, plan, gpusorti_fit_scatter);
}

/* Items in registers save round trips through shared memory: invocations go first. */
static gpusorti_plan gpusorti_plan_network(const gpusort_context *ctx, const gpusorti_thresholds *to, gpusorti_plan plan) {
    const gpusorti_demands demands = {gpusorti_exchange_words, 32, 32, 2, 1};
    (void)to;
    plan.algorithm = GPUSORT_ODD_EVEN_MERGE;
    plan.shape = gpusorti_fit_shape(ctx, &plan, ctx->tuning.exchange, &demands);
    return plan;
}

/* One-sweep for long segments; not chained where the device or the caller has no use for it. */
static gpusorti_plan gpusorti_plan_chained(const gpusort_context *ctx, const gpusorti_thresholds *to, gpusorti_plan plan) {
    const gpusort_algorithm wanted = plan.request.algorithm;
    if (ctx->caps.relaxed || wanted == GPUSORT_COUNT_SCAN_SCATTER ||
        (wanted == GPUSORT_AUTO && ctx->tuning.large != GPUSORT_ONESWEEP))
        return gpusorti_no_plan(plan);
    plan.algorithm = GPUSORTI_SEGMENTED;
    if (plan.request.addressable) plan.mode = GPUSORTI_ADDRESSES;
    plan = gpusorti_fit_digits(ctx, to, plan, gpusorti_fit_onesweep);
    plan.chained = plan.shape.workgroup_size != 0;
    return plan;
}

/* Selects the first ones of long segments, where that pays. */
static int gpusorti_fit_selection(const gpusort_context *ctx, const gpusorti_thresholds *to, gpusorti_plan *plan) {
    const gpusorti_request *r = &plan->request;
    if (r->limit == 0 || r->algorithm != GPUSORT_AUTO || r->limit > to->limits.selected) return 0;
    plan->selecting = gpusorti_selecting_shape(ctx, plan);
    plan->most_parts = gpusorti_max(ctx->tuning.select_invocations / plan->selecting.workgroup_size, 4);
    return 1;
}

/* Whether one array is rather sorted whole: more are wanted of few elements, which have ways of their own. */
static int gpusorti_is_short(const gpusorti_thresholds *to, const gpusorti_request *r) {
    const uint32_t n = r->count;
    return r->segmentation == GPUSORTI_ONE_ARRAY && !r->packs && r->limit > to->limits.few && n <= to->short_array;
}

/* The first ones of a long array or of long rows. */
static gpusorti_plan gpusorti_plan_selection(const gpusort_context *ctx, const gpusorti_thresholds *to, gpusorti_plan plan) {
    const gpusorti_request *r = &plan.request;
    const uint32_t n = r->count;
    plan.algorithm = GPUSORTI_SELECTED;
    if (r->limit == 0 || r->segmentation == GPUSORTI_OFFSETS || !gpusorti_fit_lists(ctx, &plan) ||
        (r->segmentation == GPUSORTI_ROWS && r->segment_size <= to->listed[1]) || n <= to->listed[1] ||
        gpusorti_is_short(to, r) || !gpusorti_fit_selection(ctx, to, &plan))
        return gpusorti_no_plan(plan);
    plan.shape = plan.selecting;
    return plan;
}

/* Short segments by workgroups, long ones by radix passes, all at once. Rows that have room for all elements are one array. */
static gpusorti_plan gpusorti_plan_segments(const gpusort_context *ctx, const gpusorti_thresholds *to, gpusorti_plan plan) {
    const gpusorti_request *r = &plan.request;
    const uint32_t n = r->count;
    const uint32_t longest = r->segmentation == GPUSORTI_ROWS ? r->segment_size : UINT32_MAX;
    gpusorti_plan fitted;
    if (r->segmentation == GPUSORTI_ONE_ARRAY || n <= to->row) return gpusorti_no_plan(plan);
    fitted = gpusorti_plan_chained(ctx, to, plan);
    if (r->algorithm == GPUSORT_ONESWEEP && !fitted.chained) return gpusorti_no_plan(plan);
    if (!fitted.chained || n > to->chained) fitted = gpusorti_plan_scatter(ctx, to, plan);
    if (fitted.shape.workgroup_size == 0 || !gpusorti_fit_small_segments(ctx, &fitted) || !gpusorti_fit_lists(ctx, &fitted))
        return gpusorti_no_plan(fitted);
    fitted.algorithm = GPUSORTI_SEGMENTED;
    fitted.longs = longest > to->listed[1] && n > to->listed[1];
    fitted.lists[1] = longest > to->listed[0] && n > to->listed[0];
    fitted.lists[0] = longest > to->small_segment && n > to->small_segment;
    if (fitted.longs && gpusorti_fit_selection(ctx, to, &fitted)) fitted.chained = 0;
    return fitted;
}

/* ---- the choice ---- */
enum { GPUSORTI_ANY_ALGORITHM = -1 };

/* In the order in which they are tried: the first that fits is taken. */
static const struct gpusorti_choice {
    int wanted; /* the algorithm of the request */
    gpusorti_candidate candidate;
} gpusorti_choices[] = {
    {GPUSORT_AUTO, gpusorti_plan_selection},
    {GPUSORTI_ANY_ALGORITHM, gpusorti_plan_segments},
    {GPUSORT_AUTO, gpusorti_plan_tiles},
    {GPUSORT_AUTO, gpusorti_plan_buckets},
    {GPUSORT_AUTO, gpusorti_plan_onesweep},
    {GPUSORT_AUTO, gpusorti_plan_scatter},
    {GPUSORT_ONESWEEP, gpusorti_plan_onesweep},
    {GPUSORT_COUNT_SCAN_SCATTER, gpusorti_plan_scatter},
    {GPUSORT_ODD_EVEN_MERGE, gpusorti_plan_network},
};

static gpusorti_plan gpusorti_choose(const gpusort_context *ctx, const gpusorti_request *request,
                                     gpusorti_binding_mode mode) {
    const gpusorti_plan blank = gpusorti_blank_plan(ctx, request, mode);
    const gpusorti_thresholds to = gpusorti_thresholds_of(ctx, &blank);
    const uint32_t n = request->count;
    size_t i;
    for (i = 0; i < sizeof gpusorti_choices / sizeof gpusorti_choices[0]; i++) {
        const struct gpusorti_choice *choice = &gpusorti_choices[i];
        gpusorti_plan plan;
        if (choice->wanted != GPUSORTI_ANY_ALGORITHM && choice->wanted != (int)request->algorithm) continue;
        plan = choice->candidate(ctx, &to, blank);
        if (plan.shape.workgroup_size == 0) continue;
        plan.sums = plan.mode == GPUSORTI_ADDRESSES && n > to.indices;
        plan.pass_count = (uint32_t)gpusorti_ceil_div(request->bit_count, plan.radix_bits);
        if (plan.algorithm == GPUSORTI_SEGMENTED) plan.pass_count += plan.pass_count % 2; /* ends where it began */
        return gpusorti_plan_at(ctx, plan, n);
    }
    return blank;
}

/* own: of gpusort_sort(), whose args have no scratch. */
static gpusort_result gpusorti_tell_range(const gpusort_context *ctx, const gpusorti_bound *beyond, int own) {
    const char *const member = own && strcmp(beyond->member, "scratch") == 0 ? "count" : beyond->member;
    return gpusorti_fail(&ctx->host, GPUSORT_ERROR_TOO_LARGE,
                         "%s.%s: %s%llu bytes are over the device's maxStorageBufferRange of %llu, and device addresses "
                         "are not enabled",
                         own ? "gpusort_host_args" : "gpusort_cmd_args", member, beyond->what,
                         (unsigned long long)beyond->size, (unsigned long long)ctx->caps.max_range);
}

static gpusort_result gpusorti_make_plan(const gpusort_context *ctx, const gpusorti_request *request, int own,
                                         gpusorti_plan *out) {
    gpusorti_bound list[GPUSORTI_BOUND_RANGES];
    gpusorti_plan plan = gpusorti_choose(ctx, request, request->mode);
    const gpusorti_bound *beyond = NULL;
    if (plan.shape.workgroup_size != 0 && plan.mode != GPUSORTI_ADDRESSES) beyond = gpusorti_beyond_range(ctx, &plan, list);
    if (beyond && !request->addresses) return gpusorti_tell_range(ctx, beyond, own);
    if (beyond) plan = gpusorti_choose(ctx, request, GPUSORTI_ADDRESSES);
    if (plan.shape.workgroup_size == 0 && request->algorithm == GPUSORT_ONESWEEP)
        return gpusorti_fail(&ctx->host, GPUSORT_ERROR_UNSUPPORTED,
                             ctx->caps.relaxed ? "GPUSORT_ONESWEEP needs acquire and release, which Metal's atomics lack"
                                               : "GPUSORT_ONESWEEP needs subgroup operations (basic, ballot, arithmetic)");
    if (plan.shape.workgroup_size == 0)
        return gpusorti_fail(&ctx->host, GPUSORT_ERROR_UNSUPPORTED,
                             "this device's workgroups are too small: %u invocations, %u bytes shared",
                             ctx->caps.max_invocations, ctx->caps.max_shared);
    *out = plan;
    return GPUSORT_OK;
}

/* ---- all plans between two requests, which differ in numbers alone ---- */
typedef gpusort_result (*gpusorti_visit_plan)(void *user, const gpusorti_plan *plan);

/* Visits a plan for each range of counts in which plans differ in sizes alone: that of the greatest count and of `most`,
 * which takes the most scratch; what holds for it holds for the whole range. Limits, segments and rows between those of
 * `least` and `most` all lead to these plans, but the fewer there are of them, the more elements can be bound: so where some
 * of these requests bind their buffers and others take addresses, both plans are visited. */
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
        if (plan.shape.workgroup_size != 0 && bound >= count) {
            last = gpusorti_plan_at(ctx, plan, bound);
            result = visit(user, &last);
        }
        bound = gpusorti_bound_count(ctx, &plan, (uint32_t)count, end);
        if (plan.shape.workgroup_size != 0 && bound < end && most->addresses && result == GPUSORT_OK) {
            from.count = bound + 1;
            to.count = end;
            from.mode = to.mode = GPUSORTI_ADDRESSES;
            result = gpusorti_each_count(ctx, &from, &to, visit, user);
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

/* All plans for rows of the request's length, or offsets, or one array: for every count, limit and number of segments up to
 * the request's. */
static gpusort_result gpusorti_each_plan(const gpusort_context *ctx, const gpusorti_request *request,
                                         gpusorti_visit_plan visit, void *user) {
    gpusorti_request least = *request;
    least.count = 1;
    least.limit = gpusorti_min(request->limit, 1);
    least.segments = gpusorti_min(request->segments, 1);
    return gpusorti_each_limit(ctx, &least, request, visit, user);
}

/* And those of all shorter rows that are shorter than the array. */
static gpusort_result gpusorti_each_shorter_row(const gpusort_context *ctx, const gpusorti_request *request,
                                                gpusorti_visit_plan visit, void *user) {
    gpusorti_request from = *request, to = *request;
    gpusort_result result = GPUSORT_OK;
    uint64_t row;
    from.limit = gpusorti_min(request->limit, 1);
    if (request->segmentation != GPUSORTI_ROWS) return GPUSORT_OK;
    for (row = 1; row <= request->segment_size && row < request->count && result == GPUSORT_OK; row++) {
        from.segment_size = to.shortest_row = (uint32_t)row;
        from.count = (uint32_t)row + 1;
        row = to.segment_size = from.shortest_row = gpusorti_next_change(ctx, &from, GPUSORTI_ROW_LENGTHS,
                                                                        request->segment_size);
        result = gpusorti_each_limit(ctx, &from, &to, visit, user);
    }
    return result;
}

/* Check, fill in, bind, plan. No elements are planned as one, so that errors are still reported. own: of gpusort_sort(). */
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
/* ---- >>step: one dispatch: kernel, constants, arguments, bindings ---- */
/* ---- one step: a dispatch, after a barrier that makes the steps before it visible ---- */
typedef struct gpusorti_step {
    enum gpusorti_kernel kernel;
    gpusorti_spec spec;
    gpusorti_push push;
    gpusort_range bound[GPUSORTI_BINDINGS]; /* keys, values, second keys, control block, second values */
    uint64_t range[GPUSORTI_BINDINGS];      /* bytes; 0: this sort does not use it */
    uint64_t groups;
    int indirect;    /* word of the control block where the size is, or -1 */
    int keeps_sizes; /* it writes no indirect size, and binds no word of them: see shaders/buffers.glsl */
    int beside;      /* of this step and the one before one has nothing to do: no barrier is between them */
} gpusorti_step;

enum { GPUSORTI_MOST_STRIDE_GROUPS = 2048 }; /* as in begin.comp */

typedef gpusort_result (*gpusorti_visit)(void *user, const gpusorti_plan *plan, const gpusorti_step *step);

typedef struct gpusorti_walk {
    const gpusort_context *ctx;
    const gpusorti_plan *plan;
    const gpusort_cmd_args *args;
    gpusorti_visit visit;
    void *user;
    gpusorti_step common; /* what all steps share */
    gpusorti_step step;   /* from gpusorti_start_step(), through what its caller adds, to gpusorti_visit_step() */
    gpusort_result result;
} gpusorti_walk;

/* Where a section of scratch begins, as a word of the control block. */
static uint32_t gpusorti_control_word(const gpusorti_plan *plan, uint64_t section) {
    return (uint32_t)((section - plan->layout.control) / 4) - GPUSORTI_SIZES_END;
}

/* The builds of a kernel: for bound buffers and for addresses. */
static enum gpusorti_kernel gpusorti_build_of(enum gpusorti_kernel kernel, gpusorti_binding_mode mode) {
#define GPUSORTI_PAIR(name) GPUSORTI_KERNEL_##name, GPUSORTI_KERNEL_##name##_address
#define GPUSORTI_X(name) {GPUSORTI_PAIR(name)}, {GPUSORTI_PAIR(name)},
#define GPUSORTI_Y(name) {GPUSORTI_KERNEL_##name, GPUSORTI_KERNEL_COUNT},
#define GPUSORTI_Z(name) {GPUSORTI_KERNEL_COUNT, GPUSORTI_KERNEL_##name},
    static const enum gpusorti_kernel builds[][2] = {GPUSORTI_KERNELS(GPUSORTI_X) GPUSORTI_BUFFER_KERNELS(GPUSORTI_Y)
                                                         GPUSORTI_ADDRESS_KERNELS(GPUSORTI_Z)};
#undef GPUSORTI_PAIR
#undef GPUSORTI_X
#undef GPUSORTI_Y
#undef GPUSORTI_Z
    const enum gpusorti_kernel build = builds[kernel][mode == GPUSORTI_ADDRESSES];
    GPUSORT_ASSERT(build != GPUSORTI_KERNEL_COUNT);
    return build;
}

/* Constants that a kernel does not look at are the same for all sorts, so that these share its pipeline. */
static void gpusorti_share_spec(enum gpusorti_kernel kernel, gpusorti_spec *spec) {
    const int any_sort = kernel == GPUSORTI_KERNEL_begin || kernel == GPUSORTI_KERNEL_gather ||
                         kernel == GPUSORTI_KERNEL_segment_scan || kernel == GPUSORTI_KERNEL_segment_bases;
    const int any_values = any_sort || kernel == GPUSORTI_KERNEL_count || kernel == GPUSORTI_KERNEL_leaf_starts ||
                           kernel == GPUSORTI_KERNEL_segment_count || kernel == GPUSORTI_KERNEL_segment_histogram ||
                           kernel == GPUSORTI_KERNEL_select;
    if (kernel == GPUSORTI_KERNEL_select) spec->full_subgroups = 0; /* the driver's spill least */
    if (any_values) spec->flags = 0;
    if (any_values || kernel == GPUSORTI_KERNEL_scan) spec->value_words = 0;
    if (any_sort || kernel == GPUSORTI_KERNEL_scan) {
        spec->key_bits = spec->key_stored_bits = 32;
        spec->key_kind = spec->descending = 0;
    }
    if (any_sort) {
        spec->key_words = 1;
        if (kernel == GPUSORTI_KERNEL_begin || kernel == GPUSORTI_KERNEL_gather) spec->radix_bits = 8;
    }
}

/* The same where passes leave keys as they are: of kernels that move them, one looks at the sign of floats. */
static void gpusorti_share_raw(enum gpusorti_kernel kernel, gpusorti_spec *spec) {
    if (kernel == GPUSORTI_KERNEL_histogram || kernel == GPUSORTI_KERNEL_leaf_starts || kernel == GPUSORTI_KERNEL_leaf_sort)
        spec->flags |= (uint32_t)GPUSORTI_FLAG_RAW;
    else
        spec->key_kind &= kernel == GPUSORTI_KERNEL_onesweep_staged ? 2 : 0, spec->descending = 0;
}

/* A build of onesweep.comp. */
static int gpusorti_is_pass(enum gpusorti_kernel kernel) {
    return kernel == GPUSORTI_KERNEL_onesweep || kernel == GPUSORTI_KERNEL_onesweep_inlined ||
           kernel == GPUSORTI_KERNEL_onesweep_narrow || kernel == GPUSORTI_KERNEL_segment_pass;
}

/* indirect: counts where the count is on the GPU. */
static gpusorti_step *gpusorti_start_step(gpusorti_walk *walk, enum gpusorti_kernel kernel,
                                          const gpusorti_shape *shape, uint64_t groups, int indirect) {
    gpusorti_step *step = &walk->step;
    *step = walk->common;
    step->kernel = gpusorti_build_of(kernel, walk->plan->mode);
    step->spec.workgroup_size = shape->workgroup_size;
    step->spec.items = shape->items;
    step->spec.variant = shape->variant;
    step->spec.subgroup_size = gpusorti_subgroup_size(walk->ctx, shape->workgroup_size);
    step->spec.full_subgroups = (uint32_t)gpusorti_pinned(walk->ctx, shape->workgroup_size);
    gpusorti_share_spec(kernel, &step->spec);
    if (walk->plan->raw) gpusorti_share_raw(kernel, &step->spec);
    if (walk->plan->stretches && (kernel == GPUSORTI_KERNEL_histogram || kernel == GPUSORTI_KERNEL_onesweep_staged ||
                                  kernel == GPUSORTI_KERNEL_leaf_starts || kernel == GPUSORTI_KERNEL_leaf_sort))
        step->spec.flags |= (uint32_t)GPUSORTI_FLAG_STRETCH;
    if (kernel == GPUSORTI_KERNEL_histogram) {
        if (walk->plan->closes) step->spec.flags |= (uint32_t)GPUSORTI_FLAG_CLOSE;
        if (gpusorti_may_crowd(walk->ctx, walk->plan)) step->spec.flags |= (uint32_t)GPUSORTI_FLAG_CROWDS;
        if (gpusorti_may_lead(walk->ctx, walk->plan)) step->spec.flags |= (uint32_t)GPUSORTI_FLAG_LEADS;
    }
    if (walk->plan->paired && kernel != GPUSORTI_KERNEL_begin && kernel != GPUSORTI_KERNEL_gather &&
        (kernel != GPUSORTI_KERNEL_finish || !shape->variant))
        step->spec.flags |= (uint32_t)GPUSORTI_FLAG_PAIRED;
    if (walk->plan->sums) step->spec.flags |= (uint32_t)GPUSORTI_FLAG_SUMS;
    if (gpusorti_is_pass(kernel) && gpusorti_digits_straddle(walk->plan))
        step->spec.flags |= (uint32_t)GPUSORTI_FLAG_STRADDLE;
    step->keeps_sizes = kernel == GPUSORTI_KERNEL_leaf_starts || kernel == GPUSORTI_KERNEL_onesweep_staged ||
                        kernel == GPUSORTI_KERNEL_onesweep_around ||
                        (gpusorti_is_pass(kernel) && kernel != GPUSORTI_KERNEL_segment_pass);
    step->groups = groups;
    step->indirect = walk->plan->request.gpu_count ? indirect : -1;
    return step;
}

/* Whether the plan on the GPU sets the sizes of steps, to 0 where it skips them. Reading one takes a while, too: with few
 * elements longer than that saves. */
static int gpusorti_plans_sizes(const gpusort_context *ctx, const gpusorti_plan *plan) {
    const int skips = plan->leaf_bits != 0 || plan->closes || plan->crowds || plan->request.key_words == 2;
    return plan->request.count >= (skips ? ctx->tuning.skipped_sizes_from : ctx->tuning.planned_sizes_from);
}

static void gpusorti_size_by_plan(gpusorti_walk *walk, int size) {
    if (gpusorti_plans_sizes(walk->ctx, walk->plan)) walk->step.indirect = size;
}

static void gpusorti_visit_step(gpusorti_walk *walk) {
    if (walk->result == GPUSORT_OK) walk->result = walk->visit(walk->user, walk->plan, &walk->step);
}

/* A kernel that loops over the array, a few elements an invocation at a time. */
static gpusorti_step *gpusorti_start_stride(gpusorti_walk *walk, enum gpusorti_kernel kernel, uint32_t variant,
                                            uint64_t work_items, uint32_t most_groups) {
    gpusorti_shape shape;
    uint64_t groups;
    shape.workgroup_size = walk->ctx->caps.max_invocations < 256 ? 128 : 256;
    shape.items = 4;
    shape.variant = variant;
    groups = gpusorti_ceil_div(work_items, shape.workgroup_size * shape.items);
    return gpusorti_start_step(walk, kernel, &shape, groups < most_groups ? groups : most_groups,
                               GPUSORTI_SIZE_STRIDE);
}

/* A run has to be a multiple of what a workgroup merges. */
static gpusorti_shape gpusorti_merge_shape(const gpusort_context *ctx, const gpusorti_plan *plan) {
    gpusorti_shape shape = ctx->tuning.merge;
    while (shape.workgroup_size > ctx->caps.max_invocations ||
           shape.workgroup_size * shape.items > gpusorti_tile(plan))
        shape.workgroup_size /= 2;
    return shape;
}

/* Binds words, where there are some, in place of a buffer that the kernel does not use. They may be anywhere: the binding
 * begins at the aligned offset before them. Returns the index of the first in the binding. */
static uint32_t gpusorti_bind_words(gpusorti_walk *walk, int binding, gpusort_range words, uint64_t size) {
    const uint64_t before = words.offset % gpusorti_max((uint32_t)walk->ctx->caps.offset_alignment, 4);
    if (size == 0) return 0;
    walk->step.bound[binding] = words;
    walk->step.bound[binding].offset -= before;
    walk->step.range[binding] = before + size;
    return (uint32_t)(before / 4);
}

static uint32_t gpusorti_bind_count(gpusorti_walk *walk, int binding) {
    return gpusorti_bind_words(walk, binding, walk->args->count_buffer, walk->plan->request.gpu_count ? 4 : 0);
}

static uint32_t gpusorti_bind_offsets(gpusorti_walk *walk, int binding) {
    return gpusorti_bind_words(walk, binding, walk->args->segments, gpusorti_offsets_size(&walk->plan->request));
}
/* ---- >>walk: the dispatches of a plan, in their order ---- */
/* Clears the control block, finds the count and writes the indirect sizes. */
static void gpusorti_walk_begin(gpusorti_walk *walk) {
    const gpusorti_plan *plan = walk->plan;
    const gpusorti_shape merge = gpusorti_merge_shape(walk->ctx, plan);
    gpusorti_step *step = gpusorti_start_stride(walk, GPUSORTI_KERNEL_begin, 0, 1, 1);
    gpusorti_begin_args *args = &step->push.own.begin;
    step->indirect = -1;
    args->clear_words = gpusorti_control_word(plan, plan->layout.status);
    args->tile = gpusorti_tile(plan) * plan->tiles_a_span;
    args->merge_tile = merge.workgroup_size * merge.items;
    args->stride_tile = step->spec.workgroup_size * step->spec.items;
    args->count_word = gpusorti_bind_count(walk, 1);
    args->bound = plan->request.count;
    gpusorti_visit_step(walk);
}

/* GPUSORTI_UNPACK: copies the caller's keys to scratch. GPUSORTI_PACK: copies them back. */
static void gpusorti_walk_unpack(gpusorti_walk *walk, uint32_t variant) {
    const gpusorti_plan *plan = walk->plan;
    gpusorti_step *step = gpusorti_start_stride(walk, GPUSORTI_KERNEL_finish, variant, plan->request.count,
                                                GPUSORTI_MOST_STRIDE_GROUPS);
    step->bound[0] = walk->args->keys;
    step->range[0] = gpusorti_packed_size(plan->request.count, plan->request.key_bits);
    step->bound[2] = gpusorti_offset(walk->args->scratch, plan->layout.keys);
    step->range[2] = gpusorti_unpacked_size(plan);
    step->range[4] = 0;
    step->spec.key_stored_bits = plan->request.key_bits < 32 ? plan->request.key_bits : 32;
    gpusorti_visit_step(walk);
}

/* Moves values as rows of words, or takes the keys out of them: variant as gather.comp's. */
static void gpusorti_walk_rows(gpusorti_walk *walk, uint32_t variant) {
    const gpusorti_request *r = &walk->plan->request;
    const gpusorti_layout *layout = &walk->plan->layout;
    const uint64_t size = gpusorti_values_size(r);
    const uint64_t words = variant & GPUSORTI_PACKED_ROWS ? gpusorti_packed_rows(r) * r->value_size / 4
                           : variant & GPUSORTI_IDENTITY  ? r->count
                                                          : (uint64_t)r->count * r->value_size / 4;
    gpusorti_step *step = gpusorti_start_stride(walk, GPUSORTI_KERNEL_gather, variant, words, GPUSORTI_MOST_STRIDE_GROUPS);
    gpusorti_gather_args *args = &step->push.own.gather;
    step->bound[1] = walk->args->values;
    step->range[1] = size;
    if (variant & GPUSORTI_PACKED_ROWS) {
        step->indirect = -1;
        args->limit = r->limit;
        args->as_array = (uint32_t)gpusorti_rows_lie_as_array(r);
        args->segments = r->segments;
        args->size = r->segmentation == GPUSORTI_OFFSETS ? 0
                     : r->segmentation == GPUSORTI_ROWS  ? r->segment_size
                                                         : 0xffffffffu;
        args->offsets = gpusorti_bind_offsets(walk, 0);
    }
    step->bound[2] = gpusorti_offset(walk->args->scratch, layout->values);
    step->range[2] = r->wide ? 4 * (uint64_t)r->count : 0;
    step->bound[4] = gpusorti_offset(walk->args->scratch, layout->rows);
    step->range[4] = gpusorti_rows_size(r);
    step->push.values_alt_base = (uint32_t)((layout->rows - layout->values) / 4);
    args->row_words = variant & GPUSORTI_IDENTITY ? 1 : r->value_size / 4;
    args->key_word = r->key_offset / 4;
    args->key_words = r->key_words;
    args->key_shift = r->key_offset % 4 * 8;
    args->key_mask = r->key_bits < 32 ? (1u << r->key_bits) - 1 : 0xffffffffu;
    gpusorti_visit_step(walk);
}

/* Keys that cannot be sorted where they are go to scratch first, and so do the structs around them that are wide. */
static void gpusorti_walk_first(gpusorti_walk *walk) {
    const gpusorti_request *r = &walk->plan->request;
    if (r->in_values)
        gpusorti_walk_rows(walk, r->wide ? GPUSORTI_TAKE_KEY : GPUSORTI_TAKE_KEY | GPUSORTI_KEY_ONLY);
    else if (walk->plan->unpacked)
        gpusorti_walk_unpack(walk, GPUSORTI_UNPACK);
}

/* Packed keys come back; wide values follow the sorted indices, those that are not in scratch yet by way of it. */
static void gpusorti_walk_last(gpusorti_walk *walk) {
    const gpusorti_request *r = &walk->plan->request;
    if (walk->plan->unpacked && !(r->flags & GPUSORT_KEEP_KEYS)) gpusorti_walk_unpack(walk, GPUSORTI_PACK);
    if (!r->wide) return;
    if (r->packs) {
        if (gpusorti_packs_at_once(walk->plan)) return;
        if (r->packs_indices)
            gpusorti_walk_rows(walk, GPUSORTI_PACKED_ROWS | GPUSORTI_INDEX);
        else {
            gpusorti_walk_rows(walk, GPUSORTI_PACKED_ROWS | GPUSORTI_GATHER);
            gpusorti_walk_rows(walk, GPUSORTI_PACKED_ROWS | GPUSORTI_BACK);
        }
        return;
    }
    if (!r->in_values) gpusorti_walk_rows(walk, GPUSORTI_GATHER);
    gpusorti_walk_rows(walk, r->in_values ? GPUSORTI_BACK | GPUSORTI_GATHER : GPUSORTI_BACK);
}

/* Of one-sweep's kernels. */
static gpusorti_onesweep_args *gpusorti_start_pass(gpusorti_step *step, uint32_t p, uint32_t records) {
    step->push.pass = p;
    step->push.own.onesweep.record = GPUSORTI_CONTROL_PASSES + records + 4 * p;
    return &step->push.own.onesweep;
}

static void gpusorti_walk_count_scan_scatter(gpusorti_walk *walk) {
    const gpusorti_plan *plan = walk->plan;
    const enum gpusorti_kernel kernel = plan->scanned               ? GPUSORTI_KERNEL_onesweep
                                        : walk->ctx->caps.subgroups ? GPUSORTI_KERNEL_scatter
                                                                    : GPUSORTI_KERNEL_scatter_basic;
    const uint32_t span = gpusorti_tile(plan) * plan->tiles_a_span;
    const uint64_t spans = gpusorti_ceil_div(plan->request.count, span);
    gpusorti_shape count = plan->shape, scan = {0, 8, 0};
    uint32_t p;
    scan.workgroup_size = walk->ctx->tuning.scan_size;
    for (p = 0; p < plan->pass_count; p++) {
        const int size = GPUSORTI_SIZE_PASSES + 4 * (int)p;
        gpusorti_step *step;
        count.variant = scan.variant = p == 0 ? GPUSORTI_FIRST_PASS : 0;
        step = gpusorti_start_step(walk, GPUSORTI_KERNEL_count, &count, spans, GPUSORTI_SIZE_TILES);
        step->push.pass = p;
        step->push.own.span.span = span;
        if (p > 0) gpusorti_size_by_plan(walk, size);
        gpusorti_visit_step(walk);
        step = gpusorti_start_step(walk, GPUSORTI_KERNEL_scan, &scan, (uint64_t)1 << plan->radix_bits, -1);
        step->push.pass = p;
        step->push.own.span.span = span;
        gpusorti_visit_step(walk);
        step = gpusorti_start_step(walk, kernel, &plan->shape, spans, GPUSORTI_SIZE_TILES);
        if (plan->scanned)
            gpusorti_start_pass(step, p, 0)->portion_tiles = (uint32_t)spans;
        else
            step->push.pass = p, step->push.own.span.span = span;
        gpusorti_size_by_plan(walk, size);
        gpusorti_visit_step(walk);
    }
}

/* The build of one-sweep's pass that suits the sort. */
static enum gpusorti_kernel gpusorti_pass_kernel(const gpusorti_plan *plan) {
    if (plan->staged) return GPUSORTI_KERNEL_onesweep_staged;
    if (plan->request.key_bits < 32 && !plan->unpacked) return GPUSORTI_KERNEL_onesweep_narrow;
    return plan->mode == GPUSORTI_ADDRESSES && plan->request.key_words == plan->request.value_words && plan->raw
               ? GPUSORTI_KERNEL_onesweep_inlined
               : GPUSORTI_KERNEL_onesweep;
}

/* The bits of a digit in which keys are not in their order-preserving form. */
static uint32_t gpusorti_flip(const gpusorti_plan *plan, uint32_t p, uint32_t radix_bits) {
    const gpusorti_request *r = &plan->request;
    const uint32_t first = p * radix_bits, bits = gpusorti_min(radix_bits, r->bit_count - first);
    const uint64_t sign = r->key_kind ? (uint64_t)1 << (r->key_bits - 1) : 0;
    return plan->raw ? (uint32_t)((r->descending ? ~sign : sign) >> (r->first_bit + first)) & ((1u << bits) - 1) : 0;
}

/* The pass by leading bits that are no digit: it moves them to the highest byte, the last digit of a window that would have
 * one more and begin 8 bits before bit 0 (modulo 2^32). The sign is not among them. */
static void gpusorti_take_leading_bits(const gpusorti_plan *plan, gpusorti_step *step) {
    const uint32_t beyond = 8 * plan->pass_count;
    step->push.first_bit = plan->request.key_bits - 8 - beyond;
    step->push.bit_count = beyond + 8;
    step->push.own.onesweep.flip = gpusorti_flip(plan, 0, plan->radix_bits);
}

/* A pass by digits of eight bits, or of seven. */
static void gpusorti_walk_pass(gpusorti_walk *walk, uint32_t p, uint32_t records) {
    const gpusorti_plan *plan = walk->plan;
    const int around = records == GPUSORTI_CROWD;
    const enum gpusorti_kernel kernel = around ? GPUSORTI_KERNEL_onesweep_around : gpusorti_pass_kernel(plan);
    const uint64_t tiles = gpusorti_tiles(plan);
    const uint32_t portions = (uint32_t)gpusorti_ceil_div(tiles, plan->tiles_a_portion);
    const uint32_t stall = walk->ctx->forced.stall, stalled_polls = walk->ctx->forced.polls;
    gpusorti_shape shape = plan->shape;
    uint32_t portion;
    shape.variant |= GPUSORTI_STALL(stall);
    for (portion = 0; portion < portions; portion++) {
        uint64_t left = tiles - (uint64_t)portion * plan->tiles_a_portion;
        gpusorti_step *step = gpusorti_start_step(
            walk, kernel, &shape, left < plan->tiles_a_portion ? left : plan->tiles_a_portion, GPUSORTI_SIZE_TILES);
        gpusorti_onesweep_args *args = gpusorti_start_pass(step, p, records);
        args->portion_tiles = plan->tiles_a_portion;
        args->portion = portion;
        if (records == GPUSORTI_CLOSE) {
            step->spec.radix_bits = 7;
            args->flip = gpusorti_flip(plan, p, 7);
        } else if (p < plan->pass_count)
            args->flip = gpusorti_flip(plan, p, plan->radix_bits);
        else
            gpusorti_take_leading_bits(plan, step);
        step->beside = plan->mode == GPUSORTI_ADDRESSES && portions == 1 && (around || records == GPUSORTI_CLOSE);
        args->polls = !stall ? walk->ctx->tuning.polls : stalled_polls ? stalled_polls : 8;
        if (portions == 1) gpusorti_size_by_plan(walk, GPUSORTI_SIZE_PASSES + (int)(records + 4 * p));
        gpusorti_visit_step(walk);
    }
}

/* The passes from `first` to `end`, not included: which of them have nothing to do is decided on the GPU. */
static void gpusorti_walk_passes(gpusorti_walk *walk, uint32_t first, uint32_t end, uint32_t records) {
    uint32_t p;
    for (p = first; p < end; p++) {
        gpusorti_walk_pass(walk, p, records);
        if (walk->plan->closes && records == 0) gpusorti_walk_pass(walk, p, GPUSORTI_CLOSE);
        if (walk->plan->crowds && records == 0) gpusorti_walk_pass(walk, p, GPUSORTI_CROWD);
    }
}

/* Leaves of a single digit need no search for where they begin. */
static void gpusorti_walk_leaves(gpusorti_walk *walk) {
    const gpusorti_plan *plan = walk->plan;
    const gpusorti_shape starts = {256, 1, 0};
    const uint32_t leaves = 1u << plan->leaf_bits;
    gpusorti_shape sort = plan->leaf;
    gpusorti_leaf_args args;
    args.starts = gpusorti_control_word(plan, plan->layout.leaves);
    args.room = plan->leaf.workgroup_size * plan->leaf.items;
    args.tile = gpusorti_tile(plan);
    args.portion_tiles = plan->tiles_a_portion;
    if (walk->ctx->forced.reversed_atomics) sort.variant |= GPUSORTI_REVERSED;
    if (plan->leaf_bits > 8) {
        gpusorti_start_step(walk, GPUSORTI_KERNEL_leaf_starts, &starts,
                            gpusorti_ceil_div(leaves, starts.workgroup_size - 1), -1)
            ->push.own.leaf = args;
        gpusorti_visit_step(walk);
    }
    gpusorti_start_step(walk, GPUSORTI_KERNEL_leaf_sort, &sort, leaves, -1)->push.own.leaf = args;
    gpusorti_size_by_plan(walk, GPUSORTI_SIZE_LEAVES);
    gpusorti_visit_step(walk);
}

static gpusorti_shape gpusorti_histogram_shape(const gpusort_context *ctx, const gpusorti_plan *plan) {
    gpusorti_shape shape = ctx->tuning.histogram[plan->request.key_words - 1];
    while (shape.workgroup_size > ctx->caps.max_invocations) shape.workgroup_size /= 2;
    return shape;
}

/* Whether passes always end in the caller's arrays: the plan on the GPU adds one to an odd number of them, and knows whether
 * leaves of one digit have room. Sorted input still needs finish.comp for its indices. */
static int gpusorti_ends_by_passes(const gpusorti_plan *plan) {
    return plan->algorithm == GPUSORT_ONESWEEP && plan->pass_count % 2 == 0 && plan->leaf_bits <= 8 && !plan->crowds &&
           !(plan->request.flags & GPUSORT_WRITE_INDICES);
}

/* Whether the histogram shall copy for an odd number of passes, as it expects it from a sample. Keys with values are better
 * copied at the end by a finish.comp that the plan gives its size, only where the number is odd indeed: one key may change
 * it. */
static int gpusorti_copies_early(const gpusort_context *ctx, const gpusorti_plan *plan) {
    const int at_end = !gpusorti_ends_by_passes(plan) && gpusorti_plans_sizes(ctx, plan);
    return !plan->fills && (plan->request.value_words == 0 || !at_end);
}

/* Whether the histogram may take keys in another way than they are, and another one counts again where that was wrong. */
static int gpusorti_may_count_again(const gpusorti_plan *plan) {
    return (plan->stretches && plan->leaf_bits > 8) || plan->closes || plan->leads;
}

/* again: only where the first one asks for it. */
static void gpusorti_walk_histogram(gpusorti_walk *walk, uint32_t again) {
    const gpusorti_plan *plan = walk->plan;
    const gpusorti_shape shape = gpusorti_histogram_shape(walk->ctx, plan);
    const uint64_t groups = gpusorti_ceil_div(plan->request.count, (uint64_t)shape.workgroup_size * shape.items);
    const uint32_t most = gpusorti_max(walk->ctx->tuning.histogram_invocations / shape.workgroup_size, 1);
    gpusorti_step *step = gpusorti_start_step(walk, GPUSORTI_KERNEL_histogram, &shape, groups < most ? groups : most,
                                              -1);
    gpusorti_histogram_args *args = &step->push.own.histogram;
    args->portion_tiles = plan->tiles_a_portion;
    args->copies = (uint32_t)gpusorti_copies_early(walk->ctx, plan);
    args->makes_even = (uint32_t)gpusorti_ends_by_passes(plan);
    args->tile = gpusorti_tile(plan);
    if (plan->leaf_bits) {
        args->least_leaf_bits = gpusorti_least_leaf_bits(plan);
        args->most_leaf_bits = plan->leaf_bits;
        args->leaf_average = gpusorti_leaf_average(&plan->leaf);
        args->leading_passes = plan->leading;
    }
    args->fits = (uint32_t)(gpusorti_may_count_again(plan) && !again);
    args->again = again;
    if (plan->crowds && gpusorti_tiles(plan) <= plan->tiles_a_portion)
        args->crowds = walk->ctx->tuning.least_crowd[plan->staged];
    if (again) gpusorti_size_by_plan(walk, GPUSORTI_SIZE_AGAIN);
    gpusorti_visit_step(walk);
}

/* Leaves of the highest digit alone follow its pass. Others have passes of their own before them, and behind them all
 * passes for keys that do not suit leaves or that one leaf has too many of. */
static void gpusorti_walk_onesweep(gpusorti_walk *walk) {
    const gpusorti_plan *plan = walk->plan;
    gpusorti_walk_histogram(walk, 0);
    if (plan->fills) return;
    if (plan->leaf_bits > 8) {
        gpusorti_walk_passes(walk, plan->pass_count - plan->leading, plan->pass_count, GPUSORTI_LEADING);
        gpusorti_walk_leaves(walk);
    }
    if (gpusorti_may_count_again(plan)) gpusorti_walk_histogram(walk, 1);
    gpusorti_walk_passes(walk, 0, plan->pass_count + (plan->stretches && plan->leaf_bits == 8), 0);
    if (plan->leaf_bits == 8) gpusorti_walk_leaves(walk);
}

/* gpusorti_tiles_args.mode, as in shaders/tiles.glsl */
enum { GPUSORTI_TILE_ENCODE = 1, GPUSORTI_TILE_DECODE = 2, GPUSORTI_TILE_TO_ALT = 4 };

static gpusorti_step *gpusorti_start_tiles(gpusorti_walk *walk, uint32_t mode) {
    const gpusorti_plan *plan = walk->plan;
    const enum gpusorti_kernel kernel = plan->rolled ? GPUSORTI_KERNEL_tile_sort_rolled : GPUSORTI_KERNEL_tile_sort;
    gpusorti_step *step = gpusorti_start_step(walk, kernel, &plan->shape, gpusorti_tiles(plan), GPUSORTI_SIZE_TILES);
    if (plan->request.bit_count == plan->request.key_bits) step->spec.variant |= GPUSORTI_WHOLE_KEYS;
    step->push.own.tiles.mode = GPUSORTI_TILE_ENCODE | mode;
    return step;
}

/* Each merge goes from one of (caller's arrays, scratch) to the other. The tiles go where the last merge ends in the
 * caller's. */
static void gpusorti_walk_merges(gpusorti_walk *walk) {
    const gpusorti_plan *plan = walk->plan;
    const gpusorti_shape merge = gpusorti_merge_shape(walk->ctx, plan);
    const uint64_t groups = gpusorti_ceil_div(plan->request.count, merge.workgroup_size * merge.items);
    uint32_t run = gpusorti_tile(plan), left = plan->merges;
    gpusorti_start_tiles(walk, left == 0 ? GPUSORTI_TILE_DECODE : left % 2 ? GPUSORTI_TILE_TO_ALT : 0);
    gpusorti_visit_step(walk);
    for (; left > 0; left--, run *= GPUSORTI_MERGE_WAYS) {
        gpusorti_step *step = gpusorti_start_step(walk, GPUSORTI_KERNEL_merge_tiles, &merge, groups,
                                                  GPUSORTI_SIZE_MERGES);
        step->push.own.tiles.mode = left == 1 ? GPUSORTI_TILE_DECODE : left % 2 ? 0 : GPUSORTI_TILE_TO_ALT;
        step->push.own.tiles.run = run;
        gpusorti_visit_step(walk);
    }
}

static void gpusorti_visit_buckets(gpusorti_walk *walk) {
    gpusorti_tiles_args *args = &walk->step.push.own.tiles;
    args->run = gpusorti_tile(walk->plan);
    args->sample_stride = walk->plan->buckets->sample_stride;
    args->bucket = walk->plan->buckets->bucket;
    gpusorti_visit_step(walk);
}

static void gpusorti_walk_buckets(gpusorti_walk *walk) {
    const gpusorti_plan *plan = walk->plan;
    const struct gpusorti_buckets *row = plan->buckets;
    gpusorti_shape shape;

    gpusorti_start_tiles(walk, GPUSORTI_TILE_TO_ALT);
    gpusorti_visit_buckets(walk);
    shape.workgroup_size = gpusorti_min(gpusorti_power_below(walk->ctx->caps.max_invocations), 1024);
    shape.items = 1;
    shape.variant = GPUSORTI_MAX_RUNS * (gpusorti_tile(plan) / row->sample_stride);
    gpusorti_start_step(walk, GPUSORTI_KERNEL_split_runs, &shape,
                        gpusorti_ceil_div(gpusorti_max(plan->request.count / row->sample_stride, 1), 32), -1);
    gpusorti_visit_buckets(walk);
    shape.workgroup_size = row->bucket_size;
    shape.items = 8;
    shape.variant = GPUSORTI_LOG_CAPACITY(row->log_capacity);
    if (plan->request.bit_count == plan->request.key_bits) shape.variant |= GPUSORTI_WHOLE_KEYS;
    gpusorti_start_step(walk, GPUSORTI_KERNEL_merge_buckets, &shape,
                        gpusorti_ceil_div(plan->request.count, row->bucket), -1);
    gpusorti_visit_buckets(walk);
}

/* ---- segments ---- */
/* As many as fill a workgroup's tile once, by their average: each is padded to a power of two. */
static uint32_t gpusorti_segments_a_group(const gpusorti_plan *plan) {
    const gpusorti_request *r = &plan->request;
    const gpusorti_shape *shape = &plan->small_segments;
    const uint32_t average = r->count / gpusorti_max(r->segments, 1);
    uint32_t padded = shape->items;
    if (r->segmentation == GPUSORTI_ROWS)
        while (padded < r->segment_size && padded < gpusorti_shape_tile(shape)) padded *= 2;
    else
        padded = gpusorti_max(padded, average + average / 2);
    if (padded > gpusorti_small_segment(plan)) return GPUSORTI_LONG_GROUP;
    return gpusorti_max(gpusorti_min(gpusorti_shape_tile(shape) / padded, shape->workgroup_size), 1);
}

static void gpusorti_walk_small_segments(gpusorti_walk *walk) {
    const gpusorti_plan *plan = walk->plan;
    const gpusorti_request *r = &plan->request;
    const gpusorti_shape *shape = &plan->small_segments;
    const uint32_t segments = gpusorti_segments_of(r);
    const uint32_t group = gpusorti_segments_a_group(plan);
    gpusorti_step *step = gpusorti_start_step(walk, GPUSORTI_KERNEL_segments, shape, gpusorti_ceil_div(segments, group), -1);
    gpusorti_segments_args *args = &step->push.own.segments;
    if (r->bit_count == r->key_bits) step->spec.variant |= GPUSORTI_WHOLE_KEYS;
    args->segments = segments;
    args->size = r->segmentation == GPUSORTI_ROWS ? r->segment_size : 0;
    step->range[2] = step->range[4] = 0;
    args->offsets = gpusorti_bind_offsets(walk, 2);
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

static void gpusorti_walk_lists(gpusorti_walk *walk) {
    const gpusorti_plan *plan = walk->plan;
    uint32_t list;
    for (list = 0; list < 2; list++) {
        gpusorti_shape shape = plan->listed[list];
        gpusorti_list_args *args;
        if (!plan->lists[list]) continue;
        if (plan->request.bit_count == plan->request.key_bits) shape.variant |= GPUSORTI_WHOLE_KEYS;
        args = &gpusorti_start_step(walk, GPUSORTI_KERNEL_segment_sort, &shape, 1, -1)->push.own.list;
        args->list = list;
        args->lists = gpusorti_control_word(plan, plan->layout.lists);
        args->list_room = gpusorti_list_room(plan);
        walk->step.indirect = GPUSORTI_SIZE_LISTS + 4 * (int)list;
        gpusorti_visit_step(walk);
    }
}

/* A step over all tiles of long segments, unless groups says otherwise. */
static void gpusorti_visit_long(gpusorti_walk *walk, enum gpusorti_kernel kernel, const gpusorti_shape *shape,
                                uint32_t pass, const gpusorti_long_args *args) {
    gpusorti_step *step = gpusorti_start_step(walk, kernel, shape, args->chunks, -1);
    step->push.pass = pass;
    step->push.own.of_long = *args;
    if (kernel != GPUSORTI_KERNEL_segment_scan)
        step->indirect = kernel == GPUSORTI_KERNEL_segment_bases ? GPUSORTI_SIZE_BASES : GPUSORTI_SIZE_LONG;
    gpusorti_visit_step(walk);
}

static gpusorti_long_args gpusorti_long_args_of(const gpusorti_walk *walk, const gpusorti_shape *scan) {
    const gpusorti_plan *plan = walk->plan;
    const uint64_t words = gpusorti_long_tiles(plan) << plan->radix_bits;
    const uint32_t stall = walk->ctx->forced.stall, polls = walk->ctx->forced.polls;
    uint64_t chunk = gpusorti_shape_tile(scan);
    gpusorti_long_args args;
    chunk *= gpusorti_ceil_div(words, GPUSORTI_MAX_CHUNKS * chunk);
    args.owners = gpusorti_control_word(plan, plan->layout.owners);
    args.records = gpusorti_control_word(plan, plan->layout.records);
    args.bases = gpusorti_control_word(plan, plan->layout.bases);
    args.tile = gpusorti_tile(plan);
    args.flags = 0;
    args.chunk = (uint32_t)chunk;
    args.chunks = (uint32_t)gpusorti_ceil_div(words, chunk);
    args.polls = !stall ? walk->ctx->tuning.polls : polls ? polls : 8;
    return args;
}

static void gpusorti_walk_long_segments(gpusorti_walk *walk) {
    const gpusorti_plan *plan = walk->plan;
    const enum gpusorti_kernel kernel = plan->chained || plan->scanned ? GPUSORTI_KERNEL_segment_pass
                                        : walk->ctx->caps.subgroups    ? GPUSORTI_KERNEL_segment_scatter
                                                                       : GPUSORTI_KERNEL_segment_scatter_basic;
    const gpusorti_shape count = {plan->shape.workgroup_size, plan->shape.items, 0};
    gpusorti_shape scan = {0, 8, 0}, pass = plan->shape;
    gpusorti_long_args args;
    uint32_t p;
    scan.workgroup_size = walk->ctx->tuning.scan_size;
    args = gpusorti_long_args_of(walk, &scan);
    if (plan->chained) {
        pass.variant |= GPUSORTI_STALL(walk->ctx->forced.stall);
        gpusorti_visit_long(walk, GPUSORTI_KERNEL_segment_histogram, &count, 0, &args);
        gpusorti_visit_long(walk, GPUSORTI_KERNEL_segment_bases, &scan, 0, &args);
    }
    for (p = 0; p < plan->pass_count; p++) {
        args.flags = (p % 2 ? (uint32_t)GPUSORTI_PASS_FROM_ALT : 0u);
        if (p == 0) args.flags |= (uint32_t)GPUSORTI_PASS_FIRST | (uint32_t)GPUSORTI_PASS_ENCODE;
        if (p + 1 == plan->pass_count) args.flags |= (uint32_t)GPUSORTI_PASS_LAST | (uint32_t)GPUSORTI_PASS_DECODE;
        if (!plan->chained) {
            gpusorti_visit_long(walk, GPUSORTI_KERNEL_segment_count, &count, p, &args);
            gpusorti_visit_long(walk, GPUSORTI_KERNEL_segment_scan, &scan, p, &args);
        }
        gpusorti_visit_long(walk, kernel, &pass, p, &args);
    }
}

/* A round of selecting, or the sort behind them. */
static void gpusorti_visit_selection(gpusorti_walk *walk, enum gpusorti_kernel kernel, const gpusorti_shape *shape,
                                     const gpusorti_select_args *args) {
    const gpusorti_plan *plan = walk->plan;
    const gpusorti_request *r = &plan->request;
    gpusorti_step *step = gpusorti_start_step(walk, kernel, shape, (uint64_t)gpusorti_segments_of(r) * args->parts, -1);
    if (args->size == 0) step->indirect = GPUSORTI_SIZE_LONG;
    step->push.values_alt_base = (uint32_t)((plan->layout.values_alt - plan->layout.keys_alt) / 4);
    step->push.own.select = *args;
    if (gpusorti_packs_at_once(plan)) {
        step->bound[1] = walk->args->values;
        step->range[1] = gpusorti_values_size(r);
    }
    gpusorti_visit_step(walk);
}

/* The first ones of each long segment, see shaders/candidates.glsl. */
static void gpusorti_walk_selection(gpusorti_walk *walk) {
    const gpusorti_plan *plan = walk->plan;
    const gpusorti_request *r = &plan->request;
    const uint32_t rounds = gpusorti_rounds(plan);
    uint64_t left = gpusorti_longest(r);
    gpusorti_shape select = plan->selecting, sort = plan->listed[1];
    gpusorti_select_args args;
    memset(&args, 0, sizeof args);
    if (plan->algorithm == GPUSORTI_SELECTED)
        args.size = r->segmentation == GPUSORTI_ROWS ? r->segment_size : 0xffffffffu;
    args.part = plan->part;
    args.later = gpusorti_shape_tile(&select);
    args.owners = gpusorti_control_word(plan, plan->layout.owners);
    args.limit = r->limit;
    args.room = gpusorti_candidate_room(plan);
    for (args.round = 1; args.round <= rounds; args.round++) {
        args.parts = (uint32_t)gpusorti_ceil_div(left, args.round == 1 ? args.part : args.later);
        args.to = args.round % 2 ? 0 : (uint32_t)gpusorti_candidates(plan, 1);
        gpusorti_visit_selection(walk, GPUSORTI_KERNEL_select, &select, &args);
        select.variant = GPUSORTI_CANDIDATES;
        left = (uint64_t)args.parts * args.room;
        args.from = args.to;
        args.parts_before = args.parts;
    }
    args.parts = 1;
    if (r->bit_count == r->key_bits) sort.variant |= GPUSORTI_WHOLE_KEYS;
    if (gpusorti_packs_at_once(plan)) sort.variant |= GPUSORTI_PACKED;
    gpusorti_visit_selection(walk, GPUSORTI_KERNEL_select_sort, &sort, &args);
}

/* Elements that stay behind those that are wanted keep their values, and so do those outside all segments. */
static void gpusorti_walk_identity(gpusorti_walk *walk) {
    const gpusorti_request *r = &walk->plan->request;
    if (r->wide && !r->packs) gpusorti_walk_rows(walk, GPUSORTI_IDENTITY);
}

static void gpusorti_walk_segments(gpusorti_walk *walk) {
    if (walk->plan->request.segmentation == GPUSORTI_OFFSETS) gpusorti_walk_identity(walk);
    gpusorti_walk_small_segments(walk);
    gpusorti_walk_lists(walk);
    if (walk->plan->selecting.workgroup_size)
        gpusorti_walk_selection(walk);
    else if (walk->plan->longs)
        gpusorti_walk_long_segments(walk);
}

/* ---- Batcher's odd-even merge: which dispatches sort n elements (shaders/odd_even_merge.comp) ---- */
enum { GPUSORTI_MODE_ODD = 1, GPUSORTI_MODE_SORT = 2 }; /* gpusorti_network_args.mode */

typedef struct gpusorti_network {
    gpusorti_walk *walk;
    uint32_t log_tile, log_items;
    uint32_t log_columns; /* neighbouring elements that a workgroup reads together, where it can */
    uint32_t log_columns_min;
} gpusorti_network;

static void gpusorti_network_step(const gpusorti_network *net, uint64_t groups, gpusorti_network_args args) {
    gpusorti_step *step = gpusorti_start_step(net->walk, GPUSORTI_KERNEL_odd_even_merge, &net->walk->plan->shape,
                                              groups, -1);
    args.count_word = gpusorti_bind_count(net->walk, 3);
    args.bound = net->walk->plan->request.count;
    step->push.own.network = args;
    gpusorti_visit_step(net->walk);
}

/* From this pitch, the log2 of the greatest block that `steps` further steps bring to pitch 1, or to one below. */
static uint32_t gpusorti_network_reach(const gpusorti_network *net, uint32_t steps, uint32_t log_columns) {
    return steps == 0 ? 0 : net->log_tile - 1 + (steps - 1) * (net->log_tile - log_columns - 1);
}

/* Merges the sorted halves of all blocks of 2^log_block elements: a first step over residue classes, then steps of two
 * dispatches that merge neighbouring runs of 2^pitch elements over the next, smaller pitch. */
static void gpusorti_network_level(const gpusorti_network *net, uint32_t n, uint32_t log_block) {
    uint64_t block = (uint64_t)1 << log_block;
    uint64_t rest = n & (block - 1);
    uint64_t end = rest > block / 2 ? n : n - rest; /* a last block without second half is merged already */
    uint32_t pitch = log_block, steps = 1, step;
    while (gpusorti_network_reach(net, steps, net->log_columns_min) + net->log_tile - net->log_columns_min <
           log_block)
        steps++;
    for (step = 0; step <= steps; step++) {
        uint32_t left = steps - step;
        uint32_t reach = gpusorti_network_reach(net, left, net->log_columns);
        uint32_t least = left * (net->log_items - 1); /* for the later steps, each of which holds a few rows */
        uint32_t extra = step == 0 ? 0 : 1;           /* a pair of runs is twice the old pitch */
        uint32_t rows_max = net->log_tile - net->log_columns - extra;
        uint32_t next, rows, phase;
        gpusorti_network_args args;
        uint64_t span;
        /* The first step costs least and does as much as it can, later ones what they must. */
        if (step == 0)
            next = pitch > rows_max + least ? pitch - rows_max : least;
        else
            next = pitch - (net->log_items - 1);
        if (next > reach) {
            rows_max = net->log_tile - net->log_columns_min - extra;
            next = pitch > rows_max + reach ? pitch - rows_max : reach;
        }
        if (left == 0) next = 0;
        rows = pitch + extra - next;
        memset(&args, 0, sizeof args);
        args.log_block = log_block;
        args.log_pitch = next;
        args.log_columns = gpusorti_min(net->log_tile - rows, next);
        args.log_merged = rows + args.log_columns;
        span = (uint64_t)1 << (net->log_tile - args.log_columns + next);
        for (phase = 0; phase <= extra; phase++) {
            args.mode = phase ? GPUSORTI_MODE_ODD : 0;
            gpusorti_network_step(net, gpusorti_ceil_div(end, span) << (next - args.log_columns), args);
        }
        pitch = next;
    }
}

static void gpusorti_walk_odd_even_merge(gpusorti_walk *walk) {
    const gpusorti_plan *plan = walk->plan;
    const uint32_t n = plan->request.count;
    gpusorti_network_args sort_tiles;
    gpusorti_network net;
    uint32_t log_block, most;
    net.walk = walk;
    net.log_tile = gpusorti_log2(gpusorti_tile(plan));
    net.log_items = gpusorti_log2(plan->shape.items);
    /* A tile has at least as many rows as an invocation has items. */
    most = net.log_tile - gpusorti_max(net.log_items, 2);
    /* 64 bytes of keys, or 32 where that saves a step. */
    net.log_columns = gpusorti_min(6 - gpusorti_log2(plan->request.key_bits / 8), most);
    net.log_columns_min = gpusorti_min(5 - gpusorti_log2(plan->request.key_bits / 8), most);
    memset(&sort_tiles, 0, sizeof sort_tiles);
    sort_tiles.log_block = 32;
    sort_tiles.log_merged = net.log_tile;
    sort_tiles.mode = GPUSORTI_MODE_SORT;
    gpusorti_network_step(&net, ((n - 1) >> net.log_tile) + 1, sort_tiles);
    for (log_block = net.log_tile + 1; log_block <= 32 && (n - 1) >> (log_block - 1) != 0; log_block++)
        gpusorti_network_level(&net, n, log_block);
}

/* What all steps of a sort share. */
static gpusorti_step gpusorti_common_step(const gpusort_context *ctx, const gpusorti_plan *plan,
                                          const gpusort_cmd_args *args) {
    const gpusorti_request *r = &plan->request;
    const gpusorti_layout *layout = &plan->layout;
    gpusorti_step step;
    memset(&step, 0, sizeof step);
    step.spec.radix_bits = plan->radix_bits;
    step.spec.key_words = r->key_words;
    step.spec.key_bits = r->key_bits;
    step.spec.key_stored_bits = plan->unpacked || r->key_bits > 32 ? 32 : r->key_bits;
    step.spec.key_kind = r->key_kind;
    step.spec.descending = r->descending;
    step.spec.value_words = r->value_words;
    step.spec.flags = r->flags | (ctx->tuning.rolled ? (uint32_t)GPUSORTI_FLAG_ROLLED : 0u);
    step.push.count = r->gpu_count ? 0 : r->count; /* 0: in the control block */
    step.push.pass_count = plan->pass_count;
    step.push.first_bit = r->first_bit;
    step.push.bit_count = r->bit_count;
    step.push.status = gpusorti_control_word(plan, layout->status);
    step.bound[0] = plan->unpacked ? gpusorti_offset(args->scratch, layout->keys) : args->keys;
    step.bound[1] = r->wide ? gpusorti_offset(args->scratch, layout->values) : args->values;
    step.bound[2] = gpusorti_offset(args->scratch, layout->keys_alt);
    step.bound[3] = gpusorti_offset(args->scratch, layout->control);
    step.range[0] = plan->unpacked ? gpusorti_unpacked_size(plan) : gpusorti_keys_size(r);
    step.range[1] = (uint64_t)r->count * r->value_words * 4;
    step.range[2] = gpusorti_keys_alt_size(plan);
    step.range[3] = layout->keys - layout->control;
    step.bound[4] = gpusorti_offset(args->scratch, plan->paired ? layout->keys_alt + 4 : layout->values_alt);
    step.range[4] = gpusorti_values_alt_size(plan);
    if (r->value_words)
        step.push.values_alt_base = (uint32_t)((layout->values_alt - layout->keys_alt) / (4 * r->value_words));
    return step;
}

/* Visits the steps of a sort in the order of their execution. */
static gpusort_result gpusorti_walk_steps(const gpusort_context *ctx, const gpusorti_plan *plan,
                                          const gpusort_cmd_args *args, gpusorti_visit visit, void *user) {
    const int passes = gpusorti_by_passes(plan), segmented = plan->algorithm == GPUSORTI_SEGMENTED;
    gpusorti_walk walk;
    memset(&walk, 0, sizeof walk);
    walk.ctx = ctx;
    walk.plan = plan;
    walk.args = args;
    walk.visit = visit;
    walk.user = user;
    walk.common = gpusorti_common_step(ctx, plan, args);
    if (passes || segmented || (plan->request.gpu_count && gpusorti_has_control(plan))) gpusorti_walk_begin(&walk);
    gpusorti_walk_first(&walk);
    switch (plan->algorithm) {
    case GPUSORT_ONESWEEP: gpusorti_walk_onesweep(&walk); break;
    case GPUSORT_ODD_EVEN_MERGE: gpusorti_walk_odd_even_merge(&walk); break;
    case GPUSORTI_TILES_AND_MERGES: gpusorti_walk_merges(&walk); break;
    case GPUSORTI_TILES_AND_BUCKETS: gpusorti_walk_buckets(&walk); break;
    case GPUSORTI_SEGMENTED: gpusorti_walk_segments(&walk); break;
    case GPUSORTI_SELECTED:
        gpusorti_walk_identity(&walk);
        gpusorti_walk_selection(&walk);
        break;
    default: gpusorti_walk_count_scan_scatter(&walk); break;
    }
    if (passes && !gpusorti_ends_by_passes(plan)) {
        const uint32_t most = plan->fills ? (uint32_t)GPUSORTI_MOST_STRIDE_GROUPS : ctx->tuning.stride_groups;
        gpusorti_start_stride(&walk, GPUSORTI_KERNEL_finish, plan->fills ? GPUSORTI_FILL : GPUSORTI_FINISH,
                              plan->request.count, most);
        gpusorti_size_by_plan(&walk, GPUSORTI_SIZE_FINISH);
        gpusorti_visit_step(&walk);
    }
    gpusorti_walk_last(&walk);
    return walk.result;
}
/* ---- >>record: from steps to commands; what is prepared; buffers checked ---- */
static void gpusorti_barrier(const gpusort_context *ctx, VkCommandBuffer commands, VkPipelineStageFlags from,
                             VkAccessFlags from_access, VkPipelineStageFlags to, VkAccessFlags to_access) {
    GPUSORTI_STRUCT(VkMemoryBarrier, barrier, MEMORY_BARRIER);
    barrier.srcAccessMask = from_access;
    barrier.dstAccessMask = to_access;
    ctx->vk.CmdPipelineBarrier(commands, from, to, 0, 1, &barrier, 0, NULL, 0, NULL);
}

static uint64_t gpusorti_address(const gpusort_context *ctx, gpusort_range range) {
    GPUSORTI_STRUCT(VkBufferDeviceAddressInfoKHR, info, BUFFER_DEVICE_ADDRESS_INFO);
    if (range.buffer == VK_NULL_HANDLE) return 0;
    info.buffer = range.buffer;
    return ctx->vk.GetBufferDeviceAddress(ctx->device, &info) + range.offset;
}

enum { GPUSORTI_MOST_SETS = 8 }; /* of one sort */
/* The descriptor sets of a sort: one for each choice of buffers that steps bind, most of which bind the same. */
typedef struct gpusorti_sets {
    const gpusort_context *ctx;
    uint32_t count;
    VkDescriptorBufferInfo buffers[GPUSORTI_MOST_SETS][GPUSORTI_BINDINGS];
    VkDescriptorSet handles[GPUSORTI_MOST_SETS];
} gpusorti_sets;

typedef struct gpusorti_recorder {
    const gpusort_context *ctx;
    VkCommandBuffer commands;
    int sizes_visible; /* indirect ones, as they are now */
    gpusorti_sets sets; /* GPUSORTI_POOLED_BUFFERS */
} gpusorti_recorder;

/* What a step binds. Buffers that it does not use still need something bound where the kernel names them: the control block.
 * Where a kernel is given one buffer less, the second values lie behind the second keys in theirs. */
static void gpusorti_step_buffers(const gpusort_context *ctx, const gpusorti_step *step,
                                  VkDescriptorBufferInfo buffers[GPUSORTI_BINDINGS]) {
    uint32_t i;
    memset(buffers, 0, GPUSORTI_BINDINGS * sizeof *buffers); /* they are compared as bytes */
    for (i = 0; i < gpusorti_bindings(ctx); i++) {
        const uint32_t from = step->range[i] != 0 ? i : step->range[3] != 0 ? 3 : 0;
        buffers[i].buffer = step->bound[from].buffer;
        buffers[i].offset = step->bound[from].offset;
        buffers[i].range = step->range[from];
        if (from == 3 && step->keeps_sizes) {
            buffers[i].offset += 4 * GPUSORTI_SIZES_END;
            buffers[i].range -= 4 * GPUSORTI_SIZES_END;
        }
        if (i == 2 && ctx->caps.few_bindings && step->range[4] != 0) {
            buffers[i].buffer = step->bound[2].buffer;
            buffers[i].offset = step->bound[2].offset;
            buffers[i].range = step->bound[4].offset + step->range[4] - step->bound[2].offset;
        }
    }
}

static uint32_t gpusorti_find_set(const gpusorti_sets *sets, const VkDescriptorBufferInfo buffers[GPUSORTI_BINDINGS]) {
    uint32_t i = 0;
    while (i < sets->count && memcmp(sets->buffers[i], buffers, sizeof sets->buffers[i]) != 0) i++;
    return i;
}

/* The visitor that finds out which sets a sort takes. */
static gpusort_result gpusorti_note_set(void *user, const gpusorti_plan *plan, const gpusorti_step *step) {
    gpusorti_sets *sets = (gpusorti_sets *)user;
    VkDescriptorBufferInfo buffers[GPUSORTI_BINDINGS];
    (void)plan;
    gpusorti_step_buffers(sets->ctx, step, buffers);
    if (gpusorti_find_set(sets, buffers) < sets->count) return GPUSORT_OK;
    GPUSORT_ASSERT(sets->count < GPUSORTI_MOST_SETS);
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

/* Takes the sets of a sort from its pool, all or none, and fills them in. */
static gpusort_result gpusorti_take_sets(const gpusort_context *ctx, const gpusorti_plan *plan, const gpusort_cmd_args *args,
                                         gpusorti_sets *sets) {
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
                             sets->count, sets->count * gpusorti_bindings(ctx), gpusorti_vk_name(vr));
    result = gpusorti_check(&ctx->host, vr, "vkAllocateDescriptorSets");
    for (i = 0; i < sets->count && result == GPUSORT_OK; i++) {
        VkWriteDescriptorSet writes[GPUSORTI_BINDINGS];
        gpusorti_write_set(sets->handles[i], sets->buffers[i], writes);
        ctx->vk.UpdateDescriptorSets(ctx->device, gpusorti_bindings(ctx), writes, 0, NULL);
    }
    return result;
}

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

/* The kernel's arguments and the buffers that it works on. */
static void gpusorti_push_step(const gpusorti_recorder *recorder, const gpusorti_plan *plan, const gpusorti_step *step) {
    const gpusort_context *ctx = recorder->ctx;
    gpusorti_push push = step->push;
    if (plan->mode == GPUSORTI_ADDRESSES) {
        push.keys = gpusorti_address(ctx, step->bound[0]);
        push.values = gpusorti_address(ctx, step->bound[1]);
        push.keys_alt = gpusorti_address(ctx, step->bound[2]);
        push.values_alt = gpusorti_address(ctx, step->bound[4]);
        push.control = gpusorti_address(ctx, step->bound[3]);
        ctx->vk.CmdPushConstants(recorder->commands, ctx->address_layout, VK_SHADER_STAGE_COMPUTE_BIT, 0,
                                 GPUSORTI_PUSH_ADDRESSES + GPUSORTI_PUSH_WORDS * (uint32_t)sizeof(uint32_t), &push);
    } else {
        gpusorti_bind_buffers(recorder, plan, step);
        if (!ctx->caps.few_bindings) push.values_alt_base = 0;
        ctx->vk.CmdPushConstants(recorder->commands, ctx->buffer_layout, VK_SHADER_STAGE_COMPUTE_BIT, 0,
                                 GPUSORTI_PUSH_WORDS * (uint32_t)sizeof(uint32_t), &push.count);
    }
}

/* A region that captures and validation show by its name, up to gpusorti_end_label(). */
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

    GPUSORT_ASSERT(pipeline && step->groups > 0); /* prepared, and no dispatch of nothing */
    gpusorti_begin_label(recorder, gpusorti_kernel_name(step->kernel));
    /* Also before the first step: the scratch may have served a sort right before. */
    if (!step->beside)
        gpusorti_barrier(ctx, recorder->commands, VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT, VK_ACCESS_SHADER_WRITE_BIT,
                         VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT |
                             (sizes ? (VkPipelineStageFlags)VK_PIPELINE_STAGE_DRAW_INDIRECT_BIT : 0u),
                         VK_ACCESS_SHADER_READ_BIT | VK_ACCESS_SHADER_WRITE_BIT |
                             (sizes ? (VkAccessFlags)VK_ACCESS_INDIRECT_COMMAND_READ_BIT : 0u));
    recorder->sizes_visible = (recorder->sizes_visible || sizes) && step->keeps_sizes;
    ctx->vk.CmdBindPipeline(recorder->commands, VK_PIPELINE_BIND_POINT_COMPUTE, pipeline->handle);
    gpusorti_push_step(recorder, plan, step);
    if (step->indirect >= 0) {
        ctx->vk.CmdDispatchIndirect(recorder->commands, step->bound[3].buffer,
                                    step->bound[3].offset + 4u * (uint32_t)step->indirect);
    } else {
        const uint64_t most = GPUSORTI_MAX_GROUPS, x = step->groups < most ? step->groups : most;
        ctx->vk.CmdDispatch(recorder->commands, (uint32_t)x, (uint32_t)gpusorti_ceil_div(step->groups, x), 1);
    }
    gpusorti_end_label(recorder);
    return GPUSORT_OK;
}

/* Visitors that record nothing: note what is missing; find out whether anything is (user: points to the context's). */
static gpusort_result gpusorti_prepare_step(void *user, const gpusorti_plan *plan, const gpusorti_step *step) {
    return gpusorti_want_pipeline((gpusort_context *)user, step->kernel, &step->spec,
                                  plan->mode == GPUSORTI_ADDRESSES);
}

static gpusort_result gpusorti_find_step(void *user, const gpusorti_plan *plan, const gpusorti_step *step) {
    const gpusort_context *ctx = *(const gpusort_context *const *)user;
    (void)plan;
    return gpusorti_find_pipeline(ctx, step->kernel, &step->spec) ? GPUSORT_OK : GPUSORT_ERROR_NOT_PREPARED;
}

static gpusorti_kind gpusorti_kind_of(const gpusort_cmd_args *args) {
    gpusorti_kind kind;
    kind.count = args->count;
    kind.member[0] = (uint32_t)args->key_type;
    kind.member[1] = (uint32_t)args->order;
    kind.member[2] = args->value_size;
    kind.member[3] = args->first_bit;
    kind.member[4] = args->first_bit + args->bit_count < gpusorti_types[args->key_type].bits ? args->bit_count : 0;
    kind.member[5] = args->flags;
    kind.member[6] = (uint32_t)args->algorithm;
    kind.member[7] = args->segment_count != 0;
    kind.member[8] = args->segment_size;
    kind.member[9] = args->limit != 0;
    return kind;
}

/* How far a prepared kind is from serving the wanted one: 2 for each member that differs, 1 where only fewer elements were
 * prepared. The members' names go to text. */
static uint32_t gpusorti_kind_distance(const gpusorti_kind *prepared, const gpusorti_kind *wanted, char *text, size_t size) {
    static const char *const names[GPUSORTI_KIND_MEMBERS] = {"key_type",  "order", "value_size", "first_bit",
                                                             "bit_count", "flags", "algorithm", "segment_count",
                                                             "segment_size", "limit"};
    uint32_t distance = 0, i;
    int at = 0;
    text[0] = 0;
    for (i = 0; i < GPUSORTI_KIND_MEMBERS; i++) {
        if (prepared->member[i] == wanted->member[i]) continue;
        at += snprintf(text + at, size - (size_t)at, "%s%s", at ? ", " : "", names[i]);
        distance += 2;
    }
    if (prepared->count >= wanted->count) return distance;
    snprintf(text + at, size - (size_t)at, "%scount (prepared up to %llu)", at ? ", " : "",
             (unsigned long long)prepared->count);
    return distance + 1;
}

static gpusort_result gpusorti_tell_unprepared(const gpusort_context *ctx, const gpusort_cmd_args *args) {
    const gpusorti_kind wanted = gpusorti_kind_of(args);
    const uint32_t count = gpusorti_atomic_load(&ctx->kind_count);
    char text[160], nearest[160] = "everything: it has seen none";
    uint32_t least = UINT32_MAX, i;
    for (i = 0; i < count; i++) {
        const uint32_t distance = gpusorti_kind_distance(&ctx->kinds[i], &wanted, text, sizeof text);
        if (distance > least) continue;
        least = distance;
        snprintf(nearest, sizeof nearest, "%s", distance ? text : "nothing");
    }
    return gpusorti_fail(&ctx->host, GPUSORT_ERROR_NOT_PREPARED,
                         "gpusort_prepare() has not seen this kind of sort; from the nearest that it has, it differs in %s",
                         nearest);
}

/* Keeps what was prepared, for the message above, unless that is known or there is no room. */
static void gpusorti_keep_kind(gpusort_context *ctx, const gpusort_cmd_args *args) {
    const gpusorti_kind wanted = gpusorti_kind_of(args);
    const uint32_t count = ctx->kind_count;
    char text[160];
    uint32_t i;
    for (i = 0; i < count; i++)
        if (gpusorti_kind_distance(&ctx->kinds[i], &wanted, text, sizeof text) == 0) return;
    if (count == GPUSORTI_MOST_KINDS) return;
    ctx->kinds[count] = wanted;
    gpusorti_atomic_store(&ctx->kind_count, count + 1);
}

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

/* The buffers of a sort of more than no elements. The one of the count is bound from the aligned offset below it on. */
static gpusort_result gpusorti_check_buffers(const gpusort_context *ctx, const gpusort_cmd_args *args,
                                             const gpusorti_plan *plan) {
    const gpusorti_request *r = &plan->request;
    const uint32_t bound = plan->mode == GPUSORTI_ADDRESSES ? 1 : (uint32_t)ctx->caps.offset_alignment;
    const gpusorti_place places[] = {
        {"keys", args->keys, gpusorti_keys_size(r), gpusorti_max(r->key_bits == 64 ? 8 : 4, bound)},
        {"values", args->values, gpusorti_values_size(r), gpusorti_max(r->value_size == 8 ? 8 : 4, bound)},
        {"scratch", args->scratch, plan->layout.end, gpusorti_max(GPUSORTI_ALIGNMENT, bound)},
        {"count_buffer", args->count_buffer, r->gpu_count ? 4u : 0u, 4},
        {"segments", args->segments, gpusorti_offsets_size(r), 4},
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

/* What a sort is called in captures: "gpusort: 1000000 f32 + 4 bytes". */
static void gpusorti_describe(const gpusort_cmd_args *args, char *text, size_t size) {
    const char *type = gpusorti_types[args->key_type].name;
    const unsigned long long count = args->count;
    int at = snprintf(text, size, "gpusort: %s%llu %c%s", args->count_buffer.buffer ? "up to " : "", count,
                      gpusorti_lower(type[0]), type + 1);
    if (args->value_size)
        at += snprintf(text + at, size - (size_t)at, " %s %u bytes", args->flags & GPUSORT_KEYS_IN_VALUES ? "in" : "+",
                       args->value_size);
    if (args->segment_size) at += snprintf(text + at, size - (size_t)at, ", rows of %u", args->segment_size);
    if (args->segment_count) at += snprintf(text + at, size - (size_t)at, ", %u segments", args->segment_count);
    if (args->limit) snprintf(text + at, size - (size_t)at, ", the first %u", args->limit);
}

/* Records nothing where it fails. */
static gpusort_result gpusorti_record(const gpusort_context *ctx, VkCommandBuffer commands,
                                      const gpusort_cmd_args *args, const gpusorti_plan *plan) {
    gpusorti_recorder recorder;
    gpusort_result result = GPUSORT_OK;
    char name[128] = "";
    recorder.ctx = ctx;
    recorder.commands = commands;
    recorder.sizes_visible = 0;
    if (plan->mode == GPUSORTI_POOLED_BUFFERS) result = gpusorti_take_sets(ctx, plan, args, &recorder.sets);
    if (result != GPUSORT_OK) return result;
    if (ctx->enabled & GPUSORT_ENABLED_DEBUG_UTILS) gpusorti_describe(args, name, sizeof name);
    gpusorti_begin_label(&recorder, name);
    result = gpusorti_walk_steps(ctx, plan, args, gpusorti_record_step, &recorder);
    gpusorti_end_label(&recorder);
    return result;
}

typedef struct gpusorti_preparation {
    gpusort_context *ctx;
    const gpusort_cmd_args *args;
} gpusorti_preparation;

/* Notes what a plan needs. The steps with a count on the GPU take in those without. */
static gpusort_result gpusorti_prepare_plan(void *user, const gpusorti_plan *plan) {
    const gpusorti_preparation *preparation = (const gpusorti_preparation *)user;
    gpusorti_plan counted = *plan;
    counted.request.gpu_count = 1;
    return gpusorti_walk_steps(preparation->ctx, &counted, preparation->args, gpusorti_prepare_step,
                               preparation->ctx);
}

typedef struct gpusorti_measure { /* of the memory that a sort takes */
    const gpusort_context *ctx;
    gpusort_cmd_args args;
    gpusorti_sets sets;
    gpusort_memory *memory;
} gpusorti_measure;

/* Buffers that need not be there yet, so that sets differ where those of the sort may. */
static gpusort_cmd_args gpusorti_any_buffers(const gpusort_cmd_args *args) {
    gpusort_cmd_args any = *args;
    gpusort_range *const ranges[] = {&any.keys, &any.values, &any.scratch, &any.count_buffer, &any.segments};
    uint32_t i;
    for (i = 0; i < sizeof ranges / sizeof ranges[0]; i++) {
        ranges[i]->buffer = (VkBuffer)(uintptr_t)(i + 1);
        ranges[i]->offset = 0;
    }
    return any;
}

static gpusort_result gpusorti_measure_step(void *user, const gpusorti_plan *plan, const gpusorti_step *step) {
    gpusorti_measure *measure = (gpusorti_measure *)user;
    if (step->indirect >= 0) measure->memory->usage |= VK_BUFFER_USAGE_INDIRECT_BUFFER_BIT;
    return plan->mode == GPUSORTI_POOLED_BUFFERS ? gpusorti_note_set(&measure->sets, plan, step) : GPUSORT_OK;
}

/* Scratch and sets are what the greediest plan takes, usage what any of them does, with a count on the GPU, too. */
static gpusort_result gpusorti_raise_memory(void *user, const gpusorti_plan *plan) {
    gpusorti_measure *measure = (gpusorti_measure *)user;
    gpusort_memory *memory = measure->memory;
    gpusorti_plan counted = *plan;
    counted.request.gpu_count = 1;
    if (plan->layout.end > memory->size) memory->size = plan->layout.end;
    if (plan->mode == GPUSORTI_ADDRESSES) memory->usage |= VK_BUFFER_USAGE_SHADER_DEVICE_ADDRESS_BIT;
    measure->sets.ctx = measure->ctx;
    measure->sets.count = 0;
    (void)gpusorti_walk_steps(measure->ctx, &counted, &measure->args, gpusorti_measure_step, measure);
    memory->descriptor_sets = gpusorti_max(memory->descriptor_sets, measure->sets.count);
    memory->descriptors = memory->descriptor_sets * gpusorti_bindings(measure->ctx);
    return GPUSORT_OK;
}
/* ---- >>memory: buffers and queue objects of gpusort_sort() ---- */
enum {
    GPUSORTI_STAMPS = 3,            /* timestamps: the first commands begin, the sort ends, copies before it end */
    GPUSORTI_WAITS = 1000,          /* for one submission, if waiting fails for lack of memory */
    GPUSORTI_TRIES = 16,            /* of a submission, likewise */
    GPUSORTI_LEAST_IMPORT = 1 << 16, /* bytes; fewer are copied faster than they are imported */
    GPUSORTI_AT_ONCE_BYTES = 1 << 20,
    GPUSORTI_LEAST_PAGES = 1 << 23, /* fewer are copied faster */
    GPUSORTI_LEAST_PIECE_OF_PAGES = 1 << 24,
    GPUSORTI_LEAST_PIECE = 1 << 20,
    GPUSORTI_LEAST_PART = 1 << 18, /* bytes that a thread of the caller's copies */
    GPUSORTI_MOST_PARTS = 32,
    GPUSORTI_MOST_STAGED = 1 << 23 /* bytes of a piece in staging memory, which holds GPUSORTI_SLOTS of them */
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

static const char *const gpusorti_buffer_names[GPUSORTI_OWN_BUFFERS] = {"keys", "values", "segments", "scratch", "staging"};

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
            gpusorti_log(&ctx->host, GPUSORTI_LOG_WARNING, "no %llu bytes of memory type %u",
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
    gpusorti_log(&ctx->host, GPUSORTI_LOG_INFO, "pages of the caller's are not imported: VkResult %d", (int)vr);
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
    char *mapped;        /* GPUSORTI_MAPPED and GPUSORTI_AT_ONCE: the host's view of the copy, or of the staging memory */
    uint64_t staged_at;  /* GPUSORTI_AT_ONCE: where it is in the staging memory */
} gpusorti_array;

typedef struct gpusorti_call { /* of gpusort_sort() */
    gpusort_context *ctx;
    gpusort_cmd_args cmd;
    gpusorti_plan plan;
    gpusorti_array arrays[GPUSORTI_ARRAYS]; /* keys, values, offsets of segments */
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
    static const char *const names[] = {"keys", "values", "segments"};
    static const char *const overlaps[] = {"overlaps keys", "overlaps values"};
    gpusorti_checks checks = gpusorti_check_members(&call->ctx->host, "gpusort_host_args");
    int a, b;
    for (a = 0; a < GPUSORTI_ARRAYS; a++) {
        const gpusorti_array *array = &call->arrays[a];
        const uintptr_t at = (uintptr_t)array->host;
        gpusorti_refuse(&checks, at == 0 && array->size != 0, names[a], 0, "NULL");
        gpusorti_refuse(&checks, array->size > UINTPTR_MAX - at, "count", call->cmd.count, "over the end of memory");
        for (b = 0; b < a; b++) {
            const gpusorti_array *other = &call->arrays[b];
            gpusorti_refuse(&checks, gpusorti_overlap((uintptr_t)other->host, other->size, at, array->size), names[a], 0,
                            overlaps[b]);
        }
    }
    return checks.result;
}

static uint64_t gpusorti_bytes_of(const gpusorti_call *call) {
    return call->arrays[0].size + call->arrays[1].size + call->arrays[2].size;
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
    const uint64_t bytes = gpusorti_bytes_of(call), page = gpusorti_page_of(call), most = GPUSORTI_MOST_IMPORTS - 4;
    uint64_t size = call->ctx->forced.host_piece;
    if (call->way == GPUSORTI_PAGES) {
        if (size == 0) size = gpusorti_greater(bytes / 8, GPUSORTI_LEAST_PIECE_OF_PAGES);
        size = gpusorti_greater(size, gpusorti_ceil_div(bytes, most));
    } else if (size == 0) {
        size = gpusorti_greater(bytes / 16, GPUSORTI_LEAST_PIECE);
        if (size > GPUSORTI_MOST_STAGED) size = GPUSORTI_MOST_STAGED;
    }
    return gpusorti_ceil_div(size, page) * page;
}

static uint64_t gpusorti_pieces(const gpusorti_call *call, int which) {
    const gpusorti_array *array = &call->arrays[which];
    if (array->size == 0) return 0;
    return gpusorti_ceil_div((uintptr_t)array->host % gpusorti_page_of(call) + array->size, call->piece_size);
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
        const uint64_t element = (a == 0 ? r->key_bits == 64 : a == 1 && r->value_size == 8) ? 8 : 4;
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
    case GPUSORTI_AT_ONCE: return gpusorti_bytes_of(call) <= GPUSORTI_AT_ONCE_BYTES;
    case GPUSORTI_PAGES: return pages;
    default: return 1;
    }
}

/* All buffers of a sort. Where memory is short, what earlier, larger sorts left is given back first; then other types of
 * memory serve too. */
static gpusort_result gpusorti_need_buffers(gpusorti_call *call) {
    gpusort_context *ctx = call->ctx;
    const gpusorti_request *r = &call->plan.request;
    const int own = call->way != GPUSORTI_IN_PLACE;
    gpusort_result result = GPUSORT_OK;
    uint64_t size[GPUSORTI_OWN_BUFFERS];
    int attempt, i;
    size[GPUSORTI_OWN_KEYS] = own ? gpusorti_keys_size(r) : 0;
    size[GPUSORTI_OWN_VALUES] = own ? call->arrays[1].size : 0;
    size[GPUSORTI_OWN_OFFSETS] = own ? call->arrays[2].size : 0;
    size[GPUSORTI_OWN_SCRATCH] = call->plan.layout.end;
    size[GPUSORTI_OWN_STAGING] = call->way == GPUSORTI_AT_ONCE ? call->arrays[2].staged_at + call->arrays[2].size
                                 : call->way == GPUSORTI_RING  ? call->piece_size * GPUSORTI_SLOTS
                                                               : 0;
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
    for (a = 1; a < GPUSORTI_ARRAYS; a++)
        call->arrays[a].staged_at = gpusorti_ceil_div(call->arrays[a - 1].staged_at + call->arrays[a - 1].size, 16) * 16;
    result = gpusorti_need_buffers(call);
    if (result != GPUSORT_OK) return result;
    for (a = 0; a < GPUSORTI_ARRAYS; a++) {
        gpusorti_array *array = &call->arrays[a];
        if (array->size == 0) continue; /* the context may have a buffer from an earlier call */
        array->range->buffer = own[a].buffer;
        array->range->offset = 0;
        array->mapped = call->way == GPUSORTI_AT_ONCE ? (char *)own[GPUSORTI_OWN_STAGING].mapped + array->staged_at
                                                      : (char *)own[a].mapped;
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

/* With GPUSORTI_AT_ONCE the copies too. */
static gpusort_result gpusorti_record_sort(gpusorti_call *call, VkCommandBuffer commands, const gpusorti_piece *piece) {
    gpusort_context *ctx = call->ctx;
    const VkBuffer staging = ctx->buffers[GPUSORTI_OWN_STAGING].buffer;
    const int at_once = call->way == GPUSORTI_AT_ONCE, copied = call->way >= GPUSORTI_AT_ONCE;
    gpusort_result result = GPUSORT_OK;
    int a;
    (void)piece;
    call->cmd.descriptor_pool = ctx->descriptor_pool;
    if (call->plan.mode == GPUSORTI_POOLED_BUFFERS)
        result = GPUSORTI_CALL(ctx, ResetDescriptorPool, (ctx->device, ctx->descriptor_pool, 0));
    if (result != GPUSORT_OK) return result;
    gpusorti_stamp(call, commands, 0);
    for (a = 0; a < GPUSORTI_ARRAYS && at_once; a++) {
        const gpusorti_array *array = &call->arrays[a];
        gpusorti_copy(call, commands, staging, array->staged_at, array->range->buffer, 0, array->up ? array->size : 0);
    }
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
    for (a = 0; a < GPUSORTI_ARRAYS && at_once; a++) {
        const gpusorti_array *array = &call->arrays[a];
        gpusorti_copy(call, commands, array->range->buffer, 0, staging, array->staged_at, array->down ? array->size : 0);
    }
    if (at_once)
        gpusorti_barrier(ctx, commands, VK_PIPELINE_STAGE_TRANSFER_BIT, VK_ACCESS_TRANSFER_WRITE_BIT,
                         VK_PIPELINE_STAGE_HOST_BIT, VK_ACCESS_HOST_READ_BIT);
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
    const uint64_t count = gpusorti_pieces(call, 0) + gpusorti_pieces(call, 1) + gpusorti_pieces(call, 2);
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
    const uint64_t of_keys = gpusorti_pieces(call, 0), first = call->arrays[0].down ? 0 : of_keys,
                   end = of_keys + gpusorti_pieces(call, 1), ahead = GPUSORTI_SLOTS - 1;
    const uint32_t turn = ctx->turn;
    gpusort_result result = GPUSORT_OK;
    uint64_t i;
    for (i = first; i < end + ahead && result == GPUSORT_OK; i++) {
        gpusorti_slot *slot;
        if (i < end) {
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
        if (result == GPUSORT_OK && i >= first + ahead)
            result = gpusorti_fetch_piece(call, i - ahead,
                                          &ctx->submissions[(turn + (uint32_t)(i - ahead - first)) % GPUSORTI_SLOTS]);
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
    const int copied = call->way >= GPUSORTI_AT_ONCE;
    VkResult vr;
    if (ctx->timestamp_bits == 0) return GPUSORT_OK;
    vr = ctx->vk.GetQueryPoolResults(ctx->device, ctx->queries, 0, copied ? 3 : 2, sizeof call->stamps, call->stamps,
                                     sizeof call->stamps[0], VK_QUERY_RESULT_64_BIT | VK_QUERY_RESULT_WAIT_BIT);
    if (!copied) call->stamps[2] = call->stamps[0];
    call->timed = vr == VK_SUCCESS;
    if (vr == VK_ERROR_DEVICE_LOST) return gpusorti_check(&ctx->host, vr, "vkGetQueryPoolResults");
    if (!call->timed) gpusorti_log(&ctx->host, GPUSORTI_LOG_WARNING, "vkGetQueryPoolResults: VkResult %d", (int)vr);
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
    static const gpusorti_way order[] = {GPUSORTI_IN_PLACE, GPUSORTI_MAPPED, GPUSORTI_AT_ONCE,
                                         GPUSORTI_RING,     GPUSORTI_PAGES,  GPUSORTI_RING};
    gpusort_context *ctx = call->ctx;
    const int few = gpusorti_bytes_of(call) < GPUSORTI_LEAST_PAGES && ctx->forced.host_way != GPUSORTI_PAGES;
    const uint32_t survived = ctx->host.survived;
    gpusort_result result = GPUSORT_OK;
    int i;
    for (i = 0; i < 6; i++) {
        call->way = order[i];
        if ((i == 3 && !few) || !gpusorti_way_serves(call, call->way)) continue;
        call->refused = call->begun = 0;
        call->sorted = 0;
        if (i < 5) ctx->host.survived = ~0u;
        result = gpusorti_make_ready(call);
        ctx->host.survived = survived;
        if (result != GPUSORT_OK) continue;
        result = gpusorti_take_way(call);
        if (!call->refused || result == GPUSORT_ERROR_DEVICE_LOST) break;
    }
    return result;
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
    gpusorti_refuse(&checks, args->segments && args->segment_count == 0, "segment_count", 0, "0, but segments are set");
    if (checks.result == GPUSORT_OK) checks.result = gpusorti_resolve(ctx, cmd, 1, &call->plan);
    gpusorti_refuse(&checks, args->values && args->value_size == 0, "value_size", 0, "0, but values are set");
    gpusorti_refuse(&checks, args->keys && request->in_values, "keys", 0, "set, but GPUSORT_KEYS_IN_VALUES is, too");
    checks.mistake = GPUSORT_ERROR_UNSUPPORTED;
    gpusorti_refuse(&checks, args->keys_out != NULL, "keys_out", 0, "is not built yet");
    gpusorti_refuse(&checks, args->values_out != NULL, "values_out", 0, "is not built yet");
    if (checks.result != GPUSORT_OK) return checks.result;
    gpusorti_take_array(&call->arrays[0], args->keys,
                        request->in_values ? 0 : (uint64_t)args->count * request->key_bits / 8, 1,
                        (args->flags & (uint32_t)(GPUSORT_KEEP_KEYS | GPUSORT_DISCARD_KEYS)) == 0, &cmd->keys);
    gpusorti_take_array(&call->arrays[1], args->values, gpusorti_values_size(request),
                        !gpusorti_writes_all(request) || (args->flags & GPUSORT_WRITE_INDICES) == 0, 1, &cmd->values);
    gpusorti_take_array(&call->arrays[2], args->segments, gpusorti_offsets_size(request), 1, 0, &cmd->segments);
    return GPUSORT_OK;
}

/* Whether AUTO may choose for one array, all of which is wanted. */
static int gpusorti_is_open(const gpusorti_request *r) {
    return r->algorithm == GPUSORT_AUTO && r->segmentation == GPUSORTI_ONE_ARRAY && r->limit == 0;
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
        gpusorti_log(&ctx->host, GPUSORTI_LOG_INFO, "%s keys, %u words a value: sorted by merges at first",
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
        gpusorti_log(&ctx->host, GPUSORTI_LOG_WARNING, "no device memory for a second copy of the keys: sorting in place");
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
/* begin: begin.comp, 895 words */
"_~#gt|u_~!!*![_~!!c>S_~!!!#Y_~!!!!!_~!!1oT_~!!!!#_~!!RO2!!_~4a;G#_~:WOPR_~-l;S^Vc_~!!9gbVcVe_~!!RO6_~!!!!'!R_~=#0khV",
"c!7_~!!RO7!R_~!!!!3Ve`!#_~!!B`O!*_~!!!!(_~!!!!&Vp!+`!&_~!!JWa!,Vc_~!!!!FVc`!'VeVt_~!!!*K_~!!9h>!,_~!!!!$Vp!._~!!!!EV",
"c`!&_~!!!!D_~!!!!%Vp!7_~!!!!-_~!!!!@Vs!8b!;!8~#Vr`!'VwVt_~!!!!*~#VzVt_~!!!!.~#VrVt_~!!!!2~#VlVt_~!!!!6~#VqVt_~!!!!:~",
"#_~!!!!)Vt_~!!!!>~#V}Vt_~!!!!C~#_~!!!!+Vt_~!!!!G~#_~!!!!,Vt_~!!!!K~#V{Vt_~!!!!O~#V~Vt_~!!!!SVv!8`!t!>Ve~#!Ba#,!C~$Vv",
"!C`!2!Ea#'!EVy`#E!Oa!:!QV{_~!!!!;_~!!1oV!#_~!!9gu!$!#_~!!B_y!%W'Vc_~!!JW8!&!#!%!%_~!!ZGY!'`!'a!#_~!!B`2!%!(_~!!)w1`!",
"&!)_~!!!$,_~!!B`#!*`!'_~!!9gq!+!%_~!!B`%!,!*!+_~!!B`'!-V~!,_~!!B`C!-!.V~W1!/W'VeW4!/!0VcW:!1V~a!J!2Ve~#!3Vc_~!!1oW!4",
"`!(!5VwW:!6Ve!%W;!6!7Ve_~!#=d|!8!%j!#W:!9W(!8W;!9!:W(`!X!;W%W:!<W(~#!/!=Ve_~!!B`9!%!>_~!!!$n`!V!@V~`!&!AVzW8!B!%_~!!",
"9gr!C!BW:!DV~!CW;!D!EV~`!A!FV{`!&!Ga!*!HV}`!A!I_~b]O5m`!&!JVr`!.!KW(~#!LV}`!*!MW*~#!N_~!!!8Q`!b`$(_~!!B_{!P!%Vz_~!!R",
"O[!P!Q!O!2!2_~!!JWN!#!RVc!$_~!!1r)7}_~!!9j87}Vc_~!!9j<!37}WG7~_~!!B`E!%7}!7_~!!1r*a!*_~!!ZIx~#8#8$7}7}_~!!JWY!<7}!:!",
";a!68!_~!!JXn!47}8&8!_~!!BbH7}8%Vc_~!!BbL8!`!/`!B_~!!JXi`!18)!3`!We!0_~!!ROj!17}!.!=8,_~!!9h57~!3WK8#WG8#WK8*WG8*_~!",
"!JX<!%8+8,!>WK8-WG8&WT`!_!@8/f!t8)~#a!k8$!)~#8#~$8#7~`!Ob!]!08&~$`!K8%8&`!T8'WG8!_~!!JXl`!D87!Ag!}WK8;`!4b#K!0~%a#;8",
"!~(7}`!9a#27~b!=!F~%a!l!E!08!a!,c!Q!G~%_~!!ZGD`!&!!_~!!!!I8$8!b#Va#D8-8*8!8)_~!!JXh~#8Im#}!0~#8%~%b!88%~#d!v!H~%_~!!",
"c@%!#7}!T!38+8#!IWK8&`$1a!]8S!2~&f!F!K~)!J818!~#8%WG8%~$8Y!5~.!M~)!L878!!N~%WK8aWG8a_~!!)y{_~!!)wl`&%!SVc!&_~!!9h.`!",
"=a!%`&+c#m8#!(c$t8%~#8!~#`%x!2WXa%4l$T_~!!JXC`!98*8(_~!!JXF`!'8+8)c$q_~!!RPwa!}!2a%D`&D`!A8(WG8(a$K!38(8!8'c!i8,~'82",
"!5c!08!~#!2b#9!TVc!'~'f#@W^a!`8$W_a#48%m!ud%H8!8(_~!!ROb`$$!S8,8!`!`",
/* begin_address: begin.comp -DGPUSORTI_ADDRESS, 1013 words */
"`+p_~!!ZG7_~!!!#k~$Vd_~!!!^i_~!!k6c_~9@U'._~9@4/p_~>8sWB_~<QyUv_~=:FF2_~:m['C_~;(*sJ_~!+zA=e+{_~!!!^j~.Vs!Vb+Y!V~#V}",
"`!'Vwa+O!VVza+J!VVra+E!VVla+@!VVq~$!VW%~#`!'`+Y_~!!!!W`!'`+Y_~!!!![`!'`+Y_~!!!!``!'`+Y_~!!!!d`!'`+Y_~!!!!h`!'_~!!!!/",
"Vt_~!!!!l~#_~!!!!0Vt_~!!!!p~#_~!!!!1Vt_~!!!!t~#W!Vt_~!!!!x~#VoVt_~!!!!|Vv`!ts,}b,un,/}!,'CWD!U!%Vw_~!#g;q!V!Ub!#l+S!",
"WW(!VW;!W~#d,0!XVrW:!YW(!U_~!!9g{!Z_~!!!^kn,W`!4!,c,O![W~~8b+jr,7`!2!]VlW}!^W~e,>`!+!C`!3!_W!`!&!`Vo~#!aWth,:!bWv~'!",
"cWx~V!G~CWM!Y`!I!XWJ!U~#_~!!Ba(!Za*~![`!&!=8/_~!!JWV`+kVwVrb*-a,A8-~#8.8/`+u80WG8)b,J82~)8,~2o!l!08)~&`!Z8(8)!>a+a8%",
"a,Y8=~,8B~'!]~5d#_!=~&!^d,S!_~#c!{8$`)g_~!!ROfa!,`!|b!7!`i,ib#ua#c808-8!8,a*x8Rz$N!0~#8(~'b!H8(f,0!ag,x8.~*8`~/!b~*8",
"4~*8f~/!c~*8:~(8mWG8m~7p%E8(~#8%~%`&Xb-*8'~28-8+~$8.8,~=![`!C`-*X#~#c!k85!5a!280`%EX#`-,`!2}!-.a",
/* count: count.comp, 3345 words */
"a6|_~!!!(Q~-_~!!c>W~%!p!qf-%!m~%!mb6]!m~%!m~%!m~%!m~%!m~%!m~$Vv`!A|7M!pV{_~!!!!<Vp!qV{W$Vp!rVeVlVp!uVq`!m!vb,[!v~#!w",
"a!C!wVy`!*!ya!6!z~%!z~#!|~$!|Vyl-'!~a!6!~a!K#!VeW%Vp#%a!:#&~%#&~##(~$#(a!O#.VeV}Vp#0VeVqVp#7VeW(Vp#FVeh-m#Ua9/#^VeV~",
"o-iW0!d!%`,eb-^W2!e!U!4!%_~!!B`(!f`-`_~!!ROI!g!%a-dX(!h~#W0!i!UW2!j!4`!4_~!!c>j!kb.+`!AX)!l!#a!)_~!!s/*!mg-}!nW(!mW;",
"!n~#f8.b-@b-Zu8Vb-[b8Rb,vW:!oVe!PW;!o!pVeb.1c.'!o!qa-x`%&b.7_~!!RO]!4!s_~!!!#s!r!5W:!tW%!UW8!u!UWA!v!ua86!v~#!w`.D!x",
"V~`!4!y~#!z!yW:!{V~!zW;!{!|V~e.:!}a8W!}!~V~`!d#!W'~###W'~##$X-#!##W8#%`!>#&#%W:#'V~#&W;#'#(a.q#)W!`!:#*~##)_~!!ZGm!%",
"#+_~!!!#r#*!2!5X,!/#,_~!!!#H#!!3`!5#-a#2`!]#.Vc`!,#/X-#.!2~##0`!c!%#1_~!!!#J#0!2`!T#2_~!!!!B`!,#3_~!!!$3#1#2`!(#4_~!",
"!!$0!2#3`!C#5~#!5`$/#6X2`!G#7a!Q#8_~!!!#t#7a!b#9a!W`!(#:a!<`!I#;a!Y`!z#<X0#;~$#=_~!!!#w#0##b/h`!8#>X3#0a!f#@~##>`!(#",
"AX1#@!2`#G#BX/#=!I#A`!F#Cc!e#D`#G!2`!y#EVz~##FV}b1S`!X#GWr`!8#Ha#^b1(`!V#I`!]#FW7#J`!)W:#KVr#JW;#K#L`1t#MVr!%b12W;#M",
"#NVr`!&#O~$#Pa!W#Q_~!!!$vW:#RW%!4b0z_~!!JWD!U#S!3!3_~!!9g~!4#T`!G#UV}W7#V!4#UW:#WW%#VW7#X!U`!*#YW%#X`!r#Z_~!!!#L!>#U",
"`#-#[Vwb1j`!Q#]_~!!!#Xb<C`!M#^Vc`!<#_X3#^a$5#`X5#_!3b1Ps1L_~!!B`A~##ag;YW^b+1b+G8#~1a!J#bb,m#`j:J!=~%_~!!JXA`!&!Jb7T",
"#)8!c9}c:TWK8)`1GWLa!:8)`+za0j8-8._~!!BaUa!rg.N_~!!JY(b8kc#'WK8$WG8$WLa-l`9o8$h1/8A~#X<`,R#ja!{888>_~!!JX>~#8Cb2|8!8",
"Ak.1a#58'8Ec!a!%`;F8$`2:_~!!k75`!S#k8K8*8##`86_~!!ZGr`!+#l8D8E#`WK8OWG8Oa-r!%#aVc!d`$Vw<Xe;xc!>b/wa!q8(8%`#R_~!!1r/7",
"~a!^#b~&!67}!p!2~%a!+!q!3e$Y`#6b!9c!0WT~%b!R!U#cVc!eW]!4b.zh%kb#0!sb$=c1|b#9WR!x7}!w!08*`0cc#58#a!0!|`/wb!0a>Y8'WL!U",
"`!o8'8!`4x8,`=lb!S80e=`!~!081b#0_~!!JWi!Ub%>81`#lb!>#$~(#(!086~+86~#_~!!JY%`!/!2#+XAb&ja%t8;b#t8!#!_~!!JY#!%`4{#+b!O",
"d@#X!!/`'%_~!!RQ<a5j8!#,c!Ya%~8A_~!!{)]`!+868=81848,8/8!80c$6#dVc!fW]!Ud$3WP#-a$!c&o#/~%_~!!JWja%0Ve_~!!JY'a!j#4_~!!",
"RO{a!a8*Vec%E!U`=R`20c#`#5e!G8$Vea#-8!_~!!JY$a!&#6X!a!P_~!!JY&b!T`#5a#;XK!U`>'c'vb!X80`A:b!X#8~%_~!!Bava$jbA0a!:8%8.",
"8!`C587WG85b!>#9e!u8<Vcg#<8>Vc~(8@8;~'#:~)Vc~%_~!!RQ;~$#<!=g#=X@a!'#Ba!``%kb!`8+VcbB]a!`8,`(pc%w#Cg!`XKb!Lb!G8&e#'b)",
"78%b(Fa!-898<`4[c'p#eVc!g`%+a'@p'C#De!n8)Vca&&`$Fb&@8)~)8$b$a8'XJa5bVeX@a!'#2XGa&5bE$80##k)/XJa5Wc!b85a6H86~/a!o##8:",
"a!y8/f)L!3~$XNa#6i928(b#<8>~,8>WG8>a!<87`$)82~&#fVc!ha$#d*X#Ee)q8%#FWTb#Uc!C#g~,!X~*XA~$d6X#Fd*2#hVc!ii!hc!Pg*TWUa+O",
"l$Bb#]8&~&e$%!I~$WUa=Q#Gk!J_~!!JXja-]h!]a!S81##b!^8!~'8&`,|b:q`!ba&V!3`&L8+WG8+b!m8+`$`a(V8/b#<8:~38>~1a#*8B~.8F~;XE",
"b)NXOa'kX@`!&83c$e!4#iVc!jb'W!Um'T#Hg*cc!'`/+a%@k/ob;M8&~&e!M81Vcc!'b!Mc'(b0%a+/b*ba!-a+v8'WK82WG80a!G86Vcb!'e!L85`*",
"]`!Ab*h84b#V!##jb21kBSdAO#I~,#M7}#LkKvWXkB[WS#N!3WS#O`!%#P`-;8!`!=_~!!Bb1!5!5#Qb<I#kVc!k~*f/QW;#W7}W%W;#Y`!&b#5b2)!5",
"~&X@a$[!Jc!,g2y_~!!JWQ~##fb!'#g8#X<`%7#hc/Gb%}Wa`!/#c8,!3XS`!(#dc/ye+N`$_#S8$b$(a$B#Ta0Ca!4#S8+`$'a$68>8-`$Sb$a8@`$6",
"a!f8#7}a'*e$Q!38#~'#U~$Ved$1X=a,p!>WTa#D8Fa&~8M80c%<WM#R7}8K8+aJ~WJa#fg'KWTa*S8)b#R8Mn#MWM!t`C483a!Ra1(81`!I8283!=WK",
"84WG8/d#c8@8A80~%8>8@82`!Mb#H84`#Db#)a#H8&~(a#38^8&a#0l'O`24d0]8]~%a#'8d8-b2Vc$pWS`&Qb#Da!78g80~%XC`!{#e8!8a8`b&d8!_",
"~!!ZImc6rcCz8pe$J87~%8W8!b$O8oWJa0]XKa!V8bXN`!'8]b#88a~*WTa&D!2b6)9!e6U8&8-~,WTaC@!2b$j8zd#LX@a!i8ua!r8:b!+8wWa`!Q#i",
"`,Ne)#8p~#8)WK88WG88a!-8q8D`0Xa%48o8E838,WK8QWG8Q`!48R8r8F8!8:~#8P8o8F7~8:`!w8N8O`%:8SWG8LWK8jWG8ja&19.8ob#F#ZWH8s`#",
":7~c+v8uc#>8s#ZWK8vWG8v`%M8r928#a%t8yWG8pb#]92e*S8xVcb(@h)6_~!!ZIt`!5#N`$mcR+a!A8}Ve~2#O~#gRJ9(~%_~!!JYF#P#[`%Ab)fWK",
"8.WG8.f)j#lVc!lg)gw*oe!yb&-8'f/J!]d/xa4Ub0;c&*83c8oaQ>8'a#U8(~)l;78!#I~$#]c!R86~&e'#81b%fa7@86`!<8788`+q89WG84~$8;!3",
"_~!!JXe!4`*,h(*WJa$bb$UmU!!=b!:XUa#N`!kc-^WJa$kq!J#[b!:l!J#P~4#EXUd(Zb'yb#Y`%7",
/* count_address: count.comp -DGPUSORTI_ADDRESS, 3756 words */
"aRu_~!!!)H~7nGt#n~%#nbRw#n~%#n~%#n~%#n~%#n~%#n~%#n~%#n~%#n~%#n~%#n~$Vv#ntH0kH(#rVeV{iH,cGXjGq}!GPVbGNX)#maS)aGZ}!GVK",
"W=#nkS_W:#oW(#nW;#odG[bBvfG[W:#pW%!%|SjbGgeSnwGkW9#q`#)bG)bGebC}iG{cFk#raHi#sW@`D&#tX3#r#s~%#t!3bT1aT-dH5aT-!vW:#uW~",
"!UaGreGnbSx`!R#v~#!N~##wX5#v!3W}#xfTY#x~#}!G}e~}baObG}baK}!G}_dVx#yVq}!H$DbbRbG}bI@bX/jH$#z~F!G~H#z~'kU%d.L#ymH1![`!",
"j!=eU|a3V8,bH38,`1Nb>S81}!H3A84~-8D~*8;8Bb:~cH38D~28H~(8L~(8N~##z~&8G8H#zWK8RWG8R~*wX2sWCd$,eU.8+~$}!HCV#{Vc#miC%`2~",
"a[6XFbUF_~!!JXR#qa1dXJ~$b<N8#b;[`F0bB38)XGa#3c!dc1R8'XEaC~{I18&b$.b$*#[dI'd[:!0mI&gI]gM%XC`!;#{8'82!Aa%M8!b%Qb948$8(",
"8#bZ|a'V#`!385WR#u`#`aZy!U~$V}a=88+_~!!JXd~##$89c%Ek!ka2u#w8@f%]b$t!58Cg!w!%~$8D8#b#0898!!5aF^8(dFba$C8:8)X!#x`!)kNW",
"b!m8L~.8O~.8P8#eN]!3~#8&a&X8,f]`cJ=a'C8;kJu8W~'g#*g%&a%s8_#+b#]8#~$8'`4!f!;fIj8$aOao#fa!X8h#+e#S!3a(ha#H8'~)aIH84jKn",
"8lWG8l_~!!k9;~#8X8a8;8H`*<kKlW;!t`@J`7'8#pKsWM#p`!rc(OcJ]d<8dKme!A8,~&uKqWJaD;b<-8#WS847~bEYgKqa!;87bD^WS887~b$'gKqd",
"!ya7jr#:#:~(8Ac!AvKoWJa=+`!^b#;8)~*#Ce!^8L~&cKme!|WK8MWG8Ma#U8O}!K`~$:!H~A!K~>i!hc!P}!K`~'9a-3mKd8'~*8)~+#y~781~@WS8",
"3#SjKgaXmaKgb$a8>}!K`O8D~$8L~*8I~;8K~48P~88=8>~$b#A83d#[#UaoxhKX8Z~48+~'8Y~(8a~58d~+8^8]~18n~-8V~&8l~)8_a!+8rXNc0V8s",
"7~a#@8_~*blvcK`8~~)8.~/8.~&8x~+8s~$8;cKikK`8n~$aGw89`!-aKX`2vWK8PWG8P`!-8QhKQ8R~$8iWG8i~$9,8n~'8p~)8r~&8r~#8sWG8s~#8",
"q90~$aK]8ob#N90e1*9/~&lGnWJa<)dKYc64a!I96!2~:#O~'c$H9)kKba+!82}!Kb`o>E!M~(8.83gKo86b6A!=ap$8*~#a#i8+~+c*KpKq89bpVfKq",
"84~$c%p`!<8:8;`,%8<WG87~$8>bKq8B~3yt*jK~cqxcK~|!WdL.l!W#P~AgL;b<pWK8@WG8@`%o",
/* scan: scan.comp, 2749 words */
"ar%_~!!!'N~;{qV}!rCLkK|bKObL#fKSbKObKWt|keKXkKGX(#|`!/`Kd_~!!s/-#}!#`K>cK4bJyX(#~!%#p}#*8QbJUpqWf|miKDkq+cHQcIbbKJjn",
"WdKR#raGB$!`Jm##bK@$!!3`I0$#X/#``&'bINbHobJobHDb}8cI,!%$$`!NaGn$%X-$$!3b~!bIMbH}W7$&`!'aI4$&~)bI$jHB#w~#bI#bn[dIgbHl",
"bIVbN!cI9$'!%~%$'`!A$(X1!>!2dI7mHte][#p~#iH|#bWXa0=!3bAv8!lRTccLWXoFYb3*a33$)8$b(Sb1%8'8#8&gof_~!!{'V`GJ$+8%#T`{i!3`",
"!#b1YWUa;C#Ik1*X>a#/f!/|oib=qdI9bCxb6]8-`hZbW>a!-818C`}Yh2!8K~#}!q3Ii.%`}Xc3-8&81~'8Z}#$&'8%7~`2QuW28)~'d;g`qAa0Q8*8",
"+`-:8/`+wWXa#Xj7=g77a#F82h!;XTc0I85bYbb!@b-8jXr8n8<~&e#g8'8*d4r8-~'8Eb#gg638G#UbK_c!Nc>td!N8(o5AWTaIj8&b2T8Tj6I8;bZ#",
"`%Qh$:bF4c''bJ2!38&a2/9580`6Re$V83`D9b1e`!+`Mm!=a:Z8.WS9584a'Y$,97WTasR8#b<Z88f1f84d#O87~58E~&8nj5.8T8Ib#O8+f[K8/b6`",
"a#C9L8-b#@b#67~a%o8/b%}!=a#I8+b2V$(d!=8W8X7~b%SWK8VWG8V`!/8T8U`4j8Y`N9WK9MWG9M}#/f9~}lug~}}!pI~$|gaE8!da'dwRf%8$)Vc#",
"|cDGg@Cd)<8&~#b##b!PaT|a'9WO`+1e)2bAh8(~%8)b=Y808#k:QdF88.XNa'TeP,8182`K]`@O80`DE}#/7%`)B83`.|XD82a#@$*b')f#*c-l$#cD",
"L$+Vc#}gCJ}#*a/n)1c1]$*XAe&{!Ib0)80dSTaExaST_~!!Ba{aM:aM8c/qW^beTW_b+gn)]_~!!JXpa!287n*,8&8;~$8'8<~8!2~$j<F8,~#b#Re%",
"88$~(b{+8(c1dc3+b%(8+d'Mb~uc#fk2(_~!!JXc!4aRqWXa!h!3a!'8Vb3z8#bU48%!5b#J8##)!3XNb'8bA{XW}#3Q%b#_!Jb!68%b&58_h%)f%%8d",
"cFGXFa!,!LXNa,Ha$(}#=m&88c#V8[g&fa!l89!L~%##bPP81f)Y828.`2Nb&lWLa!_80`$[b4'8pb418Q~#d#`8J!28%c(O8#d,{8$!2d.ybHwbqga!",
"'8z8Jb3'8]c!:8$d!I#G8{c0uW`a/R!38k}#/G%c(<8`~+WK8`dEX9#e]J8xg%,9.fJ}9(~$a$/8|l'gW`b/0d]saW-aULc&*mL!a#ag!0b40WLa(R8%",
"$%8!cM6aJmaEKc#v!X~#cS08#j.s!0bOxj,gb$+!@`!38}WG8}`$A8~9!`5:9#WG8zb/d$,Vc#~W]#peCDWJa%)b1Va%5c5Bc(0bP=dCT!>~+WUaBw8'",
"jO$8/c23c3mmO#e5o85WTcU(86bBZ87`K9c2Ub2uX=a2~!5a2ub3.88a+A",
/* scan_address: scan.comp -DGPUSORTI_ADDRESS, 2950 words */
"akO_~!!!'n~E~}oAR~}sk#}#>ZMkAqb>V}!AcPjh<bAcb@O}!Agb}!AcJbC&aAgbhAdAgbh~fAkbhd}!AkjzH3d`)}!AzL!G~184`tTa*S89wAz}!ibP",
"h1&c6~!4`+C`/L8-bC&a!-848I8!8/h-D8QeB,|k;|B,8a~+k#nuMX8,bN-f#sc=Gb=C!>~%WXa#hvB;85~188~-jO>8w8@yB;8H~.8J~R8W~)jPdc7p",
"8>bPZ`%n}#Dz%f$Jfh:b/B8*`gZaA*9B83gBK86877~bZzbBT!=a}v81WS9B87bBK9D~$8F~&8;~)87~'8:~58H~&8t~*n#_8Z8O~%8.~%bR482dmQa#",
"R9[80tCxiBZ8^8_~'8]WG8]~#8Z8[#Za4_8XWK9]WG9]}#EHM~}{pD~}}!gg~$}pWQd%tc(r#[d!.}!C1J!;~~#)!;~~&ji(ecx18M`%#a(_8#!=8&e-",
"Pat=a!28%b/b!3d.LbCC8}8M~%8`a!<8)`CCf!M#G8~c1qW`avl!38ngCE8c~,8c~'9&~(8{~*91~)9+~'9!~y![`Th`CEX#~#`#xkCGa!:8K`CGd+=o",
"CIaC@9#`$E9$9%`6H9&`CR}!CI~#]",
/* scatter: scatter.comp, 6382 words */
"ab]_~!!!.XbCI_~!!!!aVd_~!!!!cVdWrgbc_~!!{'+~'$Z$d$h$rebf#U}#Tm~#t$9VeW*Vp$;a!h$<~%$<~#$>~$$>Vy`#Y$@a!6$A~%$A}#kh+$Ca",
"!d$D~%$D~#$F~$$Fa!K$Ga!6$H~%$H~#$J~$$J`!K}#072$XVe`!K$ZV{WWcE7$[Ve`$A$dV{W+Vv$h`!-$hV{_~!!!!LVv7}`!)$rV{_~!!!SWbEZ}#",
"U|AX)$-!#!4`EA}#0N/bESWD$.!%VrX($/$.`!.$0!%$.fESW2$1aEEX)$2bEKcF3cBU#X!U~%#XcB^#Y~#W2$3!##W#YX)$4!#a!pW2$5a!tW3$6a!L",
"!4!4W3$7aFE`!#X*$8c!0!%}#Vs~$A$9~$$:X-$9!5W8$;`#&$<$;W:$=V~$<W;$=$>V~bEyW8$@`!4$A$@W:$BV~$AW;$B!E`#8$C~#$D$CW:$EV~$D",
"W;$E$F`!0$G~#$H$GW:$IV~$HW;$I$JV~`!f$K~$}#00$}#1l~#F$L~#a#M$Mc!.$Nc!q$O~%!4$Pc!4$Q~&$Rc#&$S~&$TX0$S}#XD4W:$UVq`&K$U$",
"VVq`!&$WVq`!6$XaJV$YX5$X!3`I{$Z}#hJ&`!&$[a$B$]_~!!!#N!>$[`!:$^~%$U$_Vq`!,$`~&$aa!W$ba!&$c~#!6$da![$e~#aJc$fX/$e$]!>W",
"7$g`!*aJ5$g~)`!D$hVe`!L$ia!_$jX-~#_~!!9g}!4$k}#63%bJK`!3$l`!Ya#_$m_~!!!#{$[aKI$n_~!!!#p$l$m`#5$oX1##~#!%$p_~!!!$.!I$",
"oW:$qVe$.W;$q$r}#4%(`!($sX0#I!2W7$t`!)W:$uVr$tW;$u`J]`!4$vX:$]#IW7$w`!)W:$xVr$wW;$x#OVrbL;bKu`!<$y`Kq!LbL@$y!3`!.$z~",
"$bKP$za!.${a!U`!.$|_~!!!#u#I!>~#$}Xj`!(`#{$~X/$|$}`!{%!`!*W:%#W%%!dK=`!D%$Xo!r$9`!=%%X/%$`!)`!5%&X:#Z%%W7%'`!)W:%(Vr",
"%'W;%(#P`$@%)Vq#XW;%)%*}#5,$%+!I!IW:%,Vq!UW:%-Vq$'W;%-%.Vq}#5o&%/~$%/%0Vr`!h%1X5$9a$H%2`!(a%(%3X/%2#U`#,%4`!*W:%5Vq%",
"4W;%5%6VqbN3aMmclVfMi#zX5$$a#k%7`!.!5bMu%7a!a%8~$tLq#YdLu}#[`U{ki}#&>%8*}#55A89~-8<~'a!`$if:y8'}##A2jj58(8>gw88@h#@a",
"4c%08-cYS`m!!>al~8)a!M8D8Ja4~8N}#6+&8L~28P~(8T~$X@ahf}##H'b:^8LWS$V}##7&8NWS$Wc$2#z~(8M#)~-#z80~#a$U$%~-8S##WX~,$%8+",
"~#e$@8;~(87}##J+XAa!88(cBi`|&a!_8a}#$d'}#l)%8-8%8>8#WJ#X7}%*WS8z7~a8+%J8|8{WJ$'`[%WS%.bP*8Da!M8j!L~)%M8.8%8#88b#H%8~",
"%}#8:%8:828L8C8:b#G|%bWS9.8%a$N%F90b%G8(fB)`j08#a%*`&u`%P8+`83c7r8BWG8Ba!]8A`}l8F~)8H~&8K~#8IWG8I~#8J8_~%8LWG8GWK96W",
"G96}#`]~%H}#!~$$-d$6}#`c/m$1`*#8)}#8N%c$0}#).$8*b%QbB}b!J8-~%bK9Vcc$-aqKc$^XJaFMVcc#S82`!4c$bb<{WZa%O%9~7$:~-gTndTda",
"#A$>`$@a%OcD;a!0!E!08/~%bRDb%^}$!y$a#%8-b!b83~287a#N$Fb%!d!ba!0$J!08:~%dS&c!bd%18;WG8;a!r8.88`WLc%-%:~2$K~%y#mbq%8,b",
"tOc#l8.`!/8-bH;a)x8)c'Bo!X84a%784Vcc#iaB8c#h}#0J&c#m88`!4c#lbTWWZ}#e@0#H~~$z!U%;i%+$L~)$Me$-8(~(8)8&~#b!:$Nf#$h%D8&~",
"(aZ:d$)$Ot%DXOn%H`1/i$&aY.86b!a$P~(8=h$*8@~)8A8<d#($Q~)d%Tl$O8,d!G$Ro%T$T~&XOn%X8(~&8,Vc}#9;&!U`Wx82`%e}#YE&}#Yv$8E`",
")r}!w*~$vdUTdK}$V~$$WbU'8%b!gdTSd(@$Ye$%bK8$Zb,7$]c#aW^b!,eS}!2~$c!X%<~)$^~$b.>$_`0Nd!*bQ[W^a#HfTT8%f!V%=~)$`f#/f!Rb",
"TccN`cW1`'_c!R$,b$Gd#|$a~$$bb$Fc4Db#-$ch$p%>`!{rWwa!H$db7&aT[8&~$8&7~`#%}#<'&b%5b6sa6T8&`dga(78#XD8*}#<h,$dWS$_a#`@$",
"$hWS$c@$WS$b$[b#jb3v$[g#:WS$ic(:$j~%_~!!JZZ$.7}!A$k_~!!RRn~#!A!R8!`!R7~b!+Vc8#`!X7~b!OWXiXqd$Ub$/cP*d3;fOA$ca$n%>e!~",
"gO=b97b!>b'!c5>#UWS$a7~b85%@e%%_~!!RRua#3Ve8#b!Fb!{c&^bX|h>'b$6cPad4|`898)~$%Ae!ba9w%@cfde#D8!bdOd&]$.%BVc$/o*s$n~%e",
"%u$p~)ddn#F~)}#E'(X@aVWd9tb%.}#Pz&Vcb!g8$f'OXOa&~e>,8&~%a[l7~j[j8,_~!!ZH,`![83akub./c%sc#@$.`#189d#@8<~,dj0XGa>q8%cY",
"Ih#@XAbxYa!n8!a!#XK$.a%*X@$.}#,=(!=~%c<'$.`XB8>8/8)c(D%CVc$0W]$.e0n$nd8#a(5a;;$r~&b,-fZXc-Pc'P8,e6J8#~#d!j%D~6c![eTz",
"c(#8)e*d8#~(!#%Eb(}XR!A!A#Qb'=%FhV;8#WTb$Ba&~#Nc7mWJa3Kg!/XAa%Yd*J%GVc$1f/`XS`#F%B8#a'8%CbBb%D8#bC,b*>#Ob!UbDQ%EfgUg",
"iW8&8)WS8'7~b3;b!A}#j+%8,c!x%HVc$2i`Xb+j#Ic@{g!qWS`$'b#%d#J%Ie(X}#Qp)glVa'Qcq3d&k$]~$Vw~'XC`+l%H8$8-a]G8#`caa8I7~b8w",
"f!X8+~'8.~+Vc~,85~+a(-83b0n8*8(a#OgjPg#R#w~.dCJ$]~$Vw~'X=a$k#Icl!c$Bf:/80eCL!=~%aF~8,gq2h!fVc~089~.8;~-}#>O%bl5%JVc$",
"3W]#W~#`J=aJG%#~#jE.8%~'${~+b!s}#J/.e,@%<cr,f#Y8&qcDcK5%=}#J`%f-D}#Hk7e#/!t7}8B8&b>zbuw8!Wa`!'%G878!anl8E8*a/%g$.b4h",
"b#Hbuw`!78586~#87`pGb$,b#U$~~)85d&m88~'$~qqz#I~)b#5%I8&}#Y@.`#ea#>8VbK,}#2g7a!U%A}$8]*8.d#281~58>~'g$jb*{8%a@^b`v8&8",
".}#FC(8i8,d#-`w17~}#9:%bLE!=aE~8*b$Bc2)k!c#I~##Zfu<gtVr%^8y~*b'd8o8!f'rb%f8~d#:b$Ya'{d$E8/`#9b'w%KVc$4cC'd)`c;1a!^#P",
"a']cgp!5j,C#Z8*}#`k&b!Cf3_bB9%LVc$5f*Db!=bKld!`g&)c!`b!>c#Y}#S/4d+1!TVc$6}#PP+!4~$}#O(;bv#8'b&#8-j#,828&}#L'%81}#No/",
"%+~#%,`N*8/`#zc;5d2[80`'0cFcg)G|#,8@g$tb!o8+}#Na1b>*c'!bQEb3fb%l%MVc$7c$6g$9y*T$U7}%.c8jb#%8(~%}#f_$%K`2g!rg*Qj'Z8(}",
"#R$7b(@c7ua$q%L`!_b'fcS+g-S8&c)3d2/e7W%1~%a#F%684`%/bEzb)z8-8GXWa$`8E~&fJ]8I~$b$`%;83}#e*.848#}#hP%8O8.co!aU)}#>i$8=",
"8>!=}#I~$8:}#U_+$8f'-dq'}!'0D`A]a0<h-y8(`#7b%08+~%}#U^&e'G838*cJ~b'FWTan(8,a$d%988jO_b%U`(Y$9a1ua|q8485!=aO581j%Y83~",
"@cV;8G}#%@-8Ib%:8.a!Cc%u8($9a#(%:`A;gN7c{ubj3`$f",
/* scatter_address: scatter.comp -DGPUSORTI_ADDRESS, 6979 words */
"}#-U$_~!!!/sgj.}#-[4rj9}#w2~#Pais}!h~T}#wIE|i#~}}#x@I}#x;~$9bfPhiJdhj~}~}}#y04zhj~}}!hfwjhb#z~,%N~~#W!GV~}#|X)}#5Q%f",
"hf%O~e!G~D}#4TNa3P`7-}!huA8<~-8@~J!M~)8B~*8Ca#B8@~)rhw8G8M~$8Q~&8O~28S~(8W~C%O~6%O~~#)8}~&9!8~~$9!~q91~&93~l99WG99}$",
"#C~)#qlR8%}!&lGgl}k&l8(~08)~2X#7~85`&kbQ}k&]8;~.8>~.8@~&86~087~78H~.8K~.8L~-XJa.xVca%;8-`k%}#0.&}$.($8Ddn8|)p#E~-!=~",
"4$:~`k%'8<~.8@~.8A~N8I~.8L~.8M{)bejs8;8D`G-doTw(/|%+cp!z(/~}~}}$,O7#H~~$g`pol$|ppvWJa3Ic$#8(~&cpve#!8+s%7$O~(80~3XOn",
"%;88~'897~}$9G%gpte!e8<n$&dpne!A8Bs%B$R~(8G~&zplWJannd%F8*c#Fb+&a#Z8Q}#Gm~$v}!pc~%BAS~$AS~~+##z~~#Q%N~~2n",
/* scatter_basic: scatter.comp -DGPUSORTI_BASIC, 5351 words */
"~#Va_~!!!,R}$=L5}#Zf~%(}#}w(}#ZK^fq=}#Z.~(+bp~}$%$$cq=}$k]7`!*`oudo$aou#Zap*$w~#`ou}%Cd%`!8%PX0#)#Fbpx}$ka%cudW7%Q!U",
"!>ap;%Q~#ao4%RVr!U}$$c'}$(&%`!,%SX1#Z!2{oi%0~($a~1ar]#K%Tsoa$g~&$g~#$c}#XC.bwLfoa#`~0bqy}#XK~#w$_~b%T~z#`~6#`~~#'$a~",
"'!S~($b~R$_~B%@~%%T~~4B}$q@+adtWZif:X=a!i!>b5.h#5%@i^7bc1f^28&~.eZ:iXU!tb;4d!&gW}eJ[h5}bL#8&aSs8.8'~)}$+g&!_b!:8+}$,",
"J%cS}8(a-TgP%j6s8,~2b#^bYO}$jV&cYW8&`Kba.G8#e!V#)eU:%P}$()*cfDWS8B#SgMoo#nfgz#Ub/G8(jUW8M8+eW~XGb/bb)F!AXGe'28#!2b!V",
"#)}$wA&bXL8%jV%gMia$d8Yb#&WM%R`Twa0vgW.b.a86cXW!289~'!>~$ihhbOG8'~&fl+XAb1db!lb3P}$^]*cwA#Sc9VWT!Uaf9i#483~%}$;l%}$*",
"*&}$;l%}$qb%XA~#`x$b!E$(a!0dg3b$E!(b*W!_b'scd[Vec!6c8sXFa/[!_XFb!AXNa!,}$W2'`#2a*LWS9$gUZ8An%gb[N9*8&f%L8o~&b!'d%GXG",
"bg1a!E92g%o8%c#7a!08,b&5b3Tc,NbvJWT~'h%gWK8zWG8z`!/8{8|!5}$ON$8xjQ^8zi#NiS%g',XGb(|}$.@%c#4a#H9G8-dZ=8(}$0!-b,zayCl!",
"YWQbXyc&&!4`3t82`&(k]E81~#84~%a!n85%S~.bSpq!n8:~)8-~#j!O8B~%#L8@a#^cz&8G`>8`!78H8I`$c8JWG8Ej$U8Gr&$9j~&b$_8(f%U}%h-%",
"!=~%j!a8't,8j*A9{8)j!ax^m%0~A%0~;%0~<%0~~#A$a~m$a~w$b~)$a~^$_~4%T~F$c~~#i$b~vx%Yx^m$c~G",
/* scatter_basic_address: scatter.comp -DGPUSORTI_BASIC -DGPUSORTI_ADDRESS, 5974 words */
"~#Wb_~!!!-r}$[&A}#OG[~}v]`}#O,I|]b}#Nm~'r}!]Kn}!]GB~}}#M(:#zq]G}#M,~$)$_~d%T~X}$6$c}!]X}8}~&}#M,'}!]Xq91~&93~%}#M,~<",
"-oeD~}f!*gZ1weH8/~~#H8C~W8N~K8W~:8Z~~#U8s~&WS8t7~feKa!.b,(8u~&fd(8$ca`b@nb$I8{!2g!>cI.XFa*=geZ8(~&b#]9(WTc-k9)g]L8Er",
"a]9/ge_8s~897~X8~WG8~~#9!9#~#9$WG8|~-8~~R9K~~$79n~m:#~~+U",
/* segment_scatter: scatter.comp -DGPUSORTI_SEGMENTS, 6647 words */
"~#Va_~!!!/.}$};I}#CiW!+~8!B~LVs%Zbf,%Z~#a!,}#Es%%Z~%%Z~%%Z~%%Z~%%Z~$`!'}&j$%%Z~%%Z~%%Z~%%Z~$`!'Wtag6%ZWv~#Vv`!e}#D[6",
"#%~4$C~DbgScgy$G}#G.8}$6eD}#E6U}$6F&bea_~!!c>g%U!%a!(a!7%V%U`!&%W!%%UW2%X!%a!+%Y!4}$7$2}$6tgwg3bg{}#E*A}%e,*}#E24!+~",
"$!+~)}#F3%}#E60!B~$!B~)bj9}#E:W_~!#NT@%Zej*gj2%[W(%ZW;%[~#bbzbj.}#EX0#%~$#%~*$C~$$C~~#+bk7}#E]~#8dkl!Jagf%]`e`!Jbkl%",
"]!3glz$G~%$G}#Jm+!FV{ahh}&qo&bl2bfGbmadh`}$7li~}}$7S+dj4#N}$7S.#w~,#z~F}$8Y,$x~#}$8G%}$7f~#0fjO%N}$7UNljGbj#a4~`3-h4",
"~8)di0XS%U7}%^8+XJ#qa4(}#):&bbqVr}#)0%Vl}#ex-8-oH%}#d]$%``Htb;{aH[a5K8'8(!>a!v8$}&tu&fD7!5ge#%NfjgkhT%N`@`c!T!=f>v8#",
"di/%@8%~$X@aM>hh$8@8>80}$5.'8R~&8T8S~$8T~'85~$88~'niF8=~/ak{bhG`Ht`WbghG}#fo%8S8TbhM8U8T8F8Ac>,WK8eWG8ecg9}#D4~2V}#~",
",,ghgXAa))}#vi,cm3gwR}%s6'!F}#Uw<b`&j$Fb!_%U%^Vc%Vg#W!;~(!J8%b#x}#]U+}%mS-c2I#q}$+R'8(!5k!F8+!A~+XAaKZ8%h~_ex180b!'8",
"18.XAbWmd|W8&_~!!k7M%U`,d`%i8)8%faT%WW]`!3izVb8GVw}#{`&}%We+%_Vc%X`!Hd%,_~!!ROzb*AVeg#/W^~%W_a!V}#$_1c`R8,X=aWsa8ddz",
"%8/Vzh&K%`h!va7!%_8$8#f$5da/8'c!1hb0X{a$Y`H*g!c!4%aVc%Ygc'#Ff'3a(}c#zicHXS`!4%a8#j&O}%U|&8'ivrdc]z!R#g~2%A}$2%~#{%C~",
"~#C@a~$@a~~#[%D~`%F~+%D~~${%I~h%b~g%c}$1P3%I~%%b~*#N~o#N~3%d~,#w~~#Q#z~M#N~d#N~q#N~~#7%A~%%c~~#/%d~S%F~Z#O~a#O~T%A~*",
"#N~~$J%C~j|#,}$1P~$'%A~3#O~~#i%C~~$0",
/* segment_scatter_address: scatter.comp -DGPUSORTI_SEGMENTS -DGPUSORTI_ADDRESS, 7259 words */
"~#Wb_~!!!0J}%#3=|m1Vs%ebj,%e~#V}`!'}#Rt%%e~%%e~%%e~%%e~%%e~%%e~%%e~%%e~%%e~%%e~$`!'}'LD%%e~%%e~%%e~%%e~$`!'_~!!!!4Vt",
"_~!!!##~#_~!!!!5Vt_~!!!#'Vv`!~}#Rz:!+~@ckz!B~/}%#Wf}!kx~#uajk}#S0*_~!#w,4%e}#TK&njB%fW(%eW;%f}#TR)#[Vw}#TF%bl-}#S[wd",
"lq}#S[%}#U.%}#S`CbjG}#Sd~$;bn7}#Sh)jkR#z~$bkk}#XT-!B~%!B~%}']s+!cWxbkQ}!kM~$0%N~,%O~~#h}#Wb%fkQ%g~$bs:}!kU~#l!_~3%g~",
"6%g~(#y~`~}}#R!~:2ms1#z~C}&FH4!F~'qsA![`)X`sAd!AzsC!G~/p#)8%~$}&@e.e03fsT8+!5}&@a&8!g!J8.!Ab0[f!3a$=86csX!c~[!M~O!c~",
"hm&!bsf8'b2~8#f$Eb!l8*}#vb-fsj8.~>!K~~&RB4~$B4~~*N%N~~#Q%O~~2n",
/* segment_scatter_basic: scatter.comp -DGPUSORTI_SEGMENTS -DGPUSORTI_BASIC, 5626 words */
"~#Va_~!!!-*}%&:5}#ae~%P}$I%(}#aJ|}#a2~(j}$J1-}$It,#K~#bt,bq4bt0cqi$u~#bsK}$J/%}$J+~#/$u~Cfry#w~$bu.qry~}$_~E%T}#_OF#",
"w~6#w~S$a~'!S~($b~~9}}$DH2%C~5}%)<]%C~.%A~*%C~*#L~X#O~|#L~~&4#L~fiV'c',}%)<V#L~l#L~M#O~b%Cc)i}$C^;t,8c#n}%)<~$@%C~k|",
"#,}$C^~$&%A~~#|%C~~$0",
/* segment_scatter_basic_address: scatter.comp -DGPUSORTI_SEGMENTS -DGPUSORTI_BASIC -DGPUSORTI_ADDRESS, 6260 words */
"~#Wb_~!!!.J}%)<A}#UP~$3j`^}#U5}}#T{~(>}!`8~$4%N}#S2(}!`<~#p!_}$>jR#y}!`<[}#S6~C4}!hQH}%,JLwhU8/~~#H8C~P}%,J~&J#L~m|h",
"l9K~~$79n~m:#~~+U",
/* histogram: histogram.comp, 19890 words */
"~#Va_~!!!JW~$}(kAW&2~%&2~%&2~%&2~%&2~%&2~%&2~%&2~$`!'}#IW%&2~%&2~%&2~%&2~%&2~%&2~$`!'Wxai.&2W!~$&2Vo~#Vv`!t}&OF~$-aj",
"n}%qj-}(N=;}#Jp5})9G7_~!!JW5%h}$>s%%i!U%h!Uaj!cjEcj'}(Nf+X(%jais%k!#a!d%l!4`!Q%mai5X(%n%m`!w%o!#a!-W0%p%hY(%qaixW0%r",
"%qY(%s!4a!O%t%s%mX(%u%h%hX(%v`!S_~!!9gj%wW'W2%x%w!%`!M%y`!.a!(%z!#a#A_~!!ROF%{b!xW3%|%{a#N!4X)%}%{a!(W2%~~#%{W3&!`!A",
"b#2&#!4%mY*&$`!taj}&%&$~#a#x&&`!:a#F&'`!&`#v&(a!FX)&)!#&$`!3W3&*a#e`!*_~!!k6z&+bk=b!2&,a!za#i&-!#`!I&.!%~$&/a!;`#e&0",
"`ka&1a$#`!E}(Ps&}(pBUW|&2~$nkn&3W(&2W;&3}(pLDdkv}&QM~%{}&Nk'&4~##)~%&4})d.:&5~$}(Tq)#w~$bpi`!<&6_~B>gZH`!&&7_~B>gZG~",
"#&8W%}#Lc%}(U(%#w~#bl0}(T})}(ta9`!.&9_~!!!%Z}(T:*%)ak*%)`lrblz`!M&:c$1&;a!(`!s&<X/&;ck*&<akN$g~#`m4`!;&=c!B&>c!(&@~$",
"`!]}$B}%&Ac!2&Bc!X&CX/&B~$%!`!*aka%!~#$aa!B&D~&&Ec!(&F~$W:&GVq%hW;&G$bak{&HX0#0}'D_$&IX1&H}(U]$&JXj&I#Fbr[`!,&KX0&J!",
"A`!(&LXj&K!J~#&MX1&J&L~#&NX:&M#F}$CY&#M`nA})@e/&O_~!!!']`!x&P_~!!!#y!>&O`#A&QX/&P`!)`!N&RX1&Q!2}(V~$`!+&S~#a!z&T`$n#",
"Gboy&Ta%n&U_~!!!#o#w#z`!K&VX/&U&Q}$A`%&Vao6%4~#%0a!m`mobny`!P&WXj&Q#)`!(&X~$`!2&Y_~6soGy_~!!ROT%h&Z!3`m8Y3%q&[#T#Ta%",
"O&]_~%w5o1~#&^W$`!*&__~^e:F^`!&&`_~=GRk7}$Dz&&a_~!!!-9`!P&b`#'&abn*&banJ&cX/%Na!~&d`!*ao~&d~#&eaoz&f`!pa*C&g`!;#)~#&",
"h`!*aox&h~#&ia#:&j~$&k_~!!)w2~#&lXj!>#)})wv)`!0&m`!R!JW:&nVq%sW;&n$canx&o_~b]O5M~#&pX1#Fa$2&qa!(W:&rVq%qW;&r$i`&`&sV",
"q!4})xv&&tVr!4W;&t&uVrW7&v`%GapA&v~#&wa!|&xVr}'HH)&yX:!L#I`!h&zX0W4%w&{_~1Sg>4`#K&|`'x!Aa'f&}Y0#Ia#X&~X/&}#Ia$V'!Xj#",
"I&~`!('#~&'$`&*a)w'%`!I'$&J`!/'&X:'%}$Fs%'&W:%/~$%/''a!w'(a!H})y_%cs6!%')asj'*W-~#'+X:!5a&k',_~IdN>hbyi`!0'-c&'$vX:&",
"J#I}$G*$c!('.Xj${a#.'/`!ra!.'0Xj'/&~W7'1`!)W:'2Vr'1W;'2'3a$m'4_~CiVZ6`#X'5cw+!bWv`!C'6c#O'7a![`sz%*a'x'8`$y##`!('9a!",
"``$B':a$F';a!&'<`$Z'=!%`(@'>Vr'=W;'>'@Vr`!&'A~#&t'B~#$U%.Vq}#U!%WD'C!4Vw`!U'D`!fa$e'Eatw'F`!f#G~#'GX0'E'Fbu.`!,'H`&c",
"&z}$Hq%'H!3dtuW;&s%6a)C'IX-`,2`!f'Jau8'K})G%&a(('La#^es^!%'Mc+/'NX-'Ma!.'OX1#I!2`!J'Pa!N'Qa#j'RXj&Ja,''SX1#Ua$c'TX1!",
"2#7})G<''U_~!!!!J~#'V_~!!!!N`!&'W_~!!!!Z~#'X_~!!!!_`#h'Ya$V'ZWu`!&'[Y=~#']Y>~#'^_~!!!#G~#'__~!!!!7_~!!JWL!4'`_~!!!#q",
"#z`!{'aa#0W7'b`&Fa|o'b`!i'cc$p'dc!('eX:!Aa%F'fX0#]'e`!R'g_~!!!#D`!,'h`#Ca/K'iY#})HK''j_~!!!#i~#'kXf`!*'lYA`.$'m`&q!3",
"}#W|''n_~!!!!R`!{'oYE#w`!+'pVt`!&'qY!~#'r_~!!!!9~#'s_~!!!!=`#.'tY1&U%OY3%s'u`)miu7_~!!9gT`;J`!d'v_~bYc|3`!&'w_~!!!#7",
"~#'x_~!!!#9~#'yX}~#'zY!})I%4cqrfq{!2~*})2u)'tb<Jgt_cUGbByaHF't80`D*e<m}#A^(#6cEoh!F}#FR&h>b89d`a%Ow!v%O8(~#gECc!vbW=",
"hEBbLE!3`P%%.bNc%.})TW4!Fn!u8'`A|`uy%6}):9%8MhZP})2l$%6bF@8#})53&8$}#N#%}%y:&aaB8(#S8'`v%&ZWS$i&[WS$c'uWS'J!3WS'K`!%",
"'P~#'Q~#%*})6*&})%*0f$4!Xf!9#0f#>82~#aXk8a#Z~$8b#Z}&$75bQ^bcDgAY8&#ZaDe8l8!}%}a(awZ(:`A:bA9WY&$7}(88q828j8;XJa!TVwWJ",
"%h`C2bA]8#8@bBJ})3A%8/`$=})ae%82~&8784~'8:~#8'm!~9%~)}#}e%})rq%8+XQ~$9$~)c[k9(h_<8/`S`8HbC*808Ij#m83~%93~-8$bJzbI}(<",
"828BXN!U8:8;8!_~!!s/F`!7(D86848X8H`u9aC[8Bg!aWY`!/(E8;899>97dyJ8E8F8/`HZbifaNH8=XS`!U(F8EaY^(G9<a!Ui|N9Hd(-&U~*n(^&U",
"8(~,X<`!2(LezL8&8+`%mbE]g$Ia#)(M9Pb(EbzK9X8c8w8g9RcE&9ZWG9Z})!]9~}}&_=~0F!U'{i%3#`fX%8&~.8'8#})~d~'t&5~:~}cel%iW]%hh",
"1I#w}$<N*b#NVcc&lcfHX=e!,8+Vec,*}#'&-8*`w2c!o'|~=`w8f!o`uR{!odw}e(CWUa#|&6j%~8'&6`+9c!+&78(e&I8#~$kvDbvs}(k2'i{xgtk&",
"8b,|a7Z`/*!;dvZ})6~~+<d~WaFq&9b</'}Vc%jc)aai|$V8#fkM&:~$b%T&=`v=a!:$Wuq}8)~'%JVc%kf>H}#Ar&b!naG0c!m&>e&x&@`!mc0[b!ri",
"sK!#'~p!`$_~)&A~(&D~+$a~*}$K.'zn#b!o8'f$=&E~(&F8,~%$a~:}$w8%`(ckl]b%6(!e9)bMQcOOcMVd3C(#Vc%l~#d0/&Nh4.XJa,0b8Q&N~%e.",
"_bB+c0}WQo'UbE/c8`&NjQ!8(f*,!4b@a8'c&$($b$dWS#L!3})fI&!I~$a#i%m(%Vc%n}*M>)8#&Qb-0dMu&Rb*(8$bQP#T8!b*a!2XAa99!2dKn8!g",
"!98(!2d!Q&S~%8,~'_~!!ROy%m`+D8&a$Mcxk%oW]%m~$e&^aAyVcb$qhMob#7bpN&Qb*%dMjdQ>f!@a&.&U8!b&|`AWey(c)wXKa=)b5]8!}*-93#L~",
"(c%X}*-X:a7[888<a#Y8>Vw~&X@b@1})cj%`%Gl%o!U`8NVeg!E8G~&8,f+A`%jh7[WS%T})bA&ftr(&b%}f$J&Wg!Il4B!I~$cNidS(#)~+c%1}#;e(",
"8)&XcG9mVgf{I}&T.+}#,K%cEt}&T)%`AvhQtaLwd<}86}&SX&Xh8:}*1m'!%898:`y-a.-86878#`&*cu@aIZ82_~!!ZIp!%})dj%88_~!!ZIr`!)#P",
"~#8<})`g%e$@%h('Vc%ph:mWJa!CWJa!Nc95b49#)b!0b!&d'm8$cxqe!I#PaC-eTM8)b4$c<-8'e!T#PWUb2}XQa3/&YXZa!,h&1aG~b!~!IdB:XNc<",
"b8:`xhc/!`}-})!|&8#8'YP%ha!V!2b(n%q((Vc%rk#i#Ob@6&6f#-XQm<Td$/c!F`1La3Wf+%8-j[K80~#f$Va)-`8[}&8p'j$j}#x8'b#$&]~.XGa)",
"!&^a1a}*L*88B~#X@a)z&_XAb8#bX4&]}#'l-&]81b%e!5c%D82}#{c&e%P&`b6U'va!38:m!X})<>%}*'O(8082`%(}*&5%XI`!D#T8D#T82#T8#$k8",
".b!-8E#T83#T8$8Q8/XIa%P8F!384`%T8$80YP%q`&Y}&<I)}$Wk1bZ+&fWK}$Qo/a(t&e~%c!V%s()Vc%ta,pd*.W_b']b)i&Qj7!%N8&`,La0@d+-c",
",@b!f8%eR3b!D8*}#1;%&ib6[WS&j!3b(i}$XQ7&Q}$RS+g#jW^a8'#)WTa7jn`Kf#o}#V#&8=XKb&ZWXh;%}#-E%#Fg!2&kd;5WT}*6d$b*q86b*P&l",
"aaz82XTaUh`!P89}$c0(8<}#,V&X=b:+b9f!Hb)08LXGa%3!_b!6!A~*#)b!'8Qa#{8R#)g$vc+b8*8%a+>&j~#c%ae!y&jc+$}#/()`H,b!5XGb!n}*",
"aL)cW0&m}#Z#%c!>c%wb$A}#,n&8+XFb1<YP%saOz8.c3b(*eB9}#!2%!=~%XKb$Gb!0c@Sc#*XGb!5eBV}'i.)hB68$}$ch/!J}$]Z+`!aaRrXAa9na",
"!k8(`Af}$Z-%}#,@%`Ly8)a-P(+Vc%u`D}f7-cOk}#'B&`,,b(_}$j:+b+#f+|c)sd+)c>N&o})F}1d,Tc!=_~!!RO3!/`!O_~!!!!o8(a>yb!R#28!c",
">>}#Jk+8(}$j9(#|g8VVec!Tc@NWQa8#h2ob%[&pe0G8%`!^b$Q8'#2c@Xjb}##8,b.L&ql(UdF/(,e7WWM&s7}$i`_%a#{k#z}&:Z&fAne8k!J}$l$$",
"}#D+)mEQ})zv%}&g<+ce/l5Z%Tk!@8*~,}#Bu&gc(a$384!Jb0bc+Eb4R8-e8<(-Vc%vc':c+1WS&u7~}$b$0!A}#;:.&w~%c'4a!k`,%&x!3}$k!(g8",
"k#I}#Am%&y}&hG*&zb#*%w(.Vc%x~$h(F%w7}&{~'!2~$bE5b!8cJqf*VWW8-!5`FBaS}e$F#w8&~#}&e6$}$d0$b#L}#+@&_~!!B`y%wc!&#I_~!!JX",
"B~#8#b!+87_~!!JXE~$b*MbI2%D8:XQk3:a!H8:8'c'0%w`5.8.`.7b59WTa52b5+85XD8:}#D+&$1nT;W^eR98!e:V&|jGB8'~#}#+d%'!mGCW^a#H'",
"#}$g)7&~h*u}#F>%8*}#ER&W_a2&'(b!,&~}#a-*}#4(%''~&WV`Jo`-N8/a+78+8,!=}*n-%b$j82YRc/#81c$.a7F!>b$.b-f}*l#*}$EV*c.18!#F",
"W_aFVb$3}$oD/d%]bfIb0L8,!Lb#L')Xaa!Dg'}8F~#h3O8T~#f!Sb#dbD+8$b.y'*c'Ac%18%cNqb!'8785XFbe)}$cH/`dih'GXaa%G'+g#$a&u8+a",
"!&80XAa1u8Eb!t#F}$uw*#FWa`!:(.8t8!`&wa!}_~!!JXv}$f]%cTbaU58.`/_`'m828/})Ji(X=})Jw$}#@3%8/WK8tWG8ta#38O8B82dew(/Vc%yf",
"MnjQUb&^#IX=b6Bc$+bChb(58+}$mr,b%&b%H8-bAH`Zlc#Ud'd!Ac7|c&vb'nb*5g$X83c's8.#I~0b'-8(~$c7885~*`+^$kb>9}*}s-8'e<)!U(0`",
"H-lC/b#8',_~!!JXT#qa6j}#gO&d&)'-a!8aL$gCDdBl(1Vc%zi]2d3a}*!F2$vk,n''}$k.-f$;8*e!N'.~.'3}$kZ2a/j&uk:qb.L&Qf0n8(e@5gd&",
"b`{Veb$%'4XKb*>c$Fc=@}#@^&b4~$vc*N_~!!ZIhc*4aLuaH5l%Fc_z(!8JXAa*$&8bT28#`OZf6e&kd;B8M!L}'R3&b!@8(~#c3%W_a'Q'.b$,e!}8",
"$~$i=Na7x&x~#!2b$!iAF%{(2Vc%|dK&cTDe(F'5b!TcEDj1L'5a/(jI;8-h3}c3K}#H.&cZ>e!:hjT8%~$c2!fCm85~%}#On%8:b)/8'~%8(~&8$~&c",
"5vc,jb0O8+XabO3b4bl[`!2a(q81#FXZj[Q81i$`fVwcC(81}*wX*b->dU=aAi8/`6BjA#8V8<g.FW^bSeb63g-l81}#EC/8@!Aa5I8^X!e!vfQ%8(8/",
"i'(}#9}$(/8f8Q8Lc&*8NWG8Nb0V8]8G}#P`&8^8Nb#x8f8_`^nXs%{`!M8U8#c6c%{(3Vc%}i&Aq)|'6~$mH=l:I&~~.8/b1D'7~&8'~,8+~#8,7~}#",
"Ew&}+*w%c/}d1D8.}#<w)!>~)b)xm'Cc&:8>~%WQ~$!3e*R8B89~#j7e%*h/nWXaNSg%08+~,a%R8M_~!!JXka(c#[f8/8,~#p21k&Ig2:8&c;=bOS}*",
"/v$l#7W`b59!3a%k8&eGj%{(4Vc%~b%k%{b;]!4f=(}#X5&ba)Vzb#;8%~%bWzb)+}#@v&(18,`+Jo-3WJa+5b]('8gzT`#|cE~a)/82`!Zb!OlV}a5c",
"81`Ajb#U85`]yc/B(5`:*k72q'C'9l/@}*8U=':~#';~#%T`!%'<bEQ'@!0~#c!*!=~''A!0~(!=bEj'B#Ta~z($a|@(-85b*K}#%T3b'NbKY}#'m4f/",
"N!>})U-.!5c3>}#$:%c!>}'$w&f$881~'8)}'a$4}#Ue&g]'b)/82}#Mf)bqObP](6`5;}%!E9''}*1^(8&WZ}#L&&&!g3#jD-8&eWt8(~%}$}(+b(!#",
"0el&c0h8/`$Da'H(68*`5f}#Ir*WZaA_(7Vc&#cIxgTOjRx8'cTu}+&9&`%O&J!2`!4ah,k!4WX'C`!G8$_~!!BaHj'i`&2a2JdL*iJ%80}$~t('D~$i",
"6R8'~)'Gn!dWS`CHb*BWT}*)$&8,`.we4['Bn)J#Lb4'#2}#*R.8/}%/I'&$(8Vc&%c.@gW3WUa)mh$LXS`$d(%8)`$>aL4`!'}$#T%awSVwb,QaiPKz",
"8)8$b!)K{`6=}#!8%K|8+`%oa(L(580b!_8,~%`X:alB8%}#I}%`p^81b#MWJaVibj9hX1a)%(&b-lgTe}#bd*j#u#z8)}#'2-`Ny((}%.i$f!Y#w~:#",
"w~.`Ht('WS$bh!YoE=#Fk!Y}#W`,8@WS%*l!Z}#Ls%!=f#4!2~5av*!I8IVcex_8J8*~'8aeW1(#}',-%fDP8e8)~#b+hhJ.e!I(,8+f9E8+~#gGN}#0",
"T.!c~2cw{iXv8*e!q(78g~(8-8%~#e1G#TeU,%N~%cN4n!s%Na!Eg#eXWkBjX>a!of#i8-~#h$%`NR()8y}%4%$c5C8{WG8{b#/9)8H8$b!)9*8C8%~%",
"9+8Bc#E9,85c)QXs&$`!deMC!#(9Vc&&c)'k,K&M~(&J}#Oy/q,Kd!)}#hp$k8hb,a8/8&82b#X}#VR.b-e(:Vc!&in58##Z~*gG%}#UY2}#3>%eA~80",
"c]cb/gdaj8&bdI'~`&8dFp8-`0xa#.8.f!n80~6}#R0&c!seX}8>fb`}#]e%c!z8(~&`Df}%&z*}*=@&}%:E'cRB$ic:mbNU!=~%_~!!JXba!&'IbT{!",
"3&6a>2ec)(;l3z}%,H&tIT#U}%4r+chhf;n8,XN}%:)-8$Xaa6niYT81~#y!s}#41+h$Y}+'t&l6!8-~#b#:8-~%jRfc]I'Jb2_`4q'J7~bQI}#u7%WX",
"b^#j!E'K~''K~(aHYbVvXNa%Zfr$8C~$eoS8D~#8*}'3X%`!-8C8D857~}*Jk$8@8A~#8EWG8=a108Eh$E`6Iccx}*3k$8YbFS(<Vc&'~$lRXXWa.|h$",
"0a0&(;8)b(m}#hh(#S})t|:a34'}8&b39cj]8(c$hb:PbBe87VccZ1ciXbE28#a.,`0j}%:=&'Lf!`82}$/:)8AVef!P89Ve~&a1,8+}#*](8:8*847~",
"8(}%3'%bZ^`$M8<`Mm}!/GA8;~%u>~x'}b!pc<~cd;g!~aI[8$d^ccW$WS8*`WJ})yP)!=~%}*;P&n&!b0c8ZVcbOka%Q8[8@dzq!#(=e,=fm[`!&(+g",
"(s8%}#[T6l(l8/~/8+cWy848(c9lb%a80a+Z'|83bH`'{b8M#l$k8%}#`>'is;%18+'Nh!f}#^C%#T8+}#]1%$k8,c2;fQfbSr86b.9(>Vc&(f/Mc@.b",
"@eb)6##b`5cZr'Ob.z&J`#Hb!Q(@~)oq<!Jh-lc~f}$5x%`)mb!_8(`P3}$8,%!=~%b!h(Al#9Vca2j(*8!j*m'P~%8)WS'P~&g_6WNaGJk8{'Q}%:.'",
"'Q}$$&%cABb#$(Blr~h}<}+DO)i~E8)~%8*}%4w;c*Fb1{`+t8)b$583`)%g$5}*Tj-8-b#A(CVc&)W]`3:}#'61XJa:YVzXWa5R}%9k4t#7c<n'R~#c",
"/F}#tp&8.`0ua!k83Vcl'x|!jd=Xi!jak]g$W8,z!W&M~+b8S8G}!#9IbF'(98!8Ph!abMtbK#}#iO'&*~(&$d%0b!U'Sk.{h'^_~!!Ba*aNya.J(@8)",
"cgia$c8.p5Pn'3hK$}#&V/88~#Y_a4jb&u8,8#g5R8&~%a%f8>c&Qk#B8Fb$s8B`&5c#Da!F8FVcb4`&M&JY_aR<b!=`k^`!kgHpb$a8I8Kct<b)$}#0",
"Q%a1j8Eb+1b/0}*,@0a!g8Ta$E(>8Pc+ya$k$c~)%Nk!H8[~$(A8W~$d*z(DVc&+}#j**f(ccJRa/dg!Za!V(=8+8*b#Ql%hp%Lt&ub&&8!h&t}#<0)8",
"8~$b.F(C8:8988bmzaA}(Ba%*cz#k$S}!)=Kb$o8!l(%k$x}!!mN(A~0a#V8Y#Zkyee`(aJ#iSxjqj#Z8c}$D4%8!8c8b8`e&%!4(EVc&,fI1l,`XUaA",
"R`IY!3lKa`@vd%nb>W}!9FM87jTD8;8%c#pb!:8;f#p8+~+}$FQ&j!S8E8.~&c]3cY^czh8Fb%'}++`&8H~'}*QF(8A~*`9.`6l8+b)J`!c8<8=!=a9J",
"8:b!z8B~#d$IfYQ8KWG8Ka!Z$k8G8E8$}%Un*h+^b'Q}#-Q0d=B(FVc&-glJp}N':~+8(~3';~(b;~c!@l:FbP6'Tb!>aMp}+),,'Ku!N#7b!>i!Nu(a",
"cQ)b3^e!NcQ1b48d!2c<pn`nau)}%UA%cP]f.ViM/8)gFHj&g#]8.cPQcj>d##cVR}#'f)}*4(4WJa%C}+,G8':~/';~8';~/%T~A}#&&-'<j_a&UaJ8",
"l!Z#6~,gM=cTvoM=8*}#YP1'Ug!KXTa8He$vk!i!=~28,~1'Vc!Kq!i%Ng'1oJdo!i'Wc!Kz!i!=~D'X~%n#RWK8qWG8qb.%(Gewn}'Z)(!7WXp&8!]X",
"TbDp'Z!2g/(8+WS'Y7~b!hb!Wa)W'Y`+I}%]F,}#4+'_~!!RQUb!V!3}(Zt)kH%}%P+%'[c#{b!,']d,:c#bW`c'jb.]dHzmuPc01&z}$22-}#!x%c/+",
"8*jcr878&`+1a!:b-3'^!3aY[8%a!l8/~*fJ%c6@f!/b6YfG*8%~$bU6'_X@b!ea!`8;b!n8=!3a#48I}#8J&k+%8%8D`.idR58Ie1z'^8+}#DV%fQV8",
"M}#-D-bm:!=cOdall8)dOd8P~#d$F84bdlf!Z8T8)~/8)~)8*~$WTbp7c#g}#74$8`X[a8C8M`t8}'Y8(%bk&$c1d'`~*g6|a!8ff|'`8(}#-g0W^ad5",
"c[Bcx{!J}#(S*m!JW_at1#IbY0'^}#'x)jbs`D%cp@8;#IftT8=#I}%^X&ctTWK8=`J^WLaHe8'd|-!#(H}*wH2i/Dp;x%b8(b/18!b(>8!b/S}$4B%f",
"ZC8%ckY}$:>&&.`2[}#LF3'afBr8'~%8(b<a8*~#}#4S)Vcb!<8+}#4l&b!B8-}#H*+X@b3Yc4]a&C8,`^M}%_^.b#]r:lks3&zW_a&ub%kd#6es38!`",
"%H}%b&'(IVc&/h7y}$^[&g$pmxzblV&~fs)t9{&~~+bsX&~li7WM#p`*o}%[Y.}$*J,}#)^&hj&Ve~*8;~#bfac!i}#[-$a!h8Dbd>bA#lj''38A}#X3",
"$b7kbP%!>a7k8;i`[8E8=~'8I~+b$;#Igu3u5h}#'_*}*1@%gn^bY`}#Hq,8b8a}#-$.8cdPWapJa%Gbcl8*`#;cEc}#4e''c~+X=a)E'df%5'3~%brQ",
"8H#IbjMb%}8,h#QbLvd~(axv8+7~a#>80`#&}$9:%dXR85`B|k'ek*{8S~.8&84~-8U~#}#+c%&Jj!S8[#I}$c5%9(8VXQjq@j_<WTa.r8Fd#Uc_;}%`",
"d%8dc*hfgI`JD8dWGa!48e8f`&@8gWG8bbCj(JbW`mosyFX}#E`%8,~%8)~%g!|!2g+ab+](Ke*Sb+('_g<[!L!3f#'8&d(Y8)~'!Ah:'bNU`])}#L'3",
"8*~$8.~'aRI8'7~cFi}%lR*XD8.a4v(LVc&0c+j%Fdf-eAU8#lU|!5b&:}%rt%h'E!Jbz{'[c-xb.m&78*cP!!AX>f3:fq6k2X'f8(b!Sc6o`H8}#R/1",
"`Uf807~8&}#1F)!=~$81XD88a%|(Mk[]cWq(J#Gj&,8%~,f/o8'}%tk,b'$8)glK}'l2)b`[8-h#fa(}d&LbnQd<;f!+#E~)!]~)'W~)'X~)#6a'&}#G",
"z%'g8<}#:.%b'}(N~,h+gkchb#q&Jfcic5'h%r8+#IgRvb.Y#Fb'pc4i'h}%n>&c-zf_*86}$84$fl6b#C(OcW9xq|hcun-PWNb6yWH}$ly-b'F8,b)d",
"}#D^&'wd:/eE%8+XQaXtc8q#G}#Nu&d%S}$Hb&a!@'xa!'8,'ygB(d!@8%~$WS}$Yb&85a!a8<8!j.V8H8G~.8I8#}%6W.dr*a!''j8;b%|c7j#G8=c!",
"-!3}'p}$8H~#8I8J!>a988FWQ}#v8%}#;J.c%]}#lq*}#`s%d[6c#Z'k~$f$n}#Qh'mJ68^~#}#M])!J}#MO+}#MD(8bd-G#kVc&1c4.dO1j&1elTg@0",
"WQa0.!3f~Bg`>(080ekw#S~$b*o!2b!'!5bnec+R!Ac>~a>V(H}#4+2b!C(K8,b%L}'WH&WK}#Xr*lQ9k!S%F'l}#=V0WJa'TX>aFEc#bj{'8/b#A'mf",
"178-~,W^a1V#)c&Y}#.e*8$}#cY&}#46-}$_F$a#!89b#IkcH(N86fo.8T7}}#v+98Ya1qa!]`O)b!'8<f!bb!t8Qb<$i#]j!>8N~-8*~#aSI8nVc~&f",
"o]8af+ca%~k{3b#}8'#TdM&kg5XC`{F(38k8`8'`!ofbIb^JVwb|nVzaAe`Y6`!B(29&8p8e8,r!C}*_+(8*`oV8,b@H8.`ngb!)`m98.}#Vl&8%8/aT",
"!(I9/8f9.b|ManAWa`!)(48~8!r!la!693m]5X>a#xf$78>~,bEZ}#y-%9;WK99`$t}$Xn%c~IcYD81b!Ca+i9;#Fe!]84a$ra!29=#Fg!b`,daC[#Gb",
"118!gJ7e%n96clF##b!>b6Mfqfd1a'ib!va(195}#Z|/jV58!8I}#)93c>He)Z9B80dr;l&3bnba#Rb%'9ehXKXZa'}84f$l8'~#b3Ze8&}$XD*g#@8:",
"X>a'il*%X>au5f!c84~#j4b8:!2XNa=/f*j8<aEMa$f9h`J2g*6g~zb#vb!^8r}#]i)o(;c!OgG}a+!8n#FbJ5c7y`#sXAa0ObB)8,cB-bdf!3}#vj&8",
"ndIHc&+9~~%##d*`a/va,m}*fg%8<8M8:8887}#&O&9zc+Lj[R(O:A9w~%b2fWQ}#[P5:=}#)R)8&k*L:De/l#y~#97}%IH'`!+9+~&!M~#98a'-99}#",
"]}*8b8!dUk}$(l'}$SA(9@b0:`3=gxLW`a',:Sd!F'n~#g(N'oc#4:Th%+c3{c2P'zb%Q}#`3)dl6f-N},'z+}%}z%c!G'pb!y:b~#clng3y'q~#c4Wc",
"!/'r~'8-}#F3%d!B'sb!X:jWG:j`2&",
/* histogram_address: histogram.comp -DGPUSORTI_ADDRESS, 20956 words */
"}%0D$_~!!!Lp~GVs(P}$GE%(P~#V}`!'}%07%(P~%(P~%(P~%(P~%(P~%(P~%(P~%(P~%(P~%(P~%(P~%(P~%(P~%(P~%(P~%(P~%(P~$`!'W#Vt_~!!",
"!#+~#YCVt_~!!!#/~#_~!!!!8Vt_~!!!#3Vv(P}(80u}$FFH}%0X0}$FL~${_~!$1qf(P}%1j&}$E~4(QW((PW;(Q}*uFr}(:@>}(:;~%O}$F5(#z~#}",
"(:H4}$F53%N~$}$F15%N~@}$F-~#e}$F)w%O~(%N%O~y%g~(%g~9%g~D(RYd~N!aWt}$F]%}$F-R%N~G%N~=(SX}}$F)3}$F%_'qY!~e!GV~}$CS%}$F",
")=(TW#~)(U~~#P%O~X!cWx~5(VYC}$I`%}(D['!FV{}$F5)%N~%}$F1.(U~1}$E{%}$F54}$F1^(V~>}$|.3#6}+'#,}#J75}#*q$c=B(Uw#((U}$FA-",
"p#(!M~'bGeegN`#%`up}$FP6}$~z;j#g84~#}$F`'8V~g!H~7!K~88j~%8k~M8u~78z828s~c9.~69-~.91~G9<~]9H9A~=9F~/9Q~0(V~`9Y~)9b~$9",
"[~&9dWG9dWZ}+&bL~}}(HX~81}$N_.#z~~$S},$cq}$N_~&7%N~m%N~o~}}+CN~+T}$Nv~(=b@6b!&}#y++WS8$`68}$O$:8*~6a=g8.~&}%Hp&}$DQ(",
"a,X81b>z84WS81b>+82},0u;#L~+89~;#N~(a!|8B}#S)&WS8C}#{+%8H}$OG+8Ia!=}$O(&l8,b!I8PVe~*8QbC)c!Ic#pd^e8'WH}$OO~#M%O~1%O~",
"~(:%g~k%g~B%g~X%g~~$O(R~~'(!a~t!`~~#x%N~8%N~~%7(S~)!_~~%*%N~~)C!`~~#7!;~.'q~H(S~~&H(S~~&E!G~X},`A7WTbD.i]sb3C85~$8(~",
"%bIc}$O_~&$bWuWUa!D}$Oc/8*~7Ma8*~&Mb8+~&Mc8,~'81~58382~.WS83`B.}$Of5%O~)(T~1%O~<%Nw!Y%N}$Of<%NoET#Fn!Yexu8R}*](&WS%*",
"cxvd!_}$BE9%N8*~(ewW8]!3`+l!If#98be!t8`}#`.%}#{J-8g8)}$N&,j#B8h}$Om%}#a7-}$(^.(Uw$f(U8-}$Om98i~;%g~)(R~1%g~X8{~(}%4s",
"%}$O_&8I8$~&}$Om'9-~'9.~~)d}#'h'#S}#|a-%O}$Ot/8*~%}$GI4}$Om,8'~*8)~&8*~(86~'a.%86b7;bUT}&9m&WH}$On-83~)8@Vef!Q8@!2~-",
"b3;a8'87`$I8889!=abT`IC|/F}$OiI~}b$/8ab0bbP)a0-8b}$Oh~&Q!;~~#J(U~~%0%O~V!;~g(U~~#$%N~F%g~z%O~~#/%N~k%g~~&Q!;~~#4%O~L",
"%O~L%g~~#7},^q1#]81}&ZE'}#zh%d#0cV$}$:n&aeH!>~$8.}$HO%}$Ou/}-0KF':~/';~F';~/%T~NWH}$P@:bXn}#c~<i!hgN%cUtoN%aIqx!m}$P",
"Z0e%[k!v!=~28/~=}$Ph(q!v%gg(1oK_{!v}$Pu(z!v!=~P}$Q%0f(@9,WG9,}$Q%6|'+}$Q238.~#cCL}$Q26p!d8&}$Q@~*I%O~~%W%g~~$-%O~4~}",
"ki=}(21&8gc*u},v;)8'~$8gWGa!68h8i!>}-u|$8e}$QO9yH@n:Q#)8/}$J%&c)}fjF!2~#bS1}-=c&}$Q_~#j%O~~#h!;~9o>p8,~%fnZ}*BO(b%O8",
"0~+a)E8!q>Sc!Vc!b#[~&c(0#Ef!-8%`8_f!-8&`:Rf!-8'`9gf!-8(`=Dc'Q}$R,&8C}&9k%}$R,~$Bn&'8&'w~&8&}#N''WJa#nXQaI/}$R;-}#PY&",
"8(~)8.'x~$8/'y}'!6+c%O`]%8%c!DX#8,!2c!i88~$8@}$RD.8K8J~.8L~&!c~38>~+8A~'bIR`!18L8M!>aT$8Ia'g8P~,8T~/}$RQ:c'G'kc#l}$R",
"S>8d~#c$:!X~#!Jc$F8/}#Q0)}#Q%(8hWG8h}$RW6ecBe&a}%<70}$YT%}$R[481~;WS8/7~}$R_@c`n88bcM}$Rh&}#O^&}-[=%}#7M%f>08$~$k4F}",
"$RlG87~P8W~&!c~G%g~88W~)(V~18]~(8g~28T~P8r~+}'fH%crdi~dl~Ta`W8(}$Rp5a!^8}}$Rt%8!8b8(~68)}#OV&9&}$Rx%9-8!8h8.~5}#T#%}",
"#$D%}$Rj'8+~$b!)818%80~%828%81}$Rx%968i95~,9'~99:cZt}$Rx78A~49CWK9@~99B~09D~>%O~(9<~4%g~198~K!;~19E~B9l~K!b~s9n~'!c~",
")!G~M!;~_:'~A9}b+X}$Rx/:H9z~>:D~7:Jr6m#y~#9:~(!K~#9.~(!M~#9;}-:1&9<~'Xba%`}$S.(c3U!F~&b'69C}$S0+(U~(9E:^b!H`@I'nc!H}",
"$S2/:^e%C}$S24![`/,!=}#{['}$S4=![`dg!='pd!}:k}$S6-![`t8!='qc!:bWPa!18D!='r~&}$S:*}#c9&'sd!_:sWG:s`2i",
/* onesweep: onesweep.comp -DGPUSORTI_GROUPS, 15666 words */
"V_V`Va_~!!!B;}$S<$}*&<BVs(o}$Qt%(o~#Vr`!'}&x^%(o~%(o~%(o~%(o~%(o~%(o~%(o~%(o~%(o~$Vv`!U}'al,}+Hw`}(E2,}&xS.}(Ct,}&xS",
"W}(DD,}&xS/(q~%(q}(DX>})9->}$TF&})91%}-H4%}(D^K}$T<%}$T9&})8i1}$TJ&}$Sn$}$R}$}$S]&Xx(W!%!4b!#W2(X`!+}'d*&_~!!ZGV(Ya!",
"D`!6X((Z(Y%h}$Ti&W2([!%(Y}$S{(}.f_'(]}$Tr'(^!4(Y}$Ri%W3(_`!.#p`!$X)(`a!6(WX)(a!#a!bX)(b`!U(W}$U6,(c`!r}$Un%(d!%a!J(e",
"!#a#.Y+(f`#7a#*`#gX*(g`!'a!*}$Sb%X)(h`$,a!z(i!#`#R(j`!c!4}.5$'W2(k!#a$B(l!4(W~$(m`!K}$RQ%X*(n`!f(Y`!<!t_~!#5ll(o}$Sw",
".(pW((oW;(p}+Jx3}'cl(}.qB&!.V~}+JkF}&x;.!{~$!{~.!}~$!}~#}(F%-}&x;5$D~#$=}&wB$$=}&x;R$B~$$B~.$E~$$E!E}(Eo.}&x;'(q~#(r",
"V~(qW;(r}(E}~$-}&x)-}$So'}$Ro'}$N@%W;&s}$S$'}'e&%}$S!$}$W}*&OY/~#(s~#&O~%(s})9w%}):AG$a~(}):<*$U$i}):AJ%*}-&C3}$Ts%}",
"):IH}$VC%}&z7'&9Y.~#(t_~!!!!f}$M1'}.^Y(a$:(uWs~#(vX3#^(u}$U|%(v!3}$Sr-}$V@1#w}*%F,'N~$}$NW$a$2%6Vq}$P&%}$OR%}&rH'(wX",
"n#^!L}$W1%`!,(xX3(w&8`!M(yX-(x!A`!((z~#!J`!8({a$5(|`!,({`!((}~#a!v(~`!(a!p)!Y1(}(~`!>)#Vl~#)$~#)#~#)%a$C}$R/))&Xj#I$",
"[}$N3'!]Vl}&q8')'V|`!&)(_~1_s=d`!I))a!l`!,)*}$SI$)+`#9)*`!(),X3)+#2`!2)-_~!89~#`!<).Xo),}$No$)/X1),a'~)0X/).)/}$W1%)",
"0}$N=$%!`!B)1W$}$OF&a!B)2X4),)1}$YA%}$V-&)3X:!5})=+$)4Y0!>)3~#)5a!.`![)6X/)4#I)5`!5)7X-)6#I}'j4+%0VrYD!4)8YE).`!G)9`",
"#9}$V$$):a$[);X3)9):`!J)<X-);a#{)=a!8`!()>X3)=):`!d)@X/)<!L)>W7%4`!*}'qJ$%4}$W<%)@a*U)A_~)oJ_C`!&)B_~)oJ_B}$Zu%(x!3}",
"$R#%}'it$}.|]&`!4)CX5b%&)Da$}}$Z$+'J}$Y^+}$Y}(&>~$&d~&&d~#'K~$&@~$}$Ym,a*$)E`'%!5}$[R%)Ea#X)FX0}$Qf%)GXj)Fa!a)HX/%N)",
"G#UW7&h`!*}$Z($&h~#'PVq}$bN%}$QP%%N})>2&!4%1}'k;(%1~$'b~$)IVq'bW;)I'Q~$)J`!u##}$Y1%)Ja!u)KX0#Za$2!@}-UP$)L`$X!@~#)MX",
"3)L):`!()NX0!2)M~#)O`#4)N}$Z^%)O~$)P~#a!.)QX:)P!>~#)RX0)Qa!4)SX:!r)R~#)TX:$9a!()UX0)S)T`#2)VX/%O)K)U})Bi&a&0)WXo)V$v",
"`!5)XX/)W`!)W7)Y`!*}$Xt$)Y~#&ea,%&Dc$B)ZXj#U}$[F$)[`&P)Z`!()]X:!A)Z}$UG%`({)^}$Ti'}'m^&`!M)_c.f)``!(}$]a&)`~$)a~$)bV",
"q)aW;)b)c~$)db!B!%)e`#n)P~#)fX1)e~$)gXj)f)P`!:)hX-)g!2}$]y))ic!G)j`#h)R`!.)kc!s)lc!A&F~&'5c!()mc!G)n~%!%)o_~!!!#Q)P!",
"J~#)pX5)oa%,)qYo#Ua!r)rX5)q!3}-Xt)%g~$}$T<%%1`!-)sXm%g'o}$VY'`!3)t~%)u~#)t~#'ac!v)vc!9)w~%)x~#)w}$ak&a!c)yc#I)zc!(){",
"~$`,%&i}$Yv$)|`#!#G}$Wl%)|a#!)}~#}$Zs%`!7)~~#&z~#*!X5)~~$*#YE(U}$W;'`!-*$}$Vf%*%X5#.a-]*&c0*&UY1*%*&`!9*'YE&U~#*(`$F",
"a!E*)~%**Xm%1*)~#*+c.(*,`!.%O`!9*-`!h}$VH%}&z5,`=M}$Uo&jN'}#=d'cGW}#rf%cEu8#fRGbG3}&,>*}$Nh%8#}%!g&8$~#dRL}&q,(fCk!H",
"}$1Z)bM6*:85bN3aA/8,nP*8@}#Ux'Wa(W7}*.818+}.Xx.8#~%8%b}f8&8$XS(Y7}*/8J}$O9%}%&E%8)}$=A%`Hu8#WS8R8!}$O'%838)8;8'8T}.T",
"#$8S}&rIA}&P/'!0~(8$bD>}'V('8%}&rI{7~~$!|~*8$~$!w~/8&`O1}&rI`~}h$1}$9B'c!vajyc$5cj9c#u8-}&q~)8*dt>8/g$d}'Im$80aEp8#b",
"$c}&rI%81}#&J&}&rIAn%O!E~+}&p3.8.}&pj'}&rI+bKj8*WK}&rI,7~}&p>&85`!Tq!b89}&rW'}&rI+c!b}&rIJs%-$J~%q#q}$<P%}&r%*c#5aj4",
"8,b!c82g$P84}'Q@$b%;}&tE/}&s9)87bVe}&rI6e#Q}&q.*8(~+8*~)8+8'~~#*8:WG}$Se%}&sw*8@~+8B~)8C8@~r}$KY(86}#<G$}&rI3f%+$P~.",
"#B~0}&q*~#.8;}#)j&}&s{*8A~(8B8>~&~}}&rI(87}.+L$}&oti}$@RW~}}*kp/!4~#aTF&:f`Fe'Sb+Gb,7c%dcfxcX2$W`0NeW7&;i]j&;8+#`8!b",
"!lb$#}#Nt&b!MdWqkh}XJae}Veb!>}$Gc%bY68$}$8L'ewB8281}$(0&$_}'^v%})5_2chP})5Z58&fx$8&!28'})5_0e!X$a})5V+8&`$9b!3}#nZ)a",
"3_})5_0j!VW_~)bXJ}#yl'8&},:L1$b~$$c~.$i~}$a~$AR~#$iARWS$c~%$a~)$i~'%*~7$i~)$c~%$i~2$ab$/})5_4$i~+%*~-%*b!>})5_,$b},:",
"L6})6)'})5_G})59~#%})55)8#fh<8#`;U})59~#N%A~07~c&i8&e+l8'})5D5h7$8(~$},:o6d'Jh!je![f+U8%a*>})592!#($}$>U)}$58*_~!!9j",
"!!2(t}$3'*}$F{)#Z~%#Z~0gA+k_/8$}$'z$}#%)%}$Jg(&#}$(@0WUn/k}-z{&}#pM-`*R}#W!(}&1b%cm^bi-`/B8(}$$f+e$c$%}#,Z)!2c@|}.Kl",
")WS#N}$Vg&}.P9'a$7(W*.Vc(Xft_b%d}.Ou*8&~%}.yd'!L}(qO28,~/8,~#a$!'N~*X@a/9}(2C.'Nal2a%784!A}$^r%}#sM'}$vX(d!.%67~Xz(W",
"`fZ8684828-d.Y%D}'o~,',gD,}#w])8%}$-B&!ca!,}$@T*%Y}#1U1%Dc5K(y~%}'h=&`/0do)(z7}}$)(/8*dcs(|e!98+cq|!A`fsd!9)!~(8/&8~",
"&e$:)!ah>}#qT%XIa|p808+8-a=xc0)(Y*/Vc(Z`',g&57}d&vb(t}#ee%}$R,*j(ub!M)$jk*}'u_&Ve}$B(&h60}$9*'cm*8+e*28,83~#c5'}'kk&",
"X=b)+}&'N%Vw}'wj,#ZbpH8(_~!!c@<(Y`(48(8&8#}'zy2b,)c%!)%e#r%>bHpc@Fe.;8(}#$)/)&b,{h0Gb{qh6#a9{8!b/B8+}&ur-a6!})5D3}#!",
"R%}#q>%85`I=c#[*0b3$}$zt5ew+!]~%b)*!2}'y_*b*B8'}.CI3}$8V(ar~e:;*1}$u2*kK-XOeoOd!u})>s+*2b!Rb2;}#o{*}#~J&}#8`.}&@t-!5",
"8%}'{92([W](Y}#VV,}$$0&c&R}#8~.XD#Z}#5,,c,0}%if-%`h&Zb*kXF~$)'}#|O%}#8]&)(a9.))~+}$'<&f1:}'HJ.crG8.}$Fo'}#qe.by(8%b$",
"Rc5#d-TXFa%q)'b>&8(XV8#`#Nc4u%d~(f)<}%@g+f&.c2Ic&3),XAa!d}'9,'b#%})B&2b~I),}#,G%8!l#@b!V)-}%ro)b#<*3Vc(]}$Vd,}#3B(}#",
"OB0)0~+czD`P!c*gc*<8(g'i81})F.&b|B8.8,`6W}#g>+f!q}.'}+b!)8/}#0_')0~$e*+}#-T%8>l*'#p`nd8*}#&L)8De;9!38%`-2WTb6:XNa66c",
"6@d*183~#XGa,W)1}%uV28I!2}.Wt%a!ua:`87}$:U&(^`(2i/;b%2`2La$0b!+}#]f&cJVW^b%yb3~),g'p}#W},c$/}$.i+WX~$#G~)b2`c&-b(>)6",
"c!8fMH88~%XAa@O86b&nc-2b&]!3fu+c$I}#>K$a(L8A8<}#>V%8B)28:WY~#*3}#m8$86}$fG(8:82`'Of#$#Ia)A)7~.%da5kaxpb!W8!8H)28@}$A",
")&d#$8C8*877~c<3a*Ca$~}#}5%8Ch#{8Cav,8FWG8F`!S8D8E!=a8n8C}#Q.%8@Bd8!~$8J8A8IbuD$k8B#Td}v8X7~~#p$J}$Je%8Xd5Pc<.WK8_WG",
"8_b6+8N$k8%~&%J})IE/).evi!S`}4b&ObEecyU)8a!~%6b&&W`b0S}'r:&}.xi$b)N*4Vc(_~%`'oc!(b)N#Y~#o&Qa0hWJa1wXQb'ab(Q8-bzFbAUh",
"=|82b'H)@e(j}#;(2)@~+WJaT;}$Z]&c*>8#c)*}$Jb'b&tc+m8Ec*<}#6]%d3F8A}#:b%}'Fs%b1Qa1Haz)84`4pWJa))b!A)@g![8Mf#=89~58Sg45",
"}$B!%&R8)f+Q8-8!g#68&~&8U~$8X8/~$}#r$*f!|8-d)H80d+]82~')@~'8'7~`2;a!]8db.r}#Aa&b%'8#`+=`=PeDU8-`&w}#de%)A~-8l~%`Ul8m",
"b!.8pc$9WS8q`%N8gaGI8^WG8^b#=b(#8`d#=8c~&8p8e~&8%~&h*M8+b!+}($p%b,od1-e0m80aOKn-89%81f!I)Aa!+9,XQbzBfIx8'b,A)Ba!+9/}",
"($&'907~bz+c!Oi!kc+{98c%ei6)WS9:7~dKq}$L5$8-a*i8@8A83`(<}$x*%`!o8B8C!=}%.-%WK90WG90b!P8M`Oc`!6927~~#94WG9,WJa}0XQeK5",
"#zb6=9A}#.*.e]}!Gd*R9D~$b`$9F}$rS((`e11`<Xd5S}#3V0#I})Ql+}'yn%}$6!2j!V8%~#}#GS%82}#Cx)VweLd}#(6$b5c86}.kv&`#`a!287Vw",
"j$y}'|[&8&b#abQa}$T<$}+(M*f@~}#hc)!>~$8.f#>kIG}'0](e!Sb!pg.mg!Fg,+b!=}'|)*b*I8Rf4Kh)r8V~&8*WUb'gl#,8(XNa<}8,_~!!k9,c",
"4j`4k}$lv)8)83`&wb!U82c(<k$LcTMaAk8!`<a}$Tr)8B`!P}$=K((a`2i}%/$/XQe$Dg%O8)Vr}#/1-}',#0%6}#,E%8-c.qdRX}$=_&g7WbKCkEN*",
"1a!&*2c$Wa!+*0b!/i70f[[8>c!'c!68)}(%#(WZ})Yx&(bb#v(We7<#p}+`f/g&&k$jc^(WTk*1}%]Z,c1Be$T85~-).8-~#b1G)Cg$(}#pB%8;}%cP",
"688}#z^182~$WLb(r`!La10c5lXQ~$kOQ%*bH;`Ez8J7~WS8I8.a4S*48#8K8,8Ja!98K}#F5%g@I}$7n&8U8&8SbC{YR!%}$[K%8(}#Qm&e5z8*~$}#",
"+z(89818*}#6X%85828#8)e)E#O~+867~`Aao)38%b!Gc-9t)waI5aV<}(:#&8i}#qF&`.g8i}%7N)82h'.bI=)Ba!:87b.n8(l.A}+`v%!2eOR!2a+G",
"dE;8U8=`/Va&@8P8<80`7#}$+k%b#G`3d8S`;t8f!L}#I>$8UWK8Xd#v})PO.8C}#@N$bc}}/>/$8ub%{8_8D8<}$CM'l)fa%xVra&n)D8!g$[oX(`^D",
"e)[8-8,~%`6Tc8Xbc<'{}$k`+'J~*&=f$8}$jv'a!>'Kc#^i<Z}$k`+'~~3'J}$k!1&B~+'K~,!%(K}'+b/}#BJ&'P8&fg3XGa!V!=b!4c#EbJbbE=#)",
"8!}#xi*!(eE~8)~(!#(:l9O'``!weKUlG,a!e`@cXFa!'!_b#%8#}#~3-bG/XGaA7d#@aj$cg28/`(qb!283~#82b@7b$'*5bF_})`_*c2J*6`$:})f-",
".%A~%%C8#a!H*5}#P!)&e~&})ep)c#`8(j@t8'`hl8(c@re!F8)8.c!~*7Vc(c}$@r&bU)8#cSZdNP(,}(As,({bX!b#/({XQa'[}%$d*lWc&D~%}#}E",
"%}(,2&bK0}(c8&j%0d!C)[b+oc!Ldcxc`6y!S)]~))Z~4d&5XE'CaW&W`adq8/8&}(.q%}'Yd%8:eJo%cVc(dc=TiCL_~!!JZYa$S`5Z8%}$k-&bPdb%",
"_*78!_~!!RRzb$j8*}$AU%d!2b2)8%h,S8.8&~%bMp8,`)J}$26%lU'`52c8R84}%)P%gMpc]]f<:8!8<k`%!I8&Ytc&#W_b!Ba!Y8Ak[j8CaEl8Eg3:",
"8/~#b#[d#>W`b%7!2bBdb*|86`>Z}$@Y.}$':>f&Y8&c7;}#e%&cZZd_`b45b]08&82g#Rf(b8*~))^dItcRT}$z>(}%HS%858!c(:8.}$)6%7~}$)@'",
"8586~%83_~!!BcD!4`!:o!s8B~%e8]8Ae-j!#(B}$uF@b)(l3-8&~$c2Q}(CB.$ib#(d*Ik#@b$f87~%dcti#J!2cYZa:'8,7~8'b*h}#Xb%XA}.Mu)b",
"$K8=85b0T}#sr'8>`o7}$A7'(ea6=}$3{.mDR}+Dx>8/~$i<0b!:}#O*%`%Yb<58$~%88~%g&j#d8%dm7}#=:&em`%+`'sb{$'~`!X}(5O.}#Tb$88`!",
"dapww#XhDmb#@bJN8J}$v((b!s8)}(>X+`8y})nt,w!a8T~&$k~1b'ca#P8Xf$4z#Pc)9b$Tc!i`,$}$(9*b$XbJ'b&)(=h3$a*N%18$!3bT>b3*'Q8#",
"~()_~()d8)~%8)~%)c~,!#(9h&m}$(x0Vrg%>WQa=(#ZhmGa[>}!%[N89~%%9~&(=~S8Dc!a$k~&m%[bs$f!e8<~2a#o8NVec(^}$VF%}$9^,8Qc!v8&",
"~&}$:X*dfA}%;F$8Lf!v8Nw#[8[d~dn#Z8WWG8WWK8ZWG8ZWZ}$9v4}#Ju)|%>(K8&b7xbotc+z8$}(FQ-p;{b!F#Z}$C7(a*681f#!83r+Q(K8'a1>8",
">)Qc`.bQE)Q}#Jo$)hb'|h0'8.}$qy*8(e(:&Ee6*)R8+b!C84~%Vee#b}&G-*%1e!G)S81b)$8:!3b(|c6{}$rg,cah)ie!L)j88~$)k8B~%)c~2}&f",
"U%aR|8CcRxa2@8Ap$ea3y)lj7n8dc/Z)ge3,)l8'~#}$XA)8L}$T;,a$l8j~%#Zd/ha%Ib!=&Ff$N8%f!8b!k}#vg&8nWG8n}%)u-b!Cg=7'5~)b!_8(",
"~%w=6!U(!e!eb%4}$vP'f!j)m~,)n8)~>!4*8Vc(fa:)}(EK.!U~(bV,l58)P~$eL#d!DamQd!D8%~'!J})w`.`7p}$RC&dJbdr38<)Qa!,dF-)p~%}#",
"uY%)PeFG)p8+~,a3,bk}8(#ZaA{)r~+`1@cL~'}8.},uk3}/9i%818MkZ+8Nf!+8QiM_%;8.~(8/~$}$:B%8Y8,cm*g(v}$)^%8A}$:0%8^80~&bFTb!",
"@)se(%8W~-8H!2b#W}$*0&8aa!'8=8b}%&6.8`8*~#}$i-(8a8:`9/b,_X[!48X8a8F8a8B7~a4<8U8V!=}$B-$8S}#w<%WT}.bF$!J}%2&$8[XD8ba&",
"L*9Vc(g~#m&IWH}$A*)n9i}$,i6h&+g'[b-;8+e+q)u~%cXPg!Bbj1Vcb{Lb!0cdlbV.}$,@*)u82}#'s&hui89XNaY7d;sa7U}%b($d7a`>6b7a87bG",
"lgXXt.ra,B'a8'cFCh,B}#s{-|.xb#(}#$X%b#(8S8O8$f)V8T~'8Wz%&eU5)vb'qc#=}#1**b>ab%88/f#YbWt}(ZK'e8V8'8*`^:p(}81~$828ua)P",
"8t8!k)%8xj(y8-~(8.~(9!8+~*)xf!T#D~#c(e8L~-8Ek&]9*Ve~%b#^!3bH98W8RcCY}&t_&X@bFLc#wb)*`/3}/14(8[`fo}$cV%82a!|8]~-8U~.9",
":d'YXJa53Vco'Z8h8>8!}$Mc&a!-8.8<`DQ`0sbbc8h8i8K7~8Ag+%b%J8i`&T8Q~%}/j>%}#sK%!=}0/T$8ff!Ed}`|4db2^8'~&t'q}%fe))y|5Tb!",
"k8&!3}$Ft%t*S'Q8'jiej#a8*~:)z~&)c~;`CAi9)}$HJ6l)%){~7b$(80l$q8+f)+dqY}(#'$aMZWNa;l:*~&f&4}((c&b/;:0`'cb<ib#Y`#58;8<`",
"#k8=`@xWK8f`&AXD9T}$5p%e96bD!b}6b!*ar-c}|XK}#9+$}%B~+WTa,|`4x)^7~p+z}$df%`dr&i}#^[&bMw*:eMdgR#k*Q(U~%kXzb$UfrgcRYX=b",
"22cE4bx+b!GcY$}$$W(hYMbE7dI&81}$&o.%*}$tp>&e~.}$KC'!&j}&#2WS$Wc/X8$cVQWS$_b4T8'##WS$V`r&}#xj'd1L%geG1$*}#_/&e8i%g8&d",
"YY)}~*}#16)}(;};}(9^/i!E}%kY((h`2hgBTbS3!Lb!^8&f|F#)j~/8*a:0bL0`CEc!8b6V##}$r8%hMHb6L}%=x*}%U#&8,}#(Q.!3bTT!Ibtk!I85",
"b-;b(f8+c(jc!{8,Xaa/`k!d#G86c!Tck!8>##~%##}%K2(}%*D'8(b;%}%w:'}(/i%8-dV^(JVc(icRfe^wWP8$f0D}.}c)}*3o&}#0m&8(eL~!3a}S",
"}%F5%8'8$8(brf}#|a%*!g$E}$tt'i!0}/JI)|EFgNibQ<*68!bKY}!EEKfLg8'~+mO%c!t8-}(qe+b5va0a8>}$g%%8I}#CG%WK8E`i%}$FZ%bPsb+(",
"*;Vc(jb[9!4o++x89$]}$*`.8%#Il/f}$*[3}&Gl%jM288kdq8,d)e*#j]B8>Vc}$Y8%8!87b!Gfex8>88~'(C}/OO-}-IC&ct-i$)}$%L,`Ms}#pP%l",
"bNb>E}(iw-e$R8)8'~'8*~If{38'fC88/bpJ8$}%)W*bDW}#}g)(MjTd|PL8+~$hG08+WUbP`rh.XV&i}/RZ(}$dl2(@Vc(k}(f.=lS28(~/f9F8-}%-",
"0('Sc:`kcPy))}%41*8(`,Lk`T8=f:B84}$_!(82~#d!<86~)8,}(kI*c|H8Fb_}8.}(tg%`8=b!K8$~&e`%bm|bLc`!28J8K!5},Ck%}/'d(8OaCoaM",
"6j3<(M8Se39!4*<Vc(lcP.hAE%Od)5asRjO~8+VlXB`!'*9$k8+#T`9gbbPa!48-VzXJa9lc!9#Ta;|8-eI$8%}$7g$}$y#(`!9`!P}$+O)8/~'82d}B",
"WP*$e#,8:Veb*@j#08@VzXZa!4*'j!58EVlYO~#*8#T808E`#E8D~(8Gd!5828G`PJ8FdD:}#O;&b-ca!A8J~&$k858J#T`|u}#yc(8$8+`(1`!}`Z*b",
"=O*(~-`B4hK7}/Vw$`VGbGI*(86i(U`_tdr{}$dU%8>b!+c-l8D`tfa!L`LD8C8#cIP(7Vc(m}%'i*8#i)/gsZ&ic2|c,A*=b6#}#T7%}$zF%}$*]&b1",
"Rk)>}*E$E}#yY(8/fC7b>Af;|8'}$%c'(nb'6(YfFc!tjK)$kdJe}#$f+}%)D%VwboNVz}$XD%80d4g**7}}$WX(83c~]cJL*+eB(80`(WaZ=}$#;%c9",
",a!483~$88~%(Jc$cb*Ba.M*;8<86}$Uk%`ak87}$V1%8<81b%Yc3)*,f#$8D8685~%a!f8=b/y*-~*amM%H8H8I8,dsu8>8@`fdd%`}'{_$XC`!K*<8",
"K8<bc78Ia(/8Fh%$a&Obb6(7hP+ayH`.g8N#Sa&!*=}$*A%aUM8H}%#t%8S8J87`%6",
/* onesweep_address: onesweep.comp -DGPUSORTI_ADDRESS -DGPUSORTI_GROUPS, 16821 words */
"}&IK$_~!!!Df~$}+.GMVs*>}#u;%*>~#V}`!'}&IT%*>~%*>~%*>~%*>~%*>~%*>~%*>~%*>~%*>~%*>~%*>~%*>~%*>~%*>~$Vv*>}&I5y}#t(H}0(:",
"F}#t.~$^_~!#_Da*>}&I12W:*@W(*>W;*@},bE~##},bA~%Z}&Hr-}#s~D}#sz-#z~8~}}#svP}#sn1!aWt}#o]%}#srR%N~<}#z(%}#sv'~}}#sr3}#",
"v%%}#sv~$#%O~$}#sr'!bWv~t%g~4%g~7%g~G(U~v(U~d}#sm~#a*!~-*!~1*!~7*!~G*A~5*B~(*A~+(U~C(U~2(U~%*A}#wZ&}#snf!_~*}$4y38'}",
")G(*8)!5})GP-}%Wc&}#t!.88~98C~1#y~2(@~'8M~-*C~%8U~*8W}/iK%}&BUA}&BQ>8'cFrb`x8+8(}&BU_~}f$.!0}#qF)}&<v&}#tr/bq:}&BU,e",
"L,}&9i,8$b^)adK}&BUFn!k}&BY'jM*}&B^'eWY8Da!{}&BY+8*}(]R%8)`#Y}&6k-}&BQ'o!e8O~(8P~$jWN8&~#}&BUPo%3}&Bc-8a~)b#&b~gaNij",
"#f}&BQ'mYt}&BUc}!&lH}#x('q&#83~286~(87~(8.~*8/~2|&fp&#XJaio}&:l-b|Go(H8A8K~)8B~-8N}&=$)8N~#}&BU+|)p!=~-#E~4$:~`o%a8<",
"~28@~(8A~(86~*87~58I~28L~(8M~3}&BUV}!%+K$Ku(/~}~}}&BU9}#|-1}&BU&}&A<>8,~[87~388`v(b!E#/~(8<}&Cu>8B~A8I~'8J~28M~&8N~&",
"}&BU>}#{~.f$|}&A8>8,~>81~Saa-}-!G%}&Cy*8=~&8>~28B~>8G~E8O~'8P}&BU.}&@#T}#{k~$d#z~~%|C#~$C#~~)6!a~)!G~c!G~VlHc}&7p'}$",
"^a&}#{x,b!g}#{xY%N~6%N~~#)#y~~$P!G~~$k!a~7!M~<#y~Ef!hd,1}#{xK!c~;!M~h}%6NG}#|(}o#E}#hL&8(~*dVPXFa*])'XNb(y}#|56!G}$,",
"].c&I}#|5Gs#H}%-N%}#|C/}-FD'}#|C&8+~~('D;~~*g%O~3rfA}#|P(9Ga:AbKp9I}#|P~$;p$_}#|^)b$_}#|^N8U~38Y~,y#98+}&hn%8/}#|k)8",
"+ej;8,86c+-8!85}#|k:87~$}%HD(!38H}#|k~#)!G~)u(/}#|x;}%8t%fnb}#jP&c!'}%5j&8)c^1b5h}#||t!b~~)@%g~~#v!#(=u$e}#UD'}*|e&}",
"#nm)}#}O~.(}(Ik,fz;}#z$H8N}#}^_8X~;}$q3%f!e8;~.k{Oc~z}#!*2b#'8.~$8kcw)8$`[x}$v<,`w)gx@d%w86a!L8s}${d/`4EawF8(f|+}#z0",
"%8;8!}1$T)!=~%}#oU%a%J8y}$!Ie9!WG9!~%(>~>~}}!'U]8=}$!W+(>~S8H~+(>r'U8G`|)}#])%f!m8A}$!`58R~*8R~,8U~+(>~,byL}#pa$8Pf!",
"v8Rw#d8`}#i8'n#c8[WG8[bQo}$!`9(U~~(SW;!td`(}&(z-}$!dk8=~kWS8D}#$!%8E}#xm4b.78Q~*WNa;)8Sk^b8Tf!+8Wa!Cb!i8Vb=Da!*8W}#y",
"*%c%;}#,0%a%;}#y*%8b82ct$WH}$#$-8H~%8f86~&bB[bY-a#/8H8e~*|3>c34`9U!A}'cS'}#`2&}#+;*8EaVP8ncuNb#18Zc+-}#tG&c308'bM~V}",
"b6QbvJWH}$$B,8sk)e}$$B+8}a#78|b!+9!}&,O&fsX8|8+}#aL*8}8V~#}&k<%X[!48u8}8c8}8_7~}#er$8r8s~#8vWG8pWK8|WG8|`!/8z8{!Ja3E",
"8xXD8~}$$F6}#@U(}$$J~#)8:~~$#8T~~#5WS8lb)z8mp*dbYk838wa*i8v}$$Q/8ze*Q8y~(8z~59&8-~'}$$Y58O~-8H~.9.~/8Z8U~&a*,91}*`5)",
"}'I!%a[Kb)B`:;}#g.(8`82~#b+C}1m:18Yk##9@c'mb`L9@}*aD*ca<}&sQ)8m8A~#}&Li&a9e8>8!8-}&;~%`!-8m8n8O7~`hF}$$b-8n~#8U~&8oW",
"G8o~#`!C!=}1CA$8kWH}$$b~%m:0~7:6~99Y~/~}r^ud6[*A}$$o:!M~-83~:}'m<%f_Dbf~c.X}$$qb(@~V*!~5*!~6!H~C!K~:*C~~%,*B~~)G(A~~",
"#Q%g~~#g(U~~(^(A~~#V",
/* onesweep_inlined: onesweep.comp -DGPUSORTI_ADDRESS, 28994 words */
"~$_~!!![s~~$d}$$n5}$%($}$$q*}$$n%W<!4}$$K%}$#R%}$!A%}$!8~'0}$!(7}$!$D}#~}'}#~qG}#~m/~}}#~iC}#~a~#B}#}AL%!~#}#~_%}#}A",
"/}#~X$}#}D'}#~>+#P}#}L&}#~G%}#}J+}#}B5%4~#}#}9T&d~#}#}1<&h~#}#})~#:'b~&'b~#%T~>}#}%:)Y~#}#|z~$1&e}*wq&}#|~~#A}+l#%}-",
"8J$%4W:*DW%&dW:*EW%&hW:*FW%)Y`#D*G_~!!!!A}#}6)*F~#W;*Ea!&*D~$%#}+>9)u!&#Wh!.fm+}#{Kb}#VyS}+<0&k~r}#|(F}'bt&8.~&80}&I",
"]&dS(a;S8D`B$g!na9dbDg$d`!&;b$h}#`J&bCl;dWH}#`C4}#`@'bzZk`H#L8,~#c<[iXd}1K_083}&QK+b!T}#>*'}']L.}#Id%8*},dd)a!^$[8:8",
"1bw6;z8;83bj|888<8$br[}#S/'#U}$$_'dW(8'XOaOpeW08$~0WXaDf!3h`=}#YF981~:&e!3bA%p'187~'}$v@%}$%e.b%L8qa$^8BhLWcWjeQ)8x}",
"#R}78~~O}#R>+b|#c(5aW}84},4G-8]91cL|}!(#G}#ID&bqda#&8/8@}.r'&8O~)}(|0%}'Iw&8!8Ge'28m8KrXl%T~.}#~o%}$(A19^~'a!=8[}#]u",
"*8^~*8`~38d~/8-~38j~58i~,b$r!5g%_cYFf$r}#oa'gY6XAbc|}#oN(}#67%#2bZb8#~&cX]d(:7}}!+fIbM7}#[`%b!d9we]h8$~$WH}#[Z'cXO:#",
"9{c#69}}#[G+8'es18(`F^by|:#c'Y}(O6%:/~)f.[X=a!H',a!'8K'4}#__%}#_i,WH}#_N,8/a)a}#_N78.~782~Bb}$}#_N,g^UWH}#oBLc^}egs*",
"!8E`NNh^}d$!aq>}#=L)81~#k!;#0}'W<+b-f8r8na$e9k!Lc[Ce#{9nj^]adSd^]8(~~#db+D}#3j%8-#S7}bL|8/`PG}#Mk'8$a0V}#U3)8}}#,p4s",
"g}:ca%':`c*D:dbW.9.jP`938%}##!-9p}$/'^}#kb&a$C82!A}$0]38,Vea$n87)'}'h9)cz}8&d4.}'}s$a*Lgvd8=}$'c.8>`/A}$/S%:/~;:5~28",
"K~(8L~$a#C8C`#]b-&p#]8H~%8(*G~0bwea#]8M`oe80}$%q2:K~28a~(8b}$(@F8e`ob}$0!.8i~J8r#+b#}v$48(~5}$l[&}$(&%81`sn}$0N19%~A",
"8=~-9*WG9*~$8k8|8E8Qd^E:w~%WS<]}$'97<c~><h~[<s~C<x~><}~A='~'=(~2=+~&=,~-=-}28&&}'MT$9]8!8OWK9`WG9`}#5S%9f8!8Rc~3a#2=",
":9m}#EC19p~$a]ja!>=AgcV9pWG9p`&c9q9r`:z9sWG9nWK9vWG9ub(`;U}#0C.;Y}!,mD<`~$<]~&<aa!';-8!c,_j(I|,<8,~981~F87~.88~'#T~7",
"}'_|%b#98Bq)e8B~%8G*Gt#98G~$a)ec06}$.V'}&Sn%k+Fa&E86k+F8T~'k#IXGaz3b+38V~98[~5}$}g'!U`z}`1^8.n+38j~A89~,bzQ}$9`%8j8A",
"8E~#f((>G8|~19!~*>M~)}#7_%`#W9#9$`((9%WG8}WK9(WG9'f'n9)~6=e~$=b~&=f~$<2~.#[~~#8o1z$k~28B~(8C~'8@~98E~=8J~1t#38W~(8X}",
"!1zE}#7-%a!~8E8V`'Uf&h@88i~18l~*@>~)}$@&%}#!u&a'O8jWK9wWG`=n9zWG9yf&l9{}#@-Q}&p:&>^a$]>Zc$b>_a!'=+}(Hb&c%7q&d8+c%7n&",
"dczh!U`7B848!85}#@d.X=a+m>qa!J>nc!O>ra!'=>8!k<z!38'a'-8*~)f$v@i8J}#PC(8K~%8%b$m@o~%}&nf)!=~%WK:KWGc62>!}#$n;e1i@v8'}",
"#Th68,}(7s%@}}#5(6WS@w7~s48@}~>A%~[A0~CA5~>A:~AAB~'AC~2AF~&AG~-AHc&<WS8Y7~k).8c~%8&~%AW~*8cWG8c~#8d8e~#8fWG8a}&qd%WK",
"=/WG=/gjNj=}>g}#Cp(>7~'f+/>wk4J>{~DA$~$@~~&A%~$>O~.!=~)$:~~#/n#+89~%8>q.88>~%8Du4;8D~18K~2b&P}&:y%8H`!^b*a8Y~%8#b*tB",
"K}#HH28_~%8(b&_BQ~)}#DN%`#=8`8a!=})It$8]a>O8df%w8f~6Af~$Ac~&Ag~$@3~.#E~*}!2S~%@b&n8h~*C=~28m~*CD~)}3DZ%`#o8n8o`&n8pW",
"G8kWK9WWG9W}+AD$9YWK9eWG9ZWK9_WG9^f&z9`~6BX~$BU~&BYa:KA$}#K6,A(8!j,*Ae}$N<X}!I(}q'KB'~28H~(8I~tB<~28^~(8_~E})SC%i'K8",
"p~*D8~28u~*D>~)}#iU%`#o8v8w`'K8xWG8sWK:YWG:Y}&qE$:]f'C:_~6CS~$CP~&CTa!'A~c668+b54DK}+{]%k#88/b!9DP~$cQhb@F}#|}+:oWG:",
"oWK:qWG:q}&q-%jzFA/~$AY}'a{-WO`!qaP7}!T&Oa#~8.8!WP7~`%:d!Y$`7}}!!cPaY@D8kRd8*~#WXa{0}#@;/8Ce&ik*%&De5{Dz!3o8Ka!8E#!3",
"}$2t0a&y8(b)G}#Dk%DN}#f0.c!jE+)[s95)[~%E2~6}#$t%a!@E5s#GE;~6}$4.&!U}'!T$}#a-'89e#DEC)]~6)]~%EJ~=EM)Zs!])Z~%ET~6bYR}&",
"Jt%83`Vaa$vE#}#hS08=8%})g{%WLaEq8_`!.}$Km%CP~-8&~)8'~-b[VCZc5:}$K`$#z&;a(XCZ~$8#biQC`}#~a0XJa.*}$dV&Ceb,fb:Y8-f#j8.8",
"-~#b<&CgWH}#i_,}(0U$aW~bgodgi}#i^'8(~$8)j!8XQ!4a(Le6c8#`j9}$*I%8%}$'T&({~$E6({}(N43agPbfe868)~&eA<E>bdi}'X4$}#_~-!I8",
"%}#i_/8@~)c;)8C85}'w],i#Xc#Cb#^87}#if'fdE85}#,<$9JWG9Jb!-9I8=8J}#8+%9J8#8K~P|A~FV~<F^~1b':DRf%H8$8+b'!DX~.DX~)D^~.d^",
"LDb}(ry&XNa2}f*/8-8,~#b&zDdWH}$Jv[80~~#98D~]WH}$Ji.c#hb*q}$JiDk!]Vc80~(81}$J[2e7E$^}!0}Qa!6G'l0}G(8,}#qg*8n}$(8*}$KQ",
"%}'OI%c-<84ja=8&87WS8'}#vD&e!F8'8AWH}#y),9<~39B~%8+!_a(hGu}#y)59G!=a!<Gya4W80}#y))a!2Gz9I~#81}#XM&9GWG9G`#,9H9I!=a*h",
"9E}2[@$9Lf*-9N~2}!$|YGV~/GW~'a#LH185s*|8:~%H8~5F-~/F3~.F3~)F8~4F<~:F>WTaW}}$-v-GQj&$8V~38[~*H[~58a~%H`~0Ha8c~(}3mx%`",
"#88b8c!=a2]8_WK:3WG:3WK:7WG:6f&(:8d*u:;}#Vg+h.:Hi8&~6c:'Hpr%=Fe~/Fk~.Fk~)Fp~4Ft~:Fvb${:e}#wt/8G~&:i~$}!(%`Ha~/Hbh+!8",
"7i&SHA}-bh(868A`drj&_8^~38c~*IL~58h~%IP~0IQ8j~(c-T8JbU`7~dUi8j8k~%8h}#yX%}!$WcI*~/I+~+;D~,9%~%WK;=WG;=WK;BWG;Af'~;Ci",
",'}#IF5I$8&}#zA+h..I(c%.8'}!$$cIP~/IQg,]J+8C~68H~%J2~5H'~/H-~.H-~)H2~4H6~:H8~1!2}(Ej'8W8X8Q7~8*a0s}2j-&XA~$!=~%j(<8d",
"~38i~%8c~%JU~58n~%JY~$8h~,JZ8p~#8i~%}#mY%`#U8o8p`#08q`(:WK<5WG<5WK=fWG=f}##e&>$WG>$`!;>%>&~#>'WG>#WK>,WG>+a$[G8~$Gcd",
"$QzC&Jc~6Ji~=J6~3Jq~<Jx~=J{~6K$~NK+~<K2~=K5~<K<~EJi~BI8~HIC~.IC~)IH~9IM~:IO~sJ|~JK'~~$.L>~<LF~5J:~/JA~.JA~)JF~4JJ~:J",
"L~~&9Lm~/Ln~~#0M^~:Mb~0Mc~~#1M>~/M@~*Mw~<M~~5Ks~/Ky~.Ky~)K~~4L%~:L'~1M9~KND~:NH~0NI~dNQ~<NX~5LM~/LS~.LS~)LX~4L]~:L_~",
"}NI~/NJ~7N)~VO4~:O8~0O9~~#+Np~/Nq~nNj~6Nn~iO8~/O9~*Oq~<Ox~5Mm~/Ms~.Ms~)Mx~4M|~:M~~yP=~:PB~0PC~:cC!DrWGDrb#)O/7}}#o7J",
"c'oO[~&}$bj*}$;Q'8,}#a`&M/e%*cf[Mq}$U~,}#o.-c:ZN5}$gT&$kb;MN[N]}$s(.N:~*ch>OoairOV!=},b]&}$po&8@~&bh%}#Bf(!3E88A8/}%",
"'2&b7SOwb%JOw`&W}#H+-P5~#8&~)b!;OYe&q8)c6})%~#v$kPC}#HCF8/}(7i%8-e!e81}#im)}$x>+}$ok,PQ~.b!w8*mDzb:R7~bnk}#p7*})Pc(8",
"28580}#qb%Mnj({OVb#_%0PD}*1c&}$yg3x&xPN~*WS8!8+l&{}'oc$8T}#KB-8V}!6wkP}~/P~~*QX~<Q`~5OT~/OZ~.OZ~)O`~4Od~:Of~+e)+8S}#",
"r;;}!$pYQR~/QS~*R-84~689~%R4~/gG(8T8#8*b$kP.fow8Nf$QP2b*tb$Q8'~)8(8'~'P4~$86~+bA,}$dp&}#9{'%geKbRK9&}#sI)8T}#t/(8Re8",
"<RP8V}#t/89.~*8]bLvRV}#t/391WG91~#9293~#94WG9/~(P0~%Oa~)}#$xBQs~$Qp~&Qt}#C0%P>~*j$'Rn80}$[[,82b06Rq8!eC485}$[[<}#UI%",
"PO})Cy(8286}$O,,XV&e}#qo(}$P4.}#rN%WH}$EGFp#jS-8*~,8,~%S0~)8/~;bORS5b(#c&t}$DG%}.9P-c9hR:e/o%T}$6A)a#r8<f#]8>~>SH~2S",
"K~Fb*3!3}$F_.g>CSU89~$awFd#Z8)bx<}$Fb-8,o*38D~%Sb~1e!a8!}#,X&}$G!-87~%8Lb!WSl8!f%'}$G!68>~%8Sb!LSt~2}&7s%b/q}&@R'8Wd",
"7'Rue4v)lj4f!2)ge5')l8&~#}#y>(R|8Z}(L20!3b##}$Fl6%T~)}'F|&9)WG9)b!E*,}#-m1R5f.-9Tf}xRE~&f!9RI}#-hDSO~$SL~&SP~$Qz~~$o",
"Tv~<T|~YT3~$T0~&T4~$R_~~%fUi~<Uo~@9d~FU&~$U#~&U'~$SO~,SS~.T2~~#lTR~~#2Th~y_~!!!%K~<_~!!!%J~;:]WG:[~):^~6U~~$U{~&V!~$",
"TL~+Yz~7Y{~7:nWG:nWK:pWG:pWK:rWG:ra3.SW}$(,&k9rUj}$V(,T]}$x!)!3~$}$|-*f#q8)}$ic'8,~#}$k/%8.}${A9}%7H%!2a&nU6}%.k)80}",
"#le+WLbFe`!PcN$bE[85}%.u(8)~'}#`0&}%.q;h%2}%.m+84~,jI#8%!2~/_~!!!&@~$VM~#}%;D'b!Q8G}%;*4})2B%',}#Cv%U5}#e*+c_r}*8b.8",
"9~#}%;9'XAb@6a&1_~!!!%U8Ba'Cb7:`#08A8B!=aIu8=}$;S$8Ea!A8O)@kJ]8$m#[f$M8N~2XAaT1}%/|6a$2_~!!!&Y~-8l~78,~&UZ~=84~-8y~%",
"8<~$}$Hs.f#i8:d&x8=~&!38@}%0m5Y}~Cj`X9,`OK9*`:+}$VW%e#*9.8~~&9,9$7}}%6i&9&7}cK79(7}bF-949*`'|}%0h(8+~,8*~(Y}~28/~4Y}",
"~+a)!88!2b(zb<6cl&)BWTa.Hb!08)}%0]3}*;'%j*b}&LH'8F8G808(a#l8C8D807~a#98A#T808+8%W``B}83`%4}$Q$%WT}$1E$!=aj^8:WK9RWG9",
"R`!H9S8I8J8G}$@K$9N8~8J8D}$@R&8K8>aCM9Q7~~#9VWG9K}%0h%9Ob,(_~!!!&L~*b'=}%0U)9hb#Ab!<9U7}d+WVR}$cg.V8fQga=bj%r9gA8k(y",
"V]~0b#)cQV_~!!!'M~&8*~&bB6a!A_~!!!'qcTm_~!!!%og!rg!maiE_~!!!%m}%G3-ao9}#sf-Y|~&bnRZ&hUNX@a!Wg!S80aB7cO@_~!!!'O}#tS'}",
"(;`)}$;:$b#_8-~%}#un-:/b!'A`c!881}%,q'8<aDz8S`Aa}%*(':-~$:.!=}%'c%a!i:/`&v8UWK:9WG:9a!-:E:<:58Wa!):A:=8#8X}%*(3:B~#:",
"Bb!+_~!!!&aa$H8#}%)|*fShZ!7}}%)s)c05_~!!!%p}%H`'e)HY|8&}%4M5#P~2f!R8$~'#Z~%g&P808'j7M_~!!!'9}#k;~#_Z*~;Z*~~#2Z*~~$q_",
"~!!!';f$mWS_~!!!%T`-A}#X)5Z,~>Z,~[Z,~CZ,~>Z,~AZ,~'Z,~2Z,~&Z,~-Z,}'jI(8S8P8!8ObY-_~!!!'[}!}:H_~!!!'X~.Z-~)Z.~9Z.~:_~!",
"!!'Zb-!gda9{WG9{`'U9|9}`-*9~WG9yg-ug2+}';^-c.IexN_~!!!'L)'b!iY|b%'j1k::n:An808,~7:E~&_~!!!'y~=88~-89}%>j/}$jU%8;YrbV",
"V`yB`.Ae)C8(})mf$}%I[&c#:g^&8B}%+Q)8K}#{~&:Zb38:b}%8%3:g~7:k~3=2:m8S~%=-:l8S~#}%dg$}%8$'=/~#=5~#=1WG=1WK=4WG:gbb+Y|f",
"Yt:p~%:kWG:kWK=AWG=A`!Y_~!!!(q_~!!!(pA7:p:kb!VeW`i0tWH}$nOPc&%f]*b8u_~!!!%N8*}$nK5%T~)_~!!!(m~=81~088~$8<~'a<1}$nK$d",
"<<8889~%86jc]88{X&_~!!!%L~2Z6~F}$o-%84bD~_~!!!%MkV7}3XX'8687~%83c)_jYgfhVbLj}$+Z&8Y8$}$M.)8_d%]8b~<WH}$o$,%T~/b%o8.f",
"#P}$o$7_~!!!%S~%Z8z,t~}}$p:.8H~$8I_~!!!'u~$_~!!!'I~*c#d}#pK-}&+m,|R(83~(84~'8.~983~=88~H8I~(8J}&&.68G~-}$a+%n9C8J~%8",
"R~48O~%8W~88T~-8^}&&Z)8Y~#br~b(IWH}$s4597~-91l+UVe~&}#%3%9<}$s/)Z8~*k<!&5enh8+8&}%}K18/b+}go+!380fBDh_&`FX`(G}(Ob%b!",
"B83}$X8(`i)`OYb@6a!-9U`@!`gC8B`e+a!}9Vj#u9Pr-Kb#k}$t)79c8N~#}&#U%bFE8L`%:})S{%`!-9c9d907~8Pgb%b*g9d`+m96~%}#bD$9e`#,",
"`!C`,29hWG9aWH}$t)6}!-gz%1~&Yz~;}$tmSp1+YzaBHcJg!=})SX)gP|}!$Cz)z~&Y{~@}-U^%f#Q8IsT@h/d){~7b$d8/l%S}$uK:Z9~&f'Vch^k`",
"H$K}!.8I8.~(8/~~#*8D~(8E~68L~G8M~98R~F8X~)8_~'}3jp%}+W7%}%(G'8tWG8oWK9XWG9XWK<%WG<$}!8T~%c<a~~#2_~!!!%R~%Z;~V~}kM>_~",
"!!!'=~$c#mb#Yb!*WS_~!!!%Qb!:}&6n3Z=~>Z=~>Z=~dZ=~&Z=~2Z=~>Z=~EZ=~'Z=~-Z=bT9bI=8T8!8QcM|x;ebMtb-F8fq/+8-~%8kupc82~18r}",
"&4J%b.W8%~)86`)}n#38;~%8yq.W8A~%8~~88F~-9'~)8K~#}#FE%}$0>$9%s:n9_~-9X~89i9d~)Z;~~#89|~+9}~-9w~8Z;~7:,~5:,:-9W~0:-~#9",
"^~&:.WG:.~#`!C`.L:1WG:*}!:n~'J!=~*w-B8+~980~J87~$8=~G8>~98D~F8J~)8P~'}#:C%}$/w.}#Qo%WKA@WGA@a*d@^=t;[9KWKACWGACb6:Fe",
"8!AB}$}K)AF~'AI~)efph^ka`IZ<*'kou}'HXjd'J}$7)%}%Gp38(~*8*~-81~6a(lc'h8.}%K8683c*g}#Y15c8#fVQ8%8,}!7hMf7c80}#4U2p7c8J",
"~$8KZ9k7^Z:b!+}!4RI80~985~J8<}#&5%b(%8Z}%7,%}#'B38:~%8Cq)-8@~%8H~88E~-8N~)8d~#b,}}$;D%}#-8.8}c&;}%O&69&v&W}!,DJ8g~98",
"l~J8sf%38A~<8y~98~~9s7_8Jd%3cE:9&WG9&`#2}%LW+9h~-9Yd5ds)z8'~9}%M*&Z5a!'9OZ5o7mcA!b!'}&P1F80~%80~E85~%85~2b`ka!-:18I8",
"!87}.#.$8Ja!-:29Q8!`/!:)WG:)X[!4:*:29v:29r`:U`$5:':(`/':+WG:%a7/:1`!/:/:0!JWK:4WG:-}#R1%f.C}#R1)}!.Cg:V~~$cWS_~!!!%P",
"8:sDrZ>~>Z>~>Z>~dZ>~&Z>~2Z>~>Z>~EZ>~'Z>~-Z>}!16I8a~98f~J8m}!DgK8t~98y~F9!~0}#!z%k1;9Q~;9W~c9:~99@~J9G~F9M~99R~F9X~4}",
"#4/%j1;:;~-:-~`:#~~#N:c~+:d:%~$:ZWG:Z~#:[:d:J:d:F~%:X:Y~#:]WG:VWK:cWG:c~#:a:b~#:fWG:_WK<}WG<}a!Q<z<t:f:`WK=%WG=$f1G=",
"&~'=)~g=@~~#>WS_~!!!%Ob.JZ@}!Tp~#K8Pj^CcM^8Up1zc#v|lWc!883j_*87~(88~$b+xv`;82z~A8781i`;f#;8H~%}&s(5}%%^)d`68(}&pY)8,",
"~)8CWG8Bn,f8H~%8U~48M~%8Z~88R~-8a~)8W~#}#JG%}**}%k/w98~;9>~9mdDs&%8w~-8{~(8|~t9.~-92~(93~3a%}8+b$u8M`%}bSHn%}8Gc1pq%",
"}8Lc1pu%}8Q~-9F~)8V~#}(z0%bK8WK9AWG9AWK9EWG9Da)a9w~%}$a'Fc#Hb#W9S~48'~%9X~1}#Vx%}'hZ%80`Upg#W9_a8JZ@c9hb'B:5~(d3fb!X",
"8#}$`j&8)}%mJ&}#`C%bo$j2X:O~-:A~]b,2b!+s2]8(~K81~J86~7b5-a!-:w8J`2]})y:(:x:38!8I}$MT%`2]:p:x:_:x:Z7~8L~#:m:n~#:q}#!b",
"$:wWG:w`!/:u:v`2]:zWG:sWKA!WGA!~$:|@|:z:t`OOA*A+}%Lp2A,~-A,A-A(~'A)~-A.~'WH}#Y64}!Y!}bTt}#Y6@Z!~>}!#]wa!<Ad}%}x1kVo8",
":}#Y;Q8EdjO}#Y;O8MdXR}#Y;D8TdZ/}#Y;5be)`!K8V8W`%_8X`-!f%_}%~22B/~9Z!8]~/B5~'}#YFD})vW)c[PB=WGB=WKBAWGB:a!tBABBB@9.a#",
"E_~!!!(Fa%d_~!!!(oi8Q_~!!!(rd1X`Vm}#aQ&}%SA/&e~&k!O}#:(*}%0TD}&nq%WK_~!!!(nWGZDWK_~!!!(lWGZC}&B6%_~!!!(0}#@l%Z(j$jZ2",
"VU}#@*.Z$~JWK_~!!!%XWGZGWZW[",
/* onesweep_narrow: onesweep.comp -DGPUSORTI_NARROW, 14892 words */
"V_V`Va_~!!!@a}%P[+_~!!!SeVd_~!!!St_~!!ZGBWfWg_~>Ngh&WjWkVc})Ig~$:*KVqVwVs*Lb!6*L~#*M~$*M~$*PVq`$7*Qb!6*Q~#*R~$*R})J2",
"~%(})J'~%O*HY0`!N`!(*Ia!;W1*JW!`#r*K*JWA*L*K})J'$*L~#*M`#8*NV~*JW1*OV}`!8*P*OWA*Q*P})J+$*Q~#*R`!8*SV~*O})Ja8$I~$$I~.",
"(r~$(r~**T~$*T~**U~$*U~~'4})J]X~}}%V+w})ID+}%V//!KW(~%}'TWH%4~&%4})IJX&d~&&d~A&h~&&h~(~}}%VPB})IJb)Y~&)Y~w~}}%VbC})I",
"N~#@})IK~#1*7~_(=~~&%}*6_)8'bD.*HkQr*I~$}&dC'_~!!B`z*O`!6WR*S7}*R!08/aGab~y}',b%`!8*J~$*N7}*M}.;d&cFQ8/`HrkYw87~%cg1",
"c#n8:})JC+8:~'8<~08>~*8A~#8@~*8B~#8A~)bQ{})JG~;y})JD~-R}'LK-b4b}$]6'}'Di3}+]e$}'L7&}'Di2#W})B,~*%#P~~#5#P~~#%#P~~%W}",
"'D':8,})B$;f-J8*~%a07}$Fy'8/}'C:D8;~#8:~%*38#8<8,8;~$8<~38G8&8E~~#G8Z~(8Z~~#%8Y~DXD8C}'C/~#Y%J~^%d})A,r'~~~#E(K~D%T~",
"X*6~8(*~~$[*6~0*6~B(*~~#8*6c#>}'B]~#A%T~;'~~U%T~~#I%T~I'~~~#f%J})A,q%J~_%J~g%J~8(:~~#w(:~_(:~t(:~b(:~p%d~.%T~D%T~K%d",
"~M%T~A%T~J%T~J%T~,~}}#A;B}'@LA%T~;%T~L%T~8m!j})A,~'O%T~@%T~~#;%d~4%T~D%T~u%T~;%T~~#R%T~z%T~~#S%d~4%T~n%T~Y%d~4%T~l%T",
"~B%T~~#`&e~**7~~#g%T~2(=~~'b(K~%'~~_mO%c!t}'=:~#C%T~m!S~~#b%T~2%T~y%d~<&e~9(>~]%T~Nq!^})A,~'@(,~.}#iy5}'=:~$s(>~~#.(",
",~H",
/* segment_pass: onesweep.comp -DGPUSORTI_SEGMENTS, 14890 words */
"~#Va_~!!!@f~$}+6:A}3:Q~%f}#lC`}2N`T}#lY1}#lU)W0*V(Y}#lO~#T}1ZOL}1ZKy}1ZG~%Q}#kh3}1ZGf}#j0%}#h<'})C;J#w~8~}}#lQT}#lM)",
"}#lC<}#l>.#z~~#,W:*WVq%UW;*W'JVq}#lG'}#lA'}#n8'}#l:u%N~6!bWv~5'K~@'P~<%O~4%O~-'Q~*%O~<)^~*%g~v%g~b)c~J*X~~#<(U~-(U~1",
"(U~7(U~K*!~5*A~(*!~+%g~C%g~2%g~%*!}#l64}1'*J}4jQ3}#l@'bAyb=W}#lV*}#kb%8#8+bJ68-bLN8/}#kX'X<~#*Y}+m8.}-cI.8>~#}#0o%a!",
"z818/}#ku%8&86~#8L~&878/`v58N}%;g%}#ku&}+4c~2&}1c51eYZ}0zC'dTg})Fh&}1c5C}1c1(}#|L2`Rl}1c5~%Z}2B8(})>^/}.=j-8(~&8(}#X",
"2*}1cm^},2p'mjk}0z=;}0z9&s!R%A}#p}p#w~~$Z%C~~#CBO~$BO~~#[%D~~%D%F~h%I~}}#o@>!=~f#z~6#z~t%b~d%b~~#:*YVc*Vf&/eKS}#o<)i",
"1dWH}#o2)bKp}#dx*8&d!Ec=s}1Pw%`+^'J}#%D&c;`b!+!X~)}##Z)8'},*f&Yq(Ya$I8&e4=*;}#n{~#Z%d}#m.-f$/}08I*8'f6j8&d$-*Z}#m7+W",
"Ra!K!=!0f>+#Zh1s(K}#m<-*6}/!E9*[}#m<P%b~T%d~/!=~~$=%d~**6~%*[~J%d~`g#6}#m<~&8%N~9!=~~#/(K~h%A~V!=~Y%d~*h)r}#m<:!=~~#",
"g}#lAl!b~~$N*Z~~$S'K~<'P~O'K~<'P~-*7~,%O~('Q~2'Q~}b#%}#lA:'Q~0'Q~-*0~3*:~0%F~%%I~%*0~b*]~~$L*^~H*]~0*]~~#Z*]~p%A~I*0",
"~.)c~c*0~~#>*0~)%A~~#F%C~8%C~~#>%C~_%C~~#M)^~<*X~o|%[}#lA_%C~h%C~o%C~'gN)}6$i&8$dw]m!t}#lM%bGD}#lQ9%g~C*7~%'K~x*7~~#",
"2)^~J*X~~'@%A~~%C'K~~#R*7~+'P~~#X'K~C%A~~%&'K~b*7~+)^~}b#%}#lQP*7~+*X~~#1)^~Q'K~y)c~E*1dx=})yv,kZ*a$Dc$`*!~$ck#c;/fm",
"p}#fm&`$Hg%-g~Ib$[`$i%U`!Rb!=}$Ha%`!>bv6bq@8.`DJbiocb|}#l]~#;(U~5(U~~%Y%A~%*^~B*A~k%A~%*:~S*0~&hM%gOA}#l]Y*_~~$-%D~;",
"*;~~#u%C~3*7~vlSN8(~%}#l]Ok))}#l];k`p}#l]:'Q~I'Q~w%g~~(P*_~~#d",
/* segment_pass_address: onesweep.comp -DGPUSORTI_SEGMENTS -DGPUSORTI_ADDRESS, 15614 words */
"~#Wb_~!!!B=~$})*uL}2dY~$*}+-vl}#kQ~${}#ja%}2f4~&0}2f.)})-A/}2f4c}/I^'!;W%}#k*J%N~h~}}#k&R%O}+.-E}#k&l}1tW&}#k*~#+%g}",
").L2'qY!}#k&r(U~4(U~7(U~G*!~v*!~~$K*A~-*A~1*A~7*A~K*B~5*`~(*B~+*!~C*!~2*!~%*B~b#y~A!_~j*C~9}++W~9`}2m|1}#r`9}2m|R7~}",
"2mx.}#rq/}2m|~&$}#s:1!b~)!;~P!K~~$&%N~~%|C~~$C~~~(}}+14H}#sHV%O~6%O~~#)#y~~&{!M~v}+/.;}#sU~#1}.5I28(`#-}+/.8}#sc~)n%",
"g}+&gX}#spm~}}+&gl}#s}N8U~3}+&g}~}}#t-}'q~~(H(U~~7)*!~~,z}*}C.}#t1}8:~~$#8T~|}*}CA%A~~#A%T~zg##}*}Cn'K~7}#tI~%m:0~.}",
"*}Cj}#tI}*B~#mYz}#tV.#y~4}#%O-bOf}#tX/bEsbr^}(J>$b8Lb&0`D084}#tX~#9*A~5*A~#}*}Ns}#tX~%,*`~~*w(U~~#g*!~~*5",
/* onesweep_staged: onesweep_staged.comp -DGPUSORTI_GROUPS, 14825 words */
"~#Va_~!!!>r~$}.vN~$A}#tj(}%a=)}*}YI}%b1,}%cb(}'NI.}%bo*}#ur%}*~)5}%aJ'}*~))}'KC~$+}#qt%}#qn;}#qh%}#rT%}#qC%}%[R-}:>l",
"1}#i+%#`}3^H-}1CF-}#rW'}#qw%#4}1C2%}%[A)#-~$}*|-f#OVr}#oV%}'H0f}'H,F#P~$}1Dp&}'H0C}'H(w}.p]~#*},{cK&e}.pYr`!:*aa'P}#",
"n+%*a}92X,&i}.pn2}1Fs+&jVr}#pH-W7'1`!)}#p8%}6/+'*b`!:!J}#oN%*b~$*c~#!JW7*d`!)`!A*e_~!!!$m}#qi%}%fY($B~$$B$>}'RP)$E~#",
"}.{N%W7%'`'^}1Fz$%'~#&u~#}61]'!%*fX1#G#F}#x,%`!,*gX0!2!r}#z1'`$B*hX/#:#4!IW7*i`)P}#l;)'o`*L`!>*jX5}#y]%*kXm'o*j}1Dy)",
"*l~$}1IA%}#l/'}*xm$$'}#{n%}#q|&a+%*mYE#-`!@*n_~!$k8]`!P*o`(g*n}#xN%*o!3}#mx)*pXm%N#D`!>*q_~!#F[n~#*r~#*q}#vP%*r!3};1",
"5)}4^b'a!(*sXm*p%2~#%8c!p*tYE*p}*z!,*DW%'1}*yw$*d~$*i},x-$YK`3~}*yy-%#b!&}*z$4#Wd!&fNA}'CeR}'%sM}*yUy8A~-8H~):u~+:w~",
"M#O~R#O~L;0~5}!$jGbE5#Qb97%O~$h]p&8b&2u#o8(bewd#o}&}y&}#r>&c&}}(t9(`C78*7~#2WT})Rt)}1rC&h%Y9%WGctla%08B~+}%^u*}#F-*b",
"#f}')d0#P~'%0}0;@%b;if!Xe#Df$@!5}&mW/9&e$18UdmV}5dL0&i~.a$v#`8:~*})pM%!5~&j)h!=~%}$H`)}*w1+c%[##g!`jp%'`~%aBJd#q'qg#",
"{'r}#'')d$U'sg!1bDtcK*`Y%}#+~%8+`Ljb!)8,8$8-bFa})0.&8$80b!48;8#81b!)8<8%82`#obUH#LbH:&j}0>*$8$}#BE*}/81)e=f}#lD-Y_a$",
"Lb((8/b+ga$/82}'%(&81b(Ae{PdFJ}*Bc/WS#Nc!f8/f!o83}#-{,8<}#<U&8>e,W8@}#%h$jSU8'~#b#h#[~#c#p!0~#c']#`~)}/N#)8`}#`O)#`8",
"2~#}#%$/8gcml8{!Ag'=b#=*f`A!8.bNj8/XFc[7#L`#`}%c]58s~*!3~.!3~88{~%aUO:N!3`GedD+#$e!4:Q~#82~#a!+:R!3}#I_&ao,808&8'}#(",
"D%cs<a#R8GbW@bdUc[Q8J}#XN+WS8M`$09+WG9+WK9/WG9/a(_9=}'S'1:S~'a!=9B}5L839F~/8)}#Ma39L~59K}*~z1y)kc_o#2}'4E%##}$PF)}0o",
",'}#e{(}/bP+c,;}#>K,#P~%:d~(:-}#L-+cYU:m:hc!d:j}*~T48-~&:m~*:y~98C~~#EWXaNO#ZWTan(:[b%Z:`a4F8m!2c&T8ne$rdb%edW!2fk$#",
"S~#bWY8ud4wcLw}!!SCa$s*g!5a%|84b!<84b.r#-8jkSHcp8a!>8:c*sbecd(|}3I)(k,~8Ek[|sg2;/a!t;,c'|;0b/F8lk#3}#a8&X=aWy!rc'|}%",
"kK+e-Z*h~$aki<'84a,j}/wu)!=~$80}#q7%xq&XJaTMVeb#E;Eb'T!rb2'h##bl_<48,jj-b]@aT]}1AU&8k}!$>D;U~$;R~&;V~%94~18_~/!~~5<M",
"~T8l~&;k~.!~~*<Z~2bnFc0(e]-#LWQif5#`8tgS`z$]a!}<j}#$Q&f*{k!ub#Xb#H#Nb$Xb$Nc2y#5f$yX!!/`R*}#r!&fk##AXKa9Sf$w82~$e4+8+",
"8/`2m}1Ct$}05Q.}#D]%f#a8@~#}*mh7c#j=+8*~~#,a,G86a#5=@8>~%ek@8$~#89a+q9xb8'8!j:{8F<]a#9<Yc($<^b>d:;c+rahS8D`+rb,B!Ib_",
"f})i1V=(~/=)~'}(^&%:fX@b-uf^j&if:q}(tL%b|>!=a|H8Zb2qa%]<tdc6e/b=J}';V7=P~0a!0:|~%#]cwLb$k}#bN$}':l+b#dbBXi;me>r!38q}",
")|B'87h(m})tjF=8b$2f*(>)8)~#b!.ch#7~bsrbh(bCM:aj;R},LE'a%8;%),}30M.;B},eQ)=v~&8'f$U})L95=O}.bY+8B~'c,<a%:;5},^0'b&x;",
"S;Tk!g;:~/=[~&})u[+8O~&b^%}(i:%b$f8i8P8B})u[*=d~%=d~.#O>!~08q~J>/pDI})u[`>=~1#O~Oa#|8~b!Y&e>-a&xe#88%8D~'8Gx'X>7~%}/",
"v*(@'~4b%Ya!8%0a(x<3c:nc_,m%'`!|}*b+~#:>v~>}(Es%*k*l*kk%gX@a=K&ob1e})NO(f$.8'{/z@_~~#4@s~4<N~3@2~$@/~&@3~%<o~2}$&H%8",
"Na!tA$8M}*{f1}*z0%bN}c<g8|b#`=+`#!}*8|~$Sf#&8L~&8P8O}#b&'8Q~'#U~$})}JaA9~/A:}*,g+86g1/WH}#sC.8@~(8A}*:HR8K~(8L~5a#98",
"K}0;z&#Ug(4}'QK''Sa'XB+8!~):%~%>1~~$V}#19%$.9$9%8[7~8JWL}3qH$8[8K8J}*<:'}*3K(8Vjp28m8YWS8nb,W}*<_)8n8ca%KB`9'}#)_(&u",
"}#=t$b&_9*}#U:39/}*4(*Bg~594~%Bk~*98WG98`#$9495`#s9;WG92WK:CWG:CcUj:_WG:_`!7:`:a~#:bWG:^WK:eWG:dt/L:k~TC!~~#4C6~4>o~",
"3BS~$BP~&BT~%@2~:CE~5CF~*;@~%@L~~%YCZ~/C[~~#^DL~*<F~%AR~~%:E#~OE*~:E.~7=(WG=(b!n*s}#+K(A`}$;J%AaVea!sAj``lfUJBTf)9*p",
"~(%0XF~$b!C8*b&C8.lRiA{~DDf~$Dc~&Dg~%BEnSz878(}<YW'}#K40a$2EZ}()3%c'+a'4b'+8.}(n%%f#587oPBbeYDx}#TH&b!vgP7Ef8*}#;x-}",
"#@&%})A-)B@}!$*DE*~$E'~&E+~%Bg~18Y~%$>~5E|~UE<~$8f~%$>~*F*~2}062%}#Om$8ma&E8v~/Bf~DEP~$EM~&EQ~%C/~19+~:FE~UEc~$97~/F",
"P~:C*~DEr~$Eo~&Es~%CQ~19M~:Fg~UF'~$9Y~/Fr~6})F>&9[WG9Zf!s9]~6F2~$CQb!iF{8(~#}#_U+}(a&%WK9kWG9kj0NA@i$ACx})t>-}.x)3a7",
"iCb}#RV().~$},z'&ojaa7mFF#Ia.-FG'Oa3[D*}-1N%D+),a,mDI}$(3)}0C$,`#}}-1J8bkaFV}-1F/84~(D>84vPpbi4kQMDa~)G78!v!W}*Pd(8,",
"`i2};7O&8H}43e%8H8GW`a4-)28Gl[V}-6J28)~68.kpUa&7Gd8-~#}#;X+e!x}1O;,}$(6&}-6Q68<~1Gt~*8B~Z8i~#%T~(}*V}%WLa338e888$}-4",
"A%BF~*k%VE<~)Gq8!zT|9#}#>m*t%>9)~68,~1H=~[9<~1HN~*)2~Z9B~)cT|8W88})xV'9E8W9:`qQ}-71(%T~'9E~+9E~$9HWG9H~#9F9G~#9KWG9E",
"~%9BHg~%9L9C9K~&9D~(9V7~c$&Gzh*1bTo9Wd]$8(b+ya,}9[}#GA%9O$k8%}*1,$9_a!-9a9e8!9^h#39p~#}#oh/9m8'c%49q8)}**.BF3~~#<!]~",
"8HWc'c}**.JF:~OIP~;z)wHp~'}**.Nd)s}**.JF`~OIu~_J#~~#AJ;~GJC~~#b#z~&IL~*c'=}**.9GW~.G=~9D=k(yGb~/J%gd)H%}**.3Gi~&JX~.",
"!]~(J`~0jgyJ5}**.*Jh~.Jl~3H:~7}#%6.}**,'Dec!681a)<}***,%0~N%0~3EZ~(%0~.J3~&%0~)K&~.JY~6&i~9Ja~8}#!)6Hy~*8)~.8+~8I$~%",
"cs0}*R~%}&cd985~;8:~*8<~Kb#$H6}$Z4(8%~)8&~-kUH~wb/OE)b!HI5jp%}3,(.f''K(g+6}*#91FW~(IN~%&iKP~$k9h9#m3LKW~18,~79-~&I:}",
"*#9~#!W`bP48Ab.;b-}8J`5Rb9/b,@9I}$6S39N~79R~3;w9T8R~%;r9S8R7~}*#5+;t~#=d~#;vWG;vWK;yWG9Nb9#L!f,(9WaNpb/WWK=oWG=ob#O;",
"~9X9Sb!V}#!4%J(r7a})Tq9L2bP3gSfEw~%J&W^a5>!J}2Oe%!JjPDc!X!L8&bq5b27M*8)lPDc46M-a{X8-}#,i%b#u8.~)}3$4%*mJIj:.88!3b%]J",
")}#Vs)82~,a&bIed#:fPGg^Qv*!8I~@8O~28S~)8T~/}):t%}#.^%87d$~},-f'8:!2b!5c%4}$aS)8>!5f!5d17b,6WLa%G8>`(!c,[8Qb0O8G`~D}!",
"$*G8m~@8s~28w~)8x~@8|~Tc/P8ub$*8kWG8k}#}u%}$IE%`!H9192`2T93WG9.}9Y,$95a'[J^}1Si%K4`,_b$K}#{N&fT}8&~%Jc~/Jj~DMT~$MQ~&",
"MU~%K3~-}$jw&!5~$`,Ih0I}#e<+b(vNJ}<6n2bcHf#:88sMdMhb.:b!{8F}#(]/NV8+})`S-}2ZL(8Fb#YK0}!$4DMx~$Mu~&My~%KW~68]~%!~~5Nn",
"~UN.~)8j}#(R/Nzo$4b',f!p8m~6c-IN9~%f!jO%cQY}5K;6o!fXG~$b[XO.8!eay8)}$A[1a!@O68-g]c}$Sg-j!~8-x/.NVjirOC8,}#D|)a!/OEc.",
"J}!+_G8+~@81~285~)86~@8:~T})D_%a!-8G8I}-aJ'Lxb#Pb%.8Pe9&8'c=/b!48S~'a>O}%.](8%~$a$gOu8_f2,Hs~%M!b!k%1}#%Y(8eb258f~88",
"+~%P(~5P+~$8/~%}$'D%b2980~&eG58mM#j1xL^~'h;w`!_8>b:+}5$d)8@b:/b%Q}6D()!=~%WK;GWG;Ga3)%8$kkUL#-e&]%0gLsw(fPE~&b878+`$",
"$}#!}&!5}#oM'}&{%'*tec@Lx~%Ly~%M%~+Mm~OM6~DO~~$O{~&P!~%M^~LPs~UP3~3P~~:MX~DPC~$P@~&PD~%N!~LQ7~UPU~3QC~MM~~DPi~$Pf~&P",
"j~%NH~LQ^~UP{~3Qi~:NC~DQ-~$Q*~&Q.~%Nj~LR!~UQ@~3R-~^QK~$Nj~%R6~6j2X9mw,qR<z3WRE~`QeW^a!z!Ja!kRQc#+W_aTQ!Jb07h#+*e},ry",
"+b.:XAa!Ec@}OOc&>e.4O%}#Bi,f2#bJ'd'd8-}(uQ+O-}(Oi&8/b!C8:~$d%|8$})>J(}#pd%b%rWTaR$}1Ve%`0S:RWG:R}$XG%OGbQJM/jPf>$LG~",
".Ok~/R.~*P.~0WKRsWGRsWZW[",
/* onesweep_staged_address: onesweep_staged.comp -DGPUSORTI_ADDRESS -DGPUSORTI_GROUPS, 14582 words */
"}%aP$_~!!!>V~O},jF{}<s1m},j=M}#k:%},jBD},j=~$[}#kkD}#kg%},hK-}#kc)#z~(#z~D~}}'G=[#EVz},hj3}#k_A},hnI~u}.hIU}#kc}}.hF",
"n}#k_;!bWv~q}#kB9}#k=C#z~Qa(|*uY1#`#-~#*vc!Y'tY1*u*v}#kP2%g~.%g~.(U~#}#kGS},fB%}#kHK},f-~$M;#~+;%WH}#kW~#N;;~e(U~`}%",
"CB5}#ke)8-~#}#-@*WQal+}#b},9+~#}%*M%a%=8E~+}%_V*WH}%1p98'~0#P~&}#kr'b:$k!Sg!s}<5%-}#l$&}<7_-b')9/e$^8_89}#l&G#z8A~<}",
",d5/}#l&T![}$2C$'q}14#*8H!='rd!.b<Wb$k8K!='sd!3}#l,n!c~~#o#z~)!;~1#z~:a%D8~f'F}#l.B8qb#j}*t/_XY#qa%U},JV/}(qG'}$Jo%}",
"'D0)8.}-i0(WR#u`!&!0!3}%[>(8:`HK}%d/%9,~7}$1X(89q#(8=~'}$S8-8A~#8)})|*)b*z`#,}%Zq/83WH}%c>C!3}*rZq!3~=`nTa$vdnT}+1x%",
"X[!U`e28b8@8C`%5}#o>)9#~.9&~,9)7~cJ79iWG9ia+w9w}#o>1;;~*9{}6[:3:!~/}#o>4:(~5:'},o9@}#o>=!K~Q;I~(:p~0;R;M~&;O~:;R~*;_",
"~~#h;A~%;Eb!`8m}!+kK8u}%c5Ec8[8}j9l|!|c~}}!!|G}*+5)8E*g~5b)A*ga%h8K}%pK1bpJ9%kSv`!caP6h!cb[O8#}%]2%caw}'R8'8(~%8[}!U",
"&D<+~$<(~&<,~%l#/a+{83}#n:&b-Cf+ceg`*h~'=%~Qa!w8@b#@<@}#n6&}+C#-a!q=1ogad2+}#n/4#z8I~J=A~2#z~~#N#z~(=`~2#z~~#!=t~49g",
"b:0}#Qh/=0~$=-~&=1~%:*~,a$C}*8h&!I8,WH}#N>X=Z~/=[}#n3+:U~%:O~2}$vB%`!78_8`!=}#7n$8[}#n3(=I~.=|}-%57>%}#n33:l~6!c~(=Z",
"~&b<+=)f8I}#n5)8r~W=k~->_~::P~6:r~&!;~);1~)>K~+!M~8>$a$/=O!=}#n55;%~+;C;Dk!g;*~/>0~$=[!=}#n5J>8~%>8~/>T~Z>b~r>p~j>`~",
"O>j~,@]~@<#~~#V@K~6j1=}#n988K~6{0'A7~~#4AL~4<>~3@f~$@c~&@g~%<`~6XKb*aa!xA[8Nb't8LWG}*)k$8M8N~#8O`v)a!7A]}#`q*8~~%<z~",
"~%YAn~/Ao~~#^Bc~*:'~%>#~~%:C9~OCA~:CE~7:EWG:EcXP:aWG:a`!7:b:c~#:dWG:`WK:gWG:fx/T:n~TCZ~~#4Co~4>b~3C+~$C(~&C,~%@%~>C~",
"~5D!~*;D~%@@~~%YD3~/D4~~#^E(~*<J~%AF~~%:E]~OEd~:Eh~7=,WG=,WH}#nF,AKbQ%A]qYeAP~%Ab~0c(XBN}#-G6b!g8/~,}##e%*GbC4c!b8%~",
"$8%~&Aw}!Q(DEG~$ED~&EH~%BA~2}>>a'dHh}#'-/F>~@rQ#8>~%EZbQxiP{FJ}#'.38NWG}%8j&B;}!$,DEi~$Ef~&Ej~%Bc~18e~;Fa~T8p~%E|~0F",
"l~38pWG8p}=P1$8rf!p8t}#)46F)~$Bc~%Fu~.}#X3%}$N@%j,Z@b}#+S,C,}+hQ2}#jR1Bs~FF<~%F=~%C;~%C<~%CZ~RFM~7CP~&!M~8kMjCr~)G.8",
"!o!W}#jR|bPeF@!=}#g5+G^~[8<~1Gn}#jR~##Ah~*k%VDN~)Gh~'}#jRqb%>Fv~,H7~[9<~1HH}#jR~#SHa~<Gq~~#;EE}+r_~#UHN~$Gy~KEL~OIJ~",
"XHg~XHA~KEq~OIo~_Iz~~#AJ5~GJ<~~#hI@~-I3~:Fi~.FO~9C`~.Fs~/Iy~$IG~&G6~3Fz~&JO~6JV~<J,~*J_~.Jc~3GL~:Id~2D)~$Ih~(}#jVnD|",
"~6J'~/Jz~.JP~PJW~EH+b%5}+r_~#ZHH~;HN~~#2Hd~~$qGv}#nZK#z~{E4~%I0~-}=`F%WT`/S9O`*=9P`/Ef++Kce/>KU}+or2Fc~(II~%&iL0~19j",
"~0L7~$Kc~E9t~&I5~~#::,~%:3~3:8~7:<~3<b:>~&<]:=~-<_~#>N~#<aWG<aWK<dWG:8b=/Lae%3`/9bO+:<WG:<WK>YWG>Yb#O<i:C:=}#n_)J$~N",
"Lq~.F&~%J!~GMl~5Mo~;JE~3J%~,k.>'ti/VIT~%8.q+gIY~%83}+*98I_~&c/V't`HDb2Ig_Xv*n8U~@8[~28`~)8a}#cb@8e~T}#5[%!08Ec5D}++$",
"%}>I2%`!F8w8x!=}>I0$8ta;c8{b#fK/}!3BG}*yF)JK~9JP~,a%@K)}#n5,fTN8*~48*~0Ja~DN0~$N-~&N1~%K*}#&T6!5~4!3~'O)~YNE~%!5~0O5",
"~2f!m8F}#l1;NO~-O=~UOG~=OO~`NljgbO[}#l1-O^~&y*O}#l1~#nLK~TP0~*HV~%LR~PPA~5PD~@LSw/KL$~%8)q+vL)~%8.u=!L.~&e/K84}+9h,b",
";f}-kh$9(`!U9)9*!=aYJ9&WK;)WG;)}#lj`Pi~HLNb$4L`q1^LS~%LeradMQ~`Lz~DPJ~$PG~&PK~%MD~MQB~YP^~0QM~:M>~DPl~$Pi~&Pm~%Mf~MQ",
"d~YQ!~0Qo~YQ,~$Mf~%Qx~6j/@9-w(}Q~z0>R)~`QF}#hv)R5~RNK~&rHaMq~%8*q*NMv~%8/u:,M{~'}'#e(b$<8Ab#<}+FZ&8$~'85~#}518)!=~%}",
"-|f$9v~$)DNIbP0LBjOL=*KY~.Nm~/Qs~$QA~&O0~0WKR^WGR^WZW[",
/* onesweep_around: onesweep_staged.comp -DGPUSORTI_AROUND, 17151 words */
"}%U0$_~!!!DL~EVp#U}%U4~$2}#iH$}#iT)}#iP0}%U0y}4uE)}%U8~$_}%U4C}4y)%}8,3+}78T'#GWr}4o>)}#ip9}#hm$}#ip'}#eT&}#j!%}#is/",
"}#io`W4}=K`G`!(*wX0}4uy%*xa!(}%UW5}%UQA}%UM<~}}*{Mt}%T4A}9bx%a%4*yX:*a$sW7$w`!)}9cr%}2F)*!%*z}9c7'*z~'&eVr}#hh1&i~<*",
"{~#!A~%*{~$*|~#!A~$*|}4xd'*}Z-}'L=%}%TKH&j~$*~c#k+!X:$]*~}#i1'`&R&uVr}4u9%`!*}4za&a!&''Vr}#iF4`!5+#b!]!4+$Xo!>}#l8$+",
"%X/+$#Ia%8+&c!p+'a!(`!Y'3Vr}4y+%}#in'+(c!:+)~$}%U8P#Y~'}#sj-%N~$}#im-%O~.%O~.%g}%U=/%1~)%1~#%2~4%#~$*D~$*E~#}%U:,*E}",
"8Uo)}#in-j!&}#iv/}%TP8}%UVR}%OY1eEm#Gjp5e!c'Wg!J'X}#fj*eJl8/84~#bn,858&}#jt<}'(w%u!BeFC`EGaUr8G8!}#k$W8.8S~&8U~/8F~-",
"8_~);2~+;4~~#O;K~e%g~.}%VY}9;~5WH}%VP,90~9}&en(92WTamu}%V=09F~(8Pey6+!}&*}<XWang85j[(80#GcK5jD!d$;'k}%%g~#,}%Oh=XGb)",
"}}#JF(!I8=8!8:WS&ui+<WS&w7~h+@WS&xb#b&wbB/#IaC/WS''#IbN`}%&K%8aj$Y8[}%Xu~#{&i~~#g&i~(&i~]:Y~~#3;.~2;1~);2~b9i~1;2~#e",
"qz&u}.RP%}%Xy39r~/8*~39x~59w~SWH}#i75;K~(:M~0;*;O~&;Q~7b*d;6g)#XAa0V;:csha#4;Cfum8)#Z}'41,W`aK_;E;Tb!U8+~(8/;D~);L~)",
"82~-XA~$}#j5488~%8L~=8@~.}.Y'z:W~%c.Hf1M8J}&+a(b#Jb$C8L;3b!8;7a$g8{}%Y@'8|}%YqF9&~N}(nf%9/f%-}'$T%!A*gXAbWBXFa%8b%.!",
"I8|a#U98}&e:&&7*h}#!)*a$z8=}%YlS;e~$;b~&;f~%8qWH}$Pr58=}$S'38=~'<s~U;x~)8K~/=!~:8i}#kHS97s$48b}$S'38b~'=9~U<>~)8o~/=",
"F~6ajn8na&Y9,~/93~D<S~$<P~&<T~%9`~2!r~$9,~39,~'=b~U<g}%[|)99l&Y=n~:9W~D<w~$<t~&<x~%:&s$49Pp&Y9P~'>(~U=-f$49^l&Y>4~6W",
"H}%_1:8p~J>D~~#C:*WG:*f#e:,}%Bn>>c~~#4>w~4:c~3=|~$=y~&=}~%;+WK}%_5j>H~/>I~&+#~%;_b3%;xe)+d{P'O}##o.#I`<Mby@}&ps-}-.|",
"%`!78c8d!=}#%m$8`}#pB(>;~.@6}%_S7@<~3;z~>>M~98v~R+(~%>^},Cm-@f}#p@7a!K>ca~Ta#pj{I#Z;r}$6.%8!e%'848.c:b;]j$a</}-TU+<F",
"<G}$K..<4~/>u}%^y080}-TU*}+o3%b$.8^818/d)=c5/>|+%}#F].e$[}4&A*s$[+&~%#I~*b:J+'h!5`$f8.WT}3Ki$8$}#QP*WS'38.b%l}#q#&86",
"~$@4~%@4~/@P~08z~)8>~A@^~r@l~`b!O'3c,nXAb3Hb;#@^}#q,,8F~'8I~6+)~%@hb%U}#q,(Ao~4}+|V%}#q,(=<~~#VAI}%`@~#.BI~~#4B^~4=I",
"~3Ac~$A`~&Ad~%=o~:Bl~5Bm~+b-U>T{0YWH}#^6H*w~~#>*x}#cm~#pBo~/Bpd4r}#cm)%T~~#0}#`2(8*b0<}#B{/89`Vx8:}#`V-8:8/~$Cy8Q~(&",
"j~(8T~38Y~*D#~58_~%D'~)a!}8a}#e5:D0~*:@b#-@u}!)>~$t}#0f$`!-9>9@8c}#eS%9;9<8c~#WK9=WG9=~#999:!=},+=$97WK:MWG:Mc`.:iWG",
":i`!7:j:k~#:lWG:h},'!$:nt0*:u~TDt~~#4E+~4@t~3D0~$D-~&D1~%A<~:E9~5E:~*;J~%B!~~%wE<~/E=~~#pFG~OFN~:FR~GF[~*<k~%CC~~%6=",
"<WG=<WH}#r5,Bo}#)n%Bp}$};%By~+Cr~)Bl}$}E:8-~%81~/C0~DFP~$FM~&FQ~%C]~LG]~UFc~3Gh~:CR~DFr~$Fo~&Fs~%C~~LG~~UG'~3H,~=8y~",
"/Cx~DG:~$G7~&G;~%DG~19.~:HG~UGM~$9:~/HR~:D<~DG]~$GY~&G^~%Di~19P~:Hi~UGo~$9]~/Ht~>a*vD]}#HV*!2e+'}#;!(Dd~DH&~$H#~&H'~",
"%E2saD84}%4I:I3~UH9~)8B~/I@~3:'WG:'aYb:)~):+s!tHFa!oE/b!eII}#8}.}.5;%}#`w%b$>B,i&hEj}%d,5fNz}-b+RF4}%X|~#UI!~OF2~OJ/",
"~XI:~~#'FW~OJT~_J`~~#AJx~GK!~~#hIt~HG`~.G5~9CL~.Gj~/JM~*H&~3Gq~&KH~6KO~<J^~*KW~.K[~3H;~KCs~wD^~6J[~+c+8Kp}#0h<Kvb*6K",
"m}#0XU8,81~&8-82~<b)J8;8!j{48@8&~)8.~)8C~-e+2KC8*}#p65%T~9KJ8$c_2Vw~%W`a>$8=8Jb#;88~(8V8<~)8E~)8Yv{x}'G|%b_F8/c(~`*P",
"}#$c6IH}%[QQIP~~#;dEi}%[3~#+DGb)=I|{H)jm#}#P;%`#B8q8r!>}#PA$8of)YK{~$}%[Q7F(~(Iz~%%TLF~19N~0LM~I9X~&I^~~#69m~%9t~39y",
"~79}~3<E:!~&<@9~~-<B~#<H~#<DWG<DWK<GWG9y~%Lu~):%~%9}WG9}a!.FH:&j'kFa~(&w`$E}(*f-WTa'2F*b!9}5=t/WS''M)}#2K)M+a!+cK*`N",
"-':7~bB%bQ!a!6&xb!@M/}'/X,cLGbm<bjj},U=08:~#XrbPQ:B}'fL+}#'))Y_a%$}4VG,bB$b$RaYC%NI|%N~&eK&''a&e}11f&':W`b&xJPe-F8#}",
"'5W)`#jb-x}#e[*}#U@;MTbQ)gO|Ei~%KA~>W^a*R!A}5@6%!A}.hR2NgbzBc,C&Ob#!`Ad8$7~a-KbE1NkaAp8,b(]b$S8-f%988}#8Y%KHj@C8<c=V",
"8K}#oT)81}%_3/JU~Q8M~@8S~28W~)8X~6&i~)8]~*&i~3&i~j8q~@8w~28{~)8||$*9#~@}%_3Ga'^97!L~%&8g&XbWdb6}}$FI%dS59;WG96g)Qa;$",
"bRT9B!3}'EY+9C`5:9CWK9Oc$^&xf03NN~#d**}#]7.8'`+Ac+_c5X9LWG9L`(*9ML!9Na!_9Uf*+9W}#nK;N|b*+fH{O|kKQa3=KcbTlKd~%Km~+Lf~",
")K`~OL$~DOD~$OA~&OE~%LP~LPP~UOV~3P[~:LF~DOf~$Oc~&Og~%Lr~LPr~UOx~3P}~MLl~DP.~$P+~&P/~%M:~LQ:~UPA~3QF~:M0~DPP~$PM~&PQ~",
"%M]~LQ]~UPc~3Qh~BMP~9MW~DPw~$Pt~&Px~%N&~QR'~UQ-~8R3~YQ9~$N#~%R<~2}#QI-:5}#lf:RC~=RK~)&j~2p8rNY~)81~'84~#}9gh$RQ}$NJ$",
"VwgUrx8vQ_WSR_8+a#9R`8)f8yIs~%OK~>k228-}#U;%89b'#8=j7}NP~+WSRq8@a#)Rr8=}%iV~#A&i~*}!6$Tb&;8[dFta&XcGt8R}$e='8KWSS=8i",
"a$ES>8g~~$%9'~*cJ+8{a$E}.A5%}.A0$8xa8U92~993WG93}$]|'96WG91n8U9=~,9=~#9=WK=T~/RS~C}$N+%`(T9IP'9J}$N+$=[a!z=^a>y%2hCu",
"WH}#|M,Ocb81Od~%Om~+Pf~)O`~OP$~DSD~$SA~&SE~%PP~LTP~USV~3T[~:PF~DSf~$Sc~&Sg~%Pr~LTr~USx~3T}~MPl~DT.~$T+~&T/~%Q:~LU:~U",
"TA~3UF~:Q0~DTP~$TM~&TQ~%Q]~LU]~UTc~3Uh~BQP~9QW~DTw~$Tt~&Tx~%R&~QV'~UU-~8V3~YU9~$R#~%V<sk{j85:;~:VC~=VK~Ee/|d0naPf}#:",
"q*U0{0r}'Yl)p9!Rf~)}A<#)`#Xe'CUb8!a|4g9'8*~;8+}$';%!A~$_~!!!$y8!eSE#U8,W_a1!!AXAaRhd]O}#m#$ecC')}#em&c$b*}k#t8/XAac*",
"8<b'{8A~&e2FRX}%nI3&j89~5Ra~*&j8>~6a#[8Iu5#}#fi%`!b8K8L!=}'Yi%n5#8U~,8T~#8TWK;:~/Uw~C}(&4%`$K8aSK8b}(&4$;B}$(N%S3~%P",
"'~-DPOJkgNSh~/VK~*T$~0WK_~!!!%#WGZWWZW[",
/* onesweep_around_address: onesweep_staged.comp -DGPUSORTI_ADDRESS -DGPUSORTI_AROUND, 16481 words */
"}%oe$_~!!!C:~$};jBP}%oio~}}$(:<}%oeH}$'o1}%om~%-}%oi2}$(9=!_W!~I~}}$(5P}%p.1}%p(E}%p$K~}}$(5v%O~$}$(1B!bWv~Z}$(-D}$'",
"n9}$,W%}$'r~#5#z~L`!0+*Y1#`#T}%og++**v}%obM}$'kP}%o_%}$'l:}$'h;}%na8}%ovb}%i_DqvPa!B`>x'Wd!B}).P&'X~'jvT828:~&838;}$",
"(-A89~Bb:=alh8N8#}$(1W8/8Z~&8]~/81~-8f~);=~+;@~~#O;V~e(U~`b'h9)!=}$(1F9C~B91~#![}%.~$}$(17a(B93~&95}$VI%98}$nh-9M}$(",
"5rb$@9K!='kd#(e+N}$f{}}%fa/}$(7Bb+K9h~)WS&wb!19jf+N}$(;:#z~/}%s-s:%~,:'~1:*~m&i~p}$(B}}%s-]:Z~%:^~~'A:E~1;s}$+T.:J}%",
"s13:N~/8*~3:T~5:S~@}$+TJ<.~(;)~0;e<2~&<4~;;q~.;u~);}~:<!<4~.;~~)<)~~#|;3~D;m~#e%68{}!,gK9&a!M}%t)G9.~w}$~+%9@WH}$,I.",
"}/+F)8I8#~5b*P8(a&<8O}%t<0}$,w&98~$9R~,83f..8Z}!]8D<V~$<S~&<W~%9)~.a,m88}$oJ989~'=k~T8E~%<k~5=w~38W}$(3'8~~D<z~$<w~&",
"<{~%9Mn$68]}%v398^~'>1~T8i~%=1~5>=~w>M~B~}}-q}%f#e9C}%Y^>>l~~#4@#~4:,~3>!~$=|~&>#~%:RWK}%v7n>L~/>M}$(5+;)~%;C~P}.B7.",
"}$(5(>@~.@B}%vU7@H~3;E~>>Q~*@@~18w}$(7W>b~-@p~:>g~4;<~4;'~-;W~+;n;o}$h-.;]~/>y~$@g!=}$(7L@#~~#9@8~%@8~/@T~Z@b~r@p~s@",
"b~O@l~,Ay~@<e~~#VAM}%wB~#2BT~~#4Bi~4<r~3Ah~$Ae~&Ai~%=:~>Bx~5By~+b-^=~WH}#w7~%vBu~/Bv~~#pD(~OD/~:D3~GD<~*:B~%@B~~%6:O",
"WG:Ob1p}/-`%`!7:l:m~#:nWG:j}.--$:px02:x~TE$~~#4E8~4@B~3D7~$D4~&D8~%@h~>EH~5EI~*;N~%AN~~%wEE~/EF~~#pFU~OF]~:Fa~GFj~*<",
"o~%Bo~~%6}/;d$WH}$(H,B5bUDBGq`5B:~%BL}%8w5CG~)B0}%9#:82~482~0Be~DFa~$F^~&Fb~%C3~MGs~YFt~0G~~:C)~DG%~$G!~&G&~%CU~18h~",
";H7~T8s~%G8~0HC~:}.F*2CL~9CQ~,}#8-*f'G8)~48)~0Ca}$'qSD/WH}%K^QHp~YGq~5H|~39OWG9O}#x7$9Qf!u9S}#8N6G|~$D,~%I(~.}%qi%}/",
"7^$9h~%A_}#=6,Dg}/eSoE1~~#UHX~$IF~KE/~OIm~XHq~XIk~KET~OJ4~_J@~~#AJX~GJ`~~#hIM~-J^~:F]~.F2~9B~~.Fg~/J&~$Jq~&G#~3Fn~&K",
"(~6K/~<J6~*K7~.K;~3G8~:K0~2CH~$K4}%qtuD2~6J4~+c+<KP7}dxzKG!=!0}*;64KV}*:`%KG}#.$9KO~,KQ~)}$%V~#0Jy~PK#~~#,HCa!t}%tQ~",
"#[H`~5d'^GGf!/bzt8Je->8K}%tL'8B~98Gz~28L}.bT5G[~-8_~(8`~7}%tG.ajO8C}$(-.8g}%tGJ8p~q9#~M}%]Z%X[!U`s*8z8E8P}1J.(i(%}%t",
")}Dab-@Ia{I1jn=}.sz%`#B9X9Y!>}0)/$9Vf-[L;e,sMK}%tG2FB~(I_~%%TLd~1:5~0Lk~$MX~E:@~&IB~~#::U~%:]~3:b~7:f~3=-:h~&=(:g~-=",
"*~#=0!L}&Cq%}1C-$:bbjAM6}##%):k~%:fWG:fa!.Fc:lj'oF{7}}$)T:FE~5MH~)MJ~=MN~Q;*~KWH}%3w)b3`}%3m%8EI[`#h}$)c;J7~[Mu~.F(d",
"7e}$)cYO0~:O4~;K/~=}%w7<J0~9J5~=J:~T8Y~@8`~28d~)8e}#n}@8i~@}%w7Ea&=8}}#Zl8};4))!=~%}#Zl19*~,9+~#9+WK97~/NW~D94WG94~#",
"95KO96a!_9=f(i9@}$(C;O(~-P/~1K*b''K;~4K/~%KA~1c0pf5ZK%}!Tg`KY~DOU~$OR~&OV~%L(~MPh~YOi~0Ps~:K{~DOw~$Ot~&Ox~%LJ~MQ,~YP",
"-~0Q7~LLA~9LF~cLU~DPQ~$PN~&PR~%M$~RQe~YPf~5Qq~YPq~$L~~%Qz~2}#N]-9^}#l1:R#~=R+}$%ENMW~6R2~IQ8WSR>~%R@~*II~%NI~Ww3`MB~",
"%8*q(wMG~%8/uDzML}%{L-85WSR_8L}$'6%8J}&#TA}$#j~#c8h~+#u}8!K$8J}/$[&}/dn%a3z8s~8}2oO%`!p8u8v`'[8w`,]n3z8~~,8~~#8~WK<N",
"~/Qn~C}%Nk%`&w9,Nf9-WK9.WG<Ua!z<W}$#h;N;b&{NMq3VNA~%NR~5OM~)N6~`Nk~DRg~$Rd~&Rh~%O9~MSy~YRz~0T'~:O/~DS+~$S(~&S,~%O[~M",
"T=~YS>~0TI~LOR~9OW~cOg~DSc~$S`~&Sd~%P5~RTv~YSw~5U%~YT%~$P2~%U.sg=j3Z9j~:U4~=U<}#}j_Sy~YPu~:TM~SUb~orWLPZ}&&<9P`~=Pe~",
"1&j8E~4W_ahGu2E}2%&%`!z8Q8R!=a_J8Nn2E8[~,8Z~#8ZWK:o~/Ti~C})u_%`$k8gQa8h}C<#$:v}#~,%QI~%Nr~-CiN7kc0Q}~/U<~$V*~&R9~0WK",
"VBWGVBWZW[",
/* leaf_starts: leaf_starts.comp, 2675 words */
"}&'X$_~!!!'0~$}D*J9++~%++~%++~%++~%++~%++~%++~%++~$`!'}&'K%++~%++~$Vv++}&'F<~}};J`1}#~1)}9&@%}D*LK}/(>)}9%z%}+Oj'_~!",
"#-t[++}#}z-+,W(++W;+,}6NN~#|}-80r~M};F=8X,};F')}#~`(#w~-}8}&'$VVq}-7T)}$!4%}#zm%}#~=-}#|@%}#|#%}$!+&}<1g&}D:1'!MW*}B",
"y51}'l6'#QX7}$##%}Cb07}$l5)#y~%}7dF(8#}Bp9$}79c(ba`8'}7]0&$VbkO8*!3}#f6,e!^c+rb-_}7N3)8(83}#f_0b/I81b[c80eTd8'8,})jv",
"/d088584}*;[%8#8<}*jm%89`2a}#&q%8:$(f5z}*9k%8=8<a!db#28>8=~(8#8%i!mWM}8Hn-8E};2u)80f.0aZK8Hkxz8K!2b#1f1n87}#aW+}*Nx&",
"}+)P(8+81`x/l$^!;XV`ph``Ubp%})5'%`.'};3xH!0}D+<~('!U%;};,&4#d~~$=}8>4)}%|:w}83L+!U%9};(,m%Lc+m}7Z-)$V}*O*%8%8$}*8-%}",
"*Jc&8$}<#l4}+OO+}8=P%8&kwRadNe$W}-(K+c!1!Kg>)}#:]*#FX=b!'}*zy&}8Jo%8)!3}7VS&8$b!4868$XGc1ubR<bE<dzy}$w[%8)XNeOL8$}%b",
"E,}8Wg&f&K8D8!mhp8Dc1)8+'Ok'Hbx=c&0}$GM.8J8&`)`fBB8)~&`,q}#6r'8&~$h108)8&}#YW/!2~(!L~+W^a&6!L~$}&~>$bpnbBBc!18)b$i!L",
"cQIb$d8^8!~&8]8jbB*8lezA}#8`%}#8[*WTafvc~p!Lk$-W^aRQc!u8'}$F8&}79Y%c!18*h#'dmn8H8I8)7~8(}#of&n!d8F~&8E~$8M~%8I~&8H~*",
"c&g}2R7'aB-8*7~8)}/WP&8V`,m}0/1%}7<[$9$8}8g8a8S8P~$",
/* leaf_starts_address: leaf_starts.comp -DGPUSORTI_ADDRESS, 3088 words */
"}$>Q$_~!!!'~~$}9DuE+-~%+-~%+-~%+-~%+-~%+-~%+-~%+-~%+-~%+-~%+-~%+-~%+-~%+-~%+-~%+-~$Vv+-}D#7qj@3}+m}E|@9_~!#VLP+-}$>:",
"1W:+.W(+-W;+.}D#*~%p}9@r)o@j%N~(%N~}}$=z%d@j!aWtb@vw@n}6|S4dQ|}!@}R}3=$&!M~'kA!86~P8@~n!G~+![`.6}77<%80~#}!A$O!a~@![",
"}1T-$hA$}$M3%`A$}D$-~+{kDP#z~~$bp.I'q}C;=+}$:]18'~.}$])%}&dS&8(8.WLbAL8&8/b!)8/8$80xDd%N~~#V}+WO@b`U}+WF)b0&82}!DuF8",
"9~98@~-![`'A}#@n)kDw8G~18G~:}72A&8!klO8M}!Dy~#A8m~%8o~o~}}#9#%aDy9'9#~(",
/* leaf_sort: leaf_sort.comp, 9698 words */
"acA_~!!!5A}&hw3_~!!s.xeDt$d$h}</OE}!cg[}</+~$>}$cR$}$cc%}$c_%},4Z+}DGf)}</FV},4[*kFg},3;$}9hs/}9f|&},4L%W3+/!4}9h/&+",
"0!#a!)}9h<(X(+1!#%{W2+2a!NW3+3%{a!S}<-aZqf6}<-YE}A^+~&'tgB}-}/3{gTbL#}<-Z-}D#@E}$fW%}$g#+}$f|+}$ff%$Y},3+3}<xu-},37'",
"$_a!.$a},3;(}$l6%}*Cm,},4*%}$lB$}-|%&dJN},46'}$`m'+4a$M}$fi''^YB~#+5~#'^`!(+6X1##+5~#+7`%la!(+8Xj+7a$['$X0+8}$d&%'$}",
"BPP++9`!4!>}$c]%+9~$+:~#`#l'1`!)}$e-$'1}$io%},3m$}<xk)}3CX(*uY1%1&:},2O)+;_~!!!P#`!2+<Xl#Z+;`!,+=_~!!!P!`!&+>_~!!!~#",
"`$Q+@X/+<+=+>`!)+AX/*u+@!3},.G%}<{#&$x~#}<zL%},6z'}=$X)W7}=$i%%#~#},0a)+B!U~#*DW%+B}$jQ$}9`6%dL_}&mX*}9`~$bL}bLRbL5d",
"Lw}>O))}<ze%`!j+C~&+D!U+C},2S$+D}>O/%},,p-#z~$},2-$$'~#%6~$+E_~!!!HDYD!%+F_~!!!$4+A`!/}/iX++Ga%N`!7+H~#},03-dN<'pVt}",
",3['{l>`MCf_O`J-k]$!=l]3`M.g!K!KflrcMa$c8!}#DH*}9z}'}&_$&$icBD}8S:&bvq82~*Wa}9(v%83e!@8:bx(888!}8z=1848@c#>iMtk9H}7T",
"s%8:8@8=8;bJ1Vzm9h8M~#}7S^((F8*}8S}((J8.}*n;%b!'(M}8M3$}D1)1}*eA%88}*U&%8:WK8b`9}}*Uc%}'`%&&>e!>+I8A}#Lb)%1e!4+J8E~%",
"bFK`M>}<!Q~1q#d~~%)},+;S~}|U>}:52'g9tlwm!=~N};}wq~k}D5-~+e%<},,Tr$V~$BI~#$WBIWS$_~%$V~)$W~'$a~7$W~)$_~%$W~2$V~$$_~4$",
"W~$%<e!~},,T-$ab!>},,T2$,~1$Wb!{},,TG},48,}=Dr&b#3c#Dbb6b!f}>Jh(}9Sv-(<kdJ$c~*'{c`@e/S%A},14+$ib+L&of!+#2}$.H&8'8$~%",
"8%}$n&%8$c4qdcO8&de*}8;S3},W3%##}4U).c1@Vc}+(k%fCl8-Vcec#8#~$`!2}+UN(+4ebm##81`#(a,E`+<}$+1&83d7~f!>86~$8+a4pcLC88##",
"n7~#G8<~$80}8m`&##}#l8%b,78$f.f85~$}$/2%aa%`M*8,8.}/p))}83f,+6}/kH'i!4!=a&<#N}#Kb)8&~1}/n+-}+~P(},3H'+:f)xatycrC}$.!",
"'8+~'+:~$}$2E+8-8&bdU+8g$7b#9a*1dIhc+/b&7`ei},H`%aDJb#U}=!y5WT}9Eb%WJa1Sf!>8)~&}8'g'a9e89}9Nb$7~bF#b!L}+I.%}:^u%8;}(",
"1>+}+qV'8>bA5},[B%}9#%*h$.e$'}2Mm,8Q~%}=$2*8,b/58S8*c$:j5>8&!_~%c$E8'e+-WJa!Qe$'84`,a}%.F%}#U('86d+,l+pb!]+8~#}8!7&}",
"+1[(}8Y+$+/d*%}+<f-+Ab0tb*&(<8(c&gb!28)~&8+}+G@&8%m<!'CaChY]!4c7[808/b3Wg/_80e+>!TVc+0c#.o@u}+yB%c$kb!+8'e8EdS.&;~%}",
"2:T%+AXNb#LWXi<r&;}+=I,}:/O&85848+8-b$Db}m}+c%$}2a;2WS828/WS8081}#xE%WZ}+hj&+1}9+K%}5-$&bClVz}%2k*}#p@7b%^}$f$)8+}+^",
"))}+{F*}BZI*8!b!G!2b!,}=.''c6*a'986}#V9%}#V5*}D$C-81~#bTwf7m}+U_-a&(a27XQb9q}#xr%h@}8/k{883c/zk*,8-8$}#yC@h$;},(8%8*",
"g(|},-B%cw780}%6.)8(k0s8*c(kWNa#Ke&=bIub+y8/8e}0p>0`!08lb>c8mVw}8f*%8#`EA8/b!S}+i$.b$s}%1t%W^}%QG$!5~%}(a5%`#f8S8T`!",
"/8U};Xl'(;f&[%#}%>0'`!yapNb@bVwb)-8#}8rd*8)Vec11b.*drKf$k8-~@};FL&Vz}(6O+8$f',d(:*ua%t}+Bb&b*G8;~&8=`!E!t`JN85dS'8%b",
"0o8;XGb:|XNapWdU:a!C8F8:~$bC{gYP}+KF%8=!3},>!%a!o}4e0(8Jb!o8L}+_l)}$>).}+lR%f$/8A~D8[VzWUj&2b|Gb),8Z8&b4ga#,8`}Dr2&}",
"8t3%`$Nbw:}8t3&#T`&zk#h87b$&8gbT`}+LZ&#T}0u&'}8t(2%JVc+2dB>m`<'ncZKm8:}8Fh/}:r-e86~(!]WS}:q]186}E:p%}/(}*}.@|.baT}DF",
"i&8&8C`$m8D!3cY9`$6}9>t%+3c$6g.ogadW_bKCi`z};zJ&h3l}:ai08-~-WXa0&!2j,18&cyUc!O}#M_)eE2c]#b9i8;}-Cy+cZ(e,{8A'Oc/Qb0y`",
")xjC##abK(b3:eApi!w8%~$b)v8.}86q$8K8I8/}8g4(b+5jHao/f`+HaP;bIxbJ%8(k(^8.j*k}%F%&c*S`*<}>UB%},5A,i*7x#/}5#^(}#1x$}2=q",
"&Vwb|ek#58C~6%9~&%.cbP}9l[)f29($eA$$ag(ld#=+8~#}>a~:b!R},({5}9gQ*(Jn%D|+uc$zcbEc<f}#4c&c3)c0~d;'}#(r*b@zf#u8%h2PhQ@8",
"@Vza#385h,dcC1fIk8-e1D}8Q1.b#28:b1hd<FbJ18:}$.4(b!8}9_*'}>UT%8Nd]v}2]E%+E})7E%XAb:Yb+)}$IK$bhn8Ra#Ca.~k!}8G~/8G~,8I~",
"*8Z~(b2B},+<$8X`#y8Y8Z!=}#tO$8V}+J5*}!%efbTFVzb-sl#j8&c6u}>[9&}$1`-b=[j278/+Fa1s}9ko081~%#P}#k)%bEx}=2Y.b1Qb$%(N~QbC",
"Uq1^c;!f8{c#mc8vc!18%f$-'J85e@gf'}e4}8*h'}c;cj4^cS185b-L}$R{%86nK`8*8:a!9828BXWi;y8(a_QcVVa!A8,`D,WQaZc8Fa!C&=h![XNa",
"DUb<U8E~.8'85~#j8/8[~%8]Vwb<`8#`/H8Le!I8/j<|WJaO(WTb(@WS8KcpV}5JL'8G8H~$}%1#'+Ge*>8fVwa!N8Oc%SWR$U`'V!0al<c'W8kVe}#+",
"M+X@a#5+Hb6z8%c!6b<=d6zh548-}#q_&}+dh'8p8q~$}Es@'+Ii=vi<``Dos''m0'WNk''}>_h)c#p80!3fA-8$e7s}#vF.j#280{@(i>y}#5_%}#s#",
"&}1St:|#z8N~>!2~>j9n81~D8cd#2j_^8gVw}/NI&gq3b9xa$>8j83f#@8-f[9c:)8'~,8*c+uo9g+J}!&tv}+g:'a%!%.8!g&za<ncLl}#w~.j%!82}",
"!&zM8C~.b#I)_~$cRA}!.&M8R}!$,Ec',|$,87}*~q0|#<8hp'08l~/b$N8n82f.d)`~#d/c8/qN@}3.P%d>~`J{b(l}5*b.`'9",
/* leaf_sort_address: leaf_sort.comp -DGPUSORTI_ADDRESS, 10472 words */
"}#TQ$_~!!!6y}%r#=}#1c,}#TY{}4M&u}#0FL}:wF_}#0L}}#Uv9}:uY~&~}#01'}#Vy>}:uZ*}#01D}#0-{}#0)~$g}#0%&!bWv}-G3'!GV~}#0%S%O",
"~W}:oq+!MW*}#0-+}#[[N}#K,,!;}#HM/8'}#H_18*!=!M}%p:,!K~'}#0E0%N~%a!C84!='p~'}#0G}8J~@8P~^8e~MbA,`5t}:j8~9p#d~~%)}#8F~",
"#r}#lc}}:hrb~}}E+g~,0}#9%wD'~$D'~~&$}-oC-}1%h%##};mC.}-(I&}#9).8.~080c2.}&6w%}#91*}-Z'*b8585}1zv&a0M}#6f%87d8se!H88~",
"*8<~'8:~#}$1O%h9;c>kfhnbk]!2e!U#G8G~&f;l}9Bm&##esCa.)}-(h(8+8.`|(}'gV%X[a-L8=82`Cf80}#9`~2npEP'n~'}#9oC!;~@![`/ne>D}",
"#9q8a{H}$26&}9Y_+87}9YH-86`{`}#9u0!b~)!c~*8F~#8G~#bUa}#9u:%N~6%N~1!;~Z!G~0k%dbEX8>}-hA+d@+80e-C8D}#:')8382~9biJf!_}#",
":)48N8L~~&G%O~~5r",
/* finish: finish.comp, 3502 words */
"~#Va_~!!!(`}%-}<+K~%+K~%+K~%+K~%+K~%+K~%+K~$Vv+K}D'o~$@}#:o$}#:{)}#:s%}#:{%}#:X%}D's)}#:i%}0I+L%v!#}#:W%}@Ak&}Fob(_~",
"!!k6w+K}#9])+LW(+KW;+L}D'7~%'}#9I)}#:%P}#9;&}#9fF}#:E9}@@I'#FV}}#4_'}#6w'!AVz`!K+MX-#^!A}'*/&a!e+NX/+M$s}<.f%+N}#85)",
"}#5)%}Fp7)}#7u%}#77%#I!5}*tw%+M}#8*$}#8P)X,}26g'!%+OXj###!`!i+PX/*H+O}#7<$+QX3#!#2`#B+RX0+Qa#~+S`#+!3}',[%+S+M}#@G%}",
"D%N2!4+Ta!C}.[r&!4+U`!,a%:+VX5}.Pp$}@@(.+W`!:a!Q+XX-+Pa!(+Y`!.}'(.*+ZXm+Y%1}#9O%}#8)'}'18)W7}@I@(`!C+[X5b![+]a!b}.W+",
"&+^Xo`!e}@@q7#W~/b._)!~%}#}G'q.`c~oeh&8$!5jJ(#`8+~'+Te!A8)!J~-+T}&oj'+U~-8/};3>.+Ua!d},{s%8(}:S/%};}1%c<G}#60%+Vh>&8",
"B}$:@(b!/a!G)!b=&nh^`FE$%c74b;|d#=+W~*XWa!B+XeJM+W8-~#}:vn<#Z}$s8(}-U['+M}#5M((-8Zf}>8J~%}<X`'c2:bRHbB@c!5}'~Q+}#$`(",
"8e`axa!)a[(8'8*m@`8'~+c#0frr8*`i%crP}%Ua%8+}%yD({WO}:ic/8,~,89c%58U~%bfr+[8%aR+9,81}#!s$f}q+Ze#F}(xh&b9C8,b&M}-Q~'8.",
"bNx}%z&&8#b![958;eFKi46i5rz#bd|y}9yG,`!kd'*8recO8Y8'f)&bUL9K83}>r1)8#a'*b#D9O87}#2+,8%~$b;&+]8-8#~%f$3}*(y&86a!P9V8@",
"gTW8%8#b'm}#jw%WT}-ui&8D`}@a'f90+^g#Q}-i{%8r8g)!b&%ati8i9*h#k8qbP=8t8u9,}F_;%}(up$8qWK9aWG9a}$I1~*B#87}}$F(7#/~E#5~_",
"#C~E#9~>}$IZ:}$F(Vkq@m`y};3P%}Fi5,bSo}AQ`+b^M8+}#uH,8&`.Mc1)buh828%bwQ8/a&>}-7N)!>~%cUJ}#-D*nzz+8~#}4PL3a&O}%&O*`#Wa",
"~%l6&}:@K%`bObQxW^aHJ!5a)s}:@K%}@'((p*w*m~%b[r8'}-g]&c#~bzacT'g#/}$rF%8-b#RhwSb!Hb,_}.G7&e0,8#~$c*Jbq;}&*5'8(}.0N'}F",
"lz=b0C+Pbo`aTn};Fh,8.+Pb#L8)b7#}&'Z&+P}-r=%81g#Hc-J8(q:^f!~}*>G+}$27%86c64+P}#+'1bii8(b{!}-0u'8E~%b4O}$Pa*8'~#ck>}&A",
"S%#!b(X_~!!ZIKaJq`L[+RbJ|da;84`&~c#T}@-=$84fTg!>~$8C`'3",
/* finish_address: finish.comp -DGPUSORTI_ADDRESS, 4417 words */
"}#bV$_~!!!*V}%7(H+_~%+_~%+_~%+_~%+_~%+_~%+_~%+_~%+_~%+_~%+_~%+_~$Vv+_}#b9izHBbH=}%6}F|HDYi+_}#a*-W:+`W(+_W;+`}%6z`~}",
"}#a*}}!H1~#`tH-~}}0j>*vH%~}}.ud6{H)pr=!X}<J]6}#A'&sH8#z8.~~#*8E~~#I8^~.}:hR4}%(b*8-bqJ8$}:O9'}&DG.ceqad)`3Sa!)ar38'8",
"-}%jZ*nHL~}}#Mi&8Xb%r8lWH}#Xp2}6kT.8#8,!Ab=.c!6lFp}6kb+81}#Q}-WS9A}#),%9Bb%kg{Z9D8C~#b[`9F!2j!89G8G~$a'088~%8sgJ!8@~",
"$9M8L~59<~(8G~+8I~/9V8V~(}4Oj.f%78T}!J!E8d~292~(8t~.9l~29p~I9&~%9w~B9N~/9/9$~)9&9H~+9.~%91929J}+vw%}+vr&:$WG:$}#bV~2",
"M`R-}#_Y7#/~>#5~c#C~>#9~>#:~6#<~M}!Qw[}:l/28.}#0'-}#_I%c&FbN^858(bP,}&/W-!>~%}!R)~$cb({j%z8%iR-8+~.8/~582~*l4Jf@!`W$",
"!5b$2f!6cz0b,ia9h}&*+*82}&0r-};=F%}#Us(`-n!38/f#`83dRl86~&8K8B~:8G~&8R}-bB$c%e8Q~%b(X}<4|'8Rc+3a)F8Sf:s80eRs8384~$}F",
"n[-8,u$<8Q~D8V~%}3Q~(}+Be)!>~#}1xk%",
/* gather: gather.comp, 2394 words */
"a{$_~!!!&W~<+d~%+d~%+d~%+d~%+d~%+d~%+d~$`!'}%F:%+d~%+d~%+d~$`!'}1DS%+d~%+d~%+d~$`!'}@Sh%+d~$Vv+d}!{WHiSRg{>bSBi{*g{l",
"izZe{&kzZg{&fT!}&*5;Y(+aaS[X(%n+a`SQ+bW%+abS<X)+c`T'+b}ErC&}/W%(Yw+d!%n!#W:+eW(+dW;+e}!zHl}($S)W8}HIh,`z+}$,P%bPncRz",
"!%+fX3#^}%@e&+f}*-j)!cWx}/FI-#w~$`!.+ga!HbP%+g}/Gf*%N~$}$.n%bTs}3#]-ezn!{~#}&+P%cU$}6Y1.+h}13L(+h!3ezB!}~$!}czc}Dzr&",
"ezJ#'~$#'!E}%A;%aPT+i}12}(+ia!d+jc#R*AX5+jdQO!%+k`!2!J}/H8%+k!3}%<u+!FV{}(&o'+l`!>!L}/H@%+la![+mc#@+nX5+m}/If&+n`!3+",
"oc#|+pX5+o!3bS<hQc}G#;)bT0wwL};*L(%<bFL}D{n)#Z8!yNa8'~)8*f1J84}#*f6gIe};qU&85b4k}&@,%W_a!l87a!/8=}#=X&}7yB080}&8b(8A",
"h3Ya.)8D8'~&8A8!}#OG;a!u8O8&}#W{(8*iN.838!b.'8+~$}.EC&8%b!L8V8/a7rWT}.l@3}']$48a}#Q}*d:(c/-a$Ib/Ib!~8g8.}#-*(8h}(s6&",
"bKH8'`#+b:+}#+x.a428H8a~+8LbJi8O8P8c}3x#%agU8Llre~|}/)},bVl}8'[4fll!GfdE}%>7:enQakr}.US'+a}<GH'i!~p$3X=a!q8&}%Xi%c%d",
"8(i$Lb3-ak6e<|8/aG5b><}#Ix&gn>a$o!|dp#dS{85}''1&n!889}7-s(8,80`!U}%Z2%818'85}.sO,8#b4I8$YP+a7}`&[}<5u*}#sE2dYyb$l}#k",
"'%}/3p+i|S8&8'b7S}-}Q&+cb7P+b}.Zm'}/32-}#5;$`#.(%`5/8'`R<b;Xb)<b>Nb<6b>E!=e(Y}%`!3W;+b}7lt/WH}$e+)b91g[&}-w4%8,8)`i%",
"+a`!{cg}WJa&[X>a$Jh(g8-c!Q};a2(}=O45%N8(~#n&:8/8.~(8=~$}'^g)8781bn!8@888#cT#%OdwravS8$e+a}$z'%d@-%gdjfbvpb!>b%Z}#Iq-",
"k^=8/~&(U~%gsb}/4u/}%]C*8V}(J{,8T`,Gi!I}*Oc(8]}(LQ+}.P%%_~!#-v}!%`,N8X!38O8<8@8(}&uN$dM5}.{g&l%v}*490f-xc%H*!g$R8.}&",
"k.'cD^*Af&0818-8,~$8.~)8/~/81~#g&'}+%I28+8*c^ramM8)`%ue<(8@84d&A*Bf${!Ke'{8:}#C=)*B87~,}#|u-8Kc$n8B}$k]*XGaFvc#F!F}'",
"C#*c*o8(crndyN*`c#o8Od'}'oi`w+n8%+pgA'k&C8_c#-8_b%ybxj8_b'$s&m8G~+8g~#dy;8gb$S}'fW%`/l",
/* gather_address: gather.comp -DGPUSORTI_ADDRESS, 2997 words */
"anq_~!!!'p~H+r~%+r~%+r~%+r~%+r~%+r~%+r~%+r~%+r~%+r~%+r~%+r~$`!'}$Q@%+r~%+r~%+r~$`!'}/sK%+r~%+r~%+r~$`!'}=Im%+r~$Vv+r",
"|oGboCi<`knw}&&yDW3+qb!(}!<+G_~!$)yU+rco%p<0+sW(+rW;+s~#}(DB}b9y}=:l%}=<-%rn~}$L>%b;B}HZ3.n<`#w~(#w}=9Z%j<`#z~,%N~,%",
"O~&(VYC}1Q}-bpW}/h!*i<M*!~$boOb>3b>;f<0*A~,*B~$f<,*`~$}$I|)b=ij<,+n~,+p~(+p~)+t~e!G~~&9}!eo~$%+uVc+q}<-}.cOk!JYY#q`%",
"@};ux,bjf!Ja##8$~,}#r>%b~^8/}(/3&8$~.83~&8'}&`2*q>:(S~7!`~e(S~epOi}/%O&f>M89}3CM&`[JbVDg!E}#*[(8$8+}(2m%m[Sk!b8E}#*!",
"(}Bjz%}$(<%fRUd@&8G|#D`Q5cUW}1W~&d]qf!Jcseb#I}8:5$|#I8^c!g}&c])8'c`s8*l#N8a}&Ma%a!A8S8WctV8[8X8<8-}!ARe(T~M(T~w#z~-%",
"N~O%O~)(V~1%O~X%gxvn`*!gVS#[~0gd.8.jXn}1$1&WK8K`;7cA^b!tu!}8:~D8@~-nBr}.nJ%b[xbBr818F82gA4ffYhIqWY`!/+ua!|8k~$}$W}'f",
"/}8j`,Rcf{p!Q`H@8so!Q8rWG8raB~8x8p!38g8I8V8*}+J`$}!B~I!a~.*Ay%~83~D88fZR87~#bb,cBZf(=8<8887~$89~)8:~/8<~#c(4|C`8J~+8",
"K8@~#gBScK~e*+8FfC`*`~-k-^!bg%]8X8!8N~%fJh}.c9&dE1gCk}/_|%`%ychpfz-+n~%`-1pCm+p8%+t~+u&u8n8!8m~)b!{8n}GP1'u'u`ET8tj!",
"P8u~#b7#}>:t'",
/* tile_sort: tile_sort.comp, 7853 words */
"a_8_~!!!1C}$sB&}*lk1$d$h!7,r~*}&gB]}EaH~$L}G`7(}$tH%}$tP%}$tL/bEKcEl,rV{YJ}#ZkK}=l_)}E&%&%j!U`DX+v}$t&$+w+v!%W2+x`EQ",
"+vW:+yW%+vX)+z!#+y+y!U}Az|$}$t@(}(h.*+{+vbAA+{}#3_%X)+|!##p#W!t}07e&}#55,}A{I(}$up%}&iX5}#[hu}A1N~&#bH:}A13/}*o,++}X",
"6#U##}(fl'+~`!,#)}(h&*!4,!`!0aH,,#`!(!J`#I,$X/,#!5a#P,%X/,!!A,$`!),&X/+~!J,%~#,'X/+})#,&X,}7De,}(kC+`!(,(Xj#Z~$,)X0#",
"Z,(}#71%&;,)}$qM%}#71%+B~$}A{K&}$v,&a!x,*X/#Da!@$g`!*}$sG$$g~$}$tn&bKKYD!%,+Zd#^`!g,,X3,+}#6J$,-_~!!!$1$9,,~#,.X5,-}",
"(k5$,/X/,.a!U%!`!*}$rk$%!}CPM%}$q4)+4~$bKr,.`!-,0Xm+4'`X,}Ht]+gK6#w~$}$q6'}$sT%}(lU-$d~&}$v#%}HPL',1c$3)U`$-,1}$tx%)",
"U~$,2c!4,3Xj&I,2~#,4Xn#U!=~#,5c!(,6Xj#U}=dg*,7c!4,8a!.dL_,9`!2#[~#,:c!(,;c!K,<~$}(mZ),=Xl$[}$u{$,>X:!5a!|,@X:)#,'~#,",
"AX4,>,@`!:,BXl,A#Z~#,Cc!4,Dc!(,E~%!4,FX5,Ea$6,Gc!4,H`'},G~#,Ic!`,JX:!J~$,KX4,I,J~#,LXl,K~$,Mc!4,Nc!(,O~%!4,PX5,Oa!`,",
"Qc!4,R`!`,Q~#,S~&,TX:!A~$,UX4,S,T~#,VXl,U~$,Wc!4,Xc!(,Y~%!4,ZX5,Ya!`,[c!4,]`!`,[~#,^~&,_`!(a!4,`X4,^,_`!G,aXl,`a!`,b",
"c!4,cc!(,d~%!4,eX5,da!`,fc!4,g`!`,f~#,h~&,iX4,ha!A,jXl,i#Z`!(,kX5,'a!G,l`!Aa!G,mc!A,nX4,ma%1,oXl,n#Z}#;.$}#cP&}FXY,}",
"(j9'!%,pc!M,q`$>#U}#=9A`.W,rVe}06>&X8+v,s`!(W4}=i%$`!T,t~$bkS}0;G&}09P&}(pA-W7}HU9*'M}$|a('M!3ble}#=V'bR,%7}#=D'}HU5",
";}#9O*b=C}(fH%8#}#4..XAbC5}#8.(fY8}$O/,}/cv5aMQ(I828+}(MI%}$vQ+}#rP%}#!C)8+i8z8-8'%O}$<W/}B$%&8882}&TT&c]&p;H}.kJ%8G",
"8@f!r%1}#4P(,v8K8D8;~%}H{3DeiG};3H~/}}A#QL}=Sn,k0Q!I8%a!J}=Sr+}=Sn*}'9z*}=Sr2}'=6+a%!8*b%&cq%!I8+}=Sr3}=Sn'r#<}=Sr%o",
"#.8F~7}=Srm}HVU{}C=A-#f}$VQ,,'e3s}/ZR)e)r&:~%}$UU)}/4B,%R7}#L8)jQOaXl}$oE)g!`,.~%}(O%)8&~.d+$+v,uVc+wc!Q}$[o%}3~s&8$",
"XE+v`#S}8|u)+x~%+ve!q&=~%X{a8=VcVcb#W8(f2~!Ua+Mb#V8*e2}c#Ae%D8,Veb#Bat]}#9u&WZ}#2X&+zW]+y~#+yp&G,0c5E#pa^jc6pa!,8*~'",
"eVRbfBWJaaHe];WS8&7~`Zs8$e6C}'mv(!t`|0`8-c'Xa|rc%7!t`*I!0m%7czGe!R8<~*8=~(8@~5&>~%c2;}$nr&}$8s&b!SWX'C`'l8(Y]!4e!S!4",
"~&}$VO%8+84~%}#UL-,.h(JbiJc]lbiDg]ud8ca+N}/>C+8.87}&l~(e#v8_}'p@*}$M9%!0}(hS5e!M8f~-8i~1a!68k!0a&Ja!*8m!0}%~,(allc#c",
"8q!=f66a!/8r~&daqg#+8<e!M8x~-8{~1a!68}!=}#T#'9!!=a#+}@9p%WZ}0.>5!7a'v}$g]&}$fs(A6$hb5_A7WK}(;.+}/ji'}Aq(,eoS+yb!&}Bf",
"'2,3}#Sh0bbjbnxbX#}$Ud&81,'}$b(&b-x83f;z8'cxdc0,89hB!8/}#:S'8%xni}$^F%8Bb!G}$##'XS`*w,u`$`+y`oG}'K7.}#Xh0,'~*}'J0<a#",
"v,48.})&`%gA8g!:,5b$!8-b#.8Z`*_`#8`*S8Z7~a!.8]80~&8[}#T]&8^8]8ba!08_a*nc!)8%}%$>&}.N|.}$!<7s$M8j~)8Rb#;8k8)~$}>Vb&8$",
"}$8<+}<2l)!=~)(1u&fp&n8(~E82brNh&n85~48;~2bB7#U8=b_e}(v3+8*b!;gsqet:,6l$]8I~)8/g'*8K~$b!i'S8+}#A@&XAj!>8P8%~$}!sxEb#",
"x,7}$NY/XKa#e,8a!g8^8,c&s8^b'!8`8$~&8_~&8a8`8e~$8b~'8b~$b8+}$A4.}$C+*}!(]P,9~8,:~*8z~'8x~%8|~'8y~&8{8z9$~$8|~'8|~R,;",
"~/9,~)8p~%9-~,f%|8pb&.,<8.a!A938!~)8%}$S!,9-WG9-`!/9.9/~#90WG9+WZ}#IA,Xaa1q$[a1E$^}#fh&,=f0p}$@b&a5s}%C0&f4O(6k)S}7a",
"*&}#ek%bx0(1`8Q8%b!.cK[,B~%XQa1q,C}#fh(,Baf7}#_F-(/`lU,Db!2,F~%b!Z,Hb!La3@c2p,Le!c83,M~(,L8*~08988,N~%,P~),R~-,V~(8=",
",W~(,V~18D8C,X~%,Z~),]~-,a~(8H,b~(,a~18N8M,c~%,e~),g~)a!Y8P,'a%Y,j8!k!S8V8U,'~%,k~),l~,8X!3~$,o~/8_8^!3b!EWZ}/b!&+|}",
"0*I%#W}/,o'r-U}&mo'`'!}!)|D}%%/,}$Tm&X@bw[l+Y}0J=%!2XKa7kbJu8=a(M8@d)y8=b*(8B8%~&8>~&8A8@8&~$8B~'8B~$bv#}4`}.}#$#-}!",
"#fN8M~%#[c4AX@a3Cm+m}/:_&a#f8]~$8_8#h2I8a82~.8&~3k#f}$i*.}#3,%`!/8[8]~#8^WG8Xa6i8g~%#Uk0*8^o2e}#Od%8&a#A8p8'i2Z}B)9*",
"}/x[,e}}#Ub+Agm2a!q#U8$j'Q(6`N/}'(H%bxJ,p8(k!;8+8-!5~(,q8,~.8/81!A~%}$w8(!281!J}$!0*81~#}(NL&b2Lc|w87}):o+b!^898;8(}",
"']*(}$^Y(}#R=/b$h}/Cp&dAV(C}$$<liFK}$$A)mC,}$$<g%;~i}<P.$k$g}HH{'}7z1+b'^#U}&y~)})@c&,rbCG}/HO&}$n[@8,b6tb2:848)`#>,",
"sWNaJa8/b!I89}$ph/}'mX%8(}/oj'aEw}(~q$8)cDe8@~&aCA`D'}B,W1b5Wk*0WS8A89WJ+{`Pt`!)`Di8@89}/70%8C8B8A}%TX%8>8;WZ}%$1,'Z",
"~#}B/94}#wt(,tftVp,Lm:#b$o})C:.}=Hg,c9^b(Sc!r89r&a}(Bu%8+}#,p%8=8!~&}/s92}/9V%8B`.V}>w8&}0#V/g#B}#XM,g_BW^b&!}$n9)e#",
"Wg)<8'c&xc-#c#g}#-T&e!Y878-}'!<&})(9&c<!cS.}&F>)c$5&@~%}&e,&}$aK%Vef!>c)x}HvU-84b+Q'|~&}3es.}<}}'8'bD@}$Rz%!3eR78#eK",
"_!#,vl)&#Y}9HO,}!&:J80~/bLHb!@86}$YQ&`-RbJN82}$[&5}<Bg($%8!kc^b&hqDL|#K8Ij)z8MbK$8J8/}#vG)8N`!Fb5lb^qg:F`%>",
/* tile_sort_address: tile_sort.comp -DGPUSORTI_ADDRESS, 8628 words */
"}#>7$_~!!!3!cz=}#>94rzI}%n_c~}}!y0Pby,}$.YByy2~}}'EQ:}8<r~&`}>dw/}!xu~$T#z~,%N~~#0}!xq~%Yfxm%O~(%O~h!bWv}#eA%lxm%g~:",
"!GV~~)(U~t!G~s(U~@!b~X}:85~8/}>UK5}##X~)$}8Z9)}##a58+~*8,~L#z~(86~*86~(89~1WS877~cZ1e!U8>~*8@~(8B~28@~&&>e}l8Eb#_b}K",
"8Fb!+bkD})[#'a!Y8Jb!&WX'Ca%]}##w%}%;I(}4[<%a!:8Na!&8P}0@m'}#$!28(~-8[~)8_~>8=~/8g~-8h~=8n~-8q~48s~(8u~18y~-8z~=9#~-9",
"&~49(~(9*~&9$WG9$~GBi~&Bj~~9f}$S5ckFvtYf}$Q,/8/!5e@R8%~$}$S9:80b&^8/`S*}$S5n%;~V|$88S~-}$S5D}#%M~&db&E}#%Q2aC,fi&}>Q",
"g&}#%QKWS827~}3LS-88}#%T1ki#}$c^)}*N@'8'cY;}#%h&g#*}&(D*}$*:%}&2$(b4=}=W}-89}#%n4%g~~%,",
/* tile_sort_rolled: tile_sort.comp -DGPUSORTI_ROLLED, 5015 words */
"~#Va_~!!!+p}$^C-_~!!k6h~',r}$By&}#~$~%+}$D:,}#&]%}#}s)}#}o[}#&G$}@i>*}#}>Q}G`<~&{}#}C.}5kp,}#$l;}$F$+}Cy].}&r-)}#&='",
"}#$}'`#i,wX/&=#Z}#%m%,w~)`!5,xX/,.~$%!`!*}#%M)}#$t%b|[}%5B',yXj#Z}JM.'|}0a}q}#vp5&>~$}%[L1}%4R'm})}G`L(f}-#w~t!;~G(6",
"~4#j~7#w}#vxV(:~3(9~,}'{8~0G}BxJ~&:gu4XD8!itJaOv&:8#!3}&a''h!5,.~#kuQ}&Tw&}%~!)&;~%}>&>&}&O&*p$y8)}1~y.}@Jp'bt.b!Rc!",
"=}CaS8#L~%}1~j&})8O&b#)b.{}2$*&c!da3#WZbn/}>&/(l%q}0r0&}0r5)$,8)c!'X@a-xc!'8*qrN`r~a%}br~}>VT%8*}&K{1h:183~#bZe88818",
"/c!)8381c0>bw6hYLfIlc:]}$_s(dMyb#PgJN8)dUm}(Oj(80~*}1LS'buI83X@a2z84z#w}&HE%86k#w8-~#jJ~87!=c.V}6v_$8*`%O}Ix9.}*RH(8",
">8C~)c^+8;8>8=}&Oj)m[mfaMeRT8(~#}>rw08(}&Kg,i)g8.WH}%6/-82}&Kg5oQneli,y}$d$.87!2b.Qbb:dqub/58/bM^8Hkci`gF8Jb$.}%cZ2}",
"*Y4%W^})w0$!5a9v8;})w=%X=})w^$`!/8H}#[I%}:]W.b!Pbcz!>f$%c_u8(bQ6}1JK'8(b$'|^$(1}%b>~#x%;~gckvh$g}#ZR6}&9r1}(Xa&8'cZe",
"c#Y8.b$X}1P5'}%=j-8&8#b)C8.`_w})z,&}>)E(8*b]1}#Aa%`TMb#C#j}!ZMPcmR`-$c@$}!U|S86uZX8:~88A~&8>~4fZM(:}#^x~#K&>~Yfc$}-R",
"e&}%Tk*#T8(fZ,cG4bmkmbQ}!Z,h$,~]#j~~#.",
/* segment_sort: tile_sort.comp -DGPUSORTI_SEGMENTS, 8629 words */
"~$_~!!!2z}$Y6:}E64~#K,z~%,z~%,z~%,z~%,z~%,z~%,z~%,z~%,z~%,z~$Vv,z}4].`bYN}#_gT}4]Q>}!ZBF})$E'}#`&~#2}4Zh~#~_~!#%|K,z",
"i]u,{W(,zW;,{}4Zc[}4XM6X,}4Zwy~y|Zo}#`K%}$Y69}#`<~#fd]+}+<t%,.&=}#`I6&>~*}+<q&}#`I&*t~)#w~,#z~&&@}$Y>~&fX,}F0s+}'V9'",
"}#`Mffb7%O}#`>8}%*9&%#~#X,}D^+'!%,|a!(}+Jt+ebDa#~,}c!4)<X-,}}/4c'}4e79}+Jw%bc/bcg}'R~'}%v=%+G,.}+N,&,~c!h*lX-,~}D]u'",
"}KVMEe81({8!}&)A+g<WcBhbQia<_}#3i.}'4P-8-8(~#aCrbG9}#4;'}4EK:WH}%mQ)bA2`anbbl8*}%mD%8&}#b)%8,8)$kbs<b!G*lfcQ828/$k#T",
"fc/%8~(,v8683c!6}4X/~)Q}4ORM}$Yx~-k*p~o&>~M*p~~#7#w~P#z~P&@~d*p~~$u#b~BAI~&AJ~o#b~~&m#b~~1|'`~~+4jy'}2Gv&b1r}3ph'dy$",
"}#T7(8&~~$w}#{X(}@zD&#Z~%}2`)+i@Q%#}!*/T8.~#cS3eIA`F9b.Ld#e|(3}&$=%84b*S8>~(8688~%8C~/}(y#%!3~(d&'8,}'`J-8!%Sa%z8&dG",
"]aUl80bHL8M88~#fe@8S}2St'c*u}%iD*8J}2:U'fU=}'a,&cB`8M}#xg%cB_}97E&_~!!ZGz#p`@H8H`N4a!rb3I}'=V.a4T8R~*}'5JE8ba#T8ab%1",
"8b8dbR[8nc$RjL{8o8.~$cQHa$|c0<b2M}'KW*b*[WS8p8ia,f8s`!)`,f8o8i~%8r8q8p~%8n8kbEf}'oz(##a$d8j8k`&18l`Eo}#&t0}EiL/|(ohX",
"9j*:a6PeEAk&9,|g']g#L`2d}'j/-c$Cb!Cd`tb^1c5a'Ne)h8E}A.K'bNB8D8Ac$lcgK}2Oh*8J8)c+J8K~$8H8Fe!C}2v;'8E8F~%8B}':R-8E}!$D",
"J8X~-c#v)<e#78_bOz8]81e+A#l#T~#f>M%2e!E8e8-~$8b87f+de!E}@hC,bcp",
/* segment_sort_address: tile_sort.comp -DGPUSORTI_SEGMENTS -DGPUSORTI_ADDRESS, 9391 words */
"}$bh$_~!!!4V~F}EX44-!~%-!~%-!~%-!~%-!~%-!~%-!~%-!~%-!~%-!~%-!~%-!~%-!~%-!~%-!~$Vv-!}3sAK}#$fY!B~0}$bcB}#$d~#`}$as)Xy",
"-!}$c/0W:-#W(-!W;-#}3qyq~}}3od2X,}3r,~$(}$bX/}#$9~$]%N~,%O~'}$ba~&j%g~$};!*&}#$5n(U~q}3{B<}#$8'!G}&Kd&}&.e%}#$<a},FF",
"2!G}#$J*}<yD1!b}#$L/8.~,82~'!a~.84~,![`V<}00w-!2}){Q-}#$P78D~X}*^V%WZ}3oY~1A}3g7M}$cL~-R}#,,q~m}$cL}%N~S%O~S&@~|*p~~",
"$u#b~BBz~&B{}#,S~9f}$cL~*W}#-~7(U~~%Oa)|}#.%88)~9WS8,g't8/}$.*(}#.(k8D~p8T~2a!D8U},Iz+cW=}#.,.8N~.8A~$8_8I~&}(NR%}F#",
"3.a6-8S}#.,N8c~$8b~%8c8e~%8p~28p~E8q8j~$8t`!)b0]8va!)b,u8t8s8ra!08xb,y8q8!}5=X%}#.4+}:O$%}:Nx%}#.4~#4!K~~%#",
/* merge_tiles: merge_tiles.comp, 4407 words */
"~#Va_~!!!*]~$}'IO1,r}$k-b}(Ef~$L#UVe}'J=&}#/8%}$k%W}Imm&-$!U#p}#.G%}M0M%X)-%!4!t!t#RXx-&}#-[%!4`!M-'!#-&W2-(!#`!0W3-",
")!%b!5X)-*a!.!4}&iF~%6}'|x=~}}$0[0$L~$}$jQ-`!8-+Vu`!e-,X/&:-+}#-E%-,~5--~#-+~%--~-}#,0%}#2i%}-NF&%)Vq&v}CSk)`!*$W})]",
"J%}*l_&}#'8%}#&u&%-})Yf$%-$_~&`!*$aVqW7-.&v#U})YJ$-.~#$b~$#sW@}#/*$}#/x(W7-/!U!A}#5F$-/}#3|%}#'*)#`X5~)}'|p(}JJM*!HV",
"}}$irZ}$if.!5~*!J~&c5Af7bW^a]@8$}3{v%!J}))Q&Xz-&`03`//838)8&bMV8#cR*88c8x8,bJZct(}'2>&#scdU`8W}BAX+b4%8.8#}4,g%808*8",
"'}<xX&828$bJK848H8>},dY%}(=U~-<}$fE~$}$L~8~}}#!Y(-$}'5|&cyda$<ctxbv0c,Ub$:b~TcD'g/Te(b8&a+{}'6k(-%a_2b!%#R}#bc%aO3b!",
"&qsVWJ~#bxa8,b!&gt5})Cg%cu!}8<V/-'W]-&~$mH)!A~+}(}e&WTb}1cwpWUnS38&}$cC&}$4i'b/d82Vc})Jf)84Vz}$e&(})O/+`#I}B7'%}(th)",
"}'>E*}3lp&$W89a!9lCocyo-(`#jd0@}!RlAcU.lE]b1;}(~D.}B0c%Vr~$cKv`(d}(x{$$_a1Vc&9azV88VlX@b,r}FF`%86`!8g_'83e%%h_'WR}AH",
"q$8=8&WS}Bk^,k_}c_)e$$}$_S<-+~*}3T<'W^a)5#sboGc$$z%}af@W_a!F#s`*Zazoe8ec$Ta!]8:Vcb$|e$nagYc$]}$51%i$w8&c$n8%b$b8D~&}",
"$m!+b)8}(1]$8%a5:})Or&c}j8E~#cHE}4&C)!>~%c_f}4TI&-)d$WgLb#p}<<G,#RgLj8*afUb;t8,d$e|Q_x)5b&28.8'g5'}'E#%#s}#$P%8Ac%L`",
"YVcW~8A},S[%b,w8HVwb)!bOi81`!>8D8%b'689b'JWS8E7~`!18#}'8O%8G8F}FJY+b)C87}'x;'})Kc(}(zV1WS8684}%'f%},dI.}1kb.},tl%XG}",
"3`X$!=~%XD8KbU;b'gfu8s%+8(~$WQ~$!3~Os);8-8&f%+86}DqF*e*Gj((}3`+%c'vb+i}02a*8&g's8K~'bW{b*Upiss&N8F~*8Oa&18Xb&68Y~*8-",
"b!r8Y8.c&38Y7~b&@8O~#ci]`!18%b&@8]8[8Z~.85~(8/~*83~-`Zvb&@}(xD.}4&b%`!/8X8Y!=aip8U}46(%XG}:a<)}#'{'-*e)N!4}!.+G8,~38",
"1}(uB385Veb2hc$S}34'&c0&})=H&g-(}$rv/`%F}+C9*b%F8>8%~&}->(-c:E8D~$}%.S)8F8&#`~/a&w8L}#I)&8Kb,Hb/J8KfcGb,<c/]8N}'B)0b",
"SE8+8:8!}'aG)%1e!l8Yf07%98!8LbSF8$8A~&})+,%}925.`%T",
/* split_runs: split_runs.comp, 2282 words */
"aSJ_~!!!&Z~E~}}#_y%bQH}G7a=aQ6`QO}#_2.fQA}#^[&W3-0`!'}'`/%-1!#aPv!U`Q'~}fMTbPKbN9bM]lQ;}77Y)dP=}&<x+-2_~!!!!gdOYaN.}",
"%8Q(`Mb-3X/$L#^bN!-3~5-4~##^~%-4~-bMZdNlbMiW7-5`#O}#Y$$-5~$}C},(-6Xj!>##~#-7Xj#G-6W7'1`!)aNE'1~(eN^-8_~!!!!ehM9}-~Y%",
"eM=}J9r5!K~)ga5cL;8%fMc##b@8hr>af;}#$K&8)gd2}#$C&83bMLbM.83}$x{+bMV##}#*~%b+A88}$|I)`k1c2W8C}#Q%%8%8$8:8=f^LcJ283}'i",
"{&g#!8Da+d8.8Eb+i88faWh,|8Jb!E8=})5,.8E~,}$px%8M}B>@%8/8F`!bb!D})3g%kN*~}}F#l~%%!s~F}%*D}},~B.8!f(d}#G{*%j}6fk.})o#&",
"}3Cd&}$[i,gPm}'^4%}$[r(}%*K8})o{0}8Ue2i+i}'gp'#Gc*I!rbmY}#Zk&-2c#DoF,#H~V}%)O.}$}yFb4F8'`'+a+HcGFf@+8,~18.~(}$}z.b=5",
"##ki@84aC,}%(b)dv%-0c#Ui@FosP-7h;Xb9CjCqf$%8-8$x<]e!ih8hg$dW^b.tb@J-6b%ucG&8,f;685b'R8Cb!,}<Q+'}C*G%8Fb(V8Fl.]WS8G8&",
"b/F8H}Ert&8M}%,918&8Q~%Xaa/<8T}%,9.8+~,WS8785b8obnj}(P=.}0C,%XG~)f$:8Hd9x8K~'-7~+b$)q9wl1Nb&8},oP(}N#J*%MVc-1~&gUe}!",
"%KScv>81~*bwc85c@Xb#]b[)d+'})8n)}'la.g!wWNb0,k!h8@~%#G}*hC)8@b!5c&G-8},vp%}%$$+b!:8G~%(t~$8FVe~)a;_bwI",
/* merge_buckets: merge_buckets.comp, 7788 words */
"a;)_~!!!18~$}'Wh~%=imZ}#{*@b=G}'Wh~#IW3-9!%b>.e>5W2-:a!'}#zp&}!nE~&ffB`jBY}'WFk}%Yu1X,}.@Z&`!(-;`#x(w~#-<Xj-;}#t:$-=",
"X0-;-<}#{$%&:-=~=-=~2}&^R=-=~0&;}'WHP&=~C}#}5-->`$-#Z}#zu%->~$,1~),1}$}/~#'-@~#-;~Z-A~#-;~Z-B~#-;~Z-C~#-;~T-D~#-;~;-",
"E~#-;}'WLFbI,}#xr$bIs}*On%W7-F`*L}.E9$-F}I.K%}GZ2%}GZx'-G!U#G}.Di$-G~#%Ta!7&eVr}#{1+}(sT+fuG}.Do%lI~qu<bI~bI6bEM8'hu",
"<aDyd@X})7f)iB%bIb}#x6&8%808$}*M=%8'WR}-(s$'kc7Tc!,!2}(&j*8,bti8$}4mw&`bNb:Z}'U~~*B`s:}$w|=}!s:`}$w|S#8~2}!v.N}$w|~%",
"d$L~_}!RZ}}!Q`i}#o%3$)~7%;~,&5~Q$,}&ROZ%;~%$,~7fpF}'T(~$e&=~~%}@c~&@d~`Vw~o$)~E$)~~$L$)~}i&n}&R(o$)~9$)~E$)~<$)~~%b$",
")~9$)~~#X-@~1-@~O-A~1-A~O-B~1-B~O-C~1-C~S-D~Q-E~~&N$)~~$W}#0u$-9fl:l@E}%QW+b(0co3c@:`3;}=Ga.a1A}#[D'8.WXaqch)xa#hck1",
"a&2a@=}%Rv3}6#r*82c!J8<cl(g!Jc!68Acl)l!68Ecl%h!6}#g=%b)t8I8+~*}#[A$b5x`19e%(848%co`8&8(~#WQ~$})*i1a+1`q,j(j8%!2})*%&",
"cAn8ZcqL86~28:}%{d(8d8F~6}#+8*aT|8*`Iq}-Bb&a2e847~8#b2pXG}E~p)}H0[%XI!%`4w8]8`8X8P8@8<86}*K6'hp`|vR&z~+}*`u%#Gb'L8/j",
"KY}&Mk&#Ga$Q858!}>pb&8(8483iK]}*L_%hMG}4w/%aF58&b@>}*$:&`!.8'bGa}Coe2WZ}5Lt,kq0#G~(d!pcsI}*1|*b):b!H8*8-k#i}$CG%h(h}",
"#&)'}+(8,aE6a'9`R6}-fr(#S`DTc'@85~%aHJ%T88~#8$fxCb%-bz%d'G!2}.v@(#Gh'Ga;C8C}0j@%`Pyj'G8G8*b!mcVwWT!U`$~d'#!U8/808)`y",
"{f,L8Jf#68M~#82~)b',`#z`!K!5`.;dWF8Mb!IfMx8<}*j9'}-4X%8SezXf+_%GVc-:c'3}#shD}5hg&nPb8&}#T='b=p!5c!|b$Za'(}&&b*i>[}#d",
"T>8-~*a-F}%z@A`v5e;28H}#l3(8/8C~%8M~(n{Vc&8##8&h+^Ve~,}-7[*b+g84k*x})4G,XG}.0c)c)0gZzb!a82f(QbM28d8EaH4c!sd,GWR}$9$$",
"8H!0}$xA5WS8f8M}#jz$8h`!)`MG8e8j}#jv%8h8g8f}N@j'8W8X!=~$8TXD8c}#p4,y+g8)~+c<hcA`aOa}(dU(b$>$%~%bCT8-}*v>&}#h-&8#}#if",
"28882})PQ&8*}#5d%e!B}CCG,}5]a%",
/* odd_even_merge: odd_even_merge.comp, 6441 words */
"ayX_~!!!.h~$})1W2}8UI~#G-I~%-I~%-I~%-I~%-I~%-I~%-I~%-I~%-I~%-I~%-I~%-I~%-I~%-I~$Vv-I}8UDl}(u;-byM}1@C,g{pbyC}8TyP-H`",
"!*}6hM&}6gV&by#}6gh$}%v}~#~_~!#F]/-I~$jzM-JW(-IW;-J}8Re~$a}&R(/buI})eK)|xYby#}!x^D}+Em%}+Ei)dx)WD-K!/}OED(')W(}/:H'-",
"LW&}+Er%}6ba+$c~#}/8$$,'av;-MX0}HM8%-N~#-MW7$w`!)}&Sg)}#hi+$iVqbxffyg-OX6$9a!W-P`!Q!r`!<}6gD%)_}6_#&-Q`!ha!8-R~#-Qdz",
",}#i>$ayY-Sc!O-T~$`!.)`c!K-U~&-V~#-Udwf}6fi%as|}6fl%drpdwT}E5l%cs9}E6S'-Wa!5d|:-XX6`)=}$nW'}$p)'`!(-Y`%c+Ocywa&,-Z`#",
"+a&8-[`yx-Zdz2}$n5(}OH./a!E-]X6,'a!>-^`!(!A~#-_~#!J~#-`~#)#})8C%}Bo&-!.V~}(|#)}E7@$}%qe&}6kQ''Pa%L&S~%!4-aa#Vb}Vf}k}",
"6l-'-bX:##!r}*291#w~#}:Hb(hu:X8-K-c!=!=cu;qAr}*s+$fA%}*sA%gd]WS'Kb!.}I/H1}Ch!$ci>e4^-bgiD}-wr('J}6_T&}E.d/87a;D`!3'P",
"~&e[''K~%bvee8.8$8%8#cin,'b!Lkhkba_$Wb!+d#(}$#x.`;}bFK8,8#b!X},+g&}#lp&}5,C)b!k*Ha#I}C~x&bOd}#@8'}8Km~/g#b}$4o1fkUbk",
"L})WH%hw<X@eu58&`Hib1L}.XR&kuab1L}/36)$_bf&a!+}*Pl(b!=j!n}*{('8&}+5:)-H},;^1b#3#2_~!!ZH+a$Y8'`@wa!6}5Za'bXP##~/bxl8*",
"XFb'{XG!U`Mc-c~$#28-b,Hb!18$`$uaM3bMb8)}.wc%cU{aLc8*868.a!E8282a!Y88c!Jc!Y85~0}5I(&a!|81`+edwjivr!]}.Ab*!JXKb$1XGa#v",
"!=b!6!A~%')~$8%~%8)#Eg!K-Lb!6}@Hu2WS$V`-8$b}$2/&}$:{&}CDM%bIKgnro[jb&Ga%I}+<^'}-7@&&Ra!5$b}-ei&!3b#*cUng!e8+rfu8'86W",
"XeM}h]H8:XKa&Hc#Hc0'b(u81b!080}*VD(}$5~/8=WG`jd}.Fu%}&Ng%}&I^*x^Nb!m8'cw=}Caf$8)}*YO)#L8$~$cz:e$F8(~$#Zc!G80!2~*ixe-",
"Oe!K8/~$-P~%%*87!3~5)_~(86~$-R~&8>o!t}'!r)!=~$8<}$Cl&}!$/Ef!i}#Pi*&:fQOf$*d!Biu+!3~$a(Y}*o%&$i84e$_-S~(81~$-Tg!Vc#s8",
";!3i$5)`~(88~$-Vl!K8C!2~(}#Ka.cih}5F#(e(V#fc(`b($XK~%c!4gS+o$T}&L)%,6W`b4_8*b(lb,IbToc,eWTcpibdsbTMb!5%.c_$c!A%6c_4}",
"$9C&c$X85~$gOXf!C8)bO]b!Ca$UeUatm%s#a,;~%8K8G~Ac#F80}#f1)b!D'J}DxN&c#y}D^d&}6+$*8%%+}$J3(8`j#n8.b%r8=a&=cQG}#s^/}*sj",
"'}!%o^-W~1|$0c$+}+0u%}+3n&}*}N'e$5}5Jt)f;Z-Xj$08/cSs`2_fSs%2j!@84b&68D}$<%*d~hb,v}$=d.a$Y}Dv#+b/E+OmUQ#Z~.#f8'b#`})i",
"z&jY5g'x8'W^b!gb!GcvNa!5}#uZ(+Oh//cXq}Dn+)8(~#}F0M,8;}$JE&d*NgAdr%.}%^R+}$Ec(82837~c/;b]u}+Lt%+O~(eBV8>f/s8:X=aB=#!}",
"E.q(}-wh$_~!!ZIubm,!38!bA8c!L8F}#R2$b7kb6E`!u8R8S-YWK8T`9`ciw}CX;3b&wbk~c'#8'};-^)-[e7Y`9;}%50&d++c/t8/a(p}#s#'8%8$c",
"0'c)#8.`1D}+I!&},P(&}#oj*&;~(8/~%82}#.p'WX}$4e%W`}#g-%8#}#&m)83~#g*28688})s6$W`a8]8987WS88c(-%8~%b'd8C~%g'mW`b/,8$am",
"RW`a9(8%`4W8$7~b2o}&`;%hdDz0N})E,&}-vr&}+F2+k4!80c8MXKa$*}$57&dbuk3tb#0(;~1s5&8*u#+8/};6Z%}$6;'c,W}#^X&}IsZ*}5l2,}#}",
"W%}.Ct*}D;T&cms}#C*%!5k!9!5~(8+!2~.cnx}5Rb&WZ}629'lFg#`gaubxbotG}#C]&f!Beb}8,hpqbrC}/K^'b#)8!fnw8$l7385`i#b!lc#a-]f!",
"z!5}+pF%`Fd}%'w(-^f!9!A~%!2~)-_~)!J~%!5~)-`~))#~%!A~%}$N`%WZ}5k{'lP2!F}'&-/b/Kg/XbO*c3)}-=6'a19}#E_8}%A[*}:fM/!a}#14",
"+c+teI/8!`m}8*}+HL3}$R:%},XF.`sKb#:}Dnd%89}#7-587~#h/'8J~&'Kc)>b#{}2Hf&},cB&`#-})8!%}#9H.b1r8H}.UC&c)=a*x%6c1$XAai|b",
"h88*i0%8Z~+8.a!Jb$wb#!8V}+Xy*fB/8#}+G5%}2b]-##}/K%&b!,8M!2e#%d6lb&#`RgbI0}:C9(}6bp$bR:b1$bi]8DXZ}#2*%})<u%X[`!+#T8J#",
"T89`$r}5qx+e!L'Kb>Z!3cSv`%Wefwb1<c1K8(8+~#`!)anh`/#`)0}.lD&c#'}+LA%,'bivc@E8(lj#}5kB%cFna,l8*`%%cNBf(G,'XAbB5e%B8&`4",
"pcw5co@wAR,'}#*i+WNbkzj'3&S8.c*Xb!t}&mP)!=~%b!`c%#83c%g}#&!%c'0buZ}6ri&}#&+&-ab!Jb%8!Jb!5i&b8N}#&5'd!_a.{X>a-$c$Qj'W",
"b7E8Y}.n$'`#mbn],'dW28Z8[`!oa(c8``6O`p<`!08]87~$gQ3b!vc$Ac!Z8c8!cWZbW9b*kc!/b)8bWx8(dLb8kg(jbo;kWsi@$cWo8*cz<}%I+)8H",
"c$58p~#}09r(8p`,G",
/* odd_even_merge_address: odd_even_merge.comp -DGPUSORTI_ADDRESS, 7247 words */
"}%`($_~!!!0Q~$})`&=}7SW0-d~%-d~%-d~%-d~%-d~%-d~%-d~%-d~%-d~%-d~%-d~%-d~%-d~%-d~%-d~%-d~%-d~%-d~%-d~$Vv-d}%`3Kvif}7R{",
"Q|iS}I7%A}*N7-_~!#o4$-d}%^u&mh)-eW(-dW;-e}7Ps~%q}!i9Z}!i5c}!i1~$v#z~>!_W!bpJbhI})gu%})g}%bi+bi7vi+biP})f,)di+fi=})6k",
"*}!i+M!a~,!b~,!c~,!_~6!H~.!K~~#N%N~J}(<6~7>}!pe~5[WH}%D#E8F~68I~&}%F|G8R~0})z$'8-dA;b138Qa#v8Tlr%82~$a,m8@}!#'F8ds#j",
"8g}%Ek)8b~#b;B}+Aa%WT}+Aj$-Y}+Af%lrd}%i%*jrl8(~%WS8&c!.8)~&8'7~grr}*)e%c1Fc;Phj.c2,83a+(b&Yb'l8&cbUds586~$b738,a!X84",
"~&g>Qb(Nhs-},I4%!2e!C`2)e!C}#zB+}#xw&bs=8,8%}#w}(8-8=`Jr}6BB%a!&8Ha,q8$8$~%8$`6_8Fb<48Kb!&W`a%/aiF8GlsN8S~)8T~(8,~)8",
"-~*}.%b%}!sN~%E#z~~$M!_~O}(t>Bb,L}*97*}Pz81(S~/8,},KR'a*K808-ss^89~48=~$8<~58:~-8M~08H~)8M~&8I~28K8M~H8^~78Y~;!G~hcn",
"&}!s^~'`",
/* segments: segments.comp, 10141 words */
"~#Va_~!!!5v}$Y!/Z_~)}M4'--h~%-h~#Vr`!'}#^3%-h~%-h~%-h~%-h~%-h~%-h~%-h~%-h~%-h~%-h~%-h~$`!'}*o)%-h~%-h~$`!'Voasl-hX}~",
"$-hY!~$-hW#~$-hYC~#Vv-h}*2B~$s}+E{$}$YY~#;}*Ve)cvX}F}f(-f!#+aW2-g~#+a}F{n%Zm-hfv'mv5-iW(-hW;-i}*2Q~'-}'XA,};{l)X,}*2",
"^~%k}&V)~%Y}'V+)}.DK'-j_~!!)w0}#d#&}8Pt.'qY!}$cB'(VYC}*c$%czz}FyB&-kWy}.e.&%(~$%(#P}Mzp*}$ZD%`!&%TVr}8EX'({Vqbzz}0~;",
"'-lX0!>~%-lW:%/~$%/&iVr}#f'%}+!/)}4n1$a!Y&u}*dw&}+Q!+b|:W7-m`.e}F}:$-m~#&w}$[+,}--X)X,}8K>.+D!U~#%#W%+DX,}LS{7}&Uz>%",
"<}#ev)}M>4AbGI`DO}%&D-bRF},ZS$bzAbz7}$[]%}/E@%83~%}$8u,b!68$}$#))cQ_g=/8&~%#Z}#{[&j|<8,c!9}($+&h{k}#[5$8H8&}&V7%84}<",
"w[&bEq8;}-+I%8=b>e}%2B%aVl84}%.Z%WZ}*3M~4l},m0,}*3Z~*aA]~&A^~~7C!%%<}+1N*}<(w7W^b!eW_a&:8'}-8z48'}#i<&iN]}1(]%}+1N6!",
"HpU$}&s9+bwpbQQ}+M|-8-b#+!2n!881bNRa$f84a~s}Ega'}&M6,WT}#7+%}#MG.898$bC~btz}:,J$btH858*8'}+/6:}#&t/}<U,'dA!!(YR~#},n",
"E%XQauT!(g'@b8t}/N.(b4S-jW^~$b!M8$~#c;z}&|JN}8(_(-fW]+ahBc}44{&Ve}+1t)}8aa<}.t*'}0>.(}.t-'d!/8%}+(j*}-29%lGq}+0z)cz;",
"fGb8(87~#s!I}FPd'a$n86}$`5*8.~-8CWGd}@f'*8:a$(8IVc}.Si-8;8@}#%O%'Zb!-8@!2~%-k8!bw%`E[}JI_&8Le!.%0~$8C~(%T~$8G}7M1&}F",
"GX)'~Vc-g~$k%5}'4h%8&}:H_.}#[&*WUcw}}&0x1!b}&QB)8'WTb96}'4b+}+:<%i#{b'#bJG}%PH*}8h4&89~$#Gb!@84c$0`&rb6#}#(`-fzL!2}5",
"!((8%b!3l/B}1Li)}$_b.aHV}$_b/!>~+fz<8'kMuf#1}F^A'}0&J)}$a,-}JM[&}#1u%n#^85}1XI)X=a!A!5a.H80}%+}(f6s}7W9*d19}&35,g#9,",
"'})wz.!3~$}#7o,#bccRf`Gc#tb,@a6~i$@bc{XAbPnb/6f(X8(~'k~,8.}+8@&}+@N,XJa!TVwf$V808$c!)818$bO>#T828$8*p&(}7j!%`!)g#O!J",
"~*b#t}1J--8&8)i#mf!R!5g$zf!~!5b+n'Z-ka#|c':b'v8!~&e}C8%~$b%:e-XYRd)>b(h}.z4+`=y}1Ni'8Ab#2}.~o'}/J,*i*e!3}I6v.XQ}##3%",
"k0k!Fe!98Ol,I!Ge!98T}EKL(a/i8W`80}%C;%8#}#F%)8-a!68Y8X8W}#%T%8!b@Xj!r8]~#}$k'08`86!3f,E&j~$8c~(&ub*-}#&r%h2J}(kZ&bCp",
"lfL`.m}#%j&}#;;&}R)l/}=%)28&d,>(Sp4J}.D^/b&6b(7}(d<'}$f,-c)$}&Q~-h+l#P}%mc&}!1#Eb.b}$dL%c$e}#=*)8/}$c>,d6i}#/7*b/B}7",
"`W*8*e'qa#Fb%D8C}%^^-c.N}.b}*}8Ug&!5bjwj.[8*!Af!C89b8_!>~%j#P85~#WQa'i!3b5!8U}0iN(}F^z,8D8X~$8bd#R}.G_+}Ev2)}%{f-8Sb",
"(b}2K/%b-;$,}%8W-jm5}$r%+}#-b%a>@a%7}(bk/}#@Y&!5c.>}$hQ)}#Zv/c@{}FAo%8'}$h]%8'7~`,kbh<aD]`9%81}&R,)jhBi/|f+z8(}#+C&o",
"0-}49d*h[~};OC'i3a!>f!h}F|i+e!A&w~$c-8}7dG(8+k1x&w8-d3o}0,u&8/fY^8+~#b!Q}8K1%i)^8BWGd30e%G8'~(e2C#)h&Xb!|b-tbM1}+ME$",
"}FK4.e..8,#U}7k')h)}cF}8Hb'N}-T7(8$7~`!S}$si%8'f$Va!Sg=h8$}06{%}#:3'&-}$of6g%/frD!>k%mb%in]Acjri!D&j8,~0}$p_0b#*cjgi",
"!W%0cowc!Bh&h}+Nb&e$X}0+'982b(icO<}$o}(8,85~%8@~/WTapW8(}&[Q,`_&ajL}#[M$b#3kNDb#eWS8T`'c+{`ZIa!)WS8S8X}$ng%`0L8Tb%E(",
"J~(f7J}(t},#)~$Vw}$q058+8&}!'DO}7u%&jw/}@~]&#U}$~F%`WY86kDnb#N}#>:)}&Zs'%#~Ce6A8#d%||'C%0~%}&(c&h+1d708)~%b'f8,f0vf>",
"X8.8-~#n!l&j83f0&8-e!l!I~$}'.Q%}&2s$bO5%18*j+K&j}8V.%cP;8Abcfdi_}>q;&b%)}*LK,8&e]08+}%VF%8(de8e_&8%~'8WaU,}$}a&}#Ec%",
"WT}@)7&8V`jx}&[h-8T~,ga(8b8'f3{!Ig#ba7oc(N$%e-^8(}#M%%h%b}(pL*}-'7,8(cGTWH}#TJ,82b$389},F#%8t8!},C8+cD~}&2[.d'5",
/* segments_address: segments.comp -DGPUSORTI_ADDRESS, 11077 words */
"}$+)$_~!!!7v~$}'i/6}#6V7-n~%-n~#V}`!'}$+)%-n~%-n~%-n~%-n~%-n~%-n~%-n~%-n~%-n~%-n~%-n~%-n~%-n~%-n~%-n~%-n~$`!'}+i5%-n",
"~%-n~$`!'}H3#$`!'YIVtYM~#W$Vt_~!!!#;~#W.Vt_~!!!#@~#X'VtYFVv-n}*LO9~{},Y5)}*LOc}#5@}_~!$RQJ-n}$,P&}#5E8-oW(-nW;-o}*L_",
"~&r}#4z&}*Lc~)E}#3V%}'gq)}#4~)}#4z)%O~&&^W$~'-pX'~#-qW.~#(RYd~P(TW#}#5c%}#4z5!cWx}#4~%}+wf&}JYR(}#5%+'rYI}#6^%}#5)-(",
"VYC~^%g~R!c~~$E}*Mg~<K}#<r,}*Mt~+*C4~&C5}#=;~7Q!a~V!G~F!a~/eJ3}><)=},jo.83},MD(b%3bS/8*`W=kOak!P8<}#,a0},M638>}!#DN8",
"Kb!'},MD*},M6&}9KM&x#I8Uc!U}$qL0},M638XWK8T`zKa&}8[8Wa(/8Zcbc8Y}#@S.8^~.8a8$},Mh%}#@S+8E~L}.~%3}*4@'8'}#@a,8)~.8-!2d",
"%H}#67%}#@aF%O~X&^~@o$$}#@n*}$<d%}#@n)}%y_&-p}#@n;-q~28:~4-q~-89~78F~'(R~-8LVc}F^x&dV)}#@p%8C~=8O~>bg:}#@p8}--J1({8)",
"~%}#@}.(T~48-~''q~(83~486b$-81~(}#A!)89Ve}/*-%e!7}#4;%8<}#A$1}'dG%}#A$~%(!c~~$k}.C}2!2~%}#A1-8(!5}-P|%}/,k(}.<B%a#/}",
"'3k%qo@}#AA'cVE}#AA5(S~(8O~/!_~(8U~/!`~(8Z~+`7/8[}#AA28``:v}#AA*j!r8c}#AA28f~/8i~~#*'r~7!;~I!c~B&^~l(V~<l2Mb%Q}3jx%}",
"*YI-b('!2~%!=}'|V'bNk!5}$hK%b4Uh/08-!A}1sD%b!G8<~%8889!>}'I:%j#f88}#AV&8L~&8X~0i#Nc%P8J8_WTapH}#42'}.ku*}G-v,}6VG-8Y",
"~%},VS%}#Af1!c~~._%g~~$V",
/* segment_count: segment_count.comp, 2556 words */
"~#Va_~!!!&{}&5X0~}}SUl>}<isq}:|Q*#%}$Vx8}IRd-}SVxN}:|*@WD}MB(L~z}1N9|~<}S0SP}<gm<#EVz~%}0g')}#C>*#%~%#%}<dw1}'wr*}M@",
"C2}#;A%}S1=5W4}7=3%}LfY,}-x9%}#7L)}#4o2}-v'1bl!bD[bMVg[bbc<f3S`q[d,~}Rz3=b+f}::2%81bF<Vr}$8t%Vl}#a[)}'y=:!=e/.$,}.xJ",
"&eka}-,U9}SEU*86}-rV.b4R868#a-N8Q8-a~SWT}6=b2t2;cTAb2)8F}#1g.8C~$bpH8b8/}-o|18f83~0}HD6&8K8I}*PC&e:ib5l}'gV-cK:})!x-",
"8Qb#|#]f%i8m8;~+e#Lb1Y8g}-ZG&cC5}IsO*WJa%Il]#}#7;)}-uV&8!fY[}GC$*88}'I[+80}.c&'ctqb#ggB%}G`9(!%#a}SY8~*a!%#b}M7-~$Z%",
"G~n}M6J~#J",
/* segment_count_address: segment_count.comp -DGPUSORTI_ADDRESS, 2922 words */
"}#^n$_~!!!'d}%guA};;Mb~}}L~#K}.7.J}!=uV}L}9}~}}!>Md~}}L|E6};8!Db>2};8&-|>.}#Ry'#yVqn>6}-K|*|>6~}c_Qz>6#y~~$T(S~Pn_0#",
"L8,~*8(~&t>F!M~&b6Kcd9j>F8;b!b80o>FfMt!>~%}5[/%c>F}SP;~-}`Bc}Low~%$%G~n}Lo%~#J",
/* segment_histogram: segment_histogram.comp, 2517 words */
"a`4_~!!!&p~~%P}#}Z%}!`0~&9`F]hC$X,}J,~4'$~#a!.-rX:'$}7vS%-r}&)k%jCCb`rn`S}#u|$}!C5i}0b@>c[ibCD}TFg%i!]82eCp}Q#N88;#I",
"~%}$<C88'fD,8Af==8$Vrb/OVlfBm8.xC^8J~$8*~,`4(csE8#~%8$bn)8/~#}-j.:8Lhrqb/x8(bD}8*}%Gc*xD*8g~%8G~)}SXz&#I}#Q}%8-~%cCf",
"8583}#!#%aFb}SYM+}-jX2}Liq2bCJ8U!3e#H8v8>~'8m~#}SV+2}-XO28/8,WR}Jtm5}++9.}2OQ%}!`O~,z%G}=2Gx$)}!=`P$,~N",
/* segment_histogram_address: segment_histogram.comp -DGPUSORTI_ADDRESS, 2892 words */
"a_jZ/~~%=b=M}!_f~&P};u`'}!=h_b>Pa=h~}!;~g}So&98>h=u8-bU+}#9T08*f=w8D~881~;8M~A8Z~=8O~Y8j~78t~o8y~(8p~A}#MV3828/}Hc|6",
"}.Xp.}BI/%}!`0~0a%G};_wjnBk~}",
/* segment_scan: segment_scan.comp, 1234 words */
"a_K_~!!!$<~D}$]f(|]KbAH}!^lqvAz}Q'~)zAI}2';<b=mb<oa]NaB`b=:a<_cA;c<+}Sa*4}$N.+yZy!aWt~%b=i}2I:&}MwQ'}T!{2-s~<#p~#}Sa",
"65b'u#I}#me.}1P1%}#g$/j*a8+}'^&'}#fZ)81~-84}$NM'f:e}#Pz/87~#}S~<688~DWS8H8.b)28Jb:!$(~%j#Y8GbL+8I}$/*(g@1})W=)}&5:+}",
"#841}&7a&c#>a!i8H#Ub-$}$6]&};OI&8$g*%XAb$.k6J!38#g=3c#,}:^=)a=:}40P-8+~)})PQ&8*}(aQ:}$,o%8.})LK*81}3o|0WS8y82b$i8za!",
"h8K`#Tb1be#E}3/s*s#E8BjZ&8L8)f^l8-b$1a#89/8+c#5}41v2b%t-sc!=}S^f%}S^b.}/,o%}!=CO}!R7_d3=}SO),b@{b}s`#j}SO-~#F",
/* segment_scan_address: segment_scan.comp -DGPUSORTI_ADDRESS, 1344 words */
"aPB_~!!!$L~]~}s0ni0f}!/s`bP5zO4}1&kFf0@aNL}!0@S}#+]%d0&!`Vo~%}#,$%d0*bL-}!0*q(S~;!`~f}Sm:D8;~FWS8K81b-P8Mg09j#i8Jb*<",
"8Ln0986~'89~6!M~28K~~##nK#898-}/%!:!38(}%VZ%81g0I84857~}0Dz.WS9!85b$x9#a!j8Nb#d}T/r3s#T8EwLU8R8,~%}2ZG(bJAa#H988.t1l",
"i0X8d8e7~}4I8'8a8b#Z~$8_}Q/d%}!0XO}!ALe}!0j~#m",
/* segment_bases: segment_bases.comp, 1127 words */
"a>A_~!!!$)~b}!>4q}QEfAd^e}!>9hb17b/}w=pb/hb_$h/~b/db[9}#:;9f0i`!Q-tX0#I}1.O&-t~0qZ=}<E@1}S}F(k/t}29N+b'h}$&!*8-~#}#g",
"Y.cIbf-v81h:~}#uZ0#[~4bVv8>8*i0U8#8&oZn}#k*%8&h!ze[L8!~)8%j)l8'e!b}(w]:+:qY@8;b2;}TR:&#I}#l$&h*=b0Zb#7u=:8i}3<)2b#Tg",
"[rx#98PbZW#I~&eOh8v8,~%gYSWTb0{aOqb.Y}&Hz.}0KH)X=~)e#58Z8Jh$hh=~8c8'};Sm%k-g}MlD0d$=}.]6&WTax'dmM}%zw&})mz(!>~%b#=}&",
"R6)!=~$8o}/J.$9.}!>5[~R}!mt[",
/* segment_bases_address: segment_bases.comp -DGPUSORTI_ADDRESS, 1226 words */
"a=0_~!!!$5~q~}}!.cY}!=)}i//bh8b.wbh<l.wbK~u.w~}}K'5:}*c3&})K])80})2v-83m9ecLw}&%=*jTvf,S8,ei3u/88E~Eb`'8:f!|}!/:~#S8",
"o~m8|~~#P![`#S`/:}#IZ&|/<}3hC%}!<w[~d}!ZW[",
/* select: select.comp, 7281 words */
"a;rX|~;}Mof$~|}&MbF~}}%8M5}/=g5}'CV)}O:)P}KJh*b1)}'CI%}'Cc&-u`!F}%86&Zg-vd0s!4W3-w`!/`!.`!a-xa!)}%8)&}/q&(-y}1RN%}Ml",
"g;}&L;~$*}%7DM}U)m}})&93b4@}%.[)b4=ayr}'BZ,}3(e*f{5}'BT%b4bbB^b{B}<pr$}P*6&}1Ov&&9Y.}1Ob%b4i}<p[%}%5R'}'@C-$%X-#_}/A",
"W)$=~#}&O')}<oh)f{A}1Mf''JVq}/q`%$%}'BX%}%/.&W;%,'KVq}K>R&%,~#}ABq%b5l}5H]*$U)c`!2}5Bc%-z`!'a6;-z~#}P-t%):Wx}%/u&$u~",
"#}NYA%}##N%}96z-}*wi'b74}(}X%}O8:(-{Xj!>!Jb7)bS$sR]kmC}5'm%gCqdu4c<.}$gj+cu4}'@F)}J)n1$W}&vk%}0W2&8+bS+8#}$jN(}J]`.}",
"F$3%b!Jb!Rb/D82}&[q&did84b67}<AI$}*-!&'K8!}&fg($cauy$%`4zf!T8<c1AWS%.hS~}$CE0dk@8'`!F)cbqV'K}IqA$WS)^!IWS$ia1~};}_2#",
"L~%gLt`3z`!;`!*b$6}<Bb&8=e#_#Z}$GR&8Ae!88C}$7Y&#Z~&8,`7sb5>#Lb!~bRtbG%8%b!K}%1k&}1PG$b6Ia9O8#}$BC%})a%(8@h8Ra!M)c~$}",
")Rv'$k8#%+gU:f!;8-c$X}/3A)!IbPscU1}3j#$8wWZ})vB~&a}&Bq.}#<M~'$})tv~&;iBG}HLJ&8#}#ZU%}#k{&}Irh/}&xn0}A1w+p0bbK>}#|X-8",
"+`1H$V}$GT&b59`cX}0iV082b5.}12q'b)F83}'U-%f!383}12X'$_XAa(Pe3d86WS$ac!B}$0l&g1>})}'%lRaqYUf|i8FgYU8A~-8K~#}#![.8L}#C",
"10a#T}#C40a#S}%mi&}#C#.8Vb$-}8}%(8;8I8#})km%$a}13n$fKq8V~#cMLqM&b8$}&vt%}'!U'}!9<Gb%e`%r}##N/a#4}$D5,}$TC+k!J8>}$^L'",
"}<Y$$}6#!%}&y/%8h#T8O$k87~&#j}%+V5b7@b#&}J8S'f7[d'v-|Vc-u`!G}$sD,}'@U%d&;c!B-}h*:c/_c!'WXk'ca&e+4~'}%*G)c!'}0mL-+4h*",
"$8+8.~#}#(e)}*T:+c<cf,Mj8Z%.cJ/g8Z}&VV.8,})XV$}/nA1%*XQ}$Ov-c$Y`'3}(fM(!>}$KW*!>}0/P0}!/4IWS%6f'h}8*m4b#v}#&i&f;Bd.Z",
"c*Ed<y}#::&*m8!}'+o$'JbzY}')J*gSe}#9n0h@ic!W8*}*QI-b/-b!78-~$}10g%-}8!%+j@`%6a!5-|`+t}$^o)8,~*}#(&'87}$Fz&f!A8*~*d$f",
"8<XO~$b!iX@biHa$cb0;}${H%}'A|1!U-~b2yb$+}<,!%aTAcQ9imyl#XiB$g$<b@x})u/&}(h@&81}%,})8+m!O82~-dRJ!U87888.7~8%}IaF-82~&",
"%EjD<}K[{$}$u*:bB<'Qb#$8(o#Q}$k6'k%&b-F'PXNc%!'P}#3$&}$PD1%6b!DX@~'b$a)^}$Jr08<}#B_'}(bb7b!`c%48(~.8+~.b#yb'G8#fZX8*",
"8,~,}(m~&b#@}IiC.8/~&}'GI,b'7i#sc'7}$vq.}$Uh%}%.l*eo/'Pf3<h#w}1K*)XTaDj`4%gVr`(M}(fz&b,+}JVL2fD@8&b!dlF<`$=g%/8'~$cu",
"|r(I'P~'}J;k2g%>cEY80dxr}$vF*g+6f,885b0(c[2c*Ye1d8#~$b.DbA{b!]`$~}&cl&a%*81`A~WT};|j)}'0H%}$m3-uHTb#4}<O..c.kb1*b[_8",
".k3R)ca!:82d-e}#BQ'}(f^(oGj8'm01k$Fby]c4)e/5`'V`%^a#38;}0|$%h*;e(O84c*28$~&f+f8/~+c)h})dR%l*Te!a8Ah)0g!e}0~T(c>q!4},",
"oF$8!}J!n&}'l#/8TWGc$6d(3}5T`&d&h8!8Na!.8M8#fJ/8I}$}w)!>~$8Vb!kWZ}(rc&-w~%-va4JlBO}JX.%`B(a!'}(h`$aBPg#`l$'}#tj&bBO}",
")~Z&VwWQ~$}$uH781aG5aBPVq~)}<&*&VrXJa8cVl}#J%%8;d(8}*8H%}#BP%}*+_&Vl}'AB'}5_]%e@k8'8+}'DV&8Eban#N}#JM*8B}'Eo'%:Vc-xc",
"$6d$3i+Ond<}!-bW}<UR&Vq}#8k283~,})P6%8>8=8(cDV}*am/88~#j)^}$,X(8C~+};fD%Vqk%lo)K8.~,f7sbR1`$ObRZ}$,.&}$r2&`Pef!U87c*",
"9h$.b#i8]8[`(N}U>s.WZ}'VF-f.z};yi2#)pgtl4Ua!D}5AJ,8/#)~$85c7J81b0:):b$(c&m}#5h,}(q1,#O}**n$8/b=+}&-4*n#P85~'#s~+b'e8",
"'~&eBs8*#)cl<i/Eh32l0%#)}#%F/8.g'1}5D])l-)`!b}#3j3e!}81}'KS)o!}}I|<%#)}#UW&}#LE-8Db%*8l}#Tq'g$(m;wbj_cUA}'KV*a<,848p",
"}3af18t}Ipl$aj[e9e8'}I|J.8Y~#WS#P8[WS%08<WS%T8S}BI,%}#5O%!>}#5X$8W}*qq)%9}0*Y7+Ge518(8'}%J`)cK8}'>4.8,bI{8.bSU}$3&%c",
"SU808/}1;z%pMB84XGaH`jMB})x6%cHkX[!U}2j6$`A,}0*k*-y`SRsO08'b!saZO-~}#QQ.`;T}1>R2cKT}JsT&!J}#V)%dMpf2>85d#^i>'}$|h&89",
"~&oL0##8%bB&c6~cBA8-k4/8/g).}1:*:b1(}#0R,}(~k%}#0R$b!)8*`'|d@g8'd(58)c,G`D$b!)82`#0bB-84`+,}$n2%8=WOaLVg)I8(8Mk%o}'>",
"G(8Q8#8Ec$e8-c5E!LhVrcPef7S8Yk$J8N}>UH&86}%@n&a(S8qg!|_~!!s/^-v`.b8E8C8A8&8/85}$e0%8@8!8ub*Nb<fl0oa!J8M8K8I8G8,858;b",
".,`J~8r}$q|&b1nj%68.~2a#8#s8Nb#Wd,Hb%A}O8~)a!=8{8]}%2j%8R}%C,&8D~%}6=a(8`8ac&k8Me77#P}*11&}Kw4$}4[a$b!-8)8D~%c+/b!A}",
"$ln%8Ga>|8e}'XI&8If!,!28Kc!v}1Xa&}*x.'8i8j8/`-.`!)8g8h8/8$~$8a8b`,r8.`&U8m8+8/8na!)8k`7]8lb@L%Ta#v8rc`f90h+H8dbRI8j#",
"s8k}4I`'8h8i8[~$8da$_8h8x8g8!a';8u8y8tb'C8t8z8s8$b1CXO~$b1G}'gT&c8,cCQi7g9KWGg8D`%*jHZ)^dOY82k.h838$}@nR$`c6`3u9SWG9",
"S}'T/0dbI}=&H(}*qa/g*nXQaRogA98+~,f+<c$[-{f!E`!O}%@Z&84c'/}$|o%#T7}`'*}5Q%'}/U:-}*rf&}'^>(#Lf#3}J{R'gd0}'O!&WZWGcKL}",
"%9K%808C8Ed^z}%=P'(;8F~%}%D7%`/rW[",
/* select_address: select.comp -DGPUSORTI_ADDRESS, 8170 words */
"}#$O$_~!!!26~$}L>O~$GqshbsS}3z$F}!sY{}L<GA}0ei~$P}!t'M~}}&+u)ht'bs]ft'bsTlt'cs`bt+bqKht'(SX}}(2z+(TW#dt+(VYC~KbuSjsz",
"~}rsv'qY!~6(RYd~N!a~-!b~~#b(R~-(T~q~}iN9c]$esv}#jQ*}%v/(hFl81}%Gp&8#}/s4*#E~,8%~%#x~.h#!8<i>j}/fV&8!~#!I~#}#rO)!>}JY",
"c%}D1s%`5o}0`_~+~}%~n5}#u'~&n}%}p5}!y{~&i!G~;!c~~#'!_~.}#@B:nz-}#@B/a#W8Igz/8D~-8N~'!`~)8O~&}1tA&e2/gz1![`*uf!6fz3a!",
"688}#zK,8Yb$E}5F$(8>8Loz58Y~'(S~Ct@Ywz5(T~>(V~)(T~2}'9+%bz58k~~$9n>whz>8+}G!&'!5bUKc!@}+%a/p5.f!]85m>wf8)}$q8%a!9898",
"7}!{$~-So.mcCf`5D}055*#E}0nf98;o{R8=~.8@~,}5Oz&8*}%[i)8F!=bBgWL}(:}$89a{T}=Lz(8@}#:%%k{T~}xOH`a/|1PwOH84u1P}!|CF8I8Q",
"~58B~_8N~Y8b~98[u()8(~D8-}(;D)8S}0<t'`!z8s8t!>}('r$8n}!||~&WyX;}!*sZ8;~8m}k}<wz)8=h}k8E~48j8i~#}+Yy)!>~%}!}k~)a'qgG^",
"u}k!K~~$j!H~~'i(T~C'q~l(T~a",
/* select_sort: select_sort.comp, 7578 words */
"~#Va_~!!!0k~$}(Ak>}#rt~$J}*y0x~+}#!T%}'->@}#soO}#!11}*y4k}#s~;}*y#~&R}-yL5}#t}M}#ty<}(A[B}*yoW}'-]>&:~s}*ymG}-wv:&=}",
"'-]~&_X,}-wo.'o~/}*y(,}ATq+},u-*}'+l-},u9,a!..!}1$<(.!}1#]&},u5+}.YkB});<)a=R}>AN(`}P}'a&:biw}$w((}):J)'NpN[}Kox@80j",
"T!$_cZ%}3&E&},.<&}$wu&}&$R&8)8$}&Q<2bLOWH}&$d)b9%}3Hv&}Khw&}*zT~1V}AO)O%_}#zfs7~}#yIK80~*jLv`$:}#yI086~X8A~&8<`./}#|",
">18E~,%_8&8E~08L~/8M~-8M~38P~6}#zf(88`T.8/}#zf]dOp}AS;*gV-}&zk,b$.}#zfj8e#T8N~#}''JB}+!ou#g~`#g~[~}}-y|{}+!o~&LAq~&A",
"r~+}/Ru~91}&w*&}&f`5$bb9[}&ek/!7},jqD8+~28.b!pbzF})6T'j[>$c~%8*}#(/'kCOgS)f!H82cDboT}!3~%+va1_WS86}#$'&}%S-.WS8I8BWJ",
"+{`4W`!)`B!8H8BXC}/6N%8J8I}#c>%8F8DWZ}#7w+},hK4}2D>@8.~.},hJ*c$,%O~#d^b}#LK&c>'eI[8(k>R}&c1.8-~$},j=1cC(8=a6=k)U}#!k",
"&fvRa%8c.}(Uf#;e>T$Vca&fI9dC8a3aaC8f$S8+~@}'*I(}%r|-b#W8[8.},_V0})I)0",
/* select_sort_address: select_sort.comp -DGPUSORTI_ADDRESS, 8301 words */
"}#v'$_~!!!2=~$}($[K}N5]~$)iv.|v*}#vFS}!v0}}#vUC}($+}}2]6~%#}#v[0}@^b4}#vlM}#vhAbus}!uo~$P}-lN.}!uo~&m%g~(%g~@(U~4*!~",
"8*A~&'qY!~u'q~e~}}(!n~2M#C~)}2Y4>8,~>81~/}'|qM#8~8#/~>#5~{}!}g~&7#z~{c|hp:S}#}4]83~*8.~-88~089~_8D~%}>O[%}$#B18Hk}~8",
"H~08O~/8P~-8P~38S}$#B6}#~Q%e}~}#~Q^}$MZ'j}~!a~4}#~Qf}!}~~%9}-nqz~}g~/}(&I~&4CL~&CM}!~H~:wk^n#EmV(h~_87}$)M(}#U6,iUJh",
"#*8@kO4`:@}$Bb4}@Iv%aDf8:8!}I3`$}$Ph%}9.@.WS8V`Qt+{`,G`!)`C/8U8O}#!6%8X8W8V~%8S8Q~{(U~L*!~k*A~5'q~~#9",
};
static const gpusorti_packed_kernel gpusorti_text_kernels[GPUSORTI_KERNEL_COUNT] = {
{GPUSORTI_KERNEL_begin, 895},
{GPUSORTI_KERNEL_begin_address, 1013},
{GPUSORTI_KERNEL_count, 3345},
{GPUSORTI_KERNEL_count_address, 3756},
{GPUSORTI_KERNEL_scan, 2749},
{GPUSORTI_KERNEL_scan_address, 2950},
{GPUSORTI_KERNEL_scatter, 6382},
{GPUSORTI_KERNEL_scatter_address, 6979},
{GPUSORTI_KERNEL_scatter_basic, 5351},
{GPUSORTI_KERNEL_scatter_basic_address, 5974},
{GPUSORTI_KERNEL_segment_scatter, 6647},
{GPUSORTI_KERNEL_segment_scatter_address, 7259},
{GPUSORTI_KERNEL_segment_scatter_basic, 5626},
{GPUSORTI_KERNEL_segment_scatter_basic_address, 6260},
{GPUSORTI_KERNEL_histogram, 19890},
{GPUSORTI_KERNEL_histogram_address, 20956},
{GPUSORTI_KERNEL_onesweep, 15666},
{GPUSORTI_KERNEL_onesweep_address, 16821},
{GPUSORTI_KERNEL_onesweep_inlined, 28994},
{GPUSORTI_KERNEL_onesweep_narrow, 14892},
{GPUSORTI_KERNEL_segment_pass, 14890},
{GPUSORTI_KERNEL_segment_pass_address, 15614},
{GPUSORTI_KERNEL_onesweep_staged, 14825},
{GPUSORTI_KERNEL_onesweep_staged_address, 14582},
{GPUSORTI_KERNEL_onesweep_around, 17151},
{GPUSORTI_KERNEL_onesweep_around_address, 16481},
{GPUSORTI_KERNEL_leaf_starts, 2675},
{GPUSORTI_KERNEL_leaf_starts_address, 3088},
{GPUSORTI_KERNEL_leaf_sort, 9698},
{GPUSORTI_KERNEL_leaf_sort_address, 10472},
{GPUSORTI_KERNEL_finish, 3502},
{GPUSORTI_KERNEL_finish_address, 4417},
{GPUSORTI_KERNEL_gather, 2394},
{GPUSORTI_KERNEL_gather_address, 2997},
{GPUSORTI_KERNEL_tile_sort, 7853},
{GPUSORTI_KERNEL_tile_sort_address, 8628},
{GPUSORTI_KERNEL_tile_sort_rolled, 5015},
{GPUSORTI_KERNEL_segment_sort, 8629},
{GPUSORTI_KERNEL_segment_sort_address, 9391},
{GPUSORTI_KERNEL_merge_tiles, 4407},
{GPUSORTI_KERNEL_split_runs, 2282},
{GPUSORTI_KERNEL_merge_buckets, 7788},
{GPUSORTI_KERNEL_odd_even_merge, 6441},
{GPUSORTI_KERNEL_odd_even_merge_address, 7247},
{GPUSORTI_KERNEL_segments, 10141},
{GPUSORTI_KERNEL_segments_address, 11077},
{GPUSORTI_KERNEL_segment_count, 2556},
{GPUSORTI_KERNEL_segment_count_address, 2922},
{GPUSORTI_KERNEL_segment_histogram, 2517},
{GPUSORTI_KERNEL_segment_histogram_address, 2892},
{GPUSORTI_KERNEL_segment_scan, 1234},
{GPUSORTI_KERNEL_segment_scan_address, 1344},
{GPUSORTI_KERNEL_segment_bases, 1127},
{GPUSORTI_KERNEL_segment_bases_address, 1226},
{GPUSORTI_KERNEL_select, 7281},
{GPUSORTI_KERNEL_select_address, 8170},
{GPUSORTI_KERNEL_select_sort, 7578},
{GPUSORTI_KERNEL_select_sort_address, 8301},
};
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
    const int most = user ? *(const int *)user : GPUSORTI_LOG_WARNING;
    if (level < GPUSORTI_LOG_ERROR || level > GPUSORTI_LOG_INFO || level > most) return;
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
    gpusorti_log(&host, GPUSORTI_LOG_INFO, "gpusort on %s, subgroups of %u", ctx->caps.device_name,
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
    out->algorithm = ctx->caps.subgroups && !ctx->caps.relaxed ? ctx->tuning.large : GPUSORT_COUNT_SCAN_SCATTER;
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
    gpusorti_plan plan;
    gpusort_result result;
    if (!ctx) return GPUSORT_ERROR_INVALID_ARGUMENT;
    if (!args) return gpusorti_fail(&ctx->host, GPUSORT_ERROR_INVALID_ARGUMENT, "gpusort_prepare: args is NULL");
    result = gpusorti_check_lost(ctx);
    if (result == GPUSORT_OK) result = gpusorti_resolve(ctx, args, 0, &plan);
    if (result != GPUSORT_OK) return result;
    preparation.ctx = ctx;
    preparation.args = args;
    result = gpusorti_compile_wanted(ctx, gpusorti_each_plan(ctx, &plan.request, gpusorti_prepare_plan, &preparation));
    if (result == GPUSORT_OK) gpusorti_keep_kind(ctx, args);
    return gpusorti_note_lost(ctx, result);
}

GPUSORT_API gpusort_result gpusort_scratch(const gpusort_context *ctx, const gpusort_cmd_args *args,
                                           gpusort_memory *out) {
    gpusorti_measure measure;
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
    result = gpusorti_each_plan(ctx, &plan.request, gpusorti_raise_memory, &measure);
    return result == GPUSORT_OK ? gpusorti_each_shorter_row(ctx, &plan.request, gpusorti_raise_memory, &measure) : result;
}

GPUSORT_API gpusort_result gpusort_cmd_sort(const gpusort_context *ctx, VkCommandBuffer command_buffer,
                                            const gpusort_cmd_args *args) {
    gpusorti_plan plan;
    gpusort_result result;
    if (!ctx) return GPUSORT_ERROR_INVALID_ARGUMENT;
    if (!args || !command_buffer)
        return gpusorti_fail(&ctx->host, GPUSORT_ERROR_INVALID_ARGUMENT, "gpusort_cmd_sort: %s is NULL",
                             !args ? "args" : "command_buffer");
    result = gpusorti_check_lost(ctx);
    if (result == GPUSORT_OK) result = gpusorti_resolve(ctx, args, 0, &plan);
    if (result != GPUSORT_OK || plan.request.count == 0) return result;
    result = gpusorti_check_buffers(ctx, args, &plan);
    if (result == GPUSORT_OK) result = gpusorti_walk_steps(ctx, &plan, args, gpusorti_find_step, &ctx);
    if (result == GPUSORT_ERROR_NOT_PREPARED) return gpusorti_tell_unprepared(ctx, args);
    if (result == GPUSORT_OK) result = gpusorti_record(ctx, command_buffer, args, &plan);
    return result;
}

GPUSORT_API gpusort_result gpusort_sort(gpusort_context *ctx, const gpusort_host_args *args) {
    gpusorti_call call;
    gpusort_result result;
    if (!ctx) return GPUSORT_ERROR_INVALID_ARGUMENT;
    if (!args) return gpusorti_fail(&ctx->host, GPUSORT_ERROR_INVALID_ARGUMENT, "gpusort_sort: args is NULL");
    result = gpusorti_check_lost(ctx);
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
