/* gpusort.h 0.2 - sorts keys and key-value pairs on the GPU through Vulkan compute. MIT or public domain, see the end.
 *
 * DO THIS
 *     #define GPUSORT_IMPLEMENTATION
 *     #include "gpusort.h"
 *     #include <stdio.h>
 *
 *     int main(void) {
 *         uint32_t keys[] = {30, 10, 20};
 *         gpusort_context *context;
 *         gpusort_host_args args = {0};
 *         args.keys = keys;
 *         args.count = 3;
 *         if (gpusort_create(NULL, &context) != GPUSORT_OK || gpusort_sort(context, &args) != GPUSORT_OK) return 1;
 *         printf("%u %u %u\n", (unsigned)keys[0], (unsigned)keys[1], (unsigned)keys[2]);
 *         gpusort_destroy(context);
 *     }
 *
 *     cc hello.c -o hello -ldl
 *
 * In exactly one C or C++ file define GPUSORT_IMPLEMENTATION before the include; everywhere else include it plainly. The
 * implementation needs the Vulkan headers (packages libvulkan-dev, vulkan-headers) and, when it runs, a Vulkan 1.1 driver.
 *
 * WHAT IT SORTS
 *   keys     Unsigned, signed and floating-point numbers of 8 to 64 bits, packed, ascending or descending. Floats are in the
 *            totalOrder of IEEE 754-2008, 5.10: -NaN, -inf .. -0, +0 .. +inf, +NaN. Their bits come out as they went in.
 *   windows  Only bits [first_bit, first_bit + bit_count) of the key's order-preserving form decide. For signed and
 *            floating-point keys this form is the number whose unsigned order is the key's order.
 *   values   Of any size that is a multiple of 4, up to 256 bytes; or GPUSORT_WRITE_INDICES: where each key came from.
 *   structs  Of such a size, by a member: with GPUSORT_KEYS_IN_VALUES the keys lie in the values, at key_offset.
 *   counts   From 0 to 2^32 - 1, known to the host, or only to the GPU (count_buffer).
 *   segments Many arrays at once, each by itself: by offsets, on the GPU too, or rows of one length.
 *   limit    The first k of the array, or of each segment.
 *   stable   Equal keys keep their order, also when descending. Only GPUSORT_ODD_EVEN_MERGE is not stable.
 *
 * ALGORITHMS
 *   GPUSORT_AUTO: Takes the fastest that is safe on the device for the count, and is always stable. One workgroup sorts a
 *     small array in shared memory; a few workgroups merge a somewhat larger one.
 *   GPUSORT_ONESWEEP: Radix sort with one pass over the elements a digit (Adinets and Merrill, 2022), 8 bits a digit where
 *     the device has room. Needs subgroup operations, and a driver that is not a layer over Metal or another API
 *     (UNSUPPORTED there). No workgroup waits for ever: one that gets no answer from a predecessor counts that tile itself
 *     (decoupled fallback, SPAA 2025). If keys are spread evenly, passes sort by the leading bits only, and a last kernel
 *     does the rest in shared memory (hybrid radix sort, 2017). With digits of 8 bits, 8-bit keys alone are counted and
 *     written as often (counting sort).
 *   GPUSORT_COUNT_SCAN_SCATTER: Radix sort by three kernels a digit. Runs on every device.
 *   GPUSORT_ODD_EVEN_MERGE: Batcher's merging network (1968), in place. Choose it where a second copy of keys and values
 *     does not fit, or where a fixed sequence of comparisons is wanted. It is not stable, is slower than the radix sorts (22
 *     dispatches for 2^20 elements, 48 for 2^26 on big GPUs, each of which reads and writes all elements), needs scratch
 *     only for values over 8 bytes and keys inside values, and refuses GPUSORT_KEEP_KEYS.
 *   Segments: up to 256 elements many at once in a workgroup, up to 4,096 one by one, longer ones by radix passes over the
 *   tiles of all of them; the GPU finds which is which. A small limit: GPUSORT_AUTO finds the first ones of what is longer,
 *   and sorts these alone.
 *   The radix sorts skip passes over digits in which all keys agree, and end after one read if the keys are in order. The
 *   GPU decides both. If device memory does not suffice for a radix sort, gpusort_sort() with GPUSORT_AUTO sorts in place
 *   where nobody can tell: keys alone, by all their bits.
 *   Scratch: a second copy of keys (at least 4 bytes each; none where 8-bit keys are counted) and values. Beside it, big
 *   GPUs need at most 0.16 bytes an element (0.23 for 64-bit keys) and 256 KB; devices with small tiles need more. KEEP_KEYS
 *   takes one more copy of the keys, and so do keys of 8 and 16 bits without 8- and 16-bit storage. Values over 8 bytes take
 *   4 bytes an element more.
 *   Structs take two copies of their keys and one of themselves, those over 8 bytes 8 bytes an element more. Segments take
 *   up to 1.5 bytes an element more on big GPUs, 2.5 with 64-bit keys.
 *   gpusort_scratch() has the figure.
 *
 * WHAT IT DOES NOT DO
 *   Compare by a function of yours. Sort strings. Split an array over several devices. Sort arrays that are larger than the
 *   device's memory. On the recording level: submit to your queues, allocate, or wait.
 *
 * IN AN ENGINE
 *   1. Before vkCreateDevice: gpusort_query() names the extensions and GPUSORT_ENABLED_* bits that the device offers. On
 *      entry, *extension_count is the room for names; too little room is an error. With NULL for the names it is set to
 *      their number. All are optional, but recording needs GPUSORT_ENABLED_PUSH_DESCRIPTOR or
 *      GPUSORT_ENABLED_BUFFER_DEVICE_ADDRESS.
 *   2. gpusort_create() with your handles, the api_version of your VkApplicationInfo and the bits you enabled.
 *   3. At load time, or in a thread beside the frames: gpusort_prepare() compiles the pipelines of one kind of sort (types,
 *      order, window, flags, algorithm, offsets or a segment_size, with or without a limit) for every count, segment_count
 *      and limit up to those of args. See START-UP.
 *   4. gpusort_scratch() tells size, alignment and usage of the scratch memory for a count and every smaller one. One
 *      scratch buffer serves any number of sorts that do not overlap in time, so also several frames on one queue.
 *   5. gpusort_cmd_sort() records the sort into your command buffer.
 *   Passes are faster through device addresses on some devices (NVIDIA). If keys and values have the usage bit, set
 *   GPUSORT_ADDRESSABLE; else GPUSORT_ENABLED_PIPELINE_ROBUSTNESS makes up for most of it where keys have 32 bits and few
 *   are equal. gpusort's own device takes a compute-only queue family where there is one. The tuning table has shapes of
 *   its own for each queue family where these differ.
 *
 * HOST ARRAYS
 *   gpusort_sort() takes the first way that serves the device and the arrays, and the next one where that is refused.
 *   One memory (integrated GPUs, CPU drivers): from 64 KiB on, kernels sort the caller's pages where they lie, if the device
 *   imports them (VK_EXT_external_memory_host) and the arrays are aligned as its buffers have to be. Else the host copies
 *   into mapped buffers and back.
 *   Memory of its own: up to 1 MiB go through staging memory in one submission. From 8 MiB on the caller's pages are
 *   imported piece by piece, while the device copies the pieces before. Between these, and where imports are refused, arrays
 *   go piece by piece through staging memory: at most 64 MiB, whatever their size. gpusort_desc.jobs helps to copy.
 *   Imports take in whole pages, but only the bytes of the arrays are read and written. On an engine's device they need
 *   GPUSORT_ENABLED_EXTERNAL_MEMORY_HOST.
 *
 * START-UP
 *   Pipelines are compiled when a kind is prepared or first sorted. This is most of the time of a first sort. On NVIDIA
 *   gpusort_sort() with GPUSORT_AUTO therefore begins by merges, whose few pipelines compile soonest. Once the merges of a
 *   type of keys and size of values have taken 1 ms of the GPU, the next call compiles the faster ones, as
 *   gpusort_prepare() with GPUSORT_ADDRESSABLE does at once. With gpusort_desc.jobs your threads compile side by side. If
 *   the driver has no disk cache of its own, keep one yourself: an engine its pipeline_cache, a program without a device
 *   what gpusort_cache() gives, for cache_data of its next run. The logger is told of each compilation at level 3: kernel,
 *   variant, workgroup size x items, milliseconds.
 *
 * CONTRACTS
 *   barriers: Before: your writes to keys, values and count_buffer are visible to COMPUTE_SHADER reads and writes. After:
 *     the last commands are COMPUTE_SHADER writes to keys and values. In between gpusort has its own barriers, also between
 *     two sorts that follow each other with the same scratch.
 *   state: The compute pipeline, descriptor set 0 and push constants of the command buffer are rebound, which disturbs all
 *     compute descriptor sets above 0, too (Vulkan, "Pipeline Layout Compatibility"): bind all of yours anew. Record outside
 *     a render pass, on a queue with compute.
 *   offsets: Multiples of the element's size (at least 4) and, where buffers are bound (push descriptors), of the device's
 *     minStorageBufferOffsetAlignment. scratch: gpusort_memory.alignment. count_buffer: any multiple of 4, as a member of an
 *     indirect command has it. None of them overlap. Keys of 8 and 16 bits are read by whole words: the word of the last key
 *     must lie in the buffer. Bytes beyond the last key are not changed.
 *   usage: keys, values and count_buffer: STORAGE_BUFFER. SHADER_DEVICE_ADDRESS too where gpusort_scratch() asks for it:
 *     there addresses are used (no push descriptors, GPUSORT_ADDRESSABLE, or arrays beyond maxStorageBufferRange).
 *   ownership: Handles stay yours. Buffers and scratch must live until the commands have run. gpusort_sort() keeps its
 *     device and staging memory in the context for the next call; gpusort_trim() and gpusort_destroy() free it. Destroy when
 *     no recorded sort is pending or will be submitted.
 *   threads: Any number of threads may be in gpusort_scratch() and gpusort_cmd_sort() at once, also while one other is in
 *     gpusort_prepare() or gpusort_cache(). A kind is prepared for all threads when its gpusort_prepare() has returned.
 *     gpusort_sort(), gpusort_trim() and gpusort_destroy() need the context to themselves. A VkQueue or command pool that
 *     several threads use is yours to guard; gpusort_sort() submits to gpusort_desc.queue. The logger may be called from
 *     every thread that is in a function of gpusort.h, also from those that record. gpusort_scratch() and gpusort_cmd_sort()
 *     do not call the allocator. Jobs call neither of them, but the driver may call vk_allocator from them. Different
 *     contexts are independent.
 *   errors: Every failure is a negative gpusort_result, with a line to the logger that names the member or the Vulkan call
 *     (not where gpusort_desc.start_canary is not 0: then its logger is garbage, too). gpusort_cmd_sort() has then recorded
 *     nothing, and gpusort_sort() has not changed the arrays, except with GPUSORT_ERROR_DEVICE_LOST: a device that is lost
 *     while it sorts the caller's pages, or while results come back, leaves arrays that are half written. Keep a copy of
 *     what has to survive that. After this error every call answers it again: destroy the context. Nothing is printed. Only
 *     a fault of gpusort.h itself can fail a GPUSORT_ASSERT(), which is assert() unless you define it.
 *   versions: Names that the linker sees end in the version (gpusort_sort_0_2_0): a caller of another version does not
 *     link. gpusort_create() and gpusort_query() answer GPUSORT_ERROR_INVALID_ARGUMENT, without a log line, if the caller's
 *     structures have other sizes than the implementation's. Several versions can live in one process.
 *
 * MACROS
 *   everywhere:
 *     GPUSORT_STATIC         functions are static, the implementation stays in this unit
 *     GPUSORT_VULKAN_HEADER  header to include in place of <vulkan/vulkan_core.h>
 *     GPUSORT_API            what stands before each function, such as what exports it. By default functions are hidden
 *                            where the compiler can: they serve the program or shared library that holds the implementation
 *   with GPUSORT_IMPLEMENTATION:
 *     GPUSORT_ASSERT(x)      in place of assert()
 *     GPUSORT_NO_LOADER      no dlopen or LoadLibrary: give get_instance_proc_addr, or use volk
 *
 * LOADER AND VOLK
 *   The first function comes from gpusort_desc.get_instance_proc_addr; else from volk, where volk.h was included before the
 *   implementation and volkInitialize() was called; else from the system's loader. No Vulkan symbol is linked.
 *   volk.h comes before the implementation where one unit has both. Behind it, it compiles only if VK_NO_PROTOTYPES is
 *   defined before the implementation, which includes Vulkan's header; then give get_instance_proc_addr, or the loader is
 *   asked. windows.h is not included; before or behind the implementation it does no harm.
 *
 * RECENT CHANGES
 *   0.2  counts right up to every bound, host arrays without staging copies, structs by a member; see CHANGELOG.md
 *   0.1  one-sweep, count / scan / scatter, tiles and merges, odd-even merge
 */
#ifndef GPUSORT_H_INCLUDED
#define GPUSORT_H_INCLUDED

#define GPUSORT_VERSION_MAJOR 0
#define GPUSORT_VERSION_MINOR 2
#define GPUSORT_VERSION_PATCH 0

#include <stddef.h> /* size_t */
#include <stdint.h>

/* GPUSORT_API: extern by default, static where GPUSORT_STATIC is defined.
 * Vulkan handles: taken from <vulkan/vulkan_core.h> where it was included before (VULKAN_CORE_H_ defined),
 * else declared here as the opaque pointers (64-bit) or uint64_t (32-bit) that they are, so that the
 * declaration part drags in no Vulkan header. GPUSORT_VULKAN_HEADER names a header to include instead. */
#ifndef GPUSORT_API
#define GPUSORTI_HIDDEN /* the implementation unit keeps its functions to the program or library that it is in */
#if defined(GPUSORT_STATIC) && (defined(__GNUC__) || defined(__clang__))
#define GPUSORT_API __attribute__((unused)) static
#elif defined(GPUSORT_STATIC)
#define GPUSORT_API static
#else
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
#else
typedef uint64_t VkBuffer;
typedef uint64_t VkPipelineCache;
#endif
#endif
struct VkAllocationCallbacks;

/* Linker names end in the version, so that a caller that was compiled against another one does not link. */
#define GPUSORTI_JOIN(name, major, minor, patch) name##_##major##_##minor##_##patch
#define GPUSORTI_EXPAND(name, major, minor, patch) GPUSORTI_JOIN(name, major, minor, patch)
#define GPUSORTI_LINK_NAME(name) \
    GPUSORTI_EXPAND(name, GPUSORT_VERSION_MAJOR, GPUSORT_VERSION_MINOR, GPUSORT_VERSION_PATCH)
#define gpusort_result_string GPUSORTI_LINK_NAME(gpusort_result_string)
#define gpusorti_create GPUSORTI_LINK_NAME(gpusort_create)
#define gpusort_destroy GPUSORTI_LINK_NAME(gpusort_destroy)
#define gpusort_get_info GPUSORTI_LINK_NAME(gpusort_get_info)
#define gpusorti_query GPUSORTI_LINK_NAME(gpusort_query)
#define gpusort_cache GPUSORTI_LINK_NAME(gpusort_cache)
#define gpusort_sort GPUSORTI_LINK_NAME(gpusort_sort)
#define gpusort_trim GPUSORTI_LINK_NAME(gpusort_trim)
#define gpusort_prepare GPUSORTI_LINK_NAME(gpusort_prepare)
#define gpusort_scratch GPUSORTI_LINK_NAME(gpusort_scratch)
#define gpusort_cmd_sort GPUSORTI_LINK_NAME(gpusort_cmd_sort)

/* of functions that hand the caller's sizes on; see the end of the API */
#if defined(__cplusplus) || (defined(__STDC_VERSION__) && __STDC_VERSION__ >= 199901L)
#define GPUSORTI_INLINE static inline
#elif defined(__GNUC__)
#define GPUSORTI_INLINE static __inline__
#elif defined(_MSC_VER)
#define GPUSORTI_INLINE static __inline
#else
#define GPUSORTI_INLINE static
#endif

#ifdef __cplusplus
extern "C" {
#endif

/* ---- results: 0 is success, errors are negative; the library never prints ---- */
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
GPUSORT_API const char *gpusort_result_string(gpusort_result result);

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
    GPUSORT_ENABLED_PUSH_DESCRIPTOR = 1 << 0,
    /* the buffers then need VK_BUFFER_USAGE_SHADER_DEVICE_ADDRESS_BIT where it is used */
    GPUSORT_ENABLED_BUFFER_DEVICE_ADDRESS = 1 << 1,
    GPUSORT_ENABLED_SUBGROUP_SIZE_CONTROL = 1 << 2, /* subgroupSizeControl and computeFullSubgroups */
    GPUSORT_ENABLED_STORAGE_16BIT = 1 << 3,         /* storageBuffer16BitAccess */
    GPUSORT_ENABLED_STORAGE_8BIT = 1 << 4,          /* storageBuffer8BitAccess */
    /* VK_EXT_external_memory_host: gpusort_sort() lets the device read and write the caller's pages where they are */
    GPUSORT_ENABLED_EXTERNAL_MEMORY_HOST = 1 << 5,
    /* pipelineRobustness (Vulkan 1.4, VK_EXT_pipeline_robustness): kernels reach bound buffers without a look at each access
     * whether it is within. gpusort_query() offers it to those who set it in gpusort_desc.enabled. */
    GPUSORT_ENABLED_PIPELINE_ROBUSTNESS = 1 << 8
    /* a bit stands here only while something uses it */
};

typedef struct gpusort_desc {
    uint32_t start_canary; /* stays 0: catches a desc that was not zeroed */
    /* All zero: gpusort makes its own instance and device. An engine fills instance .. device, and
     * queue + queue_family where it wants gpusort_sort(). Nothing pointed at is kept, handles aside. */
    gpusort_proc get_instance_proc_addr; /* NULL: volk's where volk.h was included first, else the system's loader */
    VkInstance instance;
    VkPhysicalDevice physical_device;
    VkDevice device;
    VkQueue queue;
    uint32_t queue_family;
    uint32_t api_version; /* as given in VkApplicationInfo; 0 means 1.1 */
    uint32_t enabled;     /* GPUSORT_ENABLED_*; 0 still sorts, by the most portable path */
    VkPipelineCache pipeline_cache;
    const struct VkAllocationCallbacks *vk_allocator;
    const char *device_name; /* own device: a part of the wanted device's name, in any case; NULL: the best one */
    /* own device: what gpusort_cache() gave an earlier run; unsuitable data is ignored. NULL: none */
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
    const struct gpusorti_overrides *overrides; /* for tools/tune and the tests; NULL */
    uint32_t end_canary;                        /* stays 0 */
} gpusort_desc;

GPUSORTI_INLINE gpusort_result gpusort_create(const gpusort_desc *desc_or_null, gpusort_context **out);
GPUSORT_API void gpusort_destroy(gpusort_context *context_or_null);

typedef struct gpusort_info {
    char device_name[256];
    uint32_t subgroup_size;
    uint32_t enabled;            /* GPUSORT_ENABLED_* in use */
    gpusort_algorithm algorithm; /* what GPUSORT_AUTO takes here for large counts */
    uint32_t device_type;        /* VkPhysicalDeviceType: 1 integrated, 2 discrete, 3 virtual, 4: the "GPU" is the CPU */
} gpusort_info;
GPUSORT_API void gpusort_get_info(const gpusort_context *context, gpusort_info *out);

/* Before the engine creates its device: which extensions and GPUSORT_ENABLED_* bits this physical device offers.
 * Every one is optional. extensions: up to *extension_count names, static storage; room for fewer than there are is an
 * error. NULL: *extension_count receives their number. */
GPUSORTI_INLINE gpusort_result gpusort_query(const gpusort_desc *desc, uint32_t *enabled, uint32_t *extension_count,
                                             const char **extensions_or_null);

/* The compiled pipelines so far, for cache_data of a later run (own device; on an engine's device UNSUPPORTED, as an engine
 * keeps its VkPipelineCache itself). data NULL: *size receives the size. Else up to *size bytes are written and *size says
 * how many; a buffer too small is no error, such data is simply ignored later, as is data that was cut, damaged or comes
 * from another device, driver or version: gpusort.h checks it by a sum of its own before the driver sees it. */
GPUSORT_API gpusort_result gpusort_cache(gpusort_context *context, size_t *size, void *data_or_null);

/* ---- host arrays: blocks until sorted, in place ---- */
typedef struct gpusort_timings {
    double upload_ms, sort_ms, download_ms, total_ms;
} gpusort_timings; /* sort_ms by GPU timestamps; upload_ms and download_ms: what of total_ms is before and after it */

typedef struct gpusort_host_args {
    uint32_t start_canary;
    void *keys;
    void *values; /* optional, permuted with the keys; set with value_size 0 it is an error, at both levels */
    size_t count;
    gpusort_type key_type;
    gpusort_order order;
    uint32_t value_size; /* bytes a value: 0, or a multiple of 4 */
    /* sort by bits [first_bit, first_bit + bit_count) of the order; bit_count 0: up to the top */
    uint32_t first_bit, bit_count;
    uint32_t flags;
    gpusort_algorithm algorithm;
    gpusort_timings *timings; /* optional */
    uint32_t
        key_offset; /* GPUSORT_KEYS_IN_VALUES: a multiple of the key's size or of 4, the key within value_size; else 0 */
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
     * max(count, segments * limit) elements, and what no result is written to stays as it was; over 2^32 - 1 results are
     * TOO_LARGE. GPUSORT_ODD_EVEN_MERGE: UNSUPPORTED. */
    uint32_t limit;
    uint32_t end_canary;
} gpusort_host_args;
/* A failure leaves the arrays as they were, except GPUSORT_ERROR_DEVICE_LOST: see errors, above. */
GPUSORT_API gpusort_result gpusort_sort(gpusort_context *context, const gpusort_host_args *args);

/* Frees the device and staging memory that gpusort_sort() keeps for its next call, which allocates anew. */
GPUSORT_API void gpusort_trim(gpusort_context *context);

/* ---- the engine's buffers and command buffer: records, never submits, never allocates ---- */
typedef struct gpusort_range {
    VkBuffer buffer;
    uint64_t offset;
} gpusort_range;
typedef struct gpusort_memory {
    uint64_t size, alignment;
    uint32_t usage; /* VkBufferUsageFlags */
} gpusort_memory;

typedef struct gpusort_cmd_args {
    uint32_t start_canary;
    uint64_t count; /* elements, or the upper bound where count_buffer is set */
    /* optional: a uint32_t that the GPU reads when the commands run; any offset that is a multiple of 4, so that a member of
     * an indirect command will do; STORAGE_BUFFER usage, SHADER_DEVICE_ADDRESS too where gpusort_scratch() asks for it */
    gpusort_range count_buffer;
    gpusort_range keys, values, scratch; /* scratch: as gpusort_scratch() says */
    gpusort_type key_type;
    gpusort_order order;
    uint32_t value_size;
    uint32_t first_bit, bit_count;
    uint32_t flags;
    gpusort_algorithm algorithm;
    uint32_t key_offset; /* as in gpusort_host_args */
    /* as there: uint32_t offsets that the GPU reads when the commands run; offset and usage as count_buffer's. Each is
     * clamped to the count, the GPU's where count_buffer is set. Where some descend, what the ranges of all then hold
     * is unspecified, indices may be any number; nothing outside is touched, and the commands end. */
    gpusort_range segments;
    uint32_t segment_count, segment_size, limit;
    uint32_t end_canary;
} gpusort_cmd_args;
/* Both need no buffers in args: the other members decide, and count, segment_count and limit are upper bounds, with or
 * without a count_buffer. Offsets or rows (segments.buffer is null here): segment_count with segment_size 0 means offsets.
 * prepare: compiles the pipelines of this kind of sort, once, at load time. scratch: how much memory it takes at most. */
GPUSORT_API gpusort_result gpusort_prepare(gpusort_context *context, const gpusort_cmd_args *args);
GPUSORT_API gpusort_result gpusort_scratch(const gpusort_context *context, const gpusort_cmd_args *args,
                                           gpusort_memory *out);
/* On entry: the caller's writes to keys, values, count_buffer and segments are visible to COMPUTE_SHADER reads and writes.
 * On return: the last commands are COMPUTE_SHADER writes to keys and values; scratch is undefined.
 * Rebinds the compute pipeline, descriptor set 0 and push constants; the sets above 0 are disturbed. Outside a render pass.
 * Nothing recorded on error. */
GPUSORT_API gpusort_result gpusort_cmd_sort(const gpusort_context *context, VkCommandBuffer command_buffer,
                                            const gpusort_cmd_args *args);

/* What the two functions that begin everything are behind their names: they compare the sizes of all structures with those
 * that the implementation was compiled with. */
#define GPUSORTI_SIZES \
    ((uint64_t)sizeof(gpusort_desc) | (uint64_t)sizeof(gpusort_host_args) << 12 | \
     (uint64_t)sizeof(gpusort_cmd_args) << 24 | (uint64_t)sizeof(gpusort_info) << 36 | \
     (uint64_t)sizeof(gpusort_memory) << 48 | (uint64_t)sizeof(gpusort_timings) << 56)
GPUSORT_API gpusort_result gpusorti_create(const gpusort_desc *desc, gpusort_context **out, uint64_t sizes);
GPUSORT_API gpusort_result gpusorti_query(const gpusort_desc *desc, uint32_t *enabled, uint32_t *extension_count,
                                          const char **extensions, uint64_t sizes);

GPUSORTI_INLINE gpusort_result gpusort_create(const gpusort_desc *desc_or_null, gpusort_context **out) {
    return gpusorti_create(desc_or_null, out, GPUSORTI_SIZES);
}

GPUSORTI_INLINE gpusort_result gpusort_query(const gpusort_desc *desc, uint32_t *enabled, uint32_t *extension_count,
                                             const char **extensions_or_null) {
    return gpusorti_query(desc, enabled, extension_count, extensions_or_null, GPUSORTI_SIZES);
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
 *   A call: gpusort_cmd_sort() and gpusort_sort() share one way. gpusorti_check_args() checks the arguments and
 *     gpusorti_request_of() makes a request of them; gpusorti_make_plan() finds the first candidate (gpusorti_plan_*) that
 *     fits the device and lays out scratch; gpusorti_walk_steps() visits the plan's steps, each of which is a barrier and a
 *     dispatch. Three visitors: gpusorti_prepare_step() asks for a pipeline, gpusorti_find_step() looks for it,
 *     gpusorti_record_step() records the step.
 *   Counts: A plan holds for all counts from its own to plan.last, which is no more than the caller wants to know;
 *     gpusorti_cut() is the only place where a count decides. gpusorti_each_plan() goes from plan to plan: gpusort_prepare()
 *     compiles them all, and gpusort_scratch() takes the greatest. A count on the GPU changes nothing in the plan: kernels
 *     read it.
 *   Scratch: control | status | leaves | keys | values | keys_alt | values_alt, with rows over the last two, of structs
 *     behind them; see gpusorti_layout. The control block starts with 32 words by name (CONTROL_* in shaders/buffers.glsl),
 *     then the records and sizes of up to 32 passes, then the histograms.
 *   one-sweep: begin; finish (unpacks) if keys are packed or kept; histogram, which also plans the passes; onesweep or
 *     onesweep_staged a digit, or onesweep_around; finish, unless gpusorti_ends_by_passes(); finish (packs); gather twice
 *     for wide values. Leaves come before these passes, which are for the case that they do not fit: onesweep by the last
 *     digits, leaf_starts, leaf_sort; then histogram again where low words were not to be stretched, or leaves did not come
 *     that were foreseen. Of close floats: histogram again where they are not, then onesweep by either width of digit. 8-bit
 *     keys alone: begin; histogram; finish (fills).
 *   c/s/s: begin; count, scan, scatter a digit (onesweep scatters where it was tuned); finish; the rest likewise.
 *   small: tile_sort alone; or tile_sort and merge_tiles; or tile_sort, split_runs, merge_buckets.
 *   odd-even: odd_even_merge, as often as gpusorti_network_level() says; gather for wide values.
 *   structs: Whatever sorts, gather comes first and takes the keys out, and the structs to scratch as they are; the last
 *     gather writes them by index. Structs of 4 and 8 bytes are values that travel: no last gather.
 *   Host arrays: gpusorti_find_way() tries the ways (gpusorti_way) in turn. A way makes its buffers, sends, sorts and
 *     fetches. Submissions take slots in rotation; a slot is awaited before it is used again. What may be refused comes
 *     before the arrays are written: pages stay imported from the way up to the way back. Lack of memory on the way back is
 *     tried again; if it does not pass, the device counts as lost. A kind's first sorts are tiles and merges:
 *     gpusorti_merge_first().
 *   Skipping: The histogram or scan kernel writes a record for each pass: from which side to which, and whether at all.
 *     Where that pays, passes are also dispatched indirectly, by sizes that are 0 for skipped ones: gpusorti_plans_sizes().
 *
 * WORDS
 *   encoded       the order-preserving form of a key: an unsigned number whose order is the wanted one
 *   window        the bits of the encoded key that decide
 *   digit, pass   radix_bits bits of the window, from the lowest; the kernel that brings all elements into its order
 *   tile          elements that a workgroup holds at once: workgroup_size * items
 *   alt           in scratch: the second copy of keys or values, or pairs; passes go from it to the caller's arrays and back
 *   status row    a word for each digit's value: how many elements of a tile (or span) have it, or of all tiles up to it
 *   look-back     a workgroup adds up the status rows of the tiles before its own; fallback: it counts a silent tile itself
 *   portion       tiles of one dispatch of one-sweep, few enough for 29 bits of count
 *   group         tiles that follow each other and whose counts are added up in one row, too, see shaders/groups.glsl
 *   span          neighbouring tiles of one workgroup of count / scan / scatter
 *   leaf          the elements that agree in the leading bits, sorted by one workgroup in shared memory
 *   stretched     of the low word of a 64-bit key: brought to its whole range, see shaders/stretch.glsl
 *   close         of 32-bit floats of one sign that span less than 2^28, but for zeros: see shaders/close.glsl
 *   staged        onesweep_staged.comp's way: the tile goes through shared memory a word of each element after the other
 *   bucket        what one workgroup of merge_buckets.comp collects from all runs; run: a sorted part of the array
 *   crowd         lanes of a subgroup with the same digit, or elements of a leaf with the same bits, too many to be fast;
 *                 or so many keys with the same upper bits that passes go around them, see shaders/crowd.glsl
 *   wide value    one of more than 8 bytes: an index travels in its place
 *   narrow key    one of 8 or 16 bits; unpacked: in a word of its own in scratch
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

/* ---- >>config ---- */
#include <stdarg.h>
#include <stdio.h>  /* vsnprintf */
#include <stdlib.h> /* malloc, free */
#include <string.h>

#ifndef VULKAN_CORE_H_
#include <vulkan/vulkan_core.h> /* packages: Debian libvulkan-dev; Fedora, Arch, Homebrew vulkan-headers */
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

    GPUSORTI_BINDINGS = 4,    /* keys, values, their second copies in scratch, control block: see shaders/buffers.glsl */
    GPUSORTI_MAX_PASSES = 32, /* 64-bit keys by digits of 2 bits */
    GPUSORTI_ALIGNMENT = 256, /* of sections of scratch, 2^n; the largest minStorageBufferOffsetAlignment there is */
    GPUSORTI_MAX_GROUPS = 65535, /* in one dimension: every device's minimum */
    GPUSORTI_MAX_VALUE_SIZE = 256,

    /* words of the control block, as in shaders/buffers.glsl */
    GPUSORTI_CONTROL_LEAF_BITS = 6,
    GPUSORTI_CONTROL_OVERFULL = 7,
    GPUSORTI_CONTROL_DISPATCH_TILES = 8, /* indirect sizes for a count on the GPU, of three words each */
    GPUSORTI_CONTROL_DISPATCH_MERGES = 12,
    GPUSORTI_CONTROL_DISPATCH_STRIDE = 16,
    GPUSORTI_CONTROL_DISPATCH_FINISH = 20,
    GPUSORTI_CONTROL_FALLBACKS = 24,
    GPUSORTI_CONTROL_DISPATCH_LEAVES = 28,
    GPUSORTI_CONTROL_POLLS = 31,
    GPUSORTI_CONTROL_PASSES = 32,
    GPUSORTI_CONTROL_STRAY = GPUSORTI_CONTROL_PASSES + 15,
    GPUSORTI_CONTROL_LEADING_GROUPS = GPUSORTI_CONTROL_PASSES + 31,
    GPUSORTI_CONTROL_PASS_SIZES = GPUSORTI_CONTROL_PASSES + 32 * 4,
    GPUSORTI_LEADING = 64, /* words by which records and sizes of passes before leaves lie further */
    GPUSORTI_CLOSE = 32,   /* and of passes by digits of seven bits */
    GPUSORTI_CROWD = 96,   /* and of passes around a crowd */
    GPUSORTI_CONTROL_AGAIN_SIZE = GPUSORTI_CONTROL_PASS_SIZES + 15 * 4,
    GPUSORTI_CONTROL_HISTOGRAMS = GPUSORTI_CONTROL_PASS_SIZES + 32 * 4,

    /* words of the control block, as in shaders/segments.glsl */
    GPUSORTI_CONTROL_LIST_SIZES = GPUSORTI_CONTROL_PASS_SIZES,
    GPUSORTI_CONTROL_LONG_SIZE = GPUSORTI_CONTROL_PASS_SIZES + 8,
    GPUSORTI_CONTROL_BASES_SIZE = GPUSORTI_CONTROL_PASS_SIZES + 16,

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

    GPUSORTI_ALL_ENABLED = 0x13f,
    GPUSORTI_NARROW = GPUSORT_ENABLED_STORAGE_16BIT | GPUSORT_ENABLED_STORAGE_8BIT
};

/* Host code of a sort takes microseconds however it is compiled: at -O2 gcc takes two fifths as long for it this way. */
#if defined(__GNUC__) && !defined(__clang__) && defined(__OPTIMIZE__) && !defined(__OPTIMIZE_SIZE__)
#define GPUSORTI_LESS_OPTIMIZED
#pragma GCC push_options
#pragma GCC optimize("Og")
#endif

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

/* Each also has a variant for device addresses. scatter_basic: without subgroup operations. */
#define GPUSORTI_KERNELS(X) \
    X(begin) X(count) X(scan) X(scatter) X(scatter_basic) X(histogram) X(onesweep) X(onesweep_staged) X(leaf_starts) \
    X(leaf_sort) X(tile_sort) X(odd_even_merge) X(finish) X(gather) X(segments) X(segment_sort) X(segment_histogram) \
    X(segment_bases) X(segment_count) X(segment_scan) X(segment_scatter) X(segment_scatter_basic) X(segment_pass) \
    X(select) X(select_sort)

/* For one kind of binding only. Addresses: onesweep_inlined, the form of onesweep that NVIDIA's compiler makes faster code
 * of for integers with values of as many bits; onesweep_around, that of onesweep_staged that knows crowds. Bound buffers:
 * all others; onesweep_narrow stores packed keys, tile_sort_rolled compiles in a fraction of the time. */
#define GPUSORTI_BUFFER_KERNELS(X) X(onesweep_narrow) X(tile_sort_rolled) X(merge_tiles) X(split_runs) X(merge_buckets)
#define GPUSORTI_ADDRESS_KERNELS(X) X(onesweep_inlined) X(onesweep_around)
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
} gpusorti_gather_args;

typedef struct gpusorti_segments_args {
    uint32_t segments; /* how many, or, where size is not 0, rows of so many elements; */
    uint32_t size, offsets; /* word of what is bound, the first segment's offset */
    uint32_t group;         /* segments of a workgroup */
    uint32_t small, shorter, longer; /* most elements of a segment that is sorted at once, or by way of each list */
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

/* ---- >>loader ---- */
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

typedef struct gpusorti_functions {
    PFN_vkGetInstanceProcAddr GetInstanceProcAddr;
#define GPUSORTI_X(name) PFN_vk##name name;
    GPUSORTI_GLOBAL_FUNCTIONS(GPUSORTI_X)
    GPUSORTI_INSTANCE_FUNCTIONS(GPUSORTI_X)
    GPUSORTI_OWN_DEVICE_FUNCTIONS(GPUSORTI_X)
    GPUSORTI_DEVICE_FUNCTIONS(GPUSORTI_X)
#undef GPUSORTI_X
    PFN_vkCmdPushDescriptorSetKHR CmdPushDescriptorSet;
#ifdef VK_KHR_buffer_device_address
    PFN_vkGetBufferDeviceAddressKHR GetBufferDeviceAddress;
#endif
#ifdef VK_EXT_external_memory_host
    PFN_vkGetMemoryHostPointerPropertiesEXT GetMemoryHostPointerPropertiesEXT;
#endif
} gpusorti_functions;

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
#define GPUSORTI_PRINTF __attribute__((format(printf, 3, 4), noinline, cold))
#define GPUSORTI_OUTLINE __attribute__((noinline))
#define GPUSORTI_COLD __attribute__((cold))
#else
#define GPUSORTI_PRINTF
#define GPUSORTI_OUTLINE
#define GPUSORTI_COLD
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
GPUSORTI_OUTLINE static void gpusorti_refuse(gpusorti_checks *checks, int broken, const char *member, uint64_t value,
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

/* Behind VK_ or VK_ERROR_. Numbers, because old headers lack the younger names. */
static const char *gpusorti_vk_name(VkResult result) {
    static const struct {
        int result;
        const char *name;
    } names[] = {
        {1, "NOT_READY"},
        {2, "TIMEOUT"},
        {3, "EVENT_SET"},
        {4, "EVENT_RESET"},
        {5, "INCOMPLETE"},
        {-1, "OUT_OF_HOST_MEMORY"},
        {-2, "OUT_OF_DEVICE_MEMORY"},
        {-3, "INITIALIZATION_FAILED"},
        {-4, "DEVICE_LOST"},
        {-5, "MEMORY_MAP_FAILED"},
        {-6, "LAYER_NOT_PRESENT"},
        {-7, "EXTENSION_NOT_PRESENT"},
        {-8, "FEATURE_NOT_PRESENT"},
        {-9, "INCOMPATIBLE_DRIVER"},
        {-10, "TOO_MANY_OBJECTS"},
        {-11, "FORMAT_NOT_SUPPORTED"},
        {-12, "FRAGMENTED_POOL"},
        {-13, "UNKNOWN"},
        {-1000011001, "VALIDATION_FAILED_EXT"},
        {-1000012000, "INVALID_SHADER_NV"},
        {-1000069000, "OUT_OF_POOL_MEMORY"},
        {-1000072003, "INVALID_EXTERNAL_HANDLE"},
        {-1000161000, "FRAGMENTATION"},
        {-1000174001, "NOT_PERMITTED"},
        {-1000257000, "INVALID_OPAQUE_CAPTURE_ADDRESS"},
        {1000297000, "PIPELINE_COMPILE_REQUIRED"},
    };
    size_t i;
    for (i = 0; i < sizeof names / sizeof names[0]; i++)
        if (names[i].result == (int)result) return names[i].name;
    return NULL;
}

static gpusort_result gpusorti_fail_vk(const gpusorti_host *host, VkResult result, const char *call) {
    const char *name = gpusorti_vk_name(result);
    return name ? gpusorti_fail(host, gpusorti_from_vk(result), "%s: VK_%s%s", call, result < 0 ? "ERROR_" : "", name)
                : gpusorti_fail(host, gpusorti_from_vk(result), "%s: VkResult %d", call, (int)result);
}

static gpusort_result gpusorti_check(const gpusorti_host *host, VkResult result, const char *call) {
    return result == VK_SUCCESS ? GPUSORT_OK : gpusorti_fail_vk(host, result, call);
}

/* Calls a function of the context's and checks what it returns. */
#define GPUSORTI_CALL(ctx, name, args) gpusorti_check(&(ctx)->host, (ctx)->vk.name args, "vk" #name)

/* Destroys an object of the context's device, if it was made. */
#define GPUSORTI_DESTROY(ctx, kind, object) \
    do { \
        if ((object) != VK_NULL_HANDLE) (ctx)->vk.Destroy##kind((ctx)->device, object, (ctx)->vk_allocator); \
        (object) = VK_NULL_HANDLE; \
    } while (0)

/* A structure of Vulkan's that is zero but for its type. */
#define GPUSORTI_STRUCT(type, name, structure_type) \
    type name; \
    memset(&name, 0, sizeof name); \
    name.sType = VK_STRUCTURE_TYPE_##structure_type

/* A list that grew since its length was asked for is as good as the shorter one. */
static gpusort_result gpusorti_check_list(const gpusorti_host *host, VkResult result, const char *call) {
    return gpusorti_check(host, result == VK_INCOMPLETE ? VK_SUCCESS : result, call);
}

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

static gpusort_result gpusorti_missing(const gpusorti_host *host, const char *name) {
    return gpusorti_fail(host, GPUSORT_ERROR_UNSUPPORTED, "the Vulkan function vk%s is missing", name);
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
        if (!function) return gpusorti_missing(host, names[i].name);
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

static gpusort_result gpusorti_load_device(const gpusorti_host *host, gpusorti_functions *vk, VkDevice device,
                                           uint32_t api_version, uint32_t enabled) {
    static const gpusorti_name names[] = {GPUSORTI_DEVICE_FUNCTIONS(GPUSORTI_NAME)};
    const gpusort_result result = gpusorti_load(host, vk, NULL, device, GPUSORTI_NAMES(names));
    if (result != GPUSORT_OK) return result;
    if (enabled & GPUSORT_ENABLED_PUSH_DESCRIPTOR) {
        vk->CmdPushDescriptorSet = (PFN_vkCmdPushDescriptorSetKHR)gpusorti_either(
            vk, device, "vkCmdPushDescriptorSetKHR", "vkCmdPushDescriptorSet");
        if (!vk->CmdPushDescriptorSet) return gpusorti_missing(host, "CmdPushDescriptorSetKHR");
    }
#ifdef VK_KHR_buffer_device_address
    if (enabled & GPUSORT_ENABLED_BUFFER_DEVICE_ADDRESS) {
        int core = api_version >= VK_MAKE_VERSION(1, 2, 0);
        vk->GetBufferDeviceAddress = (PFN_vkGetBufferDeviceAddressKHR)gpusorti_either(
            vk, device, core ? "vkGetBufferDeviceAddress" : "vkGetBufferDeviceAddressKHR",
            core ? "vkGetBufferDeviceAddressKHR" : "vkGetBufferDeviceAddress");
        if (!vk->GetBufferDeviceAddress) return gpusorti_missing(host, "GetBufferDeviceAddress");
    }
#else
    (void)api_version;
#endif
#ifdef VK_EXT_external_memory_host
    if (enabled & GPUSORT_ENABLED_EXTERNAL_MEMORY_HOST) {
        static const gpusorti_name imports[] = {GPUSORTI_NAME(GetMemoryHostPointerPropertiesEXT)};
        return gpusorti_load(host, vk, NULL, device, GPUSORTI_NAMES(imports));
    }
#endif
    return GPUSORT_OK;
}

/* ---- >>device ---- */
#define GPUSORTI_PORTABILITY "VK_KHR_portability_subset" /* a device that lists it wants it enabled */
enum { GPUSORTI_APPLE = 0x106b, GPUSORTI_INTEL = 0x8086 }; /* vendors */

typedef struct gpusorti_caps { /* of a physical device */
    char device_name[256];
    uint32_t vendor_id, device_type, api_version;
    uint32_t offered; /* GPUSORT_ENABLED_* */
    uint32_t subgroup_size, subgroup_min, subgroup_max, subgroup_max_per_group;
    int subgroup_choice; /* of the size for a pipeline; without: the usual one */
    int subgroups; /* basic, ballot and arithmetic operations in compute shaders */
    int layered;   /* over another API, such as Metal */
    int relaxed;   /* atomics may order no other memory between workgroups, as Metal's */
    /* NVIDIA's: how many multiprocessors, and subgroups that each can hold; 0: not told */
    uint32_t multiprocessors, multiprocessor_subgroups;
    uint32_t max_invocations, max_shared; /* of a workgroup, which has one dimension */
    uint64_t max_range, offset_alignment, max_allocation;
    uint64_t import_alignment; /* of the caller's pages that become a buffer */
    float timestamp_period; /* nanoseconds a tick */
} gpusorti_caps;

/* Features of gpusort's interest, chained for a query or for a device. */
typedef struct gpusorti_features {
    VkPhysicalDeviceFeatures2 features;
    VkPhysicalDevice16BitStorageFeatures storage16;
#ifdef VK_KHR_8bit_storage
    VkPhysicalDevice8BitStorageFeaturesKHR storage8;
#endif
#ifdef VK_KHR_buffer_device_address
    VkPhysicalDeviceBufferDeviceAddressFeaturesKHR address;
#endif
#ifdef VK_EXT_subgroup_size_control
    VkPhysicalDeviceSubgroupSizeControlFeaturesEXT size_control;
#endif
#ifdef VK_EXT_pipeline_robustness
    VkPhysicalDevicePipelineRobustnessFeaturesEXT robustness;
#endif
} gpusorti_features;

/* What a GPUSORT_ENABLED_* bit stands for: features of one structure, the second may be the first again. */
static const struct gpusorti_feature {
    uint32_t bit;
    const char *extension; /* that brings it to devices below the core version that has it */
    uint32_t core_minor;   /* 0: never in core here */
    VkStructureType type;
    size_t at, first, second; /* of the structure and of its features in gpusorti_features; at 0: the extension is all */
} gpusorti_feature_rows[] = {
#define GPUSORTI_AT(member) offsetof(gpusorti_features, member)
    {GPUSORT_ENABLED_PUSH_DESCRIPTOR, "VK_KHR_push_descriptor", 0, VK_STRUCTURE_TYPE_MAX_ENUM, 0, 0, 0},
    {GPUSORT_ENABLED_STORAGE_16BIT, NULL, 1, VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_16BIT_STORAGE_FEATURES,
     GPUSORTI_AT(storage16), GPUSORTI_AT(storage16.storageBuffer16BitAccess),
         GPUSORTI_AT(storage16.storageBuffer16BitAccess)},
#ifdef VK_KHR_8bit_storage
    {GPUSORT_ENABLED_STORAGE_8BIT, "VK_KHR_8bit_storage", 2, VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_8BIT_STORAGE_FEATURES_KHR,
     GPUSORTI_AT(storage8), GPUSORTI_AT(storage8.storageBuffer8BitAccess), GPUSORTI_AT(storage8.storageBuffer8BitAccess)},
#endif
#ifdef VK_KHR_buffer_device_address
    {GPUSORT_ENABLED_BUFFER_DEVICE_ADDRESS, "VK_KHR_buffer_device_address", 2,
     VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_BUFFER_DEVICE_ADDRESS_FEATURES_KHR,
     GPUSORTI_AT(address), GPUSORTI_AT(address.bufferDeviceAddress), GPUSORTI_AT(address.bufferDeviceAddress)},
#endif
#ifdef VK_EXT_subgroup_size_control
    {GPUSORT_ENABLED_SUBGROUP_SIZE_CONTROL, "VK_EXT_subgroup_size_control", 3,
     VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SUBGROUP_SIZE_CONTROL_FEATURES_EXT,
     GPUSORTI_AT(size_control), GPUSORTI_AT(size_control.subgroupSizeControl),
         GPUSORTI_AT(size_control.computeFullSubgroups)},
#endif
#ifdef VK_EXT_external_memory_host
    {GPUSORT_ENABLED_EXTERNAL_MEMORY_HOST, "VK_EXT_external_memory_host", 0, VK_STRUCTURE_TYPE_MAX_ENUM, 0, 0, 0},
#endif
#ifdef VK_EXT_pipeline_robustness
    {GPUSORT_ENABLED_PIPELINE_ROBUSTNESS, "VK_EXT_pipeline_robustness", 4,
     VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_PIPELINE_ROBUSTNESS_FEATURES_EXT,
     GPUSORTI_AT(robustness), GPUSORTI_AT(robustness.pipelineRobustness), GPUSORTI_AT(robustness.pipelineRobustness)},
#endif
#undef GPUSORTI_AT
};
enum { GPUSORTI_FEATURE_ROWS = sizeof gpusorti_feature_rows / sizeof gpusorti_feature_rows[0] };

static void gpusorti_chain(void **tail, void *structure, VkStructureType type) {
    VkBaseOutStructure *base = (VkBaseOutStructure *)structure;
    base->sType = type;
    base->pNext = (VkBaseOutStructure *)*tail;
    *tail = base;
}

static VkBool32 *gpusorti_feature_at(gpusorti_features *f, size_t at) { return (VkBool32 *)(void *)((char *)f + at); }

/* Zeroes and chains the structures of the features in `bits`, with these features on or off. */
static void gpusorti_chain_features(gpusorti_features *f, uint32_t bits, VkBool32 on) {
    void *tail = NULL;
    uint32_t i;
    memset(f, 0, sizeof *f);
    for (i = 0; i < GPUSORTI_FEATURE_ROWS; i++) {
        const struct gpusorti_feature *row = &gpusorti_feature_rows[i];
        if (row->at == 0 || !(bits & row->bit)) continue;
        gpusorti_chain(&tail, (char *)f + row->at, row->type);
        *gpusorti_feature_at(f, row->first) = *gpusorti_feature_at(f, row->second) = on;
    }
    gpusorti_chain(&tail, &f->features, VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_FEATURES_2);
}

/* The bits without those whose features are off. */
static uint32_t gpusorti_bits_on(gpusorti_features *f, uint32_t bits) {
    uint32_t i;
    for (i = 0; i < GPUSORTI_FEATURE_ROWS; i++) {
        const struct gpusorti_feature *row = &gpusorti_feature_rows[i];
        if (row->at != 0 && !(*gpusorti_feature_at(f, row->first) && *gpusorti_feature_at(f, row->second)))
            bits &= ~row->bit;
    }
    return bits;
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
#ifdef VK_NV_shader_sm_builtins
    VkPhysicalDeviceShaderSMBuiltinsPropertiesNV told;
    void *tail = NULL;
    GPUSORTI_STRUCT(VkPhysicalDeviceProperties2, properties, PHYSICAL_DEVICE_PROPERTIES_2);
    memset(&told, 0, sizeof told);
    gpusorti_chain(&tail, &told, VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SHADER_SM_BUILTINS_PROPERTIES_NV);
    properties.pNext = tail;
    vk->GetPhysicalDeviceProperties2(physical, &properties);
    caps->multiprocessors = told.shaderSMCount;
    caps->multiprocessor_subgroups = told.shaderWarpsPerSM;
#else
    (void)vk, (void)physical, (void)caps;
#endif
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
        if ((row->core_minor != 0 && api_version >= VK_MAKE_VERSION(1, row->core_minor, 0)) ||
            (row->extension && gpusorti_has_extension(extensions, count, row->extension)))
            *bits |= row->bit;
    }
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
#ifdef VK_EXT_subgroup_size_control
    VkPhysicalDeviceSubgroupSizeControlPropertiesEXT size_control;
    memset(&size_control, 0, sizeof size_control);
    if (bits & GPUSORT_ENABLED_SUBGROUP_SIZE_CONTROL)
        gpusorti_chain(&tail, &size_control, VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SUBGROUP_SIZE_CONTROL_PROPERTIES_EXT);
#else
    (void)bits;
#endif
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
#ifdef VK_EXT_subgroup_size_control
    if (size_control.minSubgroupSize != 0) {
        caps->subgroup_min = size_control.minSubgroupSize;
        caps->subgroup_max = size_control.maxSubgroupSize;
        caps->subgroup_max_per_group = size_control.maxComputeWorkgroupSubgroups;
        caps->subgroup_choice = (size_control.requiredSubgroupSizeStages & VK_SHADER_STAGE_COMPUTE_BIT) != 0;
    }
#endif
    if (caps->subgroup_min < 4) caps->subgroup_min = 4;
}

#ifdef VK_EXT_external_memory_host
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
#endif

/* api_version: the instance's; the device's own may lower it. Where this fails, caps->device_name is set nevertheless. */
static gpusort_result gpusorti_read_caps(const gpusorti_host *host, const gpusorti_functions *vk,
                                         VkPhysicalDevice physical, uint32_t api_version, gpusorti_caps *caps) {
    VkPhysicalDeviceMaintenance3Properties maintenance;
    gpusorti_features features;
    uint32_t bits;
    void *tail = NULL;
    gpusort_result result;
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
    gpusorti_chain_features(&features, bits, VK_FALSE);
    vk->GetPhysicalDeviceFeatures2(physical, &features.features);
    caps->offered = gpusorti_bits_on(&features, bits);

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
    caps->max_range = limits->maxStorageBufferRange;
    caps->offset_alignment = limits->minStorageBufferOffsetAlignment;
    caps->max_allocation = maintenance.maxMemoryAllocationSize;
    caps->timestamp_period = limits->timestampPeriod;
    gpusorti_read_subgroups(vk, physical, bits, caps);
#ifdef VK_EXT_external_memory_host
    gpusorti_read_imports(vk, physical, caps);
#endif
    return GPUSORT_OK;
}

/* ---- >>tuning ---- */
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
    uint32_t skipped_sizes_from; /* by device addresses, for 64-bit keys and with leaves: they skip some mostly */
    uint32_t close_from;         /* 32-bit floats may take digits of seven bits, by device addresses; 0: never */
    uint32_t pairs_from;         /* 32-bit keys and values lie together in scratch, likewise */
    uint32_t crowds_from;        /* a crowd of 32-bit keys may be passed around, likewise; 0: never */
    uint32_t least_crowd;        /* that pays, in sixteenths of the keys; where they differ in a digit, 12ths */
    uint32_t leading_from;       /* leading digits of 32-bit integers may be counted alone, likewise; 0: never */
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
    row->least_crowd = 11;
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
    row->least_crowd = 3;
    row->staged_values_to = UINT32_MAX;
    row->staged[0][0][1] = gpusorti_shape_of(384, 23, in_turn);
    row->staged[0][1][0] = gpusorti_shape_of(256, 38, in_turn);
    row->staged[0][1][1] = gpusorti_shape_of(384, 20, in_turn);
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

/* ---- >>pipelines ---- */
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
    GPUSORTI_POOLED_BUFFERS,         /* storage buffers by sets of the context's pool: gpusort_sort() only */
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

enum {
    GPUSORTI_OWN_KEYS,
    GPUSORTI_OWN_VALUES,
    GPUSORTI_OWN_OFFSETS,
    GPUSORTI_ARRAYS, /* of the caller's; their copies come first */
    GPUSORTI_OWN_SCRATCH = GPUSORTI_ARRAYS,
    GPUSORTI_OWN_STAGING,
    GPUSORTI_OWN_BUFFERS
};

static const struct gpusorti_type {
    const char *name;
    uint32_t bits, kind; /* 0 unsigned, 1 signed, 2 floating point */
} gpusorti_types[] = {
    {"U32", 32, 0}, {"I32", 32, 1}, {"F32", 32, 2}, {"U64", 64, 0}, {"I64", 64, 1}, {"F64", 64, 2},
    {"U16", 16, 0}, {"I16", 16, 1}, {"F16", 16, 2}, {"U8", 8, 0},   {"I8", 8, 1},
};
enum { GPUSORTI_TYPE_COUNT = sizeof gpusorti_types / sizeof gpusorti_types[0] };

struct gpusort_context {
    gpusorti_host host;
    gpusorti_functions vk;
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
    uint32_t descriptor_sets; /* that the pool has */
    VkCommandPool command_pool;
    gpusorti_slot slots[GPUSORTI_SLOTS]; /* taken in rotation */
    uint32_t turn;                       /* the next one */
    VkQueryPool queries;
    gpusorti_buffer buffers[GPUSORTI_OWN_BUFFERS];
    gpusorti_buffer imports[GPUSORTI_MOST_IMPORTS]; /* the caller's pages, while a call lasts */
    uint64_t memory_budget, memory_used;
    double merging_ms[GPUSORTI_TYPE_COUNT][3]; /* by words a value: see gpusorti_merge_first() */
    uint32_t lost; /* by gpusorti_atomic_...: other threads record while one that prepares finds the device lost */
};

/* ---- >>modules ---- */
/* tools/embed.sh packs a kernel's SPIR-V as text, the digits of one number in base 91: the characters '!' to '~' without
 * '"', '?' and '\\'. The number is the code of an adaptive binary range coder: a bit takes less of the range, and so fewer
 * digits, the better the earlier bits of its context foretell it. A kernel is packed as a continuation of its base, a
 * kernel much like it, which is therefore unpacked first.
 *
 * Each bit has three contexts; their odds are mixed with learned weights, as in PAQ (Mahoney, 2005).
 *
 * Of each word it is coded which of at most three guesses is right: what was last seen at this operand of this opcode behind
 * the same 31, 10 or 5 symbols. The symbol of an id is a hash of the instruction that defines it, ids in that by theirs, so
 * that it is the same in all kernels. Where no guess is right, an id is coded by its kind, its type's symbol mostly, and how
 * many others of the kind were used later, another word as it is. Labels have two kinds: to come, and others. */
enum { GPUSORTI_LINE = 500, GPUSORTI_GUESSES = 3, GPUSORTI_KINDS = 4, GPUSORTI_RINGS = 256, GPUSORTI_STEPS = 20 };
enum { /* of bits */
    GPUSORTI_BIT_GUESS,
    GPUSORTI_BIT_OPCODE = GPUSORTI_GUESSES,
    GPUSORTI_BIT_SAME,
    GPUSORTI_BIT_LENGTH,
    GPUSORTI_BIT_KIND,
    GPUSORTI_BIT_STEP,
    GPUSORTI_BIT_RANK,
    GPUSORTI_BIT_ID,
    GPUSORTI_BIT_NUMBER,
    GPUSORTI_BIT_TYPES
};
enum { GPUSORTI_OP_FUNCTION_TYPE = 39, GPUSORTI_OP_PHI = 245, GPUSORTI_OP_LABEL = 248, GPUSORTI_OP_SWITCH = 251 };
#define GPUSORTI_NEW_ID 0xa5c35a3cu /* the symbol of an id that was not seen before, which is the next number */
typedef char gpusorti_line[GPUSORTI_LINE + 1];

typedef struct gpusorti_packed {
    const gpusorti_line *lines;
    uint32_t base, count; /* base: a kernel, itself for none; count: of words */
} gpusorti_packed;
#define GPUSORTI_SPV(name, base, words) \
    enum { gpusorti_base_##name = GPUSORTI_KERNEL_##base, gpusorti_words_##name = words }; \
    static const gpusorti_line gpusorti_lines_##name[] =

typedef struct gpusorti_odds {
    uint16_t p;       /* that the bit is 1: p ^ 32768 of 65536 */
    uint8_t n, check; /* how often it was seen, 31 for more; the context's lowest bits, of which the upper are the place */
} gpusorti_odds;

typedef struct gpusorti_guess {
    uint32_t symbol;
    uint16_t check, hits; /* the lower half of the context's hash, of which the upper half is the place */
    gpusorti_odds right;  /* check: unused */
} gpusorti_guess;

typedef struct gpusorti_id {
    uint32_t symbol, kind, uses, role; /* uses: 3 for more; role: by these and the slot of the latest */
    uint32_t next, before;             /* next: in the ring, which was used before */
} gpusorti_id;

typedef struct gpusorti_unpacker {
    const gpusorti_line *lines;
    size_t at;
    uint32_t range, code;
    int32_t rates[32];     /* of learning, by how often a bit of the context was seen */
    int16_t stretch[4096]; /* 256 ln(p / (1 - p)) */
    uint16_t squash[4096]; /* its inverse */
    int32_t weights[GPUSORTI_BIT_TYPES * 64][4]; /* by how often each context was seen; 65536 is 1; the last: of 256 */
    gpusorti_odds odds[1 << 19];
    gpusorti_guess guesses[65536];
    uint32_t latest[65536];   /* id by the upper half of its symbol */
    uint32_t lengths[512];    /* the latest by opcode */
    uint32_t kinds[16384][2]; /* the latest two by context */
    uint32_t *words;
    gpusorti_id *ids; /* the heads of rings, by the upper bits of the kind, and then the ids */
} gpusorti_unpacker;

static const gpusorti_packed *gpusorti_packed_of(uint32_t kernel); /* behind the generated text */

GPUSORTI_INLINE uint32_t gpusorti_mix(uint32_t hash, uint32_t value) {
    hash = (hash ^ value) * 0x9e3779b1u;
    return hash ^ hash >> 15;
}

/* Those of another context begin anew. There is no branch, as what it would wait for is not in a cache mostly. */
GPUSORTI_INLINE gpusorti_odds *gpusorti_odds_of(gpusorti_unpacker *u, uint32_t context) {
    gpusorti_odds *const odds = &u->odds[context >> 13];
    const uint32_t check = context & 255, same = odds->check == check;
    odds->p = (uint16_t)(odds->p * same);
    odds->n = (uint8_t)(odds->n * same);
    odds->check = (uint8_t)check;
    return odds;
}

static uint32_t gpusorti_unpack_bit_by(gpusorti_unpacker *u, uint32_t type, gpusorti_odds *a, gpusorti_odds *b,
                                       gpusorti_odds *c) {
    gpusorti_odds *const odds[3] = {a, b, c};
    int32_t *weights, s[4] = {0, 0, 0, 256}, sum = 0, one;
    uint32_t p, bound, bit, set = type, i;
    for (; u->range < 1u << 25; u->range *= 91, u->at++) {
        const int digit = u->lines[u->at / GPUSORTI_LINE][u->at % GPUSORTI_LINE];
        u->code = 91 * u->code + (uint32_t)(digit - '!' - (digit > '"') - (digit > '?') - (digit > '\\'));
    }
    for (i = 0; i < 3; i++) {
        const uint32_t n = odds[i]->n;
        set = 4 * set + (n > 0) + (n > 1) + (n > 8);
        s[i] = u->stretch[(odds[i]->p ^ 32768) >> 4];
    }
    weights = u->weights[set];
    for (i = 0; i < 4; i++) sum += weights[i] * s[i];
    sum /= 65536;
    p = u->squash[2048 + (sum > 2047 ? 2047 : sum < -2047 ? -2047 : sum)];
    bound = (u->range >> 16) * p;
    bit = u->code < bound;
    u->range = bit ? bound : u->range - bound;
    if (!bit) u->code -= bound;
    one = bit ? 65535 : 0;
    for (i = 0; i < 4; i++) weights[i] += s[i] * (one - (int32_t)p) / 12288;
    for (i = 0; i < 3; i++) {
        const int32_t q = odds[i]->p ^ 32768;
        odds[i]->p = (uint16_t)((q + (one - q) * u->rates[odds[i]->n] / 32768) ^ 32768);
        odds[i]->n = (uint8_t)(odds[i]->n + (odds[i]->n < 31));
    }
    return bit;
}

static uint32_t gpusorti_unpack_bit(gpusorti_unpacker *u, uint32_t type, uint32_t a, uint32_t b, uint32_t c) {
    return gpusorti_unpack_bit_by(u, type, gpusorti_odds_of(u, a), gpusorti_odds_of(u, b), gpusorti_odds_of(u, c));
}

/* The contexts of one part share a cache line. */
GPUSORTI_INLINE uint32_t gpusorti_cell(uint32_t context, uint32_t part, uint32_t i) {
    return gpusorti_mix(context, part) ^ (i & 15) << 13;
}

/* The lower bits of a number of that size, the highest first, behind a 1. */
static uint32_t gpusorti_unpack_bits(gpusorti_unpacker *u, uint32_t type, uint32_t a, uint32_t b, uint32_t c, uint32_t size,
                                     uint32_t count) {
    uint32_t number = 1;
    for (; count > 0; count--) {
        const uint32_t part = size << 10 | number >> 4;
        number = 2 * number + gpusorti_unpack_bit(u, type, gpusorti_cell(a, part, number), gpusorti_cell(b, part, number),
                                                  gpusorti_cell(c, part, number));
    }
    return number;
}

/* How many bits it has, with 15 for more than 14, and then these, from the second highest down or all 32. */
static uint32_t gpusorti_unpack_number(gpusorti_unpacker *u, uint32_t type, uint32_t a, uint32_t b, uint32_t c) {
    const uint32_t size = gpusorti_unpack_bits(u, type, a, b, c, 0, 4) - 16;
    return size ? gpusorti_unpack_bits(u, type, a, b, c, size, size < 15 ? size - 1 : 32) : 0;
}

/* Sees to *word what a symbol is the symbol of in this kernel; returns whether that is an id. */
static uint32_t gpusorti_meaning(const gpusorti_unpacker *u, uint32_t symbol, uint32_t fresh, uint32_t *word) {
    const uint32_t fresh_one = symbol == GPUSORTI_NEW_ID, id = fresh_one ? fresh : u->latest[symbol >> 16];
    const uint32_t known = fresh_one || (id > 0 && id < fresh && u->ids[GPUSORTI_RINGS + id].symbol == symbol);
    *word = known ? id : symbol;
    return known;
}

static void gpusorti_learn(gpusorti_guess *guess, uint32_t symbol) {
    const int right = guess->hits && guess->symbol == symbol;
    if (!right && guess->hits <= 2) guess->symbol = symbol;
    guess->hits = (uint16_t)(!right ? 1 : guess->hits < 7 ? guess->hits + 1 : 7);
}

/* The kind of an id that was not seen before and is no result of a type. */
static uint32_t gpusorti_first_kind(uint32_t op) {
    if (op < GPUSORTI_OP_FUNCTION_TYPE) op = GPUSORTI_OP_FUNCTION_TYPE;
    if (op >= GPUSORTI_OP_PHI && op <= GPUSORTI_OP_SWITCH && op != GPUSORTI_OP_LABEL) op = GPUSORTI_OP_PHI;
    return gpusorti_mix(op, 0);
}

static void gpusorti_learn_kind(uint32_t *kinds, uint32_t kind) {
    if (kinds[0] == kind) return;
    kinds[1] = kinds[0];
    kinds[0] = kind;
}

/* Moves an id to the front of its ring. */
static void gpusorti_to_front(gpusorti_id *ids, uint32_t id) {
    const uint32_t ring = ids[id].kind >> 24;
    ids[ids[id].before].next = ids[id].next;
    ids[ids[id].next].before = ids[id].before;
    ids[id].before = ring;
    ids[id].next = ids[ring].next;
    ids[ids[id].next].before = ids[ring].next = id;
}

typedef struct gpusorti_operand { /* what is known of a word before it is there */
    uint32_t slot, typed, before; /* by its opcode and number; and the kind of the operand before; or the opcode before */
    uint32_t contexts[GPUSORTI_GUESSES], tried[GPUSORTI_GUESSES], tries, asked, *kinds[2];
} gpusorti_operand;

/* An id of a kind that is none of those tried, by the others that were used since: for the first of them
 * whether each is it, and then how many more are not. */
static uint32_t gpusorti_unpack_rank(gpusorti_unpacker *u, const gpusorti_operand *at, uint32_t kind) {
    const uint32_t by_kind = gpusorti_mix(at->slot, kind);
    uint32_t id = kind >> 24, rank = 0, last = UINT32_MAX, j;
    do {
        do {
            id = u->ids[id].next;
            for (j = 0; j < at->tries && at->tried[j] != ((id - GPUSORTI_RINGS) ^ 1u << 31); j++) continue;
        } while (j < at->tries || u->ids[id].kind != kind);
        if (rank < GPUSORTI_STEPS) {
            const gpusorti_id *each = &u->ids[id];
            if (gpusorti_unpack_bit(u, GPUSORTI_BIT_STEP, gpusorti_mix(by_kind, each->role + rank),
                                    gpusorti_mix(at->before, each->role),
                                    gpusorti_mix(at->typed, each->symbol + each->uses)))
                last = rank;
        } else if (rank == GPUSORTI_STEPS) {
            last = rank + gpusorti_unpack_number(u, GPUSORTI_BIT_RANK, at->slot, by_kind, gpusorti_mix(at->typed, kind));
        }
    } while (rank++ < last);
    return id - GPUSORTI_RINGS;
}

static void gpusorti_begin_operand(gpusorti_unpacker *u, gpusorti_operand *at, uint32_t slot, uint32_t type,
                                   uint32_t previous, const uint32_t *recent) {
    uint32_t o;
    at->slot = gpusorti_mix(slot, 0);
    at->typed = gpusorti_mix(at->slot, type);
    at->before = gpusorti_mix(at->slot, previous);
    at->kinds[0] = u->kinds[at->typed >> 18];
    at->kinds[1] = u->kinds[at->slot >> 18];
    for (o = 0; o < GPUSORTI_GUESSES; o++) at->contexts[o] = gpusorti_mix(at->slot + o, recent[o]);
    at->tries = 0;
}

/* Returns whether a guess is right. */
static uint32_t gpusorti_unpack_guess(gpusorti_unpacker *u, gpusorti_operand *at, uint32_t fresh, uint32_t *word,
                                      uint32_t *id) {
    uint32_t o, j, found = 0;
    for (o = 0; o < GPUSORTI_GUESSES && !found; o++) {
        gpusorti_guess *guess = &u->guesses[at->contexts[o] >> 16];
        const gpusorti_id *meant = &u->ids[GPUSORTI_RINGS];
        const uint32_t way = at->tries << 2 | o;
        uint32_t about;
        if (guess->check != (uint16_t)at->contexts[o]) guess->hits = guess->right.p = guess->right.n = 0;
        guess->check = (uint16_t)at->contexts[o];
        if (!guess->hits) continue;
        *id = gpusorti_meaning(u, guess->symbol, fresh, word);
        for (j = 0; j < at->tries && at->tried[j] != (*word ^ *id << 31); j++) continue;
        if (j < at->tries) continue;
        about = *id ? gpusorti_mix(meant[*word].kind, meant[*word].role) : 1;
        found = gpusorti_unpack_bit_by(u, GPUSORTI_BIT_GUESS + o,
                                       gpusorti_odds_of(u, gpusorti_mix(gpusorti_mix(at->before, about), way)),
                                       gpusorti_odds_of(u, gpusorti_mix(gpusorti_mix(at->slot, about), way)), &guess->right);
        at->tried[at->tries++] = *word ^ *id << 31;
    }
    at->asked = o;
    return found;
}

/* The first word of an instruction that was not guessed, behind that symbol. */
static uint32_t gpusorti_unpack_first(gpusorti_unpacker *u, const gpusorti_operand *at, uint32_t previous, uint32_t op,
                                      uint32_t symbol) {
    const uint32_t behind = gpusorti_mix(at->before, symbol);
    uint32_t next = gpusorti_unpack_bits(u, GPUSORTI_BIT_OPCODE, at->slot, at->before, behind, 0, 9) & 511;
    uint32_t *length, a, b;
    if (next == 511) next = gpusorti_unpack_number(u, GPUSORTI_BIT_OPCODE, at->slot, at->before, at->before);
    length = &u->lengths[next & 511];
    a = next << 16;
    b = gpusorti_mix(op, a);
    if (!gpusorti_unpack_bit(u, GPUSORTI_BIT_SAME, a, b, gpusorti_mix(gpusorti_mix(previous, *length), a)))
        *length = gpusorti_unpack_number(u, GPUSORTI_BIT_LENGTH, a, b, gpusorti_mix(previous, a));
    return *length << 16 | next;
}

/* An operand that was not guessed; returns whether it is an id. */
static uint32_t gpusorti_unpack_operand(gpusorti_unpacker *u, const gpusorti_operand *at, uint32_t fresh, uint32_t *word) {
    const uint32_t context = at->contexts[GPUSORTI_GUESSES - 1];
    uint32_t id, o, j;
    for (o = 0; o < GPUSORTI_KINDS; o++) {
        const uint32_t kind = at->kinds[o / 2][o % 2];
        for (j = 0; j < o && at->kinds[j / 2][j % 2] != kind; j++) continue;
        if (!kind || j < o || !gpusorti_unpack_bit(u, GPUSORTI_BIT_KIND, gpusorti_mix(at->before, kind),
                                                   gpusorti_mix(at->typed, kind + o), gpusorti_mix(context, kind)))
            continue;
        *word = gpusorti_unpack_rank(u, at, kind);
        return 1;
    }
    id = gpusorti_unpack_bit(u, GPUSORTI_BIT_ID, at->slot, at->before, at->typed);
    *word = gpusorti_unpack_number(u, GPUSORTI_BIT_NUMBER, gpusorti_mix(at->slot, id), gpusorti_mix(at->typed, id),
                                   gpusorti_mix(at->before, id));
    if (id) *word = fresh - *word;
    return id;
}

static void gpusorti_unpack(gpusorti_unpacker *u, const gpusorti_packed *packed) {
    gpusorti_id *const ids = u->ids;
    uint32_t fresh = 1, op = 0, left = 5, k = 1, hash = 0, defined = 0, symbol = 0, type = 0;
    uint32_t recent[GPUSORTI_GUESSES] = {0, 0, 0}, previous = 0, i, o;
    u->lines = packed->lines;
    u->at = 0;
    u->range = 1;
    u->code = 0;
    memset(ids, 0, (GPUSORTI_RINGS + packed->count + 1) * sizeof *ids);
    for (i = 0; i < GPUSORTI_RINGS + packed->count + 1; i++) ids[i].next = ids[i].before = i;
    for (i = 0; i < packed->count; i++) { /* word i is operand k of op; 0 is the next instruction's first */
        uint32_t word = 0, id = 0;
        gpusorti_operand operand;
        gpusorti_id *at;
        if (!left) k = type = 0;
        gpusorti_begin_operand(u, &operand, op << 4 | (k < 15 ? k : 15), type, previous, recent);
        if (!gpusorti_unpack_guess(u, &operand, fresh, &word, &id)) {
            id = k > 0 ? gpusorti_unpack_operand(u, &operand, fresh, &word) : 0;
            if (k == 0) word = gpusorti_unpack_first(u, &operand, previous, op, symbol);
        }
        u->words[i] = word;
        at = &ids[GPUSORTI_RINGS + (id ? word : 0)];
        symbol = !id ? word : word == fresh ? GPUSORTI_NEW_ID : at->symbol;
        while (operand.asked-- > 0) /* those that were not asked learn nothing */
            gpusorti_learn(&u->guesses[operand.contexts[operand.asked] >> 16], symbol);
        for (o = 0; o < GPUSORTI_GUESSES; o++) /* symbols are shifted out */
            recent[o] = (recent[o] + gpusorti_mix(symbol, 0)) * (0x9e3779b1u << (1 + o * (o + 3) / 2));
        if (k == 0) {
            previous = op;
            op = word & 0xffff;
            left = word >> 16;
            hash = defined = 0;
        }
        hash = gpusorti_mix(hash, symbol);
        if (id) {
            if (word == fresh) {
                at->kind = k == 2 && (op <= GPUSORTI_OP_PHI || op > GPUSORTI_OP_SWITCH) ? type : gpusorti_first_kind(op);
            } else {
                type = at->kind;
                gpusorti_learn_kind(operand.kinds[0], type);
                gpusorti_learn_kind(operand.kinds[1], type);
                if (op == GPUSORTI_OP_LABEL) at->kind = gpusorti_first_kind(op);
            }
            gpusorti_to_front(ids, GPUSORTI_RINGS + word);
            at->role = gpusorti_mix(operand.slot, at->uses);
            if (at->uses < 3) at->uses++;
        }
        if (k == 1) type = symbol;
        k++;
        left--;
        if (id && word == fresh) {
            if (!defined) defined = fresh;
            at->symbol = gpusorti_mix(hash, k);
            u->latest[at->symbol >> 16] = fresh;
            fresh++;
        }
        if (!left && defined) {
            ids[GPUSORTI_RINGS + defined].symbol = hash;
            u->latest[hash >> 16] = defined;
        }
    }
}

static void gpusorti_init_unpacker(gpusorti_unpacker *u) {
    uint32_t e = UINT32_MAX, i, p, end = 2048; /* 2^32 exp(-i / 256) */
    for (i = 0; i < 32; i++) u->rates[i] = (int32_t)(81920 / (2 * i + 3));
    for (i = 0; i < GPUSORTI_BIT_TYPES * 64 * 3; i++) u->weights[i / 3][i % 3] = 30000;
    for (i = 0; i < 2048; i++) {
        p = UINT32_MAX / (65536 + (e >> 16));
        if (p > 65512) p = 65512;
        u->squash[2048 + i] = (uint16_t)p;
        u->squash[2048 - i] = (uint16_t)(65536 - p);
        for (; end < 4096 && (end <= p >> 4 || i == 2047); end++) {
            u->stretch[end] = (int16_t)i;
            u->stretch[4095 - end] = (int16_t)-(int)i;
        }
        e = (uint32_t)((uint64_t)e * 4278222828u >> 32);
    }
}

/* Whether that kernel is itself unpacked when the other one is. */
static int gpusorti_is_base(uint32_t kernel, uint32_t other) {
    while (other != kernel && other != gpusorti_packed_of(other)->base) other = gpusorti_packed_of(other)->base;
    return other == kernel;
}

#ifndef GPUSORTI_UNPACK /* for tests */
#define GPUSORTI_UNPACK(u, kernel, last) gpusorti_unpack(u, gpusorti_packed_of(kernel))
#endif

/* Unpacks a kernel behind its bases, and creates the modules of those of them all that are wanted. */
static gpusort_result gpusorti_unpack_chain(gpusort_context *ctx, uint32_t last, const unsigned char *wanted,
                                            VkShaderModule *modules) {
    gpusorti_unpacker *u;
    gpusort_result result = GPUSORT_OK;
    size_t most = gpusorti_packed_of(last)->count, size;
    uint32_t chain[GPUSORTI_KERNEL_COUNT], length = 1;
    chain[0] = last;
    while (gpusorti_packed_of(last)->base != last) {
        last = gpusorti_packed_of(last)->base;
        chain[length++] = last;
        if (gpusorti_packed_of(last)->count > most) most = gpusorti_packed_of(last)->count;
    }
    size = sizeof *u + (GPUSORTI_RINGS + most + 1) * sizeof(gpusorti_id) + most * sizeof(uint32_t);
    u = (gpusorti_unpacker *)gpusorti_alloc(&ctx->host, size, "unpacking kernels");
    if (!u) return GPUSORT_ERROR_OUT_OF_HOST_MEMORY;
    memset(u, 0, size);
    u->ids = (gpusorti_id *)(u + 1);
    u->words = (uint32_t *)(u->ids + GPUSORTI_RINGS + most + 1);
    gpusorti_init_unpacker(u);
    while (length > 0 && result == GPUSORT_OK) {
        const uint32_t k = chain[--length];
        GPUSORTI_STRUCT(VkShaderModuleCreateInfo, info, SHADER_MODULE_CREATE_INFO);
        GPUSORTI_UNPACK(u, k, chain[0]);
        if (!wanted[k] || modules[k] != VK_NULL_HANDLE) continue;
        info.codeSize = gpusorti_packed_of(k)->count * sizeof *u->words;
        info.pCode = u->words;
        result = GPUSORTI_CALL(ctx, CreateShaderModule, (ctx->device, &info, ctx->vk_allocator, &modules[k]));
        if (result != GPUSORT_OK) modules[k] = VK_NULL_HANDLE;
    }
    gpusorti_free(&ctx->host, u);
    return result;
}

/* The modules of all wanted kernels; those that are bases of others are unpacked with them. */
static gpusort_result gpusorti_create_modules(gpusort_context *ctx, const unsigned char *wanted, VkShaderModule *modules) {
    gpusort_result result = GPUSORT_OK;
    uint32_t k, other;
    for (k = 0; k < GPUSORTI_KERNEL_COUNT && result == GPUSORT_OK; k++) {
        for (other = 0; other < GPUSORTI_KERNEL_COUNT; other++)
            if (other != k && wanted[other] && gpusorti_is_base(k, other)) break;
        if (wanted[k] && other == GPUSORTI_KERNEL_COUNT) result = gpusorti_unpack_chain(ctx, k, wanted, modules);
    }
    return result;
}

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
#ifdef VK_EXT_subgroup_size_control
    GPUSORTI_STRUCT(VkPipelineShaderStageRequiredSubgroupSizeCreateInfoEXT, required,
                    PIPELINE_SHADER_STAGE_REQUIRED_SUBGROUP_SIZE_CREATE_INFO_EXT);
#endif
#ifdef VK_EXT_pipeline_robustness
    GPUSORTI_STRUCT(VkPipelineRobustnessCreateInfoEXT, robustness, PIPELINE_ROBUSTNESS_CREATE_INFO_EXT);
#endif
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
#ifdef VK_EXT_pipeline_robustness
    /* NVIDIA's driver (580) says that this is its default, but looks at each access unless it is told so. */
    robustness.storageBuffers = VK_PIPELINE_ROBUSTNESS_BUFFER_BEHAVIOR_DISABLED_EXT;
    if (ctx->enabled & GPUSORT_ENABLED_PIPELINE_ROBUSTNESS) info.pNext = &robustness;
#endif
#ifdef VK_EXT_subgroup_size_control
    if (pipeline->spec.full_subgroups) {
        required.requiredSubgroupSize = pipeline->spec.subgroup_size;
        if (ctx->caps.subgroup_choice) info.stage.pNext = &required;
        info.stage.flags = VK_PIPELINE_SHADER_STAGE_CREATE_REQUIRE_FULL_SUBGROUPS_BIT_EXT;
    }
#endif
    return ctx->vk.CreateComputePipelines(ctx->device, ctx->pipeline_cache, 1, &info, ctx->vk_allocator,
                                          &pipeline->handle);
}

static double gpusorti_now_ms(void); /* >>host */

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
        GPUSORTI_KERNEL_onesweep_around,   GPUSORTI_KERNEL_onesweep_inlined, GPUSORTI_KERNEL_onesweep_address,
        GPUSORTI_KERNEL_onesweep,          GPUSORTI_KERNEL_onesweep_narrow,  GPUSORTI_KERNEL_onesweep_staged,
        GPUSORTI_KERNEL_onesweep_staged_address,
        GPUSORTI_KERNEL_merge_buckets,     GPUSORTI_KERNEL_histogram,        GPUSORTI_KERNEL_histogram_address,
        GPUSORTI_KERNEL_tile_sort,         GPUSORTI_KERNEL_tile_sort_address, GPUSORTI_KERNEL_leaf_sort,
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

static gpusort_result gpusorti_check_job(const gpusort_context *ctx, const gpusorti_job *job) {
    static const char *const names[] = {
#define GPUSORTI_X(name) #name, #name "_address",
#define GPUSORTI_Y(name) #name,
        GPUSORTI_KERNELS(GPUSORTI_X) GPUSORTI_SINGLE_KERNELS(GPUSORTI_Y)
#undef GPUSORTI_X
#undef GPUSORTI_Y
    };
    const gpusorti_spec *spec = &job->pipeline->spec;
    if (job->result == VK_NOT_READY)
        return gpusorti_fail(&ctx->host, GPUSORT_ERROR_INVALID_ARGUMENT,
                             "gpusort_desc.jobs.run returned before every job was done");
    if (job->result == VK_SUCCESS)
        gpusorti_log(&ctx->host, GPUSORTI_LOG_INFO, "pipeline %s variant 0x%x %ux%u: %.1f ms",
                     names[job->pipeline->kernel], spec->variant, spec->workgroup_size, spec->items,
                     job->milliseconds);
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

/* Layouts: four storage buffers (pushed where enabled), or addresses in the push constants. */
static gpusort_result gpusorti_create_layouts(gpusort_context *ctx) {
    VkDescriptorSetLayoutBinding bindings[GPUSORTI_BINDINGS];
    VkPushConstantRange range;
    gpusort_result result;
    uint32_t i;
    GPUSORTI_STRUCT(VkDescriptorSetLayoutCreateInfo, set_info, DESCRIPTOR_SET_LAYOUT_CREATE_INFO);
    GPUSORTI_STRUCT(VkPipelineLayoutCreateInfo, info, PIPELINE_LAYOUT_CREATE_INFO);

    memset(bindings, 0, sizeof bindings);
    for (i = 0; i < GPUSORTI_BINDINGS; i++) {
        bindings[i].binding = i;
        bindings[i].descriptorType = VK_DESCRIPTOR_TYPE_STORAGE_BUFFER;
        bindings[i].descriptorCount = 1;
        bindings[i].stageFlags = VK_SHADER_STAGE_COMPUTE_BIT;
    }
    if (ctx->enabled & GPUSORT_ENABLED_PUSH_DESCRIPTOR)
        set_info.flags = VK_DESCRIPTOR_SET_LAYOUT_CREATE_PUSH_DESCRIPTOR_BIT_KHR;
    set_info.bindingCount = GPUSORTI_BINDINGS;
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

/* ---- >>plan ---- */
/* How a sort is done: a gpusort_algorithm but AUTO, or what AUTO alone takes for small counts. */
enum { GPUSORTI_TILES_AND_MERGES = GPUSORT_ODD_EVEN_MERGE + 1, GPUSORTI_TILES_AND_BUCKETS, GPUSORTI_SEGMENTED,
       GPUSORTI_SELECTED };

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
    uint32_t segments, segment_size; /* offsets: how many; rows: the elements of one */
    uint32_t limit;                  /* of each segment; 0: all are wanted */
    int packs, packs_indices; /* the first ones of each segment go to where they lie together, or their indices alone do */
    uint32_t flags; /* GPUSORT_WRITE_INDICES, also where wide; GPUSORT_KEEP_KEYS, also where in_values; LOCAL_INDICES */
    gpusorti_binding_mode mode; /* of what is small enough to be bound */
    int addresses;              /* device addresses may be used, */
    int addressable;            /* and are wanted where passes are faster by them */
    int merging;                /* by tiles and merges, whatever the count */
} gpusorti_request;

/* Scratch: byte offsets of its sections. Those that are bound together lie together. */
typedef struct gpusorti_layout {
    uint64_t control, status, leaves;
    uint64_t owners, records, bases, lists; /* of segments */
    uint64_t keys, values; /* the unpacked keys, the indices of wide values */
    uint64_t keys_alt, values_alt;
    uint64_t rows; /* of wide values: over keys_alt and values_alt, which are done with by then; of structs: behind them */
    uint64_t end;
} gpusorti_layout;

/* How a request is carried out. A value, made by the functions below from context and request alone. For every count from
 * the request's up to `last` all is the same except what grows with the count: the layout and the numbers of workgroups;
 * so it is for every limit up to `last_limit`, where there is one. */
typedef struct gpusorti_plan {
    gpusorti_request request;
    uint32_t last, last_limit;
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

GPUSORTI_OUTLINE static uint64_t gpusorti_ceil_div(uint64_t a, uint64_t b) { return a / b + (a % b != 0); }
static uint32_t gpusorti_max(uint32_t a, uint32_t b) { return a > b ? a : b; }
static uint32_t gpusorti_min(uint32_t a, uint32_t b) { return a < b ? a : b; }

static uint32_t gpusorti_log2(uint32_t x) {
    uint32_t bits = 0;
    while (x >>= 1) bits++;
    return bits;
}

/* Bytes of packed keys, in whole words. */
GPUSORTI_OUTLINE static uint64_t gpusorti_packed_size(uint32_t count, uint32_t bits) {
    return gpusorti_ceil_div((uint64_t)count * bits, 32) * 4;
}

/* Bytes of the caller's keys, in whole words. */
static uint64_t gpusorti_keys_size(const gpusorti_request *request) {
    return request->in_values ? 0 : gpusorti_packed_size(request->count, request->key_bits);
}

/* How many segments there are, at most. */
static uint32_t gpusorti_segments_of(const gpusorti_request *request) {
    if (request->segmentation == GPUSORTI_OFFSETS) return request->segments;
    if (request->segmentation == GPUSORTI_ROWS) return (uint32_t)gpusorti_ceil_div(request->count, request->segment_size);
    return 1;
}

/* Bytes of the caller's values, and of those that are packed. */
static uint64_t gpusorti_packed_rows_size(const gpusorti_request *request) {
    return request->packs ? (uint64_t)gpusorti_segments_of(request) * request->limit * request->value_size : 0;
}

static uint64_t gpusorti_values_size(const gpusorti_request *request) {
    const uint64_t all = (uint64_t)request->count * request->value_size, packed = gpusorti_packed_rows_size(request);
    return all > packed ? all : packed;
}

static uint32_t gpusorti_tile(const gpusorti_plan *plan) { return plan->shape.workgroup_size * plan->shape.items; }
static uint64_t gpusorti_tiles(const gpusorti_plan *plan) {
    return gpusorti_ceil_div(plan->request.count, gpusorti_tile(plan));
}

/* Returns 1 for counts up to `most`, and then lets the plan end there. Every decision by the count is taken here, so that no
 * count at which a plan changes can be forgotten. */
GPUSORTI_OUTLINE static int gpusorti_cut(gpusorti_plan *plan, uint64_t most) {
    if (plan->request.count > most) return 0;
    if (plan->last > most) plan->last = (uint32_t)most;
    return 1;
}

/* The same for limits. */
static int gpusorti_cut_limit(gpusorti_plan *plan, uint32_t most) {
    if (plan->request.limit > most) return 0;
    plan->last_limit = gpusorti_min(plan->last_limit, most);
    return 1;
}

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

static uint32_t gpusorti_staged_words(const gpusort_context *ctx, const gpusorti_plan *plan,
                                      const gpusorti_shape *shape) {
    const uint32_t subgroups = shape->workgroup_size / gpusorti_subgroup_size(ctx, shape->workgroup_size);
    return (subgroups + 1) * (1u << plan->radix_bits) + shape->workgroup_size * shape->items +
           gpusorti_most_subgroups(ctx, shape->workgroup_size) + 3;
}

/* Whether a sort by all bits of keys alone is wanted: equal keys cannot be told apart then, and every sort is stable. */
static int gpusorti_keys_alone(const gpusorti_request *request) {
    return request->value_words == 0 && request->bit_count == request->key_bits;
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

static uint32_t gpusorti_power_below(uint32_t x) { return x == 0 ? 1 : 1u << gpusorti_log2(x); }

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

/* ---- candidates: how a request may be carried out, each by value; shape.workgroup_size 0: not here ---- */
typedef gpusorti_plan (*gpusorti_candidate)(const gpusort_context *ctx, gpusorti_plan plan);

GPUSORTI_OUTLINE static gpusorti_plan gpusorti_no_plan(gpusorti_plan plan) {
    plan.shape.workgroup_size = 0;
    return plan;
}

/* Up to so many elements passes are slower. */
static uint32_t gpusorti_small_count(const gpusorti_tuning *row, const gpusorti_request *request) {
    const int pairs = request->key_bits == 32 && request->value_words == 1 && !(request->flags & GPUSORT_KEEP_KEYS);
    return pairs && row->small_pairs ? row->small_pairs : row->small_count;
}

/* Up to so many elements merges are faster than buckets. */
static uint32_t gpusorti_merge_count(const gpusorti_tuning *row, const gpusorti_request *request) {
    if (request->key_words == 1 && gpusorti_keys_alone(request)) return row->merges_of_keys;
    return request->key_words == 2 && request->value_words != 0 ? row->merges_of_two : row->merges_of_others;
}

/* A single tile, sorted by one workgroup; or tiles, then dispatches that each merge some runs: these tiles are smaller where
 * several dispatches follow anyway. Elements of more than a word take longer in one great tile than in four and a merge. */
static gpusorti_plan gpusorti_plan_tiles(const gpusort_context *ctx, gpusorti_plan plan) {
    const gpusorti_demands demands = {gpusorti_tile_words, 32, 4, 4, 1};
    const int binds = plan.mode != GPUSORTI_ADDRESSES, forced = ctx->forced.workgroup_size || ctx->forced.items,
              plain = plan.request.key_words == 1 && gpusorti_keys_alone(&plan.request);
    gpusorti_shape wish = ctx->tuning.tile;
    const int splits = binds && !plain && wish.workgroup_size > 256 && wish.items > 4;
    uint64_t run;
    plan.algorithm = GPUSORTI_TILES_AND_MERGES;
    plan.shape = ctx->tuning.tiny;
    plan.rolled = binds && !forced && plan.shape.workgroup_size && gpusorti_cut(&plan, gpusorti_tile(&plan));
    if (plan.rolled) return plan;
    plan.rolled = binds && (ctx->tuning.rolled || plan.request.merging);
    if (splits) wish.workgroup_size = 256;
    plan.shape = gpusorti_fit_shape(ctx, &plan, wish, &demands);
    if (gpusorti_cut(&plan, gpusorti_tile(&plan))) return plan;
    if (!binds || (!plan.request.merging && (!gpusorti_cut(&plan, gpusorti_small_count(&ctx->tuning, &plan.request)) ||
                                             !gpusorti_cut(&plan, gpusorti_merge_count(&ctx->tuning, &plan.request)))))
        return gpusorti_no_plan(plan);
    if (!plain && wish.workgroup_size > 256) wish.workgroup_size = 256;
    if (splits && gpusorti_cut(&plan, 2 * (uint64_t)gpusorti_tile(&plan))) wish.items /= 2;
    plan.shape = gpusorti_fit_shape(ctx, &plan, wish, &demands);
    if (plan.shape.workgroup_size == 0) return plan;
    for (run = gpusorti_tile(&plan); !gpusorti_cut(&plan, run); run *= GPUSORTI_MERGE_WAYS) plan.merges++;
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
static gpusorti_plan gpusorti_plan_buckets(const gpusort_context *ctx, gpusorti_plan plan) {
    const uint32_t tracked = !gpusorti_keys_alone(&plan.request);
    uint32_t i;
    plan.algorithm = GPUSORTI_TILES_AND_BUCKETS;
    if (plan.mode == GPUSORTI_ADDRESSES || ctx->forced.workgroup_size || ctx->forced.items ||
        !gpusorti_cut(&plan, gpusorti_small_count(&ctx->tuning, &plan.request)))
        return gpusorti_no_plan(plan);
    for (i = 0; i < GPUSORTI_BUCKET_ROWS; i++) {
        const struct gpusorti_buckets *row = &gpusorti_bucket_rows[i];
        if (row->key_words != plan.request.key_words || row->tracked != tracked ||
            !gpusorti_cut(&plan, row->max_count))
            continue;
        if (gpusorti_bucket_bytes(row) > ctx->caps.max_shared ||
            gpusorti_max(row->tile_size, row->bucket_size) > ctx->caps.max_invocations)
            break;
        plan.buckets = row;
        plan.shape.workgroup_size = row->tile_size;
        plan.shape.items = 8;
        plan.shape.variant = 0;
        return plan;
    }
    return gpusorti_no_plan(plan);
}

/* Whether some digit has bits of both words of a key. */
static int gpusorti_digits_straddle(const gpusorti_plan *plan) {
    const gpusorti_request *r = &plan->request;
    return r->first_bit < 32 && r->first_bit + r->bit_count > 32 && (32 - r->first_bit) % plan->radix_bits != 0;
}

/* The shape for onesweep_staged.comp; size 0 where it cannot sort that or does not pay: for few keys alone, and where it
 * takes too many registers: 64-bit keys kept beside values of the caller's, great tiles of pairs in bound buffers where
 * each access to these is looked at. */
static gpusorti_shape gpusorti_staged_shape(const gpusort_context *ctx, gpusorti_plan *plan) {
    const gpusorti_shape none = {0, 0, 0};
    const gpusorti_request *r = &plan->request;
    const int other = (r->flags & GPUSORT_KEEP_KEYS) || (r->key_words == 2 && r->flags);
    const int unchecked = r->addressable || ((ctx->enabled & GPUSORT_ENABLED_PIPELINE_ROBUSTNESS) && !r->flags);
    if (plan->algorithm != GPUSORT_ONESWEEP || r->key_bits < 32 || r->value_words > 1 ||
        gpusorti_digits_straddle(plan))
        return none;
    if (r->key_words == 2 && (r->key_kind == 2 || r->flags == GPUSORT_KEEP_KEYS)) return none;
    if (r->value_words == 0 && gpusorti_cut(plan, ctx->tuning.staged_keys_from - 1)) return none;
    if (r->value_words && r->key_words == 1 && !other && gpusorti_cut(plan, ctx->tuning.medium_pairs))
        return ctx->tuning.staged_medium;
    if (r->value_words && (!unchecked || !gpusorti_cut(plan, ctx->tuning.staged_values_to))) return none;
    return ctx->tuning.staged[other][r->key_words - 1][r->value_words];
}

/* Whether one-sweep sorts by all 32 bits of keys behind addresses, a byte a pass. */
static int gpusorti_takes_words(const gpusorti_plan *plan) {
    return plan->algorithm == GPUSORT_ONESWEEP && plan->mode == GPUSORTI_ADDRESSES && plan->request.key_bits == 32 &&
           plan->request.bit_count == 32 && plan->radix_bits == 8;
}

/* Whether passes can go around a crowd of such keys, from some count on. Of floats they would take too many registers. */
static int gpusorti_may_crowd(const gpusort_context *ctx, const gpusorti_plan *plan) {
    const gpusorti_request *r = &plan->request;
    return gpusorti_takes_words(plan) && r->key_kind != 2 && r->value_words == 1 && ctx->tuning.crowds_from != 0 &&
           4 * (gpusorti_staged_words(ctx, plan, &plan->shape) + plan->shape.workgroup_size / 4) <= ctx->caps.max_shared;
}

static uint32_t gpusorti_groups(const gpusorti_shape *shape) { return shape->variant >> 22 & 31; }

/* The plan with a shape for one-sweep's kernel, which wants an invocation for each value of a digit. */
static gpusorti_plan gpusorti_fit_onesweep(const gpusort_context *ctx, gpusorti_plan plan) {
    const gpusorti_request *r = &plan.request;
    gpusorti_shape staged = {0, 0, 0};
    gpusorti_demands demands = {gpusorti_onesweep_words, 0, 4, 1, 0};
    uint32_t groups;
    gpusorti_shape wish = ctx->tuning.onesweep[r->key_words - 1][r->value_words];
    if (!ctx->caps.subgroups) return gpusorti_no_plan(plan);
    if (r->key_words == 1 && r->value_words == 0 && gpusorti_cut(&plan, ctx->tuning.medium_below - 1))
        wish = ctx->tuning.onesweep_medium;
    if (plan.algorithm == GPUSORTI_SEGMENTED && ctx->tuning.chained[r->key_words - 1][r->value_words].workgroup_size)
        wish = ctx->tuning.chained[r->key_words - 1][r->value_words];
    plan.paired = plan.algorithm == GPUSORT_ONESWEEP && plan.mode == GPUSORTI_ADDRESSES && r->key_bits == 32 &&
                  r->value_words == 1 && ctx->tuning.pairs_from && !gpusorti_cut(&plan, ctx->tuning.pairs_from - 1) &&
                  gpusorti_cut(&plan, INT32_MAX);
    if (!plan.paired) staged = gpusorti_staged_shape(ctx, &plan);
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
    groups = gpusorti_groups(&plan.shape);
    if (groups == 0 || plan.algorithm != GPUSORT_ONESWEEP || r->key_bits < 32 || ctx->forced.tiles_a_portion ||
        !gpusorti_cut(&plan, groups * groups * gpusorti_tile(&plan)))
        plan.shape.variant &= ~GPUSORTI_GROUPS(31);
    plan.raw = plan.algorithm == GPUSORT_ONESWEEP && /* the order of keys alone is checked in all lower bits */
               (plan.staged || (r->key_kind != 2 && (r->value_words || !r->descending)));
    plan.fills = plan.algorithm == GPUSORT_ONESWEEP && gpusorti_keys_alone(r) && r->key_bits == plan.radix_bits;
    if (plan.fills) plan.raw = 0;
    plan.stretches = plan.algorithm == GPUSORT_ONESWEEP && plan.staged && r->key_words == 2 && r->value_words &&
                     plan.radix_bits == 8 && ctx->tuning.staged_values_to == UINT32_MAX;
    plan.closes = gpusorti_takes_words(&plan) && r->key_kind == 2 && ctx->tuning.close_from != 0 &&
                  !gpusorti_cut(&plan, ctx->tuning.close_from - 1);
    plan.crowds = gpusorti_may_crowd(ctx, &plan) && !gpusorti_cut(&plan, ctx->tuning.crowds_from - 1);
    return plan;
}

/* Leaves are filled so far on average that hardly ever one has too many. */
static uint32_t gpusorti_leaf_average(const gpusorti_shape *leaf) {
    return leaf->workgroup_size * leaf->items / 9 * 8;
}

/* The fewest bits of a leaf. In one word an element's index takes the place of as many. */
static uint32_t gpusorti_least_leaf_bits(const gpusorti_plan *plan) {
    if (plan->request.key_words == 2 || plan->request.value_words == 0) return 8;
    return plan->leaf.workgroup_size * plan->leaf.items <= 4096 ? 12 : 13;
}

/* Of the two shapes of leaves the one with which fewer passes do. */
static gpusorti_shape gpusorti_leaf_shape(const gpusort_context *ctx, gpusorti_plan *plan) {
    const gpusorti_shape *leaf = ctx->tuning.leaf;
    const uint64_t few = gpusorti_leaf_average(&leaf[0]), many = gpusorti_leaf_average(&leaf[1]);
    const uint32_t one_digit = plan->radix_bits, two_digits = 2 * plan->radix_bits;
    if (gpusorti_cut(plan, few << one_digit)) return leaf[0];
    if (gpusorti_cut(plan, many << one_digit)) return leaf[1];
    return leaf[gpusorti_cut(plan, few << two_digits) ? 0 : 1];
}

/* Whether the histogram of such keys can count leading digits alone, from some count on: small counts share its pipeline. */
static int gpusorti_may_lead(const gpusort_context *ctx, const gpusorti_plan *plan) {
    return ctx->tuning.leading_from != 0 && plan->radix_bits == 8 && plan->request.key_bits == 32 &&
           plan->request.key_kind != 2;
}

/* The plan with leaves, where passes shall sort by leading bits only. The leading digits of floats, their exponents, are
 * never even enough; those of 64-bit ones are where all are of one magnitude. */
static gpusorti_plan gpusorti_add_leaves(const gpusort_context *ctx, gpusorti_plan plan) {
    const gpusorti_request *r = &plan.request;
    const gpusorti_leaf_counts counts = ctx->tuning.leaf_counts[r->key_words - 1][r->value_words];
    gpusorti_plan leaves = plan;
    uint32_t words;
    if (plan.radix_bits != 8 || r->key_bits < 32 || r->bit_count != r->key_bits || ctx->forced.workgroup_size ||
        ctx->forced.items || counts.to == 0 || (r->key_kind == 2 && r->key_words == 1) ||
        gpusorti_cut(&plan, counts.from - 1) || !gpusorti_cut(&leaves, counts.to))
        return plan;
    leaves.leaf = gpusorti_leaf_shape(ctx, &leaves);
    if (!gpusorti_cut(&leaves, gpusorti_leaf_average(&leaves.leaf) << 8) && gpusorti_cut(&plan, counts.two_from - 1))
        return plan;
    words = leaves.leaf.workgroup_size * leaves.leaf.items + (1u << leaves.leaf.variant) / 2 +
            gpusorti_most_subgroups(ctx, leaves.leaf.workgroup_size) + 2;
    plan.last = leaves.last;
    if (leaves.leaf.workgroup_size > ctx->caps.max_invocations || 4 * words > ctx->caps.max_shared) return plan;
    leaves.leaf_bits = gpusorti_least_leaf_bits(&leaves);
    while (!gpusorti_cut(&leaves, (uint64_t)gpusorti_leaf_average(&leaves.leaf) << leaves.leaf_bits))
        leaves.leaf_bits++;
    leaves.leading = leaves.leaf_bits > 8 ? counts.passes : r->key_bits / 8;
    leaves.leads = leaves.leaf_bits > 8 && gpusorti_may_lead(ctx, &leaves) && plan.mode == GPUSORTI_ADDRESSES &&
                   !(r->flags & GPUSORT_KEEP_KEYS) && (plan.raw || (r->key_kind == 0 && !r->descending)) &&
                   !gpusorti_cut(&plan, ctx->tuning.leading_from - 1);
    if (leaves.leaf_bits > 8 && leaves.leaf_bits < 16)
        leaves.leaf_bits++; /* for keys that leave a part of their range free */
    if (leaves.leaf_bits > 8)
        leaves.shape.variant &= ~GPUSORTI_GROUPS(31); /* a pass may run twice: groups' rows have to be 0 before */
    return leaves;
}

/* Whether there are elements enough for each value of a digit, which costs a word of the tile's row. */
static int gpusorti_fills_digits(const gpusort_context *ctx, const gpusorti_plan *plan) {
    if (ctx->forced.workgroup_size || ctx->forced.items || ctx->forced_radix_bits) return plan->shape.workgroup_size != 0;
    return plan->shape.workgroup_size != 0 && gpusorti_tile(plan) >= ctx->tuning.least_elements << plan->radix_bits;
}

/* Narrow subgroups, whose counters take more room, get smaller digits. The workgroup of histogram.comp that ends last reads
 * what the others have written: that wants acquire and release. */
static gpusorti_plan gpusorti_plan_onesweep(const gpusort_context *ctx, gpusorti_plan plan) {
    gpusorti_plan fitted = gpusorti_no_plan(plan);
    if (ctx->caps.relaxed) return fitted;
    if (plan.request.algorithm == GPUSORT_AUTO && ctx->tuning.large != GPUSORT_ONESWEEP) return fitted;
    plan.algorithm = GPUSORT_ONESWEEP;
    if (plan.request.addressable) plan.mode = GPUSORTI_ADDRESSES;
    for (; plan.radix_bits >= 2; plan.radix_bits--) {
        fitted = gpusorti_fit_onesweep(ctx, plan);
        if (gpusorti_fills_digits(ctx, &fitted)) return gpusorti_add_leaves(ctx, fitted);
        plan.last = fitted.last;
    }
    return gpusorti_no_plan(fitted);
}

/* Where one-sweep's kernel was fitted to the device it scatters here too. */
static gpusorti_plan gpusorti_fit_scatter(const gpusort_context *ctx, gpusorti_plan plan) {
    gpusorti_demands demands = {gpusorti_scatter_words, 32, 4, 1, 0};
    if (ctx->tuning.large == GPUSORT_ONESWEEP) {
        gpusorti_plan scanned = gpusorti_fit_onesweep(ctx, plan);
        scanned.shape.variant |= GPUSORTI_SCANNED;
        scanned.scanned = 1;
        if (plan.request.addressable) scanned.mode = GPUSORTI_ADDRESSES;
        if (gpusorti_fills_digits(ctx, &scanned)) return scanned;
        plan.last = scanned.last;
    }
    if (ctx->caps.subgroups) demands.least_size = ctx->caps.subgroup_max;
    plan.shape = gpusorti_fit_shape(ctx, &plan, ctx->tuning.scatter, &demands);
    return plan;
}

static gpusorti_plan gpusorti_plan_scatter(const gpusort_context *ctx, gpusorti_plan plan) {
    gpusorti_plan fitted = plan;
    plan.algorithm = GPUSORT_COUNT_SCAN_SCATTER;
    plan.radix_bits = ctx->forced_radix_bits ? ctx->forced_radix_bits : ctx->tuning.radix_bits;
    for (; plan.radix_bits >= 2; plan.radix_bits--) {
        fitted = gpusorti_fit_scatter(ctx, plan);
        if (gpusorti_fills_digits(ctx, &fitted)) return fitted;
        plan.last = fitted.last;
    }
    return gpusorti_no_plan(fitted);
}

/* Items in registers save round trips through shared memory: invocations go first. */
static gpusorti_plan gpusorti_plan_network(const gpusort_context *ctx, gpusorti_plan plan) {
    const gpusorti_demands demands = {gpusorti_exchange_words, 32, 32, 2, 1};
    plan.algorithm = GPUSORT_ODD_EVEN_MERGE;
    plan.shape = gpusorti_fit_shape(ctx, &plan, ctx->tuning.exchange, &demands);
    return plan;
}

/* Rows that have room for all elements are one array. */
static int gpusorti_cuts_segments(gpusorti_plan *plan) {
    const gpusorti_request *r = &plan->request;
    return r->segmentation == GPUSORTI_OFFSETS ||
           (r->segmentation == GPUSORTI_ROWS && !gpusorti_cut(plan, r->segment_size));
}

static uint32_t gpusorti_shape_tile(const gpusorti_shape *shape) { return shape->workgroup_size * shape->items; }

/* Most elements of a segment that is sorted at once; by way of a list. */
static uint32_t gpusorti_small_segment(const gpusorti_plan *plan) {
    return gpusorti_min(gpusorti_shape_tile(&plan->small_segments) / GPUSORTI_SMALL_SEGMENTS,
                        gpusorti_shape_tile(&plan->listed[0]));
}

/* Whether there may be segments of more elements. */
static int gpusorti_may_exceed(gpusorti_plan *plan, uint32_t most) {
    if (plan->request.segmentation == GPUSORTI_ROWS) return plan->request.segment_size > most;
    return !gpusorti_cut(plan, most);
}

/* One-sweep for long segments; not chained where the device or the caller has no use for it. */
static gpusorti_plan gpusorti_plan_chained(const gpusort_context *ctx, gpusorti_plan plan) {
    const gpusort_algorithm wanted = plan.request.algorithm;
    plan.algorithm = GPUSORTI_SEGMENTED;
    if (ctx->caps.relaxed || wanted == GPUSORT_COUNT_SCAN_SCATTER ||
        (wanted == GPUSORT_AUTO && ctx->tuning.large != GPUSORT_ONESWEEP))
        return gpusorti_no_plan(plan);
    if (plan.request.addressable) plan.mode = GPUSORTI_ADDRESSES;
    for (; plan.radix_bits >= 2; plan.radix_bits--) {
        gpusorti_plan fitted = gpusorti_fit_onesweep(ctx, plan);
        fitted.chained = 1;
        if (gpusorti_fills_digits(ctx, &fitted)) return fitted;
        plan.last = fitted.last;
    }
    return gpusorti_no_plan(plan);
}

/* Shapes for segments of a list; 0 where one does not fit the device. */
static int gpusorti_fit_lists(const gpusort_context *ctx, gpusorti_plan *plan) {
    const gpusorti_demands by_list = {gpusorti_tile_words, 32, 4, 4, 1};
    const int plain = plan->request.key_words == 1 && gpusorti_keys_alone(&plan->request);
    const gpusorti_shape longer = plain && ctx->tuning.long_keys.workgroup_size ? ctx->tuning.long_keys : ctx->tuning.tile;
    gpusorti_shape *listed = plan->listed;
    listed[0] = gpusorti_fit_shape(ctx, plan, ctx->tuning.segments, &by_list);
    listed[1] = gpusorti_fit_shape(ctx, plan, longer, &by_list);
    if (listed[0].workgroup_size == 0 || listed[1].workgroup_size == 0) return 0;
    if (gpusorti_shape_tile(&listed[1]) < gpusorti_shape_tile(&listed[0])) listed[1] = listed[0];
    return 1;
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

/* A shape for select.comp where selecting pays: where a tile would leave a quarter of its elements at most, and the
 * workgroup that sorts what is left has room for them. */
static int gpusorti_fit_selection(const gpusort_context *ctx, gpusorti_plan *plan) {
    const gpusorti_demands demands = {gpusorti_select_words, 32, 4, 1, 0};
    const gpusorti_shape shape = gpusorti_fit_shape(ctx, plan, ctx->tuning.select, &demands);
    const uint32_t room = gpusorti_min(gpusorti_shape_tile(&shape) / 4, gpusorti_shape_tile(&plan->listed[1]));
    if (plan->request.limit == 0 || plan->request.algorithm != GPUSORT_AUTO || shape.workgroup_size == 0 ||
        ctx->tuning.select.workgroup_size == 0 ||
        room <= GPUSORTI_MORE_CANDIDATES || !gpusorti_cut_limit(plan, (room - GPUSORTI_MORE_CANDIDATES) / 7 * 4))
        return 0;
    plan->selecting = shape;
    plan->most_parts = gpusorti_max(ctx->tuning.select_invocations / shape.workgroup_size, 4);
    return 1;
}

/* Whether one array is rather sorted whole: more are wanted of few elements, which have ways of their own. */
static int gpusorti_is_short(const gpusort_context *ctx, gpusorti_plan *plan) {
    const uint64_t most = (uint64_t)ctx->tuning.small_count * (gpusorti_keys_alone(&plan->request) ? 4 : 1);
    return plan->request.segmentation == GPUSORTI_ONE_ARRAY && !plan->request.packs &&
           !gpusorti_cut_limit(plan, GPUSORTI_FEW_WANTED) && gpusorti_cut(plan, most);
}

/* The first ones of a long array or of long rows. */
static gpusorti_plan gpusorti_plan_selection(const gpusort_context *ctx, gpusorti_plan plan) {
    const gpusorti_request *r = &plan.request;
    plan.algorithm = GPUSORTI_SELECTED;
    if (r->limit == 0 || r->segmentation == GPUSORTI_OFFSETS || !gpusorti_fit_lists(ctx, &plan) ||
        (r->segmentation == GPUSORTI_ROWS && r->segment_size <= gpusorti_shape_tile(&plan.listed[1])) ||
        gpusorti_cut(&plan, gpusorti_shape_tile(&plan.listed[1])) || !gpusorti_fit_selection(ctx, &plan) ||
        gpusorti_is_short(ctx, &plan))
        return gpusorti_no_plan(plan);
    plan.shape = plan.selecting;
    return plan;
}

/* Short segments by workgroups, long ones by radix passes, all at once. */
static gpusorti_plan gpusorti_plan_segments(const gpusort_context *ctx, gpusorti_plan plan) {
    const gpusorti_demands at_once = {gpusorti_small_segment_words, 32, 4, 4, 1};
    gpusorti_plan fitted = gpusorti_plan_chained(ctx, plan);
    if (plan.request.algorithm == GPUSORT_ONESWEEP && !fitted.chained) return gpusorti_no_plan(plan);
    plan.last = fitted.last;
    if (!fitted.chained || !gpusorti_cut(&fitted, GPUSORTI_MOST_CHAINED)) fitted = gpusorti_plan_scatter(ctx, plan);
    if (fitted.shape.workgroup_size == 0) return fitted;
    fitted.algorithm = GPUSORTI_SEGMENTED;
    fitted.small_segments = gpusorti_fit_shape(ctx, &fitted, ctx->tuning.segments, &at_once);
    if (fitted.small_segments.workgroup_size == 0 || !gpusorti_fit_lists(ctx, &fitted)) return gpusorti_no_plan(fitted);
    fitted.longs = gpusorti_may_exceed(&fitted, gpusorti_shape_tile(&fitted.listed[1]));
    fitted.lists[1] = gpusorti_may_exceed(&fitted, gpusorti_shape_tile(&fitted.listed[0]));
    fitted.lists[0] = gpusorti_may_exceed(&fitted, gpusorti_small_segment(&fitted));
    if (fitted.longs && gpusorti_fit_selection(ctx, &fitted)) fitted.chained = 0;
    return fitted;
}

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
    if (!gpusorti_has_control(plan)) return 0;
    if (plan->algorithm == GPUSORTI_SEGMENTED)
        return 4 * (GPUSORTI_CONTROL_HISTOGRAMS + (plan->longs && !plan->chained && !plan->selecting.workgroup_size
                                                       ? (uint64_t)plan->pass_count * GPUSORTI_MAX_CHUNKS
                                                       : 0));
    return 4 * (GPUSORTI_CONTROL_HISTOGRAMS +
                (gpusorti_by_passes(plan) ? (uint64_t)(plan->pass_count + (uint32_t)plan->stretches) << plan->radix_bits
                                          : 0));
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

GPUSORTI_OUTLINE static uint64_t gpusorti_section(uint64_t *end, uint64_t size) {
    uint64_t begin = *end;
    *end = (begin + size + GPUSORTI_ALIGNMENT - 1) & ~(uint64_t)(GPUSORTI_ALIGNMENT - 1);
    return begin;
}

/* Whether the indices that are packed go there as they are found. */
static int gpusorti_packs_at_once(const gpusorti_plan *plan) {
    return plan->request.packs_indices && plan->algorithm == GPUSORTI_SELECTED;
}

static gpusorti_layout gpusorti_lay_out(const gpusorti_plan *plan) {
    const gpusorti_request *r = &plan->request;
    const int selecting = plan->selecting.workgroup_size != 0;
    const uint64_t n = r->count, keys = 4 * n * r->key_words, values = 4 * n * r->value_words,
                   candidates = selecting ? 4 * (gpusorti_candidates(plan, 1) + gpusorti_candidates(plan, 2)) : 0;
    const uint64_t rows = r->packs_indices ? 0 : r->packs ? gpusorti_packed_rows_size(r) : n * r->value_size;
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
    layout.keys = gpusorti_section(&end, plan->unpacked ? keys : 0);
    layout.values = gpusorti_section(&end, r->wide && !gpusorti_packs_at_once(plan) ? 4 * n : 0);
    rows_end = end;
    layout.keys_alt = gpusorti_section(&end, selecting ? candidates * r->key_words : gpusorti_has_alt(plan) ? keys : 0);
    layout.values_alt = gpusorti_section(&end, selecting ? candidates : gpusorti_has_alt(plan) ? values : 0);
    layout.rows = gpusorti_section(r->in_values ? &end : &rows_end, r->wide ? rows : 0);
    layout.end = rows_end > end ? rows_end : end;
    return layout;
}

static uint64_t gpusorti_offsets_size(const gpusorti_request *r) {
    return r->segmentation == GPUSORTI_OFFSETS ? 4 * ((uint64_t)r->segments + 1) : 0;
}

/* Whether all that is bound is within the device's maxStorageBufferRange. */
static int gpusorti_fits_ranges(const gpusort_context *ctx, const gpusorti_plan *plan) {
    const gpusorti_request *r = &plan->request;
    const gpusorti_layout *l = &plan->layout;
    const uint64_t range = ctx->caps.max_range;
    return gpusorti_keys_size(r) <= range && gpusorti_values_size(r) <= range && gpusorti_offsets_size(r) <= range &&
           l->keys - l->control <= range && l->values - l->keys <= range &&
           l->end - (r->wide ? l->values : l->keys_alt) <= range;
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

/* In the order in which they are tried: the first that fits is taken. */
static const struct gpusorti_choice {
    gpusort_algorithm wanted;
    gpusorti_candidate candidate;
} gpusorti_choices[] = {
    {GPUSORT_AUTO, gpusorti_plan_selection},
    {GPUSORT_AUTO, gpusorti_plan_segments},
    {GPUSORT_AUTO, gpusorti_plan_tiles},
    {GPUSORT_AUTO, gpusorti_plan_buckets},
    {GPUSORT_AUTO, gpusorti_plan_onesweep},
    {GPUSORT_AUTO, gpusorti_plan_scatter},
    {GPUSORT_ONESWEEP, gpusorti_plan_onesweep},
    {GPUSORT_COUNT_SCAN_SCATTER, gpusorti_plan_scatter},
    {GPUSORT_ODD_EVEN_MERGE, gpusorti_plan_network},
};

static gpusorti_plan gpusorti_choose(const gpusort_context *ctx, const gpusorti_request *request,
                                     gpusorti_binding_mode mode, uint32_t last) {
    gpusorti_plan base;
    size_t i;
    memset(&base, 0, sizeof base);
    base.request = *request;
    base.mode = mode;
    base.last = last;
    base.last_limit = 0xffffffffu;
    base.radix_bits = ctx->forced_radix_bits ? ctx->forced_radix_bits : 8;
    for (i = 0; i < sizeof gpusorti_choices / sizeof gpusorti_choices[0]; i++) {
        const int segmented = gpusorti_choices[i].candidate == gpusorti_plan_segments;
        gpusorti_plan plan;
        if (segmented ? !gpusorti_cuts_segments(&base) : gpusorti_choices[i].wanted != request->algorithm) continue;
        plan = gpusorti_choices[i].candidate(ctx, base);
        if (plan.shape.workgroup_size != 0) {
            const uint32_t indices_to = ctx->tuning.indices_to;
            plan.sums = plan.mode == GPUSORTI_ADDRESSES && (indices_to == 0 || !gpusorti_cut(&plan, indices_to));
            plan.pass_count = (uint32_t)gpusorti_ceil_div(request->bit_count, plan.radix_bits);
            if (plan.algorithm == GPUSORTI_SEGMENTED) plan.pass_count += plan.pass_count % 2; /* ends where it began */
            return gpusorti_plan_at(ctx, plan, request->count);
        }
        base.last = plan.last; /* what it was refused for may change behind */
        base.last_limit = plan.last_limit;
    }
    return base;
}

/* A plan that binds ends with the greatest count whose ranges can be bound: what is bound grows with the count. */
static gpusorti_plan gpusorti_cut_at_range(const gpusort_context *ctx, gpusorti_plan plan) {
    uint32_t fits = plan.request.count, beyond = plan.last;
    gpusorti_plan other;
    if (fits == beyond) return plan;
    other = gpusorti_plan_at(ctx, plan, beyond);
    if (gpusorti_fits_ranges(ctx, &other)) return plan;
    while (beyond - fits > 1) {
        const uint32_t middle = fits + (beyond - fits) / 2;
        other = gpusorti_plan_at(ctx, plan, middle);
        if (gpusorti_fits_ranges(ctx, &other))
            fits = middle;
        else
            beyond = middle;
    }
    plan.last = fits;
    return plan;
}

/* most: the greatest count that is of interest, at least the request's. */
static gpusort_result gpusorti_make_plan(const gpusort_context *ctx, const gpusorti_request *request, uint32_t most,
                                         gpusorti_plan *out) {
    gpusorti_plan plan = gpusorti_choose(ctx, request, request->mode, most);
    const int fits = plan.shape.workgroup_size == 0 || plan.mode == GPUSORTI_ADDRESSES ||
                     gpusorti_fits_ranges(ctx, &plan);
    if (!fits && !request->addresses)
        return gpusorti_fail(
            &ctx->host, GPUSORT_ERROR_TOO_LARGE,
            "count: %u elements pass the device's maxStorageBufferRange of %llu bytes, and device addresses are not enabled",
            request->count, (unsigned long long)ctx->caps.max_range);
    if (!fits) plan = gpusorti_choose(ctx, request, GPUSORTI_ADDRESSES, plan.last);
    if (plan.shape.workgroup_size == 0 && request->algorithm == GPUSORT_ONESWEEP)
        return gpusorti_fail(&ctx->host, GPUSORT_ERROR_UNSUPPORTED,
                             ctx->caps.relaxed ? "GPUSORT_ONESWEEP needs acquire and release, which Metal's atomics lack"
                                               : "GPUSORT_ONESWEEP needs subgroup operations (basic, ballot, arithmetic)");
    if (plan.shape.workgroup_size == 0)
        return gpusorti_fail(&ctx->host, GPUSORT_ERROR_UNSUPPORTED,
                             "this device's workgroups are too small: %u invocations, %u bytes shared",
                             ctx->caps.max_invocations, ctx->caps.max_shared);
    *out = plan.mode == GPUSORTI_ADDRESSES ? plan : gpusorti_cut_at_range(ctx, plan);
    return GPUSORT_OK;
}

typedef gpusort_result (*gpusorti_visit_plan)(void *user, const gpusorti_plan *plan);

/* Visits a plan for each stretch of counts up to the request's in which plans differ in sizes alone: that of its greatest
 * count, which takes the most scratch. What holds for these holds for every count. */
static gpusort_result gpusorti_each_stretch(const gpusort_context *ctx, const gpusorti_request *request,
                                         gpusorti_visit_plan visit, void *user) {
    gpusorti_request some = *request;
    gpusort_result result = GPUSORT_OK;
    uint64_t count;
    for (count = 1; count <= request->count && result == GPUSORT_OK; count++) {
        gpusorti_plan plan;
        some.count = (uint32_t)count;
        result = gpusorti_make_plan(ctx, &some, request->count, &plan);
        if (result != GPUSORT_OK) break;
        count = plan.last;
        plan = gpusorti_plan_at(ctx, plan, plan.last);
        result = visit(user, &plan);
    }
    return result;
}

static gpusort_result gpusorti_note_limit(void *user, const gpusorti_plan *plan) {
    uint32_t *last = (uint32_t *)user;
    *last = gpusorti_min(*last, plan->last_limit);
    return GPUSORT_OK;
}

/* The same for each stretch of limits up to the request's in which plans are alike: for its greatest limit, which takes the
 * most scratch, and for its least, with which more can be bound. */
static gpusort_result gpusorti_each_limit(const gpusort_context *ctx, const gpusorti_request *request,
                                          gpusorti_visit_plan visit, void *user) {
    gpusorti_request some = *request;
    gpusort_result result = GPUSORT_OK;
    uint64_t limit;
    if (request->limit == 0) return gpusorti_each_stretch(ctx, request, visit, user);
    for (limit = 1; limit <= request->limit && result == GPUSORT_OK; limit++) {
        uint32_t last = request->limit;
        some.limit = (uint32_t)limit;
        result = gpusorti_each_stretch(ctx, &some, gpusorti_note_limit, &last);
        if (result == GPUSORT_OK) result = gpusorti_each_stretch(ctx, &some, visit, user);
        limit = some.limit = last;
        if (result == GPUSORT_OK) result = gpusorti_each_stretch(ctx, &some, visit, user);
    }
    return result;
}

/* The same for the request's segments and for one, with which more can be bound, too. */
static gpusort_result gpusorti_each_plan(const gpusort_context *ctx, const gpusorti_request *request,
                                         gpusorti_visit_plan visit, void *user) {
    gpusorti_request least = *request;
    gpusort_result result = gpusorti_each_limit(ctx, request, visit, user);
    least.segments = gpusorti_min(request->segments, 1);
    if (result != GPUSORT_OK || least.segments == request->segments) return result;
    return gpusorti_each_limit(ctx, &least, visit, user);
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

/* Results of all segments, where each has as many as it may. */
static uint64_t gpusorti_results(const gpusort_cmd_args *args) {
    uint64_t segments = 1;
    if (args->segment_count) segments = args->segment_count;
    if (args->segment_size) segments = gpusorti_ceil_div(args->count, args->segment_size);
    return segments * args->limit;
}

static gpusort_result gpusorti_check_args(const gpusorti_host *host, const char *what, const gpusort_cmd_args *args) {
    const uint32_t known = GPUSORT_WRITE_INDICES | GPUSORT_KEEP_KEYS | GPUSORT_KEYS_IN_VALUES | GPUSORT_ADDRESSABLE;
    const uint32_t type = (uint32_t)args->key_type, order = (uint32_t)args->order, algorithm = (uint32_t)args->algorithm,
                   key_bits = gpusorti_types[type < GPUSORTI_TYPE_COUNT ? type : 0].bits;
    const int indices = (args->flags & GPUSORT_WRITE_INDICES) != 0, keep = (args->flags & GPUSORT_KEEP_KEYS) != 0,
              segmented = args->segment_count != 0 || args->segment_size != 0;
    gpusorti_checks checks = gpusorti_check_members(host, what);
    gpusorti_refuse(&checks, args->start_canary != 0, "start_canary", args->start_canary, GPUSORTI_NOT_ZEROED);
    gpusorti_refuse(&checks, args->end_canary != 0, "end_canary", args->end_canary, GPUSORTI_NOT_ZEROED);
    gpusorti_refuse(&checks, type >= GPUSORTI_TYPE_COUNT, "key_type", type, "no gpusort_type");
    gpusorti_refuse(&checks, order > GPUSORT_DESCENDING, "order", order, "no gpusort_order");
    gpusorti_refuse(&checks, algorithm > GPUSORT_ODD_EVEN_MERGE, "algorithm", algorithm, "no gpusort_algorithm");
    gpusorti_refuse(&checks, (args->flags & ~known) != 0, "flags", args->flags, "unknown bits");
    gpusorti_refuse(&checks, args->value_size % 4 != 0, "value_size", args->value_size, "not a multiple of 4");
    gpusorti_refuse(&checks, args->value_size > GPUSORTI_MAX_VALUE_SIZE, "value_size", args->value_size, "over 256");
    gpusorti_refuse(&checks, indices && args->value_size != 4, "value_size", args->value_size,
                    "GPUSORT_WRITE_INDICES needs 4");
    gpusorti_refuse(&checks, keep && args->value_size == 0, "value_size", 0,
                    "GPUSORT_KEEP_KEYS without values sorts nothing");
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
    gpusorti_refuse(&checks, algorithm == GPUSORT_ODD_EVEN_MERGE && segmented, "algorithm", algorithm,
                    "GPUSORT_ODD_EVEN_MERGE has no segments");
    gpusorti_refuse(&checks, algorithm == GPUSORT_ODD_EVEN_MERGE && args->limit != 0, "algorithm", algorithm,
                    "GPUSORT_ODD_EVEN_MERGE has no limit");
    gpusorti_refuse(&checks, algorithm == GPUSORT_ODD_EVEN_MERGE && keep, "flags", args->flags,
                    "GPUSORT_ODD_EVEN_MERGE sorts in place, it cannot keep the keys");
    checks.mistake = GPUSORT_ERROR_TOO_LARGE;
    gpusorti_refuse(&checks, args->count > 0xffffffffu, "count", args->count, "over 2^32 - 1");
    gpusorti_refuse(&checks, keep && gpusorti_results(args) > 0xffffffffu, "limit", args->limit,
                    "with the segments over 2^32 - 1 results");
    return checks.result;
}

/* Indices that the caller gets count in the segment; those that travel for wide values, in the array. */
static void gpusorti_request_segments(const gpusort_cmd_args *args, gpusorti_request *request) {
    request->segmentation = args->segment_size    ? GPUSORTI_ROWS
                            : args->segment_count ? GPUSORTI_OFFSETS
                                                  : GPUSORTI_ONE_ARRAY;
    request->segments = args->segment_count;
    request->segment_size = args->segment_size;
    request->limit = args->limit;
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

/* How kernels shall reach the buffers. own: gpusort_sort()'s, which may bind by sets of the pool. */
static gpusort_result gpusorti_bind_request(const gpusort_context *ctx, uint32_t flags, int own,
                                            gpusorti_request *request) {
    const int addresses = (ctx->enabled & GPUSORT_ENABLED_BUFFER_DEVICE_ADDRESS) != 0;
    const int push = (ctx->enabled & GPUSORT_ENABLED_PUSH_DESCRIPTOR) != 0;
    if (!push && !own && !addresses)
        return gpusorti_fail(
            &ctx->host, GPUSORT_ERROR_UNSUPPORTED,
            "gpusort_desc.enabled: recording needs VK_KHR_push_descriptor or buffer device addresses");
    request->mode = push ? GPUSORTI_PUSHED_BUFFERS : own ? GPUSORTI_POOLED_BUFFERS : GPUSORTI_ADDRESSES;
    request->addresses = addresses;
    request->addressable = request->key_bits >= 32 && addresses && ctx->tuning.prefers_addresses &&
                           (own || (flags & GPUSORT_ADDRESSABLE));
    return GPUSORT_OK;
}

/* Check, fill in, bind, plan. No elements are planned as one, so that what cannot be done is told. own: of gpusort_sort().
 * */
static gpusort_result gpusorti_resolve(const gpusort_context *ctx, const gpusort_cmd_args *args, int own,
                                       gpusorti_plan *plan) {
    gpusorti_request request;
    gpusort_result result = gpusorti_check_args(&ctx->host, own ? "gpusort_host_args" : "gpusort_cmd_args", args);
    if (result != GPUSORT_OK) return result;
    request = gpusorti_request_of(args);
    result = gpusorti_bind_request(ctx, args->flags, own, &request);
    if (result != GPUSORT_OK) return result;
    request.count = gpusorti_max(request.count, 1);
    result = gpusorti_make_plan(ctx, &request, request.count, plan);
    plan->request.count = (uint32_t)args->count;
    return result;
}

/* ---- one step: a dispatch, after a barrier that makes the steps before it visible ---- */
typedef struct gpusorti_step {
    enum gpusorti_kernel kernel;
    gpusorti_spec spec;
    gpusorti_push push;
    gpusort_range bound[GPUSORTI_BINDINGS]; /* keys, values, second keys (and second values behind them), control */
    uint64_t range[GPUSORTI_BINDINGS];      /* bytes; 0: this sort does not use it */
    gpusort_range values_alt;               /* the second values, for kernels that take addresses */
    uint64_t groups;
    int indirect;    /* word of the control block where the size is, or -1 */
    int keeps_sizes; /* it writes no indirect size */
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

GPUSORTI_OUTLINE static gpusort_range gpusorti_offset(gpusort_range range, uint64_t bytes) {
    range.offset += bytes;
    return range;
}

/* Where a section of scratch begins, as a word of the control block. */
static uint32_t gpusorti_control_word(const gpusorti_plan *plan, uint64_t section) {
    return (uint32_t)((section - plan->layout.control) / 4);
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
    step->groups = groups;
    step->indirect = walk->plan->request.gpu_count ? indirect : -1;
    return step;
}

/* Whether the plan on the GPU sets the sizes of steps, to 0 where it skips them. Reading one takes a while, too: with few
 * elements longer than that saves, through bound buffers above all, whose barriers all wait for it. */
static int gpusorti_plans_sizes(const gpusort_context *ctx, const gpusorti_plan *plan) {
    const int skips = plan->mode == GPUSORTI_ADDRESSES &&
                      (plan->leaf_bits != 0 || plan->closes || plan->crowds || plan->request.key_words == 2);
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
                               GPUSORTI_CONTROL_DISPATCH_STRIDE);
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
    step->range[2] = (uint64_t)plan->request.count * plan->request.key_words * 4;
    step->spec.key_stored_bits = plan->request.key_bits < 32 ? plan->request.key_bits : 32;
    gpusorti_visit_step(walk);
}

/* Moves values as rows of words, or takes the keys out of them: variant as gather.comp's. */
static void gpusorti_walk_rows(gpusorti_walk *walk, uint32_t variant) {
    const gpusorti_request *r = &walk->plan->request;
    const gpusorti_layout *layout = &walk->plan->layout;
    const uint64_t size = gpusorti_values_size(r);
    const uint64_t words = variant & GPUSORTI_PACKED_ROWS ? gpusorti_packed_rows_size(r) / 4
                           : variant & GPUSORTI_IDENTITY  ? r->count
                                                          : (uint64_t)r->count * r->value_size / 4;
    gpusorti_step *step = gpusorti_start_stride(walk, GPUSORTI_KERNEL_gather, variant, words, GPUSORTI_MOST_STRIDE_GROUPS);
    gpusorti_gather_args *args = &step->push.own.gather;
    step->bound[1] = walk->args->values;
    step->range[1] = size;
    if (variant & GPUSORTI_PACKED_ROWS) {
        step->indirect = -1;
        args->limit = r->limit;
        args->segments = r->segments;
        args->size = r->segmentation == GPUSORTI_OFFSETS ? 0
                     : r->segmentation == GPUSORTI_ROWS  ? r->segment_size
                                                         : 0xffffffffu;
        args->offsets = gpusorti_bind_offsets(walk, 0);
    }
    step->bound[2] = gpusorti_offset(walk->args->scratch, layout->values);
    step->range[2] = layout->end - layout->values;
    step->values_alt = gpusorti_offset(walk->args->scratch, layout->rows);
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
        const int size = GPUSORTI_CONTROL_PASS_SIZES + 4 * (int)p;
        gpusorti_step *step;
        count.variant = scan.variant = p == 0 ? GPUSORTI_FIRST_PASS : 0;
        step = gpusorti_start_step(walk, GPUSORTI_KERNEL_count, &count, spans, GPUSORTI_CONTROL_DISPATCH_TILES);
        step->push.pass = p;
        step->push.own.span.span = span;
        if (p > 0) gpusorti_size_by_plan(walk, size);
        gpusorti_visit_step(walk);
        step = gpusorti_start_step(walk, GPUSORTI_KERNEL_scan, &scan, (uint64_t)1 << plan->radix_bits, -1);
        step->push.pass = p;
        step->push.own.span.span = span;
        gpusorti_visit_step(walk);
        step = gpusorti_start_step(walk, kernel, &plan->shape, spans, GPUSORTI_CONTROL_DISPATCH_TILES);
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
        gpusorti_step *step = gpusorti_start_step(walk, kernel, &shape,
                                                  left < plan->tiles_a_portion ? left : plan->tiles_a_portion,
                                                  GPUSORTI_CONTROL_DISPATCH_TILES);
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
        step->beside = portions == 1 && (around || records == GPUSORTI_CLOSE);
        args->polls = !stall ? walk->ctx->tuning.polls : stalled_polls ? stalled_polls : 8;
        step->keeps_sizes = 1;
        if (portions == 1) gpusorti_size_by_plan(walk, GPUSORTI_CONTROL_PASS_SIZES + (int)(records + 4 * p));
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
        walk->step.keeps_sizes = 1;
        gpusorti_visit_step(walk);
    }
    gpusorti_start_step(walk, GPUSORTI_KERNEL_leaf_sort, &sort, leaves, -1)->push.own.leaf = args;
    gpusorti_size_by_plan(walk, GPUSORTI_CONTROL_DISPATCH_LEAVES);
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
    args->crowds = plan->crowds && gpusorti_tiles(plan) <= plan->tiles_a_portion ? walk->ctx->tuning.least_crowd : 0;
    if (again) gpusorti_size_by_plan(walk, GPUSORTI_CONTROL_AGAIN_SIZE);
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
    gpusorti_step *step = gpusorti_start_step(walk, kernel, &plan->shape, gpusorti_tiles(plan),
                                              GPUSORTI_CONTROL_DISPATCH_TILES);
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
                                                  GPUSORTI_CONTROL_DISPATCH_MERGES);
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
    step->range[2] = 0;
    args->offsets = gpusorti_bind_offsets(walk, 2);
    args->group = group;
    args->small = gpusorti_small_segment(plan);
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
        walk->step.indirect = GPUSORTI_CONTROL_LIST_SIZES + 4 * (int)list;
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
        step->indirect = kernel == GPUSORTI_KERNEL_segment_bases ? GPUSORTI_CONTROL_BASES_SIZE : GPUSORTI_CONTROL_LONG_SIZE;
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
    if (args->size == 0) step->indirect = GPUSORTI_CONTROL_LONG_SIZE;
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
    step.range[0] = plan->unpacked ? (uint64_t)r->count * r->key_words * 4 : gpusorti_keys_size(r);
    step.range[1] = (uint64_t)r->count * r->value_words * 4;
    step.range[2] = layout->end - layout->keys_alt;
    step.range[3] = layout->keys - layout->control;
    step.values_alt = gpusorti_offset(args->scratch, plan->paired ? layout->keys_alt + 4 : layout->values_alt);
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
        gpusorti_size_by_plan(&walk, GPUSORTI_CONTROL_DISPATCH_FINISH);
        gpusorti_visit_step(&walk);
    }
    gpusorti_walk_last(&walk);
    return walk.result;
}

/* ---- >>record ---- */
typedef struct gpusorti_recorder {
    const gpusort_context *ctx;
    VkCommandBuffer commands;
    int sizes_visible; /* indirect ones, as they are now */
} gpusorti_recorder;

GPUSORTI_OUTLINE
static void gpusorti_barrier(const gpusort_context *ctx, VkCommandBuffer commands, VkPipelineStageFlags from,
                             VkAccessFlags from_access, VkPipelineStageFlags to, VkAccessFlags to_access) {
    GPUSORTI_STRUCT(VkMemoryBarrier, barrier, MEMORY_BARRIER);
    barrier.srcAccessMask = from_access;
    barrier.dstAccessMask = to_access;
    ctx->vk.CmdPipelineBarrier(commands, from, to, 0, 1, &barrier, 0, NULL, 0, NULL);
}

#ifdef VK_KHR_buffer_device_address
static uint64_t gpusorti_address(const gpusort_context *ctx, gpusort_range range) {
    GPUSORTI_STRUCT(VkBufferDeviceAddressInfoKHR, info, BUFFER_DEVICE_ADDRESS_INFO);
    if (range.buffer == VK_NULL_HANDLE) return 0;
    info.buffer = range.buffer;
    return ctx->vk.GetBufferDeviceAddress(ctx->device, &info) + range.offset;
}
#endif

/* Buffers that a step does not use still need something bound where the kernel names them: the control block. */
static gpusort_result gpusorti_bind_buffers(gpusorti_recorder *recorder, const gpusorti_plan *plan,
                                            const gpusorti_step *step) {
    const gpusort_context *ctx = recorder->ctx;
    VkDescriptorBufferInfo infos[GPUSORTI_BINDINGS];
    VkWriteDescriptorSet writes[GPUSORTI_BINDINGS];
    VkDescriptorSet set = VK_NULL_HANDLE;
    uint32_t i;
    if (plan->mode == GPUSORTI_POOLED_BUFFERS) {
        gpusort_result result;
        GPUSORTI_STRUCT(VkDescriptorSetAllocateInfo, info, DESCRIPTOR_SET_ALLOCATE_INFO);
        info.descriptorPool = ctx->descriptor_pool;
        info.descriptorSetCount = 1;
        info.pSetLayouts = &ctx->set_layout;
        result = GPUSORTI_CALL(ctx, AllocateDescriptorSets, (ctx->device, &info, &set));
        if (result != GPUSORT_OK) return result;
    }
    memset(writes, 0, sizeof writes);
    for (i = 0; i < GPUSORTI_BINDINGS; i++) {
        uint32_t from = step->range[i] != 0 ? i : step->range[3] != 0 ? 3 : 0;
        infos[i].buffer = step->bound[from].buffer;
        infos[i].offset = step->bound[from].offset;
        infos[i].range = step->range[from];
        writes[i].sType = VK_STRUCTURE_TYPE_WRITE_DESCRIPTOR_SET;
        writes[i].dstSet = set;
        writes[i].dstBinding = i;
        writes[i].descriptorCount = 1;
        writes[i].descriptorType = VK_DESCRIPTOR_TYPE_STORAGE_BUFFER;
        writes[i].pBufferInfo = &infos[i];
    }
    if (plan->mode == GPUSORTI_POOLED_BUFFERS) {
        ctx->vk.UpdateDescriptorSets(ctx->device, GPUSORTI_BINDINGS, writes, 0, NULL);
        ctx->vk.CmdBindDescriptorSets(recorder->commands, VK_PIPELINE_BIND_POINT_COMPUTE, ctx->buffer_layout, 0, 1,
                                      &set, 0, NULL);
    } else
        ctx->vk.CmdPushDescriptorSet(recorder->commands, VK_PIPELINE_BIND_POINT_COMPUTE, ctx->buffer_layout, 0,
                                     GPUSORTI_BINDINGS, writes);
    return GPUSORT_OK;
}

static gpusort_result gpusorti_record_step(void *user, const gpusorti_plan *plan, const gpusorti_step *step) {
    gpusorti_recorder *recorder = (gpusorti_recorder *)user;
    const gpusort_context *ctx = recorder->ctx;
    const gpusorti_pipeline *pipeline = gpusorti_find_pipeline(ctx, step->kernel, &step->spec);
    gpusorti_push push = step->push;
    /* Validation takes bound buffers for written whole. */
    const int sizes = step->indirect >= 0 && !(recorder->sizes_visible && plan->mode == GPUSORTI_ADDRESSES);
    gpusort_result result;

    GPUSORT_ASSERT(pipeline && step->groups > 0); /* prepared, and no dispatch of nothing */
    /* Also before the first step: the scratch may have served a sort right before. */
    if (!step->beside)
        gpusorti_barrier(ctx, recorder->commands, VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT, VK_ACCESS_SHADER_WRITE_BIT,
                         VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT |
                             (sizes ? (VkPipelineStageFlags)VK_PIPELINE_STAGE_DRAW_INDIRECT_BIT : 0u),
                         VK_ACCESS_SHADER_READ_BIT | VK_ACCESS_SHADER_WRITE_BIT |
                             (sizes ? (VkAccessFlags)VK_ACCESS_INDIRECT_COMMAND_READ_BIT : 0u));
    recorder->sizes_visible = (recorder->sizes_visible || sizes) && step->keeps_sizes;
    ctx->vk.CmdBindPipeline(recorder->commands, VK_PIPELINE_BIND_POINT_COMPUTE, pipeline->handle);
    if (plan->mode == GPUSORTI_ADDRESSES) {
#ifdef VK_KHR_buffer_device_address
        push.keys = gpusorti_address(ctx, step->bound[0]);
        push.values = gpusorti_address(ctx, step->bound[1]);
        push.keys_alt = gpusorti_address(ctx, step->bound[2]);
        push.values_alt = gpusorti_address(ctx, step->values_alt);
        push.control = gpusorti_address(ctx, step->bound[3]);
#endif
        ctx->vk.CmdPushConstants(recorder->commands, ctx->address_layout, VK_SHADER_STAGE_COMPUTE_BIT, 0,
                                 GPUSORTI_PUSH_ADDRESSES + GPUSORTI_PUSH_WORDS * (uint32_t)sizeof(uint32_t), &push);
    } else {
        result = gpusorti_bind_buffers(recorder, plan, step);
        if (result != GPUSORT_OK) return result;
        ctx->vk.CmdPushConstants(recorder->commands, ctx->buffer_layout, VK_SHADER_STAGE_COMPUTE_BIT, 0,
                                 GPUSORTI_PUSH_WORDS * (uint32_t)sizeof(uint32_t), &push.count);
    }
    if (step->indirect >= 0) {
        ctx->vk.CmdDispatchIndirect(recorder->commands, step->bound[3].buffer,
                                    step->bound[3].offset + 4u * (uint32_t)step->indirect);
    } else {
        const uint64_t most = GPUSORTI_MAX_GROUPS, x = step->groups < most ? step->groups : most;
        ctx->vk.CmdDispatch(recorder->commands, (uint32_t)x, (uint32_t)gpusorti_ceil_div(step->groups, x), 1);
    }
    return GPUSORT_OK;
}

/* Visitors that record nothing: note what is missing; find out whether anything is. */
static gpusort_result gpusorti_prepare_step(void *user, const gpusorti_plan *plan, const gpusorti_step *step) {
    return gpusorti_want_pipeline((gpusort_context *)user, step->kernel, &step->spec,
                                  plan->mode == GPUSORTI_ADDRESSES);
}

static gpusort_result gpusorti_find_step(void *user, const gpusorti_plan *plan, const gpusorti_step *step) {
    const gpusort_context *ctx = (const gpusort_context *)user;
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
    gpusorti_refuse(&checks, offset % place->alignment != 0, "offset", offset, "not a multiple of the alignment");
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
    for (i = 0; i < places_count && result == GPUSORT_OK; i++) result = gpusorti_check_place(ctx, &places[i]);
    for (i = 0; i < places_count && result == GPUSORT_OK; i++)
        for (j = 0; j < i && result == GPUSORT_OK; j++)
            if (places[i].range.buffer == places[j].range.buffer &&
                gpusorti_overlap(places[i].range.offset, places[i].size, places[j].range.offset, places[j].size))
                result = gpusorti_fail(&ctx->host, GPUSORT_ERROR_INVALID_ARGUMENT, "gpusort_cmd_args.%s overlaps %s",
                                       places[i].name, places[j].name);
    return result;
}

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

static gpusort_result gpusorti_record(const gpusort_context *ctx, VkCommandBuffer commands,
                                      const gpusort_cmd_args *args, const gpusorti_plan *plan) {
    gpusorti_recorder recorder;
    recorder.ctx = ctx;
    recorder.commands = commands;
    recorder.sizes_visible = 0;
    return gpusorti_walk_steps(ctx, plan, args, gpusorti_record_step, &recorder);
}

/* ---- >>host ---- */
/* How arrays get to the device and back. A call takes the first way that serves it, in the order of gpusorti_find_way(). */
typedef enum gpusorti_way {
    GPUSORTI_IN_PLACE = 1, /* one memory: the sort's buffers are the caller's pages */
    GPUSORTI_MAPPED,       /* one memory: the host copies into the sort's buffers and back */
    GPUSORTI_AT_ONCE,      /* through staging memory that holds all, in one submission */
    GPUSORTI_PAGES,        /* the device copies from and to the caller's pages, while the host imports or frees others */
    GPUSORTI_RING          /* through staging memory piece by piece, while the host copies others in or out */
} gpusorti_way;

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

static void gpusorti_free_buffer(gpusort_context *ctx, gpusorti_buffer *b) {
    GPUSORTI_DESTROY(ctx, Buffer, b->buffer);
    if (b->memory != VK_NULL_HANDLE) ctx->vk.FreeMemory(ctx->device, b->memory, ctx->vk_allocator);
    memset(b, 0, sizeof *b);
}

static void gpusorti_release_buffer(gpusort_context *ctx, int which) {
    if (which != GPUSORTI_OWN_STAGING) ctx->memory_used -= ctx->buffers[which].size;
    gpusorti_free_buffer(ctx, &ctx->buffers[which]);
}

static gpusort_result gpusorti_check_allocation(const gpusort_context *ctx, uint64_t size) {
    if (ctx->caps.max_allocation == 0 || size <= ctx->caps.max_allocation) return GPUSORT_OK;
    return gpusorti_fail(&ctx->host, GPUSORT_ERROR_OUT_OF_DEVICE_MEMORY,
                         "the device's maxMemoryAllocationSize is %llu bytes, a buffer takes %llu",
                         (unsigned long long)ctx->caps.max_allocation, (unsigned long long)size);
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
#ifdef VK_KHR_buffer_device_address
    GPUSORTI_STRUCT(VkMemoryAllocateFlagsInfo, flags, MEMORY_ALLOCATE_FLAGS_INFO);
#endif
    gpusort_result result = gpusorti_check_allocation(ctx, size);
    if (result != GPUSORT_OK) return result;

    info.size = size;
    info.usage = VK_BUFFER_USAGE_TRANSFER_SRC_BIT | VK_BUFFER_USAGE_TRANSFER_DST_BIT;
    if (!staging) info.usage |= VK_BUFFER_USAGE_STORAGE_BUFFER_BIT | VK_BUFFER_USAGE_INDIRECT_BUFFER_BIT;
#ifdef VK_KHR_buffer_device_address
    if (!staging && (ctx->enabled & GPUSORT_ENABLED_BUFFER_DEVICE_ADDRESS)) {
        info.usage |= VK_BUFFER_USAGE_SHADER_DEVICE_ADDRESS_BIT_KHR;
        flags.flags = VK_MEMORY_ALLOCATE_DEVICE_ADDRESS_BIT_KHR;
        allocate.pNext = &flags;
    }
#endif
    result = GPUSORTI_CALL(ctx, CreateBuffer, (ctx->device, &info, ctx->vk_allocator, &b->buffer));
    if (result != GPUSORT_OK) return result;
    ctx->vk.GetBufferMemoryRequirements(ctx->device, b->buffer, &requirements);
    result = gpusorti_check_allocation(ctx, requirements.size);
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
                                 "gpusort_desc.memory_budget: %llu bytes do not hold %llu more",
                                 (unsigned long long)ctx->memory_budget, (unsigned long long)size);
        ctx->memory_used += size;
    }
    b->size = size;
    result = gpusorti_create_buffer(ctx, which, size, mapped, others);
    if (result != GPUSORT_OK) gpusorti_release_buffer(ctx, which);
    return result;
}

#ifdef VK_EXT_external_memory_host
/* Memory for the buffer that is the host's own, from start on. */
static VkResult gpusorti_bind_pages(gpusort_context *ctx, gpusorti_buffer *b, void *start, uint32_t types) {
    const VkMemoryPropertyFlags host = VK_MEMORY_PROPERTY_HOST_VISIBLE_BIT | VK_MEMORY_PROPERTY_HOST_COHERENT_BIT;
    VkMemoryRequirements requirements;
    uint32_t i;
    VkResult vr;
    GPUSORTI_STRUCT(VkImportMemoryHostPointerInfoEXT, pages, IMPORT_MEMORY_HOST_POINTER_INFO_EXT);
    GPUSORTI_STRUCT(VkMemoryAllocateInfo, allocate, MEMORY_ALLOCATE_INFO);
#ifdef VK_KHR_buffer_device_address
    GPUSORTI_STRUCT(VkMemoryAllocateFlagsInfo, flags, MEMORY_ALLOCATE_FLAGS_INFO);
    flags.flags = VK_MEMORY_ALLOCATE_DEVICE_ADDRESS_BIT_KHR;
    if (ctx->enabled & GPUSORT_ENABLED_BUFFER_DEVICE_ADDRESS) pages.pNext = &flags;
#endif
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
#endif

/* The caller's pages around the bytes as a buffer; *at is where the bytes are in it. 0: the device does not take them. */
static int gpusorti_import(gpusort_context *ctx, gpusorti_buffer *b, const char *bytes, uint64_t size, uint64_t *at) {
#ifdef VK_EXT_external_memory_host
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
#ifdef VK_KHR_buffer_device_address
    if (ctx->enabled & GPUSORT_ENABLED_BUFFER_DEVICE_ADDRESS) info.usage |= VK_BUFFER_USAGE_SHADER_DEVICE_ADDRESS_BIT_KHR;
#endif
    vr = ctx->caps.max_allocation != 0 && b->size > ctx->caps.max_allocation
             ? VK_ERROR_OUT_OF_DEVICE_MEMORY
             : ctx->vk.GetMemoryHostPointerPropertiesEXT(ctx->device, kind, start, &pointer);
    if (vr == VK_SUCCESS) vr = ctx->vk.CreateBuffer(ctx->device, &info, ctx->vk_allocator, &b->buffer);
    if (vr == VK_SUCCESS) vr = gpusorti_bind_pages(ctx, b, start, pointer.memoryTypeBits);
    if (vr == VK_SUCCESS) return 1;
    gpusorti_free_buffer(ctx, b);
    gpusorti_log(&ctx->host, GPUSORTI_LOG_INFO, "pages of the caller's are not imported: VkResult %d", (int)vr);
#else
    (void)ctx, (void)b, (void)bytes, (void)size, (void)at;
#endif
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
    if (result == GPUSORT_OK && !ctx->slots[0].commands) {
        allocate.commandPool = ctx->command_pool;
        allocate.level = VK_COMMAND_BUFFER_LEVEL_PRIMARY;
        allocate.commandBufferCount = GPUSORTI_SLOTS;
        result = GPUSORTI_CALL(ctx, AllocateCommandBuffers, (ctx->device, &allocate, commands));
        for (i = 0; i < GPUSORTI_SLOTS && result == GPUSORT_OK; i++) ctx->slots[i].commands = commands[i];
    }
    for (i = 0; i < GPUSORTI_SLOTS && result == GPUSORT_OK; i++)
        if (ctx->slots[i].fence == VK_NULL_HANDLE)
            result = GPUSORTI_CALL(ctx, CreateFence, (ctx->device, &fence, ctx->vk_allocator, &ctx->slots[i].fence));
    if (result == GPUSORT_OK && ctx->queries == VK_NULL_HANDLE && ctx->timestamp_bits != 0) {
        queries.queryType = VK_QUERY_TYPE_TIMESTAMP;
        queries.queryCount = GPUSORTI_STAMPS;
        result = GPUSORTI_CALL(ctx, CreateQueryPool, (ctx->device, &queries, ctx->vk_allocator, &ctx->queries));
    }
    return result;
}

/* The visitor that counts. */
static gpusort_result gpusorti_count_step(void *user, const gpusorti_plan *plan, const gpusorti_step *step) {
    (void)plan, (void)step;
    ++*(uint32_t *)user;
    return GPUSORT_OK;
}

/* A pool with a descriptor set for each step of the sort. Nothing uses the one before: sorts are awaited. */
static gpusort_result gpusorti_need_sets(gpusort_context *ctx, const gpusorti_plan *plan,
                                         const gpusort_cmd_args *args) {
    VkDescriptorPoolSize size;
    uint32_t sets = 0;
    gpusort_result result;
    GPUSORTI_STRUCT(VkDescriptorPoolCreateInfo, info, DESCRIPTOR_POOL_CREATE_INFO);
    if (plan->mode != GPUSORTI_POOLED_BUFFERS) return GPUSORT_OK;
    result = gpusorti_walk_steps(ctx, plan, args, gpusorti_count_step, &sets);
    if (result != GPUSORT_OK || sets <= ctx->descriptor_sets) return result;
    GPUSORTI_DESTROY(ctx, DescriptorPool, ctx->descriptor_pool);
    ctx->descriptor_sets = 0;
    size.type = VK_DESCRIPTOR_TYPE_STORAGE_BUFFER;
    size.descriptorCount = sets * (uint32_t)GPUSORTI_BINDINGS;
    info.maxSets = sets;
    info.poolSizeCount = 1;
    info.pPoolSizes = &size;
    result = GPUSORTI_CALL(ctx, CreateDescriptorPool, (ctx->device, &info, ctx->vk_allocator, &ctx->descriptor_pool));
    if (result == GPUSORT_OK) ctx->descriptor_sets = sets;
    return result;
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
        const gpusort_result waited = gpusorti_wait(ctx, &ctx->slots[i]);
        if (result == GPUSORT_OK) result = waited;
    }
    return result;
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

static uint64_t gpusorti_greater(uint64_t a, uint64_t b) { return a > b ? a : b; }

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

GPUSORTI_OUTLINE
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
    *slot = &ctx->slots[ctx->turn++ % GPUSORTI_SLOTS];
    return gpusorti_wait(ctx, *slot);
}

/* Where the piece is in staging memory, if it goes with that slot. */
static void gpusorti_stage(gpusorti_call *call, gpusorti_piece *piece, const gpusorti_slot *slot) {
    piece->buffer = call->ctx->buffers[GPUSORTI_OWN_STAGING].buffer;
    piece->at = (uint64_t)(slot - call->ctx->slots) * call->piece_size;
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
                                          &ctx->slots[(turn + (uint32_t)(i - ahead - first)) % GPUSORTI_SLOTS]);
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
    for (i = 0; i < GPUSORTI_SLOTS; i++) pending |= ctx->slots[i].pending;
    for (i = 0; i < GPUSORTI_MOST_IMPORTS && !pending; i++) gpusorti_free_buffer(ctx, &ctx->imports[i]);
    if (settled != GPUSORT_OK) return settled;
    if (result == GPUSORT_OK || !call->writing || result == GPUSORT_ERROR_DEVICE_LOST) return result;
    return gpusorti_fail(&ctx->host, GPUSORT_ERROR_DEVICE_LOST, "the arrays are half written: the device counts as lost");
}

static gpusort_result gpusorti_take_way(gpusorti_call *call) {
    gpusort_context *ctx = call->ctx;
    gpusorti_slot *slot = NULL;
    gpusort_result result = gpusorti_need_sets(ctx, &call->plan, &call->cmd);
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
GPUSORTI_OUTLINE static gpusort_result gpusorti_check_lost(const gpusort_context *ctx) {
    if (!gpusorti_atomic_load(&ctx->lost)) return GPUSORT_OK;
    return gpusorti_fail(&ctx->host, GPUSORT_ERROR_DEVICE_LOST, "the device was lost in an earlier call");
}

/* Keeps a lost device in mind: every function that calls Vulkan hands its result through here. */
static gpusort_result gpusorti_note_lost(gpusort_context *ctx, gpusort_result result) {
    if (result == GPUSORT_ERROR_DEVICE_LOST) gpusorti_atomic_store(&ctx->lost, 1);
    return result;
}

/* ---- >>public ---- */
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

GPUSORTI_COLD GPUSORT_API void gpusort_destroy(gpusort_context *ctx) {
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
        for (i = 0; i < GPUSORTI_SLOTS; i++) GPUSORTI_DESTROY(ctx, Fence, ctx->slots[i].fence);
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
    return checks.result == GPUSORT_OK && desc->overrides ? gpusorti_check_overrides(host, desc->overrides)
                                                          : checks.result;
}

/* The handles of an application's device: all of them, for a query all but the device. */
static gpusort_result gpusorti_check_handles(const gpusorti_host *host, const gpusort_desc *desc, int device) {
    gpusorti_checks checks = gpusorti_check_members(host, "gpusort_desc");
    gpusorti_refuse(&checks, !desc->instance, "instance", 0, "NULL");
    gpusorti_refuse(&checks, !desc->physical_device, "physical_device", 0, "NULL");
    gpusorti_refuse(&checks, device && !desc->device, "device", 0, "NULL");
    return checks.result;
}

static gpusort_result gpusorti_find_loader(const gpusorti_host *host, const gpusort_desc *desc,
                                           gpusorti_functions *vk) {
    vk->GetInstanceProcAddr = gpusorti_first_function(desc);
    if (!vk->GetInstanceProcAddr)
        return gpusorti_fail(host, GPUSORT_ERROR_NO_LOADER,
                             "no Vulkan loader: install one, or set gpusort_desc.get_instance_proc_addr");
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
    if (*api_version > VK_MAKE_VERSION(1, 3, 0)) *api_version = VK_MAKE_VERSION(1, 3, 0);
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
        info.flags = 1; /* VK_INSTANCE_CREATE_ENUMERATE_PORTABILITY_BIT_KHR, which old headers lack */
        info.enabledExtensionCount = 1;
        info.ppEnabledExtensionNames = portability;
    }
    vr = ctx->vk.CreateInstance(&info, ctx->vk_allocator, &ctx->instance);
    if (vr == VK_ERROR_INCOMPATIBLE_DRIVER)
        return gpusorti_fail(&ctx->host, GPUSORT_ERROR_NO_DEVICE, "no Vulkan driver is installed");
    result = gpusorti_check(&ctx->host, vr, "vkCreateInstance");
    return result == GPUSORT_OK ? gpusorti_load_instance(&ctx->host, &ctx->vk, ctx->instance, 1) : result;
}

/* Compute without graphics sorts faster; then any compute. */
static gpusort_result gpusorti_find_queue_family(const gpusort_context *ctx, VkPhysicalDevice physical,
                                                 uint32_t *family) {
    VkQueueFamilyProperties families[32];
    uint32_t count = 32, i;
    int best = 0;
    ctx->vk.GetPhysicalDeviceQueueFamilyProperties(physical, &count, families);
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

/* Names of the extensions that bring `bits` to this device, those in core left out. */
static uint32_t gpusorti_extension_names(const gpusorti_caps *caps, uint32_t bits, const char **names) {
    uint32_t count = 0, i;
    for (i = 0; i < GPUSORTI_FEATURE_ROWS; i++) {
        const struct gpusorti_feature *row = &gpusorti_feature_rows[i];
        if ((bits & row->bit) &&
            (row->core_minor == 0 || caps->api_version < VK_MAKE_VERSION(1, row->core_minor, 0)))
            names[count++] = row->extension;
    }
    return count;
}

/* What the device offers to a program that has set these bits: programs written before there was pipeline robustness switch
 * on what they know of it. */
static uint32_t gpusorti_offered(const gpusorti_caps *caps, uint32_t asked) {
    return caps->offered & ~(GPUSORT_ENABLED_PIPELINE_ROBUSTNESS & ~asked);
}

static gpusort_result gpusorti_create_device(gpusort_context *ctx) {
    const char *names[GPUSORTI_FEATURE_ROWS + 1];
    const float priority = 1.0f;
    gpusorti_features features;
    GPUSORTI_STRUCT(VkDeviceQueueCreateInfo, queue, DEVICE_QUEUE_CREATE_INFO);
    GPUSORTI_STRUCT(VkDeviceCreateInfo, info, DEVICE_CREATE_INFO);
    ctx->enabled = gpusorti_offered(&ctx->caps, 0);
    info.enabledExtensionCount = gpusorti_extension_names(&ctx->caps, ctx->enabled, names);
    if (ctx->caps.layered) names[info.enabledExtensionCount++] = GPUSORTI_PORTABILITY;
    gpusorti_chain_features(&features, ctx->enabled, VK_TRUE);
    queue.queueFamilyIndex = ctx->queue_family;
    queue.queueCount = 1;
    queue.pQueuePriorities = &priority;
    info.pNext = &features.features;
    info.queueCreateInfoCount = 1;
    info.pQueueCreateInfos = &queue;
    info.ppEnabledExtensionNames = names;
    return GPUSORTI_CALL(ctx, CreateDevice, (ctx->physical_device, &info, ctx->vk_allocator, &ctx->device));
}

static gpusort_result gpusorti_open_own(gpusort_context *ctx, const gpusort_desc *desc) {
    uint32_t api_version;
    gpusort_result result = gpusorti_create_instance(ctx, &api_version);
    if (result == GPUSORT_OK) result = gpusorti_pick_device(ctx, desc->device_name, api_version);
    if (result == GPUSORT_OK) result = gpusorti_create_device(ctx);
    if (result != GPUSORT_OK) return result;
    ctx->owns_device = 1;
    result = gpusorti_load_device(&ctx->host, &ctx->vk, ctx->device, ctx->caps.api_version, ctx->enabled);
    if (result != GPUSORT_OK) return result;
    ctx->vk.GetDeviceQueue(ctx->device, ctx->queue_family, 0, &ctx->queue);
    return gpusorti_create_cache(ctx, desc->cache_data, desc->cache_size);
}

/* The application's device. */
static gpusort_result gpusorti_open_given(gpusort_context *ctx, const gpusort_desc *desc) {
    uint32_t api_version = desc->api_version ? desc->api_version : VK_MAKE_VERSION(1, 1, 0), missing, i;
    gpusort_result result = gpusorti_check_handles(&ctx->host, desc, 1);
    if (result == GPUSORT_OK) result = gpusorti_load_instance(&ctx->host, &ctx->vk, desc->instance, 0);
    if (result == GPUSORT_OK)
        result = gpusorti_read_caps(&ctx->host, &ctx->vk, desc->physical_device, api_version, &ctx->caps);
    if (result != GPUSORT_OK) return result;
    missing = desc->enabled & ~ctx->caps.offered;
    for (i = 0; i < GPUSORTI_FEATURE_ROWS; i++)
        if ((missing & gpusorti_feature_rows[i].bit) && gpusorti_feature_rows[i].extension)
            return gpusorti_fail(&ctx->host, GPUSORT_ERROR_UNSUPPORTED,
                                 "gpusort_desc.enabled: the device does not offer what %s brings",
                                 gpusorti_feature_rows[i].extension);
    if (missing)
        return gpusorti_fail(&ctx->host, GPUSORT_ERROR_UNSUPPORTED,
                             "gpusort_desc.enabled: the device does not offer the features 0x%x", missing);
    ctx->physical_device = desc->physical_device;
    ctx->device = desc->device;
    ctx->queue = desc->queue;
    ctx->queue_family = desc->queue_family;
    ctx->enabled = desc->enabled;
    ctx->pipeline_cache = desc->pipeline_cache;
    return gpusorti_load_device(&ctx->host, &ctx->vk, ctx->device, ctx->caps.api_version, ctx->enabled);
}

static gpusort_result gpusorti_read_queue_family(gpusort_context *ctx) {
    VkQueueFamilyProperties families[32];
    uint32_t count = 32;
    ctx->vk.GetPhysicalDeviceQueueFamilyProperties(ctx->physical_device, &count, families);
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

GPUSORTI_COLD GPUSORT_API gpusort_result gpusorti_create(const gpusort_desc *desc_or_null, gpusort_context **out,
                                                         uint64_t sizes) {
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

GPUSORTI_COLD GPUSORT_API gpusort_result gpusorti_query(const gpusort_desc *desc, uint32_t *enabled,
                                                        uint32_t *extension_count,
                                          const char **extensions_or_null, uint64_t sizes) {
    gpusorti_host host;
    gpusorti_functions vk;
    gpusorti_caps caps;
    const char *names[GPUSORTI_FEATURE_ROWS];
    uint32_t room, i, count, asked, offered;
    gpusort_result result;
    if (sizes != GPUSORTI_SIZES) return GPUSORT_ERROR_INVALID_ARGUMENT;
    host = gpusorti_host_from(desc && desc->start_canary == 0 ? desc : NULL);
    if (!desc || !enabled || !extension_count)
        return gpusorti_fail(&host, GPUSORT_ERROR_INVALID_ARGUMENT, "gpusort_query: %s is NULL",
                             !desc      ? "desc"
                             : !enabled ? "enabled"
                                        : "extension_count");
    room = extensions_or_null ? *extension_count : 0;
    asked = desc->enabled; /* before *enabled is written, which may be this member */
    *enabled = 0;
    *extension_count = 0;
    memset(&vk, 0, sizeof vk);
    result = gpusorti_check_desc(&host, desc);
    if (result == GPUSORT_OK) result = gpusorti_check_handles(&host, desc, 0);
    if (result == GPUSORT_OK) result = gpusorti_find_loader(&host, desc, &vk);
    if (result == GPUSORT_OK) result = gpusorti_load_instance(&host, &vk, desc->instance, 0);
    if (result == GPUSORT_OK)
        result = gpusorti_read_caps(&host, &vk, desc->physical_device,
                                    desc->api_version ? desc->api_version : VK_MAKE_VERSION(1, 1, 0), &caps);
    if (result != GPUSORT_OK) return result;
    offered = gpusorti_offered(&caps, asked);
    count = gpusorti_extension_names(&caps, offered, names);
    if (extensions_or_null && room < count)
        return gpusorti_fail(&host, GPUSORT_ERROR_INVALID_ARGUMENT,
                             "gpusort_query: *extension_count: room for %u names, there are %u", room, count);
    for (i = 0; i < count && extensions_or_null; i++) extensions_or_null[i] = names[i];
    *enabled = offered;
    *extension_count = count;
    return GPUSORT_OK;
}

GPUSORTI_COLD GPUSORT_API gpusort_result gpusort_cache(gpusort_context *ctx, size_t *size, void *data_or_null) {
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

GPUSORTI_COLD GPUSORT_API gpusort_result gpusort_prepare(gpusort_context *ctx, const gpusort_cmd_args *args) {
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

/* Scratch is what the greediest plan takes, usage what any of them does. */
static gpusort_result gpusorti_raise_memory(void *user, const gpusorti_plan *plan) {
    gpusort_memory *memory = (gpusort_memory *)user;
    if (plan->layout.end > memory->size) memory->size = plan->layout.end;
    if (plan->mode == GPUSORTI_ADDRESSES)
        memory->usage |= 0x00020000; /* VK_BUFFER_USAGE_SHADER_DEVICE_ADDRESS_BIT, which old headers lack */
    return GPUSORT_OK;
}

GPUSORT_API gpusort_result gpusort_scratch(const gpusort_context *ctx, const gpusort_cmd_args *args,
                                           gpusort_memory *out) {
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
    out->usage = VK_BUFFER_USAGE_STORAGE_BUFFER_BIT | VK_BUFFER_USAGE_INDIRECT_BUFFER_BIT;
    return gpusorti_each_plan(ctx, &plan.request, gpusorti_raise_memory, out);
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
    if (result == GPUSORT_OK) result = gpusorti_walk_steps(ctx, &plan, args, gpusorti_find_step, (void *)ctx);
    if (result == GPUSORT_ERROR_NOT_PREPARED) return gpusorti_tell_unprepared(ctx, args);
    if (result == GPUSORT_OK) result = gpusorti_record(ctx, command_buffer, args, &plan);
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
    gpusorti_refuse(&checks, args->segments && args->segment_count == 0, "segments", 0, "offsets without a segment_count");
    if (checks.result == GPUSORT_OK) checks.result = gpusorti_resolve(ctx, cmd, 1, &call->plan);
    gpusorti_refuse(&checks, args->values && args->value_size == 0, "value_size", 0, "0, but values are set");
    gpusorti_refuse(&checks, args->keys && request->in_values, "keys", 0, "set, but GPUSORT_KEYS_IN_VALUES is, too");
    if (checks.result != GPUSORT_OK) return checks.result;
    gpusorti_take_array(&call->arrays[0], args->keys,
                        request->in_values ? 0 : (uint64_t)args->count * request->key_bits / 8, 1,
                        (args->flags & GPUSORT_KEEP_KEYS) == 0, &cmd->keys);
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
    gpusorti_request request = call->plan.request;
    double *spent = &ctx->merging_ms[call->cmd.key_type][request.value_words];
    gpusorti_plan plan;
    request.merging = 1;
    if (1e3 * *spent >= ctx->tuning.merging_us || call->plan.rolled || !gpusorti_is_open(&request) ||
        gpusorti_walk_steps(ctx, &call->plan, &call->cmd, gpusorti_find_step, ctx) == GPUSORT_OK)
        return;
    plan = gpusorti_choose(ctx, &request, request.mode, request.count);
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

/* ---- >>shaders ---- */
/* ==== GENERATED by tools/embed.sh: SPIR-V of shaders/, do not edit ==== */
/* clang-format off */
/* made by glslang 12.0.0, SPIRV-Tools v2023.1 */
GPUSORTI_SPV(begin_address, begin_address, 945) {
"S@hQjjoMN{]J#gdTa_%2p#qGcr:#-3!-$yR@3dRoU,V8e2wS[>~]BJ$GYznqFP:wnIbNT5I^2'}iwb'uMdmwZ1@qgqF/c~}3q9<HEqW5i[G2Zi.~5[.8ruK:-Po'dr)ZPq+%r)t=L[KDB2kPCRJ%EVQ#f<#1Nw&Gau_<Om3d6L1@8Gg5eza!9V}={A!+N9_Yd%2|;cBDq|~Z!yt.7C~2QDHk;9xuZgF7Q5f]m.Tg+!OpgwrZ|34p.+a4gjoSAA9ot}Q&qy5/6rNB8m~_Yaw1b9pg=UVdhc$OCHTsQh:>h0qQ}r~gNg2~N*d]+ng/ye5!Y-{MS1O|+8Kjmh34!!4=$PYuLRSaBawA4!UPYhH=k^IjDs40si4[%>FZ>>3W@#(g7Nb&M'<nlIlc[O&,,4)=FTL8f6ouyXF(1VVi^PzA@W`9yc,E8m;As'H*SVUwo!*Kt'DYU$MJ#Yb=;<wYYAHyGtAuOqRpNwRZ^V]Y8+7[{3`!I;YV:yU8",
"&h!Dx,BP9EL(]Xwmq=-3vd'HfB%6wa<XETtnd%FZ%6i82h`T>!Umg!KoY{Q1*iN=3Dgr;J6al/`5P~0,$`M#<Y`YYNZkX_0)A55;D;JR/Snv_.!v8,d(:]p#mvE'v--'r5P+xIqFEZ~[IqOBbWp2'F1pU{9@nEQBOYi@:L.K~FbF3G^x1V$lWCY-9EB(_rjPkOZbSmJ(6!cj{3UDhOxX=c,q6*%6j42dH_mT6#EP$CU|V4`'+p7pkcbsLD=N>"};
GPUSORTI_SPV(begin, begin_address, 863) {
"4k$v(Ezo]Cw=:cNYob_o7bU6&HE2N/<aFK(|8PbeP<v!99{X,mDE|57D$5t|x8nTw<FXTEX!xZTvb+(!Q+pA#%.}C'BS@ne#Ll])OD5T_X5`a'|l!m@jOdanjwg/*3ruKta$>zX{M/Nu>WOnhj#P@MXI[wbM9~/cGPiKHH:#tagp-/f@WLE{+/RSN~fOhyG1K.tcrM5vjGz!Z"};
GPUSORTI_SPV(tile_sort_rolled, begin, 4907) {
"#yGX@8^*8bWAY>yi>[@aVL}s73'C~lD0Z-At,WBD`w@1+}B;G2.B{^o~LwuP&`I=1m[r|IRk.],0k^,f1<H[/!/&`$]:x.G5r*<~e8d{Tkcr<Fq-FPW:ZAXBQ-KwDRU~wO_!BwmL,nTPz;(4isi^i%HPiL<srXk}B,/8Dy#HEBLR'`k%I-SaP3}:,+ACei3BQf|XxJO-JS6Ud|}a.~vKt3nJDp83QJdAYAz]yfW9Sew79B}rFC6&3!0z*2<!j:iJW]}_;1vL)N3a~bllrra5`W#U+7@v$!LQ%0bz]!a!*v+M}V65TFRa^0jng^+CkqA:y|.-T-`JJfOK{}mg9'56Ov%!~%1cle'!hP.OE!h&^|'b|CP#M,`Xr;X:]R/8^DtQ-<R+&wU9.Lrzll;),6b:S1hnw+Ac@dWP:):M/D>+O:_.+MUzX[Iea.{4Bm,ojMo)N8NAbFIg(4=rv8L;4>xaddKg-hAP:.34{zF&-i(Q1PnlzrXCRb6l",
"]s'kf.h{*dEiVh|VaT)C/RGC;gi^^!9SW-/G_IR3~qlu[zNYE'dxYZO}G*v!8,!gH/{5ChF`'#LD}ZFLb(UcF2C>:$lORn1~0B$F<q/=61=r:8d7*0>s_T>rY_oj70q*M(HdL3RB*WC]7m|rr,<(pj^gt'=TUB~ZC{([fNM47~f3Vc7I;5Q_eR_VWZ5BHz7#sF48F3<7.wIB}*Oli%p!V~/k1{ti$js=pV0[g=1!'YH::ksiS^%K{{m>)VdL^Q`%Rf&cBlX[04NEZH^qy2.at:~bpfxFc;Fwy,rLe01},r/|hs8A!ryJ!yroQ!|'4RFdRwz66.m}aZYrlGhi.tmf(._L$G+NBzikJQWYzP&R%^DuzzpCKDi,+vUpO'W,v,YAF<sfTrsbv{_}qrvF2n2YQ2=FpV<GZg|+=x1}-)F#.|Z,#t.%@_KbjhkHv/3uz[@LwRp++O~8wO5TS6)0ZR4=^>eU]NXw&I8,D'}`xibG:3'nHH|%!sF>",
"6#F'RL'sjuQw3}%V}2B-f9&)1>M.{6.2Z6>!*>_`$._sx:Gk^D@eS:ib**rn(J|M&oCD#:|~/vBN@:f$&0C:f`wBTH%%l)&~ioYlF9hY8kG5n4oR}<IcJE%4i&7!LP`HF}dvl+v'f)`8Jfb#X@7L,j-$7jt[,H',zCb,RKAqEUU}x:ZQI($MzLbVEC8B9;&g}W}gl!@_BU9gT08tfJ8$>lk&)lHg!{k1I:nsN~6oA2|K.k5|8c,OOJ;A~J=Rw'~K)0E>1j-.`3@Nw^24;5Fh{6fMvi&p$,Fr8{y.:!K]GH_~n{o!hc'Au35hE~DkG}j(v_Q&_v!7(sCLZ){>YG=(]pFnJ{~5W1ZXHZg@qlRn'G]O%(~srRiZ`o#e8rA*sz~jd^mspC2ju.4t%9O2e|T|>`0VG#iqXs>3DZ3zC>{=J2:M&(_%f`9N)4}Xr(Z9{rxj*0d*d#VGpOVbU*ZB'U*PM1fZEjEJt~uP1T9dgy,5nfp%_#GVNFmz",
"YWwAD~xTI6~3!!(f6GEz<G;T'XU7BnPMF1AJot=0UdW10`fvU3ZS'Heo0yAvCQ.CUesCUG=TUdR:m$@TY)QxS{oSx_SNGTwyuZxX,@w|.}Qt<9686qEmK='3h%Vo>{NUX]m9B8U!8f-QLIZxsw|ojNqu^Mh(j$Oam%ly@s&eVv=[%IeS.{pSB5g{D<c96Zh21j!pA3'_rR10K+f_xQLy;dys48NZ#cPtoVGR20TY$pPIG&E1x/zCyW4c&i0q[L"};
GPUSORTI_SPV(merge_tiles, tile_sort_rolled, 4321) {
"5O0bLkQlduDUQEKVYF[c<6/82UfuRL5w:vEq-l%}+)uxZag)-KXA@yPIviP3k*UmP`U5!Dw/jN6z5(HY!xVGL~1XX`cl5/j`A<~On`>(FkWZi^DpddTB0d~+6Y82k&k@=AO!jzu0va>l-=@lPsMzV`}^4f#<91Hhg[T$9{&R_+4OO+70FNXQ(fG45GYTk,/h),`,mW}k{jJ(^:QR[W290xYOU20RJ3:STZXO['Eh#Dc5m;!0^{WqDBe04<{auQ%i&(4Q.)_NEZAUaT7v5G:<HxQhqHQSRAuXD88M+VhVn-St1QdXkJ,fo&BX.{6Ec~zT43h]`m=/|_96U_80=iI=qmojFAI`nzgSo(+(^%b4U__oZ%jbbk=d.t<<~BA2*;<>qMWrr&H3c.W9t,0Kz+G}brN#(6q@mLhkV]]IQZ+z$lVVjbTwj$1l(n9G*SB$`#e_O9&U:+hMfjaR@kGS)}^^%Dok5`T*-5El:v2OJO(se@zEK)m}s,r'",
"fF[+mIs39@LzY~'GxK.zA=rE6!},T'$SHb.(p2-TRD|5rZag[3;VmkkO$+]_CZl8Uu4fBhB+@jf)qe|b#IKdMw57/Xt*2r=^Heb9,y6Wb<i;*/'OGGSz9P~(|KxVPKETzQD`%XCR!UI(!C*U})dvK%y50X6}]xK1+<cUSyZdCcS8U`DrHR!h9aAY;k{V6bni3AtdNx%!omvV|;8QaXQDjsauyq!uh<X$yJ_Vo[laBvvR;CU&U0Rj>0]q6'K;+M@t}h!M2S0ka-03`@~}Tz&*8]!])j1S`BJu5cZ}0vl]OUYa3u_+@M%qs+*gB%sqThZQ9Y[KlXE|GFP$8kSz@8d^HdT,y$2W=la/B>qLygzdSVIS=C.n4r)dibT#HZZfK)bBsOU8.Gj`@8SjaaXZHDV0L<0NCL<w3S`RGyE@q3TSE+03FtT@v%ZSg0"};
GPUSORTI_SPV(finish, merge_tiles, 3416) {
"MSX(s(k*G2EUuNzNrkf#9t<E+APBT({v$P}84[Qy!h+h=W_w47()gR,Niv|XH^F^_w:M#%qzC4KhxK4w5@Zr6P[(9i%!4'22N@gzM~OvW<{55nVUe#N'C@CJN>Ipb{x9eKBXK2uWMY{ve6z',$fAIq^MAY<6G@;PGWR$r(DE.<9Wwwt:47LId/((q=X.fE_0*Swss-zTuJr|z8D26gv9A{5*;CVN*rIEzdEA&>Su0xhBEGR|CUx~+-.r9!o$W[MR>=8.QeyrU$-[5;Ae.0[D&U`](fB;@in]SG(e<oTQi_4OC+ze,:Xq>e1Xtrrr/drCEi+1*a/n>.|i.fHR~&':eqeAMu'G!=9{N[8RAZ_yIpHnr6{Jm^_N!|KB!tz0{.1iI]5,AClO9J7>Zc&ed:|DXhaOzWZZ2g#*X[bO;lCv-<qab1]l(yQynAao2~Sd@u{W'3!L4H;P]e-aH1&XJ4nGSG4G@A*W/=ESara.@!Rt4zW3bP]nhFqk",
"UjTDt$}]jX59,Y0~[s=CLfF#EkY#LfRXg0oVVtHp0tEF6Go#=`GD'W13IW@|(8kTsbC^2#zijDf`Si|eY)vzt2T&TY53iFg^`EtnPXW'REs[&_An[LuNH2xOI5v"};
GPUSORTI_SPV(finish_address, finish, 4374) {
"w;T[tv-exJMD_l/]($#-HuHQ;:55G,Y2Dqu3q8W$r`E>@w-b3=pyI*&DI,+X)Y96UF@f*lGLLCy$x^84QoB2tOWPkB7*z2YC0ao;/&URFVbLX#eu#q0KJxN9*-=l%.9v>YUN$D}wFRI%dw{u@DP+s+A,]bH.4`p{X|+8+ikIL/z~k1ly^LFBVChWACmLQ7R5@$5.%&D`E~KWw%Q/V@{K3paM7hDxI{[1Af.=O(uWJv[$6P=eY/cXy[N/)yo`]78R;yhSq&{t7h'XkHJV|y).W}!WmS2tOJt-)X2$`W/Db[bY`n^h2QrvqzN*2Vz>Rms>p@QQj@.{Tfey87`BX1L&_(xvR.F[{OIU>]aFaMYUW^5Agq[*bvS-po=,2y6@/Vwti!g$X:]F`D|ZV!UO2,U)#ZvlYK_0/qf:ekI'bp,m#7qu$s5HW$JtRwjk&q0Nb)VW,}Ewh(gV|8T`!LyF2,$!0$_;-_adJT|>)dDQvkk`&t@;xz1^1b^C",
"XQ96V<2&$ru@a]O&>*,b{PZlvhVmx,c=)%A~{[eB#RrZ,7=K=>{(H7;lOiUz[V[[>(L*l~c~'oqP9r#!~LxiEZIt4ICEx+)@WJu7*iTD~uux[QLbef.N^X/|wGFH[JJ0}msZcY!q0JAqN}vrbTJT&%O};{N^>.[pQp8;XFe2h%;ru9qFk}av9I@y2[hYYI-7$^PbRlbLFB}a6^R;%Argyy1v(p+*Q]i50;*CNT"};
GPUSORTI_SPV(leaf_starts_address, finish_address, 3011) {
"jJTgmP0Ulx(Xp7xn)IR7_3E#e}$^,U{+lX!GGouo.3oPJ=|.G6+q0ML`&G<JM%z^vvg&WS5$#(qZnM@51f0*7MAtE|GHUsh~4ExlBp|`)8Z(n>6TOB]_KGjW=Uz1ws$;S4Y6UMvET5_bm1cTIu'JM$m$zL7c2-v{YxFb:X51UsS0&-P=+^CZTR1%&bN;TO+S{6{c#>HFb#rZMh(rH#U2ri+C%(#MF.^'#csPQO#J`Qf5t5X`~fMWUvJ&~lDhZ!Azm@$^'`w_VPs8N!_NOU.t#XX_cP]7~]77}chn,0<iZ7#j`qLs^1aW=j(R]$9EFk4_2Q.=Vz}_o5y8:LeNI!UodOig~nH<@<d];AB^zS&g'-UC*7#Z&j:~:s!{h+I%N)d{N:.Jz9To7^Pv^X(<}XC|E1g>-vidbB`3sJw}l.`mGBjQ<hxs9-j@)+JCMOn.;z#iFd7F&Q280nWFP6D_Rr:z%)Cb#dS'pe]eOfR>#<Dph]-]zy:G.=yL",
";Djm7%)9{Z$8&x6{}zzOkg2w`J'0zZ2h*&Y&]EgmU~&A!~N1v}6:ZwEk_aEz,ycC[_v;,I%e:=#!ro_W}m><5Dlfx#ZT<cgu4HL)#wz.d|sD9T|TgK.cagrM%Ax->=MPJ4/hQ$H&j=enm|'1[."};
GPUSORTI_SPV(scatter_basic_address, leaf_starts_address, 5931) {
"!gqga!|HFPL0DDXfXEMj1g;jNP=1M)@gZG/MN$K,Gz9)X$s&.$,Q,0Z&dmib*gJqd+OO.t(OOdLpPi#1I,PQcpX!XTKy#(-CVQP)%[Gi/G=3L{-dx}^(zHe6CR$'k]$ZmOF`&A)eofReO*/,~<+}gp/ucP'/WhfAvf1,``)o^2yZ*H*3QSpat1B&:UG8orItyzzf,4hYb@+$}lipF5(bAd*j<^h`='a`oj}CVK<wmK|oE)%`y}WKqVDP)&:>e5c3Xw7VKmAuTh:L7:U<AB}6d|MF6+,$}_5Ujwq:7R3Nm3Xfgi:|EhC.HV0r#A*|B-dkoELg$-D]-D:SCft#~(v^w1${l+9|&df]fQZ=.jlQSFezn+V199}^.`hs-E&(pF`>F$;3mW&z2c(Gz*E@wFK:5bF[zXW,1/BGT|X&_>mwd8^hA{dap}oWPBI2){o&H&^]!UW,jfsPX^p6R]_6g`R%R7-g<]z)N;.GMGN+yS#2i]6-#OPVzt->",
"|#_gwW#c~7_SWIY:{_)FYU+j9I#$.]-)p`@T$XM-[ny-vlXHM@&nSQ[6R]^5)p6<qh[Dg>N%j&vZ3u3/;.h_~*Sl&3*MyOb;DRFGG1Foi{`_6e(CzLvzrjDHltfOerSwp+=}wxuPW9Hv~N&&VwReJ7.c*SmPZ8zZ]f'MZ*>mvCaB_0|!&XFm6h+7H1Z4DREGimdDa(VhI4:){X:z$KbR9xaJ_;fn8kB)!&l;y5#K5)8TpDhl~BAC7(eWTO9R[9.VOa-R[GgEXk&56PmB'eYBkno7o$7~xi#|i!6T)IL`Sh[0s3,R^zX>0E&A,d}@5sIAX2&K#+]1;=a]F21b7e`bGxyV_1[G-8`mDn_BE+7T{L|5o:Nb9ZdR#o4[pufr+LG[)$a$Il`{h,y]2Lg&Sfx<l<AYxUHL~nBwF]ce_*FmxtSwyD)HPJRG)1k)>=bUai;k`3'=xEUm$4!oifJXlT#@KHPo8Z#l[V=7k_y[{*25Rg+~m>q@]68D",
"Ll-Ix;m^ya<L9!EObaMw|eI8Exfq3hwMXwVnX8-bs&J,>%U*#yG7|'3O$%XYe@C-<Ca%kc[X|$Z}sNAu*ks$&f(~+=~trM,,ds%XgKN^tq7MaVG&lJF8bWHY`}%4I4vE:dm)0vUsB"};
GPUSORTI_SPV(segment_scatter_basic_address, scatter_basic_address, 6221) {
"'-{a0(v@+!`vMr#vd%7-heA>%KINACjMN&!t|/7~yNDF5l9(/TLBUYUWe1~(VRrBBo8LRZ+M|}LY}`)4;TJz`#0wQnt&In|HLb@8m%~EhKj(4K+A0^z7!.DBYxx>AB0~uxLlUT&.+rwsWkC7SX=J=8W8g/&e:('AT+H>cm5X*3L%c>r&#[Read2J>6;^Ue2Y{W3#vv2sJsL<5u'!sLbK3uX{s&@Vy@iGi;>gtj<@aGn-w:g[a//hUW2J9We,z}.&!Cuv+hrx&zqqmoSs-KmM[ov5yt1~M/lw<.C8ZFxCSkl0]kO]4b,n;fvgI94'!{75!M*Lji/H(|ru-ml@&!XW*>,QX5P(042V_;)G#]qas_!:_EfYjOqziH4{8lbBd=Yot6eK(;W=~lATgnQH9}kE8&gZ.*pJc0BNC@kL!HK}RffNJvRToVm=+i!e7WIVQVkGO}|n}eDw~mS#<3+;MszjI;UA%vuM+G_.MiG~bj}>QHk*97XX*i0'",
"@jIg/OuRT16AmCmS/g:i/Aqvq{D$3L#6O*i-EncSI6cNE#sTut8RQ+!"};
GPUSORTI_SPV(scatter, segment_scatter_basic_address, 6296) {
"uBljp6T8U.lNUur9'M_*DnYtw3Q0]BfTQm;REwyLAq9YjUtcty~XT$iCa@8eH#2,R4}E%.-@5v6)tjx=k%N'M+sU)*k4uKK$Oh%2_yX!5mfvKv`J=}wz,tXcT{tR4CxOT4/>B'$c@8nhJ1k&iv}tJl:L>K5<5J2VWt{H7$a3q0RS`/kVwu``3@->Zp0UAd04aW$)IdEjU#vaE%ieo|A}3,>NZ-cn{t]R~b%Xj9|Efg%/{viZ7j9Sl+,Xjf|@AzfelI/g_-.JPO{,4+,6WajNbdiPFqr5p/{j2u=yrkAsCz%%-H<jVWM<I-'F6ZKD,UldN:/E9g*7a%d~ktsG]{wM15UyYX1o>,%AVKqoG_JtzLlI!~921&|O8'nMn.k$1$Xj]&J8'v0~yJR1W(W8sH@&+6-UZC2y`Z_V1gt4~o*N]mrNxFo.B}zVQ_%lI1>oBP-izQe4IqU[b&H<b''pKI+-`f+Uv9:YI;:^nU*R,I3,)|O6~*Q*Qx`!",
"i$+_t27]FbiOu$7Rw0G^Q/+_vDD&Kw,|raJ2'2xM|d)UL42.>Q1S`DQ95h2_E1A{Eb(Fc,1v8pf2K^-l22nTnx94dr3mpaI|i]{}(AxqT-gbFm:wgf2((&HFWj*#HzD1:`2,.1B2{|L!@*;Vm38QD*]Pvb^QLx:<HY)lrdm])%%LL(&QX&$$Gfsc(5q&iBiIA`]5tItaDH>a9h~;L%krYP:%M+V.>u#*'_+b)6Xe=`rJaD)w#rR_2c+|:76&B~k/0HP-y+L>Kb*w2eNjv.M^zI|Y!M`p9~'4G~@~2%p(IDsQ#!X])=gke_yB4$&PmW*(1&Sc=k<{W!g1Sl;F&`kOMcx;`Xk=jo3Nf-}H_8Q@K3}m/`5c.7QE{97S{GAG}c_<6O~=Hk_])L3C1j)|iEe<mQ9kNLkmWPb^r9bg4|h1F*5<a.B+%{qVMJC)I]%pHwsK3LqW6VVRY(JFhReB>HzJ@Mu:hBG_;gnk2;;$7M8a5!K:iIPkC]Kw",
"JTq;#]NmHQ|<+pX0^Bj*xf{-)Yb|t_:Jcu<(|$i1Pt<`Pj2H0V<_=j$2f_D:!0YQbY&TFHTIBfAS%<[c/ve*~{Ki),OnQo>J::"};
GPUSORTI_SPV(scatter_address, scatter, 6936) {
"{8''[75k7C(n)zF@&`~bfMi0HtRsbi'XW@eWH81afdD[.Tlg)eUk=JtPn&tCn|]F-B#s-M9H<SR/f<fHFzIEUr=)@lzfsMymy!1L@,3ET-'20mwR[oi])ptmm3KOvFF;S36#H6q='E'x7^xAfO%eTOhizSnah._gU@)j]fAn,mN2,gKARnmh3Homs#LnU~9n*F=p~_kq64k9S;,ow-$gBx53m[sB@C]&$Sq5MY57<0.c7`@WIr%os8aY$NburU8-VP^z%f[g)=%j./6hqt"};
GPUSORTI_SPV(segment_scatter_address, scatter_address, 7220) {
"!&=&IBbu$g$_ui0@Iik!5/W$[fwCa-z./@Lg-/IpP~LdVV}3DZ.#]%Y-~T5#3-#0*EVX#jW72F=QQyvQ8gx:+`E/=I1mv5C&{5Vh{}QB2o>/YpkUQ@.WOC4LY}<98%mA.dPKWU;SIfQi4UOt5frT-h'WKdR@6(/dWey29}O637=K;2N^{_,p3U[c(F`x'"};
GPUSORTI_SPV(segment_scatter_basic, segment_scatter_address, 5544) {
"mSw3RWpY3TO1/E{Dv6)'1|>jGG5:<]0WN$+4nN6+C4[^PREJfXPK#LJi}<FV&ZFu#f%#io0)tT)p}_D<_'$MkE^`kjA$yR1hHG21fnIRw#>#IGl$G%z>Iq~f=7[YU1Xw303i8WW%d2*h%O9k`,E!/0j0G}j&QS(3!l/Mz8=9e1d,K/o[+(<DRNR,~Jw}opQcH&V!D5TRA4.B*'%s1b:3n`!,#34&Xgu6dp=+!`NV/c!3L;y]9FofZ}3o]/Q=]xr!!.W+EyE-Kq,5g0+_.z$2|`&v8m:lX`lsl1xA-Bv7V9ySlat6:(,;2%va'.8P)(gO$J$c7dr-w[l;[][F=,j=`qgu7<9Z=]Ds/1'%pzmz^1zL+5!zWZa8A{MK7n9EW5>I}X#9gJu-T[Q@"};
GPUSORTI_SPV(segment_scatter, segment_scatter_basic, 6565) {
"+Kf5C./|]F;2-B&O7]TE#g:}e/a1oEdCE2ga_uA<SM[9,V{0gQkI;I9]Jf]sSLo]~fcwjbwF=f7)==FbMVRV8=%2:5tL3@bWsX!#:'|DXHO{BfU~BUI0a,<e{SD^FOh@k#Eq`05]{-fmi/=@YREU({7.eW_P$k"};
GPUSORTI_SPV(scatter_basic, segment_scatter, 5265) {
"LQv(6VZn^ClmDv[]tB[WF2w&1y2{9IRVK6@$#eR;M(0nNU@e%ck^u2@4<A@)6X;F)v'z.d8Z|/:nvgGc:l6u&'~4-Z)i`4Jllc>)ULq_5o7$W{OO<tO&EWUd9dG&{]jth9;sPjoP,8',bL/&o@i."};
GPUSORTI_SPV(segment_count, scatter_basic, 2542) {
"vxRha!!i$A&2#hvMP3$8b&@mHkJca]/K!0![cP[>Fz$s^NN88(U`Cz*Fz,.7WS3$Xb~IrZLf9:M6.Vi<K(I#Fih!zNMOWl}S~<[P1*>aj1!pbF,<>zACk5K,af8A:d%xNVZDqU]O{9vz}uedBRtUD88l)YU7/xyhW/6H.FPBinIGtRmJ.Gy}6/*3sTj-K;GJ'y;BxoogE1+;xsKlT,~hBrkqoet(4L>]vw>2}DZ4{&:QqLV37F`2U,*XZYajm%Tb,DF#V^$7n*-d+1=q,7FPlU*;|p@_oA$"};
GPUSORTI_SPV(segment_histogram, segment_count, 2503) {
"`eN[_VgVdf:0iWVB7bht]P~hYbXV:8K|UOO*o<d9PV#Z:eqau-<:{rNix^Q&G3q0+>b0$dl18{sL>>tg%x^~_@@3#CU#4)A$!,Mh>JwkTFW<!oV|(PSt7w{=J%R`~mP};&:K9*ly'&[MP{4dTY;4t0>9n>Ccw2z)BJ]|B9]bnB/X6{[CXB@@xa3$ksn8#|]keH6J!"};
GPUSORTI_SPV(segment_histogram_address, segment_histogram, 2853) {
"w&pt:Lv|RWC*,LyUq%3/Et6DpTsmH0uv/V6U@6Jy=_u^zM2S*|79ZQAO#&Pk0K~$cLq.:Xx>7`M][S25PUiq!cFqmh9TF87mVeM2m[x^vn%55{b0s]>w9{^d[BUwc/9<K^9eFAdb%OWU5mwc%C/Bw94*{/"};
GPUSORTI_SPV(gather_address, segment_histogram_address, 2858) {
"lsicSf'rwyfV4>S|Z_HW6~Y!;#A%;_<MtAupaeP}2u$HQOUVdjci6a_`+}FlpTh}^:JlXP!g06wCNKq>nY8/WY!_3:oZ.YX)f'-*6dFn>iMd{Z'-jMljT$H-!9~@GdhNV;!7}pC0]d=uPYG2@^{R4N{z[1./$n$k0'OD'JHv365aCQ#^gX|Q}M,JAr518blTm5-.-JR2W-@_s}|.za}JE)1|apAcwYKuTWzB<kJG0cgCXoPJ</bA|M//_wrj7&;jucl:Kk2%7x<2JFyif,>K3|8O.UUGlf#m'@iJo#7z'M=9T8bvA|e'iLFDriV7(DJ8}#2*1]!sezN)vLFa@HzB&F~8|9:>Tf)cj-^]N|d;roA=kC)@:PQn%^#UET*nEe<^<#!{f@o^oxrdyW=%i:C7X<<jgcYhr`Z}Tq-ArzC|h6ZH`L)&u2.q15!IJymEG&12{dh8)=CW;*^Mex@/W$:BU6vLK~}6,&A7YcvxR%{#]_U$#C>~j}R-",
".lC^|8X^qg.vrnu&3[JZe6Q164ZA1jyj.*)-lV{u&P~]6$18InBB`r)]xP]KJAI(M=L@|o]AJ*oVUB{8-C/<GAO5bb-=i*o>cxpVPL5VZ01Ar|V<&syeUC4;GI}p8<N:I$lD'|C#aN^[Uz,qL"};
GPUSORTI_SPV(gather, gather_address, 2246) {
"a+;NJR+KkPla=t#=PT||.PnvzVZEcXpeSdQFv{{_)2ert^^(a2Uc,W,-.k4OelsWDsh]#0aNvRB:;''U<|H7m(yO=gFN9ibk{>@Jip6#^vy@R16E.Z,#zDG=WEr#w2;y,,STliSvxj]!6P[XmTD,Y1=;i2(${/7Im!s*#(:gx8`eZavG/:K9%3$o_!R9)s-k!SBSY7Yom#rLEx:-@~Q/bT0DDp}%,<JT:-=Le-IGlTAWf5kpB9J[GJc6^njTru,L2c/'*6ZSnS13S[;I^Q^J2I[=n.3dmN]P{D~CM_t)mhuFJ]Y_O"};
GPUSORTI_SPV(segment_count_address, gather, 2883) {
"hpouTOi=5t2BYU<xBO1d$`2NW`.s.:$S,wa5z&59j>dsO5E]+^b-:yhillt_y~U:Uq3P+;`:~N`xz@5<[[G_UA)*b/vp2esOa=*|Z/wzMmLYl'm$PbNlhTjP@WJNgw)*=tp!"};
GPUSORTI_SPV(split_runs, segment_count_address, 2264) {
"m27Tjq3kGSl`#+Nilr1dZIQg{p#&9VODnv=#:O>1^B9Kz(ZHVRu[mP{w*4]%)G#ug7e/|qB/*/.rqV+U4bm]pqNLp)i0w@KV6u{LEI!pr&pzP~fJ#-+PGy)ta[.tde`C)a*^uZ,Gm$o$>N:d_UhWhB-DSdH&AF||_3}3jQ)emJxjTOK|*m4}[9C*lC'CES;j~X23SL7'ueE%wlaiN)g/z_tBs/'NN{Q(3Rov/'sc30o$rn*+VB:-_ZMws[zpsPySZ@:=3`qeOLlvXupk!s8_dO.tsrE-2PUd8om;=Qzf))Ko,{C7h-*$iYnN$o!maC2iHo@.;6:jvmfPOO6Xv0|3g8eB={-Csj7beYB~P*K3Xi|5aVx[yO0{'pR[7zL&zV!z1q_70k'`5($W&zVfj-{$|m(2W6`_M-hyqREejnyx{3*h54D(^~IV>I&ve05jU^A[}*cHY#XKX}S.IjF)>TywQi<J]WfqgM*j^')6eN`_2H^!b$yVv>O*",
"W#IO9b"};
GPUSORTI_SPV(tile_sort, split_runs, 7667) {
"!Df#d~Y1-/9gf2*[sjd7M/Pp|Ikt0#igX7{YMa#H_PhOT#oUE/|L<F1H8V6tPAuD!d}EsM!xozk8O};6Vw54vAjR6:EM8=/i/`uEZ}zbC*;8@_>-:`@-PoAAK5[,44#e==:`]FkE[dqxD'd(hP(+]GUg'mZ]+:<BF]s1way;`q>4Q$[[:z[_^9Zgd}`~7wY18eA_dF7%{cygB@TkGFqg4hif-^8~YRhed.Lus=P.%jg@2XDyz&I-S*h~fyWBa9BS&7Qd``8N~J^E(oc<OKIJ1glAAEqS+sdHKglt[j7ajU`_ro@1HBk4`jkisJL`*uqTIOO_VGreY{1Mrzj[BD<^pxP]%k=$pU;827_~M|n!%!ZE2D<7Fc-qHi`:G^_oERz8~eCxZos6d<MlcY,Uma6Eg;TV2/IC==`}$Tx!@5jk,(3LbQ~ufIqpZk>'EiQN}9>-7j8[8({g0|X*ca)-`]t:px.Ad|ftW}#aLf,7F>kcBx_kglvZ8H-4",
"N2RPA4F,=}Z:.zq;ce@=@}1<}sTY(3/$WYmRWL8WUjuP+B'gavSJ-d38|hhDsNomMCkBgfBY!*wls.djT.=&_u)'Y^-=nS=npKB7*q2P=[v:&3W+M}#uM:,oyNuHjZF%vvYb(feM4:2d`/7Q&LBTK[47Xm56,N$<SK'royJzJyHO2PxwGZCI#bVfM`:34hYf;P=8UpJ%ow#{H6.6n#*YndC~m)tu*m6tUKljs!rUR:qWU-qe'G_A.uJS*D`4N0qCvGr)k=ZaB)@_r*qnwfjfYJkxrX;ny8WCkCuzN)0/yZZ|KfYyWAvoV`$g(gB|syrWx}7;#KkY-iAlYr5N)<&O^akt;/OUtIo=6]fLA+|G<)r|CsIb,mqbOl$b`0J)>TyMO4.S#WcL{12~7):P@OilTE7<ODI_mJ16,:LxvX=gT7-kn^E'Bdm98Mtz,g,e.BdHW&wWY7bT|$&;gniWYzKJ+bkPC=#<}!L.JQl~M:H6WGJ!gqQ4&v@_",
"0fg#K;2!j8Kwk*k;~yn~kUkZLExq*L.=%B4Np+[4-^N[]t_UL3u6(op$}&uEg590D1Rfh4DTn-iFDZFy{]Mj1_]JfxRwu!Ty53Bg{KvV=E{BcU;CzaHg[@Z{jJOo<`cl;[d`}$&YH|IG+zC&34B<b*V~<WBnGjwEL;mGJKmIa-UoGJ@J_x,+94'ph%>ork~8pVlLn')*^uFU.J@=o*w)P3~ENF_R07#Bk|z!'r=wTU)zr[%G-IM||{vWV'25M%Kr4RoJWYKp/xN:b:UV7g%L)4HXn//MW*r;5aBlkm{%iG+NQE/bb7[co2'SUAOQ.a{;G'Ra12qywTyrzHdhfrEMGnGIvYl]D4Z<PK6)!0,E+r<ZU$,b=h.#:QATzoJb0Dab@`MDsZ5&:c$n5fh#xzU%0UB_C(nt|/vdW~uWOGP2=q:h45|*~(_(^m-[gjvC-9dRPeoRy[}>24r+^H_*$CF7<}Nj7(KZZ5eW%80[HQt+z$b4fybV|'6d",
"XmaD~7D,(6m#DVR!P>f|=lTHn%"};
GPUSORTI_SPV(count, scatter_address, 3325) {
"V'Y;Zp//}Oy8#B$IhR7**LBWJZu(I@d[H)[wTXn%tgp*Xo>hO+Avk/8)-#=Ji9lq;{s,<QxpAk`M]D~K!9R{fs>Y1;+3b5Z~%VW-)X4(:;DbTayv3U&ZyaSgZ0Lt0nJAFKp=_li]|tleS*E0`'m`sVhL!M,czxI3DcaRVmlk6IZftWA/~gYX;'g-IL:QijNDN-WyY5rgaAHg!PfaZlq<@P(Hy1j}#Wn_d[$HFb7.nm[j|;a)G:we^fqR,>$UZ=T.7Z3YWQ_{lQOJ03Xw]L~Gh/%w]n(d~B:P4su3-zW(;zK!!|y<G1AZbasd.YNPBCJSF,nb^fKM6#W2ep2;yO.09AqIG^9_hi,B[++o$feH,IhEnhR+JV_61GUTvgv]4L]RT{KZJW-&CIU^sP=D.c[[~5TA]RkG;|-vkWtApn*Y+2Oh*~tx<j>*:eBmLN>Xj.aojOf7UE4^-hPk;1SOc9c_=IE*G/VEn)a3u8:rL`-s]Kdj-iw*nYmj",
"8dAnSG&yGPXGX%4_@F&(I#Yo2:dRM/O`+'7VF>rRrJ6bOt'FXQHG9[^NSe:UN[2jCC;Dc6+<R}#c=O*D"};
GPUSORTI_SPV(histogram_address, leaf_starts_address, 20933) {
"!K,p`IC}uZuSWb]&TapQKAo^p]u*qd<~'JH/tJuOvXf,MmfS>hHPnf}9()ONS~qyl)lV>WH`(q6)/z0n(o%tJhw&%agW6Fo+9L4<<Z{av18f[%f'32o)&]E7W)1nK)|X8K}c^='OYhQ/z-/ep4syZF{D&S:mG&2%DrITA:gN>'t_RQ@;Y'pFVK^]C&c7IqxeX/rO0R2A55Yf1*`P!#%^jJS:Qvy3P$Z9:%t|E&M^$(5hs2nGU*hkmg11c6_I<j)/^3.iRn'/8>W0htNxaqzNGzpXj`;eb|B:_Vb`k~NU(2V>g#k+WL([lc!osa1o^oo.VTVH3PUvg-^J'8Bc#4->`||UuMtqQ}Yrx/e4y))uyuqYE7Brm)(`W}sIs{_|zjrOls%syKYexU(+n*66i%|3}1SI|vm^++l0Lq#Rr)m*mN9oE-y2,SJDW*#dZexdXG,X8M:9ZY+^pb!}'0=zDErks_|FP*/2Q9)Bpih9@6X[#+TtuviLur=Y",
"#NeM`.8yVJgQOH`nc~R7$_d4s_o)SZti!0#nH/{HNQAfhAJZ^zSyEVg:[{E(vl&1iY/D;@*;F`BjwsWG&$!Wkh<<W/x&px!AJGfY4{#Ay``)_,hPqn-l&7G)gYb+&-B!+-t#MK<4VF3*]=Q<}]rop;=BxdmmFT-xD!Q(=[g~7Z6k|$bqHzJSr+)E6is3aE>z-m5t#FowBUB7p9Jc-3g/&BcZ5yL38.Q`J(}%yiF*41p=Jmt0QlmDQspM{^<k)XY/,[CR;YAZw4#fW_nsl/icH}8mAV@4f>+a|R'@Hl%xMEh=t*%($JZL.GC0c]8J)5Si=/gt9-FD9T=3ag:.w~t:{MWkLb@jHyTQkz_+Qr2j]'<Ec{MgJ%4,U{XWU9f=~|@&DL`=~M`_m,O_}X~'i,CF$a%AU];Urj1KCOw_;FU<k@/Id4frV/cWXpf`@yp65{b3kqc]LhD`M%J*dh'@k0,i,a4&2q~'*GDPPHK4jP3Fd`I{r|Z<y~X4",
"FJ:wnRwfAiAa_t0F%<[)bQa:ri*g`KB1ol.6T=6Ih*2K0kc'U3R==])<OPudvAe9jwV#~@@I^SmY83^4iqfV5qXhA2-D/<,E(P{~Qe5CK^mbu0~jMx:}(7FQL_lAQm_t#-)SdbQd19LPR%;P1[ZJ}5=7Ppp$(bil[KsdU2FNFA6icRKD!Hs:~MAX%K`%~wQmll2FObfXc<*_-.Bx^pgJZB<0YBQD-g^)Vpe/XhyrJ75DX8^s(wpXV^S@o8FHa9oOP<J]19<J4s'o~++(P11]<H|y.<g*M<0.xV~H8geXr6L%QNmldNd|YIH!__6NKf{<I96G`$A0A>D}c.ZMJWle.'Gk,1s6PTW-iE}~F&2C1{=/rlAz^,jJ/c5|j4]qoPK'`r[g$%Y4wZnomn(_zv(SZE4H=mg~].vb[}8pmr7!B~:b&P_FF-nyRmmch6/ZBQ%xq2A{MXM=GSPF#T.Wr5gtH7<x~}NB~~{})DMyi5pNzwE&w3u4^6;[",
"GM{w@1@Y;%&F;P[|k/;3bpN6w(3F3ry.4KBSI8{dS$xJN>~c8Q8OUIPP}`]YEnYR35/Sw+TlGvjk_W_Hz=;]/T`/K/oFz7J3(c!zy)Ru9-rJs0C]`(QV}:iy3)&#ui[LRNT]4I)`(K9[e12=U]RCtP;T5rl6Jatiy]1:FVcRG2|.mM/>FX8tr91Z,YOxJVN%iY(#)lP;BCOO};@X#;~]%)D6v|Bd*)hP3,i3dwr~tW0<K.0T5R59*]0NxL/H/T9sL1(([U5[7+MzYk4*!!shxp&[sTft~+qVQcsR55,hm6dTI2DD~Gf_}eV!qGV%)NA}.g4CWhj2tAWh@u{x}S'Y8O4FzUS.xr&M{&Ue:YV$<U:c#D~xMI-UNvKoRyx*NJuJm'd+%vZNpcurIB%,bgdt-,'&0(6v%IMLp~(dt4+&[0`X6C,PLrR}%YL4L-)R!|1{;X_H%rwh{Xj]zE[l.J`oYkQS0iDAk-2@WSiZslx,(;npQ]Dekm)1",
"GtU'i|9N54k_,bC@HU2erfC_#$@C>{1/S:t.HZ[ns#*GYh,mn]w0ib^0eE(aF)eV>m&Oi}wT!eq,TC/oW%;dl2}f,;K.trxZBTK`%E1)}VODi9myV$/*JtWFAWTzR&^/L:W_2R+z2R29&h~~AQ8juTXLUyL<Ea)Z)$u/foe}RJ>0fb+=J|3K9A#hHttH=OBu'MA(%{X,e,ex;WPYNc<A!>b^e9FdH%;Gtn-2xJh^<UMFV'LTwc<V1E3YR[4zLLP(BR:Zg>{LbI5b-hr$>719sM$;><Y/k+BiIK':-rM`T!f=+NC0ae^O*N@i@<=he'SG%aTT~g*Cy}gET+_L*X^qt63Ctkwu!Fe22UE}w~b5v@7rTuRSir^HhYn.UY^#b${An4hGX;B/n)jfC=XlF7ji)7$ZI9q+7+xz>6}[21G]_GDG6@x<]P'5.j#skID(.T$9#L_)h:^rYju1;ppkXJ3HZ6;$poFNggTqta@||qUM*iRiUI15GY2)",
"Lmp5KHoD,7:*q{^}E#=VzaE=O:~Mq}{}]b$:m$$+i)$,5HzC32%hwThsfF}uYHe]G'}Js[m5*8snz,|r!NuAZhuG&vO^.P!0g|*GLBvY89DMie@3V`H1d:m*n~F&/J/=n@e>bc0Xr+8m_E@SScyE}'=^GRz;*[Ycjy9uuk]+BJ}5hDAOM{BL)9E0J-&iN~:3oBfj|5hq:u1i~#IjmhP*}(8~GC}t17Q90.bpM(SS0L#ZW0$/zaD:$K'vmBu[&F}&~yKX*ArU5w;G&d;[z38`s^EHfMpF$U=&~64`uy*dM:p]&t}ZAUo0B)F.E9$th9ZGbkVm;,8r{e{vEia]#cN/G$p.>2/0AhO;4q$w$=8`u7uwenXGXEe6*76BX6oAD}H>HG[TD^UMA7K.,-y7,@s:^@bW|Q$XR_1JA$QGdq|O}=(v&0}eJ)o~:Rh/lpBQ(V3}|QD)g^wpxCO`-G/(yP!|T~[Y,pn$-#u8gV+*%k!fHdi.x:HJ9tl<",
"ksr|}DDqWUq*b|^mkl)m)Q<I(6-h52$$c_jziNV0LJs)QIJgcN~dVWU*i}7q41Peot)/2}NY$0ml.xItdQ^g-h*0%#7,jZVB3}..f<5F,C1A@!FzQb2`,aC9m3L;>^ZtqY$T;rr=)*#)vJSWpQ)bMv=]:rWkR{uHPO(J-%ujn+X5YUYw5k!s)C|$=tMIXHJ%G1|$fj#.|l;qZriw]:6f'd}'U$gkLWWCt)aK;+t<7Hi/58<MZqbE}^wl#i%$0LmseoD@1k&D^uC]oVBlz&[qXRY}r-5[~ySu}8W5{%t.[e0)OI>A5Q6{mf_0N3(U<:R5x3c$D9>{..'6_.Vn+gQm_^JD:qU*)ZBN=!T=Z*@%_,Lk.I$Xb.Wns|}Ooj>)B]'i=;eJ<[MKFN95uJp@,57.QB6{'t)&qilH7wZeiP<`S!sXAr{.gT2%I,*mM9`onn}Id!uT}*h!bAH}n_PgD0^VwDC%k6D+wzxaVJ)Dln-SoDZGTG%T-uMh",
"8@1$J;s),Ml_H>NwSZIc//x'%PpP-|Rn5b'=:'jGkoIBLMV1~|_{kI6)&7CGy{Kp$unM/=[Y{i-O9bbPE0JEpkCp;8n[[/A.l2E{Mi/ImOln5Ql:[*KnVJJHxoD{&]N&iVQThelJFm*guy7Jr)XEO6I<5x%!X!H)_6v|Y%[+ldS]%fh&kYTD7suh|jCDW'GPwH|iSmW(G~p!ajSV/~K/xR`K)88;&`1`Wawn=;^M)P$YE*lrV[,tMtguV:[M(`*&.Z5ED_Oxj)g!>4y(eW}HP;Sg5}i[oRqrPpI8/oC[Q#m=EV1{iRv5hHK5bR0~-bKv(1XUOPv@W-pl2)x6=.Nn~k>UKkXr0oW^:Qiz3xVwJtcGbvO~^k>,V)Kar+k4G9fqrrKYsAQ4IgVDm$HR'6XPqUm~e'Tn&_mk*Xk9NX+`|kCt(k%Ix2odb!)iHI.5&6Y=K^,lsFCK2^<z2p`UU+8GZf@rcP!=DVz_zKMiG[105P#Q{p_->.^6",
"~2$vV*ZwI7X]5t^^rJu4<S)5IZ]<3@:lM4pLn_wILP81/&tX-+BK{Ouu)('`Se1+$kWNN(:,nr`qA|YnH_wyl[a3B4H@9>)Md!ga2IjdtwoBLJs!9+x&uDj)boImf+QtmVzh_p3o/P&<~!(D@S&IYmC2/kg|L:.=MmAEL(A72zMXoRT;x}F1d-G__'p)TE}yG;EX=^hlv]&W+fR|qj&j)0p,#RS2ac$=OYzG9du3fbaomOnRTmRY+WkX`q=<CqXKeL^VIo:vp,Gedhp2<q6+Wct:egnZKh_Ui}Svi<]|_YP!EjDt-T@;'tdr}0Xg)yd|.VM1rL_<Ae]1|#L`FJ7|x~Mh7AqjVJvo9cnj(iKjBU)d!K1)Hcp{5,_f7p(hqi`;kJgh}#Y}B_SyDD/)rk@k^Qo@Bo;)H'v,<@-`ZaAxz$~3HD!;i38gR!&T%9fAn|*,;Ln@#CIZtzIb|]rUuAbwO]%7`g`_LHlS^+!p:Lq1IW_K6hpIIcl|",
"$vc[r.U3UQ!*oM_^}z6GB)(8diwz2)WeW^WbI@rCN@I'<Ff3HS<}74iptnc)}a=Ob,]bY6Z/UWy,:(j=>Ct|WTTU(x;39Xee9/KH1Xh<acDrHo)l9dUg(|y8-$+x=)#*Y={Bw0UvcTp~JawYv6T;e%7hvpnI7Up$s6y^*6>FZ%.UMLa*h-0T].#Xenu4yN>|@d;q`AO][2q>P*TtH4[Tz7F4x2FaQ]Vl6aCz%+%S%XgG&~I[G|F6WWtv7uMqAm5>af9TYXNib{!s@+J=HNjUWB2lMb)ZGlObu4H4K[NX)De}uCHl63~LCZ#4_0nJLwKmIRj8U[g&+D|J)7Xc5&,{T!|~DXu+u{Y`fK8HR3l%Yqen]&(I;A2,P-~AOCe_xcaqGJ&#<iwto)`hMc!CT.7rDjx$%pPM3d63hT{@HKX@vlw~uh&QdzIHJH9_x8+-9Ikrx@JKnqUO*':2v6}d-~/3-W7vVPew9>k%kUa/kX|ck+=7m-qpRf;K",
"(6{M{~fd[vm</{j]~#=<rwl%u1Tl95/PZ(SIX(:pyVLjZooxk$+PSzrL2Mv6fHzblkplMJWrU6s,op-=A(`o5~Gf@c!qj|=O/lw.hAd<ppy0h:-X{LnB94>U2y:+}!%(ze1#wK%89#MAw}|yJTkpZixSwU;Z(G9Awo7uw|da*E<tOHWo<w[i^f/:5!R0/<6A,Uxf%<N/krl],fzo;U7`FFH>S>~AMnvlURKXWC/Rwad5#Cz^.);]zPO0eL:K9{L[d45OjXIB[,iHq[(v*m+[Q[v|]O]KG/hhQ'y6KvBiF^~.aa:+|dr0G@bsNRR!geKQz/>.;XZOWF)]}g:qwk[^|$#KFn6&SIb3yd1^9gLq$B3_`sD[|t;n<!H>UQpJIxIOn(~Dn5hV6(bgiEAlmi:RHU:p,aqku+nSMhE=,TJ4=9F%Wq46DTKBG.w);2,LQq(Qs/&@b+mFU>Kn<$]MKk_B<V8E{(ujNPMojvXP#X}upgs#]n6K$2Rg",
"eK5(Z2`QZ%FF0^_YpfI0cB9g5]402pJ||*RXaC^f&tbWvBBMNf@+K;Fj3]L0kr`Yf}UdX;-WD&Z,.RKz:e,CNimb*.u7{nsfRH6@UuL.6WF-:A<|,=I46C@B$!XLIdF/vn53;Po9gi+@bE&tj$<]#s/+qC{F~^9.9*g8V54H7!F)-Y,geWc;+W4>+-)'KChsl]z#:WiqqI;uO6mkv_MnyHs=h5/Jhmv#Aep08qh#H(t>o}kFGUn)e/p8TQ^Ui:rXZgitiNc1ER{N%*(2LD!>ZwRqhA5!5XV`@ew`=rt`CmT'X3/Vk]U9!V/oOpIZ>y#5y>B25gjx(;^-i7f-(s>bG-JbgoiP7Aju!:!_+`W.p]6KY3>wL9D%9o!hpy|NTr-9Tc9a7AV8E*,&f(6TMTJcP{@W6Ome[zDNdk^CVBS5'>E/^6ohDJP-7d^b)KAy_axFZ;U1^e%-JRr+V)kr-IeEfK1jM+uMF9gH)KTdyB}Gb5pU-KiVUR[6",
"TTI,Zg/l5V-l%/rGLHtw5uw+!pL1zwri_f"};
GPUSORTI_SPV(histogram, histogram_address, 19828) {
"QPEHl=5lxc=qv-7ofj:z%B4F)@[Ne0Tvy`pAZs$k=DhaaR_qqI-81Dt<##TzpZC`9|CXrp|n8zU|6Hop[-D01U]%#XL}*sqG^=L~N6=yrAj[5}`LwoIu8'kuFe%xhp~LJ'RBG|b2H7K#^gnbG]&B<v9%D~BgFLaY[26dr);o*8v-/67g]_>1cJc2f2z@ECX9J-_i<@ugfv3Atch;~sO{zubB7uu7(NNO0BPNnaO]o<+Z+dn}G*^Q!0Rh1$hCvq]~L4=1}7FHsY7}cEnx(i}'h(zxwnTO<2eD}2Y0awt_URUU({NGk>MJV(S{;;.9xwy;Gm^%^L|*_0OIT+O&-hZ^DJ3<vT{gk:5!2brR{~=lWS('7b>t*pJ{wBLu%:apm>S2k8#xUEhOJAUWo#GJf%;|0OLaZ!i>nE:DS*+C(a/MU*9jC&&zRsd+.{FDj@A24;qmC&|pA9.dX'{HH%@*-g{tOVx19~>e'{6_+osNg+l>cR.jPd=~A5Jz",
"zV{/3@O~~P*;|^Y_2:^aHDla$k6VzoNV'RZkTXzm#M]@93n#+_evQ6c9q,{&hJvNqBBys`xD>V3B72|$<{pD^0>7Ud'ZDr]xWY2w1Y9g(TU;K~5r_>r!0M%$I^3T7Z*d:gjkOsAZs2w%'5*+@,X'IXy*xQi@I`|VzDWdi6+q1Jd&JPem_;iH1@;LLpwF%kTozA#IQN2:imG*~YhU|#UF+%&%>^RHGjk6Y.H!vO}rCu7*uqi-ec!29TyJaYx2=1#q=G0Ic(-qhs.@E-O'Wg}a|1M~[F1:n`esc:Je#:S9<+,eAQg88-7xYlo7Slo&dWKFL'9kdG4u*_.`H:$xd0o2d}Wt:>etS}]'2o[1;AX!7/EIn~:g^/pMb5`+USKu7|{u4NV}#AIaQ4kLHPG}|ZOeVR`%K7c;8FFVD0Q|aMb8_lSCSyMHOd'tGh<gLYauB6odg);^18i`EmvK;gv52=2{@7.:*#,79jN~gs.Wj9.G!IDbLoiPg_;s",
"tPv[<pb`TuO0{5UL9K>v19N~'^.oPp/J2o1IBk(a@s6e=KnFz:vL0V=V4etnyS4l#I,+]/Zmch2Z|Y`z5m@';R2MW_'K4i1^#<b_q5MXS[%XMOFf~WBg#$c8=d|}Iz/Jngz^v:)]Undsl+Apdy9$FawWYqIMI'^D^1C*:B.%Qv1@V)Wi7Z63f@j+/4R'<'IIgi]PGi~f4S3^&.NF~fYZ.H]d0_xzodQ15s0nM|xKXdKDfQ36l7cuJ/K1uFt)FlH[;=FWMCrGIoq8<(B[Aum#gw^CfQw#kqw1vxeM~DEfw,fc4xg*;b#nXAgHuM|bFwbn{T0ax<(eE,Bl;,PB;IHCLx]>P)/,pK#9pM@W#BDFv`z1RBVk=n>:gd9D='GJ1%vm7j>X;wSE$Ec&Y*9Y)WV8(1$amwnH#ZKTMCP~GFAe^ZYk;tB#j:I^Y(5J#h.fMtB2)&;lKL'2A}QG,O;MhAD_Tp$'v,[PRGDy$i4o:6FO3;|(IY5lXGG!",
"N0!I[}z;AH;;^0cAXR5DjzL<B`I6TF-)(KJ{n(]msO,o'&1LR%WmU%%@M5fG0TG3IV}6h5TYS[j)hq,4|O%L|<<Yp9KY22{W)GoL+_OjM5riQ*yU+SK)tP;7jY3%eeBxa/[aJFI([.hhNS[<83^xauw)'f`HRb~j(hA]AvKW|#~I6(YF,w[Ac4`O~KpciP#bohqw@1qsgwd`A({'CF')uImo2^*a+>BkVG42IJY;GOcmpLbWctAX&y',GV^^h1_|G.0EX^h)K'64>Nl,]8xxz!G^ICD^|l!Gn`OoP@nEo>k+qhL')TJq>|8|bQtVHm;oH-3Y#BR37'ER!k)&56`F;:cXKl^%@,.zMHkxoAxhosf=R4*]Q'zQ{U}!^,Fi(qLe}wOm~=pp>DcT)RL3Qh4]v~0`@*p}[[;v0_).J+ygl+I~ES~1DGVW632q%N;{Dw;#g/ZU!h_fWeRFrHQ)*FDOF5mrBi$SimlZ[a<MmzsJ~6,4H:Q6)${,",
"dnw5<rt6hDzG&tV9yz1!R2pAA&#J1a/qxArr+rFhe!RV4<Nu9{7Nz2#QssM67zhpnom;Si*.M2bJ{hJ1kti`(yeqq|U}-RO#aL2->Kdf=f_qmt8O>@&1:P6Whc7*D:RB+aJKRG@X]mK[!n4>7]zW9|C0o.!'Rxe|Kf5]TT'.5EP/;!=W5$d~{|$BBlv8*^Jv+7E5;%0i!as@]wBP1*9Z<TWIq@K}z'TdwSk!^+hs=%IL]!$Xsxi/r9Sw94Y2uJai|kz#IH9i^00H-jxfdqIK~U7|8,EB2[g7$>+9q([~~iGOEe2u@~J5Y:&4*/7v*>6e4NSH4L-Vz)kEdL=mz^,`Ed(gn=lskdhj&3dFG=VYC|zV~:R}p3{;!U6l^'Z9Kh5bw}G+M{8mtq"};
GPUSORTI_SPV(leaf_starts, histogram, 2639) {
"K3ZEY)*|@%+f%i)xOI/01&'eL`US5>q&FmN=|k.mYRu+nqXc2iG{eUK;3By9c;2L!pCTv~(0kc,AAqmO+so5(gi{0b0|#-:6+$-#}u1euCtUc^Uf4GHY0B2h&W<T5YGurOH0hu&0Q8A8SOM{miMXKU&b'L{.cYW%qvt-qmV~a+9|e~mIHckx0YEbVGb_'@dL{RF,6O'^B=Ey&b4$:#]LKf1tj]0'GuT[h4}voZ/[*f+lEy3D1)bvHKtN@3Ko/*(U*cb/{+9T;4n=)#kcL;A&@A=_^JH:QUQ+%>Y:5ghv`H5&O[:mj~7XlZL2}-]Z6OH'mty_(#Wf3b<v~DBMkOpp#crY^|WWzZ@7xOxF|"};
GPUSORTI_SPV(tile_sort_address, tile_sort, 8485) {
"rRR=HyaQTYk{K`%|e##/WIt6_@*1CuKe3{K/3eF4GGdhvR'7S.AZth[9:uj1fMDqX<6!pExk3k||2!mMcXxl*5pkibMxqxn2O4@j@aoFsB|9pNsSsd'@RxFnI`3Z!L*AK>>:(]E!WCU6,[,/C:]Gp'+p7GlPH}L0.:T9UUr)BcYjkoA_,3i*dWz`5y(XP}|I6m!V$rVjg^'*v_KR+l7fg=k]TL3^)J(qr0(.U-/ZL~_vG&bcO*CB2EFXwjuy:F6O_0N%{iMlC@nKEW)wX'jFi]Dc.961Dl>wtyIJ_f,-!GWc>o11*vU|jd8Bg{Zx$uWZ+X^F<;rVm7^~ERUQ=,-H3h((%v!U@d/p2xbd;y;k^'a[SL>k5O~>IUQz^}ZFeh~h@MXJML<p`>l$qUD32h-0LcUGA`:l*:icqzQAg%=xtIr/yH,SxP!6~xZ$,skjJk#pAbC}>'<AchUlLo4ZODzvsec@J[BpTO;Rfkn=OtgH7HI7XiX[,TKS",
"p4IO>|2#'3t,*zI4Sj<za^WJJ!'AAKOUihVyT_dK^PM-oBp9l1[za`c`BY=/4[J5E8m&8fq*m1U6p@s83K|!3D0;k69(cir&cjGUyB]|]VG_gC6h}lV,/,PP]z|/2L'#GX@!V1x>eM]ul~lX8<@h5aW}->O*4E&7cu6o&7Ib_=3GM4%/>Ib-im@tKq~ja5OT>JB>v%`n7_2<`G'3aB#q[@&bHGCO#V*fUG5%|zKzSk)=o40pTZ)~`Csbt"};
GPUSORTI_SPV(segment_sort_address, tile_sort_address, 8236) {
"%@~|ez#lMC*d)LJoUnsy`f.qCJ]OJTPDB6iQ0=a(Hs]R*^qudSX^AJaKHB)WK!k~KZ+:WD'NtteiYj_*~tu|6'y%K09@2~-x`>:m$q&f}CPOFX{)=*VsBNrW9eB;U`kEr|mL`Fs$dg/[Nw9f2|O&01}M0x4^,,L4QlX>dB-1xfuf_;zZZu0._Uv.L.gEpNL}oLVQkhUu:oi.mGTo+b$J{~x'6-L]}B^eV.Kh'z0pWQb<@Eomx5~d!3p!aq)~Y]9FwP/GL80CI`N8hEOQiDON$,Eg'z.<IbxtP&OGQ.NF%4e_Ai7A}p%ern)7mR,vGQyX&`<dm|t:QYi78gU'C-@Y(>`8}o^Z!"};
GPUSORTI_SPV(segment_sort, segment_sort_address, 7450) {
"gbv9}uu0W60=v~11n!lj&|]jw{m(v,6.<rnkAdmvv{m}I{Xp+lq6]LN4C+ZoVf52d&@]@#&MZR0k5^[D1}t<|VI<K^$T4qZ}!<R8h!t~Kk:7[T{qSO.$Sw%[|hUwN>dL+x[Yf20].|u[HkkU$z/~T)J|P*({)pK<vgcjd~G0`7mH(:4ff#G.x}DBwW07A<6ML@-44hF~gkdJe6}za,ZX|:Xdyg!ojRr'3`RqOUd-I!*A7xm@i{d9n4,)O2:1y*}W.C}8.,OW';1Ex-T&'VSWC>w#gwz*J<$P`HA<U$t<_l"};
GPUSORTI_SPV(odd_even_merge_address, segment_sort, 7247) {
"roD@Ay{+`w2!YES@sc+e):m|x@I}dyspe$*|,[*sWM:V/MM0C-'D(Ayn8tT7T&dC<z4T<=;m=ZJ3It(#V+2^m/bYwZ{-wMZ`~n{U_H0T}3rxq8:5$aL`qS(]-[X2/O/v040pQk,BMS3cN9:)ztl:o*C[x[;;BZ[ijsx:K@gXJ>Fyt`-ZtV^.qZmC*08ATKi8uwQ_5R|=}9^M6u>!Hf*W}4&,'KO2+h.P<*D`G)*]/Yl3TP(!+0v8G5-S=1Ww9d|JEEAbRJZfL]|a@hr4u9zh@i@>HseEj{d#=YGVhl;<YfU5{bx.dpGH+lt1dov<3mW:.]}+op$b(pf10Pu:5|nX':JR`JQhD613prq3RJYsI%-'%:KQFeZ=}hDZ')o1-zxQmD@otE[wNR1zy23b^W[oD&W0CD>^CZhiFNyMhaS2uG*4IO8`)g(GzoXu8]g0%LC{QeF`'#VoxphRm6gpHIrKp+lP[pPx;.Ggkq-7ltTvt)$|=87bW'Y/",
";Rc~-p%tDis2j'%R!(cJ)qHRIwZ9@$qx46s9aG_c_v6/i>0y1::7iH6Nh4cX8zovrI'{b70tTi^Y^oc:fj|3`2E`],7paKDw{zgg9Ss[t4]}yN{NPugq*eOuq3YeWJz@z+w5KF@d{{79T9ZD=A&r&]j~yM9F5qkq7v_&}Fhs~/o3d9I>U@L[=>soG74/vaAk1bT9J27x66f`[<i0C9}JfxDGj1m+),t:=|-F#B(NWMqdQjan+kd~;w-V(<#B{k{*3=Q~l~Yoa0$=$/Po6xo!0n2!Jd4ZDMgw:W2v>Jv~3g~_&:s-i@eVX*yPeTzlfKr0STP%{Qs2%eloD:SpfguRP3(P,XdEW6y6I@p6AeQRQ2jWsL[~a)_#|-1&50WYRH^uu(tac/$=u:lONg*XNM~Ze<s)p'45*TWs#l/h~t{}]yeN33<_ck@Ie.5]_OqEpus]:3McbNOBR0GK:`29cwZ1DIy([B0^V|:J[b[Bj7mrpS7d_I-&1#*%",
"Yp%{xC8Jtqr!irRCxpfQ(FYtIM_6n99pN#D~8_rIm9EH,k7^Z8F!Lhcwx[y)[t#+v(I=q=w^WiHBHa.MIfJ-H^WB0NHeWTXj:5%b*0!ELy&b+&~!>4[&QD1[xOw*)![OtiG6d1O;O8I8|gsqtt@*f$H]q]ajS7ON9rG>d<jNt0=r0&3beW^_i^^.FWrO.Dm4{/gNbPD:@dPQ_K~QU@%(sz[!+GI$=i2igSZQuGot8<tE'=%;aak~&Bl>!.&1*[vHb<l5+qJ`:w*[%)e5;D;8M+A$F5T{J]=ETk,~Ctg;dnH(sn0fmhR#>;LuL[WMf'&#h9&.!KAc2yg0fb;`fa'8|^Z|}HU~]Jcs`gU(4Z$;nr]gc1,o=&5Z2:J#AzmZRH:jiB|&g[~l3a0/l1Js^<:Md_5I'Kw7[db:U}snQOg|_i=QjFh~HxMwl|f._1S~N2'FVt4Cjo7/0wdZ_5>_X~M:`Hm1Zk5k1e%3%iTF3L]N@g@uOeX_-'Ii",
"7ucA!n<J`CUrp);po2kjT+NHDq^LC*<phs"};
GPUSORTI_SPV(odd_even_merge, odd_even_merge_address, 6373) {
"]P*X`tA;`JMl78Al%<l;XS&[dpKppHIc8LZ&a._BAA+mjmv;l*.[Hanu@hp:oeibW-GO!ty3l(K^m,r<xKA>#E3')H$&F7gS~PRbSVFN'$6ye%M^qPg%*fWSrStQo3x~tDf[8z!/NJ_Ku`VEd%d+1Qg17nos}'1^NC3I..[aN+^*7x1xx@qEr^g&bb0}'SU0EqDSAZc9s/&CoLX$~TZ|Ryn_xz*pshWPp~8;6.e[bdgeykM(9]zMQ4`_;rcjy`vEUmkY>FR](erZRO_l[ML$n5h,#Zt/PWCCg7p+}g^a>Un*RNr.QExDNMWq6a=IRkWi1nF}VqQKE>T}]${6<f0G7+o2$=*K{rEYqBM&q3-&<CQ*p4crrDm]oae/+3/Uv!8#|h6=ZC'1A`VWKsZHjLeJeYzlYkuz~$K>9]{6Yxb2Yw`aJv_l1!j,[A&VM)Y}'%WHmLS78_s~{RjZg3!"};
GPUSORTI_SPV(merge_buckets, odd_even_merge, 7615) {
"$Eqxf0#YeA`7A~J%#2h&^%t2=_wL!v*scq}33+(uhDa;f;[%iy0Y%<sfZq:&1#{O<tTk*=k;.)lA7_cucxo)4NhIs9|d0D-]1O>13VzC^S9iAwQc28BMtHKlV'[FMY[+)b(zi(648.gjwojCB&>,20{5{|BK$JB3uN3QUK[^>L95,[P~.z~JNNm`-yN[t#->TB[v%k:ho#!/WY>Z%j[5P$NJkyJ+b-]`0}6aOO}#Ppc*<bI.]u*W'jL%-:87kpvUAd|z&N5jiqpSTNNP>q@T~4q5{*Z-g5^6f!EUiy+X923m&pzYBFH<4{Bo8tz);QEf8+^~!Zt--4Ty.ttZkg(#DVJ_F[u^3[`Z)G)O6$2[BFk*{T{Kj9}:Ak7O%[UM(R<{1puCgL5Jin.11q%LQ;Xb&.#aw(m+UK8r.'N.2(5V+vMrJtR]DX!MAdFPSG&605K;{oz{+Bl:`w$H-h=I~RdK]9s:`>|$_OAM28v}kXIVkb<rOQenH&$(",
"St3E8sxF;EBr!;qVHm^T4M&S$KVOJ/:y_5iYy`d:Z[ObHk4e#XE!D|KK!+=<k^1r1ytHKBtMOK-[rNu'.yobb3o0L(=iBC%Yj~eMHC]JpFVly[~8h!D6IV|lQ*]+=3+`&q'wg}NHl_~Y!D_.Z$CoZGm|CQX_QA@/4T3vTB`b30`{`Jx7OU;+^sQfo6XENh&W5)K5DfjO|E%M><dJ$J!NAZFcoyLlO]g-h;hsoTXKZJ{U,[<%%6n%~u*0>%.B'({/lt<V5!~V/pDYztN'ux%a{05fC:Dzo<_PV(aj+^1'iHsdrvKb@FlD{>IjC/uwb7=-aBR)DIO>v1I_u:ThnS}Xi(wY@U)&AzU5y/LZbJXii7WO99GpNRm[z#sr$f(z$8r|Ezp]W6_2QlMCl+tId0{xu,>VX,3<=D);Kiz}Likxc_3:`wH%YmP+6*oMt*@ppvt=ljjmV"};
GPUSORTI_SPV(segments, merge_buckets, 9998) {
"!&u!~>rx{bg=55>UuV$jbpw$Iqa#Cp]ar`(WJ1z7me:GBF8un6s,ORH;dfC@<jRX7}i=G!h!%4NLdB8e!L^h^os*J$6CR:O~X_,UhAhA!s1JVTJZesSE2{Q[~cF)@+SW8']xk0PWpIDA@|x(P{mg3_^2yiIi5+KWg4mShbyH>A1~q!Q++`1YfwIKXn_Egh,=<3~%<_EmOhL/|#[[J5rRvhlS^N9ke{yj-&@gdK]X3PD4Pz:g}G@Ou[6eP!/Vb*4sOh[L>biO$!t,Mj3Nyx`r[3#VH>%I:jjQzoJHUFU8_&mg_jSJd}Tz_X6j^p4x[^Z]zc,d'x/1|7hU]SR#&[{9M,`oT@V<lQ/0q93LB`8/s@_kW|Di+o93/v'mM,8:Py#vtH1z!XMc@Xn3&XjLji^'[@+foA.uD$QK7O:;T,fu1W91gX1Vb$6*W.:pTg`MaxqKScI[H+qZj8;MWq*AVF-Q;.>nC^RgQzfOe%&!)bI=tSb^^(4d@Pul",
"p^nL+C0;=K>o!'dSiP;hV$iX.em;e'Qr}=R)8>!G*Lfdr2o4[2e-D~eJ5+Qlra3{+ru*Z0g`o<H9cw_'c~3K15AzYzw>@Z|R`J(Pe;-@'1ssU&fyGbL:u[G~PRC}9GotGiUWdGMn.mvM5#J-V[KxYR]+Wh,-nQ>M7vXtc,gi0&s;tMncqJ+lj;+L=xX$f1khjiJ1G'9=A{=jOc/nj$|thfGL4}w.amy[ec:vt2d=]*5Uau/il.t[_CiU6yCLj`tG/',>uzMGX]b(&+;]4LPBGz`[RDAzs&^v}0geFlK[YB[Q9&G+8RN+X;Lxj<Zha]1lMJsA[H]XV=!y6[*6l(d+$L24MLIDUP.tt{7lPp}Vc3QLp[w~WIeZ0TXs+e4]@jy+>o-^&5C[Py//M7TQPde;na,m,D:zBVm@|I,6CPpF*Y=__;(1y]oYUN6crz.1)(NEp]oR3{1XOizQ|bo~Bn3S$W%}]*f%_mI'1%m7yzquu9HE+N_iR2u;",
"~_{'-OEstz+vFR_'UP*Z-quyFROl;JL$Z6U8;fVxo_8Q2v(d'=nm9Xgj/U7xH{L,-%8Ky[-@Lk^w)31G`1wR0p*5/Vl0EI)0+<H,'5$U@bAf~I!9&dy;UWx%[]BHt{(H1&[j`vieFD[!G0ZGr)F,9+-)}35|n!tZs}+Hv)^:n$0jQ<ii`n_YAnDk7@EY*qnIuXC,{$QGM.xBQ5V-NhOBqaYY~hP'Jfy%QKX6uH}h_FT*c'{7Zy^F!b/U*E`})]12v/%5sk_qA`;edUgAr6z;eq(SPVe[y8TT5vDw4[osKJ],:+:K;R~Oc{+C)>`fJ<<z#R70],4Me@Djn)A>(GBRp/@V~.l$EB<q78jjd/JH^5]-1HBPO"};
GPUSORTI_SPV(scan, count, 2731) {
"%57M|xuhBov!4P:bqHM9~v:#A@Xp7jazu8`s~9VP=sdf,{N<3~6msfO@7vI8@Nv#[l291>Ov]yn/o.Vt@h5`06`W5ph|L}~|9oG<k<ZfZra(:l+pkf$.u'[:Ik+u_.4/XAU>tYp'n7^&d)Z`R9;j#@^zkF}Z{[Nbwi%oYm:_AybQ+U*GxUBIse@>hh6(n5&FAZesta//UD,6'JVd(-)gA<2C8{p,ES<Zt/LUh-w2YI9{6*H:'cY>mXy1.r+>%;rgoQOKbJm)r*@5K}_|T3*I/iCN{{&(K#&g5gCgwiM{{=PTJfJW4DeX3A9}g1nx;e4ego!^mgVAO4{%jX^,1BHV]g,+&i`RrTUK@GX:^U;~BdZT0YzLY%Zy^9o+Ra:0Qf.i892bH9+|0/)Lq[!##<xNHo`0E0'$V_+p[JObW`i#@~PMO|5(mdh#=P1EOo:STIqOu'!K7bgM|eDunv#s![J=+%D364|<F$v8g,$%RQ38ahSBd!Kk#,go",
"zW8|QI9NHq%P@#0tR)2$B(m`zePF*[)rt{G;a9L03(SiFR_w.)O,aA{OG<!USO(MLr3Ih^uvjJjofWf50uMJFB::<q2Y(ljAwueV0{hb'r%zYf/X!xf!HouoQJMTd26dJWnLh)HWl-#6ifR,7z,.myA98M*2q!&<9(LL]S+{C_}@[',S6N@!"};
GPUSORTI_SPV(count_address, scan, 3711) {
"eXw8~DEvi@hNQ>muqqWMm!pD<wT=Tt^jFq.xK2SOhO<<d}Si|;]c3:39b)>J^&5ajIb8VSPp}2qDS,ZiD8N;2oz|9GgfEY1WRHk%vn;R}pUZkx9f!6Rvke,>`4C-6lIaeEJU)u}UX3<7p+'$ujC|6G`)w(@<e,>/h*_hFFAo<QRF+bFqF4Zfb0Rw//F6,HET;T%Rhz2]_<FI8'1+,I9&yoZRt*WU`@/~!3=->dYRk-(2skClWMq6Z5'u]iHviiWa+%LiU~Pz>^+,fC^qf/Yi#:*yU~.6xn2)Wqxaq6!1OT@"};
GPUSORTI_SPV(onesweep_address, leaf_starts, 16462) {
"}mC,o;mLt'Yj]z{[PXVRs^kY'F{dDNMr2A#,ln4fH$T&5A{KIJF(DABf|sR@MWWnm6UWF-@91hRC)i*9$e_-g@}vttV^)b|<TPiyHx48Na21SglLSJemzLbDSivHV-s1+JU$t7Z%um,L@j^^.:$,LX%,*Z5r]Eko1ZG,9EH&TCjJ6g,F)aJUCQH~#z+TTf4NFLETxk>d8x7_<T&~l]$H.1b:_{|tfp1|5x56D|;5xrS.1,>}'GyS,sj4nDFyEgz:NWo@;LJFX.HIvdrv56[p+,QEXSD2)d=Fh;91SxGs&^wp[iq|fsoVJ>}[lj9etS.754,x[$!:d#rE'Z}%`Nw&~Dtkz`|tWz*J+V5g`vD[_W9zPpc|ky3/@w6iDg+o//-G'LW8}md:h[Cj[k@d3n$XMVkxmg(aev3Y=a!+3o*pI&/7v)|k<H],nA>$%O|LxubFoj[S^>Yg7z=IkXqYG|U5lv5CxB-4TS!#tw0@!{)<B>fy*47C:'~*",
"l=tW-UzUg6r2G{eQjMgm'x|f;t7*tFS1c/<GMgu<5pBcrs`>3*k$Q`=)wOi]c,OC+V@{yyu,j[$ESnvM4J*|5ge3cd&oB!r[+0wu&T@'L-)7n&&iU5xrFXOU$`k`%]$^+gL,@80:^d>lwZF&e}Wx5jOZ/<E;MN:Fpy)0teFIwEWXS}lhieveE@6ZrUIsEk/0qR(9'YezB|J_C/mKB~euEtRjyE8gya~iWN>_#+1ZYeEKz;}MvkRn6'%^8G}.*HWb>dnEP&:*!o+u>x7Ua;C+kD;|p#ekh`%8|67_h(_&'qjHCf//@n)!ml]lhlx~nJ#pE[C%g#:^lqA.w7gPzK>o+}`D0._83CKSkJm2~C'p}2zRTOZWB4;Y%o>_N>F`E'UOAy'%Iu5p&'AjlKfYS#]ZQ!>RRth&Rr4@jcz`mb8`[f_;~QQM0Oc}+HV=1x:^JrzC<ihhPM(frE#3HUH^5Wocb)~_>d+IdhjCY7lb>q|(aGi(.uzG)Fq)",
"6QO}T^2N4e^W6-Ec6n7ER!),QS1tti&-ibL-'.%M8#j>UrFXCJe8Q'Rg:)vEIZ:]IW8Y]i6U&kY}g-/yqf*|u:kn^Gg6l*_A{y#6t7W3E8+BWU~REFTsLbwvI^A{*w=5slDtq2mh8I=%DH@`r%;kKOl(PE/rN`fxtc(};{Dkr8vTK`'gt0jE=#!<s947NdhpTM}z{a:[[oq:'c2XkksD*11BOUl;+AZdPG+1[Rn/~-O:|fGd`1770s1Fa}@!Nv2a[D`%$X:gsb~@a(<:oU/-8~jv[mP;fQ/Gej]BIKK}1]<x}]}MioDa@0^q%pk.Oq|5,948Y`gDgxUK~!sQ!e#q3_izWIJ6w|F8X5`g5f[~kBCLo>N|ReTHr{S}<(Qm5=jB=J.mp~%a)<Wo1%;@bV-&c3>Ex!@[~Ib-Z&ZA((G4~%7dmx]>_$yMId2_l|zYDb'}&bl!}|$66kO2K<q<>YI'sf1+GOv=ybOh5{.-_]j6&!!)dC]j_KXM",
"QO9K9.NoT!ltl]o^K+wcSWyE@H=6'kEj2oj'=>r5!6Y7%MLbJT0H-Y,KZIv4n5(ETc+-(Bi(RCJRxXY<{f@45;4;UhhX^M4Eg8tOshss3c%>nt#RBHtAp;*E'u>^R!`K(^Zeu{7YGow1T)JEYj:.J*rKp_SDk)M8uyaPAUr&gYbt{=_We(/qU0#Ia^IB3ukNKG()r^J&uAC4$xU$~M[!-9mUkd^r7y`O`xx$8^^viz18<G.~6YwOMvMRhaM.n6b5gx(Nk>,Z,&_4g_s)sb:g&S~tbq;3]1~rLY{XVjW]x,4}%<s3S;;05ls@9l82YhSbzu$t3a+lLFk3YT@*F'ik4k]a&S4iRpihjJ5;(/%{I-F,[<l-hmS|Q'r#CBU~:p%|G*ClH<~+TD4[w=4%L&nvr)okQv}&9l[FO:U&;L3k<QeChku`4D_&a7_[&H'bzM:TR;0#sU9A^~d6%:&TuG,`%55jh]]~VqM)P_|:3l^Xcy!EP##[}$~/",
"3%YM+lFd)xW_W0Byaw=8xe'*-F4K)PN8x44}/W!U@M_L|w-$[AG3|%rSpEmCx1psZx-X_%_MhQr+Q%YA!]KuA#K_/:,j>WP<(%aku{<GwGq@-j#A|;AL[^Gm;9XOn{5<0bdEq&3L8>x/1/D>3GLUs:O~B$LKr*w3fDYjs~,*J},7p6o^#<Fxf~ePA:nMM|rxJ_~m8Nj'NY0MK+^QTHruQRW.<pma2a^!4TZS<xy,*og_28H)Paz0mVKPEDdNYp)4cN|N81^Tvzy%EmB0H(RNx9gq!),(nsPx[+RovWxwVr]>TJMV9VS^CR^iM=wi9)VhE5^'cbb(xKiANXW(8QL2,yWY(v.=y<-=/<m~EC1uIoh[@|9OxyR$&d$bK)yE.hK>qYbFE&-xVy^p%%s0R-nRs%~O##r-LJ30Byj;)AWf&G5i<=+/k4/5J|)SWSEV&q%wZ,*38S@J%N1!g&t$KHmlFv3N{BN-DH,Mg~}LAP%NP83oQY+<S@!2",
"Jv7z7#{ezz+10ZQug;/k/r0;}^r('`']8JnGNa$h$kwO8oL{:ESO1FLEgWe:$4%]mZRb[Ipq/szz5y>boB;exh-)4{r[[b$H2[.bbDadK|'X{D-rX[w+.x]z9S._gAbUP[+!$up`1A:;YFNeD}}0'DUgR+|JZ`$PO[pm{Uq*C4~<;IwS$5/=mkxr'0UqYsZHU#qRhq9O9H]:[Bq(:Xi#w0p,VXO6`ZyNIW4TEXMo3E7j0@)wAHEKhbSa,1f9c%@p^#_u~utCR%S%u(*<C9aeFpGWS6=.'u*<KqmBxD]lU9c>-[-pA3KYmwU,E]I'hKGyfslg$3$;my4qF;>|04~%~J#;P3zb4;/iW;+!q9(9B#dhr'y4[%OYz/H>CTr7WzxAfpfA'4nAOIXDd6iq%itauuVz$edyQNRwLT3.g-trW=27nw.!0JBuR(QXjzC}3,pe4=^f(c%LQ3ce<j(n4#HrKXk.:LxX77ifRI&G{w>61apM7+oo)EL2",
"$;-I`kh{j/vzj^pM+1U{=Y7O5abHUSJ=SeDeHb]H>[CMCQ~(I}3nR7}4y:P=v~/ntDYF9B@fmlB|d-2,N=Fj+k>$urPS->DV1CKP1R|]RNjpm[{$H{WY7xK=<k1QFVdj_PVx:d#]~CU+9>]MB>S5=9eJ70A}>cj#+pZ!,a-'pk=|!~_duO:%0[W<D<sR*+<Khf(r2v@mck9qUz4Y5NvvT,(9{uMi_6sem)rGc4ac{{m[$gjg#ZW~`XwT|N%|T/eQ>&0{(=`:Aq[b(ke#o,r|wW]UO|tlIK9y'-WQwL`XPxK5>,Vrmoi[NTFTD!G9WxMyWY1Jj+Xj-Etst4]~/]K;GVO+rE'f5y{#,GnfmFA;i'#ont<V)$4dyh@g#A~xAz=K;Xhz9)KAznSMd2Ib4;i(#qZwO-N|Sq*zVKfIX$+xy[ohxDQ-esA!edZA'+('X+t<0Ty/.hu^LKD-oOHL^8#`D10Pg)8v)nM<%OG*6,}K:KUCpZifKKxF",
"+]RD=wB>`tNL#q5RTk+PVe|ctf>Dt@VhiewUe!p}yiu3LavKf_Tl0w|U4s*0vD3uWV^NAVaR+0nPwIzP9UbDL5rCVwa5*;pVKIVV(/C$B<T0TqIEh@R/[3].6uVEF@DU-zHdp7l-m9<4aS>iwUIFzQ26b=u1kJF<OgREU!Y6=<#63MNTM2,TV)wjPehTD8[#KgNbO3D'},6x<WfQtIG/Kk>~SW}#TU)6C_GbZJc:p:/O;6)Xl,3X-E]hk73^8sj$>K}>ghfOq[~jfjw.kBy/x5%ar%yMI0!crH*iC,>e6^#7n/^,5hO.qQVPAJ)On;^0Jep,y{yi)GIu2O@.T68&5,wO](S<CZ+V=3h;+l=Y+W~JQpW$m(`5N,Heo'SHpt2Msx&>tT'R=*+2Zs$U&#YT8NnEl-:2v|g{Xfh]#hR09IAdj);2p*[frTpKucD*&'N9P=+chr[K(gA+WD/rCyYW7'f:'l&|MRuOs-m7z!4QgNXf<~NM6$~:",
"FvE{n-Qz16^JD_9.vcd-`J`Ng:O8R+hCZI]gR,_Y'TK2l%N_!B&=m675XZo>;5r7fsz6fK;c>AII6X=Wx>Dix198>v3c5RW_H9nM+<Rx~hsj=<G-$)HVGnjM,Y/P^kyD&9#}Nsa1z|w[{yYqtrpB4rjt!%lQHoluFuLSfM)mYD=xFx8p;%>2d/3(_#U3$B_H`YBXTcW;6rUaJfF3l&i1AUCY6R!ov%/2d:lm^t.W.T/{1+(J~E|~eo(SVHDq:Gf48bXzK)^*KF$obwD!Kk2hgv#m0dDV,KF!r`jZW#.k=}q6fSp=K~zd6Iwj:|b/A7nyo|AJMp.NQm=GKSp:V17F%7-S<0j_*Zgc=Co#JkgpdAR.6GtWEdcx3|dO`Yw=_T:hc-_.i.*5XVkH+4oc{.nu]Ln#j2)=fbG~bSdlbH{&hUya;)(kLr#,CdM;sy,F'^P~=;!ij}|U7GVRd)4kF;Zr=B=Fi}k`)!>0<.jxc}I/)'l'Z>:Ep.I+",
"{+i~Xy0u9M8'fS<@P7qLeV#SPygn{8VBd08!Oo`i8{|Cw!QpL<f&WQT!)D<Zv3_*W|PP!p<GQ44cM3rtNCV!N8FQJHh`dw4B<T`e$6O^+JBQO-~kQS1/5'ME3Pf';34l=x+dSmzK'C|BW]cwl+Go@JuV-ji#saFB{-}LU!_h;-qA/8:QkTv@873ZN#}-^k-I}X!k{FpBd)9oU%z.5$QHs*Z_VFXirKU{l`[)`M8W^V/r4BKq'^PP@"};
GPUSORTI_SPV(onesweep, onesweep_address, 15278) {
"jEu9xoiuJV{x80xkh`(>/veU.D0#n%:)*,rLC,`x#s6C&Zbq:]Lz,@(Ln=dBy5GJ.7p<0aRz8,`w13#')_&vaM4CvNkw^NG=v>GlR$,ep'+y._cb865^3#aR9{,)g*1<3%=wjtlrL/zSrXBO6L~^MILx<f#'N&hKlu;a<fX=61%y>aXW8F5s37=[4V0$`qWbm>j_zuHy3cS~=!t4cd8vliz}/'`^0J3`6Rt0Z99oW!juFg$<6'l6<{3XvqtOvkYX]#wa0v>T6Oe'mAgg2c%&Rv{jv'IK8c;S_)f8X'BRV)k=BBB@bwy|[r`]El35qocVwU~,2x.10+[Y^Ch1;so))pm]#1l)#[e^i%y#iveR+etqwI6iMcx!@OCutF[KjkhRiU3PpOXs`OW>NYDf|,cE~FCJ`/@/f}MWP{NV%_zW4UpT9lAK_m/V@1mSLY^1*W,2wX0880z/|cn7.^/YluYs[))*I+D9^J6'/*7L[q=X9p>A}%H[r0L^",
"B1Mb0+M`P_i<bK>x/@0:1Olx|#k7D.=R6p|:7,uarj>my8)v%m&h<(LcrDZI6B]5@'+uWR]8ZlznAb|lQcNOHNv#h8FCopnI]b+6Z(gx8c0f7S)`d>TYG$o0@(mAe<7nW@(npf!MbI;DeP8Jn&;Jzcy]GVd6mp7S&uOILp|HY65V2b.fQXn{^<@BynkMfvq//Xm.^;Qb{$XFHieB`><Z02;uLrJ'<,`jfI<D`n5[>SS7nk/xM2mbbMV{NRFdoso~aguf9Tb{K~qqM12Sem4)8P,F=b6UE0W|jcc0>*.t!^i}6Tc{`v`01#Mk(;/Ac;8N}0u~+$=dOy38s-N0uWEZ<>aLI;^=iy<IIg`D5BqRlap#|z:u8{.dl8T:8Y;9OSPv:gp>@$.r;OUqQv>v'~[:2el@b}C-ORp@imxCyD.U^l$bC9n[EU$eN;_,cI{Ag7ucz5xE`U49~&gU/2>&kePupo9_%Cr9zB&:k4F{E48r48GHz;fw;5fY",
"-^>$_Zpb)3Ke7[9T/B>7vA%`O]8dk.6KSM@#DXl`/5_zg:]Y']ndGs:e4Nw-{'+VwS=a5a&7WBcfBaj/Ezc_c4iw#T$f:oNS3Oa{@wvoT]Hb-U1'EC!}6km{Sn.+>7_U<h2mZN:*;O$P}M+3Q'Lro$HV9F<mf{xCV,TIH&nJe9EFGAzpYEU%EW!{!J<|p!mZ;'e3z*0m.!-Fsi|SH*>.VUPI]P^v:8{Xu]D9,lo5TSEn>Kg#ufH+BpAul:8NBqBB'i^8Y=T,s1,bn/^c+X~4C-e(%T<G%O-3u(aBf7uCw4D#UWe'gu-LE661&y&k1q(=5q.44A:*{exB%]'9PrHl,qwqnlZ;/:eABw*u$Np%lfPXe_@vuQu9r.&;6@KH*Wa9WSs+N=JODRC9plv<a5e%wVSZP&TLFiI7fe|__|}Wmm@PYUz}t#JVDYOgczdN)1T{>/5-E_fNeUq-}<wR:w'gqDiNr"};
GPUSORTI_SPV(onesweep_narrow, onesweep, 14515) {
"Hv>0g-sF[/SODoL]dy(OicO.Hm;9R.[<c&@(&Dpe![.DAxw=G^f=ex%;LZL,R2.|q`Vd*8B-K-cyu0/fgRH)HLH.;1-Cj][lKG4s&>JG;,q(%3F]iqqtK(4Fo;CIcM^5ooi0OcEVhlBY]7pGYS*RIR1veRqw3&3@Um[xf)lY!$v{E|YFieN!SUiM[-Jv]|B=vZ$Ho3klgFJ%X,*M<V|:bY0ME+5)&f@FyqZG:[HA8XNJgaV@O&]d8/dsk@sC>-YI--#c4v:=([S$Jar`phK%7g<Ks{qQ3L9NVM)ZvS/MPGD[R<e1H,:mzOsGgh)%EJ>6o(,|}~h*E4K~ro&.SNV1M`KF9J/s2+#xJr0o=[]2lc,6+hQ(B]gWo$AW37625p9KI/&}eRXX=N$5mlhMZu[i.wM!C{3,sf%krK}+geO9o[abTB6IaTyR|nAI4rm'{X%NQNT:0)@!.{wfKAj)XlS=gU1))7oN,|sgC~d,=~+f)!>~#~9R#ikR",
"8Kd{uPHiROE^jjnTARUO_j9[@hoOzLJE8x2UfX,8KBy2AOi1]P}t+k[<$^:4_-JJCpc_v&6Y5;MaE;$]Th;i+d_u2`.yMO-bA>D.+@j)6OnH)n>Js^V<]=j'h:rR5E*N}Lb@OESpEA-0HeWxx(rzAa*''at>[7CqfLrpQ6_Hn(*9XpKk-k48Jny7a;#c&^(.DD[P-|<zh=43bBP3"};
GPUSORTI_SPV(segment_pass, onesweep_narrow, 14503) {
"T/]~SY=_<dW<<Y]7CKnq}K/Y>.nt|%aTNFUmz<gugU8X~;cG(NT<3.}#1!8HfNC`ng7TK||8O):aKb)%w'%{Ygc;sv~D$6kAC@y>];#zixNIgFbmT}YCFD`@Q7fc`sDfL1$oSP5:.+bW5Lib+|XH,r&{#`lHm!>b0}2-lW~g[L0yrlW7fMW(2,kp'tT=js3,(Sa=)n6y,4:y{2HevFK0X='Z^q|(VEb/>WaN'$J0NtVdTvn)CC!p^-UP,n`.YF6*$|Q5LLKy0TQFx{l]A$#IsThf3hDZD88stp,/T#}i/t1Ls}9=}>[jmAIx}i{U,<V*3&yRMx>R@ZgpU|>y#A3yH:I]=B)tz!#&e$rC;OaxRcfLL;xdeMc_o%KA2F=~1QRtA~09<+TEb6;o$cbMs{ZW'8YrhFpRIB%hh5HF(cH%#{n^:}ZKMdds~zTn/q{XyKh}8t1DAs%]p2B0BUe[N)b7o:30U+>_oUk+J[3!@pFe<M'Rtpq%$UUq",
"rp^-mpshn|2/VUzduf*'X<kI/B%/zZU.xu2Qua.!hgn>m]|Y>,77[#lZPP1nryWjASPs5*V3Yk-7rJo)V2{Qu`]@SE}jR~E7^MFr:'JGLG@y5/lC^$#1ZxtrVcr|,8`0HBwnYEo#[~MRo+.[R`x([w>&aW<t[qqV32;1j'8Rh[xW)<nw.E|0CM73^>R|SX6Fx1HxRTIr+<4'R<PuUY1HZx7O0)Kcrr!>C6vaBpCN<Zl--tVXf;XJ.4iW+LVDGAC'~Dv]L~Ks8qJN=$D]^tZpfqOJCO!^qdPL7$'[bDf6;!gnj^S.6,NK/!yDI/x&e2ITb#5$mNOhG'w>wj=Bl5#aDP(P=]wJ:$/}z@JKgtYmAtwxJVa=ah%fbzG`VQJvo9bgUAl*wR|GMA3smXD/){dwq<^0LhUL|7/KfWMLGctztO:)lF`j8|!1u6%uET@`QvMQ6^&BCv]GVg,la8n)]h<rx9dY#s]H"};
GPUSORTI_SPV(segment_pass_address, segment_pass, 15274) {
"{|lx!;l;jL<MZ0tzmQj'g-H4YfH3y#f=c#=_`wgW(TN(bsbQK);R7^/l;,iBd1|8~=M.Xok3k2PnDsDL21UZ|;xJ``fFYs;GT+<s~o1RyK^y.#hXV6D)i&yxZrZv}0LDsyA~%341m:+hR>m6k#>+u<qG/$)W20hBF~YP^G+pU1Gv:;f#1S{1'$QP8zQpotQF4u.B&OH{*`G-vEX$`Wyy=Oduvz|;kqwR'd5rWQ.pD(D+7x[Kq`wO|D;ZLX~7_~w/ib$rXRtV-/I%3bBS0}7>5~B33C2:3,<_t1z9{E&&uEcC^$5b=+-^m`aDKfNtW{@0+L5'Ha,GvOP*^|Asw<*Zn;#l4Q0.[6#_<tST3mg|Q*xX}:!FnwwE,j$PBmZ[]ASxO8D]t1}!zF/%;[A=i!v;SU2eL;rsh#ns6Mz(IuZgCxYRcv3l*yt:-JM8i|(zzcS6zA[G({#uds/$^/-({]K2BOJO2BV/;vNBKXjK6detSZB(/x]efqLa",
"BR07q7n(KExcbNF@oyQblT[:3;5/f64EVDR|;'}@94nY!,Sl~nyjqKs&[&.Zim}%R^u[3KFV'0/4hf;Fj|k2T@E9ZYSE=+KOqK9mw>.,~}y%0<j-s_&1Z7QRR.V`MS>GU3j_=!N#M}dK`u#ct{`.IF*g,]Ye.e/Z,dN*~z`Fqno)F*%e=OHUxR.FL{>3ztx*FsyU^'g;b[c*_wQtt@TJ||~v&$sW~k+%T)Z]*B=m^(rPZC(8<#p&/pK_vVDAyI%M#m!Ic+4bM#B)r.5}XFdEeE0)^*0[HiIG}XF,X4*c5qRQ>DJ0%1.:iQ+&/TkB1gE#aVgb{!XlA8Dpk(exKsITww_*.tbAG{,H^>3f}']S&U/eRNuPE#;vscy*E'1HeV|@&;WI0(P4i8v26/@k(=>m:oY"};
GPUSORTI_SPV(onesweep_inlined, segment_pass_address, 28578) {
"b)R~s((yD[xy8*HY!;0>{Mo8p^7_91P#j*r=Y=Qt9^p:#N=A=scl_$7#K[&Gn_dBw^0d9}Uh<G}KYs6:amH4%>Fwd2^f@xfpH,qIRqrRJ~9JaMB[hGxnGt|j}3]!I5~K:8el&0zi#]sT3,>:hdXt*T;k&,;9dmjzF`)kK(sUI}Ge<1+A-0r!/uO!36b2}|joPh7BUvySo3J(6'hCwi;:r%HPT.p4V.D*sW@_CjakZR^tFm%<|EJ-4*('BL5435]Dfk=kukAK$+)*|al]2+x|W(cQY9uVWE)09#xu/p`1n[KIfZ2U`fVtgx.tJVIn>Pb,v&d(`BS,z:A%_ld#DLyH#vCX'@i072%qK%kUmYRxa/y4K#uP0}~G{iTjJ${Z[{45|~Fklz*2)Kk$WX{s&3PJS7|cpXq`6cQS88vv#Z{ZL0=b*NEJ4(n>k8wg_zV5VM&I$HDr]QK`_j[IF_WY>X|.|h,3.c0HMWduTo~+Y0L'@`ntPp-)]K]W",
"#oQqq&4Xo#!df(hjE1Es95;pY.FBQ&S8NQ#Jxah1yKToG1dg,_X=))KReiL)Zk[m]C7ciSY9UQxG+Xqe)YF4i^}{>@cr2}eerD4aCVf_h58_I*!@KGKkFs.8YBHeIgxW+'TTc7+ixF4yOEErUG4RXiFIV0C+RFYxX/J7}c{`wLMf}_5O@yp5.6'_<g<9lDvG5(WBPGzv+lYew+PAPXx'>:S*5J(5U;=+U-Pcs<{X~D=AWT,<&N7cw|j98L5GYeR6E^jz@K+=l)/(o!8zzPz<%:i,fl.t;+SrKxcZx|6qgR+O^Nwu^d:Bs_o=F}RkeNtvhO8Oq..;#1IgLr[|c,*8u{twba7tY+s:G,(sYwE^f-}krI^Fpfr=8gp3if%v[XmBG%!%{9u,5wHpdG&5qS{q;B|m)MZNO*Hq%l,6hk;6oT{B,)<,O'f*Du%OZAJ/SuZ=;bmBJL@(q^B~1k,r&bQdUCLxIN/_-u[!hA:|hQF;mxMop%khME3]",
"O;3:N=']0Er3ql*Umgz{.^(dr>0y|Ov[y3vu8^S`aEsQ%}xzMlkx+{8ix7-F(Na;)H=^n`$tJzzg]a+w4,=D_y=G+4n]7]QRLCU!6!Vn.'}:802A7Sv8-if|0][WY$|5Al^`ozc<F>^3d{eMO;3~t_UaEmycM'Z8t{']K&VS86({i_|16kt;3vKixtu#9FCh<{+py>*^Q/NR.3+5tI^LO!/pQD~sxYMy6+G8$rj/%nXEH.tHy0<'H<q^@eV#lJ/=-%t&_.#2'CwD7ZX2{8q3t_ofi[dz<^}Vk04[wG7`av2DA-2[2VWr/8YnT`jOYrazm9/v@adXzt%|B5;S6EFZ|TZOk5Z0(0'L%{[YV20Qk1~r<f6=:&T4t]I]r|F$6r9ON1$|]9vHp5dRaHg**(#!B=h'FD5)LZJY#G_1<{De3pT!2]/@2HaP'&R0kB@z/lZ1oCN7HD]DTcQt+CI`okN'md6G>{%wB{;G%hp:'zh/,Cr)I>q$J9%_",
"VhWl.Xf2ZIE(uZ~UofM]-}TeSfK)PfD:^f`bml{NXX$y<LSoV@-~Kdek:2K9=yp,((:,B='r4~lNc&Ddv%/TlID@.EJqflGJVZr]fes}YMe[HAxVTaQGQ~)3tMmW2[UNwpdC6QQ!DVLjA)$#aUP2Ow/lL/_:[!qbozb,UB]`m!2vMahq,lnxIEz]{WYX=~^%~4zHZg%wUVbb8-$@q&Wz!G*`Kd^kO%;Z'1Ll-Sue008Q,vsBs31O`Boe.cAg&S6ny,$'hp`J$JNoOu/@:x)q7>Ctta}*@4lY#j(Y!TVd0'*kzvvHV[VEaE`eLWf&*SOsN/Wis(B4*iEQu8nn1$6}mMt$!2]fRbd%J:rqc|w_[&X)YgQLH/2;m9jL{s6>4-I=M^qta&ZIE(+zR.h!czO.l=OCKaT@H0]BG>34BFU;*HV_DD^JOIYG,K=}GcFJcn<MoDy.=Yn*1VdG+I6t@c0Z#,M4MurK7i!!|A}gt;J_6-(b#F{#kg&'",
"M@I!ls0BI$e]B,9)>0~~p&ib:]/n8P9avh!-N0yTkMQ@_p2ZZ4^V]My9IIZml6:6w$0c6$J53%(e|f[)&W9rtwy#F}4HoSFei[MXbyDL^.&P|E.OcWzlv4+WN{6#y~SU.Xcn.Eg|I/z.rEu.)3WJw=Io]dXr>]V/%Kr}!K&l'n;)F]LtbY*Fn<mQR|r@)nqo)cDNXz|svbvz@h<P0U8RS74R>UaxS5drh6+$)TIA'+33rifV'yxZjf|%xM0N{BRMa>*K80UK>{C79pUh50V<X7@<H,$)jI'-1_7a@5M`v>mS21tQPmVk%qW[;VZ,[&2,><jc-pwZ!_{OPW/YjdyByn]$sPls1LrS}561VD2oNoBc/U`Ium|s$[QLpC<:r'3N1<]jA'.F7``b'9~Ata]C^qoxcJJo~a-oyHa=XL;{:<4>CIiPv>BaAU`^JM$J2gk[%SnVJq=DyG$bcMN,nEH/v5i99#u*~'8PRj3G<>t+kwEmyEKw8Ho!",
"$j/G|O%j^[H[N+*Y!R%X6L^Kx+g2Jeu-PZ.3,2&XOu)J)UK(Ar:=:0Tdbe-$61,:X'3j9Vy(u@3a#Wj.|eglRlYI|E=L}!uJG)40:/w5~e]z4{(gY;YBg[5@.RVFS10:EKjx;QCrUoR}!.XzC<tlSuN#]Y99T$1P#<m:G7V+T!H)~xZD,xx2>VHFsfh773%+u_@@8X>|ztB]tc1yH=JhpUX>`h3~m>cEt/@IwEoUqCyDZqEb(@sjgR$#$MEDkzyi3-qKm*bxKI`0c9+Rq9N9{3('~QKO#76=dGPyW]IFzs/4ZALR:G@09rxHnWcMvQljA:Hp9n7]9ss9)<uD(OKo|(LfG>-VmxTBYfRX_H&U#]Oy{.Ta^,]#eeP)Cs%8=KIvN4RBGK}:rxD~-/}+DFmhG)2a<T(%jn(2yIRd[INwb>YO<n_S{u|`oP$UuDuJ&aPB5APwg;ogx,yqdQ,3lJ#d{/Y<;c@/{]9D9</1b5Fxd<S48TpjBk9A",
"Z+C[$Rpj}aXZUwgD>(Oh&ZQLWwK(t1Tst9:E}3mhK}s2U5MWWoOo>=IQ|8nbXw%rk{!'<J*RdD^)yvNNrvlYi6rm:le8NVu{EU^E~Jj4'sLX*OtKB(+:ny)`'bpms1Fo75`_YUd&6/ExM_}U/cEE#AN;L'*Xzgi)Ex6>-$Yj%D%w`'l9gkA3)g<2WL#ry!BC:YZi65%ij%Q)PH!27E^FQTfPK*e(06|r)mym]iX<,~aw]KPoW(f$BspWG|:Ni9.HgH|j;4Wjtq>&+>lPV&R6rS`IbAm{7yeGEhBOG-0>fj%^$WKPkV`T<_SH%jAiae&}3`GRP{;^NQ-g~G_0)*%0v6pgz#UOI68J:J.0#H(&4/`yj5S4;Jhe%d0AV2ZQ6*1aH%d_y7^#fW_boC9CI*>F%x]`|QbSsGh}7P*!;H&>Q/u#;~$`[6<Bo%FBH<>N!F61%fI{#Q-Yjt|o{Aqbz@e'DY.rziH,e,+L''V6q&G$~`<><$JS!M7f",
"seJT7!q0a/'Bkq)4-cK2kwQbnl=^=#NqbM/@BohYv}:8_)J#==WMOr[:6*B8_Ke|S[|2_<V<f$%J!eM5[_o0zDN/!~8,a+uJh44T$1^8+U;}&:UQSr~[)_QqhhWSzJ16B-Jp>QXQCN7o)O.9EL.o}@^fDN<oCrUg>w8@]iGG2'o3g8f#}KnC^iB~ize{wt6<q/#0LK}{@}JRz3}'+rdwjNgIqCDf4mh[:;#U2H;&#L3w2O&nFV%~mjX~6jSOxcb/>O(Go4[{RV1'ID%I^*H&={(X:y:orG)olxhc5M&G=Hs>AQ7E7S/k8{LFC(k)zm'K3[`'UY9T&[JRg0xDwYJ'&s!36!SC,c+!SC,4CIQ24}{o%+w!B++;:)m6WAXf`y-AS_YhoA>-Rw^p'$ttt,{B9&Pvk||jN|^}4LXGDmW8tF'X**L.UMpG]2<wqvLPk2t`.InE=]0}e|F`y8~JyelbwW%/0T/G1BYtB>0,5n`2qf*>z7$$LA%e",
"%9JDA=z};XmWbSy!#:,'>Ec@8%y=mt/Jj9;0Qu)L6<X.9lk.]K=tnv27@pWd_(}0u[9oS'xtU)X3Dcb[M@M%A&Rk4'20oK#B/M<'H`@p<ETxAj;JI@'K&c~m+^%A|I7l@#5TV$&D}@aq8yX=dBl.r}#z>zX;)LV+IfmY6c<AA#)ViZ|KZlzmcWt`kGf_KrQ+GHd4ap%t7*cxm|b:WKPZAHs}mMBAc;X)0jvb'oz1)rE)F{ol0yOV&QBozwvc6}s2>>y&Elu%feI'r(Ggx=cX9I^2J7mq2vp!}(n<:XW|J&gt@^kjgw)|[X0y:R*5c|:FfpeQz5@ciWLR%@r5'1f<E154BSmq12^mX%ek~}k=[T$K:hF"};
GPUSORTI_SPV(onesweep_staged_address, onesweep_inlined, 12565) {
"AO]*7R6>'*WnaEohK]5ss$Y/W)nMSQ/.KZG2F.$0IeI1tB!+t_C;8oCB0d#gt5zD%+n=P^C&]cs^dQ<w;1plg|flzUh>E&2e]aPPV)8A!>jdLZ'i36j)W:McmMf=%B>{D[v*pjzx=Hq'J63/a4;4BU%}ecPT<'v>_qh+U-S|*&_x]&Y!ySCybCqFl1QxD@1~hHS@Bdvyn@(3w<uNm^2Q7xts^6`,QgeyqDdgTD6R~iivLiJq5QmS]=Hf|D|;9qd1%CG`GOmnv6VAVO{FmTdCZ-*eKV8b>k4*wY}yz-n;E{xqCq@0BNW%ru&|Jsj&&dZXM~&22i}|i<E'+'dl~mC[lk^f|iVdBahL*Ir4cSRpk$k)FeF+Y#7g8$R'Au8*7BQ#q!-]k[ute;TBu|!cg=<pu2EH`GyD<3B`2Mdtj;[;0$MNFa<W#lV+gI|o22C9:6{XFL3Y;LJJfb,+=m%cKh2kG.X^Ae{+-D<{O#Ge'b^8^5CRHZ|tz1A.",
"4paP1397NX+wRt)#Y1`EPs@6zCsJ!$FogJ%qxD9$7KI;t#{bLBF_:ac2a&Q!H$955YU$n'M9`fN.t4j!0e|N:xBkADaxIC2^AB>e7!'V;=E{JUuk[mei7b>TpSE;b,zSjHfX$q(#M[(9DHHEdB^}#=bzF2FA2$8(:kR4jmAr^jx+YnA.Vh+*j$fr9uXV=]OP`FkzBS<S{N5fL>l{r1.Y&[T`{GQ4*VT^Rgrx-oug!-OB=AgQZv*y7UAD}YLP{X=r,&t1e.R0T|nco+%{sL]673*sPV/t'z(+AgS@S|;eJQ49=hW~XTnZ}aX#YfK:Zgke}S$@um,Z7em+,^^-]FWc{@<`7yX%Wg!BI5qyiv:MD3v0=X/KeAV*Z:|=EB}H9O`X*@nM`_k&O6{hr&vz&Ps))W,=UCnR*H|I[3^*m{Ml'j!n#.=H6JG`6`^s%w*,K*NX*sOKy>Q4>f'-_A]didOSJK2XMLd00h.98G)KDrp]rl~tCLpVfuvI",
"#e-v/FYm}~S.DG7DJmcVN;jEnPF$9EZWBvA(c[8QT7$6hf9Da4A6`J#'>t|q6X}^W94$`D@x:Vg{Rn_JHExCWf,q*xA_`|sTDwiU:O=IcF,[*.MiDB8_C1U))_wMek8+Bc*Ebg^+wcv>Tc.P:tAowzg<DfOYZx|5y&`Lj>V!dW64MaJFa0i-l655+x4Z-0TI,Y,QGM1,x-=$Z#81IM7pT6eED>Xq,ax@+6=*QxqA.@46M3(#j1Bs38a%''x&)kFN5@h`@j3q`iISE{=P*3CU.*'L%lCm<*H@78XU3A=3#@dvoRi@_<d^ok5jOJ^U]=s}5~d}HITkj^phXNhvgrVWF9ZAv/h,:pv|UFJkKkE]_qfB6E<u9ezPI$g4]9^/vL.])*)HQAMn3GYV-^0W{vU.vOwF2b0Pt4DXM%a,gIX@0/=S#J/c}!dI0-mOHar9/zI6]=;@NW0tgcFettO0E$@A$/Z=gKd!n=h!}$M_ICY.#|I+=Yo+gIJ!",
"/BmW[Lp=Z/r0(:>XP{3[iK`AV^=4$0JU9r/YN~B7L7,jwOyV:Z,'irY138YGF`WJvLd8L|+~mqmRU}F6mpXJLKM15<4VcQ6=~[#Stk/>V,D+z7Cdc#shTOXn!KAnxO]{m'LLO5ITa@@jb[';(0AvK1SX(qAE_o)mI]1c,O|Mvi^-ZE8E{v9.YN63VfM>cNtA`cZ]OJ^{r4BT)qFgQG>k7Uj%OpP#<t#4W.{AcwnJXEZ'l05;HA]^Y&=%dsNYp9V-wRpa%qtv{4+>A=*f$[s}L0@mnd[%I%Pl;KN~<lg3,8~Tu79z}<rjB|%@`qn-,G5q/>ui1r%a0NIWFX5Z4~8x(&rjcIv:,H<A;>Ss!N7$F53:8Iy4TdJ;(5x6SnOZ5CRAL^6dDG<naI;Gi*nqFJbAWALej>3D(.xF<D!1@DX%r*~iX7rSOn)E)uE#O_`TFPu<v>D5nl)<dJFKRgQ/&V+0Gt@|ri3@I(2/ugQH215:!oNwljX/]o;S",
"$~S{kqtcjOswO}Fy*WS}^/@Z#]bqQ:;ql-J7S4O1xtm{94FJ78~nF}ql:ALWk-[>%04<iC8Z@/4wXf!NRnQ7lJX),hXa!9S@C64yb=@#jYf<E~-0uV;rsEEqHJaHvQ=EN=.TKH*sC/iB3!>wr({>1<m&{7p+vS:%@VL:hfw|P;q4#u9`4cl#Ia!lwpn^iDcY;B>8{kZB~Yn1&s31e3C1Bb}O+l].<nrA:I}E.=vjqhry/]!pvs)Z&vId25R@e[H#0apm<J8Yo6-DW1$q&i+i#Fe-L%RUF%JIiL'e.k%M=a;{j+vqBJ4&Rzb%hEqWRxBHemMQP#O't^6JY(j'*ucj{&Y/HQ7CGQxJj{,b5){u{`}%MQUiPXj*AUDXGBkVqm/Ska*jq$LSYXw]c;_uYFMic6JM;8FpEVhQk*|E<@#3uC!`KOp$%(`~:e,VN3<Ov.obX6&ptNp%U8o_gTNa!8{~Hw+`#w(mg64!10V&3`e]jh-rWpw(qFZy",
"mbyxV^Lo|sOVWDL('~)m7-Cv)a:h~P~r1uhg*4bHllBqm$@ysEvLGFB!/'FdLiAaY=rvAr%`%EEaGs"};
GPUSORTI_SPV(onesweep_staged, onesweep_staged_address, 14103) {
"^%+mi4a[3LDDjDm*^9w#[d5&P!{(pHKRmtPWlm3J^;1,fm:QR_z=]s0wGv]{D6:6VoUwmGwRez%_l,*6{xraze,('G!wF@PqXJS`[qIub-4r.6LlC#/JtreR;<1JOsPW87nQ[<3F6K3Cfll_A{6`LiGoXw)HB~ekszq1RU&__p>~}p;B*|{eCyD>C4^UwGr65sSc_x;[idApyk2RZ2hEq<YKfBg%e;L45Liiz2pb)4iWuR@:K3u.!b>tYs%oWoIfz0J6wkBctt/c`vBfPc(lexJ;lM/z16<bt:=A3aua8mnFisL>Bvu]2~))pMR!]S+|$A>&GfXJdv+3M:2-[1@*;+H0]AYPx`&P3CpczY|pt&<}ErV~l=jZ3U$c_v4L1t:Nn;yrc8'cxo)ui7+<H-|u1*/Bw!cw]c#m&W=j+^nFGZi]4A+eq;YuyKdUI@o2d'RaQv55*pPR&[EHum](5%wqY)Fn)_.2m^EOt@k25T$CsT]=(;85W2b+",
"&n_D0-^kZ,cGj+q{}59UdAblt'a1NS>:.g<R[)1D4&_M@md}Fz#$zo<@Sqq,m-eSgDm!ld8s6U8W)L|-,=18d6S[}|%6C$1EfK^Vgy7^a6h8ab-wyY}}(xJLQx/V6Qt_M23^6Xjvh<Yj)0`I)Trh:7'(&:1Y.W!UNVO0!t9[=sA0UAcV[gF@rmL4w[L7cMBkp^8mhd!LI}H3.8XbyzyOL'YsL!,,>#pNE(`nT{raWv~eRDuYn[>,4Ee]C(I+cdKnWQ$5.+^sL=s>Oi|eeL*yz}n^YOaKO'juXJXc{d-D!},I,JZyZ:wE@$B:A6*(7nTiN'j1pphCq|m0eQ+Uxw#tFk1;^)*Ag(F$s:Y1;Hx*ebg5JapN]xKC8.1rSDkp*]fW|<'Aa:9X>)=eSWp:|PJ3v>c+C{t^5BI~|D`_PK7UczP7jSR7f@i}]g@D(ep8sX^2'ABN2PEw}$h_;7Ys2Y)'L)@vT[ta}-)sdbuN]l%]@PEn2uyCnB.+",
"P8{*W-,TR!L'xe}yqH/Z9Bq=M3Cq4;Ulcb{CpRz|{^nu#}`Uja>3+HUB[|lXb;Eh~nhGn:n2Yo(ESc9mS!@H[9^0p=wx-Y,|i!0*)jl$kFPky~Jm:q@2py-MM4wAgLblxN,'OodMO{VHYQ0nG.@0FC@4KU%fEi)-(r39LP>7k8HMqq1#dc/'a-GQeQJzf+p96DoGb1Y5ayTG6PzuS]Wmr=5z4huZ9t.!at2Xm:6&[[H67/td4!kAJwt4j~*T:@)*d6%!AnMeO%**FN/ajl.{oLDc`EV8Qh(mB>TP|W2v-_a968MZM]S(SD|/MKyJ,wWEgv9Kby]JiH(oV{rDKDu5$t64<eXPBasA[2vcGVnz2n1FLgt>Fs9X/;o9.S1g8k0V{{8$[wS&2#/h1!4tKms$]B5ClJp=PIUvVC-E=h4%W#5|=,_32d(Rn@*qXhc9qa;SV7Q[pA=Q`iLEicTLQ>xLP2J%K8ap$0gA,=!utIp:e<XFr3sG;*_O",
"A&RAe&#RWgmgWdIF9|Hhp2Ii6gYMk<8x9uENtq2/cJtlrmJDsdYpm%O.`<@jGMF04*mo@eF0]*#)dVN.0cCUpL!8q%a]3^JBndVRWh<b87U<n/@)B(4[o74"};
GPUSORTI_SPV(onesweep_around, onesweep_staged_address, 14429) {
"-NKawTsiznLxRH=)I&SrIdZ9_#Bc%*SdlJ0PP>+RYo/u(DEy@yTK],<lbL'@E,g!ZeYkQjA>g&r5Or*r}g(XijFsMifh*aF;wWxknH~RVP|lCmbrAH_Beoa*38&@tPL<3jqS3*j5hSLyGeZ|L&lCncEs@wcI/L9lK*7Q-O4.HD&~z_X,F.JG:_(rK*S>07U1B-f,]6&9Sdj~Tr&7'K<QyA}LS<na~.fi~&@D]k4pyVg*iaqrbJ%AE'#@)#ZBX;St6+jyXW=/0|NPtN|G'[[2#2fRPAdIhrH/@E*F{xGbx^Jc6.FC[no2o%cC]}9A(^a;k6v6sx7LG$#P3e.hgK*4+Zf&w:3eML~*LwlRi(>]b|VVPi}DC=nk&6-70xji[^x_zcATR+3PsUqqf];JuB}4|!SP'>+9;ft^twjP!5+U9LxrvqKt^Y6ea*cRd]tBU%SC^dKB2~la&JsPq2i!']C9oj5vDgHwi$Oa`z0jn4OxcovEB-=;m~V@",
"RCmSaWtI6aW%yySfNBK<k%[)h{2O.q^F;5pV]8Lq_47o7h@waSwKrO0x&'4WY]ITb),rd|-C]A+j{D&M'PXI!7EcZsh3'NQj`|a2:V:|Xl#|n7,w/$yG#'d>7%;|9iQuYepk#Prtc@$9;wBF<X@f[5zYPG4]tD'o<&B|w`HEqP{bo8W9zk&D$fZt_QAUW6y=@6_!^{M#J}_V>G=sED$m,5fP;NH*l([+3{ANDBy$<7q.3R5l`'+_I7.E@77e6okd7rrpZdqBOLgTDi{-K%%EHDx=41mqdg*-,dgLolm9f:asc1DM)-JCnW+x7+RB~aS'9C>o0[{_zp3aNsL:(g.PSq:*_b'c2+K/O'w;#>c(_>1_(UuAg)vIFis;Jp3<No;NLrop-CxU]]fO!;6pQ<rN*XdrBe^,g~.VG]SQ4-Lo;fuy.IGi+>9)XZ1A=1~a$5]3RuP*_mn,xOyF0}>Is0B'i$S4]-{j,x~vz-,%hBeko=H9.|a@M;,6",
"5rV+~I12=Yz[$j&kz^i8e2dY#<+irOk(q:NHLFS5pvL*JpZfsRE_*g(8pT6}3w7nS|1EG,/gO:R$JH]~)SxkaVeN<tb=a3+F=;hY4kc^J>J6=X>~BnYg%1uPW)^Ak%H;Ts0:xG1T3Qnv'!J-U;b5Bhe1Np:QtOA>|qmhCz2OA&Jco@4u][AO{<'pe:1u8Ccg~ktB#tu31I')mls[<eAcy}U%wK/_GV!Y)Nc$PN5q)Pj{=-3(@MtgPrQ01,Ke@^@F8K<5.m'B@#J/m#y&f+6D9Z_;kZ@!:!&D4R7}JPRcC*z;sY|DhG)/@F:AQf(q8G%J%|d6>)nCm&Ow+m9l@plS-qF_AK]s0(q%vyx.2:pd8kfQTrgW+K0[(s=_q0b:{YsF[L;N;Q-cIVCgaz%P~}w1@Uh^~3Lh,B^CuuA=;t%JY|q_pdF^`zX)vXObLgFc+fIieKir~t:R8(sJ%%bA^iL/#]'*~JMWOv&s{>o#N_|==x$eeT%a@|5~",
"fqcBBHY[X1i9Nh8LUm=c<]KAOl'gzG`Fb]JD+PvIZsE7yh&s3EG9Xg-t4R7EI6a$2|AUo[QI:nvi63*BIWrVRkat2cEqLERl2h8Pb2e%Q<!RGh<|F=z}x_emi}`7!PmO6OwI%g|!Hhw(J5>*o0fj)aI4A9[<_^Nk4awhcl;n20ec^|xT122rm^X{+E7gE[LT}29,kwvf#5TlzLn/>('Xch&j}.8aDTqHtwxpi}yN3%t~*yhkmZWIW=wrF@Iw@(KAO`T<b}uSBt%]BK9{_CN6Db_YI1y&,[b[N8dfo7pQZ'hW&g(#fZZ^Cm^^+68NDzk.~U@+Ynp@:4cv-5hZ@UajORNynue+!BW>o}^WML^[QnC!C8X%r2f=}>2w@{;C>a%TZtoP@yXh0!w/MaWqAP)dwu40^4!+=uMkU]Xx/BH|/yl1_h>GtlFejWx.S3MOo@Y`B~9.DB/n3^EG3O1|0ZbcIvAf`1GNliuZ7QM87U2:n%O~'*doD6xR",
"x)tGiBs=Cmfs0>4`Gw%C1."};
GPUSORTI_SPV(scan_address, count_address, 2936) {
"9U]:=F)Io[zE@R||))t$+a_}(UdAt^egcE&rECkbR9~<>{P<oc<dQS%nh70DM&[!*g>dX&0%r_[XD8+{#6F)>T'ucunrwxL1/Bf}'1B+YyQ)jN,U4|V73/$(%}}F.Sm:VMO@VhVC*toh>sOm#$_Fa[`Ls`iGB)<sW0ur!tiAx%,`T{f4p@!p6Bm^i<@'L#@[]{lG@5BoKN0<vp&nTsimL-)`^^qTL^2>iSd'tq+vM&[MPC|l6l)hQ5v7E!"};
GPUSORTI_SPV(leaf_sort_address, scan_address, 10441) {
"!GiP{-ABP!b)YGo@owwBD3:jzB%YFFSPDd/qb~G+o3IdCb+I>'hW*$!XW]]#)9.,CqQ|mvUq~aZ`)4PPZCs7Eey5'rsW}d^G`>ad*@$Pn#W*kbiv.x3i}jRjYTPtti&EaL44QgIAh7Mj>`liE{KgFiOAW^71Q*/x5a[gngFOlGz$.v-[x>GnDiH6RC5*atNrX6=;iLI*fQgWSE}E+4}tkcKiNmU9_7(H9Pw<=a|k$@L`fsKl`Cz-Y[^XawZrzbh#P|hPSg8|<-w*]LbZ&jfIRYb^*0:sVm4^.lLUvPiGA;aL/%!r`fzrI^jzaCM|&stOadQab],}m4zV,vvDf-C[_w){S7n.zFl]h$)Pw505Za=BGB%wi3[x=L]01)(D1f%mP6H(O`S!k:'ur{VD7`'.'Djtp4ZmO6!%]Y0*}'fG7&8|wQ#=2bW,)]7[}pMJ+h&#w{fUk;<y*G*[w_CmV;.-k`B@lD]L&R3PC;|rA_v1D[NS-}&S+QqC",
"GeTDYqyf]*wDU-JzOQ`hE@AygOKuP=5RQd^[S*nUBYmj,[(srd>B5Cf&,H.8xdy4.Y.nFxx,[hAH:z;-*wl+Za^&J]eKc{s6.PUd|&EBB*DF4Gjc!moJfyIGi:y@WfANxyHDYjf9^7>l,,O4A7%AOR@!A/iRA-q,ge)Wo[-Cz]!~l/w=ZMcO]8W&a;:jWZBV^#B}qrGfDo;]cv/Q-TubPewh}f<bVHZgbC+mF*CmK'J*R&vUr~_EhWQJ6f2'VVsV<KegNZo#EU`kYX,whr+hy=gvUBS76J[R(-HQ&gC4:.Vz@PO:c_q*r:Q7J^`xvcy%'(+>3-Kcv[n6Z0$Ycgjpj0+z%Nss.(`<j5R29Ez:qRn=w%rcm|R,XUnFY{Z!XUMDpXvJ}xzh[m.Vh!sP10DDY(vw_Jt(x()bUhOEmjX^['$X.%H*>m*%MBiCkV9^nFTFed8}elnIn90>VgaVb:V6xSUV[u6i'*->y=ZSt:=iv4OF4{@5bl@(",
"l[J}En(4Et,!_1:YTus4m3pls0=02_sS1V!CeA#[8J$8%Vwb/k*K`Ap9f99N*`tPvd'L=fD$$8aE[Rs*lcFgh9tT7Bd4mxQ`xKH8:~O48[{m|a|$nG+%&'I}UCppBeVh&tBUY8c`~4yE,rLPy8^3NHElVq{=FWJY[&T:x|IW$'iTP.TM/bs.N'TKuFG#[&vA$ghHcUR{2{u^G/7.m8Y^2.&j>^;sdxI72E3k~w29pn$LiVb}5T2c%DBwO6sJ1C]AvmYrtTz{P$F&kz*k;t~Wp'D!MRQ~BUg%vHmN:1[tfQ1#I{kt]{/rO3iOCx10k+c^f^!Vt-0g0tK&Oms02O5<h#>lA|FBlLN!bt4(;e~opt|{wr9;-90[!MOeChO#cmzADDPj~7sQ&g,+alu'WlXl}N&ChmRa]k-deEO'eK}%q-<U5DeU_sN7[s(6WR)q4+SX-~(w)$;^Nty5D$_4[TPEbcsnw'Oe%(4RA6Ezv4kyM_H6~!.hS/6O",
"u8]XuPjS,bctdl>0jaYFzo}o{$W$x|j1.z$.m#)PY95,qI!!l#(~7&yOz(d-=OJZ~9)K9RkhO#|4HR[`[*>sr->>:eP20'^1-|/=n>R=o_{^']W.yuR6}%ZUDFSI]vreVC!cwlR/_z$Ru_#:+uG)rgLJ8>Lg]M^yW4#=oOD2Ue<r'4~jktnmieP]FFg9vn9J^xS:{*s>=9[NUzy+oMjAU9n;&@TYn*e(-A$1>gF%@@54MH]Gq~)-Do<1G^mWQ;@q3#].1ah.F6f@s_|Dev9cNs;x0xP]]5^#y-eFtW_yY:ydxhD74[E7SP,9vDGzEK9z#a5#8am4Ox+mJpr!VnzZ_L:]GX768Q:B9ez`Y6Eq74/i0KflLY+bid-Ij|nln1d/Tws-Jt(ZP[f~NcLD#(B(1Oeco3RpbCy"};
GPUSORTI_SPV(leaf_sort, leaf_sort_address, 9624) {
"ipic>ez't-(CKbKO|cy@InY}$aP}7pOTxN6G6x(^Z7On4n}~%/4Fdq:BIMgt@DhJ+uGk;mZ|/nQPxMG:2&Qm!b(fcB(UOXCD':eW{;>S{$Wc#)z/q27g!omOH8~rv:6!yFI)vO':4&R[i>3^x5~$aG(aM^]QBTG'ZlF!(pQe`;onk/H6}IT7c[9eXXPt(RTawWUH6a3C&v[Lr6kB/X[[,Wv8vVmqGV<k4xQp|@Fpych5H=j$/bD=C#y~86oQ!'d_:AG[t04ZC6cQ]i_;F2JzDv4IY6[wy/0}BmsWI%%<aL;Q;N>~V,YlA2X:=Eu7pWO7tED,{gPJ)Qv[QkA~7G.(v_72/8A2_i;c}ejc+k'-ebi;)prH@ImlDaZm,cfH)':>:hZ]5'xYZK*7.G>-]l9S:Ux[*TpR(v[3AP/vHqm=1M1eT_NZN4z&w2>}&RMqAT2fN-y8Ii6eRwZas581'gK8CO<ZqfV/jP9SY[K/c;(Y[*IWEI{3]uSV",
"/)Q63|s2|6kL%zmOj2bb]paXNJ<^C|pg;,=z{^9&RdUBx(6jo^2iqX!ko'XDNr`kT+ncfOY_Z0e|@$70pXr2jxzAvir~0{^p^bD|OfZIqP*=xO4tdw[x_&7j$}DLJQwx$w_;=SexCkPy[b5Y3&Jg*Xs//AxFRPL4@y(|,@|+&"};
GPUSORTI_SPV(segment_scan_address, leaf_sort, 1330) {
"5nhS1w-xT_%+|cDbwt|8b^kCRr!NuG#B0[k41f9hL(b_EU-/]Q<z1.qi=ZNaV84*#$^Cj'q`*}wdws#kwx*rT}2ij660H]#DVg(i,#aR3ohkp&!9CvzSSwNZ-[dj@%#ZGr]0>:`n&zAoVv/EGoC46]HEU):UZ/1Xm@1!,T#I~h2Lomk/sy-^(I-C`JnZi-0!%q&dFBJIc^L<45sKdTmVkmah/bZDp`/5@R*D]]hYq)+@YwVvp^(lT=Fl'4tcOcq.!"};
GPUSORTI_SPV(segment_scan, segment_scan_address, 1220) {
"zfBt7/d}onCU-QPZ'Q9=rf;vgA0o!1M*a$@3uhYA<&hom<pD8lN*@'uJ]R~+e4`~yD${:yH5TjKeN,g_Toy&F5qC/R6T*$I@Y/!lfL]xYGjDwkTF6fOJ`:Ph-B!"};
GPUSORTI_SPV(segment_bases, segment_scan, 1117) {
"@_tWItL`vZ]9AtBwd((R3qF5XHO@:2YSSxw8+=Vga]h4Q$aLF{o]SU(HQj.#=#04X|,G50FEJnQ~b)T)UblcxU%9EwL:3o1RdjK)en'/FAv8ll]!#UsG;ns[blQV_gwtnYDFdsg%{.foiiP6f&_VrY=8Vw/OR3_4SAjE2^Xg4B3|lLjfN<R(HqD<+{)1}i`-.Wx5"};
GPUSORTI_SPV(segment_bases_address, segment_bases, 1212) {
"k+P+}qEpA<%dLmP6l9,+1iyi{9nJsYq%x3}s=dT^0x[fXi'(tK9e_^za}VEaxq8Qcz[>U*n)p%_g=|k>9qISJz89.NEv1W~PdmbSFe7~3^wPlNyxFr"};
GPUSORTI_SPV(segments_address, segments, 10971) {
"uRIYvk4AO#5y>IrGV{u{)BP1oBA(5S4k|U;8*^gPE3}h/s/h(bD;-<Z^N!y$FpPJH'elkSTEQ}]EvmCJWA_6A:kJ!I<_M3j'c.5WP.h#F(]_JaJG>}_-L4~pMqk/|z7z2m}f-upmvV$m>q^@ZJx-EJ#){_hF0$(o6Q{Pmc[=A1s<vS%G-F6$8[0zP=y*)/<+^5nzb+^lo!0[~H=<KC~An+ePbO%}WIC*A`E8Y3mMpGlAwozSR+;Oif6%n1}dYw>wmIMd:zOv$5wg|7Ma6WFNdWaYr,k!FmQRsy42RDPOHleV9F>mePF8>c.P>YBWJzx=#~sI%#0%iG]4]i{rf!eU}H8!=r4d21h7/X/sP)7!~:5}^}jl9=WI.&fn<@3SX.lb[pjHA@_=O&F&Amtyn^FMu$$%t<H,du_pp>a~nYYfc0^G^.#$G*kQ8E|(3e3EDH_NtGuhE@b:gq%*Y=u|!E:0+FA-mbENu-62'`|}.RzUMj}D=A0Yh~'J",
"V_>y`V>pWe0tXW4=%&Le9n!)e!2dBI5T(g680mtI7h)D@/~4l2S2]'Mh*aO]*'%q7_LF.J,7R%1G:zAPJaL&<2!&s{bTEk|'@hqN@vsr.E^)^ivh0fWK@>Y]+R>tr@CriR`I/rX3|f}b^a,_po!}:}h9%5$U=:(`4Kfm=%4hY0MN0{(.J<mIOs6[~)6;y63E</&O9*8iMzW)@)xt><.5_;CAKE4U(G.Ul`HuU+9O3&#3*!BZU|lv7-G7+qdL5IOe6jw9H`![VG[Z:.:=HyQ^fT1oMezW!*iCZ!B~!l`*.]7Mk1Yf2b,i(ZdO100L5<zVeW1gC@nR%RYJWBzM5}6zx!"};
GPUSORTI_SPV(select_sort_address, segments_address, 8193) {
"PIN.R+HKY710La1sMh=zm}|ps,5+/-ejDZq=8[QvD7W@73rr2'5N[Bs9F!-7p*w#zX'6Uw$J'qNOb1oZi/!T':++GEU+rq-g+YCk7-E,PCfQ/K8a2V6F=#!7~c6{EmF~|~2Z2%`y9ZK&@=[;AM(7&~7mt2}noz_Ra*]G<)QH'z)#Y~h'Eej5k7XA-5gw;cW0#e:vDrCvVrkR-DbM^sl>dp>0MAz:BJk/Mk;3N+N3yG%V2moRGF47=b'`(75a.Lh2l3P03_|q%K__&w{iESXG_f|o.[/fTjFpH:D6<KP/EO<e:_2fjsJOzOYa7&N}aqlK(nl`dA*{;x,ZBexW,X7a,kT2$',D_iPZZMd88^v/`m}H3JemApYll6*hy>2R8x-yhAj6ns6g4Ss@ux3>`MmGl@qLe3uxK(l~4IY6Q;~:]qS-&ly#c-uF.Lc6Di0FKOGh_1&4Pw8x0cu/VWA=tqD'GQ#0Uou%]GPgYKecD_DhDtc5IB2v.{ZY",
"FS=n><OzUR}I[B_(Z&/]w)5+znkW&<3ixm3UorEO=@j(^Eu`BF(5slYH326}17Nju4C3A,(kSdqRQ]{|v)u%#D&R%BfP[XN|@Ah_y^,A)`W[bj9=1<T9DkrJw~1<lq=~K&=nzo!y|]1Op[OU}C-6h;1z^MtgFa-SRO%`0q9v{1hTc/ez1Vl0pPQ.59u!MYRJ':)uCrJyCA[~,UW<"};
GPUSORTI_SPV(select_sort, select_sort_address, 7431) {
"^@$~>a&O}#4OxFg4bcZ:_kr`@mr|3Q&JYj<h;h[(x]'F8ziHX.2J*XrGj^S9+f<99k<KLXb>A(Csh/Q_ORQ-&L:2c*n#BI8/Q5En=<VXwINGPl9Qbe;gNfdbE%^^6pj3mv<'^.'x,Q*>9[>C=;wE<)Xd[[Tv1N4TYv#1]14j&O}4o,sDSAv[%.Yy$4`MO)Y!O`Zh^7_aqYMTwsPq+.*|}#Sm'nk8CF,a'|=c,`qbR@ps;V],u2b8JwGh^JL<>B7<:xhawsK!b&R4/9j*O%WW/Fe](4rOw4vYH)Hx9Qss+PL-8xN9hRcw&lN_{jj%vTD*.J}I*x$%idB.YmMtQ=zJV>|RkK}G=v;=JeJHQX_^VMZ&P>gk.P/EFLJEr|Wp-iPEk+q{$I0hub~}Iqg><w]&E"};
GPUSORTI_SPV(select, segment_bases_address, 7237) {
"p#a+HJKxwuxZ!4T)6trd:p-Wb55]>@m8t'<kFn8v.HzY,-6!qOB7_n%Qe!~N87fri`6~h~p{%dskG$4|F_i9ks,]H[6m(WCl;+PTnd(T4O6+qv[ef(;)Pj(JD!Gqf-et*R/Ir3w#.Q@_[Lva/l9QfSMR_Ao8j%|;/1;tmyS've7vJ#%cX*z,W^zH^6yF)xUJeC/6<>2mOMVJSSL$U;/}Wbf9YakD1h81E.s]l.$`:*NPTNJ/VGjs^,+AO]0v/(GL8,)AJ,`c6:M9!X1+[Wu-~>#$kbX9Op=b!toi:p([51fUQx'bzgH8,#hZ4ZUDTAiu@:}'%~nqBc5{2n`OnQN=+Y;}[fes8=Gh6JeqJPA>=_u}q;Vc)$73oHMa>J]-K>N<cdrPfQeOA_-/C5%5mg1En*,5x]b;%l-_0geP.yLB}5N*sM/QmJyv.8~3vogr#]}Ckq*;}IB7bQB4J-GX<kR]x'wD.Z_1]'!C3CyORHHo95owHe)3&nEc",
"LRy(Z^+L+<`9p,!g1a614wF{fT;FG{8.VTEg#Q8^L+]|XU@-IQ;oARjlT~drw+b1RIWCz'0y'>#Ya8Bfy|iL&)oOuAVg)tP5D<Om[^*$*9RY7Du!~h{IF{$CaAiRpM+~9vxg:'jBQ|Zs#d;cbk5;#Qme|56p4@F_Ca/Go/N%/H5n;8>x;$&m8sl-FBPK(tpZ2l^0:(gCi[RyI=-oKZc!*F5S0N%=@1yuqjqRz!&z7>f)ThY'k,k9#pI0T]1efU0[2|,77{x|z2#@Pm!AE$>=AQ1p&^esQ$Z2M14j~QWtsUv'!OYlc2{oE{J,OKa4^FC{H^|8xKGWFd+(>htt~oZ=k_Khr|t^66yd0*piMY=Kg6gsX%'>5<=(U|&0+y;C`^'E[=tz|Kj[!{VU8})DF&c`XrrBCRrYiM9pE$BrB_bwN>TGfs`{40u#g$g7s_*pZ{|k7-cqSK$fSr!xGNE[Os[-6~uO)2e6fC&*PIPCdPp4XCGRrXJmhYtB",
"#v!@6WGJD6{XO<fH2ndEksUf{nMH4SQh%w4kx[gr5!Cnc^382xrv286[]CP-(WvjiO45x&JMm-14/KNjpn~u*2TIV(05H7Nzfm7JT$V!M6o7G(3`C7|CKpM^:va}KME7)!j=.k1N)wSiD@bz.[OF.4.d]q'd1j:r{:|%0H>|#5=tw]ei$Z6'~>Ke&0anv/B26_:np^b^cF![=,@oy:z60:EuLq0;{Y^*m{1y&ujVpSAHf@-5;qT!Zj0CK~gwCv#OC>rYj3H<=Wx^MJe,o)w&t4b~>qwzwx<uneB/YL<B8WoC4Fu_BTUj0F*U#|u%VU@js{S~[2C3bW`|{Uql)$DxgFfkziKtK,cp':9!h5!aiC#wNtlB-OSjdNQ3jaS;P2sUy:<:>P=hmgF#]3A1826^&O_mla/XDJ#''.Sf.sc4('UY,.%dkRt%dYqYJ4L&j%%'/z+K,;,z,p.'I^hAd!(Y(N)D3&'B#e&x(9YS<|ls9hRbbsZvsM%@",
"0)ua=<mfEQTGI&(+-MAQ`LOe^FBJ2qPnIUO%CZI'ExAW_N@C&h%/1#{<o9fi8j&tvC#-UZ[y{nzvWq#Z(50Z'=9L:c7p,atDfId/`~[a<mDV^iPq<[o4soYox<y{<ggxmOP.Xl-x<am7`R+twr:>x0X~&_TZOF=*.N!6H7:*2RfJq`X4-%|W!U4E!B+u%HKchDAnb0I;ENtEUWT}`cC"};
GPUSORTI_SPV(select_address, select, 8131) {
"CR2*GgB~c/0/OcwPn{F8]bN;t1_:F9yt[.Z!PXo$}HJFgLVjo[c1KO@FYY>Vq*B%9-MZ`<k[k[^)`js3u+;fW=@4o@@t[EU4w&ppnf3xD2ezasp$S|E0L<FFU*lZVR3vfmxx=^e7,3dA|%,fFsW=CBy'.w6WSH'x|([l)cFP]:Ym&L4O<L(NfH)uk=J^uqT=mgYfS5)QV6mTQ-WheWEn{v4-()-$iCWUrP)YFf5-jCt(yvw{MT+iUU]Hct1[[vC,_0#GVdiqCSE#hN]0yuInP<bQ~D%{d$2'&L&*}F9%aJ4:)^IC|x,O91(i.kwF2;Y,hxk.Y^o<]`jsN;Y~izN4'4b(-PTqnV:op.Jh&jIR/uWBDNu|IR=5KVLP5v<>j^.yG)!iG3@h08Y'+b<uR&%-MH;|:G5U~m^v#S$ghJ2(*;hvF5{VK:JTlc`1B_GLFg:%w=V]!-:t2`hYnX`bM9rh%YRjAq,Yp9ZH:qam3}5/B5lsYy=p3UU)",
"m]Wyn$i7*M`*Z|S-:(}<I>CBC]q,]lN3levls}k0&5R07n6=5>A5M7kh@ZCC[E[l@KVRUbf<A#@v_6*%5d_8H6TBQ+FPycN{Q}Lf*A[_02:2ZLXlAV=L*()6]LjsN&:l)kNAN:BZd<52MPmh.z`A8YsC:8J:HnK`&Y-,Y:iPn~QAR{k+sXBp1_H)aXqGra6Xx0M(IWP&FQqP;X~21Qm-hei*hstirpa@s[#4sejU8SQFQvri5}%i1E=hd=iiqb+pVDxHM{IsJ^c]l8`^S@x3y!z2-o/E4>0>#6b)jgZe`BjJufO80uwJvAa8%]Zu##oc.RD9(E'0)}kOE+)PnLk]YL.A"};
/* clang-format on */
/* ==== GENERATED: end ==== */

static const gpusorti_packed *gpusorti_packed_of(uint32_t kernel) {
#define GPUSORTI_Y(name) {gpusorti_lines_##name, gpusorti_base_##name, gpusorti_words_##name},
#define GPUSORTI_X(name) GPUSORTI_Y(name) GPUSORTI_Y(name##_address)
    static const gpusorti_packed kernels[GPUSORTI_KERNEL_COUNT] = {GPUSORTI_KERNELS(GPUSORTI_X)
                                                                     GPUSORTI_SINGLE_KERNELS(GPUSORTI_Y)};
#undef GPUSORTI_X
#undef GPUSORTI_Y
    GPUSORT_ASSERT(kernel < GPUSORTI_KERNEL_COUNT);
    return &kernels[kernel];
}

#ifdef GPUSORTI_LESS_OPTIMIZED
#pragma GCC pop_options
#undef GPUSORTI_LESS_OPTIMIZED
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
