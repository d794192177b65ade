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
 *   chained       of long segments: one-sweep sorts them, whose tiles wait for each other like a chain
 *   crowd         lanes of a subgroup with the same digit, or elements of a leaf with the same bits, too many to be fast
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
    GPUSORTI_FLAG_SUMS = 256,
    GPUSORTI_FLAG_STRADDLE = 512,
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
/* Each has a build for bound buffers and one for device addresses. scatter_basic: without subgroup operations. */
#define GPUSORTI_KERNELS(X) \
    X(begin) X(count) X(scan) X(scatter) X(scatter_basic) X(histogram) X(onesweep) X(onesweep_staged) X(leaf_starts) \
    X(leaf_sort) X(tile_sort) X(odd_even_merge) X(finish) X(gather) X(segments) X(segment_sort) X(segment_histogram) \
    X(segment_bases) X(segment_count) X(segment_scan) X(segment_scatter) X(segment_scatter_basic) X(segment_pass) \
    X(select) X(select_sort)

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
    /* select_sort.comp */
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
     GPUSORTI_FLAG_WRITE_INDICES | GPUSORTI_FLAG_SUMS | GPUSORTI_FLAG_RAW | GPUSORTI_FLAG_STRETCH, 0, 3},
    {GPUSORTI_BOTH(onesweep), GPUSORTI_READS_DIGITS | GPUSORTI_READS_VARIANT,
     GPUSORTI_FLAGS_MOVED | GPUSORTI_FLAG_STRETCH | GPUSORTI_FLAG_STRADDLE, GPUSORTI_KEEPS_SIZES, 7},
    {GPUSORTI_BUFFERS(onesweep_narrow), GPUSORTI_READS_DIGITS | GPUSORTI_READS_VARIANT,
     GPUSORTI_FLAGS_STORED | GPUSORTI_FLAG_STRADDLE, GPUSORTI_KEEPS_SIZES, 6},
    {GPUSORTI_BOTH(onesweep_staged), GPUSORTI_READS_STAGED,
     GPUSORTI_FLAGS_MOVED | GPUSORTI_FLAG_STRETCH, GPUSORTI_KEEPS_SIZES | GPUSORTI_FOLDS_FLOATS, 5},
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
    uint32_t fits;  /* not 0: it may count as a sample suggests */
    uint32_t again; /* not 0: it counts only if the one before it asked for that */
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
    uint32_t most_parts;           /* workgroups of select.comp, beside one per segment */

    /* what follows from these and the count: see gpusorti_plan_at() */
    int unpacked;               /* the keys that are sorted are in scratch, one or two words each */
    uint32_t tiles_per_span;    /* count / scan / scatter: tiles of a workgroup */
    uint32_t tiles_per_portion; /* one-sweep: tiles of a dispatch */
    uint32_t part;              /* select.comp: elements of a workgroup in the first round */
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

/* onesweep_staged.comp: counts and targets by digits, a word of each element, and single words. */
static uint32_t gpusorti_staged_words(const gpusort_context *ctx, const gpusorti_plan *plan, const gpusorti_shape *shape) {
    return ((gpusorti_subgroups(ctx, shape->workgroup_size) + 1) << plan->radix_bits) + gpusorti_shape_tile(shape) +
           gpusorti_most_subgroups(ctx, shape->workgroup_size) + 8;
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

/* select.comp: the counts of two digits and their sums, whatever the shape. */
static uint32_t gpusorti_select_words(const gpusort_context *ctx, const gpusorti_plan *plan, const gpusorti_shape *shape) {
    (void)ctx;
    (void)plan;
    (void)shape;
    return 2 * 256 + 16 + 4;
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
    GPUSORTI_FEW_WANTED = 256
};

/* The greatest limit for which something holds. */
typedef struct gpusorti_limits {
    uint32_t few;      /* selecting is faster in every array that one workgroup cannot sort */
    uint32_t selected; /* selecting is faster in long arrays */
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
    uint32_t below_leaves, leaves;          /* leaves are slower; there may be leaves, */
    uint32_t below_two_digits;              /* but only by bits of one digit */
    uint32_t leaf[2][GPUSORTI_LEAF_THRESHOLDS]; /* leaves of either shape have room, by 8 bits and more */
    uint32_t below_gpu_sizes;                   /* the host sets the sizes of passes; */
    uint32_t below_gpu_sizes_skipping;          /* also where some passes are often skipped */
    uint32_t indices;                           /* an index finds the elements behind a device address */
    uint32_t small_segment, listed[2];          /* no segment is too long for small_segments, for listed[] */
    uint32_t chained;                           /* a status word can count the elements of long segments */
    uint32_t short_array;                       /* one array is sorted whole, unless the limit is small */
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
    selecting = gpusorti_selecting_shape(ctx, &fitted);
    room = gpusorti_min(gpusorti_shape_tile(&selecting) / 4, to->listed[1]);
    to->limits.few = GPUSORTI_FEW_WANTED;
    if (room > GPUSORTI_MORE_CANDIDATES) to->limits.selected = (room - GPUSORTI_MORE_CANDIDATES) / 7 * 4;
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
/* The plan in which select.comp reduces long segments to the first k, where that is faster; else as it was. */
static gpusorti_plan gpusorti_add_selection(const gpusort_context *ctx, const gpusorti_thresholds *to, gpusorti_plan plan) {
    if (plan.request.limit == 0 || plan.request.limit > to->limits.selected || plan.request.algorithm != GPUSORT_AUTO)
        return plan;
    plan.selecting = gpusorti_selecting_shape(ctx, &plan);
    plan.most_parts = gpusorti_max(ctx->tuning.select_invocations / plan.selecting.workgroup_size, 4);
    plan.chained = 0;
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
    plan = gpusorti_add_selection(ctx, to, plan);
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
    const int skips = plan.leaf_bits != 0 || plan.request.key_words == 2;
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
    int indirect; /* word of the control block where their number is, or -1 */
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
/* Tells a step of one-sweep's pass where its record is. records: GPUSORTI_LEADING, or 0. */
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
static uint32_t gpusorti_flip(const gpusorti_plan *plan, uint32_t pass) {
    const gpusorti_request *request = &plan->request;
    const uint32_t first = pass * plan->radix_bits, bits = gpusorti_min(plan->radix_bits, request->bit_count - first);
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
    step->push.own.onesweep.flip = gpusorti_flip(plan, 0);
}

static void gpusorti_walk_pass(gpusorti_walk *walk, uint32_t pass, uint32_t records) {
    const gpusorti_plan *plan = walk->plan;
    const uint32_t portions = gpusorti_portions(plan);
    gpusorti_shape shape = plan->shape;
    uint32_t portion;
    shape.variant |= GPUSORTI_STALL(walk->ctx->forced.stall);
    for (portion = 0; portion < portions; portion++) {
        const uint64_t left = gpusorti_tiles(plan) - (uint64_t)portion * plan->tiles_per_portion;
        gpusorti_step *step = gpusorti_start_step(walk, gpusorti_pass_kernel(plan), &shape,
                                                  gpusorti_lesser(left, plan->tiles_per_portion), GPUSORTI_SIZE_TILES);
        gpusorti_onesweep_args *args = gpusorti_start_pass(step, pass, records);
        args->portion_tiles = plan->tiles_per_portion;
        args->portion = portion;
        args->polls = gpusorti_polls(walk->ctx);
        if (pass < plan->pass_count)
            args->flip = gpusorti_flip(plan, pass);
        else
            gpusorti_take_leading_bits(plan, step);
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
    return plan->algorithm == GPUSORT_ONESWEEP && plan->pass_count % 2 == 0 && plan->leaf_bits <= 8 &&
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
    return plan->may_stretch && plan->leaf_bits > 8;
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

/* Elements behind the first k, and outside of all segments, keep their values: each index is its own. */
static void gpusorti_walk_identity(gpusorti_walk *walk) {
    const gpusorti_request *request = &walk->plan->request;
    if (request->wide && !request->packs) gpusorti_walk_rows(walk, GPUSORTI_IDENTITY);
}

static void gpusorti_walk_selected(gpusorti_walk *walk) {
    gpusorti_walk_identity(walk);
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
"d~#gt|ud~!!*![d~!!c>Sd~!!!#Yd~!!!!!d~!!1oTd~!!!!#d~!!RO26!d~4a;G#d~:WOPRd~-l;S^Vmd~!!9gbVmVod~!!RO6d~!!!!'6Rd~=#0khVm67d~",
"!!RO76Rd~!!!!3Voe!#d~!!B`O6*d~!!!!(d~!!!!&Vz6+e!&d~!!JWa6,Vmd~!!!!FVme!'Vord~!!!*Kd~!!9h>rd~!!!!$Vz6.d~!!!!EVme!&d~!!!!Dd",
"~!!!!%r67d~!!!!-d~!!!!@V}68g!;68sV|e!'W$rd~!!!!*sW'rd~!!!!.sV|rd~!!!!2sVvrd~!!!!6sV{rd~!!!!:sd~!!!!)rd~!!!!>sW*rd~!!!!Csd",
"~!!!!+rd~!!!!Gsd~!!!!,rd~!!!!KsW(rd~!!!!OsW+rd~!!!!SW#re!t6>Vos6Bf#,6CtW#6Ce!26Ef#'6Ere#E6Of!:6QW(d~!!!!;d~!!1oV6#d~!!9gu",
"6$6#d~!!B_y6%W1Vmd~!!JW86&6#6%6%d~!!ZGY6'e!'f!#d~!!B`26%6(d~!!)w1e!&6)d~!!!$,d~!!B`#6*e!'d~!!9gq6+6%d~!!B`%6,6*rd~!!B`'6-",
"W+6,d~!!B`C6-6.rW;6/W1VoW>6/60VmWE61W+f!J62Vos63Vmd~!!1oW64e!(65W$WE66VorWF6667Vod~!#=d|686%o!#WE69W268WF696:W2e!X6;W/r6<",
"W2s6/6=rd~!!B`9r6>d~!!!$ne!V6@W+e!&6AW'WC6B6%d~!!9gr6CrWE6DW+6CWFr6EW+e!A6FW(e!&6Gf!*6HW*e!A6Id~b]O5me!&6JV|e!.6KW2s6LW*e",
"!*6MW4s6Nd~!!!8Qe!be$(d~!!B_{6P6%W'd~!!RO[6P6Q6O6262d~!!JWN6#6Rr6$d~!!1r)Dgd~!!9j8DgVmd~!!9j<63DgWQ!d~!!B`E6%Dg67d~!!1r*f",
"!*d~!!ZIxs$%rDgd~!!JWY6<Dg6:6;d}CT!%#d~!!JXn64Dg'#d~!!BbHDg&Vmd~!!BbL#Dg#e!@d~!!JXie!1*63e!Uj!0d~!!ROj61r6.6=-d~!!9h5!63W",
"U$WQ$WU+WQ+d~!!JX<6%,-6>WU.WQ'd}C_!%6@0g!pd}CV!%$*e!nd}CX!4%6)e!e$t$!r$d}C]!16.60'f!Te!L&'s(r#d~!!JXle!uD~6AzWUE%e!4d}CW!",
"<6:60e#>d}C[!4#j#-e!i#f#$!e!76Fs`06E60#`,f!C6Gsd~!!ZGDe#n6!d~!!!!I%#g#;`..+#*d~!!JXhe!kE2m#a`0e#_60s&ug!6&sg!f6Hsd~!!c@%6",
"#Dg6T63,$6IWU'e#ld}Cc!4E<62h!Ti!@6Ksd}Cd!#6T6J2#e!=&r&rEC65|6Mu6LD~#6NuWUEJWQEJd~!!)y{d~!!)wle%M6Sr6&d~!!9h.e#Ld}Cg!%e%Qd",
"}Ca!%e#P$6(f$C&s#`-'62`3%k$%wd~!!JXCe!H+)d~!!JXFe!',*f$@d~!!RPwe!*#6263`-&e!<)r)`.63)#(f!]-u365f!,#s62g##6Tr6'`5e!#f##d}C",
"h!%&%d}Ci!%'&f!]d}Cj!%i!Zf#3#)d~!!RObe$06S-#e!K",
/* begin_address: begin.comp -DGPUSORTI_ADDRESS, 1013 words */
"e*md~!!ZG7d~!!!#ktVnd~!!!^id~!!k6cd~9@U'.d~9@4/pd~>8sWBd~<QyUvd~=:FF2d~:m['Cd~;(*sJd~!+zA=j*xd~!!!^j~.V}6Vg*V6VsW*e!'W$f*",
"L6VW'f*G6VV|f*B6VVvf*<6VV{t6VW/se!'e*Vd~!!!!We!'e*Vd~!!!![e!'e*Vd~!!!!`e!'e*Vd~!!!!de!'e*Vd~!!!!he!'d~!!!!/rd~!!!!lsd~!!!",
"!0rd~!!!!psd~!!!!1rd~!!!!tsW,rd~!!!!xsVyrd~!!!!|W#e!tl+z}g+rg+,}q!+$CWN6U6%W$d~!#g;q6V6Ug!#p*Pr6Wr6Vr6Wsi+-6XV|r6YW26Ud~!",
"!9g{6Zd~!!!^kg+T}e!46,h+L6[X+~8g*gk+4}e!26]VvX*6^X+j+;e!+6Ce!36_W,e!&6`Vys6aW~m+76bX#w6cX%~=d}CS!3e'L`,67i*C%sh)O`/o+-`2n",
"++d}CW!Y6:6Xd}CT!U#d~!!Ba(6Ze!-d}C]![#6=0d~!!JWVe*^W$V|g):f++.e*h/0s1r*e+43w-~0h!`d}D,!Zf!^60*ve!U)*s+r&d}C`!4E'n+;E+u6]~",
"1g#B6=sd}D,!^f!>6_s`=%e(xd~!!ROff);e!he!16`s`6g+Eg#L`.1.#-`3E;m#xl#:e+Je#:)i#vg!@)i*p6au63/j+JEI}6bv5xEO}6cvE$xEVrEVx`5k+",
"Hm$V)s&s`-*e+Q(~/`7.,`8/-i*pp+K`=/sX-sf!XD|65`=1e$TX-e+Me!.q!+ODd}Ck!#h+M",
/* count: count.comp, 3345 words */
"f4:d~!!!(Q}d~!!c>Wu6p6qk+D6mu6mg3x6mu6mu6mu6mu6mu6mtW#e!Aq!4i@6prd~!!!!<Vz6qW(W.Vz6rVoVvVz6uV{e!m6vg*z6vs6wf!C6wre!*6yf!6",
"6zu6zs6|t6|rf+F|6~f!66~f!K7!VoW/Vz7%f!:7&u7&s7(t7(f!O7.VoW*Vz70VoV{Vz77VoW2r7FVom,.7Uf6K7^VoW+h,*}W:6d6%e+&g+|W<6er646%d~",
"!!B`(6fe+~d~!!ROI6grf,%X26hsW:6i6UW<6j64e!4d~!!c>j6kg,Je!AX36l6#f!)d~!!s/*6ml,>6nr6mr6nsk5Jg+_g+yq!5r8g+zg5ng+7WE6oVo6PWF",
"6o6pVog,Ph,F6o6qf,9e%&g,Vd~!!RO]646sd~!!!#s6r65WE6tW/6UWC6u6UWK6v6uf5R6vs6we,c6xW+e!46ys6z6yr6{r6zr6{6|rj,Y6}f5s6}6~re!d7",
"!W1s7#W1s7$r7!7#WC7%e!>7&7%r7'r7&r7'7(f-27)W,e!:7*s7)d~!!ZGm6%7+d~!!!#r7*6265X66/7,d~!!!#H7!63e!57-f#2e!]7.Vme!,7/r7.62s7",
"0e!c6%71d~!!!#J7062e!T72d~!!!!Be!,73d~!!!$37172e!(74d~!!!$06273e!C75s65e$/76X<e!G77f!Q78d~!!!#t77f!b79f!We!(7:f!<e!I7;f!Y",
"e!z7<r7;t7=d~!!!#w707#g.)e!87>X=rf!f7@s7>e!(7AX;7@62e#G7Br7=6I7Ae!F7Ch!e7De#G62e!y7EW's7FW*g/re!X7GW|e!87Hf#^g/Ge!V7Ie!]7",
"FWB7Je!)WE7KV|7JWF7K7Le057MV|6%g/QWF7M7NV|e!&7Ot7Pf!W7Qd~!!!$vWE7RW/64g/;d~!!JWD6U7S6363d~!!9g~647Te!G7UW*WB7V647UWE7WW/7",
"VWB7X6Ue!*7Yr7Xe!r7Zd~!!!#L6>7Ue#-7[W$g0+e!Q7]d~!!!#Xg9_e!M7^Vme!<7_X=7^f$57`X@7_63g/oj/k}d~!!B`Ae-n7a`1g8qe+2#s${d}DG!%7",
"bf!Dd}CZ#`l7b6=sd~!!JXAe!N6Je5B7)#f7@f7jWU*e/[`.6J*#)`@./d~!!BaUe7a#l-Gd~!!JY(e!Je6Df!lWU%WQ%d}CV!4(2#%m/LE*sd}DG!#7jd}DH",
"!%E!E(d~!!JX>e!FE,e0z#E*p-8`-(E.g!V`.E2%#$d~!!k75e5}7kE4+$7`D}d~!!ZGre!+7lE-E.7`WUE8WQE8f-*6%7ar6de$%j9M}h8{f!8g.^`.)&#%d",
"~!!1r/!f!Q7bud}CW!66p62s`H6qre!'`G%#e!/f!*`-sg!B6U7cr6ed}Cg!4`5k$vf!(d}CZ!sf#lh01g!xd}C]!x6w60+`<g!t$`K6|e.^f!,(r(d}CV!U%",
"(#e2K-r+g!I1h:96~602e!ud~!!JWi6UDgf$]2r&f!:d}CZ#$g!87(rD}sd}DO!Uf!6D}sd~!!JY%e$Y627+d}DK!%e%gd}DJ!%E%e#I#7!d~!!JY#e!0E'rf",
"!C#sd}D,!/&d~!!RQ<f=)#7,f!Kf%*E*d~!!{)]e!iD}E'25-0#1h#g7dr6fd}Cg!Uh#fd}CZ#-e#Vg%pd}CZ#/f!}d~!!JWje!T)Vod~!!JY'f2X74d~!!RO",
"{f#:+Vog$]`L,)#g#Ad}CZ#5td}DT!%%Vo`Q#d~!!JY$6/e!=76d}D,!%#d~!!JY&g!J`N$#d}DU!U+h&ce!J1#*td}CZ#8td~!!Bave!a%g<6`L&/#e=xD~r",
"D|f!:d}CZ#9g!cE&Vmd}DU!%e!Wd}DV!U#E(Vmh!}E)E%vd}CZ#:vVmsd~!!RQ;t7<6=e!~d}DX!%e!G`P#7B`[(#e!M,rg=B`L-2#g%%d}CZ#Ci!M`[e!@e!",
"<'i!h(2sg&u`LE#E&#(h&L7er6g`R`5o&-d}CZ#Dg!Y*rd}DQ!%#*d}DP!%62*g%:%g#z(`V/Vo`P/72`b$#`@17#p'F`VD|f!OD|`3D}e']}`O7#E$`c0w63",
"t`_*l5`)e!{E(xE(rE(`.D~e#Q3v7fr6h`5g(N7Ef'w&7F`-$#h!87gx6Xv`O$g3d7Fi(07hr6ij!Sf!Bh(H`@#e#d}e#1'th#M6It`@*7Gp!Bd~!!JXje*s.",
"m!T`O27#e!S#u'r%g6u`.#'63e%>,r,e!a,#)`N0e#&E$~1E(}d}D[!4E+n!qE/~5`N+#d}DY!U#d}DJ!U4h$+647ir6j`R`Rn&.d}CZ#Hue(Pf!%`/$#d}DI",
"!4m,Ue7C'wg!C2Vmf!%e!Ch%le,cf(lg(M`Ef)K(WU3WQ1`VD}re!%h!BD|e(F`Ef(O5g#16#7jg.=l<#g;17I{d}CW#M7LpEC`3n<-W^7N63W^7Oe!%7Pe*[",
"#r#d~!!Bb165657Qg847kr6ktg,=d}CF#WW/d}CF#YW/e!z`P'65f-5`P)6Jf!(h.wd~!!JWQs7f#d}D^!%7g$d}DG!U7hh,+g$|d}Ck!U7c-63d}D^!U7dh,",
"Sh)+#&7S%g#V`E7T)s`L7S,e#U`.E(.e=Ve$%E)e#af!W$rf%ph#w63$u7UtVoi#[`G(6>`-#E/`OE61f$Rd}CW#RE4,fDId}CT!4#l&+`-D~*e#1E6#p#.d}",
"CW!tE;4f!Hf-G2e$P346=r5r0hI+64E)E*1sWV6UE(E)3e!|e#/5r%r$t'x`pEG'`qo&;f.E#uEFu`rEM.e.af$<W^$!g#/`rEP1e!1d}DM!%7e#EJEIe%_#d",
"~!!ZImhF:h=/EYh#zD~sEA#e#}EX`<,`X#EKd}DX!UEFe!yEJz`-)62e1CEih1g'.|`-.62e$4Edg#)`f#E_`<E$e!'Ead}Ck!47i%#h'FEYs*rE!rE!`EEZE",
"-#,`LEXE.4-WUE:WQE:e$:E;E[E/#E$sE9EXE/!E$e$VE7E8sE<rE5rESrES`OEuEXe#+7ZWRE]e#!!h)^E_f#&E]7ZWUE`WQE`eKzE[Ey$f%,EcrEYg#BEyh",
"(bEbre'!m'^d~!!ZIte$97NshJ3`VEgVoo!<d}D`!%7Oe!:lJLEoud~!!JYF7P7[e$eg()WU/WQ/k(-7lr6lf(,j)!}j!ke%C(`,iBj`G,1e-,f%94f3QfIO(",
"`2)k#4i5Pf1|7I`-7]f!DD}ud}D_!%f%w2g%!f2ED}e$^D~E!e)cE#r5rE%rd~!!JXee,iE(m&n`,7Ne#}pLL6=e!4`v$e!_h+.`,7Of!@}7[e!4m!@7P~07E",
"`vg'2g&dg#:e$I",
/* count_address: count.comp -DGPUSORTI_ADDRESS, 3654 words */
"fJkd~!!!)5~7gAK}7nu7ngJm7nu7nu7nu7nu7nu7nu7nu7nu7nu7nu7ntW#7nmAe}pA]7rVoW(nAahA/oAHq!A'VgA%X37mfJ|fA1q!A-KWH7npKTWE7oW27n",
"WF7oiA2g;MkA2WE7pW/6%q!K`@gA=jKdpAB}WD7qe#)g@^gA;g<TnARh@B7rfB@7sWJe<Z7tr7r7su7trgL'fL#iAjfL#6vWE7uX+6UfAIjAEX*7vkL>7vsq!",
"ADe~}gW1gADgW-q!AD_iN^7wV{q!AHDgX4gADgBdgOroAH7x~;`C7afO*nAF}d}CZ#xvkM5f-A7wthAK`='sd}D.!%fKKf1D-eAM-#,r12n1[`PnAI5}E-vE%",
"E+e7)fAGE-~0E1vE5td}DL!#7kE7+$7xD}d}DM!#7lE0E17xWUE;WQE;nAC6]~1pN{g#]hM:,tq!ALF7yr7mh<B`V&r`c&%d~!!JXR7qf@3`V#e83$e7Se>]e",
";c*`b,f!Mf/X(`N(mA}}WZ'g#Ne#J7[iAu`;eC,nAtjBAjE#d}DM!U7y(36Af$P#g$Te5^%)$eQR`97`63D|d}C]#u$eAVd}D.!Ue$$W*f8e,d~!!JXde0G7$",
"E#wo!]4E(65|5$d}D,#vuE+`=sh&;gB-E,r-`ciBTE1uj!^h#W`bE87+e!f$#s(r&g!3iAW%fF:e!knFe`bEB7+h&663t`=(i!~`Q5d}DR!%jC2EFrEFd~!!k",
"9;sE2E:E%E.#,nC0d}CF!tW/e2~$gC5{d}CW#p(f&!fB3i7'kC+a%-f!8eB/d}DW!/gC+`_hC)`<4e6w$W^5!g=JjC)`<D~`ee3sE!!g#OnC'a%e3Mn!ukC#a",
"%E*63g!ud}DZ!/nC#`,)`[f!v*y``g!IE5tfB~j!`WUE6WQE6`<E8q!Bu~#_6H~66K~:6Hu6K~V`dq!Bs~%Ne*<jBu(v*uh0B`lnBs2~9W^47SlBv`.E'te$#",
"E(q!BqGE-rE5vE2~5E4~0E9~8E'E(te#(4r$hBj&yED~0,wECvEJ~/EMwEGEFt`wkBhEWyE@tEUuEH`<E[`tf+~E]!`hEHmBT*fBmEhw/}/tEbwE]rE%fBrlB",
"mEWtf>iE#`EEXf.WWUE9WQE9e$1E:mBaE;tERrERrEsEWuEYyE[tE[sE]rE]sEZEwtfBlEXg#5Ewua%Ev63h3[m@X'`vfBch1*a%E}62h!>}7Owh#xEppBgf)",
"!3q!BgOl6O6Mt/4r$gBLe196=f`p+s`2,oBp7w{E#ea6iBp5th$}e$mE$E%e)`E&rD~rE(rd}Db!4E+nBnzpcwkBuhb9mBup!GgB|m!G7P~6kC&(re+jE)rE)",
"e$f",
/* scan: scan.comp, 2749 words */
"fbDd~!!!'N~4q!t_Fq!bbLpBggB9gBkkB=gB9fBBntM}jBCpB1X27ze!/eBNd~!!s/-7{6#eB)hA|gAdX27|6%7pq!tsQgA@iav}kkMnB.paJh>Lh@]gB4o^v",
"iB<7rf=<7}eB*7#u7}re@+7~r7`e&'g@Ig>jgAjg>>gkvh@'6%8!e!Nf=i8#X78!rfl`huWg>xWB8$e!'f@/8$yg>|f><}g>{g^zi@bg>gg@QgDjh@48%6%u8",
"%e!A8&X;6>62i@2f>o}gQ%d}CF#prj>s7b`3$e),7x#pI.`,e1!l=0we0D`l8'%g(<e.b($'h_nd~!!{'Ve^18)&7Tej|eATg[I2`@D}7In.g`h7xoKKtn_we",
"8>g@4gY;e2{.#+gLc`E2e_L-m/HE4s`Cm`x}j,7el<f04'2uEDin}&!r&pLZ*i#4e+_./!e!'+,e+d0r)r2o3Dl3=`23m!9`wf..D|gNVg!;e+liMuEWE&th#",
"B(+g1T.uE.mp@`GE07UeA}#i#d&sflSl1vj0P,'e/lE=m2nE%1e#k-wg=fh%m#emR'a%E|1e2sh$#45!g/'e!+126=f6#/W^E|5`l8*E~`-E,$e7OE!i/*5g#",
"0D~~1E.tEWm1nE=E2e#0,iOv0g2xa%F5.g#%12s0r0g%/6=f#.,e/h8&g!9EAEB!g$eWUE@WQE@e!/E=E>e1VECeD'WUF6WQF6koZmy#}poQ+)r,*|pxz}q!d",
"Eoq!`:~$0hST#gS<feVj$@8'r7zf<Vj9Qg'K's`1eFcfwA&t(xe:Y)s*e8)1$n5cg=x/`_3h5be6R23*!$fw=1gwGe'N4r+XN3f#'8(g%eg!uf*}7~h<`8)r7",
"{f;liswg'7}`C8(`Of%^6Ie,V1#h)W2fH!d~!!Ba{fe.`Wf,C`7#4`8$5m'Td~!!JXpfjgD~q!'w/'E%r(E&~062tk7!-se#)h$F%x`bE')f-hf.le$7,g%|e",
"-`d}Dj!/e#4j-{d~!!JXce#(EAe/*&r`3E@e/C$eHO&65e!|$7)r`_$#e:Pa('#e#+6Je!.&e$}EHm$.g$*EMf=t`c#6L`_+g#F'`-E!f##EEl%B`9E#6Le!W",
"7#eFB2i'I3/#&g%D`.+1#(e/AEYe/GE:rf#0E362&f&[$g)r%62i+Ie$:e`v`-EdE3e.YEFf!2%g!<7GEef,u`9E=63ETew7f&KEI{WUEIi=(EjhNDEbud}Dl",
"!4EuiB9Eot`3Efo&(f#['e%<hI{65tf$voC''mz!g/L`E%&8##gC|`E*f=)f#Q6Xs,g!E$m+C60eF)m)pe#d6@e!/EgrEge'oEhEie0FEjrEdg,%8*r7|d}Cg",
"#pg;I`,%e-Lf$Qh0Gh&UeFHg;U6>{`@,(mEI0f-|f/9pEHh0jD|`-f>yD}e:xD~eB[h.8g.TXHf.^65f.Te.iE!f(u",
/* scan_address: scan.comp -DGPUSORTI_ADDRESS, 2950 words */
"f[%d~!!!'n~I~}p:=~}lZV}q#'&Mo:]huWq!:NPoX#g:Ng9:q!:Rbq!:NJg;of:RgX'i:RgXek:VgXJq!:VepAfgRpq!:`@hY*d}Di!#l:^5r5rE#~6q!Y3=i",
".kg3'`E01#.g;H`E5E2#0zfh6#hZ;q!:gFEJ{j#:pEX-r(i#=h7lg7h6>u`35n:p|D|~/E!{iFwEaE)j:p}E1|E3~FEAykGy`-E(4e#t0r%wf=q)g=ue-L+r*",
"a%F+4j:yD}D~!gOqg;%6=fkW2W^F+D~e:yF-rE/tE%wD~uE$~1E1tE^zk#9EDE8s/sgI+3i]!a%FE1k<(}j;%EGEHvgXee!/EDEE7Zf1dEBWUFFWQFFq#+^x}",
"q!_4xq!X_~$0nM!g$if''7[g!*q!;G@6;~s6;~]a*l;E}d}Dk!4g;C~}a+p;A}~}k,}`9E6e$$ed&6='i*.ebP`=&g+p63g*qe;LEgE6sEI`=*si!A7GEhf-L",
"`9EA63EWh;NEL|ELwEmvEevExwEruEi~j`=E0sX-se#Sp;P`=E4sg(hp;Rf;IEje'zEkEle1(Eme;[q!;R~#=",
/* scatter: scatter.comp, 6382 words */
"fTQd~!!!.Xg;Rd~!!!!aVnd~!!!!cVnW|lTWd~!!{'+w8X8b8f8pjTZ7Uq#7#~#t87rW4r89f!h8:u8:s8<t8<re#Y8=f!68>u8>q#K9+8Af!d8Bu8Bs8Dt8D",
"f!K8Ef!68Fu8Fs8Ht8He!Khvt}8VVoe!K8XW(Wbh=A8Yre$A8brW5W#8fe!-8fW(d~!!!!LW#Dge!)8prd~!!!SWg=dq#82AX38+6#e!'e=Npw-g=]WN8,6%V",
"|X28-8,e!.8.r8,k=]W<8/f=NX380g=Th><g:_hr@7Wsh:g7YsW<816#7W7YX3826#f!pW<83f!tW=84gwk64W=85f>Ne!#X486h!06%q#9)~$A87t88r8765",
"WC89e#&8:89r8;r8:r8;8<rg>%WC8=e!48>8=r8@r8>r8@6Ee#88As8B8Ar8Cr8Br8C8De!08Es8F8Er8Gr8Fr8G8Hre!f8Itfv}q!x[~#F8Jsf#M8Kh!.8Lh",
"!q8Mu648Nh!48Ov8Ph#&8Qv8Rr8Qq#:W4WE8SV{e&K8S8TV{e!&8Ure!68VfC`8WX@8V63eC'8XrgBde!&8Yf$B8Zd~!!!#N6>8Ye!:8[u8S8]V{e!,8^v8_f",
"!W8`f!&8as668bf![8csfCl8dr8c8Z6>WB8ee!*fC>8eye!D8fre!L8gf!_8hX7sd~!!9g}648ig|pgCTe!38je!Yf#_8kd~!!!#{8YfDR8ld~!!!#p8j8ke#",
"58mX;7#s6%8nd~!!!$.6I8mWE8oVo8,WF8o8pjzre!(8qX:7I62WB8re!)WE8sV|8rWF8seCfe!48tXE8Z7Ir8ue!)WE8vV|8uWF8vezzgEEgD~e!<8weDz6L",
"gEI8wre!.8xtgDY8xf!.8yf!Ue!.8zd~!!!#u7I6>s8{Xte!(e#{8|r8z8{e!{8}e!*WE8~W/8}iDGe!D9!r6r87e!=9#r9!e!)e!59$r7Z9#WB9%e!)WE9&V",
"|9%WF9&7Pe$@9'V{7Xr9'9(f{y9)6I6IWE9*V{6UWE9+V{8%WF9+9,V{h|_9-t9-9.re!h9/X@87f$H90e!(f%(91r907Ue#,92e!*WE93V{92WF9394V{gG<",
"fFvh_KkFr95X@rf#k96e!.65gF~96f!a97tpEzw`kmE|q#=k9j^f{eqx+o|)|E#}E&u`,8gi8J(spo_i]W)E(hh_E)i!|`i9..e4<fA7-.6>f__*`GE-E3`OE",
"7f|fE5~0E9vE=t`PE.gobe8CE5W^8TfoYE7W^8Ug#_d}CZ%5g#]E67)y951s`h8#m#wE<7#`3x8#,sh#fE%vD~mof`OE%)f=JelA`PEJgpa`46T.&E($d}CT#",
"X9(W^Ed!`B9IEfEed}CT$%EfW^9,eH8E-`PES6Lg!>9L/&$E!f#%d}CZ%7f##e~=E$3E5E,E$g#$o$e}W^Eu&`l9EEwe$V)g<p&eo0fG<*+s,r'h61E+rE+`/",
"E*em^E/yE1tE4sE2rE2sE3EHuE5rE0WUE}WQE}q#A_~#c`Nq#A];j~(E%u`bq#AX+a#q#AV+d}DS!Uq#AT+ho08+e#]q#AV+p#We()*f%{#f#Xft&+h{v)rhw",
"7.g!FeDpVmf#Wfc(h$!`V1Vmf#43e!0h$&g:+Wef$a98~0d}CZ$8|hL(gL!`K8<60e~1h>|`K6E600e!,gJ1e$i+#*f!j.g!Q4|D~`08Df$@h!Q`08HrE$`,v",
"`.ug$ME%rE%`L/E!#.h$I99{d}CZ$Izp#@gb^-geDf#A/e!-.gBkf()*h&&n!N5`V5Vmf#@f=Eh#AfyZf#DE!e!0h#EgKqWeq#E2-`gxizlq#D.%q#E,7q##~",
")q#E(9`eq#E&Va'q#E$e6U9:k$6d}CZ$Jwd}CZ$Kg#U)v*'sf!4d}CZ$Lh!ki$I'w(+vd}CZ$M~.d}DY!%k$K,#l#NfO*D}f!Ld}CZ$NuE'i#RE)wE*E&h!gd",
"}CZ$Ovg$Sm#m-h!<d}CZ$Pm$S8Rta:k$U)t-s,r,r.3#,q#;X%`LE$exy.q!g$~$*jLC`,8T`,8UeK}&g!RiKRh$7d}CZ$Wj#O`,8Xe)E8Zf#5`7e!(hK362t",
"h!L9;xd}CZ$[t`,8]e,_g!(eI``7$iK[&k!J9<xd}CZ$^j!tg!HeKlhGNfMX#&h!H8*h#m`,8_`,8`e#lg/S`,8ak$*9=e!cgN.}`,8be1^#s't's'eFv'sg1",
"Qf1V'eW#f&]$XN+q#%X*8bW^8]q#jf$Kk8fW^8aKkW^8`8Ye#Ee/:8Yh#$W^8gg&bd}CZ$htd~!!JZZ8,Dg6A8id~!!RRn6%e!'6R#e!H!d}D{!%6AVm$e!L!",
"e!GlZ.#g#}e#bfHUi.jiGz8a`C9=h!jlGwe3Fe!6e%pf0@7UW^8_!g2N9>h$Ad~!!RRuf!}Vo$e!=e!ee%Vfn^n|$8bfHyi0*e2P*t9@h!S`l9>hXLf#%#eVk",
"i%U8,9Ar8-o(ad}CZ$lth%#8nwgW&7FukPp'`P2g3hd}Dz$,6Ae0m#rg#8%k(Ua:&h7#'tXJfQ0!oQ.-d~!!ZH,e$w4f]Fg+.aEe%#g#)d}CV$,$E#uE&zi[2",
"`bE.&fO[i#)`OehWd}D}$,#f!#d}DU$,%#XJ8,jtz6=ug5SaF3E(0*h'!9Br8.d}Cg$,h$/aDg2L'r`H8pf4ve)hgPLh*haCe&4-h16$si!U9C~0f!MhL8f&X",
"*h(d$x6#9Dg'EX]6A6A7Qg&,9EiM>$`-e#j`i7Nf2:`,(h!)`O&i(P9Fr8/g,@d}D^$,9A$`l9Be9f9C$e:$e(A7O#s`F9DfY%mtD'*W^(!g.pe!:`-)-h!^9",
"Gr80hS}e)G7If8Gh!XW^#'e!di!|9Hh&uq#4Q'j]p%u(u8ZtW$i%MXMe)I9G%.(e%7$%s)r!g3$i!R,u/yVm|D||4r4e-;+)f#<m[Bq#;.%m#=g:H8ZtW$w`G",
"'f#x/tg4#1j:H6=uf=(-jaQk!WVm|E#xE%}q#&z%g]b9Ir81d}Cg#Wd}Cg#Ysd}CF$~W/k;e&u8y{e!aq#/).h)z9;fb<i#8'hVD}`C9<`3*k*hq#.,3i!x`r",
"E+'e7iee%#d}Ck!%9FD~#a%E.+f,!l#ag0Cg#+ge)e!7D|D}rf512e#ee#88|wD|g%pE!u8|spb37Iz`l9H'g/Ih*m#%e#Fa%E@gACkyu}`l9@3i$d/g!{2~1",
"E(ul$8e)$&f8JeTo'/q#,;&ER-g!v01!g~xgBE6=f<O+e#tf.Nn!V7Is7Zkdojd@h${|Ecw`-EX#h&aa%Eh-g&f%v./g+t+g&b9Jr82e:=f(%f57`i7Pf&KfZ",
"!65m*27Z+q#>]$e!:k/_g9]9Kr83g(Ve!7eAzg!Ol%0f!Oe!6#sq#6'0i)/6Tr84s`Iq#.#$q#2|7ee>(e%$.m!o3'`n7c2q#2n-9)%d}CW%*9(0sh5Di.p1r",
",h=#i'l}p!yE)l$8e!e,q#2b-g7Xh%rgF7g/lg${9Lr85e#op#pp%gd}CW$S9,f3ce!l)s`{9J%#6rl(`m&<)q#5C3e&sf2|`n9Ke!Re&DfGTh+!'f'Pf.Rh2",
"ad}CZ%/f!IaP945e$Ih<Q`/.E0a(#E.i#}jA!E2u`o9:4q#BD.`{7lE8/h`HfH~E&e#PE'E(sE)rE$q#8#+86g&$`5q!&%<`@#/m+=)r#e$H,rh+P2h&74+gA",
"F&re0(E#-`n98E!mDve$g+#87g.Ee#<5D|rfDY2m$k4~7fJ#E0mngE2e$Z/`,f$~)87`{99&$lCphi{g[ye$,",
/* scatter_address: scatter.comp -DGPUSORTI_ADDRESS, 6619 words */
"fvId~!!!/2l[vjvO}k]$}q#RY~#Pf[^q!ZiTq#RpBq!Zk~#Cq#SgIq#Sc~$)gX*m[$pZD~}~}o{Vq!ZD=~}q!Z@woZ;7x|95~U~}g~>q#X!)g~4kZ@9M~X6G~",
"5q!}H;`@-.nZI}E&}E)~@6MuE+vE,`=E)i!~gZK}E0E6rE:tE8~0E<vEA~9d}CZ%M~/9M~mEgtEiEhrEi~_ExtEz~bF#rF#q#Zg~#/d}Dd#qq#Ze~#Fd}De!4",
"q#Zc~#bd}Df!Uq#Za*p]<WZ&q!$n<j]^l$5)p$n*{fxfD|e$ogI5l!O1E$o$c2wE'fV[e~$eZFhy&gF&h]m{p&J7Ey6=|g^0q!&JPm#ZE%~4E(n&=q#Ls%eXV",
"5#,m^*p%6p#Z}a5j%6~{q#`L2`g~u~}i^@n$,p^E`<(f#M)vj^Ea%,o$>k^Aa%1m$>a:k$AE!uE#s-r-n^Ca%E&o#Nk^>a%E+o$Ek^:a%E0i$Ep^<`,*g$G+h",
"!|g`Q`<E:q#*{~$*q!^5~$WLYtLY~8fZ2aCq!^1yd}D|!%q!^/~#qaGq!^-~%T`x~~#<a/~~/.",
/* scatter_basic: scatter.comp -DGPUSORTI_BASIC, 5351 words */
"sVkd~!!!,Rq#mS5q#9x~%(q#V5(q#9^^k^fq#9A~(+g^Yq#Z@$h^vq$3_7e!*e]Pi[]f]P7Zf]c8use]Pq$aK%e!89NX:7)7Fg^Sq$3c%hc.WB9O6U6>f]t9O",
"sf[m9PV|6Uq#Y~'q#^B%e!,9Qr7Zrq!]D>9.x8_~1f`77K9Rl];}8ev8es8aq#7U.gdtk];7`~0g_Tq#7^~#B8]~M9R~g`D~/7`~k8_u6Sv8`~D8]~;9>s9R~",
"~/Yq$9#)fW6WelX=`G$6>e05k!t9>jR0eU|gR-'xjOsiNSa$e4Pf!$jN&hCZm0heDg'`r/(hJd`c#6_e!0,`_$fJj)f*6lGhk1G-~0e#2gO4e#@(hO:'(s)r$",
"h!N7)&u9Nti3:hX>W^E+7SlF2p#KgYP7Ue+f)iL)E6,hM~e&85e'F6A`bf%j$62e!B7)e%v#eN;&kLDlE}`<ECe!ad}CW%P7Pf,llM0e+.D}fNA62E#u6>tlZ",
"%eG:(wh]Ye&h-f![h1E&h1I#(7Sh3HW_6UfX2j!y4v3r3q#_G&f-1/`<E[d}DK!UD}#e!>8&`<gXwe#i6(r$6_`-fmTe*_f!.f2k`c(6_`ce!4`_(q$$Q%d}C",
"_!U0e!fEkjKyE*sp$`a%Eq'g$OEXte!%g$L`beXea%Eyh$d&f!n`,-e$yg.[f)Ued{`-um$`WUEdWQEde!/EeEfe#WEgrEbmHkEdl#)lIwh%b`be'/`,%f!wa",
"%F0.gOM)q#cp-`Oeg(k!Ge5P.g$t`E+3#(nP~2s5u`3D|9Qn![eJLn![E$w.|`-E+62e'rE)s#hg_E0e6fe#yE1E2e$)E3rE.m#yE0tp%#FSte#~)s$h(})*s",
"+r&m!T(vp)_i(0Fe*o!ThR2|9.~89.~59.~49.u~z8_~c8_~e8`u8_~Q8]|9R~78a~~#J8`~y8]~38a~A",
/* scatter_basic_address: scatter.comp -DGPUSORTI_BASIC -DGPUSORTI_ADDRESS, 5614 words */
"sWld~!!!-1q$'eAq#04g~}pQ%q#/wZpQ'q#/Z~'bq!P^nq!PYB~}q#-s:7xq!PYYq#-w}iPcq#-wO9R~g`x~/7x~k8_u6Suq!Pe_ExtEzsq#-w~2Dq!SOlg!&",
"pKrpSQ0}~}E,~GE7~:EA~4ED~~#6E]tW^E^!gSTg!*a%E_f)@gR_%fPpf5&a%Eef*LgS^&s*v)u`<EoaYf)REpjMIE.tpP_EvhS`E]~.E~~HEhrEhsEiEjsEk",
"rEf{Eh~BF4~~#hFW~ZFj~~)I",
/* segment_scatter: scatter.comp -DGPUSORTI_SEGMENTS, 6647 words */
"sVkd~!!!/.q$>rIq#&/W6+~86B~LV}9XgT-9Xsf!,q#(9%9Xu9Xu9Xu9Xu9Xte!'q%i,%9Xu9Xu9Xu9Xte!'W~fU79XX#sW#e!eq#'!67%~48A~DgUThUz8Eq",
"#)R8q#dSDq#'ZUq#d4&gSbd~!!c>g9S6%f!(f!79T9Se!&9U6%9SW<9Vrf!+9W64q#dp2q#dcgpU4}gU|q#'NAq$vW*q#'V46+t6+yq#(W%q#'Z06Bt6BygX:",
"q#'_Wd~!#NT@9XjX+lX39Yr9Xr9YsgQ.gX/q#'|07%t7%z8At8A{~}gY8q#(#~#8iYm6JfUw9ZeSq6JgYm9ZrlZ{8Eu8Eq#-3+6FW(fVyq%pw&gZ3gTXg[biV",
"qq#eki~}q#eR+iXF7Nq#eRaq#fX,8vsq#fF%q#ee~#0q#eTTlXZeXE`@&$m4K*gWmd}D^%S9[,d}DT#q$eRs#s&V|eqBVvq#Dh).spC&aN9^0(e9m)fAZe3Y(",
")6>f!`%q%sk$g@7gWLq#d7)'{.sq#+1$g<!$gWh9>&t`P0iVuE)E(1s9(rE;s9IE=E<rE=r9,sD|rE!uoWtE'{fYneW2eCT*$jW2aN9FE<E=eW6E>E=E/E*h;",
"BWUENWQENhV5q#'I~.-q#V_(jYt`O(q#Pt-)$kc-q%%M&6Fq#4L66Kx63x9S9[r9Th#46;ghp&r$q#9Q'q$~I%i!+d}DO#q&e!.)65j!7,6Aw`O4&ihJfc[1e",
"!%2/e$J$gfp'd~!!k7M9SDg+1.*&kTq9Ud}Cg%Sje:e2>W$q$ry%%i!;9]r9Vrf#=d~!!ROz6%Dg%eD1h!n`7s`8&mjSfT,-`G-$q#%8%0W'k%)9^i!YaN9]%",
"$h#Of!H(j#X&#d}E(!%,eA3j!L649_r9WhUl7Fh%V`@g#<lV%d}D^!49_$p%%eik(lc7iV9m!J}7g~09@q#d2~#P9Bv~}LJtLJ~~#29C~O9Ew9C~~$@9H~S9`",
"~X9aq#cp+9Hs9`v7N~V7N~/9b~~#h7N~U7N~_7N~{9@s9a~y9b~K9E~N7O~T7O~J9@v7N~~#j9B~w9B~~#W9@{7O~~#F9B~~#e",
/* segment_scatter_address: scatter.comp -DGPUSORTI_SEGMENTS -DGPUSORTI_ADDRESS, 6899 words */
"sWld~!!!/gq$A{Op_-V}9cg[(9csW*e!'q#2q%9cu9cu9cu9cu9cu9cu9cu9cu9cu9cte!'q&=K%9cu9cu9cu9cte!'d~!!!!4rd~!!!##sd~!!!!5rd~!!!#",
"'W#e!~q#2w:6+~@h]v6B~/q$BBfq!]t~#uf[gq#3-*d~!#w,49cq#4H)p[=9dr9cr9dsi]~7[W$q#4C%g^)q#3Xgi^]q#3X%q#4x%q#3]Cg[2q#3a~$;g`#q#",
"3e)o]=7xtg]Vq#8A-6Bu6Buq&Mg+6cX%g]<q!]8~$095|9M~~#hq#7_%k]<9etge&q!]A~#G6_|d}CZ%e~/9ev7w~6~}q#2y~0lm`!`x~=q%I3,6Fuj`+z`=)",
"sg!:m`-}6Gym!j&rq%E5*h+Ug`8,r`=*sh!;/6Ar-w`OD}f`<6c~4d}E'%Sj`:}6M~8a_h`86c~Ml$`e`@('e-Di#Te!Q+q#K*)g`D/~66K~~%SM:tM:~~(>a",
"/~~#<aR~~/.",
/* segment_scatter_basic: scatter.comp -DGPUSORTI_SEGMENTS -DGPUSORTI_BASIC, 5626 words */
"sVkd~!!!-*q$D45q#>:~%Pq#rY(q#=}|q#=f~(jq#sv-q#s[,7Ksg`tg]|g`xh^S8ssg`5q#st%q#sp~#/8s~Cq#s`-gavq!_dv8]~<9Rq#<%<`x~/7x~C8_u",
"6Sv8`~~0ak[h}6]~9q#;~~$8q#r909B}q$FJL9Bx9@v9Bv7L~N7O~l7L~~$x7L~c9Bs7L~E7L~Y7L~A7O~W9Bf'aq#qjJ9Bfc,q$FJ~#e9B~w9B~~#W9@~~#Q",
"9B~~#e",
/* segment_scatter_basic_address: scatter.comp -DGPUSORTI_SEGMENTS -DGPUSORTI_BASIC -DGPUSORTI_ADDRESS, 5900 words */
"td~!!!-g~Aq#4a~$3oS6q#4F}q#4.~(.q!R_~$495tgXaq!Rc~#K6_|a/~/95v7w~Iq#2G~6Oq!Uj=q$HeN9BtoUl~}E,~Cq$He~%)7L~YpUz}F4~~#hFW~ZF",
"j~~)I",
/* histogram: histogram.comp, 14584 words */
"sVkd~!!!>|rq';)Y:*u:*u:*u:*u:*u:*u:*u:*te!'q#*>%:*u:*u:*u:*u:*u:*te!'X%fV<:*W,sW#e!oq%N!~$-fWwq$|#-q'%5;q#+R5q'^r7d~!!JW5",
"9fq#j/%9g9ff!89h9f9fW<9ir9fe!09je!'6UgWXhW:q'%h+X29kfW)9l6#f!n9m64e![9nfVIX29o9ne#$9pr9nf!,9qe!:d~!!9gj9rW1W<9s9r6%e!49te",
"!.f!(9urf#2d~!!ROF9vg!`W=9w9vf#@64X39x9vf!(W<9ys9vW=9z6#gW+Y29{64fWs9|9{sf#e9}e!5f#(9~6UsW<:!f!AX3:#6#re!3W=:$f#Ge!*d~!!k",
"6z:%gX3g!2:&f!uf#K:'e!EgY&W<:(se#&:)f#^e!@gX3q'@iUd~!#_Da:*vpX]:+r:*r:+q'@rDiXeq%Ol~%{q%M,':,s7)u:,q(#s::-te!,:.d~6soGyd~",
"!!ROT9f:/63eV7gYdg`Hq'+a)7xtg^je!::0d~b]O5Mq'+i%7xsgY5gW#q'E+9e!.:1d~!!!%Zq'*w*9'fX+9'eYsgY{e!M:2h$3:3f!(e!o:4r:3hX+:4fXO",
"8eseZ5e!;:5h!B:6h!(:7te!]q#m1%:8h!2:9h!X::r:9t8}e!*fXb8}s8_f!B:;v:<h!(:=tWE:>V{9fWF:>8`fX|:@X:70q&/Z$:AX;:@re!(:BXt:A7Fg`",
"Le!,:CX::B6Ae!(:DXt:C6Js:EX;:B:Ds:FXE:E7Fq#n/%q&00):GX;rf!U:HX;7Ff!(:Itq#n*&7Me[_g]>q'eK,f!&9.f%U:Jd~!!!']s:Kd~!!!#y6>:Je",
"#f:Lr:Ke!)e!V:Mr:Lrq'.%$e!+:Nsf'#:Oe%E:Lq#l&%:Of]J92seZ~g]+e!@:PXtr7)e!(:Qte!k:RrWB:Se#ef]V:Ss:Tf!{:Uf]V:VXE6L7Is:WX:W>9r",
":Xd~1Sg>4q(57':YW2e!q:Zs6Af&(:[Y<7If*=:]r:[7If!h:^r7I:]e!(:_v:`e$Jf#::as:`:Be!/:bXE:aq#oG%:bq&20':cf!y:df!Hh_S6%:eW7e!0:f",
"XE65f%%:gd~IdN>hs:hf#sq#ox%:Brq#oO$h!(:iXt8yf#!:je!ff!.:kr:j:]WB:le!)f^J:ls:mf$-:nd~CiVZ6q#n5':oe%/f(1:pd~!!)w2e#Z:qhcN6b",
"X#e!6:rh#Q:sh!j:te$L7#e!(:uf!je$B:vf$F:wf!&:xrq#3Z%q#3R%g`{i`Xg`)f)F:yf!iq#qv$j_16%:zh(`:{r:zf!.:|X;e'Tq'1Y%WE:}V|64WF:}:",
"~f#L;!X!e!>;#f!TWB;$e$wfgS;$e!G;%h#B;&g$Q6%;'d~!!!#DgbXga~d~!!JWL64;(d~!!!#q7xe!+;)V~e!&;*Y,s;+d~!!!!9s;,d~!!!!=m_Pd~!!9g",
"T6UDge!Q;-Y,q'iO0f[{g]#62v`m7hq#1H(h^wfJsg<.q%$k%&l81f~476f>Hj!=(-|q#NJ$#`dE!mMSe=o7Tq'ZL$%lEr$te_*:/W^8a63q#%F&q#K/-f~ng",
"!370i!y2s`7E47Z`8E57Zq%(M-eG&gR{j9q'7Z`OE@#q%%q&`B;G&$g#%d}Cd%{;EEE3E=E%d}DT!4$W$d}CT%f8``n;1$E)q'[V&'0s`L7S3sePJ5q'|M%E$",
"s(n!fEVw`F9D`OE,,`d#EUm@t1EYk<sWV6%0!$E1e:~1E2m#D4sEey%gB,eAF;H3E+XX6UE$E%#d~!!s/F6#Dg;MD}5EBE1%E-`hE+l!Td}Cd!4;NE%E#EpEi",
"h!r64E.E/0#$q'lF$E-fDsE'd}D^!#;OE.a`;PEn`hncfEyso&7`3y)|`l9C72`2$l&4hD~l$&ag;TF%g=``4;UF-EMEbEQh<aF/rF/q'Juwq%V}~,]6U;.k$",
":`DhKq'|($q(5;~$nq'rF~#Td}CZ&-~{9f;/r9gm';eaP'`7eYsf%V)e#h*e(E*g5I&ec]f#u&`@/.`d$:.aT$#m4m0s`76I(f$4`_e!%e!+e!Rg&31h#&g3N",
"*e]h*'+d~!!ROy9fe7*e!Ajcj6hkQ}%q#lx+6Jq#h7+`G,)`O65#e]N)gZz&'gWle)**f#m;0r9hd}Cg%ffWk$rf+-ecH#d}EI%f%g'ZhWS9iaiiX'eT$q#3T",
"%d~!!JXTq(!>'VmsVo`Nj!F;1r9jr`Rkg7f!Ge!>)e!P$s+r`Gf!(,g!Kq'Gn)e*@+.*h!X;2~3eedg!XedYl!X}khGj6l%$e#Wf_0:0q'M'1`P,:0d~!!RO3",
"6/Dg6!d~!!!!o(`We%d72e,4n6iie;q']>7~wq'Bwv~}q']8~%eik!f>k:1g7I;3r9kf']aP8T$h[^d}CZ&2f!k`9:5ee#aP8Uhab}*w9Ir9le90h,#e!Wf>z",
"g!Xd}CZ&6g%k:7)rf/#e![nbh6#;4m!O8]xd}CZ&8u:;w8_zq#uT'o^W}e!a(h#fd}CZ&<u:=-s8_~4`B9I2#p]Lg$J;5h5DeD~fF:eE$lo,9mf!6`@:Fm1a`",
"V(e4|:FthGK(sf,z`2p&=e=Mf5':FkGj)j(4`E,tioCh,Qf.Wq#{l$e4!`bg-8:Gio4k!;d}EK!/e-1#s`2%m(%`@&:Hg9-e1Y*#e00(72f*)mF47#-e!k:Ik",
"e(`.sep)h$&;6vq#'m$g*kguDp-=`P(q%M}*'-|`,7Ll!9+|ftQhEr`/56Jf2JhiW*th'@;7g&Cq(%z)6IW^9.63f%_9n;8r9oq(]x%$:Le,_g30:Me*U%fJ)",
"e#venye3E62gEj#h!1)rg!A:Ns-ud}EI%n+'f&,hi%9pd}Cg%ng55d}DT!U&re&DkG>e!nebW:Lg#dgG;%wh!9`97x#e(!e=)eeZf(!h*:`X.1f2Mq(B^.7Nx",
"e&vq(Bv7`fE!E&arE(W$q(#}&E)`u7i#&n'+arE/Voh!:E0t-i+>1#m6RXa7Lq(!d(ke|;9g$~g#v:Pl!Gm1x6Itggo&re.{m1xj3V`G*:QfBCp'&hgzWae1k",
"e%70!e!)2rXrq$#))-.u+d~!!ZIp6%Dg7Pe$/1d~!!ZIre!)9.s5fAYD~k#O;:r9qf&8`/sg1(W^:R!q#vm,6AntM:Tui6J(re/=:Urju|h&v7IexQ:Vq%SF&",
":Wg&N9r;;r9s`5j7Cd}CV%r:Xu62tg1ig!4j&^f'+.65a.)#i&a'sq%Q!$)r!e#/fhLd~!!B`y9re$Zd}EO%r7Id~!!JXBe!($e!)D~d~!!JXEueqlehyE$`d",
"n8{d}EP%rE$(g&FWV9rE#E$/!#q(Hw%q']T%6=fFDD|XNE$q$*i)q(fR&`7e2'e(7:YjzQ8/m:2`7f=}#h(X:Zk3^(sehy:^p3_`7):_q$#<1:]m9Te|)+f{U",
"`84:de!(:]q#/*&eoJ:cj&>Xrsq(s(%gnK*e$B3d}EN!%f%p2i#pe#{6>g#pg&6h#jq#cd&`6e!T#7F`8E3e#[q$)Q-g$}fM*`C9;a.$i1o)eC''m(-E<i3(,",
"ueQ)6=g$~e6ZfE=h!X`,$etKe$i:ef&Jf$P&e8o(e!%+E!`cE(#i$W1seB64m&La.&:fl!|at,at1e!OE1e!^eAvf<je!(d}Ck%r;;Ea#au(#d~!!JXvq(ua$",
"#g@s`E./#,e&f30q'`G(e<B45gwn0WUEaWQEa`.E;E/3iL|;<r9tf8Vl;1e%[7Ie%665f#Wg10f{Kq$(L*`7-e$c.re#2.tg&E6Af</f%he&Ke(Rj#v4f&N/7",
"I~.e%z)s`deDmm+N:Rxq(w5-(j*.6U;=e4Lk.Ee#!:gd}EJ#q#%q#3|$g%(:h`Gf7Lh.Qi..;>r9uhFLg![q(,i.8tn*U:cy6>ti#l+h!H:i|:m~.h!t:RoWE",
"e0J:Li1x)#jTfiKWeIDe>u#:n`[%#f#qfA}fxJ`8#8tf(Vd~!!ZIhq(R,&e86j']p$a`o;5E3`OE3:oe=I$e%Se:<6Hr:pgBRE6e&uE7#e!5)sf:h`8):ie#Y",
"#d}ES!%f!e%s&z`w:U62sg#Nq#0b%j%<9v;@r9wfx#`Ih&pd}CZ&qf!Hf01k2^:q'sm5A.i4;f3qh}tfE3h!2iPE&tf3#is-D|g#4aN9]E$'e=a&e)q)a(q$4",
"9)5&e)yE&D|$nzk/f'e't`72f(~$f*WiG*e$C(e=862`dD}7FoE7g@Jf!@0q(q2&a.%h>Be{_e~r)m4zEB1e$]2q(453`bEIE+k-Te66k4cp|:6Aa*EP`Wf!x",
"j+f0|`{;<EXEDE:g%FgOBe$/EBE2%rE;EC'&d}D}%v#EGE=hLn9v;Ar9xrq(3)2:r{oCOh.,nF_0e.#:st(x,s-!i|U.r'f,lg.#/kvG6>ye(6l&Ah%/E(u`2",
"(63h(bE+E#|e9>i,k`3,j$G,|a*E6d~!!JXke,x#7[l8;p.d}-sk!m`9e0n63a{'jI-9v;Br9y`Rd}Cg%ve$hadhHPq#,w$eG;W'g!i&uf[V`OfxR;>-)#h*T",
"m#]:Ue's:ti#<,sfYp-`E23#'e6`p@x`.4263#e#1D|#4h,<;Ch4rp%v:uo,6q(=q;:vs:ws7Le!%:xr`F;7ag;:0g#Bncog+i6>q'g{(65f.feb<f!2e!-E$",
"i#0hz>*q&8e.g!L)jD3g&c3f*J&k6c;De0+q$5;-:cq(7{&'g!<6Tr9zf.HkLK'h@q)uq$3@)e%q70hQAf,Y0%e~b;D+#.yg!e9{;Er9|e(h`Rg@G':Ll$Kd}",
"D^%n;8*are:lare!jar%W$g&d`LU6*%e!'U7+%(rU8,%)ag;C1g!N-uap('&e|u#3e^e7N`,7OeKhk;}`F;9g(6lbJ6cnf`*|`,7P`,9.d}Ck%f;/$#ef'!g!",
"@g!Sm>+7Fi!S,ob{9@E!efP!n#!e~b6=g#!62~3`]6IE+VmhXGE,+vq(@d'a`9_%`hi8}EG*sa`;6(h@TgV|`E7TEF&*e!'EG&+sEH%,g&1d}EI%{%$i2B;Fr",
"9}e%4k%x:Ev:Bq#!5-p%xg!'&$`2n.Ae&,0'3g#Tq#'F.g&w;Gid``3$7Zl08j8xq#&^0f5'0e(T)e(DiAA`B;4,#q$=2'-ha(.i!Y0vo'[6>h5b`OE&iA}`-",
"E)j!b.#q#('+E'eg@g5<;Hr9~rjOcei3j.5q'vQ/`o;3'e@mfF})#eHX*e&,f1x`[$#fF.e3x$eZ^3rf$.d}CZ&yh!I3q#Hu%E$Vog!@E#Vot`N,h_MWVeh~+",
"5!)q(@T'D~E!6=tD|l&~}E%wp/kp#Wi/keH3e#O'q#&,%%gSkW^%!fF|XXf$C!i**/r(`2/63m5G:xxe'uE@s5r5rEAe#/%h'9;Ig&;gI(d}D^%f;0#jA-q#'",
"Q467v0o..,fGe5)f,Me$b1`n;24e6G;.e+Q7l8i&q#*M&kMH9/,:{m!U`n987T,`{998i-h)'k=Og@@D}g'j;Jr:!`Rq&g~&%e(1:B#%g!5;KpKciT('t&z*s",
"+q$9w7f&ge)/#+*e!q4e%mq#OU%6=uq(Iy-.g#*;Lr:#d}Cg%{mZfad(rn$OoM%p!}`46Te+$eu;q$IH')sf&#j#M-zp!O:E{e+sE$q!#'D`{;F#E-n#&+sq%",
"sH%q#/R':$sb%f#ye!I:|`h'j+%zm%5m5qnW;d~!!Ba*e;<D}e$}-$#g=dh5pf+z/ade]ZeFf:E:Bd}EU!%E$e#seb!i,L&v;FE#E%&ugG<e4he)Fq('F.b&E",
".`B;JE*g'$h&a;Mr:%`5g#a`Rf4ue)Gl!H`B;I,+q(k*)+g#q`{;L-,+gd,`F;Kg*7j!zq!&(Ee#4#g%!{`2E'7ZnL!gDWe3zltVq#82+7ZE0`49LeK4E/E-j",
"#r64;Nr:&f3Hl'L`v7L62ex:oL0f2c#q(Q+'kF[p-=k.0`/eYIm;&e%7f#Ge!4E%i#G,|`hD|m!IE./tf._f@:fLnE/e$Aq(os$E1uq(CJ&E*xq(q}%5!,gei",
"e$]E&E'rf'Th(0E+sg#wk@<E4rE4`E8iE0E.ir(9<l[ye%clZri2,;Or:'iU@pN`:vxfUDp!::wxoC{'f[L9<f7oi(UlED*h53m$K7]/f7jfKJ`w$e!hh:|kU",
"Kq(*m2`,:vq(o-2:v{:w~2:w{7L~:kQ}:xjC&g5o%p{Ol!NgCig'g;Pq#Fw&`F7je$Ve(:p!z6]e9T6=;!62h(SesO:~!g$9e!I`q:~e%cq$S!*g]_d~!!RQU",
"fEV6=rh%x;Qq(Xx.j%Bp+ue%0)exd#e%Hq$JY)6>t%h:zq#H~&:(`RolQd}CZ'#h/^(s)e,J+siX@Vme!4,fXPe!7.iD2`P&#g(/`.*-jsD;RiZe`jW/h#FnN",
"e`7(:]|p+S:]{eJ`:]kBOa%D~q$LJ.i!S)g*Y,kC+VoxE%s#'f!Xfvfa%E-eK4g.6oC,:mE*ftPi)re)}6>f)rE%q#9O*E.E'uE2tkPE(7IhKyl(x`.EB*gTt",
",u;%{eDE;&g#r:mt`8E#eSC#e$J-#m),5iR;fN#,!#XKf)$(t3h9kfN3-`/E#:Bl!O`8E,7IaN9^EVE'`dkk{4sm!lE(E%hP)E)+se&tE4i@m$q#D($E3e!oE",
"4E5e$6E6rE1g/{;SpB^l1L}ecu-s*ti!h62q(M<'-i`$;Te!dl'Uag;S7Gk!m&xg(G(q$[],e#R*jB@k(Ee<L.n/>3sg+>f!Cg+(i!)7Ew6]w76f#Jec2;'E$",
"g7'g#I;Ur:)e(5e2)i#Lh@Mh,mq(Y;$i^xj;8;=0h>z7Ste)n62e!%65fAce!(6Af+'`F;Qe^wh%I0rq#$-152sa(#E&`h,f!oadex<h!ri@W3iO0/tpeG*(7",
"Tg/Fnl$d}DM%v;AE&E!(adhmfeGceG`&rgh*d}Cd%v;@E=E+E'-o!8g@+eLC.&-ePf/&.e!'0&/s1&0`B;REGEFeGD&%$d}Ck%v;BE9#o!Tfh.`Oi-Z(u`dEJ",
"7Fh#[+E(s`dEL7Fmi*e[L7Ge&Oh5Ga*ECkj4i4r#exSpMwe,*ig(EOf$dadEdm5eaTE*/i$[,sq#S@&h!a4e7ho%t`hE4l%#m)(4er#5#hhrD|f/P`9Eg63q(",
"_!'fHQiP1EAik7i%Cyh#Tg^V`7EG7FhPA$'#eYO,g-g-h-k#eIg.`9EG7G63a-8)D}E053f8@e(we!dpirF1iM%'E!o&VF7h(]7wsEYt6KsEWt6MsEZ`PE[hk",
"%E@#g41q$/G%q#O3&Ebe(f7)g!vd}CZ'(g!_FDj#_e*RfJ(;-e#xjlFhAn`3spGdaN9Fh*u;)gbrFSse!GeMhg!2;*t`,.f!+;+u0esvg!7;,g!HF[rF[e)o",
/* histogram_address: histogram.comp -DGPUSORTI_ADDRESS, 15143 words */
"q#yf$d~!!!A7~GV};Vq#EX%;VsW*e!'q#yY%;Vu;Vu;Vu;Vu;Vu;Vu;Vu;Vu;Vu;Vu;Vu;Vu;Vu;Vu;Vu;Vu;Vte!'W-rd~!!!#+sd~!!!!7rd~!!!#/W#rq&",
"AZuq#DYHq#yu0q#D`~$bd~!$)yU;Vq#zm&q#D43;Wr;Vr;Wq(J6rq&CO>q&CK~%>q#D8(7xsq&CW4q#D89q#D4)95tq#D0%q#<h%q#D4%95~;q#D0~#eq#D,V",
"q#Bc%q#D0+6`Vy~V95~e;XY*y95~G95~=6_W,~eq#D,3;*Y,~H6GW+q$Ua';YW-sq#D,};ZYYq#Ee%q$&3'7wV{q#Fp%q#D8%95uq#D43q#D1%d}EG!Uq#D2C",
"a/v;Z{95|q&DI,76uf=6igB0|fWAemDE%q#D;H6H~16K~0E7sE8~>EC~1EH3EA~PEY~.EX|E]~AEh~8d}EH!#q#D97EsEl~9Eq}E|so&>`3yq#D9LF(wF0yF2",
"rF2yq(S,|q&J`~/Gq#G1+`x~M~}q)9U}q#G1~&/ajq#G/~#1axq#G-;a/~Va/~raoq#G+;q(h#~(|q#G<~'#6a~b6`~8~}h;~e!$are/dq$-s%%!g1@q#GD.9",
"5+~/95sa%/f:x`i9R%q#gy(`<2e;o5r2e;23q)Gc<E#~;`<E+fyEW^E,!arE1q#GX'E2`<q#GB$p6harE9q#GZ'E:e>#e!<j%++5sq#G]sa/~Xd}EM!%q#GZ%",
"avq#GX~#Ka/|i&uq#GX/atq#GV$auq#GT%d}EQ%rq#GR];X~~#i;Xu6_~~#md}ER!4q#GPZa/~~%Tayq#GN~#{6`u~}6;x;*~V;X~~%#d}ET!4q#GL~$u6G~H",
"q)^S+g!S,lDRg.[D|t)q#GU/~}i;S`@(q#GW-+~/V6+tV7,tV8-u2~143xW^4h7Dq#GZ*lek;Ynj*q#GZ@a/m>I7Fi!S,|`<E4q$Hq$eiqkX3a/q#B^0g=I&z",
"a%E>e&d!6Iq#9y)EDh!dEBa`9_e<PiGfEI*s`<EFa`;6#h@uf5pE<q#GS$',e!'EI&-sEJ%.q#G^~$fgB@W^#7Sq#Dw7`o;3(q#G`&*t+ya%2f*R`_q$WQ&q#",
"Ga*4za%E$62k!AgU{g>fe#CE!E#sE$e:al&}}q#G[TW^E9e'JE:f#LW^&e!*E<f#5XXe%un<#`21q#Gc4a%ECh'{D}e^v`<EDq#Gb~#y6;~~%46;~;b&q#G`a",
"95~x95~~%X6;~B~}q)ME*7]2fZ]e#O,q#Gg&h/x3gGD456>fG>/`3D~q#Gg-q)t&9:v{:w~9:w{7L~BkRX:xq%#3*-sq#!;5l!Uq'EA$E5q#H&7p!Uq#H--/s",
"h2Vq#H-0m!O'd}EV!%q#H2~'Bl*UE7sgAS'sgtzq*!D%e$@E9e,Lq#H;86;~0k!k7)0ee/-tiBE62u./q)s`&q#HEB6;~3l#e-sjC8q'Pa)'o8|f$j#n,&h!L",
"f!U7[veyFe+Li!+&e*Li!+'e++h#eq#H`$E*g&xq#H`66`~b;Z~~$c6;~J6b~b6cu6G~>6;~yo(n7wsE]v6KsEZv6MsE^s`PE_hlYEC#g5>fm:6Fve%+Eeq#H",
"o-FGh#nq#Ho+`=4sh!Kq#Hq:`=E&sq#$9'FVq#Hs(`=E)sh!4`,.`=E+6=;+i!-0fua`=E.6=;,i!NF_rF_e*+",
/* onesweep: onesweep.comp -DGPUSORTI_GROUPS, 14144 words */
"q$le$d~!!!>>rq'5JDV};uq#GX%;usV|e!'q$lP%;uu;uu;uu;uu;uu;uu;uu;uu;utW#e!Uq%Bm,q(:K`q%vj,q$lK.q%uN,q$lKWq%u{,q$lK/;wu;wq%v2",
">q&W>>q#J*&q&WC%q)p$%q%v7Kq#I~%q#I{&q&Vz1q#J.&W:;[rX2;]649fq#IO%Y%;^6%64g!#W<;_e!+q%E+&d~!!ZGV;`f!De!6X2;a;`9fq#JC&W<;br;",
"`q#In(q*uw';cq#JL';d64;`q#Hg%W=;ee!.7pe!$X3;ff!6;^X3;g6#f!bX3;he!U;^q#Jn,;ie!rq#KR%;j6%f!J;k6#f#.Y5;le#7f#*e#gW:;m64X3;ne",
"$$f!r;o6#e#J;pe!Z64q*M>'W<;q6#f$9;r64;^t;se!Kq#HH%X4;te!^;`e!<6td~!#5ll;uq#In.;vr;ur;vq(<D3q%Du'q+!O'6.rq(<6Fq$lF.6{t6{~.",
"6}t6}sq%wT-q$lF58Bs8;r8Br8;~R8@t8@~.8Ct8Crq%wA.q$lF';ws;xr;wr;xq%wO~$-q$l3-q#Iv'q#Ht'WE;yV{64WF;yq#I)'q%F/%q#I'$q#Mt*:JY;",
"s;zs:Ju;zq&X3%q&XZG8_xq&XV*8S8gq&XZJ9(q)T~3q#Jx%q&XcHq#LJ%q$n/':1Y:e!&;{d~!!!!fq#ET'q*oK(f$:;|W}s;}r7^;|q#L$%;}rq#IR-q)x4",
")q'l,5:{sf$69,t94rq#Gm%q#G;%q$hb';~Xx7^6Le!0<!q*3S$<#X=;~<!e!M<$r<#6Ae!(<%s6Je!8<&f$5<'e!,<&e!(<(sf!v<)e!(f!p<*d~!!!#o<(<",
")e!><+Vvs<,s<+s<-f$Cq#KL)<.Xtr8Yq*R#'6]Vvq*R/'</W)e!&<0d~1_s=de!I<1f!lq#NL-q#ND(e!@<2d~!!!!8e!9<3e#M<2e!(<4X=<372e!2<5d~!",
"89~#e!D<6Xy<4q#IS$<7X;<4f(4<8r<6<7q#MJ%<8q#Gc$8}e!B<9W.q#LW)<:X><4<9q#O[%q#Kz&<;XE65q&[X$<<Y<6><;s<=f!.e![<>r<<7I<=e!5<@X",
"7<>7Iq%KQ+9.rYC64<AYD<6e!G<Be#97)e!a<Cf$o<DX=<B<Ce!J<Er<Df$1<Ff!8e!(<GX=<F<Ce!d<Hr<E6L<GWB92e!*q%RV$92q#M,%<Hf*i<Id~)oJ_C",
"e!&<Jd~)oJ_Bq&]s%<#rq$ou&8s9Rq+-}&e!4<Krg%9<Lf%3q#P<+<Mq#Ov+q#P8(:6t;$v;$s<Nt:7tq#P(,f*7<Oe'865q&]&%<Of#X<PX:7Uf$V<QXt<Pf",
"!a<Rr9e<Q7Ur<Se!*q#PA$<Ss<Trq#WW%q#J<%9eq#M('6@W+s<Ue$,6@s<Vr<Ure!(<WX:62<Vs<Xe!f<Wq#PJ%<Xt<Ysf!.<ZXE<Y6>s<[X:<Zf!4<]XE6r",
"<[s<^r87f!(<_X:<]<^s8tq&`3&<`r<_8te#9<ar<`e!)WB<be!*q#N<$<bs:Rf+c:;h#l<cXt7Uq#Q+$<de%z<ce!(<er6ArWN<f64W$q%N=&q#Lq$q%N'(9",
"/t<gt<hr<gr<h<if$V<jh.V<ke!(q#RV&<kt<lt<mr<lr<m<nt<og!B6%<pe#w<Ys<qr<pt<rr<q<Ye!:<sr<r62q#Ro)<th!G<ue#q<[e!.<vh!s<wh!A:=v",
":qh!(<xh!G<yu6%<zd~!!!#Q<Y6Js<{X@<zf%]<|Ygrf!r<}X@<|63q*#L)<~te%Q=!r9/e!-=#Xw<~=!e+1:Tre!==$s7Gs=%r=$t=&sq#Qm%e!7='s:Ws=(",
"r='t=)r=%q#O1&f!e=*r7.f,d=+h/1=,Ya=*=+e!@=-r=,e!-=.h#]=/e*af!Q=0sq#P$&q#N}%q#Nl+d}EG!4q#Nh&g_YiDEd}DG%f=1fAyeC@hCr$tq%PO(",
"q$>p&eA_q+3&%%fg='q$k6&g@:6Hsfx9`l=>D|eDL`P-62pT6E)ir^d}Ck'^=22,q&#s'7f$eLU&eU['%d}D^'`=3E3d}DG!4=@`-,*`|7y&E*$W^E;#`z7k4",
"*E%(E=gc}q$l,:!f#9q$l('%i}f%)&q$l,c!r6|x%r6w{'#(~~#3!xq#=O&f!`,eMqh#[fO{f#B.q$kf)+r*hH>j$$2e!:1fDa$f$%3e!-2g%%q$l,:p$a6Ey",
"q$jJ(/q$jv%q$l,((*#+}!q$jU$D|`,o!QE#q$l6&iu:g!Qq$l,Ap$Ie!qg$Ip#D`V/q$kl)h_B.r-g!T3j#r5e!:4g$Qq$mX)q$lj'D~gV-q$l,5!t`ZvVmw",
"Vmw(q$k4gfg9E#rq$m1(E)wE+wE,E)~Yq$l,&D}fg{q$l,2!ta;k$67B|q$k2jE%f]kq$m3(E*vE+E(~dq$l,&D~E,#-q$j7Wq#B~}}q'o:,`qra(:2#j.;h%",
"|g(ke)Kh$cfU%#ed38U`bhNWd}CZ&3kQB:3,7`#e!Ye#Sa(%#e!>gN|%#m#RE!Voe!6`O7#eOa%e%+2q#=-'32#(`,8]`P$q&Yd2q&Y`0'h!Q#exh(q&Yd1!r",
"8_q&Y^''r&e!-h!J$f.|q&Yd/j!J`8whOM#&en:q(|8-8`eMvq&Yd(8g~m8_tM)s8gM)et}8Ye#Iq&Yd%8gu9(~18gw8as8g{g#}e#^q&Yd08gw9({9(e!6q&",
"Yd(8`v9>zq&Z!%q&Yd>q&YIkq&YE'$hSv#$'%q&YI~#39@|!f%`'h)I(q&YQ-i1W)tq(|Q2g&.k!Uf!Mi):&'sq&YI26#;7q#@E)q#64*d~!!9j!62;{f!.9f",
"=1r;[sq#Es%7Zs7Zzh8HjTX%#aj#(-q#=C(;]q#J[*`@p,Ie~lq#(S'*+hwa`@'q#(S',/sh#U;:k_%d}CZ$#gW{&rf8;q*av'W^7Nh|,q*e<'f#Y;^=2r;_g",
"u6e$kq*e)&'u`P)6Lq&;c,-{-s`h:{q#)X+3q%hK*:{,s`856A`G65f3me#*9,e(:9,g!*94!d}E''^E$D}53.(ngF`G$:gh:Vq#-q%&#`b#6cfxPq#=v(9Wl",
"(^e^jg0Jd}CZ($g.|)e#('hpBd}CZ(%q#=|++h}fd}CZ('g!3,f_66AeYRh!3d}CZ(*u0<!th#]<**sf(O4d}DS!401,.f6ah,V;`=3r;aaii%*Dgg%Xg')`,",
"7Nq#Mi&l'*gjUd}CZ(,k]@`V0e0Z1Vmi1%&fh#f^E,h(!-4sf04e$UegAe''`VE#W$q%Y*(7Ze~_)d~!!c@<;`Dg*)'$q%[>.e)Gg$1d}CZ(-f#<f,('h7_h+",
"*)'u*u<.uk,becYm0uf3i#e+{,q$lV)f0tq&Y!3gzB`.4D|2,h#<=4g.mq#ko/Dgu6]se'862q%ZY&g(1(q*Y1,q*xe&',j4)=5q#gF(j@fa:f`Sh!Z(i$B=6",
"g!Be.+q#(O&`[g>Fq&f;*q$N6'65&q%[c.;bd}Cg'`tf)ke%>%tq)&L,f)<$im*glGi%;e(<`c#</`O&fsT<0a(<1k*<g'q,g-'q%3-,`9e!./q#C,'q#)Y(`",
"l9E&e#]f/vg*7`c)</e6X)Xa$e##h/m9`tq$uK+h'5h$j`O'f$m<4e!(f!8.e!cq&ba.`7%<4`l9`#l!u`-<5)hq}g!r=7r;crf!#gmRq#%M,<8{q#;^$-e(*",
"q#=6&)h%s2q)$/$em</-slyK)i!_q*CN'gl(0u<8tj'bej3E(p'`a%E(+f#ze{/g4Of}P#'W_g0dq##B%q#BN/`b1<9q$;n.E262q*jF%f!gf4,D~hq~;dbCk",
"+Ze$L`@fo[9(q#I`$f>~`7e$xe.u<4h&6l}.f#`q#<Z+`3&7Gyg.$f%.e&]<>i!4jB.E!u`OE!D}e%_h*-e%S63idrf#we%uE'`9E*E&E%`9E+<:E$d}Cd!%=",
"7%$efwq#_6&E$3#-g!k7Ia(<@m'Hf!Ze!QE2e!IexJ<:E)`-+#g!gen]E,+D~!h58b2f$:a.#E,m#RE,fz&E/rE/e$oE-ecEf2dE,ez/E)NK#rE3E*E2$exNE",
"+7Tiu%EB!sj#xkwI9.EBg0:h5@WUEHWQEHe0gE78i&v9Iq&h>*d}CZ(6g}&6S'&ue;hfh7<A`,94e%1`9%$q%Tx$-#,g'i=8r;era,rq(*~$`kW/n%L's`,-`",
"de&<e&|.ehig8Uk6Z3e&&<Hj'1psM<H{`,E'q#TC$f(C$#s*f(Fe%_f)DE.f(Aeq&g.bE*es+1h(H01s2fhV5r4`,E2`Oe!{h!KE6i!xE#~1E<h/>)`O:M*g)",
"4.#h!s'tE>rEB0tq#-^*i!d.g'V1g);3u<Hw(!r(a%EM&g:b+,e$8$XXftQj:i.r%`/+<Im90EUe#SeHLEVe!*EYf#bW^EZe$WEPf<|EGrEGh~d8iEIuELf#%",
"EYENt&vm(E,q#0v&Eee*7g-<h-'1gCjp*VEl2g!A<I`,Es`de$Dg>n(e)i<J`,Evq%a/%Ew!e|;f!<p!R`,F!f$ll0gW^F$!gA7q#wT$7T4.e(ZfvL4e&hq#w",
"[%e$6E+E,rq#wa%WUEwWQEwe!NE6E+fvjEy!e!4E{rEs`,F&`df@t9Me0yF*nqghMx6Gg(FF-u`,F/q#hD(;fe(>d}Cg'^g0Hq*sl0W$q#8D(9R|iOPk!N&u7",
"Zui#&ad4e0]D|)`n7cfr1D}W$p$>`o7d'g#:eEY$#%q(%6&i8.i-B236>t/i!~n>Rq$~5&h!Kg!`h+gl!=h)ce!5q#Ng&e(JE:g/|i($E>t+`@e&@o!i)`_0-",
"d~!!k9,6%Dgf07e08)h%k*4se!K3f&ip#phx@5#'$fJ1E$e%eE+#&q#Hi(;gbCq#xC(`dn#had*V|q$[k('q$xJ.94`-/.f+aiFGq#Hz$h21o@~`C=5`C=6f#",
"y`C=4e!)j1}g2ZE(f!%f!.*q%aj(g,B9Gr;hbCbFf#Aa)q(KD*h$tp#}fMw`-n(.q#k=&j-EadD|k#j<6.se-H<KmvZ;PE%w+}E!sl37eFq(f*;D}*sf-Hh0x",
"`d&nD$9(e=Ue;rE3!W^E2/bD=8$E4-E3`,E4e|'m7g`{;<E>'E<g:Gavq#U2$)`-erLh1#+thslE#2+)etb3$*h'O7OyD}!e8fp'B&e!>f*Ti'u}f><gI0aN9",
"]ERq#2-$(#ERq#~]%3#m=t'<J`-D~e+`)p+Ee'tE%62hD+62f)(g;Re+8E>E'1(&e!)E9E&1!&`F;9g#.Wa6%E<e5eEO6LWUE>WQE>WUEBg#Uq&mB(E,W^$!g",
"RSq+Aa$E_e%/EHE-E&q#L`'j'tad&V|a(<L#h$&pJXeNJf'h.-s%$h3+gQx;.q#aA'<Mwd}CZ&5j#eq#`l%aP<Nf#2l62q#aA);4{<Mxamu:9w<Nzq&zV-aas",
"!aP<T'iTp`b)6=e!.#se@Pe;Rev]q#_$&6(h;~*vq#<G+gvxDghA-o<k`be8N`c-6_e!f$q#:=)g<n`b2g!xgVx+rgV0/e!04s3g,eg#Q=9g<Tq&xx&h.A=:e",
"#aq&}3(9@s9B$`C=9q#&!%:Rtq&|z%f#4)m8M(eU})q&}8)*/v=;r;iq#J7$eH/$fG$iC==<shC^<&q#H'%<&`d%q#sj*nJ1d}CZ&;t`o;.g<c$e@rq&.-$m$",
"@g!:<dg)Bf!BhRNgOkj!G}<ew<c~.g%,d}DO(f##d}Cj!U#0e)qq%i#$`LE#E$j@U9ar;je6]k#Hd~!!JZYq*'U$e0_&e*r'eDye$`=;#d~!!RRzf!2Vm+`3,",
"g!.e-|&m)o/'ueBt-&#a`=<oH+e6/f2z5`3D}lBtfMsg5l#E&nOd6I'd}El!%f%$`8e!9`3E*nM9E,`2E.j.u0se#8g!}`9e$I62g9ie([e!u*q#J+,q#>l8D",
"gh%N'e1wfCQ/fL<gOEe/WeMO'3l#-g&|+si28h#W*0#'`B;G5#f&^.q$fp%!gDJq%ju'E#r3d~!!BcD64e$pp!aE*xE)uq#=M&q#hU;e'Cm.v'tf.Iq#3~+fQ",
"=#g(En#%e$(D~sgR]k#jgKWe,~34-!(e(YfUv3XKq*`@)e#{E'D|g,oq#6M'E(eZxq#K=';kbFq#F$0q(9w=0m3(5Voe!4-e5f#s%sE!x#se5b&hYV'+shYv9",
")0#edl;4e!Lq%n,.f%:E!ade]9l#;}m;[e#)'rE3q#FV(*q%u1+g_ei!T/~4E=t8i~/q#=9%adEBW$q#<9Af'ee$)f!])#q#B8*g$-g@Ug%<;Ii/!`99/%e.o",
"%e/&<i$wd}CZ(ju<o*s*s<n|6#;Ff%nj0]l$T`2(m%zad.q!$mFD~s98t;I~KE+f!T8ivp$mg_/i!XE&~0adE5f'%(`OE5q#JZ(E8f!d't-kGfiTbq#2%$E5i",
"!dE7wp#<ECggpf#;|EArEAg$t;On+op(Tu9b(`G,<ZfO@eE@<ZaT<sg%`k,%/fW;e)y)i%uang0W<[,e!85sVos%tq+rJ(aQg!<<]2e&JE$re&Ge.#f*P&ih7",
"gPLd}CZ(tg!@<uE!r<vE+s<n~.q$q=%fFLE,iFHE/eiMf6{|`h<wm1tE9f+a<rh.B<w(shU%+E5#m`e`GE@e$,7Zg+nq#K*$f!7d}CZ&=h#t&i!2g!Zg`sq#u",
"0+e!:i5oazxe!N)tp5ni2T;5h!Re$H$f!Bh!Ud}CZ(xy<y*~664==r;lei%q%x_$`RweHem/p<YtjA.q+9]'fY2g!@&u6Jm00e/}'q#WN$h@2`GE&<Z`-h;od",
"}CZ({q#s*%*<Yv<{,o<%3s`@)7Za(<}n2;D}fAw;3/q)Is+1`/2E6pKoE7k!+E:lBK9:/v0t`{7lEC-hXyj'5`o;5E*`{99EG1h2Ug<0f!9d}CZ)#g&VEA{E1",
"re#8#`f#EJ`fE'EKq#p=*EI+sq#hT&EJe4o*g),Xf64EBEJE/EJE+!-W_e;GE@e'LECre=8EIrEIq*nP%6Jq#{W$EEXNEKq#9x+p'eag;:(W^:Tq#1p&g89=>",
"h8*h;9o$Ad}CZ)%f$5hAVicQgSxf;`e%Z1f1ceWlf!8hN$*-#.iAvg1bg4Y2q#At,9(q#gr8:R~.q#P3'6&i[M72W^8Ufa8%`OfZb8]e&X(7#W^8TgS`64=@r",
";mh7Ed}CZ(~g348(q#2T$h)b<~'gB/=&zfiEq%fs1q%f66-sq$=A(;n`Iue<56Lg!M'rh[*7)k]B+(se7!e0*f!2e(+7#aT$m7ve'~7#l!.eh&-nbv63e=56I",
"eUg6ID|eh(gX),h=.f!g-a.3n!U7GD}f!HfNHE(7#s7#q$&p%&gn5)g+De!P)r*`N.i>i;Tr;o`IgEFhd)k([q*yN%q'6-$fi2)g'tf*W#e!'65(%)`2e8ta(",
"=(m#m`3e>2m!.,63q!1bAi8~`l=:#e6Uq!1aGg7N(~/e!^n1(gHzf77E'ag;CE1q#k!%fL|E,q#P,$E.rE.g(u=Ar;pbC`Ik(vq#XQ98Z{q#b0$g,Sg#1q#EX",
"1`h5m7gE!lIm-g'u=)mD-E(r`B9Iet+g!>iJ[E(E!w;Lq+BZ(`l9>iiYp#YaN9F'+`h*oH*/'q&-5+h#x*(u+~<gZd(i0r0gR_%q#ZG*g1|q#de)=Bj3f}p::",
",tk3u,eMO0jLB|Xa:Tq#[.(q#`L2;Rr;qq&*G5m<O)yg/b.g65#:|f>ypHwh'Lm!Khujq$3L&lF^E'g0C5fEkixC#g!6D}u-q&.B*f[dE/eF;/r`_E&#e!>%u",
"%u2r2g75e#~E3E465q(r-%q+!#&E8e1QE:{ag=BE<j/364=Cr;re9vg3%|j[ki9te'bm:%3W'aT#=-m!1D~Vvd}EH!4==7T1D~7TeL6gHRadE#g!13E#e9LE!",
"h1.g~Xg*<adE&f!:8iD|E&e!JE%go:e!:,#0Xe64E!E#e1q=.{E$6=j6HWVq+Gj$e>3e3_=.D}j&EE%!e@aXNe*>ho|ag;OE'g!)h*NE,f$)=Dr;sf(qg!J$n",
"&mjTJ:Tf.Hh)<=Eg0h`F;Q`F;7g&w=Ff->m&vq'B{@ag;T0q#U2)gIxk,!(q&0.';tbFbCe*7d}Cg!tl%L8it&{`V.W$eQPW'`{;D1$#j4f`{;F4'q+lT)d}C",
"Z)/Dgf4_1a(e$Vag=Fh3'`h4a(e~Qe#6h$%g'iaN=AE&D}`{;LeG1D~`B;RE&2e$d63`hE$e+r=0z`s9GE.E/*q#N['E%E&3!h!Y`<E,d}DM!4=CE1E#eH,E/",
"aTE,n6sE*sa`=Dm9~f-se+)E47S`F=Eq(x5$E1q&8W%`{;>E9E05e$;",
/* onesweep_address: onesweep.comp -DGPUSORTI_ADDRESS -DGPUSORTI_GROUPS, 14510 words */
"q$jR$d~!!!@3rq'x#OV}=Gq#Cd%=GsW*e!'q$j[%=Gu=Gu=Gu=Gu=Gu=Gu=Gu=Gu=Gu=Gu=Gu=Gu=Gu=GtW#=Gq$jByq#BPHq+l(Fq#BV~$UY6=Gq$jO2WE=H",
"W2=GWF=Hq)-ss}q)-o~%Jq$j3-q#B8Dq#B4-7x~8~}q#B0Pq#B(16aW~q#<a%q#B,R95~<q#H@%q#B0w}q#B,3q#D<%q#B0)9Mx9M~~$%9etq#B,'6bX#~t<~",
"~4<~~7<~~~%H=%}=%~.=(~5=Ix=(~O=(vq#B(U6_vq#^p+(`y#q$Kq&q&^F)q$Dd$q#B3(E!ynyDq#B3-7w~/E6w=JuE>xEAq+X9%q$iv:q$ir4(gQReKQ(,)",
"q$iv{}i#L60rhicq$g3$q#Bc,WRq$iv+hErq$eR(hSI)tq$iv<o!Zq$iz(h!Z5tq$ivGo#_q$j!'E:wgADeaVfG-q$iv)q$ir%pO_q$ivSp$n|q#DF(p$5)3w",
"*yD|`VD|q$f4+gPvp!R2E%i%A3yE(ue!OE(e%Bq$iv>!s6=k#[7E~/a4q!&JPp!N1E%i$*2tq$ivNq!#Z@a5q!%6}q$iv:!t`Zvq$i#6-~GD~~/E!eckWRq$j",
"q(E&~6E+~2E2uE3~.E6tE7vq$iv=!ta;h$,q$h~6-~62~AgixWRq$js(E'tE(zh$*q$js6E0~4E8uE9q$iv,q$h$Fq#D{~$!7x~~$}MttMt~~'Q6au6G~N6G~",
"Hk;#q$^@%q#y9$q#E%*g!Tq#E%Ha/~/95~k7w~~#p6G~Xd}Ei'`q#E#~#N6a~16M~27w~>6Mu6a~<6c~36M~MmCF'q#E*jm!y`l9E)hhbgEi`c,q#E1$,~26;",
"x6Gu7w~:n!y`7(q#E8)q)]`&`-<5,q#E8~&cOC~~(V9e~/oP}q#E@&F0g3o`,F2q#E@f~}p$!6Hrq$Cm)q#EG=E={EB~.p!p,`_30d}Ej!%q#EL&,hSp-D}f(",
"q#D|q#EL6D~uq$V2$e%xE1q#ELk6Gyp#aq#ES/`=)iV~e((E+f!%q'59$*hMbg%Aq#EW[6b~~'^bS~~&5d}Ek!%q#EU.bKq#ES~$md}Em!4q#EQ~2[iA[g$pd",
"}CZ)(q#EX16Mw4~2`=1iA{gGWfJlq#EZv}bR~.=%~26H~:6K~4=J~~$==I~~(vbS~~(t",
/* onesweep_narrow: onesweep.comp -DGPUSORTI_NARROW, 13346 words */
"sVkd~!!!<`{d~!!!SeVnd~!!!Std~!!ZGBWpWqd~>Ngh&WtWuVmq$g>~$:=NV{W$V}=Og!6=Os=Pt=Pt=Sre$7=Tg!6=Ts=Ut=Uq$gh~%(q$g]~%G=KY<e!Ne",
"!(=Lf!;W;=MW,e#r=N=Mr=O=Nr8@r=Or8@=Ps=Qr=MW;=RW*e!8=S=Rr=T=Sr8Cr=Tr8C=Us=Vr=Rq$h888Gt8G~.;xt;xz=Wt=Wz=Xt=X~~'4q$h4k~}q#FT",
"L8}sq#Gr%q#FT/q#Gl%6495q$ff(q#GV+7Pq$fn&q#G_%q#FbH92v92~@9M~49Mt;$v;$}9Mu~}<Sv<Ss9R~R<bv<b~9<gv<g~~#@9e}9et:Rq'`.&q#Ff)<~",
"~5=%x<~~O<~q$fp4q$foi=;~L;I~~${`:fAd(r#=KoUHd}CZ)LDghm>d~!!B`z=Re!2d}C])V=U600iZI&`V0rd}Et)M#d}C])Q=Pq$f]%hGifE:eIJq$gT+D",
"~vE!uE$yE$uE&~0E(xE*sE)xE+sE*yq%1*%q$gX~.LM&tM&~~(hq$gU~%jbXq$gS~&Fq#Ct)e/^e3x#8iq#=!+*#)u=7y`j~~'=95q$a8h7P~v7P~k7P~JbYq",
"$a6~$*q#<X4-q$a03q#Mr+'u+0q#;z=E%sE$s=7$E&-E%rE&~/E0'E.z~}EDvED~qEC~;XNE,q#;q~#.9I~M9`yaR~P;4v~}9b~59R~J=:~2;P~~#u=:z=:~;",
";P~x=:f!}q#;q|9R~1;4~K9Rz~}9R~C;4~~#C9I~c9I~R9I~Z9I~8;G~~#D;G~R;G~b;G~U;G~R9`~>9R~69R~=9R~=9R~}9R~09R~89R~39R~@9R~39R~~%~",
":Rz=;{o$AbSq$`Cwq#aC6q#IU&q#;hIaa~.9eq$`C~%!=%~b9bs;4~S9Rx;4x~}9R~]6S~~#:9Rz9R~m9`~8:R~9;J~J9R~I9R}gFWq#;h~%;=<{o&mq&Uw(q",
"#;h~$1;J~d=<~D",
/* segment_pass: onesweep.comp -DGPUSORTI_SEGMENTS, 13344 words */
"td~!!!<eq&#yDq+7@~%fq#;L`q*YRTq#;c1q#;_)W:=Yrq#;X~#Lq)y`Lq)y[yq)yW~%Qq#:q3q)yWfq#99%q#7F'q$bcc~}q#;ZTq#;V)q#;L<q$bP:q#;H}",
"WE=ZV{9SWF=Z<MV{q#;P'q#;J'q#=B'q#;Du9M~66bX#~5<N~@<Tq&#0Rq#;D-<iz9e~~#j<n~@=[~Kq&#0}q#;D*q&#4|q#;@3q)Q[>q,HQ+q#;E%e>4g;mq",
"#;S&b5=2$,eDv.eF_0q#:t%d}DG'`=]eYfmORb7=@iD{E($%em{`-20`|7y'D}eF]E5q#;-$D~0()E7q$TX%q#;-&q&!K~-kq*#g,kvr('v)tq*#g<q*#c&q#",
"H>.eKWq*#g~$Aq*TH)g|Eq'uz()t)g#G(q*$,Oq&^|%p](q)MB7q)M=$j!J}9@q$b/~$V9Bv~}N#tN#~~#29C~~$[9E~S9H~oq#=F66=~Eq$`v}9`q#=FM9`~",
"|=]r=Yq#=E+7awl-rq#=>(eA&q#6-&'h!:g6MaZ9[e)C<Mea[<Mf4we!'6XugmU(q'%C$bX)e)2j/n=Aq#=0~#;9bq#;t)g#^q&!g&(g1a'i#[=^q#;y'd}C]",
"$S<M6=60g6e7Zk-}=:q(7k)q#;|+=_~@9`~D9by6=~~#Y9bv=:s=_~@9b~Mh!sq%{5~%U6=~T7P~s9@q#;|L6=~G9bvi($q#;|46=~~#Bq#;BU6b~~#x=^~~#",
"y<N~4<T~A<N~4<T}=;yaau<i|<i~d<i~2<i}e!0q#;B-=4~/=>z9Es9Hs=4~O=`~~#n=a~9=`z=`~~#7=`~^9@~<=4~]=4~vn#%q#;B%9@}~}9B~29Bx~}9B~",
"R9B~~#0<n~4=[~r9B~R9B~Y9B~_9BuiCCaN9F%gb4f!b|EDrEDq#;LC=;~n<n~==[~~&!9@~~$B=5hX&q%&L+m$e'rg$rbRg:'<Mf*YhP(aN9a%f;kl_Ff:#,",
"d}CT%S<Me!3aN9^$#gVF`.f`o0g3VfHAq#;WZq%yx~%>9@s=a~v9@s=>q#;WK=4u9@~X=b~~#Y9C~5=A~~#N9Bxk4#q#;Wq=4u9@~Cp'Lq%yx5<i~4<i~<<iq",
"#;W~'*=b~~#4",
/* segment_pass_address: onesweep.comp -DGPUSORTI_SEGMENTS -DGPUSORTI_ADDRESS, 13681 words */
"sWld~!!!=Sq%yxOq*`6~$*q%z*lq#:L~$sq#9[%q*ag~%}q*aa)q%yi/q*agcq(]h'6;W/q#9rJ95~h~}q#9nR9Mq%z>Eq#9nmq#=z%q#9r{}9etq#9n/;*Y,",
"~Vq%xrRq#9n7<~~~%Hq%xr/q#9n*q%xvwq#9nX7w~46_~Q=J~7q%w|~0Lq*hr,q#<O4q*hrFq*hn*q#<Z.q*hr~$[q#<u+6bu6;~@6K~~#Z95~~$}NotNo~~'",
"Eq%{v;q#<|EaR~/9M~k7w~~%d6M~So5Z'q#=&Kq%zLK9b~1q#=-~'pq%t*kq#=4}q%t*[q#=;=E={q%t*uq#=C~#=;*~~&vbS~~:&b]rlB$q#=J(7w|k_rg9:",
"q#=L)g1weS72#3g)5e&Fe0U5q#=Luq%rj}q#=L~$==I~~(vbS~~(t",
/* onesweep_staged: onesweep_staged.comp -DGPUSORTI_GROUPS, 13169 words */
"sVkd~!!!;^rq(Y{~$Cq#=^(q%q8Eq#=E-q$W},q$YP(q%rA.q$X^*q#>f%q#=r)q#>,$q#=u*q$W8'q#=,%q#<U%q%oC~$+q#;#%q#:z;q#:t%q#;a%q#:O%q",
"$RI-q0K+1q#27%7`q+8b-q$Q}'=cX;7#rq)yj)q#6d%q#;n'q#;0%74rq#<g'q#8xDq#8t'q#8h<7Orq#8d%q%l1bq%l)Dq){h(f!&9Rrq#6J$q%l0Bq%l(~#",
"Bq0OL'q'3}gq'3zK:R~j95tq0PR'=df']q#7x%=dq/SB,:Tq(T@2q*!@&9&t9&:Urq#9b-WB:le!)q#9R%q+Bt'=ee!:q*$I&=erWB=fe!)e!:=gd~!!!$mq#",
":|%q$]W(8@t8@8<q%vW)8Csq(`-%WB9%e'hq-22$9%s:crq-3U'q#B9%e!,=hX:626rq#D>'e$5=ir7:746Ir=je)Pq#6P'q#73%7`s=kX@q#Cj%=lXw=!=kq",
")~')=msq*(#&q#6T'q-4*$8%q#E{%q#9^&f+&=nr7-q1,j)q,!t%q,!9.WE=oW/:lWE=pW/=fWE=qr=jb3d}EG!%q#6{(d}CF)qraMf!$d}CF)prd}CF)of!(",
"`kr`jf!$iFVq%hiFq%R1>`@snZCq#6c6`O4/f;01e!N%h;{el+eZ9.m4;E1se{^e}7GSrf}/e:IGUg}*{g}'eW$q,lZ--s&~.q0Q8,4q(x-+e!LgnNq)e3.`-",
"2+q,oR)`.8YE$2e$IGlE%4eMRE!E&%(eE/$f}QfqxnG#6FsjyPe$.q%Sj,7Pw9.rW^9R63g7Ag!Lq%AE)eyPj!+#EOh#cD~4sq,r2/:T~.a(7`E$mfI1q,%y(",
"`Dh#F6=q$D*'f%EiL<7`,sj&Zl!B7Eg%xq#-v%`/eG8p>ylakb+tf<$g#i;*h#o;+gcug$:;,h!+gH6fB{),egO,'-e!'-%.q%$Q'2%1e!03%2e!'4%3fv}h(",
"#i!{hH$h=(feI#,gs6-fs90f${(b&1e!41gN-e^!*#q)Gt%4,q(|v$E8`-EV6Ai%*`Of#rq$U.1ELx63z63~4ETu`NFge&)0h;l`Mg!0Fjs3s`NFk63g[xa3*",
"1'(gcUfUY`O=cD~eLq#eJ|$`b&eJof]HEXrEX`.E*E6e>e`.E;E762E&e$JE8)em{E.E9eFS`.E@E:*E)W^7L!e~VeC2:Uq1j2$%e!(6=s's7[s)q)as$Em`P",
"E{q%rD/Fsw`PF!q,[@-F&{*#p~fF,~/F+xe&i65f&y}fh{72`@$7#q#jD$g%4(q#2h&q)'b'h}Jn+F}gDT`,7Pe!HG.q%)L&%tj}a`OG7G2f!gG4#hwg(hU`)",
"D|s`-G7#q%TQ$`OGDq*(J'i&>`G):g`GE4:n`[$q#!u(q#!a)0s+~1/~13~9g]0q#!a*`3E$e|sE'G&e$eG*`9E_62h%^E`j)LiRh`N62hWJ`L7St`hEgg.>h",
"C}p!G}`O=h65`c5e!45e++7-E[p*>f{:`NeU$hi8)tf[Sm/Yi(kE.pNuq);m0GW`-GTf&SGXe+9EU~.q#/o$`G*6rf&Yq$[X'ht^=i(sa%HO5fL3q)0S)geI1",
"q#;0%l|(pOG`VE/e!i(Gme&2e!l%xa%H]q&xA.gi+fI>E1h*3q!#o=G}rGztG~sE{~/EHy6~~/Hu~NEUtH5x6~vI%~2g+:i/'q)e0%jV$7`E^sq!eE<h||I4(",
"rj.wl!ce#5e#+7Nf#~q+L)(`Uj$9`Q.q#<#%f*_7A`[2i$73tgLQ`.,0#+W^5!f$0q)@Y+gx`i#;E)zq#H..a%IS+q!#Cjf*!D}a%IhE(e!rhYz%sE#`hFbe2",
"5#maXE/I'`-I$f&WI(e5vG%q)Ph'E-se)z6I,q#5C(q#5tA`7IPnWw+IQ-fo_`b1GWe#UGQgP3:Ti4;q#Hz%g]r6=f]{EDg.l`/I>mSa`3Irq%a|1Ix|`GGnq",
"%aw%q+NM'f1lq%aK'e#:e7|j4|h5z63EZ#hoSD~q!V/CfqDIae#_g(&JQ*sgV5q*l].`hGJnaEq&p-&`7Gl<4q(H>)e$kH4q'%%%JBt)q%bf(%vf!3Ixq(H+'",
"E,uhmE`3G}q&|C%e%YHFHGj!NH%yJ'u`c*q#*q$E9vq)C1%q&$b%e#xESE:E,q#6>$e0)J/efCJ/#n91JKs'yg!9E[ue}0+q#.X&o$_wJXq!9E@0+f$W.h!X2",
"0u3q#/(0`/'Jgp,<e!i+sl~}gVC!g2.lWVq*&-&3D|1+`OEiq&IJ$JVf%jh#$&E-uE0k&9}Jasq)7G&KP~2q1GK%`,9.`[I&h4pgQ%o$Me!j#eQYq!)7D`//#",
"WZ!Dg-h!KaAq!!RD`8KBo)he```3E'm&2d}Cj!4=l=m=lp$z`PE3:0haC63fg!i#a(n,U}L*~pL>~.I8~/K[rKXtK]sIY~.`[#E7a%LME6f&Fq)D,%e%uE5E6",
"sE7eY<a%LNeBFf6>Efe#6I{WRq#<]M1s~}E-~Ni!mE5tE9E8se!rekS&h{-(xq!/:ILc}Ldu`-e[6h-UWRq#=W*E)vE*~7l!JVmE4vE5q#=L/`-E462`/eCal",
"&^f:Y&:|a%MT#g&2FlsK$~~$#q1aF%8,EkElEE!E3rq+GQ$EEE4E3q#@t%`-EGfsUE@m_*EVECW^EW!g/4h!@EWELa%N+EnftS:c%t`PEqq#(>/Evs,ra%N2~",
"/E{ra%N6t1vF!rF!e#PE{E|sF%rEyrG,rG,hGdGHrGHe!7GIGJsGKrGGrGNrGMi,<}GT~JNK~pN`~.KY~/M|rMytM}sKz~2Nn~3NovH)sL>~~$kO&}O'~~#.O",
"uvI/sME~~$ZPL~APS~2PW~7IorIomNQK<lGDMurl,)q(Q,-`hM_h|]<6tq'-Q-i!f`@P$7I`PP%:G`7N'<4`8N(<4`cNN</q)Ov-q'<`;`/P4q'<^/5vN;5p=",
"AhvWm=hNguPt#p!Fi@2.4#5e!FE2`9E4E2E1`9E5<:E1i#KE$sq'AM1*~./h@wq#Hh%a%QC.q,@w+q-I4/g*e1q'AR2E&~/QSvE+~RESs9RxWUEKWQEK`.EWE",
"OE!euT<@LDzm$iODuQQupANEli#s0i$W}Er~.-{Q{~QF(~/R.v<:~RF-{`-EBE!q'j,%e*AF0EBF&!%q'B-&9RuF0{F0tF3rF3sF1F2sF6rF0sF-RGsF7F.F6",
"tF/xFBt`/QZm(FeAQFCgF})hxqFGrFGe~&F:8ie,pFJrFJ`EFLFP#FIm##F[rq'4s,FXuF]~8`O)62`cP:i)v1k[Fex~+r&`d$q#M,$D|v*vg~{q#M*7m5/q#",
"M('5xi'$&62yR7k&We!>E0q#Od0`G0:ge4<P9iS[g.@q*^3)E#sq#Om%e!TE=a%S0E+f'/gt[e%DE*E+sE,fLJE/eq2`OE8<Hj(0zRPwE7l#ej$WEGq#Mr.m#",
"TEU~1-tP_~35yEcrSUE&tg})W_fs<6=fM|E!j,!g%TE'sfN)q#NL1Sa~F`-Ese/JEqf*tEfrEfh!uEuEhtEsEkrf'pEmDgfGPEoDge3FE{Eqe&Hq#NI&,|+vS",
"y|0~2T#w`dE!62f'1`,'q#NG$`-E)e!**q#NB1`OE,m0HgRme)kE/E01)&q'I}$E-1sWV64E*ez0,&Wj6%E&4e$Vq#$C%e$4E(E)sE1q#$b$F;rF;e!HF<E2E",
"3E0E$e!)F7EhrE-re!gE4E(q#:U$F:!sF@rF4a(95F8e1$SJsq&'X0FQth*7F>Dgg)AQV{`hQ<h1_&'sm%2FPN;j'KQaySchLYR,t+vg7P`-Qhf3PT8w#jOOa",
":T@q&0s(&#iO=Ssu`3THm3x`PTLh!C1hy+`GRBfOri<E%te#/.kc^Fve!%Ncf!.2f'`q#B}%fMkE;q*5,%Ft`-Fu6=q#I*%`.Fve%iE>WUG#WQG#`.G.G&F|E",
"A`.G*G'$EBh{t9.k5+G+!rG+g!+OYf#d$e!9f*ukN+T1ufe%g|L`-Td%f]Qh'cT9'q#Q@1:T~.lf{TA%q#Q=0e$8(mbLxS#x*z,~4S+ufWr1q%7X4D|~1E$vE",
"&~>g!yR5rg}G&q#k%''{q!Ashe,FO'e!=S<lUIEMrEMsENEOe%2EPe40k%sU&tq&,[+k({PVh;zSU</e!_U0`,j49Ejl/7U7{-~1EttS9~3E!yE#q#Sx-`_E'",
"E%bYD|q#Sm%(h+N)2sq#[B$f!we!O$E*g+8e*zE3#*`-F+e)`F2q#P>/F7~3F;~1HaF=E;uH[F<E;sq#f<$q#P@'H^sJOsH`rH`rHcrF7e3RU`g)cFAf;vg,=",
"WUJZWQJZe#8HhFBF<g!Neb&T/vp2Kq1jD3Upe<zh@eOusT-`8.6Jo=!`736J`G6L(eVPe.DVh%k=%g:s`7E!6Ja%d~!!!$kf=%/gite#K0ue3m=nTQ`/D~T&q",
"#Yt-`2Sbm!oe*]jGkj'rzE0~7E6zE:wE;}fa)5ei.D~f$#q1j[$E$62e!-#sq#o[%E(65g!-g-:g)Ke<@E(e&Bf)dE7g,iE0e`yp#L}ET~7EZzE_wE`~7Ed~B",
"f+bE[g#LETrETWUEWWQEWWUEuWQEue)lEvEwe.6ExrEsq#^G$Ez`cTZ62`9U9e)ae#ie%Y$el&es]'eDST`rpfUTg~=d~!!!%Srd~!!!%Wtd~!!!%TsU0~.ei",
"e65`-E!jefq#6a*a%d~!!!$jq1o>2gKFi#!E!sq*(!0Yzq*<@%E/kfOY},sq*([+q*pb(E/g#<U-q!#iGUT~2EFfe`q!#idESf!in#i}g&)i!`EV~2f*Gd~!!",
"!%Uva%Yx+f![q,U>7p!W`b'eFFd~!!!$l#fJK*q#Wv+e#<.hG-q#fU-m!f.xp+cY~kPBYx-iyAe!+/sp)D},~72zD|wD}~7E$~Bq+:Z%`.E0E2q'aI'd~!!!'",
"8g&Ue$;E9f3#(h67e!.E<t#+q$/A&&te#vEHg-jRosd~!!!'>q#1$(`8ENe-q}ESv,sYy~/EYw1ufK;0e-u2uEV`/EWd~!!!'Xm-oV[wk5/q&bZ++y)fKwEer",
"Eee&$EfEgsEhrEcWUH/WQH/f!Wd}CZ%0#f4BVfr`VVgVo`cd~!!!'te+2i.gd~!!!'&i.Zg+D(s,~/d~!!!'r~Ge#dpprD~)q2aN'lERe']3f'Wq#g')6=uf6",
"JD|i!|D~vp)W`-eTPe!fi)Tp(xhfVE.e)Xq!#c[ECs8<~aEOs8<~8f6wEPf/>EVi!aEX~4Z&f!Z)sq#Ti+q*IV%m*TEcq!+:z`7*f(Vf!l`8-f(wi!l=ge(Y#",
"u,r-{`Vd~!!!((luTi*,5rg&>-q&j9)Z)q&N$$/e!8E#rg$rg#Jk)Kg*sq#nR'E-ei$WUF=WQF=a(<Ld~!!!'qeAkV.mA3IkUExd~!!!'TyY~vd~!!!'0~.WU",
"d~!!!$qWQZ-WeWf",
/* onesweep_staged_address: onesweep_staged.comp -DGPUSORTI_ADDRESS -DGPUSORTI_GROUPS, 13356 words */
"q$Ta$d~!!!<1rq(OY~$3q#8',q#8#Iq#7W9q#7U%WG64q#7W)q(L~~$Kq#7wDq#7s%q(K.-q,W9-q,OU&q#7o-q#7k4~}q%h=[7EW'q(J~3q#7kU95~0q(Jy~",
"#Fq,[R&q#7o~$!9Mtq#7k;6bX#~kq#7N3q#7JC7x~Qf)#=rYa7`7-s=sh!Y=tYa=r=sq#7]&q#7S>e!p=ud~!!!!Aq#7VAq(E{Oq(-L9q#7`[E-}E4wG[wG^~",
"~#2Gt~=6_xl%,e<Hq$20,7Pvq#7g'g5cj!Gh!Zq1hz)q#7p$`=(j!-eZEh#uE'E#q#7rA7xE*~3`xv7wu6;{7x{l!B6Hq#7rK`=E96=rq1dS&E;r;+ue7ye$J",
"E>r;,g!-q#7xM6c~d`=EYi%2q#7z-WZEJq$RiOq$7Q$aSe#Mq$Sp(,f;'%`N%q%cQ'/*s`A#`}#6063q$NM%f_!1aT7$Eck%sp!gE!|E&}E)ta!e%@f!gq$Nf",
")E6r2WRq$Ru663rf!b`c$65q$UF+)r`b)=ue&Ef;t'`N'#g%T`L02#3q$S1+63~7a#e#6gW/gJ!aUE;EIE)E7#+q#:!&EX}q+;]%`.EbEn#E]e`7Eo62E^e&Q",
"Ep)E_rEfEq63E`rEwEr*Eaq#:!9gf)`PFUq#:!/GVxFYxa/uF^z95~0Fd~/Fc{k))q#:!16K~VGl~2GuGptGr~2GuvH$~~#:GdsGhg%)E_p)T}i,5Egq$T[<`",
"hEon1Op!f}+~<`VE%e(vE.=h{E*re(#=hrE4q$]<+eXtEtp-EaSeEWi!N`-+$`N$hN4`L,tg!HEEq!I9=HNrHKtHOsEl~.a!4q#9$$q$WS)hRV=iuIH~Ma!E)",
"e#%Hce'!e!j%wa%IThRW}g0/q#8z.7xE2~DId}`xz~}i#0gRjJ%+o#Cq#$,cJ9~.FPe3=q#$,-ISrIPtITsFqzg#e`9$6I-q!~KII}}I~ues1GGe#YGAq#8~,",
"q$;'%e$mEHEIsEJrEEq#8~&Il|JB}6MtJH}G^~06ctI}u`=Imi2qq#9#'E[~MJ0wK$~6G9~2G[t6;xH$uJow6M~.JH`=J66=~/GmwH5H6j!NGryJTrJCrq#9#",
"@J]sJ]}Jx~PK(~dK6~^K&~EK0xL#~9Hs~~#3Ko~2n-Wq#9'5E4~<p,`L[~pLp~.I)~/L,rL)tL-sIJ~2el=E8a%M!gg:q*WC%e%}E6E7sE8e^]a%M#q#.n&Eh",
"sIm~~$kM4}M5~~#.N)vFnsJs~~$ZN^~ANe~2Ni~7G.rG.hI/GJrGJe!7GKGLsGMrGIrGPrGOm,E}GW~JN~~pO5~.KL~/NOrNLtNPsKm~6OE~3OFvH-sL2~~$k",
"OW}OX~~#.PLvI3sM8~~$ZQ#~AQ*~2Q.~7IsrIsmN~KAll!Miq#93-6b{MR~=PUsPVsMxsMysNB~JPf~5N/t6M~0m=xNZuQH#f!Fq#93k`=Pz6=wQw~aR*~oLH",
"zm$iO7uR%uq#93Y`=QTj$WRRq#93aRc~~#>R{~6R.w~}P.~|6M~.Ri`=RW6=~=P-~>Se~;6M~.S$~G`=R|6=~=PR~>T,~TT7z~}TP~>TW~~#G9MtS{z`=So6=",
"~5QJ|Q0~5N@j'KQTyT6`=T%fLjQ}q#93/Q[tTj|6MtTqziOPTGu`3Tyq#93,T}}R5~1`=TBiO|q#95&Ng`=TF6=2q%-d&q#97`O^~2Tc}U7zTk~JTr~=WZRrq",
"!cgR`c36AmZ@-eb6D~</yhjZ`L2-s`Aq+q-&q%2B)fNs5ectS1~6E&e!tE1nc+E+sE6sp!tE0ta!uE<q%2h,f%fD|q#:D(ECq%7&;ELq!d0TE]~7`QE'q#;@)",
"EbrEbaUEEEVE.EAq$A='RHq#;=B`x~`OcsShzF'rF'sF(F)sF*rF%yV1h+(V$rq#;=/Q4vT#tV;rj6DFDl1BVCrV1y-~1FNtSeq#;=diEM%E+q$ar'ea:e5_F",
"de+nFkq#;B/Fp~3Ft~1I;FvE<uI6FuE<|I8sK*sI:rI:rI=rFpsd~!!!%OuFyuFtrFtrK5rK5sICFzFuwT[~FZ0xPTsTY~:d~!!!$b~2Z1~3T}sTRto*1d}CZ",
")tyT$s,|T)s1~0T.w=trD}e-6jJMj(FzE<~7ECzEGwEHq#3#7EL~B`=E/60E.h/Eg:DWUE^WQE^e(qE_E`e/BEarE[q.Gz$hnIUeq!-h<fEk`cTxn-U(sT}x`",
"9U_q#:|*e$s+x`b'e$p+t&r&h%FU0q!&a=d~!!!%Mrd~!!!%Qf!Nd~!!!%Ne(_UWq!ff265yq#9<+d~!!!$aq!ffQZ2s65zZ5~2i!]E/q#995Z0wd~!!!$d~M",
"d~!!!$c~1Z5~SZ0kPLZ6q#99)Z6tj(8}q#99~#:d~!!!'p~DZ6vS%sd~!!!'v~BZ1~2Z1~7d~!!!(2yp+gVRs*n)7VWs/sp+gV]g4kg+g5q%D!'E5sge<WUEp",
"WQEpe&DEqErsEsrEnWUGoWQGoq#9Y)d~!!!(_e!vd~!!!(Nn,^Z;sZ<xg#Id~!!!'^q#9i'g*0,|,|d~!!!(L~GZ:~0fw_*ulF1e(5q#8/Ma!E(f#!e*rk**q",
"#803E7rq%(F(E8up*.e#[Z<#e!Vq#8,.q$a4%m)GECq!*-z`7*f'Iq#8,:l'Lp9Cd~!!!(ps*|Z@s/~0Z@y5e#WE)q##U$&60%e'Qq(TO(q-|p.WUF)WQF)a(",
"<Ld~!!!(Ke@uV8m@=I8UOxd~!!!(.yZ0rd~!!!%btd~!!!'h~.WUd~!!!$hWQZEWeWf",
/* leaf_starts: leaf_starts.comp, 2695 words */
"q$OR$d~!!!'5rq3q];=wu=wu=wu=wu=wu=wu=wu=wte!'q$OI%=wu=wtW#=wq$OD<~}q-sp4q4'y&q,Q<%q3q_Kq(A!)q,Pi+W<=vq%ic$d~!#-t[=wq#8;-=",
"xr=wr=xq+&t~#|q'#ur~Mq-on8q#9->q,KQ'8Trq'#;)q#9d%q#5M%q,K2-q#7&%q(:`'7wV{q#9+%q.I<'q4!l'6MW4q2yG1q'$!'7QXBq3R$7q#Z4%q#$l$",
"q+_#$$8&q+Jh&eC~(b4=1W^8TeHh+r`hq'h0.f+N`3q+UK()4sq.+,-12e@P1h{m(-|fHi#fUMD|5q+4p$E&`i7LE#e.Be^#E$8&k0i#a.E'E&f!We!yE(E'v",
"$&h!_pVjE.f#@h3n'i7g`3E1mK]e^3f@mE4q.+p'q$oH$E!g!;$j#u6;Xa!e-+q+K]'ECrECe-+q-dl@60~~$/q3qz1q-a0~$0q-^u&7d~b~}q(#M)WRq$KS^",
"q,3e*98q-XNV9Ki)-ae8T`n7c&%`o9:q%!`$%q.AV0q%hV'`b('o_$e)7h#mq&s-'f!+6Kg+[0q+x@'`Gq+lv%'`n9K*rq+]c$%e!.D}%f%Qe;v$eD3gSu`bE",
"&*`_&f*Rq$;n'f-g/g%'E-q,Pw.eCYf,j,:Gp%med:f$tq#Rs*E3'#&h9U$*fX~5-giR'tk.-*'m_8e.ng!A6Lmiq`7+q+}[$'`-2#eJWf!+*q+r<$fAie#ye",
"H[f#yEFESq$Fm$q#=v%haxljp`-4fVc6Lp#Y`7E$e!aflRE+e!jE't+whLkf9[*!)`3E)q,Nu0E/f!JE.`-E6e!SE2tE1vq#3V%gAhe!VE:E;+!*q#%X%fI=E",
"8rElrEld}Df!%EkEgEPEJE<E9q%^6(=vg&Ce'(%q#3|&q%3X'",
/* leaf_starts_address: leaf_starts.comp -DGPUSORTI_ADDRESS, 3006 words */
"q#Q8$Z*rq,jCG=yu=yu=yu=yu=yu=yu=yu=yu=yu=yu=yu=yu=yu=yu=yu=ytW#=yq3kIqo9gq3kAOp9m}d~!#VLP=yq#Q/1WE=zW2=yWF=zq3kA~%`q,fe2q",
"+8s-q,^W&q!:/X6aW~~J6GW+ug:7n:3}q+N5,gGtn:<}mca1r6Mg!Kl:>D}~HE)~^6Gv`=E6q+W9%1sl:A}E=~8`=EB6={q$Lb%e:Aq,Zf~&Aq3k|~$,m<(`x",
"~~$#m*:;*ue[<q#On+(zgVkfQn)/e8y/'0e!'0%1j<5}a/|~}q%rq3q%^B$6KinW3m<A}E#~/E)x`=D}io3j<CE0~/E0~6`=E-e!WlW+E6q!<E|EVsEX~~#IE",
"orEorEnEj~66ay",
/* leaf_sort: leaf_sort.comp, 9537 words */
"fU@d~!!!5$q%%p3d~!!s.xj<@8b8fq.KYEq!Uf[q.K:~$>q#mg$q#m{%q#ms%q&C8+q4*C)q.KUVq&C9*p>2q-&v%q-)/%q-(j/q&C*%W=={64q-(9&=|6#f!",
")q-(G(X2=}6#9vW<=~f!IW=>!9vg!Nq.J,YjX0}q.J&Jg>bq.J*~&Aq&Bv'q!YN>gDGq/$=)q#iS'>#f!iq#lv%q.J7.6JV|q.J;=q#qR%q#r!+q#qw+q#qa%",
"8W{kAdq/%K+8frq072(q&BA(q#vU%q%*e,q&C+%q#r$$q'Yr&iC38grq#qP'>$d~!!!#Gs>%s>$e!(>&X;7#>%s>'e%lf!(>(Xt>'65q-%R%>(q06'%:`q2Wt",
"+>)e!46>q&<~%>)t>*se#Y:le!)q#o[$:lq#m@%q&Bd$q/%6)q-*%(=rYa9/:2q&AF)>+d~!!!P#e!2>,Xv7Z>+e!,>-d~!!!P!e!&>.d~!!!~#e$>>/r>,>-",
">.e!)>0r=r>/63q&<q%q/'L&8vsq/&u%q&Eq'q/-q)q/.$&8~sq&=+)>16Us=oW/>1q#s:$q.FR)mE=gD^iEBq07V)q/'$%e!^>2v>3r>2q&A=$>3s9,rq&;b",
"-95tq&@u$8%s94t>4d~!!!HDr6%>5d~!!!$4>0e!/q(t6+>6f'&e!7>7sq&>A-iFe;)V~q&BF'q!_,:6=tf!(6;jS$6=kS-eEah!:6Kg_KfF%8g#jq~q-:4%e",
"!6eF5h=W`3*q#T$$3l7Nq,[5$4h!9E$raTe|ynF4`b5E)f!ylF4p8#b);@E$E)e}2eCXW'p8<E6s`F7jag;S+q,@6$;T/ag;:e!%=B3q3yb/ag;CE!ag;OE$q",
"#6W$'ag=Fq#7S%alg!6>8E*g#+jr'ag>9E.h@EEUrEUeEoq.Ds~-c7d~~$8q&=e}}q!gb>6=v6=y6=~D9K~V;1q.A0V8'q&8''8Tq,x{$g!'72q#C}$(%s&`b",
"6I%f%UgL/'iM6q,6m-`@&7#q#VS)h/k,r`l8'i/g.rq,*U*`V0q%kI%d}CZ*##g'A2r's1r%`/4j'rh!8D}r,f%Tf61E!p(+q%]=$E&`c1eY'E(7#`b4e%:%i",
"4;D|sq4/W&bl24-/q&4`&q3}*7q.Bk~(q6%9;q&Awd8UtNas8]Nar8_s8Uu8]u8`~18]w8_s8]}e!V`,8_q&Aw08]r9;h!fq&Aw+8`e!6q&Aw(8av9>{8]e!c",
"q2`/P9;{6#9Dq,}<-;2jY.8gv;.q,TE&q&EH,e3+>&q(tw'j!06=q02&&`P'q#-n+q(vp,`jW/e#}e#x>*i%l'uq,AF+>*tq#Q2).'eW9>(l'_e!v'sq,tu.a",
"%D~/q#vh%q/.,-q%~X&`,(g!4*tf/v%q,e+$E#sE$!g;]q-|o'E(s`dE%q#Z^+q&-0%E(g8-`l9@E,i+kk#]h#W&xa%E:'h#2`--e)yE<+f#cm.3'6_sf#i(j",
"&``,-f#Ce#25+!f.34q#2C'D}g&aq2Wy/>(sENye%vq,O+%={e%vq%n;'>0e+3e%u;2)f%Se!,*t,fhW&o51d}Cc(f*'d~!!BaH64Dge/x10f-(q.A_*q/+H(",
"=|e!km7{`i7Pf$#e!'(f0IhFJb8q#DQ%(>0`_e!~`3j5e:3q%n`-af;Nejq,.q#Nq&,+sq&'O-5sW^30W^12q&XX&q&&]&=}a|s`kW/e:,W'i''&q#<63e$cf",
")T`O,q%{8'q&4J&q2c!&#r$q,Ay$q/6G%f.xa%D}4f%Lq#=f*q3m(+2seGli0*W$wh!:*$s`de1Vq#M4%k8.0l('`G654f*=n((.%h!Xq/+y4i#fa%EB+h'3`",
"O&fex1f(E`/)n*{+f'&`/(j8}2s`/0ENq#D|-adEUe74EVr`46T$e;=0g!Gq&&f.g$5q#</%Whq-n!$65uq#yq%XH6%E<E=e!/E>e@Cq%}9&h%TaMq$:K$ad&",
"e!m're'F$q-3%&*rf7Ze+'gbZi$).~8`VD~W'q#_J'%h%pg#bd}CZ)rf$s`P&e(8E%tE'#`rE*D|iFE&e7>E%`b+e2CE$gH%`rE/q)7E%g:@jK5`99/E'63`P",
"2e!XE1fd{E3e!XE5&w(q#Z!.`F9Di#UE*~9EEr`@n%-q,_Z&ED'e-n`rEI1`<e!|;1%#ff!`{7l7T(#l#<D~e#REPfGR`{997T.h)mfB8q,_N/9Ir=~q%o|%q",
"%sd$8*#q'qb(fO5a-8)'*%#es0q&K7$q,t>%>!g7Ji;]q#@P%e>Rq%KA*q,t>,q-jw,.{`3162m(:'ffXg!Eq-5'&i7|%te0;E%q'7o'hJ@h(rE*:Gh*n10sm",
"6Y7ag>@e-Xh5jj!c&te&W/a{E4E20#h,1;Sh'Mq%u;7ad*fq|e=`)j%`/l'5`-)f'&+q0=C$q&EB,l&rm!p}e%n'radE'e!tE(s*xE,|f'Bf!t9,-tq-.L*k,",
"l;7h4y8`q%{R,>(|7N~.e!Jq&;)/q4To.;Tl$Y}p(3f$AfOuf>}fwDf-Sf+xg3Ijlde4zi#L&k-'kD'E)W'`/D|m(if6Yg;T.i,7*n/Pq-&i$e,Sf4GfyBE$q",
"$*0&e!0E&f-!aP94E7jLJq#nd$>4f1iD}XKh3.E#r5WUE'WQeTbE;e#&e*Rn!iE0yE0xE2vEDxg,xq&<f$EBe%&ECEDe!iEErE@q%v2*q!$nQeFGe#A(}'f0K",
"e#/5`,q%t;(e5Fk,t0>5`_q-+d.2s7P)f#Wg8aq#6G$q/8O+e,Gq%qh&q!#QEeDEh,Q}f3Rg1}f#Ff1zf!+&g#W<MD|h6{i&Qh.v+m&Qf4#k.cfCQD|g*[`/'",
"D}o=0+E$`/3E+f0ki}G+sq,wq&+-#(`2D}E/a(:5m!M`_4e4aE.z(D||adEEe*!EFre4g$e,,E5h!A0-|`,E3`-e&gW^E4hZTq*F#'E0E1tq$6[&d}CZ*6g(>",
"EOW$`,E8f$_bc9(60fWB`VETVoiqm`PEF>7e0J&r$s&ui/-.q#Q<&q%O7%e!jEYEZsE[q57|'>8j5Zg'Ejq1o%i}/e'.n%iq0EH%f#A1rg7=%j10q#J9.m!w1",
"yp6Sj6Key.q#RB.m!Y*|p#QE7~662~:k2`2~9ELp!u`VEPW$e'x0h[%e2da%ES4g!|.gIUf2l(x+h)Fh2V}>9q!%a`e/n1rbc9,#h%e&shHBq#V*.k$53q!%c",
">E,~.e#*q&8v&m#Z$~9E;~:62~=D~q%VL5p!}EQrp%rEUza%EW3h+Td}CZ(krg,60spB0`N)g6T,#g''f/Uq4^/&6=ue%}",
/* leaf_sort_address: leaf_sort.comp -DGPUSORTI_ADDRESS, 9934 words */
"q#3V$d~!!!5wq$cm=nv>q#3_{q+3Auq!u!Lq-{{_q!u(}q#4v9q-zL~&nitZq#5y>mtV}q-z^/ptZ}q!tVwq!tR~$Kq-vt'otR6GW+~S9M~Wq-x1)guymtZq#",
":SH`=%etdq#-K)(q#-V++ethh!A-q#-_'mtla/t`=5sg!8q!tnkE3~9E9~IEN~Cg<>e4Vq-uJ~0Z7d~~$8owf~}q#EB|pwsa/~Va/~zg*>jwu's95|-z/|1g#",
";W^/!iw{q'<q'e'[D|r$s4rekqD~mx#a%E!h!=E&uE$s`3E(m(Kf,BiK~eN+f+$ex2E0f!Gh*3`OE47#gSq'#q&vQ&,/#.q%ha%blE#E'3D}q#*}&q4]&H8*~",
"~(}q!xTiOitOi~~(Sd}FQ!4q!xR~*:6bu6c~<a/~/95}f82q!xRL6G|j5Ve7_E(q'Q3'i3b1h({E-ix[43~5eQdi!Rpx^E7E5~~%AaR~~0|",
/* finish: finish.comp, 3388 words */
"sVkd~!!!(Jq$F/<>:u>:u>:u>:u>:u>:u>:tW#>:q3gk~$@fyFkyRgyJgyRgy/q3go)gy@q)KrKfxZgy.q0p6&q5wO(d~!!k6w>:kx3>;r>:r>;q3g3~%'kx0",
"q!xjPhx#q!xMFny,}hv~gwsis=gu_g{;e!K><r7^6Arq2!$%f!e>=r><8qq.r=%>=kvhgspq5x5)gvNgu|7Irq%Ve%><fvakx:q*gb(6%>>Xt7#7!e!i>@r=K",
">>fv$>AX=7!72e#B>Br>Af#~>Ce#+63q%]L%>C><g}{q3eJ264>De!Cf%0>EX@q('2$q0nW.>Fe!:f!G>GX7>@f!(>Hf!hkvf>IXw>H9/gw{ivdq0wV)e!:>J",
"X@g!S>Kf!Yq(,}&>LXye!]q0o:4`jzf!*b>f.7q#M!%f.8}ghGgTl%65kC+7`,s`h>Dl/'`P+q.C<*>Dg!<)`h$f89etM>EyfNfiUY)u`h<*f8jpTy&'rh4Ee",
"7}+f!c>Fl!@a(&>GhC2>F.sq.*607Zq$1m$q'Fw&d}CZ*<gsz;:E=tiJ>('uECm:5g!Gh[m+ev2#u`OEJ,q%M6&oJo}q.#{(-xE#h#vE3ueRz>J&`rEb2fh^j",
"g5d}CZ*I#in(ETu`N-g$rq'CR%/gF!elJ'$e!QEkE%j>]n1cj2w}p#C`@e@;m%1+i%LEPhS3EC(j&_`rF#4q0QF%$gJ/`rF'D~jq}&te6w>K.$uj#h`-ERD}`",
"rF.E)hHr&$g%xq%o@.a(El>Ll#2`{9JE[EP<*g%2a.EREfm#HEZrf6$E^E_Ehq5k{%q5kt$EZWUF8WQF8q#li~(A`Yq#jT2`T~:`U~J``~:`Z~5q#m(2q#jTF",
"i^Yq-tF1a.q5s;-eIkq1jw+eQ(,q#Ir'q.Tf,3&e``0s#q6X%-,hK#jpyoc>>('q'Uq0e[Xq0`H&fhe0p0mej../('hsbWhfAE65f'})XN/ho283psAd}CZ)n",
"teP)(q'SF$h#^en7fJ)h!v`-q.dP%mmre!;g*+e0_(h,^$tf(Fg^dq${X%)q'pb'q5v43e,n>@e]W+min`7/>@e#'*`-+eO[#>@`d#2l#%f*[)i4!zi!hq%5:",
")`OE(D}f1L>@#pm#eX/)ecDE/h#mE.g!2e0(q#rM((sfY7`G07!e'$d~!!ZIKfC.$!>BiC901u,f#5q0du$5kJZ6>tE,e&$",
/* finish_address: finish.comp -DGPUSORTI_ADDRESS, 3779 words */
"q#:o$d~!!!)@q$MFH>Mu>Mu>Mu>Mu>Mu>Mu>Mu>Mu>Mu>Mu>Mu>MtW#>Mq#:Riq!A&=gA!q(QNKpA(}Y_>Mq#9C-WE>NW2>MWF>Nq$M5O~}q#9C}q!@c~#`m@",
"_}~}q'4y*q!@VJ~}o}+6Xug3ohv7#)63(q#Z;&p@`7x/~RE(v~}EA~0EF~=EM~`Ee~OEn~zF&|F*~BF1~nq%8J%q#7M~+E`Yq#5C2`T~6`U~L``~6`Z~6`^}7",
"<~>q!CTQq.7(*/sjqr*sq'b]'*D|)eB&gIGq(*/.jC^~}~}g'2k%&&jC`,|0}3zn-`f(K#.s'q%Ac'hd2e)Af0ih(P3k*,f%B/g%Fe%U/630i#64gD.D}tE4E",
"+~4E0tE;q(P)$h,)E:g!5e'$q.uj%E;h(pa%E<g1[1hD345uq5r,,-g#g|E:~9E@rh*eE*e#hq%w0)6>sq'tL%",
/* gather: gather.comp, 2394 words */
"fdqd~!!!&W~;q0}rzq!eGHnD^le.gDMndwle[ndJjdspdJldskE-q%+4;Y2>OfDgX29o>OeD]>PW/>OgDHX3>QeE2>P7pq$p=%q(sa(q0z(:q!d7lq&=:)q71",
"7-6|t6bX#gB,hD86%>RX=7^rgDv>Rq'Vg)6cX%q(dG-7xte!.>Sh!H95r>Sq(e!*9Mtq(hL'7#fD2>Te!67#s9er>Trjd^6{sq%,J%gF/q(iK/>Uq(eb(>Urj",
"d16}t6}hdRq4F^&jd97't7'6Eq$O)%fAz>Vq(ew(>Vf!d>Wh#R=Ir>Wrq(q;'>Xe!26Js>Yr>Xrq$L.)q#U<%q#Z>'>Ze!>6Ls>[r>Zf![>]h#@>^r>]q(g!&",
">^e!3>_h#|>`r>_rgDXmC+q6$C)gELlBw}q.KC$9;q4G['7Z#iA+z(u+i/R5sq.a&6`7#D|e2#+f08`8%D~a%E'-q,9w21+g!]E*m16`OE-(f-&E*#q#,Y7a%",
"E8'reAC+x4#e,},se{2&q2=|$0s$q(>V2q&(H0EJt`/ex=mx3'e.%e!hEP/fr*EQ1`,fst(&$gAUpq3a.E1EJm1ZE5g>nE8E9ELrE7rE7fU-E5q!^Jnq(S6,e",
"Fzq,Bq1#s6GiRZq$Lv0iZ5(tg!c>O;0q/'d$k!dp#W`G+'`O*f$k)p#j`-(-h=!0tg8Mq#)}$hZ%`06|g[@gEdD|q%_+$m!0E#q+mC&-1#5`.52e|0q(Dp($e",
"1i%d}EI*O&$#q(Tu)q#G9.gI5g$$`C8(q(Z2)h60'(g4#q'n)&>Q`5d}Cg*Pa,sq(Yg'(#d}D^*O;0e26(!e(Z%e'Cg90e7Za%evRf&nq$in/d}CF*Pq,0L*i",
"Iog2hq#]g)bW=C-*)d}CT*O+fU(`,,`h&m&s.h!EaRsq/rO/9M)sj%%x0/vE'tq&)w'D~2eYfE)E!$gF_aagb)ea/%f)+q$=c%h9abSgW2faDe!6e$Wq#)r)n",
"K]0ubRtg^sq([-+&f%{E@q&XU(E=r,i!:0s#EFq&Yh'q()O%d~!#-v}6%DgEJEB63E8E&E))2#3jB:9t`5p$oq'|U%g*_q'~j&i#f/g`D)rg<qd}CZ)Ih$~2.",
"-r/u0}2sg$wq0#v/,+q(A|&E(*#$h79E)5h%/d}CZ*Yh$+6Kf&>E$#h%H>YD~yk!<`GE4f$(E+q$)k&`bE6#q2/B'%#f(;)h^,hc'd}CZ*[g#@E8h&>d}CZ)!",
"kMb>^&>`l:1j%/EHs#EHe$tgbWEHg%[n%KE0wEPrhbvEPhz8ELrELe+x",
/* gather_address: gather.comp -DGPUSORTI_ADDRESS, 2997 words */
"fY{Z8rq/pc{~}gZMn7_pZ$q%(DDW=>ag!(q!7*Gq/n#Bq&WY}g4xq/eb%q/g'%kZ+}q#nr%g6Aq7=c.g7_}7xx7xq/d2%o7_95|9M|9ev;ZYYk7Z<~tf[bl7L",
"=%|=(tq6oW)g9:k7/=I|>Ytk7+>[tq#le)g8ho7+>^|>`x>`y>b~Z6G~~%4q!Ts~#E>cr>aq/#7&fGy6Jax'q/M+(eXL6JaS%j![`-'ehU0raS#%j!k4rf!bq",
"%T!&j8Iy;X~16`~P;X~VoGiq(QH&`-e8;eGq&#rgLkh!8hoA%,#+`AoU5j!OE.q2g<*`=*iIqg9!E0k!z|E:fK|e!}'t+r)vgLee!}-#,~5EGf!Rq%_U'fR9`",
"=+m##EJgV7`.E<EA#-`.EEEBE&.q!:#R;Y~>;Y~Ya/{aR~Caav;Z{9e~ObSjVkiXmhLW*x7[|hU</kN>e%33q#^z$1g:*hO!p!cE$~9E)yn:{4r2gPRe:{2E/",
"3j9qgW(i@|d}Cd!U>cf!`ETrq#v>%i+iESr+fW=m!A1#E]|E[rE[d}FX!%EbEY63EPE2E@+3#4p;&}6ayb{i$i}4~9E!iOAD~sgT@g:fh&PE&E!D~rE#uE$}E",
"&sf&Io;R{E3yE4E)vb}v6btE/w>[}j*=6bh$[EB#E7shAX`bEDg<Xh;Y`=)e$lhY4jd=d}CZ*^tf){p;[>`&>b{p%SEW#EVug!gEWsg+;p&4e<qE^k!BE_sg0",
"xfdZEZe0U",
/* tile_sort: tile_sort.comp, 7853 words */
"fR$d~!!!1Cq$0Q&q(+O18b8f67@`we9pq%[,^q4||~$Lq6T*(q$1W%q$1`%q$1[/g=7h=X@`W(YFq#7FKq0.F)fvDq)GO&WD>d6Ue!*>e>devP>fe==>dWE>g",
"W/>dX3>h6#>g>g6Uq2)#'gvnf=gq3;W'>i>du>iguUX3>j6#7p7W6tq)H.&nw,q2)M(q$3!$q%^=6q#8Cuq1Od~&#gA'q1OI0q66S*>kXA7U7#q&s7'>le!,7",
")q$1>*64>me!0f@v>ne!(6Je#I>or>n65f#P>pr>m6A>oe!)>qr>l6J>ps>rr>k<+>qX6q0,z,q2*#+e!(>sXt7Zt>tX:r>sgy8:3>tq$.m%gy8>1tq2)`&q$",
"3L&f!x>ur7D>tgyV>ur8ssq$0g%gyRgD7YCr>vZP7^e!g>wX=>vfx[>xd~!!!$187>ws>yX@>xre!U>zr>yt8}e!*q$0-$8}s7Ot:5tq$3]'gD_>ye!->{Xw>",
"#;(kDD7`slD#7xtq$._'q$0t%q&y--8bt8YW1q$34%q75%'>|h$3<_e$->|q$2:%<_t>}h!4>~Xt:A>}s@!Xx7U6=s@#h!(@$Xtr65q)@K(6%@%h!4@&f!.iE",
"K@'e!27[s@(h!(@)h!K@*tq&z.)@+Xv8Yq$3=$@,XE65f!|@-XE<+>rs@.X>@,@-e!:@/r@.7Zs@0h!4@1h!(@2u64@3X@@2f$6@4h!4@5e'}@4s@6h!`@7r6",
"Jt@8r@6@7s@9r@8t@:h!4@;h!(@<u64@=X@@<f!`@>h!4@@e!`@>s@Av@Br6At@Cr@A@Bs@Dr@Ct@Eh!4@Fh!(@Gu64@HX@@Gf!`@Ih!4@Je!`@Is@Kv@Le!(",
"f!4@Mr@K@Le!G@NXv@Mf!`@Oh!4@Ph!(@Qu64@RX@@Qf!`@Sh!4@Te!`@Ss@Uv@VX>@Uf!A@WXv@V7Ze!(@XX@>rf!G@Ye!Af!G@Zh!A@[r@Zf%1@]r@[7Zf}",
"Hq#@+&q3B!+hG}95s@^h!M@_e$>7Uq#!AAe.W@`rq)G^&XC>d@ae!(q0.,'@bf!Tg_>gLUq)J2'q)MO-q79p+:zq$9n(:zrg`Pq#!h'gJv96q#!U'q79l9h|{",
"e;A`@%$pz]`O'(h|WgQhq#ud(q)&Y-`{@d3,(`h%l!V`F9Dq&)D),l~R.(9e#n~g`46Te=m31g!JgSkp:&`B;4E0E)q$4&,`{@eE4E-E%g!2q7Y*=h]fq._e~",
",>q1IH@q0$4(n,b6I&q0$8,!`d.q&~R.q0$8+q&%E*f$7+g$;fcV6I,q0$8/q0$4(p#$q0$8%p!uE/~1q0$8Dq7;lyq)6j(n|1`b$>rh/@q(}g'i,^akf$$q#",
"mK$i.P'saW7L*kJifOwq$21)i!Od}CZ*ysq&kG('zi(e>d@cr>ef!G`o;.q,*L$%d}DO*d$q-+E)>frd}Cg*dh!]bGta_e(QVme#0)j,:are)$e#1+j.ag#!g",
"$U-Voe!~/f!6g2$Weh|:>hd}Cg*gc(o%@d}CZ*{td}C]#p*q#gP%c*+g!(hND`,e#U&hRLW^'!eQO%g1-iM0!`r5fKO`f#5g$E`rD~60|gjUg!DE&vE'vE)~0",
"altf.#q$1m$`3$#g!Ebn2)brv`Eu`u7i,5n&ia(>y{e[.fRve[*iR{q/aX'q(iw)/D~sl(0`rEHq&6((`rEI60q&{<5`rEOk!CER}`rET60f%6`rEV60q%#E(",
"5sf#;EZrq&2W(E[f!+hUpk!pE&h!CEbyEe}a%Eg6=f!pa%Ei6=tq'H,%Weq)E8167g0O`,8bq$)V$WT6%L}8fe0SL~q)=R/;<q2'0&g`Xd}CF*ge!$q2dK->~",
"q#4I.eVTf`8`b#1`-2>r`c$#e*m4g56(giF`@e2lm9$0q#%)%&m`'}`c'E+e!>e!U+#d}D^*d@c#d}CW*gE-q&.}.q#7),>ruq&{`=`b@!/`P)p9)`b@#e#V.",
"e!weQBd}CT*de(CED!c-EF1f!*EEq#5#$EGEFEKc.EHf(Uf!'&!g&uq(7d.q#7/9p#{ESuE;e##ET*s`B6S%q#iC+q'H&%e!/EQERrfUVENg*5;>o%Zn%_)~:",
"3r4wD||E%~1`c7UE'eTXq''L'+e!1jcs+u@$o#rE2u0h%nE4u`O:|,e!4(`OwE9&tq!cxAe#I@%q#y;-`[,@&c-EG-f%[EGe%dEI%tEHtEJEIENrEKuEKtg2P",
"q#o0.i!|1q!&}H@'~2@(vEduEbsEfuEctEeEdEkrEfuEf~N@)}EsuEYsEtxg%*EYe%3@*/c-Ez#g!4&q#|e,EtrEte!/EuEvsEwrErWeq#/_*a.$8Ya(8[#a(",
"#@+k-3q#nv'$q$S_%k/q;Dj'^e'+$ag;:eg9;>('&e!*gAAd}CZ+/t`d*@0q#A5&@/*sq#<I+;<0/@1f!0d}CZ+3q#A.&@5g!Dq(|7(d}CZ+9g!V4@:v@9+~.",
"E#E!@;td}CZ+=v@@|d}CZ+DuE'@Ev@D~/E-E,@Ftd}CZ+Hv@J|d}CZ+NuE1@Ov@N~/E7E6@Ptd}CZ+Rv@Ty`dE9>ra(@W#n!IE@E>>rtd}CZ+Xv@Yzewqa(@]",
"o!IEHEGq(wl'q)%[&>ja,aKbUsp*o62(sa.q!(3Bg7h/q#~1$`P*ih1klV(62`[/e@wE'c-E)g(0E'e(8E+&tE(tE*E)'rE+uE+tgf-q3BA-3mn&q!#AFE6s7",
"[f0$`P+p)X`O/'`<EFc-EH$i.UEJ3z'~/p#Aq$.5.g{5e!/EEEFsEGrEB`,EPq$8H$l,xEGsp.k`-)'c-EY(j.eq27A*q)6m+`Ge!Pg)8j`)`/7U%m&7;D(*6",
"2u`/@^)n!7,.65v@_-|026Auq$DM&6226Jq#Uq(2sq&l}$e.ifkID~WYq3It*e!QE#E%)q&>[(q$'}(q#6[+e$4$e9Ai9:;Lq#WLSp<ufGL)n:Gq#WLV9:~]g",
"%u@di$-q7/#&`jq/j]$e&B7Uq%lh&7U`H@`f:^`m7hq$2K9-f2*c-5*e!w@a`/.0e!>E#a($#me|E()q)04%c&#e1{*hG`E)g!8d}C]!tE)e;/q29p-g10p(>",
"W^E*E#d}CT*iE,e!'e;gE)E#`{;FE,E+E*`B9IE(E%Weq$=j,;!sq2<%,q#NT$@bf#:q&S-Bh$3q$64%q0$#,f45e&xh!`E#h%U|`-E),etyE'#vq)2}2`{;L",
"E+e+jq&e%%Weq)=%+h#'q#;E*hOr`7,e#5(q)Mr,h'W(f%if*Kf#@huA`7D~.e'r3q(Ms%&#fGCfOcq)1v(d}CZ&7tq%Wi$q/~j$i!6h'zk2}6>t5g).;1tq+",
"uf*q/kX%(g;H`N)q);y+h)D@exq2Iw)%q!%1=1}eBFe!7D}q$$x$e*`e@{3q$&$5`hD~a(8##nS)g%Tm;Zp#,}E2m(%E6eAME30q#O,%E7%#g1(q08V0",
/* tile_sort_address: tile_sort.comp -DGPUSORTI_ADDRESS, 8268 words */
"q#&o$d~!!!2>hj+q']D;pj6q$x[c~}q!h{Pghwq#`=Pph}~}q&.N:q.+Y~&Oq0sg/q!hR~$T7x|95~~#0q!hN~%YkhJ9Mx9M~h6bX#q*8^&phJ9e~:6GW+y<~",
"~d6G~]<~~96b~Nq.'{~/Eq0mK/q!k4~'Aq0<,%mk8u,v-~=kjtD}vD}vE#}W^D~q#<n&g!GE(vE)vE+}eQB!jk>a%E.63fjeE/f!'`3q'^g'`<E3e!$bn$#ek",
"Gg)Eq0H4%e{kE7`<E9q)T{%pkK){EEuEH~6E'}EPyEQ~7EWyEZ~.E]vE_~/EcyEd~7EjyEm~.EovEqvEkrEk~>MotMp~~43q$!9Np=0kI~}fDl#065h8M&tq$",
"!=21e%T0#/q$!9[9:~Hp#c|E<{q$!9=q!lM~%Ve%DnlO'u6bt-~>W^3!q+jx'E!mlRjShq$-h%q(28%(hKckl^+rq%8n&`=+q%3-(g/lq0Fa-E#hlbzaa~~$E",
/* tile_sort_rolled: tile_sort.comp -DGPUSORTI_ROLLED, 5071 words */
"sVkd~!!!+yq$)m-d~!!k6hw@`q#qG&q#Vc~%+q#rf,gmPq#VT)q#VP[im:X3@fse!)q#U}Rq$mA}q#V$~&0ileq!kp;q#tO+q3^R1hlMimBil$e#i@gr:57Zg",
"lq@gye!5@helQ7Zu@hymk~gffq$P0'@iemwq8hL&q!g:Afg{q#OW9q$nl1q$OS(pg3q6Th)kg77xq#O`z;D~07j~57x~J;G~/;F|q&V[~,^q2w(~%7jd@XN#l",
"cj`9:2eqCq%[e,`9>ye!1ndXq%Pa$q%-_&b8teAy)q%Np&q1Fz56%8*nd[q*q=$q5v3&p!MgC@q3OM/7LugbK#se##*q%Fi$e#&q#1')jdIe!m/tf,HhUAh_W",
"@frq-V#+eEX(q**]%8**f!%`f&t+fbm}bn('ec1a.,+q%Lw-m4D4sePRE!20f!'42h,vgf5iONgCbf4c62t$gFfe#)jD1*gL^q'#Y&1yg#Q'edw4`f/5k#H}`",
"/0D}z.|`-D~6=q*&E'D}D~+sq8A9.q(DN&E(E,yfRCE%E(E'q%Ok)nQ=iTxhJ;)sq11%.)q%Lw*l(</rq%Lw+3~1nIhh^c@itkS|D~62e+ueUUfbSfnb0eFcE",
"1nV_'&E3uq$u.2WUq(IH$Whq'wM$65f4JE%q'wZ%XHq'wz$e!/E1rE,hK&i$+g!LeV|6>k#`fSp)gIUq*Hz%)g#bmR=};>q$t3}}q#=g};Dxn&)&u+{`-/(fP",
"gh#:/f$%fPZ&q$Zq,'$e'n/#/gYFq0nj)+eQt`B;4eL,WegoGq!PSDf_H,+h8Hq!M8ED}wpP]E$~2E*tE(~4kPS;Gq#<~K~}iV0e<)(rg$ifPF)iP>h=eg_Hk",
"Ujq!P>T8*~P7j~t",
/* segment_sort: tile_sort.comp -DGPUSORTI_SEGMENTS, 8629 words */
"td~!!!2zq$(*:q4ac~#K@ju@ju@ju@ju@ju@ju@ju@ju@ju@jtW#@jq,hD`gOaq#=mTq,hg>q!PTFq'JM'q#>,~#2q,g(~#~d~!#%|K@jnS*@kr@jr@kq,g#[",
"q,dk6X6q,g7z~}pQ$}q#>b%q$(*9q#>S~#fq#>@)@lXw>y:5q#>`6:6|@mr@lv@m~;:7q$(2~&fq#>d/;(~hq#>UBq$Nw&8~sX6q473'6%@nf!(q)&3+jWPf#",
"~@oh!4<Er@ot90sq,pU9q)&6%gX;gXsq&<<'q%)C%>6>yq26:%6%@ph!h=mr@pt97sq9Au;q%~@'<&q+vw(h;1f@6fL.,#q#!4-q(r'(.)r#2q(rA%&q,Vp/h",
"I&btq#@,&)&eWx+(fBw'`{@d-*8ieh_f!<d}CZ)mhXM308i7TjX3a2u@eD}4h!2q,e[~'bq,_JCq$(f~*ad}CZ+l~Zal~Cc<~s`x~Ba/~Bc:~P@l~~$57b~9M",
"2tM3~X7b~~%^7b~~.:b+~~)-kiDq+4l$$q#9e+)v'~~$7q#Wp(q2%e$7Zsq+GP*h8]aMq!(3>/shGX`/'#g+Go.dvp#dD|`-5e(OE(vD}E!sE,}`3q4,!*g%$",
"-hzjeI}9Qq)$>,1e>WE6E!sgT9E<#f(|f(gq$~J&E3Vm`P$#hI+`b%f:-E6`C8(e:,fIbE)d~!!ZGz7pDgEGE1eCef!Ug/4q&2J.`2q:CR+q&,F>EK`-EJe$G",
"EKEMeG-EWo#ta%EX/`,fF0*joVg.Iq+YD+4sW^EYERc9E]e!'e*,EXERsE[EZEYsEWETg<Qq&Sm$7#f/~ESET!rEUe<VnqGq5,=(p'*}jKK1m<<,vj%6@nh&8",
"h#%eyLm#pf#ke!8hPsfNzg0vd}CZ&{g'fE.%g%M`rE-E*l}Xq+;R'E3*f)%E4rE1E/j!:q+W~'E.E/uE+q&08)E.q!#h=EB}g#Od}CZ(Eg!|EHeE6EF2`<q&2",
"=%%#j7abjg!:EN.rEKD~g)6j!:f-Uq1}5)gS/",
/* segment_sort_address: tile_sort.comp -DGPUSORTI_SEGMENTS -DGPUSORTI_ADDRESS, 9031 words */
"q$.[$d~!!!3s~Fq4|w4@qu@qu@qu@qu@qu@qu@qu@qu@qu@qu@qu@qu@qu@qu@qtW#@qq,>IKq!oSY6B~0q$.VBq!oQ~#`q$-g)Y&@qq$/#0WE@rW2@qWF@rq",
",=,a~}q,:t2X6q,=<~$(q$.L/q!nt~$]95|9Mwq$.T~&j9ejnp9e~n<~~qq,GR<ins6Gq%W}&q%A!%q!nw]q)j'*6Ghn~q04{+6bko#/|3u6ax5w`=4i!Vfo%",
"q(7N)go'}E-~Lq9|_%Weq,;r~*Rq,5uCq$/9~*Leqf~}q$/9wa/~EaR~Ec:~]@l~~$57b~9N#tN$q!q|~43q$/9~(Ofr~}bS~~$_e(+ns#*~/W^-j&H0sfHvq",
"!s&XE-~[E=|a%E>q)u*'fJKjs(E7xE*d}Fa#pEHE2eD~q*vG(q)Bt.`2E<q!s&HELrEKsELENsEY~.EY~AEZESrE^e!'e,}E`f!'e*3E^E]E[`<Ebe*5EZ#q:",
"wZ%js*EVEWsEXrEQ~p6K~~$<",
/* merge_tiles: merge_tiles.comp, 4407 words */
"sVkd~!!!*]q&<o4@`q$5#~%#q&aq,gu}gtMgt.q$4xVq88U'@s6Urgs<q:sZ%X3@t646t6t7RY%@ugrQ64e!M@v6#@uW<@w6#e!0W=@xrg!5X3@yf!.64q%iz",
"~%6q&bV=~}q#c>.it,q$4G*hsN@zW!e!e@{r:2@zgrK@{~5@|s@zu@|}gq6gw_q*Z.&9'V{rq3tR)e!*8UrgybgsZgl>hk{9+q'ue$9+8]ve!*8_rWB@}:Se!",
"693r@}r938`rgxWft0jt~WB@~6U6Afz;@~gxril0gxnkl0itOq$3p)guiq$3bPq$3Y(65v6Jtf3Kg5.`72%`8#6J`O$#d}E'+u(%#4*'eEy$fITE!f5u-fZTf",
"kPe5Z7sfVRe5cq3-l'e2=/$bD=71+(&ekK3%eCR5E1E(q*-z%q&{(~*Hq$0~~$:a6~wjkY@sa,sgg<e#cfcgedYf)qg#aejsf=Rh,*h&z'f)Fq&/;(@tbUbUd",
"}Cg#Rs`<&e!$fbh}`qefH-e!$hc2a(q/OH3@vd}Cg+usnAO6A{q'Oo$e)H)feh`@oIs'q3G]'(*s`V3Vmq'm[%5W'q$/U&q'pm''q3/z$D|hC>q&4c&(q3WM$",
"E#g)wp=:hg7@wcCf,Vq)u>;,#k>]e-;q'P@*ad4V|`hfD9#%aO8]f-Lf%$arE!Vv`f$q5^#$D}e!0jQx4h$2mQxbc8`E'q3N*.pRehR#g#Rq$+(3@zzq,6H%`",
"7)7se_Sf#Rm$z}+s`817s`ceh%h2qf#v`VE$e%+f_qf#zE't`VE)j$-'f$(&e#}E-tq$5d)e'4eLy!&g07`V'fj)E.shAZq,P$)6>uhR>q,r/&@xe#sgDleHh",
"giyd}CF#RiDp+(se5!-j#xpHQ}o'@{e%//(h0&`G+7seltE*f$QeNMfM:E*`VE0e)|E1W$f'.`/2e!4E-&e%tE#`<e!*E.!e!-$bW=CE0E/q5`}+e'ID~q&cg",
"$2q'M<4W^D}5q$HN%q*-B.q)lF%W_q**w$e!/E.ewsq*;I%XQq,>I$6=uXNE4gK9i&A`jo$K)tq3Z($q!$KMp'X.'g$KD}e#p*jm!k&YadE.f&Pe)B1g!B'h&",
"ME4ueM5g(KnZ1zp%GE/vE8`VEBe%7ECv.e!^EC/f%4EC!e%<E8tEDsEC&sEFEEED|D|t0x4}53uq'Kh.q)o,%e!/EBECrfZ.E>q,[)%e%<EIEJsEKe~Tio^@y",
"cCePlq!+.=-{2q'IN/D|Voe.Og#}`VE!g,S`O,j*@q$9{+6Aq);6+e$WE(q*WT1h;kE-q$Mg*E/'7`}adE5q']k&E4g0ze,8E4gUBg)wf,EE7q&7A,eJ%,E$s",
".r.jK:adECg,m98#E5eJ&%E*vq'W_%q*-g%e#=E@EAsEBq/t`%",
/* split_runs: split_runs.comp, 2282 words */
"fJ*d~!!!&Z~E~}q#<O%gH(q69y=fGteH/q#;f.kG~q#;1&W=A!e!'q&O0%A#q&Nh%6UeGe~}kD4gG+gDwgD<fGy|q.l:)iF{q%ER+A$d~!!!!giF9fDlq$W'(",
"eDBA%r8J7^gD`A%~5A&s7^uA&}gD:iELq:f,&A'e#Oq#6h$A'tq46>(A(r6>7#sA)r7GA(WB:le!)fE%:lxjE=A*d~!!!!emCwq+%G%jC{q8YO-6KuhU*fC:&",
"gD27#e9AmbrfXjfn]*hW4fnV4eD&eCp4%h*b`8e9iesKe*FE!q$CM'e]Hf/wE,`46T&%E$E'hRvq0LE%#E+h!]E-`//E.e*^E!iU1k+NE3e!:E'q'aG*E.|`7",
"D~E6`49L0E/e!Sg!=q'`E%q!DSnq5D'~$@`Jvq$K~}q*C%(#g'%q#*}*9kq.Gp)`G&q,)d$q$%!(jFX`-(q$%)%q$K{97guq/cz,i)'%e!m7G#q$>u%*e!(.A",
"$f!vl=IiCxq!=IEq$Ji)q$D%>e0s(`f#.g>@h9+-}/xq$D$.`/e'9nZu5f;Dq$J2)ieEA!e#8h9BocHA)m6Ce4mo;xi#^.%m78}h!_m4<h$2`7e)=e9JA(e$~",
"f>>-g63D|e&&E,r#$f&Ca.&E/e&iE/o+CW^E0'e+sq3A^$#E6q$Ly-'E:sa./E=z,|W^rD|g4;g_}q',5.q,Ps%e60E2E3sE4rE/i#gE1g5:E4uA){e#^h59}",
"k-Te%=q*9[&/k%;9LrA#rq$PD&q!$ZEfeX2zef`D|f9Re#12rg(h%jLRq&W~.h!a`/sn!WE)s7Gq)!1'E)e!/f%DA*`VE+q$FM)e!2E0s;{rE/q$FI*.gfD",
/* merge_buckets: merge_buckets.comp, 7788 words */
"f5{d~!!!18q&Iq~%An_/q#SR@g8;q&Iq~#IW=A+6%g9#j9*W<A,f!'q#S:&q!_w~&fk<To<Nq&IOkq$s@1X6q+>/&e!(A-e#x;~sA.XtA-q#Ls$A/X:A-A.q#",
"S]%:2A/~=A/~2q%`~=A/~0:3q&IQP:5~Cq#Un-A0e$-7Zq#SP%A0t>|y>|wq$CE}A1sA-~ZA2sA-~ZA3sA-~ZA4sA-~TA5sA-~;A6sA-q&IUFgC~q#QM$gDhq",
"(]B%WBA7e*Lq+BT$A7s7Prq6WP%q6X8'A8re!79-rA8r9-9Rt:Rrq#Sj+q'Io+jfyf+8A9XpgDs}pfoeDseDDeA`($ps_q0AL'+j>(eDceDE3&1%ag;C(d}C]",
"#M9RA9f6zf!(62q&o+&-efP%/efJ(*g9:q&H8~(A``y7B|q!eKMq$>=D`Y}q!gLBq$>=~$ja6~wpKE}q!JeNq#MA38'{jK&fL3igMq#MAD8*q%ZXL9:s8*~1i",
"cCq&Fk~#{bG~~%!LLtLM~MW$~V8'~<8'~~#z8'~kW$~V8'~/8'~<8'~28'~~$w8'}f%iq#M*~#4d}CZ,1|A1~Hd}CZ,2|A2~Hd}CZ,3|A3~Hd}CZ,4|A4~IA5",
"~GA6~~%K8'q%ZB~$*fykA+f_1l8Dq$hR'*#sq.#v&+`3q5;Q-+seI6/`32#{/rf^E5s5q$iP+q.$`&3f!9E&j^z`,f!.E*f^yk!.E.f^ui!.`N'e'zE2,yq)x",
"e&`be-ch$15&faU')s`2q'^q0a.ebim'-&62q'^9$f9FEDfc#D}~.E$s`/EME/z.xku9`.E%+4#ga(q-7c%5!$g.xXQq5VI)q6~F%d}DS!%EKEFEIEBE9E)E&",
"D}q(]s'gbGkfy}:W{`8(7Ge&&0pAY`7-7Gq-Vb$q1gg$)54lA]`/1mC$`i9.f<d't$q(Ax$e!,(hHr4rq4@%+i&_q-[:)jbs7Gxg!dedTq(_E'e'Me!;+.p#F",
"`,)i')fp2&#q)'q'(fm/-#q*~:&7Se;X,tq4Dx'aW9Rq#.$$%q+k=-eibg&762)gek7Gm&7`@E,'a(eEjm&7E0+e!_fJ1aY1h%{WV6U01*!q4}W*E3i#!E6s3",
"yg&)XHr01e)s5iJ[E6g!GgCYE&rfzO`i:RE<jj5k)F9FrA,e&.q#Q-4q-pD$q!EX/'q#6M&`c65h!be$%&#j:@*l7}q#Ee4.{*q%.i;efkf5KE1q#KJ&0E,sE",
"6|q+Ts,7#'k)SVoze$<q'fE&5~9XQq+=r)f'[hMBe!T3h''c*EME.f>Pf!ag**c8EPE160q$>^5W^EOE6c9EQe!'eCGENES`{;FEQEPEOq;o`'EAEB6=tE=XN",
"ELq&Kv.p)]*{f6df9iarq'@O&e#oq-(L'4.enm'q#HQ$$q#Ig.E!3q'wx$+e}Lj!9k8'6>ue&b",
/* odd_even_merge: odd_even_merge.comp, 6441 words */
"fiLd~!!!.hrq'd@4q/sh~#GA;uA;uA;uA;uA;uA;uA;uA;uA;uA;uA;uA;uA;uA;tW#A;q/sclq'O%-giAq-=$,lkdgi6q/s:PA:e!*q.Xq&q.X%&ghtq.X6$",
"q%,)~#~d~!#F]/A;tojAA<rA;rA<q/q.~$aq%ZD/ge<q(*O)q!hM@ghtq!hQDq)B!)q)A{%igzWNA=6/q<b=(:YW2q,({'A>W0q)B8%q.S@+8asq,$}$>rff/",
"A@X:q79J%AAsA@r8ue!)q%]%)q#I1+8grghYkiZABXA87f!WACe!Q6re!<9(q.Q1)6%ADe!hf!8AEsADii}q#Ie$fiMAFh!OAGtq)>c$h!KAHvAIsAHigYq.W",
"H%fcpq.WK%ibdfgHh!9<Mrhc-fhqfghAJf!5il.AKXAe)=q$6&'q$7U'e!(ALe%c>>hikf&,AMrq(-&%ANeilAMij&q$5b'q<e(0f!EAOXA>rf!>APe!(6AsA",
"Qs6JsARs<+q'k+%q3z.-eqDq'Uj)e#W<Nq%&n&q.]0'<Tf%L:Nu64ASf#VgmJkm_q.]j'ATXE7#6rq(Mo17xsq164(me.XCA=AU6=6=he/o=7q(|S%h<]q(}'",
"$hWiW^<N!q7m6,W^<T!h[9`OATg[<h3uW^<Mq.QR$q56i-D~s`q<Tl6U`,<Ng:*ef/h6O%&$f[_>re!Bo[p`,8UgZL%#q#_o,e9PeAc-$e!Jq*$=$eEi$q-Q}",
"%f!Td}CZ)Kq#bs%;9gHmq#*''q/k6~,,7bq#l2-k]pq;gs$8Tq4DM)fB}eBye-@e!l%ne5q.I.$fb#8]fX_`,8_fXme!1j!Q-e'Z'q)8Z)A:q*/s+e!j72d~!",
"!ZH+6UDg((e:tf!2`af%IeNy7#}egL+d}DP!U+#d}DQ!U2AU`O72.e)Oe!+%#`t'gF]*fKO.gLr`L1+D}/`N33cLE!f!@f!ID|yq#EB&`L+2e(vifajf&6]q+",
"L2&6J`['eK>&rq7/D$q4t%$q.@j%*7Eh!:A>r&q25J.W^8Te*#8`#e[$eL.#aP8agC0l`(pQ:q()j%)f$V`3+:M`,8``9$e$,e!kfLcj!P,tpY%(D}q48p-q(",
"w[$`[-f#%#q$96%2e!*1q(k5(q#lt/q%W]$q+P*&q%W]%q%S_*mRW}e!gfJ>bc8g*q(ma%7L%tghUg#n)r7Zf!:162vmgEd}CZ,Bg!>0rACs9(D~63~0bLuD}",
"rAEtE(p![q&#S)6=tE&tq5&33p#Yg!_q#6('akjI:g#Vi!7q+@:*flraO8g5i#zd}CZ,Fu2rAGh!Ff#FE%63m#^bquE!rAIk!>E,62tq(<K2h[1q-e$&f&w7f",
"f&|e&Q`[sf!,q(sT7`/(@$`9#/+q7:L%fK^q)4/&`c/#eKDe!-9,fRbf!494fRlq#oB$f#lD|tjGVg!8*eGXf!8e#kjL2o^Q}p#3@)sE4E0~2f##1q#GD&`,<",
"M`n9K$f#Ba.)#q..(&&9)q#{.(EIrj#</e$eE'g%$q)+22Weq)#N'q!$dKAJ~.p#Rf#O`O7Gq)4t&en$g#U*jLqi4Id}CZ,Kj#R0fJY#+xbjj!75e$~E-q#q-",
"&ik_g)sq#rG.g#o;9uq4x0%>>q.==0q#z@*(e#<`d$#oNhh&=(`7e!Ve!<feQ`-q#S!&>>i$Iq8G7,){q4X|$e+zg()h8:o$=q$tK'f/+XX6%34!h+ZgQG`3D",
"}>>j:qh8tE(g,*E$`GE'q$$E$a#%e4yd~!!ZIu6%Dge^/63#g7wf!@E/q#6g$g1ag0be!eE;E<ALrE=e3&hZef-yl/he%^'rf%c(rg$6d}CZ,Ng1S'eN0e#ig",
"(Wf,#0g&~fpV&%f,/h'-/r)`V+e!E.gtCgqy#sq1&B%3gu6`3%$bi#)$ioF4sh'{D}eT_E#!bJ$E#D~W^E!g&Pa2taOe*ae#6h&:bJ+#%f^GbJ,&e/N%!g.7q",
"%dW%kV>o,H}q'q]$`b)#q)Bi'n/-1f2<`[0q#i.$iU5p/&g!w;O~1p/|+h!t}0`_.f!q/h)mq#@K&q8Eh+q.!{)`@$q.32+ag;Oh^^`@(65n!565v,62|h_Rq",
"-n:$g!j;KiB5q,az,q%i6*pcmq#'2$i!;hUF-ma&eb8fl>(e!rq+Ct+p$ef:b4e!`g#Fd}CZ,Oh!j65ag;S63q$J`(d}CZ,Ph!36As62xd}CZ,Qv6Js65xd}C",
"Z,Rv<+s6Auq#~Y%e#|q.#<&j#|kCw62te,1h,8eCEf.hq*pE$#&q#(c1q*{l'q1I.)6aiw7h)Qh=v#*.+q)Dn/`/D}q*E=,*e'Me*2`dE#i{W{D~sm+qE3t<N",
"f'`e#JE.f5O`9E3q.Nx$E/p}:e-xE1E3g$6f'Zf(x94f-E`OE&eYA+#{EDsh/Cf!@e$1e!iE@g8m%g8xfy!8_q4~T(7#e7:6Ie!(E662f!bg1Fe$m'egsq1.e",
"'q.Vj$eEZe-4eZ7E-aT%#q'ly%d}Df!47TE37TE#e$$q.'X+f!B<N`9eYafFm`hh-Q`E$)t),s`.+.q+l**f!j`3'ejG$f7^)oZM`F;Kq#`Z&0+e$,hB_i'v>",
"r`Oe8|h$C'*si*'(j8R}>rirGe`X.m%i:N/e(9h{~q-|R.e!Qf$:4f$dengf%dedOeni%fnlASe!9`@e:3e!-n%@E7gnpf!J0#q4W$&p%~`-ECq+m8%e#=`de",
"!%h`3q<1V$f~)WV64EIe1B!&e!0EFD~tlDne!hf#if!REL#fIXgIBe(Hf!+g'>eIn)i{@ETl&|e_PjIml7GfIi+hgo`F9Dg!NE1h#fEYsq29u%q+a4$EYe)]",
/* odd_even_merge_address: odd_even_merge.comp -DGPUSORTI_ADDRESS, 6887 words */
"q$uY$d~!!!/nrq(*%@q/530AVuAVuAVuAVuAVuAVuAVuAVuAVuAVuAVuAVuAVuAVuAVuAVuAVuAVuAVtW#AVq$ueVpY{q/4WUpYi}q7r;Bq(bA-d~!#o4$AVq",
"$tI(pX>AWrAVrAWq/2W~%aq!Y>Zq!Y:cq!Y6~$v7x~>6_W,gaOfXNq5vi&q(1l%gY0gY<oY0}gYUq(/x)iY0kYCkY095~I6ax6bx6cx6_{gYWjY06Ky~}95~@",
"q&|W~.gf[o}~}d}Fj!Uq![m~.wWRq$^m8E/~0E2uo!P}E;}`=#esMg7(e-#E:`GE=j]fd}Fk!%3g]dE*e76o!f}EMsp#6EPrh63EKq5,Y'q(~{%q)!'%ALq)!",
"#%l^2q$y~'k^6)sW^'f!**t(!j^<a%,f-'f44iV]f-T4g(R`,e&+'fQ!g^QD}tg19-a%5f!Hh6Ce&Xk^Ia%E%62f!6g-O`/q#OR'`3$#e^Q-&rq5]2&E's`<E",
"/`<E1bI%%e)d%$rE/q5Jp$e!$bJ&fUtE0m^YE<uE=t-w.zq+Ev%q!^Y~$f`x~~#z6_~:q'E+7a!q(Q*'q,-2)q(Pe$j)(gyZgYKeD<-1.g^c|E#~0E'rE&~1E",
"$}E6zE1uE6tE2~0E4E6~@EG~/EC~16G~KhYKq!^c~&@",
/* segments: segments.comp, 10141 words */
"sVkd~!!!5vq$$0/ZJyq:vP-AZuAZsV|e!'q#8N%AZuAZuAZuAZuAZuAZuAZuAZuAZuAZuAZte!'q(|,%AZuAZte!'Vyf^qAZY*tAZY,tAZW-tAZYYsW#AZq(L",
"Y~$sq)D,$q$$h~#;q(ii)ia^q%W)'AX6#>OW<AYe!0>Oq6X#%Y[AZma.pa:A[rAZrA[q(Li~'-q&Fe,q2EY)q(Lu~%lq%Vp~%Yq&DO)q+`N'A]d~!!)w0gmmq",
"%ay)95tq*e='6MW4q6X1';YW-gf2q%VY%e!&A^X&q+xb&9&sq$%J%kjvq$%R%e!&9Rrq/pY'<&V{gf2q7|P'A_X:6>q*ch%A_r9-t9-:Trq#AB%q)/2)q-Fc$",
"f!Y:crgg1q)OA+ggPWBA`e.eWEAaV|A`WFAa:mq$&9,q*c2)X6q/sj.>36Us8~W/>3X6q:JF7q%Vd:9;q#A9%q;#t4eCd%zf:o#eK`eU3!ef(ee~`m7h`i:T4",
"`,jK).se!0%se;ThK)j;m's7Ze;).mgJ-f!3q&k0$kg'e:X2#&E1q3(E%4g9keBEE%ag;TE'e=$q$Sr%fNr5q$P{%Weq(M]~0!q*Ly,q(Mj~(JMFtMG~~2@q)",
"5@'eelq2Nk2`7)'`8*(mImq2Nm'6;jCp%tq)9%06H}gi6q,Rm&-eF%q)Ot).q)P%$m!02gCb`G5emd4fJ;3l!Z`-e|}q#-@,E#%g:|ef>5#'eevD|+(q)7K2m",
"q6q2of%g8`6(av$fr;`d'6(l%{e3Jq,S6&e0.A]etpe!A%sh5`q%vv/a/~6hp$AXd}Cg*Ok9w`V&Voq)9E%q0+j2q,$;%q-!U&q,$>%g!+&q)2r&`@'n=hq6=",
"(&fj#i=Z)D~sf!>}f$D2`dD}#q*ll)'m2:E,ril>`-ei]`VE2q$gu)evYE)ep8;!e!)E)62sA^#ege`iq8n.%E5f!*9.tE,t9RtE0q/>t&q*`p%q'5@'AYrl$",
"8`-<&'q1=@*q#6C&`@ohG+g#:6bfM21(e#=+q&&_'`V4l#De%Ve@Qq$i6)`G6JE#`-7Ge!55f#P$#g0ymrRq)h+&q-Ur&&e!-o+ge!6f:U63q-qx.-u62uq8q",
"#-gj*(pC-f!xg5,.q-E'%q$)h+q8q&&gy6m#:D|q-rB)XHf!:65f+*1q$I#+a.q/Ft*g-;q%<P(h!|>rq(5=,63tl}Q7bq1Ms(f#Iq*hj&l#jeRie!Y)e+[i&",
"q)wllx/q)>+$q)D+(ad%W$i#x1%f!'2%q7g[$3%+f%)|q/TF%#rh#*6Jze#Cq-kE)'*n#Bg!H65l$2g!l65e)4;!A^f#Of&#e&L#thlB&te$Hh*Mavg'Ie'%q",
",(e)f6|4g!eE*r#hR~6Fq,Ml*j(P63q7}y*`denPn,o6Ff!3E8o)e6Gf!3E=#g*YbvEAe2G`B;4$q#*6).bvECEBEAep7#g88i![EFsq$1B.EIez{g)e:UtEL",
"t:ct&eq6m.%q04e$e:^oT`e+MfpIq##1&mW$q6LB/f$q#gu/p/Sq7On)q01M-q$-H+h'8`/'#m(|e$o*e!4l-'}e+J3`,f#|h!`$0g14q6K^,hw2e+uq/M$&+",
"g&<'#e$IE,q$s$)f+6q+rk(e<zez5eWwk+@+6Ai!8E#g2Z6>uk#'D|s`2E2ev:&E>q->X%q6QP+E-EBrEKt+q7Qv)q7Ra)q%-,-E<g&vq-s>%g*C8*ug$TkYd",
"q$6R)ev6'q$0a$q';%-(`7e(Kh+Na.#4p+lq'E!'12!(q$/2%(!/#gV#f;5e2~2q%V_(jV(j,Ng)I)ht[p,Vq-'A&lM`e'<#j/16>g!S7)n*+`i:mf!8h*Fq/",
"Ov&,n-|:m.h/=`c#0iKr,sq,V!&3|E+rg.wh$](vh.<7)m%Ye!j&e#Qe!g(q*zz.%f+--7Uq/U('k'}f<zE1q+#0*%!r%`-D|(g#~$sl6T%q*d~$EEq#!c':'",
"q$4Z,h$Ig^_6>p$te$roMwhW~l!=:U-|q$5>*e!mhWsl!I9.f[lf!9l%Ze|ukDDq$4j23r+fD=q$4j&-D|sE)}`-E')q%^e(c&#eY>+!g!tpCYe#@W^E=!c9E",
"@f!'W^E<EB`{;Fe,uE=g$R;Tvg&)q'J1,7)tW$q$5f1,'q!&,Gq/]g$pbA`G/7U`{;DeJaD}p;<g#7q#%o*`kW/aMq%^J;f1J$g%0p&3m%N'f6w,k))i2%*ue",
"&N-g-Bi7Q/.sh![m&Q4g,n.h![6Ita%E/E,f'_a(9/+m)>:UE%`,fE,E*eRtgWK`99/E5f$Cq(`D)'hN!,aN9F)gT!hOL&uEA+tfb$2q#*m%W_q>(8$e$YE@e",
"XHq%_,)E=zjQ#EK(g/_6Iq#0k-g'*b9g+!)`G0i$iq'FV&q*cU()h=<q#5=)3e#^E#r`rE^#q*/#'#uq%<F.i%w",
/* segments_address: segments.comp -DGPUSORTI_ADDRESS, 10717 words */
"q#[g$d~!!!75rq&RA8m}1}AbuAbsW*e!'q#[g%AbuAbuAbuAbuAbuAbuAbuAbuAbuAbuAbuAbuAbuAbuAbuAbte!'q)dr%AbuAbte!'Ycrd~!!!#3sYErd~!!",
"!#7sW.rd~!!!#;sW8rd~!!!#@sX1rYBW#rq(`T;~}g{rq(`Tcq!{x}d~!$RQJAbq#^00p{}AcrAbrAcq(`d~&bg{Eq(`h~)Fky~gzDk{Ik{E9MvAdW.wAeX1s",
"AfW8sAgYc~Ng{zg|-i{E}g{`g{Ig{8g{.g|Dm{M;+YEg}(m{Qg|kq!{Q^9e~L6c~]~}q(ad~2jn~;q(aq~(aN:tN;q!~R~2J6a~F6G~;6a|mCofGCnGLq*Ok(",
"4q*87&g$IeE]+#,lHaj!BE&pr:q*8.-E(q!!z=E4`-q*87(g&feE!f7Rg!}}E>f!Eq$1].q*8.-EBrE=efY`GEEEA`OEDfNtECq##,,EG|EJ%gJ,q##,'E.~@",
"q,+j+(f#&(q##3(*|.rg$Iey=q##3<aR~KAd~3l#Jq##:(eGtq##:')sAe~3Af|E$tp!>q##:'E#~5E/uAgwE5eH}E(6=w`-E%E,q##<3E8~6gR(q##<1q.pV",
"*<&*zq#%('%ny[.riwt`G4q##D,D}e#M2ye%iq8aj$`=5j!1ewaE&q##H*q&NW&q##H~$F6c~~$%k'T&e)U$q##O))r`='q,4:(q#Rc$q(7z&E-snW~q##X'h",
"I5q##X/;XtE8}6_tE>}6`tEDwe1HEEq##X.EIe46q##X(i![ELq##X0EO{ER~p;+~16;~>6c~7Ad~S;Z~0j-}fv!E/rq(io+q1-j%'rq&aJ'eCQ65`,0e/Jk+",
"`.6A`=,g!<E&sq&7*%6>uk#6E!s`2ev8e0REBez<q7./3`GE3EH`-EQgw*q+|!(q7./,q.h2-ECuq*@*%q##q-6c~~+eaa~~#{",
/* segment_count: segment_count.comp, 2556 words */
"sVkd~!!!&{q%9Y1~}q@vg=q3.5qq1qv*7%q$!_8q8WI-q@wsNq1qO>q;%aN~zq.'z~#ei|2q3,7<7EW'uq-Mn)q#%J*7%u7%rq3)B4h~7q;#{2g{]q<uW-q+B",
"!-q:V[-q+B>%kwhhu-}q+@E+e[(fty'${+ri1Q)%tq@Jb<g+SaZ9[2e>mV|`V%Vvq#=I%q&^V0q:~]'q3Cd$q*h1:`-q@jP$D}q+=a*e23D}$`rE:.figq.[w",
"3q.4r3E>`/e!aor}WZE,f/ee_KEK0q+<m+EO4|q7p~$E4E2e$.$q17o*q&PU-q9@=+`GE:e#S7]i$nEVE%yj#-e/xEP)e!f*q#=8&&t`,%oO[hw!`O-#q*k+'",
"fuvE!q&8L'1q+{m%hbag#9l;eq.;,$Eshw`q.)@~&1q-B|~$&q:zC~#l9F~Sq:yv{}",
/* segment_count_address: segment_count.comp -DGPUSORTI_ADDRESS, 2820 words */
"q#:U$d~!!!'Qq$u<Aq2+Nb~}q:i_Kq+X]Jq!8QQq:hur~}q!8vb~}q:h#8q2(+Dg8[q2(/)q!8WDq#/a'7wV{h8`|q+$2)l8`~}6_~17w~~#z;X~DkS@7L-v)",
"vg8i}6Mt0t6`wE%e!M1p8ikFk6>uWUEvWQEvsq:gd~%fq@q[~&0q:`F~$)9F~Sq:_n{}",
/* segment_histogram: segment_histogram.comp, 2517 words */
"fRFd~!!!&p~~%Pq#Rw%q!RB~&9e>4m:jX6q9%A4:`sf!.AhXE:`q/j|%Ahq%/x%o;+gS&hRe|q#KL$q!:{Yq9=#7fOqh;&)*rl!P3g;Lq=uQ3E%7Isq#k^4(i",
";[E*g7L%e;_&ri:d/xp;BE3r+x.t7T$e:X%e`'0q+:48E5kchgnM)e<C+q/@d/p;bEPsE0z`GD~7I`rEZ.e0sf;FD|4em#$q@zB)q+:V2fv-q:^3/e;4E>63h",
"#-E`E(uEVsq@wj-q+.X/0-q9K!0q)0>.WUErWQErq!Ro~)k9Fq3K/Y8'q!8aH8*~F",
/* segment_histogram_address: segment_histogram.comp -DGPUSORTI_ADDRESS, 2790 words */
"fRCd~!!!'H~~%=g8Nq!R>~&@q2XB'q!8X_g9Aq!8Xp6;~YqA.L.E(i8`.eL(q##N0+i8bE-~02~5E6~4ED~9E8~MES~1E^~aEcvEY~:q#1S+30rq8<$/q+yV.",
"q0HL$Exq!Ro~+d9Fq2HyOq!:by",
/* segment_scan: segment_scan.comp, 1234 words */
"fRCd~!!!$<~Dq%$F9pPCg9>q!Qdqn9q}qA!K*q!9@=q.R.<g6tg5vfPFf:Vg6Bf5fh92h52q@~$4q#tS+pNq}g}vg79g6pq-Ss&q;Nm'qA9a2Ai~;a)rq@~.-",
"e'R7Iq#I6(`@&q#DQ-i)>,q&Fp%q#D4'2}5sq@|b)q#3x+D~sqA8I0E!~;W^E1/e(LE3q@yD&i#2E0eCWE2g+I%j7Zq'z%'q%=/)n|ef!v0f!y`GE17Uf+$`O",
"2-`d#%l(}`O')j1iq<;S'i#lq1jx+e61q/zM,,ye!vD}+q'6j4a%Ec/e0{g$%q/f&2W^Ec3e$)Ed`-E4#q26T$q&R{*fj9h#*}E+mMiE5*tq)aU)a%Ev,e!|q",
"/{V3e$}Aisq1:p%!q@|=.q2;;%q!6@>q!H3Ri/qq@qe(g8<q@qi~#1",
/* segment_scan_address: segment_scan.comp -DGPUSORTI_ADDRESS, 1344 words */
"fG&d~!!!$L~]~}l.[}n.Sq!-a`gFwq!Ev=q-hoFk.-fEAq!.-Sgs*g-qgs.g-qgsOi-ugC!q!-ua;X~36`~UqA+W7E%~=W^E42e+wE6h-~i#;E3e)@E5o-~D}",
"uE#ymqzl-~E4~mkA}E#.q,;a463)a%Ei2j.*5D|q-:,/W^EiD|e$2Ej`-E7e#AqAES3p#3E.upC1E;-sq.za(gA]a%F!/k/0}j.3EMEN!q,!X%e!+EJEKe.3E",
"OrEHq=~|)p.3}q!:}Tq!.>~#L",
/* segment_bases: segment_bases.comp, 1127 words */
"f9ad~!!!$)~bq!9Tqq>4AAiQ{q!9Yhg.jg-Rp92}g-<gR:m-Sg-8gOaq#!;9k.=e!QAjX:7Iq-n8&Aj~0q!Ne<qA8`&n-Sq.`s'e'Eq#[y(.sq#GN.fC8g,-2",
"i75q#R%+q:%V+l|zE(+q8g1,pO%`-+'i!dhOT#y&m({(h!Uq'Jt6>*spN!E%e/G1`/e/ka($#m)Ae.3i)Ap8{ERq/Ww2g#7jO|k!~}E9q2&W-a%E`-g#y(g$l",
"%fGug,bq%Ns.q-A>)XHyh!~EDE3k$6k9YEL(`3)e,.}q;Lc)q+{9*`-E`g_I,f#xq(/s)6>ug#)q%U~)6=tEXq0u^%q!9jpq!_|G",
/* segment_bases_address: segment_bases.comp -DGPUSORTI_ADDRESS, 1226 words */
"f8od~!!!$5~q~}q!,oYq!8h}n-;gYlg-&gYpp-&rgEMn-&~}q#hL,q>8<&/q'rL(1sm-/4l6>fF3q%/l&kM'i++-hZHq!-82E.~=`=E$i!fj-:}~}EX~aEf~~",
"#4`=Efsq#.T&q!-<AE{rE{q!8s{q!QcG",
/* select: select.comp, 7281 words */
"f7xd~!!!0J~;V}Aog+}Aog7RAouAouAouAouAouAouAouAouAouAouAouAouAote!'q%T.%AouAotW#Aoq%SwF~}q$V*5q,R!5q&3q)q<Y3Pq:,|*g/#q&3d%",
"fk+q/C6&q$Uq&ZTAki.m64W=Ale!/e!.e!aAmf!)q$Ud&q,uJ(Anrf!MX)Aoq$US4AprAorApq%RQ~$*q$U1MqB.s}q'T^3g29q$LI)g27fjBq&3(,q/CT*kk",
"cq&3!%g2[g=dgkoq.-H$q=5+&q.-W&:1Y:s8grg2cq3Ck%q$S@'q&0n-8#X7rq,Tp)8;sq%U<)q3Bw)kknq.+^'<Mrq,v6%8#q&3&%q$Ly&WF9*<Nf!I<Tre!",
"*<it<nrg3fq0uU*8S=[f!2:JY;WBAqe!'f45Aqsq=8i%<CX%q$Mc&8ssq<(%%gpkq0st-q(~h'g5.q'N|%q<WE(ArXt6>6Jg5#gL]lL7}nbab9Dgi@*hg^h9m",
"q-VU*q&1(%m4mq-g6%8`e3r$,eL[q&MA'+5sm4fE!se!Bq-h1%3`O%#g`/5e4=q3!z$q(J4$<N#q%ii$8a`98#$#g!BE&f0=W^9,iM6q#v])fa/(e!7=[eeX<",
"NW^<i!W^<n6IW^8g63q2hG07LulGse2Be!;g!*q3#r$E'q:#W(9I$E*f!0E,#a.#q2Wc'-!re3I7Lq2C_%gBE&q2]u%7Ze!{!g4<f6Z$`.&4g30E)m5z`,=[f",
"jtq94>$$9)hN1g!1.f#tq,K:'6IgJqhN*q1&s%Weq(7Z~%Uq%I9+q#'H~%Zq(6N~%8k<7`7%$`8&%e,Rq95V+q%w,.q5dS(p,teD)q#Yc',q//U%`,8Te04',",
"q-]d.3se!8e+Oe'P4q&A:%g!-4q&AK$q-uN$1h/(D}W^8_f!7q#g!$h-:q(<J%kJ]pP%sgn5E/jP%E*}E4sjp+E5tiODf#)q#+_*f#(q%#P$q#+U(E@g#Mq%-",
"g%`.E%E2$1`,8_q-w,$iDEE@shEXpE>q-d}$+q'1;)p3(}e$`,#kpmf!sq#v{,q$&5'j!@E(#f%cq-x+$q03%%cV7TEQ7TE88iD~q$ME'q$M73q2pb$eX-f$8",
"g1xi&9Asq/FX'e(0$`P&g%,h!7Ati'{f+}f!%`3n&*`h>#m'k-Vof!%q-`P)>#k'k,/sntUe]'$g5Wj)Zi2_9,s)vq%Wc*-+#*q,xD-9(`d%mG5q2|5%fCH6>",
"q#|T&6>q--!.q!+b>q%{P&q0*E7e#KfsBg4bg+2f(,h5t`n7c=n#aO<MgkFq&$;*jJ8q##A.k7sf!O+q(eJ)g+Xe!1.s`uAt#9)m7n94`uAs#4q$-4'-zgt;D",
"~q#xz$i!:+zg$*E&a:q%|d&$f$%q&0`)WUq&5G06UAug.Vq'9E&9)$tq2tj,m#=n8{h#oe89`f$#q'=Z$2h9>*,p!C3wq'9e(D~E!/sf5!q2tl+XNE!q$Sc%m",
":aW^<T63q$=`7`<<ie!q)l#4'f.%n$He*^<Te2l$e!`h|Cq$#B/94e!=`Pv`,<nq#|$.E&rq'948e!Sf$P)|,xe#Je&7$iOU+-sn&(5e##q98b*0uq&9`+e&*",
"j#Hh&*q$>}.q$'H%q$O}*hac<Ti/$k#Pq.*l%`wq9DS$jL^+#'g!Iq2yK)l4dg:z'e!Qo<He#nj$K(q9Fq/o$P(q9O@0h$Vf;u1q(LM)4j)0g)wecF$hP%f(`",
"h-|$tf+S+q%0J%e$:g$DWVt2!+q(:}%g$KD~q&)_%q$8>+l>0}q3-M+f!Cq35B&/n/H=[`O3g+-,s%t8i#l=T(l,ul#jeia#q*N|,(%`/E%q-kW%k(9f&v5f(",
"4%ti)I0{f'ta./o(Nf!PE*i'Gk!R+-sq1/2&0D}#q9D@$q&Ql-E=rf#Zg&Zq1$f$g%N#E7`-E6$i@9E2q$E8)6>tE@e!Zg$z6TrAlrd}Cg,kq&CK+ar(Vo`f(",
"#are9Th#4o#Mq#S:$e9U#e5sW$`2$q$>052sadD}V{l.}`VE$V|`VE%Vv`s7eE%i&[`VE'V|`Qq(FF$Vvq&5N$E)%#h86(s+`-E.q.'0$q#/6'q9Ph)99rAme",
"#Xf#Wk({pU~q!*cJadD~V{q##z04z`46TE(E')h;+q(q%/E!sk'Yq#bK&E,{adE0V{n$wl'Q/xg2UeF/e#wfFJq/3c'1#-g!CD~f(#i#Xe#;EFEEf&iq*ON,D",
"~rq&Em+q34H-%u7)sq9hS9e!=q0v@+07)rD|f2:2e,b<Ce#Rf%[l}aq'Dz*7Oe8e!0k6M6>t3o#3D|u7s{e&E(tf9w+7)f]'n+zk.wm,N7)op3/k&!q0xk'q*",
"W=.i|:}h!o2,u/~0`8E17)q3Ag,e88E-e$NEUs#.h#_p5kgZz!q)mM-.`@5EYq/n9-E^E!es_q@EO%qBYF1ECsW^7PEEW^9.E&W^9RE<q0(9%g}a6>f}jEAq(",
"}B)98spC/bpg0^)(q$e5'fAKq&4=,-e@I/eGUf03-fGU10`31nC#v5`bD}{`N*h>WaU24,/q-.p*An`Ip#4WZ(g!a`mAuq#4=,e5Vq.&O*fAZ%e8c6J`-'hCC",
"h$ZD|i#4l7Oq$E&$E#tpB&7#&g9jf1{f9|.l/f0j'Yq.#68e-Wlxh`L7Ste!'+r&g8l(g&o*q$Z8%,q-sQ%.e9oev'0`/&E'e!n2rj'n)E6p$vq&4_&E:$E.f",
"$+.f0g6LmJ0fEYg2HECn#vE7&`OeAAe!%+`hEZl!hd~!!s/^AkDgE0E.E,E*'0D|`{99E)#E_g(ae6Io-Wd}G!,kE6E4E2E0-D|E%e+VeANE[q$<;&g.@k$V/",
"~0`O7se09#g*3g$]q<U^)`OEeEF`B6SE;#e6#E-f;a`,9.W_q(M-$h&GE6h<v7Pq(Jo$E+`tEM#e!)*E-sh)/e!6`c#E0`_EN#e'_E2g!(62E4f![`_'#g88e",
"42ERES0'/e!)EPEQ0%sfx20!/e9_EV,0EWf!)ET*0EUe8S9R`-E[fPoEwm)=EMsXK6%ES7sETq0J='EQEREEtEM`.EQEbEP#`LE_EcE^e&5E^EdE]%e.)`e$f",
".+`t'f3#f:xn2hF4rh36#mwbe3[gD{3n+}4%eRh!eRne/{F<rF<q&E-,eR1q3T{&q(}H-h(n`d-j92,|g)0f$$Ari!<-sag;:5q&:O&%*7Tre%v#hSHq,d;,`",
"F9D`C8(e#(h!ta.%#lSKq&A;$WeWQhB&`{9J1E,h|..uag;OE/g(-fG>3e,iWf",
/* select_address: select.comp -DGPUSORTI_ADDRESS, 7982 words */
"fn_d~!!!1r~GV}Avgb9AvgnVAvuAvuAvuAvuAvuAvuAvuAvuAvuAvuAvuAvuAvuAvuAvuAvuAvuAvte!'q%9A%AvuAvtW#Avq0%wqqB5_-q0%{Fq!bo{d~!$1",
"qfAvnp)pbtAwrAvrAwq-XE~$@q!c,M~}q%7h)mc,gbbkc,gbYec,}hbegc0g`Pmc,;XY*q&pM+;YW-ic0;ZYY~KgdXoc!~}kb{};*Y,~6AgYc~H6ay6b~~#0A",
"gw;Y~H~}lFPfQ/hb{q#K~*7Erh@~2q$et$$rg[`g!5hCBe^MfCBq#L#,i!cE&l:Ies;q$Y^%6Isq#P_)6>q9lz%q0TQ%e3Tq-V]~'vq%/g0q#Qt~%Kq%/*/q!",
"es~%W6G~36c~e6_zq#%50oe|q#%3+`@E2je~E-}E7u6`uE8t`=3rh-,if#`=D|i!0if%`=E!q#Ux(ECg#_q0zj&E(E5pf'ECu;X~@p61pf'f5-nf'};Zu;Y|q",
"&,5%ef'ET~~#dn5hhf.,e/N%#rgI^f!5q)+/,p1Kg!LD|n5hi1Mq$8]%`.E#D~q!fa~*{n+rf9;e0^q-52(7E|h9AE%ng%E'zE)z`=,sq$si'E/6=q&y*%WVt",
"E#fg'q3sK(E)g{eq!g'pq!B^1+q!-u<pB^5up-uq!ga;e=OngatE+~NE7~KEK~1EEp&Ns)~9.q&yL'E<q-:k'e&$E]E^e/]E_rEWq!h,~%Jq!I42q!(VJE%~2",
"lhfg1Jq19}$ihfE.|ESERsq)UX)6>uq!hf~(,;*h=wphf6K~~$26H~Ec[q!hd~&&;Y~:;*~W;Y~V",
/* select_sort: select_sort.comp, 7578 words */
"sVkd~!!!0krq&~1Aq#L%~$Jq)#cx{gjMq&$*Dq&}vNpj*q)#gkq#M/;q)#U~&Rq+G65q#N.Mq#N*<q&~!Bq)$DWq&$X>:2v~}:3~P:5~~&_X6q,c==q)#Z,q6",
"-y+q*U:*q*UO-q*UG,f!.Axq-se(Axrgsaq*UC3nqV}gq7q4X;&aTq&OG5e^0q$A5&q'cY&c=pIDq:f&71mM;8]fQjePF)q*#F$eWy%q%7R$*%q%Y)2gGiWRq",
"%7d'e8Iq/^H&q-pv%Weq)$z~-_q6)kE9]q#T7Z!q#SB<1x,}D|zD}~DE*vE&e*}q#UC)E.x9]'E.~.E5yE6yE6}E9~.q#T7&E!eLv0q#T7O!fPPk,r6Hq%xO,",
"e#Tq#T7UENrE7sq&!ZBq)(s_7g~O7g~wq+Fxyq)(s~%BMZtM[q,b5~3uq%v8&q%j#+8`e4+q%iA)67q*PW;,|/e!Wej7#q'dv-q4bl%+gr^n:[hG+g!;3f;On",
"HR63tc&.e&>D}ho@q$l>.W^E2E+c9E4e!'e9WE1E+q,I>$E3E2`B9IE/E-q'p:*q*N].q.tc7/~.q*N^&g#ZaargO0q#0'$h7Gf@7)o7hq*P!).~0f:GE'f1b",
"p'jgnAhg0f$Ng+|bRh!~h7j8TfPxh@&hqo'f:Wq%C|4pPtECze3,e#4EE/q'y0'q'r35",
/* select_sort_address: select_sort.comp -DGPUSORTI_ADDRESS, 7941 words */
"q#PI$d~!!!1Zrq&hpLq#PQ>~}q/)9uq!fS@q#PhSq!fY}q#PwCq&h@}q/*4~$pq#P}1q5W:3q#Q0Mq#Q,Agf.q!f*~$Pq+;t.q!f*~&m9ex9e~@<~~4=%~8=(",
"v;*Y,~g;*~=~}q&g/~+E``vq/+v6-~62yq&e%@`Y~2`T~6`U~^q!h|~%5`x~f6G~/q#VKH4x/}E!zE#~JE-uf+GE(q#X^)E1li0E1}e(%ki0E9yE9}E<x6_vq",
"#WA%hi0q#WAO!fJnki06a~.q#WASq!i0~$Qq+=C[~gii:q&ii~%,NRtNSq!iG~5$lL{7EmHWhiWD~q#^E&q#2U*jL}i!iE)q&]w.q#pf.q5I}%c&E$q*kn$!q",
"#{'%q=04)6=uW^E@E8c9EBe!'e:FE>E8ej#EBEAE@sE<E:~fbS~@bR~]b]|fTqq!j#{",
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
GPUSORTI_X(histogram, 14584)
GPUSORTI_X(histogram_address, 15143)
GPUSORTI_X(onesweep, 14144)
GPUSORTI_X(onesweep_address, 14510)
GPUSORTI_X(onesweep_narrow, 13346)
GPUSORTI_X(segment_pass, 13344)
GPUSORTI_X(segment_pass_address, 13681)
GPUSORTI_X(onesweep_staged, 13169)
GPUSORTI_X(onesweep_staged_address, 13356)
GPUSORTI_X(leaf_starts, 2695)
GPUSORTI_X(leaf_starts_address, 3006)
GPUSORTI_X(leaf_sort, 9537)
GPUSORTI_X(leaf_sort_address, 9934)
GPUSORTI_X(finish, 3388)
GPUSORTI_X(finish_address, 3779)
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
