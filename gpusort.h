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
/* tools/embed.sh packs a kernel's SPIR-V as text, one number in base 91: the digits are the characters '!' to '~' without
 * '"', '?' and '\\'. It is the code of a range coder: each bit narrows a range in proportion to how likely the bit is in
 * its context, which the bits before have taught. The decoder learns as it goes, and goes through the bases first: kernels
 * that are much alike, from which it knows most of what comes.
 *
 * What is coded of a word is which of three guesses is right, or the word itself if none is. A guess is the symbol that
 * was last seen at this operand of this opcode behind the same 10, 3 or 0 symbols. The symbol of an id is a hash of the instruction
 * that defines it, in which ids are symbols again; so the same expression has the same symbol in all kernels, whatever
 * its number. Any other word is its own symbol. */
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
    uint32_t latest[65536];   /* id by the upper half of its symbol */
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
    while (size < 16) size = 2 * size + gpusorti_unpack_bit(u, gpusorti_mix(context, size));
    size -= 16;
    for (i = size < 15 ? size : 33; i-- > 1;) {
        const uint32_t prefix = number < 256 ? number : 256 + i;
        number = 2 * number + gpusorti_unpack_bit(u, gpusorti_mix(context, size << 10 | prefix));
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
        longer = (longer + gpusorti_mix(symbol, 0)) * (0x9e3779b1u << 3); /* which shifts symbols out after 10 */
        shorter = (shorter + gpusorti_mix(symbol, 0)) * (0x9e3779b1u << 9); /* after 3 */
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
/* scatter.comp -DGPUSORTI_BASIC, 5209 words */
static const gpusorti_line gpusorti_lines_scatter_basic[] = {
"S8PX`@0N[qBfF1Q:.ue&IV@B8{4g'#{@ag9(r~9<nhdm$O9zEVV`N$l/eobU4VS_c7v4-h-<u'`p1K%:^aWo#/rQ2*eTO<[ved}O$CD3ft9Xc6lKJgtMKpyi<",
"%M1O)^U]H'zb56)q}8Ck[I(Y`wJm.BhG2-hE&+iJ5P['63wNT6@^$3$Oj'z~vTH/X|]nk9s`p4xmDm;BD|D#[c`~x}*&ep(W.`(gfb)L2qwv8&:c![E6Gt95I",
"iYVu-*.e7LUtl7a5.[4^%zVkviZ/RH9N@MCUYLq`)$E7fAb*5oE#_id%kZA~o@'zL(M);7o[vN}C8G$=W1+NGj_-P{;B5jD(7X!7pTkc3=:RAF7&(rr5g#M!}",
"BY1X<-]4(rL*NypYO>T$)@.X6@k!w+z6|`}]6H,S~:~9)Mg.A]gh2#R&{Ts++vEf]]!^;pe>.}gA8$RrRFA7vguu*yG-$sRYd9_h{Yq-b)`0|YqN{Ay8l{'L:",
"Nh4c-t*@^e,uPF&wau:V*-nKl'k4ItEHlBUWjC,2bvS+z3oS%KU=L0R1[WBrP6I#^x~i1aF!!J!W/l1om>2ZwB+k~LZ+<$'8:}2Wf$-.is$|tp'@<bU@!*$|7",
"a[+Q{bE*'[(.i1Oo2T2`~ay&mNM>p~)Eo+I/6|:IVc%iMYKzXr(VY0}M~0<!s;s>xjW;q|uS9+$!'i_:]98GjPdX<7b18br|hI8_$d'*j+$.e+_1m>m!GJ-x_",
"a^:!3*Sx{QkW.-$c'A)kN'{]tDF3}T*J^G7E_:rIE`96fnh^<'wQ'KK.+J2wRMh_Aa5G;goo>mXwoYsZx^FyZ+hiYpn#i|tcoZH.SYbNkvHR)td`}lTwCEu=s",
"xd{7gHLC[dSiYPOAr#j3lDoJqwLO.)<f/Tc.cwwUJ}c%alAy'LzeXm<_=$^,0+m9/kK7%8ius;E#<@d,F-90Kx)DU<^w$X!sfe*cYS$NkB$rqEu[=UDn&IBG6",
"1bfS-lnrEG|0U.E!mr3irJ;9xKd1JT4tuXTODJ-@^Tr2euB.{L{+`Q4(4[r@wm(&2|z#`yV>#*Hh^rtdi9zw.!B{X)}yisP}a$Y_n1uwk;T[e._x|VwlD9GP0",
"L6`7xqB/a!;RJB$`a'6:Qc9Rs*@We@g7zOL$1MOMzN&)gfpbo7op}V&E5D_P,ooT8r1puB99%x,HQot/J@+6Yvr_{$`2EkIGApZlDf}<})NI=JZn-Ukxzz9E}",
"xxfJ&hjK&Z=Q7W#wwAo8*]{pjL&WR/CrPk;da<7g}WhK0Cm9=uk9@}98ZJo`n1P`-c0>Acxwl;&#oc!e8xnU<sF./r%V</($2E.XIXcJ&pg!FsI7h]:.TA`Ma",
">%#3/E^gV~F.WBNYrGBNaFYXwV#P2fUgO6VO,u+r;~cq}z8J4#)/[PpK8j<tWx40`x=0DMltgaTu>Nm7O|$`FbhGmWXk~q8uD[;.pCVpvG4<pU3=jDcq9<I6k",
"!Cj&^9=ZF|MA33WEf*C=GDF`7q+B@-M<spoivnpt~0]6BdYdP*[7^c@|}WPwIOY.OrsIWiZ_f{D_^N%%ptNd5zZ_ZiGpmQ`3=N+h&5)'Rva@9dAKzV~Uj$[Cu",
"j5O-#9.p]fb>VL#}yZBe@a3^2/X8`By1_'Opv%ff:b7T-3I)~fwHVP':aEv2ae9b`LR%Zi[<Re_F4/]bc-KEOHW>h^a]$jUF!V](F[wbs1!fU7%tPK,v)Zk-P",
"$8^xfLL7UNcUp`em$t|(L+j6ijIN1Df/lyWp>#;K+y~~yJ@CD<B%+((SYDkfmhCD$|M;0^o/v.ZT%s$$vnuGVNjfX0%wO[rk>eTP~1`%~mghkK7Dd&BbA6.Ch",
"ZN4xr/=OUlYjXAi*Y2G5x;l3|u`7,dUcZtm[6Nk^7cSE)y:zh.]h(NFcF,eCreWZHzVQObN.G=y+c3Hk^.p~DXED!3&EV`ICf|^z&i3aD}'(CB4Q+@0k{`lWc",
"g6mcK@w|:/biFG(T.`<=`n6|o9WN9Q18dd(v$dfpxt[{`&6@3AR<x[f]xi^@<_g!42A}H=jC22g3K}%audN]UD~|C>Famf8MBe(Ylo6_un*iq>JQf}_yzu`=u",
"6G-`'e&1nPMtsB'KqA:9}855LDq]c2Q%+mO8<EX&,kqCeP}lYa<}Y|WZk@B9Ydv5JoBt^l/i&EE4'&isLcrIE;Zz=.KI8G%'}qCkol/F:B[B/bpR*rJ654QiG",
"4~;6Y/^p{/uB;(_4Z&GpYMU9D7@fBgdg(Pjf^Pa(Ui_5AB*6g_J])]mF=JjnDFkb5!3+hgt%yc/Wf`&g^B)#Jdj=##]+1bX6J6P;ZYKV<|fvLO^1V6nPA$c-T",
"-XoFopAL(HF&Lw6-'[N5&5v3s(O<-B9tLYcBBmpeo!mZbxJ)kF6Sm9$mX/gR$:3!vUZ%1H^s)L19s@y/`}q&^{TefY$'O_)/3x/M)ej+'8nw6yuOwV_*LHBwZ",
"cDmL4C+ftepT]'uMDMc}WY@E){Gb_`p{7mT6NI-Jq#!6+kgrrHauLQsZZ@BVC6km4LSmIkisp>s[KqEaHC@H7U=&(%-}`e/[ff|AIqV+>1c8,Uz}__Q1i9k,M",
"6bHQD`~(a#(QZGJ)yIoX~FgxhzMCWQ/ACYLp!j@05(_D#cY|f2|Qj<_I5As+X}Esjj|A.m,~ijTB^Nc$5Sl`bX565]D#^7CJO(cYxR%'{69uW@AADZlJh%0`0",
"2U8$GeN+YnjaDd%(Ah$#wv;k@O_a+79]vs}GF!+48ctlEmkk3tW(oOG%J[;v};YQa,1V@:;ZQww8f~h==,,;OY{-b~tlV+5_q:NHg-k~QIV&I^s2iL$9d%FK)",
"rDc`OM!1c`[%P#.~En,0_@)-B|3rvyH}gW]<;LXA,nFzCdAhCuv@'J,cF&~~E(st1bhZ1KlyRn+hi7G3/1z<+e2ZY9i>=;x%D8ls,j8#ZnBDuX*`Kuc]ysVQ.",
"1=W/R=#HdsqZtt}aA{CSpJHHCP|q2}VoVR8p7BdbYEwnu>rTJDzAJ1HlLwgtk$Vx6x0n4u[)+sei$!rXN6mTMnZsGej,D!T7*tQBeg>15f33wQXX_}iaYR1hB",
"}2ItCRJ/BSQn8g}j!c_~s3/WRsuR8afol9rOM_Bzu2<'=j4h_1Z=[jPnon@9kleTxkVjZ`lR%Prm*s'<Jh2T_;C8o|Vk:5##3Ax[|j)6mRO6<q(2#b'U-R4UY",
"DOwxtg@YQ,&/5;WsL~YQe7jW9kWztT`M4V&i']0_%ix%{(DOz+)W^e2M)[yj^c8wy-mLhOwJ4{Tr!wW;#_i$P9RU_"};
static const gpusorti_packed gpusorti_spv_scatter_basic = {gpusorti_lines_scatter_basic, NULL, 5209};
/* scatter.comp -DGPUSORTI_BASIC -DGPUSORTI_ADDRESS, 5914 words */
static const gpusorti_line gpusorti_lines_scatter_basic_address[] = {
"S8PX`@0N[qBfF1Q:.u]De+O-Z`l'2yIShEN$%d>K>ZoSz+[.rDGSoLYQ*eeC:o3$t:Ky1Ti2.vi<-1`[hVx41j}vQHnBsj{.M~_Ozqe~C5NZ/0{-!r9vg}xaN",
"qPYD[TjnCvmbo:$m4rzE>F2M}t[#p:c*NoFg/rd<3lzsM[I)aPcP-J8Ly(~!Cb''4lg1.2]5FBNaWrq.9>[M+`u3]H{NYcVEK-)jb[O0%u-e9D(=Qdp%>!z9`",
"[>lUY7qmT>dDygP(_-B$+se:ALihKZb'QA:E9!Z#9Jma@:)(SGK%7)A5'!OOp@vV&{xQpoxqtouhj<rrfZ|HJOS7;.b!'vbn(Gyz,i=v4I{/7)CzLBIDdHjNY",
"_Xox.y;@/f@<D4Nd|-}_L_b3FTWkx[TL9sl;v.Wia7ia>5DBCSHXr2_&^oi3PRJJR=<s]T4(y_J@M%aRDQ[y3=S6J,+>sVnF[5}Ny8C`Myzzs3tlXp;t8wk%c",
"]C4o2I7ORZVTWp^_+k@u/<JDD^:fV/AKTd&qlMOISjCiMoG`rI^BUzbMT;NFZO}/;8xm'Vn:xXqPfI~a5]R^v~iFYS69FKH^`1<`/W8daFy82N)e~0p!!.2_$",
"@|}-N!_T0=hf+83TXOFRbYA'D=W'*n%Vz=c/[!9&~i/^__SFkg-+q$|'HyD_q:q[2j#ZiGG@,%`~Z]QpYuAI2CR#TSB2r$YMTRR19uz2Zx_G|36=w](A+TXvV",
";9m0j:z=cNbg|FzLhYAbv)BY'Tv[$*98@HVK'`S*5OuVLo~B`5zU<'x>'vdIjoPF4E.oe6mp`YJE&oAwmpERC{w'.Z+![o7)VrsC16/S'w/SNh;[qWIL|O%5r",
"FptvL*NP-mu(n1tbuK>(D7-vNiR:B&m.|w8U<3~WlSS}7;@0s;-#vDM7uN*`d*5l)U,<4]-#W!];}4GYp.{*mMv'rj*'Fr(Q/U^%ffG[w6}4M^8%/OcvH23~(",
"o;[#Fv-V90j7N2[db|a`oqIn~-flyqa7(zD!s_`bH8ec4#A6n0lb$SXe;WY^GgFS]HCl>9m7]*Ac5yA!*<YuH@`3Ui@8.>f}m53:V!FLX6T.uJCD_t/&m=^FO",
"u|kE%NdBWF^%j96$}(@QCz5mXp-TzCCHkg>nEK/j}hi~<.WB][thp$dfnEV3PW(7VJmP%mc4no,mk:;jX{+[~-Mb0>6W!Gz.{;vjZ9nkwQVW+Z[r&xoqAvYDh",
"QYt|gy)t!`RnpVv_%D0q_ao[{m4xT1fcF<UEP5C*<HtG)nU<3!b}7C-W>f3[q2b(Q6RIvhWMGElv>hHQH{L$98lTgpoJUW}PIeSXbiIsYQ^lL*^@f+&c^(`N8",
"@qsxF8<RE44zZ]vL#wS)xFXqa4Gg#X-7G$8L&#V>~:5hHd]63@<_5<o&R~(@Ew$akrWBWlx*x49[_0w,4q-&pwyEe=y}DB1sB&s{w6}TP2!$ay=+O^&RyV-gW",
"X`J5@1[q):FG)TNv~BJ+wH|i4Q~5UM&PW~upJwctgXm`HE>!G5a#n9wz+G]K(@]e:@mqlfL1(bPeuLE-F.VkhPgz.+nE;7QH%V-B&W4C(4a|JLAtK&,Y0ZQn$",
"UfD[heSz@*m=D5:E+&9vL@<e$6K3KJAnl:9xK@t{P]7hxeyU'iXgRO/)+!f_)jX]ct_@KA--XAV;Ti4m@5`aDNA`6.,I>l&*f3B*es30nmbw_f_3qx,mq3Ri8",
"Qg;DBu{r8wpt4kh25&CkEP:caZrVJH,ay;Ohsuy^_UGWUeA]dL$;OaA2Z$M/*Ld5b*k5^'cq_o9Qozh:}B[|jV<q,C*#C&bA9]ob2s{5D#DOIo]he$h(q;2wy",
"Q)C{u9&z5PFWj893}qtuNYV_!`|48%4jvC*.INvqs~hl!9/fA}NB19bGEFIrX-*e8vjngxgW}>{~xSh-;f_Uc$U%t9rA4$3H;puT6wDJ_v+<V:/nM*,x3*fA*",
"O0sA+k,tQ^vBjlyf,m8g-4y#$K;20Fa*rk7wg-&3lp9mlS)QVGkJ92YVR0@,BA*c1h_uJ)B-zy=(+nkCjh-RPR_%_Z'D~NDK~2F6}J5g4w27-Vm<YC$(h5pdb",
"G0[;%7`9r,;l`;R|ePT!N+!<Ug%$w{wYvCT^E']Tw(b]V2p,Wh~1K6zt~CW@]W,51fQH}oJxc!p~t&BW=c@a_`kLX1FJ[|j0u'I,(tBff`@p,vF=9R=!41au{",
"x$%)x*tei7Rjj-#qOYA^.ugVbSZ=p-QiD$ZA(dy70qI@8)vMm+4vF*TPf&)etk,tPu15fGVa'f#2{Gh16bL*c(*|1a8CzZM..NDO/g,k|js,miIfAS/UQCV!z",
"0i(haE&S!gz8]iEy[/@ow+UnRMH.&fGO|JQeG[69&{F!]z#AaJKB>9rzBD&tv<8{#N$tCT<Z!zuSTY<mS6!YPsE[hy'U3RsI%h<8'2Y2z1K$@}/*DX.z)-$nq",
"H1T'QAU5Y]=N,qN=<F)_V{V=#H$;{5e5Q6i.r2<%]B+EYD5k7~En'r2C^G0<Sg6Zo0f}Lh[rA!CF2jm;Ig1g[-b1x0i;1+9B2KEV|^v4u%u2Dj)zBB:@kA>tf",
":v{,3nPp!/**WDo>d1,zt@88KFNZrh|l;MT92z)[eyJM)!{W]Ue'9vcXd)r1R+`)TYExz@JH'=&[!=tj++}C,`A!vyRhyI;g,GV@s3Bwv}zRt93VQ|Q;&bmyw",
"h+sYI`i+Iy$N.{4i4ZbooiQA9Qno!9,yb`bz$T4%|>1L4*vS^^5SX7zjbqkCQ~>h0WiX}1XB-DzYTUb%h31{Ipfy}AA#^}mN5*6$iZvCuG#FYvpAfK=DMi/0O",
"-.AEAFfzx9gTZVf7#v4ucmvXoT>ok@Lf[q{va]-f@;4o]ocr5YP4D9{pkDKAyoz$nP+G:0B37):G|nw<c&!ktn0D=TU.}h.P(_)n<1i(8rtV,|P~+^-~-t~7$",
"cmMNq.W/$rJQ^&Q;5E37F^&5;sBb-elz(G.9Y%h]/TJe#,TJUi,5U202.=x_Iyt%Yx6d1U{SoWhP.G:T]Tt%ltQ-2/AixO_fjUn[CSGs]DXbEC<YlI7a_-Ovp",
"@q{BWw&RCcf(2XA.M<;+Al4vRttU%GOt2bDs[^6V[~HE}~Z+$8KOX+o>O160I$'Ck;KOSM!lgMWs+s4(%%:9@Vll2:z_]kRid9H..oI1TY,E6R%mdgpeaFGIT",
"vOVkAXYR%9Qr5T&J.a'v%SJtxrTylN4HI5%a,HJQ:BP[1%&a~l/:;eow.OC2iKf,kP;'NkV=Vu4O6[8|QW%5}KDk,}#H1YUXY@DeJ.P=,5`0o$:OVhX!@X#9E",
"},}b1.YKl$;`^,2Y[''#O.w-V[*>l-k6iBI2:_-sE*4/R:wa9K#bjg7:CpHJ*K9;+^Gp4k8jdmsIgkr%fS]B)tr&x^A-]a1s@S#S1W]:;_8^KV+KxZT~j;^B+",
"![VFR@iA~HzQ.hCz9fN5g-U^U,CG[28Qt8BfB,r/pvE%8RZj1dzCMio4OYfbBvT.4[;06Xd^,bu]*y.>_@@J870;|7{}h]aG,}G}dVp9!|Z|Dn*](8^#0pZy5",
"0>iS7PUR8P&M@,EwHd6EYsU5V6n!7!;%UyW28r@QRU*u^7c%pdS0=zkq3*1MP@Wobb7X#[n@hHHbcdA$&23lp#(SJXEwMy:0hjO2QF<3g8Qj+Dl&Rdnbf3^1c",
"f+Ml{CQuY*aHu1nkcgK-kxzj#;-Z0M0gj%l5d%4"};
static const gpusorti_packed gpusorti_spv_scatter_basic_address = {gpusorti_lines_scatter_basic_address, NULL, 5914};
/* scatter.comp, 5807 words */
static const gpusorti_line gpusorti_lines_scatter[] = {
"&ZV8)wj-T*<`Dm#pJ`Pun%y[BML%X2D0:^AqjEJPa/]=Us/Sa~G-TsIl^jq}k,@mvINb(Nj2<Lg@<jXGXcb_fCv`0Um7Eq@U)Q!,7}X1v.Z5n2GC#ykMSGa)9",
"PE~+@<Q]a'=N7939@^r|S!eC%ReRjtP=ek5LKi1R9Lt/sX[1D<>K-]WmcA6{(5ZKQdI.Y`MBN]Jp`kiy|7'xHj-{jR6J]YsB2Ik<6ciAbQ>ag,Gb)-fuL}m4G",
"@%HbU2D<WHp=_aD&Vy*#p(-Kn6cP'kxd69O_89Eixc_EM6JP&Na_y5U|=(Aci4``l-AXz$&D~{BE_FvwH,A[]Mm$fQO923W*|zq^w/i~=vYnI&R4C%MvysC^o",
"0fu<8<D,0peJg9r1$8sYq_%qJ]N*i,8s(cyZkNWEy4R|M!!!L=4zY4}![ltCZAnz1Z/|k'`;0p|54KoMP,Y)SHy8@7U9R'A4Rv`PfoJg/m42W+/wfUHo[Ge)<",
"lnbM{]j7HpdwRhor_@/kw;!W~}-do%yC*FG*'V)SMpX8$`C#kkIf^$F4[O]Y`5QCsN{npS1@6M)QP*#$mU1&>/D{]E6s.ab1;os0^iR:A+,/8Q(Yj>/bDe3hT",
"+%%+uYQ1+nQs.6UD9rbDJ'yCI#oH1R{}ZRU</s}LR.>)n3'{/;)|<hFBK4$eHr4>fzgT-pKj_e6jkI<h&1~LR.hz&S~R1;tENTr{+<bUZI;1o3tv*}MGpbai'",
".ZBSJ[jq(&_IfXlDDd<ovO~{5o>x5`VS7=OK`m7mz(fnO/Uqv:Ki$R-5B<;NdC%}fDEGup7Y:ubyVi{,$~<U#$cc&QhiCM>=S(m:/N07*XV->WhYe2BHlXl6,",
")hftOf{l(o0AU|XkWmM}%R1lz%e~<(e)+X0bTt*8{#)|(ejB-N~L*I~uR4YN.`n~I>i2Esw/C6jfcoy<V58t~#gN.+uQEI>HpNZEw'u*M#0;l|~eE8NajG:~)",
"z/ym!6I'(e;|d0;`Ggh=c@7dUq.bl$e4%;69]JBPyOS]3h(vr<J+sf-]XpE~Z0/b&wy'M8b7MJA:2ts,B}fl.EU_*Sa[O:/G_o=OPV3f**IfxA='!'d!OgrYU",
"=p7,5Dx}:225J~Q.D`_97uU7<-u9.>]|C%>w,Ers'rYR_N+8Hu2Q9q_IoFXtm)H{q,oO]6cA)[keqdu;tlJ)<%Vs`zcZE/hp+[EljD;Giok*%P04grN2q]SSs",
"${fhL=Ws)L<^:jOuxdvZXni%tcV}Nc59KG548XFQbjm2*:^s+Mn3Z8C+%J}<1Q+`@('O:M&X2Lq@j]Du-a}IDMbg_]U>,;NpdN$C=K3~*ba5d-0X/B`uT[*hs",
"fn_D<}#z;s>P!-adV>&2e,f65b(&5.7>`V~OCJ|umme;'*p9uGSLT^Rs-b'%h7x,BHaRNZ]o`WJ`:x,3a.38`EKq;-zSUWE!F|4NY{^&dwd%frzdZG+wZOL7K",
"fH'1WDJr[|vagEUYT4;ATH:ClAYwLc<T1tJ{>^kODmt>{8(lr[di{pP5QjKXe]mX7X5PZ'N+7>$dW@+=MuNt`&]S:/U|S3B4Y~I~ld>^YeKWDdt#WMik~=r,R",
"_JVH]J#q-BjD7v7uZGzqw';M}7vhR'ezB&MfZz2M!mcc'KgPTuLO>}w{F=!zL@,L>2jF6|XWRt:7gh1;0k<fj#WL&u)A%wDtuWxu&+A7S33!i]PL/i2|<FT^m",
"S|J^8>POjmhwnr[r<=}vI$fZ:5Fj.QE(u5o#Pv8O3jrH1`Prw~FUk(aD@F:I57$mW(A7K%}-~Qz6o7/np!"};
static const gpusorti_packed gpusorti_spv_scatter = {gpusorti_lines_scatter, &gpusorti_spv_scatter_basic, 5807};
/* scatter.comp -DGPUSORTI_ADDRESS, 6543 words */
static const gpusorti_line gpusorti_lines_scatter_address[] = {
"%MQ;h%yyi.t)@lNdD1rI9!E'14RE,M-`P33P2*)q5`o[0yT;)xOZe[g^oEEtVHKK4,hkNQeaBkPAg!!/M:Zqp2F2/1{A43g/HcmVe{LM_6lW$uoAIs54e=fC6",
"*=[C^Vx-lC'4[.GV1]A(Swa7yo4^MzlD!ZR_4$$e]bV;Jnq21MUGs~d:qIL*rPm^ai[oXL]lUF1FLIUhG+DV88O*K_zjMP&Xs8hjyM]+1u-b/`Fe:S]l`=u$~",
"~.M[Tud5gA_<JHl6(Fb15x#5YzJ;(3GE]yWY8I/J$Er6TwMCr2YV|^20I']on&&5/x,1C5OsAam`&@2`Z*u`'iILqc+'~/%G^1^u*.5@eVJkv!vD~m4gn[_=Y",
"iJM:M*WK!_Z4'wjbyBhkRS^*k}M}b)QeEqZ'dx#,{P602gSi{o$C0p5m3R,R48$,fQ*iwMMV1y~A,~|5HD'#D)nD:.Y~TC%iZ1`h-7Oq#4Wv.pz-@8[ETZmuw",
"b/Mz@fuCbr`}NpqtZ;(K9&uWu8[Ow#Si&r<1aG'a)!}^O5%xwM~Vl1Su(99^#[[$=.U,g[%jJCllIr76u-{*w;!}}&)K`HqG5ZaxJNse_'L|*fJne![Gm`=I0",
"-r&$F^iT$~y!m/(reS7r+2bDk]%4>`a'$`LQh[QVZaO7*T^Dklj^e#/Y12E>,fTqL|zeD'LDfQ!B0fwkcz8_R':~1jH(H0#]Pvp%3ZO:(bIT6D8I%v8yxfk)i",
"D3)%{DRyYE08N+@C]J{)>Z<'_Z&h1x5;</.-l;dBCmcr`otgU'uD(:(uM`olVmTWfl{8Nbb[(7A@n6i|k87-r.it%w/LK+%dJU^tl@tScksTT}G&RlXk.vyJJ",
"C4A*dA'w=P1o.7iurBbpzX(t=IKA0Ep+]|E@:r.]5wKog)4[;K/O-EtJICY[4<VJBV.mmdLBuJH/Uj;L;;|3y9)eU+O:O,>CnWR6Rdvoo2U<XtfR)aa30!~6$",
"NK8}s)Pq>73XO*kQ!lQX(]IwYH][o}$<nNwx|sp5IVFUsUhdJdqGU[(U;G8./'z6p'BBO_~j#aV'gxA{J<3]eLGd+ql_k'#l^.4|]nEy5gvUT*+#.~=L&nSY!",
"JX_I9)YA8y+jW;cIOhA5om,kk$/HHCk@Z#zV-sj@n<K[Vey9zHFcBdommo{b`q787N<nTPlhvu{Zdw,m'seW0ua(3%W+68*XqD{~R-FF}|zx<iRY~'KjE-~^6",
"4~j|~gtN2q$JeM4bj[!*g=[*jSD~].zTH~qlSb[ZpGW5d-oa3z_B[>SA-e.,uU..$1nMRf]nDWd1P}HtA4L<=UeCCYq5Ln+Amu4/G7/92`1qf@zSY7Q-VDAW^",
"3R0`vQw4:Gf$7{&D36JYUw8qD1aOH.#m;^G-{oCb~k3cQ<T4v^Kw0b{V$_qo|m.VU1(m^=vP&{'uYe8{ip81O$vnYs5R7aof|%rR2.e@X7OQ<w`x!t2imsQ3x",
"xq2X!Kyp9>^X:XNgPmW]507$Y/65goNU'<$=W,-&z=Mn}e5R)Yt&[a4V#bBTkfG05S9c`9#!KOLK'`dYNa+Y>5q|s4z[PDHVNMu`]lj_e=BGMvtw9G)wn%t|(",
"d[@5,IM2en3'{E<g1I1s>=I/PD$&i.8<T|KH&n&|Lc}o@&dzWi9KW`w<c(R;l]L|/}f9ohya]kzV#{strbiF^k*j5i&3kdF=|,oJ+:SYUAu5h#kmf/4wcDRf@",
"=C*bE=5bZ+NjdS:HQ->q[bsVJ=Frnfj|#|am}aRtI']J&1TKepT@N1~2jRfM2R=t/=x]gnBgn`TK_3d3X)E(3nGKb9B-$78;)67f$`,OhLdsAl`wg0fEsvVIa",
")XRNeM<lK<!GJcmWw>B5`M6527xI48sD[GFmV>^>;m&+*R>1ac9^RP$w+:bj-6xbfVXFr%HNaGnWz&8(LZj:Z~uEfK]%|5V_jRz;;B>$[_;W+<k]t5NUi=p*Y",
"58D37HB8A;Ncvm*`~Pvux|rRN%!"};
static const gpusorti_packed gpusorti_spv_scatter_address = {gpusorti_lines_scatter_address, &gpusorti_spv_scatter_basic_address, 6543};
/* begin.comp, 832 words */
static const gpusorti_line gpusorti_lines_begin[] = {
"(OnJiemARV%y8Vu_Qm,_L^'{/BpKlZ[lsfdZo9Oquz'35Q4{zWVwYBc/&3=;%P1~`k@W#:Ej}z#ca`+k4vt|z=t'>;i</KR5xpcoIU_>C5,o13U':EIcz&@e6",
"%8ZSS&0G2W.:W4u{Z87Nn;;=8.uld,{i>R5`bheD&-Wb(7-t-NNok^^^`'-Wrf>*S|.T(F+;@zQpiROfwBWGw|-2RmN%rYA:G>/b#TZVTAo^P|75k~y/93lF#",
"u`o>J*~-t|>Sj/[1r:#+$2/'Ym2^%FnJLn$,2Ebfz|[0QH+~9O.3l^:ng|B!6b{h`UV0aQ{Bkmc+fMP,eQk3a;qX]b',_0QdHcAUMC6.5qe$s@h-U#]U*+dtF",
"BO=iRR6L8/M'x'^7|uV@GF$BK`eVZ4%ER:N(M_@`Qs7tg3A,mYksv[TIv%-*L@qaal"};
static const gpusorti_packed gpusorti_spv_begin = {gpusorti_lines_begin, &gpusorti_spv_scatter_basic, 832};
/* begin.comp -DGPUSORTI_ADDRESS, 1146 words */
static const gpusorti_line gpusorti_lines_begin_address[] = {
"&K`ucAWoe|K*)oL*^/[%-B{=s5b6<9sQ|$YmwKqB}'x1^aCN.c$:zB44y,e<$L3)YkEX@S4Zaq+yxoHZLX+V`n6Ve$Uj<KufEfHu9XHlg#BH>$7=nCN.owro8",
"J]a.FOf7=u_d*a'KXj!.'y>akzU;Rn9#qgy_,~Rz`yJNoHS_b^<D!KX2@Gluu!$PfwD0xtU#~,wW3Oz~(2ce>XuMe=/CB&+%PbG<sXR3_|_zQ0-/^2=!hbY9P",
"cF.%phizThQJ|yl-5)H`|6+3eZ4uRVrfj.kDH!du,d@ty@IIqt^;qe[~p{o8$`.(d>WpA)L;:Pr.@lW8cKwC7ky&egHFHLvz,Q&2r6*bL}6k@e9QavXzn)T=/",
"NUlNs2XY7C4VdAW$EBw0I[WmPqux&gp=H:&^n6D@(+:_:NNH/}wMkN8n{sOfggpO`;0naJuV~P)EnU94qzeX~1lTd]CWp{OZe8:>Z3k3'znY3KoN*XG9Aom}_",
"Kxe32mbeJ3-rWG}ll9mE29vx(T~2L~]To^9QC'|.#waS(x{JU/Gd"};
static const gpusorti_packed gpusorti_spv_begin_address = {gpusorti_lines_begin_address, &gpusorti_spv_scatter_basic_address, 1146};
/* count.comp, 3259 words */
static const gpusorti_line gpusorti_lines_count[] = {
"()@c~(M;g|cnZa;33DEK9`6C:1<!rCTf!(GyFM.v6>Uy;5Fao'6(@nN<;p'`6'KcxMC#dAndn*8AnrrXM,nt)c}zU``-y$AbR6~:eNhOPRG$@Pp:7;wMug&VM",
"+%9J2sR;=obetGx$zwnk<J1MFs5Gg<g,JI9V=W=#d4_kI=<z6PvKRP]#Qp2F-,3uah)@&#01[{d2{5-`XWs1(Je0,eQ2;7YUa76`s$6%M5[-HLSu@LeiTi$D[",
"L.k61&t4*e`GGXM`dM:3Wp'zMWNY+z@X&VYZ.#jvoI3%/d5>Ta-J%Z_|==Z.C.eW:=&Xmy)x3Cte].5g`}~+dI(>bOggmntkX`Y3gH82S5NS>,0sqUVQyK1Rh",
"+->bvjb[!NU/Y.;r/czdOxv7UF4r2oqtzz[<.f(R!hONb:N52~(bj~^1TIo{@Ra4h%t,%EZ(NA|R^}QNWE{yH=D[%w{rim$>!u@Pej%zaK~1c;H>idTA>9Y2^",
"7[9a).[I>j63I%[v4H<+y;>yG0Y|DDjqdLt>5LKN4+Q!3YXpJk9Vh|5,C3!oKxP~1}d`huv&0MDZJd)-fjWfy3T<59gsB|Pfk,Jq%L0@LO,N2fIBlbR@@k/F#",
".=8Kei'1B%[_aZJfJ+V8w}cL%7#}!xLU}VK|iYys^d-<+N<19r%W5~<nopQzv}y9z)[EWb,P&JiS}j#cl36.47PMbaW-*]IIop7LqMq}_1PSNnazD6{MaPAGo",
"9!iu>NtR.xP$f@NI~V|<I3*#`dgsX}/FW,({YVI@k%NsMT%t#*X<(-GPydHCMp4Ju!hTn43.5m*QWY=fGd!$4ZmG3JRN#L}/Hlj2RWtF@Jb^*CK,|fE_R~.G=",
"]MOZbi`~7Y_/uYP5.Sb0X6D0s/unee-l//J'^b22AGm`KbSSyVEgLq-qp)LD6dQA@:ju:V@QiHcZn,rYfD(Ryv<b=acW.&;!Kk/xm;%r{RFLB>!ZI-:;Tk#[-",
"@vV2qX'~J{z^u.Vh6;ZNEl`LbNw5.wIpXAdygyE}E.-'hjZ'<;:]!YS@bf$;NGv,R_Y+&iz0R,#.nYsSl`Hh;g9vD^~c,~y~/&&*]kch{c3dfU5lx_)1q~VRA",
"K1A&!40~p$c912}xX9=fQ(m`poY&ea)Z6n{|p&lCesw3A0hwv[zN@Cmzpk>cI>}4Jgf^FZzT6)SQ$}Npn*sFMF0r(%t2iFu)1|)f6g6RTbN+7=ZC,kr!LBX'5",
"YZp}ip2&s(m42(V|)=_iV[m1~)kw+}[~RbzVT@32jJ"};
static const gpusorti_packed gpusorti_spv_count = {gpusorti_lines_count, &gpusorti_spv_scatter_basic, 3259};
/* count.comp -DGPUSORTI_ADDRESS, 3932 words */
static const gpusorti_line gpusorti_lines_count_address[] = {
"&2xH21-@!#;2_QN:oyZ#UChBXFoQL>_WO#'g=0E`s1f[wk]6^:KQ!m*U3|AKoJv70_^yI+h_b9S%+<~1u)DZn;bW1F@8ceE:FzNkFY#NiVWg[Jvo$*,S_V}RV",
"+${HQuS4JGhHT&|cQ}p'/+<JgOo>F;oUB+{EOO(IKqNk*f3WC&B|S$q5.gSPd]kq]TJUfBnh:2$|x,-<T2O%_(U0@/m=iVIgaH.JpXA+LIM8V1=0[+=H#5<q{",
"n0M;+l6Kms'%cM!&2VM$1jGa#7,uqe8g7uFT41o,(Fe(}HM0&sN9;#i[$#hBitWYPdLF;M6o&q2R;o=Y]'h1rV~3I@W*boFk2$OVK/TQ0Y34t@Rw:Q0dQTols",
"y|I]]T|o7N>xOvRrY7cBh}a0><LRV~Cc}V)=mA<FP[4QH_~'2h.Dwzo!XWZ{1$PrM63OH^2SXQ>Z3UxF'_<nm(9hLqji_BsR1[fM<<zcXj/jL'A]>uFU2LuKB",
"=oe,!Zw#OzB0p:SZt$ako:xK.8D2S=_DQF$Sy33C[BH<j!mm:Ia^/oU2mEzb<%O`&zu)8.p1(})qV;l1ZKcNP8`&f%O9#j..%Cm_kT/>z3+Q'[bZt=G{TI@Wk",
"d/csHtd{+rfYPt'YR`!Bu7uE%[$CM~Fnzh02bU!o_0paLjaSdOQViO.XRoQ@#Qp=p}dKT#P~r`gwkJ@D|zAnWD]_*&Z,$M|x,XXKGqkf~7!,2/dP=^i!p.bL^",
"0EB_xm:#'ste5A<3EeZGnLSI=t.Fk)LV$D*J6P7~xb/:St#;Et^(n(T*1$-H8Vn0^-8}g;kqF9ZH[)gL)u'aXwNDQ;`Knx0r!v3mA//0Aeqk^afu4Fb<oRNV[",
"Y!+i=#c'51e8YIRx4fe#pf:85}ow~IXQdJ~s,l:7,8y;J=*wmMY=:o<NKm)'XT(,2e$Rk-)6.#6l$4a-0.9RI$yj>m!FzL[%;h(6'L+}J&<QkBNB:lWQPuakS",
"Ip/A~Nj6R/Y)cRI]K,K.N@sOx#okBz;Pm^8=,=F*p-h&ex(Iy0:!e6AYUF_JA}=I;^.4i;b,-Y=i]^Q)cPCK|1@u[$sWSb)6J+SLQ`cVC[lKZLH+b!M.F^0G8",
"'Xc=az)qnoFaZBkOU|}$y({N:E3(,`3'#}3FZGEy/rS)l-{~!#eFtk!SjCJ/|8*^%bBpj1*3F3)!3.y!+Piqo_W!8pXhB8~`GM+*{y<M=OP~ALJQ,qTJjVNb@",
"@%8t`yD%YvMV/K0Qm,R$YovQ=lkB;wPCw4gJyOxJOg@T$R/($O(z.cx._0a5#WI2:4cdi.%-LFKSi)oA{k]<OH>}Ru|m-^hT[OS|Tf7m2NWo]H'pMNrg$VnA'",
"dCEmy6GJ$[.g.a}G0MvK-.8#_w:_/`KWU-`Lo5i5.O0&Bb0`!7fbiRWvH=U;x0%,7F;IsRGE#(rn)KY[te{|bl../:},f+6"};
static const gpusorti_packed gpusorti_spv_count_address = {gpusorti_lines_count_address, &gpusorti_spv_scatter_basic_address, 3932};
/* scan.comp, 2577 words */
static const gpusorti_line gpusorti_lines_scan[] = {
"(2E5YnS(r^(:Y`7U<MD=u|d@KqF8Tg{q8>[+D#`|3hO~-HKV'n}{4}cY^`nW=>L&%mn)dxAPK<M|lSEZ5kHuiS_-}3TSIT#*!(9;Pr6SE$bWisicfbB&yc@|Z",
")j3'%D2,l{)}:#irX]|EdH9Dg(KXmGhd=J5aKR~7Q,W~;^qCJ6k(,i]XnY${FsX}g~Vwfc7d{Av0tPZ'~`I2tDGzWU+xTcAhP2b{j'Qid5P^>-3^s1O4t_EMx",
"H^Zb->7K0mb'I.:$Ls_=T^n|$Kprs.Ywc~dagaO,n#8B={t^jBh*s]/Fn&s!x~i2o*9M8]Nb+s(Pi9x^|f*-](TaauegK:Dr@>('Q1o<oWGw.63A%hx)zW{j7",
"yFU]eT@eP_hvcCqK;7Jzv]3#^xMQL}%{1i`#J%q:B+>Vc$.~;Sa~IAz%YK$%YYrdRE<gqVF&LT!i:v}2%VRQh0,-EB[$kaw;(cGhXI:~Mvp&U`3O(Go:o#5Os",
")3a]V8`IM`WC`VZo(vD#_-Ho,z<Uew84798uM}%M(!'/5idcLB8^L6R@R'Zvae_~e-_.o(+,fP}0u56=[n_^hCz^6rgdks;3qXu&D(ooyi`EY,]Pg^X[iI81w",
"P-osW)^k~B/dM6[jR@n<wTA=sm|Ey_&8_K^TL)zwLa`|h:7664.n&yi~2^w^k+BeQVIb0#L_&p$F::f/Om~o'jU+bhPc9uJcH5|6B:7!=5}42iU[`iIT=u+ph",
"HuaCR}OOe2X]W6DbvB`$VM9l(jy0SC`.Iw$ncfr$nYm3R1y9=`](h+bD9aE5Xp_]Bn|8j2XQIC>{=N:U~L^MU1N(y+&Vbh}SBb0f]e%v5Up&~;~|'rf^tI**6",
"U@XV2%j1|qXIOb:)f|ZQVQl3i6z%CKG$m-3R#r:[%T}aAfTsTLhT`#&jCc2i79*#,U5t;V+3[0je:E%&a+fK,gPRz,{`~V!HmujA>iBvl!L`SDtK@BMK29Q(G",
"*LDDs!l+2Zf]]%@q[2[F@pgU@X,$38Ei.YE2(z>gS;o.)u@^AB|KT+LS92.Wj#U'aV6V-],YI3GKHBsWghe.q#7qE^'5C(lfEF)7.B*q6+us(=acDO(JY5:}E",
"NY-m0hv$l5sgz<z*2}4i4[^zyODBdO72U%[90%$@y-F~cW]:eN|tPr#%EG~f`Z1Nf6wZ_S32l~_}-2r]c[J/Wm*P<gm<9ss3yL=skPl#io^}Y`&4"};
static const gpusorti_packed gpusorti_spv_scan = {gpusorti_lines_scan, &gpusorti_spv_scatter_basic, 2577};
/* scan.comp -DGPUSORTI_ADDRESS, 3333 words */
static const gpusorti_line gpusorti_lines_scan_address[] = {
"&6pUH6%&K!94;09vKS5eoUDED4t!in40tj*8S6reo3B}sSXb10^>-B+W-&xlZKR0@lzUJ]a-J|8d$3H_asY]-~x(K<,%',3/4mfC4J<FnY8$Pejp.BxwvyiqY",
"5IUq_WV*7xejz']Pt~XGdFIds&oT#a_9l0N]AC'v*w|yDtX=loCN/covnRKggLA>S+=e+v2|s#RYWMbqU,*2f3fITFAS$9-ZIG3D+Z{{`~ldXy2]C*=$2(>Lq",
"1]TeP2V3)}gV}zM*KM~<|F<Q.=6<#M4bP}c}LM+do[VBjrRw'vzypy[0[oKG+0lGx[A'zlT/&{l5`yE{Dn.7!`SB+L[)msrfK'I0o_r-BG#Rj#i4HSH2->,W/",
"hjN*[e5`9^e:}>Rn'+bM`W@Pt;'Ctl)fUL~((~OU{Amo0/JwoFub`UUeCXgNrN#F_ytcd_r9R(CCh~/,CYOuY1@fI[k:bO]glKjU(fE}55b7:K'y+B}=M<fw1",
"2j6MP#;]f$}nTOGzC.,KmEc@!_@d}{Syg%obhf+<6R@-P-^(yyl+$_MA1A907L=T*p!|_S+[EPgkR[g&5]G[+G}=VuGF[8;)0_PeJZ^:b.F[t_K|y^ZZT<YEz",
"r6}5lh,#mbb-ZkRS_eoqh7X.nwMrOH3'w%Z6]'!*!Tx4h#Z*<LyAf&d_p3wg0*Gptv(B~'85UM|C8g]M+{t`,6gV0,tWf{*];Is;i5dw$T{we[}ss<-IN>lw5",
"5=iBWX$QPJ<ZiO]gPE'k$93gaKi[Zwzx!2zA_=F6.5[%R.N}.9K^t]Cqna6dfgdoQ~1./(gy=V]kzqPS2e-qGO4FG6&.Q:T=K<_$3tX::l.|/09hLs7XYJ1nJ",
"x<KM3lqTTmu>4d:<`PO/jDdXFFF~uxpk#Nej7h!9B3s^&4@k5:K>1[Z#,5e6Z3UgoRTQgtlz>x,e53hMlms@tSI_mE!icU|[}ld,5qeb-mU=L+6!_)H]KUj1h",
"pv0$jO1s)!nPp+iYFy79S2xMCvnH1@GR=*'k,e:f6EPaTK;yijYRd[x$52TQArskzMnnXo#6^K8.2b1L<4t+Jk*|Miu_<kO=HA0gtt:;0G9vMetYdojfm:oLg",
"_x&NDteF6*N(|*)M(;8=u&f;{HGr$R|>k3o,pgh83@gM&O&E$y'U^#]pOshcE(Gs'v{j'C^TN62bjNf#dAdUKjOo:W.5eE38peUJtwj2)gYx[+zeGdylxj{Bz",
"_&DB!J8H[%U4%N/+o2wHdbw.#y5>22cF/NeA&Cv7!BF(1=zvX98o=Z&n3S]@jlsZRYO^wcx-LQ-X5>vt1@1t`B9-$J<BdMmW%c1Jwj!x~z>.&Na0bpQD,Gli~",
"fGO0pFBK[&LKAFeN$3|Q)czCO75/VYNgl#@qQ0@dIOr@`##XM[:7u3-gd8Lkpy%UP=aX3iod$B*BAG.U]6l)C}KP-N8Q/=%-#}>_TSe1j[UFP:``fmGsw_taM",
"2|poH{QfY"};
static const gpusorti_packed gpusorti_spv_scan_address = {gpusorti_lines_scan_address, &gpusorti_spv_scatter_basic_address, 3333};
/* histogram.comp, 9024 words */
static const gpusorti_line gpusorti_lines_histogram[] = {
"&C>a+fqVE^9]LnGzCh!P2r{2$%ec-AnwQ,^~vC;p6G08%YAPO|L<-1`W$oVf[X^@kJiv:]U74'{&2oRy}|/Z>cG31v[rjAs:M=z1q@)%d)*5<sTbrY1M1Z4ql",
"yk|Vs&P:=HU&Kjw*4evrLr$8++sds@tG}PFi$JAF#NmaQ%N,{8,eR8n=pb+]]%KR;H}NP/&5{dB_Gw;^KC(K^a6HF=9shPxsj%bd|d~(tnu{7{2o__N4&Pq6f",
"t&Hb,2n8c1GJF}[9^R3@E9)v{3pIb/W*B}sg6MtsX]8ME^4UCX.Iw3LbS$R!/=_^Ww,'tu&ZFDmdd)fx+$#84HmU0K`BCW]ELEuySB;[8lcgojGs<_g`[OgWL",
"uJr{,dql%;]mTyig1}m{%Y$wIS92Edf{/HtdSv1y`]<!4`k}K75YOM~H6;<g/Y,fv.f7[h@;k>79a9W{]{88E#VBu_F|Z*Z:y~~xDLEI_b5%@wQ4I_ze/lr~L",
"`}4bX/RdDSRwVRiw(g4E2]bkYrf~W_oi(,#mba(q6US,yhMM]bVkElWBa^aS*=q&HPS_!oa]fTRXR.yXn#sTd'Es>v!Z$%M/*lEKUK9u^7lu/trB52)f&V.rM",
"7iP=,(w(i2G{[s5R^l@bwZ+hDNxxmq/f2GAmexpy]'1!rD{)n6Vjxc+ujlyhDPU=<{2Te*ZU/A;/fj+G3@5e%G[Zby*pMVaUYy*`rR.3U6]ff8D0$_,nSp@M$",
"U@A(YS+Lh#)*wjo;*DR5ot/Ooj}D^e$>BRKiE{eao#_IPP(xo|OXkV.EvH_j_qVAxC+]bsDb&fJTOIsM&F,@m{>*pprm8HWr^OG3)3}a0=!:%B-.p~W&N*P;<",
"i!JbQ{Z>=L5(~m_iKfxtznOCQ[d6d1cK:O!gC=b2~9GF1]rx(Z4c}YFs|e/Wjp)iNbjZ'F%'9pjg$aw%0uo5f|9[%zSNWEdCrt#~IWOd|g8RTvXW{]ykod&K'",
"n8[aRnOl&Y)o%u`0%Oqp4C=J,O)8abSF&[)[KP}QH;n};%#V92#9xlg)lqtwtEQLzi~XVo6%/w'-WJ|J3%}ta^<nU-DfusXC%O|PvK,XqGOB}FfeZmFt3~@D:",
"1.Q1&F6_gE]51:e5Gkl;Ui2c=i*Nq8Z#mfg.1Ita&t1zeg2)_5,,Xv=A_3>~asb<&YZy@|vwuzG_V>M|'8b!{>2nx>b2k['>iB}ODBAL1zI=t{+[-%_BDd4Kg",
"MeHLD}^t=7*TQLfc%Za2!DzEASw1.a%ug4`XXLVwg$qa%H2_l<>OS_`.yR+`{>8[zP>w;kx8C(d4ALS4kANLhhSC#Ku>WXlF26j+Xd_>GFKTO<;+]o[Dw([!1",
"3v5jqT3[K~[_qd5oi2gJpCr8}a4>2VsZH-^*1$*k$-r:-~R3A6C=E6]dW=S>(`ghQT_b/fXWH7M:6nYF3lU1I,I`E#cD/v^-fy}C$$|*n'uOL|WK2n^IqBmVY",
"'W2cR&|*DT0,w6,WG$E1>@AhN+M@-bBBs.ob.vZ!pXUOQ,hK.Je&X+il=O91I[x/GirzF&:]#~@,mD%)-hL!;31*Bjfa=P/5#hmw;!n+Z,ABr[k4cAae[998J",
"GUQ^Xu-W7OWuE8L.XKm5S-aUwq/2oY^7H-S^&mv9v^tn[SIw;}@eny(W6bu!eSrkW03qMJ4W|Z-gObCbQi2_u08-twH/2`-#d_:)hS$n_X$OtN,&eL}H+ey/j",
"EF.B{GH/=.LG&]vKY|/vw'xU`vQ*s,%+BpzA.+}==_$LE0AR(MUQhXh!2cg_brE;]d2/za=5Oj23zcHJuZo7Sns'VDe5Ub.Tk6C3qN((3PLP&-c1c0A8N9=l;",
"LgW@=y+<Xh$#N;o_nRSl!|7lQ1`.+*0)8X%sI$|{ILc>!@jp2#4jV2k,KM~&)-w9(yx|1T={ZgyW|4/RW$zwS9_)eL~'MPU7o)%7v>i#`[9;Y;ojH{lvFQGk)",
"Jq<:5mM^B#1#<5sl&[9j`>#apaFh,VRZpIV+@X53~x'C'[=~>d{,jYFZ7N*z@S[j$SnY@C+;hS+b*r5fOCb$cR4*bxJ+q/IV:*j7AZl5p_mZc:E5rbFz>w`xo",
"eU#~`*^mNDeak;T90$/xM~v~X91gM,./c-CTV^K+^'j)_i(6*S0re1;A;uZZe2P1_+XB'IE}fGJN~UD6@A+F=/Z4'c)^[vZ{yfC8Cb>9`)c@K~~R1M,,qbghG",
"09Ua.PyA!]:j>:a11o(aSOCcG9QOb-N9gMF&*h^`nV#VP5%I;@QXk.dD1)|!_3%DeLv.P^z)4!4VECmSs](PJHA!MhQcbWPs,Ha[bG*Kt9SiMpr`8cOzY,<}4",
"vAav_LY4xU_aw+EBlGq:P>azmR&|/v1TVTWjHAE-j/i!*;5TaaXWd,k#T6u/i(lse=jcJ;KQ{;meB'e$}7k'a>gnMC>ogQyZa1&r%(F2121@BL*VASjTBv.UV",
"E7w<d^&@E,w6VM`3Qi^zJe&I)BLfv@^Y2mUnQ%Rl>/C+E#$3wVA$#NJ*EwzWnOmSL@xtZ*S^Cskoxo}Fi@SHA$AraDINV<Xs>a-$%Ju:6f/O}xl&B'Rlb7-w>",
"^b-'F^[/(yVTTg)s_/ubW./w&X^pTJC,2P{;PG0j]+p}VTCQ,9t:>74h6d(8afarqJm6;N$U2`!GAnQa#@x&wj<G'-DIL@X[5>HCJApp<&y,Q2tC]ARf`@BKj",
"K,_OeyFj7wZJPNR-lqr`n7>hZ]*.LjkOSjVs.VJiS1WcPL_,1P$'#:lrdn;N#=yjteOcf~M._a$2WSeGQ1E'@%66eC]{DeB6C2Dxgc'lz(SGZne}hP<eWQ;KY",
"UYaB6`5WE&F@zFF<Gh!JNSg(vvZW77g})}J|>v<JY/_XE8k),6f+eoN@JHCKB/0)M2%[tQGuJ11,S!LEt_6V8r4EZ6cXH6R$g0vb[vx`A{a1A6HKa$%K{4dOt",
"mG4X|4=Fn`$zKQ3D*^ZCm/~qp[N.{GBu>7dneqwc|c%ayoh$'~Gq}s>rT##cRHMiop>dZO[G3D8/^FmE|byPDwV&#W7iO(0`sm6lcS6SZ[Zl){fX~@9;{P5Yr",
"o_yQ/{bod@I={X9i/`%)4i>Kp,:deEzu&yD7BZ|u{lFwSvqq:]l#>'=s~3=gs*NK=Cs]-7f<kIO&QjW@i{XrBk):Zn%v!CFN8EXo>O%:k;:~E!wZXp8dTm~{H",
"wX@<m8F;g>pp|,'j0Bb8`WiWhn>osu#tp:'oaLv9pI0!dnnl6OGlX-42Y/AZGHNI3JJG'EQh(6.k_533:H-J9>{(({0b/+k3lT+Lh:5z<;0L!02`{P!9UUw,c",
"[PyU!bOQCY]VG_+u&ppIAnGSm:rq.gmsmdgTw@XU~e8zq9s1B@:EGbB&LEzAyd}9J77H2N-fKz(tz)h,Z7ko;o6%`6b(<9OV@Yxn=4(sF%Zc-NDH$I0dWEwH`",
"wdUo[U2dDwsOC;~3.1Y'!(|dZ&}CR}CHG8/eksU;Q;s%>U}Bnu3NHK52J3U6&.qdJ8tX$${Lm8-n6Z:^'q=goV0zkUM#VgVfSqJgMQaVz@2`3)u$=$On&U(gr",
"J_vMfS74c*SyJ#T4+w6N)GI[c!d+k=Brx$9:X]*^R9c8}<wH5G%YY^wdZ4f]<CxgWf6x:A[xo(05~ZSMv<XH=twV}n)sRe+j]G&t9Vpj|{n6QG<'~-dSrxSK[",
"}24AV(_$[wK<p~G)`d3l^jH<fIyn7F0O/4Q7=S.6,_RyP*<@TA,eP{-uH<VO_ic2(&6vp.FfpnDsG/jnS/y|}MWr#^)',y,BxCh0/#2-SL#TDunYCpd3i/Cu}",
":db`vLY^cv$~[uosSTalK#-eF%1N5p74aAwNV5)GRDK.{~/8]sw39(13/n18(%^K]QH!4UV[B}R;Ni`=Z`e-#Tt,[k8W4~p8AxYBr=+7|F)L^H$.77phdngA>",
"+2pNt29dh;1`Yn-2m#LG.vc+FtY4zd1#7yQC&Q(avcDw=`.4c~T`xX/XM|VGhGE{^zq~u)v)5BT2/Z@,[z-~b%l4!A>!T%7qPY;3kOG9I$l4P%/@nBkqP5`&.",
"8NWJeWE*U(I(ali09-N'u`5d$z!j7>F>^w.HKCj9+<_1]_|tipt|&Ljc_-X>pnt26C$PE/hk!eAs9wa3s0E*3%`jFkq~U`:uZ0T$/PE}@dnUVPe~(Z9gtwGv2",
"qgy;!tR@9Gy)rvGfQW.;kOTWa55te_pfL-S:P|s&>HPPX=GW66]H3}ThXAy!b|1f:k,P(9v)>LVikeS#9:wcg=$'P)S_Iv!qG=&X9=8OTVmkesHoG=gu^wsSe",
"e.c[AG,4NB%4o!"};
static const gpusorti_packed gpusorti_spv_histogram = {gpusorti_lines_histogram, &gpusorti_spv_scatter_basic, 9024};
/* histogram.comp -DGPUSORTI_ADDRESS, 10490 words */
static const gpusorti_line gpusorti_lines_histogram_address[] = {
"%(;.z%oOg!(K2R<[`c})HMzX2s$Li7}[{&}m6]em!:7P*]03|~`zzLhY81pf5=N{7n^Q0z,x^G7~@][4pU64Y]$o()r$.76Na.9gHcEK,DzYl{ZyL%>o5%svk",
">SoF[*L4@_X5bf>3X0{,8J~Vvqr9_6;*Kfq8+RZ0Z!gDHT@4y!,PJ<QDgxB{VqCpBK8uni^5S)Wp#89+xd1vw4RRTY*Owvk~N8`:VceFSVOvqa!p%^.;w+eaf",
"=*RV.Qegb76!y`G|$|W$}#7qg[T0rjzgu0Rf~U]~vDp,f%I%=]kvn{XS^QS@Xj44l,e0b#Drhn'ydpc(S2#`^h/0nGoD`WrFg94zBHEf5bt@R2VmlH:-K<{q+",
"]&zM)GB.vPvG=@.&6+&gsh3u<Gk0QqwMq]'.YyH%bGu*$.!rl]Qu)Y}kq(~~xw^S5=vGA@/O`87&Z/:hdw.%5`>IT/w8kO/XV;>Z|;OXUWPQ8+WOjcXcy$Rjs",
"-W<c:*q0HyYQgSh:/x~|rL8oX9icrJY'9S-}#Riz>W[j4YQkq$<kI~C3bfoUJ57j_Eit*}5z%th_BVdf~58E|Js[gF{*E677dy#v2c%`E~$RCGO0KwCEmsyvK",
"J$Q}}]<wd#yBNUNlGd]q<.em'Cj.;F(|V!aE@4`:w5o5!,J!M+as~ceeda@-fJhtvJq*-iOG-h`*sO0M#;ukfRqaQeXqZ}qi4`s}UXvJD)vblxDsihu&Q&,]f",
"x~+ZWUj#n7GFZ}BsNZD'RnG!E*'&yG$rGWR)W@v)k0x8r#9'v66W~^^9@D43||_QZ[c*6uI4U;a>pAuRvA-5R_UWXU&FroeROG-AS]iNU^DILA26xmr}mT&!a",
"Sd8YIRgoOg!wB{4m@Xgaa9/.b*DupCK#DpIO2[CTIXOGlxbia2+z$w1OEJKBY[H*$%H=QEg_5rlIK^*OlZ&c')mO;LD[&a.%8(tR,_XAygt|BR4APG{bV{R[R",
"h$u0P_GJ`:0#jvXV{7mPW8'cV{%=tdubQ5<i]C2n+%_sJ[#OQfis{BJ^L/kD$5qAn3V{:zFZ2H90lK:XDS[R3zjWXF+g3`dQ9}Uz5@CSS:B69[E6I+b^g~[8l",
"-y7q2%Hl8tpGoaX9y.K(l<o.$x=pF@3*GTM2;O+WXGM=`afiJ<c#JvYGsnmHLsHS~*d1E7C,kbBlv|_2a4i|za@NX(Isu_zlh0j[FMT|Aw'qRGajwU_z<%^[|",
"Nr;-|V'h*hw4qTVVU-}0k[YSD'f4:lCQ~Gh8+1FA,KkRw1X6lJYnE-!2ls]W'7I+`P~#fktpJp}P-npGYU95~tW+Zs31,Ox$|M'HzBszu21p&_l<@UEPZZz!@",
"Tu`@h'GRfns_)r:Hy[IL&)QFFVv<gIDNO<C{81o7ev>LR6fr_FN&ia'SmDQnT#Q[I-sDxJc8KNt~0-]kAur^(PlWL>s_J%Y({'!VDsr}`O2hs.!;WB=,s+s(4",
"Lu.=brg:[@cTMAjM>p[bwxHD-DMllAQ(.GMYk&czWWcpfp6!Hmw2v*e-)gJzZ[Znw)DYnB}JG}Le/XlQ{/j2c*`M$jZEUmps~9fK%DLKPN{(%2x~W-Thb56[M",
"i+jE(ftmW>}KwM}/tt]+2OL^Lw657D3.1ybHKs1U`+}A5C%pfs#DY/kn#wDm&5+KZ55>56k@qAM+KoW86sbrl`O#HidO#VpY*d=9lI]Cd-lRaf7P:6@/`Lux~",
"[>{Vh^94G3U`+ZK<=IKPw'Cy>a8y!N=Gf~9-Et^iw=,*05A>dPi[4#r&.~^70iV5fyLHu[3$OtwuxX#b^'[[$~g;5314g^kJ4]j0g+[(p1D4.B@&w,*[=p'e%",
"ZtiS:]gPdl^p%`mX+9u7TyGRD3$1p=b5~S1UcaaYq;%h_]U{9G&vuOXuT#ipGy!(O&|sbgc(u1z*2o'q,]3yh9:[kJ#axJHX~!vB}qzG.1(=c5oRz8PgzyTi;",
"v~R*t0tl&[hwBT[8S}4GDv_M+4`0Q9,jz#NkIUbn{SbHK'Hg*KC%vUdqQ<*D-.clLQIZq#;gH@/X4aLVoQ@<MVdkd-N7$Sd{wW]x#,Y=mng1y)PJt|TmO>1@A",
"fxpEZKM{y>SO!F4|{kcEH[j<vcc`;7O%sSIkcZcDn-ATg_w50wrJfNk2I`6#Ly+NvK6bdimQYI|g]BXqz-CPjDPP`vU2w|,Ljews'dwR@$Oe+_*'Rd_2u4Q*x",
"^iw2[K9whJ]cnpRPm8^w{Bc4Rnz/4[h8&~Y:!4U!OfA%6@{mSkYf6GHO^xSjaPdwXw2wTGO@ycLkI>n[YV7m6:O,ecbO7&VcJz+'$J9x_PsCe*}1d1{~Yg+b9",
"BFTZJ8|10xJA(O6%vnDFR+Aj/Oah[~e<2Xd6)%Ft<_0Xxb'SQ}8<0+-*1/qULa}}']wE3Eq+m9Bjy6kW)Z:`=(/94+3#OsPy9GCN.2da6!'2Maf^#5O:5ShaE",
"g=#9KQKL:TR$Ild>|MyOP3OZo),l-h0Rka.SGO~NE+ymROqi;Vz.3#u@CE]9/l+/mr;Z#|;Jtk<4=6z.Ju@n]ZNPyIpdoVsaK:HZW:n}3LoIqBo.fpnyQqXi.",
"^e6]as:BQup/tcD~f_{5&PR>zs!0Uj^C%BAwD]<l~_Y+K!Egnc>dqd-%o:,wZo:/_,Dw=aKfMAjkRz~8EKvYUI+4|NX'HwB3)JBJ-'eOC;Mx||1#9$2wKEw);",
";dYMMu,FS[^U`>iv_/bxjCm<TUPK,6UD#B!C^l]x-47'yx7A<_3w5kp/U2T&9,!>U]O0,D++Xs8CS34+^54:72#NYy|U*9k66XFd;s7@{2^<f]gD@TZ(sZE,m",
"$UFExc{7ammcl4xW3QUVd>y0Yf`aI$vF%qcCUufpZ/-yPy1CTk3!21vyVE~-a&y0!L%w$M6$q}k%iP+K`2iSZ^sE*Ig<<y]mTgG|73k-0Rl6'e1[k4*p`N1lJ",
"kBwWd.^7|nw@pP%fIBz281(bayv{/{#&{#Tw/h,.,~_^@w|_wS]=O79At5TD[+K>q/HhjL!K'K[M<b3fpo&r^d_7JV/m&,3ZBmCAcFpQOU;|(D8o6t3KPJY(r",
"FdE[(lWPI`n&_>G6=tmirb=jYv&fk{]Y4w~`ciZwz0gbaFTAeSI6s:^sG`VS]zgGq/@HyqePdosP`u./=bWHr#Q'];r%M,:6)>8}2*=)Ihs!lliRn)zT8aXCP",
"tm`&2GN&uhoag{r8Xq4$z{djd32cw}e<+KK4Lvs9CQJaxhDJ=*f1J`t<aMY5`@aKR~XW;-y$%emyzF$4ExP_(fb~xE)4F4.ywbeLjw]Fs<-30UOd.jR$FCphY",
"q=*YK`U%j.w+,)C8#4Xvv*Zg>P.gj[!~&^hJZCtArca:LltpG&tabIIaT,zuxa{aV0zZXP:y|-CE|hvlJ21^1Gf00)fQ7AoB%u=]RtB!*yoJg`oq<[:1qpNhb",
"!OStn!z,rplTc{eM*_WjvG57HPPr&#=H7#M&Ry{FrzSKZ0*Am{v|^b#Dt%c:eYfH%$KA6`KlBPc;_Ub$}9+Z,Ti=.B=eOZk`xa%+6Y9y2y`'ySd/GZ%r7=bN,",
"[&*o;8%Z+zMD%Q@Ol92'(yL]P-y[0k*Jb0*'>G+bm+6t/9yF]%G,yU(,fN]%iI2$.D$c]iSwo@c5=c|';OpS/*-KcSAoVfiM0bT10E8BN@SA]Kzc/B*_Gg<Ad",
"eE3YN#0<qV-<]OQj`F'mNjoPB03-=_//&kxN#rx>i*h.J56Va|+!e5eSn|aOB+Ndl.v_=;[/2ipbA,DHSpo[n@gg#b#!gwC%1YHQ_pB80cyaprCdYLTVaLv1b",
"^D@GdTv3dUn6lhTq!U>eW~dck;L)qBuIwD,~6zN<rk_/JJj+x~Jn^xVXB%0n&IMmPU*`wRW`)>^tR[Ge3Bt#[Bg~x.!#pvn/h_j$1ygSKlOd{f.]4yMf9(ga|",
"!ZlA^`1OxK&}<k;U~x^)cQ7JoV6MWKar#Oa'>()d)p,*S'tl%.d3R<]!3:-puHsRp-ON_:#X7.!^5H/l.vy'4LC]vJccS'>RkJl'h*Dv7mcZq|=#D[Fc3~2M5",
"9Y)Ki'aWQYx7KoES~E-ViX!Zg#eT(Q_k6$WtTGy>c!(hw5q$S{/Cy_B&Z$a8IbMx#+l6LAANG%s+k,6@'S@>i5brj:PUZj7Zr_CXjbVbTeGoP*H-O.j,DFCAL",
"NQ=@hZ5zk/sH}1Tih>Tu_czEbaem2u32*@=hFu@y8-D0<J~+5rSsd.xr/WtfNYG</_;^@K>]m%h^zQ{O@8&!61Fpee32Tc;w0w$]QoS}HodC#;qs!-zr]&^xi",
"k(c^;#B7-z0frb<ez0#'*U4_gLx_7|0v#@gRTP8&6l]MHdS)9>sa#JIfDL#.:lU.SCbO.y%dc@#N)_oR<1@(SeM|^}<p{'xXmf7*,N*_'&}K[uCo5St)RMQQ[",
"7>8aB|'[yrO0}VMS=zU5.r5HEb)hvARam)z4EU<ng3v@Cs>2-[(4gzr>2tEP;pH6/QY|OXMsj0.A|1.kL)LS+bdxblh#,qW;/d8mB[gZHj:s7V>TX>w{Pt4Ry",
"Zb~`{+,dN]TJ'C74`%HW<vqaTCOq]{F}A%H/TiTjrZ>h.cr>=Y94`sdCo=;JqC'fNM&&9irjt/K,FWR/Ew_6Z;D5T6v`v4E{l=l,!xWHY/(np><IG.U^ZIFf(",
"pTomX(F%hxJq)*/FkrB];s82Ma^pLdjgAGr]z*0Pm'Grv7xMvWtUdX%vp(O4RA}MzY&jn[rv!/wP5BHfGu`MKG3k7M>^Kz21Iep>5yngcQx6ik=}6CPY{(0r~",
"kLWVy;aIL_/x;J0o,>^umJB;GRp[E+Mm/dU00lQ|Uc=lHO-kcu_VF}Yh;W7<pb'2+'3]PUHlwd:sOFJGe[rfMZfXH"};
static const gpusorti_packed gpusorti_spv_histogram_address = {gpusorti_lines_histogram_address, &gpusorti_spv_scatter_basic_address, 10490};
/* onesweep.comp, 13115 words */
static const gpusorti_line gpusorti_lines_onesweep[] = {
"&=%>'(%*Y/7f.8*pXO/O}`AYPTq9*I$MTuQp``_d#_{8+ZGgqO2oF:cEP$'Bq`[8Yu/ALY*rgCk!AGuY-SQaxT.']NdI)j/ZhR4vmH[4xEJGCvbDx%!oQ0Kl`",
"F^0E+t%^_sKk>MFcZ_RMiXpo!=lI%@AUpLn.RfYUGc:lRbX}HsB)J1B3dJmMgLD0OTau^1,MNw*)e#D>bzRZEF1)X,'AZ6qLBER;1N7icOUTIu;uBF/#tt}]A",
"_S@=sJsBk;[c<hXho1$R/n=8_mk}CVlU}3F%5:^&Yw_>d!<%;rQPgB62pvcb;Gv,_w*oloWz^N,A{Wjj&TUuJf)`d9kD1z/dONZm%lyK=*O*b2tD-R824E_3c",
"NZ<rsU]h}IF&d:J!:mq:!Wk|z{#Y~:F)1g-lq|;x&tU<LE9<)gAgq6Avf`Q_p!Yilf`R,4O*@CnvG+$)0r3W4viOSq|1OMtieod3=+MHPw1;F8D!ouYt5}6AO",
"U/!d531j[o<1Z$0~~~~~]OTGhJ~~>+1nvc$TfY6XS#h!(=|Oe}7s4-/5o%@qE0)7fQ@-l])~kNqj<_BjOy[38qsHdgF)>z'=5+rL)*e0MxvY=t{p1p<]o3xOQ",
"qho>6pdRVmBzclh8r<{b$'2;jPyQ9Ue0rUpMOqpDDsMZ<7{H%6b>V[TI:,p]8ExMc6Sa9[y89,/oF]gM#9aB%,h*3OsN|(M4>$XEzl*^NdR~}^kuGu@T}t34s",
"S{u^8f-}K#:3RFz47:o~!ndyj8DT3Jhn6-Nh@`R>.U$6sjva;}5(g.%FoL1pCAnyg.[Xa}_pVMg-~!J@:w;nypfJRm:0fpu<Ua`{ac(7Xk$wQBfHfeo$|6D0&",
"%4i(n3!P@H$($vIn+G'mJx%-uj#m[D8L.emEA]aN3HdmiR-Vn3a+9x>4vYbk/<~}cPRR!f02~bz&+Co.]CYrh{z)Rc^r#+nE;BR:U/<oN}c@>,W%y$#@|!n$(",
"t,k$zheaoQV0)en|y[Ox:J%+/BLW_]WJ9=oocuU9SjX4_%E'm6:sQd_0b^p36<b~)!=N{9d<EdSP>ImoBY74fyJ=)B)$}ATr9LQk!h~2n^ll*=ID:T;5tT-Ph",
"%WV$a3nn=V>;md8dY8huxVf9!OS3[OEy<lb'[^}6W4wJt_JS4nqe%3Ryi2<UErM.l!K$[OFb[KD8N3AUs|@[ak{xeO~H7OOBz@-ILw.|)wpq$Cf'5It^QxkK9",
"n6`uG3ny}AzLjXZm61kO,f![,`~$L^HK:aNdP90`nh!%qvu[$j&DoO;VCh5=W:A{#X&$mc+M-)BmmBl}KopE'4CZ{:lyCK$7s@bdQ|Q`~;m^3[WJMOGFUvU3#",
"4ToAYQCfPenO;7X^wj.Mlof6^5]sGU.hXeF*({Tc=vaxCv)KS{$kd#z=.+.RTA/@a~6!9)-szeG!,[2)7+p1[gSl>|`d7o].Sq_,4=7-Tr))gtI6MP)jzYdR0",
".}fMv%nLl[$^,SRx`S/MZGONy]Q&`=JWeRY08y8Lr30H/z*g-lVs7Ntw3bh8=._PBr7=31lLyfQ#>}M=to+$}GbZWa91WTh;Tiwbu';e:MxVJjt_f,k#f9ATS",
"_82R>F*|_Wi4maGT[n%m6!sfop*kCRm6XBw~8s.=]t7Tb,KbY$.(rdkx/emqR:l^xsn-|W+m=uVxVen[;([I#6|v]-Ks^U6E|Wtm4]O.u*]$H[G#`)+xb;fb0",
"6P`LW/PdK_.d3D:#13H%zf(nXpSE`I{*m)`c;Et&led6DEp6~{N}XR;vR4UzfXXzPz#@V0YZ!Y&;LpB6Pb;.@pYl(U=.[,OV-K>o+S2e~_YDV]6GSYcrx#hXA",
"0c>G_{7u3Xh:psY{$4c@fS5*v(}x^/BC5IXsn!p(@iuNDHJRtC,&GjP'n6<DIT^qqr(=T)5N'_~GBR#1;n-eiq<jbL:<l8;*io%T]}6}N]I2V6}38x8c]sq%%",
"BuI-Z%1RAIhO.S^#:Z{XyM(:lA$yCaGA2hOQ5e=XmiN@C~*1D8)V+P4iVi*IR*q=VgBRD$xG(YYsj#8h-L)mmJRyui-+%)MCEYZwD9(/jJz&-V,)0U&<Tsw<#",
"~5[p]YfQ.a6Bt[*WA{br'~P[t>HE[`k{|ry$nD{P@yBAFX5c9|ede7R(j),+jL[kgJXu/Y](6A~[-@`AS;{==@w8L@tDjWN|KJgb@VU}hun+j4i4y@d#eO[jE",
"34mH)igUNN-Hs8m6z.|^=Ece>3z$/%R<}qX9S*^zi5*SG<Z1QCdSmnty9bUD$>c;J{TA];)[ogig'l;m$pN&fP&2xmj&_TU#i`v9TnQ/-[w&+DNA@DHH/+b-5",
"*Q#@GO4UNZrOtQ6YCzFr%22|0{dH:q{(=b,L0!.Ia3/<d>%ypgL#s#<i09{o2xcE;QNcCEeOreI(92#|BJS{=h>|23>(FP6]%nw<1eDd=NgwezN*j{c{E{x4(",
":3]#BL]hX/r*8`@|1'`od/D'RrD$}A|}XRYK-X:05=f)]a}4&doz9|Ig2'Fd+'8:.V#<B)|slc${tS)H7O.tfHz5cJNRVBI(C)22O@0lTGZYv![T!iMn{Y=,<",
"3K9k:({3F}dt*Jdw9EeuI,-Iavy#&Qee$ym1|n|!uF0xKu7BDm&1td;apbjJIuLwvr`+9*R*~/$heJ._Xm2uuOH0Xkh[1I[px#_E]P]M'}^PbLe,s-F.GMxTU",
"`yQ4I5mDfx'jM0[Et9w=V.bMPk!bhR[GZ[^F/rV(6/Yk5qlP<b0s5/-<BajC1^2^XJsC5XcfA_m*-|}7upWPLYRQ-ovk2F!;3|fdyMeg$C]z9.A<rXhb-q/FC",
"1sqOdbvV1}<dz2SSY=W+e:Ni|E>B,]oJn<mTp^OPXrJ+myv]mBfA'1_E&OII7XB44stG{(7uZGg>Vqa~vAv8'Qf)Lbs4L21|u2/V9J7]@%^>TsU=1`/tpRXB{",
"^]}[i)`3MD>FFTlb1^4cC:x{1F,p@={T.XHN|,/Ejf&EM:nHGHl.wboe!k'lb|o)+urOL5z-2/D!PwW|Rv85h@ygSi<;tr8a3C>A='+tHQY]b|ftC:%{'ypx{",
"JrF/%(^YT|_[b1:z*X)m/T#^#b:}!viapv}j6SSV.*5J$+k$M+JEO*]*a:gP*VL:m|,~k>OQxN<Ag0K#jHO`lCL#U3rDX650Tk3/<rZ^3b{rV#q`,-:s)1xB-",
"&~4qSuIi(qY/5GE*>92$8!VI4c!:82TNaq<v^5o-m;-&Tfo-t>'JfmTY0||*5Pu-DGqKi#Gou{~G!FU$`jdyM/Bx5x<nNPI}x3AXann*N^/dghv]:P<d$Y7.[",
"9ku@sdd@0`h9u5ln[sR~SFI.*4`5pp^Yf{t),>hH1W_*Lv}nC~jLDH%i!p+cwBP'E>i>n{d>]/:XK67onVgc6LdC.vI)AIz'Ex~lEw@xGaKQ$.%'&LET9/BGJ",
"[(b_$5nK[hHq2QVi22Sb!DRkX!d/EKf-V{px-@TGXAX3~rz7I[R7Qqs5;2*8Ma9[gru0Ueedc>C~~CQ.}*~Tsgr]8drTU=!z-AqpkL1Ary|z&w6s;7<C1|U*h",
",_5~et7$9@Qbr4Y_+zqD;@4nVJy7]hSg#kI~[,kL8ub9VoI`;N,VUOD%)3MmN0oFbz5F$r#Zgm3#`P9M]+Ha;JS$&1&:(r]72G|P2]hS#ggg+*$!`+#*]eSRB",
"tIPb2_~SEB^Ub<lE2I<`_1/uo:gbzq]'i.#:j^`]ZtI{OVhd#'-Mee]YqqH^wGW/RLo,YOitNN*Ch/02Cpovdc]>:Qt#UdNhNfva9Y`~'`_.E;c,FeTtZF'>[",
"1[^X>ja;krnax.hdQBFXkj^u_d>9h+JXY36'ON0.']mU]zx#rkLJ$#2}`ZnGG,HcbM5qs2P2&isCq$5DD#Bpj3b|:$w-F`f[LzNfqL[t>@{wxQ&feCHp1afkV",
"{RX'fVT`-OWO$&V%S|U[H#hBiv7@NI+hVs#@/F_Ag%a+cLLE5Zu7v%(`yt>>gb,Az7wI(y@)[kg,4>X&yziwTvDD[9w=,y*=!.T*GVh`n#M|!B'2jGC|@Hw&_",
"f^]1wj<#*rPGO*J%DW`GHN`Fedt-I5EI&uU4m/#n7ZVc2S(Gg(dsS`PeTX0ZSX+iZzv7vM%{)U2u`do'v1.yz0$7WX655(Om_Lo6(rn&`/b|tLd(W/1[+uS0r",
"58D2IG5vmhGAr^^gH8%Y)na=-5u+@(0RIvGmuc@u_Z*8:J@qf=tbX+rsz(=_]H{@yj<`wwMFw&+Pq<,G<5l!Z)XCXa@8k+]of{t8j`rt8!.MLn;pBKPUqqpbE",
"{&Jnf#Zt-R[#ey&QC9fo<hx#PJl6D^E:NCW@;@g8@8[pbW9Ui':5+pwOCK4/zl$4`]QpQ#lh83Q&coquXsP%EsrCv>002CMMVlyNV{P)&q2;zvPE~jNnM]|s3",
"*-{Ho|j:|`ecsz!Z_MT!NC3tVcr)dQ!}yb,dPj.#^C@8b;_~KJ@%Gn6x|3m2!:t5K*t]g`*W/`W01SjK[g!VM^fgGt(FFp$PGbb2b89q0$/oI<]8uqp8%E2~x",
"'/kB_u1dA~ZSTe=Q}4C2`>zkB#Jkj8vC1kil:,NyusyVbG|}aduo3jYh/k312sO3{1cBdNfzR,fi!6_]8X[GG,A$2EwiZ`mS6<i,).$8q>(t^VCt_iT`bQc@p",
"FtWhWkt#)l*i(Of6l>G7OcLrtQKP)tF39HG]!`7:<BH`(j]X|q-*OKkHa7.qP=C8[50#h<Sx~CN0sURH_WnI7$6Kvb+|*BYHD.)bGbD`Em~SrhdD<DR7c5s38",
"IkL6d#U^L:eUqI-{gCA&LVa$a+3u05MVw%1R4h,W1!)DcM3yxU_k|9f)t>`s>{XR18/'SLUVi+4AtxL]y!n}_p,g^1HGa@%fkEsM<%Te~uERqt2AZK/.|5!]j",
"zm,>[142b9Ke^k|HQp7|hhv%Ginb9'B4]:aUO[5<pXTNuR7(_(gvM7:]x5EyZ[B%X.L~]skl+s2YHW($c=H.]GPeL/.Qq8<HS-gEOJ&X/w1g.%DOW|:7YjpFX",
"7[YA9piv~AMl;no):u!5F]stDd4A)sXvd9B55]U8OVD^H,SiG#0]7lB%<[obdl%$cu13ikwc<Y.~k5ZWOT[in{`'2W}g)v'7`Ulb.4yC5V*9rVOg[~UpE3RRO",
"PE}dS1K~fkn6e-yeCJB]>.fi2-g5H5xGuL-U^d+$V*`ivp!>x]s}%'/]TqJg*0_pI[X(Ja'tI:!F!ySc3GJ#YHI4.]UTr}zYyP30twoVR0@B<yxw/xw24fr.F",
"}.'uVO4Ho=mdb[:c^wXS$|T{BEt2FY&lwCA@d`z!RNEFom5`)[oYdIxm[~B;_1lG5HWq{4h33>[S1!$Wq*0`5v/]/oJ*@Eg.Q4)KcOPb:G,H~vb=u)2p0gy[&",
"R.]RyWq0#{~6WKovmo2,H5ftILD%Vu;`@}N.)N8-YM#oH:BB,K<m1-U%;)I1a6Dv+a6(iv-N!n^v-1k}}{$E(Wh=Wp`MtZbmKuqNdJKCDsX~)`-(9|;9=G6SY",
"_<]h@|Zish#)dh34]lFpntxpnGjv5~U$=I2ZAWlLHhy[@gtU~HUz6M@@9)(Spi3T1TJ|939.Al7(X]n^aR9#M4Jm@0~AOh'$@ITuRfyk.8%^O0r~]LH@m+/lq",
"YfSr:2<+PVem=rA[x50@!&UA1LkRKNP0H0%mOh#UJt|E7<[7kmu<&&v/B^myi[~yjLP`^-+O'`v*+H=1-b;1qeYAKYs`b~#+=-v>%~F/9#7z1:gSxll_2)|q$",
"PiWA[b]DE7AF#CHO5w]8jvdh@wu<jt-3qMc7-X!;9[$/DM^gyhp<*1n~t6aX'q[ZJ=aPOM/~}VM=t<%-{.<7t(Y}Gogwr;ebO-UokXnX8BR*};2!qw,},y(Ys",
"_ehs:2H4@m<:LJ9DMZ-iY'xEsvy+6*=Jq(3w:-nb+^},h0:1l:_,}I|t_~_'^:8E@W$_dUzYMlvL,.'FxHa.Y+N2,(rJlM-FIn5gG0>N}kah!F5ZW_qNHT^QB",
"ep/M{3N&&VQj#bD$s7}tAP(Ju:JObXX{S0$I3V]P.LurY:#O>+U6pPMZlQFn[Jzlwq-3DE{)GvfuU,k{aW4|G1#CG)Jf8B,5'idR^t$!ct+w;R4+I<M(ePn{]",
"=7mZ0M;wb#O4Q!*:@jF5b^oN<4IwJ:/60oT|sw]DkywGW1F@|DIgta@Q=Zb8eLyn70-6Lys]]~(m)K`d5%Gsu_4C=/PkfCa(p~Q%16~ExsGX`l%vazNdO~3AA",
"{hD2VLSo/v=)~#1c{`hsWz=&c0yon_Y~&Lp._XP1}}7/z<<G,HHOX5aSGa+#&KEHB'NPsKE8Pe^&Lm0dYBXe6ScvjSyulkxzi<t/-*Zf07nlpTw{aQdhux*eU",
"5D|p/HW['~I-e:LG2+OnbCkswdmjv7iydK'2Wa&7(bBsS|P#vWUO8m,:`)_=+bGR)51):=I-JU,"};
static const gpusorti_packed gpusorti_spv_onesweep = {gpusorti_lines_onesweep, &gpusorti_spv_scatter_basic, 13115};
/* onesweep.comp -DGPUSORTI_ADDRESS, 14975 words */
static const gpusorti_line gpusorti_lines_onesweep_address[] = {
"${o[>p(E@8o>KibwJR3m;eG!rOA;7;XGd<+i<Am!xSO%)<vb/xWi1H{NNRfM@RTEIb4m)}K-ZJlF!!tf[%zO'+w&|m6OUWJ4`rD9.bhHeR7FYVDj,0Zh;yXhv",
".&FyPMu<X6>W}[{67E,XVtR2V|50NQ4}_8aCY,r}s@0G;7]eV}s)u/t#c!fb~&$(s=9pohqY>QVd*pWId[k*:gxHr:{vC[{]i160~zZr^bQ_tv@}MWx,)w|f^",
"#x@8q;oU--_.A#_0Z1Pq*D%ZLNFV9PpQV09n,4[yJwYFK^%4yr+C+5BPI:W@{)uNn|pA.PV>zYCoCH[J99sqVMl3x!4|fz,%IKdUT<}pIk-TTBFoUS7L/8h3p",
"2'Z-J&)BrgRjVXccUFO4G(aeyXT8T9AczD`-s32hymcSi+[Oi<|/j4ccLmku45LCO_{GfEUcrW,K/DN(E!Zey5p_TaX^R`/G}$vq~~~~~JaDE;W~}bsFhiM&^",
"m3:@qSWI8]nP7vrUCYx]@H+d.P%{#(kLJd,L7`kx)9MBRbdeSq^UwP_~[D)moxHZ~qtmuRHmLP>BFI/(TSY:}/5N`_u3BMf4f{2q%Reru%^6FqV7@!Q}hPo~b",
"hCaM4V_o49(Ls9xwh:Y~<qA`/i@7S4/;I.(E<`|`M;;4'q:hHxv[9Vp.2Wdn!Wf5{0ov5Idnc*c[_tO4VBj=du,LCrI)w6M6suYp(L&[bjkF6,wwVMa{;lwkX",
"8tt9fe0&7BhmH|k,;Hh+bVA0WWhWL(D.H|`{)T7-jg5&'usRCB<.rDqrLv[@7m6U/;c5v}+RC:f[S}rA=,qpncja)6DbZxX{,86s,p&iAwR8qJ;F5An7i6%.S",
"/:*KIB.}{-Ci0*}5<%<`A>BSu6vGVnmZ#KdR<WdJj~~K)Yw+)EkWQ<aqZ1wA:N7-lA;rfav+16NL}y5[,$E$2+^l@}A'!K!peotB7;iVodA(ekY!n@B>n!y|Y",
".7RB|:.&|EVBH/q81,JIIL!EFr.rHVU<BJJ|x<j-TlwovO_b_)(-1VU*zzXhwZ}F]Jl`>SbB>k0p0p-JlB>5nHO%^4Xk1%ak3V+|3tS[#df.|A6`*>|YKp4+l",
"Fph~kbo`_@-1i<J(VahC6W6Rh]4bQsfS(PAAQz*4&1cUol6:Q&:aJ-h,>=4mss:Xgeeuh0-e<rg<MiO,pu482r;0$#Mn]1Q<LdBq}I`2Fs;aJ'3SWQO&#gK`)",
"nvaOeG^}SfEPr}p]RVGBeFPSzvuo_l#o;`=zgQ!66A:H@&%g4*Y.yTPo([G:oLP4^W'fAil`0hC_Iez&h$PsV[u[HxYJ~v$cwk[TTaLxfBvGP(sPO.R4+/Khm",
"`7ZUf+x|Z8+~|VQa&p(K@tzF]i0:s~Esv:1y>cyUh)XK-&}3)[+wQyLNWjun*9LzO{=`>7[yprU8|fF$vIDntQ!H)N8J$D-k,SrcaqerpCANQ9cN+Uvew}m-9",
"zd&[R+$J&~5sWs}9sfi$GB++o&'gWEt(YAYi4[Le'`jfoCjQ5nU4/x46VYm{DWXxzK$U5ACXhk{/H)D*bt'-d:`r0Q*bn,YTZJ7C/Y[T]FYk-p||n$enjh{QU",
"VZNXUFy#Q8xEZa[jUs`TpZ~rOz-B()Ec5iJQOy62tu~3nKPDXDb5Hs]Y<|;'0U~T&hCK-y`_V,MMk&r,+^a3)q9M{AL::psOIgG().F`RNif[{q$Ewrg=j)|}",
"]LJnOv7m1j$`nC/8{<_*`c.LXK^5s+}sGg#$Ws8(juw+3xh=800BWb.QgHFrQ9]M>h5tgiXu(`W#9[,4xkyE+Ai+*6aSa}>n$3[7J#V0YOHW6ptYe(1[utR}J",
"~NT10;sJH#M8L&wnyaByx[NVp855FS+,!lss0z%zcQ1!-O>AZR<0SfGzqI4|yweHBc~@E{BC%*c]i4*A|x%&I1L8jH*fBOy!2.yCNwx@a0[}dYgp^KhC.1cIh",
",djTMG[K3MM(7Ey[fczoTlt06n60<RGoA`/iM@M'^72.%(8)K!ihv$/5<L~DG6xLW$hKSv>!#a^^a-E`Vz5uZ2qAg@F6&_DS!3v]z[Hr1X=!Yr|Y_QX,DaGce",
"fk;2')<{k@|VeX_hj-n<EIbW}gMUd,:_tNlEAty2ZwqLqR}3j-L;S^^zf1h5Y)<($@Z%Uc_u8G.3b=#lyyGLIdYdDPr(#{T}e(HQ`>eyp'vgJTwGQ$RU)jpRM",
"$IF`m4la&5N*4L{j4^'sd3@,7ir^q7@e,-b0pM_A!FNuFH<+mUZY@aAn#^|nPnl37{I$<g}`L-$cml;6j4TB)BoK.-)4lO7Jo=rYKTRd@Q='S;zI+4Fxb_H@+",
"|p<T_&)%7.Y=x;sH*2OoS}cHUJ}P_wa]W#*7+#cq|!KB&[o]gn'ibW-e5W@dXP/PAH.R.P+DYkVSD,;C/h`N_~`wf<!8fM4v~p)O5SO];&B>-0<V^ve[AT:%r",
"8`!k,T$ydMY!c/X@l/WCA${06U61;{VIY(&`:2H%,L{.y~V;bSbk:Y/N<jr{M*X#4a5Nnc;y9c6+MT&+LQ.$vU{+$$ifH5@[(K%-THYafCtsKpK}GeS@X,~g@",
"-Ck<ugO`ulE<Ekc=~4AL2+3=V|1XI$KLc44g!E,:M!)vgz|Qj8-rJjAAx@l,Lr#8O}fO3tV}aA)>URfo.@Rgvv3%Zj~TLnvGLNv9qMTg~,V[^hJ3yDo+kT4(>",
"Tmn*`p/(T0(Y;9MAw(Wtaoe=cDMp+mZA8>ViLc,7/CknF.LP_'w|!A[EJ0rzrh;,R2Q`|e|]_eA7=(];Fm;Wnc;*3@]WR!>@TS,._.h^~:)|9#>%t7<Ks)gL=",
"mD^oe9*.Qv|xXT&qT%0=F'X#!rf]+u4ijpR|JNY{^jC3L7re6YDJsM0;.EMcz{Y}Zd!&e$V2NvLM'tkEO.gP4b8@7LH5`/<V+#DDVl}K3Q`:ollfoFKom(k,o",
"8oQ;uGJ,2{$EVPk1X1K'}SFc[WsZ7Y>ocD;X}&Wwpmzfuw{C2.Wa-.LGJM;H]lX~*V|Z{60i$y9%Zke$HQW<3e+utU1O,5sN/'M#[DRK]-}HD..#rtn'hV5Z9",
"N:F.pT#JPKgIGEy[r+tYQ=~LUlKJ+I*/^j@%g||hX6pb)n8q&&lm5MR:28eV;LV$)4#wNqO`%)TVtt|R>z$ObK!1]]p59)D`T*B,>khMm=]rTc:@KIx~!R#XN",
"#4H+6RV{p}I67N*uPvp-&w}[,@{*-}CN]muM39f$U;g5ayL$%N<&S4,lZZXM%TK*l[vAqs1EP=97=F70nmIVElm:VH3{}Arb1Ze=mV4sq^!x>4E:0t3bZ0Slg",
"#jm$8UeUSywoJ_/)FW!;[)h>4_5*gJgZTW21M<<J%H^,Bbe4)pkve9{]>v+M;SG,$/,0N3J!MR1F/_RdH#IGBOA/{;QQZ$eYCU13/-Al)S6z+4/=cLc.%10/U",
"^lQ5:[-W223PkL'HO7Xg'f2/|UF:]ej#3X,<!PL`HN5+J2;X]Z<~<MO.f>{A^fdRt8PO4apS^3~(X]3j__3(-=.IKO:FHJPleepMT}LWDHS$xS>5rm#`]|s$;",
"qX~j>IwI#EPBS|iPUi8DdyB+g<5K%g!@G{`dpun:RPOXA{N)6LG6o!BNs>4.gbt&fvlFNTkyl.lAI$Bt&NS@xwvdLcoR,x#!U/OTP~lME@TeCRGO798P<L,-3",
")qg9)kL-X^;]=fMoID3]7M'!$b)Ak]x8.&]*i3#r^y3l@zdB'*}RSzM5Rkm;Htg>5gBIp{pw1-FZhp0$w>oa8Hs]Yyg<J;[3]PO]Xct'&7N<6ZbxGq|Q5/M{:",
"XoTH6TV|Og1GE-v~N)4OsPa@KVjf_NA6kI91[#PCnE<doss5CO~zcZ+pAo++pE/#^!iRs{P*orcE(,wg+G%An}8R^6{'3H2:!]SIJDvk>&IHvBqiFuWxL-9J~",
"#/CF,e,Bv#*U])N+}K[:ysk9q<[K.yMAl+q__89XnFG>W;/~W`d2ug_@Tkau~.amM#cSWis:z(ORP!|q6p]Fs)d0M*&_-yXE)mAIT4svGPU--LabS~pHZKsiI",
"L-wnXs^J^.Xwy7-nukQA/$UdJG/I2|;KAXCE::goB+z6LR0],9lyifk7e(2(*t6:92OT1K)}Op*tH+Xm{8=IJ(rIR$-sS^B[8Njd5xB]t&8*P&nTU_/5R@dVN",
"czjDqQ7I;|@1!^(9Z}KlilqT^OVyfEh{Ilg2YK7!rf7([3]c=r1>j*0<to}E+_*X)UPK:VZrSd|A3m[TzK(i~-_b>6=|keUfNL^Wf7AZHsTmP[+I%[1bR&zr(",
"v)!]7pPO2w-t,&8}:{A4xIt{p69/2EY7[aWP[s^*LCQ=|-fEVTO2FVprV4gSP@hV/P8R37Il&C(BA_))11Cae[qvB/pxalp-k%D6-Oj@Kk!lTM+U;Y/D]X+s}",
"-&'y[AD!/scrhO7s(VXA1~2KL}ZEqz*w|eY`]jBGT}k;fc_iSrw)cnC4EL!O46N=>T9|V9Z]N(tV|oGQ'8oTkhFphQG0sP5Ia%&oL2<U|LNJ@H$`[2irMj$:Z",
")8526Sso0TCicvo>M!zn7UNjOSkG9@@{rxHtK.3;)^xv@|s41K4}r</,[kpe{~-Xub|1(N=HyQ}nwuRF=))&}.;0#QbLLmL+b<GCgLk>PtL#{pb2#5ezvhLG}",
"Z'gvA9GMpsr#~70>l7LktbgXrj{0k;UAldA<U,D-:-ENu,*I.JSPK:4C8+Kf7fiPu<ihwtgM>x(o6f]eCrO!-&7+c9+A,ihO)Ck9iY<J`C>bJVA+Pmed$>>Z3",
"F4=y4%'50@m<u{d{R[(j;2|j}#*L0a%@7LtTE!=7/Q(<U}C-wj:Z*)yFd;_D-<FZ{W6yT@d&J&E[irnV-.)d[ku6%(cHxhWrYh0F-^>-qZRMu3@.(h$MyRY,:",
"2gxje'QTd#PdrF*`7%k<n2VuqAbdtnHhyB,Xd$O9@h+mTP9p2BuGt'/,>j!BJ8oXbpX^8l8*,O_n1Suql4~UCXp65{d^H&~I>`eGKQ5i_B9F.BJ&(Nk/D`.!v",
"VVG.pfEjMtEer_!<@=V:>4sN$h/<2p1gx7SBmHIr&EWn;hd_(adb0[hHK/@6)]Nf{mUS_G/ecq9`o!;mm31>m=({wV53x8*[|]ox4*jfwUgvwk]jf,CP2{Sca",
"g8O&z=2ljrsmZHtl`<oB~Sa_ws`37sef$AA97/X[mik!c&$r|oAh)Z2;k3<lSS9F6@McwU<3-ulM#woo[RW,;VLL[%!TwB~[4~<BUT.CL3bUyivecf%@;B:JV",
"EoueU_wGra]#(a>`WhhL=R={pO)7ID_'+iSj(H(8^ky#`z}tHlE/jZ+>K5,g%Q~Jq<q_^+a<QKZ*R}rwR.-5n#8khtb8/<+[ifNMl=~nDF'Q(]wels:pYN[-N",
"R^:^qX/5OjQ(.'^sX+S$'Ywr/Fu10F=.']!Bmhb1/ie;)Q5FPT&r6'qPU9B977Gd*9,R9[~`TY#n)slR_.%'hpj3zj:7qQ;q0N&|FLd5Ej3>cA>A%`I$2T9GA",
"Jbegv3&8@*h}kw822E;VpKtDa{2vV{)^Qx0:~EH}2I/vaYr,Yn~BMx5C'6Um,`MF'N8'dbbMt`I{|zR&-aqRt:$#qY!Y&I[B#5pu:F(:)h{UXT_j9wX#yBv|3",
"B&6NWNlFD%0AC41v&sL]^S7nL|-RJ`:vFcr,mcyz9A}0!OaE8Dg%~{,m1Nf-+%C$u%&1Z+%p7c&%;WW1%w0dCkhjQ8='P~R]%TNIMc',Mipo^'@|L>~tNXv=O",
"stSdwQ~idbL3PIyX%5R>zB@@6R%ox|85NC*BW3SYyS&b&`6*|tl1og:;Q@N}_YW62gH=}@9<C$[E@5)q<fFkF>You&i{j9e,:Q`U!:bPP(r7GFQO3;*eR+2rt",
"X2z'iOtOQ@%tkz{C[S:UN#X(]w_Q_S1EX;g^8JcKh5)wm]aYE(h|&`t&SxR=<f=W/g~^cyF}m'V,q_uC!86d-_U7FC:`%_Uig@uLg2w>*}n}C31^U8+Rkag`%",
"]v.5{F7qGLgdy}.HtrX='P1,4HSwx}(XgyjdB=G{YI-wJ-<VEz;]]xcnqv_c8{#{(&k|D_9a'v9_qXwkv2]f9e<4+[pAeg<<Mve/5eiPIcOg(JUj_yU]/g!9S",
"I0M[q-3Ze+sllJQ+|d<smpc]_u7D(NQ.LmCw3Awx2NRo[(gm(OhDWf6Wzk!_^Uv:S}>$;M/lg:xi{XnM6N1pRaWuxlFX0TI)4R&>uh!6r^J6=P&!wka#1k0=y",
"~qU'+$62e~zd0Pq`tu|dG;VF<Wmhd4BS}Un*kF:IPZXHN7Hdw]l1sg!Pv_&K+O;]xm1|zW^v=FEj0!9SW*G.5Ea(AS1y8e9JJ^<3]375}o!1};JiH6L|5j.bM",
"z[9<k%G'L80%a;YF3[9NlGTA+Mgz@f+<|$.oI(L<ZZweJ7N-A_Lp^zL.'dK(dwV28_it]6L2)-D|RvEt4l&Asj2Yli:63:g@Tnw:3evU/BMssi_0CEPOlEJ`]",
"1hSHj1'XOEu!C9`>G9M$M!*7_:p'.B)LCu_)EKY'Gm0eC`@$cqJUD.U3|J|;aqE27Gpe7]`O`IG<G1a(B<F{j1kar_NhM~lR_T!<Cc8i3!y(4UI>kcsV(1nz~",
"knuW~dw2y5TRu}t:Mp]e<}):_Zki=6{S/]Rk_$yL;Wb6U1*%(]Ke6<>4/qU_J[YZJ^!&Plg8+h]:rg-)~a,KxItMN,OVvE4!|^Fme-ga,M3,wWwbGVw[e_[d~",
"GHjXpfvO;P6tW[{&net}oyt-v9n=Rgv!KsTyF9@6xPKrj'+px]C.c(#nTO'c;Jwv.|v&[~ACtWu<)kBILWU5&1aqk~AN];x*-w_i*_AfpumLj0FSAL.ZX{%nF",
"{,I25sgVJ38&{i1OgUDkQp}Rf(5HVORaw9dQEF^ODwM-qjq<(1:a@1RD`tCF$qF=f1`G%t5)p6xS7E$4+l=/0A[H.~US}<73]8FMu-_O+*2-8fjdgiy8Pm6E(",
"&MOJ0~G:gX<JvcL[cgM>-M,Z^O%hDGQGRON=Cb<<iB&pcRdd%)r`bc,J87Bbkozh_!9E%Jx,vYtwf[C;Sf]jMsv7Q7%tna}S72M^QDEK:ZKSW}k$vx#]8%3n!",
"89Q9sXd|<yg];n|S8.(C^#YNHcL|#Cfd*K&Dc/Z2nJMv)7X4=0Z=4+c4g7[emhH_#7}8r!)F4<FbfXK#0CRHl*@mMj*$]uJTfeM^GthJX`RGLyu4U8%ym1[|b",
"(+~IdJ!"};
static const gpusorti_packed gpusorti_spv_onesweep_address = {gpusorti_lines_onesweep_address, &gpusorti_spv_scatter_basic_address, 14975};
/* onesweep.comp -DGPUSORTI_NARROW, 13309 words */
static const gpusorti_line gpusorti_lines_onesweep_narrow[] = {
"(KH@Vl%'H.c,VH4@]4qYvM%_All~_u}D[L4c,{GMfkP`ge,IE~}/n~-WrzwE4D]xkT>0'_~.PDWfuj;&}[^aH%`+0P]YbUI!4C$W-xI9-;r0|&!{xD9xsU1)f",
"_ts6x0X(}KZNS%DYe<;2{1$[H;0(aD$!Ff:ane/W2lTQcW$HZKj3Z`q8)X8c6K1r!C3SwOViS6Kh6]jG}lR#wGx#VYaY2FJQ/+gw5{v}BZ5J'6fWqMZ24cJ`J",
"6MsnIR1:X}/)I4KNuKENq$AUYaalIXs2j~oLq;!lNk)VLm[6Vm')r{/3;NCD8mPttq6_y7|8b#Z(S5RQFlr)Eiyt=FD~w4kOw:sZ$Yx0ml=yI=go:#hD=rh_)",
"r&(={ApB)JgU2w$-~<7%s%l0wi}!_5:`=2-0_~&ck[kOAftdr;'e/Dy2Oqv=UYT:,(H&`0e8%&#.MZB+qvj_8Desg;vRj$UM(|nAf=]oKP&gkm(m]EqDRV9BV",
"V3^Qwq5tw=%qrPII7f$vl-I3RkXnpkDQtn6SM5&eKo!kC5UVU_z0zMR'Pgfray[:v]lI&hRZCY5HDk@oyPUIkO17WQGV5t|%NIez*Uz.J,6_ZATP~ks_zB|=N",
"+3]_|7dChDE><I~1k*8NI4:+4(|tXO[][,/Y8f4DPM}^akqau~;phfd}beX1&Y^]R]7nC_f0P],X-$X2l42.'/06S0lUkp$&/X&n.DOtQBXAhK_b]Y8v3*N.H",
"x0uUYc8^BLFU^6@:1:e;K_~8<a>jmE0[A[TBG',Ddk)&)@>;~ySLTbzB=VNa^di>`71U)xaVId6mAGmmF{;2ZxpF6CFvMe}E=nVyH&b@CzK/`i@2.CmwG9bDi",
"Ra9evSs$~WjX|yZ0^~sH]zrMK<LhE,-<@Q{!9`|@fO<3dp(7__FmmjFGF1xB[|:wRL9JVRK(4BgcxTh2r/38g9.]D#hve3a1k5U!M+c[!Mv~k'^V-d1{e'nkt",
"m*Pb(bZ^ktiHzdy5(mTcm9mMB{+'G#fFATN[@BKE6hB3@h/Dlb!'Rk[`w=^DrNz/ry-ZH@I;R}fSqg%s2/lx#.pZG!{ZFUm@O#dx$nQEEJIV!]F{o4@xg>'gh",
"3^Im:R<b03qfg&n:E@;(WYn<ry*F@V`^EZrr:u/e<q+4'Xzwf1{Sn)(~bN/z:V:;@]-!nqGx9c-9Pn2>n:k,W:SyYSJ63hc:@~O;)kb{ol]bo5hQ&h=i|gF|N",
"VA>w@FAx;(LGsw^A#Zh][&]poybRdu='{uxGb<'O;*Ali]4<y(X5/'.Bf:sYfr;_V0[k6OlT.1B+N!kA;LNfF*qTY`EW>%C'`tDg^ft[+Pcdm8zVOSus3&JnY",
"rj=do~YKXk0reU7:h4vc5Mf1}*'q;)cx(*}8'@qp$a!7i,+ZA8Lq1e.%:C`_jj[Jgm:;fYj:Zojf<5V*}Dhw&*nf0'rOFv:U$QF.}&>05$HF!39G1k|l'mh)H",
"]EIdsLEbHNiu3_JQBAn>7Vn_IBM89E-[|OPq`LyNAoe#7|U{-.r8`tShLJ+]G,_WNK8Nrz/v#1@HRPYBou|@&+HT#f2Ct}]ROo(#=r,)/v+XEy0Du!pOuq|%w",
"f];^#%qDK!E/`b>Cdd+KBaV[mk6p(!QW%K4U|2N1|;F|H(eksmv)T9ZfEmcf|M*/x:{oBi^HUsaj0fcD<7ycfni^/ve3ym6_@O}&NG/AgWH.]W:yR.JOBGN[z",
"S|@RxIW/.1VZWgTj]$zpY!j=6Ef&;)H>=zs[&Goa<qU0C=T*<4T&wC,-#6Cid2@23hu5v~C,M%QnNKt5QKl&Xy2H|r+~)HcID<]*`'u,K0{o>:f]H0eK*Qz]G",
"PJ&0mVnw*1:i(9TnqlX.XWLmSG:e=;-'dH}f`::8g[T~;Tc~CFTw53E{fkCgz5Zy*8xhz5l7>9zbmpH75f*2!n4XXQ6nZFX.$ng[BaKcuRDe)mS8$V@#`5,HK",
"<t<LUbKB&70[Wg'b+5%m)lAM|,@vjfsUq]Z{=P[|C&]Ir*`g;>iX_>n}c$L98zE_VV)]mWA]+nzs'DlFl/))i4s'r[c{wCPs_WXb<gE[d~>`BtZu;nCOJAZm}",
"Tz>lQBELDH*;611(7Ou0Ti`6A(/fjv5;hU4H5$`jlSy&.{3_sIETH<JcgBNm/}eQP78VXFk0YL^2tG-A)^|g|K;+,[1Pw>IaKQ=#,,fX|l6YK6Nmpm'Tng)In",
"@{+s6]hd_SeZhsocZV$dfqu`FtNaIpgE#`[(`j@ZVA*fk5YlLQI|t0>*L-R[YU@8;fW0@u-g^X=I#H=V!Oue{6.Tr[88P|&b&1@Ej_.qKd0b/r=[TPhvZNYB`",
"AM$j{~+4An}n$DE/NC*wI|e;lWL:&lS*:,R)7`R}Zhi$D)}I)3H.VCi[Z^mEm9!#XixqaX%'MZY12JO%@*9[E']=%R4SKOo_n&~Q!~oItrK6zF#S+,uhKJ6--",
"u~64q.}i9EtSfL)ZExx{<9OVvtLPnZ~]N_:}</TQ(nuqP5578/Oy4ko0*aqwk+v!+AKai=4|}AvA_cv^)l3L&^|oE.$fG>)a`3O;1y6dAT|<KE|df9A1Rmyd%",
"3-*f}U1)(Z%DEb3]DaVNX9NtfB)Lo*4A2qM'+obY]uXClE~IroyK-O1Mn[&t'<}s[<!d|aTA`s(hI_o{,Kg%Xv/t>/m=ywbMGw95]p8|I|ifo*2-ThGb;DMY/",
"EX(p=XKmP'jdAh/b#2Tq#)Ck0YS4hhK<sHJEq,s%l^|q]v15scHWReCN{)vjhIOcN^U[[!5chgclb|efP9G&j24EM6vc>Yj$hH+ze:QxEE)k8{At%D0@(`O{^",
"oL6m{1/0n#LddkA!@[wPt#>Pc&iKQHjC_RIan[lkV%}ohd6QA}2kMMb0;>/5qw}e{,f`T`4*M3E'}JM|thVRA/nOBk)26W!P#'sE*{&5(-Gj:1Q7uJ4Oi0Lg^",
",K*eI|-eR(E}P|mPa,.wy#4Yy>}{.~n5a6ST'<;aK&)]D.}<FI_R(&IsF;!{D.Vh&s%n-_,=wx@meak[%se1{[eDxaD},Bsmq><~JcA={puKUL"};
static const gpusorti_packed gpusorti_spv_onesweep_narrow = {gpusorti_lines_onesweep_narrow, &gpusorti_spv_onesweep, 13309};
/* onesweep.comp -DGPUSORTI_ADDRESS, 28728 words */
static const gpusorti_line gpusorti_lines_onesweep_inlined[] = {
"$uVo|)ixU{VHpYbMveE,0fK.s+`eJLMw>^PktDRB})oF]3](AurV+Jv#($SseF_~S5vdhGD0z1@H!(jhy;%FYPPyqP]vH+%5fBpa=lXG;XnuK@R@SOhN/U,:9",
"e<u$|X@z1m$NDaSv(EwO[<}a4dL)u@[~:`zU>T8Bm8#<owm(WZ[o@4G>!'l!kf<$x&)dJ&#6OyI}<>e}F0fv#2fi'^A|Na^JMsj`-=q.{TeCsNY1WNAX:<Ok4",
"99iZ+,]6ZO$qN~PiIr:VLAa+Uqwae(vjt$<#I@pTSuMD@Z`7]Z;BIQB*-0$K!T60M@bI1,hW]wGD9PP[cfz%-DE6N(='svqyjT{w[RzVDQ39jlCIoN`mmIqDK",
"XLw)nW]9qR,heaSO}RPCNkG$-F]~7Zc!H`z+'7`Bg4EwR1;'0w798R]_)OQPXHOD~LPMn]w#vcLa~Beb-|y2KHC}u!ywy~~~~~'1BiR3~|mB3.^!)lut=x5FS",
"Ts$%>jq8lTOl5-rlS2HRwzd&ChorkPJC94-2:(g`~_7Jl}83N*80z7/~^b&N1*Gmq*;`~Wzek4m1O-h|G.&auQ2X45g.$.9{.;[@!nxGuGm<y=@%d+P*P7*yZ",
"-P_w(`lUNM]-lLd2.]_5eEWRdyNkqPPR2'N&ooH{Egx,0Z*!nxGhO0=.`as&&VtBv`8b!#%<^@Z5a_rgxPm)|ixopG'vm>IAgn01&w=)A}B@*M'5+00,0ticL",
"&tcl3eU)[q`(>-sXu6=Vi:ZRk7`1Ey[$Ey/[f&k-TP,=v{5Mg}74sR*muI^Jqzox}-h61aZbm5kul0tGlaXU9rW'*_%hKo1h`X0pD[^:}[R+C@(5s4V*j1q}|",
"_VY<XuE&LjjqDryy$b;-tc:n0C+4fi#|B]E<ln~e<D=RuJrMJigZqKX/dkFSHP8mUVQ-XkH3[/0vv{YJlEGP8Y4^o!YBWobI-fkoa<6R@8B@qY`2JiGlQmbN9",
"R`%R/ykJU#XAU(!)w1b[IQ%n_VR3,ii@TU%Lrp[,Ug3QxIK)yB'HmV@1*`2E=|V~%tp#,$Cbgk!NLy/1yT}.j<mIi7J=A3vO92M~!_;DKrF!RTw7S|v{>LOW&",
":O^,$%o#0M+:3/rNB0nOwu>*a0`%fu;O(&uTpqcr`9'xi~'.G:.Ku;l|I=I%.Fgr#]%|]>czZ2FOK8L5~Lw:Cr|Ap@g~-[MZa@F}]w]p[#xUM/.6bg(jbF;(j",
"Kzo,Ge~iHMvI(nCJgJG@Ju&5#`0'+};d5-TjBG<$'7kJqBM>3uK=XZPis(7<]8Y9`_;NxTB[v3Bim~2K%!urj1=E}/sv)D!@1~L=9m4=l[`GDnrAle<Fsd+'j",
"B}/Qr.*[X2Abjl3M&B2j(]I4Y(+e8O}WfnUB=28|]8y8);F>-vsBtPjn~12zH<%aI/[R%B[GGuEu1+GdZicf@]N%d&O5m7K:&feL:Fbas.V[N)`T9CR&)1_&d",
"QwMA{;cmJ9k+vjMAjGBh_>,VR9-10v|`8wbR{Ptu'8VeR@*$+_FYY3)3YM&zO=|sEX<A&m[[B;9MT93Mlzq#<E8@yvfnP+dV/R'2C)&[.Uz]6}B2~cuy|1&&I",
"muga0uDMb98S_JWbM9Pn`8:6lA),cdoMlSoncP/Sk_J9I#M;}y^nZ#E7V1>R/OztnOsbEH!T#((V(Kf~eb]8ssgM0Y+.TNiPF{*@+]Ii*%!@B^<lir=AsN3v]",
")!fPC.OY$vnFuNrtb~/O^]4's)p@4%!hkvD0J`Js@]AhzG`yI*F9/UW:`,{<PiujL-p8@EW`!ec(BgW,DzjeDnmG}I75gqX|S9tr><o{Ax#i>s=qX`,yzJoP@",
"KbLoVz[qhMApK[uRtZ)(L>(/Kv1^SW%QBgq[IX%[_RF4u$v-IJj#y/8UA5NTVO-L]1MDYGu[4KyPPgF2oFRL~{q4nbzn[Zx}{9cM,AmB1%`Lx1cafOf*Kx^e+",
"U'xbN|k>[+`~Izy=T%w(H6F_dGGiO7c`uBp.+cZrTa(YK|]h:'>WJA1gt&P;=-PkDfd#0JH:Pw^=o8kqkq>F}+.$Cvt-vsfwR<=kV]U4thAi_lT|b8`3&%F|}",
"$)0LTu7r!B<y`#1qJ4fok<y8P^a)Wc}2G`O@w9Bh_[L._Fsxd%.U>(!l0a{(_OZ_>-}_Z46b,J+NOc<$2w.y0SE%^q&<b/ix`/<C:nd.SE](e=WQqS[nGt(Yb",
"JW'urUm.]'e*trYTw8}7YaVP@v%_{-&r%<mcm-zu%}tm0U1<;=yZbXlpFE~J`@9#KFm5xsPKyXyujgLP*9r8K-mA4.@b539u7.x+0fal@b5chZn1+;+Ox<{jT",
"xk@A3e4D^X35-!hkq4;>>(B[NUt>*syP1dAb`v2XA07^Wugk0Em_)s2>/wtu.q6jj;zaK_Q)w5_B#K^.bB`2KdoeIINWZ<l3Z!N*p(IIwq6,=7@8JCMKH,3pf",
"]svlIqY3W1;ku&~T~%xTxDX@nlUb;@f/zurO>8XVnU+&FP~N}h=Q`^xyoBmqz]dQ>kzmgk#))oKsoGA8Q:V-BtiAX3w<Di1r}9glLmv)KBTXk$WD#cpqKT'Q0",
"Zgj5atAj+i!ZNYZa{{.5DX.L)jYIwsH26@'Zd<u+Re#ET0+yIXN1p#5tuMcJ{6p[wG^W:OpN*ou(DvccULPFZyVdU/Qb6Y4S!;_Awannl7!&AtN#wFJwX0S|Y",
"Ip2K1}Wy=ddNe&8XP+$Rt3depu/b,4(Rn2y&yfFF[PE/KaX<V]$WiBKJ:QNDmd~Xj(U!>ET&+v7;5/2a:-15_F+*pa+MvguBDUJYa48P,Dux:w)Lldd<19kn`",
"~W`6Vb}A<|@30i2[8fc=:kd<;v!*.#1e:}=IG-1>e|6Af{FUT9R&fvs>EC#$$d-.R_C6Z|@8=)O>6}PT-AwROTF9(Fkl[)rC6i7gH_,E^^j&qwRDjc0arT;fV",
"C!r`dbL*Af&e(-[+z&cvYsz'dB.t.Rbuxp4y'`FR#[@bftSA%TuPbeq:<v'433T-T:1gyD5$s)9!5F5Z%&!)!Q)G0ZQ[@n1U,UC`xfpPt9Z!YN1y:RX!gwk<P",
"Y'0%-3/3v8du%igJt(U7!,{b(:#]1OI%uarW2gImKq)RTsu,Ni)itRJm0$4El7O#5I_B,&1[>bTp{!hCl`X#`y,*O_e0Z9kWYi20GF]CX9J72*JFU]qB!33Yu",
"|EuOF20/|~#gmFc%r[b8i@Q_oDhkt{bwp`#u4:uPJ08;!}D_X7Wpi+{$^Clfs+_z<OZ1Ys[~mIAAT*8<~n=DZH`9!.&X|IDu4D_[O7s{PQ*ZW9G8!>W1Q=rBi",
"6:}LMbYKxP[G}0k7,>cGPoZqg>vgNI,NL4Lx8ja-(0B/p_P'e6az4,n'2AbO8c*C>>n<MDf=HB[+vHS#PcO@a|TK&c=2uUsV/Vck.6iR}Ey32Ww/w^z`r5sqq",
"0}G0,kub`wS}e|E}(4zW>GHu=Zh)E4RT414@CWyi9kW4:L{(785Jw_hg0M-*+v[2Ol10FNt.1@6L>Q{wm^M^1-_BU+0e#oz}&D%{p;Bxg2(bUxcTR{=`GtdT)",
"}8f[$DP!'b2qD5U/v!Ss<,yIL(*LbOrkIcsj:1qjD7)l4dUBrq&>)/{cx`Y,%0fOU0$<rIpvmR+DPF2sy@INCv{gv}5W1nLy(i$q7bTa`3`py4}vHvq=43Z|3",
"*W<S,:BbzB(vC'!uooB5q*B><Imrl|nLJy%gS'x*kwX>U/zj5l=E1V>^3@!84uB.Ag6DJQS&*'Etf]vB>n0#]a!WS[M>XzwB0hu6}LLvV'n5uXD]mbi`#W/%+",
"X;FW_W<Cf-mu*$fN}7i`gWDlnt)BRi$n<5`IXQ;75MdXS88xkg{RL7CsEuBB&`~[$32A9._,8B3)-f[g$SZ>ki{XJ[;`erWu{]pJ+4Z1|'U$|KJ~'k-EW|X'q",
"{E/u_Rud=#6z6M(H%wn$aA`_d:->)ZA])a_Y-X}5:16>XJ>a>KY@5nh3wd]~,ARHR}-jX$J<fe70!IXKR<E!Ke&Mp3Q)85&H@ekd}Yp*g%6]GF`Cc&P!z>i:;",
"!sW@#xT#`2W,{(@A4t!#;98BSJup8Z@:+18(I$CML(d8AC[<OeDj*|%*<mk,+2^6aIuHSQRodzu#%Xrj[nviqKtOd2vbHd%U$t#A+lJMd@Gu%g]k>,XC9:+c-",
"$hV_SP=pa+).<L*`crxhZnFYM#]g$QdVBr&cgH2C,N>qy-AvA*3jf[g`e5$cTB08.U9+)qemG*]N!+Z!MJ|ci#CG+|FHio6Do{|N=fLMsF9>:WI+favsQ*g5N",
".hXGYEv>ot=BYJEC_hJ|kfL2|p^W2N'e=7MZHmD0BAmK=%3Gi#T.m7h0d7`!L+>_~sE{fISxgL&M~~Ce*Z:1uw%:%'YiWPifHzdP'oVr0|3Tg.4<qD#0}&D.u",
"F7^b-lFJWW@(aJnM$9m[8~*TkR^C+MKhFGY9PYt!A:Yi+_{4P4*uE>x>Z.^s6W4;y4v'[8=]Yf.3s$*T5n>4Xck'!Okp/.Q26;)9XfG/-RGof=<,H/m_J,:A_",
"}nb8<-_&[]T}+lp1=UFMmq5IcD-qI)|M#>N13lg]^s}8!E*^^2zJJZ&WzeY384E7m{d!p&^z0ZBp^Iwnu,ZK2CPCfS4.1J*X]d0Qj&%tJ.CGQJx%JS9B@R2;3",
"eHaIZ+9>gg3ZH-2R*SMvB]kyO5QHrXF/k|4F0'n]SG>WC=-b`0{`:`v%r>[UxE$jl:*nXW1(p2/M+QDD5hR.Py,30Dn$lduKYcS9-<20%$KbaoEUd<RmXCW2Q",
"y5sL-{K-#-2dN~(8Fg<;qpRG.KWVn0ijOVk;SU%b#~YFx.[*eKTrY_S!jGAoXfHH5RtqqN#V<Xj`,|*v>H{0)2A-==]=IqJA^~L~h=j<H3q5w__OeEfzG7i45",
">I$Q%*r3g%9+W^FdeTO3zJd]aZ}@oZ,87Li/y^bEew6o4w3&%L[ol0b.#8;>Q=YJopjm,]A@npF#HrndX}83kGJJbb%g[)8GPPPDL`!NeAOO+.,HIYjpGy.>#",
".RfW8$2Z-NS@J7j0eO[QK!#7JweHNj`!NxtWoRh:L*VbI2<=z^sheCxD~&j+x)}vC7i^f#)s@HYLKoG`4CjAO{[~!wK+[}+riay`f8lML;ACuOe*&V_oE;qP4",
")'crka.S)`@+KU.-yUe]%#>94DQf`=2$O=FVB-H0gE0A{^611oR&|MRFAKSqtU({<4(*=BW^-6_)=|BL%3#~&=NrV{otF~3&(#b|JPC]z653y*kRshR8>,Zs1",
"4~h5vjLO)=,M#x}h)ubLQdw8ECALu>yc]kwU;tgaQ~^S_'w}akC,)d]&Cg6kJ8PMxCM{CBrwv=i/Tjti[u:zo:_0.gLFami060tm@M&-(&$FD/5g912m;{DlI",
">9Sy_`He9iuz&=-nV=+hz@EKlsSDiQ:ut&87eOqxnsjp-q!bsyGF8HDl|<Aw|)kZ#p@:KB2>)!(F#G2),>reWSTdXu>-G>:',*'WvBRR7q_%#-7]iCSAc^bt^",
"KRHZNUn^xko+_2jt5FC|LjjqhQ.Z&$wqHwrCY290_=I|W<iU{}mFWqzs!=)&/y%J|jcu%*X}uF'QJN<cjHlqQ>FMZsN8V``GcH.+p|-180*VZL$:xOcjhP,Wg",
"hUfrr#H-vH[oZ^'=SXLI!*JIz%KcXxSHXSwjflB~9wXrfCF9$W)*$f9a;Rlj;g8BOzu:#Nv4A)(@ZyWAyR/q`Sa'NFbcW7IgLq=n6flrFw.G5Rnf8gcF1~Yf2",
",;o9RbdC3g4i_Hi/=M^z)GeJN7/lHF(81;(~x+h77-HAiCr^RSKQHHB.(Ni[ZK%I%'=Y{[7kD!(v~v,(3^qayg|:g['Zkwhd9s^#;6NE-0ORnpEF]xX'Gupn6",
"naLP)BV*(y&e{|F.'e@;QLFWBLT~mh7E|%n,1TLB+fCm!XhWytkPgAaMDF9seiahk/|GFsj)WWRbWaj]X`0z[`[:E93oE{UJHb1<5Z.:Nl^U+8wY]MpdI5RhK",
"5|8kk0]S>'5cC&Dlp{eQ#1^+Gbe;i%,r311A[6H]a;GWH!xc56n[n(ss!@IU4[d6HP!']}H@{pl2RLX2eD/saWl0bp|O9gtv'TFtlGyd3*xdnD_Ps-8Xw-5V%",
"wQBC<{)u%Bi91~R$,4Nypu51/2sm_#R)HMW7RS@W+j2qD%q0LVZ2PPTso`F>D6]N^=[|v]3(7'B$q,IO'&%1md9ei'k|fl69EMxS_Y)~Uu{[u,S(ayEZ_lL:b",
"4AcecjRCIRVso@6.AP$Q&FH|.gNC>sigPph;sSS^.aboZP2+9Xj0*mD|KYYv<dwxSf<Jz]Vqil2je~ANTAel$`i:*5S`J]JMh<*23N$I3)@/edvLX|F$WdSuO",
"}tkDsVOx[grg]2<rC,OL#YEy2J@T=@k-;V!=dUaF1JxtaBwIOCYZZ)Q[=8DWy>YJJz:+n.:^Tg;i4K4ap*I$a_q&Wb6lCO:WuB9@CFyiZ/e10cKU08`j&xxzR",
"{6N~+Y$(q'g%pb9P)~0XjPS!J]^Y|#<s~_b[-Io5R#$qU-TqHB(Xri/nW)QIGE-9s*wME]cZ/4`>U9#_<{hM*t)CfoO}[,1J|'azC;AJ~kCg]I60aC4]-VDxd",
"fKd)*ZP6EjyZn)cmJ+SjjiS@LM!GdTyX{3u@9}=uAQP6%f$v0eXs!|+fMvDE)~s`JS*<E>*w'7agdL$XQUQ#,!_b,[RFDo6v1jJJ;Z3O6>,8XZ@+kL[AiqHIQ",
"`mFE+=@zZ@G5UwmxON~#V~+k,v,ig.ZM;=kw}{N+=o6sr}WC@!>ulqQ`eRwrgg`5a)~ZifX7ppqVjO(,S`Nr'NIHh0MXkcb;18~p:uQbGvB(CL|rB,Jv1_t.;",
":QsL.S$jq_Q`k[I$^Lgr'p{P|.LXcFk);XK#]Og*FUkx*k3s&DnN*9WOHsBz2+Zh#.P*W,4nDEWIFrbPlN.$Q3zm#S=hmeu:0e/B-z+/vp5[+9tE!amLoq#UT",
"6T>w!.Yk9XBo$Q#8rfdV`-xjpgg>AF%#0r6aUr<Mk!HH81qXu!LRG[tk%35F~9,Lm@;bb>|93<:4:A2EbpFLa7*m,RKc77hqeBL'9j-1^0YOpS.-3:|PrkAw%",
"7@]57Pl!1Dp)&t%DP:l<O4m;D;t|I%clON9mY&O$UZq;zfG(H.t6qa&_}Z`^`OFo-aXPvSBa3#!>9SdaC~3ejs%m=}7i;J#irtW:f7B838p=[;Wjw|eN&ha1D",
"2,P^5Zl^A[Xxm,i[g$WwchO(ayEzEL6skJs{'*CfY={368N#:wB[Ll2Wm&/D3exsnHadak)AcSW2W+%,bkGA#G7hwyWEX#'e[Lzbr/t.A}aY*,3Xz-S*InQ$+",
"p)!*JE>MBlKQi3kDbCyB[~gTg<~AQ;L1yf[t^k/O@F:!'9xg'l5J*ej!ctGUe!O&o>au+XL0DCZ{VlI|;g/PuL)AJ*3~>2r7'`;mQJ]2@/*}E0=N%Uk3}J]7@",
"N_>Bec'c2.a:!lu1@tEwC<5'zybN@fo^RyvVNHo{A,IPj'F;OTy7k2#,n;<Qa+R9p5cE`WS/A7B{vE&oYvw%6Rm/p||-s1d_r(Jb!ZQe{}9B0Cgft<j1>`S15",
"<y67XY'Ih'_9.7V~@-$Q0{UJ*k0Aqs,sw=P/=490pk]xR>b(9.hX^sdeoY!60s>L}^9+}e=X$wXL4MGVWE(Uk]U(H@2zLu-UcN`VUkL)h@<{e01C$TE|f&/d*",
"g!t,27BA=Gxsq=KF_p:^tHn`}P2%~A)DHcntqF9mO9iw%l-DHJsA73yroo}HgLQ*<y]}kwwTb42s}z'UNkC]_CSa4UBva#|3OH9{H$EUsrh<Fj,rXne{GQ^@F",
"33sMdxHiaYtS3EiLKQnbL0b1v.{U#yq|ZFzcR1u%M_~:vzYDX*_COxjS!LW!/$zV3~CxpO-0W7ju0]tRF't<jH^{AwbeVHIX-ge3u%2Qdb^|OCYYg%7d2Sn'4",
"(Wp7$S#R,bL.)$S*3+Qu2phk&bpl;NL)L3VXQ_8=H&Dpqh<@!UVkxTo@tup29Urit|pHcGuH'@WuMs&QRXK,Qr<Qo/Y&ky`$&O@<)qA7jtR'vq,JhIqF;6c^W",
".c4-EI!G'.6x-CtB9u&:tp~;+,wQm/I}F``,M4(*h4w6<Gy,2rl5]wbdB6xr).ht<LL77y{J,OoQXfe7zd^GPY%z'Tv6;Uea5QmaDoZ5o43'3x|+M9|P8#+Q7",
"1d,VT.qZ,nMiT)cJ{l|-]N<O[Ls$rr[a)5Ex^RMMYK/D0kIHf9-MiMx<LM'Nx~6B^CEWR0:GFNlWNxrN*0O6#[Q61'0tJ*y#r^auZZtF&Y^o/Spap&u2LLzRq",
"UmAx>mUgh@[,qF[0'b.eG@rV<.5NwA>=4YjRzRw64Q7u`ai19QI3V+AClbW%70aPz}~S[v8$,5=ZJ{(#ym^vOf4hP`Nc6Oq:1B7TvNwmXYb.ma&T(B'UJ~PY>",
"z'`t+'OM]wH|pDl3ZO4GEb];[-!L}qTec.AmK4X@S{3h*Uj#|pia:LD[BwbjZtXm{K_%p4zsM4ZvfG'J%U@R(h{v'%Jd!70ejsM7<D.1s#3<N20(H005[Qr0E",
",r^$PlT`.+>_G<!'vX.C8AHH@g7P.tCDZ;&,}$[`IZmq,v*K*6%+Zw2n!18-S@rXd1L(B9%D!9*+Kf.|=ApqjX8c+'Cu{9M6!g)H5=paUH&{/9&&vS~W_%mk3",
"BQe.>G-&h|32[;a8&Ir5V2cnqlvG'#J7!d}u[O9rFK7Jm[#={hS4sO_(X|^(+7zy!a5^gk|$ImOosVR!ia[+52WAJhC7Pk$of/6r&.zj7Qe[#t:g9(YlO{5)x",
"Hij1XOylnd$b23_5r5`jVij:ZHRY/+#B]25i&+79CDhC#:t9U@mdM;>8pTRsE8{}h(S07a}iHIP^25'~F^2ZfDaU#{tm=gIRax[xT%SaaV=[*fGvWzFWb/fCl",
"9Q>OBhl1T{.w<zXZUQ(A*5o8E<EN/_0<.['Ve~'$sq&LCXC9%no1}<U`UDll8&_u|+-nmM20>fk}5)XzFq|Hwe-hF5~ho,G/>Sv8U=n/FEE>q5gQ<eQRdW8Kd",
"S}Y1z3eUj]p|^_j~oS3B[ckM1=boT4n6mr:mAi<w;HfjKEjTvY!Y=lFOXT4~z07&3k!WJX*a$Y|HzNa!MI$vxK8i0GN|=r(~mwq)1];gd61V-(:KkreED;tb<",
"x{8,)#!z[:_WhW$x3q2jW*QhTS!8|-@:8OM-UTswXcx=%e@O[#-K6qoBMf`j8`ShqmW9tZK2n;#$3s`_7%wvF;EwDxa/*f`}LB_Uq~[U0:w/3@)e0.P.S::%c",
"h]|,|.LDj>FirS1I,+CAtscL$_Tavh@j_r9:Dm:'|Lo*9!E}e;Fux6&`@Nu4Aj$2}(,L_!=J-#yAzGe~:350OUgCwSA(EKT~ancrc_F$Fk,d-fAg<bH8or&&t",
"sE0#LNB{|l`uhoj^N6itND<Gg7_tFbXG2qpjJhIyMZ4c<FC7[(8N:WXSj1==dSR$F^;b;YrfcUy7Op;KMO)X$N>SuA&rp%-U,wi/W;~hg!{`yi/5A^0NAcq*y",
"*&&N0MJO/wpUToX]`N@:ob0RSE<<~aT504]k@Oer6^Y&kW;0s@W<wP(qR:1I!Om'P:HJQVpoI)J_4>Duo}:1Sn,6gVs>Z(&PHPjMZEYa$tZ$Oj!{jl)&VO7uc",
"_qy`(=o0R(o9IFB1BH(&pP}]wuD#H@#MR[Eo}u0)J~Vt@/6Nn:cSrNnzk/s1T+7PTq74^cp^QQ>zynS_lm,_KSHqrx]%;YQd&v}yq7gLiy)<+qRJ.;;;bHuX8",
"IDnQT&htX=y3=cr@Ge(dT.#r^GV1Dq7lsNigl_1z9_l`Js:emrdtBFxt6jBH7~&)nXfu9_Y[0G)nVhioI$_T4I(;8Un97u8M;gjL0pSZ4jKQ;X5;O_cX}83@$",
"k2-c(.LJ/Yc_7@t$k`C:w(keL3))KcXN(vkDacGR*=~eXclg;DyJNSp.mnZgJ^(k$T6DCH0(|lp-AInF^,Xg+$iqOae(~+fdU2`bG(gt/z.EphC(wgW0+6}I[",
"i/+!pV^xwnN/=|$m.n$JDgjU,p-gi]^I`Qh&8ZP&:EKBRuPS/u^kMxHxbOM.6JB,{FWl<5,3RzUc~[O26`b=E~{Wwv@}*0HbK<f7fpimsZ8w{..q3Ga/Rx-X-",
"L),iv&%}A|ELuR:`bCocEs&Zx@0;F]YvkXkz.uHrw,z>$F,YbSp}Wz,yMad(.L)->e`0*hv7_%0S4L3|3<4LIe7-c2yv*D[$q8<bk;-aGYlA~O/wAva^jmwro",
"tbg[AKu(P[iv#Vwvt@7V0qye`0f{Q)FdTjam,Dt@z0RaRS$HxWaLK2>s_{AYC:[[y(z|2LFo+Ah^~y-yzo<H_XOnC[s8#3Bqy_gw_UCk]INsFryxCy@{Iz|lo",
"@#dabYBZ30Co8g$!OD|Lk8GTN*UL/*AUV&!i|n22;o;T'jXj[$b8qU_sO[Soil|*ko4|lsqmpEHly#B)_vA3*n_,<Hn*`WN&ay&>k<)!PhyIZUR=.}TCpXjg*",
"HA]qn~A<Vuh9O*_<5pm4R2~^Ldu81E|rO~!/xJz#'v&=WDndHmyoSauk9MzDxVf~h4=46.;3D0K}:yh82}^!Q@|ep`%FKvEHtdL+`=3@l(-OEkAfMNtv[p6F7",
"J/WE@K!j+6jBp^Kx!Dd8>L9Tb`TEkzl'@^(:/9$v/&uJrg[$p^iAr<OqEaDH=NzV5V+ee`m,;h7$bCzc(;HpvVp,_09Te[l'S<%]05<F4BW+(P0TVzq}3Vgf6",
")Kap&&,.Bf5;zc^<;JXS!=`,:@bl5%{rxo^3rOI09v}!c2Jvsnsfj27)rTc<QEyR`q&2GMw{IUOG)xAn3=IB(HCD-/n:CuJ%^B0eB^@i@1z>XA;QeUzi,&xY$",
"G:,]tBWjMljsFxW}VTGQEqq<SWZUa$DopvF_fUgf1xNfg$<y!T[hVe!Qiu($zJ/K+a.+h2=P-.+.gGK,_nqrhtLQtTv)3fj_5j.&xXlv2@.Y9Ya+1#s{Tc#%(",
"L4oF1w$*,E(lj~M^QS$F|Z'G8o59J8uH<rJ~dy=>Z2*X`]4Xp&I<K1whkAX/1cH/u1Ba8LguR02as-82Rz>julky{q-`Fslt+t~%ToO-KXMcT>+u/88Ph(^N,",
"iCA]USi$]14,|w6#}IifzwuuYhZZL,0^vs0gS:1#{'Ecukv@]7hl{(@@y4e4K*c#B1y>O;oY_'RtYo$3WAtzbp:ccw,KCtwina5a0C+Wjh>tlLS*8kp*>i.y8",
"(|6*j[uCp:D#L4=mx=3Iu4L9{vd7(jwZreqq]1*FC1LnQ2`WVME5'^M5RPR:9dkBl8%Us.o]z'__k{5+~W{E9]yVW{sVF#m{1a9_!mrme9D^xNZbVv|.7SL*t",
"o'nJ^N'Ztw!ktQ#T@+mI!R9bi_Z-ux(<;HGFft60@kkV9Fz2}aT{*WM3A6Ir-)*T~PmD~4]9~Fub0+_</Y5{Gfvf}[EJdN5&vyO4_lGTCo2Y-l}HYSa(8md]E",
"k:e&rI|KLjCH9S^gRMsoxU08W6rBj.)'1*71*K{mfW'n7uGKJsdmuJ^e#%lc1FC:!Cd.C0Cv@E%PBJ9WLT]xhN$M}6RuQ`D>F^]wPB4T}AsK]8zUb)r9Qu[s'",
"{Ym~^xNPO-n%gt$!dT=5~*)cN8@t+Lpn9s3.@S:w.U4|#ozHg|CTE'eI&7CR1h9~ASU$bqK6jxcv:0C84L,CqUsY!6FcH0`{ws/WUkfI-8>,ZFIzWcH|`GJiM",
"u_r<-Qv{AL1~jCe,I@2:~+lS!x%T$<YI5IONi8M/F''Iy93RaR91kJIEA]/u<|M/TNWv<.Q`RV+]/q<4_QP}az>fKCVcpHlY8)4'W0=aZH.l{tb=E=DQcgO3I",
"Vp&]^K-PI@=%USIvxX4jf]5x$qO}5|uNPrZ*Jw6bw742ye@ql6xPaI+n_/@T4#A_w`b=1DhiWDwN2Sz%'$zJ'MD-@JHg&Ec:b&wTX+{(#56'6l^.fjSInu.AP",
"hNWs_tw`LeVIXF$,OE)myFs'bJ,CvEp6*%xd}8N9k(zFuyL(i#05T}z`)CEa-'v1C<w+~bh6Hi3D!Fs=2*+IGBCorP/R|S@%7:>mEknb_C=DQp^wG9]q)1bQQ",
"7`S1#U2u2.}Zt4NCV328+ljsd1vz->c:fP<8y|4M#Z4DbWBaLx,bD-}nrjhg^uG&noh;{`S-9Lj=}IG*bKFD%Bvb/DNk8~p04J9Q86tRh%t1WE<JF[A,zxiL7",
"0AgAvSb>tgX$t~vp%LQFybUjN7S`[I:>,zeT]D7wH(`253`BlZgEvIfJwa@9yLgMDOevT-Hb2&]]!uZCW7>oY7'UZ|^zdlj!^P{LM$;J-oJjTk5JS!zMrc:.l",
"f9]b[.Pw/%Agd}hI[1M%+}.Pcd>e>&WP^_/A,6oKMV_kkyvenFaW73N&{YnPgqhEY+K[.dEAq<F2dPFW@GlAKwAUU1|!RG3&8uMNEqyO5H]N5x([Jp{=BdpHU",
"#9,hi4XIB+<A|/m<zdgYQoL/`4P:QRIl&N@Umn1PY,$]`P3YCm*6N*0Y!t(/a9l&Bs@Xy:/9d1J*/`qtjG'383Pr2&g~c=*OnO7GZzCSbg+R)iE&1.C%e<PVf",
"cwIZ@JVG<<>`[cDvgbp*wmnCN8[.<!}hfEV^t&7=',4[k_^4Rx#DHQ5>QB%'gHDD|eQZD3sRIeZQ_YZV9[6|SQw4(N=TM]Qq:h@]!&<EY]Q}N|7j`Qkrt3Ic%",
"tam`b)Kc)_^T%bHTb=L>3#zzv7;)xz@N%!"};
static const gpusorti_packed gpusorti_spv_onesweep_inlined = {gpusorti_lines_onesweep_inlined, &gpusorti_spv_scatter_basic_address, 28728};
/* onesweep_staged.comp -DGPUSORTI_ADDRESS, 13995 words */
static const gpusorti_line gpusorti_lines_onesweep_staged[] = {
"$|h=OUyf=I!16aC3HSB+J72gilZ|nE6hG[jH`RWs;VX~Je^a)-q6LNc~}_R0)#OW-A^Vz<lv>-8R.[j'ykf(uBz3OXGX35Z;:,!_@g@D.QQ_m8${z$5:^1^-w",
"_NNHX,Y[qce3[U>hVGp<tNZp<CvG5&=5sG=G*L^S+@$XCc#Ed7O|QfY`je(6DA|w>t/LYD#>^//gQBi`WzZ%[)@tzGHF6oJx0@cP|MS|m,*7wie}zW0DxKdy|",
"]Jn[Z:|lC{$qE|!*Xv@LPn,d7E&Yvmz&z$9S_{.1G8l;u[WpU8@PQ^BA(8sN+|u0F@'MCWA)*=<1<%L>=M6AV$0Cs%8;CX>ANd`@i*7i4Ls(.fdc^AuEy_/|_",
"uV1Bn~8|Hes2|#}oQ2O5Cet(&IW@p-,VD$uI8X:%aX-Y/g@mAt|p8Lom|4J0u|~~~~wU8OGA~~n~S!B]!Ur,b]oiUhnSW7of!1ra(Ql8gbPc+g.;w52.}]qsE",
"I%6$A}7i4N#{1lA1e8~tlEEY[_4v8`47X[JR}{')(Zb>fif,wn&o'jAdDHge4^45fs4]T8RLO}XP1L$@r&.fdZ:'AN2BUl6kHo2tEdCBAwQOb@wq40.uV8xnd",
"s6.pfZ|DL/GSM_<CKY(+%c}oQos:(.^#]6n%$JtJd)!d%VeQCN>J5h{a,Y/7uh|7i*T'k67Jdwf1I%y&n_Bxg=TVA*U|HV7M66/62q]EM6:)ly,rT&}CN,=zD",
"6qAC}h2Ss^i9a=q,Cubj:Hn*JOikuq(<q[%mRx2-UT00fW9J>8/7O%`MKW:^zOFJsaKG5Yv0|D*/&Z*G5).Q9T4owCgD!;Lkh71T:/[Dn!fJ>Sc4QCU(1ts)0",
"}-K-{sS0IWacVmXd)A0Y8#VD9iC4*4.xU:C^QEh+GIPazgf'[BkyT-WnQ<^k~qwknu<pR-37[4N[8'T#AA<u&(nn`B^t$Y0!YZ)yKLh|NeRYd[jJr>3Y|eq;]",
"IjmN'6w=r*rv)}`J5`_YN7{M6V<-KET!)20mDocAXZ9-~xJ*!*[ZC.Y9*p!+_}mF#hr(xY3;)UZzqsJ9a|j`S7oN`GB=A8%,7{eTTM5Y{TsCQE/@z,{E.oyea",
"U+p)T4w:Uf>j~$Ky~!!rqXzN60PImh%&{D1FZZtdNykLnFBe-g}nP,U[MdIC7^mZZy^%Z^TIhq-tZ[I^*j,vqZ_$QzL|:|b']:jjj}vH_,*XY_:18wtQ41{M/",
"lR|Uu1jqBE&S|Oba<88$Y]$pNn!CCC&J5&1+;j=%M6V{r=Y-|R:i_5Y:*S+suF'J~ty|t|LB=~Ry.Fs.qI9,:p#j/4/c^P=Rip>)y~$@}7XsDOBq'L0#/#d&k",
"u/Tg^Hw&q*tY!i8~BO^b/dMs/dgHBGN<7lECuzL($f}#7Q-NXpG+`Y>~4yGI8pF99sNc<6wdW!!mUA9JFJ'S&Vfbw3,EF|c+[AMu|Xr*GGBJ8RvLM`t'&^mLK",
"$Zy=Je:a>[p<mdcya_l}B4k{Qq8]={U^A<1^IUNqtFy+f.c`E~`1/vf8Cs>h~U1lWG/y;H%9Wz!Y`1N/e3W`.(P)QBIlJwsA^M.%_Gw!CG!r9-_{Ck&QP)K=,",
"XO5I_.hYP1_SUCc/bz`ClWmR'G{c!-pxq#l[aGT({`%zxXqPN-7M*7G4g{O112_HE'T{%$_GO;n5rHkIs4tRfbqeBpm&S=2ULc_Ntg4u_v'w-gN^4mfKr52S.",
"mK%g4X-6_GRKd3K;APy@K,C=ZXa7!B]&6[YFJcIvSN;H^Tdm;zNE}~F!SXmAwXKb`TkA6PvkAB,RD%~9/6Ng<)$AT=%3}SM{@nY@Vw~fkB=k$>*[uPFYb;zkP",
"(DtlhN+uj;4dtp$nE/6&S_L(#n[YAXFEOg9e!]/L(7te/V%ACv.MKNqW|Q:;,m$UxLMt7&ym-v~CmO;9:T{99uh,h.@sYl=CBKn/]7iD$E(kCb,sBA#Wu4S|@",
"@Opi2gGC;Sib8^xX=2C#(Hd$-H>.E{icD#GE-k{W-gAA]1!B|Dh/8<136f8st3n2x0O-rJ>%rJI$OK}$wh[54DG=Yp.I}-p{gr^o7U;'BepeY6|h[UZ}B5@E*",
":&31h.wN.k;oVuh9dXxk<wX,Ou4$<.6Cj)Y[jgn|sdFPNC$5Rj^]V&h{T(o,YYv)9|^jK{Xf),ND*L1mBOfY[Dc:eV+oNE1w/cMXn_nF-0*+S.FhIC.iQ`Vs]",
"o<luz4hqdLYT0dJ>0HTR'~y'n=[^MU[tpady,bq!7eYj9v_voc`PCC#-pA^df9b}M,d9}b#q:_m'bt^UDVXqZufanHc-PE05b6[CWy=/.NH5imXpf!dv~nvy%",
"6Sy26&g:OyULq#2[>JwhGFXXwH4#0ZmH35UWe(}tB@p#80KdB$6a{.[R[-+JDQMJ~HnGI.{JfpVDO7qS&@]7u$]WAjMCz!];:H+&G*x(O(UxE|EBx:8cB9P,C",
".76v2[~=!ww,#GO`5ELR-%|MEceY2`-7|(x}d>{WH>Fp|{VC-v^xt#$9|=-#B[,BYQZc4eUHNe1Q;zAs&ZF[,~'IZ0g=r6g]a&O44s|Is/%k+!,:PNJ01npLv",
"-^KRB:k&=*MfE><[[g%3J=+Ol_7H6dv(3t}|{F+QeCCCp:;IE+&I7[|^SOFW->biiLa_doIhUj31@(NFk-9}moAeQtjw`i/$QnE9EqYXpxMw}`2pkbNhs8[/(",
"H5*l05fJ}+tQ*<IFMp0]*&(Ix^+orCaD~qEA&4x^X3flcYKP(>.gxj`)>;o5uY%Syt+Tc2Y:}[v(X-'^(Y%~RCnIC1}F-L!-#sX$39YwA/Y~5VqZA|zDlD$N0",
"T=_<;!n;+OY5cf)pNqy3jnt)<Z]x)7avYN5d8#W]ddYucE5]_nwf-MkWMgO^Ue73$<v_{qIYJ6Fj|([o5+pP!VQ`.Qmn<fpdhibPd@5zd}6>9(=Nxp~:ez)p{",
"2XnKyn{#wfM`5M`Smp0]U5|M:y0S9=&4ri>Vz#eSCIs*Ib=vbYxn[E9tsjtRr>[v^(%awJIlh}{=aX/zzDj}oz]@S3DO{s>DS]>$s@N<ZSVi)A~)df(jdClK{",
"2t0#l*ZaV>7-:[Mx~j~WmqfQAm_DW[u8DeR-D]XI,UZPew]lx+xA;g.8vNP![zkGuYP|hDz4r4qOw:kWbLeu7zchwF9WPE!I'cPhJ3-2P}2*1zc2L~PPEv>U[",
"&).DT%(RA0<.,<)w(>C-YFrS#h^H7~El<!Yg5qyw.d7N.fT+JTSMp$VC:;50l3IgJq^8lY4rBQ0MpIT{1sI5p(%{w,,|O>jiM,^&eOpVMz'm6Xk}]yMY($-zY",
"0;Ny1*xkdkI{h9)8R=7aaU5MKe@uTG@ov`+qbGTJX#*6l,TJlbPyW|y!8P;[d,2F_(CaWr<AvqMxkXIfieP;_;~+42G,p'BhI[wvpC%)4CJ/ba2&*,>@B%Qk8",
"R&~|LdPX8k/FL}G8XJb2RaoF`2,SWUM#YsX`{&eB~ig;=VQtB(oh41~}Hz#AkH>GwpZ3YTxTfzp>HTTl)I5;gI*7N959]iougse)oO_M$NjgibLK8afR$:LIL",
"iZ&<J#.E@Rf(_h,/2a[wLRZ;g#cXQ'r@uepG/nG`#Z39o%QekHoAh[s/%-dAR.y-6vsd-^XVM{}Zk9'/;I9b>Td3o9~cY-Qx^g5Kc2IqGB:s{Q'bh*(8b!.Ri",
"+.(-M#Ds$fd;UvRWWbtXk5]EOB~)FzXc&Jd`%Rc`7B(h3e&d'C[DL6t9Y&4}u-~WI>#-JFg=roRO]Zh[kuy.IATtSKDH|>QPPi|n&vp|;]oeq2@ZO5X<TVoTh",
"5L;4C.qSQUKo+'Bd'm36G]~3u@SB_vU>Aekb01trI[M{86m3DFWT]X_m&I&HzhV^mcI2G`}UAV}9(4){qo*:op8}QHiajqC3!H_oZ-UXl^,A_]dO:8sHmK_Ej",
"l3oeD_>jq2-*W|u4m;4<y9@hr8mX{jz{TPs(M*7+emVM@RnX~o|IZn@TA}oEjwM+x6'v(amM2!`jZ35AWzI7p6Mv'+`rvbuLJR7x4Sytcy5a&N`S6sMV5osUT",
"WVv46|T:.(ITJ>&aI)u~Ly+7j:wC,zd1kDELDL/ABO{a;Lia1v>gblA>:=3*Y{oTD6_0BdQ3I[.zAhSwv`~q*$Ha>L)*'1@j%4O<RDCZ`3oaB*7p3(^N|hh26",
"kZ92>G:q#|3Jlw=#S`m4|(ZLT+4dkrEhMlLL6=`W^9nNTYpv.|,3`#~!^V9b+cwbws(MA:759V{F4{g.=,|P8{[MnC7gB&o`c;]Kd.k;7.mzFHtC9qmUcN*^U",
"fP5WVy-RttBX=4YcN@CXTc|3x4&-eb/f5P$+7{$VKHPCp40rYD};`t#2)^xL':yH<LK>:Ct|~.A)||ZtJqL=**V7%ASb3EFj|h+Y7/OHVX~mSkjU;mTA%YRPJ",
"Eb@KVDc@Mm;~b9!Z[g)0,XC'e8SvLn_T6l7d2&kqtG'=Jo&B#Dj|2Q6:6zB8+NZO5_3LOx7j'(/;|/s.-L!]D|$_$XE('@DkvAO<XA4!PHV5H%e(jmy&$Z88+",
"h<:uNQp^Nq1E9t(/XQ^ZW;}o7Fcz,EN5X%$_h6HO0;Zo&hf<b#,(pgv2CG939N1*tO|i[OPk]6A9coWX-HA/q/TCLc[iMxbKDVmOudj/~2PsQJ88h23%26Y{e",
"6C>x(KS(I9>l4`7O{$!pzg8bqle}`N.),zzN*hE4AC@kggLhMvwQ'w(M,mub.D1Of+8~uDwf<+wc`h(rJR3<gkN_Tj=O:icO8v%v~PH3lt}bZidcp,P!UyY$6",
",u_)<vI^q1Wfw]mj;Gr%5JSs68kB2`,;F+U]|@dfSq5Ti]hYJch##l~lS~`pEam|tN;/{TYfUarW~YMAC`ylU(D1:mJ+X2S;8&q5#Svh8IA[zhrPTqc]C%{sy",
"VNNwnEck(19[L5leZiRL:7iW5D/`MQcg<y5oP*3dVRb}HC|<kI6IO/*QSeAXTP%B|~:l]p1,JV`Z|PBHnc--7fK*#cX#GR-~((<HAhOqIDhyckO+Jy7aD)V;0",
"+ll^+U%wx&@v+x8T4)RdBGn7@FVoQra#*,nrRK1Nb2TF9e00N$BuQpTlE5r,/VJWeOV~bNfl#yY!0hZ}Jg{n%#,&*Y+lBBOh&to$Q1PTwu}j,)]06p&U`30Wz",
"~I;%Ww$p:M3VxO)hT5AXcgd7rMd<#<qdPP~m%XGW#/E[GR(=rn>LYlchWQ#tt3(6das'beggNLn/TN&OBe-jwU/=d@j@v-wFP-ae`/0{4jYY,Bg7#b3H-(/Br",
"-~j966d;,UgQw$O@f+cdEI_4[SKW'D|u;lo&R8Qz20qy4R@byn;$m/kiC4AuNT1I{![,WW=fbYQ<NhJBE)f3KLZi^}@x&5'[u<<B#Y*GFWH]K4]oz6g>[H*o4",
"B*!dFNi.@bLzAVH`wT}ov/E1l0XpNL4ICd:u~D;>)VOl:YE-S1-,xg>F6ORn3bGG!.6Fw;H!{.0gNh>sDCj1ncq(0(5+4Y^RameT>1Yj:kcDBG6;|;aA=nbSv",
"26nThyei%ZFma{a5tI0-|&LQQo+x`wIRd((J~PJb|p,Y%ch=8UP=;<AzTr1+gS,1qb|*qV-aY[^cy_t4ayN9pYM^hG{hBdhg'8&G0*Y!6JQpUQj5>MqH=+SKV",
"J0-Q30V8V*nUl$%a3K$_r!I`>H0{B4'PppL;_EDEFMjmje%VkVG7]I0Jmh_J'5._joG%nEim.]n8x_a8!i+6a^6&GM)RdA,e/V3q@|ejQa`Cta9[;)]K%o*{C",
"H3vl_&#E:|~mK&V7$1cwqSv`UY$SZ}aF-KP3G;g6sx`ulVBfSK{-{uT}FM<RF'v[=)PP-J<mI=~06hsl.H,(sk*L658!G6*%kI|)O*d}VOH-J<KWUQ)QSe&J,",
"YnVt-]mZ<&].Pnk&LKXOtiE52@|Duy)xPWuSb7,0ku#ogOn8Dc=n'#kS+kzh;A|k;J@RkogDRN$LB/YL{~{MN*kKaWjh`*KtP7R'|#9S{p2-W,Zn-3FsZb77O",
"j<.9!(pfg`-oWB@&''D$h'2ohcQKZs*&dd5w3BrdgTEskv5<s)dg;-K(T&+akud@zhJ~%sk19s{Qbb)dgQ.<<Va^rQS]cF)<7%^0S%:rk1rxf5n~CPQvDi@Eo",
"332q|``=T_Y'c'ei|FiL0JQ{/@wX`]F!#=VH^h]O_of[o!#PtpL1Sz&W3ep&f)Rsl(b&_J]bAZet0{ye-Q%sr+ZUG4^7~#e9Z4V9M.9_}6R8!Q:fp#k:im4I4",
"VS:@a-h>^M6YWT[BXL#NOk4f@]>:sDK767h|My<H,iB]'9U`gq(NA7J5T#TV.#_E,z&{ep8kobiwJ+A`(Sf=T%e`x9L4B19FzMBJbwmT4@D~X%@.YZx..Im:B",
"#8mRhX0>i'P<L,ColF#mMgTF4cShE[41{z:R>C/=d)2A{uh9(I&;ckuC|^yKim.p6c9g06-1S_c!.u|k!sV9L$V!#}jFZ43sx+pwI_D]0B6)PmN`'6N6y|z>]",
"+Yv3e_Tpgr(>V<76UPx3|My5sV<"};
static const gpusorti_packed gpusorti_spv_onesweep_staged = {gpusorti_lines_onesweep_staged, &gpusorti_spv_scatter_basic_address, 13995};
/* leaf_starts.comp, 1905 words */
static const gpusorti_line gpusorti_lines_leaf_starts[] = {
"(:kmbLQ+LqVIl]|=(%|7>#:/|~hfW_2O.3DVX1dbWRjRu;yd.-&rcLdC14{Z(xWT1X`c8l>.1iK_A::G):8HkC:uI3UbqwewQC.~Xe,oAdK>1FSy#&OVhz8rI",
"}**]GlcZjYSoWl+{#m@:rj#DQa#H(aIgJv&1~:pj)y1AUFB:MO^%=iEG6CqHXcU_!yEjm/kVuIW,VEey|7:[*=HK^s+UCprSZiA6>j:Yqm35T=claxLx+_Qa4",
"LXp+D~MJ=M1:(-/nCXoKw3_pXz:gpBktHa[q>kHEZ,wt^:`Wg&pU8M>kln);%mn%~I2#8+2F$zd|fy2ApneqN&S#VS`u!y^i:{$avbE4%8|T@!_ojZJ-KXIy8",
"V/'9+SyU.]a!zt47GV3%;U!!-Nk+Z8u3tA{U1i[~tpm5[8x4z@yZ3MFSJTc!xxJ!x^73|FKp^(pV7WU@jm/~c_v9s*RJL%l=d&s#L2N@F@JL{jJ0DTlln#o+g",
"mB+&WTm%>kL5S_L26g3r$3H>kE(XzS.!s=v^-#i0EBYV]GA%AwWFdDFs`3q/Mj!'{Q/<flb;0LrPw=Y4l/{pz*L3%cANd;K2Cm49eH#r}`0as0eNJ|erLjw&<",
"I0_isi=kgRHL1iVCsk<h1BRk#2T{kzAp25jQU8z=RD4bvA>z9nUil(_$Uk~IyifeH'*~67BFfT0D*:)dC9s-AVS<+3*/*XI]aLqM#~Z+*q;~0,omNq!8>eVAY",
"Y#rq(x`dm_jq;xwgKrXD)"};
static const gpusorti_packed gpusorti_spv_leaf_starts = {gpusorti_lines_leaf_starts, &gpusorti_spv_scatter_basic, 1905};
/* leaf_starts.comp -DGPUSORTI_ADDRESS, 2524 words */
static const gpusorti_line gpusorti_lines_leaf_starts_address[] = {
"&<ocpyTk%!=m6)jce;1FX|8y:nd#1,/NT/E6QT$l-O)#W#5a~v,nG.fyQm0l4URzl}2;m3i357oIgF#9a95r3[FuqklBKRj^G!Pq^NeV[muNoyBXkI9~du[t2",
"%JnmQyLtA@SK,1!J68O~HZzl]N^Qz^if(YKAAgLrUWM4226LG)2/q_#}j(7iZ*<CKO=(qMRz=s'Ay$M<Es3OGB+QA)9s$znfvE^{LFpz5oq`J']%dHn(YyTJV",
"D^)S)$4X>8~z<oJGr95Tdw9!((:>q%z-lEUqeYi#T!P(uM3Ee:!Q%oaX/HUF*zC/$Qovy(Dhf9scl_/n<@$~BNb'g8jNJ*k0woHI2{OU3Wf2(:~A>}iT-!t4F",
"pW~k}D3M1vh8Los3sl;t!J<Q4;6R[Aw_{1B>c;-$V!D$2<V8rdtI9tQCo1@FEPkn#1633`.G&SCvA-|:N}S36BGN]t!5-TLIFl^}$t!_w+0^1y|](3oi@a91f",
"P0^lVk,me);d4v@n77b!TCWwg!&HrVjJjZpS4spSXH%j1l@brH`jJ0wFfCWTXi0LU,ns[|,W|d<yQ{33~wJI7yTIJE,1l_=ZAB`&1>T&GB_V)`jzc5wigV,k;",
"kn,n$h:qv`%g+rB$n7,{5`!E[T&vxZOtkeFpvX,!]n4b]]}wA[7E&!q95LB2hALIyO$A]^SyO!jL+J{4I_4{|a&UrFUbq_-U;R'.q(wV]S;uNm}Q-.(;,s=L5",
"J1}8!GXgsF<(4W,o@5W1Fo}`sm[L&jsuj!DgTgJ5,*>(8s,Fjwn!:#gX!ksB/cz&cGW~Oul5D%zH7_#;Fbh%0x&~cA4r9`6PaD+Ngoc*=5BJ}x9n'mFe@k1re",
"{6(7)n<eI<PD({M9UM>}Wfmj+:~S;e=WCZ$j<zR{%*,eqzSPV&4792Mg-3tCSoqo`ViY8fk4v/zI^zJTR^h;]mO"};
static const gpusorti_packed gpusorti_spv_leaf_starts_address = {gpusorti_lines_leaf_starts_address, &gpusorti_spv_scatter_basic_address, 2524};
/* leaf_sort.comp, 8102 words */
static const gpusorti_line gpusorti_lines_leaf_sort[] = {
"&Gh4b^j-T*<`Dm#pJ`PuyAi*4xU06iIP8.e2]'pS}89'+,6XH@J2=D{}Ea~oPvnu]ng_g~g6y'`,MAuC`!uBVkUBWZ.Z|#'SWRwfPA9+#OO;u=2nb'0r7ewfO",
"gxJ[X,7E<`W{P]oSS%pBxSOVK02=d0LMeR~lg.@xO)9PzSuP//dZ=8V;S&NNvukj$0!z(4*[Fur{8~1qoi,hXDEFJ8xH8Xu<-~aa:rN+hk<0T}g^x8T'-~e*6",
"!2S4g<}j56I<OB00=(MSZ]Vj`>IP}t#M&cu.{r8=5@#D@6z}q.t`6Q}{kor:o57W}YwMx}hXc}z`~`:n`=`LD*|+Q`r5aj=@7DGuZTC;7GRLX$xQanY(gdO8#",
"j*U'_/6oa8.}6{cDCT~.*KAtWomSY@[MpS8idl8#qTcTR=DP>1_$4)N7Dz!D[g3a>W@+6{D^M(IPNx%<T[pl81lj0V{~1_eT+}qp6$tAP&IG.P-U0B+;&Y%gO",
"^ufHYG=1YKC7M7/'yJqYL{h+pFD)7>_vOwQhk;%_iIWgz3T7NYe2ot;l|gLwyXaHLPEpy+t*/TU)uw[VF~(qF_{<!ooL-08j_b4jy4m'(3_1j3DvVJIjz7v}C",
"WAb.F6LAHE.AoP.5!ooeC{znw8[)zE]g$Z}6Wu|i@GC2@>{C].A@y-PtaAo6O[(}W]~nyODZK9h_@b~oH~W(ttn&qn{49Ba6y6qw4YKt$,-nk>kO6.8Vuo1u-",
"~n_+w&pg{S6_I;4jZjTpGjAb/c:q2nzJ>){hs}0X[CD;Wa(a^UL;Y***L<}Qm}eF/QTys'>M}o^JM;O@}L~Q}y|m}c#{h&pXs_n+DRI%o(QJ!N%$Ke~E}LA5g",
"w(RC]7KrhOf`/l45c!6+q9nkap&=B%=-BN{oGGXA<>_rB;#xEKy:.c6@Nd6W@7.bAqq~co8~b-C`ypbK`ibN3R%;w/4e_X_a!6WOq`tx&s_},:^91h+$RY4A'",
"H,-FlXN{QQ0Tg[3NGZZ$UFRy}O%t-WdOhw[@Dnxy&|Tv=g(9=X*!$[)F#C.9z#LYW'[;$)9_u3hVh!85[8L-n'e#pILDWGyUw_5pEy+)2!y,2!B7pu.y|[p%m",
"JjwTGy<QKh[]Be@wq#9IlL`P$[{zN79cV7Py!H`nH.W<kpfA'Rq'Xsn@oIS']In/tQfjxO`I1%7xOY<fcS]a-jnvRyI;.xCKt$^n19%qB4}/8_720MXkhwV+=",
"l`hj6U6YD%x2AnzI{#8x{I}h]5^xE-;=7taElH<I>{D1BZtlVSk*bE@*!bH)N<!#8sTHpB8NC4QI>3+7'*T3BP1,iGz5#=QM4,QpPK{J%Vd=*K!(!WK^rf#p-",
"v&:h3l$H{%;rK[C,onU=NY0qw.gVUC}+#lXZjZg/y%#l)jnmzrshU4mL~ZSDKQp3=@GtuemCDw&XO[jd~6NdzTF(NT{YnPGnfVVrbpFXBu'h8LWCl5&|'Z/=I",
"5Qq&gjCS1jYbKZc(::s~$Cfn8[4AbmV~=$'7Iue|+{^yQdt;vH7Uj2Q1<jOTM%}SmFuQ#/12`(Cv!ZI~{dl~!q1D&yf!ITva8t=$H=4G]yg{*d;Ndq^Q4<yR=",
"i:yxEXEL7U=I,7ZYI04{..fp4>/AUS`!Q=0A*J6ha|pqEmeJG:nY]bO~e$y_l$NSzQJLsAGUl2NE2PGv;'G#d#CBA+bm$.pP!Al<XZ-4KMe4!6A(a-U~z(N^<",
"(YSE5DrOG{m7jz4Cj**ax=/[CIju`A.FOvY[L+BwgP8dy!=<|Krj[OC^9p&.eDDC5Dkt/&qOqqwHBkO3m+L6v:k{IcLfB>+Jn[y{=oaoz2=|q-!~f]~I_=KC3",
"X)P6sy]]gbxnkJB2fUN>B(t/rCSt[Kxe*#'8r!Z6Qf#q4Uw56a/TWeA{I_Co&#S.!eAQ.244(.Iu#wO5FUNPy|zPhb<u6.}{CjuoSf_2~V7@}1@,I{|Ur-^>y",
"6~='/3r6&60+:GD)xme'O:!72=]XQU&[Fji'gl$mkT8_nfi)0;~+&~(+9z<Tv^W-~0[cSeR%t;b]#!TJQW6)+gwfzsRl8Qa^kNzp#4y]tM3)!0hiVE,#zY=P@",
"^`>@6u4[h,wYL)GGUBQ9&/K*8EOAK>@vIeOM,tTA7CdiawAWb7Psp='ACmm:rY)A0<@d<n|P5PF{2PQCI7J/_FmU!h,:X;%d=_Q'v8zQ)]0i_c58;m=C>zWa3",
"/yR3Wa$iA%KtS|etNr''*sDL#9hZ0Rf@oKk3o`zzHOlOnq,$Mo}Xy&Ey$I-2O_0])N6&vD(Bm*^OT/)1gQyaIT^Fb!FN.u9Zh@1,41AnO$;]yo*E6[JZ*rtp`",
"eO8/_=KwHe^20RB6;[zg.SMWD{x8uJ4+[gLgv(UIL>Ny(+snQRZQ5|tcP.EU=$U$On#z1/$7IVmzrRg,[8B7AuK#V&b.UR3MG'1NY~aNmF^Qg5(i`[&6c{KR+",
"UZ1uLZ17<*VCM&O^)0&>eKVX}c9+)-'ZCn(xQZ.$ZdAivsoFsg,{RK4.FXBM'Hppg{9Ha'~lE=#DZD.I#qnfqz^h1j{04=$l,Me_IzJS,-.IzXT]`]E8@m~.:",
"WyO;HKSLFP4EFbiFt}we|;1yJ;hKg'R._E38i6300tnURlI3Ak!EGys$}ml]1jOYkX+HN&D~|6QO|C9(&&Z_c<`utpdbI))zbT[}7Pd2n|Y-cxvI9U8=isCUJ",
",vOa9l{T_Ri3tI1gLX3=t|vW_oMeX]v:l~FK(A2GC=c3qhd0!_8;/SxN7e=,AUV@NqykYJu{WRYg2p-waNJGq1!'.I`K]^;QlB1'J<uWc0.drL`dg]88B'0AC",
"I@sSeFTEiu7!)p;I1k}fwo+{HmnASrFJlV!bk_|7D4sRMVPw)S->UPa$oX$U#9b$~HZ@e|V[&vaWjis'j66t~e*Im#I9@ke9(n`TxK>M@[XBH!Kyr$;F&9nMN",
"uOsje5pScfg+h,1:a%r,;hT|%/Yw#29L9{oy}KL4S41zPYsu%=lO3Kc8Q_7+|)77{NqV2.mBBE!`U7%o7BK(H(R{Tt1RG>>3l(Bi/Hw{O>3%n9VmgxX~6j8X}",
"K^oGamKA;'39@v[+*BF=t0I%V~eM3x`#7EQnT_|yLz(gGKZfY*XzNTP|oeO&^+;s'p|e=jK9U[)xRCj$eF'hy]g@A@s3_U`l6t+N`Y:c~*:/ku=$(z}`@df[j",
"p&|A[Z@5qr_2SrDK@;HkowIo^97M|3wRGrFk9F&&JVnI_7I]}F;tr{m:4&IGq}Z1`3=k2,-chh40MS|qBzz6~PukqjCuIjl6zxL5hE`6#VJ@X,)(O^t+^sMiy",
"dY3JYp#_`lG[IvtMUbhg%euS*w=P`yOs9Ei$O@J}S4%EK)jadC_8L@+-_Gc%mx^u1b%WExz+J,%HY=O'uwEj9)S@JqT[DZbwB.<u.YS8l$mt#f9X4I:Zg>/BJ",
"07#S~~X{:4]'*%0`0]S2<CAKeASG$]=M$%V]3}C7dM|r,6xg*^CyyNHAz.jEr^`^mZIsM#}RB0/^/b@8{:kz(7+x,fc3&+>Y4,<(Bt'*/_NPAW.RP5(&xclt&",
"eS|Q{-F`E~#zHrxiq|ibbQ^q]i[FvTxa!=MOK<X2@zTSTc_Z!Zg@8A^5]-n6%eDXd7^"};
static const gpusorti_packed gpusorti_spv_leaf_sort = {gpusorti_lines_leaf_sort, &gpusorti_spv_scatter_basic, 8102};
/* leaf_sort.comp -DGPUSORTI_ADDRESS, 9304 words */
static const gpusorti_line gpusorti_lines_leaf_sort_address[] = {
"%.i.2f0p7=UOjy_s8EzP`{xHup4vSa0B]&T{]o'l^2#d8<TDwWE0}~}2fl&1h1ygt*ZH;.mVhM>Dh+>dx8fJ!GWIkM04EBvw7C;zsz.r&H8#5Gumn<,CYoy{i",
"N4-g*g+7.r6`R-~FTZ3*F53eShbfHVD])8dS2N_PFC2f=,Kr_p!e)gwq=WNAHS=2m$,F`,;3SMeQ8:GacwVz2pGAh<9UD]{vX2@)kWJo$-Ic_M@T{f_D^}$cL",
"z`P*gaFCYhDIPH-J9Xzj4'3<XHNX/(%:2&dC)yv_9E^!+_k2SxMY0RSH$EXRjeO@+YhUsJC8^Gp7&~*-<N{x.Z2t@=xmTF|Dy~I.FQ#K%X3#uXN/Z`)h;v'y>",
"<g/E6u~<OcKC*~z6[&CqG0|HBVF`gMw]#Zg/nP3d)=xV{X<jr<*t]<8JyX=~]ExrVAfDr)/#Vi[^7bG,y[0@[$#eG_2[))SW<kWofS9}ZdL;8/}D3sgzX);B-",
"sZ,_uqo,:9u0TfgdyeG-/5(<Bg+gEiz`BO;4}#%q#3-YwJI+z/d,HLDhv($Y-{S#~U-^9P+^[>={usD0Q`:)uL@P!tqvox:<<bWzoRpBDUgh4$-'e]9[C|Q^V",
">=0L)k}ZF~,acMAmqDLYe>lD4T@@NFg}Qq:[fmGi`Xyy{Vs3+,aRU0s4!Z]<T1SvCspiQR7+Cvo^p4!hH`(6cKXa&&IUGXLCfJF(nd5wxFu(7+9{o-k<-hT4o",
"AL%adpUAqv=CC`S6R1_XHntb!ByXt.nm]N.6}Xz7viDrVCt1YSq}Qjt&=>i!:aa1Nm4D`'!btMhR4Xyfg,Gk2RQ7onK4'n2bV>sF3<~ZG-Y/cS$a~6ija+A|s",
"6KjtmI{aigJ`,ql!oTp0$UxcS7`/ijDBzkG:X=WcJ8@1jcQ^;]=hVK}!2+j_>bO2RTEhWi{L{Mo.y%=QJX^LKssQM{lbFEd:'kYNhq..yI2d|%ZGM/YYB8:cv",
";S9i)9#=6HKzEiQsKQ'dI1Rj1!U{}Sf3Fg1'0PR(~(oTrS[`5Po@+1BMP`4g`$.:'5]3wkEG4Ys'M%<1/PvFKF8~qvS**c(!<Kkz5qzX0,{NxGph^zqDbg}TX",
"ks7mmM>Ad<1@&=Y7kzVZn3-Kgq9V+9{EW+|:E$89Pl9)4X!IW.=dDVI~*y(35J%<<Mw6Y5PoZu'fsZpJv(m^xt.pBDRhA1+@84m:1G5-=Y1(6VZn-]N9tniT|",
"_#WRA0mv*(;0aRtok/q,O~T}}H1FGE*o]]<Rg9_%jxG,8[9jR'+fIUhF+F>DjN4jvNK.^t&4}Cv@oJAm8@IX.:^KO>v60Jo1!]!Dm@sYjlXcldb)cE>u9luC:",
"]eyM^nVkFmwj'Kh!30,X<fYJR!~Z,.f]=dltVG<ppQ:[/rXdRV1/T#},,ag)2IRbVJVF62hUf+]ckP&kjZWv'p<o9C9GMg6qW:l}Bhpl*uEs^N!Y*y(xI=4[/",
"0=N8p4s[5k1w~2uM[tiHA>+C.6Ehi%I*Mzbzc5jR}PNdeFj|]KCT1G4T|92IW`kJ0%tPlY^a_E~su-TsN|*'S}J@Fm:p,cPN#gz)2HQv5GRFNapV@;nCYr_(+",
">'}wPv9zWfX)UbDR'we_:9];jJ`m2[b{<3)iH;CaS.);YWlq#.BBOov_ITf[4A65MDG4v<:WLdZW<=5]0qQ~,F(jYbJMUQX>sgF$+(NekVcU|G`^h3-~.&I>$",
"bpu@51JC][0H&H(D!QmWDLbW>AJ&m2rs4uPPU#.BEr|>WN@`'Xk.dSrv8s5+NmPtY+OJ7a#p*(Uz/D$o*C1Zyvv'k-*sT'Hu-GClrgqOzFyo&66[bA/fiqLE7",
"hi@j{J^tm(Cxv)HPGn/&EYlS'sBViN{Tlr+=[.#8[Dj_<EHjVC=5L^RG:&Q]|f>(;BD&g7M_zroz6SX7@O'ar>G'y#M7U)|sR*OD%0W|*Tb;6iLK9a-LpGuo/",
"0S+/vlr1o$#|e<-FY7L3}Mo>pEG)xnr4Q4Mo%uAj~K'P1S9mpqh$K&>c;f_cs:n4nc`L3f;8e(,!D%sY79R.-COhtv(:*r)P6;BM<O{,+GoE50pHMZ:e`YcI0",
":lPH,/W'bd5cf$7|:ILph1{J}=2mj]hj4>4ZaDpc=^+K'6gYBfA<mjZGDzZY+nwYa0DArJ;y6c0I-BQz!;J9>o(TB~]~VBn3f~<L{x]j@PtRG=}CeQFw/SPik",
"rr0lm'R:`-(F-og#oKg`DmE`yZjW8Z4%f,_y7wO1O]SGbJSMPxHc]YJ<}f;]my=mX/!9`T/r&bbEb=,S}ebvK+FPj+Js<#`xg'z1eH!J*D@tmsRwQ=)cyPj4$",
"cPW,<taGu9w++ZiU(SO:<&5Pfxf.9z#%j_y(^L,Jwy,o+VaZlNYYP;19AT85pPB;xH#2E-(|[4_Pq)uu$[T+@$`@0C;b;-o;g06)f%z_Z+`-QUQ[=-C<tKpy#",
"t6O)Q7gW*,a0G.!{R!n4/_{-LPY8JQ)M+jWllHX2Gk8<lzCez,r{Zq[|*BR.{)p6XEGg*mx$e%^~Znx/#t/'YyjFzlQ1hq=;PSH5XK7SJ$|Rd<iJLg/.=<l<b",
"mO1{.>*PdgH{A^2#foO3,O/c@LCupbE.lxMxtcykt<_ESdEaFzjRuE9g$l}>+&1:9V}(/!3ozl1HWp2d45(SlZ%/*+ZN)PiPG*R_K-CRuW;e4[{|Ux3DCJeE{",
"0<m!caEmb5Bd*:HukqNJniopQLrwp-IXHKpD`b4PzS[7-/lS46lIu[-fT!o83K)t^c5f-WdPUz8v=yOa4SsJ+Q}m+5lW)BUT8vB8e%fC>8K(^@2rsAJ2`#BES",
".v:K=(V%j{v7QVSrQ~5^0X<L9:+Fr6m9qt&h2:u{*RTyq|y;[f^y_Oare!Y){8OfzZe@R.!qd.U+Y1&Sb;A.>Qg:F>^=]&p<3]h]*%)X6tzT(jGvs*Ay2m24&",
"F(YFC(:(TQ:7`}vT_Np9um:C!SEl+|>f|6Fz3./@CCO|~B>V>xE:lqt$l}CQO6OQ@Ne4Be:AoT$kDn,@1y4XQXZeGJ85i!wYDk~xGRx}RyLf/m84cj=|gYi)4",
"s1~3La/OCecm()YT+%pX0!R$gC@EeH9sP{T5e}J!>m8O3;`aR=|#G4^})z}7AgqL_e!YIRoS<)zrj;04VNMx}hXCcKMEDYFn,=}b.s-X4c-6X',@#V@+J4zNv",
"`=7BzpIm]2BRb}UCq0Nq#a$99hd>ma)FxT5RN|SVFY/!Y(Gpr(^YX;cc~Q)516vX)wCB>0kf_Bm`:c{Pmy<~to{..jUDNkowXiS47A4$qh5mdwIu133Jd#uSZ",
"}9c}}0(oEVqy#3N6T'U>lEzMCNR;L7t$Y3T+Ad!A*a-$+.Y+f*{D5JM7$O^w]/ZP`{S{[f7E([11*Jn5Wn1PatN=N-M')%F]ZBLh'dVbn_&H!9o-d(8}u+g.4",
"T&p*_PDW3F_$qarKU`g&3SBW$Li!=^*(doCr_SGL191e>L1~gX%cN'cD(~)x-6McRk(9c_d/:UkGe|#pS@hoR+h/i>U(@q8q0(n*$~Sn&t'#B+k0zg0nbO{=]",
"MYf2yG28K,A;mvY0uU%Pj+u=I)DqTJ_yI{kuMRD6:_s:cbzAW-,&z-v27:f`sD,$]r<dS8bAx061pUv(RL^/]OZY{lZXK;^'=;c0;dD;Q({z!b>t8Al1&BNW8",
"#nqh&B&#l[57Lu6^I=g7eaiQ[6ksQ]Ho/xhcT{l*k94LMS[d~Dq+!3+'5~SOa.;s:_44Fz{Ix%!ry>:Y2O+Wd.mito'<7r_bG5~'}4q5[XVEg:wZaJMKHT`bc",
"[S.S9|C'A'z=-6lV'U/Cppbc;HXsXGa.l3i]1lSvLr6wxmIm~,9DdzV36CogEhOS@ny9j)W*CH4qlPjdZCb[#9*QI{JTB9]`rpJ_k]n,)7kt~]46d3,%j6,aO",
"Pll]1)l}y;]&VZ$$eT7FWarSkP&_9HC*2h!45d>{SrwOZgS]{]BWu*OBWa8&D(:,P~]<w;s/6+4MDKTF1!2R3eO>imU_Tttyt*zJ_tl'hx~jVq,$CuQn91^w~",
"<Xb;oj~1wR~0PuP-Dc<Og(p981*<-uu0Wvmc|L/([.[G(pRQOQe2BUPSV4BYj3xS}"};
static const gpusorti_packed gpusorti_spv_leaf_sort_address = {gpusorti_lines_leaf_sort_address, &gpusorti_spv_scatter_basic_address, 9304};
/* tile_sort.comp, 7480 words */
static const gpusorti_line gpusorti_lines_tile_sort[] = {
"&MfJ!Ec5Cv{`e59KZcR|fC&&H@W)*{};i&&=Sn7`_fdmJSKF!AlX1BHqA:hW8=nk22KlII`a}FG%MdK}U+G;#w+as@oslHE(~bE_X#8lO:h=fowZqhw;IaZ^)",
"56wG;#UlZK(3X-6]9>t:[+vCW@,43,@vf0E(SP[Rv<T@6R9/Am9cwlm*#|0SQbqQCRqIS(6(*h%qtcm-$H|~'~o6Io$[qR3!!>0tI%<9AIMC5ah^{(P%,DmdO",
"~=Nk]UU4%w*:sq3j#4n0e[OZ|Q({X7HOVP-]qMB#{B{8C2J]2tnX[R6McNOL%.)6ftSzgS|~Q>6~U-#`%-tF.|0n&=444+TII(w}m+c>%{F<yV|M+cLA6&E))",
"%n:#SPh+&;.SQk/:kHVp|m>(C{<eK<6P+PF0o(s'%1'I7YD<>awEn}uH=C/9KO/=8Y-#%[Ge9Dedx8Q5:kU4mw~pSD'uq^r#%#|&s@|F9%q0|{hX,./X_-pqo",
"O#rBKbbux!g#&ZNlbgjGpY.yeqvr$@Es]G@F*rc|yN_I3PvUN00d!|=xIHIeE@#;E{2U~iB=G;_T&`#w'JM]]'{buDfHN2G/8iqJW)x:rZUyOCtGNp&0Pj&eL",
"S^>z8YRZWtB(V,SjJ.z2=ttce'J'+n}as^oD>$L7T6L>Pri+~d^%kAQFWq~JTzVy](4'FH(pv~A(|CdLI&z]gQ+}h$TdE<vh>vBEbdqbL`Zlg~:D`R<XHa_t3",
")1uqw.3y~WrSaQ-t'5oDEs:fp`QHX~c{*AW~W{<V_l>%OSf;}I>iDbob+&i4UdPmR[+$v@!2:4PwCi@kNL$IyW9TJ*B0*smiS]]_GTg(v$mRH9vw}K&E~!}JR",
"J>JO(qgsB'z9RJeA>>-cUkxd,G]#yUL'&BGVRa<@Gz#k1@$$@c_s{Y(/Yx$n`.0y}nLBUz1G:=hn-+G=o!V4<ut`qe#U]U,#e5zlNUI%]Ard`yUV>}@uP3A09",
"fGA4Vr3CE~,xLd2Q,=knRd@y:m:]fc%Ni.glz1#]w.V:u]Cc)dUpF~.mXe{q8^mDi0P]_#jJMwS%dZO_=xCBv7$-YLuz]cyQ]UG%dlv]B'mdALl:7@~Pgqyq`",
"xNz{yKO2A:p]$#%;w[&xm~N%*d4iKlaGd+W*!W=edp#4BUro}l.fFbJMue]Acx+.C+Z#f-@B*}/,ewG$_fqf!ZhuMu.R>,eL9H`-_@OskAlT#(QV:KI+N,vtt",
"%Sbd#TZLec5bTHJ+'VWU`M_!,z$Ug&'I}u!{7Ew/^lZY+05d6eHV+6}l!fFjlNe&kf*lZszmMP{oC4{=&Heb~h[I*~_uD~7QO#$'rzt`)E,)DD]8f92{J_[$:",
"gphBunDWGp&HDd;$'#hE3gLh<i=ws%2S%>&t)%[OPDsm1G}VTx(;;@{^'lG-Y6v]L^5tMg-)-i{B+yJ@)Gh#n1R<Ij.{yOM=P$'z[S'K/hxr+vmkjLqk0yKsW",
"U{0pl-qm@sc[DX|E&cyQ{XC)x2O5as26KcZ.Xz;TJ-_E#&/v(X!NbH^J9Qiu;VTFt$h=QGb#^l.!8d%fRWLw!puuKN=Kp8z#;F#gy-d)}#CrY(EY(H~lK`wJe",
"NLwPYy;@P,ggOzuUusz<M_.Nc*zi9CK4sa=Q_SSk}0P:ZkiMD38=rKA1enkp0;NTd7^m`6#1kuVevjq6-PpQf{t-~>|]gf1x]<9bY,ABLdCZ!cEu`'ZavQ@z2",
"^e{Fy=<UbD-t(s-ygx+F5|;,38hGk^F'2E^JmRD!F</hYTD)iUeF-A#6.1M:vx(tI/jgMCWyQr!!U2>S:C-O_edUSa1vvL7j,D^0Y&6+%suPs1CRnkyL[BKTg",
"|qRm$kB<^!|eYOIDOI4@7}y:%o6wI`$Lh@HP-;E1g*~cQM1mEQ-a}UQ5@2:9]*j${dJG&5VP#c<]LyBuX2XB26Q>|j{]LcaDis0.O=@(HL$cr<9EE18,E./zg",
".eJg78sIQf)'!XpErJjpYH/|d;}.0(MTQ&Vy%;zm.(/7G0|-{GdUd;q+i/Yu`]&;uF,[o,#$YpNb_N@S17U1Yk[#GkQzir*onq(hyS^lH1mgfX^63X:s!TZ-j",
"$$GnxS;iN&:*CkAE)-x{IE4Iq]c6Ei;6sPvJH!T#jbLq!|!^uWPfZS>L_6r<(nK~DLEDn~*uFonVq;217Jo+l{%D^-UnSJK[5j|x2(Nbsm|~0Xm^!nVu9cuW<",
"#d`t}x%D2o[~UX|<PE!EF@_[$O2r8`$XzFq#]:UIM|Q7=IAF+]UcbP~;hP'vG,#06+sn6)B)J~+jJEdM>s:8flU7J3s;0tr0DBTrg'o^9Ifj]1^r!IR}>aft0",
"[YO~<`Yum)Q`gWIF7$zPrvbpQ1'SJRj!p>#Jjt9l0%eVR%Fc470a<~[8<m[XEM/P2#vY~^jo;dlA-Pt!w1ByQ$$/aUiCJ(kxjWh)YL:8~cy#xP-a%uKOH%]S!",
"Lbg+o:n;B6'qPRS`$YZ[]Q)$5=z/||qKWNex;n'N]U0PF{^Y7<}vEi)CaN6;CHIqRC@qZ/OU:;aL|6hgFB*ZpdM!q*tW%4#K0Qj;pG_cS&CTO8vN&1^>r)QB;",
"Zfl+:L7W2--G}f7)yJ_3(cq=C.f3R4+$z]PCAr,gk@$XaO4Ua78CqJE|6VH-jfzdjlXW5l;6}_3FKlQ^I|%P(z8;N`R:[7jA_vhre@'T-'n_7^qzS!DZ#Tdin",
"@[i-:9uT>CcDfk4Wr,QC6scI{4z[ysam@]^yf:K@yD5p8mJc^({LwjVlcG1Xu.l$wS4fs>3YV]Cyx5nqWIVpFNKn]+HHW#%>Dsq!~AhYe[QLEEuP2->B9W5NY",
"rv:$KaN}$r$$}&<I*;JGLi1yzOyI*-=PEnF6vQ'QB~H2,d>W:lEOVh/fClYP{FUv.$a|dj|IRvsx&8uSwkQjA`Tf0xN]`[-8nH#fGrg_Qpp6eTh95~KI-!Y4x",
"7(}JSWaPX.Z:!dMN[jugB@Z*5.0/0A|SdYaVU82g3Sy6LO=S|m;h!mLj9w'/DBU=N)l5S$l^>$w]pN}>'B40'b}HH|'Gpc>EoQ;6=Iixegjw@G1v6f7g6lEph",
"pP;Z-:U,rIt[L7a4ZG$AdB(pnz9n<C8%'b0,Uyvt<p]&~}o9i+IHY'QfrB:i3,G#Miew(y#gG]7|*H<XfWV{MkIO%$83B8-_w(:vmUAV1;J%@2(in*7mZ4v-i",
"rN;{;,;~wqA#(@u#7I{nT4yJnXcS,C5%^5ob*Fq5ay.|"};
static const gpusorti_packed gpusorti_spv_tile_sort = {gpusorti_lines_tile_sort, &gpusorti_spv_scatter_basic, 7480};
/* tile_sort.comp -DGPUSORTI_ADDRESS, 8435 words */
static const gpusorti_line gpusorti_lines_tile_sort_address[] = {
"%4obuu^Uw!0)IPCicd@Pj<,LlQm,wr[JcrBn1>Sbb!)G{b!p1zYs$'Wg:yMLR@+*ExX[)*Z4%6IO.LCEDhr@46t6d,<=;$~-IAE]WYZ-f^qq>H$EX'orez{fd",
"VB&E>;m0L[hcqg5%~qS7#tJ8(=Y(6}#E;^Yc'HYuc/x.^EF6uP@Ura9FRjR&*kCzY2_'D]}-.O!9>J[ZhIC[pf)vc;:nDMRft6pPX#6lT*i&9fBsMT}}z=yJX",
"f7m=%pz=s)WXi&Ry,]IM9b3l:s'&^=.i(p1BZCD~6)fz>n]yeE%kbC5#S05[|B+0&[@>K0oXg>rjE~#6EGfnK=nZ>4&7xI~gB(>0v]f5xseHP!-eX<Zsf^#Up",
"A,%-b0mq3^(J[!*yJ>8Ja1OTIl_aSLQWPiHDB_Ybd9qrT|*Y5<jBF@Ic~BhqQsO+WwRr@.8UnifW$.WZauYv7.u>&#b{j_*9CPZA6M-|h{`vVbSxq(-:YO3ZB",
"(6Fz2/S@u37$,x[ob/[Y&U#^Gv<|Q.K4LOL2Bn)s2&!s%a9uDhk@n9dn-ua*^D}i77TY8w5Qqoc;Z%(hk]G-5nht*#0La,Oo0]nmeUw=.ab{JH@~VJ`#qr&M=",
"QVoOxUWliBOZwa^/xwU>8Rz//i^D._Z-<n{ZK>ZC~A=8=)q:udw*L+mr&.N/1&z!D@]Pk50||_o`kLzb0}-TO%Ibk!fb[fOTK;0Baca1f>k(65X9HtLfWP{a[",
"MA*w{AN;bRQ4#>k.Y.3i{A<a[xCq`$JLtsQ6IrA6^v@wsjCe,1u_Sh_9Ns%r6[ojb@~[JkT95(x/ad+LNX8<,(&j5jpD,#]L5td}1+qimtlYRnPigvl8'Mr<D",
"0:4qU(7boeHX#kX&T|d=lm![81H4.-Qqlje*^~-5x:iMu9R;Rpz:AnwC5X-ScR~{@ZGtI%JU6gnaAqUte9]$`deNTIii!wj^{_@bAO)=>jT}Q66Z.D9Jhmaje",
";B`.5Y>Qnwia'_A0$g:9o3Vb1JP$dFRKbEJP3|=6,zqz5%uRuUbEdLCgfE`5z;4]cJ[B,=_d'09/<:OO:DZCc9TB*+vKVB)GxZ'!Oe4zSNfg3EVH4$T`m=EsG",
"XQXirH>,chR3eAU~Vg8;6KIvEemp!V.G~~Eqr*4cuK,U*'9JaH1v}}m}Ut`QEe#n+nf7Ku&{SjFa.jx#*y:QK4m_vQ$`[+y{o1~QkC/nj}BBn-+BdX{4.dFE!",
"0eTMI8tF],~08<i;*QWrlAEv5|e|&^B_#zPf/sJ8mu&+z,5}G8AQd(oQ$IuuM`kfR0[W!;-{:Ngj.V7!U097eN-x~yF(V54o1Ez=i29Q(*zzL#XOmv':AQM>V",
"5@G)i#qLhe52lCvMH2c<I=n[h&7I#3KSqBDK$XrT5$7m_%HBY+0n:-FFqP|CruS|!Tz$W*~K}D$U3R>*nsX7'%ahV&%3af026PU$&EpR~KC&20S5sV9LP/~c;",
"i<ZbV)|XCLfZ5pL<$mX-o;psR)tZ0)5^b%j]<ZjPL7GHQ>ZbghcZh;d,*k&S/V7xZoCcFk#'W%}qTW_E'ZKIT^I(qShzwq)U,yUd6W~EXF6b[QJ%MIhelp-;=",
"N]-M^Mu^yHAM'G,u3lg$K^jEG46eOoHT{hV2WJr~v<MEu[zq;jN%L:|`P41qW6fAN'aOqXJxyUabH<v*le{F%Po<ni|+UV%Uk2pIfIZW99HsAhGNt>G9`PMC.",
"q$7o6IHg<@,WRb1xo1(GUvd1%w:)ZM2_7-!(s(@2$.zik6PEyG7>NUXHT8$)4!@=grPY+E`PTpge;>7y[7@oA4!*&4H-~9MwB74VQcgZ&}rO2}p8=`L7e[~4F",
"PED,<N!ziYeaq_d>:iy>$]vTufvu;7z~@dCB(&FE68V3s;r2&3~Kh:sd=5Q'`QfMhy(sRLZq3jS;_NDCw^M97}/=B#P,!ycF{n8[4;gf^UA2`#0^#ZQj(/L{9",
"rKo`|@>7fa6p97jLe<}INa=8tX/dWXw|WC3zgK$fp1cHW5%|3,0:{zo9rQCjQ*~DJ'BjOJqCpzX3`vi5=6ZPIr'sS`hkJTVv{49lI(v!T0R-S]4HLJeWW)6u^",
"5ptvWW8BrGc[`vqU~q*yEj%ExEB@b645]u<*<[C3JmBqb}r2c#Cxn~#+9R'2~tz!,Q|!6O$2k^QS9p$|Ne+I&2N>eb]TyAI]ELTwk3W=PE>rnA@*1j~CWaA5B",
".Z&fa1stv+3}e|P)BuO}_u>Q/.B(,Q8sn^ajuB>.CG4a$hv'Qw-hnrKGm`NZxcIWmb5$IMo=oogxi~wDr/i-KP*6u_mniP1`FO1`DQN@sB}d>VkKD-m`xWaIT",
"H:`x6[RRkM;D%0z'C>m5I8M7WKcj&X6:-u{S5oh(>7I,abyk7PthLv/+h^{AGHiJ&.09%A)9&sD]b6A9bgdH_^N{^%E=fr0&g&=XT,[ZY&ELoBYC'v#-2HaRH",
"nn~!r[;Q0EZg-cx_84|wz>U{GOIPZ1Kwfe]beYBMs}]zYO(3nigE)*8QJI$:t%QpnC9`F)1psUP.b)jb,|)Yur|/f{s@yOCS}XAH3Pk~Vp,.NkAtOemT&_PUw",
"=.~kJPInRNr#s%xIWPn%!/RGO9wA%:Pc>-8_wRQamls=-g)5'$'r<.Pg{Y=2-zd{5aMHs}3k:WvUX6H4F1e>F%@vm%Qz^](3]~3z:09,PIlzsijQN^Jb8/S@W",
"G0P`ph{(P&wdII@8XEmDyf'd(@@FmoVz6Sa4#'Z^zkz<b5i,u-U')nQqy9qgr-@tzYfbrUMj`8gi#l49$>HN*qTBlZe^i:ZC5v'IEasoBHtCJllT$+%U+&M5V",
"j^t48w_b7Cq{+P;JE%lpm)%!$rx=Iw9!V6{t-)D5-!glY%V((Y9,L/fl4G9399!qhYRLPz~fM[9OBRLxj&6wl'rMW~A(W`t0^eWbVik^P|5[P4}hI92W`#]8*",
"p%h%Dek6IW4P|tTf&aqL>F!=:|2Q,q>wTi^KZ$z@b:)GWpCEh{#'*eFG'Z7BG#eE&n$8#_op~sZK@Go+4-2DiPf0shRI[TgoR7<4%aw,LJ%d^Gr>-yWA-cFvC",
"h4F!8Iy*/+a$VCqhvKvFxnQ;o6A:jVGrnWEGt}onrUL}g'|}yymHl1Z=,d&gz&5Xo=JV*RP:sRG5,vy]VjN&H=s)@X!JtY$kyncz%*pURyiV<R6Llz6HHA=t]",
"-tRInq<5;vRV./$EOb/P*`)o/_{^r*FLl80-4kWSd8o[0`>}^r+hXpDpC2E7^-!^:Bzz=_0k6e%pwYtc4)xJbN@m-:WJX(*]v$SJn.aRaip1D'es~LWsP'Tf+",
"i+Z-H%LPGa!1c+8M-j}b+]G}(G^'%Gb[^PdZoChk0o'yy^tgq^Zp3F;)vC,y[@0Q]Zf<CH^]=!/1d&^sytq&RcDx6Y1ZKAsJj2)Boo&OQce}k1ETc:LBS8w,a",
"zlr]%=a'[.SS[xuv7TR_7J+tqb[^$8)0</e_62)f|:1OfxD642.iY%kbC;;=e<tSm)3*t}!|m5H4DBbcn[(+h9u/~,0b[>fB<wj%J-jy6jKx2B6^3zi$vn=w!",
"Yw7N3WrC^&Cd2fd^tPeqn-rT69:0N{z:0SHXvA~8cU3|H-#}G3tHQ|=,!Mv$yL#"};
static const gpusorti_packed gpusorti_spv_tile_sort_address = {gpusorti_lines_tile_sort_address, &gpusorti_spv_scatter_basic_address, 8435};
/* merge_tiles.comp, 4196 words */
static const gpusorti_line gpusorti_lines_merge_tiles[] = {
"'w-g,.<Xj,tnls:^^D[MozF}7OWKTNWb-){j*^seRj4E>P6zjMqY~huQ&:b/S,>30B$tu(~7]NNm4Lp,`osU`lt#|$ws]ECU9*=mBD^wgtN{N46yA)a^x!7!]",
"4H9O6W,bKqolcwb';eD99pOd){(u%c)sbq)Ks2}@mny~0U:hyxF4)oZc[;ywY`A<pq1)`~1RnU9&XjafozUPq.E-J3hiyUcM^Z!3!pyr-osgHkX`w>'Gbz6y7",
"ggnk%iEvRC{Qi|ZYYu$)CWRVa90=8xZwkQ$yW0BDBvAfZu^,1`8iz6wb@b6v/|DhCnZ`Py.F9*&#w}_CYpF6'+=Yy!%J[-Pm#Db,e8.A>|z]/6X2P+%Qof-a(",
"I%16'+Ug]{|Kz1N_<z7B!j%8QQ@(h'Sh$Lvd$r^>T:z7SNm)YW0zncZcqIwJ9]G>'1{Pe3CnGW`Gq*S''Ue[z0X<KB!8}M3HuCQn1EnH$];HVKaN:eAL=fFbB",
"}DXyj[ooQIk]~o_AY-yabE`v@:Y]Nu.A0Od[]cliB58tYi{[/@'|6f$5c2$Q}J|%lcZW)6.Xw`;oNN]D_vXWtH|>+06z-/3krPesDCqt~`(c/oRy]]k2[9d%B",
"E<QOg-&pNAHg'f`&>/A#K1E[1Fw2.MU<o'E;Xa.PTnP)v%gI%<S(l=#GlESS+%+k<6L~LhWsETpmZ`Nz^R+06|gD4U;W#ym.Oc7C8bu}8&[(j&87kin6)=gH@",
"w=Bb{I+oDS7;g0/{y[ul#};k*PW<)0p_+gQI5b~05;6$hF7%I$6`v>JTqd>lom>6Y%C/d**T3F$y2oIWH6AeWjwbY`mtXY+n~&,lMG7;s{1h^O+Df~q@HqY'7",
"RoYt4xn:MsP%m+rF2KSn4ca:S#OSA10hZth1Z+6ba3%|U]An20NSXDer4<oR5ZCk4O`Fcr]!&2+t:s.F}0MM2!E_-p,*l]y_ufU$KiJ@b3Y4[Px0G#jd6n9Yw",
"-@OK)XQOdw<XV&hs]5d+tyFjcn<8L$x&qq5r:}_oy,*40GXM;]^7E}oCAEJqxjL<VA(o@^7<t`$n:|u]XA:U{r$$8|eMF;Hf1T4z`g`HOh0sM$FAPJKT*q+10",
"zOz2{j8E%.GX5N=SbF+bqh~*SVgatEzUKgv[iY;dqqjIy:f6Aeko@P#1G}YFgK=>k.-4(cZsG3GW9wVy,>B@#^6%!#z4HTcxBH.[WPG'||NL,-8AX,hHd,+A_",
"s4)_FmI}Yi#epKa}tf.3MkH`}^|Z|#a$Rk(-1J(_HQG}(g9G~ob2@$2E5[HQ-pv.i!HiEIhmq=jHZcdpYOd:}-l1<{~|eBNQ6&=S@U{I4WP5&i.nKjbXDdiJV",
">*r/sawmJ@GBeX^=94/5PM6Eiz=NT[`Duh`n0wMH_5p9;e_E_=aagr5}<*YIh`*Nz~=Y,WUJf|}a|$Jx`+csg`ibp,q:vm@(d_>mtaz(GJireWI_TxA9b'(u@",
"dw.CI):)vHE@]|t/g>6EU]F!7wCo%%1PaH#4,aH9{R7ao3veKJ:)>s>`x+m+=a;qPzdq}Yk2TMN[V6TC3dgUV)><TdbVY+wX38NwXW1E5[MM/QJ&Gt;[:w8Yx",
"5s2L/M;;+d1_gx$K{FaF>:^pkQJ(+I*Fpy]zX&#bt1h^n8W2C0{'FjcXo-SO91~(*I_k`.Ndswyda>]IJ&:R6"};
static const gpusorti_packed gpusorti_spv_merge_tiles = {gpusorti_lines_merge_tiles, &gpusorti_spv_scatter_basic, 4196};
/* split_runs.comp, 2103 words */
static const gpusorti_line gpusorti_lines_split_runs[] = {
".:(=d4J2pc%8GQ5A0Xck8`!JV*4%H8I*i'i^$F,Nw%5KyNB>LO/y6S;$]1.C;FcM,yPa(mQni)GkYks=!#hJ6}mmCM/>rpLfcDzm}^NaPBs!n3NZWAnXh^ol8",
"c5VT=6V,.1!5@&uvMF^T!yq]W+-KpR|hoZ<F0ZuoB6I2Z=@FTruV~]H[rahK>vR+!pq!xv_Dc;k|U5(aG<kfc>[a6Ta(nw>>E}[JX(`>{2=N=3E%,*|#uUc't",
"smuV:8_bo}NZ+R|Vs>AV=eOZSs/.inaVCzFi7Z!qYGE[o{MZ3!b`[FW<hJ:r+=3hYmP`$ph1;+to~UT2XkPM#Q5+fJ]MZL^QSbHlB`N!ISi)M2|z|j:#&~/eF",
"D>xE'#3XEZZA)]p=mYGf4E4Eb5QZn>;4Y'(LZ[h7c_35N(G^=Ds+M5Sy7mBt`vy~V0Ttp@GFIqK8%^N4TFQf&!&JYtORVrZ>{c~h{y4II2&2vyGgAy5Qh3{5r",
"1%0s~FOXWw$#j'F.0#6'jf%CO*bss,d>r0nYBmZnFgk[-+B}{>fTQB,,6fpwD}z{=Z|MCAK:DUFJ6HpcT)xV6A<h#Mo%2jyOL|y=H9Qrf5N<H4eqta3QtfdnN",
"TH49r'9o;M%~zb^VENBH&T/:o;|`2~oxy0_U#sI-2V6kj+]Hb^)b!bL9s!X_.T<eNaV;Y:,-bEY~XS+iOI$zLQHqju8q/[7b$!e`KxU[qI`8Vy<pNA)&4h,rP",
"+;H%,e0Lc.Di#g8t+Tb,npFJV3v+8<)<{5AcA:9+oD`K)I0h.JQoGc73[~Uq$V]_y%Bc_LKkbj-nG=ix[*#-XbaF:EcL[X6tPpPHfGwO6E+p$("};
static const gpusorti_packed gpusorti_spv_split_runs = {gpusorti_lines_split_runs, &gpusorti_spv_merge_tiles, 2103};
/* merge_buckets.comp, 7514 words */
static const gpusorti_line gpusorti_lines_merge_buckets[] = {
")zssu$Nh=7TVZ/x:2IY[L~UXS]kT3CP^MGCU#<UUoKbB%3B9cW/W!2kvT}prb|d*|hRkhZ;hj8zb$;9|q5`AY:|R8@/85]pE5wVY-9f@k5os<xj{.^A|}[(m.",
"(.,q[GGH9zGBf|3QSu<CT#zt_>J6`if$#PlB3X/1dd`rY'<i;$UUc6,.[hqr([Jp.z(D*/.ru4[9av*H}Qut=:KHARhbRnydxRiX[-+-z72puJ`Y[)3Pwt2jO",
"u`4EVs7b3mX/b_QjT>Qv%Z||ihdSUG0w|my}Mva9tY@Q,68me^qU@0:^&QN~74qaUET<Tl9i3e'q<R6%xt6t-Z4a4#HekBO{Hp+]|lou1y(+S>&h^>TMEy~OR",
"7v^F@nZXJPd8-}j/^]Y9ATD:)-&Q,!hicr.jtqo/ZT/6O:#Q/pfEy5aVp#xWFpe6rn;4cH6kz.Mi*jH4Bu/<LOYrLvSza8&Bzj,u;6ww{Cr2J%hNd1$A3_0#`",
"'tsH$G:JERx[l_|Lvk@;VqzK[9S[:!$c<qi1{BvyyVYCL*w@WJAubL0>1:S.Uim1Ghxh1zv1L5t=RWaelIjfcue`QCd!p$RIKNKHHo}nlf%M,/{o$Q2imt)Mm",
"R-CyObISY9`SDENRb9g(doV=Dxp|[eb'`}(a*CF=Tlu%^/hAE`ReG=_7n$ER#@@.w{fiLWz*5qaDICmS&^W(4~ns<Pn}h`@NSLPT2&*<%HbCM;aB(_kcZ`R:&",
"N5s82}Z/-27q|N%&2)=BY{EO{erdST@c>HxTi|5('1@4/+BfD&:y&qKhuqIiXK%g.FvybmDc~as+MB/5Pg;3`ID*ct22S1o!}g8b5^6OvFcT'g[,Hrn+CIm)Z",
"Kt^D/uu'<uTzG|fe#f!mM{!N1*Nfl3f.;o231mh#/d*f6(lL:&di2grMm9cR,8%<yi#a+OacVrj%'`9YNZuC_s/IRBWF@w(W)&Ca**X_B>BG}LXU^Y8I`WAY$",
"ZF]Rm#G<(x:od>Ke]une^K{M:,SZVG1/>_Tf6*11w~(SdAn|W@zX`>%2$hz*Up_:ZoUYQc[6sWR95Qb8[s9($}KS9AYw^LI7t0kT2O_V16rAXsE'aJL,75<H$",
"WnCG/7.,'7`>hJyajt,yRR.tVBJCuAlv;ngr$/e[yWucLp|g-=.fYzJzz-9%+wmS^WA`V^bZ!M(z>Y`#b*t-y7/0y<K+/Malc*e'^O);urN/Q5wuS#=X>yUnP",
"qJd}0v-VfQsC6TAataNG0+w/EO{P$RD-w&<G0lv5Z3y})6TdUKjR@SfWETfxBbG{$``&8%mL}b.e9k%.m~M9=icor>wUG6|9IJX;FjdR&]g!3Lm-hXT=5`Loy",
"l`xcLeHwK%e-yO{B~&Pm/`;YkE2eOkH;r24^sG$f1x_n.3,tnbA~iX'3]`5Y,%I_aSu}flBH=kxoiz-Q)937z|2Ed1o`'F2$uKYUCnH!pm{w*yn>3lx7uFLS$",
"BF4+lY71cI&{9rV&oQrOg@V.ok^x;Wl:6z'>>z*+fNIZmHx.7{_Mn)j&}}sY8_a,U-DL7XEJN;rmr5L3a5)a>fJ-!k6f7_.d=My.-hQsxe#bRW9=Q;0r[4Wy]",
"TgQQXnsP6g%qU]g+U{#Z#6Z'erJYP0NQYlLCAm`>,K<X[Myf#JJQn3*WrHM5bN}`7@%LTttn%ft8jsJW@A#*$2}$kAIUqj/d-$._^T/R*w*-){b=EwWbCJ9&%",
"(4(f)^cLgE^lLHCSijD}/Oda4GE&Xy!qo'@E7lye5fYL3=GB|vXsEx*6ZQ/agT}R04zK>{l-n(7Oi+][aU=7cN4XEg*Ga&^HUhtpz!-=f(TdByR`{8IE6J=2m",
")|[gh>Z..#eT'U;kE]o^=A5DZ6)!Za'>}N:*0JUk2n:z%`h!NC^`{O0Y1Z2vHhPu$758&aVEC^]I~@83MS8ecHT4j~lKX$X7,VPz2daaBYE1n^Oeb.DDa}2'v",
"Eu.qch{u>{j,]hw`WhpsN%$R'}70=[R.$SG+eNyS~Sj7VH5;7xj]b0XBU_]8L9L2.x'!g7=vCMzG-NwdG))U.<fV+KJ2-tXAfJY3[-IsjBwc&zY~:/S}pFa7U",
"k^AYTKuymnVHCVT(mBL&ZJMdN1+caOPgc.Qf@>OPClxsBis9qZh2sIzw|%-w]n"};
static const gpusorti_packed gpusorti_spv_merge_buckets = {gpusorti_lines_merge_buckets, &gpusorti_spv_tile_sort, 7514};
/* odd_even_merge.comp, 6237 words */
static const gpusorti_line gpusorti_lines_odd_even_merge[] = {
"&VFydS_C_ftnF6RGjq}fj:M,1{zJR0c1U.@h@:w6BL4]Hrz9>Yh]1r#a:$dE=[2YA#QJUry8z@;mRbq9O!6kUmH=/F2x!s`iA&N520Wxdi85pQ15T{J<@d`x+",
"j]!!^BJvQEO]]1}M>_lE8C&bxrE$nL'>y9{arG,x+AP_cc4g@]Rzd<WR1k6eq0!C>PQ=*<sT7,b~pJ.3sI>k`RMU3ha}qB..g7:gRc%_n589$6@:wjnFjNHbO",
":zEmM3t)@mhVGDo3m(=T%6F1(L;T$gI=BVE{OE*m1t{hVNq1LyQgZQ+Y=ik{C*%+9D&>CM_Orx#UC%v7U=yk6596;5zj~w)f3/!;s)gWS<q9bnPxdPo9i57a+",
".={#E$q3*]h/;8GXL1@<]_7fUvJah[+ijwemyNe({vE'IAY<G.8^F6X7km&zdI{tk+$1soo$/U1XW-SKO!l:RzYc0[XAGFK(Xd&B<.DwrAfU_f<oa)5NG*|5}",
"Ka9pMwEQ~Wb:O5)88JFp2Ui$bpXr&R*_aB0a'zB0||i3otTW&z@USZ>G.j:NbG)dC%D;G*fb`zB8Vvm+!xBp_X-U9|~G:wGRB[8*!Z>(m6-b&2J|<W;3[*6-3",
"]aN>+t&7@'YL17dcq*#2=FH@;#5V&,D(1ksrbcEV_(0#R67^7i/raO^]Ktd0kb+/=~cp&/&YMo5P@'o;[(H5bE_K>]!Jd`T%ePV7Q[+D}4TW5.TI/@oQhaBas",
"LE2ZPo*5x:I{JS[R@`DTmvm7ZT*kqlt<V7OpP[a2&k$!4BquO}Z)~<jR{Lxs:g4T8'u[k4gi'EuzQ$|T_p+=_e@2Yf--{!QA&Hv=lt^of)@UAV~!GX.1`Pet>",
".<*7uLSa!^>&v.q,cV0sc%41X4!vC[5d|DuN7^)F'5ZN|QkmtWRga4J_RDh7Qp(%&Gl~-guSnpafymUs!^#eN|59|9ippltkG/>=Qw,]4m+V_xWxi#Bo+NwiW",
".YP<-x,KN8x,}C%2Iqk/OYp]7-ULP@)jg^W0`%tc+pWjF&vJxAd~p.Jv|siW_~PHlIapECBf3,vB+fIW6s`bX`jfx1xa(xT>r*Uq*/]m.E'Y%I'5.l'iqdJGt",
"krNTgxq2H_djT_e;'c,beJYG6D*<pftv3|)zI}F)n%i'tb;!L#.jE^(-Q`t9x!FM*CFs#<N+go>N`g.Q>}32`O.z-qgFS%mv[,,OH4TF4-/X4b'm.+~@K;%_/",
"u=eupR.nm)iE6^Q>)yx^3t/9nVo+Hite_mVm%1KR}g[,i>[>E!St_sc2RtP|5/'a-/yE|(27+|og<X$6C;MOgJ/M&ShTj)=PsR4E<Uc.z_aF+TXX5HTM~a~rx",
"@5fq.)%]v4'o#>'s8%w6BSdpP*DEFz*6W#[ibWOJBjDHxeEkD&6E2~z!$Iz[-5p<J>;whkH/`p$M$^VAx=F'orftN5SCUw3~VJ<;c7c7jV8pj0:=1^IpM,8c]",
"x!J5ud]b@@(R%,rIV,Cpi2Zr0B[5u@J2gUAZ}5`g*9.BR(|s[UbyXi&pVY{@_*j|U;&F8+cN/GC4RhSbo2PVD*C.SSl>M/],AG/%G+Ux))R|,m{hshtJ0*N2J",
"Wjxx,EEBWg`<|c4//FoYs}K&0eCY+=/1<r6Z)YK[w|rusnh8nPwW0@/+/S'!%weFPfVo{o4<eyw1H-H,*pRslAUj}X[:&;lZU6i$uDe$z3j:Z;5BD4kgOPnmr",
"PFxYfw%+l4:[-9Lu:mkM]8z04&SC8s{jwIpf2%A~}hmf!YFZ/Wg+37}aO=]:R')`:l]eZYE!iO'V#~)hYuSnbNQ~8[c}J5=[U4@AP8e'F%Bp8g|>1WjJ&Is1/",
"A(-P9QE]PzvB,T%%(K&PAgPA4ZAusP(dot#W,qe{R>cj(nwGh2R|YMYVkeLH)l/8]h~WNUB+V/*9NE5+*Z`fRP[b^#LfShvL/&*ZoN[yND6]P{pi;h~R;zLd0",
")wM%Sn>(&J!V^b64bD#/dmk2MVV$C#<gUU0!ttoJ>l$1x}X(ua}FNu`K,.jyxPDe:]937fHt<WL5}N@v}~1j'*BnydzuctU}DO6EG8JyhfjF5Xt}So0GEb_k.",
"!j%|F^+<#[0@BQy./`h#K|b'MRCyPIJw!MEl{.:@KbIU5)>^u<jH92rPTP#gIl<0g!40+2z=Xp$tt}MJR;3+VOr*<44#l)/tzp!<~%b</VLc(Ti(_S4XtNY^D",
".<VC)W__6YmF0k@#nD-HCUz!bH*L$4T&jgJ;S[h3iYf~qYhH[SPl%.DbJ5@PIMiTg8ea/Atd+^$b2tvhL:+n=Uof5w.iDWm,oIVz~6A.FRzC=M{5Ua(;IW2We",
")^R*@~7t%khW2&h[=lW=.hFNttu;/6pr(daxQEM^!.:hN_kmKR}TJ($a-6A#BJ%_[u`m79vpXdd,Ea]l{Wn<LLm)DV*R+Z4vY%WiqlT88'SG{9#Y8[e1L.ztP",
"[3;nmPEht4O@xgl#.RtN'p+CoxLwWh:@!tjZDxjeQuXnU;~K6[ly03GMG]O~QHP8a}T[X7lzX5`;*01lF<uM(DH-I+2uMb9W;!{^SEJ).G[RQ|J]EX6zRVp%T",
"]V-t;[y4J&IcQ*W->&>N8z]]Tv@-75Xx5$Vl!olCFoSX:`ILHq|P_=pSo~5B*NO%BC&q$!B}GRqp0X5[It+8*jWDbeL{Ye8TAGX(n&ocisb|$drwyvqz'BCDi",
"l#"};
static const gpusorti_packed gpusorti_spv_odd_even_merge = {gpusorti_lines_odd_even_merge, &gpusorti_spv_scatter_basic, 6237};
/* odd_even_merge.comp -DGPUSORTI_ADDRESS, 7059 words */
static const gpusorti_line gpusorti_lines_odd_even_merge_address[] = {
"%BIIs'DM!3S[!c5Lmy}foM{nEK'`|,s0$|]@_}`)Y@=Y;*7!oA+UfDgo'!$6xbZw[f|(Nn.m[+7R!4%BzovY@YEgeC}yMrZr~TiD7Q}VP-v1@Dj/>}(#{i)<)",
"_fZ2m2f%$`AwCi.w7&G<E'HL9co#{rO]aROD[.yF{K53eJn*l*-.SuvnU6GoBo,9H]F>5;-_9zOl'N<LP_=#$N1@h#tJ((VwVH+=i~VX6Y$w2L.@dt.IH=txp",
"ITS*[{C[6%((v{JUcup&<DhiznCz2E+GJ9C|>M5M}sns3>'Da|CR)iJ`@FQ*pS:9I3V;/w-!iJ-tGEWQI~rk|Zn]X662Z)/^9#9u9S2//hc6o_)s[_FI5tAkd",
"yoXs'9-4Pw3&qXM#~/iu@rjpM$A_Q/]x&vtT+R:]*uP*5HJJD;<h=xb@636+>L1]`j@^%1nfp@]3>m>',_6PEjb3&;d*N>d#.tl!2B;L0#OZ~7^>76771m~1_",
"*8SxF~Ov)7[[w|l-txnQKP61:0Mj@EbU*.{u.,1ScMZNUBo]9}[d'/@Lkl%Vn$khZDA/|`]p1HvYR>{:;3)e#.^uQH#SLIPYt>6p@WEi0Ag];]^RoHos41R~-",
"8R__=RbHWKwF9WObp42Q`XcacbFn:*,6E=:*;<aQ2p]{A~.N)1Fsb2AJXtJ8Y,r2e]a;zh/C-n)X_]eAho9.OGHE'LTS{zit5tLoa2TsGHX;8`&k;NOPar3<R",
"|wVSUX>Z2}1:Mx%D1l{WhK22`j.Es!CmV|xxu%%q-/OwoT1I&vP:S9=aw%`(-CpPJe;KuJG5Gd*ME'EvpI6[=,_t/VgW^9c}R#Nz}]zMqn4iOrWF8=E<}dR,7",
"MkDqEb%BZ_k.G)[tjqDQY>dbp5p6WqVZ*dD>}!]Mr.y>)EwQ%v5NiYPJ=6s7o_Fu@ao'f$n5%(e:Ich6R1_FhCr@nwNaoe[^^G*wCPhbD.go<AWCew^TiGR'#",
"](')gZN5rb,70Bp.vuHx%J55du-jp@pG2VYZD42}s,Q_tA':u[zd^+NppyFBm*2&l]0>X<srL|(}B93#.6imK$`9Ajd<b)OA<]JzTVg]F.ZYT,n7ZvGo*iK{[",
"k2$=;=:B~[vdTxr7!]2A>7WyuOX|+&Fp@Ni@d>u4)4tUzF>-W!S]n|Y{9|NIIPhrhn%hK0%2ZpzMgR09_9Z)CN%D0J7Q!{,S^y5)_*W9Xlp/;yy#BnX:c's'-",
"_SEkJQ$S&*G#y%F@K9PX4:>O5Z-M}H8!TA7:OHGi:vu5OTqgu@XG[(*i&l!=S[)9QD<${-|*M!Bcp7yGxh$hs+CxHPw)EZaiWQ#/U~Je7p}qS/NFz<Q+~sNfY",
"]h9<D1OR20cWR8e!QJOaCqS,620@csdUA{F=@OGktW>}S!Q3hQarq:6>Gd|RKS}7<6yZ3x^{[u_)+MoQ=!S3QSb2>(T<%A.$3P!b9hRN0C&f^IL/gMtqH2klL",
"84Op$grei*dNywMOgU[Y76c!BuT4#_w`~O@H-hv^N2YVp>G(0z6R2A&}c4D~zPXS{cu1I<9}!d^<Xq~#4YgWlI9u}vH*dN=%kAppuz.gd$%QdUitYyDt0Px~N",
"YKJ5Raj1QjNI7~8}tr`pUuZ2AmTQ&t'24X08oifn6r`[<OS[uj92,qGdkg^qAfJIP$d=|(ILbh%Ec<&aQfH2pqKIa6~C8cISnCeu*):'<Rr/&,bI|lOg=0+TF",
"n}>%Q.uS<],U;cZ2*M&EtA1h!lT4|W9A,Whs1qH<HG1/(XUdmd#mee4tjwjns$$$}|cv|{BU]|S~9wwAZ%fg~fFg~S_Xr~+h~b}/A|lCNl9lH.-*CmDqx624J",
"0:F[k,];bTY&kG.}ne+O@ru~i0Y+,!4_)`84sYCNw5sE1G,eh_rm>$='K8g$CaKdSe;F+},Y[YQrv]$*`C9S*^rH&5md<(qOwRb{'R!f'%sh,h_B5u9b[}WUd",
"{9w>4R!D+&M&UNq1q6}4h.hIh1:q,.3E<o9O%9:[W;H2yDm}YS./t|%%%/TC_KShAY!7J3|dl1l/#an:`xipZ<wc[:oF1yDrZQmv)kB[5f's0E0XxN'C%)UT<",
"P0$gA.=FL_*-8s%kp5+|&^T[/RSVll_A7po<<'ps0{EWFm>Tl3df|yJEIHGgm'!&sYd6Cf!<dblLP]iVqrV@0,#VcmI~xs{DI,&Nu0.-!&z.vm;t5fXi}wcYx",
"Tco/(m-,XOTUI{#.UNU5m`eM7K/;/sA^=)94`f|H[MHw;#f5dj3g.+h)zHbZd4:oi$p4<,Yl#cubO_lXWFP#+<'[3}eqtwU0ZfW}5N=G+8nM'Gnpx^7f$;Zf5",
"]ACVh20Jf5}$_TgmMh49}zMhRp^(ss#Pc3BYH+|_O<tzY!_.=-~JXqiTj^e~`R+zeX%5p<so)6gnsT|r:i=8M=foN1]:Mxe[6YGboDz|$Y{t*n)M3C#)4'z*A",
"'EK/hpjYfXrKZG(%]OC,DWb;`F=BEXHB0z|N3:&~DwR7c#KuV4'_ncTv>Q@9N`h/hIW^*|!iogNL;]]D6_|S2IpqNFv@H*`KXARKRkcQ.6yE9%j.x9KUj!dsz",
"k}C+([Mf}z;+Bqmw>=;jH!`x_>Zn@dhf%6j'!/*i462T#ojLyoqRwq:11f*YV@usmc-l^dJd,D9MR|%~*o>sO@f}k7-ir'QBfkMn%Tp)7wTvOTc6~t3!0(5I`",
"hWn3v@*-QVcMV%Z'-JUQ]sUi258hGWjs{nYDNVC_Dj88uLOB3(gvE'Zh~&TAj)V<xT8q0Z0;(ZVuKl|U3ywcf-oPgUH%K@tego1aoih!nw4mj91|KzgIToahS",
";9EtN$-{hir(umfWzUq&`7TXS>dUc;'IU~/Gmcv.J:j*|+.[<oB*{jugHKu2yT,qb*,A,|tx[]pxcA({kPH*,UtQfLp6ueFk5Nb2fX:L^p2[he3.,7J[]H>cH",
"|!UFDqNp+|l$McPWYj.J[BK`s7)/=[.}K,bBckTvYaQ~P3`9BQ/&<8[Qvo,8FQeJ@a^)<zdKDJcUI-l}@%;rw{'s<7)u)nwc%b6,P4[4*AKYMO5'Y@^kJ+36R",
"vQqw`x&dX,n|g.>G7"};
static const gpusorti_packed gpusorti_spv_odd_even_merge_address = {gpusorti_lines_odd_even_merge_address, &gpusorti_spv_scatter_basic_address, 7059};
/* finish.comp, 2973 words */
static const gpusorti_line gpusorti_lines_finish[] = {
"(/,)x.ID>.V'ab#5r*HlN9ZR]u;]^}Ei2iY%(8Ee$~`'7M#lE@neMm38$u&z=t'Z$`Ayiw!jNj'57e8SOHk}Q{cWvM6|aJ(!ql~8#hhO,jNylJ|'W1]'6>t'f",
".,szwn<DQkL73Y:+3uCcK2G2qzPHA$SQPmLFkd'6[EO3162CO#Ufz{qOBP@M={#^UIP`d#pX)SN]D{k>0d]D%1=~[Ql@:`%R!iH0(u)sccT/l]5@@hLjVC$'~",
"Y:W,4^9#ZwvbLouyw2Q}S@tTM^}%NfH0U:+vykn!AlCk-0>T,Ump%`A8<e|9E3+d@/_e`3@h005O6U;%U:{}LY'x&hs~,I&~3EI.8[dY/}'G#>c#U5B/C)af'",
".5(CID8/NQ;V+bj>2ORf3/~=m<v4vu`]XIy_9(FkeJ-}lc`PV5aky&S`Kr&!NQ4H{oFJkk9xRo.%pOs#%'3Ex[-:1i67ODixswl(Lpo/MEc7Kf<f)|KTx4Wpq",
"3QEw=_>'{e^/xXw1S*U1gVar(}r,.HE3~#DT&!wtoEmn%zk=x!|BIqv+a)2_Dp_5G72F$uY,21Sv-~8TbMR.y8Dmcl>~{%P&MbiK)/uD;1~@w&I{az(XNV]eO",
"B2Ifq47t-gF1.JmdE|iwkG3YvM1p~M/V1_#()vpg.L_-3t~<k&%[[_oUh_I|.'Onz`%F:4WRDj5lEqhdcX~.N8<e:k*M;4<+GT=(:=y8$d'4P23X+s)SLxS`V",
"ggsgx>Fj^NK%C>0zFSP;]W=G(kBk<Vb%PIpo#%$S3qfIms{nkzTE&5`lH_#jutP;{4YbxuJ:s}1Fd[&<G-sHus>1XHJo#:p;}L!yO&>v3b=0]:Nq..iG_N7bf",
"i$hNV==!-iRT}c7r,M`M;#IV61msNB{%_w)7BGrQ;_c8;4x^!;VCh)'_9|z62=|F1up9cIt[_#O^,k7tmuUE4sH0{2tXH5#qI6I5y0UhBr&)10-cgnOz[Fpf;",
"8l:e01%]&m`0m#xUb{1RSfqrCQ|+6LiHi<UHT~Znk.!ZLN;XC>@QMMe+F0WyyS'Wq}<BaT)i7[cPd[%Z$"};
static const gpusorti_packed gpusorti_spv_finish = {gpusorti_lines_finish, &gpusorti_spv_scatter_basic, 2973};
/* finish.comp -DGPUSORTI_ADDRESS, 3393 words */
static const gpusorti_line gpusorti_lines_finish_address[] = {
"&6e.a0~&K!94;09vKS3Ds}K!]3QJ9z`65[pdO6&A)!$Z8[KG4:uGko6FS%ZYAml>G8()[R^MB'FPwrT~3tx6'7<gF$MQB*P~y#8SH`^e%83Qah~H.40:S=JU/",
"c_5%x.CVkjV^#^De$1=nsq<2VR>0<18GR49:7hBF<L[R{G=pOX:s`xHAC@,6H|ks6QU=W{JuGQJbUeC8C2M91r~Pk2Rl+i&&qcml|)'5<'+0cP[jkr)Wc7u=D",
":&jdLHLaOz!S6V8QC9pD@!s^`Pf[r=x'K,EV_gpSs~0!5QTM.44qIhGLYqRsKd,>/Jc#te|wqy~ZNUK<vVUM~;~&f5zaN@3sd}R8X=P@G6PD}gdlNf;;J4y,8",
"j`9jbnEhTn+C^_;yIuC]/vH<&!,GqVCK'xq.Ye>MI0+cOPK!02UmV)ab>aSuOA*K{12;Q>J$c4m]Nt#qy.Jj3QFo~n7uojpvBVG#{zq3*+QZ)=@TqB)u,=x&M",
"&e|prd'<FEPgV35wF,s8dYoacWbT;t^YD]4-Ov;v3+)MrOPHROr.:iAz/B{1<y=O^>DbXhx3,)3IN0%9t$DOi[VhV'#:Y;JhT7bEJZN^@Ct>RccL103:$wt+&",
"1tB+ea0dSX{_)Y[77(mbeR3c3<VM8gK.;.dGnWufxSjs_rE-.R*,Y:=/H}De%94nmi'LmP6zb>*ydomL;4G:`pE80xN=~p;s$T~w~*8$YJ()I]DM=V)d3*56%",
"0$;7N)ZC}2dcPT]6FJ|fG*$j6]O`o4;(hW<ZRLtYwRufd2$zy|N^A+`',gc7)%4S[e%^nH)8dn;($:=3<Au4y$ozf,ln;GvOw<4{~39&N8*&)Ba6(k:w-eT,c",
"T^@6Ix8Ec*+cg7}7B#5POI[';o=qADf%-i#S2&!MXaY0{`aiE2FrUcm}PgyG@>-4-3P<ZDN,YmVFTi2>u~EN=YN&ku,h8<4!HqLqtt4)U5i>y^y~oEi;iaaqj",
"53B#)@gvtiF]Z9Nls^w^@F%B@WDX{->TdXHdR9)n>8y+9k:EFz3P6;{jLr0Y>)'!v%#okO-hxFLvU24%ktP#y{Lr}4PL:fY%waWKd'zX;}n`z$vJNO{[-gHS-",
"vL]s>~Mya[M;@YeJBRT&_[SDbI{jw~oca4loa%gMG>&LA_`Ev2Qi|dK_)={UJ_!~G,h#qTVVFn#]_+"};
static const gpusorti_packed gpusorti_spv_finish_address = {gpusorti_lines_finish_address, &gpusorti_spv_scatter_basic_address, 3393};
/* gather.comp, 1099 words */
static const gpusorti_line gpusorti_lines_gather[] = {
"(I<uz^U4}+2g0T2a*vpQkE6Tx,DJ4_yMQ0[7o'J()!ybCVy_Q1iF!8N$0P)kQGZ{5+Mhp-fFpX9_M<qP@OnO%UlO2A&jgz0l)U$ux+%VF1HeN5ykhTZcq}%%0",
")eOnoz}QHDwDi4z@.G}JzzA3dt'[9U]g{0r@'w7tB|7uEhQ*}6`2`/RVK:#+(V;`N6Af0%o*VKkb.wFXL~pE4GRLUn;vIBm4iyP4,*<mT59}q;=-.ldmuF>Tq",
"nF(h}eAl4yd'T0:<U;JS:cZkSBu'<v}:PT@K1%3(kL=xO-&y:U@tfK<W%/mwHQVm,(zj/e4[JOH'om6%]kmc'lPg&lHV@j*ATj$>@j#|#JSSa0~eGKU$Ht@ie",
"R><M/c1hI:RHL6W|J/zRNbtKK=|S;=%cpUeGV#xSeX+Oouhff-_42O4}2yp-hz`stuR{4,V0LG+OKge6bFMyOC_ejM1g7QXHyO"};
static const gpusorti_packed gpusorti_spv_gather = {gpusorti_lines_gather, &gpusorti_spv_scatter_basic, 1099};
/* gather.comp -DGPUSORTI_ADDRESS, 1741 words */
static const gpusorti_line gpusorti_lines_gather_address[] = {
"&Ck1CXJ]!!wLeRs3KOlf4US%d(/(gC(r&/qx7-g3u^9Y~IlMh!'NS`D-|Aci!b[/YN%'x`XRS7Pq9:'m@%kK%w#a^x$C*DgS'o3P72]|(wKsSXW,wsi)4(BD;",
"VxjKjFz<52D9k)6Ky@/;5$8afaCANom5M:VelnKhpRPO:Dfg9%*h[4K$0eRdx>hZy+zgSLOEHAqO#,&`AkHAIyPrt~Cr`>d6ir(FoL/4b2CB+>enhlg{6_>uk",
"f&=Z9/l@yrTPQR{40;zo@M!1~*h+YHJ)<4_H$w:/emJ61@S;gHUS3>o'5Q~hO#{pz`NRmO4`_X}A+;G~|hAos!eBrS$0+|kcBbeWEnM~d'#b|ce=h>nS=zbs1",
"Igf(+N.C4y'e.q$e8Wm5LzQwA=tx}1Rc>@PbK.O0n9Rq}=iUN5Qe9bmNa!TL-!U00Qawa&%'(mu3phUZXjE3VKVZArOc'=M/qN>wd[Bt#%#4:o|jsfpi$,Y0`",
"bj1&/}d2RhtC{kS=R]lt0h5,ZD(d_bs0R+]r*0E@5d0[uZLsT0l(NR'9DpM/Tb+~'Y133ypba{geBsE5QK^K63zn^#4rJ%Kc=aPjO;}A+P}N0t47ib8UjBQGT",
"XH'+M@^H7XtmU[DOJJr3fXpTq<;ZWGK_)3XKMN)n;fnf^zR+^gLGXW|5m5Evb*.R-HJ[Dw<!"};
static const gpusorti_packed gpusorti_spv_gather_address = {gpusorti_lines_gather_address, &gpusorti_spv_scatter_basic_address, 1741};
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
