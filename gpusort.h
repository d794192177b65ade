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
 *   counts   From 0 to 2^32 - 1, known to the host, or only to the GPU (count_buffer).
 *   stable   Equal keys keep their order, also when descending. Only GPUSORT_ODD_EVEN_MERGE is not stable.
 *
 * ALGORITHMS
 *   GPUSORT_AUTO                Takes the fastest that is safe on the device for the count, and is always stable. One
 *                               workgroup sorts a small array in shared memory; a few workgroups merge a somewhat larger
 *                               one.
 *   GPUSORT_ONESWEEP            Radix sort with one pass over the elements a digit (Adinets and Merrill, 2022), 8 bits a
 *                               digit where the device has room. Needs subgroup operations. No workgroup waits for ever: one
 *                               that gets no answer from a predecessor counts that tile itself (decoupled fallback, SPAA
 *                               2025). If keys are spread evenly, passes sort by the leading bits only, and a last kernel
 *                               does the rest in shared memory (hybrid radix sort, 2017).
 *   GPUSORT_COUNT_SCAN_SCATTER  Radix sort by three kernels a digit. Runs on every device.
 *   GPUSORT_ODD_EVEN_MERGE      Batcher's merging network (1968), in place. Choose it where a second copy of keys and values
 *                               does not fit, or where a fixed sequence of comparisons is wanted. It is not stable, is
 *                               slower than the radix sorts (22 dispatches for 2^20 elements, 48 for 2^26 on big GPUs, each
 *                               of which reads and writes all elements), needs scratch only for values over 8 bytes, and
 *                               refuses GPUSORT_KEEP_KEYS.
 *   The radix sorts skip passes over digits in which all keys agree, and end after one read if the keys are in order. The
 *   GPU decides both. If device memory does not suffice for a radix sort, gpusort_sort() with GPUSORT_AUTO sorts in place
 *   where nobody can tell: keys alone, by all their bits.
 *   Scratch: a second copy of keys (at least 4 bytes each) and values. Beside it, big GPUs need at most 0.16 bytes an
 *   element (0.23 for 64-bit keys) and 256 KB; devices with small tiles need more. KEEP_KEYS takes one more copy of the
 *   keys, and so do keys of 8 and 16 bits without 8- and 16-bit storage. Values over 8 bytes take 4 bytes an element more.
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
 *      order, window, flags, algorithm) for every count up to args.count. See START-UP.
 *   4. gpusort_scratch() tells size, alignment and usage of the scratch memory for a count and every smaller one. One
 *      scratch buffer serves any number of sorts that do not overlap in time, so also several frames on one queue.
 *   5. gpusort_cmd_sort() records the sort into your command buffer.
 *   Passes are faster through device addresses on some devices (NVIDIA). If keys and values have the usage bit, set
 *   GPUSORT_ADDRESSABLE. gpusort's own device takes a compute-only queue family where there is one. The tuning table has
 *   shapes of its own for each queue family where these differ.
 *
 * START-UP
 *   Pipelines are compiled when a kind is prepared or first sorted. This is most of the time of a first sort. With
 *   gpusort_desc.jobs your threads compile them side by side. If the driver has no disk cache of its own, keep one yourself:
 *   an engine its pipeline_cache, a program without a device what gpusort_cache() gives, for cache_data of its next run. The
 *   logger is told of each compilation at level 3: kernel, variant, workgroup size x items, milliseconds.
 *
 * CONTRACTS
 *   barriers    Before: your writes to keys, values and count_buffer are visible to COMPUTE_SHADER reads and writes. After:
 *               the last commands are COMPUTE_SHADER writes to keys and values. In between gpusort has its own barriers,
 *               also between two sorts that follow each other with the same scratch.
 *   state       The compute pipeline, descriptor set 0 and push constants of the command buffer are rebound. Record outside
 *               a render pass, on a queue with compute.
 *   offsets     Multiples of the element's size (at least 4) and, where buffers are bound (push descriptors), of the
 *               device's minStorageBufferOffsetAlignment. scratch: gpusort_memory.alignment. count_buffer: any multiple of
 *               4, as a member of an indirect command has it. None of them overlap. Keys of 8 and 16 bits are read by whole
 *               words: the word of the last key must lie in the buffer. Bytes beyond the last key are not changed.
 *   usage       keys, values and count_buffer: STORAGE_BUFFER. SHADER_DEVICE_ADDRESS too where gpusort_scratch() asks for
 *               it: there addresses are used (no push descriptors, GPUSORT_ADDRESSABLE, or arrays beyond
 *               maxStorageBufferRange).
 *   ownership   Handles stay yours. Buffers and scratch must live until the commands have run. gpusort_sort() keeps its
 *               device and staging memory in the context for the next call; gpusort_destroy() frees it. Destroy when no
 *               recorded sort is pending or will be submitted.
 *   threads     Any number of threads may be in gpusort_scratch() and gpusort_cmd_sort() at once, also while one other
 *               is in gpusort_prepare() or gpusort_cache(). A kind is prepared for all threads when its gpusort_prepare()
 *               has returned. gpusort_sort() and gpusort_destroy() need the context to themselves. A VkQueue or command pool
 *               that several threads use is yours to guard; gpusort_sort() submits to gpusort_desc.queue. The logger may be
 *               called from every thread that is in a function of gpusort.h, also from those that record. gpusort_scratch()
 *               and gpusort_cmd_sort() do not call the allocator. Jobs call neither of them, but the driver may call
 *               vk_allocator from them. Different contexts are independent.
 *   errors      Every failure is a negative gpusort_result, with a line to the logger that names the member or the Vulkan
 *               call. gpusort_cmd_sort() has then recorded nothing, and gpusort_sort() has not changed the arrays. After
 *               GPUSORT_ERROR_DEVICE_LOST every call answers that again: destroy the context. Nothing is printed. Only a
 *               fault of gpusort.h itself can fail a GPUSORT_ASSERT(), which is assert() unless you define it.
 *   versions    Names that the linker sees end in the version (gpusort_sort_0_2_0): a caller of another version does not
 *               link. gpusort_create() and gpusort_query() answer GPUSORT_ERROR_INVALID_ARGUMENT, without a log line, if the
 *               caller's structures have other sizes than the implementation's. Several versions can live in one process.
 *
 * MACROS
 *   everywhere                       GPUSORT_STATIC          functions are static, the implementation stays in this unit
 *                                    GPUSORT_VULKAN_HEADER   header to include in place of <vulkan/vulkan_core.h>
 *                                    GPUSORT_API             what stands before each function, such as what exports it. By
 *                                                            default functions are hidden where the compiler can: they serve
 *                                                            the program or shared library that holds the implementation
 *   with GPUSORT_IMPLEMENTATION      GPUSORT_ASSERT(x)       in place of assert()
 *                                    GPUSORT_NO_LOADER       no dlopen or LoadLibrary: give get_instance_proc_addr, or
 *                                                            use volk
 *
 * LOADER AND VOLK
 *   The first function comes from gpusort_desc.get_instance_proc_addr; else from volk, where volk.h was included before the
 *   implementation and volkInitialize() was called; else from the system's loader. No Vulkan symbol is linked.
 *   volk.h comes before the implementation where one unit has both. Behind it, it compiles only if VK_NO_PROTOTYPES is
 *   defined before the implementation, which includes Vulkan's header; then give get_instance_proc_addr, or the loader is
 *   asked. windows.h is not included; before or behind the implementation it does no harm.
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
    /* optional: calls job(data, i) for each i below count, on threads of yours as you like, and returns when all have
     * returned; pipelines are compiled side by side through it. NULL: one after the other on the calling thread */
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
 * keeps its VkPipelineCache itself). data NULL: *size receives the size. Else up to *size bytes are written and *size says
 * how many; a buffer too small is no error, such data is simply ignored later, as is data that was cut, damaged or comes
 * from another device, driver or version: gpusort.h checks it by a sum of its own before the driver sees it. */
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
     * outside all of them is not touched. Or segment_size: rows of so many elements, the last one may be shorter. At most
     * one of segments and segment_size is set; neither: one array. Host arrays: offsets that descend or pass count, and
     * segments NULL with a segment_count, are errors. GPUSORT_ODD_EVEN_MERGE has no segments: UNSUPPORTED. */
    const uint32_t *segments;
    uint32_t segment_count, segment_size;
    /* Only the first `limit` elements of the order are wanted, of the array or of each segment; 0: all. They come to the
     * front of the array (segment), in order, ties by the earlier element; what the rest of it holds is unspecified.
     * With GPUSORT_KEEP_KEYS the results are packed: those of segment s at values[s * limit] and on. values then holds
     * max(count, segments * limit) elements, and what no result is written to stays as it was. ODD_EVEN_MERGE: UNSUPPORTED.
     * */
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
    /* as there: uint32_t offsets that the GPU reads when the commands run; offset and usage as count_buffer's. Each is
     * clamped to the count, the GPU's where count_buffer is set. Where they descend, what their ranges then hold is
     * unspecified; nothing outside is touched, and the commands end. */
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
    uint32_t polls;           /* of a silent predecessor where tiles stall; 0: few */
    uint32_t reversed_atomics; /* 1: shared atomics that rank take effect from a subgroup's last lane to its first */
} gpusorti_overrides;
#endif
/* ======================================================================================================================
 * IMPLEMENTATION
 *
 * HOW IT WORKS
 *   A call        gpusort_cmd_sort() and gpusort_sort() share one way. gpusorti_check_args() checks the arguments and
 *                 gpusorti_request_of() makes a request of them; gpusorti_make_plan() finds the first candidate
 *                 (gpusorti_plan_*) that fits the device and lays out scratch; gpusorti_walk_steps() visits the plan's
 *                 steps, each of which is a barrier and a dispatch. Three visitors: gpusorti_prepare_step() asks for a
 *                 pipeline, gpusorti_find_step() looks for it, gpusorti_record_step() records the step.
 *   Counts        A plan holds for all counts from its own to plan.last; gpusorti_cut() is the only place where a count
 *                 decides. gpusorti_each_plan() goes from plan to plan: gpusort_prepare() compiles them all, and
 *                 gpusort_scratch() takes the greatest. A count on the GPU changes nothing in the plan: kernels read it.
 *   Scratch       control | status | leaves | keys | values | keys_alt | values_alt, with rows over the last two; see
 *                 gpusorti_layout. The control block starts with 32 words by name (CONTROL_* in shaders/buffers.glsl), then
 *                 the records and sizes of up to 32 passes, then the histograms.
 *   one-sweep     begin; finish (unpacks) if keys are packed or kept; histogram, which also plans the passes; onesweep or
 *                 onesweep_staged a digit; with leaves: leaf_starts, leaf_sort, and all passes again for the case that a
 *                 leaf does not fit; finish; finish (packs); gather twice for wide values.
 *   c/s/s         begin; count, scan, scatter a digit (onesweep scatters where it was tuned); finish; the rest likewise.
 *   small         tile_sort alone; or tile_sort and merge_tiles; or tile_sort, split_runs, merge_buckets.
 *   odd-even      odd_even_merge, as often as gpusorti_network_level() says; gather for wide values.
 *   Skipping      The histogram or scan kernel writes a record for each pass: from which side to which, and whether at all.
 *                 Large sorts also dispatch passes indirectly, by sizes that are 0 for skipped ones.
 *
 * WORDS
 *   encoded       the order-preserving form of a key: an unsigned number whose order is the wanted one
 *   window        the bits of the encoded key that decide
 *   digit, pass   radix_bits bits of the window, from the lowest; the kernel that brings all elements into its order
 *   tile          elements that a workgroup holds at once: workgroup_size * items
 *   alt           the second copy of keys or values, in scratch; passes go back and forth between it and the caller's arrays
 *   status row    a word for each digit's value: how many elements of a tile (or span) have it, or of all tiles up to it
 *   look-back     a workgroup adds up the status rows of the tiles before its own; fallback: it counts a silent tile itself
 *   portion       tiles of one dispatch of one-sweep, few enough for 29 bits of count
 *   span          neighbouring tiles of one workgroup of count / scan / scatter
 *   leaf          the elements that agree in the leading bits, sorted by one workgroup in shared memory
 *   staged        onesweep_staged.comp's way: the tile goes through shared memory a word of each element after the other
 *   bucket        what one workgroup of merge_buckets.comp collects from all runs; run: a sorted part of the array
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

    GPUSORTI_BINDINGS = 4,    /* keys, values, their twins in scratch, control block: see shaders/buffers.glsl */
    GPUSORTI_MAX_PASSES = 32, /* 64-bit keys by digits of 2 bits */
    GPUSORTI_ALIGNMENT = 256, /* of every section of scratch; the largest minStorageBufferOffsetAlignment there is */
    GPUSORTI_MAX_GROUPS = 65535, /* in one dimension: every device's minimum */
    GPUSORTI_MAX_VALUE_SIZE = 256,

    /* words of the control block, as in shaders/buffers.glsl */
    GPUSORTI_CONTROL_LEAF_BITS = 6,
    GPUSORTI_CONTROL_DISPATCH = 8,
    GPUSORTI_CONTROL_FALLBACKS = 24,
    GPUSORTI_CONTROL_DISPATCH_LEAVES = 28,
    GPUSORTI_CONTROL_POLLS = 31,
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

/* For one kind of binding only. Addresses: onesweep_inlined, which is onesweep in the form that NVIDIA's compiler makes
 * faster code of where 64-bit keys have values, and onesweep_staged. Bound buffers: all others; onesweep_narrow stores
 * packed keys. */
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

/* Variants of one-sweep's kernels: VARIANT_* in shaders/onesweep.glsl and shaders/onesweep.comp. */
enum {
    GPUSORTI_RANK_BY_ATOMICS = 1, /* shared atomics rank, where the outcome can be checked */
    GPUSORTI_PACKED_RANKS = 2,    /* two ranks a register */
    GPUSORTI_BY_INDEX = 4,        /* tiles in the order of the workgroups' indices, not of tickets */
    GPUSORTI_SHORT_COUNTERS = 16, /* subgroups count a tile's digits in 16 bits */
    GPUSORTI_BY_WORDS = 32,       /* a tile is reordered a word at a time */
    GPUSORTI_SCANNED = 64,        /* the last step of count / scan / scatter: the places are known */
    GPUSORTI_REVERSED = 128       /* of leaf_sort.comp, too: see gpusorti_overrides.reversed_atomics */
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

static void gpusorti_tune_onesweep(gpusorti_tuning *row, const gpusorti_shape shapes[2][3]) {
    memcpy(row->onesweep, shapes, sizeof row->onesweep);
    row->onesweep_medium = row->onesweep[0][0];
}

/* Each row says what its shapes come from: measured; compiled, which is what tools/compilers.sh reads from a compiler
 * without the device (docs/compilers.csv has all figures); published; or a guess. A tile has at least 8 elements for each
 * value of a digit, wherever shared memory allows.
 *
 * The row of unknown devices, from which all others differ as they say, is a guess. 256 x 7 within 16 KB of shared memory
 * is published for such. */
static gpusorti_tuning gpusorti_default_tuning(void) {
    static const gpusorti_shape onesweep[2][3] = {{{256, 8, 0}, {256, 8, 0}, {256, 8, 0}},
                                                  {{256, 8, 0}, {256, 8, 0}, {256, 8, 0}}};
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
    row.scatter = gpusorti_shape_of(256, 8, 0);
    row.histogram[0] = row.histogram[1] = gpusorti_shape_of(256, 8, 0);
    gpusorti_tune_onesweep(&row, onesweep);
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
    static const gpusorti_shape onesweep[2][3] = {
        {{256, 2, GPUSORTI_WINDOW(2)}, {256, 2, GPUSORTI_WINDOW(2)}, {256, 1, GPUSORTI_WINDOW(2)}},
        {{256, 1, GPUSORTI_WINDOW(2)}, {256, 1, GPUSORTI_WINDOW(2)}, {256, 1, GPUSORTI_WINDOW(2)}}};
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
    gpusorti_tune_onesweep(row, onesweep);
}

/* Forward progress was measured (SPAA 2025). */
static void gpusorti_tune_amd(gpusorti_tuning *row) {
    row->large = GPUSORT_ONESWEEP;
    row->polls = 256;
    row->small_count = 1 << 16;
    row->exchange = gpusorti_shape_of(256, 16, 0);
}

/* Compiled by RADV (Mesa 22.3.6) for RDNA 1 to 3: no kernel spills; one-sweep leaves room for 16 subgroups a SIMD, which is
 * the most, or 80 % of it on RDNA 1. rocPRIM's tiles are published: 1024 x 4 on RDNA 2, whatever is sorted; on RDNA 3
 * 512 x 22 for 32-bit keys and 1024 x 4 for pairs and 64-bit keys. These lie between them. */
static void gpusorti_tune_amd_rdna(gpusorti_tuning *row) {
    const uint32_t two = GPUSORTI_PACKED_RANKS | GPUSORTI_ROUNDS(2),
                   three = GPUSORTI_PACKED_RANKS | GPUSORTI_ROUNDS(3);
    const gpusorti_shape onesweep[2][3] = {{{512, 14, GPUSORTI_PACKED_RANKS}, {512, 10, two}, {512, 8, three}},
                                           {{512, 10, two}, {512, 8, three}, {512, 8, three}}};
    gpusorti_tune_amd(row);
    row->subgroup_size = 32;
    row->scatter = gpusorti_shape_of(512, 8, 0);
    gpusorti_tune_onesweep(row, onesweep);
}

/* Compiled by RADV (Mesa 22.3.6) for GCN 4, GCN 5, CDNA 1 and 2: no kernel spills; one-sweep leaves room for 5 or 6
 * subgroups a SIMD, of 10, or 8 on GCN 4 and CDNA 2. rocPRIM's tiles are published: 256 x 22 for 32-bit keys and pairs and
 * 512 x 6 for 64-bit keys on GCN 5. Already 256 x 17 leaves room for 3 subgroups only. */
static void gpusorti_tune_amd_gcn(gpusorti_tuning *row) {
    const uint32_t two = GPUSORTI_PACKED_RANKS | GPUSORTI_ROUNDS(2);
    const gpusorti_shape onesweep[2][3] = {{{256, 14, two}, {512, 6, two}, {512, 5, two}},
                                           {{512, 6, two}, {512, 5, two}, {512, 4, two}}};
    gpusorti_tune_amd(row);
    row->subgroup_size = 64;
    row->scatter = gpusorti_shape_of(256, 14, 0);
    gpusorti_tune_onesweep(row, onesweep);
}

/* Compiled by ANV (Mesa 22.3.6) for Gen 9, Xe-LP and Xe-HPG: kernels spill up to 238 registers with subgroups of 32, none
 * with these of 16. Shared memory is given out in powers of two there. Tiles within 16 KB leave room for 48 of the 56
 * threads of a subslice of Gen 9, and for all on Xe; 64-bit values and 64-bit keys with values need more of it, which leaves
 * room for 57 %: the registers would not last for another round. 512 x 10 is published for Arc, 128 x 6 to 8 for Gen 8;
 * forward progress was measured on HD 620 (SPAA 2025). */
static void gpusorti_tune_intel(gpusorti_tuning *row) {
    const uint32_t one = GPUSORTI_PACKED_RANKS | GPUSORTI_SHORT_COUNTERS, two = one | GPUSORTI_ROUNDS(2);
    const gpusorti_shape onesweep[2][3] = {{{256, 13, one}, {256, 8, two}, {256, 8, one}},
                                           {{256, 8, two}, {256, 8, one}, {512, 4, two}}};
    row->large = GPUSORT_ONESWEEP;
    row->subgroup_size = 16;
    row->polls = 256;
    row->stride_groups = 256;
    row->histogram_invocations = 1 << 16;
    row->small_count = 1 << 15;
    row->tile = row->exchange = gpusorti_shape_of(512, 4, 0);
    gpusorti_tune_onesweep(row, onesweep);
}

/* No forward progress on M1 and M3 (SPAA 2025); digits of 4 bits are the steadiest (PlayCanvas). */
static void gpusorti_tune_apple(gpusorti_tuning *row) {
    row->radix_bits = 4;
    row->stride_groups = 256;
    row->histogram_invocations = 1 << 16;
    row->tile = gpusorti_shape_of(256, 4, 0);
    row->scatter = gpusorti_shape_of(256, 8, 0);
}

/* No forward progress on Mali-G78 (SPAA 2025); digits of 4 bits are published (PlayCanvas). Compiled by PanVK (Mesa 22.3.6)
 * for Mali-G52: nothing spills except tile_sort of 64-bit keys with values, by 60 registers, in its smallest shape. 64 x 11
 * is published for Bifrost and spills up to 111 in scatter. */
static void gpusorti_tune_arm(gpusorti_tuning *row) {
    row->radix_bits = 4;
    row->stride_groups = 128;
    row->histogram_invocations = 1 << 15;
    row->small_count = 1 << 13;
    row->tile = row->exchange = gpusorti_shape_of(64, 4, 0);
    row->merge = gpusorti_shape_of(64, 1, 0);
    row->scatter = gpusorti_shape_of(128, 4, 0);
    row->histogram[0] = row->histogram[1] = gpusorti_shape_of(64, 8, 0);
}

/* Compiled by Turnip (Mesa 22.3.6) for Adreno 630 and 660: no kernel spills; 512 x 4 leaves room for 4 to 8 subgroups of
 * 128 a core, of 16, whatever is sorted, and 256 x 8 for 2 where keys have values or 64 bits. Subgroups of 64 are twice as
 * many, of as many invocations. Nothing is published; the rest is a guess. */
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
 * values. Compiled by v3dv (Mesa 22.3.6) for V3D 4.2: no register spills, but this compiler moves arrays to scratch memory
 * before it unrolls the loops over them, whatever the shape. */
static void gpusorti_tune_broadcom(gpusorti_tuning *row) {
    row->radix_bits = 6;
    row->stride_groups = 64;
    row->histogram_invocations = 1 << 13;
    row->small_count = 1 << 12;
    row->tile = row->exchange = gpusorti_shape_of(256, 4, 0);
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
    {"CPU drivers", 0, VK_PHYSICAL_DEVICE_TYPE_CPU, 0, GPUSORTI_ANY_QUEUE, gpusorti_tune_cpu},
    {"AMD RDNA", 0x1002, 0, 32, GPUSORTI_ANY_QUEUE, gpusorti_tune_amd_rdna},
    {"AMD GCN", 0x1002, 0, 0, GPUSORTI_ANY_QUEUE, gpusorti_tune_amd_gcn},
    {"Intel", 0x8086, 0, 0, GPUSORTI_ANY_QUEUE, gpusorti_tune_intel},
    {"Apple", 0x106b, 0, 0, GPUSORTI_ANY_QUEUE, gpusorti_tune_apple},
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

enum { GPUSORTI_KIND_MEMBERS = 7 };
typedef struct gpusorti_kind { /* of sort that gpusort_prepare() was asked for */
    struct gpusorti_kind *next;
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
/* tools/embed.sh packs a kernel's SPIR-V as text, the digits of one number in base 91: the characters '!' to '~' without
 * '"', '?' and '\\'. The number is the code of an adaptive binary range coder: a bit takes less of the range, and so fewer
 * digits, the better the earlier bits of its context foretell it. A kernel is packed as a continuation of its base, a
 * kernel much like it, which is therefore unpacked first.
 *
 * Of each word it is coded which of at most three guesses is right, and the word itself only if none is. A guess is the
 * symbol that was last seen at this operand of this opcode behind the same 10, 3 or 0 symbols. The symbol of an id is a
 * hash of the instruction that defines it, with symbols for the ids in it, so that an expression has one symbol in all
 * kernels, whatever its id there. Any other word is its own symbol. */
enum { GPUSORTI_LINE = 121, GPUSORTI_GUESSES = 3 };
#define GPUSORTI_NEW_ID 0xa5c35a3cu /* the symbol of an id that was not seen before, which is the next number */
typedef char gpusorti_line[GPUSORTI_LINE + 1];

typedef struct gpusorti_packed {
    const gpusorti_line *lines;
    const struct gpusorti_packed *base; /* or NULL */
    uint32_t count;                     /* of words */
} gpusorti_packed;

typedef struct gpusorti_guess {
    uint32_t symbol;
    uint16_t check, hits; /* the lower half of the context's hash, of which the upper half is the place */
} gpusorti_guess;

typedef struct gpusorti_unpacker {
    const gpusorti_line *lines;
    size_t at;
    uint32_t range, code;
    uint32_t rates[32]; /* of learning, by how often a bit of the context was seen */
    struct {
        uint16_t p, n; /* that the bit is 1: p ^ 32768 of 65536 */
    } odds[65536];
    gpusorti_guess guesses[65536];
    uint32_t latest[65536];    /* id by the upper half of its symbol */
    uint32_t *symbols, *words; /* symbols by id */
} gpusorti_unpacker;

static const gpusorti_packed *gpusorti_packed_of(enum gpusorti_kernel kernel); /* behind the generated text */

static uint32_t gpusorti_mix(uint32_t hash, uint32_t value) {
    hash = (hash ^ value) * 0x9e3779b1u;
    return hash ^ hash >> 15;
}

static uint32_t gpusorti_unpack_bit(gpusorti_unpacker *u, uint32_t context) {
    const uint32_t i = context >> 16, rate = u->rates[u->odds[i].n];
    uint32_t p = u->odds[i].p ^ 32768u, bound;
    int bit;
    for (; u->range < 1u << 25; u->range *= 91, u->at++) {
        const int c = u->lines[u->at / GPUSORTI_LINE][u->at % GPUSORTI_LINE];
        u->code = 91 * u->code + (uint32_t)(c - '!' - (c > '"') - (c > '?') - (c > '\\'));
    }
    bound = (u->range >> 16) * p;
    bit = u->code < bound;
    if (bit) {
        u->range = bound;
        p += (65535 - p) * rate >> 15;
    } else {
        u->range -= bound;
        u->code -= bound;
        p -= p * rate >> 15;
    }
    u->odds[i].p = (uint16_t)(p ^ 32768);
    if (u->odds[i].n < 31) u->odds[i].n++;
    return (uint32_t)bit;
}

/* How many bits it has, with 15 for more than 14, and then these, from the second highest down or all 32. */
static uint32_t gpusorti_unpack_number(gpusorti_unpacker *u, uint32_t context) {
    uint32_t size = 1, number = 1, i;
    while (size < 16)
        size = 2 * size + gpusorti_unpack_bit(u, (gpusorti_mix(context, 0) & 0xfff00000) + (size << 16));
    size -= 16;
    for (i = size < 15 ? size : 33; i > 1; i--) {
        const uint32_t at = gpusorti_mix(context, size << 10 | number >> 3) & 0xfff80000; /* to share a cache line */
        number = 2 * number + gpusorti_unpack_bit(u, at + ((number & 7) << 16));
    }
    return size ? number : 0;
}

/* Sees to *word what a symbol is the symbol of in this kernel; returns whether that is an id. */
static uint32_t gpusorti_meaning(const gpusorti_unpacker *u, uint32_t symbol, uint32_t fresh, uint32_t *word) {
    const uint32_t fresh_one = symbol == GPUSORTI_NEW_ID, id = fresh_one ? fresh : u->latest[symbol >> 16];
    const uint32_t known = fresh_one || (id > 0 && id < fresh && u->symbols[id] == symbol);
    *word = known ? id : symbol;
    return known;
}

static void gpusorti_unpack(gpusorti_unpacker *u, const gpusorti_packed *packed) {
    uint32_t fresh = 1, op = 0, left = 5, k = 1, hash = 0, defined = 0, longer = 0, shorter = 0, i;
    u->lines = packed->lines;
    u->at = 0;
    u->range = 1;
    u->code = 0;
    for (i = 0; i < packed->count; i++) { /* word i is operand k of op; 0 is the next instruction's first */
        uint32_t contexts[GPUSORTI_GUESSES], tried[GPUSORTI_GUESSES];
        uint32_t slot, symbol, word = 0, id = 0, found = 0, tries = 0, o, j;
        if (!left) k = 0;
        slot = op << 4 | (k < 15 ? k : 15);
        contexts[0] = gpusorti_mix(slot, longer);
        contexts[1] = gpusorti_mix(~slot, shorter);
        contexts[2] = gpusorti_mix(slot, 0);
        for (o = 0; o < GPUSORTI_GUESSES && !found; o++) {
            gpusorti_guess *guess = &u->guesses[contexts[o] >> 16];
            if (guess->check != (uint16_t)contexts[o]) guess->hits = 0;
            guess->check = (uint16_t)contexts[o];
            if (!guess->hits) continue;
            id = gpusorti_meaning(u, guess->symbol, fresh, &word);
            for (j = 0; j < tries && tried[j] != word; j++) continue;
            if (j < tries) continue;
            found = gpusorti_unpack_bit(u, gpusorti_mix(gpusorti_mix(slot, guess->hits), tries << 2 | o));
            tried[tries++] = word;
        }
        if (!found && k == 0) {
            id = 0;
            word = gpusorti_unpack_number(u, gpusorti_mix(slot, 0x1000));
            word |= gpusorti_unpack_number(u, gpusorti_mix(word, 0x1001)) << 16;
        } else if (!found) {
            id = gpusorti_unpack_bit(u, gpusorti_mix(slot, 0x1002)); /* by its distance from the newest */
            word = gpusorti_unpack_number(u, gpusorti_mix(slot, 0x1003 + id));
            if (id)
                word = fresh - word;
            else
                id = gpusorti_unpack_bit(u, gpusorti_mix(slot, 0x1005));
        }
        u->words[i] = word;
        symbol = !id ? word : word == fresh ? GPUSORTI_NEW_ID : u->symbols[word];
        while (o-- > 0) { /* those that were not asked learn nothing */
            gpusorti_guess *guess = &u->guesses[contexts[o] >> 16];
            const int right = guess->hits && guess->symbol == symbol;
            if (!right && guess->hits <= 2) guess->symbol = symbol;
            guess->hits = (uint16_t)(!right ? 1 : guess->hits < 7 ? guess->hits + 1 : 7);
        }
        longer = (longer + gpusorti_mix(symbol, 0)) * (0x9e3779b1u << 3); /* symbols are shifted out */
        shorter = (shorter + gpusorti_mix(symbol, 0)) * (0x9e3779b1u << 9);
        if (k == 0) {
            op = word & 0xffff;
            left = word >> 16;
            hash = defined = 0;
        }
        hash = gpusorti_mix(hash, symbol);
        k++;
        left--;
        if (id && word == fresh) {
            if (!defined) defined = fresh;
            u->symbols[fresh] = gpusorti_mix(hash, k);
            u->latest[u->symbols[fresh] >> 16] = fresh;
            fresh++;
        }
        if (!left && defined) {
            u->symbols[defined] = hash;
            u->latest[hash >> 16] = defined;
        }
    }
}

static gpusort_result gpusorti_create_module(gpusort_context *ctx, enum gpusorti_kernel kernel, VkShaderModule *out) {
    const gpusorti_packed *packed = gpusorti_packed_of(kernel), *base, *known = NULL;
    gpusorti_unpacker *u;
    VkShaderModuleCreateInfo info;
    VkResult vr;
    size_t most = 0, size;
    uint32_t i;
    for (base = packed; base; base = base->base)
        if (base->count > most) most = base->count;
    size = sizeof *u + (2 * most + 1) * sizeof(uint32_t);
    u = (gpusorti_unpacker *)ctx->host.alloc(size, ctx->host.alloc_user);
    if (!u)
        return gpusorti_fail(&ctx->host, GPUSORT_ERROR_OUT_OF_HOST_MEMORY, "no host memory for a kernel of %u words",
                             packed->count);
    memset(u, 0, size);
    u->words = (uint32_t *)(u + 1);
    u->symbols = u->words + most;
    for (i = 0; i < 32; i++) u->rates[i] = 65536 / (2 * i + 3);
    for (; known != packed; known = base) {
        for (base = packed; base->base != known; base = base->base) continue;
        gpusorti_unpack(u, base);
    }
    memset(&info, 0, sizeof info);
    info.sType = VK_STRUCTURE_TYPE_SHADER_MODULE_CREATE_INFO;
    info.codeSize = packed->count * sizeof *u->words;
    info.pCode = u->words;
    vr = ctx->vk.CreateShaderModule(ctx->device, &info, ctx->vk_allocator, out);
    ctx->host.free_(u, ctx->host.alloc_user);
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

/* Small counts: tiles are sorted each by a workgroup; up to merge_count some runs at a time are merged; then, up to the
 * rows' counts, all at once by buckets, whose bounds come from samples. Measured on an H200. tracked: equal keys are told
 * apart, because they have values or because the window leaves bits out. */
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

/* How a request is carried out. A value, made by the functions below from context and request alone. For every count from
 * the request's up to `last` all is the same except what grows with the count: the layout and the numbers of workgroups. */
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
    return gpusorti_max(exchange, subgroups * radix) + 2 * radix + subgroups + 3;
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
    if (ctx->forced.reversed_atomics) wish.variant |= GPUSORTI_REVERSED;
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
            leaves.leaf.workgroup_size / gpusorti_subgroup_size(ctx, leaves.leaf.workgroup_size) + 2;
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

/* count / scan / scatter: tiles of a workgroup. The scan is short where a workgroup takes several; a forced shape is taken
 * as it is. */
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

/* Rows of a word a digit: of spans, whose number rises and falls below its bound; or of tiles, with two more that carry
 * totals between portions; or the samples and bounds of buckets. */
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
    gpusorti_refuse(&checks, indices && args->value_size != 4, "value_size", args->value_size,
                    "GPUSORT_WRITE_INDICES needs 4");
    gpusorti_refuse(&checks, keep && args->value_size == 0, "value_size", 0,
                    "GPUSORT_KEEP_KEYS without values sorts nothing");
    gpusorti_refuse(&checks, args->values.buffer != VK_NULL_HANDLE && args->value_size == 0, "value_size", 0,
                    "0, but values are set");
    gpusorti_refuse(&checks, args->first_bit >= key_bits, "first_bit", args->first_bit, "beyond the bits of a key");
    gpusorti_refuse(&checks, args->bit_count > key_bits - args->first_bit, "bit_count", args->bit_count,
                    "beyond the bits of a key");
    checks.mistake = GPUSORT_ERROR_UNSUPPORTED;
    gpusorti_refuse(&checks, args->segment_count != 0, "segment_count", args->segment_count, "segments are not built yet");
    gpusorti_refuse(&checks, args->segment_size != 0, "segment_size", args->segment_size, "segments are not built yet");
    gpusorti_refuse(&checks, args->segments.buffer != VK_NULL_HANDLE, "segments", 0, "segments are not built yet");
    gpusorti_refuse(&checks, args->limit != 0, "limit", args->limit, "the first k alone are not built yet");
    gpusorti_refuse(&checks, args->key_offset != 0, "key_offset", args->key_offset, "keys inside values are not built yet");
    gpusorti_refuse(&checks, in_values, "flags", args->flags, "keys inside values are not built yet");
    gpusorti_refuse(&checks, algorithm == GPUSORT_ODD_EVEN_MERGE && keep, "flags", args->flags,
                    "GPUSORT_ODD_EVEN_MERGE sorts in place, it cannot keep the keys");
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

/* Binds the count on the GPU, where there is one, in place of a buffer that the kernel has no use for: from the aligned
 * offset below it on, so that it may lie at any word. */
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
            if (portions == 1) gpusorti_size_by_plan(walk, GPUSORTI_CONTROL_PASS_SIZES + 4 * (int)p, &step);
            step.spec.variant |= walk->ctx->forced.stall << 8;
            if (walk->ctx->forced.stall) step.push.arg[2] = walk->ctx->forced.polls ? walk->ctx->forced.polls : 8;
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
    step.push.arg[2] = plan->tiles_a_portion;
    if (walk->ctx->forced.reversed_atomics) step.spec.variant |= GPUSORTI_REVERSED;
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
    gpusorti_refuse(&checks, keys_size > UINTPTR_MAX - keys, "count", request->count,
                    "with the keys over the end of memory");
    gpusorti_refuse(&checks, values_size > UINTPTR_MAX - values, "count", request->count,
                    "with the values over the end of memory");
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

/* All buffers of a sort. Where memory is short, what earlier, larger sorts left is given back first; then other types of
 * memory serve too. */
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
    gpusorti_refuse(&checks, size > 1024 || (size & (size - 1)) != 0, "workgroup_size", size,
                    "not a power of two up to 1024");
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
 * query fails is passed over; only where nothing else is left, its failure is that of the call. */
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
    out->algorithm = ctx->caps.subgroups ? ctx->tuning.large : GPUSORT_COUNT_SCAN_SCATTER;
}

GPUSORTI_COLD GPUSORT_API gpusort_result gpusorti_query(const gpusort_desc *desc, uint32_t *enabled,
                                                        uint32_t *extension_count,
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
/* made by glslang 12.0.0, SPIRV-Tools v2023.1 */
/* begin.comp, 832 words */
static const gpusorti_line gpusorti_lines_begin[] = {
"S8PX`@0NZD2b2D2$YlnWZ,Q-mWZ[_PKITO+E,}r=@V#JMh]k0cm~:'CWo[Y7;.0yYnu0t]>.!0b0rVm^7>P>OPC6=%j:OFm|r7bZgXVEfBv`b_CQPg|=@_;/(",
"v%*,NFD|sFh4R=zv+zbx]Qc:I!sexgwq-%4m*a$UJHq:hO['pOqRfq$X!b_q7oQH}o7TF4]uw~u..YX}.sRqgDXK:WaMo54lc{Jxn_,5~M.Dgyp)ZJ~p4::>T",
"Gpa,Qua-0(.@9J29@fDO7K`-7y`BY)u'-Vkb+$ulL3j^Egp3X!#gx8R4B;6Y$NluBpTqBn|r<mO!><T*,>soP7e582X9_!^#@PKsOu|)l,q#HK@Xpn/&C1l=g",
"=ptQc[[B;nh0R)>f~<poGjKl.)#ew[i~IGNiRX>+`>]~vS{PuTp9c=xtmWP`/U3H^83yBL^+/_,`P:VX+;N';jhCsuw#*cejsMK7^L]F'uzxk[Rs89}3xa'D_",
"Z9tvoPVK>p^G3L6^E1AB``/(pZxJ7{/u.>-=lk0Q+[1e!BcX8Vm|Dmr#B1Z4kG~yJxYrTQrz2./,&xUhYQ.-!xy!kHMr*>.C`@2o|(UY_N#xc0yP*:`]pW*%y",
"UK!XobZzT,N>[R-Bd$hZ$IQVi2!K=Y+R<AV6%B7u]i|~5#nuut6,ywA{}O+rYvG.]]T<O5basmBO`hS}[rg,9SB1G^/K;4OkfH,goU,zUrNKtC>@rudsFE/nh",
"iqUTs=$^}5#s>Gl!CNpT7S^+,D6c$d6R9E"};
static const gpusorti_packed gpusorti_spv_begin = {
gpusorti_lines_begin, NULL, 832};
/* begin.comp -DGPUSORTI_ADDRESS, 1146 words */
static const gpusorti_line gpusorti_lines_begin_address[] = {
"0.l,NKe.4!gs)6/5FUi^;Bw-kb*vQz9=mz&LcnahF-(i[f9tSX3^Uv+y+M39v_K)v(P~6i19G9h.,RYF+Nd'50aA5$bm`lcx[S~pcKfe)7SuX@V)V=f39Dn'7",
"d/g0S17w{cONs8aoo]R[AQsU/#.ezc^yg}Iq:K`0kiQ0PNL|N;`,'AMCUpcoODU|t0viuFu~~_oj`%oN{q(#qcRK*K_FwrImqW7#Bu%z7CkTXA:Zy$^TP1$f@",
"]TVrPbB4{^6tkcA;OC%Yju}+KIsp+L6V8,ru^N@P|sf#d)JcM/Xa{tMPOXStCxy][b7uQxX[gK98u@q,S$7)d8]3XEfs7bU*gR;Ko#k[wuN[}k=v3LW&BcVIW",
"nLj/0tsi(QtdrMjz.#}3`{i]]Tzxg/<%_0pnQWh]AuGL;~$'}wq0J[~W%6ZU_.PulFJRXS&bN%=6>FwlDg*LfB+xvTx]_#,0x`unM)TQ4)yu{.PChtc3Ozrh|",
"UIOC0P1:e))twp(Jz(fNiGeRS!)h[d^hAu|S+nN4Qg7=[)$t3cN~TN=#M}UOO!!!!"};
static const gpusorti_packed gpusorti_spv_begin_address = {
gpusorti_lines_begin_address, &gpusorti_spv_begin, 1146};
/* count.comp, 3259 words */
static const gpusorti_line gpusorti_lines_count[] = {
".SZY9oDtf+x6`o}_hiA0JvDaAxUws.kakUHHgJuUIE^WL1mN$SFvR.)wYlf3L0#rmh);MNJ|U4NF/RZcA(R$Mt}(<gzQIcnPibk$e3>~m}lQY]d<|_&v9).>a",
"LaaAa~},v/MPP!/ySVXl*b5,d9^eW/D~(@e4PTsxfB$VdbW>STW}n3[)Y~C@(brTlK=v4/'(@Xqo]%89.0URV.H)rYq/hOE,+DMk(A>^Oz1MgK.G,XnyS7{Y.",
"/O!3wl7%`axW7L_g106a;soN^h_j<-v{(1O2{fwzN|K>'O;D,B-ATFmd;aJmUr)xnQ[q.FTjJKf+|l%gHVjotaS4Fke)t'eAnA$wt`7&Vand~S.W['oE5*'>R",
"iA<GEuJ2z;Lh;Qs',m~q_+s_25r1M%>[F{f{hZ<<Qk6xee}RL2TE_FUKF<8k5y-qBiC1xpXu!M~$RY0husa&[=|(.]hp]0s5ZKq_+c`o`6~p$`:NCilX`%8(e",
"0:GLOV/ZKh6Rr<*}=VYS:f^u&M(dZ:nPu~UV&(xX.Y>fCzXvO[y<4Zl*xNOm[lbAs'r{l~ZLQ)Pr+{|M[ntSNEN=cZSWP$43hPc*Nel$`V[O._^^)3aCqBni+",
"'9~RSF4li{,Ll/f5N[87ql,_Nj$(:ev/Y-/D1q@qP=N*}2I,%=K$n-s}tF`s$aKZA.*ao4Q,H3}&o[%Y]P34sI66W9w8>3uwF/wxdc=e(=cuzp>YGo5+L6K_X",
"B9%L7@[quW7FJEK%*m|o)B_3cML1#x~<il'1p-4qiL<P_k598MUB],.[H.#g$yt_Qc7MO9)-Xt,^x<LaTtqR${&p4>~m1#9P}C+/&2r^6cP1}A%6L=KW<%b!'",
"ml/*_tdL=5uoaLdc*&9Y&SYe49r%RpK18-7z@F)70;6o7wF06&h=2V2jBwd5Tyxx%(_y8HO*;O7Nfz{'Rcu*s-$Q;NIi5lcMa4j{A<jaZc-+%=-TtTod}-YDN",
"G1&6Y`79Hb:);KK22%lIBR1b0f#<X5:jy#T{;wzd[,[OK!9RT3rf4YoazM6*G^<:c2pUu>&wl|9Y)8w5H>,2Ced:eG:_cm@TJh3%<'s}e^%sx,KVFG;NLjJpZ",
"Km.NdqhB7.A2`2Wx(2EDSFT&/-}A/-8Y>`WeF,#*)K/@G<nfTth4'GU:@`>P)'VmC.5#_z84/2E@%rE'lKc%_bYh4-&1.gu64xCb(~7h!3Q|eU%H;R%F$QVga",
"8)@!RIxsk[Aa_L4hHBsariBqFQyh9Q9TL.)p:(EO,oolb%^KXl0-@Q<ZgRjtylUBeubYrGkn3Z'*f=rm^M`~juzEymv2%|5On6nl)wjC[#9<A65aKS%Kn^bG,",
"sY`CbFJ1SrLP1zR]-1HA&2(/J'A[,s^R}$|t[',odiOVadJKpg%Hu9>Y5+<y/=XMfbZkk$x/mho.BOkX_]*y4uy7dqh4)KB,WU'M,[X!rW^1:r1;rq+wX}{Wv",
"1BZ`+w2*YZ[uy&UFA).Y;t&s+a)6P]Hbba]tO77QmG;(7R`zwy_-6P,g9+z)lx@O0{`oAHWnnBS7Fv@8z#q3gK7ex12MR[C_bw|v>'m2G%Z@F:x%L2SLzzEC@",
"j.%W[~+~j9U$.{!;g%!0R=~'6V3hMP^=t6Nwjo:95-37mw&V*J_R+/|,]9.;n4:yJX@5bF`bS`KbN2h!py0!n(z.l;+dac!1#QddloF|^/fhvv93JGv*R`g>E",
"|$<2w<$]nrr^ldq3:UXtqHJg4109dIo*@}L-aJIo]XIwMg-XzASw(XsJ0gWHFMPa3Q8vt]`Q}MqVTS=IuK}N/~Wqq<5e(5VwYE!$s|H;KBe}OZy[hp4g^d`$o",
"$JqIJh|F,.h&_'KBocc;qg9=e_hSzL@V%DM:]Dg~jT1;-,+UkH13w;u'@%h=!_4LF(oP#X~T|1YO<$%-Wtu'cKoWYS9A2i)|$4_2>|G%17!8kNH|J^4;</ln+",
"#ZeX9_g&e-z@`P:FV%eQ"};
static const gpusorti_packed gpusorti_spv_count = {
gpusorti_lines_count, &gpusorti_spv_begin, 3259};
/* scatter.comp -DGPUSORTI_BASIC -DGPUSORTI_ADDRESS, 5914 words */
static const gpusorti_line gpusorti_lines_scatter_basic_address[] = {
"(3Wrf~;/`V'jYx0`%T@@m5-dr}=UeA;pIcNU3t`R=HMA5J2Z1Aca|>:RnIbnfu(2!hyoiZ*v~<[&.h3HLLd`)]UIt;jMAo/!K^52GabmwJndjMVa(8nR[D]+N",
"aT7Q_4Nl9K^oy:ahMQA(<%:u|JeM!&s3gf]k@8]8]>hq@8>K:/Uc2pXSy|Uyl$Ww0[50+Dui8nDA5vDY7G*{/Q5R_`l#NRq'O!GgWaSII]ah)jq|W_O,J!&.U",
"qk@n{5`R_4u%RM_;8L^+t[DJ{<98q.}#>CroI@raeH:Wa[)0%V=K=wVjDQdBD.t+Q9R[`v#2Mmz[)OwDNVQa55t>#FE)D;{~DsaEHo^le`,iR<Z7#'yvio6U8",
"7e4-cL!qs1_Q-_W2:ew<)Exp-WbVSO,CfBwB[cW{vdPTe-p<#OhP+K%yYL&Cp`yx%@'R)ByEt|.Eu&rO9=fb[.gGpkU)Cs8EHB~(Jv(0vnktAHZ1`#8u~x}'5",
"=rWPJErd|fv1XD.`~bYadx6A3Ob=-4DhpQ,9E82dG'i*>yL]aI-}]t#JEQ!*Wj5aO2#_iw9u_qaYoEfm-E%c8K58DhwBb&P~,n>A[j.6E8k#,Q/Az'viweTBJ",
"Q6y%<4j-VYmNSgwy9.<Gw`AGqvS*]4>gRgA:m'(hdN$sol]k@gWOsI#FVB5.T-.o}[jgK.>nR=;g-j(~WgWUmz1>aYH08k^2@+OGw;:wDO-h#mlLExqRXH]38",
"tp9M}%A9C2qfDiz4G6g4x)$Ys,VjzzcQ}3{/d@klDGsJ8Ea=]!QR|^pry#2mFTd+mk|>Z!<)n%-Aso.ab@zzEYR6sEa'q1q8+KZc`G])1#4v]|*6j/HI;.|HT",
")9X%BGnOq_sQ@W,n265z=Z;dx({(:b{bbX$8C9D5b4KKDKyw-2eh:sW{``jJz.<9-S]5i^nQT}ZKXvhfnOK/vMENvmy$-d,'$%h;+FUDwRe{yl>wgk[|B9fq(",
"LOIOV8XWWbkjw]y2itf*7KPew$4=>7L8(WqKJqJw:W1%}t;2f3(ZTeHd'vhT37P=4$s{O@!C<3G*'U.4|;a=Xbd<1Clvcz)j.i({Qr=f)FLa^:)BJTg6SFBLU",
"gu/y+9(jZ*Hp$`g--lCUXUWUWrDe*gAWF2*FaYrlOlxU[Z3ddy6$zG4bA%lMnol6Ec<n'C30S8Uel`rB']]j^:megg{Za8mfpE6s6J}T*gb5kNeLmv'd:&j+&",
"{l+e<eRsSORm)Htfp7}~=4Mjwgm}P_fx-<%ca{qNuS4!<Xn<Y>k]YB'~4e%pjOK6st'xqNPi[yyT.X(+eZgm:oif1`zPuBv%43zwWP>6-Sl/TjNCaS'!$/RWQ",
"~NFVZ,tWZdx7u.73~kI3fv>c%&8|uYgY%J{O`iIel,%{S(_mXwA3/jam*gT`BuS}@Hbnve&uhBh~]4Zc34;|kiJd!pYh#sF,v7Y#MR(ZOJes4U8~7nNH)TS:q",
"sg/&kw6Q0K6)NS}ub4)^1T_64uJu1=4yVhwRC63)v..Zj]L,b5VwVdE9Z17:V@TFC%vQr7~ET;>qVM$Mc&iX27fjJO]v2>=W}RZ4l'./R(S_wB)h9q;@K<yMs",
")ji@EqwifFm[M`bk`r'6oR/1W(gwFwcvO$ut-pcGq#uN-4u%|R2KIIT@o65<[2ZUNnd~WTK}ULIcuUV7I'$+3]V@Utx<([gZN6m[+>ZTp|+7%*q,B/8`[MPNa",
"fpx)54*9Xv:YNf;-:huw`k2^k1h_J3;AXP`tpW/TF!0A>*_d9BirE#J!jDZ]+Kp2=:CeP%gv)-0-k_)X5jFyiN^VsH>AB~V;ei<j&vCn,hLzs0R{`Nw#2Gb;>",
"I#~c[)6uN:'!kmLm<|&m=|[wQepb]GIo[C!+k3fPsW[-w8zxm}ht!93u!ti(8g!<_v7;Ds}}Vtp+V&oEo#Zh@<-@KdYd,AC;y2pQ%@.2iy{P_KM/e$#W0zj~o",
"P$;!cJ42SHmT=XQk%Ow$gb$`&b8KCPj%}F1B:^JZ<6_s^a!Qs3NOr|uE>I&D``XI$qu/>iN/SVdoJS3R)@Sx4[)Oc)v+pGCes6F3Of0De(<e6{l@<S^M0IsP/",
"EJsZaB<dWbsvNP~.)'[u){-BgXMo{|973m!TEbV^AZGts:Itk1iWU%Kt9)|M85[J9iU8eZ$RyN$q#H-<ar95w`Ikl2M;9cB9FepWwp<`U:|<&r<A'b<Y.Bc{>",
"Q9p@=^9=7!BwHBIF@jSf{0nbTJ$:y;Sf>4Xrl$>^w-:g$(>R3+}|p,CT7Yo%wZTVBf)H=~b_>IUQp+CZ|dk'npRu*0K@Q*7(46#ar'3#Ft[+1M7'zw:BE$xB{",
"(4RJk/KIz}PH_D<]}f,!W!a~dZSg+Xq:|C#dTzMSh4xl,y`rJ$jYy6SV{|D,nzO*`CqE<l`s6r;N2+VMt`']3x>Jc^$[5ueQv}QPOea$MSK=B=oA_14X!lE^`",
"6:)o@=[phI|fZ-^3iOh^)$EZsofw@a4ES$S%!RAL8B:|m9MysGSflEez13S_391]]6a;Ym8hZcc4%5MKZngW#flShf3&mPeq<<Gnj0gFd_S1RN@z[lQhv88ng",
"[5Njk9QT{8Up;wLwp=eSaW:{4I1}[CtYwz5OJoBl|o`FZcvC_zzN*gEK4#fmBLnwO3t<VD#+'UC%0wud{3p&fZyj7F)X^8'jZ)H]E_kkw=RNP~7FXY1u=-NC(",
"+`S}&O#Bs$7#o+ylcxRby6PNlla9CQE&3u*4mZ]l$Yc9&/TR3$61-2Hvr@L`VIO`F1-^64aP4ESXsb]>F1sQ'%@>lWvc(IITqL#KYJiG&D=!JA@y;[DY.2WFF",
"{9RoK.7@4Y6=G!l0HQ6i6pbxH56J+ch)$D(7*[6hk1c{<R=(;BY!u$P0_1@WERgO5L#`qwRw;F[B_[SGq(c`&3]w;4L.7mA49U^_SMC>Xu0;8O{#=5e:%![*T",
"$]ua`H<*vmO{CsH#cPA$uqR9^r~EzVXDv`QfSqecX4lD(S+(6-SXlv$8Q:*P2#3-Y)bhIiPp_CWl5TU;=8,2tcyF239;N_~VjoO[U1ZImihLLUpA7'u&KMgs^",
"7J{]$/@zL(_e.(8X*_hss~,W,2bZkH&k:/S:>EhTz.8P[$Cac%MH-9ceHO;.]L]/p*^!9~kLIWbo_XV53fHx-j3{c_4m8.dPV(fI{!ZQPw$:(m/$PD0y#>gce",
"&NtPz!]Gz|..V'y7,NzxmUUKpW0vm-]b:Qv<J(*rJ"};
static const gpusorti_packed gpusorti_spv_scatter_basic_address = {
gpusorti_lines_scatter_basic_address, &gpusorti_spv_begin_address, 5914};
/* count.comp -DGPUSORTI_ADDRESS, 3932 words */
static const gpusorti_line gpusorti_lines_count_address[] = {
"%qh_J&FHSa0V@0y<+g1Q0&n_5vm)*jSNP#G5/3E=@(JQMaJ(DA&X|NXi+=i1}+^wD+TM]{w]E6qA06$)YR;x2pi<$8dS=!+$6P5r^m`OUu&Wup+sROa)(4=sm",
".Cjp]&-2L|(9dDvAy_phIA_vbYHYuRb.a'`x^NoTDWCs^c19L'kDY/6E%9]se16[$SwDe'.g},S3=1r=:|2M/@3&gP~S@Lo~RJ.b;;YM-rEE=i[O@A]v/)/!b",
"}q423)oPe0_-e2!9)/Z1:|fGneP|}0Z068XKSZ==Vgk!_X&,c<LqE;Oqs8{F~D'=nu}_;,^TtbOtvE_A)Db^w4clRn!`p[d=kym5IF14}3)H//efZiKJ+MJ~;",
"<;r+o/95lclDpw;Tq'obEm#0qHqP5bQFpWV!}_p_|81=o0LR_[098wM|aA---Z3vB8z353W>`/1DJj/oUox>V,MZ.!s398!$q'}a`XUEbN_KdzJ*PR;c-r+%R",
"*@*TZke|N22q5D)+Q7_~IZSamvXU@VjqcTeHvj+)r1)ycaVl0oSv-BB)8C~R8s{}9[:F_>3)`^_p7JNg^z~7DH<e<Sen#c@PYCNP[|J>KsAOZy<0r0~:4.5|(",
"X58fUg]MoZb<1B9LtY{75hdgJbybv3Sk7Ey0Qp4<==S^KwFk&:!%K`qT=Rk$m@5$wJ~cxy%d*Rt9a:O19Z<wR6>'N*EvHMEknZ_oPw;4[ZWEgp/RS],A>{i]m",
"(./X*H$4[+vMq9h=s]rL5-%ya{)OdCsRXU$ka6L2R!'!_FK5>G%1Bpj_%$%y88&ucY~er^pg`S#*zed38woq{pOrA1tIl]U]Klk)=_RVKC1<fm6-a-,e,1Oz3",
"Op~M.z89||7*hP@.Nu9`ON_<zCZWp|;`QAp(I5sW}b9F3Q#2Z$cQ;V`^`:lo>I[4H:^SA'%s7n}Zm`OOt*B~_4D:9v/dS<Bv><ALNNVyx5>Vq7AzY^lJ8liB4",
"u-6apN2[&ky+vm._=Kb66*ICBXFq+NL$w>_LV@*71ykDE+s_SxL0N}ol9Ey8#is5kw(]OU!B'aSTeh9#n(:}zF}gA,HqL)otkK]qx3.*8W`'.'6g1Il)8z9|{",
"+sTd'/&4!3|eOe$X]+G:!i%CTMtM]5`@&B(:<})-35q#q92g@1dG_4OI%=46XB(n9K*hfP5^CRLdDu8sHcgv)wm5{P*`5|qF94B:jTfz)+M3Q$5^q;:m~(52F",
"C#iO^$Sl7xK^~E,Yr%!;WS,0WxR3vb.:G;v!bX-XtX5.Rn!/08xc'(mz2IJ,s&cA]>`9RP<gQB5kfg%bAfxI6Lyic/`#icsk`]0[c,fjGw{vGV8V4_#p6}%3L",
"4+rFUOL'i(3Uqhn^Ni}uHNYX<*I_q~..dAL[z^r|Wsdo)%JwmO1,`<^]Vx9jgrb:JF'$;VvI{C^[<t5T&"};
static const gpusorti_packed gpusorti_spv_count_address = {
gpusorti_lines_count_address, &gpusorti_spv_scatter_basic_address, 3932};
/* scan.comp, 2577 words */
static const gpusorti_line gpusorti_lines_scan[] = {
".hbWQ!cF'nr4.-pFqeu{A}QgMG#|0M,sq_WDQ0|VbVvIb2,+XKD*l<BtA))E6#-jHrO}g^`60;$w62Bq!O&O(m.'1n6vnPl8rP/)[BVSDv(IzIz0w)fJc=c3>",
"992Sx~oizg5m,Ih._a1J:0&^=6c.R@(8kQ%5phHERv9eo2V!r0/91+)JHkNUv.%3Y4p2W<_>]zpmt/{m2w>n!U@#_JT[v/qyvjoI-7KRNqg&MA]d|.3Fxu,7e",
"$qM7GOG1__t;fSZFiLR#Ym1bR.O]/anc-P0h:+Pf[poaSGB$9ZgUBIhki|*.aXL*nmgr[Bg:d[+~LUqm&N$OQ[k*JK]Oxp^I;$GW|_]|AA[fQVQnTt^*[E=HZ",
"NNxhy77HM]E}@.,3I^gdaRB&`!=)AGCEPWSJPk/a`&[lxfi5;W,A$=C3~OG(~J+k}opP{F`sp]d4C[T`oI/x]KLY3I+~_<<{t/pv-bR7^LyM5S8M$X/E%stCp",
"H&Cbu0:7j/4]v:Db<>()~)`W7(W;unPokUE@@IUVv8HSqW^zq^!VfpklS<;d<(eBEBab4eI,9mDbh-l6*M&aX_gg&BR1Y&lW#)*(ie^~b7qm&6ptG;OuWJs9n",
"H1ec:UDU4g})dP9.db>I2[<59LTMRBOggXxdi6|be#+Bc[^lXB@b7x='xK99G,r5iPc*cq+%2jv/Y5ri}vB^YRM.}qQQdi[pymtR|4aXBy-huJ2c617)Y,~Q[",
"]l-RgAYGfQeYd$r%F9!C~%wN3I)6|7!!!!!nbvl9$Z`&QV^L|[$t;9.U>wL3>)+0Sr)M`}I{Ix{Lb&*/jJIwQfn|Kh^8/{KyH=jvQx.|ho-(Auzll``3kGM:F",
"0IRW0W+)|WuOaL+Y/kA2>%=L@=A~Kwe)wF_<a[d|5)^NDLq]4Ib:EM_%i^**8<7izGw;H/.=:{MPkKFJ>kkwVE93qwD&iwr4^<;/ni}FVnL&;j7|4)X[i;59x",
"Z3$k*Yh+lN=wjD&/2F.EL/3Ij@}`:Un+NW(woPfpkVOH'SZi]Xg8kvemko<#T*EARo.vtte_Vl<Y!W-mg*4~qtGE,0bP)%DgaXiS'M6i'j^S8UPRq(4_tBI|h",
"3bC{`]hF<Wp{oo$>H]<7{H22QDDOmlM.zu>c;RQ0~_{8$~UNzs4D!J,c{NeHsG9Nj|tIJf*c62/!'`S;~'}V*Bn@KB~wtV8`_[~^Ycg>|x%o,WO0zP02<jLu#",
"73ToPj!,[9{'YG6hP_'w}J+>/V9;_.]ko'PV~Kck;VbFcD^=D[d'pU%rP%d7/v$D7'CKJ[*g%hLcohI**(U@BW+oW_~$BsYJ<)}kFT9tkd50sMXa#jZ'gyG'4",
"u#ii4#=gwzQsb1![]V7Od!-oFoiE0T;4d`>FVBN{41h+MtZq=&t||db(dZ:fy+z];Zm|3wnt,9}p%*yW+t':'x.J:Tuw/1`UQP_nPQ;Ly(&N4LM-,Ms,ME*M@",
"hI+8k=:S#f7-d;v:@MK!+ri:}"};
static const gpusorti_packed gpusorti_spv_scan = {
gpusorti_lines_scan, &gpusorti_spv_begin, 2577};
/* scan.comp -DGPUSORTI_ADDRESS, 3333 words */
static const gpusorti_line gpusorti_lines_scan_address[] = {
"(fC;1u2VA2ZOX.c_EMlSdM|2/yjcx;EZYbX_!U2N^dt[x(aNAg)_j==4dd,OupErPG@_7r@ekzbY^WRGOQff;L;'I},6YNcv#C+%X%FP,:PdG}Jhn]:75!,r3",
"@diY5b&-n~0a8rtD7Cw*Wa(dj3!se(>Yw=AR3>5m.Z:MV$}Q'xiQx`e@2YPn=UVCjQ2h[3x{4o}],>E/|#rB!stUzLW*(cNV9ayklt--S:4Y)|}uc1~NBkfNx",
"zsV=8e;$lLm]DXjk:YK2A!5G4hs[yh9{]`UX#oN[9Db2=@-z=@{6a=v3g|EJcVS6~Q+*,({bTiX1X>~A8E41>R;3t)S>9K/|3A0,|E<oGN/|SHhMZ7'Y;>X4K",
"A<V3]Y#yE`.u0At=p(C1,d%#%H,L%Ns>Y'ti:`~T05(iKrDtZ3PzZu~<jnpo+k*A'QXJ%,9<'2hpZO<5)GQLdW2p0M(&k~o%7wn/>=FeEDdXjRc9;^X(pW8tb",
"aw.alf'8p'4&IZJwB.S6.!vLkyOXDoJWea>Oc2X4JKhMqcDF+`i[Cj2=+Wtz#$b/Cum>vPK)`nTS8!OQN%&@x|h4vfakNS;|rcn~Qb83x(k!XQF>KJS/9*g,R",
"|`*19A%qr&gA,#nKejN^&CYX#cQI2y6$tyU]##~QN(Y,wC%o[$TYCHbKs1b>Ia8hCgY<;Qz0;nn+h8aG2,AarA='DoKZ[!a2o;CB>u5VNXc*q>(u[D7fmasa&",
"P~x}{5;gt~}Y<7pXjh*]b6nC'e`Hy>@A(;;^*bQ=z-b>('LufLDYj),Y}nq+Ihujv+Z)2OxDNqIY3N]l,oU6HAYecm%V;+S`PMcQsw=qBSCR`LKqPdiiEh,;y",
"-385U0Q%}eS|x+jphlTByVy[4W9OEeXnnpHf=C7@n)m_rxb@CZm`.Yvk_D70#`#_C^C}vuKPa&V@apn|_B>v]O[d^r^~ygD}W#(#>cJNxuKwoIS|%cTst$0;C",
"i-RRz#PU*1{c8I3xEBfBe$AV4a.]S5G`p*-TVT&Ub}Yj[%V&}5[O6W+:-+=q:}RM]^MN~qozYr]:BtgTiT)sB9Z<@WC3+Qc4/zhh[)J~Z{s]+bDP].7BJrX1{",
"]Im{m9qkQCD:#3||(FFL|Str;gf@.o$02Ap)mm)Tw)`Cder]LwX+=F#&x_kFM|Cvg[A.kWX])%~)BFah*c!`U)Cu_+W)]MmQ|AG,1riA^e#-K(]TP.h6c,f%-",
"cH[a]3Q}7BtAa$e={F~|RWVx6Ye~C,m7^zG|ZG9kl8%X2]V.$U)bI6>Dp1uVR8PTWV+DPR599[`7U<*.-!`jPKQCB;YBytmyV7LE{4Q/qENAoHlhSk0/$,NQD",
"7pMH76.{54{6`X6I~nJ+/WL)!1S(ux]6e@uvqstkKo`Iq>z~nSLzmd`,>|t@VKxO8Q+9ojD]3j;E<m6W1JE/I)>1lYAbe*|.sUaBD8y@`{SbX0h]eXy@9]+kO",
"n^mx.ww1DSGd^j/_njw&k4a=Ml:Y-(5z.EIDY#A_|%LF_=hOp()H*Y<]x~&uWrB>T)QoJ5u=VtcIZ|Tcs2Xjm~]VKMVw_WB:vj*pa_Y&c!'c_87b.mQS[iTCT",
"=h;3IoJcBwX;y{Y]z7cCNe@Ll*^LIKk(U}{'W|NG;pE[/oycrjwCPr.!}'r!$*b{p_e[n>}mL!n_~57>-Ae;poP8nR5x{r{V.06S%`&`|||KA}X[fb];o*o>;",
"P4Fke4qD{kbocXlJSklb#2679B#9wVS5'jCtdJ+n-Spl'2pl;gBW|8JXC>)XUyYLMY,}Q2`x6"};
static const gpusorti_packed gpusorti_spv_scan_address = {
gpusorti_lines_scan_address, &gpusorti_spv_begin_address, 3333};
/* scatter.comp -DGPUSORTI_BASIC, 5209 words */
static const gpusorti_line gpusorti_lines_scatter_basic[] = {
".3+(.g_NLT#[}Emn=A!imz/Em)YEMDxl&KH*&1X{wz'd~P-^U5S=wWb~)+siz,>iB8=x/ew}`^HuI`S992K6fb&-W]L7]}Qe$I9,;&Va'xwMOk&eNZS'7pjh*",
"J/'xQx2u%eDI[bI`{EgSfL)@%[FPQJk52A1nTH-%kwI~)@-sYt{}sQ*5A,WFo~`Tub2DQpV[~tqBQqH8R'mL,QThOd}H[U(#a>]-joxpvd.]G`{r5Vy5cGar.",
"NSgH,[M:O#+RwM.{0yoQLp%J$1B[@0*Wvh3{7dVfoTWi!kIl~k2-!CL+6|ue;{,[Ik}VjWY8H(UzJc^._NNOJ_=NDv_AdhEN$1-!.P`%jl@t.oqKex|eyxVy$",
"${x*qKjEt(j4nUabFim1Smp{6QVjvk.QBneZe<qn1F<yA(agY4WOF7*n5.V>+2!wR#NLkhiE0c{^cJYV'@u|Gv3PRp<#=$Uywb@!*K%YLS$~w:lN<8<GPH_6.",
",/e1GBD8aE9L@.rlI24.x)JK2Tt|&An5XYDy5}PK<!lHfQD~4%8TA}P=TVQvBYc^sgrC`MNgli@M%.94v'W*z)}rzu.QsW-jxCYXC+`[@Lvj&G%rGWk[j:<J#",
"G'J3`AH=|U5J``B@@SEHaM{c(=cC{Nk%xij=Y>_MO9SXMQp=o5R{0vQ6nl%LT1CytdFC(S}'_y}qm_}n@&tDv8Dj`>]B21`iS%qC[T-82]MMy|fzvkjqpH}46",
"O$<jk`va-l4>!Q-,N)y*TN:2[{3/mO8rN[},|{,1D.-F.iJi@H}QHIRy8udT>E45@HU)#5E>s+-IPYowDlJS~*~H%-[yT<6f=M@=`Dv7Q<_Ft59~|q{[l4m,'",
"qyq8NE:rh0FI>UrcV`M'9EOqD*[N:S|.gWF%4DU4Ig!O0|~PYACQ/)Q1qrpR3K-=:S#U/~yI8~Xa%R=ey2G0RoXu`V2@E>Kij[0z`pc+/fq*R[h*7&N%f`#`1",
"rzp.'tK7;2j/uT[!,[4A`:r&y5S!=1xEE#`]QRMbe|No2b4m06414LGV1t~m-N2{L|J&fd(BXYP2m]LE^.p:+<_0$|j#6Iw'CH.s@7]U%.o&*}h3zSIN0U&N)",
"Lp^j@4.XtR*MW;MvvMI!/1[Yz`fC4%*E}bV@~a+Ei5Kw&{WhI[kQ#4SX;.+A/JN@(>f1]~NRuQhgfha,-p0^%vl7HWT+mj!^K^PL}R.73.Lw;S_9R:|)[Z-9-",
"&hNZmn<&gK@r1W$<GL}!vc2w8K|6FcJ@pT`%GxQUZ3*dRD5GwPga_(E{pfP|4]D~+yfl+'nmbkRsG-rLK]@e=M2JiBwstBG0m{L3@jig_l_nryby3N+{EK!k*",
"C[iiIgIQ=p-`5LnFCj'*@yDzM).8|DF@K-#}DnWGk)ZwB1J'}nS_I-npNkJwlQZOre*_zIVZ3_NWQCe_Us(Nv1uyLkTv:2e{p_l&;k_+Jmgg&H#s/u0b;oFjt",
"]h-i6j|4o#^^448Y*e;V$Ofc8uUuBamUW+Jg0DTX(URcjr&/:]Asp@e)0<.j6fU]IY'P;Nwqk2Ca/R'z7;uQ({kjUqh.;@&4vdIO]xL@@T23rUj61Euo)CL@6",
"]Z|ZDSTBlGdA9!WzUL<b)bTc4Cm|P[q)g3SSvF4XLBUkF70qd)$Oa7'9u8'Qfav0@J(b>%]C|.$off+%Tm7t@pVp~KJ8`r$@2w5B#[&~5AyQKFY*BZuxiO)i9",
"j~$X{CU#YCX<S-%LYiNnTqs)SrU6%0Y,Y]*$[PM+=+!aO6Z]|M{y|aUu+!2:+vR8&T{z0lf!X=!<pnO#wDE>X~7tLy##6{w&i=_lC/=vwS@MxZIeAiA{C&ZT<",
"QyAE(Frv[3nhQQ49E^(;y6-p}aONiNSQZ1&a>_}(Dgev:vKkwbn51-jJb`6G-)LHfB+^_QL`@`*<O&,qspAY(^vifMnZJG%'@;_ZnBiaje=#oIl9r')]h1X@`",
":xN->9YE-:[ENx'h[z_2guR!xd]RBmU&3#4GbyDM[~l,6=m{r/.O`F8<`q<dk)z9ZotIEQXeJj';YY%T@B[L)x.~sH6)tZUmA1v,4UjEJNU~}p$_.EV@.q&ww",
")qbTXSJKSb2kUlb^|1jZ97#bfCg'm3!b+W/P|^/sGs6fEr|fwg7aQ~c=umDSN%ENI'Y*q=}i;flM'|C#[FE|aO#vE<N`i/G}(Th$t&sul98Fl&<t_|Fl~;KA*",
":S[E*r9d~H~'9kmPrL#bAi;PH(Q':}-'`v[IqvA7}K6(7q}OS-aOSyN=Ru;>-`45+FQTD[ZB/MUn_}F^=vS|C:o8InRArI(!j}8EgtJlB`scl2(5_^7P'/]^2",
"Y]JJ;;o:6$|hQ(99$8{~<emM:Pv4Yw#EgOg*72Y^FP:R^DgESU@RVx)pgo_ENsYHmbA;l~HbwBIMY]QZ71fd^mcV)~_iWUdpV($3_kS{1shg-BM;s58BR!gs#",
"R/*_6pG)bY/}{C{*fd/Y*sOy+:S`zJ'/*-~xI`1Bc#kgp+3%3c)mIeA#S-xTy`Gf0cciTl!}Y6).6yQ`,{u^35xG5f8k)mx'KfbQ.90%tG!V{SvAcd1{a>dD<",
"P`oI*!]}-mF)h4SkJ0s,S)v+]Xm`j[6qy$>5bYZ:[whCK}1kftOzzeK='KTMa$lF(y<A{B%q{}U0*|HxD@s:Gtal;A&e`p;j>b:n-BWLM#GM`slD-2R)pCmrv",
"ebX-~z;)cDNppI03u)sbV_YL)5tw/0>l/I)zJiq.j5]@In(_vt8S<qvan<W-27-:50JomC<DK4D%K'iWxzGrubX_DG#|K&A>'|>d*rb#~-L;B);bZMe]5wv}k",
"2FfVQzJTI0Mhcd}]/8$V7bTpc&8&ahDE7jjQsrT8h:^G)-jdb+e'3$$jg66Nv6N'3IvR'jbgo`#+7z}$@SY&w}tnD2D2(yC&[Phk:Uk)8}yA$a5(dP"};
static const gpusorti_packed gpusorti_spv_scatter_basic = {
gpusorti_lines_scatter_basic, &gpusorti_spv_begin, 5209};
/* scatter.comp, 6021 words */
static const gpusorti_line gpusorti_lines_scatter[] = {
"(St<6k`tEqB)Z9N&_R6'!M][bI2O0H*%1|z~R:`7E!4BmKXCry`6T``NgD4~a}J$k]%!i3[oj>5l.R=*&V>i&D5lCLW2}lo/8A>,)pz|1>.VP@RNYP#:VOxhq",
"!N#2hrorQqihqS`[dR99dB}Ej)eW`sAa$Wa&@36HrRB{K~/%-Bjf@2A['vlo(cA~_~ry!o<='!y<0V.Z(A6_9kJME>8(35e(X|er8P%lOZ23>NOFJoaQ&!-2R",
"@!kkTDxn1p6pp67TQ/kbi{YA%47F=*h4bWqVN{a`Ii&{3]uY$2Q]&6s|r+$=@XkW#b%u7a_uJ=3+x))()=&[Z@.0|7XF=J`36lMbFB%GAl%<,dYVZZ}oiMFDg",
"]yOiD~B@~GGbqet*5k2l>9AVH!;^7(n&OaBk;tG0uy!!Ae;sB&44F7-|!k`Y,<1Q):mfO=RS|7`Men{AUX(T^ysGh$$#7wiHFT'z(6.9-7b&6l%eJl^EZlgtg",
"_JhJ1mV0%=7z8-fx!7SZ3(5&lap0p3PxUdj:'4%hN_.8~Y14sn:UGw{p)-i;uO0>MGur0%}$U$R~BJ,*Mup(CtaaKfGwBC@e(6{/%'@6!{g4ny'!Z-#Ds<::]",
"1xzsuePHJH&gI^L=.8L)z&AFt:X;kS:6i~XNvwX5q['QCqCaLIa[g>NOj%<!]<uO^yjcf8/YQ>;kIkg^|6^I{F!m,WMHH,9*$RqDfdzbD8=(!-$ji@9f*Ga;C",
"fgFo7^F!^M1>:wT5MD$`hNfg+L~I7'L7[xOw4(`S=l%gH|=l$Y%S>IZ.7ew%17Km48`e{/S1t~!<T%oK6N4c$MH<k%0.H6&}$Q7:_W;N`q0GGa$yD<v.cEC3A",
"(%q'Gr%o@fN3pc]!Nr5'jji}*ymM,E0;V4HIJ|/B:.77rBp@q5ppw6`j!h|RXH^gD9Cy_tQPB_gr&jop/)y7{q>Oyn!lA0o]q[Q>s3'(K*h:2^(KM%3HO96.~",
"snS6Ns87^kE[kel>QMb;-QKc}-)/BZ,.wF@lNvmu_^~I;aANgs`KB%PF6[kHiMNM+BiYRrat)&c#O'4%dlBO^'o/T|(eSzv0=rh!kD+;.MJ8@_p^pp<Zh>SbL",
"@{<P7|CYI|sX_hoA[q!{a}z.Z264'st45lmjjpD:7wT,/52@YC!l^!ph%>6$7vi4^PheU6[00&wmAC/|{]xESV|b,8'HKNz|(7vHh)wH[v{u&yW=]eOA+C};j",
"Jt<bme=dG6`5Wjj=Ac7~'Q}1if{/$/SZtx7p'ixlZ=Wj=2c^0![SO#pPqq5mO0I`4_,tO3t+Kga^_@P[9S{N:SN_]E5LB<9vdWM@6-<LQPZYxc:MiX5-.:y|:",
")(G$~KOoR6JLER57CjKCxK*t(+231@g]SD[lP{=.C#hyCMp!(imI:F)wSdZrTXgPP79URw)p;L<=996K,o=3M{&tdR^F-o'U0|)x%BPRtw^aHi;^`qRx7cu)]",
"x1ygRz!GcX/g`lIu^5<G+<yAXO=oFVC=0W*}w%N7H}0Kk(*GE3Te#[RJfK`ZX!lX-Uu@jcswzV~+R4v1@YfX$TZDZ{+S>C1n|X`Qrad'0E2Ak9><l:g!T+N-f",
"%&Pg!*p'dGP7&&XQ@$>GuP5{1p&F_-36cw-o,&Okr*)M`%/+OdXqP93)t:Jn_d*k%(<'@1:XfQgsfYWqCd4scrR~lQ,Wpi7,]7!p9x3.I@azX4}+C[_*7Zd`S",
"VFD`%fgs>KBfx's}F-*-6]V8k3R5g'aXONGs^7Rn`*zA&)UQ2JfQk&m!qgk)ZP]2ig4X.ZHZVC4ERJ[An!lCi!U)KB@2XZb0UR|Z0C"};
static const gpusorti_packed gpusorti_spv_scatter = {
gpusorti_lines_scatter, &gpusorti_spv_scatter_basic, 6021};
/* scatter.comp -DGPUSORTI_ADDRESS, 6857 words */
static const gpusorti_line gpusorti_lines_scatter_address[] = {
"%,|6(epT9H{3XbGX7+9E_/`S[-mj]_~6lZk-{~3Q-`3Dr~thnr}NJ|x-isNx|BXu}UKzsY&1$XTp*tqSx.R]rxRTWJY/MqBmPV|:3`46lvG`Xya0Zc:_!II3)",
"oC$}3njl|J27B$!Lp'6=)SukHk0$hItAvP.NM&w@sXo/nF^^V$$lgap]vO<&T|'q6oCXKz6.jJUYk30f*SG!UMbM7YPL_i],UbpsWh=DM|XSz<ls.0>O'!t^$",
"bI=DFLG}45!Dc'fzqm'#7gIuitR)~PZbHg3y~7d@m`[^+EKgHbOX%{O,st[jB:6XI^sm{se|yu$S%S`O3Jem_O_X%2m#ynx('n1OH1p;hBD[`7v!*jjL=Jb+j",
"x%K2auO}-KcX<4B82Wl3/-]Mp%o,S!JVj4e(&{T(X%nj{*Hpi,UHWyVJ5R8<kf~Vo0fTWGrB|.6(x1S>|nZuloZRa^Lv5C!CK^q_1Ll~T7'8Q@W;*9d~AXKjF",
"jj>%7@);t.>JCi+38.V7Cf@^lJ@g~^N,V$^S8oC0V87wq>-atr|4)sJ6Kr~^KU/ZfvW2h[w'l-Efj:TZl4Y^$zBXpO@eiN&GG=wTvAWuZ&-|%sxiL`TBy5tvA",
"c&oqF>@2w/HJS4KE2M7)Q_)9F0,s@3N5a`McNI|]PF%[D+IMvAMi3*k3vAY[Q-f`9Aw#fx0AjDv^B<F2p.[D#}mRz6xJ){1Sjstr$J~zSETPgh@=v!FM$9[uT",
"J:D,].BJJHJC+`iZx,C!81VdgL4Cz)p-'}hzYkWorc~Sca)2gRWM}msrPfZT_~ceim'Oz/p,|<iA`_^v<ou'Xhgs$jVFAX2wkk9r:2oUiI`y=sd@[3e89PK&-",
"^k`>JWbC!RCy!odC)Kl(h8>SPE'd+G}*S$FdR7)Z@/*i{/<+WdXZ>hXINASTO/Yl.^^sO%waG(u0R|MBz&,^AFFqtO',V*1'/BY5G3OU1TdPEu5%AD6N6N%js",
"yd#A.%u8Xq~r*cZ7&k$-vN_}<H6NF2SxgNxtq+$la7`80~@P_+;]VV:c(*uKey1IMWKqI)Du3)m0B:Ys||N_O-(Xsv>~|1T&MeOXI~ZUgq+bO4KLY.LG~(m%y",
"mQ16oBm3wf3mAfmbFO,V;8kFcZms{SL;mM%UUPn+*HHv=W}42%kdDflF~kZ.2;{/f)|I';toZ^,0`O*CC:haR>EQ89P``D;}gW){(KkE~q5$Qz{g%`NiH/t.(",
"'=*vu(etF@5^S>yTy0;C-:!C}b|8Q[.qHoK{Yz<taXQ>a]9~p!8VCYv)zDhn_=,j5TF5m~l2p@FyvYcjF@+t(W4M4Gbwc}<a;/TynNgDhRf0:.NSC^lB5:EIL",
"ezZeZsh#V0J#8;{W[DF7$#N7E5efA9cEq-n-jjf6eY37e,9RHx%AyMcf|-$A$A6doTpIC!D694.:;-5kJ;;M@%E}TfV/(yfJ)#Bw,6K}ul_!@t.05%R[.yXuo",
"_A[l+Pf$_o`aX,=AllSYrp.0U31BXJ#NO=iaETrsDUFzF]Nevp(w:z@wqTbNINtECnS_sA9&^}aBagJF<kMqj8Lx|o#K@q*_/=*}*7;4[](;GlbY+ej~JGk]A",
"{/{~=,Ky!&Kt+VWlgO~Ist9-S5nv'r)wVWoj-1cr)rx}gX$v|1ysZ`o9Gz[c`,%)1[>#vb8lAVAIr/q%-w2[*@<_4Vpw_*Fn.z1o4V!)ZmMS(4U|&mEam>FYG",
"^sH:+*!O$#NWT/U4XY~336x^)hy,OF`d{<PsAuV!BBk~Sx_u6iUwSV_P}2&>9U+.Vj#!5|tNu1_r+qoq-[)%GzLWic*!A6Y{V2r1InT:d'CtCsb}6IXtty2Ze",
"N{9iK=(Rj<o#na[d,PV5Qpv_AR.wSaf6xzoqo4~h&7}O6Va683Z#J7{q$;gvo_Tf/Sz8wWkr]L2.)i/^;{J]GEvq3%2d,R]iflQ@]wiHBk/2amt#,Udwr9`r;",
"Lr+3OeRG%f.N~LAscnXn.pZ%qX3mr;n1T_{')/YC~]DGV-(u+xnx!A/Jq8.bl'M&O*N9*`^*qe)-;>:ey/'*3q>r_PTOf%}&o:]d~=OS/^X-zB_AV4Br1^E7!"};
static const gpusorti_packed gpusorti_spv_scatter_address = {
gpusorti_lines_scatter_address, &gpusorti_spv_scatter_basic_address, 6857};
/* histogram.comp, 9567 words */
static const gpusorti_line gpusorti_lines_histogram[] = {
"%N7p$,:N^=^}N{tc'P[qeJqtT@=;;6MGZ=E+)!J8|jL*SY.Iv60,E#C]eV#lq}78/nfZ<jt`^`{|[+EowFuPBl|~Pz;xnM!kQniF0/y0V=`8<6T<-uJNS*Fq8",
"0umf}F>9;W+RRe_,KvTaeg`1jF[aNB_M}5(4F}-yq&f*hOB:OzrxCG,}[35nF-y/dR{%f38y=j,+8#k62^>9>]j@K`q_IzWKu00}Rxa!67)e5x[Ak_-Vz`cYD",
"9UWIEcO]%I!6{Z!0:^'n8l|-4G;^9QAv5g)e%JE=y8v7K$8(t$2oS'|x6z_/aX()$DXao$}1[W'pXw=naqBEv;w*PXL4-00A*F.dIXHPTlJs-2xns>K=-W1o5",
"88^<pxQx][cAG^voeJvCea_FI,6QkXF=i.G$tMyWyX.,/E).e.gfi.|#purv{>;S9|;yC3!I9m=)Z^<zlC'P}7PazQRj%~Ge[<-SM%xI#,WkdE1_TQH~wU*9u",
",!U1+(HNF|/~v=/7[:xI=ng9CfE7yMV!$Z7Cx[3Wby1W4WGU1vt<2Wy^gFack!l'L]6`z]D5{,6K6KJ)mA[F`-}|0]$H|#fHP:T/QoP34&P8px}|O{O[7cLC6",
"RIZ//mrND=#HEyw*(Kw7@qbC7yR)}4UH|:}J6h*axa#~m3)80znA{:bBkTaUQgIvcfd(SB)!U%62S9CA>:tSlx$k|=^v9c!bh1J=trn{d~>+jjj({-(x`#r83",
";-MMu)e#(z;mj%uiC:iC($+%f(js:CBk_:+8P*Pd+7}GZ==G$9&13m`/:e[){yA[$}4LNZVBkbl.].k(BFI'o+lzKr8;ncp~x8xhXy7}G<lU!*;z}J!HVw$Qn",
"iS+0ibL[~O)YyQZ@>sO_oX:#{F5:-TOGkEW1Mz!u!x'wxpi,XX-2cxA$/5),oDltq-<Jg2j4yL:+gxQUExtDp:]g'),J$YL{+fE_`#d'cT'Wb|2vzC{U$lx/Y",
"E&Xv[*|58j|paSl~6L3w-p*Sf0XDTG_ctuDudg4.xP7J(|YM~ZPr;:Xh/>&%OAf1m;{iQwKJEH0Z]~9ob8W]P2Wf/|_FZ7B**YYDhxu6.QA0^fo/V<tQeimpr",
"7h,4ZHv=[uQUA*u~=|H6kf,QMqHs}|r;{LIkpG+sD_^Rs#H,r9+/r+e]%60c/jL)][qaNB$_0;e(3'jmq!+8ZI}0Do1PFo2g#Z`W<#ughS3=3b|w&g:/gb`!]",
"KM=@P|HgnTZCq!3~s5Fk,U|YpWN.lADM@N%O4[hXfh}kB^E.quyW,w0H%PA<QY;-x4'=z8a>/dR-s)i~3=D|z[FFE<YlRcT5E`tdf:v$xwUeq<,jcgysKJ15y",
"+k_Z}#q_9[@V=gwHTA~b%CeQO_/|T^o21EyT%F~jCoRqcxgcErc/.b:+[CkG@HU]t*OX9O:j,3n;>JPQe,bzPh%dR;qzUFbIxn/|B+_!v^l,-S/]N<oSjc`w>",
"L!9wl]0fybH]T8FYgMS/%{.>Cj^7iD<Z09+)y=cy:Y#5PsX7efPf,0tP@cQ,.eb>e'kzY67A:n%r'vTuCt^k0CK/3OSV|14IvvV6]STZ%kKa$<x$Ca_TVc(oF",
"#1[/=Pvzf7B'nLq`=@1$v4X(8l-Ud*]D;=@gd)R+Z'TEQDGJy5vC3+HOG6Th.F=HM[W|73J6O*-W0I)kk+C`D3HUpoo<6^(w#}U3ROF1phyG/u;P$pNX3ycSe",
"%C)N;H=IVdc-p:roc)braKw)*X97!qB.Wa1ui'C06,,x5Dv:m2v~(u0*:n1Ba`y1H$YP/8R[oESOP7HKg,7`^S:{Lj5,Ib_GQnOw<xd>3KR+o.b87.#Q<-l{s",
"+SuZf{<rh11}m'N+6Ak7iM;O~Vc(.M}6Y$X7y^gnqb.DL~2@%'mlcy9Efhdj{r-3LkNwi/=rCmnZM$u*m/~|5pX)+%LA{>+$Y$I)QL=h<pwtI4kOpC7-#rMQs",
"Ik5=]V9J~*{bBi0hFi%r~a}1{['$pC=Eih@OHdG<~f#+G%JX}}W.eC~vyv{w(%1ZoIX7KqsEFt'NNEk~_{MwsgSl]_{O^U'{6BIp)3hgxR(Y*H~>|(DDF.sI4",
"]4+4!62RfocAf|/iscg',|^|o&{=CG-!e+JO5QR!E@baKSY9cz*4H`+[24^G!wNTA/b}9$WP9yH8yOf.n![V(/ZygdkM$DYe>-.x~BViFFa-ng(<m-Oo^:{WN",
"j4VWsE{}+'zBG.w.u(H4hTj[I4Y=YX:n~.aDB5^nXvld3xDam$VQnNQ=DMirkmfBtM0DU6{{wnqOO~CDd}Y5W%teh4wk-5SdMc:bJ5XF}((JUI=#oA)r^1ITu",
"6hHDLLR/tf(4$yF~]R'xU^n,>'Bu0z)86wR{VnGm*bI+L1>A8S=n3Jf`K%v382z`de!>Jk>+TfB@XpQNze)[s_YoVg(|b1-FE%@u3VR1~~T__JU&QW1U|IQA>",
"LOOlyO;Q%fzKr8Q-Qi'^k7T5134>7~1XZz1'*->*s=AsWPSBd$T2{[;xQ_@=,i,%TY+n9),&R3f^Jff-$~b)2ZY2bK'LxW-m)q4a55~,'fAaPtT+s0UR%//es",
"EUD~byek176em4,yplL3iKZp,LhAcj[su.]q>5(yp=!@-(8/=41tun^M#1TE$nTgWL5'K@C9THy>Psr3]]]_Cb4klH%ZN|%}Tk;;J0+NLOoW^2D[uDIKJ@3Lu",
"+3ECI#|eJk0s,N_mqf}^07)R[&07Bgo`K=lVZ$%1Yo^@J95R'i|uZh6oq9M+5z=cT)0&QfKXg.)vHA-;~>c8R79$G&h;iKvLVv#-=vKaD]fy6:^PMTON8p4J;",
">Lgi,po2Ln3e~~Qy!/(/Z@Vo>o4{L.FpwbFaP}6n8s:Fb,sw8}r4jDh~=iM[6h0P7W'%2e1C_,>L2nw$Q0I|kKD[35@$Q_RBN)-FaVQ%tZ4a8t.i3epvgW('O",
"'//:.}u#Q2!cM!%3VhCnx{_/WjR#m6XiHj`Z)/FEvmjsbSp7-*rWj*R6{*gmoUe:c~qB1pt1ud;zpEX@(I#%Ox+@<]DL;dng&So9~|GRP;YklV#*P|,um[C8R",
"_d:FVWLgPwYT/P2I6|]o|od%Ytp465B.*+)juIdAn,#=eL~r~Mm+k,]vn1Oy,aVXvVh`'`x,&d5u!z:;eP}YM.IqiYiwh^BLwWls~'fl6:Xq*2jc5gN@X2NZy",
"'7~9Yl.569$.6`%.tgcN1$)-6HfEGnC=J/j((Ea&~3f>0orjc0s3*{d7|BW|(oyRbv/ATX$uOIWjTdld5RRVtNH0cN7vF2zgc:j;{+=HSof4mu7S9F-FqT8UK",
"!bat:FM/wW-e^|_B7X]YSCK#sj1s{z_IfU-5'4Y|cGmN't7sindn+:|>,vX-tMH1j>n5+r87mJi4B&{gO<iVt'j|S|Q_|ckQU`0a@fgVh+0%+eS(-{<c$h-eO",
"AjN:$+g$`=SJl&|LO(1~BI^:ews5)LZJQSr3mDpOwzbs,<[otR2<aVdN>A941beD}$7zbd728'4h$(0aseb}zK%wN._mFwuHL5y#]>ykSFGj/SF/k!/i[@K/Y",
"SGkNh#W[r,eu@#RwVPvx+fAZn_n/98o~r5+q(/|<p7RVg@4A38+f-~.GA/mN;_KSD/@wf4HCAw5HpFP7+.5MF~.IuK7u7B@20YDw4)T>a*cd]}%a,orVk9i,^",
"EN[x`dJ0ZE<Cy=gXMp3N:ksZd1HHnOms'8go_7Vk.d9m,DE22:4~d9k+T)kk(YG~LXL4WV*yI7P'XeakZya1`F~gQDH&TU|I`^Eg[y5Z_Wef/ZD.aaqA;t$tA",
"WK{mHORou~!#eqG&38)9OikyAC!cl&V8`$,fjEV'8+B}_vZ$M)'jwxonXlLvVffbs0%J#{CP2{t$1ZM+qFeJb$oJ)HAsvr-+f@]MVt|pVHOb+6Xr_;Vh|-#=P",
"NiGk2IY4w!cNq=xshgvwv%XJvEttWL0L=>x$(v3<d,%/`EP{jq!KRVzfM@5Z3O1]]3L67:x1(pN|h{O>*btEaDT[0ABlhU{@IEM}zl3=F{+@8aLxnEKZtwbPT",
"ar=aLY7L|~8s[jMp~vL6w-_mLgZk$X7*I_{J!Z9MLMWXI|,|P_qyf'>}J.]0ha-W5r=L$qrQ@4XQnYE;BNTB!wM^;VN>>Hhd;Uz[8tcJnq)T!Kk~@6*k!3.5E",
"HX[_j<FX%L|WXhvRwJB~7)|rHH>Y!MT>2#,hk<-I(m;PiEq`SqRsifSk>Wp9ZmY4dLXq=KlQR;tWb){8O5o^t9[q*'(Un1,+Dri6Kce`F#/ql=JH~r9TYh&Bs",
"FdFOhAnfK<Z{fE%Y69VZ:zq.Y[bL-*YMIjbT:.S@pu,jG:HzXf+iw'pI1QZ|HP.^#=pJe,Jw{<I$/v1@jEmgU-oF:y_lO+!,goTM6Xrf`Blve@,c&2c27BArb",
"U6^:G0';t54ebsbre4-3g<ok6(E~qBz#N-utbmXlv>*imAcl+5[ZG](!_<LD~^+Fv;|e'(`M@%5S8anZn}WcrA@Wn=8j3Io-{/>]bl49|&-3Ob%b'hka(%(J9",
"I0/jG,}C#N=r%4C'q4vQ:C)4#6i}VR=(~|!ba=EBR~%<ij::jy;MQ]e"};
static const gpusorti_packed gpusorti_spv_histogram = {
gpusorti_lines_histogram, &gpusorti_spv_scan, 9567};
/* histogram.comp -DGPUSORTI_ADDRESS, 11177 words */
static const gpusorti_line gpusorti_lines_histogram_address[] = {
"$hsk<}[hpE2:I,FX,[Jf~SpM|qgU'hFxKm8g=9Xz-rS@*hz,>UJT>5*c7tqJa&sRQOx#;5/RnR1ARXrhCGDF3Cui0Fme6a:Y@epSK&l.6f=yXv93C-kCrt[@W",
"Zp^n9I0e#WCu{[.em67]1S|C>rVADHZ>0mY5'tdjjKQ^Cx6oB)DDE[I/B*f(yEv4q%Ch/z`Q6Pq`^P!7)JlA&=U`C91KC_=){<3lp36W%'p<rFlTGecN~*(Dd",
"s0zKy9<B6l-F0g3ro`zajVP:pMIF+FUTww[Y`vn>%xBNG!bM&PpLcLEpvgq+3}R'Q^b4;_;)Pv9Qe^JJ!WEbJTRkm:tG8Tetl]VeHk&H)&'#n=Y-/Oz`%w^JT",
"BWpcYfl-(2!],={B;l|_M)z~jlJWL#t[}R.3c;&~Mj[V2(kjAw[Z|w|f_b3>,/>hdlrWIrlHTC8-N/>qco:){egujS8WY~3@|WQtHJDRx1AskCLBv$'_9%}=b",
"Of:sjEzTJ_ph1$9Vo1Q8NN:cLf9kcvwzK2%+Fv.l8r2d];bjdyDK)F='54zp*l#6n=/&N)(~8Lm|x%Q.T(9fO/kDW)Hc@>i+n7TL,Jg%5VwFAj0&+&WwK|p+H",
"/0|@((|Gpc6xG.`c0gJ2PI]2gjdX!J%2dpyCV`z=jk(;*u{[8r&JSu_`tPE;cVcOLZsK$.3lp<P_p@g+`[b!&zAa[H-w%d{i,Qcm$vJpSGouR%i!ak|8^O2OM",
"L;i{wn7c.!dUwck.$r3kS+NVO`P}22`L`p-5Yn:9wo>pR&AoMtZLGQbm_l%LX]7vPXj7NYC^9HZ`*Ag-&ARSzcNQSGxfpj9~T8',}LPG)M@gKyNZ8zd'1cmG[",
"7B@vEAnly7x:XBgC-c>A8S-VvlCD{Q#xTKA+e4W&-Q(S9r!}8{J+48/h-'@d1eH%XfM_lY'rHa+B%|'b6!d#]3X{:Y&IqOqcT^1=TeI4G^+Noe@MxDheK*'t:",
"rL@^1,uk0ey=^&->R/.n'W6nbd=t~3Zq`<f(kRPYo)V6Z$nK61CWVgD2NU_MZ*X<!NNq<U2&b+*9|wT~_Qo66:gg-5Qu3U%MofwP)kxjN<6GV'-HQKYGQ}i8R",
"0GD=x0*RHtv1w|2V<CWW0x>U4e_++EK4.MU,!/R,V~X7E_aQ%%&G[b%C6tqzqN+u[E]C2e:_.V%BzBd/H~g;Lyc{&%B~_Fbw'91.D89gwBsb~%HB5^>jRJO&W",
"eQ(^QH]!).7Ziu_UQh8$&TlF&k1dP<K@d_`q7k&F~nT@RXk]o-'Kwb|,7Du2;pH'S_Zd*x^AhZetc!{gE5-UPIv$]eh9R8-W#w[8uPr)]o|j0X$!=e=LQ@45g",
"`Zl]NvNL*sA'FY3wmE$4Fr=3+EmTg7X(21^yAAnM6dt)U6cja*HW)r[ot8ej*Xg%<YGz${P;`zIoWP=}#,2I:2oO[x'PaV-v>^X[kmwSuHq4z}n()}Y$(z+sv",
"Jokx_BdRY(xs#>w.1b+>DQ,/*g6~|I38{Wmiaoz*#Jlz`Po_CGDsqP>4TzBxdtJQ1nev#;mI*9|QhIy+{]kSZi*d0S^rW3Y+FyPLEMnp``XA>ZUOCGDh(Kc(M",
"_xa[(Rt6bHmVb%vi+GtQpFT9j(KT8e*HOuN3%3$AR31+0#k2fvuY+&/F%-TT$l@)GoqRve`G8MT!v+/5U;XD0.L#gn8c/oNz9Ek2bB6@*hA<Ja]JsTu+LebV7",
"$_GWaN[z>%'*tmQ>B9lzY$y2JUPXJ#{Sa6)!6`zXNer5^$_1mk(bJVN{CYt/4KgGkRG[Si2%491GPGKtXjV0Q23+zdZnTzi%xnMbnq7UYbQ}4C`q2D8mptTYc",
">nC1J+%.@Xr}6j=S-8PsBvZ]eGbXlM//H[TYzg:9P56`&TZT+r$YLC8dTA_>mLWLQX.HbT[mD<@h4ap/x2Ts~*0~GveH`PSZCUFDWDU=c6k(t_L6bntju1p~$",
"urVUw@)z`KKW6GcG*4sT7}-kCk3QD*8[iK){:qy!q,@=Z5XDL2gayXBb~o'pyJ$dv^A^<%_j:Pt,UoiN@o>w;cx@i8P@NIx:yf*-x5lXW&JD%.p|q&sOU:$yo",
"~S*[XeUQQ0bk0$1hgh(k#9y]/=R[TMdrzCQ[xqM18SK)J%a.nrLwZ@/:YY{jy@Pkg+38FaB>n*r<.A<jQZ=eSsD8cnHGD.zXGltm^aZPbw]n`7[(3)oeROPgf",
"rMP]y|QDP.%q;U^S2&+H_S6o8t9$iezA;R^Lw>6|-d.`EiC{)_0.r3)uhCC*hR&:m]2+u0^,g(bK}X_/lp%dhvE=y~iL}SDf-'~+@QMcUF]~dip6}4d6d~w5)",
"7TK5z3;[T9=@[]:K[g.p,Q,h<Ot_y9%;O/R0O`Us+:rmf/s7TlmoZ^uQPg-Eq5nwniAYa{^h}m7d[b!hyn}$gWc*a5:Ti*v[<8pVnr'VwEU=ab(e`!7dc{x-z",
".AWa~'ex_6T-tL}Vu>2[owY__9t,@-^q+Ik$NfdwJdnQ<m7[U=zE@OJWLv2O7z'K<b%E1[5T/}YiL^'bKrhRsxo3|@Ar{UZ~fP:hSBEv/9]g):':Reia~XE=,",
"iW{^wKrj*szx.&NC$o`W>H$:cN-EY'CmEO'8o.=@hxO)L,#vM003,G+e!JB$s_[=tIfiFD;,3rNi&FQ!p9^'t2*wh_x=1Qf9&kT-S1WmOJz3Nz(,$=FjD$C$*",
"iHfx)4)sBc7Hz`vLau(>&Y)F3u9F9rTYDA,[j_L)R_|{CptV*EC,bsN^DSC.aL9J!c}|`)v,HquqAw(1))g(Hs[s;JF'3iBBzxH=4VK^_-0&e9`15DtUNH|Z.",
"qM:zg_v2ni]|Xi[s-uiD)D]-=JG)]w*5'>8SB{`F($Y7/L(zVn,,2QOa[ez9;`WI4SF%48|+s:7{qPEB:nH3goBl,{p64BRQxfr>}[[1Xc6TOR;6+qI^zS>u]",
"c$<FmH*egcCA7;<0C4lGDRW~nj8wPr5qs]]zSNz%2E|2Df>f5,_Pda9oOLV&<GEPs/12BNX6[/W5/8KsD_I$(7]x6<LydQGM9EP~kDK2!aY4/{GoN!mM/fI$(",
"IC8WKWlbfewXZYK/@IIWw0z|7uArd@F/i4lR'WQnu>:2cYYc!gnR,Trn5;k=p(+E0HbWxde8+-Lgv|C/G9t2xd#s=-JCIK}Z~hzv{qU[t(G9{MI$z^Tk@%>Pz",
"*0BYKj~kZcKx=h%S{mQ;ohMd0ez+O!EONW~z>l{4IgqbF.0y6K_>wl.9QnDc<n7&rqg]Fd0I&((FG(_7s<K][/&>y{!(.bo#$|X}yhCVb1oU}pQ>+8*J$[zvG",
"zF|km++lyN(r0V~L{X[4e_R,eu59rHl!/5>ay<aN'pW,}'{}6qCaUnNe|S@Km<mxV/s|EYl`Ne&owEF`{[e!Cs,>!@D//4LO$]>-9M;Dt0F;lg0AM$.y,Vs2B",
"CiJsYksBAQe>[enILqB{i#$*iMXnDYQn8=7>|By[>`fQIGTNz,}%-q+@:lT/P0R37bU~(YHm[$-Wa_N(I[<3XOH0ss_gDZz}b%3e-Qtb8FE5YSg{VDP{LE%T}",
"~_8(ok;xP6:g]D-1b8/YTEMY16mO%>i[[:x9jv6z>ulz.Xe&ULD3TThb4aVi~_8bBI;^i[!b{]0poH9BXeW@8G[vuWaq61^HMMzn~'.NHDFB.S)_~a{Mr|Uda",
"1u*,N@Hs4gj%:VL,X389s}`5`hp}Ug<w(aa72F`,Ds7SQ+2_8jd6M6#Fp]jXlgqBB1s[)^e.^+G%YGP:UZ|Hy])/<6<C++C#Roj#!:{>/abt%hNH$T|wO@BQi",
"ATg}Gohyp,-UaQL/N`n3.^g|=adw(X(Dvz&bG[zFlC6$F1vKty4'>#bw2Dd%TMTnA5cjpD3)lG)sBub-Y-,L5Ya$0*(#bbTd}uQ;*<_=0bBIe8z]8#]#]#Jr{",
"Bt>!;YDX#2$LN,Iq2IdlOY=O`0yDJ6j1$U&A.Ia.h1nq8^chj~z1}}(kg~4AoVh*tO0<E|HEcan6Igr'!^sz,ME[k#/Har0x_qcbiIO4gEFlpYHzP07vzlF+E",
"{^gX}EH5v~*rI_Gvr]|%{tB)7G4)nqwO4;<gQe8m^VJuNvXcomfBCrJL-uWWfi`#;2K]d`GV(S7E4:fVo/~}-vryhVmf7-m=hE5zdm&42i^+LH+PRn>uj~=an",
"^:s##DR,BP,;VC5KhxbA>#H&kdAUsIF(Gbv<[8sa>CZqv8!C9U`ZA4;je;}|~._S[jfsKZy#*8#Gp!jkP2[{PwBJYU1`3@v!.-XyX7I+K9'}=7n%`Xf4J3.M;",
"BQ2z@tykqEvW6=$GNW{x'a([tT{5)X2F7l7)MP'{{rpoKJlnP:_4px'8Um^!i`J}^6p&r$F8X-4s/L~xT+g+PM'Q=l'Rgc)t9J('w|bpfPYGXnbA<T1$iXi%B",
"/OaHT04XgveO}hiDc.[dVzmBxzw*wAW_w5wr$Ila%s&:bY<_/:^wiX#p(lR^0~`mp>L3zh!&fW,]h#LoOpa1#|3emVX+Q$}BNjZ]waZ-3Io@'2-s3U/={>@(N",
"EL^Np<%+/Y7)P=X-CB|*'Z6,wbbbp,&)EnN%wZbK^dc`O0aGHX:bF4xk^73o,{JN]rYZGb9}-mToyNS-CMO}7,:^]9LyJXNOb$xOahu0=&Z;$FO$<6>BecwPq",
"fRlCm<]k0nXIMgj%6(|XJ*_h$7X&v|AkT*+T@8B$)P3*;R_+*Cf7Tl#WA1(fh'!eJ5r&si>MI#[hb55RIN8R&lECFj@@8W0@_mt*(T-$glofz(JmX>6zH)5xR",
"n_B7PF8YB+O`AO+AqlTmu%Sj4iW,in&oQ&rYs:9q;Z,G`Ga09ojs5n#a_<JX2#C$4SgU[6x]n&bsj5fPHXt2RmAVJovpY&=8A%y-mD7n-49{-3QxZ)||`Cy#Y",
"6swy>=:B9WI_Dt<Cnd+ukCaJR6W'Q*q|04/A;hlEoq}$VW!umaLo[wO,c[4vkCBnJ~(zt{q[|lH7ZlAZVJ0:`mu}w#&+NIc3}F#)smkXxza_&*mw-A#Ni{^h4",
"(I9j)4QYE1y@iVvrHSe{hdr~/t|X6##G3;zBf6-|/pI+/Vt)IC-qb>GGGS&3tAZ-IT=V8+yo&=Yzjeu&#J.jKc'jp0<Vit]eBu@L(zt6+B2kDmr!+EHmpkM#H",
"o66dM}~N{$K_YG~p8R{B9*6n>dz+rmHt+_oiwd"};
static const gpusorti_packed gpusorti_spv_histogram_address = {
gpusorti_lines_histogram_address, &gpusorti_spv_scan_address, 11177};
/* onesweep.comp, 13399 words */
static const gpusorti_line gpusorti_lines_onesweep[] = {
"-U2dnzPmkVHH2UhJ{,WT~9X}ySZCyaZQL7gN3k_$!@vgfw4Tbx4bIyLjG,UFEP4[)TF$9wbWPi8T{Szo#PSW4%@QCnR93A(m7)98$aab&Op@{z~w]Uy0AEVr,",
"(Z>N;8edq)Lv}@$Op5)Xdf%fkl5'>1Xl6ohJuaDia&,D1)qS:7bQ![U%r58nLAe;r-bRR#83DKC+.j)Uu=|NP}&:>NzwGCH>gZ:+86':Zq@IvZ3!bBOGlZo~r",
"&b5kdUa@=s/@rmP/J]I>}QNJUvIRkDBGRcg)G*H^LHCT=%*kn|X`6b&YRCUee[+-j<T;1i0h@TimRuR4Fs@UTk,FCzTt,#Z-sM)gfS_5F8DO8y/jbgRp]R|;R",
"A;ok,2vONMb@]O8Bm5b}JUR[Z2Wdq%o:)CEny/eTR#otVHEl|%zL:[8Wj[/1&PLMnt3LzfDy',u<,gz-D](im>/!ey:;RJNb%:yY;Cjb($xVde3wU{{1wjIr=",
"Yv_s'3*_g_UOGO&)kCIC=OeW@+zWtwB+NxClDD7~7s8`i%7)id:,InH>+Q|x4fshvVnsoZ8MKN^MN8c_Gp@/M_ldROnhx(f1]f8~,Lp80GC$89!V|U!yZg6r4",
"zRjgiY.M39n,I1a+La&2sGL^]@;bND$-uWWq_9]g=mnv{~S7)Lf'DiHNB<PgwRKAd~IEpvw}ha<Xj^@Vx(he*-Dr4(-vfuKOo,j@:@HZG.|qu,-8@@ABWk6,6",
"zQc.T{PSjoBbw^=shWXOLY(X^pcBDn1=9)Afh{9j#tfD<SA9'TeJQ8m%/+e)8Kf7-J49BD=EhQ{~3K'QydIwm@JWk9T]173oH8`<4DA(cnF;~^}/zLI3{yhe0",
"=rX%Y<ckVAVriBOWG2zdSsYWSt(*Cv-:;2H!(nq**fO$D#$6/eJanB`boRRGn{mElyHN}7>,yl529kOv25!0[b@=,l,}G=>Bb(D36z!J)h@d@q*!pj$@gE>P(",
"7&}}a)P.~_#@m7czVw0cE#'S5bhd,LVJ9J&bSACm:QPNqRi:/`HCz`:fG*K80]$P$5ULAm2Q5<LeA{Oc*9moG1.T:(|*w{<YKbI/cWKbZtxR_CKNGeN:L*b11",
"jtOH3`^5>MXAL.xXF/.4_-Wh7F)y}q4X6for<X;CU@4p'!k8%%0mwXHodi(Xe}JO:B.}E9;~*DS<_-=5X6C;4.}5xhChV!gdz*C^]9)fX0|M(`2rk$$C]P2=h",
"5b)*u]Sqhu*wDY.4v=U`8-[gA37BxW[rO@a]ESPs<j[f*q2+=pqfOTc,L1W(L@DqU6xmvAwXkUC<xF(-Uv:-2`j:aNqX-23}[-a[@E$SvVGSoTUb<y/RVEySU",
"G_<bF8$9s0J8ujr<c';7<6EK^gHRK8>y6wgqHnmABh{3j@f&}jN|7/uEJ)Enboo$iN1)xQ^UDR[Vj0X-Mc*w~HxMVm]x}c=VHvXSYE!DnfCF|oM7:(;0kKxp(",
"$F8q/eYuLw6Tbk5ps!cPM7T/_heU{uO;M*^U3&)P-m$_tS.]y8J}|uZ=iK`0k9<Za2t]uF{|0kfap*M%9DC'&h#5ve@3T1oYK)8O%yrFVb~Ymqey8;x&r6V$%",
"!Hg+fYk@;J{qYVbi&Pz:}T}G$Z{7Hny%j&YouRs4gNU(dHTAkQBvGtp~>Gv4A&M4hiWc9%H/*k7DeT_LX^Zuw5N,_:C2k~^Y09f]kQbi&v2<|487^P/sr[^+f",
"bS2=^,~2gdyNKx4vfQ4EjQ9[r1R'5Rq_Vhge{'h.8Jn^!s$e;*B$k3{fmLx8@9ejZZ,#BWKS_IT-rO,V3ueaLPg3j6@`bG;,)!B!7<%.;ph+,W>b1=tg+J=md",
"3`$rq!'p7@>{Hr4PtB/RMEA{rpH-0^U}o,W|'<7g<e4;h{ex-S}dw}h!PS9=3Sh>t#QbX;fBSJK3|z0Yt*wzz~,'8G$Z96>C#HT5Jrj.!{*{vqy/D6k44)b%t",
"m7{B,{WMmnP=XQL5lAJ~>zo9Q/6%6TYfDix8`C~qq`pD}/g3=vF-R/S!WJu|WQTT_wdoX<P!*hoey|B$0MIp+M!JQXx5dpZv{>y-$nmo&h,gfaL>^qP-LY;:L",
"rUF,z@$y6`cz-c#cWf7W_ict5u4Wuc0u-HiW8UM6D|2DB0#r-MSOL=YV4WSA1LMvHhF0r&*>Oaq>$=[am4mQ|b_IAc$OFyq2ocypk{xF.,~x_.C7mmF*]e8YI",
"'G+_Wh~p-<Lb:]dg,,d)h;Y}fWVugyo7!2:^Mx$@Q1DOA*c|JD%}WQ;s0Fu3iF7SYs1}xXSK#ysQ>=WZ#r%5;+j++Nf6M-)Rp+k5g0[~<!9;vdcT/Kp`5i9_u",
"/*Cxz8hVV4JVaDW^Rq[}*QwaUQ!5k'@-'[ig'iS6qx[|x&B6x>e4m6scS4mscRoo+a.BU$//@:fU]G|i@2Jx.fn%%wi~|Me7e+x/APekc:6J92>Lx=|>Y@+xw",
"F&h;xcMVQ.fv!%U[tJUG3-~Cy%37Y#`Fa&|jvu@)F>@/X6-242ky{gQK!>SPvLx;}+Y8M<E<.Dy+9Ge4VbHu|KEV5cD81)GBTmXh%WtC#>Q3a<;MP.dVs@{*t",
"XV!m`YPB><d1kNbdp.i1vZ~eRTKoi<0p^F7h@u@=+}a,;4~$Z*'X0f=8&^~E>5nYai-C=CCLn7FS6IMgm];{iBt]1|fI_/cZL,jv1vrN&X`G>1`EeP@BLUK}V",
"xN[#=:i:^ub)]2d05Xy(d$9^+J5$gQ}8-WIl@.Q;K0nO&@`U!vdFy_!<h(P,KMaAeTyEO(S'G=xkLN>Nj7deonR'$<Os7|%=1pc4v}zrE~%2%-;GlB}uw,HrJ",
"%[,Gx2'(Vo70ZHbgr=)JdP@T7Pfr6gDNgHZS7iesjF-b~ZW8Y]wN$]tQu~vhYCzRsqau|8DM+J-Ba0*7['s|-vECnzxN&/%=w+*19SL,9)qC{]Ruz~tmsiHso",
"M4QKk6X^'|VG%N<m9V#8,g:_u48^_J(i,)nr0u)r)0k2[k/GTBQuq8-%M*_p0~c##AO/LV-2Y'ZB`<TZ7,-7x#,G2IcRhGCbz-K*~[X'67u+&`#s6z3AX#qFB",
"A@o6mrluK>R%]mGCyiY=I+s4#e+C/<+LTbI-Mb<_lrypIO[ZKQfY-zFjYc{_vTVO/m~w<h@yi4usddXSf'~^#W$-g<N>Ck`Xc[nDD7~9GlOK=+NM81m|lvNjX",
"F/*Y$$AO#8,_Q.cAKiz84vsF.&4gP0|%Vf55DbRwX_UP,zpkO}vfbRk/7Z%zL,UxY4)/eBnAlqcihLKB4O!Ur&3dyl*CQ4UH0Tmx{YQ*WTdq{A^Y'Jz3gCHlv",
":U$rxNpn<0bzw[=b;{IUl:gsHTfvw>b7ae$TV9MZ9R4;v'iGy<zr.:Qa%WHhx&GC%C-a6N09Ne(E/=c199~J~NYg&jX[$gh(Mr<8pOtvUzMsTNT'ZeDS|LM1|",
"yl|{poQ}r$UGKO/@{-{H_CQvNk5y|h=u(m#,]YvRLN>2@gX#5vP5%EaMJ21ZX<U0-JH#I|YMzLT>m;=l(zs'z)[PlA11-,6ppjZ|y%Apj|_rJ.#!A&{Lz<0V/",
"Pmd0~BHE)N-tX{v$|tWE0D]Z/lP%(**1}c3RJ+xG{%})y[Whxf3s6Mo;4t]^{wW!]<zvO-XdN8NP>p=s0'hR!lk!G@8=mT5G|g(HZ0B[FAcu=SUwI#{kUV_b*",
"c_UX_Q4e@_Kar>TG5@ms]q3_CWaY,&^w]L=eo,f4sPy=Qz$&/O(_hBu]%SNQ3o7bcO(aD/Q#XBjPN/w]|7_0*Y}Ap1)6MIoXJklhqAV@72%'yI'z30gIpP=E8",
"_YY~l5V;(}UIcX[;4dg2io-[Op26s^1[b0XKs;+K+~GdZ+K1p/IY.f!$>.6%OzHX*>f$-59SDDkEI(#on5i#mQI:`+#*^w>kIFBebYJ$@%&b0$ujg_pmNW`%)",
"J<wy/Y()U=xiS/9D.7H)+c:mrOT9|;u-X2hK@;#Af%xbf3,LFm9(GEzWZS1`$ZzHL|A{MWZu1hZ!ZBybHOgRZi7h)EzsLV&Q589}ZeKviq$*%oO`z[NQOZ.Rr",
"q-;Lm7=@_g2_!@F=k-2#G:nM93Z2<.~]MI;R2'.L,5q5z0L+u=%^:=^g@q~KpDIPO+zYK2`mV/At'IZ<g[vcTGkucHko_|5%v8L`jy'=rEZfWcuR}QS#q>%t4",
"}J&vb}W9Gm0lk@QZW:s@(y]E,z;CrPWZOXdXs0x^hFRu_GP&ow^QDw>l[DH=hC<xuf|G{xIYI}G3X(3+KMr{.2!Tl~+^%Mk0RbG2i<0e{Ey$MW;z0BrSSc1VK",
"dPEb@E=`Xqoe!:y<DVSdqEsL4mu6a|IlW8ZA~e1HED/f;~;L,Ze!yNb!r1TgNI2L3Zq{%YEVcyjjfG;plo4.A*&4/GOfz*cDHi%T{CM8(3$2#qVSpgYUe,aa(",
"LF27'#E_zWmCS;L}JkgS#'lU~ck['U`h592o;zlAj8pVq!)WOs%S$tkU3sB.8e(G(,3:1IDDhSwN;,NV._j3>>%.4EIs6:+{$UXSB;RbG2ed#f5<zy=7Od]sL",
"zov;e87>}+7Yp|X=,%B<Kq>}VjJLFmOB(SE8%sug_xe2ZS>7n~z'|nk_IpHELl=A^iPGfe#pn=+X9dFndM1zh_$9e-Lp!66)3W$pIufId;W3F6)3Q}'1k~(va",
"Dc*aZlO196l)B}*}Tkm6Cg&gkHngL2C{f+X-+Mw[2;/Q1Uv=oD%8eAb%.QIC.}<%xr9ljLt@*9(g|.aQ=)7|}0yW^W-!3qoQ,:FPybMFqrL/m~xpm2a0Z!yz`",
"@ct#[5._7lI&+0l0>7O)09d>B{X<npVgi|D26f]2R*bmlvQ/lev'_{}1izW4VE^{9Fv*ZN#/(*V=K+H,.I7C]H}MfAY]*%b]baG{CL|vM~4}OjScZ'h%&h)k~",
"QMsxNI=JWL0PIp@1=]hUQ0kjZL0h.zahgLV_>!KZHzVjV&Uu:2&(w{,M>yut#+K5]_*Fo5Ce~ni[pTgpLv}h{&w-m]n**@63f6IfaFKr)W/q[PW~z5_T;'j2N",
")g.%Khu'JF)>'pV&DRCTH+t-^NBNK1n1MNXMKGHT]f>YtDT+Dsn8q:s{:JgWh~bYVpxU'{y4O3PJxi6K`6*CEwc|~;:y@9CK2I5R7E$bu:Rs})Vb_!CqzPF,t",
"@DT9j|]pn|88k+[b5S+rLI:l=uk'IC{uq}kuWgxY~NR4skzll5Q7>Myo;GB1V(Nu=bq_7s]kqhhe|fjt5&Nfq3WgyoGsA#PE85c/%&c5.yb#0FA2Lh[)Fm*I`",
"6<!+6`:1=07uRmSK)#X),e0kDy=vr^kTuL2cpyp[q|93;gI)QPjaT_<G6>M#D%t9rna3S9/BRU[Lu82<KV9_mU@Y1bqYD.n5BD;-ESWL.OAd7AVIT:|-I*`ew",
"v({P!U8_{|;I=(Y:#7}Ya+bQM!ib.nSX.lAa^zjjt^K0Sr)bC#TWT]tPDa9i!Rr~HLT>w#naoqOahwHzoLZQJ^Z`akK~^K2xJ0#8`)%re!;I+^n19S^>l3B9b",
"+.`$;,U__MYH8x,vDyxprZ{]hB,T'f'4'Np;*oXJ#yi6^'+SmkBx:h6qZ0i@OxTq`EQc!qL_d~2>y<XGgge=08$/U546(BO+r[;3V/58w,)Xux^v56!ae.L5v",
"c1tY^nTO)Y#'=')p8pG4,+7nfHWQcK<C+'iOpX[d%.QW2}K~FB8$O7sdBn_^pA=]FF}L%LG0#BD5%M@wGotao3BLw0fwmmNkRE;L)Qn/A,Sn<4,3y@!D}=&jF",
"fN~,G#`J(JNs-YMVe}|U{4dwyz0[oH,#tWl,N]'}n*aUfgYJMEi8q>yOi<oY@R4%}^*@`FLvDHk)l7YuL*kFVO.f]TkO4WfsYM5[pkq!afI$F8No=:a~%wY.7",
"lO)U7%n<1N/5QGK8k^%vp:bA-CdTaj+!FM%_I}!qwbsA,a.gaO:N4-=w:`(KV|-&c,lFk,{QY#LYvO_N|t9+5PV]Diqh~!yulB:6Fv.Yr$-S03Y(P.LJd:9h8",
"ZDG!Khv}23iv/f(LL&(SyA<rP_%tp{QGyk3lhZ-6VctBJ_S>*YTd~>OVC0OyTHVqYU:rsEJ|G;=_CCU(_&B<~ko0_1chY1@WToK^K9oh0/AbXc-c3Y8Z]8p1P",
";6pOz7=O#dYCO7E4<bP6xLZq]cpTvGM4YH(-X^*h{0*+b3}rlI235K8CuLKUHiNPRA@B:UC-gq:+)8EB#J-77wvLCVL7Fzcm+YO^SPv9O}y1pIR]O:h'b`l5m",
"oZD2q5|8l2<P$tP|#,J#On;%syP1P.kEs6gy}Y.|dToD9u1'[#;F%MecpQ-6`ry)C06(FEcTee;)]]0jp1<@1%=L&9[h!)Nl`z@B()8Vp_/O^qi+=nZ]W:.IS",
"4}hj6]vssJ0D%)npOK_hU0<^^I:*BlsMn0.(m;=[)HK4%W,jRUnCI}4!cG*fypZj=#B[#g+<<|llr[#12w&,A=fnU5#o70:%{+r:L=iiW<_6[J,Rhl,/2f@IG",
"X-PKGMW;]S%~r^.P#z68t7zuyKyij5+P`juav/la)`'lve8D4$*~>CC]_h.]%8RRL0GUgl(0ZU478Dk.3JV$Fg,cT39i`SZgv&MIA}LCc%5z=_t4AO>ya1$qJ",
"6-Q9DX-K'djFMQRY[vVCRj`9(*KP7I:Lb'K*P%V(B/8]wR1u2EG!DB>yB3*9htL;r6Y;Eaa@J9B`D.ot!apl.j1of;$83f`>7;Wv-ACUaGBjSjKe;-uD{;o[-",
"ONU=eMOv&C3Yv)X:V./(_b-$0NV(e5_ji[ZrJVacm]YBoV&G[_|~~V2Kis/3FF;aE_PIBJ3X3T@Ia._`t9^<ikH{r6Fj.=*`=9/4[:M%4uxP@$~/@JnT'+ogF",
"zglbKp[vaZo&7;[^Lwi{%Fz'_E<U<NlgZ^4MSy$D,^8A_|^Rl~2T9ffR/AuyI`AyM{IUmn2uIJG6>&*^8WGYB.0jm}&`kRd:d*7yb;h%~.&+aYFK'rJih-ag=",
"XgN(!S/kj*+^5M34wNyodkxEmRF]lXhSB=7yA&~],9d$LtUT*FT&mORjJxj7Y=4,30Q{zJ@lAV;m=||K)NAGiiJcm&p=ZCytWfJ$_O{J]}LiGBB_uxt~(bl@8",
"4V*4AYG,{k&3BL-S+jt3o(yyHjc0y&VI<4TM_3Tsq`rE=zqWOH]U>s3GK4d$Q+~vZBiU=jkQM,MXtVVK>EYO]2nebvtehns`d`5b-b>e%Qw-Op}8uu)L_`-#j",
"ize;h;o*G5IqTzg3uueo:o;B{U,/Z|KC'n>B/c!!)C!<yfu[:Ppi#!5pL*^/&e0i+mP2fSw!+'NW8&DT%[^)[jz1<U1rK,3M9!4CU!}P79wCEr$rB*SW[TPuF",
"_]TLC[K5g*/;{g-6a"};
static const gpusorti_packed gpusorti_spv_onesweep = {
gpusorti_lines_onesweep, &gpusorti_spv_begin, 13399};
/* onesweep.comp -DGPUSORTI_ADDRESS, 15384 words */
static const gpusorti_line gpusorti_lines_onesweep_address[] = {
"'PPpW./-g9Qo#'CAGLP.-Q$Ui':!RtlDPeM)4Z:^tqYe*N~I4vp$jD*H~taJOkhDS[*'z:S6&RyH2+s=>5Xvk;:%fNft`~!.t3n]an8zFdvsQEyuPtHC|vcvx",
"Yj;l2WQT4MvE16=QAm)Yy/1/D:!.7Pr}5-zLC%Tc2mf{vR-B_A22ZcFYpZWL3:4<a:ZE<&^DsZjo~*/LF|34G(e4qw[(2pldiTmV^CO7U]z_fL5tDH>F1zYj{",
"bMojV;R8pGbIj$slL==LN*>nBzO-Sp9#aQ6#>SL0m'y8aXM=R#'|hscK1q2O%I(DGLg'W5Qo5xOF5es~~2f`Q</hGO9}{2*bokJ<Lm'i`=8Fs4C;4*|>}SKl8",
"vMk`=vOX@)uZ/B_yp@=d]*AdB'=1K$Z>)O6|~cL*dWXPFh)nXM=n8,t~};q(5|i&$W6-/]X2;2PdHyJ+$|i^[GIiOFT-o2dxY.73<d#kAi^qypI&5C_1a.zQ$",
"xNhdXtll41ve^}b`e]ZP0Ne;wi#Z-=sy;j/$&T`8Sr2ka~Z`^9j6Fn+Crdfr7i%68CgH!je-`z}Ql&!+hK6,~d:S;9;`vxKZVWq'EVaT8]5qP[3M1D2kota=w",
"t=%RYD@-tUg`i'e+snfGZoBA2rDl|x;)GR~kDh)4B$`BBOQf^%ah+LxR~UZy.]k@CgBc_hmKH1{VUQ/Ayh4J1ZpuW'GCm9BH`l_N#Z9:qqIyJeJ9Te!|}im[#",
"VeEyg_V-Q59ZGimW=.3u'Y%h]S}_Ho7d=.{HfY=OrF_lM7@LWam)a]#4TsDG<'I7O*e~;d_xu|S=p|c8~BNWpde1lZn<9>u/FSE0ycT~JWWtUmcK+6X*L5D3C",
"-Ibg$&$Lf^Io&YOYy+r'PmW:bM^1t6@Ig3cOD|uQlh|uuoKS.zA!0|MKBGb6/iP4V*{1MjmVSB2'(IcP:Z}_%mD(<8!/.{<;1g$*u+(YgSuf}a8D+|6B[aFii",
"i1;*4rQ!sq/sk7-V4@.{8=!o'sZ(UN@Wa@.y&d!6;1mA^%]4M)}+zJ!Hjy.U9Z&uLH,+F2N9s3B]J2GxyMR-E|&DbF31.JJ<yul'guJ)D(NaK%I6K()GrY+fS",
"JgR*#`ZjCV_=Xm9}B{;[T8>5RF.AnMQZ!:f*yWjoLgrd;[Phn}9t$&15NEtf'v0|6]M#'$eQH,qq)^mLd=n8<Nw9e7}jE'zE7W=rv)$FM,5mEx_a=RniSf0Q;",
"X$c5{q,~/E@RgZy>oT#09.Tqe#Lh@rdL-r'jkX>A*'fs^~@m:%TQAxA43[!HRHJ{AxK8^/I::<k0%=xih6:!n[N3VfJAi/9'G=zxxI+@'=}#D`7xhj*1P<r5'",
"<b:Y^/5^a/9L%npU.x!}0QKxE=*mD6yR,]o[CFtxNG}q;aJ/BEu&<,j&|LH8t~[tA1)ir.I/E/.#uQ$|m==6<ubn:Juq<]$Ux$$yV%FWqsp@#b0(_9OH0}pp{",
"fqLH.S~9:%.PAV}i;K2|UJZZP_)cdz3q:$xvuj{dkRIJj87Ff=auP,D@H@DmHL30y_|~h[we)fL+x9==5h01~|Nx~=,|p]($3+7p%AvFqU{NtwQ*GA%AV$6af",
"W(#KrzL)OqBbqH8YLP0#^Mo,*=Slhq~pj0v(q7g-<]m|z;{RorVOq2$680aF-,}}`77Ug!AkL~l0<jWBw6w}%oemdi[X!1Z%gM{Z/W1Z~[US'^ncFX9Mg_I6a",
"S3:$WqeEes5}S[Fh!UM2L=SwsfS'uA%h&IoKt]Z:zAYBg>~rf84yGOT|sR/|w.4:yM3|b9|gMY(H&hUYy.[PRV~L-f,B:0ySc.%WEoH-~05HYv{TSE+1V'@Cf",
"%tQ!_=abA7qxGEQxFGJz8>kN%eRaI:24fEzAW:bGO~>Sa]jS!]=23]NqB4#Fz4-4-Yle!(1K@f|P}M<w9(,QOAA7xAPic$s(kBYs7|0-2dHD1L9BoGfhFV+#X",
"1xb~fL~dVwO)4HzRy3Wv6%dK_]9Sxyw$/Zjj.N>]t!#;#:H8%oQUJ9;POCi-j1kj%H=+j$G=~VJ8=wxn!96Ooa)5^kls_(TK].v=u_W'R2T8Ix'5D5*2JBM;#",
"d0k=LGBtZ|U_ED6S;21Csk|{5E8b5oj`sXC|Y|F%}f($z#V@vs}$2qVsKy2=3dyEs2wKuK!dPpG-:ktz7~-199JAKS$t[rqCXg5IL4l>}PN3/XP/y2a6dZVp{",
"Fz)HdVh^&$b]1Yf;cAtxOxdWNg].]SS73d^5=7po!l&A!o3z-x-r+%g:Sm2P.eJKgx6D>3FQKVut1^QC~|XgsYQQ@K}O-q:Sj~qN!F9_xZEhgfsw1XYbDG<r@",
"eZ<^L6=4<>ydeptOmUuA2c2(&SIdz6=G>iWSOX}ua$N-j7[{nH[3h}s&%^)9-XxL}0$:`;RAZZL:t!)-tj8@85na2qkZV0B&(bSzD&WOKmRgqv<v-V-nJm].[",
"t3xQ}nV3B[~7=ksvq!-/dB<:e:=0{J9*D~_<06bk;#I_:}U8=Bw+4wZET.AJpuUxFHLZb`ZOVv-I#*`kt+LGp+$kprB+qNNfqld:/ti|*]dhCI6w6}5I_uR75",
"_JAfO}dW7Xt7~s_NF&A'<+myGP>*nQ`4Zs)(_`p54ZjA%h9ONsa)T[i:;nSzxpOu$)%frk(''W6uRr3J/ar0mDq|jUyNSUST>E9^o'*)yHi@@lf]8R(%L#qoF",
"QP!u9}iGPEV{jVm,<LXJD@]ujb{V%Bsr2#]Jr.)4.@<8Fm#juwr$@clM{{JykZJv$>-i~_iNPJL^-NLQj^jiq]#I*erKx|@:hf~a^ezm22,.2!!R(jS%)]$qd",
"exmhV!-$xtyTBjHW.(PMJS(8LJ!/X:Phk8]@0gU3iu(duvp'S0*~R>aASN3jjcn25Q`}{1#OG0AyhS/F5)sPKt=.#2R+xhsy6s;HA4|k#y3Ska]38*G`Q3t0D",
"[J[u%ag#2:TMzbCogcvPBUzWM]9((jIic1$*^u~i|0!fq5a7pgf->BOVga='>w3lAM;t'z$)$Zt$t5PK)P`jhUAg+r)8:C;btD@[r|k1zHsMr*]}tD(Q`,A3h",
"H4lMqG'#6]'AlJ3&_h8M:Ugt/FfQI%a*jZ^7&!)X:zek%BHAc#p8TKE482av0/xB)-NOF[^Nky2iuSeopdej7S0-em6hU>3oU-+T3S:5qEm4{vlFbzd.OA6cS",
"iX`Rp~BGc9DLd_oKTLRO4>85QiSkpN~2A*hC&UuQIKK%iW:IyI2d3|qu('4`rRD*Gm>3vbq9UMkS+5Ak>jh.Q)BblmT70oC]Xb$@/qjf>kerr+G6tANTe-2#'",
"O`-`v;6:GD{K6KJ`WD&RpUWqO.{TK#E|eAB20<@vvo9T6G+dI-<4g,GurmABvXBm8;Qz+w5^PB]z%e$I[f%:5]z$a[6J{_Ma_1Akd*,H`#~a|+>SmU}11F2Y5",
"v[T3a[c&TO,KQE4s'FZv#9S'j~wY*Rry~J'tzHVxqxS!r!l3CnAJ^L[E`nGgnrnbCX%`F_,5LkaBJKBb6;pMI)3oYGWUW=-2)>dV=_EbKZ{3aa&>otj9Fm>|%",
"#R|)n1`>!4h{2L42^<gPo#LiE1aHsvN=/3lCE>a&*i5:U,ax(r$yO/I7rN9<*l1H**YZ=fjIO0*(I*^Q>fIJ60H4tTT]kQ|oQ-{}^%>=EcDY`FfVuZ<ThgxC6",
"Qo-3T~sXZO6F:4+~KGt3Ogrg)bl%=xcIul{U('#$bbPj5p^-;+aN!GO8n|wUe[,|mnP]-}2D[8[pIAet+#(DO[pbBv,*^n0VkYd;Os,HAA3xYv4-M/yQB!:P(",
"qhuU%i!hB$9^su8mRzNFr@*{^nl~k{9<>5aky1v6o}}1MzjVNfjZC1N6od~gkS-/ff;W^f^FhEINX3ZDL$(C1i$A4F.9cES8J+1k768ceba}!<t]vJ&5D2.(C",
"#|=gn^Q)@<(~`e9^s`v~3xyO$cZ/g:7<[S6/YD|>-[nn~U{AK]yw8M>}_lUP53W$`THFCJ;.'9gN^kx5uYe-}$3H*KY)S^W[pG-B8Y`;W${[+H&*%|9kDk$o.",
"njBI7a:@3~z`aM&u225L2~:tB7[ObS)J,@ZlILx>_aPhS1&~M|mI`L74}CWcL8tU]M}0$_Yc[dqBboO2tN$/7}VEJjK@1mwNC(`U5)Db%2m(QulC=5_H/5!Bu",
"#:A74V_}4[a4%AnAUtZmi(g7fMWRG6>zF_^ToPu_N=F;Q+0U+hD2>)vLU%naPD+~}b4MHpC,P/w4Sdpmw{~Z'cb=G~b6VD%be.}KUS9TcKh]g[qRB(b=i*`|(",
"e[RBrww=/j!nFt/vE1lo%]0!DN7.e+A)c0Th2~baaz]$Gp{p/*HjHqgK]IcO-E+!Q4$B+-WErEb{S>Uu_hvPm-X0R,h0vnL3FN*V@{=-1AKbn&qaUm]EGG5~h",
"3WX4%LI5Pg8EWF@3*=g!UBAU1%Z#ZYlFkgL7y:(z}t,lj|JAeJ&s/L<4hbM-ZYPeECT~Kj4HJ8x/Z3bP_ESHkU8r9vJ<M]xmrMLzDUF)jSf08lo_F:vjJ49ef",
"_l5bp(He~B_{}B^TnRP.KPfnvS1oQtut.#(}mwA9b[^NN_<GTJD%nk6Y!6|wa}qd<pOXuQ&,Q.H'AmG*,vp_BD]*z&#}&dYEVTka9aI-WIA0htk{.rQB8XTb@",
"(;@9WV*b`Z}rUohxJNUwbUre%;LYT2#FHe_Kmp;8^#yjRDw01:w|Ssy|{RH3p/%/FmzA0Xh#SJU}cj[5O(usek,e*Z-},x,YFGj]'.0(rfBA+.wM;UG;#$nWq",
"x9PWT6Nf2,`YX#JZ$K*D^,1hh;'oz5V4}>`mugI>v;In6t}epa{mec/FPO25.p6U}N.)2_99Xw,9mbk)-ex,u8@|8J.Tw'CYIh#AuU!H#R,em_ITxFJh[u;A!",
"*zKQie]!ku_ijqikZZwp@4}s=Vuh53r+!ifAxoE<B/$/j4K$C]4g>'T$lr*%P6h%C3`2=q&'2QO:Vp:9Us^#f$0(8Pz1PiaP4kRGb--6nvdJ,N]&G;rO(U,Al",
"{J<=hJei'3$4QOf4%N!EJ.g~v>|qB};Cj4j/T3L'x-,RZ.-x.yT6w'aE,:s;m'6pF))^5'nl*}$T6.--]@Yzrgov<Z7kQlCFMiwxQ~hS(,_A{b_Mn=l:5wht)",
"qDE,{ir(OJ{pONV2R6u,nW^QnS6YQ1%Z7d$Z}8SYv*R!Eusl0m~{KP;Z<`6EyW;|AVuV@LZYJ6B~c`:Bmg#.-&:3/@+9Tj&DXbJYVVHB:W`nkn!#_a'@|7Q!k",
"84c,j89@9ek!>d_NzM#P5S{]|C%uO(tGpC5*=Y.Kenu=hC|^f*R-f!mOQ9`zK^$GP>8Evjt7J2D5g&ShSu9f*r*o=hUM4a_|hJ;,'+rF;@|xz/0L/J)m'=%^j",
"6U:4Q[jIvr=i#ty,G(TiJ{mM:KEK$wHVd:Cvg<#hKOEE^49Tgj!*/6nOL;n1syTfBT*b/f($d;#Y8K.c`*pFy~a`Yr!5F;g,1&6q,QRoZ}B)nuo5+}n*wAC8%",
"DUF}9[HHSBCc`}p%n94S|(E-0E|'mWoT0:HrozpqTi[cT4^lf&>0NS5Y'co/x1l&-ImJ8yBc-%L(Kaw&IIGx]_m^`F}J%!<i_^TkB2Jd!Z+<^BR}_1_Lq}ITB",
"P3<bV~<;P<=Ac`uiDEEQ=FwffIR14kEP#sQ*Dp>>0BcG/)Im]wq_pN(Q#Bo:SoA}U~}:]EFoa%@5$Coq'3~Uf>D-`c5m6c:p$~6Wy-f_32{oTstj5ep_+E|A1",
"j&lZr&+!jCA'yk5<s)#|#N=V9c*h_8j@:z'($![u${=s';G=_kj$]*^POIjy*vjdU=AhuBy/]>[nUmZfO]~o`7xkm}0u;6-eURQk~s`7hu>EF_`8>(wV}{O#]",
"Hd^z+/^_0j/gQyS@<eJb'~5[`dl1;p~r7yW[82YlO-g<=bvh}Ft9-cPp7j3=_H^3xA@DwcJWOf]%_]|>C=ym1wly9$^S-f6|EpQ^WmYcIW#eN~iK&v#_bhW6d",
"PapGE#Y6abY+`zF~K6S^3UHL)H_&~4tnkk@+HeLkX=%6B`,09M|P_BDHCb]{H%m/!+73)P**%g1(dW{vrQXe'@Pb/U>5H5f&krvu@7dl(J&iLJd3Ww#VrcMNs",
"rgKug%=QPPY6cq&=N:@uVxhkBr;~@*UmjqE]^!l~8<o=inS(W7lS>#9c8K:SZ]9i<mVugZ1q~WO@Yq-j5svfzga/LK1bbH``|.]TiTP2#t*iiR7{7'/Z,3:44",
"O9$P4_DEHFyf/{GHKt_kU=jA:.x-8IY^&v&];1K4s]r]B3jYcU)@OyoYE;PTo)l6KkhCmy_^P<g4>Hp$e`k}'d>}M<+:ODne)ARmpK'r9E-E4D2-/Hsa'f{BR",
"S!$^#=)sp/[^9Z(_tKlG1H%!:;_FQ6z[LJ8a+4@9v&^>}%0mZ4N'-oGa':ydtjQ24y3_D*NOpxd-W=G/*wK(Sb6MdHj~~]==^/Kn;WK=r%C|[u{pQuLlNvy*q",
"c,W7!n89jaNJIIk_es|'vn:fYvN7YqP<::RioQ1Sk4$bb:<@Q2vObF2=]R>2xg6fCBQ}NBZYX6Od],reBI(+G^5/-Ajf|Tu[>6si*yYk:&Qd+:}A-#NnU&bmK",
"v4GLwtK)IX|p,<uyP(>I[KyxB&k|6zh##Y6Wuv#Qb3m)8AKa(-kC-e9H|]{m9e$x24[[3WZ%T~#AvO'oL[3EKMskyw,1xkAo{tmz#=:v4*[Ys^ZXtw-}{J8^h",
"[5dns7dnLS:#Uc=OENirLgi<*[F`<Wu{m[qiur>JA^(&|V$qh,iT:zEiG8B-<b=#saDJ!wG;*C&b2ke-M=[_+~mE2qc$ZdpjRLvi|#<BdWpC;uTpz@4>*r4Zf",
"zeEOLJaPC-/W1)jNAt7y[0N5u_I(lnXS<FWV%C0RBS+}[2.):'BNLI/@&lFJb>.c8x+WVz&Zp6j;&|jH@845rz')iTe<<#Zc0]W3^DK~&niT0|{m;fud3Xdet",
".@o3P]ECR!;$CdjLQ'PE,%$K*XFKA3dXaSR(:`$BIBGm!o:4iDK^Jg3mDk0fo1fn*OP_z1^ZMw>jB},o,~k:ozR;U+1mdKG&=CS!*sj<so=i~8$nBPW4%`CU,",
"MPP;X]a:QwaUWu7wq,~B5*8dCv|,,n]NJ]stH~l}^JYaC:vmH82cQ{@%wQ<j@vNHVWU>s{:ik~khS[cP>Zss9gGOqCxBr|$/'18Sa]}$z1X3t;.w9^_T9#oc2",
"p;zaIZu%=/@I79%TyIq=7:OV51{6Lt8IyRIX5^D!ysTWy,USW9`E^jN@TB2y{(}2#4d~iL#5G|8bhcXMqU:/72YuU,(n@0k_}'`K>-F#Xc^NU4xIG.b-RLh`w",
"<#}=]3w}oW$A*GG%wT3TFceu$(nsT@~l[ZflF%Lv`P^pU^&u|$.'8bnUV:h<_6~lcRaVwveo{:~tiY=A|x@%Xvh1y3j!bk_'!&+!JT^hu':)3^`0=%>F+rphP",
"nM$vLCs<wDpt]91{]YnI2`gqGeomD*$@[y[~7K,+jMJgSS}[WTsl_(OBQykw(=t@s_,W_E...(0{u{^qWEaM1C^pck)[IVZR0rbCE1ag%iJ2s:9Znw`8G,0`(",
"Tb5|q-M1[TGNVF.*YvmoT_9%QpTYOX9:%yQq>p!f|.ywI5Q,NG=>wljnnY4PP_>:K`(jMis>izlKeDAGzk:D&w+Q_d0)V07yJkUuehV`PJ__M]5rc>(u&HgJG",
"/-@rXx*eUaxq~]6sp[,fmsEyKhnRa/z^>Ci<NT%kd!0+6^S(O&bWlJY,AvC`E+%eATN}Be9{-IEtZ}.KgRtKwf5Rd5u&gJ39#<wC9WsF!5Mi(cN#&/;Juv`Sr",
"m`)^]!:O6#!$+]{7W:QLH6nSA~6kC@nqK/P1P4`zU{XGRl}`UH$-4pe%_oJZ99PtVC;hx[2`)[&M(5HwL%YF+sNoP7Z37#K=nys:_(r/b6bns{+[nRcgVm$_x",
"_s(^`J~AMiT#1TH<eSuUn:``.2II2G+MNn/YA*`}UglM2z{GKlmcklDzVC]p=x^wmh*N,2$&D9~|cuPF3jTHx@0(89G.J%m@U0ym%3FScE61m4BH%0d(r}o0'",
"x#Pr^Cj9@s-ypvf:iTa4}%Cre*q4>vI|&U<L)Q#|7A>q0/EtjDi;&W3P,C4u'}p(yI:KC@6cF&|SXM'PZycu,'of@FZ3PZd@~{^Rmd6mRj[;7wB4^V:&brU6o",
"8_eNTebI$5A3&e-9Kn"};
static const gpusorti_packed gpusorti_spv_onesweep_address = {
gpusorti_lines_onesweep_address, &gpusorti_spv_begin_address, 15384};
/* onesweep.comp -DGPUSORTI_NARROW, 13593 words */
static const gpusorti_line gpusorti_lines_onesweep_narrow[] = {
"*1P>I%v,Cn^M6RAxN}dq7YtaKe4|!sh$wyGo7]dPw^PpkAm<n-6(rl5@+A~tqX;TlK%z:#4.3c}Pl]97THr4ZmVLo4-]I18hRe)Q5-V`5%en,<aMW9zP{@;KE",
"%]uYHNv:.F!V(1{^e3i/ENQQ;(i0l(g9~a_M|v+@^5]R4Q#$l`9Q_hDi(a$03=qb5v'[E5AgS!^'v!-la}1=KSOjxx`|$p>+OcmMnqgZ`_bBijLdz[wVgUhp=",
"qS/oUduzYc+YTSPs/oSx>uWl>Dt{uuTXopdPP~5H&u>ke@Q>[>f&zX6g8RlA9v5JVZ6!q;T/naCqhi^ZBe6moSO/_4JA_u3RACWw}QiXOFn3+rA#n3iPVE2:=",
"YV|8pCZmZ9N|uJK%Tb1xirEJ2ebr.5|]8L}cxOnK9ZS=c4xf&k-#CO,9Xx:O0+Z~e]d'{2@0E.3v5TfVUJl1NFP-WtF6Df{A0Y-H&Erl6e;:uWw5;|`*Drgx[",
"-/{#`gO&U@2uFu(oj!^%a~yL2N([~-#9%683x^W!25sLRe6/@B$>8]Ug]n)9},um:=E0gp2jgOFdX:ys@4U8z_R%s`M#s9^9Yo[4flbBl[z<`E]yku`4J%2f9",
"C@F.UorFZSA2Gz4CV7;&Pl02kWuRN%M3GKs[$T[cogY+Ey>|tW|98#gm@6rCJf#$=hYk*G(N5kxijG*mL=$hhP[^#Pg[4KyGn_`}#63q1v,$!UtPvR/%$91L,",
"(F='s|]>Qhok655=fY;e_X_/^`00al*=8T[Jx]z.wj<(K6GuKDAskM#A%&Ltb;@qP%vEnKFF|~*2+rI;{@S(PfbTo6IGQtLa~I%#I9sQwwg[xM3rG&NDEoXW!",
"l$1T:q,Bibk]w^k]lRKL7Erx{X$[G;H/,w:XISt4b!AYHX>g=15(`D<4;e=p<Dv./=,|/F9;GH0@GAHqh^&&KZO7;TxM_C.jH&h8QT^H**_</(O$5fNBr^&Ts",
"c/>p]`_E}lX9,4~X=s]<o&;lwc`9]q`.&u8cw_s*va|RA%gLNFPMuSauCo`74DMxehH51`k7M1)+hoQs>7,6*[+j=OT:&#04D`guV>O]`e`V,{`p*6#ZusA0>",
"Sym6Mk9{P)v$7[!V:,cOdk2vn)@boF9l#|Z(21Fxkhgmb*F(!Rdx;4S%<C*zp;$[65bUg+r=]=HZxY$,#7,I%7`8^[d1JsLpq:KGC)Tyrgx{MBnlC@{]&PEK&",
"`$yL!~ZU6pqKHj'HkWtM<:tF,u$ZfNjvg1>ld*{|H8R*)1v9*p`c@Y{>xX=~6x=]V~9Q@-@+|8=lR9L&{0{NxW(~`P~5*R=,MHwfw^D=>haT_kdxBg}tX<JL7",
"vL]M0Ip6DU_GLBK7MD=w=/Jt([rHd*%L7ehvE&XPoYND2=N0IdUM-S=)w5T#EsT'jT+t5aELvwlvGBNO5Y7>.I*R*roVY|qLe6B/HT}R,X+kf!9856cfNo5}&",
"(.}`}*)a6f_dtosNh$;OaQwlJN;kOj[@Jnx!ROvy,a5vH'D,_1/%ZF_M4qMDoP/KMd,irmsw=sY@H/s.<BYe}HCrP~SWw`S2a_fW26!@Y66%!B@$^[PQN}|G;",
"(lr-q-mjKabsJfIhBAk8!,@+Y#B*[::TK1}SfmGH[j^sfKrQ4[,*sV#+QXgJav#mW,k`%Q4.[1Un,KU|A2>~INX!yJ%|uu>.-s[<X])VQ'{SG0;.<YI={4K{i",
"CgJWMmnzbcr2}n9',Hh!&q3s&v4tGcjdc$R5f~EbfzAi/U1Ylz}mN'cQq+bZ@xX+DK[uuG]u3>PWB0#V>GxQg,I;:>OsMD=/OF8+g8SfS3T%PbOjSbQu}&I}-",
"jR{U@=Y.B~~rxrt%f([IRHNy+$P~${vXS:o9{<HA3fQKTVN*_$407t!4jkg{&Re!M=<A`gUvEdGPZ~cr>jp.A5[LzCvE%Q&~-3d3g5==e^t'~GyfJ1~KSjiYr",
"a'.)l|FND<iMreBo&z([F`=,FUreUv>}t(qeY.|qJFxtGO%W>lRAEZ5pw0nT`+ju)]n;pn&JvJv[U(F=>Fl~0K)=6_Y1~RhU(s'Zn<!J0j<!6;R[juC#/qmEt",
"*-/ek>>Q[rFIbPDkZ.nM#95$k5;rn^wN6[o!D$}T0J4tP7!BBv7;RZdEy.flMQa!hz/TBw>#g8Sqi6[-9HIO!@avzr]S+|T54zKK[=9.>`^U:;Qh4%JT6X9zn",
"Ir*=9vF191&S':Q4,<:5I8kzE{c$vW[(+mNh]=Qq+WXPX8kC'e]~q%SW6_y:zWPCS,'gKXb<S5Q-uG&pEG.+8MF(!M<//wXJc6R{7fdt$-4kFFI}zznwHZ1}_",
"A1e3%Wc4kNEAq~M2/|B*zuHf<;/:]6rd4hTj+d{b^S177K+.H'6fty`m&fy]-c:aq8<S]^hJYp$Qd%V'eK;uF-{z#OF35ObZ.t,!!>qDxFc*:_AgcR#r{;_Y9",
"-zx$KZ8$OY`7r7+oHZ;ogsng^=FGFs0W+w7I8z-[O;7Orq4|>U&:s7@4X&:b0:6;K)1d&fCSHvST18m!vgWT8UC_xu2yYn_Kf)c^n&buk|ENjX_6eu@]6DDA8",
"l@Gt2eWku*tpz+wEoV&$Do2NNhbJPTcR2TKUst|^0zCl5rHfN'_h`O#M06FIM'Jl,,dv$a~D{mij{UU;Sq1$d^!Idzzj`5^@6sz[i8j{b,G0RzCZ"};
static const gpusorti_packed gpusorti_spv_onesweep_narrow = {
gpusorti_lines_onesweep_narrow, &gpusorti_spv_onesweep, 13593};
/* onesweep.comp -DGPUSORTI_ADDRESS, 27768 words */
static const gpusorti_line gpusorti_lines_onesweep_inlined[] = {
"'6xqN+<IuAK9V(HkD-`yLq'p]GiN.p`lv6Xks<x/-lO)*)Ob.NrWXkwjA11G,7ICv#7[j2u)_`PXmcnmix_u2Xfir-z8k=vbfB(e}cHEUJ]_*Hg-==GH*R1{f",
"T'6PqesxLQgd]faR*I`3q'vdngoEJU^[@J5RtWx<MulLnFXTCnIS%<VtO]|Vl+4fLXh{yi0M3d7jh>;EA7f=/^b8y!t_BTd]{'iG#|Zrv64PDvAGB|^M`j|aF",
"wbi7qP-E|M:3)VdIq+).ao#^[KpX6rV/>[`g0U<nqZ45tQi7FU<kCv#HK}BW(zAh|xX,w7xubYD<Wm&.@O`T<,jTN)J+XGp%{dCE'tsVE:,bn.{b#>@^.V_n[",
":mrdKd0SC7(,Iy11^u.Z!Wa~d#4ETfQhX]S&*pLdbF]`R)u}}~N0mqX_abi:),BoL-s*oda-Sk[fJeCtO>ic450t;2@HQ(z(MA8/^t.%ardAH>Sx^[1Hk[yLa",
"YuGtK'ZZY2'Nc;9!QW=K]5bQvRw2^zkhgbigUk3cA}d1*%^~dMOX|oHb:<fbd2$IP{o}wf$]Z+%_Fp7>u`3A-X_8Y$g>byQd$c-l=0]@77fkShX~tkjg*F$BS",
"L>V8r6JuHu+w`l;7$:P7%'*mPr{d,HLYzI=l<igNN8FBZ{w]5C>Iv(W@zTv/6L`(w^WWkmMar4X@a;^FfJEDQ#{7:Rq!7o//Md_FL1nTP>+1P@G7#Nk,Xq`<`",
"sG6@&qNF%<SbKJaKIM~Ej4dnZ!EXTp8vrJ^8u^Cv_DD0FbGN$S@8G'lcBJ~;[Rg~R;qbGd_kG=`F$^cqvI<QiExmwFA~yW)#%fdJga[q+>KX7MPsy&A/iw)B+",
"|jJC!;m=wDS&*.'bL|t2.|NCxiY3lV4M#KiyqNE>!/}g|^o=+P$gST-mMqwUiaYYZ='bBYrl;Bose,D+U%Yrxj1ufJxAKkY4TfiQx3_1m!1E!f5a*L9(SUl9,",
"WG;Cv3,5l.*oz{z*c8nc+Gyy#4-=[lEwZ+P9u2i'NWm;%8fF(6RO0F/TM[Bgs#dsnrw'TPqGcU,oS[Spk-d4+gAvZG38m_/Q0Jz%SZ'MSh~tq$}76NvkDcZ:1",
"fY}$im)YhiM;-VcE)k/3T#t7i)gn{C[q)33oZK[X/8w}nvvF%2[ZQwQ@`#>Z@[/oyl0s:IOOcB4eUA@AJ@^+'z^&koLs:XM73(c@:_.KNXD<:&K:'}Lts-v#d",
"g=_,14s@l@&ir%e#/vb2^|mg>5eGPRda~}D[e1)*rU_k%:(FEsWY)HU4>q{j@bzW((5(&Of)BTcqY7J7XBX36c1Gp8jMDSZ4=(3sq/xZ6|0.Unz=a'Y$j^ZYi",
"-_Ab](N40lz;V&4e:,;g6cn|M99M&KPA@BDbJP0Yk<B(b>{To[P*y]Uq7(pw+94@NfIs#;n@_bhK)|_]bCmOvG*)frAWPI{#.`Y&YUWaX[.Nbd6qsLc<2(fwF",
"nM3!=>=qB(RC}E6N$J-<ll6Q5Jd_}6,ul%}>z=H1A8]NH=Nq)ttS/r{,d${bAXI0LxC1V@0w=oB,{#C!@d8J%S,'AV7hb}n@R:*9)+LqS4+0nRM)}C_>V.N@w",
"P*c.WH4GDrTPj'QKHcM9^hnuk,.Ien<snv33%u.'mLxM`=fxND}LHnSwz$<U_Y:ToxOW2eh_C(NRK!d]Ddu$U`x#ayG2`@%TAUO&<mIhI#.%V*!eN+_g.crBh",
"#L~FQ.L&!]hPSm52r-p2[]3=u^JR='|Jw$%TL.X:B$.bdWPp3cW0zd*HFfhq!S:6]9.}C)a&,3MeG9=wui#Z;R)`*%ndTpdTgbrzQe31v<#4.29E1MHLt5j$L",
"j6fJ~^mru7CBw@HHcH/{m<fk]Ro<St)c:RQTNi7i#@f97/<IBe~3ylfi(yS3#^93<#>B<>kHXq_'C+PBfm;&ntAv=)nXm<)p(mZTjd;z.J|<v2$hA>`8#ts6+",
"dK1x6HoOi;0P91rg9SUL]Y@Uf^w'`/di5rcco&XoFg@IC[^UbM'_sZ!RmK8FHF|AtUs)K7PB0o&TxZ_NGAaRWW3/]Qz}M,2n}N2@2gc{yW(=^pQm-*2.<{tY=",
"}lvT.VVM*uP&}vvKK-7M%@vO3CqJq%a:K)YISmiSE^EI-IcxNK;>Mbm];4qxnj;uOCSveSW/Xin3(yt9obV=BQmB^'%t]X7=bUekT;M)D<n6Cc5_ahdkJO2*u",
"0Mq/~vMD3~r*$u6rTdX8,$BnEXOSZ,j4<UaI.~Smp8F^ZO(i'X%o@-N#-I*%{,G3`6t!ErTtSqN/n1LU[HJy)K$T>@w{@>OA]JCO0>D:8RlI0Afj!HEtV+DFX",
"l[jw)}IxU;xdXD($&wloP-j0`#GnOXKQRBosrQ0@wBC-i{gtkiQPrrh5MF021S'7/P]{yg9L*u=_N=YOe/QU;Odl=>2OW&x4)gB9cGBil2&aQiw@;TM^8-7)U",
"6;9(Sy&2>I24=SZn^.a^iV^{BDd1:9>]IPQklpJQn6z/[{:8R/_D;Z&9q|0<X)k#p66Ye;Ft/fo!CRWYWQP[_4O<wP^hNcYR4CYCh<<NK1)awXkZ5ecT,1jVY",
"k7*XlaKCz2*2v!5-:`TxMRji5.AnSmr2KRK3dsD<u>/trYey41+K:S/y_m5f'[%vKyQJXH4ZS7$6!Oq2d&9}kQIvTWc<mLsnq+a=l5Qnj+Na3'$IJ7aJ/A;[4",
"]dX<x5W,]i[eWHl-Oq}FsYkZ2p|Gv7UHe$bR@>8BflG40skL(AW6/vS:ft><n)k6t|A!pN#mWGkV%A>u}>v*&7}(]hdyDI`unII'G8<Aoy`~BI$*+Sje&+D1N",
"ced)-SsYq-wZ#6CYK0$+1D`Oi$g%Woit|,>6,s2-eUYxvsh2n3TO'N.a^lkDx}cV^z=fe%]s=a/nI);,{^|#*QOQkS`JRRK]'PR=JAaq$mYbv|(=ofdz/Bp8[",
"clB[VwM4!o35BEYyS#|o8-m%UmOI+!E`X]}Bf{]a%hS1RtaY$V2*RdiTzv=.U<I8u#>{Z._:Sf0&INlSd0a]/_-WWJ8;oMrr!{0J/QM*bieXq`.Iq3ELO[=D|",
"0]Y8sSq:<Y/$j,>]p5{~4'rb~zU`cDGbqT2H$z`gFimJ&vGfMB.*]bc)CwkFm3T(2E+r-UYZ3S{^#4@`#R3*mD@>]J'JU@Eud2Ov>i;J[``c,8dQYJRC}v9tn",
"5EpHmeIu9ST3xW9]bJ`'9=CV3]$=JUf00l+j:AFmTW(`H&bk9u=MTXXzKyX1T_Pcq/Z^{6ki{<MKGcPZ_j[|Q+m$fsz8dGL2vg+X8ZbUEUr>;cn!Zh2`9[yT;",
"xretTI%lC'.@r3[CM4$Agz_[mpP($=#a8QMmcGuy,)f|&EhHrfh_YD-QwnwPD-V8PMHBLqL</%f5C^Wb#brnxb!;I~xL;KvyU!|gx5_.K@~m>-6^Yf=/3[<HJ",
"QREM|LR!tJ5z;$*CjNJ};42D=_{;~Nr`2jB*cH=c%0c'd=@*^Qt}&4~6)5u7m^`CMakqfE2mn/Bq!CPf&|lgP~OfZeY@akEJh9JW@xBX0AKUNu0gKXU3^c9/7",
"YdSSR`'<pxN6JtWZ)J~HWf=J~k/MUJY/^3>'$0>&I#Y*RXd2aru5$q{!cbM|f3BPQ_9J%Vj#9rFk7<I08H.a>B;rqa|gQs,%tfm8qGzZ{dV}R:+2nr{9=XYjl",
"E&OVGVa(AT:{)NoaKZ;$x%/w>xT&0~xq8:*IV+$&BepFV*HK$7f)>iwr+he*]T1iM%tBaIvh0e}YL:>L,WS$Lv$&h&Yv$t3aD.%R*@9OjCjMlx59)E}xxx1E@",
"//oV@!e=PSE6X0C^QB)z}}ZS#Xa!*7S%}B2$)gp&m9w6N0d,;iX#qhlH{|3f3.~8Ca2&)ZWA[[deW}Dl-l$xQ:B/D;PL|be#^1$M7=aw$SHN+HO)`GzilSF.A",
"'WhmqlZ%PCo]+CF,m],#d~g'TWAyun-x[ow*p7z`UB52~!rU%~:D2_jk+uEG5dHk#i1zxVa;|tJfIS+TRd|#k0yA:$P~P2CrsLi`*CxDZ6Aqw'^i@B.'h^g=M",
"YVpS`>QV]_Q:$OChAOZ0bL4'=Zab]-4wpOYEowNaS%zD.t6!]Q,u7AWZ*5{&D!%X!l$'I|1S{n-K1[e2pX;{i|p,$//j9g)2z6:Uy1,2]J9R~Xblka4xVqgqd",
"Ed)><AOH|nh^:vU/f,]VAnJtd}d5-zap<h~hzu$lCPF2:h!Ti^l=8j>J=67#hF[5N=e%Za269R/K`MK--W97->NEh*vr}fk`auTu/ZRXNTql%wQzW<WhM_fh0",
"EE]*63R(wHw8]/#Y;(9x|wav[MbVHH9XcEVHn_-i'QH!2'I9-TFR;U1^r*@.TerrYw;+hm5$a16A|Z2{}l$4xr8}eU%s.F**^NNaQQH_F]'TE.,9}4Rv(fVpz",
"7Uw%[f;fLv1s9D1p5ZC4UD)2+Pzay$yg:CBq=)|#}o-B:m[[W#Xvbp.X{v&6#Kxet6D!v9XySOetN{.|4wp_RbMzVTYYVxnf:{3WVs$viIq[>~~RKWCwSv$AV",
"FPXXtSNr*GPh2i]h_!Xp*q6>*b>&_.W#Ov!f$BP]q-U>.6Pe!v:1$lSAXVlN56DTqqGe^+BYL:xI@8p=:4,>i&Youhv6rKIs!e@_^2;-3!c.nJGhZ+X20{o~Z",
"oR0XSDR%6-'a15:YgF7y`>&n`|@MnoC@nCw+JfcP;hv]O&V,srZU3(Hd$.3iY+,6[DA[csid-i+L<yj!B3R.1+2BCn0=C3@,jcTZgum5F0!gxp.0C8$_0hY~q",
":sft`Y4-//+|<8,R;f;/~('x9ha1ua9,>eFe:rb8IjxM)0}6qaX!!tYTThchd1!Tt/c5A>&bI)ImfW-&#cSN9`i+p1/Y:`AM*`J9-Tk%Qo(+4),022V<c5oxA",
"gCQ^FT5|xTEe2&j4S|eTKYPw,E}}V3i{x#:irW`S#_kO|!YB(A>>p1ss6LUr2U!O1oT$BQ@#EP-77Usi)~`(y=B_7f%Nq3NPM7id.A3`swSF`LG<M*q0ONnDo",
"T[A)-2Gmg^6qK7P}emz_NKR9BdulYWa_Vt;K%R+P!pB[Fd3J$N6Tzqq!`)chW=-;gUmv`g+J/kYe@U9%b;R9}lOAY%m:zbzzXN=S#OC@_p<y&qN*rw'%KO71[",
"KkSVgDJ.{@ep'&$u0>(OEMKB{vSLP1&~e[fRu[L:wS%{%/P^4{q39*&KzDQ*;r}Aqa}'>0hF+KS.Nu}|@{#eOXI030Sa@SGrDTZ*~3cGo'x8>'Da&h)e1{X4i",
"LCm83!K;Y66OwL{>t-tAo+`LFu[;{>7b|yQ3n>B@yE9dtiEHyrDDTk[qxMLszws*wem[:#JDN98o4!80UuT&XyT1]TEs2kn{CDEq]EIV_%^-i-:;z6v)k'vyX",
"Ya!8DQoh]iuT$9&a6UW;p`N&p]I:_73bW[NPUO1m,{`LjDs|x3+I@hx;>@9:${'UnR8N!jK>aP#s:;[nX@d%%D-X20t'..'dP[|+oPt^Mu`{v'^4'nUJY!m$Q",
"7RiMEFB=nD|HL[n2+tPx;2='*42oFDB3%q)n<0iF`u}/_E(Yw6:Imc1_x;;d=LL1ufjtPczQ6gtUdl&sgSdHsPOOs23i2z<.g(c|Qv]s_uyC.'mTs:X^WXR:w",
"|8C[+j.:{K>n2bckb!o3=(v+L+o>nVz3Z$iX1OK(fiYl[7bhw#e:S5wgN(i;*IQ|`dtzZ*M#5z-/BOtOWVlNa~nV)P`hB8,piDp'EOug[#F2R>z^kJ0#!1,8f",
"_cs2KT]qDB&v23F3L%!GNnzno3z$x&-M6EsLOr{HIxR~{2jDue)+DRlxs,@*(o]-p!LuCwcF,`,-]mQvCUKm'C$QnR6yU82+B;;B~U0dcAB/5L~r=F|<rj}Ch",
"-CqugSs7I_hhazh.s'fNUS/5/;-xB4,i87*a_^065LkueKra)uIOH<'*5X^j<vr86_+ad|6V<yNB5HWyy2#YW_S7AGvH_7v$Pmmf4NCznoTcNJUCTgPB3[kIN",
"6.46bZ5y|=l7vNujvJH$bm@TJj+#i[y}cR`{T^j.|!ATt,WWtZ8.<[~_8S%tRERx^[Xfkur%X]^*'_vxCMcl3t+-$'kwH0&q*V`QX'bu#>f8x4h0{qXP~SfuC",
"ox~I&}.Sq_U<YqmE@6_hFH@@*/&SQ>LPrYc9.:@/OL(O'-<QX$eQsq@j{5At%Sx0w8er~rBRbKx!YyZ15[z7Hr'H<80RmMr[T(-]^3M|'HJ(<)Z!IwnAPx:jU",
"HSv4{BcZzQU:{%;dh}{I1]hV{+wkoH:V2e/dgs<olz1yf.7&fYW'OR%`]Sz)`#u7RE3!{O3{Xt;|+].U#0!}VQm3D,T(Jy45=<_]sdW@FlmMR_3N,_E=vO0.k",
"xz]%pY;V)Z,UozQ'8*lFs80OrdnMNc)4hXHw|_[`I~gf.CNO,B~EMOuC]Azqewq8TPd=FJxqRe7$3j=+atN,qav1VE_5a>jwTS;'Hu*jW5!`#dz(H*L{x)P=x",
"f5h47ucvqMxS$H+GLYv^z%&&d,4IPBMM!*1v2b{,hgZ[1hY{!ALr^~+$2GhRxCdeP`&|lOcw`V=L=!N@xW%]RK<:}Nf:i,Z.qk#i%qnZ.jl`3G(R7dy-oBkuW",
"GhWg[E%EfVs$]947ILC_Szc[7=v'dz<n_`0]1_NDMx{K}CSi#FvQ2|i(t&|sAA@b05l.h&$|Ugto]]vh-%GLud}M*h)k(VPP0Xu:TSNLQbXRk}zkg%`YMnYLb",
"8SAx:u${[o<<T>iB[YzuB765J2|m.r-A@&Q~M:H3lLXF5[]A%Q3'fFH]Si*#RRwu)xv>)-AmEkN'`N3rHt~/dS[ihv(8xhK~My3A^-4nE$[qaw{oh&7F!jN06",
"~vB<edYcxL:kDbL%:A]_HQJmXHm;,A=:X08-DPm%5e5d'oVqub*b,8VF<Fn#B5fU;rI9:.Fz8bQe)[Os>Mt5_m,uo(Q`pm!^X]:Z4Zk=5l[A$%tWHk~9DjRho",
"^eLC>&rXU*]KsC6ERu+(l28:h&%j*E$~u]u.-D#K.Ad;DUVB,;hl(Kx4</o$[/O6e6x)(k_-2*KJ#dT>#[#&>t(#g_J7(7Cz4w1S;!aj)n=zNt8}@59Q2leXy",
"<a_fe`TgkfRy)F4l^]US,/Y;u&3mJ!J'wp[hBz/`DV_LkYHP2l6t+NpLgQx<a@*Pr),'t48;c@!UfwkZNb`H*D^.+6.1&ggQxCM9zz^{1hJ5(W>|dFy|2eIL(",
"Bs{9>gVl5ilUxaH!:l;3:sA5W@s+}v>e_q#u_q0.Ndg:0(ay%|SAkA>x6FZ5.~G)TeRz(j-)8XC1Fc.g4~g`dk3@Oz6_LM`OAWx6WTTX[K%7+90pAD8F2~BQ:",
"(=>QCAK=03Mb3!Aa5X88'^s#8R!^tj}Mp,L#LaP[FqED*KkjI0b+dIxbZWm5ZflSD+'W,M_v!a5'ZYXgjR6SIq>af69&oY^RI*!/(#JRkMv&({~PTt=%5d3sV",
"[(y-|_cRvPa]Q/6/.rpQ-l7RlK!`Cr],JnD6At%y::'IFfoB^`NVp5t{O*s2'<^y$BxrL0Tmdhh-&6pMkb4|O5V/4oF]LG<>@i,RT&{Qov[ZsE&MpNMt$G&7<",
"pvBEq)3v&=It:xSuWbg:1=Gy_4`#K<F+0agvtb0+t<GU+>#+h5WY5n%.fA%-rUF@ty9~B5>T{Zp|*'x-R&8H'nr>#y[X3Q<nVtFucH>~cMYVivY^Sd-/d72`p",
"H2nzGgcJMNDhjYc%wM5,>UJk'_/|r|43)]@[~ye3Zcx[bh&B8x}y.=`b*Ghm}uLui'71R&OyD&X1[XrF/!ubo;l)S8MXgX_EqBKMCc3bh<!q,>;FIH^xr/o^d",
"G0Eb@|S%SGhpD*JgU*RwWw!iS7OCR]7-D]#fi7=S@D*t`a$<%:Yj9tD]g*xIDvN%*BXx17Vx%euo2Ne`y~W;..|W9,dZ&$e3VVIp$0W2DZd_VlvAe|Gz{X<w{",
"1AXf}wZg%y=+laT0DhP)5X|lFL9d/MFPU[2Tl_JUc&!*||4uVYB|FS&yu~6s3*ifscc(]6{yHq!&-nJ.]@xzgbFSv>)<']u~(C|bgz,B)Sfd2CQNC7MILZ)j0",
"{c9P_l0JOcNJinv)VBkgM%=X9GUYvX}z#3+zY;dkInedXJAf4J6D[BCfsNt86)j=~bu(T0Cy^qriO/c9G7invH=Ui3MaigRz6`;'683[RNrDXs59;BR6a[{MG",
"CSp3;~3[R0]#caW`G-6ikA_}-YXyeu:!*kOrp46d8;ae1aC}B`f<1d!7UJr1(S,6>v!Bq<Bbz/S@bAyIoVnb5wTiTvY{)^)jEcX^pV_s7Y'~>.X{czE}-MrFi",
"wOMm%(resn@i:-MX#,u_E**A3s_XGSWma`|V9RnoXF}ua=qBv-1<-ZdWHKb$udZ|BtC+,uK@39-OAAU(e;<Sa6DIaNn1$.eh#y]cy-0zX}xIu#|./'s&&qiX6",
"Y%l8bjol/3N$&.690)Ad3>sop~cUS6#%mz@!DgDr}`=WvYw6AO-2Dj&^R6}26SR+*LFsj@&~I&MLuX>}fKTU)c@GAnSy|F5*x79_f(~+.lmEYE{z98^L4R#|y",
"[o.M*y&8!0H+cH#.k~%a1&fs+D9/do)_(c^|IDKb/sE(mDd<EF/FCOL-4y-ML/&5-,n+g`'fm}eRmP`LIl|[:.Ru$Q`r2Jyak(|a4=RTy<Xi9wS1L1rvP8p%7",
"=C+5SZp#1[PCY(C9.~KmwSF7Q,Yni9x}_w+c&QR1ou'7xhsSi~q.CcSAO7/~F_xPgDGkxjTQ;sbBzQl,CA<(_ubD6B08lBP`.FsSz7W<;`fmY!<FJzm3')M!=",
"W`ls.W,P.y1w}$,YvW7:yKbBRNCYH1.Sbjf*w+S,RMteA7:I2p'kb(p6e@*+my_8-(rv$D1y_&JH0TK~;Ngpb-t.BW|ptIn$cvf:1#qc:,|9>nQFi6%DGzWh9",
"&9ZQmBn{q7@^>-[C(AJDW|)fN,onR'>GC%(DFi-*4{LvX1%H:HM|=|YD1VyM%W6h7Xa9A-{_|Wj=<d4LT;Kq@iq+qZ.lZ:IYEuD4]@ixF.;CJURmq$4GlQ:5^",
";p|sI(@IHaN$)P1ZxjzqJs>^J&vrnh(06_8R*wMsN%>}aK'=Y(W}/C;r/zx$8LlF6vnc|V4)>v-nEvn:i~g1GjEDf+De!p`]%H6/1wqJmZm:-DhITWoe'[]uR",
"E~!50nkgm7y~mua4kv6qc[472:AV99&7/zAVZy+$9t'29uj.b|f6;8Io$dC!KBs3NxGW@U^ggce26`(k=zJMSVTJZsp&V/8hH-`Uv|#WXS*B[LKQo>:]y*v@!",
"gc)MPK>VLt^hH.dCnW2H:TcbD=)e*U,W}w1iu*qIp]Jq)+uO%V3q7ggMQe3miD$N,-<xTT-[yXFoof+]h=bo!mO2Fy|>w`[H~XbZAfTb'vHO.BbHo{U]svz8p",
"jDHmB~g$(kj;/XK~NC(lFbnVqU@k_v$xuB1tFpe*LFa$VuZ#oM8/+X<gkFxFT6|FMd}M%RpsmNg*fX_cTib}<W6'qKl#DJE#$^v@|t*0-Q}Hkyc1eUVBES|kw",
"ijk1.HO5+wGt0tM@I.0zZm>24A3|#>7bMCsQt{;x]LX4*or8w8mFDVD6WVLixt<T1VmKW2I05O^,][m+nGF]zVw^Nq|z7y;-VBs~VT4X_u}|up{2_IpZUo07q",
"7oY>5,OXwg|b!;M-e|@7]$rf8w.P_rq4TR>>yrO|YbLmbJM]_@w;'0_7{qm#TDu]CEDU~,3:Sz(|g@*hpY.gG(3ROp,7V21}Yr$ybV:loqa>hLSh@k#Qt'Rla",
"}i,q4rWe|jQsOPDP+T{m)kx]M<n/n_:2`mWZaP}wgZfX4|S:1%vQ2}EcT;L~OG{DW:&H_.LFw5`J9Iu|UJNuI*ss[C{JO;Q~~04=i)8A<ozbAd/w#p~AKX4/J",
"vdz@s9m'*u'E{Q1ABrF3_'E;qm_zL/=OM>}ee~{[wn*B`gQ%;~M|$=I$CO8w@3O/8eSHek$@1oGu<ogFcw,zcR3!x{^+Vj_.1)&jn,,HYRnZK^EiZ5_Lk{D<w",
"62ei,c-5kA-|ryZN&<DJty{y~gf%/IxYS:VJjCx/=$<|Itj&Mq/lmXJycL2jx^G#/Zqt%^JUAWhZ)cW}gd0yV-I*4Dy-[k7%T#yT|Ych*y@nVEXvB&E`&/{Ck",
",;3sKKdN`XlZd:0AEQ%]j8nqwWZk3]~[ZNxFp2]W1X>L./UNl7}:U3//Kb#|`,jbhyx(O8>%QN.<BL5O5#LresY+E)8K5]{Pm^)>>w6H]sW/{423|I|jJb|YB",
"2/Hpm(2]`PU_L)R7MA9Xmm-3}xQKs|$WhVG>U`Nef-g3I#MS>JHM=qNX*SHyF,J]TQJughygh;Mi=p!3b*g4JQ5]`BZq*k6r,=82fP}9v#`oQ>Uke8-}qs~);",
"-9j`]`LSXJ]4Pqq@/>[A[{_mX/RBDAO~%jnZ|=XK96g%{35S#JJ:mYRgN>*6N^@$3;I3lS8z#i}Hq6ZVBX_wmuFrdqgFje=-qwa)ny&u:YQF[r7zSYSBk3Hl[",
"gaZdBJn,Vtp);O:~z12[Cd^y_oi,oLp'tk~w8N<}d4qo_+:m9vsTY`n$[(a)MNohM[@jG$O}|s+&c24%[VZsO-Q2Q2*t>m5/d8|[o$uypWf&''oo$k}OF3Wnn",
"'oZBbd2Y/r_=+;20oC{KShH2DBj9;z{~L';_>H~4sT-;m>Y>6L2d7Dvlc3|N7:(Xc]{=%xu!^Dg(oYc`R-[l[96rGuz[W(UXe2|^|V>]s,|ryB+k;fG^MqM5v",
"lv/h!!8Y[^}Cu!%JfD#,T=-|+A{-MdpChohefrfp.j&ka8JUf'-X*9Uex,*h+<L!hO=.#X5Etw::iYy4Myyl4D;*0TzlV6=>ThgUSqafw6U/&7INV2g.i!M.<",
".Y>n@A;ZOkcN]C>EUY$8319rg+lec0K(KfUFSwrU|i67uJG8R=v/j{Jm(6-iXZxOYbSu.zpC)G.JZBo*|B(*z/gANBy+CcoS[j5cwbBIgr+q+:iXVLv}:,.2{",
"31vR&9'9uthqx,wL9&F3!D{<Mw>*Ze=u_gR`)h`aAb]t$^XLjB]BqMNxQQ3kB%[=[<L_g_>^hc,o/<N~s&vSH#@`4Hg*^UAV~a;vGz:gADHz**w-uzpd-bM:}",
"bi9-8/fk3.09+)XarEgCN<RD<<7xO.d!{(x_BsUK<o,FsPc;p=mgP9@[D@wP-d:rN5`0M*DYeQqRiPYl{<o#Ngp{_[,X_PQ_LI)|Zivr8gOWOsoc[EDL35-Hv",
"Y},4`_+RS+Y`mu3h_yLK{iW1)nh68M_PW]p35c$R8b1xOX.Drf:b1o/`$y=a2fZ6I6+!s!nO5r@kMi9LJyf(5/$EzCC`-5Bfk|tS@p'fp$y`@.[59Tez!Dja5",
"a3nZFq8Mt+eNxl1oVDvQD(D=)a~WN4^J.=|DEx/.rA}M<T9T@wSyY~|;FlHr:'O9ggI2GBUgN^^5_.[X`|Tr2[_e[O_Hp}[1>TIkq+Vk0L$S0,s+Qrx-d3pG[",
"KFJjqe~8}p3_)_CJNVpofG37wr#H$90u;Nx}<{g7vIs.MGaoH6cyzKpS{a]&B&Ry/'~R8^)M-K*`:/xXinnkfw!X3,cUweq:j`I>&%mW~(0,<=5iU6e}qUKbI",
"N|{v,0+z+N.q=Z<XHVZc+%;%._Q.>RWM1U4,U|5ch`@-$@0vfZaAS8:,Lyq,jk}Aez1m!GTHL)}ZOVk[-Oju-2uUOB'G*O~2c+7V2t^xh(JgnsyA#meb>NP|S",
"#YF|JM[._bHD.k+zO8+uNRi`0IB{C3UwCnS/t%S@r$%C5*Nn_WQ:zUAXUwpkFkq+vuMo/Ri&6p8Sx3pN~5o#-~OZS6F>D,f{j)n)Wrmn--a!%C9r~B!wvY1it",
",DE(h'4DE7142Y<hj&{DKJlpkLH6QMu,[@,y[QQa2Sf3FWX2=8:W}@3mS&ZG/+L%!!cpqE`^+AI>p/L7~/o}k2j<1G4ZAV[|=C'2p#RA~jV}3q5r9D7{wN#8H",
"4eRX3/)F!$xB<5X5_`L>#:GQo]#U1hFN0M2T&EeP)x3~Ue4!O|;oOj')wGm':1SV9VD%#s(lFaY)s'Ld2~jX5J17C&si&/)`Xe;D^+DFTwnwph7@MsCQqM*BZ",
"f~J:)FpJ+Ur@2<OJ(#x&4l_:dmx<Kzzdr553EsZ7B~Yaia7s/4tUDow]p#or>ZT52[KMb!}),3+d(qS+t2ebVh.,Zh=g/ty;ZI+>f4dqDW}GMPWty^oZLjl(k",
"O&ilcU-8W'`l[oJ%RwkNoDua%kz~n^BA[fSya&Xy=,Ez.m[9dLNac*,gBGAB^t~'<gojf.e!&&P[f]2@2OE(akO[}Z,7EW4E8>y'X%5{0&c;o)H@`%/bz>*uW",
"elTO&v(k{HN`Uaiq+AP1zmZ3[ISCsg~)KR8UmGyVG:L9QhH~fTY=f|n2Lr<TghfsF1Rf{/6$zR5=.~4fD5Jb!4R8H6^D@xSKJ1XKBaQitu6)c`CxH;ZC69e)b",
"P(5D3.Ea-V&k,9@LC*8%+R15JM%'[{j]2.k(*jH%KF)zswhj0ANj}U7~A2:PB&+!fr(hfDOborij|nF`qK+hK}rmwz:{Is@YmE_^Y6'k@wkD8o7-Vcl[tX<o;",
"an0Pw6mFQg37'%Z0'mc-T,Mx*b0g[+gk.Htz6$!Z+R_K;1^++&+t%f';n]7%0up_N|wANF0eC%!{*/:B6OdXoOU4gQ#.jMskYF8w-9NTOSU>{O@,/RU;E$y0-",
"P1[G5,xs-W!lwOfgJ>K^!T{QSgL{z!!mq0narBi&I`_#N}|C_#4vjNZN/2;2qR=ZV$y;r(Oiee,MJ|ko}(EBA<Nj-:k'sXIp0F;cpRzIh[m6~mQX)I9[f)U!N",
"acsj4t.,2F9u!jwQ.;*wWnHz<m/6{|*qd{!~d0m6P`(ajhWeZ%'WkoA:~,9qEJcM6r)nw]nh>.([x!-oylFI<b(.f|OIB$D9R`AL#.1,e:/yN.fb=18erb6Dc",
"~=>bIGkz8V&X9&#;laZ2OMHWH!+GQhl6jnMWN>o]o3]Wtha%*>rP,zXE5fya@'k.[@xvAn6EAr6kz{u69fw&cQcL,Lb*{4)V7&JE|jbsHUJz2ZuM1j){hx-uc",
"$.-DN%MFuEy*PzeQ6Dv^%}dE%5AjIxBj<{i>25B:;O9LOpjuB`l:~Uh)Z<Btb[B|R#:^ImfNbLes|%d;%OXks/hvs0-MtnCi'71%={2xW71+Wj'{u|OO%EYEj",
"|Argpex#9R)KD-R&vf2$SUak]yVlFhV,8~$CxYt/7p8Ign^KP6DoE.g.]E&15'u*z%EI!d#^GD1J)Fbr"};
static const gpusorti_packed gpusorti_spv_onesweep_inlined = {
gpusorti_lines_onesweep_inlined, &gpusorti_spv_begin_address, 27768};
/* onesweep_staged.comp -DGPUSORTI_ADDRESS, 14445 words */
static const gpusorti_line gpusorti_lines_onesweep_staged[] = {
"$euO2`G]px]$:R}R$L.6=9p<02Q{$Sk)z*_HnJj'`PmdUd0B:Ac_:2jAQqJdy@`(|9-:!7Y40:i6=vRN8cARMIx^wqw1m^rG;<P&UFuC-R|boJ+)e*GeRka*U",
":V=>W.@w.Pwg$A{D2_Hp&;pIOc7;%.[ePhFSr^Smq,1$wYw6kIeeETZ-G2g0Kz2W4Cni1M,(4bNz<j6&P!J!2]6!`s-<x4:ekgsEdqE2d,UI]X_Jv%b6=/6H3",
"%M={J=M!9sVYTMxPi.3,[`d*g}&ydu)'aW^tU2(-&m[ol(*R>%R8<#L2!o%eWUd)yXF(fZGyM>vOK}R`6y]v)gizf,Sa-Y!+de;e%%D4]7M;MF-f4,$d2/w2C",
"FzhgTS}!UXJ|2bAbCBgnZz~`6oteBvLUk1fb,A)5P(q%W!#CyRNkr]I5i:~W:zGC!}=(SXhQxx+NKGz'Of)v`wNQJ^F<9nHAx8)~;hp9w(JP]>z4.Wz.|9+0]",
"5t$k)CZ+GAjV|73pW4ivQ+%XJfGC:m*Ff}h{*#^%gUJI;:^dO3Q#~BdEyr6uQ*/EL)M/D<f:8kGmcyv#a%;CFd=P!;v/!xf:mHMdX)0vU+CGZa/CsHi%zDQ)[",
"o*N#wx`+@/w,oGVlP/4Vq1LGkN!mx@]8P;5evCS|7^eU#^&E><Xg,P'dIf~kXQhkI#)fAAz~2qxNYuop-h6/67(ruPEbw22;5o_hryK'CN3r(,9B#{Z*blzMs",
"IwN'T.,4;JkWrBt=H&]%D<OVrg/tEfDbw^8:]:6j,H|[l2P%LFH*y_p2!sR9u)+n$fgBQr:{D(M(u`1|bJ>yA{&>o~9fmXnoI[$:crKTJjeVB2@YBw+E/9[0+",
"svDO4a&#hS7(~CsV6@9s>7}*KqIJQ|f{CQ;pg98px#vwg}tC32aiRE1P=DYoDcORkZ.{I^}'L'wp;|siE43@*]#=v8Q+Ey.$G{Vslx-qeuVx-eveV%$nG]}Wc",
"4iQE,'yG4s.yy/EQ4ZvNO7T'Sek!-MJ<~;fhd1tYYbiv)x<oVZ{1y@Xk&=+a]MX{;*zn3[d|qDdR!%'rGt<KV6co-1hKf{is,+Pg&xAf)ZT}p+d%i-01ZQ!dg",
"ki;&MjNh$WT${+~W^jdXR%Le9R5Nbt='l=3RP3>~P8{J@amm[j^_]W,X!Zc7sh*Tgb&J&Kr<q~=UHKbdTvKn1IA-xzv5V_e]9`M2vKXvaS&&7}Y2I}%Kct]u~",
"]1|ikD=OwP34AY$g^.!o4ONQn!tl^Q5jeUTr8zCF7a3I/#t}.CU7l~kjB{y]:c'3c4Cz3SG'$rTOe8v|8`xs<a:u8+d1SG,Iw-=!TCqFbt4tq$2J&Bd3tX+7$",
"P$5^#>$3X07VP,)f)4-aH=|CYgR/Y`Yn>*CLc~q>876:=sU[vy,1)L$,aK&'ZKyE0mW(fiJMY!U~elj;JVaOoa|xoq`aLy5_r'=lucDvjk$-02Q!='LU8(y*h",
"Wcs|Hq'46`n`Jg]7phm4`0!Hl%&LqYVc`s&<X)j6nlRG#(U|c*thcCN]|+Wd1OmaUAC&a0TI(m<)a/xoecm%oN'd1}2C/Ui+@!`'8.g_%D|~kDXcQtNU)KK;,",
"F!Z,4tb>yxzbQEcUw>j_(Bh2~o#`@P+sHw(~N[P%{)%UBatS:F$/*GN!D.'_/IWm80OcGw+:f&YEhX*MHr!^|lKlsV0[GrxsvU&sdtd2lDLCRuK]%m`!ldb*T",
"@u}.agC`Fe2oXATu47`h7YP=-5rRGQBu-Y:;s+x@`#z4IYj=6V<>|wKeBM7+HJ7-58;q7=Z)ly(q8}GZ[.I}$)f!xMY4_fr/Fr+(lCjc2@pLD[@WgbSwy:g+w",
"&dl,4sjge/*Dzk>!-dmQ4jB@@)6SsKFiOzREM1UrV~gIP53$ip^;zNZDhAd9MEUs5r;IQH/yis4Pze^T44zooMT/D![6/[D+k2=uAe*3#p'R*3O%+V0jIU,u#",
"O{_)<=;`=@2q[I>7MRwicZnw2BT8#tUjt6n)xgZpZa/g,;S@&h{q,-h2aXa>uc@I;OQBjH'Q2p+.,tBlv.G)[Y3yCF(OguT1D]!BsK|SxpG&oW_..&4(fXQ-Y",
"w)0AsU#!-INFT8H$Imnmo;gpLP^SM~n[111hZ8oBVyWNJiz54<*j|>$[s^nPklaP:g9}phwf`XBI{=;hZ|4!n&s%9OkjsFby*s[c}F,{f~P&R@8Ax^h/-Fus[",
"pjw#C-#Skr9-(vWp*gmYh;>{3R|%MF/^}b%HNvOr%.](M)Qzcv4HpJ7*'',jw837H~_A-m]Lk@>HWd5T@(+QD7[-Vs8sviQDAwC^Q#)%^kX'1&>P]q,uH{*(#",
")C3]>})z]Xv|w39W2dFct[*7!zN4KM8EJtPzC*$JR=E,Pk.@g2S`{s0<h5(/j|E&OMc<zmba9N/`A<Fv1q^VN+{KD3E@AGTGYUj!5sP!:E5;/dV[S(a-aEW+3",
"VoPK7<-Ha!DTG4xiscA;j}yi0vlH/ZmTFB}M(*kn01hAn}@w7@xI76I_&2|7&rODyyGhf17>7$-;`_@w|/MO>SZ;]DW|X/9^i$<NFIe+l9MAy<TzUU|F:Sb2W",
"j/z9,EHWx/g>jJBDhhDaj!T<8@mXy.6a:xkTJCug}-;-qWzH&n@)g;[)3M>99O84Y3S9Vr]K^WVa(#}_J0Ia:^@va`_FHI8DN39R~}pfI+H}x7/M+)yCO'>8%",
"Xv<idtaJ(O%6(,#!RcBS|v/@cdRIr8g2bTeR/H3>uecn@b#=$jnDTyk'JJS6wEBS+gq`L-6DXNEa`$hXqF$Ac1Q-}SKnTdxPiqmt}hF>d'2OgfD1ekYM|P*wk",
"fA/SsLa}N2#g%_{6t!(WNPq@)DC1S1mHDW/nmj*Ed'V})hx359LDpe^pkwZcWY!w1-VpV9*uPYIV&iT$4Xgsw~c$.1V:zNUp$m,)q.myG;9pJ4+ez'$8$>|5!",
")anp7NcK-[4E#2!msD=>kSN`@H64#%)JNd[Hx*FPUm3Wr=t<Df)';-HIwwhA6)*%1DRezidhiYF-g)R<F[u[T1KjV(rSTYuR,rx$y*+h9coXEl!RCY|wi_4j0",
"R,6Ya0AhGs>~.e6GTr1P$xrh<]s&Zq3HM:4#Xg8ow;ao`~QyZcW{O;k4l}d}}TPRCR/~,3'={*6kZ}jr>)c7|TjdI8[+Di;WIiN5&NRCdP,ByU:Asbr8<[iB1",
"Y2VC(zw6C.XFeYL+cLV-WW2=k6Ij}S/ir,&{X5C{TQd}x_P@~_WpZ|3+b//|>jDuZ_mW@Oz`<F5rnbwU4SlOB2[RupFMRZAnDvZDL}:7do`B)6gK)sSDQ=Po[",
"f,h&[9Cx^=fR}0[H+X>T[)@_i>i^b!0O.`2hQL#G93{zNBd&xQq.hr4X[Peh!7SSTo'bxZG!LIdY@:>ur+efnp;3LL+n~p8Eg],,6h/e$>TGbm>l'}SYzIif0",
"{I&.+5*mBw12:KFsU4GUq<qR`!_W>!kzvtp/VM%)xTGxWj$4hY6@Z,*(S>.}%r.EJ4m&$qX+*3do8i.}:_V]&82wQ9g|zo2U[Pw;jd)Pt*7-ZisBJ<9eXHeik",
"gC`j-vU%|,6In=;KUk]Cte>`re;}(nBt4}pi'[{h^q8m|hk*m&,)%gt%0%X>PLf;#!L|XfA;|#].C)'vIx>LxM.G'pYhAa<vtG`gnVCn70A>%.&UIg(=zYjpZ",
"!m<<k=Fe$=Mj:)^~f}*,J-{yqYHvae&7r-)RE)y'tvY2qN4[W^%H:Q-')tgL@j(!SFiOK.YWT<#3}ON1gj`Lu25-t9b}9hog;kAFGfk4h7,/,Tii[s|_};Ypx",
"g5vJ5#PWfqqEWMUhI>&WU&{D'F[BfGqmq,%4#w[q@DLDIdEvJ1Mcw5ciM^,M>l2s)e&h_Vdng_Mj|q{J+4d`9'dHJElQ<Kjt6HF6&JCcX/F9.oA7K_~nUgj4u",
"Pv%8tZ/Q|!BZS}.xGW!U%'s-TM0,29f7L!Br#5`P@@Uumk6rw(!TOM$ChRoGtS#Oon'Y<DV:mjLl*H]$_XrD^P+co3%&^YyI*-/IDL4ptT&EkuS1a/6wzZcN9",
"(|McA~ld]OAlpd05mU3lF5GL[Q>>.v/3gF4(vtFo/{,8hHJIq:W8~sP0j*9[yJ*}5>1W5N/;ZYnQ*(~g(lt}Jo1:ALy,876<Xkt!)F3fDEg8&!nd$b|)=h}%h",
"@1TCaEnR}P;p7c)/;XLuXr/xA/[1$cUAx_%eKbs3:@mN.`,)UewbX.IuwUp06po)$Zih@L>6TkgH<AH%UlH6(t[0[(HBMt268KqvSa[gXhSY2|yJG1%HFd6xK",
"_KdarCFcnT3#e]gCj~sMGOije~zZwfg[F;<U~wp%vV9>Yhc'PoO%lsv-ZDUCoQlW}%C-%HZIiF7Fs>N`k=8T`d}<)V`.FGU>CB*'X=5J8pQQwt/}&`.05wPul",
"e||@t|^d&2Enbdv@3Kf&GOOT`W{>Z$]Y^!Hq;47+)1Ke7C==4@F,hC+n9vVs!:i$Z'agsFH)tA%4d.d`DXA_-`K@lI{2OM~AS5EsNJkb|$muh:%*NVjGDf$%E",
"L~'~$}g{FIQ]2zC}k6bTeh3/>ODt;/1xSKU@izKg|2^|qhF7O>mAmA7[eV)x7upm3:{((~r+*bR7XCa%{G1obGr/:b$8Bx8F3VTO*(s1W8=G+(k6nE$RWV0}Z",
".VWd#~5{~YRXT^VT40w%3_sydLk$+(1+~nKPwTmr,h.|vlWS|[PQ$UPFQm'u&,,(}k:|~Z=6/P[1LOJyBzsmNqy#byl0]q,>r/wp{HhuCvI+v5tCEy>;4GH3T",
"7Y]#:lrJ=P.g9:,hLRk.n<b/P1ic>C)2Dn0r(f^ylUS9$-jnE[I#;)oewn_.>v`Ur:SvwglY5~dtWQu{Z18~V_M:k6ibSg{]6k>]OLuBX-0Y*N4i$]DdXm`P:",
"ULcpcDc@gjk<)FXS!iP.xG^ob_g'~RM5YZ*Ug[4y&-EJ3sjEKYZluYNT:aR1-pKEr*c:Cl|[NOmwp#Mun5[@HDsW&s5YIE3Srgr7e:.lgCk3&Wr,t5_^5WoOJ",
"MGnb{m,F0+8It3N4>g0n9qN2])=MO~~Ju1NHwz}Q9:7x[5<H<C*%aKt)IJF=%:}@#`2V=#^Po]_v'o7$N/~1NKg9tPO[I;dbkB!.r&ehYOkT*F(nkXN+C;Tc!",
"EysPy^;Z.$u@<=twf%e-1ce4q7,sau{D~tS689K!@{`(ESNgXXM;Z'(vPIW}B*aV8|;^si&&V%8L%~U}V9EN295':6kI!'d(SCuLJt}2#GF:xeh6M{WZEei{N",
"$@th~]]8`b$`7K,f1U98$avq4)_hquPBSMn/X!}P-y>+(jr^^Li%f85_kWS$PUG+MXK1Sc-6-gPBC_~:4sG-D2mg|M1tqD[iafBO@f#,;6eK9S1>0Uhu9U.YA",
"Wljh21A(RdYy6,6Oa08SLzFe+P7^h$h)@'30c}XFF*FNQR$<wd!uJoJ-Bj&R;)0J^%Tl>XQ,}Qtt~HGOaGmH;2$/YMqP)@d$B&AXjS)^`S`r>%#*Pw.S6XuDw",
"5`%vY^^H)p9v19R_d34zam612h+q<)AblV6tD`Trw$D`o:WQ^Tq-|iiMg1^G^KPfnw%+,3(7h2*(${g**}1=@F&r!H@X>0s9</uCZgQ[w~g)'H~.nIawwdM)g",
"'-oeON,[ZS|_!4h+#fX$%*Vo8n/ZOicMevlz4h0ZKW{j}hoCZLcyx*=VePVS}#uA/9I+1Qm/g`F'<:kWSg@/pA/XoRzK[9m,QjIzo{E#ceV^ntcmI@7DjK2j0",
"#Vnt2T&t8_MO7y!s((HW&[3lzfsjx*{T[FOSp(YM}DnpaSk5hZ@Dm7[4WRQ[P[gD($i`@qV|#]uDmKY8l)oKK~'leSOi0Cz.F&iYmlF0}`+D.x6vz;ym&eU7~",
"u!.`~o9UCY5B<Hh0tzF!0-H+Gv.gan.l[b*A_P.+*]h+smqBoSpa!Cjnx6:'2s$(Gvmp:#vElJOX){cnQBaeU5@_w:L1bdw_cS6;;|Z5,&-$}G;5%67)s$p$@",
"NZ2rJxWha8'>KATsKj'9qC5[#:>.:#yyRWN~!Ty6l>ZC8xw6*-5>6KiL#fb8_xVa)|DbSOz^$+'9TdNkgfupq4ISN-iH~(|M8d^4q6;PB!%b/IY{0`*r/0Y+9",
"um1tFo(fdyhIFYTMgEV+tt2.QcZcpVbiEPbj4lEtk#6:R+|NYaUO`g.UDjw!SJPNjs0S#M~=3fx@`Ad2E*|,&9XC48-6ekd*ygd5)(mEzXSn#'nfS9l5w>$YY",
"vCbohVgQ9U@%x`iAck>2<bz<Z_W}OYCdV%lQcI1a>vLv5{,/hbvL^1O07P,$'J[j[-dCMIG;C7#KYlJP{F463z5O{|CKzBH!-r[2A3$PzS1^O$chhw<^yQq3U",
"Gq-A!Of1o],SmVE~pRS*Od~E7PANt&-bnV8h!PU-VdN={K~[^N4COx0mv12r/3FVv1BnFKb03[*]pLOqO30.FwNs0!9B1Qd-j6RwFCaV!m/`s70aQ%xJ+A|}n",
"_^0*Y)@09$}ti4E]geJ[L4g*JAV73ci8b$uI-b/#^71o:j:-V[XAGimL&LUaksiI>Oib!Y<78|0$MK33G_|fTIR5h'FT5%+$`>3*w7>a8GzleT65/`T.A:&]o",
"oBA@^|P2kA_y]YcqAM&M#%X{;Fe;T#FV|t8u^P4e{8}HNt~hcf^X~U{06bf!KEx$)<,Z/6tvI:R|vqO5wx_5z8kqRw4$A;9prU)A_qW-M88nNyDW4pp4~,0Ku",
"ak7i1ORG3@pv9}6St}N6BH*X]l=YAKJ0&`cq!z8F'OuqAjcl|~sHa2Hb3;8fr7LHkZ]C.RIylOPPLfEdg$uXxF5U*Bh5!MdxtV8g:-_p>T)_vg/ep.g;"};
static const gpusorti_packed gpusorti_spv_onesweep_staged = {
gpusorti_lines_onesweep_staged, &gpusorti_spv_scatter_basic_address, 14445};
/* leaf_starts.comp, 1905 words */
static const gpusorti_line gpusorti_lines_leaf_starts[] = {
"/1FoZU@LEBO44LIJhq(N/<DPv5<Q(.s8+[nF{-f)mP1(/%Vi;e7Yc#)yYMV7{k4YC+=S}o%ucUj8/OC>/<jH$,>]4;_OYeZ@x_g!Ek-m/cjTC#HFR^gx!p(<;",
"hQQb@J5)$!2iq{t4p-~h<sO]%PHfg=r^*sJ{dnBEi^UgrUT+q`kDAc0t)>H~|shnsUX#[^lT$*,/q..[tbS4]JtJD:2<h4cV_!;!isO|l=XNj{KuDfRaR#@>d",
"d%NGa0-AzZ.`IK6*8gYIs(+B];:wkw,7&T)'9UfM;SHqEARUCc:#m#Ai)+TfMxa9Knq}<z`}:v^eVho:dXH.LaWT&Che3uxV.1hLGlvB}uo)]k(vxbtj@~=gf",
">W|rz7lFJKQ(&cXsar$,_IO#bOJ(YLC__<rBbw}3zwGKq[A#IG[68J:3JZG!o.-nhj[.'f{My;vr[sN{9V)E5u>OI3LdK_bxApf>k.4T;&R_7Dbla9A+rohJW",
"<1_y}DP@mw.hdK7U/Dj6|#FHM%|;{sY_^jK9[>=@k6Q[-F|&-HS*)FI%;TYyVfTjMtN*&!Efy,WUz{M1.#k*9u@8L6Qw]Jb<f)3~OH+T+i!lcVwYV{4f@!uxZ",
"818ID!OPLfB>Fv/}*Nq~m)g}LUwgYwAG=_T@Pi[}w*zD1ET/2QksG@~.Nh]NrW3*n!w&,wq((J'EtVm&8]i8nx-Lp5f`5bH')k&]f=rc![Tt2i&0@_CdYX(NZ",
"H|@'E1QxAZ2/!0s-Oh@B0=IFFAW@lMIH)+Grec3)4Ah,v>NsozB7WKguw.FyK+>|uvO`hXNSH&Wd@CiD`-~T_F`L(_b|LRA9=U)c(Ia64a9Q3HezX@eGo_]m_",
"Ff@K[_E0>i_SA:Qm)k,y8}DA<HRq,>HX,Z}aX*^vc15kK6+&/e'x0!D&j=Z^u#jcjP#e<0@5G/r-Lko3.7K)j_.%yI[h96{0#P.R)vDZ_]rj}B;S6^wUo;+Wm",
"pKCq/}$K#5g^)c<|`x+KSQWcGy<G9,{~A^5V:@djG#gb4K0v5.E2B{/7-f/h4ih,&rZrGWS<NE5!K_Hn)(*xvG%bR$oael+xJtzCR:<B**d^f~vv`lGTjtB.}",
"!naQhkQe9Ai(4yj=5;t9(`*MgAzH<S{JN=h5qptK&qE5>+}sweL3V1j/KiCZ|"};
static const gpusorti_packed gpusorti_spv_leaf_starts = {
gpusorti_lines_leaf_starts, &gpusorti_spv_begin, 1905};
/* leaf_starts.comp -DGPUSORTI_ADDRESS, 2524 words */
static const gpusorti_line gpusorti_lines_leaf_starts_address[] = {
")0=lqjY'#dhmU=1bNL[2(Kn_lr8)OQl^X3Z.Y3F83K{>&bs|t|KD*3`u*6.(:klo>Pv*!]+!60}NQ0Q{-y*e-H8#(5BJ,E2,68Flq9#ZLgP.~:wO]CT,q[D]/",
"LAa[/JHm}lX~O%<!*W[skV[8`[8B!F@gQNQmOXi'^-E{z#`gcP`]!h[*]oHwH/;a/j*j12rccNC+fFqvZqzUZ^`{O,6qH)jI7Q~]o8'_gS!DDl9C.P2CfBl|$",
"O1X`q`M)yM[Qql};B&vX)v!f'OM[>4{-2%:uCOAOBqiN<]fq_:k^&'9FGvnQ1ZkN`#t'::a,^:OvD~y7G_DJYQu$fa9KVkJ>}hyiM(t/llqB2kH3xVs2pGRu,",
"&~qGQ'C@'PEGw$*`C&tB!NY5F.dFX*Y:`^x{F*NHS6_so}Xs_qzjTjUcmf'z{EY63=t;q/@x.|^d+Yo{8(8wOn%0ZaerxQ*$C@lx:uYm&xtwYN.EQ$KgJCD88",
"7KO0%26_D%SGCI4w`qAesm&h$84Bw5<CBOuE2S=r4sJPSduV,A'`.5+7%J[{MnYX^LIa4lzPcX,0Qb;z{+lE2MO8QfviInr/A$j.;*'dBASA,yFqHDA`SWe|c",
">;x##j{&-(na.y&c52=btJ&`].>3F#4Hy@r@(D5&&K#@`}krje6+CXUxQd`eOS_M)BC+flhz,SrsWP2^S5W9e13M_Di(vnM|YhO,}Fh2JIG&MD!lbZ{ZT{PlT",
"nYb'cGJa'9S!puOBSMg5vLzVLTme!P0bf~E.JSxes~/.6Q-sfv-~4dpw`0nYS6)q}oZwvLZg*UaJ%R3UzZF`kj]12UTyz$4+t(pY_Fsv%@*}idO!^fy.4H,xz",
"*+rg#`G`5R4Vbl00<}%;G<rTn.&Dcac2.Y]qkJ<ku58Vv[tj2<mv:E_<<0vj8>0hp>sbj}I:Wk~q/SxG*XtB1<IiR{Y@R0P8TaapFF02`0kUZ7WB-{>qB2_(*",
"]+[Wz1g-^LZx-Z8rH]tT)-&0>6goUWs3y+p`_%TniwIGN}fOyVsS7)eG'*)uVL|[MqULII<5-TWI`X8IO(z5q0'0SfD|S)]`ODZ5QEHou,<weA~Jam4RECxL~",
"QC)lIzE'zq_hf`i3iIwSkCS)vtqtzXY#gK.SOU0oxccgU#-7!6m~/t[c3T/Ox[_exA.xNiDc)//g-@{5&v:sg8oNg^b]:|OVhaG[AS}3K0sS.|JcZ{rI{1{3T",
"S7_Mm$@b/bS@L,92}M9Z`%z:bgA<4YMbp|f)hC6E-ql-zr2YYqI]I*KkjGo$*xlIeU&}2fb>dGV&7nB5M{B4<;twR&l>z]wblT.ocQ:H%GM`c6Cb)2[`7.i{F",
">orBlGg[v-zad2J(:nk||5yxLo4U.<xv55V-dDcB(f|[(>cO3[a#WWma_(9)A9EjRD)u_>RmjRIlf5P5D_ke#h1BpYe0itwvbzc0ndS$Hb'<"};
static const gpusorti_packed gpusorti_spv_leaf_starts_address = {
gpusorti_lines_leaf_starts_address, &gpusorti_spv_begin_address, 2524};
/* leaf_sort.comp, 8554 words */
static const gpusorti_line gpusorti_lines_leaf_sort[] = {
"%Sp^!iLWOEU`D&C+GN:Hg.;hNm=Gw9zjRt}#RcPb$l;Nx%g0#clH(A|2VGAR5I-M^Y*`{`z)oI4KTCdb8F<CKxS&_,X@5(UN8dbx;$cY5n)a1c[Q_cH`j@s7f",
"&'6lwHxOnyS/Ft;G1O@ak^TUkPaawadj|6a+3Re_E)]Gs#K9y8q;-Qnzkt@wg89r.eY#R%H@IIeGzX5lOinwB*hZO%xD-6PP+C:~WUQ'HhYr(T!gEC,Z&@vL1",
"GqcU:rAoM*/Lf[{k:@2Or$4@|/xbN~y]csUglI/3R5WKV:Wb5[;jfkHUif^3G:1&x{27sqD3$jZG'$8*'2F$)'w)cKej(E=od;+}~(t7!`1Fy{FK>V#$N;e~/",
"WIp+d)!vK=H}RbVbck$2E`1978gp<fOZvazF0sB;j,er-ZC=(GQ,S/{kTclG!P7frP,Ff@(I,l|EGOPUF4lMdun53M}6E~fize/8ksvOBa!=zkAX@^CMH$CZw",
"(oKU@`'ev>Tdy!4`F6@kPOYvlF^!-SQgPP.Fjpg4H+TH{NpcnG4Zp0bp-z=otIqJ]yCW-5UTMLHwl<DnXLSif*grnx3~W7vka4_K6>oB1)q+PLS;8@U{$NU'W",
"a6g[svWX5G`Fv=7k*0W<7r:9X+NTTROsEKCfh3#Eg}1!dhPaNdtc9epK2`;tT{+j|Xx/@/oI#BR7WA8}f[!&!pkU,({il[WuedoR#uSWX#f%amqbV97MEo8Gz",
".Aj!T1OA6EMk6%Q5Xiuu>d2Qr},[`l_5MZz[qqIv_NQ{#N&^q>nodp]42llrmj;yA$5:NV[Gigb;$}bF:YIl!^VI<-#s~=]n7@L>6xwrYf,@tci~RdB,+:>Pj",
"f>-0QqhIFpSk=,e*z2/xJ6%EO;D6^Pz!$QyzW,1BCaL]^9M~SW5uLO{M8v~|c4+;D##7ZeKJ0)8fFv;qUdla/U:C<~kkr9xDantTtIs3QSj#3iuPWkD)g^+J&",
"+V37c!$V^g'c_'2e3jm8&4m09CWj7V$a3IL/JF*Fa5j%h,03w5#_>y8.vl9hk6@s|!E:8!l@Dx`=|`:@@ZdA4#h>td1-y<A|Tk0|HhrXNqeXP+'7#%|cv(EmG",
">16<DxMe$M5$BB9][qnB'SeBc#8*,/*Np[B2tQIeH9`}q{;S8iV`1yP!<(Mg,ELDIx*y4[S%=qD9QyMUA%X.kyF}e~.3Xtr-f=p>*afW{[%saW<wdIV#IN4|6",
"09~!Cj=h<-5g`~>b1`=G_;3xbsA|<j~`EY3eGR;HTk]n*8XV1Ia(0yxUq[604$t0zRbXni}nKlVb<%Wak#g.U>'BE9U1jNDt2b{YdBHl,'0H(!+1*BN'Xq<4(",
"VCsAUeH'y]Y;FMyuLh;%kSo~uyBCe.@k,sm-I_DcfiodF34VF%At}+Mz3pfWs3IEb*x;n$D#EW`~}>9vQ>Re#P[Z8|%#~VC7jWQY5'qq%,|6fYYy@19tT{O;S",
"!K5}AaZLM>ql2bhXgUn|Xz2ZB4~6aicu20pv#cQum)M74fGa<-bmu9N)2'QcY@DutOOryeI7shwS_'`H#Q|rawOeN:!|*]k@_h_2!l$mzt#aW*5hJqD4~NQh,",
"z]Ul*U*P_g3yE`XoXmZKk@FekR)F+r05{[x&hf$!Sp;|E'r_M.Fx>Td:`6n;#WFZniSQrRE{R~ZQLtPFL{.:#5-nbmad{jj-Ut^L;O4x*-0Df9SNjN'pAFaXi",
"MXV_'716pHDntWeu}50$>8hrc2Xv|5Co#`4E%2Y,mfx):oG8.m}8TkkBqCwaO)T2Y5pj>q8D)Kn5oJ}pUaX.r8{(W8g}2.(X~o}rrb`;`|)B2>:4>&H9HLRc!",
"$qzsVjF@^bLK6tVmIfQ};^.Q~IpDWY(a%Ur<:pZT3i3}1I$X+<~ISWM3}(aHd~)~]*<Opk=qQf!I}RB.!T>hfMoSn&rx8m;o!9g@g)q7BRvK@GLj#4Qffi9Z^",
"3U^!-C75w&JpyWM1!ur|/%nw],(=yP=1&9Ps,uKpd3a>DJ:d{L=8XGIGpG:yh<wiUV/jqR&2}}wk7<F$p>Yd-50n*Qb@|=1QymE83OBnbDrY`iy}-p@F*[tf'",
"dhd1up-d{9.IiB$kI]`jVlZTL!e6pDPp.$xzz9}|l]HoB`%v9)]}JH5PYkq*E&S|W2N'>BexGR/!6o^WR~y1MCL*)}f:QgseSxn!IV+`KIV:%'4h//m<0ZRy!",
"1riUCEpW>iS~ag{5X.wkW6VhgEI^wHE_K:LpJ{0j/ig.A3^eS[V|ncGwWSlid+KX77<(5,%2Z810^W,;+lAulpH#Oue|u#W6UjFK2w<Ay@vIq)1x*FRQ,R1xc",
"5u_}fQCJF/;-iJ=d(.7S|r:dDGXmL&71v=MpQn8}NEX2{#L|sE1!*zH1:E0r'sb(5x-5Pi>W8#}${p}OYl.@)0e{y1sb.o0$)oi]=l&U7)8XeNuq1ad-_]m_r",
"vkS/,bJ'b4r=|UB3!~JWhfgcVOh,,qosOsXpUAKG`#8M%RS'w0ATDIn0(haR;N41q0lFL^$X,$'4SxX}`;xpf{WTzN[P'O&&m{F87$,]}%T[4Ac)Yy5'v]){c",
"odUzH5wdwNy@X$-:xT-$o)H$sN$ARY@1t^pcAT!w>g0yhn>%#{kGLc|2cA8G@$eLx5Wddo)tE1N;&]LM-$`Fg<>NF1^A+Y~u`XM_HR$~z1o*R|~6Ns6y0x,qo",
"ese5H1n6Src9~eJTLI@|#pBoGc^J8@}Ew~$v%:Pi,#6C'JRh1xgp~+X_97Net7+Y~)pC@~c'|HQ$kJgOQ>'dBAO-&,l`x{UE^7pi1ma%71]]7S%hi0msdQM5n",
"Rm>2LA04Z<cz#7REVrw>'`{8='z|nP(sLHO@Gaz-N{e71iMrit<e^RYbP3r5d/ToTn>y!j4y'942btQyN8fPr4pnDI>0^R@Yvm-I6oWPZzl~T<,q`]Da<:cR}",
"A2H6cxx,2mc)oz8ffmcnk(m'{f[)S~ukq+cm#M/BKKx-|)fe:c]Oi^wWowsEgcVZ]TS@!z)rPG|Dt'z4xBlky*-'4nKm}D}*+|yyuY'P,2$;gjgp:W'/<GG_a",
"Nd:ZDxxdTy;qDq97LKmpo}](~dex$@r35/`[w5Q:g52SUw$9e5q6GqJ@GzW*lZVNX]dM#wo`wGs/w3`#N%riVZLG}|.L7L03d';FVf4Fg9hR2(yF6cA~zNG|0",
"VHRp<PFdGkVsb7#:,V]{{yP-B98l%z2=]Ql-x2hP58j&h|Nc&aJ)BmCZ'q~zO;]:nof-w;YQidAZ)hRz'>Un:p]c6V%N;}^ETp!K&[!F{5r$AZs|osl2g6ROG",
",QMhp8hUPQhz9n`<`tP#a]5mpS8Z7iOr%kbfFosBpZ(Q-hvJ,&{+g@EMB>5)6Q>!oEMO9/5&#eYnd0)UuB$!(iv|,!r7_}tvRTs;5@r0Ooi2]5_$EJ:^RsJ*p",
"y*tygKHh5T0c=(`O2DqqcQ#H+B&]&9xBrR3$mJWDBXiC/=_dh}^aGW@_:9OL:.JZ6d5]JJhaRugCC>d:gULWSvig:)MN]Z~0zbS|*1zKkGaa6P'DGAEB((sm%",
"$I+{B%Z8kis<.@Xz>(!$#UP3f49)w]a%jm.UMj4FMk)eC&gYmt^#tWdUM_k',StUBkz|^t7rws#I!w5Sx!]>:U<_%Q#-!-lBsvEg/v6M!%>)NH{,~AV^AoM,!",
"M;F^_PaS]x/E&A'3>'!/V}CmH'eB(9bQZ;gTMaHd]h/<(mF<{3Qf*)Z&k__~_8N4dPrnsV/OPi]H9k6Oj:wTxa8mlpZ#*XN_Nd~lp):(Vt=NHcN#i=Og#>zh*",
"Z-HNI';ip4=d8[$m{J;X`l*M40'S>,|!uNozrZ6>[ScKQv)`'n3~7!z%F0W~]![op(hbHZTs%,3OFgzllto)2SB;O,b;x&=<`<qPuTn&ZKCC"};
static const gpusorti_packed gpusorti_spv_leaf_sort = {
gpusorti_lines_leaf_sort, &gpusorti_spv_scan, 8554};
/* leaf_sort.comp -DGPUSORTI_ADDRESS, 9828 words */
static const gpusorti_line gpusorti_lines_leaf_sort_address[] = {
"$lp}-_#_xqG/=:N+th2`7'tNM_>XK+>mn2c9E2vOdX'=N;Wjopl183Gg&3rO`hQ8F&NwP~'*YZV:xZ[%pHoP3-v]2m(SEH73Z7gt#0}8R(/}3P/dEM})}Iih{",
"B2pdt[=Ls^at4*7=oV;lH5,=Q]bOm0])|d`Sh)s$jGR$|i4'N-AL2w:>QDDGB_vYp&(m&@P;+p2!Rd>MY2/K+X{~IJwMYYgheUDF=ZHM`~otXHkJ3SCtLUvAE",
"MxM-S(;)V<%$!mAFUB>$@-5ntw~5.LIO[Eb%6%i@QRY9Qd#mAoNZj#!b9jWc:AyP|czoR%xeHeEbD8DF;U):TIN&e[N-l&=JrS(v^Q{}Z6z6]h-2)[BOFZof0",
"z=|=KIca'EhMb*8*H-qT-=<dd'X)YFoOFM$,ni~l[yg*,9o]c4+4YMZht}&gfg~TmTlCTxi'bQ&5+9.qQlHQBkZy>uITq`n(Legd_u.MM/T%x*EHd{ay+4[DB",
"a#P*.QjL6A9.}Ww79j5Ln~T!qb0fURK!8i3CWB8Jh0(R.o3FS]3zh:a6cj=_s_>(OCWS^H!&L5t=8guIq1RLB*wNMZU6L5UXOn+K!u0DRTywxNZ2aqq%oEfQ2",
"{adtFo32c':L*[WAke8V(bhFh*r<~4dAh__Z|U8~>&O!y],nFa3k#,k1`F'2rxeL&i)W^XNa+r=L$vT{:Q9T]TQ)SX;->;0>#;*eLOkZvJ5^wT9v9gw@M-w9j",
"Hztz$sM+|Er*47=T:a%!.|2#L3Ct6.7Sg_j[6CtS^@'caf74CAH5~};:iD9>du:{K#ydX[:SqwWq'vLBO_1uA1^RNC3(IJf{zpgx4.ID|e<)O-.$}p//W*=08",
",:tIHsORrYbpp#y4iJ}'p[hoLb!0bPM|PFL'JA|f,:1wcXBauScV#+M@}Gfs!','{_v/lY+{~41ThU+Agsj@,J_F2Y&*dFE!cZoTR'(Y&/n'k$eO4*mPy$pLD",
"E6lV:G==3[m<zOF5l%fd-EHcx5R:Z>(>Mb|d2agMB9dii82=%}q++6KK.r~(Wt.$1Raz_AY5lHLYO;P%-W/hzsF#A:8o^T.K{e>]r;Im+hF)6+mMjqOHLNWKx",
"4qi^#K}t%G!ep:`[BPS4~jfi4KX*hT+RMgE6*}au4s&l;NvCZHT5;.YPwbVWBHvO[:9vHTgmM7o.btU/$-xH`cACk_twTkpa;la-f{ypVci#0*qO2FN:E<<gq",
"mB0z#l#k59B]@HD<g|}QMX,7Y*qG#UxAd_4!pO{w|-)0<qCMpX5*v3+>N(0;y8wNt^f{.o$qf~Ji.}];Am8MEw^QO(pis5(vFj8H(ME(i<YE,S$Yhh-H(Z5v_",
"^v>$;lPl&gfC!Y(tNVf<-%Gy0%Euc)K,/3{>ZV^`@'@gU.U^<pSnri&(o&k,7Z,u.R:Qw4lw:a6(Htw_&+=2~{uY2'Mf8y3>RB-L11zSQtCVt/BmCI{CG7LrU",
"rQGVc$@I4e:V+7xALWf&{Z-iAt3Yu(_}^|3zG_gEe<eNO:/18Vt{0Kzp9>y}{)hmDN{xs|UDUKEO)ypTSpx~Z$Gx&KoTJrs;Bv(rFt)4Q5BOcLY6LaD8=Nufv",
"7w{7uXP49uqzB;4M{2QoOspu')j,`=[}JN]*7TXRaT<84.P'.DI.bZ[7c#Y7h<{1m;[`I)VFL*j;xEB#A$h[D{0QLap}H>k$K]@kV^]Ob}apL7p,qli,ERrb&",
"mb!C9R%!LbnQlA{`isPS^GO|JC^LkjT)lB7QUe06MA&]'loa4i{aE.)3r7O'79j}x6EJ+t6|b1Bm&cMd{A5`!sfTM)_wOpn`^NR64{(qLk_7&)87|}KKN]cJh",
"MSH0%LrUSyfHS]7(7*l27t(uE%^f~B3tJpzM8TRt;w[]iM}v1#.M(HeKG;e%bUKVu/$FuHRO5d_IV*KLilG@-GTG/)P&%ub@TWqE'nh]iYmjR)eU$qs@+,jv~",
"BJg$cn9nj$uM[s:iv{sSBejx+tbmxQk5GKFvL6nLr8RUH-9ebgxR_8cXeHB8O:+&U#g5zy~v,>y=m@RGaGkkqAHs)!OXYh'jxG^XQN0tfL=dZe,Nv_,a3n&Ov",
")OXeX$MbH>[IlA{nGm$dO;NE$6*T+Ft]An]ybUh!4~g{TPSDW&YwViqSCOqrh;o{Pc2o,y1DETFEMx8Y8NLWEB/Oh@d3,')[~ohep`B>V>p(hccq}9p/D66O&",
"9sy'_.Hue^mB&YoKhV9|6*p6@E'TeI^'}b)Q`/+(nCF'DU]Yg/GFYQ)[#wosmCRF8vsLoJ~scH]M2&Y#|OxQvoOw.@=eZpH4kR>3b9XKr$[Aqg:o#>5S.*Zud",
"&Z9qF9q6`${t7v>^jLY]{m_.!mRYy@b-]u8)qz&c9J1Wbbqi0gnWMhwAq)2(JM!@w~r8O9,4j<6Von{&.'HfM^^W0tf*vlfNKCkZ[vV!z1'F,4oj8^xSd1t(!",
"/0MHm0>6nQuA/TIq+,+t+m%.So;E})y1]J-.;1y;w~+t.a03CwvlRPXSDbAC8o`+YIc[~J~J,G*ex'OYDboJV4[VJs}8VqC,Tkmn%eEs5+Jtr`}nU_9.1gA<t",
"EIM21g~a/ZB8Zx9K6~g~a9!n5,6#vV:a4'(CUI]lu#VfbRo4~S*)2')E}/H0I7P~cE!B>~=k@WdJcxT2noZ.]}AxTyp=`Y{8l=}7R>h8FfmjVKqUHw=3X*AO#",
"G!NPl>gKV|~T]F9j);D<Es})a5gC(F}|/1.7@#^#Z6]iz!#SAGl~/[r/1tVCt5@%eEX8U$K^m`)*-|#N7e*(pp|44GK_x|fIBh7C|8l3Gbn+aZEw/#i<K%0I3",
"t*v&JitT0kJgAFVh*x9aqTYI`>,|23e9BfFyA)h9l:>/FDe.rH3g2f0moj5w1$.y0z_kW(FWVyj;4&DtgoCi+#a-~i2&.CW{JADi>6zQ{2V@^&rQfWJ2J9uQu",
"I{h5253AwdL)l::X%k!d/Mp_1z7r!Vl{h8TBosE1{F)pzY0PCG[aS%x[D0yxk49S)]97AaOP+_'xnA}5X^RrJ]B{-Ep]EV!td:-e;B!9$7ZxzoIt2NVKe_cep",
"i=:kH/9{rLIXb5n@h+k~!OEQd.MgPD3{d~@n1)G&Z){MF&7:AV'N+M:6j],viYd`~!mL<rB4$n<NeXA0)G,QbHU.|f[b^=qX9JG;,v5)eD}bAY2!&:'{rEAmz",
"h{uL#$cjohe'P%S{uJLauW*0AcT29O5{M7seC>rE=jT0aahR/g6{VXO]Rb4/en+e]%3{BN'jA<rpiyiYUX+nboWV#/#8G9D&wg:olsS/vi{5Ulj:32e6'@}O~",
"+7[c%VA*M:myh2PL5eQF|6x^8m['JcJ%|xKjnLV)w2M*9W1}P}!sD.3}kt|Hv#aHRs)q>6E6j{3|=#j~#3F7/)n>c0Lia{DhkwVrszarsUEI)M865fcwF^IK[",
"^s&jT83-&Ih*z<mHW7}WrvT2r%Oqi:wlu(m<k`w)=Uwt8~pcyV|y2jN|w%3+A9Ow(|T$Ixj49J<~7Z)}4)%hFSDPnPcy:(Xl3Hstb6*m^d.@!<iD1vc&-xJLr",
"wz+^/TsB2[2tmF*%3wU%5$Pfc(FmcsyAyfZGwxGe(M,#i%z`~bJqYBy=54XmR+nSJ*MCD$*KrC`=P5KBC2f'e;x(P}W_il,=A|.]E:7EY~Pg9}jnyDA`_`4rk",
"z'!Y:Z`cw-NN<$;zeIZ=Kef6*jTLz6[AUTMw_PKjr6I8V`Yc>zj,Sxu#H-1'WsK}Kplm/:sb}HAO6R^;M/::^jvSG=IxH-Xge_1X#9D;|w'FVQSJMwKgNaK9M",
"lHk^yP$/#F1[/jFf#9juX1e=EQr><X}sDU19o.YN;iI!d>ceM0G5N|5-uuHll=##;_hm6(@D0$|px:A5#jl.!e<}wa4RR00ORZDG[jx97YG7o[k(;F5B4,mxf",
"4)JrZ[Bf[H`x|oX7;;Ef`@3%%[qn1T>i7#GtVj8>_qC4SzoSu$zTE7m-Gi4HNuQ!DX4%(bW[mvs+m{Gz#RoDDQXcIegWG/nGWhhC[i22/#$Kp,gJmdhcjF&>r",
"O_%Io<X~C<{bTwq9g4hDO+H[w001odD1>bX7~<:x74%hG=~Jrr(dmk9u$>i]a([(rfDX`4<.68&T]SCEhENPED;B6k&T$Vuc]x>tI5:pICF%YK'z=dU!(&Lfe",
"IDB{%quW]zRO6*i)x*l2.:ux5-Dm~Gm6c#26A|7Q+,G8HR+vTMRz<^*rxna+},-o!wHL_<|4mTZ4[yrYa6ah%B3ycn)T)}c$*iMuy&$t~|PN+8K1<Dv)3EH'6",
"n=%u-y7XmN2|xM^+I{M'y9%0'Ijh&}3UIL!^g02t.x-fsn<D)9h*o"};
static const gpusorti_packed gpusorti_spv_leaf_sort_address = {
gpusorti_lines_leaf_sort_address, &gpusorti_spv_scan_address, 9828};
/* tile_sort.comp, 7480 words */
static const gpusorti_line gpusorti_lines_tile_sort[] = {
"-zdUk]:gs$db`j`w_j;Z1Lxd(wNq&|jxO}ra7P=EoGa3DY%xeC$.otd88cH0-d0cC_c{gBrvVbHX;`iASSs.1W]]5@)5U10E$$9Yt84NH&izum<~0)EhTFv.~",
"_vcBVFaXx*LRrMAasBQsa7,NLOS_n`U50XP4<J/ip}6&7^C7r:Er+(]LNV#&=9q,TKNlLwlfsaf|%PxUX-MC6WZ>UH2RrW(]unoU~UzvDdD3c83sT{6D54)3-",
"#sq:`kx:#lLg(F0%2>0!(kh!qZ[[}gEq191q8~j*u.EFfj&[z[*{C:Bo}nhgVi]wO);hl+GsrD{:Ut(=le=vP#rT*O}s*Dxe@^)$z[cp0Cy@|a+SAGSEIMHm$",
"sDfpGE_g>qG{#2^~RoXco@asT<)xN)~L.f+AVT4e`;Z<|H|:BIWXo_J`MTVBvW9_AUgz/~c,FG]L.RCZT0;'@XkyC6OXXauCt!Dr^tSCq4^KME8_E-_hDc#O8",
"{#:+URD.:wC1@86;F((F$o#90G2246NYzMM67kYYRfYF+Te@W$_E1ET,gu&s&j{+lv!*8u*'ghu,/,G;us74Y6P<c8z]M`c`6DEjoo|59}|s|UyS@'6r<<YMx",
"k&fGZ1b%w2'&SC:Cmh5H5w1Pq-xKn|x8l6K'6!9WYjWDs^3FuA@Vd!sO!+Z~f@9$.tbLxi:X6|O*<m)5J&O~()eHVD7!WNkG,,FnE#k7bGV]]+RNB/DdL9W>E",
"Jy#X~k,6{E0_93Jc^G8:5=M]):-_vRVn'pw{<j;,fjhXOY.&'m4USNsHC306GUXF,a}m{4i.fwb:gU[5V|<++Pua[`g(Cfg2c{K2k!Bs$M4;c9g$2B!4hH/Vd",
"l)@UvuhM3,y>>ZX$,3f8![{fl$K!q~r'b2fw_'P=fnebBUsKTE6HX~7b'Rr>pU[~JL@=Xg9xC3IX>*F[&M*&ib[-<ymCb+{]T$Nb&<v,sQ4_QkjH5bg[[xV&@",
"M,D;{pG=:E-5ptqKW{SPG{p@zdYXCGFgjc~3%E97eUUZyeVHW|6qXTMI.$2k4g%LRlu3Yfk-F^3GEh~qC)-5ik9o,mnl*:1Gjrp~9)(DG_.L){=u*c~-(Gy19",
"82n3,Ca2#>SDPHriM)RyU;BUzOD,X=Vlq~1PY1LAzpLw;&rlEA::#B`]i=gek[pB|rGXEL;6T[f.2}Ya^h=U{*owQ^XlV+c:n'V9|9R,'<*NeqP1i8F>YP[Fb",
"zup!#]z6ZsJw5aPk8Y5L}Vh10[|1`hvUex^N/7!M8Y]>0`E}r`]Q90^:AQ^pb2hhU.hl3fb$GS<noW~D^tI*Rm,p)$%OLB|=d`f(g@v@_4iK.J;x5OyBfTJB:",
"YM<h(<dN<)A*aq=p7aeKX`WTA_3zcsZG$TdcTs(|{,jr^&S9PK-k1-_;x2oh.B-<;%wdt#5u>qw;vo1jy'!c7VQ=H0g~*'/;B_Q8lgE[1vKsdEzHStF:eHiQm",
"Cs[C#conUANib,|Nl<,`e.;]V,%%n%+-~l[Ms1YoE}-&2pN/%[9!]|DrhU@70}OnGm]U5OYu-7W(+63<_*5L#PicW4I!oyB7y<Kw=NjShtl]4UW|+Fm8UO-U/",
"A:xo&pEuwN;S'Sl;1~01Dx8sz5+h}r5SzVexV<UZ^GnGBlQlI7mQ`$S<@2}+RA:hWW|]Ions(<9BXF|7dU~v}#O];DKF4MNksqG[JThCibbGr~{&^iUXVIHYy",
"YY5*^$;|8`ySldWolX9[u#``=&h)JFIQ{f=Dq$PVK.4~!ygc4]:1rTEzq~E.L`T'lc;r5yJv7(qLn+V8{(|H0M$n0#YyOf(De0)F]@p4O}03{uP/B)!Vha@>N",
"K}cExC)ksN+TTe0lhTdX&:=GFr&}3OE%g7Kx&VBD)[pU'DhDpXg(ir<V6BGuBmDjCtA<e]K)KIMt4*^>}]4FNtq/B{'i_882$zgDrh*6S/mFefv._C!WjH[&Y",
"rOE/G1VISWN]rKq-_5a'_xV~~GjgEtcyw>Xj|p;nPn8_CuZa2[VwQ|7'wsR$Z~D(pgN[h/}W5'ygblh^2#,qkpNJ.,mXo,IH0|E<F7FUgQKn`y_yN0>jkT=S=",
"rWx@}=|H~f,`g)v2@b8#'lLJ&II5@ra&p+sH<m~HvzPeJOgMG/'^+kG34=EVT'*Uy~k5e;1&zV!OWBuSoIW]&dFDz:}c/R7SMA@7<0tqsEq,v5;=t*K^^5x7-",
"b{5@#R=(|NMptAQfB7$J@SbYrn_w;iQ/kCJrKL^ICJ}g[3MT&P;KzUdkTo^_jDZIg7Z(-;nXvYMv6]q^8ZpP$W%F^<}].06sEJ7w!}V]59bs^|KFc!w',nOl+",
"%6JC6%Zpl8MOH;m(s5(:FI<bg_kwyvJw1BV*3rIs~Vy)c1W;U:izJAdMr%7_etJAmY#(1q>z$lvoQ!$>c'h%FP|'>VXs}PSVl)8p#nlZ4f{FT^{)j!@}3X7n`",
"U&VMy(S@pobQ3Lj7@Gp4h~{~ssdv|k$HRO;U=02h/h[hIvnM;^)(Nw0u#IHW%A_[RA8^b6PgdpbVV1LK~@=XCjyZ(*H2M7gZeKUn[Cp^iUJP+-An&OO:1!=JD",
"6aUtS>fax+,9AgxbMio^j7S*X<tRVgrr6Fy53TM]1B{:UHg},jP=:iT_x%W3(T84#<W][shKosV'n[D4`9q]J@#V9YW7Y&f@8H*(l9/{(h4xNr{WHcFVsm)s^",
"QyqV*VF>FnoH@6QQ9^9sp=dc9YI.&lf&6z,iPm2TYXIoTZk-GBu;]52Mei=,GJ,+N6<.U,-`&O}.+e0F1]WySGd)u)9o>:Jbuto/@C^EwU}9COLV~]X$xl083",
"faa~.NfOWED+-:#cT*10fdeN(Sop]w[PyHFqu%wO{i[~|tfvs0c&pm/bIn9B^{6+b$gAioq8;Y<N<4QD:Z#H<0N;EHw~_~%m=zOt3T;>}KL4l=^ulAlO1T3VU",
"!=~'=aH!NeY,zjHa9DD$WB+vL:{xkJkWMmMM2G5+1QX1C!!shC2[Ah9O[IWiYJHh0g)tn=Nb_Em'6-sd[&_[MW;SIqABqbkEvKao;d2@;;m[qT&Vff~gUH,mX",
"FR'aI0@3n(fh8tP,sOq&p%;dITQTTTG8/'$1!@]l>BvhBC10xNb}%*sEmh&JL*wHh<O6mfd|rKs[J$%E`udD-cP<:Z*L=l=.kEhU:$3WVwJ%UK$~Jx17fUw3I",
"tx0J5D}}5B(~O0Qqj6]_G#TjgSGCouyO<-|Xr*+r%[.4FpD+m-cQen!B^;zC&eWuxI@;'o/&G<oQQE-Q'_v#KeCBVL~7A}4YY2,IEtrTPmgA$C+|]3noS7s1B",
"f9G_4,Pry]y1a%bE<vT>8WZwf*QMi68r3%.&OS|H+5VXaKr6j0I9cCkqdiESfOq#2ZWYvytf7C^O=nfhjKOUa'~{{_i+aP7yI1qK`Gp39>0h{eFThh$y[V3CU",
"-TM'aOX$DYQ@;MZ6rz37hvwNzyebZ+Hk#14:goMh}5WbbA92qSEd.`>=iuIV36#[T.(AN-gAxvEV6<yv@7)Vub4NTog42pxi9J7o=,=fXhV#rMWIH*zrWCVpf",
"qa}GBn*c-:,z'd+4m:@>6Mj~>ci/U*E&;s+j5-phFO}JHTm58po=xC<o`$,|phg#gE]cZIv3JFK<Cdyg@~QZ]tU0bKgbRLqW{W=BXa,2..u,z{b]g6U!(TE`E",
"xg%]^FAoPTG>Dm:a%#Tzf8;}2<m-3BqQpyi#=g:Ob[uUR4UU>~y.j%Tt$qGoql/;LC/`vo:(iebc@:F!jf95X.C@eb$=b7&XBPU`4-fTs<cBFw8Ci|HAzBuhN",
"j+I`vW#UEO,C>!zmWg{1*Pi9;0HK{g5=jX[##yaA27|PuWQw%*RlSAr(0u-)fT:i#Fz@^`*%g$/tyDlz-obq'tpmr+=u_88Kcwc9{wgl@>XTc<Oc{8*dLcJ<3",
"]kj-aDZxEch=Q.kR;;cZ);q|.7.Hi|vWFQM;.wl&~v2OL.prX&,{+NmZ!BHMJ1Go@7d`v(<WT"};
static const gpusorti_packed gpusorti_spv_tile_sort = {
gpusorti_lines_tile_sort, &gpusorti_spv_begin, 7480};
/* tile_sort.comp -DGPUSORTI_ADDRESS, 8435 words */
static const gpusorti_line gpusorti_lines_tile_sort_address[] = {
"$yh-(w0YQpB188;zYJJ{PCEe.hXCf0D;G^{b`)ax~)Lsxf/DFPiIt*('}6p.t<jwr;f]|bB,^Gd,%'&hxyW%b=w,7/8[bl~39RsrNGriiz>h(F)_eF'>xiN{d",
",|&m!&CWckU@Nj[jo!`$gxE:AHV9aL{40Dd(KShc/&aZ#9T8NT1}ZkY2_X0A-QSR;$GEGBFuj^K&5$anFSVt-#UoGy._o#22TMh<cyaS{t8kD,%a&8Vmg5NPU",
"ES^zm&OoetT9xr30m[gp!vm<Q*7W8*.qVM.OlJ2GX.%lFw9`AJK^*$e9TJwFP}h6JY>:}0Q,bqs,2hjjzuJ~uP*s>O5$ZR=(q4E4Oc9B*#}sFsNm3<ZeEBhvK",
"cfJ4I>ZqVDslC*!^X6}_*}@VJ{r6qWlL1|-Y#y;tp*3Zs.+>}@)&yuD:cqr+w1SpUzm,oLThA>])G7#8~08],iNFI/zqx]!XX6N-}y5j.Q@M=Y'R5[~JEQYP6",
"I+$72u*p.0ALUTVx7v%h1FgwqO<tfkI/D}[7`SeL}<DJmvzTnd'@'goAk`K`dS(eExb;]lql{f@%:ZsK'%a>kBsG|UoPN=:t(3w~Oo}wu:Rs'LpZVr2f[S5DK",
"cSUqj=BFitN(j,E]Sz<|zp5fkQ,QbX'85x}}57Bhm=D)^M}KzMA5kg1.^_HGcV'Qt*#1Hd@<`~=.$`!pJ-{.KbxT[]|nF*>P>D}pfLRZ<s%pkF[oCYn)M}nD(",
"aq9&bI#><{JAVw[VX8:=NyD,C3s{D}sa<|YngY18/@3^IRSWk_cy@,*duyg+=(7d8DaxP/n{5i~d%OPeF_#1^OsdG'gi~'2.2sC_L)sDzM):iHf8Dx6mut0@r",
"I}p%GUn'hFu]q9c|i+U]pfK78Wd&rSb`({0/}0:x22VHJ^M^t*w5FL^RqtV9PQ+Q0@ldVkq7=dkTj]OGZJ8@w)Gb0^n2M(*,`K(L}.0iK!^.k|YA1PZYZ4L/u",
"u7,;~JhaC%M}Q-*KQcT>C~3!w!wi65UGVfoo_WD9]tq4G(YN}*use$K*fp8Xs{BhlNuO>av6MY-XDW~@E~6]*xFC%kWu|rLqg:}G)CP~-*V;fw-zp6`]oyK~J",
"~]$n;qsaCE53HjxhOJynX>]IFX8d(^aX)MB'%BUiM!<y9{|[laZGZy%rUfJ-ot0@3'P8|pY$Pt%j1~Jy-d.q5%eS(a,.+9lCLa^O[4=p<r1`f1=;eHG)#!G-C",
"S0h+:aF;]Dg^5jX(4g<,neZtP-.*XM<Qwc:),71lX3eo1pO<qqp`^0S.h_V715^E;qRoVqkImKIyNKQ]tvr.@u7DT9'[07i%:M#<_8w#1FP+S_bgB6+UCU,c[",
"G|)M.O;]F.ozG$9,5K%8-nX&=IO9WZX9!wm(fZZ:QA`k:H|)vv|(lg=J$ec7}$D>h;_bVP6Y0JM#FR+7ny%fK&7*Qc#yhK{o/ebk6Q'hwkp:H^_WAQ6GFv~QV",
"N{@MaoGZB~K.*zZk6d7@qmsRWAY%HBvVc&$yz_Nhsn,dP`A|jFDR<Kv4gX.CxI4MWQ#gYuBm7(~x6L7gzpk]<kq]Gm)i#JEJ&,LQ*:n5D{(qU*pX+rc-3>(O#",
"sM>vzKKZ7-5fB%Rib0&a&B+CL9v]lrA%{b*[5L,)1$7y_=HsV2u_16.o[^ceZj|H>o:)lKZYfZG2Ln)uv~V+F[OECuA}))4btSgyX,~P||=/q-6c`'G18N20K",
"79qJVR;UeU|cx8ot)1ew1I;fX.x{mwf'HidU&~Es.JD:H-,Jh[XzfA2%mWDMy`}rvbttBLmH>RK/1*M$]<jc:w-EpVPd42@3cO1$,o3+1T8BTnVyqu+_Q*lj!",
"P/9`S]AA]$y@!HW(sRh'[GX@un[^@^r<gSDM%<nfPx^K<h.A:k]0=d4b1W*LfAAvK|S}ir0l)y,VU:jHCU!=Z%`pp)Y|q5!7$%1y5w**-9S&t#GpctX|Z9_B[",
"r^x[H9$fRB+Y8fnHZL=m5T&jcM7(A#=*&.>l]q>CqQ+:kPRlJ&}oZ65;]'I8F:z3QxAnW#.CFxz3Hw#VLl7E~:c~#E:D|i]IwI+5Yq`(Yo'Pr7<ds#w7t][1+",
",8Zrwm_~Gq#Kz@Sfe`&1y$NmzcKjB[]jM8,NrML;j=wlwkGaHTbr_FDjo6ySn'hggy{VP>T92=$;H[w]MLek|`E$/ddTZ6yVO=u{-]=>'mk{a4ml!$qN16ZJ/",
"vozJ2*_x6et2q_z_+&ow`1'KsLww2l&d*Fy-x(NYVTta/c(Wy8_1Jy/}1Mp~zH:nt2lUxOq:Lpu6|VazOED493xOJ)}oaeyB9f}&d_hsJZbW[~]L;'y10PtI-",
"HF<4ACN)Eb+m`-Z)P1+FL2_w8$2o_~bR$C<itxa+oC!SGjQ)-,j[0N^kJTYWN.5MPoGxo`!Y=_4kc(.r8bulVtgm>PRGO#-i9m!bB}+n.'Ot_MY%aF(_5<>Q^",
"wp<Q/NQKMLeA)!``uN+s3BoGdF3C;(/*fM/}]$3or'L~Ql~4Dcc&]BlBS<6zu)l&$%E&A~cpeW>%Ix@4QS|UP<Jke>*ul7nF)$~%CI~tdGUBTH+7==d6dRbJ/",
"8]+JmAySq0-$BAZn$y6aY=.p#H*g-#D-f%/xeB'dzg}^sk6/9Q:_VX!1[W>awqj.v{^,2nkJCLa18Gz{-aL3q;wZ[yS1c(S*S9f!H>7NF8pkZbd]h/}C}Q3y^",
"qS$AT>:B^:pn`SLZG9pZS<GqtD=PvPtOB>3de=cs4U&.9MB|`*QNa{gK[J4,2SvCj<i&:v%;ZA{d^>!;w>ue/(@5_^r~SmSg*B^n<.B($Cm)|y!sTav/74s4X",
"^{98Hgv!'AG3)TrGi[X3qZ)1as+YK@k%eVNNza~Ej|`lcQP*d9ic@X`-{>vW:muK7IyGdk@Ftb/eaEPaAJriY^KHhAzM,1$`m6jbZ~E-i4gHT@ClAOZ-PdR@$",
"c:V~dh<81,Pc1Y1Hzc=qnsKb&+ldjHgme5)|>wb;++np@b|Kc1LIe1`R<4FfgPRh2>Kg@$a-<G69^@Ebklw*>r(8L-5V+IlG&qCPPTG#4s#cq$$ddHzdoHRY2",
"/yD+04z{WjR%@xgUjn%ys|FxV[L6^><9'xMv(xPw6*{obD+T-AjNYj>Vy46~h]|;z_vq4xNB{d+f)[fi'pCSG(0Efj<A,jW)Cm_ahqP`+:ts=9-CF{:Vg)3o<",
"n>qU$O<04YJAVc;ESbd[Na'h$F($.D698eBI((E`Fuw.e+4n`7#Ug[]L0OWf(!AbDKp*M^*sk1f~/gVTqDB)X1G<Mv$7<%#*|6LED+]TM^YUl6bxlrZQoka<9",
"lzR7*Y*.](5fUIEYn[nc43-rv#KU.LQ8Erc8*4e3KeZQ~PTfW2ug@|9M*g.SjPta{SQ*S^4=^'HS-n8Z$:MhdMbc;'$CS^w-Z%lCQ4[SCrp<+Is0jr()du:vu",
"1UIJr5TCmx3yIGFSRkRL:T]6j~r$6#G$&yfOI8/&SW&nT`M,FSpDgyCAAuP[my8Eyf(d':OT.Au>E,t73.s#bh`P'8<y$_}s>Z05|jGodf)XrGU55/BP&&SP:",
"y1nXJ8IER=nA._Qky#`jv+]BH8jh8il$T*$Q2l+Ow7suZ3K4GKZ7NXgB,=L)srpBY![}9B=m,*0tK{<wd/NIAN'M={t`t^T.r."};
static const gpusorti_packed gpusorti_spv_tile_sort_address = {
gpusorti_lines_tile_sort_address, &gpusorti_spv_scatter_basic_address, 8435};
/* merge_tiles.comp, 4196 words */
static const gpusorti_line gpusorti_lines_merge_tiles[] = {
".D^ik<_[<&@BOb#/}Kl{)=pL-7S1nzmg*!#JthsrbJU(!WVg$|w3w8p2uZby=^QV#VJ/zxsyI3tO%Ro2*[6!8`mmAuXJ(]X&8hO:/nS^cyX_!$u_K2|gI[e9K",
"yd4dyx.>Z5'$9~M/)sB<`j}s5e-=v0zA}c$(oX&2vB/v>lK=4*:;zcE;x)=l-!x[/9B}]%Fk+g^-Q7{+`Icz6w}_P~wr3:+Iom.[Op;w3;dXde)#+c8t2]=<*",
"o~k_P4=GAlXMqSdWFTUK_pbaE&A**PT(>LFy+(H_enCtNhc6[C1F$NIcc3i1],|ai$4XSJ'qh6sX|YWr>Cm3O,,APC5Rje'l5R4YU9+^xu7y2!`Gy%t3w%hmk",
"HvO_N^8u^/e^[1jXF>bv,T&Xv}PY9PwN=bzN-{aKz%,BX.Pt]L2XULOQk+8c7e}xg5Y9x5Q/^Y+)Hq27a-YgVi|Y^;RDc^#Nw[a_:`v0f$B~p=g3N-9I49z{4",
"<}TKbCtn_}!MtG#PtQ,-[og=zH_TTz|lmcnTBlVa$]B^FQuU;xkA~,fyi/`rMf5_-#4Z|lC,cHQE*I)Q+5vPr)+78[M@ky/I#gZ<J8P!43xPhP%L5xGqCQu;g",
"sFuDdS,<4kw55U[Vp*]YH9g7AP3Edr@tI5x/ww|z}dd.w-6#UMR~!4w_>-1'djA~zrL(%'06To{1T{hV-q6]Ab*]/JJ`Av([|)v/t<0$I'$(RxpXm1y/bjGqN",
"xm6s^37SXkW#Lu{va~{{DZOi4D/Ij_4EfpQ|E_+w,'}^(E|pn)8Pd^f&Omp'*V&$;.v]aod&LV;wy,OJH&F89W=JPt]e0VQ2))4{qYc.]T|`vMoSd+8*q5<eX",
"2IKRH$Sm2gb[U].Yd&Zi~>@xM;YHBis9e`^f0/PGwdFVoZwftDEYXk2;U@WQRI$['*DRWU4]8QEOUcp>l8SibD6MDMdRgl]F'W+[[u)8#H|c:uk|ouQ~9,6:C",
"NL>qZdx[:{IGJ[wIGxAy.dQ9=,@wP]|883fD=4ukF{oHvCb4>m9g.-/ZoE)<t){T-Ie[v`3Ox[cTs)YuOxPz61S}LlI%%G{}tbcqSb}tRvwP6HQLT,uDE4U(Y",
"c*+JqoU5S{:lscSKu{(6WI[2-K[{z9{Sd_}`8|#~iE+vNBk8Gh0>IKtDW!&+}KP=(DOV=zwjZ@>$q'a2qC-d2;]z9t)UycstHP2*m=V~64[VKRGzcO.60&2UB",
"i)^kZAR#eQqSy'IVow$+!00^4]+1{JUzbENgD}>]%0}vU[[E,u,PC0VG-VzU]Fe/@/W/x^z||-K(ClGUJlU0v!Fx'NH*Eyk$spvIekiX!)2(_Z0!))09,W#Ei",
"p-HA<U0@':Odp`rK=3[U$:1yi'uin*^OM^fc:%Bpu,sEPg~ZqD!(]*|Aj;`Zi]&f&Q:;.h}/Ed-!Esrl);T<lJ'7Qwk&|^FHLIy-/H_:J1PzDK1>nZ|%P-[xe",
"0tq7Y422}EYZCO_3o(&6j&.*3q{VEW%;x;cB]IW~aNpxJ|L;`gPV*{^jb4X~|:w4F/F~f=7w06R`,UD,jkZ3#b@l2121J$Wy@13d,b-duO/,TDMRUC)p+8BEH",
"q*Nd=Ix5.%>GaA-W#i+MS.I+X-;Hk73SN9qWTh8TbK,[syQy6W-m4ZcZJ_21LBd`-,#E(f`9@=Ri/C(h-vxrGyN<#tg5A!8Rj<8UGlHxpi2${2~eHj3EG:K3k",
"Bb^'<T/NQ]r}'1Wt2FBQ8j5KV5RuQwWz-;tVpm*aQ!MP|P#Z`anJ*5zeU_{N,.ZEE-I1OIaZ0Y~*<Ks'TE)mL<C8(O;3qq5>:fLNKV%FV=(f_^SK(OS!,&Uam",
"7tcC_ID$L@P-{Qw{e}FJT]aXr+8}HHsN-z>a,vgXsa~KYfs)oFAm7T=7</9cCb'fg`_)H3rli{>W9JCB9K_L0'Y/A070&<{0*BwaLo:1e3;y%eQY)qkGD1W@o",
"CpuGBG7f)vMvSDaBH=&YgG4j>){.;+|oBDLCRh'q7}lXLh]BfB>:e&_H!+TL;CxM>%mTCOSB}|Bq75=5IO&$IL$pgp$'FpZ3RQ7W5xz'~XhkI**<l]x7XCSXt",
"r4+Hph#euUpvm3}Ue2683&a_ZqBj4cFH}ii62!S_Yc9#eF%RdPovp0>.P2+=wDaNf^wNp(GKy*.W{U;CjHj>m+}~INb9#I>4}A3g51o#E'M46f/FJx=:#qhS,",
"Db4InRu8_Jvh^0fq}z#@e<#1sxcjv4.+dUIfS*Z9vtt<Xwvu0C(R<#S_CZ7RuZ<qvTgfvp;m56/GfI4PWyaJ*8qceXdNN^;U6#{,tv!4D4g=Q0gD0NigDDciN",
"7rnFzPXT_w^NS<R)>yDr293+Xxj7F+S:E@G,JdI/l>iTBVW<9r+L}wR8a"};
static const gpusorti_packed gpusorti_spv_merge_tiles = {
gpusorti_lines_merge_tiles, &gpusorti_spv_begin, 4196};
/* split_runs.comp, 2103 words */
static const gpusorti_line gpusorti_lines_split_runs[] = {
"/!i|Cw@LEBO44LIJhq(N/<DPv5<Q(.}<2h/UM#@0|yrYB3am<lP,&STo-e9sV3WW41xFqWg1l:*CN`Q8t|TLU;5KkD*lV={c;P.V3k>tp34j4bLA#5<P*gf*b",
"_$*A4dsrfgHXphYokzho6#!8(-a$w!wEre_5UO]eV4jy}57r<Ae%'|INWW0!jj|qV2VKt@5aPHPAP%!K{|6f;d3tiPRL>&F(@khbP1W'OV1j{2ogq29WH`!lJ",
"9Sd-6Ob+vuB}^7GxU9{/vOM{rgceLm-Ry<jS,1V%zUP3D=D^!3x]swPfdHKwZ{knG8AuJmsxFg>mfd=asZ&8#dv)5W,Sk1Sf{yq,R#&6LaL4x,V0qGo=%Zhdf",
"Lu6ulk@;~^qEb%hDWKuQ$q|f<w>Q(@Je^+;M_ZPTpoEEMe/HD;j5UeRcaI4dNCK2#*SaUQ8yPT~6K$5mkro3Q%+|w5TSlf~aW@8TZpO:3-9'<o:vp;EqZlgnJ",
"Aa]@78n-aM;-%.-2djZ3v/L%1<*KwLqCpK1@YIVmS[bhotmzZPFLRX<xlN+&ev6gpee{[BT+^p%hi1LBh3u!#jo}@@UZ]^NQkN>!*r`CJ3>;ckx+<K5o162&#",
"x}h&Ws}bvWpHaTcEw#m.3iVQW~7N2Ho9GVd`v2&FkEW]-.771.m4/g8Pp<2pc/^Bs=ACvcJNc%KP~inu5/HUIc0Tg^9MednDg]9#9&<;&d*BMEO;Yt~IR;(G8",
"fCX9~cu=v1f5k.|Q3&hf>JO,_y5wy0mG;)T,$_fzA8v2wNvNz9zTvK`O,MJz1N3j|9Own&oLpfP9pd}ghd'>w]_rABvTPO>g6eWHI!LM,7Y)B6',O6Nb:&25Y",
"G[aj3|6`}4>'u,iZ&.x0h3+y}lbaV+3jo,Ju1e*sxjB9ry~bjz^S:l^{5@05h0@/A;tzE,+L-Crx+;-(|pvYT[erx0WIGRO'3<TL48_2F5m2WQu-ZE{z/-Bh*",
")S4lmB]tsfc/rlAN4Xc>.+vVtq}sB}0M*p'M8iA=09N;L%N)2(7A1s<hPBC73SU/&$3IT@/j&XbE|nvF`Nn0v)]aoMO8NjQfgb`*[PHU5FV1CaU4WE%>NN[{w",
"piMm:>HfL(b!R=!J,Hp<*ei^bJ*rYD+Cf~70!&b@N8t<ta84tZ,BL]TDR]Ds{Byq0.+4eU9R-*)$G_9Qwed|1!:Sr{M)o${u,Czg*dMZe`J2YqCc}jW2gN'5%",
"}0Q6Fdu8"};
static const gpusorti_packed gpusorti_spv_split_runs = {
gpusorti_lines_split_runs, &gpusorti_spv_begin, 2103};
/* merge_buckets.comp, 7514 words */
static const gpusorti_line gpusorti_lines_merge_buckets[] = {
")TgR>;%[o^UK/Zf11A~%NDw{yTLR;]Lnr>Y$cIKvu>i^LWNa'MGHQirkhD[|Xn{NuqJ!NSKi.F|2NExQL#t.y<443v$p1|u]}y&(8D,pZ_]u[./SfI#yft&Z<",
"b(!i&^)A^*!uU1/(]z]O:{TZ8OdQ2)3dX>M~v-e/up:n2Q'LF!1l6w-Nzi:{+ho`3Gf[LUSkQDv%Mk)cz)oh9,;v=B7cn3V:O^}c.i+Nv[UjbfO{j#)kxDg83",
"2yP~FFd[Q`[`ay,9G7GLGdEFqaM'-XJScZ]b|[_F[<2D=s_$FQCcAC@p:mXv01RVObvg2PM1o7,_J2!JK#Fa/6|P)$yh&aqqV>$GOjpe^MCiL0_6]Ijmo{E*K",
"/-uM]_@(.2]mSS=!*fIUK7U<&VE12lvi!rOF[|FA%pW#}giG--~btFn1#`0u>qPu-M[e|OkakW+X&HuYjlwem(vekh'[[UemjpNMn)Y_V*a=|W4dAs`G+{1}0",
"Z(TN;-Lns-1-~No]<4_cLs!sO)^)LNW;Qz~xtKR:H432G/,|Qd](F>DU@5=^)0HVc0k@VG>nK07,e_lFii+8^AE,~v#;!F^-]e*wKzT`IZ!T~)~sTuu8(@Zu/",
"{s]Z{4T5y2@<O|OlIawMi`>3O_w6|cl2={vK6VxD+Pn,k1=4XJPlBlT'!4!W)kUiB'BXfoiK:KHuN]Tc@1PE-</2f.ObEbD]Hl7Iz>uCr0+win>xXe)GLS:Uo",
"s8g5g,n3nt4{':2%4lhH-Bf@jUE>k)rx~Y^|@SwK;kJ92rKc]>3g^wXv%]ahp4b#uz&V'4!T&=P9kVU%|bU^=_d4Xb}2!m6WxV8auA)04C]V_mN|!}Ho%9[z{",
"wivO$fRPwWVkCFw,+2HPBmed<+qdcNOC*IAOh*Def+gjUfidK/s`Sb9Wq9E}u+Nuu,0z#PAxck2XXFO[qqL}Qa`lm%DLS]2RJFD'sAmuN'a3F]&2XU%fi2OCC",
"5dEl~8cR]Xvq*Ie9S92MT7bxGnD}O*nz^jk]<_*}d%{(KwuNr~MXGx{G1UIyQ5:ct'keEn`omMmuJ=#;XJNF!krs_I_M[cR0NSe_{rBnJ!gJj|=6}@kbs5S+4",
"Bp0og!X[i+sL/F~gj}sQ,wqaf[b`=RjDZK;@Yt]VuFbwVBB;O>9V3}heg%6WQY=VbWzye,@DBZ`|l'd,4jR2u{@fE8y~nqS>RCr$PI*JP&z]COXd+Yj{gY;!E",
"@):eY%W4l#|H'w*lb{TBDDyYA&jesjbjZ8xQ,P7K2{f(LioDAYk{YWwPhV3!;F_F/^!58@NAs[#&%siz->YIZnBG4`@[ZL'C~*6ob}+(3CV}eKDzjV&rT*SZ#",
"{vBP~SEaJgRJ+VrvGF986p,bS6f+#~tao:d<CJ~vnxUl;dP)_'U'yVSXBF9s!!m_>fF%gn4!Mn/M%UVcl|{D0klg<{DGm-AmT!u|]+HZ/+219zTuyefMC;(*b",
"{Q51lMFw4p85a|cL9E6c^#fR/U;{#Vwwsift$-[!:tfm9ns*ztS2!NmR,<GcvWH8Dka/<ZB@Q93uB;<[4.Tm`AEV6uHWVR_T(#9sro70>pB_yO|xV3tmAnNUu",
"-6J=U]3kARmG#`[lXtFP9iP20{gnlphR0|iYK1%=v8;Hj[B/:W`5SHo~j5kBm0T_o$}wlK5)O1=S4('fae1}R3kq<5Qt~!10YAIJ,0ACxTWPQ&K>,y6A,Pu&D",
"yiZN*_t8x-O4k0T>x59Tck>)8_RN7DJM[kl+^8&sr{!*q%v0k51~]hMpSG+Fjh$:vv^bW'czb#y0e:,!z|`@pv:e4:9vU9n^2%cIK,xs/O&vcUJ%9.ew^=O'K",
"#hn't_rDstWoIu;CgCHL1s:]l_};M!k;wu%v)67ijmr@:6#'8-(!ysE):'u7,vR=;3q&C63#9]'.4'r@}F~p+YFPekVS+D2H#;^q-Acq!CI|[Ac&cd4A1D@&C",
"fI`#e:os4bwm9E1S{[!]={QbRwUSTH&-3*S4}:]kyAy'>3u^.2SsU1Fny)9<=7-f~'q|GjtBN;iVS*h,>AM_W!#^1W|9^/$wge,t;EdR"};
static const gpusorti_packed gpusorti_spv_merge_buckets = {
gpusorti_lines_merge_buckets, &gpusorti_spv_tile_sort, 7514};
/* odd_even_merge.comp, 6237 words */
static const gpusorti_line gpusorti_lines_odd_even_merge[] = {
".&R-kdHXl<rsxFLdcO!Ol@zOh&FC@KHev]]d_,8|UE[G`rnTj$O]!:}NkYR.GwrFAJbhE0:_,d<+~FdehMjo38[jUB$<2iCDo0Z[vZ+wfma=V.mc(wvlM#/V$",
"M}W<eS_!cI!GO9-Z,s-VHCR{B`WLeIi!C4$u{W*R;RX6BlV/FMdON^tT^TkzgT6W]G6@tGsglqHbN-`1WCnm;>7K[@BT~NMk/(s,c<T1u1-n#U-|+VJnd&PJ!",
"Z|Q|Z;b.8F~@HT*;-]<%)#$',vi[cTW5=Hzw^U[/3I}s.~OVXyvRNB7TY+AX3H9.+7,YJ_@u#/i@HHv0=2[%YVNPU0k$G.{EOS7=aJGl94pK|j+u!NA%scae[",
"Woer9}c/Xh}whOsCg$zK]Xi~o(P-;{*CGbvT$b&E.Dplk=vFlYU%c6F)1X@Ov:y+-*7S&x8-QQ<}WAQnBe@N#4UE7uT7H=jOs51P+3thW1m$#G9`l/l)NVn#t",
"#G;u5x,^1@d0U@*Of_t%T99#3QK#+92*-ODN+d[X=}FObT%U*EHRiDAfXRR'y&-m9#EIV7tPZu*Sa({=+9]DwG,;P+E'~L]k!m6L8naX3;lHuv0Fz1VkE^A3q",
")qbPRR>S+k|oM,m_4@uCAiRpgN;eyBvs3wQXE,E@t<Y3qAm[Cgy/YEKRX5fKB>sO1n8aGGNK|:386&0/y0Sne*@KT~7HIPP,RMWBTu4wCYKgUW7`2*HLZF]!K",
"D(xfMNPyPt$Kz;g2G713hxn&<IoYZ71=h#6(.lM,(*ix6C*H:%`HX=.2%^C:Q+{%}YP#wBya*@ZU;Tu%3>+wic~TPUg|sy9-<UHH:sa,{iW@Zy+ywW{_Fh[Ua",
"+k[K7d@,FIXq7U-Xng0B!BQX[ekfu_iexD_q%P0y(m(fJOOPfJwPH{R|jk}!5[*/7m7^eXj9y>Z.Bd]9Z^6AP-pDci>52x2G=j0|:h#4PP:LO<s.`/%TIUuj}",
"2L-N$RJXLYHWW8]]jM#ys,@9xh)&!A$e{KT>cDt]`(<,qk@%:y2{!I>wx&&vQ,`Y=Ll5{AonDVD~5x{M<8`7xVo6uD8I~i4SNEanjb,(K;5Z6A.W<Z4*v(B#M",
"dnp+cRF'yhnVZcM{LJzMo%y)iB<*i&N1Hk]qo7Ou}Qr)e<TJDZ&0w/9aVTEE@RpS='xzB!b_qMx<WUbxTn_dP0fJ>g4&w5^c_|-T{wzCx}Z-{^'g+~h.HI*1U",
"D%|TnG^,U9v74a(mz|4D7bi5,ZpDa@)(//FG9WAo3tbRh$&IAj+(Dr-xW84pj0)3V=yID.(;JxkyaEt4]l<oy^<u~~zl{2jp:%h'nlUE5Q*UfoD%&yOcmqt'q",
"}:WI8{Rpqy`_MSYf`FCW_~+:j~>B(@+==xoi8]&F'}-#gw&(eV(MN#Ecj.nPl4Dp165/5wY'pym/al>P;P1JjsI9;j/F]1Zcmq7R:d&YS!>1.j8CZ@^Cte^,{",
"K23AKTO:!>3SY4[2kENz)y'Dl<F@*ylR@,@G$@MB:(+7x}}UfyKy]b2g{9KAl/n/j0WBpy/JwW$X.aV,9t~iMnC6j5p@*.e0PxS.d!A$@S)|Ozqf59VO=TO6=",
"ga0s$zX;`WrR%)39xssw$:>1%ML0n'^5|aluJ:8qCxcD|c*-+6=80`zy2$f1&h,4r[4+R5z8iPF9JC,87wj0j]Yw5j8xw[Z&sS-`^>3!-%7JI'{@>VMFRiKj|",
"Sl;S-ZXik6rV}a&vV,`wh;-Rz0,<Q@_,n316TPzR(0cL_~x(xyp56fBqX8uU=}R.q:I[OfL'3M<7lclmXh>wG2(+g)4S}2^S~vFd'>;mbL%iw9MsLx`]hM_FL",
"va*A=/>+I}k1b#ncwgM|XlBp}g5`>/BpFSA^*ry+9i~!U':LFK7x&Z%.B/d6Y&hv/:-x8z7>IhW3H^L}kN}rduY3|%%gO*!c-@Q%8DW8u2&~,bcyDj%%i<+.E",
"zo=s_>y7)[L#A%VuM/nCKh*WiN!|vmpF8i51,du}UF(P~nn'*S9o_]cW@GrIiyLIIJkZhMslv=werQXibka4{+g=dEahnTu|GHD!Ndb!~ufrBg+aK*V3(x_Ie",
"},H79:=T#eK{LaWikP=|<QL]iJ'|u^^dc76Y5T4!o2$Z0'2M33ZT-x$MI@n{t5|Moxmm0)TEGH/`WDWc.ou=jK7~dFf!@%ZL(EU]6JVSU{ZzHBIi>].<jC)TE",
"X!3UNXg%mrI3vOVk=s1j:T;(ALDr;2x*Ucmd1}TM_u|=grunC9Wkcq'$8a:PRf$Zl/iFX`_(^R'h6_+c1D]9IZ6A)|NF<P8xYV5;x@Iay8NYUo=^j/dBPWDkE",
">*V@`36NA6b6z=g/o7HDk:AqlNxqaqQn0|Kz'Xz,G@!m9,g]Mp@O%a1sU$D2}:s|'ktvgq:[h=}8eww>!i^WA=5<W-#asJ(v@-u9aQFoYg*-,Hp,L+}O/d%ZX",
"wu:2IJ0H5XS0,!(>uVxX3Qk6+[;Efj.dvVB!mw{mq3qoDqF=fMi:9{)ExW9w8AKzqyad0Mrq#eJ<<lOO[OX5p}dYJJh<3Q&fY2snG.<]G`RKv[ewP3J1YN_.n",
"9M{dO$u[s&nJNNJ'h'i0TMbWi~$1G:.N5BPN5)jxa3Cu(pyr'3@`mPxLvkR3iw_Lk3mygaWI2'Q~`i#pOze6i._Ai=5HmQmL|fWbzY)&Y4cpvnDdMmD3#=&mJ",
"yFeVW.CzF^`*EOJ|duEydPQng2|u!Vq8i$uK^zJ&`ttuo7aIW96x!0kb9UVF[w4UdIy&P7&9'&*VWgGKFv$+5b-PS~<$y)ZmQAaJh1Kpp}-,n6|HERwr;}#:k",
"y|7]b0iWFohZ4uZmSjYKRYuB](9B>mY|5vE9.OA4M^5I3JRj_[q'hx>P;>(Tr-XCvrt@O[<,Cli0w[hK^0gJ6l{qb:!)r>3rx1RFNn=Pw9xscD-U}aB<$CC.w",
"/f%ROgaVBixEvw|Yj2&A>98io>>IYoK[i/Ya+;EV])Uv1-_t8&r_Mqbxy#2fga1B8#,F1>$E'Mc`1Ww)QsT,Qxid}_bV056o19e9D{r~/3(YUL/|l!fx.6vFi",
"y|5U)TiB}cSY%T=n:9W5{D/)=X~GZx2vBog1Q!uw{~6$/`__l5k)u6Lo>Pvcz>el%P3VIO2BLhAf09bJ~eu8tR(E1-o-*c|=mH[OA=[RR!9,wCrA<i>0`ZGmK",
",EM9ZHWwk3v6/7Vfvyb[XF=5G=Xswz/U+b2DzE(,2y4A<srW@BhURi/zyt'vr+>CP8,J(A@/h]/*68Q#[n5vG0Y6&ozuMHn/7Jc1r(zE~zQD_d;27n!mGRYJ0",
"r&L1P`mxaxv~-Q.'xh1MK%l}L3[7Uv#7@0skkYbzEGTQbH@erJ!<2h4s;.fvJgz%D51{I-&yWyU|*uhA'qe!,[u"};
static const gpusorti_packed gpusorti_spv_odd_even_merge = {
gpusorti_lines_odd_even_merge, &gpusorti_spv_begin, 6237};
/* odd_even_merge.comp -DGPUSORTI_ADDRESS, 7059 words */
static const gpusorti_line gpusorti_lines_odd_even_merge_address[] = {
"%(Ob)V:|L0[j78P+XQ}wh-c|>$c3YHuA/&EZw,_>IR<d@[8uQTv-lTQtgzVVFr@!*E`xWrJJ47;0Z,C1sv^6ywXJkFwGZ{=#-H]3L<$q'WB)W&:g`R2W[`~/N",
"|)FOp4,Fpd%D=[KDCk6DP/OX7rt@R1+h,l!CuvuWGA8YIY^Z[&ST>bG2FP<'vN}/xCU+^'i'Ty_R0xQ/p2z!9j^VJ$<6V&*.Qt/7%7q%1}3@T@*KFevUTr!i-",
"H`;z;L$_'OIuADZ||Q(xz2*&ZK:snoBF~OaA5{OoB)K;[Z^]Q#QE2zWQUNU|n`#zZ^QA}4Y<u%pAZPg^K'M!1VANv^$*;%NnJ3.2N/m/1Jh+SvApj$Qt4,^K!",
"0l'x6s*XRtwrrDbZ~PU$<P,GEnGKoRKq(/v&Z8`B>eM3Eoe^*3yJkeK*/O0Ze[7x,U2R.D;j2M-.,fT`ug]M7t&C$S]BklK6A8@A2CI5+1;ur'rHG*TiD,%57",
"`'6cwEB1LzY6eVl`&[{m709x.Fm|{:[x1FWm7KBYYRra=K&ZaPC^xvjC,Ou+V(yw1Kd+Zc9zUAB-Vo|7;wC9-(Qyq+zox(oWmdoF_hqa3Jkv([]/b@d0-u/{z",
"Vn3@v%*GFv'MSPY_zEA1ytY=6a#_F8GhsJ%C]7mwHJdF1WY3:<t;z&Fir$h)e&0,YT%]}`u0y/13phA.#n<KN,BrN1TKjI`U/H6@Z.bgBIIz]!$]#/MEnZAq]",
"'~<DIF+OC@Gc8bZ|}*@~wVc;CN$RvcQ&'1[ic7Zr+rA*hO6eD-6krJtt{kufN97%BytRijfor{YQWkilg6o$CaC1a-!wn%*XtB}lPld+)>0ikV[VOGDgK&vGh",
"4PUAORhz(9K{u2+2!|4m~u-[QcD4*AzsM2^xhi(IHJ`pV;mUPl$E#Pe0wFzm]8+vP=erOw>3avDzbc9vMclgp~)l(|ptYHeh,m&Xi,-v9/Ydw8GqZ:Mit'`eH",
"5~(<+TIv<&^z]@m[3e.]RzoZ'+BHj`!L<TDp&tJ~*1:*{d-GRPqo[1LdX^J61^9:&QPgz}l+V;zJB864m}^=,e9b>]F%=kn&w'N@]/O]uc7SC:K]Z73cyM1]h",
"%edCB%{GsHCpC%$[=&Es|zAoTn+u#=645W!HBx/]25!,b_@UkK.&1+M#[s,3_`zKf*R/AAP}:~hVMMTl^AGZ%D#$'`witY3[IcG,s@qk$`uAB].eX=1@WUyDS",
"5])pxx`^g;(8.p%-j^M1b1tKN(N{S]Lf^i,KfU(=cNE%d!dn'ezy;t0zk+UFejHfUC/rg8<WI]t'Kq*0|sobRm4L:N|3G^_n(C$Q_.4dm1#4cEoSIzrDprP&W",
"UpZBGdB2+1&{VzVdbRPM_BtreDYs#,LGBuQ7&s8yq_VQ,R$04aLS#/)>Xrp6!VMA<EN;tU;1D6':utI>8,+BY~<Gt<4og'JcDFW6>^vvR<e1CS<hQv3>Qc~}>",
"^+k+0WVb-l%{cST#(JdIZy>_n8pdj/!wzK*58pbf&i,iYr3)L47<!sl*+JRaQ^^*4Hseq&h2S^<u&fZ7`G>iX%SU,8_;#<F1&Td!292@OhL4^IJ}fbZ7x-lDL",
"!'%n]w.4{9M|)pY/[Dv)ALl*B~RTYf`Z6[G+^p~NT}%*[ay|x}xb5m.&YgQ&c::(%2hfb4:B):+(y!N>>^!|Y(-B*<[QyvP8L_B$t5E5HL+ENb>1,@_t/jE{D",
">M028o_Gk}u9HNpN6*#pM0XAhh#LnfTcCcZzVw{wgG,CBENd+Q@x*m.bMk}jY&WA.P'9U<ut]+le)>q^5u!qC.JR~nB%~<jx|HObfkLidGh~QZfylv4_XK/!j",
"j_EG&'-__7n|uI~pq450wfrzSN.*MpAr@t;s1$+wzevpN&8K{#zK{G8sN+WOPCCB(wk!<`M*QDeIYNY1-3G.VFZmEE4UDajB!](jxnUVJ]R'JO4i^ELRJDm2h",
"|*sI{~>P~g9$D9&>YO]@Pv]e-'R4N^Za##OHyhVc3Z{$'nn+v0}zr-17xTj-@V9jH)zSaXbx9gqUS;`3D8`l:6E3Er+K>B;n(>GL.P/olBLXALkSvI]1-25VA",
"6x+dBWQM[6lQLZ6~k(-a&caX.@kp*:<wUnj.5=3)+O<(K2W&QDkzOTH;gZ!S$*mQp/I]E;y*E>-;Hi@*(yiS31v^svuiY`NNN+T(UXKf~R7nF.h3%xH)z8QpM",
"mG7tB1z9GUM2i_Qvv_M5@v.AO$'B&bxFds)A7JE:9}cy+5m`tU$vqHJ&-SIp_KH#1_ylV37dR$#gP`ot)0dSCob;.}tBQC_S6NAK>dp=$1Hy)Ox7!_r$saAj3",
"s!g}f8F&PYI1&7*~gF0#W>3Kr!0dQ[W((P'UbpiQUm]y+^d(g`bIPQlbPV=@iro[I3t9cE8pnUM]t,8S[DJc/8cln7X}sILgSuQ^c$LRP2*3L$rE6#KYf8G[y",
"tr>)Pbn'sLncKZk<7]6A6KJp1[)bQK]UlXEn*tinoIo/dML/oDHI>$Eq1mcF!tw5(I8]If/}ovh3HeW+Md%+{}hu$^=[{4V=NYZQ0{_E90RGala~4^Ul>*ED2",
"opd<D-R.|5;kI(|+M,tdHz1tA4{D3X*(8/JRC&[P.MIaaQys7YJ_bvo<,k}_5|+r&('%s0GF&un77UAQeC=@BY^OJQ,@a/:8~Jl=bxmoYF0T|jg'-3$WLQLwz",
"<ME>Dd<`;m5G(6xEC'|}[0X7XTeRQ2f&RKm`'<'P0:d5wc*::^^W5>lM+JP}.loJ&z7U,^7D{K9U~zeQKwc6X8(3B-3,Cu-:KqDHw@~mW}iw'#8-sV_rIh<r4",
"O@r)U$F2hY][JF#rS2X,HgahM*P1_u#:4y5$AOaJjM^=aiC+c%MR*)U8(WuP%A3mf}S2Rf2wS|X(5XVN^u+Cz'!'$z)&LZ~!H!9SsR1X#Jcq}RAYbnfm-DMVV",
"K{IV:4bd/TX$+f:{4_0`az~}=Oz,-0*E8232;e(Z},:PJVVHm/89@+7gWLv1Y-^++@g$nUQ0y!3HrYso7ZyFY.=UPh=.c1qhH01~L'nmLCS,&>*m(1Ri`<oUG",
"(-tfvp"};
static const gpusorti_packed gpusorti_spv_odd_even_merge_address = {
gpusorti_lines_odd_even_merge_address, &gpusorti_spv_scatter_basic_address, 7059};
/* finish.comp, 2973 words */
static const gpusorti_line gpusorti_lines_finish[] = {
".Y)@`[cF'nr44LIJhq(N/<DPv5<Q(.s8+[nF{-f)mP1(/%Vi:H1m1}wQ0%:&~K/[Z`_Io+GY|ZbO9-{D<guvj|*xY[{k22Y/NlH11%>>gH-z`z1ymT]W_|jr_",
"`|TxA9Oy;U/w:n.w7zTg!NBo0}IhtkNnB>=52f+]z:m!}C#s6>lE;;b`Y.{qU`-`8/b.KdVaL9GdH75w<9>PD]*[XEdq;Y1R:&}ZO4G{1=D=k)/rjvyc=%.ao",
"D){P8QPlsr)(+YqR7h:JU+mp!DVoGIIP0ypSd-LM#k&,hI5Ya8Pu!+HCqjF5/I+./#7RuK]S8=2BBRMW};R7b/)/@(hU;-YGl[:&%I4'h#l{H.@EY3^9V3/l(",
">]5f@M^v!Vk/JSv#*ZA9vHn@2lKJ:[zuyM:o9im]h%+,K:%Est2rkB<[1a3qLG5j(XasRtmb_tOrdJlK_v[s0Y@WAcW&7i-_#WzG4X#3e:M==*SU#~]ZUkn&|",
"+;IJno*o]@,nDK[rHV{DN)|@U%zwz-49m]ty^anNVozPI^%E=A*@zQlgZW'A8J*mT@TK,l5rKDmFdO'$Zb]P<}e2j*k^/#XId2pB7mwYm_iR=txWRt#!xbTB`",
"5`$Jm)9ZB<(RGbBW,R{LVN4kTMXDKiusF+d:;V`JGoUAl,c~:R6ZYqAfk!/6B5FRY&@(B(rU*+_*&y{s.ZOzN03;D[)e^eA.~[:[kj,doxobd^9d)CZlBS+;k",
"4EQeBOcMz%*eW(#~<^Fnke/E}I}BW`(nK(<ckx||yxzR]G{Fj1A.|3>qZpc6;]W`Uplw({]LKBF;Av#r^,hY8NMHSnDP_>R^<cnqX$e/[ON`Mdmcljl8n0;mU",
"o-tRhdN8&|>}'@Q99Vu)+|D#c9XNd>FATxODK`S6D1hO&X38j}b3<@@mzqUdm.<0Vbpi&U.Ic>V]_h6iSr&&LNm:CngR(}x57n$ezpzgV[Id<~)c$`C_>Mmx-",
"Ia@%&jgIk5L_B11&~#YIKNNNWd*4}L2D]aG8&9f`:%5o{:HcqS'b($]nYM%!<0k@)]@*31Zr~3-TE6^yTsAX+o7{[uXBR@Gt$$3@=`!]6wy.C~Hl7*3CCX{wM",
"6c&C6g-Fw%rppTS#b7`kxq0~^5:L3It%j=Td6GvDlIbC'8I<ZJ9A<.p63FQ$Nsqd.bEK5pZK13Q~=9`!cS=kVD=h7~avV+e]Rv4`:*tGdr)37JoHXH)o4HXe6",
"0`w*|rh#hl2ZqZ`x)flDS),,@k|[P:usF{14wo|um`Ogl+,AuoZ;:VXfZ{q~*T,(yWr(Cf/jaR,9v/P^m(V@_5{c1'1Shn<8sy'|iCD9.fO;rixA!!%J:.6M@",
",&LUMh#2GCy!X~+dG;=2tI^Uaol.%-{e]r@KR^68s)'nm^1Er,U%wASOj*p2U-lU^hxOh,a{gy@5l#cg)h5YNF~sXo;d;r-7`:N+jK&.1[0cG<CK1Yp`r_Tt#",
",i!p$r/2[pf9AS(wtpF=bx2D&6i830-M|,j4V^+Skj;d,hc1zEH3>W:oNGrlVb~#-_D8+JAF&cm3}oCOf+cf|z{^:SS[}j{8Te89Q{1|8M8)A~5+rQZ/oRJ;Y",
"q6;F`hrRgc`%nD.|71cT5#o[*6uaHzM42oaSd)hp}u4Oks]a~8g+N+|_:N^5n%T`8UpHq]^GYMOO_IOr7=IXeu,Ep9z|02!tdTC04L88*V=(42J___i%NYr7#",
"T/5yR/Q-blC2t6&D{4&"};
static const gpusorti_packed gpusorti_spv_finish = {
gpusorti_lines_finish, &gpusorti_spv_begin, 2973};
/* finish.comp -DGPUSORTI_ADDRESS, 3393 words */
static const gpusorti_line gpusorti_lines_finish_address[] = {
"(e=22Z2VA2ZOX.c_EMlSdM|2/yjcx;T/DrAD>oQt9!^cyop8FpFD|jZ::YZJkV&WpuaK[qo%X80EhNq87m:R}YI-VLHB(H1f!GaSAq#C6bUA%Fv'rhbmV){bW",
";6W><WcirO4GuH_@[LCfqq*e~2.F}VuyxcP5CMP:>xd2pl|+H|kP-W+f{VP6_1YTwQK_d$4>^nb*_;uQ$$c'H,gLexSPA&2m/s*<wdel26EGOXq+SeZJ4}:Bh",
"oDUcf%v3[-[iuQGpR|FS9@D{#iL%n)X%grY#.O}0!3aszUEc31tL=omn70$MZ,D@DcVh>7|QdbQD$lg|bJ'L}$b=@Fi3X{c9u8w1BG'%]t8!cb1oOth-W55,b",
"fsD)#4.tjfdQ5vpI5GW8E;pIeEAeY<vWzqo1F/0Qok%quHQunL[|VZMidtn4F6&>hRB</dB2(PAl8AQg>fnzmHugpRK)C>>D|`0Ldd/4PMy-7-3he>Q<}5no2",
"`G(kb7C@Wab6=T[uU=OiSeC.1JLh[/-_lo4/jy0.Bw&ZwSMT0{~=>h;'(eJ=5lYI8!]8a^,#w.*8N]YcXN%,2|4hfcN!/Ob3dMfuRMr[JXvWrx(+-8!9GPn;$",
"P9[+Jwjxf:G!)+[9<rT|DOv,rqb~Q`8U_HVjJ{4mOa`><qO/Pt59n.7qZHw/M~0$7FpPjdCOx|<e{<u}Ke[wSz'G1#-nqcbnh[ZOFJC}6HElQXgZvFv,8tL6'",
"QQDcK+E_G>%osBz|;B#r&`zS&%XT6C`cAYhp^s64G|8NWfW|&5_KoLR^`u12sT~_`9|g52AJu-PF,EF*@NTSyZpJrIF*Aq{2R2Afw_l8/RD~M|d@lXDYtu-L4",
"vA(qi,rt%O*)fEQ'BP31Trp4vM8,Gdx07t*K|2v},yr8&GVQFj{P*$#v#=1Vg:[tZ87iy1n#,(FC@6Jv!/31h(:t-:mT5%@K*89N(w*$^{ljU[hSbO|2F;HW7",
"K-yFdV`rTl4r,`bPjR8F>FpqTDOsqAYV$kJv7[]5gBk3|]fy8>VHeLI%X]l^e8dA[|I2.m9<G;kWt0-{x.6b@DqL%C_^Tdq+J7:t0-&hXWjZk)CdSk.1JcgS_",
"z-Xx4sS_)P@<h+xQWtD8'35[@m=QIg8<K4cl0{kmoZn1ET)n^qqi6y12*/lcJ.Y-5K07._b8K6W2hn>Hl<c$t3:<VM1f2J.Ti2gjFC22dQDdbB3gAz#Y-i>EI",
"4+H[k~-JPcLqc]C9='<fJ$l,8+=,bS.#}7X*>;YJmHt!%*ZYwP/Y/$vgY2pwKx1h3JztM^^DK{zrN!jkT].'Vr<biJO!^DP(=|)5*9se.17'suBL+y9iG@*-$",
"^.Nwnm,B!hP2@C$-M0)hq(RX.@M>A5uQUs0+7([[xo_A(4p-Ib~Zh#0`]<Gpg*sFcuEH^.4JY,~L.oXJp702{WtUgCy*CCzgas:O.=Z=:kv*4BMJiSIM2kQ5h",
"O*vB8<sZ>xtk`{td(W*qO#}m>`|Rg&IY^@[M48&D5`IJTKbh8VVt{gu%(p`U=leW_*+n)7*`HMOIMI~xx35x`=)Sh7|UCg[6hu&WFdx%T_{FK]_[$~)e5t%Qr",
"6`1^XtQ(uQp:j%CAHVH9Ai&7Bw~0|jQfS.Da_Uedg7y<-u+yC`nKw%5#F(,~n%>Vxqp1=0>E'eZqi/w$6NAM8D]NIaQ(^!U2Z_E[y9{}a!}zWg229+Joh12Cp",
"F8o6tb+h%8P3LSLbgzKY$N&*])L*ib`HqBO[Wj((cn(^2R9Kyi0]@7m{0BjPR=}uq.4'<s[faLAnT9I#{3M(M{z`b[kjpc%Gf}*Es|pW15o,!p}Tc|ius)#Nn",
"pqdlzr8j1`_jYO(~b|D1KczP)5hQE4CX_0)S5h{Z8Cza-R2&6mMW9+]`Uxr/"};
static const gpusorti_packed gpusorti_spv_finish_address = {
gpusorti_lines_finish_address, &gpusorti_spv_begin_address, 3393};
/* gather.comp, 1099 words */
static const gpusorti_line gpusorti_lines_gather[] = {
"0-&.qiY[>ihn$-qtD)y!|_]'m3A`n0O`}>K^uM`bl>8o<FO0|b2eiN+LPIT)K%3NYT_+`!iI&=,OQ|8u`%r'UlU%K0X,KgSbnxqokhPAv{eyGV&QfXx+J&lzB",
"8FujmzwM`,Kj0%5j6z_W[x(wAXFiPv&(:ApRbvwM#h+AX#K*0a*Mr:$hg)O;K72Et<%8IYj[<y&npi4ruN4NB+YU9&r;du5.g;p='_1fdOty]3Fm)M)vsA2^V",
"TLMv0Z<AA#LPK`SDN{DRyZ1]}<J0jFbsvoDqc44|30Vl6I<{R0B3(w-*xq[JxDo6Smv;Y+]/}3k5,0&/)jt<D!P.'~E`8aW{6lp}xZ&+P(>Z=84P1MMqN=3S*",
"F6V:,~%DFXn#27q6RQ)sLJWaNkz^HK<q17vYoY31ppmZ_=(B%sY'T$jz8y}2Oiz/]ot%Q;0F+[%5w@,zC%CV~}edfzAuKt5k:!dZQlL<YBdW>'Ut|eVD,8V0A",
"loTXg:XN4lRIk%$_Mr<0{=y!,$/%j+LF*b>9UR`qUoi`5[TzMkc=e65:3jnRFc^K9UC}xw(`6~FV^[gK}dKSZbNYi&cchL{n2>"};
static const gpusorti_packed gpusorti_spv_gather = {
gpusorti_lines_gather, &gpusorti_spv_begin, 1099};
/* gather.comp -DGPUSORTI_ADDRESS, 1741 words */
static const gpusorti_line gpusorti_lines_gather_address[] = {
")bVs_l7y9q<I^,_lN[Q~%]i1TmwU%hEL_6MfW$F3Mr!jJNIG-:3MO4{9y*Uj(,~VHd5CB4^Num!Rj~~ycz!(H|B@_sF<]:bOa,'$PI/&Zud<yVuA7m,yq;5.x",
"Pkt``|Z&S1'p/8^veVo>iCc>y*2[TXdv-ulk/j+SjlrG)a,>p_scJ.=`>3M`mUHW$%$TKpacr|*BTf5w>Au]{$=LFe!K'WGeol[c7<bRoXH!foRGqWAgY2jN]",
"T&V,/_xbv*VD@9uRg>v_(LXe,3!@sZD6hz'GwK-KFN8bKGjl{J~Hk7$+./kf:sv%ZR/6U!d9$t5Hi@:bN,IS`7LLEpZ!@tH58HsKrx.{A!QoHi'_IaJZ_~>A<",
")6jZcqp7bUCUFULoo`1jK07!L3q@IO5]mP]kc0_iIsvYEo_Yg:tV'ztBSuL9E-b$[u5=#)WM2qyrPkf!,a*am(fif]x=~&3|w(6~SY>3,W|dwsPwmTBZ:,yhd",
"JB1q+k3{sbz~N)a.GGK_DbRS14{2'y2b)AFKJ_GN4|t%9-nB)}K.R/!8;wnV3qWJagQxv_;F$zja[Rdv)PN/o4FitQxM/kC^oenioy)`S]L->Mc0Iw/o)&<M^",
".8W,0mvEmH9T&raG[jXa>n~zc0h'i)b0nuF#AM5].rUb&2S'SHzDm~V'B6eeDntZA>DU$SK)$u^3hkO0]lIC$;U:QtSR,miUV]!4w4z+u{Cw<HiM^at<n_X07",
"`<XcJoL%1NEx1b7kwA;JE@J%eG':}MT8PlV3lXCZc)^E%E]Mvv7,j2Qk4U{Ob7Jh$+0GX8,QKAW<_al5zfn/)'PB*10d3f7.b#KxHBuOL]{#(vPh2V00o=mSJ",
"U_cnf4[uBK!BoK"};
static const gpusorti_packed gpusorti_spv_gather_address = {
gpusorti_lines_gather_address, &gpusorti_spv_begin_address, 1741};
/* clang-format on */
/* ==== GENERATED: end ==== */

static const gpusorti_packed *gpusorti_packed_of(enum gpusorti_kernel kernel) {
#define GPUSORTI_X(name) &gpusorti_spv_##name, &gpusorti_spv_##name##_address,
#define GPUSORTI_Y(name) &gpusorti_spv_##name,
    static const gpusorti_packed *const kernels[GPUSORTI_KERNEL_COUNT] = {GPUSORTI_KERNELS(GPUSORTI_X)
                                                                            GPUSORTI_SINGLE_KERNELS(GPUSORTI_Y)};
#undef GPUSORTI_X
#undef GPUSORTI_Y
    GPUSORT_ASSERT(kernel < GPUSORTI_KERNEL_COUNT);
    return kernels[kernel];
}

#endif /* GPUSORTI_IMPLEMENTED */
#endif /* GPUSORT_IMPLEMENTATION */

/* CHANGES
 *   0.2  failures of loaders, devices and full heaps in words, VkResults by name; what is of an engine's device is refused
 *        on gpusort's own; linker names end in the version, functions are hidden; windows.h is not included
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
