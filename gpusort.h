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
 *   keys     unsigned, signed and floating point of 8 to 64 bits, packed, ascending or descending; floats in the totalOrder
 *            of IEEE 754-2008, 5.10: -NaN, -inf .. -0, +0 .. +inf, +NaN; their bits come out as they went in
 *   windows  by bits [first_bit, first_bit + bit_count) of the key's order-preserving form only: for signed and floating
 *            point keys this is the number whose unsigned order is the key's order
 *   values   of any size that is a multiple of 4, up to 256 bytes; or GPUSORT_WRITE_INDICES: where each key came from
 *   counts   from 0 to 2^32 - 1, known to the host or only to the GPU (count_buffer)
 *   stable   equal keys keep their order, also descending; GPUSORT_ODD_EVEN_MERGE alone is not stable
 *
 * ALGORITHMS
 *   GPUSORT_AUTO                takes the fastest that is safe on the device for the count; small arrays are sorted in shared
 *                               memory by one workgroup, or by a few that merge; skips passes over digits in which all keys
 *                               agree, and leaves after one read where the keys are in order already; the GPU decides that.
 *   GPUSORT_ONESWEEP            radix sort with one pass over the elements a digit (Adinets and Merrill, 2022), 8 bits a digit
 *                               where the device has room; needs subgroup operations. No workgroup waits for ever: one that
 *                               meets a silent predecessor counts its tile itself (decoupled fallback, SPAA 2025). Where the
 *                               tuning table says so and the GPU finds the keys evenly spread, passes sort by the leading bits
 *                               and a last kernel does the rest in shared memory (hybrid radix sort, 2017).
 *   GPUSORT_COUNT_SCAN_SCATTER  radix sort by three kernels a digit; runs on every device.
 *   GPUSORT_ODD_EVEN_MERGE      Batcher's merging network (1968). It sorts in place and needs no scratch (values over 8 bytes
 *                               excepted): choose it where a second copy of the keys and values does not fit, or where a
 *                               fixed sequence of comparisons is wanted. Not stable, and slower than the radix sorts: with
 *                               tiles of 2^t elements (t = 13 for 32-bit keys on big GPUs) it takes one dispatch for up to
 *                               2^t elements, then for each doubling, to 2^j elements, 3 dispatches up to j = 2t - 4 and 2
 *                               more for every further t - 4 doublings: 22 for 2^20 elements, 48 for 2^26, 68 for 10^9, each
 *                               of which reads and writes all elements. gpusort_sort() with GPUSORT_AUTO falls back to it for keys
 *                               alone when device memory does not suffice for a radix sort. GPUSORT_KEEP_KEYS is refused.
 *   Scratch: 4 bytes a key of 32 bits or less, 8 a key of 64, as much again as the values' size; beside it at most 0.16 bytes
 *   an element (0.23 for 64-bit keys) and 256 KB with the shapes of big GPUs, more where tiles are small; KEEP_KEYS and, without 8- and 16-bit storage, keys of 8 and 16 bits take one more copy of the
 *   keys; values over 8 bytes take a copy of the values and 4 bytes an element. gpusort_scratch() has the figure.
 *
 * WHAT IT DOES NOT DO
 *   compare by a function of yours; sort strings; split an array over several devices; spill arrays over the device's
 *   memory; submit to your queues or allocate behind your back on the recording level.
 *
 * IN AN ENGINE
 *   1. Before vkCreateDevice: gpusort_query() names the extensions and GPUSORT_ENABLED_* bits that the device offers. On
 *      entry *extension_count is the room for names; too little is an error, NULL for names gives their number. All are
 *      optional; recording needs GPUSORT_ENABLED_PUSH_DESCRIPTOR or GPUSORT_ENABLED_BUFFER_DEVICE_ADDRESS.
 *   2. gpusort_create() with your handles, the api_version of your VkApplicationInfo and the bits you enabled.
 *   3. At load time, or in a thread beside the frames, gpusort_prepare() compiles the pipelines of one kind of sort (types,
 *      order, window, flags, algorithm) for every count up to args.count; see START-UP.
 *   4. gpusort_scratch() tells size, alignment and usage of the scratch memory for a count; it does not shrink with the count
 *      that a count_buffer holds later. One scratch buffer serves any number of sorts that do not overlap in time.
 *   5. gpusort_cmd_sort() records the sort into your command buffer.
 *   Passes are faster through device addresses on some devices (NVIDIA): where keys and values have the usage bit, say so by
 *   GPUSORT_ADDRESSABLE. gpusort's own device takes a compute-only queue family where there is one; the shapes of the tuning
 *   table follow queue_family where families differ.
 *
 * START-UP
 *   Pipelines are compiled when a kind is prepared or first sorted; this takes most of the time of a first sort. With
 *   gpusort_desc.jobs your threads compile them side by side. Where the driver has no disk cache of its own, keep yours: an
 *   engine its pipeline_cache, a program without a device what gpusort_cache() gives, for cache_data of its next run. The
 *   logger is told of each compilation at level 3: kernel, variant, workgroup size x items, milliseconds.
 *
 * CONTRACTS
 *   barriers    Before: your writes to keys, values and count_buffer are made visible to COMPUTE_SHADER reads and writes.
 *               After: the last commands are COMPUTE_SHADER writes to keys and values. In between gpusort has its own barriers,
 *               also between two sorts that follow each other with the same scratch.
 *   state       The compute pipeline, descriptor set 0 and push constants of the command buffer are rebound. Record outside a
 *               render pass, on a queue with compute.
 *   offsets     of buffers: multiples of the element's size (at least 4) and, where buffers are bound (push descriptors), of the
 *               device's minStorageBufferOffsetAlignment; scratch: gpusort_memory.alignment; count_buffer: any multiple of
 *               4, as a member of an indirect command has it. None of them overlap. Keys of 8 and 16 bits are read by
 *               whole words: the word of the last key must lie in the buffer. Bytes beyond the last key are not changed.
 *   usage       keys, values and count_buffer STORAGE_BUFFER; SHADER_DEVICE_ADDRESS too where addresses are used: that is
 *               where gpusort_scratch() asks for it (no push descriptors, GPUSORT_ADDRESSABLE, or arrays beyond
 *               maxStorageBufferRange).
 *   ownership   Handles stay yours; buffers and scratch must live until the commands have run. gpusort_sort() keeps its device
 *               and staging memory in the context for the next call; gpusort_destroy() frees it. Destroy when no recorded sort
 *               is pending or will be submitted.
 *   threads     Any number of threads may be in gpusort_scratch() and gpusort_cmd_sort() at once, also while one other
 *               is in gpusort_prepare() or gpusort_cache(): a kind is prepared for all threads when its gpusort_prepare()
 *               has returned. gpusort_sort() and gpusort_destroy() want the context to themselves. A VkQueue and a command pool
 *               that several threads use are yours to guard; gpusort_sort() submits to gpusort_desc.queue. The logger may be
 *               called from every thread that is in a function of gpusort.h, recording threads too; gpusort_scratch() and
 *               gpusort_cmd_sort() do not call the allocator. Jobs call neither, but the driver may call vk_allocator from
 *               them. Different contexts are independent.
 *   errors      Every failure is a negative gpusort_result, with a line to the logger that names the member or the Vulkan call.
 *               gpusort_cmd_sort() has then recorded nothing, gpusort_sort() has not changed the arrays. After
 *               GPUSORT_ERROR_DEVICE_LOST the context only answers that again; destroy it.
 *   versions    Names that the linker sees end in the version (gpusort_sort_0_2_0): a caller of another version does not link.
 *               gpusort_create() and gpusort_query() answer GPUSORT_ERROR_INVALID_ARGUMENT, without a log line, where the
 *               caller's structures have other sizes than the implementation's. Several versions live in one process.
 *
 * MACROS
 *   everywhere                       GPUSORT_STATIC          functions are static, the implementation stays in this unit
 *                                    GPUSORT_VULKAN_HEADER   header to include in place of <vulkan/vulkan_core.h>
 *                                    GPUSORT_API             what stands before each function, such as what exports it. By
 *                                                            default functions are hidden where the compiler can: they serve
 *                                                            the program or shared library that holds the implementation
 *   with GPUSORT_IMPLEMENTATION      GPUSORT_ASSERT(x)       in place of assert()
 *                                    GPUSORT_NO_LOADER       no dlopen or LoadLibrary: give get_instance_proc_addr, or use volk
 *
 * LOADER AND VOLK
 *   The first function comes from gpusort_desc.get_instance_proc_addr; else from volk, where volk.h was included before the
 *   implementation and volkInitialize() was called; else from the system's loader. No Vulkan symbol is linked.
 *   volk.h comes before the implementation where one unit has both. Behind it, it compiles only if VK_NO_PROTOTYPES is defined
 *   before the implementation, which includes Vulkan's header; then give get_instance_proc_addr, or the loader is asked.
 *   windows.h is not included; before or behind the implementation it does no harm.
 *
 * RECENT CHANGES
 *   0.2  counts right up to every bound; see CHANGES at the end
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
#include <vulkan/vulkan_core.h>
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
    defined(__ia64) || defined(_M_IA64) || defined(__aarch64__) || defined(__powerpc64__) ||                   \
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
    /* structs sorted by a member: the keys lie in the values, key_offset bytes from the start of each; keys is null. Not with
     * the two flags above */
    GPUSORT_KEYS_IN_VALUES = 1 << 2,
    /* keys and values have VK_BUFFER_USAGE_SHADER_DEVICE_ADDRESS_BIT: addresses may be used where they are faster, and
     * gpusort_scratch() asks for the bit then, and for a size of its own. Without meaning for host arrays, whose buffers
     * are gpusort's own */
    GPUSORT_ADDRESSABLE = 1 << 16
};

/* ---- context: the pipelines for one device. Any number of threads may call gpusort_scratch() and gpusort_cmd_sort() at once,
 * also while one other thread is in gpusort_prepare() (asynchronous pipeline compilation): a kind is prepared for all threads
 * when its gpusort_prepare() has returned. gpusort_sort() wants the context to itself and, as everything that submits, the
 * queue. ---- */
typedef struct gpusort_context gpusort_context;
typedef void (*gpusort_proc)(void); /* cast vkGetInstanceProcAddr to this */

/* gpusort_desc.enabled: what the caller switched on when it created its device */
enum {
    GPUSORT_ENABLED_PUSH_DESCRIPTOR = 1 << 0,
    /* the buffers then need VK_BUFFER_USAGE_SHADER_DEVICE_ADDRESS_BIT where it is used */
    GPUSORT_ENABLED_BUFFER_DEVICE_ADDRESS = 1 << 1,
    GPUSORT_ENABLED_SUBGROUP_SIZE_CONTROL = 1 << 2, /* subgroupSizeControl and computeFullSubgroups */
    GPUSORT_ENABLED_STORAGE_16BIT = 1 << 3,         /* storageBuffer16BitAccess */
    GPUSORT_ENABLED_STORAGE_8BIT = 1 << 4           /* storageBuffer8BitAccess */
    /* a bit stands here only while some kernel uses it */
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
    /* optional: calls job(data, i) for each i below count, on threads of yours as you like, and returns when all have returned;
     * pipelines are compiled side by side through it. NULL: one after the other on the calling thread */
    struct {
        void (*run)(void (*job)(void *data, uint32_t i), void *data, uint32_t count, void *user);
        void *user;
    } jobs;
    uint64_t memory_budget; /* bytes of device memory that gpusort_sort() may take for itself; 0: no limit */
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
} gpusort_info;
GPUSORT_API void gpusort_get_info(const gpusort_context *context, gpusort_info *out);

/* Before the engine creates its device: which extensions and GPUSORT_ENABLED_* bits this physical device offers.
 * Every one is optional. extensions: up to *extension_count names, static storage. */
GPUSORTI_INLINE gpusort_result gpusort_query(const gpusort_desc *desc, uint32_t *enabled, uint32_t *extension_count,
                                             const char **extensions_or_null);

/* The compiled pipelines so far, for cache_data of a later run (own device; on an engine's device UNSUPPORTED, as an engine
 * keeps its VkPipelineCache itself). data NULL: *size receives the size. Else up to *size bytes are written and *size says how
 * many; a buffer too small is no error, such data is simply ignored later, as is data that was cut, damaged or comes from another
 * device, driver or version: gpusort.h checks it by a sum of its own before the driver sees it. */
GPUSORT_API gpusort_result gpusort_cache(gpusort_context *context, size_t *size, void *data_or_null);

/* ---- host arrays: blocks until sorted, in place ---- */
typedef struct gpusort_timings {
    double upload_ms, sort_ms, download_ms, total_ms;
} gpusort_timings; /* sort_ms by GPU timestamps */

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
     * outside all of them is not touched. Or segment_size: rows of so many elements, the last one may be shorter. At most one
     * of segments and segment_size is set; neither: one array. Host arrays: offsets that descend or pass count, and segments
     * NULL with a segment_count, are errors. GPUSORT_ODD_EVEN_MERGE has no segments: UNSUPPORTED. */
    const uint32_t *segments;
    uint32_t segment_count, segment_size;
    /* Only the first `limit` elements of the order are wanted, of the array or of each segment; 0: all. They come to the front
     * of the array (segment), in order, ties by the earlier element; what the rest of it holds is unspecified.
     * With GPUSORT_KEEP_KEYS the results are packed: those of segment s at values[s * limit] and on. values then holds
     * max(count, segments * limit) elements, and what no result is written to stays as it was. ODD_EVEN_MERGE: UNSUPPORTED. */
    uint32_t limit;
    uint32_t end_canary;
} gpusort_host_args;
GPUSORT_API gpusort_result gpusort_sort(gpusort_context *context, const gpusort_host_args *args);

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
    /* as there: uint32_t offsets that the GPU reads when the commands run; offset and usage as count_buffer's. Each is clamped
     * to the count, the GPU's where count_buffer is set. Where they descend, what their ranges then hold is unspecified;
     * nothing outside is touched, and the commands end. */
    gpusort_range segments;
    uint32_t segment_count, segment_size, limit;
    uint32_t end_canary;
} gpusort_cmd_args;
/* Both need no buffers in args: the other members decide, and count, segment_count and limit are upper bounds, with or without
 * a count_buffer. Offsets or rows (segments.buffer is null here): segment_count with segment_size 0 means offsets.
 * prepare: compiles the pipelines of this kind of sort, once, at load time. scratch: how much memory it takes at most. */
GPUSORT_API gpusort_result gpusort_prepare(gpusort_context *context, const gpusort_cmd_args *args);
GPUSORT_API gpusort_result gpusort_scratch(const gpusort_context *context, const gpusort_cmd_args *args,
                                           gpusort_memory *out);
/* On entry: the caller's writes to keys, values, count_buffer and segments are visible to COMPUTE_SHADER reads and writes.
 * On return: the last commands are COMPUTE_SHADER writes to keys and values; scratch is undefined.
 * Rebinds the compute pipeline, descriptor set 0 and push constants. Outside a render pass. Nothing recorded on error. */
GPUSORT_API gpusort_result gpusort_cmd_sort(const gpusort_context *context, VkCommandBuffer command_buffer,
                                            const gpusort_cmd_args *args);

/* What the two functions that begin everything are behind their names: they compare the sizes of all structures with those
 * that the implementation was compiled with. */
#define GPUSORTI_SIZES                                                                 \
    ((uint64_t)sizeof(gpusort_desc) | (uint64_t)sizeof(gpusort_host_args) << 12 |      \
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
} gpusorti_overrides;
#endif
/* ======================================================================================================================
 * IMPLEMENTATION
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
#include <vulkan/vulkan_core.h>
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

    GPUSORTI_BINDINGS = 4,    /* keys, values, their twins in scratch, control block: see shaders/buffers.glsl */
    GPUSORTI_MAX_PASSES = 32, /* 64-bit keys by digits of 2 bits */
    GPUSORTI_ALIGNMENT = 256, /* of every section of scratch; the largest minStorageBufferOffsetAlignment there is */
    GPUSORTI_MAX_GROUPS = 65535, /* in one dimension: every device's minimum */
    GPUSORTI_MAX_VALUE_SIZE = 256,

    /* words of the control block, as in shaders/buffers.glsl */
    GPUSORTI_CONTROL_DISPATCH = 8,
    GPUSORTI_CONTROL_FALLBACKS = 24,
    GPUSORTI_CONTROL_DISPATCH_LEAVES = 28,
    GPUSORTI_CONTROL_PASS_SIZES = 32 + 32 * 4,
    GPUSORTI_CONTROL_HISTOGRAMS = GPUSORTI_CONTROL_PASS_SIZES + 32 * 4,

    GPUSORTI_FLAG_ROLLED = 8, /* beside GPUSORT_WRITE_INDICES and GPUSORT_KEEP_KEYS, for kernels only */

    GPUSORTI_ALL_ENABLED = 0x1f,
    GPUSORTI_NARROW = GPUSORT_ENABLED_STORAGE_16BIT | GPUSORT_ENABLED_STORAGE_8BIT
};

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
    X(begin)                \
    X(count)                \
    X(scan)                 \
    X(scatter)              \
    X(scatter_basic)        \
    X(histogram)            \
    X(onesweep)             \
    X(leaf_starts)          \
    X(leaf_sort)            \
    X(tile_sort)            \
    X(odd_even_merge)       \
    X(finish)               \
    X(gather)

/* For one kind of binding only. Addresses: onesweep_inlined, which is onesweep in the form that NVIDIA's compiler makes faster
 * code of where 64-bit keys have values, and onesweep_staged. Bound buffers: all others; onesweep_narrow stores packed keys. */
#define GPUSORTI_SINGLE_KERNELS(X) \
    X(onesweep_narrow) X(merge_tiles) X(split_runs) X(merge_buckets) X(onesweep_inlined) X(onesweep_staged)

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

/* Push constants: the addresses are left out where buffers are bound. */
typedef struct gpusorti_push {
    uint64_t keys, values, keys_alt, values_alt, control;
    uint32_t count, pass, pass_count, first_bit, bit_count, status, arg[4], keys_alt_base, values_alt_base;
} gpusorti_push;
enum {
    GPUSORTI_PUSH_WORDS = 12,
    GPUSORTI_PUSH_ADDRESSES = 40
}; /* words behind the addresses; bytes of the addresses */

/* ---- >>loader ---- */
#define GPUSORTI_GLOBAL_FUNCTIONS(X) X(CreateInstance)
#define GPUSORTI_INSTANCE_FUNCTIONS(X)        \
    X(GetPhysicalDeviceProperties)            \
    X(GetPhysicalDeviceProperties2)           \
    X(GetPhysicalDeviceFeatures2)             \
    X(GetPhysicalDeviceMemoryProperties)      \
    X(GetPhysicalDeviceQueueFamilyProperties) \
    X(EnumerateDeviceExtensionProperties)     \
    X(GetDeviceProcAddr)
#define GPUSORTI_OWN_DEVICE_FUNCTIONS(X) \
    X(DestroyInstance)                   \
    X(EnumeratePhysicalDevices)          \
    X(CreateDevice)                      \
    X(DestroyDevice)                     \
    X(CreatePipelineCache)               \
    X(DestroyPipelineCache)              \
    X(GetPipelineCacheData)
#define GPUSORTI_DEVICE_FUNCTIONS(X) \
    X(GetDeviceQueue)                \
    X(CreateBuffer)                  \
    X(DestroyBuffer)                 \
    X(GetBufferMemoryRequirements)   \
    X(AllocateMemory)                \
    X(FreeMemory)                    \
    X(BindBufferMemory)              \
    X(MapMemory)                     \
    X(CreateShaderModule)            \
    X(DestroyShaderModule)           \
    X(CreateDescriptorSetLayout)     \
    X(DestroyDescriptorSetLayout)    \
    X(CreatePipelineLayout)          \
    X(DestroyPipelineLayout)         \
    X(CreateComputePipelines)        \
    X(DestroyPipeline)               \
    X(CreateDescriptorPool)          \
    X(DestroyDescriptorPool)         \
    X(ResetDescriptorPool)           \
    X(AllocateDescriptorSets)        \
    X(UpdateDescriptorSets)          \
    X(CreateCommandPool)             \
    X(DestroyCommandPool)            \
    X(ResetCommandPool)              \
    X(AllocateCommandBuffers)        \
    X(BeginCommandBuffer)            \
    X(EndCommandBuffer)              \
    X(QueueSubmit)                   \
    X(CreateFence)                   \
    X(DestroyFence)                  \
    X(WaitForFences)                 \
    X(ResetFences)                   \
    X(CreateQueryPool)               \
    X(DestroyQueryPool)              \
    X(GetQueryPoolResults)           \
    X(CmdResetQueryPool)             \
    X(CmdWriteTimestamp)             \
    X(CmdPipelineBarrier)            \
    X(CmdCopyBuffer)                 \
    X(CmdBindPipeline)               \
    X(CmdBindDescriptorSets)         \
    X(CmdPushConstants)              \
    X(CmdDispatch)                   \
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

/* Numbers, because old headers lack the younger names. */
static const char *gpusorti_vk_name(VkResult result) {
    static const struct {
        int result;
        const char *name;
    } names[] = {
        {0, "VK_SUCCESS"},
        {1, "VK_NOT_READY"},
        {2, "VK_TIMEOUT"},
        {3, "VK_EVENT_SET"},
        {4, "VK_EVENT_RESET"},
        {5, "VK_INCOMPLETE"},
        {-1, "VK_ERROR_OUT_OF_HOST_MEMORY"},
        {-2, "VK_ERROR_OUT_OF_DEVICE_MEMORY"},
        {-3, "VK_ERROR_INITIALIZATION_FAILED"},
        {-4, "VK_ERROR_DEVICE_LOST"},
        {-5, "VK_ERROR_MEMORY_MAP_FAILED"},
        {-6, "VK_ERROR_LAYER_NOT_PRESENT"},
        {-7, "VK_ERROR_EXTENSION_NOT_PRESENT"},
        {-8, "VK_ERROR_FEATURE_NOT_PRESENT"},
        {-9, "VK_ERROR_INCOMPATIBLE_DRIVER"},
        {-10, "VK_ERROR_TOO_MANY_OBJECTS"},
        {-11, "VK_ERROR_FORMAT_NOT_SUPPORTED"},
        {-12, "VK_ERROR_FRAGMENTED_POOL"},
        {-13, "VK_ERROR_UNKNOWN"},
        {-1000011001, "VK_ERROR_VALIDATION_FAILED_EXT"},
        {-1000012000, "VK_ERROR_INVALID_SHADER_NV"},
        {-1000069000, "VK_ERROR_OUT_OF_POOL_MEMORY"},
        {-1000072003, "VK_ERROR_INVALID_EXTERNAL_HANDLE"},
        {-1000161000, "VK_ERROR_FRAGMENTATION"},
        {-1000174001, "VK_ERROR_NOT_PERMITTED"},
        {-1000257000, "VK_ERROR_INVALID_OPAQUE_CAPTURE_ADDRESS"},
        {1000297000, "VK_PIPELINE_COMPILE_REQUIRED"},
    };
    size_t i;
    for (i = 0; i < sizeof names / sizeof names[0]; i++)
        if (names[i].result == (int)result) return names[i].name;
    return NULL;
}

static gpusort_result gpusorti_fail_vk(const gpusorti_host *host, VkResult result, const char *call) {
    const char *name = gpusorti_vk_name(result);
    return name ? gpusorti_fail(host, gpusorti_from_vk(result), "%s: %s", call, name)
                : gpusorti_fail(host, gpusorti_from_vk(result), "%s: VkResult %d", call, (int)result);
}

static gpusort_result gpusorti_check(const gpusorti_host *host, VkResult result, const char *call) {
    return result == VK_SUCCESS ? GPUSORT_OK : gpusorti_fail_vk(host, result, call);
}

/* Calls a function of the context's and checks what it returns. */
#define GPUSORTI_CALL(ctx, name, args) gpusorti_check(&(ctx)->host, (ctx)->vk.name args, "vk" #name)

/* Destroys an object of the context's device, if it was made. */
#define GPUSORTI_DESTROY(ctx, kind, object)                                                               \
    do {                                                                                                  \
        if ((object) != VK_NULL_HANDLE) (ctx)->vk.Destroy##kind((ctx)->device, object, (ctx)->vk_allocator); \
        (object) = VK_NULL_HANDLE;                                                                        \
    } while (0)

/* A structure of Vulkan's that is zero but for its type. */
#define GPUSORTI_STRUCT(type, name, structure_type) \
    type name;                                      \
    memset(&name, 0, sizeof name);                  \
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
    return GPUSORT_OK;
}

/* ---- >>device ---- */
typedef struct gpusorti_caps { /* of a physical device */
    char device_name[256];
    uint32_t vendor_id, device_type, api_version;
    uint32_t offered; /* GPUSORT_ENABLED_* */
    uint32_t subgroup_size, subgroup_min, subgroup_max, subgroup_max_per_group;
    int subgroups; /* basic, ballot and arithmetic operations in compute shaders */
    uint32_t max_invocations, max_shared; /* of a workgroup, which has one dimension */
    uint64_t max_range, offset_alignment, max_allocation;
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
     GPUSORTI_AT(storage16), GPUSORTI_AT(storage16.storageBuffer16BitAccess), GPUSORTI_AT(storage16.storageBuffer16BitAccess)},
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
     GPUSORTI_AT(size_control), GPUSORTI_AT(size_control.subgroupSizeControl), GPUSORTI_AT(size_control.computeFullSubgroups)},
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

/* The GPUSORT_ENABLED_* bits whose extensions the device has, or whose core version it is of. */
static gpusort_result gpusorti_read_extensions(const gpusorti_host *host, const gpusorti_functions *vk,
                                               VkPhysicalDevice physical, uint32_t api_version, uint32_t *bits) {
    VkExtensionProperties *extensions;
    uint32_t count, i;
    const gpusort_result result = gpusorti_device_extensions(host, vk, physical, &extensions, &count);
    *bits = 0;
    if (result != GPUSORT_OK) return result;
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
    caps->subgroup_min = caps->vendor_id == 0x8086 && caps->subgroup_size > 8 ? 8 : caps->subgroup_size;
    caps->subgroup_max = caps->subgroup_size;
#ifdef VK_EXT_subgroup_size_control
    if (size_control.minSubgroupSize != 0) {
        caps->subgroup_min = size_control.minSubgroupSize;
        caps->subgroup_max = size_control.maxSubgroupSize;
        caps->subgroup_max_per_group = size_control.maxComputeWorkgroupSubgroups;
        if ((size_control.requiredSubgroupSizeStages & VK_SHADER_STAGE_COMPUTE_BIT) == 0)
            caps->offered &= ~(uint32_t)GPUSORT_ENABLED_SUBGROUP_SIZE_CONTROL;
    }
#endif
    if (caps->subgroup_min < 4) caps->subgroup_min = 4;
}

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
    result = gpusorti_read_extensions(host, vk, physical, caps->api_version, &bits);
    if (result != GPUSORT_OK) return result;
    gpusorti_chain_features(&features, bits, VK_FALSE);
    vk->GetPhysicalDeviceFeatures2(physical, &features.features);
    caps->offered = gpusorti_bits_on(&features, bits);

    memset(&maintenance, 0, sizeof maintenance);
    gpusorti_chain(&tail, &maintenance, VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_MAINTENANCE_3_PROPERTIES);
    properties.pNext = tail;
    vk->GetPhysicalDeviceProperties2(physical, &properties);
    caps->vendor_id = properties.properties.vendorID;
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
    return GPUSORT_OK;
}

/* ---- >>tuning ---- */
typedef struct gpusorti_shape {     /* of a kernel's workgroups */
    uint32_t workgroup_size, items; /* invocations; elements that each of them takes at once */
    uint32_t variant; /* the kernel's own: GPUSORTI_RANK_BY_ATOMICS .. for one-sweep, see each row's member else */
} gpusorti_shape;

/* Variants of one-sweep's kernels, as in shaders/variants.glsl. */
enum {
    GPUSORTI_RANK_BY_ATOMICS = 1, /* shared atomics rank, where the outcome can be checked */
    GPUSORTI_PACKED_RANKS = 2,    /* two ranks a register */
    GPUSORTI_BY_INDEX = 4,        /* tiles in the order of the workgroups' indices, not of tickets */
    GPUSORTI_BY_WORDS = 32,       /* a tile is reordered a word at a time */
    GPUSORTI_SCANNED = 64         /* the last step of count / scan / scatter: the places are known */
};
#define GPUSORTI_ROUNDS(n) \
    (((uint32_t)(n)-1) << 12)                    /* rounds that reorder a tile, to fit it into less shared memory */
#define GPUSORTI_WINDOW(n) ((uint32_t)(n) << 16) /* rows that look-back loads at once; without: 8 */

/* What suits a device. Shapes are wishes: gpusorti_fit_shape() reduces them to the device's limits. Words: 32 bits. */
typedef struct gpusorti_tuning {
    gpusort_algorithm large;        /* for AUTO, above the small counts */
    uint32_t subgroup_size;         /* lanes to pin where that can be done; 0: the device's usual */
    uint32_t radix_bits;            /* bits a digit of count / scan / scatter; one-sweep takes 8 where they fit */
    int prefers_addresses;          /* passes are faster through device addresses than through bound buffers */
    int rolled;                     /* loops stay loops, because compiling takes longer than sorting */
    uint32_t polls;                 /* of a silent predecessor, before look-back counts its tile */
    uint32_t scan_size;             /* invocations of scan.comp */
    uint32_t stride_groups;         /* workgroups of a copy that most often is not needed */
    uint32_t histogram_invocations; /* of the histogram kernel, all workgroups together, at most */

    /* counts, elements */
    uint32_t small_count;        /* AUTO sorts up to so many by tiles and merges or buckets */
    uint32_t merges_of_keys;     /* of these, keys of a word alone by merges up to so many, */
    uint32_t merges_of_two;      /* keys of two words with values, */
    uint32_t merges_of_others;   /* and all others */
    uint32_t staged_keys_from;   /* keys alone take onesweep_staged.comp from so many */
    uint32_t medium_below;       /* keys of a word alone take onesweep_medium below so many */
    uint32_t copies_from;        /* the histogram kernel may copy the keys as it reads, from so many */
    uint32_t planned_sizes_from; /* passes' sizes come from the plan on the GPU, from so many */
    struct {
        uint32_t from, to;
    } leaf_counts[2]
                 [3]; /* by words a key - 1 and words a value: sorted by leading bits, then in leaves; to 0: never */

    gpusorti_shape tile;            /* tile_sort.comp */
    gpusorti_shape merge;           /* merge_tiles.comp */
    gpusorti_shape exchange;        /* odd_even_merge.comp; variant 1: its loops are nested */
    gpusorti_shape scatter;         /* count.comp, scatter.comp */
    gpusorti_shape histogram[2];    /* by words a key - 1; variant: log2 of the copies of each counter */
    gpusorti_shape onesweep_medium; /* keys of a word alone, see medium_below */
    gpusorti_shape onesweep[2][3];  /* by words a key - 1 and words a value */
    /* of onesweep_staged.comp, likewise: for unsigned keys, ascending, without flags, and for others, whose form
     * changes or of which less is loaded or stored, at the price of registers; size 0: onesweep.comp serves these, too */
    gpusorti_shape staged[2][2][2];
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

/* One shape for keys of a word with values up to a word, half as many items for all others. */
static void gpusorti_tune_onesweep(gpusorti_tuning *row, uint32_t workgroup_size, uint32_t items, uint32_t variant) {
    uint32_t i;
    for (i = 0; i < 6; i++)
        row->onesweep[i / 3][i % 3] = gpusorti_shape_of(workgroup_size, i < 2 ? items : items / 2, variant);
    row->onesweep_medium = row->onesweep[0][0];
}

/* The row of unknown devices, from which all others differ as they say. 256 x 7 within 16 KB of shared memory is published
 * for such; the rest is a guess that waits for someone with the device and tools/tune. */
static gpusorti_tuning gpusorti_default_tuning(void) {
    gpusorti_tuning row;
    memset(&row, 0, sizeof row);
    row.large = GPUSORT_COUNT_SCAN_SCATTER;
    row.radix_bits = 8;
    row.polls = 64;
    row.scan_size = 128;
    row.stride_groups = 512;
    row.histogram_invocations = 1 << 17;
    row.small_count = 1 << 14;
    row.merges_of_keys = 1 << 14;
    row.merges_of_two = 1 << 16;
    row.merges_of_others = 1 << 15;
    row.staged_keys_from = 1 << 23;
    row.medium_below = 1 << 25;
    row.copies_from = 1 << 20;
    row.planned_sizes_from = 1 << 24;
    row.tile = gpusorti_shape_of(256, 8, 0);
    row.merge = gpusorti_shape_of(256, 1, 0);
    row.exchange = gpusorti_shape_of(256, 8, 0);
    row.scatter = gpusorti_shape_of(256, 7, 0);
    row.histogram[0] = row.histogram[1] = gpusorti_shape_of(256, 8, 0);
    gpusorti_tune_onesweep(&row, 256, 8, 0);
    return row;
}

/* Measured on an H200, where tools/TUNING.md has the log. Queue families with graphics leave half as much shared memory to a
 * multiprocessor, too little for two workgroups of onesweep_staged.comp; the other kernels take as long there. */
static void gpusorti_tune_nvidia_graphics(gpusorti_tuning *row) {
    const uint32_t packed = GPUSORTI_PACKED_RANKS | GPUSORTI_WINDOW(4);
    row->large = GPUSORT_ONESWEEP;
    row->subgroup_size = 32;
    row->prefers_addresses = 1;
    row->polls = 4096;
    row->stride_groups = 264;
    row->histogram_invocations = 132 << 10;
    row->small_count = 1 << 18;
    row->tile = gpusorti_shape_of(512, 8, 0);
    row->merge = gpusorti_shape_of(512, 1, 0);
    row->exchange = gpusorti_shape_of(512, 16, 1);
    row->scatter = gpusorti_shape_of(512, 12, 0);
    row->histogram[0] = gpusorti_shape_of(1024, 12, 3);
    row->histogram[1] = gpusorti_shape_of(512, 8, 2);
    row->onesweep_medium = gpusorti_shape_of(
        512, 16, GPUSORTI_RANK_BY_ATOMICS | GPUSORTI_BY_INDEX | GPUSORTI_ROUNDS(2) | GPUSORTI_WINDOW(15));
    row->onesweep[0][0] = gpusorti_shape_of(512, 20,
                                            GPUSORTI_RANK_BY_ATOMICS | GPUSORTI_PACKED_RANKS | GPUSORTI_ROUNDS(2));
    row->onesweep[0][1] = gpusorti_shape_of(384, 21, packed | GPUSORTI_ROUNDS(3));
    row->onesweep[0][2] = row->onesweep[1][1] = gpusorti_shape_of(384, 16, packed | GPUSORTI_ROUNDS(4));
    row->onesweep[1][0] = gpusorti_shape_of(384, 14,
                                            GPUSORTI_RANK_BY_ATOMICS | GPUSORTI_PACKED_RANKS | GPUSORTI_BY_WORDS);
    row->onesweep[1][2] = gpusorti_shape_of(448, 11, packed | GPUSORTI_ROUNDS(5));
    row->leaf[0] = gpusorti_shape_of(256, 9, 10);
    row->leaf[1] = gpusorti_shape_of(512, 9, 11);
    row->leaf_counts[0][0].from = row->leaf_counts[1][0].from = row->leaf_counts[1][1].from =
        row->leaf_counts[1][2].from = 1 << 18;
    row->leaf_counts[0][0].to = row->leaf_counts[1][0].to = 1 << 20;
    row->leaf_counts[0][1].from = row->leaf_counts[0][2].from = 1 << 23;
    row->leaf_counts[0][1].to = row->leaf_counts[0][2].to = row->leaf_counts[1][1].to = row->leaf_counts[1][2].to =
        1 << 28;
}

static void gpusorti_tune_nvidia_compute(gpusorti_tuning *row) {
    gpusorti_tune_nvidia_graphics(row);
    row->staged[0][0][1] = gpusorti_shape_of(384, 23, 0);
    row->staged[0][1][0] = row->staged[1][1][0] = gpusorti_shape_of(256, 38, 0);
    row->staged[0][1][1] = gpusorti_shape_of(384, 20, 0);
    row->staged[1][0][1] = gpusorti_shape_of(256, 34, 0);
    row->staged[1][1][1] = gpusorti_shape_of(256, 32, 0);
}

/* Measured, for the time that its pipelines take to compile. */
static void gpusorti_tune_cpu(gpusorti_tuning *row) {
    row->rolled = 1;
    row->scan_size = 32;
    row->stride_groups = 256;
    row->histogram_invocations = 1 << 16;
    row->small_count = 1 << 15;
    row->tile = gpusorti_shape_of(64, 4, 0);
    row->merge = gpusorti_shape_of(64, 1, 0);
    row->exchange = gpusorti_shape_of(64, 8, 0);
    row->scatter = gpusorti_shape_of(256, 4, 0);
    row->histogram[0] = row->histogram[1] = gpusorti_shape_of(256, 2, 0);
    gpusorti_tune_onesweep(row, 256, 2, GPUSORTI_WINDOW(2));
}

/* Forward progress was measured (SPAA 2025). */
static void gpusorti_tune_amd(gpusorti_tuning *row) {
    row->large = GPUSORT_ONESWEEP;
    row->polls = 256;
    row->small_count = 1 << 16;
    row->exchange = gpusorti_shape_of(256, 16, 0);
}

/* 512 x 7 in subgroups of 32 is published for RDNA 2. */
static void gpusorti_tune_amd_rdna(gpusorti_tuning *row) {
    gpusorti_tune_amd(row);
    row->subgroup_size = 32;
    row->scatter = gpusorti_shape_of(512, 7, 0);
    gpusorti_tune_onesweep(row, 512, 7, 0);
}

/* 256 x 17 is published for GCN. */
static void gpusorti_tune_amd_gcn(gpusorti_tuning *row) {
    gpusorti_tune_amd(row);
    row->subgroup_size = 64;
    row->scatter = gpusorti_shape_of(256, 17, 0);
    gpusorti_tune_onesweep(row, 256, 17, 0);
}

/* 512 x 10 is published for Arc; forward progress was measured on HD 620 (SPAA 2025). */
static void gpusorti_tune_intel(gpusorti_tuning *row) {
    row->large = GPUSORT_ONESWEEP;
    row->polls = 256;
    row->stride_groups = 256;
    row->histogram_invocations = 1 << 16;
    row->small_count = 1 << 15;
    row->scatter = gpusorti_shape_of(256, 8, 0);
    gpusorti_tune_onesweep(row, 512, 10, 0);
}

/* No forward progress on M1 and M3 (SPAA 2025); digits of 4 bits are the steadiest (PlayCanvas). */
static void gpusorti_tune_apple(gpusorti_tuning *row) {
    row->radix_bits = 4;
    row->stride_groups = 256;
    row->histogram_invocations = 1 << 16;
    row->tile = gpusorti_shape_of(256, 4, 0);
    row->scatter = gpusorti_shape_of(256, 8, 0);
}

/* No forward progress on Mali-G78 (SPAA 2025); 64 x 11 is published for Bifrost; digits of 4 bits (PlayCanvas). */
static void gpusorti_tune_arm(gpusorti_tuning *row) {
    row->radix_bits = 4;
    row->stride_groups = 128;
    row->histogram_invocations = 1 << 15;
    row->small_count = 1 << 13;
    row->tile = row->exchange = gpusorti_shape_of(64, 8, 0);
    row->merge = gpusorti_shape_of(64, 1, 0);
    row->scatter = gpusorti_shape_of(64, 11, 0);
    row->histogram[0] = row->histogram[1] = gpusorti_shape_of(64, 8, 0);
}

/* Nothing is published: the shapes of unknown devices. */
static void gpusorti_tune_qualcomm(gpusorti_tuning *row) {
    row->stride_groups = 128;
    row->histogram_invocations = 1 << 15;
    row->small_count = 1 << 13;
    row->tile = row->exchange = gpusorti_shape_of(128, 8, 0);
    row->merge = gpusorti_shape_of(128, 1, 0);
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
    {"CPU drivers", 0, VK_PHYSICAL_DEVICE_TYPE_CPU, 0, GPUSORTI_ANY_QUEUE, gpusorti_tune_cpu},
    {"AMD RDNA", 0x1002, 0, 32, GPUSORTI_ANY_QUEUE, gpusorti_tune_amd_rdna},
    {"AMD GCN", 0x1002, 0, 0, GPUSORTI_ANY_QUEUE, gpusorti_tune_amd_gcn},
    {"Intel", 0x8086, 0, 0, GPUSORTI_ANY_QUEUE, gpusorti_tune_intel},
    {"Apple", 0x106b, 0, 0, GPUSORTI_ANY_QUEUE, gpusorti_tune_apple},
    {"Arm", 0x13b5, 0, 0, GPUSORTI_ANY_QUEUE, gpusorti_tune_arm},
    {"Qualcomm", 0x5143, 0, 0, GPUSORTI_ANY_QUEUE, gpusorti_tune_qualcomm},
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

enum { GPUSORTI_KIND_MEMBERS = 7 };
typedef struct gpusorti_kind { /* of sort that gpusort_prepare() was asked for */
    struct gpusorti_kind *next;
    uint64_t count;
    uint32_t member[GPUSORTI_KIND_MEMBERS]; /* of gpusort_cmd_args, see gpusorti_kind_distance() */
} gpusorti_kind;

typedef enum gpusorti_binding_mode {                              /* how kernels reach memory */
                                     GPUSORTI_PUSHED_BUFFERS = 0, /* storage buffers by push descriptors */
                                     GPUSORTI_POOLED_BUFFERS, /* storage buffers by sets of the context's pool: gpusort_sort() only */
                                     GPUSORTI_ADDRESSES /* buffer device addresses in the push constants */
} gpusorti_binding_mode;

typedef struct gpusorti_buffer { /* of gpusort_sort()'s own; kept between calls, grows */
    VkBuffer buffer;
    VkDeviceMemory memory;
    uint64_t size;
    void *mapped;
} gpusorti_buffer;

enum { GPUSORTI_OWN_KEYS, GPUSORTI_OWN_VALUES, GPUSORTI_OWN_SCRATCH, GPUSORTI_OWN_STAGING, GPUSORTI_OWN_BUFFERS };

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
    gpusorti_kind *kinds; /* oldest first; kind_count is loaded and stored atomically, as pipeline_count is */
    uint32_t kind_count;

    /* gpusort_sort() only */
    VkDescriptorPool descriptor_pool;
    uint32_t descriptor_sets; /* that the pool has */
    VkCommandPool command_pool;
    VkCommandBuffer commands[2]; /* upload; sort and download */
    VkFence fence;
    VkQueryPool queries;
    gpusorti_buffer buffers[GPUSORTI_OWN_BUFFERS];
    uint64_t memory_budget, memory_used;
    uint32_t lost; /* by gpusorti_atomic_...: other threads record while one that prepares finds the device lost */
    int pending; /* a submission whose end was not seen yet */
};

/* ---- >>modules ---- */
/* tools/embed.sh packs a kernel's SPIR-V as text, in digits of base 90: the characters '#' to '~' without '?' and '\\'.
 * Three digits count its words; then stand the tokens of a table, and then those of the words. A token is a word as it
 * is, or an id counted down from the next new one (0: that new one itself), so that code which is inlined many times
 * has the same tokens each time. Tokens by their first digit and the digits d behind it:
 *    0-66          the token that stands there in the table
 *   67-74  d       id, 90 * (first - 67) + d       75  ddd   id
 *   76-79  d       word, 90 * (first - 76) + d     80  ddd   word       81  ddddd  word
 *   82-89  dd n    n + 4 tokens copied from 8100 * (first - 82) + dd tokens before
 * Ids are relative as in SMOL-V, copies are those of LZ77. */
enum { GPUSORTI_LINE = 115, GPUSORTI_TABLE = 67 };
typedef char gpusorti_line[GPUSORTI_LINE + 1];

typedef struct gpusorti_text {
    const gpusorti_line *lines;
    size_t at;
} gpusorti_text;

static const gpusorti_line *gpusorti_text_of(enum gpusorti_kernel kernel); /* behind the generated text */

static uint32_t gpusorti_digits(gpusorti_text *text, uint32_t high, uint32_t count) {
    for (; count > 0; count--, text->at++) {
        int c = text->lines[text->at / GPUSORTI_LINE][text->at % GPUSORTI_LINE];
        high = 90 * high + (uint32_t)(c - '#' - (c > '?') - (c > '\\'));
    }
    return high;
}

/* The table and the words behind it, count in all. */
static void gpusorti_unpack(gpusorti_text *text, uint32_t *words, uint32_t *is_id, uint32_t count) {
    uint32_t i = 0, fresh = 1;
    while (i < count) {
        uint32_t first = gpusorti_digits(text, 0, 1), from = first, end = i + 1;
        if (first >= GPUSORTI_TABLE && first < 82) {
            is_id[i] = first < 76;
            if (first == 75 || first >= 80)
                words[i] = gpusorti_digits(text, 0, first == 81 ? 5 : 3);
            else
                words[i] = gpusorti_digits(text, first - (first < 76 ? 67 : 76), 1);
            i++;
            continue;
        }
        if (first >= 82) {
            from = i - gpusorti_digits(text, first - 82, 2);
            end = i + 4 + gpusorti_digits(text, 0, 1);
        }
        for (; i < end; i++, from++) {
            words[i] = words[from];
            is_id[i] = is_id[from];
        }
    }
    for (i = GPUSORTI_TABLE; i < count; i++) {
        if (!is_id[i]) continue;
        words[i] = fresh - words[i];
        if (words[i] == fresh) fresh++;
    }
}

static gpusort_result gpusorti_create_module(gpusort_context *ctx, enum gpusorti_kernel kernel, VkShaderModule *out) {
    gpusorti_text text = {gpusorti_text_of(kernel), 0};
    uint32_t count = GPUSORTI_TABLE + gpusorti_digits(&text, 0, 3);
    uint32_t *words = (uint32_t *)gpusorti_alloc(&ctx->host, 2 * count * sizeof *words, "a kernel");
    VkResult vr;
    GPUSORTI_STRUCT(VkShaderModuleCreateInfo, info, SHADER_MODULE_CREATE_INFO);
    if (!words) return GPUSORT_ERROR_OUT_OF_HOST_MEMORY;
    gpusorti_unpack(&text, words, words + count, count);
    info.codeSize = (count - GPUSORTI_TABLE) * sizeof *words;
    info.pCode = words + GPUSORTI_TABLE;
    vr = ctx->vk.CreateShaderModule(ctx->device, &info, ctx->vk_allocator, out);
    gpusorti_free(&ctx->host, words);
    return gpusorti_check(&ctx->host, vr, "vkCreateShaderModule");
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
#ifdef VK_EXT_subgroup_size_control
    if (pipeline->spec.full_subgroups) {
        required.requiredSubgroupSize = pipeline->spec.subgroup_size;
        info.stage.pNext = &required;
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
        GPUSORTI_KERNEL_onesweep_inlined,  GPUSORTI_KERNEL_onesweep_address,  GPUSORTI_KERNEL_onesweep,
        GPUSORTI_KERNEL_onesweep_narrow,   GPUSORTI_KERNEL_onesweep_staged,   GPUSORTI_KERNEL_merge_buckets,
        GPUSORTI_KERNEL_histogram,         GPUSORTI_KERNEL_histogram_address, GPUSORTI_KERNEL_tile_sort,
        GPUSORTI_KERNEL_tile_sort_address, GPUSORTI_KERNEL_leaf_sort,         GPUSORTI_KERNEL_leaf_sort_address};
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
    gpusorti_jobs jobs;
    gpusort_result result = GPUSORT_OK;
    uint32_t i;
    for (i = 0; i < GPUSORTI_KERNEL_COUNT; i++) modules[i] = VK_NULL_HANDLE;
    for (i = 0; i < count && result == GPUSORT_OK; i++) {
        enum gpusorti_kernel kernel = list[i].pipeline->kernel;
        if (modules[kernel] == VK_NULL_HANDLE) result = gpusorti_create_module(ctx, kernel, &modules[kernel]);
        list[i].module = modules[kernel];
    }
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
static const struct gpusorti_type {
    const char *name;
    uint32_t bits, kind; /* 0 unsigned, 1 signed, 2 floating point */
} gpusorti_types[] = {
    {"U32", 32, 0}, {"I32", 32, 1}, {"F32", 32, 2}, {"U64", 64, 0}, {"I64", 64, 1}, {"F64", 64, 2},
    {"U16", 16, 0}, {"I16", 16, 1}, {"F16", 16, 2}, {"U8", 8, 0},   {"I8", 8, 1},
};
enum { GPUSORTI_TYPE_COUNT = sizeof gpusorti_types / sizeof gpusorti_types[0] };

/* How a sort is done: a gpusort_algorithm but AUTO, or what AUTO alone takes for small counts. */
enum { GPUSORTI_TILES_AND_MERGES = GPUSORT_ODD_EVEN_MERGE + 1, GPUSORTI_TILES_AND_BUCKETS };

/* Small counts: tiles are sorted each by a workgroup; up to merge_count some runs at a time are merged; then, up to the rows'
 * counts, all at once by buckets, whose bounds come from samples. Measured on an H200. tracked: equal keys are told apart,
 * because they have values or because the window leaves bits out. */
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
    GPUSORTI_MERGE_WAYS = 4, /* runs that merge_tiles.comp merges, with a table of so many samples of each */
    GPUSORTI_MERGE_TABLE = 256,
    GPUSORTI_MAX_SPANS = 4096, /* count / scan / scatter: rows of counts that one scan takes */
    GPUSORTI_UNUSED_WORDS = 3  /* shared arrays that a sort does not use still have an element each */
};

/* A checked call with its defaults filled in. */
typedef struct gpusorti_request {
    uint32_t count; /* the upper bound where gpu_count is set */
    int gpu_count;
    gpusort_algorithm algorithm;
    uint32_t key_bits, key_words, key_kind, descending;
    uint32_t value_size, value_words; /* bytes of the caller's; words that travel with the keys */
    int wide;                         /* values over 8 bytes: indices travel, one gather at the end */
    uint32_t first_bit, bit_count;
    uint32_t flags;             /* GPUSORT_WRITE_INDICES, also where wide; GPUSORT_KEEP_KEYS */
    gpusorti_binding_mode mode; /* of what is small enough to be bound */
    int addresses;              /* device addresses may be used, */
    int addressable;            /* and are wanted where passes are faster by them */
} gpusorti_request;

/* Scratch: byte offsets of its sections. Those that are bound together lie together. */
typedef struct gpusorti_layout {
    uint64_t control, status, leaves;
    uint64_t keys, values; /* the unpacked keys, the indices of wide values */
    uint64_t keys_alt, values_alt;
    uint64_t rows; /* of wide values, over keys_alt and values_alt, which are done with by then */
    uint64_t end;
} gpusorti_layout;

/* How a request is carried out. A value, made by the functions below from context and request alone. For every count from the
 * request's up to `last` all is the same except what grows with the count: the layout and the numbers of workgroups. */
typedef struct gpusorti_plan {
    gpusorti_request request;
    uint32_t last;
    int algorithm;
    gpusorti_binding_mode mode;
    uint32_t radix_bits, pass_count;
    gpusorti_shape shape; /* of the kernel that moves the elements; workgroup_size 0: nothing fits the device */
    int scanned;          /* count / scan / scatter: one-sweep's kernel scatters */
    int staged;           /* one-sweep: the passes are onesweep_staged.comp's */
    gpusorti_shape leaf;
    uint32_t leaf_bits; /* one-sweep: most bits in which leaves agree; 0: passes sort by all bits */
    const struct gpusorti_buckets *buckets;
    uint32_t merges; /* tiles and merges: dispatches that each merge some runs */
    /* what follows from these and the count: see gpusorti_plan_at() */
    int unpacked;             /* the keys that are sorted lie in scratch, one or two words a key */
    uint32_t tiles_a_span;    /* count / scan / scatter: tiles of a workgroup */
    uint32_t tiles_a_portion; /* one-sweep: tiles of a dispatch */
    gpusorti_layout layout;
} gpusorti_plan;

static uint64_t gpusorti_ceil_div(uint64_t a, uint64_t b) { return a / b + (a % b != 0); }
static uint32_t gpusorti_max(uint32_t a, uint32_t b) { return a > b ? a : b; }
static uint32_t gpusorti_min(uint32_t a, uint32_t b) { return a < b ? a : b; }

static uint32_t gpusorti_log2(uint32_t x) {
    uint32_t bits = 0;
    while (x >>= 1) bits++;
    return bits;
}

/* Bytes of packed keys, in whole words. */
static uint64_t gpusorti_packed_size(uint32_t count, uint32_t bits) {
    return gpusorti_ceil_div((uint64_t)count * bits, 32) * 4;
}

static uint32_t gpusorti_tile(const gpusorti_plan *plan) { return plan->shape.workgroup_size * plan->shape.items; }
static uint64_t gpusorti_tiles(const gpusorti_plan *plan) {
    return gpusorti_ceil_div(plan->request.count, gpusorti_tile(plan));
}

/* Returns 1 for counts up to `most`, and then lets the plan end there. Every decision by the count is taken here, so that no
 * count at which a plan changes can be forgotten. */
static int gpusorti_cut(gpusorti_plan *plan, uint64_t most) {
    if (plan->request.count > most) return 0;
    if (plan->last > most) plan->last = (uint32_t)most;
    return 1;
}

static const gpusorti_tuning_row *gpusorti_find_tuning(const gpusort_context *ctx) {
    const gpusorti_tuning_row *row = gpusorti_tuning_rows;
    int queue = (ctx->queue_flags & VK_QUEUE_GRAPHICS_BIT) ? GPUSORTI_GRAPHICS_QUEUE : GPUSORTI_COMPUTE_QUEUE;
    while ((row->vendor_id != 0 && row->vendor_id != ctx->caps.vendor_id) ||
           (row->device_type != 0 && row->device_type != ctx->caps.device_type) ||
           (row->subgroup_min != 0 && row->subgroup_min != ctx->caps.subgroup_min) ||
           (row->queue != GPUSORTI_ANY_QUEUE && row->queue != queue))
        row++;
    return row;
}

/* The size that subgroups are pinned to where that can be done. */
static uint32_t gpusorti_wanted_subgroup(const gpusort_context *ctx) {
    uint32_t size = ctx->tuning.subgroup_size;
    return size >= ctx->caps.subgroup_min && size <= ctx->caps.subgroup_max ? size : ctx->caps.subgroup_size;
}

/* Whether subgroups can be pinned in workgroups of that many invocations. */
static int gpusorti_pinned(const gpusort_context *ctx, uint32_t workgroup_size) {
    uint32_t size = gpusorti_wanted_subgroup(ctx);
    return ctx->caps.subgroups && (ctx->enabled & GPUSORT_ENABLED_SUBGROUP_SIZE_CONTROL) != 0 &&
           workgroup_size % size == 0 && workgroup_size / size <= ctx->caps.subgroup_max_per_group;
}

/* Lanes that kernels may count on in every subgroup. */
static uint32_t gpusorti_subgroup_size(const gpusort_context *ctx, uint32_t workgroup_size) {
    return gpusorti_pinned(ctx, workgroup_size) ? gpusorti_wanted_subgroup(ctx) : ctx->caps.subgroup_min;
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
    return exchange + subgroups * radix + subgroups + 2 * radix + 1;
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
    const uint32_t counters = (shape->variant & 16) ? (subgroups + 1) / 2 : subgroups; /* of 16 or 32 bits */
    return gpusorti_max(exchange, counters * radix) + 2 * radix + subgroups + 3;
}

static uint32_t gpusorti_staged_words(const gpusort_context *ctx, const gpusorti_plan *plan,
                                      const gpusorti_shape *shape) {
    const uint32_t subgroups = shape->workgroup_size / gpusorti_subgroup_size(ctx, shape->workgroup_size);
    return (subgroups + 1) * (1u << plan->radix_bits) + shape->workgroup_size * shape->items + subgroups + 2;
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

static gpusorti_plan gpusorti_no_plan(gpusorti_plan plan) {
    plan.shape.workgroup_size = 0;
    return plan;
}

/* A single tile, sorted by one workgroup. */
static gpusorti_plan gpusorti_plan_tile(const gpusort_context *ctx, gpusorti_plan plan) {
    const gpusorti_demands demands = {gpusorti_tile_words, 32, 4, 4, 1};
    plan.algorithm = GPUSORTI_TILES_AND_MERGES;
    plan.shape = gpusorti_fit_shape(ctx, &plan, ctx->tuning.tile, &demands);
    return gpusorti_cut(&plan, gpusorti_tile(&plan)) ? plan : gpusorti_no_plan(plan);
}

/* Up to so many elements merges are faster than buckets. */
static uint32_t gpusorti_merge_count(const gpusorti_tuning *row, const gpusorti_request *request) {
    if (request->key_words == 1 && gpusorti_keys_alone(request)) return row->merges_of_keys;
    return request->key_words == 2 && request->value_words != 0 ? row->merges_of_two : row->merges_of_others;
}

/* Tiles, then dispatches that each merge some runs; smaller tiles where several of them follow anyway. */
static gpusorti_plan gpusorti_plan_merges(const gpusort_context *ctx, gpusorti_plan plan) {
    const gpusorti_demands demands = {gpusorti_tile_words, 32, 4, 4, 1};
    const int plain = plan.request.key_words == 1 && gpusorti_keys_alone(&plan.request);
    gpusorti_shape wish = ctx->tuning.tile;
    uint64_t run;
    plan.algorithm = GPUSORTI_TILES_AND_MERGES;
    if (plan.mode == GPUSORTI_ADDRESSES || !gpusorti_cut(&plan, ctx->tuning.small_count) ||
        !gpusorti_cut(&plan, gpusorti_merge_count(&ctx->tuning, &plan.request)))
        return gpusorti_no_plan(plan);
    if (!plain && wish.workgroup_size > 256) wish.workgroup_size = 256;
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

/* Tiles, then all of them at once by buckets: the first row that suits the count, where the device has room for it. */
static gpusorti_plan gpusorti_plan_buckets(const gpusort_context *ctx, gpusorti_plan plan) {
    const uint32_t tracked = !gpusorti_keys_alone(&plan.request);
    uint32_t i;
    plan.algorithm = GPUSORTI_TILES_AND_BUCKETS;
    if (plan.mode == GPUSORTI_ADDRESSES || ctx->forced.workgroup_size || ctx->forced.items ||
        !gpusorti_cut(&plan, ctx->tuning.small_count))
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

/* The shape for onesweep_staged.comp; size 0 where it cannot sort that or does not pay: its greater tiles do not for few
 * keys alone, and where 64-bit keys are kept beside values of the caller's it takes too many registers. */
static gpusorti_shape gpusorti_staged_shape(const gpusort_context *ctx, gpusorti_plan *plan) {
    const gpusorti_shape none = {0, 0, 0};
    const gpusorti_request *r = &plan->request;
    const int other = r->key_kind != 0 || r->descending || r->flags;
    if (plan->algorithm != GPUSORT_ONESWEEP || !r->addressable || r->value_words > 1 ||
        gpusorti_digits_straddle(plan))
        return none;
    if (r->key_words == 2 && (r->key_kind == 2 || r->flags == GPUSORT_KEEP_KEYS)) return none;
    if (r->value_words == 0 && gpusorti_cut(plan, ctx->tuning.staged_keys_from - 1)) return none;
    return ctx->tuning.staged[other][r->key_words - 1][r->value_words];
}

/* The plan with a shape for one-sweep's kernel, which wants an invocation for each value of a digit. */
static gpusorti_plan gpusorti_fit_onesweep(const gpusort_context *ctx, gpusorti_plan plan) {
    const gpusorti_request *r = &plan.request;
    const gpusorti_shape staged = gpusorti_staged_shape(ctx, &plan);
    gpusorti_demands demands = {gpusorti_onesweep_words, 0, 4, 1, 0};
    gpusorti_shape wish = ctx->tuning.onesweep[r->key_words - 1][r->value_words];
    if (!ctx->caps.subgroups) return gpusorti_no_plan(plan);
    if (r->key_words == 1 && r->value_words == 0 && gpusorti_cut(&plan, ctx->tuning.medium_below - 1))
        wish = ctx->tuning.onesweep_medium;
    plan.staged = staged.workgroup_size != 0;
    if (plan.staged) {
        wish = staged;
        demands.words = gpusorti_staged_words;
    }
    demands.least_size = gpusorti_max(1u << plan.radix_bits, ctx->caps.subgroup_max);
    plan.shape = gpusorti_fit_shape(ctx, &plan, wish, &demands);
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

/* The plan with leaves, where passes shall sort by leading bits only. Keys alone want a single pass: the next one would find
 * them out of order and rank them anew (shaders/onesweep.comp). */
static gpusorti_plan gpusorti_add_leaves(const gpusort_context *ctx, gpusorti_plan plan) {
    const gpusorti_request *r = &plan.request;
    const uint32_t from = ctx->tuning.leaf_counts[r->key_words - 1][r->value_words].from,
                   to = ctx->tuning.leaf_counts[r->key_words - 1][r->value_words].to;
    gpusorti_plan leaves = plan;
    uint32_t words;
    if (plan.radix_bits != 8 || r->key_bits < 32 || r->bit_count != r->key_bits || ctx->forced.workgroup_size ||
        ctx->forced.items || to == 0 || gpusorti_cut(&plan, from - 1) || !gpusorti_cut(&leaves, to))
        return plan;
    leaves.leaf = gpusorti_leaf_shape(ctx, &leaves);
    words = leaves.leaf.workgroup_size * leaves.leaf.items + (1u << leaves.leaf.variant) / 2 +
            leaves.leaf.workgroup_size / gpusorti_subgroup_size(ctx, leaves.leaf.workgroup_size) + 1;
    plan.last = leaves.last;
    if (leaves.leaf.workgroup_size > ctx->caps.max_invocations || 4 * words > ctx->caps.max_shared) return plan;
    leaves.leaf_bits = gpusorti_least_leaf_bits(&leaves);
    while (!gpusorti_cut(&leaves, (uint64_t)gpusorti_leaf_average(&leaves.leaf) << leaves.leaf_bits))
        leaves.leaf_bits++;
    if (leaves.leaf_bits > 8 && leaves.leaf_bits < 16)
        leaves.leaf_bits++; /* for keys that leave a part of their range free */
    return leaves;
}

/* Narrow subgroups, whose counters take more room, get smaller digits. */
static gpusorti_plan gpusorti_plan_onesweep(const gpusort_context *ctx, gpusorti_plan plan) {
    gpusorti_plan fitted = gpusorti_no_plan(plan);
    if (plan.request.algorithm == GPUSORT_AUTO && ctx->tuning.large != GPUSORT_ONESWEEP) return fitted;
    plan.algorithm = GPUSORT_ONESWEEP;
    if (plan.request.addressable) plan.mode = GPUSORTI_ADDRESSES;
    for (; plan.radix_bits >= 2; plan.radix_bits--) {
        fitted = gpusorti_fit_onesweep(ctx, plan);
        if (fitted.shape.workgroup_size != 0) return gpusorti_add_leaves(ctx, fitted);
        plan.last = fitted.last;
    }
    return fitted;
}

/* Where one-sweep's kernel was fitted to the device it scatters here too. */
static gpusorti_plan gpusorti_plan_scatter(const gpusort_context *ctx, gpusorti_plan plan) {
    gpusorti_demands demands = {gpusorti_scatter_words, 32, 4, 1, 0};
    plan.algorithm = GPUSORT_COUNT_SCAN_SCATTER;
    plan.radix_bits = ctx->forced_radix_bits ? ctx->forced_radix_bits : ctx->tuning.radix_bits;
    if (ctx->tuning.large == GPUSORT_ONESWEEP) {
        gpusorti_plan scanned = gpusorti_fit_onesweep(ctx, plan);
        scanned.shape.variant |= GPUSORTI_SCANNED;
        scanned.scanned = 1;
        if (plan.request.addressable) scanned.mode = GPUSORTI_ADDRESSES;
        if (scanned.shape.workgroup_size != 0) return scanned;
        plan.last = scanned.last;
    }
    if (ctx->caps.subgroups) demands.least_size = ctx->caps.subgroup_max;
    plan.shape = gpusorti_fit_shape(ctx, &plan, ctx->tuning.scatter, &demands);
    return plan;
}

/* Items in registers save round trips through shared memory: invocations go first. */
static gpusorti_plan gpusorti_plan_network(const gpusort_context *ctx, gpusorti_plan plan) {
    const gpusorti_demands demands = {gpusorti_exchange_words, 32, 32, 2, 1};
    plan.algorithm = GPUSORT_ODD_EVEN_MERGE;
    plan.shape = gpusorti_fit_shape(ctx, &plan, ctx->tuning.exchange, &demands);
    return plan;
}

/* ---- the layout of scratch. The size of each section grows with the count, or stays, as long as the plan does ---- */
static int gpusorti_by_passes(const gpusorti_plan *plan) {
    return plan->algorithm == GPUSORT_ONESWEEP || plan->algorithm == GPUSORT_COUNT_SCAN_SCATTER;
}

/* Whether keys and values move to and from a second copy. */
static int gpusorti_has_alt(const gpusorti_plan *plan) {
    return gpusorti_by_passes(plan) || plan->algorithm == GPUSORTI_TILES_AND_BUCKETS || plan->merges != 0;
}

/* Whether a pass can store packed keys of 8 or 16 bits. */
static int gpusorti_stores_narrow(const gpusort_context *ctx, const gpusorti_plan *plan) {
    return plan->algorithm == GPUSORT_ONESWEEP && plan->mode != GPUSORTI_ADDRESSES &&
           (ctx->enabled & GPUSORTI_NARROW) == GPUSORTI_NARROW;
}

/* Whether the keys that are sorted lie in scratch, one or two words a key: packed keys are unpacked first where no step can
 * store them; so are keys that must stay as they are but would be written before the last step. A single tile has neither
 * trouble. */
static int gpusorti_unpacked(const gpusort_context *ctx, const gpusorti_plan *plan) {
    const int keep = (plan->request.flags & GPUSORT_KEEP_KEYS) != 0;
    if (!gpusorti_has_alt(plan)) return 0;
    if (keep) return plan->algorithm != GPUSORTI_TILES_AND_BUCKETS && plan->merges != 1;
    return plan->request.key_bits < 32 && !gpusorti_stores_narrow(ctx, plan);
}

/* count / scan / scatter: tiles of a workgroup. The scan is short where a workgroup takes several; a forced shape is taken as
 * it is. */
static uint32_t gpusorti_tiles_a_span(const gpusort_context *ctx, const gpusorti_plan *plan) {
    if (plan->algorithm != GPUSORT_COUNT_SCAN_SCATTER || ctx->forced.items || plan->scanned) return 1;
    return gpusorti_max((uint32_t)gpusorti_ceil_div(gpusorti_tiles(plan), GPUSORTI_MAX_SPANS), 1);
}

/* one-sweep: tiles of a dispatch. A status word has 29 bits for a portion's count. */
static uint32_t gpusorti_tiles_a_portion(const gpusort_context *ctx, const gpusorti_plan *plan) {
    uint64_t most = 0x1fffffffu / gpusorti_tile(plan);
    const uint64_t tiles = gpusorti_tiles(plan);
    if (ctx->forced.tiles_a_portion != 0 && ctx->forced.tiles_a_portion < most) most = ctx->forced.tiles_a_portion;
    return (uint32_t)(tiles < most ? tiles : most);
}

static uint64_t gpusorti_control_size(const gpusorti_plan *plan) {
    if (plan->algorithm == GPUSORT_ODD_EVEN_MERGE && !plan->request.wide) return 0;
    return 4 * (GPUSORTI_CONTROL_HISTOGRAMS +
                (gpusorti_by_passes(plan) ? (uint64_t)plan->pass_count << plan->radix_bits : 0));
}

/* Rows of a word a digit: of spans, whose number rises and falls below its bound; or of tiles, with two more that carry totals
 * between portions; or the samples and bounds of buckets. */
static uint64_t gpusorti_status_size(const gpusorti_plan *plan) {
    if (plan->algorithm == GPUSORT_COUNT_SCAN_SCATTER)
        return 4 * (plan->tiles_a_span > 1 ? (uint64_t)GPUSORTI_MAX_SPANS : gpusorti_tiles(plan)) << plan->radix_bits;
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
    *end = gpusorti_ceil_div(begin + size, GPUSORTI_ALIGNMENT) * GPUSORTI_ALIGNMENT;
    return begin;
}

static gpusorti_layout gpusorti_lay_out(const gpusorti_plan *plan) {
    const gpusorti_request *r = &plan->request;
    const uint64_t n = r->count, keys = 4 * n * r->key_words, values = 4 * n * r->value_words;
    gpusorti_layout layout;
    uint64_t end = 0, rows_end;
    layout.control = gpusorti_section(&end, gpusorti_control_size(plan));
    layout.status = gpusorti_section(&end, gpusorti_status_size(plan));
    layout.leaves = gpusorti_section(&end, gpusorti_leaves_size(plan));
    layout.keys = gpusorti_section(&end, plan->unpacked ? keys : 0);
    layout.values = gpusorti_section(&end, r->wide ? 4 * n : 0);
    rows_end = end;
    layout.keys_alt = gpusorti_section(&end, gpusorti_has_alt(plan) ? keys : 0);
    layout.values_alt = gpusorti_section(&end, gpusorti_has_alt(plan) ? values : 0);
    layout.rows = gpusorti_section(&rows_end, r->wide ? n * r->value_size : 0);
    layout.end = rows_end > end ? rows_end : end;
    return layout;
}

/* Whether all that is bound is within the device's maxStorageBufferRange. */
static int gpusorti_fits_ranges(const gpusort_context *ctx, const gpusorti_plan *plan) {
    const gpusorti_request *r = &plan->request;
    const gpusorti_layout *l = &plan->layout;
    const uint64_t range = ctx->caps.max_range;
    return gpusorti_packed_size(r->count, r->key_bits) <= range && (uint64_t)r->count * r->value_size <= range &&
           l->keys - l->control <= range && l->values - l->keys <= range &&
           l->end - (r->wide ? l->values : l->keys_alt) <= range;
}

/* The plan for a count up to its last, with all that follows from the count. */
static gpusorti_plan gpusorti_plan_at(const gpusort_context *ctx, gpusorti_plan plan, uint32_t count) {
    plan.request.count = count;
    plan.unpacked = gpusorti_unpacked(ctx, &plan);
    plan.tiles_a_span = gpusorti_tiles_a_span(ctx, &plan);
    plan.tiles_a_portion = gpusorti_tiles_a_portion(ctx, &plan);
    plan.layout = gpusorti_lay_out(&plan);
    return plan;
}

/* In the order in which they are tried: the first that fits is taken. */
static const struct gpusorti_choice {
    gpusort_algorithm wanted;
    gpusorti_candidate candidate;
} gpusorti_choices[] = {
    {GPUSORT_AUTO, gpusorti_plan_tile},
    {GPUSORT_AUTO, gpusorti_plan_merges},
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
    base.radix_bits = ctx->forced_radix_bits ? ctx->forced_radix_bits : 8;
    for (i = 0; i < sizeof gpusorti_choices / sizeof gpusorti_choices[0]; i++) {
        gpusorti_plan plan;
        if (gpusorti_choices[i].wanted != request->algorithm) continue;
        plan = gpusorti_choices[i].candidate(ctx, base);
        if (plan.shape.workgroup_size != 0) {
            plan.pass_count = (uint32_t)gpusorti_ceil_div(request->bit_count, plan.radix_bits);
            return gpusorti_plan_at(ctx, plan, request->count);
        }
        base.last = plan.last; /* what it was refused for may change behind */
    }
    return base;
}

/* A plan that binds ends with the greatest count whose ranges can be bound: what is bound grows with the count. */
static gpusorti_plan gpusorti_cut_at_range(const gpusort_context *ctx, gpusorti_plan plan) {
    uint32_t fits = plan.request.count, beyond = plan.last;
    gpusorti_plan other = gpusorti_plan_at(ctx, plan, beyond);
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

static gpusort_result gpusorti_make_plan(const gpusort_context *ctx, const gpusorti_request *request,
                                         gpusorti_plan *out) {
    gpusorti_plan plan = gpusorti_choose(ctx, request, request->mode, 0xffffffffu);
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
                             "GPUSORT_ONESWEEP needs subgroup operations (basic, ballot, arithmetic)");
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
static gpusort_result gpusorti_each_plan(const gpusort_context *ctx, const gpusorti_request *request,
                                         gpusorti_visit_plan visit, void *user) {
    gpusorti_request some = *request;
    gpusort_result result = GPUSORT_OK;
    uint64_t count;
    for (count = 1; count <= request->count && result == GPUSORT_OK; count++) {
        gpusorti_plan plan;
        some.count = (uint32_t)count;
        result = gpusorti_make_plan(ctx, &some, &plan);
        if (result != GPUSORT_OK) break;
        count = gpusorti_min(plan.last, request->count);
        plan = gpusorti_plan_at(ctx, plan, (uint32_t)count);
        result = visit(user, &plan);
    }
    return result;
}

/* ---- from a call to a request: check, fill in, bind ---- */
static gpusort_result gpusorti_check_args(const gpusorti_host *host, const char *what, const gpusort_cmd_args *args) {
    const uint32_t known = GPUSORT_WRITE_INDICES | GPUSORT_KEEP_KEYS | GPUSORT_KEYS_IN_VALUES | GPUSORT_ADDRESSABLE;
    const uint32_t type = (uint32_t)args->key_type, order = (uint32_t)args->order, algorithm = (uint32_t)args->algorithm,
                   key_bits = gpusorti_types[type < GPUSORTI_TYPE_COUNT ? type : 0].bits;
    const int indices = (args->flags & GPUSORT_WRITE_INDICES) != 0, keep = (args->flags & GPUSORT_KEEP_KEYS) != 0,
              in_values = (args->flags & GPUSORT_KEYS_IN_VALUES) != 0;
    gpusorti_checks checks = gpusorti_check_members(host, what);
    gpusorti_refuse(&checks, args->start_canary != 0, "start_canary", args->start_canary, GPUSORTI_NOT_ZEROED);
    gpusorti_refuse(&checks, args->end_canary != 0, "end_canary", args->end_canary, GPUSORTI_NOT_ZEROED);
    gpusorti_refuse(&checks, type >= GPUSORTI_TYPE_COUNT, "key_type", type, "no gpusort_type");
    gpusorti_refuse(&checks, order > GPUSORT_DESCENDING, "order", order, "no gpusort_order");
    gpusorti_refuse(&checks, algorithm > GPUSORT_ODD_EVEN_MERGE, "algorithm", algorithm, "no gpusort_algorithm");
    gpusorti_refuse(&checks, (args->flags & ~known) != 0, "flags", args->flags, "unknown bits");
    gpusorti_refuse(&checks, args->value_size % 4 != 0, "value_size", args->value_size, "not a multiple of 4");
    gpusorti_refuse(&checks, args->value_size > GPUSORTI_MAX_VALUE_SIZE, "value_size", args->value_size, "over 256");
    gpusorti_refuse(&checks, indices && args->value_size != 4, "value_size", args->value_size, "GPUSORT_WRITE_INDICES needs 4");
    gpusorti_refuse(&checks, keep && args->value_size == 0, "value_size", 0, "GPUSORT_KEEP_KEYS without values sorts nothing");
    gpusorti_refuse(&checks, args->values.buffer != VK_NULL_HANDLE && args->value_size == 0, "value_size", 0, "0, but values are set");
    gpusorti_refuse(&checks, args->first_bit >= key_bits, "first_bit", args->first_bit, "beyond the bits of a key");
    gpusorti_refuse(&checks, args->bit_count > key_bits - args->first_bit, "bit_count", args->bit_count, "beyond the bits of a key");
    checks.mistake = GPUSORT_ERROR_UNSUPPORTED;
    gpusorti_refuse(&checks, args->segment_count != 0, "segment_count", args->segment_count, "segments are not built yet");
    gpusorti_refuse(&checks, args->segment_size != 0, "segment_size", args->segment_size, "segments are not built yet");
    gpusorti_refuse(&checks, args->segments.buffer != VK_NULL_HANDLE, "segments", 0, "segments are not built yet");
    gpusorti_refuse(&checks, args->limit != 0, "limit", args->limit, "the first k alone are not built yet");
    gpusorti_refuse(&checks, args->key_offset != 0, "key_offset", args->key_offset, "keys inside values are not built yet");
    gpusorti_refuse(&checks, in_values, "flags", args->flags, "keys inside values are not built yet");
    gpusorti_refuse(&checks, algorithm == GPUSORT_ODD_EVEN_MERGE && keep, "flags", args->flags, "GPUSORT_ODD_EVEN_MERGE sorts in place, it cannot keep the keys");
    checks.mistake = GPUSORT_ERROR_TOO_LARGE;
    gpusorti_refuse(&checks, args->count > 0xffffffffu, "count", args->count, "over 2^32 - 1");
    return checks.result;
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
    request.wide = args->value_size > 8;
    request.value_words = request.wide ? 1 : args->value_size / 4;
    request.first_bit = args->first_bit;
    request.bit_count = args->bit_count ? args->bit_count : type->bits - args->first_bit;
    request.flags = args->flags & (uint32_t)(GPUSORT_WRITE_INDICES | GPUSORT_KEEP_KEYS);
    if (request.wide) request.flags |= (uint32_t)GPUSORT_WRITE_INDICES;
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

/* Check, fill in, bind, plan. No elements are planned as one, so that what cannot be done is told. own: of gpusort_sort(). */
static gpusort_result gpusorti_resolve(const gpusort_context *ctx, const gpusort_cmd_args *args, int own,
                                       gpusorti_plan *plan) {
    gpusorti_request request;
    gpusort_result result = gpusorti_check_args(&ctx->host, own ? "gpusort_host_args" : "gpusort_cmd_args", args);
    if (result != GPUSORT_OK) return result;
    request = gpusorti_request_of(args);
    result = gpusorti_bind_request(ctx, args->flags, own, &request);
    if (result != GPUSORT_OK) return result;
    request.count = gpusorti_max(request.count, 1);
    result = gpusorti_make_plan(ctx, &request, plan);
    plan->request.count = (uint32_t)args->count;
    return result;
}

/* ---- one step: a dispatch, after a barrier that makes the steps before it visible ---- */
typedef struct gpusorti_step {
    enum gpusorti_kernel kernel;
    gpusorti_spec spec;
    gpusorti_push push;
    gpusort_range bound[GPUSORTI_BINDINGS]; /* keys, values, keys' twin (and values' behind it), control */
    uint64_t range[GPUSORTI_BINDINGS];      /* bytes; 0: not used by this sort */
    gpusort_range values_alt; /* for addresses, which do not count it from the keys' */
    uint64_t groups;
    int indirect; /* word of the control block where the size is, or -1 */
} gpusorti_step;

/* indirect sizes for a count on the GPU, as in begin.comp */
enum {
    GPUSORTI_DISPATCH_TILES = GPUSORTI_CONTROL_DISPATCH,
    GPUSORTI_DISPATCH_MERGES = GPUSORTI_CONTROL_DISPATCH + 4,
    GPUSORTI_DISPATCH_STRIDE = GPUSORTI_CONTROL_DISPATCH + 8,
    GPUSORTI_DISPATCH_FINISH = GPUSORTI_CONTROL_DISPATCH + 12,
    GPUSORTI_MOST_STRIDE_GROUPS = 2048
};

typedef gpusort_result (*gpusorti_visit)(void *user, const gpusorti_plan *plan, const gpusorti_step *step);

typedef struct gpusorti_walk {
    const gpusort_context *ctx;
    const gpusorti_plan *plan;
    const gpusort_cmd_args *args;
    gpusorti_visit visit;
    void *user;
    gpusorti_step step; /* what all steps share */
    gpusort_result result;
} gpusorti_walk;

static gpusort_range gpusorti_offset(gpusort_range range, uint64_t bytes) {
    range.offset += bytes;
    return range;
}

/* What a kernel does not look at is the same for all sorts, so that they share its pipeline. */
static void gpusorti_share_spec(enum gpusorti_kernel kernel, gpusorti_spec *spec) {
    const int any_sort = kernel == GPUSORTI_KERNEL_begin || kernel == GPUSORTI_KERNEL_gather;
    const int any_values = any_sort || kernel == GPUSORTI_KERNEL_count || kernel == GPUSORTI_KERNEL_leaf_starts;
    if (any_values) spec->flags = 0;
    if (any_values || kernel == GPUSORTI_KERNEL_scan) spec->value_words = 0;
    if (any_sort || kernel == GPUSORTI_KERNEL_scan) {
        spec->key_bits = spec->key_stored_bits = 32;
        spec->key_kind = spec->descending = 0;
    }
    if (any_sort) {
        spec->key_words = 1;
        spec->radix_bits = 8;
    }
}

static gpusorti_step gpusorti_step_of(const gpusorti_walk *walk, enum gpusorti_kernel kernel,
                                      const gpusorti_shape *shape, uint64_t groups, int indirect) {
    gpusorti_step step = walk->step;
    int pinned = gpusorti_pinned(walk->ctx, shape->workgroup_size);
    step.kernel = walk->plan->mode == GPUSORTI_ADDRESSES ? (enum gpusorti_kernel)(kernel + 1) : kernel;
    step.spec.workgroup_size = shape->workgroup_size;
    step.spec.items = shape->items;
    step.spec.variant = shape->variant;
    step.spec.subgroup_size = gpusorti_subgroup_size(walk->ctx, shape->workgroup_size);
    step.spec.full_subgroups = (uint32_t)pinned;
    gpusorti_share_spec(kernel, &step.spec);
    step.groups = groups;
    step.indirect = (walk->plan->request.gpu_count) ? indirect : -1;
    return step;
}

/* A skipped step of many workgroups costs nothing where the plan made its size 0; an indirect size of its own costs more
 * than it saves where there are few. */
static void gpusorti_size_by_plan(const gpusorti_walk *walk, int size, gpusorti_step *step) {
    if (walk->plan->request.count >= walk->ctx->tuning.planned_sizes_from) step->indirect = size;
}

static void gpusorti_visit_step(gpusorti_walk *walk, const gpusorti_step *step) {
    if (walk->result == GPUSORT_OK) walk->result = walk->visit(walk->user, walk->plan, step);
}

/* A kernel that loops over the array, some elements an invocation at a time. */
static gpusorti_step gpusorti_stride_step(const gpusorti_walk *walk, enum gpusorti_kernel kernel, uint32_t variant,
                                          uint64_t work_items, uint32_t most_groups) {
    gpusorti_shape shape;
    uint64_t groups;
    shape.workgroup_size = walk->ctx->caps.max_invocations < 256 ? 128 : 256;
    shape.items = 4;
    shape.variant = variant;
    groups = gpusorti_ceil_div(work_items, shape.workgroup_size * shape.items);
    return gpusorti_step_of(walk, kernel, &shape, groups < most_groups ? groups : most_groups,
                            GPUSORTI_DISPATCH_STRIDE);
}

/* A run is a multiple of what a workgroup merges. */
static gpusorti_shape gpusorti_merge_shape(const gpusort_context *ctx, const gpusorti_plan *plan) {
    gpusorti_shape shape = ctx->tuning.merge;
    while (shape.workgroup_size > ctx->caps.max_invocations ||
           shape.workgroup_size * shape.items > gpusorti_tile(plan))
        shape.workgroup_size /= 2;
    shape.variant = GPUSORTI_MERGE_WAYS | GPUSORTI_MERGE_TABLE << 8;
    return shape;
}

/* Binds the count on the GPU, where there is one, in place of a buffer that the kernel has no use for: from the aligned offset
 * below it on, so that it may lie at any word. */
static void gpusorti_read_count(const gpusorti_walk *walk, int binding, gpusorti_step *step) {
    const gpusort_range count = walk->args->count_buffer;
    const uint64_t below = count.offset % gpusorti_max((uint32_t)walk->ctx->caps.offset_alignment, 4);
    if (!walk->plan->request.gpu_count) return;
    step->bound[binding] = count;
    step->bound[binding].offset -= below;
    step->range[binding] = below + 4;
    step->push.pass = (uint32_t)(below / 4);
    step->push.status = walk->plan->request.count;
}

/* Clears the control block and makes the indirect sizes: elements a workgroup of each kind. */
static void gpusorti_walk_begin(gpusorti_walk *walk) {
    const gpusorti_plan *plan = walk->plan;
    const gpusorti_shape merge = gpusorti_merge_shape(walk->ctx, plan);
    gpusorti_step step = gpusorti_stride_step(walk, GPUSORTI_KERNEL_begin, 0, 1, 1);
    step.indirect = -1;
    gpusorti_read_count(walk, 1, &step);
    step.push.arg[0] = (uint32_t)((plan->layout.status - plan->layout.control) / 4);
    step.push.arg[1] = gpusorti_tile(plan) * plan->tiles_a_span;
    step.push.arg[2] = merge.workgroup_size * merge.items;
    step.push.arg[3] = step.spec.workgroup_size * step.spec.items;
    gpusorti_visit_step(walk, &step);
}

/* Copies of the caller's keys into scratch (1) and back (2). */
static void gpusorti_walk_unpack(gpusorti_walk *walk, uint32_t variant) {
    const gpusorti_plan *plan = walk->plan;
    gpusorti_step step = gpusorti_stride_step(walk, GPUSORTI_KERNEL_finish, variant, plan->request.count,
                                              GPUSORTI_MOST_STRIDE_GROUPS);
    step.bound[0] = walk->args->keys;
    step.range[0] = gpusorti_packed_size(plan->request.count, plan->request.key_bits);
    step.bound[2] = gpusorti_offset(walk->args->scratch, plan->layout.keys);
    step.range[2] = (uint64_t)plan->request.count * plan->request.key_words * 4;
    step.spec.key_stored_bits = plan->request.key_bits < 32 ? plan->request.key_bits : 32;
    gpusorti_visit_step(walk, &step);
}

static void gpusorti_walk_gather(gpusorti_walk *walk) {
    const gpusorti_plan *plan = walk->plan;
    uint32_t variant;
    for (variant = 0; variant < 2; variant++) {
        gpusorti_step step = gpusorti_stride_step(walk, GPUSORTI_KERNEL_gather, variant,
                                                  (uint64_t)plan->request.count * plan->request.value_size / 4,
                                                  GPUSORTI_MOST_STRIDE_GROUPS);
        step.bound[1] = walk->args->values;
        step.range[1] = (uint64_t)plan->request.count * plan->request.value_size;
        step.bound[2] = gpusorti_offset(walk->args->scratch, plan->layout.values);
        step.range[2] = plan->layout.end - plan->layout.values;
        step.values_alt = gpusorti_offset(walk->args->scratch, plan->layout.rows);
        step.push.values_alt_base = (uint32_t)((plan->layout.rows - plan->layout.values) / 4);
        step.push.arg[0] = plan->request.value_size / 4;
        gpusorti_visit_step(walk, &step);
    }
}

static void gpusorti_walk_count_scan_scatter(gpusorti_walk *walk) {
    const gpusorti_plan *plan = walk->plan;
    const enum gpusorti_kernel kernel = plan->scanned               ? GPUSORTI_KERNEL_onesweep
                                        : walk->ctx->caps.subgroups ? GPUSORTI_KERNEL_scatter
                                                                    : GPUSORTI_KERNEL_scatter_basic;
    const uint32_t span = gpusorti_tile(plan) * plan->tiles_a_span;
    const uint64_t spans = gpusorti_ceil_div(plan->request.count, span);
    gpusorti_shape scan_shape = {0, 1, 0};
    uint32_t p;
    scan_shape.workgroup_size = walk->ctx->tuning.scan_size;
    for (p = 0; p < plan->pass_count; p++) {
        gpusorti_step count = gpusorti_step_of(walk, GPUSORTI_KERNEL_count, &plan->shape, spans,
                                               GPUSORTI_DISPATCH_TILES);
        gpusorti_step scan = gpusorti_step_of(walk, GPUSORTI_KERNEL_scan, &scan_shape,
                                              (uint64_t)1 << plan->radix_bits, -1);
        gpusorti_step scatter = gpusorti_step_of(walk, kernel, &plan->shape, spans, GPUSORTI_DISPATCH_TILES);
        scan.spec.items = 8;
        count.spec.variant = scan.spec.variant = p == 0;
        count.push.pass = scan.push.pass = scatter.push.pass = p;
        count.push.arg[0] = scan.push.arg[0] = scatter.push.arg[0] = span;
        if (p > 0) gpusorti_size_by_plan(walk, GPUSORTI_CONTROL_PASS_SIZES + 4 * (int)p, &count);
        gpusorti_size_by_plan(walk, GPUSORTI_CONTROL_PASS_SIZES + 4 * (int)p, &scatter);
        if (plan->scanned) scatter.push.arg[0] = (uint32_t)spans;
        gpusorti_visit_step(walk, &count);
        gpusorti_visit_step(walk, &scan);
        gpusorti_visit_step(walk, &scatter);
    }
}

/* All passes; the plan skips some. */
static void gpusorti_walk_passes(gpusorti_walk *walk) {
    const gpusorti_plan *plan = walk->plan;
    const uint64_t tiles = gpusorti_ceil_div(plan->request.count, gpusorti_tile(plan));
    const uint32_t portions = (uint32_t)gpusorti_ceil_div(tiles, plan->tiles_a_portion);
    const enum gpusorti_kernel kernel = plan->request.key_bits < 32 && !plan->unpacked
                                            ? GPUSORTI_KERNEL_onesweep_narrow
                                            : GPUSORTI_KERNEL_onesweep;
    uint32_t p, portion;
    for (p = 0; p < plan->pass_count; p++) {
        for (portion = 0; portion < portions; portion++) {
            uint64_t left = tiles - (uint64_t)portion * plan->tiles_a_portion;
            gpusorti_step step = gpusorti_step_of(walk, kernel, &plan->shape,
                                                  left < plan->tiles_a_portion ? left : plan->tiles_a_portion,
                                                  GPUSORTI_DISPATCH_TILES);
            if (plan->mode == GPUSORTI_ADDRESSES && plan->request.key_words == 2 && plan->request.value_words != 0)
                step.kernel = GPUSORTI_KERNEL_onesweep_inlined;
            if (plan->staged) step.kernel = GPUSORTI_KERNEL_onesweep_staged;
            step.push.pass = p;
            step.push.arg[0] = plan->tiles_a_portion;
            step.push.arg[1] = portion;
            step.push.arg[2] = walk->ctx->tuning.polls;
            step.push.arg[3] = portions;
            if (portions == 1) gpusorti_size_by_plan(walk, GPUSORTI_CONTROL_PASS_SIZES + 4 * (int)p, &step);
            step.spec.variant |= walk->ctx->forced.stall << 8;
            if (walk->ctx->forced.stall) step.push.arg[2] = 8;
            gpusorti_visit_step(walk, &step);
        }
    }
}

/* The leaves, then the passes again, for the case that some leaf is overfull; leaves of a single digit are known not to
 * be. */
static void gpusorti_walk_leaves(gpusorti_walk *walk) {
    const gpusorti_plan *plan = walk->plan;
    const gpusorti_shape starts = {256, 1, 0};
    const uint32_t leaves = 1u << plan->leaf_bits;
    gpusorti_step step = gpusorti_step_of(walk, GPUSORTI_KERNEL_leaf_starts, &starts,
                                          gpusorti_ceil_div(leaves, starts.workgroup_size - 1), -1);
    step.push.arg[0] = (uint32_t)((plan->layout.leaves - plan->layout.control) / 4);
    step.push.arg[1] = plan->leaf.workgroup_size * plan->leaf.items;
    if (plan->leaf_bits > 8) gpusorti_visit_step(walk, &step);
    step = gpusorti_step_of(walk, GPUSORTI_KERNEL_leaf_sort, &plan->leaf, leaves, -1);
    step.push.arg[0] = (uint32_t)((plan->layout.leaves - plan->layout.control) / 4);
    step.push.arg[1] = gpusorti_tile(plan);
    gpusorti_size_by_plan(walk, GPUSORTI_CONTROL_DISPATCH_LEAVES, &step);
    gpusorti_visit_step(walk, &step);
    if (plan->leaf_bits > 8) gpusorti_walk_passes(walk);
}

static void gpusorti_walk_onesweep(gpusorti_walk *walk) {
    const gpusorti_plan *plan = walk->plan;
    gpusorti_shape shape = walk->ctx->tuning.histogram[plan->request.key_words - 1];
    gpusorti_step step;
    uint64_t groups, counters, most;

    while (shape.workgroup_size > walk->ctx->caps.max_invocations) shape.workgroup_size /= 2;
    counters = gpusorti_ceil_div(plan->request.key_bits, plan->radix_bits) << plan->radix_bits;
    while (shape.variant > 0 && 4 * ((counters << shape.variant) + counters / 4) + 64 > walk->ctx->caps.max_shared)
        shape.variant--;
    groups = gpusorti_ceil_div(plan->request.count, (uint64_t)shape.workgroup_size * shape.items);
    most = gpusorti_max(walk->ctx->tuning.histogram_invocations / shape.workgroup_size, 1);
    if (groups > most) groups = most;
    step = gpusorti_step_of(walk, GPUSORTI_KERNEL_histogram, &shape, groups, -1);
    step.push.arg[0] = (plan->tiles_a_portion + 2) << plan->radix_bits;
    step.push.arg[1] = plan->request.count >= walk->ctx->tuning.copies_from;
    step.push.arg[2] = gpusorti_tile(plan);
    if (plan->leaf_bits)
        step.push.arg[3] = gpusorti_leaf_average(&plan->leaf) << 16 | plan->leaf_bits << 8 |
                           gpusorti_least_leaf_bits(plan);
    gpusorti_visit_step(walk, &step);
    gpusorti_walk_passes(walk);
    if (plan->leaf_bits) gpusorti_walk_leaves(walk);
}

enum {
    GPUSORTI_TILE_ENCODE = 1,
    GPUSORTI_TILE_DECODE = 2,
    GPUSORTI_TILE_TO_ALT = 4
}; /* as in tile_sort.comp and merge_tiles.comp */

static gpusorti_step gpusorti_tile_step(const gpusorti_walk *walk, uint32_t arg0) {
    const gpusorti_plan *plan = walk->plan;
    gpusorti_step step = gpusorti_step_of(walk, GPUSORTI_KERNEL_tile_sort, &plan->shape,
                                          gpusorti_ceil_div(plan->request.count, gpusorti_tile(plan)),
                                          GPUSORTI_DISPATCH_TILES);
    step.spec.variant |= plan->request.bit_count == plan->request.key_bits;
    step.push.arg[0] = GPUSORTI_TILE_ENCODE | arg0;
    return step;
}

/* The number of merges decides where the tiles go, so that the last one ends in the caller's arrays. */
static void gpusorti_walk_merges(gpusorti_walk *walk) {
    const gpusorti_plan *plan = walk->plan;
    const gpusorti_shape merge = gpusorti_merge_shape(walk->ctx, plan);
    const uint64_t groups = gpusorti_ceil_div(plan->request.count, merge.workgroup_size * merge.items);
    uint32_t run = gpusorti_tile(plan), to_alt = plan->merges % 2 ? GPUSORTI_TILE_TO_ALT : 0, i;
    gpusorti_step step = gpusorti_tile_step(walk, to_alt | (plan->merges == 0 ? (uint32_t)GPUSORTI_TILE_DECODE : 0u));
    gpusorti_visit_step(walk, &step);
    for (i = 0; i < plan->merges; i++, run *= GPUSORTI_MERGE_WAYS) {
        to_alt ^= GPUSORTI_TILE_TO_ALT;
        step = gpusorti_step_of(walk, GPUSORTI_KERNEL_merge_tiles, &merge, groups, GPUSORTI_DISPATCH_MERGES);
        step.push.arg[0] = to_alt | (i + 1 == plan->merges ? (uint32_t)GPUSORTI_TILE_DECODE : 0u);
        step.push.arg[1] = run;
        gpusorti_visit_step(walk, &step);
    }
}

static void gpusorti_walk_buckets(gpusorti_walk *walk) {
    const gpusorti_plan *plan = walk->plan;
    const struct gpusorti_buckets *row = plan->buckets;
    const uint32_t samples = GPUSORTI_MAX_RUNS * (gpusorti_tile(plan) / row->sample_stride);
    gpusorti_step steps[3];
    gpusorti_shape shape;
    uint32_t i;

    steps[0] = gpusorti_tile_step(walk, GPUSORTI_TILE_TO_ALT);
    shape.workgroup_size = walk->ctx->caps.max_invocations < 1024
                               ? gpusorti_power_below(walk->ctx->caps.max_invocations)
                               : 1024;
    shape.items = 1;
    shape.variant = samples;
    steps[1] = gpusorti_step_of(walk, GPUSORTI_KERNEL_split_runs, &shape,
                                gpusorti_ceil_div(gpusorti_max(plan->request.count / row->sample_stride, 1), 32), -1);
    shape.workgroup_size = row->bucket_size;
    shape.items = 8;
    shape.variant = (uint32_t)(plan->request.bit_count == plan->request.key_bits) | row->log_capacity << 8;
    steps[2] = gpusorti_step_of(walk, GPUSORTI_KERNEL_merge_buckets, &shape,
                                gpusorti_ceil_div(plan->request.count, row->bucket), -1);
    for (i = 0; i < 3; i++) {
        steps[i].push.arg[1] = gpusorti_tile(plan);
        steps[i].push.arg[2] = row->sample_stride;
        steps[i].push.arg[3] = row->bucket;
        gpusorti_visit_step(walk, &steps[i]);
    }
}

/* ---- Batcher's odd-even merge: which dispatches sort n elements (shaders/odd_even_merge.comp) ---- */
enum { GPUSORTI_MERGE_ODD = 256, GPUSORTI_MERGE_SORT = 512 };

typedef struct gpusorti_network {
    gpusorti_walk *walk;
    uint32_t log_tile, log_items;
    uint32_t log_columns; /* neighbouring elements that a workgroup reads together, where it can */
    uint32_t log_columns_min;
} gpusorti_network;

static void gpusorti_network_step(const gpusorti_network *net, uint32_t groups, const uint32_t args[4]) {
    gpusorti_step step = gpusorti_step_of(net->walk, GPUSORTI_KERNEL_odd_even_merge, &net->walk->plan->shape, groups,
                                          -1);
    gpusorti_read_count(net->walk, 3, &step);
    memcpy(step.push.arg, args, sizeof step.push.arg);
    gpusorti_visit_step(net->walk, &step);
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
        uint32_t least = left * (net->log_items - 1); /* for the later steps, of which each holds a few rows */
        uint32_t extra = step == 0 ? 0 : 1;           /* a pair of runs is twice the old pitch */
        uint32_t rows_max = net->log_tile - net->log_columns - extra;
        uint32_t next, rows, log_columns, args[4], phase;
        uint64_t span;
        /* The first step is the cheapest and takes all it can, later ones what they must. */
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
        log_columns = net->log_tile - rows < next ? net->log_tile - rows : next;
        span = (uint64_t)1 << (net->log_tile - log_columns + next);
        args[0] = log_block;
        args[1] = next;
        args[2] = log_columns;
        for (phase = 0; phase <= extra; phase++) {
            args[3] = (rows + log_columns) | (phase != 0 ? (uint32_t)GPUSORTI_MERGE_ODD : 0u);
            gpusorti_network_step(net, (uint32_t)gpusorti_ceil_div(end, span) << (next - log_columns), args);
        }
        pitch = next;
    }
}

static void gpusorti_walk_odd_even_merge(gpusorti_walk *walk) {
    const gpusorti_plan *plan = walk->plan;
    const uint32_t n = plan->request.count;
    uint32_t args[4] = {32, 0, 0, 0}, log_block;
    gpusorti_network net;
    net.walk = walk;
    net.log_tile = gpusorti_log2(gpusorti_tile(plan));
    net.log_items = gpusorti_log2(plan->shape.items);
    net.log_columns = 6 -
                      gpusorti_log2(plan->request.key_bits / 8); /* 64 bytes of keys, or 32 where that saves a step */
    net.log_columns_min = net.log_columns - 1;
    { /* a tile holds at least as many rows as an invocation items */
        const uint32_t most = net.log_tile - gpusorti_max(net.log_items, 2);
        if (net.log_columns > most) net.log_columns = most;
        if (net.log_columns_min > most) net.log_columns_min = most;
    }
    args[3] = net.log_tile | GPUSORTI_MERGE_SORT;
    gpusorti_network_step(&net, (uint32_t)((n - 1) >> net.log_tile) + 1, args);
    for (log_block = net.log_tile + 1; log_block <= 32 && (n - 1) >> (log_block - 1) != 0; log_block++)
        gpusorti_network_level(&net, n, log_block);
}

/* Visits the steps of a sort in the order of their execution. */
static gpusort_result gpusorti_walk_steps(const gpusort_context *ctx, const gpusorti_plan *plan,
                                          const gpusort_cmd_args *args, gpusorti_visit visit, void *user) {
    const int passes = plan->algorithm == GPUSORT_ONESWEEP || plan->algorithm == GPUSORT_COUNT_SCAN_SCATTER;
    gpusorti_walk walk;
    gpusorti_step *step = &walk.step;

    memset(&walk, 0, sizeof walk);
    walk.ctx = ctx;
    walk.plan = plan;
    walk.args = args;
    walk.visit = visit;
    walk.user = user;
    step->spec.radix_bits = plan->radix_bits;
    step->spec.key_words = plan->request.key_words;
    step->spec.key_bits = plan->request.key_bits;
    step->spec.key_stored_bits = plan->unpacked || plan->request.key_bits > 32 ? 32 : plan->request.key_bits;
    step->spec.key_kind = plan->request.key_kind;
    step->spec.descending = plan->request.descending;
    step->spec.value_words = plan->request.value_words;
    step->spec.flags = plan->request.flags | (ctx->tuning.rolled ? (uint32_t)GPUSORTI_FLAG_ROLLED : 0u);
    step->push.count = plan->request.gpu_count ? 0 : plan->request.count; /* 0: in the control block */
    step->push.pass_count = plan->pass_count;
    step->push.first_bit = plan->request.first_bit;
    step->push.bit_count = plan->request.bit_count;
    step->push.status = (uint32_t)((plan->layout.status - plan->layout.control) / 4);
    step->bound[0] = plan->unpacked ? gpusorti_offset(args->scratch, plan->layout.keys) : args->keys;
    step->bound[1] = plan->request.wide ? gpusorti_offset(args->scratch, plan->layout.values) : args->values;
    step->bound[2] = gpusorti_offset(args->scratch, plan->layout.keys_alt);
    step->bound[3] = gpusorti_offset(args->scratch, plan->layout.control);
    step->range[0] = plan->unpacked ? (uint64_t)plan->request.count * plan->request.key_words * 4
                                    : gpusorti_packed_size(plan->request.count, plan->request.key_bits);
    step->range[1] = (uint64_t)plan->request.count * plan->request.value_words * 4;
    step->range[2] = plan->layout.end - plan->layout.keys_alt;
    step->range[3] = plan->layout.keys - plan->layout.control;
    step->values_alt = gpusorti_offset(args->scratch, plan->layout.values_alt);
    if (plan->request.value_words)
        step->push.values_alt_base = (uint32_t)((plan->layout.values_alt - plan->layout.keys_alt) /
                                                (4 * plan->request.value_words));

    if (passes || (plan->request.gpu_count && (plan->algorithm != GPUSORT_ODD_EVEN_MERGE || plan->request.wide)))
        gpusorti_walk_begin(&walk);
    if (plan->unpacked) gpusorti_walk_unpack(&walk, 1);
    switch (plan->algorithm) {
    case GPUSORT_ONESWEEP: gpusorti_walk_onesweep(&walk); break;
    case GPUSORT_ODD_EVEN_MERGE: gpusorti_walk_odd_even_merge(&walk); break;
    case GPUSORTI_TILES_AND_MERGES: gpusorti_walk_merges(&walk); break;
    case GPUSORTI_TILES_AND_BUCKETS: gpusorti_walk_buckets(&walk); break;
    default: gpusorti_walk_count_scan_scatter(&walk); break;
    }
    if (passes) {
        gpusorti_step finish = gpusorti_stride_step(&walk, GPUSORTI_KERNEL_finish, 0, plan->request.count,
                                                    ctx->tuning.stride_groups);
        gpusorti_size_by_plan(&walk, GPUSORTI_DISPATCH_FINISH, &finish);
        gpusorti_visit_step(&walk, &finish);
    }
    if (plan->unpacked && !(plan->request.flags & GPUSORT_KEEP_KEYS)) gpusorti_walk_unpack(&walk, 2);
    if (plan->request.wide) gpusorti_walk_gather(&walk);
    return walk.result;
}

/* ---- >>record ---- */
typedef struct gpusorti_recorder {
    const gpusort_context *ctx;
    VkCommandBuffer commands;
} gpusorti_recorder;

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
    gpusort_result result;

    GPUSORT_ASSERT(pipeline && step->groups > 0); /* prepared, and no dispatch of nothing */
    /* Also before the first step: the scratch may have served a sort right before. */
    gpusorti_barrier(ctx, recorder->commands, VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT, VK_ACCESS_SHADER_WRITE_BIT,
                     VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT |
                         (step->indirect >= 0 ? (VkPipelineStageFlags)VK_PIPELINE_STAGE_DRAW_INDIRECT_BIT : 0u),
                     VK_ACCESS_SHADER_READ_BIT | VK_ACCESS_SHADER_WRITE_BIT |
                         (step->indirect >= 0 ? (VkAccessFlags)VK_ACCESS_INDIRECT_COMMAND_READ_BIT : 0u));
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
    kind.next = NULL;
    kind.count = args->count;
    kind.member[0] = (uint32_t)args->key_type;
    kind.member[1] = (uint32_t)args->order;
    kind.member[2] = args->value_size;
    kind.member[3] = args->first_bit;
    kind.member[4] = args->first_bit + args->bit_count < gpusorti_types[args->key_type].bits ? args->bit_count : 0;
    kind.member[5] = args->flags;
    kind.member[6] = (uint32_t)args->algorithm;
    return kind;
}

/* How far a prepared kind is from serving the wanted one: 2 for each member that differs, 1 where only fewer elements were
 * prepared. The members' names go to text. */
static uint32_t gpusorti_kind_distance(const gpusorti_kind *prepared, const gpusorti_kind *wanted, char *text, size_t size) {
    static const char *const names[GPUSORTI_KIND_MEMBERS] = {"key_type",  "order", "value_size", "first_bit",
                                                             "bit_count", "flags", "algorithm"};
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
    const gpusorti_kind *kind = NULL;
    char text[160], nearest[160] = "everything: it has seen none";
    uint32_t least = UINT32_MAX, i;
    for (i = 0; i < count; i++) { /* the last one's successor may be in the making */
        uint32_t distance;
        kind = kind ? kind->next : ctx->kinds;
        distance = gpusorti_kind_distance(kind, &wanted, text, sizeof text);
        if (distance > least) continue;
        least = distance;
        snprintf(nearest, sizeof nearest, "%s", distance ? text : "nothing");
    }
    return gpusorti_fail(&ctx->host, GPUSORT_ERROR_NOT_PREPARED,
                         "gpusort_prepare() has not seen this kind of sort; from the nearest that it has, it differs in %s",
                         nearest);
}

/* Keeps what was prepared, for the message above, unless that is known. */
static gpusort_result gpusorti_keep_kind(gpusort_context *ctx, const gpusort_cmd_args *args) {
    const gpusorti_kind wanted = gpusorti_kind_of(args);
    gpusorti_kind *kind, **end = &ctx->kinds;
    char text[160];
    for (; *end; end = &(*end)->next)
        if (gpusorti_kind_distance(*end, &wanted, text, sizeof text) == 0) return GPUSORT_OK;
    kind = (gpusorti_kind *)gpusorti_alloc(&ctx->host, sizeof *kind, "a prepared kind");
    if (!kind) return GPUSORT_ERROR_OUT_OF_HOST_MEMORY;
    *kind = wanted;
    *end = kind;
    gpusorti_atomic_store(&ctx->kind_count, ctx->kind_count + 1);
    return GPUSORT_OK;
}

typedef struct gpusorti_place { /* of a buffer that a sort reads or writes */
    const char *name;           /* in gpusort_cmd_args */
    gpusort_range range;
    uint64_t size, alignment; /* size 0: not used by this sort */
} gpusorti_place;

static gpusort_result gpusorti_check_place(const gpusort_context *ctx, const gpusorti_place *place) {
    const uint64_t offset = place->range.offset;
    char what[40];
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
        {"keys", args->keys, gpusorti_packed_size(r->count, r->key_bits), gpusorti_max(r->key_bits == 64 ? 8 : 4, bound)},
        {"values", args->values, (uint64_t)r->count * r->value_size, gpusorti_max(r->value_size == 8 ? 8 : 4, bound)},
        {"scratch", args->scratch, plan->layout.end, gpusorti_max(GPUSORTI_ALIGNMENT, bound)},
        {"count_buffer", args->count_buffer, r->gpu_count ? 4u : 0u, 4},
    };
    gpusort_result result = GPUSORT_OK;
    int i, j;
    for (i = 0; i < 4 && result == GPUSORT_OK; i++) result = gpusorti_check_place(ctx, &places[i]);
    for (i = 0; i < 4 && result == GPUSORT_OK; i++)
        for (j = 0; j < i && result == GPUSORT_OK; j++)
            if (places[i].range.buffer == places[j].range.buffer &&
                gpusorti_overlap(places[i].range.offset, places[i].size, places[j].range.offset, places[j].size))
                result = gpusorti_fail(&ctx->host, GPUSORT_ERROR_INVALID_ARGUMENT, "gpusort_cmd_args.%s overlaps %s",
                                       places[i].name, places[j].name);
    return result;
}

/* The arrays of a sort of more than no elements. */
static gpusort_result gpusorti_check_arrays(const gpusort_context *ctx, const gpusort_host_args *args,
                                            const gpusorti_request *request) {
    const uint64_t keys_size = (uint64_t)request->count * request->key_bits / 8,
                   values_size = (uint64_t)request->count * request->value_size;
    const uintptr_t keys = (uintptr_t)args->keys, values = (uintptr_t)args->values;
    gpusorti_checks checks = gpusorti_check_members(&ctx->host, "gpusort_host_args");
    gpusorti_refuse(&checks, keys == 0, "keys", 0, "NULL");
    gpusorti_refuse(&checks, values == 0 && values_size != 0, "values", 0, "NULL");
    gpusorti_refuse(&checks, keys_size > UINTPTR_MAX - keys, "count", request->count, "with the keys over the end of memory");
    gpusorti_refuse(&checks, values_size > UINTPTR_MAX - values, "count", request->count, "with the values over the end of memory");
    gpusorti_refuse(&checks, gpusorti_overlap(keys, keys_size, values, values_size), "values", 0, "overlaps keys");
    return checks.result;
}

static gpusort_result gpusorti_record(const gpusort_context *ctx, VkCommandBuffer commands,
                                      const gpusort_cmd_args *args, const gpusorti_plan *plan) {
    gpusorti_recorder recorder;
    recorder.ctx = ctx;
    recorder.commands = commands;
    return gpusorti_walk_steps(ctx, plan, args, gpusorti_record_step, &recorder);
}

/* ---- >>host ---- */
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

static void gpusorti_release_buffer(gpusort_context *ctx, int which) {
    gpusorti_buffer *b = &ctx->buffers[which];
    GPUSORTI_DESTROY(ctx, Buffer, b->buffer);
    if (b->memory != VK_NULL_HANDLE) ctx->vk.FreeMemory(ctx->device, b->memory, ctx->vk_allocator);
    if (which != GPUSORTI_OWN_STAGING) ctx->memory_used -= b->size;
    memset(b, 0, sizeof *b);
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

static gpusort_result gpusorti_create_buffer(gpusort_context *ctx, int which, uint64_t size, int others) {
    gpusorti_buffer *b = &ctx->buffers[which];
    const int staging = which == GPUSORTI_OWN_STAGING;
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
    result = staging ? gpusorti_allocate(ctx, b, &allocate, requirements.memoryTypeBits,
                                         VK_MEMORY_PROPERTY_HOST_VISIBLE_BIT | VK_MEMORY_PROPERTY_HOST_COHERENT_BIT,
                                         VK_MEMORY_PROPERTY_HOST_CACHED_BIT, others)
                     : gpusorti_allocate(ctx, b, &allocate, requirements.memoryTypeBits, 0,
                                         VK_MEMORY_PROPERTY_DEVICE_LOCAL_BIT, others);
    if (result == GPUSORT_OK) result = GPUSORTI_CALL(ctx, BindBufferMemory, (ctx->device, b->buffer, b->memory, 0));
    if (result == GPUSORT_OK && staging)
        result = GPUSORTI_CALL(ctx, MapMemory, (ctx->device, b->memory, 0, VK_WHOLE_SIZE, 0, &b->mapped));
    return result;
}

/* Makes a buffer of at least that size, over the budget never. others: in a slower type of memory, if it must be. */
static gpusort_result gpusorti_need_buffer(gpusort_context *ctx, int which, uint64_t size, int others) {
    gpusorti_buffer *b = &ctx->buffers[which];
    gpusort_result result;
    if (size <= b->size || size == 0) return GPUSORT_OK;
    gpusorti_release_buffer(ctx, which);
    if (which != GPUSORTI_OWN_STAGING) {
        if (ctx->memory_budget != 0 && ctx->memory_used + size > ctx->memory_budget)
            return gpusorti_fail(&ctx->host, GPUSORT_ERROR_OUT_OF_DEVICE_MEMORY,
                                 "gpusort_desc.memory_budget: %llu bytes do not hold %llu more",
                                 (unsigned long long)ctx->memory_budget, (unsigned long long)size);
        ctx->memory_used += size;
    }
    b->size = size;
    result = gpusorti_create_buffer(ctx, which, size, others);
    if (result != GPUSORT_OK) gpusorti_release_buffer(ctx, which);
    return result;
}

/* All buffers of a sort. Where memory is short, what earlier, larger sorts left is given back first; then other types of memory
 * serve too. */
static gpusort_result gpusorti_need_buffers(gpusort_context *ctx, const gpusorti_plan *plan) {
    gpusort_result result = GPUSORT_OK;
    uint64_t size[GPUSORTI_OWN_BUFFERS];
    int attempt, i;
    size[GPUSORTI_OWN_KEYS] = gpusorti_packed_size(plan->request.count, plan->request.key_bits);
    size[GPUSORTI_OWN_VALUES] = (uint64_t)plan->request.count * plan->request.value_size;
    size[GPUSORTI_OWN_SCRATCH] = plan->layout.end;
    size[GPUSORTI_OWN_STAGING] = gpusorti_ceil_div(size[GPUSORTI_OWN_KEYS], 16) * 16 + size[GPUSORTI_OWN_VALUES];
    for (attempt = 0; attempt < 2; attempt++) {
        const uint32_t survived = ctx->host.survived;
        if (attempt == 0)
            ctx->host.survived = 1u << -GPUSORT_ERROR_OUT_OF_DEVICE_MEMORY | 1u << -GPUSORT_ERROR_OUT_OF_HOST_MEMORY;
        for (i = 0, result = GPUSORT_OK; i < GPUSORTI_OWN_BUFFERS && result == GPUSORT_OK; i++)
            result = gpusorti_need_buffer(ctx, i, size[i], attempt);
        ctx->host.survived = survived;
        if (result != GPUSORT_ERROR_OUT_OF_DEVICE_MEMORY && result != GPUSORT_ERROR_OUT_OF_HOST_MEMORY) break;
        for (i = 0; i < GPUSORTI_OWN_BUFFERS; i++) gpusorti_release_buffer(ctx, i);
    }
    return result;
}

/* What gpusort_sort() needs beside the pipelines; made at its first call. */
static gpusort_result gpusorti_need_queue_objects(gpusort_context *ctx) {
    gpusort_result result = GPUSORT_OK;
    GPUSORTI_STRUCT(VkCommandPoolCreateInfo, pool, COMMAND_POOL_CREATE_INFO);
    GPUSORTI_STRUCT(VkCommandBufferAllocateInfo, commands, COMMAND_BUFFER_ALLOCATE_INFO);
    GPUSORTI_STRUCT(VkFenceCreateInfo, fence, FENCE_CREATE_INFO);
    GPUSORTI_STRUCT(VkQueryPoolCreateInfo, queries, QUERY_POOL_CREATE_INFO);
    if (ctx->command_pool == VK_NULL_HANDLE) {
        pool.flags = VK_COMMAND_POOL_CREATE_TRANSIENT_BIT;
        pool.queueFamilyIndex = ctx->queue_family;
        result = GPUSORTI_CALL(ctx, CreateCommandPool, (ctx->device, &pool, ctx->vk_allocator, &ctx->command_pool));
    }
    if (result == GPUSORT_OK && !ctx->commands[0]) {
        commands.commandPool = ctx->command_pool;
        commands.level = VK_COMMAND_BUFFER_LEVEL_PRIMARY;
        commands.commandBufferCount = 2;
        result = GPUSORTI_CALL(ctx, AllocateCommandBuffers, (ctx->device, &commands, ctx->commands));
        if (result != GPUSORT_OK) ctx->commands[0] = NULL;
    }
    if (result == GPUSORT_OK && ctx->fence == VK_NULL_HANDLE)
        result = GPUSORTI_CALL(ctx, CreateFence, (ctx->device, &fence, ctx->vk_allocator, &ctx->fence));
    if (result == GPUSORT_OK && ctx->queries == VK_NULL_HANDLE && ctx->timestamp_bits != 0) {
        queries.queryType = VK_QUERY_TYPE_TIMESTAMP;
        queries.queryCount = 2;
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

static gpusort_result gpusorti_begin_commands(gpusort_context *ctx, VkCommandBuffer commands) {
    GPUSORTI_STRUCT(VkCommandBufferBeginInfo, info, COMMAND_BUFFER_BEGIN_INFO);
    info.flags = VK_COMMAND_BUFFER_USAGE_ONE_TIME_SUBMIT_BIT;
    return GPUSORTI_CALL(ctx, BeginCommandBuffer, (commands, &info));
}

/* Waits for the submission, also for one that an earlier wait gave up on. */
static gpusort_result gpusorti_settle(gpusort_context *ctx) {
    gpusort_result result;
    if (!ctx->pending) return GPUSORT_OK;
    result = GPUSORTI_CALL(ctx, WaitForFences, (ctx->device, 1, &ctx->fence, VK_TRUE, UINT64_MAX));
    if (result == GPUSORT_OK || result == GPUSORT_ERROR_DEVICE_LOST) ctx->pending = 0;
    return result;
}

/* Ends, submits and waits. */
static gpusort_result gpusorti_run_commands(gpusort_context *ctx, VkCommandBuffer commands) {
    gpusort_result result = GPUSORTI_CALL(ctx, EndCommandBuffer, (commands));
    GPUSORTI_STRUCT(VkSubmitInfo, submit, SUBMIT_INFO);
    submit.commandBufferCount = 1;
    submit.pCommandBuffers = &commands;
    if (result == GPUSORT_OK) result = GPUSORTI_CALL(ctx, ResetFences, (ctx->device, 1, &ctx->fence));
    if (result == GPUSORT_OK) result = GPUSORTI_CALL(ctx, QueueSubmit, (ctx->queue, 1, &submit, ctx->fence));
    if (result != GPUSORT_OK) return result;
    ctx->pending = 1;
    return gpusorti_settle(ctx);
}

static void gpusorti_copy(gpusort_context *ctx, VkCommandBuffer commands, VkBuffer from, uint64_t from_offset,
                          VkBuffer to, uint64_t to_offset, uint64_t size) {
    VkBufferCopy region;
    if (size == 0) return;
    region.srcOffset = from_offset;
    region.dstOffset = to_offset;
    region.size = size;
    ctx->vk.CmdCopyBuffer(commands, from, to, 1, &region);
}

/* Staging holds keys, then values; the caller's arrays are written when everything has succeeded, or not at all. */
static gpusort_result gpusorti_sort_staged(gpusort_context *ctx, const gpusort_host_args *args,
                                           const gpusort_cmd_args *cmd, const gpusorti_plan *plan,
                                           gpusort_timings *timings) {
    const uint64_t keys_size = (uint64_t)args->count * plan->request.key_bits / 8,
                   values_size = (uint64_t)args->count * args->value_size;
    const uint64_t values_at = gpusorti_ceil_div(keys_size, 16) * 16;
    const uint64_t upload_values = (args->flags & GPUSORT_WRITE_INDICES) ? 0 : values_size;
    const uint64_t download_keys = (args->flags & GPUSORT_KEEP_KEYS) ? 0 : keys_size;
    const VkBuffer staging = ctx->buffers[GPUSORTI_OWN_STAGING].buffer;
    char *mapped = (char *)ctx->buffers[GPUSORTI_OWN_STAGING].mapped;
    const int timed = ctx->timestamp_bits != 0;
    double start = gpusorti_now_ms(), uploaded, sorted, end;
    uint64_t ticks[2] = {0, 0};
    gpusort_result result;

    result = GPUSORTI_CALL(ctx, ResetCommandPool, (ctx->device, ctx->command_pool, 0));
    if (result == GPUSORT_OK && plan->mode == GPUSORTI_POOLED_BUFFERS)
        result = GPUSORTI_CALL(ctx, ResetDescriptorPool, (ctx->device, ctx->descriptor_pool, 0));

    /* upload */
    if (result == GPUSORT_OK) result = gpusorti_begin_commands(ctx, ctx->commands[0]);
    if (result != GPUSORT_OK) return result;
    memcpy(mapped, args->keys, (size_t)keys_size);
    if (upload_values) memcpy(mapped + values_at, args->values, (size_t)upload_values);
    gpusorti_copy(ctx, ctx->commands[0], staging, 0, cmd->keys.buffer, 0, keys_size);
    gpusorti_copy(ctx, ctx->commands[0], staging, values_at, cmd->values.buffer, 0, upload_values);
    result = gpusorti_run_commands(ctx, ctx->commands[0]);
    if (result != GPUSORT_OK) return result;
    uploaded = gpusorti_now_ms();

    /* sort */
    result = gpusorti_begin_commands(ctx, ctx->commands[1]);
    if (result != GPUSORT_OK) return result;
    gpusorti_barrier(ctx, ctx->commands[1], VK_PIPELINE_STAGE_TRANSFER_BIT, VK_ACCESS_TRANSFER_WRITE_BIT,
                     VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT, VK_ACCESS_SHADER_READ_BIT | VK_ACCESS_SHADER_WRITE_BIT);
    if (timed) {
        ctx->vk.CmdResetQueryPool(ctx->commands[1], ctx->queries, 0, 2);
        ctx->vk.CmdWriteTimestamp(ctx->commands[1], VK_PIPELINE_STAGE_TOP_OF_PIPE_BIT, ctx->queries, 0);
    }
    result = gpusorti_record(ctx, ctx->commands[1], cmd, plan);
    if (result != GPUSORT_OK) return result;
    if (timed) ctx->vk.CmdWriteTimestamp(ctx->commands[1], VK_PIPELINE_STAGE_BOTTOM_OF_PIPE_BIT, ctx->queries, 1);
    gpusorti_barrier(ctx, ctx->commands[1], VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT, VK_ACCESS_SHADER_WRITE_BIT,
                     VK_PIPELINE_STAGE_TRANSFER_BIT, VK_ACCESS_TRANSFER_READ_BIT);

    /* download */
    gpusorti_copy(ctx, ctx->commands[1], cmd->keys.buffer, 0, staging, 0, download_keys);
    gpusorti_copy(ctx, ctx->commands[1], cmd->values.buffer, 0, staging, values_at, values_size);
    gpusorti_barrier(ctx, ctx->commands[1], VK_PIPELINE_STAGE_TRANSFER_BIT, VK_ACCESS_TRANSFER_WRITE_BIT,
                     VK_PIPELINE_STAGE_HOST_BIT, VK_ACCESS_HOST_READ_BIT);
    result = gpusorti_run_commands(ctx, ctx->commands[1]);
    if (result == GPUSORT_OK && timed)
        result = GPUSORTI_CALL(ctx, GetQueryPoolResults,
                               (ctx->device, ctx->queries, 0, 2, sizeof ticks, ticks, sizeof ticks[0],
                                VK_QUERY_RESULT_64_BIT | VK_QUERY_RESULT_WAIT_BIT));
    if (result != GPUSORT_OK) return result;
    sorted = gpusorti_now_ms();
    if (download_keys) memcpy(args->keys, mapped, (size_t)download_keys);
    if (values_size) memcpy(args->values, mapped + values_at, (size_t)values_size);
    end = gpusorti_now_ms();

    if (timings) {
        uint64_t mask = ctx->timestamp_bits >= 64 ? UINT64_MAX : ((uint64_t)1 << ctx->timestamp_bits) - 1;
        timings->upload_ms = uploaded - start;
        timings->sort_ms = timed ? (double)((ticks[1] - ticks[0]) & mask) * (double)ctx->caps.timestamp_period * 1e-6
                                 : sorted - uploaded;
        timings->total_ms = end - start;
        timings->download_ms = timings->total_ms - timings->upload_ms - timings->sort_ms;
        if (timings->download_ms < 0) timings->download_ms = 0;
    }
    return GPUSORT_OK;
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
        gpusorti_settle(ctx);
        for (i = 0; i < GPUSORTI_OWN_BUFFERS; i++) gpusorti_release_buffer(ctx, i);
        gpusorti_destroy_pipelines(ctx);
        GPUSORTI_DESTROY(ctx, QueryPool, ctx->queries);
        GPUSORTI_DESTROY(ctx, Fence, ctx->fence);
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
    while (ctx->kinds) {
        gpusorti_kind *kind = ctx->kinds;
        ctx->kinds = kind->next;
        gpusorti_free(&host, kind);
    }
    gpusorti_free(&host, ctx);
}

static gpusort_result gpusorti_check_overrides(const gpusorti_host *host, const gpusorti_overrides *forced) {
    const uint32_t size = forced->workgroup_size;
    gpusorti_checks checks = gpusorti_check_members(host, "gpusorti_overrides");
    gpusorti_refuse(&checks, size > 1024 || (size & (size - 1)) != 0, "workgroup_size", size, "not a power of two up to 1024");
    gpusorti_refuse(&checks, forced->items > 32, "items", forced->items, "over 32");
    return checks.result;
}

static gpusort_result gpusorti_check_desc(const gpusorti_host *host, const gpusort_desc *desc) {
    const uint32_t bits = desc->radix_bits;
    const int given = desc->instance || desc->physical_device || desc->device;
    gpusorti_checks checks = gpusorti_check_members(host, "gpusort_desc");
    gpusorti_refuse(&checks, desc->start_canary != 0, "start_canary", desc->start_canary, GPUSORTI_NOT_ZEROED);
    gpusorti_refuse(&checks, desc->end_canary != 0, "end_canary", desc->end_canary, GPUSORTI_NOT_ZEROED);
    gpusorti_refuse(&checks, !desc->allocator.alloc != !desc->allocator.free, "allocator", 0, "alloc and free go together");
    gpusorti_refuse(&checks, (desc->enabled & ~(uint32_t)GPUSORTI_ALL_ENABLED) != 0, "enabled", desc->enabled, "unknown bits");
    gpusorti_refuse(&checks, bits != 0 && bits != 2 && bits != 4 && bits != 8, "radix_bits", bits, "not 2, 4 or 8");
    gpusorti_refuse(&checks, desc->cache_data && given, "cache_data", 0, "a device of yours takes pipeline_cache");
    gpusorti_refuse(&checks, !desc->cache_data && desc->cache_size != 0, "cache_size", desc->cache_size, "cache_data is NULL");
    /* what belongs to an application's device has no meaning for gpusort's own */
    gpusorti_refuse(&checks, !given && desc->queue, "queue", 0, GPUSORTI_NO_DEVICE_GIVEN);
    gpusorti_refuse(&checks, !given && desc->queue_family != 0, "queue_family", desc->queue_family, GPUSORTI_NO_DEVICE_GIVEN);
    gpusorti_refuse(&checks, !given && desc->api_version != 0, "api_version", desc->api_version, GPUSORTI_NO_DEVICE_GIVEN);
    gpusorti_refuse(&checks, !given && desc->enabled != 0, "enabled", desc->enabled, GPUSORTI_NO_DEVICE_GIVEN);
    gpusorti_refuse(&checks, !given && desc->pipeline_cache != VK_NULL_HANDLE, "pipeline_cache", 0, GPUSORTI_NO_DEVICE_GIVEN);
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

/* The most capable device whose name holds the wanted part: discrete before integrated, virtual and CPU. A device whose query
 * fails is passed over; only where nothing else is left, its failure is that of the call. */
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

static gpusort_result gpusorti_create_device(gpusort_context *ctx) {
    static const char *const portability = "VK_KHR_portability_subset";
    const char *names[GPUSORTI_FEATURE_ROWS + 1];
    const float priority = 1.0f;
    gpusorti_features features;
    VkExtensionProperties *extensions;
    uint32_t count;
    GPUSORTI_STRUCT(VkDeviceQueueCreateInfo, queue, DEVICE_QUEUE_CREATE_INFO);
    GPUSORTI_STRUCT(VkDeviceCreateInfo, info, DEVICE_CREATE_INFO);
    gpusort_result result = gpusorti_device_extensions(&ctx->host, &ctx->vk, ctx->physical_device, &extensions,
                                                       &count);
    if (result != GPUSORT_OK) return result;

    ctx->enabled = ctx->caps.offered;
    info.enabledExtensionCount = gpusorti_extension_names(&ctx->caps, ctx->enabled, names);
    if (gpusorti_has_extension(extensions, count, portability)) names[info.enabledExtensionCount++] = portability;
    gpusorti_free(&ctx->host, extensions);
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
    ctx->vk.GetPhysicalDeviceMemoryProperties(ctx->physical_device, &ctx->memory);
    return gpusorti_create_layouts(ctx);
}

GPUSORTI_COLD GPUSORT_API gpusort_result gpusorti_create(const gpusort_desc *desc_or_null, gpusort_context **out, uint64_t sizes) {
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
    out->algorithm = ctx->caps.subgroups ? ctx->tuning.large : GPUSORT_COUNT_SCAN_SCATTER;
}

GPUSORTI_COLD GPUSORT_API gpusort_result gpusorti_query(const gpusort_desc *desc, uint32_t *enabled, uint32_t *extension_count,
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
    if (result == GPUSORT_OK) result = gpusorti_check_handles(&host, desc, 0);
    if (result == GPUSORT_OK) result = gpusorti_find_loader(&host, desc, &vk);
    if (result == GPUSORT_OK) result = gpusorti_load_instance(&host, &vk, desc->instance, 0);
    if (result == GPUSORT_OK)
        result = gpusorti_read_caps(&host, &vk, desc->physical_device,
                                    desc->api_version ? desc->api_version : VK_MAKE_VERSION(1, 1, 0), &caps);
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
    if (result == GPUSORT_OK) result = gpusorti_keep_kind(ctx, args);
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

/* Buffers for the plan; where these do not fit in memory, a plan in place and its buffers, if AUTO may choose and equal keys
 * cannot be told apart: what replaces a stable sort is as stable. */
static gpusort_result gpusorti_need_memory(gpusort_context *ctx, gpusort_cmd_args *cmd, gpusorti_plan *plan) {
    const int in_place = cmd->algorithm == GPUSORT_AUTO && gpusorti_keys_alone(&plan->request);
    gpusort_result result;
    ctx->host.survived = in_place ? 1u << -GPUSORT_ERROR_OUT_OF_DEVICE_MEMORY : 0;
    result = gpusorti_need_buffers(ctx, plan);
    ctx->host.survived = 0;
    if (result != GPUSORT_ERROR_OUT_OF_DEVICE_MEMORY || !in_place) return result;
    gpusorti_log(&ctx->host, GPUSORTI_LOG_WARNING, "no device memory for a second copy of the keys: sorting in place");
    cmd->algorithm = GPUSORT_ODD_EVEN_MERGE;
    result = gpusorti_resolve(ctx, cmd, 1, plan);
    return result == GPUSORT_OK ? gpusorti_need_buffers(ctx, plan) : result;
}

GPUSORT_API gpusort_result gpusort_sort(gpusort_context *ctx, const gpusort_host_args *args) {
    gpusort_cmd_args cmd;
    gpusorti_plan plan;
    gpusort_result result;
    if (!ctx) return GPUSORT_ERROR_INVALID_ARGUMENT;
    if (!args) return gpusorti_fail(&ctx->host, GPUSORT_ERROR_INVALID_ARGUMENT, "gpusort_sort: args is NULL");
    result = gpusorti_check_lost(ctx);
    if (result != GPUSORT_OK) return result;
    memset(&cmd, 0, sizeof cmd);
    cmd.start_canary = args->start_canary;
    cmd.end_canary = args->end_canary;
    cmd.count = args->count;
    cmd.key_type = args->key_type;
    cmd.order = args->order;
    cmd.value_size = args->value_size;
    cmd.first_bit = args->first_bit;
    cmd.bit_count = args->bit_count;
    cmd.flags = args->flags;
    cmd.algorithm = args->algorithm;
    cmd.key_offset = args->key_offset;
    cmd.segment_count = args->segment_count;
    cmd.segment_size = args->segment_size;
    cmd.limit = args->limit;
    if (args->segments && args->segment_count == 0)
        return gpusorti_fail(&ctx->host, GPUSORT_ERROR_INVALID_ARGUMENT,
                             "gpusort_host_args.segments: offsets without a segment_count");
    result = gpusorti_resolve(ctx, &cmd, 1, &plan);
    if (result != GPUSORT_OK) return result;
    if (args->values && args->value_size == 0)
        return gpusorti_fail(&ctx->host, GPUSORT_ERROR_INVALID_ARGUMENT,
                             "gpusort_host_args.value_size: 0, but values are set");
    if (args->timings) memset(args->timings, 0, sizeof *args->timings);
    if (plan.request.count == 0) return GPUSORT_OK;
    result = gpusorti_check_arrays(ctx, args, &plan.request);
    if (result != GPUSORT_OK) return result;
    if (!ctx->queue)
        return gpusorti_fail(&ctx->host, GPUSORT_ERROR_INVALID_ARGUMENT,
                             "gpusort_desc.queue was not given: gpusort_sort() needs it");

    result = gpusorti_settle(ctx);
    if (result == GPUSORT_OK) result = gpusorti_need_queue_objects(ctx);
    if (result == GPUSORT_OK) result = gpusorti_need_memory(ctx, &cmd, &plan);
    if (result == GPUSORT_OK) result = gpusorti_need_sets(ctx, &plan, &cmd);
    if (result == GPUSORT_OK)
        result = gpusorti_compile_wanted(ctx, gpusorti_walk_steps(ctx, &plan, &cmd, gpusorti_prepare_step, ctx));
    if (result == GPUSORT_OK) {
        cmd.keys.buffer = ctx->buffers[GPUSORTI_OWN_KEYS].buffer;
        cmd.values.buffer = ctx->buffers[GPUSORTI_OWN_VALUES].buffer;
        cmd.scratch.buffer = ctx->buffers[GPUSORTI_OWN_SCRATCH].buffer;
        result = gpusorti_sort_staged(ctx, args, &cmd, &plan, args->timings);
    }
    return gpusorti_note_lost(ctx, result);
}

#ifdef __cplusplus
}
#endif

/* ---- >>shaders ---- */
/* ==== GENERATED by tools/embed.sh: SPIR-V of shaders/, do not edit ==== */
/* clang-format off */
/* begin.comp, 832 words */
static const gpusorti_line gpusorti_spv_begin[] = {
"#,9h#u36-q4uDE4u36.uLMcu;<7h%q#uDE)q$q+uDEQuDEEq@qGu]`|uLN@q/h$h&q&q2uDEGuTUlh(h+uLNku;<0q(q%q)q'q6q=q.q;q*q,q>u;<A",
"uDDzu;;ru;;suDE;uLMPu;><h'uLNquLNluLNoh-hVu+-~u++muLNFuLNIqFqEqAq7q<qDq:h)h,h/v$o9)Su+3euefUrV+u33U#uTU4-v6RUmWv<bs",
">Dv/AM#F+u;;c+-uTU8A#v@8$D$+#uTU9B%---/#CD(#+2+LAB/#^+/C_8/8G`w#;((.-2D(.B2.(.825(.D2q3(.A2a(.C2H(.I2qL(..2qPL.B/#-",
"+w#u)Gw#u%5_-w#;%Gbu33W#u;;v#9M#c+uLM:#9%%,#I%u]^[#9EEEE&%#u++2ND%OAD,#5A0q9C5M#c-&d#+,#5%&%#-&%#+u33X#&%#B&%#.&%#D",
",#-%0c8-uDE%I%qCu~#=.%w#$$Iw#{#J.0_#J&d#C,#Jw#b#aP%Jsq&%#8Nq-%OGq-,#5G0qK55&d#w$,#A&%#u#9i&%#vfMXspP%q0-uDD|#%8uTU^",
"qPq1q0FFQ9B+q3$#0E#Iw#'+R#+u;>AK#$6:%#8'#$63%#7S##;qH#^2H:%#*T1#e*uDGL#<+uDGP*#*$6U1#fKR#w#1&T1#gqBV1#h0qIuLNg1#7*'",
"<$<31#h*=*<w#G(;b#CHh5)6K'7$7'h3$h34%h4h5J'h6$gV1#h8qJw#L('h<$*uLM[qH#^w$>$U1#*w$/&#$*'7$6w#>#qLw#>#;b#5H*w#-#w#6#q",
"Mw#,#u]^F%#-qJS*'W$W3%#h0W*f>1#hJw$q)w$M$H)6<w$M#4%#FhN>1#hO`uTVz%#*qNqO)XhP)hU=w%a$Sw#r#)X6)hU7ueg(9##hZhYhXhW'X$X",
"YZQ9#+q5@%#@%#$#w$7$7q8w#z$<)6*4%#eF>1#Sw$|-[%#W=]%#h.fw%<$w$6#FK4%#<*'=$=3%#K=*h*w#j$gw#j%h5`w#1$*)6Fw$;#h8+a@E#w#",
"&($#:%#euLND%#qCw#P#qBw%r#=w#'#[%#7w#0#h.w#'#]w#0#w$8-h*w#A#h2w%#%*uTUd9#hLh0*YZ"};
/* begin.comp -DGPUSORTI_ADDRESS, 1142 words */
static const gpusorti_line gpusorti_spv_begin_address[] = {
"#/ch#uDE4q<uDEQu36-uDE;u;<7q$u36.h%q#uLMcuDE)q(qNh$uDEGuTUluLMXuLN@q'q%q*u]`|qGq+q)qDqLq,h(q&q.q:uDEEu#`Kh&qJuLNku;",
"<0q>qMh.h+qFh0u33Uu;<Aq-q/uDDzuDD|uTU_uLMPu;><h'uLNqh)uLNlh/uLNoh*uLM[qKh3h`u+-~v$o9)Su+3euefUs+-R#Ru#`Iumnev;F+2Av",
";EfUjvASSBDv>e;26v@Q%3Sv<xdo-v=4}Fhv#-<VcuTU4*v6RUmWv<bs>Dv/AM#F-u;;cu#`J*uTU80#v@8$D$-#uTU98q4***&#=7.#-;-.0*;<.08",
";q3.0C;q;.07;>.00;@.0#;qPw#(#qTw#(#qXw#(#q]w#(#qaw#(#qew#(#quw#(#qyS08&==7.9-;-S98&CDqA&<*-&A*-&TD%&D**&U*8&q0*C&#*",
"7&#*0&#*=&#*9&#*<&#*A&#*T&#*D&#*Uu33W#u;;v#EV#>-uLM:#E%%/#9%u]^[#ELLLL$%#u++2W#%8$%#7uDE%7%qCv#$KM30qBw#$#%w#$$7w#O",
"#A0F>#AV#>*$P#7/#AqBu;;|#Gu;;r=%u;;s9=/qIG9$P#-/#G%$%#*$%#-u33X#$%#w#t#</#*%FqQCw#[#D/#Aw#F#q7(%<sq$%#C$P#0$P#w#@#=",
"$P#T$%#u#9i$%#vfMXsp(%A*W#%CuTU^q]TA@@(%D<(%U<(%q0>(%q1*(%q2*(%q3>(%q4>(%q5-(%q6-(%q7-(%q8-(%q9-X%#s3@UX%#rN<D$%#0$",
"%#=$%#9$%#q3$%#q;$%#w$P#q=$%#w%j#q@$%#>$%#rk$%#t5u;<#1#/#91u;;~1#YE8-q;'#uLMUqm#9qlFL#9w#';Z#-u;>AM#'23%#C)N2)h-2+#",
"'2:%#H[##4qS#qEqRI3%#,]1#^,uDGL#B-uDGP,#,'2_1#h,MZ#w#1&]1#`qPa1#QqTuLNg1#H,+B'B:1#bO,Bw#G(cqH#qE;3qB#,uDF+qI#,4d#,I",
"h852M87+^'^+h6'h66%h7h8<)hDh7+h9'h2a1#h;qUw#_()hIqn+h@',cqS#qEqVw$T#_1#,w$E&#',)hKB+Hw$(%qWw$('w#O#qXw#O#4d#[I,uTUh",
"%#,87w#8#qYw#8#u]^F%#*I[,)hU2+Q'Q:%#eQ,`)hW2J1#hPw%C)w${1I52Ow${%6%#@hWJ1#hXqOuTVz%#,qZq[)fhY)h_Nw&B$[w$+#)f2)h_Hue",
"g(E##hdhchbha)hiqn+f'fgu++mYE#-q=K%#K%#'#w':'w$X$BqA)Hw$;2h-52B876%#N@J1#bw%f*NMw%f#uLNF%#h2NuLNI%#e`w&)$w$W#@M6%#B",
",)e2+O'O:%#MO,b4d#h1I`52,w#r$h:qO4d#eI,52@87w$a#h=-q@KL#w#&('#3%#^uLND%#qC,6%#qP,3%#Ow#'#uLNF%#Hw#0#Nw#'#uLNIw#0#w$",
"@-bw#A#h2w%@$H,uTUdE#hQQ,gu++m"};
/* count.comp, 3259 words */
static const gpusorti_line gpusorti_spv_count[] = {
"#H6h#u36-u36.qHh%uDE4u]`|qKuDE)uDEQuDEEuLN@qJq#q$uDE;h&uLMch(u;<7q^qXq*uTU_uDEGuLO,h'h$h)uLM[h*uLNBuLMlq/qUu;;ru;;s",
"uTUluDGPh0q'h+h,qGuDE%uLNDuLNouDGLuTUdh3h2uLO+u;<0uLMkq%q&q+h4h-h.h7q(q)u;<Aq,q.u;;vv$o9)Su+3euefUu#)E0u33U#uTU41v6",
"RUmWv<bs>Dv/AM#F0u;;c01uefYb#v@8$D$0###uTU9Zq4111,#cL4#0O0491OL49ZO#49[OE49LOq349bOq749cOq;499OqL49]OqPd9Z,]w#X&deZ",
",#qF0,q-qE[,[#q=,Lfq;,f1b,#c]w#D%q0w#D%q1qEZw#7)q3w#7%q4qE0w$F(dq6w#7%q7w#L#19w#;)q:w#;%q;w#P#1],#1c,#1e,#1w#L#E,bf",
"qA,#1w#@#1w#+%fq<u33W#g#qFuDDz#qD0g#&u33X#uDD|#&ZuLM:#*/&uDE*#**uTUK#&*&&uDE*#&&g#*uLM:#/**(&#LPc&qRu~#=9&w#$$c&&+#",
"e9-qS#euDDz#qD1(F#0+#e&(&#0G]&He]+#Ee-qYq-E+#E&uDD|#&[+#1q[-q][1(&#1+#1&-q]L12&fw#3#Z:/#rufq`+#9*GE*Hq0w#X#q0-qcq1E",
"(F#9+#E*Gq2*Hq3q2+#Eq3-qfq4EGq5&Hq6q5+#Eq6-qgq7E2&q8qD(&#qDw#i#q8qhGq9&Hq:q9+#Eq:-qjq;E(&#q3w#;$qku]^o&#rtql7q`:F#r",
"Jq88w$8%2&q<0w#-#q<72&q=qD:&#rLq=7(&#qC:&#s6qqqr:&#s37qsw#D$q`(F#qC2&q>w#R#rvq>w#c$q<7w#=%w#Z%w#{#qz8(F#1:/#ryq=qh(",
"&#vfMXspw#k#q=w#k%r#w#J#r$7w$M#q}q~r%w#j)f7(F#[2&q@](F#L(&#qew$d%(F#c+#9/2&qA0w#l#qAw$6#rvr/8-q_b1w#v$q@P#&r1+#Lr2-",
"r3#L+#L&2&qBsq-r5#Lw#''(&#syuLMF*#88u;<#/#2&qC]P#/qC+#9r<P#*w#+#r>:&#rNqBqC(F#b(&#t5(F#Z2&qD1uTU^q[qEqD77uLMPqFZ0O$",
"#-r=#9-r@#9u;><#0u;>A8#$>uDEC&##IqW#qTr-qV;&#'uLNF&#5'uLNI&#@3uLNl/#'8uTVz&#'78.w#8#w#L#u;><#0Jr0##$'%3$>AqW#qTq|w#",
"X#Q&#qR'.&#qh'IqZ#q-qV'w#7#%N$N)&#qRN'MR/#Kh1uDFX/#'w#c#'#'$><&#@7w$)$%=$=)/#B^'=w#B(%hD$w#h#b%#$>)&#35##uLNq/#=r1S",
"#30J'3>$3Ar5#r4@6>8.&5@qB%B$'uLNk/#N8w#f(6r686r786r88%'$'uDG5q`q`r9Q&#hEhKC&#hO'uLNq/#'hMw#M%w%5&.&#BhQw$Q$&#hU='3<",
"&#hBq`w$g$<&#hDqRw#-$w%Z(uLMS&##3w#(#5uDEC*w&#*T*##U8uLMS*##=%B$5%B$B)*#3Br:@w%3$/#r;_##)*#r:K#3)&#hGV#5uLNq/#3hBS#",
"#0J3#3$>w%]&83w%]%qCS#31w%<%Q&#BqB.&#'haw%0#Uw#]#'Ar.#i*`6>';w&l(#$w'<#h:NT*#hFhU'%5$3%5$5)*#'5r:=Aqb#i1h66>'%^$^.&",
"h5h6q|%a$Vw$e%hChDUw$e#hBhCh5#'w$J#a#=w$+#qCS#@w$J&Ar.#i<@w$2#w(#,%h/$w#0$hew#G$qb#iCK;*#'uLMS*#hY'63>w$F#Aqb#iFUw#",
"8#u]^tw&J#hjhhw'q#3u]`qw)W$7w&O%w%M%h;w%M#h[w%-#'i.;*#h/W*#'hfuLO**#haw$:#hew$:(.&#M7w'{#iUw):&@Kw):*.&#K7T*#hti'w$",
"N#hs'<*#'h|;*#h>w#,#h~T/##53%_$_)/#huU3_%h<$h<)/#hvhI'h/)*#hthJaK%hV$hV)/hWhwhK'h>)*hUhthK>h>.&hShTq|%hX$hQ%ho$hoC&",
"#i3htw$H#rAu;><hx0J>w)D$hzw$A$hxrA%h{$h{)&hwi73>'%h~$huw%L(D&#h}0w)G$w$r(u]`x&#r6785%3$3D&#i&1w#B0r7w#B&w#7#i.w*z$r",
"87w*t#%h1$h1w*x#w).&iZUw+h,w'@$r5#r4Bw*Q#w*Z#rBw-5&`i{.&#3w&s$i|w-:%6>BuLNl/#Mw$>)Q&#iSr1.&#rCw#J$aw#J%w'd%Vw*w#%a$",
"a.&h8h9qB%h:$h5uLNh/#r0iiw#`(;&#r6w%1-w#c$w+~#r6u]`x&#378w*6#5;&#r7w#K2rDw#;#w#K-r8w#K2r)u]`xw):%w(X#%h9$h9%jL$jLu+",
"-~u++muLMP&jI0qI$#w%]#w0H$w#^*w-x&w#b$w#@$w+^$&#M5'=u363>u++muLMP&jJw#_$q_#[7w&E$q_#L8w&E&=w#1#[w#1$.w#1#w#S#*iw0qL",
"X/#X&#$w.5#w1k$w$2#qaw$m#w#,#Mw$;#w$S#qdw#]&'h/Iqe#q1qV'w+P#%M$@Iqe#q4qVVw#1$w*/#*#=_'N%V$Kw#c#h6w'y$w#c+h9IqZ#q7w1",
"}%Y*w1Z#h:$Mw#N#qiw&(&q;qVh@w#@)h@$5uLO)&#7qmCw&:#<&#hEw%6#'q8uLO'&#hGqmw#P$w#m$uDF+F#5uTWAw(l#qnw#Z%hJ$hJu~%b*#h<h",
"G^h:h/V'Uw%V$jD0qMX*w%S%Jqow%B#w#,#qpw*v&M1W&#'qtuTU}*#'_1w/D&`M'5w#H#quw#H&=1uDF+F#'uLO(F#'qvuDF+&#'uLO*w#U#Y*#3'W",
"*#_w47%*#`U'Nw#Y#qww#Y#uDFy*#=w+@#)*#5h1'3%h:$h8w#@#qxw#v&h@0w$>(hB0w$>&hCh>w$>%qyw$>'0w$>#uTW@F#'q{q|w$@(<&#'r&W&#",
"B'w#a#`0w'1&h/^'_w#a#r'w#a(w$)#r&w#H#@w$)'B^'5%hR$hR)*#h<h@'Bw)6$j<0qNX*w(c#w(f0r(w#o&Nw$P#Nw#'#uTWA&#=3w(W$D&#K1<&",
"#KqruLO'w'4#R/#Vqhw*N,D&#a0uLO'w,n#uLNk/#h8w*k-C&#qhh<uLO)&#Vw*k'85'=uLO*&#N'%K$K)&#UK'Mw(Z#hAw(Z'='%hA$hA)&#h:h>'h",
"5w%&$kH0qOw$|$w)e#r)w+3&5q@w.U$w#D$kLw#D*r*w#D(Cw#D#u]^F&#1/q@w+R%kQ0qPw#i*w#Q(w+t$R/#'w%E-w$_#@w$_$w%(&q~5'=R/#Nr+",
"w#K,uLNm/#Kw#^)C&#^qhw#_#w#-#'7%@$=%@$@)&#'@85%`$`w#n#`'MY*#Vw$>#h=w$>1hBw$>/uLNm/#hEw$,,hIw$,9Yw*P#uDFy*#w4a#h6w%h",
"$/k$0qQw(W#w+g&w(T(r,w+f(w#($w8N$w72,uLNk/#B@w#1(D&#^0w#($w#N$w$j$/#BM'5w+e$/#h/V'B%h5$UD&#h9w#M#h9w#M&h8$h8)/w+k#a",
"u363>u++m"};
/* count.comp -DGPUSORTI_ADDRESS, 3932 words */
static const gpusorti_line gpusorti_spv_count_address[] = {
"#Och#u;<7u36-qAu36.uDE4h%uDEQqCu]`|h$uDE;uDE)uLN@qEq$uLMcuDEGq#h&uLM[h*q*uDEEh(qRuTU_q[h)uLMlqOuTUluDF+uLO,uLNBh'q'",
"q%u#`KuLNDuLMkqGq+h.q,uDE%uDGPuDGLuTUdh0u]^tu;<0uLO'q)q&q.rNh3h,q(qDh/h6h2h1h=h8v$o9)Su+3euefUu#*P5u33U#u33Uu#`Iumn",
"ev;F+2Av;EfUjvASSBDv>e;26v@Q%3Sv<xdo-v=4}Fhv#-<VcuTU42v6RUmWv<bs>Dv/AM#F5u;;cu#`J2uefY`#v@8$D$5###uTU9Iq4222*#YH3#5",
"M5392M#39IMq339ZMq;39HMa39`MqL39YMqP399MqT39NMqX39#Mq]w#(#qaw#(#qew#(#quw#(#qyu;<A9I*NYH3P5M5u;<API*Z[q=*H[q;*q-2`*",
"[YN3q/w#;#q/I*q029*#2N*#2Y*#2P*#2I*#2q/*`[&*#25*#w$`#w#+#[q<*#2Z*#2H*#2q-*#2[u33W#u;;v#q>uDDz#a5u;;v#&uDD|#&IuTUK#+",
"+&&u33X#uLM:#+1&uDE*#++uTUK#&+&&uDE*#&&u;;v#+uLM:#1++(&#HQY&qLv#$KM39+w#$#&w#$$Y&&/#P9:qM#PuDDz#a2(B#`/#P&(&#5/#9&(",
"B#H/#P+u;;|#Ju;;rN&u;;sPN/qVJP(Bw#A#Jw$B#Z/#2qY:qZZ2(&#2/#2&:qZH2uDE'#&w#f#a/#9+(B#I.&q-w#D#I=1#ruq-qb(&#Zw#t#[+u;;",
"sq/[/qeJq//#J+.&q0aw#C#q0q_(&#q3w#-$qhu]^o&#rtqi>qb=B#rJq0<w#a%.&q15w#-#q1>.&q2a=&#rLq2>(&#+=&#s6qnqo=&#s3>qpw#D$qb",
"(B#+.&q3w#R#rvq3w#c$q1>w#=%w#Z%w#{#qw<(B#2=1#ryq2w$A#vfMXspw#k#q2w#k%q|w#J#q}>w$M#qzq{q~w#j)q->(B#N.&q4N(B#P(&#qew%",
"E&B#[/#91.&q55w#l#q5w$6#rvr,w$*#Y:q]`2w#z$q4Q#&r//#Hr0:r1w&m#H&.&q6sq:r3#Hw#''(&#syuLMF+#<<u;<#1#.&q7NQ#1q7/#9r:Q#+",
"w#+#r<=&#]q6q7(B#q-(&#t5(B#Z.&q82uTU^qYq9q8>>.&q:a.&q;2.&q<5.&q=5(&#N(&#`(&#Y(&#9(&#q7(&#q;(&#q<(&#q=(&#q>(&#q@(&#r",
"ku;;~1#uLMPq>I5q@%#uLMUr+#9r9:qS#9w#',r+w#3.w#D3w#H+q`w#'.w#e/r;#9:r=w#@&w#u2u;><#5u;>A<#%-uDEC&##$hH)CqQ#qNr*qW4&#",
")$hI-uLNF&#;)uLNI&#@6uLNl1#)<uTVz&#)><0w#8#$hMw#U%hN)$hMr-u;><#5Rr-##%)$hNqL'6%-7qU#qNqT4+#)DqV#)7qQ#qNr.w#u#K&#qL)",
"0&#q_)CqX#@qW)uTUh&#)IH$hW-'b%b,&#qLb)O$hY-uLNo1#^h4uDFX1#)w#{#)#)%-E&#@>w$K$'G%G,1#8h7)Gw#B($hi]'hG%)4&#`$hb-$ha-'",
"#%-,&#6;##uLNq1#Gr/S#65R)6-%67r3#r2@$-<0&;@q6$hh;'8%)uLNk1#_<w#r)r4<$r5<$r6<')%)uDG5qbqbr7K&#hHhN$hk-F&#hR)uLNq1#)h",
"Pw#P%w%^#hnhVw%^#0&#8hT$ho-w$g$&#hXG)6$hqw%##hBqbw%#$w#0%hDqLw#0%hr-w&%(uLMS&##6$huw#+$;$hv)uDEC+##$hww%h$w&d$T+##^",
"<uLMS+##G$h|)'8%;$h|r8'8%8,+#68r8@$h~-$h|r8$h{r9$hzh@w%e$1#r9h-##,&#hEU#6uLNq1#6h@S##5R6#6%-$i'<w&-&<6w&-%q7S#62w%g",
"%K&#8q60&#)h_$i/w%Z#hM^w#c#)7r+#i1O$-)4w'I(#%w'~#h:_T+#hDhS)$i5-';%6$i5r8';%;,+#);r8G7q`#i8c$-)'h4%h40&h5cqy$i;h5'h",
"7%d$i6w$K%1hAhB^w$p$<cw$p%q7S#;w$R&7r+#iC@w$7#w(b,'O%w#0$hbw#G$q`#iIUw)d#uLMS+#hV)$6w$L#;7q`#iL^w#8#Vw&j#hghew(J#6u",
"]`qw*[$>w&f%w%U%h;w%U#hZw%2#)i+$iS-4+#buLO++#)hc4+#i`uLO*+#)6$ia-uDFX1#hcw$E(0&#_>w(X#iVw*'&@ew*'*0&#e>T+#hri%w$X#h",
"q)E+#)hz4+#h@w#,#h|T1##;6$ip)'h-%h-,1#hs^6h-'f%f,1#hthJ)b'hU%hU,1hVhthK-h>0&hShTqy$ikhS'hW%hQ'hn%hnF&#i0hsw$@#r>u;>",
"<hu5R-w)u$imi3'hww$;$hwr>$in-'hx%hx,&hvi46-)$ivhv'h{%htw%W(7qS#i{<w)h#w)y$w$w(4&#@u]`x&#r4><)w%:#7qS#j&>w#J8r5w#J&w",
"#;#i/w+l$r6>w+f#'h5%h5w+j#$j#iYw)U&i[h7w,`,w$K$r3#r28w/+$j+w.O1r@w.O&ej&0&#6w'F$j'CqX#8qW)uLMX-h-IHuLNl1#Ow$X)K&#iW",
"r/0&#rAw#L$h:CqX#eqW)w(8%h5w+]#'h:%h:0&h;h<q6$j=h;'f%guLNh1#r-imw%;+r4w%N-w$X,CqX#)qWqyw#I#u]`x&#6w%b#h+%h+4&#r5w#X",
"@qaw#I#w#X-r6w#X@rBu]`xw*:%w%%$hC%hC$j~]'j]%j]u+-~u++muLMP&jY5qB%#w2g#w&4#qPw'O.w(]#8;w200w#y$qWw1y&b-w$P#,&#Oh+)8u",
"363-u++muLMP&j_w#x#7q]#Zw(D$7q]#Hw(t$K&#Gw#1#Zw#1$0w#1#w#S#+#5aW+#W&w#&#w$U%w#'#A&#85uLO)&#8@uLNUq^#6)A&#)2$;-A&#65",
"$8w#+#b2F&#q_OX&#Uw#s%w'c#8L+#8w#}%j>5qFW1w#z%w6`%w5v+w5Q2w%d#Uw%d#w%]#qaw%]#$Ow/M$w#3#qWw#3$U-w17&G8)@$dw#W$qcw'.#",
"V+#hMGh9qdDqe#)Cqfw&2$+#)IN$h:]$h9-'^%@uLNg1#qgh>w'_(V+#hTOhAqbw&c/L+w3&#hC]$hB-'h;%8$h>qjuLO)&#>qjFw'z#E&#hHw&Y#)q",
"0$hB-X&#hJqjV+#h_g)w#j0$hF-DB#8uTWAw+3#qkw#w%hO]$hN-'hH%hHumqA+#h9fec)h7w&6$jm5MW+w'.#w&&*$6;w$q#qlw%y#w#,#qmw-u&_w",
"(-$uLO+&#)qqw1,&w#B#qrw#B&ew#B$DB#)uLO(B#)qsDw,y#h4-uLO*w#R#L+#6)4+#gw0}#6w&##O%Ow#a#qtw+z$+#h<uDFyw&q#fw65$'h:%gw#",
"@#quw#}&hAw)2$w$@/qvw#B&hFw#B$w$@#uTW@B#)qxqyw$A$hHw$A%E&#)r#4&#h+w#b#6$_w$A(r$w#b&hQw$$(r#w$$&'hP%hP4+#hTw*s$jj5qH",
"w*C*w=(5w)D.r%w$##A&#d5DB#dw#'#uTWA&#G6)$e]w)A#h+%@A&#c2E&#cqoXw'Z#$dw:|#gq_w,g)h4w,g$A&#f5X&#)fuLNk1#h>w-**h9<w#C#",
"w+J#hCuLO)&#d)$h;w%($w6C#;)GuLO*&#_)$h>-'U%U,&#^U)h+$hA-w)J#hGw)J'G)$hG]$hF-'hA%hA,&#h:h>)h5w%_$kx5qIw%X$w.J#r&w-L&",
";q4w1[$w#D$k|w#D*r'w#D(Fw#D#u]^F&#2qJq4w,m%l%5qJw-b&w@7/w#3*w$-(w#r(w-^$$Uw%~#)w%~*dq{w%_#w%/#@w%/$$h4w%_'q{;)GuLNo",
"1#_r(w#Q)gw#Q$uLNm1#Uw#g)F&#h4q_w#e#w#-#)>w&0#@%G$h><'@%@,&#)@<;$hAw(}$w#z#O)h+L+w&m#hEw$T#fw$T*hDw$T(hBw#o%hFw$T+u",
"LNm1#hEw$>,hIw$>+hMw$>%hMw$>+L+#h-)$hQ-w+N#E+#cw&T$1k_5qKw)|#w-1#w)y%r+w)i-r)w)i&h-2w#($w<~$w;^,uLNk1#8@w#1(w)v#5w#",
"($w#N$w$|$1#8h+);'_%_,1#bd)8$h7]$c-'h5%^A&#h;w#S#h;w#S%w0L&g%g,1#;ew.y$"};
/* scan.comp, 2537 words */
static const gpusorti_line gpusorti_spv_scan[] = {
"#@4h#u36-q8u36.uDE4h%uLN@uDEQq>u]`|uLMcuDE)uDEEh&q#q$qIuLNku;<7h(uDE;h$h'uTVzh)qHh-uTU_uDEGuLM[uLO,h*q'q-qGuLMPh+uL",
"NDh0uLNquDGLh2uLNBu++mu;<0q%qEq/q6h,q*q+q&q3qJq(q.uDE%q1uLNhh1uLNouDFXh/h4uLNFuLNIv$o9)Su+3euefUu#(&1u33U#uTU42v6RU",
"mWv<bs>Dv/AM#F1u;;c12uefY[#v@8$D$1###uTU9Qq4222*#q)D-#1F1u;<AVQ*#qF1*WRXw#7(-E2FD-EQFW-EXFS-EDFY-E[Fq7-Eq)Fq;-EVFqL",
"-EWFqPu;<AEQ*X#q=*D]q;*]2[*#2Q*[]qA*#2]*#21*#2S*#w$5#w#/#]q<u33W#u;;v#TuDDz#qD1uLM:#T%%u;;v#%uDD|#%QuTUK#%q;%%uDE*#",
"%%u33X#umn|#Tq;++%%%.#Vw#6#qA'%#u++2u;;rq)%u;;sVq).#SV/qDWSuDDz#qD2'R#1.#S%'%#2'%#1'%#Q'%#D^q,%qKu~#=E%w#$$q,w#j#q,",
"E/qL#q,.#q,w$3#X.#2qO/qPX2.#2%/qPD27%]2>+#ru]<'%#qC'%#qD'R#X7%SW'R#D/qQ[w$2#Qu;;~+#'Rw$1$Y'%#W'%#rk7%q01>%#s6q0<w#d",
"#q^3'%#q7'R#Y7%_sq^#%_.#Dqb/qc#D.#Dw$o#sy7%q2w#T$q2w#T#rvqg3u;<#w#x$q)>%#s3<S'%#t5/qe#D'R#[7%YW^#%Y.#Vqo>%#rL_<>%#r",
"N_Y7%q42uTU^qOq5q4<w$u#R'%#qFGTQ1q7$#/qp#V/qA#Vu;><#1u;>A3#$8uDEC%##4+#03`+#qh(u;><#1uDGP(#($8uTUlF#WqFqY@%#(w#-$qW",
"w#-#uLMkq;#9w#2%qUw#2#4+#(3uTUlqN#qMqjqFw#2#uuwIT##H6qi033&a$ab+#h6qkc+#w#w)c+#qhw#0(AqN#qMw$'$I%#qK()%#qTw#~%(w#7#",
"B%#(<uLNlw$'#&=$=,+#dJ(=w#z#,+#ehC(dw#k(&hK$(w%/#w$O)f%#6(g%#;0w#e$:w#o#3)w#8#@%#[&#$8,%#3a##,%#;e#0K+#0hZL#61uDGP(",
"68$6w$b+(qk)%#qlw$g#(Uw$g))%Ja8)%=h._&M$H4+#e3w$Y(5qm3&($(uDG5ZZqfuLNl+#h5w#<)u]`q%#qm<3h8&0$0w#A#@%#qmw$3#qnw$3&hn",
"h@)%#0(w$i&C=w$i$3Jw$i%hHw$i%w#l#I%#hJY)%#Cw#O'36w#O%Hw#O%YL#62w#O%)%#h.;K+#(hWw$O%#$w%8#h>h3w%=#dw%=)&C$6&C$C,%#(C",
"3;AqA#i6h358w%Y&h6h78&h5$h5)%h3eqY&h8$a5i6h7uLMS%##i8)%#hF0N%#(h;w$Q&0h7w$Q%h:w$Q3hHw$Q$hqw%}()%#hWhLw$Q#h.w$Q%58M&",
"6$6AqA#iMJw$B%h3e8&M$Mw'%#qY&h5$h.Aqe#qdqqw#>%hZh[8w&W#&hY$hY)%hWhXqr&h]$hU&iN$iNu+-~OGT#1q9P%#P%#$#u]^F%#2Z0qCw$*$",
"658w%l#;<4+#9w'O&#$(&0$8f%#=Hg%#h.Uw)4/&H$Hw&p$(Cw#j$dw#j%h5Zw%#'<u+-~OG%i91q:$#w(*#w*($w#i$w$),w#Q$w#@$w%R#,%#H6(9",
"u3638OG%ijw#_$qQ#X<w#B#AqQ#D3w(o&9w#1#Xw#1$)w#1#w#S$#1q<Pq;w%K#w%N$w-Z'w$5#qRw&j#uLMl%#U1uDF+R#Uw#'#uTWA%#90w%0#;uL",
"Ml%#J2B%#JqSuLO'w)h#b+#MqTw$k,uLMl%#h71uLO'%#(h74+#h8w%+-N%#qTh<uLO)%#Mw%+'36(9uLO*%#U(&J$J,%#h3J(HuLO)%#<hAw(m#<Bw",
"$w#&hA$hA,%#h:h>(h5w%&&q=w$|$w&8#w.y$I%#6Sw+@$w#D0qVw#D(Nw#D#w(#$Sw#K$Tj91q@w%o#+w#&$w%u$w#Z$uDEC%#j,f%#(;g%#0Cw.4:",
"0=#w$,$w0V$K+#;(w,M)4+#h6w%j0Uh:&9$9w%e#9(0w#j$+#qXCw+7%=#0w#*#d#w&)#=a#Cw+F#h8L#Uw#v);h@w02)($(,%U=9dw16#hQw#;(uLM",
"S%#heduLMS%#h_Ju]^t%#i.hW0w)E%&;$;,+#H=(;w,(+h:qYw/$#,%h9h:=8w2,$Mw2,&Cw#;$+h@hA;8(&h>$h>)%h8h9qY&hB$h6B%#h<w1z%uLN",
"f+#haw3,#h@34+#haw3i#0(:%#6Zw&B#0qZ3uLO*w'(#c+#hh`w&-#w&V#qKw#7#6w**#hJw,,#(hM`+#(hXw$Z(:%#eq[w#G#qT(w(q%w)%%=hM(6w",
"3O#hhw3O$:%#hZ<9w+S$0w,3%6qsw,3'w'[#Cqt)%#hzhZw#E+q]=:%#hc3huuTUdT#j%w&$$htw1x)&ht$w%i$how#0#B%#hgw%L(i,w$J%+#htH(6",
"4+#hkw(--:w.=#3w(.&Z9(0w6($w5g,w'm#Zw'm-+#96q_(w'I&Ua(w%8%qV58h.w#L#0w.#,qaw.#*w+w#uTUdT#jFq`(&i5$i5)%i6i7_&i8$i1w.",
"q#j^1qBPqA#$#w*D#@%#9w0f#w%j#w0`$w*T%<;##K+#9_L#0w$X&b+#h.Cw%A(N%#Mw1D$w3=%;$9w$n$w+V#36w5&&h8w26#05h98@%#h:5h6w1f%",
"M$MI%h3eZ&h5$w2@#h;u3638O"};
/* scan.comp -DGPUSORTI_ADDRESS, 3290 words */
static const gpusorti_line gpusorti_spv_scan_address[] = {
"#HVh#u;<7q>u36-uDE4u36.h%uDEQuLN@uDE;h$qEuLMcq$qTuDE)q#h&u]`|q*uDEEuLNkuTUlh(uLM[qSqGq'uTU_uTVzh)h-uDEGh'uLO,uLMXq%",
"h*q.q<qMh2h3q,uLMPqQh+h0uLNquDGLh6uLNBu++mu;<0q&q+h9h8h5q(qDq0h4h1h/h.qUv$o9)Su+3euefUu#)23u33U#u33Uu#`Iumnev;F+2Av",
";EfUjvASSBDv>e;26v@Q%3Sv<xdo-v=4}Fhv#-<VcuTU40v6RUmWv<bs>Dv/AM#F3u;;cu#`J0uefY`#v@8$D$3###uTU9Hq4000*#q)>/#3=3/60=#",
"/6H=q3/6Z=q;/6>=a/6`=qL/6q)=qP/66=1/6[=qX/6#=q]w#(#qaw#(#qew#(#quw#(#qyu;<A6H*[q)>/O3=3u;<AOH*ZJq=*>Jq;*q-0`*J0H*`J",
"qA*q/0J*b03*#0q/*#w$G#w#/#JK*#0Z*#0>*#0q)*#06*#0[*#0O*#0q-u33W#u;;v#KuDDz#a3uLM:#K%%u;;v#%uDD|#%HuTUK#%qB%%uDE*#%%u",
"33X#umn|#KqB..%%%2#6w#6#='%#u++2'%#>uDE%q)%qJv#$KM36qBw#$#%w#$$q)w#H#O67qK#OuDDz#a0'L#>2#OqBu;;|#u#`Ku;;r[%u;;sO[2q",
"Pu#`KO'L#32#u#`K%'%#0'%#3'%#H'L#`2#Ow$D#Z2#0qX7qYZ02#0%7qY>0,%q-0@.#ruq-<'%#qC'%#a'L#[,%J['L#O7qZ`w$0#62#6.u;;~.#'L",
"w#z$q3'%#['%#rk,%q/3@%#s6q/<w#h#qh1'%#q7'L#q3,%bsquDE%#%b2#>ql7qmw$q#>w$[#sy,%q1w#T$q1w#T#rvqq1'Lw$h$Zu;<#w$$$J@%#s",
"3<J'L#q)'%#t57qo#>'L#q-,%q2[uDE%#%q22#6q|@%#rLb<@%#rNbq2,%q30uTU^qXq4q3<<,%q5a,%q60,%q7a,%q8a,%q93,%q:3,%q;w%q#Z'%#",
"`'%w#{$6'%#q;'%#K'%#q='%#w$b#q@@.#ryq7q^'%#vfMXspw$h#q7q]w$R$r/w$5#r0<u]^o%#rtr-r.r1w#0#q7w$C#s6r3w#C%r4'%#.'%#qFPK",
"H3q=&#uLMUqb#6qu7=#67qb#6w#+$w#'Hq}w#71u;><#3u;>A1#&-uDEC%##$])$^qr8.#41uLNh.#qr)u;><#3uDGP)#)&-;qO#qLqNDqB#)uDF+qP",
"#)9qR#)QqduTUh%#)H>9qR#EQqsw#/%uLMkqB#Ew#A#IQqtw#4%8.#)19qW#qLqvQD%#)uuwIK##R:qu411(c&cuLNo.#]qwuDFX.#w$.)uDFX.#qrw",
"$;5;qW#qLqxw#h#uLND%#qJ)+%#q^w$1#BQ)w$1%F%#)<uLNlw$6#(S&S5.#MN)Sw$-#5.#h7hI)Mw#z($heqc(hQ&)w%[$hd)w$e)$he-uLNF%#:)u",
"LNI%#B4w#n$Aw#x#1+w#8#$hi-$hh1D%#`$hh-(#&-5%#1d##5%#Bc#4T.#4haU#:3uDGP):-&:w%'8)qw+%#qyw%,#)ew&:$w%,&+%Nc-$h{N+%Sdb",
"$hzS(_&f8.#h71w%%)qz1()&)uDG5ggqpuLNl.#^w#<)u]`q%#qz<1h;(4&4w#A#D%#qz$i%-w$>#q{w$>&hwhC+%#4)$i(-$i'1w%+&ICw%+$1Sw%+",
"%hKw%+%w#u#uLND%#hMq2+%#I)$i1-$i01$i/w#X'1:w#X%Rw#X%q2U#:0w#X%+%#fBT.#)hZw$b%#&)w%t,+%#hBVw%f#Mw)2$w%f&$iC-(C&R$iC1",
"(C&C5%#)C1h,;=#iFV$-)w%+#+%]h:-$iI](^&^+%Vh7qd$iHV(h;&c$iDh:uLMS%##iF+%#hI4W%#)h>$iI-$iGw$s'4h:w$s%h=w$s3hKw$s$hww)",
"l5+%#h^hRw$s#dw$s%G-_H>(R&R;=#i`Nw$^%Vh7-$i_V(_&_w'r#qd$i]N(^&d;qo#qnq~w#E%hahb-$iihaw'H#(h`&h`+%h^h_r#$igh^(hc&h[$",
"iqqc(i^&i^u+-~XPK#3q@Y%#Y%#&#w-#'u]^F%#0qJ:qI$4w,d2CG-:w)-##f<8.#Iw(a&#&)$f1(4&w*h#MfuLNI%#New*h0N-w%0#w'u$)I9qR#dQ",
"eG-w)|$#h:g9qR#Nw%W#<H>u+-~XP%iH3qAw$Z%w)G#qVw%>#w#t$w$7)I:w$7#w$k1Qw(3&ew$6'fR)Iu363-XP%j&w#x#;qZ#Z<w#t#;qZ#>w,@#w",
"*E#Ew#1#Zw#1$+w#1#w#S$#3qCYqBw&-#w&0$w0w)w0B6w$e#q[w((#uLMl%#M3uDF+L#Mw#'#uTWA%#E4)$dqc$Sw$Z#BuLMl%#V0F%#Vq]uLO'w+^",
"$M-uLNo.#^q^w%G)cw%G$uLMl%#h=3uLO'%#)h=8.#h>w%g*]w&{$W%#q^hCuLO)%#M)$h;-(:&:w+h$)EuLO*%#h,)$h>-w/d$%#NS)R$hA-uLO)%#",
"<hGw*J#<Fw%M#$hGqc$hF-(hA&hA5%#h:h>)_w%_&aw%X$w'*#q_w&,&:Jw-N$w#D0q`w#D(Ww#D#w)5$Jw#K$KjU3qFw&K#.w#&$w&Q$w)b,w#',w4",
"W+w#/#w#''w#@3=#6uDEC%#jV$_w)i#)h:uLNI%#4h;w)i0]-w1N$]w1N'4h>#w${$qaw${#T.#B)w/H)$hB1$hA1$h@qc8.#hHw&x*hBw&x'h,hL$h",
"C-(E&Ew&s#E)4$hEw#|%.#qcIw-v%C#4w#*#e#w':#Cd#Iw.(#^U#h,w$,&8.#Bh@w1o)hWew1o#5%h,CEew5+#hcw#>(uLMS%#hveuLMS%#hpSu]^t",
"%#iFhi4w+>%(B&B5.#RC)B$h[w)h$w/$'h:qd$hd-w2D#5%]h:C-w6'$Mw6'&I$hew#>%.h@hAB-)(h>&h>+%^]qd$hd^(hB&VF%#h<w5l%uLNf.#hr",
")$hdw$q#h@18.#hrw8$#4)$hf-A%#:gw&p#4qe1uLO*w(C#uDFX.#hyuLNhw&U#w'(#qJw#7#:)$hlw$T#hJw.J#)hMuLNh.#)hXw$m(A%#cqfw#J#q",
"^)w*>%htw*R'ChM)w5b-w7]#hkw7]$A%#h^<w.[#:Q4w.[':r6w5j%G-1w#3$Ir7+%#i2h^9qR#Cw#I)qgCA%#hf1hxuTUdK#jIw&P$hww5b)(hw&w&",
"2$hrw#0#F%#hjw%l(iA)w$^$.#hwR):$i0w%w#hnw(i*i2gw(i#A%#B<1$i3w(j'gw(j#i5w#P#)1w:7,w(L#gw$@)w(I#.#E:qi)w(%&h,d)E$i<-9",
"qR#hJQqNG-fH>w#Q#4w$4$i@w)z$9qR#hNQqkw0M&iBw-u+uTUdK#jjqj)(i8&i8+%i9i:b$iRi9(i;&i4w1[#k(3qHY=w,W2w+Y$:w+a#Rw45#4$-w",
"8o$$B<w+m&<C##T.#EbU#4w%#&uLNo.#fIw%q(Ww3H#w#a#w6s$$_-(B&E$_w*A%%#)B1:$h7-w9L&h<w5w#4$h=w$:#h>$Vw#:$(M&MuLND%Ncg$h;",
"N(_&SD%#h@u363-X"};
/* scatter.comp, 5807 words */
static const gpusorti_line gpusorti_spv_scatter[] = {
"#eSh#u36-qTu36.h%u;<7uDE)uLN@uDEEuDEQuDE4q#uDEGuLM[h&uTU_u]`|q$qWh$h(h'qVuDE;h)uLO,uLMcuDGPh+uDE%q/h-h*h.q'u;;ru;;s",
"uDGLuLNBu;<0qtq*uTUluLNqqoh0q+qRqlh/u;<AuLMPh,uLNkh2u++muLMluLO+q)qGq-r<h4u33UuLM:q_rcv$o9)Su+3euefUu#.R.d#dqbdqddq",
"euTU44v6RUmWv<bs>Dv/AM#F.u;;c.4uuvzq(#v@8$D$.#w#$#uTU9q%q4444,#w#'#_F=#.`.=a4`F=aq%`R=aq&`B=aF`q3=aq(`q7=a_`q;=aM`q",
"L=aR`qPVaq%w#X(VBq%,#qF.,q0qEq&,q&q.q=,Fq.q;,#4q(,#_Rw#D%q3w#D%q4qEw#X#w#7&q6w#7%q7qE.w#m)q9w#7%q:w#L#4Mw#;)q=w#;%q",
">w#P#4aw#i)qBw#;%qCqEw%/)Vw#a#qF.,qFw#7#4R,#4_,#4q,,#4w#y#FVq(.,q(q.qMV#w#o#q&,_q.qL,#4.,Mq.u#U-,#4q.w#/$#q.q<u33W#",
"u;;v#SuDDz#qD.u;;v#%u33X#uDD|#%q%e#59%uTUK#S9%5uDE*#55uTUK#%5%%uDE*#w#'$5)#Mw#+#fe#%%%:%RRA#5R)#MqbA#%w#+#qde#Sqcqe",
"uTUK#S%5%e#5%%-%#FAq,%qiu~#=a%w#$$q,%%)#q,a+qj#q,uDDz#qD4-T#.)#q,w#K#.Gq.%HBq.)#BB+qpq0B)#B%uDD|#%q&)#4qr+qsq&4-%#4",
")#4%+qsF4:%q1w#3#q%29#ruq1qv)#M5Gq25Hq3q2)#Bq3+qyq4B-T#M)#B5Gq55Hq6q5)#Bq6+q|q7BGq8%Hq9q8)#Bq9+q}q:B:%q;qD-%#qDw#i#",
"q;q~Gq<%Hq=q<)#Bq=+r$q>B-%#q3w#;$r%u]^o%#rtr&Lqv2T#rJq;Pw$8%:%q@.w#-#q@qv-T#RGqA5HqBqA)#BqB+r,qCBGqD%HqEqD)#BqE+r-q",
"FBw#J%w#Z'`w#Z$`L:%qHqD2%#rLqHL-%#qC2%#s6r1r22%#s3Lr3w#D$w#{#qC:%qIw#R#rvqIw$=$`Lw#=%w#Z%w$V#r:P-T#429#ryqHq~-%#vfM",
"Xspw#k#qHw#k%r@w#J#rALw%(#r=r>rBw#j)q1w$S#w#v/w$,:rLw#Z%L-T#q&:%qJR-T#F)#_%+rQ#_w#'#:%qKw$K#rvqKPw#5$quq(4w#9%qMqDw",
"#3%_4uDD|#%Fu;;~9#-%w#f#qNsq2%#rPqNqMA#%r[)#Fr]+r^w#t#Fw([#syw#U#w%+$qJ2%#rJgLA#%rd)#Fre+rf#F-%#u#Ikw$0%29#r}qMq~29",
"#rrrirjw$r#q~qM2%#s1r>rl)#4rX+rnM42%#rNr[gA#%ro)#Frp+rq#Fw#5%29#rwgqNw$H#gqNw&+#rtruw$*#rv)#Mrw:%qO.-%#Rw&U#qOryw$0",
"#rzPw#/)r|w#/#rNqNRw#f#q1q@w#`#s#q1q@w#6#r~s$A#%s%)#Fs&+s'#F-T#_A#%g)#Fs*+s+w#3$q(w#j$w&j#rvs.w#v%w(i$s0PuLMF5#r>r>",
"w#:#q@w%>#rvq@Pw#{#s4Rw$[#s5)#Ms6w#8%:%qP4uTU^qrqQqPLLWSq%.qS$#+qc#M+qe#Mw#+(s7#M+f#Mu;><#.u;>AP#$6uDEC%##Nqn#qks)q",
"m/%#'uLNF%#7'uLNI%#;1uLNl9#'PuTVz%#'LP*w#8#w#L#0qn#qkbw#K#uLND%#qi'*%#q~'Nqq#q0qm'w#7#uLNo9#XCuDFX9#'u;><#.>'#'$6<%",
"#;Lw#m$&8$839#Dh<'8w#B(&h@$'uDECS##/%#rW&#$63%#1D##O9#8gI#1.>'16$1w$<#s-w$<&@hB*%#1w$B#'hCw$B)0r`#s,Q(6'*%UQqN&h1$X",
"uLND%#hGhMJ%#hQ'O9#'hOw$:%#$'&1$6*%#DhSw$X$%#hW8'1<%#hHqvw$n$uLMS%##hO(rR'w#+#hQ(rSw%5$s/w%5&hPr%w%5+s/h3'8uDFX9#s1",
"w%X+hVq~Yw#F*s1E'8w%C&h>w%C&h:I##.>1#1$6J%#h>@u]^F%#4qJ'r~w#J&P7w#J%RI#14w#z%w$R#@O9#1Ew%0(*%#h:DuTUd5##hN1&;$8&;$;",
"35#1;s270qx#i1c(6'&Z$Z*%h3cb&h5$Q<%#hvqiw%($w'/)w$8&1w$83h9Dw&F#hDw#Q(0qx#iBE/5#'uLMS5##1(8'w$:#&U$U*%Qh1b&Z$C&c$c/",
"qb#iF(iD6uTUdS##iFiE/qd#iF(iHw$0(h:w$0,w(0$f#iO;w's$qx#iR@w$&#u]^tS##71q1*%CEb&U$DuDG5qvqvraw#e'Xw$r0uLND%#DqNw)9#w",
"(m$w%}#1q1w&@#8w(i#1w#~#w)%#@0r`#rgw$0$J%#8w(,$s3w%B$f#iih9(68&1$1O9#ZhsuLNh9#'h~w%b(uDFX9#i4<%#iZryw&K*#$w%p$h<&7$",
"1&7$7w',#7h=8w%%#Eh61&Q$Q&hG$hG*%hHhIb&hJ$hEw%-#w#^#s8w')Ai&DuLNo9#'i0w'W)@$'0f#j-Ew%&#w#9#iFw(U&iACuLMk5w)d#7$1*%#",
"iCUw%f#iV1&@$@35#7@1Du]^tS#heE'q@&h7$h7*%h8h9b&h:$h5w&]+h7w&]>w(X#iJw%v+ig0f#jEh1w$R#uTUd5#hj@q@w%^#;8w$<$&h3$h3*%c",
"h5b&h6$h1&hP$hPw-_+hSw-_0(jO7w'Z#jQw'Z#@w'Z'7(16*%XCqN&E$;w$t$ib$ibO9#iar~u;><if.>6w-K$ihw-K$ikr~&ii$ii3%iji~16'&il",
"$ig&jW$jWu+-~[W%jT.qU$w/{$w0G$w'l-w.,#w.e$w#@$w'q$%#@7'8u3636[W%jUw#_$qu#q&Lw*3$qu#FPw/J&8w#1#q&w#1$*w#1#w#S#5if.qX",
"K9#K%#$#w1j'w$2#qww&@#w#,#@w$;#w$S#qzw%N'UNq{#q4qm'w+.#&@$;Nq{#q7qmZw#1$C$C35#8C'X&Z$Qw#c#h6w*C$w#c+h9Nqq#q:w0k%w(X",
"%h:$@w#N#r#w#N#Nqq#q>qmh@w#@)h@$7uLO)%#Lr'Jw3)#<%#hEw%6#'q;uLO'%#hGr'w#P$w#m$uDF+T#7uTWAw(J#r(w#Z%hJ$hJu~%b5#h<hGch",
":UZ'h3w%V#SiD.qYw%V%K5w%Y%>r)w%H#w%Q<(6U&D$7w%P$h1(6Qw)%$E$Xw#Y#h3w#Y0h7]%#h7.w%M$1w09#@$;]%#h9w#5#q>qmh;w#5#C$C&h8",
"$h8u+-~[W5iFw'05r*w'00r+w'09qCw'0:w#c/h:w'0)w#c$qq#qFqmh=w#1$w#c#%w#c$w&R%h>$h>35#h1h;'Qw&N$iPw&N0r.w&N0w$o/w&N)qCw",
"&N9w#Y(w&N:qFw&N0jr.qZw$S(r/w$S'r0w&L#]%#@4^%#'r4uTU}5#'C4w0]&E@'7w#H#r5w#H&84uDF+T#'uLO(T#'r6uDF+%#'uLO*w#U#uLMk5#",
"1'^5#C'&X$Xw#Y#h3'w$x$r7w#Y#uDFy5#w2+$w/x#h1'1&h:$h8w#@#r8w#v&h@.w$>(hB.w$>&hCh>w$>%r9w$>'.w$>#uTW@T#'r;bw$@(<%#'rC",
"^%#D'w#a#E.w()&Uc'Cw#a#rDw#a(w$)#rCw#H#;w$)'Dc'7&hR$hR35#h<h@'Dw-h$jpw&/*rEw&/'rFw%0&@w%0&X;'1w#;#rGw&#(w%,(;w&H'DC",
"w%,%rHw&H5uDFyw&L/Ew*/'w%)#&h;$h9w#b#rIw#b&hAw%-)hCw%-'hDh@w$*%rJw%R,w$O%w%R(Uw#H%rKw&X0rMw&X$w$P(w&]'@w&]$U.&E$E35",
"#Qh5'E&hT$hT35#h=hHw*z%%#.q[K5w*z$w,r/rNw$/&Xw$/#Xw#'#uTWA%#81w*9'Q4<%#Qr2uLO'w/N#uLNo9#Zq~w#X#w2h(w*n$uLO'w*x#Y9#h",
"8w3(-J%#q~h<uLO)%#Zw3('P7'8uLO*%#X'w7t#3%#h3Q'@w0t#hAw0t'8'&hA$hA3%#h:h>'h5w%&$m%.q]w$|$w,.#rOw3M&7qJw6M$w#D$m)w#D*",
"rPw#D(Jw#D#w>'$qJw#K%l2.q^w)'$/%#rR/%#rSu]^t%#hY7w#h%SmSwD)#w%(#rTw%(#/%qLq((rUqL(rVqM/%#_w2N#w#,#rUw$;$(rW6w-|#uLP",
"`rX#rZrYuTXs%#rZq%'(rU6w#,#.1(rV6w#K#w@r$w%v%'$w#5#_/%#rV0r`#r_w.#$7$7w7+#w#N#w#q#w9'&@wCc$_O9#7'I#8.>'86$w<K#r_Dw%",
"B#w9/&'1(rWw7t$b&Ew#l%w&B#w#A#w#t#w%c$w$y#R(rb6w7_##w&.&uTXz%#rZ4w=8#rUw$T#w'$$Y9w=3&w$p(w$5#'(6XwBx#w:i+;##w>M%w#f",
"#w$l#8'I#;.>';6$;w#Y#w>)$w$`#6*%;Dw$e#w;y#Eh8w$1#h;w'5$mSw$R&/%#rbw$L#w']#w8B%w&n(w#L$l-.q`Kfw#L%w#h#'Lw@.#w36$/%#D",
"w#0(Jw#d#w't$#w't#u;>&rZrauDG5rZrZrhw%b%qaw+1*>rkw*3$w%7%rm8w%7%D#w@c#1qJI#74>'76$7uLO'%#h17w,@#wHC%w(;#']%#'.w$1#L",
"^w$i#<%Qh16wBV%Z$@0qu#Mw:Q$<%#c'uDF~T#'w-0#uDF~T#h7w#+#&h<$h:w)%$w$C$rX#1h=w$C%hAw$C3hIw$C/wBe#Lu]_/rX#''''^rX#8'<r",
"Xw$E+w){$Zw)x$h3&hO$hO3%#h7hF'Ew,'#hG8U*%#hUhT0r`#rrw&<$uDECS#h[Y9#;w*9)*%#;C(D6w1D#uDECS#ha*%#@Ew&`$n(.qfKqc#Kqe#$",
"#+rx#Mw@<+wH1&rswJx*r`#rr;(6P*%7;qN&D$'w+#&w,#$gw)@*wFH/qx#h8;wGB$%#n$'uTUd%#hxEwCL#h;CwKG$w+(%w@y$w$I#w#q#rvw#q'Cw",
"&Y%Qw&Y%rvw&Y%w%B#0f#hFw$U%#UwHV$gw%^(w#,#r{w(d*P8w$[%r[I#1q%w$[%uLND%#;gw)r#h=w><$w&P(/%#h7(1w+k#h8w#<#8(h96wM2#bw",
"M2#&c$Zw#w'cw#w)w&0&w#w(hLw#(#hHw#w+hFw#w%hGw#w%hHw#w*hC$hC&hE$hE/%#hI*%hPhQ6w(:#*%hMhNb&hR$hKuLMS%#i}hRw'H'hNw%y%h",
"Qw%y0*%#h_;w%q-w,(#7(6w<j$r}w%yGhnw%y-w#1#h@wES$wK%&w=`#w#l'Zw%n9hzw#(#hFw#l,hLw#l,h>$h>&hB$hB0f#i:hJw#F%hMhN6&hL$h",
"L*%hJhKb&hO$hHw(f#w2&-w%@#g(6r~w*l#w01+wO]-w)q&iKw)q'o6wJ%$wR7#w$V%0f#iPUw$`'8w$`$wNH&u+-~[WSoK.qgw@4%w/.$w87$0r`#s",
"(;(6'Y9#7qvw,D+r~C]%#C4w#D#w3]'w>F#oK.qhw/p'w#>#8w$5#w#a*wK^%r~Cw#@#wB$%wQ6'%#';P7uLMkw>*#u3636["};
/* scatter.comp -DGPUSORTI_ADDRESS, 6543 words */
static const gpusorti_line gpusorti_spv_scatter_address[] = {
"#mdu;<7h#u36-qDu36.h%uDE4uLN@h$uDE)uDEQqFuDEGuLM[h&q#q$uLMcuDE;uDEEuTU_h'h)h(u]`|h*qHu]^tuLMlh-uDE%uDGPuLO,h+q'h.h0",
"q]uDGLu;<0q-qhq+q*q`uTUluDF+uLNBq%q)qGqBh/h2u33Uu;<Au#`KuLMPuLNquLNkh4qzh8uLO'h,h9q.v$o9)Su+3euefUu#/V2Z$ZqbZqdZqeZ",
"u#`Iumnev;F+2Av;EfUjvASSBDv>e;26v@Q%3Sv<xdo-v=4}Fhv#-<VcuTU43v6RUmWv<bs>Dv/AM#F2u;;cu#`J3uuvzq($v@8$D$2$w#$#uTU9Tq4",
"333-$w#'#UF4$2V24L3VN4LTVq34Lq&Vq;4LFV&4Lq(VqL4LUVqP4LOVqT4LNVqX4Lq,VI4LLVqa4L$Vqew#(#quw#(#qy[LT-gUF4q/2V2[q/T-q&g",
"q=-Fgq;-q03q(-$UNw$.$[q2T-$3O-$3L-$3N-$3U-$3q,-$3w#;#F[q(2-q(gqM[$2-$3q&-UgqL-$32-Ogu#U--$3gw#/$$gq<-$3q/u33W$u;;v$",
"WuDDz$&2u;;v$&uDD|$&TuTUK$..&&u33X$uLM:$.=&uTUK$W=&.uDE*$..uTUK$&.&&uDE*$w#'$.,$Ow#+#qOuLM:$&&&5&NNB$.N,$OqRB$&w#+#",
"qTuLM:$WqSqUuTUK$W&.&uLM:$.&&)&$FBq,&qYv#$KM3L.w#$#&w#$$q,&&,$q,L6qZ$q,uDDz$&3)I$q(,$q,w#P#2)I$F,$q,.u;;|$]u;;rg&u;",
";sq/g,qc]q/)I$2,$]w$r#q&,$3qf6qgq&3)&$3,$3&6qgF3uDE'$w$2$&,$O.)I$T5&q0w#D#T7=$ruq0qn)&$q&w#t#q1.u;;sq2q1,qq]q2,$].5",
"&q3&w#C#q3qk)&$q3w#-$qtu]^o&$rtquMqn7I$rJq3Pw#a&I$q&)I$35&q42w#5#q4qnw#))q0qn5&q5w#9$q5M5&q6&7&$rLq6M)&$qC7&$s6r#r$",
"7&$s3Mr%w#D$w#m#qC5&q7w#R#rvq7w$%$q5Mw#=%w#Z%w$=#r,w#;#ryq6w$[#vfMXspw#g#q6w#g%r0w#F#r1Mw$h#r.r/r2w#f)q0w$O#w#r/w$(",
":r<w#Z%M)I$N5&q8N)I$q,,$U&6rB$Uw#'#5&q93w#e#q9Pw#5$qiq(3w#9%q;w#F%qiU3uDD|$&F,$OrIu;;~=$5&q<sq7&$rPq<q;B$&rL,$FrM6r",
"Nw'v#Fw'D#syw#U#w%+$q87&$rJrSMB$&rT,$FrU6rV$F)&$u#Ikw$0%7=$r}q;qk7=$rrrYrZw$r#qkq;7&$s1r/r],$3rI6r_O37&$rNrLrSB$&r`",
",$Fra6rb$Fw#5%7=$rwrSq<w$H#rSq<w&+#rerfw$*#rg,$Orh5&q=2)&$Nw&U#q=rjw$0#rkPw#/)rmw#/#rNq<Nw#f#q0q4w#`#rpq0q4w#6#rorq",
"B$&rr,$Frs6rt$F)I$g)I$UB$&rS,$Frx6ryw#7$L,$O=w#r$w&r#rvr}w#~%w(m$s#PuLMF.$r/r/w#:#q4w%G#rvq4Pw$'#s'Nw$d#s(,$Os)w#8%",
"5&q>3uTU^qfq@q>MM5&qAw$t#q()&$U)&$O)&$q7)&$q;)&$q<)&$q=)&$q>)&$q@)&$rk)&$t5u;<#=$^WT2qC%$uLMUr|$Os76qO$Ow#'Ar|w#'*w",
"#@/qS$O6qlw#/&qUw#3&w#+#w#H+w#D'w#'#s*w#3.w#/+w#'*u;><$2u;>AP$%+uDEC&$$#hN(Qq_$q[rvqd/&$(#hO+uLNF&$:(uLNI&$91uLNl=$",
"(PuTVz&$(MP*w#8##hSw#U%hT(0qb$q[qa/.$(Rqc$(0q_$q[rww#b#uLND&$qY(*&$qk(Qqe$9qd(uTUh&$(TF#h]+uLNo=$XHuDFX=$(u;><$2C($",
"(%+D&$9Mw$)$'8%8;=$<h@(8w#B(#hkrK'hC%(uDECW$$/&$rH#hh+'$%+;&$1<$$_=$8rSJ$12C(1+%1w$H#r{w$H&EhE*&$1w$M#(hFQqe$hCw$M'",
"0rP$rzH#+(*&XHq<#hvX'h1%euLND&$hJhP#hv+S&$hT(_=$(hRw$I%$%(#hyhX'1%+*&$<hV#hz+w$m$&$hZ8(1#h|w%)#hHqnw%)$#h|+uLMS&$$h",
"O#rC(w#+#hQ#rDw%P$r~w%P&hPqtw%P+r~h3(8#i(+uDFX=$s$w%v+hVqk`w#I*s$G(8#i-+#i,h<w%a&h>w%a&h:J$$2C1$1%w${#h>Eu]^F&$3qJ(",
"ro#i5+#i4Pw#P&P:w#P%NJ$13w$*%w$b#E#i<w%O#1Gw%O(*&$h:<uTUd.$$hN1#iB('9%8#iBs%'9%9;.$19s%:0ql$iEa#+('Y%Y*&h3ab#iGh3'h",
"5%HD&$hvqYw%D$w'f)iGw$H(1w$H3f<w&q#hDw#T(0ql$iUGw)@#uLMS.$$1#8w$H#9'X%X*&Hh1b#iVH'Y%A'a%a/qR$iY#iU+uTUdW$$iWiV/qT$i",
"W#iY+#iVw$6(h:w$6,w(j$qO$ia9w(j#0ql$ifEw$,#>W$$:1q0*&AGb#icA'X%<uDG5qnqnrQ#ibw#k(ew$~0uLND&$<q<w)|#w)P$#ik+w&<#1q0#",
"ilw(D$8#im(w)S#1w$1#w)n#E0rP$rWw$@$S&$8(#ir+w%Z#s&w%Z$qO$itf#+8'1%1_=$YhsuLNh=$(h~w%z(uDFX=$i4D&$iZrjw&g*$%w&,$h<#j",
"#(':%1#j#h<':%:w'Q#:h=8w%=#Gh61'H%H'hG%hG*&hHhIb#j,hH'hJ%hEw%F#w#g#s+w'N$j'w'N=i&<#j.w-/#(i0w$V('E%(0qO$j>Gw%8#w#9#",
"iFw)-&iAAuLMk.w+;#j7+w$Z#*&$iCXw&%#iV1#j:('E%E;.$:E1<>W$heG(q4'h7%h7*&cfb#j>c'h:%h5w'($j;w$X(h7w'(@jE+w)3#iJw&8+ig0",
"qO$jPh1w$b#uTUd.$hjEq4w%v#981w$F#'h3%h3*&ah5b#jOa'h6%h1'hP%hPw.s$jNw.s(hSw.s0#jS:w()#jUw(&#Ew(&':#1+*&eAq<#jYe'G%9w",
"%'#'ib%ib_=$iarou;><if2C+w.Z$jZi}'ihw.Z$ikro#j[+'ii%ii;&iji~1+(#juij'il%ig#k&rK'jZ%jZu+-~u++m^&jW2qE%$w2E#w0-#q^w$1",
"#w(H-#<:w/L#w1~,Qqe$(qdqdw1k&Xw'P#E;&$GE(<u363+u++m^&j]w#x#0qi$q&Mw+7$qi$FPw1+&8w#1#q&w#1$*w#1#w#S#.$2VK.$K&w#&#w$U",
"%w#'#@&$<2uLO)&$<9uLNUqj$1(@&$(3#:+@&$12#<w#+#X3S&$qkGd&$Hw#s%w&6#<uLMk.$<w#}%i|2qIK=w#z%w6V%w5/#w#''w5/2w%d#Hw%d#w",
"%]#qmw%]##Gw)U$w#3#qdw#3$H+'<%<;.$8<(9#Yw#W$qow(c#>.$hM8fqpRqq$(Qqrw&2$.$(TN#h:rK#f+'h3%9uLNg=$qsh>w)6(>.$hTGhAqnw&",
"c/w*q%hCrK#hB+'h;%<#h>qvuLO)&$MqvSw6L#w3O#w&Y#(q3#hB+d&$hJqv>.$h_c(w#j0#hF+RI$<uTWAw*V#qww#w%hOrK#hN+'hH%hHumqA.$fh",
"=h1h6(h7w&6#Wi`2qJw&6%K.w'4#w&0&w$p#<w%x-9w%x.Ew%x,Aw%x$qxw#W#>.$hx:aw%x*uLMX+h5TNw39#>.$h{Eh7w$x$@&$c2Qqe$1w#C#(TF",
"'A%Au+-~u++m^.iaw'm:w'a+Aw$h'qyw$W'w$h&bw#3$Aw$h,Xw#W$q{w'0&i68h6w'a1h7rK#h6w'a$>.$i:Eh:w'R6h<rK#h;+'c%c;.$<G(Xw&X$",
"iiw&XBw$p%w&X)w$p%w&X3q|w&X&iRw&X8iUw&X>k-2qKw$S)w+1&#1:w$&#q}w$&#w#,#q~w3v&ew-<$uLO+&$(r&#1w$i#w#K$r'w#B&h1w#B$RI$",
"(uLO(I$(r(Rw=o#a+uLO*w#R#uLMk.$1(/.$cuLO+.$(1w+2#G%w8s$r)w#a#/.$h<uDFyw%R#h=w;>$'h:%cw#@#r*w#}&hAw.B$w$@/r+w#B&hFw#",
"B$w$@#uTW@I$(r-bw$A$hHw$A%D&$(r3/&$Ew#b#1#ew$A(r4w#b&hQw$$(r3w$$&w2E$.$hTw.T$k,w&19r5w&1'r6w%1&ew%1$Aw%1$w#;#r7w$,&",
"Hw&J4r8w#B&h5w&J1uDFyw%0#fw&N-h=w&N%h>+w:Y#'h;%fw#i#r9w#i&hBw%40w#B#r:w#B&hGw&T4r;w#B&hLw&T,r=w&T$w$K$hOw&X-ew&X%Aw",
"$K%hR%hR/.$hVw3<$$2qLw2i*wFE8w-,+r>w$G#@&$Y2RI$Yw#'#uTWA&$81(#h1rKw1g#E%9@&$h63D&$h6r$dw7W$Yw99#cqkw#b#w50%aw50$@&$",
"h=2d&$(h=`=$h>w5P*fPw#C#w3p#hCuLO)&$Y(w-&#w:z#wA6#(8uLO*&$e(w&d#H%H;&$h3H(E#hA+w1p#hGw1p'8(#hGrK#hF+'hA%hA;&$h:h>(h",
"5w%_$mE2qMw%X$w6p#r@w5r&:q8w9H$w#D$mIw#D*rAw#D(Sw#D#wBl$q8w#K%lR2qNw)b$/&$rC/&$rD>&$h`:w#h%WmswJ$#6rJw&M(CrEw%C#/&q",
":q(#rFq:#rGq;/&$Uw3X#w#,#rFw:i%rHw.a#:uLP`rI$qprK#A+uTXs&$qpT(#rFw#,$21#rG+w#N#wDl$w&7%w*`#&$U/&$rG0rP$rO1wCI#:%:w:",
"%#w#N##rH+#h6w<0(EwGz$U_=$:(J$82C(8+%8w#]#<w%P#w<8&(1#rHw:t$b#hBw:t#w#r$w&S#w#D#w#z#w%t$w%&#N#rR+w:R#$w&@&w),+uTXz&",
"$qp39#8w$|$w$j#w'K$`=$8wI|)w$W#w$H#(#+ew,g#w>+$GP#Aw$}(9$$wC:%wB`#w%(#8(J$92C(9+%9w#`#wBj$w$x#+#fe*&9<b#c9'Gw@N$Gcw",
"$=#h>w'c$mxw$n&/&$rRw$X#w(-#w:D%w'6(w(/&qPKqOw#L%w#h#(MwCu#w#H#w#'#<w#0(Sw#d#w(E$$w(E#u;>&qprQuDG5qpqprXw%}%qQw<$/w",
"#'(w(l&w(p'r[w+3$Ar^#ew%a'r^8w%a%<$wDm#1q8J$:3C(:+%:d&$c:w-c#wMC%w)'#w<o$2w$T#MuLO+w%/#D&Hh1+#h<HwFv%h;A'Y%E0qi$Ow.",
"^$D&$a(uDF~I$(w21$h@+uDF~I$h7w#.$hA+'h<%h:w)y%hA+#h@w$U%rI$1h=w$U%hAw$U3hPw$U/wG(#Mu]_/rI$((((uLO+rI$8(DrIw$W#hPw$W",
"&hOw$W$w*|$Y#hSw*|%h3#hS+'hO%hO;&$h7hF(Gw-9#hG8X*&$h]h[0rP$rcw&~$#hU+uDECW$hc`=$9w+D)*&$9A#<+wH)#uDECW$hh*&$EGw'H$n",
"T2qVKqS$KqUw'73w#''riw#;6w#'.wE($awE((wFA&rdwPx*rP$rc9#+P*&:9q<#h;:'<%(w,q&w-t$rS#h<+#h;w*x+wKt/ql$hH9wLt$&$n`(uTUd",
"&$i2GwHV#hKAwQN$w,y#hGwEn(#w75$rHw#}#rg#hG+#hFw#}(Aw'c%Hw'c%rgw'c%w4:&hOw$k%$XwN8$rSw&W(w#,#rlw*)$hUw#m(8w$k%rLJ$1T",
"w$k%uLND&$9rSw+W#h=w#(#fw'P)h`w-X#h7#1w#*#cw#@#8#f+wSL#b#hdwSL$'a%Y#hbw$$(aw$$)w&R&w$$(hLw#(#hHw$$)hlw#y#hFw$$%hGw$",
"$%hHw$$&hpw$$%hC%hC'hE%hE/&$hI*&hPhQ+#hwhPw)M#*&hMhNb#huhM'hR%hKuLMS&$j:hR#hp+#how$M'1hNw&;%hQw&;0*&$h_9w&3-w.)#:#+",
"Hw#4#rnw&;$i#w&;Dhnw&;-w#1#h@wJv$w+T#i/wQ#$'Y%H#i.w#r(Yw&-9hzwWL$w#r,hLw#r(i:w#r%h>%h>'hB%hB0qO$iDhJw#I%hMhN+#i@hM'",
"hL%hL*&hJhKb#i>hJ'hO%hHw)A#w4[-w%R#rS#+row,:#w)g$iAw$_(wV&-w*U&iZw*U'orwOp$wRO#w$c%0qO$i`Xw$l'8w$l$wT_#iPwT_$u+-~u+",
"+m^Wp#+*2qWwC[%w1H$@&$820rP$ru9#+(`=$:qnw-u+roA@&$A3w#D#w6;'wBm#p#+*2qXw2-+w#C#:w$<#w.Z#w#e&wQS%roGw#@#w)P%A+wWa$AP",
"wWa$&$(9P:uLMk.$Aw36#"};
/* scatter.comp -DGPUSORTI_BASIC, 5209 words */
static const gpusorti_line gpusorti_spv_scatter_basic[] = {
"#^th#u36-u36.qOh%uLN@uDE)u;<7uDEEuDE4qRuLM[h&u]`|q#uDEQuDEGq$h(uDE;h'h+uLMcuLNBq/h*h$qQuDE%uTU_h)q+u;;ru;;sh-uLO,u;",
"<0qnqih.uTUluLMSuLMlh,h0h/q'q*q)qfuLMPuLNDuDGPuLNqu++muLO)qMr6h4qGqYuDGLh2uLMkuLO'uLO*q&v$o9)Su+3euefUu#-D1u33U#uTU",
"44v6RUmWv<bs>Dv/AM#F1u;;c14uefYq(#v@8$D$1###uTU9q%q44442#w#'#TR9#1`19C4`R9Cq%`C9Cg`;9CR`q39Cq(`q79CT`q;9CS`qL9CC`qP",
"u;<ACq%w#X(u;<Aq-q%2#qF12q.qEg2gq.q=2Rq.q;2#4q(2#TCw#D%q1w#D%q2qEw#X#w#7&q4w#7%q5qE1w#m)q7w#7%q8w#L#4Sw#;)q;w#;%q<w",
"#P#4q-w#i)q@w#;%qAqEw%/)u;<AqCw#7%qD#42qE4C2#4T2#4q,2#4q%2q(q.qA2#4w#i#q.w#+%q.q<u33W#u;;v#]uDDz#qD1u;;v#&u33X#uDD|",
"#&q%uLM:#->&uTUK#]>&-uDE*#--uTUK#&-&&uDE*#w#'$-)#Sw#+#a6&TC@#-T)#Sq[@#&w#+#q^uLM:#]q]q_uTUK#]&-&uLM:#-&&,&#R@S&qcu~",
"#=C&w#$$S&&)#q,C+qd#q,uDDz#qD4,U#1)#q,w#K#1Dq,&Eq-q,)#;q-+qjq.;)#;&uDD|#&g)#4ql+qmg4,&#4)#4&+qmR46&;w#3#q%A>#ru;qp)",
"#S-Dq0-Eq1q0)#;q1+qsq2;,U#S)#;-Dq3-Eq4q3)#;q4+qvq5;Dq6&Eq7q6)#;q7+qwq8;6&q9qD,&#qDw#i#q9qxDq:&Eq;q:)#;q;+qzq<;,&#q3",
"w#;$q{u]^o&#rtq|IqpAU#rJq9Jw$8%6&q=1w#-#q=qp,U#CDq>-Eq@q>)#;q@+r&qA;DqB&EqCqB)#;qC+r'qD;w#J%w#Z'qEw#Z$qEI6&qFqDA&#r",
"LqFI,&#qCA&#s6r+r,A&#s3Ir-w#D$w#{#qC6&`w#R#rv`w$=$qEIw#=%w#Z%w$V#r4J,U#4A>#ryqFqx,&#vfMXspw#k#qFw#k%r9w#J#r:Iw%(#r7",
"r8r;w#j);w$S#w#v/w$,:rFw#Z%I,U#g6&qHC,U#R)#T&+rK#Tw#'(qoq(46&qIsqw$C$qH@#&rO)#RrP+rQw#N#R&w#+#A&#rNqIT@#&rU)#RrV+rW",
"#R,U#q3A&#rJq{qH,&#syuLMF-#JJ,&#g@#-qI)#Rr_+r`w#b$-w$S#qIw&7#u++2w#-#rUw$j#rw;q=w%F#rf;q=w#{#rUrg@#&rh)#Rri+rjw#{$T",
"w$9#,U#q(6&qJ1w&&#qJw#Y#rvroJw#/$w'C$rqJuLMF-#r8r8w#:#q=w%O##q=Ju]^o&rvrtruTI@#&rv)#Srw,&#Cw#C%6&qK4uTU^qlqLqKIIV]q",
"%1qN$#+q]#S+q_#Sw#+(rx#S+a#Su;><#1u;>AJ#$=uDEC&##Lqh#qerlqg3&#'uLNF&#5'uLNI&#B/uLNl>#'JuTVz&#'IJ(w#8#w#L#.qh#qe^w#K",
"#W&#qc'(&#qx'Lqk#q.qg'w#7#uLNo>#OFuDFX>#'u;><#1X'#'$=G&#BIw#m$%7$70>#<h<'7w#B(%h@$'uDEC]##3&#rN%#$=0&#/<##Y>#7rOb#/",
"1X'/=$/w$<#rnw$<&8hB(&#/w$B#'hCw$B).rS#rmP*='(&QPqI%h1$OW&#hGhM:&#hQ'Y>#'hOw$:%#$'%/$=(&#<hSw$X$&#hW7'/G&#hHqpw$n$M",
"&##hO*rL'w#+#hQ*rMw%5$rpw%5&hPq{w%5+rph3'7uDFX>#rrw%X+hVqxuLNkw#F*rrK'7w%C&h>w%C&h:b##1X/#/$=:&#h>8u]^F&#4qJ'rUw#J&",
"J5w#J%Tb#/4w#z%w$R#8Y>#/Kw%0((&#h:<uTUd-##hN/%B$7%B$B0-#/Brs5.qr#i1_*='%c$c(&h3_^%h5$PG&#hvqcw%($w'/)w$8&/w$83h9<w&",
"F#hDw#Q(.qr#iBK3-#'M-##/*7'w$:#%Q$Q(&Ph1^%c$F%_$_3q[#iF*iD=uTUd]##iFiE3q^#iF*iHw$0(h:w$0,w(0$a#iOBw's$qr#iR8w$&#u]^",
"t]##5/;(&FK^%Q$<uDG5qpqpr[w#e'Ow$r0W&#<qIw)9#w(m$w%}#/;w&@#7w(i#/w#~#w)%#8.rS#rTw$0$:&#7w(,$rtw%B$a#iih9*=7%/$/Y>#c",
"hsuLNh>#'h~w%b(uDFX>#i4G&#iZryw&K*#$w%p$h<%5$/%5$5w',#5h=7w%%#Kh6/%P$P%hG$hG(&hHhI^%hJ$hEw%-#w#^#rzw')Ai&<uLNo>#'i0",
"w'W)8$'.a#j-Kw%&#w#9#iFw(U&iAFd-w)d#5$/(&#iCQw%f#iV/%8$80-#58/<u]^t]#heK'q=%h7$h7(&h8h9^%h:$h5w&]+h7w&]>w(X#iJw%v+i",
"g.a#jEh1w$R#uTUd-#hj8q=w%^#B7w$<$%h3$h3(&_h5^%h6$h1%hP$hPw-_+hSw-_0*jO5w'Z#jQw'Z#8w'Z'5*/=(&OFqI%K$Bw$t$ib$ibY>#iar",
"Uu;><if1X=w-K$ihw-K$ikrU%ii$ii0&iji~/='%il$ig%jW$jWu+-~ZV&jT1qP$w/{$w0G$w'l-w.,#w.e$w#@$w'q$&#85'7u363=ZV&jUw#_$qo#",
"gIw*3$qo#RJw/J&7w#1#gw#1$(w#1#w#S#-if1qSH>#H&#$#w1j'w$2#qqw&@#w#,#8w$;#w$S#qtw%N'QLqu#q2qg'w+.#%8$BLqu#q5qgcw#1$F$F",
"0-#7F'O%c$Pw#c#h6w*C$w#c+h9Lqk#q8w0k%w(X%h:$8w#N#qyw#N#Lqk#q<qgh@w#@)h@$5[&#Iq}:w3)#G&#hEw%6#'q9e&#hGq}w#P$w#m$uDF+",
"U#5uTWAw(J#q~w#Z%hJ$hJu~%b-#h<hG_h:Qc'h3w%V#]iD1qTw%V%H-w%Y%Xr#w%H#w%Q<*=Q%<$5w%P$h1*=Pw)%$K$Ow#Y#h3w#Y0h7N&#h71w%M",
"$/w09#8$BN&#h9w#5#q<qgh;w#5#F$F%h8$h8u+-~ZV-iFw'05r$w'00r%w'09qAw'0:w#c/h:w'0)w#c$qk#qDqgh=w#1$w#c#&w#c$w&R%h>$h>0-",
"#h1h;'Pw&N$iPw&N0r(w&N0w$o/w&N)qAw&N9w#Y(w&N:qDw&N0jr1qUw$S(r)w$S'r*w&L#N&#84uLO+&#'r.uTU}-#'F4w0]&K8'5w#H#r/w#H&74",
"uDF+U#'uLO(U#'r0uDF+&#'fw#U#d-#/'uLO+-#F'%O$Ow#Y#h3'w$x$r1w#Y#uDFy-#w2+$w/x#h1'/%h:$h8w#@#r2w#v&h@1w$>(hB1w$>&hCh>w",
"$>%r3w$>'1w$>#uTW@U#'r5^w$@(G&#'r<uLO+&#<'w#a#K1w()&Q_'Fw#a#r=w#a(w$)#r<w#H#Bw$)'<_'5%hR$hR0-#h<h@'<w-h$jpw&/*r>w&/",
"'r@w%0&8w%0&OB'/w#;#rAw&#(w%,(Bw&H'<Fw%,%rBw&H5uDFyw&L/Kw*/'w%)#%h;$h9w#b#rCw#b&hAw%-)hCw%-'hDh@w$*%rDw%R,w$O%w%R(Q",
"w#H%rEw&X0rGw&X$w$P(w&]'8w&]$Q1%K$K0-#Ph5'K%hT$hT0-#h=hHw*z%&#1qVH-w*z$w,r/rHw$/&Ow$/#Ow#'#uTWA&#7/w*9'P4G&#Pr,ew/N",
"#uLNo>#cqxw#X#w2h(w*n$ew*x#uLNk>#h8w3(-:&#qxh<[&#cw3('J5'7f&#O'w7t#0&#h3P'8w0t#hAw0t'7'%hA$hA0&#h:h>'h5w%&$m%1qWw$|",
"$w,.#rIw3M&5qHw6M$w#D$m)w#D*rJw#D(:w#D#w>'$qHw#K%l21qXw)'$3&#rL3&#rMu]^t&#hY5w#h%]mSwD)#3&#q(*rN=w5L#luw#x&W&#/w7b)",
"w#l$kL1qZHaw#l%/.rS#rRw/>$3&#Bw;D#w#0$:wD.#w#|$ld1q`Hq]#Hq_#$#+qrwE$&q_#Sw8x'Bw8x)w7i&M&#m4B.qr#h1<w>9$&#lX'[&#'rYM",
"&#m9Kfw$N#.rS#rX8wCH&^wCH#w8`+QwD>1w=$#*=Jw$u#<*=J(&B<qI%8$/w#W&q{wB,&rZw#W%w(j#w8q#*hEr]w<22w#y&w$;#w5U#Tw>,'rXwE-",
"%a#hPK*=w#/$w(q$w*H#r^w#-#w(8#/Iw#W#q{w(M#w#N#hY5w15'7w:7$h7h8^%h9$_3-#h]w$(#.rb#ra'*=/w<<(-#5h9##0&#Ih<#w>~#/qIb#5",
"w$|&w#U#w=i#<w*'(w#5#w)X#Qw#m$w4N$<$5%<$<0-#'<r]w;F$(-_h5w#a$w$6&h6w$6$h5$h5W&h3_qp%h8$h13-#hu:-#h9'w#F#rcw#l#N&#'1",
"w%H#rdw+a#rYw(y$N&#Bw+u#'rdw:b$[&#<rY[w#B#fw0n#d-#7'(-#c'*i(w@z(hDw&k0.a#i.wBf$w&F#hrw&P$w#(#w&K%e&#7I.a#i6w&s(5w$9",
"$3&#Qw':#w4a#w&p#w(o#8w&k#/*Ow&k)%h}$h}(&h~i#qp%i$$h{wA%+h}w$P,w&a#M&#nN<w(2(w$2#rY3&#7w$6$.a#iKwJK#uLNk>#8JwKr,:&#",
"QIw#Z-w>T#Pw'+$>#Fh5w'V'w<d#rS#rT_*=h7w2n#w.u#rew#o,(&#h<w#o2h=w#o'Pw#o*(&#hEw#P#rRhCw7=#7$7w<O#(&hKhL^%hM$hHw%X+hJ",
"w')3inw')$M&#nyw*q$w&Y#(&8O^%F$5w#b+wKI&w-D-o%w.2#w+J(j#Ow#b+u+-~ZV]nW1qaw:>%w/0$w3B$.rS#rkBw&U%5qpw%4+rUFN&#F4w#D#",
"w9g$5w#h$-nW1qbw3,'w#>#7w$5#w#a*wFh%rUFw#@#w<.%wLA'&#'BJ5dw94#u363=Z"};
/* scatter.comp -DGPUSORTI_BASIC -DGPUSORTI_ADDRESS, 5914 words */
static const gpusorti_line gpusorti_spv_scatter_basic_address[] = {
"#feu;<7h#u36-qAu36.uDE4h%uLN@qCuDE)uLM[h$uDEQuDEGh&uDE;q#q$uLMcu]`|h*uDEEh'h+h(u]^tuLMlqEh)q+uDE%uLNBqduTU_u;<0qXq[",
"h-q'h0h.uTUluDF+uLMSq)q.h/q%h4q*q>u#`KuLMPuLNDuLO,uLNkuLMkuLO)qGqLh,qvh9h8qjuTUKq7v$o9)Su+3euefUu#.I3u33U$u33Uu#`Iu",
"mnev;F+2Av;EfUjvASSBDv>e;26v@Q%3Sv<xdo-v=4}Fhv#-<VcuTU44v6RUmWv<bs>Dv/AM#F3u;;cu#`J4uefYq($v@8$D$3$$$uTU9Sq4444/$w#",
"'#PJ5$3_35A4_A5AS_q35Aq&_q;5AJ_qD5Aq(_`5AP_qP5AU_qT5AA_G5A$_q]w#(#qaw#(#qew#(#quw#(#qyu;<AAS/q,PJ5q-3_3u;<Aq-S/q&Qq",
"=/JQq;/Q4q(/q/PA5q0w#;#q0S/$4U/$4q-/$4A/$4P/$4q,/$4S/q(Q&/$43/$4Qw#+%Qq</$4q&/$4J/$4q/u33W$u;;v$VuDDz$qD3u;;v$&uDD|",
"$&Sf$++&&u33X$uLM:$+>&f$V>&+uDE*$++f$&+&&uDE*$w#'$+,$Uw#+#`2&PAB$+P,$UqNB$&w#+#qPuLM:$VqOqQf$V&+&uLM:$+&&(&$JBU&qUv",
"#$KM3A+w#$#&w#$$U&&,$q,A8qV$q,uDDz$qD4(G$q(,$q,w#P#3(G$J,$q,+u;;|$Wu;;rq,&u;;sq-q,,q_Wq-(G$3,$Ww$m#q&,$4qb8qcq&4(&$",
"4,$4&8qcJ4uDE'$w$2$qD,$U+(G$S2&Qw#D#SE>$ruQe(&$q&w#t#q/+u;;sq0q/,qmWq0,$W+2&q1qDw#C#q1qg(&$q3w#-$qpu]^o&$rtqqDeEG$r",
"Jq1Hw#a&G$q&(G$42&q23w#5#q2ew#))Qe2&q3w#9$q3D2&q4qDE&$rLq4D(&$+E&$s6q{q|E&$s3Dq}w#D$w#m#+2&q5w#R#rvq5w$%$q3Dw#=%w#Z",
"%w$=#r(w#;#ryq4w$[#vfMXspw#g#q4w#g%r,w#F#r-Dw$h#r*r+r.w#f)Qw$O#w#r/w$(:r8w#Z%D(G$A2&q6A(G$q,,$P&8r=$Pw#'(qeq(42&gsq",
"w$C$q6B$&rB,$JrC8rDw'P#J&w#+#E&$rNgPB$&rH,$JrI8rJ$J(G$q3E&$rJqpq6(&$syuLMF+$HHB$+g,$JrP8rQw#^$w&%#rLgw&/#u++2w#-#rH",
"w$f#rwQq2w%B#rWQq2w#w#rHrXB$&rY,$JrZ8r[w#w$Q(G$Pw$9#(G$q-,$U>2&q83w&*#q8w#b#rvrcHw#/$w'C$reHuLMF+$r+r+w#:#q2w%S#rvq",
"2Hw$##riPDB$&rj,$Urk(&$Aw#<%2&q94uTU^qbq:q9DD2&q;qD2&q<42&q=3(&$q((&$P(&$U(&$g(&$q;(&$q<(&$q=(&$V(&$q@(&$w#m#t5u;<#",
">$u;;~>$(&$q5XVS3q@%$uLMUrb$Urz8`$Uw#'Arbw#'*w#@/qO$U8qhw#/&qQw#3&w#+#w#H+w#D'w#'#rlw#3.w#/+w#'*u;><$3u;>AH$%.uDEC&",
"$$#hN)MqZ$qWr^q`0&$)#hO.uLNF&$;)uLNI&$@1uLNl>$)HuTVz&$)DH*w#8##hSw#U%hT)-q^$qWq]0+$)Nq_$)-qZ$qWr_w#b#Y&$qU)*&$qg)Mq",
"a$@q`)uTUh&$)SJ#h].uLNo>$RKuDFX>$)u;><$3uDGP)$)%.Z&$@Dw$)$'9%96>$7h@)9w#B(#hkr{'hC%)uDECV$$0&$rA#hh.'$%.6&$17$$uLNq",
">$9rBuDGL$13uDGP)1.%1w$H#raw$H&:hE*&$1w$M#)hFMqa$hCw$M'-rF$r`K#.)*&RKg#hvR'h1%aY&$hJhP#hv.C&$hT)uLNq>$)hRw$I%$%)#hy",
"hX'1%.*&$7hV#hz.w$m$&$hZ9)1#h|w%)#hHew%)$#h|.O&$$hO#r>)w#+#hQ#r@w%P$rdw%P&hPqpw%P+rdh3)9#i(.uDFX>$rfw%v+hVqg[w#I*rf",
"L)9#i-.#i,h<w%a&h>w%a&h:uDGL$$3uDGP1$1%w${#h>:u]^F&$4qJ)rH#i5.#i4Hw#P&H;w#P%PuDGL$14w$*%w$b#:#i<w%O#1Lw%O(*&$h:7uTU",
"d+$$hN1#iB)'@%9#iBrg'@%@6+$1@rg;-qh$iET#.)'h2%h2*&h3Tb#iGh3'h5%KZ&$hvqUw%D$w'f)iGw$H(1w$H3c7w&q#hDw#T(-qh$iULw)@#O+",
"$$1#9w$H#@'R%R*&Kh1b#iVK'h2%I'T%T0qN$iY#iU.uTUdV$$iWiV0qP$iW#iY.#iVw$6(h:w$6,w(j$`$ia@w(j#-qh$if:w$,#<V$$;1Q*&ILb#i",
"cI'R%7uDG5eerN#ibw#k(aw$~0Y&$7gw)|#w)P$#ik.w&<#1Q#ilw(D$9#im)w)S#1w$1#w)n#:-rF$rGw$@$C&$9)#ir.w%Z#rhw%Z$`$itc#.9'1%",
"1uLNq>$h2hsuLNh>$)h~w%z(uDFX>$i4Z&$iZrmw&g*$%w&,$h<#j#)';%1#j#h<';%;w'Q#;h=9w%=#Lh61'K%K'hG%hG*&hHhIb#j,hH'hJ%hEw%F",
"#w#g#rnw'N$j'w'N=i&7#j.w-/#)i0w$V(':%)-`$j>Lw%8#w#9#iFw)-&iAI]+w+;#j7.w$Z#*&$iCRw&%#iV1#j:)':%:6+$;:17<V$heL)q2'h7%",
"h7*&dcb#j>d'h:%h5w'($j;w$X(h7w'(@jE.w)3#iJw&8+ig-`$jPh1w$b#uTUd+$hj:q2w%v#@91w$F#'h3%h3*&Th5b#jOT'h6%h1'hP%hPw.s$jN",
"w.s(hSw.s0#jS;w()#jUw(&#:w(&';#1.*&aIg#jYa'L%@w%'#'ib%ibuLNq>$iarHu;><if3uDGP.w.Z$jZi}'ihw.Z$ikrH#j[.'ii%ii6&iji~1.",
")#juij'il%ig#k&r{'jZ%jZu+-~u++mX&jW3qB%$w2E#w0-#qYw$1#w(H-#7;w/L#w1~,Mqa$)q`q`w1k&Rw'P#:6&$L:)7u363.u++mX&j]w#x#-qe",
"$q&Dw+7$qe$JHw1+&9w#1#q&w#1$*w#1#w#S#+$3qDF+$F&w#&#w$U%w#'#=&$73^&$7@uLNUqf$1)=&$)4#;.=&$13#7w#+#R4C&$qgLuLO'&$Kw#s",
"%w&6#7]+$7w#}%i|3qFF>w#z%w6V%w5/#w#''w5/2w%d#Kw%d#w%]#qiw%]##Lw)U$w#3#q`w#3$K.'7%76+$97)@#h2w#W$qkw(c#<+$hM9cqlNqm$",
")Mqnw&2$+$)SA#h:r{#c.'h3%@uLNg>$qoh>w)6(<+$hTLhAew&c/w*q%hCr{#hB.'h;%7#h>qr^&$DqrCw6L#w3O#w&Y#)q1#hB.uLO'&$hJqr<+$h",
"_d)w#j0#hF.NG$7uTWAw*V#qsw#w%hOr{#hN.'hH%hHumqA+$ch=h1h6)h7w&6#Vi`3_w&6%F+w'4#w&0&w$p#7w%x-@w%x.:w%x,Iw%x$qtw#W#<+$",
"hx;Tw%x*uLMX.h5SAw39#<+$h{:h7w$x$=&$d3Mqa$1w#C#)SJ'I%Iu+-~u++mX+iaw'm:w'a+Iw$h'quw$W'w$h&bw#3$Iw$h,Rw#W$qww'0&i69h6",
"w'a1h7r{#h6w'a$<+$i::h:w'R6h<r{#h;.'d%d6+$7L)Rw&X$iiw&XBw$p%w&X)w$p%w&X3qxw&X&iRw&X8iUw&X>k-3qHw$S)w+1&#1;w$&#qyw$&",
"#w#,#qzw3v&aw-<$uLO+&$)q~#1w$i#w#K$r#w#B&h1w#B$NG$)uLO(G$)r$Nw=o#T.uLO*w#R#]+$1)0+$duLO++$)1w+2#L%w8s$r%w#a#0+$h<uD",
"Fyw%R#h=w;>$'h:%dw#@#r&w#}&hAw.B$w$@/r'w#B&hFw#B$w$@#uTW@G$)r)bw$A$hHw$A%Z&$)r/0&$:w#b#1#aw$A(r0w#b&hQw$$(r/w$$&w2E",
"$+$hTw.T$k,w&19r1w&1'r2w%1&aw%1$Iw%1$w#;#r3w$,&Kw&J4r4w#B&h5w&J1uDFyw%0#cw&N-h=w&N%h>.w:Y#'h;%cw#i#r5w#i&hBw%40w#B#",
"r6w#B&hGw&T4r7w#B&hLw&T,r9w&T$w$K$hOw&X-aw&X%Iw$K%hR%hR0+$hVw3<$$3qIw2i*wFE8w-,+r:w$G#=&$h23NG$h2w#'#uTWA&$91)#h1r{",
"w1g#:%@=&$h64Z&$h6q|uLO'w7W$h2w99#dqgw#b#w50%Tw50$=&$h=3uLO'&$)h=[>$h>w5P*cHw#C#w3p#hC^&$h2)w-&#w:z#wA6#)9uLO*&$a)w",
"&d#K%K6&$h3K):#hA.w1p#hGw1p'9)#hGr{#hF.'hA%hA6&$h:h>)h5w%_$mE3qJw%X$w6p#r;w5r&;q6w9H$w#D$mIw#D*r<w#D(Cw#D#wBl$q6w#K",
"%lR3qKw)b$0&$r>0&$r@<&$h`;w#h%VmswJ$#0&$q(#rA.w8.#m8w#x&Y&$1w:])w#l$kl3qMF`w#l%1-rF$rE)w$;#0&$@w>^#w#0$CwHS#w#|$m'3",
"qRFqO$FqQw7K*w#'$wJE+w#3+w6p6w#'8wJ~*#h;w<p(h>w<p)w;W&O&$mj@-qh$hG7wCf$&$m1)^&$)rLO&$moLuLO*w%K#-rF$rK:wHI&b#hJwHI$",
"w<T$hJw<T(RwIH1wBA##.Hw%x#7#.H*&@7g#hR@':%1#hQqpw#^&qpwFt&rMw#^%w*5#w>m$hWrO#hVwAI3w$&&w$H#w7d#PwCR'rKw&t$-`$hbL#.w",
"#/$w*3#h7w,'#ql#hdw8,#w)N$1Dw#Z#qpw)c#w#Q#hl;w#N#w#i#9w>8$h7db#hmh7'c%T0+$ho#hk.w$1#-rS$rR)#.1w$c$hlDw$`$+$;c$$6&$D",
"h<$wDQ#1guDGL$;w%/&w#X#wC,#7w+R(w#5#w*w#Rw#p$w4f$h|w4f#;#h|rOw4m&)7rO@#h~w%m$*+Th5.#i$Tw$F*h6w@o$h5%h5Y&h3Te#i%h3'd",
"%h10+$i+C+$c)#i,.w#L#rTw#~$i&w/0#i'w/0$w%n#rU#i(w$[#9w%r#rLw=a$#i*w#F#i-w0z$w#F$wOp%i-w,j#arL^&$1rLuLO*&$:)]+$9w$w#",
"i=*w0}$i>.#i2w'M(hHw'M0-`$iDwGn$w$2#hvw'2%i;wM(#)w'-%#i<w'@#9D-`$iMw'[(;w$J$0&$Rw(##1#.w*&#Dw)d#:w'P#w4J#w'P%iIw'P$",
"'i%%i%*&i&i'e#iVi&'i(%i#w'M$iFw$`(i%w$`,w'F#O&$o+7#iM.w)'(w%w$#iOw&'$w$F$-`$iQwPS#[>$:HwR&,C&$RDw#^-wD6#Kw'm$>$Ih5w",
"(B'w3:#rF$rGT#.h7wJB#[>$drVw#o,*&$h<w#o2h=w#o'Kw#o**&$hEw#P#rEhCwNo#w8<#hJ%hJ*&hKhLb#iphK'hM%hHw%e$ilw%e(hJw'E3itw'",
"E$O&$oVw+o$w&o#*&:ab#iv:'I%;w#h$iuw#h(wQB&w.W-o_w0C#w,N(j<aw#h(j#w#h$u+-~u++mXVo43qSw=2%w1D$=&$93-rF$r]@w&e%;ew%D+r",
"HI=&$I4w#D#w$X#w4##w<D#o43qTwFb+w#C#w-0$[>$@w#e&wL*%rHLw#@#w$Y$w6i#wR7#IHwR7$&$)@H;]+$Iw22#"};
/* histogram.comp, 8708 words */
static const gpusorti_line gpusorti_spv_histogram[] = {
"$)ih#u36-qPu36.h%uDE4u]`|uLN@qSu;<7qTuDE)uLMSuDEEh&h(q#h'uDEQh*h+uDEGh-qph)h,q$qoh$uDE;uLM[uTUdh.uLO,h0h/uLMcqNuLNF",
"uDGLuLNBh1uTU_uLNDuLNkuLMlq/h2qGu;;ru;;suLMPuDECuLNIuLNqu]^tuDFXu++mqluLNmh4h@uTVzh3q'h9qIv$o9)Su+3euefUu#4;3u33U#u",
"TU4=v6RUmWv<bs>Dv/AM#F3u;;c3=uefYq(#v@8$D$3###uTU9q%q4===5#q)eH#3T3u;<Aq*q%5#qF35q+qEq&w#7(Hq-=TeHq-q%Tq+Hq-q&TRHq-",
"eTq3Hq-q(Tq7Hq-q)Tq;Hq-q*TqLHq-q+T%u;<Aq-q%5q&#q=5eq.q;5q.=q(5#q)q+w#y%q0w#y%q1qEq%w#7)q3w#7%q4qE3w$F)q6w#7%q7w#L#=",
"q*w#;)q:w#;%q;w#P#=q-w#i)q>w#;%q@qEw%/*qBw#7%qCw#7#=q+5#=q)5#=q,5#=q%5q(q.qA5#=q.5#=w#m#R5#w%i#w#/#q.q<u33W#u;;v#Iu",
"DDz#qD3uLM:#I%%u;;v#%u33X#uDD|#%q%uLM:#-+%uTUK#I+%-uDE*#--uTUK#%-%%uDE*#w#F#-uLM:#+--umn|#I-++%%%.#q*-uTUK#I%q^q^u]",
"^[#I----uDE*#w#X#+-uLM:w#X#w#{#w#C$w#c#Iw#w#w#m$I-uLM:w#Q#(%#u++2Uq)%Vq*q).#Rq*0qkq+RuDDz#qD=(_#3.#R%(%#=(%#3(%#q%(",
"%#euDE%q,%qru~#=q-%w#$$q,w$C#q,q-0qs#q,.#q,%uDD|#%q&.#=qv0qwq&=.#=%0qwe=A%q.=N+#ruq.qqUR-Vq0R.#Rq00qzq1R(_#q*.#R-Uq",
"2-Vq3q2.#Rq30q}q4RUq5%Vq6q5.#Rq60q~q7RA%q8qD(%#qDw#e#q8r#Uq9%Vq:q9.#Rq:0r%q;R(%#q3w#;$r&u]^o%#rtr'>qqN_#rJq8:w$4%A%",
"q<3w#-#q<qq(_#q+Uq=-Vq>q=.#Rq>0r-q@RUqA%VqBqA.#RqB0r.qCRw#J%w#Z'qDw#Z$qD>A%qEqDN%#rLqE>(%#qCN%#s6r2r3N%#s3>r4w#D$w#",
"{#qCA%qFw#R#rvqFw$=$qD>w#=%w#Z%w$V#r;:(_#w%l#ryqEr#(%#vfMXspw#k#qEw#k%rAw#J#rB>w%(#r>r@rCw#j)q.>(_#q&A%Tq+(_#e(%#qe",
"w$d%0qxq(w'K#q%u;;~+#(%#q+(%#rkA%qH3w#w#qHw$B$rO:(%#q7(_#q3A%gsqN%#rJqETw$-#rS>N%#rPrTw#/#s3>w#)#rNrUrVA%qJw(-#q*w#",
"c#qJrXw#=$rYw#=#rWrZw#D%w#)#r]rZuDE%#%r^.#er_0r`#e.#e%0rb#ew#'/(_#q)(_#q((%#sy(%#u#(cN+#r{grkw%F#rlgrkw$I#rm>u;<#+#",
"w#,%(%#t_(%#t5w%A%w#N#rVw'v$rtrVr&w$A(rPrvruuDE%#%rw.#erx0ry#ew#5#rVruw#)%w$8$%#sp(%#q,(%#w*b#rJw#]#qqT.#e+0s'w#R$r",
"NrMrV(%#q&w#u%(%#vF9(PS(%#vLM5-bw%~#rUs*w#k#s.qrw$U#rUs/w#D#s0Tw'1#q<:w&Y)s3:uLMF-#::A%qKq+w#E#gqKuDE%#-qK.#q*s7w$&",
"#(%#qmw%)%(_#q<(_#q=(_#q>(%#q@A%qL=uTU^qvqMqL>>u;;U-w'Y#qE(%#qFWIq%3qO$#0s8#q*0q^w#'%u;><#3u;>A:#$@8%#q(X%##Bqx#e:8",
"%#'w#,#>w#,#O%#4'X-##`+#9:u;><#3uDGP'##$'C-##ro:/-##4&6$2&6$6)-#16s5;Bqu#qtrGw#_#P+#'w#U&'$@w#:#rHw#:'qE&2$2)+#6a'2",
"J%#bs6Y%#hAs6uLNlw#U#c%#'>:*%#2'w$[#&#$@)+#roS##w#*#h5#1w#*#h7#2)-#s5f#w$>#sAh;#<w#*#h=#D)%#ab#FK#M3w#^#O%#2s6Z+#;h",
":w%'(L%#h_;u]^F%#=qJ's6&2$1w$S$%#'2:4w$I$w${(w$C$%#:1##Z+#4qKK#1=uDGP'1@$1O%#;g*%#'hmL%#F>w#r$1'*%#fw&+#hbro'Bq^#hw",
"G,@'*%DGr=&F$7&S$SX%#hPP+#hB'w$+(uLNo+#hvrmw#1([I##hzi#h~8-#i$w#'#&;$;)-#hP<'w#*#hO946XI##w#R#Gw#R#ueg(I##67h}hs8%#",
"rf8%#rguLMk-#1w$#$hnw#B#/+##2]+#w%N%+#hsG'2uTUlqu#qtrhr=w'<#w%X-w#P#M&4$4)+#;M148%#rew#F$&h:$h:)+#huhF'7w#h#hG2<)+#",
"hrhHM9uDG5qqqqrj&hK$hK)-hmhnh]hBh=)-hkhlh]hAh=)+#hxh^4h>)+hthuh^1h>)+hrhsh^'h>P+#haw&j*hl$'w&n$-#s54##w&u#6#1Z+#1qK",
"K#2=uDGP'2@$2Bq^#iR28-#'/-#i=',1@8-#4uLO+-#'i>uLO*-DG@*%7<w&k#;uLO*-i$i%Gw$$#i'w(8#w'k'4w'k,w$>#O%#6w'k$i^uLNo+#'h}",
"w$W)<$w&G$i8w#0#*%#i-7w#I#ieBq^#ikdw$I#CI##21&7$7Bq^#ioh7w#6#w'`#1:s0&h8$h8*%fh:r=&h;$h6/+#hbhLw)<>w$Q,iyZ+#'i<w+l)",
"q^#j&Gw$9'1inw(Y#&F$F*%MSr=&d$D&h5$h5&hR$hPw$#'hRw$#9j-w%Q#iMw%Q0iew%Q&iYw%Q$j4Bq^#j:w%Q'hO4'w-Y#w#J#iyw&]#Bq^#jAfw",
"%Z&hQ':rU&;$4Bq^#jDh<w'L$w$l#&9$9&h=$h=*%h>br=&hA$h;&hp$hp]+#i&w%t-+#i*1w(C%;w(C,w${&w,8%jPw%{#ipw#^(*%#iz2w#;#>w#;",
"#jUw.i'9'2w#G(]+#h7w#T+j'Mw#T$C-#jProw)7#jO'E-#'jYBq^#jhw$~$w#1#j]C+##;1&G$G)+#hES1G&d$d)+hDhEf@F&hC$hC*%hAhBr=&hF$",
"h>&hH$hH)+jBiKi9hEh>L%#jHj6uLNs+#'jcw%H)j7$'&jE$jE*%j8j9je&jH$j7)+#iPiMjG')-#jBiNjA1Q%#'3w,T-u]`x%#rc>:2&1$w#B#6=w#",
"B0rdw#B&w#7#Fw#7#,re>&'$'w,[$w(R%j|4##w1s#rKw2j&'rVZ+#6'K#;w){1w'**rZw,J)O%#h5rZJ%#'r#*%#6'Y%#'rZw2;$Brb#ra'w#|#*%F",
"M@*%9Dr=&S$7uLNl+#Sw$q)*%#rrbuTUlqn#q+qm'u]`qw2x$h7w'T#&b$bw&M#g&hC$h:P+#k>w#U)8%#rcw%Y-w#c$w/f#rcu]`x%#1>:'w#g#8%#",
"rdw#K2w%W#rdw#K-w/z%w#K-rGu]`xw$V$>w0I#&f$fw1S'h=w#F(riw$y#r=s:>w)'$w5B#kV,s9@w,W#XI#78+#s9]+#w2i)&ke$'/%##>/%#'qqu",
"LMk-#4w#2#4s*w67$w$&#w1v$w6K$w$X$uLNh+#'kS]+#7uLNh+w2U&w#l$w#,#kIw#,#/+#jjdw(;#)+#kL2'1w$6#w7=$+#<h;';w#L#s;w#L#uLN",
"l+#h::w#L&s;G'w(l$w5w$uTU5_#=:buDF+w'Y$#r#'w-'#w#6$hEw#6#w0%#)%#47'6uLO'%#h>r,E%#'r~w#`#aw$F$%##6J%#7T*%#<>Lw6R#w(b",
"#TLw(W#w&%$uLNs+#<GuLNs+#9Sw%/-P+#6>`+#h5TuLNgw#;#w,}'h5w,}**%#Ms*w$,#h_uLNs+#41w5w$+#7Fw%E%w#G$w1_#lJhEbw'X$hB$hBw",
"*D#hNfw8%#:hOhBw#Q#hUhP76w1$#lOl=w#W#4w%#$I##lS8+#s(w&>$w#y%9hN';w'b-'$')%#SD:w%5#hVw%J$1w'U$w+r$w#L#9w&R#J%#6w%^#i",
"ew%0#w9H+uuwII##i%i#l><:1uLNl+#li:w$&,P+#i$w'F';Mw'F'w$@#lr$'w)Z$rh,@fw#,$s<,@h8w#,$s=,@hKE%#hL>w(w$uLNf+#lM'w;r%w#",
"B$s>,@'uLO)%#>hBw%]#s@1&l}$l}u+-~^WI@3qQu;<0%#u;<0%#$#w:G%qjw#R$2w:<$#;w*Z#4w=g)&1$@J%#97Y%#D<w<{/w(l&:7'6w#j$w;'%#",
"h5qqw-Q%,@>u+-~^W%m03qR$w//$qmw9f.w$)&w#Q$w#@$w&B&72'4u363@^W%lvw#_$qx#q&w@U$w@h(w@_$w#:#w#1$*w#1#w#S#-m63qUu;<0+w%",
"K%wAI'w$2#qyw+p'7w52$qu#qtq{w#]&'GuTUlq|#q1qm'w3.#&7$;uTUlq|#q4qmSw#1$9$9)-#49'<&S$Fw#c#h6w#l#w#c,w'K#q7qmw0U$uLMk-",
"w;f%7w#N#r$w.L&q;qmbw#@)b$2w'J#r(w)=#>E%#hEw2+$q8uLO'%#hGr(w#P$w#m$uDF+_#2uTWA%#1'r)w#Z%hJ$hJu~%b-#h<hGah:GS'dw%V#I",
"#3qVw%V%u;<0-w%Y%uDGPr*w%H#w%Q<,@GwCd#w%P$M,@Fw'v#&D$<w#Y#dw#Y0h7Q%#h73w%M$1,@w&/$Q%#fw#5#q;qmh;w#5#w8G#h8$h8u+-~^W",
"-#w'05r+w'00r,w'09q@w'0:w#c/h:w'0)w#c$qn#qCqmh=w#1$w#c#%w#c$w&R%h>$h>)-#Mh;'Fw&N6r/w&N0w$o/w&N)q@w&N9w#Y(w&N:qCw&N0",
"nY3qWw$S(r0w$S'r1w&L#Q%#7=uLO+%#'r5uTU}-#'9=w+k$-#D7w1>%r6w#H&4=uDF+_#'uLO(_#'r7w2t#uLO*w#U#wDk$uLO+-#9'&<$wGk#Dd'w",
"$x$r8w#Y#uDFy-#4w/O$-#2M'1&h:$h8w#@#r9w#v&b3w$>(hB3w$>&hCh>w$>%r:w$>'3w$>#uTW@_#'r<r=w$@(w4)#rDuLO+w9E#w#a#D3w()&Ga",
"'9w#a#rEw#a(w$)#rDw#H#;w$)'wJH#&hR$hR)-#h<b'6w.;$#3qXu;<0-w'f$w)^/rFw#o&<w$P#<w#'#uTWA%#41w'%'F=E%#Fr3uLO'w,9#uLNo+",
"#Sr#w#X#w/S(w'Y$uLO'w'd#P+#h8w/p-L%#r#h<uLO)%#Sw/p':2'4uLO*%#<'wCJ#)%#dF'7w-`#hAw-`'4'&hA$hA)%#h:h>'h5w%&&qYw$|$wM8",
"(wKl#w6{#1w0/$w#D,wMB$w#D$Lw#D#w2h$Tw0W%ok3qZw#i*w#Q(w0y$wDD#w%E-w$_#;w$_$w%(&r@2'4uLNo+#<rIw#K,`+#Fw#^)L%#ar#w#_#w",
"#-#'>w9E#w6k$%#';:2&D$wN&#r@D'7uLMk-#Sw$>#h=w$>1hBw$>/`+#hEw$,,hIw$,9uLMkw*P#uDFywC_%h6w%h$+m`3q[w(W#w+g&w(T(rJw+f(",
"w#($wAM#'w7T/6w9d)Q%#a3w#($w#N$w:O'7'2w+e$+#GS'6&h5$dw-7$w#($w#M%h8$h8)+w+k#h7w.s$kx3q]w$X#+w#&$w*6$w'x$X%#p#+fw<$#",
";Y%#16w7)/wSb#wCL&19wCu*wQR#'K#2w$})h6w*+0<h:wNc$wLU#'1wH=&rL6wD6%9#1w#*#G#w'&#9M#6w$~#h8K#<w#v);bw%t(w;Z%<94GwH)#h",
"Qw#;(/%#iPG/%#iJF[%#ivhW1w8K%w=@'9w=@**%#h:r=w.o$%fh:9@w''$Sw#<#]+#6w;W%bhA;@'w2>#*%h8fr=&hB$h6E%#h<w;;(hawUN#b:wP(",
"$w@-$c%#2qqw&B#1r&:uLO*w+F#]+#hhuLNhw&-#w&V#qrw#7#w@h$hJwCj$hMwBx#hXw$Z(c%#arMw#G#r#w/[#<w-C'9hM'wG1#qrhhwB9$c%#hZ>",
"4w:Y$w2Z#w'M#sBw;9'w'[#6sC*%#hzhZw#E+rN9c%#hc:huCI#lhw&$$htwQ}*htw2p%how#0#E%#hgw%L(i,w)_'ht7'2P+#hkw(--cw=D#:w(.&q",
"q4'1wEM$w*b/;qqw'm-+#42rPwAl'<M'w%8%rH,@Dw#L#1w$&'w#9$rRw6d$w08)CI#m,rQ'&i5$i5*%i6i7g&i8$i1w@3#p#,&w[7#w*A+wS7&r[K#",
"13wX#%wJI#;w&4$2;g&6$w's#<w%u),rc:,rd:,re:,rf:,rg:w$t#w[m6w<##gX%#p#,tw#,$w7&$w$@'FwH7&w@+$w+_*wUT$qu#qtriw7Y'9w'k*",
"9Dd&G$2wMA#w%:#p#,N3q_w,}#q^w#&#$#J%#2rmw%I#wZn%rnw$=#4C-#p#-Cro',7w*l#4wZ9%'rpw#=#7C-#p#-Gro',D@w#o#p#,Q3q`w/R%w/X",
"'/-#p#-K;wVn#4wOF5rfwOF<rgw#B&/-#p#-WawQ=#a/-#p#-Yh7w#-#h6C+#p#+*4w(W)wOa*wCR#nN3qaw$J$wOD1w.~+2'K#6w-a)k;7/%#k5<[%",
"#kbdw-a&w-U+aw-U&da7@'w]g#wO_#r=&h5$<u363a^W+p#,n3qbw%d%%#nf1w8v#w+&%w#g(w[F)w[Z&<'4w#A(wM9)w+#$Z+#MqrwJm%wLk&Fw9$%",
"Iocw*$#uDG5qqqqrqw%V#oVw6j&w,q%uTWYwNs#rIw#J$oTw*K2w%j(wR_/;@$;wQY#</%#ohwR-$Dw-b$9Dg&G$4w&j'#3qcw:E%w4m-rsw&S&kq6/",
"%#kk7[%#l:9w%&$2Q%#D3/%#kuDw:@$/%#kpFw6()EwH^$M$M)%#<GwA5&o43qdwA2'w$z-w%;+6#w*R#6ruw'~&4w&Y&O%#7ruw^A*)%#;6#1*%#S>",
"w#i#w#T'w(S#6@$6w%Y#6w$*#,'Dw%^#@*%67r=&Gw-X$rzh8wB2#h6$h6*%h7h8g&f$dwVD*h<h5w.0%hAw.0%w$G#w$[#rVw#w#7w/)$w$u&;w$P$",
"hP<w50%D#2w5)#r{w)})O%#Sr|w-<#w$W#rzwDX$Y%#h<rVw6{#w$z#Gw+3)*%#h7w4G%%h6h7D@'L%daw8+#h5w^d%h8$GY%#hCrVC%#hvhbh=`wQH",
",*%#h=h:w#`%#h>h6'w&'#rrhJw.T'1&hI$hI*%hJhKg&hL$hGw(J#p#+>w)^&wiw+wi%-,r}w0>$w&'#J%#<Tw'_$w%e&7;w&1%rVw1>)*w#9#wXj(",
"u]`v%#r}>wQ3#7<g&9w/r%w+R)wA1#rRE%#1r~w/P#qM'TY%#h=w@0#wVv$w.5*8%#r}wO>#rMw$G#s#wSJ#w3d'7h7w8-*&hG$w$@#r}w#''w&q#s$",
"w#t#s%w0V$2w*9#6w'm'fD##K#'wj;$uLNs+#;s&w#l(w:P#buLO)wLj#w_|#Fw<R*uDGP@9<$9wiE'<&h[$h[)%#hFfF9w+$$p#+`3qew<9*w&b1Z+",
"#<rm,s(@w'[#w&g&9w(b#Ds)wBr$w$u$J%#Fw%t#MwTV$MwV}$w2a%s*wBw$w':$w#N#aw*%'a##O%#Fw.*#w+w+w*N(`+#'wau),s(rLw(0#wG+#w%",
"7#g&F$6w4E'p#+y3qfw%)$w#3#w6d2s+w6d:w#W$wW(&w%a+FrmwUr&27wUr*J%#h6rmw`0#wm6#p#0Sro'w4Y$Q%#1=w%O#s,uLO+w6~'s-wI3#>w)",
".$w`P#s+w)a$u]`lw@r$w:;#w(^*w%G'h5$h5w%='#wV+)w7u#w&K$4w#{#rZw%L#waF'4waF%w`v%wUL#Ip#/33qgwIT*w%u&2wi@&6woY-wGH#qEw",
"GH'[%#nmM4wg{#h>9'*%<9r=&D$;w#x#p#.n3qhw5r/wBj3w9.#/%#nUw5k#nOw5k#n{F1w#t#hMDw3$$w0A#2u+-~^W+p#01w5M&uLNo+#s1wFV)w7",
"s$E%#s1wJ}%w5N%w2y&w8/%w'Y,Q%#dwK/$s1w#N%w+9%7M'2wgB%wNN#w5V%p#/R3qiw9J'w%0&s0w&#&rUw1L)wk@#w&#/oCM4w#*#oDM2w[s#w06",
"*CI#huS;w(}#wlL,w&A#p#/}w4>)[I#p#+xrL4w)=$s2w.$$w@(%s22s4w#o*-#p#+dro9[I#p#+DrLD'w8-#u+-~^"};
/* histogram.comp -DGPUSORTI_ADDRESS, 10125 words */
static const gpusorti_line gpusorti_spv_histogram_address[] = {
"$9Qu;<7h#u36-qAu36.h%uDE4qFuLN@u]`|qDh$h&uDEQuLMSh(h*uDEGq#h)qhh'uDE)uDE;uLM[h-h+q$uLMcqgh.u]^th,h0h/uTUduTUluLMlh1",
"uLNBq>uDEEuLNDuLNkh2uDGLuLO,uLMXqaq'q*uTU_uLNFh9q%uLNquDFXh4h5q}r@h8h>qeqiuLMPuDECv$o9)Su+3euefUu#6D5u33U$u33Uu#`Iu",
"mnev;F+2Av;EfUjvASSBDv>e;26v@Q%3Sv<xdo-v=4}Fhv#-<VcuTU4>v6RUmWv<bs>Dv/AM#F5u;;cu#`J>uefYq($v@8$D$5$$$uTU9Zq4>>>0$q)",
"U@$5qG5@V>qG$@VZqGq3@Vq&qGq;@VUqG-@Vq(qGqL@Vq)qGqP@VVqGqT@Vq+qGqX@V$qGq]w#(#Tw#(#dw#(#quw#(#qyu;<AVZ0q+q)U@q,5qG5u;",
"<Aq,Z0q&q.q=0Uq.q;0q->q(0q.q)q+@q/w#;#q/Z0q0>V0$>q-0$>q+0$>q)0$>q,0$>Z0q(q.&0$>q.0$>50$>q/0$w$h#w#/#q.$0q<>q&0$>Uu3",
"3W$u;;v$LuDDz$-5uLM:$L&&u;;v$&uDD|$&ZuTUK$--&&u33X$uLM:$-*&uTUK$L*&-uDE*$--uTUK$&-&&uDE*$w#L#-uLM:$*--umn|$L-**&&&9",
"$V-uTUK$L&qOqOu]^[$L----uDE*$w#X#*-uLM:w#X#w$%#w#C$w#c#Lw#w#w#m$L-uLM:w#Q#9$V&)&$u++2)&$UuDE%q)&q^v#$KM3Vw#f#-&w#$$",
"q)w$%#q,VMq_$q,uDDz$->)T$U9$q,-u;;|$u#`Ku;;rq+&u;;sq,q+9qdu#`Kq,)T$59$u#`Kw#j#>)&$5)&$Z)T$q(9$q,w%>#q&9$>qlMqmq&>9$",
">&MqmU>uDE'$&w#P#-)T$Z:&q->W*$ruq-e)&$q&w#|#q.-u;;sq/q.9qtu#`Kq/9$u#`K-:&q0-w#C#q0qp)&$q3w#-$qwu]^o&$rtqxAeWT$rJq07",
"w#a&T$q&)T$>:&q15w#5#q1ew#))q-e:&q2w#9$q2A:&q3-W&$rLq3A)&$qCW&$s6r&r'W&$s3Ar(w#D$w#m#qC:&q4w#R#rvq4w$%$q2Aw#=%w#Z%w",
"$=#r/w#;#ryq3w$[#vfMXspw#g#q3w#g%r3w#F#r4Aw$h#r1r2r5w#f)q-A)T$q+:&q5q+)T$q,)&$dw$`%Mqnq(w&e#V9$V*u;;~*$)&$q+)&$rk:&",
"q65w#{#q6w$B$rC7)&$q7)T$q3:&q7sqW&$rJq3q5w$1#rGAW&$rPrHw#/#s3Aw#)#rNrIrJ:&q8w'5#Vw#c#q8rLw#=$rMw#=#rKrNw#D%w#)#rPrN",
"uDE%$&rQ9$UrRMrSw(*#U&MrU$Uw#'/)T$q.)T$q-)&$sy)&$u#(cW*$r{q7r_w%J#r`q7r_w$I#raAu;<#*$w#,%)T$tV)&$t_)T$d)&$t5w%M%w#V",
"#rJw'f$rjrJqww$I(rPrlrkuDE%$&rm9$UrnMro$Uw#5#rJrkw#)%w$A$&$sp)&w&9$qT)&$w$|$eq59$U*Mryw#R$rNrAw#7$rIrJ)&$vF9(PS)&$v",
"LM5-bw&&#rIqsw#g#s#q^w$Y#rIs$w#D#s%q5w'9#q17w&^)s(7uLMF-$77:&q9q+w#E#q7q9uDE%$-q99$Vs,w#~#)&$qmw)N(q))T$q<)T$q=)T$L",
")&$q@:&q:>uTU^qlq;q:AA:&q<-:&q=w+5#q()&$q))&$q;)&$q<)&$q=)&$Lu;;U-w(&#qE)&$*fLZ5q@%$uLMUr>$VrcMq[$Vw#'(qOw#'*r>w#'.",
"w#7#w#P+w#'+s-w#a.w#'+w#X7w#'+w$-'w#H:u;><$5u;>A7$%.4&$q(#hQ.g&$$#hR(;qn$U74&$w#,$Aw#,#N&$8(#hV.g-$$#hW(uLNm*$<7u;>",
"<$5uDGP($$%(G-$$rc71-$$8#h^('3%2#h^s*'3%3,-$/3s*6#h`.;qk$q`r9w#n#O*$(w#_&(%w#:$r:w#:'q3'2%2,*$3^(2#hg.#hfrc#herc#hd",
"rc#hcs*X&$h@s+uLNI&$hAs+uLNlw#e#uTVz&$(A7+&$2(#hgw%$%hh('$%.,*$rcP$$w#*#_$/w#*#h7$2,-$s<Y$w$W#s<h;$D,&$Ph=$BQ$F5w#V",
"#N&$2s+#hx.[*$6bw%B(K&$h]6u]^F&$>qJ(s+#h|.'2%/#h|7w$k$&$(278#h~.w$T$w%9(#i#7w$K$&$7/$$[*$8q9Q$/>uDGP(/.%/N&$6q7+&$(",
"hkK&$EAw#~$/(+&$Yw&R#h`rc(;qO$i/F#.(+&BF`#i0B'E%='P%Pg&$hNO*$hB(w$1(uLNo*$htraw#1(CL$$hxi5i44-$i6#i8.w#*&'6%6,-$hPD",
"(w#*#hO<83gL$$w#X#Fw#X#ueg(L$$3=h{hq4&$rY4&$rZuLMk-$/(#iA.w#E#hlw#E#1*$$2]*$/w'L&hqF(2#iV.Hqk$q`r[`w'j#w%k-w#S#J'8%",
"8,*$6J/8#i^w)V#rXw#I$#i_.'h:%h:,*$hshF(=w#q#hG2D,*$hphHJ<uDG5eer^'hK%hK,-hmhnh]hBh=,-hkhlh]hAh=,*$hvh^8c,*hrhsh^/c,",
"*hphqh^(cO*$haw$:)'hl%(#iWs*#iVw'-%-$s*8$$w'4#3$/[*$/q9Q$2>uDGP(2.%2;qO$ig24-$(1-$i;(#/w&8#8uLO+-$(i<uLO*-BF.#ieB+&",
"=D`#id='E%64-$isuLO*-$(J#itw&#$i'w(n##ihw(:(8w(:,w$U#N&$3w(:$i^uLNo*$(i#w$n)D%w'p$i8w#0#+&$i/=w#I#ie;qO$j%h3w$Y#GL$",
"$2/'=%=;qO$j)h7w#6#w(,#/7s%'b%b+&Yh:`#j$Y'h;%h61*$hdhNw)o)j&w)o6w$W,iy[*$(i>w,`)qO$j<Fw$@'/inw)&#'E%E+&JP`#j6J'h3%B",
"'_%_'hR%hP#j5w$)(hRw$)9j-w%^#iOw%^0iew%^&i[w%^$j4;qO$jQw%^'hO8w.^#3w#J#iyw&l#;qO$jWYw%g&hQ(7rI'6%8;qO$jZh<w'i$w$r#'",
"<%<'h=%h=+&ch@`#jSc'hA%h;'hp%hp]*$i(w&$)jUw$z%*$i,/w(f%6w(f,w%%&w,w%jP#j`w.+#(irw#d(+&$i|2w#>#Aw#;#jUw/l'<(2w#G(]*$",
"h7w#T+j)Jw#T$G-$jPrcw)^#jO(R-$(jY;qO$j~w%+$w#1#j]G*$$6/'F%F,*$hEP/F#k/.'h3%h3,*hDhEY.E'hC%hC+&hAhB`#jxhA'hF%c'hH%hH",
",*jBiMi9hEcK&$jHj8uLNs*$(jcw&u)j9%('jE%jE+&j:j;je#k0j:'jH%j9,*$iRiOjG(;q[$k4w3*$w-0-4&$6u]`x&$rVA7(w-6#;q[$k;w3H$w#",
"J4rWw#J&w#;#h3w&k$rXA'(%(w-=##k/j}w(q&k#8$$w3/#r=w45&(rJ[*$3(Q$6w'F'k87#k7w*J+w'I*rNw-/)N&$_rNX&$(qp+&$3(uLNI&$(rNw",
"3K$;rU$rT(w$&#+&EJ.#kHE+&<B`#kG<'P%=uLNl*$Pw4_*qc$q`qbw''#uDF+qdw#S#$rhhCHqf$/d(u]`qw4>$h:w,O#w&y%hDhEq7#kRhD'hF%h=",
"O*$kEw%k,rVw%}-w#x,Hqf$(dw0{#rVu]`x&$/w&4#=%=4&$rWw#X@qqw#I#w#X-w1=%w#X:q|u]`xw%%$Aw+s#w%%#w3-'hGw#S5qjw%U#`s/Aw*2$",
"w7P#ki#s.w,{#DgL$B4*$s.]*$w4V)#lGa'kw%(1&$$A1&$(euLMk-w9-#l@.1&$8qsw8L$#l*.w$<#w3a$q|w),(uLNh*$(kf]*$=uLNh*$/w#u)w#",
",#k[w&X$-$lO1*$k#w)B$,*$k`6(8w$D#w%g#,*$<h<(3#l:w#S$s0w',&i>w#}$w#S&s0J(w)y$w8,$4&$iEuTU5T$>qp(uDF+w(b$$qp(#lE.w:S#",
"4&$iPw#=)#lH.w.Z#,&$2<(D#lJ.#lH7uLO'&$hCr9R&$(rt#lIw#3#w#z#h7w$;#w%d#3#lN(X&$=q5+&$DAKw8{#w*'#q5Kw)y#w&W$#lR.uLNs*$",
"DFuLNs*$<Pw%[-O*$3AuLNm*$_q5uLNgw#;#w.b'_(2#law%I$w.W'Jqs4-$l}w$9#/uLNs*w3X#w<Q#*$DJ(3#liw#N)w3c#lbhFhAw%r#w(I#w+s#",
"hQh:w:[#7hRhC6,*$hYhS=3w2~#lglUw#W#8w%3$L$$lk4*$rzw&q##lxw9>%*$<hO(6w(H-ly7w-Q#w<1#B7w%I#hWw%^$/#lyw'e#m<w(<$w*I#w#",
"V$Bw'.#w&+$K&$iz(#m$w<5%m$w<5+uuwIL$$Bi)lWD7/uLNl*$m%7w$6,O*$i*7'/%w=]#6J(/w$P)mZa'm.%(w*b1s1S.h=ZUw-C$s2S.h<w#.$8d",
"s3S.hOZUR&$hPAw(}$uLNf*$li(w>~%Hqf$Dds4S.(ZUuLO)&$AhFw&,#s5/#mia'm<%m<u+-~u++mfL.5qBu;<0&$u;<0&$%$wB`'w=R$2q]#/w,-2",
"<S.2ZU+&$Bw,+#3wBO)#Bw%9#.Xw&O#uLNI&$h3FwAN0h3.w+%$&$7=(3Hqf$JdFw$c$+&$h:eHqf$h3d(S.AZUu+-~u++mf&mQ5qCw$Z%w1a#qjw2N",
".w$7#32w$7#w$k1duTUh&$(ZU#Fw$6'B=(3u363.u++mf&m>w#x#;qn$q&w3C$wDz(wDq$w#:#w#1$+w#1#w#S#-$5qEu;<0-w&-#w&0,I&$35uLO)&",
"$36uLNUqo$/(I&$(>#2.I&$/5#3w#+#F>K&$qpBuLO'&$Ew#s%w+r#3uLMk-$3w#}%mn5qGu;<0*w#z%wHX%wG_6wF}'w%d#Ew9N$qc$q`qqw%]##Bw",
")p$w#3#dw#3$Ew.&#wDw#83(6#Pw#W$qrw+}$-$hM8YqsuDF+qt$(Hquw&2$-$(Zq+#h:a#Yw7a#6uLNg*$qvcw,Q)-$hTBhAew&c/uLMk-w0n#hCa#",
"hB.'h;%3#cqyw)R#qyw+l#AR&$hHw68$q0#hB.uLO'&$hJqyC-$h_b(w#j0#hF.uDF+T$3uTWA&$/(qzw#w%hOa#hN.w8r#umqA-$Yh=Jh6(h7w&6#L",
"$5qHw&6%u;<0-w'4#w&0&w$p#3w%x-6w%x.=w%x,<w%x$q{w#W#C-$hy2^w%x*S._Zq+w=%#C-$h|=h7w$x$I&$b5w,S$dw*D$w1W#u+-~w(k$w'm9w",
"'a+<w$h'q|w$W'w$h&`w#3$<w$h,Fw#W$q~w'0&i88h6w'a1h7a#h6w'a$C-$i<=h:w'R6h<a#h;.wC##,-$3B(Fw&XHw$p%w&X)w$p%w&X3r#w&X&i",
"Uw&X8iXw&X>o55qIw$S)w+1&#/w@c$r$w$&#w#,#r%w8e$q[$Dw-<$uLO+&$(r)#/w$i#w#K$r*w#B&Jw#B$uDF+T$(uLO(T$(r+w6>$^.uLO*w#R#w",
"J@$4-$bwGg#/w+2#B%Bw#a#r,w8$&h<uDFyw%R#h=.w4`$h:%wMX$r-w#}&hAw.B$w$@/r.w#B&hFw#B$w$@#uTW@T$(r0`w$A$hHw$A%w7K#r64&$=",
"w#b#/#Dw$A(r7w#b&hQw$$(r6w$$&'hP%hP4-$hTw0&$$5qJw/R*wT01w.S2r8w$##I&$P5uDF+T$Pw#'#uTWA&$8/(#Jaw.P#=%6I&$h6>R&$h6r'u",
"LO'w,j##PwNH#bqpw.-%w1v#^w1v$I&$h=5uLO'&$(w>y#cw29*Yw3N$w0Y#hCuLO)&$P(w)l#w6G%72(8uLO*&$D(#c.wHs#,&$h3E(=#hA.w.Y#hG",
"w.Y'8(#hGa#hF.'hA%hA,&$h:c(_w%_&qKw%X$wS_(wR'#w:a#/w1T$w#D,wSh$w#D$Kw#D#w5e$q5w1|%p#+N5qLw2q&wVL/w#3*w$-(w#r(w2m$#E",
"w%~#(w%~*Pr2w%_#w%/#6w%/$#^w%_'r22(8uLNo*$Dr;w#Q)bw#Q$uLNm*$Ew#g)K&$^qpw#e#w#-#(Aw&0#6%8#c7w:s$&$(672#hAw(}$w#z#B(=",
"uLMk-w&m#hEw$T#h=w$T*hDw$T(hBw#o%hFw$T+uLNm*$hEw$>,hIw$>+hMw$>%hMw$>+uLMk-$<(#hQ.w+N#R-$h6w&T$*nK5qMw)|#w-1#w)y%r>w",
")i-r<w)i&<>w#($wGJ#(w;k/36w#1(w)v#5w#($w#N$w@''=(2wD-#,*$FP(3w0a&_%h3I&$h;w#S#h;w#S%w5[&w0S#*$2Jw4,&lM5qNw$n#*w#&$w",
"+q$w8G,w#',w[b+w^$+w#@3q[$Vg&$p#,e#_w;[#(h:uLNI&$/h;w;[0Yw]2%Y.wJH&/cwJw*wY[#(Q$2w>N'hB7#hA7#h@aO*$hHw,;*hBw,;'DhL#",
"hCw/`$wT5$(/#hEw#|%*$a3wKE%<$/w#*#F$w(J#<J$3w&-#bQ$Dw'))6h@w')(#hWFwB6%D<8FwOV#hcw#>(1&$ilF1&$ifEC&$j;hi/w=1%wC%&=<",
"(6#h[wDP,h:`#hd.wAp$&Yh:<.w(B$Pw#@#]*$3#hew#>%*h@hA6.('c%c+&bY`#hdb'hB%h6R&$h<wA](hr(#hdw$q#h@7O*$hrwHk#/(#hf.uTVz&",
"$2ew&p#/qw7uLO*w-c#]*$hyuLNhw&U#w'(#q^w#7#2(#hlw$T#hJwJE$hMwIJ#hXw$m(uTVz&$^rAw#J#qp(w/_%htw+b'<hM(2w@E,N&$q^hkwHi$",
"uTVz&$h^AwAN#2d/wAN'2s=Hqf$3wAN#7w#3$3s>+&$i2h^Hqf$<w#I)rB<uTVz&$hf7hxGL$mNw&P$hwwZJ*hww5u%hrw#0#R&$hjw%l(iAw+C'hw=",
"(2#i0w%w#hnw(i*i2ew(i#uTVz&$6A7#i3w(j'ew(j#i5w#P#(wF=06ew$@)w(I#*$82rD(w(%&DJ(8#i<.Hqf$hJdqbS.BZUw#Q#/w$4$i@w)z$Hqf",
"$hNdrFw=r&iBw38+GL$morE('i8%i8+&i9i:q7#iRi9'i;%i4wF/#p#-*wgV#w,L+w+R$8w+R(3wY;%rOQ$/5wb1%wRV#6#.7+&26q7#B2'3%wdq#Dw",
"&H)#rV7#rW7#rX7#rY7#rZwIt$wfO6wA,#q7#h6wdu#p#-yw#/$wCm#h7#bw$I(EwOU&dw,y.w_P$w(h+w-C#r]w3l&(Ew(f$w(U'EJh6#hHEwT@#wU",
"s#w%f#p#-X5qPw/A#qOw#&#w%o)X&$3raw`<#&$q(weS%rb#8wYv#(8G-$p#.Mrcw>m#w4p#wdr%(rdw#=#=G-$p#.Qrcw5&#w#}#p#-^5qQw29%w2@",
"'w5c#1-$p#.V3w;K#2wIu#q[$8wXB9rYwXB)BwXB9rZw#J&1-$p#.gYwZL#Y1-$p#.ih<w#-#h;G*$p#,98wN.*wX])wIz#oF5qRw$b%w%c&#(7#.wX",
"E(2w0#%=$/w1'+2(Q$3w/P)kj=1&$kdDC&$l9_w/P&w/B+^`#h7w/B&h3^=.(wgi#w'=#`#h6E'_%Du363^u++mf*p#.%5qSw$Q(1&$oa8#(w,S#(w,",
"S%w%`+wW(%wfZ'<wT-'(%wg0%wUO$w,D$[*$Jq^wRV%wR+&EwKg%Lp#+fw+4#uDG5eerfw%r#p#+Vw:q'wLM06uTWYwWC#r;w#W$p#+Ww+i'w+a$(w*",
":(2w]+:6.%6wZi#D1&$p#+lw[P$Bwjf$<Bq7#J<'F%8w'A'$5qTw@@%w@<*w8C+riw'%&lJw#p#lD<C&$lvF/(#DawE)%2I&$E51&$lNEw@*$1&$lIP",
"w9s)RwOs%a#P.'J%J,&$DF(Ew%G$p#+55qUwFE(w7h3w#'6w%d-#Jw7;%Jw&+(_$$w,3#rkw)3&8w*('b7N&$=rkw-n)wi.#,&$63$/+&$PAw#u#w#Z",
"'w)k#3.%3w&O#3w$6##hD.#(Bw&V#.#hF<+&3=`#hE3'Fw/m$rpb#.F'h6%h6+&h7bq7#hHh7'Y%h3war$hDh:w$6&h<_w0K%hAw0K%w$]#w$q#rJ#h",
"K.w$-#w^k#(#hL.#hKhV#hJw+V'/6w$l$h[Dw8V%B$2w8O#rqw+T)N&$PrrwP~$w$O#wap$#hX.uLNI&$h<rJw:a#w%<#Fw,x)+&$h73#hbw+d&h6h7",
"B.(K&h3^3#hah3wi`#wip%h`J'b%FuLNI&$hCrJG&$i'hmh=uLNmwZd,+&$h=h:#hhw#i&$ch6(wJy$wbf,hMwbf%S.6ZU'hL%hL+&hMhNq7#hphM'h",
"O%hJw)z#p#,Ow+I&wG48w#''wvk+wu`-#rsw3J$w&z#X&$^q5w(n'#E6w&R&=6w'+%rJw4S)+w#9#we/(u]`v&$rsAwZ|#=Dq7#h:='<%2w#t#w-i)w",
"Gb#rF#h<w.P#/rtw2A#qM(q5#h=w&u#hFwFT#wD=$O*$w0q*4&$rsX&$<rAw$Y#ruuLNsw#@#w<J'h7(wB:)wRc$E'hGwa*$rsw#''w'n#rvw#}#rww",
"Ys%w,8#3(#hOw*]'YB$$Q$(ww'$uLNs*$6rxw#u(w@##h@uLO)&$hEw1W#(EwC0*uDGP.<D%<wu}%h_wu}#D#hda#hcF'h[%h[,&$hFYE<w-)$p#,w5",
"qVwBq:w':1[*$Era#rzw(i$w'@&Jw){#Pr{wI`$w%5$#Ew+4#^q5#Ew)<#_w_x$_wbV$#P.w6'%qswIn$#^w6J$rJw#Z#^#_w-i(^$$N&$Ew0h#w-i+",
"w,'(uLNm*$(wn8)#rzaw(u#wQ6#w%a#q7#hCw%a#3w8#'p#-85qWw%L)wJ`&w#@#w:m5r|w:m=w#^$wbo&w&)-waI&2=waI*X&$YrawlJ#wzQ#p#2-r",
"c(#bw87#Yw;1%q[$h;w;1'(r}uLO+w1e#w#-#r~wPz#A#h@wYE#(rFwlx#r|w*g$u]`lwFH$2w'I#w)W*w%k&h7%h7w%_'$waQ)w<0#w&r$8w#~#rNw",
"%a#wmn'8wmn%wm.%Aw#]#p#0l5qXw_$.#.8w&1&6wwr&=w}--wNp#q3wNp'C&$omP8wts#h@<(+&D<`#FD'B%6w$&#p#0K5qYw3q(w9N*wpC+w=Q.1&",
"$oPw9G#oJw9G#o|J/wur$Bw6:$`#Ew6:#2u+-~u++mf*p#1nw9&*wI{##(s&uLNo*$s&wMW)I&$DwRz#s&wRz%w9+$wTa#w62&>w#4$w(.,I&$_wS)$",
"s&w9Y%w,M%=J(2w*O#wtL$$Bh3w99&p#125qZw=a(w,0*#/s%w%T&s%w/y&rIw4%)wxf#w&Q,#F.C&$p#+I^8w#-&p#+J^2wh7#w2Y*GL$h|P6w)k#w",
"y~)h6wy~$w&u#p#1aw7j)CL$p#,{a8w*.$s'w#^#wEE&s'2s)w#r*-$p#,hrc<CL$p#,JaBw>d$u+-~u++m"};
/* onesweep.comp, 12598 words */
static const gpusorti_line gpusorti_spv_onesweep[] = {
"$U}h#u36-qUu36.h%uLN@u;<7qWuLMSuDE4uDE)u]`|uDEEuDEGqXh&uDEQuLO,h)h'h(h*q#h+h$qzq$h/h-h.uDE;uTU_uLM[h,qSr#uDECuLNDuD",
"FXh0uTUdh3uLMcuLNBuDGLuLO'uLNhh2u]^tuLMlrGh1q/uDE%uDGPuLNkuLNqh5uLO)h4u;;ru;;suLMPuTVzh6u++mq)v$o9)Su+3euefUu#<09u3",
"3U#u33Uqbu33Uqdu33UqeuTU4=v6RUmWv<bs>Dv/AM#F9u;;c9=uuvzq(#v@8$D$9#w#$#uTU9q%q4===3#gq'N#9qG9Nq,=qGq'Nq,q%qGq+Nq,q&q",
"GXNq,q'qGq3Nq,q(qGq7Nq,gqGq;Nq,q*qGqLNq,q+qGqPu;<Aq,q%w#X(u;<Aq.q%3#qF93XqEq&3q&q.q=3q'q.q;3#=q(3#gq+w#D%q2w#D%q3qE",
"w#X#w#7&q5w#7%q6qE9w#m)q8w#7%q9w#L#=q*w#;)q<w#;%q=w#P#=q-w#i)qAw#;%qBqEw%/)u;<AqDq%3##93qEqE=3qF=q+3#=g3#=q,3#=q%3q",
"(q.qLu;<Ag93gq.qMu;<A#w#o#q&3#=q'3#=w#/#=3#=X3q*q.u#U-3#=q.w#7%q.q<u33W#u;;v#FuDDz#qD9u;;v#%u33X#uDD|#%q%uLM:#1*%uT",
"UK#F*%1uDE*#11uTUK#%1%%uDE*#%%uLM:#*11uDE*#%1uTUK#F%w#6#*%uDD|#%q'uDE*#qcw#C#qc-#q*%uTUK#%%qfqfu]^[w#D#**u]^[#%w#*%",
"F%*w#S#1%uLM:#F%1w#(#w#U#*uLM:w#Q#uDE*#F%u]^[#F**%%umn|#w#)#**1ueflw#,#**1,%#q'Yq+%qtu~#=q,%w#$$q+%%-#q,q,/qu#q,uDD",
"z#qD=,qw#9-#q,%,%#9aq-%bq.q--#Xq./q{XX-#Xw$f#q&-#=q}/q~q&=,%#=-#=%/q~q'=B%q0w#3#q%C*#ruq0r%aq11bq2q1-#Xq2/r'q3X,qw#",
"q*-#X1aq41bq5q4-#Xq5/r*q6Xaq7%bq8q7-#Xq8/r+q9XB%q:qD,%#qDw#e#q:r,aq;%bq<q;-#Xq</r.q=X,%#q3w#;$r/u]^o%#rtr0Gr%Cqw#rJ",
"q:<w$4%B%q>9w#-#q>r%,qw#q+aq@1bqAq@-#XqA/r6qBXaqC%bqDqC-#XqD/r7qEXw#J%w#Z'qFw#Z$qFGB%qGqDC%#rLqGG,%#qCC%#s6r;r<C%#s",
"3Gr=w#D$w#{#qCB%qHw#R#rvqHw$=$qFGw#=%w#Z%w$V#rE<,qw#=C*#ryqGr,,%#vfMXspw#k#qGw#k%rJw#J#rKGw%(#rHrIrLw#j)q0w$S#w#v/w",
"$,:rVw#Z%G,qw#q&B%qIq+,qw#q'w#m%-#g%/r]#gw#'4r$q(=/r$g=B%qKqDw#3#B%qLw$r#ruqL<u;;~*#,%w#p#qMsqC%#rPqMqKY#%rh-#q'ri/",
"rj#q'-#q'w(b#syB%qNw$2#g,%#t5w%=$qI,qw#q(,%#qe,%#qA,%#vLM5-b,%#vF9(PS,qw#q2B%qO9C%#s1qOr5,%#q*w%q#rwrxw$2#ryrgw#)$q",
"tw%K#qLw%2#r}qKr,C*#rrr|r}w%K#r,qKw#X#rIs#-#=qc/s%q*=w$n#,qw#q%,qw#q3w#s$s(,%#q2w#s#s)s*w#m#s+<,%#q+w#=%w#9#s.s*w&o",
"#s,s-s/Y#%s0-#q*s1w#z#s0w(*#v+3LDD,%#v3Duee,%#v+3LDCu;<#*#Y#%rp-#q's8/s9#q'C%#rNqMqNw$1&q;/rl#q'Y#%qN-#gs@/sA#gw'U(",
"ruq0r%w$##sDqNGY#%sE-#gsF/sGw#C-w#)&%#s6qOw'u$sL<C%#rJqNGw&d#sNw#b$sMsOqNY#%sP-#gsQ/sRw&Z$u++2uLMN*#rssMw#X$r/w#X#s",
"Vw#X#s6qOw&&#rvsXw#e$s;w(B#Xw%Q$s[w#@#s]s*w#9#Gs^w$%$s_w%N#s`w$+$saw#/#rNsbqMw#;#scw#5#rNq0sdw#)#q>w#)#rJsesfw$J#sY",
"sZsgw#0#rhw#U$siw$^$sWsjrhw#J#skrpC*#rwshslw#6#smshslY#%sn-#q'so/sp#q',%#guLMF1#rIrIw$_#q><w#F#stw%v$su-#gsv/sww%v%",
"w,@%q>w#y$szw#C$s{-#gs|/s}w#C(w${#sbw${#t$w$I$t%sbw#;#t&w+)$w&R%w#H%sesdw#t)w#B+w#H.%#rSsbw)K$t1w&;#rSqNw#s#rvt3<w(",
"2&s6qOw#_#rvt6<w&v#stw)g#t7t8w#j%w#4)t;w$%+w#:)t@w#4$w$C$w%D'w$C(s6qOw$<#rutFw'b%rrw$,#tHw$,$tIw#`#tGtJw)E#w#'#B%qP",
"w+O#s6qPw$P$tNw#S$qPw#l$tPw$]*tRw#_)tTw#L#ryw#@$sYw#4#sttWw#@%%#rPrpw+f#rLqNw#o#rrstsYw#:$w#K'rvqFw,8#w.g%rqt`taw#:",
"#tbw&M%,%#qmuLMF1#<w.i$ryr%B%qQ=uTU^q}qRqQGw#<#qE,%#qFcFq%9qT$#/qf#q*u;><#9u;>A<#$;H%##uLNF%#2s;uLNI%#6s;uLNl*#'<d%",
"#'G<(%#7'uTUlqy#qvrnV0%#w#-%qxw#-#I%#6'uLNo*#'8J*#'u;><#9Z'#'w#n%O%#K:u]^F%#=qJ@w#F#7'&8$8.*#@h:'8w#M(&h=$'Dqy#qvw#",
"|$I%#qt'(%#r,'HF##0%#rd[w$M#w#Q(w#,#tKw#,#(%#AthuTUlq|#Xqx'u]`qw$k$G)tL;&7$7)s><)tM<w$2#w#B$Kw#{#(%#Mtiw#Q%w%+(rYw%",
"+((%#'hLw$4#]*#'rpw$4,tI##w$h%rqw#R#w#H#I%#'hY(w#[#H%#hP(%#2'&@$:w%_#w#C#w#=$&W$W.%#5W'Kw$>)&e$e.%#<hJ'^w#M#&#$;.%#",
"2h:##]*#6slP#29Z'2;$2Drl#sq5);<(%75qM&8$'4%#hKGw'F$w&J)hy$'uDG5r%r%rm4%#hOr%w#>$4%#hQqtw#-'hSs-w#S(tOw#S#4%#hWr/w#6",
"$&6$6.*#tOK'6J*#tQw#v(4%#h^r,w'&$w#F&tQA'6uLNI%#hYrgI%#r%w&8$G)s&;0%#s&w#/%s<;+%##hv)r^'w#+#hx)r_w(]$tSw#q#w&F#w&u$",
"w#u%7$7.*#tSh7'7w$7(w#F#rZw#F'qGw#F&8>w#F*4%#hxr/w$Z+5A'6w#B%#$w&g#r^0%#r_w':%5$6&5$5.%#'5<7w)7*#$'&2$;uLNo*#5r,w#5",
",O%#r,@w#~$%#<6'2Q%#rIw((#@w#3#@'8uLNs*#Ww#V0rr^w#K%w$y#%#<7'6uLMk1#Ew%h$tUw$`&tLO%#'i]&7$2H%#iWw$`&25'7(%#i`w)v#'s",
";O%#im'w+h$'s;w#`#tVw%_#+*##Ew%Y&tVM26w)$$1#e8tf#w$4#E#2.*#s7Arfw${$>#5P#89w#H#ueg(F##i*i(h7^w#n#tXw#n#w#4#i.i%h;h9",
"w#q#J*#>R*#hhw-2&#$'+1##<w'l#6Lw#(#j50%#j6w*l#w%k&'@<E.%#7Ar%@w&[#Gw#])F##:w%F#[*#:w&s)w+H#_%#G2w*{&<8w*{%qNP#2=w*{",
"%w#G#+1#hB:+%#hAw)N#7'w+2#w-S&Ww$V#2LF##M6(%SMV&`$>&h:$h8w#v'w+r&w#v*+1#hQ5+%#hPw*$$w#a#>@2(%E@V&A$5&hF$hF&hL$hLw+p",
"#w-r1w#{'2#w&m$5#2]*#2skP#7=Z'7;$7I%#7rpw-g&2w$t%w/)%A>;(%:EV&K$5w#t#sWw%p#4%#MsTQ%#`s(w*41e7J*#i*R*#hv'R*#'tYw$N([",
"*#i8<0%#s<w,D#d%#62'TF##i=2>&:$:&hE$hE.%i/i0hp>:uTXz%#rg=i00%#rb0%#raw)a#G[*#6w2=)0%#rcDrl#rk');w)C$w%e5O%#Wi=w/X'6",
"w%j%8w%j%tZw%j%w#q']*#8w)2)w$##Aw0I$7$2w+G&'7<w'd$;w0s#(%>Kw'm#@w#W#iDw#j&rdO%#jah7Drl#t52);w,#$w$E&h:8w$E%@w'/,w#Z",
"#I%#5w'/2w&}+7sT(%#^w2]$(%#>'_%#6s(uLO*%#h9w#S$6);'Q%#>w'B#:'&>$@w#M&ew#s%);h@(%#hA`&M$M.%h@7S;W&h>$h>(%h<h=V&hB$h:",
"&h[$h[w&R#w)%'h^w)},w$n#H%#iL+1#ijw*t#iiw*t#6w$s)+%#iKw#6#WGw-u%t[w%O#qNw+x+iY+1#iw8+%#ivw#`1iXw4g$w,z*w#^#sMw#^#Q%",
"#hCV_%#5w%Y#h8'Dr]#sS6w6@&'6)2;&E$8w#8#hIw#8'h>)2w6'$h<w2=$r]#sShAw#='^w#S#w'G#`$`&hN$hN(%hOhPr%&hQw+{%w-|#w-s$t]w/",
"*&j>kIk@jVjT&2$2R*#j>t^w)P(ueg(%##j^l;kNkLw)k1w/`#jdjZ:jUw#=#w(]#w,,&#'>w$B#w+(#w7)$jVjW^>:w$;#w#^#sYw#^#w#,#k[w%]#",
"umo8*##s7jkk[kPjdw)u#umo8*#'rfjls7kQjew,F$*#65'7&E$Ew18#h;':w'c$*#2>w)X%S#2P#69Zt_w#v#J*#klw'5(uuwI*##rf@j|s7kbjuw#",
"{#uLNg*#kntcw#@+5s7Sk%rfkgjz&6w#1$8s7Mk&s7khj{w5Y&27'6&>$>w;^#>'8uLNg*h7h8w$%#tdw%d((%#h9Vw1[#t&w4o%h9h:^'w3%#tdew5",
"u'w/Z#h;w8f%+F#hah=w)j$h@$h@&hC$h<.*#hChDhB2J*#k`uLNg*#k)w-s)&k($w#0$5w#0#)tMG&'w#g%0%#tMw<a-&k.$'u;>&Gtew:V+7w:VBw",
"$O$k<$k<&k>$k6R*#tgkAw(.(Rw/F/s<(%#k@kCTF#j8kR2w-i%m=$m=u+-~fc%m:9qV$#w9&#w@G$w;I*w7D&w<J$w#@$w.|&:7'6u363;fc%m4w#_",
"$r$#q&Gw#B#Dr$#q'w1@#w>'%w#:#w#1$w+w$w#S#1#9qYu;<0*#u;<0%#$#wB2'w$2#r&w)B':w07$qy#qvr(w)y(uTUlr)#q3qx'01#'&:$5uTUlr",
")#q6qxSw#1$w,Z#1#6@'E&S$Kw#c#ew+{$w#c+h9uTUlq|#q9w>P%uLMk1w;*#h:$:w#N#r-w#N#uTUlq|#q=qxh@w#@)h@$7w6p#r1w2v$4%#hEw9D",
"$q:Q%#hGr1w#P$w#m$uDF+qw#7uTWAw0i#r2w#Z%hJ$hJu~%b1#h<hG`h:>S'Mw%V#F#9qZw%V%u;<01w%Y%Zr3w%H#w%Q<);>&8$7w%P$W);Kw,_$A",
"$w/'$Mw#Y0h7U%#h79w%M$w2s$:$5U%#h9w#5#q=qxh;w#5#@$@&h8$h8u+-~w'09r4w'00r5w'09qBw'0:w#c/h:w'0)w#c$q|#qEqxh=w#1$w1K%w",
"#c#w&R%h>$h>.1#Wh;'Kw&N6r8w&N0w$o/w&N)qBw&N9w#Y(w&N:qEw&N2q[w$S(r9w$S'r:w&L#U%#:=uLO+%#'r>uTU}1#'@=w+k$1#A:wC)%r@w#",
"H&6=uDF+qw#'uLO(qw#'rAuDF+%#'uLO*w#U#uLMk1#2'uLO+1#@'w17$1#AM'w$x$rBw#Y#uDFy1#6w3*#.1#7W'2w=5#w#@#rCw#v&h@9w$>(hB9w",
"$>&hCh>w$>%rDw$>'9w$>#uTW@qw#'rFVw$@(4%#'rMuLO+%#8'w#a#A9w()&>`'w9R$rNw#a(w$)#rMw#H#5w$)'8`'7&hR$hR.1#h<h@'8w-h&w&/",
")rOw&/'rPw%0&:w%0&E5'2w#;#rQw&#(w%,(5w&H'8@w%,%rRw&H5uDFyw&L/Aw*/'w%)#&h;$h9w#b#rSw#b&hAw%-)hCw%-'hDh@w$*%rTw%R,w$O",
"%w%R(wGz&rUw&X0rWw&X$w$P(w&]':w&]$>9&A$A.1#K^'A&hT$hT.1#h=hHw*z%%#9q]u;<01w*z$w,r/rXw$/&Ew$/#Ew#'#uTWAw@~$w*9&K=4%#",
"Kr<Qw/N#uLNo*#SwH,-w*n$Qw*x#[*#h8w3(-wH|#h<_%#SwHI+uLO*%#E'&K$K.%#MK':w0t#hAw0t'6'&hA$hAw>p#h>'^w%&$o99q^w$|$wK[(wC",
"|#qIw>l$w#D$o=w#D*wKY$w#D$Ow#D#w=)$qIw#K$*#9q_w%o#w)*&w%l(r[w,5(w#($w=U#'wRV,[*#8wDp$w#1$U%#`9w#($w#N$wLf':w:I(>S'8",
"&^$Mw-d$w#($w#M%h8$h8.*w,:#h7w%$$ne9q`w$U$wLu'T%#ht7w%A&#w%A&0%#r`wDx#w%@#w6%%wE.#w%j(Fp#+bwU;#0%#q()rc;0%qJg)rbqJ)",
"raqKwDF#w4N#w#,#w#Q%)rdw%Z$rew%/#uLP`qc#rgrfuTXs%#rgq%')rb;w#,#92)raw8K#rbw9b-w#l#w$G#wE(#wDG'w:0&rb)rdwH_(:wS*$wE^",
"#7'w<{$'6;$6w#Y#8w'G#wC`&'2)rd;wI_'w#l$&h;$h;w#A#w#t#w'h$w$~#qN)r`;w9d#p#+bw9(#wW6)wOo-wVQ+'rp(%#rowV}#7wU$(4%#>Gw#",
"@'6wE0#>.%w,J#Aw&t&w:f&w#Q$w$.)w,K#w,F#w#`(8w'I-w#W((%#r%wK-#w$)&w#I,w;H$2uTWY%#'Vrrw'`$nl9qaw,k%w#C$+%#^7wGX(wVA%_",
"%#:rsw-k#:uLOJ2Vrrw%p#*p#++9qbw-B,w(c#rtw%h,ruuLO+w(v#w,o#rvuLO+w#p#w&2#rzw*[&W<&>$w0x$r{w#5#4%#8wVd%&M$64%#Erxw&g#",
"rg&^$^umqA*#:E65w1z%F#w)W#uDG5rgrgrmu+-~fcqc#9qdw.m0r~w#u#w([&s$wN:-qIwJ.)w-o#54%#`w>Z%w)z#'U%#'9w#h#6w.`'uDFy%#7wT",
"[&56'24%`^;wIZ#(%WSV&e$>u]_/qc#e<<<w2-#w*c$w$B$qc#2h<w$B%h@w$B,wOY#Q%#hH7w(#$w$B)O%#6Gu]_/qc#''''uLO+qc#6'4qcKW;(%@",
"AV&S$:wPn#.qc#^hBSEw((&qeu;<0qcw4n&r~w$u#U%#59Dr$#q*wA$$w0/$uDF~qw#'w2`#wI8#w,B$>w:P&2@'w#k;w#](5$6w,r$Ew_c$%#28'5w",
"#]&qgw)0#qfw#&#$#/s2#q*wPg#_%#'rsw,i'5##P#'wU|$0%#KuLNmw-R,w*{$s'w$t#]*#>w0,(E'7Z;#Aw#V$h9waI#s0w,E(0%#h>w2V#s0+%#i",
"]w;@$hCw-y*wEp#s0wTT)O%#s35w+L'@wLi#i`w&w#'hHDqf#hKA);'w&n%>$8w#i'Ew'h%>#2w#*#W#7w'o#s0P#8=Z'8;$8Dqf#hVw+d#w#_$w$j#",
"2uLO*%:E;(%58wTD#6]*#@s4w/~+h_w$n#`)h`w#/#hbw%($)hc;&hY$5&hK$hIw$@'hKw%)00%#hjw-r#wO>$qM2w%%$Ew5@$+%#j.w%i$hq+%#j(w",
"#<$hmDqf#hpSw%>$w*7#M$AwPd#wK|&rfh^w%C%haw%C$hshcw%C$7w%C&w$p#w$y#Aw#,#Dqf#h~wQr#w'H#'s5w'H&M8w_7'w0Z#qf#i)`w#F's40",
"%#i/w(0#GwIC$0%#8w*z#s60%#i3w1y%i4w%f#Aw#P$w'}+i;w%7$wU$.)i=;&h8$ew5D%hHK5s7e.%hC<5hDe&hG$hG(%hEhFV&hJ$hA&i4$i4w%<$",
"hEhB(%i6;V&i8$i40%#i@w.S&qhw0K&*w#&#w57$wKq(6w&z%rpwKq,s:wKq0wLI2s;w#W%w&7#(%#h88L1#o*h8w0Q$h8w%A#+1#mew.^#'w.b$1#'",
"652+%#p#-PwSj#s:wgo'wWJ%SMqMw]7#wXi5+%#k%hHw2G(+%#j|w1f$rsw,K#uLNlw8Q#wM2#uLNlw6)#wMJ-w2r$wXj#w,r%wRb&s:wFh$uLO*w2Q",
"#umq1%#:G<<'`wDy$h9$h9w#G#w7U-w#i$s=w$w'6$6w6H#p#+Z9qiw&f-wl6#w#'+w%31w#5#)EW):<T%#j4'@E0%#@uLNm*#2w$4)u]`v%#s>G<5w",
"Bu#w;1$%#<`8wbm$^8w8'%w'9%6Kw*f$5M#w+a#s>w.~$P#5w$2)s>w)N$w&c'w%@-)s><wQr#(%#hJw.E$s;ueg(F#i0:'hKhJw#S#uLNm*#ew:B,r",
"d)hJh9)hIeT%#jT'hKhJ0%#hKw*F%h7h8A;6.%h:h;A'6uLNm*#h;w%4/h>w%4#w$~$h=$h=&hA$h8u363h<fcFp#,,9qjw&J&w7_&uLNm*#5<J*#5R",
"w('#w$C+wR@#@ETF#p#-`Kw><%wZS$wo])w`8-H%#l5w)'(H%#p#0,w8X.w9Q&'h=w#($w#7$Ew<`#K$KwJN#p#.j9qkw9~%r]#sBw&j#w#~$sCw*q#",
"d%#sI:<Dr]#sHwM%%wio-wh^$w,Z&qlwLi'U%#29w#o#7);w#n$sJw$m#d%#sK:<wB+$w#s#w>('w)U#w:}'w#P#w]6'5Vw[X#w$=$w9L#w;{#r/w#;",
"#6w<.$sTw]r#w#E#wpk$w<n&6w<n&Fp#.l9qmwFE*ZsUw0/$r]#sS8);5w-,#4w+I#w>*-Q%#Kw$;%wN>#7$wka#Sw^a#Ss(w#9#w&)$w<.#w^[$w,$",
"#M$Mw%*#p#/,w>##w#k#wb#$wA+#w-7#Vw#g#w#0#wkP*w59$w73$p#/>w#X0w9N$w-B#rZw&w.w#T$p#/6w&4*w#W$H%#p#/MwIa#uTWAwIH#s(w#W",
",Ew#W%p#/3w#W&+qc#l`w/^#l3w.{#l&wj5#p#/Mw(d#8waV+p#/Jwu3#lj(w&|#w&)#wO-$w4%(w$9'p#/d_%#Mw0C#WG<w(h$(%#K^)S;w9^#w-L#",
"HF#lv(%#Sh8w9d&qnw.]$w;j#2w:+$wH/'w@V%I%#2srwDs#w$X#sruLNmw*z#w#]$p#0(9qow:A%w>O)uLP_%#rg5)7w+h#5wlt#w$~#h8'uTY#w#y",
"#wm@#Aw#3#h;'w.I#wqp))W5w.(#wZm#>7'+*#h;wI$-&`w'3$wKN#h9w#9&w>n&wEI#w9}''h@w&n&rI5'7w$:$'uLNIw#>#[*#hDw-K,hFuLNl*#h",
"Hw3h%*#5S'6+%#hVw$A#hRw,8#'r%G&hI$hIw0X#h9w=R%Fp#0I9qpw%x$H%#p#0FwAQ#'w9T'7w8Q%:w@Y%qNwAx)+1#p#0ewn6#p#0dwFn$Mw@Y$w",
"Hs%w.^#wB1#5h7w.S+p#0Qw%/#@woQ*h:+%#p#0Nw{,%%#@M'8LF#p#0Nh8w#i$9W(%h;h<;&h:$h:(%h8h9V&h=$euDHI*#rgw#u+p#0]w#u#hGw#u",
"$H%#p#0i_w],#u]`qwB$#<wOZ#:u+-~fcFp#1-9qqw46%w,w'[*#2wsb$w&u$w#,#@w&~$w%]&w86&wpi+%#oI5wk8$L1#p#-rrf'LF#jBE'wo`%@$7",
"&K$Aw#b'Kw#b3oSw#b#h@w#b#p#-|s7w#b#jLw#b+h:$h:w$M#hDw(c$w#k&2wr63p#1L5+1#p#,bw#e#jW:'(%8:V&E$6wS$#&hI$hGw#`'hIwku0+",
"%#oj8w6j#hUw&O(+%#onA(%#hZw$_#p#.:h^w%u$h^w(0&p#,twXa(:'w6e%1#ssK'7LF#jle'wjT#(%^eV&h7$S&h^$h^w&y#p#1jw&y/w%75w$D&p",
"#+'8wnn$w]z$J*#Sw$a+p#+-Kw$t#`w*b'@wgn*L1#p#-oh;Aw$g&AE'2d%#sth7w3<#w3Y$sxw3<#w#Q#syw3Y&t#h<w3Y(s~wq&(h<$h<(%h=h>V&",
"h@$h:w%)#p#/tw+E&wJF+wkR$w'F:%#k35w4q#wP#$wpv'w(1(w9@1w#G#s;);rIw:L$e$`w$$'ew&23kD8I%#hBscwPV$uLNs*#'scuLNg*#t'w-v)",
"+1#p#2MWwKS$w#{#:w%d&t(w#>#(%#sdA+1#p#2Sw`M#'=w$d'w.r#w#H#stw#H&se`w&N#h=w7V#sxw2H$w#M#w7,#w,~#w#M#t)w#M&t*h;d%#t+h",
"Ew#M#s~w#M0w&`#wy5#(%hGhHV&hI$hDw%h1J*#t,w#0((%#hgw3J$wm2%*#t,8'6w-A#wmf#hO'wW,)I%#hmw%o#s;wtH'rIw#>#t-w%Q'7w#9'w#l",
"#w*K#&hq$hqwbb%w:6&rl#sqw:6(t.w-x#w#[#:w5'(w:57w#f(w&8#wm;$w#S$w#k#t/w#k&t0Ew#kA*p#0X9qrw+[(w+h&w;-#wHR&s7wPy-sbP#7",
"q%w3~&w#E$:E'w#E%7w#E%qtw2F)w2+#w@c$qMw=A(I%#h@scwH/$w$q#t2w#J#uLNo*#Esbw+x$*#t2Aw#<%w$)%^$w^l#:s;R*#t4w5@*h9wF:$hi",
"x#5#p#3aw'-#wtI)M]*#`hPw#N(w#,#hQw#,'hTwFt&p#.PWwFt,S2TF#p#0#h]>w2X$w)}(+1#hnhDTF#p#/HhaMw#O$wG+#w#A#t9w),&hZw),+hK",
"G+1#i''41#'hd41#hAheL*#p#-V2x0R'hc@'8wb($*#hdh='E&hZ$hZumqA*h[hdhIhdhE;>(%hXhYV&h]$hV&hc$hc(%hahbqt&hf$h_u363hefc*p",
"#1W9qsw'Q&w'N)w$>#t:w'5(x$i0w6X*w|]#w'0)w(f(w.H#wP8#w#n#t<w%-&8Gw#C(U%#h<94w#V#wLc#w=H#wOm#6weg%*#t<^wgm%w$+$w8+#h<",
"uLO*x'g#wV8%h@hAS;2w|`,w|[+h<w0#3mQ5d%#t=8wCN)w-M'x'a(w0)=w$*$wek#%#<hVhRx+^%*#s7hWw&*%hZw&*>w#x#t>wBf&sB>w$I'w1X$u",
"LMk1w%f#:$5w#5#wPT$wnx%wg,%7A'@+%#p#4uw*(-`]*#^hxR*#hww*X)w#,#h{w*$&p#/dKw*$,Ww*$#p#16i&Aw*$(tAw#U'tBw#U#J*#hOw)l+h",
"Hw'b,i.w'b%wi~$w'c0hZW'@wqV#J*#h[w#h+hTw#h,i:whK#2w%H#<wE8#hghbwCu$U%#hPw#<#'8w%t$L*#p#.|8x5s%*#hkhA'W&hC$hC.*#^h@'",
"Mw2&#.*hkhlhN;hDw,/(w&a#hl);hTw4`$hm$hm(%hkhlV&hp$hiw#F(w(w+w5w4nUw(w#stw(w$w3o-w(w(x#;'tCw+^.w#q.w#l#5<I%#8w+]5sx8",
"w#z$A>wX(#x$6$w#q'@w$c3npw$c#tDw$c$w5(-w$c,wMY$w#l&h@w7F0w$W-w%3#tEw(N#w$u#Kw%b-:w*3)x'y#rl#sqx,Z$w*3%wJi#1#7>'wW%#",
"Sj/w+p)r]#sBwv`$TF#p#1gj5'8w:J$h=$h=(%h>h@V&hA$h;&hi$hiu363iXf"};
/* onesweep.comp -DGPUSORTI_ADDRESS, 14369 words */
static const gpusorti_line gpusorti_spv_onesweep_address[] = {
"$j`u;<7h#u36-qDu36.h%uLN@uDE4uLMSqHh$qFuDE)u]`|h*uDEGh&uDEQuLO,h'qjh)h(h+uLM[q#uDEEh-u]^th.q$h/uDE;uDECh,h2uLMcqBuT",
"U_h0qrh1h6uLNDrWuLO'uTUduLMlr(h5uDFXuDGLuLNhuLO)h4uDE%uLNkqgh8q)q,h3q'uLMPuTVzuTUluLNBv$o9)Su+3euefUu#>T<u33U$u33Uq",
"bu33Uqdu33Uqeu33Uu#`Iumnev;F+2Av;EfUjvASSBDv>e;26v@Q%3Sv<xdo-v=4}Fhv#-<VcuTU4Bv6RUmWv<bs>Dv/AM#F<u;;cu#`JBuuvzq($v@",
"8$D$<$w#$#uTU9q%q4BBB4$`cH$<qG<HaBqGq+Haq%qGq3Haq&qGq;HacqG&Haq(qGqLHa`qGqPHaq*qGqTHaq+qGqXHaaqGq]Ha$qGqaw#(#qew#(#",
"quw#(#qyu;<Aaq%4q-`cHq.<qG<u;<Aq.q%4q&q.q=4cq.q;4q/Bq(4q0`q+w$.$u;<Aq1q%4$Bq*4$Bq-4$Bq+4$B`4$Ba4$Bq%4q(q.qLu;<A`<4`",
"q.qMu;<A$<4$Bq&4$Bc4$Bw#/#B4$Bq/4q*q.u#U-4$Bq.w#7%q.q<u33W$u;;v$IuDDz$&<u;;v$&uDD|$&q%uTUK$..&&u33X$uLM:$.,&uTUK$I,",
"&.uDE*$..uTUK$&.&&uDE*$&&uLM:$,..uDE*$&.uTUK$I&w#6#,w#]#cuDE*$qRw#C#qR/$q*&uTUK$&&qUqUu]^[w#D#,,u]^[$&w#*%I&,w#S#.&",
"uLM:$I&.w#(#w#U#,uLM:w#Q#uDE*$I&u]^[$I,,&&umn|$w#)#,,.ueflw#,#,,.*&$c[q+&qdv#$KM3a.w#$#&w#$$q+&&/$aa=qe$auDDz$&B*^$",
"q(/$a&*&$<*^$c/$a.u;;|$u#`Ku;;rq-&u;;sq.q-/qmu#`Kq.*^$</$u#`Kw$v#q&/$Bqp=qqq&B*&$B/$B&=qqcBuDE'$&w#b#&/$q*.*^$q%D&q",
"/w#D#q%J,$ruq/qx*&$q&w#t#q0.u;;sq1q0/q{u#`Kq1/$u#`K.D&q2&w#C#q2qu*&$q3w#-$q~u]^o&$rtr#LqxJ^$rJq27w#a&^$q&*^$BD&q3<w",
"#5#q3qxw#))q/qxD&q4w#9$q4LD&q5&J&$rLq5L*&$qCJ&$s6r-r.J&$s3Lr/w#D$w#m#qCD&q6w#R#rvq6w$%$q4Lw#=%w#Z%w$=#r6w#;#ryq5w$[",
"#vfMXspw#g#q5w#g%r:w#F#r;Lw$h#r8r9r<w#f)q/w$O#w#r/w$(:rGw#Z%L*^$q+D&q7q+*^$aw#m%/$`&=rM$`w#'4qsq(B=qs`BD&q9w#H$D&q:",
"Bw#Z#q:7/$q*qRu;;~,$D&q;sqJ&$rPq;q9[$&rX/$crY=rZw($#cw'N#syD&q<w$2#q.*&$t5*^$`w%B$q7*^$q-*^$qe*&w#'$qA*&$vLM5-b*&$v",
"F9(PS*^$q2D&q=<J&$s1q=rJ*&$q*w%y#rjrkw$:#rlqzw#)$qd*^$sqw%W#q:w%>#r}q9quJ,$rrrprqw%W#quq9w#]#r9rs/$q*,/$BqR=rvq*Bw$",
"~#*^$q3w#w$rx*&$q2w#w#ryrzw#q#r{7*&$q+w#=%w#9#r~rzw&{#r|r}s#[$&s$/$q*s%w#z#s$w(2#v+3LDD*&$v3Duee*&$v+3LDCu;<#,$[$&r",
"b/$cs,=s-$cJ&$rNq;q<w$-&q;=r]$c[$&q</$`s3=s4$`w'b(ruq/qxw$##s7q<L[$&s8/$`s9=s:w#C-w#)&&$s6q=w(%$s@7J&$rJq<Lw&p#sBw#",
"b$sAsCq<[$&sD/$`sE=sF$`*&$u++2uLMN,$rssAw#X$q~w#X#sJw#X#s6q=w&&#rvsLw#e$s/w(N#q/w%Q$sOw#@#sPrzw#9#LsQw$%$sRw%N#sSw$",
"+$sTw#/#rNsUq;w#;#sVw#5#rNq/sWw#)#q3w#)#rJsXsYw$J#sMsNsZw#0#rXw#U$s]w$^$sKs^rXw#J#s_rbJ,$rws[s`w#6#sas[s`[$&sb/$csc",
"=sd$c*&$`uLMF.$r9r9w$_#q37w#F#shw%v$si/$`sj=skw%v%w,N'w#C#snw#C$so/$`sp=sqw#C(w${#sUw${#stw$I$susUw#;#svw+5$w&R%w#H",
"%sXsWw#t)w#B+w#H.&$rSsUqdw$]#t%w&;#rSq<w#s#rvt'7w(2&s6q=w#_#rvt*7w&v#shw)g#t+t,w#j%w#4)t/w$%+w#:)t3w#4$w$C$w.o+w$C$",
"s6q=w$<#rut9w'b%rew$,#t;w$,$t<w#`#t:t=w)E#w#'#D&q>w+S#s6q>w$P$tBw#S$q>w#l$tDw$]*tFw#_)tHw#L#rlw#@$sMw#4#shtKw#@%&$r",
"Prbw+f#rLq<w#o#rrshsMw#:$w#K'rvq4w,8#w.s%rqtStTw#:#tUw&M%*&$qmuLMF.$7w.u$rlqxD&q@BuTU^qpqAq@Lw#<#q(*&$q7*&$q;*&$q<*",
"&$q=*&$q>*&$q@*&$rk*&$qE*&$.dIq%<qC%$uLMUru$q*s+=qU$q*w#'Aruw#'6w#D'qvw#eCw#3;w#'mw$%'w#+&u;><$<u;>A7$%-E&$$#ha(uLN",
"F&$3s/uLNI&$6s/uLNl,$(7e&$(L7)&$9(#he-fqi$qfr_T2&$(w#-$qnw#-#O&$6(#hi-uLNo,$(1V,$(u;><$<uDGP($(w#w%g&$K:u]^F&$BqJ>(",
"uLNo,$9('1%10,$>h:(1w#M(#hxP'h=%(;qi$qfraw#x&qd()&$qu(#hx-EI$$2&$rT]w$Y#w#W(w#,#t>w#,#;ql$qfqk2.$(uDF+qm$w#X#Mtdfqo",
"$3qn(u]`qw%($L#t@-':%:#s27#tA7'>%>w#T,fqo$(qnNuTUh&$(q%c#i.-)&$h9tefqo$9qn(w#7%w%V$r'w%V()&$(hR#i4-#i37w$]#uLNq,$(r",
"bw$],t<$$w%6%rcw#X#w#H#O&$(h`)w#b#E&$hV)&$3(#iA-'>%:w&3#w#F#w#A$#iE-'M%M0&$8M(Kfqo$hBw$M'#iI-'N%N0&$7hP(Uw#U#w#5#$%",
"-0&$3h:$$uLNq,$6s`W$3<uDGP(3-%3;r]$se8#-7)&98q;#iP9'1%(5&$hKLw(/$w'-)i^P'i#%(uDG5qxqxr^5&$hOqxw#B$#iU-5&$hQqdw#0%iV",
"w#0#hSr}w#0%iWw%O$tCw#`#5&$hWq~w#9$'6%60,$tCK(6#i[-V,$tEw$)(5&$h^quw'o$w#I&tEA(6#ia-uLNI&$hYqzO&$qxw&c$L#rw-2&$rww#",
"/%s0-+&$$h|#rN(w#+#h~#rOw)R$tGw(G$qi$qfrJw&j#w#x%9%90,$tGh7(9w$:(w#F#rKw#F'q5w#F&1C(9#iuw%*$w$a'hxq~w$a+8A(6w#B%$%w",
"'l#rN2&$rOw'b%i~-'8%6#i~7'8%80&$(879#j$-w*3*$%(#j%7'3%w+O#8quw#8)j(w#8$g&$qu>#j)-w$4$&$76(3Q&$r9(#j,w(b#>w#6#>(1uLN",
"s,$Mw#`*j/w#`'reUw#Q%j1-w%;$&$79(6uLMk.$F(#j6w%A$tIw$~&t@g&$(ic#j6w#L#3E&$i^#j7w%)#w$~#38(9#j9w+)#ifw*o#(s/#j9w$$#i",
"s(w-/$(s/#j:w#o$tJw&0#+,$$Fw&+&tJb36#j>-#j=7#j<7#j;7#j:s+w)z$.$N1tY$w$V#F$30,$s+APw%J$C$8W$1<w#H#ueg(I$$i*i(h7Uw#}#",
"tLw#}#w#4#i.i%h;h9w$$##jJ7V,$CX,$hhw.l&$%(+.$$7w(S#6Rw#(#jR2&$jS#jV-#jT3w+z##jTqxw&C&(>7F0&$9Aqx>#jWw'C$Lw#i)I$$:w%",
"q#],$:w'Z)w,]#Y&$L3#jb-#ja7w,.&71w,.%q<W$3Bw,.%w#M#+.$hB:+&$hAw*H#9(w,B#w//&Mw$i#3RI$$b6)&GbT#jrG'Z%C'h:%_#jqw#|(w-",
"+&w#|*+.$hQ8+&$hPw+$$w#g#C>3)&F>T#j|F'A%8'hF%hF'hL%hLw-&#w/<1#k#7#j~w$((3$w'5$8$3uLNq,$3s_W$9BuDGP(9-%9O&$9rbw/4&3w",
"%'%w+]#)&AC-#k0A)&:FT#k/:'K%8w$$#sKw&/#5&$bsHQ&$Zrxw+A%k4w+A%k4Uw+A(N9#kBw-t#i*X,$hv(X,$(tMw$d(],$i8w18#s0w-]#e&$63",
"(@I$$i=3Cw2I#'hE%hE0&i/i0hpC:uTXz&$qzBi0#kAw.*#rR2&$rQw*Z#L],$6w4O)2&$rS;r]$r[(#-w*-$w%}5g&$Mi=#kZ-#kMw&&'36w&&%1w&",
"&%tNw&&%w#w'uLNq,$1w)m)w$)#Aw&*##k]w+|$#k]w//%&$(97w(5$-#klGw2`#)&CKT#k_C'Z%>w#d#iDw#v&rTg&$jah7;r]$t)3#-(w#b##kb_#",
"kaw$W'h:1w$W%>w'Z,w#a#O&$8w'Z2#knw,v$w'I'9sH)&$U(#krw$5$)&$C(Y&$6rxuLO*&$h9w#Y$6#-(Q&$Cw'm#:(#k|-'C%>w#P&Nw#|%#-h@)",
"&$hAZ#l$-'b%b0&h@9G-M'h>%h>)&h<h=T#l#h<'hB%h:'h[%h[w&z##k|w)c(h^w*h,w%$#E&$iL+.$ijw+e#iiw+e#6w%))+&$iK(#l-w/B#MLw/4",
"%tO#l.-w%h#q<w,u+iY+.$iw1+&$ivw#f1iX(#l7w6{$#l7w8V$w.$&#l9w&*$sAw#g#Q&$hCTY&$8w%u#_(;rM$sG6w+*%$(6#3-'F%1w#8#hIw#8'",
"h>#3w#c$h<w47$rM$sGhAw#='Uw#S#9%9'Z%Z'hN%hN)&hOhPqx#lNhO'hQw,u%w/)#w.|$tPw0C&j>kIk@jVjT'3%3X,$j>tQw*1(ueg(&$$j^lBkN",
"kL#lnw9B$w*O-w0{#jdjZ:jUw#=#w).#w-#&$(Cw$H#w+l#w9G$jVjWUC:w';$l^s+w#a#sMw#a#w#,#k[w%f#umo8,$$s+jkk[kPjd#lew)m#3umo8",
",$(Pjls+kQje#lfw3X%,$68(9'F%Fw2^#h;(:#lgw((%,$3Cw*0%G$3W$6<uDGPtRw$##V,$klw'Q(uuwI,$$P>j|s+kbju#ltw$($uLNg,$kntVw#C",
"+8s+Gk%Pkgjz#lyw6*#w#4#1s+bk&s+khj{#lzw5V%,$39(6'C%Cw>i#C(1uLNg,h7_-#l~h7V,$tWw%|(w=F#T#m%w3'$svw6u%h9h:U(w4]#tWNw8",
"1'(%-'h;w;4%+I$hah=w#,#'h@%h@'hC%h<0,$hChDhB3V,$k`uLNg,$k)w.s)'k(%w#0$8w#0##tAL'(w#g%2&$tAw@l-'k.%(u;>&LtXw=.$m4w=.",
"(9w=.>m;w=.$#mctYw$X$k<%k<#mVP'k>%k6X,$tZkAw(V(Xw0R/s0)&$k@kC@I$j8kR3w.c%m~P'mD%mDu+-~u++md&mA<qE%$wDK#w;U#qhw(x#w>",
".*w9Z#19w9Z#wB-1qnw@K&Cw)F$0&$A:(1u363-u++md&m>w#x#;qs$q&Lw#t#;qs$cw2l#wB9%w#:#w#1$w,o$w#S#.$<qGu;<0.$u;<0&w#&#w$U%",
"w#'#S&$1<Y&$18uLNUqt$3(S&$(B#9-S&$3<#1w#+#CBw;w#AQ&$Kw#s%w*}#1uLMk.$1w#}'qIu;<0,w#z%wIJ%wHa#w#''wGF*wG5'w%d#Kw2m$ql",
"$qfqww%]##Aw2m$w#3#qnw#3$K-wFN$.$61(8#Gw#W$qyw&|#@.$hN6h9qzuDF+q{$(fq|w&2$.$(q%q+#h:P#h9w1%#8uLNg,$q}h>w'P(@.$hUAhA",
"qxw&c/uLMk.wBd#hCP#hBw*)#1#h>r$w:+#r$w5f$5&$hHw=$$q2#hB-Q&$hJr$@.$h`_(w#j0#hF-uDF+^$1uTWAw3S#r%w#w%hOP#hN-'hH%hHumq",
"A.$h9h=MN(h7w&6#I$<qJw&6%u;<0.w'4#w&0&w$p#1w%x-8w%x.:w%x,>w%x$r&w#W#@.$hz9Zw%x*uLMX-Uq%q+w8~#@.$h}:h7w$x$S&$_<wI%$q",
"nuLMX-(q%cw2>#u+-~w'm>w'a+>w$h'r'w$W'w$h&Tw#3$>w$h,Cw#W$r)w'0&i96Nw'a1h7P#Nw'a$@.$i=:h:w'R6h<P#h;-'_%_0.$1A(Cw&XHw$",
"p%w&X)w$p%w&X3r*w&X&iVw&X8iYw&XAqKw$S)w+1&#3wGZ$r+w$&#w#,#r,w5O$qU$Fw-<$uLO+&$(r0w5O&w#B#r1w#B&Mw#B$uDF+^$(uLO(^$(r",
"2uDF+w9{#Z-uLO*w#R#uLMk.$3(2.$_uLO+.$(3w+2#A%Aw#a#r3w/Z$.$h<uDFyw%R#h=wG-$wAv#w#@#r4w#}&hAw.B$w$@/r5w#B&hFw#B$w$@#u",
"TW@^$(r7Tw$A$hHw$A%5&$(r=2&$:w#b#3#Fw$A(r>w#b&hQw$$(r=w7m'hP%hP2.$hTw.T&w&18r@w&1'rAw%1&Fw%1$>w%1$w#;#rBw$,&Kw&J4rC",
"w#B&Uw&J1uDFyw%0#h9w&N-h=w&N%h>w<}#C'h;%h9w#i#rDw#i&hBw%40w#B#rEw#B&hGw&T4rFw#B&hLw&T,rHw&T$w$K$hOw&X-Fw&X%>w$K%hR%",
"hR2.$hVw3<$$<qLw2i*wX88w-,+rIw$G#S&$G<uDF+^$Gw#'#uTWAwDT$#MPw1g#:%8S&$NB5&$Nr.QwEU$GwMH#_wLh*Zw50$S&$h=<Q&$(h=],$h>",
"w5P*h9wMh(hCY&$G(w-&#wM+)uLO*&wM+#h>-'K%K0&$bK(:#hA-w1p#hGw1p'6(#hGP#hF-'hA%hAwCI#h>(Uw%_$oY<qMw%X$wPi(wH$#q7wCE$w#",
"D$o^w#D*wPg$w#D$gw#D#wAI$q7w#K$,$<qNw&K#w)e#w&H%ruw&7-rLw&7&>Bw#($wA{#(wXc,],$1wHw$w#1$w&E#<w#($w#N$wQ|':w=V(CG(1w0",
"F&U%bS&$h;w#S#h;w#S%w5A&w08#,$9Mw3n%&o*<qOw$k$wR8'@&$h|9w%V&$w%V&2&$rPwI##w%U#w7l%wI5#w&#(Ip#,-w_/#=rVw(e%2&$q(#rS-",
"2&q8`#rRq8#rQq9wHO#w5n#w#,#w#Y%#rTw%o$rUw%D#uLP`qR$qzP#>-uTXs&$qzq%(#rRw#,$<3#rQwJ@$w<t-w#o#w$R#wI4#wHG'w=C&rR#rT-#",
"NwFG(:wX|$wIm#9(wAD$(6-%6w#]#1w'k#wGS&(3#rT-wN3%hBwN3#w#r$'h;%h;w#D#w#z#w(2$w%+#q<#rP-w<m#p#,)w<m'w^h)wU>-w]|+(rb)&",
"$r`w:7$1%9w['(5&$CLw#C'6(#bw,h$0&wW'#Aw'3&w=$#w#T'w$4)w-R#w-J#w#c(w<'%w'e(w#W()&$qxwOc#w$,&w#I-w>T08uTWY&$(Trew(,$o",
"7<qPw.)%w#P1+&$h;:wK}(w_)%Y&$Arfw/-#AuLOJ3Trew&8#,p#+V<qQw.j*wbZ.O&$:rgw&9,rhuLO+wbQ$:w;m#(riuLO+w)&$w6k%rmw+U&Z7#G",
"P#Mw&;#3w#;#rnw#;#5&$1w^0%#NP#Uw8g#65&$Frkw'K#qz#_P#h7w+X#UumqA,$:F68wAq%I$w*W#uDG5qzqzr^u+-~u++mdqR$<qSw$t*w*m&w#'",
"$wef+w#;'rVw-Z-rrw$O##Crt#Aw)}'rtwT(-q7wOM)w/_#85&$h>wC~%#h9w+I$wBO$<#h:w#t$6w0b$h<6w0b#uDFy&$9w7>&wa`#6(35&ZU-#hCZ",
"wN|#)&MGT#hBM'N%Cu]_/qR$N777#hFP#hEw@c#h9w,G%h@-#h>w$a%qR$3h<w$a%h@w$a,wUf#Q&$hR9w)V$w$a$w$^$#hJw2*#6Lu]_/qR$((((uL",
"O+qR$6(5qRKM-#hOK)&>AT#hN>'G%:#hVP#hUMwW3#0qR$UhBGFw)k&qTu;<0qRwE0&w&9%$%w%V#1<;qs$q*w5R$w2Q$uDF~^$(w9&$>wNk$w.@$Kw",
"+{#wOT%3>(w#u@w#g(1wW1$w.z$>w=8'&$31(8w#g&qVw*z#qUw#&#wFp)w#'(s&w651w(_+wWX#Y&$(rf#M-#Kw/H(Z$$W$(w^L$2&$h;uLNmw04,w",
"-M$qww%[#uLNq,$Cw3&(F(9uDGP-$Aw#V$hEwjO#s$w.y(2&$hJw5`#s$+&$i}wH#$hN#hH-#hGw0_+wKh#s$w[k)g&$s'8w.$'>w-8#j$(w#h#hH;q",
"U$hRA#-(w'i%hS>'C%1#hQ7#hP7#hOw#u(Fw(u%C$3w#*#M$9w(|#s$W$1BuDGP(1-%1;qU$h^9w/1%>A-#h^wV:#3uLO*&:F-#h^:)&81T#h]8'K%6",
"uLNq,$>s(w2|+hjw%-#Z#hkw#/#hmw%D$#hn-#hj7'hY%8'hK%hI#hcw$O(hKw%E02&$huw0f#wV'$qM3w%A$Fw8k$+&$jOw&.$h|+&$jIw#<$hm;qU",
"$hwGw%Z$w+d#hsM'b%AwWU##hrP#hqwRO'Ph^w%[%haw%[$hshcw%[$9w%[&w%##w%,#Aw<~&i)w%X#w's#(s)w's&b1wh9'w3^#qU$i0Zw#F's(2&$",
"i:w([#LwOV$#i0w%c#1w,G#s*2&$i>w5*%i@w#8#Aw#S$w(O+iGw%D$#i9w]A%i9w]A+#iI-#iE7'_%N#i<s+w8l%hHK8s+N0&hC78hDN'hG%hG)&hE",
"hFT#i;hE'hJ%hA'i4%i4w%O$hEhB)&i6-T#iFi6'i8%i42&$iKw1%&qWw3P&,w#&#w+U*wNJ2wRg$:wRg(Aw']%rbwRg,s.wRg)GwRg$w`V'#GwSE/s",
"/w#^%w&s#)&$h@1R.$oah@(w1%&h@w%|#+.$n=w0{&(#h=9w1&$.$(683+&$p#.Aw[A#s.wqu'w`C%Gbq;#hDweb$wat5+&$kMhOw5q(#hHw#4#kHw#",
"+#w5)#rf#hHwn'$uLNlw<e#wT:#uLNlw:(#wTR-w751Mw.I(wZC&s.wZC$uLO*w6(#umq1&$:L77(h7wAQ#'h<%h<w#G#w;e-w#v1s1w%B'1%1w:_#p",
"#,Q<qXw'`6w#'2#17#8wsv2w'=$>Z#F7@&$jP(Aw*x#Aw0F$(uLNm,$3w$Z)u]`v&$s2L78w^7#w@~$&$7h71wl3$_1w<V%w(&%6Kw,1$8b$w-5#s2w",
"0u$W$8w$8)s2w*s%h@-w'F'w%i-#s27wYa#)&$hMw08$s/ueg(I$iA:(hNhMw#S#uLNm,$Nw>z,rT#hJh9#hIN@&$jp(hKhJ2&$hK#hQ-#hPw1u%&h7",
"_A-60&h:h;A(6uLNm,$h;w%=/h>w%=#w%+$h=%h='hA%_u363h<u++mdIp#-&<qYw&l&w<#&uLNm,$8wn:#8Xw(d#w$I+wZ(#>F@I$p#.YKwD6%wcv$",
"wzf)wi--w(4,E&$ljw)z(E&$p#1)w<y+:wwU'w.T#hAw#($fqo$CqnFwPC%b%bwPC#p#/g<qZwY^(;rM$s5wd%$w$7#s6w+y#e&$s<F7;rM$s;wgj%F",
"wkt%Fwt5+wrk$w.5&q[wRh'wZ2$w#u#9#-w#t$s=w%,#e&$s>:7S&$:Bw#y#wD&'w*6#w@k'w$R#w#T#wem'1Twe2#w$H$5&$>wAm#q~w#;#6wA|$sH",
"w8y%:w#H#w,%#wZ-$wBf%6wBf&Ip#/k<q]w'A'w#~#sIw2*$rM$sG1#-8w.B#5w,B#wD(-w]*#w$B%#-Kw1`#Q&$GwgA#Grxw#9#w*C#w-##wg;%>%>",
"w&d&&p#0+wE''w#o#wk&$wF4#w.E#TwUP&w#3#w:C%wui'w7d$w::$p#0>w#c4w<}$w.I#qkw:|&#1w'9+w#_$p#07w&S.w#b$E&$p#0OwOx#uTWAwM",
"@#rxw#b(Fw#b(>w#b%p#05w#b'wAu+w#'&+qR$m8:#8w0]#l_wW`#+&$lP3#8wkm#p#0Twh5%1-wk#+p#0Qw)*#EI$mC)&$Fw&l$Fw*i(w$d+p#0kY&",
"$bw2;#ML7(w$c#)&$KUw3J#1%1w.b#EI$mO)&$G_w=G&q^w0.$w@q#3w=n$wN>'wEv%O&$3sfwJb#w$_#sfuLNmw,*#w#]$p#1/<q_w>$%x+=>wD<'u",
"LP_&$qzK#Cw-5#K],$Gw%C#h@wIc#uTY#w$=#Z#AwF>#Uw#9#hC(#C-w0)#w}z)#Z6#_8w/e#0&$:C9(+,$hCwOT-#h;P#h:7'Zw(;$h>],$hAwrz)#",
"h:r9wDb#wKe#w=Z'(hGw5p#w'l%r98(9w$P$(uLNIw#B##hBw$U#hKw/4,hMuLNl,$hO(w~x'G(6+&$h^w$P#hYw-i#(qxL#hPP#hO-'hI%hIw2Q#h9",
"wC#%Ip#1W<q`w)E(w#',w(s&E&$p#1ZwFs#wIF#w4+%w=D'Aw<7%MwEf%q<wGG)+.$p#1ywyX#p#1xwLr#w(i#wFI$w[u#wOm%w0u#(#U-uLNl,$8h=",
"w%2(E&$p#1fw%g#>w{&*h:+&$p#1cw]$$wD=%>b(1RI$p#1c_(w(j$M)&h;h<-#hEh;'h:%h:)&_h9T#hD_'h=%NuDHI,$qzw#~+p#1qw#~#hMw#~$E",
"&$p#1}Y&$hEw$+#6w*,#:%:u+-~u++mdIp#2B<qaw6|%wi)/w#'(qv$q*w}X#s/w'q(w#,#Gw'z$Cw&*(6w|X1&$p#+A8)&$h:(R.$p#.uP(RI$j^F(",
"w{C%h9:'>%9'K%A#_w#h(Kw#h3p#+Kw#h#hEw#h#p#/#s+w#h#jhw#h'hCw#h%h:%h:w$Y#hIw)q$hDw}-+w~21p#2f8+.$p#-dw#k#js:()&1:T#hM",
"w,r#6w_y#'hI%hG#hLw#f(hIww00#hRsg+&$p#+b1w9n#hZw&|(+&$p#+fA)&$h`w$n#p#/=hc(#hYw.7$hcw(s&p#-v6#h]-w7G#0.$9:(w9i%.$sg",
"K(9RI$k+N(wuf#)&UNT#haU'h7%G'h^%h^w'S#p#3'w'S8qvwa0#w$s(8w$s0+&$p#+~1w/0#w-c#wft%Awt2#x'y$w#F'p#,(Kw%6#h7w,/'>wrv*R",
".$p#.qh>AwPu#3%3e&$shN7;qU$h9wL]$;rM$slw{>#w#Q#smw6Q&ssh<w#D#h@woz%rM$srw#D#w-_#w:&#)&h>h@T#hDh>'hA%h;w%F#p#15w,p&w",
"0(4wQ9+ww3$#:w(1;&$kX8w8,#wX5$w}#'w)#%Uw)#$w@f2r]$ses/#-w/_#3#h;P'N%Zw`1#w$-&Nw&b3ki1O&$hGsVwXo$#hC-uLNs,$(sVuLNg,$",
"sww/p)+.$p#3pMwRM$w$(#:w&3&sxw#>#)&$sWA+.$p#3vh7wr=$w$p'w&3#w#H#shw#H&sXZw&~#h=w;$#slw4~$w#M#w:P#w.D#w#M#syw#M&szh;",
"e&$s{hEw#M#srw#M0wCJ#x*&#)&hGhHT#h`hG'hI%hDw%t1V,$s|w#0()&$hlw6$$wxj%,$s|1(6wu>$,$>hO(w`i)O&$hrw%u#s/(#hmw6q%#-r9w#",
"B#s}w%W'9w#9'wjE$F%F#hvP'hq%hqwl1%w=n*w%u#w=n's~w/0#w#c#Fw7k(w=m=w#p,w&P#w^w#w#^%w#u#t#w#u&t$w2)%w#u$>w#u%>w#u4,p#1",
"}<qbw,_(w,k&wju$x>N3wK''w,|#:s+w;D#wNO%s+w4:-sUW$9q%w.z&Gw#H&:F(w#H%9w#H%qdw4`)w4>#wE7$q;wIg)h=w',#hHsVwN/%h>w+f$t&",
"w#P#uLNo,$FsUw/9$,$t&A(w[f$w#j$'U%x>+#:s/X,$t(w*I)'h9wK_$hsM#hIw*{#p#51w)7#x%1)b#hLx(A#ZhXw#T(w#,#hYw#,'h]wLB&p#/eM",
"#hTwLB%hTMwLB(G3@I$p#14heCw4r$w*{(+.$hwhD@I$p#0]hibw8S$wLU#w#A#t-w*'&w1p))x;p#+.$i1(5.$(hl5.$hAhmR,$p#.d3xA9'hc>(1#",
"hmwos$0,$hdh=(F'hZ%hZumqA,h[hdhIhdhE-C)&hXhYT#hlhX'h]%hV'hc%hc)&hahbqd#hmha'hf%h_u363heu++md,p#3(<qcw(:&w(7>w(@+w(D",
"*w#H;#Us+#Zw,M$t.w(H$Uw08+w2t%w:(/x.v#w(C*hAwA0)w0U#wWs#w#t#t0w&0&1Lw#C(S&$hO<5w#Y#wLs#wCT#wW5#6(w]($,$t0U(x0c$w$.$",
"w;d#h<uLO*x6b##hUw`-&h@hAG-3x.s)hTx.s$x*V$hRw%$(h<w293n68e&$t11wI&)w/W'whN%h^x6_$w2@=wL1$hT%hTw$-#hihR6wXc',$s+hWw&",
"<%hZw&<@hnw*6$t2wH6&s5Cw$R'w3x$uLMk.wW8#htwq<$w#8#wX#$w6g%hww)@%.$9A(>#hywuD#hz+&$p#6Yw+T-U#h|w+T#Ni/X,$i.w,.)w#,#i",
"2wG^$.$i*+.$p#10(#i(wHA%.$i,#i)wB1%.wHA$@I$p#2^i;Kw'H$w#Z#t4w#d't5w#d#V,$hRw+D-w(6+iDw(6%;qU$i<wbT'(wZO$(w+G&h_G(A#",
"iHwgQ#MV,$h`w#o+hXw#o,iQwt'#3w%k#7wK/#hkhfwI^$;qU$iMw8U$w#1#:uLMk.$9(R,$p#0E:('G%G0,$hphC(G#iY-x9<$,$NhB(Zx%Y#0,hph",
"qhR-hFw-r(w'1#hq#-hXwSY$hr%hr)&hphqT#iXhp'hu%hnw#I(w)W$iTw8n=o@w)W#shw)W$w6Y-w)W%i`w)W$w#n#w#{#t6w,P$iaw#w:w#r#87O&",
"$1w)5)w,L+sl1w$$$ACT#inA'K%x2z%imw#w(>w$o3oZw$o#t7w$o$w7{-w$o%ixw$o(w<3##iww#r(h@w:F0w$d-#j$w(x$t8w(x#w%(#Kw%w-wnV#",
"w*|&j+x6v%r]$sex</$w*|%j.wQ,%.$9C(A#j0w*b#GjGw,l)rM$s5h=w#Q#@I$p#36jM(1w~>$w={(j8w={$'hi%hiu363i^u++m"};
/* onesweep.comp -DGPUSORTI_NARROW, 12792 words */
static const gpusorti_line gpusorti_spv_onesweep_narrow[] = {
"$X/h#u36-q[u36.h%uLN@u;<7q^uLMSuDE4uDE)uDEEu]`|uDEGq#h&q_h)uLO,h'h*h(uDEQh$h+r$q$h/h-h.h,uDE;uTU_uDFXuLM[qYr)uDECuL",
"NDh0uTUduLMlh3h2uLMcu;;ru;;suLNBuDGLuLO'uLNhu]^tq/rUh1h5uDE%uTUluDGPuLNkuLNquLO)h4uLMPuTVzh6h@v$o9)Su+3euefUu#<N1u3",
"3U#u33Uqbu33Uqdu33Uqeu33Uu#U:u33Uu#UJu]^Dv;F+2Av;EfUjvAj+zBv@Q%3Sv<xdo-1uTU4=v6RUmWv<bs>Dv/AM#F1u;;c1=uuvzq(#v@8$D$",
"1#w#$#uTU9q%q4===9#q)q'P#1qG1Pq,=qGq'Pq,q%qGq+Pq,q&qGXPq,q'qGq3Pq,q(qGq7Pq,q)qGq;Pq,q*qGqLPq,q+qGqPu;<Aq,q%w#X(u;<A",
"q.q%9#qF19XqEq&9q&q.q=9q'q.q;9#=q(9#q)q+w#D%q2w#D%q3qEw#X#w#7&q5w#7%q6qE1w#m)q8w#7%q9w#L#=q*w#;)q<w#;%q=w#P$q%w#7%q",
"@w#7%qAw#7$=w#7%qCw#7%qD#19qE=q-w$5)qGw#;%qHqEw%X)u;<AqJw#7%qKw#7#=q+9#=q)9#=q,9#=q%9q(q.qLu;<Aq)19q)q.qMu;<A#19#=q",
"&9#=q'9#=w#/#w#R#X9q*q.u#U-9#=q.w#7%q.q<u33W#u;;v#GuDDz#qD1u;;v#%u33X#uDD|#%q%uLM:#3*%uTUK#G*%3uDE*#33uTUK#%3%%uDE*",
"#%%uLM:#*33uDE*#%3uTUK#G%w#6#*%uDD|#%q'uDE*#qiw#C#qi-#q*%uTUK#%%qlqlu]^[w#D#**u]^[#%w#*%G%*w#S#3%uLM:#G%3w#(#w#U#*u",
"LM:w#Q#uDE*#G%u]^[#G**%%umn|#w#)#**3ueflw#,#**3,%#q']q+%qzu~#=q,%w#$$q+%%-#q,q,.q{#q,uDDz#qD=,q}#1-#q,%,%#1Qq-%Rq.q",
"--#Xq..r%XX-#Xw$f#q&-#=r'.r(q&=,%#=-#=%.r(q'=C%q0w#3#q%D*#ruq0r+Qq13Rq2q1-#Xq2.r-q3X,q}#q*-#X3Qq43Rq5q4-#Xq5.r0q6XQ",
"q7%Rq8q7-#Xq8.r1q9XC%q:qD,%#qDw#e#q:r2Qq;%Rq<q;-#Xq<.r4q=X,%#q3w#;$r5u]^o%#rtr6Hr+Dq}#rJq:<D*#r{q:r2w#<%uDDz#q31Qq>",
"r;Rq@q>-#Xq@.r<qAw$x#r;uDDz#q+1QqBr>RqCqB-#XqC.r@qDw#9#r>w$n%C%qE1w#-#qEr+,q}#q+QqF3RqGqF-#XqG.rEqHXQqI%RqJqI-#XqJ.",
"rFqKXw#J%w#Z'qLw#Z$qLHC%qMqDD%#rLqMH,%#qCD%#s6rJrKD%#s3HrLw#D$w#{#qCC%qNw#R#rvqNw$w#ruqLHw#=%w#Z%w%3#rS<,q}#=D*#ryq",
"Mr2,%#vfMXspw#k#qMw#k%rXw#J#rYHw%b#rVrWrZw#j)q0w$S#w#v/w$,:rew#Z%H,q}#q&C%qOq+,q}#q'w#m%-#q)%.rk#q)w#'4r*q(=.r*q)=C",
"%qQqDw#3#C%qRw$r#ruqR<u;;~*#,%w#p#qSsqD%#rPqSqQ]#%rv-#q'rw.rx#q'-#q'w)>#syC%qTw$2#q),%#t5w%=$qO,q}#q(,%#qe,%#qA,%#v",
"LM5-b,%#vF9(PS,q}#q2C%qU1D%#s1qUrD,%#q*w%q#s)s*w$2#s+ruw#)$qzw%K#qRw%2#r}qQw(L#rrs.s/w%K#r2qQw#X#rWs1-#=qi.s3q*=w$n",
"#,q}#q%,q}#q3w#s$s6,%#q2w#s#s7s8w#m#s9<,%#q+w#=%w#9#s<s8w&o#s:s;s=]#%s>-#q*s@w#z#s>w(*#v+3LDD,%#v3Duee,%#v+3LDCu;<#",
"*#]#%r~-#q'sG.sH#q'D%#rNqSqTw$1&q;.rz#q']#%qT-#q)sN.sO#q)w'U(ruq0r+w$##sRqTH]#%sS-#q)sT.sUw#C-w#)&%#s6qUw'u$sZ<D%#r",
"JqTHw&d#s]w#b$s[s^qT]#%s_-#q)s`.saw&Z$u++2uLMN*#rss[w#X$r5w#X#sew#X#s6qUw&&#rvsgw#e$sJw(B#Xw%Q$sjw#@#sks8w#9#Hslw$%",
"$smw%N#snw$+$sow#/#rNspqSw#;#sqw#5#rNq0srw#)#qEw#)#rJssstw$J#shsisuw#0#rvw#U$sww$^$sfsxrvw#J#syr~D*#rwsvszw#6#s{svs",
"z]#%s|-#q's}.s~#q',%#q)uLMF3#rWrWw$_#qE<w#F#t&w%v$t'-#q)t(.t)w%v%w,@%qEw#y$t,w#C$t--#q)t..t/w#C(w${#spw${#t2w$I$t3s",
"pw#;#t4w+)$w&R%w#H%sssrw#t)w#B+w#H.%#rSspw)K$t@w&;#rSqTw#s#rvtB<w(2&s6qUw#_#rvtE<w&v#t&w)g#tFtGw#j%w#4)tJw$%+w#:)tN",
"w#4$w$C$w%D'w$C(s6qUw$<#rutTw'b%s$w$,#tVw$,$tWw#`#tUtXw)E#w#'#C%qVw+O#s6qVw$P$t]w#S$qVw#l$t_w$]*taw#_)tcw#L#s+w#@$s",
"hw#4#t&tfw#@%%#rPr~w+f#rLqTw#o#rrt&shw#:$w#K'rvqLw,8#w.g%rqtntow#:#tpw&M%,%#qmuLMF3#<w.i$s+r+C%qW=uTU^r'qXqWHw#<#qE",
",%#qFdGq%1qZ$#.ql#q*u;><#1u;>A<#$:I%##uLNF%#2sJuLNI%#6sJuLNl*#'<e%#'H<(%#8'^r##q|r|Y0%#w#-%q~w#-#J%#6'uLNo*#'7E*#'u",
";><#1_'#'w#n%S%#K;u]^F%#=qJ@w#F#8'&7$7/*#@h:'7w#M(&h=$'Fr##q|w#|$J%#qz'(%#r2'IG##0%#rr`w$M#w#Q(w#,#tYw#,#(%#Atv^r&#",
"Xq~'u]`qw$k$H)tZ:&8$8)sM<)t[<w$2#w#B$Kw#{#(%#Ntww#Q%w%+(rhw%+((%#'hLw$4#a*#'r~w$4,tW##w$h%s#w#R#w#H#J%#'hY(w#[#I%#h",
"P(%#2'&@$;w%_#w#C#w#=$&Z$Z/%#4Z'Kw$>)&f$f/%#<hJ'[w#M#&#$:/%#2h:##a*#6szT#21_'2:$2Frz#t#4):<(%84qS&7$'5%#hKHw'F$w&J)",
"hy$'uDG5r+r+r{5%#hOr+w#>$5%#hQqzw#-'hSs;w#S(t^w#S#5%#hWr5w#6$&6$6/*#t^K'6E*#t`w#v(5%#h^r2w'&$w#F&t`A'6uLNI%#hYruJ%#",
"r+w&8$H)s4:0%#s4w#/%sK:+%##hv)rl'w#+#hx)rmw(]$tbw#q#w&F#w&u$w#u%8$8/*#tbh7'8w$7(w#F#riw#F'qMw#F&7>w#F*5%#hxr5w$Z+4A",
"'6w#B%#$w&g#rl0%#rmw':%4$6&4$4/%#'4<8w)7*#$'&2$:uLNo*#4r2w#5,S%#r2@w#~$%#<6'2U%#rWw((#@w#3#@'7uLNs*#Zw#V0s$[w#K%w$y",
"#%#<8'6uLMk3#Bw%h$tdw$`&tZS%#'i]&8$2I%#iWw$`&24'8(%#i`w)v#'sJS%#im'w+h$'sJw#`#tew%_#+*##Bw%Y&teN26w)$$3#f7tt#w$4#B#",
"2/*#sFArtw${$>#4T#71w#H#ueg(G##i*i(h7[w#n#tgw#n#w#4#i.i%h;h9w#q#E*#>V*#hhw-2&#$'+3##<w'l#6Lw#(#j50%#j6w*l#w%k&'@<B/",
"%#8Ar+@w&[#Hw#])G##;w%F#`*#;w&s)w+H#b%#H2w*{&<7w*{%qTT#2=w*{%w#G#+3#hB;+%#hAw)N#8'w+2#w-S&Zw$V#2LG##N6(%ONY&c$>&h:$",
"h8w#v'w+r&w#v*+3#hQ4+%#hPw*$$w#a#>@2(%B@Y&A$4&hF$hF&hL$hLw+p#w-r1w#{'2#w&m$4#2a*#2syT#8=_'8:$8J%#8r~w-g&2w$t%w/)%A>",
":(%;BY&K$4w#t#sfw%p#5%#NscU%#cs6w*41f8E*#i*V*#hv'V*#'thw$N(`*#i8<0%#sKw,D#e%#62'WG##i=2>&;$;&hE$hE/%i/i0hp>;uTXz%#r",
"u=i00%#rp0%#row)a#H`*#6w2=)0%#rqFrz#ry'):w)C$w%e5S%#Zi=w/X'6w%j%7w%j%tiw%j%w#q'a*#7w)2)w$##Aw0I$8$2w+G&'8<w'd$:w0s#",
"(%>Kw'm#@w#W#iDw#j&rrS%#jah7Frz#tD2):w,#$w$E&h:7w$E%@w'/,w#Z#J%#4w'/2w&}+8sc(%#[w2]$(%#>'b%#6s6uLO*%#h9w#S$6):'U%#>",
"w'B#;'&>$@w#M&fw#s%):g(%#hAc&N$N/%g8O:Z&h>$h>(%h<h=Y&hB$h:&h[$h[w&R#w)%'h^w)},w$n#I%#iL+3#ijw*t#iiw*t#6w$s)+%#iKw#6",
"#ZHw-u%tjw%O#qTw+x+iY+3#iw7+%#ivw#`1iXw4g$w,z*w#^#s[w#^#U%#hCYb%#4w%Y#h8'Frk#sb6w6@&'6)2:&B$7w#8#hIw#8'h>)2w6'$h<w2",
"=$rk#sbhAw#='[w#S#w'G#c$c&hN$hN(%hOhPr+&hQw+{%w-|#w-s$tkw/*&j>kIk@jVjT&2$2V*#j>tlw)P(ueg(%##j^l;kNkLw)k1w/`#jdjZ;jU",
"w#=#w(]#w,,&#'>w$B#w+(#w7)$jVjW[>;w$;#w#^#shw#^#w#,#k[w%]#umo8*##sFjkk[kPjdw)u#umo8*#'rtjlsFkQjew,F$*#64'8&B$Bw18#h",
";';w'c$*#2>w)X%O#2T#61_tmw#v#E*#klw'5(uuwI*##rt@j|sFkbjuw#{#uLNg*#kntqw#@+4sFOk%rtkgjz&6w#1$7sFNk&sFkhj{w5Y&28'6&>$",
">w;^#>'7uLNg*h7h8w$%#trw%d((%#h9Yw1[#t4w4o%h9h:['w3%#trfw5u'w/Z#h;w8f%+G#hah=w)j$g$g&hC$h</*#hChDhB2E*#k`uLNg*#k)w-",
"s)&k($w#0$4w#0#)t[H&'w#g%0%#t[w<a-&k.$'u;>&Htsw:V+8w:VBw$O$k<$k<&k>$k6V*#tukAw(.(Vw/F/sK(%#k@kCWG#j8kR2w-i%m=$m=u+-",
"~u++md%m:1q]$#w9&#w@G$w;I*w7D&w<J$w#@$w.|&;8'6u363:u++md%m4w#_$r*#q&Hw#B#Fr*#q'w1@#w>'%w#:#w#1$w+w$w#S#3#1q`u;<0*#u",
";<0%#$#wB2'w$2#r,w)B';w07$r##q|r.w)y(^r/#q3q~'03#'&;$4^r/#q6q~Ow#1$w,Z#3#6@'B&O$Kw#c#fw+{$w#c+h9^r&#q9w>P%uLMk3w;*#",
"h:$;w#N#r3w#N#^r&#q=q~gw#@)g$8w6p#r7w2v$5%#hEw9D$q:U%#hGr7w#P$w#m$uDF+q}#8uTWAw0i#r8w#Z%hJ$hJu~%b3#h<hGch:>O'Nw%V#G",
"#1qaw%V%u;<03w%Y*E*#7w4b#r9w'O(w#,#r:w%c#M%#>1uDE|r;#'^r=#qAq~Ow2D#4$6M%#O1uDE|r>#'^rA#qDq~[w#9#B$w%^#Aw#^#rBw#^#w#",
",#h:w&J0h>w&J%):h>&7$8w&I$hA):gw-W$A$w/|$hCw#Y0hGM%#hG1w&F$w3l$;$4M%#hIw#5#q=q~hKw#5#@$@&h8$h8&hH$hHu+-~w(-9rCw(-0r",
"Dw(-9qHw(-:w#c/h:w(-)w#c$r&#qKq~h=w#1$w2H%w#c#w'O%h>$h>/3#Zh;'Kw'K5_rGw&R'w$o8):>w&R&qHq~Z):Kw&R+Nw#Y0h7M%#h7w&R0h9",
"w#5#qKq~h;w&R*w&N%qbw$S(rHw$S'rIw&L#M%#;=uLO+%#'rMuTU}3#'@=w,h$3#A;wD&%rNw#H&6=uDF+q}#'uLO(q}#'rOuDF+%#'uLO*w#U#uLM",
"k3#2'uLO+3#@w)+$w#Y#N'w$x$rPw#Y#uDFy3#6w4'#/3#8Z'2w>2#w#@#rQw#v&g1w$>(hB1w$>&hCh>w$>%rRw$>'1w$>#uTW@q}#'rTYw$@(5%#'",
"r[uLO+%#7'w#a#A1w()&>c'w:O$r]w#a(w$)#r[w#H#4w$)'7c'8&hR$hR/3#h<g'7w.e&w&/)r^w&/'r_w%0&;w%0&B4'2w#;#r`w&#(w%,(4w&H'7",
"@w%,%raw&H5uDFyw&L/Aw*/'w%)#&h;$h9w#b#rbw#b&hAw%-)hCw%-'hDgw$*%rcw%R,w$O%w%R(wHw&rdw&X0rfw&X$w$P(w&]';w&]$>1&A$A/3#",
"K['A&hT$hT/3#h=hHw*z%%#1qcu;<03w*z$w,r/rgw$/&Bw$/#Bw#'#uTWAwA{$w*9&K=5%#KrKUw0K#uLNo*#OwI)-w*n$Uw*x#`*#h8w4%-wIy#h<",
"b%#OwIF+uLO*%#B'&K$K/%#NK';w1q#hAw1q'6'&hA$hAw@m#h>'[w%&$oI1qdw$|$wLX(wDy#qOw@i$w#D$oMw#D*wLV$w#D$Sw#D#w>&$qOw#K$*#",
"1qew%o#w22+w$v#rjw,5(w#($w>R#'wSS,`*#7wEm$w#1$M%#c1w#($w#N$wMc';w;F(>O'7&[$Nw-d$w#($w#M%h8$h8/*w,:#h7w%$$nt1qfw$U$w",
"Mr'W%#ht8w%A&#w%A&0%#rnwEu#w%@#w6~%wF+#w%j(Gp#+qwV8#0%#q()rq:0%qPq))rpqP)roqQwEC#w5K#w#,#w#Q%)rrw%Z$rsw%/#uLP`qi#ru",
"rtuTXs%#ruq%')rp:w#,#12)row9H#rpw:_-w#l#w$G#wF%#wED'w;-&rp)rrwI[(;wT'$wFZ#8'w=x$'6:$6w#Y#7w'G#wD]&'2)rr:wJ['w#l$&h;",
"$h;w#A#w#t#w'h$w$~#qT)rn:w:a#p#+qw:%#wX3)wPl-wWN+'r~(%#r}wWz#8wU}(5%#>Hw#@'6wF-#>/%w,J#Aw&t&w;c&w#Q$w$.)w,K#w,F#w#`",
"(7w'I-w#W((%#r+wL*#w$)&w#I,w<E$2uTWY%#'Ys$w'`$n{1qgw,k%w#C$+%#[8wHU(wW=%b%#;s%w-k#;uLOJ2Ys$w%p#*p#+:1qhw-B,w(c#s&w%",
"h,s'uLO+w(v#w,o#s(uLO+w#p#w&2#s,w*[&Z<&>$w0x$s-w#5#5%#7wWa%&N$65%#Bs*w&g#ru&[$[umqA*#;B64w1z%G#w)W#uDG5rurur{u+-~u+",
"+mdqi#1qjw.m0s0w#u#w([&s2wO7-qOwK+)w-o#45%#cw@W%w)z#w;W#'1w#h#6w.`'uDFy%#8wUX&46'25%c[:wJW#(%ZOY&f$>u]_/qi#f<<<w2-#",
"w*c$w$B$qi#2h<w$B%gw$B,wPV#U%#hH8w(#$w$B)S%#6Hu]_/qi#''''uLO+qi#6'5qiKZ:(%@AY&O$;wQk#/qi#[hBOBw((&qku;<0qiw4n&s0w=[",
"&41Fr*#q*wA}$w0/$uDF~q}#'w2`#wJ5#w,B$>w:P&2@'w#k;w#](4$6w,r$Bw``$%#27'4w#]&qmw)0#qlw#&#$#.sA#q*wQd#b%#'s%w,i'4##T#'",
"wVy$0%#KuLNmw-R,w*{$s5w$t#a*#>w0,(B'8_:#Aw#V$h9wbF#s>w,E(0%#h>w2V#s>+%#i]w;@$hCw-y*wFm#s>wUQ)S%#sB4w+L'@wMf#i`w&w#'",
"hHFql#hKA):'w&n%>$7w#i'Bw'h%>#2w#*#Z#8w'o#s>T#7=_'7:$7Fql#hVw+d#w#_$w$j#2uLO*%;B:(%47wUA#6a*#@sCw/~+h_w$n#c)h`w#/#h",
"bw%($)hc:&hY$4&hK$hIw$@'hKw%)00%#hjw-r#wP;$qM2w%%$Bw5@$+%#j.w%i$hq+%#j(w#<$hmFql#hpwD(#w*7%N$AwQa#wLy&rth^w%C%haw%C",
"$hshcw%C$8w%C&w$p#w$y#Aw#,#Fql#h~wRo#w'H#'sDw'H&N7w`4'w0Z#ql#i)cw#F'sC0%#i/w(0#HwJ@$0%#7w*z#sE0%#i3w1y%i4w%f#Aw#P$w",
"'}+i;w%7$wU}.)i=:&h8$fw5D%hHK4sFf/%hC<4hDf&hG$hG(%hEhFY&hJ$hA&i4$i4w%<$hEhB(%i6:Y&i8$i40%#i@w.S&qnw0K&*w#&#w57$wLn(",
"6w&z%r~wLn,sIwLn0wMF2sJw#W%w&7#(%#h87L3#o9h8w0Q$h8w%A#+3#mew.^#'w.b$3#'642+%#p#-`wTg#sIwhl'wXG%ONqSw^4#wYf5+%#k%hHw",
"2G(+%#j|w1f$s%w,K#uLNlw8Q#wN/#uLNlw6)#wNG-w2r$wYg#w,r%wS_&sIwFh$uLO*w2Q#umq1%#;H<<'cwDy$h9$h9w#G#w7U-w#i$sLw$w'6$6w",
"6H#p#+j1qow&f-wm3#w#'+w%31w#5#)BZ);<W%#j4'@B0%#@uLNm*#2w$4)u]`v%#sMH<4wBu#w;1$%#<c7wcj$[7w8'%w'9%6Kw*f$4N#w+a#sMw.~",
"$T#4w$2)sMw)N$w&c'w%@-)sM<wRo#(%#hJw.E$sJueg(G#i0;'hKhJw#S#uLNm*#fw:B,rr)hJh9)hIfW%#jT'hKhJ0%#hKw*F%h7h8A:6/%h:h;A'",
"6uLNm*#h;w%4/h>w%4#w$~$h=$h=&hA$h8u363h<u++mdGp#,;1qpw&J&w7_&uLNm*#4<E*#4Vw('#w$C+wS<#@BWG#p#-oKw><%w[P$wpY)wa5-I%#",
"l5w)'(I%#p#0;w8X.w9Q&'h=w#($w#7$Bw<`#K$KwJN#p#.y1qqw9~%rk#sPw&j#w#~$sQw*q#e%#sW;<Frk#sVwM%%wjl-wiZ$w,Z&qrwLi'M%#21w",
"#o#8):w#n$sXw$m#e%#sY;<wB+$w#s#w>('w)U#w:}'w#P#w^3'4Yw]U#w$=$w9L#w;{#r5w#;#6w<.$scw^o#w#E#wqh$w<n&6w<n&Gp#.{1qswFE*",
"_sdw0/$rk#sb7):4w-,#5w+I#w>*-U%#Kw$;%wN>#8$wl^#Ow_^#Os6w#9#w&)$w<.#w_X$w,$#N$Nw%*#p#/;w>##w#k#wb|$wA+#w-7#Yw#g#w#0#",
"wlM*w59$w73$p#/Nw#X0w9N$w-B#riw&w.w#T$p#/Fw&4*w#W$I%#p#/]wIa#uTWAwIH#s6w#W,Bw#W%p#/Cw#W&+qi#l`w/^#l3w.{#l&wk2#p#/]w",
"(d#7wbS+p#/Ywv0#lj(w&|#w&)#wO-$w4%(w$9'p#/sb%#Nw0C#ZH<w(h$(%#K[)O:w9^#w-L#IG#lv(%#Oh8w9d&qtw.]$w;j#2w:+$wH/'w@V%J%#",
"2t$wDs#w$X#t$uLNmw*z#w#]$p#071quw:A%w>O)uLP_%#ru4)8w+h#4wmq#w$~#h8'uTY#w#y#wn<#Aw#3#h;'w.I#wrm))Z4w.(#w[j#>8'+*#h;w",
"I$-&cw'3$wKN#h9w#9&w>n&wEI#w9}''gw&n&rW4'8w$:$'uLNIw#>#`*#hDw-K,hFuLNl*#hHw3h%*#4O'6+%#hVw$A#hRw,8#'r+H&hI$hIw0X#h9",
"w=R%Gp#0X1qvw%x$I%#p#0UwAQ#'w9T'8w8Q%;w@Y%qTwAx)+3#p#0two3#p#0swFn$Nw@Y$wHs%w.^#wB1#4h7w.S+p#0aw%/#@wpN*h:+%#p#0^w|",
")%%#@N'7LG#p#0^h8w#i$1Z(%h;h<:&h:$h:(%h8h9Y&h=$fuDHI*#ruw#u+p#0lwZ<$w#u$I%#p#0xbw^)#u]`qwB$#<wOZ#;u+-~u++mdGp#1<1qw",
"w46%w,w'`*#2wt_$w&u$w#,#@w&~$w%]&w86&wqf+%#oI4wl5$L3#p#.%rt'LG#jBB'wp]%@$8&K$Aw#b'Kw#b3oSw#b#gw#b#p#./sFw#b#jLw#b+h",
":$h:w$M#hDw(c$w#k&2ws33p#1[4+3#p#,bw#e#jW;'(%7;Y&B$6wS$#&hI$hGw#`'hIwlr0+%#oj7w6j#hUw&O(+%#onA(%#hZw$_#p#.Jh^w%u$h^",
"w(0&p#,twXa(;'w6e%3#t%K'8LG#jlf'wkQ#(%[fY&h7$O&h^$h^w&y#p#1yw&y/w%75w$D&p#+'7wok$w]z$E*#Ow$a+p#+-Kw$t#cw*b'@whk*L3#",
"p#-oh;Aw$g&AB'2e%#t&h7w3<#w3Y$t*w3<#w#Q#t+w3Y&t1h<w3Y(t0wr#(h<$h<(%h=h>Y&g$h:w%)#p#0'w+E&wJF+wlO$w'F:%#k34w4q#wP#$w",
"qs'w(1(w9@1w#G#sJ):rWw:L$f$cw$$'fw&23kD7J%#hBsqwPV$uLNs*#'squLNg*#t5w-v)+3#p#2]ZwKS$w#{#;w%d&t6w#>#(%#srA+3#p#2cw`M",
"#'=w$d'w.r#w#H#t&w#H&sscw&N#h=w7V#t*w2H$w#M#w7,#w,~#w#M#t7w#M&t8h;e%#t9hEw#M#t0w#M0w&`#wz2#(%hGhHY&hI$hDw%h1E*#t:w#",
"0((%#hgw3J$wn/%*#t:7'6w-A#wnc#hO'wW,)J%#hmw%o#sJwuE'rWw#>#t;w%Q'8w#9'w#l#wgX$hq$hqwbb%w:6&rz#t#w:6(t<w-x#w#[#;w5'(w",
":57w#f(w&8#wn8$w#S$w#k#t=w#k&t>Bw#kA*p#0h1qxw+[(w+h&w;-#wHR&sFwPy-spT#8q%w3~&w#E$;B'w#E%8w#E%qzw2F)w2+#w@c$qSw=A(J%",
"#gsqwH/$w$q#tAw#J#uLNo*#Bspw+x$*#tAAw#<%w$)%[$w^l#;sJV*#tCw5@*h9wF:$hix$2#p#3pw'-#wuF)Na*#chPw#N(w#,#hQw#,'hTwFt&p#",
".PZwFt,O2WG#p#02h]>w2X$w)}(+3#hnhDWG#p#/HhaNw#O$wG+#w#A#tHw),&hZw),+hKH+3#i''53#'hd53#hAheL*#p#-V2x1O'hc@'7wb($*#hd",
"h='B&hZ$hZumqA*h[hdhIhdhE:>(%hXhYY&h]$hV&hc$hc(%hahbqz&hf$h_u363heu++md*p#1g1qyw'Q&w'N)w$>#tIw'5(x%f0w6X*w}Y#w'0)w(",
"f(w.H#wP8#w#n#tKw%-&7Hw#C(M%#h<15w#V#wLc#w=H#wOm#6weg%*#tK[wgm%w$+$w8+#h<uLO*x(d#wV8%ghAO:2w}],w}X+h<w0#3mQ4e%#tL7w",
"CN)w-M'x(^(w0)=w$*$wek#%#<hVhRx,Z%*#sFhWw&*%hZw&*>w#x#tMwBf&sP>w$I'w1X$uLMk3w%f#;$4w#5#wPT$wnx%wg,%8A'@+%#p#5(w*(-c",
"a*#[hxV*#hww*X)w#,#h{w*$&p#/dKw*$,Zw*$#p#1Fi&Aw*$(tOw#U'tPw#U#E*#hOw)l+hHw'b,i.w'b%wi~$w'c0hZZ'@wqV#E*#h[w#h+hTw#h,",
"i:whK#2w%H#<wE8#hghbwCu$M%#hPw#<#'7w%t$L*#p#.|7x6p%*#hkhA'Z&hC$hC/*#[g'Nw2&#/*hkhlhN:hDw,/(w&a#hl):hTw4`$hm$hm(%hkh",
"lY&hp$hiw#F(w(w+w5w4nUw(w#t&w(w$w3o-w(w(x$8'tQw+^.w#q.w#l#4<J%#7w+]5t*7w#z$A>wX(#x%3$w#q'@w$c3npw$c#tRw$c$w5(-w$c,w",
"MY$w#l&gw7F0w$W-w%3#tSw(N#w$u#Kw%b-;w*3)x(v#rz#t#x-W$w*3%wJi#3#8>'wW%#Oj/w+p)rk#sPwv`$WG#p#1gj5'7w:J$h=$h=(%h>gY&hA",
"$h;&hi$hiu363iXu++m"};
/* onesweep.comp -DGPUSORTI_ADDRESS, 27434 words */
static const gpusorti_line gpusorti_spv_onesweep_inlined[] = {
"&Fou;<7u36-h#u36.qDh$h%uLN@uDE4qHu]`|uDE)uLM[rPuLNkqjuLO,uDEQuDF+h&h(h'qFuDEGuDEEuTUlh)r(uDE;h*q$h-qrh+uLMcqguTU_uL",
"NDuLO'q#uLNquLMlqUh,h/uDGLh3uDFXuLNBh2uLNhh.q*h0uDE%h5q'q,uTVzh1uLO)uLNmq%q)qxh:h8v$o9)Su+3euefUu#VcKu33U%u33Uqbu33",
"Uqdu33Uqeu33Uu#`Iumnev;F+2Av;EfUjvASSBDv>e;26v@Q%3Sv<xdo-v=4}Fhv#-<VcuTU4Bv6RUmWv<bs>Dv/AM#FKu;;cu#`JBuuvzq(%v@8$D$",
"K%w#$#uTU9cq4BBB4%d]F%KqGKF^BqGq+F^cqGq3F^q&qGq;F^]qG'F^q(qGqLF^dqGqPF^XqGqTF^q+qGqXF^^qGq]F^%qGqaw#(#qew#(#quw#(#q",
"yu;<A^c4q-d]Fq.KqGKu;<Aq.c4q&q.q=4]q.q;4q/Bq(4q0dq+w$.$u;<Aq1c4%BX4%Bq-4%Bq+4%Bd4%B^4%Bc4q(q.qLu;<AdK4dq.qM4%Bq&4%B",
"]4%BK4%w$o#Bq/4Xq.u#U-4%Bq.w#7%q.q<u;<A%Ku33W%u;;v%qBuDDz%'Ku;;v%'uDD|%'cuTUK%99''u33X%uLM:%9,'uTUK%qB,'9uDE*%99uTU",
"K%'9''uDE*%''uLM:%,99uDE*%'9uTUK%qB'w#6#,w#]#]uDE*%qRw#C#qR.%X'uTUK%''NNu]^[w#D#,,u]^[%'w#*%qB',w#S#9'uLM:%qB'9w#(#",
"w#U#,uLM:w#Q#uDE*%qB'u]^[%qB,,''umn|%w#)#,,9ueflw#,#,,9+'%]Zq+'qdv#$KM3^9w#$#'w#$$q+''.%^^;qe%^uDDz%'B+G%q(.%^'+'%K",
"+G%].%^9u;;|%u#`Ku;;rq-'u;;sq.q-.qmu#`Kq.+G%K.%u#`Kw$v#q&.%Bqp;qqq&B+'%B.%B';qq]BuDE'%'w#b#'.%X9+G%c@'q/w#D#cH,%ruq",
"/e+'%q&w#t#q09u;;sq1q0.q{u#`Kq1.%u#`K9@'q2'w#C#q2qu+'%q3w#-$q~u]^o'%rtr#DeHG%rJq22w#a&G%q&+G%B@'q3Kw#5#q3ew#))q/e@'",
"q4w#9$q4D@'q5'H'%rLq5D+'%qCH'%s6r-r.H'%s3Dr/w#D$w#m#qC@'q6w#R#rvq6w$%$q4Dw#=%w#Z%w$=#r6w#;#ryq5w$[#vfMXspw#g#q5w#g%",
"r:w#F#r;Dw$h#r8r9r<w#f)q/w$O#w#r/w$(:rGw#Z%D+G%q+@'q7q++G%^w#m%.%d';qsq(B;qsdB@'q8'@'q9Bw#=#q92.%XqRu;;~,%@'q:sqH'%",
"0q:q8Z%'rQ.%]rR;rSw'd#]w'1#sy@'q;w#r#q.+'%t5+G%dw%%$q7+G%q-+G%qe+'w#'$qA+'%vLM5-b+'%vF9(PS+G%q2@'q<KH'%s1q<rJ+'%Xw%",
"]#rcrdw$:#reqzw#)$qd+G%sqw%:#q9w$~#r}q8quH,%rrrirjw%:#quq8w#]#r9rl.%X,.%BqR;roXw)G#q3w#s$rp+'%q2w#s#rqrrH,%%rs2+'ru",
"q+w#=%w#9#rvrrw&Z#rtrurwZ%'rx.%Xryw#v#rxw'n#v+3LDD+'%v3Duee+'%v+3LDCu;<#,%Z%'rZ.%]s$;s%%]H'%rNq:q;+G%q;;rU%]Z%'q;.%",
"ds*w'8(ruq/ew#w#s-q;DZ%'s..%ds/w#>+w#)&'%s6q<w'T$s42H'%rJq;Dw&`#s6w#^$s5s7q;Z%'s8.%ds9+'%u++2uLMN,%rss5w#T$q~w#T#s=",
"w#T#s6q<w%n#rvs@w#a$s'w'y#q/w%A$sCw#@#sDrrw#9#DsEw#}$sFw%=#sGw$'$sHw#/#rNsIq:w#;#sJw#5#rNq/sKw#)#q3w#)#rJsLsMw$F#sA",
"sBsNw#0#rQw#U$sPw$Y$s>sQrQw#J#sRrZH,%rwsOsSw#6#sTsOsSZ%'sU.%]sV;sW%]+'%duLMF9%r9r9w$_#q32w#F#s[w%n$s].%ds^w%b#w+u'w",
"#>#saw#>$sb.%dscw#>&w$s#sIw$s#sfw$A$sgsIw#;#shw*X$w&F%w#H%sLsKw#p)w#B+w#H.'%rSsIqdw$T#ssw&3#rSq;w#s#rvsu2w'v&s6q<w#",
"_#rvsx2w&n#s[w)J#syszw#j%w#4)s}w$%+w#:)t%w#4$w$C$w.5+w$C$s6q<w$<#rut+w'Y%r^w$,#t-w$,$t.w#`#t,t/w)0#w#'#@'q=w+6#s6q=",
"w$P$t3w#S$q=w#l$t5w$]*t7w#_)t9w#L#rew#@$sAw#4#s[t<w#@%'%0rZw+I#rLq;w#o#rrs[sAw#:$w#K'rvq4w+x#w.9%rqtEtFw#:#tGw&M%+'",
"%qmuLMF9%2w.;$ree@'q>BuTU^qpq@q>Dw#<#q(+'%q7+'%q;+'%q<+'%q=+'%q>+'%q@+'%rk.%Xs*.%Xs/.%Xs9.%Xs^.%Xsc+'%qB+'%qE+'%9uL",
"MPqBcKqC$%;tY%X;tX%X;tW%X;tV%X;tU%X;Nw#'Kqvw#+.w#'*uLMUrn%Xs#w#85rn%Xw#'$w#_/w#//w#''w#LHw#;.w$L4w#'0w#Y#w$W'w#;/w#",
"D*w%)~w%)~w%)~w%)~w#;0w#/'w$C/w#'&w%Z1w#b;w%)Uw#'#w%)3w#n*w%5,w#H;w%R~w%R~w%RTw#'Hrzw#72w#m6w%ABw&//w#/Cw#z%w&Y3w#^",
"3w%s7w#'7w%NKw#'Aw%(Aw$h3w#7'w#+/w#'*w)/Ew..Jw#fyw#'Dw$.%rOw#8*w'(+w#;'w#+#w#''w#j8w$3>w&`Yw%S]w$*cw%d'w&,'w&4*w$&A",
"w$HRw*aYw#j:w$&Jw#z/w#/;w$.rw#nnw#^0w'|2w#'0w+12w(#Fw#'#w5C'w#'/w#D'w$m7w#e+w#3;w#'mw%~.u;><%Ku;>A2%$(/qi%qfqh:'%)u",
"LNl,%)2u;><%KuDGP)%w#:#ql%qfqk:9%)5qm%)<qo%)qnqnuTUh'%)c]#hm(&E$A#hmC&E$E-'%WE)A#hm(#hk(uLNF'%)s'uLNI'%6s'w#q$_'%)D",
"2*'%7)#ho(<qi%qfrW>w$2#w#-$qnw#-#I'%8)#hs(uLNo,%)AS,%)w$I%)$(/qs%q&Dw#G#/qs%]2w#P(w#:#w#1$*w#_$i)(T'%h6`u]^F'%BqJR)",
"uLNo,%8)&Y$Y-,%RhG)Yw#r(#i,0&hN$)w%Z#rYw#p&qdw#g#qu)#i,(:'%q(#p#+,(:'qAd#p#++qA#p#+*q8I'%)q8*'%)qA#p#+/(w#i#rNw#i#u",
"LP`qR%qz0#i;(uTXs'%qzc)#p#+1w#,$K6#p#+1(1,%6w&N&w%(#rU%rTP#(7&6$6uDG5eerV#p#+8=#iA2&%$(-'%E7%%-'%2E%6L,%6h6Q%7KuDGP",
")7($7w#[#7w%I%EO(#p#+CE*'7=>#iK7&Cw#m%&h6$h6-'%q8hAR8-'%qAhB[7-'%fhCP=T'%)6w%##q;#p#+Dw$V#8w$V)w#,#t0w$`$w(.+*'%hJt",
"[<qo%6qn)u]`qw'_$D#t1w(4#E#s)2#t22&C$Cw(`1hOw(`&iW(*'%hRt]<qo%7qn)w#7%w(0$r'w'`(w&P#hq#i^(#i]2L,%h>rZw$X,t.w)d#1,%h",
"xw)r*qi%qfr[w#c#3'%h~Dw%8#rZw(>%i{w)q$I'%hjw#4#rX)#i}(w$g#-'%)C8O#i}w$T#)hQ#io(&R$Uw#k(I'%hTi-*'%6w)3$w)KBj-w#l#C)#",
"i|(&hA$hAw$&#hAUh=<qo%hPw%O'#j$(&hF$hFw't#h_)hE#j#hcw(-&hehI%%L,%8sSQ%6KuDGP)6($6/rU%sX=#(2w'y#q:#j*7&A$w%F#hXDw,U*",
"w*<#j70&iY$)w(7#3'%h]ew#B$#j/(3'%h_qdw#0%j0w#0#haruw#0%j1w&Q$t4w#`#3'%heq~w#9$&8$8-,%t4Y)8#j5(S,%t6w$)(3'%hkqu1w#I*",
"t6W)8#j:(uLNI'%hgqzI'%ew'a$D#p#,Iw%l#6e#p#,Kw'@$rJw&7&iFq7w&T$#jZ(#p#,Gw#<$rKw#<#w)o#7w,c$q7)#j`(#p#,Lw$_$t8w$8#1,%",
"C2w+C#-,%t8g)6w$R(w#<#q5w#<&7E)6#jNw#Y$w$o'i(q~w$o+=O)8w(w(#jTw#v#w$r#h9[#jU(w#G$'%)826#jWw#|#w09*uLNo,%=quw#1(T'%q",
"uC#j]w#V#6#j]w$%%'%28)6J'%r9w%)#&C$O#j`w+9$w#=#C)AuLNs,%`w#g,r^[w#Q%je(&7$8#je2&7$w,i#27)8uLMk9%O)#jjw%8$t:w*n$w)oE",
"k6(#jp(&W$C:'%t1w&c#j7#jr(w0<$'%)Y8P#jtw'H#j9w#a#)s'#jtw$P#jF)w'*$)s'#juw$7$t;w)C$kDs#w3;'I'%Cr`I'%j.rauLO+w'm$kG(J",
"'%)rbw#0%kIw#W$rfw'B&h42#kN0#kMw%m#w'Z$rgw'=&Aw*G%#kR0#kQ(&`$83'%Ordw&w#qz#kT0#kSw,T#RumqA,%EO8=)A#kR(w/r$,%t;hJ)[#",
"k,(#k+2#k*2#k)2#k(s#w+j$9%hMh9tKw0t$h;%w(W#s#h=0w':$h>%=Q%AKw#H#1,%hDs'w(J)kgw1R'26w,H%q;Q%6Bw+|&kmsZI'%Aj9*'%j6w*a",
"$j:#lD(L,%)hRw,D)lH8*'%hW7#lQw&,(w#@#iQw66'qnw0V##lUw()$w#3#qww#3$lW(&A$A-9%)A8=#lYw#W$qyw#t#M'%8Ka'%UqzuLNUqt%6)M'",
"%)B#ldw#:#6K#lfw#+#OBJ'%h7r_w+w$w$^#=uLMk9%=)#li(5q{%)<q|w7B$9%)cq+#lk0#lj(&h<$UuLNg,%q}iiw$}(M'%h7w$,#hCew$,*lww$,",
"&lyw#+#h<w$,#hHtZw$,/l|(w8K/uLMk9w'y#l|0#l{(&hN$R#lxr$a'%Dr$w)g#D3'%hRw)U$q2#l{w({#hTr$M'%hKw$C#6w$C+m1w$C&m3w#+#hP",
"w$C#Ew$C0m6w$C0#m,(5G%RuTWAw#M#r%w$P%m50#m4(&hd$hdumqA9%hLhYfhI)hJ#m/(w&r&j2w'g$mFw*'$r+w'V#w#,#r4w5h$N%mLw+z$uLO+'",
"%)r0#6w'e#7w#B#r5w#B&mQw#B$5G%)uTW@G%)r7>5'%)#mS(uLO*w#S#3'%)r=:'%Ew#b#6#Ow,Y#Ww#b#r>w#b&m]w$$(r=w$$&&h;$fw#F#r,w#F",
"&mbw-Y$w$G/r1w#B&mgw#B$w$G#uLO(G%)r2w$F$mjw$F%uLMk9%6):9%mnuLO+9w$F#mow$F(r3w#a#:9%mruDFyw)r#msw0L$&hP$hP:9%mt#mq(#",
"m-(&hS$hS-9%hUi9)hR&i<$i<-9%sZiC)hUw'K#K/N%p#.|iJ#(w<`$s2w#n#_'%s3iM2M'%AB/N%p#/&6#()w%6$iM$iM*'iNiO>#m7iN&iP$iK&iS",
"$iRw#X#jnw,M$m<w,M:w,J#kj*'%kgw(C$kk#m[w/c#j()#mew,8(w,/)mf(#mgw+p1Ow+p+mqw)G&msw+p(`w+p0mvw+p1mx0#mww/6#w+p$w$D#w+",
"p-h<w*P+n(w$,&n*w+p(hBw*P0n-w+p6n-0#n,(&hH$R#n)w+p-hLw+p&n,w+p#hNw+p5n>w$C&nAw+p:nDw+p1n9w+p0nC0#nB(&h^$h^w+p)n<w#y",
"#w(R$p#/qhkw(R/hnw(R(p#/ww(R(hn$hn*'hohp>#n.ho&hq$hl&ht$hs#n/w(I(huw(I4l[*'%lXw$x$l]#n:w(I#jv)#nDw(I,w1E%nE(#nFw(I>",
"nPw%|&nRw(I:nUw(I1nW0#nVw(I$M'%h4w#z#h9w&w+naw#z&ncw#+#h9w#z#h>w&w0nfw(:6nf0#ne(&hE$hE-9%RhA)hB#n`w&h(p#0JhRw&h/hUw",
"&h(p#0Pw&h(hU$hU*'hVhW>#nehV&hX$hSw,K#w#X#l9w0;$new,::/N%p#0YAw.^#w#S#s,w,k$o=w;`$_'%s1P2/N%p#0a)w#C##oA(&=$=w9F#=2",
"7w:C%oB(#oGw'%$w1<0oMw1<<oRw1<3oTw1<Go^w1<Aocw1<<ohw1<2okw1<-oow1<%opw1<0osw1<$otw1<+ou#orw'h%#h]w%s$w'c(hfw'c#=w'c",
"#p#1;w'c(hf$hf*'hghh>#oNhg&hi$hd&hk$hk&ki$kiw#]#t=w'g$p#+;w0~>m~*'%m{w)Y$n##p#+Gw+X#l<)#p#+F(w)L%p#+FwCs#m,w/j(#p#+",
"M=L,%Al@wBG'WwBa*#p#+Vw:m,m>w:m'>w,:$p#+Zw:m(r'w#3$p#+]w:m,p#+_w#W$r)w,V+fw,V+p#+iw+[&p#+kw,V(h@w,V0p#+nw,V1p#+p0#p",
"#+ow:m$w,V'hHw,V+p#+yw#z&p#+{w,V(hMw,V0p#+~w,V6p#+~0#p#+}(&hK$hKw,V'p#+{(#p#+vw:p#hN_'%s[h`w+6#p#+xw)]$/N%p#2$8w,h&",
"s`w((&sehfw#D#p#+~wCN%N%p#2+w#D#w+]#&hg$hg*'hhhi>#p#,&hh&hj$he&hl$hl#oe2S,%l]V,%mMwQI&w,H#ohew,H#/N%p#2-w$.$w,b)p#,",
"@w,b$/N%p#23w#<$#p#,Bw*Y$w,[#72wD{#E)#p#,C(#p#,Lw'g,rIw$b#5G%mk5G%mhuTWA'%U6)#p#,S0#p#,Rw'_#73'%mnr.J'%W)#p#,SwFw#m",
"pwF3)J'%h9mt1,%muwG<)wG.#myw0V#)#p#,[wFG%p#,[wFG+uLO*'w.'#p#,_(&P$W#p#,_`&P$P-'%UP)E#p#,a(w5L#mzw5L'8)#p#,g0#p#,f(&",
"h=$h=-'%gh;)h4#p#,b(#p#,a(#p#,pw%+(uLP_'%qz8#p#+2wCl#7)wRr#)wRf$)#p#,w(#p#,t(uTY#w#/#E#p#,tw#C#Ow#C,p#,|(#p#,v(b,%)",
"=w*k)p#,{8#p#+<A&)w03$8EP_'%7=Cw6v#sY*'%o@sYb,wF`#p#-)w+b#wUh)#p#-)0#p#-(2&g$)1,%fOw%v(I'%oHwP7#)h@#p#-)w%v%p#-)r9w",
"%v&r97)8w$d$)uLNIwPo##p#--wEu$w#x)uLNl,%hGgw,W'Y)6w%&+p#-=w#~#)w$U#)f#p#-Aw)P#)eD#p#-<0#p#-;(&hL$hLw&z#g)C#p#-6(#p#",
"+]h@w,j#hu$hu-'%hAhN2ht-'%6hOehu#p#+^wL($Dw$t(1,%=w'y)#p#+aw3V=p#31w3V.p#..w3V-p#38w3V%p#.1w3V1p#.2(#p#.;w)z4np5G%n",
"muTWA'%R6)#p#.C0#p#.Bw)z'nsw)z&p#.Cw)z#nuw)z,fny1,%nzw)z-n~w)z%p#.Kw''%p#.Kw)z1p#.Nw)z%p#.Nw)z,p#.Pw)z$o#w)z*p#.V0#",
"p#.Uw)z,p#.Q(#p#.P(#p#.iw%+,rkw(]$p#.krm#p#.jw&D'rm6wY/%=wY/%q7Q%7w&K&w$*#=3'%Rw^O%#p#.uwZG$w/k$K#p#.vw#t$8w%4#uDFy",
"'%7#p#.ywP9%p#.y7wP9&=8)63'h4[(#p#.~h4wLv#*'`U>#p#.}`&h6$Pu]_/qR%h6222#p#/%0#p#/$(&h;$h9w[E%p#.{(#p#.zw$a%qR%6h<w$a",
"%h@w$a,wZm#J'%hGw&}#)wN6%w$^$#p#/)w&a#8Du]_/qR%))))uLO+qR%8)3qRY`(#p#/.Y*'CW>#p#/-C&U$E#p#/50#p#/4`w)x$qR%[hBUO#p#/",
",(#p#/+w&.&%$w]l%7#p#/<w%;$w5|#K/qs%Xw/x$w&{$uDF~G%)w78$p#/CwY&)EO#p#/C(#p#/5w#j-KR#p#/Jw#j'h4Kw#[(p#/Mw4a%'%)A7=#p",
"#/M(#p#/<w#[$s>w*>$p#/Sp#,.w*>#J'%p#,/>#p#/TwTR)p#,0w]l$rZ#p#/UwZ1$hi#p#/Cw_<#sXw*]$w#a)p#/_8w#a#w#3)p#/dw+0$3'%p#,",
";Da'%)qk#p#/fw2&+#p#/fw*n#)uTWA'%P)rp#p#/gw9:$w#>#OYC#p#/g(#p#/P(uDG5qzqzrV*'%hCDw,l#h;w.$(w$)(*'%OhB#h9w%R$w$>)p#/",
"ww$>'p#,Mw$>&p#/yw$>,p#/yw)Y#hIw_N#hBD2)w*{#&`$`w$4&[hS#p#/aw$)$s<w#p#3'%i[w$F$w,#)J'%ia>a'%Wrp/N%p#4l6w%p#w;T#8w<'",
"#E$AJ'%if>/N%p#4p)#(Rw'X#&U$`/N%p#4qih#(w*-$&if$if*'igih>#p#-Jig&ii$id&il$ikw%*)p#/Xw%*'p#,gw%*&p#/Zw%*,p#/Zw+a$)#p",
"#-S(#p#-Rw/R(Ow/R0w#u)p#/ip#,tw(-&p#,u>#p#/jw(-)p#,vw(-&p#/kw/~#p#5(Yw/~-p#/sw/~([w/~#p#5/w/~%p#/vw/~1p#/w(#p#0$w/~",
"4p#+g5G%p#+dw/~&p#0+0#p#0*w/~'p#+jw/~&p#0+w/~#p#+lw/~-p#+p1,%p#+qw/~-p#+uw/~%p#03w/~%p#03w/~1p#06w/~%p#06w/~,p#08w&",
"9$p#+vw/~*p#0>0#p#0=w/~,p#09(#p#08w)D#hK)w*r$we;%hZw&L)p#0Hw*u.p#0Mw'R'p#-Kw'R&p#0Ow'R,p#0Ow*u+p#0Pw*u,p#0Pw)T,hiw)",
"T1hnw)T(p#5jw)T3hsw)T#p#5nw)T.p#5ohuw)T'hs$hs*'hthu>#p#.Iht&hv$hq&jj$jj&jn$jmw%))p#0@w%)'p#-ew%)&p#0Bw%),p#0Bw)X&p#",
"0B(#p#0A2w#Q#w)[)w#*#Pw1,%q;w2j)/N%p#5~=w)6-p#0Tw)6(Ww)6#p#6)w)6%p#0Ww)61p#0X(#p#0bw)64p#,a5G%p#,^w)6&p#0i0#p#0hw)6",
"'p#,dw)6&p#0iw)6#p#,fw)6-p#,j1,%p#,kw)6-p#,ow)6%p#0qw)6%p#0qw)61p#0tw)6%p#0tw)6,p#0vw%t$p#,pw)6*p#0|0#p#0{w)6,p#0w(",
"#p#0v(#p#0nw9_$kLw3m%p#0owmo&*'%hU)#p#0pw;$#=kPw$X%w,{,p#1-p#.Ew,{&p#.F>#p#1.w,{)p#.Gw,{&p#1/w2)$Uw*3*hdw#a)p#18w*3",
".p#1=w(-'p#.Rw(-&p#1@w(-,p#1@w*3+p#1Aw*3,p#1A(#p#1,(&f$f-'%h=h]wpr%w*B'hpw*B1huw*B(p#6rw*B3hzw*B#p#6vw*B.p#6wh|w*B&",
"w5F$hQ*'i#i$(#p#1Ci#&h~$h~*'h|h}>#p#1Bh|&i%$hzuDHI,%qzw&<2p#1_p#.pw&<&p#.q>#p#1`w&<)p#.rw&<&p#1aw&<$l(w&<$w#Y)p#1iw",
"&%'p#.yw&%&p#1kw&%,p#1kw(:#i6w&n#Ow3l#[$[&l.$l.wl4#w#h#p#.Kw;3$p#/f2#p#/ew>T+w;3*sRw9R)I'%7wA|$p#.qw6i(w94#(#p#/rC*",
"'AE>#p#/qA&PwN(%w$e%p#/s`w$e&Us;J'%Rrpwkl%w1{*[7#p#0'wCC#p#,~V,%mA)V,%)t>w&+(1,%p#-@wvx$p#-~p#.#wp,(*'%ep#-Dwpt*p#2",
"ow&&$p#/+<qo%p#.xqn)wU*#r_w'a#h4uLOJ6>r^wi#$&hI$hI-'p#-,p#--lTh4YuTXz'%qzBp#--#p#0+w+x#p#/2w(N#p#/2wCf)wtf#p#/M#(=w",
"uB'w#<#p#.ww#<#T'%Op#-5#p#0@(#p#02w&3'68w&3%Aw&3%t@w.Y)L,%=p#/Zw)G(#p#0>wI]%rU%rTwja#)#p#0Aw'Q+w=~#(#p#0P`w$o#*'WP>",
"#p#0CW&R$wF#$mjw$C&p#.i[/rU%swp#/LwK9#8$8#p#0Eh6#p#0Dw$O'g=w$O%Ow'`,w#]#I'%=w'`$p#/Ww'`(w2Z&w'N%7U*'%R7#p#0Vw:8$3'%",
"=s;w9U#)#p#0Uw)-#)rpuLO*'%h7)#Cw+R#Cw'l#7)#p#0]w=[&g(OAE&h7$h7*'[h6>#p#0[[&f$R&hR$hRwxg$p#0Xw)G(hTw8I:p#3Xp#0*w+3&p",
"#0+>#p#3Yw+3)p#0,w+3&p#3Zw25#p#8:w8I.p#3cw8I-p#8Bw%E%p#3fw251p#3g(#p#3pw254p#.y5G%p#.vw25&p#3w0#p#3vw25'p#.|w25&p#3",
"ww25#p#.~w25-p#/&1,%p#/'w25-p#/+w25%p#4#w25%p#4#w251p#4&w25%p#4&w25,p#4(w25$p#/,w25*p#4.0#p#4-w25,p#4)(#p#4(w8I*wA;",
"-p#47w15.p#4<w.3'p#0^w.3&p#4>w.3,p#4>w15+p#4@w15,p#4@(#p#1=w$0#hfDwqO%tA#p#1>w*d#6q;w*d)p#1Aw$&$w$6)p#4Np#0lw'm&p#0",
"m>#p#4Ow'm)p#0nw'm&p#4Pw'm#p#8|Pw'm-p#4Xw'm(h4w'm#p#9'w'm%p#4[w'm1p#4](#p#4fw'm4p#/_5G%p#/[w'm&p#4m0#p#4lw'm'p#/bw'",
"m&p#4mw'm#p#/dw'm-p#/h1,%p#/iw'm-p#/mw'm%p#4uw'm%p#4uw'm1p#4xw'm%p#4xw'm,p#4zw'm$p#/nw'm*p#5$0#p#5#w'm,p#4{(#p#4zw'",
"m8p#5-w'm.p#52w'm'p#1Cw'm&p#54w'm,p#54w'm+p#55w'm,p#55(#p#1|(&hb$hbw#4#Y2ha#p#1~w&;$s5w#|#/N%p#9[iOw1J&)hm#6w#=$hkw",
";N&p#9ahow#='Pw_='W$CJ'%iWw6G#`w.*#huwVe#p#9g8w#L'w6L$h4$h4&iZ$iZ*'i[i]e#p#26i[&i^$iXw-|$p#5Pw'b,sAw4[$p#5SwQ-:w$p+",
"p#9xw14%p#5cw'@$J'%Pw7P#p#9{w&I$w4A#x%E#q~w)i#8w#2#)s;#p#5jw'O#w'H#)POW#p#5jw#h#p#:$h7w#R#w'%#wYZ$w/n$gh9>#p#5kg&f$",
"[w$6#p#1[w3H&sXs'#(r9w3H##p#5o0&hB$h@#p#5mw$q(hBw$q<p#:6w$q%p#6#w$q,p#:9w$q9p#6*w$q,p#6*w)w#)2#p#6%(uLNs,%)sJuLNg,%",
"siw5**N%p#:Dh<w+v-p#67w+v(hBw+v#p#:Kw+v%p#6:w+v1p#6;w%E$R#(Cw#b#sjw#t#*'%sKh6:'%Uw#t)p#6Gw#t(hOw#t#p#:Xw#t%p#6Jw#t1",
"p#6Kw#t$W#(6w5G#w#f#s[w#x&sLhDw_%#hXw#d#p#:dw#d$w#M#7w')#A$Aw#M#skw#M&slhK_'%smw_O$p#:lw#M0wPt#&ha$ha*'hbhc>#p#6Qhb",
"&hd$h_w#b#p#2Cw#b#S,%snw&*(1,%DshwXt&sn=)6wP0$,%p#2Jhg)w:K$w#H$T'%s'2#p#6ZwOd%#(r9w#<#sow%t'x.[#w#9$wf.$x-A#p#6d0&i",
"6$i6w#I#tBw*O$p#6qweI>p#2b*'%p#2_w+P$p#2c#p#6|w#y#p#0|)#p#6{weI&p#6{w$y#p#1lw$T(#p#7&weI$p#1#weI4p#7/w+r,p#1~w)Y$we",
"I(p#73w)Y$weI)p#75weI,p#77w#W$weI9p#7BwdN&p#7DweI:p#7GweI1p#7I0#p#7HweI9p#7Rw#z&p#7TweI:p#7WweI6p#7W0#p#7VweI,p#7T(",
"#p#7OweI-p#7QweI'p#;dweI5p#7WweI'p#;kweI1p#7[weI(V,%p#,dtCw&{)p#7t2#p#7sw3`$p#3+w#2%p#1c#p#7s2a'%p#2Fr_#p#8((#p#8'w",
"(K(w>@)-'%p#1kO%7Q%=x&q$b,%7x/P)x2t$qww$Q#L,%Pwk}$-,%AE)7uDGP(%Cx,0$Yrxw#R%w,Y#p#86w)Q/rxw)Q%x0i#*'%=w7j$qMh;x.M$Ew",
"4a$wBF+7x3:+p#8QwBF$p#3o<qo%p#3`qn)uTWY'%)>r^#p#8Uw/($hN/N%p#8Oh6#()w=]%p#8K[&h7$U&f$h9T'%hIrxwC<,8w#v*p#8Zw#v$p#3z",
"#p#8X(#p#8Ww$r(hCw$r0T'%r{=w#['Cw(:#p#3tw$J(p#8hw$J$hc/N%p#8dPw$J$wB$#p#8eW&Y$E#p#8c2#p#8b2#p#8aw$#(Cw&x%Yw&x$2U%7w",
":L#rxQ%ABuDGP)A($A/N%p#8ox8m&wFF#p#8ow23#6uLO*x8y$p#8oE*'=A>#p#8n=&Y$8L,%Cr|w'M(*'%hsR#p#8i(#p#8jhI#p#8x2&hq$6w/1##",
"p#8p0#p#8ow$E'huhcw$E$hshfx,6$0hh%w90$hj%w].#h{hl%OL,%7rxQ%Ww3a*Cw#,#/N%p#9+w3a$x+r#r}w(M&UAw/S'w(B#p#9,s#wE1$N%p#9",
"2h4w#M'r|b,%h;DVwh9$p#91x<a#wb&#)r~w[O#)#p#9-w#4#w$:#)w%1&w#j#p#97w2c$T'%hFD#p#98x2t,p#95(#p#9D2wJ<#-'hIE7hJR-'hF(7",
"hGR-,hDW7s#R_'h@h62hA&hH$hH*'hBhC>#p#9:hB&hK$h=x%o$'i=hLhMhJh=-'i8hqhMhGw;-#2hNhBh>*'i;(>#p#9Ei;&iA$i8#p#99i:#p#98i",
"@#p#97i:w$P#i7w%^#u]`v'%s)D2i=w08#&iG$iGw#X#iIi>x/R$iJiE7x=($w&d%8iKw&d$=iN%wN5#s)wi<#2w,$#w&R%w#6#w*v$#p#9F(wI-'p#",
"4uw,s$s)2wkY#*'%p#5Nw*1$s'#p#9gp#4{w#w&p#4}=w)}%rZx9Y,s&x9Y)p#9nx9Y$w:]$p#9mp#5&w#Y&p#5(8w#Y%s'w#Y%w(m&RA#p#9~w20,p",
"#4Bw20'x'7%p#:&w20(w}~%p#:(w20,p#:*w#W$x0D9p#:4w15&p#:6w20(x0D1p#:9w201p#:;0#p#::x0D(p#4Yw*h(x0D4p#:Hw$,&p#:Jw#+#x0",
"D6p#:Mw2>6p#:M0#p#:Lx0D%p#:Ix0D5p#:Lx0D:p#:_w$C&p#:aw#+#x'S6p#:dx'S1p#:Yx'S0p#:c0#p#:bx0D.p#:](#p#:Yw&r$p#5#w+C$p#:",
"[wB}$#p#:tx;K$w~10p#:zw~1<p#;#w~13p#;%w~1Gp#;.w~1Ap#;3w~1<p#;8w~12p#;;w~1-p#;@w~1%p#;Aw~10p#;Dw~1$p#;Ew~1+p#;F#p#;C",
"(#p#;-(&hT$hTw*/#hRhVhS#p#;OwHN1wk@$5G%p#5E5G%p#5BuTWA'%86)#p#;W0#p#;VwX##=M'%CB3'%p#5IwHX#6)#p#;Xw5P#p#5KwHX)w9,$x",
";t#p#5P1,%p#5QwH^-p#5Uw+2#)#p#;bwH^%p#;bwH^1p#;ewTI#P#p#;eUx=P&RY)E#p#;gwH^$p#5VwH^*p#;m0#p#;lxEo'fh>)[#p#;h(#p#;gw",
"=z#s&xI('&ia$ia*'ibicq:#p#;Qib&id$i_w.`'p#6Mw&o$w5p*ivw6g+p#;xw5p$p#6o#p#;V(<qo%p#6`w5C(p#;|(#p#;Wx>7$r_#p#;Ww^K#)p",
"#5quLNl,%6p#5qw2N$w,V(a'%p#5vr_w$M#p#6yw$##uLO*w#u#umq1'%YD22)PwA`$g$gw#Q#p#6zw#Q#<qo%p#6oqns(w$w'8$8w$k#b,%j8xG/*p",
"#;Qj:#p#;Pj7a'%p#6&r_#p#<A(#p#<@w5)'j:w:D,jCw:Dip#<Ow:Dkp#<jw&]$p#7O<qo%p#7@w&Y(p#<nw:D(p#<hw:D)p#<dw:DGp#<sw#v$p#7",
"Z#p#<q(#p#<pw:DMp#7Tw$J(p#=$w:D(p#<|w:D)p#<}w:D%p#<{2#p#<z2#p#<yw:DLp#=+w:D*p#=+w:D*p#=+w:D&p#=*w:D8p#<F(#p#<GhI#p#",
"=4w:D)p#=,0#p#=+w:Ddp#=Dw:D>p#=Ew:D'p#=Kw:D4p#=Jw:D/p#<gw:D3p#=Pw:D*p#=Qw:D,p#<o(#p#=]w:DJp#=Sw:DDp#=^w:D%p#=Ri:#p#",
"<ui@#p#<ti:&iD$iD-'kUkViIi@i8-'kXkYiIi:i8b,%kYw+D)w:[%k]w`y'&k[$k[&k_$kV#p#<rkZ#p#9TkZw#J#p#80w#J#b,%p#6ix*Z#p#6Qw-",
"^-*'%kcp#6Pw*-,p#6qw*-*p#=uw*-$p#8X<qo%p#8Iwbh$p#7Wwbh$Cwbh%P$P*'%p#6xwg~$p#92w#v(w#q(uDFy'%p#99w{T$w#u'7)#p#>(w#u$",
"p#8g1,%p#9>w1X)3'%p#9Cw#I(Y)#p#>2wNq#weg#p#9.xTx&p#>4xVj$w',#E8A#p#>4w#i$p#8r<qo%p#8cxS}'w#4#l)w#(#p#6t<qo%p#8gqnh4",
"uLMX()c]&h<$h<wbI#p#8xw%I&)l.w55#hS$hS&mZ$mZ-'p#6up#6vnHl.hSw<A$p#9jx>e$wTr$w#,#p#81w(S$p#@4s##p#@3w$n$s|w0$$p#@4w.",
"l+w#*#wgd&wp-*wc'#q:w$1#p#90#p#@>w{P)/N%p#BXCwJ'&s~w',&ADw#C(M'%p#7:K3w4z#:'%Ww&E#w,5#8)wb{$,%s~h4)wRI$w2F'Dh;uLO*'",
"%h@)#p#@Sw*0&h>h@U(6wYs#*'h;h<>#p#@Rh;&hA$h9w%E$p#@Pw$|(h;wU9<p#BuwU9%p#@cwU9,p#BxwU99p#@jwU9,p#@jwLC#t#h7wLC#p#C#w",
"R^-g$g*'h9f>#p#@ih9&h;$h6w$<#p#9Yw)&$wW1*w*]$h_$h_w$q#hah]8#p#@lw%#%,%s#hbw&|%hew&|9p#9k#p#@vw%7$t$w%7$w$@#w$I#w<q%",
"p#@zw)I$/N%p#C:`w$_'w%V$uLMk9w+'#p#A#w]-%9%)WAC#p#A%w:=#p#A&#p#A7w9u9p#8w5G%p#8tw9u&p#A@0#p#A>w9u,p#8{w9u&p#AAw5%#p",
"#8}w9u2p#9&1,%p#9'w9u-p#9+w9u%p#AJw9u%p#AJw9u1p#AMw9u%p#AMw9u,p#AOw(c$p#9,w9u*p#AU0#p#ATw9u,p#AP(#p#AOw%}#sww'G$w&;",
"#hS#p#AFwd5#hTp#8VV,%p#9Aw.:):9%p#AM#p#AJxD#*p#Af(#p#Agw%k$r&w%,&7wBL#YwBL+p#AswBL&p#Auw#+#CwBL#[wBL0p#AxwBL$M'%[Kx",
"bM$qnw-(%RwT$$[w#x#h=wEn+p#A}w#x&p#B#w#+#fw#x#hCwEn0p#B&wEn*uLMX(hCcq+&h@$h@xCu#w$y#t&w*}'t'w%&#S,%i*w%S(*'%i$w,b,p",
"#8ow'l#6w(g#2w+##i5i0w0-$/N%p#A}wA[$w#1#EuLMk9w06#p#BEw(o,rLw#s#L,%Yxhr-xXn#wAg$w#1$L,%2h4wXQ'wZN)CW)7#p#BS0#p#BRxX",
"u#Pw#I#h7#p#BT0#p#BS(&U$U-,%6C)`w#1#hB$hB-,%iJhE)h4#p#B<(&hG$hFS,%iKw%:+iEw%:,p#93w.y%/N%p#B>x-]')w8n#7)w+-$,%iWhS)",
"W#p#BJwC*%,%)YUhQ&hW$hW-,iWiXhy(hUw#}#w^i$/N%p#DbiX#(i#wM@$iY$iY*'iWiX>#p#BIiW&i]$iUw#I(w/8$p#BEwdAGp#Dqw/8%p#Bxw/8",
",p#Dtw/89p#C#w/8,p#C#w/8#s[w/8$p#D}w/86p#B^w/8$wBl't(w$J##p#B_w$h6w<t#w#v#=2w^`#w.|$p#;cw2v+p#E1=w<j$x1w#p#BkC&P$Aw",
"%[$p#Bjw#s(x+T5w%['p#E;w%[%p#CEw%[,p#E>w%[9p#CLw%[,p#CLw%[#t)w%[$p#EIw%[6p#C&w%[(&hJ$hJ#p#C%w$c(hLwa04w%P$p#<+#p#C-",
"w$p$t*w1M2p#C1w1M$w&&#Uw$A#p#E[w$A(Ww1S)p#C7w$p%9%)PEW#p#C9w+*#Up#:Qw*5(/N%p#Ebwfk$wa1)p#Cp(#p#Cqw$;$r*w/#+Ew/#+p#C",
"}w.*&p#D#w/#(Yw/#0p#D&w/#'fw/#7gw/#+p#D+w#x&p#D-w/#(h=w/#0p#D0w/#,hHw/#&hF$hF&hZ$hZ*'h[h]>#p#C`h[&h^$hX&iC$iC#p#C[j",
"{#p#=Lj{&k`$k_#p#C4s##p#C3w9a*p#C4w9aKp#<j#p#C>w9a,p#F5w9a=p#:tw9aSp#CSw9a5p#CRw9a)p#CPw9aGp#FRw*o%p#Ccw*o,p#FUw*o9",
"p#Cjw*o,p#Cjw9a)p#F]w*o6p#Ciw9a(p#=6w)E$w9a6l>h]8#p#Clw9aKp#=H#p#Cvw9a8p#Czw9a'p#Ftw9a3p#D#w9a,p#D%w6|#p#D&#p#D7w9a",
"9p#<T5G%p#<Qw9a&p#D@0#p#D>w9a,p#<Xw9a&p#DAw9a#p#<Zw9a2p#<`1,%p#<aw9a-p#<ew9a%p#DJw9a%p#DJw9a1p#DMw9a%p#DMw9a,p#DOw(",
"c$p#<fw9a*p#DU0#p#DTw9a,p#DP(#p#DOw9a/p#DFw9a$p#<3V,%p#<zw6*)w#,#p#=,w$Y#:9%p#DPw$8#8$6:9%p#DQ#p#Dgw#>$r@w#>#w#,#rD",
"w.4&p#DmwVT0w#B#rEw#B&p#DrwWt4rFw#B&p#DwwWt,rHwWt$uDFyw)|#p#DzwWx-OwWx%Cw)i$&h<$x>4$rAw#j#:9%p#E'wVY$p#E(w+J$w#;#rB",
"w$&&p#E+wWr4rCw#B&p#E0wWr1w$D$p#E4wWv-p#E8wWv%p#E9w$D%hR$hR:9%p#E:#p#E7(#p#D~(&hX$hXw)1#hThVhWw`5)p#E>(#p#E@w=$1hfw",
"1$+p#ELw0+&p#ENw1$(hkw1$0p#EQw=$Ahsw1$+p#EVw#x&p#EXw1$(hxw1$0p#E[w=$4hz$hzw$y#w=$0i`w(s(*'%iYw0%,p#=%w=$-ikifw=$'p#",
"EVw=$/p#Ezw=$op#F,0#p#F+w=$*p#F-0#p#F,w=$,p#F,w=$'j#w=$#p#Erw=$'j$w%:+izw%:,p#=Fw=$(p#Etw=$5j0w=$#p#F#w=$1j0j1iRw=$",
"-p#Htj1#(iXw=$$j2$j2*'j0j1>#p#E~j0&j5$j.w#I(w2X$p#Ezw=$Gp#I'w2X%p#FQw2X,p#I*w2X9p#FXw2X,p#FXw=$)p#I3w2X6p#F6w=$2p#F",
"7w=$Jp#@uw69+p#IDw=$)p#FDw=$)p#FCw=$Gp#INw%[%p#Fzw%[,p#IQw%[9p#G%w%[,p#G%w=$)p#I[w%[6p#F[w=$-p#FZw=$Dp#A=#p#Fcw=$8p",
"#Fgw=$-p#Inw=$3p#Fmw=$,p#Fow=$$p#>dw*5(/N%p#Itw=$(w{C%p#GI(#p#GJw=$>p#GVw.*&p#GXw=$:p#G[w=$Np#Gaw#x&p#Gcw=$:p#Gfw=$",
"Bp#G8w=$)p#G4kT#p#B_kT&or$or-,%kUiDo2mV&ou$ouw8x#p#0Q)ot#p#B`w9*'6oxw9*%o{%6Q%8KuDGPtDw&*#S,%p#A.w&7%%$(uLNg,%p#A.t",
"Hw#1(#p#Ihs##p#Igw9i(w=f-sIQ%7cw&n%#p#Iow#H&EO)w#H%7w#H%qdw:1)*'%`w`m$w(I$p#B9#p#Iyw(V#hEsJw#0#6#p#Izw'=$stw#L#uLNo",
",%EsIw/u&stCx$H*&h4$y3`#Es'V,%svw0X)x^^#w(g#w:d$w#9#spw%($p#J3w^,$x)J$w,+(#p#J6x)/1p#J7(#p#J1(#p#JAx2z4p#AN5G%p#AKx",
"2z&p#JH0#p#JGx2z'p#AQx2z&p#JHw$x#p#ASx2z-p#AW1,%p#AXw:i-p#A]x2z%p#JPw:i%p#JPw:i1p#JSx2z%p#JSx2z,p#JUw:i$p#A^w:i*p#J",
"[0#p#JZx2z,p#JV(#p#JUw:i-hW#p#JOw+F#hXp#A+w&4(w#,#p#Atw'a$p#JShHw7I)p#Jl(#p#Jmw7I1wRJ,p#Jyw*P&p#J{w+I(wRJ1p#J~wqs*u",
"LMX(hbc]xFH#x'F'h<w+D+p#K&w#s&p#K(w#+#x'F$hBw+D0p#K+w+D,hfcq+&h>$h>&hC$hCw$t#x-_(i#w(0(w#:#sqw(O$p#K<w(O'sri)w(O)p#",
"K@w(O1p#KAx*^*p#KE(#p#KFw.=1h[w%t+p#KRw%$&p#KTw%t(haw%t0p#KWw%t,h=w%t-hhw%t+p#K[w#s&p#K^w%t(hmw%t0p#Kaw%t,hBw%t&hN$",
"hN&hp$hpw$x#s{w-Q&w:3,iQw7x)w+U)p#Kuw+U(Aw&))p#Kxw&)1p#Ky(39%)p#As39%iGp#At#p#L#w:F1xw)$w#($w-r#)w:P/AxiD)M'%RKw#($",
"w#N$wnT*&O$O-,%PU)A#p#L50#p#L4(&[$RM'%gw#S#gw#S%#p#L80#p#L7w-o#gw;4#`)h7w#1#xHN#,%j*hL)f#p#Kq(&hM$hM-,%j+i>)hK&i~$i",
"~umqA,j#j+inj+ij(hN*'i|i}>#p#Kpi|&j$$iz&j*$j**'j(j)qd#p#Kqj(&j-$j&#p#Kjj,#p#Dyj,&j0$j/#p#KCs##p#KBw0^(j1w08%j4w0^1p",
"#KJw0^Pp#DD#p#KTw0^#jOw0^&p#KUw0^rp#Kkw0^3p#Knw(+1p#Ko(#p#Ki(#p#Kxw0^4p#CX5G%p#CUw0^&p#L#0#p#K~w0^'p#C[w0^&p#L#w$x#",
"p#C^w0^-p#Cb1,%p#Ccw0^-p#Cgw0^%p#L+w0^%p#L+w0^1p#L.w0^%p#L.w0^,p#L0w0^$p#Chw0^*p#L60#p#L5w0^,p#L1(#p#L0w0^/p#L*w0^$",
"p#C5w&4(w#,#p#C~w'a$p#LDhHw#/#wI20p#LJwI2<p#LOwI2<p#LTwI27p#LWwI2Kp#LawI2$p#LbwI20p#LewI2<p#LjwI26p#LnwI2-p#LrwI2%p",
"#LswI2+p#Lt#p#Lq(#p#L_x)9*p#Lw(#p#Lxw3^1haw0i+p#M(w/u&p#M*w0i(hfw0i0p#M-wI'Ahnw0n+p#M2w#x&p#M4w#+#w<'$hsw0n0p#M7wI'",
"4ht$htw$y#w3c(iTw3c2p#MIw3c(iZw+T)p#MLw+T1p#MMw3c*p#MQ(#p#MRw3c1i0w%y+p#M_w%$&p#Maw%y(i5w%y0p#Mdw3c;i<w%t+p#Mhw#s&p",
"#Mjw3c(iBw%t0p#Mmw3c8iE$iEw$x#w3c'j4w+H(*'%j&w3c3p#N%w3c3p#N(w&)1p#N)w3c$p#DR39%ixp#DS#p#N/w3c~w3c$p#NB0#p#NAw3c4p#",
"NE0#p#NDw3c,p#NDw3c'j[w3c#p#M}w3c'j]ip)hK&jS$jSumqA,jTj]jCj]j>w3c#jQjR>#p#M|jQ&jU$jO&j[$j[*'jYjZqd#p#M}jY&j_$jW#p#M",
"vj^#p#GXj^&ll$ll-,%j_jXlilc&lq$lp#p#MPs##p#MOw3n(lrw3I%luw3n1p#MWw3nPp#G$#p#Mbw3n#m/w3n&p#Mcw3nrp#Mxw3n3p#M{w(61p#M",
"|(#p#Mv(#p#N)w3n4p#F85G%p#F5w3n&p#N00#p#N/w3n'p#F;w3n&p#N0w$x#p#F=w3n-p#FB1,%p#FCw3n-p#FGw3n%p#N8w3n%p#N8w3n1p#N;w3",
"n%p#N;w3n,p#N=w3n$p#FHw3n*p#ND0#p#NCw3n,p#N>(#p#N=w3n/p#N7w3n$p#Erw&4(w#,#p#F_w'a$p#N;wBL$wqs%p#NT(#p#NUwBL>p#Nbw-$",
"&p#Ndw-t(wBL1p#NgwBLIp#Nkw#s&p#Nmw-t(wBL1p#NpwBLYp#O%wBL3p#O(w(O1p#O)w0i$whh%p#O-(#p#O.wBL>p#O:w%$&p#O<w%t(wBL1p#O@",
"wBLIp#ODw#s&p#OFw%t(wBL1p#OIwBLkp#O^w0i3p#Oaw&)1p#Obw0i$p#F^wBL#p#F_#p#Ohw0i~w0i$p#Oz0#p#Oyw0i4p#O}0#p#O|w0i,p#O|wB",
"L,p#OYwBL>p#OXwBL.p#OYwBL%p#ORj,#p#Idj,&n{$n{-,%j-j'j/nxuLNg,o'o((#p#Igo'S,%tIw&Z+o)>#p#Ijxpg$shwjZ%o)o*o%)w/p#tIo&",
"yU-'w/X#o+xB#&p#Q4xY]2p#Q7wZ=Gp#QYwWb%p#QGwWb,p#Q]w']$wWb4p#QNwWb,p#QNw#h#p#QbxY]6p#QOxY](p#I<w$@#w#E#xY](p#QSxY]%p",
"#QQw$q(xY]=p#Qtw$q%p#Qdw$q,p#Qww$q9p#Qkw$q,p#Qkw3b#oasJTw+2##p#QgxYb6p#R&h=w*a'xXm%p#QyxXm(hCwXp#p#R-w*b%p#Q|w*b1p#",
"Q}w%J$xYb@p#R,w#t(hPw#t#p#R:w#t%p#R/w#t1p#R0w#t$xYb9hYw#d#p#RFw#d$w#M#xYb9haw#M#p#RNw#M0xYb$hb$hb*'hchd>#p#R6hc&he$",
"h`w#b#p#J%w-m&xYb)*'%p#+6x0S$w*2%,%snA)xY'$-,%p#J-hiy5S*I'%p#+<w&u#s')#p#RBwsB%xYl=O$O#p#RK0&i9$i9w^]$p#+E$p#+E&p#+",
"H$p#+B-,%p#+Hp#+Ip#+Gi;S,%p#I(uLNg,%p#H9w7q*p#H8xe,%=w+,$t2DxK,#w#^#:'%t2xw<*w#N#p#H>$)u;>&DtJ#p#K1p#JEw)`&p#JGxJf&",
"ybv8p#K8xK@$#p#K`tKw$T$p#HL$p#HL#p#KS0&p#HN$p#HFV,%tLp#HPxt&#p#J3w&$+p#HLp#HOx47,p#Hpx47*p#Rqw#D#)p#JW<qo%p#JHx47$p",
"#IVx47.#p#L$0&p#KF$p#KFu+-~u++m"};
/* onesweep_staged.comp -DGPUSORTI_ADDRESS, 13884 words */
static const gpusorti_line gpusorti_spv_onesweep_staged[] = {
"$e;u;<7h#u36-u36.qDh$uDE4uLN@h%uDE)u]`|uLM[uDEQqHqcuTUluDEEh&uDE;h'q$h(uLO,uLMcqFuLNDh)uTU_uDEGh*q#uLNquLMlqkh-h+h.",
"r,h,uLO)h0uDE%uDF+uLMkh/q,qRq`h3q'q*uLNBuDGLrEq)qquLNkuLO'uLNmq%h2qhh1u33Uu;<AuTUKu#`Kv$o9)Su+3euefUu#<zBd$dqbdqddq",
"edu#`Iumnev;F+2Av;EfUjvASSBDv>e;26v@Q%3Sv<xdo-v=4}Fhv#-<VcuTU47v6RUmWv<bs>Dv/AM#FBu;;cu#`J7uuvzq($v@8$D$B$w#$#uTU9`",
"q4777/$ZU:$BqGB:Q7qGq+:Q`qGq3:Qq&qGq;:QUqG':Qq(qGqL:QZqGqP:QVqGqT:Qq+qGqX:QQqGq]:Q$qGqaw#(#qew#(#quw#(#qyeQ`/q-ZU:q",
".BqGBeq.`/q&q.q=/Uq.q;/q/7q(/q0Zq+w$.$eq1`/$7V/$7q+/$7Z/$7Q/$7`/q(q.qLeZB/Zq.qM/$7q&/$7U/$7B/$w$k#7q//Vq.u#U-/$7q./",
"$7q-w#;%q.q<e$Bu33W$u;;v$qBuDDz$'Bu;;v$'uDD|$'`f$;;''u33X$uLM:$;0'uDE*$;;uDE*$''uDE*$';f$qB'w#-#0w#K#UuDE*$qOw#9#qO",
",$V'f$''RRu]^[w#D#00u]^[$'w#*%qB'0''uLM:w#8#f$';''u]^[$qB;'w#5#''0fw#/$)'$UMq+'q]v#$KM3Q;w#$#'w#$$q+'',$QQ3q^$QuDDz",
"$'7)S$q(,$Qw#P#B)S$U,$Q;u;;|$gu;;rq-'u;;sq.q-,qfgq.)S$B,$gw$`#q&,$7qi3qjq&7)'$7,$7'3qjU7uDE'$w$2$',$V;)S$`5'q/w#D#`",
">0$ruq/[)'$q&w#t#q0;u;;sq1q0,qtgq1,$g;5'q2'w#C#q2qn)'$q3w#-$qwu]^o'$rtqxE[>S$rJq21w#a%5'q3Bw#-#q3E5'q4'>'$rLq4E)'$q",
"C>'$s6q}q~>'$s3Er#w#D$[)S$qC5'q5w#R#rvq5w#c$q3Ew#=%w#Z%w#{#r*1)S$7>0$ryq4w$A#vfMXspw#k#q4w#k%r/w#J#r0Ew$M#r-r.r1w#j",
")q/[w#v2w$,:r;w$,#q+5'q6q+)S$Q,$Zw%V$q/[,$Z03qlq(73qlZ75'q7'5'q8w$S#ruq81,$VqOu;;~0$5'q9sq>'$rPq9q7M$'rF,$UrG3rHw'G",
"#Uw&q#sy5'q:w#v#q.)'$t5)S$Zw%#$q6)S$q-)S$qe)'w#'$qA)'$vLM5-b)'$vF9(PS)S$q25'q;B>'$s1q;r=)'$Vw%Z#rWrXw$:#rYqsw#)$q])",
"S$q&)S$sqw%<#q8w%<#r}q7qn>0$rrr_r`w%<#qnq7w#a#r.rb,$V0,$7qO3reVw).#q3w#w$rf)'$q2w#w#rgrhw#q#ri1)'$q+w#=%w#9#rlrhw&]",
"#rjrkrmM$'rn,$Vrow#v#rnw't#v+3LDD)'$v3Duee)'$v+3LDCu;<#0$w%]%>'$rNrvrOM$'rw,$Urx3ry$Uw#5#q9q:)S$q;3rJw#1$rJq:Ew#P#r",
"~[M$'s#,$Zs$)'$u++2w#;$qsw#;#s'q]M$'s(,$Zs))'$spM$'q:,$Zs,M$'r{,$Us.3s/w#i$s6q;q]w$u#s11w#y&rNrFrO5'q<w&5#$q<E>0s6r",
"vs51w#J#q<w(<#rus7w&##rvrYw#5#rJEq/,$Vs,,$VrGw$5#rOw'X#rO,$Us>3s@w#m$rLq:E5'q=w)}$q=1uLMN0$rsrAw#.%w&z$[5'q>7uTU^qi",
"q@q>Ew%m#q()'$Z)'$q7)'$q;)'$q<)'$q=)'$q>)'$q@)'$rk,$Vs$,$Vw%6#qB)'$qE)'$;uLMPqB`BqC%$3s;$V3sQ$V3sP$V3Rw#':rdw#;6qow",
"#]>w#H'w#L7w#;3w#T/w#/'w#73w#i3w#@/w#P;w#'/w$wPw#'@rpw#72w&c7w#'+w%]Dw#/.uLMUrd$Vruw%0(w&*Lw#'Dw%8Xw#'*w$l%rDw#f6w#",
";'w#+#w#H+w#fbw%k;w(MDw#XHw#a6w%$%w$t'w&I;w%g2w#b%w#U7w#''w#z#w#'/w#H3w#+'w)++w#'@w#X#w.l#w$F7s<w#@:w#''w(06w#'$w&D",
"+w$1+w$J+w'-@w#'&u;><$Bu;>A1$%(.qb$q_qa@'$+uLNl0$+1u;><$BuDGP+$$%+#hz8&4%(.qe$q_qd@;$+Nqf$+2b$+qgqguTUh'$+`U#i#(&G%",
"G-'$HG+A#i#(#h}(uLNF'$+r{uLNI'$4r{w#q$uTVz'$+E1*'$8+#i%(2qb$q_rLIw$2#w#-$qgw#-#<'$6+#i)(uLNo0$+AuDFX0$+w$I%+%(.ql$q",
"&Ew#G#.ql$U1w#P(w#:#w#1$*w#_$i;(W'$h6cu]^F'$7qJT+uLNo0$6+&L%L-0$ThG+Lw#r(#i>Y&hN%+w%Z#rNw#p&q]w#g#qn+#i>(@'$q(#kr(@",
"'qAZ#kqqA#kpq7<'$+q7*'$+qA#ku(w#i#rCw#i#uLP`qO$qsY#iN(uTXs'$qs`+#kww#,$B4#kw(]0$4w&N&w%(#rJ$rIP#(w&S#4uDG5[[rK#k~=#",
"iS1&$%(-'$G8$$-'$1G$4C0$4h6X$8BuDGP+8(%8w#[#8w%I%GJ(#l,G*'8=I#i^8&Fw#m%&h6%h6-'$q7hAT6-'$qAhBh58-'$h:hCP=W'$+4w%##q",
":#l-w$V#6w$V)w#,#s2w$`$w('+*'$hJsS2b$4qg+u]`qw'_$E#s3w(-$#r}1&F%Fw(U1hOw(U&ij(*'$hRsT2b$8qg+w#7%w(-$r]w'](w&M#hq#ip",
"(#io1C0$h>rOw$U(]0$huw)f)<'$hbrO*'$rM+#j*(&8%4w'W#rPw#k#9'$h}Ew%=#w#C#6+#j/(w$^#-'$AF+J#j/w$K#+hN2b$h>w$K'#j%(&h4%h",
"4w&m#hM+a#j%hQw'&&hSh7$$C0$6s4X$4BuDGP+4(%4.rJ$rz=#(1w&r#q9#j,8&A%w$9#hGEw+N*w)5#j8Y&iH%+w'0#9'$hK[w#B$#j1(9'$hMq]w",
"#0%j2w#0#hOrkw#0%j3w'#$s6w#`#9'$hSqww#9$&6%6-0$s6L+6#j7(uDFX0$s8w$)(9'$hYqn]w#I*s8H+6#j<(uLNI'$hUqs<'$[w&]$E#l}w%^#",
"4[#m#w-C$r=w&{&i4q6w#9#+#jZw#m#+q~#l{(#j]w+N#4qn#l~w#M$r>w#M#w(x#Aw+l$q6+#jc(K'$Ew#7$E#m'w(y&$%+@'$s3w#8#iW#jPw'A%w",
",oEjs(#jX(w,a$'$FL+P#jZw$s#ibw#P#+r{#jZw-1#in+w$E$+r{#j[w([#w#+$w.M#i4w%I#i8#j]w$M$s9w''$k%ruw/u'<'$LrT<'$iYrUuLO+w",
"%Q$k((^'$+rVw#0%k*w#W$rZw)R&h71#k/Y#k.w(~#4w#;#r[w&n&Aw(+%#k3Y#k2(&c%69'$JrXw$L#qs#k5Y#k4(&T%TumqA0$GJ6=+A#k3(w,O$0",
"$s9hM+h5#jpw$,$how&.#w+V#qpw+V##jsw&.%qe$q_qgw#3$ju(&A%A-;$6A+=#jww#W$hww#W'r]w#G$jyw#W(Iw#3$j{w#W,j}w#W$i#w#W'w#{%",
"k#w#W(w$@%k%w#W,k'w#W$i+w#W'w#{%k)w#W(w$@%k+w#W,k-(D'$h=BK'$h[s:uLNUqm$4+D'$+7#k_w#:#4B#kaw#+#hC7W'$qns:^'$hbw(;%w'",
"Y#AO;$A+#ke(#k6(uLNh0$rAi%w-S(uLNUqm$Pq]w#l%kow#l&kqw(6#F4O;w'_#kq(#k=w/1#=#k=Fw4C$;$+GHA#k@w%-$hrw4~$kAw1@'16w-<%q",
":X$47w-<%Nqf$H<'$Aj3w)P#q/2b$6w.'(l'(.R$kLH#(+*'FHI#kMF&P%A&a%L#kKw#w(aw#w,w(t#w#s#j@*'$j<w%J$jA#l3(C0$+i0w%B(Nqf$h",
"C<'$Jw$6#4w$6(l<(#k]w&c#8#k]1w&j$w&+#1=.R$kah6#(+w/X#*'h5h6I#k`h5&h7%a&hG%hG#k^w$P(hIw$P0.R$kiAw,7##kfw%{$itw2x'h^w",
"$N#O;$1A#lTw#4$q{w#4#w#,#q|w#]&lZw-,$uLO+'$+r$#4w(R#8w#B#r%w#B&l`w#B$NS$+uLO(S$+r&Nw$,#lc(uLO*w#R#w'N$@;$lguLO+;$+4",
"#lh(&H%Hw#a#r'w#a#@;$lkuDFyw);#ll(w/n#&h:%h8w#@#r(w#}&low.1$w$@/r)w#B&ltw#B$w$@#uTW@S$+r+Iw$A$lvw$A%w/~#r2@'$Gw#b#4",
"#Jw$A(r3w#b&m#w$$(r2w$$&&hP%hP@;$m&#m#w)]#+7#m#(&hV%hTO;$hZ1#m,w&,5m2w&,<m7w&,2m:w&,-m>w&,%m@w&,0mCw&,$mDw&,4mGw&,<",
"mLw&,3mNw&,GmWw&,7mZ#mWw&,$B#mS(&i*%i*-'$hUi'+hS#mS(#lp(&i-%i--'$i/i1+i,uDFX0$jNw#v#w+K'i:ke*'$kbw+K$kf#mew=_$jU&=%",
"=-0$Gi6+=w#O(#l{r.&+%+uTVz'$6r.P<'$l'rO^'$4juw$|#jo#mnw.##6+w7Q#w:5'&iF%iF*'iGiHI#m'iG&iI%iDw<9$m%w7V$kVw#u$m&w+^(4",
"w<C%=w<C%rFX$87w<C%<'$8w9D#+k|w$#$w5>$R$m2J#(w#/$*'PL(#m5P*'JFI#m4J&c%w@f#jYw%#(]0$jxwAL$k7k8w:C(*'$[j|w:C*n0w:4$l/",
"2b$k|qg+K'$JrSw'E#h>uLOJ4IrRw6/$&hB%hBw$i#idh@cuTXz'$qs7+#mCw6,#l7E]0$l7wAw*rJ$rIlR#(=w>r'w#<#k|w#<#W'$JF#mJ(#mIw%a",
"'46w%a%Aw%a%s=w%a%w#P#C0$=l`w#x%w3E#rJ$rIFw.T$mWw3E$#mW1w(R#w/Q#816*'ca(#mZcw$o#*'HPI#mYH&T%JW'$k}T.rJ$sAlO#(+#mYw$",
">'h6Lw$>%Tw&|9lYw&|$#(F.R$mkGw&B%HP(#mjHwAZ#I#mgG&L%=&hF%hF@'$r}uLO+'$kh+#p#+c(w(9$mhw(-(hJw0h3m}w0h%mpw-D$l,w#8#w#",
",#jrw0h)nvw-_5n|w-_<o%w-_2o(w-_-o,w-_%o-w-_0o0w-_$o1w-_4o4w-_<o9w-_3o;w-_GoEw-_7oH#oEw0h&oEw0h*oNw&,5oTw&,<oYw&,2o]",
"w&,-oaw&,%obw&,0oew&,$ofw&,4oiw&,<onw&,3opw&,Goyw&,7o|#oyw0h&ouw0h,ou(#nzw0h.lcw#v#w0h(my*'$mvw0h$mz#p#+*w0h$ljw0h4",
"o)w0h*#i;(&i@%i@*'iAiBI#o+iA&iC%i=w(R#wM6$wAQ#iGw%7#m(#p#+4(#o-(#p#+@wB#(w#r#raw#r$p#+Brc#p#+Aw+^'rcw0h-q6w.*)wDD#=",
"9'$TwOK%#p#+LwLC$w=w$B#p#+Mw#t$6w<]$p#+O6wO[#uDFy'$8#p#+Pw'N$-'$=6+49'h4h5(#p#+Uh4wB8#w.L#I#p#+Tc&h6%Pu]_/qO$h6111#",
"p#+XY#p#+W(&h;%h9wMA%p#+R(#p#+Qw$a%qO$4h<w$a%h@w$a,w.L#^'$hG8w%Q#wCU%w$^$#p#+]w0P#6Eu]_/qO$++++uLO+qO$6+9qOLc(#p#+b",
"Lw=_%p#+aF&a%G#p#+iY#p#+hc&hL%hL-qO$h5hBaJ#p#+`(#oV(#oUw$A(hOw$A$hShR$4w$H#hT$8w$H#q:X$Aw>$)nuw/q$J#obw2(#w3q%#ocw&",
"t&$%w&4#h5B.ql$Vw)2$9w3>#uDF~S$+w)p$p#,((&J%AwOt$h;#p#,)wKt'4wKt#p#,)(#omw#j,hABw#[(p#,2(&=%6wPG$hD#p#,3wCR%'$4wCR#",
"p#,3(#otw4B#hAEw@S#q:w)7(wH&$8sB.R$p#+3w$m$w(z#jAw&L#m~#p#,>(#p#+'(#p#,Jw(z2p#,Lrc#p#,Kw(zRp#,Vw(z+p#,Ww(z*p#,Yw(z)",
"p#,Zw(z1p#,`w(z*p#,_w(z,p#,cY#p#,bw(z*p#,](#p#,[w(zWp#,gw(z7p#,lw(z&p#,kw(z%p#,sY#p#,rw(z,p#,j(w*y#hT%hT-qOhwhxh_(h",
"M-'hthuh_hNhMuDG5qsqsrK*'$haw7p#+hYw'((*'$hph]#hq(w7p$w#G%hqhf.R$p#+hhzw'6#.rJ$s06#(wQW%wO'$w#^%$%w'R#i&I.R$p#.i+#(",
"Hw7V#^'$i(IK'$Lrf.R$p#.l4w#d#w0*#6w/Y#F%F&i/%i/*'i+i,I#p#+ei+&i2%i)#p#-51#p#-4w#t$oFw'~$p#-5nU#p#-41K'$nrrS#p#-F(#p",
"#-EwGp+w9/&-'$n^J$8X$=Bw#A#_0$8wQw)wT:$qpw$>#C0$P+w9+$0$AG+8uDGP($F%w0/#Lrnw%,(W'$h4rnw;c,6w;c*p#-dw;c$p#+$#p#-b(#p",
"#-aw$R(Hw85%rnwIC)W'$rq=w#['FwV(#ozqg+uTWY'$+IrR#p#-qw'{#+hN.R$p#-mPwII$w:J#p#-nH&L%G#p#-l1#p#-k1#p#-jw$#(Fw%R%Lw-X",
"%aw-X%rnw-X%A(%A.R$p#-xwXg&FH(#p#-xw;d#4uLO*wXs$p#-xG*'=AI#p#-w=&L%6C0$Frrw(;+h_T#p#-r(#p#-shI#p#.%1&h]%4&hL%hJ#p#-",
"zw$B(hLw%B0*'$=Ew,z#qMhbwS:$GwS@$w&=+8wWA+p#.8w&=$p#+S2b$p#+Dw%j(p#.<w%j$ht.R$p#.6wJg#wJc%p#.2wJc%ha%ha#p#.1Y#p#.0w",
"$L'huhcw%k$hshf$4-0$Yhh$w=x#1hj$w.i#h{hl$JC0$8rnX$Hw-^&w%J#Fw6C&p#.Iw>Z$w/##rsw(M&aA+w7H$w>}%R$p#.Ph4w#F'rr_0$h;EuL",
"Nh0wNv#p#.Ow^y#w.H#+rt*'$hC+#p#.Kw#4#w$3#+w&P&w)%%hFE#p#.Vw.=#+#p#.VwWK%w*y#14#p#.S(#p#.b1&h5%T#p#.Yru&h5%h5-'hIG8h",
"JT-'hF(8hGT-0hDH8ruTuTVz'h@h61hA&hH%hH*'hBhCI#p#.XhB&hK%h=&i<%i<-'i=hahbhJh=-'i8i)hbhGh=w%_#hchBh>*'i;(I#p#.ci;&iA%",
"i8#p#.Wi:#p#.Vi@#p#.Ui:w$W#i7w%^#u]`v'$r}E1i=w-@#&iG%iGw#X#jNi>w$Z#1jOiE8w_H$w&d%6iKw&d$=iN$w,v#r}_w-M#w,$#w&R%w#6#",
"wXK%p#.dwA>$w$(#p#,3w,s$r}1w8`#*'$p#,iw+W$r{#p#/(p#,9w#w&p#,;=w)(%rOw]$7p#//w]$$wB3$p#/.p#,Aw#Y&p#,CwRA&r{w#Y%w*6&T",
"A#p#/@w38,p#+nw'c$wUJ(p#/DwU&(wUk%p#/FwU&,p#/Hw#W$qrw#q#D'$6wU/#aqswU/*p#/RwTC&p#/Tw#+#J7^'$h7rSw[c$w*M#=O;$=+#p#/W",
"(Nqt$+2quwf{$;$+`q+#p#/YY#p#/X(&h<%auLNg0$qvp#,)w,1(D'$h7w$,#hC[w$,*p#/fw$,&p#/hw#+#h<w$,#hHsRw$,/p#/k(wh(/O;w54#p#",
"/kY#p#/j(&hN%T#p#/gqyw5Q#qyw'E$9'$hRw[r$q2#p#/jw[&#hTqyD'$hKw$C#4w$C+p#/|w$C&p#/~w#+#hPw$C#Gw$C0p#0%w$C0#p#/w(NS$Tu",
"TWAw#M#qzw$P%p#0$Y#p#0#(&hd%hdumqA;$hLhYh:hI+hJ#p#/z(#p#/ww&r$p#,Ow6k$p#056w#/#wCG0p#0;wCG<p#0AwCG2p#0DwCG-p#0HwCG%",
"p#0IwCG0p#0LwCG$p#0MwCG4p#0PwCG<p#0UwCG3p#0WwCGGp#0awCG7p#0d#p#0a(#p#0Kw7X#hR#p#0KhUw7`$;$+hRhVhSw#c#p#+iw<5&87#p#0",
"kw.a$D'$=B#p#0lw#f$w<,#8+6w;_#n-w$J#p#,k#p#0p(#p#0nw=f%wPW'iJ%iJ*'iKiLq9#p#0XiK&iM%iHw-%'p#-Qw$a$w2A*i`w2A+p#0zw2A$",
"p#-s#p#0^(2b$p#-dw2D(p#0~(#p#0_wb@$rS#p#0_(w:C#p#-*uLNl0$4p#-*w0w$w*x(K'$p#-/rSw$M#p#-}w8N&6+umq1'$LE11+Pw,Y#&h8w'.",
"%p#-~w#Q#2b$p#-sqgr|w$w'6%6w$k#_0$i~wgx*p#0Xj$#p#0Wi}K'$p#-;rS#p#1C(#p#1Bw3K'j$w8f,j,w8f~w&-'p#1aw&-$p#.J#p#1_(#p#1",
"^w8fMp#.Dw&Z(p#1nw8f(p#1jw8f)p#1kw8f%p#1i1#p#1h1#p#1gw8fLp#1uw8f*p#1uw8f*p#1uw8f&p#1tw8f8p#18(#p#19hI#p#1~w8f)p#1ww",
"8fkp#25w&=$p#.y2b$p#.jw%j(p#29w8f(p#23w8f)p#2/w8f)p#2.Y#p#2-w8fdp#2Fw8fAp#2Mw8f4p#2Lw8f/p#1nw8f8p#2Sw8f%p#2Sw8f,p#1",
"v(#p#2_w8f%p#2Vw8fJp#2Uw8fDp#2`w8f%p#2Ti:#p#1|i@#p#1{i:&iD%iD-'k>k@iIi@i8-'kBkCiIi:i8_0$kCw+D)w8}%kFwY.'&kE%kE&kH%k",
"@#p#1ykD#p#0NkDw#J#p#/4w#J#_0$p#.E1uDFX0$p#.*w-^-*'$kLp#+Gw+S,p#.Mw(8*p#2ww(8$p#/]2b$p#/MwZy$p#.mwZy$FwZy%P%P*'$p#.",
"TwE9$p#06w#v(w#q(uDFy'$p#0=wGC$w#u'8+#p#3*w#u$p#/k]0$p#0Cwts,p#0/wts&p#33w8c$9'$p#0Iw#Z(a+#p#36w{Y'8w{Y#p#36w#i$p#/",
"v2b$p#/gwhR'w#4#kow#(#p#+k2b$p#/kqgh4uLMX(+`U&h<%h<wZd#p#/|w%I&+ktw2e#hS%hSw&:#wkl#p#/5w$L(w#,#p#/Iw:7-p#1*w:7.p#1,",
"w:7+wK5$K'$p#.yw:++p#3Sw7_&p#3Uw#+#Aw7_#p#.~w:+0p#3X(uTVz'$p#/B1w6B#r}w#:#4K'$+w8I#Hw#j&p#3gw#j&p#3iw2T#=w8D#Hw#e$8",
"O;w&V#p#3k(#p#3jw+Q$p#/3w7g$p#3lwH9+wm*6p#0Qw&`#[wm*,p#3|w,0#p#4dwm*)p#3xwm*)p#3ww#w(wm*5p#0^*'$p#0Zw$]$p#0_#p#4,wm",
"*$p#/Nw&](wm*'w$6#wm*)p#45(#p#4,wm*%p#4,wm*.p#4xwm*-p#4/wm*(w#w#p#0,w43$p#1hw$Y(4w_K3p#5&w_K$uDFX0$p#/|w$O(w_C#=#p#",
"4Nw[95p#4Tw:r<p#4Yw:r2p#4]w:r-p#4aw:r%p#4bw:r0p#4ew:r$p#4fw:r4p#4iw:r<p#4nw:r3p#4pw:rGp#4yw:r7p#4|#p#4yw_C&p#4yw_C'",
"hY1#p#5&w&,5p#5,w&,<p#51w&,2p#54w&,-p#58w&,%p#59w&,0p#5<w&,$p#5=w&,4p#5Aw&,<p#5Fw&,3p#5Hw&,Gp#5Qw&,7p#5T#p#5Qw_C&p#",
"5Mw_C,p#5M(#i.(&i2%i2*'i3i4I#p#2zi3&i5%i0&i7%i7#p#2yw*/(i9w,^0<'$=q9w+a#p#2(wS_#wkZ'p#3'Fw,S$wkN#p#3(J&H%=wH4$p#5cw",
"#m(Gw#m0w.0#wT&#p#6Bw#h$w|I#w15#qwwT>#6w#2#+s&#p#5qw%G#p#6JLw$,$wTq&wWM%p#5sc&T%Hw$,$p#36w$,(Lw-]4w$v$p#2E#p#3>w(h$",
"p#1Nw1&$rJ$s0w:^$.R$p#3Gcw#,#O;w3|#p#3Ewym$.R$p#3Jw7V$w#K#Pw#B)p#3Jx$*%;$Ax$*#p#3Lw$e#p#3Ph:w#C#w@v#p#-xw${#p#1Y#p#",
"64(#p#3Nw$1$sCw$H#9'$hAqswVh0hFqp.R$p#6pwk+#wVh&hHqp<'$rkJwVm#w$]#p#6t6w#z#wVm(H%H&a%aC0$hGp#1Ww#l%w(O#rJ$sAh7w#K#w",
"%L#hLD'$p#1-wHV$w2w+p#6Pw20&p#6Rw#+#p#12wHV$w2w0p#6UwK#$w#{#p#2:w26$p#6`hLw#/#r4w+~'r5w*~&p#6fw*~$p#6gw*~$w#;#r6w)y",
"&p#6jw,:4r7w#B&p#6ow,:1uDFyw*}#p#6sw,>-p#6ww,>%p#6xw7v$w]O#w#i#r8w#i&p#6{w+%0w#B#r9w#B&p#7$w,E4r:w#B&p#7)w,E,r<w,E$",
"w$K$p#7,w,I-Jw,I%Fw$K%hR%hR@;$p#73#p#70(#p#4Ew/.$#p#4Eh|&hV%hVwH&#hTh}hU2qu$hYqgqgw8*#q+&hi%hi&i5%i5*'i6i7I#p#4Li6&",
"i8%i3&kQ%kO#p#4Fw*>(kQw*>9p#3Z#p#4Nw('#w,8%#p#4OwGD$p#/#w$^#p#2a#p#7D(#p#4Pw)D#Lw)D1h5w)D#p#7u+#(Gw)D&h7w)D(Hw)D#p#",
"7yw)D0w)1#aw)1'h8#p#4ax&X#sDp#3&C0$h:p#2aw<m-w#,#p#36w4v&h@1#p#7bw#4$w(n0p#7hw(n$p#7iw(n0p#7lw(n<p#7qw(n6p#7uw(n-p#",
"7yw(n%p#7zw(n4p#7}w(n<p#8&w(n<p#8+w(n7p#8.w(nBp#85#p#82w1u&p#5=(&hX%hV#p#5=hq&hX%hXw97#hUhrhWD'$p#2kw,v#hbwRM+p#8=w",
",v&p#8@w#+#p#2pw,v#hgwRM0p#8CwRM*uLMX(L`U&hh%hh&i)%i)*'i*i+I#p#5Oi*&i,%i'&lZ%lZw%7#sEw'^'rAw'C$'$r}#p#8N(#p#8Mw<b:w",
"29'p#8vw)i$w%G#H#4(wwT#[#p#8WG&F%8w0`#w#x#p#4'w.@$p#5]w#q:w3u#p#4v*'$p#3bw)k#p#9*Gw2c$AGI#p#5fA&J%6&P%FD'$p#3>w%w#p",
"#3ew%w+p#8kw%w&p#8mw#+#p#3Dw%w#p#3jw%w0p#8pw%<$w@Z'Jw#_&p#8|w#_&p#8~w@Z(Jw@Z+p#9$(#p#9#w&#$p#3yw%*$p#9%w@ZCp#5:w>B,",
"p#94w(w#p#9Lw6%)p#90w6%$&c%P#p#9/w#r(cw-]4p#5F*'$p#5Cw$W$p#5G#p#9Aw@U$p#46w-@(Nqf$hBw(2$Jw$1&p#9I(#p#9@wmu$#p#9@1ws",
"s$w%j#18.R$p#9`h5w@P#wkn$h4h5I#p#9Ch4&h6%c&hE%hE&he%hew6L$p#9Lw$S(hgw(>8p#9fw7U9p#9Zw%S#p#9nw7U2p#9]w7U)p#6Nw7UDp#5",
"i#p#6Vw'B#Jw/f#p#9zw$9'Px9|#rkw$9)s+#p#9ow5d$x&D&w)v#p#6`w&2#Pp#4dw/K(w$P#w/u$D'$p#40w)3#Gw)3+p#9}w(T&p#:#w#+#p#45w",
")3#Lw)30p#:&w,+0T%Tw&J#*'hFhGI#p#6shF&hH%hC&iM%iMuLNh0$sFp#4^uLNh0$+p#5lw$H(*'$p#-#p#1zwK^,p#5$wK^*p#:5wI~$p#632b$p",
"#6$wK^$p#5DwK^.#p#7oY&p#6~%p#6~u+-~u++m"};
/* leaf_starts.comp, 1905 words */
static const gpusorti_line gpusorti_spv_leaf_starts[] = {
"#82h#qCu36-u36.h%uDE)uLN@uDE4uDEEu]`|uDEQuLMcq#qEq$qUh,q*qFq/u;;ru;;suDE;h(h'uLO'h&qPh$q'qGuTU_uTUluLNkuLNBh)q%qMh+",
"h2q&q+u;<AuLMPuDEGuLNDuLO)uTUduLM[u;<7h-u++mu;<0h0uLMluLNFq(q)q,q.q<qNh*q3q;q=qDv$o9)Su+3euefUtc/u33U#uTU41v6RUmWv<",
"bs>Dv/AM#F/u;;c/1uefY]#v@8$D$/###uTU9Hq4111-#^A.#/B/.41BA.4HB#.4LB6.4ABd.4]Bq7.4^Be.44BqL.4MB>N4H-Mw#X&N_H-#5/-q-0L",
"-L#f-A`e-`1]-#^Mw#D%q0w#D%q10Hw#7)dw#7%q40/w$F(Nq6w#7%q7w#L#14w#;)q:w#;%ew#P#1w#@#/-]`qAw#+$#`au33W#u;;v#qAuDDz##/u",
";;vg$u33X#uDD|#$HuLM:#50$uTUK#$5$$uLM:#$$$*$#AuDE%^$qJu~#=4$w#$$^$$(#_4+qK#_uDDz#g1*I#/(#_w#K#/7M$8_M(#6_+qQq-6(#6$",
"uDD|#$L(#1qS+qTL1*$#1(#1$+qTA19$`w#3#HC0#ru`qW7658q0w#T#q0+qYq16*I#4(#657q258dq2(#6d+q]q467q5$8q6q5(#6q6+q^q769$q8g",
"*$#gw#e#q8q_7q9$8q:q9(#6q:+qae6*$#dw#;$qbu]^o$#rtqc2qWCI#rJq8>w$4$2*$#$*I#q>*I#a9$aM*$#t5C$#s32aC$#rLqkw#D#M*I#w%G#",
"^9$fsqw#9#f2+qV]w#5#fuDE%#$f(#Aqr+qs#A(#Aw%f#sy9$q>1uTU^qSq@q>22OqAH/qB%#u;><#/u;>A>#%@DqR#q-bqoP$#'uDEC$##Q$#=qpP$",
"#])$#='R$#2cE0#J>uDFX0#'u;><#/uDGP'#'w#W&qqw#W#E0#'2&:%:,0#Jh4':w#K,F$#h1KuLNo0#'h1&;%;,0#ch/';w#B(&h=%'u]^F$#1qJh6",
"h5S$##=h=Tqu#qth:U@=uLNs0#h:h9w$5)qO#qLqobw$5#)$#'h@w$E$'U@V&G%GuDG5qWqWqvuLNm0#hC>w$<+hF2w#n#'w#V#F$#h4'w#f$qnw#2#",
"uLNm0#;'&3%3,0#h.h4'3w%@-qZU@2&=%=&hW%hWu+-~WO$#/g%#TqO#qLw$G$uLNl0#'w$0&#%'&=w#Y&w#@$w%q$$#J:';u363@WO$h^w#_$qV#L2",
"w#B#TqV#A>w#,#Q$#;w#1#Lw#1$)w#1#w#S#5#/BX0#X$#w'P)w$2#qXw$e#w#,#Jw$;#w$S#qZw%w'h/Dq[#q1b'P5#'&J%GDq[#q4bKw#1$V%V,5#",
";V'3&K%Yw#c#h6w#l#w#c,h9DqR#q7bw&6$uLMk5#'>&h:%Jw#N#q`w%|&ebh@w#@)h@%:w(h#qdF$#'2uLO,$#hEw%6#'q8<$#hGqdw#P$w#m$uDF+",
"I#:uTWAw)8#qew#Z%hJ%hJu~%b5#h<hGh4h:h/K'h3w&*$#/qHX5w%V#w%Y0qfw$B#Z$#3/uDF+I#3w#'#uTWA$#;=w%K$Z$#Y1uLO,$#Yqg<w$(#uL",
"No0#Kq_w'B,Z$#h7/<$#'h7E0#h8w'_-F$#q_h<R$#Kw'_'>:';uLO*$#3'&Y%Y,$#h3Y'Jw%N#hAw%N';'&hA%hA,$#h:h>'h5w%&$iC/qIw%#/uDE",
"C$#i1<$#cGw(w*w+##c%'w(w$qhw)7(w#2$qiw'3'Kw$/$[$#'aw&Z#aw#2#GS5#i,3>u]^t$#h^';w#5#h9;w%Y$R$#'=Q$#3qk)$#qj'<$#h@3uLO",
"*$#:w)>%w+Y%w#}#w%-#h1w%-'hGw-.$w$]*hG%w#5#h.qlw&+,)$#h12w#g)w,B#,$#hMG':&#%@,$#=3##,$#h7h/#=uLNq0#=GuDGL#:w,X)3Gw#",
"J&>;w#J$2cw#J%qmuDGL#:1uDGP':@%:[$#Vqmw%R#G)w,{#uLNI$#Yw#2$3w%l#qm)w%5#S5#iaha'u]^t$#i5'h`hmuLNq0#'houTVzw%3#>)$h4h",
"5@)$h1Kqn&h6%h/)$#h62w%C#qmw%0,[$#h=w#v$c)w*=#uLNI$#hAw#2$Vw$))w+]$$hKhL3@JEw.g)w#e)hIw#U$hH)$#hPw#e#hLw#2$hKw#e)w'",
"l#2&h.%h.,$hThUV@3&hV%hV&hY%hR&i)%i)umqA$#i(i$hjhdhVhSu363@W"};
/* leaf_starts.comp -DGPUSORTI_ADDRESS, 2524 words */
static const gpusorti_line gpusorti_spv_leaf_starts_address[] = {
"#@'h#u;<7qAu36-uDE4u36.h%uDEQuDE;u]`|uLMcuDE)h$uLN@q$q#qCqEq*qXuTU_h*uDEEh(uLMlh&q%q'h'u#`KuLM[uTUlu]^tqGqLqOh,h)qT",
"q+uDF+uLO)uLNkuLNBr6uLO'q)q,q.h.h1q(q&qDh2h+uLMPuDEGhAuTUdh=u++mu;<0h0uLNFh6h9v$o9)Su+3euefUu#'d2u33U#u33Uu#`Iumnev",
";F+2Av;EfUjvASSBDv>e;26v@Q%3Sv<xdo-v=4}Fhv#-<VcuTU41v6RUmWv<bs>Dv/AM#F2u;;cu#`J1uefYW#v@8$D$2###uTU9=q4111*#R>-#2E2",
"-51E#-5=Eq3-5XEq;-5>EY-5WEF-5REqP-55EJ-5KE6-5#Eq]w#(#qaw#(#qew#(#quw#(#qyu;<A5=*KR>-S2E2u;<AS=*XTq=*>Tq;*q-1W*TRK-q",
"/w#;#q/=*q015*#1=*#12*WT%w#+$#Tq<*#w$W#1X*#1>*#1R*#1K*#1S*#1q-*#1T*#1q/u33W#u;;v#q>uDDz#Y2u;;v#%uDD|#%=uTUK#33%%u33",
"X#uLM:#34%uTUK#%3%%uLM:#%%%'%#>uDE%R%qIv#$KM353w#$#%w#$$R%%.#S59qJ#SuDDz#Y1'F#W.#Sw#P#2.#5%'F#>.#S3u;;|#Au;;rK%u;;s",
"SK.qSAS'Fw#A#Aw$6#X.#1qV9qWX1'%#1.#1%9qW>1uDE'#w$6$Y.#53'F#=+%q-w#D#=74#ruq-q_'%#Xw#t#T3u;;sq/T.qbAq/.#A3+%q0Yw#C#q",
"0q['%#q3w#-$qeu]^o%#rtqf6q_7F#rJq0Gw#a$6'%#3.#54'F#q>'F#q<+%q1K'%#t57%#s36q17%#rLqow#H#K'F#w%:#R+%q2sqw#9#q269qYWw#",
"5#q=uDE%#%q2.#>qv9qww%I#>w%Q#T'%#sy'F#5+%q31uTU^qVq4q366+%q5K+%q6Y+%q71+%q8Y+%q92+%q:2+%q;2+%q<2+%q=27%#rNq2q5'%#W'",
"%#R'%#5'%#q7'%#q;'%#q<'%#q='%#q>'%#q@'%#rk74#ryq8w%M#vfMXsp7%#s6q8qjw$}$r.w$g#r/6w%Y#r,r-r0w#0#q86w#C#r2w#C%r3u;<#4",
"#u;;~4#]q>=2q@&#uLMUqk#5r59qP#5w#'+u;><#2u;>AG#&/BqR#qKqQ^3#)LqS#)CqU#)JqsuTUh%#)=>$U/uDEC%##uLND%#<qt^%#W0%#<)$Z/M",
"%#68$Z/N4#[GuDFX4#)u;><#2uDGP)#)&/CqU#VJquw#c%N4#)6(:&:,4#[h7):w#M,O%#VZuLNo4#)V(@&@,4#8h/)@w#B($hFP(_&)u]^F%#1qJfh",
"5`%##<a$hE)Bqy#qxh:$/<uLNs4#h:gw$=)qN#qKqzJ^%#)0%#)h@CqU#hHJ)uLMX/h-=>(I&IuDG5q_q_q{uLNm4#hCGw$E+hF6w#p#)w#X#O%#h4)",
"w#h$qrw#2#uLNm4#@)(H&H,4#Uh4)Hw%J+hVJq|uLMX/6=>(<&<$h`P(hZ&hZu+-~b]%#2qB&#w&g#BqN#qKqMw#j#uLNl4#)w$9&#&)$8:(<w&}3Jw",
"&}&h//([&[,%#U[)8u363/b]%hbw#x#BqY#X6w#t#BqY#>Gw#,#uLND%#@w#1#Xw#1$0w#1#w#S#3#2Yc3#c%w#&#w$U%w#'#;%#82M%#8IuLNUqZ#<",
");%#)1$:/;%#<2$8w#+#h/1O%#q[UQ%#dw#s%w&W#8uLMk3#8w#}'qFc4w#z%w)I%q]#5w#'(w)Q2w%d#dw%d#w%]#q^w%]#$U/(:&<w#3#Jw#3$d/(",
"8&8,3#@8)I$Zw#W$q`w&w#D3#hN@gqaLqb#)Cqcw&2$3#)=K$h:P$g/(h3&IuLNg4#qdh>w'K(D3#hUU_q_w&c/uLMk3#)G$hCP$hB/(h;&8$h>qgw*",
"Z#qgO%#)6uLO,%#hHw&Y#)q0$hB/Q%#hJqgD3#h`h8)w#j0$hF/LF#8uTWAw+B#qhw#w%hOP$hN/(hH&hHumqA3#gaVf)h7w'e$#2Ew'4*w,`4w&5/q",
"iw%-#;%#Z2LF#Zw#'#uTWA%#@<)$VPw&2#[&I;%#f1uLO,%#fqjQw,k&uLNo4#h8q[w)X)h4w)X$;%#a2Q%#)aN4#h>w)x*gGw#C#w(;#hCM%#Z)$h;",
"w'@#:,%#G:)@uLO*%#H)$h>/(d&d,%#h3d)[$_w-s$hGw&;'@)$hGP$hF/(_&_,%#h:h>)h5w%_$ie2qHw%[5qkw%d1w#'Lw&4'uDEC%#ig$h7w'W#a",
"h<w,<*w.V#aP$h<:(8w)c%w,@-qlw'r%w#U$$_w-H#:Jqmw(*&hB/w+%#hIw%I$e%#)q1$hD/w(e#q1w#5#I$hE/`3#iNHGD%#hz)@w#8#hP@w'/$M%",
"#)<$hIw#P#Hqo0%#qn)$hJw$c#hVHuLO*%#:)$hKw#}#@w$J#gJ)w$5&hMw&[$Vw&['h^)w17#w%2*h^P$h]8(hJ&w#;#Uqpw'l)hUhLw'l#0%#V6Cq",
"U#hGw#u(hX/w0Q#,%#hPI):$hZ/(#&/,%#<H##,%#h7h/#<uLNq4#<IuDGL#:w0k)HI$hc/$hbG$ha6w#S&G@w#S$68w#S%qquDGL#:1uDGP):/&:e%",
"#h-qqw%~#I0w1:#uLNI%#dw#2$Hw&>#qq0w%X#`3#j&ha)D%#iR)h`i'uLNq4#)i)uTVzw%N#G0%h4h5/$huh40%VZqr$htV(f&h/0%#f6$htw4=#)q",
"qw%N)hwhEw%N#e%#aw$&$80%#hEw$5#_w#2$h-w$5)$h~/(h-&h-,%hKhLH/[$i(hKNw38)w#n#i%hMw#n&hIw#_$hH0%#hPw#n#hLw#2$hKw#n)w(T",
"#6$i-/(U&U,%hThUh-/H$i5hT(hV&hV(hY&hR$i@P$i>hU(i,&i,umqA%#i+i'hjhdhVhSu363/b"};
/* leaf_sort.comp, 6836 words */
static const gpusorti_line gpusorti_spv_leaf_sort[] = {
"#p{h#u36-qUu36.h%uLN@uDE4uDE)uDEEu;<7uDEQqXu]`|q#h&qYuLM[q$uDE;h-h$h(uLMSh'h)q/uTU_qluDEGh*uLMcuLNkh+uLO,qkuTUlh/h2",
"h,u;;ru;;suDE%h0uDGLuTVzuLO*qSrBqhuLNDuLNquLMlq'h1h3h8h.q%q*uLMPuDECuDGPuDFXuLO'uLNBuTUdh5v$o9)Su+3euefUu#0Z0u33U#u",
"33Uqbu33Uqdu33UqeuTU44v6RUmWv<bs>Dv/AM#F0u;;c04uuvzq(#v@8$D$0#w#$#uTU9^q4444-#q)XB#0qG0u;<Aq,^-#qF0-q-qEq&w#7(B<4qG",
"XB<^qGq+B<q&qG<B<XqGq3B<q(qGq7B<q)qGq;B<_qGqLB<q+qGqPu;<A<^-q&q.q=-Xq.q;-#4q(-#q)q+w#y%q2w#y%q3qE^w#7)q5w#7%q6qE0w$",
"F)q8w#7%q9w#L#4_w#;)q<w#;%q=w#P#4q-w#i)qAw#;%qBqEw%/*qD^-##0-qEqE4-qF4q,-#4q+-#4q)-#4^-q(q.qA-#4q.-#4w#m#Xu;<Aq)0-q",
")q.#u;<AqMw#1#q&-_q.qL-#w%{#4<w#F%q.q<u33W#u;;v#RuDDz#qD0uLM:#R%%u;;v#%u33X#uDD|#%^uLM:#2.%uTUK#R.%2uDE*#22uTUK#%2%",
"%uDE*#%%uLM:#.22umn|#R2..%w#1#%2%uDE*#Rw#O%.*#_%)%#u++2Kq+%Lq,q+*#<q,+qgq-<uDDz#qD4)T#0*#<w#B#4)%#0)%#^)%#XMq.%qnu~",
"#=<%w#$$q.%%*#q,<+qo#q,*#q,%uDD|#%q&*#4qr+qsq&4*#4%+qsX45%q04=.#ruq0qm*#_2Kq12Lq2q1*#<q2+qwq3<)T#_*#<2Kq42Lq5q4*#<q",
"5+qzq6<Kq7%Lq8q7*#<q8+q{q9<5%q:qD)%#qDw#i#q:q|Kq;%Lq<q;*#<q<+q~q=<)%#q3w#;$r#u]^o%#rtr$Fqm=T#rJq:>w$8%5%q>0w#-#q>qm",
")T#q+Kq@2LqAq@*#<qA+r*qB<KqC%LqDqC*#<qD+r+qE<w#J%w#Z'qFw#Z#rvqF>5%qGw#e$qGF5%qHqD=%#rLqHF)%#qC=%#s6r0r1=%#s3Fr2w#D$",
"w$)#qCw#X%=.#ryqHq|)%#vfMXspw#J#qHw#J%r9w#a#r:Fw$n#r7r8r;w#x%w#^%w#z%w%$#r@>)T#w&=%F)T#q&5%qIq+)T#Xw$`%+qtq(w'K#^u;",
";~.#)%#q+)%#rk5%qJ0w$-#qJw#p$rK>)%#q7)T#q35%qKsq5%qLw#p#rvqL>*#q)%+rP#q)+qtq)4w#+#5%qNqDw#3%_4uDD|#%X)%#q&=%#rPqKqN",
"M#%rV*#XrW+rX#X*#Xw(X#syw#V%qOq+w$b&%#qe5%qPw$@#rLq|qPw%J$w#)#rPraw%6#rJrbFM#%rc*#Xrd+re#w#}#t_w#9$qKw#R#rhFw#L#riq",
"KM#%rj*#_rku;<#.#)T#q))T#q>)T#q=)T#q<)%#t5w#x$qIw#U#rsFM#2qO*#_ruw%6#q>>w&Q#rwqOw#8#rx*#_ryM#%w#A#r{=%#rNqKqOM#%r}*",
"#Xr~+s#w&E'=.#rqrws%)%#u#QR=.#r}r}s')%#u#QQ)%#u$$$w#l#s(s)s*w#*#s&s+>uLMN%#s7s,w#U%uDD|#.^w%U%w#8*w(y)q>qm5%qQ4uTU^",
"qrqRqQFw%w#qE)%#qF`R^0qT$#+rv#_+rz#_+r|w#'-u;><#0u;>A>#$7Gqj#q-qirn@%#'w#-$qxw#-#uLNl.#'>w#2$row#2-rpw#L(rqw#-#a%##",
"C.#1>u;><#0b'#'$7u]^tR##I6H&:$:C.#h6>uLNg.#h4'c.#'w#F(d%#Nh;w#w$w#I#/.#AH':w#B(&hC$'C.#[Fw#5%#$'uLNF%#h:qIU%#'rs(%#",
"rr'&;$:Gqq#qprnqiw$K#&D$D/%#:D'A(%#'h@w$f$'w#=#w#e#Yw#w#C.#hErt&1$1/.#h4Z'1w#~(w%,#&8$1(%#NFw#^)w#x&;D'Ae%#'ICw$v#w",
"$k)hb$'aR##&#$7/%#>;##V.#:qOO#14b'17$1U%#;qK@%#rS(%#1'e%#ZFu]^F%#4qJ1'(%#hD'f2##hi13qv#hyY,71(%NYS&I$6w$*#rww$*$w#~",
"&1w#~0P%#rw;>U%#Aw$(,hFw$(*hVw$($h{w$(#i.6w$($YIS&Z$]&g$gw#Y#w$'&1[w$'%rbO#10w$'%3rZ#rf;,7>(%8;qK&A$'uDG5qmqmr[w$W'",
":w$W,w$r#w$Q-3qv#iC6@2#'f%##1i29%##:E%#1FU%#r#'V.#6hgw&X(9%#A6d%#'Sw$<#'uLO)%#FDu]`qw#P#>'w#9#6E%#'qf3qe#iSh@,7'&6$",
"6&h=$h=(%h>h@S&hA$h;w$a#9R##hsw$j+h@w$jBicw$j'hC'iQV.#8i%w$Z+hE8w$}#13qe#ijh6w(f#w)S#8,17@%#w*H$s&w)6#E%#Is-Q%#'h6w",
")<#&8$8/w#K#h4:3rZ#s$Dw$w#Z$Z&h>$h>(%h@hAS&hB$h<w)/+hAw$n>uLNo.#'iCw)o)6$'w#|#8w$X#9%#hew$^$F9w)I#9%#hhw${#hF'3qe#j",
".h7,7w*e%w(:&Nw$1%6w(:%w#q#w#m#Aw+g'w%9$w%q#[&:w#,$;h9w-<,C.#6h=V.#ghDuLNh.#1'w%V$.#D6'8&H$H/.#6H'AuLNl.#h9hHuLNh.#",
"s.w#])Q%#h6s,Q%#hHs,w.U#w#]'A['8w#G(E%#h<s,(%#j#w*R#i_jGw&g#hPw#3#j&w#3#ibjJ'f.##;1c.#w-B&w$X#s/#6AuDFK.#'uLNh.#'h<",
"w#z&JZ'8&h4$h4/.#h>h;'Aw#Q(@%#hYw&;#S,hZ7w/F#&hU$hU(%hVhWS&hX$hSw#J#s0w#J&h^(%#j9'Gqe#jmqi>w&-#w*##j[uLO)%#'j]E%#hj",
"s1e%#q|j_dw'P#Q%#8'uLMk2#'>92##1w0n#rmY:w$F#&h}$h}(%h~i#S&i$$h{w$%#s2w$%#w*A+w-`-w(R1V.#'jFw%+(3qe#k+Nw28$qe#k/Iw$a",
"$w't#:w)_#A$A&I$I(%Zh4S&g$Nw$/+Iw/k>w#j#w)&$3qe#k9],7'(%6]S&H$Aw#k+Jw$wCjew$w+kJw$w'kNIFw$w<aR#iYw$/'Zw$/Cjxw$/+k]w",
"$/$(%#k/w%.#k_Zw$3'6w#,#uLMk2#:'92#hq'u]^tR#hprmD'w*N#&h7$h7(%[h9S&h:$g&ho$how23(w'WPk5w$S+kww$S$w2^#I>Gqe#k{'w'^(8",
"w%f#D$Dw.A#(%h4gS&h6$YaR#j+w$5'h4w'^Kl*w'^,w$K#s3w%*TkXw%*+l=w%*-lB'w'm(w%*7jN&h9$h9w$9'h;w$9Ckmw$9+lQw'q'l$w%B#lRw",
"'q$w#D#s4w/e#w$A#w#D$w1z,>:uLMk2#Dw((##rmH1w1~$h;$h;(%h<h=S&h>$h9&hx$hx&l[$l[u+-~u++m`R#0qVu;<0%#u;<0%#$#w6k%qfw8z$",
"w%:#(%#;FC.#:w8n&#$'&1$7uLNF%#6DuLNI%#]Jw;%$Pw2##>(w-y#w9O&>D'Aw#j$Hw#j%gqmw9s%,7Fu+-~u++m`%l:0qW$#3qq#qpw:}$w#i$w$",
"),w#Q$w;=%w%@%D8':u3637u++m`%lkw#_$qt#q&w'-%qt#Xw)=$U%#:w#1#q&w#1$(w#1#w#S#2l50qZu;<0.w%K%w>>'w$2#quw&o#w#,#Dw&W$qq",
"#qpw>F$w0{#HGqy#q3qi'w6M#&D$;Gqy#q6qiIw#1$6$6/2#:6'J&I$Nw#c#h6w'[$w#c+h9Gqj#q9w<K%w0u$&h:$Dw#N#q}w#N#Gqj#q=qih@w#@)",
"h@$8w8j#r%w<k#FE%#hEw%6#'q:d%#hGr%w#P$w#m$uDF+T#8uTWAw(y#r&w#Z%hJ$hJu~%b2#h<hGh4h:HI'Zw%V#Rj`0q[w%V%u;<02w%Y%br'w%H",
"#w%Q<,7H&A$8w%P$Y,7Nw*d$]$Jw#Y#Zw#Y0h7W%#h70w%M$1w+5%;W%#h9w#5#q=qih;w:a'[$[u+-~u++m`2lhw'05r(w'00r)w'09qBw'0:w#c/h",
":w'0)w#c$qj#qEqih=w#1$w#c#%w#c$w&R%h>$h>/2#Yh;'Nw&N$iTw&N0r,w&N0w$o/w&N)qBw&N9w#Y(w&N:qEw&N0kX0q]w$S(r-w$S'r.w&L#uD",
"Fy2#DwDP$2#J;wDP%r/w#;#W%#:4uLO+%#'r3uTU}2#';4w,'$2#A6w:.%r4w#H(uDF+T#'uLO(T#'r5uDF+%#'uDFy%#w8G#'r3uLMk2#1'uLO+2#]",
"w'#'Hh4'6&h;$h9w#b#r6w#b&hA0w$*#r<w$*#hC0w$*&hDh@w$*%r=w$*'w#H$w$O%w#H'AHw#H%r>w#H(w$O#uTW@T#'rASw$P,wB1#r<uLO+%#D'",
"w#e#H0&]$]/2#Ng']&hT$hT/2#h=hHw'n%%#0q^u;<02w'n$w)f/rCw$/&Jw$/#Jw#'#uTWA%#:1w'-'N4E%#Nr1w;3$uLNo.#Iq|w#X#w/[(w'b$w;",
"e#h7wIF#w/x-w;m#h<uLO)%#Iw/x'>8':Q%#J'&N$N/%#ZN'Dw-h#hAw-h':'&hA$hA/%#h:h>'gw%&&q_w$|$w(~#rDw0A&8qIw3p$w#D0rEw#D(ew",
"#D#w2p$qIw#K$.m#0q`w%o#w)*&w%l(rFw%l&D4w#($Vw@w#wAq/A;w#1(W%#h40w#($w#N$wAF'D'8&J$J/.#HI'A&g$Zw*W$w#($w#M%[$[/.#8Y'",
"h7w,6$#0qaw$X#.w#&$w'N$w%3$a%#oBuLNF%#';uLNI%#1wBm#w4I,@%#q(wD7'6#w%b$rGw%b#wCr#'O#8w$})h6w'C0Jh:wN9$wIZ#'1w#j$.#rH",
"A##w#5#6#1w#*#H#w'_#6Y#Aw$~#[O#Jw#v);h@w%t(&'$'/%J6:H7c.#hQw#;(9%#i#H9%#hyNu]^t%#iIhW1w5k%&;$;wE7%w&[)(%#h:Sw-1$%h9",
"h:67w''$Iw#<#c.#AwNw%h@hA;7'wH4%w=:#hB$h6wE4#Fw#x$uLNf.#hawP;#h@>C.#ha>wFE$P%#8qmw&B#1r#>Qw(^#c.#hhuLNhw&-#w&V#qnw#",
"7#8w/@#hJw8R#'hMwEF#hXw$Z(P%#h4rIw#G#q|w,N#Jw*Z'6hM'8U%#qnhh(w#=#P%#hZF:w7y$w/z#w'M#s5w8Y'w'[#As6(%#hzhZw#E+rJ6P%#h",
"c>hufR#l9w&$$htwPa*htw03%how#0#E%#hgw%L(i,w)_'htD'8C.#hkw(--Pw:d#wSE%%#qm:'1wQ_$w*b/;qmw'm-.#:8rLwSF#w'I#JY'w%8%rE,",
"7]w#L#1w:I,rNw4'$w-P)fR#lZrM'&i5$i5(%i6i7qK&i8$i1w<S#p#+SwVY#w#c#rOw#c#@%qMq),rQqM,rRqN@%#_w8M#w#,#rQw-G$,rS7w3{#uL",
"P`rT#rUrHuTXs%#rU^',rQ7w#,#01,rRwH{#rQwSo-w#g#@%#rR3rZ#rYw3~$8$8wAe#w#N#w#q#w@U&D##w#N#wLN#'O#:0b':7$wNZ#rYwLp$w@^&",
"'1,rS7(%J6S&]w#l%w/M#w#A#w#t#w.n$w$y#qO,r]7w=^#w/9'uTXz%#rU41w#G#w$T#w0/$w>q#w&|)w$E#w$5#',7Jw'J#wCQ+;w,R%J#w#f#w$l",
"#:'O#;0b';7$;w#Y#;w6Y%J67(%;Aw$e#wW'#][w$1#h;w0i$p#+W0qbw30%w0A-r^w0A'0w28#w1t#1wH_#8wSn#w2v&w#E%Yw#E$Yw#E%N$w)Q#Zw",
"3;)W%#[0wOu#w03#4e%#r_h9w#N$W%#h<w#^#h<q|wM&)w4}$%#J]'wT9$umqA%#[h;Igw5#&p#+tw&E&w#S#r`w#5$p#+Tw#5*wU7%w%]#Ew*e#wUd",
"$dw3i#wU9$w1A$p#+Pw)N#uDG5qmqmrgw)[#p#+r0qcw#a$+rlw(d$rSw'U#rjw&l1w00#rjO#8wF.&w&P#;wF%#rbw%P(wWp$w*v&wEa+3qe#[YwS;",
"&w$N$wU7#w61#rNwC3$w/Y#7wJz%gh6wJz#Z9%#i*h:w2R'h6w$L%h9w$L03qe#hIw$8$w#y$(%#Hw.E#hK6w$`*'$7uLO)%#;rNQ%#gw$j$Aw+,&@%",
"#Hw$L&h767&h6$h6wHw%h9$Iw%t#w+o-w#^#rb,7h]w1^#w&G#p#-h0qdw4l&.w)0.Aw#S#w-p$Sw$d#w#-$w4W$wM`$w_n$w#<$uuwIR#kB:rmY'I>",
"&H$wN%#w51(Nw51587$w1N$Dw1N$wGp(w1&#w.q#nc'>(%]HqK&N$;w)6#u+-~u++m"};
/* leaf_sort.comp -DGPUSORTI_ADDRESS, 7834 words */
static const gpusorti_line gpusorti_spv_leaf_sort_address[] = {
"#|'u;<7h#u36-qDu36.h%uDE4uLN@h$qIuDE)qGuDEQh&uLM[u]`|q#h-h(qauDE;uDEGh*q$h'uLMcuDEEuTUluTU_h)uLNku]^tuLMSuLMlq`h2uL",
"O,h,q'h/h+h3qwh.q,qYh9q%uDE%uDGLuTVzuLO*r8h8q*qBh6h4h0qbuDF+uLNDuLNquLMXh5q^h@v$o9)Su+3euefUu#1|3u33U$u33U`u33Uqdu3",
"3Uqeu33Uu#`Iumnev;F+2Av;EfUjvASSBDv>e;26v@Q%3Sv<xdo-v=4}Fhv#-<VcuTU4:v6RUmWv<bs>Dv/AM#F3u;;cu#`J:uuvzq($v@8$D$3$w#$",
"#uTU9Sq4:::/$q)J<$3.3<P:.q+<PS.q3<Pq&.q;<PJ.&<Pq(.qL<Pq).qP<PZ.qT<Pq+.qX<PP.q]<P$.6w#(#qew#(#quw#(#qyu;<APS/q-q)J<q",
".3.3u;<Aq.S/q&q.q=/Jq.q;/q/:q(/q0q)q+w$.$u;<Aq1S/$:Z/$:q-/$:P/$:q+/$:q)/$:S/q(q.qA/$:q./$:3/$:Ju;<Aq)3/q)q.qMu;<A$w",
"#1#q&/Zq.qL/$w$z#:q/w#F%q.q<u33W$u;;v$[uDDz$&3uLM:$[&&u;;v$&uDD|$&SuTUK$..&&u33X$uLM:$.,&uTUK$[,&.uDE*$..uTUK$&.&&u",
"DE*$&&uLM:$,..umn|$[.,,&w#1#&.&uDE*$[w#O%,-$Z&)&$u++2)&$JTq+&qVv#$KM3P.w#$#&w#$$q+&&-$PP=qW$PuDDz$&:)Q$J-$P.u;;|$u#",
"`Ku;;rq-&u;;sq.q--q]u#`Kq.)Q$3-$u#`Kw#j#:)&$3)&$S)Q$q(-$Pw$j#q&-$:qe=qfq&:-$:&=qfJ:uDE'$&w#P#&-$Z.)Q$S7&q/:@,$ruq/`",
")&$q&w$$#q0.u;;sq1q0-qnu#`Kq1-$u#`K.7&q2&w#C#q2qi)&$q3w#-$qqu]^o&$rtqrF`@Q$rJq26w#a&Q$q&)Q$:7&q33w#5#q3`w#))q/`7&q4",
"w#9#rvq467&q5w#D$q5F7&q6&@&$rLq6F)&$qC@&$s6q}q~@&$s3Fr#w#D$w#w#qCw#X%@,$ryq6w$I#vfMXspw#J#q6w#J%r*w#a#r+Fw$U#r(r)r,",
"w#x%w#^%w#z%w$h#r0w$h%F)Q$q+7&q7q+)Q$Pw$[%=qgq(w&e#Z-$Z,u;;~,$)&$q+)&$rk7&q83w$-#q8w#p$r;6)&$q7)Q$q37&q9sq7&q:w&=#r",
"vq:6-$q)&=rA$q)=qgq):w#+#7&q<w#3&Z:uDD|$&J-$ZrE@&$rPq9q<T$&rG-$JrH=rIw'v#Jw'3#syw#V%q=q+w$f&&$qe7&q>w$@#rLqiq>w%J$w",
"#)#rPrQw%6#rJrRFT$&rS-$JrT=rU$J)Q$tV)&$t_w#=$q9w#V#rYFw#P#rZq9T$&r[-$Zr]u;<#,$)Q$w(v#q))Q$q>)Q$q=)Q$q<)&$t5w$$$q7w#",
"Y#rfFT$.q=-$Zrhw%>#q36w&Y#rjq=w#8#rk-$ZrlT$&w#A#rn@&$rNq9q=T$&rp-$Jrq=rr$J@,$$q/`@,rurqrjrt)&$u#QR@,$r}rprv)&$u#QQ)",
"&$u$$$w#l#rwrxryw#*#rurz6uLMN&$s7r{w''%uDD|$,Sw%^%w#8*w)++7&q@:uTU^qeqAq@Fw&##q()&$q))&$Z)&$q;)&w%,$q=)&$q>)&$q@)&$",
"qE)&$qFuLMP[S3qC%$uLMUr7$Zr_=qT$Z=r7w#'&w#/#w#'Driw#+&rmw#D6row#iCw#H+w$J'qjw#'&w#m@w#;2u;><$3u;>A6$%+1q[$qXqZ8.$(a",
"q]$(>q_$(frauTUh&$(SJ#h^+>q_$;fr6w#2%uLNl,$(6#h`w#7#9frbw#7+hbw#7#4frcw#[&hcw#2#Kfrdw#2&hd+uDEC&$$#he(B,$06u;><$3uD",
"GP($(%+C[$$G4K';%;B,$]6uLNg,$^(uDFX,$(w#F(uLO'&$_h;w$+$w#I#2,$9K(;w#B(#hzX'hF%w#z#YFw#8%$%(uLNF&$h:q7b&$(rf*&$re(#h",
"y+'A%;>qd$qXr`f8&$(#h{+'L%L2&$;L(9#h}+*&$(g>q_$hNf(w$z&h~+w#s#h1w$,#B,$hErg'0%02,$^M(0w$0(w%A$i)('5%0*&$_F>q_$hZw#f",
"(i,w$,'Aw$,#i.+uLNB&$(G#i-w#s#(w%p)#i<X'he%(uDEC[$$#i16'$%+2&$6A$$c,$;q=U$0:uDGP(0+%0b&$Aq98&$rD*&$0(uLNB&$MFu]^F&$",
":qJ0(*&$hD(uTUd.$$hi01qj$i@h1#+0*&_h1N#iA_'G%4w$3#rjw$3$iAw$((0w$(0V&$rjA6b&$9w$.,hFw$.*hVw$.$h{w$.#iP4w$.$h1GN#iQh",
"1'M%O'e%ew#]##iP+w$-&0Yw$-%rRU$03w$-%1rK$rVA#+6*&5Aq9#iW5'9%(uDG5``rL#iVw$d(;w$d,w%%#w$^-#i`+1qj$if4w*U#uTUd&$$0i2#",
"ic(D&$$;H&$0Fb&$qq(#if+c,$4hgw&z(D&$94uLO'&$(Nw$L#(uLO)&$FLu]`qw#S#6(w#9#4H&$(qU1qT$ipg#+('4%4'h=%h=*&h>gN#ith>'hA%",
"h;w$p#D[$$hsw$y$iqw$y(gw$y@izw$y#j)w$y'hC(iQ#i|w$g#5i%w$g+hE5w%0#01qT$j*]w*J#w*8#5#0+8&$w+9$ruw)s#H&$Gr|W&$(]#j.+w)",
"y##j.M'5%52w#Q#^;1rK$rsLw%-#M%M'h>%h>*&ghAN#j3g'hB%h<w)d$j1w%$(hAw%$@j:+uLNo,$(iCw$n('4%(w$)#5w,2$j>w$~#hew$p$FDw*'",
"##jAw#5#hhw%4#hF(1qT$jCh7#+(w#O$jCw(o(_w$=%4w(o%w#z#w#v#9w#J$jKw,c$w%U$w&0#Y#jM+';w#/$ARw.M,B,$4h=c,$ehDuLNh,$0w,p#",
"52,$L4(5#jU+'K%K2,$4K(9#jW+uLNl,$RhHuLNh,$r}w#c)W&$]r{W&$hHr{w/l#w#c'9Y(5w#G(H&$h<r{*&$j#w+<#i_jG(#jcw#6#hPw#6#j&w#",
"6#ibjJ(#je+uTUd,$$A0uDFX,$w.M&w$e#r~$49uDFK,$(uLNh,$(h<w$$&IM(5#jq+'^%^2,$h>h;(9w#T(8&$hYw&W#N#hZw%]#;'hU%hU*&hVhWN",
"#jxhV'hX%hSw#M#s#w#M&h^*&$j9(>qT$k3f6w&F#w*a#j[uLO)&$(j]H&$hjs$uLNB&$qij_uLO'w'u#W&$5(uLMk.$(6D.$$0w24#r_h1;w$I#'h}",
"%h}*&h~i#N#k2h~'i$%h{w$(#s%w$(#w*~$k)w.]6w(}1c,$(jFw%4(1qT$kH_w$]#>qT$kRGw$g$w(6#;w*3#9%9'G%G*&M^N#k;M'e%_w$5$k:w$5",
"(Gw0t>w#p#w)N$1qT$kFO#+(*&4ON#kG4'K%9w#q$kEw#q(Iw%'Cjew%'+kgw%''kqGFw%'9kWw%'$uDEC[$iY#kWw$5(Mw,7@kaw.&#(jxw$8+kqw$",
"8$*&$k/w%=#kkMw$<'4w#,#uLMk.$;(D.$hq(C[$hpr_L(w*y#'h7%h7*&YRN#koY'h:%e'ho%how3L(w%o$kow'sMk5w$Y+l7w$Y$w3v#G6>qT$lA(",
"w'y(5w%u#L%Lw/1#*&^eN#l&^']%h1uDEC[$j+#l&w$;(^w'yKl1w'y)l2w'y$w$T#s&w%6(l2w%6MkXw%6+lZw%6-ld(w(,(w%61lFw%6'jN'R%R#l",
"Fw$@(h;w(0@lOw(0$kmw$C+lfw(0'l$w%Q#lYw(0$w#D#s'w0U#w$J#w#D$#l[w3*%l[6w3*(6;uLMk.$Lw(J#$r_K0w3.$h;%h;*&h<h=N#lbh<'h>",
"%R'hx%hx#m6X'l_%l_u+-~u++muLMP[$3qEu;<0&$u;<0&$%$w>S'w8Q$5qU#0w>U24d+5SJ*&$OFB,$9w:s&$%(#O6'0%+uLNF&$GOuLNI&$MKw=M$",
"Vw3G#6*w.~##Mw;a'6L(9>q_$h1fKd+(w#r$h:`>q_$Mf(d+FSJu+-~u++muLMP&l@3qFw$Z%1qd$qXqcw%]#w#t$w$7)95w$7#w$k1fw<t&Kw$6'OL",
"(9u363+u++muLMP&ltw#x#1qg$q&w(%%qg$Jw*B$b&$;w#1#q&w#1$*w#1#w#S#.$3qHu;<0.w&-#w&0,E&$93uLO)&$9AuLNUqh$0(E&$(:#5+E&$0",
"3#9w#+#K:w1h#OwAB#w#s%w2d#9uLMk.$9w#}%lQ3qJu;<0,w#z%wEm%wD9'wD=+wCq*w%d#_w(X$q[$qXqkw%]##Ow(X$w#3#fw#3$_+w/A#2.$;9(",
"A#Gw#W$qlw)Q#C.$hM;Rqmaqn$(>qow&2$.$(Sq+#h:X#R+'M%AuLNg,$qph>w*%(C.$hTOhA`w&c/w3u$#hCX#hB+'h;%9#h>qsw<7#qswA^#FH&$h",
"Hw&Y#(q2#hBwD'#hJqsC.$h_Y(w#j0#hF+aQ$9uTWAw+E#qtw#w%hOX#hN+'hH%hHumqA.$Rh=h1](h7w&6#[k$3qKw&6%u;<0.w'4#w&0&w$p#9w%x",
"-Aw%x.Lw%x,4w%x$quw#W#C.$hx5^w%x*d+eSq+wE6#C.$h{Lh7w$x$E&$Y3>q_$0w#C#(SJw>J#u+-~u++muLMP.m+w'm:w'a+4w$h'qvw$W'w$h&N",
"w#3$4w$h,Kw#W$qxw'0&i6;]w'a1h7X#]w'a$C.$i:Lh:w'R6h<X#h;+'Y%Y2.$9O(Kw&X$irw&XBw$p%w&X)w$p%w&X3qyw&X&iRw&X8iUw&X>ku3q",
"Lw$S)w+1&#0w<n$qzw$&#w#,#q{w%|#8.$IuDFyw&C&;%wB/$q|w1H&_w-U$uLO+&$(r$#0w%%#w#d$r%w#B&ew#B$aQ$(uLO(Q$(r&a&$(uDFyw1W#",
"Rw>7#(r$uLMk.$0(8.$h=uLO+.$(0#h>w>p$'h;%Rw#i#r'w#i&hBw.F$w$+#r-w$+*r.w#B&hGw#B(w$J+r/w#B&hLw#B$w$J#uTW@Q$(r1Nw$K(hO",
"w$K%wF,#r-8&$Iw#f#0w%O#w$K#hR%hR8.$hVw0.$$3qMw/Z*wQM)wOM6w$G#r2w$G#E&$G3aQ$Gw#'#uTWA&$;0(#h1Xw.X#L%AE&$]:H&$]q~w>d$",
"#GwDY#Yqiw.5%w1~#^w1~$E&$h=3w@>#h=B,$h>w2B*Rw3V$w0b#hCuLO)&$G(w)t#w57%65(;W&$I(w&d#_%_2&$M_(L#hA+w.b#hGw.b';(#hGX#h",
"F+'hA%hA2&$h:h>(ew%_&qNw%X$w3b#r3w2d&5q7w7($w#D0r4w#D(uLNBw#D#w5m$q7w#K$,mG3qOw&K#w)e#w&H%r7w&7-r5w&7&4:w#($cwDy#wE",
"y/9Aw#1(w&E#3w#($w#N$wEH'L(5'I%I2,$KG(9w-7&e%ME&$h;w#S#h;w#S%w22&w-*#,$5h1w0`&$3qPw$n#,w#&$w(@$w4z,w#',wVt+wU^'w#7'",
"w#@/qT$ZuDEC&$oy#ew82#(h:uLNI&$0wS]%w82+RwEg#q(w$a#wIE&h>$w&j$r6w&j#wHy#(U$5w%n&#hB6#hA6#gXB,$hHw(g*hBw(g'IhL#hCw-6",
"$wOI$(0#hEw#|%,$X9$$w#8#4$0w#*#K$w))#4h1$9w&-#YU$Iw'))Agw')(#hWK'(%(2&I4;K+uDFX,$hcw#>(D&$i6KD&$i0_C&$ichi0w9e%'A%A",
"wJT%A#h[w(B$w#Q$w:L#N#hd+wU$$&Rh:4+w(B$Gw#@#uDFX,$9#hew#>%,ghAA+(wMs%wC2#hdY'hB%]wJW#Fw$($uLNf,$hr(#hdw$q#g6B,$hr6w",
"Kq$#hf+V&$5`w&p#0qq6Ww*1#uDFX,$hyuLNhw&U#w'(#qVw#7#5(#hlw$T#hJw<p#(hMwJl#hXw$m(V&$^r9w#J#qiwIc#I(#htw,A'4hM(5w;x,b&",
"$qVhk*w#N#V&$h^Fw=%#5f0w=%'5s0wZ6$(d+6w#3$9s1*&$i2h^wZ7$w#I(r:4V&$hf6hxuTUd[$ltw&P$hwwW=)'hww2L%hrw#0#wKI#w%l(iAw+C",
"'hwL(5#i0w%w#hnw(i*i2`w(i#V&$AF6#i3w(j'`w(j#i5wXH%w,R/A`w$@)w(I#,$;5r<(w(%&Ih1(;#i<w]-#hJfqZd+OSJw#Q#0w$4$i@w)z$wZN",
"$r>w:I&iBw/d+uTUd[$m8r=('i8%i8*&i9i:q9#iRi9'i;%i4wBc#p#,1waB#=rFw1c(uDGPr@w#v#8&q;q)#rBq;#rCq<8&$Zw;`#w#,#rBwD_%rDw",
"6h#5uLP`rE$qmX#4+uTXs&$qmS(#rBw#,$30#rCw,9#rBwZt-w#j#8&$rC1rK$rJ0wF3#5%5wG;#w#N##rD+#]wF&(L$$w#Q#wRi#(U$;3uDGP(;+%w",
"U.#rJwS1$wF.&(0#rD+*&I4N#hBI'Ow#r%w1i#w#D#w#z#w1-$w%&#q=#rM+wCY#w1U'w/'+uTXz&$qm:A#;w$|$w$j#w2a$B,$;w'Q)w$W#w$H#(#+",
"Iw'~#wI=$O6#4w^*+wNK%0w%(&;(U$A3uDGP(A+%Aw#`#AwCb%I4+#RI*&A9N#YA'Ow_Y$OYw$=#h>w3D$p#,:3qQw6D%w6A.w2|+rNw2Q&O3wCo$uL",
"O)w'L$4X#Iw'O$c,$_w5z&w#K%^w#K$^w#K%MX#Gw5H#5wc$#w6F)w2l$w2}#;w#/$h<wDo#rOh<w#W$E&$gw#g#gqiwSg)#h=+'O%O2&$IO(4#hAX#",
"g+w[e#umqA&$Yh;Ge(_w%;$p#,Zw'*&w#]#rPw%N&w#5)w]c%w&,#Hw+r#w^5$uLO'w6p#w]e$w4,$p#,6w*E#uDG5``rXw*R#p#,X3qRw4*1r^w461",
"w(a#w(W#r[#4+#I6#Lw'b(_w'b%M$0w2<#r[U$5wLj&w'@#AwL^#rRw&&(w`t$wL<$RwL<%RwL<+1qT$h<h1wZq&w$z$w^&#w9q#r>wH3&YR+#hDYwQ",
"{%e]N#hCe'h:%MD&$i7h:#hA+#gw$_'0]w$_%Rw$_01qT$hMw$K$w$)$*&$K(#hLw$u#hK4w$u*(%w:E#Ar>W&$ew%#$9w,S&8&$Kw$[&h74+#hWh7'",
"]%]wOu%hV^'R%Gw&<#w-@-w#d#rR#+hdw3y#w',#p#.U3qSw8<&,w*;+w*7+Iw#]$wL_0Nw/k%wjy$qkwDX(;(whx$Nw%E#uuwI[$kk;r_](h76#^X'",
"G%wP@#q(#^w80(Mw8055+%w3{1Ow3{$w$6$wNg%w3O#w1$#oX(6wfO#q9#hEwfO#I#hFX'hD%hDu+-~u++m"};
/* tile_sort.comp, 7480 words */
static const gpusorti_line gpusorti_spv_tile_sort[] = {
"#x-h#u36-u36.qQuLN@h%uDE)uDE4uLM[qSqTuLMSuDEEu;<7uDEQq#h(q$h&u]`|uDE;uTU_h'qvh)uDEGh*h-h+uLMcuLNBu;<0h$r=q/uTUluLO,",
"h1h.uLMlq)qOh,u;;ru;;suLNquLNhq+qqh3h/uLMkh7u]^tq'h:q]q*uDE%qnuLNDuTUdh4uLO'uLO+uLNmqgv$o9)Su+3euefUu#1j2u33U#uTU44",
"v6RUmWv<bs>Dv/AM#F2u;;c24uefYq(#v@8$D$2###uTU9q%q44441#w#'#LZA#2qG2AS4qGZASq%qGSASq&qGFASZqGq3ASq(qGq7ASLqGq;AS^qGq",
"LASSqGqPu;<ASq%w#X(u;<Aq-q%1#qF21q.qEq&1q&q.q=1Zq.q;1#4q(1#LSw#D%q1w#D%q2qEw#X#w#7&q4w#7%q5qE2w#m)q7w#7%q8w#L#4^w#;",
")q;w#;%q<w#P#4q-w#i)q@w#;%qAqEw%/)u;<AqCw#7%qD#41qE4S1#4L1#4q,1#4w#a#F1q(q.q>1#4Z1#4q&1#4q.w#;%q.q<u33W#u;;v#MuDDz#",
"qD2u;;v#&u33X#uDD|#&q%uLM:#-,&uTUK#M,&-uDE*#--u;;v#-uLM:#,--uDE*#&&uDE*#-&uDE'#-&uDE*#]&uLM:#M&])#^]uTUK#Mq`q`-uTUK",
"#M&w#<#M&)#^&7&LS_#]L)#^qe)#^w#B#qdqfgw#W#w#M$&,*&#Z_^&qku~#=S&w#$$^&&)#q,S/ql#q,uDDz#qD4*`#2)#q,&*&#2Oq,&Pq-q,)#Fq",
"-/qrq.F)#F&uDD|#&q&)#4qt/quq&4*&#4)#4&/quZ47&Fw#3#q%8,#ruFqxOq0-Pq1q0)#Fq1/qzq2F*`#^)#F-Oq3-Pq4q3)#Fq4/q}q5FOq6&Pq7",
"q6)#Fq7/q~q8F7&q9qD*&#qDw#e#q9r#Oq:&Pq;q:)#Fq;/r%q<F*&#q3w#;$r&u]^o&#rtr':qx8`#rJq9Tw$4%7&q=2w#-#q=qx*`#SOq>-Pq@q>)",
"#Fq@/r-qAFOqB&PqCqB)#FqC/r.qDFw#J%w#Z'qEw#Z$qE:7&qFqD8&#rLqF:*&#qC8&#s6r2r38&#s3:r4w#D$w#{#qC7&qGw#R#rvqGw$=$qE:w#=",
"%w#Z%w$V#r;T*`#48,#ryqFr#*&#vfMXspw#k#qFw#k%rAw#J#rB:w%(#r>r@rCw#j)Fw$S#w#v/w$,:rMw$,#q&*`#Z*&#qew#g(ryLw$:#q(w#-$r",
"&*&#Sw#-$rV*&#q&w#-$qkw$C#rYqxw$J$rWrXrZw#*#rUqkr[w#*#rSrTr]w#k(w&&$qHsq8&#rNqHL8&#rPraw#)#rJrarbw#M#r`rc:_#-rd)#Zr",
"e/rf#Z)#Z-w#W$w#y$riw#A#&rj)#Zrk/rlw#A$&7&qI2uLMN&#s7qIw%w#ro:8&#s4q=rpw%K#rqTu]^o&##rrrc:_rt&rs)#Zrt/ru#Zw$N*:uLMN",
",#rsrr8,#rrrxryw#a#qIw%v#rvr{Tw#/)r}w&Q&uDD|#,q%w$x(rJras%w&<#s&w$3#w%.&s's(/quq(48&#s1LEw#)(rPLw&f$Lw#L#w#5%rLL:*`",
"#w#o#s1Ls0w#)(w#L(7&qJw(5#rvqJT7&qKw*G#r}qKqH*&#syw$1#qxw$1#rNrTr^w(F#s8s9w#@#s:raw#5(w#)),#rvs>w%/#w#N&:sAw#a)qkw#",
"5$sCsDw#a#sEw#a$w#5$w#)),#rvsIw#a$w#N%:sKw#a)rXw#5$sMsNw#a#sOw#a$w#5$w#)),#rvsSw#a$w#N%:sUw#a)qxw#5$sWsXw#a#sYw#a$w",
"#5$w#)),#rvs^w#a$w#N%:s`w#a(s3sbw#B#r}scraw#H#r^w#H#s3:w#Z%w#B$sgw'Z#r}shrau;<#,#7&qL2w't#qLrVw#O#skTw(;#slw$N)qkw'",
"c$r#q9w-i%*`#LuLMF-#r@r@uLMF]#ssr@*&#qmw#`$w+d$svw#y#r{q9r#*`w+8$w,0&q=T_#-w0t#s|w#N$w)#$s~w)/$w#/$rut$T7&qM4uTU^qt",
"qNqM::uLMPMq%2qP$#/qf#^/qd#^w#+$g#^/s}#^u;><#2u;>AT#$DuDEC&##a&#5raw#,#uLNo,#95u;><#2uDGP(#($D%>$(B&#;=u]^F&#4qJ(ra",
"Gqp#qmsrqo<&#(H&#(:uLNl,#(TH&#9qxw#-';qkw#-$'&#>LBw#G#uLNF&#(L+qw#q(Tw#Z#uDEC-##%#$D6&#Th8##Q,#9LuDGL#54w$7%a&#=h0'",
"&#V(+q`#hNN0DstQ,#IUw#J#h@R,#5(w$c('&#hK@b-##sj5W]#5J0>Dw#@#hDw#@#Gg#hZh8qo<-#(.-##509(%;$;%V$V%h9$h9'&[h;E%h<$X0h]",
"h@<qe#h_0h]D0h[h@YM##h`h_h^bM##hGhDuDFX,#hKw$3(uDG5qxqxsu%($w$E$hPw&($($(6,#hR3sw(uDFX,#w$^)R,#sx>w#1%#$Dw%U'5w%U4q",
"H'&#(h[Q,#(hjw#e(.&##;w$}#9w#6#hkw#6$-##;%9$96-#=>59'&#h}Iw$v#hp59%I$I%h8$h8'&h9[E%h;$h6%h>$h=w#@#i%hzht%hA$hA%hD$h",
"Dw'k$s0w'3#w'Q$w(7)w$h%ht5##uLNF&#i(NQ,#3(uDGL#9w&t)@:a&#(Iw(#$.&#hBw&b#hA(+qp#qmsyw#t#uLNF&#i:Xw%3#Uw#K#F'&#3(K&#@",
"2Gqs#q.qo50Dw&,$szw#r&;:K&#h04w#@(%3$3%[$['&h;h<qH%h=$X%h@$h@w#U#s{w$h*w&P;i;w&P#iJw&P+h`3w&U#5'&#iWw*l$t#w'@#w)'$;",
"%3$9W-#=Tw(i#6-#93(;+g#ie[w$T#w&[/R,#t%i*w(_0w$^'9w$^9iWw$^#ifw*N+ip3+g#ivh0w*5#w'S#ie35%=$=w$;#'&h2UE%c$V%hR$hR%ix",
"$ixu+-~u++muLMP&ir2qR$#w&x#w,X$w'm*#$Dw&P$w#;$w%<#w&U#6&#(9@3u363Du++muLMP&j#w#_$qw#q&:w#F#+qw#Zw,f$a&#9w#1#q&w#1$'",
"w#1#w#S#-i_2qUC,#C&#$#w.G'w$2#qyw%&#w#,#@w$;$q|#q5qo>w%+#w$;#w$b#q{w#k&(IGq|#q2qo(w#@$>$>w*I#N(>%h2$h0w#c#h6w#l#w#T",
",h9Gqs#q8qo(w#2#W-#(T%[$@w#N#r$w#N#Gqs#q<qoh@w#@)h@$3uLO)&#:r(w*&$H&#hEw%6#(q9d&#hGr(w#P$w#m$uDF+`#3uTWA&#5(r)w#Z%h",
"J$hJu~%b-#h<hGc[Vh2(Uw%V#MiW2qVw%V%C-w%Y%uDGPr*w%H#w%Q(K&#Nw*]#q<qoJw*@%w%U.K&#Iw#D#q8w*a%>$>%h0$Vw#d#h5w&5(X0Dh6%9",
"$5w#_,[w&4%0D[%@$@w)f#u+-~u++muLMP-i7w'05r+w'0/qAw'0-r,w'0Hw),%qDqoh8w),'w#c,h<w'>)w#c$&w#c$w&R%h>$h>6-#Ih;(h0w&N$i",
"@w&N0r/w&N4qDw&N,w$s)w&NBqAw&N,w#_(w&N5jy2qWw$S(r0w$S'r9w&L#w/[$e&#(r5uTU}-#(>2w+k$-#J=(3w#H#r:w#H&92uDF+`#(uTW@`#(",
"r<EuDF+&#(uLO*w#V#w61#rDe&#=(w#a#J2w&j&Vc(w3E$rEw#a(w$)#rDw#H#;w$)'=c(3%h=$h<w#L#r1w#L&hC4w$R(hE4w#L&hFhCw$R%r6w#q'",
"4w$R#uLO(`#(r7w$Q(W-#5(e-#>(%N$Nw%,#U(Nw#Y#r8w#Y#uDFy-#9%5$56-#3I(5w.s#6-#h9h>(w.;$-k(w&/*rFw&/'rJw&/,w%)$w&/0rKw%N",
",w%%$w%N)Vw#H%rLw&T0rNw&T$uDFyw&X/@w&X$V2%J$J6-#h0h5(Jw5X#w#i#rGw%4&hDw%4&hEhB(w2z$rHw&'(w$J)w&L'=>w$J%rIw&L5w$I(w&",
"P'Jw+c'w'x#%hT$hT6-#[hF(Vw&7$lA2qXw2/%rOw1P$qp#qmrPw1B(uLNo,#(r#w$3#w2=$w/`#;w/`$w2=,r@3uLNo,#NrQw#K(f,#h0w#Y)%5w<v",
"$cr#w#c#w#-#(:w51$&#T3(;%J$>w&*$&#(@r@JW-#h2w$>#h=w$>-hBw$>3f,#hEw$00hIw$05Ww)F#uDFy-#(H-#h6w3e$,#2qYC-w-`(w/W(rRw(",
"~'4w#($Qw=O#w;u,uLNk,#=;w#1(K&#c2w#($w#N$w$j$,#=@(3w*Z$,#Vh2(=%h5$UK&#h9w#M#h9w#M&h8$h86,w*a#Xw5n$lO2qZw1-$d&#5r^w5",
"U)lQ2q[w1E'uDGPr_w%W#+rn#rm;w41);$3+rh#rgNw1($@$@w8{#=(@w#x$k}w#x&w#a#rrw&8'+rn#rvw#e$w&`&T9w+}%]#2q^w#R$.-#li5.&#l",
".9w@~#w$P$M#2q_w0}#]w#r&rww#r#uTU|&#;22w$Y#@w0t&K-#@2w$X#>w#4#=$=w$C%w&:%V4w$D#Iw#=#9$9u+-~w#z$qaCq`#w#&#w'>/rzw#X#",
"Gqd#Nqow8U$Gqd#>w#-%wDA$9w3##w%2#3w#2#qM5(0;D0@9%V$w0&$r|w&;$g#XwBs$H-#(Xw&;$g#[w#5$w&;*w#S#r~w#S&h@w#S(hAw#S&hCw#S",
"3s#w3a&Iw(,#;2uLNkw(,$;$3uLNks$#c@uDFK,w#T&,w#T$b,#i<JXwC9/rrw)D)+qd#hVEw,o$qd#hYw#,$w=5#w&Q$6,#N>(=w+o$,#I[w1'%w+<",
"$+g#hbw$f%w5$#g#hcw#0%w#Y#-#9;(w'2$>w#N&hiw#N+hlw#N/+g#hnqo0D(+g#hpqo0DJw#_#Xw#_$qd#htw$[$w#_$qd#huw#0%w#_#&w$-(h@w",
"#N&h{w#N+h~w#N/+qd#i$Ew$-#qd#i&E0DJ%h~$h~w(b%qbw7Z%w*#$wJ6$q`w#'%wA7';wA7%s)wA7.wIF(w+{$d&#(c'&#h5r^uLO)w<C#w.C#Xw<",
"p'=w#G#3w0V$w2H$wE_%U$(.&#nC3w$0'3wBE,5D$5uLO)&#;hF.&#nKw#e#>(.]#ifwJ0#hHw++#'&N>E%J$;w#d'@w#d%r^w$q)wD~9d&#s*IHw47",
"#wG=-d&#s+h6B&#h0w$0#h_(<]#(0h_D+q`#haUw#/$h`DYM#ilhbhahf<]#hc0;Dw#*$3Dw)%#%h5$h5'&h6XE%h8$U%h<$h<'&h=h>E%h@$[w$Q'h",
"<w%P4hn.&#nsw%P#hUw$=#hoNw$1#bM#j-9('&>JE%V$=%hk$hk'&hlhmE%hn$hiw'p=w'x/w&*&w'xBh6'&#Xw'x)h9w'x2wHo$w'x+o;wC8#LhB'&",
"#Jw3m%w#(#>.&#oAwGW(>w$J%s,w%e-hM.&#oIw#~#h2w(5#jdw%j#hOw(5#B&#s-J.&#oN=Bw#@&jiw#@#hT3w(R$Ih2E%U$Jw$$'h0w(70w$z#s.u",
"LNkw(2,e&#Js/+q`#hbVw'}$hbw(-#hd9w#/$hcw(-#jfhehdhi<]#hfw(-%hfw(-#w@N#U$U'&ch5E%h6$Iw$9'Uw)iNs1w)i6s2w)i(h~w)i%h|w$",
"_#i$w)i%h}w$_#k&i#h~i)<]#i$w$_%i$w)iPs3w''-i1.&#p#+-w''#hsw$=#i2w)i'kD9w(##p#+2w'$#hsw'3#s4I+q`#i8w$]$bM#kJ3('&UcE%",
"h5$h0%i2$i2'&i3i4E%i5$i0w*+%qcw*%$uLNs,#5qKR,#s5(R,#(s6w1P(uDG5qxqxs7w6X#uDG5rXrXw#+#5w*a1w)k#5.M#UwL~#iQ=;3.M#h5wR",
"=$s;w&;#f,#Ns<w>*$,#s;Nw>*%w&U$YM#jPh2Is=w#3#s@w#3#.M#h@sBw#M#w:p#w#9#sFw#d&h6sGw#d&sF>w#d-jZh<h;sHw#3#sJw#d&hJsLw#",
"d+sPw#d&hAsQw#d&sPw#d.jehGhFsRw#3#sTw#d&hTsVw#d+sZw#d&hKs[w#d&sZw#d.johQhPs]w#3#s_w#d&h_saw#d'f,#hSr^R,#sdw5t)YM#jw",
"hYhXr^w#3#sew#T&hgsfw#T*h[TR,#siw#T,k#hbhaTw'-'p#,B2qhCqd#Cqf#Cgw.k#w.g5:=#w((#w+(Fw's#Iw.s#EH&#N(w,d-B&#=:e&#IwKb#",
"hA+q`#hCw+%%hAw+1#hE3w#/$hBw$o#lLhDhC;<]#hEw+1%hEw+1#wYl#X$X'&h8h9E%[$h5w$M'Xw,mKw$h#hPw$h#s0w#(#UHw4Z#w,w-B&#I;<-#",
"h`w.U#5w$[$h^w.U$h5w3l&YM#lkhah`w$h#hbw$h%hbw,v'w$h,h>$h>'&h@hAE%hB$h<%h^$h^'&h_h`E%ha$h[<&#hjwQO#L.&#p#,mw19(haw3{",
"0wY/#;+q`#hs=w,i&m-w3q#@NE%>$3w'x#p#-62qiwN/'wTX#Lw,K#w%6#smw%6#Q,#Lw,$$w(W'id=N:w(W#Q,#snw<v$w#<'ihJh0qxw#<&sowN0$",
"w#<'ilh2crXw)Q$I$Iw(h#cqk9w$y&5c##B&#9:w3^#w<`#([uDGL#3q%uDGP(3D$3YM#ivh<h>@'&=@E%N$(w$b#w$z#p#-+2qjw$z#&#C,#wVi$w5",
"*%w#x'3wb_$9spw#s#Jw]')uLNF&#h2spwON#Nw9D#w]1$spf,#(h5w$u%wCe&wT4$@wCf.w$#'@##w#5#J#5B&#hCh9wB,$spw%%#w^5#=w$1&'&#h",
">@.&#p#-_w^+#p#-^w,($hJw,I$-#p#-]wMj(@(5K&#(2a&#Uq9wK/#u]`O&h6X5Dsqw2S%w1A#h8$Vw$V$hD0Dh8wVO#'&hKhLqH%hM$hGu+-~u++m",
""};
/* tile_sort.comp -DGPUSORTI_ADDRESS, 8435 words */
static const gpusorti_line gpusorti_spv_tile_sort_address[] = {
"$&fh#u;<7u36-u36.qAuDE4uLN@h%uLM[qCuDEGqEuDEQuLMSuDE)h$q#h&h*uDE;q$uLMcu]^th'h(uTU_h-qjuLNBh)u]`|u;<0q{h+q>q+uDEEuL",
"O,uLNhuLMlh,h.q)qbh1uTUluLNqh3h/q%q'q_uLMkh<qTqMh6qWqoq*u#`Kh@uTUdh7uDF+h4uLO'v$o9)Su+3euefUu#333u33U#u33Uu#`Iumnev",
";F+2Av;EfUjvASSBDv>e;26v@Q%3Sv<xdo-v=4}Fhv#-<VcuTU47v6RUmWv<bs>Dv/AM#F3u;;cu#`J7uefYq(#v@8$D$3###uTU9Uq4777/#w#'#NV",
"8#3qG38G7qGG8GUqGq38Gq&qGq;8GVqGqD8Gq(qGqL8GNqGqP8G`qGZ8GGqGqX8G#qGq]w#(#qaw#(#qew#(#quw#(#qyu;<AGU/q,NV8q-3qG3u;<A",
"q-U/q&q.q=/Vq.q;/q.7q(/q/NG8q0w#;#q0U/#7`/#7q-/#7G/#7N/#7q,/#73/#7q//q(q.F/#7V/#7q&/#7q.w#;%q.q</#7Uu33W#u;;v#FuDDz",
"#qD3u;;v#'uDD|#'UuTUK#,,''u33X#uLM:#,.'uTUK#F.',uDE*#,,u;;v#,uLM:#.,,uDE*#''uDE*#,'uDE'#,'uDE*#['uLM:#F'[1#`[uTUK#F",
"qPqP,uTUK#F'w#<#F'1#`'6'NGuDE%#[N1#`qU1#`w#B#ZqV^w#W#w#M$'.('#VuDE%`'q[v#$KM3G,w#$#'w#$$`''1#q,GHq]#q,uDDz#qD7(W#q(",
"1#q,'('#3(W#V1#q,,u;;|#au;;rq,'u;;sq-q,1qeaq-(W#31#aw%-#q&1#7qhHqiq&7('#71#7'HqiV7uDE'#'w#b#qD(W#U6'q.w#@#U<.#ruq._",
"('#q&w#p#q/,u;;sq0q/1qraq01#a,6'q1qDw#C#q1qm('#q3w#-$quu]^o'#rtqv>_<W#rJq1Ow#a&W#q&(W#76'q23w#5#q2_w#))q._6'q3w#9$q",
"3>6'q4qD<'#rLq4>('#,<'#s6r$r%<'#s3>r&w#D$w#m#,6'q5w#R#rvq5w$%$q3>w#=%w#Z%w$=#r-w#;#ryq4w$[#vfMXspw#g#q4w#g%r1w#F#r2",
">w$h#r/r0r3w#f)q.w$O#w#r/w$(:r=O(W#G(W#q,('#qew#g(ryNw$:#q(w#-$qu('#Gw#-$rGw#)$q[w$>#rI_w$F$rHqqrJw#*#rFq[rKw#*#rDr",
"ErLw#g(w%z$q6sq<'#rNq6N<'#rPrPw#)#rJrPrQw#M#rOrR>uDE%#,rS1#VrTHrUw(8#V,w#W$w#y$rXw#A#'rY1#VrZHr[w#A$'6'q73uLMN'#s7q",
"7w%s#r_><'#s4q2r`w%G#raOw#V#rbw#V$rc1#VrdHre#Vw$N*>uLMN.#rsrb<.#rrrhriw#a#q7w%r#rvrkOw#/)rmO1#`.w#W%uDD|#.Uw$|(rJrP",
"rrw&<#rsw$7#w%2&rtruHqiq(7<'#s1NDw#)(rPNw&f$Nw#L#w#5%w#/'qnw#)(w#H(6'q87w$@#q8O6'q9w)t#r}q9q6(W#sq('#syw$1#_w$1#rNr",
"ErMw(F#s)s*w#D#s+rPw#5(w#)).#rvs/w%3#w#5%#>s1<'s3w#a&q[w#a$s3s4w#a#s5w#a$w#5$w#)).#rvs9w#a$w#N%>s;w$B)qqw#5$s=s>w#a",
"#s@w#a$w#5$w#)).#rvsDw#a$w#N%>sFw#a)_w#5$sHsIw#a#sJw#a$w#5$w#)).#rvsNw#a$w#N%>sPw#a(s3sRw#B#r}sSrPw#H#rMw#H#s3>w#Z%",
"w#B$sWw*j#r}sXrPu;<#.#6'q:3w'x#q:w*7#rvs[Ow(@#s]w$N)q[w'c$qmq1w-L%(W#q.uLMF,#r0r0uLMF[#sdr0(W#qe('#qmw#d$w+h$shw#}#",
"r{q1qm(W#q-w,4)q2OuDE%#,w0H#snw#N$w)+$spw)7$w#/$rusrO6'q;7uTU^qhq<q;>>6'q=Gw$y$q=('#N('#`('#q7('#q;('#q<('#w#;#F('#",
"q@('#rk('#t5u;;~.#uLMPFU3q@%#uLMUro#`sZHZ#`w#'(row#'*w#7'^w#/*qVw#+*w#;+w#/'w#7+w#''sow#;-u;><#3u;>AO#%2uDEC'##uLND",
"'#4rP$hEw#/$$hF*uLNo.#:4u;><#3uDGP*#*%2$hKt#&=%*@'#A5u]^F'#7qJ*rP$hJ2Qqa#q^scqf-'#*I'#*>uLNl.#*O$hM2I'#:_w#0%hNw#0#",
"Aq[w#0%hO2)'#=N@w#P#uLNF'#*N$hQ2+qk#q(Ow#g#$hR2uDEC,##$hS*$hRO&#%2B'#Oh8##R.#:NuDGL#47w$S%uLND'#5h0)'#T*$hZ2+qP#hZL",
"$2seR.#PSw#M#bJ.#4*w%%()'#hKEc,##sZ4X[#4M$=2w#@#hDw#@#Q^#hgh8qf-,#*0,##4$:*&A%A&T%T&h9%h9)'h:h;D$hlh:&Y%d$hib-qU#hk",
"$hi2$hhb9F##hlhkhjcF##hGhDuDFX.#hKw$6(uDG5__sg&*%w$H$hPw#4#w#0#B.#hR;si*uDFX.#w$a)J.#sj=w#1%#%2$hxw%_(4w%_4q6)'#*h[",
"$i$2R.#*hjw#k(0'##Aw%*#:$i*w$%$hkw#9$,##A$i.*&:%:B,#5=4:)'#h}Pw%&#hp4:&P%P&h8%h8)'h9h:D$i4h9&h;%]&h>%h=w#C#i%hzht&h",
"A%hA&hD%hDw(9$qnw'R#w'v$w(i)i8hrw$w&ht4##uLNF'#i(LR.#;*uDGL#:w'-)E>uLND'#*Pw(H$0'#hBw&w#hA*$iE2+qa#q^skw#z#uLNF'#i:",
"dw%F#Sw#N#q.)'#;*$iJ2+qd#q^qcw'M#eqe#*+Z#iOw({$Qqg#:qf5uLMX2*UVw$R#slw$/&=>+Z#iU>w#F&=qf:w#F$w($$b%b)'hAhBq6$iXhA&h",
"C%Y&hE%hEw#_#smw%1$iWw')DiA$i`w')$iOw')+he;w'.#4)'#i]4$ifw)Q$sqw'~#w)i$A$ii*&;%:X,#5O$ij2w$S#B,#:;*A+^#imh:$2*w'7-i",
"pw'7$J.#ssi/w)J0$inw$p(:w$p9i]$ivw$p$ikw+C+iu;+^#i~h0w&]#w(5#ij;4&5%5w$E#)'h2SD$j#h2&f%T&hR%hR$j>t#&i}%i}u+-~u++muL",
"MP'iw3qB%#w.U#w'_#q`w(Y.#%w'U-Qqg#*qfqfuTUh'#*UV$T2&E%5$T=&E%EB'#*5MEu3632u++muLMP'j,w#x#+qk#q&w'_$+qk#Vw(.$uLND'#:",
"w#1#q&w#1$)w#1#w#S#,#3qDC,#C'w#&#w$U%w#'#K'#53uLO)'#5AuLNUql#4*K'#*7$;2K'#43$5w#+#T7@'#qmMg'#h0w#s%w&.#5w'A#w#}%iz3",
"qFC.w#z%w2=%w13#w#''w1P*w1@'w%d#h0w%d'w.d$$M2w(9#w#3#qnw#3$h02w&i#w(=#A*5$h2w#W$qpw'9#9,#hM:h9qqeqr#*Qqsw&9$,#*UG$h",
":t#$h92&S%AuLNg.#qth>w'j(9,#hTMhA_w&j/X,w1c#hCt#$hB2&h;%5$h>qwuLO)'#>qww,H$I'#hHw&Y#*q1$hB2g'#hJqw9,#h_h8*w#j0$hF2e",
"W#5uTWA'#4*qxw#w%hOt#$hN2&hH%hHumqA,#h9h=P]*dw&6#Fix3qGw&6%C,w'4#w&0&w$p#5w%x-Aw%x.Ew%x,w25%qyw#W#9,#hx;fw$^$K'#h53",
"Qqg#4qfqfw-=%5%A9,#h|Lh8w&;*uLMX2h9UG&=%=u+-~u++muLMP,iRw'm:w'a+=w$h'Dw$W'w$h&qzw#3$=w$h,Tw#W$q|w'0&i6:]w'a1dt#$]w'",
"a$9,#i:Eh:w'R6Yt#$h;2w-d#w27#M*Tw&X$iXw&XBw$p%w&X)w$p%w&X3q}w&X&iRw&X=iVw&X9k93qHw$S)w+1&$4;w$&#q~w$&#w#,#r+w%|#+Z#",
"Lw-%$uLO+'#*r'$4w$i#w#K$r,w#B&Pw#B$eW#*uTW@W#*r.Dew8h#S2uLO*w#S#w9W#r4-'#Ew#b#4$L2&M%Mw#b#r5w#b&Yw$$(r4w$$&&h;%h:w#",
"F#r#w#F&hBw.a$w$G/r(w#B&hGw#B$w$G#uLO(W#*r)w$F$hJw$F%X,#4*-,#hNuLO+,w$F#hOw$F(r*w#a#-,#hRuDFyw&v#hS2w6{#&hP%hP-,#hT",
"w.T$kFw&19r6w&1'r:w&10w%0'w#B#r;w&1,w%,/r<w#B&]w&P,r>w&P$uDFyw%1#h9w&T-Lw&T%=2w;)$Y%h;w#j#r7w%5&hCw%5$hDw%5$w#;#r8w",
"&/,w$E/r9w#B&hLw&N1w$D$hPw&R-hTw&R%hUw$D%hR%hR-,#hVw&9$l`3qIw2`&wA0/w#3*w4R#r@w3^$qa#q^rAw3O($h02uLNo.#*qmw$[#w4d$w",
"0M#Aw0M$$fw+R$$fr0w$}#w4T#:r0;uLNo.#LrBw#Q(uLNm.#h0w#`)$h;O&4wAd$fqmw#l#w#-#*>$h>w7w%'#O;*A$hAw(_#=$hAr0w(f#w#z#Er0",
"MX,#h2*$hEw$T#h=w$T-hBw#h%hFw$T%hFw$T+uLNm.#hEw$F*hJw$F'hIw$F+hMw$F+X,#=*$hQ2w'c#I,#]w5@$.#3qJw6=#w)n#w0R%row0J-rCw",
"'d#K'#=7w#($RwBF#w@i,uLNk.#5Aw#1(K'#]3w#($w#N$w$|$.#5E*;&L%LB.#Th2*5w0O&h5%SK'#h;w#S#h;w#S%w5J&w0B#.#;Pw3w%'lx3qKw2",
"=$g'#4rMw8D)lz3qLw8=%w0O&rNw0O$r^#r]5w(A#w17%5w%r#;+rW#rV=w0T$Lw9g#Ew0T#5*w9`%lFw$&&w7q&uDGPrbw&f$:w&f$+r^#rfw#r$w1",
"B%w'6#O:*;w#]#[#3qNw#]$0,#m740'#lT:wE9#w$e$F#3qOw2;#[#%#w#x#rgw#x#uTU|'#A33w$j#Ew=Z#;%:K,#E3w$f$w#4#5%5w$I%w&[%T7w$",
"G#Pw#=#:%:u+-~w#z$qQCqP#w#&#w'i)w+8'w#'+wJL+w:JCrjw$:#QZ#h;qfwBT%Z#Yw#-%wIV$:*$h:2-'#A-'#;w#5#[4w%~#$E:$h>t#&T%wFE$",
"rlw'4$^#hGw89$I,#*hGw9u#w'4#^#hJw8O%hDw'4+$hFw$E$rnw#]&hOw#](hP$hIw#]'hRw#]%hKw#],hMw#]$rpw#]$Z#hSw$s$w#,(uLNk.w-r#",
"hRw@+$-,#hX-,#hWuLNkrq#4*uDFK.#*$hVw/$$B.#AM*T$hXw0B#h[-,#h_c.#iVw+%.J.#rbEw#1(+Z#hlDw$2&how#,$wBx#w'n$B.#L=*5w-l$.",
"#PhA*L$hgw$m$wAw%^#hww%4%hjw7e%^#hxw#3%hlw7e,hnw:-*^#h~w#G%hqw#W'i%w#3%hsw#W++^#i'qf$2*+^#i)qf$2w4v$dw&*&i-w$n$$hyw",
"#e%Z#i.w#3%h{w#e%'w$<%h}w$<$bw#W&i4w#G%i$w#W'i7w#3%i&w#W++Z#i9Dw$<#Z#i;D$2M$i7t#&i(%i(w*G%qRw:Z%wCH,w#',wQJ'w#'#qPw",
"#'&w6@#MwFg(PwFg%rvwFg.wOs(w31%h8wA5#*Y)'#h=rMuLO)w@x#w1##bwA]'5w#J#;*$h>w3X$hFw(#(&S%*0'#o/;$hB2$hAw$<(;wH$,42%4uL",
"O)'#AhN0'#o7w#n#=*0[#j'*+qP#hKw-A#)'L=D$hLL&M%Aw2L#w#j&Ew#j%rMw%')$hPwJy:g'#rwPI'#EwMb.g'#rx]@wFD#+qP#hb*-[#*$h`wR$",
"#hdSw#/$ha29F#j-hchbhn-[#hd$A2w#*$;w:V$&h5%h5)']dD$hf]&h8%S&Y%Y)'h=h>D$hgh=&b%h:$hcw$Z(Yw%c4hv0'#o`w%c#hUw$G#hrLw$:",
"#cF#jKwGr#=MD$ho=&T%5&hk%hk)'hlhmD$hyhl&hn%hiw(]Gw(e/w(a*w(q0Sw$t(]w(qEh=w(q$hB)'#hCw(q%$bw7R$hEw(t)$hBwLx#;wWQ#*wT",
";)w(t&p#+3;$hFw#U#NhM)'#Mw7O%w#(#=0'#p#+8w>d#$hIw$](=w$]%ryw&Q-hX0'#p#+Aw$X#h2w)4#k0w&V#hSw)4#@'#rzM0'#p#+F5@w#@&k5",
"w#@#hX;w)Q$Ph2D$hYP&S%M$hWw$*(h0w)30w%0#r{uLNkw).,uLO+'#Mr|+qP#hfTw(y$hew))#hh:w#/$hfw))#k2hhhght-[#hiw))%hiw))#=%=",
"&S%S)'fh5D$hkf&]%P$hhw$@(Sw*n1hnw*n=r}w*n6r~w*n(i&w*n%h}w$h#i(w*n%h~w$h#kOi$i#i4-[#i%w$h%i%w*n0i'w*n.i(w*n%i$w*n/s#",
"w'@-i<0'#p#,%w'@#hsw$G#i6w*n'km:w(E#p#,*w'<#hsw'L#s$P+qP#i<w$f$cF#ks;*)'SfD$i6S&h5%h0&i2%i2)'i3i4D$iFi3&i5%i0w+0%qS",
"w+*$uLNs.#4q9J.#s%*J.#*s&w3d(uDG5__s(w:2#uDG5qqqqw#+#4w+f1w*9#40F#SwSx#i]5A;0F#h5wCX$s,w&K#uLNm.#Ls-w#_#B.#s,L*w_{)",
"9F#jdh2Ps.w#3#s0w#3#0F#bs2w#M#w>t#w#9#s6w#d&]s7w#d&s6=w#d-jnYh;s8w#3#s:w#d&hJs<w#d+sAw#d&hAsBw#d&sAw#d.jxhGhFsCw#3#",
"sEw#d&hTsGw#d+sKw#d&hKsLw#d&sKw#d.k&hQhPsMw#3#sOw#d&h_sQw#d'uLNm.#hSrMJ.#sTw8.)9F#k.hYhXrMw#3#sUw#T&hgsVw#T*h[OJ.#s",
"Yw#T,k6hbhaw>E#w'-$p#-93qXCZ#CqV#C^w/p+w/S:w/W$=>w)^&>h0#w(D#w+V,w/u)w+V1w(5#Pw/d#DI'#Lw;'#w+[*@'#5>uLO+'#PwH,#hG+q",
"P#hIw+S%hEw+`#hK;w#/$hFw%1#l{hHhGA-[#hIw+`%hIw+`#wHR#d%d)'h8h9D$hKh8&h:%h5$hHw$S(dw-H1hNw$q>hPw$q#qnw#(#SIw6D#w-R-@",
"'#PA-,#hfw/-#4w5@)hjh5w5@)m=hchbw$q#w5@/w$q(hfw$q$&h>%h>)'bhAD$hgb&hB%Y&h^%h^)'h_h`D$hkh_&ha%h[-'#hpwW7#N0'#p#-kw09",
"#$hew%)(haw5b0wb@#A+qP#hy5w-J&m]w5W#ELD$hoE&=%;w(V#p#.43qYwS[(w53*w4M#N$:w-8$$4>w%[#s^w%[#R.#Nw,q$w)H'im5T>w)H#R.#s",
"_w@3)9F#iqMS_w#<&s`Tw#<+iuh2dqqw#<#$fq[w_Y#w)@#dq[:wL5#w%8%4f##@'#:>w4y#w@m#*h:uDGL#;UuDGP*;2%;9F#j#YhBE)'5ED$h=5&L",
"%*w$n#w%9#p#.,3qZw^]%C.w7^;^#`$5sawjZ)Ew$B(Twl2$:saw$<#h5wey)uLNF'#h9saw^t#L$fwdz%w'=#sauLNm.#*Yw%H%wHb#h8wHb%wZY'w",
"Wy(Mw[b&h=wDa%'#OwDa#b2$h=w'v'4M##w>]%4@'#hMYwF]$saw%j#wgJ#5w$P&)'#hBE0'#p#.jwg@#p#.iwEV#w$F#hTw#>#wTQ#w#8%hOwR&$+Z",
"#hPwa|'fq1wQ`#u]`O'dh842sb$hVd&]%]w64%hTf&h9%h0w$|1hKuLMX2YUV&hQ%hQ)'hRhSq6$h]hR&hT%hNu+-~u++m"};
/* merge_tiles.comp, 4196 words */
static const gpusorti_line gpusorti_spv_merge_tiles[] = {
"#R]h#u36-u36.qOh%uDE)uDEEuDE4uLM[uLN@qRuDEQqQu;<7u]`|q#q$uDE;uLNBh&uLMcq*h(uTU_uTUlh)h$u;;ru;;suLNDuDEGq/h+h'h*u;<0",
"qir7h,qGuDE%qduLNquLMlq'qXqah-qZh4u;<AuLMPuLO,h/uDFXuTUduLO'u++muLMkq%h7h@q+qbh:h8h6v$o9)Su+3euefUu#+;2u33U#uTU43v6",
"RUmWv<bs>Dv/AM#F2u;;c23uefYq(#v@8$D$2###uTU9`q4333.#q)P7#2K2783KP78`K#78q&KC78PKq378q(Kq778q)Kq;788KqL78cKqPV8`.cw#",
"X&Vq,`.#qF2.q-qEq&.q&#q=.Pq.q;.q.3q(.#q)cw#D%q0w#D%q1qE`w#7)q3w#7%q4qE2w$F(Vq6w#7%q7w#L#38w#;)q:w#;%q;w#P#3q-w#i)q>",
"w#;%q@qEw%/)VqBw#7%qCw#7#3q,.#3c.#3q).#3C.#3w#e#3.q(q.q>.#3q.w#3%q.q<u33W#u;;v#qMuDDz#qD2u;;v#&u33X#uDD|#&`uLM:#-/&",
"uTUK#qM/&-uDE*#--u;;v#-uLM:#/--(#8&uDE*#-Q(#8w#/#/uTUK#/TTq[*&#PLq)&q^u~#=8&w#$$q)&&(#q,8)q_#q,uDDz#qD3*R#2(#q,&*&#",
"2>c&@q,c(#Cq,)qeq-C(#C&uDD|#&q&(#3qg)qhq&3*&#3(#3&)qhP34&q.w#3#`:/#ruq.qk>C-@q0w#T#q0)qmq1C*R#8(#C->q2-@q3q2(#Cq3)q",
"pq4C>q5&@q6q5(#Cq6)qqq7C4&q8qD*&#qDw#e#q8qr>q9&@q:q9(#Cq:)qtq;C*&#q3w#;$quu]^o&#rtqvHqk:R#rJq8Mw$4%4&q<2w#-#q<qk*R#",
"c>q=-@q>q=(#Cq>)q|q@C>qA&@qBqA(#CqB)q}qCCw#J%w#Z'qDw#Z#rvqDM4&qEw#e$qEH4&qFqD:&#rLqFH*&#qC:&#s6r&r':&#s3Hr(w#D$w$)#",
"qCw#X%:/#ryqFqr*&#vfMXspw#J#qFw#J%r/w#a#r0Hw$n#r-r.r1w#x%w#^%w#z%w%$#r5M*R#w&y#q&*R#P*&#qew$Y%w#)+4&K2*&#sqw$.#Kr>:",
"&#s1Kq{w#z#r@rAr:*&#spw$;#KrCw#x#rDH:&#rNrBrEw#A#r=rFHL#-rG(#PrH)rI#P(#P-w#s$w#G#w#M'rMw#M#rLrNHL#&rO(#PrP)rQw#M$&u",
"DD|#/`4&qHsq4&qIcw#M#qHqI*R#q)w#^(rLrDw#V#rX(#8rYw#1(r[(#8r])qhq(3L#-qI(#8r_w#R.rbL#rcw#;#rdw$I)rfrBw%O%*&#syw#R+w#",
"X'-rl(#8rmw#7+4&qJ2w%_#qJw&.#rvrqw'1#rvq<M4&qK3uTU^qgqLqKHHWqM`2qN$#)rZ#8)r^#8)r`w#'&re#8)Q#8)Tw#'&q[#8)rnw#3-u;><#",
"2u;>AM#$=uDEC&##A&#6rUw#,#uLNo/#E6u;><#2uDGP'#'$=%S$';qc#q`rVdB&#'X&#'qkuLNl/#'MX&#Eq^w#-$w#B$Iw#B#uDEC-##uLNF&#UEu",
"LNI&#'rD5&#6'%#$=1&#MU##N/#ErWuDGL#63w#~%,&#JFuLNo/#'Yw$5(,&#9I%6$61&#<F'6A&#'au]^F&#3qJ'hE5&#hF'w#/$e'+Q#hZU0='w$=",
"#w$M$uTVz&#'FM+Q#h^f0='%g$g,&afI%h9$Uw$K'gw$K%qIw$K)A&#FqH,&#hV'+qj#q(Mw#r#,&#E'5&#hYHw$3$6'Z/#hQ[-##6E+T#hoU0=6B-#",
"'X-#'hS+T#hqaw$7#w%R-raw$*%6=$6;Q#hwh><0=M,&9<I%F$'%h<$h<,&h=h>I%b$euTU5R#3qph^uLO)&#H'A&#qk'uLNF&#'rBw$B#qM'Hw#@$'",
"uDF+&#w$g)w$1&6hFw$1%rguDGL#6w&M&uLNF&#FrB,&#hj'w&f#hmw&f5D'6uLNI&#h1rBuLO)&#'gw$/&5&#'HA&#<hy,w'i#Z/#h}5&#i,w%n%E'",
"[-#hQEw%^$h~w#y#rh##$'+rK#rJb0=9%E$'O&#<2+rS#rRhBw%x#<$<%b$b,&hAhBqH%hC$h=uDG5qkqkriw%#&hMbw)_%hMw%#)w&L'6w'S0w#=.r",
"jw#=);Q#iZh1Fw'e&'eA&#SrB]&#6haw%-$0i_=uLMS-##ia5&#iEiCN/#h3'0ibw's#ifh;w'p#0ic=0ib6u]^t/##ifieidw%=#6w#w#+Q#ioew#v",
"#uLNs/#U'%9$91/#Df'9w&Z(0h9a%'$'%h=$h=,&h>bI%hA$h;%hE$hE,&hFhGI%hH$hC%hL$hL]&hMhNI%hO$hJw%+&hPhL##uLNl/#EMw%aSrkw)H",
",j)h0<w%a'h9+Q#j0Jw#1#w'[&w(&+Z/#iu+Q#j5h2w#R'9[-#iJ9w'z$iw+T#j2w*X#,&gaI%f$h3w$<'h5w$<%row&z,j@hGw&z(hP5&#j%j#N/#h",
".'+T#j@Yw&`$j@=+T#jHhNw#/$jA=0j@9u]^t/#hbjCjBjAw&I(+Q#jPgw&l&h0w&l'FUw&l+h5h3w&l$h9$h9,&eh;I%h<$a%hV$hV,&hWhXI%hY$h",
"T%h^$h^]&h_h`I%ha$h[w$y'h^w-c8jMw$y$i[N/#'jNw$.(5&#jBj@w/-#jF5&#Fw,8(<##w#r#J#6N/#6rpuDGL#93uDGP'9=$9;Q#jkh;9w%l%DJ",
"=w-T%S$w1B$jVw'f$'$'1/#jX<rrw,##'w$2(w#,#j]w+q$T#jxhGw&-#w*5#6%F$9+T#j|hKw#5#%J$J1-#9J'Du]^tqM##jfh>6%h1$h1w#_#rsw#",
"h#Z/#jiw/S$hLw#B#jmhFE%F$Fw)c#%hT$hT,&hUhVI%hW$hR%j|$j|u+-~^W&jv2qP$#+qc#q`w2r$w18$w$W%#$'%6$=;qf#q-dw#@$w'8$&#D9'E",
"u363=^W&k'w#_$qj#q&Hw#B#+qj#Pw/G$Aw1.#w#:#w1<)w#S#-jQ2qSG/#G&#$#w4T'w$2#qlw%g'Dw%g$qc#q`qnw)9'Y;qo#q1d'w%d$D$<;qo#q",
"4dh2w#1$S$S1-#ES'J%h2$h0w#c#gw)4$w#c+h9;qf#q7dw3[$_-#'M%e$Dw#N#qsw*I$qf#q;dbw#@)b$9w1u#qww+T$X&#hEw%6#'q8]&#hGqww#P",
"$w#m$uDF+R#9uTWAw.f#qxw#Z%hJ$hJu~%b-#h<hGUeYh2'h3w%V#qMhj2qTw%V%G-w%Y%uDGPqyw%H#w%Q<0=Yw(B#w%P$h10=h0%D$D%h.$Jw#Y#h",
"3w#Y0aO&#a2w%M$6w1d#D$<O&#h9w#5#q;dh;w#5#S$S%f$fu+-~^W-h~w'05qzw'00q{w'09q@w'0:w#c/ew'0)w#c$qf#qCdh=w#1$w#c#&w#c$w&",
"R%h>$h>1-#h1h;'h0w&N$i@w&N0q~w&N0w$o/w&N)q@w&N9w#Y(w&N:qCw&N0if2qUw$S(r#w$S'r$w&L#uDFy-#Dw6~$-#J<'w-r$r%w#;#O&#E3uL",
"O+&#'r)uTU}-#'<3w,'$-#FSw0<%r*w#H(uDF+R#'uLO(R#'r+w8S#uDFy&#'uLO*w#Y#_-#6'uLO+-#h.w'#'YU'S%h;$h9w#b#r,w#b&hA2w$*#r2",
"w$*#hC2w$*&hDbw$*%r3w$*'w#H$w$O%w#H'FYw#H%r4w#H(w$O#uTW@R#'r6Iw$P,w>7#r2uLO+&#D'w#e#Y2%h.$h.1-#h0h5'h.w/(#1-#h=hHw'",
"n%-lv2qVw/#%r8w.D$qc#q`r9w.5(w:H#qrw$:#w/1(w,W#<w,W$w/1&r.9'EuLNo/#Jr:w#K,uLNm/#h0w#^)5&#Uqrw<,$w#_%<$Ew:&#1&#'<M9w",
"$g$&#r.h.'D_-#h2w$>#h=w$>1hBw$>/uLNm/#hEw$,,hIw$,9_-#S'uDFyw>J%gw0X$/#2qWG-w*S(w,K(r;w&q&D3w#($w47#w3]-uLNk/#F<w#1(",
"O&#U2w#($w#N$w6M'D'9w3a$/#Yh2'F%h5$h3w*P$w#($w#M%f$f1/#9h1'aw'A$lB2qYGQw*U&r<w%@#B&#<w=V#w-a%<$EB&#Jw=V#w1@*w)i%<S'",
"Jw%B$lI2q]GT#w#&#q[#$#B-#9w#'#[/#hRw%2.B/#JB-#w8|#YuLNkrT#6'uDFK/#'uLNh/#<w,F#D1/#h.h1'Du363=^"};
/* split_runs.comp, 2103 words */
static const gpusorti_line gpusorti_spv_split_runs[] = {
"#:Eh#u36-q5u36.h%uDE4uDE)uLN@uDEQq9uDEEuLM[uLMcq#q$q7h&u;<7h(q*uLNDu]`|uLMlh$q'uDEGuLMSuLNqh)qFh+qGuDE%qKuDGPh'u;<0",
"h2h,q%q&q=h*q(q/q.u;;vuDE;qOuLMPuLNBh.h0uDGLh-uLNku++muLMkq,h3q)qDqCqWh6qLq+v$o9)Su+3euefUu#'90u33U#uTU41v6RUmWv<bs",
">Dv/AM#F0u;;c01uefYO#v@8$D$0###uTU9Kq4111+#a;/#0C0/61C;/6KC#/6LCP/6;Cq3/6OC2/6aCq;/66Cf/6gCqPu;<A6K+gw#X&u;<A_K+#A0",
"+q-qEL+L#M+;Qq;+Q1O+#1P+OQq>+#10w#'%Qq<u33W#R#q3uDDz#b0R#%uDD|#%KR#2u33X#uLM:#,22uDE*#%%uDE*#2%)#6w#+#M(%#;Da%q@u~#",
"=6%w#$$a%%)#_6-qA#_uDDz##1(cb0)#_%(%#0u;;rg%u;;s_g)#P_-Cq-P)#Pw$$#L)#1qI-qJL1(%#1)#1%-qJ;1(c#L(c#;(%#b(%#vfMXsp(%#q",
"eS%Qw#H#KuTU_,#ruQqR(c#a(c#Ow#1(w#X#K(%#qhw#5%w#)%S%P0u]^o%#rtq[PED#2q])#;q^-q_#;)#;2w#E$Ew#A#qbw#A#%qc)#;qd-qew#A$",
"%-qJO1w#g'q0sqD#%T)#;qi-qjw$]$syuTU_%#rPq0Tw#)#qQqmD#%qn)#6qouDD|#,w$H#qfS%q11uTU^qIq2q1EE(%#qgUq3K0q4$#-M#6-qp#6w#",
"+#u;><#0u;>AA#$:uDEC%##uTUlqE#qBqTqX<%#'uLNF%#5'w#2$dw#2&'5w#F#7%#3TuLNo,#'Bu;><#0F'#'$:&`$'*%#IJV%#'Ew#N#W=%##euDE",
"C2##.f#OAw#f#&#$:8%#3X##>,#Gh;Y#3w#d&=2##BuLO,2#3h1w#w#qh##$'.qa#q`X4:5&G$'9%#@0.qg#qfI4:'&@$@&X$X*%h1Iq0&`$W>,#h5T",
"w$T(.qg#qkh84:A&3$3uDG5qRqRqluLNI%#h9T*%#hG'V%#hNEu]^F%#1qJ3w%;$hM4hY'w$C#h[w$c&Ah/w$c%qnY#31F'3:$3.M#hb@4:A*%5@d&N",
"$w%2'hXG##uLNl,#GAw%2)w#j'3w#j,w#=#uLNF%#hVT7%#Bqm*%#3'.M#htZw&$#*%#'e7%#5hlw#-#3w&P$uLNs,#5ho>,#3hsuLNh,#3'w%F(4h}",
"@=2#hIh~uTUd,##3hLuDFX,#3w#>([qq#NhPuDFK,#'uLNs,#IhTw#[$w&8#8,#Zh/'@w#g)h;h9&'$'&I$I&hC$hC*%hDhEd&hF$hA&hJ$hJuLO'%h",
"KhLd&hM$hHw%4'hJ##w#*#hM#3w$V#qnY#51F'5:$5.M#i85w%,%BJ:w&,%Z$3w'0#hgu]`qw%0#AWw'0#<%#37%#'i(w%J#i6w(w(i8>,#hmi9w#x#",
"i-w%O-7%#Ni>w#F#i2[,#'X&5$58,#Ne'5w)k)w&w;i9w&w*>,#'iCw#[(w*3#h>w#;#N.M#i^`w%*#uTUlqH#q-bGw)R#B$B&`$`*%h4h5d&e$w**$",
"i4w#Z&BhFw%+#qQw#Q$'4:i0=%#WhIw#6#qr9%#i20w#;$34:'=%#IhMw#;#qs9%#i61w#;(w*Q#&hF$hF&ik$iku+-~]U%ih0q6$#.qE#qBbw$N#uL",
"Nl,#'Aw$p%#$'&3$:w#^$w#@$w%o$%#B5'Gu363:]U%ijw#_$f#LEw#B#.f#;w,H$7%#Gw#1#Lw#1$*w#1#w#S#2ih0q8w$2%qMw#S$qE#qBqNw#E(w",
"-U#w,$&w$A&uLO)%#E@w'^$w$A&qP5'GuLNo,#JqQw#K,uLNm,#Xw#^)V%#h4Tw#_#w#-#'E&@$Gw)|$%#'@A5&W$Ww#n#W'B^2#Iw$>#h=w$>1hBw$",
">/uLNm,#hEw$,,hIw$,9^2#Z'uDFy2#'uLO,2#ew%h$,iQ0q:H2#H2#$#w0a'w#r#qSw(0#9%#B1w#($w*)#'uDFX,#w*()[,#Nw+{)9%#h40w#($w#",
"N$w*6'B'5&J$J8,#h/I'N&h5$`9%#h9w#M#h9w#M&h8$h88,#5h1'h7w'q$jU0q;H%#$w2*%w'E$*w2*#w+_(w(;$2jO0q<w#J$w'b#qUw(5&5Qw*u$",
"w*%%w#7#w$g#qVw&(#*%#NEw#;)w&(1Jw%{$%iLw$F&w#{(w3G)w3a,Gw$8#qQw#(#'w$=#Jw#-#XqYw$H$w$i$j[0q>HMw&f%FqZw$K#<%#@w2v#'<",
"2w$I%<%#Jw2v#w$Z$^2#'A&Z$Z82#@Z'Ju363:]"};
/* merge_buckets.comp, 7514 words */
static const gpusorti_line gpusorti_spv_merge_buckets[] = {
"#xPh#u36-u36.qQh%uLN@uDE4uDE)qSuLM[qTu;<7uDEEuLMSuDEQu]`|q#q$h&uTU_h(h)uDE;uDEGh$uLNBuLNqh*h-qvh'h+uLMcrEq/qOuTUlh,",
"u;<0qqh1q)h.h7u;;ru;;suLNhuLMluTUdu]^tuLO,q+h3q'h/h4uLNDuLMkuLO'uLNkq]qnh0h2qGuDE%qdv$o9)Su+3euefUu#1v3u33U#uTU44v6",
"RUmWv<bs>Dv/AM#F3u;;c34uefYq(#v@8$D$3###uTU9q%q44441#w#'#MYD#3e3DW4eYDWq%eWDWq&eFDWYeq3DWq(eq7DWMeq;DWq*eqLDWWeqPu;",
"<AWq%w#X(u;<Aq-q%1#qF31q.qEq&1q&q.q=1Yq.q;1#4q(1#MWw#D%q1w#D%q2qEw#X#w#7&q4w#7%q5qE3w#m)q7w#7%q8w#L#4q*w#;)q;w#;%q<",
"w#P#4q-w#i)q@w#;%qAqEw%/)u;<AqCw#7%qD#41qE4q,1#4W1#4M1#4F1#431q(q.q>1#4Y1#4q&1#4q.w#7$#q.q<u33W#u;;v#GuDDz#qD3u;;v#",
"&u33X#uDD|#&q%uLM:#-+&uTUK#G+&-uDE*#--u;;v#-uLM:#+--uDE*#&&uDE*#-&uDE'#-&uDE*#a&uLM:#G&a*#q*auTUK#Gq`q`-uTUK#G&w#<#",
"G&*#q*&9&MWf#aM*#q*qe*#q*w#B#gqfqgw#W#-u]^[#&&&&-)&#Yfq*&qku~#=Ww#2#&&q*&&*#q,W/ql#q,uDDz#qD4)b#3*#q,&)&#3Pq,&Qq-q,",
"*#Fq-/qrq.F*#F&uDD|#&q&*#4qt/quq&4)&#4*#4&/quY49&Fw#3#q%6+#ruFqxPq0-Qq1q0*#Fq1/qzq2F)b#q**#F-Pq3-Qq4q3*#Fq4/q}q5FPq",
"6&Qq7q6*#Fq7/q~q8F9&q9qD)&#qDw#e#q9r#Pq:&Qq;q:*#Fq;/r%q<F)&#q3w#;$r&u]^o&#rtr'Aqx6b#rJq9Kw$4%9&q=3w#-#q=qx)b#WPq>-Q",
"q@q>*#Fq@/r-qAFPqB&QqCqB*#FqC/r.qDFw#J%w#Z'qEw#Z#rvqEK9&qFw#e$qFA9&eqD6&#rLeA)&#qC6&#s6r3r46&#s3Ar5w#D$w$)#qCw#X%6+",
"#ryer#)&#vfMXspw#J#ew#J%r<w#a#r=Aw$n#r:r;r>w#x%w#^%w#z%w%$#rCK)b#w&y#q&)b#Y)&#qew$Y%)b#M)b#q()b#q%)&#qhw$*#Mw$*#q(w",
"#-$r&)&#Ww#-$rQ)&#q&w#-$qkw$2#rTqxw$9$rRrSrUw#*#rPqkrVw#*#rNrOrWw#{%w%['qH36&#s1qHr,w$r$r[6&#rPr]M6&#rJr]r^w#S#rZr_",
"Af#-r`*#Yra/rb#Y*#Y-w#^$w$#$rew#A#&rf*#Yrg/rhw#A$&uLMN&#s7qHw%i#rkA6&#s4q=rlw&)#rmKw#R#rnw#R$ro*#Yrp/rq#Yw$P(#FAuLM",
"N+rursrn6+#rrrtruw#a#qHw&0#rvrwKw#/)ryw(1&uDD|#+q%9&qIsq6&#rNqIw$r%r}w&W#r~w$7#w#5%rPs#s$/quq(4w%E#MEw#)(rPMw'$$Mw#",
"L#w#5%w#/'rLw#)(w#H(9&qJ4w$@#qJK9&qKw)~#r}qKqI)&#syw$-#qxw$-#rNrOrXw&E#s3s4w#@#s5r]w#5(w#))+#rvs9w%/#w#N&As;w#a)qkw",
"#5$s=s>w#a#s@w#a$w#5$w#))+#rvsDw#a$w#N%AsFw#a)rSw#5$sHsIw#a#sJw#a$w#5$w#))+#rvsNw#a$w#N%AsPw#a)qxw#5$sRsSw#a#sTw#a$",
"w#5$w#))+#rvsXw#a$w#N%AsZw#a(s3s]w#B#r}s^r]w#H#rXw#H#s3Aw#Z%w#B$sbw'Z#r}scr]u;<#+#9&qLw)X#s6qLrQw#O#sfKuLMN+#rssgw$",
"N)qkM)&#qfu;;~+#)&#rJf#&rH*#Ysn/so#Yw#'#uLMF-#KKf#-w#8#ss/stw#8%)b#guLMF-#r;r;uLMFa#sxr;w$$$w*j$szw$=#rvq=K9&qM4uTU",
"^qtqNqMAw-7#qguLMPGq%3qP$#/qf#q*/g#q*w#+$qg#q*u;><#3u;>AK#$;uDEC&##w#'#0&##BuLNo+#>5u;><#3uDGP'#'$;%N$'Hqp#qmrJE:&#",
"'(&#@'<&#'AuLNF&#'BuDEC-##,qw#q(Kw#@#%#$;2&#5c##=+#BsmuDGL#5w#i&uLNI&#>rH=+#'Lw#|%#$;%5$'uLNF&#ZrH(&#hD'ueg(&##5IhD",
"O%>$>2&#K85>=+#[rHw#S(,rj#sqd.;8%B$5,rj#spX.;>%7$7%O$O(&h8h9qI%h:$h5uDG5qxqxs2=+#h<w#[&'w#[%h@w$g#w#X#hBw#,#<&#B'=+",
"#hEhIw$U,:&#C]&#hJhQ<&#5'%8$8w$Q#7'8^-#@'%X$X2-#srhH'Iw#Z#h6w$$$rd#suhQ.;B%5$5w$C#w%o$-#87##2&#AC#5=+#5rHuDGL#7w$V&",
"uLNo+#h[8R+#hD'w$j(<&#h`@w#n#':-#'(-#Xw$E%-dXI;7w#{#w#O#hKw$8'hf.;h5w$8([$[]&dXqx%O$cw#J#hNw#J#S&#h93S&#h@3w%7$,rj#",
"svhl.;w#z$w#Y#Hrj#susww'i$w#-$Aw(3&BMw(3(MuLNm+#'Aw&0,<&#8AuTU5b#4qp'uLO)&#qxw&2'A7'8w(T&KIw(T%s%uDGL#54w%J%]&#>qI(",
"&#'i(uLNo+#'Nw)V)>$w)/'KBw#Z%Mw#Z-hA(&#c',q`#iMI.;sy=+#dhDw#J#hJR+#5w&P)w#i'5w')$r#8#5uLNl+#5KuDGL#7w#p&(&#I8w%q#w(",
"<#'uLNs+#'Ow#b)'$'2&cL>8;%Z$Z_&@NE%d$Cw),#dw&)&'h<w#b#h5w):(Hg#iihHE.;w#t$T-##sl5Hqg#imhLqo.;5%h@$h@%hJ$hJ(&hKhLE%h",
"M$hH.ilhQ:qe#in.il;.ikiYUG##ioinim%hY$hY(&hZh[E%h]$hWTG##hhi^w%4&i]h[w%z%hrw,*)w-'#C0a##BS-#5w(3#B4w%.#s{w%K&h{d0-#",
"#>w$$#se7Bw,/#w#B#s|w#B&i&h9w$l$cw#C*%h;$h;(&h<h=qI%h>$h9%j-$j-u+-~u++muLMP&j(3qR$#,qp#qmqow%E#uLNl+#'Kw(](Hqs#q.qo",
"w#;$%7$Bw,f#2w.6#C7u363;u++muLMP&j4w#_$qw#q&w)K$,qw#Yw)_$]w&@#w#:#w#1$w)c#'w#S#-hY3qUJ+#J&#$#w/_'w$2#qyw${#w#,#Cw$;",
"$q|#q5qo@w+^#w$;#w$b#q{w'H'LHq|#q2qow+z$%@$@2-#>I'@%dw+N%w-.%w#T+h9Hqs#q8qow'h$^-#'K%h:$Cw#N#r$w#N#Hqs#q<qow.[$w#@%",
"h@$7uLO)&#Ar(w+X$V&#hEw%6#'q9_&#hGr(w#P$w#m$uDF+b#7uTWAw,N#r)w#Z%hJ$hJu~%b-#h<hG[h:Zd'Xw%V#Ghj3qVw%V%J-w%Y%uDGPr*w%",
"H#w%Q(S&#I3w#w$Nw-3#w%U0S&#Lw#D#q8qo5w#D#@$@%c$Zw#d#h5w&5(O.;h6w1;$w#_+h:w&4%.;h:%C$C%h8$h8u+-~u++muLMP-h~w'05r+w'0",
"/qAw'0-r,w'0Hw),%qDqoh8w),'w#c,h<w'>)w#c$&w#c$w&R%h>$h>2-#Lh;'cw&N$i@w&N0r/w&N4qDw&N,w$s)w&NBqAw&N,w#_(w&N5ic3qWw$S",
"(r0w$S'r9w2;&C3uLO+&#'r@uTU}-#'@3w+k$-#N>'7w#H#rAw#H&Bw#H$r6w#H#8w#H'>Zw#H%rBw#H(uDF+b#'uTW@b#'rDEuDF+&#'uDFy&#'uLO",
"*w#Z#Vw$(#uLO+&#C'w#e#Z3%N$N2-#ch5'N%h>$h=w#i#r1w#i#uDFy-#hDw45#2-#hEhB'w8r$r2w$%'4w$J)4w$J'@w$J%r7w#H(w$J#uLO(b#'r",
"8w$I,^-#5'uLO+-#Nw(V'Z['@%hT$hT2-#h:hF'Zw-p$l)3qXw/#%rFw.D$qp#qmrGw.5(w3t#r#w$3#w/1$w,S#8w,S$w/1,r;7uLNo+#Iw9F)uLNm",
"+#cw#Y)w5E&[r#w#c#w:|%w8S*%N$@w&*$&#'Cr;N^-#dw$>#h=w$>-hBw$>3uLNm+#hEw$00hIw$05w9a$uDFy-#'V-#h6w0X$+#3qYJ-w*S(w,K(r",
"Iw(~'4w#($w9_#'uDFX+#w5})`+#>8w#1(S&#[w3U#[3w#N$w$j$+#>C'7%I$I2+#Zd'>%h5$Xw93'h9w#M&h8$h82+#7L'Ow2b$l|3qZw-}$w>B$w'",
"E$(&#7w>B*w#J$#w#J&w'b#rKw#I#w>r)w#-$rLw#-#uLNFw'v#]&#rHw11$Fw7W#w#-#crM(w1(#w#m$kGw#m&_&#5rXw3^)#3q[w/M'uDGPrYw&l#",
",rj#ri8w29)8$7,rd#rcIw/0$C$C2-#B>'Cw$f,w#a#rnw'M',rj#rrw#e$w't&KB'w5B$ak_3q^w#R$0-#h;50&#cB^aw$h&G#3q_w/)#aw#r&rsw#",
"r#uTU|&#833w$Y#Cw.|&S-#C3w$X#@w#4#w7O&rnw'O&Z4w$D#Lw#=#B$Bu+-~w#z$qaJq`#w#&#w(S/rvw4q$g#Iqow=K%g#@w#-%u]^F&#4qJBw1+",
"#w%2#7w#2#qM5'.8;.CB%Z$@w#b#rxw&;$qg#Oqow&)#V-#'Ow&;$qg#h:w#5$w&;*w#S#rzw#S&h@w#S(hAw#S&hCw#S3r{w1i&Lw)A#83`w)A$8$7",
"`r|#[CuDFK+w#T&+w#T$T+#iTNOw*X,R+#rnw*X),g#hVw)1$,g#hYw#,$w;Z#w&Q$2+#I@'>w-'$+#Lh:wCV%wE3%qg#hbw$f%w3,#qg#hcw#0%w#Y",
"#-#B8'w'2$@w#N&hiw#N+hlw#N/,qg#hnqo.;',qg#hpqo.;wA7$Ow#_$g#htw$[$w#_$g#huw#0%wFn%w$-'h@w#N&h{w#N+h~w#N/,g#i$w>~#,g#",
"i&E.;N%h~$h~w(b%qbw5c%w*#$wIR$q`w#'%wAn'8wC25wI0(w+{$_&#'[(&#h5rXuLO)w,F#w/W#Ow:x'>w-R%w1k#w3]$wB3%X$'0&#m;7w$0'7wC",
"e,5;$5uLO)&#8hF0&#mDwJV%0a#mDwCo#hHw++#(&I@E%N$wE$(Cw#d%rXw$q)wCz*wDd._&#s&LVw5L#w@X*w#;%s'h6<wD|&h_':a#'.h_;,q`#ha",
"Xw#/$h`;UG#ilhbhahf:a#hc.8;w#*$7wLN#N%h5$h5(&h6OE%h8$X%h<$h<(&h=h>E%h@$h:w$Q'h<w%P4hn0&#mlw%P#hUw$=#hoIw$1#TG#j-B'(",
"wE7$Z$>%hk$hk(&hlhmE%hn$hiw'p=w'x/w&*&w'xBh6(&#Ow'x)h9w'x2h@w'x/n4wAA#MhB(&#Nw2m%w#(#@0&#n9wHw(@w$J%s(w%e-hM0&#nBw#",
"~#dw(5#nBw%j#hOw(5#<&#s)N0&#nG><w#@&nGw#@#hT7w(R$LdE%X$Nw$$'wP(&w(7*w$z#s*`w(2,uLO+&#Ns+,q`#hbZw'}$hbw(-#hdBw#/$hcw",
"(-#jfhehdhi:a#hfw(-%hfw(-#w=V#X$X(&[h5E%h6$Lw$9'Xw)iNs,w)i6s-w)i(h~w)i%h|w$_#i$w)i%h}w$_#k&i#h~i):a#i$w$_%i$w)iPs.w",
"''-i10&#o&w''#hsw$=#i2w)i'kDBw(##o+w'$#hsw'3#s/L,q`#i8w$]$TG#kJ7'(&X[E%h5$c%i2$i2(&i3i4E%i5$i0w*+%qcw*%$uLNs+#5qKR+",
"#s0'R+#'s1w1P(wPb$5$'uDG5rSrSw#+#5w*a1w)k#50G#X'UG#iQ>870G#h5Bw#f#s6w&;#uLNm+#Is7w@>$+#s6Iw@>%w&U$UG#jPdLs8w#3#s:w#",
"3#0G#h@s<w#M#w<(#w#9#sAw#d&h6sBw#d&sA@w#d-jZh<h;sCw#3#sEw#d&hJsGw#d+sKw#d&hAsLw#d&sKw#d.jehGhFsMw#3#sOw#d&hTsQw#d+s",
"Uw#d&hKsVw#d&sUw#d.johQhPsWw#3#sYw#d&h_s[w#d'uLNm+#hSrXR+#s_w5t)UG#jwhYhXrXw#3#s`w#T&hgsaw#T*h[KR+#sdw#T,k#hbhaKw'-",
"'p#+(3qhJg#Jqf#Jqgw.k#w.g5A>#w((#w+(Fw's#Lw.s#EVw=7#w,d-<&#>AuLO+&#LwIj#hA,q`#hCw+%%hAw+1#hE7w#/$hBw$o#lLhDhC8:a#hE",
"w+1%hEw+1#Z$ZwYa'EwYa#w$M'Ow,mKw$h#hPw$h#rLw#(#XVw4Z#w,w-<&#L8:-#h`w.U#5w$[$h^w.U$h5w3l&UG#lkhah`w$h#hbw$h%hbw,v'w$",
"h,h>$h>(&h@hAE%hB$h<%h^$h^(&h_h`E%ha$h[:&#hjwAI#M0&#p#+fw19(haw3{0(&#C8,q`#hs>w,i&m-w3q#CIE%@$7w'x#p#+y3qiwL7'wRa#M",
"wZG'shw%6#=+#Mw,$$w(W'id>IAw(W#=+#siw<v$w#<'ihNcqxw#<&sjwL8$w#<'ild[rSw)Q$L$Lw(h#[qkBw$y&5[##wW:#Aw3^#w<`#'h:uDGL#7",
"q%uDGP'7;$7UG#ivh<h>C(&>CE%I$'w$b#wUG#p#-`3qjw$z#w#&%wA4+wDg)]w)8#wMC#5wA+$'@`+#cw'W)%@w4{$p#.0L`+#[wY~*Lw#:$n0Ow#_",
"#OwV7$wOn$wEZ)wUr$w;(#w#L#n8h@w#L#rHw#L)0&#n<hDw#7#skw#7,nAhHw#7#s}w#7)^-#8w*~#hLw]1*hJ$w72#OEw&.&Ow`S%8Cw[M)w#N&w[",
"M$w[D#hPw)s+7AT-#p#,|slwBa$h^T+#n|'h9wIL-r|#8h=wB>#=+#hghIw]g$wJ[$+#Ic'wB0)w]3%#h>@h6'w`n#2&h=h>O;5w4'#_&h:h;w4'#h8",
"%hh$hhu~%b&#heh`hch[hShCh@h9u363;u++m"};
/* odd_even_merge.comp, 6237 words */
static const gpusorti_line gpusorti_spv_odd_even_merge[] = {
"#j>h#u36-qOu36.h%uDE4uLN@uLMSu;<7u]`|uDE)qRqQuDEEuDEQq#uLNBh&q$h(uLMcuDE;h-q^h*h'qMuTU_uDEGuLO'uTVzuLMluLO+q`h$u;;r",
"u;;suTUlh,uLNkq/q)h+h1h)q.uLM[uLNquLO)uTUdr-qdh.h2rKuLO,uDECh:h>h/uLNhu;<0uLMkqGq%q'qav$o9)Su+3euefUu#/T2u33U#uTU45",
"v6RUmWv<bs>Dv/AM#F2u;;c25uefYq(#v@8$D$2###uTU9eq45551q&Qq=1fQq;1#5q(1#M#7q+2d2u;<Aq+e1#qF21q,qEe1#Mf7#2d27Q5df7Qedq",
"+7Qq&d#7Qfdq37Qq(dq77QMdq;7Qq*dqL7Qq+dqPu;<AQe1LMq+w#X$u;<Aq0w#m%q1qE2w#m(u;<Aq3w#7%q4w$%#5q*w#;)q7w#;%q8w#P#5q-1#w",
"#i'q;w#;%q<qE5w#P)q>w#7%q@w#7#5q+1#5M1#5q,1q(QqA1#5w#7#w#i#Lw#T)qHw#T%qIqEq&1#5Qw#D%Qq<u33W#u;;v#=uDDz#qD2u;;v#%u33",
"X#uDD|#%euLM:#./%uTUK#=/%.uDE*#..uDE*#%%uLM:#..%uLM:#=%%uDE*#=/uDE*#=%uDD|#%q&-#5q[0q]q&5(%#5-#5%0q]fw#/#28%Mw#+#e>",
"/#ruMgGq*.Hq+q*-#Lq+0qcq,LuDDz#qD5(W#2(%#fuDE%q-%qfu~#=Q%w#$$q-%%-#q,Q0qg#q,(W#q*-#q,%-#L.GL.Hq0L-#Lq00qlq1LGq2%Hq3",
"q2-#Lq30qmq4w#9#%8%q5qD(%#qDw$4#q5qoGq6%Hq7q6-#Lq70qqq8L(%#q3w#;$qru]^o%#rtqs:g>W#rJq5Ew$a%8%q92w#-#q9g(W#q+Gq:.Hq;",
"q:-#Lq;0qyq<LGq=%Hq>q=-#Lq>0qzq@Lw#J%w#Z'qAw#Z$qA:8%qBqD>%#rLqB:(%#qC>%#s6q~r#>%#s3:r$w#D$w#{#qC8%qCw#R#rvqCw$=$qA:",
"w#=%w#Z%w$V#r+E(W#5>/#ryqBqo(%#vfMXspw#k#qBw#k%r0w#J#r1:w%(#r.r/r2w#j)Mw$S#w#v/w$,:r<E0q_q(5-#M%0r>#M8%qDq+w$8#qDw$",
"8#q(w#-$qr(%#w#7%rD(%#q&w#-$qfw$A#rGgw$H$rErFrHw#*#rCqfrIw#*#rArBrJw#m#w#''w$]$:uDD|#We(W#q((%w'y$q&(%#q@w#B#uDE%#%",
"qD-#MrV0rW#Mw$]#Z:8%qEsq>%#rNqEw&Q#rJMq9w#/#rZr[uDE%#%r]-#fr^0r_#fuDE%#.w#X#ra0rb#M-#f%w%e(ryq9:w#R$Mw#=#w'O&w#i#w#",
"9%rjw#L%-#M.w#P+w#L0rq>%#rPqDgw$i#u;<#/#w%2&rvq9Ew#:)uLMF.#r/r/uDD|#/ew#6%(%#qew#w#q5qow#M)qoq5w%3$s$w%o%w$-$w'9#rr",
"s&s'w'_)q9E8%qF2w(2#qFw#F#rvs+w#F#ryZw%9$ZrFw#)$qfw#)$rB(W#M(W#e(%#sp(%#sq(%#u#(cw$)#qow#9#fGd%HqHd-#LqH0s8qIL8%qJw",
"#y$qJw#y$s9w$X#rLZw#/#ryq5w(3#sy>/#r{q5qo8%qK5uTU^q[qLqK::uLMFrP#VVuLMP=e2qN$#u;><#2u;>AE#$FIqj#qhs1V@%#'+rMw#0%s2w",
"#0$rLw#0%rSw#0#[%#'s3[%#4s4uLNl/#'E[%#6s5w#-$uTU5W#5qprZuDF+%#'Rqj#qhw#P$3%#s6w#1$s7w#1&<'+ryF@%#rM@%#rL3%#4')%#X']",
"%##A%#46w#P#qew#P#w#w$u;><#2uDGP'##$Fw#:#w$b$Iqn#qIqe'w#-#w#6#rQw#,#u]^F%#5qJ<'&9$J&9$9,%#'Jh09Kw#e#uDFX/#'w#i%'$FS",
"/#^qow#1(3%#J:A%#'_uLNm/#h<'&6$6,/#;N'6&J$J,/#`^';w#R(&h]$w%-#hU:)%#'hGT%#:'B%#hV'ES/#hIw#z&#$F&4$'T%#hJhM&<$<,%#E4",
"'<+rvw%a#rv3%#_'uLNo/#9w$[)&hl$w%9#rvw#y#O+rvF]%#hTw$$#hX3%#':[w&C#w&;#Tw&;#+rNw'=%w&1$3%#qo'A%#r/w#-#hO:w$(&4w#r$w",
"'Z#P3%#;w&-%6'+rtFuDFX/#ht@%#rtS/#'hGa/#<w$N*i)$w%9#hzEh~B%#h{hyi#w$E#Zw#B#h}w%@#w$X#6w$N&:w'|%&;$P&;$;w&~#PE;U=##X",
"4a/#s:i+*=##4&#$F,/#h;Y##,%#h8h5#4,%#^h7#6uDGL#P2w#A#K/#6Za/#i9'K/#J;a/#4w$X)]=##w&Q&Y9E<w#;#h6w#;#w$$#Z3%#PVw'e$%#",
";X'6w$4$%#EN##S/#<ZuDGL#45w#l%@%#r@w&l#w#W#':w#(#9w%l#h0w(`+s;Ow${%6$6&O$O)%Yh3V&h4$`w#a#w&P$h7w'8$uLNsw$k#K/#hMibw",
"$u$a/#'s<w#G#uLNo/#'qfw&b.hR$'w%0#w#[&Y'uDFX/#`w%P*w)'&)%#h_:w$+#='ZuLNm/#'Z&P$P,%h`ha<'6,/heru<F6,%hb^<'6w#[#h7w#[",
"#w#w#w%@$w#[$hhw'E#'Zw'E#3%#iwZ&N$N,%#4;'Nw#V#how*6*w'z2w'v#EP'w'v#h}9'uDG5ggs=w%##w#^#hLw%4$hu$'&hz$hz&h}$huw#<'s>",
"w'W+&j=$j=u+-~u++muLMP%j#2qP$#Rq_#q&w*,#'Rq_#fEw#,#uLNDw$0#w#:#w#1$)w#1#u363Fu++muLMP.#2qSb/#b%#w/X)w$$#qbw$$#w#,#N",
"w%%#Iqk#q1qe9@.#w-.#<w.&#qiw#k&'OIqk#q,qe'w#@$w.*#.#;J'9&Y$w(6$w),$w#T,h9Iqn#q4w.p%c.#'E&^$w&3$qpw#N#Iqn#q8qeh@w#@)",
"h@$6w&9#qtw,s'hEw%6#'q5A%#hGqtw#P$w#m$uDF+W#6uTWAw,b#quw#Z%hJ$hJu~%b.#h<hGh4^`Y'h3w%V#=#2qTw%V%b.w%Y%uDGPqvw%H#w%Q(",
"C%#J2w#w$X+Fw%U2C%#Ow#D#q4qe4w#D#9$9&h0$`w#d#h5w&5(h7+Fh6&<$4w#_,^w&4%+F^w(q#&h8$h8u+-~w'09qww'0/q<w'0-qxw'0Hw#c#qn",
"#q@qeh8w#U#w#c0h<w'>)w2w&w#c#w&R%_$_,.#Oh;'h0w&N6q{w&N4q@w&N,w$s)w&NBq<w&N,w#_(w&N7qUw$S(q|w$S'r)w&L#C%#N2D%#'r%uTU",
"}.#'92w/|$.#X;w-N%r*w#H&<2uDF+W#'uTW@W#'r,Vw7+#uLO*w#V#w2y#r3Dw2y#w#a#X2w&j&`h4'9w#a#r4w#a(w$)#r3w#H#Pw$)';h4'6&h=$",
"h<w#L#q}w#L&hC5w$R(hE5w#L&hFhCw$R%r&w#q'5w$R#uLO(W#'r'w$Q(c.#4'D.#9'w6`$.#Xh3'Jw#Y#r(w#Y#uDFy.#<&4$4,.#6O'4&hR$hR,.",
"#h9_'6w-h&w&/)r5w&/'r9w&/,w%)$w&/0r:w%N,w%%$w%N)`w#H%r;w&T0r=w&T$uDFyw&X/Nw&X$`2&X$X,.#h0h5'X&_$h=w#i#r6w%4&hDw%4&h",
"EhB'4w#;#r7w&'(w$J)w&L';9w$J%r8w&L5w$I(w&P'Xw+c'w'x#&hT$hT,.#^hF'`w&7#%#w1P#@%#q(w4P#w2X'w/B$6w#-#Pw2v#'Zw#u#<w#T&q",
"Vw-A$w3,#Aw9[&rMw9[$@%#rN)w#,&w3H(w#o$`w*k#Pw26'qWb.w.)-w$5#r#u]_..#;;52w%H#rOw'f#[%#9qow=U*'$Fc.#99Tw(m#A.#h4s@3%#",
"r#h0w->#w#2#<'uLO*.#P'&h5$J&O$h0w7>#,.#h39h9Oc.#h5h5T.#h;w#K$w#Z$h8w#Z/h=$h=,.#9h4'^w%T,w@-#rQw(&#:w2=#qfDw%4#A%#6V",
"w#7#rFw#7#rRDw&=#A%#JrSw#L(rTw#7$w.o$lR2qXw.l#w#q#+r@4+rUwA)#ho*%#h7'Rr>#rXqew.B#w9~&Pw9~8Nw&b$K/#9rY@%#rUBw&y#Ew$,",
"$*%#hHw#f(Xw#f%qDw#f)A%#;h9wAI#:w&X(w#p#h=Dw'M#w$J#w0~$w)h#h4w#1#h3w$X#w/A#w:m+&hA$hA)%hBhCV&hD$_u+-~u++muLMP=l<wDc",
"#w$='4w$=0w#n#;w#|#Ir>#rcJw7q$Rrd#r`<+Fw:d$rew%I&N)%#rZw#H$h3w8Q%w#H&w9X#w#L#rfw#L&Y)%#rgw#L#rh^w#q,w#L'riw#L&h9)%#",
"rkw#L$hBw#u0&hB$hB)%hChDV&hE$h@w%2#lAw%2Gw#j#w&8$w$3#rlw;Z'w%-(w#C(w;Y*w*P#'Rrm#rch7w%b&rnw$l&h4)%#row#W)w$u#_Ew%8*",
"rpw#L&h;)%#rrw#L-hF:w%8'hD$hD)%hEhFV&hG$hBw%8#mb2qYb/#$#]%#j$*%#iww)g#j&w)+#Dw)+#*%#i{w)%(Jw%W0S/#;rsBw5^#9w)s#wH[(",
"w-p#w-g$T%#Ow-X#Nw#6#rtwAU$wE;%w*C#4U.#lqruw%[$h8w%[&rww%2&w#D$JU.#l0w#D$rh_w%.#P$P&h<$h<)%h=_V&h@$^w$c'h<w$c4rxw$c",
"#hNhJw$c@w$H#h3w9U#*.#kfw#E#ryU.#jCw#O$rtuLNs/#N'cr{#''B.#'6rz+Jw4$$hcw$p+Ow&v#hAw'C$wD9#_$_)%h@hAV&hB$h<w&v#mIw)/#",
"]%#jg*%#j^w&s#jiw&s+jbw&s>r|w&sFw%3(w%.#3%#r}'U.#ji<w%C#k[w%8'JwE=)w#,#r~w%3+Yu]^t=#m5ru'9w%1#w#A#s#w#A+h7w';#hGw$'",
"#u]^t=#l^ruwD3%w.%#&hG$hG)%hHhIV&hJ$hEw%]#msw%]#w4/#w0S#s$w%J&46w%J%rZuDGL#4w$J&*%#k7w+r#rtuLNmwI),&JwL-);uLNFw#h#w",
"#H#wHE$w#6#wFp$qJs$w0=+w#*#O#4S/#4NuDGL#62uDGP'6F$6)%#_6*%#j{w+W)w>%$w&2+kEw&2$l7'C%#'2uLND%#Yq5w5N$uLO*%h5h6Fw0J%h",
"7$h0K/#h9s$w$j%w@A%q8qehBw1%'h=uLND%#hAq5w7O#uTWA%#<qe'u]`y%#;:EwP;$w#M$hI+FhCw8m#w7F#)%hUhVs%&hW$hRw&:##w3R)w60'w'",
"|#Pw&x#w#,#;w#,#w$>#s(w&)#C%#P2C%#62w,5&w1&#Yw)w#wI7$6<w16$w*+$O$NC%#9w#R#h02w&(#w#k$s)w#k&Y5C%#h55w#;$K/#<4B/#'N4w",
"/d$/#Jh6';w+;(h9h;+h<FB.#4h<^+h;w)4$s*w0f$rm#rhhFw$q&w(s%Bw0:#<+6w#Q#X64+<Fw4$$hH$hHw%Y#od2qZw%V$w1^93%#9wS+#NwUH$:",
"wS[$w(q(w55#h3w9e$D%#Y'U=#h`h3w.I%w5*+w$2Fw6:#9w$-6YuLO*%#h0w$(#hqOw-c%`$`)%h0OV&Y$9w'n%w$(%uLNo/#4rFw#`(*=#o|rFw=p",
"#uLNo/#;gw#:+p#+$gw#:&Xw7O)*=#p#+(:w#:#*=#p#+)Ew#{#p#+BwX^+w#L#s,w+W$w%2%:4##uLNsw90-*=#p#+J;w#C'<w%R%`w#C%4F$43%#O",
"wQF$;*=#p#+@')%;NV&J$<w8J-h8$h6*=#p#+Tw$c$s-w#{&p#+Wg*=#hOEwNF#w#:#s.w#:&p#+[rF*=#hS:w#:'s/w#:&p#+`qf*=#hWgw#:'s0w#",
":&p#+drB*=#h[rFwO0$hJ$hJu+-~u++m"};
/* odd_even_merge.comp -DGPUSORTI_ADDRESS, 7059 words */
static const gpusorti_line gpusorti_spv_odd_even_merge_address[] = {
"#sKh#u;<7u36-u36.qAh%uDE4uLN@qCh$uLMSuDEQuDE)qEuDEGu]`|uDE;h&q$uLMcuTU_h(uLNBh*q#qPuDEEh'uLO'u]^tq>uLM[uTVzqRq*h)uL",
"Nkh,uLO)h-uTUduLMkuLO+h/h1qZh0q%q.qmuTUlh.q'q)q+h2h+s0h3q_u#`KuLO,uDF+uLNquLNhu;<0h9v$o9)Su+3euefUu#0m;u33U#u33Uu#`",
"Iumnev;F+2Av;EfUjvASSBDv>e;26v@Q%3Sv<xdo-v=4}Fhv#-<VcuTU45v6RUmWv<bs>Dv/AM#F;u;;cu#`J5uefYq(#v@8$D$;###uTU9Sq4555.q",
"&Tq=.XTq;.#YX6#;qG;6F5qG#6FSqGq36Fq&qGq;6FXqGqD6Fq(qGqL6FYqG<6FFqGqT6FZqGqX6F#qGq]w#(#qaw#(#qew#(#quw#(#qyu;<AFS.Z5",
"q(.q,YZ6q-;qG;u;<Aq-S.T5F.q/YX6q0w#3#q0S.#5q-.#5Z.#5Y.#5q,.q(T'.#55.#5;.#5q/.#5Tw#/%Tq<.#5w#T#q&.#5Xu33W#u;;v#BuDDz",
"#qD;u;;v#'uDD|#'SuTUK#++''u33X#uLM:#+0'uTUK#B0'+uDE*#++uDE*#''uLM:w#>#uLM:#B''uDE*#B0uDE*#Bw#U#q&/#5qN=qOq&5)'#5/#5",
"'=qOXw#/#;/#F'uDE'#'')'#qD/#F+)'#XuDE%Y'qWv#$KM3F+w#$#'w#$$Y''/#q,F=qX#q,uDDz#qD5)Q#S/#q,+)Q#;3'Zw#m#S70#ruZ`)'#q&u",
";;|#au;;rq,+u;;sq-q,/qbaq-/#a+3'TqDw#C#TqUw#>#q/'u;;sq0q//qeaq0/#aw$@#q3w#>$qgu]^o'#rtqh<`7Q#rJTEw#r&Q#q&)Q#53'q1;w",
"#5#q1`w#))Z`3'q2w#9$q2<3'q3qD7'#rLq3<)'#+7'#s6qrqs7'#s3<qtw#D$w#m#+3'q4w#R#rvq4w$%$q2<w#=%w#Z%w$=#q{w#;#ryq3qU)'#vf",
"MXspw#g#q3w#g%r#w#F#r$<w$h#q}q~r%w#f)Zw$O#w#r/w$(:r/E=qQq(5/#Y'=r1#Y3'q5Zw$8#q5w$8#q(w#-$qg)'#w#7%r6w#)$qWw$<#r8`w$",
"D$r7qar9w#*#r5qWr:w#*#r3r4r;w#i#w#''w$X$<uDD|#QS)Q#q()'#q,)'#q@w#=#uDE%#'q5/#YrG=rH#Yw$T#r<<3'q6sq7'#rNq6q57'#rJZq1",
"7'##rKrLuDE%rN'rM/#XrN=rO#XuDE%#+w#X#rQ=rR#Y/#X'w%](ryq1<w#_#rKZw#=#w'C&w#i#w#9%rZw#L%/#Y+w#P+w#L0rb7'#rPq5`w$i#u;<",
"#0#w%.&rvq1Ew#:)uLMF+#q~q~uDD|#0Sw#6%)'#qew#w#TqUw#M)qUTw%3$rqw%k%70##q1E70rurrrsrt/#F0w'Z)q1E3'q7;w(.#q7w#J#rvryw(",
"E$r<w%=$r<qaw#)$qWw#)$r4)Q#T/#q,w*;#sp)'#sq)'#u#(cw$-#qUZ)Q#w#'#q,)Q#X)Q#Y)Q#q-3'q8w#{$q8w#{$s.Eu;;~0#w&v%w$t%)'#sy",
"70#r{TqU3'q95uTU^qNq:q9<<3'q;Z3'q<qD3'q=5w)a$q;)'#Y)'#F)'#q7)'#w#3#q<)'#q=)'#B)'#rk)'#t5uLMFrB#UUuLMPBS;q@%#uLMUrv#",
"Frf=qS#F=rvw#'&w#/#w#'Lw#X/w#3*u;><#;u;>AE#%,Vs$#qYs#U1'#($r>w#0%q[w#0$r=w#0%qlw#0#b'#(s%$hC,b'#4s&uLNl0#(E$hDw#0#8",
"s'w#0%hE,uTU5Q#5qprKcw#^#hF,Cs$#qYs)w#]#9'#s((w#1#s*w#1&>($rj,1'#r>1'#r=9'#4($hN,*'#Ww#+#uDEC'##@'#48$hPw#h$rCw#Y#w",
"$*$u;><#;uDGP(##%,Cq]#qYs+1+#(cqe#w#~$s,w#H#Vqf#>q^(uTUh'#(SXw#8#s-w#8#u]^F'#5qJ>($h_,&R%O$h_[&R%R2'#(O_R$ha,Hw#}#u",
"DFX0#(w$%%(%,d0#h=qUw#1(9'#I<@'#(hBuLNm0#h@(&8%820#:](8&I%I20#Oh=(:w#R($hw^&h`%w%R#hX<*'#(hJJ'#<($hp,D'#hY(E$hpw$'#",
"hLw$'&#%,$hsE&4%(J'#hMhP$ht,&>%>2'#E4(>$rgw&5#rg9'#h>(uLNo0#Kw$k)$i*^&ho%(w#B#w$,#P$rgw&H#hWw$3#h[9'#(<bw&w#w&p#Jw&",
"p$r@w'~%q^w'6&qU(@'#q~($i)w%K#hO<w$.&4w#u$w(B#G9'#:w&L%8($re,uDFX0#hw1'#red0#(hGe0#>w$T*iD^&i,%(D'#h}Ei%$i6,$i5,$i4",
":D'#h~h|i&w$T#r<$i5,w#Q#i$w%[#w$k#8w$a&<w(g&i;,&:%G$i;E&:%:w'P#GE:LB##W4e0#s/i.-B##4&#%,20#h;[##2'#h8h5#42'#h:h7#8u",
"DGL#G;w#A#H0#8r<e0#i<(H0#I:e0#4w$n)uDECB##$iWEw&p&[KE>w#>#h6w#>#w$'#r<9'#GU$i^,w(9$'#:W(8$iZEw$=$'#E]##d0#>r<uDGL#4",
"5w#u%1'#r2w'1#w#^#(<w#(#Kw&.#Rw)7+s1Pw%(%8%8&P%P*'[_U$il[&h4%Ow#d#w&r$h7($irw#r#r=uLNsw$z#H0#hMiew%($$iq,e0#(s2w#M#",
"uLNo0#(qWw'--&hR%(w%C#w#_&[(uDFX0#Ow%c*w)[#j(rfw)[#*'#h_<w$4#qM(r<$j,,$j+,uLNm0w'N#j+,&G%G2'h`ha>(820herf>,82'hbh:>",
"(8w#h#h7w#h#w$'#w%U$w#e$hhw'j#(r<$j-w'j$9'#izr<$j.,&]%]2'#4:(]$j3w(H$how$H$j1w+$'w(O0j5w#e#w(H#EG(w(H#h}K(uDG5``s3w",
"%>#w#d#hLw%P$hu%(&hz%hz&h}%huw#<'s4w()'w(&#$jX^&jA%jAu+-~u++muLMP'j&;qB%#CqQ#q&w*s#(CqQ#XEw#,#uLNDw$6#w#:#w#1$*w#1#",
"u363,u++muLMP+#;qDf+#f'w#&#%#w15'uLMl'#:;J'#:GuLNUqT#4(uLMl'#(5$8,uLMl'#4;$:w#+#O5w,.#W@'#Rw#s%w&/#:M+#:w#}'qFf0w#z",
"%w3+%qV#Fw#'(w2R*w2F'w%C#Rw0V'q^w0V#$Ww*,#>w#3#q[w#3$Rw&@%+#>G(:$[w#W$q`w%w#A+#hN>gqacqb#(Vqc#(q^q^uTUh+#(SZ$h:^$g,",
"&_%GuLNg0#qdh>w)5(A+#hUWhA`w1]#Vqfw#S$w1S$M+w3/#hC^$hB,&h;%:$h>qiw'c#qiw/''hHw&Y#(T$hB,@'#hJqiA+#h`h8(w#j0$hF,cQ#:u",
"TWAw/&#qjw#w%hO^$hN,&hH%hHumqA+#gh=Ph6(h7w&6#B#;qGw&6%f+w'4#w&0&w$p#:w%x-Gw%x.]w%x,Kw%x$qkw#W#A+#hz8h4w$^$uLMl'#h5;",
"Vqf#4q^q^uLMX,(SXw*Q#A+#h~Ih8w&;*uLMX,gSZ&K%Ku+-~w'm>w'a+Kw$h'Uw$W'w$h&qlw#3$Kw$h,Ow#W$qnw'0&i9>h6w'a1h7^$h6w'a$A+#",
"i=]h:w'R6h<^$h;,&h8%h82+w/z#Ow&XHw$p%w&X)w$p%w&X3qow&X&iVw&X=iZw&X;qHw$S)w+1&$4w/*$qpw$&#w#,#qyw%|#CqS#Iw-%$N'#(qu$",
"4w2D$w#B#qzw#B&Pw#B$cQ#(uTW@Q#(q|Uw:F$_,uLO*w#S#w5]#r&1'#]w#b#4$I,&W%Ww#b#r'w#b&h<w$$(r&w$$&&h;%h:w#F#qqw#F&hBw.a$w",
"$G/qvw#B&hGw#B$w$G#uLO(Q#(qww$F$hJw$F%M+w7,#+#hNN+w$F#hOw$F(qxw4-$+#hRuDFyw&v#hSw8t$&hP%hP1+#hTw.T&w&18r(w&1'r,w&10",
"w%0'w#B#r-w&1,w%,/r.w#B&h6w&P,r0w&P$uDFyw%1#gw&T-Iw&T%K,&O%O&h<%h;w#j#r)w%5&hCw%5$hDw%5$w#;#r*w&/,w$E/r+w#B&hLw&N1w",
"$D$hPw&R-hTw&R%hUw$D%hR%hR1+#hVw&9#'#w3<#w&.#1'#q(w6`#w4O'w/l$8w*v#w8Y#w4p#(r<w#y#>w#[&qIw-V$w5&#@w<<&r>w<<$1'#r@*w",
"#,&w5B(w#r$Ow31#Gw3,'qJw4*%w.>+w'`#w.>*b'#Iqs$8,u]_.+#WW5;$8w'n$rAw'w#b'#PqUwAy*(%,M+#KKJ+#K(@+#h8s@9'#qsRw-h#w#2#>",
"(uLO*+#G($g^$h8,&h5%I&P%R$h6h<w9{#2+#_Kh=PM+#h5h5J+#h@w#T$w#d$h8w#d/hB^$hA,&h=%h=2+#Kh4(h:w%{,w%-#w%{#rC$(w$j#(<w3<",
"#qWNw>g#@'#8Uw#7#qaw#7#rDNw&o#@'#Iqlw#L(rEw#7$w/L$ln;qKw73/w*g$r2G$rF8uDEC'#hx-'#h;(Cr1#rIq^$,($Gw<{(Iw<{8]w'C$H0#K",
"rJ1'#rFDw'Z#Ew$;$-'#hL($h7,$h6w#l(Ww#l%q5w#l)@'#:gwE$#<w'((w#v#h=Nw(4#w$S#w(M#w*P$h4w#1#_$,(w;E#w=p)hHw=p$&hA%hA*'h",
"BhCU$hJhB&hD%h>u+-~u++muLMPBl[wIu#w%O$,w$K(>w$K0w#{#:w$-#Vr1#rSw-I%CrT#rP>$,w=k$rUw%]&]*'#rKw#H$_w;9%w#H&w2U#w#L#rV",
"w#L&[*'#rWw#L#rXh:w#q,w#L'rYw#L&g*'#r[w#L$w0N%w#L+&hB%hB*'hChDU$hFhC&hE%h@w%<#law%<'w%A$(w%A(8w%A9w#x#w&T$w$B#r]w>Z",
"$[w>Z$w%>(w#F(w6&#w>Y)w+B#(Cr^#rSh7w%v&r_w%$&h4*'#r`w#Z)w%-#h>Ew%M*raw#L&h;*'#rcw#L-hF<w%M'hD%hD*'hEhFU$hIhE&hG%hBw",
"%M#n';qLf0w*B.w#',qV#FuDEC'#j7-'#j-($IwI'#j9w)v#Nw)v#-'#j1($O,$Ww&*(_w&*0d0#:rdDwIh#Kw*h#wMG(w/F#w/<$J'#Pw/.#]w#6#r",
"ewED$4($h@wJd$w+:#4L+#m+rfw&+$h8w&+&rhw%_&w#D$IL+#lCw#D$rXh>w%Z#G%G&h<%h<*'h=h>U$hKh=&h@%h:$hIw$l(h<w$l4riw$l#hNhJw",
"$l@$hX,w$Q#_w9b#-+#k{w#H#rjL+#jU4($h]w$[#reuLNs0#](Mrl#((D+#(8rk$Iw0q$hjw$|+Pw'R#hAw'{$w7n#h>%h>*'h@hAU$hhh@&hB%h<w",
"'R#mrw)|+w'G.k#-'#ju($:w'G#k%w'G+jyw=0#$Iw%Z(Pw%Z4rmw'GF$h;w%Z)w%U#9'#rn(L+#k$>w%j#ku($hAw%`'IwI])w#,#row%Z+[AB#mLr",
"f(Kw6U'rpw#A+h7w'o#hGw$*#AB#lwrf>w*R%P%P&hG%hG*'hHhIU$hShH&hJ%hEw&'#nEw&'4w#'&w6Z#w2M#rqw>2#w%o%4w1'&rKuDGL#4w$i&-'",
"#kUwEu#w%'#uLNmwM|,&IwQ<):uLNFw#n$h8,$h7w/1#rewM8$w#<#wKW$qJrq($h:,$gw24+w''%4d0#4]uDGL#8;uDGP(8,%8*'#h>8-'#k8w-,)w",
"Aq$w&d+kcw&d$lWwI3$;uLND'#[Tw8,$uLO*'h5h6,$hPh5w2D%hN[&h7%RH0#grqw$|%wEZ+A+#ns(hDwC%*A+#nv8hGwC60w3J#hEuLND'#hHTw:c",
"#uTWA'wVT#u]`y'#K<E(&h4%_w#u+o%(hRw#d*uLMX,hNSX&g%g&h`%h`*'hahbrr$hkha&hc%h^w'Q##w6J)wEr-wZl'wE~.w)Z#RwEe&w#/#PwJc&",
"w%H#ruw1z$qS#[w3@%qS#_w#,$wX5&w4'#h;w,+#1'#w2@#GwO;$4w#;$w1@$$h<^&h5%OCqS#h;w#f'h>w#,$w(h#($h>w$-$rww$-&hCw3}%qS#hF",
"w#,$w#G%hEw(|#G1'#8Hw)$#D0#(O8$hJwB.$20#RhA(W1+#hM1+#hOMrl#>>w.%#>4$hIwBC$w#'#D+#84wBx#w$4#rxw$4$r^#rXh[w%T$hTw#/$h",
"]w#/$hU,D+#O(>$8w#,#R84$>wQ;$$h^^&hV%hVw&p#p#+];qMw:7(w7`<9'#WwZc#]w^Q$<w[6$w+*(w95#h4w>L$N'#[(LB#hv_w1W%w9*(h5w9*$",
"w$<#p#+^w$<Hw:E#Ww$76_uLO*wPo#LB#i,Pw0o%O%O*'RPU$_R&[wHV$B#w$2&uLNo0#4qaw#c(-B#p#+wqa&4%4uLNo0#:`w#:+p#+{`w#:&Ww;])",
"-B#p#,#<w#:#-B#p#,$Ew#{#p#,<wbw-wQ_.rzw#Y#$G<w%F&<4##uLNsw=T--B#p#,H:$Rw#F(w%i&Ow#F%4,%49'#PwXj$:-B#p#,=(*':]U$g:&I",
"%>w&g)h:w&g$$h;^&h8%h6-B#p#,Rw%#$r{w$+&p#,U`-B#hRwZQ$w#:#r|w#:&p#,Yqa-B#hV<w#:'r}w#:&p#,^qW-B#hZ`w#:'r~w#:&p#,br4-B",
"#h_qawV8$hM^&hJ%hJu+-~u++m"};
/* finish.comp, 2973 words */
static const gpusorti_line gpusorti_spv_finish[] = {
"#E&h#u36-qOu36.h%uDEQuDE)uDEEu]`|uLN@qRuDE4q$qQuDE;uTU_q#h&uLMcu;;ru;;sq/q*h(h+qGqch$h'uTUluLM[u;<7q^h*h)u;<AuLMPuL",
"O,uLNhuLNDu++mu;<0uLMlqZh-h/q%q'q+q8q[h.h0h,q,q.qDuDGPuDEGuLNquDGLuLNBuLMkh:h9u+-~uDF+v$o9)Su+3euefUu#(b3u33U#uTU4/",
"v6RUmWv<bs>Dv/AM#F3u;;c3/uefYq(#v@8$D$3###uTU9Rq4///(#q)S5#3<359/<S59R<#59q&<859S<q359q(<q759q)<q;599<qL59T<qPG9R(T",
"w#X&GZR(#qF3(q-qEq&(q&#q=(S[q;([/q((#q)Tw#D%q0w#D%q1qERw#7)q3w#7%q4qE3w$F(Gq6w#7%q7w#L#/9w#;)q:w#;%q;w#P#/q-w#i)q>w",
"#;%q@qEw%/)GqBw#7%qCw#7#/Z(#/T(#/q)(#/8(#/[(#/w#i#/(q([qAw#/%[q<u33W#u;;v#qMuDDz#]3u;;v#%u33X#uDD|#%RuLM:#-0%uTUK#q",
"M0%-uDE*#--uTUK#qM%%0.%#SuDE%q)%qWu~#=9%w#$$q)%%)#Z9*qX#ZuDDz#]/.O#3)#Z%.%#36T%7ZT)#8Z*q_q-8)#8%uDD|#%q&)#/qa*qbq&/",
".%#/)#/%*qbS/1%[w#3#R20#ru[qe)#9-68-7q0w#X#q0*qhq18.O#9)#8-6q2-7q3q2)#8q3*qkq486q5%7q6q5)#8q6*qlq781%U].%#]w#i#Uqm6",
"q9%7q:q9)#8q:*qoq;8.%#q3w#;$qpu]^o%#rtqq=qe2O#rJUDw$8%1%q<3w#-#q<qe.O#T6q=-7q>q=)#8q>*qwq@86qA%7qBqA)#8qB*qxqC8w#J%",
"w#Z']w#Z#rv]D1%qEw#e$qE=1%qF]2%#rLqF=.%#qC2%#s6q}q~2%#s3=r#w#D$w$)#qCw#X%20#ryqFqm.%#vfMXspw#J#qFw#J%r*w#a#r+=w$n#r",
"(r)r,w#x%w#^%w#z%w%$#r0D.O#/20#r{Uqm2%#rPqmUw#S#r3r4=u;;~0#w#p#Uq~w#J#r7Dw#/)r9D1%<w$l$<w#a#S1%qH3w#B#qHw$%#rvr=w%v",
"$<w%E#rv<w$7$<w#5#rv<DuLMN0#rsrCw#M$w%c$rEw#M%w#G$r5w#M*q<w#)#rrrIrJ1%qIsq1%qJT2%#rNqIqJ*qdq(/uDE%#-qJ)#9rMw$$*=u;<",
"#0#20#rwr5=w#K$r51%qK/uTU^qaqLqK==HqMR3qN$#*rN#9w#'#u;><#3u;>AD#$>uDEC%##u;><#3^r;##$'Aq`#q-Vr<_%#'&:$4&:$:+%#':D@w",
"#F#r>#'$>I%#@qeuLNl0#'D&@$@+0#r>W'@uDFX0#r@w#F#'w#F&P=w#F+r@w#F%;uDFX0#4J0#4'J0#'rAw#T(&h>$'w#0#;w#0#w#,#rDw#9$'$'+",
"0#rC@rFw$U#:+0#X;w#l$rGw#^(J0#:rH&4$4+0#rGW'4Bqd#SDw%+#w#,#=w#,#K%#@w#(#'rLw%V#K%#4rL&#$>+%#4h2##`0#@hVa#4w#t&b%#hY",
"Eu]^F%#/qJ'w#J'D:w#J%qJa#4/w#J%K%#EqI_%#q(,%#4'b%#Q=w#X$4',%#h8w%8$hEw#L#uTUd-##rO:Bqg#hqh4C>w&a$w#>#rKw%T'hdw')#c-",
"#Qw&:#'w#Q#r6h1&F$F+-#@F4w#]#hzh>C>'&P$P&h<$h<,%h=h>r2&h@$dw$d'h<w$d>uLNo0#'hLw&z)Pw&z%hbw#0#,%#hXEw#1#rBw$N#Bqg#i3",
"h6_-#'uLMS-##4&E$w$F#i7dw#5#&Y$Y+-#:Y';u]^tqM##rPX4&h2$h2w%6(,%#hheBqg#i>hCw#Q#w#F#rQ:w#f#E&hD$hD,%hEhFr2&hG$hBJ0#h",
"}rRw$S(w$k#w'L#r5w'C'w&x&how'C%4>$4,%#hxFw#s#4iMrB,%E;rS&Y$@&X$XuLNs0#hui$w%C)hy$',%h|h}i&&h{$h{&h~$hy&iR$iRfLH%iO3",
"qP$#Bq]#qYVw(e#w*5$w#Y%#$'&4$>w+6$w#@$w+2&;:'@u363>LH%i.w#_$qd#q&w)D$w)V(w)M$w#:#w#1$,w#1#w#S#-hx3qSM0#M%#$w,9#w,F$",
"w$2#qfw(E';w&v$q]#qYqiw#]&'QAqj#q1V'w&s$;$FAqj#q4Vh2w#1$P$Pw(]#P'Y&h2$Xw#c#h6w#l#w#c,eAq`#q7V'w#2#c-w,X#d$;w#N#qnw#",
"N#Aq`#q;Vh@w#@)h@$:uLO)%#=qrb%#'=I%#hEw+[$UuLO'%#hGqrw#P$w#m$gO#:uTWAw)6#qsw#Z%hJ$hJu~%b-#h<hGh4dQh2'h3w%V#qMh{3qTw",
"%V%M-w%Y%^qtw%H#w%Q<C>Qw)Q#w%P$h1C>X&;$;&W$Yw#Y#h3w#Y0h7N%#h73w%M$4w+G#;$FN%#ew#5#q;Vh;w+Y'h8$h8fLH-iWw'05quw'00qvw",
"'09q@w'0:w#c/dw'0)w#c$q`#qCVh=w#1$w#c#%w#c$w&R%h>$h>+-#h1h;'Xw&N$iQw&N0qyw&N0w$o/w&N)q@w&N9w#Y(w&N:qCw&N0iw3qUw$S(q",
"zw$S'q{w&L#uDFy-#;w1~$-#YF'4w#;#q|w#;#N%#@/uLO+%#'r$uTU}-#'F/w,'$-#EP'w0]$r%w#H(gO#'uLO(O#'r&g%#'uDFy%#'uLO*w#Y#c-#",
"4'uLO+-#Ww'#'Qh4'P&h;$ew#b#r'w#b&hA3w$*#r-w$*#hC3w$*&hDh@w$*%r.w$*'w#H$w$O%w#H'EQw#H%r/w#H(w$O#uTW@O#'r1r2w$P,Iw$(#",
"uLO+%#;'w#e#Q3&W$W+-#Xh5'W&hT$hT+-#h=hHw'n&j43qVw'k#%#M0#$#w2F'4##w#*#F#4w#*#;#:a#F3w#A#`0#:r5w$N#w/{$,%#h5;`0#'h5w",
"6k&FE'@^>#Yw#>$eQuTUd-#k-r6w'/$ew#S#uLMS-#jj@w'0&:E'4N%#'3K%#h6Uw%7#u]`O%h;h<4>r8u]`O%h8er)>r:&d$d,%h6h7r2&h=$h5uLN",
"F%#hCr5uLNl0#h;r)w$E(w+|$:w(x#uDFy%#hAIw-o#uLO*%#hF'w2i#+%#hGh@'Ew#G$WC>'fL"};
/* finish.comp -DGPUSORTI_ADDRESS, 3393 words */
static const gpusorti_line gpusorti_spv_finish_address[] = {
"#Idh#u;<7u36-u36.qAh%uDE4uDEQqCuDE;uLN@h$uLMcuDE)q$h&qEu]`|q#uTU_h*uLM[u]^tq*h'qPqYuDEGq%h+h(uDEEu#`KuDF+h)u;<0q'qG",
"qMh.q+uLMPuLO,uLNhuLNBuLMku++muLMlq,q0h<r*h0h/q(q)q&qDq.h>h9q>uTUKuTUlh-uLNDuLNqv$o9)Su+3euefUu#)E5u33U#u33Uu#`Iumn",
"ev;F+2Av;EfUjvASSBDv>e;26v@Q%3Sv<xdo-v=4}Fhv#-<VcuTU41v6RUmWv<bs>Dv/AM#F5u;;cu#`J1uefYZ#v@8$D$5###uTU9@q4111*#[H/#5",
"I5/:1I#/:@Iq3/:]Iq;/:HI^/:ZIqL/:[I</::IqT/:LIqX/:#Iq]w#(#qaw#(#qew#(#quw#(#qyu;<A:@*L[H/T5I5u;<AT@*]_q=*H_q;*q-1Z*_",
"[L/q/w#;#q/@*U1:*#1q-*#1T*#1L*#1[*#1q/*#1_*#15*#11*Z_'w#/%_q<*#1@*#1]*#1Hu33W#u;;v#buDDz#^5u;;v#'uDD|#'@c#++''u33X#",
"uLM:#+3'c#b3'+uDE*#++c#b''3)'#HuDE%['qJv#$KM3:+w#$#'w#$$[''0#T:CqK#TuDDz#^1)J#Z0#T')'#50#:')J#H0#T+u;;|#Du;;rL'u;;s",
"TL0qTDT)Jw#A#Dw$;#]0#1qWCqX]1)'#10#1'CqXH1uDE'#'w#f#^0#:+)J#@,'q-w#D#@63#ruq-q`)'#]w#t#_+u;;sq/_0qcDq/0#D+,'U^w#C#U",
"q])'#q3w#-$qfu]^o'#rtqg=q`6J#rJU<w#a&J#])J#1,'q15w#5#q1q`w#))q-q`,'q2w#9#rvq2<,'q3w#D$q3=,'q4^6'#rLq4=)'#+6'#s6qrqs",
"6'#s3=qtw#D$w#w#+w#X%63#ryq4w$I#vfMXspw#J#q4w#J%q{w#a#q|=w$U#qyqzq}w#x%w#^%w#z%w$h#r%w#`#r{Uq]6'#rPq]Uw#O#r'r(=u;;~",
"3#w#l#Uqsw#F#r+<w#/)r-<,'q5w$h$q5<0#:3,'q65w#B#q6w#}#rvr1w%Y$q5w%A#rvq5w$3$q5w#5#rvq5<uLMN3#rsr6w#M$w%_$r8w#M%w#G$r",
")w#M*q1w#)#rrr<r=,'q7sq,'q8L6'#rNq7q8CqZZ1uDE%#+q80#:rAw$$*=u;<#3#63#rwr)=w#K$r),'q91uTU^qWq:q9==,'q;L,'q<^,'q=w'x#",
"w#l#s3=q;)'#Z)'#[)'#:)'#q7)'#w#7#q<)'#q=)'#b)'#q@)'#rk)'#t5Mb@5q@%#uLMUr0#:rECqQ#:w#'(r0w#'6w#H+w#''rBw#'&q^w#7*w#/",
"&u;><#5u;>A<#%.uDEC'##$V(u;><#5uDGPr/##%(8qS#qLqR>+#(EqT#(dqV#(qUqRuTUh'#(@H$hC.&A%F$hC<&A%A4'#(A<7$hE.w#_#r2#(%.N'",
"#;q`uLNl3#(<&;%;43#r2h1(;$hH.uDFX3#r3w#I#(w#I&e=w#I+r3K(;$hMw#I#AuDFX3#2O3#2(O3#(r4w#W($hXW&hB%($hRr5w#6#Aw#6#w#,#r",
"7w#,#&(%(43#r6;r9(&B%B43#XA(;$hWw#u#r:w#g(O3#Br;&2%243#r:K(2$h[.$hZr>8qZ#H<>'#(w#,#=w#,#f'#;w#(#(r@$h`w&.$f'#2r@$hb",
".&#%.4'#2h2##g3#;hYuDGL#2w$$&P'#h]7u]^F'#1qJ(r@$hj.$hi<w#P&<Bw#P%q8uDGL#21w#P%f'#7q7>'#Z-'#2(P'#Y=w#_$2(-'#h8($huw%",
"H$hEw#O#uTUd+##rCB8q^#hyh4$.2w%K#w#>#r>w%m'hdw'g#Q+#Y<$h}.&;%(w#T#Wh1$i#(&F%F4+#;F2w#c#i&`$.(&e%e&V%V-'h=`ql$i)h=&h",
"@%h:$i$w$s(Vw$s>$i-.uLNo3#(hLw&e(&e%w)6$hbw#0#-'#hX7w#1#r5w)E$q^#i;h6w)E#uLMS+##2$i9(&7%w$R#i@h:w#8#$i;.&h,%h,4+#Bh",
",(A9b##rDX2&h2%h2w%L(-'#hha8q^#iGhCw#T#w#F#rEB2&7%7&hD%hD-'hEhFql$iHhE&hG%hBO3#h}rFw$](w$w#w't#r)$iJw'h(w':&how'h%2",
".%2-'#hxFw#y#2iPr5-'7ArG$iS7&h,%;&X%XuLNs3#hui$w%R)hy%(-'h|h}i&$iah|&h{%h{&h~%hy$ilW&iU%iUu+-~RM'iR5qB%#w,=#8qO#qLq",
"Nw)A#w+$$w#d%#%($7B&2%.w,D1qUw,D&Yw,D#w,<#KA(7u363.RM'i2w#x#8qZ#]w*5$w*H(w*>$w#:#w#1$-w#1#w#S#+#5^G+#G'w#&#w$U%w#'#",
"S'#75uLO)'#7FuLNUq[#2(S'#(1$B.S'#25$7w#+#Y1P'#q]KuLO''#Xw#s%-'#(7Q+#7w#}%i25qFG3w#z%w/f%w.t#w#''w/E*w/('w%d#Xw.}'q_",
"w(F$K.&B%2w#3#qUw#3$X.w'}#w*A#7(F$h2w#W$qaw&|#9+#hM;aqbEqc#(dqdw&2$+#(@L$h:W$a.&h3%FuLNg3#qe`w'P(9+#hTKhAq`w&c/Q+#(",
"<$hCW$hB.&h;%7$`qhuLO)'#=qhP'#(=N'#hHw-p$U$hB.uLO''#hJqh9+#h_h8(w#j0$hF.EJ#7uTWAw+C#qiw#w%hOW$hN.&hH%hHumqA+#ah=h1h",
"6(h7w&6#bi:5Iw&6%G+w'4#w&0&w$p#7w%x-Fw%x.Aw%x,ew%x$qjw#W#9+#hxBh4w%x*uLMX.h5@L&F%;9+#h{Ah7w$x$S'#h85dqV#2w#C#(@Hw-t",
"#u+-~RM+irw'm:w'a+ew$h'qkw$W'w$h&qlw#3$ew$h,Yw#W$qmw'0&i6;h6w'a1h7W$h6w'a$9+#i:Ah:w'R6VW$h;.&h8%h84+#7K(Yw&X$ijw&XB",
"w$p%w&X)w$p%w&X3qnw&X&iRw&X8iUw&X>j25qHw$S)w+1&$2w2L$qow$&#w#,#qpw/P$+#h,uDFyw&C&;%;w#;#qqw#;#8qQ#Xw-U$uLO+'#(qu$2w",
"%%#w#d$qvw#B&h5w#B$EJ#(uLO(J#(qwE'#(uDFy'#($a.uLO*w#V#Q+#2(>+#h=uLO++#(2$`.&Y%Y&h;%aw#i#qxw#i&hBw.F$w$+#q~w$+*r#w#B",
"&hGw#B(w$J+r$w#B&hLw#B$w$J#uTW@J#(r&qlw$K(hOw$K%Nw#{#>'#h,w#f#2w%O#w$K#hR%hR>+#hVw'p$jM5qIw/W%G3w/Z*w:[+$B<$;<$2w5$",
"(A##w#*#K#2w#*#X#BuDGL#F5w#A#g3#Br)w-v(-'#h:Ag3#(h:w9w&F7(;uDGP.#h,w#>$`YuTUd+#kKW($h8w(O$`w'C&h;uLMS+#k,($Vw'D$8qQ",
"#h=w1d'h7Uw%V#u]`O'Vh=2.r,$hDVu]`O'ah:qz.r.$hCa&h;%h;-'h7h8ql$hBh7&`%h6uLNF'#hIr)$hA.uLNl3#Vqzw$X(w-N(9+#j^(7w+)0uD",
"Fy'#hFNw.k#uLO*'#hK($hQ.&K%K4'#hLhE(Kw#a+jh(h4w#a*uLMX.F@Hu+-~R"};
/* gather.comp, 1099 words */
static const gpusorti_line gpusorti_spv_gather[] = {
"#/6h#u36-q;u36.uDEQuLMcuDE)uLN@q$uDEEh%q#q*uDE4uLNDqGh&uDE;uTUluLM[h$q/q'u;<Au;;ru;;sqMuLMPh'u]`|u;<7u++mq%q&q+q,q.",
"h3h(q(q)qFqEq9qDh5h*q4q3u;;vuDDzuDE%qCuTU_q6uDEGuLNFh,uLNqh6uDGLuDGPuLNBh9qJh)h2v$o9)Su+3euefUs-.u33U#uTU4+v6RUmWv<",
"bs>Dv/AM#F.u;;c.+uefYK#v@8$D$.###uTU9DS+++'#L9(#.2.(/+29(/D2#(/E28(/92T(/K2q7(/L2%(//2qL(/F2qP:/D'Fw#X&:GD'#M.'q-NE",
"'E#q='9H%'H+#'8w#D'q0w#D%q1NDw$1(:Tw#7%SN+'#+.'#++'KHqAw#/%Hq<u33W#U#OV#P.U#%uLM:#%%%uTUK#O%%%0%#9WL%q@u~#=/%w#$$L%",
"%)#G/,qA#GV##+0XP.)#Gw#K#.u33X#)#/%;F%<GF)#8G,qIq-8)#8%uDD|#%E)#+qK,qLE+0%#+)#+%,qL9+0X#L4%H.Y2#ruH=;8%<q0w#T#q0,qQ",
"q180X#F;q2%<Tq2)#8T,qSSw#5#/w#N%4%q5sq4%ZFY%#rNq5Z,qNK+W#%Z)#/qW0X#+4%q7+uTU^qKq8q7==>OD.q:$#,qX#/uDEC%##5N#qBqOP[%",
"#-]%#qV-u]^F%#+==-6qN#9Mw#8#w#,#=w#,#1%#@-w#U#1%#3^&#$7A%#3Q##_2#@`a#3.b-#-$7c%#dRw#k#eQw#X#-h8[%#Kw#S'Rw#S%Rw#S)w#",
"=&M3w#=%Za#3+b-37$31%#fq5*%#h1-c%#Q=w#x$3w$p#-hL*%#hA-uLNI%#@hNuTUd%##@36qH#hUgB73*%h1gqY&I$h.w#{'h0w#{,w$9#1%#Rw#{",
"#hC-_2#-hGu;><#w$R&]%#Jh_*%#hSw#}#Rha6qH#hfgw%h#u]^tO##fJ3&^$^&I$I*%h4QqY&`$h1&hK$hK*%hLhMqV&hN$hI1%#h_hduLNs2#hT-w",
"#u(&hX$-*%h[h]@&hZ$hZ&h^$hXu+-~C>%hk.q<$#6N#qBw'+$uLNl2#-Mw#U%#$-&3$75e#q-Pw#@$&J$JA%#h+J-@u3637C>%hjw#_$qN#Ew'H$w'",
"Z(w'Q$w#:#w#1$*w#1#w#S$hP.q=u;<0%#u;<0%#$#u;><#.u;>AM#$7w(J)w$<#qPw$o#w$T#qRw#l&h/f*%#3w#h#-h05e#q1P-w$Q$h0$^w#J#qT",
"w$(&-`w#@)w(>#Iw#7#d5e#Sw#T&d$dA%#h.Q-`w$R#OhV.q>w$R%w$U$w$M-qUw%g#1%#h-Jw#j#h-w#j%B7h-&f$@w$e+gh-w$e(Iw$H%B7I&h/$h",
"/u+-~C"};
/* gather.comp -DGPUSORTI_ADDRESS, 1737 words */
static const gpusorti_line gpusorti_spv_gather_address[] = {
"#6>h#u;<7q>uDE4u36-uDEQu36.uDE;q$uLMch%uDE)uLN@q#h$q*qAuLM[u]^th&qDh*uDEEuLNDq%q'qGq.uDEGu;<0q,h1q(q&qOh.h0h/q)q+q<",
"uTUKu#`KqWuLMPuTUlu]`|uDGPuLNBu++muLMluLNUq/qKh3h'h7h)h(h+h2qNh,h9h6h5h8v$o9)Su+3euefUt=0u33U#u33Uu#`Iumnev;F+2Av;E",
"fUjvASSBDv>e;26v@Q%3Sv<xdo-v=4}Fhv#-<VcuTU4+v6RUmWv<bs>Dv/AM#F0u;;cu#`J+uefYD#v@8$D$0###uTU9;q4+++(#J<,#0=0,2+=#,2;",
"=q3,2E=q;,2<=7,2D=qL,2J=qP,22=qT,2K=qX,2#=q]w#(#qaw#(#qew#(#quw#(#qyu;<A2;(KJ<,B0=0u;<AB;(E>q=(<>q;(q-+X(>+0(X++(D>",
"3(q0+0(#>L(#+;(#+E(#+<(#+D(#+J(#+2(#+K(#+B(#+q-(#+>u33W#u;;v#LuDDz#70u;;v#%uDD|#%;M#33%%.#23.#2%M#3qC77uLM:#%%%M#L%",
"%%&%#<uDE%J%qHv#$KM323w#$#%w#$$Jw#U#B29qI#BuDDz#7+&Y#D.#Bw#P#0u33X#&Y#<.#B3u;;|#Nu;;rK%u;;sBK.qRNB&Y#0.#Nw$;#E.#+qU",
"9qVE+&%#+.#+%9qV<+uDE'#w$4$7&Y#>*%q-0uTU_F#ruq-O&Y#E&Y#w$*#;&%#;w#9%*%>sq*%XKuTU_%#rN>X9qXD+uDE%#%X.#2qd*%q0+uTU^qU",
"q1q0OO*%q2K*%q37*%q4+*%q5+*%q67*%q77*%q80*%q90*%q:0*%q;0&%#w#m#s3Oq2&%#E&%#D&%#J&%#2&%#q3&%#q7&%#q;&%#L&%#q=&%#w$q#",
"q@&%#rk&%#t5u;<#F#.#2Fu;;~F#PL;0q='#97#2w#'Aqew#/)uDEC%##$C-QqM#qJq[qS@%#-$a1uLNF%#qc-u]^F%#+qMO-$Z14qX#<bw#>#w#,#O",
"w#,#:%#[-$]1w#b#:%#6c$d1)#'1R%#6hA##uLNqF#[euDGL#60S-#-'1T%#d8w#t#qJfw#_#-g$hC1@%#D$hCw#Y(8w#Y%8w#Y)$hIbw#A&b6w#A%X",
"uDGL#6+S-61'6:%#^>/%#C-T%#fOw$%$6-$hRw%)#-hL/%#hA-uLNI%#[hNuTUd%##[647#hWa$16/%Caq_$hYC)Z'G$hVw$((Hw$(,w$F#:%#8w$(#",
"hC-$h_1uLNqF#-hGu;><#w$b&uLNF%#_h_/%#hSw$*#8ha47#hhaw&'#5L##^_6)c'c)Z'Z/%h4fq_$hjh4)e'C)hK'hK/%hLhMqc$hnhL)hN'hI:%#",
"h_hduLNsF#hT-w#{()hX'-/%h[h][$hth[)hZ'hZ)h^'hXu+-~UP%hk0q@w(3%4qM#qJqLw$1#uLNlF#-bw#]%#'-$8_)6'14qQ#qJqP@3#-uDF+qR#",
"-QqT#-qSqSuTUh%#-;<$I1)`'`R%#G`-8u3631UP%hnw#x#4qX#Ew(*$w(<(w(3$w#:#w#1$/w#1#w#S#3#0qBA3#A%w#&#w)f)V%#80uLO)%#8^WqY",
"#6-V%#-+$_1V%#60$8w#+#I+T%#qZGuLO'%#Hw#s%/%#-8uLMk3#8w#}'qEAqC#A7w#&#w*d-@%#8w*;)w)7#qHuLNWqY#_w$.$0$`w$.$+$h-w)J#H",
"w#B$Ww#B'+$Iw$M&C1/%#86w*k#7#gw%C$WqY#-_w#J%fw#J&]w#B#h=w%y$w$i#cw#(#^uLMk3#^w$n$%i*0qFw%i'uLMUqv#2quw$l$qCw,@*w#/*",
"u;><#0u;>Ab#'1w'V#q]w(3#w'O#q^w'O#$I1$Gh4$h-Z53#hUHIGw'`0fqw$h41)h-'`w#W#q`w#W#53#hn-h;qaw#N#w#7#q_w#l$e1QqT#[w#Z(]",
"1$eh@53#hbdg]w#x0hBqw$hA1)d'dR%#C]-gw%>#Li80=w%>%w(+%w%89Sqbw)d#w$D)G1$h-a$cC53#hvIGh-w$7)uLMX1Z;<)`'^w%^)H1$I]$Ge5",
"3#h{CHIw#P+g;<)H'Hu+-~U"};
/* clang-format on */
/* ==== GENERATED: end ==== */

static const gpusorti_line *gpusorti_text_of(enum gpusorti_kernel kernel) {
#define GPUSORTI_X(name) gpusorti_spv_##name, gpusorti_spv_##name##_address,
#define GPUSORTI_Y(name) gpusorti_spv_##name,
    static const gpusorti_line *const texts[GPUSORTI_KERNEL_COUNT] = {GPUSORTI_KERNELS(GPUSORTI_X)
                                                                          GPUSORTI_SINGLE_KERNELS(GPUSORTI_Y)};
#undef GPUSORTI_X
#undef GPUSORTI_Y
    GPUSORT_ASSERT(kernel < GPUSORTI_KERNEL_COUNT);
    return texts[kernel];
}

#endif /* GPUSORTI_IMPLEMENTED */
#endif /* GPUSORT_IMPLEMENTATION */

/* CHANGES
 *   0.2  failures of loaders, devices and full heaps in words, VkResults by name; what is of an engine's device is refused on
 *        gpusort's own; linker names end in the version, functions are hidden; windows.h is not included
 *   0.1  first version
 *
 * gpusort.h is available under two licenses: choose whichever you prefer.
 *
 * ------------------------------------------------------------------------------
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
 * ------------------------------------------------------------------------------
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
