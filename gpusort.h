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
/* begin.comp -DGPUSORTI_ADDRESS, 1146 words */
static const gpusorti_line gpusorti_spv_begin_address[] = {
"#/gh#uDE4q<uDEQu36-uDE;u;<7q$u36.h%q#uLMcuDE)q(qNh$uDEGuTUluLMXuLN@q'q%q*u]`|qGq+q)qDqLq,h(q&q.q:uDEEu#`Kh&qJuLNku;",
"<0q>qMh.h+qFh0u33Uu;<Aq-q/uDDzuDD|uTU_uLMPu;><h'uLNqh)uLNlh/uLNoh*uLM[qKh3h`u+-~v$o9)Su+3euefUs,-R#Ru#`Iumnev;F+2Av",
";EfUjvASSBDv>e;26v@Q%3Sv<xdo-v=4}Fhv#-<VcuTU4*v6RUmWv<bs>Dv/AM#F-u;;cu#`J*uTU80#v@8$D$-#uTU98q4***&#=7.#-;-.0*;<.08",
";q3.0C;q;.07;>.00;@.0#;qPw#(#qTw#(#qXw#(#q]w#(#qaw#(#qew#(#quw#(#qyS08&==7.9-;-S98&CDqA&<*-&A*-&TD%&D**&U*8&q0*C&#*",
"7&#*0&#*=&#*9&#*<&#*A&#*T&#*D&#*Uu33W#u;;v#EV#>-uLM:#E%%/#9%u]^[#ELLLL$%#u++2W#%8$%#7uDE%7%qCv#$KM30qBw#$#%w#$$7w#O",
"#A0F>#AV#>*$P#7/#AqBu;;|#Gu;;r=%u;;s9=/qIG9$P#-/#G%$%#*$%#-u33X#$%#w#t#</#*%FqQCw#[#D/#Aw#F#q7(%<sq$%#C$P#0$P#w#@#=",
"$P#T$%#u#9i$%#vfMXsp(%A*W#%CuTU^q]TA@@(%D<(%U<(%q0>(%q1*(%q2*(%q3>(%q4>(%q5-(%q6-(%q7-(%q8-(%q9-X%#s3@UX%#rN<D$%#0$",
"%#=$%#9$%#q3$%#q;$%#w$P#q=$%#w%j#q@$%#qC$%#>$%#rk$%#t5u;<#1#/#91u;;~1#YE8-q;'#uLMUqn#9qmFL#9w#';Z#-u;>AM#'23%#C)N2)",
"h-2+#'2:%#H[##4qS#qEqRI3%#,]1#^,uDGL#B-uDGP,#,'2_1#h,MZ#w#1&]1#`qPa1#QqTuLNg1#H,+B'B:1#bO,Bw#G(cqH#qE;3qB#,uDF+qI#,",
"4d#,Ih852M87+^'^+h6'h66%h7h8<)hDh7+h9'h2a1#h;qUw#_()hIqo+h@',cqS#qEqVw$T#_1#,w$E&#',)hKB+Hw$(%qWw$('w#O#qXw#O#4d#[I",
",uTUh%#,87w#8#qYw#8#u]^F%#*I[,)hU2+Q'Q:%#eQ,`)hW2J1#hPw%C)w${1I52Ow${%6%#@hWJ1#hXqOuTVz%#,qZq[)fhY)h_Nw&B$[w$+#)f2)",
"h_Hueg(E##hdhchbha)hiqo+f'fgu++mYE#-q=K%#K%#'#w':'w$X$BqA)Hw$;2h-52B876%#N@J1#bw%f*NMw%f#uLNF%#h2NuLNI%#e`w&)$w$W#@",
"M6%#B,)e2+O'O:%#MO,b4d#h1I`52,w#r$h:qO4d#eI,52@87w$a#h=-q@KL#w#&('#3%#^uLND%#qC,6%#qP,3%#Ow#'#uLNF%#Hw#0#Nw#'#uLNIw",
"#0#w$@-bw#A#h2w%@$H,uTUdE#hQQ,gu++m"};
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
/* scan.comp, 2577 words */
static const gpusorti_line gpusorti_spv_scan[] = {
"#@^h#u36-q8u36.uDE4h%uLN@uDEQq>u]`|uLMcuDE)uDEEh&q#q$qIuLNku;<7h(uDE;h$h'uTVzh)qHuTU_uDEGuLM[uLO,q'h-h*q-h+h2qGuLMP",
"uLNDh0uLNquDGLuLNBu++mu;<0q%qEq/q6h,h.q*q+q&q3h/qJq(q.uDE%q1uLNhh1uLNouDFXh4uLNFv$o9)Su+3euefUu#(.1u33U#uTU42v6RUmW",
"v<bs>Dv/AM#F1u;;c12uefY^#v@8$D$1###uTU9Qq4222*#q)B-#1H1u;<AWQ*#qF1*XRYw#7(-E2HB-EQHX-EYHS-EBHZ-E^Hq7-Eq)Hq;-EWHqL-E",
"XHqPu;<AEQ*Y#q=*B_q;*_2^*#2Q*^_qA*#2_*#21*#2S*#w$5#w#/#_q<u33W#u;;v#TuDDz#qD1uLM:#T%%u;;v#%uDD|#%QuTUK#%q;%%uDE*#%%",
"u33X#uuw0#Tq;++%%%%.#Ww#7#qA'%#u++2u;;rq)%u;;sWq).#SW/qDXSuDDz#qD2'R#1.#S%'%#2'%#1'%#Q'%#B`q,%qKu~#=Ew#e#%%q,w#j#q,",
"E/qL#q,.#q,w$4#Y.#2qO/qPY2.#2%/qPB27%_2=+#ru_<'%#qC'%#qD'R#Y7%SX'R#B/qQ^w$2#Qu;;~+#'Rw$1$Z'%#X'%#rk7%q01=%#s6q0<w#d",
"#q^3'%#q7'R#Z7%asq`#%a.#Bqb/qc#B.#Bw$o#sy7%q2w#T$q2w#T#rvqg3u;<#w#x$q)'%#vfMXsp=%#s3<S'%#t5/qe#B'R#^7%ZX`#%Z.#Wqp=%",
"#rLa<=%#rNaZ7%q42uTU^qOq5q4<w$y#R'%#qFITQ1q7$#/qq#W/qA#Wu;><#1u;>A3#$8uDEC%##4+#03b+#qh(u;><#1uDGP(#($8uTUlH#XqFqY>",
"%#(w#-$qWw#-#uLMkq;#9w#2%qUw#2#4+#(3uTUlqN#qMqjqFw#2#u~#YT##F6qi0qk33&c$cd+#h6qle+#w#x)e+#qhw#0(@qN#qMw$($J%#qK()%#",
"qTw$#%(w#7#A%#(<uLNlw$(#&C$C,+#[K(Cw#z#,+#fhC([w#k(&hK$(w%0#w$P)g%#6(uLNI%#;0w#e$:w#o#3)w#8#>%#^&#$8,%#3c##,%#;f#0L",
"+#0hZM#61uDGP(68$6w$b+(ql)%#qmw$g#(Uw$g))%Kc8)%CVa&G$F4+#f3w$Y(5qn3&($(uDG5]]qfuLNl+#h5w#<)u]`q%#qn<3h8&0$0w#A#>%#q",
"nw$3#qow$3&hnh@)%#0(w$i&DCw$i$3Kw$i%hHw$i%w#l#J%#hJZ)%#Dw#O'36w#O%Fw#O%ZM#62w#O%)%#V;L+#(hWw$O%#$w%8#h>h3w%=#[w%=)&",
"D$6&D$D,%#(D3;@qA#i6h358w%Y&h6h78&h5$h5)%h3fqY&h8$c5i6h7uLMS%##i8)%#hF0N%#(h;w$Q&0h7w$Q%h:w$Q3hHw$Q$hqw%}()%#hWhLw$",
"Q#Vw$Q%58G&6$6@qA#iMKw$B%h3f8&G$Gw'%#qY&h5$V@qe#qdqrw#>%hZh[8w&W#&hY$hY)%hWhXqs&h]$hU&iN$iNu+-~OIT#1q9P%#P%#$#u]^F%",
"#2]0qCw$*$658w%l#;<4+#9w'O&#$(&0$8g%#CFuLNI%#VUw)4/&F$Fw&p$(Dw#j$[w#j%h5]w%#'<u+-~OI%i91q:$#w(*#w*($w#i$w$),w#Q$w#@",
"$w%R#,%#F6(9u3638OI%ijw#_$qQ#Y<w#B#@qQ#B3w(o&9w#1#Yw#1$)w#1#w#S$#1q<Pq;w%K#w%N$w-['w$5#qRw&j#uLMl%#U1uDF+R#Uw#'#uTW",
"A%#90w%0#;uLMl%#K2A%#KqSuLO'w)h#d+#GqTw$k,uLMl%#h71uLO'%#(h74+#h8w%+-N%#qTh<uLO)%#Gw%+'36(9uLO*%#U(&K$K,%#h3K(FuLO)",
"%#<hAw(m#<Aw$w#&hA$hA,%#h:h>(h5w%&&q=w$|$w&8#w.z$J%#6Sw+@$w#D0qVw#D(Nw#D#w(#$Sw#K$Tj91q@w%o#+w#&$w%u$w%{'uDEC%#j-gw",
"*j#uLNI%#0Fw(&/w#=#Vw#=#[w.R:0G#w$J$w0u$L+#;(w,k)4+#h;w&+0Uh@&9$9w&&#9(0w#j$+#qXDw+U%C#0w#*#[#w&G#Cc#Dw+d#h8M#Uw#v)",
";h@w0P)($(,%UC9[w1T#w-I&($8uLMS%#hk[uLMS%#heKu]^t%#i4h^0w)c%&;$;,+#FC(;w,F+h:qYw/B#,%h9h:C8w2J$Gw2J&Dw#;$+h@hA;8(&h",
">$h>)%h8h9qY&hB$h6A%#h<w2;%uLNf+#hgw3K#h@34+#hfw4+#0(:%#6]w&B#0qZ3uLO*w'F#e+#hnbw&-#w&V#qKw#7#6w*H#hJw,J#(hMb+#(hXw",
"$Z(:%#fq[w#G#qT(w)2%w)C%ChM(6w3m#hhw3m$:%#hZ<9w+q$0w,Q%6qtw,Q'w'[#Dqu)%#i#hZw2a#hsw#;$9w#J%q]V:%#hd3h{uTUdT#j,w&)$h",
"uw2>)&hu$w%n$hpw#0#A%#hhw%Q(i3w$O%+#huF(64+#hlw(2-:w.a#3w(3&]9(0w6L$w6-,w'r#]w'r-+#96q_(w'N&Uc(w%=%qV58Vw#L#0w.F,qa",
"w.F*w,=#uTUdT#jMq`(&i6$i6)%i7i8a&i9$i2w/7#je1qBPqA#$#w*I#>%#9w1,#w&4#w1&$w*Y%<;##L+#9aM#0w$X&d+#VDw%A(N%#Gw1g$w3a%;",
"$9w$n$%#(;36w5I&h8w2Y#05h98>%#h:5h6w2,%G$GJ%h3f]&h5$w2c#h;u3638O"};
/* scan.comp -DGPUSORTI_ADDRESS, 3333 words */
static const gpusorti_line gpusorti_spv_scan_address[] = {
"#I&h#u;<7q>u36-uDE4u36.h%uDEQuLN@uDE;h$qEuLMcq$qTuDE)q#uLNkh&u]`|q*uDEEuTUlh(uLM[qSqGq'uTU_uTVzh)h'uDEGuLO,h-uLMXq%",
"h*q.q<qMqQh2h3h6q,uLMPh+h0uLNquDGLh.uLNBu++mu;<0q&q+h8h>q(qDq0h4h1h/h5qUv$o9)Su+3euefUu#):3u33U#u33Uu#`Iumnev;F+2Av",
";EfUjvASSBDv>e;26v@Q%3Sv<xdo-v=4}Fhv#-<VcuTU40v6RUmWv<bs>Dv/AM#F3u;;cu#`J0uefY`#v@8$D$3###uTU9Hq4000*#q)>/#3=3/70=#",
"/7H=q3/7[=q;/7>=a/7`=qL/7q)=qP/77=1/7]=qX/7#=q]w#(#qaw#(#qew#(#quw#(#qyu;<A7H*]q)>/Q3=3u;<AQH*[Jq=*>Jq;*q-0`*J0H*`J",
"qA*q/0J*b03*#0q/*#w$G#w#/#JK*#0[*#0>*#0q)*#07*#0]*#0Q*#0q-u33W#u;;v#KuDDz#a3uLM:#K%%u;;v#%uDD|#%HuTUK#%qB%%uDE*#%%u",
"33X#uuw0#KqB..%%%%2#7w#7#='%#u++2'%#>uDE%q)%qJv#$KM37qBw#$#w#C#%%q)w#H#Q78qK#QuDDz#a0'L#>2#QqBu;;|#u#`Ku;;r]%u;;sQ]",
"2qPu#`KQ'L#32#u#`K%'%#0'%#3'%#H'L#`2#Qw$E#[2#0qX8qY[02#0%8qY>0,%q-0@.#ruq-<'%#qC'%#a'L#],%J]'L#Q8qZ`w$0#72#7.u;;~.#",
"'Lw#z$q3'%#]'%#rk,%q/3@%#s6q/<w#h#qh1'%#q7'L#q3,%bsquDE%#%b2#>ql8qmw$q#>w$[#sy,%q1w#T$q1w#T#rvqq1'Lw$h$[u;<#w$$$J'%",
"#vfMXsp@%#s3<J'L#q)'%#t58qo#>'L#q-,%q2]uDE%#%q22#7q}@%#rLb<@%#rNbq2,%q30uTU^qXq4q3<<,%q5a,%q60,%q7a,%q8a,%q93,%q:3,",
"%q;w%u#['%#`'%w#{$7'%#q;'%#K'%#q='%#w$f#q@@.#ryq7q^w$h#q7q]w$N$r/w$1#r0<u]^o%#rtr.qwr1w#0#q7w$>#s6r3w#C%r4'%#.'%#qF",
"RKH3q=&#uLMUqb#7qu8=#78qb#7w#+$w#'Hq~w#71u;><#3u;>A1#&-uDEC%##$h9)$^qr4.#51uLNh.#qr)u;><#3uDGP)#)&-;qO#qLqNDqB#)uDF",
"+qP#)9qR#)MqduTUh%#)H>9qR#CMqsw#/%uLMkqB#Cw#A#IMqtw#4%4.#)19qW#qLqvMD%#)u~#YK##S:qu5qw11(c&cuLNo.#h9qxuDFX.#w$/)uDF",
"X.#qrw$<5;qW#qLqyw#i#uLND%#qJ)+%#q^w$2#BM)w$2%E%#)<uLNlw$7#(T&T6.#NO)Tw$-#6.#h7hI)Nw#z($heqc(hQ&)w%]$hd)w$f)$he-uLN",
"F%#:)uLNI%#B5w#n$Aw#x#1+w#8#$hi-$hh1D%#`$hh-(#&-6%#1d##6%#Bc#5U.#5haV#:3uDGP):-&:w%'8)qx+%#qzw%,#)ew&;$w%,&+%Oc-$h{",
"O+%Tdb$hzT(f&W4.#h71w%%)q{1()&)uDG5ggqpuLNl.#^w#<)u]`q%#q{<1h;(5&5w#A#D%#q{$i%-w$>#q|w$>&hwhC+%#5)$i(-$i'1w%+&IFw%+",
"$1Tw%+%hKw%+%w#u#uLND%#hMq2+%#I)$i1-$i01$i/w#X'1:w#X%Sw#X%q2V#:0w#X%+%#WBU.#)hZw$b%#&)w%t,+%#hBPw%f#Nw)3$w%f&$iC-(F",
"&S$iC1(F&F6%#)F1h,;=#iFP$-)w%+#+%h9h:-$iIh9(^&^+%Ph7qd$iHP(h;&c$iDh:uLMS%##iF+%#hI5X%#)_$iI-$iGw$s'5h:w$s%h=w$s3hKw",
"$s$hww)l5+%#h^hRw$s#dw$s%G-fH>(S&S;=#i`Ow$^%Ph7-$i_P(f&fw'r#qd$i]O(^&d;qo#qnr#w#E%hahb-$iihaw'H#(h`&h`+%h^h_r$$igh^",
"(hc&h[$iqqc(i^&i^u+-~YRK#3q@Z%#Z%#&#w-$'u]^F%#0qJ:qI$5w,e2FG-:w)-##W<4.#Iw(a&#&)$W1(5&w*h#NWuLNI%#Oew*h0O-w%0#w'u$)",
"I9qR#dMeG-w)|$#h:g9qR#Ow%W#<H>u+-~YR%iH3qAw$Z%w)G#qVw%>#w#t$w$7)I:w$7#w$k1Mw(3&ew$6'WS)Iu363-YR%j&w#x#;qZ#[<w#t#;qZ",
"#>w,@#w*E#Cw#1#[w#1$+w#1#w#S$#3qCZqBw&-#w&0$w0x)w0C6w$e#q[w((#uLMl%#N3uDF+L#Nw#'#uTWA%#C5)$dqc$Tw$Z#BuLMl%#P0E%#Pq]",
"uLO'w+^$N-uLNo.#^q^w%G)cw%G$uLMl%#h=3uLO'%#)h=4.#_w%g*h9w&{$X%#q^hCuLO)%#N)$h;-(:&:w+h$)CuLO*%#h,)$_-w/d$%#OT)S$hA-",
"uLO)%#<hGw*J#<Ew%M#$hGqc$hF-(hA&hA6%#h:_)fw%_&aw%X$w'*#q_w&,&:Jw-N$w#D0q`w#D(Xw#D#w)5$Jw#K$KjU3qFw&K#.w#&$w&Q$w)e/w",
"#'0w4`+w#/#w#''w#@3=#7uDEC%#jX$Pw)p#)h<uLNI%#5h=w)p0h:w#A$hAw#A#hBw#A0_-w1s$_w1s'5hE#w%D$qaw%D#U.#B)w/m)$hG1$hF1$hE",
"qc4.#hNw'A*hGw'A'h,hR$hH-(C&Cw';#C)5$hJw#|%.#qcIw.>%F#5w#*#e#w'`#Fd#Iw.M#^V#h,w$,&4.#Bh@w27)h]ew27#6%h,FCew5P#hjw#>",
"(uLMS%#h}euLMS%#hwTu]^t%#iMhp5w+d%(B&B6.#SF)B$haw*0$w/I'h:qd$hi-w2i#6%h9h:F-w6L$Nw6L&I$hjw#>%.h@hAB-)(_&_+%^h9qd$hi",
"^(hB&PE%#h<w64%uLNf.#hyw5@#4.#h@14.#hxw8J#5)$hk-A%#:gw&p#5qe1uLO*w(h#uDFX.#i$uLNhw&U#w'(#qJw#7#:)$hqw$T#hJw.o#)hMuL",
"Nh.#)hXw$m(A%#cqfw#J#q^)w*d%hyw*w'FhM)w6*-w8%#hkw8%$A%#h^<w/$#:M5w/$':r6w62%G-1w#3$Ir7+%#i8h^w6W#hv9qR#WMCw#N'qgWA%",
"#hg1h~uTUdK#jQw&U$hxw6/)(hx&w&7$hsw#0#E%#hkw%q(iI)w$c$.#hxS):$i6w%|#how(n*i8gw(n#A%#B<1$i9w(o'gw(o#i;w#P#)1w:b,w(Q#",
"gw$@)w(N#.#C:qi)w(*&h,d)C$iC-9qR#hKMqNG-WH>w#Q#5w$4$iFw*#$9qR#hOMqkw0w&iHw.C+uTUdK#jrqj)(i9&i9+%i:i;b$iXi:(i<&i5w2)",
"#k03qHZ=w,~2w+_$:w+f#Sw4`#5$-w9<$$B<w+r&<F##U.#CbV#5w%#&uLNo.#WIw%q(Xw3r#w#a#w7A$$f-(B&C$fw*F%%#)B1:$h7-w9v&h<w6E#5",
"$h=w$:#_$Pw#:$(N&NuLND%Ocg$h;O(f&TD%#h@u363-Y"};
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
/* histogram.comp, 9024 words */
static const gpusorti_line gpusorti_spv_histogram[] = {
"$-;h#u36-qPu36.h%uDE4u]`|qSuLN@u;<7qTuLMSh&uDE)uDEEh'h(q#h+uDEQuDEGh*qoh)h,h-q$qnh$uDE;uLM[uTUduLNBh.h/uLO,h0uLMcuL",
"NDuLNkuLNFuDGLu]^th1qNuTU_uLNIuLNquLMlh2q/qGu;;ru;;suLMPuDECuDFXu++mqkh4h3uLNmh@uLNouTUluLO*uLO'v$o9)Su+3euefUu#4u4",
"u33U#uTU4=v6RUmWv<bs>Dv/AM#F4u;;c4=uefYq(#v@8$D$4###uTU9q%q4===6#q)q'I#4W4u;<Aq*q%6#qF46q+qEq&w#7(Iq-=Wq'Iq-q%Wq+Iq",
"-q&WVIq-q'Wq3Iq-q(Wq7Iq-q)Wq;Iq-q*WqLIq-q+W%u;<Aq-q%6q&#q=6q'q.q;6q.=q(6#q)q+w#y%q0w#y%q1qEq%w#7)q3w#7%q4qE4w$F)q6w",
"#7%q7w#L#=q*w#;)q:w#;%q;w#P#=q-w#i)q>w#;%q@qEw%/*qBw#7%qCw#7#=q+6#=q)6#=q,6#=q%6q(q.qA6#=q.6#=w#m#V6#w%i#w#/#q.q<u3",
"3W#u;;v#PuDDz#qD4uLM:#P%%u;;v#%u33X#uDD|#%q%uLM:#-*%uTUK#P*%-uDE*#--uTUK#%-%%uDE*#w#F#-uLM:#*--uuw0#P-**%%%%0#q*-uT",
"UK#P%q^q^u]^[#P----uDE*#w#Y#*-uLM:w#Y#w#|#w#C$%w#t#w#j$P-uLM:w#M#(%#u++2Xq)%Yq*q)0#Vq*1qjq+VuDDz#qD=(_#40#V%(%#=(%#",
"4(%#q%(%#q'uDE%q,%qqu~#=q-w$9#%%q,w$>#q,q-1qr#q,0#q,%uDD|#%q&0#=qu1qvq&=0#=%1qvq'=A%q.=Q*#ruq.qpXV-Yq0V0#Vq01qyq1V(",
"_#q*0#V-Xq2-Yq3q20#Vq31q|q4VXq5%Yq6q50#Vq61q}q7VA%q8qD(%#qDw#e#q8q~Xq9%Yq:q90#Vq:1r$q;V(%#q3w#;$r%u]^o%#rtr&>qpQ_#r",
"Jq89w$4%A%q<4w#-#q<qp(_#q+Xq=-Yq>q=0#Vq>1r,q@VXqA%YqBqA0#VqB1r-qCVw#J%w#Z'qDw#Z$qD>A%qEqDQ%#rLqE>(%#qCQ%#s6r1r2Q%#s",
"3>r3w#D$w#{#qCA%qFw#R#rvqFw$=$qD>w#=%w#Z%w$V#r:9(_#w%l#ryqEq~(%#vfMXspw#k#qEw#k%r@w#J#rA>w%(#r=r>rBw#j)q.>(_#q&A%Wq",
"+(_#q'(%#qew$d%1qwq(w'K#q%u;;~*#(%#q+(%#rkA%qH4w#w#qHw$B$rN9(%#q7(_#q3A%qIsqQ%#rJqEWw$-#rR>Q%#rPrSw#/#s3>w#)#rNrTrU",
"A%qJw(-#q*w#c#qJrWw#=$rXw#=#rVrYw#D%w#)#r[rYuDE%#%r]0#q'r^1r_#q'0#q'%1ra#q'w#'/(_#q)(_#q((%#sy(%#u#(cQ*#r{qIrjw%F#r",
"kqIrjw$I#rl>u;<#*#w#,%(%#t_(%#t5w%A%w#N#rUw'v$rsrUr%w$A(rPrurtuDE%#%rv0#q'rw1rx#q'w#5#rUrtw#)%w$8$%#sp(%#q,(%#w*b#r",
"Jw#]#qpW0#q'*1s&w#R$rNrLrU(%#q&w%6)w#{%s+r%w#c&vF9(PS(%#vLM5-b(%#u++3w&6#rTs)w#@#s1qqw$j#rTs2w#R#s3Ww'F#q<9w&n)s69u",
"LMF-#99A%qKq+w#E#qIqKuDE%#-qK0#q*s:w$:#(%#qmw%=%(_#q<(_#q=(_#q>(%#q@A%qL=uTU^quqMqL>>u;;U-w'n#qE(%#qFZPq%4qO$#1s;#q",
"*1q^w#'%u;><#4u;>A9#$@7%#q([%##Bqw#q'97%#'w#,#>w#,#J%#2'[-##b*#<9u;><#4uDGP'##$'C-##rn9.-##2&8$3&8$8)-#/8s8:Bqt#qsr",
"Fw#_#K*#'w#U&'$@w#:#rGw#:'qE&3$3)*#8`'3L%#cs9R%#hAs9uLNlw#U#uTVz%#'>9+%#3'w$[#&#$@)*#rnU##w#*#h5#/w#*#h7#3)-#s8h9#w",
"$>#sDh;#;w#*#h=#E)%#`c#HM#O4w#^#J%#3s9S*#:h:w%'(D%#h_:u]^F%#=qJ's9&3$/w$S$%#'392w$I$w${(w$C$%#9/##S*#2qKM#/=uDGP'/@",
"$/J%#:qI+%#'hmD%#H>w#r$/'+%#h9w&+#hbrn'Bq^#hwF,@'+%EFr<&H$5&U$U[%#hPK*#hB'w$+(d*#hvrlw#1(NP##hzi#h~7-#i$w#'#&:$:)-#",
"hP;'w#*#hO<28[P##w#R#Fw#R#ueg(P##85h}hs7%#re7%#rfuLMk-#/w$#$hnw#B#.*##3]*#w%N%*#hsF'3eqt#qsrgr<w'<#w%X-w#P#O&2$2)*#",
":O/27%#rdw#F$&h:$h:)*#huhF'5w#h#hG3;)*#hrhHO<uDG5qpqpri&hK$hK)-hmhnh]hBh=)-hkhlh]hAh=)*#hxh^2h>)*hthuh^/h>)*hrhsh^'",
"h>K*#haw&j*hl$'w&n$-#s82##w&u#8#/S*#/qKM#3=uDGP'3@$3Bq^#iR37-#'.-#i=',/@7-#2uLO+-#'i>f-EF@+%5;w&k#:f-i$i%Fw$$#i'w(8",
"#w'k'2w'k,w$>#J%#8w'k$i^d*#'h}w$W);$w&G$i8w#0#+%#i-5w#I#ieBq^#ikaw$I#CP##3/&5$5Bq^#ioh7w#6#w'`#/9s3&h8$h8+%h9h:r<&h",
";$h6.*#hbhLw)<>w$Q,iyS*#'i<w+l)q^#j&Fw$9'/inw(Y#&H$H+%OUr<&a$E&h5$h5&hR$hPw$#'hRw$#9j-w%Q#iMw%Q0iew%Q&iYw%Q$j4Bq^#j",
":w%Q'hO2'w-Y#w#J#iyw&]#Bq^#jAh9w%Z&hQ'9rT&:$2Bq^#jDh<w'L$w$l#&<$<&h=$h=+%h>cr<&hA$h;&hp$hp]*#i&w%t-*#i*/w(C%:w(C,w$",
"{&w,8%jPw%{#ipw#^(+%#iz3w#;#>w#;#jUw.i'<'3w#G(]*#h7w#T+j'Ow#T$C-#jPrnw)7#jO'G-#'jYBq^#jhw$~$w#1#j]C*##:/&F$F)*#hEU/",
"F&a$a)*hDhEh9@H&hC$hC+%hAhBr<&hF$h>&hH$hH)*jBiKi9hEh>D%#jHj6uLNs*#'jcw%H)j7$'&jE$jE+%j8j9je&jH$j7)*#iPiMjG')-#jBiNj",
"A/T%#'4w,T-u]`x%#rb>93&/$w#B#8=w#B0rcw#B&w#7#Hw#7#,rd>&'$'w,[$w(R%j|2##w1s#rJw2j&'rUS*#8'M#:w){1w'**rYw,J)J%#h5rYL%",
"#'q~+%#8'R%#'rYw2;$Bra#r`'w#|#+%HO@+%<Er<&U$5uLNl*#Uw$q)+%#rqceqm#q+ql'u]`qw2x$h7w'T#&c$cw&M#qI&hC$h:K*#k>w#U)7%#rb",
"w%Y-w#c$w/f#rbu]`x%#/>9'w#g#7%#rcw#K2w%W#rcw#K-w/z%w#K-rFu]`xw$V$>w0I#&h9$h9w1S'h=w#F(rhw$y#r<s=>w)'$w5B#kV,s<@w,W#",
"[P#57*#s<]*#w2i)&ke$'.%##>.%#'qpuLMk-#2w#2#2s)w67$w$&#w1v$w6K$w$X$uLNh*#'kS]*#5uLNh*w2U&w#l$w#,#kIw#,#.*#jjaw(;#)*#",
"kL3'/w$6#w7=$*#;h;':w#L#s>w#L#uLNl*#h:9w#L&s>F'w(l$w5w$uTU5_#=qpcuDF+w'Y$#q~'w-'#w#6$hEw#6#w0%#)%#25'8g%#h>r+G%#'r}",
"w#`#`w$F$%##8L%#5W+%#;>Dw6R#w(b#WDw(W#w&%$uLNs*#;FuLNs*#<Uw%/-K*#8>b*#h5WuLNgw#;#w,}'h5w,}*g%#lBh7g%#hWrQw#y#rLd*#2",
"w$i#:)*#5Hw%J%w)@'h8s)w$U#hfuLNs*#2/w#G'Ow#G*w2+#lQhLhGw(%$hI$hIw*m#hUhAw8N#9hVhIw#Q#h]hW58w1M#lVlEw#W#2w#{&hTw%B$5",
"w#b#l]hW/7*#s'w(+,7%#s-w-X#r%w6H'F'2w2-#)*#`h]':w(X-'$')%#h9h59w&,#hew#~$/w(L$w,i$w#-$qlw#-#gw&U&'qpw#a#Ow'^#L%#Ew#",
"6#iww&;#w:S+u~#YP##i7i5lQH;9/uLNl*#l{9w$;,K*#i6w(R':Ow(R'w$U#m($'w*g$rg,@h=w#,$s@,@h<w#,$sA,@hVG%#hW>w*'$uLNf*#l`'w",
"<~%w#B$sB,@'uLO)%#>hFw&@#sC/&m3$m3u+-~^ZP@4qQu;<0%#u;<0%#$#w;S%qiw#R$3w;I$#:w+g#2w>s)&/$@L%#<5R%#E;w>+/w)x&95'8w#j$",
"w<3%#h5qpw.^%,@>u+-~^Z%mC4qR$w0;$w&H$w-T*w$)&w#Q$w#@$w&C&53'2u363@^Z%m,w#_$qw#q&wAb$wAt(wAk$w#:#w#1$+w#1#w#S#-mI4qU",
"u;<0*w%K%wBU'w$2#qxw,|'5w6>$qt#qsqzw#]&'Feq{#q1ql'w4:#&5$:eq{#q4qlUw#1$<$<)-#2<';&U$Hw#c#h6w#l#w#c,h9eqm#q7qlw1b$uL",
"Mk-w<r%5w#N#r#w#N#eqm#q;qlcw#@)c$3w'J#r'w)4#>G%#hEw37$q8g%#hGr'w#P$w#m$uDF+_#3uTWA%#/'r(w#Z%hJ$hJu~%b-#h<hG`h:FU'aw",
"%V#P#4qVw%V%u;<0-w%Y%uDGPr)w%H#w%Q<,@FwDp#w%P$O,@Hw'v#&E$;w#Y#aw#Y0h7T%#h74w%M$/,@w&/$T%#h9w#5#q;qlh;w#5#w9S#h8$h8u",
"+-~^Z-#w'05r*w'00r+w'09q@w'0:w#c/h:w'0)w#c$qm#qCqlh=w#1$w#c#%w#c$w&R%h>$h>)-#Oh;'Hw&N6r.w&N0w$o/w&N)q@w&N9w#Y(w&N:q",
"Cw&N0nl4qWw$S(r/w$S'r0w&L#T%#5=uLO+%#'r4uTU}-#'<=w+k$-#E5w2K%r5w#H&2=uDF+_#'uLO(_#'r6w4$#fw#U#wEw$uLO+-#<'&;$wHw#Ea",
"'w$x$r7w#Y#uDFy-#2w/O$-#3O'/&h:$h8w#@#r8w#v&c4w$>(hB4w$>&hCh>w$>%r9w$>'4w$>#uTW@_#'r;r<w$@(w55#rCuLO+w:Q#w#a#E4w()&",
"F`'<w#a#rDw#a(w$)#rCw#H#:w$)'wKT#&hR$hR)-#h<c'8w.;$#4qXu;<0-w'f$w)^/rEw#o&;w$P#;w#'#uTWA%#2/w'%'H=G%#Hr2gw,9#d*#Uq~",
"w#X#w/S(w'Y$w33#h7K*#h8w/p-D%#q~h<uLO)%#Uw/p'93'2f%#;'w4L$%#aH'5w-`#hAw-`'2'&hA$hA)%#h:h>'h5w%&&qYw$|$wNE(wLx#w8+#/",
"w0/$w#D,wNN$w#D$Dw#D#w2h$Ww0W%o}4qZw#i*w#Q(w0y$wEP#w%E-w$_#:w$_$w%(&r>3'2d*#;rHw#K,b*#Hw#^)D%#`q~w#_#w#-#'>w:Q#w8H$",
"%#':93&E$wO2#r>E'5uLMk-#Uw$>#h=w$>1hBw$>/b*#hEw$,,hIw$,9uLMkw*P#uDFywDk%h6w%h$*mr4q[w(W#w+g&w(T(rIw+f(w#($wBY#'w7T/",
"8w:G)T%#`4w#($w#N$w;['5'3w+e$*#FU'8&h5$aw-7$w#($w#M%h8$h8)*w+k#h7w.s$kx4q]w$X#*w#&$w*6$w*<'[%#p#+yw<9#8R%#/wCP#w7,,",
"w#=#Ew#=#Fw#=/wU/#wDv&/UwEC*wR|#'M#3w%>)h;w*I0;cw;h$wN##'/wIh&rK8wEa%<#/w#*#F#w'D#<O#8w%@#h8M#;w#v):cw&5(w<1%;<2FwI",
"S#hWw#;(.%#iVF.%#iPHN%#i|h^/w8i%w>A'<w>e-h:r<w/0$%h9h:<@w'E$Uw#<#]*#8w;u%chA:@'w2]#+%h8h9r<&hB$h6G%#h<w;Y(hgwVx#c9K",
"*#hfwCm#/w;i#3qpw&B#/r%9fw+d#]*#hnuLNhw&-#w&V#qqw#7#wB5$hJwE7$hMwDF#hXw$Z(uTVz%#`rLw#G#q~w/y#;w-a'<hM'wH[#qqhhwCd$u",
"TVz%#hZ>2w:w$w2x#w'M#sEw;W'w'[#8sF+%#i#hZw8S#hsw#;$2w#J%rMEuTVz%#hd9h{CP#low&)$huwSP*huw36%hpw#0#G%#hhw%Q(i3w*%'hu5",
"'3K*#hlw(2-uTVzw=g#9w(3&qp2'/wF|$w+(/:wAC$w'r)*#23rOwD3';O'w%=%rG,@Ew#L#/w$&'w#9$rQw7*$w0[)CP#m3rP'&i6$i6+%i7i8qI&i",
"9$i2w@V#p#,@w]g#w*F+wTg&rZM#/4wYR%wKx#:w&9$3:qI&8$w'x#;w%u),rb9,rc9,rd9,re9,rf9w$t#w^@6w&r#qI[%#p#-1w#,$w7I$w$@'HwI",
"g&w@N$w+d*wW'$qt#qsrhw7|'<w'p*<Ea&F$3wNp#w%:#p#,h4q_w-A#q^w#&#$#L%#3rlw%I#w]A%rmw$=#2C-#p#-]rn',5w*q#2w[i%'row#=#5C",
"-#p#-arn',E@w#o#p#,k4q`w/u%w/{'.-#p#-e:wXA#2wPu5rewPu<rfw#B&.-#p#-q`wRm#`.-#p#-sh7w#-#h6C*#p#+D2w(W)wQ3*wCu#na4qaw$",
"J$wPs1w/'+3'M#8w-f)kC5.%#k<;N%#kiaw-f&w-Z+`w-Z&a`5@'w_9#wQ1#r<&h5$;u363`^Z*p#-+4qbw%d%%#nx/w9<#w+&%w#g(w]u)wIe&;'2w",
"#A(wNi)w+#$S*#OqqwL@%wN=&Hw9G%Po|w*$#uDG5qpqprpw%V#opw70&w-;%uTWYwPF#rHw#J$onw*K2w%j(wT1/:@$:wS,#;.%#p#+%wS]$Ew-b$<",
"EqI&F$2w&j'#4qcw:h%w53-rrw&S&kx8.%#kr5N%#lB<w%&$3T%#E4.%#k|Ew:c$.%#kwHw6K)GwI$$O$O)%#;FwAX&oG4qdwAU'w$z-w%;+8#w*R#8",
"rtw'~&2w&Y&J%#5rtw_p*)%#:8#/+%#U>w#i#w#T'w(S#8@$8w%Y#8w$*#,'Ew%^#@+%85r<&Fw-X$ryh8wBU#h6$h6+%h7h8qI&h9$awWs*h<h5w.0",
"%hAw.0%w$G#w$[#rUw#w#5w/)$w$u&:w$P$hP;w55%E#3w5.#rzw)})J%#Ur{w-<#w$W#rywD{$R%#h<rUw7$#w$z#Fw+3)+%#h7w4L%%h6h7E@'D%a",
"`w8N#h5w`6%h8$FR%#hCrUC%#hvhbh=bwRw,+%#h=h:w#`%#h>h6'w&'#rqhJw.T'/wQv#+%hJhKqI&hL$hGw(J#p#+Xw)^&wkJ+wjT-,r|w0>$w&'#",
"L%#;Ww'_$w%e&5:w&1%rUw1>)+w#9#wZ<(u]`v%#r|>wQl#5;qI&<w/r%w+R)wAT#rQG%#/r}w/P#qM'WR%#h=w@S#wXI$w.5*7%#r|wOb#rLw$G#r~",
"wTP#wTt(h7w82*&hG$w$@#r|w#''w&q#s#w#t#s$w0V$3w*9#8w'm'h9E##M#'wkk$uLNs*#:s%w#l(w:U$uLO)wM0#waO#Hw<u*uDGP@<;$<wjt';&",
"h[$h[)%#hFh9H<w+$$p#+r4qew<Y*w&b1S*#;rl,s'@w'[#w&g&<w(b#Es(wC8$w$u$L%#Hw%t#OwU2$OwXP$w2a%s)wC=$w':$w#N#`w*%'`##J%#H",
"w.*#w+w+w*N(b*#'wcH),s'rKw(0#wGN#w%7#qI&H$8w4E'p#,-w%/,w#9#w6j2s*w6j:w#O&<w#O&s,w#O,ryw79/aw)n*s-w)n(wXj0S*#h:rlwW$",
"&35wW$*L%#hCrlJ%#cwoQ#p#0yrn'w5E$T%#/=w&:#s.uLO+w7j's/wJB#>w)v$wbk#s*w*L$u]`lwAc$w;'#w)I*w&2&.-#p#1)UD%#hSrWN%#ni/'",
"rLuLO)%#'r+f%#s0wGU%hVrLD%#hW'N%#nn5'rLw=u$R%#5s,w-y$w#~%2w#~#w]f)u]`q%#s-waw#/$/&hF$hFw','#wX<)w9d#w(9$2w$~#rYw'4#",
"wdd'2wdd%wd7%wW^#Pp#/j4qfwKf*w'1&3wl^&8wrw-wIY#qEwIY'N%#o4O2wk<#h><'+%;<r<&E$:w#x#p#/H4qgw7a/wD^3w:y#.%#nyw7Y#nsw7Y",
"#oCH/w#t#hMEw4o$w2/#3u+-~^Z*p#0hw7;&d*#s4wHh)w9b$G%#s4wM2%w7<%w4h&w9z%w(],T%#awMA$s4w#N%w-(%5O'3wj`%wP`#w7E%p#0,4qh",
"w;8'w%0&s3w&#&rTw3:)wn^#w&#/ogO2w#*#ohO3w_(#w2%*CP#huU:w'n$woj+w&A#p#0Ww6-)NP#p#,@rK2w*A$s5w/o$wAs%s53s7w#o*-#p#,+r",
"n<NP#p#+hrKE'w9x#u+-~^"};
/* histogram.comp -DGPUSORTI_ADDRESS, 10490 words */
static const gpusorti_line gpusorti_spv_histogram_address[] = {
"$=Vu;<7h#u36-qAu36.h%uDE4uLN@qFu]`|qDh$h&uDEGuLMSuDEQh(h*h'uLM[h)q#qguDE)uDE;h+u]^th-q$h0uLMcqfh,h.h/uTUduLNBuTUluL",
"Mlh1uLNDh2uDEEuLNkuLNFuDGLuLO,uLMXq>q'q*q`uTU_uLNqq%h4uDFXuLO*h5h9q|h>r>h8h6qhuLMPv$o9)Su+3euefUu#7(8u33U$u33Uu#`Iu",
"mnev;F+2Av;EfUjvASSBDv>e;26v@Q%3Sv<xdo-v=4}Fhv#-<VcuTU4@v6RUmWv<bs>Dv/AM#F8u;;cu#`J@uefYq($v@8$D$8$$$uTU9Zq4@@@2$q)",
"UB$8qG8BV@qG$BVZqGq3BVq&qGq;BVUqG-BVq(qGqLBVq)qGqPBVVqGqTBVq+qGqXBV$qGq]w#(#qaw#(#qew#(#quw#(#qyu;<AVZ2q+q)UBq,8qG8",
"u;<Aq,Z2q&q.q=2Uq.q;2q-@q(2q.q)q+Bq/w#;#q/Z2q0@V2$@q-2$@q+2$@q)2$@q,2$@Z2q(q.&2$@q.2$@82$@q/2$w$h#w#/#q.$2q<@q&2$@U",
"u33W$u;;v$TuDDz$-8uLM:$T&&u;;v$&uDD|$&ZuTUK$--&&u33X$uLM:$-+&uTUK$T+&-uDE*$--uTUK$&-&&uDE*$w#L#-uLM:$+--uuw0$T-++&&",
"&&:$V-uTUK$T&qOqOu]^[$T----uDE*$w#Y#+-uLM:w#Y#w$&#w#C$&w#t#w#j$T-uLM:w#M#:$V&)&$u++2)&$UuDE%q)&q]v#$KM3Vw#b#-w#x#&&",
"q)w#}#q,VNq^$q,uDDz$-@)W$U:$q,-u;;|$u#`Ku;;rq+&u;;sq,q+:qcu#`Kq,)W$8:$u#`Kw#j#@)&$8)&$Z)W$q(:$q,w%;#q&:$@qkNqlq&@:$",
"@&NqlU@uDE'$&w#P#-)W$Z;&q-@X+$ruq-f)&$q&w#|#q.-u;;sq/q.:qsu#`Kq/:$u#`K-;&q0-w#C#q0qo)&$q3w#-$qvu]^o&$rtqwCfXW$rJq09",
"w#a&W$q&)W$@;&q18w#5#q1fw#))q-f;&q2w#9$q2C;&q3-X&$rLq3C)&$qCX&$s6r%r&X&$s3Cr'w#D$w#m#qC;&q4w#R#rvq4w$%$q2Cw#=%w#Z%w",
"$=#r.w#;#ryq3w$[#vfMXspw#g#q3w#g%r2w#F#r3Cw$h#r0r1r4w#f)q-C)W$q+;&q5q+)W$q,)&$qew$`%Nqmq(w&e#V:$V+u;;~+$)&$q+)&$rk;",
"&q68w#{#q6w$B$rB9)&$q7)W$q3;&q7sqX&$rJq3q5w$1#rFCX&$rPrGw#/#s3Cw#)#rNrHrI;&q8w'5#Vw#c#q8rKw#=$rLw#=#rJrMw#D%w#)#rOr",
"MuDE%$&rP:$UrQNrRw(*#U&NrT$Uw#'/)W$q.)W$q-)&$sy)&$u#(cX+$r{q7r^w%J#r_q7r^w$I#r`Cu;<#+$w#,%)W$tV)&$t_)W$qe)&$t5w%M%w",
"#V#rIw'f$rirIqvw$I(rPrkrjuDE%$&rl:$UrmNrn$Uw#5#rIrjw#)%w$A$&$sp)&w&9$qT)&$rJw#]#fq5:$U+Nrxw#R$rNr@w%4$w%:%w#w%r|qvw",
"#_&vF9(PS)&$vLM5-b)&$u++3w&:#rHqrw#@#s&q]w$n#rHs'w#R#s(q5w'N#q19w&r)s+9uLMF-$99;&q9q+w#E#q7q9uDE%$-q9:$Vs/w$6#)&$qm",
"w)c(q))W$q<)W$q=)W$T)&$q@;&q:@uTU^qkq;q:CC;&q<-;&q=w+J#q()&$q))&$q;)&$q<)&$q=)&$Tu;;U-w(:#qE)&$+gTZ8q@%$uLMUr=$VrbN",
"qZ$Vw#'(qOw#'*r=w#'.w#7#w#P+w#'+s0w#a.w#'+w#X7w#'+w$-'w#H:u;><$8u;>A9$%.0&$q(#hQ.uDEC&$$#hR(6qm$U90&$w#,$Cw#,#L&$5(",
"#hV.uDEC-$$#hW(uLNm+$>9u;><$8uDGP($$%(G-$$rb91-$$5#h^('4%3#h^s-'4%4,-$/4s-7#h`.6qj$q_r8w#n#O+$(w#_&(%w#:$r9w#:'q3'3",
"%3,+$4[(3#hg.#hfrb#herb#hdrb#hcs-P&$h@s.uLNI&$hAs.uLNlw#e#uTVz&$(C9*&$3(#hgw%$%hh('$%.,+$rbM$$w#*#_$/w#*#h7$3,-$s@`",
"$w$W#s@h;$D,&$Mh=$EQ$F8w#V#L&$3s.#hx.Y+$7dw%B(H&$h]7u]^F&$@qJ(s.#h|.'3%/#h|9w$k$&$(395#h~.w$T$w%9(#i#9w$K$&$9/$$Y+$",
"5q9Q$/@uDGP(/.%/L&$7q7*&$(hkH&$ACw#~$/(*&$`w&R#h`rb(6qO$i/F#.(*&EFa#i0E'A%<'M%MuDEC&$hNO+$hB(w$1(uLNo+$htr`w#1(=T$$",
"hxi5i40-$i6#i8.w#*&'7%7,-$hPD(w#*#hO>54uDECT$$w#X#Fw#X#ueg(T$$4<h{hq0&$rX0&$rYuLMk-$/(#iA.w#E#hlw#E#1+$$3]+$/w'L&hq",
"F(3#iV.Iqj$q_rZaw'j#w%k-w#S#K'5%5,+$7K/5#i^w)V#rWw#I$#i_.'h:%h:,+$hshF(<w#q#hG3D,+$hphHK>uDG5ffr]'hK%hK,-hmhnh]hBh=",
",-hkhlh]hAh=,+$hvh^5b,+hrhsh^/b,+hphqh^(bO+$haw$:)'hl%(#iWs-#iVw'-%-$s-5$$w'4#4$/Y+$/q9Q$3@uDGP(3.%36qO$ig30-$(1-$i",
";(#/w&8#5uLO+-$(i<^-EF.#ieE*&<Da#id<'A%70-$is^-$(K#itw&#$i'w(n##ihw(:(5w(:,w$U#L&$4w(:$i^uLNo+$(i#w$n)D%w'p$i8w#0#*",
"&$i/<w#I#ie6qO$j%h3w$Y#GT$$3/'<%<6qO$j)h7w#6#w(,#/9s('d%d*&`h:a#j$`'h;%e1+$hdhNw)o)j&w)o6w$W,iyY+$(i>w,`)qO$j<Fw$@'",
"/inw)&#'A%A*&KMa#j6K'h3%E'_%_'hR%hP#j5w$)(hRw$)9j-w%^#iOw%^0iew%^&i[w%^$j46qO$jQw%^'hO5w.^#4w#J#iyw&l#6qO$jW`w%g&hQ",
"(9rH'7%56qO$jZh<w'i$w$r#'>%>'h=%h=*&bh@a#jSb'hA%h;'hp%hp]+$i(w&$)jUw$z%+$i,/w(f%7w(f,w%%&w,w%jP#j`w.+#(irw#d(*&$i|3",
"w#>#Cw#;#jUw/l'>(3w#G(]+$h7w#T+j)Kw#T$G-$jPrbw)^#jO(R-$(jY6qO$j~w%+$w#1#j]G+$$7/'F%F,+$hEM/F#k/.'h3%h3,+hDhE`.A'hC%",
"hC*&hAhBa#jxhA'hF%b'hH%hH,+jBiMi9hEbH&$jHj8uLNs+$(jcw&u)j9%('jE%jE*&j:j;je#k0j:'jH%j9,+$iRiOjG(6qZ$k4w3*$w-0-0&$7u]",
"`x&$rUC9(w-6#6qZ$k;w3H$w#J4rVw#J&w#;#h3w&k$rWC'(%(w-=##k/j}w(q&k#5$$w3/#r<w45&(rIY+$4(Q$7w'F'k89#k7w*J+w'I*rMw-/)L&",
"$_rMP&$(qo*&$4(uLNI&$(rMw3K$6rT$rS(w$&#*&AK.#kHA*&>Ea#kG>'M%<uLNl+$Mw4_*qb$q_qaw''#uDF+qcw#S#$rghCIqe$/qd(u]`qw4>$h",
":w,O#w&y%hDhEq7#kRhD'hF%h=O+$kEw%k,rUw%}-w#x,Iqe$(qdw0{#rUu]`x&$/w&4#<%<0&$rVw#X@qpw#I#w#X-w1=%w#X:q{u]`xw%%$Cw+s#w",
"%%#w3-'hGw#S5qiw%U#as2Cw*2$w7P#ki#s1w,{#DuDECT$E0+$s1]+$w4V)#lGc'kw%(1&$$C1&$(fuLMk-w9-#l@.1&$5qrw8L$#l*.w$<#w3a$q{",
"w),(uLNh+$(kf]+$<uLNh+$/w#u)w#,#k[w&X$-$lO1+$k#w)B$,+$k`7(5w$D#w%g#,+$>h<(4#l:w#S$s3w',&i>w#}$w#S&s3K(w)y$w8,$0&$iE",
"uTU5W$@qp(uDF+w(b$$qo(#lE.w:S#0&$iPw#=)#lH.w.Z#,&$3>(D#lJ.#lH9uLO'&$hCr8R&$(rs#lIw#3#w#z#h7w$;#w%d#4#lN(P&$<q5*&$DC",
"Hw8{#w*'#q5Hw)y#w&W$#lR.uLNs+$DFuLNs+$>Mw%[-O+$4CuLNm+$_q5uLNgw#;#w.b'_(3#law%I$w#J$uLO'&$lXh7uLO'&$h[rEw$##r@uLNo+",
"$5(w8@$+$<A(7#lhw#O)*&$dqr0-$m(w$f#/uLNs+w4(#w<}#+$DM(4#lpw#N)w42#lihMhHw&B#'hJ%hJw,C#hXhBw;+#9hYhJw$##hahZ<4w3N#ln",
"l]w#W#5w$&&hUw%R$<w#b#lthX/0+$ryw(n,0&$r~w/D#qvw8l'F(5#m*.w41#,+$[h^(7w)B-m+9w.K#,&$`_9w&C#hfw$($/#m+w(_#mKw)6$w+C#",
"(w#-$qdw#-#uLO'w&s&(fw#k#Mw(<#P&$Fw#6#j0(#m6w=D%m6w=D+u~#YT$$Mi;ljAD9/uLNl+$m79w$L,O+$i<9'/%w>l#7K(/w$f)mmc'mA%(w+q",
"1s4S.hBZUw.R$s5S.hAw#.$5qds6S.hZZUR&$h[Cw*0$uLNf+$l{(wA1%Iqe$Dqds7S.(ZUuLO)&$ChJw&l#s8/#m{c'mO%mOu+-~u++mgT.8qBu;<0",
"&$u;<0&$%$wCo'w>b$3q[#/w-<2>S.3ZU*&$Ew-:#4wC_)#Ew%9#.P&$MEuLNI&$h3FwB^0h3.w,4$&$9<(4Iqe$KqdFw$c$*&$h:fIqe$h3qd(S.CZ",
"Uu+-~u++mg&md8qCw$Z%w2p#qiw3^.w$7#43w$7#w$k1qduTUh&$(ZU#Fw$6'E<(4u363.u++mg&mQw#x#6qm$q&w4R$wF-(wF$$w#:#w#1$*w#1#w#",
"S#-$8qEu;<0-w&-#w&0,J&$48uLO)&$47uLNUqn$/(J&$(@#3.J&$/8#4w#+#F@H&$qoEuLO'&$Aw#s%w-%#4uLMk-$4w#}%n$8qGu;<0+w#z%wIh%w",
"Hn6wH0'w%d#Aw:^$qb$q_qpw%]##Ew)q$w#3#qdw#3$Aw/5#wF*#54(7#Mw#W$qqw,a$-$hM5`qruDF+qs$(Iqtw&2$-$(Zq+#h:c#`w8p#7uLNg+$q",
"ubw-4)-$hTEhAfw&c/uLMk-w1}#hCc#hB.'h;%4#bqxw)R#qxw+[#CR&$hHw7H$q0#hBw.q#hJqx=-$h_d(w#j0#hF.uDF+W$4uTWA&$/(qyw#w%hOc",
"#hN.w:%#umqA-$`h=Ke(h7w&6#T$8qHw&6%u;<0-w'4#w&0&w$p#4w%x-7w%x.<w%x,>w%x$qzw#W#=-$hy3[w%x*S._Zq+w>4#=-$h|<h7w$x$J&$d",
"8w,S$qdw*D$w2g#u+-~w(k$w'm9w'a+>w$h'q{w$W'w$h&aw#3$>w$h,Fw#W$q}w'0&i85ew'a1h7c#ew'a$=-$i<<h:w'R6h<c#h;.wD2#,-$4E(Fw",
"&XHw$p%w&X)w$p%w&X3q~w&X&iUw&X8iXw&X>oH8qIw$S)w+1&#/wAr$r#w$&#w#,#r$w%|#6qZ$Dw-<$uLO+&$(r(#/w$i#w#K$r)w#B&Kw#B$uDF+",
"W$(uLO(W$(r*w7N$[.^w#R#wKO$0-$dwHv#/w+2#E%Ew#a#r+w4D$-$h<uDFyw%R#h=.w5C$h:%wNh$r,w#}&hAw.B$w$@/r-w#B&hFw#B$w$@#uTW@",
"W$(r/aw$A$hHw$A%w8Z#r50&$<w#b#/#Dw$A(r6w#b&hQw$$(r5w$$&'hP%hP0-$hTw0&$$8qJw/R*wU@1w.S2r7w$##J&$M8uDF+W$Mw#'#uTWA&$5",
"/(#Kcw.P#<%7J&$e@R&$er&uLO'w,j##MwOW#dqow.-%w1v#[w1v$J&$h=8w6H#wA,#bw29*`w3N$w0Y#hCuLO)&$M(w)l#w6H%93(5^&$D(#bw7t%&",
"$h3A(<#hA.w.Y#hGw.Y'5(#hGc#hF.'hA%hA,&$h:b(_w%_&qKw%X$wTn(wS6#w;p#/w1T$w#D,wTw$w#D$Hw#D#w5e$q5w1|%p#+a8qLw2q&wW[/w#",
"3*w$-(w#r(w2m$#Aw%~#(w%~*Mr1w%_#w%/#7w%/$#[w%_'r13(5uLNo+$Dr:w#Q)dw#Q$uLNm+$Aw#g)H&$[qow#e#w#-#(Cw&0#7%5#b9w=%$&$(7",
"93#hAw(}$w#z#E(<uLMk-w&m#hEw$T#h=w$T*hDw$T(hBw#o%hFw$T+uLNm+$hEw$>,hIw$>+hMw$>%hMw$>+uLMk-$>(#hQ.w+N#R-$ew&T$+n^8qM",
"w)|#w-1#w)y%r=w)i-r;w)i&>@w#($wHY#(w;k/47w#1(w)v#8w#($w#N$wA6'<(3wE<#,+$Fw@G#w0a%_%h3J&$h;w#S#h;w#S%w5[&w0S#+$3Kw4,",
"&lM8qNw$n#+w#&$w+q$w8J/w#'0w]x+w_:+w#@3qZ$VuDEC&$p#,y#ew;c#(h<uLNI&$/h=w;c0h:w#A$hAw#A#hBw#A0bw^g%b.wK|&/hEwLO*w[3#",
"(Q$3w>s'hG9#hF9#hEcO+$hNw,a*hGw,a'DhR#hHw0($wUj$(/#hJw#|%+$c4wLy%>$/w#*#F$w(o#>K$4w&R#dQ$Dw'N)7h@w'N(#h]FwBq%D>5FwQ",
".#hjw#>(1&$isF1&$imA=&$jChp/w=V%wEX'>(7#hawEX,h:a#hi.wB8$&`h:>.w(g$Mw#@#]+$4#hjw#>%+h@hA7.('b%b*&d`a#hid'hB%eR&$h<w",
"B%(hy(#hiw$q#h@9O+$hxwJC#/(#hk.uTVz&$3fw&p#/qv9^w.+#]+$i$uLNhw&U#w'(#q]w#7#3(#hqw$T#hJwKy$hMwJ~#hXw$m(uTVz&$[r@w#J#",
"qo(w0'%hyw,*'>hM(3w@j,L&$q]hkwJA$uTVz&$h^CwAs#3qd/wAs'3sAIqe$4wAs#9w#3$4sB*&$i8h^w<2#hvIqe$Eqd5w#N'rAEuTVz&$hg9h~GT",
"$mVw&U$hxw]'*hxw6C%hsw#0#R&$hkw%q(iIw+m'hx<(3#i6w%|#how(n*i8fw(n#uTVz&$7C9#i9w(o'fw(o#i;w#P#(wFh07wGW$w$@%w(N#+$53r",
"CwJ`'DK(5#iC.Iqe$hKqdqaS.EZUw#Q#/w$4$iFw*#$Iqe$hOqdrEw>@&iHw3c+GT$mwrD('i9%i9*&i:i;q7#iXi:'i<%i5wFY#p#-Ewi3#w,o+w+W",
"$5w+W(4wZu%rNQ$/8wck%wT3#7#.9*&37q7#E3'4%wfN#Dw&H)#rU9#rV9#rW9#rX9#rYwJW$wh,6w'G#q7#ewfR#p#.7w#/$wD:#h7#dw$I(AwQ2&w",
"Jq$w,~*wa-$w(m+w-H#r[w49&(Aw(k$w(Z'AKe#hHAwUy#wWP#w%f#p#-s8qPw/h#qOw#&#w%o)P&$4r`wav#&$q(wg0%ra#5w[S#(5G-$p#.hrbw@:",
"#w5=#wfO%(rcw#=#<G-$p#.lrbw5P#w#}#p#-x8qQw2d%w2j'w60#1-$p#.q4w;u#3wJC#qZ$5wY{9rXwY{)EwY{9rYw#J&1-$p#/%`w])#`1-$p#/'",
"h<w#-#h;G+$p#,T5wNn*wZ9)wJH#oY8qRw$b%w%c&#(9#.wY~(3w0(%<$/w1,+3(Q$4w/U)kr<1&$klD=&$lB_w/U&w/G+[a#h7w/G&h3[<.(wiF#w'",
"=#a#eA'_%Du363[u++mg+p#.@8qSw$Q(1&$ot5#(w,S#(w,S%w%`+wXb%wQK'>wUg'(%whj%wW,$w,D$Y+$Kq]wT3%wS8&AwL4%Tp#,$w+4#uDG5ffr",
"ew%r#p#+qw;>'wLw07uTWYwX|#r:w#W$p#+rw+i'w+a$(w*:(3w^e:7.%7w]F#D1&$p#,*w^-$EwlC$>Eq7#K>'F%5w'A'$8qTw@j%w@g*w8m+rhw'%",
"&lRw#p#lL>=&$l~F/(#DcwES%3J&$A81&$lVAw@T$1&$lQMw:A)RwPA%c#M.'K%K,&$DF(Aw%G$p#+I8qUwFo(w827w#'2w%d-#Kw7A%Kw&+(_$$w,3",
"#rjw)3&5w*('d9L&$<rjw-n)wjh#,&$74$/*&$MCw#u#w#Z'w)k#4.%4w&O#4w$6##hD.#(Ew&V#.#hF>*&4<a#hE4'Fw/m$rod#.F'e%e*&h7dq7#h",
"Hh7'`%h3wcO$hDh:w$6&h<_w0K%hAw0K%w$]#w$q#rI#hK.w$-#w`H#(#hL.#hKhV#hJw+V'/7w$l$h[Dw8[%E$3w8T#rpw+T)L&$MrqwQL$w$O#wcM",
"$#hX.uLNI&$h<rIw:f#w%<#Fw,x)*&$h74#hbw+d&eh7E.(H&h3[4#hah3wk<#wkM%h`K'd%FuLNI&$hCrIG&$i'hmh=uLNmw]A,*&$h=h:#hhw#i&$",
"be(wKG$wdC,hMwdC%S.7ZU'hL%hL*&hMhNq7#hphM'hO%hJw)z#p#,jw+I&wG_8w#''wxH+ww<-#rrw3J$w&z#P&$[q5w(n'#A7w&R&<7w'+%rIw4S)",
"*w#9#wfi(u]`v&$rrCw[`#<Dq7#h:<'>%3w#t#w-i)wH/#rE#h<w.P#/rsw2A#qM(q5#h=w&u#hFwF~#wDh$Ow_h#w.h+rrP&$>r@w$Y#rtuLNsw`(+",
"h7(wBe)wS0$A'hGwbd$rrw#''w'n#ruw#}#rvwZA%w,8#4(#hOw*]'`E$$Q$(wxa$uLNs+$7rww#u(w@(#h@uLO)&$hEw1W#(AwCZ*uDGP.>D%>wwZ%",
"h_wwZ#D#hdc#hcF'h[%h[,&$hF`A>w-)$p#-.8qVwC;:w':1Y+$Ar`#ryw(i$w'@&Kw){#MrzwJ-$w%5$#Aw+4#[q5#Aw)<#_w`[$_wd3$#M.w6'%qr",
"wJ;$#[w6J$rIw#Z#[#_w-i([$$L&$Aw0h#w-i+w,'(uLNm+$(wor)#rycw(u#wQa#w%a#q7#hCw%a#4w8#'p#-Jw%R5wKH.w#R#w/9$4w$P(>w)O%r{",
"w;#7Kw;#$#A<w#U&>ww)&r}w#U,row#U)h7w;U'h3w*~*r~w*~(wdn0Y+$h:r`wbq&3<wbq*P&$hIr`L&$h@w},#p#2WrbwKX#wR>(6qZ$hHw</'(s#",
"uLO+w2c#w#-#s$wRF#C#hLwZm#(rEwoS#r{w+e$u]`lwGK$3w(G#w*U*w&i%0-$hU1-$p#2gx&$#0-$hWH&$h^rK=&$on/(r@#hWwL]#(r8^&$s%w#M",
"#h]w(9$hbr@H&$hc(=w7g#(r@^&$7(#h^w,1#Dr}w08$w$7%5w$7#wt})u]`q&$r~wn6#/%/w|X#w'u'$wd5)w>G#w),$5w%:#rMw'e#wqb'5wqb%wp",
"~%Cw#]#p#1M8qWwae.#.5w'`&7w'`&<x$}-wQT#q3wQT'=&$p#+;M5wxg#h@>(*&D>a#FD'E%7w$&#p#1,8qXw6+(w;e*wt6+w@h.1&$o{w;^#ouw;^",
"#p#+KK/wyf$Ew8Q$a#Aw8Q#3u+-~u++mg+p#2Ow;<*wLX##(s)uLNo+$s)wP;)J&$DwU_#s)wU_%w;B$wWE#w8I&@w#4$w)G,J&$_wUj$s)w;p%w.d%",
"<K(3w,f#wx@$$Eh3w;P&p#1p8qYw@w(w+l*#/s(w%T&s(w23&rHw6;)w|Y#w&Q,#F.=&$p#+t[5w#-&p#+u[3wjx#w4p*GT$h|M7w(M$w}r(ew}r$w&",
"u#p#2Bw:$)=T$p#-Jc5w+G$s*w#^#wG[&s*3s,w#r*-$p#-6rb>=T$p#,ucEwAz$u+-~u++m"};
/* onesweep.comp, 13115 words */
static const gpusorti_line gpusorti_spv_onesweep[] = {
"$[fh#u36-qUu36.h%uLN@u;<7uLMSqWuDE4uDE)u]`|uDEEuDEGqXh&h)uDEQuLO,h*q#h'h(h+h$q{uDECq$h/h-h.uDE;uTU_uLNDuLM[qSh,r$uD",
"FXuLNBh0uLNhuTUdh2uLNkrHh3h1uLMcuTVzuDGLuLO'uLMlh5h4q/uDE%uLNquLO)h6u;;ru;;suLMPuDGPu]^th@u++mv$o9)Su+3euefUu#=67u3",
"3U#u33Uqbu33Uqdu33UqeuTU4>v6RUmWv<bs>Dv/AM#F7u;;c7>uuvzq(#v@8$D$7#w#$#uTU9q%q4>>>4#q)q'T#7qG7Tq,>qGq'Tq,q%qGq+Tq,q&",
"qG[Tq,q'qGq3Tq,q(qGq7Tq,q)qGq;Tq,q*qGqLTq,q+qGqPu;<Aq,q%w#X(u;<Aq.q%4#qF74[qEq&4q&q.q=4q'q.q;4#>q(4#q)q+w#D%q2w#D%q",
"3qEw#X#w#7&q5w#7%q6qE7w#m)q8w#7%q9w#L#>q*w#;)q<w#;%q=w#P#>q-w#i)qAw#;%qBqEw%/)u;<AqDq%4##74qEqE>4qF>q+4#>q)4#>q,4#>",
"q%4q(q.qLu;<Aq)74q)q.qMu;<A#w#o#q&4#>q'4#>w#/#>4#>[4q*q.u#U-4#>q.w#7%q.q<u33W#u;;v#GuDDz#qD7u;;v#%u33X#uDD|#%q%uLM:",
"#1+%uTUK#G+%1uDE*#11uTUK#%1%%uDE*#%%uLM:#+11uDE*#%1uTUK#G%w#6#+%uDD|#%q'uDE*#qcw#C#qc-#q*%u]^[#%%qf%qfu]^[w#E#++w#1",
"#w#*$G%+w#T#1%uLM:#G%1w#(#w#V#+u;;v#1uLM:w#U#uDE*#G%u]^[#G++%%umn|#w#)#++1ueflw#,#++1,%#q']q+%quu~#=q,%w#$$q+%%-#q,",
"q,/qv#q,uDDz#qD>,qx#7-#q,%,%#7aq-%bq.q--#[q./q|[[-#[w$j#q&-#>q~/r#q&>,%#>-#>%/r#q'>C%q0w#3#q%D+#ruq0r&aq11bq2q1-#[q",
"2/r(q3[,qx#q*-#[1aq41bq5q4-#[q5/r+q6[aq7%bq8q7-#[q8/r,q9[C%q:qD,%#qDw#e#q:r-aq;%bq<q;-#[q</r/q=[,%#q3w#;$r0u]^o%#rt",
"r1Ir&Dqx#rJq:<w$4%C%q>7w#-#q>r&,qx#q+aq@1bqAq@-#[qA/r7qB[aqC%bqDqC-#[qD/r8qE[w#J%w#Z'qFw#Z$qFIC%qGqDD%#rLqGI,%#qCD%",
"#s6r<r=D%#s3Ir>w#D$w#{#qCC%qHw#R#rvqHw$=$qFIw#=%w#Z%w$V#rF<,qx#>D+#ryqGr-,%#vfMXspw#k#qGw#k%rKw#J#rLIw%(#rIrJrMw#j)",
"q0w$S#w#v/w$,:rWw#Z%I,qx#q&C%qIq+,qx#q'w#m%-#q)%/r^#q)w#'4r%q(>/r%q)>C%qKqDw#3#C%qLw$r#ruqL<u;;~+#,%w#p#qMsqD%#rPqM",
"qK]#%ri-#q'rj/rk#q'-#q'w(b#syC%qNw$2#q),%#t5w%=$qI,qx#q(,%#qe,%#qA,%#vLM5-b,%#vF9(PS,qx#q2C%qO7D%#s1qOr6,%#q*w%q#rx",
"ry,%#q(w$6#rzr{u;<#+#w#,$rhw#)$quw%X#qLw%@#r}qKr-D+#rrs$s%w%X#r-qKw#f#rJs'-#>qc/s)q*>w${#,qx#q3w#|$s+,%#q2w#|#s,s-w",
"#i#s.<,%#q+w#=%w#9#s1s-w&x#s/s0s2]#%s3-#q*s4w#v#s3w(3#v+3LDD,%#v3Duee,%#v+3LDCw$>#rz<]#%rq-#q's;/s<#q'D%#rNqMqNw$0&",
"q;,qx#q%/rm#q']#%qN-#q)sD/sE#q)w'f(ruq0r&w$*#sHqNI]#%sI-#q)sJ/sKw#C-w#)&%#s6qOw()$sP<D%#rJqNIw&t#sRw#b$sQsSqN]#%sT-",
"#q)sU/sVw&k$u++2uLMN+#rssQw#X$r0w#X#sZw#X#s6qOw&)#rvs]w#e$s>w(R#[w%X$s`w#@#sas-w#9#Isbw$%$scw%U#sdw$+$sew#/#rNsfqMw",
"#;#sgw#5#rNq0shw#)#q>w#)#rJsisjw$J#s^s_skw#0#riw#U$smw$^$s[snriw#J#sorqD+#rwslspw#6#sqslsp]#%sr-#q'ss/st#q',%#q)w#T",
"#qNquw#M#r&sww#)#rhswuDD|#+q%uLMF1#rJrJw$u#q><w#]#s|w&0$s}-#q)s~/t#w&0%w,g%q>w$3$t&w#C$t'-#q)t(/t)w#C(w%5#sfw%5#t,w",
"$`$t-sfw#;#t.w+P$w&i%w#H%sishw#t)w#B+w#H.%#rSsfw)e$t9w&R#rSqNw#s#rvt;<w(M&s6qOw#_#rvt><w'0#s|w*$#t@tAw#j%w#4)tDw$%+",
"w#:)tHw#4$w$C$w%D'w$C(s6qOw$<#rutNw'x%rsw$,#tPw$,$tQw#`#tOtRw)[#w#'#C%qPw+v#s6qPw$P$tVw#S$qPw#l$tXw#S*tZw#4#rzr{w$E",
")t^w*f%w#4#s^w#4#s|ta,%#rJw$5$tcw#>#tdw#b&%#rPrqw,9#rLqNw$)#rrs|s^w#:$w#['rvqFw,i#w/H%rqtltmw#:#tnw&d%,%#qmuLMF1#<w",
"/J$rzr&C%qQ>uTU^q~qRqQIw#<#qE,%#qFcGq%7qT$#/qf#q*u;><#7u;>A<#$;=%##uLNF%#2s>uLNI%#8s>uLNl+#'<U%#'I<(%#9'uTUlqz#qwro",
"Q0%#w#-%qyw#-#E%#8'uLNo+#'6J+#'u;><#7d'#'w#n%K%#L:u]^F%#>qJAw#F#9'&6$6.+#Ah:'6w#M(&h=$'Fqz#qww#|$E%#qu'(%#r-'=G##0%",
"#rePw$M#w#Q(w#,#tSw#,#(%#BttuTUlq}#[qy'u]`qw$k$I)tT;&9$9)sC<)tU<w$2#w#B$Lw#{#(%#Rtuw#Q%w#2&'hIw$%#^+#'rqw$%,tQ##w$X",
"%rrw#M#w#H#E%#'hV(w%T#=%#hM(%#2'&A$:w%O#w#C#w#=$&S$S.%#3S'Lw$/)&`$`.%#<hG'Yw#M#&#$;.%#2h:##^+#8spV#27d'2;$2Frm#su3)",
";<(%93qM&6$'5%#hHIw'6$w&:)hv$'uDG5r&r&rn5%#hLr&w#>$5%#hNquw#-'hPs0w#S(tWw#S#5%#hTr0w#6$&8$8.+#tWL'8J+#tYw#v(5%#hZr-",
"w&s$w#F&tYB'8uLNI%#hYrhE%#r&w&8$I)s*;0%#s*w#/%s@;*%##hs)r_'w#+#hu)r`w(M$t[w&F#0%#tTK%#'i,&9$2=%#i'&3$3w%]#3'9w#I#t]",
"w$:#K%#i6i1w(o$i3'w#Q#Iw#(#6w#N&:S'3(%#i6w(c#'s>K%#iD'w#O$'s>w$n#s>M+#t_w)c)w'[#rZw&y#w%.%9$9.+#6`w$5%w#F(r[w#F'qGw",
"#F'@w#F*5%#i-r0w%p+3B'8w#B%w%A%r_0%#r`w(P%3$8w$r&'3<9w*=*#$'&2$;uLNo+#3r-w#5,K%#r-Aw#~$%#<8'2W%#rJw)=#Aw#3#A'6uLNs+",
"#Sw#V0rsYw#K%w$y#%#<9'8uLMk1#Hw%h$t`w$~#*+##h[w$y&t`@28w)Y$1#:6tr#w#T#H#2.+#r}Brgw$>$@#3V#67w#H#ueg(G##i3i1hghew#n#",
"tbw#n#w#4#i7i.hkhiw#q#J+#@M+#h]w&u&#$'=1##w(D#8Nw#(#j;0%#j<w+D#w%-&'A<H.%#9Br&Aw)h#r&M+#tew#a*G##w(g#P+#HIw#9(*G##O",
"w#:&Ow&Q)w,;#_%#I2w+o&<6w+o%qNV#2>w+o%w#G#*1##H*%#hI2(%#3'w,&#w.7&Ow$r#2NG##Z8(%RZQ&Y$L&h;$h9w#v'h;w#v0*1#R3*%#hXw*",
"t$w#a#@A2(%HAQ&B$3&hG$hG&hM$hM&hS$hSw,h#w.j1w$#'2#w'/$3#2^+#2soV#9>d'9;$9E%#9rqw._&2w$x%w/_%B@;(%:HQ&L$3w#t#s[w%t#5",
"%#RsXW%#Zs+w)s1`9J+#i2M+#h~'M+#'tfw$N(P+#ip<0%#s@w-;#U%#82'eG##iu2@&:$:&hE$hE.%i7i8hw@:uTXz%#rh>i80%#rc0%#rbw,o$P+#",
"8w,C)0%#rdFrm#rl');Hw(p#w%e5K%#SiFw0P'8w%j%6w%j%tgw%j%w#q'^+#6w(p)w$##Bw1A$9$2w+)&'9<8(%OR;w1k#(%@LQ&Z$Aw#W#iLw#j&r",
"eK%#jrh7Frm#t=2);w+b$w$E&h:6w$E%Aw'/,w#Z#E%#3w'/2w&}+9sX(%#Yw3T$(%#@'_%#8s+uLO*%#h9w#S$8);'W%#@w'B#:'&@$Aw#M&`w#s%)",
";f(%#hAZ&R$R.%f9O;S&h>$h>(%h<h=Q&hB$h:&h[$h[w&R#w)%'h^w*%,w$n#=%#iM*1#iL:*%#iqw2:#8w$s)*%#iKw#6#SIw1*%thw%O#qNw+|+i",
"Z*1#iY6*%#i~w#`1iXw5_$w-=*w#^#sQw#^#W%#hCQ_%#3w%Y#h8'Fr^#sW8w6u'8)2;&H$6w#8#w7%#w#8$h>)2w6{$h<w1|$r^#sWhAw#='Yw#S#w",
"'G#Z$Z&hN$hN(%hOhPr&&hQ$hLw%g#w.$#w-w$tiw/I&jGkZkQk1k/&2$2M+#jGtjw)P(ueg(%##k8lJk`k^w)k1w/~#k>jc:j^w#=#w(]#w8h(@w$B",
"#w+(#w7}$j_j`Y@:w$;#w#^#s^w#^#w#,#kmw%]#umo8+##r}kFkmkbjlw)u#umo8+#'rgkGr}kcjmw,F$+#83'9&H$Hw1W#h;':w'c$+#2@w)X%O#2",
"V#87dtkw#v#J+#k}w'5(uuwI+##rgAkWr}ksj}w#{#uLNg+#l#tow#@+3r}Ok]rgkxk&&8w#1$6r}Rk^r}kyk'w5;&29'8&@$@w<F#@'6uLNg+h7h8w",
"$%#tpw%d((%#h9Qw4v#t.w4Q%h9h:Y'w3D#tp`w5W'w/Z#h;w9^%*G#hah=w)j$f$f&hC$h<.+#hChDhB2J+#k]uLNg+#k1w-s)&k0$w#0$3w#0#)tU",
"I&'w#g%0%#tUw=I-&k6$'u;>&Itqw;N+9w;NBw$O$kE$kE&kG$k>M+#tskIw(.(Mw/F/s@(%#kHkKeG#j8l-2w-i%mL$mLu+-~gc%mI7qV$#w8e#wA/",
"$w<A*w7&&w=B$w#@$w.|&:9'8u363;gc%mCw#_$r%#q&Iw#B#Fr%#q'w1@#wAt%w#:#w#1$w+w$w#S#1#7qYu;<0+#u;<0%#$#wBw'w$2#r'w)B':w0",
"7$qz#qwr)w)y(uTUlr*#q3qy'01#'&:$3uTUlr*#q6qyOw#1$w,Z#1#8A'H&O$Lw#c#`w+{$w#c+h9uTUlq}#q9w@H%uLMk1w:i#h:$:w#N#r.w#N#u",
"TUlq}#q=qyfw#@)f$9w6t#r2w2v$5%#hEw<U$q:W%#hGr2w#P$w#m$uDF+qx#9uTWAw0i#r3w#Z%hJ$hJu~%b1#h<hGZh:@O'Rw%V#G#7qZw%V%u;<0",
"1w%Y%dr4w%H#w%Q<);@&6$9w%P$S);Lw,_$B$w/'$Rw#Y0h7X%#h77w%M$w2s$:$3X%#h9w#5#q=qyh;w#5#A$A&h8$h8u+-~w'09r5w'00r6w'09qB",
"w'0:w#c/h:w'0)w#c$q}#qEqyh=w#1$w1K%w#c#w&R%h>$h>.1#Sh;'Lw&N6r9w&N0w$o/w&N)qBw&N9w#Y(w&N:qEw&N2q[w$S(r:w$S'r;w&L#X%#",
":>uLO+%#'r@uTU}1#'A>w+k$1#B:wBh%rAw#H&8>uDF+qx#'uLO(qx#'rBuDF+%#'uLO*w#U#uLMk1#2'uLO+1#A'w17$1#BR'w$x$rCw#Y#uDFy1#8",
"w3*#.1#9S'2&h:$h8w#@#rDw#v&f7w$>(hB7w$>&hCh>w$>%rEw$>'7w$>#uTW@qx#'rGQw$@(5%#'rNuLO+%#6'w#a#B7w()&@Z'w9R$rOw#a(w$)#",
"rNw#H#3w$)'6Z'9&hR$hR.1#h<f'6w-h&w&/)rPw&/'rQw%0&:w%0&H3'2w#;#rRw&#(w%,(3w&H'6Aw%,%rSw&H5uDFyw&L/Bw*/'w%)#wAJ#w#b#r",
"Tw#b&hAw%-)hCw%-'hDfw$*%rUw%R,w$O%w%R(wG]&rVw&X0rXw&X$w$P(w&]':w&]$@7&B$B.1#LY'B&hT$hT.1#h=hHw*z%%#7q]u;<01w*z$w,r/",
"rYw$/&Hw$/#Hw#'#uTWAw@~$w*9&L>5%#Lr=Ww/N#uLNo+#OwGk-w*n$Ww*x#P+#h8w3(-wH_#h<_%#OwH++uLO*%#H'&L$L.%#RL':w0t#hAw0t'8'",
"&hA$hAw>p#h>'Yw%&$oK7q^w$|$wK=(wC|#qIw>l$w#D$oOw#D*wK;$w#D$Kw#D#w=)$qIw#K$+#7q_w%o#w)*&w%l(r]w,5(w#($w=U#'wS>,P+#6w",
"Dp$w#1$X%#Z7w#($w#N$wLH':w:I(@O'6&Y$Rw-d$w#($w#M%h8$h8.+w,:#h7w%$$nm7q`w$U$wLW'e%#ht9w%A&#w%A&0%#rawDx#w%@#w6%%wE.#",
"w%j(Gp#+pwV$#0%#q()rd;0%qJq))rcqJ)rbqKwDF#w4N#w#,#w#Q%)rew%Z$rfw%/#uLP`qc#rhrguTXs%#rhq%')rc;w#,#72)rbw8K#rcw9b-w#l",
"#w$G#wE(#wDG'w:0&rc)rewH_(:wS~$wE^#9'w<{$'8;$8w#Y#6w'G#wC`&'2)re;wIc'w#l$&h;$h;w#A#w#t#w'h$w$~#qN)ra;w9d#p#+sw9(#wW",
"{)wOQ-wW9+'rq(%#rpwWf#9wUx(5%#@Iw#@'8wE0#@.%w,J#Bw&t&w:f&w#Q$w$.)w,K#w,F#w#`(6w'I-w#W((%#r&wK-#w$)&w#I,w;H$2uTWY%#'",
"Qrsw'`$nl7qaw,k%w#C$*%#Y9wGX(wW8%_%#:rtw-k#:uLOJ2Qrsw%p#+p#+37qbw-B,w(c#ruw%h,rvuLO+w(v#w,o#rwuLO+w#p#w&2#r|w's#&Bw",
"1/%r~w*i&R<&S$w1)$s#w#5#5%#HwWi%&Y$85%#Bryw&t#rh&h7$h7u~%bwQi#:H83w2-%G#w)g#uDG5rhrhrnu+-~gcqc#7qdw.|0s&w$:$w(k%s(w",
"NJ-qIwJ=)w-~#35%#Zw>j%w*-#'X%#'7w#h#8w.o'uDFy%#9wTM&38'25%ZY;wIj#(%SOQ&`$@u]_/qc#`<<<w2<#w*r$w$B$qc#2h<w$B%fw$B,wOi",
"#W%#hH9w(2$w$B)K%#8Iu]_/qc#''''uLO+qc#8'5qcLS;(%ABQ&O$:&hL$hL.qc#YhBOHw(7&qeu;<0qcw4}&s&w$u#X%#37Fr%#q*wA3$w0>$uDF~",
"qx#'w2o#wIH#w,Q$@w:`&2A'w#k;w#](3$8w-%$Hw`Z$%#26'3w#]&qgw)@#qfw)F$qf#$#/s5#q*wPy#_%#'rtw,{'3w,{$@uLNmw%T#^+#3LMw/Z#",
"V#3w-h)Ywb&#s3w,9(0%#h:w2K#s3*%#iZwK>%w-n*wEe#s3wTM)K%#s63w+A'AwL^#i^w[e$hCFqf#hFB);'w&S%@$6w#i'Hw'M%@#2w#*#S#9w'T#",
"s3V#6>d'6;$6Fqf#hQw+X#w#_$w$j#2uLO*%:H;(%36wT8#8^+#As7w/s+hYw$n#Z)hZw#/#h^w%($)h_;&hT$3&hK$hIw$@'hKw%)00%#hfw-g#wO3",
"$qM2w%%$Hw54$*%#j,w%i$hm*%#j&w#<$hhFqf#hkOw%>$w)y#R$BwPX#wKq&rgh^w%C%haw%C$hnhcw%C$9w%C&w$p#w$y#Bw#,#Fqf#hywQg#'wHh",
"#s8w4F&R6w^k'w0O#qf#i$Zw#F's70%#i+w'w#IwI7$0%#6w*`#s90%#i.w1n%i/w%f#Bw#P$w'}+i7w%7$wTu.)i9;&h8$`w58%hHL3r}`.%hC<3hD",
"`wY0#(%hEhFQ&hJ$hA&i/$i/w%<$hEhB(%i1;Q&i3$i+0%#i;w)I$M+#s:w2L#i@w#-#w/B%w%Q$w0;$rBwZw%iCw-G#0%#iEw.l&qhw0s&+w#&#w5`",
"$wL<(8w'Q%rqwL<,s=wL<0wLq2s>w#W%w$F#(%#h86N1#o1h8w$Z$h8w%t#*1#mlw.v#'w.z$1#'832*%#p#-`wT5#s=wi#'wWr%ORqM&Z$@wY45*%#",
"k,hHw2o(*%#k'w21$rtw,a#uLNlw%s#wMZ#uLNlw6Q#wMr-w&%$wY5#w-+%wS-&s=wG3$uLO*w2y#umq1%#:I<<'ZwEE$h9$h9w#G#w7}-w#i$sAw$w",
"'8$8w6p#p#+b7qiw&f-wmG#w#'+w%31w#5#w6;$sBw$H#)BR)A<ueg(%#j;8@'w$m#w.a#2w$@)u]`v%#sCI<3wCL#w@v$%#<`6wcc$h76w8Z%w'E%8",
"Ow+H$3Y#w,C#sCw)%$w/A,sCw*0$w&n'w%K-)sC<wRI#(%#hLw/'$s>ueg(G#i2:'hMwW<$uLNm+#`w:u,w%-*wY[%s0)hOh<)hNh9ueg(%#j_9hP'h",
"O0%#hPwId#.%h:h;S;6.%h=h>S'6uLNm+#h>w%G/hBw%G#w%4$hA$hA&hD$h;u363fgcGp#,87qjw&h&w8H&uLNm+#3<J+#3w+8-wS)&AHeG#p#-lLw",
"@&%w[<$wq.)w`~-=%#lBw)E(=%#p#0Jw9B.w::&'h=w#($w#7$Hw=I#L$LwK7#p#.X7qkw:h%r^#sFw&|#w#~$sGw+2#U%#sM:<Fr^#sLwMk%wj:-wi",
")$w,x&qlwMR'X%#27w#o#9);w#n$sNw$m#U%#sO:<wBq$w#s#w>n'w)s#w;g'w#P#w]|'3Qw]B#w$=$w:6$E%#r0w#;#8w<t$sXw^[#w#E#wr<$w=W&",
"w)o#w$V$p#.x7qmwG.*dsYw1$$r^#sW6);3w-J#5w+g#w>p-W%#Lw$;%wO(#9$wl,#Ow_J#Os+w#9#w&)$w<t#w_E$w,B#R$Rw%*#p#/9w>i#w#k#wb",
"i$wAq#w-U#Qw#g#w#0#wov*w6.$w7j$p#/Lw#X0w:($w-`#r[w&w.w#T$p#/Cw&4*w#W$=%#p#/ZwJJ#uTWAwJ1#s+w#W,Hw#W%p#/@w#W&*qc#ljw/",
"{#l=w/<#l0wk##p#/Zw(d#6wb@+p#/Vwl0#lt(w&|#w&)#wOs$w4v(w$9'p#/q_%#Rw0a#SI<w(h$(%#LY)O;w:7#wGD#=G#m$(%#Oh8w:=&qnw.z$w",
"<D#2w:b$wHu'wA@%E%#2svwE]#w$X#svuLNmw*z#w#D#1p#0A7qow3:$w&'$r&w'`-*1#p#0#wqg#w#,#p#0$sxwMU&w_v#w#T9p#0,sww#T&p#0-sy",
"w#T2w(f%uLMksz#''U1#'Ow<E%p#0U7qpw<>'wAS'uLP_%#rh3)9w-5#3P+#:w&L#hQ'uTY#w%G#AP+#Bw#3#hT'w0)#wsf))S3w/e#w^$#@9'*+#hT",
"wK7-&Zw(^$wMb#h9w#9&wAr&wG]#w<@''fw(;&rJ3'9w$:$'uLNIw#>#P+#hDw.u,hFuLNl+#hHw5S%+#3O'8*%#how$A#hkw-c#'r&I&hI$hIw28#h",
"9w@V%Gp#0o7qqw'F$=%#p#0lwCU#'w;s'9w:p%:wB^%qNwC|)*1#p#0lwpN#p#14wI%$RwB^$wK*%w0+#wD5#3h7w$^(=%#p#0ww%/#Awqi*h:*%#p#",
"0sw~(%%#AR'6NG#p#0sh8w#i$7S(%h;h<;&h:$h:(%h8h9Q&h=$`uDHI+#rhw#u+p#1&w#u#hGw#u$=%#p#12_w_@#u]`qwD(#<wQn#:u+-~gcGp#1A",
"wFW#=%#p#16w%B/wkd.w*'#w#B'wo=%36#2w5o$V#9w&m)wMn#w).%w`|$w$T'p#1F*1#p#1Ew%=#p#1jwNk%w%T*hA*%#p#1DwY;%%`h7L;:=G#nbw",
"~/#K%ZYQ&h9$ONG#p#1DhBh9wfa#(%hAhBQ&hC$h=w%*#p#1}7qrw8)%w0L'P+#2s>w(|(w#,#Aw))$w%&)wu+/%#p#+4w{z#Y'N1#p#.^rg'NG#j}H",
"'wsz%A$9&L$Bw#b'Lw#b3p#+>w#b#fw#b#p#.hr}w#b#k+w#b+h:$h:w$M#hDw*j$w#k&2wvU3p#1v3*1#p#-Mw#e#k6:'(%6:Q&H$8w9H#&hI$hGw#",
"`'hIw'O0*%#p#+U6w:]#hUw'%(*%#p#+YB(%#hZw$_#p#/&h^w%u$h^w*7&p#-`w]{(:'2w^C&s{L'9NG#kK`'wno#(%Y`Q&h7$O&h^$h^w&y#p#2^w",
"&y/w%75w$D&p#+o6ws,$wb8$J+#Ow$a+p#+uLw$t#Zw,i'Awl,*N1#p#.Zh;Bw$g&BH'2U%#s|h7w6n#w7.$t$w6n#w#Q#t%w#Q#U%#t+h<w7.(t*wu",
"A(h<$h<(%h=h>Q&f$h:w%)#p#0`w-L&wNQ+wom$w'F:%#ko3w8F#wT=$wu4'w(1(w='1w#G#s>);rJw>3$`$Zw$$'`w&23l#6E%#hBsgwTq$uLNs+#'",
"sguLNg+#t/w/})*1#p#2wSwO_$w#{#:w%d&t0w#>#(%#shB*1#p#2}wdh#'>w$d'w0y#w#H#s|w#H&siZw&N#h=w;+#t$w5y$w#M#w:^#w/)#w#M#t1",
"w#M&t2h;U%#t3hEw#M#t*w#M0w&`#&hF$hF(%hGhHQ&hI$hDw%h1J+#t4w#0((%#hgw.3$wqM%+#t46'8w@:$+#AhO'w[G)E%#hmw%o#s>wxc'rJw#>",
"#t5w%Q'9w#9'w#l#w*K#&hq$hqwf|%w=h&rm#suw=h(t6w-x#w#[#:w8X(w=g7w#f(w&8#wqV$w#S$w#k#t7w#k&t8Hw#kA+p#1D7qsw+[(w+h&w>_#",
"wLx&r}wU(-sfV#9q%w%h%w#E%:H'w#E%9w#E%quw4M)w42#wDJ$qMwAr(E%#fsgwLU$w$q#t:w#J#uLNo+#Hsfw+x$+#t:Bw#<%w$)%Y$wc*#:x-7#t",
"<w7G*h9w9+$hiS*%#p#4Tw'-#wxd)R^+#ZhPw#N(w#,#hQw#,'hTw9n&p#/;SwJg,O2eG#p#0kh]@w4`$w)}(*1#hnhDeG#p#03haRw#O$wJz#w#A#t",
"Bw),&hZw),+hKI*1#i''51#'hd51#hAheN+#p#.B2x5U'hcA'6wHL$+#hdh='H&hZ$hZumqA+h[hdhIhdhE;@(%hXhYQ&h]$hV&hc$hc(%hahbqu&hf",
"$h_u363hegc+p#2C7qtw'Q&w'N)w$>#tCw'5(x)'0w8`*x$w#w'0)w(f(w.H#wT_#w#n#tEw%-&6Iw#C(X%#h<75w#V#wQ,#w<o#wT6#8wj%%+#tEYw",
"l+%w$+$w7p#h<uLO*%#hAw&b%%fhAO;2x$z,x$v+h<w0#3n03U%#tF6wG#)w-M'x,#(w0)=w$*$wj)#%#<hVhRx0:%+#r}hWw&*%hZw&*>w#x#tGwF:",
"&sF@w$I'w1X$uLMk1w%f#:$3w#5#wTz$ws6%wkG%9B'A*%#p#5iw*(-Z^+#YhxM+#hww*X)w#,#h{w*$&p#0OLw*$,Sw*$#p#1~i&Bw*$(tIw#U'tJw",
"#U#J+#hOw)l+hHw'b,i.w'b%wn<$w'c0hZS'Awuq#J+#h[w#h+hTw#h,i:wlf#2w%H#<wHj#hghbwC@$X%#hPw#<#'6w%t$N+#p#/h6x;)%+#hkhA'S",
"&hC$hC.+#Yf'Rw2&#.+hkhlhN;hDw,/(w&a#hl);hTw4`$hm$hm(%hkhlQ&hp$hiw#F(w(w+w5w4o4w(w#s|w(w$w3o-w(w(x'V'tKw+^.w#q.w#l#3",
"<E%#6w+]5t$6w#z$B@w]N#x(Q$w#q'Aw$c3oOw$c#tLw$c$w5(-w$c,&h=$h=w#l'fw7F0w$W-w%3#tMw(N#w$u#Lw%b-:w*3)x,7#rm#sux0u$w*3%",
"wN=#1#9@'w[K#Oj/w+p)r^#sFwzz$eG#p#2Rj5'6w:J$h=$h=(%h>fQ&hA$h;&hi$hiu363iXg"};
/* onesweep.comp -DGPUSORTI_ADDRESS, 14975 words */
static const gpusorti_line gpusorti_spv_onesweep_address[] = {
"$qGu;<7h#u36-qDu36.h%uLN@uDE4uLMSqHh$qFh*uDE)uDEGh&u]`|uDEQh(h)h'uLO,qkh+uLM[q#uDEEuDECh-h.q$h/uDE;h2u]^tqBh,h0uLMc",
"uTU_uTUdh1qsuLNhr)h6h5uLNDuLO'h4uLMlrXuTVzuDFXuLNBuDGLuLO)uDE%uLNkqhh3hAq,qyh:q)q'v$o9)Su+3euefUu#@e<u33U$u33Uqbu33",
"Uqdu33Uqeu33Uu#`Iumnev;F+2Av;EfUjvASSBDv>e;26v@Q%3Sv<xdo-v=4}Fhv#-<VcuTU4Bv6RUmWv<bs>Dv/AM#F<u;;cu#`JBuuvzq($v@8$D$",
"<$w#$#uTU9q%q4BBB4$fgJ$<qG<JcBqGq+Jcq%qGq3Jcq&qGq;JcgqG&Jcq(qGqLJcfqGqPJcq*qGqTJcq+qGqXJccqGq]Jc$qGqaw#(#qew#(#quw#",
"(#du;<Acq%4q-fgJq.<qG<u;<Aq.q%4q&q.q=4gq.q;4q/Bq(4q0fq+w$.$u;<Aq1q%4$Bq*4$Bq-4$Bq+4$Bf4$Bc4$Bq%4q(q.qLu;<Af<4fq.qMu",
";<A$<4$Bq&4$Bg4$Bw#/#B4$Bq/4q*q.u#U-4$Bq.w#7%q.q<u33W$u;;v$GuDDz$&<u;;v$&uDD|$&q%uTUK$..&&u33X$uLM:$.,&uTUK$G,&.uDE",
"*$..uTUK$&.&&uDE*$&&uLM:$,..uDE*$&.uTUK$G&w#6#,w#]#guDE*$qRw#C#qR0$q*&u]^[$&&qU&qUu]^[w#E#,,w#1#w#*$G&,w#T#.&uLM:$G",
"&.w#(#w#V#,u;;v$.uLM:w#U#uDE*$G&u]^[$G,,&&umn|$w#)#,,.ueflw#,#,,.*&$g^q+&qev#$KM3c.w#$#&w#$$q+&&0$cc=qf$cuDDz$&B*`$",
"q(0$c&*&$<*`$g0$c.u;;|$u#`Ku;;rq-&u;;sq.q-0qnu#`Kq.*`$<0$u#`Kw$z#q&0$Bqq=qrq&B*&$B0$B&=qrgBuDE'$&w#b#&0$q*.*`$q%D&q",
"/w#D#q%K,$ruq/d*&$q&w#t#q0.u;;sq1q00q|u#`Kq10$u#`K.D&q2&w#C#q2qv*&$q3w#-$r#u]^o&$rtr$NdK`$rJq29w#a&`$q&*`$BD&q3<w#5",
"#q3dw#))q/dD&q4w#9$q4ND&q5&K&$rLq5N*&$qCK&$s6r.r/K&$s3Nr0w#D$w#m#qCD&q6w#R#rvq6w$%$q4Nw#=%w#Z%w$=#r7w#;#ryq5w$[#vfM",
"Xspw#g#q5w#g%r;w#F#r<Nw$h#r9r:r=w#f)q/w$O#w#r/w$(9$rH9K,rJruq/N*`$q+D&q7q+*`$cw#m%0$f&=rN$fw#'4qtq(B=qtfBD&q9w#H$D&",
"q:Bw#Z#q:90$q*qRu;;~,$D&q;sqK&$rPq;q9^$&rY0$grZ=r[w($#gw'N#syD&q<w$2#q.*&$t5*`$fw%B$q7*`$q-*`$qe*&w#'$qA*&$vLM5-b*&",
"$vF9(PS*`$q2D&q=<K&$s1q=rK*&$q*w%y#rkrl*&$q(w$>#rmrnu;<#,$w#,$q{w#)$qe*`$sqw%e#q:w%e#r}q9qvK,$rrrtruw%e#qvq9w#j#r:r",
"w0$q*,0$BqR=rzq*Bw%/#*`$q3w$($r|*&$q2w$(#r}r~w#q#s#9*&$q+w#=%w#9#s&r~w',#s$s%s'^$&s(0$q*s)w#z#s(w(@#v+3LDD*&$v3Duee",
"*&$v+3LDCw$C#rm9^$&rc0$gs0=s1$gK&$rNq;q<w$0&q;=r^$g^$&q<0$fs7=s8$fw'r(ruq/dw$&#s;q<N^$&s<0$fs==s>w#C-w#)&&$s6q=w(5$",
"sD9K&$rJq<Nw'$#sFw#b$sEsGq<^$&sH0$fsI=sJ$f*&$u++2uLMN,$rssEw#X$r#w#X#sNw#X#s6q=w&)#rvsPw#e$s3w(_#q/w%T$sSw#@#sTr~w#",
"9#NsUw$%$sVw%Q#sWw$+$sXw#/#rNsYq;w#;#sZw#5#rNq/s[w#)#q3w#)#rJs]s^w$J#sQsRs_w#0#rYw#U$saw$^$sOsbrYw#J#scrcK,$rws`sdw",
"#6#ses`sd^$&sf0$gsg=sh$g*&w(e$rPq<qew#M#dskw#)#q{skuDD|$,q%uLMF.$r:r:w$u#q39w#]#spw&0$sq0$fsr=ssw&0%w,u'w#C#svw#C$s",
"w0$fsx=syw#C(w%5#sYw%5#s|w$`$s}sYw#;#s~w+]$w&i%w#H%s]s[w#t)w#B+w#H.&$rSsYqew$]#t-w&R#rSq<w#s#rvt/9w(I&s6q=w#_#rvt29",
"w'0#spw*$#t3t4w#j%w#4)t7w$%+w#:)t;w#4$w$C$w/9+w$C$s6q=w$<#rutBw'x%rfw$,#tDw$,$tEw#`#tCtFw)[#w#'#D&q>w+z#s6q>w$P$tJw",
"#S$q>w#l$tLw#S*tNw#4#rmrnw$E)tQw*b%w#4#sQw#4#sptT*&$rJw$5$tVw#>#tWw#b&&$rPrcw,9#rLq<w$)#rrspsQw#:$w#['rvq4w,i#w/T%r",
"qt`taw#:#tbw&d%*&$qmuLMF.$9w/o$rmdD&q@BuTU^qqqAq@Nw#<#q7*&$q;*&$q<*&$q=*&$q>*&$q@*&$rk*&$qE*&$.uLMPGq%<qC%$uLMUry$q",
"*rp=qU$q*w#'Aryw#'2w#H3w#/'qww#@:w#33w#'mw$%'w#+&u;><$<u;>A9$%->&$$#ha(uLNF&$2s3uLNI&$7s3uLNl,$(9X&$(N9)&$5(#he-uTU",
"lqj$qgr`P1&$(w#-$qow#-#S&$7(#hi-uLNo,$(/Y,$(u;><$<uDGP($(w#w%Z&$I:u]^F&$BqJ@(uLNo,$5('/%/3,$@e(/w#M(#hxW'h=%(;qj$qg",
"rbw#x&qe()&$qv(#hx->G$$1&$rU_w$Y#w#W(w#,#tGw#,#;qm$qgql1.$(uDF+qn$w#X#MtouTUlqp$2qo(u]`qw%($N#tH-':%:#s69#tI9'@%@w#",
"T,uTUlqp$(qoQuTUh&$(q%g#i.-)&$h9tpuTUlqp$5qo(w#7%)&$(hO#i1-#i09w$M#uLNq,$(rcw$M,tE$$w%'%rdw%'#w#H#S&$(h])w&)#>&$hS)",
"&$2(#i=-'@%:w&$#w#F#w#A$#iB-'M%M3&$6M(IuTUlqp$h>w$='#iF-'Q%Q3&$9hM(Rw#U#w#5#$%-3&$2e$$uLNq,$7sd[$2<uDGP(2-%2;r^$si6",
"#-9)&56q;#iM5'/%(8&$hHNw'|$w&z)iZW'h|%(uDG5ddr_8&$hLdw#B$#iR-8&$hNqew#0%iSw#0#hPs%w#0%iTw%O$tKw#`#8&$hTr#w#9$'7%73,",
"$tKI(7#iX-Y,$tMw$)(8&$hZqvw'`$w#I&tMA(7#i^-uLNI&$hYq{S&$dw'X#(N#r{-1&$r{w#/%s4-+&$$hy#rO(w#+#h{#rPw)C$tOw&j#1&$tHZ&",
"$(i2#ij-'5%2>&$i-#ik-'6%6w%x#6(5#imw$m$tPw$G#Z&$i<i7w)n$i9(w#Z#Nw#(#/#isw#T':M(6)&$i<w)b#(s3#itw#U#iJ(w#U$(s3#iu-w%",
"'#s3O,$tRw*k)w(5#rKw(5#w%D%5%53,$/Q(5w#F,rLw#F'q5w#F'C(5#j&w$e$w&,'i-r#w&,+6A(7w#B%w%V%rO1&$rPw)-%j/w$z#7#j/9w%%&(6",
"95#j1w$h$w()&$%(#j29'2%w,h#6qvw#8)j5w#8$Z&$qv@#j6-w$4$&$97(2T&$r:(#j9w*-#@w#6#@(/uLNs,$Mw#`*j<w#`'rfRw#Q%j>w',#5w#Q",
"#5(7uLMk.$H(#jDw%A$tSw%A#+,$$h[w%;&tSC27#jE-#jD9#jC9#jB9#jArpw*V$.$:/tf$w#g#H$23,$rpAWw$Z$C$6[$/<w#H#ueg(G$$i3i1hgh",
"ew#}#tUw#}#w#4#i7i.hkhiw$$##jP9Y,$CO,$h]w'M&$%(>.$$w).#7Lw#(#jX1&$jY#j]-#jZ2w,U##jZdw%R&(@9H3&$5Ad@#j^-w*e#dO,$tXw#",
"m*G$$w)Z#_,$HNw#9(+G$$Ew#:&Ew'))w-S#]&$N2#jo-#jn9w-%&9/w-%%q<[$2Bw-%%w#M#+.$$H+&$hI2)&$6(w-8#w/s&Ew%(#2LG$$U7)&aUP#",
"k$a'R%I'h;%h9#k#w#|(h;w#|0+.$a6+&$hXw+w$w#g#C@2)&H@P#k.H'A%6'hG%hG'hM%hM'hS%hSw-}#w071#k19#k0w$,(2$w'T$6$2uLNq,$2sc",
"[$5BuDGP(5-%5S&$5rcw0/&2w%+%w+/#)&AC-#k>A)&:HP#k=:'I%6w$$#sOw&3#8&$asLT&$Ur|w*p%kCw*p%kCRw*p(Q5#kPw.o#i2O,$h~(O,$(t",
"Yw$d(_,$ipw23#s4w.W#X&$72(FG$$iu2Cw34#'hE%hE3&i7i8hwC:uTXz&$q{Bi8#kOw/%#rS1&$rRw.($_,$7w-O)1&$rT;r^$r](#-Hw)K#w%}5Z",
"&$MiF#ki-#k[w&&'27w&&%/w&&%tZw&&%w#w'uLNq,$/w)B)w$)#Aw&*##kkw0%$#kkw._%&$(597)&Ea-#kzEw3Z#)&CIP#kmC'U%@w#d#iLw#v&rU",
"Z&$jrh7;r^$t12#-(w#b##kph8#kow$W'e/w$W%@w'Z,w#a#S&$6w'Z2#k|w-8$w'I'5sL)&$R(#l$w$5$)&$C(]&$7r|uLO*&$h9w#Y$7#-(T&$Cw'",
"m#:(#l.-'C%@w#P&Qw#|%#-h@)&$bU#l2-'a%a3&h@5E-M'h>%h>)&h<h=P#l1h<'hB%e'h[%h[w&z##l.w)c(h^w*l,w%$#>&$iM+.$iL:+&$iqw4(",
"#7w%))+&$iK(#l;w83#MNw2h%t[#l<-w%h#q<w,y+iZ+.$iY/+&$i~w#f1iX(#lFw7v$#lFw9B$w.D&#lHw&*$sEw#g#T&$hCP]&$6w%u#h8(;rN$sK",
"7w+*%$(7#2-'H%/w#8#hIw#8'h>#2w#c$h<w3g$rN$sKbw#='Rw#S#5%5'U%U'hN%hN)&hOhPd#l]hO'hQ%hLw%|#w/-#w/$$t]w0b&jGkZkQk1k/'2",
"%2O,$jGt^w*1(ueg(&$$k8lPk`k^#l|w:<$w*O-w1=#k>jc:j^w#=#w).#w-#&$(Cw$H#w+l#w:B$j_j`RC:w';$llrpw#a#sQw#a#w#,#kmw%f#umo",
"8,$$rpkFkmkbjl#lsw)m#2umo8,$(WkGrpkcjm#ltw7,%,$76(5'H%Hw2|#h;(:#luw((%,$2Cw*0%E$2[$7<uDGPt_w$##Y,$k}w'Q(uuwI,$$W@kW",
"rpksj}#m&w$($uLNg,$l#tcw#C+6rpEk]Wkxk&#m+w5Y#w#4#/rpak^rpkyk'#m,w5)%,$25(7'C%Cw@T#C(/uLNg,h7h8-#m0h7Y,$tdw%|(w>1#P#",
"m3w6v$s~w6H%h9eR(w4{#tdQw7a'(%-'h;w</%+G$hah=w#,#'h@%h@'hC%h<3,$hChDhB2Y,$k]uLNg,$k1w.s)'k0%w#0$6w#0##tIN'(w#g%1&$t",
"IwAW-'k6%(u;>&Ntew>)$mCw>)(5w>)>mJw>)$#mmtfw$X$kE%kE#meW'kG%k>O,$tgkIw(V(Ow0R/s4)&$kHkKFG$j8l-2w.c%n0W'mR%mRu+-~u++",
"muLMP&mO<qE%$wE6#w;(#qiw(x#w@)*w9-#/5w9-#wBu1qowAF&Cw)F$3&$A:(/u363-u++muLMP&mMw#x#;qt$q&Nw#t#;qt$gw2l#wEX%w#:#w#1$",
"w,o$w#S#.$<qGu;<0.$u;<0&w#&#w$U%w#'#V&$/<]&$/6uLNUqu$2(V&$(B#5-V&$2<#/w#+#CBw;J#AT&$Iw#s%w*}#/uLMk.$/w#}'qIu;<0,w#z",
"%wJ5%wI;#w#''wH1*wG}'w%d#Iw2m$qm$qgqxw%]##Aw2m$w#3#qow#3$I-wG9$.$7/(6#Ew#W$qzw&|#F.$hN7h9q{uDF+q|$(uTUlq}w&2$.$(q%q",
"+#eW#h9w1%#6uLNg,$q~h>w'P(F.$hUAbdw&c/uLMk.wC_#hCW#hBw*)#/#h>r%w:/#r%w5f$wD^#wAW$q2#hB-T&$hJr%F.$h`h8(w#j0#hF-uDF+`",
"$/uTWAw3S#r&w#w%hOW#hN-'hH%hHumqA.$h9h=MQ(h7w&6#G$<qJw&6%u;<0.w'4#w&0&w$p#/w%x-6w%x.:w%x,@w%x$r'w#W#F.$hz5Uw%x*uLMX",
"-Rq%q+w8~#F.$h}:h7w$x$V&$h8<wIm$qouLMX-(q%gw2>#u+-~w'm>w'a+@w$h'r(w$W'w$h&Pw#3$@w$h,Cw#W$r*w'0&i97Qw'a1h7W#Qw'a$F.$",
"i=:ew'R6h<W#h;-'h8%h83.$/A(Cw&XHw$p%w&X)w$p%w&X3r+w&X&iVw&X8iYw&XAqKw$S)w+1&#2wG-$r,w$&#w#,#r-w5O$qU$Hw-<$uLO+&$(r1",
"w5O&w#B#r2w#B&Mw#B$uDF+`$(uLO(`$(r3uDF+w9{#U-uLO*w#R#uLMk.$2(1.$h8uLO+.$(2w+2#A%Aw#a#r4w/Z$.$h<uDFyw%R#h=wF]$'e%h8w",
"#@#r5w#}&bw.B$w$@/r6w#B&hFw#B$w$@#uTW@`$(r8Pw$A$hHw$A%8&$(r>1&$:w#b#2#Hw$A(r@w#b&hQw$$(r>w7m'hP%hP1.$hTw.T&w&18rAw&",
"1'rBw%1&Hw%1$@w%1$w#;#rCw$,&Iw&J4rDw#B&Rw&J1uDFyw%0#h9w&N-h=w&N%h>w<}#CwE0#w#i#rEw#i&hBw%40w#B#rFw#B&hGw&T4rGw#B&hL",
"w&T,rIw&T$w$K$hOw&X-Hw&X%@w$K%hR%hR1.$hVw3<$$<qLw2i*wY$8w-,+rJw$G#V&$E<uDF+`$Ew#'#uTWAwDT$#MWw1g#:%6V&$QB8&$Qr/TwEU",
"$EwLw#h8wL:*Uw50$V&$h=<T&$(h=_,$h>w5P*h9wM:(hC]&$E(w-&#wLZ)uLO*&wLZ#h>-'I%I3&$aI(:#b-w1p#hGw1p'7(#hGW#hF-'b%bwCI#h>",
"(Rw%_$ok<qMw%X$wP;(wH$#q7wCE$w#D$oow#D*wP9$w#D$Zw#D#wAI$q7w#K$,$<qNw&K#w)e#w&H%ryw&7-rMw&7&@Bw#($wA{#(wYN,_,$/wHw$w",
"#1$w&E#<w#($w#N$wQO':w=V(CE(/w0F&R%aV&$h;w#S#h;w#S%w5A&w08#,$5Mw3n%&o2<qOw$k$wQh'F&$h|5w%V&$w%V&1&$rQwI##w%U#w7l%wI",
"5#w&#(Gp#,;w_w#=rWw(e%1&$q(#rT-1&q8f#rSq8#rRq9wHO#w5n#w#,#w#Y%#rUw%o$rVw%D#uLP`qR$q{W#@-uTXs&$q{q%(#rSw#,$<2#rRwJ@$",
"w<t-w#o#w$R#wI4#wHG'w=C&rS#rU-#QwFG(:wYw$wIm#5(wAD$(7-%7w#]#/w'k#wGS&(2#rU-wN7%hBwN7#w#r$'h;%h;w#D#w#z#w(2$w%+#q<#r",
"Q-w<m#p#,:w<m'w_S)wTn-w^h+(rc)&$raw:7$/%5w[~(8&$CNw#C'7(#aw,h$3&wVV#Aw'3&w=$#w#T'w$4)w-R#w-J#w#c(w<'%w'e(w#W()&$dwO",
"c#w$,&w#I-w>T06uTWY&$(Prfw(,$o7<qPw.)%w#P1+&$h;:wK}(w_q%]&$Argw/-#AuLOJ2Prfw&8#,p#+_<qQw.j*wcF.S&$:rhw&9,riuLO+wc<$",
":w;m#(rjuLO+w)&$w6k%row(U#w.s$rp'Aw2d%rqw+i&Q9#UWw&O#M%2w#;#rrw#;#8&$Hw_>%#h8W#h7w+W#78&$Arlw'_#q{w+R&h7%h7u~%bwWQ#",
":H76wB*%G$w*m#uDG5q{q{r_u+-~u++muLMPqR$<qSw%-*w+&&w#'$wfg+w#;'rWw-p-rvw$}$Crx#Aw*6'rxwT=-q7wOc)w/t#68&$h>wD7%#h9w+_",
"$wBe$<#ew#t$7w0w$h<7w0w#uDFy&$5w7T&wbp#7(28&UR-#hCUwO5#)&MEP#hBM'Q%Cu]_/qR$Q999#hFW#hEw@x#h9w,]%h@-#h>w$a%qR$2h<w$a",
"%h@w$a,wU{#T&$hR5w)l$w$a$w$^$#hJw2@#7Nu]_/qR$((((uLO+qR$7(8qRIM-#hOI)&@AP#hN@'E%:#hVW#hUM'hL%hL3qR$RhBEHw*$&qTu;<0q",
"RwEF&w&9%$%w%V#/<;qt$q*w5h$w2g$uDF~`$(w9;$@wO$$w.U$Iw,4#wOj%2@(w#u@w#g(/wWG$w/3$@w=N'&$2/(6w#g&qVw+3#qUw+9$qUwG,*w#",
"'(s*w6N1w(b+wWq#]&$(rg#M-#Iw/a(Uw/a$euLNmw&O#uLNq,$6h;Ow2T#[$6w0P)bwk5#s(w.t(1&$hFw5Z#s(+&$i{wGz$hJ#hC-#hBw0Y+wKc#s",
"(w[j)Z&$s+6w-{'@w-3#i~wd{$hC;qU$hMA#-(w'N(C%/#hL9#hK9#hJw#u(Hw(Z%C$2w#*#M$5w(b#s([$/BuDGP(/-%/;qU$hX5w/,%@A-#hXwV5#",
"2uLO*&:H-#hX:)&6/P#hW6'I%7uLNq,$@s,w2w+hew%-#U#hfw#/#hiw%D$#hj-#he9'hT%6'hK%hI#h^w$O(hKw%E01&$hqw0a#wU~$qM2w%A$Hw8f",
"$+&$jMw&.$hx+&$jGw#<$hh;qU$hrEw%Z$w+I#hnM'a%AwWP##hmW#hlwRJ'Wh^w%[%haw%[$hnhcw%[$5w%[&w%##w%,#Aw<y&i$w%X#(wO%#s-w7q",
"&a/wgd'w3X#qU$i+Uw#F's,1&$i6w(F#NwOQ$#i+w%c#/w,,#s.1&$i9w5%%i:w#8#Aw#S$w(O+iCw%D$#i4w];%i4w];+#iE-#i@9'h8%Q#i7rpw8g",
"%hHI6rpQ3&hC96hDQwa~#)&hEhFP#i6hE'hJ%b'i/%i/w%O$hEhB)&i1-P#iAi1'i3%i+1&$iGw*-$O,$s/w5k#iKw#-#2wjB*w4&0r3wd)%iQw+{#1",
"&$iSw1K&qWw4/&,w#&#w+x*wO)2wSF$:wSF(Aw(A%rcwSF,s2wSF)EwSF$wa5'#EwT$/s3w#^%w$y#)&$h@/L.$okh@(w1K&h@w&a#+.$nHw1E&(#h=",
"5w1L$.$(762+&$p#.Sw[|#s2ws@'w`~%Eaq;#hDE'U%CwbS5+&$kWhOw6P(#hHw#4#kRw#+#w5e#rg#hHwo^$uLNlw&`#wTv#uLNlw:d#wU1-w&n1Mw",
".l(wZ~&s2wZ~$uLO*w6d#umq1&$:N99(h7wB0#'h<%h<w#G#w<D-w#v1s5w%B'/%/w;=#p#,[<qXw'`6w#'2#/9#6wuP2w#5#w:n$qxw$h##CQ#A9ue",
"g(&$jZ7I(C1&$I#a-#E(uLNm,$2w$f)u]`v&$s6N96w^~#wJ.#w*3#h9/wm<$e/w=A%w(1%7Ew,}$6R$w.%#s6w*E$w1E,s6w+c%hB-w'Q'w%t-#s69",
"wZK#)&$hOw1($s3ueg(G$iC:(hPhOw#S#uLNmw9m#w%66wc/%s%#hOh<#hNh9ueg(&$j}5hP(w(@#hP#hV-#hU(wXo%eh;M-/3&h=h>M(/uLNmwG*)w",
"%P(hBw%P#w%=$b%b'hD%h;u363h@u++muLMPGp#-5<qYw'-&w<|&uLNm,$6woV#6w,b-w[%&@HFG$p#.iIwE3%wds$w|N)wj*-w(R,>&$lyw*;(>&$p",
"#1Jw=v+:wzh+bw#($uTUlqp$CqoHwQ@%a%awQ@#p#/X<qZwZZ(;rN$s9wd~$w$7#s:w,:#X&$sAH9;rN$s@whg%Hwlq%Hwtb+ws:$w.S&q[wSe'w[/$",
"w#u#5#-w#t$sBw%,#X&$sC:9V&$:Bw#y#wE#'w*T#wAh'w$R#w#T#wfj'/Pwf/#w$H$8&$@wBj#r#w#;#7wBy$sLw9a%:w#H#w,C#w[*$wCc%7wCc&G",
"p#/z<q]w'A'w#~#sMw3,$rN$sK/#-6w.`#8w,`#wE%-w^'#w$B%#-Iw2b#T&$Ewh=#Er|w#9#w*U#w-A#wh8%@%@w&d&&p#0;wF$'w#o#wl#$wG1#w.",
"c#PwVM&w#3#w;*%wzk'w8f$w:~$p#0Ow#c4w=e$w.g#qlw;d&#/w'9+w#_$p#0Gw&S.w#b$>&$p#0`wPu#uTWAwN<#r|w#b(Hw#b(@w#b%p#0Ew#b'w",
"B]+w#'&+qR$mF:#6w0z#llwX]#+&$l^2#6wlj#p#0ewi2%/-wk|+p#0aw)*#>G$mP)wDG#w&l#Hw*i(w$d+p#0{]&$aw2Y#MN9(w$c#)&$IRw3h#/%/",
"wM^#>G$m])&$Eh8w>.&q^w0L$wAX#2w>U$wO;'wFs%S&$2sjwK_#w$_#sjuLNmw,*#w#D#.p#1K<q_wZz)w#''w&l'dw(V-+.$p#119wV>%w#/#p#12",
"slwbk%53.wiK$#IwLj$w#^5p#1:sk#Uw#^'p#1;sm#Rw#^,h7w#^(w)o%uLMksn$((X.$(EwAX%p#1d<q`wAR'x.s<wFq'uLP_&$q{I#Cw#{#IwzP#w",
"'3#h]wLP#uTY#w&.#U#AwHu#Rw#9#h`(#C-w2,#x$:)#U7#h86w1h#x%C#C5(+,$h`wRB-#h;W#e9'Uw*,$h>_,$bwuh)#er:wG9#wNR#wAM'(hGw7~",
"#w)]%r:6(5w$P$(uLNIw#B##hBw$U#hKw1%,hMuLNl,$hO(x%8'E(7+&$hzw$P#hvw/Y#(dN#hPW#hO-'hI%hIw4[$wEW%Gp#2(<qaw+5(w#',w*d&>",
"&$p#2+wIK#wL3#w69%wA6'Aw@*%MwH=%q<wI{)+.$p#2+w|J#p#2PwO`#w'V#wH}$w_c#wRZ%w2f#(#Rx###6h=w%2(>&$p#26w%g#@w}t*e+&$p#22",
"w_n$wFr%@a(/LG$p#22h8(w*Z$M)&h;h<-#hEh;'e%e)&h8h9P#hDh8'h=%QuDHI,$q{w#~+p#2Bw#~#hMw#~$>&$p#2N]&$hEw$+#7w+y#:%:u+-~u",
"++muLMPGp#2]wU*$w%v.>&$p#2Vw%n%6-#5wEN+wwB.#Aw9C#rRw+-#w#H&w{G%6/$2w9#$[$5w'h)wUn#w*c%:w$q+p#2f+.$p#2ew%d#p#3-wwC*w",
"%z%b+&$p#2d(wLc#wXB#&Qh7I-:>G$oSx/y#Z&URP#hEU'h9%ELG$p#2dhBh9wqv#)&bhBP#hHb'hC%h=w%P#p#3A<qbw;[%w36'w(S0qw$q*_,$:s3",
"w*B(w#,#Ew*K$Cw%l(7x%w1&$p#,7x-a#e(L.$p#/lW(LG$kEH(x$^%h9:'@%5'I%A#h8w#h(Iw#h3p#,Bw#h#hEw#h#p#/vrpw#h#kOw#h'hCw#h%e",
"%ew$Y#hIw'($hDw#q(2x'Q3p#3>6+.$p#.Zw#k#kZ:()&/:P#hMw13#7w=,#'hI%hG#hLw#f(hIw(,1hRso+&$p#,X/w>M#hZw'[(+&$p#,]A)w.@#L",
".$p#04hc(#hYw2U$hcw+D&p#.m7#h]-w;e#3.$5:(2w'd$.$soI(5LG$koQ(w{$#)&RQP#haR'h7%E'h^%h^w'S#p#4&w'S8qwwfK#w$s(6w$s0+&$p",
"#,u/w3N#w03#wl2%AwyM#Rw%#+p#,{Iw%6#h7w.]'@wx4*L.$p#/hh>AwV4#2%2X&$spQ9;qU$h9wQb$;rN$stx$Y#w#Q#suw#Q#X&$s{h<w#D#h@wu",
"8%rN$szw#D#w0/#'h=%h=)&h>h@P#hDh>'b%h;w%F#p#2,w/A&w2U4wV>+w|N$#:w(1;&$l@6w<J#w^P$x&='w)#%Rw)#$wEE2r^$sis3#-w2/#2#h;",
"W'Q%UweL#w$-&Qw&b3lP/S&$hGsZw_-$#hC-uLNs,$(sZuLNg,$t#w2A)+.$p#4IMwWR$w$(#:w&3&t$w#>#)&$s[A+.$p#4Oh7wwX$w$p'w&3#w#H#",
"spw#H&s]Uw&~#h=w@B#stw9@$w#M#w>n#w0q#w#M#t%w#M&t&h;X&$t'hEw#M#szw#M0wH)#'hF%hF)&hGhHP#h`hG'hI%hDw%t1Y,$t(w#0()&$hlw",
"/[$w~(%,$t(/(7wDj$,$@hO(wf')S&$hrw%u#s3(#hmw;2%#-r:w#B#t)w%W'5w#9'wo`$H%H#hvW'hq%hqwqL%wC/*w%u#wC/'t*w/0#w#c#Hw<,(w",
"C.=w#p,w&P#wd5#w#^%w#u#t+w#u&t,w4V%w#u$@w#u%@w#u4,p#2t<qcw,_(w,k&wp3$xET3wOc'w,|#:rpw@b#wSo%rpw6h-sY[$5q%w.z&Ew#H&:",
"H(w#H%5w#H%qew70)w6l#wIh$q;wNF)h=w',#hHsZwSO%h>w+f$t.w#P#uLNo,$HsYw/9$,$t.A(wam$w#j$'R%xE1#:x<j#t0w*I)'h9w<|$hsM#hI",
"w*{#p#60w)7#x*L)a#hLx-[#UhXw#T(w#,#hYw#,'h]w=l&p#0[M#hTwP}%hTMwP}(E2FG$p#2+heCw7C$w*{(+.$hwhDFG$p#1Shiaw;$$wQ4#w#A#",
"t5w*'&w1p))&$hKN+.$i1(8.$(hl8.$bhmL,$p#/Z2xG@'hc@(/#hmwu1$3,$hdh=(H'hZ%hZumqA,h[hdhIhdhE-C)&hXhYP#hlhX'h]%hV'hc%hc)",
"&hahbqe#hmha'hf%h_u363heu++muLMP,p#3{<qdw(:&w(7>w(@+w(D*w#H;#Rrp#Uw,M$t6w(H$Rw08+w2t%w<U/x44#w(C*bwEN)w0U#w^6#w#t#t",
"8w&0&/Nw#C(V&$hO<8w#Y#wY8#wBm#w]U#7(wb-$,$t8R(x5}$w$.$w;F#h<uLO*&$b(#hUwe2&h@bE-2x41)hTx41$x/q$hRw%$(h<w293nz6X&$t9",
"/wMD)w/W'wmi%h^x;}$w2@=wPO$hT%hTw$-#hihR7#hcw,*(hWw&<%hZw&<@hnw*6$t:wLT&s9wT;#w$R$w3x$uLMk.w]X#htwvW$w#8#w^C$w6g%hw",
"w)@%.$5A(@#hywz_#hz+&$p#7Xw+T-R#h|w+T#Qi/O,$i.w,.)w#,#i2wK{$.$i*+.$p#2'(#i(wL_%.$i,#i)wD_%.wL_$FG$p#3Ti;Iw'H$w#Z#t<",
"w#d't=w#d#Y,$hRw+D-w(6+iDw(6%;qU$i<wgY'(w`o$(w+G&h_E(A#iHx&S#MY,$h`w#o+hXw#o,iQwyB#2w%k#9wOM#hkhfwHv$;qU$iMw8U$w#1#",
":uLMk.$5(L,$p#1;:('E%E3,$hphC(E#iY-x>W$,$QhB(Ux*t#3,hphqhR-hFw-r(w'1#hq#-hXwX-$hr%hr)&hphqP#iXhp'hu%hnw#I(w)W$iTw8n",
"=p#+'w)W#spw)W$w6Y-w)W%i`w)W$w#n#w#{#t>w,P$iaw#w:w#r#69S&$/w)5)w,L+st/w$$$ACP#inA'I%x88%imw#w(@w$o3p#+Bw$o#t@w$o$w7",
"{-w$o%ixw$o(w<3##iww#r(h@w:F0w$d-#j$w(x$tAw(x#w%(#Iw%w-wsq#w*|&j+x<4%r^$sixBJ$w*|%j.wUJ%.$5C(A#j0w*b#EjGw,l)rN$s9h=",
"w#Q#FG$p#4-jM(/x'Y$w={(j8w={$'hi%hiu363i^u++m"};
/* onesweep.comp -DGPUSORTI_NARROW, 13309 words */
static const gpusorti_line gpusorti_spv_onesweep_narrow[] = {
"$^th#u36-q[u36.h%uLN@u;<7uLMSq^uDE4uDE)uDEEu]`|uDEGq_h&h)q#h*uLO,h'h(uDEQh+h$r%uDECq$h/uTU_h-h.uDE;uLNDuDFXuLM[h,qY",
"r*h2uLNBh0uLNhuTUduLNkuLMlrVh3h1uLMcu;;ru;;suTVzh5uDGLuLO'q/h4uDE%uTUluLNquLO)h6h@uLMPuDGPu]^tv$o9)Su+3euefUu#=T4u3",
"3U#u33Uqbu33Uqdu33Uqeu33Uu#U:u33Uu#UJu]^Dv;F+2Av;EfUjvAj+zBv@Q%3Sv<xdo-4uTU4>v6RUmWv<bs>Dv/AM#F4u;;c4>uuvzq(#v@8$D$",
"4#w#$#uTU9q%q4>>>9#q)q'U#4qG4Uq,>qGq'Uq,q%qGq+Uq,q&qG]Uq,q'qGq3Uq,q(qGq7Uq,q)qGq;Uq,q*qGqLUq,q+qGqPu;<Aq,q%w#X(u;<A",
"q.q%9#qF49]qEq&9q&q.q=9q'q.q;9#>q(9#q)q+w#D%q2w#D%q3qEw#X#w#7&q5w#7%q6qE4w#m)q8w#7%q9w#L#>q*w#;)q<w#;%q=w#P$q%w#7%q",
"@w#7%qAw#7$>w#7%qCw#7%qD#49qE>q-w$5)qGw#;%qHqEw%X)u;<AqJw#7%qKw#7#>q+9#>q)9#>q,9#>q%9q(q.qLu;<Aq)49q)q.qMu;<A#49#>q",
"&9#>q'9#>w#/#w#R#]9q*q.u#U-9#>q.w#7%q.q<u33W#u;;v#IuDDz#qD4u;;v#%u33X#uDD|#%q%uLM:#1+%uTUK#I+%1uDE*#11uTUK#%1%%uDE*",
"#%%uLM:#+11uDE*#%1uTUK#I%w#6#+%uDD|#%q'uDE*#qiw#C#qi-#q*%u]^[#%%ql%qlu]^[w#E#++w#1#w#*$I%+w#T#1%uLM:#I%1w#(#w#V#+u;",
";v#1uLM:w#U#uDE*#I%u]^[#I++%%umn|#w#)#++1ueflw#,#++1,%#q'_q+%q{u~#=q,%w#$$q+%%-#q,q,.q|#q,uDDz#qD>,q~#4-#q,%,%#4Vq-",
"%Wq.q--#]q..r&]]-#]w$j#q&-#>r(.r)q&>,%#>-#>%.r)q'>D%q0w#3#q%A+#ruq0r,Vq11Wq2q1-#]q2.r.q3],q~#q*-#]1Vq41Wq5q4-#]q5.r",
"1q6]Vq7%Wq8q7-#]q8.r2q9]D%q:qD,%#qDw#e#q:r3Vq;%Wq<q;-#]q<.r5q=],%#q3w#;$r6u]^o%#rtr7Jr,Aq~#rJq:<A+#r{q:r3w#<%uDDz#q",
"34Vq>r<Wq@q>-#]q@.r=qAw$x#r<uDDz#q+4VqBr@WqCqB-#]qC.rAqDw#9#r@w$n%D%qE4w#-#qEr,,q~#q+VqF1WqGqF-#]qG.rFqH]VqI%WqJqI-",
"#]qJ.rGqK]w#J%w#Z'qLw#Z$qLJD%qMqDA%##qMJ,%rLqCA%#s6rKrLA%#s3JrMw#D$w#{#qCD%qNw#R#rvqNw$w#ruqLJw#=%A%#rLqMJw%3#rT<,q",
"~#>A+#ryqMr3,%#vfMXspw#k#qMw#k%rYw#J#rZJw%b#rWrXr[w#j)q0w$S#w#v/w$,:rfw#Z%J,q~#q&D%qOq+,q~#q'w#m%-#q)%.rl#q)w#'4r+q",
"(>.r+q)>D%qQqDw#3#D%qRw$r##qR<u;;~+ru,%w#p#qSsqA%#rPqSqQ_#%rw-#q'rx.ry#q'-#q'w)>#syD%qTw$2#q),%#t5w%=$qO,q~#q(,%#qe",
",%#qA,%#vLM5-b,%#vF9(PS,q~#q2D%qU4A%#s1qUrE,%#q*w%q#s*s+,%#q(w$n#s,s-u;<#+#w#,$rvw#)$q{w%X#qRw%@#r}qQw(Y#rrs2s3w%X#",
"r3qQw#f#rXs5-#>qi.s7q*>w${#,q~#q3w#|$s9,%#q2w#|#s:s;w#i#s<<,%#q+w#=%w#9#s@s;w&x#s=s>sA_#%sB-#q*sCw#v#sBJ,%#v+3LDD,%",
"#v3Duee,%#v+3LDCw$>#s,<_#%s#-#q'sJ.sK#q'A%#rNqSqTw$0&q;,q~#q%.r{#q'_#%qT-#q)sR.sS#q)w'f(ruq0r,w$*#sVqTJ_#%sW-#q)sX.",
"sYw#C-w#)&%#s6qUw()$s_<A%#rJqTJw&t#saw#b$s`sbqT_#%sc-#q)sd.sew&k$u++2uLMN+#rss`w#X$r6w#X#siw#X#s6qUw&)#rvskw#e$sMw(",
"R#]w%X$snw#@#sos;w#9#Jspw$%$w'v#rLsrw$+$ssw#/#rNstqSw#;#suw#5#rNq0svw#)#qEw#)#rJswsxw$J#slsmsyw#0#rww#U$s{w$^$sjs|r",
"ww#J#s}s#A+#rwszs~w#6#t#szs~_#%t$-#q't%.t&#q',%#q)w#T#qTq{w#M#r,t)w#)#rvt)uDD|#+q%uLMF1#rXrXw$u#qE<w#]#t.w&0$t/-#q)",
"t0.t1w&0%w,g%qEw$3$t4w#C$t5-#q)t6.t7w#C(w%5#stw%5#t:w$`$t;stw#;#t<w+P$w&i%w#H%swsvw#t)w#B+w#H.%#rSstw)e$tHw&R#rSqTw",
"#s#rvtJ<w(M&s6qUw#_#rvtM<w'0#t.w*$#tNtOw#j%w#4)tRw$%+w#:)tVw#4$w$C$w%D'w$C(s6qUw$<#rut]w'x%s%w$,#t_w$,$t`w#`#t^taw)",
"[#w#'#D%qVw+v#s6qVw$P$tew#S$qVw#l$tgw#S*tiw#4#s,s-w$E)tlw*f%w#4#slw#4#t.to,%#rJw$5$tqw#>#trw#b&%#rPs#w,9#rLqTw$)#rr",
"t.slw#:$w#['rvqLw,i#w/H%rqtzt{w#:#t|w&d%,%#qmuLMF1#<w/J$s,r,D%qW>uTU^r(qXqWJw#<#qE,%#qFeIq%4qZ$#.ql#q*u;><#4u;>A<#$",
";=%##uLNF%#2sMuLNI%#7sMuLNl+#'<X%#'J<(%#8'`r$#q}r}R0%#w#-%r#w#-#E%#7'uLNo+#'5F+#'u;><#4f'#'w#n%L%#M:u]^F%#>qJBw#F#8",
"'&5$5/+#Bh:'5w#M(&h=$'Gr$#q}w#|$E%#q{'(%#r3'=I##0%#rsPw$M#w#Q(w#,#tbw#,#(%#Cu#'&`r'#]r#'u]`qw$k$J)tc;&8$8)sQ<)td<w$",
"2#w#B$Mw#{#(%#Su#''w#Q%w#2&'hIw$%#a+#'s#w$%,t`##w$X%s$w#M#w#H#E%#'hV(w%T#=%#hM(%#2'&B$:w%O#w#C#w#=$&T$T/%#3T'Mw$/)&",
"c$c/%#<hG'Yw#M#&#$;/%#2h:##a+#7s~Z#24f'2;$2Gr{#t'3);<(%83qS&5$'6%#hHJw'6$w&:)hv$'uDG5r,r,r|6%#hLr,w#>$6%#hNq{w#-'hP",
"s>w#S(tfw#S#6%#hTr6w#6$&7$7/+#tfM'7F+#thw#v(6%#hZr3w&s$w#F&thC'7uLNI%#hYrvE%#r,w&8$J)s8;0%#s8w#/%sN;*%##hs)rm'w#+#h",
"u)rnw(M$tjw&F#0%#tcL%#'i,&8$2=%#i'&3$3w%]#3'8w#I#tkw$:#L%#i6i1w(o$i3'w#Q#Jw#(#5w#N&:T'3(%#i6w(c#'sML%#iD'w#O$'sMw$n",
"#sMN+#tmw)c)w'[#riw&y#w%.%8$8/+#5cw$5%w#F(rjw#F'qMw#F'@w#F*6%#i-r6w%p+3C'7w#B%w%A%rm0%#rnw(P%3$7w$r&'3<8w*=*#$'&2$;",
"uLNo+#3r3w#5,L%#r3Bw#~$%#<7'2[%#rXw)=#Bw#3#B'5uLNs+#Tw#V0s%Yw#K%w$y#%#<8'7uLMk1#Hw%h$tnw$~#*+##h[w$y&tn@27w)Y$1#:5u",
"#'$#w#T#H#2/+#s/Cruw$>$@#3Z#54w#H#ueg(I##i3i1hghew#n#tpw#n#w#4#i7i.hkhiw#q#F+#@N+#h]w&u&#$'=1##w(D#7Ow#(#j;0%#j<w+D",
"#w%-&'B<H/%#8Cr,Bw)h#r,N+#tsw#a*I##w(g#P+#HJw#9(*I##Kw#:&Kw&Q)w,;#b%#J2w+o&<5w+o%qTZ#2>w+o%w#G#*1##H*%#hI2(%#3'w,&#",
"w.7&Kw$r#2OI##^7(%S^R&Y$M&h;$h9w#v'h;w#v0*1#S3*%#hXw*t$w#a#@B2(%HBR&C$3&hG$hG&hM$hM&hS$hSw,h#w.j1w$#'2#w'/$3#2a+#2s",
"}Z#8>f'8;$8E%#8s#w._&2w$x%w/_%C@;(%:HR&M$3w#t#sjw%t#6%#Ssg[%#^s9w)s1c8F+#i2N+#h~'N+#'ttw$N(P+#ip<0%#sNw-;#X%#72'gI#",
"#iu2@&:$:&hE$hE/%i7i8hw@:uTXz%#rv>i80%#rq0%#rpw,o$P+#7w,C)0%#rrGr{#rz');Hw(p#w%e5L%#TiFw0P'7w%j%5w%j%tuw%j%w#q'a+#5",
"w(p)w$##Cw1A$8$2w+)&'8<7(%KS;w1k#(%@MR&^$Bw#W#iLw#j&rsL%#jrh7Gr{#tL2);w+b$w$E&h:5w$E%Bw'/,w#Z#E%#3w'/2w&}+8sg(%#Yw3",
"T$(%#@'b%#7s9uLO*%#h9w#S$7);'[%#@w'B#:'&@$Bw#M&cw#s%);d(%#hA^&S$S/%d8K;T&h>$h>(%h<h=R&hB$h:&h[$h[w&R#w)%'h^w*%,w$n#",
"=%#iM*1#iL:*%#iqw2:#7w$s)*%#iKw#6#TJw1*%tvw%O#qTw+|+iZ*1#iY5*%#i~w#`1iXw5_$w-=*w#^#s`w#^#[%#hCRb%#3w%Y#h8'Grl#sf7w6",
"u'7)2;&H$5w#8#w7%#w#8$h>)2w6{$h<w1|$rl#sfhAw#='Yw#S#w'G#^$^&hN$hN(%hOhPr,&hQ$hLw%g#w.$#w-w$tww/I&jGkZkQk1k/&2$2N+#j",
"Gtxw)P(ueg(%##k8lJk`k^w)k1w/~#k>jc:j^w#=#w(]#w8h(@w$B#w+(#w7}$j_j`Y@:w$;#w#^#slw#^#w#,#kmw%]#umo8+##s/kFkmkbjlw)u#u",
"mo8+#'rukGs/kcjmw,F$+#73'8&H$Hw1W#h;':w'c$+#2@w)X%K#2Z#74ftyw#v#F+#k}w'5(uuwI+##ruBkWs/ksj}w#{#uLNg+#l#t}w#@+3s/Kk]",
"rukxk&&7w#1$5s/Sk^s/kyk'w5;&28'7&@$@w<F#@'5uLNg+h7h8w$%#t~w%d((%#h9Rw4v#t<w4Q%h9h:Y'w3D#t~cw5W'w/Z#h;w9^%*I#hah=w)j",
"$d$d&hC$h</+#hChDhB2F+#k]uLNg+#k1w-s)&k0$w#0$3w#0#)tdJ&'w#g%0%#tdw=I-&k6$'u;>&Ju#'#w;N+8w;NBw$O$kE$kE&kG$k>N+#u#'%k",
"Iw(.(Nw/F/sN(%#kHkKgI#j8l-2w-i%mL$mLu+-~u++me%mI4q]$#w8e#wA/$w<A*w7&&w=B$w#@$w.|&:8'7u363;u++me%mCw#_$r+#q&Jw#B#Gr+",
"#q'w1@#wAt%w#:#w#1$w+w$w#S#1#4q`u;<0+#u;<0%#$#wBw'w$2#r-w)B':w07$r$#q}r/w)y(`r0#q3r#'01#'&:$3`r0#q6r#Kw#1$w,Z#1#7B'",
"H&K$Mw#c#cw+{$w#c+h9`r'#q9w@H%uLMk1w:i#h:$:w#N#r4w#N#`r'#q=r#dw#@)d$8w6t#r8w2v$6%#hEw<U$q:[%#hGr8w#P$w#m$uDF+q~#8uT",
"WAw0i#r9w#Z%hJ$hJu~%b1#h<hG^h:@K'Sw%V#I#4qaw%V%u;<01w%Y*F+#5w4b#r:w'O(w#,#r;w%c#Q%#@4uDE|r<#'`r>#qAr#Kw2D#3$7Q%#K4u",
"DE|r@#'`rB#qDr#Yw#9#H$w%^#Cw#^#rCw#^#w#,#h:w&J0h>w&J%);h>&5$8w&I$hA);dw-W$C$w/|$hCw#Y0hGQ%#hG4w&F$w3l$:$3Q%#hIw#5#q",
"=r#hKw#5#B$B&h8$h8&hH$hHu+-~w(-9rDw(-0rEw(-9qHw(-:w#c/h:w(-)w#c$r'#qKr#h=w#1$w2H%w#c#w'O%h>$h>/1#Th;'Mw'K5frHw&R'w$",
"o8);@w&R&qHr#T);Mw&R+Sw#Y0h7Q%#h7w&R0h9w#5#qKr#h;w&R*w&N%qbw$S(rIw$S'rJw&L#Q%#:>uLO+%#'rNuTU}1#'B>w,h$1#C:wCe%rOw#H",
"&7>uDF+q~#'uLO(q~#'rPuDF+%#'uLO*w#U#uLMk1#2'uLO+1#Bw)+$w#Y#S'w$x$rQw#Y#uDFy1#7w4'#/1#8T'2&h:$h8w#@#rRw#v&d4w$>(hB4w",
"$>&hCh>w$>%rSw$>'4w$>#uTW@q~#'rURw$@(6%#'r]uLO+%#5'w#a#C4w()&@^'w:O$r^w#a(w$)#r]w#H#3w$)'5^'8&hR$hR/1#h<d'5w.e&w&/)",
"r_w&/'r`w%0&:w%0&H3'2w#;#raw&#(w%,(3w&H'5Bw%,%rbw&H5uDFyw&L/Cw*/'w%)#wBG#w#b#rcw#b&hAw%-)hCw%-'hDdw$*%rdw%R,w$O%w%R",
"(wHY&rew&X0rgw&X$w$P(w&]':w&]$@4&C$C/1#MY'C&hT$hT/1#h=hHw*z%%#4qcu;<01w*z$w,r/rhw$/&Hw$/#Hw#'#uTWAwA{$w*9&M>6%#MrL[",
"w0K#uLNo+#KwHh-w*n$[w*x#P+#h8w4%-wI[#h<b%#KwI(+uLO*%#H'&M$M/%#SM':w1q#hAw1q'7'&hA$hAw@m#h>'Yw%&$oZ4qdw$|$wL:(wDy#qO",
"w@i$w#D$o_w#D*wL8$w#D$Lw#D#w>&$qOw#K$+#4qew%o#w22+w$v#rkw,5(w#($w>R#'wT;,P+#5wEm$w#1$Q%#^4w#($w#N$wME':w;F(@K'5&Y$S",
"w-d$w#($w#M%h8$h8/+w,:#h7w%$$n|4qfw$U$wMT'g%#ht8w%A&#w%A&0%#rowEu#w%@#w6~%wF+#w%j(Ip#,#wV}#0%#q()rr;0%qPq))rqqP)rpq",
"QwEC#w5K#w#,#w#Q%)rsw%Z$rtw%/#uLP`qi#rvruuTXs%#rvq%')rq;w#,#42)rpw9H#rqw:_-w#l#w$G#wF%#wED'w;-&rq)rswI[(:wT{$wFZ#8'",
"w=x$'7;$7w#Y#5w'G#wD]&'2)rs;wJ`'w#l$&h;$h;w#A#w#t#w'h$w$~#qT)ro;w:a#p#,&w:%#wXx)wPN-wX6+'s#(%#r~wXc#8wVu(6%#@Jw#@'7",
"wF-#@/%w,J#Cw&t&w;c&w#Q$w$.)w,K#w,F#w#`(5w'I-w#W((%#r,wL*#w$)&w#I,w<E$2uTWY%#'Rs%w'`$n{4qgw,k%w#C$*%#Y8wHU(wX5%b%#:",
"s&w-k#:uLOJ2Rs%w%p#+p#+C4qhw-B,w(c#s'w%h,s(uLO+w(v#w,o#s)uLO+w#p#w&2#s.w's#&Cw1/%s0w*i&S<&T$w1)$s1w#5#6%#HwXf%&Y$76",
"%#Cs+w&t#rv&h7$h7u~%bwRf#:H73w2-%I#w)g#uDG5rvrvr|u+-~u++meqi#4qjw.|0s4w$:$w(k%s6wOG-qOwK:)w-~#36%#^w@g%w*-#w;g#'4w#",
"h#7w.o'uDFy%#8wUJ&37'26%^Y;wJg#(%TKR&c$@u]_/qi#c<<<w2<#w*r$w$B$qi#2h<w$B%dw$B,wPf#[%#hH8w(2$w$B)L%#7Ju]_/qi#''''uLO",
"+qi#7'6qiMT;(%BCR&K$:&hL$hL/qi#YhBKHw(7&qku;<0qiw4}&s4w=k&34Gr+#q*wB0$w0>$uDF~q~#'w2o#wJE#w,Q$@w:`&2B'w#k;w#](3$7w-",
"%$HwaW$%#25'3w#]&qmw)@#qlw)F$ql#$#.sD#q*wQv#b%#'s&w,{'3w,{$@uLNmw%T#a+#3MNw/Z#Z#3w-h)Ywc##sBw,9(0%#h:w2K#sB*%#iZw@=",
"%w-n*wFb#sBwUJ)L%#sE3w+A'BwMZ#i^w]b$hCGql#hFC);'w&S%@$5w#i'Hw'M%@#2w#*#T#8w'T#sBZ#5>f'5;$5Gql#hQw+X#w#_$w$j#2uLO*%:",
"H;(%35wU5#7a+#BsFw/s+hYw$n#^)hZw#/#h^w%($)h_;&hT$3&hK$hIw$@'hKw%)00%#hfw-g#wP0$qM2w%%$Hw54$*%#j,w%i$hm*%#j&w#<$hhGq",
"l#hkwCy#w)y%S$CwQU#wLn&ruh^w%C%haw%C$hnhcw%C$8w%C&w$p#w$y#Cw#,#Gql#hywRd#'wIe#sGw4F&S5w_h'w0O#ql#i$^w#F'sF0%#i+w'w#",
"JwJ4$0%#5w*`#sH0%#i.w1n%i/w%f#Cw#P$w'}+i7w%7$wUr.)i9;&h8$cw58%hHM3s/c/%hC<3hDcwZ-#(%hEhFR&hJ$hA&i/$i/w%<$hEhB(%i1;R",
"&i3$i+0%#i;w)I$N+#sIw2L#i@w#-#w/B%w%Q$w0;$rPw[t%iCw-G#0%#iEw.l&qnw0s&+w#&#w5`$wM9(7w'Q%s#wM9,sLwM90wMn2sMw#W%w$F#(%",
"#h85O1#oAh8w$Z$h8w%t#*1#mlw.v#'w.z$1#'732*%#p#-owU2#sLwi|'wXo%KSqS&^$@wZ15*%#k,hHw2o(*%#k'w21$s&w,a#uLNlw%s#wNW#uLN",
"lw6Q#wNo-w&%$wZ2#w-+%wT*&sLwG3$uLO*w2y#umq1%#:J<<'^wEE$h9$h9w#G#w7}-w#i$sOw$w'7$7w6p#p#+q4qow&f-wnD#w#'+w%31w#5#w6;",
"$sPw$H#)CS)B<ueg(%#j;7@'w$m#w.a#2w$@)u]`v%#sQJ<3wCL#w@v$%#<c5wd`$h75w8Z%w'E%7Kw+H$3Y#w,C#sQw)%$w/A,sQw*0$w&n'w%K-)s",
"Q<wSF#(%#hLw/'$sMueg(I#i2:'hMwX9$uLNm+#cw:u,w%-*wZX%s>)hOh<)hNh9ueg(%#j_8hP'hO0%#hPwId#/%h:h;T;5/%h=h>T'5uLNm+#h>w%",
"G/hBw%G#w%4$hA$hA&hD$h;u363du++meIp#,H4qpw&h&w8H&uLNm+#3<F+#3w+8-wT&&BHgI#p#-{Mw@&%w]9$wr+)wa{-=%#lBw)E(=%#p#0Yw9B.",
"w::&'h=w#($w#7$Hw=I#M$MwK7#p#.h4qqw:h%rl#sTw&|#w#~$sUw+2#X%#s[:<Grl#sZwMk%wk7-wj&$w,x&qrwMR'Q%#24w#o#8);w#n$s]w$m#X",
"%#s^:<wBq$w#s#w>n'w)s#w;g'w#P#w^y'3Rw^>#w$=$w:6$E%#r6w#;#7w<t$sgw_X#w#E#ws9$w=W&w)o#w$V$p#/+4qswG.*fshw1$$rl#sf5);3",
"w-J#6w+g#w>p-[%#Mw$;%wO(#8$wm)#Kw`G#Ks9w#9#w&)$w<t#w`B$w,B#S$Sw%*#p#/Iw>i#w#k#wcf$wAq#w-U#Rw#g#w#0#wps*w6.$w7j$p#/[",
"w#X0w:($w-`#rjw&w.w#T$p#/Rw&4*w#W$=%#p#/jwJJ#uTWAwJ1#s9w#W,Hw#W%p#/Ow#W&*qi#ljw/{#l=w/<#l0wk|#p#/jw(d#5wc<+p#/fwm-#",
"lt(w&|#w&)#wOs$w4v(w$9'p#0$b%#Sw0a#TJ<w(h$(%#MY)K;w:7#wGD#=I#m$(%#Kh8w:=&qtw.z$w<D#2w:b$wHu'wA@%E%#2t(wE]#w$X#t(uLN",
"mw*z#w#D#1p#0P4quw3:$w&'$r,w'`-*1#p#02wrd#w#,#p#03t*wMU&w`s#w#T9p#0;t)w#T&p#0<t+w#T2w(f%uLMkt,#''X1#'Kw<E%p#0e4qvw<",
">'wAS'uLP_%#rv3)8w-5#3P+#:w&L#hQ'uTY#w%G#BP+#Cw#3#hT'w0)#wtc))T3w/e#w^}#@8'*+#hTwK7-&^w(^$wMb#h9w#9&wAr&wG]#w<@''dw",
"(;&rX3'8w$:$'uLNIw#>#P+#hDw.u,hFuLNl+#hHw5S%+#3K'7*%#how$A#hkw-c#'r,J&hI$hIw28#h9w@V%Ip#0~4qww'F$=%#p#0{wCU#'w;s'8w",
":p%:wB^%qTwC|)*1#p#0{wqK#p#1DwI%$SwB^$wK*%w0+#wD5#3h7w$^(=%#p#1*w%/#Bwrf*h:*%#p#1&x#%%%#BS'5OI#p#1&h8w#i$4T(%h;h<;&",
"h:$h:(%h8h9R&h=$cuDHI+#rvw#u+p#15w]P$w#u$=%#p#1Bbw`<#u]`qwD(#<wQn#:u+-~u++meIp#1PwFW#=%#p#1Fw%B/wla.w*'#w#B'wp:%35#",
"2w5o$Z#8w&m)wMn#w).%way$w$T'p#1U*1#p#1Tw%=#p#1ywNk%w%T*hA*%#p#1SwY;%%ch7M;:=I#nbx#,#L%^YR&h9$KOI#p#1ShBh9wg^#(%hAhB",
"R&hC$h=w%*#p#204qxw8)%w0L'P+#2sMw(|(w#,#Bw))$w%&)wv(/%#p#+4w|w#Y'O1#p#.mru'OI#j}H'wtw%B$8&M$Cw#b'Mw#b3p#+>w#b#dw#b#",
"p#.ws/w#b#k+w#b+h:$h:w$M#hDw*j$w#k&2wwR3p#2)3*1#p#-Mw#e#k6:'(%5:R&H$7w9H#&hI$hGw#`'hIw'O0*%#p#+U5w:]#hUw'%(*%#p#+YC",
"(%#hZw$_#p#/5h^w%u$h^w*7&p#-`w]{(:'2w^C&t-M'8OI#kKc'wol#(%YcR&h7$K&h^$h^w&y#p#2mw&y/w%75w$D&p#+o5wt)$wb8$F+#Kw$a+p#",
"+uMw$t#^w,i'Bwm)*O1#p#.Zh;Cw$g&CH'2X%#t.h7w6n#w7.$t2w6n#w#Q#t3w#Q#X%#t9h<w7.(t8wv=(h<$h<(%h=h>R&d$h:w%)#p#0ow-L&wNQ",
"+wpj$w'F:%#ko3w8F#wT=$wv1'w(1(w='1w#G#sM);rXw>3$c$^w$$'cw&23l#5E%#hBsuwTq$uLNs+#'suuLNg+#t=w/})*1#p#3*TwO_$w#{#:w%d",
"&t>w#>#(%#svC*1#p#30wdh#'>w$d'w0y#w#H#t.w#H&sw^w&N#h=w;+#t2w5y$w#M#w:^#w/)#w#M#t@w#M&tAh;X%#tBhEw#M#t8w#M0w&`#&hF$h",
"F(%hGhHR&hI$hDw%h1F+#tCw#0((%#hgw.3$wrJ%+#tC5'7w@:$+#BhO'w[G)E%#hmw%o#sMwy`'rXw#>#tDw%Q'8w#9'w#l#wks$hq$hqwf|%w=h&r",
"{#t'w=h(tEw-x#w#[#:w8X(w=g7w#f(w&8#wrS$w#S$w#k#tFw#k&tGHw#kA+p#1S4qyw+[(w+h&w>_#wLx&s/wU(-stZ#8q%w%h%w#E%:H'w#E%8w#",
"E%q{w4M)w42#wDJ$qSwAr(E%#dsuwLU$w$q#tIw#J#uLNo+#Hstw+x$+#tICw#<%w$)%Y$wc*#:x.4#tKw7G*h9w9+$hiT*%#p#4dw'-#wya)Sa+#^h",
"Pw#N(w#,#hQw#,'hTw9n&p#/;TwJg,K2gI#p#0zh]@w4`$w)}(*1#hnhDgI#p#03haSw#O$wJz#w#A#tPw),&hZw),+hKJ*1#i''61#'hd61#hAheO+",
"#p#.B2x6R'hcB'5wHL$+#hdh='H&hZ$hZumqA+h[hdhIhdhE;@(%hXhYR&h]$hV&hc$hc(%hahbq{&hf$h_u363heu++me+p#2R4qzw'Q&w'N)w$>#t",
"Qw'5(x*$0w8`*x%t#w'0)w(f(w.H#wT_#w#n#tSw%-&5Jw#C(Q%#h<46w#V#wQ,#w<o#wT6#7wj%%+#tSYwl+%w$+$w7p#h<uLO*%#hAw&b%%dhAK;2",
"x%w,x%s+h<w0#3n03X%#tT5wG#)w-M'x,|(w0)=w$*$wj)#%#<hVhRx17%+#s/hWw&*%hZw&*>w#x#tUwF:&sT@w$I'w1X$uLMk1w%f#:$3w#5#wTz$",
"ws6%wkG%8C'B*%#p#5xw*(-^a+#YhxN+#hww*X)w#,#h{w*$&p#0OMw*$,Tw*$#p#21i&Cw*$(tWw#U'tXw#U#F+#hOw)l+hHw'b,i.w'b%wn<$w'c0",
"hZT'Bwuq#F+#h[w#h+hTw#h,i:wlf#2w%H#<wHj#hghbwC@$Q%#hPw#<#'5w%t$O+#p#/h5x<&%+#hkhA'T&hC$hC/+#Yd'Sw2&#/+hkhlhN;hDw,/(",
"w&a#hl);hTw4`$hm$hm(%hkhlR&hp$hiw#F(w(w+w5w4o4w(w#t.w(w$w3o-w(w(x(S'tYw+^.w#q.w#l#3<E%#5w+]5t25w#z$C@w]N#x)N$w#q'Bw",
"$c3oOw$c#tZw$c$w5(-w$c,&h=$h=w#l'dw7F0w$W-w%3#t[w(N#w$u#Mw%b-:w*3)x-4#r{#t'x1r$w*3%wN=#1#8@'w[K#Kj/w+p)rl#sTwzz$gI#",
"p#2Rj5'5w:J$h=$h=(%h>dR&hA$h;&hi$hiu363iXu++m"};
/* onesweep.comp -DGPUSORTI_ADDRESS, 28728 words */
static const gpusorti_line gpusorti_spv_onesweep_inlined[] = {
"&U5u;<7u36-h#u36.qDh$uLN@h%uDE4qHu]`|uLM[uDE)rQqkuLNkuLO,uDEQuDF+h&h'h(qFuDEGuDEEh)r)uDE;uTUlh*q$h+qhqsuLMcuTU_h-uL",
"NDq#qUh,uLNBh/uDGLuLNhuLO'uLMlh.h3uLNquDFXh2q*uDE%uTVzh0qyh5q'q,q%h1uLMkuLO)h8h4q;v$o9)Su+3euefUu#Y&Ju33U%u33Uqbu33",
"Uqdu33Uqeu33Uu#`Iumnev;F+2Av;EfUjvASSBDv>e;26v@Q%3Sv<xdo-v=4}Fhv#-<VcuTU4Bv6RUmWv<bs>Dv/AM#FJu;;cu#`JBuuvzq(%v@8$D$",
"J%w#$#uTU9aq4BBB4%q)_F%JqGJF`BqGq+F`aqGq3F`q&qGgF`_qG'F`q(qGqLF`q)qGqPF`XqGqTF`q+qGqXF``qGq]F`%qGqaw#(#qew#(#quw#(#",
"]u;<A`a4q-q)_Fq.JqGJu;<Aq.a4q&q.q=4_q.g4q/Bq(4q0q)q+w$.$u;<Aq1a4%BX4%Bq-4%Bq+4%Bq)4%B`4%Ba4q(q.qLu;<Aq)J4q)q.qM4%Bq",
"&4%B_4%BJ4%w$o#Bq/4Xq.u#U-4%Bq.w#7%q.q<u;<A%Ju33W%u;;v%qBuDDz%'Ju;;v%'uDD|%'auTUK%99''u33X%uLM:%9,'uTUK%qB,'9uDE*%9",
"9uTUK%'9''uDE*%''uLM:%,99uDE*%'9uTUK%qB'w#6#,w#]#_uDE*%qRw#C#qR/%X'u]^[%''K'Ku]^[w#E#,,w#1#w#*$qB',w#T#9'uLM:%qB'9w",
"#(#w#V#,u;;v%9uLM:w#U#uDE*%qB'u]^[%qB,,''umn|%w#)#,,9ueflw#,#,,9+'%_Yq+'qev#$KM3`9w#$#'w#$$q+''/%``;qf%`uDDz%'B+D%q",
"(/%`'+'%J+D%_/%`9u;;|%u#`Ku;;rq-'u;;sq.q-/qnu#`Kq.+D%J/%u#`Kw$z#q&/%Bqq;qrq&B+'%B/%B';qr_BuDE'%'w#b#'/%X9+D%a>'q/w#",
"D#aG,%ruq/]+'%q&w#t#q09u;;sq1q0/q|u#`Kq1/%u#`K9>'q2'w#C#q2qv+'%q3w#-$r#u]^o'%rtr$E]GD%rJq21w#a&D%q&+D%B>'q3Jw#5#q3]",
"w#))q/]>'q4w#9$q4E>'q5'G'%rLq5E+'%qCG'%s6r.r/G'%s3Er0w#D$w#m#qC>'q6w#R#rvq6w$%$q4Ew#=%w#Z%w$=#r7w#;#ryq5w$[#vfMXspw",
"#g#q5w#g%r;w#F#r<Ew$h#r9r:r=w#f)q/w$O#w#r/w$(9%rH1G,rJruq/E+D%q+>'q7q++D%`w#m%/%q)';qtq(B;qtq)B>'q8'>'q9Bw#=#q91/%X",
"qRu;;~,%>'q:sqG'%rPq:q8Y%'rR/%_rS;rTw'd#_w'1#sy>'gw#r#q.+'%t5+D%q)w%%$q7+D%q-+D%qe+'w#'$qA+'%vLM5-b+'%vF9(PS+D%q2>'",
"q<JG'%s1q<rK+'%Xw%]#rdre+'%q(w$>#rfrgu;<#,%w#,$q{w#)$qe+D%sqw%H#q9w%H#r}q8qvG,%rrrmrnw%H#qvq8w#j#r:rp/%X,/%BqR;rsXw",
")T#q3w$$$rt+'%q2w$$#rurvw#m#rw1+'%q+w#=%w#9#rzrvw&h#rxryr{Y%'r|/%Xr}w#v#r|w'{#v+3LDD+'%v3Duee+'%v+3LDCw$>#rf1Y%'r[/",
"%_s(;s)%_G'%rNq:g+D%g;rV%_Y%'g/%q)s.w'I(ruq/]w#z#s1gEY%'s2/%q)s3w#>+w#)&'%s6q<w'e$s81G'%rJgEw&p#s:w#^$s9s;gY%'s</%q",
")s=+'%u++2uLMN,%rss9w#T$r#w#T#sBw#T#s6q<w%q#rvsDw#a$s+w(-#q/w%D$sGw#@#sHrvw#9#EsIw#}$sJw%A#sKw$'$sLw#/#rNsMq:w#;#sN",
"w#5#rNq/sOw#)#q3w#)#rJsPsQw$F#sEsFsRw#0#rRw#U$sTw$Y$sCsUrRw#J#sVr[G,%rwsSsWw#6#sXsSsWY%'sY/%_sZ;s[%_+'w(P$rPgqew#M#",
"]s_w#)#q{s_uDD|%,auLMF9%r:r:w$u#q31w#]#sdw&($se/%q)sfw%x#w,@'w#>#siw#>$sj/%q)skw#>&w%-#sMw%-#snw$W$sosMw#;#spw+#$w&",
"]%w#H%sPsOw#p)w#B+w#H.'%rSsMqew$T#s{w&J#rSgw#s#rvs}1w(0&s6q<w#_#rvt$1w'(#sdw)d#t%t&w#j%w#4)t)w$%+w#:)t-w#4$w$C$w.]+",
"w$C$s6q<w$<#rut3w'p%r_w$,#t5w$,$t6w#`#t4t7w)G#w#'#>'q=w+^#s6q=w$P$t;w#S$q=w#l$t=w#S*t@w#4#rfrgw$E)tCw*I%w#4#sEw#4#s",
"dtF+'%rJw$5$tHw#>#tIw#b&'%rPr[w+y#rLgw$)#rrsdsEw#:$w#['rvq4w,L#w.w%rqtQtRw#:#tSw&d%+'%qmuLMF9%1w/5$rf]>'q>BuTU^qqq@",
"q>Ew#<#q7+'%g+'%q<+'%q=+'%q>+'%q@+'%rk/%Xs./%Xs3/%Xs=/%Xsf/%Xsk+'%qB+'%qE+'%9uLMPqBaJqC$%;te%X;td%X;tc%X;tb%X;ta%X;",
"Kw#'Kqww#+.w#'*uLMUrr%Xriw#85rr%Xw#'$w#_/w#//w#''w#LHw#;.w$L4w#'0w#Y#w$W'w#;/w#D*w%)~w%)~w%)~w%)~w#;0w#/'w$C/w#'&w%",
"Z1w#b;w%)Uw#'#w%)3w#n*w%5,w#H;w%R~w%R~w%RTw#'Hr~w#72w#m6w%ABw&//w#/Cw#z%w&Y3w#^3w%s7w#'7w%NKw#'Aw%(Aw$h3w#7'w#+/w#'",
"*w)/Ew..Jw#fyw#'Dw$.%rPw#8*w'(+w#;'w#+#w#''w#j8w$3>w&`Yw%S]w$*cw%dqw#'0w'+'w'3*w$&Aw$HNw#+3w#'3w#]/w#/&w,0Jw#j:w$&J",
"w#z/w#/;w$.rw#nnw#^0w(M2w#'0w)y2w(PFw#'#w6o'w#'+w#H3w#/'w$}/w#T/w2WXw#'Dw%~.u;><%Ju;>A1%$(.qj%qgqi:'%*uLNl,%*1u;><%",
"JuDGP*%w#:#qm%qgql:9%*5qn%*@qp%*qoqouTUh'%*a_#hm(&C$A#hmH&C$C-'%SC*A#hm(#hk(uLNF'%*s+uLNI'%6s+w#q$Z'%*E1)'%8*#ho(@q",
"j%qgrX=w$2#w#-$qow#-#I'%7*#hs(uLNo,%*AV,%*w$I%*$(.qt%q&Ew#G#.qt%_1w#P(w#:#w#1$)w#_$i)(M'%h6bu]^F'%BqJT*uLNo,%7*&[$[",
"-,%ThG*[w#r(#i,0&hN$*w%Z#rZw#p&qew#g#qv*#i,(:'%q(#p#+N(:'qAq)#p#+MqA#p#+Lq8I'%*q8)'%*qA#p#+Q(w#i#rOw#i#uLP`qR%q{0#i",
";(uTXs'%q{a*#p#+Sw#,$J6#p#+S(2,%6w&N&w%(#rV%rUN#(8&6$6uDG5]]rW#p#+Z<#iA1&%$(-'%C8%%-'%1C%6U,%6h6O%8JuDGP*8($8w#[#8w",
"%I%CL(#p#+eC)'8<=#iK8&Hw#m%&h6$h6-'%q8hAT7-'%qAhB^8-'%h:hCN<M'%*6w%##g#p#+fw$V#7w$V)w#,#t8w$`$w(.+)'%hJtg@qp%6qo*u]",
"`qw'_$E#t9w(4#C#s-1#t:1&H$Hw(`1hOw(`&iW()'%hRth@qp%8qo*w#7%w&A#hn#iZ(#iY1U,%h;r[w$I,t6w)T#2,%huw)c*qj%qgr]w%[#3'%h{",
"Ew%)#r[w(/%ixw)b$I'%hgw#4#rY*#iz(w$W#-'%*H7L#izw$E#*hN#il(&T$Ww#k(I'%hQi*)'%6w)$$w);Bj*w#l#H*#iy(&hA$hAw$&#hAWh=@qp",
"%hMw%@'#i}(&hF$hFw'e#h[*hE#i|h`w'z&hbhI%%U,%7sWO%6JuDGP*6($6.rV%s]<#(1w'j#q:#j'8&A$w%F#hUEw,F*w*-#j40&iV$*w((#3'%hY",
"]w#B$#j,(3'%h[qew#0%j-w#0#h^ryw#0%j.w&Q$t<w#`#3'%hbr#w#9$&7$7-,%t<[*7#j2(V,%t>w$)(3'%hhqv2w#I*t>S*7#j7(uLNI'%hgq{I'",
"%]w%l#*E#p#,hw%l#6]#p#,jw'@$rKw&7&iCq7w&T$#jW(#p#,fw#<$rLw#<#w)`#8w,S$q7*#j](#p#,kw$_$tAw'~$w'#Eji(#jM(&S$H:'%t9w#s",
"#ij#jO(w-=$'%*[7N#jQw#w$tBw%0#M'%isinw$6$ipw$C$Ew#(#A#jW(&<$<w,1#e*<)'%isw$2#*s+#jXw#U#j#*w#U$*s+#jYw)j#*s+P,%tDw/,",
")2,%hI1w-$#-,%8f*6w#<,q5w#<'C*6#jcw$R$w&`'iAr#w&`+<L*7w*h(#jiw#v#w%O#hUhQ#jj(w#G$'%*716#jlw$M$w+7)uLNo,%<qvw#1(M'%q",
"vH#jqw#V#6#jqw$%%'%17*6Q'%r:*#jtw+;#L#jtw,w$w#=#H*AuLNs,%bw#g,r_^w#Q%jy(&8$7#jy1&8$w.J#18*7c9%L*#j~w%8$tEw){$kJriw3",
"e'I'%hVraI'%j4rbuLO+w(I$kM(Q'%*rcw#0%kOw#W$rhw#W$kS0#kRri&L$w&Z$rjw&A&h`1#kV0#kU(&N$w&Y$rkw&<&Lw+6%#kZ0#kYw-/#73'%S",
"rew%v#q{#k]0#k[(&^$^u~%b,%riSCL7<*A#kZ(&e$e-,%tEhA*h7#k4(#k31#k21#k11#k0riw,[$9%h<h;tWw1V$h=%w'X#rih@0w&;$hA%<O%AJw",
"#H#w$K#hnw'F$knw2/'16w-4%gO%6Bw,i&ktscI'%AjA)'%j=w+M$jB#lK(U,%*h|w(J(#lO7)'%i%8#lXw&<(w#@#i[w6p'qow13##l]w'%$w#3#qx",
"w#3$l_(&A$A-9%*A7<#law#W$qzw#t#R'%7Jd'%Wq{uLNUqu%6*R'%*B#lkw#:#6J#lmw#+#LBQ'%h7r`w,d$w$^#<c9%<*#lp(5q|%*@q}w7{$9%*a",
"q+#lr0#lq(&h<$WuLNg,%q~isw$}(R'%h7w$,#hC]w$,*l~w$,&m$w#+#h<w$,#hHtfw$,/m'(w9(/c9w'v#m'0#m&(&hN$T#m#r%d'%Er%w,s$3'%h",
"Rw,`$q2#m&w)/#hTr%R'%hKw$C#6w$C+m8w$C&m:w#+#hPw$C#Cw$C0m=w$C0#m3(5D%TuTWAw#M#r&w$P%m<0#m;(&hd$hdumqA9%hLhYh:hI*hJ#m",
"6(w&r&j<w'g$mMw*$$r,w'V#w#,#r5w#8#.K%mSw/V$uLO+'%*r1#6w'e#8w#B#r6w#B&mXw#B$5D%*uTW@D%*r8=5'%*#mZ(uLO*w#S#3'%*r>:'%C",
"w#b#6#Lw05#Sw#b#r@w#b&mdw$$(r>w$$&&h;$h:w#F#r-w#F&miw15$w$G/r2w#B&mnw#B$w$G#uLO(D%*r3w$F$mqw$F%c9%6*:9%muuLO+9w$F#m",
"vw$F(r4w#a#:9%myuDFyw)r#mzw/H$&hP$hP:9%m{#mx(#m4(&hS$hS-9%hUi9*hR&i<$i<-9%sciC*hUw'K#J.K%p#/IiJ#(w-X$s6w#n#Z'%s7iM1",
"R'%AB.K%p#/O6#(*w%6$iM$iM)'iNiO=#m>iN&iP$iK&iS$iRw#X#jxw,M$mDw,M:w,J#kq)'%knw(C$kr#mcw4t#jR*#mlw,8(w,/)mm(#mnw+p1Lw",
"+p+mxw)G&mzw+p(bw+p0m}w+p1n#0#m~(&h6w+p%w$D#w+p-h<w*P+n/w$,&n1w+p(hBw*P0n4w+p6n40#n3(&hH$T#n0w+p-hLw+p&n3w+p#hNw+p5",
"nFw$C&nHw+p:nKw+p1nAw+p0nJ0#nI(&h^$h^w+p)nDw#y#w(R$p#0=hkw(R/hnw(R(p#0Dw(R(hn$hn)'hohp=#n5ho&hq$hl&ht$hs#n6w(I(huw(",
"I4lc)'%l`w$x$ld#nBw(I#kD*#nKw(I,w1E%nL(#nMw(I>nWw%|&nYw(I:n]w(I1n_0#n^w(I$R'%fw#z#h9w&w+nhw#z&njw#+#h9w#z#h>w&w0nmw",
"(:6nm0#nl(&hE$hE-9%ThA*hB#ngw&h(p#0shRw&h/hUw&h(p#0yw&h(hU$hU)'hVhW=#nlhV&hX$hSw,K#w#X#lDw0;$nlw,::.K%p#1&Aw.^#w#S#",
"s0w,k$oEw:[$Z'%s5N1.K%p#1-*w#C##oHw<M'*<18w9>%oI(#oNw'%$w1<0oTw1<<oYw1<3o[w1<Goew1<Aojw1<<oow1<2orw1<-ovw1<%oww1<0o",
"zw1<$o{w1<+o|#oyw'h%#h]w%s$w'c(hfw'c#<w'c#p#1ew'c(hf$hf)'hghh=#oUhg&hi$hd&hk$hk&ki$kiw#]#tGw'g$p#+Cw0~>n))'%n&w)Y$n",
"*#p#+Nw+X#lg*#p#+M(w)L%p#+MwD`#m6w/j(#p#+T<U,%AljwAC'SwA]*#p#+^w:m,mIw:m'=w,:$p#+bw:m(r(w#3$p#+dw:m,p#+fw#W$r*w,V+h",
":w,V+p#+pw+[&p#+rw,V(h@w,V0p#+uw,V1p#+w0#p#+vw:m$w,V'hHw,V+p#,$w#z&p#,&w,V(hMw,V0p#,)w,V6p#,)0#p#,((&hK$hKw,V'p#,&(",
"#p#+}w:p#hNZ'%sdh`w+6#p#,#w)]$.K%p#2M7w,h&shw((&smhfw#D#p#,)wG*%K%p#2Tw#D#w+]#&hg$hg)'hhhi=#p#,-hh&hj$he&hl$hl#ol1V",
",%l[P,%m;wEy&w,H#oo]w,H#3'%o(]wDo-.K%p#2[s`w,u-p#,Sw,u(s`w$A#p#2cw,u%p#,Vw,u1p#,W(#p#,SwH.#N.K%p#2fw%,$w#j)p#,[w#j$",
".K%p#2lw#<$#p#,^w+W$w#d#81wDu#C*#p#,_(#p#,](&h9$h9w(6#CS^#p#,_w(6$h<w$b&p#2ssaw#w-p#,ow$b(saw$b#p#2zw$b%p#,rw$b1p#,",
"s(#p#,iw$b'p#2}s_w#j-p#,ww#j(s_w#j#p#3(w#j%p#,zw#j1p#,{(#p#,s(&h:$h:w$h#LNh6#p#,uwEb#oZEw&T$csb%**Z9%*hA8#p#,w(#p#-",
"/w*w,rJw*C&<J5D%nG5D%nDuTWA'%76*#p#-70#p#-6wPp#<R'%HB3'%nKr/QwG;$p#-8wI1#nMwHJ)w**$wG]#nR2,%nSw'i)wIJ#nWwD+#*#p#-Bw",
"Hc%p#-BwHc+uLO*'w%(#p#-Ew%l$#p#-EWwLa&T[*C#p#-G(w8l#nXw8l'7*#p#-M0#p#-LwQ3'h:h>*^#p#-H(#p#-G(#p#-Vw%:(uLP_'%q{7#p#+",
"jwHb#8*wVo#*wVc$*#p#-^(#p#-Z(uTY#w#/#C#p#-Zw#C#Lw#C,p#-c(#p#-](uLNm,%*<w..)p#-b7#p#+tA&*w'4$7CNZ'%8<Hw:9#s^)'%ows^u",
"LNm,w%w#p#-lw/%#wM[)#p#-l0#p#-k1&e$*2,%h:Lw%v(I'%p#+#wTD#*h@#p#-lw%v%p#-lr:w%v&r:8*7w$d$*uLNIwT{##p#-pw$i#hDw#x)uLN",
"l,%hGew/w'[*6w%&+p#.$w#~#*w$U#*h:#p#.'w,p#*]E#p#.#0#p#-~(&hL$hLw&z#e*H#p#-y(#p#,7h@#p#,5(&iI$iI-'%hAhN1iH-'%6hO]iI#",
"p#,8w$)#*]P,%tJw,t)2,%AEw#1+Sw(0)#p#,Aw7-=p#43w7-.p#/0w7--p#4:w*k%p#/3w*k1p#/4(#p#/=w*A15D%oS5D%oPuTWA'%T6*#p#/E0#p",
"#/Dw20#83'%oVw*6#S*#p#/Ew*6#oXw*6)Q'%h:o]2,%o^w*1-obw;(#*#p#/Mw':%p#/Mw*11p#/PwNq#S#p#/Pb&N$N-'%WN*C#p#/Rw*1$ocw*1*",
"p#/X0#p#/W(&h=$h=-'%eh;*f#p#/S(#p#/R(#p#/kw%+,row(p$p#/mrq#p#/lw&D'rq6w^@%<w^@%q7O%8w&K&w$*#<3'%Twb`%#p#/ww_W$w3B$J",
"#p#/xw#t$7w%4#uDFy'%8#p#/{wRi%p#/{8wRi&<7*63'f^(#p#0$f&T$T)'bW=#p#0#b&h6$Nu]_/qR%h6111#p#0'0#p#0&(&h;$h9w`U%p#/}(#p",
"#/|w$a%qR%6h<w$a%h@w$a,w_}#Q'%hGw&}#*wQg%w$^$#p#0+w&a#7Eu]_/qR%****uLO+qR%7*3qR[b(#p#00[)'HS=#p#0/H&W$C#p#070#p#06b",
"w*/$qR%^hBWL#p#0.(#p#0-w&.&%$wa|%8#p#0>w%;$w/b$.qt%Xw2Q$w&{$uDF~D%*w:l$p#0Ew^F)CL#p#0E(#p#07w#j-JT#p#0Lw#j'fJw#[(p#",
"0Ow87%wXK#8<#p#0O(#p#0>w#[$sCw*>$p#0Up#,kw*>#Q'%p#,l=#p#0VwW%)p#,mwa|$r[#p#0Ww_Q$hi#p#0EwcM#s]w*]$w#a)p#0a7w#a#w#3)",
"p#0fw+0$3'%p#,xEd'%*ql#p#0hw4[+#p#0hw*n#*uTWA'%N*rt#p#0iw<n$w#>#L[H#p#0i(#p#0R(uDG5q{q{rW)'%hCw3#$h;w.7(w$)()'%LhB#",
"h9w%R$w$>)p#0yw$>'p#--w$>&p#0{w$>,p#0{w)Y#hIwc_#hBE1*w*{#&b$bw$4&^hS#p#0cw$)$sAw#p#3'%i[w4F%w,6+ia=d'%Srt.K%p#5n6w%",
"p#w@+#7w@Z#C$AQ'%if=.K%p#5r*#(Tw'X#&W$b.K%p#5sih#(w*-$&if$if)'igih=#p#.*ig&ii$id&il$ikw%*)p#0Zw%*'p#-Gw%*&p#0]w%*,p",
"#0]w+a$*#p#.3(#p#.2w/R(Lw/R0w#u)p#0kp#-Tw(-&p#-U=#p#0lw(-)p#-Vw(-&p#0mw/~#p#6*[w/~-p#0uw/~(^w/~#p#61w/~%p#0xw/~1p#0",
"y(#p#1&w/~4p#,J5D%p#,Gw/~&p#1-0#p#1,w/~'p#,Mw/~&p#1-w/~#p#,Ow/~-p#,S2,%p#,Tw/~-p#,Xw/~%p#15w/~%p#15w/~1p#18w/~%p#18",
"w/~,p#1:w&9$p#,Yw/~*p#1A0#p#1@w/~,p#1;(#p#1:w)D#hK*w*r$wiL%hZw&L)p#1Jw*u.p#1Ow'R'p#.+w'R&p#1Qw'R,p#1Qw*u+p#1Rw*u,p#",
"1Rw)T,hiw)T1hnw)T(p#6lw)T3hsw)T#p#6pw)T.p#6qhuw)T'hs$hs)'hthu=#p#/)ht&hv$hq&jj$jj&jn$jmw%))p#1Bw%)'p#.Ew%)&p#1Dw%),",
"p#1Dw)X&p#1D(#p#1C1w#Q#w)[)w#*#Nw1,%gw2j).K%p#7$<w)6-p#1Vw)6(Sw)6#p#7+w)6%p#1Yw)61p#1Z(#p#1dw)64p#-D5D%p#-Aw)6&p#1k",
"0#p#1jw)6'p#-Gw)6&p#1kw)6#p#-Iw)6-p#-M2,%p#-Nw)6-p#-Rw)6%p#1sw)6%p#1sw)61p#1vw)6%p#1vw)6,p#1xw%t$p#-Sw)6*p#1~0#p#1}",
"w)6,p#1y(#p#1x(#p#1pwf6$kQw3m%p#1qwr#&wfa#*#p#1rw:1#<kUw$X%w,{,p#2/p#/%w,{&p#/&=#p#20w,{)p#/'w,{&p#21w2)$Ww*3*hdw#a",
")p#2:w*3.p#2@w(-'p#/2w(-&p#2Bw(-,p#2Bw*3+p#2Cw*3,p#2C(#p#2.wC3%'%h=h]wu&%w*B'hpw*B1huw*B(p#7tw*B3hzw*B#p#7xw*B.p#7y",
"h|w*B&w5F$hQ)'i#i$(#p#2Ei#&h~$h~)'h|h}=#p#2Dh|&i%$hzuDHI,%q{w&<2p#2ap#/Pw&<&p#/Q=#p#2bw&<)p#/Rw&<&p#2cw&<$l-w&<$w#Y",
")p#2kw&%'p#/Yw&%&p#2mw&%,p#2mw(:#i6w&n#Lw3l#^$^&l.$l.&l2$l1w#h)p#2Fw#h'p#/bw#h&p#2Hw#h,p#2Hw+t&p#2H(#p#2Gw2M:#p#2M1",
"#p#2Lp#/Uw@A*-'%p#/Z<%6wC>#1ww<%w#K#)'%p#/_w'($Aw%s2p#2dp#/|w%s&p#/}=#p#2ew%s)p#/~w%s&p#2fw,u#p#8Rh=w,u-p#2nw,u(hCw",
",u#p#8Yw,u%p#2qw,u1p#2r(#p#2{w,u4p#.r5D%p#.ow,u&p#3&0#p#3%w,u'p#.uw,u&p#3&w,u#p#.ww,u-p#.{2,%p#.|w,u-p#/$w,u%p#3.w,",
"u%p#3.w,u1p#31w,u%p#31w,u,p#33w&u$p#/%w,u*p#390#p#38w,u,p#34(#p#33w3,0hhw&L)p#3Cw+x.p#3Hw(1'p#0Sw(1&p#3Jw(1,p#3Jw+x",
"+p#3Kw+x,p#3K(#p#39(&ha$ha-'hjhkhd(Nw9x#&hi$hiMwU<$p#38hg&hl$hew,0+hvw,01h{w,0#huw,0#p#97w,03i$w,0#p#9;*#(hzw,0*p#9",
"<i&#(h{w3O$i$$i$)'i%i&=#p#3Ki%&i'$h~&m=$m=wx/#w$*#p#09w)n$p#1Q1#p#1PwG/+wCk*sVwB-)I'%8wIk$p#0]w>D(wAl#(#p#1^H)'AC=#",
"p#1]A&NwY6%w&I%p#1_bw&I&Ws@Q'%Trtwwg%p#1bw)M)^8#p#1owK1#p#.bP,%o%*P,%*tKw*o(2,%p#/Nx&d$p#/mp#/nw|'()'%]p#/Rw|o*p#4|",
"w-^$p#0s@qp%p#0dqo*wa8#r`w&.#fuLOJ6=r_wwj$&hI$hI-'p#.lp#.mmdf[uTXz'%q{Bp#.m#p#1sw)^#p#0zw&x#p#0zwKT)x$Q#p#18#(<x%-'",
"w#<#p#0fw#<#M'%Lp#.u#p#2+(#p#1zw&3'67w&3%Aw&3%tLw64)U,%<p#1Fw'q(#p#2*wSm%rV%rUwyK#*#p#2,w)5+wFY#(#p#2;bw$o#)'SN=#p#",
"2.S&T$wMn$oNw$C&p#0W^.rV%t#p#17wVH#7$7#p#20h6#p#2/w$O'e<w$O%Lw'`,w#]#I'%<w'`$p#1Cw'`(#p#2;w.Q*8W)'%T8w3d#7$63'%<s@w",
"B0#*#p#2Aw,*#*rtuLO*'%h7*#Hw)|#Hw'l#8w02#wF6%e(LAC&h7$h7)'^h6=#p#2G^&h:$T&hR$hRx(R$p#2Dw)G(hTwA$:p#5fp#1rw/w&p#1s=#",
"p#5gw/w)p#1tw/w&p#5hw/w#p#:HwA$.p#5pwA$-p#:Ow%E%p#5sw/w1p#5t(#p#5}w/w4p#0h5D%p#0ew/w&p#6(0#p#6'w/w'p#0kw/w&p#6(w/w#",
"p#0mw/w-p#0q2,%p#0rw/w-p#0vw/w%p#60w/w%p#60w/w1p#63w/w%p#63w/w,p#65w/w$p#0ww/w*p#6;0#p#6:w/w,p#66(#p#65w/w*w%p'w&I%",
"p#6Ew/t.p#6Jw/t'p#2Iw/t&p#6Lw/t,p#6Lw/t+p#6Mw/t,p#6M(#p#3)w$0#hfEx#h%tM#p#3*w*d#6gw*d)p#3,w$&$w$6)p#6[p#2Ww'm&p#2X=",
"#p#6]w'm)p#2Yw'm&p#6^w'm#p#;-Nw'm-p#6fw'm(fw'm#p#;4w'm%p#6iw'm1p#6j(#p#6sw'm4p#1M5D%p#1Jw'm&p#6z0#p#6yw'm'p#1Pw'm&p",
"#6zw'm#p#1Rw'm-p#1V2,%p#1Ww'm-p#1[w'm%p#7&w'm%p#7&w'm1p#7)w'm%p#7)w'm,p#7+w'm$p#1]w'm*p#710#p#70w'm,p#7,(#p#7+w'm8p",
"#7:w'm.p#7@w'm'p#3.w'm&p#7Bw'm,p#7Bw'm+p#7Cw'm,p#7C(#p#3h(&hb$hbw#4#[1ha#p#3jw&;$s9w#|#.K%p#;iiOw1J&*hm#6w#=$hkw0_$",
"K%p#;nhow#='NwjL'S$HQ'%iWw4q#bw.*#huwau#p#;t7w#L'w4v$f$f&iZ$iZ)'i[i]]#p#3~i[&i^$iXw-|$p#7^w'b,sEw4[$p#7awXe:w$p+p#<",
")w14%p#7pw'@$Q'%Nw5z#p#<,w&I$w4A#x1@#r#w)i#7w#2#*s@#p#7ww'O#w'H#*NLS#p#7ww#h#p#<1h7w#R#w'%#wei$w/n$eh9=#p#7xe&h:$^w",
"$6#p#3Gw3H&s]s+#(r:w3H##p#7|0&hB$h@#p#7zw$q(hBw$q<p#<Dw$q%p#80w$q,p#<Gw$q9p#87w$q,p#87w)w#*1#p#82(uLNs,%*sNuLNg,%sq",
"w5**K%p#<Qh<w+v-p#8Ew+v(hBw+v#p#<Xw+v%p#8Hw+v1p#8Iw%E$T#(Hw#b#srw#t#)'%sOh6:'%Ww#t)p#8Tw#t(hOw#t#p#<fw#t%p#8Ww#t1p#",
"8Xw#t$S#(6w5G#w#f#sdw#x&sPhDwj3#hXw#d#p#<qw#d$w#M#8w')#A$wAC$ssw#M&sthKZ'%suwj^$p#<yw#M0wXO#w<@#)'hbhc=#p#8_hb&hd$h",
"_w#b#p#4.w#b#V,%svw&*(2,%Espwac&sv<*6wWh$,%p#45hg*w:K$w#H$M'%s+1#p#8hwW>%#(r:w#<#sww%t'x:G#w#9$wq<$x9,#p#8q0&i6$i6w",
"#I#tNw*O$p#8~wpW>p#4M)'%p#4Jw+P$p#4N#p#9-w#y#p#3.*#p#9,wpW&p#9,w$y#p#3Zw$T(#p#93wpW$p#31wpW4p#9<w+r,p#3mw)Y$wpW(p#9",
"Aw)Y$wpW)p#9CwpW,p#9Ew#W$wpW9p#9Owo]&p#9QwpW:p#9TwpW1p#9V0#p#9UwpW9p#9`w#z&p#9bwpW:p#9ewpW6p#9e0#p#9dwpW,p#9b(#p#9]",
"wpW-p#9_wpW'p#=qwpW5p#9ewpW'p#=xwpW1p#9iwpW(P,%p#.HtOw&{)p#:%1#p#:$w3`$p#4vw#2#xD+$qxw+8$p#:'p#3s#p#:&1d'%p#46r`#p#",
":7(#p#:6w(U(w<z)-'%p#3{S%8wIP$w>G#NPwiv#O%Lw$%&uLNo,%Cr|w$3%w,F#p#:Aw)=/r|w)=%x<P#)'%<w7V$qMh6x8q$Cw4M$wB2+8x>~+p#:",
"[wB2$p#5W@qp%p#5Hqo*uTWY'%*=r_#p#:`w.q$hI.K%p#:Yh6#(*w=I%p#:U^&h7$W&h:$h9M'%hDr|wC),7w#v*p#:ew#v$p#5c#p#:c(#p#:bw$r",
"(hCw$r0M'%s#<w#['Hw('#p#5]w$J(p#:rw$J$h^.K%p#:nNw$J$wAm#p#:oS&[$C#p#:m1#p#:l1#p#:kw$#(Hw&Z%[w&Z$1W%8w:8#r|O%ABuDGP*",
"A($A.K%p#:yxEE&wF2#p#:yw1|#6uLO*xEQ$p#:yC)'<A=#p#:x<&[$7U,%Hs$w(.()'%hnT#p#:s(#p#:thI#p#;&1&hl$6w.z##p#:z0#p#:yw$E'",
"hphcw$E$hnhfx7,$0hh%w8y$hj%wdR#hvhl%LU,%8r|O%Sw3M*Hw#,#.K%p#;5w3M$x6m#s%w8&$,%WAw/@'w(B#p#;6riwDz$K%p#;<fw#M's$uLNm",
",%h;Ew(z$#p#;;xI8#wiJ#*s&wcs#*#p#;7w#4#w$:#*w%1&w#j#p#;Bw2O$M'%hFE#p#;Cx<k,p#;@(#p#;N1wQa#-'hIC8hJT-'hF(8hGT-,hDS8r",
"iTZ'h@h61hA&hH$hH)'hBhC=#p#;EhB&hK$h=&i7$i7-'i8hLhMhJh=-'i3hqhMhGw:v#1hNhBh>)'i6(=#p#;Oi6&i;$i0P,%s'i4wIA#p#6Mw&`(@",
"qp%p#6Cqor3wMq%iDwFR$p#;Ji;#p#;IiA#p#;Hi;w#G#i:w#G#u]`v'%s-E1i>w0J#&iJ$iJw#}#iLi@x:m$iMiF8xJ%$w',%7iNw',$<iQ%wLq#s-",
"wq<#1O%<w$2&w#6#w+>$#p#;V(wI>'p#6dw-7$s-1wsY#)'%p#7<w*V$s+#p#;wp#6jw#w&p#6l<w*F%r[xFf,s*xFf)p#;~xFf$w:n$p#;}p#6qw#Y",
"&p#6s7w#Y%s+w#Y%w)5&TA#p#<2w2B,p#63w2B'x2W%p#<6w2B(x-B%p#<8w2B,p#<:w#W$x;d9p#<Ew1G&p#<Gw2B(x;d1p#<Jw2B1p#<L0#p#<Kx;",
"d(p#6Kw'P(x;d4p#<Xw$,&p#<Zw#+#x;d6p#<^w2P6p#<^0#p#<]x;d%p#<Yx;d5p#<]x;d:p#<ow$C&p#<qw#+#x2s6p#<tx2s1p#<jx2s0p#<s0#p",
"#<rx;d.p#<m(#p#<jw&r$p#6qw+h$p#<lwC2$#p#=(xFg$x-Q0p#=.x-Q<p#=3x-Q3p#=5x-QGp#=>x-QAp#=Dx-Q<p#=Ix-Q2p#=Lx-Q-p#=Px-Q%p",
"#=Qx-Q0p#=Tx-Q$p#=Ux-Q+p#=V#p#=S(#p#==(&hT$hTw*/#hRhVhS#p#=`x#k9p#765D%p#73x#k&p#=h0#p#=gx#k,p#7:x#k&p#=iw5u#p#7<x#",
"k2p#7B2,%p#7CwHo-p#7Gx#k%p#=rwHo%p#=rwHo1p#=ux#k%p#=ux#k,p#=wwHo$p#7HwHo*p#=}0#p#=|x#k,p#=x(#p#=ww>/#s*xU%'&ia$ia)'",
"ibicq:#p#=bib&id$i_w.`'p#8>w&o$w68*ivw7/+p#>,w68$p#8^#p#=gw0P#p#8Nw5h(p#>0(#p#=hxJh$r`#p#=hw}F$p#7cuLNl,%6p#7cw2s$w",
",V(d'%p#7hr`w$M#p#8hw$##uLO*w#u#umq1'%[E11*NwAq$e$ew#Q#p#8iw1U&p#8^qos,w$w'7$7w$k#uLNm,%j8w&F&w:U,wNo%ry#p#=ej=#p#=",
"dj:d'%p#7wr`#p#>T(#p#>Sw5`'j=Aw7%%Hw7%$jFNw:]Jp#>^w:]kp#>xw&P$p#9;@qp%p#9,w&M(p#>|w:](p#>vw:])p#>rw:]Gp#@%w#v$p#9G#",
"p#@#(#p#>~w:]Mp#9Aw$J(p#@2w:](p#@.w:])p#@/w:]%p#@-1#p#@,1#p#@+w:]Lp#@9w:]*p#@9w:]*p#@9w:]&p#@8w:]8p#>T(#p#>UhI#p#@C",
"w:])p#@:0#p#@9w:]dp#@Rw:]>p#@Sw:]'p#@Yw:]4p#@Xw:]/p#>uw:]3p#@_w:]*p#@`w:],p#>}(#p#@kw:]Jp#@bw:]Dp#@lw:]-p#:1w+c)qp%",
"p#:'w:]-p#@gi;#p#@-iA#p#@,i;&iH$iH-'kYkZiMiA7-'k]k^iMi;7uLNm,%k^w,B)w:t%kawaG'&k`$k`&kc$kZ#p#@*k_#p#;Gk_w#J#p#:&w#J",
"#uLNm,%p#8~x66#p#8;w-v-)'%kgp#8:w*R,p#9*w*R*p#A-w*R$p#:K@qp%p#:;wc5$p#9Mwc5$Hwc5%N$N)'%p#91wfv$p#;%w#v(w#q(uDFy'%p#",
";,x'Y$w#u'8*#p#A<w#u$p#:Y2,%p#;1w1q)3'%p#;5w#I([*#p#AGwO>#wf4#p#:}xbA&p#AIxd#$w'Q#C7A#p#AIw#i$p#:e@qp%p#:Uxcc+l-w#(",
"#p#8_@qp%p#:YqofuLMX(*a_&h<$h<wbs#p#:kw%I&*l2w5N#hS$hS&mb$mb-'p#8`p#8anOl2hSw<Y$p#;]xKA$wU@$w#,#p#:'w(x$p#BIri#p#BH",
"w$n$t(w#;##p#BIw/4+w#*#wh1&wx2*wcQ#q:w$1#p#;##p#BSx'U).K%p#DmHwJQ&t*w',&AEw#C(R'%p#9%J3w56#:'%Sw&E#w,Z#7*wcI$,%t*f*",
"wRs$w2_'Eh;uLO*'%h@*#p#Bhw*U&h>h@W(6wZA#)'h;h<=#p#Bgh;&hA$h9w%E$p#Bew$|(h;wUd<p#E-wUd%p#BwwUd,p#E0wUd9p#B~wUd,p#B~w",
"Lm#t+h7wLm#p#E7wS+-e$e)'h9h:=#p#B}h9&h;$h6w$<#p#;Lw)&$wW[*w*]$h_$h_w$q#hah]7#p#C$w%#%,%rihbw&|%hew&|9p#;^#p#C.w%7$t",
",w%7$w$@#w$I#w=-%p#C2w)I$.K%p#EObw$_'w%V$c9w+'#p#C7w]W%9%*SAH#p#C9w:V#p#C:#p#CLw:19p#:m5D%p#:jw:1&p#CT0#p#CSw:1,p#:",
"qw:1&p#CUw5J#p#:sw:12p#:x2,%p#:yw:1-p#:}w:1%p#C_w:1%p#C_w:11p#Cbw:1%p#Cbw:1,p#Cdw(c$p#:~w:1*p#Cj0#p#Ciw:1,p#Ce(#p#C",
"dw%}#t#w'G$w&;#hS#p#CZwd`#hTp#:lP,%p#;6w.:):9%p#Cb#p#C_xO[*p#Cz(#p#C{w%k$r'w%,&8wBe#[wBe+p#D+wBe&p#D-w#+#HwBe#^wBe0",
"p#D0wBe$R'%^Jxnc$qow-(%TwTN$^w#x#h=wF*+p#D5w#x&p#D7w#+#h:w#x#hCwF*0p#D:wF**uLMX(hCaq+&h@$h@xOQ#w$y#t.w*}'t/w%&#V,%i",
"*w%S()'%i$w,b,p#:Yw'l#6w(g#1w+##i5i0w0-$.K%p#D5wAt$w#1#Cc9w06#p#DYw(o,rMw#s#U,%[xu+-2,%fwB#$w#1$U,%1fwX{'wZx)HS*8#p",
"#Dh0#p#Dg(&b$Nw#I#h7#p#Di0#p#Dh(&W$W-,%6H*bw#1#hB$hB-,%iJhE*f#p#DQ(&hG$hFV,%iKw%:+iEw%:,p#:zw.y%.K%p#DSx5b'*w96#8*w",
"+-$,%iWhS*S#p#D_wCC%,%*[WhQ&hW$hW-,iWiXhy(hUw#}#w_6$.K%p#FviX#(i#wMX$iY$iY)'iWiX=#p#D^iW&i]$iUw#I(w/8$p#DYwdkGp#G)w",
"/8%p#E0w/8,p#G,w/89p#E7w/8,p#E7w/8#sdw/8$p#G5w/86p#Drw/8$wC('t0w$J##p#Dsw$h6w=<#w#v#<1w_-#w.|$p#=Uw2v+p#GF<w=2$x9|#",
"p#E#H&N$Aw%[$p#D~w#s(x3Y5w%['p#GPw%[%p#EYw%[,p#GSw%[9p#Eaw%[,p#Eaw%[#t1w%[$p#G^w%[6p#E:w%[(&hJ$hJ#p#E9w$c(hLwaZ4w%P",
"$p#=z#p#EBw$p$t2w1M2p#EFw1M$w&&#Ww$A#p#Gpw$A(Sw1S)p#ELw$p%9%*NCS#p#ENw+*#Wp#<gw*5(.K%p#Gvwg8$wa[)p#F((#p#F)w$;$r+w/",
"#+Cw/#+p#F5w.*&p#F7w/#([w/#0p#F:w/#'h:w/#7ew/#+p#F@w#x&p#FBw/#(h=w/#0p#FEw/#,hHw/#&hF$hF&hZ$hZ)'h[h]=#p#Eth[&h^$hX&",
"iC$iC#p#Epj{#p#@>j{&k`$k_#p#EIri#p#EHw9a*p#EIw9aKp#>]#p#ESw9a,p#HJw9a=p#<_w9aSp#Ehw9a5p#Egw9a)p#Eew9aGp#Hgw*o%p#Eww",
"*o,p#Hjw*o9p#E~w*o,p#E~w9a)p#Hqw*o6p#E}w9a(p#@)w)E$w9a6l>h]7#p#F$w9aKp#@:#p#F.w9a8p#F2w9a'p#I,w9a3p#F7w9a,p#F9w6|#p",
"#F:#p#FLw9a9p#>J5D%p#>Gw9a&p#FT0#p#FSw9a,p#>Nw9a&p#FUw9a#p#>Pw9a2p#>U2,%p#>Vw9a-p#>Zw9a%p#F_w9a%p#F_w9a1p#Fbw9a%p#F",
"bw9a,p#Fdw(c$p#>[w9a*p#Fj0#p#Fiw9a,p#Fe(#p#Fdw9a/p#FZw9a$p#>IP,%p#>pw6*)w#,#p#>~w$Y#:9%p#Few$8#7$6:9%p#Ff#p#F{w#>$r",
"Aw#>#w#,#rEw.4&p#G%wVm0w#B#rFw#B&p#G*wX04rGw#B&p#G/wX0,rIwX0$uDFyw)|#p#G2wX4-LwX4%Hw)i$&h<$xG9$rBw#j#:9%p#G;wVr$p#G",
"<w+J$w#;#rCw$&&p#G@wX.4rDw#B&p#GEwX.1w$D$p#GIwX2-p#GMwX2%p#GNw$D%hR$hR:9%p#GO#p#GL(#p#G6(&hX$hXw)1#hThVhWw`N)p#GS(#",
"p#GTw=$1hfw1$+p#Gaw0+&p#Gcw1$(hkw1$0p#Gfw=$Ahsw1$+p#Gkw#x&p#Gmw1$(hxw1$0p#Gpw=$4hz$hzw$y#w=$0i`w(s()'%iYw0%,p#>lw=$",
"-ikifw=$'p#Gkw=$/p#H2w=$op#HA0#p#H@w=$*p#HB0#p#HAw=$,p#HAw=$'j#w=$#p#H*w=$'j$w%:+izw%:,p#@0w=$(p#H,w=$5j0w=$#p#H7w=",
"$1j0j1iRw=$-p#K,j1#(iXw=$$j2$j2)'j0j1=#p#H6j0&j5$j.w#I(w2X$p#H2w=$Gp#K;w2X%p#Hfw2X,p#K>w2X9p#Hmw2X,p#Hmw=$)p#KHw2X6",
"p#HKw=$2p#HLw=$Jp#Bhw69+p#KXw=$)p#HXw=$)p#HWw=$Gp#Kcw%[%p#I2w%[,p#Kfw%[9p#I9w%[,p#I9w=$)p#Kpw%[6p#Hpw=$-p#How=$Dp#C",
"0#p#Hww=$8p#H{w=$-p#L&w=$3p#I%w=$,p#I'w=$$p#Ayw*5(.K%p#L,w=$(w{m%p#I^(#p#I_w=$>p#Ikw.*&p#Imw=$:p#Ipw=$Np#Iuw#x&p#Iw",
"w=$:p#Izw=$Bp#IMw=$)p#IIkT#p#DQkT&or$or-,%kUiDo2mV&ou$ouw8x#p#0X*ot#p#DRw9*'6oxw9*%o{%6O%7JuDGPtPw&*#V,%p#C$w&7%%$(",
"uLNg,%p#C$tTw#1(#p#K|ri#p#K{w9i(w=f-sMO%8aw&n%#p#L'w#H&CL*w#H%8w#H%qew:1))'%bwa5$w(I$p#D,#p#L1w(V#hEsNw#0#6#p#L2w'=",
"$s|w#L#wc}#sMw/u&s|Hx$r*&f$y@u#Cy4X#s~w0X)xfv#w(g#w:d$w#9#sxw%($p#LHw^Q$x)t$w,+(#p#LKx)Y1p#LL(#p#LF(#p#LUx3H4p#CD5D",
"%p#CAx3H&p#L]0#p#L[x3H'p#CGx3H&p#L]w$x#p#CIx3H-p#CM2,%p#CNw:i-p#CRx3H%p#Lew:i%p#Lew:i1p#Lhx3H%p#Lhx3H,p#Ljw:i$p#CSw",
":i*p#Lp0#p#Lox3H,p#Lk(#p#Ljw:i-hW#p#Ldw+F#hXp#CAw&4(w#,#p#Cjw'a$p#LhhHw7I)p#M$(#p#M%w7I1wRJ,p#M1w*P&p#M3w+I(wRJ1p#M",
"6wr/*uLMX(hba_xE@#x'p'h<w+D+p#M:w#s&p#M<w#+#x'p$hBw+D0p#M@w+D,hfaq+&h>$h>&hC$hCw$t#x.,(i#w(0(w#:#syw(O$p#MQw(O'szi)",
"w(O)p#MTw(O1p#MUx++*p#MY(#p#MZw.=1h[w%t+p#Mgw%$&p#Miw%t(haw%t0p#Mlw%t,h=w%t-hhw%t+p#Mpw#s&p#Mrw%t(hmw%t0p#Muw%t,hBw",
"%t&hN$hN&hp$hpw$x#t'w-Q&w:3,iQw7x)w+U)p#N-w+U(Aw&))p#N0w&)1p#N1(39%*p#C^39%iGp#C_#p#N7w:F1y&b$w#($w-r#*w:P/Axq])R'%",
"TJw#($w#N$wiO&AC*8&L$L-,%NW*A#p#NJ0#p#NIy:r#TR'%ew#S#ew#S%#p#NM0#p#NLy:y'8b*h7w#1#xHx#,%j*hL*h:#p#N)(&hM$hM-,%j+i>*",
"hK&i~$i~umqA,j#j+inj+ij(hN)'i|i}=#p#N(i|&j$$iz&j*$j*)'j(j)qe#p#N)j(&j-$j&#p#M~j,#p#Flj,&j0$j/#p#MWri#p#MVw0^(j1w08%",
"j4w0^1p#M_w0^Pp#F6#p#Miw0^#jOw0^&p#Mjw0^rp#N#w0^3p#N&w(+1p#N'(#p#M}(#p#N0w0^4p#EN5D%p#EKw0^&p#N70#p#N6w0^'p#EQw0^&p",
"#N7w$x#p#ESw0^-p#EW2,%p#EXw0^-p#E]w0^%p#N@w0^%p#N@w0^1p#NCw0^%p#NCw0^,p#NEw0^$p#E^w0^*p#NK0#p#NJw0^,p#NF(#p#NEw0^/p",
"#N>w0^$p#EKw&4(w#,#p#Etw'a$p#NXhHw#/#wI20p#N_wI2<p#NdwI2<p#NiwI27p#NlwI2Kp#NuwI2$p#NvwI20p#NywI2<p#N~wI26p#O&wI2-p#",
"O*wI2%p#O+wI2+p#O,#p#O)(#p#Nsx)R*p#O/(#p#O0w3^1haw0i+p#O<w/u&p#O>w0i(hfw0i0p#OBwI'Ahnw0n+p#OGw#x&p#OIw#+#w<'$hsw0n0",
"p#OLwI'4ht$htw$y#w3c(iTw3c2p#O^w3c(iZw+T)p#Oaw+T1p#Obw3c*p#Of(#p#Ogw3c1i0w%y+p#Osw%$&p#Ouw%y(i5w%y0p#Oxw3c;i<w%t+p#",
"O|w#s&p#O~w3c(iBw%t0p#P%w3c8iE$iEw$x#w3c'j4w+H()'%j&w3c3p#P9w3c3p#P<w&)1p#P=w3c$p#F<39%ixp#F=#p#PDw3c~w3c$p#PV0#p#P",
"Uw3c4p#PY0#p#PXw3c,p#PXw3c'j[w3c#p#P5w3c'j]ip*hK&jS$jSumqA,jTj]jCj]j>w3c#jQjR=#p#P4jQ&jU$jO&j[$j[)'jYjZqe#p#P5jY&j_",
"$jW#p#P.j^#p#IKj^&ll$ll-,%j_jXlilc&lq$lp#p#Oeri#p#Odw3n(lrw3I%luw3n1p#Olw3nPp#Hs#p#Ovw3n#m/w3n&p#Oww3nrp#P0w3n3p#P3",
"w(61p#P4(#p#P.(#p#P=w3n4p#H.5D%p#H+w3n&p#PE0#p#PDw3n'p#H1w3n&p#PEw$x#p#H3w3n-p#H72,%p#H8w3n-p#H<w3n%p#PMw3n%p#PMw3n",
"1p#PPw3n%p#PPw3n,p#PRw3n$p#H=w3n*p#PX0#p#PWw3n,p#PS(#p#PRw3n/p#PLw3n$p#H+w&4(w#,#p#HTw'a$p#PPwBL$wqs%p#Pi(#p#PjwBL>",
"p#Pvw-$&p#Pxw-t(wBL1p#P{wBLIp#Q#w#s&p#Q%w-t(wBL1p#Q(wBLYp#Q9wBL3p#Q<w(O1p#Q=w0i$whh%p#QB(#p#QCwBL>p#QOw%$&p#QQw%t(w",
"BL1p#QTwBLIp#QXw#s&p#QZw%t(wBL1p#Q^wBLkp#Qrw0i3p#Quw&)1p#Qvw0i$p#HHwBL#p#HI#p#Q|w0i~w0i$p#R20#p#R1w0i4p#R50#p#R4w0i",
",p#R4wBL,p#QnwBL>p#QmwBL.p#QnwBL%p#Qgj,#p#KVj,&n{$n{-,%j-j'j/nxuLNg,o'o((#p#KYo'V,%tUw&Z+o)=#p#K]xxl$spwjZ%o)o*o%*w",
"/p#tUo&y`b'w/X#o+xB;&p#SIxZ*2p#SLwZ=Gp#SnwWb%p#S[wWb,p#Sqw']$wWb4p#ScwWb,p#Scw#h#p#SvxZ*6p#SdxZ*(p#K/w$@#w#E#xZ*(p#",
"ShxZ*%p#Sfw$q(xZ*=p#T,w$q%p#Sxw$q,p#T/w$q9p#T#w$q,p#T#w3b#oasNMw+2##p#S{xZ/6p#T:xuh.p#T1xY:(xuh$p#TBw*b%p#T4w*b1p#T",
"5w%J$xZ/@p#TAw#t(hPw#t#p#TOw#t%p#TDw#t1p#TEw#t$xZ/9hYw#d#p#TZw#d$w#M#xZ/9haw#M#p#Tcw#M0xZ/$hb$hb)'hchd=#p#TKhc&he$h",
"`w#b#p#Ktw-m&xZ/))'%p#+6x0S$w*2%,%svA*xYQ$-,%p#K|hiy=l*I'%p#+<w&u#s+*#p#TVwsB%xZ9=L$L#p#T`0&i9$i9w^]$p#+E$p#+E&p#+H",
"$p#+B-,%p#+Hp#+Ip#+Gi;V,%p#J_uLNg,%p#J$w7q*p#J#xeV%<w+,$t:ExKE#w#^#:'%t:xv4*w#N#p#J)$*u;>&EtV#p#M$p#L7w)`&p#L9xJ~&y",
"o>8p#M+xKX$#p#MNtWw$T$p#J6$p#J6#p#MF0&p#J8$p#J0P,%tXp#J:x5U#p#L)w&$+p#J6p#J9x47,p#K)x47*p#U)w#D#*p#LJ@qp%p#L:x47$p#",
"KLx47.#p#Ms0&p#M8$p#M8u+-~u++m"};
/* onesweep_staged.comp -DGPUSORTI_ADDRESS, 13995 words */
static const gpusorti_line gpusorti_spv_onesweep_staged[] = {
"$fQu;<7h#u36-u36.qDh$uDE4uLN@h%uDE)u]`|uLM[uDEQqHqcuTUlh&uDEEh'uDE;q$uLNDuLO,h(uLMcqFh)uDEGh.h*q#uTU_h,uLMlh-qkh+r,",
"uLNquLO)h/uDE%uDF+uLNBh0uDGLuLMkh3q,qRq`q'q*uLO'rEq)qquLNkuLNmq%h2qhu33Uu;<Au#`KqguDFXv$o9)Su+3euefUu#=.Bc$cqbcqdcq",
"ecu#`Iumnev;F+2Av;EfUjvASSBDv>e;26v@Q%3Sv<xdo-v=4}Fhv#-<VcuTU47v6RUmWv<bs>Dv/AM#FBu;;cu#`J7uuvzq($v@8$D$B$w#$#uTU9`",
"q4777/$[W;$BqGB;T7qGq+;T`qGq3;Tq&qGq;;TWqG';Tq(qGqL;T[qGqP;TXqGqT;Tq+qGqX;TTqGq];T$qGqaw#(#qew#(#quw#(#qydT`/q-[W;q",
".BqGBdq.`/q&q.q=/Wq.q;/q/7q(/q0[q+w$.$dq1`/$7X/$7q+/$7[/$7T/$7`/q(q.qLd[B/[q.qM/$7q&/$7W/$7B/$w$k#7q//Xq.u#U-/$7q./",
"$7q-w#;%q.q<d$Bu33W$u;;v$qBuDDz$'Bu;;v$'uDD|$'`uTUK$<<''u33X$uLM:$<0'uDE*$<<uDE*$''uDE*$'<uTUK$qB'w#-#0w#K#WuDE*$qO",
"w#9#qO,$X'u]^[$''U'Uu]^[w#E#00w#1#w#*$qB'0''uLM:w#8#uTUK$'<''u]^[$qB<'w#5#''0uTUKw#/$)'$WMq+'q]v#$KM3T<w#$#'w#$$q+'",
"',$TT4q^$TuDDz$'7)V$q(,$Tw#P#B)V$W,$T<u;;|$eu;;rq-'u;;sq.q-,qfeq.)V$B,$ew$a#q&,$7qi4qjq&7)'$7,$7'4qjW7uDE'$w$2$',$X",
"<)V$`6'q/w#D#`C0$ruq/])'$q&w#t#q0<u;;sq1q0,qteq1,$e<6'q2'w#C#q2qn)'$q3w#-$qwu]^o'$rtqxG]CV$rJq21w#a%6'q3Bw#-#q3G6'q",
"4'C'$rLq4G)'$qCC'$s6q}q~C'$s3Gr#w#D$])V$qC6'q5w#R#rvq5w#c$q3Gw#=%w#Z%w#{#r*1)V$7C0$ryq4w$A#vfMXspw#k#q4w#k%r/w#J#r0",
"Gw$M#r-r.r1w#j)q/]w#v2w$,:r;w$,#q+6'q6q+)V$T,$[w%V$q/],$[04qlq(74ql[76'q7'6'q8w$S#ruq81,$XqOu;;~0$6'q9sqC'$rPq9q7M$",
"'rF,$WrG4rHw'G#Ww&q#sy6'q:w#v#q.)'$t5)V$[w%#$q6)V$q-)V$qe)'w#'$qA)'$vLM5-b)'$vF9(PS)V$q26'q;BC'$s1q;r=)'$Xw%Z#rWrX)",
"'$q(w$>#rYrZu;<#0$w#,$qsw#)$q])V$q&)V$sqw%J#q8w%J#r}q7qnC0$rrrbrcw%J#qnq7w#n#r.re,$X0,$7qO4rhXw);#q3w$($ri)'$q2w$(#",
"rjrkw#q#rl1)'$q+w#=%w#9#rorkw&j#rmrnrpM$'rq,$Xrrw#v#rqw(%#v+3LDD)'$v3Duee)'$v+3LDCw$>#rY1w%m%C'$rNryrOM$'rz,$Wr{4r|",
"$Ww#5#q9q:)V$q;4rJw#1$rJq:Gw#P#s%]M$'s&,$[s')'$u++2w#;$qsw#;#s*q]M$'s+,$[s,)'$spM$'q:,$[s/M$'r~,$Ws14s2w#i$s6q;q]w$",
"x#s41w#y&rNrFrO6'q<w&F#s6q<w(4#rvs8w$Z#s6q<w(M#rus:w(M$rYrZw$s(rJGq/,$Xs/,$XrGw$;#rOw'o#rO,$WsC4sDw#s$rLq:G6'q=w*7$",
"q=1uLMN0$rsrAw#.%w#l$]6'q>7uTU^qiq@q>Gw%v#[)'$q7)'$q;)'$q<)'$q=)'$q>)'$q@)'$rk,$Xs',$Xw%8#qB)'$qE)'$<uLMPqB`BqC%$4s",
"@$X4sT$X4sS$X4Uw#':rgw#;6qow#]>w#H'w#L7w#;3w#T/w#/'w#73w#i3w#@/w#P;w#'/w$wPw#'@rsw#72w&c7w#'+w%]Dw#/.uLMUrg$Xr]w%0(",
"w&*Lw#'Dw%8Xw#'*w$l%rDw#f6w#;'w#+#w#H+w#fbw%k;w(MDw#XHw#a6w%$%w$t'w&I;w%g2w#b%w#U7w#''w#z#w#'/w#H3w#+'w)++w#'@w#X#w",
".l#w$F7sAw#@:w#''w(06w#'$w&D+w$1+w$J+w'-@w#'&u;><$Bu;>A1$%(.qb$q_qa>'$+uLNl0$+1u;><$BuDGP+$$%+#hz:&3%(.qe$q_qd><$+N",
"qf$+2b$+ffuTUh'$+`W#i#(&H%H-'$@H+A#i#(#h}(uLNF'$+r~uLNI'$3r~w#q$uTVz'$+G1*'$:+#i%(2qb$q_rLIw$2#w#-$fw#-#8'$5+#i)(uL",
"No0$+Ag0$+w$I%+%(.ql$q&Gw#G#.ql$W1w#P(w#:#w#1$*w#_$i;(O'$h6h1u]^F'$7qJS+uLNo0$5+&P%P-0$ShG+Pw#r(#i>Z&hN%+w%Z#rNw#p&",
"q]w#g#qn+#i>(>'$q(#kr(>'qA[#kqqA#kpq78'$+q7*'$+qA#ku(w#i#rCw#i#uLP`qO$qsZ#iN(uTXs'$qs`+#kww#,$B3#kw(^0$3w&N&w%(#rJ$",
"rIL#(w&S#3uDG5]]rK#k~=#iS1&$%(-'$H:$$-'$1H$3J0$3h6Q$:BuDGP+:(%:w#[#:w%I%HD(#l,H*':=I#i^:&Fw#m%&h6%h6-'$q7hAS5-'$qAh",
"Bh5:-'$h:hCL=O'$+3w%##q:#l-w$V#5w$V)w#,#s5w$`$w('+*'$hJsV2b$3f+u]`qw'_$G#s6w(-$#s$1&F%Fw(U1hOw(U&ij(*'$hRsW2b$:f+w#",
"7%w&=#hn#im(#il1J0$h;rOw$F(^0$hrw)V)8'$h_rO*'$rM+#j'(&:%3w'H#rPw%a#9'$hzGw%.#w#C#5+#j,(w$N#-'$AF+D#j,w$;#+hK2b$h;w$",
";'#i~(&h4%h4w&^#hJ+a#i~hNw&s&hPh7$$J0$5s7Q$3BuDGP+3(%3.rJ$r}=#(1w&c#q9#j):&A%w$9#hDGw+>*w)&#j5Z&iE%+w&}#9'$hH]w#B$#",
"j.(9'$hJq]w#0%j/w#0#hLrnw#0%j0w&p$s9w#`#9'$hPqww#9$&5%5-0$s9P+5#j4(g0$s;w$)(9'$hVqn^w#I*s;@+5#j9(uLNI'$hUqs8'$]w'O#",
"+G#lzw%^#3]#l|w-3$r=w*X&i1q6w#9#+#jWw#m#+q~#lx(#jYw+>#3qn#l{w#M$r>w#M#w(i#Aw+]$q6+#j`(K'$Gw#7$G#m$w(j&$%+>'$s6w#8#i",
"T#jMw'A%w,`Ejp(#jU(w,Q$'$FP+L#jWw#w$s<w%K#O'$ifiaw$A$icw$8%w$R$#j^(&=%=w+E#h8+=*'$ifw#~#+r~#j_w#U#ir+w#U$+r~#j`w)-#",
"w#+$w.l#i8w%w#i<#jaw$'$s=w'U$k)r]w07'8'$PrT8'$i^rUuLO+w&#$k,(Y'$+rVw#0%k.w#W$r[w#W$k2Z#k1r]&D%w/6$r^w*7&h91#k5Z#k4(",
"&L%3w#;#r_w'S&Dw(m%#k9Z#k8(&S%59'$@rXw$`#qs#k;Z#k:(&h5%h5u~%b0$r]@HD5=+A#k9(&h8%h8-0$s=hH+h7#jvw$B$hxw&r#w,.#qpw,.#",
"#jyw&r%qe$q_fw#3$j{(&A%A-<$5A+=#j}w#W$i$w#W'r`w#G$k#w#W(Iw#3$k%w#W,k'w#W$i,w#W'w#{%k)w#W(w$@%k+w#W,k-w#W$i4w#W'w#{%",
"k/w#W(w$@%k1w#W,k3(E'$h=BK'$h^s>uLNUqm$3+E'$+7#kew#:#3B#kgw#+#hC7O'$qns>Y'$hdw)#%w'o#AR<$A+#kk(#k<(uLNh0$rAi.w.:(uL",
"NUqm$Lq]w#l%kuw#l&kww(L#F3R<w't#kw(#kDw/f#=#kDFw4w$<$+H@A#kFw%-$htw5V$kGw1t'15w.$%q:Q$37w.$%Nqf$@8'$Aj9w)f#q/2b$5w.",
"k(l-(.U$kR@#(+*'F@I#kSF&L%A&a%P#kQw#w(aw#w,w(v#w#s#jF*'$jCw%J$jG#l9(J0$+i2w%B(Nqf$hC8'$Dw$6#3w$6(lC(#kcw&c#:#kc1w&j",
"$w&+#1=.U$kgh6#(+w0@#*'h5h6I#kfh5&h7%a&hG%hG#kdw$P(hIw$P0.U$koAw,{##klw%{$i}w3P'h^w$N#R<$1A#lZw#4$q{w#4#w#,#q|w#]&l",
"aw-p$uLO+'$+r$#3w(R#:w#B#r%w#B&lfw#B$NV$+uLO(V$+r&Nw$,#li(uLO*w#R#w'N$><$lmuLO+<$+3#ln(&@%@w#a#r'w#a#><$lquDFyw);#l",
"r(w0U#&h:%h8w#@#r(w#}&luw.u$w$@/r)w#B&lzw#B$w$@#uTW@V$+r+Iw$A$l|w$A%w0f#r2>'$Hw#b#3#Dw$A(r3w#b&m)w$$(r2w$$&&hP%hP><",
"$m,#m)w)]#+7#m)(&hV%hTR<$hZ1#m2w&,5m8w&,<m=w&,2mAw&,-mEw&,%mFw&,0mIw&,$mJw&,4mMw&,<mRw&,3mTw&,Gm^w&,7ma#m^w&,$B#mY(",
"&i*%i*-'$hUi'+hS#mY(#lv(&i-%i--'$i/i1+i,g0$jPw#v#w+K'i:kk*'$khw+K$kl#mkw>6$jWw3H$0$Hi6+=w#O(#m%r.&+%+uTVz'$5r.L8'$l",
"-rOY'$3j~w$|#jx#mtw.##5+w88#w:j'&iF%iF*'iGiHI#m-iG&iI%iDw<n$m+w8=$k`w#u$m,w+^(3w<w%=w<w%rFQ$:7w<w%8'$:w:+#+l&w$#$w6",
"&$U$m8D#(w#/$*'LP(#m;L*'DFI#m:D&h1%wA=#jYw%#(^0$jzwB$$kAkBw;*(*'$]j~w;**n6w:x$l52b$l&f+K'$DrSw'E#h>uLOJ3IrRw6s$&hB%",
"hBw$i#idh@h1uTXz'$qs7+#mIw6B#l=G^0$l=wBO*rJ$rIlX#(=w@J'w#<#l)w#<#O'$DF#mP(#mOw%a'35w%a%Aw%a%sBw%a%w#P#J0$=lfw#x%w3E",
"#rJ$rIFw.T$m^w3E$#m^1w(R#w/Q#:15*'h1a(#mah1w$o#*'@LI#m`@&S%DO'$l*S.rJ$sElU#(+#m`w$>'h6Pw$>%Sw&|9l`w&|$#(F.U$mqHw&B%",
"@L(#mp@wB2#I#mmH&P%=&hF%hF>'$s$uLO+'$kq+#p#+i(w(9$mnw(-(hJw0h3n'w0h%mvw-D$l5w#8#w#,#jrw0h)n|w-_5o&w-_<o+w-_2o.w-_-o",
"2w-_%o3w-_0o6w-_$o7w-_4o:w-_<o@w-_3oBw-_GoKw-_7oN#oKw0h&oKw0h*oTw&,5oZw&,<o`w&,2ocw&,-ogw&,%ohw&,0okw&,$olw&,4oow&,",
"<otw&,3ovw&,Gp#+#w&,7p#+&#p#+#w0h&o{w0h,o{(#o$w0h.lew#v#w0h(n#*'$m|w0h$n$#p#+0w0h$llw0h4o/w0h*#i;(&i@%i@*'iAiBI#o1i",
"A&iC%i=w(R#wMk$wAg#iGw%7#m1#p#+:(#o3(#p#+FwB8(w#r#rdw#r$p#+Hrf#p#+Gw+^'rfw0h-q6w.*)wE+#=9'$SwP#%#p#+RwLw$w=w$B#p#+S",
"w#t$5w<]$p#+U5wP3#uDFy'$:#p#+Vw'N$-'$=5+39'h4h5(#p#+[h4&S%Sw.L#I#p#+Zh1&h6%Lu]_/qO$h6111#p#+_Z#p#+^(&h;%h9wMu%p#+X(",
"#p#+Ww$a%qO$3h<w$a%h@w$a,w.L#Y'$hG:w%Q#wCW%w$^$#p#+cw0P#5Gu]_/qO$++++uLO+qO$5+9qOPh1(#p#+hPw=_%p#+gF&a%H#p#+oZ#p#+n",
"h1&hL%hL-qO$h5hBaD#p#+f(#o](#o[w$A(hOw$A$hShR$3w$H#hT$:w$H#q:Q$Aw>$)n{w/q$D#ohw2(#w3q%#oiw&t&$%w&4#h5B.ql$Xw)2$9w3>",
"#uDF~V$+w)p$p#,.(&D%AwPL$h;#p#,/wL['3wL[#p#,/(#osw#j,hABw#[(p#,8wH'#5wP{$hD#p#,9wCR%'$3wCR#p#,9(#ozw4B#hAGw@S#q:w)7",
"(wH;$:sF.U$p#+9w$m$w(z#jAw&L#n+#p#,E(#p#+-(#p#,Pw(z2p#,Rrf#p#,Qw(zRp#,]w(z+p#,^w(z*p#,`w(z)p#,aw(z1p#,fw(z*p#,ew(z,",
"p#,iZ#p#,hw(z*p#,c(#p#,bw(zWp#,mw(z7p#,rw(z&p#,qw(z%p#,yZ#p#,xw(z,p#,p(w*y#hT%hT-qOhwhxh_(hM-'hthuh_hNhMuDG5qsqsrK*",
"'$haw7p#+hYw'((*'$hph]#hq(w7p$w#G%hqhf.U$p#+nhzw'6#.rJ$s35#(w(n#h}w#^$wRm)Y'$i&I.U$p#.o+#(@w7V#Y'$i(IK'$Pri.U$p#.r3",
"w#d#w0*#5w/Y#F%F&i/%i/*'i+i,I#p#+ki+&i2%i)#p#-;1#p#-:w#t$oOw$R#wY7$qpw*>$p#-=nY#p#-<1K'$n}rS#p#-N(#p#-Mw6m(=w&V%Dw+",
"3$nb@$:_wWQ#w96#LuLNh0$3+Q$Dw%E&uLNo0$Hrqw$u(O'$Lrqw;O,5w;O*p#-gw;O$p#+'#p#-e(#p#-dw$4(@w7~%rqwI/)O'$rt=w#['FwVI#o}",
"f+uTWY'$+IrR#p#-tw'h#+hI.U$p#-pLwI5$w:6#p#-q@&P%H#p#-o1#p#-n1#p#-mw$#(Fw%4%Pw-E%aw-E%rqw-E%A(%A.U$p#-{wY+&F@(#p#-{w",
";P#3uLO*wY7$p#-{H*'=AI#p#-z=&P%5J0$Fruw((+hYS#p#-u(#p#-vhI#p#.(1&hW%3&hL%hJ#p#-}w$B(hLw%B0*'$=Gw,g#qMh]wRU$HwRZ$w&=",
"+:wWq+p#.;w&=$p#+V2b$p#+Gw%j(p#.@w%j$ho.U$p#.9wJS#wJO%p#.5wJO%ha%ha#p#.4Z#p#.3w$L'hphcw%k$hnhf$3-0$Zhh$w=e#1hj$w.U#",
"hvhl$DJ0$:rqQ$@w-J&w%J#Fw6/&p#.Lw>G$w.l#rvw>B$0$aA+w74$w>j%U$p#.Sh4w#F'ru_0$h;Gw(s$#p#.Rw_=#w.4#+rw*'$hC+#p#.Nw#4#w",
"$3#+w&P&w)%%hFG#p#.Yw.*#+#p#.YwW{%w*f#13#p#.V(#p#.e1&h5%S#p#.]r]wSI#-'hIH:hJS-'hF(:hGS-0hD@:r]SuTVz'h@h61hA&hH%hH*'",
"hBhCI#p#.[hB&hK%h=&i7%i7-'i8hahbhJh=-'i3i)hbhGh=w%_#hchBh>*'i6(I#p#.fi6&i;%i0uLNh0$rxi4uLNh0$+p#,&w()(2b$p#+xfr&wEi",
"%iDw$V##p#.ai;#p#.`iA#p#._i;w#G#i:w#G#u]`v'$s$G1i>w-Q#&iJ%iJw#}#jQi@w%##1jRiF:w`1$w',%5iNw',$=iQ$w-+#s$_w-_#Q$=w$2&",
"w#6#wYD%p#.mwAP$w$(#p#,<w2'$s$1w8q#*'$p#,rw+|$r~#p#/1p#,Cw#w&p#,E=w)M%rOw]y7p#/8w]y$wBE$p#/7p#,Jw#Y&p#,LwRR&r~w#Y%w",
"*[&SA#p#/Iw3J,p#+zw(+$wU[(p#/MwU7(wU|%p#/OwU7,p#/Qw#W$qrw#q#E'$5wUA#aqswUA*p#/[wTT&p#/^w#+#D7Y'$h7rSw][$w*r#=R<$=+#",
"p#/a(Nqt$+2quwge$<$+`q+#p#/cZ#p#/b(&h<%auLNg0$qvp#,5w'P(E'$h7w$,#hC]w$,*p#/ow$,&p#/qw#+#h<w$,#hHsUw$,/p#/t(whn/R<w5",
"F#p#/tZ#p#/s(&hN%S#p#/pqyw5c#qyw'E$9'$hRw]<$q2#p#/sw[M#hTqyE'$hKw$C#3w$C+p#0)w$C&p#0+w#+#hPw$C#Hw$C0p#0.w$C0#p#0$(N",
"V$SuTWAw#M#qzw$P%p#0-Z#p#0,(&hd%hdumqA<$hLhYh:hI+hJ#p#0'(#p#0$w&r$p#,[w6|$p#0>5w#/#wCX0p#0EwCX<p#0JwCX2p#0MwCX-p#0Q",
"wCX%p#0RwCX0p#0UwCX$p#0VwCX4p#0YwCX<p#0_wCX3p#0awCXGp#0jwCX7p#0m#p#0j(#p#0Tw7j#hR#p#0ThUw7q$<$+hRhVhSw#c#p#+lw<G&:7",
"#p#0tw/)$E'$=B#p#0uw#f$w<=#:+5w;p#n0w$J#p#,w#p#0y(#p#0ww=w%wPi'iJ%iJ*'iKiLq9#p#0biK&iM%iHw-%'p#-^w$a$w2f*i`w2f+p#1'",
"w2f$p#-|#p#0gw.r#p#-mw2i(p#1+(#p#0hwbg$rS#p#0h(w:T#p#-6uLNl0$3p#-6w1@$w*x(K'$p#-;rSw$M#p#.*w8`&5+umq1'$PG11+Lw,Y#wb",
".#w#Q#p#.+w/w&p#-|fs#w$w'5%5w$k#_0$i~whq)w8w)wdr%rn#p#0ej'#p#0dj$K'$p#-KrS#p#1O(#p#1Nw4%'j'Aw6m%Fw6m$j/Lw8~hp#1hw%}",
"$p#.Q#p#1f(#p#1ew8~Mp#.Kw&N(p#1uw8~(p#1qw8~)p#1rw8~%p#1p1#p#1o1#p#1nw8~Lp#1|w8~*p#1|w8~*p#1|w8~&p#1{w8~8p#1@(#p#1Ah",
"I#p#2)w8~)p#1~w8~kp#2<w&=$p#/$2b$p#.qw%j(p#2Aw8~(p#2:w8~)p#26w8~)p#25Z#p#24w8~dp#2Mw8~Ap#2Tw8~4p#2Sw8~/p#1uw8~8p#2Z",
"w8~%p#2Zw8~,p#1}(#p#2fw8~%p#2^w8~Jp#2]w8~Dp#2gw8~-p#/Pw+c)b$p#/Fw8~-p#2bi;#p#2-iA#p#2,i;&iH%iH-'kCkDiMiA5-'kFkGiMi;",
"5_0$kGw,B)w99%kJwYX'&kI%kI&kL%kD#p#2*kH#p#0[kHw#J#p#/Ew#J#_0$p#.N1g0$p#.1w-v-*'$kPp#+Nw+x,p#.Vw(^*p#3(w(^$p#/j2b$p#",
"/Zw[G$p#.}w[G$Fw[G%L%L*'$p#.^wEd$p#0Dw#v(w#q(uDFy'$p#0KwGm$w#u':+#p#37w#u$p#/x^0$p#0Pwv(,p#0<wv(&p#3Aw8{$9'$p#0Vw#Z",
"(a+#p#3Dw|[':w|[#p#3Dw#i$p#0'2b$p#/tww7+ksw#(#p#+r2b$p#/xfh4uLMX(+`W&h<%h<w[1#p#0-w%I&+kxw2}#hS%hSw&:#wl9#p#/Fw$L(w",
"#,#p#/Yw:P-p#17w:P.p#19w:P+wK`$K'$p#/&w:D+p#3aw7w&p#3cw#+#Aw7w#p#/+w:D0p#3f(uTVz'$p#/R1w6Z#s$w#:#3K'$+w8b#@w#j&p#3t",
"w#j&p#3vw2m#=w8]#@w#e$:R<w&V#p#3x(#p#3ww+v$p#/<w8#$p#3yw.*(wmT9p#0_w&`#]wmT,p#4-w,U#p#4qwmT)p#4)wmT)p#4(w#w(wmT5p#0",
"k*'$p#0hw$]$p#0l#p#49wmT$p#/Ww&](wmT'w$6#wmT)p#4C(#p#49wmT%p#49wmT.p#5)wmT-p#4<wmT(w#w#p#0<w$;##p#1uw$Y(3w_u3p#53w_",
"u$g0$p#00w$O(w_m#=#p#4[w[d5p#4bw;.<p#4gw;.2p#4jw;.-p#4nw;.%p#4ow;.0p#4rw;.$p#4sw;.4p#4vw;.<p#4{w;.3p#4}w;.Gp#5*w;.7",
"p#5-#p#5*w_m&p#5*w_m'hY1#p#53w&,5p#59w&,<p#5>w&,2p#5Bw&,-p#5Fw&,%p#5Gw&,0p#5Jw&,$p#5Kw&,4p#5Nw&,<p#5Sw&,3p#5Uw&,Gp#",
"5_w&,7p#5b#p#5_w_m&p#5Zw_m,p#5Z(#i.(&i2%i2*'i3i4I#p#3+i3&i5%i0w3N##p#3*w*/(i9w,^08'$=q9w+a#p#25wT,#wl('p#34Fw,S$wkx",
"#p#35D&@%=wHM$p#5pw#m(Hw#m0w.0#wTP#p#6Ow#h$w}-$8'$qwwTi#5w#2#+s)#p#5~w%G#p#6WPw$,$wU>&wWw%p#6$h1&S%@w$,$p#3Dw$,(Pw-",
"]4w$v$p#2R#p#3Lw(h$p#1_w1&$rJ$s3w;&$.U$p#3Th1w#,#R<w3|#p#3Rwz:$.U$p#3Ww7{$w#K#Lw#B)p#3Wx%;%<$Ax%;#p#3Yw$e#p#3^h:w#C",
"#wA2#p#.#w${#p#1j#p#6B(#p#3[w$1$sGw$H#9'$hAqswW50hFqp.U$p#6}wkU#wW5&hHqp8'$rnDwW:#w$]#p#7%5w#z#wW:(@%@&a%aJ0$hGp#1a",
"w#l%w(O#rJ$sEh7w#K#w%L#hLE'$p#14wHo$w2w+p#6^w20&p#6`w#+#p#19wHo$w2w0p#6cwK;$w#{#p#2Kw26$p#6mhLw#/#r4w+~'r5w*~&p#6sw",
"*~$p#6tw*~$w#;#r6w)y&p#6ww,:4r7w#B&p#6|w,:1uDFyw*}#p#7$w,>-p#7(w,>%p#7)w7v$w]y#w#i#r8w#i&p#7,w+%0w#B#r9w#B&p#71w,E4",
"r:w#B&p#76w,E,r<w,E$w$K$p#79w,I-Dw,I%Fw$K%hR%hR><$p#7A#p#7=(#p#4Rw/.$#p#4Rh|&hV%hVwH>#hTh}hU2qu$hYffw8*#q+&hi%hi&i5",
"%i5*'i6i7I#p#4Yi6&i8%i3&kQ%kO#p#4Sw*>(kQw*>9p#3h#p#4[w('#w,8%#p#4]wG]$p#/*w$^#p#2q#p#7Q(#p#4^w)D#Pw)D1h5w)D#p#8&+#(",
"Hw)D&h7w)D(@w)D#p#8*w)D0w)1#aw)1'h8#p#4nx'&#sHp#36J0$h:p#2jw<m-w#,#p#3Gw4v&h@1#p#7ow#4$w(n0p#7uw(n$p#7vw(n0p#7yw(n<",
"p#7~w(n6p#8&w(n-p#8*w(n%p#8+w(n4p#8.w(n<p#83w(n<p#88w(n7p#8;w(nBp#8C#p#8@w1u&p#5K(&hX%hV#p#5Khq&hX%hXw97#hUhrhWE'$p",
"#2rw,v#hbwRf+p#8Kw,v&p#8Mw#+#p#2ww,v#hgwRf0p#8PwRf*uLMX(P`W&hh%hh&i)%i)*'i*i+I#p#5]i*&i,%i'&lZ%lZw%7#sIw'^'rAw'C$'$",
"s$#p#8[(#p#8Zw<b:w29'p#9'w)i$w%G#@#3(ww~#]#p#8eH&F%:w0`#w#x#p#47w.@$p#5jw#q:w3u#p#5'*'$p#3kw)k#p#97Hw2c$AHI#p#5sA&D",
"%5&L%FE'$p#3Fw%w#p#3nw%w+p#8xw%w&p#8zw#+#p#3Kw%w#p#3sw%w0p#8}w%<$w@Z'Dw#_&p#9-w#_&p#9/w@Z(Dw@Z+p#91(#p#90w&#$p#4&w%",
"*$p#92w@ZCp#5Hw>B,p#9Bw(w#p#9Yw6%)p#9=w6%$&h1%L#p#9<w#r(h1w-]4p#5S*'$p#5Pw$W$p#5T#p#9Nw@U$p#4@w-@(Nqf$hBw(2$Dw$1&p#",
"9V(#p#9MwnC$#p#9M1x6N&+=1:.U$p#9mh5w@P#wl;$h4h5I#p#9Ph4&h6%h1&hE%hE&he%hew6L$p#9Yw$S(hgw(>8p#9sw7U9p#9hw%S#p#9{w7U2",
"p#9jw7U)p#6[w7UDp#5v#p#6dw'B#Dw/f#p#:+w$9'Lx;1#rnw$9)s.#p#9|w5d$x&n&w)v#p#6mw&2#Lp#4mw/K(w$P#w/u$E'$p#47w)3#Hw)3+p#",
":.w(T&p#:0w#+#p#4<w)3#Pw)30p#:3w,+0S%Sw&J#*'hFhGI#p#7$hF&hH%hC&iM%iMuLNh0$sJp#4ewL{#p#5|w$H(*'$p#-'p#2%wK^,p#5-wK^*",
"p#:CwI~$p#6A2b$p#61wK^$p#5TwK^.#p#7|Z&p#7/%p#7/u+-~u++m"};
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
/* leaf_sort.comp, 8209 words */
static const gpusorti_line gpusorti_spv_leaf_sort[] = {
"$$6h#u36-qUu36.h%uLN@uDE4uDE)u;<7uDEEqXuDEQq#h&uLM[qYu]`|q$h(uDE;h-uLMSh'h)h$qouDEGh*uLO,q/uTU_h+h2h/uLMcuLNqqnh,uD",
"E%uTUluLNkuLNDuLNBh.uLO*qSh0rEh8u;;ru;;suDGLuTVzuLMlh3h4h1qkqpuLMPuDECuLO'h@uTUdu++mq'q*v$o9)Su+3euefUu#3I/u33U#u33",
"Uqbu33Uqdu33UqeuTU44v6RUmWv<bs>Dv/AM#F/u;;c/4uuvzq(#v@8$D$/#w#$#uTU9q%q4444.#q)fF#/qG/u;<Aq,q%.#qF/.q-qEq&w#7(FA4qG",
"fFAq%qGq+FAq&qGAFAfqGq3FAq(qGq7FAq)qGq;FAgqGqLFAq+qGqPu;<AAq%.q&q.q=.fq.q;.#4q(.#q)q+w#y%q2w#y%q3qEq%w#7)q5w#7%q6qE",
"/w$F)q8w#7%q9w#L#4gw#;)q<w#;%q=w#P#4q-w#i)qAw#;%qBqEw%/*qDq%.##/.qEqE4.qF4q,.#4q+.#4q).#4q%.q(q.qA.#4q..#4w#m#fu;<A",
"q)/.q)q.#u;<AqMw#1#q&.gq.qL.#w%{#4Aw#F%q.q<u33W#u;;v#QuDDz#qD/uLM:#Q%%u;;v#%u33X#uDD|#%q%uLM:#2-%uTUK#Q-%2uDE*#22uT",
"UK#%2%%uDE*#%%uLM:#-22uuw0#Q2--%%w#2#%2%uDE*#Q%u]^[#w#4$u]^[w#W#%w#_%w#)%-*#g%)%#u++2Uq+%Vq,q+*#Aq,,qjq-AuDDz#qD4)^",
"#/*#Aw#B#4)%#/)%#q%)%#fJq.%qqu~#=Aw$(#%%q.%%*#q,A,qr#q,*#q,%uDD|#%q&*#4qu,qvq&4*#4%,qvf46%q04B-#ruq0_*#g2Uq12Vq2q1*",
"#Aq2,qzq3A)^#g*#A2Uq42Vq5q4*#Aq5,q}q6AUq7%Vq8q7*#Aq8,q~q9A6%q:qD)%#qDw#i#q:r#Uq;%Vq<q;*#Aq<,r%q=A)%#q3w#;$r&u]^o%#r",
"tr'H_B^#rJq:<w$8%6%q>/w#-#q>_)^#q+Uq@2VqAq@*#AqA,r-qBAUqC%VqDqC*#AqD,r.qEAw#J%w#Z'qFw#Z#rvqF<6%qGw#e$qGH6%qHqDB%#rL",
"qHH)%#qCB%#s6r3r4B%#s3Hr5w#D$w$)#qCw#X%B-#ryqHr#)%#vfMXspw#J#qHw#J%r<w#a#r=Hw$n#r:r;r>w#x%w#^%w#z%w%$#rC<)^#w&=%H)^",
"#q&6%qIq+)^#fw$`%,qwq(w'K#q%u;;~-#)%#q+)%#rk6%qJ/w$-#qJw#p$rN<)%#q7)^#q36%qKsq6%qLw#p#rvqL<*#q)%,rS#q),qwq)4w#+#6%q",
"NqDw#3%g4uDD|#%f)%#q&B%#rPqKqNJ#%rY*#frZ,r[#f*#fw(X#syw#V%qOq+w$b&%#qe6%qPw(k#rIw$D#qPrcw%.#r#rdw%T$w#)#rPrfw%A#rJr",
"gHJ#%rh*#fri,rj#w$+#t_w#9$qKw#R#rmHw#L#rnqKJ#%ro*#grp,r^w%S$rvq>w&P##q0_B-rurqrsrtB%#rNqKqO)%#u#QRB-#r}rvrw)%#u#QQ)",
"%#u$$$w&X#rxryrzw#*#rur{<uDD|#-q%J#%rv*#fr~,s#w&A'J#%qO*#gs&J#2w#+#s(w#Q#rsqOHJ#2s**#gs+u;<#-#)^#q))^#q>)^#q=)^#q<)",
"%#t5w%3$qIw$m#s3w'e$w#V%s5*#gs6)%#rJw%`$s8w$t#s9w'$#u#IkuLMN%#s7r|w$9%w&1%w#4.w)U%q>_6%qQ4uTU^quqRqQHw&S#qE)%#qF`Qq",
"%/qT$#,s)#g,s7#g,s'w#'-u;><#/u;>A<#$;Kqm#q-qls.=%#'w#-$q{w#-#uLNl-#'<w#2$s/w#2-s0w#L(s1w#-#a%##L-#0<u;><#/uDGP'#'$;",
"u]^tQ##D7E&9$9L-#h6<uLNg-#['uDFX-#'w#F(b%#Rh;w#w$w#I#3-#>E'9w#B(&hC$'L-#THw#5%#$'uLNF%#h:qIM%#'s3(%#s2'&:$9Kqt#qss.",
"qlw$K#&C$C3%#9C'>(%#'cw$f$'w#=#w#e#]w#w#L-#hEs4&0$03-#[Z'0w#~(w%,#&5$0(%#RHw#^)w#x&:C'>N%#'DLw$v#w$k)hb$'aQ##&#$;3%",
"#<:##G-#9qOW#04uDGP'0;$0M%#:qK=%#rV(%#0'N%#ZHu]^F%#4qJ0'(%#hD'd2##hi01qy#hy]+;0(%R]S&D$7w$*#rsw$*$w#~&0w#~0X%#rs:<M",
"%#>w$(,hFw$(*hVw$($h{w$(#i.7w$($]DS&Z$O&h5$h5w#Y#w$'&0Tw$'%rgW#0/w$'%1r^#rk:+;<(%5:qK&>$w%}#rVw%m-+rr<&'$'uDG5__r_w",
"$q'9w$q,w#I#w$k-1qy#iG7=2#'d%##0i68%##9@%#0HM%#r&w'a$s:w'G#=%#rUw$f'5##uLNm-#9<w$f%w#x#G-#Thvw$P(=%#rTw(N#Hw$h#E&5$",
"5w)L#C'5w#F(8%#h;h>b%#'Sw%E#'uLO)%#Hh<u]`qw$>#<'w#9#h>@%#'qi1qh#iihQ+;'&7$7uDG5rXrXs;&T$TN%h9h:S&h;$h6&c$h=G-#hJi+w",
"#y+hGhJw#y-hHw#y*hJw#y'ith]w#y&&hK$hK&hZ$hZ(%h[h]S&h^$hXw&M#8Q##i7w&V+h]w&VBj'w&V'h`'irG-#5iFw$_+hb5w&j#01qh#j.h6w*",
"l#w&.#5+0w&:#w,N$ruw&u#@%#Ds<P%#'h6w+C#w&H$w#K#[91r^#s$Cw${#Z$Z&h>$h>(%chAS&hB$h<w+5#=%#rrw-G$w-},j3imi_ueg(Q##j5io",
"iaj1&j>$:w%7'Cw%7>uLNo-#'ilw,>)7$'w$F#5w$~#8%#i-w%'$H8%#hLw#2#i0w%E#hN'1qh#jWh7+;w-4%w)$&Rw$1%7w)$)w#m#>w.6'w%`$w&:",
"#T&9w#,$:h9w/i,L-#7w(:#h5hDuLNh-#0'w)E&C7'5&E$E3-#7E'>uLNl-#h9hHuLNh-#s=w#])P%#h6r|P%#hHr|w1%#w#]'>Tw)~*ueg(-##jojL",
"h=hNw0h&]O0w0h)=%#hLw%R#S+hM;w#D#&hH$hH(%hIhJS&hK$hFw#J#s>w#J&hP(%#jU'Kqh#k,ql<w%D#w)d#jwuLO)%#'jx@%#h]s@N%#r#jzbw&",
"g#P%#5'uLMk2#'<82##0w'V#s-]9&[$[&hp$hp(%hqhrS&hs$hnw$%#sAw$%#w)}+w/F-w'i1G-#'jbw%+(1qh#kGRw3{$qh#kKDw$a$w'.#9w)>#>$",
">&D$D(%Z[S&h5$Rw$/+Dw1Q>w#j#w(<$1qh#kUO+;'(%7OS&E$>w#k+Iw$wCk$w$w+kfw$w'kjDHw$w<aQ#iTw$/'Zw$/Ck7w$/+kxw$/$(%#kKw%.#",
"kzZw$3'7w#,#uLMk2#9'82#hq'u]^tQ#hps-C'w)e#&h7$h7(%Th9S&h:$h5&ho$how#t#w3v$w'WPkQw$S+l6w$S$w4D#D<Kqh#l:'w'^(5w%f#C$C",
"w-}#(%[h5S&h6$]aQ#j&w$5'[w'^KlFw'^,w$K#sBw%*Tktw%*+lYw%*-l^'w'm(w%*7jI&h9$h9w$9'h;w$9Cl,w$9+lmw'q'l@w%B#lnw'q$w#D#s",
"Cw.{#w$A#w#D$w1Z,<9uLMk2#Cw((##s-E0w1_$h;$h;(%h<h=S&h>$h9&hx$hx&lw$lwu+-~e`Q#/qVu;<0%#u;<0%#$#w8Q%qiw:a$w%:#(%#:w5~",
"#9w2'&#$'&0$;uLNF%#7CuLNI%#OIw2D$Xw19#<(w-y#w;5&<C'>w#j$Ew#j%h5_w;Y%+;Hu+-~e`%lV/qW$#1qt#qsw<d$w3-*w$)&w#Q$w=$%w%@%",
"C5'9u363;e`%m*w#_$qw#q&w'-%qw#fw)=$M%#9w#1#q&w#1$(w#1#w#S#2lQ/qZu;<0-w%K%wA%'w$2#qxw&o#w#,#Cw&W$qt#qswA,$w0{#EKq|#q",
"3ql'w6-#&C$:Kq|#q6qlDw#1$7$732#97'I&D$Rw#c#h6w'[$w#c+h9Kqm#q9w>1%w0u$&h:$Cw#N#r$w#N#Kqm#q=qlcw#@)c$5w8N#r(w>Q#H@%#h",
"Ew%6#'q:b%#hGr(w#P$w#m$uDF+^#5uTWAw(y#r)w#Z%hJ$hJu~%b2#h<hG[h:ED'Zw%V#Qj`/q[w%V%u;<02w%Y%uDGPr*w%H#w%Q<+;E&>$5w%P$]",
"+;Rw*d$O$Iw#Y#Zw#Y0h7Y%#h7/w%M$0w+5%:Y%#h9w#5#q=qlh;w:E'T$Tu+-~e`2m'w'05r+w'00r,w'09qBw'0:w#c/h:w'0)w#c$qm#qEqlh=w#",
"1$w#c#%w#c$w&R%h>$h>32#]h;'Rw&N$iTw&N0r/w&N0w$o/w&N)qBw&N9w#Y(w&N:qEw&N0kX/q]w$S(r0w$S'r1w&L#uDFy2#CwF6$2#I:wF6%r2w",
"#;#Y%#94uLO+%#'r6uTU}2#':4w,'$2#>7w9E%r7w#H(uDF+^#'uLO(^#'r8uDF+%#'uDFy%#w8G#'r6uLMk2#0'uLO+2#Ow'#'E['7&h;$h9w#b#r9",
"w#b&hA/w$*#r@w$*#hC/w$*&hDcw$*%rAw$*'w#H$w$O%w#H'>Ew#H%rBw#H(w$O#uTW@^#'rDSw$P,wAr#r@uLO+%#C'w#e#E/&O$O32#Rh5'O&hT$",
"hT32#h=hHw'n%%#/q^u;<02w'n$w)f/rFw$/&Iw$/#Iw#'#uTWA%#90w'-'R4@%#Rr4w;3$uLNo-#Dr#w#X#w/[(w'b$w;e#h7wK,#w/x-w;m#h<uLO",
")%#Dw/x'<5'9P%#I'&R$R3%#ZR'Cw-h#hAw-h'9'&hA$hA3%#h:h>'h5w%&&q_w$|$w(~#rGw0A&5qIw3p$w#D0rHw#D(Nw#D#w2p$qIw#K$-#/q`w%",
"o#w)*&w%l(rIw%l&C4w#($Gw@1#wA+/>:w#1(Y%#[/w#($w#N$wG[*&I$I3-#ED'>&h5$Zw*W$w#($w#M%T$T3-#5]'h7w,6$#/qaw$X#-w#&$w'N$w",
"'T'a%#o`uLNF%#'>uLNI%#0Cw4L/w#=#Ow#=#Ew#=/=%#q(wCl'D#w&#$rJw&##wCJ#'W#5w%>)h;w'a0IcwBU$wKE#'0w#j$-#rK>##w#5#7#0w#*#",
"E#w'|#7]#>w%@#TW#Iw#v):cw&5(wL:#3%I79E;uDFX-#hWw#;(8%#i*E8%#i$Ru]^t%#iPh^0w6,%&:$:wDl%w&y)(%#h:Sw-O$%h9h:7;w'E$Dw#<",
"#uDFX-#>wP{%chA:;'wH2%w=X#hB$h6@%#h<Hw#x$uLNf-#hgwR@#c<L-#hf<wEy$X%#5_w&B#0r&<Pw({#uDFX-#hnuLNhw&-#w&V#qqw#7#5w/^#h",
"JwLo$hMuLNh-#'hXw$Z(X%#[rLw#G#r#w,l#Iw*x'7hM'5M%#qqhh(w#=#X%#hZH9w8:$w0;#w'M#sDw8w'w'[#>sE(%#i#hZw5s#hsw#;$wB1#(%#r",
"MOX%#hd<h{dQ#lBw&)$huwRj*huw0V%hpw#0#@%#hhw%Q(i3w*%'huC'5L-#hlw(2-Xw;*#wUN%%#_9'0wPz$w+(/:_w'r--#95rOwUO#w'N#I]'w%=",
"%rH+;Ow#L#0w:l,rQw4J$w-s)dQ#lcrP'&i6$i6(%i7i8qK&i9$i2w<v#p#+wwXc#w#c#rRw#c#=%qMq)+rTqM+rUqN=%#gw%|#w#,#wQ##0'+rV;w4",
"B#uLP`rW#rXrKuTXs%#rXq%'+rT;w#,#/0+rUwQK$wS.-w#g#wR2#1r^#r]w4E$5$5wB+#w#N#w#q#wMW)w#N#wL+#'W#9/uDGP'9;$wN^#r]wLM$wA",
"$&'0+rV;(%I7S&Ow#l%w/p#w#A#w#t#w/4$w$y#qO+r`;w>$#w/]'uTXz%#rX40w#G#w$T#w0R$w@7#w&|)w$E#w$5#'+;Iw'J#wCt+:w,W%I#w#f#w",
"$l#9'W#:/uDGP':;$:w#Y#:w6|%I7;(%:>w$e#wY0#OTw$1#h;w1/$p#+w/qbw3S%w0d-raw0d'/w2[#w2:#0wI%#5G-#7w3<&w#E%]w#E$]w#E%R$w",
")Q#Zw3_)Y%#T/wOR#w0V#4N%#rbh9w#N$Y%#h<w#^#h<r#wMI)w5D$%#IO'7&h=$h=umqA%#Th;Dh5w5F&p#,7w&E&w#S#rew#5$p#+Ww#5*wU>%w%]",
"#@w*e#wWS$bw4/#wUA$w1d$p#+Sw)N#uDG5__rlw)[#p#+u/qcw#a$,rqw(d$rVw'U#row&l1w#*#O#w%e#0roW#>wFX&w]e#:wFO#rgw%W(wZ$$w*}",
"&wF.+1qh#h:]wR|&w$U$wUB#w6[#rQwC^$(%h:h;w(B#>w#@'Iw#@$w5@#qM9'u]^F%h<4qMh=;w03%h:h;w03#TuLNm-#h>rbw':(u]`v%#rrH<hBw",
"0b#8%#i5hFw3<'w%1)w%*&5w%*&1qh#hTw$s$w$:$(%#Ew/*#hV7w%=*'$;uLO)%#:rQP%#h5w%H$>w+n&=%#Ew%*&h77;&h6$h6wJ#%h9$Dw]`1w#^",
"#rg+;hhw$f#u+-~e`-p#+W/qdw5t+$#w8g#r|wHV#w_1#p#-fCw'u$w#3#Iw#3#p#-iO'd-#kk5w7`.r}#I:uDFK-w5]$ZDwUl%w/T&Z':w7+&qew$0",
"-w+&'wJi#w%j$wW$(w%d#wUL$s%w$%#P%#>wV0#:wV0,s%w=>&w$I$ueg(-#p#,&Th7ORwcd&O7'0w$j,&h7$'+h5D+Z[wPX#w)o#p#,f/qfw$X($#w",
"g##w)l'w`^-wcN4RwbI'wON(8%#p#-pw#(#p#-1w'q#0wYq#p#-3w^c#'w'h#5wMN#Th6w48$h5h6S&h7$Dw.o*H[w[^%w0T'q%w$}&w#B%I0wa=)w#",
"=&w;c#Dw+1(M%#_h6w0+$w+2,R9w1Y*w_F=qh#hZwSz$w*$$Nw$z#wBD#Zw+Y$G-#Cw1%,7w)o$G-#>w<t(['w-$#Dhjw(W$w'N)Q#i.hphoh6w'N$&",
"h<$h<(%h=h>S&c$h:w%l$hK$hKuLNF%hLhM_&hN$hI&hS$hSM%hThU_&hV$hPw'W#p#-Tw)0/wko$s,#gd2#p#/)C>Y%#'/@%#>wBF%w&}#w<*%w<#$",
"w%^=N%#Tw'y0w%##waX'5w+;#hBw+;#p#/BhDwbS#cw_f#w29#w2&#hCb%#7w1H#h<wM[%1qy#hEh<w#D#E$Ew#j#wW($wT8#c<@%#[w#p#hNw#p#p#",
"/;hPw#p#hKwT>$wY,#hB$hB(%hChDS&hE$caQ#p#./w%-'hCwavCh[w+')7$w)v#h`51qy#h]]wK|#82#p#-GwSp#p#-Fs-5w%E$w$Z(h7w$v#hcwLS",
"$u]^tQ#p#+ds-Ow-<$wBI#(wfa'w'4#p#0F/qgw'4&-w5B.>w#o#w:%$Sw&H#w#-$wAn$wZ7$wn,$w#<%w#-#w#<$u~#YQ#mb:s-Z9'[<&]$EwBSC5;",
"$w=p$Cw=p$wTS(w=C#w;1#p#,''<(%OEqK&R$:&c$cu+-~e"};
/* leaf_sort.comp -DGPUSORTI_ADDRESS, 9398 words */
static const gpusorti_line gpusorti_spv_leaf_sort_address[] = {
"$1Ju;<7h#u36-qDu36.h%uDE4uLN@h$uDE)qGqIuDEQh&uLM[q#uDEGh(qduTUlh'h*h-uDEEuDE;q$h)uLMcu]`|uLMSuLO,h.uTU_h/qch2u]^th+",
"qzuLMlh,h4uDE%uLNkh6uLNDuLO*qeq'q]h0q%q,qBq*r;h8h3uLNquDGLuTVzh5h9qah;h1uLMPv$o9)Su+3euefUu#5%2u33U$u33Uqbu33U5u33U",
"Su33Uu#`Iumnev;F+2Av;EfUjvASSBDv>e;26v@Q%3Sv<xdo-v=4}Fhv#-<VcuTU4<v6RUmWv<bs>Dv/AM#F2u;;cu#`J<uuvzq($v@8$D$2$w#$#uT",
"U9Wq4<<</$q)T>$2-2>X<-q+>XW-q3>Xq&-q;>XT-&>Xq(-qL>Xq)-qP>XZ-qT>Xq+-qX>XX-U>X$-dw#(#Sw#(#quw#(#qyu;<AXW/q-q)T>q.2-2u",
";<Aq.W/q&q.q=/Tq.q;/q/<q(/q0q)q+w$.$u;<Aq1W/$<Z/$<q-/$<X/$<q+/$<q)/$<W/q(q.qA/$<q./$<2/$<Tu;<Aq)2/q)q.qMu;<A$w#1#q&",
"/Zq.qL/$w$z#<q/w#F%q.q<u33W$u;;v$YuDDz$&2uLM:$Y&&u;;v$&uDD|$&WuTUK$--&&u33X$uLM:$-.&uTUK$Y.&-uDE*$--uTUK$&-&&uDE*$&",
"&uLM:$.--uuw0$Y-..&&w#2#&-&uDE*$Y&u]^[$w#4$u]^[w#W#&w#_%w#)%.,$Z&)&$u++2)&$TNq+&qYv#$KM3X-w#$#w#c#&&q+&&,$XX:qZ$XuD",
"Dz$&<)U$T,$X-u;;|$u#`Ku;;rq-&u;;sq.q-,q`u#`Kq.)U$2,$u#`Kw#j#<)&$2)&$W)U$q(,$Xw%##q&,$<qh:qiq&<,$<&:qiT<uDE'$&w#P#&,",
"$Z-)U$W;&q/<D.$ruq/S)&$q&w$$#q0-u;;sq1q0,qqu#`Kq1,$u#`K-;&q2&w#C#q2ql)&$q3w#-$qtu]^o&$rtquFSDU$rJq25w#a&U$q&)U$<;&q",
"32w#5#q3Sw#))q/S;&q4w#9#rvq45;&q5w#D$q5F;&q6&D&$rLq6F)&$qCD&$s6r$r%D&$s3Fr&w#D$w#w#qCw#X%D.$ryq6w$I#vfMXspw#J#q6w#J",
"%r-w#a#r.Fw$U#r+r,r/w#x%w#^%w#z%w$h#r3w$h%F)U$q+;&q7q+)U$Xw$[%:qjq(w&e#Z,$Z.u;;~.$)&$q+)&$rk;&q82w$-#q8w#p$r>5)&$q7",
")U$q3;&q9sq;&q:w&=#rvq:5,$q)&:rD$q):qjq)<w#+#;&q<w#3&Z<uDD|$&T,$ZrHD&$rPq9q<N$&rJ,$TrK:rLw'v#Tw'3#syw#V%q=q+w$f&&$S",
";&q>w's#rIw$D#q>rSw%.#qlrTw%T$w#)#rPrVw%A#rJrWFN$&rX,$TrY:rZ$T)U$tV)&$t_w#=$q9w#V#r_Fw#P#r`q9N$&ra,$Zrb:rN$Tw$y#q3w",
"']&D.$rqrerfD&$rNq9q=)&$u#QRD.$r}rhri)&$u#QQ)&$u$$$w&]#rjrkrlw#*#rgrm5uDD|$.WN$&rh,$Trp:rqw#m$ruq/SN$&q=,$ZrtN$-w#+",
"#rvw#Q#req=FN$-rx,$Zryu;<#.$)U$w*;#q))U$q>)U$q=)U$q<)&$t5w%;$q7w$q#s&w'm$w#Z%s(,$Zs))&$rJw%h$s+w$x#s,w',#u#IkuLMN&$",
"s7rnw%%(ruq/Fw#4.w)d';&q@<uTU^qhqAq@Fw&[#q()&$q))&$Z)&$q;)&w$C$w%Y#q>)&$q@)&$qE)&$qFgYW2qC%$uLMUr:$Zr{:qW$Z:r:w#'&w",
"#/#w#'Drww#+&s*w#H:ruw#mCw#H+w$N/w#e7w#;2u;><$2u;>A5$%+1q_$q[q^3-$(uDF+q`$(6qb$(dr}uTUh&$(WT#h]+6qb$7dr9w#2%uLNl.$(",
"5#h_w#7#8dr~w#7+haw#7#9ds#w#[&hbw#2#Eds$w#2&hc+uDEC&$$#hd(O.$05u;><$2uDGP($(%+HY$$G9E'7%7O.$P5uLNg.$M(uDFX.$(w#F(uL",
"O'&$Vew$+$w#I#@.$8E(7w#B(#hy['hF%w#z#]Fw#8%$%(uLNF&$h:q7Q&$(s&*&$s%(#hx+'=%76qg$q[r|d3&$(#hz+'I%I@&$7I(8#h|+*&$(h@6",
"qb$hNd(w$z&h}+w#s#fw$,#O.$hEs''0%0@.$M^(0w$0(w%A$i(('4%0*&$VF6qb$hZw#f(i+w$,'=w$,#i-+uLNB&$(G#i,w#s#(w%p)#i;['he%(u",
"DECY$$#i05'$%+@&$5=$$_.$7q=`$0<uDGP(0+%0Q&$=q93&$rG*&$0(uLNB&$^Fu]^F&$<qJ0(*&$hD(uTUd-$$hi01qm$i>f#+0*&VfJ#i@V'G%9w",
"$3#rew$3$i@w$((0w$(0a&$re=5Q&$8w$.,hFw$.*hVw$.$h{w$.#iO9w$.$fGJ#iPf'^%C'b%bw#]##iO+w$-&0]w$-%rW`$02w$-%1rN$r[=#+5*&",
"4=q9#iV4'8%(w#Y#w&&.rd5'(%(uDG5SSrO#iYw$}(7w$},w#L#w$w-#ic+1qm$ii9w*o#uTUd&$$0i6#if(A&$$7B&$0FQ&$qt(#iiw(4$s-w'w#3&",
"$rF#ilw$x(4$$uLNm.$75w$x%w$(#_.$]hvw$`(3&$rEw)*#Fw$w#E'4%4w*4#I(4w#F(A&$eh>uLO'&$(Jw%W#(uLO)&$Fh<u]`qw$E#5(w#9#h>B&",
"$(qX1qW$j'hQ#+('9%9uDG5qpqps.']%]uLNB&ch:J#j(c'e%P'h@%h=_.$hJi+w#|+hGhJw#|-hHw#|*hJw#|'j2h]w#|&'hK%hK'hZ%hZ*&h[h]J#",
"j7h['h^%hXw&c#AY$$i7w&l$j3w&l(h]w&l@j<w&l#jIw&l'h`(ir#j>w&.#4iFw$k+hb4w'##01qW$jIPw,V#w&=#4#0w&J#w-F$rgw'+#B&$Gs/R&",
"$(P#jM+w,)##jM^w&^$w#Q#M71rN$rrIw%1#^%^'h>%h>*&h@hAJ#jRh@'hB%h<w+p#3&$rdw.H$w.~,j3imi_ueg(Y$$j5ioiaj1#ju['jB%=#jXw%",
"M(Iw%M@jb+uLNo.$(ilw#w('9%(w$R#4w.h$jfw%K#i-w%<$FA&$hL(#jhw#5#i0w%^#hN(1qW$jjh7#+w)O#(#jjw)O(Vw$=%9w)O)w#v#8w#J$jrw",
"**$w%~$w&Y#]#jt+'7w#/$=cw1&,O.$9w(i#bhDuLNh.$0w/I#w)v#I9(4#j|+'E%E@.$9E(8#j~+uLNl.$chHuLNh.$s0w#c)R&$PrnR&$hHrnw2E#",
"w#c'8]w*Y*ueg(.$$jojLh=hN#k.(w2.&fC0w2.)3&$hLw%h#J#hMw$m#7'hH%hH*&hIhJJ#k5hI'hK%hFw#M#s1w#M&hP*&$jU(6qW$kNd5w%V#w*B",
"#jwuLO)&$(jxB&$h]s2uLNB&$qljzuLO'w')#R&$4(uLMk-$(5A-$$0w'{#r{f7'M%M'hp%hp*&hqhrJ#kLhq'hs%hnw$(#s3w$(#w*[$kEw0F6w(11",
"_.$(jbw%4(1qW$kbVw$]#6qW$kmGw$g$w'G#7w)m#8%8'G%G*&^MJ#kW^'b%Vw$5$kVw$5(Gw2^>w#p#w(_$w$0#C#+(*&9CJ#kc9'E%8w#q$kaw#q(",
"Lw%'Ck$w%'+l$w%''l/GFw%'9ksw%'$uDECY$iT#ksw$5(^w+H@k|w-`#(k7w$8+l.w$8$*&$kKw%=#l*^w$<'9w#,#uLMk-$7(A-$hq(HY$hpr{I(w",
"*-#'h7%h7*&]cJ#l.]'h:%b'ho%how#w#w55$w%o$l.w'sMkQw$Y+lQw$Y$w5`#G56qW$l[(w'y(4w%u#I%Iw.k#*&MbJ#lBM'P%fuDECY$j&#lBw$;",
"(Mw'yKlMw'y)lNw'y$w$T#s4w%6(lNw%6Mktw%6+ltw%6-l~(w(,(w%61lbw%6'jI'c%c#lbw$@(ew(0@lkw(0$l,w$C+m#w(0'l@w%Q#luw(0$w#D#",
"s5w/f#w$J#w#D$#lww2d%lw5w2d(57uLMk-$Iw(J#$r{E0w2h$e%e*&h<h=J#l}h<'h>%c'hx%hx#mQ['lz%lzu+-~u++mgY$2qEu;<0&$u;<0&$%$w",
"A<'w::$4qX#0wA>29uLMX+4WT*&$Cw7b#8w3N&$%(#C5'0%+uLNF&$GCuLNI&$^Ew3n$aw2W#5*w.~##^w=J'5I(86qb$fdEuLMX+(w#r$h:S6qb$^d",
"(uLMX+FWTu+-~u++mg&l[2qFw$Z%1qg$q[qfw%]#w4c*w$7#84w$7#w$k1dw>^&Ew$6'CI(8u363+u++mg&m3w#x#1qj$q&w(%%qj$Tw*B$Q&$7w#1#",
"q&w#1$*w#1#w#S#-$2qHu;<0-w&-#w&0,K&$82uLO)&$8=uLNUqk$0(K&$(<#4+K&$02#8w#+#E<w1h#CwC+#w#s%w2d#8uLMk-$8w#}%lm2qJu;<0.",
"w#z%wGR%qm$Zw#'(wEZ2w%d#Vw(X$q_$q[qnw%]##Cw(X$w#3#dw#3$V+w/A#@-$78(=#Gw#W$qow)Q#H-$hM7cqpuDF+qq$(6qrw&2$-$(Wq+#h:[#",
"c+'^%=uLNg.$qsh>w*%(H-$hTChASw&c/w3u$#hC[#hB+'e%8#h>qvw;u#qvwCG#FB&$hHw&Y#(q2#hBwEm#hJqvH-$h_](w#j0#hF+uDF+U$8uTWAw",
"+E#qww#w%hO[#hN+w5h#umqA-$ch=fP(h7w&6#Yk$2qKw&6%u;<0-w'4#w&0&w$p#8w%x-=w%x.Iw%x,9w%x$qxw#W#H-$hx4Mw%x*uLMX+bWq+wF|#",
"H-$h{Ih7w$x$K&$]26qb$0w#C#(WTw>+#u+-~u++mg-mGw'm:w'a+9w$h'qyw$W'w$h&Jw#3$9w$h,Ew#W$q{w'0&i67Pw'a1h7[#Pw'a$H-$i:Ih:w",
"'R6h<[#e+wAs#@-$8C(Ew&X$irw&XBw$p%w&X)w$p%w&X3q|w&X&iRw&X8iUw&X>ku2qLw$S)w+1&#0w;~$q}w$&#w#,#q~w%|#3-$LuDFyw&C&7%w<",
"$$r#w1H&Vw-U$uLO+&$(r'#0w%%#w#d$r(w#B&bw#B$uDF+U$(uLO(U$(r)uDF+&$(uDFyw1W#cw=H#(r'uLMk-$0(3-$h=uLO+-$(0#h>w>$$'e%cw",
"#i#r*w#i&hBw.F$w$+#r0w$+*r1w#B&hGw#B(w$J+r2w#B&hLw#B$w$J#uTW@U$(r4Jw$K(hOw$K%wEj#r03&$Lw#f#0w%O#w$K#hR%hR3-$hVw0.$$",
"2qMw/Z*wS2)wQ66w$G#r5w$G#K&$G2uDF+U$Gw#'#uTWA&$70(#f[w.X#I%=K&$P<B&$Pr%w>d$#GwCj#]qlw.5%w1~#Mw1~$K&$h=2w@>#h=O.$h>w",
"2B*cw3V$w0b#hCuLO)&$G(w)t#w57%54(7R&$L(w&d#V%V@&$^V(I#hA+w.b#hGw.b'7(#hG[#hF+'hA%hA@&$h:h>(bw%_&qNw%X$w3b#r6w2d&4q7",
"w7($w#D0r7w#D(uLNBw#D#w5m$q7w#K$.$2qOw&K#w)e#w&H%r:w&7-r8w&7&9<w#($_wD-#wE-/8=w#1(w&E#2w#($w#N$wL2*'L%L@.$EG(8w-7&b",
"%^K&$ew#S#ew#S%w22&w-*#.$4fw0`&$2qPw$n#.w#&$w(@$w4}/w#'0wW5+wWF'w#7'w#@/qW$ZuDEC&$p#+;#Pw89#(h<uLNI&$0h=w890h:w#A$h",
"Aw#A#hBw#A0h>wF/#q(w((#wHz&hE$w'2$r9w'2#wHR#(`$4w&6&#hG5#hF5#hE[O.$hNw)/*hGw)/'LhR#hHw-[$wQ=$(0#hJw#|%.$[8$$w#8#9$0",
"w#*#E$w)N#9f$8w&R#]`$Lw'N)=h@w'N(#h]EwR<#@&L97E+uDFX.$hjw#>(A&$i>EA&$i8VH&$ikhp0w:-%'=%=wJ-%=#haw(g$w#Q$w:q#J#hi+wW",
"2$&ch:9+w(g$Gw#@#uDFX.$8#hjw#>%.h@hA=+(wMu%wCW#hi]'hB%PB&$h<Fw$($uLNf.$hy(#hiw$q#h@5O.$hx5wKJ$#hk+a&$4Sw&p#0qt5Rw*V",
"#uDFX.$i$uLNhw&U#w'(#qYw#7#4(#hqw$T#hJwRw$hMuLNh.$(hXw$m(a&$Mr<w#J#qlwJ+#L(#hyw,f'9hM(4w<A,Q&$qYhk*w#N#a&$h^Fw=J#4d",
"0w=J'4s>w]E$(uLMX+5w#3$8s@*&$i8h^w8f#hv6qb$Cd7w#N'r=Ca&$hg5h~uTUdY$l}w&U$hxwPC)'hxw2v%hsw#0#B&$hkw%q(iIw+m'hxI(4#i6",
"w%|#how(n*i8Sw(n#a&$=F5#i9w(o'Sw(o#i;wZ[%w,|/=Sw$@)w(N#.$74r@(w(*&Lf(7#iCw_A#hKdq^uLMX+CWTw#Q#0w$4$iFw*#$6qb$hOdrBw",
":s&iHw01+uTUdY$mBrA('i9%i9*&i:i;q9#iXi:'i<%i5wC0#p#,VwcQ#:rIw20(uDGPrCw#v#3&q;q)#rEq;#rFq<3&$Zw&G#w#,#wWg#0(#rGw75#",
"4uLP`rH$qp[#9+uTXs&$qpW(#rEw#,$20#rFwX5$wZ(-w#j#wX|#1rN$rM0wF^#4%4wGf#w#N##rG+#PwT&+w#Q#wRG#(`$72uDGP(7+%wU5#rMwRl$",
"wFX&(0#rG+*&L9J#hBL'Cw#r%w26#w#D#w#z#w1W$w%&#q=#rP+wD'#w2#'w/J+uTXz&$qp<=#7w$|$w$j#w3.$O.$7w'Q)w$W#w$H#(#+Lw'~#wIh$",
"C5#9w`=+wNu%0w%(&7(`$=2uDGP(=+%=w#`#=wD/%L9+#cL*&=8J#]='Cwam$C]w$=#h>w3n$p#,[2qQw6n%w6k.w3J+rQw2{&C2wD<$uLO)w'L$9[#",
"Lw'O$_.$Vw6H&w#K%Mw#K$Mw#K%^[#Gw5r#4we7#w6p)w39$w3K#7w#/$h<wE<#rRh<w#W$K&$h@w#g#h@qlwT4)#h=+'C%C@&$LC(9#hA[#h@+'h=%",
"h=umqA&$]eGb(Vw%;$p#,{w'*&w#]#rUw#5$p#,>w#5*w]n%w&,#Bw+r#w`/$uLO'w7=#w]p$w4V$p#,:w*E#uDG5SSr^w*R#p#,]2qRw4Q5rcw#3.q",
"Ww)p$rGw([#ra#C+#95#L5#Iw'i(fw'i%Mw2W%P$w&H#0ra`$8wMF&wf;#=wM9#rWw&4(wc9$wLu$w9Y$0#ewLu+1qW$h>fwZ^&w%,$w^;#w:M#rBwH",
"l&h:e+#hGh:3&$8w#C'Lw#C$w8~#qM7(u]^F&h<<qMh=+#hKwMH#h>w#S#J#hJh:'hB%]uLNm.$h>rRw(-(u]`v&$rdF5hBw2x#A&$iDhF#hL+#hKw%",
"G'0w*0)w%@&4w%@&1qW$hXw%,$w$G$*&$E(#hWw%V#hV9w%V*(%w;_#=rBR&$bw%a$8w-C&3&$Ew%<&h79+#hch7'P%PwQ2%hbM'c%Gwf41w#d#rW#+",
"hpw$u#u+-~u++mg.p#,G2qSw9V+wDg)w(]#rn*&$Iwgt#p#.W9(#4w29#Iw#6#Cw#6#p#.ZV(#8+uTUd.$l84w;].ro$L=uDFK.w8S$bMw^k%w1Y&b(",
"=w:x&qTw$>-wA5-w<u*wWL(#8w#/$Cw#/$IwR}$7#Iw,o$rsw$@#R&$8w_D#=w_D,rsEw_D-p#,xh<eCV#Mw7^&$C9(0w%+,#e['h7%(#bG#^Mw#0%h",
"7w+4#p#-[2qUw$|(w+:*wrDCwRc#w+0)wm4@h:wl)'wWi(A&$p#.pw+.#A&$p#.1wPJ#0wcs#p#.3wh*#(w(s#4wU]#hAPwX.$bPJ#hCb'h7%Gw1<$h",
"@Fw$C&FMwer%w37'Ww%]&hG8w#E&L0wjn)w#A&wA`#Gw,_(Q&$SPw2[$#hRw,`%hRwjt%w,`#V7#hT+#hRwfOJh[w+K#hcw(7$w+K$#h^w>4#4wH,$^",
"w-6$#h`w(C#Iw3k,9w+<$_.$8wC*(M(w.g#Ghtw)m$w(I)Y$i<hzhyPVw(F#'h<%h<*&h=h>J#hoh='h@%h:w5W$hK%hKuLNF&hLhMS#hrhL'hN%hI'",
"hS%hSQ&hThUS#hshT'hV%hPw(R#p#.Tw*O/w(8,wxC#rzw#3)uTUd-$p#0.VEwUH#2B&$EwH;%w'^#0#E+w(c*wc9-w&.1uLNB&$h=w(c0#ewhZ)B&$",
"4w,{#hGw,{#p#0GhI(1qm$hBwiN#w5*#w4s#hHuLO'&$9w4/#h<wfA%1qm$hGh<w#D#E%Ew#j#wa8$w^9#h@5B&$Mw#p#hSw#p#p#0AhUw#p#hMw^@$",
"wcI#hB%hB*&hChDJ#hPhC'hE%h@uDECY$p#/4#hMw%6(hCw(B@hVwkn$haw'M(wkn#*&$he41qm$h_fw@g#A-$p#.Lw]k#p#.Kr{4w'u$w$d(h7w%##",
"hewN`#w#C#p#,ir{Cw/&$wH##*wpz$hfwpz$w'_#p#1K2qVw'_&.w/++w8N+Lw1'$w[C0Jw>%%w{G$qnwS<(7(wyF$Jw'/#w#-$qnw#-#u~#YY$nF=r",
"{]7(c5#P['Mw2/$q(w8O#w3_&bwGW54+%wCF1CwCF$w$B$w^V%wBq#w@F#p#-4(5ww(#q9#hGww(#L#hHw{F#hFu+-~u++m"};
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
/* gather.comp -DGPUSORTI_ADDRESS, 1741 words */
static const gpusorti_line gpusorti_spv_gather_address[] = {
"#6Ch#u;<7q>uDE4u36-uDEQu36.uDE;q$uLMch%uDE)uLN@q#h$q*qAuLM[u]^th&qDh*uDEEuLNDq%q'qGq.uDEGu;<0q,h1q(q&qOh.h0h/q)q+q<",
"uTUKu#`KqWuLMPuTUlu]`|uDGPuLNBu++muLMluLNUq/qKh3h'h7h)h(h+h2qNh,h9h6h5h8v$o9)Su+3euefUt>0u33U#u33Uu#`Iumnev;F+2Av;E",
"fUjvASSBDv>e;26v@Q%3Sv<xdo-v=4}Fhv#-<VcuTU4+v6RUmWv<bs>Dv/AM#F0u;;cu#`J+uefYD#v@8$D$0###uTU9;q4+++(#J<,#0=0,2+=#,2;",
"=q3,2E=q;,2<=7,2D=qL,2J=qP,22=qT,2K=qX,2#=q]w#(#qaw#(#qew#(#quw#(#qyu;<A2;(KJ<,B0=0u;<AB;(E>q=(<>q;(q-+X(>+0(X++(D>",
"3(q0+0(#>L(#+;(#+E(#+<(#+D(#+J(#+2(#+K(#+B(#+q-(#+>u33W#u;;v#LuDDz#70u;;v#%uDD|#%;M#33%%.#23.#2%M#3qC77uLM:#%%%M#L%",
"%%&%#<uDE%J%qHv#$KM323w#$#%w#$$Jw#U#B29qI#BuDDz#7+&Y#D.#Bw#P#0u33X#&Y#<.#B3u;;|#Nu;;rK%u;;sBK.qRNB&Y#0.#Nw$;#E.#+qU",
"9qVE+&%#+.#+%9qV<+uDE'#w$4$7&Y#>*%q-0uTU_F#ruq-O&Y#E&Y#w$*#;&%#;w#9%*%>sq*%XKuTU_%#rN>X9qXD+uDE%#%X.#2qd*%q0+uTU^qU",
"q1q0OO*%q2K*%q37*%q4+*%q5+*%q67*%q77*%q80*%q90*%q:0*%q;0&%#w#m#s3Oq2&%#E&%#D&%#J&%#2&%#q3&%#q7&%#q;&%#L&%#q=&%#w$q#",
"q@&%#qC&%#rk&%#t5u;<#F#.#2Fu;;~F#PL;0q='#97#2w#'Aqew#/)uDEC%##$C-QqM#qJq[qS@%#-$a1uLNF%#qc-u]^F%#+qMO-$Z14qX#<bw#>#",
"w#,#Ow#,#:%#[-$]1w#b#:%#6c$d1)#'1R%#6hA##uLNqF#[euDGL#60S-#-'1T%#d8w#t#qJfw#_#-g$hC1@%#D$hCw#Y(8w#Y%8w#Y)$hIbw#A&b6",
"w#A%XuDGL#6+S-61'6:%#^>/%#C-T%#fOw$%$6-$hRw%)#-hL/%#hA-uLNI%#[hNuTUd%##[647#hWa$16/%Caq_$hYC)Z'G$hVw$((Hw$(,w$F#:%#",
"8w$(#hC-$h_1uLNqF#-hGu;><#w$b&uLNF%#_h_/%#hSw$*#8ha47#hhaw&'#5L##^_6)c'c)Z'Z/%h4fq_$hjh4)e'C)hK'hK/%hLhMqc$hnhL)hN'",
"hI:%#h_hduLNsF#hT-w#{()hX'-/%h[h][$hth[)hZ'hZ)h^'hXu+-~UP%hk0q@w(3%4qM#qJqLw$1#uLNlF#-bw#]%#'-$8_)6'14qQ#qJqP@3#-uD",
"F+qR#-QqT#-qSqSuTUh%#-;<$I1)`'`R%#G`-8u3631UP%hnw#x#4qX#Ew(*$w(<(w(3$w#:#w#1$/w#1#w#S#3#0qBA3#A%w#&#w)f)V%#80uLO)%#",
"8^WqY#6-V%#-+$_1V%#60$8w#+#I+T%#qZGuLO'%#Hw#s%/%#-8uLMk3#8w#}'qEAqC#A7w#&#w*d-@%#8w*;)w)7#qHuLNWqY#_w$.$0$`w$.$+$h-",
"w)J#Hw#B$Ww#B'+$Iw$M&C1/%#86w*k#7#gw%C$WqY#-_w#J%fw#J&]w#B#h=w%y$w$i#cw#(#^uLMk3#^w$n$%i*0qFw%i'uLMUqw#2qvw$l$qCw,@",
"*w#/*u;><#0u;>Ab#'1w'V#q]w(3#w'O#q^w'O#$I1$Gh4$h-Z53#hUHIGw'`0fqx$h41)h-'`w#W#q`w#W#53#hn-h;qaw#N#w#7#q_w#l$e1QqT#[",
"w#Z(]1$eh@53#hbdg]w#x0hBqx$hA1)d'dR%#C]-gw%>#Li80=w%>%w(+%w%89Sqbw)d#w$D)G1$h-a$cC53#hvIGh-w$7)uLMX1Z;<)`'^w%^)H1$I",
"]$Ge53#h{CHIw#P+g;<)H'Hu+-~U"};
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
