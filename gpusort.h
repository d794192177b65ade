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
 *   limit    The first k of the array, or of each segment; with GPUSORT_ANY_ORDER not in order.
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
 *   A small limit: GPUSORT_AUTO selects the first elements of long arrays, and sorts only these. Without order it finds
 *     the last of them by counts of digits (radix select), whatever the limit.
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
 * RECENT CHANGES: 0.3 chains features for an engine's device, names sorts in captures, takes sets of an engine's pool, and
 *   is a shared library, too. CHANGELOG.md has the rest.
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
    uint32_t close_from;       /* likewise, for crowds_from, too */
    uint32_t indices_to;       /* likewise */
} gpusorti_overrides;
#endif
/* ======================================================================================================================
 * IMPLEMENTATION
 *
 * A call becomes a request, the request a plan, and the plan's steps are visited one after the other, a barrier and a
 * dispatch each: to ask for pipelines, to look for them, to record. docs/CONTRIBUTING.md tells which kernels run for what.
 *
 * WORDS
 *   alt           in scratch: the second copy of keys or values; passes move to the caller's arrays and back
 *   around        of a pass: it skips a crowd that an earlier pass has moved to its place
 *   chained       of long segments: one-sweep sorts them, whose tiles wait for each other like a chain
 *   close         of 32-bit floats of one sign: their bits span less than 2^28, except for zeros; see shaders/close.glsl
 *   crowd         lanes of a subgroup with the same digit, or elements of a leaf with the same bits, too many to be fast;
 *                 or so many keys with the same upper bits that later passes skip them, see shaders/crowd.glsl
 *   encoded       the order-preserving form of a key: an unsigned number that has the key's order
 *   fallback      look-back counts a tile itself that stays silent
 *   group         neighbouring tiles whose counts are also added up in one row, see shaders/groups.glsl
 *   leaf          the elements that agree in the leading bits, sorted by one workgroup in shared memory
 *   look-back     a workgroup adds up the status rows of the tiles before its own
 *   narrow key    one of 8 or 16 bits
 *   portion       tiles of one dispatch of one-sweep, few enough for 29 bits of count
 *   raw           of keys: not encoded; passes flip the bits of a digit in which such keys differ from encoded ones
 *   rolled        of a kernel: its loops are not unrolled, because compiling takes longer than sorting
 *   silent        of a tile: it has not published its counts yet
 *   span          neighbouring tiles of one workgroup of count / scan / scatter
 *   staged        the way of onesweep_staged.comp: the tile goes through shared memory one word of each element at a time
 *   status row    a word for each value of a digit: how many elements of a tile (or span), or of all up to it, have it
 *   straddle      of a digit: it has bits of both words of a 64-bit key
 *   stretched     of the low word of a 64-bit key: scaled to its whole range, see shaders/stretch.glsl
 *   tile          elements that a workgroup holds at once: workgroup_size * items
 *   tracked       of elements: carrying their place, so that equal keys keep their order
 *   unpacked      of narrow keys: in a word each, in scratch
 *   wide value    one of more than 8 bytes: an index is sorted in its place
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

/* What is bound, or found by a device address each: see shaders/buffers.glsl. */
enum {
    GPUSORTI_BIND_KEYS,
    GPUSORTI_BIND_VALUES,
    GPUSORTI_BIND_ALT, /* the second keys, in scratch */
    GPUSORTI_BIND_CONTROL,
    GPUSORTI_BIND_VALUES_ALT, /* the second values; devices that bind four buffers only have them behind the second keys */
    GPUSORTI_BINDINGS
};

enum {
    GPUSORTI_LOG_ERROR = 1,
    GPUSORTI_LOG_WARNING = 2,
    GPUSORTI_LOG_INFO = 3,

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

    GPUSORTI_FLAG_WRITE_INDICES = GPUSORT_WRITE_INDICES,
    GPUSORTI_FLAG_KEEP_KEYS = GPUSORT_KEEP_KEYS,
    GPUSORTI_FLAG_LOCAL_INDICES = 4, /* beside GPUSORT_WRITE_INDICES and GPUSORT_KEEP_KEYS, for kernels only */
    GPUSORTI_FLAG_ROLLED = 8,
    GPUSORTI_FLAG_RAW = 16,
    GPUSORTI_FLAG_STRETCH = 32,
    GPUSORTI_FLAG_CLOSE = 64,
    GPUSORTI_FLAG_SUMS = 256,
    GPUSORTI_FLAG_STRADDLE = 512,
    GPUSORTI_FLAG_CROWDS = 1024,
    /* that several kernels read: what is stored of elements; how they are found behind addresses, too */
    GPUSORTI_FLAGS_STORED = GPUSORTI_FLAG_WRITE_INDICES | GPUSORTI_FLAG_KEEP_KEYS,
    GPUSORTI_FLAGS_MOVED = GPUSORTI_FLAGS_STORED | GPUSORTI_FLAG_SUMS,

    GPUSORTI_ALL_ENABLED = 0x33f,
    GPUSORTI_NARROW = GPUSORT_ENABLED_STORAGE_16BIT | GPUSORT_ENABLED_STORAGE_8BIT
};
/* ---- >>base: memory, log, checks, arithmetic ---- */
/* What a thread wrote before it stores a value is seen by the threads that load the value: C99 has no atomics of its own.
 * */
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
    const int level = (host->survived >> -(int)result & 1) ? GPUSORTI_LOG_WARNING : GPUSORTI_LOG_ERROR;
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

/* broken: there is a mistake. value: logged if it is not 0. */
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
/* Each has a build for bound buffers and one for device addresses. scatter_basic: without subgroup operations.
 * onesweep_around: onesweep_staged.comp for passes around a crowd. */
#define GPUSORTI_KERNELS(X) \
    X(begin) X(count) X(scan) X(scatter) X(scatter_basic) X(histogram) X(onesweep) X(onesweep_staged) X(leaf_starts) \
    X(leaf_sort) X(tile_sort) X(odd_even_merge) X(finish) X(gather) X(segments) X(segment_sort) X(segment_histogram) \
    X(segment_bases) X(segment_count) X(segment_scan) X(segment_scatter) X(segment_scatter_basic) X(segment_pass) \
    X(select) X(select_any) X(select_sort) X(onesweep_around)

/* For bound buffers alone. onesweep_narrow: onesweep.comp for packed keys. tile_sort_rolled: tile_sort.comp without
 * unrolled loops, which compiles much faster. */
#define GPUSORTI_SINGLE_KERNELS(X) X(onesweep_narrow) X(tile_sort_rolled) X(merge_tiles) X(split_runs) X(merge_buckets)

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

/* Values of gpusorti_spec.variant, as VARIANT_* in shaders/. Those of one-sweep's kernels are in >>tuning. */
enum {
    /* count.comp, scan.comp */
    GPUSORTI_FIRST_PASS = 1, /* nothing is planned yet */
    /* tile_sort.comp, merge_buckets.comp */
    GPUSORTI_WHOLE_KEYS = 1, /* all bits of keys are compared */
    /* odd_even_merge.comp */
    GPUSORTI_NESTED_LOOPS = 1, /* better for some compilers */
    /* finish.comp: one of */
    GPUSORTI_FINISH = 0, /* copies what passes left in scratch, and does the rest */
    GPUSORTI_UNPACK = 1, /* copies keys to scratch, one or two words each */
    GPUSORTI_PACK = 2,   /* copies them back */
    GPUSORTI_FILL = 3,   /* counting sort: writes each key as often as it was counted */
    /* gather.comp: bits */
    GPUSORTI_BACK = 1,         /* from scratch to the caller's values, else the other way */
    GPUSORTI_GATHER = 2,       /* rows are read in the order of the indices */
    GPUSORTI_TAKE_KEY = 4,     /* the key in each row is copied to the keys */
    GPUSORTI_KEY_ONLY = 8,     /* rows are not moved */
    GPUSORTI_PACKED_ROWS = 16, /* only the first k rows of each segment, which are side by side on the caller's side */
    GPUSORTI_INDEX = 32,       /* the row is the index itself */
    GPUSORTI_IDENTITY = 64,    /* nothing is moved; index i becomes i */
    /* select.comp */
    GPUSORTI_CANDIDATES = 1, /* reads what an earlier round left */
    /* select_any.comp, select_sort.comp */
    GPUSORTI_PACKED = 2 /* writes the indices of all segments side by side */
};
#define GPUSORTI_LOG_CAPACITY(n) ((uint32_t)(n) << 8) /* merge_buckets.comp: log2 of the most elements of a bucket */

/* ---- one row per kernel ---- */
/* The specialization constants that a kernel reads, bits 1 << id. */
enum {
    GPUSORTI_READS_ALWAYS = 1 << 0 | 3 << 3 | 1 << 11, /* the sizes of workgroups and subgroups; flags have a column */
    GPUSORTI_READS_ITEMS = 1 << 1,
    GPUSORTI_READS_RADIX = 1 << 2,
    GPUSORTI_READS_KEY_WORDS = 1 << 5,
    GPUSORTI_READS_DESCENDING = 1 << 9,
    GPUSORTI_READS_KEYS = 31 << 5, /* words, bits, stored bits, kind, order */
    GPUSORTI_READS_VALUES = 1 << 10,
    GPUSORTI_READS_VARIANT = 1 << 12,
    GPUSORTI_READS_ELEMENTS = GPUSORTI_READS_ITEMS | GPUSORTI_READS_KEYS | GPUSORTI_READS_VALUES,
    GPUSORTI_READS_DIGITS = GPUSORTI_READS_ELEMENTS | GPUSORTI_READS_RADIX,
    /* onesweep_staged.comp leaves keys as they are: all ascend */
    GPUSORTI_READS_STAGED = (GPUSORTI_READS_DIGITS & ~GPUSORTI_READS_DESCENDING) | GPUSORTI_READS_VARIANT
};

enum {
    GPUSORTI_KEEPS_SIZES = 1,  /* it writes no indirect size, and binds no word of them: see shaders/buffers.glsl */
    GPUSORTI_FOLDS_FLOATS = 2, /* where passes leave keys as they are, it looks at the sign of floats nevertheless */
    GPUSORTI_UNPINNED = 4,     /* the size of its subgroups is the driver's choice: those spill least */
    /* the count on the GPU, or the offsets of segments, are bound in place of .., which it does not use */
    GPUSORTI_WORDS_AS_KEYS = 16 << GPUSORTI_BIND_KEYS,
    GPUSORTI_WORDS_AS_VALUES = 16 << GPUSORTI_BIND_VALUES,
    GPUSORTI_WORDS_AS_ALT = 16 << GPUSORTI_BIND_ALT,
    GPUSORTI_WORDS_AS_CONTROL = 16 << GPUSORTI_BIND_CONTROL
};

/* What a kernel reads. Constants and flags that it does not read are 0, so that all sorts share its pipeline. */
typedef struct gpusorti_kernel_row {
    enum gpusorti_kernel builds[2]; /* for bound buffers, for device addresses; GPUSORTI_KERNEL_COUNT: there is none */
    uint32_t constants, flags;      /* GPUSORTI_READS_*, GPUSORTI_FLAG_* */
    uint32_t traits;                /* GPUSORTI_KEEPS_SIZES .. */
    uint32_t compile_first;         /* what takes longest to compile has the greatest number */
} gpusorti_kernel_row;

#define GPUSORTI_BOTH(name) {GPUSORTI_KERNEL_##name, GPUSORTI_KERNEL_##name##_address}
#define GPUSORTI_BUFFERS(name) {GPUSORTI_KERNEL_##name, GPUSORTI_KERNEL_COUNT}
static const gpusorti_kernel_row gpusorti_kernel_rows[] = {
    {GPUSORTI_BOTH(begin), 0, 0, GPUSORTI_WORDS_AS_VALUES, 0},
    {GPUSORTI_BOTH(count), GPUSORTI_READS_ITEMS | GPUSORTI_READS_RADIX | GPUSORTI_READS_KEYS | GPUSORTI_READS_VARIANT,
     GPUSORTI_FLAG_SUMS, 0, 0},
    {GPUSORTI_BOTH(scan), GPUSORTI_READS_ITEMS | GPUSORTI_READS_RADIX | GPUSORTI_READS_KEY_WORDS | GPUSORTI_READS_VARIANT,
     GPUSORTI_FLAG_WRITE_INDICES | GPUSORTI_FLAG_STRETCH, 0, 0},
    {GPUSORTI_BOTH(scatter), GPUSORTI_READS_DIGITS, GPUSORTI_FLAGS_MOVED | GPUSORTI_FLAG_ROLLED, 0, 0},
    {GPUSORTI_BOTH(scatter_basic), GPUSORTI_READS_DIGITS, GPUSORTI_FLAGS_MOVED, 0, 0},
    {GPUSORTI_BOTH(histogram), GPUSORTI_READS_DIGITS,
     GPUSORTI_FLAG_WRITE_INDICES | GPUSORTI_FLAG_SUMS | GPUSORTI_FLAG_RAW | GPUSORTI_FLAG_STRETCH |
         GPUSORTI_FLAG_CLOSE | GPUSORTI_FLAG_CROWDS, 0, 3},
    {GPUSORTI_BOTH(onesweep), GPUSORTI_READS_DIGITS | GPUSORTI_READS_VARIANT,
     GPUSORTI_FLAGS_MOVED | GPUSORTI_FLAG_STRETCH | GPUSORTI_FLAG_STRADDLE, GPUSORTI_KEEPS_SIZES, 7},
    {GPUSORTI_BUFFERS(onesweep_narrow), GPUSORTI_READS_DIGITS | GPUSORTI_READS_VARIANT,
     GPUSORTI_FLAGS_STORED | GPUSORTI_FLAG_STRADDLE, GPUSORTI_KEEPS_SIZES, 6},
    {GPUSORTI_BOTH(onesweep_staged), GPUSORTI_READS_STAGED,
     GPUSORTI_FLAGS_MOVED | GPUSORTI_FLAG_STRETCH, GPUSORTI_KEEPS_SIZES | GPUSORTI_FOLDS_FLOATS, 5},
    {GPUSORTI_BOTH(onesweep_around), GPUSORTI_READS_STAGED,
     GPUSORTI_FLAGS_MOVED | GPUSORTI_FLAG_STRETCH, GPUSORTI_KEEPS_SIZES | GPUSORTI_FOLDS_FLOATS, 9},
    {GPUSORTI_BOTH(leaf_starts), GPUSORTI_READS_RADIX | GPUSORTI_READS_KEYS,
     GPUSORTI_FLAG_SUMS | GPUSORTI_FLAG_RAW | GPUSORTI_FLAG_STRETCH, GPUSORTI_KEEPS_SIZES, 0},
    {GPUSORTI_BOTH(leaf_sort), GPUSORTI_READS_DIGITS | GPUSORTI_READS_VARIANT,
     GPUSORTI_FLAG_WRITE_INDICES | GPUSORTI_FLAG_SUMS | GPUSORTI_FLAG_RAW | GPUSORTI_FLAG_STRETCH, 0, 1},
    {GPUSORTI_BOTH(tile_sort), GPUSORTI_READS_ELEMENTS | GPUSORTI_READS_VARIANT,
     GPUSORTI_FLAGS_MOVED | GPUSORTI_FLAG_ROLLED, 0, 2},
    {GPUSORTI_BUFFERS(tile_sort_rolled), GPUSORTI_READS_ELEMENTS | GPUSORTI_READS_VARIANT, GPUSORTI_FLAGS_STORED, 0, 0},
    {GPUSORTI_BUFFERS(merge_tiles), GPUSORTI_READS_ELEMENTS, GPUSORTI_FLAG_KEEP_KEYS, 0, 0},
    {GPUSORTI_BUFFERS(split_runs), GPUSORTI_READS_KEY_WORDS | GPUSORTI_READS_VARIANT, 0, 0, 0},
    {GPUSORTI_BUFFERS(merge_buckets), GPUSORTI_READS_ELEMENTS | GPUSORTI_READS_VARIANT,
     GPUSORTI_FLAG_KEEP_KEYS | GPUSORTI_FLAG_ROLLED, 0, 4},
    {GPUSORTI_BOTH(odd_even_merge), GPUSORTI_READS_ELEMENTS | GPUSORTI_READS_VARIANT,
     GPUSORTI_FLAG_WRITE_INDICES | GPUSORTI_FLAG_SUMS, GPUSORTI_WORDS_AS_CONTROL, 0},
    {GPUSORTI_BOTH(finish), GPUSORTI_READS_DIGITS | GPUSORTI_READS_VARIANT, GPUSORTI_FLAGS_MOVED, 0, 0},
    {GPUSORTI_BOTH(gather), GPUSORTI_READS_ITEMS | GPUSORTI_READS_VARIANT, GPUSORTI_FLAG_SUMS, GPUSORTI_WORDS_AS_KEYS, 0},
    {GPUSORTI_BOTH(segments), GPUSORTI_READS_DIGITS | GPUSORTI_READS_VARIANT,
     GPUSORTI_FLAGS_MOVED | GPUSORTI_FLAG_LOCAL_INDICES, GPUSORTI_WORDS_AS_ALT, 0},
    {GPUSORTI_BOTH(segment_sort), GPUSORTI_READS_ELEMENTS | GPUSORTI_READS_VARIANT,
     GPUSORTI_FLAGS_MOVED | GPUSORTI_FLAG_LOCAL_INDICES | GPUSORTI_FLAG_ROLLED, 0, 0},
    {GPUSORTI_BOTH(segment_histogram), GPUSORTI_READS_ITEMS | GPUSORTI_READS_RADIX | GPUSORTI_READS_KEYS,
     GPUSORTI_FLAG_SUMS, 0, 0},
    {GPUSORTI_BOTH(segment_bases), GPUSORTI_READS_RADIX, 0, 0, 0},
    {GPUSORTI_BOTH(segment_count), GPUSORTI_READS_ITEMS | GPUSORTI_READS_RADIX | GPUSORTI_READS_KEYS,
     GPUSORTI_FLAG_SUMS, 0, 0},
    {GPUSORTI_BOTH(segment_scan), GPUSORTI_READS_ITEMS | GPUSORTI_READS_RADIX, 0, 0, 0},
    {GPUSORTI_BOTH(segment_scatter), GPUSORTI_READS_DIGITS,
     GPUSORTI_FLAGS_MOVED | GPUSORTI_FLAG_LOCAL_INDICES | GPUSORTI_FLAG_ROLLED, 0, 0},
    {GPUSORTI_BOTH(segment_scatter_basic), GPUSORTI_READS_DIGITS, GPUSORTI_FLAGS_MOVED | GPUSORTI_FLAG_LOCAL_INDICES, 0, 0},
    {GPUSORTI_BOTH(segment_pass), GPUSORTI_READS_DIGITS | GPUSORTI_READS_VARIANT,
     GPUSORTI_FLAGS_MOVED | GPUSORTI_FLAG_LOCAL_INDICES | GPUSORTI_FLAG_STRADDLE, 0, 0},
    {GPUSORTI_BOTH(select), GPUSORTI_READS_ITEMS | GPUSORTI_READS_KEYS | GPUSORTI_READS_VARIANT,
     GPUSORTI_FLAG_SUMS, GPUSORTI_UNPINNED, 0},
    {GPUSORTI_BOTH(select_any), GPUSORTI_READS_ELEMENTS | GPUSORTI_READS_VARIANT,
     GPUSORTI_FLAGS_MOVED | GPUSORTI_FLAG_LOCAL_INDICES, GPUSORTI_UNPINNED, 0},
    {GPUSORTI_BOTH(select_sort), GPUSORTI_READS_ELEMENTS | GPUSORTI_READS_VARIANT,
     GPUSORTI_FLAGS_MOVED | GPUSORTI_FLAG_LOCAL_INDICES | GPUSORTI_FLAG_ROLLED, 0, 0},
};
#undef GPUSORTI_BOTH
#undef GPUSORTI_BUFFERS

/* The row of a kernel, by either build. */
static const gpusorti_kernel_row *gpusorti_row_of(enum gpusorti_kernel build) {
    const gpusorti_kernel_row *row = gpusorti_kernel_rows;
    while (row->builds[0] != build && row->builds[1] != build) row++;
    return row;
}

/* ---- arguments ---- */
/* Each kernel's own arguments: the members are those of ARGUMENTS in shaders/, in the same order. Counts are in elements
 * unless they say otherwise. A "word" is an index of a 32-bit word in the control block, behind the indirect sizes. */
typedef struct gpusorti_begin_args {
    uint32_t clear_words; /* words of the control block to clear */
    uint32_t tile;        /* of a workgroup of the kernels that work by tiles or spans, */
    uint32_t merge_tile;  /* of merge_tiles.comp, */
    uint32_t stride_tile; /* of the kernels with a grid-stride loop, per round */
    uint32_t count_word;  /* a count on the GPU: its index in what is bound, */
    uint32_t bound;       /* and its upper bound */
} gpusorti_begin_args;

typedef struct gpusorti_span_args { /* count.comp, scan.comp, scatter.comp */
    uint32_t span;                  /* of a workgroup */
} gpusorti_span_args;

typedef struct gpusorti_histogram_args {
    uint32_t portion_tiles;   /* tiles of a dispatch of a pass */
    uint32_t copies;          /* not 0: where it expects an odd number of passes it copies the elements to scratch */
    uint32_t makes_even;      /* not 0: it adds a pass to an odd number of them */
    uint32_t tile;            /* of a pass */
    uint32_t least_leaf_bits; /* see gpusorti_plan */
    uint32_t most_leaf_bits;  /* 0: no leaves */
    uint32_t leaf_average, leading_passes;
    uint32_t fits;   /* not 0: it may count as a sample suggests */
    uint32_t again;  /* not 0: it counts only if the one before it asked for that */
    uint32_t crowds; /* see gpusorti_tuning.least_crowd; 0: it looks for no crowd */
} gpusorti_histogram_args;

typedef struct gpusorti_onesweep_args { /* onesweep.comp, onesweep_staged.comp */
    uint32_t portion_tiles;             /* tiles of a dispatch, */
    uint32_t portion;                   /* and which dispatch of its pass this is */
    uint32_t polls;                     /* of a silent predecessor, before its tile is counted */
    uint32_t flip;                      /* see gpusorti_flip() */
    uint32_t record;                    /* word of the pass's record */
} gpusorti_onesweep_args;

typedef struct gpusorti_leaf_args { /* leaf_starts.comp, leaf_sort.comp */
    uint32_t starts;                /* word of the leaves' first elements, and of the end */
    uint32_t room;                  /* the most of a leaf */
    uint32_t tile, portion_tiles;   /* of the passes, if they have to run again */
} gpusorti_leaf_args;

typedef struct gpusorti_tiles_args { /* tile_sort.comp, merge_tiles.comp, split_runs.comp, merge_buckets.comp */
    uint32_t mode;                   /* GPUSORTI_TILE_* */
    uint32_t run;                    /* of a sorted run */
    uint32_t sample_stride;          /* per sample; 0: none are taken */
    uint32_t bucket;                 /* of a bucket on average */
} gpusorti_tiles_args;

typedef struct gpusorti_network_args { /* odd_even_merge.comp */
    uint32_t log_block, log_pitch, log_columns, log_merged; /* log2 of each */
    uint32_t mode;                                          /* GPUSORTI_MODE_* */
    uint32_t count_word, bound;                             /* as in gpusorti_begin_args */
} gpusorti_network_args;

typedef struct gpusorti_gather_args {
    uint32_t row_words;                /* 32-bit words of a value */
    uint32_t key_word, key_words;      /* the key inside: its first word in the value, and how many it has; */
    uint32_t key_shift, key_mask;      /* its bits in the first */
    uint32_t segments, size, offsets;  /* as in gpusorti_segments_args */
    uint32_t limit;                    /* wanted of each segment */
    uint32_t as_array; /* not 0: in scratch these are as their segments are in the array, else as in the caller's values */
} gpusorti_gather_args;

typedef struct gpusorti_segments_args {
    uint32_t segments;                 /* how many */
    uint32_t size;                     /* of a row; 0: segments have offsets */
    uint32_t offsets;                  /* index of the first segment's offset in what is bound */
    uint32_t group;                    /* segments of a workgroup */
    uint32_t at_once, shorter, longer; /* the most of a segment that is sorted at once, or by either list */
    uint32_t lists, list_room;         /* word of the lists; segments that a list has room for */
    uint32_t owners, records, bases;   /* words, see shaders/long_segments.glsl; bases 0: there are none */
    uint32_t tile, tile_room, long_room; /* of a tile of a long segment; the most tiles, the most long segments */
} gpusorti_segments_args;

typedef struct gpusorti_list_args { /* segment_sort */
    uint32_t list;                  /* which one */
    uint32_t lists, list_room;      /* as above */
} gpusorti_list_args;

typedef struct gpusorti_long_args { /* the kernels by tiles of long segments */
    uint32_t owners, records, bases, tile; /* as above */
    uint32_t flags;                        /* GPUSORTI_PASS_* */
    uint32_t chunk, chunks;                /* words that a workgroup scans, and how many of these chunks there are */
    uint32_t polls;                        /* as in gpusorti_onesweep_args */
} gpusorti_long_args;

typedef struct gpusorti_select_args { /* select.comp, select_sort.comp: see shaders/candidates.glsl */
    uint32_t size;                    /* of a row; 0: long segments, which may be anywhere */
    uint32_t part, later;             /* of a part in the first round, and in later ones */
    uint32_t parts, parts_before;     /* of a row, in this round and in the one before */
    uint32_t owners;                  /* word */
    uint32_t round;                   /* from 1 */
    uint32_t limit, room;             /* wanted; left by a part */
    uint32_t from, to;                /* where the candidates of the round before begin, and those of this one */
} gpusorti_select_args;

typedef struct gpusorti_any_args { /* select_any.comp */
    uint32_t size, part, parts;    /* of a row; of a part; of a row, in this step */
    uint32_t limit, room;          /* wanted of each row; the most that there are of one */
    uint32_t digits, place_bits;   /* steps that count; bits of a place in a row */
} gpusorti_any_args;

enum {
    GPUSORTI_PASS_FROM_ALT = 2,
    GPUSORTI_PASS_ENCODE = 4,
    GPUSORTI_PASS_DECODE = 8,
    GPUSORTI_PASS_FIRST = 16,
    GPUSORTI_PASS_LAST = 32
};

/* Push constants, as in shaders/buffers.glsl. Where buffers are bound there are no addresses. */
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
        gpusorti_any_args any;
    } own;
} gpusorti_push;
enum {
    GPUSORTI_PUSH_ADDRESSES = 5 * sizeof(uint64_t), /* bytes */
    GPUSORTI_PUSH_WORDS = (sizeof(gpusorti_push) - GPUSORTI_PUSH_ADDRESSES) / sizeof(uint32_t) /* behind them */
};

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
    GPUSORTI_LINE = 121, /* digits */

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
    GPUSORTI_SCANNED = 64,        /* the last step of count / scan / scatter: the places are known */
    GPUSORTI_REVERSED = 128       /* of leaf_sort.comp, too: see gpusorti_overrides.reversed_atomics */
};
#define GPUSORTI_ROUNDS(n) \
    (((uint32_t)(n)-1) << 12)                    /* rounds that reorder a tile, to fit it into less shared memory */
#define GPUSORTI_STALL(n) ((uint32_t)(n) << 8)   /* for tests */
#define GPUSORTI_WINDOW(n) ((uint32_t)(n) << 16) /* rows that look-back loads at once; without: 8 */
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
    uint32_t medium_pairs;       /* keys with values of a word take staged_medium up to so many */
    uint32_t planned_sizes_from; /* passes' sizes come from the plan on the GPU, from so many; */
    uint32_t skipped_sizes_from; /* for 64-bit keys and with leaves: they skip some mostly */
    uint32_t close_from;         /* 32-bit floats may take digits of seven bits; 0: never */
    uint32_t crowds_from;        /* a crowd of 32-bit keys may be passed around; 0: never */
    uint32_t least_crowd[2];     /* that pays beside onesweep.comp, beside onesweep_staged.comp, in sixteenths of the
                                  * keys; where they differ in a digit, 12ths */
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
    gpusorti_shape staged_bound;  /* of 64-bit keys with values of a word in bound buffers; size 0: as others */
    gpusorti_shape medium_wide;   /* of onesweep.comp for 64-bit keys with values of a word, for the counts that its groups have */
    /* of leaf_sort.comp, by words a key - 1, for leaves of fewer elements and of more; variant: log2 of the bins */
    gpusorti_shape leaf[2][2];
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

/* Each row says what its shapes come from: measured; compiled, read from a compiler without the device; published; or a
 * guess, as is this row of unknown devices. docs/compilers.csv and tools/TUNING.md have the figures. */
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
    row.merges_of_two = 1 << 17;
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

/* Measured. With graphics a multiprocessor has half the shared memory, too little for two workgroups of
 * onesweep_staged.comp, which pays up to 2^20 there. */
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
    row->onesweep[1][0] = gpusorti_shape_of(448, 12, atomics | GPUSORTI_PACKED_RANKS | GPUSORTI_ROUNDS(2));
    row->onesweep[1][2] = gpusorti_shape_of(448, 11, packed | GPUSORTI_ROUNDS(5));
    row->chained[0][0] = gpusorti_shape_of(512, 16, atomics | GPUSORTI_ROUNDS(2) | GPUSORTI_WINDOW(4));
    row->chained[0][1] = gpusorti_shape_of(512, 16, packed | GPUSORTI_ROUNDS(4));
    row->skipped_sizes_from = 1 << 17;
    row->close_from = 3 << 22;
    row->crowds_from = 1 << 23;
    row->least_crowd[0] = 11;
    row->least_crowd[1] = 3;
    row->indices_to = 0x1fffffff; /* 4 GB: NVIDIA's compiler (driver 580) adds 32-bit numbers of bytes to addresses */
    row->medium_pairs = 1 << 19;
    row->staged_values_to = 1 << 20;
    row->staged_medium = gpusorti_shape_of(512, 8, GPUSORTI_BY_INDEX | groups);
    row->medium_wide = gpusorti_shape_of(512, 8, packed | GPUSORTI_ROUNDS(4) | groups);
    row->staged[0][0][1] = gpusorti_shape_of(448, 18, GPUSORTI_BY_INDEX | groups);
    row->staged[0][1][1] = gpusorti_shape_of(384, 21, GPUSORTI_BY_INDEX);
    row->leaf[0][0] = gpusorti_shape_of(256, 9, 10);
    row->leaf[1][0] = gpusorti_shape_of(384, 6, 10); /* 9 items of two words take memory */
    row->leaf[0][1] = row->leaf[1][1] = gpusorti_shape_of(512, 9, 11);
    memcpy(row->leaf_counts, leaf_counts, sizeof leaf_counts);
}

static void gpusorti_tune_nvidia_compute(gpusorti_tuning *row) {
    gpusorti_tune_nvidia_graphics(row);
    row->medium_pairs = 1 << 20;
    row->staged_values_to = UINT32_MAX;
    row->staged[0][0][1] = gpusorti_shape_of(384, 23, GPUSORTI_BY_INDEX);
    row->staged[0][1][0] = gpusorti_shape_of(256, 38, GPUSORTI_BY_INDEX);
    row->staged[0][1][1] = gpusorti_shape_of(384, 18, GPUSORTI_BY_INDEX); /* 20 items take 81 registers: one workgroup */
    row->staged_bound = gpusorti_shape_of(384, 16, GPUSORTI_BY_INDEX);
    row->staged[1][0][1] = gpusorti_shape_of(256, 34, GPUSORTI_BY_INDEX);
    row->staged[1][1][1] = gpusorti_shape_of(256, 32, GPUSORTI_BY_INDEX);
}

/* Small counts by merges alone. */
static void gpusorti_tune_merges(gpusorti_tuning *row, uint32_t small_count) {
    row->small_count = row->merges_of_keys = row->merges_of_two = row->merges_of_others = small_count;
}

/* Measured, for the time that its pipelines take to compile. */
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

/* Measured. */
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

/* Compiled by RADV for RDNA 1 to 4. */
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

/* Compiled by RADV for GCN 4, GCN 5, CDNA 1 and 2. */
static void gpusorti_tune_amd_gcn(gpusorti_tuning *row) {
    const uint32_t two = GPUSORTI_PACKED_RANKS | GPUSORTI_ROUNDS(2);
    const gpusorti_shape onesweep[2][3] = {{{256, 14, two}, {512, 6, two}, {512, 5, two}},
                                           {{512, 6, two}, {512, 5, two}, {512, 4, two}}};
    gpusorti_tune_amd(row);
    row->subgroup_size = 64;
    row->scatter = gpusorti_shape_of(256, 14, 0);
    gpusorti_tune_onesweep(row, onesweep);
}

/* Compiled by ANV for Gen 9, Xe-LP and Xe-HPG. Forward progress: measured on HD 620 (SPAA 2025). */
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

/* No forward progress on Mali-G78 (SPAA 2025); digits of 4 bits: published (PlayCanvas). Compiled by PanVK, G52. */
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

/* Compiled by Turnip for Adreno 630 and 660; the rest is a guess. */
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

/* A guess, for the 256 invocations and 16 KB of V3D: small digits, so that a tile fills them. */
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
    uint32_t prepared; /* calls of gpusort_prepare() that succeeded; loaded and stored as pipeline_count is */

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
    int any_order;                   /* these in any order */
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
    request.any_order = (args->flags & GPUSORT_ANY_ORDER) != 0;
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
/* Counts that are too small for passes: a workgroup sorts each tile; then the sorted runs are either merged, a few at a
 * time, or split into buckets between samples, each of which one workgroup sorts. A row serves counts up to max_count. */
static const struct gpusorti_buckets {
    uint32_t key_words, tracked; /* 1: equal keys are told apart, because they have values or not all bits are compared */
    uint32_t max_count;
    uint32_t tile_size;           /* invocations of tile_sort.comp, with 8 items */
    uint32_t sample_stride;       /* elements per sample */
    uint32_t bucket;              /* elements of a bucket on average */
    uint32_t log_capacity;        /* log2 of the most elements of a bucket */
    uint32_t bucket_size;         /* invocations of merge_buckets.comp, with 8 items */
} gpusorti_bucket_rows[] = {
    {1, 0, 1 << 16, 128, 16, 448, 11, 128},  {1, 0, 1 << 17, 256, 32, 1024, 12, 256},
    {1, 0, 1 << 18, 512, 32, 1024, 12, 256}, {1, 1, 1 << 16, 128, 16, 448, 11, 128},
    {1, 1, 1 << 17, 256, 16, 512, 11, 128},  {1, 1, 1 << 18, 512, 32, 1024, 12, 256},
    {2, 0, 1 << 16, 128, 16, 448, 11, 128},  {2, 0, 1 << 17, 256, 32, 1024, 12, 256},
};
enum {
    GPUSORTI_BUCKET_ROWS = sizeof gpusorti_bucket_rows / sizeof gpusorti_bucket_rows[0],
    GPUSORTI_MAX_RUNS = 64,    /* as in shaders/buckets.glsl: runs that are split into buckets, */
    GPUSORTI_BOUND_WORDS = 67, /* and words that say where a bucket begins in them */
    GPUSORTI_MERGE_WAYS = 4,   /* runs that merge_tiles.comp merges */
    GPUSORTI_MAX_SPANS = 4096, /* count / scan / scatter: rows of counts that one scan takes */
    GPUSORTI_SMALL_SEGMENTS = 4, /* the fewest segments that a workgroup sorts side by side */
    GPUSORTI_LONG_GROUP = 32,    /* segments per workgroup where it hardly sorts any itself, but lists them */
    GPUSORTI_MAX_CHUNKS = 512,   /* long segments: workgroups that scan their counts */
    GPUSORTI_MOST_CHAINED = 0x1fffffff, /* elements that a status word can count */
    GPUSORTI_ANY_WORDS = 3 * 256 + 2 * 5 + 1, /* select_any.comp: of a row */
    GPUSORTI_UNUSED_WORDS = 3 /* shared arrays that a sort does not use still have an element each */
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
    gpusorti_shape shape; /* of the kernel that moves the elements; workgroup_size 0: nothing fits the device */

    /* count / scan / scatter */
    int onesweep_scatters; /* onesweep.comp scatters, by places that are known */

    /* one-sweep */
    int staged;              /* by onesweep_staged.comp */
    int raw;                 /* passes do not encode keys, see gpusorti_flip() */
    int counting_sort;       /* there are no passes: each key is written as often as it was counted */
    gpusorti_shape leaf;     /* leaf_sort.comp */
    uint32_t leaf_bits;      /* the most leading bits in which the keys of a leaf agree; 0: no leaves */
    uint32_t leading_passes; /* the last passes, of which some sort by these bits */
    int may_stretch;         /* low words: see shaders/stretch.glsl */
    int may_be_close;        /* digits may have seven bits: see shaders/close.glsl */
    int may_crowd;           /* passes may go around a crowd: see shaders/crowd.glsl */
    int gpu_sizes;           /* the GPU sets the sizes of steps, to 0 where it skips them */

    /* small counts */
    const struct gpusorti_buckets *buckets;
    uint32_t merges; /* dispatches that each merge GPUSORTI_MERGE_WAYS runs */
    int rolled;      /* tile_sort_rolled sorts the tiles */

    /* segments, and the first k */
    gpusorti_shape small_segments; /* segments.comp, which sorts several side by side */
    gpusorti_shape listed[2];      /* segment_sort, which sorts one of a list: of shorter, of longer ones */
    int has_listed[2], has_long;   /* whether there may be segments for either list, and longer ones than these */
    int chained;                   /* one-sweep sorts the long ones, else count / scan / scatter */
    gpusorti_shape selecting;      /* select.comp, which reduces long ones to the first k; workgroup_size 0: it does not */
    uint32_t most_parts;           /* its workgroups, beside one per segment */
    int unordered;                 /* select_any.comp finds the first k in its place */

    /* what follows from these and the count: see gpusorti_plan_at() */
    int unpacked;               /* the keys that are sorted are in scratch, one or two words each */
    uint32_t tiles_per_span;    /* count / scan / scatter: tiles of a workgroup */
    uint32_t tiles_per_portion; /* one-sweep: tiles of a dispatch */
    uint32_t part;              /* selecting: elements of a workgroup, in the first round */
    gpusorti_layout layout;
} gpusorti_plan;

/* Elements that a workgroup of the shape holds at once. */
static uint32_t gpusorti_shape_tile(const gpusorti_shape *shape) { return shape->workgroup_size * shape->items; }

static uint32_t gpusorti_tile(const gpusorti_plan *plan) { return gpusorti_shape_tile(&plan->shape); }

static uint64_t gpusorti_tiles(const gpusorti_plan *plan) {
    return gpusorti_ceil_div(plan->request.count, gpusorti_tile(plan));
}

/* Fields of the variant of one-sweep's kernels. */
static uint32_t gpusorti_rounds_of(const gpusorti_shape *shape) { return 1 + (shape->variant >> 12 & 15); }
static uint32_t gpusorti_tile_groups(const gpusorti_shape *shape) { return shape->variant >> 22 & 31; }
static uint32_t gpusorti_grouped_tiles(const gpusorti_shape *shape) {
    return gpusorti_tile_groups(shape) * gpusorti_tile_groups(shape);
}

/* ---- subgroups ---- */
/* The size that subgroups get where it can be chosen. */
static uint32_t gpusorti_wanted_subgroup(const gpusort_context *ctx) {
    const uint32_t size = ctx->caps.subgroup_choice ? ctx->tuning.subgroup_size : 0;
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

/* ---- shared memory: the words of a workgroup, as the kernels declare them ---- */
typedef uint32_t (*gpusorti_shared_words)(const gpusort_context *ctx, const gpusorti_plan *plan,
                                          const gpusorti_shape *shape);

/* Words of an element. */
static uint32_t gpusorti_element_words(const gpusorti_plan *plan) {
    return plan->request.key_words + plan->request.value_words;
}

/* scatter.comp */
static uint32_t gpusorti_scatter_words(const gpusort_context *ctx, const gpusorti_plan *plan, const gpusorti_shape *shape) {
    const uint32_t radix = 1u << plan->radix_bits, tile = gpusorti_shape_tile(shape);
    const uint32_t exchange = tile * gpusorti_max(plan->request.key_words, plan->request.value_words);
    if (!ctx->caps.subgroups) return exchange + tile + 2 * shape->workgroup_size + 3 * radix;
    return exchange + gpusorti_subgroups(ctx, shape->workgroup_size) * radix +
           gpusorti_most_subgroups(ctx, shape->workgroup_size) + 2 * radix + 1;
}

/* onesweep.comp: the tile is reordered in several rounds, while the counts of the subgroups are no longer needed. */
static uint32_t gpusorti_onesweep_words(const gpusort_context *ctx, const gpusorti_plan *plan,
                                        const gpusorti_shape *shape) {
    const uint32_t radix = 1u << plan->radix_bits, rounds = gpusorti_rounds_of(shape);
    const uint32_t round_items = (uint32_t)gpusorti_ceil_div(shape->items, rounds);
    const uint32_t exchange = (round_items * shape->workgroup_size + 1) * gpusorti_element_words(plan);
    return gpusorti_max(exchange, gpusorti_subgroups(ctx, shape->workgroup_size) * radix) + 2 * radix +
           gpusorti_most_subgroups(ctx, shape->workgroup_size) + 4;
}

/* onesweep_staged.comp: counts and targets by `bins` values, a word of each element, and single words. */
static uint32_t gpusorti_staged_words_of(const gpusort_context *ctx, const gpusorti_shape *shape, uint32_t bins,
                                         uint32_t singles) {
    return (gpusorti_subgroups(ctx, shape->workgroup_size) + 1) * bins + gpusorti_shape_tile(shape) +
           gpusorti_most_subgroups(ctx, shape->workgroup_size) + singles;
}

static uint32_t gpusorti_staged_words(const gpusort_context *ctx, const gpusorti_plan *plan, const gpusorti_shape *shape) {
    return gpusorti_staged_words_of(ctx, shape, 1u << plan->radix_bits, 8);
}

/* onesweep_around, in which the crowd is a bin of its own. */
static uint32_t gpusorti_around_words(const gpusort_context *ctx, const gpusorti_plan *plan, const gpusorti_shape *shape) {
    return gpusorti_staged_words_of(ctx, shape, (1u << plan->radix_bits) + 1, 13);
}

/* leaf_sort.comp: a word of each element, two counters per word. */
static uint32_t gpusorti_leaf_words(const gpusort_context *ctx, const gpusorti_shape *shape) {
    return gpusorti_shape_tile(shape) + (1u << shape->variant) / 2 +
           gpusorti_most_subgroups(ctx, shape->workgroup_size) + 2;
}

/* tile_sort.comp, segment_sort: an element of padding per invocation. */
static uint32_t gpusorti_tile_words(const gpusort_context *ctx, const gpusorti_plan *plan, const gpusorti_shape *shape) {
    const uint32_t tracked = !gpusorti_keys_alone(&plan->request);
    (void)ctx;
    return shape->workgroup_size * (shape->items + 1) * (plan->request.key_words + tracked) + GPUSORTI_UNUSED_WORDS;
}

/* odd_even_merge.comp */
static uint32_t gpusorti_exchange_words(const gpusort_context *ctx, const gpusorti_plan *plan,
                                        const gpusorti_shape *shape) {
    (void)ctx;
    return gpusorti_shape_tile(shape) * gpusorti_element_words(plan);
}

/* segments.comp: a tile, and where each invocation's segment is. */
static uint32_t gpusorti_small_segment_words(const gpusort_context *ctx, const gpusorti_plan *plan,
                                             const gpusorti_shape *shape) {
    return gpusorti_tile_words(ctx, plan, shape) + 6 * shape->workgroup_size + 18;
}

/* select.comp, select_any.comp: the counts of two digits and their sums, whatever the shape. */
static uint32_t gpusorti_select_words(const gpusort_context *ctx, const gpusorti_plan *plan, const gpusorti_shape *shape) {
    (void)ctx;
    (void)plan;
    (void)shape;
    return 2 * 256 + 16 + 5;
}

/* ---- shapes that fit the device ---- */
/* What a kernel demands of its shape. */
typedef struct gpusorti_demands {
    gpusorti_shared_words words;
    uint32_t least_size;   /* invocations */
    uint32_t least_items;  /* fewer only where a smaller workgroup does not help */
    uint32_t fewest_items; /* that the kernel works with */
    int powers_of_two;     /* items */
} gpusorti_demands;

/* Of a digit's values and of the subgroups, one-sweep and scatter.comp need an invocation each: their least_size is
 * raised. odd_even_merge.comp gives up invocations before items, because items in registers save round trips through
 * shared memory. */
static const gpusorti_demands gpusorti_tile_demands = {gpusorti_tile_words, 32, 4, 4, 1},
                              gpusorti_small_segment_demands = {gpusorti_small_segment_words, 32, 4, 4, 1},
                              gpusorti_scatter_demands = {gpusorti_scatter_words, 32, 4, 1, 0},
                              gpusorti_onesweep_demands = {gpusorti_onesweep_words, 32, 4, 1, 0},
                              gpusorti_staged_demands = {gpusorti_staged_words, 32, 4, 1, 0},
                              gpusorti_network_demands = {gpusorti_exchange_words, 32, 32, 2, 1},
                              gpusorti_select_demands = {gpusorti_select_words, 32, 4, 1, 0};

/* For tests and tools/tune.c. */
static int gpusorti_shape_is_forced(const gpusort_context *ctx) {
    return ctx->forced.workgroup_size != 0 || ctx->forced.items != 0;
}

/* Reduces a shape until it fits the device: items to the kernel's least, then invocations, then items to the kernel's
 * fewest. workgroup_size 0: nothing fits. */
static gpusorti_shape gpusorti_fit_shape(const gpusort_context *ctx, const gpusorti_plan *plan, gpusorti_shape shape,
                                         const gpusorti_demands *demands) {
    const gpusorti_shape none = {0, 0, 0};
    const uint32_t most_words = ctx->caps.max_shared / 4, most_invocations = ctx->caps.max_invocations;
    uint32_t least_items = demands->least_items;
    if (ctx->forced.workgroup_size) shape.workgroup_size = ctx->forced.workgroup_size;
    if (ctx->forced.items) shape.items = ctx->forced.items;
    if (demands->powers_of_two) shape.items = gpusorti_power_below(shape.items);
    shape.items = gpusorti_max(shape.items, demands->fewest_items);
    while (shape.workgroup_size > most_invocations) shape.workgroup_size /= 2;
    shape.workgroup_size = gpusorti_max(shape.workgroup_size, demands->least_size);
    if (shape.workgroup_size > most_invocations) return none;
    while (demands->words(ctx, plan, &shape) > most_words) {
        if (shape.items > least_items)
            shape.items = demands->powers_of_two ? shape.items / 2 : shape.items - 1;
        else if (shape.workgroup_size / 2 >= demands->least_size)
            shape.workgroup_size /= 2;
        else if (shape.items > demands->fewest_items)
            least_items = demands->fewest_items;
        else
            return none;
    }
    return shape;
}

/* ---- segments ---- */
/* The most elements of a segment that is sorted beside others. */
static uint32_t gpusorti_small_segment(const gpusorti_plan *plan) {
    return gpusorti_min(gpusorti_shape_tile(&plan->small_segments) / GPUSORTI_SMALL_SEGMENTS,
                        gpusorti_shape_tile(&plan->listed[0]));
}

/* The first k of a long segment, see shaders/candidates.glsl: each part of it leaves so many candidates. */
enum { GPUSORTI_MORE_CANDIDATES = 32 }; /* beside k and three quarters of it */
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
static uint32_t gpusorti_tiles_per_span(const gpusort_context *ctx, const gpusorti_plan *plan) {
    if (plan->algorithm != GPUSORT_COUNT_SCAN_SCATTER || ctx->forced.items || plan->onesweep_scatters) return 1;
    return gpusorti_max((uint32_t)gpusorti_ceil_div(gpusorti_tiles(plan), GPUSORTI_MAX_SPANS), 1);
}

/* Status rows for groups of tiles, behind those for tiles. */
static uint32_t gpusorti_group_rows(const gpusorti_plan *plan) {
    if (plan->algorithm != GPUSORT_ONESWEEP) return 0;
    return gpusorti_tile_groups(&plan->shape) * (plan->pass_count + (uint32_t)plan->may_stretch);
}

/* one-sweep: tiles of a dispatch, and rows. A status word has 29 bits for a portion's count. */
static uint32_t gpusorti_tiles_per_portion(const gpusort_context *ctx, const gpusorti_plan *plan) {
    uint64_t most = plan->counting_sort ? 1 : 0x1fffffffu / gpusorti_tile(plan); /* without passes no tile has a status */
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
    return plan->has_long ? gpusorti_min(most, gpusorti_segments_of(&plan->request)) : 0;
}

static uint64_t gpusorti_long_tiles(const gpusorti_plan *plan) {
    const int selecting = plan->selecting.workgroup_size != 0;
    const uint32_t tiles = plan->request.count / (selecting ? gpusorti_shape_tile(&plan->selecting) : gpusorti_tile(plan));
    if (!plan->has_long) return 0;
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
    return plan->has_listed[0] || plan->has_listed[1] ? gpusorti_min(most, gpusorti_segments_of(&plan->request)) : 0;
}

static uint64_t gpusorti_control_size(const gpusorti_plan *plan) {
    uint64_t words = GPUSORTI_SIZES_END + GPUSORTI_CONTROL_HISTOGRAMS;
    if (!gpusorti_has_control(plan)) return 0;
    if (plan->has_long && !plan->chained && !plan->selecting.workgroup_size)
        words += (uint64_t)plan->pass_count * GPUSORTI_MAX_CHUNKS;
    if (gpusorti_by_passes(plan)) words += (uint64_t)(plan->pass_count + (uint32_t)plan->may_stretch) << plan->radix_bits;
    return 4 * words;
}

/* Rows of a word a digit: of spans, whose number rises and falls below its bound; or of tiles, with two more that carry
 * totals between portions; or the samples and bounds of buckets. */
static uint64_t gpusorti_status_size(const gpusorti_plan *plan) {
    if (plan->algorithm == GPUSORT_COUNT_SCAN_SCATTER)
        return 4 * (plan->tiles_per_span > 1 ? (uint64_t)GPUSORTI_MAX_SPANS : gpusorti_tiles(plan)) << plan->radix_bits;
    if (plan->unordered) return 4 * (uint64_t)gpusorti_segments_of(&plan->request) * GPUSORTI_ANY_WORDS;
    if (plan->selecting.workgroup_size) return 0;
    if (plan->algorithm == GPUSORTI_SEGMENTED) return 4 * gpusorti_long_tiles(plan) << plan->radix_bits;
    if (plan->algorithm == GPUSORT_ONESWEEP) return 4 * ((uint64_t)plan->tiles_per_portion + 2) << plan->radix_bits;
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

/* select_any.comp: the most results of a segment, and of all; whether these go by way of the second copies. */
static uint32_t gpusorti_any_room(const gpusorti_request *r) { return gpusorti_min(r->limit, gpusorti_longest(r)); }

static uint64_t gpusorti_any_results(const gpusorti_plan *plan) {
    const gpusorti_request *r = &plan->request;
    return gpusorti_lesser((uint64_t)gpusorti_segments_of(r) * gpusorti_any_room(r), r->count);
}

static int gpusorti_any_copies(const gpusorti_plan *plan) {
    return (~plan->request.flags & (uint32_t)(GPUSORT_KEEP_KEYS | GPUSORT_WRITE_INDICES)) != 0;
}

/* Elements of the second copies, or candidates: keys, and words that travel with each. */
static uint64_t gpusorti_alt_elements(const gpusorti_plan *plan) {
    if (plan->unordered) return gpusorti_any_copies(plan) ? gpusorti_any_results(plan) : 0;
    if (plan->selecting.workgroup_size) return gpusorti_candidates(plan, 1) + gpusorti_candidates(plan, 2);
    return gpusorti_has_alt(plan) ? plan->request.count : 0;
}

static uint64_t gpusorti_keys_alt_size(const gpusorti_plan *plan) {
    return 4 * gpusorti_alt_elements(plan) * plan->request.key_words;
}

static uint64_t gpusorti_values_alt_size(const gpusorti_plan *plan) {
    return 4 * gpusorti_alt_elements(plan) *
           (plan->selecting.workgroup_size && !plan->unordered ? 1 : plan->request.value_words);
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
enum { GPUSORTI_SCRATCH_RANGES = 3, GPUSORTI_BOUND_RANGES = 9 }; /* the first in scratch; how many */

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

/* The first, from the i-th on, that is over the device's maxStorageBufferRange, or NULL. */
static const gpusorti_bound *gpusorti_beyond_range(const gpusort_context *ctx, const gpusorti_plan *plan,
                                                   gpusorti_bound *list, int i) {
    gpusorti_list_bound(ctx, plan, list);
    for (; i < GPUSORTI_BOUND_RANGES; i++)
        if (list[i].size > ctx->caps.max_range) return &list[i];
    return NULL;
}

static int gpusorti_fits_ranges(const gpusort_context *ctx, const gpusorti_plan *plan) {
    gpusorti_bound list[GPUSORTI_BOUND_RANGES];
    return gpusorti_beyond_range(ctx, plan, list, 0) == NULL;
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
/* ---- >>thresholds: the counts and limits at which plans change ---- */
enum {
    GPUSORTI_MOST_MERGES = 14,     /* of four runs each: from the smallest tile to 2^32 elements */
    GPUSORTI_LEAF_THRESHOLDS = 25, /* leaves by 8 to 32 bits */
    GPUSORTI_FEW_WANTED = 256,
    GPUSORTI_MOST_READ_AGAIN = 1 << 23
};

/* The greatest limit for which something holds. */
typedef struct gpusorti_limits {
    uint32_t few;      /* selecting is faster in every array that one workgroup cannot sort */
    uint32_t selected; /* selecting is faster in long arrays; */
    uint32_t ordered;  /* in order, too, where none is wanted */
} gpusorti_limits;

/* The greatest counts for which something holds; 0: for none, UINT32_MAX: for all. They follow from the device and the
 * kind of sort. Planners compare the count with these members and nothing else, so that the plans of counts between two
 * thresholds differ in sizes alone. Only two more counts follow from the plan itself: gpusorti_grouped_count(),
 * gpusorti_bound_count(). */
typedef struct gpusorti_thresholds {
    uint32_t row;                           /* one row holds all elements */
    uint32_t tiny_tile, tile;               /* one workgroup sorts them, with the shape tuning.tiny, or tuning.tile */
    uint32_t halved_tiles;                  /* one merge is enough, of tiles of half the size */
    uint32_t merges;                        /* tiles are merged, */
    uint32_t merged[GPUSORTI_MOST_MERGES];  /* by so many dispatches */
    uint32_t by_tiles;                      /* tiles are merged or split into buckets, */
    uint32_t buckets[GPUSORTI_BUCKET_ROWS]; /* by these rows */
    uint32_t medium_keys;                   /* passes have the shape tuning.onesweep_medium */
    uint32_t below_staged_keys;             /* onesweep_staged.comp is slower for keys alone */
    uint32_t staged_values;                 /* it is faster for keys with values, */
    uint32_t medium_pairs;                  /* with the shapes for few of them */
    uint32_t medium_wide;                   /* 64-bit keys with values of a word have the shape tuning.medium_wide */
    uint32_t below_close;                   /* floats have no digits of seven bits */
    uint32_t below_crowds;                  /* no pass goes around a crowd */
    uint32_t below_leaves, leaves;          /* leaves are slower; there may be leaves, */
    uint32_t below_two_digits;              /* but only by bits of one digit */
    uint32_t leaf[2][GPUSORTI_LEAF_THRESHOLDS]; /* leaves of either shape have room, by 8 bits and more */
    uint32_t below_gpu_sizes;                   /* the host sets the sizes of passes; */
    uint32_t below_gpu_sizes_skipping;          /* also where some passes are often skipped */
    uint32_t indices;                           /* an index finds the elements behind a device address */
    uint32_t small_segment, listed[2];          /* no segment is too long for small_segments, for listed[] */
    uint32_t chained;                           /* a status word can count the elements of long segments */
    uint32_t short_array;                       /* one array is sorted whole, unless the limit is small */
    uint32_t read_again;                        /* select_any.comp is faster than select.comp, which reads once */
    gpusorti_limits limits;
} gpusorti_thresholds;

static uint32_t gpusorti_saturated(uint64_t count) { return (uint32_t)gpusorti_lesser(count, UINT32_MAX); }

/* The greatest count below a member `.._from` of the tuning, where 0 means never. */
static uint32_t gpusorti_below(uint32_t from) { return from ? from - 1 : UINT32_MAX; }

/* ---- small counts ---- */
/* Whether the key is one word and nothing tells equal keys apart. */
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

/* Whether elements of more than a word are sorted in four tiles and merged, because one large tile takes longer. */
static int gpusorti_splits_tiles(const gpusort_context *ctx, const gpusorti_plan *plan) {
    return plan->mode != GPUSORTI_ADDRESSES && !gpusorti_plain_keys(&plan->request) &&
           ctx->tuning.tile.workgroup_size > 256 && ctx->tuning.tile.items > 4;
}

/* How many tiles there are; halved ones are a few that one dispatch merges. */
typedef enum gpusorti_tile_number { GPUSORTI_ONE_TILE, GPUSORTI_HALVED_TILES, GPUSORTI_MANY_TILES } gpusorti_tile_number;

static gpusorti_shape gpusorti_tile_shape(const gpusort_context *ctx, const gpusorti_plan *plan,
                                          gpusorti_tile_number number) {
    const int splits = gpusorti_splits_tiles(ctx, plan);
    gpusorti_shape shape = ctx->tuning.tile;
    if (splits || (number != GPUSORTI_ONE_TILE && !gpusorti_plain_keys(&plan->request)))
        shape.workgroup_size = gpusorti_min(shape.workgroup_size, 256);
    if (splits && number == GPUSORTI_HALVED_TILES) shape.items /= 2;
    return gpusorti_fit_shape(ctx, plan, shape, &gpusorti_tile_demands);
}

static void gpusorti_tile_thresholds(const gpusort_context *ctx, const gpusorti_plan *plan, gpusorti_thresholds *to) {
    const gpusorti_tuning *tuning = &ctx->tuning;
    const gpusorti_request *request = &plan->request;
    const int forced = gpusorti_shape_is_forced(ctx);
    const gpusorti_shape one = gpusorti_tile_shape(ctx, plan, GPUSORTI_ONE_TILE),
                         many = gpusorti_tile_shape(ctx, plan, GPUSORTI_MANY_TILES);
    const uint32_t tracked = !gpusorti_keys_alone(request);
    uint32_t i;
    to->tile = gpusorti_shape_tile(&one);
    if (plan->mode == GPUSORTI_ADDRESSES) return; /* the other kernels are for bound buffers alone */
    to->by_tiles = gpusorti_small_count(tuning, request);
    to->merges = request->merging ? UINT32_MAX : gpusorti_min(to->by_tiles, gpusorti_merge_count(tuning, request));
    if (!forced) to->tiny_tile = gpusorti_shape_tile(&tuning->tiny);
    if (gpusorti_splits_tiles(ctx, plan)) to->halved_tiles = 2 * to->tile;
    for (i = 0; i < GPUSORTI_MOST_MERGES; i++)
        to->merged[i] = gpusorti_saturated((uint64_t)gpusorti_shape_tile(&many) << 2 * i);
    for (i = 0; i < GPUSORTI_BUCKET_ROWS && !forced; i++)
        if (gpusorti_bucket_rows[i].key_words == request->key_words && gpusorti_bucket_rows[i].tracked == tracked)
            to->buckets[i] = gpusorti_bucket_rows[i].max_count;
}

/* ---- passes ---- */
/* Leaves have few enough elements on average that hardly ever one of them has too many. */
static uint32_t gpusorti_leaf_average(const gpusorti_shape *leaf) {
    return leaf->workgroup_size * leaf->items / 9 * 8;
}

/* Leaves need whole keys of 32 or 64 bits. The leading bits of 32-bit floats, their exponents, are never evenly
 * distributed; those of 64-bit floats may be, where these are of one magnitude. */
static int gpusorti_may_have_leaves(const gpusort_context *ctx, const gpusorti_request *request) {
    return request->key_bits >= 32 && gpusorti_whole_keys(request) &&
           !(request->key_kind == 2 && request->key_words == 1) && !gpusorti_shape_is_forced(ctx);
}

static void gpusorti_pass_thresholds(const gpusort_context *ctx, const gpusorti_request *request, gpusorti_thresholds *to) {
    const gpusorti_tuning *tuning = &ctx->tuning;
    const gpusorti_leaf_counts *leaves = &tuning->leaf_counts[request->key_words - 1][request->value_words];
    const gpusorti_shape *leaf = tuning->leaf[request->key_words - 1];
    uint32_t i, k;
    if (request->key_words == 1 && request->value_words == 0) to->medium_keys = gpusorti_below(tuning->medium_below);
    to->below_staged_keys = gpusorti_below(tuning->staged_keys_from);
    to->staged_values = tuning->staged_values_to;
    to->medium_pairs = tuning->medium_pairs;
    to->medium_wide = gpusorti_grouped_tiles(&tuning->medium_wide) * gpusorti_shape_tile(&tuning->medium_wide);
    to->below_close = gpusorti_below(tuning->close_from);
    to->below_crowds = gpusorti_below(tuning->crowds_from);
    to->indices = tuning->indices_to;
    to->below_gpu_sizes = gpusorti_below(tuning->planned_sizes_from);
    to->below_gpu_sizes_skipping = gpusorti_below(tuning->skipped_sizes_from);
    if (leaves->to == 0 || !gpusorti_may_have_leaves(ctx, request)) return;
    to->below_leaves = gpusorti_below(leaves->from);
    to->leaves = leaves->to;
    to->below_two_digits = gpusorti_below(leaves->two_from);
    for (i = 0; i < 2; i++)
        for (k = 0; k < GPUSORTI_LEAF_THRESHOLDS; k++)
            to->leaf[i][k] = gpusorti_saturated((uint64_t)gpusorti_leaf_average(&leaf[i]) << (8 + k));
}

/* ---- segments, and the first k ---- */
/* Shapes for the segments of either list; 0 where one does not fit the device. */
static int gpusorti_fit_listed(const gpusort_context *ctx, gpusorti_plan *plan) {
    const int own = gpusorti_plain_keys(&plan->request) && ctx->tuning.long_keys.workgroup_size;
    const gpusorti_shape longer = own ? ctx->tuning.long_keys : ctx->tuning.tile;
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

static gpusorti_shape gpusorti_selecting_shape(const gpusort_context *ctx, const gpusorti_plan *plan) {
    if (ctx->tuning.select.workgroup_size == 0) return ctx->tuning.select;
    return gpusorti_fit_shape(ctx, plan, ctx->tuning.select, &gpusorti_select_demands);
}

/* Of select_any.comp, in which workgroups hide what others wait for. */
static gpusorti_shape gpusorti_unordered_shape(const gpusort_context *ctx, const gpusorti_plan *plan) {
    gpusorti_shape shape = ctx->tuning.select;
    if (shape.workgroup_size == 0) return shape;
    shape.workgroup_size = gpusorti_min(shape.workgroup_size, 256);
    return gpusorti_fit_shape(ctx, plan, shape, &gpusorti_select_demands);
}

/* Selecting is faster where a tile leaves a quarter of its elements at most, and the workgroup that sorts what is left has
 * room for them. */
static void gpusorti_segment_thresholds(const gpusort_context *ctx, const gpusorti_plan *plan, gpusorti_thresholds *to) {
    const gpusorti_request *request = &plan->request;
    gpusorti_plan fitted = *plan;
    gpusorti_shape selecting;
    uint32_t room;
    if ((request->segmentation == GPUSORTI_ONE_ARRAY && request->limit == 0) || !gpusorti_fit_listed(ctx, &fitted) ||
        !gpusorti_fit_small_segments(ctx, &fitted))
        return;
    if (request->segmentation == GPUSORTI_ROWS) to->row = request->shortest_row;
    to->small_segment = gpusorti_small_segment(&fitted);
    to->listed[0] = gpusorti_shape_tile(&fitted.listed[0]);
    to->listed[1] = gpusorti_shape_tile(&fitted.listed[1]);
    to->chained = GPUSORTI_MOST_CHAINED;
    to->short_array = gpusorti_saturated((uint64_t)ctx->tuning.small_count * (gpusorti_keys_alone(request) ? 4 : 1));
    to->read_again = GPUSORTI_MOST_READ_AGAIN;
    selecting = gpusorti_selecting_shape(ctx, &fitted);
    room = gpusorti_min(gpusorti_shape_tile(&selecting) / 4, to->listed[1]);
    to->limits.few = GPUSORTI_FEW_WANTED;
    if (room > GPUSORTI_MORE_CANDIDATES) to->limits.selected = (room - GPUSORTI_MORE_CANDIDATES) / 7 * 4;
    to->limits.ordered = gpusorti_max(to->limits.selected / 2, GPUSORTI_FEW_WANTED);
}

/* ---- all of them ---- */
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

static gpusorti_thresholds gpusorti_thresholds_of(const gpusort_context *ctx, const gpusorti_plan *blank) {
    gpusorti_thresholds to;
    memset(&to, 0, sizeof to);
    gpusorti_tile_thresholds(ctx, blank, &to);
    gpusorti_pass_thresholds(ctx, &blank->request, &to);
    gpusorti_segment_thresholds(ctx, blank, &to);
    return to;
}

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
        const uint32_t rows[] = {to.small_segment, to.listed[0], to.listed[1]};
        if (number == GPUSORTI_LIMITS)
            most = gpusorti_next_threshold(&to.limits, sizeof to.limits, request->limit, most);
        else if (number == GPUSORTI_ROW_LENGTHS)
            most = gpusorti_next_threshold(rows, sizeof rows, request->segment_size, most);
        else
            most = gpusorti_next_threshold(&to, offsetof(gpusorti_thresholds, limits), request->count, most);
    }
    return most;
}

/* The greatest count for which tiles can be added up by groups, see shaders/groups.glsl; 0: the shape has no groups. */
static uint32_t gpusorti_grouped_count(const gpusorti_plan *plan) {
    return gpusorti_grouped_tiles(&plan->shape) * gpusorti_tile(plan);
}

/* The greatest count from `least` to `most` for which all that is bound is within the device's ranges; least - 1 where
 * there is none. What is bound grows with the count. */
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

/* The greatest count up to `most` whose plan differs from this one in sizes alone, and in whether buffers are bound: the
 * next threshold, unless the plan's own groups end before. */
static uint32_t gpusorti_last_count(const gpusort_context *ctx, const gpusorti_plan *plan, uint32_t most) {
    const uint32_t grouped = gpusorti_grouped_count(plan);
    most = gpusorti_next_change(ctx, &plan->request, GPUSORTI_COUNTS, most);
    return grouped != 0 ? gpusorti_min(most, grouped) : most;
}
/* ---- >>choose: from a request to its plan ---- */
/* ---- planners: each has one way to sort; shape.workgroup_size 0: it cannot sort that, or another one is faster ---- */
typedef gpusorti_plan (*gpusorti_planner)(const gpusort_context *ctx, const gpusorti_thresholds *to, gpusorti_plan plan);

static gpusorti_plan gpusorti_no_plan(gpusorti_plan plan) {
    plan.shape.workgroup_size = 0;
    return plan;
}

/* ---- small counts ---- */
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

/* Shared memory of the greediest of the three kernels. */
static uint32_t gpusorti_bucket_bytes(const struct gpusorti_buckets *row) {
    const uint32_t samples = GPUSORTI_MAX_RUNS * row->tile_size * 8 / row->sample_stride;
    const uint32_t words = row->key_words + row->tracked;
    const uint32_t merges = 4 * (9u << row->log_capacity) / 8 * words + 1280,
                   splits = 4 * row->key_words * samples + 128, tiles = 4 * row->tile_size * 9 * words;
    return gpusorti_max(gpusorti_max(merges, splits), tiles) + 4 * GPUSORTI_UNUSED_WORDS;
}

/* Tiles, then buckets: by the first row that serves the count, if the device has room for it. */
static gpusorti_plan gpusorti_plan_buckets(const gpusort_context *ctx, const gpusorti_thresholds *to, gpusorti_plan plan) {
    const uint32_t n = plan.request.count;
    const struct gpusorti_buckets *row = gpusorti_bucket_rows, *end = row + GPUSORTI_BUCKET_ROWS;
    while (row < end && n > to->buckets[row - gpusorti_bucket_rows]) row++;
    if (n > to->by_tiles || row == end || gpusorti_bucket_bytes(row) > ctx->caps.max_shared ||
        gpusorti_max(row->tile_size, row->bucket_size) > ctx->caps.max_invocations)
        return gpusorti_no_plan(plan);
    plan.algorithm = GPUSORTI_TILES_AND_BUCKETS;
    plan.buckets = row;
    plan.shape = gpusorti_shape_of(row->tile_size, 8, 0);
    return plan;
}

/* ---- passes ---- */
/* Whether some digit has bits of both words of a key. */
static int gpusorti_digits_straddle(const gpusorti_plan *plan) {
    const gpusorti_request *request = &plan->request;
    return request->first_bit < 32 && request->first_bit + request->bit_count > 32 &&
           (32 - request->first_bit) % plan->radix_bits != 0;
}

/* Whether one-sweep sorts by all 32 bits of keys, a byte per pass. */
static int gpusorti_sorts_by_bytes(const gpusorti_plan *plan) {
    return plan->algorithm == GPUSORT_ONESWEEP && plan->request.key_bits == 32 && gpusorti_whole_keys(&plan->request) &&
           plan->radix_bits == 8;
}

/* Whether the kernels know crowds of such keys, which are looked for from some count on. Floats would take too many
 * registers. */
static int gpusorti_knows_crowds(const gpusort_context *ctx, const gpusorti_plan *plan) {
    return gpusorti_sorts_by_bytes(plan) && plan->request.key_kind != 2 && plan->request.value_words == 1 &&
           ctx->tuning.crowds_from != 0 && 4 * gpusorti_around_words(ctx, plan, &plan->shape) <= ctx->caps.max_shared;
}

/* The shape for onesweep_staged.comp; workgroup_size 0 where it cannot sort such keys or is slower. It is slower for few
 * keys without values, and where it needs too many registers: for 64-bit keys that are kept and have values of the
 * caller's, and for large tiles of pairs in bound buffers whose accesses are checked. */
static gpusorti_shape gpusorti_staged_shape(const gpusort_context *ctx, const gpusorti_thresholds *to,
                                            const gpusorti_plan *plan) {
    const gpusorti_shape none = {0, 0, 0};
    const gpusorti_request *request = &plan->request;
    const gpusorti_tuning *tuning = &ctx->tuning;
    const uint32_t n = request->count, words = request->key_words;
    const int binds = plan->mode != GPUSORTI_ADDRESSES;
    const int other = (request->flags & GPUSORT_KEEP_KEYS) || (words == 2 && request->flags);
    const int unchecked = !binds || ((ctx->enabled & GPUSORT_ENABLED_PIPELINE_ROBUSTNESS) && !request->flags);
    if (plan->algorithm != GPUSORT_ONESWEEP || request->key_bits < 32 || request->value_words > 1 ||
        gpusorti_digits_straddle(plan) ||
        (words == 2 && (request->key_kind == 2 || request->flags == GPUSORT_KEEP_KEYS)))
        return none;
    if (request->value_words == 0) return n <= to->below_staged_keys ? none : tuning->staged[other][words - 1][0];
    if ((!other || words == 2) && n <= to->medium_pairs) return tuning->staged_medium;
    if (words == 2 && binds && !request->flags && tuning->staged_bound.workgroup_size) return tuning->staged_bound;
    return unchecked && n <= to->staged_values ? tuning->staged[other][words - 1][1] : none;
}

/* The shape for onesweep.comp. */
static gpusorti_shape gpusorti_onesweep_shape(const gpusort_context *ctx, const gpusorti_thresholds *to,
                                              const gpusorti_plan *plan) {
    const uint32_t n = plan->request.count, keys = plan->request.key_words - 1, values = plan->request.value_words;
    const gpusorti_shape chained = ctx->tuning.chained[keys][values];
    if (plan->algorithm == GPUSORTI_SEGMENTED && chained.workgroup_size) return chained;
    if (keys == 1 && values == 1 && n <= to->medium_wide) return ctx->tuning.medium_wide;
    return n <= to->medium_keys ? ctx->tuning.onesweep_medium : ctx->tuning.onesweep[keys][values];
}

/* The plan with a shape for one-sweep's kernel, which needs an invocation for each value of a digit. That kernel also
 * moves the elements of count / scan / scatter and of long segments. */
static gpusorti_plan gpusorti_fit_onesweep(const gpusort_context *ctx, const gpusorti_thresholds *to, gpusorti_plan plan) {
    const gpusorti_request *request = &plan.request;
    const uint32_t n = request->count;
    const int onesweep = plan.algorithm == GPUSORT_ONESWEEP;
    const gpusorti_shape staged = gpusorti_staged_shape(ctx, to, &plan);
    gpusorti_shape shape = gpusorti_onesweep_shape(ctx, to, &plan);
    gpusorti_demands demands = gpusorti_onesweep_demands;
    if (!ctx->caps.subgroups) return gpusorti_no_plan(plan);
    plan.staged = staged.workgroup_size != 0;
    if (plan.staged) {
        shape = staged;
        demands = gpusorti_staged_demands;
    }
    demands.least_size = gpusorti_max(1u << plan.radix_bits, ctx->caps.subgroup_max);
    if (ctx->forced.reversed_atomics) shape.variant |= GPUSORTI_REVERSED;
    plan.shape = gpusorti_fit_shape(ctx, &plan, shape, &demands);
    if (!onesweep || request->key_bits < 32 || ctx->forced.tiles_a_portion || n > gpusorti_grouped_count(&plan))
        plan.shape.variant &= ~GPUSORTI_GROUPS(31);
    plan.counting_sort = onesweep && gpusorti_keys_alone(request) && request->key_bits == plan.radix_bits;
    /* onesweep.comp checks the order of keys without values by all bits up to the digit, and so needs encoded ones */
    plan.raw = onesweep && !plan.counting_sort &&
               (plan.staged || (request->key_kind != 2 && (request->value_words || !request->descending)));
    plan.may_stretch = plan.staged && request->key_words == 2 && request->value_words && plan.radix_bits == 8 &&
                       ctx->tuning.staged_values_to == UINT32_MAX;
    plan.may_be_close = gpusorti_sorts_by_bytes(&plan) && request->key_kind == 2 && n > to->below_close;
    plan.may_crowd = gpusorti_knows_crowds(ctx, &plan) && n > to->below_crowds;
    return plan;
}

/* Whether a tile has enough elements for each value of a digit, which costs a word of the tile's row. */
static int gpusorti_fills_digits(const gpusort_context *ctx, const gpusorti_plan *plan) {
    if (plan->shape.workgroup_size == 0) return 0;
    return gpusorti_shape_is_forced(ctx) || ctx->forced_radix_bits != 0 ||
           gpusorti_tile(plan) >= ctx->tuning.least_elements << plan->radix_bits;
}

/* The plan with the largest digits that fit. Narrow subgroups have smaller ones, because their counters take more room. */
static gpusorti_plan gpusorti_fit_digits(const gpusort_context *ctx, const gpusorti_thresholds *to, gpusorti_plan plan,
                                         gpusorti_planner fit) {
    for (; plan.radix_bits >= 2; plan.radix_bits--) {
        const gpusorti_plan fitted = fit(ctx, to, plan);
        if (gpusorti_fills_digits(ctx, &fitted)) return fitted;
    }
    return gpusorti_no_plan(plan);
}

/* leaf_sort.comp has 13 bits for an element's index in its leaf. */
static int gpusorti_suits_leaves(const gpusorti_shape *leaf) { return gpusorti_shape_tile(leaf) <= 1u << 13; }

/* The fewest bits of a leaf. An element's index takes the place of as many in a word. */
static uint32_t gpusorti_least_leaf_bits(const gpusorti_plan *plan) {
    if (plan->request.key_words == 2 || plan->request.value_words == 0) return 8;
    return gpusorti_shape_tile(&plan->leaf) <= 4096 ? 12 : 13;
}

/* Which of the two shapes of leaves: the one with which fewer passes are enough, else the smaller one. */
static uint32_t gpusorti_which_leaf(const gpusorti_thresholds *to, const gpusorti_plan *plan) {
    const uint32_t n = plan->request.count;
    if (n <= to->leaf[0][0]) return 0;
    if (n <= to->leaf[1][0]) return 1;
    return n <= to->leaf[0][plan->radix_bits] ? 0 : 1;
}

/* The plan with leaves, where passes shall sort by the leading bits only. */
static gpusorti_plan gpusorti_add_leaves(const gpusort_context *ctx, const gpusorti_thresholds *to, gpusorti_plan plan) {
    const gpusorti_request *request = &plan.request;
    const uint32_t n = request->count, which = gpusorti_which_leaf(to, &plan);
    const gpusorti_shape leaf = ctx->tuning.leaf[request->key_words - 1][which];
    gpusorti_plan leaves = plan;
    if (plan.radix_bits != 8 || n <= to->below_leaves || n > to->leaves) return plan;
    if (n > to->leaf[which][0] && n <= to->below_two_digits) return plan;
    if (leaf.workgroup_size > ctx->caps.max_invocations || 4 * gpusorti_leaf_words(ctx, &leaf) > ctx->caps.max_shared ||
        !gpusorti_suits_leaves(&leaf))
        return plan;
    leaves.leaf = leaf;
    leaves.leaf_bits = gpusorti_least_leaf_bits(&leaves);
    while (n > to->leaf[which][leaves.leaf_bits - 8]) leaves.leaf_bits++;
    leaves.leading_passes = request->key_bits / 8;
    if (leaves.leaf_bits == 8) return leaves;
    leaves.leading_passes = ctx->tuning.leaf_counts[request->key_words - 1][request->value_words].passes;
    if (leaves.leaf_bits < 16) leaves.leaf_bits++;   /* for keys that use a part of their range only */
    leaves.shape.variant &= ~GPUSORTI_GROUPS(31);    /* a pass may run twice, but the groups' rows have to be 0 before */
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
    return plan.shape.workgroup_size ? gpusorti_add_leaves(ctx, to, plan) : plan;
}

/* If onesweep.comp is tuned for the device, it scatters here too. */
static gpusorti_plan gpusorti_fit_scatter(const gpusort_context *ctx, const gpusorti_thresholds *to, gpusorti_plan plan) {
    gpusorti_demands demands = gpusorti_scatter_demands;
    if (ctx->tuning.large == GPUSORT_ONESWEEP) {
        gpusorti_plan other = gpusorti_fit_onesweep(ctx, to, plan);
        other.shape.variant |= GPUSORTI_SCANNED;
        other.onesweep_scatters = 1;
        if (plan.request.addressable) other.mode = GPUSORTI_ADDRESSES;
        if (gpusorti_fills_digits(ctx, &other)) return other;
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

/* ---- in place ---- */
static gpusorti_plan gpusorti_plan_network(const gpusort_context *ctx, const gpusorti_thresholds *to, gpusorti_plan plan) {
    (void)to;
    plan.algorithm = GPUSORT_ODD_EVEN_MERGE;
    plan.shape = gpusorti_fit_shape(ctx, &plan, ctx->tuning.exchange, &gpusorti_network_demands);
    return plan;
}

/* ---- segments, and the first k ---- */
static uint32_t gpusorti_most_parts(const gpusort_context *ctx, const gpusorti_plan *plan) {
    return gpusorti_max(ctx->tuning.select_invocations / gpusorti_max(plan->selecting.workgroup_size, 1), 4);
}

/* The plan in which select.comp reduces long segments to the first k, where that is faster; else as it was. */
static gpusorti_plan gpusorti_add_selection(const gpusort_context *ctx, const gpusorti_thresholds *to, gpusorti_plan plan) {
    if (plan.request.limit == 0 || plan.request.limit > to->limits.selected || plan.request.algorithm != GPUSORT_AUTO)
        return plan;
    plan.selecting = gpusorti_selecting_shape(ctx, &plan);
    plan.most_parts = gpusorti_most_parts(ctx, &plan);
    plan.chained = 0;
    return plan;
}

/* The plan in which they come in any order, where that is faster; else as it was. */
static gpusorti_plan gpusorti_drop_order(const gpusort_context *ctx, const gpusorti_thresholds *to, gpusorti_plan plan) {
    const gpusorti_request *request = &plan.request;
    if (!request->any_order || request->limit <= to->limits.ordered ||
        (request->limit <= to->limits.selected && request->count > to->read_again))
        return plan;
    plan.selecting = gpusorti_unordered_shape(ctx, &plan);
    plan.unordered = plan.selecting.workgroup_size != 0;
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
    plan.most_parts = gpusorti_most_parts(ctx, &plan);
    plan.algorithm = GPUSORTI_SELECTED;
    plan.shape = plan.selecting;
    return plan;
}

/* One-sweep for long segments. */
static gpusorti_plan gpusorti_plan_chained(const gpusort_context *ctx, const gpusorti_thresholds *to, gpusorti_plan plan) {
    if (!gpusorti_may_sweep(ctx, &plan.request)) return gpusorti_no_plan(plan);
    plan.algorithm = GPUSORTI_SEGMENTED;
    if (plan.request.addressable) plan.mode = GPUSORTI_ADDRESSES;
    plan = gpusorti_fit_digits(ctx, to, plan, gpusorti_fit_onesweep);
    plan.chained = plan.shape.workgroup_size != 0;
    return plan;
}

/* Short segments by workgroups, long ones by radix passes, all of them at once. Where one row has room for all elements
 * there is one array. */
static gpusorti_plan gpusorti_plan_segments(const gpusort_context *ctx, const gpusorti_thresholds *to, gpusorti_plan plan) {
    const gpusorti_request *request = &plan.request;
    const uint32_t n = request->count;
    const uint32_t longest = request->segmentation == GPUSORTI_ROWS ? request->segment_size : UINT32_MAX;
    gpusorti_plan fitted;
    if (request->segmentation == GPUSORTI_ONE_ARRAY || n <= to->row) return gpusorti_no_plan(plan);
    fitted = gpusorti_plan_chained(ctx, to, plan);
    if (request->algorithm == GPUSORT_ONESWEEP && !fitted.chained) return gpusorti_no_plan(plan);
    if (!fitted.chained || n > to->chained) fitted = gpusorti_plan_scatter(ctx, to, plan);
    if (fitted.shape.workgroup_size == 0 || !gpusorti_fit_small_segments(ctx, &fitted) ||
        !gpusorti_fit_listed(ctx, &fitted))
        return gpusorti_no_plan(fitted);
    fitted.algorithm = GPUSORTI_SEGMENTED;
    fitted.has_listed[0] = longest > to->small_segment && n > to->small_segment;
    fitted.has_listed[1] = longest > to->listed[0] && n > to->listed[0];
    fitted.has_long = longest > to->listed[1] && n > to->listed[1];
    return fitted.has_long ? gpusorti_add_selection(ctx, to, fitted) : fitted;
}

/* ---- the choice ---- */
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
    {GPUSORT_AUTO, gpusorti_plan_scatter},
    {GPUSORT_ONESWEEP, gpusorti_plan_onesweep},
    {GPUSORT_COUNT_SCAN_SCATTER, gpusorti_plan_scatter},
    {GPUSORT_ODD_EVEN_MERGE, gpusorti_plan_network},
};

/* What is the same for every planner. Reading a size on the GPU takes a while, too: with few elements longer than skipping
 * saves. */
static gpusorti_plan gpusorti_complete_plan(const gpusort_context *ctx, const gpusorti_thresholds *to, gpusorti_plan plan) {
    const uint32_t n = plan.request.count;
    const int skips = plan.leaf_bits != 0 || plan.may_be_close || plan.may_crowd || plan.request.key_words == 2;
    plan.address_sums = plan.mode == GPUSORTI_ADDRESSES && n > to->indices;
    plan.gpu_sizes = skips ? n > to->below_gpu_sizes_skipping : n > to->below_gpu_sizes;
    plan.pass_count = (uint32_t)gpusorti_ceil_div(plan.request.bit_count, plan.radix_bits);
    if (plan.algorithm == GPUSORTI_SEGMENTED) plan.pass_count += plan.pass_count % 2; /* ends where it began */
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
            if (plan.shape.workgroup_size != 0) return gpusorti_complete_plan(ctx, &to, plan);
        }
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
    if (plan.shape.workgroup_size != 0 && plan.mode != GPUSORTI_ADDRESSES)
        beyond = gpusorti_beyond_range(ctx, &plan, list, 0);
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

/* Without addresses all that a plan has in scratch is within the device's ranges. The caller's arrays are no matter: those of
 * smaller sorts are smaller, unless results of more rows are packed, which cannot be said of scratch. */
static gpusort_result gpusorti_check_scratch(const gpusort_context *ctx, const gpusorti_plan *plan) {
    gpusorti_bound list[GPUSORTI_BOUND_RANGES];
    const gpusorti_bound *beyond = gpusorti_beyond_range(ctx, plan, list, GPUSORTI_SCRATCH_RANGES);
    return beyond ? gpusorti_tell_range(ctx, beyond, 0) : GPUSORT_OK;
}

/* Visits a plan for each range of counts in which plans differ in sizes alone: that of the greatest count and of `most`,
 * which takes the most scratch; what holds for it holds for the whole range. Limits, segments and rows between those of
 * `least` and `most` all lead to these plans, but the fewer there are of them, the more elements can be bound: so where
 * some of these requests bind their buffers and others take addresses, both plans are visited. visit NULL: whether the
 * scratch of all can be bound. */
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
        if (visit && plan.shape.workgroup_size != 0 && bound >= count) {
            last = gpusorti_plan_at(ctx, plan, bound);
            result = visit(user, &last);
        }
        bound = gpusorti_bound_count(ctx, &plan, (uint32_t)count, end);
        if (plan.shape.workgroup_size != 0 && bound < end && result == GPUSORT_OK) {
            last = gpusorti_plan_at(ctx, plan, end);
            from.count = bound + 1;
            to.count = end;
            from.mode = to.mode = GPUSORTI_ADDRESSES;
            result = most->addresses ? gpusorti_each_count(ctx, &from, &to, visit, user) : gpusorti_check_scratch(ctx, &last);
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

/* All plans for rows of the request's length, or offsets, or one array: for every count, limit and number of segments up
 * to the request's. */
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
/* ---- >>step: one dispatch: kernel, constants, arguments, bindings ---- */
/* A dispatch, after a barrier that makes the writes of the steps before it visible. */
typedef struct gpusorti_step {
    const gpusorti_kernel_row *row;
    enum gpusorti_kernel kernel; /* one of the row's builds */
    gpusorti_spec spec;
    gpusorti_push push;
    gpusort_range bound[GPUSORTI_BINDINGS]; /* by GPUSORTI_BIND_* */
    uint64_t range[GPUSORTI_BINDINGS];      /* bytes; 0: this sort does not use it */
    uint64_t workgroups;
    int indirect;   /* word of the control block where their number is, or -1 */
    int no_barrier; /* either this step or the one before does nothing */
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
    gpusorti_step step;   /* begun by gpusorti_start_step(), completed by its caller, ended by gpusorti_visit_step() */
    gpusort_result result;
} gpusorti_walk;

/* Where a section of scratch begins, in words of the control block behind the indirect sizes. */
static uint32_t gpusorti_control_word(const gpusorti_plan *plan, uint64_t section) {
    return (uint32_t)((section - plan->layout.control) / 4) - GPUSORTI_SIZES_END;
}

/* All flags; each kernel sees those of its row. */
static uint32_t gpusorti_flags_of(const gpusort_context *ctx, const gpusorti_plan *plan) {
    const struct {
        int set;
        uint32_t flag;
    } flags[] = {
        {ctx->tuning.rolled, GPUSORTI_FLAG_ROLLED},
        {plan->raw, GPUSORTI_FLAG_RAW},
        {plan->may_stretch, GPUSORTI_FLAG_STRETCH},
        {plan->may_be_close, GPUSORTI_FLAG_CLOSE},
        {gpusorti_knows_crowds(ctx, plan), GPUSORTI_FLAG_CROWDS},
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
    step.bound[GPUSORTI_BIND_VALUES] = request->wide ? gpusorti_offset(args->scratch, layout->values) : args->values;
    step.bound[GPUSORTI_BIND_ALT] = gpusorti_offset(args->scratch, layout->keys_alt);
    step.bound[GPUSORTI_BIND_CONTROL] = gpusorti_offset(args->scratch, layout->control);
    step.range[GPUSORTI_BIND_KEYS] = plan->unpacked ? gpusorti_unpacked_size(plan) : gpusorti_keys_size(request);
    step.range[GPUSORTI_BIND_VALUES] = (uint64_t)request->count * request->value_words * 4;
    step.range[GPUSORTI_BIND_ALT] = gpusorti_keys_alt_size(plan);
    step.range[GPUSORTI_BIND_CONTROL] = layout->keys - layout->control;
    step.bound[GPUSORTI_BIND_VALUES_ALT] = gpusorti_offset(args->scratch, layout->values_alt);
    step.range[GPUSORTI_BIND_VALUES_ALT] = gpusorti_values_alt_size(plan);
    if (request->value_words)
        step.push.values_alt_base = (uint32_t)((layout->values_alt - layout->keys_alt) / (4 * request->value_words));
    return step;
}

/* indirect: where the number of workgroups is, if the count is on the GPU. */
static gpusorti_step *gpusorti_start_step(gpusorti_walk *walk, enum gpusorti_kernel kernel, const gpusorti_shape *shape,
                                          uint64_t workgroups, int indirect) {
    const gpusorti_kernel_row *row = gpusorti_row_of(kernel);
    gpusorti_step *step = &walk->step;
    *step = walk->common;
    step->row = row;
    step->kernel = row->builds[walk->plan->mode == GPUSORTI_ADDRESSES];
    GPUSORT_ASSERT(step->kernel != GPUSORTI_KERNEL_COUNT);
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
        if (!((row->constants | GPUSORTI_READS_ALWAYS) >> i & 1)) words[i] = 0;
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
    gpusorti_shape shape = ctx->tuning.merge;
    while (shape.workgroup_size > ctx->caps.max_invocations || gpusorti_shape_tile(&shape) > gpusorti_tile(plan))
        shape.workgroup_size /= 2;
    return shape;
}

static gpusorti_shape gpusorti_scan_shape(const gpusort_context *ctx, uint32_t variant) {
    return gpusorti_shape_of(ctx->tuning.scan_size, 8, variant);
}

/* The variant of kernels that compare keys. */
static uint32_t gpusorti_comparison(const gpusorti_plan *plan) {
    return gpusorti_whole_keys(&plan->request) ? (uint32_t)GPUSORTI_WHOLE_KEYS : 0;
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
/* ---- >>walk: the dispatches of a plan, in their order ---- */
/* ---- before and after sorting ---- */
/* Clears the control block, finds the count and writes the indirect sizes. */
static void gpusorti_walk_begin(gpusorti_walk *walk) {
    const gpusorti_plan *plan = walk->plan;
    const gpusorti_shape merge = gpusorti_merge_shape(walk->ctx, plan), stride = gpusorti_stride_shape(walk->ctx, 0);
    gpusorti_step *step = gpusorti_start_stride(walk, GPUSORTI_KERNEL_begin, 0, 1, 1);
    gpusorti_begin_args *args = &step->push.own.begin;
    step->indirect = -1;
    args->clear_words = gpusorti_control_word(plan, plan->layout.status);
    args->tile = gpusorti_tile(plan) * plan->tiles_per_span;
    args->merge_tile = gpusorti_shape_tile(&merge);
    args->stride_tile = gpusorti_shape_tile(&stride);
    args->count_word = gpusorti_bind_count(walk);
    args->bound = plan->request.count;
    gpusorti_visit_step(walk);
}

/* GPUSORTI_UNPACK: copies the caller's keys to scratch. GPUSORTI_PACK: copies them back. */
static void gpusorti_walk_unpack(gpusorti_walk *walk, uint32_t variant) {
    const gpusorti_plan *plan = walk->plan;
    const gpusorti_request *request = &plan->request;
    gpusorti_step *step = gpusorti_start_stride(walk, GPUSORTI_KERNEL_finish, variant, request->count,
                                                GPUSORTI_MOST_STRIDE_GROUPS);
    step->bound[GPUSORTI_BIND_KEYS] = walk->args->keys;
    step->range[GPUSORTI_BIND_KEYS] = gpusorti_packed_size(request->count, request->key_bits);
    step->bound[GPUSORTI_BIND_ALT] = gpusorti_offset(walk->args->scratch, plan->layout.keys);
    step->range[GPUSORTI_BIND_ALT] = gpusorti_unpacked_size(plan);
    step->range[GPUSORTI_BIND_VALUES_ALT] = 0;
    step->spec.key_stored_bits = gpusorti_min(request->key_bits, 32);
    gpusorti_visit_step(walk);
}

/* Moves values as rows of words, or takes the keys out of them: variant as gather.comp's. */
static void gpusorti_walk_rows(gpusorti_walk *walk, uint32_t variant) {
    const gpusorti_request *request = &walk->plan->request;
    const gpusorti_layout *layout = &walk->plan->layout;
    const uint64_t words = variant & GPUSORTI_PACKED_ROWS ? gpusorti_packed_rows(request) * request->value_size / 4
                           : variant & GPUSORTI_IDENTITY  ? request->count
                                                          : (uint64_t)request->count * request->value_size / 4;
    gpusorti_step *step = gpusorti_start_stride(walk, GPUSORTI_KERNEL_gather, variant, words, GPUSORTI_MOST_STRIDE_GROUPS);
    gpusorti_gather_args *args = &step->push.own.gather;
    step->bound[GPUSORTI_BIND_VALUES] = walk->args->values;
    step->range[GPUSORTI_BIND_VALUES] = gpusorti_values_size(request);
    if (variant & GPUSORTI_PACKED_ROWS) {
        step->indirect = -1;
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
    args->row_words = variant & GPUSORTI_IDENTITY ? 1 : request->value_size / 4;
    args->key_word = request->key_offset / 4;
    args->key_words = request->key_words;
    args->key_shift = request->key_offset % 4 * 8;
    args->key_mask = request->key_bits < 32 ? (1u << request->key_bits) - 1 : 0xffffffffu;
    gpusorti_visit_step(walk);
}

/* Keys that cannot be sorted in place are copied to scratch, and so are wide structs that contain them. */
static void gpusorti_walk_first(gpusorti_walk *walk) {
    const gpusorti_request *request = &walk->plan->request;
    if (request->in_values)
        gpusorti_walk_rows(walk, request->wide ? GPUSORTI_TAKE_KEY : GPUSORTI_TAKE_KEY | GPUSORTI_KEY_ONLY);
    else if (walk->plan->unpacked)
        gpusorti_walk_unpack(walk, GPUSORTI_UNPACK);
}

/* The first k wide values of each segment are written side by side, or their indices are. */
static void gpusorti_walk_packed_rows(gpusorti_walk *walk) {
    if (gpusorti_packs_at_once(walk->plan)) return;
    if (walk->plan->request.packs_indices) {
        gpusorti_walk_rows(walk, GPUSORTI_PACKED_ROWS | GPUSORTI_INDEX);
        return;
    }
    gpusorti_walk_rows(walk, GPUSORTI_PACKED_ROWS | GPUSORTI_GATHER);
    gpusorti_walk_rows(walk, GPUSORTI_PACKED_ROWS | GPUSORTI_BACK);
}

/* Keys from scratch are packed again. Wide values are gathered by the sorted indices: structs are in scratch already,
 * others are gathered to scratch and copied back. */
static void gpusorti_walk_last(gpusorti_walk *walk) {
    const gpusorti_request *request = &walk->plan->request;
    if (walk->plan->unpacked && !(request->flags & GPUSORT_KEEP_KEYS)) gpusorti_walk_unpack(walk, GPUSORTI_PACK);
    if (!request->wide) return;
    if (request->packs) {
        gpusorti_walk_packed_rows(walk);
    } else if (request->in_values) {
        gpusorti_walk_rows(walk, GPUSORTI_BACK | GPUSORTI_GATHER);
    } else {
        gpusorti_walk_rows(walk, GPUSORTI_GATHER);
        gpusorti_walk_rows(walk, GPUSORTI_BACK);
    }
}

/* ---- count / scan / scatter ---- */
/* Tells a step of one-sweep's pass where its record is. records: GPUSORTI_LEADING, _CLOSE, _CROWD, or 0. */
static gpusorti_onesweep_args *gpusorti_start_pass(gpusorti_step *step, uint32_t pass, uint32_t records) {
    step->push.pass = pass;
    step->push.own.onesweep.record = GPUSORTI_CONTROL_PASSES + records + 4 * pass;
    return &step->push.own.onesweep;
}

static void gpusorti_start_span(gpusorti_step *step, uint32_t pass, uint32_t span) {
    step->push.pass = pass;
    step->push.own.span.span = span;
}

static enum gpusorti_kernel gpusorti_scatter_kernel(const gpusort_context *ctx) {
    return ctx->caps.subgroups ? GPUSORTI_KERNEL_scatter : GPUSORTI_KERNEL_scatter_basic;
}

static void gpusorti_walk_count_scan_scatter(gpusorti_walk *walk) {
    const gpusorti_plan *plan = walk->plan;
    const uint32_t span = gpusorti_tile(plan) * plan->tiles_per_span;
    const uint64_t spans = gpusorti_ceil_div(plan->request.count, span);
    gpusorti_shape count = plan->shape;
    uint32_t pass;
    for (pass = 0; pass < plan->pass_count; pass++) {
        const uint32_t variant = pass == 0 ? GPUSORTI_FIRST_PASS : 0;
        const gpusorti_shape scan = gpusorti_scan_shape(walk->ctx, variant);
        const int size = GPUSORTI_SIZE_PASSES + 4 * (int)pass;
        gpusorti_step *step;
        count.variant = variant;
        step = gpusorti_start_step(walk, GPUSORTI_KERNEL_count, &count, spans, GPUSORTI_SIZE_TILES);
        gpusorti_start_span(step, pass, span);
        if (pass > 0) gpusorti_size_by_gpu(walk, size);
        gpusorti_visit_step(walk);
        step = gpusorti_start_step(walk, GPUSORTI_KERNEL_scan, &scan, (uint64_t)1 << plan->radix_bits, -1);
        gpusorti_start_span(step, pass, span);
        gpusorti_visit_step(walk);
        if (plan->onesweep_scatters) {
            step = gpusorti_start_step(walk, GPUSORTI_KERNEL_onesweep, &plan->shape, spans, GPUSORTI_SIZE_TILES);
            gpusorti_start_pass(step, pass, 0)->portion_tiles = (uint32_t)spans;
        } else {
            step = gpusorti_start_step(walk, gpusorti_scatter_kernel(walk->ctx), &plan->shape, spans, GPUSORTI_SIZE_TILES);
            gpusorti_start_span(step, pass, span);
        }
        gpusorti_size_by_gpu(walk, size);
        gpusorti_visit_step(walk);
    }
}

/* ---- one-sweep ---- */
static enum gpusorti_kernel gpusorti_pass_kernel(const gpusorti_plan *plan) {
    if (plan->staged) return GPUSORTI_KERNEL_onesweep_staged;
    return plan->request.key_bits < 32 && !plan->unpacked ? GPUSORTI_KERNEL_onesweep_narrow : GPUSORTI_KERNEL_onesweep;
}

/* The bits of a pass's digit in which raw keys differ from encoded ones. */
static uint32_t gpusorti_flip(const gpusorti_plan *plan, uint32_t pass, uint32_t radix_bits) {
    const gpusorti_request *request = &plan->request;
    const uint32_t first = pass * radix_bits, bits = gpusorti_min(radix_bits, request->bit_count - first);
    const uint64_t sign = request->key_kind ? (uint64_t)1 << (request->key_bits - 1) : 0;
    const uint64_t flipped = request->descending ? ~sign : sign;
    return plan->raw ? (uint32_t)(flipped >> (request->first_bit + first)) & ((1u << bits) - 1) : 0;
}

/* The pass by leading bits that are not a digit: it treats them as the highest byte of a window that has one byte more and
 * begins 8 bits before bit 0 (modulo 2^32). The sign is not among them. */
static void gpusorti_take_leading_bits(const gpusorti_plan *plan, gpusorti_step *step) {
    const uint32_t beyond = 8 * plan->pass_count;
    step->push.first_bit = plan->request.key_bits - 8 - beyond;
    step->push.bit_count = beyond + 8;
    step->push.own.onesweep.flip = gpusorti_flip(plan, 0, plan->radix_bits);
}

/* A pass, by digits of seven bits if records is GPUSORTI_CLOSE. */
static void gpusorti_walk_pass(gpusorti_walk *walk, uint32_t pass, uint32_t records) {
    const gpusorti_plan *plan = walk->plan;
    const int around = records == GPUSORTI_CROWD, close = records == GPUSORTI_CLOSE;
    const enum gpusorti_kernel kernel = around ? GPUSORTI_KERNEL_onesweep_around : gpusorti_pass_kernel(plan);
    const uint32_t portions = gpusorti_portions(plan);
    gpusorti_shape shape = plan->shape;
    uint32_t portion;
    shape.variant |= GPUSORTI_STALL(walk->ctx->forced.stall);
    for (portion = 0; portion < portions; portion++) {
        const uint64_t left = gpusorti_tiles(plan) - (uint64_t)portion * plan->tiles_per_portion;
        gpusorti_step *step = gpusorti_start_step(walk, kernel, &shape, gpusorti_lesser(left, plan->tiles_per_portion),
                                                  GPUSORTI_SIZE_TILES);
        gpusorti_onesweep_args *args = gpusorti_start_pass(step, pass, records);
        args->portion_tiles = plan->tiles_per_portion;
        args->portion = portion;
        args->polls = gpusorti_polls(walk->ctx);
        if (close) step->spec.radix_bits = 7;
        if (close || pass < plan->pass_count)
            args->flip = gpusorti_flip(plan, pass, step->spec.radix_bits);
        else
            gpusorti_take_leading_bits(plan, step);
        step->no_barrier = plan->mode == GPUSORTI_ADDRESSES && portions == 1 && (around || close);
        if (portions == 1) gpusorti_size_by_gpu(walk, GPUSORTI_SIZE_PASSES + (int)(records + 4 * pass));
        gpusorti_visit_step(walk);
    }
}

/* The passes from `first` to `end`, not included. The GPU decides which of them have nothing to do. */
static void gpusorti_walk_passes(gpusorti_walk *walk, uint32_t first, uint32_t end, uint32_t records) {
    uint32_t pass;
    for (pass = first; pass < end; pass++) {
        gpusorti_walk_pass(walk, pass, records);
        if (walk->plan->may_be_close && records == 0) gpusorti_walk_pass(walk, pass, GPUSORTI_CLOSE);
        if (walk->plan->may_crowd && records == 0) gpusorti_walk_pass(walk, pass, GPUSORTI_CROWD);
    }
}

/* Leaves by a single digit begin where its counts say; others have to be searched for. */
static void gpusorti_walk_leaves(gpusorti_walk *walk) {
    const gpusorti_plan *plan = walk->plan;
    const gpusorti_shape starts = {256, 1, 0};
    const uint32_t leaves = 1u << plan->leaf_bits;
    const uint64_t workgroups = gpusorti_ceil_div(leaves, starts.workgroup_size - 1);
    gpusorti_shape sort = plan->leaf;
    gpusorti_leaf_args args;
    args.starts = gpusorti_control_word(plan, plan->layout.leaves);
    args.room = gpusorti_shape_tile(&plan->leaf);
    args.tile = gpusorti_tile(plan);
    args.portion_tiles = plan->tiles_per_portion;
    if (walk->ctx->forced.reversed_atomics) sort.variant |= GPUSORTI_REVERSED;
    if (plan->leaf_bits > 8) {
        gpusorti_start_step(walk, GPUSORTI_KERNEL_leaf_starts, &starts, workgroups, -1)->push.own.leaf = args;
        gpusorti_visit_step(walk);
    }
    gpusorti_start_step(walk, GPUSORTI_KERNEL_leaf_sort, &sort, leaves, -1)->push.own.leaf = args;
    gpusorti_size_by_gpu(walk, GPUSORTI_SIZE_LEAVES);
    gpusorti_visit_step(walk);
}

/* Whether passes always end in the caller's arrays, because the GPU adds one if their number is odd, and knows from the
 * histogram whether leaves of one digit have room. Sorted input still needs finish.comp to write its indices. */
static int gpusorti_ends_by_passes(const gpusorti_plan *plan) {
    return plan->algorithm == GPUSORT_ONESWEEP && plan->pass_count % 2 == 0 && plan->leaf_bits <= 8 && !plan->may_crowd &&
           !(plan->request.flags & GPUSORT_WRITE_INDICES);
}

/* Whether the histogram kernel copies the elements if it expects, from a sample, an odd number of passes. Keys with
 * values are rather copied at the end, by a finish.comp of which the GPU sets the size: a single key may change the
 * number. */
static int gpusorti_copies_early(const gpusorti_plan *plan) {
    const int at_end = !gpusorti_ends_by_passes(plan) && plan->gpu_sizes;
    return !plan->counting_sort && (plan->request.value_words == 0 || !at_end);
}

/* Whether the histogram kernel may take keys as a sample suggests, so that another one counts again if that was wrong. */
static int gpusorti_may_count_again(const gpusorti_plan *plan) {
    return (plan->may_stretch && plan->leaf_bits > 8) || plan->may_be_close;
}

static gpusorti_shape gpusorti_histogram_shape(const gpusort_context *ctx, const gpusorti_plan *plan) {
    gpusorti_shape shape = ctx->tuning.histogram[plan->request.key_words - 1];
    while (shape.workgroup_size > ctx->caps.max_invocations) shape.workgroup_size /= 2;
    return shape;
}

/* again: only if the first one asks for it. */
static void gpusorti_walk_histogram(gpusorti_walk *walk, uint32_t again) {
    const gpusorti_plan *plan = walk->plan;
    const gpusorti_tuning *tuning = &walk->ctx->tuning;
    const gpusorti_shape shape = gpusorti_histogram_shape(walk->ctx, plan);
    const uint64_t most = gpusorti_max(tuning->histogram_invocations / shape.workgroup_size, 1),
                   workgroups = gpusorti_lesser(gpusorti_ceil_div(plan->request.count, gpusorti_shape_tile(&shape)), most);
    gpusorti_step *step = gpusorti_start_step(walk, GPUSORTI_KERNEL_histogram, &shape, workgroups, -1);
    gpusorti_histogram_args *args = &step->push.own.histogram;
    args->portion_tiles = plan->tiles_per_portion;
    args->copies = (uint32_t)gpusorti_copies_early(plan);
    args->makes_even = (uint32_t)gpusorti_ends_by_passes(plan);
    args->tile = gpusorti_tile(plan);
    if (plan->leaf_bits) {
        args->least_leaf_bits = gpusorti_least_leaf_bits(plan);
        args->most_leaf_bits = plan->leaf_bits;
        args->leaf_average = gpusorti_leaf_average(&plan->leaf);
        args->leading_passes = plan->leading_passes;
    }
    args->fits = (uint32_t)(gpusorti_may_count_again(plan) && !again);
    args->again = again;
    if (plan->may_crowd && gpusorti_portions(plan) == 1) args->crowds = tuning->least_crowd[plan->staged];
    if (again) gpusorti_size_by_gpu(walk, GPUSORTI_SIZE_AGAIN);
    gpusorti_visit_step(walk);
}

/* Leaves by the highest digit alone are sorted after its pass. Other leaves have passes of their own; all passes follow,
 * for keys that do not suit leaves, and in case one leaf has too many elements. */
static void gpusorti_walk_onesweep(gpusorti_walk *walk) {
    const gpusorti_plan *plan = walk->plan;
    gpusorti_walk_histogram(walk, 0);
    if (plan->counting_sort) return;
    if (plan->leaf_bits > 8) {
        gpusorti_walk_passes(walk, plan->pass_count - plan->leading_passes, plan->pass_count, GPUSORTI_LEADING);
        gpusorti_walk_leaves(walk);
    }
    if (gpusorti_may_count_again(plan)) gpusorti_walk_histogram(walk, 1);
    gpusorti_walk_passes(walk, 0, plan->pass_count + (plan->may_stretch && plan->leaf_bits == 8), 0);
    if (plan->leaf_bits == 8) gpusorti_walk_leaves(walk);
}

/* Ends a sort by passes, unless the last of them did. */
static void gpusorti_walk_finish(gpusorti_walk *walk) {
    const gpusorti_plan *plan = walk->plan;
    const uint32_t most = plan->counting_sort ? (uint32_t)GPUSORTI_MOST_STRIDE_GROUPS : walk->ctx->tuning.stride_groups;
    if (!gpusorti_by_passes(plan) || gpusorti_ends_by_passes(plan)) return;
    gpusorti_start_stride(walk, GPUSORTI_KERNEL_finish, plan->counting_sort ? GPUSORTI_FILL : GPUSORTI_FINISH,
                          plan->request.count, most);
    gpusorti_size_by_gpu(walk, GPUSORTI_SIZE_FINISH);
    gpusorti_visit_step(walk);
}

/* ---- small counts ---- */
enum { GPUSORTI_TILE_ENCODE = 1, GPUSORTI_TILE_DECODE = 2, GPUSORTI_TILE_TO_ALT = 4 }; /* as in shaders/tiles.glsl */

static gpusorti_step *gpusorti_start_tiles(gpusorti_walk *walk, uint32_t mode) {
    const gpusorti_plan *plan = walk->plan;
    const enum gpusorti_kernel kernel = plan->rolled ? GPUSORTI_KERNEL_tile_sort_rolled : GPUSORTI_KERNEL_tile_sort;
    gpusorti_step *step = gpusorti_start_step(walk, kernel, &plan->shape, gpusorti_tiles(plan), GPUSORTI_SIZE_TILES);
    step->spec.variant |= gpusorti_comparison(plan);
    step->push.own.tiles.mode = GPUSORTI_TILE_ENCODE | mode;
    return step;
}

/* Each merge moves all elements from the caller's arrays to scratch or back. The tiles are stored where the last merge
 * then ends in the caller's arrays. */
static void gpusorti_walk_merges(gpusorti_walk *walk) {
    const gpusorti_plan *plan = walk->plan;
    const gpusorti_shape merge = gpusorti_merge_shape(walk->ctx, plan);
    const uint64_t workgroups = gpusorti_ceil_div(plan->request.count, gpusorti_shape_tile(&merge));
    uint32_t run = gpusorti_tile(plan), left = plan->merges;
    gpusorti_start_tiles(walk, left == 0 ? GPUSORTI_TILE_DECODE : left % 2 ? GPUSORTI_TILE_TO_ALT : 0);
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
    args->run = gpusorti_tile(walk->plan);
    args->sample_stride = walk->plan->buckets->sample_stride;
    args->bucket = walk->plan->buckets->bucket;
    gpusorti_visit_step(walk);
}

static void gpusorti_walk_buckets(gpusorti_walk *walk) {
    const gpusorti_plan *plan = walk->plan;
    const struct gpusorti_buckets *row = plan->buckets;
    const uint32_t count = plan->request.count;
    const uint32_t most = gpusorti_min(gpusorti_power_below(walk->ctx->caps.max_invocations), 1024);
    const uint32_t samples = GPUSORTI_MAX_RUNS * (gpusorti_tile(plan) / row->sample_stride);
    const gpusorti_shape split = gpusorti_shape_of(most, 1, samples);
    const gpusorti_shape merge = gpusorti_shape_of(row->bucket_size, 8,
                                                   GPUSORTI_LOG_CAPACITY(row->log_capacity) | gpusorti_comparison(plan));
    gpusorti_start_tiles(walk, GPUSORTI_TILE_TO_ALT);
    gpusorti_visit_buckets(walk);
    gpusorti_start_step(walk, GPUSORTI_KERNEL_split_runs, &split,
                        gpusorti_ceil_div(gpusorti_max(count / row->sample_stride, 1), 32), -1);
    gpusorti_visit_buckets(walk);
    gpusorti_start_step(walk, GPUSORTI_KERNEL_merge_buckets, &merge, gpusorti_ceil_div(count, row->bucket), -1);
    gpusorti_visit_buckets(walk);
}

/* ---- segments ---- */
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
        step->push.own.list.list = list;
        step->push.own.list.lists = gpusorti_control_word(plan, plan->layout.lists);
        step->push.own.list.list_room = gpusorti_list_room(plan);
        step->indirect = GPUSORTI_SIZE_LISTS + 4 * (int)list;
        gpusorti_visit_step(walk);
    }
}

/* A step over all tiles of long segments, or, of two kernels, over their counts. */
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
    const enum gpusorti_kernel kernel = plan->chained || plan->onesweep_scatters ? GPUSORTI_KERNEL_segment_pass
                                        : walk->ctx->caps.subgroups ? GPUSORTI_KERNEL_segment_scatter
                                                                    : GPUSORTI_KERNEL_segment_scatter_basic;
    const gpusorti_shape count = gpusorti_shape_of(plan->shape.workgroup_size, plan->shape.items, 0),
                         scan = gpusorti_scan_shape(walk->ctx, 0);
    gpusorti_shape shape = plan->shape;
    gpusorti_long_args args = gpusorti_long_args_of(walk, &scan);
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

/* ---- the first k, see shaders/candidates.glsl ---- */
/* A round of selecting, or the sort that follows. */
static void gpusorti_visit_selection(gpusorti_walk *walk, enum gpusorti_kernel kernel, const gpusorti_shape *shape,
                                     const gpusorti_select_args *args) {
    const gpusorti_plan *plan = walk->plan;
    const gpusorti_request *request = &plan->request;
    const uint64_t workgroups = (uint64_t)gpusorti_segments_of(request) * args->parts;
    gpusorti_step *step = gpusorti_start_step(walk, kernel, shape, workgroups, -1);
    if (args->size == 0) step->indirect = GPUSORTI_SIZE_LONG;
    step->push.values_alt_base = (uint32_t)((plan->layout.values_alt - plan->layout.keys_alt) / 4);
    step->push.own.select = *args;
    if (gpusorti_packs_at_once(plan)) {
        step->bound[GPUSORTI_BIND_VALUES] = walk->args->values;
        step->range[GPUSORTI_BIND_VALUES] = gpusorti_values_size(request);
    }
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
        select.variant = GPUSORTI_CANDIDATES;
        left = (uint64_t)args.parts * args.room;
        args.from = args.to;
        args.parts_before = args.parts;
    }
    args.parts = 1;
    sort.variant |= gpusorti_comparison(plan);
    if (gpusorti_packs_at_once(plan)) sort.variant |= GPUSORTI_PACKED;
    gpusorti_visit_selection(walk, GPUSORTI_KERNEL_select_sort, &sort, &args);
}

/* ---- the first k in any order, see shaders/select_any.comp ---- */
static void gpusorti_visit_any(gpusorti_walk *walk, uint32_t number, uint64_t elements, gpusorti_any_args args) {
    const gpusorti_plan *plan = walk->plan;
    gpusorti_shape shape = plan->selecting;
    gpusorti_step *step;
    args.parts = (uint32_t)gpusorti_ceil_div(elements, args.part);
    if (gpusorti_packs_at_once(plan)) shape.variant = GPUSORTI_PACKED;
    step = gpusorti_start_step(walk, GPUSORTI_KERNEL_select_any, &shape,
                               (uint64_t)gpusorti_segments_of(&plan->request) * args.parts, -1);
    step->push.pass = number;
    step->push.own.any = args;
    if (gpusorti_packs_at_once(plan)) {
        step->bound[GPUSORTI_BIND_VALUES] = walk->args->values;
        step->range[GPUSORTI_BIND_VALUES] = gpusorti_values_size(&plan->request);
    }
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
    args.place_bits = 1 + gpusorti_log2(longest);
    args.digits = (uint32_t)(gpusorti_ceil_div(request->bit_count, 8) + gpusorti_ceil_div(args.place_bits, 8));
    gpusorti_visit_any(walk, 0, 1, args);
    for (number = 1; number <= args.digits + 1; number++) gpusorti_visit_any(walk, number, longest, args);
    args.part = gpusorti_shape_tile(&plan->selecting);
    if (gpusorti_any_copies(plan)) gpusorti_visit_any(walk, number, args.room, args);
}

/* Elements behind the first k, and outside of all segments, keep their values: each index is its own. */
static void gpusorti_walk_identity(gpusorti_walk *walk) {
    const gpusorti_request *request = &walk->plan->request;
    if (request->wide && !request->packs) gpusorti_walk_rows(walk, GPUSORTI_IDENTITY);
}

static void gpusorti_walk_selected(gpusorti_walk *walk) {
    gpusorti_walk_identity(walk);
    if (walk->plan->unordered)
        gpusorti_walk_any(walk);
    else
        gpusorti_walk_selection(walk);
}

static void gpusorti_walk_segments(gpusorti_walk *walk) {
    if (walk->plan->request.segmentation == GPUSORTI_OFFSETS) gpusorti_walk_identity(walk);
    gpusorti_walk_small_segments(walk);
    gpusorti_walk_listed(walk);
    if (walk->plan->selecting.workgroup_size)
        gpusorti_walk_selection(walk);
    else if (walk->plan->has_long)
        gpusorti_walk_long_segments(walk);
}

/* ---- Batcher's odd-even merge: which dispatches sort n elements (shaders/odd_even_merge.comp) ---- */
enum { GPUSORTI_MODE_ODD = 1, GPUSORTI_MODE_SORT = 2 }; /* gpusorti_network_args.mode */

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

/* ---- all of them ---- */
/* Visits the steps of a sort in the order of their execution. */
static gpusort_result gpusorti_walk_steps(const gpusort_context *ctx, const gpusorti_plan *plan,
                                          const gpusort_cmd_args *args, gpusorti_visit visit, void *user) {
    gpusorti_walk walk;
    memset(&walk, 0, sizeof walk);
    walk.ctx = ctx;
    walk.plan = plan;
    walk.args = args;
    walk.visit = visit;
    walk.user = user;
    walk.common = gpusorti_common_step(ctx, plan, args);
    if (gpusorti_by_passes(plan) || plan->algorithm == GPUSORTI_SEGMENTED ||
        (plan->request.gpu_count && gpusorti_has_control(plan)))
        gpusorti_walk_begin(&walk);
    gpusorti_walk_first(&walk);
    switch (plan->algorithm) {
    case GPUSORT_COUNT_SCAN_SCATTER: gpusorti_walk_count_scan_scatter(&walk); break;
    case GPUSORT_ONESWEEP: gpusorti_walk_onesweep(&walk); break;
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
/* ---- >>record: from steps to commands; what is prepared; buffers checked ---- */
/* ---- what a step binds ---- */
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
    int sizes_visible;  /* a barrier has made the indirect sizes visible since they were last written */
    gpusorti_sets sets; /* GPUSORTI_POOLED_BUFFERS */
} gpusorti_recorder;

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

/* The visitor that finds out which sets a sort needs. */
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

/* ---- a step as commands ---- */
/* The kernel's arguments, and the buffers that it works on. */
static void gpusorti_push_step(const gpusorti_recorder *recorder, const gpusorti_plan *plan, const gpusorti_step *step) {
    const gpusort_context *ctx = recorder->ctx;
    gpusorti_push push = step->push;
    if (plan->mode == GPUSORTI_ADDRESSES) {
        push.keys = gpusorti_address(ctx, step->bound[GPUSORTI_BIND_KEYS]);
        push.values = gpusorti_address(ctx, step->bound[GPUSORTI_BIND_VALUES]);
        push.keys_alt = gpusorti_address(ctx, step->bound[GPUSORTI_BIND_ALT]);
        push.values_alt = gpusorti_address(ctx, step->bound[GPUSORTI_BIND_VALUES_ALT]);
        push.control = gpusorti_address(ctx, step->bound[GPUSORTI_BIND_CONTROL]);
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
    if (!step->no_barrier)
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

/* ---- visitors that record nothing ---- */
/* Notes a pipeline to be compiled. user: the context. */
static gpusort_result gpusorti_prepare_step(void *user, const gpusorti_plan *plan, const gpusorti_step *step) {
    return gpusorti_want_pipeline((gpusort_context *)user, step->kernel, &step->spec,
                                  plan->mode == GPUSORTI_ADDRESSES);
}

/* Whether the pipeline is there. user: points to a pointer to the context. */
static gpusort_result gpusorti_find_step(void *user, const gpusorti_plan *plan, const gpusorti_step *step) {
    const gpusort_context *ctx = *(const gpusort_context *const *)user;
    (void)plan;
    return gpusorti_find_pipeline(ctx, step->kernel, &step->spec) ? GPUSORT_OK : GPUSORT_ERROR_NOT_PREPARED;
}

/* ---- what a sort is called ---- */
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

/* ---- buffers, checked ---- */
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
    const uint32_t bound = plan->mode == GPUSORTI_ADDRESSES ? 1 : (uint32_t)ctx->caps.offset_alignment;
    const gpusorti_place places[] = {
        {"keys", args->keys, gpusorti_keys_size(request), gpusorti_max(request->key_bits == 64 ? 8 : 4, bound)},
        {"values", args->values, gpusorti_values_size(request), gpusorti_max(request->value_size == 8 ? 8 : 4, bound)},
        {"scratch", args->scratch, plan->layout.end, gpusorti_max(GPUSORTI_ALIGNMENT, bound)},
        {"count_buffer", args->count_buffer, request->gpu_count ? 4u : 0u, 4},
        {"segments", args->segments, gpusorti_offsets_size(request), 4},
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

/* ---- all of it ---- */
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

typedef struct gpusorti_preparation {
    gpusort_context *ctx;
    const gpusort_cmd_args *args;
} gpusorti_preparation;

/* Notes the pipelines of a plan. A count on the GPU needs all those that others need, and one more. */
static gpusort_result gpusorti_prepare_plan(void *user, const gpusorti_plan *plan) {
    const gpusorti_preparation *preparation = (const gpusorti_preparation *)user;
    gpusorti_plan counted = *plan;
    counted.request.gpu_count = 1;
    return gpusorti_walk_steps(preparation->ctx, &counted, preparation->args, gpusorti_prepare_step,
                               preparation->ctx);
}

typedef struct gpusorti_measure { /* of the memory that a sort needs */
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

/* Scratch and sets are those of the plan that needs most of them, usage is what any plan needs, also with a count on the
 * GPU. */
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
"_~#gt|u_~!!*![_~!!c>S_~!!!#Y_~!!!!!_~!!1oT_~!!!!#_~!!RO2!!_~4a;G#_~:WOPR_~-l;S^Vc_~!!9gbVcVe_~!!RO6_~!!!!'!R_~=#0khVc!7_~",
"!!RO7!R_~!!!!3Ve`!#_~!!B`O!*_~!!!!(_~!!!!&Vp!+`!&_~!!JWa!,Vc_~!!!!FVc`!'VeVt_~!!!*K_~!!9h>!,_~!!!!$Vp!._~!!!!EVc`!&_~!!!!",
"D_~!!!!%Vp!7_~!!!!-_~!!!!@Vs!8b!;!8~#Vr`!'VwVt_~!!!!*~#VzVt_~!!!!.~#VrVt_~!!!!2~#VlVt_~!!!!6~#VqVt_~!!!!:~#_~!!!!)Vt_~!!!",
"!>~#V}Vt_~!!!!C~#_~!!!!+Vt_~!!!!G~#_~!!!!,Vt_~!!!!K~#V{Vt_~!!!!O~#V~Vt_~!!!!SVv!8`!t!>Ve~#!Ba#,!C~$Vv!C`!2!Ea#'!EVy`#E!Oa",
"!:!QV{_~!!!!;_~!!1oV!#_~!!9gu!$!#_~!!B_y!%W'Vc_~!!JW8!&!#!%!%_~!!ZGY!'`!'a!#_~!!B`2!%!(_~!!)w1`!&!)_~!!!$,_~!!B`#!*`!'_~!",
"!9gq!+!%_~!!B`%!,!*!+_~!!B`'!-V~!,_~!!B`C!-!.V~W1!/W'VeW4!/!0VcW:!1V~a!J!2Ve~#!3Vc_~!!1oW!4`!(!5VwW:!6Ve!%W;!6!7Ve_~!#=d|",
"!8!%j!#W:!9W(!8W;!9!:W(`!X!;W%W:!<W(~#!/!=Ve_~!!B`9!%!>_~!!!$n`!V!@V~`!&!AVzW8!B!%_~!!9gr!C!BW:!DV~!CW;!D!EV~`!A!FV{`!&!G",
"a!*!HV}`!A!I_~b]O5m`!&!JVr`!.!KW(~#!LV}`!*!MW*~#!N_~!!!8Q`!b`$(_~!!B_{!P!%Vz_~!!RO[!P!Q!O!2!2_~!!JWN!#!RVc!$_~!!1r)7}_~!!",
"9j87}Vc_~!!9j<!37}WG7~_~!!B`E!%7}!7_~!!1r*a!*_~!!ZIx~#8#8$7}7}_~!!JWY!<7}!:!;a!68!_~!!JXn!47}8&8!_~!!BbH7}8%Vc_~!!BbL8!`!",
"/`!B_~!!JXi`!18)!3`!We!0_~!!ROj!17}!.!=8,_~!!9h57~!3WK8#WG8#WK8*WG8*_~!!JX<!%8+8,!>WK8-WG8&WT`!_!@8/f!t8)~#a!k8$!)~#8#~$8",
"#7~`!Ob!]!08&~$`!K8%8&`!T8'WG8!_~!!JXl`!D87!Ag!}WK8;`!4b#K!0~%a#;8!~(7}`!9a#27~b!=!F~%a!l!E!08!a!,c!Q!G~%_~!!ZGD`!&!!_~!!",
"!!I8$8!b#Va#D8-8*8!8)_~!!JXh~#8Im#}!0~#8%~%b!88%~#d!v!H~%_~!!c@%!#7}!T!38+8#!IWK8&`$1a!]8S!2~&f!F!K~)!J818!~#8%WG8%~$8Y!5",
"~.!M~)!L878!!N~%WK8aWG8a_~!!)y{_~!!)wl`&%!SVc!&_~!!9h.`!=a!%`&+c#m8#!(c$t8%~#8!~#`%x!2WXa%4l$T_~!!JXC`!98*8(_~!!JXF`!'8+8",
")c$q_~!!RPwa!}!2a%D`&D`!A8(WG8(a$K!38(8!8'c!i8,~'82!5c!08!~#!2b#9!TVc!'~'f#@W^a!`8$W_a#48%m!ud%H8!8(_~!!ROb`$$!S8,8!`!`",
/* begin_address: begin.comp -DGPUSORTI_ADDRESS, 1013 words */
"`+p_~!!ZG7_~!!!#k~$Vd_~!!!^i_~!!k6c_~9@U'._~9@4/p_~>8sWB_~<QyUv_~=:FF2_~:m['C_~;(*sJ_~!+zA=e+{_~!!!^j~.Vs!Vb+Y!V~#V}`!'Vw",
"a+O!VVza+J!VVra+E!VVla+@!VVq~$!VW%~#`!'`+Y_~!!!!W`!'`+Y_~!!!![`!'`+Y_~!!!!``!'`+Y_~!!!!d`!'`+Y_~!!!!h`!'_~!!!!/Vt_~!!!!l~",
"#_~!!!!0Vt_~!!!!p~#_~!!!!1Vt_~!!!!t~#W!Vt_~!!!!x~#VoVt_~!!!!|Vv`!ts,}b,un,/}!,'CWD!U!%Vw_~!#g;q!V!Ub!#l+S!WW(!VW;!W~#d,0!",
"XVrW:!YW(!U_~!!9g{!Z_~!!!^kn,W`!4!,c,O![W~~8b+jr,7`!2!]VlW}!^W~e,>`!+!C`!3!_W!`!&!`Vo~#!aWth,:!bWv~'!cWx~V!G~CWM!Y`!I!XWJ",
"!U~#_~!!Ba(!Za*~![`!&!=8/_~!!JWV`+kVwVrb*-a,A8-~#8.8/`+u80WG8)b,J82~)8,~2o!l!08)~&`!Z8(8)!>a+a8%a,Y8=~,8B~'!]~5d#_!=~&!^d",
",S!_~#c!{8$`)g_~!!ROfa!,`!|b!7!`i,ib#ua#c808-8!8,a*x8Rz$N!0~#8(~'b!H8(f,0!ag,x8.~*8`~/!b~*84~*8f~/!c~*8:~(8mWG8m~7p%E8(~#",
"8%~%`&Xb-*8'~28-8+~$8.8,~=![`!C`-*X#~#c!k85!5a!280`%EX#`-,`!2}!-.a",
/* count: count.comp, 3345 words */
"a6|_~!!!(Q~-_~!!c>W~%!p!qf-%!m~%!mb6]!m~%!m~%!m~%!m~%!m~%!m~$Vv`!A|7M!pV{_~!!!!<Vp!qV{W$Vp!rVeVlVp!uVq`!m!vb,[!v~#!wa!C!w",
"Vy`!*!ya!6!z~%!z~#!|~$!|Vyl-'!~a!6!~a!K#!VeW%Vp#%a!:#&~%#&~##(~$#(a!O#.VeV}Vp#0VeVqVp#7VeW(Vp#FVeh-m#Ua9/#^VeV~o-iW0!d!%`",
",eb-^W2!e!U!4!%_~!!B`(!f`-`_~!!ROI!g!%a-dX(!h~#W0!i!UW2!j!4`!4_~!!c>j!kb.+`!AX)!l!#a!)_~!!s/*!mg-}!nW(!mW;!n~#f8.b-@b-Zu8",
"Vb-[b8Rb,vW:!oVe!PW;!o!pVeb.1c.'!o!qa-x`%&b.7_~!!RO]!4!s_~!!!#s!r!5W:!tW%!UW8!u!UWA!v!ua86!v~#!w`.D!xV~`!4!y~#!z!yW:!{V~!",
"zW;!{!|V~e.:!}a8W!}!~V~`!d#!W'~###W'~##$X-#!##W8#%`!>#&#%W:#'V~#&W;#'#(a.q#)W!`!:#*~##)_~!!ZGm!%#+_~!!!#r#*!2!5X,!/#,_~!!",
"!#H#!!3`!5#-a#2`!]#.Vc`!,#/X-#.!2~##0`!c!%#1_~!!!#J#0!2`!T#2_~!!!!B`!,#3_~!!!$3#1#2`!(#4_~!!!$0!2#3`!C#5~#!5`$/#6X2`!G#7a",
"!Q#8_~!!!#t#7a!b#9a!W`!(#:a!<`!I#;a!Y`!z#<X0#;~$#=_~!!!#w#0##b/h`!8#>X3#0a!f#@~##>`!(#AX1#@!2`#G#BX/#=!I#A`!F#Cc!e#D`#G!2",
"`!y#EVz~##FV}b1S`!X#GWr`!8#Ha#^b1(`!V#I`!]#FW7#J`!)W:#KVr#JW;#K#L`1t#MVr!%b12W;#M#NVr`!&#O~$#Pa!W#Q_~!!!$vW:#RW%!4b0z_~!!",
"JWD!U#S!3!3_~!!9g~!4#T`!G#UV}W7#V!4#UW:#WW%#VW7#X!U`!*#YW%#X`!r#Z_~!!!#L!>#U`#-#[Vwb1j`!Q#]_~!!!#Xb<C`!M#^Vc`!<#_X3#^a$5#",
"`X5#_!3b1Ps1L_~!!B`A~##ag;YW^b+1b+G8#~1a!J#bb,m#`j:J!=~%_~!!JXA`!&!Jb7T#)8!c9}c:TWK8)`1GWLa!:8)`+za0j8-8._~!!BaUa!rg.N_~!",
"!JY(b8kc#'WK8$WG8$WLa-l`9o8$h1/8A~#X<`,R#ja!{888>_~!!JX>~#8Cb2|8!8Ak.1a#58'8Ec!a!%`;F8$`2:_~!!k75`!S#k8K8*8##`86_~!!ZGr`!",
"+#l8D8E#`WK8OWG8Oa-r!%#aVc!d`$Vw<Xe;xc!>b/wa!q8(8%`#R_~!!1r/7~a!^#b~&!67}!p!2~%a!+!q!3e$Y`#6b!9c!0WT~%b!R!U#cVc!eW]!4b.zh",
"%kb#0!sb$=c1|b#9WR!x7}!w!08*`0cc#58#a!0!|`/wb!0a>Y8'WL!U`!o8'8!`4x8,`=lb!S80e=`!~!081b#0_~!!JWi!Ub%>81`#lb!>#$~(#(!086~+8",
"6~#_~!!JY%`!/!2#+XAb&ja%t8;b#t8!#!_~!!JY#!%`4{#+b!Od@#X!!/`'%_~!!RQ<a5j8!#,c!Ya%~8A_~!!{)]`!+868=81848,8/8!80c$6#dVc!fW]!",
"Ud$3WP#-a$!c&o#/~%_~!!JWja%0Ve_~!!JY'a!j#4_~!!RO{a!a8*Vec%E!U`=R`20c#`#5e!G8$Vea#-8!_~!!JY$a!&#6X!a!P_~!!JY&b!T`#5a#;XK!U",
"`>'c'vb!X80`A:b!X#8~%_~!!Bava$jbA0a!:8%8.8!`C587WG85b!>#9e!u8<Vcg#<8>Vc~(8@8;~'#:~)Vc~%_~!!RQ;~$#<!=g#=X@a!'#Ba!``%kb!`8+",
"VcbB]a!`8,`(pc%w#Cg!`XKb!Lb!G8&e#'b)78%b(Fa!-898<`4[c'p#eVc!g`%+a'@p'C#De!n8)Vca&&`$Fb&@8)~)8$b$a8'XJa5bVeX@a!'#2XGa&5bE$",
"80##k)/XJa5Wc!b85a6H86~/a!o##8:a!y8/f)L!3~$XNa#6i928(b#<8>~,8>WG8>a!<87`$)82~&#fVc!ha$#d*X#Ee)q8%#FWTb#Uc!C#g~,!X~*XA~$d6",
"X#Fd*2#hVc!ii!hc!Pg*TWUa+Ol$Bb#]8&~&e$%!I~$WUa=Q#Gk!J_~!!JXja-]h!]a!S81##b!^8!~'8&`,|b:q`!ba&V!3`&L8+WG8+b!m8+`$`a(V8/b#<",
"8:~38>~1a#*8B~.8F~;XEb)NXOa'kX@`!&83c$e!4#iVc!jb'W!Um'T#Hg*cc!'`/+a%@k/ob;M8&~&e!M81Vcc!'b!Mc'(b0%a+/b*ba!-a+v8'WK82WG80a",
"!G86Vcb!'e!L85`*]`!Ab*h84b#V!##jb21kBSdAO#I~,#M7}#LkKvWXkB[WS#N!3WS#O`!%#P`-;8!`!=_~!!Bb1!5!5#Qb<I#kVc!k~*f/QW;#W7}W%W;#Y",
"`!&b#5b2)!5~&X@a$[!Jc!,g2y_~!!JWQ~##fb!'#g8#X<`%7#hc/Gb%}Wa`!/#c8,!3XS`!(#dc/ye+N`$_#S8$b$(a$B#Ta0Ca!4#S8+`$'a$68>8-`$Sb$",
"a8@`$6a!f8#7}a'*e$Q!38#~'#U~$Ved$1X=a,p!>WTa#D8Fa&~8M80c%<WM#R7}8K8+aJ~WJa#fg'KWTa*S8)b#R8Mn#MWM!t`C483a!Ra1(81`!I8283!=W",
"K84WG8/d#c8@8A80~%8>8@82`!Mb#H84`#Db#)a#H8&~(a#38^8&a#0l'O`24d0]8]~%a#'8d8-b2Vc$pWS`&Qb#Da!78g80~%XC`!{#e8!8a8`b&d8!_~!!Z",
"Imc6rcCz8pe$J87~%8W8!b$O8oWJa0]XKa!V8bXN`!'8]b#88a~*WTa&D!2b6)9!e6U8&8-~,WTaC@!2b$j8zd#LX@a!i8ua!r8:b!+8wWa`!Q#i`,Ne)#8p~",
"#8)WK88WG88a!-8q8D`0Xa%48o8E838,WK8QWG8Q`!48R8r8F8!8:~#8P8o8F7~8:`!w8N8O`%:8SWG8LWK8jWG8ja&19.8ob#F#ZWH8s`#:7~c+v8uc#>8s#",
"ZWK8vWG8v`%M8r928#a%t8yWG8pb#]92e*S8xVcb(@h)6_~!!ZIt`!5#N`$mcR+a!A8}Ve~2#O~#gRJ9(~%_~!!JYF#P#[`%Ab)fWK8.WG8.f)j#lVc!lg)gw",
"*oe!yb&-8'f/J!]d/xa4Ub0;c&*83c8oaQ>8'a#U8(~)l;78!#I~$#]c!R86~&e'#81b%fa7@86`!<8788`+q89WG84~$8;!3_~!!JXe!4`*,h(*WJa$bb$Um",
"U!!=b!:XUa#N`!kc-^WJa$kq!J#[b!:l!J#P~4#EXUd(Zb'yb#Y`%7",
/* count_address: count.comp -DGPUSORTI_ADDRESS, 3654 words */
"aRu_~!!!)5~7nGt#n~%#nbRw#n~%#n~%#n~%#n~%#n~%#n~%#n~%#n~%#n~%#n~%#n~$Vv#ntH0kH(#rVeV{iH,cGXjGq}!GPVbGNX)#maS)aGZ}!GVKW=#nk",
"S_W:#oW(#nW;#odG[bBvfG[W:#pW%!%|SjbGgeSnwGkW9#q`#)bG)bGebC}iG{cFk#raHi#sW@`D&#tX3#r#s~%#t!3bT1aT-dH5aT-!vW:#uW~!UaGreGnW}",
"#vfTI#v~#}!Gme~}ba>bGmba:}!Gm_dVh#wVq}!GqDbbBbGmbI/bW|jGq#x~F!G~H#x~'kTrd.;#wmG~![`!j!=eUla3F8,bH#8,`1=b>C81}!H#A84~-8D~*",
"8;8Bb:ncH#8D~28H~(8L~(8N~##x~&8G8H#xWK8RWG8R~*wX!sW2d$,eT{8+~$}!H2V#yVc#miBr`2na[&XFbU5_~!!JXR#qa1SXJ~$b<=8#b;K`E}bB#8)XG",
"a#3c!dc1B8'XEaCn{H~8&b$.b$*#[dHtd[*!0mHsgILgLrXC`!;#y8'82!Aa%M8!b%Qb9$8$8(8#bZla'V#`!385WR#u`#`aZi!U~$V}a=(8+_~!!JXd~##$8",
"9c%Eo!k838>!5~.84~##v~(8Ba%^8#f[TdI28C`'mkIj8H~'g!vg$+a$x8O#+b#'`%:!5a$78%f!;fH_8$aNUb#0kO2a!X8X#+e'm!3~$a#H8'~)aH<84jJc8",
"]WG8]_~!!k9;~#8I8Q8;8E`)BkJaW;!t`>>`5y8#pJhWM#p`!rc'TcIQd;-dJbe!A8,~&uJfWJaC0b;!8#WS847~bDNgJfa!;87bCRWS887~b$'gJfd!ya6_r",
"#:#:~(8Ac!AvJdWJa;}`!^b#;8)~*#Ce!^8L~&cJbe!|WK8MWG8Ma#U8O}!JT~$:!H~A!K~>i!hc!P}!JT~'9a-3mJX8'~*8)~+#w~781~@WS83#SjJ[aWbaJ",
"[b$a8>}!JTO8D~$8L~*8I~;8K~48P~88=8>~$b#A83d#[#UanmhJM8Z~48+~'8Y~(8a~58d~+8^8]~18n~-8V~&8l~)8_a!+8rXNc0V8s7~a#@8_~*bkkcJT8",
"~~)8.~/8.~&8x~+8s~$8;cJ^kJT8n~$aFl89a!-8oa2vWK8PWG8P`!-8QhJF8R~$8iWG8i~$9,8n~'8p~)8r~&8r~#8sWG8s~#8q90~$aJQ8ob#N90e1*9/~&",
"lFcWJa;.dJNc63a!I96!2~:#O~'c$H9)kJVa+!82}!JV`o=J!M~(8.83gJd86b6A!=anv8*~#a#i8+~+c*KpJf89boKfJf84~$c%p`!<8:8;`,%8<WG87~$8>",
"bJf8B~3yr|jJscpmcJs|!WdK#l!W#P~AgK0b;uWK8@WG8@`%o",
/* scan: scan.comp, 2749 words */
"apw_~!!!'N~;{pK}!q7LkJqbJDbJufJHbJDbJLt{`eJMkJ;X(#z`!/`JX_~!!s/-#{!#`J3cJ)bInX(#|!%#p}#)-QbIJppLf{biJ8ko}cGVcHgbJ>jmLdJG#",
"raFG#}`J4##~%#}!3`H5#~X/#``&'bHSbGtbItbGIb|-cH1!%$!`!NaFs$#X-$!!3b|tbHRbH%W7$$`!'aH9$$~)bH)mGGbH(bmPdHlbGqbH[bLtcH>$%!%~%",
"$%`!A$&X1!>!2dH<mGye[P#p~#iH$#bWXa0=b)h#x8!lQIcbAWXoE_b3*a33$'8$b(Sb1%8'8#8&gnZ_~!!{'V`FO$)8%#T`z^!3`!#b1YWUa;C#Ik1*X>a#/",
"f!/|n^b=qdH>bgOb6]8-`gObV3a!-818C`|Nh2!8K~#}!p(Ii.%`|Mc3-8&81~'8Z}#!x'8%7~`2QuV'8)~'d;g`p5a0Q8*8+`-:8/`+wWXa#Xj7=g77a#F82",
"h!;XTc0I85bXVb!@b-8jWg8n8<~&e#g8'8*d4r8-~'8Eb#gg638G#UbJdc!Nc>td!N8(o5AWTaHo8&b2T8Tj6I8;bXu`%Qh$:bF4e''8!`~$8&a2/9580`6Re",
"$V83`D9b1e`!+`Lr!=a:Z8.WS9584a'Y$*97WTarG8#b<Z88f1f84d#O87~58E~&8nj5.8T8Ib#O8+fZ@8/b6`a#C9L8-b#@b#67~a%o8/b%}!=a#I8+b2V$&",
"d!=8W8X7~b%SWK8VWG8V`!/8T8U`4j8Y`M>WK9MWG9M}#.Z9~}lt[~}}!o=~$|g`98!d_ydvGf%8$'Vc#zcDGg@Cd)<8&~#b##b!PaT$a'9WO`+1e)2bAh8(~",
"%8)b=Y808#k:QdF88.XNa'T8!dNX8182`K]`@O80`DE}#.,%`)B83`.|XD82a#@$(b')f#*c-l#~cDL$)Vc#{gCJ}#)U/n)1c1]$(XAe&{!Ib0)80dRYaExaR",
"Y_~!!Ba{aM:aM8c/qW^bdIW_b+gn)]_~!!JXpa!287n*,8&8;~$8'8<~8!2~$j<F8,~#b#Re%88$~(by}8(c1dc3+b%(8+d'Mb}jc#fk2(_~!!JXc!4ajCWXa",
"!h!3a!'8Vb3z8#bSN8%!5b#J8##)!3XNb'8bA{XW}#2F%b#_!Jb!68%b&58_h%)f%%8dcFGXFa!,!LXNa,Ha$(}#<b&88c#V8[g&fa!l89!L~%##bPP81f)Y8",
"28.`2Nb&lWLa!_80`$[b4'8pb418Q~#d#`8J!28%c(O8#d,{8$!2d.ybHwbp[a!'8z8Jb3'8]c!:8$d!I#G8{c0uW`a/R!38k}#.;%c(<8`~+WK8`dEX9#e[O",
"8xg%,9.fJ}9(~$a$/8|l'gW`b/0!3eUL!5~$c&*mL!a#ag!0b40WLa(R8%$#8!cM6aJmaEKc#v!X~#cS08#j.s!0bOxj,gb$+!@`!38}WG8}`$A8~9!`5:9#W",
"G8zb/d$*Vc#|W]#peCDWJa%)b1Va%5c5Bc(0bP=dCT!>~+WUaBw8'jO$8/c23c3mmO#e5o85WTcU(86bBZ87`K9c2Ub2uX=a2~!5a2ub3.88a+A",
/* scan_address: scan.comp -DGPUSORTI_ADDRESS, 2950 words */
"ajD_~!!!'n~E~}oAR~}siu}#=OMkAqb>V}!AcPjgBbAcb@O}!Agb}!AcJbC&aAgbgFdAgbh&fAkbgi}!AkjzH3d`)}!AzL!G~184`sIa*S89wAz}!hgPh1&c6",
"~!4`+C`/L8-bC&a!-848I8!8/h-D8QeB,|jA|B,8a~+k#nuMX8,bN-f#sc=Gb=C!>~%WXa#hvB;85~188~-jO>8w8@yB;8H~.8J~R8W~)jPdc7p8>bPZ`%n}#",
"Co%gm%8*`69}#NL(`F@!38)aA*9B83gBK86877~bZzbBT!=a|k81WS9B87bBK9D~$8F~&8;~)87~'8:~58H~&8t~*n#_8Z8O~%8.~%bR482dlVa#R9[80tCxi",
"BZ8^8_~&bgu`!/8Z8[#Za4_8XWK9]WG9]}#D<M~}{oI~}}!gg~$}pWQd%tc(r#[d!.}!C1J!;~~#)!;~~&ji(ecvK8M`%#bvK!=8&e-Pat=a!28%b/b!3d.Lb",
"CC8}8M~%8`a!<8)`CCf!M#G8~c1qa!i8W!38ngCE8c~,8c~'9&~(8{~*91~)9+~'9!~y![`Th`CEX#~#`#xkCGa!:8K`CGd+=oCIaC@9#`$E9$9%`6H9&`CR}",
"!CI~#]",
/* scatter: scatter.comp, 6382 words */
"ab]_~!!!.XbCI_~!!!!aVd_~!!!!cVdWrgbc_~!!{'+~'$X$b$f$pebf#U}#Sb~#t$7VeW*Vp$9a!h$:~%$:~#$<~$$<Vy`#Y$=a!6$>~%$>}#j]+$Aa!d$B~",
"%$B~#$D~$$Da!K$Ea!6$F~%$F~#$H~$$H`!K}#/,2$VVe`!K$XV{WWcE7$YVe`$A$bV{W+Vv$f`!-$fV{_~!!!!LVv7}`!)$pV{_~!!!SWbEZ}#TqAX)$+!#!",
"4`EA}#/C/bESWD$,!%VrX($-$,`!.$.!%$,fESW2$/aEEX)$0bEKcF3cBU#X!U~%#XcB^#Y~#W2$1!##W#YX)$2!#a!pW2$3a!tW3$4}#0#%!4W3$5aFE`!#X",
"*$6c!0!%}#Uh~$A$7~$$8X-$7!5W8$9`#&$:$9W:$;V~$:W;$;$<V~bEyW8$=`!4$>$=W:$@V~$>W;$@!E`#8$A~#$B$AW:$CV~$BW;$C$D`!0$E~#$F$EW:$",
"GV~$FW;$G$HV~`!f$I~$}#/5$}#0q~#F$J~#a#M$Kc!.$Lc!q$M~%!4$Nc!4$O~&$Pc#&$Q~&$RX0$Q}#W84W:$SVq`&K$S$TVq`!&$UVq`!6$VaJV$WX5$V!",
"3`I{$X}#g>&`!&$Ya$B$Z_~!!!#N!>$Y`!:$[~%$S$]Vq`!,$^~&$_a!W$`a!&$a~#!6$ba![$c~#aJc$dX/$c$Z!>W7$e`!*aJ5$e~)`!D$fVe`!L$ga!_$h",
"X-~#_~!!9g}!4$i}#5(%bJK`!3$j`!Ya#_$k_~!!!#{$YaKI$l_~!!!#p$j$k`#5$mX1##~#!%$n_~!!!$.!I$mW:$oVe$,W;$o$p}#3*(`!($qX0#I!2W7$r",
"`!)W:$sVr$rW;$s`J]`!4$tX:$Z#IW7$u`!)W:$vVr$uW;$v#OVrbL;bKu`!<$w`Kq!LbL@$w!3`!.$x~$bKP$xa!.$ya!U`!.$z_~!!!#u#I!>~#${Xj`!(`",
"#{$|X/$z${`!{$}`!*W:$~W%$}dK=`!D%!Xo!r$7`!=%#X/%!`!)`!5%$X:#Z%#W7%%`!)W:%&Vr%%W;%&#P`$@%'Vq#XW;%'%(}#41$%)!I!IW:%*Vq!UW:%",
"+Vq$%W;%+%,Vq}#4t&%-~$%-%.Vr`!h%/X5$7a$H%0`!(a%(%1X/%0#U`#,%2`!*W:%3Vq%2W;%3%4VqbN3aMmclVfMi%5X5$!a#k%6`!.!5bMu%6a!a%7~$t",
"Lq#YdLu}#ZTU{ki}#&>%8*}#4:A89~-8<~'a!`$gf:y8'}##A2jj58(8>gw88@h#@a4c%.8-cYS`m!!>al~8)a!M8D8Ja4~8N}#50&8L~28P~(8T~$X@ahf}#",
"#H'b:^8LWS$T}##7&8NWS$Uc$2%5~(8M#)~-%580~#a$U$#~-8S##WX~,$#8+~#e$@8;~(87}##J+XAa!88(cBi`|&a!_8a}#$d'}#j{%8-8%8>8#WJ#X7}%(",
"WS8z7~a8+%I8|8{WJ$%`[%WS%,bP*8Da!M8j!L~)%L8.8%8#88b#H%7~%}#7@%8:828L8C8:b#G|%bWS9.8%a$N%E90b%G8(fB)`j08#a%*`&u`%P8+`83c7r",
"8BWG8Ba!]8A`}l8F~)8H~&8K~#8IWG8I~#8J8_~%8LWG8GWK96WG96}#_Q~%H}#!~$$+d$6}#_W/m$1`*#8)}#8M%c$0}#).$8*b%QbB}b!J8-~%bK9Vcc$-a",
"qKc$^XJaFMVcc#S82`!4c$bb<{WZa%O%8~7$8~-gTndTda#A$<`$@a%OcD;a!0!E!08/~%bRDb%^}#~n$a#%8-b!b83~287a#N$Db%!d!ba!0$H!08:~%dS&c",
"!bd%18;WG8;a!r8.88`WLc%-%9~2$I~%y#mbq%8,btOc#l8.`!/8-bH;a)x8)c'Bo!X84a%784Vcc#iaB8c#h}#0J&c#m88`!4c#lbTWWZ}#d40#H~~$z!U%:",
"i%+$J~)$Ke$-8(~(8)8&~#b!:$Lf#$h%D8&~(aZ:d$)$Mt%DXOn%H`1/i$&aY.86b!a$N~(8=h$*8@~)8A8<d#($O~)d%Tl$O8,d!G$Po%T$R~&XOn%X8(~&8",
",Vc}#9;&!U`Wx82`%e}#X9&}#Xk$8E`)r}!w*~$vdUTdK}$T~$$UbU'8%b!gdTSd(@$We$%bK8$Xb,7$Zc#aW^b!,eS}!2~$c!X%;~)$[~$b.>$]`0Nd!*bQ[",
"W^a#HfTT8%f!V%<~)$^f#/f!RbTccN`cW1`'_c!R$*b$Gd#|$_~$$`b$Fc4Db#-$ah$p%=`!{rWwa!H$bb7&aT[8&~$8&7~`#%}#<'&b%5b6sa6T8&`dga(78",
"#XD8*}#<h,$bWS$]a#`@$$fWS$a@$WS$`$Yb#jb3v$Yg#:WS$gc(:$h~%_~!!JZZ$,7}!A$i_~!!RRn~#!A!R8!`!R7~b!+Vc8#`!X7~b!OWXiXqd$Ub$/cP*",
"d3;fOA$aa$n%=e!~gO=b97b!>b'!c5>#UWS$_7~b85%>e%%_~!!RRua#3Ve8#b!Fb!{c&^bX|h>'b$6cPad4|`898)~$%@e!ba9w%>cfde#D8!bdOd&]$,%AV",
"c$-o*s$l~%e%u$n~)ddn#F~)}#E'(X@aVWd9tb%.}#P!&Vcb!g8$f'OXOa&~e>,8&~%a[l7~j[j8,_~!!ZH,`![83akub./c%sc#@$,`#189d#@8<~,dj0XGa",
">q8%cYIh#@XAbxYa!n8!a!#XK$,a%*X@$,}#,=(!=~%c<'$,`XB8>8/8)c(D%BVc$.W]$,e0n$ld8#a(5a;;$p~&b,-fZXc-Pc'P8,e6J8#~#d!j%C~6c![eT",
"zc(#8)e*d8#~(!#%Db(}XR!A!A#Qb'=%EhV;8#WTb$Ba&~#Nc7mWJa3Kg!/XAa%Yd*J%FVc$/f/`XS`#F%A8#a'8%BbBb%C8#bC,b*>#Ob!UbDQ%DfgUgiW8&",
"8)WS8'7~b3;b!A}#h}%8,c!x%GVc$0i`Xb+j#Ic@{g!qWS`$'b#%d#J%He(X}#Qp)glVa'Qcq3d&k$Z~$Vw~'XC`+l%G8$8-a]G8#`caa8I7~b8wf!X8+~'8.",
"~+Vc~,85~+a(-83b0n8*8(a#OljP}#Zb&k#RdCJ$Z~$Vw~'X=a$k#Icl!c$Bf:/80eCL!=~%aF~8,gq2h!fVc~089~.8;~-}#>O%bl5%IVc$1W]#W~#`J=aJG",
"$~~#jE.8%~'$y~+b!s}#J/.e,@%;cr,f#Y8&qcDcK5%<}#J`%f-D}#Hk7e#/!t7}8B8&b>zbuw8!Wa`!'%F878!anl8E8*a/%g$.b4hb#Hbuw`!78586~#87`",
"pGb$,b#U$|~)85d&m88~'$|qqz#I~)b#5%H8&b3Ee-A`5v`#ea#>8VbK,}#2g7a!U%@}$7Q*8.d#281~58>~'g$jb*{8%a@^b`v8&8.}#FC(8i8,d#-`w17~}",
"#9:%bLE!=aE~8*b$Bc2)k!c#I~##Zfu<gtVr%^8y~*b'd8o8!f'rb%f8~d#:b$Ya'{d$E8/`#9b'w%JVc$2cC'd)`c;1a!^#Pa']cgp!5j,C#Z8*}#_p&b!Cf",
"3_bB9%KVc$3f*Db!=bKld!`g&)c!`b!>c#Y}#S/4d+1!TVc$4}#PP+!4~$}#O(;bv#8'b&#8-j#,828&}#L'%81}#No/%)~#%*`N*8/`#zc;5d2[80`'0cFcg",
")G|#,8@g$tb!o8+}#Na1b>*c'!bQEb3fb%l%LVc$5c$6g$9y*T$S7}%,c8jb#%8(~%}#ed$%J`2g!rg*Qj'Z8(}#R$7b(@c7ua$q%K`!_b'fcS+g-S8&c)3d2",
"/e7W%/~%a#F%484`%/bEzb)z8-8GXWa$`8E}#cF.8I~$b$`%:83}#cD0}#gU%8O8.co!aU)}#>i$8=8>!=}#I~$8:}#U_+$6f'-dq'}!'0D`A]a0<h-y8(`#7",
"b%08+~%}#U^&e'G838*cJ~b'FWTan(8,a$d%888jO_b%U`(Y$7a1ua|q8485!=aO581j%Y83~@cV;8G}#%@-8Ib%:8.a!Cc%u8($7a#(%9`A;gN7c{ubj3`$f",
/* scatter_address: scatter.comp -DGPUSORTI_ADDRESS, 6619 words */
"}#-U$_~!!!/2gj.}#-[4rj9}#v'~#Pais}!h~T}#v=E|i#~}}#w4I}#w0~$)bf@hi9dhY~}~}}#x%4zhY~}}!hUwjhQ#x~,%5~~#W!GV~}#{M)}#5A%fhU%M~",
"e!G~D}#4DNa3@`6z}!heA8<~-8@~J!M~)8B~*8Ca#B8@~)rhg8G8M~$8Q~&8O~28S~(8W~C%M~6%M~~#)8}~&9!8~~$9!~q91~&93~l99WG99}$!7~((qkG8%",
"}!%qGgkrk%(8(m%q8)~2X#7~85`%pbPrk![808:l%b81~+8=ccj}$`Q&8#}#.(&bLxdl2|'z#E~-!=~4$8~`l$,8;~:8>o'l}#lf%bfA84e&9%9~:|$0el~|&",
"9~}}$(S7#H~~$g`lsl$|plzWJa/^c$#8(~&clze#!8+s%7$M~(80~3XOn%;88~'897~}$4P%glxe!e8<n$&dlre!A8Bs%B$P~(8G~&zlpWJajrd%F8*c#Fbo{",
"a#Z8Q}#Cq~$v}!lg~%B@p~$@p~~+##x~~#Q%5~~2n",
/* scatter_basic: scatter.comp -DGPUSORTI_BASIC, 5351 words */
"~#Va_~!!!,R}$9P5}#Vj~%(}#y{(}#VO^fmB}#V2~(+bm5}#~($cmR}$ff7`!*`l,dk8al,#Zal>$u~#`l,}%=]%`!8%NX0#)#Fbm/}$fj%cqhW7%O!U!>alP",
"%O~#akI%PVr!U}#}g'}$$*%`!,%QX1#Z!2{k}%.~($_~1anq#K%Rsku$e~&$e~#$a}#TG.bsPfku#`~0bn0}#TO~#w$]~b%R~z#`~6#`~~#'$_~'!S~($`~R$",
"]~B%>~%%R~~4B}$mD+adtWZif:X=a!i!>b5.h#5%>i^7bc1f^28&~.eZ:iXU!tb;4d!&gW}eJ[h5}bL#8&aSs8.8'~)}$'k&!_b!:8+}$(N%cS}8(a-TgP%j6",
"s8,~2b#^bYO}$fZ&cYW8&`Kba.G8#e!V#)eU:%N}$$-*cfDWS8B#SgMoo#nfgz#Ub/G8(jUW8M8+eW~XGb/bb)F!AXGe'28#!2b!V#)}$sE&bXL8%jV%gMia$",
"d8Yb#&WM%P`Twa0vgW.b.a86cXW!289~'!>~$ihhbOG8'~&fl+XAb1dc!le6}8%d7$a!K#Sc9VWT!Uaf9i#483~%}$7p%}$&.&}$7p%}$mf%XAa678!b!E$&a",
"!0dg3b$E!(b*W!_b'scd[Vec!6c8sXFa/[!_XFb!AXNa!,}$S6'`#2a*LWS9$gUZ8An%gb[N9*8&f%L8o~&b!'d%GXGbg1a!E92g%o8%c#7a!08,b&5b3Tc,N",
"bvJWT~'h%gWK8zWG8z`!/8{8|!5}$KR$8xjQ^8zi#NiS%g',XGb(|}$*D%c#4a#H9G8-dZ=8(}$,&-b,zayCl!YWQbXyc&&!4`3t82`&(k]E81~#84~%a!n85",
"%Q~.bSpq!n8:~)8-~#j!O8B~%#L8@a#^cz&8G`>8`!78H8I`$c8JWG8Ej$U8Gr&$9j~&b$_8(f%U}%c&%!=~%j!a8't,8j*A9{8)j!ax^m%.~A%.~;%.~<%.~",
"~#A$_~m$_~w$`~)$_~^$]~4%R~F$a~~#i$`~vx%Yx^m$a~G",
/* scatter_basic_address: scatter.comp -DGPUSORTI_BASIC -DGPUSORTI_ADDRESS, 5614 words */
"~#Wb_~!!!-1}$W*A}#KK[~}v]`}#K0I|]b}#Jq~'b}!]:n}!]6B~}}#I,:#xq]6}#I0~$)$]~d%R~z#x~6#x~g|]H8}~&}#I0'}!]Hq91~&93~%}#I0~8BoaH",
"~}f!*gV5waL8/~~#H8C~W8N~K8W~:8Z~~#U8s~&WS8t7~faOa!.b,(8u~&f`,8$c]db<%b$I8{!2g!>cECXFa*=ga_8(~&b#]9(WTc-k9)gXP8Er]a9/gac8s",
"~897~X8~WG8~~#9!9#~#9$WG8|~-8~~R9K~~$79n~m:#~~+U",
/* segment_scatter: scatter.comp -DGPUSORTI_SEGMENTS, 6647 words */
"~#Va_~!!!/.}$uDI}#>mW!+~8!B~LVs%Xbb0%X~#a!,}#Aw%%X~%%X~%%X~%%X~%%X~$`!'}&`~%%X~%%X~%%X~%%X~$`!'Wtac:%XWv~#Vv`!e}#@`6#%~4$",
"A~DbcWcc}$E}#C28}$.mD}#A:U}$.N&bae_~!!c>g%S!%a!(a!7%T%S`!&%U!%%SW2%V!%a!+%W!4}$/,2}$.|gwc7bd!}#A.A}%]4*}#A64!+~$!+~)}#B7%",
"}#A:0!B~$!B~)bf=}#A>W_~!#NT@%Xef.gf6%YW(%XW;%Y~#b_1bf2}#A]0#%~$#%~*$A~$$A~~#+bg;}#Aa~#8dgp!Jacz%Z`at!Jbgp%Z!3gh~$E~%$E}#F",
"q+!FV{ad|}&hl&bh6bb[bieddt}$0'i~}}$/l+dfI#N}$/la}$0r,$v~#}$0`%}$/~~#0}$/nWlf[bf7a4~`3-h4~8)deEXS%S7}%[8+XJ#qa4(}#%>&b_(Vr",
"}#%4%Vl}#a|-8-oH%}#`a$%^`Htb;{aH[a5K8'8(!>a!v8$}&kr&fD7!5ga7%Mff{}$-w/`@`c!T!=f>v8#deD%>8%~$X@aM>hd88@8>80}$-G'8R~&8T8S~$",
"8T~'85~$88~'neZ8=~/ah2bd[`Ht`Vggd[}#bs%8S8Tbdb8U8T8F8Ac>,WK8eWG8eccN}#@8~2V}#z0,ghUXAa))}#rm,ck=gsg}%k>'!F}#Q{<b`&j$Fb!_%",
"S%[Vc%Tg#W!;f{78%b#x}#XY+}%e[-c2I#q}$'V'8(!5k!F8+!A~+XAaKZ8%hzsetF80b!'818.XAbWmdxl8&_~!!k7M%S`,d`%i8)8%faT%UW]`!3ivkb8GV",
"w}#wd&}%Om+%]Vc%V`!Hd%,_~!!ROzb*AVeg#/W^~%W_a!Vn}sc`R8,X=aWsa8ddv98/Vzh&K%^h!va7!%]8$8#f$5da/8'c!1hb0X{a$Y`H*g!c!4%_Vc%Wg",
"c'#Ff'3a(}c#zicHXS`!4%_8#k&Ob|t8'it$dc]z!R#g~2%@}$.)~#{%B~~#C@a~$@a~~#[%C~`%E~+%C~~${%H~h%`~g%a}$-T3%H~%%`~*#N~o#N~3%b~~$",
"-#N~d#N~q#N~~#7%@~%%a~~#/%b~S%E~Z#O~a#O~T%@~*#N~~$J%B~j|#,}$-T~$'%@~3#O~~#i%B~~$0",
/* segment_scatter_address: scatter.comp -DGPUSORTI_SEGMENTS -DGPUSORTI_ADDRESS, 6899 words */
"~#Wb_~!!!/g}$x;=|m1Vs%cbj,%c~#V}`!'}#Nx%%c~%%c~%%c~%%c~%%c~%%c~%%c~%%c~%%c~%%c~$`!'}'CA%%c~%%c~%%c~%%c~$`!'_~!!!!4Vt_~!!!",
"##~#_~!!!!5Vt_~!!!#'Vv`!~}#N~:!+~@ckz!B~/}$x`f}!kx~#uajk}#O4*_~!#w,4%c}#PO&njB%dW(%cW;%d}#PV)#[Vw}#PJ%bl-}#O`gdla}#O`%}#Q",
"!%}#OdCbj6}#Oh~$;bn'}#Ol)jkB#x~$bkZ}#TH-!B~%!B~%}'S`+!cWxbkA}!k<~$0%5~,%M~~#h}#Sf%fkA%e~$bs*}!kE~#l!_~3%e~6%e~(#w~`~}}#N&",
"~6Gmo5#x~C}&9T4!F~'qoE![`)X`oEd!AzoG!G~/p#)8%~$}&3q.e/8foX8+!5}&3m&8!g!J8.!A~$8,~)XAa{0co]!c~[!M~O!c~hm&!boj`&Ob2&f$Eb!l8",
"*}#nz-fon8.~>!K~~&RAQ~$AQ~~*N%5~~#Q%M~~2n",
/* segment_scatter_basic: scatter.comp -DGPUSORTI_SEGMENTS -DGPUSORTI_BASIC, 5626 words */
"~#Va_~!!!-*}${C5}#]i~%P}$A-(}#]N|}#]6~(j}$BJ-}$B/,#K~#bpAbmIbpEcm}$s~#bo`}$BH%}$BD~#/$s~C}$B3-bqCqo0~}$]~E%R}#ZSF#x~6#x~S",
"$_~'!S~($`~~9}}$@L2%B~5}$~E]%B~.%@~*%B~*#L~X#O~|#L~~&4#L~fiV'c',}$~EV#L~l#L~M#O~b%Bc)i}$>b;t,8c#n}$~E~$@%B~k|#,}$>b~$&%@~",
"~#|%B~~$0",
/* segment_scatter_basic_address: scatter.comp -DGPUSORTI_SEGMENTS -DGPUSORTI_BASIC -DGPUSORTI_ADDRESS, 5900 words */
"~#Wb_~!!!-g}$~EA}#QT~$3j`^}#Q9}}#Q!~(.}!`(~$4%5}#O6(}!`,~#p!_~3%5~6%5~(#w~[}#O:~>I}!dUH}%$RLwdY8/~~#H8C~P}%$R~&J#L~m|dp9K",
"~~$79n~m:#~~+U",
/* histogram: histogram.comp, 19294 words */
"~#Va_~!!!IL~$}(ZQW&3~%&3~%&3~%&3~%&3~%&3~%&3~%&3~$`!'}#E[%&3~%&3~%&3~%&3~%&3~%&3~$`!'Wxae2&3W!~$&3Vo~#Vv`!t}&CR~$-afr}%ev",
"-}(=N;}#Ft5})(L7_~!!JW5%f}$6{%%g%fa!8%h%f%fW2%i!U%f`!0%j`!'!UbfScf9Y(%kae]W2%l%ka!0%m!%%kW3%n!%`!2dfO}(><+X(%oaf=%p!#a#*%",
"q!4`!u%ra!7X)%sb!(Y(%taeiX(%u%t`!1%v!#%ta!,%w%r%tX(%x`!J_~!!9gj%yW'W2%z%ya!H%{`!.a!(%|!#a#[_~!!ROF%}b!oW3%~%}a#i!4X)&!%}a",
"!(W2&#~#%}W3&$a!Aa!n&%!4ag9&&&%~#a$0&'`!5a#7&(`!&`#n&)a!AX)&*!#&%`!3W3&+a#V`!*_~!!k6z&,bgWb!2&-a!ua#Z&.!#`!I&/!%~$&0!#a!1",
"W0&1`!j&2a#r`!Ebg]}(`gUW|&3~$nh)&4W(&3W;&4}(`qDdh1}&En~%{}&C.'&5~##)~%&5})RH:&6~$`!,&7_~6soGy_~!!ROT%f&8!3`ebbi0bnr}(EK)#",
"x~$bm6`!:&9_~b]O5M`!&&:_~B>gZH~#&;_~B>gZG~#&<W%}#I4%}(Dd$Y-%k&=#T#Tam)&>_~%w5o1bm-`!X&@X:!AahG&A_~^e:F^}$8|$`!`&BX-#7a!=&",
"CX0~#&D_~!!!#G`!&&E_~!!!!7}(F7%#x~#biDbg1}(el9`!.&F_~!!!%Z}(EF*%'ah9%'`j$bj,`!M&Gc$u&Ha!(`!o&IX/&Hch9&Iah^$e~#`jD`!;&Jc!B",
"&Kc!(&L~$`!]}$;3%&Mc!2&Nc!X&OX/&N~$$}`!*ahp$}~#$_a!B&P~&&Qc!(&R~$W:&SVq%fW;&S$`ai-&TX0#0}'4z$&UX1&T}(Fh$&VXj&Ua!.&WX0&V!A",
"~#&XXj&W!J~#&YX1&V&X~#&ZX:&Y`ko&[Vq%rW;&[`ia}'5P)&]X1~#}$;u&!%&^`!,a!`&_X1#Fa!(&`~$W:&aVq%kW;&a%(`$:&bVq!4}$<C&#M`l&bld})",
"0O,a!&%.a&P&c_~!!!']~#&d_~!!!#y!>&c`#|&eX/&d`!)`!c&fX1&ea!i&gc!(&h`%I#Gbjm&ha'/&i_~!!!#o#x%5`!H&jX/&i&e}$:N%&jal~%2}%k}%b",
"l``!L&kXj&e#)`!(&l~$`!2&m_~!!!-9~#&n`!]&m}$<T%&nakj&oX/%Ma!V&p`!*amA&p~#&qam<&r`!La+9&s`!;#)~#&t`!*am:&t~#&ua#Z&v~$&w_~!!",
")w2`!D&xXj!>#)})h))`!0&y`!R!J`!>&zVrW7&{`'Wam3&{~#&|a!O&}a!m&~X:!L#IW4%y'!_~1Sg>4})hN''#W(`!y'$`'U!Aa'G'%Y7#Ia#)'&X/'%#Ia",
"#a''Xj#I'&`!('(~&')`%ma*>'*`!I')&V`!/'+X:'*}$>h%'+W:%-~$%-',a!u'-a!Hcp#!%'.W-`!0'/X:!5a(g'0_~IdN>h`!,'1c$~$tX:&V#I}$>p$c!",
"('2Xj$ya#!'3`!fa!.'4Xj'3'&W7'5`!)W:'6Vr'5W;'6'7a$1'8_~CiVZ6~#'9b&F!4':css!bWv`!2';c#I'<c!b'=`$@##`!('>a!b`$5'@a$9'Aa!&'B`",
"$N'C!%`'t'DVr'CW;'D'EVr`!&'F}&LZ&bqOdq,`'G%,aqC%4})50&a&H'Ga!}eoh!%'Hc**'IX-'H}$C7$'J~$'Ka'q'LX1#U~$'MX1!2#7})5;''N_~!!!!",
"J~#'O_~!!!!N`!&'P_~!!!!Z~#'Q_~!!!!_W:'RVr!4W;'R'Sa#t'TWu_~!!JWL!4'U_~!!!#q%5`!+'VY>`!&'WY@`!k'Xa!}W7'Y`%OaxX'Y`!e'Zc$!'[c",
"!(']`+fa$('^X0#]']`!M'__~!!!#D`!&'`Y#})6@''a_~!!!#i~#'bXf`!*'cYB`-L'd`%t!3bt'`!y'eYD#x`!+'fVt`!&'gY!~#'h_~!!!!9~#'i_~!!!!",
"=Y-%r'j`,Zip~_~!!9gT`:|`!Y'k_~bYc|3`!&'l_~!!!#7~#'m_~!!!#9~#'nX}~#'oY!})6m4cm[fme!2~*})!Z)&ib;|gpHcTybBNaGx&i80`C]e<B}#<6",
"(#6cEDh!F}#B+&h>689~#XQ!4`_-hXgbDR`$!bCJ8$iM~8#~$`pL&8WS%(&=WS$a'jWS%,!3WS%4`!%'J~#'K~#$g})$M&}(pM0f#i!Xf!9#0f#E81~#aV}8K",
"#Z~$8L#Z}%sg5bOpbaVg>l8&#ZaBw8V8!}%p2(ar$(2`>Mb#_WY&%7}(08[828T8;XJa!TVwWJ%f`AEa$&'s8#8@b@]}(~d%8/`$9})M|%82~&8784~'8:~#8",
"'m!~8m~)}#w{%})`+%8+XQ~$8l~)cY}8ph]O8/`Qr8HbA<808Ij#m83~%8{~-8$bI/bH2(4828BXN!U8:8;8!_~!!s/F`!7(;86848X8H8$8DaAn8Bg!aWY`!",
"/(<8;899)})L9(8E8F8/`Fm}):c$8DaLZ8=XS`!U(=8EaWp(>9'a!Uivu92~#p'bWX~-8(~,X<`!2(Gets8&8+`%mbCog$Ia#)(H9:bDSau,(K9C8c8w8gcC7",
"9EWG9E}(m~9~}}&P[~0F!U'pi%3#`fV68&~.8'8#})kz~'t&6~~#<%f'qVc%gn)+brj8&W^bilc&f8(b$F8)b*[8)d;z8%bv(c$[8%a%D8.8-XQa!|&7XZa!'",
"h#ua3>btn!I8'c%%XNb!'b!1b!id'`80c#Qd9c8)bmt`-s8*_~!!ROy%fa!g!2ev1!hj_W8$}$;Y/!J}$5L+`([a1Na#,!5a(f8(bk0`$&bg-`+U8)a$I'rVc",
"%hW]%fcg(agfc.G}%d`&a#/8$b)Pcfj%i`!EigNbb3}#RH'_~!!JXT}#1B)a!]a_Ma'#e!V'sVc%j~%!Ufz~}$:'*b&oVcc*/cgzX=e!,8+d!`}(kz*b3S`xe",
"c!o't~=`xkf!o`w'{!of|^k>4`$Nb$7col&9}(s+3X@a!p&9_~!!RO3!/`!K_~!!!!o8'X!ddu#2`/qm>/kwyWUa&,&:j*=8'&:`/Vc!+&;8(e*f8#~$kxr}#",
"7:&c#Ddzuc#kgw;&<b1;a;w`3G!;b!B%k'uVc%ln)-WUaB(&:XQb*Ak*SWUan3&:Xba!9c1!b*@`)ChF;})o@%W`a$L8/80b#Hc-:82c&Lb)L&>k!mXGa$3&@",
"c#jf!m8-~#kHpb%9&Aa!b`*ybE{&>jph&>81b*n!5~&82~%83c&#'kXAa0Qm!QWK8H`!ne.J8/818&8#}$B>%XI`!D#T8>#T81#T8#$i8-b!-8@#T82#T8$8I",
"8.XIa&08A`fG`-q8$8/YN%kb)Je{b%mW]%ke)mVw`HBa)m_~!!JXba#&&BbC{!3&:b&ne}rh%sb'Wf{o!hkhmm+7hwRb~;8,8&}(j%38*~$8.~(8-8.8'~#}#",
")M%}$DT*XD8.i|KWTa'j8#b!l`ujc#D'vVc%n`$$bj7n@[W`a&.`F!d!(d*%!4~$n4d&C8&i~)b&:ci.8)i07aokXWatL}(gz&&D!3`/qdD08.e+58;Vwb)Hb",
"<#Vw_~!!Ba*~$e1c8$}$M6$b5}&EX@b!XW`a&e`N-a#$8@8!cH!jrW8%8>}&;($c:g8Ge'O&D8*b4+f(x8K8(})ta0!=c;Ba#r8)d;B8O~#d$583}#BU%f!Z8",
"S8)~/8)~)8*~#blV8:8!c#c})8/%X[a3s8I8687e+|%C})2M~+<}#,s'aSz&FbJ9'wVc%oc)aau:$T8#fvi&G~#c3d&J8(!3a!:$Uu};8)~'%IVc%pcLRf9eb",
"!naT:c!m&Ke&x&L`!mc=fb!ri~g!#'xp!`$]~)&M~(&P~+$_~*}$RN'zy>b!o8'f$=&Q~(&R8,~%$_~:}$zm%`(ckwxb%6'yeG3bZZc]XcZ`dAM'zVc%q~#d8",
"z&ZhB8XJa,0bF[&Z~%e._bO5c:gWQo'UbR9cFj&Zj_U8(f*,!4aMkd04%r'{Vc%sa.Xi9E#F8#XG}#+n(`(SYN%r`!W}$U[%}$Z*,bzL!=gF:b#Uc,f&]c$('",
"|`:Kl!HXKb!ob!0#[e!V`Fcc#%h:h%He1Zc>J}$CJ%b,_##XGf<W&^}$WZ'j!Hc<Rc.'WQk4%b32&_b2vbCWa2vWNa9}#2c.1j^`##8,b#(&`}#&5*bC=!3d<",
"S'}e&0WM&b7}%(`Yfa#k}#5V1%C8(c/Gh5f!J~$}#<})m3*})d{%}&TN+c`oi4la!S#Lk!@8*~,}#;j&g^ha$384!JaD|d~Eb,J8-d&s!#'~b)W})ff)!IWS%",
".!3a(]%t(!Vc%u}*LS)8#&eb2$dEw&fb.y8$cdM8!b/T!2bF:!2d^l8!g!98(!2d!Q&g~%8,~'YN%t`078&d,.%JVc%vW]%t~$e+Q!Ua;2b)eh`lb#7b9Q&ee",
"$D&if8)f!@a+!&i8!b+p`SU}#'U%a+pc%^XKaP'80bE.}*,N>8'~;aJY888<a#Y8>Vw~&X@bR/})d,%`&Vl*c!U`8XVeg!E8G~&8,f04`*^hJYXV#L})bc'})",
"jK*(#b&!f$L&kg!Kl97!I~$cD[df'#)~+c%3b(KX=a&-&lcY9m)'}#*S*}#Z7*}#<]%8$e)w%5`Svhdsa_wdJ@86}&X)&Xh8:}*1&'!%898:8#7~a3#`;&8#`",
"&,}#(Q&a[Z82_~!!ZIp`!E#P`%688_~!!ZIr`!)%.~#8<}#Ow%c$@}$_l0%M~%bgs&rWK}$Xp/a#`&q~&c-h($Vc%wa'^d$wW_bLgb$T&ej6a%M8&`'9a/~c%",
"xdJ9b!f8%e_|WNa.X#)k!R8.}#<G%&ua6Kc*UWXaT7})83,&v~*}$aP7&e}$Yy+g$1W^a@V#)WTb8Om%tf$6}$[E&8DXKb/<WXh;+b.P#Fg!2&wc;;a*^`ALb",
"&$86b%a&xaFy82b#|8L~&})ft(8;}$jb(8#}#8&&X=b:<b0d!HbO&8TXGa%d!_b!6!A~*#)b!'8Yb#w8Pb$#c&x8)8$a&U&v~#c&.e!t&vXGb!U}*Zf)ce3&y",
"cAvb!>c&1b$3c!0cQ'c<8XC`1~'{`gtd,A(%Vc%xc'9c%9d$QWS&z7~}$]+0!A}#Ak.&|~%cOwa&d`&J&}!3b(&(&~#g..#I}#G@%&~}&b6*&Cb#0%y('Vc%z",
"~$hGs%y7}'!~'!2~$b>Jb!8cNof$_WW8-!5Xaa4JfD.#x8&~#}&_&$}$ee$b#L}#0p&_~!!B`y%yc!&#I_~!!JXB~#8#b!+87_~!!JXE~$b$ZbCG(&8:XQkS3",
"a!H8:8'c*t%y`*M8.`(kb*XWTa*Qb*J85XD8:}$ro)}*^R*W^b>Ob%d'#`$,}$ig'nMdW^eYv8!e07'$jAt`(~b6,8'''mAuW^a#f'(t)M'&hSx}#L/%8*}#K",
"C&W_aLx'-b!,'&}#c2*}#9v%',~&WV`ED`'t8/aG*8+8,!=}*c#%b%*82YUc&}81c$La-%!>b$Lb(.g$F}$GK*c(W8!#FW_aA+b$3}$q8/d%zcn(}$g/%Xaa#",
"jf>=8(8Ei0+WK8Sd@m8+~%br}fHZ81acUg!gb*F}#AN%b%h'.c'rc%E8%cRGb!'8*88a*G8>8!f%PahIb_C83h'xXaa%Z'/g#=a'I8+a!&80b!^8Hb!t`^rcX",
"=b!,Wa`!:('8w8!`'Ka!}_~!!JXva2!dP,a^(8.`bW`(A828/})@}(X=})A.$}#F7%8/WK8wWG8wa#38R8F82dmj((Vc%{fHVjV'b&q#IX=bQJc$+b=Pb(g8+",
"}$oz+bZW8,#FbL'b6<`c_c#Ud'w!AcS!c',b($b*gg$X83c()8.#I~0b'A8(~$cRH85h4.&z~(}*r~-8'e1{!U()`Bul8&b#:'0`YJa1s}#ij&d&+'1a!8aFl",
"g8:d-D(*Vc%|ie'd.>})u]2$tk-D',}$m8-f$=8*e!N'2~.'7~.e#%&zl{Nb:_&ef=#8(e5+gkybhqVeb$&'8XKb*Uc$Gc^m}#Fe&b/q$tc*e_~!!ZIhc*KaG",
"aaB~n%Icgr'y8JXAa*<'9bN}8#`&Xf1A&wd628Mb(J8N})|C&8(`!@cK/W_a'V'2b$/e#!b4;iy2a2T&}~#!2b$$i6=%}(+Vc%~dEqcO1e(K':b!Tc:=j=a':",
"a/_jD)8-hA4c@`}#N7&cc6f!:grL8%~$c>6f8e85eV^%a8:8&Xab#pb,M8(XWf,R}*K.&8%b,Y8<85`)XjS'8.c)Z8&~&W^a#2c+@}'tK'hesXFb(8bNc!2XQ",
"aj&#Flc>fQ{c!N8/}*l}*Xaa'hdPBa]$86`gIjAt8X80b%^81fAVaKQj[f8`8Bl1Zb59gAV}#L$1!AaC58gX!e#7g/,8/~,}#A_$((8o8Z8Qb&`bq*b$y8X8I",
"b#@8R8Y8&8%Xs%}`!F8^8TcZX%}(,Vc&!i&oq*P';}#O:+tZ}'&ke58/b2-'<~&8'~,8+~#8,7~}#LQ&}*}V%c0Sd2-8.}#DQ)!>~)b*Km'qc&.8>~%WQ}${n",
"%e+%8B89~,bG~h0DWXa<8g%)8+~,a%K8M_~!!JXka&=#[~)8,~(|2x8,~#l#(W`b5q!3a%[8&ehJ%}(-Vc&#b%[%}bDn!4fgc}#_^&be|Vzb#,8%~%bS)d)$a",
"&[(*8,`+ip-UWJa+Ub)w'=f#n}&wu$b_B})w<%`Y>ccmlR-a6=81`;kb#V85`X)c/e(.b;)t','>l/Z}*/)='@~#'A~##L`!%'Bb=j'E}+#^$c!*!=~''F!0~",
"(b!2}#*($'~}#'K$(%83b*I}#.=4f/J!>})KA.!5c3=}#,+%c!>b!58>f#x87~'8)}'Z34}#[h&gVlb(X82}#S*%fFJ(/`56}%$H9',e@x8&WZ}#R%&&$g2yj",
"d)8&eRW8(~%}%!++b'V#0esqc0^8/`$@a&|(/8*`5a}#Oq)b!{&%(0Vc&&c+@gJ[bhahDzXS`E9(!8)`Dybm)akT`(#a|yVwb(jakULj`Apb!)Lk`3o}#'_%L",
"l8+`#Ja%f(.80b!_8,~%aKc8'`,T}#MW%`v&81WJaJNWJaJ3bl>hKYa&>(#b*lgH-}#f=*jRd%58)~#j(q#PWJaGcWa`eV'u}%.Q$%(}#n=*#xw!d#x8+~5`T",
"r'qa!d$`~+oO7#Fr!d}%)p%8D}%/n$f$##xeV]$`!=f#>!2~)j$#a{e!I8MVce~;8N8*~'8eeJl'z}'$8%fBl8iadxa!6'}8'bQ*}&@./cEZm$KaH~j#g`EM(",
"$8d}%2<$c0u8fWG8f}*63%8q8.8$b!)8r8.8%~%8s8-}#UE&YN&%fk8!#(1Vc&'c'Xk(W&Y~(&V}#R'/q(Wd!)}#j{$k4/b(m8/8&82b#P}#X^.b)q(2Vc!&i",
"e%8##Z~*gC@}#We2e=$8/}')*&b+keRbbZ4'x`&Vdkk8,}#,+&8-f!j8/~(l*d!>g=qXAa2-fSSWTaK`i!v`5$}#Y[+8=WG8=~%(3`/'kEpWJ%k`Vf}$*N%c#",
"~})bw8d4$c_'b&n}$+|%`QwXN}%7g-8$Xaa2pip;82}%//5})b/0k$2cm78Bl128-~#b#;8-~%kuGb20%,b.;`0,%,a*Cc%j8)b!E&:~-%4~'%4~)80c$$8QX",
"Na7xfhC8C~$eer8D~#8*}')R%`!-8C8D857~}*;X$8@8A~#8E`%Fa9~8E&>h=p'BfB98ZWG8ZbB,(4Vc&(~$lZCXWa-$h$3a.+(38)b(A}#jG(#S})fl:a>i'",
"w8&bQyc`}8(c$k8)~%XJaoLVccPLc_yXNb;ya+z`.o}%7~&'Gf!`82}$-.)8AVef!P89Ve~&a/18+}#.*(8:8*847~8(}%0h%bPx`$O8<`I[}!-7A8;~%u:&o",
"($bbab$#8&}#[4)8$dT2WS8$7~c_]XNa)4}%27&b)9}*c.%`T-p%ob.C8VVc}$$k%a%A8W8;dyo!#(5e+_fcl`!&'rh)Z}#^#6l(_8/~/8+c`S848(c57b%P8",
"0a#x't83bD%'pb3z#l$i8%}#ak'iiL%/8+'Ih!f}#_o%#T8+}#^^%$i8,c/yfMDbOn86b+[(6Vc&)f.n}%91%8$b.*&V`$:b!=(7~)og9!Jh,}c~Lcvz8'b!_",
"8(`KH}$5Y%!=~$c!h(8~#}#i%.a1:'|8!j*L'J~%8)WS'J~&cdmds_aW8j3`'K}%7K''K}$%>%c;1b#$(9lh{hs9}+3m)itB8)~%8*}%26;c*!}*Dg&`uhb$5",
"83`(_g$5}*F5-8-b#A(:Vc&*W]`2G}#*=1`=ha^Fb&yp)0t#6}$7q%`-l&V!2c/$}#v*%a(rg#l8,z!W&Y~+b548:}!#9Ib@,(18!8Dh!aa;]c./}#i|'&+~(",
"&%d$Eb!U'Lk-lh&razk}%6`%(78)c[tX>a*pp3rn&HhDwlxh88~#YSaRdb&,8,`!-bOLcDta/y8.a%f8>VcbZ$&Y&VYSa02b$k8>!3`!GgBQb$<8B8Dbd6}#9",
"Y%87b3XbCQb-V})yU0a!c8Ma#z(68Ic*Ra$C$a~)%Mk!H8T~$(88P~$d)g(;Vc&,}#j/*f'OcD/a.,g!Za!V(58+8*b#Ml%@p%$t&Mb%[8!h&L}#>$)88~$b,",
"|(:8:8988bc%a=K(9a&$cnjk$S}!(sKb$o8!l'Zk$x}!!mN(8~0a#V8Y#ZkiZfY<8!`EN}#N^+}#(s-#Z8c}$@N%8!8c8b8`e&%!4(<Vc&-fC7l+LXUa=)`C`",
"!3lio`B9d%nb<P}!7oM87jMh8;8%c#pb!:8;f#pi@W}$Bk&j!S8E8.~&c:ZcSYcj^8Fb%'}*wj&8H~'}*A[(8A~*`7V84`x|}#9m%`!c8<8=!=a+ec,I8B~#d",
"$IfSM8KWG8Ka!Z$i8G8E8$}%Rs*h+5b'Q}#!:/ec}(=Vc&.grZpmD'@~+8(~3'A~(b:Jc!@l8lbIx'Mb!>aGv}*u6,%4u!N#7b!>i!Nu(acJkb2Je!NcJsb3%",
"d!2c;:nYm8+~#}%G6%cJ_f..i[a8)gCpj&g#]8.cJScdqd##cO8fyO}*$=4WJa%C}*xQ8'@~/'A~8'A~/#L~Ajry'BjX]&iaFOl!Z#6~,gIicNZoIi8*}#Z#1",
"'Ng!KXTa74e$vk!i!=~28,~1'Oc!Kq!i%Mg'1oH.o!i'Pc!Kz!i!=~D'Q~%n#RWK8qWG8qb.%(>e|3}'NK(!7WXp&8!]XTbC;'T!2g/(8+WS'S7~b!hb!Wa)W",
"'Sc+q(@elZ}#(r'_~!!RQUb!Vd|d(A`!;iFTc-b'U~*g2zb8_e$.'U8(mvZW^aH_cQFc{,!J}#!=)8-m!JW_ajD#Ibd`&D}#8!)jW>a=Ybqf(@'Vc%>b!,'W~",
"&br@#Ic*vbH6W_a6B#IWY`!''v`_,`+%c-q}$Kr$8Ca+D8F8,}#Q{((B}*cw2i+^p7j(A8(b+Kc#B8!b+m}#U6$cJ^!>~$8%fv-(CVc&/`.u}#JS3'Xf<x8'~",
"%8(b8R8*8#caOczzb!<8+}#$;&b!B8-h`DX@b$$c0vaHDe$$!%(De&=b#]r7(kiN&CW_aA$b&)d#6eiN8!`%d}%YI'(EVc&0h45}$V1&g$pmoKW^~$'&~)t67",
"'&~+bis'&l^|WM#p`H'}%S|.}$&i,}%XR&h_kVe~*8;~#b[Wc!i}#Y:$a!h8DbjZb;rl_l'78A}#VA$b4'bJg!>a4'8;ix[8E8=d#j8Iha0b$;#IgkNu2$}#(",
"=*WUb_lf608-~$}#Bb,8b8ak{F8ccK9bp!a%GbY.8*d}r8,~''Z~+X=air'[f%5'7~%bhg8H#IbdTb%}8,h#QbGidttao38+7~a#>80`#&}$5Y%dRf85`E'k'",
"ek+98S~.8&84~-8U~#WNadi&Vj!S8[#IaG0(C9(8Vbv>g$baVmj#U8I8F~&ak0aVla)-(D8dc*hf]e`EJ8dWGa!48e8f`&@8gWG8bb@&(Fq`PyBJ}#5c%8,~%",
"8)~%g!|!2g+ab/v(GVc&1c*P(@#2c-8e;U8#lOE!5b$~}%i}%h&+!Jboz'Vc,_}$3N&8*a!1'^b/:}*9u'geajZ'(@8(WQb0Xf%W8'~#dit`y.`w$8%}*64-`",
"sV87~$(HkU(cQ3(F#Gj$j8%~,f.O8'}%kn,b%b8)gaG}'ZN)bXO8-!3jU)d%,bc/d75f!+#E~)!]~)'P~)'Q~)#6a%d}#6^%'_8<WK8:`=#b&^(I~(g*Cote8",
"'eZK}%b,0}%^3%8'c!Lc,>fm982}$2u$f&k8'fcM(J`PSn|'k'sh#)n+wWNbwuWH}$cv-b')8,b(-}#.6&'ld4pe$%}#n-%`grb>f#G}#=B&d%<}$CJ&a!@'m",
"WTawS'ng;id!@8%~$WS}$TJ&85XQapF8!j,}8H8G~.8I8#}%-D/WTexf'a8;b%fcp^#G8=c!-!3}#K!$az78I8J!>aAc8Fa&z8M~,8Q~#cP#}#iH*}#]J%dTR",
"c#Z'b~$f$n}#A4'mDw8^~#}#<))!J}#;y+}#;n(8bd+n(KVc&2c2UdIrg&.ecKg9n}*mx&}#4r)gXE()8/ebn#S~$b*U!2b!'!5bepc+2!Ab9=bj0(B}#4y2}",
"$Gd&8,a%E}(hH&`+,}#Q)*sKw7}d8&'c}#->0WJa'QX>aA%c#bjo28/b#A'df,&8-~#j9]8R#)c&V}##Y*8$}#`-&jsP}$Y+$a#!89b#Ik[N(I86ff%8T7}}#",
"r[98Ya07}$8W%8bb!'8<f!bb!t8Qb:di#]j!>8N~-8*~#aN)8mVc~&ffS8af{6a%~koMb#}8'#TdGdk`>XC`o`(,8k8`8'a!o}#X,(bVtVwbq+Vza/$`SL`!B",
"(+9%8p8e8,r!Cbe=}$CM&8%8,b}9`fk8-b!)`eq8.}#F5&8%8/aN`(E9.8f9-bpg8%`fxWa`!)(-8~8!r!l}#(D%br*d$Z8'~%a+,91#Fe$88*8>~#a!293#F",
"g$=bs:!3#Gb0;8!gD;e%49,}#R}&##b!>c47eB>d0k'`b!va'U9+}#Ij/iP9apNpz#c<2e(~97}#}/$a$09ShR4azY8I8.f&-8+~#}$R'*g!w83X>a&gc)#jM",
"U8Sf!W8.~#j5}83!2XNa7Xf)h85aG$a$@9V`Cng)4crZf}18`}#K,)p'5f$,cVoa)y8f#Fe}E8#}#>&$XAa/Fb>G8,e>K8!`tZ}#r7&8f}#>a'c%_9l~%##d)",
"Ya.ma+g}*OV%8;8L8987}#[R$a!C9hc*FjU,(J:-9e~#djLWQ}#Iq5:+fyW8&k)F:1e.c#w~#9%}%>+'`!+9#~&!M~#9&a&a9'}#KA*8a8!dOE}%>p'}$L}(9",
"-b/1#)c#1'ec!u:=h$lc2Uc1*'ob%4}#M7*gdvWX~%oq@}$r4%e9,'f}#8P%:M`%Lb!U!0g2^'g~$WJaZfc!/'h~'8/}#bp%d!B'ib!X:UWG:U`0h",
/* histogram_address: histogram.comp -DGPUSORTI_ADDRESS, 19983 words */
"}%%r$_~!!!J~~GVs(L}$@o%(L~#V}`!'}%%f%(L~%(L~%(L~%(L~%(L~%(L~%(L~%(L~%(L~%(L~%(L~%(L~%(L~%(L~%(L~%(L~%(L~$`!'W#Vt_~!!!#+~#",
"Y4Vt_~!!!#/~#_~!!!!8Vt_~!!!#3Vv(L}(%gu}$>pH}%&)0}$>v~%2_~!$1qf(L}%'O&}$>K4(MW((LW;(M}*_7r}((->}(()~%>}$>O(#x~#}((54}$>O9}",
"$>K)%5~$}$>GC}$>CE%5~;}$>>~$W}$;m%}$>C+!`Vo~W%M~(%5%M~Q%e~(%e~9%e~D(NYa~H(OX}~)%5~G%5~;}$>>s'gY!~X!GV~}%nr'(PW#}$>C~#*%M~",
"Z!cWx~5(QY4}$B%%}(0q'!FV{}$>O%%5~%}$>K9}$>7%}$>O4}$>K^(Q~=}(*g4#6}*m!,dQoaD=`|$h=98<}$>Z&8;~c!H~7!K~88N~%8O~M8Y~78_828W~c",
"8p~68o~.8s~G8~~]9,9%~=9*~/95~0(Q~`9=~)9F~)9HWG9HWZ}*j~L~}}(3$~4F}$Cn.#x~~$S}+e6q}$Cn~)X%5~m%5~~-v}+3,~+6}$D(~*N!a~t!`~f~}",
"gR4b!&XJ!Ua6E}%Jt'8$`I6}$D3:8*~6aPe8.~%}%Ik&8$}$=s(a1L81bQx84WS81bQ)82},&GG89~Da!|8B}#XC&WS8C}$D3%8HVw~*8Ia!=}$D7&lK*b!I8",
"PVe~*8QbU'd!I}%Rt)84~$}$D_~#O%M~1%M~~#&%e~k%e~P%e~o%e~~#,%e~~#6(N~~$4%5~8%5~~#1(O~~$E(O~)!_~~%=%5~~)H!`~~#N!;~.'g~g(O~~*0",
"!G~X},Jd3f!l8+iWZb3@85~$8(}$DnW~}kKDWUa)o}$Dr/8*~7Mj8*~&Mk8+~&Ml8,~'81~58382~.WS83`@5}$Du5%M~)(P~1%M~G%5w!d%5}$DuG%5oP'#F",
"s!d!U`_t}$Dy%8!~$}#Yw+}$8d3}#|30e}48a!3`)9!If$`8fe!t8d}#^G%}#xE-8ka$_a!:8h~$'}8!bQ~}'vf/cExn$R%e80}$D|08f~)8hWG8h~%8s8/~&",
"8t~'8u~~)6fX#WS8!#Sg[E}#h[2(38+~%}$<#4}$E#,8'~*8)~&8*~.}#|(&b2ybi7}&0`&WH}$E$-83~0}#-{%!2j!Q}#!~%}$84%`$O8889~#8:`Iy}!-:A",
"}$D|cWS8Vb-s8Wc#{WS8%b!.8Ye#X8.iKaWQbTEo%zb$*8`b.QbS*a./8a}$E)~&=!;~~%n%M~V!;~~#C%5~F%e~z%M~~#/%5~k%e~~&Q!;~~#4%M~L%M~L%e",
"~~#7},CH1#]81}&Oi'}$*{%e#0b9j}$3s&a_X!>~$8.a)V87}$E6/},s!F'@~/'A~F'A~/#L~NWH}$E_:bRK}#`V<i!hgJ`cOhoJ`8-}#aD=}$Ey0e%[k!v!=",
"~28/~=}$F)(q!v%eg(1oI8{!v}$F6(z!v!=~P}$FD0f(@9,WG9,}$FD6|'+}$FQ38.~#cA}}$FQ6p!d8&}$F_~&c%M~~%W%e~~$-%M~4~}l_i}$Fl%8g~&},W",
",)8'~$8gWGa!68h8i!>}-Ub$8e}$Fn9yD1n6k#)8/}$@z&c)}f`q!2~%`tQ},|S&}$F}O%M~~#b!;~9o9j8,~%fcf}*&,(8&lPxa#O8!q9Mc!Vc!b#[~&c&n#",
"Ef!-8%`3Xf!-8&`5Lf!-8'`4af!-8(`8=c&1}$GK&8C}&+w%}$GK~$+n%n8&'l~&8&}#<a'WJa/[XQaCp}$GZ-}#@5&8(~)8.'mb^e'n}&o=-}#r_%!=8%~&X",
"#8,!2c!i88~#a^,j.$8K8J~.8L8#}%)c&}$Gc38>~+8A~'bD5`!18L8M`%.8NWG8Ia'P8P~,8T~/}$Gp:c'0'bc#l}$Gr>8d~#c$:!X~#!Jc$F8/}#@j)}#@_",
"'bcj}$Gv3e[We&^}%)_0WQa/n}$Gz480~;WS`+E}$G}@cY'88bYc}$H)&}#>6&}-:R%}#9&%f_#8$~$k2j}$H-G87~P8V~&!c~G%e~88W~)(Q~18]~(8f~28T",
"~P8q~+}'QP%cijis/kr}bym8(}$H15a!^8}}$H5%8!8b8(~68)}#9;&9&}$H9%9,8!8h8.~5}#CY%}#B'%}$H+'8+~$b!)818%80~%828%81}$H9%958i94~,",
"9'~M97~*8A~&99~>%M~(92~4%e~19.~K!;~19:~'9Z~@!b~s9]~#g)Acv5}$H9I!;~_9r~A9kb*R}$H9/:49h~>:1~7:7r5M#w~#9(~(!K~#9&~(!M~#9)},v",
"@&9*}#Oj*8d}$HM(c2L!F~&b&j90}$HO1:Ge%$}$HO3a!^`a:}#vw'}$HQH![`o;!='f}#wK':V}$HS,}*<9&'gc!:}$HU&![`lE!='hc!1}$HW+![`AW!='i",
"d!_:_WG:_`1K",
/* onesweep: onesweep.comp -DGPUSORTI_GROUPS, 14162 words */
"V_V`Va_~!!!>C}$HY$})j.BVs(k}$G3%(k~#Vr`!'}&gG%(k~%(k~%(k~%(k~%(k~%(k~%(k~%(k~%(k~$Vv`!U}'KY,}+*m`}(.},}&g<.}(-b,}&g<W}(.1",
",}&g</(m~%(m}(.F>}(||>}$Ic&}(}#%}-&.%}(.KK}$IY%}$IV&}(|Z1}$Ig&W0(R%fX((S!4%f}$H_%Xx(T!%!4b!#W2(U(T}$Ig'_~!!ZGV(Va!D`!6X((",
"W(V%f}$I{&W2(X!%(V}$H}(}.CM'(Y}$Ik'(Z!4(V}$Gq%W3([`!.#p`!$X)(]a!6(TX)(^!#a!bX)(_`!U(T}$J/,(``!r}$K-%(a!%a!J(b!#a#.Y+(c}$J",
"_$a#>}$Ha%X)(d`$$a!r(e!#`#J(f`!Z!4}-oh'W2(g!#a$9(h!4(T~$(i`!K}$GQ%X*(j`!^(V`!<!t_~!#5ll(k}$Hw.(lW((kW;(l}+,f3}'Mb(}.N(&!.",
"V~}+,XF}&ff.!{~$!{~.!}~$!}~#}(/h-}&ff5$B~#$;}&el$$;}&ffR$@~$$@~.$C~$$C!E}(/T.}&ff'(m~#(nV~(mW;(n$H}(/c~$,}&fS-}$I!'}$GD'}",
"$E5%W;&b}$GV'}'Ny%}$GT$}$L}*&cY6~#(o~#&c~%(o}(}q%}(~:G$_~(}(~6*$S$g}(~:J%(},b43}$IH%}(~CH}$KS%}&hO'&FY5~#(p_~!!!!f}$BV'}.",
":@(a$:(qWs~#(rX3#^(q}$JQ%(r!3}$Ge-}-.>)}*Oq5'I~$}$C>)}$D{%}$DJ%}&`z'(sXn#^!L}$L/%`!,(tX3(s&<`!M(uX-(t!A`!((v~#!J`!8(wa$5(",
"x`!,(w`!((y~#a!v(z`!(a!p({Y8(y(z`!>(|Vl~#(}~#(|~#(~a$C}$Iu))!Xj#I$Y}$Co'!]Vl}&`:')#V|`!&)$_~1_s=d`!I)%a!l}$MU-}$Lq(`!@)&}",
"$Gv$)'`#M)&`!()(X3)'#2`!2))_~!89~#`!D)*Xo)(}$Da$)+X1)(a(4),X/)*)+}$Kw%),}$D3$$}`!B)-W$}$K#&a!B).X4)()-}$Ne%}$N/$`!/)/X:!5",
"})$8$)0Y7!>)/~#)1a!.`![)2X/)0#I)1`!5)3X-)2#I}'T=+%.VrYC!4)4YD)*`!G)5`#9}$J-$)6a$o)7X3)5)6`!J)8X-)7a$1)9a!8`!():X3)9)6`!d)",
";X/)8!L):W7%2`!*}'[C$%2}$K>%);a*i)<_~)oJ_C`!&)=_~)oJ_B}$K:%(t!3}&i<&$s%R}.YV&`!4)>X5b%9)@a%3}$Nj+'J}$NF+}$Nf(&K~$&p~&&p~#",
"'K~$&L~$}$NU,a*7)A`'8!5}$Kd%)Aa#X)BX0}$GW%)CXj)Ba!a)DX/%e)C#UW7&t`!*}$Nn$&t~#)EVq}$Vb%}$GN%%e}$KQ%}$P7%`!M)F`$,!@~#)GX3)F",
")6`!()HX0!2)G~#)I`!f)H}$Nw%)I~$)J~#a!.)KX:)J!>~#)LX0)Ka!4)MX:!r)L~#)NX:$7a!()OX0)M)N})(C&a%Z)PXo)O$t`#9)QX/)P`!)W7'Y`!*}$",
"Ln$'Y~#&qa+c&Pc#l)RXj#U}$OX$)S`%z)R`!()TX:!A)RWD)U!4Vw}'W*&}$In$}'Vq(%/~$)V~$)WVq)VW;)W)Xa$V)Yc.V)Z`!(}$Q&&)Z~$)[~$)]Vq)[",
"W;)])^~$)_b!B!%)``#w)J~#)aX1)`~$)bXj)a)J`!:)cX-)b!2}$Q>))dc!G)e`#q)L`!.)fc!s)gc!A&R~&':c!()hc!G)i~%!%)j_~!!!#Q)J!J~#)kX5)",
"ja%])lYl#Ua!r)mX5)l!3}-6V))n~$}$Iw%%/`!-)oXm)n'e`+1&u}$Mr$)p`!=#G~#)qX5)p~$)r~#}$TI%`!7)s~#&C~#)tX5)s~$)uYD)q}$L&(!4)vX5#",
".a,d)wc/1&iY8)v)w`!@)xYD&i`!-)yc#])z`*aa!Q){~#}$L{&}$K+%}&h<,`<J}$J]&lK]X<%f7})|cE/}#Y~%cD)8#fOybdj}%q**}$E6%8#}$rZ&8$~#d",
"O~}&`T(fBE!H}$+s)cX385bKia>k8,nM]8@}#H>'Wa(T7})}818+}.4Y.8#~%8%bu{8&8$XS(V7})~8J}$Ef%}$(1%8)}$7$%8%8A8#WS8R8!}'W~%838)8;8",
"'8T}#O:$8S}&aqA}&1M'!0~(8$bBz}'Cb'8%}&aq{7~~$!|~*8$~$!w~/8&`Lg}&aq`~}h$1}$3Z'c!vafuc$5cf5c#u8-}&aI)8*dlT8/g$d}'6I$80aHD8#",
"b$c}&aq%81c{`}&aqAn%O!E~+}&_[.8.}&`4'}&aq+a`Eaw{}&aq,7~}&_g&85`!Tq!b89}&b!'}&aq+c!b}&aqJs%-$H~%q#q}$6i%}&aM*c#5af08,b!c82",
"g$P84}'=y$b%;}&cm/}&bb)87bT<}&aq6e#Q}&`V*8(~+8*~)8+8'~~#*8:WG}$J4%}&cB*8@~+8B~)8C8@~r}&aq(86}#30$}&aq3f%+$N~.#B~0}&`R~#.8",
";}#!!&}&cF*8A~(8B8>~&~}}&aq(87}-f8$}&_>i}$9kW~}}*PT/!4~#aS$&Gf]{e'Sb+Gb,7c%dcdM`#(}'M|%`0NeUo&HiZB&H8+#`8!b!lX>c^la2[b!Mc",
"3Zc!0j$(88Veb!>}$A{%bWH8$}$%Z'es=8281}$(+&$]}'KR%}(|>2cf%}(|:58&fs}8&!28'}(|>0e!X$_}(|6+8&`$9b!3}#a#)a3_}(|>0j!VW_~)bW(}#",
"mJ'8&}+y41$`~$$a~.$g~}$_~$A@~#$gA@WS$a~%$_~)$g~'%(~7$g~)$a~%$g~2$_b$/}(|>4$g~+%(~-%(b!>}(|>,$`}+y46}(|g'}(|>G}({w~#%}({s)",
"8#fer8#`;U}({w~#N%@~07~c&i8&e+l8'}(|$5h7$8(~$}+yW6d'Jh!je![f+U8%a*>}({w2!#'~}$+d)}#zQ*_~!!9j!!2(pa!.%f)|Vc(R~#}$3,)#Z~%#Z",
"~0gA+k^,8$}$DJ$b~%}$@c((S}$Dm0WUn/k}-Wh&}#bW-`*R}#MI(}$@V%ck5bfc`/B8(}#tf+e$c$#ecA8%!2c@|}.(X)WS#N}#So&}.-&'a$7(T)}Vc(Ufr",
"3b%d}.,b*8&!J}.UE*!L}(Z/28,~/8,~#a$!'I~*X@a/9}'y3.'IaihW_adn!Aa$r!5c:*`#Q%,b*>%,d!.%47~Xz`Ct8:8684828-}$9H(}']Z,'0gD,}#j!",
")8%}'S9&!ca!,}$,c*%Wk*tbnBc5K(u~%}'Tw&`/0dl_(v7}}$(6/8*dhk(xe!98+coT!A`eQd!9({~(8/&<~&e$:({afv}#cG%XIaz)808+8-a=xc0)(V)~V",
"c(W`',g&57}d&vb(t}#Y[%}$I$*j(ub!M(}ji;}'c:&Ve}$.6&h608%cw*ck;8+e*28,83~#c5'b%R`wcb)+}%pK%Vw}'eF,#Zbm}8(_~!!c@<(V`(48(8&e1",
"H%F}$CL/c%!(~e#r%=bHpc@Fe.;`!Yd,{8)~')!~%h0Gb{Lh6#a9{8!b/B8+}&W2-a6!}(|$3}#M(%}#c@%85`I=c#[*!b3$}$qC5eta!]~%b)*!2}'g:*b*B",
"8'}-}54WK}.HE&apVe:;*#}$k`*kK-XOemag!u})(S(*$b!Rb2;}#bE*}#pm&}$1f.}&'M-!58%}'hs2(XW](V~'c,d}#sT&c&R},%y.XD#Z}$18%e!/c,0}%",
"V<(}$H'1b*kXF~$)#}$Re%}#@S&)$a9.)%~+}%>]&f1:}'5Q.cpX8.}$.,'}#d2.b}f8%b$Rc5#d-TXFa%q)#b>&8(XV8#`#N7~}$)%,}&dk0g)Kg&3XAa&%c",
"&8)(b!,c!I8-b#*})*i2b|#)(}$%(&l#Eb!V))}%`K)WZ}$I;&(Y}$Cw,}#/C(}#G]0),~+cw~`P'c*l}$Uq'g'n81}).q&by|8.8,`6]}#Jd*8(f!q}-bo+}",
"#]q&}#,`'),~$e*0}#)U%8>i*,czl8>8*}#$+)8D}#sC)8%`-7WTb6@}#UX%c6Ed*683~#XGa,])-}%c228I!2}.4f%a!ua:e87}$7{&(Z`(7i/Ab%2`2Qa$0",
"b!+}$8F&cJ[W^b%yb4&)(g'u}#Op,c$/}#~6+WX~$#G~)b2ec&-b(D)2g!8}#Jo)7~XAa@T86b&nc-7b&]!3fsla$Ib'/8=a(Q8A8<8;a!(8B).8:}#7*%}#c",
"]$86}$`e(8:82`+`f#$#Ia)F)3~+c!ob!d8Ib!W8!8H).8@}$-6&d#$8C8*877~c<8a*Ha$~}#o;%8Ch#{8Catm8FWG8F`!S8D`q%a8s8C}#II%8@Be8!~$8J",
"8A8Ibt'$i8B#Td{S8X7~~#p$J}'b<%8Xd5Uc<3WK8_WG8_b608N$i8%~&%I})2*/)*euL!S`zob&ObEjcx4)4}#FF%b&&W`b0X}'_y&}.T`$b)N*%Vc([~%`'",
"oc!(b)N#Y~#o&Qa0m}'iM%XQ}$9X&b~4by%bAZh>$82b'H);e(j}#7)2);~+WJaTA}$Gp&c*>8#c)*}$f+'b&tc+m8Eb*<}#d,&d3K8A}#6c%}'5C%b1Va1Ma",
"xj84`4uWJa))b!A);g![8Mf#=89~58Sg4:}$^T%&f8)f+Q8-8!g#68&~&8U~$8X8/~$}#hH*f!|8-d)H80d+]82~');~'8'7~a2A#p`xAb.w}#<b&b%'8#`+=",
"`=UeDZ8-`&w}#Zl%)<~-8l~%`Uq8mb!.8pc$9WS8q`%N8gaGN8^WG8^b#=b(#8`d#=8c~&8p8e~&8%~&e*M}$+2)}'oQ%b,od12e0r80aOPn-89%81f!I)<a!",
"+9,XQbyDfI}8'b,A)=a!+9/}'ne'90b#e8+c!Oi!kc+{98c%ei6.WS9:7~dKv8E#T838-a*i8@8A83`(<}%$Y%`!o8B8C!=}%$_%WK90WG90b!P8M`Oh`!692",
"7~~#94WG9,a!n9<XQ}#N&)b6C9A}#+e.e^%!Gd*R9D~$b`)9F}$lq((]e11`<^d5X}#100#I}):Q+}$;>%}$(K5%(}#5;+}#av&82}#>y)VweLi}$(]$b5h86",
"}.Hh&}$Y<&87Vwj$y}'j<&}$Y<&bQf}$;Z$}*k6*fA&}#_j)!>~$8.f#>kIL}&p!(e!Sb!pg.mg!Fg,+b!=}$=W*b*I8Rf4Kh)r8V~&8*WUb'gl#,8(XNa=%8",
",_~!!k9,c4j`4k}$bw)8)83`&w}#50&c(<k$LcTR}#&_%`<f}%[u%b&w8B`!P}$/v((^`2i}%%V/XQe$Dg%O8)Vr}#,l-}&fR0%4}#4T%8-c.qdR^}$0,&g7N",
"bKHkES*#a!&*$c$Wa!+*!g!/hel}#|(&c!'c!68)}'ob(WZ})C^&(_b#v(Te7<#p}+Ad/g&&k$jc^-WTm*1}$pi*c1Be$T85~-)*8-~#b1G)>g$(}#gI%8;}%",
"UL688}#qS182~$WLb(r`!La10c5lXQ~$kOV%(bHA`F!8J7~WS8I8.a4S*%8#8K8,8Ja!98K}#B6%g@N}$)_&8U8&8SbD#YU!%}$G/%8(}$_9&e5z8*~$}#*^(",
"89818*8(}#+r%828#8)e)E#O~+867~`Afo)38%b!Gc-9t)waI:aVB}('b&8i}#hM&`.g8i}%.#)82h'.bIC)=a!:87b.n8(l.A}+At%!2eOW!2a+GdEA8U8=`",
"/Va&@8P8<80`7#}#}c%b#G`3d8S`;t8f!L}#E@$8UWK8Xd#v})94.8C}#=-$bd%}.ws$8ub%{8_8D8<}$4v'l)fa%xVra&n)@8!g$[oX-`^Ie)[8-8,~%`6Tc",
"8XbcB'p}$Ws+'J~*&Jf$8}$W,'a!>'Kc#^i<Z}$Ws+'x~3'J}$W51&N~+'K~,!%(&}$Hg/}#@$&)E8&fg8XGa!V!=b!4c#EbJgbEC#)8!}$SL*!(eF&8)~(!#",
"(2l9O'U`!weKZlG1a!e`@cXFa!'!_b#%8#}#u!-bG4XGaA7d#@aj)cg78/`(qb!283~#82b@7b$'*&bFd})ID*}#UP)})Np.%@~%%B8#a!H*&}#L#)&q~&})N",
"U)c#`8(j@t8'`hq8(c@re!F8)8.}#V(((`}$1j&bU.8#cS`dNU'}}(.T,(wbX'b#/(wXQa'[}$|$*lWh&P~%}#t8%}'vq&bK5}(L.&j%0d!C)Sb+oc!Ldc}c`",
";y!S)T~))R~4d&5XE)UaW+W`adv8/8&}'yR%}'I3%8:eJt%aVc(ac=TiCL_~!!JZYa$S`5Z8%}$RM&bPib%_(A8!_~!!RRzb$j8*}$2M%d!2b2)8%h,S8.8&~",
"%bMu8,`)J}$',%lU,`52c8R84}%#n%gMuc]bf<:8!8<k`*!I8&Yqc&#W_b!Ba!Y8Ak[o8CaEl8Eg3:8/~#b#[d#>W`b%7!2bBdb*|86`>Z}$1`.}#{)>f&Y8&",
"c7;}#]@&cZ`d_eb45b]58&82g#Rf(b8*~%f7ie$/8)}$8b$}%>#%`5ic(68-}$O7.!=~%_~!!BcD!4`!:o!o8A~,8@~%}#wX&}$bU@b)$l3)8&~$c2Ma$F}$7",
"N0d*Ek#@b$b87~%dcuj$9cY[a:#8,7~8'b*d}#T_%XA}.*c)b$K8=85b0P}#l+'8>`o8}$2d'(ba69}$*=.mDN}+)^>8/~$i<,b!:8,}%>4%}$)V&8$b<188~",
"%g&f#d8%dm8}#;w&ema%)`&2b{%'x`!X}(#,.a&+88`!dapxw#XhDib#@bJJ8J}$*t,8)}(,5+`8u})WU,w!a8T~&$i~1}#vv%a#P8Xf$4z#Pc)5b$Tc!i`+}",
"}#|<*b$XbJ#b&)(5h2}a*J%/8$!3bT@b3&)X8#~()Y~()_8)~%8)~%)^~,!#(1b&ml5:f%6}#V#&f&{c&M8-}!%SN87~%%8~&(5~S8Bc!a$i~&m%Sbrzf!e8<",
"~2a#o8LVec(U}.jT%}$/},8Oc!v8&~&8,fS/df9}%5W$8Lf!v8Nw#[8Yd~]n#Z8WWG8W}$0b-{*3(&8'}%)r%)Kc^obP#)K}#G~$)cb&_h.c8.}$^,*8(e&z&",
"Qe4f)L8+b!C84~%Ve~%8$~#}&2E*%/e!G)M81b'd8:!3b'_c5Y}$^w,c`K)de!L)e88~$)f8B~%)^~2}&P5%}#h_%cQVa0{8Ap=>a2W)gj6L8Pc.<)be1h)g}",
"#[x)aLV8L}$Do,a$l8V~%#Zd.J}$,N$b!=&Rf$N8%f!8b!kbt{}$rc-b!>g;o':~)b!Z8(~%w;n!U'ye!eb%0}$b]'f!j)h~,)i8)~>!4*'Vc(ca8a}(0d.!U",
"~(bTdl3p)J~$eJZd!Dal0d!D8%~'!J})_|.`6J}$CI&dI;dpp8<)Ka!,dDe)k~%}%#^%)JeD~)k8+~,a1hbj]8(#Za@U)m~*a4,cKX'w8.},U23}.s4%818Mk",
"Xc8Nf!+8QiL8%:8.~(8/~$}$/m%8Y8,ckgg(r}#}R%8A}$/[%8^80~&bE.b!@)oe'~8W~-8H!2b#W}#~%&8aa!'8=8b}$j0.8`8*~#}$Y2(8a8:`7gb+EX[!4",
"8X8a8F8a8B7~a2x8U8V!=}.^/$8S}'>j$8`WT}.<o$!J}$zq$8[XD8b}#}L%e+fp)F}$Gk%8'WS&u}#N2&WZ}#nC,gCtk$n)qb$ehJnex5fd`cDMX=b%Lc6,b",
"j$b!GcJu}#oL(hKAb6/d9w81}#qd.%(}$X/>&q~.}$3*'!&jn|#2WS$Ucu:8$XAcmp$]b'n8'##WS$T7~}#gx(dC@)ne8)$(}#O%&e+~)n8&dKM)r~*}##/)}",
"'x}:}'w}0i!E}%S!((d}$x!,bE'!Lb!^8&fn>#)jp(8*a-Fb=$`4<c!8b)p##}$U0%h>;b)f##g!0b~88,kwJ!3bFH!Ibfd!I85b~8bj88+cF8c!{8,XaaJok",
"!d#G86c!Tc[s8>##~%##}%)9'bhNa.68(b.:b!a`G{}'n,%8-dHQ(FVc(e`$CeOocx}f*W}.LH)})lH&}#!f&8(eoL!3~$}%$<%8'8$}#j}&}#ko%)th$Eb`#",
"!2i!0}.v.)|6Fg@]}#lH'b<Q}!6EKf=_8'~7b!pi5^bT[a=F8=}$Lj%8H}$]5%aYr8C}$/e&8EWG8E}#xN'(fbM)!4s+'tBp$Zh{P}$Oq&f/Xd#P}#uL3}&+W",
"%j>&88kUa8,d)a)ujN18>Vc}$At%8!87b!GfVh8>88~'(:}.{0-},x}&cezo$)}(q<&`>gX>a)1lS=b1Z}(HH-e$R8)8'~'8*~Ifm#8'f5J8/bb98$}$AG*b6",
"i}#m0)(Hj9.|B@8+~*}$gh&WUbBSrX{XV&u}$B<(}$L!2(7Vc(g}(D]=lE&8(~*h$FcYgdvm'LcH<kT@g)%q!^b+e}%Dt(kQD8=f4U84}$F^(82~#d!<86~)8",
",}(Iw*cn78FbPm8.!_XNa6,8!b!K8$~&ePrb_lb=_`!28J8K!5}+sX%}.SE(8Ob6'8Q~+}%dQ%8Se35!4*(Vc(hcB!t8$en:fA}b)GjB282VzXZa!4)xj!587",
"VlYM~#*'#T8087#T`X`bSja!589~'8289`AM88d5W}#@7&b,fa!A8<~&$i858<`!T8;}#h6(8$8+`'8`!}8889b6Q)y~-8:!=h<P}/$`$`GBb8f)y86e']8;7",
"~`I6XD`,b}#+@&}$K:%8=b!+c,s8C}$*k&(i}$gz*8#i(+gdF&uc1tc+<*)b4x}#E(%}$]C%}#ui&b0Jk(:}){RE}#h[(8/~%b#+bU8f.b8'WZ}(K|&(jb&2(",
"Vf<=!tj&8$id;vi&8a)%Vwb`9Vz}$A!%80~#d:(}$@Z(83coHc;^)zb&BX>air}%>n&}#nb%c8$a!483~$88~%(Fc$cb)=}#~P%8<86}$=q%`QV87}$>7%8<8",
"1b%N}#fV%8:b.a){~*a^$%G8E8F8)ddL8;8<`u^d%K}#<+$XC`!K*(8H89bRl8Fa'm8Ci<q8A~#}%lD%hB$a15`-N8K#Sa%k*)}&=2%}(Vu%}$cR%8P8G}%]e",
"$",
/* onesweep_address: onesweep.comp -DGPUSORTI_ADDRESS -DGPUSORTI_GROUPS, 14528 words */
"}&-6$_~!!!@7~$}*aeMVs**}#dh%**~#V}`!'}&-@%**~%**~%**~%**~%**~%**~%**~%**~%**~%**~%**~%**~%**~%**~$Vv**}&,~y}#cTH}/QUF}#cZ",
"~$U_~!#_Da**}&,^2W:*+W(**W;*+},2_~##},2Z~%J}&,A-}#c<D}#c8-#x~8~}}#c4P}#c,1!aWt}#^e%}#c0R%5~<}#iD%}#c4'~}}#c03}#eA%}#c4)%M",
"~(%M~~$%%e~$}#c0'!bWv~t)n~4)n~7)n~~%H)q~-)q~.)t~5*,~()t~O)t~&}#c,f!_~*}$!s38'})!}*8)!5})#H-}%F/&}#c=.88~98C~1#w~98M~-*-~%",
"8U~*8W}%YW%}&'AA}&'<>8'c^Obs[8+8(}&'A_~}f$.!0}#`b)}&#]&}#d00WH}&'A.eIS}%~J)e[$8(~$}&'AFn!k}&'E)e!k84~$}&'AZo$8}&'N-8Q~)bC",
"ybm)aK7}&'A-}&'<'mV>}&'Ac}!%qH}#fI'q%(8(82~)8)~-85}%wc%}&!M-bW}o!a818;f&R82~-8>}&#h)8>~#}&'A+|'z!=~-#E~4$8~^q$'808;f$f81~",
"$}&'Aa}!$0K$Iy&9~}}&'A9}#g^1}&'A&}&&(>8,~[87~388`pKWH}&(a,8<~>8B~A8I~'8J~28M~&8N~&}&'A>}#gQ.f$|}&&$>8,~>81~SbxNWH}&(e,8=~",
"&8>~28B~>8G~E8O~'8P}&'A.}&$lT}#g=~$d#x~~%|B-~$B-~~)6!a~)!G~c!G~VlDw}%h^'}$Go&}#gK,b!g}#gKY%5~6%5~~#)#w~~$P!G~~$k!a~7!M~<#",
"w~Ef!hd,1}#gKK!c~;!M~h}$w6G}#gX}o#E}#Rw&8(~*dReXFa*])#XNb(y}#gf6!;~*g)fc&N}#gfGs#M}$r!%}#gs/},or'}#gs&8+~~('C]~~*g%e~3rbZ",
"}#h#(9Ga:FbKu9I}#h#~$;p$_}#h0)b$_}#h0N8U~38Y~,y#98+}&@T%8/}#h=)8+efU8,86c+-8!85}#h=:87~$}%EZ%b'B8H}#h=~#)!G~)u(/}#hK;}$~h",
"%fj{b*58Bc!'}${t&8)c^6b5h}#hOt!b~~)@)n~~A}iK&d's)t}#h]:!M~-83~:}':P%fKRbS/cWG}#h_~#;)q~5)q~6!H~C!K~:*-~~%,*,~~*s)n~~*c",
/* onesweep_narrow: onesweep.comp -DGPUSORTI_NARROW, 13364 words */
"~#Va_~!!!<d~+_~!!!SeVd_~!!!St_~!!ZGBWfWg_~>Ngh&WjWkVc}%MG~$:*1VqVwVs*2b!6*2~#*3~$*3~$*6Vq`$7*7b!6*7~#*8~$*8}%Mp~%(}%Me~%G",
"*.Y7`!N`!(*/a!;W1*0W!`#r*1*0WA*2*1}%Me$*2~#*3`#8*4V~*0W1*5V}`!8*6*5WA*7*6}%Mi$*7~#*8`!8*9V~*5}%NA8$G~$$G~.(n~$(n~**:~$*:~",
"**;~$*;~~'4}%N<k~}}#iXL$}~#}#jv%}#iX/}#jp%!4%5}%Ln(}#jZ+#P}%Lv&}#jc%}#ifH%2~&%2~@%M~4%M~$&p~&&p~-%M~~#%&t~&&t~#%R~R'Y~&'Y",
"~9)V~&)V~~#@%e~-%e~$&q}*@V&}#ij))n~5)q~()n~O)n}%Lx4}%Lu~#1(A~_(5~~&%}&6C)8'bC.*.k^-*/`$Ce|7_~!!B`z*5}#(_$*97}*8!08/ddk8%}",
"#E[%`!8*0~$*47}*3}%Lg%cKNaH9`M]}#gF-87e!f88}%Mm'8:~+8:~'8<~08>~*8A~#8@~*8B~#8A~)}&1$%}%Mq~2yA<~$A<~~*z}%Mn~-R}#e@-b4b}#]^",
"&$i~3}(86$}#e,&}#]^2#W~~)!%5}%EQ~#$#P~~#5#P~~#%#P~~%W}#[y:8,}%EI;}#rc/8&~'8*8/}#[/D8;~#8:~%'v8#8<8,8;~$8<~38G8&8E~~#G8Z~(",
"8Z~~#%8Y~DXD8C}#[$~#Y%I~Z}*/u1}#[$f'x~~#E(&~D%R~X(@~8'|~~$[(@~0(@~B'|~~#8(@c#>}#[$~#A%R~7'x~U%R~~#I%R~I'x~~#f%I~q%I~_%I~g",
"%I~8(2~~#o(2~_(2~t(2~b(2~Z%b~M%R~A%R~J%R~J%R~~#5%R~6%R~<%R~;%R~L%R~;%R~~'*&q~*(A~:}#KS&}%DQ~#H%R~2(5~V%e~5%e~~&#)q~p(&~%'",
"x~Tt=_b!p}#Zr~#C%R~m!S~~#b%R~2%R~y%b~<&q~9(6~]%R~[%R~5%M~~&+'}~2&q~/&q~~$s(6~v'}~H",
/* segment_pass: onesweep.comp -DGPUSORTI_SEGMENTS, 13362 words */
"~$_~!!!<i}').D}.q6~%f}#ZV`}.'ET}#Zm1}#Zi)W0*<(V}#Zc~#L}-7(L}-7$y}-6}~%Q}#Y{3}-6}f}#XD%}#VP'}%Fqc~}}#ZeT}#Za)}#ZV<}%F_:}#Z",
"R}W:*=Vq%SW;*='JVq}#ZZ'}#ZT'}#]L'}#ZNu%M~6!bWv~5'K~@)E}'(CR}#ZN-)X~*%e~~#j)^~@*>~K}'(C}}#ZN*}'(G|}#ZJ4},`XJ}0<w3}#ZS'b@Db",
"<6}#Zj*}#Yu%8#8+bGZ8-bIr8/}#Yl'X<~#*@}']/.})KU.8>~#b}%}$oV%8/}#Z+%8&86~#8L~&878/`eM8N}%4L%}#Z+&}''C~2&}-=S1eV~},Y]'dS&}%L",
"!&}-=SC}-=O(}#k`2`Q6}-=S~%Z}(n2(}%Fk/}*$d-azgbf1}#GF*}->-^}'~L'mh-},YW;},YS&s!R%@}%Fg~%M%B~~#CB9~$B9~~#[%C~~%D%E~h%H~}}#^",
"S>!=~2}%Dv~#c%`}#^Sd%`~~#:*@Vc*<f&/eKS}#^P)i1dWH}#^F)bKp}#S.*8&d!Ec=s}-,H%`+^'Jbn@'Jc;`b!+!X~)f}z8'}'w{&Yn(Va$I8&e4=(C}#^",
"1~#Z%b}#[B-f$/}''[*8'f6j8&d$-*A}#[K+WRa!K!=!0f>+#Zh1s(&}#[P*}*_Y=*B}#[PP%`~T%b~/!=~~$=%b~*(@~%*B~J%b~`g#6}'!!~&R!=~g#P~E(",
"&~h%@}#[PV!=~Y%b~*h)r}#[P:!=~~#g}#ZTl!b~~$N*A~~$S'K~<)E~O'K~<)E~-(A}&}&4)X~2)X~K'x~U)X~:)X~0)X~-*!~3(D~0%E~%%H~%*!}#ZTb*C",
"~~$L*D~H*C~0*C~~#Z*C~p%@~I*!~m*!~~#>*!~)%@~~#F%B~8%B~~#>%B~_%B~~#M)^~<*>~g|%S}#ZT_%B~h%B~o%B~'gMz}1U%&8$dwPm!t})+6%}#ZeK(",
"A~~#2)^~J*>~~';%@~~$q*#cj1}%rr-kK{a'Oc%N)qeB>'Jc-/f_d}#U#&8$cDems5aB:`Zk%S`!Rb!=}$(h%`!>bh*bc38.`5Bb8UcSp}#Zpc}&}B~&H%@~%",
"*D~~#0%@~%(D}#ZpS*!~)%@~e*E~~$-%C~;(C~~#u%B~3(A~vlEB8(~%}#ZpOk)%}#Zp;kQ`}#Zp:)X~I)X~~(F*E~~#O",
/* segment_pass_address: onesweep.comp -DGPUSORTI_SEGMENTS -DGPUSORTI_ADDRESS, 13699 words */
"~#Wb_~!!!=W}&}BO}./N~$*}&}Ql}#Ye~$s}#Xt%}.0~~%}}.0x)}&}2/}.0~c}*}<'!;W%}#Y-J%5~h~}}#Y)R%M}&}fE}#Y)m}#^5%}#Y-~#+%e~$}#Y)/'",
"gY!~V}&|;R}#Y)7)n~~%H}&|;/}#Y)*}&|@w}#Y)g#w~A!_~j*-~9}&z|~5t}.7P1}#]w9}.7PR}.7L/}#^+/}.7P~&$}#^R1!b~)!;~P!K~~$&%5~~%|C(~$",
"C(~~(}}'#YH}#^`V%M~6%M~~#)#w~~&{!M~r})vh@}#^m^}&~Sb%b~;}#^z~)n}&v)Y}#_*m~}}&v)l}#_7N8U~3}&v)}~}}#_E}'g~~(H)n~~B=)t~#mKR}#",
"_R.#w~4jt'bA=}#_T/b6Obd5`gN82b+Fb'`85`vt}#_Ta}&t7~&H}#_TH*,~~*s)n~~*c",
/* onesweep_staged: onesweep_staged.comp -DGPUSORTI_GROUPS, 13190 words */
"~#Va_~!!!;a~$}*BQ~$A}#_f(}&rdE}#_M-}%:A,}%;q(}&sl.}%:~*}#`n%}#_z)}#`4$}#_}*}%9Y'}#_4%}#^^%}&pn~$+}#]+%}#]%;}#[|%}#]i%}#[W",
"%}%4j-}5Fi1}#S@%#`}.uY-}%4A'*FX1###F}#Oz%},`V)}#Wp%}#]z'}#]<%#4!2}#UP$}%4g)#-~$}#Z0D}#Z,'}#Y}<#OVr}#Yy%}&mjb}&mbD},b^(a!&",
"%R}&mfC}&m^w}&mWB}5K0'}(XSc}(XLK&q~h}&np+`!:*Ga'O}#Y#%*G}49s,&u}*;s2},dy+&vVr}#Zj-W7'5`!)}#ZZ%}1>='*H`!:!J}#Z>%*H~$*I~#!J",
"W7*J`!)`!A*K_~!!!$m}#]-%}%>~($@~$$@$<}&x+)$C~#}*Gg%W7%%`'a},e%$%%~#&z~#}1Ao&}#cH%`!,*LX0!2!r}#eM'`$;*MX/#:#4!IW7*N`)I}#W_",
"'}#XB%#`~#*OX5}#dx%*PXm'e*O},c^)*Q~#},lf&}#Wc'}1BD$$%}#g,%}#Zl&a+,*RYD#-}66o)}/q<%}/p`.W:*SW%'5W:*TW%*JW:*UW%*N}(UH$YI!%}",
"(UK**Uar~$~e!&*T~$*Se!.#Y~$#Wd!&fLJ}&iqR}&L!S}/Mv&kg!}#WyF}$}@&8.},>C'}#=P&c@3b}X`f|8-h5>8Hcgn$b`!&:k$f}#7l&b=#:m}#7e5}#7",
"b'bbl}0mx/8,~#b7t}0mx,}+Fc183}*qS+}0g|*WT},@(.a#<`t|}0qP)a!^$Y8:81b%@;&8;83bUR888<8$b](}&HF'#U},3i/}%6**}#3(*b$j}&N,0#P~'",
"%.!3WS%R!3b96g!Xd!Jf%D!5}&3}/8fe$:87}/BA'}0t|0&u~.a9n#`8:juu80}/ud+#`f#q!=}$~{-c&JfT!#`8+~#e(9m!N#Ef'8}#Kc'bEf##kD,joa'U~",
"%a@=d$E'gg$O'hfrSd%)'ig!1eNr!3`y/8+bwM8+`Ieb!)8,8$8-}%lM)818$80b!4828$81b!)838$82}#/a&g*7j#E8$c&3dtaaGT}#*%)}(*c'8/}*fs%Y",
"Sa%(}%mt&bVXbjj}#9($bT@8*838+}6&T$}5PL%8m!Ah&9cP,WH}%9[58c~*!3~.!3~88k~%aP_9}!3`Cqd@C#$e!4:#~#82~#a!+:$!3}#5F&a]980`lIbr+",
"caFa#K*F87}+$h)##},*=,WK8oWG8oa$&8A8M`D(a!)8R8N!28<b%>8O8(8=~$8E8P`LrWLa`!8Q8)8@WS#L`q`#NbHP&v!0}-BK$b!*!=~#8&~%#[~#8(},0",
"C$}-+%%94}&vv1:,~'a!=98}0]439<~/8)}#:'39C~59B~,b(J!5y(gcyO#2}&X6%##}$60*XAbwk}#RB(}+'h+}#8P(}!.pIbJVa!/#Pb!_:Ec.la!88,d.l",
"(}~#cUj:N:Ic#,:Kd#'c#=eao8(`E#bgS:N`!~b0ia!<:Z},ly)f($}#Lj%'0a!'8K'8}#;n%}#;x,}#;^-8/~#8*~78.~782~BbjP}#;^,WXaF6}#7o%8=:<",
"b&#:Aa2Q8u!2c&z8ve,Gg^9biW!2cd;}-tH&8!bSr8}d3%cJ6}!!SCa$s*L!5XFaw{b!<84b.d#-8rk-V}#56&a!>`a1ez-8(~$}.M71e+N8EmX3}+O04:na!",
"t:kc(E:ob.h8l~.}#N%&},))%!rc(E}%CO+}#,;(*M8'~#}#2[$;f84aTe}+9o)bt}80}#_$%}#6,*pm|aPfVeb#E;&b'T!rb(Ji##a!u;sa4<hXrbygaPu8H",
"c-0}!$>D;6~$;3~&;7~%94~18_~/!~~5<.~T8l~&;L~.!~~*<;~2b.Nc3ceXF#LWQibJ#`8tgVNz$]a!}<Kb_6g3Ik!ub#Xb#H#Nc$X}/.K)#5f$yX!!/`OG}",
"#_l)c-Y#AXKa7_f$w82~$}5g-&a+%8/`2F},eq$}+T$.}#1I%f#a8@~,}#nq.c#j<j8*~~#,a,G86a#5<~8>~%egT8$~#89a+q9xb7v8!jp:8F<=a#9<:c($<",
">b<o:;c+radh8D`+rb,B!IcZ~$[c+6}#UwLa!6<gkd}8*<h8,}#%E&}(=7%:nb$-:hfZ%&uf:c}#o|%bkQ!=akZ8Zb39a%]<Ud_Oe/b=+}&`n7=1~/buH;'}&",
"`e'}/1b)a74}&`&+b#db@di;_e<}!38q`jtb#)87}!blLb$u<wb$2f*(=h8)~#d<H}.!T-bAX:akoz)*~%a%8;%)(}*,[/b%f;K}(Dc)=X~&8(}&an.8$~*c!",
"@=1}*,=+8C~(b8;a%@;6}(<B'b&};];^k!g;;~/==~&}/m[&}#G0&8P~&}+V@%}'.c%b$k8j8Q8C}#Vk&b4u=Fbvt=F8!kBB=ba8HfBBb!;8re5Q8)`::}#LG",
"'v%b=o}!BYF8/}+ND$}+i6*81~$}#Dt&}#L|+}(EX,=}~.b!w8*}#Lx1}(EN%b7Jgdc},iA(8285808*a#|9!b!Y&q=ma&}e#88%8D~'8Gx'^=w~%}+;m(>g~",
"4}6Z[%a!8%.a(}<<c;;c[Nm%'WOa4uWK}!+VObf28.8!WP7~`@Xd!Y$^}!,9Qa;y>Xl,9`o7a'78=~+W``!0*P*Q*Pj%gb+a8J&9ep+!3awGf$.8'{0!@A~~#",
"4@U~4<O~3>r~$>o~&>s~%<p~2}#q9%8Na!t@d8Ma'l}+2h)!=~%a!7@ebM0c<l8|b#`=4WH}#_v[80~~#98D~]f#&8L~&8P8O}#Nu'8Q~'#U}#MY+}!3OY@y~",
"/@z~&c+V86~&c(I}#a4.8@~(8A~Dk!]Vc8K~(8L}#a'5WTaC+}+[y&#Ug(4}&uh''La'XAk8!~):%~%>:~~$V}%W$%$,9$9%8[7~8JWL}.zO$8[8K8J}#d3%a",
"%<8^}#*~&8VjmI8m8YWS8n}#@o&e!F8n8ca%KBB9'}#,3(&z8$~$}+-<%}#C,39/~%8+!_a!QBI}#C,594!=a!<BMa1;80}#C,&98WG98`#$9495`#s9;WG92",
"WK:CWG:Cb1,}+,*%`!7:`:a~#:bWG:^WK:eWG:dt/L:k~TBb~~#4Bv~4>p~3B5~$B2~&B6~%@3~:C'~5C(~*;@~%@U~~%YC<~/C=~~#^D.~*<F~%A[~~%:Dc~",
"ODj~:Dn~7=(WG=(j&B>SiR`B.!2i/8}*7_1cyPAu}#6b()*~$}(O,/f!xa-aD:#Ia#~D;&]a)OB=}(dS%B>)(a#uBe}#hv(}+[Z-}(dO:b`{DK}(dK/84~(BR",
"84uFd}#.u&pGFB}~)E-8!u!]fIB8-838!84b!Z8IW`a)}8I8HW`a*>).8Hf#~8:7}}(iT68)~68.eJD}#n.'a&AEY8-bQ`},.@'}1]Z5}#h~&}(i[68<~1Ej~",
"*8B~Z8j~#%R~(}-uV%WLa(y8f888$}(gK%@Z~*p%[CZ~)Eh8!zJz9%f$K8/t%D9+~68,~1F4~[9>~1FE~*).~Z9D~)cJz8X88})Cf%`!l9G8X9<`cW}(jA(%R",
"~'9G~+9G~$9JWG9J~#9H9I~#9MWG9G~%9DF^~%9N9E9M~&9F~(9X7~c$&Eqh*;bJm9YdR'8(}#1s&9^WG9^}#8X%9Q$i`/s9aWG9aa!-9c9g8!9`h#39rWG}(",
"X]09o~'9s~:XAa2`},KK%DQf,+80hnLWLbN5`!P}#S@&b%e85}#s,(8)~&}#9c'}#s(;h:x}#s$+84~,j(=8%!2~/FNj'cb!Q8G}#vw4},J(%'0b9mDPhcef1",
"|}-U*+89~#}#w)'b!k8Ta'dGG8Ba(S}#,Z%`#08A8B`&I8C`YIa[Y8Ea!A8O);z)wFg~)8No$MXAa2F}#t36n$28l~78,~&Du~=84~-8y~$Gl8<~$}#7`%WT}",
"#+)$!=a[Y88g/%d&x8=~#c[h}#u$5Gw~Cj*@9,`3T9*a-]8|WG8|e#*9.8~~&9,9$7}c)f9&7}cRf9(7}b8`949*`'|}#t|(8+~,8*~(H2~28/~4H9~+}/wJ%",
"!2c(z}#`B%b%*}#it%8@b!08)}#tq3}-WG%j4ydqF8F8G808(a#l8C8D807~a#98A#T`h]}#|w$8<83`%4}#=%%`!r8>8@!=awd8:WK9RWG9R`!H9S8I8J8G}",
"#;G$9N8~8J8D}#;N&8K8>}#ZX$9Q7~~#9VWG9K}'0H%9Ob5OGa~)}'0C.9h~#dj'9U7}d+WEm}#O}.ESd68b;q8#j%r9gBRk(yEw~/GygY'FC~&8*~&b=}a!A",
"E~c8bHOe!ri^4a;OHV}'=1+c]ij]|H,~'a!aH_f9Ccl!Hcg!S80ajecW!FXd^j}+`+)aEOb#_8-lx+:/b!'Byc!681a)<}#eP%aZl8R},oO':-a!@:.!=}#mu",
"%a!e:/`&r8UWK:9WG:9a!-:E:<:58Wa!):A:=8#8Xb0fbWch:z:B`)O:Bb!+Cpa$D8#b!=c-nfW~HHb$ZaywWK8!c:IHz}'>Y'e)DHP8&}#x^,uyVi|BHW}#K",
".(#Zb!Rg&L808'sv1G9~*8)~.8+~8GB~%}/sr'}&0k<85~;8:~*8<~Kb#$FL}$=$(8%~)8&~-kKF~wb/OC=b!HGSjf(}.:*.f''I<~$}'7(/f+6DmeDdGl)#b",
"!iIGa#dk9h9#m3LIN~18,~79-~&GP~=88~-89}#|,/a+v8=8;}#{v$85~%8'e.K8(81~#}$({&c#:W`bF28Ab.;b-}8J`5Ra#h9Bb,@9I}#wC39N~79R~3;w9",
"T8R~%;r9S8R~#}$6w$}#wB';t~#=f~#;vWG;vWK;yWG9Nb9#Ivf,(9WaDnb/WWK=qWG=qb#O;~9X9Sb!Vbu7HFu7a}7*96J)bF1gIdD.~%HDW^a5>!J}-cy%!",
"JiFBdy(!L8&bg3b27J~8)lFBc46K$aq[8-aCe}(Q$&8.f#u}.3p%*RHgj:.88!3b%]H>}#I1)82~,a&bGzh#:b-VgSOv*!8I~@8O~28S~)8T~/atL84}#!D%8",
"7e$~8Xb$+8:!2b!5c%4}$DC)8>!5f!5d17b,6bEh8>`(!c,[8Qb0O8G`tG}!$*G8m~@8s~28w~)8x~@8|~Tc/P8ub$*8kWG8kWK8nWG8n}$,4%`!H9192`2T9",
"3WG9.}4WY$95a'[Hs},cR%IR`,_b$K}#`d&}#&M%}/Xo&bO>Hxl{jI!~DKK~$KH~&KL~%II~-}$Mg&!5~$88izd}#VT+b(vLA}71B2bXFf#:88~&},V-1K_},",
"t$)8Fl{`LM8+~%},Vw)}-n`(8Fb#YIF}!$4DKo~$Kl~&Kp~%Im~68]czYr$4Le~UL%~)8jl{ULqo$4b',f!p8m~6c-IL0~%f!jLy8*~%}0U]6o!fXG~$bQVM%",
"8!eVw8)}$$K1a!@M-8-gRa}$6V-j!~8-x/.LMj_pM98,}#8-)a!/M;c.J}!+_G8+~@81~285~)86~@8:~T}#L^$8Ja!-8G8I})5Y'K8b#Pb%.8Pe9&8'c=/b!",
"48S~'a>O}$l[(8%~$a$gMl8_f2,G*~%K@b!k%/ex]8eb258f~88+~%M|~5N!~$8/~%}#iY%b2980~&eG58mK8j1xJs~'g;wazH8>b:+}00s)8@b:/b%Q}1JM)",
"!=~%WK;GWG;Gb![%0`!jc:aJ}}$_Z%J~Vea#_K*a.$}#-n(Kzf2rf.;8'~%8+~/K8~DMb~$M_~&Mc~%K`~.}#wF%8(}857+iP[a$wNV}(%f%bPYbPhbPY8.a=",
"I85f#587s+3Mt~$`e9b!vg+|Nbk+4b{Ga9/}7S{&KZ}!$*DN&~$N#~&N'~%L$~18Y~%$<~5Nx~UN8~$8f~%$<~*O&~2},2-%a318mf!o8o~6ND~$L$b!eO/8(",
"~#}#}9+}-&t%j-'8yw.&O5~=O=~`N^W^a!z!Ja!kOJc#+W_aN}!Jb*dh#+*K}(UM-}#<2&8,c:LLgc&6e)^L<}#2:,f,ObDSd'[8-}(,:+LE}'dR&8/b!C8:~",
"$d%tb$%}#<p%}#^G%b%jWTaLP},eh%`+!9UWG9U}$5c%L_bKvJGjK4=&I^~.M%~/O'~*MN~0WKOlWGOlWZW[",
/* onesweep_staged_address: onesweep_staged.comp -DGPUSORTI_ADDRESS -DGPUSORTI_GROUPS, 13377 words */
"}%8O$_~!!!<4~4}*6o}~}}#Xk-}#XgI}#X=9}#X;%W<!4}#X=)}*46~$K}#X^D}#XY%}*2D-}0Ys*}#XU(#x~-}#XQB~}}&kR[#EVz}*2D3}#XQR%5~0}*2;{",
"}*25B}0^N&}#XU~#{%M~$}#XQ;!bWv~q}#X43}#X0C#x~Qa(y*VY8#`#-~#*Wc!Y*XY8*V*W}#XC&}#X9A`!r*Y_~!!!!A}#X:U}*,db})i}J}#XJ|8D~-8K~",
"):s~+:u~~#O;.~H!_~,m&=bA,}$jP0#P~&}#XW'b7Fk!Sg!s}7'G-}#Xg&}7*#-cCLe$Y8=89}#XiG#x8A~8#x~)#w~)!;~1#x~+m!N!H}#XiVb$I8P!='g},",
"G_*8R!='hd!.b:Mb%>8U!='id!3}#Xo^!c~}}%#V%8p~)}#Xq28a}%8W^}$qc&XY#qa#~}%:*.8+}($>'}1/E%}&er)8.a#`X!!^a('#u`!&!0!3}%2s(8:`D",
"Q}%8n%8y~/}#PC-q#$8<~38@~%#vb))b#$}%3:-8M`M.WH}%8pC!3#+c##}11H%!5}%<B38(Ve}$Rs%*Yb(0b*j}$8E%aV5b''}$5^%}$2*$}%9>1!3~=`e)a",
"#lde)bRKX[!U`(O8`8@8N`$+}#[y*8o~69IWG9IbY+9'8!8sbo_9(!28tb(I9)8(8u~$8|9*!38v~$909+8)8w}#[y@bwJa+:9l}#[y1:m~*9p}1Y$39t~/}#",
"[y49z~59y~1l+w}#[y=!K~w;%~8;.;)~&;+~:;.~*;:~~#h:z~%:~b!`8u}!,hK8}}%;bEc6Q9(j7b|!|cvW}!!|G}-~=%b+g8E*L~38A}%G)&*L~$8K~1bh$",
"9-k2'`!caMBh!ca!N8*8#~$8#cXQ}&tw'8(~%8[}!R)D;e~$;b~&;f~%9%~.a-#83}#Zu&}%@a-e_9*M~'<_~Qa!w8@b#@;y}#Zq&}8^a-a!q<ko_:d5d}#Zj",
"4#x8I~J<z~2#x~~#N#x~(=;~2#x~~#!=P~49gb9w}#>@/<j~$<g~&<k~%:*~,b$C}.!7%!I8,}#:tY=6~/=7}#Zn+:^~%:W~2}$vU%`!78_8`!=}8mi$8[}#Z",
"n(=%~.=X}*#!7=_}#Zn3:t~6!c~(=6~(![`U$f96}#Zp)8r~W=G~->:~::P~6:r~&!;~.;:~)>(~+!M~8=_a$4=M!=}#Zp5;&~+;L;Mk!g;+~/=k~$=Y!=}#Z",
"pJ=s~%=s~/>1~Z>>~r>M~j><~O>G~,@9~@<,~~#V@(~6j1C}#Zt88K~6{0,@r~~#4A)~4<@~3@C~$@@~&@D~%<a~6}##6%8Oa!xA88Nb't8LWG8L`!S8M8N`'",
"58O`mfa!7A9}#MN*8~~%=&~~%YAK~/AL~~#^B@~*:'~%>,~~%:Bt~OB{~:C!~7:EWG:EcVK:aWG:a`!7:b:c~#:dWG:`WK:gWG:fx/T:n~TC7~~#4CL~4>c~3",
"Bf~$Bc~&Bg~%@&~>C[~5C]~*;D~%@I~~%YCn~/Co~~#^Dc~*<J~%AO~~%:E9~OEA~:EE~7=,WG=,j&B>W}#!C,B!}#[#1!b~1Ai~FDl~%Dm~%B1~%B2~%BX~R",
"D|~7BF~&!M~8pGVBq~)E_8!o!]}#[#|bJVE3!=}#W_+F0~[8<~1FA}#[#~##@_~*p%[CN~)F;~'}#[#qb%DEk~,Fi~[9>~1Fy}#[#~#SG4~<FE~~#;DE~~#<!",
"M~8G!a'cFn!=}#[#JDD~OG{~;z)wG:}#[#Tb)sG5!=}#[#JDi~OHC~_HN~~#AHg~GHn~~#b%M~&H4~*a'=H(!=}#[#9Ea~.EG~9BVk(yEk~/HMa#)H;cY7F6}",
"#[#3Er~&I#~.!M~(I*~0j^1H^}#[#*I2~.I6~3FL~7a#_HXf^n}#[%*B}a!8H]!=81}&&H&}#['nCt~6Hy~/IN~.I$~PI+~EG+}!xEcXFaI%!AplK8,bv287)",
"#~0b]+}&+q%aqJ}&)_*8=}&,N.8>`:GbxZGH~:8<b#98HqwJ8B~%8M*Yt#98G~%#v~(8S}&-+2a&{85}#]k.8Y}&2uJ8c}!y'q8s}&3DA8=~-8xWG8x~$8[8m",
"8E8W}$}a'F_}#_0K#x~{Cy~%G~~.9=WG9=~#9>9@~#9AWG9;~)JHe.DJ:!=}#_01EK~(H9~&JR~$k<u9Zm6YJY~$JH~-8,~79e~&G{}#_0~#!fPV8$8B}%J`)",
"`tmb<29zb/Q:$}#_43:)~7:-~3<R:/8S~%<M:.8S~,<O~#>A~#<QWG<QWK<TWG:)~%K%~):2~%:-WG:-WK>LWG>L~%<Y:3:.~)Hr~NK5~.Dk~%Hp~GL0~5L3~",
";I5~3Hk~,k-D*X~,H<~%8.~4HB~%83~8HG~+*X!389b1NgWOv*n8U~@8[~28`~)8a}#S7@8e~Ta*:8F!08Ec4IbCj}92.%`!F8w8x!=}92,$8ta:h8{b#fI}}",
"!2GGb%Eb%TI3q208'~%I8~,a%@Iw}#^i0b&/8*~,}#L:%*Yb|Vc!U}.n!%8%c*AII}!(rDLR~$LOc!ZLSb'ZIps|P!5~4!3~'MK~YLg~%!5~0MW~2f!m8F}#[",
"e;Lq~-M`~UMi~=Mq~`M0j`XM}}#[e-N!~&y*O}#[e~#nK;~TNR~*G=~%KC~PNc~5Nf~@K;w/KJj~%8)q+vJo~%8.u<'Jt~&e/K84}&Dd)8K~#bzcWK9(WG9(`",
"!U9)9*`(&9+WG9&WK;)WG;)WH}#]@,K&b#7K7q0aK+~%K<~+c'AL0}#]Y)f-,8+~48+~0KN~DNW~$NT~&NX~%Ku~2}9g5'd,*}#Zc/OO~@r-'8>~%Nkb-|i-!",
"OZ}#Zd38NWG}%{[*8Os-&Nu~$Kub'aOd}#Z`.}%J~%j,!8Yw,~Oj~=Or~`O1}#Z`)O~~RLZwC0L#~%8*~4L(~%8/~8L-~-85b$<8A}#D1(8%!0}/'p$}*A7(}",
"0.))!=~%a>M9A}#[!%LX~%JQ~-<QIhkK3L|~/O_~$OM~&MH~0WKPIWGPIWZW[",
/* onesweep_around: onesweep_staged.comp -DGPUSORTI_AROUND, 12537 words */
"}%4z$_~!!!:C~~$T}/{u(}#[=)}#[90}%4z~%Y}%4vQ}/w%%}#Zr'#UV}}#YZ)!FV{}/mx)}#[f9}#Zc$}/t^,}#[u%}#[i/}#[e`W4}82OG`!(*ZX0}/um%*",
"[a!(}%5;1}%55A}%51<~}}*#gt}%3sA}4Ql%a%0*]X:*G$qW7$u`!)}4Rf%}-Nm*!%*^}4R+'*^~'&q}&nQ(`%,}/wG'}/w.$a!&}/w&&}/w6,',}#Zk<*_~#",
"!A~%*_~$*`~#!A~$*`}/wS%`!&*a_~!!!'[}&tU%}%4EL'7~$*bc$&*cX:$Z*b}/v>%}/t.%}#[A4`!5*db!J!4*eXo!>}#_-$*fX/*e#Ia%>*gc!^*ha!(}#",
"[a'*ic!2*j~$}%4{P#Y~'}%4p,%/~/$~~$*S~$*T~#}%4m,*T}3HZ)}#[P)}#[H/}%3r8}%4xR}%0b1eAM#Gjjxe!c'Pg!J'Q}#Jd)fy*8/84~#bho858&}#]",
"F<}&Tz%u!BeB#`A'aQR8G8!}#]SW8.8S~&8U~/8F~-8_~):}~+;!~~#O;8~DWH}%5r,8p~9}&2-(8ra!G8t}%5`09(~(828.~'*c~.%R~1$i85l'['b}$bz~#",
",}%/IA8K#GcF]kB_XGaH#fWM!I8#aFX'@i)VWS&u7~h)YWS&vb#y&ub>G#Ia@GWS&z#IbHY}$cv%8ajWY8[}%89~%G:-~~#$:Y~2:]~):^~~#%',~(',~(',~",
",9`~1:i}%Z_*'@X@a`W}%8=39i~/8*~39o~59n~SWH}#Z|[;,~8:i;0~&;2~7b*(:u~*}+Ie%:yclXa#&;$fn^8)#Z}&_@,W`aHh;&;5b!U8+~(8/;%~);-~)",
"82~-XA~$}#[z488~%8T~=8@~%~}dPa:Vf}m#If1>8J}%e=(b#Jb$C8L:rb!8:va$g9&}%8b'9'}%95F9.~X}%qE%9#a#B9<}&15&&;*Ma$^87}$/m/8>~D;@~",
"$;<~&;A~%8kWH}$9t1!r~$8;}$<)38;~'<J~U;S}%6J)8I}$<)/<V~:8c~D;d~$;a~&;e~%91s$48`}$<)38`~'<n~U;wf$48m}$<)/<z~6WH}%8]:8p~J=,~",
"~#i=K~~#4=`~49n~3<i~$<f~&<j~%:6~k=4~/=5~&*d~%:rb.*;.j}18&&]ku`#I8$WTbn0}%y#-}#1O%`!78c8d!=}3F/$8`}#^.(=(~.>#}%8z7>)~3;0~>",
"=9~98v~R*i~%=Jb$2f*F>N}#^,7a!K=OasEa#pjp9#Z:}}/mX&e%'848.c6/:hj$a;:}&]V'b&_;Y;Z}$5&.;@~/=b}%8=080~&bcy}3!y%b$.8^818/f)=a+",
"n=i*f}#9].e$[}.|<*s$[*g~%#I~*b5O*hh!5`$f8.WT}.J}$8$}#>7*WS&}8.b%l}#^h&86~$=~~%=~~/><~08z~)8>~A>J~r>X~`b!O&}b,nb9-9,}#^q&>",
"J~,8F~'8I~6*j~%>Tb%U}#^q(@W~58TWG8T~(<P~~#V@5}%9b~#.A1~~#4AF~4<T~3@O~$@L~&@P~%<z~:AT~5AU~+b-U=h{0Y}#J{I*Z~~#>*[}#PT~#pA[~",
"/A]d4r}#PT)%R~~#0}#Lw(8*b0<}#5q/89`Qo8:}#M=-8:8/~$Bb8Q~('7~(8T~38Y~*Bi~58_~%Bm~)a!}8a}#Qz:Bv~*:@b#-@+}!)>~$t}#GA%$,9>9@8c",
"}#R:%9;9<8c~#}#/3'999:!=~$97}0lP$:Mb1haMT:i`!7:j:k~#:lWG:hWK:oWG:nt0*:u~TC]~~#4Cq~4@!~3Bz~$Bw~&B{~%@H~:D!~5D#~*;J~%A5~~%w",
"D)~/D*~~#pE/~OE6~:E:~GED~*<k~%BV~~%6=<WG=<b$,>p}#_r,B[~-}*.+28)~'8,~'8.}#TZBC.}%0[~#UER~OC$~OF`~XEk~~#'CI~OG'~_G2~~#AGK~G",
"GR~~#hFe~HDQ~.D'~9A2~.D[~/F}~*D}~3Dc~&Gx~6H!~<G0~*H*~.H.~3E5~KAY~wBD~6GL~+c+8HCyz3HIb*6H@}!z$U8,81~&8-82~<a)Jac~jiR8@8&~)",
"8.~)8C~-e+2Gs8*}#VE5%R~9Gz8$cQKVw~%}0Ai%8=8Jb#;88~(8V8<~)8E~)8Yvj8}&aq%bQ_8/c(~`*Psq(FB}%30QFJ~~#;d8$}%2p~#+B-b)=Fv{:Bk`;",
"8pWG8p~#8q8r`&}8s`s7f)YHl7}}%309Cl~(Ft~%%RHv~19N~0H}~I9X~&FO~~#69m~%9t~39y~79}~3<E:!~&<@9~~-<B~#<H~#<DWG<DWK<GWG9y~%IH~):",
"%~%9}WG9}a!.D.:&j'kDG~(&u`$E}'C4+dz5Cnb!9}0&4/`}KIYf}ZI[eyn8$`AF&|7~bHpbD:a!6&vb!@I`}&VS,c>`b`Ub^%WXlwk8:~#XrbCj:B}&}|*gr",
"GYSa%$}/D#,}#Ak%}/zZ)b&Ubrh&|W`b&iG=e-68#8H~#c4H`#Zb-i}#LU*}#@W;J#bD2gC(CK~%H6~>W^a*C!A}0''%!Ah$4eMOK1bmGc,3&cb#!`nS8$7~b",
"GOa!<K5an`8,b(Mb$D8-f%*88}#&Y%H=j@38<c=G8K}#VN)81}%5a/GC~Q8M~@8S~28W~)8X~6',~)8]~*',~3',~j8q~@8w~28{~)8||$*9#~@}%5aGa'^97",
"!L~%&<g&XbJmb6n}$&9%dF>9;WG96g)Qa:rbHb9B!3}&lA+9C`5+9Cb!+%/e7f&vf0)K<~%b!^}#GT.8'`+6c+Tc5N9NWG9N`(/9OHo9PWK9Q`$`a2QHG}#G7",
"%HH}%*u%HQ~+IR~FH`~DKa~$K^~&Kb~%I.~LLi~UKs~3Lt~:I$~DL%~$L!~&L&~%IP~LM-~UL7~3M8~YLC~$IK~%MB~YMH~=MP~)'7~.g1,ks1b)Ca1Zgl~LW",
"{)G}&c`)p1vJ0~)}:M()`#X}#`q(Lk}/=M%g2!8*~;8+}#PW%!A~$Mu}#/()#U8,W_a,9!AXAa3]d=D}#9A$eD7'#b$b8(~&*ak#t8/XAaC|8<b'm}$p{+a+1",
"J#}%,N3'789~5J+~*'78>~6a#[8Iu-Z}#4m%`!b8K8L!=}$ky$8Hn-Z8U~,8T~#8TWK:&`!]j-UMA~C}&}{%`$K8aJs8b}&}{$:-}#Qj%J[~%HD~->)GgkHCK",
"2~/MT~*KT~0WKNRWGNRWZW[",
/* onesweep_around_address: onesweep_staged.comp -DGPUSORTI_ADDRESS -DGPUSORTI_AROUND, 12799 words */
"}%-j$_~!!!:{~~$A}#QV@}%-j~%L}%-f>}#QA@!_W!~E~}}#Q<P}%.+1}%.%E}%-~K~}}#QAv%M~$}#Q<B!bWv~o}#Q8H}#Py9}#U{%}#P}w#x~L`!0*kY8#`",
"#T}%-e+*k*W}#Q)=}%-]%}#Q*I}%,R8}%-hb}%)DDqVGa!B`;C'Pd!B}(&s&'Q~'jVK828:~&838;~=XAal%}#QMAag,ce}8N8#}#QQW8/8Z~&8]~/81~-8f~",
");,~+;.~~#O;E~P8q}%+O%8t!=}#QQ7a&[8s~&8u}#yc%8x}$3)-9/}#QURj'h9(!='b~'e)P}$+}}}%%'/}#QWYb#|9Jf)eWS&ub!19Lf)h}#Q[:#x~/}%1,",
"~#H9o~,9q~19t~~#f:.~%:1~~'I}#Tl2}%1,,:9~1;J}#Tl.:>}%103:C~/8*~3:I~5:H~@}#Tlp;k~8;D;o~&;q~;;P~.;T~);]~:;_;q~.;^~);f~~#|;0~",
"D;L~#e%69&}!-dK9.}%2(J96~R~}}#V1&9<~$9V~(b#88T}!XpD</~$<,~&<0~%9#~.a-U86}%1_987~'=A~T8C~%<D~5=M~w=]~~#i={~~#4>2~49`~3=4~$",
"=1~&=5~%:(~o=_~/=`}#Sp+:e~%:~~PaX78c`!78d8e!=aC[8a}#Sp(=R~.>T}%1|7>Z~3;#~>=d~*>R~18w}#SrW=t~-@!~:=y~4:p~4:Z~-;-~'}%1@4;2~",
"/>.~$>y!=}#SrL>5~~#9>K~%>K~/>g~Z>t~r@%~s>t~O>~~,A+~@<C~~#V@`}%2d~#2Ad~~#4Ax~4<H~3@z~$@w~&@{~%<n~>B*~5B+~+b-^=]}#Er~%wB*~/",
"B+~~#pC7~OC>~:CC~GCL~*:B~%>}~~%6:OWG:OcZh:kWG:k`!7:l:m~#:nWG:jWK:qWG:px02:x~TD3~~#4DH~4>u~3CJ~$CG~&CK~%@=~>DW~5DX~*;N~%A,",
"~~%wDW~/DX~~#pEe~OEl~:Ep~GEy~*<o~%BM~~%6=AWG=Ab$,>t}#+C,BR}%3u2}#T%^C%}%)^~#UF#~OBx~OG7~XF;~~#'C@~OG]~_Gh~~#AH#~GH*~~#hG5",
"~HDH~.C{~9A6~.DR~/GN~*Dt~3DY~&HP~6HW~<G_~*H`~.Hd~3E,~MA^~yBH~6Gz~+c+<Hx`$0c&FHo`}%})%=4H~})$g%Hov|fHw~,Hy~)}#T1~#0HD~PHK~",
"~#,F6}%,:~#_FS~~%Bd;9}%+z~#+Bib,OGG{=Wjcd}%D2'9K9L!>~$9If,kIte,%Jf}%,:2DJ~(GE~%%RI~~1:(~0J(~$Js~E:2~&F}~~#::H~%:O~3:T~7:X",
"~3<}:Z~&<x:Y~-<z~#=#~#<|WG<|WK=!WG:T~%JQ~):^~%:XWG:Xa!.Dk:_j'oE&7}}#W>:DM~5Jc~)Je~=Ji~Q:z~^Gm~[K,~.D*~%Hf~ZLB~:LF~;Hm~=}%",
".k<Gf~9Gk~=Gp~T8Y~@8`~28d~)8e}#U~@8i~@}%.kEa&=8}}#JD8}5DS)!=~%}#JD19*~,9+~#9+WH}#U|5L.~C}9DO%`&m97I)98WK99}#U|&HVb&JHh~4H",
"[~%Hm}%$T0Io~VH~~DLY~$LV~&LZ~%IM~MMi~YLm~0Mt~ULw~$IH~%M}~YN&~=N.}#T>_M.~YJ-~:MB~SNS~jw<#Ip}%&-9Iu~=Iz~1'78E~4}2dw%u,<}<!b",
"%`!z8Q8R!=aE88Nn,<8[~,8Z~#8ZWK9o`!]j,7M{~C}3q&%`$k8gJv8h}<#Z$9v}#T_%J_~%HT~->5GwkH|K5~/N1~$N|~&KW~0WKO6WGO6WZW[",
/* leaf_starts: leaf_starts.comp, 2695 words */
"}%'I$_~!!!'5~$}<mv9*m~%*m~%*m~%*m~%*m~%*m~%*m~%*m~$`!'}%'@%*m~%*m~$Vv*m}%':<~}}5B)1}#Th)}3$<%}<mxK}-->)}3#i+W2*l~#!%_~!#-",
"t[*m}#T]-*nW(*mW;*n}0W;~#|}+O*r~M}5<U8}#UR>}2zF'$TVq}+NN)}#V'%}#QU%}#U&-}#S(%}-'|'#wVq}6&;&}6%N&}<}g'!MW*};`v1}+O4'#QX7}<",
"Gr7}$#b)#w~%}1``(8#};Vv$}0yU(bHD8'},|I%WS$TbQC`zp}#J{,e!^c+wb-d}1Nm)8(83~#k!Jb/N81bCG80b;f}1-j1aQ=d0=8584}0fu&8<})9h%89`2",
"fb`{8:$&f5m8!Xaa|08<a!db#28>8=~(8#8%a!m}%l768Ec#ebd=f.5a![8H}3@Z.}0xx&!2}5XW*}(ae%}9!F'8#g$I!;XV`VG`G%bUb}(aT$8Y`-u}5,~H!",
"0}<nY~('!U%:}5%,4#d~~$=},hy'WH}$~0x}2YW,%8}4zom%Kc+m}1ZW)$T}({r%8%8$}(nG%}(wU&8$}5x&4})xJ+}2UM%8&k^1aK;e$W}+@I+c!1!Kg=wgt",
"R#FX=b!'})J`&}1^!%8)!3}1W3&8$b!4868$c&wbF+bC@8)daX}$.s%8)XNeI&8$}$iu,}2NS&f&K`ynmO@8Dc0r8+&]k'Hb^zc&0}#x8.8J8&`)`fB2dnv`,",
"qdph8&~$h2V8)8&}#5M/!2~(!L~+W^a&6!L~$}%ye$bW=bB2c!18)b$i!LcK#b$d8^8!~&8]8j}(1'&e`}brUgrQWTaMdceO!Lk$-W^aL+c!u8'WTa]!b#'8=",
"~&8*~*ew<8H8I`j~8(}#I&&n!d8F~&`hXa]_b!d8I~&8H~*}#M#'}#TD&aA{8*7~8)}&Hs%aLh8OWK9%WG9%}2S_$9$8}8g8a8S8P})j*(*l})Np*bVM}#MK*",
"})0l)",
/* leaf_starts_address: leaf_starts.comp -DGPUSORTI_ADDRESS, 3006 words */
"}#s:$_~!!!'q~$}3C)E*o~%*o~%*o~%*o~%*o~%*o~%*o~%*o~%*o~%*o~%*o~%*o~%*o~%*o~%*o~%*o~$Vv*o}<fxqj@H}<fpJ|@N_~!#VLP*o}#s11W:*p",
"W(*oW;*p}<fp~%`}3=t)o@n%5~(%5~X!aWt~J!GV~~%b@vw@r}1((4dQ}}!A$R}-p4&!M~'kA&86~P8@~n!G~+![`.O}1>O%80~#uA(8T~<e$M8X!=hA(}(6'",
"%`A(}<g_~+#kCY#x~~$bp-N'g};~o+}#p;18'~.}$1U%}%c=&8(8.WLb@U8&8/b!)8/8$80xCm%5~~#V}*&>@b_O}*&5)b/+82}!C~F89~98@~-![`'A}#%V)",
"kD#8G~18G~;![`DR`!hkgy8M}!D%~#A8m~%8o~o~}}%p(%aD%9'9#~>!a~-",
/* leaf_sort: leaf_sort.comp, 9537 words */
"ab__~!!!5$}%h(3_~!!s.xeC}$b$f}6&6E}!c'[}6%p~$>}$8E$}$8U%}$8Q%}*[Q+}=,R)}6&-V}*[R*jEp}3cp&}3fN%}3eo/}*[C%W3*q!4}3e/&*r!#a!",
")}3e<(X(*s!#%}W2*ta!IW3*u%}b!N}6$3YqeO}6$,E}:G|~&'tfZ},5B3{fmbK'}6jn)}$4.'*va!i}$<P%}6#Y,}$9x&}6#^<}$;k%}$<6+}$<2+}$;y%$W",
"}*ZM3}6k{+$fVe}8<V(}*ZY(}$B7%})!h,}*[D%}$=u$},4F&dIq$gVq}$;j'&DY3~#*w~#&D`!(*xX1##*w~#*y`%la!(*zXj*ya$[')X0*z}$9'%')};6X+",
"*{`!4!>}$8I%*{~$*|~#`#Y'5`!)}$:.$'5}$>l%}*Z|$}6kg)}3f8(*VY8%/&G}*Y_)*}_~!!!P#`!2*~Xl#Z*}`!,+!_~!!!P!`!&+#_~!!!~#`$>+$X/*~",
"+!+#`!)+%X/*V+$!3}*V,%}6m|&$v~#}6mH%}*_,'}6tD)}6tT&$~~#}*VD)+&!U~#*SW%+&}$@R$bK{bKLhK{bK=dL!}8<z)}6mT%`!^+'~&+(!U+'}*YV$+",
"(}8=#%}*Tz-%5~$}*Y0$$%~#%4~$+)_~!!!HDYC!%+*_~!!!$4+%`!/}-mr+++a'&`!7+,~#}*WY-dME'fVt}*Z_'{kK`LKf^p`IJk[E!=l[T`L6g!K!Kfk~c",
"Li$g8!}#&G*}3x.'b!A`M!cB[}2NC&bv%82~*Wa}2|&%83e!@8:bw9888!}33[1848@c#>iL|k9`}1[J%8:8@8=8;bINVzl:!aBR}*W'&}*Vq%8*}2O+((F8.",
"})Kk%b!'(H}2K%$}<tr1})Bt%88})3^%8:WK8b`:7})4<%}&Yq&&Ke!>+-8A}#2R)%/e!4+.8EcE#8lWG8l`L[}5wx~1q#d~~%)}3SG~#W|w0`UIg9tlw0!=~",
"P%K~m's}5r}m$'}*OD+$T}3Q&&f!+#2}#cP&8'8$~%8%}$8#%8$c&ydTo8&dVJ}22V3}*qW%##}#qt&g(}}22K)$'f4t8-VceTC8#~$}-^b&b!O*veT/##81X",
"Fa$6}#<M$}#`9&83d*)f!>86~$8+a&xc=K88##n*)#G8<~$80bgj8>##}#DO%b&T8$f:w85~$}#d:%aRE`>28,8.}*K!&}<{eG$*~~+=%;}*[Jr$U~$Bw~#$]",
"BwWS$_~%$U~)$]~'$`~7$]~)$_~%$]~2$U~$$_~4$]~$%;e!~}*[J-$`b!>}*[J,$a}-x.7$]b!{b)!};A2Z%;~/!#%D}3Lr-'tkgP$g~*'p}2f-(}*a*.b97",
"*x}-pz'i!4!=WM}85q)}#U;%}#Js1}-s^-}*MW)$`b$_*|f',}*Rb+}'$T&}#q!'*|~$}#uE+8-8&bdm*zg)Db#9a'CdIhc(Ab4/`f#}*tg%aDJb#U}6vT5WT",
"}*0,%WJa.ef!>8)~&}2.='a9e89}3>y$7~bF#b!L}*./%85}4.x%}',2+}*@^'8>a)f}-Q-&8Cf//h$.c$'dgAepH8Qb#q}6wk*8,b,G8S8*c$:j2P8&!_~%c",
"$E8'e(>WJa!Qe$'84`)r}&-G%}#Pj'86d(=l)$b!]*z~#8eb#d})m1'}2Z@%*qd'6})x7-+%b.(b'7't8(c&gb!28)~&8+c{D8%m<!)UaCh_~!!BaH!4c4m80",
"8/b0ig,p80e(P!TVc*rc#.o@u}*HI%c$kb!+8'e5VdS.&H~%}7`F%+%XNb#LWXi<r&H})xx,}4.z&`~J8+8-cE;al:`1@}$jY/}#_+$`*J828/WS8081}*{e&",
"}*6q&*s}3&L%}/KK&bClVz}$i>+}&an6b%^}$A:)8+}*,<)}*JM*};E0*8!b!G!2b!,}7$`'c3;a'986}$Pg%}$Pc*}<h.-81~#bTwf4~}*&.-a&(a/IXQb7%",
"}#`#%h@}8/g*+}$ZT%83c-.k*,8-8$}#`Q@h$;}*T@%8*g(|}*YI%bwO}-:W'}#dt&k.'8*c(kWNa#Ke&=bIub+y8/8ec'PhB_`!08lb>c8mVw}2g:%8#`EA8",
"/b!S}*7/.b$s}$h>%W^}%'-$!5~%}'Tn%`#f8S8T`!/8U`Jj}*.u&f&[$~}$rf'`!yapfb@bVwb)-8#}3q7*8)Vec@)b.*drcf$k8-~@}2uG&Vz}'18+8$f',",
"d(:*Va%t})}3&b*G8;~&8=`!E!t`JN85dS'8%b>g8;XGb80XNapodU:a!C8F8:~$bC{gYP}*/Z%8=!3}*k)%b!o8Hcv-8Jb!o8L}*/7)}$$).}*:^%f$/8A~D",
"8[VzWUj&2b|_b),8Z8&b1xa#,8`}=W{&}3Y^%`$NbwR}2s~&#T`&zk#h87b$&8gcT`}**`%#T8-c,U}2ss2%IVc*t})zq)}*!b($*cS(!K}#mG-}=*z&8&8)8",
"$}$GF$}*iA$}38X%*uc!Xg-3g`(W_bIei_>}5it&h20}4])08-~-}3M4%!2j*S8&cx1c!O}#K/)e@fcZEb5>8;}+gi+cXJe+@8A&]c-sb/=`(<j=V#abIJb1]",
"e<Fi!w8%~$b(:8.Xs%}}';I$8/}2fk(b)WjD6o.*`)jaN^bH<bHG8(k'!8.j)/}$x+&c(u`(_}8FC%}*`j,i(Yx#/b'.8&!3a#58=~%8>~%8)~.8C~6%8~&%,",
"c`r}3a-)f0['~e;W$`e#=}*-*)*z~.#N~.b!R}*SG5}3V-*(Fn%D|*9c$zc`gcJ!}#2/&c1Kc/Cd9I}##W*b;Pf#u8%h0rhOb8@Vza#385h+(c=efEA8-b/4}",
"2TN1b#28:b0,d:hbEe8:}#pG(b!88<c0o}8FU%8Ne[:}#`<$+)}*HI%XAb8{}>'y%}$,m$bg28Ra#Ca-Ck!}8G~/8G~,8I~*8Z~(b0d}*Uf$8X`#y8Y8Z`!}8",
"[WG8V}*&-*}!%efbRhVzb2Yl#j8&c59}8L:&}#sr-b;}j0Y8/+*a07}3ZK081~%#P}#hX%bAN}7'V.b/s})}`&}!$%QbOoq0!c9Df7@c#mc7:c!18%f$-'J85",
"e>+f'}e3B8*h'}c:'j3!cNe85b-L}$6@%86nG58*8:a!9828BXWi:=8(a]scTxa!A8,`IjWQaY'8Fa!C&Jh![XNaPob:w8E~.8'85~#j6Q8[~%8]Vwb;$8#`/",
"H8Le!I8/j;AWJaJ[WTb(@WS8Kcnx}/g7'8G8H~$}$hW'++e*>8fVwa!N8Oc%SWR$S}2OQ$aj_c'W8kVe}#*)+X@a#5+,b5>8%c!6b:`d5>h3V8-}$jP&}&K7%",
"`!o8p8q`#-8r}>VB'+-i<:}3]m.s''m0'WNk''}8Oi)c#p80!3f>O8$e67}#pL.j#280{=Ji==}#4:%}$kr.j!j8)}!#zD8N~>!2~>j8281~D8cd#2j^!8gVw",
"b)n8/goUb8<a$>8j83f#@8-fVmc8K8'~,8*c+uo8++.}!&tvb4D`&ta%!%,8!g&za;2cU(}$pp.j%!82}!&zM8C~.b#I)Y~%j$,8#~D8R~E!2~D87})_P0|#<",
"8hp'08l~/b$N8n82f.d)Z~#d/c8/qLbXEajnd=C`I@b(l}=oD)!=~%`'9",
/* leaf_sort_address: leaf_sort.comp -DGPUSORTI_ADDRESS, 9934 words */
"}#Qp$_~!!!5w}%F+=}#/x,}#Qx{}0g]u}#.[L}4rv_}#.b}}#S29}4pu~&n}#.6'}#T5>}#.27}(QB)%5}#.6@}#.2w}#..~$K!bWv}%J>%}#..-!GV~~S%M~",
"W}4k])}#/U%}#.6+}#XmN}#IM,!;}#Fn/8'}#G!18*!=!M}%E(,!K~'}#.N0%5~%a!C84!='f~'}#.P}8J~@8P~^8e~Mb@q`5[}4gn~6'#d~~%)}#2dR~}}#g",
":~#F%K~m's}4c)X}#2w}},%[(}4a`+##}5h*.}+@M&}#2{.8.~080d#kWS8.7~}#3&*}+r+*b)r85XFb$7a[,}#!c%87b*Rg}q88g!H8<~'8:~#}#yT%h*xc0",
"JfUIbX7!2e!U#G8G~&f-K}#y>&##d`{b}4}+@l(8+8.`ia}&YG%}#3T$898=8286}#I}&}=m;X$*~~+U}#3}wD!~$D!~~6'!b~)!c~J%5~6%5~1!;~Z!G~0k<",
"2b@;8>},.r+d9l80e+O8D}#4/)8382~9bckf!_}#4148N8L~~&G%M~~5r",
/* finish: finish.comp, 3502 words */
"~#Va_~!!!(`}%%[<+/~%+/~%+/~%+/~%+/~%+/~%+/~$Vv+/}<h#~$@}#4w$}#5&)}#4{%}#5&%}#4a%}<h')}#4q%}.VSL%x!#}#4`%}9+t&}@Ll(_~!!k6w",
"+/}#3e)+0W(+/W;+0}<gI~%'}#3b)}#4=P}#3T&}#3~F}#4^9}9*c'#FV}}#.o'}#12'!AVz`!K+1X-#^!A}&UN&a!e+2X/+1$q}6#_%+2}#2;)}#/D%}@MR)",
"}#2!%}#1P%#I!5})_8%+1}#24$}#3l)X,}03M'!%+3Xj###!`!i+4X/*.+3}#1U$+5X3#!#2`#B+6X0+5a#~+7`#+!3}&Wz%+7+1}#9O%}<e`2!4+8a!C},{B",
"&!4+9`!,a%:+:X5},pc$}9*B.+;`!:a!Q+<X-+4a!(+=a!Q}#2D)+>Xm+=%/}&][+}&]W)}93I)`!C+@X5b![+Aa!b},vX&+BXo`!e}9+-7#W~/b._({~%}#s",
"%'q.`c|jebg8$!5jJ(#`8+~'+8e!A8)!J~-+8}&A='+9~-8/}53v.+9a!d}+Rl%8(}4LF%}5u)%c<G}#0Q%+:h>&8B}$2j(b!/a!G({b=&ncA`FE$#c74b;|d",
"#=+;~*XWa!B+<eJM+;8-~#}4ja<#Z}$jk(}+z3'+1}#/n((%8Zf{K8J~%}6Lf'c2:bPTbB@c!5}'-V+}+WR(8e`dqa!)aY48'8*m@`8'~+c#0fmU8*WS$Tcm3",
"}('n%8+}%Vn(|U[}4aU.8,~,89c%58U~%baU+@8%aP79,81a~!f{}+>f#F8|a'Yb9C8,b&M}+v_'8.bNx}%WP&8#b![958;eFKi46i5rz#bc{(aG:h&i8*d'*",
"8rea[8Y8'f)&bSX9K83}8a6)8#a'*b#D9O87}#-G,8%~$b;&+A8-8#~%c$3e!l8i86a!P9V8@gRd8%8#b'm}$<[%WT},<<&8D`{La'f90+Bg#Q},0O%8r8g({",
"b&%aoL8i9*h#k8qbP=8t8u9,}@<Q%}(Tm$8q}(u>%}$A[~*B#87}}$=R7#/~E#5~_#C~E#9~>}$B':}$=RVdoL}4<v7}5&e%}@GK,bSo}:;i+b^M8+}#oP,8&",
"`.Mc1)bq_828%br48/a&>}+kN)!>~%cUJ}#+P*nu^*z~#},1@1blZcu_b#*c|{8/l6&}5aC%`v&bQxW^aHJ!5a)s}5aC%}8s-(p*w*R~%b[r8'},.4&c#~}#'",
"T%cT'c#/d(c}5m@(}#'#+b!Hb,_},ki&e0,8#~$c*JboH}%fP'8(},U!'}@K2=b0C+4bml8*h~DW^a#8+4b#L8)b7#}%cu&+4},8o%81g#Hc-J8(q:^f!~})1",
"e+}$8Y%86c64+4}#%h1bgu8(buc8Fc$G8Eb!6b4O}$I-*8'~#ciK}%{}%#!b(X_~!!ZIKaJq`L[+6bJ|da;84`&~c#T}8yC$84fTg!>~$8C`'3",
/* finish_address: finish.comp -DGPUSORTI_ADDRESS, 3912 words */
"}#[_$_~!!!)X}%.OH+C~%+C~%+C~%+C~%+C~%+C~%+C~%+C~%+C~%+C~%+C~%+C~$Vv+C}#[BizHBbH=}%.GF|HDYf+C}#Z2-W:+DW(+CW;+D}%.>O~}}#Z2}",
"}!G~~#`tGz~}}(Q;*}!Grg~}}#8L5!X~'b6Y}&yc)8(!3cAC#xsH$#x8.~~#*8E~~#I8^~.}4a|4}$~1*8-bq58$}4Mj'}%~].ce]acr`3>a!)aq|8'8-}%b$",
"*sH7~}8X~.92~69!~C9;~v8u~69Q~29U~N9]~B93~:9-~29/~*9gWG9g}#Z/~.b`LW}#W27#/~>#5~c#C~>#9~>#:~6#<~M}!LD[}4eA28.}#*Q-}#W!%c-;b",
"I*858(bJV}%{2-!>~%}!LS~$cb({j%z8%iLW8+~.8/~582~*o1Yc*``QN!5b$2f!6ctZb+na5|g*i82j,v}51)%b&Mb&a8.!38/f#`83dM886~&8K8B~:8G~&",
"8R}-H@$c%e8Q~%b(X}5v/'8Rc+3a)F8Sf7*80eM@8384~$}@G=-8,u$<8Q~D8V~#d-`8A`$;}*);)!>~#},X>%",
/* gather: gather.comp, 2394 words */
"auN_~!!!&W~<+H~%+H~%+H~%+H~%+H~%+H~%+H~$`!'}%8%%+H~%+H~%+H~$`!'}/LH%+H~%+H~%+H~$`!'}9<9%+H~$Vv+H}!v$HiM|guibMliuTgv8iu'eu",
"Pku'guPfNL}%y=;Y(+EaN(X(%u+E`M{+FW%+EbMgX)+G`NQ+F}>K%&}-pd(Yt+H!%n!#W:+IW(+HW;+I}!trl}'J>)W8}A~>,`tU}#~H%bKKcMW!%+JX3#^}%",
"2O&+J}(|k)!cWx}-aJ-#x~$`!.+Kc!H%5X5+K}-b%*%M~$}-eO'##aMQ+L`!6##}-g7%+L!3eu:!{~#}%zS%bON}-fN/+M}-be(+M!3etl!}~$!}cu/}=WP&e",
"tt#'~$#'!E}%2q%aK1+N}-bz(+Na!d+Oc#R*,X5+OdL,!%+P`!2!J~#+QX5+P!3}%/v)}$!K%}$'M'+R`!>!L~#+SX5+Ra![+Tc#@+UX5+T}-d%&+U`!3+Vc#",
"|+WX5+V!3}'Ol/}@X{)bNkwL&}5!=(%;bBa}=XL)#Z8!yIB8'~)8*f1J84cEy}5OG:}5c^&85b4k}&-e%W_a!l87a!/8=}#8%&}2,`080}&*j(8Ah3Ya.)8D8",
"'~&8A8!}#G};a!u8O8&}#_u(8*iHm838!b.'8+~$},dM&8%b!L8V8/a7rWT}--=3}'*-48a}#JV*8;}#/`-8&b/Ib!~8g8.}#'T(8h}'yf&bG]8'`#+bI4}#&",
"E.a428H8a~+8LbF}8O8P8c}&0Q$8Nab!8Llm1~|}-H{,bQM}27~4fg8!Gf^o}%1.:eh{af>},tQ'+E'r}6*X&i!~p$3X=a!q8&}%Kw%c%d8(i$Lb3-aeaeDE8",
"/~$b=B}#DA&ghia$o!|djMdN]85}&](&n!889}1R%(8,80`!U}%MA%818'85}-4M,8#b4I8$YN+E`!'`!2}-KA)}#k{2dTZb$l}#`4%}-Rn+iv}8&8'b7S},M",
"{&+Gb7P+F},yk'}-R0-}#/f$`#.'r`5/8'`NQb;Xb)<b>Nb<6b>E!=e(Y}%R03W;+F}1}4/fUWb5y}$,E+},Hw%8,8)`cO+E`!{cbJWJa&[X>a$Jh(g8-c!Q}",
"56X(}7<~5%M8(~#n&:8/8.~(8=~$}'+t)8781bhL8@888#cP7%edr>ap}8$e+a}$zs%d@-)nde2bq<b!>b%Z}#D=-kW|8/~&)q~%gn.}-Ss/}%OQ*8V}'m~,8",
"T`,Gj!I8/c!D8]}'oT+},o/%_~!#-v}!%`,N8X!38O8<8@8(}&N5$dJE}-<e&l%v})'40f-xc%H)tg$R8.}&D3'cD^*,f&0818-8,~$8.~)8/~/81~#g&'})p",
")28+8*cXSagw8)`%ue<(8@84d&A+Qf${!Ke'{8:}#<h)+Q87~,}#uN-8Kc$n8B}$`-*}&Rl%c#F!F}&n0*c*o8(cm:dsx+Sc#o8Od'}'eiZX+U8%+WgA'k&C8",
"_c#-8_b%ybs68_b'$s&m8G~+8g~#dsf8gb$S}'3e%`/l",
/* gather_address: gather.comp -DGPUSORTI_ADDRESS, 2997 words */
"ai=_~!!!'p~H+Y~%+Y~%+Y~%+Y~%+Y~%+Y~%+Y~%+Y~%+Y~%+Y~%+Y~%+Y~$`!'}$Er%+Y~%+Y~%+Y~$`!'}./,%+Y~%+Y~%+Y~$`!'}78r%+Y~$Vv+Y|iqbi",
"mi<`kiD}%umDW3+Xb!(}!<+G_~!$)yU+YciOp<0+ZW(+YW;+Z~#}'j'}b9y}7+=%}7-i%riK}$A$%b;B}B1h.n<`#x~(#x}7)d%j<`%5~,%M~,%e~&(QY4f<[",
")n~$ak$g<M)q~,)t~$bj,b>3b>;f<0*,~,+Q~$f<,+S~$}$=t)b=ij<,+U~,+W~(+W~)+[~e!G~~&9}!b&~$%+]Vc+X}5yA.cOk!JYO#q`%@}6gC,bfz!Ja##",
"8$~,a!l`gl}13g&`!;aX%k#<83Vec#-}&Q(*q>:(O~7!`~e(O~epOi}-DM&f>M89}1:v&`bgbVDg!E}#%((8$8+}']B%mbgk!b8E}#$L(};OP%}#zJ%fRUd@&",
"8G|#D`Q5cUW}/b6&`#I}$)6%f!JcnFb#I}2KS$|#I8^c!gb^zb#Na^z}$I]%l#N8abd6a!A8S8Wco78[8X8<8-}!ARe(P~M(P~w%5~-%M~O%e~)(Q~1%e~X)n",
"ge/ggmgVS8)~*#[~0gc38.jXn}/-G&WK8K`;7cA^b!tu!}8:~D8@~-oBr83`0Hb[xbBr818F82gA4fe_hIqWY`!/+]a!|8k~$}$Lk'f/}8j`,Rcf#p!Q`H@8s",
"o!Q8rWG8raB~8x8p!38g8I8V}:#Q$83}!B~I!a~.*,y%~83~D88fZR87~#bb,cBZf(=8<8887~$89~)8:~/8<~#c(4|C`8J~+8K8@~#gBScK~e*+8FfC`+S~-",
"k-^!bg%]8X8!8N~%cJheCk8ZdE1gCk}-}z%`%ychpfvB+U~%`-1pCm+W8%+[~+u&u8n8!8m~)b!{8n}A(q'u'u`ET8tj!P8u~#b7#}8$A'",
/* tile_sort: tile_sort.comp, 7853 words */
"a_8_~!!!1C}$gt&})^d1$b$f!7,Y}:_X*}&XJ]}>=&~$L}A7w(}$hz%}$i%%}$h~/bEKcEl,YV{YH}#U7K}7[d)}=`a&%o!U`DX+^!U`!*+_+^!%W2+``EQ+^",
"W:+aW%+^X)+b!#+a+a!U}:`R&}$hr&aEz}<1z'+c+^~%+c}#.+%X)+d!##p#W!t}.QF&}#/`,}:`|(}$jE%}&Z[5}#V4u}9wi~&#bH:}9wN/})`|++eX6#U##",
"}(.W'+f`!,#)}$hb*!4+g`!0aH,+h`!(!J`#I+iX/+h!5a#P+jX/+g!A+i`!)+kX/+f!J+j~#+lX/+e(|+kX,}7Y/,}:aR+`!(+mXj#Z~$+nX0#Z+m}#1l%&H",
"+n}$f2%}#1l%+&~$}:a1&}$jo&a!x+oX/#Da!@$e`!*}$h,$$e~$}$iA&bKKYC!%+pZ1#^`!g+qX3+p}#1'$+r_~!!!$1$7+q~#+sX5+r}(2~$+tX/+sa!U$}",
"`!*}$gP$$}}<17%}$f!)*v~$bKr+s`!-+uXm*v'UX,}BL3+gK6#x~$}$f$'}$h9%}(4A-$b~&}$jW%}B(3'+vc$3)O`$-+v}$i^%)O~$+wc!4+xXj&U+w~#+y",
"Xn#U!=~#+zc!(+{Xj#U`#E}7T5(+|c!4+}a!.dL_+~`!2#[~#,!c!(,#c!K,$~$}(5F),%Xl$Y}$ja$,&X:!5a!|,'X:(|+l~#,(X4,&,'`!:,)Xl,(#Z~#,*",
"c!4,+c!(,,~%!4,-X5,,a$6,.c!4,/`'},.~#,0c!`,1X:!J~$,2X4,0,1~#,3Xl,2~$,4c!4,5c!(,6~%!4,7X5,6a!`,8c!4,9`!`,8~#,:~&,;X:!A~$,<",
"X4,:,;~#,=Xl,<~$,>c!4,@c!(,A~%!4,BX5,Aa!`,Cc!4,D`!`,C~#,E~&,F`!(a!4,GX4,E,F`!G,HXl,Ga!`,Ic!4,Jc!(,K~%!4,LX5,Ka!`,Mc!4,N`!",
"`,M~#,O~&,PX4,Oa!A,QXl,P#Z`!(,RX5+la!G,S`!Aa!G,Tc!A,UX4,Ta%1,VXl,U#Z}#5i$}#]z&}<7E,}7Va&`!3,Wc!M,X`$>#U}#7tA`.W,YVe}.Pu&X",
"8+^,Z`!(W4}7XM$`!T,[~$bkSbSi}.SJ'}.Vg-}B,~+'H}$q3('H!3ble}#83'bR,%6}#7~'}B,z;}#40*b=C}((2%8#}#0C.XAbC5}#2m(fY8}$D<,}.$t5a",
"MQ(E828+}'u~%}$k>+}#lz%}#!C)8+i8z8-8'%e}$50/}:fi&8882}&FS&c]&p;H}-:t%8G8@e!r}--H*,^8K8D8;b!6}BRhDeiG}5/=~/}}9koL}7I|,k0Q!",
"I8%`!J}7J#,}7I|&}(9(.}7J#2}'+o+}(/%%b%&cq%!I8+}7J#3}7I|'r#<}7J#%o#.8F~7}7J#m}B/7{}<!t-#f}$O*,+le3s}-yP)e)r&G~%}$8%&h2m8&~",
"#}:Wb$#L8)jQOaXl}$g{)g!`+s~%}'z2)8&~.d+$+^,]Vc+_c!Q}$P|%}1w>&8$XE+^`#S}305)+`~%+^e!q&J~%X{a8=VcVcb#W8(f2~!Ua+Mb#V8*e2}c#A",
"e%D8,Veb#Bat]}#9t&WZ}#2X&+bW]+a~#+ap&G+uc5E#pa^jc6pa!,8*~'eVRbfBWJaaHe];WS8&7~`Zs8$e6C}'F^(!t`|0`8-c'Xa|rc%7!t`*I!0m%7czG",
"e!R8<~*8=~(8@~5&K~%c2;}$gK&}$3@&b!SWX)U`'l8(Z2!4e!S!4~&}$O(%8+84~%}#P--+sh(JbiJc]lbiDg]ud8ca+N}-_g+8.87~#c!Ye#v8_}'I'*}$E",
"p%!0}(3+5e!M8f~-8i~1a!68k!0a&Ja!*8m!0}%n4(allc#c8q!=f66a!/8r~&daqg#+8<e!M8x~-8{~1a!68}}(<U$b$Q9!a!*`0,8{WG8{WZ}.M<5!7a'v}",
"$[j&}$[#(A6$fb5_A7}'g;,}.+g(}:YW+eoS+ab!&};JZ2+x}#O|0bbjbnxbX#}$N<&81+l}$i!&b-x83f;z8'cxdc0,89hB!8/}#:S'8%xni}$U|%8Bb!G}#",
"zM'XS`*w,]`$`+a`oG}'8p.}#SI0+l~*}';&<a#v+y8.}.Ec%gA8g!:+zb$!8-b#.8Z`*_`#8`*S8Z7~a!.8]80~&8[}#Pq&8^8]8ba!08_a*nc!)8%}$yu&}",
"-#0.}#SQ7s$M8j~)8Rb#;8k8)~$}8EK&8$}$2g+}6*^)!=~)(*u&fp&n8(~E82brNh&n85~48;~2bB7#U8=b_e}(Ai+8*b!;gsqet:+{l$]8I~)8/g'*8K~$b",
"!i'L8+}#A@&XAj!>8P8%~$}!sxEb#x+|}$I&/XKa#e+}a!g8^8,c&s8^b'!8`8$~&8_~&8a8`8e~$8b~'8b~$b8+}$:_.}$<U*}!(]P+~~8,!~*8z~'8x~%8|",
"~'8y~&8{8z9$~$8|~'8|~R,#~/9,~)8p~%9-~,f%|8pb&.,$8.a!A938!~)8%}$ML,9-WG9-`!/9.9/~#90WG9+WZ}#IA,}6tJ%$Ya1E$[}#aI&,%f0p}$:.&",
"a5s}%6{&f4O(/k)Sb(d8#}#`L%bx0(*`8Q8%b!.cK[,)~%XQa1q,*}#aI(,)af7}#ZZ-((`lU,+b!2,-~%b!Z,/b!La3@c2p,3e!c83,4~(,38*~08988,5~%",
",7~),9~-,=~(8=,>~(,=~18D8C,@~%,B~),D~-,H~(8H,I~(,H~18N8M,J~%,L~),N~)a!Y8P+la%Y,Q8!k!S8V8U+l~%,R~),S~,8X!3~$,V~/8_8^!3b!EW",
"Z}.#$&+d}.IG%#W}-[@'r-U}&`}'`'!}!)|D}$w<,}$O9&X@bw[l+Y}.i;%!2XKa7kbJu8=a(M8@d)y8=b*(8B8%~&8>~&8A8@8&~$8B~'8B~$bv#}<78-82}",
"#$#-}!#fN8M~%#[c4AX@a3Cm+m}-i+&a#f8]~$8_8#h2I8a82~.8&~3k#f}$aa.}#3,%`!/8[8]~#8^WG8Xa6i8g~%#Uk0*8^o2e}#Od%8&a#A8p8'i2Z}:oi",
"*}.9Y,e}}#Ub+Agm2a!q#U8$j'Q(/`N/}&w[%bxJ,W8(k!;8+8-!5~(,X8,~.8/81!A~%}$~2(!281!J}#yZ*81~#}'yY&b2Lc|w}>;3$}<A^)b!^898;8(}'",
"N.(}$X&(}#R=/b$h}-q8&dAV(:}#{gliFK}#{k)mC,}#{gg%:~i}6G}$j$g}A~^*c!*!t~#b'^#U}&m/*#UaXB,Y~%}-uu&}$g4@8,b6tb2:848)`#>,ZWNaJ",
"a8/b!I89}$iA/}'XJ%8(}.0l'aEw}(Lz$8)cDe8@~&aCA`D'}:s)1b5Wk*0WS8A89WJ+c`Pt`!)`Di8@89}-ga%8C8B8A}%IF%8>8;WZ}$v>,'T~#}:ui4}#r",
"U(,[ftVp,Lm:#g$o}$l')}76%,c9^b(Sc!r89r&a}'wl%8+}#,p%8=8!~&}.4;2}-i'%8B`.V}8ei&}.BT/g#B}#XM,g_BW^b&!}#]G%}.Wa,g)<}7rK'c-#c",
"#g}#-T&e!Y878-}&rK&}(SC&c<!cS.}&5G)c$5&L~%}&W#&}$Zu%Vef!>c)x}BO7,}#b@''sc+Q}1^>.}6pb'8'bD@}$MG%!3eR78#eK_!#,^l)&#Y}3Xm,}!",
"&:J80~/bLHb!@86}$S{&`-RbJN82}$UP5}6;4($#8!kc^b&hqDL|#K8Ij)z8MbK$8J8/}#r[)8N`!Fb5lb^qg:F`%>",
/* tile_sort_address: tile_sort.comp -DGPUSORTI_ADDRESS, 8268 words */
"}#>7$_~!!!2>cz=}#>94rzI}%c3c~}}!y0Pby,}$)&Byy2~}}'6@:}4IM~&O}8Sh/}!xe~$T#x~,%5~~#0}!xa~%Yfx]%M~(%M~h!bWv}#e0%lx]%e~:!GV~~",
"))n~t!G~s)n~@!b~X}4E]~4D}8G^5}!|]~)$}7Kz)r|e8+~*8,~Hj|486~*86~(89~1WS87}#X]'e!U8>~*8@~(8B~28@~&&Keyp8E!3e{~8Fb!+bgH})%4'a",
"!Y8Jb!&`|{a%]b|{b+z}6m/'}#6)%8Na!&8P}.]7'o}&8(~-8[~)8_~>8=~/8g~-8h~=8n~-8q~48s~(8u~18y~-8z~=9#~-9&~49(~(9*~&9$WG9$~GB(~&B",
")~~9f}$O9ckFvtVu}$M0/8/!5e@R8%~$}$O=:80b&^`4)8.}$O9n%:~V|$88S~-}$O9D}!~Q~&db&Eo~UaC,ge:W^aJP}!~UKWS827~}1Qm-88n~Xke7}$_b)",
"})p|'8'cY;c~lg#*}&+B*}$&>%}&#5(b4=}7Ks-89q~r%e~~%,",
/* tile_sort_rolled: tile_sort.comp -DGPUSORTI_ROLLED, 5071 words */
"~#Va_~!!!+y}$YG-_~!!k6h~',Y}$=}&}#z(~%+}$@>,}#!a%}#yw)}#ys[}#!K$}9T2*}#yCR}%PU}}#yG~&0d~ux~#}$B(+}<ZG1c~^}#!R'd~4`#i,_X/&",
"J#Z}#!$%,_~)`!5,``~b#Z~%,`~)h~1bxv}%,)',aXj#Z}C}}'|yKaz.}#rz9}%R#1}%+9'lyD}A84)fyH#x~t!;~G(/~4#j~7#x}#s%V(2~3(1~,}'j9~0G}",
";_r~&:gu:XD8!itPaO|&G8#!3}&U@'h!5+s~#kuW}&F1&}%tV)&H~%}7w:&}&Cg*p$y8)}&R7(mu]}0>D&8&bt=q![bIm}<FH9#L~%cr^eIC#g8)}&7y&b#K}",
"#K&)guHb#,8.~&a0+fbQ((}7w_(l&G}/>:&}/>@)$*8)c!'X@a.Nc!'8*qs*`sZa&SbsZ}8Ex%8*}&A41h:e83~#b[A88818/c!)8381c0rbwphZ(fJHc;2}$",
"[S(dNUb#PgK*8)dVI}(>X(80~*}/h1'bv%83X@a3P84z#w}&<[%86k#w8-~#jKZ87!=c/,}8mt$8*`%a}CMY.})z5(8>8C~)c^e8;8>8=}&E#)m]Ifb)eS08(",
"~#}8]@08(}&@},i*<8.WH}&@}-82~5oRJemE,a}$`b.87!2b/'bbtdrQb/i8/bN98HkdE`h!8Jb$.}%Ye2}*#{%W^})Ke$!5a:L8;})Kr%X=})L4$`!/8H}#X",
")%}4jU.b!PbdV!>f$%c`Q8(bQp}/f-'8(b$'|^^(*}%XI~#x%:~gclRh$g}#W26}&0|1}(HO&8'c[Ac#Y8.}&k5)8%~.8&8#b)C8.``S})Na&}7zt(8*b]k}#",
"=Q%`U)b#C#j}![)Pcn.`-$c@W}!VXS86u[48:~88A~&8>~4f[)(2}#ZX~$+bc^},<}&}%M`*#T8(fZfcGhbnGmc-}!Zfh$*~]#j~~#.",
/* segment_sort: tile_sort.comp -DGPUSORTI_SEGMENTS, 8629 words */
"~$_~!!!2z}$Ut:}=uH~#K,b~%,b~%,b~%,b~%,b~%,b~%,b~%,b~%,b~%,b~$Vv,b}2aa`bZ*}#[GT}2b&>}!Z{F}(ov'}#[d~#2}2`E~#~_~!#%|K,bi^Q,c",
"W(,bW;,c}2`@[}2^*6X,}2`Ty~y|[K}#];%}$Ut9}#]-~#f}#[w),dXm+s&J}#]96&K~,,eYD,d~&,e~;&L}$U|~&f}#]=/'U~h}#]/B}%&w&$~~#X,}=>O'!",
"%,fa!(}*m@+ebwa#~,gc!4)8X-,g}/Ls'}2ir9}*mC%bccbd<}'DL'}%mX%+++s}*pU&,hc!h*QX-,h}=>;'}E*bEe81(w}1V@,g<WcBhbR>a<_}#4E.}')g-",
"8-8(~#aCr}*Sh)8%}2KA;WH}%fF)bA2`bDbcB8*}%f8%8&}#^w%8,8)$ibsvb!G*Qfd'828/$i#Tfcc%7~(,^8683c!6}2_%~)Q}2UHM}$VX~-k,d~o&K~M,d",
"~~#7#x~P%5~P&L~d,d~~$u#b~BAI~&AJ~o#b~~&m#b~~1|'U~~+4jy'}0ca&8#}#Tq/8(~(8&~~$w}#|4(}9dj&#Z~%}0ze+i@Q$~}!*/T8.~#cS3eIA`F9b.",
"Ld#e|(3}%}{%84b*S8>~(8688~%8C~%jQ$}=1V+d&'8,}'Ta-8!%Qa%z8&dG]aUl80bHL8M88~#fe@8S}0oV'c*u}%f$*8JVc}0Y#&fU=}'UC&cB`8M}#yC%b",
"B_cV-8@_~!!ZGz#p`@H8H`N4a!rb3I}'4a.a4T8R~*}',TE8ba#T8ab%18b8dbR[8nc$RjL{8o8.~$cQHa$|c0<b2M}'Bb*b*[WS8p8ia,f8s`!)`,f8o8i~%",
"8r8q8p~%8n8kbEf}'ah(##a$d8j8k`&18l`Eo}#&t0}>J`/|(ohX9j*:a6PeEAk&9,fg']g#L`2d}'Zz-c$Cb!Cd`tb^1c5a'Ie)h8E}9vE'bNB8D8A}#6c+}",
"0lh*8J8)c+J8K~$8H8Fe!C}13w'8E8F~%8B}'1]-8E}!$DJ8X~-c#v)8e#78_bOz8]81e+A#l#T~#f>M%0e!E8e8-~$8b87f+de!E}9V`,bcp",
/* segment_sort_address: tile_sort.comp -DGPUSORTI_SEGMENTS -DGPUSORTI_ADDRESS, 9031 words */
"}$_H$_~!!!3s~F}>9H4,i~%,i~%,i~%,i~%,i~%,i~%,i~%,i~%,i~%,i~%,i~%,i~%,i~%,i~%,i~$Vv,i}2+`K}#$fY!B~0}$_CB}#$d~#`}$^S)Xy,i}$_",
"m0W:,jW(,iW;,j}2*Ca~}}2(-2X,}2*S~$(}$_8/}#$)~$]%5~,%M~'}$_A~&j%e~$}3bs&}#$%n)n~q}23i<}#$('!G}&H3&}&+4%}#$,a}+iN2!G}#$9*}7",
"%K1!b}#$;/8.~,82~'!a~.84~+}9&*%}.qe-!2})k/-}#$@78D~X}*L.%WZ}2);~-U}1}wM}$`,~-R}#(0q~m}$`,}%5~S%M~S&L~|,d~~$u#b~BB9~&B:}#(",
"W~9f}$`,~*W}#*%7)n~~%Oa)|}#*)88)~9WS8,g't8/}$*.(}#*,k8D~p8T~2a!D8U}+ml+cW=}#*0.8N~.8A~$8_8I~#}-/C(}>bG.a6-8S}#*0N8c~$8b~%",
"8c8e~%8p~28p~E8q8j~$8t`!)b0]8va!)b,u8t8s8ra!08xb,y8q8!}Fbj%}#*8,8m8n~#8oWG8h~~#4!K~~%#",
/* merge_tiles: merge_tiles.comp, 4407 words */
"~#Va_~!!!*]~$}'B31,Y}$gkb}(7t~$L#UVe}'C!&}#+<%}$gcW}CC/&,k!U#p}#*K%}F^v%X),l!4!t!t#RXx,m}#)`%!4`!M,n!#,mW2,o!#`!0W3,p!%b!",
"5X),qa!.!4}&b*~%6}'p9=~}}$,`0$J~$}$g1-`!8,rVu`!e,sX/&G,r}#)Y%,s~5,t~#,r~%,t~-}#(E%}#.m%},l_&%'Vq&{}<:r)`!*$U})Ic%}*Vx&}##",
"M%}##,&%+})G7$%+$]~&`!*$_VqW7,u&{#U})Fy$,u~#$`~$#sW@}#+>$}#,/(W7,v!U!A}#1J$,v}#0#%}##>)#`X5~)}'p1(}C|m*!HV}}$fLZ}$f@.!5~*",
"!J~&c5Af7bW^a]@8$}25X%!J}(tC&Xz,m`03`//838)8&bMV8#cR*88c8xczi}$J:&}'+#&#scdU`8W};'%+b4%8.8#}2DI%808*8'}7%1&828$bJK848H8>}",
",*K%}(0d~-<}$b|~$}$J~8~}}#!Y(,k}'.a&cyda$<ctxbv0c,Ub$:b~TcD'g/Te(b8&a+{}'/O(,la_2b!%#R}#^g%aO3b!&qsVWJ~#bxa8,b!&gt5})0X%c",
"u!}6-d/,nW],m~$mH)!A~+}(ps&WTb}1cwpWUnS38&}$_G&}$0m'b/d82Vc});#)84Vz}$a*(})@J+`#I};!D%}(gv)}'7)*8'!3};fA%89~$lCocyo,o`#jd",
"0@}!RlAcU.lE]b1;}(qR.XJae`}2(L%cKv`(d}(l,$$]a1Vc&9azV88VlX@b,r}@'s%86`!8g_'83e%%h_'WR}:;=$8=8&WS};R1,k_}c_)e$$}$ZW<,r~*}1",
"{O'W^a)5#sboGc$$z%}af@W_a!F#s`*Zazoe8ec$Ta!]8:Vcb$|e$nagYc$]}$15%i$w8&c$n8%b$b8D~&}$iY+b)88C}-!F%8$c4}8&c}j8E~#cHE}2>G)!>",
"~%c_f}2l+&,pd$WgLb#pbR!e!&#RgLj8*afUb;t8,d$e|Q_x)5b&28.8'g5'}'<e%#s}#$P%8Ac%L`YVcW~8AXJa^bb,w8HVwb)!bOi81`!>8D8%b'689b'JW",
"S8E7~`!18#}'13%8G8F}@+m+b)C87}'p}'})8T(}(me1WS8684}%$@%},4$.}0H(.},:^%XG}2(g$!=~%XD8KbU;b'gfu8s%+8(~$WQ~$!3~Os);8-8&f%+86",
"}=Pz*e*Gk((!4`O]c'vb+i}.v}*8&g's8K~'bW{b*Upiss&N8F~*8Oa&18Xb&68Y~*8-b!r8Y8.c&38Y7~b&@8O~#ci]`!18%b&@8]8[8Z~.85~(8/~*83~-`",
"Zvb&@}(kR.}+q8%`!/8X8Y!=aip8U}2Ml%`&@8`8a~#8bWG8]}#'{',qe)N!4}!.+G8,~381}(hP385Veb2hc$S},}O&c0&}).c&g-(}$nz/!A}+.,+b%F8>8",
"%~&},bw-c:E8D~$}%+-)8F8&#`~/}2M,%}#E=&8Kb,Hb/J8KfcGb,<c/]8N}'9k0bSE8+8:8!}'Y+)%/e!l8Yf07%88!8LbSF8$8A~&}({:%},4[%`#]8V8W~",
"#8X}6`(%",
/* split_runs: split_runs.comp, 2282 words */
"aSJ_~!!!&Z~E~}}#Z}%bQH}@rx=aQ6`QO}#Z6.fQA}#Y`&W3,w`!'}'Wq%,x!#aPv!U`Q'~}fMTbPKbN9bM]lQ;}58:)dP=}&5m+,y_~!!!!gdOYaN.}%51(`",
"Mb,zX/$J#^bN!,z~5,{~##^~%,{~-bMZdNlbMiW7,|`#O}#U8$,|~$}<dT(,}Xj!>##~#,~Xj#G,}W7'5`!)aNE'5~(eN^-!_~!!!!ehM9}-@)%eM=}CmE5!K",
"~)ga5cL;8%fMc##b@8hr>af;}#$K&8)gd2}#$C&83bMLbM.83}$u!+bMV##}#*~%b+A88}$xM)`k1c2W};//&8%8$8:8=f^LcJ283}'b`&g#!8Da+d8.8Eb+i",
"88faWh,|8Jb!E8=})(:.8E~,}$l|%8M};+/%8/8F`!bb!D})&u%kN*~}}>dn~%%!s~F}%&{}},Nz.8!f(d}#G{*%o}4he.})`=&}1mY&}$Wm,gPm}'Uv%}$Wv",
"(}%'%>#g~(}6Fr3i+i}'`T'#Gc*I!rbmY}#W!&,yc#DoF,#H~V}%%S.}$y}Fb4F8'`'+a+HcGFf@+8,~18.~(}$y~.b=5##ki@84aC,}%$f)dv%,wc#Ui@Fos",
"P,~h;Xb9CjCqf$%8-8$x<]e!ih8hg$dW^b.tb@J,}b%ucG&8,f;685b'R8C~$`#@c'}};nG%8Fb(V8Fl.]WS8G8&b/F8H}>Cx&8M}%(=18&8Q~%Xaa/<8T}%(",
"=.8+~,WS8785b8obnj}(E6.}/,g%XG~)f$:},8V)d9x,~~+b$)q9wl1Nb&8},@y(}GPc*%LVc,x~&gUe}!%KScv>81~*bwc85c@Xb#]b[)d+'})+|)}'eE.g!",
"wWNb0,k!h8@~%#G}*l])8@b!5c&G-!},GO%}$}(+b!:8G~%(p~$8FVe~)a;_bwI",
/* merge_buckets: merge_buckets.comp, 7788 words */
"a;)_~!!!18~$}'PL~%=imZ}#w.@b=G}'PL~#IW3-#!%b>.e>5W2-$a!'}#vt&}!nE~&ffB`jBY}'P*k}%VU1X,}-_*&`!(-%`#x(s~#-&Xj-%}#pO$-'X0-%-",
"&}#w8%&G-'~=-'~2}&VG=-'~0&H}'P,P&J~C}#yJ--(`$-#Z}#w,%-(~$+v~)+v}$y3~#'-)~#-%~Z-*~#-%~Z-+~#-%~Z-,~#-%~T--~#-%~;-.~#-%}'P0F",
"bI,}#u)$bIs}*<@%W7-/`*L}-cR$-/}Bew%}A7Z%}A8C'-0!U#G}-b}$-0~#%Ra!7&qVr}#wF+}(fs+fuG}-c,%lI~qu<bI~bI6bEM8'hu<aDyd@X})*t)iB%",
"bIb}#tK&8%808$}*9m%8'WR},W>$'bc7Tc!,!2}'|N*8,bti8$}3'^&`bNb:Z}'Nc~*B`s:}$t#=}!s:`}$t#S#8~2}!v.N}$t#~%d$J~_}!RZ}}!Q`i}#o%3",
"$'~7%:~,&6~Q$*}&O/Z%:~%$*~7fpF}'Lj~$e&J~~%}@c~&@d~`Vw~o$'~E$'~~$L$'~}i&n}&Nfo$'~9$'~E$'~<$'~~%b$'~9$'~~#X-)~1-)~O-*~1-*~O",
"-+~1-+~O-,~1-,~S--~Q-.~~&N$'~~$W}#0u$-#fl:l@E}%M[+b(0co3c@:`3;a(<}>,W-8*}#[D'8.WXaqch)xa#hck1a&2a@=}%Nz3}4:T*82c!J8<cl(g!",
"Jc!68Acl)l!68Ecl%h!6}#g=%b)t8I8+~*}#[A$b5x`19e%(848%co`8&8(~#WQ~$})#M1a+1`q,j(j8%!2})!g&cAn8ZcqL86~28:}%wh(8d8F~6}#+8*aT|",
"8*`Iq}-&7&a2e847~8#b2pXG}>_G)}Al&%XI!%`4w8]8`8X8P8@8<86}*;Q'hp`|vR&C~+}*Mg%#Gb'L8/jKY}&JK&#Ga$Q858!}8yd&8(8483iK]}*<y%hMG",
"}3@=%aF58&b@>})tI&`!.8'bGa}<U12WZ}3dV,kq0#G~(d!pcsI}*%-*b):b!H8*8-k#i}$CG%h(h}#&)'}*rh,aE6a'9`R6}-7=(#S`DTc'@85~%aHJ%R88~",
"#8$fxCb%-bz%d'G!2}.9L(#Gh'Ga;C8C};[X%`Pyj'G8G8*b!mcVwWT!U`$~d'#!U8/808)`y{f,L8Jf#68M~#82~)b',`#z`!K!5`.;dWF8Mb!IfMx8<}*ZT",
"'},|E%8SezXf+_%FVc-$c'3}#shD}4!I&nPb8&}#T='b=p!5c!|b$Za'(}&!f*i>[}#dT>8-~*a-F}%vDA`v5e;28H}#l3(8/8C~%8M~(n{Vc&8##8&h+^Ve~",
",}-!H*b+g84k*x})-+,XG}-TT)c)0gZzb!a82f(QbM28d8EaH4c!sd,GWR}$9$$8H!0}$tE5WS8f8M}#jz$8h`!)`MG8e8j}#jv%8h8g8f}Go0'8W8X!=~$8T",
"XD8c}#p4,y+g8)~+c<hcA`aOa}(]9(b$>$#~%bCT8-}*gY&}#h-&8#}#if28882})EJ&8*}#5d%e!B}</6,}3tC%",
/* odd_even_merge: odd_even_merge.comp, 6441 words */
"ayX_~!!!.h~$})*;2}6V!~#G-2~%-2~%-2~%-2~%-2~%-2~%-2~%-2~%-2~%-2~%-2~%-2~%-2~%-2~$Vv-2}6Uzl}(m}-cyM}0)}+g{pbyC}6URP-1`!*}4y",
"p&}4y$&by#}4y5$}%s$~#~_~!#F]/-2~$jzM-3W(-2W;-3}6SF~$a}&Nf/buI})Wj)|xYby#}!x^D}+2,)}+2(%dx)WD-4!/}Hr]('#W(}.Xu'-5W&}+2C%}4",
"t>+$a~#}.VQ$+lav;-6X0}B*a%-7~#-6W7$u`!)}&PG)}#hi+$gVqbxffyg-8X6$7a!W-9`!Q!r`!<%(}4r0)!%-:`!ha!8-;~#-:dz,}#i>$ayY-<c!O-=~$",
"`!.)Zc!K->~&-@~#->dwf}4xG%as|}4xJ%drpdwT}={J%cs9ax}awt-Aa!5d|:-BX6`)=}$jl'}$l='`!(-C`%c+3cywa&,-D`#+a&8-E`yx-Ddz2}$jJ(}Hu",
"G/a!E-FX6+la!>-G`!(!A~#-H~#!J~#-I~#(|})1'%};bX-!.V~}(te)}=|{$}%mi&}4}/')Ea%L&g~%!4-Ja#Vb}Vf}k}4}i'-KX:##!r}*%H1#x~#}87V(h",
"u:X8-4-L!=!=cu;pAr}*a&%gA%}*aj$gd]WS'Kb!.}Bj`1WS)E7~ci>e4^-KgiD}-I=('J}4rK&}=vj/87a;D`!3)E~&e[''K~%bvee8.8$8%8#cin+lb!Lkh",
"kba_$Ub!+d#(}$#x.`;}bFK8,8#b!X},%9&}#lp&}3SU)b!k*.a#I}<hE&bOd}#@8'}6Mg~/g#b}$4o1fkUbkL})P,%}<Ds/cHo`Hib1L}-|D&kuab1La.Hcq",
"8$]bf&b!+$_cf>b!=j!n}*lC'8&}+&U)-1},501b#3#2_~!!ZH+a$Y8'`@wb$Y#Db&ubXP##~/bxl8*XFb'{XG}$sE$-La#%#28-b,Hb!18$`$uaM3bMb8)}.",
"=T%cU{aLc8*868.a!E8282a!Y88c!Jc!Y85~0}3o6&a!|81`+edwjivr!]}-o<*!JXKb$1}.X1%!=b!6!A~%'#~$8%~%8)#Eg!K-5b!6}9Qw2WS$T`-8$`}$2",
"/&}$:{&}<5Y%bIKgnro[j})Tw(}+-x'}-!#&&fa!5$`}-OU&!3b#*cUng!e8+rfu8'86}<'d/}*Y|&XKa&Hc#Hc0'b(u81b!080}*IR(}$5~/8=WG`jd}-tP%",
"}&Jk%}&Eb*x^Nb!mbRb}*O^%$g8)!3~(#L~%cz:e$F8(~$#Zc!G80!2~*ixe-8e!K8/~$-9~%%(87!3~5)Y~(86~$-;~&8>o!t}&|R)!=~$8<}$Cl&}!$/Ef!",
"i}#Pi*&GfQOf$*d!Biu+!3~$a(Y}*b3&$g84e$_-<~(81~$-=g!Vc#s8;!3i$5)Z~(88~$-@l!K8C!2~(}#Ka.cih}3m5(e(V#fc(`b($XK~%c!4gS+o$T}&H",
"-%+{W`b4_8*b(lb,IbToc,eWTcpibdsbTMb!5%,c_$c!A%4c_4}$9C&c$X85~$gOXf!C8)bO]b!Ca$UeUatm%s#a,#~%8K8G~Ac#F80}#f1)b!D'J}$M5%8#c",
"#y}=E7&}4Bd*8%%)}$J3(8`j#n8.b%r8=a&=cQG}#s^/}*fx'}!%o^-A~1|$0c$+}+0S%}*~`&}*ni'e$5}3r))f;Z-Bj$08/cSs`2_fSs%0j!@84b&68D}$<",
"%*d~hb,v}$=d.a$Y}=Qs+b/E+3mUQ#Z~.#f8'b#`})b_&jY5g'x8'W^b!gb!GcvNa!5}#uZ(+3h//cXq}CRB)8(~+}%YN%}$JE&d*NgAdr%.}%YV+}$Ec(828",
"37~c/;b]u}+=1%+3~(eBV8>f/s8:X=aB=#!}=vG(}.]p$_~!!ZIubm,!38!bA8c!L8F}#R2$b7kb6E`!u8R8S-CWK8T`9`ciw}<JH3b&wbk~c'#8'~#d-h-Ee",
"7Y`9;}%1E&d++c/t8/a(p}#s#'8%8$c0'c)#8.`1D}+9<&},IX&}#oj*&H~(8/~%82}#.p'WX}$4e%W`}#g-%8#}#&m)83~#g*28688})kx$W`a8]8987WS88",
"c(-%7~%b'd8C~%g'mW`b/,8$amRW`a9(8%`4W8$7~b2o}&[@%hdDz0N})<n&}-a_&}+3$+k4!80c8MXKa$*}$57&dbuk3tWZ}4<Q5s5&8*u#+8/XNa%B}$6;'",
"c,W}#^X&}CPr*}43o,}#}W%}-r@*}=&u&cms}#C*%!5k!9!5~(8+!2~.cnx}3yt&WZ}4I}'lFg#`gaubxbotG}#C]&f!Beb}8,hpqbrC}.lw'b#)8!fnw8$l7",
"385`i#b!lc#a-Ff!z!5}+]u%`Fd}%'w(-Gf!9!A~%!2~)-H~)!J~%!5~)-I~)(|~%!A~%}$N`%WZ}44('lP2!F}'!e/b/Kg/XbO*c3)}-))'a19}#E_8}%<p*",
"}8VZ/!a}#14+c+teI/8!`m}8*}+5=3}$R:%},Qv.`sKb#:}=U7%89}#7-587~#h/'8J~&'Kc)>})<E&b(E},K.&}4n;&8F}#9H/}.&&%8Jb%'c)=a*x%4c1$X",
"Aai|bh88*i0%8Z~+8.a!Jb$wb#!8V}+J6*eB/}$$@%$_`$v}88J,##}.lR&b!,8M!2e#%d6lb&#`RgbI0}83G(}4yR$bR:b1$bi]8DXZ}#2*%})5Y%X[`!+#T",
"8J#T89`$r}4:%+e!L'Kb>Z!3cSv`%Wefwb1<c1K8(8+~#`!)anh`/#`)0}.;|&c#'}+92%+lbivc@E8(lj#}43P%cFna,l8*`%%cNBf(G+lXAbB5e%B}.}U$c",
"w5co@wAR+l}#*i+WNbkzj'3&g8.c*Xb!t}4/f.b!`c%#83c%g}#&!%c'0buZ}5,K&}#&+&-Jb!Jb%8!Jb!5i&b8N}#&5'd!_a.{X>a-$c$Qj'Wb7E8Y}.=]'`",
"#mbn]+ldW28Z8[`!oa(c8``6O`p<`!08]87~$gQ3b!vc$Ac!Z8c8!cWZbW9b*kc!/b)8bWx8(dLb8kg(jbo;kWsi@$cWo8*cz<}%E@)8Hc$58p~#}9XF%}.*X",
"$8p`,G",
/* odd_even_merge_address: odd_even_merge.comp -DGPUSORTI_ADDRESS, 6887 words */
"}%[,$_~!!!/n~$})Wh=}5ez0-M~%-M~%-M~%-M~%-M~%-M~%-M~%-M~%-M~%-M~%-M~%-M~%-M~%-M~%-M~%-M~%-M~%-M~%-M~$Vv-M}%[7Kvif}5eAQ|iS}",
"Br<A}*AF-_~!#o4$-M}%Yy&mh)-NW(-MW;-N}5cA~%a}!i)Z}!i%c}!h~~$v#x~>!_W!bp9ah8}>l2&})`Q%bhxbi'vhxbi@})^^)dhxfi-fhx%5~M!a~,!b~",
",!c~,!_~6!H~.!K~~#N%5~J}(4x~3S}!li~5[WH}%@'E8F~68I~&}%C#G8R~-}/YT*8-~'b138Qa#v8Tln)82~%8A`@W}!#'F8ds#j8g}%Ao)8b~#b;B}*g^%",
"WT}*gg$-C}*gc%lnh}%e)*jnp8(~%WS8&c!.8)~&8'7~gnv}){M%c1Fc;Phf2c2,83a+(b&Yb'l8&c^Ydo986~$b738,a!X84~&g>Qb(Nho1},5S%!2e!C`2)",
"e!C}#vF+}#t{&boB8,8%}#t$(8-8=`Cja#l8Fa!&8Ha,q8$8$~%8$`6_8Fb<48Kb!&W`a%/aeJ8GloR8S~)8T~(8,~)8-~*}-jX%}!oR~%E#x~~$M!_~O}(i7",
"Bb,L}*-}*}JFU1(O~/8,},7q'a*K808-sob89~48=~$8<~58:~-8M~08H~)8M~&8I~28K8M~H8^~78Y~;!G~hcj*}!ob~'`",
/* segments: segments.comp, 10141 words */
"~#Va_~!!!5v}$U&/Z,~)}FcK--Q~%-Q~#Vr`!'}#Y7%-Q~%-Q~%-Q~%-Q~%-Q~%-Q~%-Q~%-Q~%-Q~%-Q~%-Q~$`!'}*co%-Q~%-Q~$`!'Voaop-QX}~$-QY!",
"~$-QW#~$-QY4~#Vv-Q}*'*~$s}+40$}$U^~#;}*KM)dr]}&NX'-O!#+EW2-P`!0+E}@`F%Z;-Qfr+mr9-RW(-QW;-R}*'9~'-}'PI,}9ge)X,}*'F~%k}&NB~",
"%Y}'N3)}.*{'-S_~!!)w0b~l}&XK)%5~$},v1'!MW*}@]L'(PW#bw1}&N+%`!&-TWy}.Jo&%&~#}$V@%f{u}$VH%`!&%RVr}6TB'(wVqbw1}0:m'-UX0!>~%-",
"UW:%-~$%-&uVr}#b+%}*su)}3F]$a!Y&z}*X`&}+@E+bxOW7-V`.e}@ai$-V~#&|}$W/,},t&)X,}6WR.+(!U~#$~W%+(X,}F)=7}&N5>%;}#az)}FmiAbGI`",
"DO}%!H-bRF},r*$bvUbvL}$Wa%}2:+%83~%}$4y,b!68$}#|-)cQ_g=/8&~%#Z}#w`&jxQ8,c!9}'y3&hx!}#W9$8H}:U8'}CJJ&bEq8;},q|%8=b>e}%.F%a",
"Vl84}%*_%WZ}*(5~4l},V&,}*(C~*aA]~&A^~~7C!%%;}+&6*}9s+7W^b!eW_a&:8'}-!p48'}#eA*}0HR,}+&66!HpU$}&o=+bwpbQQ}+Be-8-b#+!2n!881",
"bNRa$f84b~s83b<M}&I:,WT}#7+%}#JV.898$bC~btz}8*H$btH858*8'}+#|:}#&t/}:B='dA!!(YU~#},]W%XQauT!(g'@b8t}/4.(b4S-SW^~$b!M8$~#c",
";z}&xN4%5~9}6;E(-OW]+EhBc}2u>&Ve}+&])}6tG<}.Zg'}/i[(}.Zj'd!/8%}*zR*}--y%lGq}+%c)cz;fGb8(87~#s!Ic%A81}@2n%}$[9*8.~-8CWGd}@",
"f'*8:a$(8IVc}.7Y-8;8@}#%O%'Tb!-8@!2~%-T8!bw%`E[}D&v&8Le!.%.~$8C~(%R~$8G}5pH&}JmL&}$Q}&-P~$k%5}'-#%8&}8F].}#W:*WUcw}}&,|1!",
"b}&MF)8'WTb96}',z+}+/%%i#{b'#bJG}%LL*}6zx&89~$#Gb!@84c$0`&rb6#}#(`-fzL!2}3Z@(8%b!3l/Bb!<!0}%T),e,R8,}$Zf/!>~+fz<8'kMuf#1}",
"@@E'}3DC)}$]0-}D*s&}#1u%n#^85}0sj)X=a!A!5a.H80}%($(f6s}5yL*d19}&/9,g#9+l})ls.!3~$}#7o,#bccRf`Gc#tb,@a6~i$@bc{XAbPnb/6f(X8",
"(~'k~,8.}+-(&}+46,}@rL%Vwf$V808$c!)818$bO>#T828$8*p&(}6.0%`!)g#O!J~*b#t}0gq-8&8)i#mf!R!5g$zf!~!5b+n'T-Ta#|c':b'v8!~&e}C8%",
"~$b%:e-XYUd)>b(h}.aq+}$c*%b!}8Ab#2}.fN'}/0(*i*e!3}Bl@.XQ}##3%k0k!Fe!98Ol,I!Ge!98T}>9f(a/i8W`80}%>@%8#}#F%)8-a!68Y8X8W}#%T",
"%8!b@Xj!r8]~#}$g+08`86!3f,E&v~$8c~(&zb*-}#&r%h2J}7#I&bCplfL`.m}#%j&}#;;&}KS+/}5{2'}>p2/}+8_+n3K}Aw$,b&6b(7}([E'}$b0-c)$}&",
"N%-h+l#P}%ig&}!1#Eb.b}$`P%c$e}#=*)8/}$_C,d6i}#/7*b/B}6$j*8*e'qa#Fb%D8C}%Yb-c.N}.Fn*}6iM&!5bjwj.[8*!Af!C89b8_!>~%j#P85~#WQ",
"a'i!3b5!8U}05-(}@@K,8D8X~$8bd#R}.G|+}>bj)}%wj-8Sb(b}0rW%b-;$*}%4[-jm5}$n)+}#-b%a>@a%7}(Ys/}#@Y&!5c.>}$dU)83k/2c@{}EX)%8'}",
"$da%8'7~`,kbh<aD]`9%81}&N0)jhBi/|f+z8(}#+C&o0-}2z'*h[~}9Ja'i3a!>f!h}@]:+e!A&|~$c-8}6(Y(8+k1x&|8-d3o}@GV&8/fY^8+~#}/;$(82~",
",8BWGd30e%G8'~(e2C#)h&Xb!|b-tbM1}+B-$}@1a.e..8,#U}6/9)h)}cF}8Hb'N}-=-(8$7~`!S}$om%8'f$Va!Sg=h8$},uY$8[}#:3'&.}$kj6g%/frD!",
">k%mb%in]Acjri!D&v8,~0}$lc0b#*cjgi!W%.cowc!Bh&h}+CJ&e$X}/nu982b(icO<}$l$(8,85~%8@~/WTapW8(}&WU,`_&ajL}#[M$b#3kNDb#eWS8T`'",
"c+c`ZIa!)WS8S8X}$jk%`0L8Tb%E(F~(f7J}(m(,#)~$Vw}$m458+8&}!'DO}693&kw/X=a5K#U}$zJ%`WY86kDnb#N}#>:)}&Vw'$~~Ce6A8#d%||'C%.~%}",
"&$g&h+1d708)~%b'f8,f0vf>X8.8-~#n!l&v83f0&8-e!l!I~$}'*U%}&.w$bO5%/8*j+K&v}6ir%cP;8Abcfc<W},n1&8Lb%)}*A3,8&e]08+}%RJ%8(de8e",
"_&8%~'8WaU,}$ye&}#Ec%WT}J_o$`%J8V`jx}&Wl-8T~,ga(8b8'f3{!Ig#ba7oc(N$#e-^8(}#M%%h%b}(hT*},sJ,8(cGTWH}#TJ,82b$389}--/%8t~+8%",
"cD~}&.`.d'5",
/* segments_address: segments.comp -DGPUSORTI_ADDRESS, 10717 words */
"}$'-$_~!!!75~$}'a76}#6V7-W~%-W~#V}`!'}$'-%-W~%-W~%-W~%-W~%-W~%-W~%-W~%-W~%-W~%-W~%-W~%-W~%-W~%-W~%-W~%-W~$`!'}+]{%-W~%-W~",
"$`!'}Atn$`!'YGVtYK~#W$Vt_~!!!#;~#W.Vt_~!!!#@~#X'VtYEVv-W}*A79~{},HH)}*A7c}#5@}_~!$RQJ-W}$(T&}#5E8-XW(-WW;-X}*AG~&b}#4j&}*",
"AK~)E}#3F%}'_y)}#4n)}#4j)%M~&-YW$~'-ZX'~#-[W.}Au.%}#4jP(PW#}#5R%}#4j5!cWx}#4n%}+l=&}D5N(}#4r+'hYG}#6M%}#4v-(QY4~^%e~R!c~~",
"$E}*BO~8`}#8v,}*B]~+*BQ~&BR}#9@~7Q!a~V!G~F!a~3kU1#[oSV},Z[.83},=0(b%3bQ98*`P5kU:k!P8<}#(e0},=#38>}!#DN8Kb!'},=0)b(AbPRa>O",
"x#I8Uc!U}$ie0},=#38XWK8T`vOa&}8[8Wa(/8Zc^w8Y}#;W.8^~.8a8$bW;}#;W+8E~L}.c]3}*)!'8'}#;e,8)~.8-!2d%H}#2;%}#;eF%M~X-Y~@o$$}#;",
"r*bTT}#;r)8(~%-Z~;-[~28:~4-[~-89~78F~'(N~-8LbV)8>!=~'}#;t%8C~=8O~>bcO}#;t8},{61(w8)~%}#<$.(P~48-~''g~(83~486b$-81~(}#<&)8",
"9Ve}.le%e!7}#0@%8<}#<(1}'[O%}#<(~%(!c~~$k}..62!2~%}#<5-8(!5}-;J%}.oE(}.'X%a#/}'+s%qkT}#<E'cVE}#<E5(O~(8O~/!_~(8U~/!`~(8Z~",
"+`7/8[}#<E28``:v}#<E*j!r8c}#<E28f~/8i~~#*'h~7!;~I!c~B-Y~l(Q~<l2Mb%Q}2bF%}*N1-b('!2~%!=}'t_'bNk!5}$dO%b4Uh/08-!Aa!28+b!G8<",
"~%8889!>}'AC%j#f88}#<Z&8L~&8X~0i#Nc%P8J8_a!w8h}#06'}.Po*}@sT,}5-h-8Y~%},G@%}#<j1!c~~._%e~~$V",
/* segment_count: segment_count.comp, 2556 words */
"~#Va_~!!!&{}&-a0~}}L{/>}:bTq}9(|*#%}$R|8}C2U-}L|;N}9(U@WD}FtHL~z}10)|~<}LV'P}:`V<#EVz~%}0I[)}#>C*#%~%#%}:]a1}'oz*}Frc2}#7",
"U%}I4p-}-cD-}F:y-}-ca%}#3a)}#1&2}-aR1bl!bD[bMVg[bbc<f3S`q[d,~}LC`=b+f}8Iz%81bF<Vr}$4x%Vl}#]`)}'qF:!=e/.$*btf%>eka},zB9}Lj",
"v*86}-^$.b4R868#a-N8Q8-},y#%}4y.2t2;cTAb2)8F}#-{.8C~$bpH8b8/}-[}18f83~0}B!9&8K8I}*E%&e:ib5l}'__-cK:}(t7-8Qb#|#]f%i8m8;~+e",
"#Lb1Y8g}-K3&cC5}CR%*WJa%Il]#}#3P)}-a$&8!fY[}A,8*88}'Ad+80}.M<'ctqb#ggB%}AD1(!%#a}L~Y~*a}FjM~$]%F~n}Fij~#J",
/* segment_count_address: segment_count.comp -DGPUSORTI_ADDRESS, 2820 words */
"}#Yr$_~!!!'Q}%_}A}9Exb~}}FSCK}.!EJ}!=uS}FRYp~}}!><d~}}FQe6}9BUDb>!}9BY-|={}#N}'#wVqn>&}-;X*|>&~}c_Az>&#w~~$T(O~Pn^}#L8,~*",
"8(~&t>5!M~&b6:cd)j>58;b!b80o>5fMd!>~%WK9/WG9/c>5}Lu]~-%}FH*~%&%F~n}FG5~#J",
/* segment_histogram: segment_histogram.comp, 2517 words */
"a_)_~!!!&p~~%P}#xS%}!_%~&9`EQhB)X,}Ci%4')~#a!.-]X:')}6Iw%-]}%}x%jBHb_gn_H}#q($}!B:gc{l}D1];cZ^bBI}Mj|%i!]82eBu}JLk88;#I~%",
"}$7;88'fC18Af<C8$Vrb/OVlfAr8.xBc8J~$8*~,`4(cr98#~%8$bl{8/~#}-Xm:8Lhqfb/x8(bD%8*}%B[*xC/8g~%8G~)}L~=&#I}#Pr%8-~%cBk8583b}u",
"aEg}L~n+}-Y92}FB$2bBO8U!3e#H8v8>~'8m~#}L{L2}-H028/8,}DLx6}*{:.}5,d$9+}!_D~,z%F};+=x$'}!=`P$*~N",
/* segment_histogram_address: segment_histogram.comp -DGPUSORTI_ADDRESS, 2790 words */
"a^__~!!!'H~~%=b=M}!^Z~&@}9~*'}!=W_b>@a=W~}!;~f}M66:8>h=e8-bTx}#8808*f=g8D~881~;8M~A8Z~=8O~Y8j~78t~o8y~(8p~A}#L:3828/}BFX6",
"}.HA.WK91WG91}!_%~/f%F}9lKjnA`~}",
/* segment_scan: segment_scan.comp, 1234 words */
"a^@_~!!!$<~D}$VS(|[@b@<}!]aqv@o}JP2)z@=}1eY<b<rb;ta[CaATb<@a;dc@0c;0}M'@4}$H,+yYn!aWt~%b<n}0Oe&}GJk'}MG32-^~<#p~#}M'L5b'u",
"#I}#kN.}1>S%}#dk/j*a8+}'Ru'}#dD)81~-84}$HK'f9j}#Nd/87~#}MER688~DWS8H8.b)28Jb9'$&~%j#Y8GbJ}8I}$,q(g>6})M/)}&/(+}#5{1}&1N&c",
"#>X=a5J#Ub-$}$4F&}9[z&8$g*%XAb$.f6I}#Yh'8#g<8c#,}8y=)a<@}3J3-8+~)})FC&8*}(VC:}$*X%8.})B<*81}3+`0WS8y82b$i8za!h8K`#Tb1bb#E",
"}'cr(c|Hs#E8BjXx8Ld%l}+[%)a#89/8+c#5}3KY2b%t-^c!=}M${%}M$w.}7NK%}!<HO}!Q,_d3=}Ls>,b@#b{m`#j}LsC~#F",
/* segment_scan_address: segment_scan.comp -DGPUSORTI_ADDRESS, 1344 words */
"aO6_~!!!$L~]~}s0ni0f}!/s`bO*zN)}0fsFf0@aMQ}!0@S}#)V%d0&!`Vo~%}#){%d0*bK2}!0*q(O~;!`~f}M3PD8;~FWS8K81b-P8Mg09j#i8Jb*<8Ln09",
"86~'89~6!M~28K~~##nJ(898-}.pU:!38(}%PH%81g0I84857~}0+).WS9!85b$x9#a!j8Nb#d}MT*3s#T8EwKZ8R8,~%}29y(bIFa#H988.t1li0X8d8e7~}",
"3by'8a8b#Z~$8_}JX(%}!0XO}!ALe}!0j~#m",
/* segment_bases: segment_bases.comp, 1127 words */
"a>A_~!!!$)~b}!>4q}JmwAd]Y}!>9hb17b/}w=pb/hb]vh/~b/dbZ>}#859f0i`!Q-_X0#I}0nh&-_~0qYC}:N(1}MD[(k/t}1wx+b'h}$#i*8-~#}#eC.cIb",
"f-v81h:~}#sD0#[~4bU{8>8*i0U8#8&oYs}#hq%8&h!zeZQ8!~)8%j)l8'e!b}(mN:*|qXE8;b2;}MvP&#I}CrV/XAb0Zb#7u=:8i}3u#2b#TgZwx#98PbY]#",
"I~&eOh8v8,~%gXXWTb0{aOqb.Y}&Bh.}01T)X=~)e#58Z8Jh$hh=~8c8'}9aA%k-g}GCI0d$=}.Jj&WTavydlB}%te&})cl(!>~%b#=}&L$)!=~$8oWK9.WG9",
".}!>5[~R}!li[",
/* segment_bases_address: segment_bases.comp -DGPUSORTI_ADDRESS, 1226 words */
"a=0_~!!!$5~q~}}!.cY}!=)}i//bg=b.wbgBl.wbK~u.w~}}$1F4}JsP*8.}%kL(ay{})(h-83m9ecLw}%|+*jTvf,S8,eh8u/88E~Fa!|8:~)}!/:~#S8o~m",
"8|~~#P![`#S`/:}$jN'|/<94WG94~B}!<w}}!ZW[",
/* select: select.comp, 7281 words */
"a;r_~!!!0J~;}GFk$~|}&GOF~}}%2:5}/,<5}'8H)}Hk2P}E(C*b1)}'8:%Z5-`d0f!4W3-a!#!%`!.}%1a($3dy{}2f6&}%2>&X)-ba!A`!(-c}14V%}GCW;",
"}&F)~$*}%1BM}NM*}}(y+3b4@}%(Y)b4=axw}'7],}2f9*fz:}'7V%b4bbB^bzG}11q$}IVT&}(qa$}%/@'}/.[&}4TS%-d`!'a5!-d~)}12B'$ga!>)6Wx}%",
"(f&$s~#}%0S%b5:b~9}E!A-}*hf'}%2M%}:xu%}'6+-$#X-#_}//q)$;~#}&IX%}:ww)f{(}10i''JVq}/ZR%$#}'8<%}%)l&W;%*'Ka!I)EVq`!*)X~$)^~#",
"#M%Ra$7*>Vqb74}(sJ%}HiD(-eXj!>!Jb7)bS$sR]kmC}4>A%gCqdt9c<.}$eS+ct9}'5H)k6{}&U.%}&pX%}0@2&8+bS+8#}$h7(}D.F.}@#'%b!Jb!Rb/D8",
"2}&U_&did84b67}:Nb$}*!q&'K8!}&`T($aat5$#`4zf!T8<c1AWS%,hS~}$A.0dk@8'`!F*>bqV'KWS)X7~WS)^!IWS%(}Btw&}$@00%R~%gLt`3z`!;`!*b",
"$6}9ZY&8=e#_#Z}$E;&8Ae!88C}$5C&#Z~&8,`7sb5>%Rb!~bRtbG%8%b!K}%+i&}:P0$b6Ia9O8#}$@,%})Ut(8@h8Ra!M*>~$})Hh'$i8#%)gU:f!;8-c$X",
"}.~t)!IbPscU1}4p{%WZ})l3~&a}&;_.}#;B~'$})jh~&;iBG}B5n&8#}#YJ%}#iu&}CTI/}&r[0}=uv+p0bbK>}#zB-8+`1H$T}$E=&b59`cX}0QV082}$F9",
"'b.mb)F83}'K/%f!383}IK7&}0rQ&80e3d86WS$_c!B}$.U&g1>})rv%lRaqYUf|i8FgYU8A~-8K~#}#![.8L}#B&0a#T}#B)0a#S}%gV&}#Au.8Vb$-}%uP%",
"}(Rl%8I8#})a_%$_}0to$fKq8V~#cMLqM&b8$}&pb%}&yC'}!9<Gb%e`%r}##N/a#4}$A|,}$R,+k!J8>}$[5'}0v3$}3fW%}&rz%8h#T8O$i87c'D-fh)Fc.",
"jc!'WXk&na%p*v~'}%';)c!'}0TW-*vh)/8+8.~#}(U9(-a~%-`a#$l/4}DK-%`.ka!'}(K6$a/5}%%'$-f~&l*L}#aD&b/4})b1&VwWQ~$}$`t781a3xa/5V",
"q~*})l/%VrXJa&HVl}#5m%8;8#cO.})x|%}#/5%})l5&Vl}''r(8@`%Se-P8'8+}'+)&8E8!}#67-}ChO&}'9L/dfC}IFu+8$}$GC*}D-Q@a!D}4DF,8/#)~$",
"85c<]81b3;)6b(nc#Ci}#}(P;,#N})gx$8/b'D}%n:*n#P85~'#s~+b$:8'~&e,.8*#)}4o&/a$hfbj}4J&0#)ll_8.g%mb#S8*f)Ie0M`$A`!bp{%e!}81}'",
".Y)o!}}CKz%#)}#=u%hSy}%p0%b%*8l}#=1'g$(}/yu0bSwc>Y}'.]*a,}848p}3*S18t88bp~}L'j&b0T}CL*.8Y~#WS#O8[WS#P8<WS%.8S}3Gu%b|h!>a|",
"q8W}*P{)%8}/`H7++~%XF~%}%1b)c4Q}'!:.8,b368.b<n}#x8%c<n808/}0l5%p6Z84XGa1xj6Z})WA%c2&X[!U}2Bq$})y0*#j}%3V5bBVb-<}D#X'fBrd2",
"/-g}2si%}${D,}'DY%d0R}#1|)}*SD+cFzf#_jBr%,cSGgBr}&Y[.8,})W`$}/f.1$gXQ}$Vw-c#Z`$R}(eV(!>}$RX*!>m')}!8LIWS%4f+I}6n54b#v}#0#",
"&fEYd7rc3]dG3}#CW&*R8!}'.t$'J}#&q%}',O*g]|}#C-0hJ#c!W8*}*PR-b'Rb!78-~%b/A8!%)jIw%4a!5-g`5.}$ep)8,~*}#1='87}$M{&f!A8*~*d$f",
"8<XO~$b!iX@br`a$cb/w}%%I%}'E$1!U-hb<3b$+}:Bo%f.Kiw3l#XiK;g$<bJ2})t8&}(gI&81}%3~)8+m!O82~+f1P!U8788`/#8%}:H(.XD88}%;%%jMTW",
"S)E!3}$|+:bKT)Xb#$8(o#Q}$r7'k%&b6^)EXNc%!)E}#<;&}$WE1%4b!DX@~'b$a)^}$Qs08<i/no#Sb!`c%48(~.8+~.b#yc4ffdp8*8,~,}(m*&b#@}CX!",
".8/~&}'JN,b'7i#sc'7}$}r.}$]i%}%5m(g4&)Ef<Th#w}17%)XTaN$`4dga,`(M}(f&&}$v~'}CUd0fMW8&b!dlOT`$=g%/8'f2{r(I)E~'}D&<2g%>cNq`=",
"D}&dd.83g+6f,8bzbd7=c*Ye:{8#~$b.DbK5b!]`$~}&fq&a%*817~a7D898:b%187}'3M%}$t4-wQlj5}8%~#c.kb0+bev8.k<j*>a!:82d-e}#Jn'}(eg(o",
"Q$8'm01k$F}#%t%l5w`%^a#38;}0n;%h*;e(O84c*28$~&f+f8/~+c)h})c[%l*Te!a8Ah)0g!e}0pl(b7+}0/#%`3k}Ckg&}'k</8TWGc$6d(3}4uK&d&h8!",
"8Na!.8M8#fSG8I}%'x)!>~$8Vb!kWZ}%SA&-bc=Td3ki):n;2}!+MW}:j)&Vq}#@n283~,}D$J&8=8(cKY}*^b/88~#j'I}$1U(8C~+a#$8GVqk%]o'68.~,f",
"5_bY4`$ObY^}$1+&}$v|&`Whf!U87c(%h$.b#i8]8[`&9}Nk..}%GP'-c`SRsO08'b$YaZO-h}#Ok.`2<}1'N2cKT}DY-&!J~$8&dMpf)'85d%Di4m}$zQ&89",
"~&oL0##8%b7lc-gc8)8-k*u8/e>s}$8k<b'n}#0R,}(t]%}#0R$b!)8*`+Ed6O8'd=z8)c%D`Dvb!)82`#0b7s84`)A}$ky%8=WOaLVg@08(8Mk'U}'84(8Q8",
"#8Ec$e8-c,-!LhVrcPef.;8Yk$J8N}<M3&86}%=W&a'L8qg!|_~!!s/^-``'_8E8C8A8&8/85}$bw%8@8!8ub,=b3Nl)la!J8M8K8I8G8,858;b')`J~8r}$o",
"f&bE+j%68.~2a#8#s8Nb#WdC/b%A}Hj:)a!=8{8]}%0S%8R}%@s&8D~%b[}#PWT}**)$c&k8Me-}#O}*'#&}EW,$}4#;$b!-8)8D~%cAtb!A}$jW%8Ga5e8e}",
"'R6&8If!,!28Kc!v}1N0&}*m}'8i8j8/`Cs`!)8g8h8/8$~$8a8b`CY8.`&U8m8+8/8na!)8k`.E8la64}3xW&8rc`f90h,W8dbRI8j#s8kWK8tWG8t}%Ct%8",
"[a__8da$_8h8x8g8!a';8u8y8tb'C8t8z8s8$b*@XO~$b*D}'aB&c.rc99i.O9KWGg/,`%*j>C)^dOY82k0W838$`c07~`c6`,r9SWG9S}'Mz0dbI}:Jp(}*g",
"R/g*nXQaRog7!8+~,f+<c$[-ef!E`!O}%=D&84c'/}$zX%#T7}`'*}4jf'}/Cn-}*hW&}'W,(%Rf#3}DVg'gd0}'Hm&WZWGcB4}%74%808C8Ed^z}%;9'(38F",
"~%}%A~%`FYW[",
/* select_address: select.comp -DGPUSORTI_ADDRESS, 7982 words */
"}#$O$_~!!!1r~$}Ez*~$GqshbsS}3YKF}!sY{}EwkC}0Mi}~}}!stk~}}&%c)hstbsLfstbsDlstcsObsxbq:hst(OX}}((l+(PW#dsx(QY4~'eu!}!sxQ}!s",
"tM}!sfc'gY!~6(NYa~N!a~-!b~~#b(N~-(P~q~}iDocRYesf}#jA*}%rk(h>X81}%EI&8#}/aW*#E~,8%~%#v~.h#!8<iUA}/Sy&8!~#!I~#}#qD)!>}D;3%W",
"K9)WG9)WZ}0J8~*,}%zQ5}#r~~&n}%yS5}!wu~&i!G~;!c~~#'!_~.}#=;:nx'}#=;/a#W8Igx)8D~-8N~'!`~)8O~%b!~`bQe14gx+![`*uf!6fx-a!688}#",
"xE,8Yb$E}4gH(8>8Lox/8Y~'(O~Ct=dwx/(P~>(Q~)(P~2}'0p%bx/8k~~-QnG;hx88+b=e8$`ABb&Dc!@}+!d0oABf!]85mG;fAF}$vD%a!98987}!x{~-So",
".mcKI`>[}0*z*#E}0dM98;oyL8=~.8@~,}%aS%`yL}%ad)8F!=}(;|%WL~$89ayN};a`(8@}#B6%kyN~}xVj`hA|1PwVj84u1P}!z<EaQ%rz<8B~_8N~Y8b~9",
"8[u()8(~D8-}(<C)8S}02['`!z8s8t!>}((q$8n}!zv~$Cy^I}!(_Z8;~8m{e};:s)8=h{e8E~48j8i~#}+Th)!>~%}!{e]'ggG^u{e!K~~$j!H~~'i(P~C'g",
"~l(P~a",
/* select_any: select_any.comp, 7586 words */
"~#Va_~!!!0~}#pf;})p`k}(7~~$La}1}P={-}#q9cy|]%o}'$N$-i-`b|e}.CI'b}/})pT7}.C,~&{}#rZ4}>G;:f}*!]Vl~9e~;}#r'L}4YC*b|b`|T$Ua|X",
"d~lb~[})(]'}<lh'b}Wb}G}+][%}'%}%}#$z%b}S})*[%})-r+}$nJ,}))F$a}B}&{3)-j_~!!!*Ua}Z}#tZ&}&yh,}9Zj%})*g'}&z,)'I}3(R$c~c}0g*(#",
"x~&-k`!>!A~#(uX--k}1O@$-lc!:%5X5-l!3}#u`%},^Y/%/~$}%/O)}(:p'-m_~!!!*V}Py-)}*g>-&<W%~/})).3b9jc}9$T~'$Uc8Q!=}&+~1df^gFod7N",
"-m~+fU+8'}#]q&k7Na@p8+dh+f;ra2S83fTyd;0b8}kH-}/>3*}DsL%8/j!O(#c9Q`!8$ajA3}&|Y&f9Bbqk}&{D%b@(}2aH%})*-(}MV7~2J}.FR~&<}J`{J",
"}!yA~%M$T~~#O$T~~%j%K~~#T!%%]}#,_E}''+*}(yW*o/|!I}$}Q-p14}&a[&8-};vA+}$I>,}Iso+-`-nVc-i}%EB+f;^&<ba!!Lh')}#sB-!aiD,8*~$c<",
"zi$t818,e#_82~$X=b!ldY!8(cy3c!.}4k6'81~#cYV$U}#[$.8)}&=z&X@aZ-c5eb!Ce898#a>]}$Pp%};yp%`d.o${jfha!Y$]}'&H%a*&}<;e&d8&8H}#]",
"6*s*=a8~XAb!'a_t`_p8*`&d8A8Pd~&jJ(fIbd3bb#fWS$]g%'}(vj,WS$_`[J$`}#GW&e[68#}#,>$}2Ww&}&F7/b5n}(~9)h}7,r}#1+%!5a's`ghb%S(|b",
"'m}%H^<!U~$a#O}%Ha/b#K}%Hd0`#Z}.Js&!Jd!4gIIa#bbinbJ<h#e8MsL$#s~/a#k8R!A~%#sc/ucpI}$b*/8-~%}EDX(8)e$}$`}%,h&bbq!3b%D8_!5XS",
"`&'-n}#F(&Vr~%Vl}&^3%Vq}#$P&fc-#Oc!UWH}#Eg(})..&8%8+b'@}#>-'$]c}Nb,]8.b'L}#=)&a$lb4~bclb#:}$jB&a$nb!.bb]}#%s*f&R}(@`&l{3i",
"&Gl'Sk&P8'k%98,~6b&,c!Yg%>8%~&8+hOP}F<p(8(b!qc&Mk{.}F])%b(Od'b}+lz'}.U*$b!9b%1}'t!.8;!5b$s}'sq-8>!Ab$ej!48B!Jb'Jd.Lg!`}14",
";%b$q'~}$[-)l$dc&^e'R8%~,n4x8-~(}&!>AbQ`lwQ'J}&T#)h*Y'JXAb-Lc-o#Zg5=8&}#'=4}Eus'82}$T`%}&K(+}'#5%}%Bt)c&b},AJ*8N8/}'%j;}K",
"L&08U8&}#'9-WT})*8)h#U}&P4@}&!x/}&!]%8-~$c/|a/$c#a8V8)bl;!38g}#!b'}#$*.}+lj)8N~$8Rn%|8U~(}%_bF8q~E}#.i(k;Wr|E}P/-)}3VG,X`",
"!/`.H}##;,mC#t!qbi1}2%{+b:1`3eo02-jg$#%R~(WS&q}$^L&};{))cv=}.e&2k,X'K}#$H*}$8T.d:/ct*a#9}+iJ&8/czg8%bBsc#S-D~%`=<dLf'Ie.Z",
"%8#T}(d/$d!5#xiw3'K}#=T%85f5|8;~$c9IeJ`8)8+dyy(ueMX}3>I'f#]!M~.8Kb;af$$8MiS<}&RF&`V>bT&b!-$i8D81b(-},89(!#(#f,L}!+J~#E8=~",
"L8E~Ad@=}3+~'}Eu!1g#Sb#;8T8)k+CbA]8Lg(Kb3>}#-u+n!9-f`&Oj*s8b82b0fXajIO`:Ndyba7UaIOctY!4}7(2%8,}#,S.`uRaKNeI,8E8F857~8#}<h",
"M-8@}#)S%8Gf&J8Cd$E8F~*}6=318Rp,T8.!=a$T9!b^H}&^<&}#8q%9!8!g$qbq~858&eYE84858.8(8)}%%=.}372)8y~%}&^`)c'tb5d})Jk,c>ad!-b6y",
"k5:8+~'8'h.Lo+Ac!]b#Yh+J)8~#d*ik!=83}#!H&8(}&Ze&c/zc*g%/s!O8;}*gG&80~%e!O}#0<)!>~%WZ}#L~*}$nu0}+;%/}#0y$b!7b#|b4wb|E8$g+o",
"!;~$}=0-&8-}%-;&}#M%/f!V8'WS'Kc#fXAa[reA=``k%(b>)}B3U+e%^}#eW$b!0c}lf#!cSA86i#!8CcGw898&})7D(b!Tf&.e#&8+}#$B&WS'J}%:V*g#T",
"-m}#f<)bZ!X[!4}G)0%8.$i8/a0-",
/* select_any_address: select_any.comp -DGPUSORTI_ADDRESS, 7923 words */
"}#t)$_~!!!1k~G})~N(~}}'xwujv2}#svF}!v8t})~i<}#sk8}Mrb~&F}#tY*}=c|6}$hpA|uowuk(OX}~R}!ugU!_W!~O%5~8%M~&!cWx~5!bWv}*hO)bv,h",
"uk!`Vo~g#w~H}%fQ8f>[8*}Er9)!3~#}&%)*}2&A%}#[V&juz86~M8C~^bHN}#Cz(}Moj~6J}G]Q~&;}-bU2}!yz~.7!K~F(O~x!H~~#3!H~`#w~5(O~~#(}&",
"$0Lfz.}&$32a#_}&$62dz281!J}F6h%f!6fz4bamlz48P~7yPKW_aI=hto}&6z+}%O3-}3a-)!>~%tzD8e~M~}}(#d%|zD#w~N|Sr81rzQ8.}#gp%eT)gsUpz",
"SaH`k(1hzacTk8<}#qm)8=hzcb!}}4$2+8Bcze}'So&dGJb4;czg}3g:%h!68Hizi}$1s%e!f}7F:%ozk#w~~&{}%r-18t8/}&=fD}!zx~#Ts^L-j~%n{(b42",
"j{(84~N!_~n%5~]%M~-!c~~)c!_~~#b!b~H!G~b!c~;!a~k!M~G",
/* select_sort: select_sort.comp, 7578 words */
"~#Va_~!!!0k~$}*,z>}%e8~$J},aDx~+b}&}(vN@}#syO}$qS1},aHk}%fC;},a6~&R}#sR5}%gBM}%g=<}*,kB},b%W}(v|>&G~~#&&H~P&J~~&_X,}18E=}",
",a;,}A<f+}.XU*}.Xj-}.Xb-}#&,))q~&!bWv}.X^+}0=X3}#%i7aA}}>@D(aX(})L59b>fe8O}+!n)'IkcawK*!7~*80jH!$]cFg}4XJ&}-sP&}&i>&c;r8)",
"8$}(AH1}=Rh&f<&}*He&}4z[&}#KT&},bh~1V}A86O%]}%m*s7~}%kkK80~*8+~-85~086~X8A~&8<`./}%na18E~,%]8&8E~08L~/8M~-8M~38P~6}%m*(88",
"`T_8/}%m*^7~cqQj0n!H}$sz+c4|b$.}%m*j8e#T8N~#}(tUB},h%u#g~`#g~[~}}/^6|},h%~&KAq~&Ar~+}16i~91}#)u&}(Uk2}#-t)}(Tv/!7}.R'D8+~",
"28.b!pc|{}+!P/}%U#%}#`=&}$rT'kCOgS)f!H82cDboT}!3~%+^a1_WS86}#<R&}'DT.WS8I8BWJ+c`4W`!)`B!8H8BXC}0x;%8J8I}%Tq%8F8DWZ}%#*+}.",
"O_4}3}K@8.~.}.O^*c$,%e~#d^b}%@s&c>'eI[8(m>R}.QQ,8-~4cC(8=a6=k)U}#&')}.P7)c.})qf#;e>T$Tca&fI9dC8a3aaC8f$Sdz{|`{8Y~*b87b#W8",
"[8.}.Fj0}+480",
/* select_sort_address: select_sort.comp -DGPUSORTI_ADDRESS, 7941 words */
"}#sB$_~!!!1Z~$})mkK}IcY~$)iv.|v*}#sqS}!v0}}%hwC})m:}}46X~$p}%h}0}#sF4}%i0M}%i,Abuc}!u_~$P}/Of.}!u_~&m%e~(%e~@)n~4)q~8)t~&",
"'gY!~u'g~f~}})k}~.a#C~)}450>8,~>81~/})i#M#8~8#/~>#5~{}!yk~&7#x~{cxlp6h}%ma]83~*8.~-88~089~_8D~%a.g8>}%pn18Hkz%8H~08O~/8P~",
"-8P~38S}%pn6}#Z6%ez%}%n}^}&;#'jz%!a~4}%n}f}!z%~%9}/R+z~}gz3})oX~&4Bi~&Bj}!zL~:wkZ}#EmU-hzc87}%ov(}#Q:,i[$h#*8@kO4`:@}&(v4",
"}@Dp%aDf8:}.sP$7~}$FD%}:/v.WS8V8Oa{:8X`!)`C/8U8Ob{:8X8W8V~%8S8Q~{)n~L)q~k)t~5'g~~#9",
};
#define GPUSORTI_X(name, words) {GPUSORTI_KERNEL_##name, words},
static const gpusorti_packed_kernel gpusorti_text_kernels[GPUSORTI_KERNEL_COUNT] = {
GPUSORTI_X(begin, 895)
GPUSORTI_X(begin_address, 1013)
GPUSORTI_X(count, 3345)
GPUSORTI_X(count_address, 3654)
GPUSORTI_X(scan, 2749)
GPUSORTI_X(scan_address, 2950)
GPUSORTI_X(scatter, 6382)
GPUSORTI_X(scatter_address, 6619)
GPUSORTI_X(scatter_basic, 5351)
GPUSORTI_X(scatter_basic_address, 5614)
GPUSORTI_X(segment_scatter, 6647)
GPUSORTI_X(segment_scatter_address, 6899)
GPUSORTI_X(segment_scatter_basic, 5626)
GPUSORTI_X(segment_scatter_basic_address, 5900)
GPUSORTI_X(histogram, 19294)
GPUSORTI_X(histogram_address, 19983)
GPUSORTI_X(onesweep, 14162)
GPUSORTI_X(onesweep_address, 14528)
GPUSORTI_X(onesweep_narrow, 13364)
GPUSORTI_X(segment_pass, 13362)
GPUSORTI_X(segment_pass_address, 13699)
GPUSORTI_X(onesweep_staged, 13190)
GPUSORTI_X(onesweep_staged_address, 13377)
GPUSORTI_X(onesweep_around, 12537)
GPUSORTI_X(onesweep_around_address, 12799)
GPUSORTI_X(leaf_starts, 2695)
GPUSORTI_X(leaf_starts_address, 3006)
GPUSORTI_X(leaf_sort, 9537)
GPUSORTI_X(leaf_sort_address, 9934)
GPUSORTI_X(finish, 3502)
GPUSORTI_X(finish_address, 3912)
GPUSORTI_X(gather, 2394)
GPUSORTI_X(gather_address, 2997)
GPUSORTI_X(tile_sort, 7853)
GPUSORTI_X(tile_sort_address, 8268)
GPUSORTI_X(tile_sort_rolled, 5071)
GPUSORTI_X(segment_sort, 8629)
GPUSORTI_X(segment_sort_address, 9031)
GPUSORTI_X(merge_tiles, 4407)
GPUSORTI_X(split_runs, 2282)
GPUSORTI_X(merge_buckets, 7788)
GPUSORTI_X(odd_even_merge, 6441)
GPUSORTI_X(odd_even_merge_address, 6887)
GPUSORTI_X(segments, 10141)
GPUSORTI_X(segments_address, 10717)
GPUSORTI_X(segment_count, 2556)
GPUSORTI_X(segment_count_address, 2820)
GPUSORTI_X(segment_histogram, 2517)
GPUSORTI_X(segment_histogram_address, 2790)
GPUSORTI_X(segment_scan, 1234)
GPUSORTI_X(segment_scan_address, 1344)
GPUSORTI_X(segment_bases, 1127)
GPUSORTI_X(segment_bases_address, 1226)
GPUSORTI_X(select, 7281)
GPUSORTI_X(select_address, 7982)
GPUSORTI_X(select_any, 7586)
GPUSORTI_X(select_any_address, 7923)
GPUSORTI_X(select_sort, 7578)
GPUSORTI_X(select_sort_address, 7941)
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
    result = gpusorti_each_shorter_row(ctx, &plan.request, NULL, NULL);
    if (result != GPUSORT_OK) return result;
    result = gpusorti_compile_wanted(ctx, gpusorti_each_plan(ctx, &plan.request, gpusorti_prepare_plan, &preparation));
    if (result == GPUSORT_OK) gpusorti_atomic_store(&ctx->prepared, ctx->prepared + 1);
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
