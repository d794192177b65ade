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
/* scatter.comp, 5807 words */
static const gpusorti_line gpusorti_lines_scatter[] = {
"(W`pWF^tEqB)Z9N&_R6'!M][jCuQ=K97KOr'k8xm^YlW~oog!'A<72):}/,VhBOpNTCSkRcCcO62`=B8DqJ8Zg3}(3_jQQNAX*ansom1q%8S({P%Zxzguf#**",
"vn<mw)l`68JI6|PKF=:>ia^TwsQP@z+N~Hg3&8pP.xkXD3'{;3`/QtB!ljpD>]/m(eE@'{-jFv4NBLz}S*8m('BgmjV({XiN})nCxD`A'bS/_o'uLgo;V2Mdg",
"[:Ljj~1.aj,wq<e;{48JL_!'k8W^(5bpKj@@6*j`Mi!MeeSyCf`OUJxtHrO(3:g'nVX]@x'[m0LJ1z,p<8g*.`->(rG!tIPQWJJsSDYgR6~IXh*r3K*j)+Wu+",
"_:1&u>y2Q#m[cX+#ta9^V(y$/I@z}J`H1!*9-R/7Z1SWkB:e@jB]@9#[dRu|IS:!T4Gn8)[`hyAm!}G4opxp#v2Q=GI}M+Uk^^0%gmrM)B6#@|X85=Gl7q0>v",
"*X*<@XM,njGiYVbA-yA/mm*k8xP2vEjprHo%A+bwC6lD[2%@lwsrJEGQh12I`coFy+^iJIHaH#Q$x_Er%_8N:wUw(nlk,Qa0[1iIu%.xv*Dnl}39z1:}Yft*-",
"ZZ4mwbnkQ&ZqiI|aDv4n*6<1bKK8=~+;`g&x,lajB$gt6pt'Z;aeBqz{MAH=f-z8~R:os7{>d4m4~~4m)5(%-fM8K'.9GSO/um0}mGP,Z[N$hY*!HY<R8r]l=",
"F%0z)>hMvT]HRBhH9$NuPq&s(L8wm,YV&=lY+yo11X>|D%w<{.3E54n+nSf_99QXX%+8[gtC!b=s%SO[<n}um5>_A[6X7rEMR3E)w~p.%eVz]K>(UfVBa/T0M",
"wh53q[KD^gQ=7%ZrICtj]W,h$>.3R52uS&O`E<B=K*iW8J')ZD%D+.B}lCh892I4yx80~:kro9MP;>3HOc:C2-%T61'sPw:T,BLe|&lo)eJ#uc.eG[q$/0hL5",
"-,W/.4w7,ecuqhngVXw}fL0uZzhH4#oP!z0WN#T&Kx#PDp@h)n+4.:Q8z-REE-/O:FsTTyA!@'cDkYG'Wqu7'C|1Jq|=fd/1&Zki{mAuQ2EFAh<EulTC~}J0&",
"`'pt$20sU$7j|kNla,6agY6)DF9'2[~e&ll#IkLPH&y-WguoWF^RP'LQ_iNAt,m>~[HvKqZ`[,yyuX^9uCJ<.d_Mr=7{9(qL^i*LP&(LKmHV#$u_08RV}o@|5",
"102GCqFP0S}||C2/NOx7Td6wk2dS8G:<Qyj)h~[x_1f8tq->'|8!aD<S~G|/4DQ5E2!mye7U;h+jd^,-li~{$hzm8=!`rG<W{1&_-|85$f{%E3KS.%kBe_MZU",
"$bbX^|kc2F=dp:%<mZhan.SzL#&F1Qx7.9&3E#n)w$&1F{;IWv1.U=UnWH@(bvPz(z;^A#W8W[bb)P_@kj`YGeJH-5THdj&TM*9Xlb#x'1]:lP0gwmxUG}$aF",
"[zI[+Me~s-A(F<@E+CQrwGwG7jKB@`h)Uq3<]~yfu/*f#2%%2^VU<Kv2h[q(S~TMf2x/2B:y_*2J4/k;BK!,$n)x-euE[gH>-DW0lXQlNyU^jvjnY79K$:]L/",
"L=5bMi}m!_U>qy:G#iVFXU.jdii'>Oe8Lyp}Ea8hC9med..{rsb%2Zf$MmT[|)vk3ar=l'vk^iyICc9O.bMU0>Q}8vP*ispJ6RZx6_!dUpG"};
static const gpusorti_packed gpusorti_spv_scatter = {
gpusorti_lines_scatter, &gpusorti_spv_scatter_basic, 5807};
/* scatter.comp -DGPUSORTI_ADDRESS, 6543 words */
static const gpusorti_line gpusorti_lines_scatter_address[] = {
"%2YgxOXGoQtF$aRF4Bc5P'nF*s4b{Q:ViG@-hek,O_}2~8E),5UZ2Q4@U*ptpcGEqEf'*G@rhnTa1o>VVE6,*ya@-VNDJ>06L/cxI8d1!5NPQ`z;`AiyPs#Q)",
"IbQ5{N%BEK2(wW1%r7]x}*@H@`[Um%+-8K9n+~(+FM/B~zAIk}:URV7DYU!xMWfq7:5GVL{+=^OT-O|9CXiwC.yDP5`zi2:d>si=!78*nmHfbNgeO]8+Q71i)",
"L*+aFt$9Ff7Yy=bi{%OXeN'G5<c+SOH'7$0_Evt8H7UDrSLXW#xSBo]BnLLS4BqjfN~G]8dN]~v+GYN@;I-B:wmquR&)*Da7uK!AQJRktrh3M3mvD%SsHRdfq",
"<(FD3Xt{&=79FWV+&t~i@Ax2:[QzMTNcz/pKj+W7v&$&}1p:^R@nux*/@A>:]RE[:arh0%{~zu|Y0F>UQ@nZTCD(yfzL5U7Dr_3KMl:R52*]nci6~G6'**11B",
"u4DC/MBl{<:/'Mx0),zKb'bLA3P;='y%Jz*P%:o]y':6oT=ypRn{q87[0X_IKsS/d1KL^C}kgP)iyz;#oh/u[4UmK7(Av}G9F]L;z~:SSrlTuv(o^Xffz#2Wx",
"Rnj@4;sr,w&QTiSQxzNWZQK6gv<6g):3Qp-A_7*Wo0mOK^t/PFC&MZ'S^>]n._po'!n5)Jx}]Os72)-2J$~UuGcdVH^z`R49|Xe/rMbI935yTElx3pNWv^XC!",
".pWc/phxl7j)SRIJAUmQA]@sDnpf,Nz_;YA<7W/;]R#py,D0z#/ky@MMNa8!DL0WL|mP@P$a0'mx,*=i^rNc+,keJ[:ODe0/-{E|E1G>bk@2.:PDm-:hI7V+l",
"3JA0NUJd{1Omn*-4ba'mu-!Q$-ks]|$<K=W&etc4dm]J^n[`)h-p#,H`vh3Dk-quDGz{8o.cp_6F#rW8R)mql}c}[VyQKB(+~`0JEH&pY)icA&~HRpWxVz!/}",
"cxQY8H=e/O<=,&ZP:y2Dtsr}ZgxoTwu_~+|ZB`<Ge8OdQQgdF[.:lWlUlyv`1JO#P0LlK@Z%!EUc`j2_a_d/m&GvgO}kQ]`]T|(ECo;=Bm+M%ll/Ya`ac_jd]",
"spz[CDBV7+]]G%0)keI(~a9ZZQ{SOjA.O7<IEiF}%:oR{$wE:~^hF3`I7L{>Vyc%yI0EWZS{s<X~)#X:>%C0aiiq$tF_om{x2B.^$;|FMxmU5s(~QZJU`D<LW",
";-JrGz[.BddR.{Zb}[)JeXXS:pORh7}i-:Fl}(u$eB0FEWu84;YM>I`=$3!9x*0U.{njWB+oI#o[_J&zx-DM5'cpiE*q;K'<^Xxx@c.2|Aas7Tk7)9;Y=##K,",
"ifvnZpa9J;-kj~w+!q`J(G,O-]5DbiF&Sd%TP'1@6+Px52Mh-T!_RIMzDXas-pZiwmE]1E'MsY'Q&M*jB,(K}WWC[Qe_}Cih]hyy9C.}TS;SufYo+_xfbQZPe",
"EZA$<`)%FmKavN-ZX:OSoPVq,~0AT'E_S-~mO#q+57Z,w6P&PhO/MC#yvKK4JH<O:;eX,{:VA|dG<<b_a5d[B!/,'&cduV*1$7lF_!pTX.DT'l#qWD:Nk`99A",
"^$Kx`C}UG^W:QR}tP)h+iRIYY#6(-RT6P%+WhVJl{G{jx)Ups0n.|`tCN_G$p0o/^Tjec:50DS&W<j]1k@UJ$-;+2s^!!`,D{Y,ye'W<T&jHMtgsLzq,Y}7K^",
"GM&9lBZ0-_Fi,azkm+Q5g#1r0=6~3&%4ReavHr%a(pP}CqU-`GHbFiep*}V2K:j<ajE#*)FSOuiVB%hmqQi=OY|y|$2su.cFQ*^$t:q1Q7|@lt,a=b|vcFp:Y",
"6U+O#D6Mzmm+D&1.Q^@n&GM{VsNa0fNv4f_PVG)I{fU@ywz1.ZW]wrpx2@+m$Luo/o`9]!!"};
static const gpusorti_packed gpusorti_spv_scatter_address = {
gpusorti_lines_scatter_address, &gpusorti_spv_scatter_basic_address, 6543};
/* histogram.comp, 9024 words */
static const gpusorti_line gpusorti_lines_histogram[] = {
"%Qy]'JvNz9<3N{tc'P[qeJqtT@=;;6MGZ=E+)!J8|jL*SY.Iv60,E#C]eV#lq}78/nfZ<jt`^_qga![N#4B:}b__<67eSt'-18$%ewJ+2|Z(w!zArko3L_2tz",
"337nR7iK!ZsDAVU%'*@A2_b#Hqd-unrkhDYglOp`{]soa#E_jG*K]#3FI|V!<8MHcJC[N]lagpwC+gOa7_xp,l.`AM@tr3X9/[X)7B^B:xF@&yXMtlbz:v8bi",
"Aj!L!!4y(V~0-gi#H'vVaP>{xqNaZ;e-~Se9!8rt2$5iS'+0pV0.k@%DjLK{(b[<63tB`;ibcqBH[AvfUikR9X_ReH,xbf&K$$I%i;>M]qU(gu#X=^02SdFC]",
"7Vcl.%q(&0UGP]ALtrky#&=Qes:8<=^7T/i;*Mo6I0'Fks0&_8e:/-/IuYsO:v~-J{X`3>SYm(Rk{'mniLHW%sx5={G:,M_bl%p;AJSzrz%BICfqa]c+'6GFm",
"K.%z,TbNjbX[Hkhr|rcs[o/i74D@_}etW7`kh-8<&R1RAHRcYzoAz4'_rz/`cUIPZ]9gD!3|:Pu!R2h>fX~F|RhdhVNA_pj]Qbe=atIN]HUL4fMp'>;B},]C^",
"unhi@fj54gq2Zqb64(5(rk8yS&0P{OcjLD!6CHe1do.|&`=,}uN}wyhaRT-9(B`##L},T)}IJdwC@N8r0Fp|(`XSA*BbJ9aL%c,u[WseZ'5K(nI7:>7^!AyBD",
"G,5)[=-gwG$+]eS6Cs|8*:jIoA'z;M!#N]<6-Pn:*$T<#%pphLHI;^b0Yfd(-v9$6Px*;lY0fsNYl5q(p'nvjh@jFGlb;W7=:{-Q'7$,(CHWFF[YduYa(WkR^",
"Su*$6Y%`X}vFY.:xff`HRNqZf$4V9D3ooriG!JA5G%xDHBrEQ0m=K+~_24Y%ccT=URI1b':$M~J~K!ufqk84{%-.t0$C|Y#sGhJ)P%+R[[j*Ivt3'y`_!|w7v",
"6COoF~*)XZyoFq`bMa%)`8OaO5T,pm%:,,G.Bh*trE1z/z!N<L]72j_q_/iI;!NZnpXY<%31*;&1Y*s=tb%5%#%v{@c%QcEHVNCmSK}LSi_Anm-^C!7>vjzH'",
"%L>@T@yL#n1A7~VhLuYuGFr7+N2z{khc&wI}kn1RJdU:l`p'J)`m}'.3K1KNlGc(`li|c~np$NvdBG=|J0(I'`WKstDoV`K:/*(5>S{VR[=G0|fGf0=_tmq9|",
"#9~Td7k}S7df^iHCuk58KhQNi/Nx@#x*D;$D9^,rK+wB156`<!#8AMluR}lzd>:y~x9~Kv~-kzLF^J1`aeR>t_R#33:XwR}w!FG@0gX<xQz:#8FYdB<YbWZ=p",
"/jUN5HOo4@/|g7S1]fhwmk|kF>=U@$S*NYPwY3|@|c8uj^w3mx.~W$fpbD!.zl%l0pAT!M:#wj}mBoVZ/%a3f6Wo.JQ3`#8w1@+65V(c[GFy[|!hUd%cORzb>",
"Y(3D(ND!7-v`V[N{HqZj9BCFgq%<f1xH}_JwCY[KyJ82>a02sahl+IqRsZIq}mTHfonktn$}(.SjoN!yy*!W`PZ9q|_4nnp$759e!8>~|@tcMNxwD}BCMRbT4",
"OCy_&gJS9cjd(7>6mz$+Xe}i.R*FIfE#y|FZA!/f)55S8gVCW=J7#+bwK(h^D'airh(p`w`yyiT0~mm1&.yi<MEl9gX6aburi=5&4K>j*L+fA5m&9bvywWa`.",
"q[d;blQzn-RT'$=ZdOc[3FL^/5<@F/doI<HZP`4}>56yhrOr-f`}=w(CaKJIKFfdNc4lE08RQH'!)Y$.G3nVw-0#w$G8RkCXH*=K}VMd&|(sSoZD'6mvFLE8K",
"CSGDa5qT8d2[VB)P_4hs8RoB[F*vWU:rCVB|mh%RF*2Rit.[)+.^Asu(|!_Y]]te:D}9C'#zxh<rrCro%/vv!MneZa@<1AFfF-Tu_P%mz`NkcZL>k*rP7O|U^",
"RVpUO2Oa8S`GlT@5FE;yUPDYt#z[0ah!>l~3b!)#,_J!N,)jY^yQnT)S(t&:I[5}tq*K&A;Oe&=APdHQxnnsbHUKc_Lp2m~}~qz_r/lD%g7p3gdU#U+N_C@>7",
"nI8RNq*e0^V0f5#k[^'.TLFWY.zaDcnAolcbpo{VCpH|M)YBe7I6bt}gHrA&lV'M>;9bRDli{B{np16JIZGn)i*j/oR<.s)TM2F{:=W[lWyB@CL]%2@y:Xq+G",
"pfsAO8P^b:,/3$du.2&kD,mGU(9>#[w.yY*<qAAHmH8A>@zThv'F6,f_!Az@_gGbKz{^`IyW{_}S'R+ieYu(2.E*Q=}d7`OEh9'45Rn5pr35;lQj}+aT2!bN7",
"PbYVIZ!_v{[2L)M2lV4x0+AJ>$Dy.gm_kQo[~<cRXW{ot0tb$.3'=_^3E.$$K#k$&MwX7'Pe|+JvP;w6]TzBZsvuS,s)2|Lz3T3t59P5{I07y6t&Kq'`;<y'{",
"1f9y+=;NM]c.FXj:.o%n.HL''/FRfk^&nrQH.=a>%vwr_drZ7lFhdn/VwfuAtT|id7Qy8Vn/[PFMVL8s@cOt_Rg}&y<td'=~zm:+T7294iy@!UrP*lo{5pHp*",
"{box!9:y/>Cz[^HCIP9F&X;PlfNJ-,fo5PeCd6Wz=@AJRm5][_bdrUIb2(%y`iUrmntR86Y3l^=>$_r{*cx!s:hdn7+,)izdI,E-xGc6Y</seF},7aDp1=~W3",
"-@Q2L0D<t]s8N*^*!Nhqxk<Tq~WK$~,q$dB'Va$1N-]4dB@+!5$lZ=Naxyqa2D3J+a:S%=r,4zDyKin/rG9TB#Iy-*~9SQv[dbjdof`cd~uv3A=~2to@+A6W{",
"[H)l~X/~SJk;VNr++b2j*,DQWl=O_Lj#8zULe4g;1PSJ<MIXt7~kcep+Qj18Zq63w=:LLfdi$~FJt]l<AH@QZbJ/o_C@cPZ-_-m*8l<hi_}/^Ajf}O2rZ{a|R",
"JS}$/En{FA.in(uI73V}euPmNsJJHMA4G<ek6y@fWa)7Hvo.n+T!C.a:@r$3e|i_rYQQ1~kB`)[W[S!HU'IiSw$q_1]z`SQx^*(vxSApeC{#7I.W'G@mEPyNq",
"&@KY,^-G0uJjz41$K$J<Ye5Vh`5[d/iOQPRed@NF;.Q4`LzSuwSpd$q%.0,]:7=AsfLuASUVh8XA9IVduzfVMfYq6>1!4Qbh0`JPQ_uMT{ZOC(M*apSCTF<7a",
"7gBG7,f4VAV3=xez{g1`N-<9pla#imID[6pj=E2x#iK}Wm,IRhD-z1(:-sXn@,wD1C^RV1QT-<V`ru&h}D==HrooDl>0*/^5>MPWOh;55GU3lf&Q[Ibs8UJf.",
"H$PN&ad-0sz++3n~{S6AFIL99BrQN%*c3)cKB3.A|8b-7Pz2^KA_G$Jt|L+tOf#C_Bhb^1m(}|.^TfTqVmu$GopTV`NQ}$|cOYbGrC:JAPx;oe2TGd:x4%d+D",
"5&&.-jb{0n%Dul#DCY7uWck%`#tlZ)ZgZKXK~bEYh}|u,3m&<i%0wfm/Rj4%t+X]MmnEy;l8/nn4dZU=t#_%R}l]-_F=6(HD1$`;6s>7.>M/:=Ln>)=MN3m`^",
"K&zA3M6+-^&$+r`h`+H)zdlk;C4R!Z{UJ2uBU9WOI-~mqIhE2+!FF<2}Qcp[kjxh;_AJB)$$W`Z~Hr`Jd[ntjfs-IYG>[LmQ`tVfl=$<PKbJQR=Rfdvom8++=",
"YH8>kg+_=YYt,0'sid>[Dy~pc$ysxy9/tf_0SoH%+/-yON9#}tV[|+zYxY@ogQ(I]#FXO#rDea,X@L*k,m;+Ri!D`kZHn<43lr)JH6Vp|UhJY1>^N6w#nkO(P",
"s5}6u.5&XoIb,IU}0mtz;||wDB>xApjk@~LwfsE,Ronat!X3!@W[i&RM]3*WguC|Qg4ee[tMd=>H17Qj[9!$*&_SY4#0]!-Xyq7)H08~S:!%,fD1{@A%R'rab",
"`QtU7;P_6Ldj5gtgTjGk+3Wb&Li.J0DU!^%&SSWbyV$efq1=9S{DCB.~Iw9W;-&kJ0g(4.dc:0#7E4F>Cr!Ym+C](h,9d{cfm;gi%GAbFE.LzWb#$^[lCbDn{",
"UWlC0ochLvYnCh[JP%o)>XCKNkLB0x2$w-9[nfbucj_E0+TT#C'OxL=n34MD${.:4HQi9.(%.3Q7}lCl,~mGF7TWBuK.4Z7`fBrO4;P3EID'PZcvcR^=e-rt:",
"Uj8+'$OKqZ%YV>O2U/U|gh2<eQ|6Lzw4%UowuYS|RSPr@Nig)N%la{hGp{YN=WaP{F{C5eno(t0JHU)J%M}o:Ln6-%vqDH.@c3P$%TH<dENJZ!rJ4g<tqm%Gx",
"pJ3'.j5,6.Tpydk@D|O(G5u5QNtcryHkP{irQyn&F`d(_Guh)AUJA=d>VisC@iU#B>EUNL}G`IS7}QW^qJB5FaA'X1W^5$gx,d_Z9I}G}B=QLH&Rly2Ij"};
static const gpusorti_packed gpusorti_spv_histogram = {
gpusorti_lines_histogram, &gpusorti_spv_scan, 9024};
/* histogram.comp -DGPUSORTI_ADDRESS, 10490 words */
static const gpusorti_line gpusorti_lines_histogram_address[] = {
"$k5ET#DJCPU.Zv,>TjNpnm]ALH;7[.DM=udfO|t%t+MPGS~.jPZF@BlUp/<qsh_QG-_H2sq{HX&]^4v#6/S7kwthQH8RLEr8Uoh^3O/jV92F|E[b:JCLc>44Z",
"0Y`LByeug8`WZY86LT00:60w#|(TaSQs#@+K`Tizv|_[KAx_Q<q7Lcjp.VVaFwG7%l-Q0}5T:udk8k0%h6-/Tj2%17MY$.fX^$4OH1/.qG7h;hiP0P|B=,9V+",
"Vr'Y8:U#ZZxaih+]%RWm-[7g9prSloXf&UhO|W:jqL7+L&E~.wd>N%;]D{kr-:[{]Q0<nC+kDyT$rneK@7z)UQJb{vV-Ji:,eBl*.aHZ_CSt,&[{m[kxvP`A3",
"w|6yKKCw]~m2xc,E!MMz7fjqQ=*UrXl$<_]U[(1_oL$6LG,iuZ#6(S'g^YT+^{ZhU!s@P#'pXzJRtMm[Xx.=xq<Z7m5&8ac;q}V*JmH'lKe%z~i{ro|T,:5]>",
"KwV9MS=8,gMtKDiRSblTv26zXFC['SMmF~yG%,LheY^XTElz(LNe8_tG9>_~othhRd9|#_*tS[T2CEvMp=x!y|L..Cnv@-^G5k44/_3+!VW7;N8%wYyNkrsnc",
"I#Y>XP.J),q2w3mQKjlE)YVFh[5X(sqgZp,m<*inW6!>1yg&|rAcGcwW:[u)q)k;=7hCJ+aP!yY^iK!3IHgTv}_!RQC7=E7&8Ba%qSJKP4%'&9uvD%*'rr%b3",
"6CumHmAN[jE!v4*3!J9IdHY5~Rz40JdHOPzw/Vl0E9mWUh[;C2'=~LE1/(u+;,|KFLz`ilFm>NDFLJ'`+y92dDNsAznPGIr0q(9;FOQM@_8YMszB~X]UG^r]O",
"{:#Kfn3Mu}jgpCKv,xG8t*;/J$H!)9`d*S#~T:~3T(tB(pkB/m!3]GbniXNv6dzs--t`;z$2)Mm@<]a<@|S.LM_ktXDbwx*9s$g^|;aBHki!wKs2r6.`HC!7a",
"WU)0+j`Me^n&{g=Ob7`1p]mCuYv-zuf19je-mh-;<#0-bk[};wLi1>15M>sE]QUOk)w,PpntqIQFkhU(`>KlvrfgMp5~-1FbUNN7{**f=p*gf_xw&0|nW6Nn;",
"LX%bVT!3zF{D4QHDlhPxx}s,Z6jj<xYbuLy~<ri}=MY2^55fiP%dQ^x_DA#2K3D<i6{kG6vj*oM5f/mVg5^`,oTn:R@rz$}~KAjExK)2Z(eK5lnd799b6'_XQ",
";Dq;,)gscGiMnkfPUTnUH+fO-=+$iwFUSomVE't~JP';L2:U7Z7nxBrh9m^keU5W2.&w+NL8b++|]<%YuFyq>GAp7n0t1L>H^p)^kZ)@1@O2TBGR6,-7v=c.b",
"rCqy[3rCljXnW5HAt>JTNk.ZxKHvVWK(}fqO)VseymWg`(CGLcg[u<3lt>eVfSFNS<~%`kLl8/rr-2`C:h/T!NnvXCseCt3wN_b!DWey*ECxOwF,],2eJZ9KF",
"7p5z@Sm41{>!0#-V*5z@49=9uL|;_P^6v0yc=RhK-|m-E$vI8a[0;Q80DS9S%>gQ='[;'GW73R1O>g.v)/!0NzqO#K1M'5f~R%@)BBc_Cxs9X_p9m*MwH7cFO",
"%.alZQ,KM-{uX0h~EcvuDa-qCcwbGj/b.!~[R%aky1EXUpTbQ#II)8j`c;ttR*tlRCH}I|a*.MESy5Gx&DjOsq7<F@S,7eW+W2xVrB-sap:/6qiX<L-},)]I&",
"!.K;{hLjQapYnR/-f1|tUW}$d/AO~.B(CoKpbc,5QXfQ25'CL'lJ=lO.cu`_6=pJC*',b@I6SxN]fO}9^T9_Bi):c,m,)B;`1#|QWzr/Rn$`.|)v/#k#^]|60",
"DzZS#eUI$7%R}5XaJ2i/gZdYB6zld/w05<qs},WTd!:/y/^qHR@&=1YOfrX4#z83+B5-7M/@l~%fp-IwN*Lp,'uJgwgAtXMdhb#e>#xA.V:yW=@tIJC'G7alh",
"EI/~mKT%yWXQKS[6>6%/qxtf1GW0f,eVTuV:-XuA-'hSP_MUOVr4$<V7a]6fl&LYAA5G5fu5%1s.41V{44ya@OR*:-|=CxB6$;:lotr-)]HiBdEQM-ZI,xo]8",
"Wu14J8Q*Ea`o>r)'OL|O=kRWljI>4nPKujH'wRmH-n{U2Zb`Pi1mmzkDrsw6cp-'NEr%d#X.mjiofZOln^Zb!^R#nF=b:cSTG{@p/cdxy`PV_/:*P^{(xKI4'",
"RDy{Km8-(wD!s,r_GQ}88V:p}vBPCq)yOw<Wv~V@`rUGhG4nE5JFH|{EjY@;=z9{D2=meAb=@.{EkfMtGZ85/*Y&6y6t-:2T]MNx!{&keh8S+F}kKYBD8pE=H",
"#QpL0tIf%fj|c'l-UD4VJi)gnx&G1|O^[rwDG7x33+YUp6j9XnGzUhN=Y@d^.M4-cM#T25+0QB8MRZ~ByIBZTZ.Px<p.&Or~5e_[R@N($f6w}3,v1#Z]I7Oip",
"-q[B;|}`UBt,-.9uiaLc*ew!ZFdwF6jSUW}`b_hg.}7&7f.tZn`jh(Wy$V**W09l#}f=aCG{}/(@)#7v^z98(~.BP6(y*np}I!A=iZ%'o($r72prbYm4UJP%z",
"Y(&O*ljX@7a`mkAH^K^(&MvbglPiMlTj8'Y:b+Q#W~eie6(ZYG^LC)vnZ./gakuA_1WwmRl<LU(1tt4.*A9IAsu^`3it'X=4MxAQ`UHm[uzEKBfuB8%/$42<+",
"3zHBkI/pE,3+nnV%<n:Do*6ob#KR>%u5$ee1[(|o8Rtb:^cayX>74ok4QZ7i)J}mX^B~5t9/:(UQJ/O$[bmAjc]:[>#RfEpJP0/i&Y#4,XR|hEEPt`nJ+,yFR",
".9kXK^E2y}>SEsR=ep&.@|GzNbb@@ppwnBvAN%VD_)e,0)`8xm'V}N~vD%d&O9mnY-rE)~4-M_,m250]p}{r)23!.:8}=bK7xKyR,lF-<_|D~Z]DVkP9(H~RP",
"[G.iA>.XA3b7fH9}Dggm9*oAvT#5)16a/8jlAbQ{i@(L3zSe2~[Y,sN4QUhS.6t,_Yqh<`/gGefhOt$rjC;Z=CF)gq<pgd[l2CVH1B5$3kR/I3nbF71O`442:",
"R5X&6.><R6:~u'@svg'>VX*3yR4Lf!RU6/fefy,~P1(zf;DqF;9xE-9<~h/-=Aq_3tcxx{v9`/(*>r3bS!E<,-2E|s|iz,QE$!5PaLL9NENy,7#ge2CO|]Rcj",
"$9QfQuN,'igT~cBoz$[fw@WiB[SC9t$N9e-.#N3HCj@OG`K8TT;]>bCFavwd$(,f9_$N/_@t6Z{f0Rb'#,p;LTEK0,i=BMz}Td!s~>wAE<&Lge=D~W+J@+~)#",
"{|0L~b<35]EWhxEr<e<GakpQqWLGjPQm/>(x8]*Pe88=)i'tF*o4#M6`.lP{C*PDd$:ok/`U}SMxr.fflEX@ij&g,v,twc)ZL8*J##QLYPvsb$UBF6s>IZVfG",
"M$F'mr~AoQaAUtrm:(%cEdPJ,hb>~%TqKsN;F[I}[|Lpn70:xw*7*M_;v9N88^h_V]rP5*/O]@2L-q_$xxvK8Ba5|BZmHO6GGDFzhw.{e*-+M*6;$jv=l*R^]",
"_6oocdAYYKfU8:|]Cp+u%%RXeI$-BV!Df~jtS#=J0-'nlZR(@8^~OcRsw.9u[&g24N2gH0Y7N$%kz#2zdoHw8K*[M^r(D3Sp9:Ip(QRI}w,9}(1|ktzmgC+M'",
"qWiiTI2.[|fVclLZV}[;<!j%m0l*D]qM5p$~Ys*1-p%LWMB644-5kH88:X'8v0@@l,u.xp:Agr9!`pez)f3^wlXetVhgf]eM2,5F4XYkTby+&;Rnn,xcY0f[a",
"Pp+&j$24Gd+KK_iomxld6ZT)]^m+&s-A=sowvA]W(hE3T`1.hK><X%B`/!!kqOjx0(jE#N=!U-K,Y}UZ]&MqPV)~aulSk[@07HWCN~ziuHWkkgVnd4^tF#It7",
"6*ZFF:b/)hmmUwjo+aJv;!+_Ze8666>hnXRx2S=|b>+I8G3X;Ebu+QI_]]H7R;P9I[>iz{~p[1@M42KJc+1-&3]IvOQ4$8[ky]Z9ECr))yWVb1T03Q^o#Sr0;",
"Q{B>r^K*aVg4_N38=$=VY@{,JQw*/)5b]XOGfFjNaAlx7l7^C&qv/~RW!CWP%&n2~V1L.N>UyzT*b9dalp(#;IHf(sqHM/C*1dUsD,m]H`j>@v1'^q0M]qpZI",
")8Xg~'&O5ZhJhyLJ@RU<3L/)A,j`^l:sM(:)1a*>rQ7=B6#t82y2X'%Ux0/o03t7.@v7a.T-2=n!+,Z&1hC,=[_p$Rs2r=(Au.jp-(NM6:C)P2Zxf/mY_Medv",
"{p@J'r9S-TsK$0'egMZb4{pOuAW.=I$.^rusE@NHVas!t4G#0k>t[E7>V7Wd+OC]uUl]CIBXl,Y;iVFU1}#iQo:5:Y^l!^sc<[P6h[_&#8+$ZB{AM<1}gWOcF",
"a|Q~p`V47b^sb+q}KvKi~/<bt51VZHK&)$]{M!M05}w@1+Cz2*v_}1,U``;V1xl(v4xxVR/~UhSH!%2[e!n;-!fM2jKeWR(1WZ*}kDH@@k7Lo%2]/(f~v,o'v",
"R3--Vy(<l!s6Kx0qrgDG0pZO:=19;^tn'iI2:(P|vsDTip>}jqCHAG5ouw3`S6(xdT$wU9)bHov!0PT77D97CvD+wJC%0ox~x!C>pDf'lN5kkWthT7spCkSP_",
"3,aaD9w(e''{E0ijC@VxMrNMSC&nlY)RsDV((5yQV-s2%DHII)v;/RGYei@k^{''<_Xmc@fB)3E9!zm$HbTb(bUMPcB3HvA.5'Op5*mHVFR$#5LX2oEQU;U$k",
"K2EuMfwkT$@e<#a5MF{}bJkZ3^qGz8U_IARPAMqM>wZ(h::-jqV&@g!ZCWgynFNa-a@KNC@Tqd~S~LX9VLnPh~&2Gd;dP7H-2;KrS(vJ9<I&ub<rUTCLTG#=9",
"X]H1deev_8[Li}ssrqse<80Tv>OQ>-D{'3u_MMSk!U9ISHbF@M[#O[s%]J5-(8bV>ho"};
static const gpusorti_packed gpusorti_spv_histogram_address = {
gpusorti_lines_histogram_address, &gpusorti_spv_scan_address, 10490};
/* onesweep.comp, 13115 words */
static const gpusorti_line gpusorti_lines_onesweep[] = {
"-V.!OJLmkVHH2UhJ{,WT~9X}ySZCyaZQL7gN3k_$!@vgfw4Tbx4bIyLjG,UFEP4[)TF$9wbWPi8T{Szo#PSW4%@QC^[`{yYGTR5]VQ1[=Cl:3WH5Cw:HVny$x",
"AhTM)'x2APFb8kz<'/ZUo(r])&YrC/K.5dH/wGR`GA-q@.S`ZLeM;J}=90};Y/M!F#[c)J;wxX~fS308fL2Yr/6k_Uyj>d4@&)EFLr1o@c0ys~J=hIZ;92_#^",
"L9Xdm#7gnU#i|(T:F~zW~)nJ'Z5VyK&f}ENv^Ubm8H,H!w&sdD#JA5:zGRX]wqA59D/Jwd57Lzhc7(^14NHi+/_Me0'^]%DYVi7Wv7(o#cYcqZmZ;-nB9<lMI",
"rAW~zWEH;~rTbR;BI|{53VnKBNf;M==Ll+|*YnNE0-VpkA(Ccy^fO'6`;T_i9a9j4)wcoR=o6X9XiDyxYD;pdc&N=~%n]111Jw$It'oOOu~lrso(4#^*ZIA+Y",
"B0IRZQM{CA^^L(tz3;i-jOY=pSnCKi;F+Qxhm>=vp+rK5PKi-iM@Rg]R$j`)ZS5tcqTstr`b%[R;C%w@^!'h=^r5O*hqf'!UoQ5T*flADEdeKpl<MLsK7ye,W",
"Y=waR&zJmBc:Yt'($3i2r(E<M9v#s}dP<kU<0}![yAyF3*3vl~J)LUL2'@NUrvn/B<7_ha&{.{}G8wSq*;TLRfd!I]@kD%'MX<#-=K4fLeWN:YMO>Hh/k@7(2",
"*e;#!A~D>r'HP=r[av>DzUr4SQ<nsDk`.E$W8BI%|i4lxj4dGcZ/btv1IzylY|Oa+C'=hZ(/f!ovQVu@=vC>0eB4Vz3&cC+:F(@w-HWpXVs*B[h^sg{AuPd1|",
"TL3zzzy.yPl:/)PvO]>mV~#sr@Li3AI'LmGlv*XP!yRm~ejI)f#]g@lEE##p+[sXi:pR`C%a~F7TuW6J1GLr%OV0+qBa%oj=,cHiFXXvwG5:-@ByeyTvgvh8Z",
"~n`h.),PW}3mQ@ga,QFsjKJx!!dGuVpL#wVLd6(fwK&!-[*M/Tzn19T:q0qjM-R&Z`So:l:;Rc9M7'xCUJelA.;+}ISL~@k*<i6J[N}6mwl]mUe#A9jAh#;LM",
"ke;m~&E4q^ERS4r[@Sa0gOR]7v6O]`ZFR)]gOX.4prxw!a4tbfRPuB_cTyVD*~hzV,^]C[n_*c,&2hmB&VWOu/CWbn2D@TIm4r^^*(P[{q;a6/O##|y6ao]IO",
"^x[r693RC}^w9iJ16<><2mNX7I+a!}_6#l@Et$t*krFp!`.N5a[C+Iw5a:fJYiAS/4b8yPmM$FvRZ(rTvg1}=Z]Gv.DP/UFDzIa!;J'(g,'XdLreer7~f=bD!",
"{@`|bE(H]Z6xjaWG|Tfh##{y;tNp2:AUZxms'rv*5eVR+=SiCSoU4,%q7psCxIBeB=P$-0bL'|A77*zJHxUL@>^'/qs2*v3=)|~Fh*9]FE[gEJ[J):Q^1CTfp",
"K=(X(C,lR6v*7Z3Gk-i.CuyC{K*,}nP$]kmYnT;+hPT0(W4X.M-w_Un^SW7CK+wWg9Kvt:G#k<B-<JxuTNp/5;v,rx:6=K~4Wkh&B_}A(XA:oVM{{pFyFyWLL",
"cUH|*F8-1*~+GZ]nd%$4Wpr[:kZd2JI:yc>yt4`xVv|UJMoI<+LBoG`Ez}DsE*GV]nq3dN}6<G9C9s.kvQ.v8*60>JpcGY_aHkOzt@~Q7yt:WVoK/U>IN*)$k",
"z-1}M&_zd|Y3!]]abe|{kQ`y)Zz^esqL2/|`Wqt3:l($#e+s;A<YnV&V[yA|j-Y%bS2D!J_BySRh`o;1SnOmEk&~gG&L1QYH>Hhy>P+DZzi*(UhO,mvI_q.L_",
"}J0B7yj;;!yJj#$P(5+Ct)6(+J:F.9(%s%$5jhofIlG'G~j[*LRKo1xxJJ[#n=xfQJ~KFieqn0eH,|kEZoP#oi|(3i)M0Ky:z5lk`%6It+BdD<lQp@&cW]O$Z",
"hZm^2.=4$PdY81&pYDNCUDGXt,wx<ihl=yADka5_0Pu0nI>#29HDD5vwY4McUhVm{<-TGu[&yu1of4Zy3'OaR@2+!6%nH^AVB1V,{$&{~aDc*8a)s9ubLHVzt",
"XvC-y(Dqz!5_{S`p=PhQ(^mi,:9zt8tmikr-Z&[m^8hWg<>oMc79i1Cj!x)&P7_sEzV'oK*1Yb2rb!Q6%cnWA526s@2n%$l/eq]C<nqC!,>L^b&grC6CHE/-u",
"*6zZ<e#C^:j5#Z.ZMYJ9.(QhM!g7v#LR*1NWC`v^wXJkG1[3jKCZ.,U%PjZz|S9*uk[:y<}HvHk.`l*mBKTu<0]~MV9G/z,wAAno:%}Om~*YJMvHj'S1zRjD]",
"Z|77MJV%5G'0lxhwe]|Z-RoOu%u=M!LN~K3,[@>RTBV~qs$V4|+<G}{wRLT7F}M(V].WIsz%`M.8Rqm^mBeRte6dEn|73&tDl)J>o;^T,]W89,|-Dd#S`WG7i",
"g},URFT$C7b|'/2jF6anaEcR-vEfb8clu/&i*dZLwq}u|PJ!1[4$@t_XN8O^<`QZZz%t='pI(Z$GTcU5C:uZ4c/C&G8UC$j*h6]z@!~h.OJ#S#~_C}Ll[]$Vn",
"d:'1XtT|c>1HLtv[#_Sez`%7@t;Kv3h[b~B83mXaf_QljuGQ};E1_y4XC.Rq&'t=D'tuifzAH<tvS:Igx#LBexeg!a&,pb==g59;njOJ)BS_*HuA{G$)zeO7<",
"jJ^7JO(8<(W*P*}f`zZ7!w]}7-/%gdSm~DhzJ')bsH_@oNa;AJp9ZGacJkzj&_eIq&LnXS&$@41=h~+0agK+^d2TD*P'24|,.LXGA+TyX!WBU.dl/|<QF|u&z",
"Tx+LECw:^cY~m!G]'K{uQuy.s@U0z).1&CvdMoMcd9zgkjgFJx}cbwneJze6n>G(*m^Lu<UqH<3cu'VPN:rZOMnSKJ@$8M{D[Czz^Y',}qlrV5,SfWl5rn/&c",
"*b;BoYuj8<!.N)!8lppC]9Y^~JvK96j+`JMY^JN1yfw=0tba<'L}dr_U[)E8}d`O`G/cbU1y^TX@#kGpK6i!7`PKaU=12A)(71]*8vqYQ#ywa7T-5D|=C84^&",
"^M+rb:aC2.0Q.Sf8~u!Hm[96ka^ovq')*1t^#UHF}&t~0Jn@a/`532hBkYh<gQ9CL%A5EECOEczyh=]G:[4LxHuV[;k,2/fifWQ!<v=,|FCpi[d/W.$AUn#0o",
"+If*[9P6_z#V8NfB-uh&F18]0p(HrViF0)kVxR<nW./G:iog',P#QPIs@f~o9I@JuDttc4e-uG7xP3T^4q2;|'SFnN[3>TPN|EXj3l5^aS]%gzcvIv6$I}y+'",
"[%MKOy<xV}sGA):bibA$~t@H&R3e4bc<3Z:L!(YXsL#ZTE;P;QZ$xh|Onu3.)>N>-89_kdgl0j9L%Fx&2zG_>Db|0veZgH.g7pKm[R!jvL{6%Tr:6qmDTT{TK",
"7bYHWjL5Yi^d{|fn&!;|Q5F}s+{F/aq]PMP~[]]S1vIJJZxU;nY=|4Cy6f(b:>fDmV8h,/'Fzk%L'Cd0CUD;w,KGACr(xad2EOE${Qw6QmE-50*5udPJH:}VW",
"yYsbynwBAjgm5=Y$lZ~qFgN[Nv|cr^#rL{x22+w>k/'&MYlRkt1An$RX_Zcg06zf=3vuSyDXwd-`]~[p$d#w`2h>qvgS3geyrIP1%t~Ud&n$TZ/i4;nlQ2Ek.",
"]nNTbK>o=H2(tQB+rEnGHT3WiUQ-5RuV);b+Z:LCU7r|H}h`M`N)If*[`ii3!zlziDjT:C>[srji<5Q8AL`h'HY%>_|:`rX-[v,hpGv^q>A[N<SMvaP[l@r9W",
"rMQ~[V{XAJh<6}(Y=lZ|@a~}[!YbCX+N'e0EKe-8S,090U>6_}aA_FyD9$O<O<U44W:2_2u{m`b7Nn!:S3qaf;5XG:u0gGK>G+mPM^sO:A`|N~vYjem@['ZGS",
"QM~,t%<ICJ,5H5txmIVe).S|:Vwg9fW,>JO|9hjrUtx7FX.O.:_pny9(XJcnJ1@t.FAP'd.y6{MQS>~Vb]g`$cpat--fc_0$.1+7fVF'+!qB{1]FvDWYt)v.E",
"%c:Ah.xZ1mA~y6gW5cbXm#e9-VyUJ!_)ZTq(UVq4-RiKJD7lg',&o[Y'1$L)|,L7v3M2BfDK]f<q`l6s4D[XXMyF##Gjc_:N,N{>+)A5a0t&dRVj}&n{M+[kQ",
"HWT,*pFloD%LD_4`|Y4Y]ln]K.a;Q6)xedBLh2`amTnf*Bvc:!4^+Ba:;l!9k`^fY:#>~h-7lYS%$0!Fv}8f;wt>]/CXWp:yALex[%UO#25&y`xY#/qH{$U,:",
"Nu45KIC0b^FVa<Ou$ITTL}%Bf7{i%9vOlI!C&`%!B|g7Z4rnxINEmTT7OKanC[.p4r.!lv$e1{Al2F/)=s+:VD[*oQeXn1EBxw>$],h-xi>-%(duX/3|+:#@O",
"qk{@;wOV}649PXejKAg#g,*'9vL=A0Os`#r<>/>(u.kCHg%tWAb-2acN$rEYZxNPoM4#oDD%AgA]kI6oCcgJi]&xym$tWOH.A@.P,UtLM/xHY&tr>!2CjvS%h",
"3daAeM|mgzm)FqunV%tPKAi'3]F[b4~8ehhbpUXC]B!X6j$buv)wn`A<kD-kSS$wQT+rl|@pDlq0imhF2LL9Cj7/k|MmCIuj[Gx7Z7ttLjnd+*q;$T@E@8B]M",
"=+`<hF~F'vM.R&Gx`t*bUl,s'(Y!n(#j+]Zeofc[eN))~j2M3'`s|7knlOz]EOBpAf)Xu5wK0EGM{s+Hi2VC#>VyY$vlv'/>3^YGnpQ,G2nJOWFW&Mk{w]PHL",
"cK'6%kz/6Pchv0]jg4Ez%>ZNhgV4(gO|S,78EHBY-]pJ]Q/)U().:sYe4T+o[V-/~NG1kd+9)PYF)Sn-ln'Z/fASkylCEuaytc}>]o#Y'R_!fmrCx^:g]m)=d",
"=`V56n.S[R=C=&~a+5/kiJ99_'sNH2P=KG&CgC7uB%hqLqGFE9KqOifcg;W0Fa.N3X-zud#-0XgX{^qY=Z3x#KLE+d@.B94imbEYO4TU'z!`t/f=U$#A^TBs9",
"Fj&ZFO`XS(+z;k7<uNwRtEutuY7K;E3@SV:BvN%jvy8&N7HkeLIP05-A:1XSe#Z6e[=rgRpeu>F2X0q~*McD6f;lVuaF%TB$9_r1(+8(5JhcyR7X{qY]U+e9p",
"ra}4zyFy$}LxtLS83=NrClwV`HpF|;)-i(_RF(#s4gWFgs]{E$}|`$<I`U2ENa8eBd[3R!yXrDh0pU>)jAgi0wE{,oag-J.5_][3u}l@xFfr=Nf0[@r)`}+l5",
"5G9GTOzeAlrWJ!SN<HlZ%&an.$jT9kI|>|-&HWoPTI9nFd{UZ,[BNzW)b%5k28]#[^Jl[tPPy]xwsdv$>7zeY3,Bx-`6:beUK(P{0k>fE'VR&%AHDQFq;)r_s",
"S!c]*,(.ctl&zJzZ`5S$]cSP]t14{(7QXX5u8l=gSdx2q=fD-t8p)En7+BH^B8=jt@2e&D^Xp74m=1jGE{r{qDF8b0s5t)G$q7mk4K-WNBMZak>sT.l*Jpu>3",
"`V%(aL;Dw0Q!Zd]qC#jnpb.+4D*]S6^H!%q=DV;@.o$UF&c~[xPG:nQ42G+:!AmCospNA5s)[)M6syrgG]%q9FOrDA|Uxpr>mC]DOpD!a}<>Wpk*[yvzA[E-!",
"gk|o-c[@.)U/:ot5i$j0M&/:3PXqsI@Pe>ZR7W*P{R1Y4)JlV+qC-VmAYAZ;-EHnX90:AJmljEyEbF$,8H`'p{w)}b|(#R,Q^E!4UA<.tR[H]}q25-sb{*e$d",
"ht$46':}]'x3BIu(uElUTOutu}{--rif[Ya|k-75n4SRP}iccE[b1={L#G9>un&0kysv8NLKsBaSdsk/a@sY$!!r7hp-e5!>>OKn~B9foJ]hf_[_nbf^W!==b",
";sERj-Nih>rMs0)^7=aE%Ye0g~'-.YgV]hdp9$8(6D|hFR*O@MonK;vmZLleRV'GIs45S<kx]*9kK~6Zr8+pIlPly~Ui{^~Ih_<`63+<YYxD@RWb9eY+(hP@V",
"hrsUnyi3$~k8YW,~Zv%fJ4mG08lPo<&v{l]EQIfKh)bW|akZ(JU$W86A$W_e%Q96VzMlCC#fVmVAs/:r;g~,6F31&Obt3|zoOVnxRI!-An>M2'8RvI:quQm2Y",
"K%u30jkdbOpW5z/Ct/JNjf!,@N2vwLeTBbT0IwcsUGWQ5yK3EZxwL2TbIh5<=Hnl7}sNnMpD@Wn1m'U_lTKObg(rRj~-}lGls#_Ww}Xqxxu-qZX_9cKqLI#cf",
".S4yPxPn^N7l7Oj~Hxo-q,<b/,(*%ke5K&Y&S1j}~7Cc_K`p<2a<Os3SBNHrKA<74@D(`bX*-wB3`:5YQy.ZcQe@v*RLeTp`pXT)Y*Cis#:$iC8iCD9c^~0@+",
"8pKnT'C,kh~`t9rv$RL%4lS|Zh|T!WGl^%&R]AL]YmbYFyGk+_F]oW=Cnm#`/eqo^-zrmt6[R7&R@nh_&nv=wk[w~-B.6]HLLo&YX:NRrwSEF)|*K]|G_Iuu9",
"JGD+4>]M*`cWASmvKffb9gmJhHDnl(U1f(xX*9r=uXnq+X5o8dsD{wg3=A(MMU](i;=ml,G_*AY9lF]ohzVparXfcBq|5_3(DMX(8A|Ku88|N0W!+qD,sq&q<",
"]lJW#Qp^]@F(h`>qfs>%i|HS9/(g_J(ul:(L.H$CN'*~g,J+&+PeN$S<3p(sjnoA{qeN()&Iy5$GW{qlE%3n_[`O`24W#o:-IVYSyqsRK1R7FDjT8)<Kx^ya/",
"Y/ATBDFr>$<0<JbN~rCN}(+2{c8kMgUw,%=rtRB%T@WtIv6cC&OB+CK#g1BX-w6D&kQ%{O)C1MplvwI[3l9x.%bePH2eKe}B+i.c'_jJ/Bm0YXys$FfsF@`!y",
"+@GTW~d+x.n$.cBy,89C[4uw,[]w#X3W>*ODp~*+1&a;F9;]RU}/lnS5PLg+u=V@|jPyy,3[w8G*GrW+,6ij-V=8&;QPii,%nq1~'c7ct(BA~&6h7!a@Zv1Zx",
"lqv|Q0uJNd}'k8+et-!<IoTY^uKd=N9q*kC5`1_]4Zb>:=_b8uh'3x5Sa,01l[a)~jv@}~-AYuU>P},=nvH&#JCc'~;B>s%A2CyZ|,/oi!ENOBb)D&jtiSWNV",
"Fq{VF/X_ZUR!oNK]&g:x*eNJ4I-3h$L<l27aUHvrK0.EwHE)J|j8ZSNo%Og=TV@K3+NJ=,oq6&|$sW:9^r_,Fj$O95GC9NE[#];syO6dnnv8jVR_/sFfu'3j3",
"&Q6</]Rwcei$YDGc_[t.k=g@>r/Wt'-OSu'w|PIF>l{C*^4vv<Sbke!00o#v,*cDzvUidsOV43/H!jly<~'hMk@_6y"};
static const gpusorti_packed gpusorti_spv_onesweep = {
gpusorti_lines_onesweep, &gpusorti_spv_begin, 13115};
/* onesweep.comp -DGPUSORTI_ADDRESS, 14975 words */
static const gpusorti_line gpusorti_lines_onesweep_address[] = {
"'Qy[d'SMNK<j=97]fw7WAfCX:{O!R!hBM5B4UM}<a>R/h(w9}p[!+Q.8n(QQ.G`.Ego|8U[@S<7)`Z>_P:CgNpj0^4#Ir6Cq8w'3v_W^>GXT<:3jAuyRy/y@%",
"ESyL2t;JS6izK-pcMYjT@fH`|nso+j)n/6soiz~Phr@EKq{AiT%(STr-24^cTn,MLfn8Wr_gjnABa.i|Y]7GG:k}^rm=~#Lt$:XP}Z_T$Iu<N}BK#1P~{`Y0E",
"cUo1NzT+oGx:i};X+(Y>9mg7b[`e%PX:cji6*eLGxJLb!wVv_wTm'T@ovD:ujS>xB,[M~E#.OfCn!EGyDzum!ZC5]TpVH}Ieh>PuU/cQRs.2pJrY3:&r[UQUB",
"O|_X3k]J6z{odoL_S!aSr*j!*e0zj_ru7#}qyqPC>X!8a<[lPz,6UCaUiV7#7Zj:X~e8[s,Y)o6(o}JtXce0mm+5ia9oG'f,nZx}0mav_=Eln$us=]CrK&ww#",
":N7lc+#&~jM#I^);0a'b-TVyjzaeP7U1*@J/7WHb:}6.rF^a#h59BO&WyWGT3h}Ffrlhm<8$%(S8qC5YCXZ6{LxCw,00s*w)6{^i]bgo[)9S0&C/2~c<jE>_S",
"q=&fihDXB8d*oS81|IU7Eucdr&XcR.KR&GP>0re7:n_W}Ej3&}i>8;!3a]uOQjK.1HgnxlZUCZ0(']c=:|TO@xbKvLz~$H=MSqc+xPd4QUI:v^YVc/53;m!$v",
"8gz{GX(xe_{3eANl]IIJ(#VvAS'yRfxSc7UW(O/$/>CLE_[H}69f90pQc.,K@PJ_T`-BPEk)G%ov,;;=x4EnuT]KviS{'`$fz_(n4,;na|#M2|(%o'OooWI6@",
"g1om87B$SM4tgp>lO2;~vpI0$n*oS_1&swm~/-D+mlPJ}QHb6G#o-.G-ocVPaHOT86zNK~J>ulE<d]2DK*lpP4.F#sPdk~tMnS]lf<-Q629/v&,Utth6*A|ki",
"9fVBR_g[%6&V`SJ^FrH1yRm{b8x9nq7]|[vaqrP2O+@q1s=KX)0$p:OEhbEO<j{VJvrx-pSZC34Yd7cJ}iP(OrG1ds>__8@X)pPI/6f+W'x-e1<dbN$nVXi#4",
"NXbkrm6e(LhzzP~zDnMTKPH3eSoiYB.{(U8e~h!9j;dh4X^w@IhWwuG~!sL'QUQVP#R05X9]&a&D:=oQl>z`68UK<h@%$tB*L1`Z65S)3(v6>!KVO1y|qkAk2",
"{f)!Dr|I@&BJMH-P3Bcpi`}9VgqU/sSUjV0/}eGfF/k;Z(gnFYiSinQ>.J9T48cst<X@*$&(<B:-#=teE/F,9iX:+a<Rs-t|md;,nXc75$!CU4f-UoO[SSqrY",
"Mi)!G[rzGnSps_&K5at/=.&:0GVew~vpZo[(7Q#Y(b9w6(&vU1mzZaP$|vr+AM@KPc6)1I~++&dP13!a{#hKE@'aQbDhAkxqjk={pbD(}|2J1Ku37^a<WPomP",
"}}AEBXq&*JhTv=P-zyjE#n!'b82jpOWIP*1>mIr<-}aeo,V42m+d{wb_;k@YT4=4fAe@*Eq2^,9p*6`[;HPI!Q|kRfVF$Swzc#%P0We-A@{$_vM+#oDrHMluy",
"&a%}Q.7M$*e,2L;P`kh1YZ<7CW_1hs38`G(*o`B8P:e)!ZiV8(eHW$tGlVwb;B]~`NK+-h4gFbHi4H53a)'#_aW*HKGYn<C64|!Kf7FBuxc|2S>Xzy7+NuUA<",
")%oCViP;,gI5y7~jvh&kZ:GE22c!xV5!Q|w4d~`i|..=j8LL0L3.uG.BW0^'ekh:3~+)L9n}e^W=^nxMMv|U$^n0!$R2-LPS#-'Ar(4CHu=MGBI;NG}.>6QBL",
"3EYq!={K-)>xKn{Fy*B&*hS%Hu&cwUKqFgSokrt{/))Z~%Y9Ps8TZW66Y/Fo_Q&=Ss(/HuK0@q4Z80w&I6Y4Og!xQsQi+YJW*l3Kqa,d6IPRl<eqAXsYp=qoO",
"S'dd+Y<MqfOFW8aaS!,-]^I7k<H3*Zx8ex&)[EcSx%Dh(v+NOVm'&/Dbm6n@9eR/sI^VUjw5:sdRWwqa)@K.BtwxOTal5CE12=<lxJx4*V;+f8(TU.MS)Z1lk",
"TJPWKbhi-b:mD@iQBr:$y^7wG%mKEvx(6F9r^b]+r5IX/2;2R=oEV58t(|~B#vU^f*srtC][ggznV7m'a=a*VBB||}K<v6x&<ML|[3DH}!(JdqXd0q9x&dH;+",
"1T7%N<6x@rHcX:,c36C+[oAgL5vE)u$xN0q_vDO^6MDn(<_1Fn@oHB`8%==^=m7>I^hFnd-br)gHjYooVcoNn)x2_MO&N|t6MQ1@|,(lYZ/A19Z]5Yp|*Ic._",
"k`Z>V)XF>Wh(U^waL/_|c%Lkxdg{_HSq.g{{+q)T92fN,=_sh)C)14io}dWQMQD_KqC];#n#<.Gp@e[~&'d93$4-U;1;d_W{VX~<$&]rx1=Vt<$f;`fu$N05#",
"=i-cc^MwI6]H=Yl_A{}X2#E,Ft.;=,tEgoM}*+nziUwD%>GuX[3!YYV;;j'gG^7fLx|&NdI{>k#p]^`KC+gG<7%gc#pNZ/8Z[8-^a:ODh[#|<l/M>0<JK%dSq",
"mxVHyxC7fc$2ftr2HRS&A83FroHA$UWdlED<,KlA)%g+bU~=n`&ejx'>At^8bTDy~vm&kw_A''T=L8fdR,UPL:q6v~3Fwc>L<hM$b9/CERH-Cx]Z;*,Z[/NRw",
"uNrYewn,jf&,o$DyufmDoW0(y5&~w0mbC.#:fBOjb%~YD^5I9bg[PX3!T[~rolB<SH)gMJQ!s7(&(3MgEWkk3B-6E/YQk[^u1#M/=%Zp^/Mzi+S%nN>zq/[G,",
"11TzeCXXt212.YK(l47FMo4!QFaKX|uCX)a<;YK6}Lb>]DRZeU+`nm3']/UTmOUsqs=if*Dk)JEYhehJW!WIoR[Rr4-RQu!>L^1V_;<Bpt76|lN4`a=5iVp!q",
"IfU8{0&AYP1s'-l3P`LZRA7LeW7I]z3QZ@'=dAaFix03RyAF3dE!|H~H%;>Of$E'IR):w0Itbal8o7s=+Z'<Z*L9TX!81r{A!>v~~WP)pX:.joT`(vM;/JCDq",
")BNNDl@hS9+GRuB)C~:NOC-$u`61j`o(@&hF|t63itrOZ71.l.EDu/A3:;vlRT>!KO&eigNM[cm7,lLwkhq@Z.J<Y9e!:<r<=xtwMEFBy!j:OBm,zQ1f$)fW~",
"[WZ|G!fF-3U^2r5%oT1gu;Ac-7)tuiO-S*w(.bG%8FqcK)>:H_e30-dl]ZhAkw)zf~>/V>Uj*)`b11:a]OUkb{kP]^4Nskyh}Gy>hJk/ldJP@>T!#M#[d(^0s",
"91HUtPw/r>qVOKKK']2[mHJ>pB.gkc(~^;vVEdEp)Te%tAk<Y26m9[D5<F.<=|Xr~*vMKas=W;+U&x3tJNp2RqHN>tEK%5<5zM+_w1Low==}{L7}nU6UQ96HH",
"YC{@K_|Foqbp:B-QKRo$QLaioA'Az40&/KKyp;$nM-%Nl:`I:]2v)lcow&~.dj^M>f'}eC8DU%xIVg(C%^8t2@Obb+g71kt+;2NW0A,FwV~;i*|{{VP3)/V`$",
">)~>K&Mj=',!iObT%g%Z7GZS_bnMMS+M.&5s.j9'ho<C=j$k%OXK4TIPBsv.`g*']<y}l<9$}I758k^BPgqb8W#trj96OZQ,2-eneky#MA-VdW=)m-+-2BUtL",
"ocUUeCtlv-q&E&NiOIcG$II5=*.wP-C/eb_X&gw_6DPDk_nT7E7')F/.VVPU/_z.u*B-{NIP0J%Ae*hCkM#ao3s@~Q62s5e>T@%=<@+c'Dv3v&l9M,j7M.8>[",
"+)&q!jRz]C=j(%DTL9bGqtBa.vdJd8j#du(X6|~m{-Dr7^Yhj&dP4+cSb$6+I7sa>})yGriQ;GG^~3VUxf3a{NyxpX4G,+vKl>QUv3]@FlZHtF`(H:R(3jBhI",
"~D#&(s]>OnBsyWrkF/6]]GLLe2n,+2R%G;r_([6ifO=oFl$a}=](!&B5nc7C=^^z&n%8%:680U#WwRw3H<f8^;>NH-mH!bdhJ&N4u;u7rKg#-R`]|dQH{13#L",
"3PmdxljxcjQ(&o|+=lvM|Y;l~2G>CD>9y=OO<fn%i1NfB9#vn!Xa-6N;{hFhw|<ePY/)ZVTN-`}6|~|`[Gr.v<(xKz~AAkoI/Mb7xe49A@Z82hUyr%0aF752V",
"D6kp#VJ]gkB&wE,KfnVQhzot`w0DAY9d`StH|O+wVA=D=`Jg,.,<o#;ZV[%79=-APN2og8fD}vo%C>Gz;6^Ms5xRbV]I<n(|82[/w!<;T}CIkWq3mCxqLSEp$",
"*RCP0HK)El5Itn&t^8ERgz!G-h'A/NMZFeS*y3,zb<6fa`YlulwHSLZN(t^4g^d821!AF)Xl](X(=zMlP`okv|kF~=[cE_#(L=U*Th9HTuI0Wgn_Sp~^{ff@#",
"R8s`F'X4-1OT'%ej<v5s27);L9Bb$L#rP)$vK5Smr5M0g=-ajB+$qKA)O^=OjaMFK:|](O+P5t]CcL*6'.(ooE+x6J$j[hNt/~uvQ_j~U,m<Mj}(~&Tz@s(It",
"e9kwq{IuNf[n>N=&4!+@GHO:TQ.+fA%,~pnLEG@5h`mx0BCe5eBik>]IhFNfKmf6<*;'M9kn715r*&EqvC{rVx8@u76RlSbJ|>&)Dd81#Tb:d`rf]9BYNK$LO",
"iQfd+]dj!R+:rCOOTO/1pM=5K8i$6*S'D`bK/6IVGv3{y]mU3yD3bh}Rl^{;<8W|*]#e',3qA^kq`16%2G%3&x!OzXGP@#Yn.bWHsoO@@,&j-c;+Bhr)Yw^Pf",
"s3(E>@Tz'(@8lmF`L!aZ<cZ%(#Y%VjIb|_fA2rbA'H_H(0Z>its.Yv:zJiKEh__jzB5TSpkw@gPFWZc=4j8}WD8g{.qXcJgWz(:C$]>IWAVPQASac'gEfj9Zm",
"X]9Nj36&>wQ*leHHVUKq)7_KTw4}L%qu>+(U'n1p.jrl#OtNea(=4X`WNjI0|C=`s3Tw9vS4py#|=6_ZmZE!w%}__rm.0V,6=S[h&jZFH-]Ix5mW[I.xSlV`k",
"7J#/v!YIo1>&qo=f]xXjR~7MHi-Xa+CoUD+MQ=YYHIgRfmVC`8$h&zNKpyxy2ca[rO6lv<_JO2,&~LXwT6u1WBjpH.1qSLg7-&$d30i.q:U+B,GE=lMuGDXtU",
"'(MyH`O(<,l:YmKL7Gz(5A0!g,0M_x'L]|bO|F!bXN_N]GmA4;78kv'GN`4@0a.)!]SIhjWkXC,Du1r$#<'=RA5IFKt(kM*}A$<v4*i#pmSk,@'DM,W$jSLCL",
"Wt_E4hIZflEbK<8=>97po|{fWMiT;gAJWy8;RzZy|q(XSa-6C%XQ-'SRY#6TcKe:Y&+Svn0nz=so]5*&OSZf'P!<ka}Fr(hJy]Ju3!;Qdi&{d5sQ[@iIaB_L9",
"A0V&U6+{HYu]j{P|N}=pk5HQ%0=5N,B2hvAidG%eumD$;AaD&HSY/f[~lx6lB81RY7AhQp}`3/XVA$Ss@S+>eva<_K8$c9_Lrom+ZGQA;*7C,|aWU+Um]SuXm",
"2[~'m$$5j.beQ'b-Y*Yr*-SJC}d]cAQ)6{+vC<r8QH=>Ov]Pi0)*=k6Lf.F#$tYEnblgygqsTLOInxFcdAqmp7r[&$B)7NmCSIuJUPyC:TTX^[4A5PQ)@ow2r",
"@yR3h9OOAL7o@PVQr,>Gh<6x8l|iu04!W<^Y3kIHZ%Nan<Y14r%&@n;U=:c<aBb`W;Mmw_{l#4MbWN$~zhLd+J''0d$6.y%##+_a,D(l1~w.T&L`2k4RdP15R",
"L,=PycWII24<]/:SuO*l+fLCVRi}#'r}[>$Gu%*=Gfh>7*x='P!#6wf]M+EEyV(1-nl(3oM3#:FO+5Xot)j{{8<Vzz3b,-=1]3s-87)&>Dh&$iu]H{e]*<3W<",
"k$AnCyr{MF:''x!u/uEGJ~f'yo)JEgjMgf)aWy#~9']#b0IVBWeHhWHguju,=R^~NQdz1=t}~Y_|a#u#.N}}(J;~/'*9-sv3(7zQ{LBZqUJP-!}nnd$f,6j)E",
"1BN{_{sA90P*@+[m6bW(91*R9!DD+gjd;p(dg_Cp@Upt(L7axmWMC[8.fAlCV%h(TfOX{n>TzW'kV:q)(O|q~&-j9Vf>a,eay}1Dv][F`]Z1f}jLx|q:HNSX.",
"3p!b/@%K4A)KPRef$zeV9uxrV.TO,F5'mCU}SK%k8EAR`7vYzf@LIK;X7j-|zM@Vc5RVEEfto5;a[YY3S>StL)_<=kMVYgWU(D.*3oW[$b~n|Q@2yHwi>k)zI",
"-]_qNq!T|:-UsTRQ<9'g1%m[r:(|@Uq`)o[V`#+.DS5J{~{T=pcCOf0iRP5Z3'8Xe/:!tO6<m$E<{:zvmoQ>12|DLXj)%1{y@BWyG+`+,j9=(0Jf'*+Fe((f1",
"%{2#YXENF$yMMl37:,=<SQ{.wg[MIl`eDNa%_4v@d}&aE}[q%M*a0-Ld6,6n2oV4+rJC5AH!/4Ur17CNZhDOulaJXc<[>XF6BKjfCj4c9z+x`=yK1Iw%C,,C|",
"-`QR8{*m@7}TTl5kGMSt*jjxdNbU2&z{wX[92/XeO+}+f}:eLDH,Y-mc!~#x<FW+)PAB4BMVL/;B}][+yu1>s_BJE*4=X=x-JE:7XC.-#~:P%~a[Cj&@SzzXs",
"!,'2}7R!L9hS(.N^X6c-`SD:u0OeJ#6BYWi76E9fIOmi$CEEcGe+q[cOj:ONlO'Y.ipCL}Jkc[&(Cfn:Pke:VI%K5Cfp8/q`.+{<O:*8g|8cESz]b:6[+(,Fp",
"2sPQ8}r1#b_AJ.)!:J+AK*/:WzE#xKW>w.Wi^`g[5x3!vG:'eKOOFY+8{Nn7L]9ET5|ClA2-eOb+yFKv2cfw.vJ6nuk+b`YsA={X,u5B>m0/qq:Ym.#xo*x5>",
"D~A!Nz2puewPDb24]{({6RGZ7Ahus(sfd+L^a5`trxbCu%#5Kax(prC*s%oQUMrGw^4+mQl.bPuM6eknM|aWz^1#<g++}+01_.oHHNOIY[ybs=U$;EI)&4#;V",
"ePGP-g:%8;|K'&0y2w;QEHvBlM9<fYg.g:+X>J%;]*4;rA^u-@p[P`}Up&1Q@lPj$H`~Mp(_l@zyi-k4u(Dp'<|tZjhI=tYkJ8hGiLw4:&47smbO<_~g,s[Ao",
"+y)T[L[&-8!wKu5;Y'1DiU!y<wK@=N.hcbPlT5doJAu^yVCIf1x3.-yk!BwUpLrrZ53ft9H&NKP$z,i+1a+9#QVs&(S2m{cki}|X'#mu0;y2,3*xhKDek0/_(",
"Q;'J<^B8vhXN89Bs'e|,&oe!YL;rnh]c`ISiylz7vI`w.Pv071IGLJ-1:>vT(U!4u-:fY>b][bFshF=D)W=Mo033]a5Gro#j4n`fNWU1xV06(ccN<cxbLn+b7",
"Ffgs_D[&Nlb-FA+Bg#o{IMJ.Xf}fX.#FdFtEdP5K'^AUl'7k}$aX[q0LwEPcNA0,F2qzX:O7mfsX]qDXMzhqszKpB!hf6W_6E(ibC%b|1PkceX~J%aycT<$EC",
"{hFPL7c&DdSDiw'eu-cqQP#%=llSJEsSO^~-H4i=S7aCH9,daj6FAgR3}L}Fi9k)J'/TjXr.=YhR,(nQn!}L9ZJqC<7g(,^!uw'Ydov^^ikW=G-m=V@70gYW#",
"{ogr`Ft:iv-=O!qTBh{C*Z!f7,v(`H:t7nOp![%gL.Pc^L5brOo-(k2_>>(P`,|RA%f*6q^!yFMr`X^98H;o&b(`GujAwqkr;U.tj.9_hn]=nWc@mCg.JZ$Hb",
"264B(8ps1>e#{I*MoT;<.V)6<UEdsot/KRPvS!q^ReO><jn(}H)p>XmUQ}}tS'm.x3c3Au{ad1g|zg.-3WDw#+sI4XWz*#{+-:w*HP3,@V#s#XY$8pv%$8<1Q",
"jQofv%Y&^N6p~YJ`1>#{#v#x%zAq1dmk2rQ[^hrlK_FzP-Y,rNM'@m:f*{#CIpmQ1KRq[Q;C4xmv6b8WyZ'l-;t}N|O2=e,aU4sRbu[vaAp2*/I#4~@fe^B'/",
"o5ez*8Sb5b/;z#N*fve6uaf;-@a~2SuroyFg,L%v2{Wx#EE'8ymk9p`*;8]_Mitf%Dd`hdX5%}=Wo_gRUEvLKC+{32U{PQvXA)5jv0Y!{qJ{i~YQlcVyPGXiT",
"FRdG1pU5k_O:{%kU&jlCvuHjYh6|Yx'3tWo>]1hQlopjoybZ!`(HlQ=!uTSq`/oNz2u{v*2kaRPX!"};
static const gpusorti_packed gpusorti_spv_onesweep_address = {
gpusorti_lines_onesweep_address, &gpusorti_spv_begin_address, 14975};
/* onesweep.comp -DGPUSORTI_NARROW, 13309 words */
static const gpusorti_line gpusorti_lines_onesweep_narrow[] = {
"*R*2(x.gR^P{Z3R[Te[h'229Z'b:)]DU'G'!G{1=E2NV0T+u*<yIre{`ZM'@^zFnt<Pd,G2x,C^7_(@'9zy8<,)XS_Ffv[+%6t|T!@>Y86V-eNp,V'xi4MV#5",
"AGk|`F4']9}{GsrDhQJVGzAZ#=g#7^md^9,3DdG{eggF>b})fcEV3x(@@Z&.c))WX9QcPF(Dix7Jy6fVf<jzy2^e,B@D4(f3&g^AhS.TJdo2/9jc$B3s7BbW#",
"Ec1y!vZh*=a2v.t}>6!@;@._a;OP2y-!{D!yXK=ZN};b-{^Zd5Jo6S|,_*;<FT`#N!4~WIiq;yP`^Y[/[j+q/]I#/=@[N!z.sDd8i<{0$;McAS()r][DjJ)5$",
"[/Z,IG&MH/8_U(F*BiCfA,#)pN)/<drwJ)vkut&velPZY=2-~dNubRgU%_k#}7*M#y[2*E)rO^0I.H8o}G61=i.M$YSpi*9~N%P]kd@-{^Y[3>E8(^mjA)[O:",
"/o/Qm!IuQYJK[mqxS=AH-!/MY(Fdw-0{J4mwEJU~Rd_Yns#_`xs~1Yjg/LhOU2CVm)ZJ3HX&cWt90dS-PJJEBm(Vdo(MLpNyKPVSvob$am0m:K8l-y.O8JKn]",
"4kLuQ~ETWEw*q]b!vA,/d!DYHK=GVq~16{lR4AiSG7j9_AEnzL!Yu|O'j9owV7/,t=SpkeT(xwNI,nn.mRZ,hG<wi151AjMTB;*dU^`aY*Z;#kf!Y_6at'*`P",
"@[Uq#NYhJUXh9[A64#92K3q{7bw;qW2hLk[E{#>ix]`C$HvK-{4$VeI|E</Xb;_KJ*`_'3+;3mJtF0!&s|B={,7!Gg)@4xOGM3'L]z6{T<<z;CK[Di;geJ<wh",
"9y@/[u3PmZw'/R1Vr5R2aWfr5+'qaT[zHL:U}EGSLY--)yb,QFMwmM$JkwREYwU`3/{z2Z+Nqt_5h<KhiOo9Oue]/s.})8@'$=,qS5tewOU{V{l*NS+xK:Qfb",
"#goCr7ah{}3$WJR|3#+aY5-'TEF/:[@qjzxC3(Gj`M&p/]z5P[EIS1b''&U=9cVeR_d{s8KE%(]l3I=V;Ju|$/bwM;{#1D|{'wl%8c3AZ_UxCCJtAUBF7VbOX",
"N]&>R){yleUAe&J>TTU&F`[Nz<zttT1xHE+Q,^Hf]6:ikx,tOaZWwJge*'TUq!p)=sZ7=;oIJ*v^S:ALySLplqp%!5p}x<jTq-K{4N1,XrS_0E/zHN)k/dmtF",
"UIo)2HO(bLu/]O9>*a$aR[:04ml*QND)Kpn~28JO^Wg^^Wh~=vx)y'5z9pi;Qei.@EFU=ttsOv{J%bySL~y-;}R!OT%tM;T^%X#ZcXfsL#wUP/<reRKxK^YI^",
"6a<Q@AAg^^:V)`}N[!ngg|boOn7[1dkOQGvi1SbmVfy_YXTwf]S@&{GklE^cZekiU1M|V'(e<~%Q|pLw!~z:P:l=Ok<FNe>beW%L3n^f&H5]7D`O(m.eGt*%l",
"^1@y;K``fZi5>Ng/I4O)X=!(h`2j.nci@dPYE`uEu.9FXc]YA`LqKU@&<!Eu.Eo$4Q-D0vn9=C|-jI5nW-wh'(6h0{Wx.m[JauEywKXeW$FsD=*{cUFO/u<8G",
"jrk{ASjUv-&xFdN@,|69V1Cg>9rCMgZ0g~_ib.:SUi^bq=S/-!As7[jUi;Ar)DPhjBO6'$yble^!q~TGp'RnlBT>Oznrd7>x6R,Vq1V_~o3%pO11/V8q2{Eqj",
"LGLJ0y-h'lq+!cCVQ@=IsG2+$@@[%.m(NrF^1x*$TD^SpHJ~+}cgF0_t7_+~Ki3b_j@2-(|&)elaBdT@<FCWK%B&WJ=&K]pK1nAW5DRf=y,spY6l&oz!|[ghv",
"Z!m0;phi2g(V'7QrL_`AW#)#q/C@bIg-RMK#Ozy}4OCVzy,}/C|X=e<^^1_&x4~KMjEdr^LOOdAfIF3FC-Odlu.zonX=7x5V;:t[U(,oicUWS4|WG,!~ElPh/",
"<$X)XeJGeus]$d`,.Tr8z*}mTJ)MRib~c=!3@B.JZpB<e]qKvi;~|s%nM<cl!cun2PB&v<b=^5*88.SN9h_eO~aYx=a'qcj5=7gdhRgA2C[CkZ=8&&eCYANzm",
"tKqb}!z#yNOBIEEY=u;GDP%lvP%A@~ssNHE!q/sJ&FN~hkrn9L2]LHF6'Q6e-Q$0a]9rE-Hb~POWtLQ}JF9j1D<Ds{oK_B/69Z;xY.o]jj,GUpy6a(Czw9)3+",
"F,-IvM#*;E#$C4-36{K).,d1;v5Fq*<Z[85h1!F{aq0d]Xp<>Z/GAF`GAIb'DS`+E&~>L9WeY.|i~]ZAT4lB{KdHa.@{=qPPz7K(7WCOO{BC8%`dgK{(muu/-",
"*D~eH3;{hn+CdQHKu$'Ves~[121:2)lE=Z{$gAhAwk!OI8]q2ams~Am5gB[a:ykeBN']3_)tB2MWecg`j=aH%)=AQ[rVz88i}gE*b1|TqXMI75QEQo:(G`f^#",
";ltk+5[JB..~8wO]<Th$Jei4}^/+j9G3D6{Fe7e=hhwv^7]D;bWqR_7q27%ml,6hrK,<dAf^FB9/5TLN~z$@n.gin9-u~=P}@cep5zGy8S{MeU+Qh,4np3Vs'",
"u/AcYFv;.UW:+PPfW(oRr0^>QT[-i~]~7P-"};
static const gpusorti_packed gpusorti_spv_onesweep_narrow = {
gpusorti_lines_onesweep_narrow, &gpusorti_spv_onesweep, 13309};
/* onesweep.comp -DGPUSORTI_ADDRESS, 28728 words */
static const gpusorti_line gpusorti_lines_onesweep_inlined[] = {
"'5mpA8we.,D:jZf$m=8HJjAM4H^Z83OaD%Z:PEL2qZ3n}2=V|HC,tglea(1G,7ICv#7[j1%Wup!+$#]^EH}/O86%W}+kL:i=fXeQvC;:JUNErLB1ipLDR4O!J",
"h]xm6i)w=Jpe~J6U}j0W'ydCX!#P60jmrtHDark}YU!NWW6dAwSI16|B$hb|YJ*FQe=~%GW(VyX6w3tLSw9yv-%gXf,m[D3iQT14`m9]$(L/Do-G,C4'oU:x,",
"KI*x=%y4XNKtKw]6{9G#YnGN_`o'be~;ryw_3-S$'^dQ9#M@1bEN[@9pXJ}Kv7Wx+VSxvwDC2RZ<DDmiY0&L_=qr>0r_$M/Lu3~a{u&6BSeM[@u`&#3uZAU/p",
"|$,n<Ic1_:Y&siJN%/g1Y59`@h,1;|!>pVp0pKfVZG';k|q2'0zzv(P0-|sM_xFqijCuM[Z`e{:efRFt/2,Bfl+zB'XS6HQ:0^@/M^G;R(cl1nRFPhq1-ir*g",
"*AqkJjzqa~J]SjHTtzcce:xP;W}Ep.xoYs-^yB<_eTZY1;.b~je(ZM[]}fm!*),PDrehg*-P>u>3RNQ[wmRZ}C$H07ezPv@Ly]@U4ET{}Y[gvpLjm:Sl1oSsS",
"IUOj)>M6OJ~smFl#nP_8jGedZvA^lY[>zlyIvdP,)8T}PfR(Xa;|[sX).L2L>/3e4Rq(3;*+@PW-E0Y>Q`GLp$y__7E9R{^`npph6UK8a*6@.Unp,zK'7eMiu",
"a=g2a+~VJyNwV7'ZE-lN)7BNT^h;O@pmH1YgI])sLrtauChrd7]lcFiUZ|iBLPvn,DXJ9&CLu</)L>AN_,(B}::Lesm^U/#wu0JsYQV8I(qNJ=^%ul1K4@[N%",
"5JkV6yy:.a1O0*5gE2;:ZI9UOTB;-Tif{]a;1fW,pjG%k%yym4Ce]=f;m%|Ww{<o@~JN>U1RA#KT__i|E0fxN>!dA=U[FKI7Ld,Y=4`.Sr3teIYu6>;(a.k<+",
"O^>%15D(;WZ:2{(:9Y%^xAZC$=wd53(NwYAS/%snCSW{(3sc#CE6Y9MsOq6`nIc{dB3{ZH1+06c7I!s>@;oz[q`gzenws18'fb4<+98u[<q]trWUIu6vb|*iE",
"~J4q*p9An{smECrg43@rAdSbJ9HbAkmqb~%suh-6'$Tx5R7=8=i9IRUe;_ydKNnC*bqBzbe+$`)xoOtY^b:+7N'B#rHyc/wK_zGE7Y/Fs2/6LEo|,`kYQ0%Jf",
"=*o~6wRt'o0>@k;Ulz[sVjl}5IJHOHYHaWIhLQbOs:=VJe_fB>a!]&O}[~4V&g(X/e9T!#PeDu:o]SNQGyP-Cltlhe-a:rshD7p.VtYd0/1FTisFAk;pdut9#",
"rw`6wyn(c:ot&1uCb61hk>SE,c8EP8mG.]VF8GDEOd4a;-vWTnSjAB=O`HnWm:]$!~UF#4<q]qV](^Tij|o-dblIfC6oBZV<FnQieQ3Xl`8V2e:Wa7Y9`<OPt",
":Z08^03%2J]2*fG8]t'w+bMbDA9>NH*:.:(@^32%}6KaphAVhF1^q+VcRj>!j$KSVVjJMnA_6IJQ-*K=N<=q`@2Q-=$lW4F^qNO2:Mb1F+R$0upG;I{lu8:3~",
"D/v&1Bj*X(-Q_%lqxE>sJD>)]VEWOv_@&q[OwJy<{|RER:K.!A=IA=xm}*_ys6^]ku{6@o,c-lw()1g#=2i|273K!d58&5601jiGju(SN<wwc,32LlA}5b)/&",
"p{eZ}mqT@Le=@}bh&|yhkiD1oW_=;8{0j[q!s@H5VE/Qx+X_aMm<$/y+kK/Jo0kNoK~kceJa28na(x%[c4M,eI!&v{m<N2n#)19_q-8NDS.<t~g=0691{5E'.",
".#e@AKdxT~Ry3G/TyK1R2Tz1lTL#m{&H(CJ#Ce:&RZG,yEBKWa8|;QTS^B~$_#BH^tz>2j~^BS)*_H6M_sd@&B-4E#=]%)yQtPb&_5mVq)$`LNU,hrMYTt]'Q",
"(u9z8.Rd@uRXdQD(XmL0FR/<2#kp;zDmBJtp_qdr'wK|w0u*#x;JRe>X!'3B'pnyfSA`6Mgs@ZV@LKfY.XfUY!Kc'xf;MHQStQV{fgEy0*p-64r.QI5F[NAP-",
"G6X`g9yv+RE{x+3m{7:~O:iw.bws~jhLu{:|0O}24tyKHK[87N@aJbzCRcUeb[iEv*TJ^}p)|f+o|F08lXwk|Y^hqTR+^26ixB`({w7p]$@~~Fa}0#1fe&10#",
"q71L/~^(ZI/GD4<`gT=)w13{z|Kc76q~Rj<P@O(oZ9h.kMYJ<`{.(!FFOpB+_+@a5/zJ'8!W,{DNJ$p!uaRZ^lMrb.&mrk:1-;fm|W5mO7yXumho9H@oZw~m(",
"wB[)x_FW}DAAJfUV^S%tG]<]:$1iwA7i9SjHerioS6#P:~`a.Fvv,Di:vQMjAok/K$Jg9u6_x]S@^_/!9R^EZE%+ABHDu#j)HL(]PMMU%0aj,^QaSz67)g(lp",
"5Z{O|w:a8VsP/2i(|&rCfp>9h+~4>LnA9H1v3{&f].v8j<7ijEB#@TS_HF)ny01Xok(2M;GFm#!I1$#4kGBf<]h,Ap./znpm0YB+h~0V<V}PQW!#!#;2Jh6e`",
"9j0BIa|x(-=nH*E4w)=eH0/.-0b8LKv3wo9SC*.JJ1RO.nR10Bx7EIuchoROwWogF`ic~-(e(ozL6%R/*#D}r+,:~1)'if1uj%>UeJ%*7i_US3%:CKMu_[To~",
"ca<G~|3[#S:Xg[#P3*5&JUW[)Ry4,NW!i741lS$xVa#^b(U/^jCk(`^92N`<q@yp0#clJWk1[Y3>lHxh@%:~mu|WI8,IGV&,gZpZXk3(Mx6*<yBv6WGb~e2}F",
"Ra:{u4'>j{Qg2$9npe|{2k+*gbOF'tOm1]o!nFk3ya(DX<0W;/DA0jRR-o@hG5&-AAwC(#=hQeOa4NSRa}mNxXSXX$hU%jWftA'#yA*R~2,l{I@2XJ`b+t7~L",
">EMn%m:BTH]XM^AjB0dzg1BOCa0#2*`l]dWivr5Usk9%<_c'>gZhmo5ss-J2an%ynC{@+z9Eyqek9-`js,n0~L5ZK`K,lHgWmpMth4k9KCQsIf,s:JNj2q6_)",
"7mmmE~r5j:hOtc=FuoCjNz7Yj8>*P2O0!(LdK75Zr:I6a=&Tlso)m:!lfimR(%T[6ebVq%8heJ:0cTBo;}DrKW/7Dbpa$$xucY3j;daiu#OPKdrJ![Rd$RAKB",
">ujwUDBt>qD+&Er2d2V^^{kxIr*ogE!;.N+|z=<vb@KPv<3-KYeV;d1SBRZ^1L1^p/)+)[So^Xw{`.ZsoB{`,X6[D#I)QS%'Q4Fn!4;x<jWj_e3X|B}%/K6A*",
"8(;n/tvTvD2)u66Gg#D1M2!-hC[)ru!}#%'h5Uap0[;yeI89upLcd!dqLiT(MM5zvUl[{=K:4wd}_jx-X+e1>Jg;^#3|%@B+oC;0TZ!*)=Ah@Iq8~qhzoj`jb",
"GBHINSBi!-*oi=lDte*rO/^Kxod4%{|baIU'S`xA7BA3F;i`lq-L(=5=G=PYSqCooVGi|oRX2[@]7k(y[(D5r*F!b!0gQ<{zIC~g^$7t+JJLu`e/>~6I{`nZ!",
"ck3uvnP]^lOE7T}8A&wgR;o[8-H;)'xZ1lW>2G&[rvjI.-b^i2i:`~{fYXzgPZaL!qtGjY<:|;z<>.A4r/+|zht8A.u]!NYR4;sz5ev([VfJ]z3a86|gs(OXV",
"i!Fjr|_z-w+>>^BKm1U.3zI>NpZ;{g&RN~rQO48C>8P[lMZ}):6gwZ,q0q&,$1g9o:-;mT0L+~Dt(iAQ1'uV51]QJeiY'sQqX.]H.Hru@qGuBCT@/n^sk%pWC",
"$Pk;2{W&lsg$v;IAQ*vzGN>o)XaZ,cE6Rc0y`=1-]Hs_8Brlpd{B=h!0VhRhQKA}uG|>9+.3F{)%lf/0-,>(/4EP$RMl%3eX%'[AV1#Vrdno*cMr(U3z0IT}]",
"nw$'v8=v!X=1Dv5Z)Y(n*PyEMLc=)!UDepg4nd5ve*EtXsX'PV&,`@J.^'B**>$[[LKlwf-x#aHex#gDzqbDv9P}STW42y{RP$CV~+d_clG^#sG.3MPcC0cU(",
"b%c0%c2b10/{]{GDcY9X|Warlp^IoW%9E7s`&cPG~}oYQ:<.6OMV)eFZSW~2<<)IEdB*+Zjpna,##g]ov0wLr1FvN}hZI-&tV)*.CbGZY|%B|{>Av|j9`HXX<",
"P!z|fGt>10<}`4&hkFN><sF;Rga>vVje2:xHqhn-B'bc_XqIou^aBfzIM.2Pk3kRdn>FBK~`l.>em<_x|Gt&N>oGId)C+0|h@K>w0p8[APX<SN|U&[st/2CO&",
"UMn-.<iZaUq/Dh#=z,WplC8'c|iKmqFoan(jdZ-iFc/(o};08.9^hI,sc@N<)ju7,YMV3:p9~~Rs(@H7z[T3MN+_MJ*USe*bLgGRIudAD/)LbD!5_y71|{4sL",
"YW>_E4.7^K,W%`<3l-6:yH$s>Jm]^5IJ|z,`VL$.X!I//]+3N5$jP{*AxOVBa5kJ6UWK%vQ-`>mkg+t$7'>LdT,kGLbk`WVWB'ZP}WP5!3)KL%E@n0&FUI{t]",
"@YzC|_Jv!vwE~Tc}}#0bC;WFVp,.f!2S`=kognn{q8a`5!5Zo=@(|GZ.eb$9qd!xp;K-_*#-0UsSU=>aSNUt(^QoT6<ib)j)5hqUl6SR/Bh~P/|so*eEK>ah~",
"lC^3KV>9&{ogmZHP}x'RqU;@]N-XBDO[lo4k[j=|462$w:l:3M|7]8f%'E~tDxZJtP3DKxNrWR[=V$+yxa9KL0iC<J/dLRj7tQ%ekn|3H#:qo=Z'9CL|B:|$[",
"TE;L3@Roc+_nNvfvd((foh;U[im!C'O+Q8szSlqZE`ydk~[B{>]4IE/h9D='0dgY2Q7QT#dt2mw8hT)__1,ytt`<uyx(DTw%N;4g:m#HFH:9Pkw<MT+YNw:f+",
"]QV#el)Zs$mp(qYqMHub,{kC>oWR9*+rS.a^B(wY90:sZYFebbC#Y3;fI|4og^~;$h~&{WK]HU22noB]gy,qe0bF!~ePkm}3Qk3(CDniT`k7vq^5M@K>tayow",
"mPsI[O.K6bBA5uo3QojRD`!P&~ebqEn6+N!!98H](w]K6!FGDj]JaK[rxhC4Mc'U0eJKSSfS$:~aDl'>esXgvQ=w<tMr2~$Nh1ac@sPDLtjMBT%G>[iZ_RYu5",
".=2Hib5Z$'_!sY7S1Sj*LYlQLQS=rueOtXeR7<)oLNyG*:WF850BWK;lnm[afatGY&pQUsx2Bc42OJ0/o6P:L5{dJ<FOTINrnY8xmeR9WmkWi6V}tGjyu>F#f",
"[3(kI/pPQY'l^C[~$9C)]n%Zh2Njr=2GekMeb_hSx)@(>VI`!yZa@;,a>_&&Yv7&dJxCzD1;O:v7Lo;64wTs)OU/bu1}}ZgR>3QDVR`1)@ZKg;3+j(33u*~w@",
"0G>C_R=^1z@DfMqf1Z4|MO<0Rtck8/5F1Bz#[Fx}WWeRWv8X,*9~{j(PS#fkRn#HOPyj'F6<Ah2Cta$|=!cwsybU(=F*:AxYprJofCc|jI>,|2*kmbg>I%_DJ",
"KiV%b9q2KyN.W2H}av05Z}~|ap-F^c^u&W*Q[biLi}20hi(XHLnms>n{W7FVQFAJ,`~!`nt<9%_K;/Bb)e62AMm9/kh:uKva<&D.C_HDw*'j}AdI$roNCZu%B",
"6G3Kn*#kJ!CrIOsMr;e.5=i)j}CM*@Y,'(!'QrEna:qq!iI!RN+%1r.g@DspZa=iu2z^gf%_;G1708]$ng=4cltl.{*=w(r/o@nGA)<.Qhi*AxjTXqo@'SfoN",
"C^md6+qK*qe5Hjr1W(y!z}Uv/+qBCYzDt2sw>>/-&7jw6IaTNNcT|i86tR&%>_]~7+;8ox`gSZ*X95f7.MyM/iz|=qCJq-_a&N9r!s5PX5<bZjCQ_0i:ruq:W",
"`-G45Q:K_(:l<u+]`/KvvJ(q,L5oWJK.&z#QlA=Q9TGhU1Y)Lju&(%ynRPj_tx=)>$amArI5cHAvJ0!~FHxq*5qvQ}X{/>ox3Jiu`#LLQ2[%0|M_q<J>'4GbD",
"5/j5aK}BOxjrf_(!p)[J}Q]r,F:>/q5e]})rz[|+_icf2C>HqWrh'^%IWt//>v0B*s{dL.!M1[&p])*UbuX)M0Wn&TgDvWK-.lbj,/A-h>t`k#]@xRI,rihWh",
"GL&m,*#_Zf&IthG5twnNO-/^Y!Hi!+jFE.d/QUC}u(&#%3>n3_2^0M#p)/AFV8g36wB(p,9^9FLNC-y.AXxK7CyZUlA;>7P'h.TZVfM{h0RgZT([6}Rj^eo_5",
"yGAFLLl0/&SF&_3_]LBuGAjU|>]J^,]%>a@D@xm}4#PLqW_y'jI,}ui^bAnWt3azDrfl#Y[F(KJh0f<gjLe/[Tn(vGJ)*zg(]Y`u.o^Uvb[nVV)#h_`!sHd6w",
"u~VGS)E2]$_ONqm`'T<pic,Wm7F6`(Jef0hgv<]4.709_a_MS1@_^E`4S)aM}p}nQ[J%OaP9sq8/0e&1k0mZ2qiz=tlUAs%}3&Mr6$wSXz*+9K[L|[UT*{31t",
"aCD6avC;rH}E$Wh``rv3/j:W4E)K5Bp+6089Qw'=mX[[<rH@H1+J+5rk,R:iy{!mQ[y3.]]<0Dl'P1$nJo<:-*nSw<R(DH@xEDv+VcE.),9:yf9|W]'vLoa/i",
"mBSe)0ROi|_Pr~el]tU8{[|%U<t(OCgorj8`Ri2]Ykz2.C(<84Bwh3C{pFM'%oe+-3FBQ.Q6l)y)Cw]j!Z$v}K{TWPH>%9SC%.s!q6oV_Nu(yBPbiBKGr;gGB",
"%vs%BVUe6ON&V_xF*cgx`fngkBo5E}:Y(>#+BMrm@G^t|-W8ul3qk|jkZ;0lgUuz71H(,La@zK$7xJ7/s;3J]KrN~1Z~sPjdF_//HArom{RKqV|r7GHRM{HAN",
"352v)f@XVl|5:0t[;=xQSs_th!)fcB0MmAvOIx4TV2BrEpV$6Sn5tWQ5%QZinW.qb:x%:ia~Q*(Rcf|duQ^xUPb{2}6MhZsEIT,mol6<Do{w[1r]Q&sE#VT_N",
"#4L-PCtNN_`[*F](V#<'0!:1<r{E<]:J4(sI7SWE78IQF*b7]NCc$Ewwv|Nln77)x!34pvcC,8OedP>e}'`>}@GKB29&+IgU~)}01,$@1QBV*yU&1Tn{EVD3~",
"K<~yS4*$&Fb>6y-[Y5eivxVw[P5y~IyKbz52g6)wa.)'55|@1)pv<C9}FW%M50L-[g::f_n`Z=L<cJC2y~$GRn4UK(N4EDaW;p=OU*s}b~zl9`<6}TlbwAu!v",
"pf:'yr;B[/GiVo:*;YT_>0B1WCY^B#tee[5(,b8(15$t04;Z9+QMqhmP0gaUvHZuKO,T06fi6Kt:=QYP^Q6f1:6^=5{DB[VM>10s8wP.QDTZY>DoPnMi+J(iQ",
"TM|uJaeB/QWc;u1O8XK~R&5b0vj!fxRDyP^y|EZv5QWJT#%_!l'l`ozcHBV~WpK.+IvUD{M;#AeJq!,pr(9pQYfhh7H(&[xZO[=9_*#IuTrCO=l5.2Pg!eR0J",
"0Z1>g,#CoD)*i`3Br]`JYU0uC[1W-,IF*eKLvB7L|Dxb8Ik!*@9(XWh7QVA)^~t4_`Io~ncT<n](HWhB,@6VTN>N<4%mj{+%ZS^YZpo.0=sM4g^|IKpUkdopZ",
"&Q!^/`c0oPk{@XJrXewG.rL1Bc'-ONX{**Fl7XVp(7-vcV@)U.|las<+3|xq&DL=>a<7IYqS08Z.}.^MSzJ.-fN,-v}6hk#HR(VDp|TZ0NG{TF+rqj{|E1bDY",
"w%=c&gm2(]I#=@2*{.{bjMk[=dp%ra^jOf&.r_+~cz}RT%V<.$P0;WdkGdsp@Z.L,0!(){//hK$fS4!aOZn@)VT')4aiqIltc0,$n`nw8pQV`ymn;J}iPrU9R",
"Os+1wLjS'Kr]Bw3)Z8!V@7dL^Bt6SgS;uKOzHxFh6`pdg.L'e!VPDC)@T^@6@e`;y.E2J-^,KD<dE2Q@'_agCz*4vAnl2Lp#LgI&Mo5QX)B'{1i6LSjQD/fY<",
"EstJY}6dOf~&%Fi*+d.046*#td+^t]z|eOj!mq:~RF4_yneXJ^%Z_&IH72C7={N^Yc;M[{7]68NM<{i,(cB`@Z6CC$@oVC:JXafbbv/g}s*M.O650sALskmPc",
"x+~Cpo!|CPUvr~1#g17i!O7WS%7%R~j@HF1.NYzm>yB=:1dlu~l+7@gM2QJT:B'liz#g~y-((tC3MmwD,ulojSM{zDG`DA|V:$(LXRS:Wy|$q>F~V/IY[xAPs",
"CuC1q1kX}t`ScPE/Jcl!38xq_lFQXO(C}Rx@|r]Q$vC}WNHmfMQBsA(qn.6vrA&2Udtak1IcigIVpm#b*ma=hJmv:$aICE_cNcx(5.c]>@=;_Zwp=@SJ[F*ry",
"~L_uCNi[Ieo2Oa<wEH'5qj1Fbt`~@C,bm._Sh;H'(#7|@+@tz5%XLuwS.qWXv*lqZkTh-jpaU8}V}o-PG4jb{9Owh}[$(IT.XAy!Rb<W>3e8g$D(&=Nm*s-MA",
"q.f_e[;%suTOM;@}{=cWYI=P_y{7j+(G3rHJe]A9.PevSuL;#PS3D}w=<29&=4gQl}b@^2K>W608g{MGoVj~Gxnpl0`=Rk*8YD*4iEE#LeEZ[j,EXV6,Y.tYo",
"3{c};swj$'a@!.5|!C&l)w7c|ZGe*/.7|H)~0@g{,WiU4I-@6oMoX><CW`#(#DDAC<e%.77^*Qx!yz%GLXUAq-n278`),ALD.N;b!|UWm1P7H4j~!P:H,mW@P",
"f'+D3DS,.3[5#9rD~q9Qb/p]W_a@ep;QkS[2TLoVgn</R!$P(]%22a|Xx/akWL4DTo#1hW[Ib`~'}A3/$m*RtI4p+R`;oPkH;lsG0iq0DJE'S3Ki#s_//;gfI",
"&=USex]G&%pLpw9nB4zDGb)jH*V6Mm~Pc!VNK6i*iN3Dus=3qiyOOs+#2u@_0%mh=a25q*iEQM$2+g[$Rs&H@jBq|:u,oLzO@HZ~Amj&:XInd0Y}-Kx.$2O[w",
"Nf9vE7MQ@=y-H_9{>J9=pNlO(f]hL%LXq!`-fl{4=&fzaI%oJ.8RM.Lpd/WcEOF6O3m-L<2C5NZOg_Pl}{y-dQ]t`sLNR+HdDj1An3$+N9sS9:U|<vQn:)y;M",
"0LNZf7Zh1H4R[lHkU!SLpRnnTZp_7'DP1M{^^$z4}1;iR4JO3x<V]=*X5VM]#<{#q:ge6W6s-qA&ibH%|7_yo!9;BPVLRjWQb13/Ro+#icwZpF~it;M_B(EFO",
"V|zn9N2O.EEUigGh4%1{v;u@U%/D4|L@P0)sNLPSS0~7!tl.4yb*y<8vFHt$~]&rkz!MopK:H3L6vq#EqvDUlCvJu(-LLA$g]>f+bHN/1P0.eieMU!Ewe|hAd",
"3=1BL*&cFM{Vc3RkP>b'!ro7[jiW</R,(x}H7xtKi<vS0tsC`A6kl}Vss0fElCd&vU*A*4G%-1tSB}l&F3JzZ`J/jS25LTtaU&iP]:>c=G=Gv#HXU59M&[Jzo",
"D(%oF0wbp2!!PS|IUj(=9XgLvn(WUu1h4Lr>);kY@1]46IjrG3Kf9Dx{^Suq96(6jdX2&updJ/h&.M28:;|3eVyvH{CC@@O]|wIa'9Go(,H0<)cE2bF:w4BN9",
"mJ`kiIlpiFyw+Hz5l$Y2#o<S-~^/7P)s@PT3Cv:eMdP`@TuB#An2gF][6e[kO*mD'd:`d3pRx.Xu(wsFNJFc@GMr6dtk~CN[kaIt^Q$R`&po9{$lfP}yN-U$1",
"r^In^do!'4=4kW4_or$8xY%&Ogh}tAlO43$gkpi:*qd(*c%lClw2z6t1D<Ot2d]D;IE)!}!V}~5dXHQSw(^72+lR(JhoMGOB$`mVeFf:ckiUQm&,ko^LqH%)6",
"y@M1)Hhh/vQhOu}14fz&Enqc[{YNx471IMTk(t>1)qm%-[T/=VBk&xS`r1w4y4:2R<uHbEmV'+$R<jb)[uU|C726AG&kP'g*@@Qaulk={#'tnW:QK|e5UhFT>",
"q,5+|ymsLMn-msm+`oN<:E*D5(bE@!(<k^<3tmPjU_=o$f]h,$U<(](eu]juPUQ|8]iC=tnfK~o2A*xC7,h-02Z~!zn)0!$D@!Gd!7p9(h$nTRm`,{o2jC<=2",
"#!lHLbHpuqO;1]a{V+~&F&9D[A&G.<Y^t+eAOub<<D^_IT2zNCyL^pabY-Q$>>`(5OnolIBt:JcHf=gUQ>aXJF4RNPRZ#ra0PXYKRM+WL_t#BCi;gpS;k<>(^",
"dA{x_dSXlHphoRR^6uk^sH&6a]k-PlTEA^Ge0^sda/Mp7zaK%Vo*B%oSMvK#OvjQP(t(>4XBRS<'jlEYa,}%Ag;KZUavSihQerLCG$lIzevi9'T;hY=ZJ%mR%",
"`rMl3yntvry_wv!p#.a^U'Tj[-K932Fo/2g^!heU`6,unV{Dy!Sz0z!;+o!OXs.:bnSBP7:Aq&0$~>HoilkGrglGOR{%^/'bRMiO:}QOP>.5|r,BHlI1-GgzL",
"!]w5ka&,WCB]y]FIe706~V}k4^l`;!e5iOUa&`xB`D3F]hB]C_<+:M2Da%9RZ{!M^xa1a0^]0huz!DlfJgAJ.4fok|/gpzWDS.s.fC'.!l!v*/_d;O=j=;nIY",
"{);/w2='Iv:yNe^3Vn}d8@b`k=9Me3*vpD)I#vyi;FlfxRrFQKO4{[J2KWKBC4l9q2Cods-=QajHAo~D<ew;<N-WRYsT]$;gl'{i1ugE'Se'[BnHe=B#rdy#9",
"I{/)@qqN2%Ch2&;WC_)#ENC}zm$IF>slZ[JDa8)Q@ZGW&qb<j.$f.<E|iwIh&hWZ}Q1d$6Xe{aNw4M{{hr%ky/,F#|mvz2ZH=KI6fOdb'B^[[)#p%X/~5&M]#",
"mR~IFLRg3&}yL,>-mDcX4ed}d^:}FssY&>5sGZCB0A:P'%{Bp)s5:>CZOZsumf6Q7a'P)OiI=/uh+,14*5Jn-8dYYMscx5j7A6fMNH<oHvw&wdUT{ZMN>G9-{",
"tXrGP$>fj0!j2H6396LKw3acQP'`~p0K#[wx^Mfzmu%Qz|K'V^^&g;bvGGI)-<vdWL&X/vy6u;v4,xUKfs.{}%'*~=Q_<~ozPXe(Y<2v>>MW:aQRgVex55K/I",
"R/'C}(9sp^=tJ3JMH;lzL`y-x0w`Qc^~VAoAs|MD@4eR4,[a$4j(w1I<m=e4DKu92+0sv!V2:l<5.BKv=>{`nE5]ahl|aRxIF{)*ox#=3A*^VvG^V'6=#CkaD",
"`*UK=jE&M[-vUAs/$MAUxL;AF:$;n>hu88rxWTDZ7TnmXp>tV78_CcDl{I55Ie9tWHVM+.M9tSHb{r8d[k*`Bhl/OgOF!@pWf&s{x#:Oy~=wHz]q3kGBK^pyF",
"ZDkZ}r]{Gfe2$:F}Rf'Y6Um>}/,/,1kUm+Ni'padQ<N5{J:Nd_fG]:ys1dnJ{i*XS%E|v7EIGLL(_Z@Ni50::[x;g^JH!Rl$cf-}7b>m1^([2Rmv,^F}:'[dJ",
"6i6u.'UVZ*9V|bg,a7vd6@y!k5^W;M^znR}ZBOg<XDepXYR6yP^Z;yf9hHlUcz^GZUM-kycignWqO!'auW{2no%[7OZ-Ec='`ze4tvjp{!qXkDZ`IRK:epT#x",
"PGDW>Z_JcgV[ms;mf)2,$&b&./1ct@`1[lkcW:).yuEUt[Be:mr(J/<)%K=(>]%#KJu&eTNa^!,aFMJk;!4@MQjmxZV!{E23vprsG#PQe:7>oOr'ihZUm!_v*",
"v,j]B9m7]w:Ke;PoLdgqOsY(A*jP*>C1A=996^g*8CE@pK<GchD],{.IQ6ro`ZKFc57q$Fw0~Bx'}}C>(<L/2R[UB;UA_/Up[p`8_cT<E.PJ'#mF=g@qH9oH,",
"/U#kMFR`bFolLM|yr<$N1#Bti'Lja]nT};$~l0H(41ET4eXoSj/yv#ina$FXSxmua0:fHSz64!`rVxD/n(p&7R]hS>1fpSR7t3w$y/mSz[@2riVGsOR&]DLtb",
"/O$y4w0NiBC2ZsJBS.V26q_Ie~C95s,pFAp8w78^a@K6,dvDwjfAcf*aOv2)4]N[+gtgT38T:BX#27x+V.@FojO-.}l6u+Ug^-{~&oXvb]azca/!8)`E3Tq(E",
"!@C34(:1'-QDp_2.MYD0u>6YiG@f*Q_L1G0lv]Vl,>pl^'Y21Y(]=V&zD[4q&[P~ASq=9iNF#g}*{pw-:(|iEn[tF4#Vx~>3qpzT#BhQbyldxl61F>,IykvGg",
"MYy/R-[qC;Em&uSO@++qQD7{h:DtSnal.8VE#KsbmNCh,'=BCxor4~#qM2|h|=Pr<]~@!bhsVQXZIReg'f)~q~`s,'81~j$|57La{D!q5gpzVb4H8>O2)RLNu",
"3)^p=e,&.rvzj#)3ZWcX#K!^Nh%z>S&XhUQ9,`^&oBPy#s=sw+'-U]Y/I8$f8HCpPy)Kh75P}#s`&(hwDSdG{o79x7J/D-paJWaNYha^=GOqfW]ToKc<CQHjI",
"po~;ryT!7^wd%Zuqx+SdRR9*Re#sufF6A0cbSYJSJlS:6GmIhmmJ!8*'j)B}RN%r[agGDpS6]]#k%HJ;pV=c,Zy7BT`I>^KwPzHIFL)jDyMcc.;XT_`sI~J/w",
"+*utZi+W<uB4HV)iG@I-#5T0-ke{V,*-GCQpbTBYz0BHIsXbk/7oW^7Fp`uM>#'j::rp@R6t'RNxUBRq4BZvU:7xPzoF..wb3O5hn/:y&twz/r}BIhT+7I<2b",
"IG^n+1Y&hTpK%>,#tJ0Zv/0JC[c>LP%rA*a.__@%m4<l^asO&L4M~,l*^ezB/1.=Jj}<(zv@apxcY24kJ%c;s*H(@QJ6D{v8itj>fglo=,e373R}Ant%H%]s6",
"cNV(S$F:`_&lN;u/_DL6R@d:[HRW<cK;cNWb1!lRBm7l*WNgi5t6IM8HL]@'vK^_oHgO<I!pIDEu-H>yd`{t+K3she7`rH<,$_0Ziss`,BBl#$%kc~R)&6eT5",
"{p7[5lm'y4JK/g{pf*nA*9sLNN<B*&,#vr|4Z'E2lA<[U+`!hDO[5-7]d!P>j|eW.o(ewE]8sTis~G$}~hq@mr:snE%5khQZQi8N=WxU}:2&))~El#/~,|kWH",
"N2OqwrL]}e=Byp5vm|#.W{`%Wv'J|>Q&VK40V[r`8rUV<0xCodW`(A`*^6,-4T_^c%'~H#q*pNWD~=`920]6ff[B)dp8S4~x_-Kq]T<<xeIpT|HU$urEJu^BD",
"OKAX9yCrLp6N*)pK8O3WwbjKAwV3CSG/$w>ivTU.UB#tOVP[J8s*TBNJ'F[PztO'A{z@~kE2GIXZi+I<Nzff*m%1n]I==S2=z2&gvCtNxy,gX`A<il-,A(%Z*",
"e|6gkFb^C,|G'1_xw!_|p]ay5/dezZ!:+>0#L#wWJp^HJ&E4)RYc+Y(alW+Ajt)r.xKSUN~XN|YdZnO+%xs3>cyrnp8Rt!oy(io-%AjHrpvAx6cO`m7>6%~rW",
"f#i_-G=N^c>p27zAb0:*1@V!kX&D*5|"};
static const gpusorti_packed gpusorti_spv_onesweep_inlined = {
gpusorti_lines_onesweep_inlined, &gpusorti_spv_begin_address, 28728};
/* onesweep_staged.comp -DGPUSORTI_ADDRESS, 13995 words */
static const gpusorti_line gpusorti_lines_onesweep_staged[] = {
"$f*g`M=WoY/}v$N$#zEhCmSw(JAC%:}AL/$MTl;PWjjEYh/%Z&!m)F._rYh#I~ol/_Cv06KrvcU]7k%Ebx=((EW[^'!}S1@v>M6l#6]|1._u8aE-Z^>xp/~jJ",
"&p_RV`O+=y#C-J7fg[Rhy+8/.%#$H:F}pg}n&-&ry:&rpXiv&kfb1,JF^]CK-<O,~`ar_0ljRXlXx'b7HHi1pc_XqURW4;a^D+Z}K[O)!Rb:tlOl'YL>E'u$2",
".d$|u)[S|FVED)Qbaz:V#6Ap`gt,,98F+|Qd`!]&f@r9=-PdaQ&KK{eDJX34WDG%p!clMAwCH12|u>33%rE(4qf[mtXz%ng3#If{g<b/eJ,hYsWc0'`znAYoD",
"0QQ}Frz5s%T-+BUX=oUQ9J|ZG=7EjiDRAwrqH*~k!'fCD#5O:}oT|O09UTt{~)eraZfS)w>Z[Gj_!ruzR8b^r>YEeo/B;1U`.WAS[iLVQa%qzS<dlQ1%|M2@/",
"]L~#A]&Lh#ko2GfTd>6Z|kcBs@KYhI8[U_ewo<sAI+m|acCnEMceH%MA:Z19+Q^6jA+CzeHm'mYj|#{gtA{d@dF8u0M-9Co_IGlW5}b5^48Cga,{byLZCPZH#",
"p:!m=>h/vRP,G}tB_pe(cI7b2DnDg6PG22.>Vj]^aRZ`S,G>8*R8k-&l+g}0&x/Ek{jCb>V(ki-Ja:mtx@QhpDx6rSoQKNLn^`7{Ft.%Yk[tPB*qgB+;Fp*Mf",
"Fbp7)DTJa3v'nIV_~e>s'.$~j@1r1KdVm0,ij;KJdifw9PBqH:wkuwj,$L6~1Um2k%3uA]<'qce4MVuJPj_nbC&p%F.v[h:$RaNz/ID@FncG;&mCRk=+zP{DY",
"CM1L&|d-#,i|o^g<dbhEZotnO%Kd4`]To_v@XMv0]F;A>uNS'q1v+TVq@Kw9,&:]uogXZR(nB_*cg$w/{}J#$6>Gj(sSEA_ySNl1)ZnnT.YQZM*Z*bsl@|AxK",
"p&c'r2:2N9s0n0<y7K-S>MGdQhn~#x8ERhU4O+*jzB:~RJTQzCJjuWo>EdWNqhb~4P*gG70:X-3Go>sN4t[e]`'A<5#//^I~KxurOGF;nM<i&nVN7^,:~p5[M",
"W$^>,s'8oy2D:P57s{p-vUm%|%Bd*GDvSC^%0$jH>yq{}Qy:rZPAfYs9>CO=Xgb06GDupw~!z21k7p8ajKL8)6v3XK/ll+5H:'0Q)fU;<oSO'ut[*U6-%/v=J",
"8oPm/B!~m]-sh'5S9g`BS-qW:(g|2;r*[<iw5Br+Ps:Ef%/fm2ITz32oUEmgH5PS/@CbI-I$Sj<70Ys+4x_%pR/Z|ngfi8f4&^,^gk%/}2|4qqJ~eTrij$/h)",
":r|2u%c`}z;a{Ri,+K=P^<+,3UWB^`_MR<sO#y}hvvuiei9F||wt6L'|3&!n!FTS;NoIab^4UbA/a:hzokd)vyv6kEmAJc%_Wjj,^N``[<03vW+$pa~Q*'-hC",
"FLE/P`m>-10GL*[2aXU2G-BDmY$l[Y~<ARJ3~4/=r$arHu)gOS%@q>cCB8E!IpbAz(13<{^Emf]w+Cf.d*vgTNG#vlY~(~nb;!>yc%BI1dvhed#j8VPXN`i.G",
"Z>$3=vk,vkutUwP8kp,A`50N`WT1ni9x~CeVhDWkObwD&rA]7a}rLN>SomS]o&C9k!Wn(Z[3M71r9hnD])|<R*Lx}%9BO'D:4Gu5V>^_s9E;`6U#;GS&%sj_'",
"7S46QCaMo<n!ErCcc4D[-cd/Hp7cmil=$+BmcR3<6bL`E~5mLH{_7%-([{Q>lz<CZ*RQPQQ[@LqSL7Q_16b2Lv#,BA5$*yFLY%i=#!4G<;6=8kEF!t{34>2m=",
"Xc3pwZ(]jXZHo7(&(<a[7}8hQ986+[boqs:xkMK:axa7&}jzL$uKGszIwt=CP=nDBXs^Qd#Aq.r^,R$p[7}blzVXZ#$=(*GaR-fbaf]%75}$UV#RNZa5A~k/a",
"~1WUR&LIAYg-DS-d>Qo}HvqKho!2xOKUQl,|l^S1HF5~{B5='Z}/zI[*tD[0hh`Sc0&qj!(A{X%1rq(rFJ@e`rXU3M@4`RJL,eJcm`sV*mjX.THW^uQ(b:6=Z",
"lI*E~Hn+xFygQ}F4gsaf8<wD&2Ex*N;9rfqIW(wrn-xifraFY;W<qAdH,oH)[L{/u>*.[JUwGH_2dTKLLM'n2WhNoH*pQ`Ck)g*mgarJOX[b093qUg_N,XTHv",
"`J;gvC{g=kSusn`4)ajiu/+S]2WD#}*E^|)F3u^ZnxSf=VP-kzhFLqG{[%Q|@Wdd_{teO`dmh3[E^'E'-O<=+K5a>7ZFTV^MvJf&o<)ak1ZK=]!sMJ</6#^lu",
"#|Up<+KPJM{j[yT<jhhCm%N9WoQuHsdFabW-,[{bf=GlPb/xowm(4gLS=Z*;fx|pDH86,Mcty-v5)a,y/LAeZ3,)&8R,!<~$_'Mnx+&'Ju%kFtFCDC&fOZPhm",
"<Aq2_W,P}Zc~1Qjy%0f|<4^AvajtwT!.=$T,dhEI.Ffo>6=|=-<ETw1A.Wh%:1^L&o:/mx~k7qS;ZKqp5&FY&nVn!<,5o>S_#rOjKQlTq[=lv]$1wHlk)DRr8",
")aN-[(FNj=%tSyg[VbTTFPP^-ZviL2mSTH2Erb3c.oL57saFU8=9;E+n4V}C4X54$g[xwi0U']7^SZY%9C^3){A6xyl+Zq,$2P@b2ww&P=<$U0.dkHN|1D|7<",
")K&*B0>00zmWgHE6Hl7ICfwe@qy[^}`~KmJ&#}I84,~vo}*R6MYGaZYM9>iT3w=IoG.JN}:M*bwZ2!bVXlhbi}Eip4kJCzFu}|8&!GA{+<nF;bKLD)k0u92zm",
"eY.F9ylbsS7|Z.E6q^#xj|/gQ'l+x-du}Q`3%s7')rS]5A6_2E7^`3dX8vRKp_cG4_er@@`+B2HSp9xPNAF~!]P5{w%>bGu23|XGr|-_'<nwOFAAzB}0]FTrh",
"wC-z]K,EB~lrB-6xeHp^g]EBh.C0<I,Y8L/{%^NWp45j3.myp)@>B&tD+UURq6f6nJ}NrRD%LooWG5>FX%M+[HdlPhXo1+6a8=6`gU:)nUVT>B8l.~|664l[n",
"~q|~'2[aF(-cJP*KXeceLY4zqB;+]1]]%R)3W>HW5n;MEg]wN071qeJaw[-FPKox7,G9iq+*AO*)s4p|+y!zMo@T3Jksts5DC'He;C+CO(R6L[[<CENbeT,)v",
"tufvprF%|sOTzwLqS{(0zp^|K%a3H8%6W~j0_k48.K6XP+eR)!=0[Tu~]bdWC5%%7+=cvT|3z~_k86uQFz0LHZ2yU}$WV2;VsOS@GL8rFPoH=2:E2be#S=Dxy",
"Sk`rR*lFOz{9D.tz0~m)w_pyn~B$FG&cvyFL@3u=C$@QHs]<2@>/*U)G,wY2CRYAq<JCt7lJ9=HG9K]:-oY%].xCp6TeDyRTZykb]{iO|#'L|9>Ndm!=#m76X",
"'Ovp/[h!b}e0MXCMoXEY65l7>&lu~lA5mKB^&IVy01NFPgy'PfF4KeUWEQGD2E.<JKu.X*mGiJC@KVcrUfBwk$@xFG>l<mMH}y[z~PXKTTY(l)a^poTN{H=Ra",
"JS*'Lt&QGH@jT()Xo>/#+89%!n3S!&j)!j@d&*}9iLPT>DHm[m^Ly:&c0S$Dy%kdn{#Av0jRdfWr:A{NGFY[U(JS{ik6>HbmI~}eFN.|[}q@p)uqV97Z}m&bO",
"rkd~,Bajh|XT.Y0L@C{-Nl1(mQbv+$FuwGvF;+1He}J%Pe,dT*pzc>3(^po7'%O}qePbT6|[2v>M(IJmE^)0zC+]j7DY9EOd(4nnrIn>;+1r!*%*LI=[KtHym",
"gd_b.$/K@<Z3T$@+0YK}KcyePMtqsgX8yj29UXV!ARN{(jL-hVWP/_hx%%c-4C#Dn]e]kO-c$ic[|x.xc6DA@L+/3v@*0t#45_,+Fc}cW%if,8JoaSt&Rq2GV",
"75/%sr@;X}tX^[MPwNXRNTjOnTIgImaNC;OrI>R{N_>{'B]X$:_=QLMUx!Rl{POK^hz9MR^h}K=.xX6B4D=c7lhW{mag7L,@3aT2c}!H'=qUMVG#4ON9cIS/J",
"43E6&Mk1}1RBE*rx4dfVdJ7NEYQ7O}{{>Pjb3o'hWOAO'e|Ea>3Qz+ng(=rE7QO/#!=xVGNoQ]%{0fg,5jw[lcpK(HktwaDwq=cS3k;a+t4(a8oBaGst<|*H'",
"T3QS$Xj|U8j}l^F)wMwYvUZ5oDlLne]NwolQbkbo:~XDsw!0(|VG|mk`B-'/PI/5C=Dz3vM|=m}Qa$G-Ps4ZnDMJ/XS8PU:LrYlb:|v]C6{BV@5LA;^6~9H;<",
"Hyk'MInWSsLS2XJECvCRg^`(oRzW<LWnyW)RPRdF!hrq&2HZ+JJXHssTK2$,N_-,FsKeJxAa#MZ%|jJE*T4sKe4mdsQO@-D3vHa}!{,$XZeu[Bm+dt1CvTSxa",
"S*X*QQzI;N3h>FaB~@^}WOzKG+4~L_7me=|n6PMc7E`8>/+y&*0lwx[Ca73pA0'=,<=KyQy]OYX~'h]E')hOW!;5ta:d8E^esW_&CU2*eI+HXup$=>PVjHRs+",
")bqkrl+lC>Jcz):/vai'2<}XTdF$:F_Qog9zyyx(/[#T}^:sw5{!6i`MEvka:m*$t]lg8oJ$VSkMkIu8932,UJ|+1`Ae}k9'q^J;SDZT$=zaR`Jpp.XGW/ogN",
"a*7FeZtF5''(-GT71oE.9x*O^$jG[I-ihNZ-y})^w&=+yEzM+NEfngY@}wJiDDlq3i<tl#6/F<o>M2bhQp}8qr^o4OGK=94h[mMAjM)u5ysf,8xBljY6]DZ>v",
"tm5`Oj#L:6;>{MjCF$)xC|9CPpi1[P6=&z9qRIApW'7@|f(JPb-E)IO>GXM9.7U*Qm`J[~(;Id7AI-ig+t+caJ#Z#;j_1&s#*>,ndot`q(i/fD'm(g#)V]e3`",
"h{iXiQ'mZq)xk_l}Mg/r<(H]BRhc~OCdj.VsWb$r6+dMl1n|z3+Bj)b{8b:6yzc7p!u_&%f7SVlhiBOn|%G;U'u]x-dF7}ObTV4$<v&aCdi8+3()*03{~~$(|",
"M*,tx~IS#bJbYnJdr8TOQ4k#a8:^<[xW[G73h8[>g%L'HH4o.i(;]'[3#m*o$YQX)LF$5c9fp`^.BbL7KE0lxr_Fnm,s!%.q7p>L<bM0YgLK>+J4D%4i6q,jw",
"qS*sq/FSy2JwX6NM@rblJ/9(W`>$Ue3XYvU{-6L',=>|4<RtIji-K/}FpnK93P1#3]/h{cFp%*qq<31mHa#vy>`C[gh~tE8OJ]~rw6u.3Wm,M8x<|obb*w/Y;",
"~rQhn-3=p_EU-.Kre=mt~ObnAloo=U(N%<}~,AG(]<MCyL*V2tuAG4#rIb{rcJr%{.[+vL#wf6t`IV3#U_2pt9F3aI@9K6/U$Y$!_2]GD3k~s~6n:r<P9jc`{",
"]&8Lzt@6~N!.CT0S`t35,5*)m/;VfsI!5YpM2f=ca)Aixpe|iTYVE|T_BRyyA]&AQgvDW3N6G:X<%_^M;ill):qF'Q4QuQRot>xCukFa&Bey'x75^Aw3K`._0",
"n#_RYI8D:y*8s%W6~2@0L{JCG){o;E/fJc)2wgS4=bauH6bY6QS][Rw]XGZk}ML2)-=e(~[+im5~)awW~KJ-JoDZ9oy3wAlzi0kBd9Bo1;6orvPba)K4'8,H@",
"T6M9az>fEP;7!e65'==mqWE4cVK%38Go3y3bMsb`nb#e8:X;J}1#A-HRkd~1A6v/ur|WOL#;l0mX}tR&'-YmoA!rYbKm~E,:L^q~IXu179j<oT2iE2>G!p0zZ",
";k3;=uSREMbA;|mqAwP+,]Ci'9A'*E=yY]Pp<0</d/kcL4n-*VC7CrUdOIeEt-3lKAHlgW>d':TD<;3^Ra`PVMvf,f1e]I720]Eurrn=EB4V#:%g#37D]6Thz",
"h;2p/>tAV2hz7}.7rroY-l4E[Kiy]HLns^u|)Ysl1b*2-E%'pl>'uGjH6me.PQQG()iP^XTe6u.ljPrW:zW<F%&C|3c~D%pO4Jx{%[#zB6}DWHdFrZtl^u&mw",
"SCm8[^(6Mn>$kf+0>3VhWLkG<Pey*vsrK,30OE2t+}@@4@Gp8z,0[4Op{<0dL&I[}YA$&s<~kDv[{!5C<E|3#/K4k{Yo*|u;|m1n$@8C,rRh^1]j7~4,utA:/",
"P&lXcJUd.adaEM^YWz#Bmd_clzTB~6FyB8!:aWeM1%0@C+#=t'^jGg(]m:#'o$8UNdH^%^&XS~Ur#+T5/:1l}g33Gg'6@h.Hwiz6H2>Xm9/$dqV<_|zrmS7B]",
"x_5-:0^m&'m$nNgY*dVg#z*zy-dcXIqi%t7he/~zl%~u7oN/E|v}zTBUcaG}Br@CI$3YvI'^H/Mi8QsDKMf`EQ,)ns`%/TZ}4mvWqnUyxecWE8lnmjcHf=Lk_",
"eHA|De=G(R'W>;xZTf*zHXw,>k}&YoE~qb)FvYn[j|91AU&2^!lCM4j'G8+(y]aLHA4EgqY3MQY2~uQllAS`][TojMa#m{i!d`}*BzpkxN7y@k8EvEaYotsPa",
"0W--(e34|De$F!b}Zx'@Jr(4@P7]y{Ej-riQvfMn}ceO:H_^RDuDo:hLL,g3hG^E,f/zTjJuV>j*l[lqCl"};
static const gpusorti_packed gpusorti_spv_onesweep_staged = {
gpusorti_lines_onesweep_staged, &gpusorti_spv_scatter_basic_address, 13995};
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
/* leaf_sort.comp, 8209 words */
static const gpusorti_line gpusorti_lines_leaf_sort[] = {
"%V/m7_NWOEU`D&C+GN:Hg.;hNm=Gw9zjRt}#RcPb$l;Nx%g0#clH(A|2VGAR5I-M^Y*`yN|tWcB<`w6$5CF8RDn1!rZ~mQ<@ORzLamu8zZ)5]c']>!2P#YQ#{",
"5KrB!4LETARm'P)DGTL!wyxEpOqE{a#%e/:EmoM8fFv*8EY0+7C8+knb^|l8BYCUty:T2#7>6oMPEr<|+7Q>@,p}sT5aWt,Do`=NBqlX7Zs@lB)GsM$<^V9yy",
"H]4V|%'e],=#E1=2)pSf2GPWc={tywL^,liFU@2YIBFgA*s71)e0^G;_ph~q`sklOZ]Cj9R-#%A5tvAsnzvobQ6AFv')E)fdC5$MM1Wok@{&GUK,j.2pS`.Do",
"Q{$H;u`7weju8@GjPH!B,;w!uB3dVvie!hVQ<SoV!%;`!pYD,5{dg8{Y97MXE8+&a8<Ws|'~18sWpV>7d&f~dt;|PYKy=(QkStk2-gbM}&.H}fGa#Uz8l[n7@",
"+%|z1E7-xT!3|l+&rxIC[tCx2)Q~l07[<$'4Ca8,9BB7umKf0Rn9CGeOL{3q08jmZKuMCK$[3L7lHW.}pdJ^WO~U.Ez5{CUl9V2w9/4cDQo^ZT3;C.;Eq>QVJ",
"|@o9Q}BLF@7x^Xh^xa)x]=%5rh^!;H8y~2lLqv@_=3us6GV7)'wsaIVv5]:m|V87np]pP$Ye|Q*o{/Zgq;AE-=nJ8tN#/_#A$ZAnBE.>Or{fK*Fl2#iz:iomG",
"fYx1{M'GO{F-/$>y}d_cKA!J{^1pa3l*Ep^gfH%_jIJ(u}K9e]e!ns+DOj)&ps*3N_D`e#aO)RGD3^kdIJ[P^4:!npv[VDGQS9K5ysn9BFWsKOJ{O9/eG*k{[",
"*LNw!S!Thcr!Pt%|(BcaQa5&+>oRB4boMT48Q1;r*grvZgXAP<}!DTsfK%B]/GyLY/79ly#6:kY~gU3|D'`)Arz$=tODL#hi7ThoKh9wrWf@^MGQqevkJ+Q!e",
"wqa}EwoL+(>|033&BvZT,q's[BLUpFV'HX'(odmEUBrc`$ib.3S:nDrX-Y=@F!:$U4S.Ou-]fR+.WJOUtrg(cYX=edOH,s<sW(RR}!fjeeWE1^x.VKuq`r6l@",
"H(jfJ[A:;KNlMm,*R9n=[wNoLgK'PR#r]Y@SG6y3I}[n{,5>74iZ+Q:Z4<I^p2o8;8mtE>E+Q:yAYo=m'nXpL//tIB6&*4#ti2z<tVLQd@t'z0f<knu`l<xOc",
"m2ChF&/2f{pq+A(v{2Xc:d8GYf4KJm[Ku^~cX1n7(E)A=2,M,-epz_BWjps+S(%3yny[m*o/bJrchc1iz9{d.qqUa!3fsxyAkboqtCvR`O-Spr_ry2opB0a/N",
"iBKm7],yiZ3/J]$u5-J,K$X,Ts!/))RAjL#&jo$)Q_Q[ZqX;S)dL0!-jwkA'>n-v&$_Hi>d}!AUXLnih94[+OU<7}ZM6Y=bwLs9fIR:Zw&Qad$(m+d,%]^0.,",
"72.;H(8;MNI_N<W'B1yc=0^e^pYK)2>.`u5LkU4}Ef0SF:2.dz>#yN!fYk/$^p9nr}N[0f5OlG!0Uyyt6=)L+Y8tYok<m0x^U[d&+zz`)bWG!Pud2/y~RL+<7",
":28XfCV~f_iC7Xm`~1)y1kXy6n[$Aq1cO5a*9VMDkMR@0Ud}$F8.DZO(8&]%DM057KUD6WY&)j:4rIC:*Zk^(B=/G@},j<cHTxe~228Ke^Dn$C,oW&Tx]3CCr",
"X3ah1z#w@/(T|h@+WX7Hg[6:esSUPzOI<}Rw@&bHV4j4gUF+}R3d{0J$I#M'k9b_}0wWt-X&F5&RCL|^uxX,@aOQZfk9bRolc5bPN92WaH7Wo)uUo4wF|I'[,",
"'FAYWTZ'ib;H&^`SY{|&)il[eQ;)_Gjq>sr}.fa8=lf71%,+<[)z`7xM%nH:OcCns&(V73fFqZOP~n'(lGjy]&p|G`deXJP.FF8xBb6]4$PPL*~=WEELQV42c",
".gV:FLA`f}nl$tG8[lfruQdnUw|d6DB%~LQb.Lr,Wpo@,oGuHpD5SpD+jZE'cPazmu},D%X]p5;ia&BD0r4y83[['b(Mg/SnLxb%1:em3-9S69qTv@a-RAKK_",
"Ajra{Ut7#B!p=zf6tG[n`8dMHM]!^<PkO_Np]bM7Q}co4&-7:nlBM!@Ac1RfuFm![}_z:#Gq|)LNdY6e_hyh0^km}3!'&DaOi74%V_<>eEp!>7qkWGeSf{;GO",
"#'Br$(-}!D)]%X.rbHmV+EmX!7(#^_X0d9i!Wy>6~lW)YED}/EizMqB8#jkjVkne(u22mNRxo~r%`L(g1mzcL+=|BC/X{/G5|gt[Sv+y3UpHuEdhAYF;(~4xr",
"kf4r|'|-^>sIfzL_Mzxs|q}g1*Bi{6^IPFKV9l/(-OLr(}iHaNymbu@EH44F*C_L^~k+8JtSf-me6Y`9'I=,=3QJd#Q9)e,|2mi/''%E+REMWhvvoFw$!OmJY",
"XYx>&WoU_+3lW*G{a8vdA.`n.w~z2`e^-{(WPY`9Xx&T@@K9-x9gvBhDj^zRKJrIM[32ko_DYUXmRw8ad=d4MdH3sqhFpnw0pg%@1GqfrWvR$Cy/wrR~HSD)7",
"u7AH40,iG4|dNjHAO;k,Hi8D>=}81PAZ5OL=+97PQsSW$<^k8}m>t}{K#/@-Q`iB$FZkQE))Crgw;Qd_>s2cjVfgWxmFw=8KzzP&dwD(;dOH]ow_mg`%zeT2`",
"qn9'YzY1qY+rkUum`M4bH&z1FIF)P,+xf'VL}Eu--,h[6xK*U$%XxF~v)ozm@(EhnhDG6cT00VKvE|ikV:0!m=Lq=dtE~c[3SjLl(0Lt$.-[s8G3qPY]B+>:G",
"HmwTSKS@)`VT9uiwyVnmZW~|GL%xm;hyQ!xMsPR(Ey9S@Bzo1Ip<uMVe:J5$;J]&Q)tiHR&e+79<%KlOqS(V(Mz^Nv[it=FECZ9@Ag1>M^!^LSTRRL:LMT_>0",
"!Jbpks,VSU}X%:n#iS(aasDqo@!gRj~|N17<LMlcBjScm@:J.!~3gb#m)#e#X/e-xHb!R;`;Z((VI,w=cYh-fw6xh6eaAO@5LpbTga@UvC*];*BXK6'T|8mt6",
"uB}ul22aR}+SKtYm`xO`TpK)23iUxxO/&qdov|RNv;@b!YUB'%9Vm0{bANo8)qYW/'c1}8Ah{A[M>=5b$(vj0h[l9U&i]y>Fe.e2>oG):I7^-~,CMp,z2eyCx",
"$p((zSg`RXt~pr*N&d|^9oa_#+zVb><}'$|F/}q;GBF$v(q=1[Jx=26a5e*]E0wJG`LtZcCV9GxEe7C91+(ST,!dZ.U;UX{S[Jjt(px8@PGV#amJq#yf,D>51",
"[:yC]L^=xPV2b{ueF!|M.+4S~c{xvO>oM8r1h1Fb(x@]TXB34+'G/tyvT']6TS|p}cO%'C$UNJzpauU;38sW^C-}6D-TQ8LB!Gd/pTayF/yb4Ki+CW;rH59&W",
"{Sab.*K7F.>X1E5E.lL_fZ,$pHKKyHaW,4-<McI4-T;`brujW$uV=2K.nPe=j[@pm7z|A_38A)jNO'5WDI(bu%!XZ[LmI%>[u.75qKNPic%~][`n8C2_<!/nn",
"Co0P:eBstls9l(a=hc1Km$uS]@;79~Tx)iAy>G=V#^JmMqeJdyt`J_e'&>5X`y~A6#-ha&Yq5v6|Y/']mUo%E`h[0{5uiOheom^RC^MxxW;(-IV0HBmFbqLu/",
"7iyZR&1F^B$Dhl&LTXoq'c{`ppPM5KNP~*]!<ldty6BO0iU8Lof-#z*jt(;a&-%yUO8hPSs[TsOh/uY6p,ohV4;u`~59<SANDrx{/>,mkw}9SCB8yM{5X6z9Y",
"p[rVuDaXH8ob;=%N#)MX|p{b-!l=#afCN*hO%Qp+P!azO#t{b8Sm8Rd}y|pR6y/|Gvc"};
static const gpusorti_packed gpusorti_spv_leaf_sort = {
gpusorti_lines_leaf_sort, &gpusorti_spv_scan, 8209};
/* leaf_sort.comp -DGPUSORTI_ADDRESS, 9398 words */
static const gpusorti_line gpusorti_lines_leaf_sort_address[] = {
"$nDiT%_#ktnEPK)(:_aA~3.HaHXV#g8Y.;_ciWqY6a_FK<SIP]{>l^X<]8b[#~*2_oPfg>k529F~F%n6%v2PhkxeWkopZ3oAc9@(K*)d7v[<HPYL-J<}<D[Mz",
"abcU5uV:c@>qPX,pAG/hp>&r9Y]!n/h7KnDX]hf$2c;=#{f1h%oy%MMT#t3p/|7aeU|+>-^qn8cllSAwr)yQE1!+pD`Qybu:&rj6lRHJtd}E.-~tjv^,rz^2J",
"fp=:B`,q3[Dc'^V^]*;`[GH,*,v](cjT';h>NI]:C>fNA3]J2}kZpKP`1q.%^=^Zuj*>:>F@$$48C>ni3+~eA:B8VV.2FPtz((Ybc3RZ~WoReB~9iGe8v+M;[",
",bsbF&/(dq&~$7vNzg2-8m:eM:.J|Zbp,Ge9!)U`8ofs;F&m3,RD-r)vZ!]k:goKWoLPO5e*Jh#kA(cz)^#<94bUq8*gRmvUlmqfawj{0V,B6Hu:WbqIpp's+",
")IvUXVI^!&PdL$I{w=5GT~!'5r<!J,`p)Hm3!#L^Z#,`b@/7&h`mlN^&FO-=N~a%w<5X6Al3:es'{vRxjc)6Zlr@N,'w|rLLFcp~D_HZmppn'JnUA<ESE@Zc(",
"[jTG,f=+{>~lT2&gh|qKLNNOU04ro~w;z}:3m%l(#fe{[S_Gqvar.c9&&^|<{b5_9e}((y4~(Rmm1A7)UjQ|Ht]w1{lVvF3I$^3GCba$wjk82=&5b(<]L'[<G",
"q6&],yS_1m/o_$ijkoE9Z;&LcM_6y$.p9wn|U:KGMyS;eMf.hF^pt;Ebo^`q][Q1UX3F$+,/.UxJ>q:/rtEA_,E;jl6DP%6/ZC_Cl)!_QIF{dzyXEnEdjTB+B",
"9S46kEDNp@W>`9qY*9hw5;f-Rcw_|Tg75.g{,=27)g8_!(gHIc4|yYi@,m<ahK):^heN+zPfs@5(43t&qA}luPp]qN>]P,s$>Mr/XQ,CB(0u6x||mI4-K0~DU",
"hhK>lM`K5%7jn%5am.^K)[KCD!L6*CA'aU{TsNR-[mnKy>]]zjE;|]=NfKo4*MRK!|,CRQw^UF646c9XPC3SWN)4vka|UTrE&%<&)w&_}xmvYrgVYdaR^M<]]",
"S.%JMlV)d`}{%aBFWYX!d]LC{^vW}%b1)g}8T2z6$ItHs)({p#L#H5KCI}qqW`/-h'Ug++AkAU6W(Ji^ws_M6PFAd+W6zV0Gv@#][yD%M4w%h}+n5Jq8@OHdJ",
"y7z3#3!Z#FIN:qtFN+.`O&>_w6<;Up&I}!mjm}~E[%bMMg.{XY*iO$kLrFY;JA%@#((_2#cbCp,speo8_$SkE8:K_,ya#eDPmG:dH:yYG8p8Pi:Vk=,3.NH_e",
"aS|}Iu/^DwjCBL[|,i0KgC6O%iKZ=z,|`~$T(>b$pcK^Q4goZEpv2*!Y3T3M5Cc{~LA0:Qk]xf(V6M;@9HQxOmP{GJe4hA5arEFxCgU9t3iU`>uJB)Lej.~[U",
"hJhCev@!BMy:,afnlN2H)7`>/qP:&e{g_5$nJo|bzFTM8L6d}BG19b3R|V0Pj)S9'2K#;Oyc3Nc37g#.SET#g)DS|&^BX/Cb]IH6xVp,elFych366gqD~oeEg",
"]C5*9tJm`-'l-TWSLau^DN/W7gN{VI3_,t_4.o}.w%t|kZm+l/6oR!:yHLwPb/>G%mpi+[78`vBug1/ud/%H_vTVoF):A@^EM)a`(f]Y{6~b!B;-;XCSk2i:8",
"i=[#R5Q+>MRWo2+[/v*rM)7KZS%GKl2OmfLA<`gN^$CEc2Q7{CrqCHDufMO{pEZD)C.9<S42r,^1e_PbcIhUAQ5`7JOMD<SriSr9`[0EGc#h]*<)3z#=_lks2",
"8R$H%C0XdsOgpYjf;C!7L6x`Ndd!UD'z`N>T2ueQa(IBpy>:_SR8upj|pvQxWDg^Vd^-kC)L`ECWy$j~`n&WotX<bj1aor0mBZT.FlXl9ho||fS)G<0d-!0Ni",
"Jz5SB8H$&Ec(%^Axp}+x%T>f<Y7tLY(`^BopX/k!0-KhXb_eh~qn#=$}O/.::S%fh4$tM{EO]Y<pThuI;EvZWx.Pw^st0[,a-8i<BxJ#1/O*MBMz-^<eQ#kRz",
"JMFRUC&!u;J]@v:%2&vZ,n+Si|wKP'rld=sZ(4q[66c0z(yH@pV3kTgr*r3wKPXw64L|+:0B9)<S%%j:g8#d<jR;6a.zC'CQ[~KUt-_9Q(LJ<lzfwc6lJ-[{o",
"jQ'&!x'P@5s3!@]KK|liWyAg-TAc3c6K^^idgwF)K-Fx3f46@euuls)eJ&5W:K~6oQbidCGIu:pFU-(XN9vtHiu&6K`/dsi1e%GYZyn1Kg]_VT6Gdeu8&s#$O",
"r'~]>qAMm>l1B.rV9vD^a57w$B)F7e8(iW>*|9:3eB3=}3Ja~|xfY9ob0679pl'exQ-dXZe/<p/YlG<}6@_5Nsy0KiB)J.2`}21wS2i@[Vr*s/5.>Y-cm79nf",
"H,MUc*meL6%9S{X3sT`6<Y4$nQDj,~0-Z=ih/xm@2um.Pp*i[_qW#<C}Rr_|>]F*nHspxASeR;x<./mR]4^P<DSZMowgwi&XK;,[mdy0zMd_t&pS8i}zo#2y+",
"`b;ryib2h#i5!J2k6p5S4gJUY!aCax:`G`uW,D$Rt[,F'Miy->zlKG=Pc%.'Xre!,~CiJ!|H2Ta.Efu@Yg77-XPls<Lu**3,5pY~I|3,qTG9'r_*@Wk!mpLft",
"L/;7hWfb3{<cK#h#+h<}WpC~n8l4BWGK,426,H}@b-Ai-vp3#Mhm{>(%we^m__W-tYW}]ugx77i</N5[);[h[sn7`/6Dj1],]h|[=+>uw4^7h1!cs3cJ3i`%2",
":OnNmdigrR#ZfJCv>iHnH)}In^^.7W`{I0X&g6GJXaX)QQ^0>]^>eDfbf9172|N'Rid|>Jpicr|ihJ_w/=}34L@4_]*IwxV<&$I-2XSZ1KDU[cG]bUX0ryy0r",
"TXD)DKYMmvNGt.uDa8dT[:cL,Uy&0AA]NgBtTy4<&7yf2}k{H9{fkQ':!>KHsWBAbYU7a84+tiID4XgTTnUd;Ow(Kj%52+!8{)TS-*JqI>qB^v%`,J@tKTH32",
"P$d:}i;}KS|*3ps=WkG>/:0.C)g2TI'<$&fbC8@wd-M}XKbB9Pju#DhaotuoUJKkt[S;8=Js`@KP*mR/R}w5)-==CM+`eQ`5kMy(d;j+4w~4U:<'G~l24`OL;",
"W&9w<z/xL%Hh_6=S>./DCEZeV},Qzj[p]XKpee]mZ4BJ%rO(K7INRch!uGpMTQvaf0*hz6`&(h_+3TO)RMkN)]DcKPJd+g0~e[6:Mq&>Y&p^h$Dy^phJc*q'g",
"1s^,,FMyNN~OnLyR3=IQ-R/=di`u:]=y#L[h@/:8u`&xD(V46eP.8GI$T64xj^hu0^rLEX*+[_.~SBUjy@iK@:Vg8f8mS0E`)J:&n84TGoSQUP]9DXRSE}PDy",
"j8=5v;y+|Ac(93.5-F!X%HEb*cgAahxcvEeR6KqCWXo0!E`_La!;Xw5QD:CVS>mwEw+R;h9X!$=n*s3hmvSx-6PDD]3bN7)+gDDRr]uoQZ4U*K>b;XSJ3az4h",
";h6agUwpBdh}L-c)<=7ouD9NU/]`+&)2M*XYY9{RD|h!o-Y0y<w6m3noWGW+W}}P:9e+,yQ_>vv_hM=p>h#}F<ef69-<_fM785+d7OL`!CWG`+7!=U(CmB]SQ",
",'abfWcY~tP=E;Q|IM[%=-CS:1[@y*>OFiT+U+j*e=5U$=7Ixxo@C'8)v/)#b#$`E!kG1fc]`5OdB;enH-@fw#5v.cN$wZG9Y_(Hor*YFu9rl4^<oXv4E<Yt,",
"`u*R}OOclPLPLQW-=LrHiBvEbl-XiQ[r/OkStsHy(Q`b^W5q=em$$ajKZ,RJnoPckKXZE_U09:>(T/D,>r%#snO#')$1R%}|4puu*/px71*KL5m!oWU2TFRbI",
"OAl:l<<_pZMWJWI0)yk)s*HT$|qeF#4<UFhL.V%g4tg)M(gT9CU*u9cSm*I8S3g!:z2|ddi%Dn&#H-];tossj[xr[%fcvLvp&;HixQ5%w)%MqK~J1N!^m%ty4",
"*g0p!xg-Y8V#>O9E5x&C~6hGVfva+&^)(fiBb(4/hLu803lqAbf]v[:v5<y*DHUh~77h,M7AH[Q:MQSnQa&B$Ybw|816(|=:^BwWTlh*#<vO}F/<|,n}[hOK{",
"b>eD(@N/PGl5&k@>XyxI{I-6~vbw+X{Zi)D:r#.MlqB<aDE0Qwila}Qmri:Az9zs=>r#~lZ)7'fTZ^vyz/~|q,Ozn&-!$jP0LmgwZcj%|MCr4RTf20N|8-]A.",
"c7{`K2k~qI'vOASYH|K;zSyohWi4~/9CXD@)}Ka_S"};
static const gpusorti_packed gpusorti_spv_leaf_sort_address = {
gpusorti_lines_leaf_sort_address, &gpusorti_spv_scan_address, 9398};
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
