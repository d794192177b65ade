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

    GPUSORTI_FLAG_WRITE_INDICES = GPUSORT_WRITE_INDICES,
    GPUSORTI_FLAG_KEEP_KEYS = GPUSORT_KEEP_KEYS,
    GPUSORTI_FLAG_LOCAL_INDICES = 4, /* beside GPUSORT_WRITE_INDICES and GPUSORT_KEEP_KEYS, for kernels only */
    GPUSORTI_FLAG_ROLLED = 8,
    GPUSORTI_FLAG_RAW = 16,
    GPUSORTI_FLAG_STRETCH = 32,
    GPUSORTI_FLAG_CLOSE = 64,
    GPUSORTI_FLAG_LEADS = 128,
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
    uint32_t vendor_id, driver_id, device_type, api_version; /* driver_id: VkDriverId, 0: not told */
    uint32_t offered;      /* GPUSORT_ENABLED_* */
    uint32_t by_extension; /* those of them whose extensions the device lists */
    uint32_t subgroup_size, subgroup_min, subgroup_max, subgroup_max_per_group;
    int subgroup_choice; /* of the size for a pipeline; without: the usual one */
    int subgroups; /* basic, ballot and arithmetic operations in compute shaders */
    int layered;   /* over another API, such as Metal */
    int relaxed;   /* atomics may order no other memory between workgroups, as Metal's */
    /* NVIDIA's: multiprocessors, and subgroups that each can hold; AMD's: compute units; 0: not told */
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
    caps->multiprocessors = nvidia.shaderSMCount + amd.shaderEngineCount * amd.shaderArraysPerEngineCount *
                                                       amd.computeUnitsPerShaderArray;
    caps->multiprocessor_subgroups = nvidia.shaderWarpsPerSM;
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
    gpusorti_read_chip(vk, physical, extensions, count, caps);
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
    X(select) X(select_sort) X(onesweep_around)

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
     GPUSORTI_FLAG_WRITE_INDICES | GPUSORTI_FLAG_SUMS | GPUSORTI_FLAG_RAW | GPUSORTI_FLAG_STRETCH |
         GPUSORTI_FLAG_CLOSE | GPUSORTI_FLAG_LEADS | GPUSORTI_FLAG_CROWDS, 0, 3},
    {GPUSORTI_BOTH(onesweep), GPUSORTI_READS_DIGITS | GPUSORTI_READS_VARIANT,
     GPUSORTI_FLAGS_MOVED | GPUSORTI_FLAG_STRADDLE, GPUSORTI_KEEPS_SIZES, 7},
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

/* What suits a device. NUMBER(name, dimensions, the least and the most that a text may give); counts are of elements.
 * SHAPE(name, dimensions, GPUSORTI_POWERS ..): shapes are wishes, gpusorti_fit_shape() reduces them to the device's limits.
 * 0 is what a row has that does not name a member: none, never, or as the member in whose place this one serves. */
#define GPUSORTI_TUNING(NUMBER, SHAPE) \
    NUMBER(large, , 1, GPUSORT_ONESWEEP)         /* gpusort_algorithm for AUTO, above the small counts */ \
    NUMBER(subgroup_size, , 0, 128)              /* lanes to pin where that can be done */ \
    NUMBER(radix_bits, , 2, 8)                   /* of a digit of count / scan / scatter, one-sweep: 8; see the next */ \
    NUMBER(least_elements, , 0, 1 << 16)         /* of a tile, a value of a digit: digits shrink until it has them */ \
    NUMBER(prefers_addresses, , 0, 1)            /* passes are faster through device addresses than bound buffers */ \
    NUMBER(rolled, , 0, 1)                       /* loops stay loops, because compiling takes longer than sorting */ \
    NUMBER(polls, , 0, 1 << 16)                  /* of a silent predecessor, before look-back counts its tile */ \
    /* these grow with the device, from the multiprocessors that the row is for */ \
    NUMBER(stride_groups, , 1, 2048)             /* workgroups of a copy that most often is not needed */ \
    NUMBER(histogram_invocations, , 0, 1 << 20)  /* of the histogram kernel, all workgroups together, at most */ \
    NUMBER(select_invocations, , 0, 1 << 20)     /* of select.comp's first round, beside a workgroup a segment */ \
    NUMBER(small_count, , 0, UINT32_MAX)         /* AUTO sorts up to so many by tiles and merges or buckets */ \
    NUMBER(small_pairs, , 0, UINT32_MAX)         /* likewise, keys of a word, not kept, with values of a word */ \
    NUMBER(staged_keys_from, , 0, UINT32_MAX)    /* keys alone take onesweep_staged.comp from so many */ \
    NUMBER(staged_values_to, , 0, UINT32_MAX)    /* keys with values up to so many */ \
    NUMBER(medium_below, , 0, UINT32_MAX)        /* keys of a word alone take onesweep_medium below so many */ \
    NUMBER(medium_pairs, , 0, UINT32_MAX)        /* keys and values of a word each take staged_medium up to so many */ \
    NUMBER(planned_sizes_from, , 0, UINT32_MAX)  /* passes' sizes come from the plan on the GPU, from so many; */ \
    NUMBER(skipped_sizes_from, , 0, UINT32_MAX)  /* for 64-bit keys and with leaves: they skip some mostly */ \
    NUMBER(close_from, , 0, UINT32_MAX)          /* 32-bit floats may take digits of seven bits */ \
    NUMBER(crowds_from, , 0, UINT32_MAX)         /* a crowd of 32-bit keys may be passed around */ \
    NUMBER(leading_from, , 0, UINT32_MAX)        /* leading digits of 32-bit integers may be counted alone */ \
    /* by words a key - 1 and words a value, as leaves_to and leaf_passes: */ \
    NUMBER(leaves_from, [2][3], 0, UINT32_MAX)     /* such counts are sorted by leading bits, then in leaves, */ \
    NUMBER(leaves_two_from, [2][3], 0, UINT32_MAX) /* these by bits of more than one digit */ \
    NUMBER(multiprocessors, , 0, 1024)           /* NVIDIA's, AMD's compute units; 0: these numbers are for all */ \
    NUMBER(merges_of_keys, , 0, UINT32_MAX)      /* small counts: keys of a word alone by merges up to so many, */ \
    NUMBER(merges_of_two, , 0, UINT32_MAX)       /* keys of two words with values, */ \
    NUMBER(merges_of_others, , 0, UINT32_MAX)    /* and all others */ \
    NUMBER(least_crowd, [2], 0, 16)              /* that pays beside onesweep.comp, beside onesweep_staged.comp, in
                                                  * sixteenths of the keys; where they differ in a digit, 12ths */ \
    NUMBER(indices_to, , 0, 0x1fffffff)          /* a signed index finds what a device address leads to, up to so many */ \
    NUMBER(merging_us, , 0, UINT32_MAX)          /* of a kind's first sorts, see gpusorti_merge_first() */ \
    NUMBER(leaves_to, [2][3], 0, UINT32_MAX)     /* 0: no leaves */ \
    NUMBER(leaf_passes, [2][3], 0, 8)            /* these bits are among so many last digits: more dispatches would cost
                                                  * keys that do not suit leaves time */ \
    SHAPE(scan, , GPUSORTI_POWERS)               /* scan.comp and those of segments */ \
    SHAPE(tile, , GPUSORTI_POWERS)               /* tile_sort.comp */ \
    SHAPE(tiny, , GPUSORTI_POWERS_OR_NONE)       /* tile_sort_rolled, for the counts that it has room for */ \
    SHAPE(segments, , GPUSORTI_POWERS)           /* segments.comp, and segment_sort for its shorter ones */ \
    SHAPE(long_keys, , GPUSORTI_POWERS_OR_NONE)  /* segment_sort's longer ones of keys of a word alone; none: tile */ \
    SHAPE(select, , GPUSORTI_POWERS_OR_NONE)     /* select.comp; none: the first k are sorted whole */ \
    SHAPE(merge, , GPUSORTI_POWERS)              /* merge_tiles.comp */ \
    SHAPE(exchange, , GPUSORTI_NETWORK)          /* odd_even_merge.comp */ \
    SHAPE(scatter, , GPUSORTI_ANY)               /* count.comp, scatter.comp */ \
    SHAPE(histogram, [2], GPUSORTI_POWERS)       /* by words a key - 1 */ \
    SHAPE(onesweep_medium, , GPUSORTI_PASSES)    /* keys of a word alone, see medium_below */ \
    SHAPE(onesweep, [2][3], GPUSORTI_PASSES)     /* by words a key - 1 and words a value */ \
    SHAPE(chained, [2][3], GPUSORTI_PASSES)      /* the same for tiles of long segments; none: as onesweep */ \
    /* onesweep_staged.comp, likewise: in common, and where keys are kept, or indices written beside 64-bit keys, at the \
     * price of registers; none: onesweep.comp serves these, too */ \
    SHAPE(staged, [2][2][2], GPUSORTI_PASSES) \
    SHAPE(staged_medium, , GPUSORTI_PASSES)      /* see medium_pairs */ \
    /* of 64-bit keys with values of a word in bound buffers, up to medium_pairs and above; none: as others */ \
    SHAPE(staged_bound, [2], GPUSORTI_PASSES) \
    SHAPE(leaf, [2], GPUSORTI_LEAVES)            /* leaf_sort.comp, for leaves of fewer elements and of more */

typedef struct gpusorti_tuning {
#define GPUSORTI_NUMBER(name, dimensions, least, most) uint32_t name dimensions;
#define GPUSORTI_SHAPE(name, dimensions, kinds) gpusorti_shape name dimensions;
    GPUSORTI_TUNING(GPUSORTI_NUMBER, GPUSORTI_SHAPE)
#undef GPUSORTI_NUMBER
#undef GPUSORTI_SHAPE
} gpusorti_tuning;

static gpusorti_shape gpusorti_shape_of(uint32_t workgroup_size, uint32_t items, uint32_t variant) {
    gpusorti_shape shape;
    shape.workgroup_size = workgroup_size;
    shape.items = items;
    shape.variant = variant;
    return shape;
}

/* ---- rows as text: "large=2 small_count=2^18 tile=512x8 onesweep=512x20+atomics+rounds2,448x18": members with a value or
 * several, a shape with fields of its variant; the rest is 0 or as it was ---- */
enum { /* what a shape's text may be */
    GPUSORTI_ANY = 0,
    GPUSORTI_SQUARE = 1, /* workgroups are powers of two */
    GPUSORTI_ABSENT = 2, /* or it is 0x0 */
    GPUSORTI_OF_PASS = 4, GPUSORTI_OF_NETWORK = 8, GPUSORTI_OF_LEAF = 16, /* fields that its variant has */
    GPUSORTI_POWERS = GPUSORTI_SQUARE,
    GPUSORTI_POWERS_OR_NONE = GPUSORTI_SQUARE | GPUSORTI_ABSENT,
    GPUSORTI_PASSES = GPUSORTI_ABSENT | GPUSORTI_OF_PASS,
    GPUSORTI_NETWORK = GPUSORTI_SQUARE | GPUSORTI_OF_NETWORK,
    GPUSORTI_LEAVES = GPUSORTI_SQUARE | GPUSORTI_ABSENT | GPUSORTI_OF_LEAF
};

static const struct gpusorti_member { /* of a row */
    const char *name;
    size_t at, size;      /* bytes */
    uint32_t least, most; /* of its numbers; most 0: they are shapes, least: GPUSORTI_POWERS .. */
} gpusorti_members[] = {
#define GPUSORTI_NUMBER(name, dimensions, least, most) \
    {#name, offsetof(gpusorti_tuning, name), sizeof(uint32_t dimensions), least, most},
#define GPUSORTI_SHAPE(name, dimensions, kinds) \
    {#name, offsetof(gpusorti_tuning, name), sizeof(gpusorti_shape dimensions), kinds, 0},
    GPUSORTI_TUNING(GPUSORTI_NUMBER, GPUSORTI_SHAPE)
#undef GPUSORTI_NUMBER
#undef GPUSORTI_SHAPE
};
enum { GPUSORTI_MEMBERS = sizeof gpusorti_members / sizeof gpusorti_members[0] };

/* Fields of a shape's variant. most 0: a bit. */
static const struct gpusorti_field {
    const char *name;
    uint32_t kind, shift, least, most; /* of the number behind the name; the field is that number less `least` */
} gpusorti_fields[] = {
    {"atomics", GPUSORTI_OF_PASS, 0, 0, 0}, {"packed", GPUSORTI_OF_PASS, 1, 0, 0}, {"index", GPUSORTI_OF_PASS, 2, 0, 0},
    {"rounds", GPUSORTI_OF_PASS, 12, 1, 16}, {"window", GPUSORTI_OF_PASS, 16, 0, 15},
    {"groups", GPUSORTI_OF_PASS, 22, 0, 31}, {"nested", GPUSORTI_OF_NETWORK, 0, 0, 0},
    {"bins", GPUSORTI_OF_LEAF, 0, 0, 13},
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
        number = 1;
        if (field->most && !gpusorti_read_number(&c, field->least, field->most, &number)) return 0;
        *variant |= (number - field->least) << field->shift;
        *text = c;
        return 1;
    }
    return 0;
}

static int gpusorti_read_shape(const char **text, uint32_t kind, gpusorti_shape *out) {
    gpusorti_shape shape = {0, 0, 0};
    const char *c = *text;
    uint32_t size;
    if (!gpusorti_read_number(&c, 0, 1024, &shape.workgroup_size) || !gpusorti_read_word(&c, "x") ||
        !gpusorti_read_number(&c, 0, 64, &shape.items))
        return 0;
    size = shape.workgroup_size;
    if (size && shape.items ? size % 32 != 0 || ((kind & GPUSORTI_SQUARE) && (size & (size - 1)) != 0)
                            : size || shape.items || !(kind & GPUSORTI_ABSENT))
        return 0;
    *text = c;
    while (gpusorti_read_word(text, "+"))
        if (!gpusorti_read_field(text, kind, &shape.variant)) return 0;
    *out = shape;
    return 1;
}

static int gpusorti_read_member(const char **text, const struct gpusorti_member *member, gpusorti_tuning *row) {
    const size_t step = member->most ? sizeof(uint32_t) : sizeof(gpusorti_shape);
    char *const first = (char *)row + member->at;
    size_t at = 0;
    do {
        void *to = first + at;
        if (at == member->size || !(member->most ? gpusorti_read_number(text, member->least, member->most, (uint32_t *)to)
                                                 : gpusorti_read_shape(text, member->least, (gpusorti_shape *)to)))
            return 0;
        at += step;
    } while (gpusorti_read_word(text, ","));
    return 1;
}

static int gpusorti_is_blank(char c) { return c == ' ' || c == '\n' || c == '\r' || c == '\t'; }

/* Changes what a text names in the row. Returns NULL, or where the text cannot be read. */
static const char *gpusorti_read_tuning(const char *text, gpusorti_tuning *row) {
    for (;;) {
        size_t i, length = 0;
        while (gpusorti_is_blank(*text)) text++;
        if (!*text) return NULL;
        while (text[length] && text[length] != '=') length++;
        for (i = 0; i < GPUSORTI_MEMBERS; i++)
            if (strlen(gpusorti_members[i].name) == length && !strncmp(text, gpusorti_members[i].name, length)) break;
        if (i == GPUSORTI_MEMBERS || !text[length]) return text;
        text += length + 1;
        if (!gpusorti_read_member(&text, &gpusorti_members[i], row) || (*text && !gpusorti_is_blank(*text))) return text;
    }
}

/* ---- the table. Each row says what its shapes come from: measured; compiled, read from a compiler without the device;
 * published; or a guess, as is the row of unknown devices. docs/compilers.csv and tools/TUNING.md have the figures. ---- */
/* What a row has that does not name a member. */
#define GPUSORTI_USUAL \
    "large=1 radix_bits=8 least_elements=8 polls=64 stride_groups=512 histogram_invocations=2^17 " \
    "select_invocations=2^17 small_count=2^14 merges_of_keys=2^14 merges_of_two=2^16 merges_of_others=2^15 " \
    "staged_keys_from=2^23 medium_below=2^25 planned_sizes_from=2^24 skipped_sizes_from=2^24 scan=128x8 tile=256x8 " \
    "segments=128x8 select=256x16 merge=256x1 exchange=256x8 scatter=256x8 histogram=256x8,256x8 onesweep_medium=256x8 " \
    "onesweep=256x8,256x8,256x8,256x8,256x8,256x8 "

/* Measured. With graphics a multiprocessor has half the shared memory, too little for two workgroups of
 * onesweep_staged.comp, which pays up to 2^20 there. NVIDIA's compiler (driver 580) adds 32-bit numbers of bytes to
 * addresses: indices_to is 4 GB. */
#define GPUSORTI_NVIDIA_GRAPHICS \
    "large=2 subgroup_size=32 least_elements=0 prefers_addresses=1 polls=4096 stride_groups=264 " \
    "histogram_invocations=135168 select_invocations=135168 multiprocessors=132 small_count=2^18 small_pairs=2^17 " \
    "staged_values_to=2^20 medium_pairs=2^19 skipped_sizes_from=2^17 close_from=12582912 crowds_from=2^23 " \
    "least_crowd=11,3 leading_from=2^25 indices_to=536870911 merging_us=1000 " \
    "leaves_from=2^18,2^23,2^23,2^18,2^18,2^18 leaves_two_from=2^24,2^23,2^23,2^18,2^18,2^18 " \
    "leaves_to=2^28,2^28,2^28,2^28,2^28,2^28 leaf_passes=2,2,2,3,6,6 " \
    "tile=512x8 tiny=64x1 long_keys=256x16 select=1024x16 merge=512x1 exchange=512x16+nested scatter=512x12 " \
    "histogram=256x16,512x8 onesweep_medium=512x16+atomics+index+rounds2+window15+groups16 " \
    "onesweep=512x20+atomics+packed+index+rounds2,448x18+packed+index+rounds3+window4,448x13+packed+index+rounds4+window4," \
    "448x12+atomics+packed+index+rounds2,384x16+packed+index+rounds4+window4,448x11+packed+index+rounds5+window4 " \
    "chained=512x16+atomics+index+rounds2+window4,512x16+packed+index+rounds4+window4 " \
    "staged=0x0,448x18+index+groups16,0x0,384x21+index staged_medium=512x8+index+groups16 " \
    "leaf=256x9+bins10,512x9+bins11 "
/* 20 items of 64-bit keys with values take 81 registers: one workgroup. */
#define GPUSORTI_NVIDIA_COMPUTE \
    GPUSORTI_NVIDIA_GRAPHICS "medium_pairs=2^20 staged_values_to=4294967295 staged=0x0,384x23+index,256x38+index," \
    "384x18+index,0x0,256x34+index,0x0,256x32+index staged_bound=512x15+index,384x16+index"

/* Measured, for the time that its pipelines take to compile. Small counts by merges alone. */
#define GPUSORTI_CPU \
    "rolled=1 least_elements=0 stride_groups=256 histogram_invocations=2^16 select_invocations=2^10 small_count=2^17 " \
    "merges_of_keys=2^17 merges_of_two=2^17 merges_of_others=2^17 scan=32x8 tile=64x4 select=64x8 merge=64x1 " \
    "exchange=64x8 scatter=256x4 histogram=256x2,256x2 onesweep_medium=256x2+window2 " \
    "onesweep=256x2+window2,256x2+window2,256x1+window2,256x1+window2,256x1+window2,256x1+window2 "
/* Measured. Its compiler takes minutes for select.comp. */
#define GPUSORTI_SWIFTSHADER \
    GPUSORTI_CPU "small_count=2^15 merges_of_keys=2^15 merges_of_two=2^15 merges_of_others=2^15 select=0x0"

/* A guess: NVK spills at the register caps that the rows above are made for. */
#define GPUSORTI_NVK_ROW \
    "large=2 subgroup_size=32 polls=4096 stride_groups=264 histogram_invocations=135168 select_invocations=135168 " \
    "small_count=2^16 multiprocessors=132 scatter=512x8 exchange=256x16 onesweep_medium=512x12+packed+rounds2 " \
    "onesweep=512x12+packed+rounds2,512x8+packed+rounds2,512x6+packed+rounds2,512x8+packed+rounds2,512x6+packed+rounds2," \
    "512x5+packed+rounds3"

/* Forward progress was measured (SPAA 2025). Numbers: 1,024 invocations a compute unit, of which RDNA has as many. */
#define GPUSORTI_AMD_ROW "large=2 polls=256 small_count=2^16 exchange=256x16 "
/* Compiled by RADV for RDNA 1 to 4; numbers are for 60 compute units. */
#define GPUSORTI_RDNA_ROW \
    GPUSORTI_AMD_ROW "multiprocessors=60 stride_groups=240 histogram_invocations=61440 select_invocations=61440 " \
    "subgroup_size=32 scatter=512x8 onesweep_medium=512x14+packed " \
    "onesweep=512x14+packed,512x10+packed+rounds2,512x8+packed+rounds3,512x10+packed+rounds2,512x8+packed+rounds3," \
    "512x7+packed+rounds3"
/* Compiled by RADV for GCN 4, GCN 5, CDNA 1 and 2; numbers are for 64 compute units. */
#define GPUSORTI_GCN_ROW \
    GPUSORTI_AMD_ROW "multiprocessors=64 stride_groups=256 histogram_invocations=2^16 select_invocations=2^16 " \
    "subgroup_size=64 scatter=256x14 onesweep_medium=256x14+packed+rounds2 " \
    "onesweep=256x14+packed+rounds2,512x6+packed+rounds2,512x5+packed+rounds2,512x6+packed+rounds2," \
    "512x5+packed+rounds2,512x4+packed+rounds2"
/* A guess: RDNA's kernels by another compiler, 4 of its compute units; forward progress unknown. */
#define GPUSORTI_XCLIPSE_ROW \
    "subgroup_size=32 stride_groups=16 histogram_invocations=2^12 select_invocations=2^12 small_count=2^13 scatter=256x8"

/* Compiled by ANV for Gen 9, Xe-LP and Xe-HPG. Forward progress: measured on HD 620 (SPAA 2025). Numbers are of what an
 * Arc A770 holds at once. */
#define GPUSORTI_INTEL_ROW \
    "large=2 subgroup_size=16 polls=256 stride_groups=256 histogram_invocations=2^16 select_invocations=2^16 " \
    "small_count=2^15 tile=512x4 segments=256x4 select=256x12 exchange=512x4 histogram=256x8,512x3 " \
    "onesweep_medium=256x11+packed " \
    "onesweep=256x11+packed,256x9+packed,256x8+packed,256x9+packed,512x4+packed,512x4+packed+rounds2 "
/* The same shapes for few cores: the 24 execution units of HD 620 hold 2,688 invocations at once. */
#define GPUSORTI_INTEL_INTEGRATED \
    GPUSORTI_INTEL_ROW "stride_groups=8 histogram_invocations=2^11 select_invocations=2^11 small_count=2^14"
/* A guess: the shapes of Xe-HPG, and of what an Arc B580 holds at once. */
#define GPUSORTI_INTEL_XE2 \
    GPUSORTI_INTEL_ROW "stride_groups=64 histogram_invocations=2^14 select_invocations=2^14"

/* Published, see tools/TUNING.md; the rest is a guess. No forward progress on M1 and M3 (SPAA 2025). */
#define GPUSORTI_APPLE_ROW \
    "stride_groups=32 histogram_invocations=2^13 select_invocations=2^13 tile=256x4 scatter=256x16"

/* No forward progress on Mali-G78 (SPAA 2025). Compiled by PanVK, G52; digits of 4 bits: published (PlayCanvas). */
#define GPUSORTI_BIFROST_ROW \
    "radix_bits=4 stride_groups=8 histogram_invocations=2^11 select_invocations=2^11 small_count=2^13 tile=64x4 " \
    "segments=64x4 select=256x4 merge=64x1 exchange=64x4 scatter=128x4 histogram=64x8,64x8 "
/* A guess: digits of 8 bits, which halve the passes. */
#define GPUSORTI_VALHALL_ROW \
    GPUSORTI_BIFROST_ROW "radix_bits=8 stride_groups=32 histogram_invocations=2^13 select_invocations=2^13 scatter=256x8"

/* Compiled by Turnip for Adreno 630 and 660; the rest is a guess. */
#define GPUSORTI_QUALCOMM_ROW \
    "stride_groups=32 histogram_invocations=2^13 select_invocations=2^13 small_count=2^13 tile=128x8 merge=128x1 " \
    "exchange=128x8 scatter=512x4 onesweep_medium=512x4 onesweep=512x4,512x4,512x4,512x4,512x4,512x4+rounds2"

/* A guess, for the 256 invocations and 16 KB of V3D: small digits, so that a tile fills them. select.comp takes too long
 * to compile, and spills. */
#define GPUSORTI_BROADCOM_ROW \
    "radix_bits=6 stride_groups=2 histogram_invocations=512 small_count=2^12 tile=256x4 segments=256x4 select=0x0 " \
    "exchange=256x4 scatter=256x6"

/* A guess. */
#define GPUSORTI_IMAGINATION_ROW \
    "stride_groups=16 histogram_invocations=2^12 select_invocations=2^12 small_count=2^12 tile=128x4 merge=128x1 " \
    "segments=128x4 select=128x8 exchange=128x4 scatter=256x8"

enum {
    GPUSORTI_ANY_QUEUE = 0,
    GPUSORTI_COMPUTE_QUEUE,
    GPUSORTI_GRAPHICS_QUEUE
}; /* families: all, without graphics, with */
enum { GPUSORTI_NVK = 24 }; /* VkDriverId */

/* The first row that fits the device is taken. */
typedef struct gpusorti_tuning_row {
    const char *name;
    uint32_t vendor_id, driver_id, device_type, subgroup_min; /* 0: any */
    int queue;
    const char *text;
} gpusorti_tuning_row;

static const gpusorti_tuning_row gpusorti_tuning_rows[] = {
    {"NVIDIA by NVK", 0x10de, GPUSORTI_NVK, 0, 0, GPUSORTI_ANY_QUEUE, GPUSORTI_NVK_ROW},
    {"NVIDIA", 0x10de, 0, 0, 0, GPUSORTI_COMPUTE_QUEUE, GPUSORTI_NVIDIA_COMPUTE},
    {"NVIDIA", 0x10de, 0, 0, 0, GPUSORTI_GRAPHICS_QUEUE, GPUSORTI_NVIDIA_GRAPHICS},
    {"SwiftShader", 0x1ae0, 0, VK_PHYSICAL_DEVICE_TYPE_CPU, 0, GPUSORTI_ANY_QUEUE, GPUSORTI_SWIFTSHADER},
    {"CPU drivers", 0, 0, VK_PHYSICAL_DEVICE_TYPE_CPU, 0, GPUSORTI_ANY_QUEUE, GPUSORTI_CPU},
    {"AMD RDNA", 0x1002, 0, 0, 32, GPUSORTI_ANY_QUEUE, GPUSORTI_RDNA_ROW},
    {"AMD GCN", 0x1002, 0, 0, 0, GPUSORTI_ANY_QUEUE, GPUSORTI_GCN_ROW},
    {"Samsung Xclipse", 0x144d, 0, 0, 0, GPUSORTI_ANY_QUEUE, GPUSORTI_XCLIPSE_ROW},
    {"Intel Xe2", GPUSORTI_INTEL, 0, 0, 16, GPUSORTI_ANY_QUEUE, GPUSORTI_INTEL_XE2},
    {"Intel integrated", GPUSORTI_INTEL, 0, VK_PHYSICAL_DEVICE_TYPE_INTEGRATED_GPU, 0, GPUSORTI_ANY_QUEUE,
     GPUSORTI_INTEL_INTEGRATED},
    {"Intel", GPUSORTI_INTEL, 0, 0, 0, GPUSORTI_ANY_QUEUE, GPUSORTI_INTEL_ROW},
    {"Apple", GPUSORTI_APPLE, 0, 0, 0, GPUSORTI_ANY_QUEUE, GPUSORTI_APPLE_ROW},
    {"Arm Valhall", 0x13b5, 0, 0, 16, GPUSORTI_ANY_QUEUE, GPUSORTI_VALHALL_ROW},
    {"Arm Bifrost", 0x13b5, 0, 0, 0, GPUSORTI_ANY_QUEUE, GPUSORTI_BIFROST_ROW},
    {"Qualcomm", 0x5143, 0, 0, 0, GPUSORTI_ANY_QUEUE, GPUSORTI_QUALCOMM_ROW},
    {"Broadcom", 0x14e4, 0, 0, 0, GPUSORTI_ANY_QUEUE, GPUSORTI_BROADCOM_ROW},
    {"Imagination", 0x1010, 0, 0, 0, GPUSORTI_ANY_QUEUE, GPUSORTI_IMAGINATION_ROW},
    {"unknown", 0, 0, 0, 0, GPUSORTI_ANY_QUEUE, ""},
};

/* The row that a text makes of the usual one; *wrong: where it cannot be read, or NULL. */
static gpusorti_tuning gpusorti_tuning_of(const char *text, const char **wrong) {
    gpusorti_tuning row;
    memset(&row, 0, sizeof row);
    (void)gpusorti_read_tuning(GPUSORTI_USUAL, &row);
    *wrong = gpusorti_read_tuning(text, &row);
    return row;
}
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
           (row->driver_id != 0 && row->driver_id != ctx->caps.driver_id) ||
           (row->device_type != 0 && row->device_type != ctx->caps.device_type) ||
           (row->subgroup_min != 0 && row->subgroup_min != ctx->caps.subgroup_min) ||
           (row->queue != GPUSORTI_ANY_QUEUE && row->queue != queue))
        row++;
    return row;
}

/* Numbers that are in proportion to the device that the row was measured on. */
static void gpusorti_scale_tuning(gpusorti_tuning *row, uint32_t multiprocessors) {
    const uint64_t here = gpusorti_min(multiprocessors, 1024), there = row->multiprocessors;
    size_t at = offsetof(gpusorti_tuning, stride_groups);
    if (here == 0 || there == 0) return;
    for (; at < offsetof(gpusorti_tuning, multiprocessors); at += sizeof(uint32_t)) {
        uint32_t *number = (uint32_t *)(void *)((char *)row + at);
        if (*number != UINT32_MAX)
            *number = (uint32_t)gpusorti_lesser(gpusorti_ceil_div(*number * here, there), UINT32_MAX - 1);
    }
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

static gpusort_result gpusorti_check_tuning(const gpusorti_host *host, const char *text) {
    const char *wrong = NULL;
    if (text) (void)gpusorti_tuning_of(text, &wrong);
    return !wrong ? GPUSORT_OK
                  : gpusorti_fail(host, GPUSORT_ERROR_INVALID_ARGUMENT,
                                  "gpusort_desc.tuning: wrong at character %llu: \"%.40s\"",
                                  (unsigned long long)(wrong - text + 1), wrong);
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
    if (checks.result == GPUSORT_OK) checks.result = gpusorti_check_tuning(host, desc->tuning);
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
    const char *wrong;
    gpusort_result result = gpusorti_find_loader(&ctx->host, desc, &ctx->vk);
    if (result == GPUSORT_OK)
        result = desc->instance || desc->physical_device || desc->device ? gpusorti_open_given(ctx, desc)
                                                                         : gpusorti_open_own(ctx, desc);
    if (result == GPUSORT_OK) result = gpusorti_read_queue_family(ctx);
    if (result != GPUSORT_OK) return result;
    ctx->tuning_row = gpusorti_find_tuning(ctx);
    ctx->tuning = gpusorti_tuning_of(desc->tuning ? desc->tuning : ctx->tuning_row->text, &wrong);
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
    int may_be_close;        /* digits may have seven bits: see shaders/close.glsl */
    int may_crowd;           /* passes may go around a crowd: see shaders/crowd.glsl */
    int may_lead;            /* the leading digits may be counted alone: see shaders/histogram.comp */
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

/* ---- subgroups ---- */
/* The size that subgroups get where it can be chosen. */
static uint32_t gpusorti_wanted_subgroup(const gpusort_context *ctx) {
    const uint32_t size = ctx->caps.subgroup_choice ? gpusorti_power_below(ctx->tuning.subgroup_size) : 0;
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

/* scatter.comp: the tile lies over the counts of the subgroups. */
static uint32_t gpusorti_scatter_words(const gpusort_context *ctx, const gpusorti_plan *plan, const gpusorti_shape *shape) {
    const uint32_t radix = 1u << plan->radix_bits, tile = gpusorti_shape_tile(shape);
    const uint32_t exchange = tile * gpusorti_max(plan->request.key_words, plan->request.value_words);
    if (!ctx->caps.subgroups) return exchange + tile + 2 * shape->workgroup_size + 3 * radix;
    return gpusorti_max(exchange, gpusorti_subgroups(ctx, shape->workgroup_size) * radix) +
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
                              gpusorti_tiny_demands = {gpusorti_tile_words, 32, 1, 1, 1},
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

/* Reduces a shape until it fits the device: items to the kernel's least, then invocations, to a multiple of a subgroup's
 * lanes, then items to the kernel's fewest. workgroup_size 0: nothing fits. */
static gpusorti_shape gpusorti_fit_shape(const gpusort_context *ctx, const gpusorti_plan *plan, gpusorti_shape shape,
                                         const gpusorti_demands *demands) {
    const gpusorti_shape none = {0, 0, 0};
    const uint32_t most_words = ctx->caps.max_shared / 4, most_invocations = ctx->caps.max_invocations,
                   lanes = ctx->caps.subgroup_max;
    uint32_t least_items = demands->least_items;
    if (ctx->forced.workgroup_size) shape.workgroup_size = ctx->forced.workgroup_size;
    if (ctx->forced.items) shape.items = ctx->forced.items;
    if (demands->powers_of_two) shape.items = gpusorti_power_below(shape.items);
    shape.items = gpusorti_max(shape.items, demands->fewest_items);
    while (shape.workgroup_size > most_invocations) shape.workgroup_size /= 2;
    shape.workgroup_size = gpusorti_max(shape.workgroup_size, demands->least_size);
    if (shape.workgroup_size > most_invocations) return none;
    for (;;) {
        if (shape.workgroup_size > lanes) shape.workgroup_size -= shape.workgroup_size % lanes;
        if (demands->words(ctx, plan, &shape) <= most_words) return shape;
        if (shape.items > least_items)
            shape.items = demands->powers_of_two ? shape.items / 2 : shape.items - 1;
        else if (shape.workgroup_size / 2 >= demands->least_size)
            shape.workgroup_size /= 2;
        else if (shape.items > demands->fewest_items)
            least_items = demands->fewest_items;
        else
            return none;
    }
}

/* The same for a kernel that takes little shared memory: within the device's invocations. */
static gpusorti_shape gpusorti_few_invocations(const gpusort_context *ctx, gpusorti_shape shape) {
    while (shape.workgroup_size > ctx->caps.max_invocations) shape.workgroup_size /= 2;
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
    return plan->algorithm == GPUSORT_ONESWEEP ? gpusorti_tile_groups(&plan->shape) * plan->pass_count : 0;
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
    uint32_t below_close;                   /* floats have no digits of seven bits */
    uint32_t below_crowds;                  /* no pass goes around a crowd */
    uint32_t below_leaves, leaves;          /* leaves are slower; there may be leaves, */
    uint32_t below_two_digits;              /* but only by bits of one digit */
    uint32_t leaf[2][GPUSORTI_LEAF_THRESHOLDS]; /* leaves of either shape have room, by 8 bits and more */
    uint32_t below_leading;                     /* leading digits are not counted alone */
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

static gpusorti_shape gpusorti_tiny_shape(const gpusort_context *ctx, const gpusorti_plan *plan) {
    const gpusorti_shape none = {0, 0, 0}, tiny = ctx->tuning.tiny;
    if (gpusorti_shape_is_forced(ctx) || tiny.workgroup_size == 0) return none;
    return gpusorti_fit_shape(ctx, plan, tiny, &gpusorti_tiny_demands);
}

static void gpusorti_tile_thresholds(const gpusort_context *ctx, const gpusorti_plan *plan, gpusorti_thresholds *to) {
    const gpusorti_tuning *tuning = &ctx->tuning;
    const gpusorti_request *request = &plan->request;
    const int forced = gpusorti_shape_is_forced(ctx);
    const gpusorti_shape one = gpusorti_tile_shape(ctx, plan, GPUSORTI_ONE_TILE),
                         many = gpusorti_tile_shape(ctx, plan, GPUSORTI_MANY_TILES),
                         tiny = gpusorti_tiny_shape(ctx, plan);
    const uint32_t tracked = !gpusorti_keys_alone(request);
    uint32_t i;
    to->tile = gpusorti_shape_tile(&one);
    if (plan->mode == GPUSORTI_ADDRESSES) return; /* the other kernels are for bound buffers alone */
    to->by_tiles = gpusorti_small_count(tuning, request);
    to->merges = request->merging ? UINT32_MAX : gpusorti_min(to->by_tiles, gpusorti_merge_count(tuning, request));
    to->tiny_tile = gpusorti_shape_tile(&tiny);
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
    const uint32_t keys = request->key_words - 1, values = request->value_words;
    uint32_t i, k;
    if (request->key_words == 1 && request->value_words == 0) to->medium_keys = gpusorti_below(tuning->medium_below);
    to->below_staged_keys = gpusorti_below(tuning->staged_keys_from);
    to->staged_values = tuning->staged_values_to;
    to->medium_pairs = tuning->medium_pairs;
    to->below_close = gpusorti_below(tuning->close_from);
    to->below_crowds = gpusorti_below(tuning->crowds_from);
    to->indices = tuning->indices_to;
    to->below_gpu_sizes = gpusorti_below(tuning->planned_sizes_from);
    to->below_gpu_sizes_skipping = gpusorti_below(tuning->skipped_sizes_from);
    if (tuning->leaves_to[keys][values] == 0 || !gpusorti_may_have_leaves(ctx, request)) return;
    to->below_leaves = gpusorti_below(tuning->leaves_from[keys][values]);
    to->leaves = tuning->leaves_to[keys][values];
    to->below_two_digits = gpusorti_below(tuning->leaves_two_from[keys][values]);
    to->below_leading = gpusorti_below(tuning->leading_from);
    for (i = 0; i < 2; i++)
        for (k = 0; k < GPUSORTI_LEAF_THRESHOLDS; k++)
            to->leaf[i][k] = gpusorti_saturated((uint64_t)gpusorti_leaf_average(&tuning->leaf[i]) << (8 + k));
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
    const uint32_t groups = gpusorti_tile_groups(&plan->shape);
    return groups * groups * gpusorti_tile(plan);
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
        plan.shape = gpusorti_tiny_shape(ctx, &plan);
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

/* Whether the histogram kernel can count the leading digits of such keys alone, which it does from some count on. */
static int gpusorti_knows_leading(const gpusort_context *ctx, const gpusorti_plan *plan) {
    return ctx->tuning.leading_from != 0 && plan->radix_bits == 8 && plan->request.key_bits == 32 &&
           plan->request.key_kind != 2;
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
    if (words == 1 && !other && n <= to->medium_pairs) return tuning->staged_medium;
    if (words == 2 && binds && !request->flags && tuning->staged_bound[0].workgroup_size)
        return n <= to->medium_pairs ? tuning->staged_bound[0] : tuning->staged_bound[1];
    return unchecked && n <= to->staged_values ? tuning->staged[other][words - 1][1] : none;
}

/* The shape for onesweep.comp. */
static gpusorti_shape gpusorti_onesweep_shape(const gpusort_context *ctx, const gpusorti_thresholds *to,
                                              const gpusorti_plan *plan) {
    const uint32_t n = plan->request.count, keys = plan->request.key_words - 1, values = plan->request.value_words;
    const gpusorti_shape chained = ctx->tuning.chained[keys][values];
    if (plan->algorithm == GPUSORTI_SEGMENTED && chained.workgroup_size) return chained;
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
    if (request->value_words) shape.variant &= ~(uint32_t)GPUSORTI_RANK_BY_ATOMICS; /* nothing to check them by */
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

/* Whether a tile has enough elements for each value of a digit, which costs a word of the tile's row; no digit is smaller
 * than two bits. */
static int gpusorti_fills_digits(const gpusort_context *ctx, const gpusorti_plan *plan) {
    if (plan->shape.workgroup_size == 0) return 0;
    return gpusorti_shape_is_forced(ctx) || ctx->forced_radix_bits != 0 || plan->radix_bits == 2 ||
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

enum { GPUSORTI_MOST_LEAF_BITS = 16, GPUSORTI_LEAST_BIN_BITS = 8 };

/* leaf_sort.comp has 13 bits for an element's index in its leaf. */
static int gpusorti_suits_leaves(const gpusort_context *ctx, const gpusorti_shape *leaf) {
    return leaf->workgroup_size != 0 && leaf->variant >= GPUSORTI_LEAST_BIN_BITS &&
           leaf->workgroup_size <= ctx->caps.max_invocations && gpusorti_shape_tile(leaf) <= 1u << 13 &&
           4 * gpusorti_leaf_words(ctx, leaf) <= ctx->caps.max_shared;
}

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
    const gpusorti_shape leaf = ctx->tuning.leaf[which];
    gpusorti_plan leaves = plan;
    if (plan.radix_bits != 8 || n <= to->below_leaves || n > to->leaves) return plan;
    if (n > to->leaf[which][0] && n <= to->below_two_digits) return plan;
    if (!gpusorti_suits_leaves(ctx, &leaf) || n > to->leaf[which][GPUSORTI_MOST_LEAF_BITS - 8]) return plan;
    leaves.leaf = leaf;
    leaves.leaf_bits = gpusorti_least_leaf_bits(&leaves);
    while (n > to->leaf[which][leaves.leaf_bits - 8]) leaves.leaf_bits++;
    leaves.leading_passes = request->key_bits / 8;
    if (leaves.leaf_bits == 8) return leaves;
    leaves.leading_passes = gpusorti_min(
        gpusorti_max(ctx->tuning.leaf_passes[request->key_words - 1][request->value_words], 2), leaves.leading_passes);
    leaves.may_lead = gpusorti_knows_leading(ctx, &leaves) && !(request->flags & GPUSORT_KEEP_KEYS) &&
                      (plan.raw || (request->key_kind == 0 && !request->descending)) && n > to->below_leading;
    if (leaves.leaf_bits < GPUSORTI_MOST_LEAF_BITS) leaves.leaf_bits++;   /* for keys that use a part of their range only */
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
 * `least` and `most` all lead to these plans, but the fewer there are of them, the more elements can be bound: so where
 * some of these requests bind their buffers and others take addresses, both plans are visited. */
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
        {(int)ctx->tuning.rolled, GPUSORTI_FLAG_ROLLED},
        {plan->raw, GPUSORTI_FLAG_RAW},
        {plan->may_stretch, GPUSORTI_FLAG_STRETCH},
        {plan->may_be_close, GPUSORTI_FLAG_CLOSE},
        {gpusorti_knows_leading(ctx, plan), GPUSORTI_FLAG_LEADS},
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
    gpusorti_shape shape = gpusorti_few_invocations(ctx, ctx->tuning.merge);
    shape.items = gpusorti_power_below(shape.items);
    while (gpusorti_shape_tile(&shape) > gpusorti_tile(plan)) shape.workgroup_size /= 2;
    return shape;
}

static gpusorti_shape gpusorti_scan_shape(const gpusort_context *ctx, uint32_t variant) {
    const gpusorti_shape scan = gpusorti_few_invocations(ctx, ctx->tuning.scan);
    return gpusorti_shape_of(scan.workgroup_size, scan.items, variant);
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

/* Whether the histogram kernel may count as a sample suggests, so that another one has to count again if that was wrong.
 * */
static int gpusorti_may_count_again(const gpusorti_plan *plan) {
    return (plan->may_stretch && plan->leaf_bits > 8) || plan->may_be_close || plan->may_lead;
}

static gpusorti_shape gpusorti_histogram_shape(const gpusort_context *ctx, const gpusorti_plan *plan) {
    return gpusorti_few_invocations(ctx, ctx->tuning.histogram[plan->request.key_words - 1]);
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
    const uint32_t most = plan->counting_sort ? (uint32_t)GPUSORTI_MOST_STRIDE_GROUPS
                                               : gpusorti_min(walk->ctx->tuning.stride_groups, GPUSORTI_MOST_STRIDE_GROUPS);
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
/* scatter: scatter.comp, 6393 words */
"ab]_~!!!.XbCI_~!!!!aVd_~!!!!cVdWrgbc_~!!{'+~'$X$b$f$pebf#U}#Sb~#t$7VeW*Vp$9a!h$:~%$:~#$<~$$<Vy`#Y$=a!6$>~%$>}#j]+$Aa!d$B~",
"%$B~#$D~$$Da!K$Ea!6$F~%$F~#$H~$$H`!K}#/,2$VVe`!K$XV{WWcE7$YVe`$A$bV{W+Vv$f`!-$fV{_~!!!!LVv7}`!)$pV{_~!!!SWbEZ}#TqAX)$+!#!",
"4`EA}#/C/bESWD$,!%VrX($-$,`!.$.!%$,fESW2$/aEEX)$0bEKcF3cBU#X!U~%#XcB^#Y~#W2$1!##W#YX)$2!#a!pW2$3a!tW3$4}#0#%!4W3$5aFE`!#X",
"*$6c!0!%}#Uh~$A$7~$$8X-$7!5W8$9`#&$:$9W:$;V~$:W;$;$<V~bEyW8$=`!4$>$=W:$@V~$>W;$@!E`#8$A~#$B$AW:$CV~$BW;$C$D`!0$E~#$F$EW:$",
"GV~$FW;$G$HV~`!f$I~$}#/5$}#0q~#F$J~#a#M$Kc!.$Lc!q$M~%!4$Nc!4$O~&$Pc#&$Q~&$RX0$Q}#W84W:$SVq`&K$S$TVq`!&$UVq`!6$VaJV$WX5$V!",
"3`I{$X}#g>&`!&$Ya$B$Z_~!!!#N!>$Y`!:$[~%$S$]Vq`!,$^~&$_a!W$`a!&$a~#!6$ba![$c~#aJc$dX/$c$Z!>W7$e`!*aJ5$e~)`!D$fVe`!L$ga!_$h",
"X-~#_~!!9g}!4$i}#5(%bJK`!3$j`!Ya#_$k_~!!!#{$YaKI$l_~!!!#p$j$k`#5$mX1##~#!%$n_~!!!$.!I$mW:$oVe$,W;$o$p}#3*(`!($qX0#I!2W7$r",
"`!)W:$sVr$rW;$s`J]dJF`![$t_~!!!#u!r$7`#B$uX/$t`!)`!5$vX:#Z$u`!($wX:$Z#I`!;$xXo$v$w`!.$y~$`!B$zX/$x$v$yW7${`!*W:$|Vr${W;$|",
"#OVrbLibLE`!D$}`LA!LbLm$}!3`!.$~~$bK}$~a!.%!c!i%#Xo#I!>~#%$Xj`!(`!i%%X/%#%$`#K%&`!*W:%'W%%&W:%(Vq#XW;%(%)}#48$%*!I!IW:%+V",
"q!UW:%,Vq$%W;%,%-Vq}#4{&%.~$%.#PVr`!d%/X5$7a$O%0`!(a%/%1X/%0#U`!d%2`!*W:%3Vq%2W;%3%4VqbN:aMtcl^fMp%5X5$!a#E%6`!.!5bM|%6a!",
"a%7~$tLx#YdL|}#Z[U{kp}#&F%8*}#4BA89~-8<~'a!`$gf;#8'}##H2jj<8(8>gw@8@h#@a4j#P8-cYZ`m)!>am(8)a!M8D8Ja5(8N}#57&8L~28P~(8T~$X",
"@ahm}##O'b:e8LWS$T}##>&8NWS$Uc$2%5~(8M#)~-%580~#a$U$#~-8S##WX~,$#8+~#e$@8;~(87}##Q+XAa!88(cBp`|-a!_8a}#$k'}#k%%8-8%8>8#WJ",
"#X7}%)WS8z7~a82%I8|8{WJ$%`[,WS%-bP18Da!M8j!L~)%L8.8%8#88b#H%7~%}#7G%8:828L8C8:b#G|%bWS9.8%a$N%E90b%G8(fB0`j78#a%*`&u`%P8+",
"`8:c7y8BWG8Ba!]8A`}s8F~)8H~&8K~#8IWG8I~#8J8_~%8LWG8GWK96WG96}#_X~%H}##($$+d$6}#__/m$1`*#8)}#8T%c$0}#)5$8*b%QbC'b!J8-~%bKA",
"Vcc$-aqRc$^XJaFTVcc#S82`!4c$bb=%WZa%O%8~7$8~-gTudTka#A$<`$@a%OcDCa!0!E!08/~%bRKb%^}#~u$a#%8-b!b83~287a#N$Db%!d!ba!0$H!08:",
"~%dS-c!bd%18;WG8;a!r8.88`WSc%-%9~2$I~%y#mbq,8,btVc#l8.`!/8-bHCa)x8)c'Bo!X84a%784Vcc#iaB@c#h}#0Q&c#m88`!4c#lbT_WZ}#d;0#H~~",
"$z!U%:i%+$J~)$Ke$-8(~(8)8&~#b!:$Lf#$h%D8&~(aZBd$)$Mt%DXOn%H`1/i$&aY586b!a$N~(8=h$*8@~)8A8<d#($O~)d%Tl$O8,d!G$Po%T$R~&XOn%",
"X8(~&8,Vc}#9C&!U`X!82`%e}#XA&}#Xr$8E`)r}!w1~$vdU[dL'$T~$$UbU.8%b!gdTZd(@$We$%bK@$Xb,7$Zc#aW^b!,eT'!2~$c!X%;~)$[~$b.>$]`0N",
"d!*bQcW^a#HfT[8%f!V%<~)$^f#/f!RbTjcNgcW8`'_c!R$*b$Gd#|$_~$$`b$Fc4Db#-$ah$p%=`!{rW~a!H$bb7&aTc8&~$8&7~`#%}#<.&b%5b6sa6T8&`",
"dna(78#XD8*}#<o,$bWS$]a#`@$$fWS$a@$WS$`$Yb#jb3v$Yg#:WS$gc(:$h~%_~!!JZZ$,7}!A$i_~!!RRn~#!A!R8!`!R7~b!+Vc8#`!X7~b!OWXiXxd$U",
"b$/cP1d3;fOH$aa$n%=e!~gOEb97b!>b'!c5>#UWS$_7~b85%>e%%_~!!RRua#3Ve8#b!Fb!{c&^bY&h>'b$6cPhd4|`898)~$%@e!ba9w%>cfke#D8!bdVd&",
"]$,%AVc$-o*s$l~%e%u$n~)ddu#F~)}#E.(X@aV_d9tb%.}#P)&Vcb!g8$f'OXOa&~e>,8&~%a[s7~j[q8,_~!!ZH,`![83ak|b./c%sc#@$,`#189d#@8<~,",
"dj7XGa>q8%cYPh#@XAbxaa!n8!a!#XK$,a%*X@$,}#,E(!=~%c<'$,`XI8>8/8)c(D%BVc$.W]$,e0n$ld8#a(5a;;$p~&b,-fZ`c-Pc'P8,e6J8#~#d!j%C~",
"6c![eU$c(#8)e*d8#~(!#%Db(}XR!A!A#Qb'=%EhVC8#WTb$Ba&~#Nc7mWJa3Kg!/XAa%Yd*J%FVc$/f/`XS`#F%A8#a'8%BbBb%C8#bC,b*>#Ob!UbDQ%Dfg",
"]gi_8&8)WS8'7~b3;b!A}#i'%8,c!x%GVc$0i``b+j#Ic@{g!qWS`$'b#%d#J%He(X}#Qw)gl^a'Qcq:d&k$Z~$Vw~'XC`+l%G8$8-a]N8#`cha8I7~b8wf!X",
"8+~'8.~+Vc~,85~+a(-83b0n8*8(a#OljW}#Zi&k#RdCJ$Z~$Vw~'X=a$k#Icl)c$Bf:/80eCL!=~%aF~8,gq9h!fVc~089~.8;~-}#>V%bl<%IVc$1W]#W~#",
"`J=aJG%'~#jE.8%~'%!~+b!s}#J6.e,@%;cr3f#Y8&qcKcK5%<}#Jg%f-D}#Hr7e#/!t7}8B8&b>zbu~8!Wa`!'%F878!ans8E8*a/%g$.b4hb#Hbu~`!7858",
"6~#87`pNb$,b#U%%~)85d&m88~'%%qr$#I~)b#5%H8&b3Ee-A`5v`#ea#>8VbK,}#2n7a!U%@}$7X*8.d#281~58>~'g$jb*{8%a@^b`}8&8.}#FJ(8i8,d#-",
"`w87~}#9B%bLE!=aE~8*b$Bc2)k!c#I~##ZfuDgt^r%^8y~*b'd8o8!f'rb%f8~d#:b$Ya'{d$E8/`#9}#G@)%JVc$2cC+d)dc;5e'acg{!5j,G#Z8*}#_{&b",
"!Cf3cbB=%KVc$3f*Hb!=bKpd!`g&-c!`g#^}#S:4d+5!TVc$4}#P[+!4~$}#O3;bv.8'b&'8-j#,828&}#L2%81}#Nz/%*~#%+`N.8/`#zc;9d2`80`'4cFgg",
")K|#,8@g$tb!o8+}#Nl1b>.c'&bQIb3jb%l%LVc$5c$6g$9y*X$S7}%-c8nb#%8(~%}#eo$%J`2k!rg*Uj'_8(}#R/7b(Dc7ya$q%K`!_b'jcS/g-W8&c)7d2",
"3e7[%/~%a#F%484`%/bE~b)~8-8GXWa$`8E}#cQ.8I~$b$`%:83}#cO0}#ga%8O8.co-aU-}#>t$8=8>!=}#J,$8:}#Uj+$6f'-dq2}!'0D`Aaa0Ah-}8(`#7",
"b%08+~%}#Ui&e'G838*cK%b'FWTan38,a$d%888jOcb%U`(Y$7a1ya||8485!=aO981j%Y83~@cV@8G}#%K-8Ib%:8.a!Cc%u8($7a#(%9`A@gN;c|#bj>`$f",
/* scatter_address: scatter.comp -DGPUSORTI_ADDRESS, 6630 words */
"}#-a$_~!!!/2gj9}#-g4rjE}#v2~#Pai~}!i,T}#vIE|i.~}}#w@I}#w;~$)bfKhiEdhe~}~}}#x04zhe~}}!ha~#Hjh]#x~,%5~~#1!GV~}#{`)}#5S%fha%",
"M~e!G~D}#4VNa3G`7$}!hpA8<~-8@~J!M~)8B~*8Ca#B8@~)rhr8G8M~$8Q~&8O~28S~(8W~C%M~6%M~~#)8}~&9!8~~$9!~q91~&93~l99WG99}$!J~((qkR",
"8%}!%qGgk}k%(8(m%q8)~2X#7~85`%pbP}k![808:l%b81~+8=ccu}$`d&8#}#.:&bM&dl=|'z#E~-!=~4$8~`l$,8;~:8>o'l}#lx%bfL84e&9%9~:|$0em,",
"|&9~}}$(f7#H~~$g`l~l$|pm(WJa/^c$#8(~&cm(e#!8+s%7$M~(80~3XOn%;88~'897~}$4c%gm&e!e8<n$&dl}e!A8Bs%B$P~(8G~&zl{WJaj}d%F8*c#Fb",
"p)a#Z8Q}#D&~$v}!lr~%B@p~$@p~~+##x~~#Q%5~~2r",
/* scatter_basic: scatter.comp -DGPUSORTI_BASIC, 5351 words */
"~#Va_~!!!,R}$9g5}#W#~%(}#z4(}#Vf^fmM}#VI~(+bmA}#~>$cm^}$f|7`!*fl7W7%N`!)alJ%N~#`kh}%=s%`!8%OX0#)#Fbm:}$g#%cqsW7%P!U!>al.%",
"P~##P`!a%QVr!U}#}}'}$$A%`!,%RX1#Z!2ql|W7%S`!)ak[%S~#%TVrdl$$_~1an|#K%Usky$e~&$e~#$a}#TV.bs[fky#`~0bml}#T_~#w$]~b%U~z#`~6#",
"`~~#'$_~'!S~($`~R$]~B%>~%%U~~4B}$mZ+adxWZif>X=a!i!>b5.h#5%>i^;bc5f^68&~.eZ>iXY!tb;4d!&gX$eJ[h5}bL#8&aSw8.8'~)}$($&!_b!:8+",
"}$(e%cT$8(a-TgP%j6s8,~2b#^bYS}$fq&cY[8&`Kba.G8#e!V#)eU>%O}$$D*cfHWS8B#SgMoo#nfg~#Ub/G8(jU[8M8+eX%XGb/bb)F!AXGe'28#!2b!V#)",
"}$s[&bXP8%jV)gMia$d8Yb#&WM%Q`Ppa0vgW2b.a86cX[!289~'!>~$ihlbOG8'~&fl/XAb1dc!le6}8%d7$a!K#Sc9VWT!Uaf=i#483~%}$8)%}$&E&}$8)%",
"}$m|%XAa678!b!E$&a!0dg7b$E!(b*W!_b'scd`Vec!6c8sXFa/[!_XFb!AXNa!,}$SM'`#2a*LWS9$gUZ8An%gb[R9*8&f%L8o~&b!'d%GXGbg5a!E92g%o8",
"%c#7a!08,fXlc,NbvNWT~'h%gWK8zWG8z`!/8{8|!5}$Ki$8xjQ^8zi#NiS%g',XGb(|}$*Z%c#4a#H9G8-dZ=8(}$,<-b,zayGl!YWQbXyc&&!4`3t82`&(k",
"]I81~#84~%a!n85%R~.bSpq!n8:~)8-~#j!O8B~%#L8@a#^cz*8G`>8`!78H8I`$c8JWG8Ej$U8Gr&$9j~&b$_8(f%U}%c<%!=~%j!a8't,8j*A9{8)j!ax^m",
"%T~A%T~;%T~<%T~~#A$_~m$_~w$`~)$_~^$]~4%U~F$a~~#i$`~vx%Yx^m$a~G",
/* scatter_basic_address: scatter.comp -DGPUSORTI_BASIC -DGPUSORTI_ADDRESS, 5614 words */
"~#Wb_~!!!-1}$WAA}#KV[~}v]`}#K;I|]b}#J|~'b}!]:n}!]6B~}}#I0:#xq]6}#I4~$)$]~d%U~z#x~6#x~g|]H8}~&}#I4'}!]Hq91~&93~%}#I4~8BoaH",
"~}f!*gV5waL8/~~#H8C~W8N~K8W~:8Z~~#U8s~&WS8t7~faOa!.b,(8u~&f`,8$c]db<%b$I8{!2g!>cECXFa*=ga_8(~&b#]9(WTc-k9)gXP8Er]a9/gac8s",
"~897~X8~WG8~~#9!9#~#9$WG8|~-8~~R9K~~$79n~m:#~~+U",
/* segment_scatter: scatter.comp -DGPUSORTI_SEGMENTS, 6658 words */
"~#Va_~!!!/.}$uZI}#>mW!+~8!B~LVs%[bb0%[~#a!,}#Aw%%[~%%[~%%[~%%[~%%[~$`!'}&a7%%[~%%[~%%[~%%[~$`!'Wtac:%[Wv~#Vv`!e}#@`6#%~4$",
"A~DbcWcc}$E}#C28}$.xD}#A:U}$.Y&bae_~!!c>g%V!%a!(a!7%W%V`!&%X!%%VW2%Y!%a!+%Z!4}$/72}$/*gwc7bd!}#A.A}%]K*}#A64!+~$!+~)}#B7%",
"}#A:0!B~$!B~)bf=}#A>W_~!#NT@%[ef.gf6%]W(%[W;%]~#b_1bf2}#A]0#%~$#%~*$A~$$A~~#+bg;}#Aa~#8dgp!Jacz%^`at!Jbgp%^!3gh~$E~%$E}#F",
"q+!FV{ad|}&i%&bh6bb[bieddt}$02i~}}$/wY$s~$$s#N~a}$1M,$|~#}$0k%}$0,g}$/yWlfcbf>a5(`34h5(8)deLXS%V7}%_8+XJ#qa4/}#%F&b_/Vr}#",
"%;%Vl}#b*-8-oH,}#`l$%a8/bAh#PaHca5R8'8(!>a!v8$}&l2&fD>!5ga>%Mfg%}$.%/`@gc!T!=f>}8#deK%>8%~$X@aMFhd@8@8>80}$-R'8R~&8T8S~$8",
"T~'85~$88~'neb8=~/ah9bdc`H{`Vngdc}#b~%8S8Tbdi8U8T8F8Ac>3WK8eWG8eccU}#@@~2V}#z;,gh]XAa))}#rx,ckEgsn}%k]'!F}#R%<b`-j$Fb!_%V",
"%_Vc%Wg#W!;f{>8%b#x}#Xa+}%ey-c2I#q}$'b'8(!5k!F8+!A~+XAaKb8%hzzetM80b!'818.XAbWtdxs8&_~!!k7M%V`,d`%i8)8%fa[%XW]`!3ivrb8GVw",
"}#wo&}%P-+%`Vc%Y`!Hd%,_~!!ROzb*AVeg#/W^~%W_a!Vn}zc`Y8,X=aWza8ddvA8/Vzh&K%ah!va7!%`8$8#f$5da68'c!1hb7X{a$Y`H1g!c!4%bVc%Zgc",
".#Ff'3a(}c#zicOXS`!4%b8#k&Ob|{8'it+dcdz!R#g~2%@}$.4~#{%B~~#C@a~$@a~~#[%C~`%E~+%C~~${%H~h%c~g%d}$-`3%H~%%c~*#N~o#N~3%e~~$-",
"#N~d#N~q#N~~#7%@~%%d~~#/%e~S%E~Z#O~a#O~T%@~*#N~`#N~A#N~;#N~<#N~o%B~j|#,}$-`~$'%@~3#O~~#i%B~~$0",
/* segment_scatter_address: scatter.comp -DGPUSORTI_SEGMENTS -DGPUSORTI_ADDRESS, 6910 words */
"~#Wb_~!!!/g}$xR=|m<Vs%fbj7%f~#V}`!'}#O&%%f~%%f~%%f~%%f~%%f~%%f~%%f~%%f~%%f~%%f~$`!'}'Cc%%f~%%f~%%f~%%f~$`!'_~!!!!4Vt_~!!!",
"##~#_~!!!!5Vt_~!!!#'Vv`!~}#O,:!+~@cl(!B~/}$xvf}!l&~#uajv}#O@*_~!#w,4%f}#PZ&njM%gW(%fW;%g}#Pb)#[Vw}#PU%bl8}#Okgdll}#Ok%}#Q",
"-%}#OoCbjB}#Os~$;bn2}#Ow)jkM#x~$bkf}#TS-!B~%!B~%}'T$+!cWxbkL}!kH~$^%5~,%M~~#B}#Sx%fkL%h~$bs<}!kP~#l!_~3%h~6%h~(#w~`~}}#N8",
"~6GmoA#x~C}&9}4!F~'qoP![`)X`oPd!AzoR!G~/p#)8%~$}&4<.e/8fod8+!5}&48&8!g!J8.!A~$8,~)XAa{;coh!c~[!M~O!c~hm&!bou`&Ob2&f$Eb!l8",
"*}#o/-foy8.~>!K~~&RAQ~$AQ~~*N%5~~#Q%M~~2r",
/* segment_scatter_basic: scatter.comp -DGPUSORTI_SEGMENTS -DGPUSORTI_BASIC, 5626 words */
"~#Va_~!!!-*}${Y5}#^!~%P}$AD(}#]e|}#]M~(j}$Ba-}$BF,#K~#bpLbmMbpPcn$$s~#bo=}$B_%}$BZ~#/$s~C}$BJ-bp~qo4~}$]~E%U}#ZcF#x~6#x~S",
"$_~'!S~($`~~9}}$@c2%B~5}$~[]%B~.%@~*%B~*#L~X#O~|#L~~&4#L~fiV'c',}$~[V#L~l#L~M#O~b%Bc)i}$>x;t,8c#n}$~[~$@%B~k|#,}$>x~$&%@~",
"~#|%B~~$0",
/* segment_scatter_basic_address: scatter.comp -DGPUSORTI_SEGMENTS -DGPUSORTI_BASIC -DGPUSORTI_ADDRESS, 5900 words */
"~#Wb_~!!!-g}$~[A}#Q`~$3j`^}#QE}}#Q-~(.}!`(~$4%5}#O:(}!`,~#p!_~3%5~6%5~(#w~[}#O>~>I}!dUH}%$iLwdY8/~~#H8C~P}%$i~&J#L~m|dp9K",
"~~$79n~m:#~~+U",
/* histogram: histogram.comp, 20088 words */
"~#Va_~!!!J~~$}(Z~W&7~%&7~%&7~%&7~%&7~%&7~%&7~%&7~$`!'}#E[%&7~%&7~%&7~%&7~%&7~%&7~$`!'Wxae2&7W!~$&7Vo~#Vv`!t}&Ci~$-afr}%f/",
"-}(={;}#Ft5})(y7_~!!JW5%i}$7)%%j%ia!8%k%i%iW2%l!U%i`!0%m`!'!UbfScf9Y(%nae]W2%o%na!0%p!%%nW3%q!%`!2dfO}(>j+X(%raf=%s!#a#*%",
"t!4`!u%ua!7X)%vb!(Y(%waeiX(%x%w`!1%y!#%wa!,%z%u%wX(%{`!J_~!!9gj%|W'W2%}%|a!H%~`!.a!(&!!#a#[_~!!ROF&#b!oW3&$&#a#i!4X)&%&#a",
"!(W2&&~#&#W3&'`!Ab#)&(!4%wY*&)`#Aag>&*&)~#a$5&+`!:a#<&,`!&`#s&-a!FX)&.!#&)`!3W3&/a#[`!*_~!!k6z&0bg]b!2&1a!za#`&2!#`!I&3!%",
"~$&4!#a!1W0&5`h!&6a#w`!E}(An&}(a<UW|&7~$nh/&8W(&7W;&8}(aGDdh7}&F-~%{}&CK'&9~##)~%&9})R{:&:~$`!,&;_~6soGy_~!!ROT%i&<!3`ehb",
"i6bnx}(E~)#x~$bm<`!:&=_~b]O5M`!&&>_~B>gZH~#&@_~B>gZG~#&AW%}#I:%}(E9$Y-%n&B#T#Tam/&C_~%w5o1bm3`!X&DX:!AahM&E_~^e:F^}$90$`!",
"`&FX-#7a!=&GX0~#&H_~!!!#G`!&&I_~!!!!7}(Fk%#x~#biJbg7}(fB9`!.&J_~!!!%Z}(Ey*%(ah@%(`j*bj2`!M&Kc$u&La!(`!o&MX/&Lch@&Mahd$e~#",
"`jJ`!;&Nc!B&Oc!(&P~$`!]}$;E%&Qc!2&Rc!X&SX/&R~$${`!*ahv${~#$_a!B&T~&&Uc!(&V~$W:&WVq%iW;&W$`ai3&XX0#0}'5E$&YX1&X}(G=$&ZXj&Y",
"a!.&[X0&Z!A~#&]Xj&[!J~#&^X1&Z&]~#&_X:&^`ku&`Vq%uW;&``ig}'5x)&aX1~#}$<)&!%&b`!,a!`&cX1#Fa!(&d~$W:&eVq%nW;&e%)`$:&fVq!4}$<T",
"&#M`l,blj})1%,a!&%Ta&P&g_~!!!']~#&h_~!!!#y!>&g`#|&iX/&h`!)`!c&jX1&ia!i&kc!(&l`%I#Gbjs&la'/&m_~!!!#o#x%5`!H&nX/&m&i}$;O%&n",
"am'%&}%l<%blf`!L&oXj&i#)`!(&p~$`!2&q_~!!!-9~#&r`!]&q}$<8%&rakp&sX/%Ma!V%2`!*amG%2~#&tamC&u`!La+9&v`!;#)~#&w`!*amA&w~#&xa#",
"Z&y~$&z_~!!)w2`!D&{Xj!>#)})h])`!0&|`!R!JW:&}Vr!4W;&}&~VrW7'!`'[am='!~#'#a!S'$a!q'%X:!L#IW4%|'&_~1Sg>4})i('''W(`!}'(`'Y!Aa",
"'K')Y7#Ia#-'*X/')#Ia#e'+Xj#I'*`!(',~&'-`%qa*C'.`!I'-&Z`!/'/X:'.#IaoC'/W:'0~$'0'1a!u'2a!Hcp-!%'3W-`!0'4X:!5a(k'5_~IdN>h`!,",
"'6c%%$wX:&Z#I}$@1$c!('7Xj$ya#!'8`!fa!.'9Xj'8'*W7':`!)W:';Vr':W;';'<a$5'=_~CiVZ6~#'>b&J!4'@cs}!bWv`!2'Ac#I%!c!b'B`$D##`!('",
"Ca!b`$5'Da$9'Ea!&'F`$N'G!%`'x'HVr'GW;'H'IVr`!&'J~#&}'K~#$S%-Vq}#Q`%WD'L!4Vw`!U'Ma!b`#%'Naqh'O`!f#G~#'PX0'N'Obq|`!,'Q`&-&G",
"}$>t%'Q!3dqfW;&f%4aq|'Ra!&'S})6=&a'!'Ta#SepH!%'Uc*b'VX-'U}$D#$'W~$'Xa(K'YXj&Za,s'ZX1#Ua$X'[X1!2#7})6O'']_~!!!!J~#'^_~!!!!",
"N`!&'__~!!!!Z~#'`_~!!!!_`#['aa$L'bWu_~!!JWL!4'c_~!!!#q%5`!+'dY>`!&'eY@`!m'fa#!W7'g`&'ay:'g`!a'hc$W'ic!('j`,Ba$^'kX0#]'j`!",
"M'l_~!!!#D`!&'mY#})7O''n_~!!!#i~#'oXf`!*'pYB`.('q`&L!3}#TB''r_~!!!!R`!}'sYD#x`!+'tVt`!&'uY!~#'v_~!!!!9~#'w_~!!!!=`#('xY8&",
"m%hY-%u'y`-Aiqk_~!!9gT`;i`!d'z_~bYc|3`!&'{_~!!!#7~#'|_~!!!#9~#'}X}~#'~Y!})8)4cnHfnQ!2~*})#t)'xb<igq4cUfbC:aHe'x80`DIe=.}#",
"=#(#6cF0h!F}#Bu&h@#89da!%hw!v%h8(~#gEbc!vbW]hEabLd!3`PD%-bO$%-})DK4!Fn!u8'`B=`rO%4})+8%8MhZo})#k$%4bF_8#})&2&8$}#JF%}%n/&",
"aaa8(#S8'`rX&<WS%)&BWS$a'yWS'R!3WS'S`!%'W~#'X~#$g})')&}(s)0f$4!Xf!9#0f#>82~#aY,8a#Z~$8b#Z}%v,5bQ|bccgAx8&#ZaE&8l8!}%rU(at",
"0(C`AYbAXWY&)7}(A8q828j8;XJa!TVwWJ%i`CQa$&(%8#8@bBi})$@%8/`$=})PX%82~&8784~'8:~#8'm!~9%~)}#z.%})be%8+XQ~$9$~)c],9(h_[8/`S",
"~8HbCI808Ij#m83~%93~-8$bK;bJ>(E828BXN!U8:8;8!_~!!s/F`!7(L86848X8H8$8DaCz8Bg!aWY`!/(M8;899>97du}8E8F8/`Hy})=>$8DaNg8=XS`!U",
"(N8EaY|(O9<a!Uiy$9Hd(-&m~*n(^&m8(~,X<`!2(Wew!8&8+`%mbE{g$Ia#)(X9Pb(Ebv~9X8c8w8g9RcEE9ZWG9Z}(p[9~}}&S!~0F!U(!i%3#`fXD8&~.8",
"'8#})nW~'t&:~~#<%i(#Vc%jn)+btw8&W^bkyc&f8(b$F8)b*[8)d;{8%bx5c$[8%a%D8.8-XQa!|&;XZa!'h#ua3>bv{!I8'c%%XNb!'b!1b!id'`80c#Qd9",
"c8)bp$`-s8*_~!!ROy%ia!g!2ex>!hjae8$}$=k/!J}$7^+`([a1Na#,!5a(f8(bm=`$&bi:`+U8)a$I($Vc%kW]%ici5aisc.G}%g&&a#/8$b)Pchw%l`!Ei",
"i[bdA}#TU'_~!!JXT}#3O)a!]aaZa'#e!V(%Vc%m~%!Uf}.}$<8*b&oVcc*/cj*X=e!,8+d!`}(nW*b3S`zrc!o(&~=`zxf!o`y4{!of~kk>4`$Nb$7cqy&=}",
"(uf3X@a!p&=_~!!RO3!/`!K_~!!!!o8'X!dg%#2`/qm>/kz)WUa&,&>j*=8'&>`/Vc!+&@8(e*f8#~$k{!}#9H&c#Dd}%c#kgyI&Ab1;a;w`3G!;b!B%n('Vc",
"%on)-WUaB)&>XQb*Ak*SWUapA&>Xba!9c1!b*@`)ChF<})qz%W`a$L8/80b#Hc-:82c&Lb)L&Ck!mXGa$3&Dc#jf!m8-~#kJ3b%9&Ea!b`*ybE|&Cjru&C81b",
"*n!5~&82~%83c&#'zXAa0Qm!QWK8H`!ne.J8/818&8#}$DP%XI`!D#T8>#T81#T8#$i8-b!-8@#T82#T8$8I8.XIa&08A`hT`-q8$8/YO%nb)Je}o%pW]%ne)",
"mVw`HCa)m_~!!JXba#&&FbC{!3&>b&n}##!(h%sb'Wf}|!hkjzs+7}#<n(%`8,8&}(l`38*~$8.~(8-8.8'~#}#+Z%}$Ff*XD8.i~XWTa'j8#b!l`wwc#D((V",
"c%q`$$blEn@[W`a&.`F!d!(d*%!4~$n4d&G8&}##6,b&:ck;8)i07aqxXWavY}(jW&&H!3`/qdD08.e+58;Vwb)Hb<#Vw_~!!Ba*~$e1c8$}$OH$b5}&IX@b!",
"XW`a&e88!3a#$8@8!cH!jte8%8>}&=L$c:g8Ge'O&H8*b4+f(x8K8(})w=0!=c;Ba#r8)d;B8O~#d$583}#Dc%f!Z8S8)~/8)~)8*~#bnd8:8!c#c}):j%X[a",
"3s8I8687e+|%C})5*~+<}#/#'aS{&JbJ9()Vc%rc)aawH$T8#fxv&K~#c3d&N8(!3a!:$U}#!I88)~'%IVc%scLRf9eb!naT:c!m&Oe&x&P`!mc=fb!r}##t,",
"!#(*p!`$]~)&Q~(&T~+$_~*}$T`'z{Lb!o8'f$=&U~(&V8,~%$_~:}$|~%`(ckz(b%6(+eG3bZ[c]YcZadAM(,Vc%t~#d8z&_hB8XJa,0bF[&_~%e._bO5c:g",
"WQo'UbR9cFj&_j_,8(f*,!4aMkd04%u(-Vc%va.Xi9E#F8#XG}#-{(`(SYO%u`!W}$Wm%}$];,b|Y!=gF:b#Uc,f&ac$((.`:Kl!HXKb!ob!0#[e!V`Fcc#%h",
":h%He1Zc>J}$EW%b,_##XGf<W&b}$Yl'j!Hc<Rc.'WQk4%b32&cb2vbCWa2vWNa9}#2c.1j^a##8,b#(&dlbbd<S(/e&0WM&f7}%)`Yfa#k}#7d1%C8(c/Gh5",
"f!J~$}#@-)m3*})gX%}&Vr+c`ph4lbct#Lk!@8*~,}#=w&g^ia$384!JbD|c2[b,J8-d&s!#(0b)W})iC)!IWS%T!3a(]%w(1Vc%x}*O0)8#&ib2$dEw&jb.y",
"8$bdN#T8!b/T!2bF:!2d^l8!g!98(!2d!Q&k~%8,~'YO%w`078&d,.%JVc%yW]%w~$e+Q!Ua;2b)eh`mb#7b9Q&ie$D&mf8)f!@a+!&m8!b+p`SU}#)c%a+pc",
"%^XKaP'80bE.}*/+>8'~;aJY888<a#Y8>Vw~&X@bR/})fg%`&Vl*c!U`8XVeg!E8G~&8,f04`*^hJYWS#L})e=%})m&*(2b%}f$J&og!Il95!I~$cDYdf&#)~",
"+c%1b(IX=a&+&pcY7m)%}#,_*}#]C*}#>h%8$e)u%5`Sthdra_udJ=86}&ZK&Xh8:}*3_'!%898:8#7~a2~`;$8#`&*}#*]&a[X82_~!!ZIp`!E#P`%488_~!",
"!ZIr`!)%T~#8<}#R%%c$@}$a{0%M~%bgr&uWK}$[!/a#`&t~&c-f(3Vc%za'[d$wW_bLeb$T&ij6_%M8&`'7a/|c%vdJ7b!f8%e_zb!D8*}#>D%&xb6:WS&y!",
"3b#T}$bb7&i}$[d+g#jW^a7d#)WTa7Inm4f#o}$^/&8=XKb.sWXh:bb.)#Fg!2&zc:ra*6`A%b%]86b%;&{aFR82XTaAa`!P89}$lA(8<}#9_&X=b9hb01!Hb",
"NQ8LXGa%3!_b!6!A~*#)b!'8Qa#{8R#)g$vc&M8*8%a&*&y~#c%ae!y&yXGb!Z}*]s)cdd&|cAIb!>c%db$-c!0cPWc;iXC`1Q(-`gGd+q(4Vc%{c&lc%3WS&",
"~7~}$e60!A}#CE.'#~%cODa&2`&''$!3b'R(5~#g-X#I}#Hw%'%}&d'*&Gb#*%|(6Vc%}~$hG@%|7}'&~'!2~$b=tb!8cN;f$XWW8-!5Xaa3tfCX#x8&~#}&`",
"t$}$gC$b#L}#2J&_~!!B`y%|c!&#I_~!!JXB~#8#b!+87_~!!JXE~$b$TbBq(58:XQkR^a!H8:8'c*C%|`)y8.`(9b*'WTa)}b)v85XD8:}$tM)}*`Y*W^b=y",
"b%^''`$,}$kE'nM0W^eYC8!e/b'(jAA8'~#}#3.%'+mABW^a#f',}$jY7'*hSE}#Mg%8*}#Lz&W_aLE'2b!,'*}#dj*}#;P%'1~&WV`Dn`'n8/aFT8+8,!=}*",
"e*%b%*82YVc)C81c$La,Q!>b$Lb((g$F}$I%*c(Q8!#FW_a@Ub$3}$rt/d%zcmR}$hk%Xaa#jf=h8(8Ei/UWK8Sd@98+~%brKfH'81ac!f!gb#wb==8$b%h'3",
"c'rc%E8%cQqb!'8*88a*F8>8!f%Pagsb^m83h'xXaa%Z'4g#=a'I8+a!&80b!^8Hb!t`^>cWhb!,Wa`!:(68w8!`'Ka!}_~!!JXva1LdOVa]R8.`b$`(A828/",
"})C'(X=})C5$}#Go%8/WK8wWG8wa#38R8F82dm6(7Vc%~fH#jUQb&q#IX=bPtc$+b<zb(g8+}$qX+bZ$8,#FbKQb5g`c+c#Ud'w!AcRLc',b($b*gg$X83c()",
"8.#I~0b'A8(~$cQr85~*`,1$ib3X}*u&-8'e1H!U(8`B@l7Nb#8'5`Xra1@}#kB&d&)'6a!8aF6g7cd-;(9Vc&!idOd.6})wb2$wk-B'1}$nr-f$;8*e!N'7~",
".'<}$oA2a;F&~k6Ib:(&if<J8(e4TgkCbh:Veb$%'=XKb*Rc$Fc^6}#H;&b/h$wc*b_~!!ZIhc*HaG*aBHl%Fcg9(+8JXAa*7'>bNE8#`&Sf1:&zd5Y8Mb(E8",
"N})~E&8(`!@cJTW_a'Q'7b$,e!}8$~$ixXa2N'$~#!2b$!i5e&#(:Vc&$dE8cNVe(F'@b!Tc9cj=('@a/YjCN8-h@Yc@'}#Oj&cb[f!:gqq8%~$c=[f8.85eV",
"%%d8:8&Xab#pb,H8(XWf,M}*M0&8%b,T8<85`)SjRL8.c)U8&~&W^a#2c+:}'v:'he:XFb(5bN*!2XQaiK#FlbdfQCc!N8/}*o!*Xaa'edOga[I86`fnjA;8X",
"80b%^81f@{aJvj[-8`8Bl1Ub5.g@{}#MV1!AaBZ8gX!e#7g/'8/~,}#C3$(78o8Z8Qb&`bpOb$y8X8Ib#@8R8Y8&8%Xs&#`!F8^8TcY}&#(;Vc&%i&oq*M'A}",
"#Pm+tZE'*kdZ8/b2(%!~&8'~,8+~#8,7~}#N&&}+!X%c0Nd2(8.}#F&)!>~)b*Im'qc&.8>~%WQ}$}G%e+#8B89~,bGFh0>WXaI6g%)8+~,a%K8M_~!!JXka&",
"=#[~)8,~(|2s8,~#l#(W`b5l!3a%[8&ego&#(<Vc&&b%[&#bD5!4fg*}#a2&beDVzb#,8%~%bRNd)$a&[(98,`+io-RWJa+Tb)v'Bf#m}&y`$b^f})y=%`Xcc",
"c3lQQa6781`;_b#U85`WMc/a(=`:zk7eq'3'Cl/_}*12='D~#'E~##L`!%'Fb@F'I!0~#c!*!=~''J!0~(!=b@_'K#T}#)X$(0}#&{$(485b*S}#-23c@~87`",
"#+}#/K4f/m!>})Mh.!5c3^}#+v%c!>}&~J&f$881~'8)}']D4}#^b&gVXb(}82}#Uc)b*^bF<(>`5Z}%&J9'1}**:(8&WZ}#T#&&'g3Bjcw8&eRH8(~%}%$-+",
"b(!#0esbc1)8/`$Da'H(>8*`6'}#Qo*WZaMY(@Vc&(cDmgJ/jHX8'cJU}*zi&`%O&Z!2`!4alGk!4WX'L`!G8$_~!!BaHj'i`&2c2ib(+iDw80}%%y('M~$i6",
"q8'~)'Pn!dWS`DpbqqbeV!>a!p8'e4z'Kn)J#NbBs#4}#20.8/}%3N'&)(AVc&*c.0gLqbjvh$LXS`$d(18)`$>bo>!U~$a!'8$Vwb+ZamkMF8)8$b!)MG`6]",
"}#)t%MH8+`%oa(L(=80b!_8,~%aMx8'`/E}#Qz%`x;81b#MWJaLIbnThMoa)%(2b-]gJE}#ja*j#u%58)~#j$:#PWJaIzWa`gl('}%2x$%)}#ra*#xw!d#x8+",
"~5`W*(#a!d$`~+oQM#Fr!d}%.9%8D}%47$f$##xeXr$`!=f#>!2~)j$#a}z!I8MVc}##Q(8N8*~'8eeM&(,}'(r%fEW8iag0b+|hq7e!I(/8+f9x8+~#gS^}#",
"8G.!c~28,~%iNk8*e!q(@8k~(8-8%~#e0e#T8-d!P%M~%cIQn!s%Ma!Eg#eXWkCSX>a!of#i8-~#h$%`Ik(38}}%8>$c5A9!WG9!b#/9-8H8$b!)9.8C8%~%9",
"/8Bc#E9085c)fXs&)`!deo1!#(BVc&+c);k,`&^~(&Z}#X-/q,`d!)}#q$$k8ab,u8/8&82b#X}#_d.b-y(CVc!&ih{8##Z~*gGl}#^k2}#;1%eBT80cRWb/{",
"dV_8&b_1(*`&8dGY8-`1/a#.8.f!n80~6}#ZB&gCHXAaF&fWTb9Bc!z8(~&`:-}%+6*b=hb$)(Dn3b%n`Zg}$0]%c$)})iU8d8^cc(b'H}$2-%`UxXN}%=y-8",
"$Xaa7Lit<82~#nJhi!t}#;Z+g$2cq88Bl5m8-~#b#;8-~%kyHb9z'Rb2L`4_'Rb,.b*28)b!E&>~-'S~''S~)80c$$8QXNa%4flD8C~$eis8D~#8*}'/w%`!-",
"8C8D857~}*C6$8@8A~#8EWG8=a0|8Eh$F`67}*=c'8ZWG8ZbFa(EVc&,~$l_BXWa.kh$1a/r(D8)b(G}#pS(#S})mH:a3#()8&b3(cd|8(c$i8)~%XJasKVcc",
"TrccxXNbASa-d`0X}%>1&'Tf!`82}$3:)8AVef!P89Ve~&a0x8+}#2)(8:8*847~8(}%6x%bUA`$M8<`N0}!.~A8;~%u>^o(!bf`b$#8&}#bA)8$dX3WS8$7~",
"cc[XN}#gz$}%8H(8.`4Da#/8.!3n%mb0*8VVc}$*u%a%>8W8;d}l!#(Fe+cfgi`!&($h)V}#d-6l(Z8/~/8+cdP848(c9Hb%N80a#v(&83bHZ(!b8)#l$i8%}",
"#gu'imI%/8+'Vh!f}#ey%#T8+}#dh%$i8,c1afQtbTA86b+W(GVc&-f.r}%@@%8$b..&Z`$:b!=(H~)ok6!Jh,}}#%I&czw8'b!_8(`Ox}$;d%!=~$c!h(I~#",
"}#o/.a1{(.8!j*H'W~%8)WS'W~&ghjWNaFxk8D'X}%=Y''X}$+I%c@hb#$(Jllxhw6}+:G)ix>8)~%8*}%8E;c)}}*KA&`yeb$583`(]g$5}*Lm-8-b#A(KVc",
"&.W]`2L}#.:1XJa:!VzXWa4d}%=84t#7c<6'Y~#c.~}#|5&8.`0)a!k83Vcl'e|!jd<~j!j8:WGg$W8,z!W&^~+b7e8G}!#9IbEM(B8!8Pi#88*~$8NWG8N}#",
"pr'&/~(&)d%0b!U'Zk.Uh'^YTaNaa.$(H8)cb&X>a+Yp4bn'3hJ:l}P88~#YTa3{b&u8,8#g4d8&~%a%f8>c&Qk#B8Fb$s8B`&5c#Da!F8FVcbbv&^&ZYTaR$",
"b!=8F!3`!kgH8b$a8I8KciCb)$}#7U%a1D8EbI<b.h}*$C0YTaxqa$E(G8Pc+fa$k$a~)%Mk!H8[~$(I8W~$d*z(LVc&0}#qM*f(ccIxa/=g!Za!V(F8+8*b#",
"Ql%hp%Lt&ub&&8!h&t}#D4)88~$b.2(K8:8988bh7aAF(Ja%*cszk$S}!)=Kb$o8!l(%k$x}!!mN(I~0a#V8Y#Zknke`#aIIfD}81i3*a9s#Z8c}$Gl%8!8c8",
"b8`e&%!4(MVc&1fHWl,`XUa@d`I!!3lK)`@*d%nb=i}!8~M87jSS8;8%c#pb!:8;f#piCR}$J+&j!S8E8.~&c[xcYEcon8Fb%'}+!W&8H~'}*II(8A~*`8f84",
"`~/b)J`!c8<8=!=a9$8:b!z8B~#d$IfY88KWG8Ka!Z$i8G8E8$}%Z7*h+^b'Q}#'K/ei^(NVc&2gwkprT'D~+8(~3'E~(b;Yc!@l9}bO]'[b!>aM8}*}$,'Su",
"!N#7b!>i!Nu(acPOb3^e!NcPWb48d!2c<Jn`UaoD}%NX%cP%f.ViLU8)gEYj&g#]8.cOwcjWd##cU$f~`}*,+4WJa%C}+#>8'D~/'E~8'E~/#L~Ajx,'Fj_H&",
"maIJl!Z#6~,gLdcT>oLd8*}#aT1']g!KXTa8He$vk!i!=~28,~1'^c!Kq!i%Mg'1oIuo!i'_c!Kz!i!=~D'`~%n#RWK8qWG8qb.%(O}#$D(}'V!(!7WXp&8!]",
"XTbDK'b!2g/(8+WS'a7~b!hb!Wa)W'ac+q(PerA}#.%'_~!!RQUb!V}#$t'(Q`!;iGdc-b'c~*g2zb9)e$.'c8(m{kW^a_JbVf}#1''!J}#'N)8-m!JW_ap*#",
"IbTT&H}#=2)j^*a>mbw@(P'dc%>b!,'e~&a#$8@#Ic*vbIFW_aFb#IWY`!'((`du`+%c-q}$S2$8CWLa6x8,}#W.((R}*ke2i+^p84(Q8(b+Kc#B8!b+m}$7~",
"%fV%8%f{@(SVc&3`.u}#Od3'ff>.8'~%8(b8z8*~#}#*g)Vcb!<8+}#)L&b!B8-hf/X@b$$c0vaISe$$!%(Te&=b#]r7(ko4&GW_aB7b&)d#6eo48!`%d}%ak",
"'(UVc&4h45}$^O&g$pmu1W^~$'*~)t67'*~+boY'*ldhWM#p`I8}%[A.}$.),c}4heVVe~*8;~#bbCc!i}#_K$a!h8Db_~b<<leW'<8A}#[Q$b4'bKv!>a4'8",
";i[=8E8=~'8I~+b$;#Igq4u2$}#-N*WUbeWf60bU-}#Gr,8b8a}##X.8ccLKbufa%Gb_N8*`#;cA|}#&'''h~+X=ao['if%5'<~%bnR8H#Ibj@b%}8,h#QbH|",
"dzZatw8+7~a#>80`#&}$<w%dS}85`>8k'ek+98S~.8&84~-8U~#}#!9%&Zj!S8[#IaHD(S9(8Vb|%g$baYhj#U8I8F~&a@waYga)-(T8dc*hfc+`F^8dWGa!4",
"8e8f`&@8gWG8bb@&(VbSZmkFyBr}#:s%8,~%8)~%g!|!2g+ab/v(WVc&5c*P(P#2c-8e;U8#lPV!5b$~}%qB%h&+!Jbuc'dc,_}$:l&8*a!1'kb/:}*Bc'gkL",
"j^!(P8(WQb0Xf%W8'~#do``~r`|h8%}*>!-`y<87~$(XkV7cRE(V#Gj$j8%~,f.O8'}%s2,b%b8)gfk}'c%)bYg8-!3jV8d%,bhqd75f!+#E~)!]~)'_~)'`~",
")#6a%d}#;n%'l8<aIK8:b&^(Y~(g*CozK8'e[c}%iN0}%eU%8'c!Lc,>fs%82}$:5$keOb#,(ZcQgxl(h#)n+wWNb}[WH}$k6-b')8,b(-}#3G&'{d4pe$%}#",
"s>%`m_b>f#G}#CR&d%<}$Jh&a!@'|WTa}9'}g;id!@8%~$WS}$[h&85XQav18!j,}8H8G~.8I8#}%4b/WTe~L'n8;b%fcvI#G8=c!-!3}#P2$}#!{$8I8J!>a",
"Ac8Fa&z8M~,8Q~#cQ6}#nX*}#bZ%dUdc#Z'o~$f$n}#FE'mDw8^~#}#B9)!J}#B,+}#A~(8bd+n#kVc&6c2UdIrj&1efIg9qWQa.U`AZeaNgYY(880eel#S~$",
"b*X!2b!'!5bhnc+5!Ac9ba99(R}#:/2}$O'&8,a%H}(p&&`+/}#V<*sKz7}d8)'p}#2T0WJa'TX>aA(c#bjt~8/b#A'qf,)8-~#j9`8S#)c&Y}#)C*8$}#eA&",
"jy>}$aL$a#!89b#Ik]c(Y86fi#8T7}}#wp98Ya0:a!]`Ijb!'8<f!bb!t8Qb:gi#]j!>8N~-8*~#aN,8nVc~&fiQ8afgAa%~ku<b#}8'#TdGgkaQXC`uO(;8k",
"8`8'a!o}#^@(bX-VwbvwVza/'`Sw`!B(:9&8p8e8,r!CbfXb}(`iK`vYa8y8.`h[b!)`g.8.}#KI&8%8/aNc(U9/8f9.bvVah5Wa`!)(<8~8!r!la!693mVvX",
">a#xf$78>~,b@=}#zr%9;WK99`$t}#!T*cT'81b!Ca+i9;#Fe!]84a$ra!29=#F}#7k-`qb#Gb0x8!gDxe%n96}#Xm&##b!>b4tfkZd1J'mb!va(195}#OY/j",
"Pv8!8I}##K3c<oe)Z9B80dl0l&3bhVa#Rb%'9ehS.XZa'}84f$l8'~#bbge6M}$ZJ*g#@8:X>a'ib*%k%O8e~)84~,}#V0%!2XNa;Vf*j8<aH)a$f9h`Dsg*6",
"gy&b#vb!^8r}#QF)p(;f$VcV~a+!8n#FbDvb,5}#E@$XAa0Ob@P8,e@T8!`{H}#xQ&8n}#Ez'c&+9~~%##d*`a/va,m}*XM%8<8M8:8887c}X9zc+LjV5(Z:A",
"9w~%b2fWQ}#P-5:=}##L)8&k*L:De/l#w~#97}%GR'`!+9+~&!M~#98a'-99}#QZ*8b8!dPN}$*S'}$UG(9@b0:`3=grAW`a',:Sd!F'r~#g(N'sc#4:Th%+c",
"3{c2P'~b%Q}#Sn*ggPWX~%oua}$zx%e:R'tb#&:d`%ib!U!0g4&'u~$WJa]Vc!/'v~'8/}#iI%d!B'wb!X:lWG:l`20",
/* histogram_address: histogram.comp -DGPUSORTI_ADDRESS, 20809 words */
"}%.X$_~!!!LY~GVs([}$IU%([~#V}`!'}%.L%([~%([~%([~%([~%([~%([~%([~%([~%([~%([~%([~%([~%([~%([~%([~%([~%([~$`!'W#Vt_~!!!#+~#",
"Y4Vt_~!!!#/~#_~!!!!8Vt_~!!!#3Vv([}(.du}$HVH}%.m0}$H]~%8_~!$1qf([}%0;&}$H14(]W(([W;(]}*hQr}(10>}(1,~%>}$H5(#x~#}(184}$H59}",
"$H1)%5~$}$H-C}$H)E%5~;}$H%~$W}$EO%}$H)+!`Vo~W%M~(%5%M~Q%h~(%h~9%h~D(^Yc~L(_X}~)%5~G%5~;}$H%s'uY!~a!GV~}$En%}$H)=(`W#~)(a~",
"~#3%M~Z!cWx~5(bY4}$KA%}(:P'!FV{}$H5)%5~%}$H1.(a~1}$G{%}$H54}$H1^(b~>}$~M3#6}*w!,dT$aFM}#Db,}#%G$c=Z(aw#((a}$HA-p#(!M~'}$G",
"M*}##M%`pl}$HP6}%$;;j#g84~#}$H`'8V~g!H~7!K~88j~%8k~M8u~78z828s~c9.~69-~.91~G9<~]9H9A~=9F~/9Q~0(b~`9Y~)9b~$9[~&9dWG9dWZ}*v",
"aL~}}(>M~4F}$Ls.#x~~$S}+pvq}$Ls~)X%5~m%5~~-v}+>l~+6}$M-~*N!a~t!`~f~}gR4b!&}$$`+WS8$`I6}$M8:8*~6aPe8.~%}%T}&8$}$Gz(a1L81bQ",
"x84WS81bQ)82},2)G89~Da!|8B}#]7&WS8C}$&`%8H}$M[+8Ia!=}$M<&lK*b!I8PVe~*8QbU'b!Id&Cdlw8'WH}$Md~#M%M~1%M~~#&%h~k%h~B%h~X%h~~$",
";(^~~$.%5~8%5~~#1(_~~$E(_~)!_~~%=%5~~)C!`~~#N!;~.'u~g(_~~*U!G~X},V23f!l8+iWGb3b85~$8(~%},q<%}$Ms~&$bMUWUa!D}$Mw/8*~7NL8*~",
"&NM8+~&NN8,~'81~58382~.WS83`B~}$Mz5%M~)(`~1%M~G%5w!d%5}$MzG%5oR<#Fs!d!U`b,}$M~%8!~$}#`E+}$A!3}$%=3bPC8a!3`,#!If$`8fe!t8d}",
"#dN%}#~O-8k8)}$L:,j#B8l}$N$%}#eW-}$'a.(aw$p(a8-}$N$98m~;%h~)(^~1%h~X9!~)9$WG9$~%9/8I~&90~'91~'92~~)=f]!WS8!#Sg`D}#pL2(D8+",
"~%}$F*4}$N(,8'~*8)~&8*~.}$&y&b7.bm6}&@q&WH}$N)-83~0}#1z%!2j!Qb3.a7w87`$M8889~#8:`NN}!/$A}$N$cWS8Vb/]8Wb#{a4Sb!.8Ye#X8.iP5",
"a#:80}$N/1b$(8`b08bWNa/b8a}$N.~&=!;~~#J(a~~%0%M~V!;~g(a~~#$%5~F%h~z%M~~#/%5~k%h~~&Q!;~~#4%M~L%M~L%h~~#7},T:1#]81}&a.'}$4#",
"%e#0b:{}$<x&ae>!>~$8.a)V87}$N;/}-&rF'D~/'E~F'E~/#L~NWH}$Nd:bX6}#gI<i!hgMZcUL}$u65x!m}$N~0e%[k!v!=~28/~=}$O.(q!v%hg(1oK!{!",
"v}$O;(z!v!=~P}$OI0f(@9,WG9,}$OI6|'+}$OV38.~#cC1}$OV6p!d8&}$Od~&c%M~~%W%h~~$-%M~4~}le/}$Oq%8g~&},h|)8'~$8gWGa!68h8i!>}-gT$",
"8e}$Os9yDYn6k#)8/}$J!&c)}ff7!2~#bVX}-0F&}$P%O%M~~#b!;~9o9j8,~%fi,}*6f(8&lR,a#O8!q9Mc!Vc!b#[~&c&n#Ef!-8%`3Xf!-8&`5Lf!-8'`4",
"af!-8(`8=c&1}$PP&8C}&:/%}$PP~$+n%n8&'{~&8&}#Bq'WJa/[XQaCp}$P`-}#EF&8(~)8.'|~$8/'}}'!a+c%8`^s8%c!DX#8,!2c!i88~$8@}$Ph.8K8J",
"~.8L~&!c~38>~+8A~'bD5`!18L8M!>aNe8Ia'P8P~,8T~/}$Pu:c'0'oc#l}$Pw>8d~#c$:!X~#!Jc$F8/}#Ez)}#Eo(8hWG8h}$P{6e]le&a}%4P0}$Wb%}$",
"Q!481~;WS`+H}$Q%@cZ=88bZw}$Q.&}#DJ&}-LH%}#>9%f`58$~$k2m}$Q2G87~P8W~&!c~G%h~88W~)(b~18]~(8g~28T~P8r~+}'bv%clhix|lxmaZ:8(}$",
"Q65a!^8}}$Q:%8!8b8(~68)}#>O&9&}$Q>%9-8!8h8.~5}#Hm%}#G:%}$Q0'8+~$b!)818%80~%828%81}$Q>%968i95~,9'~99:cUW}$Q>78A~49CWK9@~99",
"B~09D~>%M~(9<~4%h~198~K!;~19E~B9l~K!b~s9n~#g*Cc|_}$Q>M!;~_:'~A9}b+X}$Q>/:H9z~>:D~7:Jr6V#w~#9:~(!K~#9.~(!M~#9;}-+;&9<~'Xba",
"%`}$QR(c3U!F~&b'69C}$QT+(a~(9E:^b!H`=p'rc!H}$QV/:^e%C}$QV4![`/,!=}#}R'}$QXEc<*`n-'td#*:m}$QZ-![`C3!='uc!:}$Q]&![`H:!='vc!",
"1}$Q_+![`>=!='wd!_:uWG:u`2s",
/* onesweep: onesweep.comp -DGPUSORTI_GROUPS, 14192 words */
"V_V`Va_~!!!>K}$Qa$})|2BVs(z}$P:%(z~#Vr`!'}&y4%(z~%(z~%(z~%(z~%(z~%(z~%(z~%(z~%(z~$Vv`!U}'^G,}+<q`}(Ak,}&y*.}(@O,}&y*W}(@|",
",}&y*/(|~%(|}(A3>})1u>}$Rj&})1y%}-8I%}(A8K}$Ra%}$R^&})1S1}$Rn&W0(c%i}$Q)$%i}$Qf%Xx(d!%!4b!#W2(e(d}$Rn'_~!!ZGV(fa!D`!6X((g",
"(f%i}$S%&W2(h!%(f}$R'(}.Uh'(i}$Rr'(j!4(f}$Pr%W3(k`!.#p`!$X)(la!6(dX)(m!#a!bX)(n`!U(d}$S6,(o`!r}$T4%(p!%a!J(q!#a#.Y+(r}$Sf",
"$a#>}$Qc%X)(s`$$a!r(t!#`#J(u`!Z!4}.%%'W2(v!#a$9(w!4(d~$(x`!K}$PR%X*(y`!^(f`!<!t_~!#5ll(z}$Qx.({W((zW;({}+>j3}'`O(}.aC&!.V",
"~}+>]F}&xM.!{~$!{~.!}~$!}~#}(BU-}&xM5$B~#$;}&wS$$;}&xMR$@~$$@~.$C~$$C!E}(BB.}&xM'(|~#(}V~(|W;(}$H}(BP~$,}&x:-}$R#'}$PE'}$",
"N6%W;&f}$PW'}'ag%}$PU$}$U~*&gY6~#(~~#&g~%(~})2j%})33G$_~(})3/*$S$g})33J%)},tO3}$RI%})3;H}$TT%}&z6'&JY5~#)!_~!!!!f}$K$'}.M",
"Z(a$:)#Ws~#)$X3#^)#}$SR%)$!3}$Pf-}-AY)}*bu5'V~$}$LJ$a$2%4Vq}$Mx%}$MG%}&r:')%Xn#^!L}$U0%`!,)&X3)%&A`!M)'X-)&!A`!()(~#!J`!8",
"))a$5)*`!,))`!()+~#a!v),`!(a!p)-Y8)+),`!>).Vl~#)/~#).~#)0a$C}$Rv))1Xj#I$Y}$L2'!]Vl}&qF')2V|`!&)3_~1_s=d`!I)4a!l`!,)5}$Pd$",
")6`#9)5`!()7X3)6#2`!2)8_~!89~#`!<)9Xo)7}$Ln$):X1)7a'~);X/)9):}$Te%);}$LE$${`!B)<W$}$Sn&a!B)=X4)7)<}$WR%}$Vz$`!/)>X:!5})5N",
"$)@Y7!>)>~#)Aa!.`![)BX/)@#I)A`!5)CX-)B#I}'fu+%TVrYC!4)DYD)9`!G)E`#9}$Rx$)Fa$[)GX3)E)F`!J)HX-)Ga#{)Ia!8`!()JX3)I)F`!d)KX/)",
"H!L)JW7%&`!*}'mz$%&}$T,%)Ka*U)L_~)oJ_C`!&)M_~)oJ_B}$XO%)&!3}&zn&$s%U}.l^&`!4)NX5b%&)Oa$}}$WW+'R}$W3+}$WS(&O~$%2~&%2~#'S~$",
"&P~$}$WC,a*$)P`'%!5}$U.%)Pa#X)QX0}$Oe%)RXj)Qa!a)SX/%M)R#UW7&w`!*}$W[$&w~#'WVq}$`O%}$O`&}$T>%}$Y%%`!M)T`$,!@~#)UX3)T)F`!()",
"VX0!2)U~#)W`!f)V}$We%)W~$)X~#a!.)YX:)X!>~#)ZX0)Ya!4)[X:!r)Z~#)]X:$7a!()^X0)[)]})9l))_Xo)^$w`#9)`X/)_`!)W7'g`!*}$U[$'g~#&t",
"a+O&Tc#l)aXj#U}$XF$)b`%z)a`!()cX:!A)a}$Rd%}$Qf$}'if'}$R($}'iO(%/~$)d~$)eVq)dW;)e)fa$Z)gc.G)h`!(}$Yu&)h~$)i~$)jVq)iW;)j)k~",
"$)lb!B!%)m`#{)X~#)nX1)m~$)oXj)n)X`!:)pX-)o!2}$Z0))qc!G)r`#u)Z`!.)sc!s)tc!A&V~&'@c!()uc!G)v~%!%)w_~!!!#Q)X!J~#)xX5)wa%a)yY",
"n#Ua!r)zX5)y!3}-Ib)%h~$}$R+%%/`!-){Xm%h's`+!&x}$V`$)|`!=#G}$T[%)|a!=)}~#}$^:%`!7)~~#&G~#*!X5)~~$*#YD(a}$T7(!4*$X5#.a,T*%c",
"/!&mY8*$*%`!@*&YD&m`!-*'c#]*(`*Qa!Q*)~#}$U5&}$SA%}&y.,`<:}$Rh&lLrX<%i7}**cFE}#aL%cDc8#fQ4bE~}&$.*}$Ka%8#}$|x&8$~#dQ9}&p%(",
"fBX!H}$2>)cYL85bL~a>z8,nNu8@}#O@'Wa(d7}*+818+}.Ge.8#~%8%bw68&8$XS(f7}*,8J}$L2%}$.Z%8)}$=M%`Gc8#WS8R8!}$K}%838)8;8'8T}#V9$",
"8S}&qBA}&A{'!0~(8$bC,}'U@'8%}&qB{7~~$!|~*8$~$!w~/8&`M|}&qB`~}h$1}$:&'c!vah0c$5cgNc#u8-}&pw)8*dmm8/g$d}'I'$80aD^8#b$c}&qB%",
"81c|x}&qBAn%O!E~+}&o,.8.}&oc'}&qB+aJWay6}&qB,7~}&o7&85`!Tq!b89}&qP'}&qB+c!b}&qBJs%-$H~%q#q}$=4%}&p{*c#5agI8,b!c82g$P84}'P",
"W$b%;}&s=/}&r2)87bUR}&qB6e#Q}&p'*8(~+8*~)8+8'~~#*8:WG}$P^%}&rp*8@~+8B~)8C8@~r}&qB(86}#5Z$}&qB3f%+$N~.#B~0}&p#~#.8;}##:&}&",
"rt*8A~(8B8>~&~}}&qB(87}-xD$}&nmi}$A6W~}}*cI/!4~#aS3&Kf_3e'Sb+Gb,7c%dcefcV}$U`0NeV%&Li[W&L8+#`8!b!lb$#}#Gf&b!Mc3Zc!0j$(88V",
"eb!>}$HG%bX$8$}$,&'etV8281}$.T&$]}'^0%})0~2cg=})0z58&fu88&!28'})0~0e!X$_})0v+8&`$9b!3}#h!)a3_})0~0j!VW_~)bW7}#t<'8&},.-1$",
"`~$$a~.$g~}$_~$A=~#$gA=WS$a~%$_~)$g~'%)~7$g~)$a~%$g~2$_b$/})0~4$g~+%)~-%)b!>})0~,$`},.-6})1I'})0~G})0Y~#%})0U)8#fg*8#`;U}",
")0Y~#N%@~07~c&i8&e+l8'})0d5h7$8(~$},.P6d'Jh!je![f+U8%a*>})0Y2!#(0}$2/)}$#|*_~!!9j!!2)!a!.%i**Vc(c~#}$9U)#Z~%#Z~0gA+k]z8$}",
"$Js$}#!=%}$G.(&(}$K80WUn/k}-js&}#i[-`*R}#Oq(}$G!%clKbgx`/B8(}#{_+e$c$#ecT8%!2c@|}.:d)WS#N}#X%&}.@1'a$7(d*+Vc(efsLb%d}.>m*",
"8&~%}.hP'!L}(lk28,~/8,~#a$!'V~*X@a/9}(-o.'Vaj}W_a}:!Aa$r!5c:*!2}$sQ(d!.%47~Xz(d`eH8684828-}$@q(}'o8,'5gD,}#q$)8%}'eu&!ca!",
",}$3.*%Zk*tboWc5K)'~%}'gU&`/0dmt)(7}}$.`/8*dba)*e!98+cpj!A`ead!9)-~(8/&A~&e$:)-ag,}#jK%XIa{B808+8-a=xc0)(f*,Vc(g`',g&57}d",
"&vb(t}#^o%}$OM*j(ub!M)/jiu}'tv&Ve}$4`&h608%cxCcku8+e*28,83~#c5'b%R`x{b)+}%{z%Vw}'w$,#Zbo58(_~!!c@<(f`(48(8&e1H%F}$Iu/c%!)",
"0e#r%=bHpc@Fe.;`!Yd,{8)~')1~%h0Gb|eh6#a9{8!b/B8+}&ga-a6!})0d3}#OT%}#jE%85`I=c#[*-b3$}$wm5euv!]~%b)*!2}'xv*b*B8'}.2A4WK}.Z",
"P&aqle:;*.}$r+*kK-XOen<g!u}):5(*/b!Rb2;}#i$*}#wo&}$81.}&71-!58%}'zQ2(hW](f~'c,d}#zU&c&R},7r.XD#Z}$7b%e!/c,0}%aZ(}$NP1b*kX",
"F~$)2}$Y0%}#Al&)3a9.)4~+}%Iw&f1:}'GC.cq48.}$4U'}#jk.b~~8%b$Rc5#d-TXFa%q)2b>&8(XV8#`#N7~}$/P-f)<}%<x+f&.c2Ic&3)7XAa!d}'8%'",
"b#%})<F2b}6)7}$+y&l#@b!V)8}%jd)WZ}$O`&(i}$J=,}#0V(}#Hp0);~+cy1`P!c*g}$]7'g'i81})AN&b{/8.8,`6W}#`0+f!q}-tu+b!)8/}#-s');~$e",
"*+}#*i%8>i*'c{|8>8*}#%>)8D}#zB)8%`-2WTb6:}#W}%c6@d*183~#XGa,W)<}%mK28I!2}.Gl%a!ua:`87}$>B&(j`(2i/;b%2`2La$0b!+}$>j&cJVW^b",
"%yb3~)7g'p}#QN,c$/}$(0+WX~$#G~)b2`c&-b(>)Bg!8}#L%)7~XAa@O86b&nc-2b&]!3fsva$Ib'/8=a(L8A8<8;a!(8B)=8:}#8=%}#f*$86}$g+(8:82`",
"'Of#$#Ia)A)C~.%ea5kaw^b!W8!8H)=8@}$4$&d#$8C8*877~c<3a*Ca$~}#v;%8Ch#{8Catw8FWG8F`!S8D8E!=a8n8C}#J]%8@Bd8!~$8J8A8Ibt1$i8B#T",
"d|d8X7~~#p$J}'ss%8Xd5Pc<.WK8_WG8_b6+8N$i8%~&%I})De/)9euV!S`|!b&ObEecxC)Da!~%4b&&W`b0S}'qR&}.gf$b)N*0Vc(k~%`'oc!(b)N#Y~#o&",
"Qa0hWJa1wXQb'ab(Q8-by3bAUh=|82b'H)Ke(j}#8<2)K~+WJaT;}$N6&c*>8#c)*}$lO'b&tc+m8Eb*<}#fO&d3F8A}#7v%}'El%b1Qa1Haxt84`4pWJa))b",
"!A)Kg![8Mf#=89~58Sg45}$dx%&j8)f+Q8-8!g#68&~&8U~$8X8/~$}#js*f!|8-d)H80d+]82~')K~'8'7~`2;a!]8db.r}#=u&b%'8#`+=`=PeDU8-`&w}#",
"^5%)L~-8l~%`Ul8mb!.8pc$9WS8q`%N8gaGI8^WG8^b#=b(#8`d#=8c~&8p8e~&8%~&e*M}$2,)}($*%b,od1-e0m80aOKn-89%81f!I)La!+9,XQby/fIx8'",
"b,A)Ma!+9/}(#='90b#e8+c!Oi!kc+{98c%ei6)WS9:7~dKq8E#T838-a*i8@8A83`(<}%*~%`!o8B8C!=}%+&%WK90WG90b!P8M`Oc`!6927~~#94WG9,WJa",
"{{XQ}#V9)b6=9A}#,u.e]}!Gd*R9D~$b`$9F}$s7((le11`<Xd5S}#2D0#I})M.+}$Be%}$/G2j!V8%7}}#d@&82}#A/)VweLd}#'$$b5c86}.Zn&}$`a&87V",
"wj$y}'{s&}$`a&bQa}$C#$}*}&*f@~}#b3)!>~$8.f#>kIG}'!K(e!Sb!pg.mg!Fg,+b!=}$D}*b*I8Rf4Kh)r8V~&8*WUb'gl#,8(XNa<}8,_~!!k9,c4j`4",
"k}$i=)8)83`&w}#6D&c(<k$LcTMaAk8!`<a}%g0%b&w8B`!P}$6p((m`2i}%+z/XQe$Dg%O8)Vr}#-|-}&u{0%4}#+2%8-c.qdRX}$7&&g7WbKCkEN*.a!&*/",
"c$Wa!+*-b!/i70f[[8>c!'c!68)}($:(WZ})U:&(nb#v(de7<#p}+SS/g&&k$jc^(WTk*1}%Yl,c1Be$T85~-)98-~#b1G)Ng$(}#ip%8;}%`b688}#sv182~",
"$WLb(r`!La10c5lXQ~$kOQ%)bH;`Ez8J7~WS8I8.a4S*08#8K8,8Ja!98K}#CJ%g@I}$0^&8U8&8SbC{YV!%}$MS%8(}$e^&e5z8*~$}#*h(89818*}#5F%85",
"828#8)e)E#O~+867~`Aao)38%b!Gc-9t)waI5aV<}(9:&8i}#jt&`.g8i}%4G)82h'.bI=)Ma!:87b.n8(l.A}+Sd%!2eOR!2a+GdE;8U8=`/Va&@8P8<80`7",
"#}$$q%b#G`3d8S`;t8f!L}#FS$8UWK8Xd#vb6Ag'n8C}#>A$bc}}/,y$8ub%{8_8D8<}$;r'l)fa%xVra&n)O8!g$[oX(`^De)[8-8,~%`6Tc8Xbc<(!}$_9+",
"'R~*&Nf$8}$^P'a!>'Sc#^i<Z}$_9+(*~3'R}$^Y1&R~+'S~,!%(5}&zq/}#A7&'W8&fg3XGa!V!=b!4c#EbJbbE=#)8!}$Yp*!(eE~8)~(!#(Cl9O'c`!weK",
"UlG,a!e`@cXFa!'!_b#%8#}#wG-bG/XGaA7d#@aj$cg28/`(qb!283~#82b@7b$'*1bF_})Z~*}#Vd)})aM.%@~%%B8#a!H*1}#M6)&t~&})a2)c#`8(j@t8'",
"`hl8(c@re!F8)8.}#W;((o}$8i&bU)8#cSZdNP(/}(A-,))bX!b#/))XQa'[}%%H*lWc&T~%}#v`%}(+J&bK0}(^e&j%0d!C)bb+oc!Ldcxc`6y!S)c~))a~4",
"d&5XE'LaW&W`adq8/8&}(.+%}'X]%8:eJo%dVc(pc=TiCL_~!!JZYa$S`5Z8%}$Xq&bPdb%_(Q8!_~!!RRzb$j8*}$9L%d!2b2)8%h,S8.8&~%bMp8,`)J}$+",
"(%lU'`52c8R84}%*4%gMpc]]f<:8!8<k`%!I8&Ysc&#W_b!Ba!Y8Ak[j8CaEl8Eg3:8/~#b#[d#>W`b%7!2bBdb*|86`>Z}$8`.}#}N>f&Y8&c7;}#^S&cZZd",
"_`b45b]08&82g#Rf(b8*~&}#g^+cRT}$mv(}%EL%858!c(:8.}$!J%7~}$!S'8586~%83_~!!BcD!4`!:o!s8B~%e8]8Ae-j!#(J}$h}@b)(l3-8&~$c2Qa$J",
"}$>Q0d*Ik#@b$f87~%dcti#J!2cYZa:'8,7~8'b*h}#Uv%XA}.<m)b$K8=85b0T}#mC'8>`o7}$9='(qa6=}$,m.mDR}+;Q>8/~$i<0b!:}#Mu%`%Yb<58$~%",
"88~%g&j#d8%dm7}#<(&em`%*`'sb{$(*`!X}(4g.}$Z2$88`!dapww#XhDmb#@bJN8J}$dl(b!s8)}(=p+`8y})j6,w!a8T~&$i~1b'ca#P8Xf$4z#Pc)9b$T",
"c!i`,$}#~h*b$XbJ'b&)(Fh3$a*N%/8$!3bT>b3*)f8#~()g~()l8)~%8)~%)k~,!#(Bb&ml5>f%6}#W:&f&{c&M8-}!%SN87~%%8~&(F~S8Bc!a$i~&m%Sbr",
"yf!e8<~2a#o8LVec(U}.|_%}$2G,8Oc!v8&~&}$3B*df8}%<!$8Lf!v8Nw#[8Yd~[n#Z8WWG8W}$3+-{*3(58'}%0<%)Yc^nbP')Y}#H>$)pb&_h.g8.}$dV*",
"8(e&z&Ue4j)Z8+b!C84~%Ve~%8$~#}&<b*%/e!G)[81b'd8:!3b'_c5^}$eD,c`J)qe!L)r88~$)s8B~%)k~2}&[d%}#iv%cQZa1!8Ap=Ca2[)tj6P8Pc.<)o",
"e1l)t}#^2)aLZ8L}$Kr,a$l8V~%#Zd.J}$.y$b!=&Vf$N8%f!8b!kbtz}$y--b!>g;s'@~)b!Z8(~%w;r!U(+e!eb%0}$i)'f!j)u~,)v8)~>!4*2Vc(ra8e}",
"(CA.!U~(bThl3t)X~$eJ_d!Dal/d!D8%~'!J})q^.`6N}$J'&dI@dpo8<)Ya!,dDi)x~%}%*(%)XeE%)x8+~,a1hbj[8(#Za@Y)z~+`/{cK]()8.c2QkAa}/(",
">%818MkXg8Nf!+8QiL<%:8.~(8/~$}$2:%8Y8,ckfg(r}#~j%8A}$2)%8^80~&bE2b!@){e'~8W~-8H!2b#W}$!<&8aa!'8=8b}$pX.8`8*~#}$a0(8a8:`7k",
"b+EX[!48X8a8F8a8B7~a2x8U8V!=}.p9$8S}'O9$8`WT}.Oy$!J}%$;$8[XD8b}#~d%e+fb5EaoYcvtadPcpBXK}#+N$}%'{+WTaE)8!}$1i$p)q}$O1%`V7&",
"x}#Nl&WZ}#p(,pN3}#Mx&b%2hK@ex`fe,cD|X=b%wc6WbjNb!GcKG}#q1(hKpb6Zd:I81}#sI.%)}$`Z>&t~.}$6#'!&joI#2WS$Ucue8$XAcn<$]b(;8'##W",
"S$T7~}#i^*WH}#V5)bzn}#O@&e,L%h8&dK|)}~*}##Y)}(-;;}(*y/i!E}%Yu((s}$~u,bEV!Lb!^8&fni#)jpR8*a-qb=S`4hc!8b*=##}$]_%h>kb*3##g!",
"0b~c8,kwt!3bFw!Ibg0!I85b~cbjc8+cFhc!{8,XaaKAk!d#G86c!Tc]E8>##~%##}%0/'bhxa.b8(b.f}%fV'}'~'%8-dI#(VVc(t`$CePAcyJf+%}._})})",
"~T&}##2&8(e>D!3aov}%+2%8'8$}#lc&}#mT%*!h$Eb`R!2i!0}/+d)|6qgA.}#n-'b<|}!6pKf>,8'~+mAHc!t8-}(cB+cMO8@WG8>}$QN%8I}#4j%WK8E`Z",
"H}$1N%bC8}#z7'(ubM]!4s++tCF$Zh{~}$Vz&f0*d#T}#w53}&6C%j>U88kV68,d)e*#jNe8>Vc}$Do%8!87b!GfW=8>88~'(K}/0j-}-.G&cfPo$)})&I&`@",
"8}#aa%lSqb2,}(ZT-e$R8)8'~'8*~IfmV8'f5y8/bbm8$}$DB*b7:}#nw)(Xj9^|Bo8+~*}$o7&WUbC%rYQXV&x}/3u(}$O#2(HVc(v}(Vi=lEU8(~*h$FcZ<",
"dw='ZcHpkTsy))}#4#&}%Kn(kQw8=f5'84}$IX(82~#d!<bU,dqX}(]&*cnk8FbQC8.!_XNa6[8!b!K8$~&eQHb`Bb>0`!28J8K!5},({%}.f~(8Ob6V8Q~+}",
"#fz%8Se39!4*3Vc(wcBQt8SennfBOb)GjBb82VzXZa!4*&j!587VlYN~#*2#T8087#T`Y5bT@a!589~'8289`A|88d6)}#@f&b,ja!A8<~&$i858<`!T8;}#i",
"z(8$8+`'8`!}`KTb7#*'~-8:!=h=!}/7;$`Gqb97*'86e']8;7~`,kXD~#}#+n&}$N5%8=b!+}$RU%`>-}$`j&(x}$oO*8#i(+gdy&xc1xc+<*4b4|}#EV%}$",
"dk%}#wR&b0Nk(:}*0cE}#if(8/~%b#+bUlfCo8'}#ro'(yb&2(ff<m!tj&8$id<Hi&8a)%Vwb`mVz}$C3%80~#d:W}$BH(83co{c</*(b&BX>ajH}%Fh&}#pH",
"%c8(a!483~$88~%(Vc$cb)=}$#9%8<86}$@Z%`R,87}$@~%8<81b%N}#g6%8:b.a*)~*a^W%G8E8F8)de!8;8<`v3d%K}#<Y$XC`!K*38H89bSB8Fa'm8Ch$m",
"a1'bRA(@hBSaj[`-N8K#Sa%k*4}&H~%}(j$%}$k'%8P8G}%d_$",
/* onesweep_address: onesweep.comp -DGPUSORTI_ADDRESS -DGPUSORTI_GROUPS, 14558 words */
"}&6]$_~!!!@@~$}*s|MVs*5}#e)%*5~#V}`!'}&6f%*5~%*5~%*5~%*5~%*5~%*5~%*5~%*5~%*5~%*5~%*5~%*5~%*5~%*5~$Vv*5}&6Gy}#csH}/e1F}#cy",
"~$U_~!#_Da*5}&5}2W:*6W(*5W;*6},F$~##},E}~%J}&5a-}#c[D}#cW-#x~8~}}#cSP}#cK1!aWt}#_9%}#cOR%5~<}#ic%}#cS'~}}#cO3}#e`%}#cS~$#",
"%M~$}#cO'!bWv~t%h~4%h~7%h~~%L(a~-(a~.*!~5*7~(*!~O*!~&}#cKf!_~*}$#D38'})4z*8)!5})5E-}%Lw&}#c].88~98C~1#w~98M~-*8~%8U~*8W}%",
"aB%}&.+A}&.'>8'}&6{)`sZ8(}&.+_~}f$.!0}#a#)}&*G&}#dO0WH}&.+.eID}&(4)e[D8(~$}&.+Fn!k}&./)e!k84~$}&.+Zo$8}&.8-8Q~)bCjbmIaK(}",
"&.+-}&.''mV3}&.+c}!%qH}#fh'q%(8(82~)8)~-85}%~M%}&)7-bWro!a818;f&R82~-8>}&*R)8>~#}&.++|'z!=~-#E~4$8~^q$'808;f$f81~$}&.+a}!",
"$0K$Iy&9~}}&.+9}#g|1}&.+&}&,p>8,~[87~388`pkWH}&/K,8<~>8B~A8I~'8J~28M~&8N~&}&.+>}#gp.f$|}&,l>8,~>81~SbxnWH}&/O,8=~&8>~28B~",
">8G~E8O~'8P}&.+.}&+VT}#g]~$d#x~~%|B+~$B+~~)6!a~)!G~c!G~VlDw}%oH'}$H@&}#gj,b!g}#gjY%5~6%5~~#)#w~~$P!G~~$k!a~7!M~<#w~Ef!hd,",
"1}#gjK!c~;!M~h}$xnG}#gw}o#E}#S=&8(~*dReXFa*])2XNb(y}#h'6!G}#uN.c&I}#h'Gs#H}$sT%}#h4/}-%#'}#h4&8+~~('C[~~*g%M~3rbU}#hB(9Ga",
":AbKp9I}#hB~$;p$_}#hO)b$_}#hON8U~38Y~,y#98+}&G9%8/}#h])8+efP8,86c+-8!85}#h]:87~%8=`'Fb'B8H}#h]~#)!G~)u(/}#hj;}%#<%fjv}#UB",
"&c!'}$}I&8)c^1b5h}#hnt!b~~)@%h~~BOiKUd(A*!}#h{:!M~-83~:}'Be%fL$bS_cWv}#h}~#;(a~5(a~6!H~C!K~:*8~~%,*7~~*w%h~~*c",
/* onesweep_narrow: onesweep.comp -DGPUSORTI_NARROW, 13418 words */
"~#Va_~!!!<p~+_~!!!SeVd_~!!!St_~!!ZGBWfWg_~>Ngh&WjWkVc}%N'~$:*<VqVwVs*=b!6*=~#*>~$*>~$*BVq`$7*Cb!6*C~#*D~$*D}%NP~%(}%NE~%G",
"*9Y7`!N`!(*:a!;W1*;W!`#r*<*;WA*=*<}%NE$*=~#*>`#8*@V~*;W1*AV}`!8*B*AWA*C*B}%NI$*C~#*D`!8*EV~*A}%N~8$G~$$G~.(}~$(}~**F~$*F~",
"**G~$*G~~'4}%Nz~#k}#j-L${~#}#kK%}#j-/}#kE$}%Mb+}#k/+#P}%Mj&}#k7%}#j:H%&~&%&}%MhX%2~&%2~~#2&w~&&w~#%U~V'g~&'g~9)d~&)d~~#Q&",
"t}*S!&}%Ml~#.}%Mi~#1(Q~_(F~~&%}&8O)8'bC2*9k^a*:`$Ce|o_~!!B`z*A}#)8$*E7}*D!08/deA8%}#F0%`!8*;~$*@7}*>}%MZ%cKRaH=`Ma}#gx-87",
"e!f88}%Na'8:~+8:~'8<~08>~*8A~#8@~*8B~#8A~)}&30%}%Ne~;y}%Nb~-R}#ew-b4b}#^7&$i~3}(@S$}#ed&}#^72#W}%FJ~*%#P~~#5#P~~#%#P~~%W}",
"#]S:8,}%FB;}#s</8&~'8*8/}#[gD8;~#8:~%((8#8<8,8;~$8<~38G8&8E~~#G8Z~(8Z~~#%8Y~DXD8C}#[[~#Y%I~^%e}%EJr(*~~#E(5~D%U~X(P~8(.~~",
"$[(P~0(P~B(.~~#8(Pc#>}#[[~#A%U~;(*~U%U~~#I%U~I(*~~#f%I~q%I~_%I~g%I~8(C~~#o(C~_(C~t(C~b(C~Z%e~M%U~A%U~J%U~J%U~~#5%U~6%U~<%",
"U~;%U~L%U~;%U~~'U&t~*(Q}%EJ~#g%U~2(F~~'b(5~%(*~_mAHc!t}#[L~#C%U~m!S~~#b%U~2%U~y%e~<&t~9(G~]%U~Ev))}%EJ~&@(/~2&t~/&t~~$s(G",
"~v(/~H",
/* segment_pass: onesweep.comp -DGPUSORTI_SEGMENTS, 13416 words */
"~#Va_~!!!<u}'*FD}/'R~%f}#[0`}.:UT}#[G1}#[C)W0*H(f}#[<~#L}-K-L}-K)y}-K%~%Q}#ZU3}-K%f}#X{%}#W*'}%Gjc~}}#[>T}#[:)}#[0<}%GW:}",
"#[,}W:*IVq%VW;*I'RVq}#[4'}#[.'}#^&'}#[(u%M~6!bWv~5'S~@'W}%FAR}#[(-'X~*%h~~#O)f~>)k~@*J~K}%FA}}#[(*}%FE|}#[$4},sbJ}0Q93}#[",
"-'b@Hb<:}#[D*}#ZO%8#8+bG_8-bIv8/}#ZF'X<~#*K}'_s.})SM.8>~#b}]}$ph%8/}#Zc%8&86~#8L~&878/`f#8N}%5X%}#Zc&}'(n~2&}-Q]1eW%},mf'",
"dS*}%M.&}-Q]C}-QX(}#l92`Q:}-Q]~%Z}(v](}%Gw/}*/)-a{<bf9}#G}*}-R6^}($2'mh5},ma;},m]&s!R%@}%Gs~%M%B~~#CB:~$B:~~#[%C~~%D%E~h%",
"H~}}#_->!=~2}%F%~#c%c}#_-d%c~~#:*KVc*Hf&/eKS}#_*)i1dWH}#^})bKp}#Sf*8&d!Ec=s}-@Q%`+^'RbnD'Rc;`b!+!X~)f~%8'}'z_&Yp(fa$I8&e4",
"=(S}#^i~#Z%e}#[y-f$/}+{C*8'f6j8&d$-*L}#]%+WRa!K!=!0f>+#Zh1s(5}#]**}*kE=*M}#]*P%c~T%e~/!=~~$=%e~*(P~%*M~J%e~`g#6}%:@~&Nc*6",
"}#]*~#/(5~h%@~V!=~Y%e~*h)r}#]*:!=~~#g}#[.l!b~~$N*L~~$S'S~<'W~O'S~<'W~-(Q}%7h4'X~2'X~K(*~U'X~:'X~0'X~-*-~3(T~0%E~%%H~%*-}#",
"[.b*N~~$L*O~H*N~0*N~~#Z*N~p%@~I*-~.)f~c*-~~#>*-~)%@~~#F%B~8%B~~#>%B~_%B~~#M)k~<*J~g|%S}#[._%B~h%B~o%B~'gM~}1iM&8$dwTm!t})",
"/2%}#[>K(Q~~#2)k~J*J~~';%@~~$w)f~E*.cja}%tU-kLMa'z}%7t*c]Fc-Zf`5}#UZ&8$cE6mseaBj`[<%V`!Rb!=}$)q%`!>bhYbcc8.`5mb[4cTB}#[Jc",
"}%7tm}#[J~%Y%@~%*O~B*7~k%@~%(T~S*-~&h>HgAd}#[JY*P~~$-%C~;(S~~#u%B~3(Q~vlEq8(~%}#[JOv))}%7t<'X~:'X~I'X}#[J~(F*P~~#O",
/* segment_pass_address: onesweep.comp -DGPUSORTI_SEGMENTS -DGPUSORTI_ADDRESS, 13753 words */
"~#Wb_~!!!=d}&~rO}.D-~$*}'!$l}#Z>~$s}#YN%}.E^~%}}.EW)}&~c/}.E^c}+*S'!;W%}#YeJ%5~h~}}#YaR%M}'!8E}#Yal}-W2&}#Ye~#+%h~$}#Ya/'",
"uY!~r(a~4(a~7(a~~%L*!~-*!~2*7~5*Q~(*7~O*7~g#w~A!_~j*8~9}&|c~5t}.L31}#^Q9}.L3R}.L//}#^c/}.L3~&$}#_,1!b~)!;~P!K~~$&%5~~%|C)",
"~$C)~~(}}'%@H}#_9V%M~6%M~~#)#w~~&{!M~r})z(@}#_G^}'#9b%e~;}#_T~)n%h}&wrX}#_bm~}}&wrl}#_oN8U~3}&wr}~}}#_|}'u~~(H(a~~Bm*7~#m",
"L$}#`,.#w~4jtVbAm}#`./b6zbde`g}82b+qb(-85`wF}#`.~#9*!~5*!}&v#u}#`.~%,*Q~~*w(a~~*c",
/* onesweep_staged: onesweep_staged.comp -DGPUSORTI_GROUPS, 13242 words */
"~#Va_~!!!;j~$}*Dz~$A}#`@(}&tOE}#`'-}%;R,}%=%(}&uW.}%<2*}#aH%}#`T)}#`l$}#`W*}%:k'}#_l%}#_7%}&rY~$+}#]c%}#]];}#]V%}#^C%}#]1",
"%}%5{-}5[O1}#Sw%#`}/,,-}%5R'*RX1###F}#PP%},l#)}#XJ%}#^T'}#]t%#4!2}#V*$}%5x)#-~$}#ZhD}#Zd'}#ZW<#OVr}#ZS%}&oUb}&oMD},n*(a!&",
"%U}&oQC}&oIw}*>=~#&}(ZcK&t}*>6r`!:*Sa'H}#YS%*S},o$%$wW:$|~$$|&x}*>K2},p:+&yVr}#[<-W7':`!)}#[-%}1SQ'*T`!:!J}#Zo%*T~$*U~#!J",
"W7*V`!)`!A*W_~!!!$m}#]^%}%A+($@~$$@$<}&ym)$C~#}*J+%W7%S`'Y},pD$%S~#&~~#}1V5&}#cx%`!,*XX0!2!r}#e}'`$;*YX/#:#4!IW7*Z`)B}#X-",
"'}#Xn%#`~#*[X5}#eK%*]Xm's*[},nI)*^~#},x+&}#X1'}1V1$$%}#g]%}#[:&a+%*_YD#-}6LN)}0(L%}0'o.W:*`W%':W:*aW%*VW:*bW%*Z}(WZ$YJ!%}",
"(W^**basM%'e!&*a~$*`e!.#Y~$#Wd!&fLG}&kQR}&M`S}/c(&kgN}#XHF}$~F&8.},H@'}#=|&c@,b~'`gK8-h578Hch<$b`!&:j$f}#8:&b<y:l}#835}#8",
"0'bc6}1%./8,~#b7m}1%.,}+K_183}*u@+}0|.*WT},I%.a#<`uK}1(d)a!^$Y8:81b%@;%8;83bUz888<8$b]P}&J&'#U},<f/}%70*}#3T*b$j}&Oj0#P~'",
"%T!3WS%U}+Y7&g!Xd!Jf%D!5}&5^/8fe$:87}/VP($ykP$&x~.a9g#`8:jvD80}0,s+#`f#q!=}%#$-c&JfTJ#`8+~#e(9m!N#Ef'8}#L1'bE_##kD%jp/'c~",
"%a@6d$E'ug$O'vfs!d%)'wg!1eNo!3`y[8+bwy8+`I^b!)8,8$8-}%m[)818$80b!4828$81b!)838$82}#0/&g*7j#E8$c&3du/aGM}#*Q)}(,z'8/}*j]%Y",
"Ta%(}%o%&bW#bk4}#9T$bT<8*838+}6;3$}5f+%8m!Ah&9cP)WH}%:b58c~*!3~.!3~88k~%aP[9}!3`Cjd@;#$e!4:#~#82~#a!+:$!3}#5r&a]b80`lqbrW",
"cana#K*R87}+(T)##},3:,WK8oWG8oa$&8A8M`C~a!)8R8N!28<b%>8O8(8=~$8E8P`LkWLa`J8Q8)8@WS#L`r.#NbHI&y!0}-O<$b!*!=~#8&~%#[~#8(},9",
"@$9&a(*94}&xV1:,~'a!=98}0qD39<~/8)}#:S39C~59B~,b(J!5y(gcZZ#2}&Yt%##}$6e*XAbx9}#Rn(}++T+}#8|(}!.pIbJOa!/#Pb!_:Ec.la!88,d.l",
")/~#cUg:N:Ic#,:Kd#'c#=eb98(`Dybg{:N`!~b0ia!<:Z},uw)f($}#M8%'5a!'8K'=}#<<%}#<G,}#<,-8/~#8*~78.~782~Bbjx}#<,,WXaF/}#8=%8=:<",
"b&#:Aa2Q8u!2c&z8ve,Gg^6bj!!2cdd}.%K&8!bSk8}d3%cJ/}!!SCa$s*X!5XFaxJb!<84b.d#-8rk-V}#5c&a!>`aYezY8(~$}.`91e+N8EmX0}+T04:na!",
"t:kc(E:ob.h8l~.}#NQ&}+_2%!r~&}%DU+}#,h(*Y8'~#}#3*$;f84aT^}+=[)buH80}#_P%}#6X*pnGaP_Veb#E;&b'T!rb(Ji##a!u;sa4<hmQbXQaPn8Hc",
"-0}!$>D;6~$;3~&;7~%94~18_~/!~~5<.~T8l~&;L~.!~~*<;~2b.Nc3ceX>#LWQibG#`8tgVGz$]a!}<Kb_3g3Ik!ub#Xb#H#Nc$X}/AM)#5f$yX!!/`O@}#",
"`:&fg4#AXKa7_f$w82~$}5{j&a+%8/`2F},nn$}+Y$.}#1u%f#a8@~,}#o@.c#j<j8*~~#,a,G86a#5<~8>~%egQ8$~#89a+q9xb7v8!jpc8F<=a#9<:c($<>",
"b<o:;c+rade8D`+rb,B!IcZw$[c+6}#VFLa!6<gkdz8*<h8,}#%q&}(@O%:nb$-:hfY{&xf:c}#pK%bky!=al%8Zb39a%]<Ud_He/b=+}&bN7=1~/bup;'}&b",
"E'}/Dd)a74}&ad+b#db@di;_e<}!38q`jqb#)87}!beLb$u<wb$2f*(=h8)~#d<H}.0W-bAX:akpE)9~%W^a>2)7}.R(.;J}(Fu)=W~&8'}&cI.8$~*c!@=0}",
"*.o+8B~'c,<a%:;5}(>T'b&x;[;]k!g;:~/=<~&}0$f&}#GW&8O~&bf#}+zA%b$f8i8P8B}#W4&b#g=Ebw9=E8!kB<=aa8CfB<b!;8qe5L8)`:5}#Ln'v%]=n",
"}!BTF8/}+R+%8-e!e818/~'82}#MF+}(Gk,=|~.b!w8*}#MB1}(Ga%b7EgdV},r8(8285808*a#|8~b!Y&t=la&xe#88%8D~'8Gx'X=v~%}+@T(>f~4b%Ya!8",
"%Ta(x<;c;6c[Bm%'WOa4pWK}!+QObf&8.8!WP7~`@Sd!Y$^}!,4Qa;t>Wl,4`o/a'78=~+W``!0*]*^*]j%gb+[8J&=ep#!3awjf$.8'{/z@@~~#4@T~4<N~3",
">q~$>n~&>r~%<o~2}#qa%8Na!t@c8Ma'l}+6O)!=~%a!7@dbM+c<g8|b#`=3WH}#`@[80~~#98D~]f#&8L~&8P8O}#O>'8Q~'#U}#N#+}!3JY@x~/@y~&c+V8",
"6~&c(I}#a[.8@~(8A~Dk!]Vc8K~(8L}#aN5WTaC&}+`a&#Ug(4}&wC''Za'XAj8!~):%~%>9~~$V}%X%%$,9$9%8[7~8JWL}//L$8[8K8J}#dZ%a%<8^}#+D&",
"8Vjm<8m8YWS8n}#A8&e!F8n8ca%KBA9'}#,V(&~8$~#b&_9*}#CS39/~%8+!_a!QBH}#CS594!=a!<BLa1;80}#CS&98WG98`#$9495`#s9;WG92WK:CWG:Cc",
"Su:_WG:_`!7:`:a~#:bWG:^WK:eWG:dt/L:k~TBa~~#4Bu~4>o~3B4~$B1~&B5~%@2~:C&~5C'~*;@~%@T~~%YC;~/C<~~#^D-~*<F~%AZ~~%:Db~ODi~:Dm~",
"7=(WG=(j&B>RiRZB-!2i/8}*:21cyDAt}#7'()9~$}(Q>/f!xa-aD9#Ia#~D:&aa)OB<}(ff%B=)7a#uBd}#i@(}+`B-}(fb:b`vDJ}(f^/84~(BQ84uFd}#.",
"m&kGAB{~)E+8!v!W}1oy(8,828!}6GP&8H}/E]%8H8GW`a)~)=8GhQJ}(kb68)~68.eJ9}#nP'a&;EW8-~#}#-^)}1qd5}#iC&}(ki68<~1Eh~*8B~Z8i~#%U",
"~(}7tp%WLa)'8e888$}(iX%@X~*k%VCW~)Ee8!zJp9#}#0r*t%>9)~68,~1F1~[9<~1FB~*)=~Z9B~)cJp8W88}#_a%`!l9E8W9:`cH}(lI(%U~'9E~+9E~$9",
"HWG9H~#9F9G~#9KWG9E~%9BFZ~%9L9C9K~&9D~(9V7~c$&Enh*1bJc9WdQu8(}#1]&9[WG9[}#8F%9O$i`/i9_WG9_a!-9a9e8!9^h#39pWG}(Ze09m~'9q~:",
"}(tl%},Tq%DNf+~80hn<WLbN+`!P}#SX&b%e85}#sI(8)~&}#9P'}#sE;h:n}#sA+84~,j(=8%!2~/FKj'cb!Q8G}#w64},SN%'5b9cDMhcUc1r}-^p.89~#}",
"#wF'b!k8Ta'dGD8Ba(S}#,D%`#08A8B`&I8C`Y9a[J8Ea!A8O)Kz)wFd~)8No$MXAa2;}#tP6n$28l~78,~&Dr~=84~-8y~$Gi8<~$}#7I%WT}#*p$!=a[J88",
"~)8:d&x8=~#c[X}#uA5Gt~Cj*@9,`3J9*a-W8|WG8|e#*9.8~~&9,9$7}c)f9&7}cR[9(7}b8U949*`'|}#u;(8+~,8*~(H/~28/~4H6~+a)!88!2c(z}#`_%",
"b%*}#j3%8@b!08)}#u03}-a5%j4odq68F8G808(a#l8C8D807~a#98A#T`hM}#}6$8<83`%4},/g%`!r8>8@!=awT8:WK9RWG9R`!H9S8I8J8G}#;0$9N8~8J",
"8D}#;7&8K8>}#Zq$9Q7~~#9VWG9K}'1v%9Ob5EG^~)}'1q.9h}$B6)9U7}d+WEj}#P8.EPd6.b;g8#j%r9gBPk(yEt~/GvgXzF@~&8*~&b=sa!AE{c8WHLe!r",
"i^%a;EHS}'>`+c]Yj]mH)~'a!aH[f98ckpH`g!S80ajUcVuFUd^Z}+cc)aEEb#_8-lwy:/b!'Bwc!681a)<}#em%WK8S`W*},x>':-a!@:.!=d0S7}:/`&r8U",
"WK:9WG:9a!-:E:<:58Wa!):A:=8#8Xb0fbWXh:p:B`)O:Bb!+Cma$D8#b!=c-nfWtHEb$ZayhWK8!c:>Hw}'A*'e)DHM8&}#xz,uyGi|2HT}#Jy(#Zb!Rg&L8",
"08'sv!G6~*8)~.8+~8G>~%}0(e'}&1b<85~;8:~*8<~Kb#$FI}$=A(8%~)8&~-kK;~wb/OC;b!HGPjev}.Gj.f''I9~$}'8V/f+6DjeDYGi)2b!iIDa#dk9h9",
"#m3LIK~18,~79-~&GM~=88~-89}#|I/a+v8=8;}#|5$85~%8'e.K8(81~#}$):&c#:W`bF(8Ab.;b-}8J`5Rb9/b,@9I}#w`39N~79R~3;w9T8R~%;r9S8R~#",
"}$76$}#w_';t~#=d~#;vWG;vWK;yWG9Nb9#Isf,(9WaDdb/WWK=oWG=ob#O;~9X9Sb!Vbu(HCu7a}7>g6J&bF'gIYD,~%HAW^a5>!J}-lg%!JiF7dxv!L8&bg",
")b27J{8)lF7c46J~aqL8-aCZ}(S(&8.f#u}.AO%*_Hdj:.88!3b%]H;}#Hx)82~,a&bGwh#:b-VgSEv*!8I~@8O~28S~)8T~/at<84}#!4%87e$~8Xb$+8:!2",
"b!5c%4}$D`)8>!5f!5d17b,6WLa%G8>`(!c,[8Qb0O8G`t7}!$*G8m~@8s~28w~)8x~@8|~Tc/P8ub$*8kWG8kWK8nWG8n}$,Q%`!H9192`2T93WG9.}4lp$9",
"5a'[Hp},lx%IO`,_b$K}#`|&}#&=%}/kb&bO4Hul{ZH|~DKH~$KE~&KI~%IF~-}$N&&!5~$88izT}#VB+b(vL=}7Fo2bX;f#:88~*},hz-K[},}E)8Fl{PLJ8",
"+~$dOc}+}}$}-wN(8Fb#YIC}!$4DKl~$Ki~&Km~%Ij~68]czJr$4Lb~UL!~)8jl{FLno$4b',f!p8m~6c-IL-~%f!jLv8*~%}0j]6o!fXG~$bQLM!8!eVm8)}",
"$$h1a!@M*8-gRV}$6s-j!~8-x/.LJj_fM68,}#7{)a!/M8c.J}!+_G8+~@81~285~)86~@8:~T}#LG$8Ja!-8G8I})7b'K5b#Pb%.8Pe9&8'c=/b!48S~'a>O",
"}$lx(8%~$a$gMi8_f2,G(~%K<b!k%/exM8eb258f~88+~%My~5M|~$8/~%}#ir%b2980~&eG58mK5j1xJp~'g;waz88>b:+}0Cf)8@b:/b%Q}1_M)!=~%WK;G",
"WG;Gb![%0f<]#-e&W%TgLnw(aN7~&b828+`#|cul!5}#aM(8-a;FK*}$`f%K+Vea$MK4a.p}#.M(L'f3af/*8'~%8+~/KC~DMl~$Mi~&Mm~%Kj~.}#xM%8(}8",
"KS+iQJa#~Na}((%%bQHbQVbQH8.a>785f#587s,!M~~$`e{b!vg,kNlk,#},eW%a9{}7j9&Ke}!$*DN0~$N-~&N1~%L.~18Y~%$<~5O%~UNC~$8f~%$<~*O0~",
"2},6V%a3}8mf!o8o~6NN~$L.b!eO98(~#}#~A+}-1&%j-s8yw(3O@z.rOH~`NhW^a!z!Ja!kOTc#+W_aOl!Jb+Rh#+*W}(Wn-}#<o&8,c;:Lqe+6cD-LG}#2w",
",f-=bEBd'[8-}(.W+LO}'fo&8/b!C8:~$d%tb$%}#=O%}#^|%b%jWTaM>},kC%`+n9cWG9c}$6n%LibLeJQjL#=3Ii~.M/~/O1~*MX~0WKOvWGOvWZW[",
/* onesweep_staged_address: onesweep_staged.comp -DGPUSORTI_ADDRESS -DGPUSORTI_GROUPS, 13429 words */
"}%9_$_~!!!<=~4}*9Q}~}}#YC-}#Y>I}#Xs9}#Xq%W<!4}#Xs)}*6v~$K}#Y5D}#Y1%}*5&-}0o[*}#Y-(#x~-}#Y)B~}}&m;[#EVz}*5&3}#Y)R%5~0}*4{{",
"}*4uQ}#Y-}}*4nn}#Y);!bWv~q}#Xj3}#XfC#x~Qa(r*cY8#`#-~#*dc!Y'xY8*c*d}#Xx&}#XoA`!r*e_~!!!!A}#XpU}*/Nb})lhJ}#Y!|8D~-8K~):r~+:",
"t~~#O;-~H!_~,m&=bA%}$kT0#P~&}#Y/'b7>k!Sg!s}7<[-}#Y>&}7@7-cD3e$Y8=89}#YAG#x8A~8#x~)#w~)!;~1#x~+m!N!H}#YAVb$I8P!='u},L#*8R!",
"='vd!.b:Fb%>8U!='wd!3}#YG^!c~}}%$Z%8p~)}#YI28a}%9[^}$rg&XY#qa#~}%;..8+}(&T'}1E,%}&gP)8.a#`X!!^a('#u`!&!0!3}%3w(8:`DJ}%9r%",
"8y~/}#Px-q#$8<~38@~%#vb))b#$}%4>-8M`MsWH}%9tC!3#+c##}1G/%!5}%=F38(Ve}$Sw%*eb(0b*j}$9E%aVzb''}$6^%}$2]$}%:C1!3~=`ena#ldenb",
"S2X[!U`(O8`8@8N`$+}#]Q*8o~69IWG9IbYp9'8!8sbpF9(!28tb(I9)8(8u~$8|9*!38v~$909+8)8w}#]QA9^WG9^~$9l~1:m~*9p}1ni39t~/}#]Q49z~5",
"9y~1l+w}#]Q=!K~w;%~8;.;)~&;+~:;.~*;:~~#h:z~%:~b!`8u}!,hK8}}%<fEc6Q9(j7b|!|cw>}!!|G}.*p%b+g8E*X~38A}%H-&*X~$8K~1bhi9-k2'`!",
"caM:h!ca!N8*8#~$8#cY8}&vU'8(~%8[}!R!D;e~$;b~&;f~%9%~.a-#83}#[M&}%Ae-e_~*Y~'<_~Qa!w8@b#@;y}#[I&}8su-a!q<ko`!d5d}#[B4#x8I~J",
"<z~2#x~~#N#x~(=;~2#x~~#!=P~49gb9w}#>z/<j~$<g~&<k~%:*~,b$C}.+j%!I8,}#;QY=6~/=7}#[F+:^~%:W~2}$wY%`!78_8`!=}#0/$8[}#[F(=%~.=",
"X}*%j7=_}#[F3:t~6!c~(=6~&b6a=&f96}#[H)8r~W=G~->:~::P~6:r~&!;~);9~)>'~+!M~8=^a$/=L!=}#[H5;%~+;K;Lk!g;*~/=j~$=X!=}#[HJ=r~%=",
"r~/>0~Z>=~r>L~j>;~O>F~,@8~@<+~~#V@'~6j1=}#[L88K~6{0'@q~~#4A(~4<>~3@B~$@>~&@C~%<`~6XKb*aa!xA78Nb't8LWG8L`!S8M8N`'58O`nHa!7",
"A8}#N&*8~~%=%~~%YAJ~/AK~~#^B>~*:'~%>+~~%:Bs~OBz~:B~~7:EWG:EcVF:aWG:a`!7:b:c~#:dWG:`WK:gWG:fx/T:n~TC6~~#4CK~4>b~3Be~$Bb~&B",
"f~%@%~>CZ~5C[~*;D~%@H~~%YCm~/Cn~~#^Db~*<J~%AN~~%:E8~OE@~:ED~7=,WG=,j&B>V}#!6,A~}#[X1!b~1Ah~FDk~%Dl~%B0~%B1~%BW~RD{~7BE~&!",
"M~8kGQBo~)E]8!o!W}#[X|bJLE1!=}#X;+F.~[8<~1F>}#[X~##@]~*k%VCK~)F8~'}#[Xqb%>Eh~,Ff~[9<~1Fv}#[X~#SG1~<FB~~#;DB~~#<!M~8F|a'cF",
"k!=}#[XJDA~OGx~;z)wG7}#[XTb)sG2!=}#[XJDf~OH@~_HK~~#AHd~GHk~~#b%M~&H1~*a'=H%!=}#[X9E^~.ED~9BTk(yEh~/HJa#)H8cY-F3}#[X3Eo~&H",
"}~.!M~(I'~0j^!HZ}#[X*I/~.I3~3FI~7a#_HUf^_}#[Z*B{a!8HY!=81}&'<&}#[]nCq~6Hv~/IK~.H~~PI(~EG(}!x5cXFaHx!Apl;8,bv#87)2~0b[~}&,",
"f%aq:}&*S*8=}&-C.8>`bhbxKGE~:8<b#98Hqw:8B~%8M*et#98G~%#v~(8S}&-}2a&{85}#^C.8Y}&3jJ8c}!xuq8s}&48A8=~-8xWG8x~$8[8m8E8W}$~!'",
"F[}#_fK#x~{Cw~%G{~.9=WG9=~#9>9@~#9AWG9;~)JEe.DJ7!=}#_f1EH~(H6~&JO~$k<u9Zm6YJV~$JE~-8,~79e~&Gx}#_f~#!fPL8$8B}%KT)`t^b<29zb",
"/Q:$}#_j3:)~7:-~3<R:/8S~%<M:.8S~,<O~#>>~#<QWG<QWK<TWG:)~%K!~):2~%:-WG:-WK>JWG>J~%<Y:3:.~)Ho~NK2~.Di~%Hm~GL-~5L0~;I2~3Hh~,",
"k-D'x~,H9~%8.~4H>~%83~8HD~+'x`GIb1NgWEv*n8U~@8[~28`~)8a}#Sm@8e~T}-DH%!08E~&}+D,%}9H3%`!F8w8x!=}9H1$8ta:h8{b#fIz}!2GGb%Eb%",
"TI0q208'~%I5~,a%@It}#_A0b&/8*~,}#L$%*eb|Gc!U}.wE%8%c*AIF}!(rDLO~$LLc!ZLPb'ZIms|A!5~4!3~'MH~YLd~%!5~0MT~2f!m8F}#]<;Ln~-M]~",
"UMf~=Mn~`M-j`NMz}#]<-M|~&y*O}#]<~#nK8~TNO~*G;~%K@~PN`~5Nc~@K8w/KJg~%8)q+vJl~%8.u<'Jq~&e/K84}&EX)8K~#bUFWK9(WG9(`!U9)9*`(&",
"9+WG9&WK;)WG;)WH}#]uYO)~>K0b$&KBq1OK5~%KG~+c(/L:}#^1)f-x8+~48+~0KX~DNb~$N_~&Nc~%L!~2}9})'d,v}#[:/OY~@r-s8>~%Nub.ki-nOe}#[",
";38NWG}%}>*8Os-rO!~$L!b(OOn}#[7.}%L^%j,n8Yw&SOtz-mO|~`O;}#[7)P+~RLewC|L-~%8*~4L2~%8/~8L7~-85b$<8A}#Dn(8%!0}/2$$}*D4(}0</)",
"!=~%WK9NWG9N}#[W%Lc~%J[~-<_IskL!M)~/Oi~$OW~&MR~0WKPSWGPSWZW[",
/* onesweep_around: onesweep_staged.comp -DGPUSORTI_AROUND, 12537 words */
"}%6*$_~!!!:C~~$T}0+U(}#[s)}#[o0}%6*~%Y}%6&Q}0&]%}#[J'#UV}}#Z2)!FV{}/yr)}#]=9}#[:$}0$7,}#]M%}#]A/}#]<`W4}8ICG`!(*fX0}0%G%*",
"ga!(}%6I1}%6CA}%6><~}}*&`t}%5*A}4gn%a%0*hX:*S$qW7%N`!)}6;'%}-RY*!%*i}4h-'*i~'&t}&p8(`%,}0&~&a!&&~~$}0&Y&}0&j,'1}#[J<*j~#!",
"A~%*j~$*k~#!A~$*k}0')%`!&*l_~!!!'[}&v<%}%5YL'<~$*mc$&*nX:$Z*m}0%r%}0#,%}#[}4`!5*ob!J!4*pXo!>}#_j$*qX/*p#Ia%>*rc!^*sa!(}#]",
"@'*tc!2*u~$}%62P#Y~'}%6',%/~/%'~$*`~$*a~#}%6$,*a}3^~)}#]/)}#]'/}%5)8}%6/R}%1v1eB;#Gjkge!c'_g!J'`}#KC)fyl8/84~#bi^858&}#^%",
"<}&V^%u!BeBo`AsaRA8G8!}#^2W8.8S~&8U~/8F~-8_~):}~+;!~~#O;8~DWH}%7),8p~9}&3n(8ra!G8t}%6t09(~(82es$*n}%ev<XWahT85l'['o}$d6~#",
",}%0^A8K#GcGKkB_XGaHofX;!I8#aGG'Di)VWS&x7~h)YWS&yb#y&xb>G#Ia@GWS&~#IbIH}$e2%8ajXH8[}%9N~%G:-~~#$:Y~2:]~):^~~#%'1~('1~('1~",
",9`~1:i}%[l*'DX@aaF}%9R39i~/8*~39o~59n~SWH}#[[[;,~8:i;0~&;2~7b*(:u~*XAa(!:ycmGa#&;$foL8)#Z}&a#,W`aHh;&;5b!U8+~(8/;%~);-~)",
"82~-XA~$}#]Y488~%8T~=8@~%~}dPa:Vf~[#If1>8J}%fK(b#Jb$C8L:rb!8:va$g9&}%9v'9'}%:JF9.~X}%rV%9#a#B9<}&2v&&@*Ya$^87}$0E/8>~D;@~",
"$;<~&;A~%8kWH}$;:1!r~$8;}$=M38;~'<J~U;S}%7_)8I}$=M/<V~:8c~D;d~$;a~&;e~%91s$48`}$=M38`~'<n~U;wf$48m}$=M/<z~6WH}%9q:8p~J=,~",
"~#i=K~~#4=`~49n~3<i~$<f~&<j~%:6~k=4~/=5~&*o~%:rb.*;.j}}8&&akvN#I8$WTbn|}&9j-}0p-%`!78c8d!=}3[S$8`}#^k(=(~.>#}%:17>)~3;0~>",
"=9~98v~R*t~%=Jb$2f*F>N}#^i7a!K=Oat3a#pjq(#Z:}}/wj&e%'848.c6/:hj$a;:}&_9'b&_;Y;Z}$5[.;@~/=b}%9W080~&bdh}38@%b$.8^818/f)=a+",
"n=i*q}#:A.e$[}/%M*s$[*r~%#I~*b5O*sh!5`$f8.WT}.O~$8$}#>y*WS'$8.b%l}#_L&86~$=~~%=~~/><~08z~)8>~A>J~r>X~`b!O'$b,nb9-9,}#_U&>",
"J~,8F~'8I~6*u~%>Tb%U}#_U(@W~58TWG8T~(<P~~#V@5}%:{~#.A1~~#4AF~4<T~3@O~$@L~&@P~%<z~:AT~5AU~+b-U=h{0YWH}#K`H*f~~#>*g}#Q8~#pA",
"[~/A]d4r}#Q8)%U~~#0}#M[(8*b0<}#6`/89`Qo8:}#N!-8:8/~$Bb8Q~('<~(8T~38Y~*Bi~58_~%Bm~)a!}8a}#R_:Bv~*:@b#-@+}!)>~$t}#&E$`!-9>9",
"@8c}#R|%9;9<8c~#}#0!'999:!=~$97WK:MWG:Mb1haMT:i`!7:j:k~#:lWG:hWK:oWG:nt0*:u~TC]~~#4Cq~4@!~3Bz~$Bw~&B{~%@H~:D!~5D#~*;J~%A5",
"~~%wD)~/D*~~#pE/~OE6~:E:~GED~*<k~%BV~~%6=<WG=<b$,>p}#`V,B[~-}*0}28)~'8,~'8.}#UIBC.}%2!~#UER~OC$~OF`~XEk~~#'CI~OG'~_G2~~#A",
"GK~GGR~~#hFe~HDQ~.D'~9A2~.D[~/F}~*D}~3Dc~&Gx~6H!~<G0~*H*~.H.~3E5~KAY~wBD~6GL~+c+8HCyz3HIb*6H@}!z$U8,81~&8-82~<a)Jac~jiR8@",
"8&~)8.~)8C~-e+2Gs8*}#W35%U~9Gz8$cQKVw~%}0Kz%8=8Jb#;88~(8V8<~)8E~)8Yvj8}&cP%bQ_8/c(~`*Psq(FB}%4TQFJ~~#;d8$}%46~#+B-b)=Fv{:",
"Bk`;8pWG8p~#8q8r`&}8s`s7f)YHl7}}%4T9Cl~(Ft~%%UHv~19N~0H}~I9X~&FO~~#69m~%9t~39y~79}~3<E:!~&<@9~~-<B~#<H~#<DWG<DWK<GWG9y~%I",
"H~):%~%9}WG9}a!.D.:&j'kDG~(&x`$E}'Du+dz5Cnb!9}00y/`}KIYf}ZI[eyn8$`AF'#7~bHpbD:a!6&yb!@I`}&Wa,c>`b`Ub^%WXlwk8:~#XrbCj:B}'!",
"[*grGYTa%$}/I$,}#Ak%e0(&~b&Ubrh'#W`b&iG=e-68#8H~#c4H`#Zb-i}#MD*}#@W;J#bD2gC(CK~%H6~>W^a*C!A}01l%!Ah$4eMOK1bmGc,3&gb#!`nS8",
"$7~bGOa!<K5an`8,b(Mb$D8-f%*88}#&Y%H=j@38<c=G8K}#W<)81}%7'/GC~Q8M~@8S~28W~)8X~6'1~)8]~*'1~3'1~j8q~@8w~28{~)8||$*9#~@}%7'Ga",
"'^97!L~%&Ag&XbJmb6n}$&{%dF>9;WG96g)Qa:rbHb9B!3}&mR+9C`5+9Cb!+%/e7f&yf0)K<~%b!^}#GT.8'`+6c+Tb!I}#F-%`(/9OHo9PWK9Q`$`a2QHG}",
"#G7%HH}%+M%HQ~+IR~FH`~DKa~$K^~&Kb~%I.~LLi~UKs~3Lt~:I$~DL%~$L!~&L&~%IP~LM-~UL7~3M8~YLC~$IK~%MB~YMH~=MP~)'<~.g1,ks1b)Ca1Zgl",
"~LW{)G}&dm)p1vJ0~)}:cy)`#X}#a`(Lk}/CN%g2!8*~;8+}#PW%!A~$Mu}#/()#U8,W_a,9!AXAa3]d=D}#9A$eD7''b$b8(~&*lk#t8/XAaC|8<b'm}$qZ+",
"a+1J#}%-&3'<89~5J+~*'<8>~6a#[8Iu-Z}#4m%`!b8K8L!=}$lX$8Hn-Z8U~,8T~#8TWK:&`!]j-UMA~C}'!Z%`$K8aJs8b}'!Z$:-}#Qj%J[~%HD~->)Ggk",
"HCK2~/MT~*KT~0WKNRWGNRWZW[",
/* onesweep_around_address: onesweep_staged.comp -DGPUSORTI_ADDRESS -DGPUSORTI_AROUND, 12799 words */
"}%.B$_~!!!:{~~$A}#QV@}%.B~%L}%.=>}#QA@!_W!~E~}}#Q<P}%.a1}%.ZE}%.VK~}}#QAv%M~$}#Q<B!bWv~o}#Q8H}#Py9}#U{%}#P}w#x~L`!0*vY8#`",
"#T}%.D+*v*d}#Q)=}%.;%}#Q*I}%-18}%.Gb}%*#DqVGa!B`;C'_d!B}((V&'`~'jVK828:~&838;~=XAal%}#QMAag,ce}8N8#}#QQW8/8Z~&8]~/81~-8f~",
");,~+;.~~#O;E~P8q}%,.%8t!=}#QQ7a&[8s~&8u}#zQ%8x}$3u-9/}#QURj'h9(!='o~'e)P}$,l}}%%d/}#QWYb#|9Jf)eWS&xb!19Lf)h}#Q[:#x~/}%1i",
"~#H9o~,9q~19t~~#f:.~%:1~~'I}#Tl2}%1i,:9~1;J}#Tl.:>}%1m3:C~/8*~3:I~5:H~@}#Tlp;k~8;D;o~&;q~;;P~.;T~);]~:;_;q~.;^~);f~~#|;0~",
"D;L~#e%69&}!-dK9.}%2eJ96~R~}}#V1&9<~$9V~(b#88T}!XpD</~$<,~&<0~%9#~.a-U86}%2=987~'=A~T8C~%<D~5=M~w=]~~#i={~~#4>2~49`~3=4~$",
"=1~&=5~%:(~o=_~/=`}#Sp+:e~%:~~PaX78c`!78d8e!=aC[8a}#Sp(=R~.>T}%2[7>Z~3;#~>=d~*>R~18w}#SrW=t~-@!~:=y~4:p~4:Z~-;-~+;L;M}$-v",
".;2~/>.~$>y!=}#SrL>5~~#9>K~%>K~/>g~Z>t~r@%~s>t~O>~~,A+~@<C~~#V@`}%3H~#2Ad~~#4Ax~4<H~3@z~$@w~&@{~%<n~>B*~5B+~+b-^=]}#Er~%w",
"B*~/B+~~#pC7~OC>~:CC~GCL~*:B~%>}~~%6:OWG:OcZh:kWG:k`!7:l:m~#:nWG:jWK:qWG:px02:x~TD3~~#4DH~4>u~3CJ~$CG~&CK~%@=~>DW~5DX~*;N",
"~%A,~~%wDW~/DX~~#pEe~OEl~:Ep~GEy~*<o~%BM~~%6=AWG=Ab$,>t}#+C,BR}%4Y2}#T%^C%}%*L~#UF#~$Fn~KBx~OG7~XF;~XG5~KC@~OG]~_Gh~~#AH#",
"~GH*~~#hG5~-H(~:DH~.C{~9A6~.DR~/GN~$H;~&Dt~3DY~&HP~6HW~<G_~*H`~.Hd~3E,~:HX~2A^~$H]~uBH~6Gz~+c+<Hx`$0c&FHo`}%})&~4H~})&J%H",
"ov|fHw~,Hy~)}#T1~#0HD~PHK~~#,F6}%-)~#_FS~~%Bd;9}%,i~#+Bib,OGG{=Wkcd9JWG9J~#9K9L`*)9M`udf,kIte,%Jf}%-)2DJ~(GE~%%UI~~1:(~0J",
"(~$Js~E:2~&F}~~#::H~%:O~3:T~7:X~3<}:Z~&<x:Y~-<z~#=#~#<|WG<|WK=!WG:T~%JQ~):^~%:XWG:Xa!.Dk:_j'oE&7}}#W>:DM~5Jc~)Je~=Ji~Q:z~",
"^Gm~[K,~.D*~%Hf~ZLB~:LF~;Hm~=}%/Y<Gf~9Gk~=Gp~T8Y~@8`~28d~)8e}#U~@8i~@}%/YEa&=8}}#JD8}5Yw)!=~%}#JD19*~,9+~#9+WH}#U|5L.~C}9",
"Z,%`&m97I)98WK99}#U|&HVb&JHh~4H[~%Hm}%$T0Io~VH~~DLY~$LV~&LZ~%IM~MMi~YLm~0Mt~ULw~$IH~%M}~YN&~=N.}#T>_M.~YJ-~:MB~SNS~jw<#Ip",
"}%&-9Iu~=Iz~1'<8E~4W_aN5u,<}<8U%`!z8Q8R!=aE88Nn,<8[~,8Z~#8ZWK9o`!]j,7M{~Ca{68f`$k8gJv8h}<9N$9v}#T_%J_~%HT~->5GwkH|K5~/N1~",
"$N|~&KW~0WKO6WGO6WZW[",
/* leaf_starts: leaf_starts.comp, 2695 words */
"}%'I$_~!!!'5~$}=&j9*x~%*x~%*x~%*x~%*x~%*x~%*x~%*x~$`!'}%'@%*x~%*x~$Vv*x}%':<~}}5WM1}#Th)}30z%}=&lK}-07)}30I+W2*w~#!%_~!#-",
"t[*x}#T]-*yW(*xW;*y}0Zr~#|}+QIr~M}5Rs8}#UR>}3)}'$TVq}+Pm)}#V'%}#QU%}#U&-}#S(%}-*u'#wVq}6;`&}6:r&}=6Z'!MW*};vj1}&_U'#QX7}<",
"^f7}$#b)#w~%}1k'(8#};mj$}0~V(bHD8'}-!=%WS$TbQC`zp}#J{,e!^c+wb-d}1U!)8(83~#k!Jb/N81bCG80b;f}12k1aQ=d0=8584}0jN&8<});K%89`2",
"fb`{8:$&f5m8!Xaa|08<a!db#28>8=~(8#8%i!m}2J#.8Ec#ebd=f.5a![8H}3Na.}0}y&!2}5n{*}(cD%}98#'8#g$I!;XV`VG`G%bUb}(c3$8Y`-u}5A7H!",
"0}='M~('!U%:}58C4#d~~$=},kn'WH}$~0x}2di,%8}51(m%Kc+m}1al)$T}(}Q%8%8$}(p&%}(y4&8$}60J4})z-+}2`_%8&k^1aK;e$W}+Bd+c!1!Kg=wgt",
"R#FX=b!'})LC&}1d4%8)!3}1^H&8$b!4868$c&wbF+bC@8)daX}$.s%8)XNeI&8$}$iu,}2Xe&f&K`ynmO@8Dc0r8+&ak'Hb^zc&0}#x8.8J8&`)`fB2dnv`,",
"qdph8&~$h2V8)8&}#5M/!2~(!L~+W^a&6!L~$}%zS$bW=bB2c!18)b$i!LcK#b$d8^8!~&8]8j}(2;&e`}brUgrQWTaMdceO!Lk$-W^aL+c!u8'WTa]!b#'8=",
"~&8*~*ew<8H8I`j~8(}#I&&n!d8F~&`hXa]_b!d8I~&8H~*}#M#'}#TD&aA{8*7~8)}-4;%aLh8OWK9%WG9%}2^p$9$8}8g8a8S8P})kk(*w})PS*bVM}#MK*",
"})2O)",
/* leaf_starts_address: leaf_starts.comp -DGPUSORTI_ADDRESS, 3006 words */
"}#s:$_~!!!'q~$}3OgE*z~%*z~%*z~%*z~%*z~%*z~%*z~%*z~%*z~%*z~%*z~%*z~%*z~%*z~%*z~%*z~$Vv*z}<|lqj@H}<|dJ|@N_~!#VLP*z}#s11W:*{",
"W(*zW;*{}<|d~%`}3KN)o@n%5~(%5~X!aWt~J!GV~~%b@vw@r}1+}4dQ}}!A$R}-s1&!M~'kA&86~P8@~n!G~+![`.O}1DP%80~#uA(8T~<e$M8X!=hA(}(7;",
"%`A(}<}R~+#kCY#x~~$bp-N'u}<7c+}#p;18'~.}$1U%}%c=&8(8.WLb@U8&8/b!)8/8$80xCm%5~~#V}*(!@b_O}*'v)b/+82}!C~F89~98@~-![`'A}#%V)",
"kD#8G~18G~:}1=a&8!kgy8M}!D%~#A8m~%8o~o~}}%pt%aD%9'9#~>!a~-",
/* leaf_sort: leaf_sort.comp, 9698 words */
"ab__~!!!5A}%h(3_~!!s.xeC}$b$f}6;ZE}!c'[}6;6~$>}$8E$}$8U%}$8Q%}*^8+}=CF)}6;QV}*^9*jEp}3pK&}3s.%}3rO/}*^*%W3*|!4}3qm&*}!#a!",
")}3qz(X(*~!#&#W2+!a!IW3+#&#a!N}69QZqeO}69JE}:^Y~&'tfZ},7a3{fmbK'}7#4)}$4.'+$a!i}$<P%}68w,}$9x&}68{<}$;k%}$<6+}$<2+}$;y%$W",
"}*]43}7$B+$fVe}8S((}*]A(}$B7%})#u,}*^+%}$=u$},6e&dIq$gVq}$;j'&HY3~#+%~#&H`!(+&X1##+%~#+'`%la!(+(Xj+'a$['-X0+(}$9'%'-};MA+",
"+)`!4!>}$8I%+)~$+*~#`#Y':`!)}$:.$':}$>l%}*]d$}7$-)}3rp(*cY8%/&K}*[F)++_~!!!P#`!2+,Xl#Z++`!,+-_~!!!P!`!&+._~!!!~#`$>+/X/+,",
"+-+.`!)+0X/*c+/!3}*Wq%}7&C&$|~#}7%l%}*`q'}7,h)}7,x&%'~#}*X')+1!U~#*`W%+1}$@R$}3j#%dKs}%le)}3je%bL4bKcbKJdL.}8SQ)}7&'%`!j+",
"2~&+3!U+2}*[J$+3}8SW%}*Vj-%5~$}*[$$$%~#%4~$+4_~!!!HDYC!%+5_~!!!$4+0`!/}-pw++6a'2`!7+7~#}*YI-dMQ'tVt}*]R'{kW`LWf^|`IVk[Q!=",
"l[a`LCg!K!Kfl-cLu$g8!}#&S*}4'x'b!A`M.cBh}2Y4&bv182~*Wa}3)D%83e!@8:bwF888!}3=y1848@c#>iM+k9l}1aT%8:8@8=8;bIZVzm:.8M~#}1`>(",
"(N8*}2Yw((V8.})M+%b!'(X}2S-$}=-r1})D0%88})4w%8:WK8b`:D})5V%}&Zg&&Oe!>+88A}#2_)%/e!4+98EcE/8lWG8l`Lh}6.=~1q#d~~%)}3^e~#W|w",
"<`UUg9tlw<!=~P%K~m(%}6)Cm$'}*Q3+$T}3[D&f!+#2}#c]&8'8$~%8%}$8/%8$c&ydT{8&dVV}27d3}*sG%##}#r#&g(}}27X)$'f4t8-VceTO8#~$}-ac&",
"b!O+$eT;##81XFa$6}#<Y$}#`F&83d*)f!>86~$8+a&xc=K88##n*)#G8<~$80}2eM&##}#D[%b&T8$f:w85~$}#dG%aRQ`>28,8.}*Lo&}=4eG$*~~+=%;}*",
"^9r$U~$Bz~#$]BzWS$_~%$U~)$]~'$`~7$]~)$_~%$]~2$U~$$_~4$]~$%;e!~}*^9-$`b!>}*^9,$a}-{/7$]b!{b)!};V}Z%;~/!#%D}3W2-(&kg]$g~*(!",
"}2lL(}*bw.b97+&}-s{'i!4!=}8Jj*}#UH%}#K!1}-v_-}*OG)$`b$_+*f',}*TQ+}'%O&}#q.'+*~$}#uQ+8-8&bdy+(g)Db#9a'CdIhc(Ab4/`f/}*vV%aD",
"Jb#U}7/'5WT}3FP%WJa.ef!>8)~&}23H'a9e89}3J;$7~bF#b!L}*/x%}4hz%8;}'-#+}*BM'8>a)f}-T.&}3(|*h$.c$'dgMepT8Qb#q}70=*8,b,G8S8*c$",
":j2P8&!_~%c$E8'e(>WJa!Qe$'84`)r}&-S%}#Pv'86d(=l)$b!]+(~#}2-v&})nK'}2`M%*|d'6})yU-+0b.(b'7(&8(c&gb!28)~&8+c{P8%m<!'LaChY^!",
"4c4m808/b0ig,p80e(P!TVc*}c#.o@u}*J8%c$kb!+8'e5VdS.&L~%}7uv%+0XNb#LWXi<r&L})z8,}49;&`~V8+8-cE;alG`1@}$jf/}#_7$`*J828/WS808",
"1}*}T&}*8a&*~}31E%}/O&&bClVz}$iK+}&bi6b%^}$AG)8+}*.()}*L<*};Z{*8!b!G!2b!,}7:2'c3;a'986}$Ps%}$Po*}<~.-81~#bTwf4~}*'w-a&(a/",
"IXQb7%}#`/%h@}8/g*+}$Za%83c-.k*,8-8$}#`^@h$;}*V/%8*g(|}*[8%bw[}-=)'}#e#&k.'8*c(kWNa#Ke&=bIub+y8/8ec'PhB_`!08lb>c8mVw}2lL%",
"8#`EA8/b!S}*8x.b$s}$hK%W^}%'9$!5~%}'U_%`#f8S8T`!/8U}5]z'(Df&[%'}$rr'`!yaprb@bVwb)-8#}3{U*8)Vec@)b.*drof$k8-~@}2{f&Vz}'23+",
"8$f',d(:*ca%t})~Q&b*G8;~&8=`!E!t`JN85dS'8%b>g8;XGb80XNap{dU:a!C8F8:~$bC{gYP}*1F%8=!3}*lv%b!o8Hcv98Jb!o8L}*1#)}$$5.}*<I%f$",
"/8A~D8[VzWUj&2b|kb),8Z8&b1xa#,8`}=n{&}3d{%`$Nbw_}2zB&#T`&zk#h87b$&8gcT`}*,K%#T8-c,U}2z62%IVc+!d>Pm`<'rcZKm5L}2Pp/}4{ye86~",
"(!]WS}4{K186}>6P%}*%Y($*cT`!K}#o--}=CT&8&8C`$m8D!3cY9`$6}3F/%+#c$6g.ogadW_bKCi`z}6!K&h3l}4kn08-~-WXa0&!2j,18&cyyc!O}#Lw)e",
"BDc]#b6z8;}+k>+cZ(e,{8A&ac/Qb0y`)xj@4#abK(b3:e>$i!w8%~$b)v8.}2CR$8K8I8/}2mV(b+5jEro/f`+HaP;bIxbJ%8(k(^8.j*k}$ys&c*S`*<}8^",
"Q%}*d7,i*7x#/b(j8&!3a#58=~%8>~%8)~.8C~6%8~&%-cbP}3m))f29(0e=5$`g(ld#=+(~#}8j4:b!R}*Vr5}3c+*(Vn%D|+uc$zcbEcK^}#3w&c3)c0~d;",
"'}#%B*b=.f#u8%h2PhQ@8@Vza#385h,dc@CfF|8-b0p}2[91b#28:b1hd<FbGC8:}#r1(b!8}3_v'}8^d%8Ne]v}#b'$+4}*ng%XAb:Yb+)}$.W$bhn8Ra#Ca",
".~k!}8G~/8G~,8I~*8Z~(b2B}*Y3$8X`#y8Y8Z`!}8[WG8V}*)%*}!%efbTFVzb-sl#j8&c6u}8dI&}#u]-b=[j278/+5a1s}3gI081~%#P}#jC%bC,}7>e.b",
"1Q}*#W&}!$%QbQMq1^c;!f8{c#mc8vc!18%f$-'R85e@gf'}e4}8*h'}c;cj4^cPC85b-L}$8*%86nHq8*8:a!9828BXWi;y8(a_QcVVa!A8,`KHWQaZc8Fa!",
"C&Nh![XNaRMb<U8E~.8'85~#j8/8[~%8]Vwb<`8#`/H8Le!I8/j<|WJaL9WTb(@WS8KcpV}/lN'8G8H~$}$jB'+6e*>8fVwa!N8Oc%SWR$S}2V9$al<c'W8kV",
"e}#+q+X@a#5+7b6z8%c!6b<=d6zh548-}$l:&}&M!%`!o8p8q`#-8r}>n}'+8i=vi<``Dos''m0'WNk''}8gw)c#p80!3fA-8$e7s}#r6.j#280{@(i>y}#6%",
"%}$m].j!j8)}!#zD8N~>!2~>j9n81~D8cd#2j_^8gVwb)n8/gq3b9xa$>8j83f#@8-fXKc:)8'~,8*c+uo9g+9}!&tvb4D`&ta%!%-8!g&za<ncVd}$rZ.j%!",
"82}!&zM8C~.b#I)g~%j$,8#~D8R~E!2~D87})bO0|#<8hp'08l~/b$N8n82f.d)h~#d/c8/qN@XEalLd>~`J{b(l}>*!)!=~%`'9",
/* leaf_sort_address: leaf_sort.comp -DGPUSORTI_ADDRESS, 10112 words */
"}#SZ$_~!!!68}%Gs=}#1c,}#Sc{}0l_u}#0FL}5$A_}#0L}}#Tz9}5!9~&n}#/~'}#U}>}#/z7}#+m%}4~o&}#/~@}#/zw}#/v~$X}#/r&!bWv}+ow'!GV~}#",
"/rS%M~W}4yM+!MW*}#/z+}#Z`N}#K@,!;}#Ha/8'}#Hr18*!=!M}%Fx,!K~'}#040%5~%a!C84!='t~'}#06}8J~@8P~^8e~Mb@y`5d}4sr~6'#d~~%)}#4JR",
"~}}#i-~#F%K~m(%}4o-T}#4^}}36N,}4md+##}5x#.}+D#&}#4b.8.~080d#kWS8.7~}#4j*}+u_*b)r85XFb$7a[4}#$I%87d*Re!H88~*8<~'8:~#}#{G%h",
"*xc0JfUQbX@!2e!U#G8G~&f-K}#{1&##da&b~x}+DB(8+8.`ii}&[9%}#5:$898=8286}#Kd&}>(!X$*~~+U}#5dwD$~$D$~~6!pB''r~'}#5sC!;~@![`/ne",
":x}#5u8awL}$._&}3b-+87}3at-86`wd}#5y0!b~)!c~*8F~#8G~#}%ni%}#5y:%5~6%5~1!;~Z!G~0k%dbB/8>},4;+d;`80e-C8D}#6+)8382~9be_f!_}#",
"6-48N8L~~&G%M~~5r",
/* finish: finish.comp, 3502 words */
"~#Va_~!!!(`}%)B<+:~%+:~%+:~%+:~%+:~%+:~%+:~$Vv+:}=$D~$@}#6s$}#7!)}#6w%}#7!%}#6]%}=$H)}#6m%}.]XL%{!#}#6[%}9E~&}@gF(_~!!k6w",
"+:}#5a)+;W(+:W;+;}=#j~%'}#5^)}#69P}#5P&}#5zF}#6Y9}9Dm'#FV}}#0s'}#3.'!AVz`!K+<X-#^!A}&Y4&a!e+=X/+<$q}63|%+=}#47)}#1=%}@h,)",
"}#3{%}#3L%#I!5})c[%+<}#40$}#5h)X,}0:,'!%+>Xj###!`!i+@X/*9+>}#3Q$+AX3#!#2`#B+BX0+Aa#~+C`#+!3}&[a%+C+<}#;K%}=!#2!4+Da!C}-#m",
"&!4+E`!,a%:+FX5},v,$}9DL.+G`!:a!Q+HX-+@a!(+Ia!Q}#4@)+JXm+I%/}&aB+}&a=)}9MS)`!C+KX5b![+La!b},|&&+MXo`!e}9E77#W~/b._)-~%}#v",
"]'q.`c~^edZ8$!5jJ(#`8+~'+De!A8)!J~-+D}&E$'+E~-8/}5Bn.+Ea!d}+W`%8(}4UU%}6&!%c<G}#2E%+Fh>&8B}$6D(b!/a!G)-b=&ne4`FE$#c74b;|d",
"#=+G~*XWa!B+HeJM+G8-~#}4xl<#Z}$nQ(},!V'+<}#1b((48Zf}>8J~%}6_R'c2:bRHbB@c!5}'1<+}+]F(8e`fea!)a[(8'8*m@`8'~+c#0foI8*WS$Tco'",
"}(+T%8+}%ZT({WO}4kL/8,~,89c%58U~%bcI+K8%aR+9,81}#!s$f}q+Jf#F8|a'Yb9C8,b&M}+|$'8.bNx}%[6&8#b![958;eFKi46i5rz#bd|y}4$,,`!kd",
"'*8recO8Y8'f)&bUL9K83}8zA)8#a'*b#D9O87}#/:,8%~$b;&+L8-8#~%f$3}(}b&86a!P9V8@gTW8%8#b'm}#f{%WT},Bd&8D`}@a'f90+Mg#Q},5v%8r8g",
")-b&%aq@8i9*h#k8qbP=8t8u9,}@W+%}(YB$8qWK9aWG9a}$E5~*B#87}}$B,7#/~E#5~_#C~E#9~>}$E_:}$B,Vkq@m`y}557%}@b%,bSo}:Uw+b^M8+}#qL",
",8&`.Mc1)bsR828%bt(8/a&>}+pB)!>~%cUJ}#-D*nwQ+(~#},6c1bnNcwRb#*c~o8/l6&}5o:%`bObQxW^aHJ!5a)s}5o:%}9/7(p*w*_~%b[r8'},3W&c#~",
"}#)H%cT'c#/d(c}5{7(}#(t+b!Hb,_},q2&e0,8#~$c*Jbq;}%j6'8(},ZI'}@ej=b0C+@bo`aTn}5I:,8.+@b#L8)b7#}%g[&+@},>8%81g#Hc-J8(q:^f!~",
"})6/+}$<3%86c64+@}#'[1bii8(bwV8Fc$G8Eb!6b4O}$Le*8'~#ck>}&!d%#!b(X_~!!ZIKaJq`L[+BbJ|da;84`&~c#T}95M$84fTg!>~$8C`'3",
/* finish_address: finish.comp -DGPUSORTI_ADDRESS, 3912 words */
"}#^Z$_~!!!)X}%25H+N~%+N~%+N~%+N~%+N~%+N~%+N~%+N~%+N~%+N~%+N~%+N~$Vv+N}#^=izHBbH=}%2-F|HDYh+N}#].-W:+OW(+NW;+O}%2%O~}}#].}",
"}!G~~#`tGz~}}(U!*}!Gr~#ipr)!X}6P86}#@p&sH$#x8.~~#*8E~~#I8^~.}4jd4}%$u*8-bq58$}4VQ'}&%C.ce]acr`3>a!)aq|8'8-}%eh*sH7~}8X~.9",
"2~69!~C9;~v8u~69Q~29U~N9]~B93~:9-~29/~*9gWG9g}#]#~.b`LW}#Y&7#/~>#5~c#C~>#9~>#:~6#<~M}!LD[}4n(28.}#*Q-}#Xs%c-;bI*858(bJV}%",
"~v-!>~%}!LS~$cb({j%z8%iLW8+~.8/~582~*o1Yc*``QN!5b$2f!6ctZb+na5|g*i82j,v}5:8%b&Mb&a8.!38/f#`83dM886~&8K8B~:8G~&8R}-Mg$c%e8",
"Q~%b(X}6'''8Rc+3a)F8Sf7*80eM@8384~$}@au-8,u$<8Q~D8V~#d-`8A`$;}*-_)!>~#},^b%",
/* gather: gather.comp, 2394 words */
"auN_~!!!&W~<+S~%+S~%+S~%+S~%+S~%+S~%+S~$`!'}%;i%+S~%+S~%+S~$`!'}/RM%+S~%+S~%+S~$`!'}9VD%+S~$Vv+S}!v$HiM|guibMliuTgv8iu'eu",
"Pku'guPfNL}%}$;Y(+PaN(X(%x+P`M{+QW%+PbMgX)+R`NQ+Q}>eQ&}-v1(Yv+S!%n!#W:+TW(+SW;+T}!trl}'N%)W8}B:v,`tU}$#1%bKKcMW!%+UX3#^}%",
"65&+U})#Q)!cWx}-fq-#x~$`!.+Vc!H%5X5+V}-gL*%M~$}-jz'##aMQ+W`!6##}-lc%+W!3eu:!{~#}%~9%bON}-ky/+X}-h.(+X!3etl!}~$!}cu/}=qq&e",
"tt#'~$#'!E}%6W%aK1+Y}-hD(+Ya!d+Zc#R*QX5+ZdL,!%+[`!2!J~#+]X5+[!3}%3F+!FV{}$)I'+^`!>!L~#+_X5+^a![+`c#@+aX5+`}-iL&+a`!3+bc#|",
"+cX5+b!3}'SR/}@sU)bNkwL&}5+%(%;bBa}=rm)#Z8!yIB8'~)8*f1J84}#%26gEy}5r0&85b4k}&1K%W_a!l87a!/8=}#8%&}23r080}&.P(8Ah3Ya.)8D8'",
"~&8A8!}#Iq;a!u8O8&}#ai(8*iHm838!b.'8+~$},ip&8%b!L8V8/a7rWT}-2e3}'-q48a}#LJ*8;}#/`-8&b/Ib!~8g8.}#'T(8h}'}L&bG]8'`#+bI4}#&E",
".a428H8a~+8LbF}8O8P8c}5Ki%ab!8Llm1~|}-NE,bQM}2@.4fg8!Gf^o}%4f:eh{af>},yx'+P($}68P&i!~p$3X=a!q8&}%O^%c%d8(i$Lb3-aeaeDE8/~$",
"b=B}#DE&ghia$o!|djMdN]85}&`l&n!889}1Xf(8,80`!U}%Q'%818'85}-9t,8#b4I8$YO+P`!'`!2}-Ph)}#mo2dTZb$l}#b(%}-X7+iv}8&8'b7S},Ro&+",
"Rb7P+Q}-!4'}-WW-}#/f$`#.($`5/8'`NQb;Xb)<b>Nb<6b>E!=e(Y}%Ut3W;+Q}2'G/fUWb5y}$.8+},Mk%8,8)`cO+P`!{cbJWJa&[X>a$Jh(g8-c!Q}5@@",
"(}7Oh5%M8(~#n&:8/8.~(8=~$}'/Z)8781bhL8@888#cP7%hdr>ap}8$e+a}$~M%d@-(ade2bq<b!>b%Z}#D=-kW|8/~&*!~%gn.}-Y</}%S7*8V}'qe,8T`,",
"Gj!I8/c!D8]}'s:+},tR%_~!#-v}!%`,N8X!38O8<8@8(}&Qy$dJE}-C.&l%v})*x0f-xc%H*7g$R8.}&Gw'cD^*Qf&0818-8,~$8.~)8/~/81~#g&'})t[28",
"+8*cXSagw8)`%ue<(8@84d&A+]f${!Ke'{8:}#<h)+]87~,}#wB-8Kc$n8B}$b-*}&VR%c#F!F}&qt*c*o8(cm:dsx+_c#o8Od'}'siZX+a8%+cgA'k&C8_c#",
"-8_b%ybs68_b'$s&m8G~+8g~#dsf8gb$S}'7K%`/l",
/* gather_address: gather.comp -DGPUSORTI_ADDRESS, 2997 words */
"ai=_~!!!'p~H+e~%+e~%+e~%+e~%+e~%+e~%+e~%+e~%+e~%+e~%+e~%+e~$`!'}$Gn%+e~%+e~%+e~$`!'}.4W%+e~%+e~%+e~$`!'}7J8%+e~$Vv+e|iqbi",
"mi<`kiD}%ySDW3+db!(}!<+G_~!$)yU+eciOp<0+fW(+eW;+f~#}'mk}b9y}7;W%}7>)%riK}$B}%b;B}BLB.n<`#x~(#x}79Z%j<`%5~,%M~,%h~&(bY4f<[",
"(a~$ak$g<M*!~,*7~$bj,b>3b>;f<0*Q~,+]~$f<,+_~$}$@^)b=ij<,+a~,+c~(+c~)+g~e!G~~&9}!b&~$%+hVc+d}6*H.cOk!JYP#q`%@}6u:,bfz!Ja##",
"8$~,a!l`gl}1:B&`!;aX%k#<83Vec#-}&Tl*q>:(_~7!`~e(_~epOi}-It&f>M89}1BQ&`bgbVDg!E}#%((8$8+}'a(%mbgk!b8E}#$L(};i_%}#|=%fRUd@&",
"8G|#D`Q5cUW}/h7&`#I}$+*%f!JcnFb#I}2Rf$|#I8^c!gb^zb#Na^z}$KP%l#N8abd6a!A8S8Wco78[8X8<8-}!ARe(`~M(`~w%5~-%M~O%h~)(b~1%h~X(a",
"ge/ggmgVS8)~*#[~0gc38.jXn}/3H&WK8K`;7cA^b!tu!}8:~D8@~-oBr83`0Hb[xbBr818F82gA4fe_hIqWY`!/+ha!|8k~$}$N_'f/}8j`,Rcf#p!Q`H@8s",
"o!Q8rWG8raB~8x8p!38g8I8V8*}*;r$}!B~I!a~.*Qy%~83~D88fZR87~#bb,cBZf(=8<8887~$89~)8:~/8<~#c(4|C`8J~+8K8@~#gBScK~e*+8FfC`+_~-",
"k-^!bg%]8X8!8N~%cJheCk8ZdE1gCk}.&D%`%ychpfvB+a~%`-1pCm+c8%+g~+u&u8n8!8m~)b!{8n}ACK'u'u`ET8tj!P8u~#b7#}86-'",
/* tile_sort: tile_sort.comp, 7853 words */
"a_8_~!!!1C}$ip&})bJ1$b$f!7,e}:xc*}&]0]}>WG~$L}ARQ(}$jv%}$j~%}$jz/bEKcEl,eV{YI}#U7K}7m*)}=z$&%r!U`DX+i!U`!*+j+i!%W2+k`EQ+i",
"W:+lW%+iX)+m!#+l+l!U}:y]&}$jn&aEz}<L2'+n+i~%+n}#.+%X)+o!##p#W!t}.Vq&}#/`,}:z)(}$lA%}&_B5}#V4u}:3m~&#bH:}:3R/})dc++pX6#U##",
"}(2='+q`!,#)}$j^*!4+r`!0aH,+s`!(!J`#I+tX/+s!5a#P+uX/+r!A+t`!)+vX/+q!J+u~#+wX/+p).+vX,}7jM,}:z]+`!(+xXj#Z~$+yX0#Z+x}#1l%&L",
"+y}$h.%}#1l%+1~$}:z;&}$lk&a!x+zX/#Da!@$e`!*}$j($$e~$}$k<&bKKYC!%+{Z3#^`!g+|X3+{}#1'$+}_~!!!$1$7+|~#+~X5+}}(6e$,!X/+~a!U${",
"`!*}@F1)}$gs)+$~$bKr+~`!-,#Xm+$'cX,}Bfk+gK6#x~$}$gu'}$j5%}(8'-$b~&}$lS%}BBk',$c$3)^`$-,$}$kY%)^~$,%c!4,&Xj&Y,%~#,'Xn#U!=~",
"#,(c!(,)Xj#U}7ds*,*c!4,+a!.dL_,,`!2#[~#,-c!(,.c!K,/~$}(9,),0Xl$Y}$l]$,1X:!5a!|,2X:).+w~#,3X4,1,2`!:,4Xl,3#Z~#,5c!4,6c!(,7",
"~%!4,8X5,7a$6,9c!4,:`'},9~#,;c!`,<X:!J~$,=X4,;,<~#,>Xl,=~$,@c!4,Ac!(,B~%!4,CX5,Ba!`,Dc!4,E`!`,D~#,F~&,GX:!A~$,HX4,F,G~#,I",
"Xl,H~$,Jc!4,Kc!(,L~%!4,MX5,La!`,Nc!4,O`!`,N~#,P~&,Q`!(a!4,RX4,P,Q`!G,SXl,Ra!`,Tc!4,Uc!(,V~%!4,WX5,Va!`,Xc!4,Y`!`,X~#,Z~&,",
"[X4,Za!A,]Xl,[#Z`!(,^X5+wa!G,_`!Aa!G,`c!A,aX4,`a%1,bXl,a#Z}#5i$}#]z&}<Q-,}7gA&`!3,cc!M,d`$>#U}#7tA`.W,eVe}.V>&X8+i,f`!(W4",
"}7i1$`!T,g~$bkSbSi}.Xu'}.]4-}BGX+'U}$s/('U!3ble}#83'bR,%6}#7~'}BGT;}#40*b=C}(+v%8#}#0C.XAbC5}#2m(fY8}$F0,}.*=5aMQ(U828+}'",
"ye%}$m2+}#lz%}#!C)8+i8z8-8'%h}$7$/};!s&8882}&J9&c]&p;H}-@h%8G8@e!r}-2;*,i8K8D8;b!6}BmBDeiG}56j~/}}:%lL}7Wt,k0Q!I8%`!J}7Wx",
",}7Wt&}(<l.}7Wx2}'/U+}(2i%b%&cq%!I8+}7Wx3}7Wt'r#<}7Wx%o#.8F~7}7Wxm}BIo{}<<%-#f}$P{,+we3s}-~w)e)r&K~%}$8%&h2m8&~#}:ql$#L8)",
"jQOaXl}$io)g!`+~~%}'}v)8&~.d+$+i,hVc+jc!Q}$Rp%}1}w&8$XE+i`#S}37H)+k~%+ie!q&N~%X{a8=Vc}<39&8(f2~!Ua+Mb#V8*e2}c#Ae%D8,}@/|&",
"8.~$b7NWZ}#2X&+mW]+l~#+lp&G,#c5E#pa^jc6pa!,8*~'eVRbfBWJaaHe];WS8&7~`Zs8$e6C}'JD(!t`|0`8-c'Xa|rc%7!t`*I!0m%7czGe!R8<~*8=~(",
"8@~5&O~%c2;}$i>&}$3@&b!SWX'L`'l8(Y^!4e!S!4~&}$Py%8+84~%}#P--+~h(JbiJc]lbiDg]ud8ca+N}-e,+8.87~#c!Ye#v8_}'Lk*}$Gd%!0}(6o5e!",
"M8f~-8i~1a!68k!0a&Ja!*8m!0}%ql(allc#c8q!=f66a!/8r~&daqg#+8<e!M8x~-8{~1a!68}}(A;$b$Q9!a!*`0,8{WG8{WZ}.Rd5!7a'v}$^^&}$]t(A6",
"$fb5_A7}'k!,}.10(}:sb+eoS+lb!&};de2,&}#O|0bbjbnxbX#}$P0&81+w}$js&b-x83f;z8'cxdc0,89hB!8/}#:S'8%xni}$Wp%8Bb!G}#zM'XS`*w,h`",
"$`+l`oG}'<V.}#SI0+w~*}'>j<a#v,'8.}.K,%gA8g!:,(b$!8-b#.8Z`*_`#8`*S8Z7~a!.8]80~&8[}#Pq&8^8]8ba!08_a*nc!)8%}${i&}-(+.}#SQ7s$",
"M8j~)8Rb#;8k8)~$}8W7&8$}$2g+}63E)!=~)(9u&fp&n8(~E82brNh&n85~48;~2bB7#U8=b_e}(EO+8*b!;gsqet:,)l$]8I~)8/g'*8K~$b!i'Z8+}#A@&",
"XAj!>8P8%~$}!sxEb#x,*}$I&/XKa#e,+a!g8^8,c&s8^b'!8`8$~&8_~&8a8`8e~$8b~'8b~$b8+}$:_.}$<U*}!(]P,,~8,-~*8z~'8x~%8|~'8y~&8{8z9",
"$~$8|~'8|~R,.~/9,~)8p~%9-~,f%|8pb&.,/8.a!A938!~)8%}$ML,9-WG9-`!/9.9/~#90WG9+WZ}#IA,}7%z%$Ya1E$[}#aI&,0f0p}$:.&a5s}%8o&f4O",
"(>k)Sb(d8#}#`L%bx0(9`8Q8%b!.cK[,4~%XQa1q,5}#aI(,4af7}#ZZ-(7`lU,6b!2,8~%b!Z,:b!La3@c2p,>e!c83,@~(,>8*~08988,A~%,C~),E~-,I~",
"(8=,J~(,I~18D8C,K~%,M~),O~-,S~(8H,T~(,S~18N8M,U~%,W~),Y~)a!Y8P+wa%Y,]8!k!S8V8U+w~%,^~),_~,8X!3~$,b~/8_8^!3b!EWZ}.(G&+o}.N",
"n%#W}-a3'r-U}&dd'`'!}!)|D}$y0,}$O9&X@bw[l+Y}.nc%!2XKa7kbJu8=a(M8@d)y8=b*(8B8%~&8>~&8A8@8&~$8B~'8B~$bv#}<QG-82}#$#-}!#fN8M",
"~%#[c4AX@a3Cm+m}-m|&a#f8]~$8_8#h2I8a82~.8&~3k#f}$cT.}#3,%`!/8[8]~#8^WG8Xa6i8g~%#Uk0*8^o2e}#Od%8&a#A8p8'i2Z};+s*}.@#,e}}#U",
"b+Agm2a!q#U8$j'Q(>`N/}&{B%bxJ,c8(k!;8+8-!5~(,d8,~.8/81!A~%}%#&(!281!J}#yZ*81~#}'}@&b2Lc|w}>UT$}<Zl)b!^898;8(}'Qr(}$X&(}#R",
"=/b$h}-v0&dAV(K}#{gliFK}#{k)mC,}#{gg%:~i}6Pe$j$g}B;7*c!*!t~#b'^#U}&ps*#UaXB,e~%}-zm&}$i(@8,b6tb2:848)`#>,fWNaJa8/b!I89}$k",
"4/}']0%8(}.61'aEw}(Pa$8)cDe8@~&aCA`D'};/31b5Wk*0WS8A89WJ+n`Pt`!)`Di8@89}-lT%8C8B8A}%K9%8>8;WZ}$x2,'b~#};1s4}#rU(,gftVp,Lm",
":#g$o}$mx)}7EP,c9^b(Sc!r89r&a}'{R%8+}#,p%8=8!~&}.9_2}-mx%8B`.V}8wU&}.G{/g#B}#XM,g_BW^b&!}$hd)e#Wg)<}8#C'c-#c#g}#-T&e!Y878",
"-}&v1&}(W)&c<!cS.}&8~)c$5&P~%}&ZZ&}$Zu%Vef!>c)x}Bio,}#b@'(%c+Q}1dw.}6z]'8'bD@}$MG%!3eR78#eK_!#,il)&#Y}3a!,}!&:J80~/bLHb!@",
"86}$S{&`-RbJN82}$UP5}6Dv($#8!kc^b&hqDL|#K8Ij)z8MbK$8J8/}#r[)8N`!Fb5lb^qg:F`%>",
/* tile_sort_address: tile_sort.comp -DGPUSORTI_ADDRESS, 8268 words */
"}#>7$_~!!!2>cz=}#>94rzI}%e/c~}}!y0Pby,}$)&Byy2~}}':&:}4PK~&O}8e(/}!xe~$T#x~,%5~~#0}!xa~%Yfx]%M~(%M~h!bWv}#e0%lx]%h~:!GV~~",
")(a~t!G~s(a~@!b~X}4Lj~4D}8UU5}!|]~)$}7Us)r|e8+~*8,~Hj|486~*86~(89~1WS87}#X]'e!U8>~*8@~(8B~28@~&&Oeyp8E!3e{~8Fb!+bgH})(x'a",
"!Y8Jb!&`|{a%]b|{b+z}6uq'}#6)%8Na!&8P}.bZ'o}&8(~-8[~)8_~>8=~/8g~-8h~=8n~-8q~48s~(8u~18y~-8z~=9#~-9&~49(~(9*~%}7d<%}!}&GB(~",
"&B)~~9f}$O9ckFvtVu}$M0/8/!5e@R8%~$}$O=:80b&^`4)8.}$O9n%:~V|$88S~-}$O9D}!~Q~&db&Eo~UaC,ge:W^aJP}!~UKWS827~}1Wn-88n~Xke7}$_",
"b)})tc'8'cY;c~lg#*}&-5*}$&>%}&%)(b4=}7TZ-89q~r%h~~%,",
/* tile_sort_rolled: tile_sort.comp -DGPUSORTI_ROLLED, 5015 words */
"~#Va_~!!!+p}$YG-_~!!k6h~',e}$=}&}#z(~%+}$@>,}#!a%}#yw)}#ys[}#!K$}9eQ*}#yCR}%PU}}#yG~&0d~ux~#}$B(+}<tQ1c~^}#!R'd~4`#i,jX/&",
"N#Z}#!$%,j~)`!5,k`~b#Z~%,k~)b~+bxp}%,#',lXj#Z}D:Q'|yEaz(}#rt3d~}}%Qz1}%+3'ly=}ARO)fyB#x~t!;~G(>~4#j~7#x}#r|V(C~3(B~,}'mk~",
"0G};vi~&:gu4XD8!itJaOv&K8#!3}&W-'h!5+~~#kuQ}&G|&}%tP)&L~%bGq}%'I$}>%#:8)}0BE/}&V{%8#bt.b!Rb!=}<`39#L~%}0B5&})>$%}>&c*}0DS",
"&c!da3#WZbn/}8!j(l%q}/CR&}/CW)$*8)c!'X@a-xc!'8*qrN`r~a%}br~}8O5%8*}&BL1h:183~#bZe88818/c!)8381c0>bw6hYLfIlc:]}$Zw(dMyb#Pg",
"JN8)dUm}(Bc(80~*}/l|'buI83X@a2z84z#w}&=s%86k#w8-~#jJ~87!=c.V}8{f$8*`%O}CgW.})}@(8>8C~)c^+8;8>8=}&F:)m[mfaMeRT8(~#}8k608(}",
"&B7,i)g8.WH}&B7-82~5oQneli,l}$`(.87!2b.Qbb:dqub/58/bM^8Hkci`gF8Jb$.}%Y+2}*'(%W^})No$!5a9v8;})N|%X=})O>$`!/8H}#WM%}4q..b!P",
"bcz!>f$%c_u8(bQ6}/jt'8(b$'|^$(9}%Wm~#x%:~gckvh$g}#VV6}&0C1}(KY&8'cZec#Y8.}&lM)8%~.8&8#b)C8.`_w})Qk&}8&!(8*b]1}#<u%`TMb#C#",
"j}!ZMPcmR`-$c@$}!U|S86uZX8:~88A~&8>~4fZM(C}#Y|~#K&O~Yfc$},Av&}%M&*#T8(fZ,cG4bmkmbQ}!Z,h$*~]#j~~#.",
/* segment_sort: tile_sort.comp -DGPUSORTI_SEGMENTS, 8629 words */
"~$_~!!!2z}$U::}>0v~#K,m~%,m~%,m~%,m~%,m~%,m~%,m~%,m~%,m~%,m~$Vv,m}2g,`bYN}#ZkT}2gO>}!ZBF}(s#'}#[*~#2}2en~#~_~!#%|K,mi]u,n",
"W(,mW;,n}2ei[}2cS6X,}2e}y~y|Zo}#[`%}$U:9}#[Q~#f}#[=),oXm+~&N}#[^6&O~,,pYD,o~&,p~;&P}$UC~&f}#[b/'c~h}#[SB}%&=&%'~#X,}=W}'!",
"%,qa!(}*pJ+ebDa#~,rc!4)HX-,r}/Q4'}2o=9}*pM%bc/bcg}'Ed'}%l|%+6+~}*s`&,sc!h*^X-,s}=Wj'}ED`Ee81))}1[5,g<WcBhbQia<_}#3i.}'*~-",
"8-8(~#aCr}*Vr)8%}2Pf;WH}%ej)bA2`anbbl8*}%e]%8&}#^=%8,8)$ibs<b!G*^fcQ828/$i#Tfc/%7~(,i8683c!6}2dJ~)Q}2ZmM}$U|~-k,o~o&O~M,o",
"~~#7#x~P%5~P&P~d,o~~$u#b~BAI~&AJ~o#b~~&m#b~~1|'c~~+4jy'}0hJ&8#}#T7/8(~(8&~~$w}#{X(}9ra&#Z~%}1!R+i@Q%'}!*/T8.~#cS3eIA`F9b.",
"Ld#e|(3}%}B%84b*S8>~(8688~%8C~/}(yM%!3~(d&'8,}'Ux-8!%Ra%z8&dG]aUl80bHL8M88~#fe@8S}0t@'c*u}%eH*8JVc}0^>&fU=}'VZ&cB`8M}#xg%",
"bB_cV-8@_~!!ZGz#p`@H8H`N4a!rb3I}'4'.a4T8R~*}'+xE8ba#T8ab%18b8dbR[8nc$RjL{8o8.~$cQHa$|c0<b2M}'B(*b*[WS8p8ia,f8s`!)`,f8o8i~",
"%8r8q8p~%8n8kbEf}'c!(##a$d8j8k`&18l`Eo}#&t0}>d0/|(ohX9j*:a6PeEAk&9,qg']g#L`2d}']4-c$Cb!Cd`tb^1c5a'Ve)h8E}:'8'bNB8D8Ac$lcg",
"K}0qQ*8J8)c+J8K~$8H8Fe!C}18e'8E8F~%8B}'1#-8E}!$DJ8X~-c#v)He#78_bOz8]81e+A#l#T~#f>M%0e!E8e8-~$8b87f+de!E}9`|,bcp",
/* segment_sort_address: tile_sort.comp -DGPUSORTI_SEGMENTS -DGPUSORTI_ADDRESS, 9031 words */
"}$^l$_~!!!3s~F}>Rv4,t~%,t~%,t~%,t~%,t~%,t~%,t~%,t~%,t~%,t~%,t~%,t~%,t~%,t~%,t~$Vv,t}20QK}#$fY!B~0}$^gB}#$d~#`}$]w)Xy,t}$_",
"30W:,uW(,tW;,u}2/4a~}}2,|2X,}2/E~$(}$^]/}#$)~$]%5~,%M~'}$^e~&j%h~$}3h>&}#$%n(a~q}28Z<}#$('!G}&GW&}&*X%}#$,a}+lX2!G}#$9*}7",
"+|1!b}#$;/8.~,82~'!a~.84~,![`V,}.uN-!2})n9-}#$@78D~X}*O8%WZ}2.)~-U}2%eM}$_P~-R}#(0q~m}$_P}%5~S%M~S&P~|,o~~$u#b~BB9~&B:}#(",
"W~9f}$_P~*W}#*%7(a~~%Oa)|}#*)88)~9WS8,g't8/}$*.(}#*,k8D~p8T~2a!D8U}+pv+cW=}#*0.8N~.8A~$8_8I~#}-2M(}>zu.a6-8S}#*0N8c~$8b~%",
"8c8e~%8p~28p~E8q8j~$8t`!)b0]8va!)b,u8t8s8ra!08xb,y8q8!}F{h%}#*8,8m8n~#8oWG8h~~#4!K~~%#",
/* merge_tiles: merge_tiles.comp, 4407 words */
"~#Va_~!!!*]}'AW4,e}$g1b}(7:~$L#UVe}'BF&}#+<%}$g)W}C[t&,v!U#p}#*K%}Fwt%X),w!4!t!t#RXx,x}#)`%!4`!M,y!#,xW2,z!#`!0W3,{!%b!5X",
"),|a!.!4}&aN~%6}'o^=~}}$,`0$J~$}$fU-`!8,}Vu`!e,~X/&K,}}#)Y%,~~5-!~#,}~%-!~-}#(E%}#.m%},oi&%(Vq'!}<KV)`!*$U})K%%}*Z%&}##M%",
"}##,&%,})HO$%,$]~&`!*$_VqW7-#'!#U})H3$-#~#$`~$#sW@}#+>$}#,/(W7-$!U!A}#1J$-$}#0#%}##>)#`X5~)}'oU(}D8T*!HV}}$evZ}$ej.!5~*!J",
"~&c5Af7bW^a]@8$}2:F%!J}(uZ&Xz,x`03`//838)8&bMV8#cR*88c8xczi}$J:&}'*G&#scdU`8W};4y+b4%8.8#}2I6%808*8'}7+d&828$bJK848H8>},-",
"U%}(0*~-<}$bI~$}$J~8~}}#!Y(,v}'.'&cyda$<ctxbv0c,Ub$:b~TcD'g/Te(b8&a+{}'.s(,wa_2b!%#R}#^g%aO3b!&qsVWJ~#bxa8,b!&gt5})1p%cu!",
"}63c/,yW],x~$mH)!A~+}(p9&WTb}1cwpWUnS38&}$_G&}$0m'b/d82Vc})<:)84Vz}$a*(})Ab+`#I};+a%}(g<)}'6M*8'!3};s]%89~$lCocyo,z`#jd0@",
"}!RlAcU.lE]b1;}(pv.};%^%Vr~$cKv`(d}(kP$$]a1Vc&9azV88VlX@b,r}@AD%86`!8g_'83e%%h_'WR}:B~$8=8&WS};a#,k_}c_)e$$}$ZW<,}~*}2!g'",
"W^a)5#sboGc$$z%}af@W_a!F#s`*Zazoe8ec$Ta!]8:Vcb$|e$nagYc$]}$15%i$w8&c$n8%b$b8D~&}$i&+b)88C}-%P%8$c4}8&c}j8E~#cHE}2D0)!>~%c",
"_f}2pv&,{d$WgLb#pbR!e!&#RgLj8*afUb;t8,d$e|Q_x)5b&28.8'g5'}'<+%#s}#$P%8Ac%L`YVcW~8AXJa^bb,w8HVwb)!bOi81`!>8D8%b'689b'JWS8E",
"7~`!18#}'0W%8G8F}@E=+b)C87}'pD'})9l(}(m+1WS8684}%#j%},7..}0Kh.},=h%XG}2,~$!=~%XD8KbU;b'gfu8s%+8(~$WQ~$!3~Os);8-8&f%+86}=d",
">*e*Gk((!4`O]c'vb+i}.zv*8&g's8K~'bW{b*Upiss&N8F~*8Oa&18Xb&68Y~*8-b!r8Y8.c&38Y7~b&@8O~#ci]`!18%b&@8]8[8Z~.85~(8/~*83~-`Zvb",
"&@}(jv.}+tC%`!/8X8Y!=aip8U}2RU%`&@8`8a~#8bWG8]}#'{',|e)N!4}!.+G8,~381}(gt385Veb2hc$S}-#Y&c0&})/z&g-(}$nz/!A}+16+b%F8>8%~&",
"},f$-c:E8D7}}%*W+8F8&#`~/}2Qs%}#E=&8Kb,Hb/J8KfcGb,<c/]8N}'910bSE8+8:8!}'XO)%/e!l8Yf07%88!8LbSF8$8A~&}(z_%},7f%`#]8V8W~#8X",
"}6f'%",
/* split_runs: split_runs.comp, 2282 words */
"aSJ_~!!!&Z~E~}}#Z}%bQH}A.I=aQ6`QO}#Z6.fQA}#Y`&W3-%`!'}'W7%-&!#aPv!U`Q'~}fMTbPKbN9bM]lQ;}5=d)dP=}&53+-'_~!!!!gdOYaN.}%4U(`",
"Mb-(X/$J#^bN!-(~5-)~##^~%-)~-bMZdNlbMiW7-*`#O}#U8$-*~$}<t8(-+Xj!>##~#-,Xj#G-+W7':`!)aNE':~(eN^--_~!!!!ehM9}-C3%eM=}D),5!K",
"~)ga5cL;8%fMc##b@8hr>af;}#$K&8)gd2}#$C&83bMLbM.83}$u!+bMV##}#*~%b+A88}$xM)`k1c2W8C}#M9%8%8$8:8=f^LcJ283}'b&&g#!8Da+d8.8Eb",
"+i88faWh,|8Jb!E8=})'_.8E~,}$l|%8M};3:%8/8F`!bb!D})&;%kN*~}}>{1~%%!s~F}%&H}},R'.8!f(d}#G{*%r}4n,.})aU&}1qx&}$Wm,gPm}'U<%}$",
"Wv(}%&O8})bP0}6Lq2i+i}'_x'#Gc*I!rbmY}#W!&-'c#DoF,#H~V}%%S.}$y}Fb4F8'`'+a+HcGFf@+8,~18.~(}$y~.b=5##ki@84aC,}%$f)dv%-%c#Ui@",
"FosP-,h;Xb9CjCqf$%8-8$x<]e!ih8hg$dW^b.tb@J-+b%ucG&8,f;685b'R8C~$`#@c'}};|8%8Fb(V8Fl.]WS8G8&b/F8H}>Z;&8M}%(=18&8Q~%Xaa/<8T",
"}%(=.8+~,WS8785b8obnj}(DZ.}//q%XG~)f$:},;a)d9x-,~+b$)q9wl1Nb&8},D&(}Gja*%LVc-&~&gUe}!%KScv>81~*bwc85c@Xb#]b[)d+'})+C)}'di",
".g!wWNb0,k!h8@~%#G}*Uy)8@b!5c&G--},JY%}$}(+b!:8G~%)!~$8FVe~)a;_bwI",
/* merge_buckets: merge_buckets.comp, 7788 words */
"a;)_~!!!18}'Op~%AimZ}#w.@b=G}'Op~#IW3-.!%b>.e>5W2-/a!'}#vt&}!nE~&ffB`jBY}'ONk}%Uy1X,}-b4&`!(-0`#x)%~#-1Xj-0}#pO$-2X0-0-1}",
"#w8%&K-2~=-2~2}&Uk=-2~0&L}'OPP&N~C}#yJ--3`$-#Z}#w,%-3~$,$~),$}$y3~#'-4~#-0~Z-5~#-0~Z-6~#-0~Z-7~#-0~T-8~#-0~;-9~#-0}'OTFbI",
",}#u)$bIs}*=W%W7-:`*L}-f]$-:}B~&%}AQ+%}AQq'-;!U#G}-f*$-;~#%Ua!7&tVr}#wF+}(f9+fuG}-f6%lI~qu<bI~bI6bEM8'hu<aDyd@X})*:)iB%bI",
"b}#tK&8%808$}*;'%8'WR},ZI$'oc7Tc!,!2}'{r*8,bti8$}3,G&`bNb:Z}'N)~*B`s:}$t#=}!s:`}$t#S#8~2}!v.N}$t#~%d$J~_}!RZ}}!Q`i}#o%3$'",
"~7%:~,&:~Q$*}&NSZ%:~%$*~7fpF}'L0~$e&N~~%}@c~&@d~`Vw~o$'~E$'~~$L$'~}i&n}&N,o$'~9$'~E$'~<$'~~%b$'~9$'~~#X-4~1-4~O-5~1-5~O-6",
"~1-6~O-7~1-7~S-8~Q-9~~&N$'~~$W}#0u$-.fl:l@E}%M[+b(0co3c@:`3;`(<}*,x.8*}#[D'8.WXaqch)xa#hck1a&2a@=}%Nz3}4@B*82c!J8<cl(g!Jc",
"!68Acl)l!68Ecl%h!6}#g=%b)t8I8+~*}#[A$b5x`19e%(848%co`8&8(~#WQ~$})!q1a+1`q,j(j8%!2})!-&cAn8ZcqL86~28:}%wh(8d8F~6}#+8*aT|8*",
"`Iq}-)B&a2e847~8#b2pXG}>qi)}B'T%XI!%`4w8]8`8X8P8@8<86}*<i'hp`|vR&G~+}*N~%#Gb'L8/jKY}&Io&#Ga$Q858!}9#<&8(8483iK]}*>3%hMG}3",
"DU%aF58&b@>})sm&`!.8'bGa}<d(2WZ}3iD,kq0#G~(d!pcsI}*$Q*b):b!H8*8-k#i}$CG%h(h}#&)'}*t!,aE6a'9`R6}-:H(#S`DTc'@85~%aHJ%U88~#8",
"$fxCb%-bz%d'G!2}.<V(#Gh'Ga;C8C};c_%`Pyj'G8G8*b!mcVwWT!U`$~d'#!U8/808)`y{f,L8Jf#68M~#82~)b',`#z`!K!5`.;dWF8Mb!IfMx8<}*[l'}",
"-!O%8SezXf+_%FVc-/c'3}#shD}4'6&nPb8&}#T='b=p!5c!|b$Za'(}&!f*i>[}#dT>8-~*a-F}%vDA`v5e;28H}#l3(8/8C~%8M~(n{Vc&8##8&h+^Ve~,}",
"-%R*b+g84k*x}),O,XG}-W_)c)0gZzb!a82f(QbM28d8EaH4c!sd,GWR}$9$$8H!0}$tE5WS8f8M}#jz$8h`!)`MG8e8j}#jv%8h8g8f}H+.'8W8X!=~$8TXD",
"8c}#p4,y+g8)~+c<hcA`aOa}([^(b$>$#~%bCT8-}*hq&}#h-&8#}#if28882})Dn&8*}#5d%e!B}<7B,}3y0%",
/* odd_even_merge: odd_even_merge.comp, 6441 words */
"ayX_~!!!.h~$}))`2}6[K~#G-=~%-=~%-=~%-=~%-=~%-=~%-=~%-=~%-=~%-=~%-=~%-=~%-=~%-=~$Vv-=}6[Fl}(mD-cyM}0-*+g{pbyC}6Z{P-<`!*}4~",
"b&}4}s&by#}4~'$}%s$~#~_~!#F]/-=~$jzM->W(-=W;->}6Xo~$a}&N,/buI})W0)|xYby#}!x^D}+3L)}+3H%dx)WD-@!/}I.Z(''W(}.]!'-AW&}+3c%}4",
"y0+$a~#}.Y[$+wav;-BX0}BD1%-C~#-BW7%N`!)}&Ok)}#hi+$gVqbxffyg-DX6$7a!W-E`!Q!r`!<%)}4v{)!%-F`!ha!8-G~#-Fdz,}#i>$ayY-Hc!O-I~$",
"`!.)hc!K-J~&-K~#-Jdwf}4}8%as|}4};%drpdwT}>-z%cs9}>.['-La!5d|:-MX6`)=}$jl'}$l='`!(-N`%c+>cywa&,-O`#+a&8-P`yx-Odz2}$jJ(}I1E",
"/a!E-QX6+wa!>-R`!(!A~#-S~#!J~#-T~#).})0K%};i;-!.V~}(t+)}>/N$}%mi&}5$~''Wa%L&k~%!4-Ua#Vb}Vf}k}5%Z'-VX:##!r}*$l1#x~#}8=Y(hu",
":X8-@-W!=!=cu;pAr}*b=%gA%}*c$$gd]WS'Sb!.}C&01}<[z$ci>e4^-VgiD}-LH('R}4w8&}>')/87a;D`!3'W~&e[''S~%bvee8.8$8%8#cin+wb!Lkhkb",
"a_$Ub!+d#(}$#x.`;}bFK8,8#b!X},(7&}#lp&}3Wm)b!k*9a#I}<sK&bOd}#@8'}6S.~/g#b}$4o1fkUbkL})OP%}<L~/cHo`Hib1L}.!N&kuab1La.Hcq8$",
"]bf&b!+$_cf>b!=j!n}*mZ'8&}+'m)-<},8.1b#3#2_~!!ZH+a$Y8'`@wb$Y#Db&ubXP##~/bxl8*XFb'{XG}$sE$-Wa#%#28-b,Hb!18$`$uaM3bMb8)}.A_",
"%cU{aLc8*868.a!E8282a!Y88c!Jc!Y85~0}3sN&a!|81`+edwjivr!]}-rG*!JXKb$1}.[;%!=b!6!A~%''~$8%~%8)#Eg!K-Ab!6}9XP2WS$T`-8$`}$2/&",
"}$:{&}<=e%bIKgnro[j})T=(}+/2'}-%-&&ja!5$`}-R`&!3b#*cUng!e8+rfu8'86}<.G/}*YC&XKa&Hc#Hc0'b(u81b!080}*Hv(}$5~/8=WG`jd}-wZ%}&",
"Jk%}&Eb*x^Nb!mbRb}*O$%$g8)!3~(#L~%cz:e$F8(~$#Zc!G80!2~*ixe-De!K8/~$-E~%%)87!3~5)g~(86~$-G~&8>o!t}&{v)!=~$8<}$Cl&}!$/Ef!i}",
"#Pi*&KfQOf$*d!Biu+!3~$a(Y}*aW&$g84e$_-H~(81~$-Ig!Vc#s8;!3i$5)h~(88~$-Kl!K8C!2~(}#Ka.cih}3qM(e(V#fc(`b($XK~%c!4gS+o$T}&H-%",
",)W`b4_8*b(lb,IbToc,eWTcpibdsbTMb!5%-c_$c!A%4c_4}$9C&c$X85~$gOXf!C8)bO]b!Ca$UeUatm%s#a,.~%8K8G~Ac#F80}#f1)b!D'R}$M5%8#c#y",
"}=S)&}4GQ*8%%*}$J3(8`j#n8.b%r8=a&=cQG}#s^/}*f>'}!%o^-L~1|$0c$+}+1k%}+!w&}*p#'e$5}3vA)f;Z-Mj$08/cSs`2_fSs%0j!@84b&68D}$<%*",
"d~hb,v}$=d.a$Y}=`3+b/E+>mUQ#Z~.#f8'b#`})b%&jY5g'x8'W^b!gb!GcvNa!5}#uZ(+>h//cXq}=]P)8(~#}@'R,8;}$JE&d*NgAdr%.}%YV+}$Ec(828",
"37~c/;b]u}+>I%+>~(eBV8>f/s8:X=aB=#!}>&c(}.`z$_~!!ZIubm,!38!bA8c!L8F}#R2$b7kb6E`!u8R8S-NWK8T`9`ciw}<RS3b&wbk~c'#8'~#d-h-Pe",
"7Y`9;}%1E&d++c/t8/a(p}#s#'8%8$c0'c)#8.`1D}+:T&},LV&}#oj*&L~(8/~%82}#.p'WX}$4e%W`}#g-%8#}#&m)83~#g*28688})k>$W`a8]8987WS88",
"c(-%7~%b'd8C~%g'mW`b/,8$amRW`a9(8%`4W8$7~b2o}&[@%hdDz0N})<4&}-di&}+4;+k4!80c8MXKa$*}$57&dbuk3tWZ}4B:5s5&8*u#+8/XNa%B}$6;'",
"c,W}#^X)!=~%WZ}48X,}#}W%}-uJ*}=04&cms}#C*%!5k!9!5~(8+!2~.cnx}3~.&WZ}4Ng'lFg#`gaubxbotG}#C]&f!Beb}8,hpqbrC}.p$'b#)8!fnw8$l",
"7385`i#b!lc#a-Qf!z!5}+_/%`Fd}%'w(-Rf!9!A~%!2~)-S~)!J~%!5~)-T~)).~%!A~%}$N`%WZ}48D'lP2!F}'!1/b/Kg/XbO*c3)}-,3'a19}#E_8}%<p",
"*}8]Y/!a}#14+c+teI/8!`m}8*}+6U3}$R:%},Tt.`sKb#:}=d)%89}#7-587~#h/'8J~&'Sc)>});i&b(E},N,&}4s)&8F}#9H/}.)0%8Jb%'c)=a*x%4c1$",
"XAai|bh88*i0%8Z~+8.a!Jb$wb#!8V}+KN*cB/c/)}+5z$}1Kw-##}.o]&b!,8M!2e#%d6lb&#`RgbI0}89F(}4~@$bR:b1$bi]8DXZ}#2*%})4}%X[`!+#T8",
"J#T89`$r}4>A+e!L'Sb>Z!3cSv`%Wefwb1<c1K8(8+~#`!)anh`/#`)0}.@)&c#'}+:J%+wbivc@E8(lj#}47h%cFna,l8*`%%cNBf(G+wXAbB5e%B}/#`$cw",
"5co@wAR+w}#*i+WNbkzj'3&k8.c*Xb!t}&iT)!=~%b!`c%#83c%g}#&!%c'0buZ}518&}#&+&-Ub!Jb%8!Jb!5i&b8N}#&5'd!_a.{X>a-$c$Qj'Wb7E8Y}.A",
"g'`#mbn]+wdW28Z8[`!oa(c8``6O`p<`!08]87~$gQ3b!vc$Ac!Z8c8!cWZbW9b*kc!/b)8bWx8(dLb8kg(jbo;kWsi@$cWo8*cz<}%E@)8Hc$58p~#}9_|%}",
".-c$8p`,G",
/* odd_even_merge_address: odd_even_merge.comp -DGPUSORTI_ADDRESS, 6887 words */
"}%[,$_~!!!/n~$})W.=}5jl0-X~%-X~%-X~%-X~%-X~%-X~%-X~%-X~%-X~%-X~%-X~%-X~%-X~%-X~%-X~%-X~%-X~%-X~%-X~$Vv-X}%[7Kvif}5j2Q|iS}",
"C-kA}*@j-_~!#o4$-X}%Yy&mh)-YW(-XW;-Y}5h2~%a}!i)Z}!i%c}!h~~$v#x~>!_W!bp9ah8}>{t&})_u%bhxbi'vhxbi@})^$)dhxfi-fhx%5~M!a~,!b~",
",!c~,!_~6!H~.!K~~#N%5~J}(4>~3S}!li~5[WH}%@'E8F~68I~&}%C#G8R~-}/]_*8-~'b138Qa#v8Tln)82~%8A`@W}!#'F8ds#j8g}%Ao)8b~#b;B}*g$%",
"WT}*g-$-N}*g)%lnh}%e)*jnp8(~%WS8&c!.8)~&8'7~gnv})zq%c1Fc;Phf2c2,83a+(b&Yb'l8&c^Ydo986~$b738,a!X84~&g>Qb(Nho1},6k%!2e!C`2)",
"e!C}#vF+}#t{&boB8,8%}#t$(8-8=`Cja#l8Fa!&8Ha,q8$8$~%8$`6_8Fb<48Kb!&W`a%/aeJ8GloR8S~)8T~(8,~)8-~*}-mc%}!oR~%E#x~~$M!_~O}(h[",
"Bb,L}*-D*}J`S1(_~/8,},9+'a*K808-sob89~48=~$8<~58:~-8M~08H~)8M~&8I~28K8M~H8^~78Y~;!G~hcj*}!ob~'`",
/* segments: segments.comp, 10141 words */
"~#Va_~!!!5v}$U&/Z.~)}F|2--]~%-]~#Vr`!'}#Y7%-]~%-]~%-]~%-]~%-]~%-]~%-]~%-]~%-]~%-]~%-]~$`!'}*c5%-]~%-]~$`!'Voaop-]X}~$-]Y!",
"~$-]W#~$-]Y4~#Vv-]}*&N~$s}+3T$}$U^~#;}*Jq)dr]}&NX'-Z!#+PW2-[`!0+P}@p+%Z<-]fr+mr9-^W(-]W;-^}*&^~'-}'PI,}9mh)X,}*&j~%k}&NB~",
"%Y}'N3)}..('-__~!!)w0b~l}&XK)%5~$},wQ'!MW*}@lT'(`W#bw1}&N+%`!&-`Wy}.My&%.~#}$V@%f{u}$VH%`!&%UVr}6Y/'))Vqbw1}0=w'-aX0!>~%-",
"aW:'0~$'0&xVr}#b+%}*s;)}3JF$a!Y&~}*X&&}+>i+bxOW7-b`.e}@qI$-b~#'#}$W/,},uF)X,}6]@.+3!U~#%'W%+3X,}FB{7}&N5>%;}#az)}G)PAbGI`",
"DO}%!H-bRF},sB$bvUbvL}$Wa%}2>$%83~%}$4y,b!68$}#|-)cQ_g=/8&~%#Z}#w`&jxQ8,c!9}'y3&hx!}#W9$8H8&}&NP%84}Ccx&bEq8;},s6%8=b>e}%",
".F%aVl84}%*_%WZ}*'Y~4l},W=,}*'g~*aA]~&A^~~7C!%%;}+%Z*}9y*7W^b!eW_a&:8'}-$*48'}#eA*}0K],}+%Z6!HpU$}&o=+bwpbQQ}+B+-8-b#+!2n",
"!881bNRa$f84b~s83b<M}&I:,WT}#7+%}#JV.898$bC~btz}8/m$btH858*8'}+#C:}#&t/}:H<'dA!!(YV~#},[{%XQauT!(g'@b8t}/78(b4S-_W^~$b!M8",
"$~#c;z}&xN4%5~9}6A2(-ZW]+PhBc}2y7&Ve}+&#)}6y4<}.^e'}/lf(}.^h'd!/8%}*yv*}-/3%lGq}+%))cz;fGb8(87~#s!Ic%A81}@Ae%}$[9*8.~-8CW",
"Gd}@f'*8:a$(8IVc}.:W-8;8@}#%O%'bb!-8@!2~%-`8!bw%`E[}D@G&8Le!.%T~$8C~(%U~$8G}5t`&}@7/)(*Vc-[~$k%5}'-#%8&}8L$.}#W:*WUcw}}&,",
"|1!b}&MF)8'WTb96}',z+}+.I%i#{b'#bJG}%LL*}7!f&89~$#Gb!@84c$0`&rb6#}#(`-fzL!2}3_.(8%b!3l/Bb!<!0}%T),e,R8,}$Zf/!>~+fz<8'kMuf",
"#1}@N6'}3H1)}$]0-}DDD&}#1u%n#^85}0vt)X=a!A!5a.H80}%($(f6s}5}d*d19}&/9,g#9+w})l9.!3~$}#7o,#bccRf`Gc#tb,@a6~i$@bc{XAbPnb/6f",
"(X8(~'k~,8.}+,L&}+3Z,}A!h%Vwf$V808$c!)818$bO>#T828$8*p&(}62L%`!)g#O!J~*b#t}0j{-8&8)i#mf!R!5g$zf!~!5b+n'b-`a#|c':b'v8!~&e}",
"C8%~$b%:e-XYVd)>b(h}.do+}$c*%b!}8Ab#2}.iL'}/32*i*e!3}C&6.XQ}##3%k0k!Fe!98Ol,I!Ge!98T}>Ah(a/i8W`80}%>@%8#}#F%)8-a!68Y8X8W}",
"#%T%8!b@Xj!r8]~#}$g+08`86!3f,E&y~$8c~(&~b*-}#&r%h2J}(cc&bCplfL`.m}#%j&}#;;&}Km)0&tl&f`%jd,>(_p4J}..:/b&6b(7}([E'}$b0-c)$}",
"&N%-h+l#P}%ig&}!1#Eb.b}$`P%c$e}#=*)8/}$_C,d6i}#/7*b/B}6)$*8*e'qa#Fb%D8C}%Yb-c.N}.Il*}6n:&!5bjwj.[8*!Af!C89b8_!>~%j#P85~#W",
"Qa'i!3b5!8U}087(}@NB,8D8X~$8bd#R}.1;+}>ju)}%wj-8Sb(b}0ub%b-;$*}%4[-jm5}$n)+}#-b%a>@a%7}(Ys/}#@Y&!5c.>}$dU)83k/2c@{}Eq[%8'",
"}$da%8'7~`,kbh<aD]`9%81}&N0)jhBi/|f+z8(}#+C&o0-}2}}*h[~}9P0'i3a!>f!h}@h4+e!A'#~$c-8}6,q(8+k1x'#8-d3o}@UM&8/fY^8+~#}/>.(82",
"~,8BWGd30e%G8'~(e2C#)h&Xb!|b-tbM1}+AQ$}@:{.e..8,#U}63Q)h)}cF}8Hb'N}->E(8$7~`!S}$om%8'f$Va!Sg=h8$},t}$8[}#:3'&2}$kj6g%/frD",
"!>k%mb%in]Acjri!D&y8,~0}$lc0b#*cjgi!W%Tcowc!Bh&h}+Bn&e$X}/r!982b(icO<}$l$(8,85~%8@~/WTapW8(}&WU,`_&ajL}#[M$b#3kNDb#eWS8T`",
"'c+n`ZIa!)WS8S8X}$jk%`0L8Tb%E(V~(f7J}(m(,#)~$Vw}$m458+8&}!'DO}6=O&kw/X=a5K#U}$zJ%`WY86kDnb#N}#>:)}&Vw'%'~Ce6A8#d%||'C%T~%",
"}&$g&h+1d708)~%b'f8,f0vf>X8.8-~#n!l&y83f0&8-e!l!I~$}'*U%}&.w$bO5%/8*j+K&y}6n`%cP;8Abcfc<W},mU&8Lb%)}*@W,8&e]08+}%RJ%8(de8",
"e_&8%~'8WaU,}$ye&}#Ec%WT}Jxm$`%J8V`jx}&Wl-8T~,ga(8b8'f3{!Ig#ba7oc(N$#e-^8(}#M%%h%b}(hT*},rn,8(cGTWH}#TJ,82b$389}-.G%8t~+8",
"%cD~}&.`.d'5",
/* segments_address: segments.comp -DGPUSORTI_ADDRESS, 10717 words */
"}$'-$_~!!!75~$}'a76}#6V7-c~%-c~#V}`!'}$'-%-c~%-c~%-c~%-c~%-c~%-c~%-c~%-c~%-c~%-c~%-c~%-c~%-c~%-c~%-c~%-c~$`!'}+]B%-c~%-c~",
"$`!'}B'X$`!'YHVtYL~#W$Vt_~!!!#;~#W.Vt_~!!!#@~#X'VtYEVv-c}*@[9~{},Gl)}*@[c}#5@}_~!$RQJ-c}$(T&}#5E8-dW(-cW;-d}*@k~&b}#4j%}*",
"@o~)F}#3F%}'_y)}#4n)}#4j)%M~&-eW$~'-fX'~#-gW.}B'p%}#4jP(`W#}#5R%}#4j5!cWx}#4n%}+kb&}DNv(}#4r+'vYH}#6M%}#4v-(bY4~^%h~R!c~~",
"$E}*As~8`}#8v,}*B#~+*BQ~&BR}#9@~7Q!a~V!G~F!a~3kU1#[oSV},Z!.83},<T(b%3bQ98*`P5kU:k!P8<}#(e0},<G38>}!#DN8Kb!'},<T)b(AbPRa>O",
"x#I8Uc!U}$ie0},<G38XWK8T`vOa&}8[8Wa(/8Zc^w8Y}#;W.8^~.8a8$bW;}#;W+8E~L}.dt3}*(L'8'}#;e,8)~.8-!2d%H}#2;%}#;eF%M~X-e~@o$$}#;",
"r*bTT}#;r)8(~%-f~;-g~28:~4-g~-89~78F~'(^~-8LbV)8>!=~'}#;t%8C~=8O~>bcO}#;t8},zZ1))8)~%}#<$.(`~48-~''u~(83~486b$-81~(}#<&)8",
"9Ve}.m|%e!7}#0@%8<}#<(1}'[O%}#<(~%(!c~~$k}.-Z2!2~%}#<5-8(!5}-:n%}.p](}.&|%a#/}'+s%qkT}#<E'cVE}#<E5(_~(8O~/!_~(8U~/!`~(8Z~",
"+`7/8[}#<E28``:v}#<E*j!r8c}#<E28f~/8i~~#*'v~7!;~I!c~B-e~l(b~<l2Mb%Q}2eP%}*MU-b('!2~%!=}'t_'bNk!5}$dO%b4Uh/08-!Aa!28+b!G8<",
"~%8889!>}'AC%j#f88}#<Z&8L~&8X~0i#Nc%P8J8_a!w8h}#06'}.R)*}@{`,}51Q-8Y~%},Fd%}#<j1!c~~._%h~~$V",
/* segment_count: segment_count.comp, 2556 words */
"~#Va_~!!!&{}&-a0~}}M7->}:g}q}9-n*#%}$R|8}CC@-}M89N}9-G@WD}G/vL~z}133|~<}Lp%P}:f!<#EVz~%}0Lf)}#>C*#%~%#%}:c,1}'oz*}G.32}#7",
"U%}INW-}-bh-}FTJ-}-c'%}#3a)}#1&2}-`v1bl!bD[bMVg[bbc<f3S`q[d,~}L]^=b+f}8Nh%81bF<Vr}$4x%Vl}#]`)}'qF:!=e/.$*btf%>eka},yf9}M&",
"t*86}-]H.b4R868#a-N8Q8-},xG%}4}'2t2;cTAb2)8F}#-{.8C~$bpH8b8/}-[D18f83~0}B00&8K8I}*DO&e:ib5l}'__-cK:}(t7-8Qb#|#]f%i8m8;~+e",
"#Lb1Y8g}-JW&cC5}Cd5*WJa%Il]#}#3P)}-`H&8!fY[}A4D*88}'Ad+80}.La'ctqb#ggB%}AL<(!%#a}M:W~*a}G%{~$]%F~n}G%:~#J",
/* segment_count_address: segment_count.comp -DGPUSORTI_ADDRESS, 2820 words */
"}#Yr$_~!!!'Q}%_}A}9Jjb~}}FlqK}-~iJ}!=uS}Fl*p~}}!><d~}}Fk56}9GGDb>!}9GK-|={}#N}'#wVqn>&}-:|*|>&~}c_Az>&#w~~$T(_~Pn^}#L8,~*",
"8(~&t>5!M~&b6:cd)j>58;b!b80o>5fMd!>~%WK9/WG9/c>5}M1Z~-%}FaX~%&%F~n}F`d~#J",
/* segment_histogram: segment_histogram.comp, 2517 words */
"a_)_~!!!&p~~%P}#xS%}!_%~&9`EQhB)X,}Cxg4'-~#a!.-hX:'-}6Ma%-h}%}x%jBHb_gn_H}#q($}!B:i}0Fs>cZ^bBI}N&z%i!]82eBu}JfR88;#I~%}$7",
";88'fC18Af<C8$Vrb/OVlfAr8.xBc8J~$8*~,`4(cr98#~%8$bl{8/~#}-X3:8Lhqfb/x8(bD%8*}%B[*xC/8g~%8G~)}M:;&#I}#Pr%8-~%cBk8583b}uaEg",
"}M:l+}-X^2}FZR2bBO8U!3e#H8v8>~'8m~#}M7J2}-GT28/8,}D_+6}*{:.}50]$9+}!_D~,z%F};0cx$'}!=`P$*~N",
/* segment_histogram_address: segment_histogram.comp -DGPUSORTI_ADDRESS, 2790 words */
"a^__~!!!'H~~%=b=M}!^Z~&@}:%y'}!=W_b>@a=W~}!;~f}MP4:8>h=e8-bTx}#8808*f=g8D~881~;8M~A8Z~=8O~Y8j~78t~o8y~(8p~A}#L:3828/}BNd6",
"}.Ge.WK91WG91}!_%~/f%F}9q8jnA`~}",
/* segment_scan: segment_scan.comp, 1234 words */
"a^@_~!!!$<~D}$VS(|[@b@<}!]aqv@o}Jiw)z@=}1hd<b<rb;ta[CaATb<@a;dc@0c;0}MA=4}$H,+yYn!aWt~%b<n}2+w&}Gd;'}Ma12-i~<#p~#}MAJ5b'u",
"#I}#kN.}1BQ%}#dk/j*a8+}'Ru'}#dD)81~-84}$HK'f9j}#Nd/87~#}M_P688~DWS8H8.b)28Jb9'$&~%j#Y8GbJ}8I}$,q(g>6})M/)}&/(+}#5{1}&1N&c",
"#>X=a5J#Ub-$}$4F&}9ah&8$g*%XAb$.f6I}#Yh'8#g<8c#,}8}U)a<@}3M=-8+~)})FC&8*}(VC:}$*X%8.})B<*81}3.j0WS8y82b$i8za!h8K`#Tb1bb#E",
"}'cr(c|Hs#E8BjXx8L8)f]a8-b$1a#89/8+c#5}3Nd2b%t-ic!=}M=y%}M=u.}7Ry%}!<HO}!Q,_d3=}M/<,b@#b{m`#j}M/A~#F",
/* segment_scan_address: segment_scan.comp -DGPUSORTI_ADDRESS, 1344 words */
"aO6_~!!!$L~]~}s0ni0f}!/s`bO*zN)}0h5Ff0@aMQ}!0@S}#)V%d0&!`Vo~%}#){%d0*bK2}!0*q(_~;!`~f}MMND8;~FWS8K81b-P8Mg09j#i8Jb*<8Ln09",
"86~'89~6!M~28K~~##nJ(898-}.oy:!38(}%PH%81g0I84857~}0,A.WS9!85b$x9#a!j8Nb#d}Mn(3s#T8EwKZ8R8,~%}2=&(bIFa#H988.t1li0X8d8e7~}",
"3f&'8a8b#Z~$8_}Jqm%}!0XO}!ALe}!0j~#m",
/* segment_bases: segment_bases.comp, 1127 words */
"a>A_~!!!$)~b}!>4q}K)_Ad]Y}!>9hb17b/}w=pb/hb]vh/~b/dbZ>}#859f0i`!Q-jX0#I}0p*&-j~0qYC}:Rs1}M^Y(k/t}1zv+b'h}$#i*8-~#}#eC.cIb",
"f-v81h:~}#sD0#[~4bU{8>8*i0U8#8&oYs}#hq%8&h!zeZQ8!~)8%j)l8'e!b}(mN:+*qXE8;b2;}N2N&#I}D!r/XAb0Zb#7u=:8i}3x-2b#TgZwx#98PbY]#",
"I~&eOh8v8,~%gXXWTb0{aOqb.Y}&Bh.}02l)X=~)e#58Z8Jh$hh=~8c8'}9f.%k-g}G[w0d$=}.J0&WTavydlB}%te&})cl(!>~%b#=}&L$)!=~$8oWK9.WG9",
".}!>5[~R}!li[",
/* segment_bases_address: segment_bases.comp -DGPUSORTI_ADDRESS, 1226 words */
"a=0_~!!!$5~q~}}!.cY}!=)}i//bg=b.wbgBl.wbK~u.w~}}DrJ:}*T9&})AN)80})(h-83m9ecLw}%|+*jTvf,S8,eh8u/88E~Fa!|8:~)}!/:~#S8o~m8|~",
"~#P![`#S`/:}$jN'|/<94WG94~B}!<w}}!ZW[",
/* select: select.comp, 7281 words */
"a;r_~!!!0J~;}G`;$~|}&GOF~}}%2:5}/+a5}'8H)}I&aP}E8-*b1)}'8:%aya}2i&&}%2$&Z6-kd0s!4W3-l`!/`!.`!a-ma!)}%1t&}/XJ(-n}15v%}G]!;",
"}&F)~$*}%1BM}Ng(}}(y+3b4@}%(Y)b4=axw}'7],}2iD*fz:}'7V%b4bbB^bzG}133$}Ip)&}13C&&JY5}:}>%b4i}:|z%}%/P'}'5E-$#X-#_}/.Q)$;~#}",
"&Hr)}:|))fzF}11A''RVq}/Y6%$#}'7Z%}%),&W;%+'SVq}E,X&%+~#}:wI%b5l}4`(*$S)k`!2}4Xw%-o`!'a6;-o~#}IsA%)FWx}%)s&$s~#}HF+%}#!C%}",
"7jx-}*io'b74}(sJ%}I$r(-pXj!>!Jb7)bS$sR]kmC}4BK%gCqdt9c<.}$eS+ct9}'5H)}Cq21$U}&pX%}0>V&8+bS+8#}$h7(}D;b.}@)^%b!Jb!Rb/D82}&",
"U_&did84b67}:Rh$}*!q&'S8!}&`T($aat5$#`4zf!T8<c1AWS%-hS~}$A.0dk@8'`!F)kbqV'S}='y$WS)f!IWS$ga1~}:1}2#L~%gLt`3z`!;`!*b$6}:T#",
"&8=e#_#Z}$E;&8Ae!88C}$5C&#Z~&8,`7sb5>#Lb!~bRtbG%8%b!K}%+i&}:Uc$b6Ia9O8#}$@,%})Ut(8@h8Ra!M)k~$})Hh'$i8#%*gU:f!;8-c$X}.~:)!",
"IbPscU1}4t(%WZ})l3~&a}&;_.}#;B~'$})jh~&;iBG}B<f&8#}#YJ%}#iu&}C]T/}&r[0}={u+p0bbK>}#zB-8+`1H$T}$E=&b59`cX}0Pz082}$F9'b.mb)",
"F83}'K/%f!383}Idj&}0si&80e3d86WS$_c!B}$.U&g1>})rv%lRaqYUf|i8FgYU8A~-8K~#}#![.8L}#B&0a#T}#B)0a#S}%gV&}#Au.8Vb$-}7Uv(8;8I8#",
"})a_%$_}0v)$fKq8V~#cMLqM&b8$}&pb%}&yC'}!9<Gb%e`%r}##N/a#4}$A|,}$R,+k!J8>}$[5'}0wK$}3ib%}&rz%8h#T8O$i87~&#j}%)@5b7@b#&}D!a",
"'f7[d'v-q}2l]%}$q-,}'9C%d&;c!B-rh*:c/_c!'WXk'ca&e+$~'}%(0)c!'}0Tp-+$h*$8+8.~#}#(e)}*J,+c<cf,Mj8Z%-cJ/g8Z}&PD.8,})NH$}/[:1",
"%)XQ}$M`-c$Y`'3}([>(!>}$IA*!>}/u+0}!/4IWS%4f'h}6ht4b#v}#&i&f;Bd.Zc*Ed<y}#9@&*_8!}'%]$'RbzY}'#7*gSe}#8s0h@ic!W8*}*G:-b/-b!",
"78-~$}0v-%-r8!%*j@`%4a!5-q`+t}$[X)8,~*}#(&'87}$Dd&f!A8*~*d$f8<XO~$}&z%)8#a$cb0;}$y1%}':j1!U-sb2yb$+}:=A%aTAcQ9imyl#XiB$g$",
"<b@x})j~&}(^1&81}%*g)8+m!O82~-dRJ!U87888.7~8%}DW2)!=~%XD88}%1k%jD<}EJ2$}$rq:bB<'Xb#$8(o#Q}$h}'k%&b-F'WXNc%!'W}#3$&}$N-1%4",
"b!DX@~'b$a)f}$H[08<}#Ad'}(WS7b!`c%48(~.8+~.b#yb'G8#fZX8*8,~,}(cp&b#@}CVs.8/~&}'A6,b'7i#sc'7}$tZ.}$SQ%}%,U*eo/'Wf3<h#w}1/%",
")XTaDj`4%gVr`(M}([l&b,+}D@n2fD@8&b!dlF<`$=g%/8'~$cu|r(I'W~'}D&D2g%>cEY80dxr}$t/*g+6f,885b0(c[2c*Ye1d8#~$b.DbA{b!]`$~}&]Y&",
"a%*81`A~WT})pU$b%187}'*5%}$jz-uHTb#4}:aM.c.kb1*b[_8.k3R)ka!:82d-e}#AV'}([O(oGj8'm01k$Fby]c4)e/5`'V`%^a#38;}0dH%h*;e(O84c*",
"28$~&f+f8/~+c)h})YD%l*Te!a8Ah)0g!e}0fx(c>q!4},a;$8!}CjZ&}'b%/8TWGc$6d(3}4o=&d&h8!8Na!.8M8#fJ/8I}${a)!>~$8Vb!kWZ}(hT&-l~%-",
"ka4JkBO}DBP&`B(a!'}(^Q$aBPg#`l$'}#s_&bBO})tL&VwWQ~$}$s1781aG5aBPVq~*})~J%VrXJa8cVl}#I*%8;d(8}*.9%}#BP%})~P&Vl}':/(8@`%ce@",
"k8'8+}'=D&8Eban#N}#IR*8B}'>]'%9Vc-mc$6d$3i+Ond<}!-bW}:gq&Vq}#8k283~,})F(%8>8=8(cDV}*V_/88~#j)^}$*R(8C~+a#$8GVqk%lo)K8.~,f",
"7sbR1`$ObRZ}$*(&}$oy&`Pef!U87c*9h$.b#i8]8[`(N}N}).WZ}'P3-f.z}:<#2#)pgtl4Ua!D}4^7,8/#)~$85c7J81b0:)Fb$(c&m}#5h,}(g#,#O})}`",
"$8/b=+}&'!*n#P85~'#s~+b'e8'~&eBs8*#)cl<i/Eh32l0%#)}#%F/8.g'1}4aJ)l-)`!b}#3j3e!}81}'EA)o!}}Cjm%#)}#T]%h;w}&(u%b%*8l}#Sv'g$",
"(m;wbj_cUA}'ED*a<,848p}3DE18t}C`u$aj[e9e8'}Cjz.8Y~#WS#P8[WS%T8<WS%U8S}3ag%}#5O%`%j8]}3u&'}%WJ&}/uS7+6e518(8'}%HI)cK8}'8!.",
"8,bI{8.bSU}$0}%cSU808/}1$A%pMB84XGaH`jMB})n(%cHkX[!U}2[V$aA,}/ue)-n`SRsO08'b!saZO-s}#Ok.`;T}1&v2cKT}Dg|&!J~$8&dMpf2>85d#^",
"i>'}$zQ&89~&oL0##8%bB&c6~cBA8-k4/8/g).}1!N:b1(}#0R,}(t]%}#0R$b!)8*`'|d@g8'd(58)c,G`D$b!)82`#0bB-84`+,}$ky%8=WOaLVg)I8(8Mk",
"%o}'84(8Q8#8Ec$e8-c5E!LhVrcPef7S8Yk$J8N}<RX&86}%=W&a(S8qg!|_~!!s/^-k`.b8E8C8A8&8/85}$bw%8@8!8ub*Nb<fl0oa!J8M8K8I8G8,858;b",
".,`J~8r}$of&b1nj%68.~2a#8#s8Nb#Wd,Hb%A}I%i)a!=8{8]}%0S%8R}%@s&8D~%}71:(8`8ac&k8Me77#P}*'#&}EeI$}4&F$b!-8)8D~%c+/b!A}$jW%8",
"Ga>|8e}'R6&8If!,!28Kc!v}1OH&}*m}'8i8j8/`-.`!)8g8h8/8$~$8a8b`,r8.`&U8m8+8/8na!)8k`7]8lb@L%Ua#v8rc`f90h+H8dbRI8j#s8kWK8tWG8",
"t}%Ct%8[a__8da$_8h8x8g8!a';8u8y8tb'C8t8z8s8$b1CXO~$b1G}'aB&c8,cCQi7g9KWGg8D`%*jHZ)fdOY82k.h838$}:Nq$`c6`3u9SWG9S}'Mz0dbI}",
";7g(}*gR/g*nXQaRogA98+~,f+<c$[-pf!E`!O}%=D&84c'/}$zX%#T7}`'*}4mp'}/C4-}*hW&}'W,(#Lf#3}De^'gd0}'Hm&WZWGcKL}%74%808C8Ed^z}%",
";9'(D8F~%}%A~%`/rW[",
/* select_address: select.comp -DGPUSORTI_ADDRESS, 7982 words */
"}#$O$_~!!!1r~$}F,r~$GqshbsS}3]UF}!sY{}F*OC}0M/}~}}!stk~}}&%c)hstbsLfstbsDlstcsObsxbq:hst(_X}}((l+(`W#dsx(bY4~KbuCjsj~}rsf",
"'uY!~6(^Yc~N!a~-!b~~#b(^~-(`~q~}iN)c[qesf}#jA*}%rk(hF[81}%EI&8#}/`{*#E~,8%~%#v~.h#!8<i>Y}/S@&8!~#!I~#}#qD)!>}DD>%WK9)WG9)",
"WZ}0I]~*,}%zQ5}#r~~&n}%yS5}!wu~&i!G~;!c~~#'!_~.}#=;:nx'}#=;/a#W8Igx)8D~-8N~'!`~)8O~&}1Y_&e14gx+![`*uf!6fx-a!688}#xE,8Yb$E",
"}4jR(8>8Lox/8Y~'(_~Ct=dwx/(`~>(b~)(`~2}'0p%bx/8k~~$9n=$hx88+b4M8$`7*bSEc!@}*vL0o7*f!]85m=$f7.}$m,%a!98987}!x{~-So.mcB1`5D",
"}/~)*#E}0YY98;oyL8=~.8@~,}%W;%`yL}%WL)8F!=}(2e%WL~$89ayN};]5(8@}#7|%kyN~}xMR`_)|1PwMR84u1P}!z<EaGkrz<8B~_8N~Y8b~98[u()8(~",
"D8-}(3+)8S}0(h'`!z8s8t!>}'|Y$8n}!zv~&WyVF}!*sZ8;~8m{e};8.)8=h{e8E~48j8i~#}+Me)!>~%}!{e~)a'ugG^u{e!K~~$j!H~~'i(`~C'u~l(`~a",
/* select_sort: select_sort.comp, 7578 words */
"~#Va_~!!!0k~$}(8R>}#pn~$J}*lyx~+b}N}'%&@}#qiOn}+}*l}k}#qx;}*ll~&R}-i;5}#rwM}#rs<}(8CB}*mZW}'%T>&K~~#&&L~P&N~~&_X,}/DA=}*l",
"q,}>Ng+},e-*},eB-},e9,a!.-t}0m0(-t}0lP&},e5+}.IZB})/8)a=R}<Pg(`{Z}'Wk:biw}$t'(}).F)'VpN[}EWK@80jT!$]cZ%}2f9&},!(&}$tt&}%}",
"5&8)8$}&L}2bLOWH}%}G)b9%}3*K&}EP^&}*n@~1V}>J3O%`}#x`s7~}#wCK80~*jLv`$:}#wC086~X8A~&8<`./}#z818E~,%`8&8E~08L~/8M~-8M~38P~6",
"}#x`(88`T.8/}#x`]dOp}>NF*gV-}&vN,b$.}#x`j8e#T8N~#}'#-B}*sZu#g~`#g~[~}}-il{}*sZ~&LAq~&Ar~+}/Be~91}&rk&}&bC5$`b9[}&aN/!7},^",
"]D8+~28.b!pbzF}).;'j[>$a~%8*}#(/'kCOgS)f!H82cDboT}!3~%+ia1_WS86}#$'&}%P,.WS8I8BWJ+n`4W`!)`B!8H8BXC}/&=%8J8I}#aI%8F8DWZ}#7",
"w+},[64}2+G@8.~.},[5+WH}&^F'd^b}#LK&c>'eI[8(m>R},^),8-~4cC(8=a6=k)U}#!k&fvRa%8c.}*!f#;e>T$Tca&fI9dC8a3aaC8}&4;/|`{8Y~*b87",
"b#W8[8.},RB0})@n0",
/* select_sort_address: select_sort.comp -DGPUSORTI_ADDRESS, 7941 words */
"}#s~$_~!!!1Z~$}'yCK}G~y~$)iv.|v*}#t@S}!v0}}#tOC}'xp}}2BT~$p}#tU0}=hj4}#tfM}#tbAbuc}!u_~$P}-[=.}!u_~&m%h~(%h~@(a~4*!~8*7~&",
"'uY!~u'u~e~}}'wU~.b#C~)}2A,>8,~>81~/}'tXM#8~8#/~>#5~{}!yk~&7#x~{cxlp6h}#y8]83~*8.~-88~089~_8D~%}<iq%}#|F18Hkz%8H~08O~/8P~",
"-8P~38S}#|F6}#zU%ez%}#zU^}$GX'jz%!a~4}#zUf}!z%~%9}-^az~}gz3}'{0~&4Bi~&Bj}!zL~:wkZ}#EmU-hzc87}$%Q(}#Q:,i[$h#*8@kO4`:@}$=f4",
"}=U5%aDf8:}-!($7~}$Ll%}8>X.WS8V8Oa{:8X`!)`C/8U8Ob{:8X8W8V~%8S8Q~{(a~L*!~k*7~5'u~~#9",
};
#define GPUSORTI_X(name, words) {GPUSORTI_KERNEL_##name, words},
static const gpusorti_packed_kernel gpusorti_text_kernels[GPUSORTI_KERNEL_COUNT] = {
GPUSORTI_X(begin, 895)
GPUSORTI_X(begin_address, 1013)
GPUSORTI_X(count, 3345)
GPUSORTI_X(count_address, 3654)
GPUSORTI_X(scan, 2749)
GPUSORTI_X(scan_address, 2950)
GPUSORTI_X(scatter, 6393)
GPUSORTI_X(scatter_address, 6630)
GPUSORTI_X(scatter_basic, 5351)
GPUSORTI_X(scatter_basic_address, 5614)
GPUSORTI_X(segment_scatter, 6658)
GPUSORTI_X(segment_scatter_address, 6910)
GPUSORTI_X(segment_scatter_basic, 5626)
GPUSORTI_X(segment_scatter_basic_address, 5900)
GPUSORTI_X(histogram, 20088)
GPUSORTI_X(histogram_address, 20809)
GPUSORTI_X(onesweep, 14192)
GPUSORTI_X(onesweep_address, 14558)
GPUSORTI_X(onesweep_narrow, 13418)
GPUSORTI_X(segment_pass, 13416)
GPUSORTI_X(segment_pass_address, 13753)
GPUSORTI_X(onesweep_staged, 13242)
GPUSORTI_X(onesweep_staged_address, 13429)
GPUSORTI_X(onesweep_around, 12537)
GPUSORTI_X(onesweep_around_address, 12799)
GPUSORTI_X(leaf_starts, 2695)
GPUSORTI_X(leaf_starts_address, 3006)
GPUSORTI_X(leaf_sort, 9698)
GPUSORTI_X(leaf_sort_address, 10112)
GPUSORTI_X(finish, 3502)
GPUSORTI_X(finish_address, 3912)
GPUSORTI_X(gather, 2394)
GPUSORTI_X(gather_address, 2997)
GPUSORTI_X(tile_sort, 7853)
GPUSORTI_X(tile_sort_address, 8268)
GPUSORTI_X(tile_sort_rolled, 5015)
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
    out->algorithm = ctx->caps.subgroups && !ctx->caps.relaxed ? (gpusort_algorithm)ctx->tuning.large
                                                               : GPUSORT_COUNT_SCAN_SCATTER;
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
