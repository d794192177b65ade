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
    GPUSORTI_CONTROL_DISPATCH_TILES = 8, /* indirect sizes for a count on the GPU, of three words each */
    GPUSORTI_CONTROL_DISPATCH_MERGES = 12,
    GPUSORTI_CONTROL_DISPATCH_STRIDE = 16,
    GPUSORTI_CONTROL_DISPATCH_FINISH = 20,
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
#define GPUSORTI_BUFFER_KERNELS(X) X(onesweep_narrow) X(merge_tiles) X(split_runs) X(merge_buckets)
#define GPUSORTI_ADDRESS_KERNELS(X) X(onesweep_inlined) X(onesweep_staged)
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
    GPUSORTI_PACK = 2,         /* and back */
    GPUSORTI_GATHER = 0,       /* gather.comp: rows to scratch, in order; */
    GPUSORTI_RETURN = 1        /* and back */
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
    uint32_t may_copy;      /* not 0: keys go to scratch, too, where the number of passes may be odd */
    uint32_t tile;          /* of a pass */
    uint32_t least_leaf_bits, most_leaf_bits, leaf_average; /* see gpusorti_plan; most 0: no leaves */
} gpusorti_histogram_args;

typedef struct gpusorti_onesweep_args { /* onesweep.comp, onesweep_staged.comp */
    uint32_t portion_tiles, portion;    /* tiles a dispatch, and which dispatch of its pass this is */
    uint32_t polls;                     /* of a silent predecessor, before its tile is counted */
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
} gpusorti_gather_args;

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
    } own;
} gpusorti_push;
enum {
    GPUSORTI_PUSH_ADDRESSES = 5 * sizeof(uint64_t),
    GPUSORTI_PUSH_WORDS = (sizeof(gpusorti_push) - GPUSORTI_PUSH_ADDRESSES) / sizeof(uint32_t)
}; /* bytes of the addresses; words behind them */

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

/* Variants of one-sweep's kernels, as VARIANT_* in shaders/. */
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
#define GPUSORTI_STALL(n) ((uint32_t)(n) << 8)   /* for tests: STALL_* in shaders/onesweep.glsl */
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
    gpusorti_shape exchange;        /* odd_even_merge.comp */
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
    row->exchange = gpusorti_shape_of(512, 16, GPUSORTI_NESTED_LOOPS);
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
    GPUSORTI_MERGE_WAYS = 4, /* runs that merge_tiles.comp merges */
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
    gpusort_range bound[GPUSORTI_BINDINGS]; /* keys, values, second keys (and second values behind them), control */
    uint64_t range[GPUSORTI_BINDINGS];      /* bytes; 0: this sort does not use it */
    gpusort_range values_alt;               /* the second values, for kernels that take addresses */
    uint64_t groups;
    int indirect; /* word of the control block where the size is, or -1 */
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

static gpusort_range gpusorti_offset(gpusort_range range, uint64_t bytes) {
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
    step->groups = groups;
    step->indirect = walk->plan->request.gpu_count ? indirect : -1;
    return step;
}

/* A step that the plan on the GPU skips costs nothing where that has set its size to 0. With few elements reading an
 * indirect size takes longer than that saves. */
static void gpusorti_size_by_plan(gpusorti_walk *walk, int size) {
    if (walk->plan->request.count >= walk->ctx->tuning.planned_sizes_from) walk->step.indirect = size;
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

/* Binds the count on the GPU, where there is one, in place of a buffer that the kernel does not use. It may be at any word:
 * the binding begins at the aligned offset before it. Returns the count's word in the binding. */
static uint32_t gpusorti_bind_count(gpusorti_walk *walk, int binding) {
    const gpusort_range count = walk->args->count_buffer;
    const uint64_t before = count.offset % gpusorti_max((uint32_t)walk->ctx->caps.offset_alignment, 4);
    if (!walk->plan->request.gpu_count) return 0;
    walk->step.bound[binding] = count;
    walk->step.bound[binding].offset -= before;
    walk->step.range[binding] = before + 4;
    return (uint32_t)(before / 4);
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

/* Wide values: their rows go to scratch in the order of the sorted indices, and back. */
static void gpusorti_walk_gather(gpusorti_walk *walk) {
    const gpusorti_plan *plan = walk->plan;
    const uint64_t size = (uint64_t)plan->request.count * plan->request.value_size;
    uint32_t variant;
    for (variant = GPUSORTI_GATHER; variant <= GPUSORTI_RETURN; variant++) {
        gpusorti_step *step = gpusorti_start_stride(walk, GPUSORTI_KERNEL_gather, variant, size / 4,
                                                    GPUSORTI_MOST_STRIDE_GROUPS);
        step->bound[1] = walk->args->values;
        step->range[1] = size;
        step->bound[2] = gpusorti_offset(walk->args->scratch, plan->layout.values);
        step->range[2] = plan->layout.end - plan->layout.values;
        step->values_alt = gpusorti_offset(walk->args->scratch, plan->layout.rows);
        step->push.values_alt_base = (uint32_t)((plan->layout.rows - plan->layout.values) / 4);
        step->push.own.gather.row_words = plan->request.value_size / 4;
        gpusorti_visit_step(walk);
    }
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
        step->push.pass = p;
        if (plan->scanned)
            step->push.own.onesweep.portion_tiles = (uint32_t)spans;
        else
            step->push.own.span.span = span;
        gpusorti_size_by_plan(walk, size);
        gpusorti_visit_step(walk);
    }
}

/* The build of one-sweep's pass that suits the sort. */
static enum gpusorti_kernel gpusorti_pass_kernel(const gpusorti_plan *plan) {
    if (plan->staged) return GPUSORTI_KERNEL_onesweep_staged;
    if (plan->request.key_bits < 32 && !plan->unpacked) return GPUSORTI_KERNEL_onesweep_narrow;
    return plan->mode == GPUSORTI_ADDRESSES && plan->request.key_words == 2 && plan->request.value_words != 0
               ? GPUSORTI_KERNEL_onesweep_inlined
               : GPUSORTI_KERNEL_onesweep;
}

/* All passes: which of them have nothing to do is decided on the GPU. */
static void gpusorti_walk_passes(gpusorti_walk *walk) {
    const gpusorti_plan *plan = walk->plan;
    const enum gpusorti_kernel kernel = gpusorti_pass_kernel(plan);
    const uint64_t tiles = gpusorti_tiles(plan);
    const uint32_t portions = (uint32_t)gpusorti_ceil_div(tiles, plan->tiles_a_portion);
    const uint32_t stall = walk->ctx->forced.stall, stalled_polls = walk->ctx->forced.polls;
    gpusorti_shape shape = plan->shape;
    uint32_t p, portion;
    shape.variant |= GPUSORTI_STALL(stall);
    for (p = 0; p < plan->pass_count; p++) {
        for (portion = 0; portion < portions; portion++) {
            uint64_t left = tiles - (uint64_t)portion * plan->tiles_a_portion;
            gpusorti_step *step = gpusorti_start_step(walk, kernel, &shape,
                                                      left < plan->tiles_a_portion ? left : plan->tiles_a_portion,
                                                      GPUSORTI_CONTROL_DISPATCH_TILES);
            gpusorti_onesweep_args *args = &step->push.own.onesweep;
            step->push.pass = p;
            args->portion_tiles = plan->tiles_a_portion;
            args->portion = portion;
            args->polls = !stall ? walk->ctx->tuning.polls : stalled_polls ? stalled_polls : 8;
            if (portions == 1) gpusorti_size_by_plan(walk, GPUSORTI_CONTROL_PASS_SIZES + 4 * (int)p);
            gpusorti_visit_step(walk);
        }
    }
}

/* The leaves, then the passes again, in case some leaf has more elements than a workgroup has room for. Leaves of a single
 * digit cannot: their sizes are known when they are planned. */
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
    gpusorti_size_by_plan(walk, GPUSORTI_CONTROL_DISPATCH_LEAVES);
    gpusorti_visit_step(walk);
    if (plan->leaf_bits > 8) gpusorti_walk_passes(walk);
}

/* With as many copies of each counter as there is shared memory for. */
static gpusorti_shape gpusorti_histogram_shape(const gpusort_context *ctx, const gpusorti_plan *plan) {
    gpusorti_shape shape = ctx->tuning.histogram[plan->request.key_words - 1];
    const uint64_t counters = gpusorti_ceil_div(plan->request.key_bits, plan->radix_bits) << plan->radix_bits;
    while (shape.workgroup_size > ctx->caps.max_invocations) shape.workgroup_size /= 2;
    while (shape.variant > 0 && 4 * ((counters << shape.variant) + counters / 4) + 64 > ctx->caps.max_shared)
        shape.variant--;
    return shape;
}

static void gpusorti_walk_onesweep(gpusorti_walk *walk) {
    const gpusorti_plan *plan = walk->plan;
    const gpusorti_shape shape = gpusorti_histogram_shape(walk->ctx, plan);
    const uint64_t groups = gpusorti_ceil_div(plan->request.count, (uint64_t)shape.workgroup_size * shape.items);
    const uint32_t most = gpusorti_max(walk->ctx->tuning.histogram_invocations / shape.workgroup_size, 1);
    gpusorti_step *step = gpusorti_start_step(walk, GPUSORTI_KERNEL_histogram, &shape, groups < most ? groups : most,
                                              -1);
    gpusorti_histogram_args *args = &step->push.own.histogram;
    args->portion_tiles = plan->tiles_a_portion;
    args->may_copy = plan->request.count >= walk->ctx->tuning.copies_from;
    args->tile = gpusorti_tile(plan);
    if (plan->leaf_bits) {
        args->least_leaf_bits = gpusorti_least_leaf_bits(plan);
        args->most_leaf_bits = plan->leaf_bits;
        args->leaf_average = gpusorti_leaf_average(&plan->leaf);
    }
    gpusorti_visit_step(walk);
    gpusorti_walk_passes(walk);
    if (plan->leaf_bits) gpusorti_walk_leaves(walk);
}

/* gpusorti_tiles_args.mode, as in shaders/tiles.glsl */
enum { GPUSORTI_TILE_ENCODE = 1, GPUSORTI_TILE_DECODE = 2, GPUSORTI_TILE_TO_ALT = 4 };

static gpusorti_step *gpusorti_start_tiles(gpusorti_walk *walk, uint32_t mode) {
    const gpusorti_plan *plan = walk->plan;
    gpusorti_step *step = gpusorti_start_step(walk, GPUSORTI_KERNEL_tile_sort, &plan->shape, gpusorti_tiles(plan),
                                              GPUSORTI_CONTROL_DISPATCH_TILES);
    if (plan->request.bit_count == plan->request.key_bits) step->spec.variant |= GPUSORTI_WHOLE_KEYS;
    step->push.own.tiles.mode = GPUSORTI_TILE_ENCODE | mode;
    return step;
}

/* Each merge goes from one of (caller's arrays, scratch) to the other. The tiles go where the last merge ends in the caller's. */
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
    step.range[0] = plan->unpacked ? (uint64_t)r->count * r->key_words * 4
                                   : gpusorti_packed_size(r->count, r->key_bits);
    step.range[1] = (uint64_t)r->count * r->value_words * 4;
    step.range[2] = layout->end - layout->keys_alt;
    step.range[3] = layout->keys - layout->control;
    step.values_alt = gpusorti_offset(args->scratch, layout->values_alt);
    if (r->value_words)
        step.push.values_alt_base = (uint32_t)((layout->values_alt - layout->keys_alt) / (4 * r->value_words));
    return step;
}

/* Visits the steps of a sort in the order of their execution. */
static gpusort_result gpusorti_walk_steps(const gpusort_context *ctx, const gpusorti_plan *plan,
                                          const gpusort_cmd_args *args, gpusorti_visit visit, void *user) {
    const int passes = gpusorti_by_passes(plan);
    gpusorti_walk walk;
    memset(&walk, 0, sizeof walk);
    walk.ctx = ctx;
    walk.plan = plan;
    walk.args = args;
    walk.visit = visit;
    walk.user = user;
    walk.common = gpusorti_common_step(ctx, plan, args);
    if (passes || (plan->request.gpu_count && (plan->algorithm != GPUSORT_ODD_EVEN_MERGE || plan->request.wide)))
        gpusorti_walk_begin(&walk);
    if (plan->unpacked) gpusorti_walk_unpack(&walk, GPUSORTI_UNPACK);
    switch (plan->algorithm) {
    case GPUSORT_ONESWEEP: gpusorti_walk_onesweep(&walk); break;
    case GPUSORT_ODD_EVEN_MERGE: gpusorti_walk_odd_even_merge(&walk); break;
    case GPUSORTI_TILES_AND_MERGES: gpusorti_walk_merges(&walk); break;
    case GPUSORTI_TILES_AND_BUCKETS: gpusorti_walk_buckets(&walk); break;
    default: gpusorti_walk_count_scan_scatter(&walk); break;
    }
    if (passes) {
        gpusorti_start_stride(&walk, GPUSORTI_KERNEL_finish, GPUSORTI_FINISH, plan->request.count,
                              ctx->tuning.stride_groups);
        gpusorti_size_by_plan(&walk, GPUSORTI_CONTROL_DISPATCH_FINISH);
        gpusorti_visit_step(&walk);
    }
    if (plan->unpacked && !(plan->request.flags & GPUSORT_KEEP_KEYS)) gpusorti_walk_unpack(&walk, GPUSORTI_PACK);
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
/* begin.comp, 863 words */
static const gpusorti_line gpusorti_lines_begin[] = {
"S8PX`@0NZD2b2D2$Ylm18#~-mWZ[_PKITO+E,}r=@V#JMh]k0cm~:'CWo[Y7;.0yYnu0t]>.!0b0rVm^7>P>OPC6=%j:OFnA1>jL`inQ%bwQ_p89Nxx/:w'4|",
":{lyXoKJ7B!NPcvwV~S=SoI[oaj,0:K'9X_~ed1Yjs[NrsH|dR1_#[^EY{_JgD3H.)RpRy0a`{NbGbC;6XrI0!OY48fmq[Lif@NMaNGI#2M0l,wwHkR;u^Kj+",
"0'rVl8=r[%)ub7:oGxE[Ju(RrJ7*0Tna'{p<~m*{+2i0,j!%3UY-DFRj2WbQ`*%@EVUo~pJ/(,>PSF!_y)HrM.2TNNE;~(V)t@p>9|Z[xcMxCFf$#2S$X~@8Y",
"aZ6@)/NWz|ga*tn,W!)yUL%F8-TFrJ{<*qDfjcfWvP2+lV)S0a%WANPChep_^!@;!n2vv!;&%<<(_l6~I/Tj)><4$o_ac-M}*G{mOO76jhiE|i^}&SC<_*1ZN",
"+1]t'!q9[)@GuNIycxiEW0WM.Hc}~o0/9a#MP32e0zL7/,EVK]j(z*vA*W4D#&ZCv2vLtqyvo9,zQ|Z-3Mbo1:0_08-yXenIM!84TB&jL[cmLWSrRTa66q~(U",
"Q.)MQl5Y7cvp5jfujp<'3`-~KU927->HW_|#+Oti]<h!O6aiGgMkr>nNnk+E*BJxq`wmeZ9j<S#fmK*<)j,@SyGJ(!v|Y>8^lt@^U@Cc5mmyP<viB(pX8<Y6D",
"j"};
static const gpusorti_packed gpusorti_spv_begin = {
gpusorti_lines_begin, NULL, 863};
/* begin.comp -DGPUSORTI_ADDRESS, 1181 words */
static const gpusorti_line gpusorti_lines_begin_address[] = {
"0+TrERe1C{a|_!j'~*$K'/3d<~IC1e'%`fcYP:f{R}g#YJ!tX>e88P]I#xfM{MrPYsU.N$iPG/4}M>2(jwZPnOW[x:Pz*>qw7&*i>Hqcg%C9_s.,'jB(^{fed",
"/%`LO7$j/tC~EqUm%G1Ux;Tp]5P@C]QVnm_mLsaoBfrB3NntchfV]AoM7F+(1$,~M!*.X/K1]qw};6q.zTTi>jFm+nJ!^;T!0reOc4Aa%D`#rrz<mj@Lg&h5'",
")K|eG|DK6`tDM;(cD_Qf(}gO]vP*&/R5-o;4W+x(&@x1P@%#h}&C]R=N@P%qO4Y7aYA09F)j/fHaMQinz8F~l8:fDe*M3lEil_uy[ijK4pRfO9zc6qj$6XY+J",
"]iR8XeEc+|vgWc$'XI=`eT8nohxA.,cQrvnrJF18``PIJhT{0culft6nl#)jn03JM}FAmRETNsFiO,zN#-[D[$wu_EC,7eK+6,Pz>GD.[BFa1&@[6p.C_'XNP",
"lBaGj;OWC_:mT4GWcd2G@5y$(`Y=Ts}=(@>|mjxy4FKZmT,xK&skpygRvz3|hi/U=7s-c*=R`Z8fF}wGiJZz'[PA+q&!"};
static const gpusorti_packed gpusorti_spv_begin_address = {
gpusorti_lines_begin_address, &gpusorti_spv_begin, 1181};
/* count.comp, 3212 words */
static const gpusorti_line gpusorti_lines_count[] = {
".T>V$/Dtf+yU:sA'5x&GKC9J^e#|tIBlHFul@{wp6}TW7[1'|gt!Q)2%jh:<:8,;fdIlVd=Pesh$=<#Xl:;^ZZpZG(;Oy@Zk7'bu+.a='I0u5by]]o4%KEV7n",
"yVHXPSKi%Vs7u*p4%*+d|&iUdp(Y4!DeO-@v`C7d([AN##Vt'fl4ndUx[vmew(HZY1+m:cU#k9Mjz#Z&H@!VN]T|MoEH3BK4@!#X%ndx!JA-oc&g#6tVSx8{M",
"EX$kT*d<RjQOMBp]O2=h#}U.O+)fg@,}<}a{S1hk*';E&vhpuh$kru3M7xn(Ur*ei{(]*hYEuXfj:a4G7oeK|H]XhKpw`ZgxJY=g[Ihk(-N{q+|AW3+cLv#9)",
"8N/07p<Wm8d02E`I}3$}S[-DQWXaDfA}BSAoo/k~r1H$Fi!.bF!U]&Xu9@7Un@%_cJ!J#uZft}qyvDg~CCKB2*5~ch'5,@!Dq[PYKceIpwlK7E!on(QL62zX0",
"(tj!:V0X3~2W&/#k%1qmeV;NY_5h+MHPRV7>&a^l:~fFq_Hf-U,]OBl$$9wu|1%+Kl=(r+&-gLKDrX^.~g07bNy9aTa4w:lb2QV=!%[d,+Kiu{Bj;`z[&;g,0",
"6JT4Oe@BYp[y,UtHp91kD{@.f`SOMrD]G0Um;(>#vzNO:AE;zs#_h!)J;TMHO:de[5:{E{}Ft3A^V';r`Uo/[._e1e/>/lj!)@^s}5$>sdLn#5tSbPMl/<`~F",
"zb)W:&:ZrweokJeZ<0F8+K>_%LwsvbzZJDKt,q)!jPiPM8OHusFA_c1o@:2Vw*6:l7B[AcWeE3Tb^i,ybSNVBt+y#gVd}B}lq:K=EV6V73~w[sD:gNQb$72nt",
"K_XE~6a2.$Tm.+-E8.czhWlejpF!KrG+WLyl]u,|RWmz%Z$HRf.VTkOL5M8qxk+rRB}u>O9sZ'&C)F[P_I0&{/D'aP$dtUJEDwL(,Ae#n[_`RXTCAp*pzsU$u",
"TQz*t=${7csm-%PS~o1<4^sxPy+V]</EPz$_TbfJ=}B6(NZ,K-=>D%JJu[I3)$:ZS,]afF.V:)!-Ce]$y/VZGx%/-/6>u9%x1*Qqx2RBjRG6lvfI.nBRm7`cw",
"U<l1t>lqD^iqLmeWq[3]-#z)lBa^ZYr4@u7'V.NZ]CM&i_An5uN+!.O{Q|`WBN*:x{RC.+pK71f^W(O)'NW/SgNM+<a5*~/Bj_p:ub:y5!i7{{JE7BBFncx$3",
"y*!+4&-mW-/GNFM7&^;B+1CdNDx)u,K~5^gU5@v6ClD1zU:p+Wt_C^Z&J#gI*>@Ms{au/f*b:#t5{jVF]L9D=u5(aZ>/~ez,!bZ%wt2(eXURbwqmMFYa6&)o7",
"5k{lxf<XfuCE1r<((@>IrL>M|i.&KT9GvAHWxtHPw^;h/@Tz+<];t575B>n{T[,[IvTWHQ}7[](#Qn-y=|SWdo,2msY(X#_NofK0up];HL:-tAHsdZ4EwY;LA",
"@|prFV-^AaSy<|Di]INbp1hxS&aZ(_`{3h0P(u4ZM7adpcC&is4OG4Ig|@+{Ly$}3D<~+$8sb[{+m#j8Qm@YiLm:=j_9P=nDz%U7|}KIH48`[3GB`%SX!9A/N",
"<7%V$=H*:ve$L(mOxW,x27#=(c$SQsi)SVdNzY)c8b5c~C_$>sXi)G5oo]SvD]:6L1{oRcI(gmHQvIpOWy(k.g}eb|dF5^`(Ga0s6ZYN)9Tub*A8)#7<*,:*;",
"W)6;Qj=Z8lW`E'C1=!KK2tpb$44!eoF'av7]i9ab9EZ]2%p|BGUDmPF^,xc_'|}5p~KQyR`BI*K^(Y4lQNWTMTVT^SN|0|Y[azm;j==+shH>/@bM[ReE.K#K,",
"tpmN]8m3_GuZLW|^eD,r_0l(H4=q=C!g{mH*!so4D{MBi7A6'2WLVL;Sv=nY_Q;d1YBuft7v!(FzdlV.+S.Z_Jo*AH/LzaNzCKB.&Zuo[~/HoPN-9X9[ey$Tp",
"I2>3;YY>0]_0vXkL/B`IK3XnI~^:2,Y;F|)kN5KkpyntO"};
static const gpusorti_packed gpusorti_spv_count = {
gpusorti_lines_count, &gpusorti_spv_begin, 3212};
/* scatter.comp -DGPUSORTI_BASIC -DGPUSORTI_ADDRESS, 5903 words */
static const gpusorti_line gpusorti_lines_scatter_basic_address[] = {
"'^{:-LeEVwpWR,'Vl.At+14mw!Y|Jd&kaz9<8rLUx_S$jx&NJq!yQ,*U{&_biK%`_5*];>]ve!_:M$4>mGrFt:uP,;jN(u<fZqK2*<-MIEPTw0ZB(t7vhquM/",
"'>b}0`o>Ug*Xl:WGs3M[vukoX]mxl~m'Q11n5{(Le6_zzEut_5Q$O=;cGf*B06M6]cNN>XL#T*D+2jUP8AL3ZR3Kh8vL+!cEM_=.^b-b;m[cEoxK0((U%|phy",
"Z2yW:0p~Eu(jdW~~l#NY+8A)y~9IkisVO`]N|dmpxXZ4H&@p4D^rVDH]c@,n%(VDFJzVbEdE@GLyp_HEc=E4U0gxnd<,!%7bmN)fkTofz}K%p7V'!4Kp,qkd9",
"'-~G3VB;R4T+!t+pv'iZ2U%,[fUnqz3IKjj3vhuMK7IzLV5^ogh5Tg4<5'_w[u|!:e|GXZD7%N1|$kI(Q4B!7E%@x>1j{g]4=uA=Lk_6}Q=0@^/BINxHa]GAe",
"]>T50'}fJ+H,tsQ<dUzb'b+9>|g9R*K]10#P3hm2s&]{'kk/Z,jJdbyVYAHQ2lTS_8}PReKC1'UHt1banDP^>'T;>x,6om{NL7fs9vCzy$3Sz6_=X5XxJ36~g",
"~*|D/CCvXs]*9t'{37M3qMz$E@Jx3#f*Ucn>pSkz2e4CPY>c*XDnaf]U19HPzc+c<t#)07VRw>=}q60B53,5ht-a2T):.3jIru@$*m+-Pq=x~nP)bbGEzB~u8",
"bC{%vfi]j2gVlSaa%Ks/KeYPOt0qU{=D@W+6$ZJ&DhV@4otdi`}+yZ#Z9&Gbd)<Ck3Iaa:OSLLf:<oPQgf/kMevb]l}hI.D5]X62khr+(Z}ai.twbm>k9hkTR",
"g32x3<%Y0y0X7PEI}w]*DyWuw[%0:ow)<uo2o`@V+Rvw4NpH`dB5nx1|jqrw!~0~U@y10!)~MPE6'gX&*lz*B*ZfOlPj<q}}mhrYQJ}-;3HCGO/dFP_oa*;GM",
"Ms7o/6V@[8pRBE&+YS0RwQ[c(,Kn9Ww^&z+Acl$g}k5xL1+i[+.Bn(>({k`d}[mu_H$b8z=_iXM|{Qw@x9=>!X~5(/dWnV#n;>5g}>wT[;+A$7.S>EZqF,6!-",
"P3<&zzwaTjQ*|!]RtHs-n.9Di,[u7@]lLQ-1FH$ZosmwrfzT90pMf)})F;D!#+4s%}f#F^Ifm&9GCuvA#)_K|6yDcViRymo}0R95!'D32O<f/}Vyti,0E-+U,",
"[2xj0Dy!R-57NKDSG/.R7}'XmNW=vw|J3!&Ll>{`74Qm^#hw{!^6`D&0&&8K*w]J'5$AoPydG=jD2^j%R:|FWO~5POZ-@f3y9/+-5X{%v_24vr,[K6jle4Esq",
"uB`tt}%)}FC8ARI,`Y(E{CfV0>XC*41|Ym]cS=y8U#'Ii-T8wf9xmq^[N+R|L=AU'j3IHQ]7I%:y#wjQ+;`8zd-vf;cR4k.,/a*X+]q!Lft+wU9uC[VG:zN|>",
"g.RjA$>wY;53&xeGv7l&Xs:.Z6`Bj{g,;wSp5ay}<[bhZ-eF@7q(Af~ITrxJkvN.Sj_qml1c=Ikw`f88CLL^F,~+:HF/9@khXh[ob*OC]R}PKP[F=l6Ytg'j7",
"SWv2l'WoBd)IXk^O5=~67o[7fOYmg'!LMOn:R,ZHAtGG+_>W7z~5BHNGUmUTS)KAxnA5gEcjx&g.J%D`KV(rhbrBp>=6q|HYD4l#kp{0#_{-Hy'auwG,{+YXe",
"V/0jxg.Zt}PyH!/EV/`CJGjg>jcVlG$..jK|6,8*V9xq=H+|LxEh-C,Qy}=CLNG;T~%SGXZ{#`Km>|P@_`,q`M`3L/Lx[0.;-+9v+&nSw&u{i^$XPj5^QE>nt",
"yNaVnk8PQku'}HKFhR>j~ipVPgA[+4ATnwff|iNbtMBbk<skxGgO71jz0Wy.8rNc*K[3xv!ve7mc463B6OhEj%[*V7>pxa#}Toq/aghMu#7kuH)ehO3SE|0C#",
",(=BiJ^TF!LeDMaghxrD`.!9/[c~Kkz/}tjmH[zD=5'BCY1w$s-[oJdV{PyS_XI;-Jnuz>jy*]}!2GFay*PP^>qwnwVUV*I4cR)^^`}`D+rE>7o<T6=_T)t0U",
"TeGCH*Z7<GG/Mc2&}l}duHs$ge<piNrP)$/smmuOo/pPN:H9cYvYaw[Tu,@Vz;,A`B&5jP$E)yxnNR#_=V-#:+]}q&M9RU$x5Czq:3IIT@c9Kc&^'iVN<>zxp",
"c0I~%YlAa.,c&4HzD`xrd^~lVeG{|b:g[6HMiE`Z{NfMKPl+gz1a]60>wdcBaT73*3qW$Xf&T.L.GD.0=B,HSAUv:^2{r[ejtdm<]bEiDyh.&!YW[[WX4@9Y'",
".NVeztn)^'HKZ=yhgeRo*z/g)DAJEXFh=c$'%+4n=,,ef%U<kZ`:R9ENrBnA'f{*SkT!-EPnVbX}yct~zCce.K1<t!>%3]Pkm`eYf`lo<M[j5.#NFfDA0bwWa",
"QeLp:Fnh`U/LFB;0a[`r~BwZ-&XqEP7iXka$lB5~8UF=B=}{te:7+_{b3)3I-lEdW]S]C:6E@yRQ:&0W~N7_]cRqiw[t]}RpotW-mJj-t7&2tb$,H3U'~.207",
"5A>|Y&%:_+ML7Y=3-`KZ,VJ)jr|QZO]p|`%g(g=YkGuNum6t!7UZ`Kle]OF-(gOCswIRX@Iov4L=TAaJ!(ZF}8zmI|~R}YBBn68`n8/y2}0`@egzJthP|Y6a6",
")mz#h@U,cL>.UJ1P>}Te:d6CqQ/o!h]5Ppk4PT.a4<I=X$h|(u'e`g*^G87_eAzg5/H6,|Bf8z*TNb_K{lg,odd7B$Nof>&iQ8['`8OWx%FsJVxA2RD{L*1Hn",
":g+=j88`_-sh<RU[(Mgl-,GdnMy[BJ&;JF>S~kxM#>zp&_@zD{7x10w>1HiWpQuz1N!N96MfnB;H48<blUul|KMou=1DQ@GKWumU{=X[xVTE0hc!8hOk1ZD=e",
"ru/v]3x+Csjc`A%]-CI#_YUt`DER[vORva<'gk0G:U_D[|D2C]JR$:Kd#@>Y$keo6!#*5EYD6*g#|~xtFIUcRAbn5FTO'FWW&js!7UR6K!)<O<>qJ7/o%.QHd",
"l_&}b2qG=^U0%[0GWu5#|/W;c2S#mWP>-UE-bISea8'w|836Ym[eAIxKtPn6D`&VL)Gtsi{ZS(`|'^/RO$9<-]{0PFywh`c]<#~6pF:F<h,e(#=cTdoA~2YXN",
"Gh3u#yeeoCz+aH0S4g<bF)3ti/jx;Mw=,Pz-OCpL"};
static const gpusorti_packed gpusorti_spv_scatter_basic_address = {
gpusorti_lines_scatter_basic_address, &gpusorti_spv_begin_address, 5903};
/* count.comp -DGPUSORTI_ADDRESS, 3921 words */
static const gpusorti_line gpusorti_lines_count_address[] = {
"%T~U[M@.RkosN['lG_]W*U9*f&u!Kpmoh=L<|CPzQ7Os'Yw3&2We@h/Ar!618}_J|.%v!fb1W]L=M%RRLp#q(5_Zp>9fl4MOql'iS6hmU#eTod3w2Oo>%k;8$",
"|[!Xuk&SJAFX+f)3>Z23x7xF|oX%c|.q1J;#F(9gO&P*WDitV!_jiTob'RjLf-O6pch[F13%Ygz=;tZ1gsz~]Y.5W_mb^.xjr[p@1}[<J#ss*C95O|)W]%``R",
"k{_eZb#9_rU,J3soD3eKV*Nz6W*hPSRE>I`G=5^dIW'T7Ydq+-Nu`>vUG;U09[0K+n`)clnMduclkTh31*p{<<}hqUe`hy#nKg;NRv}Zc|2_B$oefX=Kr2mq$",
"E!RCeL<Z+~mLVG()*~}0-L[*uC7LO-@tf(`[9j)~]zzRe!CBWN+cm{-s4&~nh{'U_.|UktT4DN$geW's6H!dbv`cbq'-x.ksdsL@7l'M5|{z:d%W!l^&_:fI,",
">UAjaEk5f*uVpU03%t_p_PK_P{*oG,h)o]-gF%!mIL$X@*z:qL9*Qg~7n$_!]aihrxHu|Ha5inHp0!U=kk!-={Ex'MMkqh*~:C#c9qzDN`Yo&:3wwAIVGrwe/",
"/loFs;|6!oS$!e:C(}@x'ydt9P&fOB{Df|6U4Os`OC;Es&buOg-yZcz&SZe!B8-QQp3Py=xID^FmAh%!{@Lwr~MiY~b|wJ+6+4Ixai(<K%$_3$5CQ]J.6:8Xp",
"v5tb^jDp]$3G&;5tbnzG^x~<0Kc4.u(*`g4`Z@B)8xMqo/wn@4iLu_2t*FV*TB2@b&aylvF&z{q.xNuHiA3xQ(>_qw+@h-@X7}..b6Oo$6>e<T+sogP=DF_P)",
"<`(MYgJF.Q`1/5ou<o2$f~`sRdo%Lj86t6Lq{=1Dv23sl0ID}mg^4ks0s4=~*Vj$Sd2}&jpiIh>H^h{|o!a)5OLyy8'EoP)ekD)|^2aFX_3(eH@a3!IUURZ1i",
"3Iwm5VZvN00ZD-Df<-%eq|vK^D<o|N(eGG_|E{Qv^DR|8<3jD_LGd--pQorhh8bD;<h7<>QEB@;g&m+Qrri=dauMffXUo`ek:^VUOU{1A&+z.-y{FTpC|m/;x",
"&_Rw#g6>98-PwNCN:pMzu~a3h#@R8ok,PQk.fPn,WE7.-{MsThhA!d3uCp~FETg6s9p{MXmZrV%@;KtAF2@AT81Q$O'x}cx^;Lv-Q:xLt])PT#6`VHCLm)5g&",
"fJENRdW;me1B&Bh&VXBR#f56l6T9Hc<,!-^Klfe<p)aJ3<Ulgt3WvXvOcX$4/;E%Giv!{##w.+Ez$SKezStgzw<fdB.->*RlUC1Q2z|fX#wtDQzM|OKK|WoDB",
"OlZE&7IvJ3Fz~+,#%W`7;#[ZYK_)0;Wy%o>1r9tRG,Z|S.&h<%.pBCo1;0P@ZVD0W^6Z`E}@2[B,];@yyk3s"};
static const gpusorti_packed gpusorti_spv_count_address = {
gpusorti_lines_count_address, &gpusorti_spv_scatter_basic_address, 3921};
/* scan.comp, 2561 words */
static const gpusorti_line gpusorti_lines_scan[] = {
".h}/^5@LEBBq7%'Z1Uyg-Qc#hzc..<Q-O2{<%XO`-Y&b'r#:WMdxetV%~oM0@LnL)m-[NmqA%*zhV_>g#1<`&%Rai-r.s9MG2hpAVM%cCztiZ2QpF][ypd)m>",
"J>=2y%@CDnRnp,V]2VX&bpj2p[;u,9Oci$p*CAlrpwczXA[H#^t-ZX|qvNLY{o`&w&z![cA),#;%sb@zwAUBJ:P#@IEy)Y<DA.Z,dIHH6]NQW(ep2kW#[kb'Y",
"k;#CL`mdmcb]M|d929-t[0_n*!Yy<*B4-bBWP'6cNFZJz0DmYh(=:-}Sl%rpX6G0`1ESdH+H*emf~15lQ!3/}TK4zwoGx.Z1d{3`s:[ln'1o678RqwJ@K/v*+",
"lxN4I(.O-c%1[|C;/{#W,KHw.l5hb-|FXjTVt@gn`+xcag^U:y||ki|9EjEaJDgpNlWtI&^OGv.$C[7rygb7sCq-74:.Z_[12mP[}]lllP+fRT!Rhf3I9pJwZ",
"U8=Mv|R1Wm'C`gQ^5zq!+xe`~V-D1~g7:o0tRAc-qp&@Tl-nI}Ho3EaQD>J#Y,!K-J8A#]6hv]u4*lst/YA0}be5Ra|:moA(H_@5Bg^vYlH75@z#jERnK7PWz",
"G[NN(xIEn#`T/^fE4:$<v9cHzdO6eaHhBM#n~pWox.S{~kn/]e%#g67q[r1sn%BLy0*ErLb6gk-aRI%b]ryB:0tYp8P#~_>7]FmO>^K~>pDx>72`nT2h}^B4F",
"-lxIov7wvWH^!7%nG>__k`@H,pez:BC7QR1(nVN$oe&v<hj!!!!!S(;[@m]a|5+AHdO;bUab<Bk}y$~I)f;^$#r;KPr@ilZ9.'rilEVZ&/QH-.5Mh;$8X9RQ/",
"E%/y|`Aua#;ibj/|sg{Lj<VNy]:v!oF=5Ajbn0Ol0~`g}h2Jt`g.'T53Z]F3H6xVjf<('p=xDc[{j|_Z!gyMNd4BOleQGF^OVa2m*)eZqtHJU6DA|Td<35-FF",
">zB(vrHSqbl04E45X,#tdxkj}mU*j#VZo7Rl.Amn%(K-d6Tjbo-@^9I5KU[|a7*IO'!Nc,.~;+kiy[G!3`Z2@F^_t2cT]xBa6jJUL>DH^ihYuoiN+7/zVYFtF",
"}F$KVS$Pcr%iPA:wCT8a@s4'jCycbz<v>Q,;Uu9$OER:F#82H&-}s'+Rc-d^RWd>YjS@b0=K9,6mc]%lfS#azYr`:<_$54!<[~`>kN%wp7@nJV7Esca`8zQ13",
"H`s5Hp!s#0/1_/uP2~arcL;u1|9uS+i8Z=au>Ap_<ON]=Gbyy9HwX#hh|/1Q**_2oruX}]0NB-c#M<<jaD1$V/j|#9q%,]BR+c7`D^r'iHD]h#et^#{h>0sul",
"~~t'/cQT'cqZiG}D:*L>|]pH7'G#h+&%@w'P`Kj[BN]{2Mzhwiu~}#Lp+QkV'mz)TUSJ4BwQw^~pJ{f^!P.C6Rc3NQ6PU7v*Y->n)Cy>u)L*2-wb%-LpSbKXJ",
"#MG(96MbV,MX%R8WAgs.pDh3wW15k!Xw_w!u|DB"};
static const gpusorti_packed gpusorti_spv_scan = {
gpusorti_lines_scan, &gpusorti_spv_begin, 2561};
/* scan.comp -DGPUSORTI_ADDRESS, 3321 words */
static const gpusorti_line gpusorti_lines_scan_address[] = {
"($ja|t8s.cSho!K~!EuCWwa+#ON1H:^>iv_#PCq7>Xfmf3`3Mbo<AD_9;xz]$Sg|A,_eg!Io.atdn&ZwA7kwV6z`(*G/PqshTQ!h1p.jq^Kw2/'({sSt&{mzY",
"D@e5ED1`}d^`YWW-4OEOrd>BrFQ$%c]~-FG/A#}2nj,Yo~Y5WxW:r*7!8;{$+}&bk*Er$J_sTd^aR}WD1a_^Cyk`ZJG<HqO=X9pH%HHbJbgPgV<FMC3]9:RvZ",
")Wh=8Km4Cg]q>%s!|am7#PK!@yYrWS[*VUDOp3/|h'T92Vt_lt7;}U(j0i`'sczxYQj{3R~>4+e^rZNk8tvvi59#.$El7lVXL<Z{@-F>]DXAWsbRx+!/M_%+'",
"S8N[2%d3[rhO7LK7m|q|.%GzBBjFRfda|(j;OQk=_,9mbMYkbGtyp7_*k'C;pW3+5SXqw,o*s@n1fJ25Brv7t@}q8$SznRLX;ru$l)oS8nubNsG2&+7r~=>!4",
"Cdq@iEy*(E[su/Pf-~*r{,R~C>{b.'EV8/}SwuMJI'kK,7VcQ`$WbA3]9;Ki{uw-'SP2(j{5-:/I58RA`RO+ao=MYBZ5>tlX0h5ur!{wS]HNYg>X9DBeYxKLk",
"*csl!W~y_6Oa6~iH^U)H+rv%t0j~HFEub)LZJC{[dmzLQ!'G,q+MM[RdgE]*;]m~.:NZ6j7^:]Y#TQ^CE)qI{k=*_G>'$eeZtZq4;>ESZl0Ga@f+rd2/=K/4+",
"mnTw*z^l'c7.&fGPh]*(!8Gz2N}a_]B~4h&R=q+ur#ROQyno(jh5T8i9ZY<RT9}&$/tFP#sFM9_HsghQ)rT,_%;9+.RvHKFZxMUZ3B_ZLOj=NQ{:VAoV$QY.m",
"xsMQuiG}ouw_@:eLOg1d<PqD1:U:+==V'~IlykPWF5,3CJBA7c))5+OFe/RT!!#>29%ZSq!@R6kh)t8:oqxE60l%Gd;HJm&UY!`%`kksZ5%PM{&n:r4LQ:*S&",
"}`=mdfLV}g!teuz$xzg0.@9]Ccg5TX*JA)]U7qIga2WelM]{tXaxI>f9Had.N[h-%QguJVd6Qv{uLuZ`N'5)N49IZM$4,wJ(DGE6(BE)7@}rfeY(/Ks{$NV0D",
"cxXt8:K!],gW^XqFkJK02oZ6GDLpOpq0G(sslm|q3>=muc7'$R7SidcQ_rpZ{19~d,fg^D+@:x>A[Yf@*Ikg5ZsEVNj[Muy.ygS<V`f9EQ[vM=K6amnIH.9bA",
"j1#`~H)MDXDxj(w0W3RJN|9^H|Xc}Dx(XB>8SnfIXMrp'^A~+UH.jmVi:QmRi-k/T<6xh%_#E[E9x9p#iPpj2+UthQjLzA;[TWy&h%3B<~:AqsGa7^i0UpX.m",
"~`53Fvx,3:h=SHiPFvxOvz#F`*!`9$#!%1ytIxPmER`3g9'{sv',Y#,YqJ:GqAc9@bBlFS|rB89UOJ_pSt(|'}-!m7=Y~9KLJU`>CCZ7pPAYGS<>lg3*X-!:#",
"/Q2_j1iJPq1AI+RsDY9]*V4b't)s[sJ8TS(S2CfKz^p1QTkh~l+)e;M97YtxyMj6//v]#/&V+^]LQ|:kB8iA3ELONIU=N5Sxn}<]6cx*Mndqdu7U,%JnDM]%i",
"cWhdJ@J5P:0!JB0xQc:mw<l|G3uJE(8K2c>U%Oq!1N+*j9:~L(6*BPW&bzc=@gG-{L;RDg]IfTepF(w>N<;==9DK5fX9NgJE|)|q~s2}A;5y%!>x8P-u>],9`",
"+{Neyh+[J&|h5$J_^*MnU00'DQcgz4l|WOs/+kF]=#a/jG/_}Lju9rAFVL7x(BwQy@="};
static const gpusorti_packed gpusorti_spv_scan_address = {
gpusorti_lines_scan_address, &gpusorti_spv_begin_address, 3321};
/* scatter.comp -DGPUSORTI_BASIC, 5134 words */
static const gpusorti_line gpusorti_lines_scatter_basic[] = {
".49t3kEBC[PR^-[aJbS]&7N`!_bV0|jQou6X%a3/MYlP<UPr>*mG/'6DBp,(gC7tgdv4>9-uMn;Jx^G3#i@^c9l3=Qd:#(AUH8lqmcg>.:@%.gM$8c[%QbEq9",
"([ef*Y/o|_<|Hl*7uvwMZu&14-,ZGYzMc&4tYMTo}j<ad#yw%4+Pt>4$bH(:(YWX1(1to3pClyn!t]P3*JX;D)MdZer1+]K{qS-*s.pIJmcGKuzWri{c:iP<L",
"]*zQke6qzuw5h6eRD._NoOH*~<RbEb.3Q=[A[dnW-yL5ghwbM]6E^-k3co#4a_c^lM!n}gvU_f|e2Csh>Qj%f$pO6YRw2nEJFiL&tT*K#Cce)HC(sjfXGL>Dh",
"!B87U&ha_t{(SFtMFrG~p;s6aE.#cAqE'Pz,P`op*!8+=MN=mB<XIF}D.f)3w,FT|]Kc&Y=x|#:w[>km64W8o7wr]C8.@@pe}e'wd&XslPN([/Ak_.&i,m-X1",
"Cbp`UqaXj[e8cpV6W@kHJ2C[2r,Kw-~r8jE3YWp67}x^~Z>iVk61n,%GpJDUUg{f9ug>,mHWd];wquC6k`d{hye`3gS6Ha0inKVq_$#)#;aAKIDEyYSpf~T8A",
"S@^3k{gu`H0uG.nzXRm=$;JZitDoer-KBBL5xo]pCU~Z^;PgEyN<z=Q_{_qbh58>Oy'[m#xpJWhU%[y)-ZhiMGo8^toEk|30M6Q}@r2oCvWor}i--d&yt$S'i",
"U:s^1P*xWn(uvt1~uJn^6v*tH6!()T^%#}F*@G%a!xf:.9=aj~'VG)`@:q{`%;D6+J_DL@mx3DyGGA3=l2-~N5k6o_3EqZX@*~bYtg>^J]=kp,YR(He%vD;WQ",
"b4YK<T,k'yOs)A1/qC&SeMF6@*HU_MOlK^<1|O8oj3fqGV_sAvl5RH2Y0.I%x>6:f.y.sv[z;/bR8$>4|4{)7Tt0Lqblvq4w#cwY;X.oZE.x*_4v=6Z/llC[|",
"90vAe!9`Z/21@tOiTOw@M'#DZmp1OK{Y0yRSeoVB&O^YyR*{+-Q,a=2}d=_IJQ_`(vxxICL%V[6V#)bpiIWgEJom}Gr*_h:k4_)!vpbIm>*ben7~im@}#dI;@",
"biuqJ!`7.CIXJ3~=z}G;D.0nE8ZDLa@+~iI7AG/FBuc)aG5P,k^_XWN@/trM)tqufj0.^/lr)>m,tNv.j#Ya;(n`Cqd_|0%F-fU5UH,7DXnqbuF5'=a|6T)q@",
"U,'PPuGapedH'vW<V%c0Jhy`Ckti)W3yYXSJJ.vi*pz;=,/<,uAgz<Zj(tgccOx_Tq]i[KlYTRz:rgBH9a6c/|r]#'^fmFE$4_KVg<yn_oaDF}#$,[H<<d3BD",
"d`r^h5a@';OrJNv^&c+7-;gnz+4I1Sp2z6&O=QrIFz|FY3;fVgcwY;m<VDhWUgYVI3Pt.MCUZpnW=T]iWa'YCBZ])o/4N)dS%qR)JsYIN-#uhd^7nbFO9Iec!",
"eDW+%,{9@k2fF@0qZ8MmKS)3sjY`4[k2LZz54_ja|/W6)m<j|3(P:uk&pycjgNhK_i47-Yg-MYAG>V;c}&mwk9&}W}>K3Fe0%H7v7Bnzck&)Yz%7=9wEosvT~",
"8x!4~lqaOJJ`B(=7CAKZ]r}&vd.]h3hWY{xVCSU2.}!=|{r'e`Vi+%YO;luC&XzYO2n*5JonouJ9<Go]@qTK;]]Nuferu&n6rUqo4g$c|CT.NR^QA,AaT;ps)",
"(&Y=(GSk}Hn,1,.)2f[$z=7Ck;S}z~Bl;zv:piB<&AmutV153Nib}wh[`9fuN:4s&,`&kJS%anM}JGH<K2$jz=OF,-^s6nS^9-`AL[qapjG+9Ny8_Ks7N{yDq",
")jS}]S)/8jyq<-X=uwU'PxAya8@Nrao7IDoY_@b[UKS6~g/=u7xb,38xPujKuNJ`R$W8}E^!.1a{nMH3G<i5>XSG0OK9=TvAkiV^q,c&)tik1g'UVuNmedf[>",
"b(g-pq)]'xY~2,_EzkK^Nn4StRG`Vcz7HCBS'5Y7FS{V(D6QoW5%-_KDSrhJ~>=6tH:sTPG=gtrJ`Cu4UBo!Il<<joh(s[!||[{4VV0ZyL)~lB4gU=*beMTWq",
"p/Zy'<+`Qqv0u#[DB|'UfpzBgMkTx9eI$=GCbBWv@$Jse:2;J_6TH__^H;0rgY>y[T|!~Ky(W[xG`FC8=_RcP`l,/8!r,&'Yv(buE.X%iJ=A+W1b^Wnj'f(0m",
"f%rcUm)]vxo0cq^)b@#B8/]fPav[fD9i$UHM9Ux/TBSRr`Fu:LC${/*a,>FY&;L&/HCx6/CM2W+pdk&;d_EYc|TvvJCl!kDy^iAh^|uAGoJQ`w9z5K]:A&XkR",
";0AR={8mS.KKr#C8LWY|d6zp.EW^[MtOb;|kQ:P4y$=B]G]>dLr~-zcTeWUFdR;oLMD<w[[=W~7%j@UB|C|;K+c8PHHOyE4HZC]]AlT(F-A*ENkF:XC@>7O]*",
"nFrA&&i3Tg94;Bs+sVXMlzJ7%d6zv6afB>xP!ukx5yslR4*7>~<@=v;0S4VWqS9&|=LZ{1{x$WRX`>5<Fh'g-.WkS]4q:[T4_4J[oY5fT}.BYOEgte_t8zcL9",
"|pKDmFJM)wyx8)<jUTvrsqjfpjV^lnV2hA&%Cy$!Mc{*=,2R,/-I[DD%x;j1JwKDDT9j{HB>!0!9{Wvp3uGg#ReBr(#WzHqX^Pg=419oj=HL@IYaVbY:v#rj[",
"U(2Uw[w1L8-8Oq2LJBZ;'MVQDjsjg1[.OL(vH1Wq/ZOR]YNgoK2e(a9O$O/J@DpUYiI^~/./*=0-x@@Ppo!7cwKCz5M1z14:8`SNdFfUdcRX+%q5@laGj>TxN",
"YHc3,]GH%rU,*QQIABdg_fu1%3p!.F$FP686#xuc.+$J*.[/C)b%hW^CI1#IcZb/$2y#`ty):[i~k4flp|N@<t$!<6O3J`OD08A%D>[iab"};
static const gpusorti_packed gpusorti_spv_scatter_basic = {
gpusorti_lines_scatter_basic, &gpusorti_spv_begin, 5134};
/* scatter.comp, 5946 words */
static const gpusorti_line gpusorti_lines_scatter[] = {
"(U-iU4F{49rfoZ|'6NN+JMXR@1eF-G+I>i]P[0=]lcu`q{~+C:*7B:.r)ba2l,$&h;'.;}Te<+>MlF_^h$Byi^*IXb((%mU_Ezm~_)!Ujt,a/=ooWfrO^`LFl",
"MUa{VR#Hi|E*('brTeQt@A*#G$*kS154KCSr(5St;Pb#KWb9]rpfGD~ik/dx%#K8+gd[jaGq^#^fFb,nzOoJsVA5'wbVFum(Ae.yur&ujqEt.)%p9mpL(6mUK",
"r,Ex}>p2fbv`E3:cPD`a-L/JC_89zr>a/,{SdKE8E@OXp8qtFjZd_:6@]~R8u~X0b$9T8F+q3JK`Q[JldRtZ2RYN)Dk7B,l_]V0!(u_KEVJOFSeRp[R;Q>IP4",
"{X,pQdD6N5h<m}fo*+3e9+|Ds8)1`ri7;I!d}/6jtUs$Gdh!*[d]56HFYlw!nt=VT)Q/Mi5aG1=K>;oI~a({b/#Dg-J|F}Uu_h!xiQ{*a]f4)oZD4@i[+t%dM",
"0w~Rs=lIky>pvjtL+7cg#Ydi.nM!SEYM'Is+QCyv~3;)FM*c~yc|`'J!c{i2I!tcs8pOIy5#Eo{$U(stSIM0xR/z~O/063jS{j6TaVN@5DF{r}GWR!hOxzf4N",
"=$+Q`,k:3kd/e+Z,8Q}q|=no2@0lMWv/0UhQH4#'F^<P>IF=gQ;/UgZ:_T&d:VCys%w'8A9)WBiGmJnBKPqoM}Mn>-OEgFuiTCm6IsaTvWG2>$0=9%8=)uaB#",
".#jD+vwo@~I$>~a2ib3T@`kP:~UOUT.FLo#x4}$L@jKL6LBL^S]_vpr#y~=}&2WU])GbTpplSaWvT,;oBvFSP1_7tdxXB@U:+b-N9*V3hE}&Ra>&;lf*wSS:k",
"6xu2gSr8hxF>RQfsmW8<P#8Hov8h*U8aNUMlcRH0upB}^(3,kIK7nb#0BufcF(>Ij)B!M08g#74A+PfuTs7T8,!w)+%`lpFtjlNrnlwN<F+Uv;,qU5dD%{Fca",
"L*l(EswukUEEUl%t(+IH/`PvzZ>yCE:hzt&P})s171}{qdv|P5tNbl6NtYeC)O)l~KeYT:T@dMr~9B.[*UkJnfZ+4u|p3xZUUq/ac!H>Ghw!9%7$N/1/6oeCR",
"EUa(DIx>sd-@,Yaui[sM-])H!paQocs,TCgsaq9T}_GOm[F]lHxs}>CUT|ju]<[w}AbCRQ#M=mOk,[oPwZ+1v{Y-2DH`!v#Rlah`<<3:!ypYbW)9,bem[f8vL",
"&^,l:^f,.z]w;e<eUG0P~hL-NVxP08ACz2gla{*u@*#J;Z)%#+VX_>F)4O;2V)v!S,29DJ6;YrQshF$n.jNgY<Ui)R$;)zNuJ+1}&6hqRiZQBy4*zD+D0GvC2",
"WU=(TLP#Bu&1CK3Qg^BC]5NL'b4tJ^s.jzKGB&yo@s9O4X/e*pmpGsf8HDjH#+[/fs}tCJa1:(vXh5BwH7wQ6H=GQjnXv+N{b*9/bgP(>M/'&Dg$!w65WW=OU",
"$H${Q.*x+L}(n;T+cFxf&rLDSy*YIpEp}GT@xk~G7|0)BPRoxC3b]VEfoH3V/Eep<4CEfdn@1Z@}yz<lzZ@N*RP2AedwJ't}iFRs$(sq2p<dh'!+*)jp}27Rt",
"m[N9Q,Ge=t%.HMC8e>FA~JO#BN[iZjWYf!Xr+wMf9=(h5UfUA|Wq*Ln7Kh|wDI6]=mXm>3kgx(h^I!T|b:yd31M`)^6^/H}wwWTHcSc#v_Wn]c7&_x[|Kdr>*",
"H-P2$}9-0x`&C/|aTNGvNxM%h/osX~a/xfSHC`c:%UNBNS^J~vdq2Kv(kcocb-[&Zt;fzI,/B|<xt1A(KW&gUVYbr3^VOVg'.[[J@e48Zm5"};
static const gpusorti_packed gpusorti_spv_scatter = {
gpusorti_lines_scatter, &gpusorti_spv_scatter_basic, 5946};
/* scatter.comp -DGPUSORTI_ADDRESS, 6846 words */
static const gpusorti_line gpusorti_lines_scatter_address[] = {
"$}&gR$+^2;Gi#o=iX[4Nx!@a$axd`=V-93U_,O)bp)Rtm:awkvwPQ^}Vy</)WA{I%u6FEDYH8;l=tDPJkmo#u/~J*'nu{t4S!AXj0.88r|Tk;_Lh<O27X{7~N",
"kLHl4M!(;<*4<Whp)<JV*]8/x@Ct@7S,4]0^}O$+Yy&MB%E}L<2u.Pi7`hBrN1|7Dlf7ga-H!*r`L'z7HDB1|^0jXRhK4pWBkGQlh{kd_,7V_*{(VLci91r<*",
"obNS`Q[e4%BR6L-EH!qhq!t#'Og#f){.%m{}Wh{Ya!LNsPpnt&5>xri+jcXd,TytS,(CDA{0MG*fjt9X8/q0vM:BAxx{:(3>x#icaL2}idFGYL_$_~0k$D'bp",
">v8N<&YQ[T%o.hWf('=}X&hLQ{,1k~p;+t#{RTroXO@Zs#GCq7.|||Tn(6rqK*<,&//nT}Mg2><oFl1:rw`^>^zL$;ntKD1O78&N-=q<>xpao~ZZSg@am-0=A",
"G7BJ4[$-[FKYk;>3+A9)4,6%6*X*3!1)d~R6ku;o}WRle|Mh8]Zemcp$b93hX0OrdF`G+FZ18.A]lVHdlbt)|lQo4A-t/3@B+pk$x&h+>5#Rrtw$^`!#&P0^u",
"dv}acLdI<|hMn!FxOsprkKWz.@d(u1x_ZI-92IB@Nq{;['^[G(84Ef)In/MyT-8/vU>+B(H=kOYLn:I3e.a[.n{]%6PaT~w^4r0G]c/mT!{zbep/}K]~%//gf",
"wFjh/xGv_D[`+T7U;xDJ.r|kL{{!DXT3s^Xs<D9i{3@zHlyx_Sl/t0U[r^U}lv3IDlG;{B4oFJ_Gv*&h]Q%:i@=Y0/fz6fnD!pr4E/TG/H_wfBFmF|nD%s,_Q",
"tyCjK7(k)km.+{U91(fRJ58&@_$R~/-u+zUT>^@B,NtN4}6SEeO1eujLV^2'QsxL/ro|@UMA<ATT5m1S|Ci7tQe-ZaoHzvHU/'^t|jo]lGUB,II0.p,^jnT_*",
"#O5By4`sv[/#7eZyJvTm4k6M'qq6zZBec![=t%xtSD0170v@XObzDUeTqS^EJ0ba'L-bO#}_~uIF2hK2S,e=EjK#QtYhcg&7:}h[N#Vzwa9m16}-w,*26P/dT",
"}W9)<=P8`FC,oG]BZT+j:ySu!])Fw9WdJ0sI!Q<Y2-;:4JjR}zyFhhSraN%>+mZ!iF|fE+Hu+v^'#C%,l,CUv.T2iAT3ghAR2~u)9q<G1O6z^hX>%vi5zt7wf",
"@@2GFMjH%umM<}uir,ldW.Mr'H+cDK>C3,gjR7km>,tfCC(O1j<|;tpk%!wJwp$mB#y!,4Et%<WHC60.zAW1(OQZ|yYc2%{b3U{Z(P@-t7tZC/:Hn9t,&D<3K",
"VV-K_,`<UP[RA*Z{wK/_#YF/zX14uC[#cJ}p{PKWr//#~C02~Ykt`+rQDt:N.88KsH/1%.CA3LbCl-/d9,!3;Z5DP=]=KL9MHL}<Mmp~SS_CI>#7R:y)_H&+m",
"YO(HbG/S<U@^45[OY~t]7t20LH{Uj$+uzmz(q8pM}A!@<G*W9L7GwpUJVty52lLPy/R5;yWwr/q({En.SL2Fywf<*U8fC^i:s.lG9.4#@;ZI=*Q8sBRO3%G%i",
";;zn!8raFcyaR9Tu+3Qc:F/=mAXQ>cC99_Z2(W%YkDn|6m'cV-g@='O[Vq4#u#YMTaz~{r>0+d#_IOn{osq'r'OViyo;OLXF~e>._R.*s}&{*qy/j[P}S}3ws",
"gxXPG*P()Sl5J>M@a=|NS!$!031]${FCKXa5M#H_w;k5qbJWO0rgG8zp7rkVmvF*yEG2hG<k]1DPpS1%gy`Oa,[tDgbqy@CMz4zq>6G&8^9in2FkD,E9r)7)j",
"_hW8kbTI[)8RE9+l!L^}ic0fSh>mns=32D{I%QewcuK+xQ7kf]k;OfQ<2KW1Xa}yepIVH^9.):e}abL9eR/#j%@5@]/d,7s3uKm@u_b#m<;&pc.u;-e{-i12C",
"S}70-w}Y&3il^;1mr0X/IZjE}@@F]6N>!Vu@WhU!!r-~7>{<B5@zh5;O!8b=u%5f,PaSBB04[EeCm5tZ@w~]LVU_qz`A|:Eb}lG1X.r{;(Z$w>!"};
static const gpusorti_packed gpusorti_spv_scatter_address = {
gpusorti_lines_scatter_address, &gpusorti_spv_scatter_basic_address, 6846};
/* histogram.comp, 9524 words */
static const gpusorti_line gpusorti_lines_histogram[] = {
"'l;A1A>!'LDeQ}H`EdJ#EF#W#5V`T`0p`}7A>Rgla1~g-<M3D<ouEXjNAxvbYpc{&$yRLp1Vz@vkC1B1DN`$4vyL`SH5b(u|~Qio=]Ng;{_VO%8'9CzKd.12X",
"(b:J)oRH$=rc=|6TnN+qILN:=16eTN`*u{Vr-%>67V(#EUJ0$gW6-Thj6bO9x&Vp{iY!yo3KD/KydM5:O%F#)oMA/TOnDU%qFW=b'c9U;|q)&pua+z0'kCNG|",
"<];Y04,cw<tQpsl+8ZQZ-Er7[:PB7Hi^6Sir^k7QjD-3(RMy'D4rAK`kxYet8F:%}oZxpeNE+q$'ZFJl%WtOpEuPZ/swvs1P3~6dHApl#cRbbdA^$+)w'7OYt",
"J~2`!2_{:g*A=xOy(_[~fu|4yDOsAMiJqG)@QqF8TBOVnww1e1d5XvEW~rMB)HPw*xaRGgi9fUo1A.L^a%HdpS;(YP-60Db8E`6~5'Ri0VqYH3}/AV66:6*e@",
"QNkp5%.(TfR&lNH~JC:Ov28;S2bC7kR5*%xDmQgi5S,{~<j6@GyA>}bzs4(^2S@f)3Lp]@^MC4QX!xKkim:M)-jBKb(>P<hHNRH5&~+:>'u|p@D|}Fs7a@u4a",
"A~<L[l=x_%{#a%:+DE:q'CK!~N[#gG*n2WSLYManrAbhb'_X#|;#0'{mB%MK]^hd(c9QW0E.Y4h&C;%zR|M@5NVnz<_3~y@pWC'IY^1:N3Ha|qN)JYnT&hDQ{",
"x;7L,:l}EE%hxXN_upBgLiM/9#p|LV]Z+&BnUmjs8UKppgvM'Hi+/${6#/g6L@3.0ktAY5x)c'Axf9+.sTiK@w[%ZN+nymEeSgSEK8H%HBm/ZmbQdE-;;A@9z",
"I5nE=}6=8OeR%v&[3'oVkn!1R[^vP;>#|T+N4O5G:ati&D8s^{hHEM8NQ^Y~hMp=ftYZW33H$kSr91lI}uZT&JlBrx%=Rhy0DWzY!Hkh{>Farm%bfu~^}%45B",
"%[(B+CvQog/BbEVSf=i6m+J;j15kG7xJ3fdJOc%$v#;$b=1|%#gqltl@`)7{fW7BsQU[,FBB1Z}e|a1foS.'e5QwgjcdS<VB/&(|M.!~mmjQ}3`j^TVx{+ctK",
"X:]'!u~#3@QJ`(5,zRC!nKoCok^>5s_O,7|TPVbK~n;hO}XnZ|RlNsn)Fa^}<Ijm39/%V;PvrN`lIO;uM`qEv4UJ1@VI&d|V+nZ[EjV-_x(6FSqc1wxB2)weR",
"~GeRQmuB-_tuKP~J+}D>;7k}(E*Oflooze>I&W9HNDRP~|ISF|V;CEH=ZM{7Y^B9pMtA@WuQwNX6m@94`GK(g7nEmSp@O+PnBCb4rw(N^|n4ZAOusbw~aa@bR",
"RW]{6P3P4hWRys$aX*tQzX.L<:t/QpB3QpgXGJ<T}Hnvnk^]QoTBbC7{nTaaZ4::0C*}m_NtUN8Gbc&AR09=^%^Zkd4|v@0ci>bxGLTh}XErM5-|0GMi|M+hS",
"P;K;(k}Lwv*[Y9@NsrQ(d.m^Qgm3$]L#$kWj_xf_bo1XxV.M/Q%ba=,@SU5s7@32kD><yam.)1/Hm%pZU|n7~Nwun#+c4W'L+6)gvu91k)BV_GJ~'ZP{J:y_$",
"7PY!-zIJK&)x+,E~Qfisr7o`9t>aDhD^2T&,U.)7T$rL1R&|el<v{21eZbCkGaNGKgmev$b1pf|dv5ThVu68g$eEnI!F67v@a>nJy{3@-U}8]NR_77Hj!jmjl",
"7'%3cgC5W1rc~F4{]DYOO<T5+}'<b#_P$%)HEmiS#VMb$^CRNwUUf{cOb`n7!GuOLFt.<7Z8|nhQ'uceb:|VP.4I,BwV8ksmph$+-5;)mX0-oM*zHX,ZwiBh~",
"BB3Corbw5@]*|=^xq]m^+U{hNDf).9,9c$/J`=vh&imTX6mU~_W|%WUgdDfbv..a3XG&DX`V|wCCX{|'OOV.4R8{.)24'fi~rdRdlCX/>-J25_fwB]JV$z8.u",
".4U,-AVxIP-(d3E{]6i1DQbIJC+Q`E[10N0)t69tqpHW7/cGm`5ddi1%<WPt]W=}~P%0,{fywoDifmrf(.jrBw]^(Ntf:!{/A'E>6mBI3gIWKb1M#C|e=nwF}",
"F`Fst1AJ>pNS(ew8/pnU'IvNwPIVUkifS~9J2__:U{eiQ'g|Rt$vUFMKvjAexM{C2<>dO6,(8SRqU4T*Rwu%:/ZQP`<0HtWcF0Wc^.)@eJ.Iw2e;zfuPvt0s;",
"sOz9FjbucYMOf4XD0j,J/R_nWDta0>oqCDA%udS<F,+o1gLr8d9ykzr]==U3'#VOx(M/.}E~Ap2zrST0n1l%U+n6=YM`Hhaa)2.CCR/+CUEY!n>JjH.&(.-$n",
"'Cs9@[BEvD[%4}gt|9jY&7oRF:2#71G&_w)!,v_S_%7&XgPOYe/.0S@zwZj.3<,DhzpD#rJ#9!Z^qJO+w~jm;#tn+:BdQ,%Hx.[p`XKi,y`9AQUWIS,Y&pA{R",
"@v@BVgBwBe;>$aMrH'Lm'#ZLG{+v:wh*]-s!S>mxQc=}p9!TF{,>,6WyU>q9H.N)7JB@KnzDu]|B]M*dI)nAYc6']f9)t2BrL6Noaw=Y}=OZz+R'aa#{2l8L/",
"~4bB$et9I6p__0}m_c@]!&dH!JyfE#Tw<KJg%,Twx=f-yY+s,*2ic<[:;,}H3HaV:g4BCZ.76M{H(0JpRBK>GDY@GV/7D7]HJ&c`T}cLCuYq,DxdWRu=(,[<2",
"!u}r@!E7X'0|'mreLqH!h-^g-W]-hyi'7ovj4pt%+@x:0bQ80,=#'+nhJ+TG_T)@iL*#Usw8Vahn8RaUet9cNRfyRhH2KMm4sStidU<*O-t~GsTVQb|ev85|u",
"hl|z/sOxn<RT5}>eBOA1d9`ppKySk;'nmc-kBz,d_5/sg}#O@.G5}SL$,0Z`>Cbo3k8=YUi9(H[9J5ZHMX1O@6Tk]B[85lmAO6Tc`p)f,96'qM>it)B%1gZv(",
"{G{jSc<GHt{rD.z0wb{W6[qfLmTNd=atqv-ObuE^j.^w`yG;lju;<+ogtvU'w]'.a`4sYs6(5ZkWgqBhfJNANdat([`LNXGbBaFZQB-U:`Wpb<)mqPKTO%7zT",
"wf;l|C2IRd5Lyg=wB7W-|8]xi%D!e{}C2-4K@(,W!={~7HRo7G7CajS;]n#v~xU-~Fug;c|FJ|%z]oAm8wteZp(CQ]1XU5&Y[ODZ_SP12dIhMPP+Ah0x^D[7l",
"Pp=`V2RcMZ;Ny5yv#PS=M;|s9D)Ivl-A<AS:^SvroKj#K4^ohHlFrDGd0`.4_H987${mZueB-b:eJq/*8D;;S%v88c<YJGagY!efFW2ZHSaDE(-&}^r~LMFWP",
"9{UtB3LUHcY-Gp[l]@b6v5rI}Y-Z#wB58q}Z2/`p<j]|B4urGu3i)~mQCw+_XFOql|z@`[!ZAxO*$D$h+;DLc3/ScC&I%q6fwg87L/yd_+q0/kAv}}AK~OP/y",
"p/w>KJV&C97d1&0vMwD:P~=8Z'4+/8X881N[{o377y8NPeIWAE`H_<XwFvi$bYfl8IW|{<f#_B+0S#)CR-11~:JBknX|zQNxaQpwKOor6HD^'9)NFrafklsD-",
"QgRZjmx4HGtZ9W;~zL2jW,UIDHQ^B[LnfnI$@--4&r-bxL7A9@&<~](21oVq=9/1i9lCW.;-<CV('1I&Z@d2|K@.R/%7q@jxM'U*&fPpM=5@,/$f9C<aVw882",
"AuAW[SA;H$@1m6^29KLj9.l]#J<7oD{S889kuz8>/!`paR+Mf.ce$^3d`+h/cj|63;K}4t:_6QNB]1zFt(N)SmR$Iv9d>w9Ws4n$lzl5_f*D+oxYO4QTq&8+R",
"DRgY5b5lyh8e*hc>i#k4V2fB>_>ptjgbnef.fGnw0g-e<^lr.Z755]fSVvhaO]5P,25,f<K4g!<80@9%}j{oeRgg+#Q862Yk1p>''X:Q6RShx'&jwYH/MjJZh",
"AHGXr;[i$R;EYN)_d9$y&<T@yo*[)hkO>!.H(hkM.[|.r%Nr35c>Ef7~T1Ss8)9!~skrK7i1lV$I;Hp]{YY{32c2;pP8Te[7NDp>VT'~q[ws&4@8>o{|<o1Gi",
"X:,Q5;7n)v*E.RUfVlk>7DW9FPA>{ro:wZ|GvZh96cRfHsfm$WYhW5<2J1_i}'[f~T}lxxhEVM~LOonq/6oZ`d#=s+2H6%2FHCc(0>Tt!76>wK=Sn%#j3z#3Z",
"l(5(u_~hT*7x1X`t(]/ts-=aE%~7SjSI9]WTZ|}O^r%(AC*j%t9F6nq@I9^`VWlZ[e|E&L(,X0apDmDSSDp@O3HgYz&]~o^WPr#1PQO.%%K>2_d-SZ~b5&|Zo",
"9xdX7f+#G@Wx%bw8eBQ}es`N4}pwPz}wLXaI;VMVi#YNWui3nPd#[;>C0m|rrvUQ[VY%dsRl3;zl]y@C92Fu*@y.VX,kFO]iJ^~zat8T_pjeWsNUSg],y7O:~",
"{hJxxoBeVYvqF`.Ma3'G]7h~O@~}h$P3Um;Lv6sBqu:CHGa&sR^(/.F3,H7bJmj7S=D0Gqpmnh8TY_x5-n1^a]-O:(afR-(1f{+m9C(X{6H+ln,>wGJG1B1*]",
"9T5/no#[^F9vspP'mF4.4p(|X]I_y)H}@m^#,"};
static const gpusorti_packed gpusorti_spv_histogram = {
gpusorti_lines_histogram, &gpusorti_spv_scan, 9524};
/* histogram.comp -DGPUSORTI_ADDRESS, 11201 words */
static const gpusorti_line gpusorti_lines_histogram_address[] = {
"$c:*M~+fJ&S3=ZX32~Un>6W_OV$DeblsG)DYTlxY~%S[I+gO+Xh,XT/BVI{dj$pl14`objA=Q|[E+!Z2}qRctLp*j/qRPry8F|g259I;{!M1fSn=(}]ztsY+)",
"F:Ld]G/lgmb*hZ<S34xG}Sc&I{e6v`_b3JC3N_ofNHi`iLP.!Fd:eV%DI$>W*IB>RF(3cGrg$+jE.3]qo90w0a}mxs^hd6mOGPdHpYS}RR9~,9QZ#!L;HD*|4",
"mR-/E82%V2RQxVL8^Mn`opFNBdW8qjL^#eBb#_N*`H(RT20e~*0CNXP)Ha9Q-z/3~3X#Fq|DZIu{j~(4qw(}IBeRFPv!pP&'s&`3h0>19Q0tywEP[eD8J*R@8",
"(5H'Uk=rYDUk,EU]oxmgA)7Nqj'i{QTEr:8%th_T]dHDMqF[s:8W3_<&c'16pAKH;4uT!HSmF|%+!FT%xuR8]>MamO&;ixpq[g!w3SM,uhD=Kc31,mS|%=0g*",
",Kn_V2p,X9BiQGEu7$8jB3#vF[sp!<`VGGto]uGwAB/K8tgO0e#IvpG$v4F`{RNS*V:;k3~M'd,ge<}Nc$Hd1}=att:g89#7EESA'4(%RcS+k73K)f[@I'X8C",
"+es:+0WB>`R./L<#m(;kn|pRV]6WoGjE3r]>|RE1_NUjMAIl8kPqvPJ1+N1uLE=WrR`;VWUSZR}pp4FXDrK9JM1[8vS6gigIzF_!lErxZY8hJ=Kwl^W5KmNvc",
"gzd2n|)r9:>i5nZN{8~r/l2%|neak7gN%5D9(P}oUxO5cZz=D]a80}K)oQig*wZ^dSf`Ze5N'>NYT.T+[+3kg.GNl~Kwd5t[lFGP:By/9FrHwR'$h'vll.rvu",
"y.~Ex']$;sgW&1pu~2/3,=r@r^$^yFR5&W2pB=52-y0n&m4R:U.W^Y69Xj#FR~`=SAK9sL;qkczz=.C=[H]I=moMAu3,~dEm96ZZ^T.2+Ah^`p=8$VX<(Mz{T",
"A+!b_8.$ESZM(20~3lU>fFHyQljoTj3F9H{~PpA75;6KxqDDK-<da4B4l;K=SAi,[m|Kd4%02#1@xa>23}N@|g4MZa~hDP#z$]1I}y-DU43jvULC]13bIJyU2",
"~#Gf`M98tW-sCw&7{bR2Q5rU#<R#z}0BwrxMLN5pz1=p0:H0F$N~b2sO8t&A}i6:=s#*i^o<n5UI8xu:m8pqUy{os&NWHD^2]y'KPLsZD<j<6]V;ZZX~^k}0p",
"sX,s!%W<O+2>|KaY~zBP12g`z9~zm=|@Fp&sXqxk;g1g[/0>hcU$f`Q!nsY7>/s'lPVDk>)vi[OT=Y!*uX@]vDfaMzb~Ug7##=V;-H`S_gpEkBBrv;x[z&pne",
"iRvA9,&2Hm:`8C#GV3(mTQ^Y6<UIc;yI0`j)#AT5Wnx.B0VSBv%bFHGSuF1nB'mzs:KE[`;`'1#p*-td6k[U9R4_3Dw(T}}zWagW34*!4X|2VF~S6y8S4R.ix",
"V8YG%uvCf!FQ'rW<@fvV`%J[U/'WLL'Ki'[K,f;}KfXEv{8#ccM}bf.(G]5nza0Pi3&Bv9Y:a5Y/)_N-HVlhx}p9T/_uEV]Oarsi}xZ=V..&/0nPO_@zPQeLk",
"g+&;vp_sMvnAUjta}B'IPBVAm+{QRwohsQ<FxbykB$x`WSDI3DT_C2&lE33p8R5rTM8!yR&d+dwV&(SS^*x+Gc+-b7bN;$1nFP<u7vWDRh/)iW0CO9@(_Dm^T",
"}+-/}8h,3Ecd:{dr!FZ_$YXDH89MWlkYJ<D~Tqg2=_.8u$YjW<J+kjUoU(8Z!9G1%&fzOvLbuD`#ZboRQ]A~2Cq#LsW!tOLV_-pfJF01t.l{pTjg~I]mE_cF!",
"t%/#-E'lR~G|p5'o`(U''=T>tW*lJ$$gIybskvngx8_-.-0x-op3J[V'ys2TE`5P(qPEgPr`9D<x+1dgqV.mZ0Z#jjEB71Ec1B2]Lg[/pz&yG*;O%B4{6aXC>",
"y]KbYR2uSO1nW{,pd$_OMXWDVWMrPukuSz7oJN}5z)/)Nx#qm{0Rp<o|3%o<)8GHqBS-6JR8m=R(c(G,z,t$J7ifxResh%vOBd*AE:+rF9r/tAr[MlQu,RYw<",
"jsuP9'^>Y/NU,0>I!utg{wh*<gq]sF%9#1.f6Hs,A=3wLJs7K7;wrHvM,zI+Gmiy,j9g,Q:jlPTTi]JO,`qv>M1]bjv<A4e0@z/G#g[e#.]!ULy[:^r@sp@HM",
"4kgae4`ATt>60J[c1i&yIGyO^}G)#c*`V#jG2oGdIx(M#2TjS(yX6pNt3U=VBIc_da&GSg2,o8'86$zh2Y=t}yd~->JV4@IcF3wf<*UgVX:NsY45Yt^/_miRq",
"A_t5{&47;9It[Q@RB8/bBY4w4{m*G(Y`FHpcjz/GMo1-06`[b>&W%MAGofL`_1.CeZv|O,kn|&&oJKx1(QesJbkCA(KWWYSna}h~D`EMlLtHM.uj^j9tvVjg`",
"{Uq;w<X2bxh$T73t{zR*R-WrX#]F6>ToMbqry~`26WL%ZBKA8ce{|=77Pe7`OoWk!r7g&!mx=kRF:d>r7_{cKAZT$xo#nc#BV|ZH{XmY^m7V]MV:oN2<]|@A[",
"O`n_}2tDk#9'@Sx4(EZq)Te&KS#6Nfz5Edvd(&lBfvVB'3+/QvZ!_<z8UzNkJgX3}c/~33:HS=4=7SydZ)w2YHyQIHBM1)+[&;eT[&cq:8!{lsE^GC:S/:u}:",
"VaB:O=af[vkyB=7]83F+C>2LgJT<}W@Ewy<8],v|J9NM3,${UWZz!5JHFZ9:5E91PoP=KX.&lvSq1)*S*##8>qCiTEt9glyP(NrShjRUeC^$NtHeif{p[w/5B",
"MdGLv~0ZB]x[<Bmsd)Mn4zvgjU,1(k$Om}/WE(fW5':Y[HsC^/$jfV.9Is`sAA>`uu)E6Ha.*[>WXZgWe:0HuXesxjEdkGsx_1ZO5R9J_o)A4UCCQZAomzbHB",
"b-#BE71t9,=GGjS-#{bWVN)!h1fc}X}jhldImkM-+cfI]bl)^we#8Tadja*#X*6`higfZLrh5p7_r|Dy6Bw@[/35rbdRL[7,e$eWt+I|CQ.vT%J=F:u,PaJbi",
"<Sg3o++QlCM$^FZgVtxU>{_CFg-6R3$HOO3m)j#S'ft%M!tig(5lRR0ubq~m9H@-c5DZdn]X{mA0UB{tuFtDo`w:ubr,Y.*hX~tVs}_h22/s(R6f#_)^EPr9c",
"*ON#Wt;:`IjTc{.ZU4k>&D5ED#zD4igWDk(Vg5T::KV:P'~T=RYVBX7/sYrBB=Pv;Qod~+nS<]}Xe;6V=uhVshGHk)w^|'YMuFA='L!uL/:9!G=I)7}zr(|i|",
"/S)UXBW@5OnJ/LW1e6:Dknf=2h3Vb3Usgr@%GDW,:z37fjDt+rl^,SKPeT/%uM02;>,CBJ22%_Cskq<WldQ/cW-n-o/699ALI^u50rLH$l;_h(|nSB}Z7_cL{",
"X~kZspAr}zFFYU<1jQ]n;-[jBToL4Lk-PunT1]1K2@p=tft_P,75DRC^'`NfZWlRi.ViO+LWhwpBz1_S9//G2+mHiHx^n_R<M!'O0=ptIi9T/P+Br*S6Q`%>c",
"27}7)|'zW#eA]HPqt$/|yd7kA5nH'!7j3Ay.9x;+ES2Z#]MfGaYOfPLecr>ny](nCFo2ML-j&Vg'$V0T0_O7{>:T(u9y&$_6B='|nq/hd8z/5(=ch.Jm'=I6>",
":fhp`|#zPa{fdq}L6N(Ke*1/Z_AjpKMt_a#q0Z$AW0c@Q2|O7C|_07YIg!Rnu^s*H':A!o}D}:1$.>tj38}QPM^3V]dj[x[S1k.6;/[/Sy8Iu&>g9v/@0=r/k",
">],1$8}'id7+U#YxHdRXC9y=45/LtIB[]iuv$asN@4N.D`i.-=&P$gB[LQQuAp)BGA<es_H.yrJ7lw)5ai]}v@0G%h'|/Cu0G/~(<'/j<$F1+=Q%n:GvB~[5B",
"soSY;/)]Wbjj&[5b)o]rGd.4:J}71C5JG9$4x=I/Q.T=cp.*7~IWWM9f~`_SSzr6Xz5v4oUnW978n;Ptd9LRaOGY~[Ge1%SjtW9h|-{Coqd[%(}}V8+U'%z}7",
"{9A)KFI@sCG[sp9mHf+oky)&_LNPZLbz8z;u}l64zIb1^(wG*g/=cYyQDMsb8fQz;B;p9~C[9^kNi5ex(xlcv^ZUbPIT2u1CqBbo9L)N@JB6W4Aam>t:3K8w4",
"I*L|}1rQ1-$1vFd.vPK@1@t86a_^m#A|1xQH**Nv,s#,AI(<n0M).]#0hr;_Nt.SNyX*>A0JCMi{:!~ygnCNxEf0{@JhT'dXX`{F)<nTt{_E57hNQi%oHR0Sa",
"3R'5RwaSdnbi{mD`+b'T|>rxo6|LE0BI{HrjV|6qo6EJ:EgCGR8I;j5y|'GrQABn,^%pQo*;V]L[uEUN~[|rO$7%2^}5#~spp@&SGj+TO<B1$g.WU}N!0XGQs",
"36b)DA>Xlu10iQorm8-r1+oX#zUx>[$s$@NN^zYms@bsFj8*+<|kjM6j:;@,{-FHHK-wBYl!F,Pqrd0f3p'NFs1(H6Qgx#3^=x6rDfQ:1Ex>>qi^1]UB9&$@d",
"mjLaT=nBH0|0z{%ko_;9odcJyrHxu~!]Wb=DZha:;kG{IkgRD9@Pc@{vDcuxQ)'DtVD37bKyVa:g}-9_Dk<*`e/x@:k:7I@0_[V-b/wEke;H}RD*-+n.B#eu`",
"L=qu}aNWnB<OtyjM9'x,=As2KkKFUrrUSao]%~grV>#>x*,e0O=n-lL76MNGgfpZz>3oh1nDvtn{m)GUc!(S:JUc5PBKWK+nHV&ep>iIdLYd2#(q!sju;-o67",
"VFe%jTr}N}tHFH(9I>*LxcvNEruzO[7W;SgH'0,Q*ZF,*m06Nrq;K&Ly7Q=d3g-v}|==CAFkLg,='PiqnerJbsZt<%5Sy5Jm7q[6:8NMbNL0co%p*&eKn:Et8",
"tSi)k@`#=XiU$]Pp!-Vh-mi(ruNjDzH3DJ__GOlGhl{4lGULv'o>k'AbuHDZ4}pN0f.rj4H5f<jj0sWxhF|[^@EOCi-fn-8+dcyIVPHBGyD<6Ga+1(2a}VR(^",
"sX5$)2VHpV69JU5TaW7@xn_VW=Z9/%,'s<Dp|/h(XL_Y1-!ZoTJc<QF(dIms:EsmCtW^}$|+n2&F+xj/jtj`X_4VR'|`3BEVZ|LR5.R_)k,U{dl8bj)ygU)FJ",
";;rubL{={mOch2svfRyYRP:i*9Zg^`&+2LM("};
static const gpusorti_packed gpusorti_spv_histogram_address = {
gpusorti_lines_histogram_address, &gpusorti_spv_scan_address, 11201};
/* onesweep.comp, 13331 words */
static const gpusorti_line gpusorti_lines_onesweep[] = {
"-UBC([zPE>*@~Fh+Iu-4pLiX2_U6h<x<)~=K%c57KG4D:|s4==$,n&Q'i[<^gIk[W5fVtby+KMx.(^b|CHIf`s`z%~tP#3UpH]OL-J1Y{fE36>n7Ami08VX|q",
"L]_OUAPSrr:%b57gD'S}!ih7^N<3bJ=|E^OU*)(_=U=E]EZ22.`+`P*0:<Qy1;M#;3m|xARyR='{$wfs:]f~O+rur)}&}iR@Y<@E1@Bj*'{Me=dh7k)cOpjUt",
"n=sW<m2d)+[Y'5L>{.:B0F|by^Gok{N'G2<Mtw(q~^{*{r#usXCzgSN}F{@J<Yk#=qm_c$-4,%C4MI4;b`0;Fv9=b`H$7q.oVWjKUkA%ohD3H<b8#q+R>4sK)",
"5_CUmWN/#,)_]sOl+^Fs:y.KTG_,ArO}{7,:Rn>V^Y%6CP'l3n-<V$~IFT'VGkq_sfSX`:@--atk-u!%]fv8hRu%!)=;@R,~5c5QT7CLD(@Nmn/~g%W<a3bWi",
"h;lGdapXl<fp6#(27gpoNbJQ-T`@ZBq=#^FO;f'N%6%)!IO0`_wO5+`-'!2(-sR5.Y36Ft+B<A$O3]]r$E^]%H>a{W9}6/-SCG;}5S9v,*.dlr`5U_*gC5Mpp",
")cO5]8:f-j.ty:O[=R29*S=%WPoa4i}()krxw|rJ>wYIG)1Z[Cnu6DG*S9055!DXrtV;!3=mmYY<`0k*fcz#NKS.'8v9xCCM;%[-$H/3=:x{UqUU!F)8<C#wU",
"SkE&KQ.[+`W8uArR#&&A[3P<w,ykKCEgbmy|FrOqJvt!SF$,eF0pl+o&y{IkIB7Kb<^!oyN5U11KCz1uvcFG]=Vt/TIX~~]!6T'j%En$F_yYIP]WKzDYyIYtN",
"|N=y4_CsTygOaCFuHgv[`t:EcJ(Ge*,wC;RmNter`4r-Vbz>Ab1q:lfjf#~PsdV!K[y2S/7s2pusCj|kv87NM8E[Yd(J8qg=8-&yky1ZrsUviUjFFlT[jg[K#",
"!q$O.zfH2Gle+A>5g'Q/~5mrB$wOR0E_Lw%Wr@3Wkp`CTavbH/R#YF7kqKPp|#K5,Du[ud+wAGHB^ck4Yc1ICC3]RnEl:v0{iK.42lcytA#=/38f^Z`wh^|GN",
"njl'bU7ZjV}1mP={s:|[2<^W=DRP'-q9$4W49OT<48nUXhftgks=t&8!pR](NA.r!)$5J$w&wIleeBVgXTd/`{{/U8AZ;Dh7.zFgS4tyaRg&w`,bk8^vSKa3M",
"=KQwl0!*{EchN(Ei(2SxwtYQ_o9u3e.t=hi-R]qH'r0KD+8G(HA%}FB,w<dzD=Oa'@l}VA=,Q_Osr{M|g:_j6zP@K^x~%tO`}rzbTy4ODSQmohDwd'1ynh8{q",
"E^PZq=);Vx71^nL0#='pa15fXHnUhTt%2UM.We|hVD5Vybwt|_NYd$-Kvf[7(Qy([5#o&3evV[)ND1'FF'p/:;fhcy&MXkby&=5Tl'7/F<TO/M#(MF!:_Ubi*",
"GbBpL4$').aFV~u9qb.1c/!@E.X9@Gz1Ms!qvb>,:^,'RMBAK9$uS=yfzQz,#;F)PkRv:!FrF@UD*[GiM8nrc,J1n>jiWqUSYY1U#>LG=Vracg,rSVEh1I.44",
"JhN(R3=};>'XjN$aCOzgC:)w/9v+v<l[M{lw];>}6.+y36|%aRNPwl.DtfVP6~aUf:lp4s{2-1vBV3q<yx80nk_Ka3'rVahPDnkNs4~wr3jN<&@*q$HV%FWL@",
"&2t1V}~;x/$v7X:*{p`6Pd>G6VbvsdKJa&qH#eEhDx1PhXW6t'Se+VU|#Z5]'=pa@BM4-]e_6h3pu38-.9cOgXui}zm/X@(ifri;0Q[!i;L09;oPkCIK-Y3es",
"rTB*%LE^%)J&}mO`h`:E-H_Stc/Y+t^i/z4bl!#dbj@U!nRTtJsGI.JG-|S)7L@L|+jgm6;t'O;0txQ:4Dw-G&'qe##m%30QN{;S+J`V]A|WAvR;Onr'5`$9!",
"yA.)Jasl+LDJ])Ff'_Q_@b<$J#!r.8N|:YriPM,A$a@Tn9PU$wo|$BsDB>d=f'5YdW=cASZO][R3*voGk0^U1@T<*79bbajk37/d4.t^Z[Bd+RprPwg39bjQp",
"X3<*h;%q=9Vw,7uSdg1zSu(k~IB[nRu<#8Wz+h})o;Z*YauN4v)/o(f@`/KrSf2],w>]/u;/C!/L.Xi'ZLHQ}XBB`Xl$Ht.JPuB_s7AJr+6QwI9b1r3MwFW:G",
"LO*6AC7vT798M5$RPD,WSZ7>B5ynhHk(f~.9lk2w#oE5m8Xs4a9/+:.n!wNM.x/PRa_[]#MwB$jUb/uPlpQt)f@V%gqnk0Mjo;YQJY][pp+(ajCWVM0`A79]F",
"}qwX!RH,Gf;e$:LL_LICr|v$xQ#'c%z&b6w}aOLSQ&|!C]#I^WHKk|R5*1l;uISEM4*{Pt^a`evsegK'{4-eXCV4QNY*jC26G+[6;d/gDQQTk;OODQxqTEkdu",
"[zJ1:|n/{}_A)s$;IRMBr$4S!9KUAbiLzXe=fH]M1MypjkWMOz=M'3;yRA*xA#`,oWki5F0Wqw:Po_'`h`su~n{_`|AEm({FIj7wQWpP=9^9-ze=-=9mVj|xP",
"wg!~ilMHG/6EacvOl{TK/qzd1rzww]DrKpMCm&*bfd{!)7^K-&$k)@(iY_8AhKUfO<t0a1HDYU9eQ_XPb*%LXuu]CI8EjQ=O9+|;#;c:H!iwX~nUmTXzmIM'3",
".IPE%PVPsXTUQUc;Iv9J0$1KMngB5c<mV^~()5aQbncy75`:G>{!m@(Tx_W%|!d8]-d3u[IU>6H,3H):-G_grt7&k01H$OE0E)ifJN8U7qGYWhN^Oa=ACJ3mJ",
"~c,HkmlPCt&(dDE#&U3bgQf'r3#O)_&p4c]1TdGOf]<UdPK{Two<NnnQ]A|R2Usf:hFu<1i:.3S@}XbV:[2K;;>[AOGzvSAZWTg+T7qvPnG[%s%7a.!u8z0g=",
"8J(d]=eRqf!:tP%$x#YMKc^(3}Ytai@pBsB~]f%oFpd5,<}F.6'<F3s;Z51yBW};'G+<$mB~Tg0FN[6yg}WB`&PJb*`[zy#&GFuVT*B$Hl]I]x%#(=$9B`.'z",
"T4chYZ_3E>,(y)3WCc*'Zw3>BES-(mqTn.lA!'MT'oofXAw~O*d_9y!<S.WGo#OVPJs/G@m1Mu~@CXi8Co&l}Xx7+t|~GTo.6h~R*nMNoNrj8[Uub'`&e9$=e",
">J:XMV9JTv8si`#mSP-96mfOIV}0bi@vseSr8J65{p2N<$3WqVM6y;U@_h6yL'RP-9jDLt/#g>Ck.#Rg/%M|%+kSBj.!7rvvYuH94Xr6J^9oK2Jg7Lo#pPkdA",
"TaN(gvid1vjdk{6g*Iqqiqf6wa!.%0_C3s!GJuQ7M=;_N]TI1pS}dfPRwWsg9y5}s5)@rOxo)fe[Kz}@m%U=!;fTfO)60`An-/bz!8m)di1e0HU{T|(+etBcx",
"a3C!q`eG_BH`Q!JuFQ:I)ym=Gu_adX]gyD($6$WRNAZw@sA*U4V69^.wdwZDFyqYw#jYu,Q3nA<t^841o%4UU3rNITPD,:92wqtI<ZK>_^M+3S5GM~&l/+Rr'",
".JcQa5&u&Fu#.vg94,uyDF03W-.^Cnj!G$'kVD7Jl!p-Pf|kmsx!nX0aBPe<'swKDC$u^oy0F75%Tm-(,zxO1U<4Lq|rPh61['s5u+<:b~,Wwy:8,;P*oE6pG",
"[iEsJ`RZq6;~e{nwJ{]x]mX8(#u}9y`Z<&AXbXhCk5-L*Y>'Y2`HvHP[JBl:BBM]>O(x!LJ{R8N[M;)5-@h1(u8K>bU6Ma#(R1B_N&KW'e,{Khr4n+`lwo_~B",
"HvcPur'd3#R#{z's_/%^HuXCh~V5z{:f5@EYc-M44IIPWdLNg{A<RboQ/PjNL24z=/6{1G4H6n;q$o0<Xn3Hh)-B8:ktVG~.*[lAQA<Kc58BSpZ(^,4NS$M,<",
"0ix&^LG}nt%Z($Nm_.o*sRc}Q;F0`rbpa~@dZ|hw_q|T7Q-:B17w@xyX$C!BsKkCvGUOLlT1lMXm`[q{g!RY^iB&wg5(Qij;:A^yb>D~$~*2O[Uz7~WRJvIdw",
"4S1x<I,Q(*lk@OuigMr]b4K#|nl%5`NH@]TZd8$okg8BM}]UN$b7Duww#R6,VJ{cM.WG=WXWQXy'jMq-au)EQ~+9Km=:w@Th@@Wy[m`~pal!pwG~aa~N7=G{e",
"vASW{XP.YPC#/sOK`Jo;>yjM+%8;N@4y4}%9|~IGy5B*XdLsHSDn,=TR{^H^OI~ZnS';a&O:i!M.qBS&8@0AfoZHS@=j4eg_8|sr2x5D9d!mr^XwUvzZJFl~Z",
"V]jO0I}/a1vikXx&BfAw28}-<i#<JX!zcg<eh]22Ko`zT>)yqH/P=hGuI>}_C}7sU^F]gLs^;T6`Z6o(,NIs*55L+MG2}9h(K+}(*N0w7Mg=l4O[WvAMchdy.",
">JO|h5;ur|j/K!/]BLEQ_{E&W<@ai|^KoZL}0KEt9uq@rm;;H}~W%lo#oV{7LX_/-GJMs$T9[N-FyY'JwZ2Y1VRH;h*d5B=M~b`r}81M,rQ8|lGy_|5z+U'](",
"tB~!p}'u^vI1i;iNHR>`%y%'_LX)y;Li7z6jfjPv2,hz2]f~P0YXyt40`j!E*DArTo|NW#ueT>D,&O6gz(j.j<W}Ze6|ip+@Z7:YHylq$Z-fhgd[{PG/Rv5w}",
"o'eO'PU^WGzPTi-`CVWcw`Ip#jnW/>~Sv@MP(XQ~@1wo(U2,<d~|U3`PrjkvdK4Qqab}K~PE^[1C~<ZA`8of`)z86`O2xg&/WtF1flIsZeuxx&6x8c!ZOTI<D",
"rX@_lni1~m!Wq:;_Cy|E`+)8$POH_t2wHL3aY'R>ZEl(cL@+(M,I>bt{`i|BudPi[<n#PJ6U]wj7./|wjClf$H27~1Xv&vGU:W79!ApiBE*sbj'o`]Ai{uby*",
">4#m|U#o:2#7mX;Oh%fu(roLrI5'F8GVwG:BMp8Ex07tZaSXr,;|uN>c;Z!ps0wCQ&`.#1Cy[ud[<q[]La`k-FfX>Ki*my^],Aa1&8|09339OIDq2jx6q}Z>7",
"D'5_h;yN~=S*]ccY(NooS7t%F~;;{D.YG@uk!-R$Y!<]u~',qhA-anxS=!*EKw8#blXZ<:,p.Vkoh|eZmjWp'6B,8Ye(Rr;,mzxc{EB.k/-F~JMFjL:Brx$-M",
"E-H#CY1=f<jb7M2rVsn2y@3ybyS']m@;bqD-~%|Dj)'^+*I!-D0p`tE8il4+'KROU<bd0-x#WbF_+iPFzPj&g$_-TWJ!{v.lMu%gBq|7NBYxjz2%A]'W2!]qK",
"_n#lIFOy`+cYCi9{'.`D}{Bw~^0LFq!<XGdAhjTwzO/,ae}DpkC~Cuv{wJSVtgys~)>3Fb@jmEfi>zb6El~O&Ua&h'lY%s{#hET/!g|=GZx!mq<XsT:8o#wT*",
"C{<SttrkO3(rJ/^awvvIuO{J<4M_|w}X:(UHDOEYoaP;@L~L@hI^Fv+_p%eIIh=UIoD{y%Sg7LnJ_U#3S1gOFd7DI8DS#%zR,h+95>4PYU9(:.x~LU_UuMhQC",
"#}5:JhY`i3P2An1YJ9=mgd*4$'(0,5Goa5:9[8jv&v=cXS1B=+</N4M'~TK3Y3BvFpwxqpxlmMRSssuejRpVbW8R.ju_wNyzN[Ln|BGRlMN~|M:gRuXbJEf3]",
"GPa-H;[FB96cR.t$_GqW;nv.AHVrgG0ptVSWpLVV@,qb.73Tkqnc1rqMg`iKJ^p)ONbX~sDQ>DQYE'JSt;IVGUFu<=X_uL5,VdS<d[f7{&>9X@}h4GXpR&Elz",
"y%Dr9yzyI@,,t8[PTo$|p}KNR_s0yGm3FqMa2g/JJ}Nz@=$^0SKyO%$GSVFM6=~~Q[Ny$eT]1@)G0mD4WrlS~N|c&y-rYL:IDoUF=8~<6,;6x08<j[3Z.L<:C",
"+r@BF<3^AosCgyQ)p3[VqCLf[)A&IvY-5bbZ4bI&;_a9H-Sy|qE=C!3-|.}>6kuu|(>xkPaJaK2WR/~ZBk*6QZufX$}'QvT!^C[N:)G=.18!/-2{k1W%h([Do",
"6[%[smhr$IF7<G/*y_F_gV8&7b!Bk]^ms7$Wg+;p7-%Ol`0Gdtgp060c>~1Y7k}{&H),ROe>@JA{!7wFmPyx@=;.ipCX^/A%>1+G6G0L!lPG,u5l!s/@EeHih",
"FZV]BXGfcM`!nS&97vm+$]QTcq`qHzlJGGkyFczS=]{r1,!$v7#O1*lw3blUu5C(23j*%C$@,9(<@(,<.[Ei69{)N.S&iK$(no,0eX'HjR/n8Xvz(a[`+7qE/",
"/_#HV,JZOu^L1U|!tLRy2:t=Up)2q*Tl`ZeVI/2'3I!0sX1~(YjAfK2c9oTMx-4xei*KJO5OuJTfDXGGYe*Yz@mixPQ@56r!,w$hfsoz~)E6G8yv9&f<juOb6",
"]Wyv+ltsn`a]6mwkZ&I)iiUcX|#T.-1rB}o!5A@BzAKLJ#;]MZ>tPkBZtu5kN!L)waB#srg*)9AAd%-L@D'IK'b]|pyQ3gWm#nF[(87C_}f|Z,'D;3v8t#{F>",
"r|&6brVemwUr~=|,c,|QfJv/+9uXKs&,Q4soj$V!id;_Z)sm(-W4afp&g2Q-aT]{V+qV@n*zGHiqzFh<Cp@zK$V`sJV9ulZ+]ikCGk'a<_yw}0eDvl2-2mLYC",
"leT7jj*$Lgo9P9=D5q3[gt7)nyyox}/V*}K)SsyyXJ/m1klRq8>~<5+dcJ.iOf&d$Zho7o+aE4)r@6/qWnj%r6`+Q<(n;RjTVvcYeOTT-lV!XVy6EE;S*E8TB",
"X=}lK)OWgpJ}tkbJs|J[e'YXl6~f`k[rv&rcy!w2Y0*6|,h1f`||jS`'JGrj'djM[QXbGO{9/*S&3-.p:P`$D%^[}1:05eNFFuI]uEcq@ZJ}2WXzh(WY`]_*>",
"S<DX,i{n|g}pm80dJV_D[Wf6$OPQP1|*m$}.<CZ..uYtkW#tI`[eUZ<4GuPiSQiTrg=ad;a>ArSw.b;'53Y{xJ(dRB5HFk$1kTN//3-<7Glz$.v$Pm>Z*lZ>6",
"HO^(|c5JuN:LB:1HuLvuWRJ6w!z&&(;tMds=-W#iMPK'F*oN:BKLs#r&gaIpI;`YBBg'gs1-$_,{vF<Vs<%=(3@:5l:lUb3Co{zyt[.OMXZw}ul}ueLsYN1Y_",
"P,84CIZBjJMwq7wc0)5`(]OMQn%U0Bd]W]k~U4ppIN7u2{D;JB$fLF$yju59(&w7^m:tb7>;^##Pq$^sntqv2jno(RA{Vv^_R{0zCfe<[@2$~[6bfBSRBdme2",
"1bFWeE&)5t=MZ[i>+y;9EP]H}/I.^GertF&*#5PAL^mFoJ(h5+iV|1>!vM7<<|rU2IAiT{mMorl],8Hfvhy0@iw=[zbAf5.m_(4!DPN#@gtfWavAbk59^a<P@",
"cdJ17t>ge1nlUNiv)iB8,"};
static const gpusorti_packed gpusorti_spv_onesweep = {
gpusorti_lines_onesweep, &gpusorti_spv_begin, 13331};
/* onesweep.comp -DGPUSORTI_ADDRESS, 15380 words */
static const gpusorti_line gpusorti_lines_onesweep_address[] = {
"'/sAnlsJvkY&}OZr=x[>sY_ZG*sLnCc]%JH#KjOArUZIfk8)]p+sz-p1XU;S3'0NvUIPpAd]~3=Vl*0HSE^,Ktc-BuC+@8MkL{sn[,An:[*GElI~Oya=R:2iL",
"c0vW<IBf)_4+MxJAE(Mb.v+F`'(#X7y=<o9Tg$SkCju!5DN|Ei|C!]-d{Pr|&nv[%BLL]WAz7``%,C<r*I<Yv@k$N0ii+2YeYA5_sGL+q5Q8(*T1(o@x2g$1V",
"On_O8JWd`8c[NlN~Qzl1JSr0SX9aAm%{6/:sDydT|{,v+S]f)17&6ZuG!d>hq)fe6'`tcm^L!1jfag)(.n$Z]:*GD'l-SU,@QTVkj)|>a_iZN*v_`,Tn2Wf%b",
"WH'|/9YiF]oB%[#bJ.,5)wUKqqT63JvHO,Z$@1{a=K:,`DaHwwsnsPOKG~)[z`p)xM3*nkPSDl2i<$kKN2C!&Ll_63,';Ii6yvmKkmG:R>fTdIF+`)R@AD-~j",
"`]0Y;,s]PG_Q11qy%<C)x=DxDPv'8w53#RHb>Tt]2BUqZtb8eQ,GP4ItasE5|'YF]{d#nn7N(9|VysKps='}$IqPR$VFkfcYRA.Hs`*[aAhP<'WmWrAT)n&R+",
"2tUw7vR!`WEG.mfE}-Bt8Nn)e^1DIV56*!a20Gim>}UA61}dG[GNJdCp>0on|}:N;5CjAJ$x`2{tHA`QDL_Jh>Vwy6cJ:bj;bLMnkZcM*yNnRy@w3SHbMs^3~",
"0PrwchPig9=HKR]}KI,j!YO|=Nu0JL<5K`&Z<A-t50%Y/rHa>1WGlVm4os//]8+M/wYMI^`LzW<{,oYggK8&2uk]=7TIh)BCKh2g|K8t.IlKQ|/O[PLL3T(Kt",
"NXm;HB'9q-:@Hw}D`Hw8v<^EXx5{)!La<6`ivozhb6bWf'm+P*4Au]n1.Kl,C45Aq&C:>%{fm>[iyP/JW.LLs^vlWth1/N&TKq6Prt)4z~N1e-s<PxCAZ(sV:",
"W(JVA&fm~*p1P3LQ3+eP$r2z&A[6:l-uc'dJw`O_!ejt>uBexS'NXeI$q~f.XSY[y`T>#R!E/$]]7`w1KtXpTMnAUR`Qx+5n3lQZ%54:)7%-!%r)j{p!s0^NS",
"8%sY]w%|%dZJ`KGQ3e(,ep/Lv=zi2g7(ZsXt)X[/C~](MW#,]%QQR=44GX@G3uZ$ttA(vj9IA#8%q{!e[0'Z3`@P9+/VatAQEHM'NAL#Q}HePo-V&O&c-]38c",
"pi+xj/R74F,cMAQ5TA2+#]FJi||81%>D}CK@`WQ6;[kG1'^*+`Bc$vL;[/OMYJOf~#g.+NAz,$boNy0YlI/C6N$_$ibHV&m(Y:5D:~dD%TBGP*GP_bWmE>lOl",
"J#TM9a7N|gk%e9Ms`>e#0R88E<g.z'gk~K|UU{zkN$sBU#h[NMscjMF4%Yn4k<K(_0nl<{$yb@j5bd0wn2BATD/9XpqXP'5st$7RvXw_D/eT%PNJ8Xnim|+Z%",
"&Jq'To]wg32G;+;TOwT|x[92pR-$XU8K>mE6}hP{V~L0nR(FF|jUoL.5P2K9L5UH(5y]sU+}y'ow]}Uj!;.87t<$b6][N7|eE_kORDCoYN`a0Z</spA4~y/ZE",
"4!M]&<dA[25U/VF,d:+RZ{g]L}2Esj},QgmL+#6<t|IElN)9Q9U'R8Xk;-}p/&t@Zh[eoQNm@.z6;|+B1b'o&EdajtYfWD#<zxxA~0mW@nr$jP2Iw,ps|L*N!",
"%M>Y'v'MupVft02}xcM`96oUpM9#5o~NZsw|>K'8p&c-K0BeES(P4L4t(&a&FilA#ob)a&jm(uy]uj2+}+t|UEOI.`0/kd_6yukof-MU)_xow4+lr3^[Cip,R",
"uBfA*a.@ETiF<{3[T&~}b1'/O7r3BD%d9{AduRz.e/.4iSTj!/]kN17$kc7#{sGH1Swq}wE.U~XzYqJ`JR*`WMiuP#ht!OP|2E6D9KB6@P{9!vAZ-0392y3mC",
"IgWaGoc;m2H_cXD-|y$9DsuM~y'4B&3cW|1+in8,wH^]y2#^U]Wkhi/H:gz6L;zGCgM:r[E$b!^;$.O7FA-,NDg!'tp&CXA,MO,@h8<1~K1@z}z_uVrg!]djF",
"Wm2ISdMl^<kHIlFJ*fi@DuL~XiT'pKt`22HI;_[crVJL+6+eJ79{QmC8T84:Ojkv>9!p|WqsBekeF*#W4rcAY(ii.3q4@J.Ux`93NkA-C_9|&Om=A(T9F720D",
"n*|G2Ht7=^UKpKc*b-cvjp72_LQ5Ao!wGSXdqg+ge+c]PNd%_[V0o&|2V]pVjjT%Az7[lmmGPQVN.u3BuvYu/)shrKttYcfvSeO4,UT-`Vi-O:Y:T/_R[jCf:",
";]*E$hYXS6B0G;7QxRo|X5!6_r17X'nH*LEPaI2~lg7x#IcF0Qz0O8F)h8aIIK&+)m>6Jn&X#Cnhn&B*AR;YhgyLWId|08%Bipiw9Lj,>94lyir%`Prowz(/J",
"FsGIu+h~&!SUFL}qB!$d^Q0zRHQ'qs@/b%}N*<zR5xr_J^DJ=N'.7Ri<*Ji>7}+awP;Y1#sqwx*(D{QZ2i$pY/eKcX[Jl!p+)BJ`~TV;IL-y!W1K8uL{-q=$A",
"pxdsM=O%#0UgUqE.w;s]uZC{/1]).2WN@SWI{%VZO*8>%5`@0M}-9ae=6tc.-Q=!w)NL=p1.AP~&0U3%y2D'Am.bWj}KD;1)iwp3k>#NG-%'(cCX143|[]oIA",
"0Z>,ua]xM<wZ|=>D})l+14AU38~I9z>%[NGPcgpr&QeF<0vR4j17ffyp+w7[h37)#k,ew+^/Rem]J|9:E)W;xXr7N)D#5}K:fzfsmt_SqdXPb^{a}K:i/]tJ:",
"{2(g_aQ$1iI|-z_]Xd]PUr8h[~%+zBvnA8Trl2&sFaZi$v=<0aVKX!WBmt-['}|dj9CF&&y1=[z=+.&<0A^*ewn%!Bc-mJrYmW;a;-gXL-YSaynVGmIZ$&S-a",
"]O~!4(/g_RnVN&Z$V9~L#jL:1#<ri%^$`i.bn2F{6p)rtB}]xmCL+<XMh</C,qH+z=1x6WhPEO&MG5ZNf+r<tRQCGI'G&.oW8+j-w)V~<U+_YM)79y<u$4~@G",
"0I$;2WMEIQ]GlA:(<JuOi]:-zC`mA/~+&-w-&OF&>{cH^tOxdEp<q[=]lmaw;+3p`ZzC4R7htTTyOIg~#.*Mj]_L/R.wliO`hsQep%;fV_Ps):uYNHX%=MF4[",
"/sJ,t(>x5}#@t%O9/7xCrH+aFQ,L~c[79WkWOoQiv!{Wo|'Lmhk<k,-*=tewz'91*q/VG$Y(ESp*AI9m(-gFq{U%ok:k]a`WVYgif!&z0wu28<0MhHiDHs^QK",
"3&L9_6hc_weKKYn7T(5zA/$'^z.{DRb$(/A<'h0/Ixx6|{xHs&$KCzYZyBQhQ<r:&.ND&4YWLpUL;R++PsjOkYZZc@jQDI<RA_]VSva9Wf<]1klQw#HE[pv~R",
">GL/((HeJjXRkFW!tlZ$U;K2vR]}'L:vG3arRdDz].,wc8TTs,.+:}04LOoZS7ndbj9|!F{(t'SjZ7<|kMQ*8M@NcS^i7x7pBIH9ND,xU[$St>RL<*o;J7WT4",
"y.!hR/ZQftAXoUhkcv!O!0k!+,Tj}R288jq9H;O6X|XW.#3@U,8{Uu{HnVpHSq^Pm`+kz.JNlNUG7#T`@/n>F=Ja#_+7>/Plgmg5p2YQa#~yq>hCt>t0PYI@7",
"nuqyfT~1H-_NfPdwo/iZ);Tv-eIoGrD*Z==Xc/}:f}v!D~8'6^l99uw5A<1^_cEnTKvehc$DnVi12o1+mr%Wo1;s+`FFR%tMd}g<hzem'pB/q#;LuwF|J<@Ew",
"Hwxr6,/S>2ZM/@P!z-*F1>1r;r,Xres^Gq`E)|;jE0Sie|m}Z<Bh$RV,sKoF=W<s@1e5[f.05qw3Tu9It<4V7pxArR-$c`CJKiZ,a/k,-QVo(I0M<8V|anQ&c",
"6uPK2}k@[.;1TyIpW-VBojZ5go`l@G/JD%Ku*,@A'#E<ZEoGtz(rSiJF:b+M!z=={XDXzL%z-ix6>5&3CoVf.6yU)E]KZerTrj#STGa<(o=r%79eOcgPV9JXs",
"vP=Y{|4Th'3hGoAg>|B*|z{$OrH&%+Ty(Iru1|6:Gd:,qWl0w(}pNHb`0Tv`2*eTcbbV{&+3`FT8,Gl%AH&]k|*];t:&+#3.32`]8eLWz@.rPlQ)aD~Mc`p`O",
"c*I{Kt|m<AeCT!kpd*(}N0r~'o;[sew(z{r*FwD)@v^j0*wrHStgZKozPDOCImau1qp$T9+en@/Uvf0N$vWLf=8SqRRHc<'{q{e0ii$GrE);H]f->T8%])HOf",
"gbRs(MyLR9|Vs:^9W5^b;)1Z^Xpf4H/kAQf43vHtt!&RGqN#xi:#`@.j6ewdtwsssUjgcx{+`w(3^NCkkKiJ;8gq2Py-~>De.(=es@0PL_x{p=E4AN+-HP8YP",
"T`NYl]&2jjUq8,sS;-lfn`TQkn!MR,4;T_]kh~z9qT]ghLKPt)DUnAU#';D7i^mbA3qHfRz)rZX:Dr_Q:uC,xWs)MtHv!i$K0.'Y6.p~5PCdyV6[^/dcuW7W+",
"T[4!C>6PlTcl`Oy=x>}vfj]|z0yBJu~n=sLDnQPhDg;Wci`XKi$!sMuDR84]f,EENkM6#~,7r'MF*yCb[jpE=AP)u5nU63WA.,Rg{t`=bJ#JNu@oOuifr$L6p",
"+Y{3bis$eCELB$'c7*QE>3e0B9fkzBh7NG4!TiY2_PFvfP+Fs}L)^DjLT=D|SEx<%jgbT^ck/l-fiOB9*{!ve[A&_UO[4Xdroy&|aHP17}~(crm-t<8J7iEoo",
"JQw`^$onbZ'0eo~7$=`<yTW7xafAF0M:{)7y@9_'6F#RCrSDP^{t75,;$Ijd6Xj/-f`Xt/}NLYm+WG_3l~<x-})=.`;Mm=BRd[i;H&0dY@!-bm.Lg]FeD_Lmx",
"O=r<qZ'7oF_T^'x6|b5ZN/.}[G|O:!cQ(Ii-QOHhd['}D<{}|zmoe%yEon7)4p;a>N+E,8zJUdR-a4K)oxW%a7z/MZ&s:+w0aU`_Z%l*Jez3uKl[qmN-iI+v$",
"EP)|am2)evD{'u(/$zp.tt$1mc'16v-YzO<K[47MBSaV;9>wBA:<mFrt(X$RJe$6iNpx~*%Z.wj;n^Ql<X6-,6`5.=*K!sx)`RpMFpG%]<8==mpPABW$<CNT{",
"+3}{pG6A3G{)!0-2`4C,Abt3|lc5mP'|EU~<zApZ/m~4b`/nEKUm2Fy_4ZKYR4/OgM`v3I|^BzbQTu`#Dk{i}sy/%U%qe1t_~0[d*gim4{,v)AAGAVF@n<TDZ",
"K5*zU|HVl~kK9vj-F/qx{bW52~^Nn5P='LRl.+V6kPy)39-iaXvIgMm|qb>}@ft2XNUB6FKbc:Fx,L2$]X$EH8VR`#PveyZ&j_V{THeG^o,&V3g=99lZ1|eO*",
"%:!I>]S4Fpc'+J-Pt:5$_xVEJ4rbxLPMjj_u=c!suS!l;>7<s`CR<3'CI1xTmBTy^4RSw#~F)Iri]qFU5}_P7iA@Me1o5UuGo=iN:8O8.YR+[f.jA+]hLQKv8",
"U~RD;-,=gku7c00BaSf;mT%,'~pK'7{F6q4hj4fUR&WgT+.=91G2NB4IaZi4m!W3oqk6zb<>URgUN(<M{$f>9-yq/45W.L.m7l1Q+$,T$S#eVVxx.*mL'kXo;",
"cuIjn(Rxo{K]q0+u__Iw:P{(m^^8K`5n^XgcP:!P}[r+gKsC=O7=mis0tpUbX*CQz$1xC<H8N'Co!DVgCG,N:tAdiYY8$ONo<qc+L8IMqkWu.R)[5otC85{wT",
"]frqz-Lptopw_X'V.o!q^s^_aA|uJ!/@0$!,h%m)J0DQg9dl/{(45_zEo7'(b>f@B4x'M%(f86)ih#5KT.DyS3V.{71U1QNv_=LbJ*Xci%rt!i[[)*R0X!h`O",
"zWjL=LnA(Vd*<T>*>sqBRPq$F6*}W*OEs}*'.(YXM~0drL{n_Yf)'8yzQ@at/TRxV%FA6A,L~^Lu31:N^nn*=s-^B]'n]*XI/b9mF#CI5Yuc%szADFcCm(Wy~",
"4;4UN{**Uj,Y6g,5K_].JS)WUY1PS]T'y8x7k}6a,t_/ZzzA7>9oKh&d$>[OA+,Dv&xq*:pUvfC/xH!qtb[}T_={Uit$O9kZYzJ&U(I:8Cje!&(pWnnEP90v8",
",ul9puL=+$ZjrZFf(l<pA%YY*cz:b<_i4YL%O/K]*hY6)}rF,'Oa+x1>_:.E(Q[}8Mv7~GL^@CavmhLV5^CU%A#n}~Brm8B.^yR~4k0^M5dt^2(|<-o#6MO&r",
"(DBzU+(sb<~-GwB|bAhf<1ICB,:!&TJr6}+L#L|8.y^3%pxKKUyE*Tx$:PD(oN0ZC[-9w@@c-0xOCG4xM5sw@,t7Ci.<V)<x%&m^*prqh5[H99ad~'V;M+y<|",
"Ng<^n||xc;D.[a8$RwK6Y.v40h_&>DJF8P{_IP1qaM9c._QO]zT]+d%}7p8h>@sngZjzTauR9+0n3c,n5IeL6[OYmd1<{#xs:S3UP{PC&3|sp;yHvGg^'NO~|",
"uv.~:J^VC|jbW)4m2&{b_(LJDq{XnD}V3omH;2+aDg/mulgtpw>C<O6x3SyWKZG~'^5;>A~'[<jB]WCgGv[H9Nei88}_W<DJh@24DM1t,Ue*VSx9A1A1/uX$P",
"NsEr4'0y=v^~&|_}k2~x.9lH/Jd[iAL5.flUb|HTLS@J7IU{'*HVV~K4'j%AUmZXJQnJL-$mp[O_+dhXP<w[)Il+PB-%$cRu=(ism^%7ss[(X3Z]s~W5<mOG7",
"wFzhSq-7a,8G{6hx8T+v%>U7YHj'cayo1B!l0$tPJJ5)(x.jCZpu'Fz7r;_xt0'aCEpgen+mHU%9E+:Ct#]`^XTIfZ080A>OPJ4gkL<::CpQ.6+,yMV:h(UFB",
"wI3$+93&>nGJCpm`8i=BVh5{'/Bol*0WMy|g`uS]*gL#'1Hc5y/0fco|0NIf,BQ%~IMy$@N<0cwx9@QS`&J2mrK;gwg,-3DA/$]E|55<'fh-o:|5^:[90s]To",
"LoIIZ83>ld7RW|a2X%lb5s4Yse5G~)Hu~20k9dzdF+OJA0Ytp|acq,1a)5`P^;%}-ry]gF;}yniZd[~&>>5ORJQi:>IC1KUbISEg%a3A9}W:}_oiW;9BA-VAd",
"}4+(WTu)l##KS>}A<.OD@@gI0aj<L^Nna=*[>_[X5eNT^6Ql)S`)8[[Rqf7[g267`IRdubKsLdysnr~hstS-Q[9`u;Acp(vatp+k>1r#Vb_>>yy@KZ9jkY+q|",
"6G'/1J3'bC07Tq=gBnH)mRSf+eJDPT#jV~fXG2`pSrbw7[}:(]CrjJr}%_3Y5$D.$R2n+&Bn^csOd9,T8n4]k;Dp@Zx}q)N1v{mF%tX;u~L0k_=`|s5&C7S~s",
"^^ugeu[e@hj!}+R4]jTQ3zCt!K%<b.NXNBep0M94BN,M7^wAUpxs,hma>N;HhzL}SXR+)FIT#UJo/$YkLci8BtyRlG6P1BjK_;Wm(:OvxR^3i8K!k9LF$-jI!",
">iV@BOVfCk],/YYE]X/g/hl^2|.3HOhae9tb)-sqra9obZK8G}qEBG#&NX#,aWfBxRbe*^3GL!&nmhzIO`[;WT$68rKx:;V:2vXA1n.G]K>@q0y5$feHz2cn$",
"zE@pX8Q|T~yfk+i)KL!;tf7jx[4b{z]f|Gk4bx5h3Wbt<Y]J]4gV-A2Dl0i+iNTgKBV&hlZBiweFUyDr#_/A*n=xM6po0'TvOR&lNZh84Al02UC<d8a)v@Mk6",
"~`AoUO]d(+py1#+y=Hrrs&R</3o;w8R_ZKk~6~z&0}fp^],#L`t7i336.HtB%0U4~|Bd{69Yoh8:y,lnxeb&NngvF]]p<nuG4ZMOH0n<3V70Z&_v-B'&)wvu'",
"*ZW%'b8U=R'+p.&J]|[wHIP!2VafqFo=7b%6SsD4#),[5OUystdg6-_p}#S*bKGq=}g0;o'lxfB2QX=>|CN3IDb/.(]75Yz[!(Nw:;>Z:*2{3yW6)OGb#NiaP",
"~~'5^<ypl@^i+Zq.!>bVVCEVn)3DUyyjhyV_,D/!qiw(45)j^g=(mU)PP39X22T7vP]e+rY58M/Jo<xq#Due96+Zm]Drx[dJuUKd_D6$a8.ZKvk<<c(}tq~Ox",
"iZ6%r#!sDPzQp$k={e*=19H=g]f+=JFBMc[3#ME)tQkc^YTZgQM(4tuh@P7`GX`x]s7r6&<RaD9)0~1q4+{H!_i*-U;9]@P7VzulZ)i<lq/iP_8G5r$N7&~w/",
"ACq[tt+d#pd(GI_=.`|T:"};
static const gpusorti_packed gpusorti_spv_onesweep_address = {
gpusorti_lines_onesweep_address, &gpusorti_spv_begin_address, 15380};
/* onesweep.comp -DGPUSORTI_NARROW, 13525 words */
static const gpusorti_line gpusorti_lines_onesweep_narrow[] = {
"*4^IO[j'1#i|NklZr`]Y2#R@$#O<GmIs/LF@dz1jf$]Y@:gwR#oOgINjRy!mVlgLf6J%]2@D>.5rz{0J:zQO+rx}q{u:Q/k1@rbk-^K;:.Ta%.2>6_R)%5uon",
"N,/L/|fr,QMkMs*<|uh5!~MD9GSsabtt6T9)JR{ZWS8e@<f{Sd/(V3J9SAgHm*v9w&~|De8;-{RzxCnr%5H6Xy{#sPR{GfiZ'p%&;D@4gM}t'RK(C&_kqG=d@",
"4a;,jo:nMC9WsR:@]hR:S%H~IBkj|KZ]2B2(n'+<>9:D0M0,V6>dTq+qw'wefj'FR:m=zM+7[,#*.x25MtIH8#irRKJ)vV%WjN*#WgONO<2m='`0_A-dbzN`J",
"@9S&Jl,iHP:U$Osg#W*coL2QQ;VbZ^+JB~R+/PxmV{>7W,iL/6^He<{Y=IqVfpjH'r'j-JC]AS$7U_S,]G2U`Kb,G[:er>]hYolr;cg&^1BqcG<|1f2N1+eXy",
"w:[[QZ6hkYO6`$//Hz=s']M|&LU)^Adz8GVX|q(5l<K%hmW_5`bvB]yH+'{UF;,t5B_p^+W@+_csvc}|f(2O(%HWB.sV`w<0=w+ACjtz^')D7JMi7LwG`sLC%",
"6B$2d_$!&eDv.#qD]+maT83BJfYM08q/+]RM'QW<T}'QIK<$@r#$,YVdlzyj`M8_z*>p%`|+8j.xS6GrMYhQeBc+lPp57(c=t:dPqNq;|WI/w0tY**iA'pxMn",
"qfv|lI@a<p5Rd4Sa+n#c%O]w+^C=4k|X=-j+a|MO7`X{E;KCseB@=h/Z$ub:eCooqMK:><PgK_MRBHv84s:UjjFSzq+}tOUAL9s;ud]Qd;h:K:MVTDO3WR6DQ",
"lFBr_|$ITb-@*`kq[rS;Ay2Aux9wKy4E.Z>^O~*}ZiB#3L^@61KE*RB~!-xhh@+~'}>hO7,zxG/*SnAOuxvM}[f@!d43~eH5ceQC}+dD[kAr!'atJQ|*'Eheg",
"Clxy;k2>0,3c-<+|3N>oNWaYJV{_(p4^0o%fqqo&<;|$0+7r;7.'M;yKxmouN2eD4SLN9pg1AEmEX!`w5qb7+|}U!7~%dY)$q>L6)D%7`Hl6<_V7&@s7+_@6G",
"5ov18O@KmjX]Q,OH){uN2G!TjI9OXHFE.r$-B&LqZBa88+-zDVTP!~x=g'1|=@$)x:@qHd(@Gr%JW^^&{tEH+Se&k@a6a'#4-=&xnA>Z/FsQ>Hgz[Bc44jQ~&",
"zGn@uVJ8QinL`>.N'ut~gMs/%#uusWm(][5h;FtSyZE#,-Y;$FR`q7}_U3pFd-Jxy^Cw+B_{W{9bK]&F5B`iDF(B*tsENQuy70p!}&,$1#y<&XT1kI0F_%a-s",
"DOZJQbI<x_A,Dq<UPX^d,r~K9;H<QH:1sh`wS}CtJL[8DKhRd+LIqJcxhd#eI>I$*SMr3BE*5pE,N$jL+#)<2/GAv9)<Zc3G#qR%DF0t3Qvi{^edr9f~ck]Q+",
"}p{~4m!0#`jut^9=JC~d|ExwLI,V62Z>+^z)U#[&*-ZkUWa}Vk#G<va8Va]&@tk]*8v4)WqDtXE^Abp_c.n&j%X~s@p/Je~3z)oZ|,Tjx@>1Jn+fIS~WD86M|",
"UL-l~P'2-M&cWBkhTE'e6P%EO*:_+<R<|Mb;U~aG<xA]>Z{4__n$x/{'g|w1/Pjmx+X@hLq-d^TO,Q5q1aY_`yGxUIBVum]^B]UjvN9o*1C6bVzgAbaUxA!8<",
"cG;+'yxrHW+lkl>'9o9%;(PJ~0]3@V1NjV6G=78<x<Yq)rRF#&s]`FM`i3[xC434MC4>D-uQIrt3o<.A7Gq1D%XU=ca]CueOjtGC=ZBP<hm^D+jG&,g5P*=^f",
"/%>bxd;OX6z&_#RZM8F%G^$|=xnmIiR5:I9hc`|o|^Z.ZA[zjpFz+~2S7%Afn3z7N682=&3[Ywr#<TF]Xd@8n3w(}%m/4P{yrgV<f;y<rzt}}6LcCrZo,`lJM",
"<c0CP,_Q{r#rt5lHgp+:cu*mT~T3.F,_Rp!BO(xEhH`_Lf#*}$X~}IS`cHlD[*PcN9/80^7NSt-4Ie>]%W)C0Zx|{lW{>o^VMf)FDeXap]QB5[iJf&b&$gi'T",
"$N:87,k;79hK3I<Z@`e!7Qh(C#*b%s8I*CnuK8>=%AEc[w)@1^3Of@$TmFe<<tu@prGLpS<(qWEb3p9>j[M[q_b;OZj%xQ8R9PP!i-Vryov4:.sAWLE*+E%zR",
"q:TDoTH*`3xg&lhzg%Jg@Z@iDes)Ag/@4*g,1}pkBui8gLI481*LQFeMT.3|8CK~&MxRSQ-O754N4[R8<g;O38[tK30xep/It_s=7JV@g9Y^0rU'9x__Pluq=",
"@G8'Fu5yjn*YXaxFv0)%cK,N]IeMp_{`-D:pqK.#^enVrkEmk*dnljG!CsxXd;U4iK!YDCZvZo{9<7ouMtmk7/kA{152SwbsM-VmdtXBd=PSD;O*GRO{:{}9l",
"[%a#Bg(nknDtdssg|!N+nEf*_5J_WEVd(|oddYRL0T.l@X@EY~ah(BlfOfUN[`<q~}Y{L`<2hnCyt57}:3t8>G0rc3+VliF_Qo=^D{I-)Gr(jTlK>Pa;n5uLz",
"2}sd22-3KKJ-5L&Qnr=dirKom1FARed'IS9..;A!RC]<Yke';eV#N'rrj~g>6Cdk#qX3ZHjuat.;{<m^`E.ab'07%X+@7DowU#(`*ZqFPg[Jj:yA5oQ53l`xP",
"$0tOQL=z2l"};
static const gpusorti_packed gpusorti_spv_onesweep_narrow = {
gpusorti_lines_onesweep_narrow, &gpusorti_spv_onesweep, 13525};
/* onesweep.comp -DGPUSORTI_ADDRESS, 27770 words */
static const gpusorti_line gpusorti_lines_onesweep_inlined[] = {
"&{ER;-hVs=ZCV`QGGYl`iyLLJg6j)bWW3cU`B!v,Hyk1Mt.9!Klk(qJOh~jwzzG0'5*SiJI0atO1od|bZ]4a~|RFY5(f%XQQB>Jt9nU,eFIg}5*bJP+sOVy1a",
"e8!S]|KqZgOp@2:`advIyCvHx,{mYxy=FVReGuqpp-z<Zne76d[p4.Kr*]zy;z$F}|KJGZ=o)godcn.{z8Ekp!FE,Ztw}0K/&iUht@HEq'.kz^p9-hX>7iRL'",
"ukALx;A6*ef83#./IxO&Fp[`TIJ4ujvfP^PpVtp:ltKmGb`W_ApG8x`^:A_0%x{/f+^@#jpZ1+qozcBqMj|rh{HwB$SGY'a-`cf2TK[-fv%qqy%cp-&@{rNF5",
"c}]vGw`U'2^3_L'mi[jLqNMBBQ+.`]!q6Uc_56)yY]zrPy~[A%s;3@VJ17ceH30m!oLHYpgNdH9eIGt.~U'buq07C,T&$/HfzG7P'U;'7Z^d6C,LI:)vjg*';",
"46v~]D=k+HlOO;Ri)l~D`F:3<t&r%f*xum-zLwuGSiBxHTr]lSmZ2h](9XdvqNsI4L[H2T2UArQfABX!CS1$w+JMWelO|P5%^)FNZ4*1a8XwP@6jr*=wbQHp]",
"'$3c};&j[gaxgVGR@Et`h[shTT,+uE8;)H+Gs4Bf<lv-hH2PBFLPTU(SxaI`Cax4L*<)d-81K3j}NHVsp3R9D0}Jz2Ti5qMLNzJhg)RWX&ltW~Kx>&T7)KZ0L",
"g[Ra82leI8IwE](uyY*0O)<847u,*5(9eFGys(hHZt8-8WU@JEC_tQ12$9b{&:YVT,PC:L}}xU0n}B^^*pNQLx+FW.Yo1ac,}j6=T<q/s[7B0UWV;mxXw~0_D",
"`2W)S+xj3`.^2BDoIdk~uO+*/D65i=8USBwyWK:e3Qx^LS(*{ro/*3[am&Oq%/8z}/N+2K{15KvgNm]0vNgf,/inWbeLBdg6i|MDul|}#b.t_c]RhlxWOrx7-",
"f,I_%ro^-t>fw,d595'BE-a|xjk{Y>)U:*vf[v`DP7g0lpx%mdSPJNcd/w8Nx8fIUrZu=[]_cK>Y#JT!xtt'DbRiAxJxV>=zop](;ioHDesqB)8v;u:d%r=n8",
"e!$@Lrsz'+B-9lV)'kT%&ED&_O>v,B37]c,G(GX[wRGc~xB~%l(~X`q$l:zbR[Z=1YRV)/jh_Bjd^O1lCXUU6Xmw|$IJMM5%ZLex}K&^|61j<vMr0#Hk+$t1E",
"}g2#>QgvnZTjv>)FpW:(A^],@ge'z=2rXNDYOqL}mi::Nnr<I7#'6q,:OUbmeHqKXpcH;i4M+F)|qo&C5`Q-qgTt{6b!MPo1jXrMS!N@_r-GIQQ+nJF{>0y10",
"koAp;-,w_AgI.#*w|SJ4_W'{vea3`WOtS2Unb|ip6ph)GFs{kjjzybr-@C2CYf.jQ]CtP9-LH<n`G~teHbf=CJ>M}@Cx={.gyT7-P'`xVgP!%vVi8QVLZ1$QU",
"gK&n!`Zs]'6J3;oR2URq^wbV>(1*<Fd_g#pXHDEfgWItG!gmC3[D0uZdyd1O%i/|KE6aY{uGLJ}VKllC)w1jRE~&^s$;;hIbj%Lv{T2T!Ft.=UJI=:lZ]{{N;",
"9YP5/3jmBz(da$W3[%KQ=b1)wbSQzduAOx#P5e%H4S.ky'1VJZFk>B,i'P25PmV%>b^]k_S.gIa8@%-Hw+P[3cDwP&$=c:k_tzs%%ukM+HZ]J-poufZ`}H2Al",
"InF6E<OZp^,_76>F7Pe:l>fk40.xpsYbt(TJw<)E;}z9]lOH`fyF_4b{e_5N,3Tuu(/4pP];[]P{,{OisO5-.a&mIzi*ujK/7|G6)c~00:sASVQ]k4lO:7`Zf",
"9$z+mRI%^~V~CGw$avV`gOPI7<SSfyLigttraVFegwn0zokaGI~rQ{TZayZh0s,T[{`S@!><~8b_N81P5,e<$[{BK+XXdv~)ypmqiW6U]]S>T)]5h==v%@NMJ",
"hGP@_9+lnr/gGp(x3K-CBELJ=.p<<;gf'W(,4X=!pe<Ueq3>w_%VeLp5.1$9!'nOcD!`ES.[4i1OE{^03&M$Q:1I+=_qE[SZHt;~{0oR'!u-i%9$g>UX_NPgx",
"|=i7l_2sAM*FQ0|hxiXiwZM)gsHd!hoEg)cDXTx7L^tS0qvqdPqp9L&t}aKZ:{hh}P:b!:r-g79SdS@'Cmv/s0-zT1)z@'4]DT;S2n0HD[agF#9]NAEZ-+7/s",
"}:ccE~M+b(vs(w9WK4~1>4(dA$x=i8p5SNpL{=,6J|j#dKKh]$#^fw9gc=wGs7;@gY+@RB2|Oj78tGZNrzxBVlj%DCY[J$*|1g)8#xKQb]:wO=BRpj5Ou79X;",
"O<lp~/D=^[=hAAS8{u=B$RP$x9EB*]0n5~q6PE,02(2OQ'v~7v's4nQr;AIkBvq6^!%t}MFcX|(MEvw|r}_@PdI:I6o6vO_w-ivX7O!tDz(bq6%UgsVnh%n-2",
"YgQ`#(Ecr}b2NKV~a7r5zjH#2Y'ES|t+We'uW5B1RXOw[-9Oup8NbnBubsl$U+79v|<v;,RicP:mx&UKAs~+_l(ZsNqR]LMnqZG`gw.z;>&FTp7A.=/3'7vt1",
"PN+$#Wb~'7y:#B4D+*^6%T;uX=YSe=67C^J+*v(&y+Ofwg(NiS92>@xB;UH4$M/#6Jri{,LBJgw<g;[kbh=2~kwN+b+X$N+dy+5[Bph<C2yrK[BrRVf%n,(gY",
"nd<sAH8yZ#Mbp^7|AFS:w%<b|]%I+dCQy-G1]_T4~5>5UQ&f(K.+ui_`_ueoDA5#x=>%LvaQA.Fa::q*3RIR3WHa&=c8o,m~5CpzLP&>^RZodo4/+#o{itN5!",
"Xw[)f}XQ.!>WD${Q6{RF^}|cIH;ff=Nlr;~*T!>,;I%ussghC+wmf&_G-C.E3xCrtyL[]xK~9;BmcUEbzgi6JfH0ssr<OwbYe[.+v3%F`x0@D2<1W^#XEAz+h",
"@x-L.@G|#wL;eqH3-SqhW]lyZLK9bO1tL$kizjzpbCS;`m`po3[)HgJ|&1^g3yFOftb!vt/L$#rFz)sg]F!B2+{Oo+d#+nx7i3;,yFkb,F$y1%5(PjC`DZMHT",
"Zv.bLFn}tz3u8H9PL-I_{7u!Bhs&IXX1lQo^!^Oc&oYoU7u5aKN94AuaeKpK!wp/WitfX)866;K!+X_s+}Nj7!7'wo<~O5wf1&;R5L/1d8=>uktT}K`Eono#!",
"4aPQ(BVrMs`'J>+I{R]y}#OgyM>2N7`f}.Gt^#jK$2+q;aMtMN6Ufj<R3-b>l;WT2LK7`F6JJ~Ja-TjxpEc7#Gb]:@Z$#iZanGgoS.|B_V3^[FZI#u05Zd0x7",
"}H9'tjpQq[DhZr#_JW)yG<fw7dvSL@oy~m_jV$p,Jis=lAF!06g#nd,--O7K$@^|;8%naXo]8o4ulh:SO6|ToxsAo3[5zvuD1Ao!,s>*@*81=4V]ePl9[w5TM",
".9bJ-=cYGVy|/=).m%b,55vpodI<bFGI{>;Ml$eDMCL<4g&TT38f-STt4T|0yB2KE{flw@Pq|-Ie`5])q4Q*.4txROof4rTfjjmp#)=if}%+I9pO]%*sG{,9N",
"Y29ludX|#d<kE@$H]8GkVb{sw|!xqeH$`-.B[znJYYD`P{XJSbJ'UYYIP2H4HvjsmQ)O;lKbWdJB,x-0!w>llK*91p0yn9cy@X4oySP%8G4Epvpu9rB[T!:#s",
"G:WC~MSf7[FN64y2#Z'ZDiQ78k5cK8:-0&KxZ!Kb>:/CPl78Sn~P/eyKG!#7cLS$`5sr|1i6ng!_r:vpP5<s0k2K-J4wBBeK*hEN}wHV8'M@=dO-J>1@!`G@l",
"e&,[=U_.g!0;iT0qu20vci)L3CalK_UR-n{~[}292*oK{l0{4Jj0l<;PIrJurzzeUkjtFfM=b[j-K-*&=cxDti-GP(BvVACK7=YO##jsxEzjFpSXgsc`&VHJ@",
"mzbKHzn=6(#tWN-!7>Um.+I{D~A$(Aib[K$-+WQ*O(Y`v|f-!H~qbpIOg$!z3,m8!<nS]+_m/L1,bo::3+mg{v(.kH:ur%]#.%=7@SCP9QOr4YmC-PMel$O21",
"q3u3]p8pt|.|DXAk!4WuW<>C]6~:%[`'%Wpk1x6KOPESkGq^L-AEKA3-TTP{R<O~RZp5$PK%ueRGE@Ww8e(S}D=8i6w6Xy0+irZ>c1afOsCfL`nM*%,sQaB]@",
"HDUKAaO<er(b@ztbpehed4!5GKneDm7!h9:m^RO^'sp}diD0ZgTwuwSH>Y$WH$`HaQIj3[zk*2O!^|e|~tyHhF!+8d//#MlV`_[qKL%b9G:y;UD3E9f{ms1[S",
"6afI1YpmfE7[};f0uP-Lyn(|OJ$=!I^h~*;*k#C]o]$1R{3wB,cXrP}nT$nE6/kS)hvDf7x`M#kDCr+}a<25$B$x>@+RG+gz8.o>cawcrJkc1_Flr7e~f+z@h",
"T!^we,I0p_@}s'6amTYUejD<DD9E$r&~ayGwK#Mf-|(-Dl26L%}RRJ@r]nE-zZnD>;Hzujl]G4-;)$btX$|D]q$4kJ_dUCyIe_~s.(J',pR<}8q#OOgBqlV;n",
"u~Zb'o-u{51Ec$F:Ge>o)33.y,:CmyY.d<2Ux~XFSggg--'VgB&$s$b^|b[:>sPL7W7B@=#-D82ZkNBfk8ixN&lOOGNPY3=6!=][&Fv)]0wdp]|R1t0w#u{=(",
"|LblSp<,QaRm1G@U@j=H'T<>O+Dq@cxoIszocYhy`,yUyx2<:~B4Wu6M.9=Km7>F>OMCYjL%+w@TwDC(2X_+}i:)$;U7GH@Oti#bYYdWM81$@*P;(<DnSc@`y",
"B|)Vs8Yi6GTb*Ki8,h3xuk6I/_bf3Nynz,5tg,kskQ;V'_9lj7h!%C'haZ8)rG6.0G.}jO33^Wv*a:dz}ureTCo$*{L}bK.*({D-3P9}|/0O=FwVoBKAcZ_Gw",
"l'$s`BS2Aep)s*9R.W>R/Qz0T4RTU]A,baV_qn`XSw+m%&<W^t9Ne@Z{F0~|w^]nF6dV`}oW)N_q(qb/0bJ'j*Bp4@SL@X([BB*sJ6|oaR@rI_X5N2](cla*T",
"P9LX^gE4:DXY(vfv{;{~'1vZ!|PrhQncphgZ'xbZZ@&DeI5PbzGvRe!5|fWK&gxpd*kN1OsY^~cSQzh).5b'G'y|'9<]j|7yh<R1Q*EhchGsLC!u7*'y@8/qQ",
"/=Ss}10'5.$hZ%bp29|l~30Rc,>.';i3cm_g|a0o|4q4uD)|&Ao,aXT4R/S8)U5g<0ai2!gz9M*1]y5x;^hdvH4uu`NjGS|ceIqNl5*<'P&vs7d^.@WY7Uh:C",
"k~Nn,6X[-ekpEyXCWh<b/JzI6re<KG30!`!@AC9d~W/x7p)!Rxaq(<Hycd|vt;U%Nbs2/K]~}1uxFhd]8sLk[AV96}9|g1gaEv-XT,%zV**#$-ncy=AUBO^#j",
"5K,+!.>8ESI*$Eku+1b~p%k)m.Sn*Hh]LzWf{5OtYbK!qv0=JQ8THFFLO'@sl0*9;(yb~M,f3cMLd#EEY5Nq]_N~D>frcM9qY}Z_P86+VhcI=5nb%L4{[Qg:c",
"/]A2zsU7RzfW2xEg7$kXzq||ZfU$IXUAinn`.9X)$$[2m@iG^LzQW_5=@SP^cHt,9:##AftTJ#h3e7OG~VZL@2G^'f4!<uM*`m5}ru2}ag%*6_IZ.w3s9ae/;",
"-UgzVAeej>P>@h$Y$fkOXJBqhZSiJ'$R%0_#L11m'*q60L2q]}$4eM)ndQSAP@MFh:']M|tUXn9',JDX#XwL/FX:X|+ew9huD2UV~Yllgptx7$`^U1_)hVna_",
"rD~_61LX$}9Mx5.ppN4@e9LyC<kR>rqaxPqFfcA@K'ze$LQ-]&=E8QZ0U#7lpUuM9S[5jCKfp0+ruOe^.O!eIT;uIJ9HpZmH[)M;ScRs@jOjY%c&;g~,/}Iik",
"3!cUP3H-l2]-h/;@2f8+_wgk)+1j2n0LEiy>`X$WU>CQ:<u7Mi-BvwP[H)`qIXKRhs#UrH:'I;n@[E9iedd87.pNv0QbfgbHaB<$sf(&N6iI|&|.:Z*VfM8yo",
"8UAd4E[JigNQC.H0b#4X/g|}O&P])IbwjhB/&lxJW3ywjC>1qCh[b-OgQ<9GaqNO@m8rD#NNc|zDUNhIZFcl2~u(dtbbHGYi/;QbpW>G.vW=@:'I`*y01bWCP",
"+1+=wJi]-lr}=FHcaiC|$)isq]+JMpe,9/jpLa_t;_o/uc)#lnC>1n*im8c3,kDZ,CAG!Kb8h!'Z3/XAy3i_mV'2qw:k)75$r#P-BEqL$c,IO(h(J$u-8V]_=",
"G`sU!>y%6(9JYPw3Lfw)>j=;O@}l:lbM_IEmi'Xmc+6`w2SJsr4nj4)u6s.R#J`,5-Q``Q++U3j<``#V>C0-3pt)'OgY!J42RMRSN#N,#8Tbo&&i-!,+i}UUR",
"ERQtaY-e/mGFX.cH.(L`<xQ_nyePU}Q7=+}xa7wU{E-[PksY/XR=zeluOM}@h`=K3t-UY#].pL;a#M%;3Da1p#h.0{}ewT[x%ej`wh`;jb@VOOMx-6nLUF`wK",
">f,)3*Hh={>D=%Xq#zIcOJ!iB{7Q-Ex3P=:;y_*[*9dr!(=c&q[^mK,7o[gGY2bcxXTL/1WL*Bn_~5V@=`{$bRvEJ#%@#|3h[#Pl3,[L~ORs2t<s79o34Mp-Z",
"+1TzyE#|VrvUz/@X(,[)bW4!Q3o3}b_vA3[PW{,q3_.MIA~4I>(j+e,P1gxw77$@T4FY[R$s!smM$LUbv%NdI1/mBU>qqRRBs[v-CLt>O{,XvRM`@bqZLb'xz",
"y,[V%E%|vY);9a|8-:IAJUaDS:@j>]rzcm5^,{tBJ]^0,y$@M[,LZ9bcw(uUfh'R59IS=>/SOD~_E)Obu|RU6Nat*_<TZbQE`%:k_qPD[H0yKl'gdb)&c|_V{",
"Lq{W+Zr&PEbh-J8j6af5ZkvYsr=|~p|M1aUzRj>3TdX:'Es=NN^Ka3c0#sjtO#A+3X]R>q3moJ#^[n8dj9AftdAZX$})'G~Td2PAY/7.8:9vXW|-VQ+7%J#q'",
"_ALb<d-J`<5><;}+&^((S75$3E;{npEm%^.kgpZUMu,FF)lgdA!2j&E0s{1P<G{9-Bz-vPIa~'BW3Bh=Ua/E<dTP9Ew&~!3PwB(jITk3~w6J3!XRN6Q`_M4<#",
"x1VO||u`1Yhd8_2'B{LBMu[(Q9~2j<5=Cps4mRBdno:BZD3%eQ-IXTUK%851r7]%9l,#4RDpJ@WrY8`M7Po-c{#;IAp%{Pgc}K_nly52zNz.sHqlvndpX;5P4",
"0(}Jyap_/)prUZoVM%2,n03iOtLd&.4pc&3P|df`&Vq+FyW'1gb$eZ]_oKkq.Y/_$6t>*+9dp`+'u-6ox]>KH+#PZ2=$9UNfxh2Uth8utudD==@OS.V1I2q&u",
"rgZT[o[|4c7-$N:$EheAXPT9Gh=/>u~{+lRZFoF6JQP0]|AXdY6ItzUuEb,wi9Zv:LVY;NPkA]/aUY2~yB.mUFVS&j;n%5(fy7M-6=zM,e=#s,F!s<LB~K!%'",
"<cwN7;Z`zk)GIIitfd!>l6ex2Uz-.$+&vP@K-emj@<hw.L7l|HH=PH:gG>%[d$V]YULS2ij+YJH4uq6$YzhB>!:8;}7O8EHYt*,Cz6'{x*Qm)~'Qq!+G42^N[",
"2X'w1YYmXAX({s3/Md`72CbF{8hJza*U]n)Tl=X_'.SGB;VgdD}zBK'T|3.laE=A3aK8.)ZR%l+l_@=n:iH4n&&/eK+HE']05f,V@d_n(YWyX.&X69IU8KIRz",
"):M}G{^]@i{Ikb7rQ_H=kPxM7=Aif8!0mmk[8`XK]~MMs}~!ARKn)T7{|Xg0ZH6#31yHEj+/M&w;}~#3.r:S)6G;6l$03l#r|B3l>H4p7S<[7b,u3Mgm,8DF]",
"lA;&)Q,h)]+|f)wSP0k2O~XlMH!H_A}]#-u3n2uem'XqBMez5CV~6a=`]f(h6}g*J3G6i%|'U#kE_=EE4H=Yoc&4lGH1.XslPf,&S'qfS6Q.'J=JT}qC**CvZ",
"^w38l:U7&oj9Bg=6|MKM7GLjl>V(Kl>eqcAhu>.6%unOtxnmR.RhYrIEjx|/Xp9:Z[(*nA,VlfiXzEkI5<{:O9:3R5WSUnPO.j.0aH_~T6%JF4!1X:XkU`rO,",
"3gKkn^#dMU]3Af&,<Sn(5~Dy1WI<!<u;nBY!yfTF>vuxfYxi2x`cLb-AP&5iMmLadIwB1FO[4C;{(!'~5=,_b_r5%/UrCz`Lu;&G1'w'VaxDH2;mc}m>$|4WM",
"Z.(/O,>/(@9q6PfZiOW>IwTHEuYy8fL4RebT'dr7]uBLhEjaw8-_Zx*Va(|3P9DjW<%-7Af<[Rc`Q-3AdPJ,(KUr3E]=tfDswf|J1Hji;MmhsvjwG7tFdvmg'",
"loM*ClU2Gj%Oo7ZmxBtOTSO&H[%'Q^n-%k<U't#q6>p)EU%T,(3S_BYKZC63*|ot[QHp3y^g>qe@#:ak,$-.||(fR-y5@^;)x|Z>}o9Ni];8^wd.D;`'^!`9Y",
"DrUUR8u9Ei,Z:PF:h'MbZj.-^hy)nqs=[izSW|l^8PuTJ(}6Y%hVz{P|$IZDrCI&CNHK~*>@>S))!h>JQZ)bqhR$wDR`0LQW6ZFK2qVN[5ew%m@)j6$4H'pL5",
";uNC8^KcDDgLC-`n41K:6g;%%SS1M-hoWq('n)pTF#p<u2IEeLM(uJ:R([Yulf3@%OUkDW{TFGep_@,U`qNfQY0|I!Ddn=La4C|-N+`i*&CV<SZVJV`nr_FJ[",
"tzJHuTZi+_[|f((DO'3O!{+]{j4IV,qw@#8-(QW<Y{C}Hi|W7,B&NWui#N0S7xx%v>x585Tp+Gw;l8U@~WN)W]92G>;rfOnR`AhxtWf#x]:8({/mL+=g~8|-'",
";X;OJU5Df/WZ%y#+90FR9XyqA/_)ZL!bV;D0eDe8Zm]nZAFRWV7;]xgT3BA7*QUi5(n'>Iw%|:E,$ohvg_)R0_Fg{R.WVu$;j8+/$|#ut5VY7BR7OQAv5xfe%",
"DfP-!{l]!0|yd3}-V);u5#|>1VPj24_[#IXlkWBn'L(L,sj/bW4jD!}Ef+.)`ORo~8aUg^DYm}b:50V:CcVex)!4rXq4E@#GOJAf[~:WRE-AG%aXGicPpa;`t",
"YBz[!:&gGT/e@$0:OU/pANxuC/v9E)!v6drnCza>$cquR$o8Yf=='vJ:QHegq.u2R:kzXS*Qs[2d95Iu'C}FnS5[lz'p@Vx-dA0O{(LR5@w+bmdV8b!MqYv(*",
"6'%uJuBg9R0zSwp<6zqmKWs##KLBIF6j)#TMAArgf4a`KmV7nbK]8yw7L2V:X*wzSjC!i-]tf|:e1zM%/+32|]@f*P0|*OqI[M(*ahE^X$bW(>qg+X5rkA+kb",
"e_NG;{#gvf|AkeM_B;hGV{E*8Yic)R6B.>X4'$;<Eet(}W>q;nbTA*z7#qZO]dCU@K=!`vbd&+l.%q^H%K1746>bdSA!Nr2J85wp0+0.1/oiv-}:04aBo)JP2",
"(g&&Fgv^5p2Ypwhj2WCB(~Wru'r0/lmt1kL<.agzL46!p`r9_Fe1{2eR/,&56`5JTjYacT~/bp),J2T&zr}r+!R&^~r/Wa7}A4GOa7eQ9!KE5{[rd[nSiIPy6",
";+L+YBqV&fi7@@~LEhbl>;N4(QT-X$N#Tknoq)4)B!N~Q+778*hP5ggw,e4Rqz_aqD%n=L!fc'9#}TP3||FQ%M+wJ)w[PMa_[rv`]5.{7TM9Xr2kY(|_Uk*Qe",
":{8/1R`I==w$wJ=lz37|)O2y0{)g/y|N$BVL0P,(9{,:6LSlb]]SIRtQ6g'*jEOr$H`k4gEtTHs)c^>Du6U[NN{Ck-Mh;[N$DtRDU<grnA'7U7lkozd0N~5U/",
"O(=1k`Rq!K2_e6obFS]YZ$]x@7:tcf2pp<sZ=m9dz,/=K/)7-m]6CI(rg/u0w[53RFbsrL/Y3()Qri|`I)n:AJS_zsmv//;Q5p_b.=on)m]gPxZTh]q.w(Z=`",
"[U:bXd-fm37Z0,;w!GwtDE7xW[-f.u'VD~No.c0kd1EAhIEKlx6fV*zJu$'9qiKlb[P~&{@Q.vb:gnNVu_,3ME6id#ysUrDFz]!p}(By]W'0}}s99(C0[M)v>",
"!#0z=bMGmW,e_9r8x|R|f-%o=fI80B83`I=&0*SC.Ff_XnA=bqeIWv-<|CD9:mUPUE6xp{+;pH'MyzB!<2lHQm+e>=h}ep3.$mL=nQaoQGjV-Osl`0t{-T-XA",
"TUj}Nr/wSymAENv][bpU],-'{)1Ixhl$^wQRbnPcwgnQ(5S7h:A:&7l9%*G^4P1u6]U)~uu>R&7c|y>NXwYFgZnKXNE*)JD1{;d8Wscs~h0TZ$7OQ[QngzWS!",
"6*KtNBkIQy1<rDAMjBQg9D#}'Uc{L!xbeV6doW8f;va|3eSTh|hSJ~H}6<BI8luZ2oT6N=aDSD<*jO4T1aCg'95VLC9ZLNODWxG+:8n6ydrGP]e9INKtC]:/y",
"[,xRdxUXAQ5rLQ&8aBTooWJ~h(Jc2Mj:5a.f0-;rm)jEsV,t1y:gw%JVONzpDwrl02IP>]JgT*P]),cQ-J:rXFBawHH**2Nb}U>B+j_onHD;r^O_mM{{(Fq7E",
";sN-wb0F_w#`9Q:OQabmt8-)P@Sb3g_D09{~-xX^$K)Y7rdJP*+L'wsvJ.xYG{#CS)uyM63w':e|%R]NSN']65f{]q46hp_F{/Nu;i3Lz4QZO9tTv$|'1,F4`",
"|~;6Q:XbG7Pz>2!jacj;73w^6l~}`1b,3Y}6W!j+:1lIPz0l2N3(jK@i1U@=Aa.cU%CfK[uGQ$e'=W^m2u`7r-ph#jy:of$3,Wctbthl9'!3I}!$oXu]1!<`H",
";!%<6NK>tZqBnEma7nD3F)o8VL(A(n5ktmK3YAdWKb+IDXvZKAuT8~fo}2&`qmJQp,R[pHu_Nn/nTcQ,MvBsCAMxaMqTG!Yx@}-`!*xhX/3-:>Jt3|vk3.=Q7",
"2mDPnoeYJO:8'_@8h#1Gr3M}S1/F^=v9I1N=7M5Odc}huQgEi9.{7PWYACcclysTXb6|nO7}NzlyRkl#G,vB{mpQ=fL2h[eY:}o!RRBf'o(MyKdhz<+P5XNQ,",
"5C[O/t7[{Lut%x2)NEgm|`dj)i6L~yXQSCgR(QEdx!%4+qC3$jpZ&EztN}0v#+rSs%8u^MS)(Tm9*6FJnBs:g1vp7yVWltf(OnAS]>2x`AjQTp7h5[KnP=WiG",
"g{So$C%_E9H(ZeG-ut<AU8~!b^7+d[{ZAXOP&C<rxQInyn{LZ!&w^^X#hjGN4t@@4S=qALO1QvD!'8M;Ia#{2Q[%%u(/<=/1^+O!,E70z{0$|YN:gb_rf.ab)",
"-Q}bfZu0}_3J9tdcyLTjr#k~bzm.#FR,rbADa,I./f02ml}.Xv()iZn+DqfkoIFm+-+s:}e|H_m*(Bm,2+>;Zx,/N^Y#q7n3ww>5L%*.C;@%>t'US~e`[Ntbk",
"xZb'.%34F:hAQ8$O=uI{tVlty+qXu:@3v`|-ptxE|<p#Gh%XYH41=7}8,gwi]WIo]^9r`NwSN[s/D2cK,WPr(PdZ4v[ue!C&_k!`MT;uNI'w,&d/aW#70CG]N",
"c]Gh7C4K8YEGlkk;is6dcT#f@!dsG'Sw1gz/Nh{&1_<>Bn`|q+H_=b0g61|@u$vPpS9t|v,1HUCh[e77UJvoE!fi,8~pytnBEfZ'1TC{+{WAo,D[0p:uY'6vs",
"I*~yQxA*.S;++W.'{f!0~W8sz^<i0'rljfXA,X-3p_r%by!u:x~O>~,z:Ahd!Pr4<d6I{rMR;[;m>XgY{>9PR'5eTo4+OOtdB2d]3WT7B+Bd]EP.T_3#gfv{F",
"L|b-rXA3X@*]UNuA}1Ns/w3'RyV6gL]|Z*2Vsb%)Dx1Q)=;fG,,%s<$qlR1zx=(Vg-d:}n/7f+4zf}}wqR@v2v:.+]1{N!rm^5z+{DYe,gdE/p[1kK;%*o`)E",
"*E_KBHaS60o@}hwB3AciL2MS8|Jf)`8R}v6klltnrSq*4~_9uy>]L{NeKEvk(m`zIQ!MT5q+GyzF,/8a~U[%jU5:<SSx2*Tct~q$@^t=C+CL$iOKovQ1k41&f",
"3!oaBm5U:cG&n$3BgPmTo}CPcYoN^5S|@q|M*6za]/@Zbq(,`9kDq.xNX&j}}{pBLPDHAfKftK,&Z,zCp#Gk@TxO+Z}'Ei}|33EjJnJ`>K0('v~re,@@6G!.U",
"KZ^f<B{pST.=*81Od0<[}XT7$hmX8,Ci+8l9z4c>B.R{Sg($DwZ9AwM*#eRV42!mWOx{yGbCH1M^{sQjd}rImE/Z5gd){pi8j%{om,tB+kg%4NUw7bAIr:E^;",
"~5|&_M$`nwla@q.1)DLZt}]xAeB[$a;MXMq{X&bL5Z52TH/0/dS;%E$=3>hJ53~_2xK(.'*%eN&a-z}:CJ5$f{@*th(~M;+|~p+})9l%:1|Cq93XzGQb'FG@q",
"WU,g2Us(_')nA*_RADf{UV@a7;*j#c&l{X:|Hyd67nx4f<==5xf*Kut%z<<#/!wu/zSTn2Mg/gA0a3X@d-xWHzD$|aT6F3czf&+,`8O=XEUX=0fHew)#UC$(-",
"wN4=/U!'2ZOg+iZP:_m7wr~!(xr9TU@=A9GR#$!G8djFt6'-b&b^,9vQ]9Gy$L0Z&EW@}N`ZbnyF|ylTn@qD>q7,Ff/=v5`dYf#IYrs*[4K~l#uaS;u&-Z<F>",
"%`&8]C132SrF5>$Ppqy(Y&9hyI{`25EwfdoyTAjx~^wjo1Z<$A:xhiTe=uFHp&hAGjc,6h=W$/dZ^c(FO+vDbD}SE-F{!Gn`jMeoz9'W@Ka`sKb*zP{lrK+`j",
"64@Le~t+E(/H:<_bEJE[T;BcdXH;U4Mo,D(CJVBfsQSTgHHSlL&Fp)jmmk657x8dHa=BL%7xu.AC#(-&3;VD1c^db^S/i+-uI#%47Q7-C&[uVu0LwuEd;l8}$",
">ylJT2qRua,*x)45M{$`$+@,QUKcyvhxk@t`Z$)!H`.,'G9y:0!RDR;D:X5o4lH`)FmsV&Q9kwqDG#PJ]33*_o$Q6PWjsVkca[QzQc#j@^5Sv6!>#V5@%z%8y",
"NK@|_*|x9(IYR[|XI&2srZ'cmPU<@#98j..EMBui$l+$6jeYySR%yIQ7w3%}SjXYl9uH1%P;>qSRw-_.roV.;J4I;Q;;!HR]ex:MZ%+jl.'Fz|a&>bHhaS#@5",
"RF`n_MMn.6C[hi~m+Z,UXAzEZ8b{/B-JD[0ybf]394h!O)s[v^*hV)d]96]$bt4BynQW@8i}NZiny^9N[bSjd.&G#eFt5)`^edL_JD~`'=WRLcbN*h`8&;[%$",
"C=8#KBIE:A(4e1Re@h~fh:[ZZJoJ+-5c_4nfUkg,hB}p(/Yc,YxGa^CcRJ$TP!q.0^)DoZvY=%gdlYjmV0J08^(@qi6"};
static const gpusorti_packed gpusorti_spv_onesweep_inlined = {
gpusorti_lines_onesweep_inlined, &gpusorti_spv_begin_address, 27770};
/* onesweep_staged.comp -DGPUSORTI_ADDRESS, 14447 words */
static const gpusorti_line gpusorti_lines_onesweep_staged[] = {
"$`}O71qVLaST/{Mr5'x1ibZGGU!04tNtL6{Su;q$;<,%]U.@j{6uWyighu2eX.3:O-z5A,PUEVEP(uQW48VGOar#4]D#~}tEA6D/<_B]C=;dw=M&!*Dqe/-mI",
"=2SoV}L77%`>NH1KObH{O@7Z8En-3Qd.ANlc(H;`KNG2ih7cN|}8b8NowqRz>R@IY_tUm_'}Ts-,Y5KIf:ngNndeM6pMiF;5iUYR_DQ7XH51}pAF!$~`5~=XG",
"6i48arekUbv9`nV*!Kh$y4&~Sz02R6wc$dTeG(N{:y]%i4'[8eU:ZB/OgrXMpH<G(+u@yntnye=2vzZ95|z!`zf'{zjwlkT+VtS./{[dj+:rQ^=[ex#>ZsqY)",
"tt_*H+dP^*TAiPPtFf'ojb;3`EbCf{(PVA1d[t|#H(Qq~W,pn,yaRvl7|<$p6Bxz=x&6};_cEZJa0o2~CEH19n5LC$.|Zz$#.VB2yc:@MxeZ6(aIyk}YPGg@}",
"IydM[Z=3tAScyp<i&iZ9S_^8dcAUBu,;7./bha_d)oFI[cu10Vx*![^e|GktSaf%}-r3&[T0uZIvd=$QhtT.nq:YAh'F^m;L;xE2%NZ/#Z!Oq#eG{<`xd1%:=",
"_n$8pb4%16H^^n/-ZT..+}&o2ylt@dwR'U}V!q8|'BCj(u@ITXexCI^$q92t;}Kg3S]cZUdBEhx=.pS0`SvK&&rU]#LUQviFrEnPn/-`D/mHe6Fepo;7'va@[",
"^QAGgzFgG&'qtW,QGPoxsDnj;Qm`h[06Kd.v=wi.NK!~@;Q_mq`U;;KmI7'l&V}Som+oN9u@y1B|iof/;JR,Eo'}xkTv}HMwB)i:bf$C$DO+_HkiF_:plUfwN",
"gv,!xj}N];|~'JOvgodOWj/nQXbJG@n!#bQazJ*&%|Cg.;MIbKI`IW[||R(~He%K>pE%lVYz/-;WgT90FN]]J8dToyD3Xd~48f(V<6>YEQ/OdXF*x;9uj'pYX",
"{$Qq|_May2vj78oa@-{YepHl%/E(LzXg*AsR6S-KFmUWo>#;ue[P}D&O<xvE.wi,Jkt!N5CX*pu^'nw9=~ADe@ITQLr/];qrd9P)jZW&0-H7(fWg>pfdbR0qW",
"1IGe#,1lvtBWkL+4b50Fmdl40`eX4ywrId]:d-(t_K1o4sUMF64B[-HdY(p9<j)7t#,<&Z76,@f+MoYsk~$sGz0hgtCOBx>UsAGrnY+:s_nU^:~!TX>0Z8_fd",
"})Fwz(ooibUKZLk4|JlYBK=ryDf,yAv,u#;UI_f7Y%(18c@m(;<`jeGo{|;6:wXZs3pyJHbd:i>wruPaolzW:#/%|p|wj%TVr=ZyA@GG0d!w`cOPV/`=NlgaJ",
"ys-dwFmN'H5G;QhJU+HHCUd1R~I`]n=l<pAv2%Y[Mw~i7.AK(Y^y^~~CU15v{PmW-}Iu{f8hZ>t&8)==]Nk]c2hvmm5e3n._OId=d.fu2`QNa,RzkZao7EFSQ",
"PfS7Z7sf.I2:%<+/h@w8GZu|[}oD)~4X+I0oHFel7rhyGZbT$y{fD5JdKtrsH,qRfND;|XYfgSwi.b1bu,6tJKELD3&r=MdX.D;=z2t0Yl}S,P~]%=-u_aQ!}",
"D2Iys_xgq51>4sPz7FvSbDIV4^*/wT_F4r%mcq80+y=f_F<UdJc(udm=H}cDQpb9(I(fYnk(rJT|TDaBR={wLNrOey[x[j{KYtuM,okj2.Z6IdE!_2@40bbu@",
"LNJVzJLw;`+dLtdJ*wRm'Bu,)4F@PV3jY!%K*2kGiWk=4KcTNj4^IXV''XJ*(i]%xhE#i0@$=I<ywf1A=@k7Xbd{k2o)HbfnbpIYkDnFp6@SxjWoMSc%X%XSP",
"|DM8(C#my.!Qpb_HHYx+0=;IM*&ilX6$!YdL3TY^'4_6cWD%*rF/!7!a3&G~0>AYiZ6RdL}#>24DBGf.sx_:J@}5DiOOxWWG]B7k3*n*WVX8:ESo&}>Zg#k%E",
"(:m}:4F00'u#{`QOF@n2Hyx5'*}$MTS{B_8J55R{}Q@nTj^l94qCgd&NnsE0bsMhP1>wc[UJsp4%l1K(`FbVDg=s=`mWA{HjW(2XLzNTjjZ[RITGp<QB(Z%EN",
"5]m;4w*(Lbv(ErfYt0./8`oG>ya7HrY-i[8;tTDs'Fvk|5dnK1h/J(A*_``>zLhi8{U&8wJZ.W&OkV{HPS#B]vS$!^']st/O5|CwiPikXd6TC[5Cz|}1r=T/0",
"y]Z^q<:`O[|fmcFXx~4!f8>37V=EQ#s&93~:^d+Z!0M[-|Jm+aZy-!1u/O9qKgO6f7sxqSq_-8geT*+nfEWvG.=1r=}eCOn/NuKnjGvnW[6E/)RCNJn/HT@d!",
"YQ>B:Srr7j'x30nAeqSW7&EiW1%vK'RY'|%sb0T>^VAK'axtv8>=_]FI7'qD!`Bq;NjvDJBVnfC*sWLdYrn+Je{F)G8CsH;+UE`liwtY6AmzL0UY=;M>efjFG",
"`R}=ybQ=3Q<WGgmB3So69B6/^'pto%k3e_z}Ub30|q+$]XW%~T1C*F9g4!!nAIIGH(>elxyo;Lgd*.gP)MEASRfR~<:9q.Mm}2#%[ZY~)~ma&>r/]B#HFgS@$",
"fo=Q]Om2=X}HyE0PrvDr@N|qsicI!GsP7g7IH_Ww$7-1ev6pW4G=MNcT9VF}>*QF~2Q2izeTjtGOPmy~N7=(.|.L6I;m')/OtNk.C#`g:3}.PH3*Lo+]Now8V",
"gp<(Qc~Ofl9B[SAPVSQ^5G05H_IB!nmI0Sb3uV#(k1i+3NR:;SzkbImk-ZBe4s!9olad#8}&2>87}Jv}0.aN~]1_xEV[SCR7tMHhjiiL.|C1W8weLen't[2b;",
"Eqk_[e|8Hu6,1m_r/f^eIy]V+`yzgJ6nPEqGOl,:Y}V=r'q!_6<8m<f7;Wfo;04RcM1PN*N{(F;4kq~;vp}>LDFkmvDM-m<E*Ua5jVY~yMsU>~Wr#NH5_,4gy",
",[{!ZuNgHP3Pu2.7fL>0x5]-2Z=4Kn)sA<n0C,&AiTXRMvGTF.qt0.N0eh-Dhoo*aAb6k8%fZY8{Z<9=VY80wfddDyQtAua;rXg:P@u02~~=^buQJK0e>pP)V",
"2,tU$a,kkOu4OG39hz#@wvU8^<S!TUy!nV.66jRf-baTKgZA`3*BQgl:QmhM8=^'Ly^j~W$w4@#mtDfW=Rxex[D@3woi~B%~|O9}J@1j/,lW'leRP&DV$_Gjm",
"]x$0uzlJ-Q,#;UUS(,zJP(,.l9Y!o3V[DX+a/G)be/n/OCO+{5:!~-C`(U}{*%%((S6X[}^S*Q9h5BIcuQ[fLS*nzQlTM5%=:EYR*/c/ZW+eJxOQr`OVV6=oF",
"T>+$cBF_pyxE3$*Hhqr/|eDcu4E14aVSagY=-.M*m,nU'XNqAYpbUdl4Zq0g{g|vVek7N|{2:ZViF5Z*,6ix51m}_&V+aJBC`4]nmbrz#KG.gu8^FSkJwm17=",
"!zY+5{-V7l%U_f=|nin.^l$5c]9$PI{0ulPwGsB5K.0jA[O<)+wE6!Nu-`QRTn~>7n%6cJlq4@(v8sS^nm!N7iQ]|L~fhsur|B#l:|Le3Q|`8>zsXbB[r1g'/",
"njjaL=H&5'jmEGfsw'nke7uPz;2g*KUwyUwy6`GmfJ'c(7l7!Udn(=jVJP'3Np~yf=L2NJPclj$A]52f30mg2CYz*:.b]&8fOB=#]7G&#;KPORi96(O8+Z,DF",
"~P&WTddVoG_]WdU}(,U*e$sZ><L9v4{W+<P50T19%%/{iEUd't:U#nO!~qi'zDhQGK(R#1M[TCC4uf)*6qe<2rV,r(k'Z-j^Z5DB^06h*Y%/$PYyKsGu<b5q]",
"[#;&RF.5qd!gqzo9qRa>]TqpQ|3uyNl]R*w#1cVge4[L&M7jP[bi3i~1DwUz`zx#@tCv*z5%C]xN2kHJ-mTveG2mt7_4Y#HzFIj^eNK@Htz)Q>IKM)B$i>%BO",
"td8N;A9dLPU.}+J44ZAWx`&UK4TEg00q!/ZRbcaa)$M](fV[ctC+s#PFi6u<CVs;-uUmeGv,&3/O;{9Wow~'Q*/49k~RUp&Vi=pn7%OgIeV4aY%ooP|ZGU1YV",
"|OwC2e8A9jRE`b_OcNBvVK.C**,cI4ZAG){#li/4:W#TJNdt}v1wYEuNHVpTWhL&RF4MIZ*hL2P`gl1rD'XedB]d~ZknYE>/[n;&=4tRk/[2ua!1B7qIwWvqH",
"zCbxaNWz>v'>!d9VOa.oyTIvi%H6z&{#x6uNu~aF)~[A'8s71okh{I#u&W&0x&$=5fs/rDxmzaUbxU|P&D:E(:FkUH6D3GsGbT1B^#+OYf.`fv0*hKK^o}&!{",
"/y~(jBB~HzZXpwKu:H$aZ[^-CV0V_BKLolUI,t#)j4S/%}|6al&(CUyl.-1!}#Fb;7#3a0dWfi/@^7|[&`zg./YUV6kVhhv}GCkAMoz1N<Y|C.[vW^M_Z],K^",
")&V8DTcZx~Cc(Hx(%S1a2jzxOF)FTcL}7Pq+8)]t8Ho6jWYqVjyl9qAj^#wt)h}[;kcdiEZ>Q!c<^`ge/*^2JJrW]zMCw0EGb<x${5}^0!nMXxt9C*zxmOcw.",
"XcvaO#%U5ZR~p/K{LG-_vC{%Z`m6Nu-J3nw5^YxJoim9!+{[>ft!Wg9E3n}M(UJo*xHz]`[IZ;>;,_3Jz:Kn0Vqv|TJXR(DX/7'O|%h(B~T}oA]Dw!If/4Gd+",
"S1[ZfK_SbPHY_1w5n0q<:O`nxhq5elMWaxPyl[39[IrKvHU,>Hy31-f#38gAmlT]iO:<lqmr'u^RmZ3`&@gi.aV-UapYf(hqZ)QL7QEk:>^KhkfRVC;&n$MMr",
"/~=$tqT<)BD;|u#86}%@D$[QV6L0}5yy3k}[&G$a^n>SLg3E{L#~)m^&.l%BB]R%fEuq]Mtubb#Z]p634B-S&WYm86cBZTbX;{h=C5>wI_LqF'kbo*!57U1q|",
"wF@^A5`lXqq)9$:a/p[}+VB>cNe6(^*[j<pk_om|ogCT[v+6n2Oa8TJTAgztFTvrpWLxT'Z*ov~1FaCBFqVo@WQ;zppNekRFIcZHfM={,(|h=Am(v[vWHzc^Q",
"Cg9Fr5w,-SW_no%Z>I=gWCjDLZ`'n|K:A1f)Axa^NGG,=PjEn(3HQ}F6'V1W8])q~,t74{[ZPN'l.h^}xS`Ge.Fu[Bnzu7@9u'bXvh`>k-*~*QF5+WnCVaY#n",
"i{T-CiL0Cw*~a.ZQcUD`/ELeRm3rML2bfNahRSP&T'HtCn~e0ZdB])4o0+frM=#O`6t~=FEKrclU7$5'Qw!0P9OMI4RIbG;9a/(2LhsZ|=p4njy/:%e~<Vr4(",
"x,O2;*!/1u5}Sa{(y$2qC#_:_([db.]}<'}Onyiy'ROrcd24'[i_*5_Nuf)_~7Cas`oN>b@{y(Pwglw'C)sVY2o:YBQwJ'!V0dBzno2_hC}5!B'V+8/H7uc`y",
"FXJJ1JHE^33A!;]|(WFb1JAlY~)B10hmgPtD0wIQu)cLxSH1lg8!~Zj3*Xc6$,c'Oa$ZTJj(an;b8-afpV[tOzVvB6bq*KIvPr'ko@k`AO;($LV;CNqWLS6SP",
">-%32+gqQkO`-:*)TEMx@tfe=QBd`#]5T{NwOWL&:OH-MNgaT;Ol]O9K]eB9is,i3FQ4,Bx/M/YHjx+0yFqXm/:I*kvnmOb:Rw/AS}xwMSKl~=@K4(C-ZY;lk",
"qr/KgOu>ZOTnI2F%=f7&bdLyln!gba8vPY86lSG!5n5EuvAMh=/g7~2IjQ|Z&&FkA+`GJeu#-pp`-6&>v>OL:c'En59-NKaSvgXjJIeD&hhuETeIPFK}v'0FD",
"(dD>F8UaltfPdl/u~y{2}L*hh`+U&}b`}x:@9s&MwT-|+bj&J]6O+Y+']ArIR08ELKferM#kihp3(U:oaX1!.ms->qSPf>%h[wo;7;*w]UQ'0elB7{W98&{!9",
"%c2>U147Jx*Ey|*P-$t&RpcDm|F_W)Ygq0N-(PrWT+L9PO`Jh&iC7&VK-d0MWky+|=v,Bazz1H3p/sY)Mf]2X@T,f{Vw_=0s!>un{[xa!%'~>.lMkG8zyt}jO",
"@RCa[g~$A3L9]|&$1>s4%Y'Q~RysITtq]M]d>h|GR8mYP9OM}Lt<cez!E9P=I8]]XmC8@wDEp!wD]C.A~],6AQ8y=+m;%e1D.=O+wquh@la4V*$TOEVCYf%=(",
"IIV~p.@g_05K&dw=Gi=xfRJ&_UWQ5^%@cQQkexZ$jeX/mB.Ur=_C]2TVOi<z%P!+NmshFyl4:}wkvn'jox|4)b<+Z$I.r0pb5-dy&!0Hrx/=6yV;xBQHEWj2z",
";]zY@FCG;]9E5{jbNvpt^xi{Z-AXZ>R:sZ,k!.,!(xjfk.C~gS_8-Mt|*{:~0'hNL+(:'F_UjmduD#`}}s6nSK`zz|X'<*j1NyQ0Z+Ctv]Q4zhz'Wg:{BkS=;",
"&~*{ycn]QyK:&&=*pE)Znb/#Q#`I#!-TZpXkcRIk@cn}<XpdRi`NXGOs/qG2Ck3HQd7tiW,h3AkZReseNy&P>~xF^*d<nP;RUh!Wex>~c&b5<BP|x~tpv0LD%",
"<%W,{pK6_M`mjFS9(Wk6av)iCcxf:H{ywgfEZomK#!hZ*=v`oLXU@J!-'(8ia';{Azj$d/pI[B|_/|2q*xewGnnFksDL@&:y''|qc-]mIL_@C/&{,51Du{CTK",
"o:&_gr|nrEr(eu$j'2d:7R(0CarLtCD(M}I:Y;(8h@x*ybWyUgxsGTy/%l5JgFG4j;8{lzXL^{hy3k:G5uCUihPjF<#+UimenUwkZ]`Q5/~Z8S|aw0{&Vm8B)",
"%z'&`HoHbpKRG'N~tkmKJZ_Q&zoGgA$2HJxAptIoREHS/!%khO%9v3f0&OfCl,&X=q&`)3QQ<d:JB=wMO)@~QaJt-a3;uKUi-bQJS*1=&/R[!"};
static const gpusorti_packed gpusorti_spv_onesweep_staged = {
gpusorti_lines_onesweep_staged, &gpusorti_spv_scatter_basic_address, 14447};
/* leaf_starts.comp, 1879 words */
static const gpusorti_line gpusorti_lines_leaf_starts[] = {
"/3K0G9@LEBS[>Z`K77qHtl@kd!'|SK7j]UF'2EV@Za$ws])Y@;mUTf##vwxm+TJv(m]TfupcWK];@$n01pQ`YwsAon2.mF'&H)z0BUu{H`jW>YLw#Y#to1|D8",
"refZh#l5Lr7'0@MwRg+Gy]y!T)kl$qz0=-b75J[MFP0f^a^XewQ8P@F|WLdLq8aUafp4JBE_&H/tq3wBvrW=J$65N0akI|#NzWwb#.zcb5|$h`e:JBOS.j`E*",
"Vhf#A+,N#f.U<>yBH1<srC:2|L3hSZsmYQIV$z9y+Ay#st)LED572p`*4f)cK_h{dAf`3tKlQ+'V9E>rkSez0-/|l]=n~{E{j-/]]+Rg-{NuT]GGW7=P/IU#6",
"j:Z)b0;omjp$&gM*Z49$&HK+xsRr@Fp.%G.:*EcHQQ]f8!BnsVNh5Ofh.,'`sb6{SaI9d!;6*}:[iXT845Cn-:_%gcbTsqw-}|coX+ravBzlYA4JGLvjOmwrr",
"'Q]U4YyYRoxSBv~Fp4Mkx/KS]y:Mb*8!G.hKUia%0XNTK`j[DL^BuxYfG_2ai%@!I@J+thD~:r`gm-RE$m:R81xoFom|_1k{}Zi]m*8Fn/Q0Q9~@t/dHg27t8",
"g.;rau>Z6SQWo:>Xdwqnc7THRSwVkpK}w6djj1C@r7`1_>coXGd(ON}|(&[-ulg@nVoP1/0By0v--sGomn:$b`G{nZCd*6Q9hpt_hz^mLs|[OEi|*L$!arxZ5",
"g+&_QfL9kTExsR-y1',c*jYzO0SB~<W3'j79NdRf=&+,o/T0]}&`Isxp:LxYWssX|L3zHLSJ6yPw~#6Vah;Fe5ip%@TkD2WpV^Vl0$kq<^[]Q~@y}5HK9lh~`",
"Qy;aji+/=e[,*u}bZUYYG$1O-MN4R>$UhT=QLqiC;;oAmRl.eeO5.2o=V@z2#[X2s/,3Edj(p{Wsfl4gZKLrkYWVAt#7t:FlTTH9]PbVYtvc1{YMktrJ6tOgL",
"+qprYMHqaZq>*2~R@zdx`Tyw)|^i+3I[Qik88b34K9=!8'`q3IG<c!{_Z>1jF;e)%J/D#u3xOxY`{;j%]w~B6cJA*Y_q:kiuucgXziKQ~)b%[`HL40A>XOXH*",
"O$C_y3ie(bp])|`7@9AfI=JQZ|ou7l:4f{qsoP]qfe:aFk|-7X[6"};
static const gpusorti_packed gpusorti_spv_leaf_starts = {
gpusorti_lines_leaf_starts, &gpusorti_spv_begin, 1879};
/* leaf_starts.comp -DGPUSORTI_ADDRESS, 2534 words */
static const gpusorti_line gpusorti_lines_leaf_starts_address[] = {
"(AAaomdLfPyd#*aWp:LTG^1-W;F^,kO):|tE.KM.^gxinxi!S2MEoe_3c;TA`S;7y:D]dPau5cwt6yfh!sse4bq7woL&~!Pz&27[ob|<dMnp)N#{$}zs/~'I%",
"UY0@fb!6^AE]0I3`cdev6G'Y}I<$a9NFBEJ`+}dw_FMhqs&tQP6Uat|@a$(,lHq<#p^dnh=vlOXS,j$@tUFDRx,n!=yZ4SpBgU:4gb1Gs8a[TcnwIk6=C}xaO",
"X9`R6+#TroqA.Mgtc.4twlS4<+h-sxAd31tT<FA.lK>m/^erUl@ZQQr_#P}1niQ!4|PY,(T,|'M'qnrLM]k/I>&p#CYnkW&'^$P[,v}U9sd9aV]iKib>1F4zr",
"hrSu{#Me9A|&@)TV,D$qK[=*x)eIg;N&9c5RndM0tX^R3r,>&IfW|1B~DhtSLq;K@)eSNigxMQ,UJ`Kt)sM@e+]CrK)_zk[O!jHD~4so@dV$IiIS{cdzqH);/",
"L]'`'>hZmS6/bM5Y#V/noqKMoe0cS=,rjI,vv]@=>oiz;4-gHpe<SMQXzqe~TUAv:^@+xC1kH*lxze6K>RKA^Id$0l;A_n-qy#H;H<f^dV4]It$X'06*|9z#o",
"p*z),x9u-jA_i$npjiv:bHKh`PFtIOuO{<s*lmLY{#8f(#(,|Mc+G,}>g4ZFdzcrix2CZMNgLt8Le8>tcKCQkO{d/;he$Pkjq,vl%1`=L0i`wDu/;MxVH+`5,",
",#vxslC6UV-P*{NXK2.l:v1`v(yOXea.S>c|R3SWN`O%EJ)|YT+DpK^(*Q!@xwqu^s41^PYft)bcD8>}VFw&Xfi;4!KI6L|$2/I-3'B8=f'VS^Q{x2tD+EkiP",
"-=d->lj%jk'4OVS8sTU$L<:59RY6A_ZVM(<]YT(StSAP2`w,t/.7}9k.'jz'PBIt`/u]Eh51;h{EXJE#.c5M#*i)iW_UTFs0*`*mDFD|oDQiuK~+*U8WK:uzn",
"o<{w@q};x3@h`!PsdV0YU0kWN7G|)8__A0%ZiLK#'q_u@PSSft5V&eV:aTFds}-DeT4:[[];souAZi,uLz8[t&;]5lIC'n,F+=(2Qk>yA56ZOR-Oyg6o94G,m",
"nA@o2]87J'2gn{as77mXE|sn!uV)0v~TSsT/vJCr3a%+c2KRkY`)VCdVyJozPj^|P:E~xJ'(gfF[C`obi$zyP)s5Y^QFWR9.bgdj'1~p*h_eftHH%bA.Wv@Nb",
"oMS+Q`w}=~d/gnt)h'8BrCaRQ}kCx$Fx$Tx3|fM<MvP+J+5m8TCEp'+((p$[|,K%S2m{y#Xm{Jk61,pC[a`YFMi]e!ff_(x$n7Gx1ljXKEqj_j,,qyM!CWW5y",
"Sn2I{{G7;.BZ,_ZsC:}Es:&It3d_@x-B4Af-$yN5lrmP!k9wXP^a]dFb!p9hQg!j{3J$QX}n/)a.VkU)|nJ=cQ19c@|PZh-&unK]%8,:AMCafMkPK455_"};
static const gpusorti_packed gpusorti_spv_leaf_starts_address = {
gpusorti_lines_leaf_starts_address, &gpusorti_spv_begin_address, 2534};
/* leaf_sort.comp, 8503 words */
static const gpusorti_line gpusorti_lines_leaf_sort[] = {
"'u[d9Tx(DN1,1l}Q>s!IQm`h7}=M<Guh5]'Mcr4E35)F{h/-/Oq02yTK:4kkm,[ulI>8LRnPzJqOva4DqzI%|y}3$%vII]}Yx%%liS1He4wKOQ[s8]5y(JR::",
"bFvyBi%4TzIFDzR2NQSb=ZaU2kW2.ZmdcM&4iLIK-Q:p@Kz1>T'Jgm<;B+p1TlX,~v:ykFn)-e$`W*.LuUQoYQW>1X1vMb4Pruqwn1s!{;cSb+B]Qq@EqZ+/k",
"/@sTl3[De3)O:s.+GCk'ky2^^XuH@[x)^9rc%f<E.|h0tw.Pz;7r54W5D3V(kx3,LV;*aj>FWcVSf4yJkTlk7fA@^w.X.)Y>{+eAxNDIY9megIFt@5Hc9Vy~U",
"]0bt$8!h>u[M*G;OtCg8k_t7Z:|&ULj7qDrE~:]q^7q=JI3>=S|VBvzN%eN0szgY@N|d/%Oi*z;=$u4SQkd{=8g7~M+FnVf;4w4c2VD_f/:}MpwT|ZGfzqT1@",
"]vCNy|tV+;;#f]lC'(2sE{inYe+UUIk[8ud(3=9dqc~w8-yL[gqS8RxI|;)x5VT0L*'K;}VXJMb&KC_}fW;&!}nxItQXhbXQVALh-M02K)W~JGzk@:V}4(Lv1",
"8$(>1Ko{L;#)ljV7!PJLv}C#[Z6P>Dn]V<qgpIO>B!/|U/k!WK^g@T(}D.7.<r<[I&V>qX*Q@:!%U>8QZ0{Cy=&=FT~:jKsD>-[>`'Ve(9v49FcX,MDQ@7@JL",
"d,/:&(QaJ.,a_0V_A+;pSQw&E!Ur$w@rP9;c}0bJ=mcLA#q<{IWL`z>d)O]s[#!Yz5X3QbOFafdx'^Pl`Rn$N%do)K$'A-zLM@'Et>=*5&bKf>GFMe<n{&i>J",
"]3{9/vR-;p^[hQ)U(~4-w'oRty0n[>cn!}{+`1$%JrBgr=1+Z3<tlR^CFRNut3xn,j6-0`R,;M/~_CFAKZ%o$,mR*$Ue:9ln2n'4+_33`]47>'>)!kX-kIJIS",
"'I{[YP`Wt!J$XA=]lQHM]$dn-b3|1Mo%6d*`#Q.k~+^gvm;W;Ym=J>}..:X<Q64_^v'[Av-8<@!%)^g9k/Y]A{tV$i2t1)-wT-D}+f5W0a2h751cUW8t4T60I",
"[k+Vsk:=;&t!1Q$]@mi=p2U,wYWr1>}yzn$oS4k`rb*T6^&K<1)E+bVn(/a:&J,^D<HIP<tYCx#a-acYGHytiH-j]fKV98~d&F0q%/*3]d14H~jO.0Xm[h5HL",
"_avKvXQR,o)`Nj$DrU,Hq4KWt+#Jy5GQIyDy+N==L&WD`*hpl~uiK-ry^d;LHzuxLyBDTN8O7Y9~qT*3oHlq4,`UGN%Hm`Ij1`wtmJ&|},Y:APgUR|%82NdaP",
"+;gGQ|KUh1C2lJ~2+1qH9O7[&9O7x40G2T470HJE:*A>yFgg+gyC1&OxGZ4Jl4I1@Wd-}T6;)GT&]=E<4'5,o|aZ9K=9St/P@=/S4j@x/y!!57kmiQi||B;x&",
"g%!IJTKC2=Q,JY]O:g>dZ+%G[mA{,Ey*@j<MH'04RIH|k;sm_FFC^N}`7@oEZJj,*~01+KV~{1fvl,cIEmMxnt[Ttm^neq)}qEWSp}Rj#y$ST$OhBmrsTAv15",
"jo%%)2JmXoW~<Y&0~tX$P>MwdFf+=<pJpvpe*d-Q5QkSJu*OgP:~kS#5v'ew]A1)dD=UJr`=fAkQt$-!>{2{w[$1}nS=@/5!ScwFF1IJFD(NUGnYKNb&#/>H7",
"tv[G8m+7&/.ahtxyskm)0DDOYs/]i%NB@a}l@:./'e%5QzjS^t=Z76+<L)LDu>+:,}j~~|/>1dm4TQbMUe]{Sb7X$7'f7i;C[7N>Jo^[y}v6%C./aB`7*w('d",
"K!k#c%xiwC(x{HLZ]H*Tk]N4h*:BE8g@]geQF*Zc~8e|5IZsRlzF4FRV}<xp*XmlF)WK}RYJ:tauC|RBCOHeN,'zas[NB`;THh^uA<P;MT8(+,HMH%WDwI_LC",
"sI(eGC3}:s,f$'PwxTHYPL=4Q^aU!zMk-soa|TpDGs`8j6<xAPlO@`A|@B`qPZ>=oD/G&AF2nCTdqsjj'}#*L*}^CV<^%dQfNp,2UoJcyhPt0K$w9-i#N}_{H",
"E,w*_AczhB#)j1CfWS^)J&ziHT(6@vE,EpawjSb2Y5}}E)Y~0WFPPC(|l]N(>5soe*6j+(5XOwB$}@kv|JJtFnGpJ``DcY9O>rT~`l3hIZhEC(pz_%k%,nq>k",
"|677JnJjU/Se&e{9j(VdD((;$RmqZ57LoQdtrFK,d'0Kpy6efPJsrpH_&VFE%vZk}_bQEt*O{bt@}6L-1}FdtU=L+$nT>T>e'bl}JIEcyGYDQJf5oaOTGm1J/",
"#..fozdZ.ShVdACX{Z9xefKf&]vR,P27PzR/1OV*q.ndNGz3w_UvUJlFwl,ojTTcU8}H97L0w`l@NVwR,`ErK+*b,HA^]]&uR.:9nTs_RyrXz%DppLc)00s:.",
"!&,pIw8aKiz}e/./F6Q2Y~CT|sQS-plsXD7k~Z)1zW3i#LGK|oRUdky|XpwEr/'L4[sDA!'K,=j%YbyG+a9V@T4O(P/6kf3@_Qjs:CTIq1AZ)S75`+ydq}iW}",
"9s{g5g.&YS(BewY'7+!`QOu%]h/~:,^C8Q3Y4Q|rW^t+FjT0gniM>@iETp=1_~QlB0>Vad-O6dTf}k${%zGFJn<67X:yh+<L@%$nOv2pLwXy5r^@*ZQNY|.;4",
"Rrz&dOd:};}vw2#z#D(NP<V*>*=X*b_cJ8`_5]5#%a/6nUqV4aUQb78/i`u!|Du8'chgwd4Vhg>g[lG^qs^U%;Fls7,BqwxBf%Da:L%.SaD9{qqhBs<<xkpOY",
"/yuo(0|G('`&cA6TPgsytrF^UPG+_*&x1)~AE_2E+q0R*O+6;4%puRownebMl5hHT(:9MY~<%;K<(}MD4|b^_YZL#D4%ZsqA^j|ATIlP{x2]~k5vn[i#3.$@V",
"UF*k!JIk19l8I7[x$h$e!n2zQ.UP-;e]@^qIi[H5mZL,)}:@pDWlNx1@vTTm&1Mgvn=^(Ai-Op3:}}d:tHXD(pw:LhemP]}E2oiZq_;u/x>;O+v7xU-#-~^y9",
"D#MA{z$1fz#)N`)*mA}gQbi<vr1UD4'MDx+Kr@wy]##X3[Qho@fRZE5G4qLtC$%ti7|4weN-GMlaFHT~iN.mS*+<=-9mXXda7v+22(a)5bX*-9g~~.0D0kKBc",
"Tz)Fe597VyXkj7F:1UM$_.1-x+VzU6AgN]Gh}uLyi%`1t4uM'=NMK^|<BAw2)a&M[t8spIqdX;R<K{&U7hj&//R3~$QfO/f.g9f_siUL@.Uif;:2=@*]~Ql)+",
"0J+1sjz.;K(yC_t'MM&gXd.Ibv,&J1(s]j:l]G)EceKgxO-w*bq^CAdE$.(/p2KHe*|^!%fv['O*J~Q-`9vEb(`T9Hsn2P#9~2(s%W*rQ_T^X;/F9RQdH}mK@",
"fiQG`VFaR.%EIGW4b#.zbZt%%bN,Ya*3yqYoI*R$}]d4+N=QJET%]dwzaoSZ=5i4yC]UcTu+&+@nY/gnbK//vJ,vku:ud/5n:i=Ty'aLf]Gp[zJ+nG&Gvl@l8",
"5$apk<qpQoI~BteU.Ne%7JG(W~L1/#~zsU$dl3b|;V^~b50oo*@}Bp%m/}0c2x;pP6F9Sm:u-XXDZUBYV1T:UX#XaD,w*q.(~7#5b=/]@nrh0:-gjRA{hJGd(",
"x2-[Lg$>d{>[%8kEO~t(L>uH@>1$s;df^RE~[&aBWHL$jPdJ}f+CT#-NR2Wn4CPQX&(O1lO]c(>0fB64c)LA)I+~m]l*J=L|L[WRcd=1txH3SRzIJN`8RBRi!",
"N!R}jdCz=Ozd|Q/:C9~r+N75VJKGR~d[yW3OV;yW_$h`yqt-^s-n#-$Rm/M>YS=T)1@^{$E=,vsShTHhoc"};
static const gpusorti_packed gpusorti_spv_leaf_sort = {
gpusorti_lines_leaf_sort, &gpusorti_spv_scan, 8503};
/* leaf_sort.comp -DGPUSORTI_ADDRESS, 9837 words */
static const gpusorti_line gpusorti_lines_leaf_sort_address[] = {
"$fE]sKtZJ2+=]{Ov*BE3//}/n7c$y2r5X[REMnhHHa|hdfNiCH~m2@l>c}Psq!AI%z&Z6J3;Y#GMSE>3r;ZXgzYd!KLOpFT6ToZ_o25vkTE}K1QCsRW!rl8{-",
"qz>K9ue9DLB~pC>;HE+jI1:N^c,aEx]ww6<Dmy@9v`/yj'P(FWBP=(p<',YFl{2OES~5;]I4|qq0Yr4jis6IqeD.hm^=b`ofxYhY`3td913OSb{$}ON4>'!A8",
"!SaHX;=_+%$GsX8lGi_O#ojs/dA|;)Jgo1kq-Z]Assj(tjV:S-BV@X.pM9yL*s[ydC-rH=kC_Lt!Ly;}J]{tHnO;%+%7o,bXrRx)|#O'sAIvvFgVbX1B|&mHB",
".Ydk(_YLUy6{o&V#[d)%K)Fn]r+m&mI([%2B1xIFfmFS%_yZ)~xmx$848e3}-&Rt95-91Uh&565]Vl3>.bfe|'8P`~Whs{>!U94^L+JLYw_g:#^m=Z~gF#j&@",
"`@|OtBec)]LjW##i0fg8.GlaO#:e'14Qs6Jyzv=}/kF~;)~(j8%$lDu9).nPU>Y_V(wu'Gk!7R^><wIC4nj=fycx.%E;>vfKN+>PY(*p,iA-Sy_7'H5xeRgt@",
"(K0HW8R9I3gE63-O#Q4;JvF#n]]vW)H.a{B]>sGTU2=PDdbZB.hyH-tAmU[]GO:[;'p!%sxkWbxBS>@(!7_^GStL:FPpi#YQpGtc^qt8ci(LU=iHb.hzjvPho",
"2|^:,JrRJ-5@p)X9<Cv|]x^T0f7-`(dvOsX)Mzb7VeSw~pQV,C_$_azXC/i7'Z+I`x!/uFtF0EW7rszANTcTGP&Hon!!u$@2&}U.FkhTjz!j_@PO2^b!HtwUU",
"n)vS/fJ>lf{:9![G20BE[=jBN-gY#b4;*#'//#/nIgv2,jg#gWjtV6LT1!AX`}HbQI/_Z3P.BP&x7>@9@SF/zm`$K~,S3h8!9'=^JY00_$54B1N5Vjr{k;Q[.",
"Wmy0)L6B2$jvdxlB2TST7qCSfjySQO-n0<5Iqj,CKa,IIX1-f'-.JzV/XbhCO4ZY5%V4`$@b^%,jH3_0FS:WA.JkfiwH>{r&hQS<B@'%JGBb1Ul>)4t02`MGs",
"jMdt5_!FDymfb~q|{ErF>gBs/BW*8J`1.;fJ4YmI>Q7/UN}14f+1g.uYD74Ajog>/`=N+@WVhf%Zms{m3^rHto;k>Ja%At+FL'a5oJYCw.HkHF3Dq5s<IJHls",
"`)Cr@AA/#fF0S/$_DPcl-*=}WQYtSizG&t1e&~B!:YzH=xH'edqfMS_I@F/k]Wpv0,~<oOm,.-@,,>4f{j8LcFj1hZM$5275-ja]7yI+LjQmN'FK'vPCI[=)W",
"se7LFeP|~-kF|kL*W`PDfdK0-|A4[Y.C'(&C,As1RBw_'N7sc*nNzl+o;OuE$+KYU=hGVyyG:/'<O2Hh=J{(8SB:QeDRw([YTlfFXX1JSDLqt`dbf4uoiXnzm",
"_/:)vGZQ^0.MbXR2R,1a1aI#hivqu/IC9U,mL_KULA(MW6r&*UwGbg<{al9yh%uSpUeuoG;O:8f8ZLvURberpzKYe*z=IwB,heiw%(x<tv[Lspw<k5w'KM%.V",
"cfO4=t@##(v2]~{s}<gXb{2&i-gH#8gN)Hq@Zt[Y%Y(clm=7[iY]-LRIFdsj8VZKh``EE{X(67%%E]I)5TnPr+yg{2L'7]J8Rfq+9_~Y;7|KsY_SIU'3Vi[95",
"#Y~#ddfJU1hHdHC]$Y=U-:fX(rp2*)8q25S)x*(DA!@>1'#(EYJ9qQ0-1v!{<3t'YYLK'pQ+khm,EW[H-1u+txo:Kgzz$+*)<&MofJH:[8;5(SYfNdU2kUg^C",
"'E0*tO'G;3s89RJKOT+5JJF,u[]}];q``0tD)t6Nmbhmvq:V%yp2-i]{|/QV~,B)PH7o%Ci@Uo^D+K[qfnv>AQQaEk]KrC$(bKf4{(1Bv}ZTB_3d9jXQh:9g!",
"y+V>.8ue[]UELLSD#:nYb)8&UBTmzW;T(3z06NM5]_NGf;5;i~zA&D>7s;.qHeO'Ad%$hodTiy&p;qp&DASNCHvFpuVC~/<9%0+e3!<20K-E~*|D[z92+-YBM",
",F0~MWvfT.3yzJkzZxD<n4f-i%y&__M*lDtL|({0(_t%GjA&}HZSTVsvFp^feBQ6]=jBjz=aAOA5DJL|Z,)g~$Y,#`|c:Dgns=ut1YL4SGaSf9GYEMF_FoKUc",
"+>R2HRu)JnT)2v8Wm$hUF.=5ls[:hhlO8vL^n#}8LXp2]%T.>,{]J#}QLZsI:-g{$toND[rc7!&zU]v-m!cS'3uu9rCn^sr>W}WpNrW>5Q[=b|S`[$1D]RJ,l",
":Xobv>';zd(Wa:^p3m#ysK`c9@@Yy_zv'O]ardO78>gt1-;~Wgj(KDu|2g@5#s/[@hzHRmK|hR7jR]$-5_al8n6nY#W#'Buw>l8ov@{x&A-B'X,z0'L@7!G2W",
"zc_LMr>lKgML[pdPD^!B3AML3/N,`]9,Sk%ejFCNK'8rKdu)1FhL&v]SgJ1zo<xgYUX=}~!b'2^%(dyE}S*m7bp~@GJtqv@[3]QYxon`DydKZ(Wi!Kg7,]h!9",
"|U8FhFIpSt/NL`E-cRU4qpBFqI70F/<VxpCV{U)v2;Q,OMXwP=LOh#0*79hheCW|b/2[Mk[w.0+r+IrI*+Bs^j>AnW%_l@tw9EQSvMh|enEA9^pnA-SoYliW0",
"p{`WvTj~*JBL^S]eD~<yML4|Y)zhM(h,+TCkLzV6Mb4Nx6=Y`5y)8hm;34^E.B%4S:an*]M2|w|#[.(AxDG'iJ$AR`fQ$<:HX$)7Zl-`8E]j,5gIk.+YSg5%F",
"3PIihUTy6&dLWR*XaJTzW=(CzqyPVgo*=su=i+e3{aPaF]-EQlQR6U<sNCLUx:!StYrTn/*Y^Js}KF>`FVRRoD(=/II}B@4R2(*3&@Z'yuzQb.;3N}ntxltt!",
"2WW<H'5g6!0Y7-KG2-^9-xIo^4yRyO};q+Tj,IjRhLoa5-;&&R*tO_P-6b[}_T&mT.W(iYM+ev/V|v~<iKl,>4_sz&<>p)~H-MqgamgZ_W@e2@@^0>NB!P!-V",
"9>=.l)%{0E{T+%`K1z8,ZVya}E%8z~M^=WhVrC3UI/USDO;PnHTiWB'16Uo<Cea=yFe-7)$spt;rtl*@l3{T=L>,P4`sY(^cq16|DvF.1pR>]U^,|_gxXd,Q_",
"$imbL>89*2Xw=.k=@@,[{Q5lZ<qG`H=w+tHTgxz8j$)Wq74VtBX{BZ%({bh>(Pa04yrULg,*wXpm[$2$n^>zaZy8x]~@pgJ$hj#.gr!+/Xu$n|o=H4[-KXGY]",
"rH(Z;3<~f4d/JLKY(a0DTke6;vmyI(l-4BD=S4Ga)PIhul@P-PDMCt0v-wByB<%0E]ZzH6+`Rqu3E-wi.M+T9=pYb3'U|13Y8$VTwOU_-pys=IIY^:]~0Esen",
",YXj6tMdfwh&>%VTa<NP~{cS-~:hgNL&nu84SZ$HT@{d)d4,;,`XwK2fBFXdCU'n|/48X@Pm^B}RN>XtIlKg[Qs;(yj%Ij.APB!`&OZS.uIXyVX-%Xj3%rEu@",
"rgFwtfi~hnX@F$E:]+GDb<OgW]`wnb&%{TBMX}dx,/.q`SB:m#{a}b+Ul/Qr^$:631!K-uFL%$+^MIV&NnfY+U7Y.'mr,$8Shbw'AX1#R2s8827.W$[;4oAR$",
":!*a6X`)~]w-D]@diplSR=N)T#jjR9~D7WS$U(:Pjv|}Wx3ixD;%X8RQ,sMgVleV=3h&Ut{F2>m5gciIS5Vf:L4cNAUu(sPvSv__#kv2#GvpNuzP0ax`Z-t%F",
"NXftNO11-/5mS'5Z]#zIMT+oNt{&b4sqw<nm%67@:^NkxKOBtYm4O<wll/]uEMbRB>6<AeEg-CYmyIbAWN7H#:x+A/X#8P2m4ivYF5Nx(`=R~CmC/TNfNBymZ",
"w{WGK+B(2wA3nfaj#2>g2'ZV2VY*B,fj4{+mtMSI'zOujFjd0]@,`yFFMVD)%dRbN`t1W..OD)biIO!|<0vEP1{j!8%BC%>'xz,1.6'#cepol'&~PJhR0e]>>",
"w,%gI~eLq;.+%e>2UcW0{4HX}.yYY4i$bh#[Y1,UY8;+fkRSo~b]9S&mLXb*H<yXnU&VT35B6_)HakU&=D#/TWYBe+SqPh[WM96Pve!W_p.Yn8FEPX,2C.UNE",
"&BnQO~&^Q(>eqGed!g.R5tWi82~@Kpo@ol]:Hg:hQb1sJ)%jeS*Dn3s!(Kb)c5gw7$VyIwGo:r:PoO5)P_>/USg!9[}qC7[~/9cCA%q$eQ;[#L53c,ajEmu^P",
"(pn7%0Y&h`L2T}vnvMDsYiQk$y;JMbxR{O/#WMY`v`^$O%9aICHG#(*UO<v-O]/}[W"};
static const gpusorti_packed gpusorti_spv_leaf_sort_address = {
gpusorti_lines_leaf_sort_address, &gpusorti_spv_scan_address, 9837};
/* tile_sort.comp, 7426 words */
static const gpusorti_line gpusorti_lines_tile_sort[] = {
"-{;IQ<:gs$bxBP%8{(WwSK+G>UVO,~-TKQuX0TAI-AMuL]))CE0E[d2dEZ@|YQ,NXI[,T0d>)Y14N6HQqa24)k2EB38T8[V!hycE]#k@Y<63~6(!SoLYAd{DH",
"Dq!TPj^m90-|kcu%EWB6@t@]:^f@a0eYk_FD!'xCyF0L6vz%nP'xN]~b(nuFJc'U,=W%WfN#X./rjM*N:B)k*{3UlT|U!sPDz0@+)WZND4]h=.$9U,K5r+`4o",
"j:w;>z,9uA./0slPo'C<(Bo0Q}1'HuAc96>9}bNi!$RFQ2P6<3&q8+2_a-cvUPSUYi&PavshNLdVVONHy|H9)lg`#eXH!-~}KO0GtOb0+&,H}2a>g8r-^;:h.",
"r2M5CLG+=9HcDpB1^_3>~'oO9,-ZCRt/a]WWXZx5c5,r1)6Bc*,Wq>Vx[`AoVD3Dm>#0C}51Nz^ObLRI&0eNmcTriO)O6)XuuF$$]*3T$FcXBYFLn!2J/L6qh",
"/&<kWzznM(Ve[uc4.}A__*gj&/Wqke!{Y%>'1gIDWKd}3vd_=(/&&o3savk(Nn);YRUL(vLf)~SQV%|'2wsZf'{y{9>%vv1Uwh9*XA$z0LGkiJ+qV_+QO<%[&",
"/#sr3,Ao}>3SY+s/bZOh5gxp)e3PD{rnS*:v:J,'(}3}@@=tbA2%WZ:gL30ym[%GC&Z4ZBlof`EH)tpY(+&ZinodZ]Il;BR,X;c8Yv..4'Z;xK!!XcM~){:BW",
"P%doP(&^}~yVwDG5;{Lg0[Yy'SIo3VVGO>5sF!rM(}Sl:Gi4L3'ineP+j4_>*HZ3T!PgP.Kw-hKlN>c+O)|&):4iDlFg4K1ohCTdifWp6N3kVPpC-eu{{e*%F",
",3iB/X&qYjQ.*kV&N]!BT/t3[*ao5,(4]8*+ZAA@1bs|$d2,_SR{['GE|xtGb9BMM]>#4U|p#w8sp:}0=,m'7r76o'T_9[&=uf'13>nw)+<Ktk#f/W#B|=u/a",
"9bwB%Vp&XWw9BfV6~l8/Rv`SNv1]8.7OEC.5mvTxKht3]EH='FBqCDK~%,Y@i8]nZ%$N]Q.uVgv>f=~CE2a}_9i3KH<Rk]yIIMko#18Nh<_B@3}PV^5qfP{`I",
"uc<H@xZJ(FnF<KBpYG6CrY<!mK-YP!(H%8PY=yJ-]1Sq#1'L]UCw5*O3*QGy;5U=sJ]6!qu3w^ENz@-wKT4YOE{m@1XP(`~+$*<p~jm}>kt!sVymn=gYv<V,.",
"a~;~g[&(5faQJI`Jjh7(3#GI^wB;9s2xImp=4dn3`CYlOEi@O5%K+rg}LiV#~hmuGy(K7I_-Z&f3PI.GY#AI0A=7'5$Zv6&/sX|5/uwz>&A_HZUcg'}Qi]hZ8",
"U^S:)AUE2:!KAyjA>W:qzwH5]X]yA]a46_kC4qqv/X-_1cAQ!G-f{Mz8L^K{KRts3q3_w!^@('Vh[4vGvf{RxKFBCy*q.0V-,Fdv%']PL3Gn*Xbj,QK<X+m!]",
"1f!7me`hH}sh$,G+#<qheMSMYzz6YtT+0JP;m!&~b^s7w6DF.,%su}:u70[YExEgyq0WvRk%SHyCP[,``;F^_2k/:sy(Chr%euo-S0T^@J/ySB}iW$fq5>Gq(",
"7Ta]g*{L4#g/QB#JK2R@shwq24UHPnj&yV#J9!N1zJK3-O)Z>pc3`E[27{[(=UuOoA!Dfg'%oOP<Y3SCEMF*,anb(]dP#@tT<yMKEU>|8_fEz9i%qEh%KO/n>",
"Cnp(w2k)y]ih!}t,<G#=t%2xBzB<>@qjSc^^G}ns*jZePJ21OP#ReRD,`|(JO<4>EE0U5+L!c$mguecsF#~)-VxaQ-MkETi0I0[@-KHhf`.L^`IN7YC:y'#@}",
"2<n~vmhtrkY!;uT}86Lrrxw(knNX9iC(=sO*Js,.pFI9FIuE*T3c_FcF40YYWbjivN%pQ}`*q_-q2n:.JNq*RuD3_|zJ_$BQVOP)_Y#fqz^0Nn$e'Lrp$:#+p",
"o.u,lxw_}^`7KNR#U&gF1e-W@1!(Tt,Vn]t_pi%&-q-:/g$_(PU6)#&'T3oN'>5D*J<29W)e7~b~Hl<[.B),$ed+_xnT1uc~f2K3.).W00]4yOL|^C,eQon%Q",
"eAgri}f4]/@*z-.Ewbmc2$@V.l9+[n&gogzj&ajlO&xChsgd[.l6E+Nj-LoxHHk~_-hT-mo@kF[h9<`]wTv;GDi>Z$5Na8g:=*AKVtsqMD&db;t$WfogE,DK`",
"828SEj;apZ/j)<]Z:)$$]YR<(rQi]L].iui%Fe/:;gcWms[Eb!Ko<k%g+'[V{tuk%D,5&QS`0IEkj6'i~U(Ny7CQHU`2{ow,y.r4kBJod8YxbIVJ'.0+ops]Q",
",$KB`Hb,9~X#kiaB1yAM4{^!H9jD]6v<&6y`9/:|Y{/-!y&p9:/RC't]t3!h2!T7&j0UOv5,~a1/'*5O^3/YoJ]!6:zm|1rKc.%;]1.nj9GP2asxTJMUVlbzP",
">Ajs]'G{<daT'ia~^H@8%hHQKf^3l(}WMQ8NdL6P[Ufz!aQiw])X9-^3.:hz|P4ygrp)(:@huJXzfTKwWpXQ#~te<D2<@i2n[uZK-6frj~Y%rgE[pIb;+yd7j",
"Vfjh,in[zAqoW4x6F$r^3ox#9YNc2lm`{@=1uU'='7i`xieIdodtuMZ_|o+~B6bKBo-Z{1Lj9[YMG&34n4LMG_3}kGM-l<n%.]HT}9epq#eXj^oN,P;=qct2k",
"ko(W|,HxTdJn!=#pD]mnj8sd<>&MO00Vd((P>p8ZxlX^C_.R[u7#~<x%n4Rlk&}31>!A!ozgY:2[Q9AQT^*)y;.$e56v<PV1P#hC6),.{%w6_&&[tI)'b3u6:",
"kQ]a@_zH0inxheikQwYuDH<j+~kZJ_EvNZKjxMyw'QqCo[68hkadQ_X_H1a!PC>0`n3!:E(JN}=jpzn&!aaMuk=*,@X92O~5}[UScJXtd<%<XH9ZmSN,S%WHr",
"`KJd54k:<]AW,.v67c'U*GwjS'h/]MY<='G8V[a@Udxr{{%}P]Rz4FqYuj=1!d-4Qt<:+jvZ%xvr/x#LceOGkOAVTlyu#w!^z^#&FCo_4;|/<=h#+=A!G${(D",
"<tuVSKfd[S'Mt9;o{c/5!Ignz`/El>f<mCv5$$*&O&Ma1,on,XCfj&1c}!|mA2[^<oU!H<HTJYflt@_{d*K1%g[Gw^+pO-p6lVzM%7#G~<1}_5<V$m<RtCBhs",
"HIf)jUBl_#t|4_mLpj&zoP>8#(f.GmJe'sY!)A7YKX:~5QI5JC2!#MOIZyN.&%[v|U2-+H_$1,u{64h{PIe{6yV.A_B9y2T|V|Cgcm52DM8Y^~aJ9SM^/layN",
"Nf%;mEF@!iuN7.^K-n=Abc+gy~%1.o=IK.F<Ri44I}P/Pny|%,73[G;@uizMo@GGiW@=pY5wB%hqtpMJ=QkY$ZU]mIyL)Z1mkzdk=$nY8:LU`9;{Y#A5Gm%Ab",
",lWw{K`hw,#nk`gZYdEJ)}aD8uN}uwnrbDOWIW4m9pNM6JK9O$lK6IP@6qYZ%5+7!vn%-qi<!;h;_F@J*H%4S1#>eRmm&l(wBW6nXBcT1+'R(K=}D-]P7Xp@B",
"sptYR7z,P<l@tUf9*=TGby3[FJ>b^:,|MS:dmlFB<>f10!3>7)0[LC*B,s}Ia4^SScr&7<7azY=ikvdbP-_~~4NVPNl|P<xtShIj4>1Xu2pXsQ(sCv..23Wd-",
"<h,R%kK.t|M,XhlUZr3o!;O|z_E''pm@2r_uAz[~N)|;j6&gNG>Zo(dy}*9tWD<xpjUsVVy7j|>:3d;49v%q9!DPZrmwdTz_b(pYPrI5F~Xc|^E2K(Smx''(%",
"T`Xqsgm(E@x40.T$TB|v^Op*2v)CK$Tp}x(iO3[Oe-_PHRm;#qCs=tTiNS&'z7e:ka/FJd&KydR=>D($ZFN#.]jlar$tUcI|'kUztaa=!aZzH,iHj%t6t)KrJ",
"7UO~:d~FQePdS/%l}v.YLO%H~!#/>MybS9>;^d(^{dII1}bcjEfNOTl!<@Lp8AS8<r@:"};
static const gpusorti_packed gpusorti_spv_tile_sort = {
gpusorti_lines_tile_sort, &gpusorti_spv_begin, 7426};
/* tile_sort.comp -DGPUSORTI_ADDRESS, 8445 words */
static const gpusorti_line gpusorti_lines_tile_sort_address[] = {
"$pF3FLdX6J:}P%6KXW~K|Pv5)H+%Z}IsvvgsFK)#9AyWO<2um%|SzV6I76nJGn7rlKmJ7K.(']a~c&7`;Z;AY;]$#j'zmU)}q><O^l5<P(Ixa3$!zN1|Is$!$",
"zqIb]*!Dg%'pYPgd;Qy]'v:nVA2}<9tspm=AA~&;M7kzz`!LO.8vknAw+sKz2e}vqX(L=HyiXXQol&bm!{_MpPjqi]%AX9a9Dy_@zP,A=IiP4uR#KafY7,C4]",
".hi<&055lJ5{hHC<~Q#ILHM>Zo-gedZOk!IESm0ol'B*n'ArbEf7)Dq|(vTVS<,+y_o{g[.p!w_dY+o[g<X%JT_54<l]}R(|JFnOA6fN@$dY!.bcl{IA#/8q1",
"RgHGL&#6Bx`}>_tbdy|Q1hnB{({JxPcucmk^RTKl4<W.YQ&`8+HBKDm|:*2OFGf6DafjKx[H}yLo(sjYyuf!yDam<7xo4@:#bUpbAwkjE,eMei>NT.0TT>rk6",
"+;eO^IuZdCf%aju#6(E^dUwVj19{pGp3[TD>#Zu90K1:#)&m3>.VL/7|ZVqmr`PT#H3+Yr3&.|nQf4<8({&Y(AuetS3622mgeceZL|BjDIPRE/Q~nc*r,oQ<g",
"*D(-:C:ipnsx+d:2X}x^n-cF*!r5@P1VBHG$9*{loA#cznJ3JBk=0zv6dfO9$s}r#UW,9wty@n()~<snD4+)JyYKB70Z=o3V<$OrdTq$9LB9-ojSWj=Vc,OK^",
"|<zC,l3KJ$:'2~wsIHGbbJ(flzRE@HOD<Lb^Fy_ciJT!bR1jTk|m&MTq<$X{j*U>hBuhc2;yGT(H_4q9;KO|.HJMX8@PeRB`0U&V1F6avG;{cu/*KV~$0J<Z:",
"`[ZF66Vm7FsNt*!yNp[fe6-,,|R,k&CUx24vxK4((vsr3-{k22NE~h-Wu^ZY&26d6z)!f^GS&SB.;5+/ubb73`23edH.y%$s^;MeO_Vn]x.F;'sy82DPi6EyB",
"@<k@'nx>(|O@:M6P<SAU5VGRmr2U*#PU}Y7$Fo*aI/CIRf-tJ;Ysex+j9}@CeXlPMPl#@}bjJdT/;3U4;]ko0^~]BdaqM{k-KOkghJ=xe.bwH#k8FBnyGI2.B",
"znY2FsKi[Br-c#qmT'Yj!aof/dM`ug}62Z)i0I7o>[wK8|U0yL0pDirM-**D3$F}Rx3_Wv!0ba9#!dko=stkVcr=ca9*{P|^;*:P;`sy$;],([)5l2:PoQ'e{",
"Lex_]%7k6c9u15~<eL7pbL#I4+{+4:HZ^3ZYw=P^C)4qj2F<(c1a)A7$29PChoMH8u]rtD#kqt~cm_r_u8W,d'MYR=nX4r5hH~gdP$[&The3WKZbIUa&3c+J_",
"uGmy%T-N5EGqNRVV%|N5}z:zWZt%frPR%X4P3g+28VP*;`9Ny#`R}PUwG%`~>K<lLh-6>]C]D%x,p0Xt*Z`'<.Z%&9],']oq'OaTd'3k78*/gah/84{ex75wg",
"Gst;M4S3.u#`H_o)FyRv6|TxaY%5.MqxVA_((Z7|Qt>1BEFeB+|:aL8HYcbLK,vp.o=9RU=k}puz_$GL0k]M:<y!d&8kD^!#q2UUo4*k|*Mj)-^>%.@<M1&gc",
"kPPUr3`&t<QBLiDE_pf>[+uMrh#By[%)81*%X&Jv5^Uz:UWALiw|f_V.3ff[tv#tb&Sk_4&JBKAlZz=S`C1xDYK<Yn+p{|8.v8[n`so4!b,6Fb&'rYZ{K{G9C",
"=hX7C]BDFnbb)R-y;<Y-btzl5|bN{Iio'((ZH~<.[Ko<c_nLr.MkN~%*7y/!w%qXRH*.pbNZ2I)dZt)Na>P'Y73{F4n5~lRf.u3DUVav!>L>:T^cfI*eQPNQf",
"Auo9#V_d+B^4Xjed!y$R,Tw1wDh0}DQ{t@Uk*LzVm6XpCk!|9:`xHb2zsHSgM#cq@|)4AD#&}ZO-g%0$NT>1,B>9K#1M=%DKtK[)l{^BD(_Q#6k&1=]!9zEh1",
"N*u`sZS}<E)2~xW0XlxdTXAA~@C57w.=J&mc|mI<Dq|]yo'=)x5hA1F<#G,W5A_4vZ&Nj-;2f,NilFlj$/AAX%9kQDA@1RsKVSQ{!KFU_'`-XO}~&v.Rbk+c3",
"1Z77hRV;<D'$N84Vqk!8i)eYSQJG#ji*tC3<PFR|bnPMPjHO4s{[O.=u&e&4_q)!,3{G0&KV2C2bsL&GL#n=d-:];ku]A0=y42w,8LLu<6b7;@-`5,K8Qez:L",
"+|e8i]MNS,)J5xGA(Bd;QKYNM/l=D6k6PhU]9g'Hej[qg&NH4_3>sD8L>Y7<L;e,-cT]DIOe,F`!7Sz%{PVR5$98,WmG{kTW%;=q1Jc3X}~=8(n#Yd:av,eUf",
"N8|C/)7yTS4:(TS*Tm}LjpM/#^FDXn$`3O$hf3(}J+CZ}gZU<*B}f4Ed5J5>|BvEp-lqqOm4kIT/)YbT{ki_,3-g4gr8,{LgJ2u9iM:mx%!Qqo.F9'}7}XLtV",
"Mewkg!8A(p+yo`WQf']FLSJtF;I1by}o!+H&:rD3F}pa=A5c:96BRF>Ss13n7*{9,xcx{c%uS;xC-@|v+)18;F)^*)t9`IrKRq0wh.M|O,xt;yi.(]={)k{&q",
"{2IO4bMZsHI~I[Db4:S|i[Q%=](7HZMa[L@Z0MXX%;V}tDG)0C~[ezi~`KW|/w}|@0]GD[/{y*q}kM_r91(KuxQ.s!Vb&Q<}H{XS&3ddK5h1{q[/h#JgZ-o;~",
"tHs*c`f,9MZcs')angG<p2cId0!_*8HX7WkMSe8cFz~=YcPU$<0vJn-vEDAe(Ht.X]W2gLMQMS_3AiVP48_2D{q-F{fAqVNw.GeTvDF/1vZ;J9WONycuM}FG}",
"s#G]1tQ6S9w[lYJ%!zO*(7-G<~AYa)Dt^8C:yqA-_5#`aIJ-SMoHHlETG]~+dg,iHIn^P'ySARi%>%4Lc`KVsL<Zpy.lDO153W~WR$]xwS0m|H62:~<*fI0$J",
"P5pTa_A3x@c_zaKsMC+L=h@XfYPN]ikpHa]tvfgCJY@N9#Jl+Lgpzw[P}Aoo+ZvNj](UkCuV!6l|^@gQ4LhSOkK&X3$|cSk<.huTs.u0DBTK9e&,e'eeOgPP7",
"O{8=<oe@*+8}.,D<`JlPf;Ha-(5v)=;p|M/&NzR[U|aM,Y=g2fG$yuwJ>tCT)vN|I(*w$g!pI|S{ZkA/LI0b-N@0ir;6;gkt:3,7]6C%V7GBA6kH&U|VdKyfa",
"dnlCecEvzInH.@W`n^Em`n&it(>J9)h(Hq$rrI>J=#gg.^H`:I;TZm@4[|3]:e|(<K)d^:T!f9Qd@bdjXOrG4od'R0p;q014a:H!gZvBQr&.'/G`IB1b-Ry1*",
"PNqNON7TW>:/'L4@p>y;s.f2e3i@2PDo%!zx7i|u9$0pLoi@|e[nO^ygwVTpb0:$>9%hDjMx<4Zkr&&1jE%;K]Xg~1.%>$(>']j;DwROE0u:le4EKf4S#ncd2",
"7O!>t%,O]]Hf'8;z>wifEGra!so#3(Kk2UQ:})S5)95ggWH-a<Csz>YbHFg24~WvX@,45%y<JBvYJZB$]ei{i@YjIA(j&j77j_^;nOE[-HYWCakd1Pe0%bwn-",
"@yj20Da<3:lMW3/<RctcfQ@5~Hq*[_p-_JkQi;`)&xysa-w=o5T}jCG/lJam1x!.1XL*$h{nGR8L`SFjNFa$*@AhM%4y4Q|RklH~"};
static const gpusorti_packed gpusorti_spv_tile_sort_address = {
gpusorti_lines_tile_sort_address, &gpusorti_spv_scatter_basic_address, 8445};
/* merge_tiles.comp, 4005 words */
static const gpusorti_line gpusorti_lines_merge_tiles[] = {
".GgwmOatf+yU:sA&5^0~FKF1~k.I=6mbUV~b|;))ka>)eNZA}[^&a[==>n2E-t(1v:6Q>YOP,L%98~2Q2$9-x(a:6[UdqLrfmh0OU=P{)pG2*J7p9@ez$,[t9",
"SCs&dLvej&YMR7GgdkB{wRxg)7p)!`D}a5uqnnu*EO%PGQQ,+d|+%M|$DwXLG39]GbA2bdF=}65u|TB6_gqy&51@^^5YJx_A^aA~_UN<L}'Dj=~,*!(!Tv.k,",
"`UzV)!xQa9N3*k[Nge;~bZ^FB}BX=9/xza8>AjK0kx)lT3Q#EAA%=Lornf-zAUq#5|O%<^Wu3L~D8MQe@2BxMgwMp#~s[_0/e-SMn3Y43^jIZRxEd3-kz6dBt",
"nn`7kU494=jqWZngr:j#kq|o(`q22Cq1RmNA^Uh@=B1NXA@2^'Yq+LfW-PW3ew6d2GHE-^42~ScS3Bcp'YuY^[)Ig*j7h|$H4)q7b!3G2|'*aRP=v%2bz+vO@",
"r70l6mH$]Wb=H_zz$D,r>rOB}(.Z'yK|XCRe>XFOM2aVg_zyA*4!!sD[Qca358bS85~8a~mY].V$7iVVXwQ%+7#wx1)$FD:f&)9tQlBEr3-i,czc9U(%<^Z/l",
"=!XQ;j:<.AP^X4,hQ)lfKb$y+}F.{0<{zv:H6P;Oz(uRqf48-vV}4#3hQ<zXn!eF/vSL+2A4iPDZX'[q~3K~:0>r.@J{WL$*lPjh}*Ow.ezorT^pyTYnK2'Gl",
"N9=nHd&7on)9Z4.U.*E)sT3Afh/sib[O2yG$g&;*kr}1=^#rjVG,IvRgq/pF6DY|wzAL$bEeG6ZI[PXf8gt9nXbXFaHIbb3>Sf<AKT'5%t>3.@n6KI+;ht1L-",
"*3sndp)r]G>Aoo'N3yrz]<ES$d+nP6|/Kf5Wjvx!=|zC=-!s]p[msVqp_c4>~zqrbp/=M'$HQlsaTw$y=U7LkJ@JNrotM+E7Vx73:g>~kV&;/]+g7I*mrQg%{",
"T.^Q]<^,H.gR~gwIO!56-^$D-!AYQydyq;_CY<o9NwJ_LM>@xJv0j=!4RekVS{O#C+,XO${LClno&>GyNajV^72E.9+>H!JP}&GYX=SVU#y--^!'Yl)~Y~]E.",
"}ITfq}L6r._T!Q9-v<~)dR{zj#xbw.-+pAJFjB5,Gdr|K|DgELMm`q+6{gTXlFc/=dq&m7J,.oJ->qe2<Y>&kv4xnIka7!!4lI6]gK(OY<vA!]/pSPfCS;=h/",
"px[k5'amSXJ,G2H,MoeiMsnR^k}!3}vfk9.mUdQc!oN`5Cl<vQMLQp.[{JH%jg*hh.;n|:|)~[]3`;A]+5I]A=ScI#7(c@Lj61RxB+Y.Y&Fp}KW}y5gM)D6{F",
"7{1~JQOFX]c+xM,$kVZT0>S]n@dD_u&&IEeQx&%uL;5+T:P*DGae5dK~0$Z(]nB}>oY#zZ]')(rx_1A>f{#I*;e4{Vu]P)n-i.i(pVZjr~7iDBV/4_5XW0qL.",
"K%'J3U71&Vhf}1G/$.Fo,R=p*OQJPN}v_oYT]/cCbi<h(:*ta[K7!L45AB52G5<Yk@vu$7d&zI>&~+W`cF$;ND/]MD0ZsexNa9heaoI38/HB*<VyBmQ6{a,RL",
";e)vQK83{`*w=Lp;X+KNRjuF^G%%yhBR|mGSg+hxttt!]0W#4YW1m;zBv0h7X20ZDPX_5Ipa/^C8@M)*6e>KI&/T*i%!av[#F)+CK+YQiZC@E0XW>-eh;[Gp;",
"-Dt[fh274khmA~H)]|+nR$eu=m1|bm0_c{PK[*4J|22dLJaEHW4VZp<AbO|>;u[,OA-k,^}aoI0ijzo`9S4iR(';U5V:qlr)4vb7Wn/<]_HzaUd1ydW'{/=zE",
"G6|AuT2%}w3Bzqcq^hhm[`rGfr>&(~rARB%j3t[TRX%C:K}#/Q.8IQZG.Jp'^J+1^z`t@vu$:Kp[/|b<5aWJte'Lh/Sai=pU0:BsEn(gatK,RIoY39P}9:8Dx",
"<FiP[,M+WwE6=b4]MPZ/WKMxTPv~ai~TvY30<1K|-$<{09p9#)TpOtPz3lbb!D@^te7Go_aUo>+Gw(=_hj'9SOpMOQ];u`&P=mZ`v^[Zwc}e<r+>L{(n,e`>R",
"dW%0iL3UsnbjgB,+SkeGYyx(`f9/`I.Dh~jvA!!(h8B<L/6gvEXsJ*@mykjeTe%|x)eihQ:t[#}c`^C3G+|UkOmS>lLl:t05ZPt6J3SkxXp]u^@aW0cQEA6Zb",
"%XmW9u:'Z>gB=Y</@PGS*>seUg6NwG:PN}@S;Z*75};E5;y*zA5*k;.RTr^lZ<E5_MQ]@bGNV~oNhp~>_}ji{z&+(qi)~dX-m`9D/wUy@E{$.R]<NnLl*jgdt",
"da#PTC8tUd^X$"};
static const gpusorti_packed gpusorti_spv_merge_tiles = {
gpusorti_lines_merge_tiles, &gpusorti_spv_begin, 4005};
/* split_runs.comp, 2102 words */
static const gpusorti_line gpusorti_lines_split_runs[] = {
"/#'X&e@LEBS[>Z`K77qHtl@kd!'|SK7kp:)bj~w>f{-MJ%7a30ovcu(F]2[QlU9x+#lbMxqq+PFmE$@rZV=usfu&v($Q$qG4`FWS&'a5-E;K`pQL<-p@x2i6h",
"aiBbs3}AM7-RLoOU4r'iK|Ujs4(|YBMM'syn=d{ZfYRe$Pmaq:)yvp9n|^oIh4W+W:$W4k:ES%CB!l/n*2E6MlkyQu0~Jpr:D]J^[v(Pu>.]T<d/NCU_8:AY@",
"I-W-N6=l-u~WF[f]$L-sBbpE1F|W2Y((^r`yRAhv^2^~_@a>kcN<#~jioALt$I%SZt[W=G&nqYl2DsPhn-L^ZVWIqMMq'1Xlx>~AGB.9GLl4UuQna=0JeF0~>",
"hXPp1:ePk!k@KcR4COW`gx<Da+-tHM#8qDj+6PP`yIcr{M>BGHfb^M~MDYN)J3-jE5O#}/[3xvpGhh`P;;eqrV2bxW]v;s-YcltKhI3,w=R<e(/Vpe*87u21~",
"{GZ%]dgMFDB<3E|DRUMN{.2qa:5};6d/}1'!>-HD3(^b0-'#YV;G~j]0&+8e_zXAl`[~0Ni0ez/&+F>T:DpMr+`zj+ryow<A;QdTau/1E.><4lLGb^Notz#1J",
"a-aM78w&Dl-u'U#WB`;6`@L&.q{snt+Hj^:bIA$[36`u0[LaE:I*=)9%T4Gh[J]H%fJ8LW>IG{ZyOn*xQ+d{WMKpf^*2'peN1H9U_N+O.SVU|>L4!iYIix%Z.",
"^b_f(>lmWl:@efLyr1b:zf0`u.u;z#jS$sAY>hM:8c1xMAU;fl7rU8^/px.2SPO&G3)ZKW/0Ul0m<}{Re4~)`y0l[9U@i9gp:|g|FvI%('~,MR1b')K=.&Okd",
")Cp77KwhL6*.2rzzBK8w6T]-<6fe=(^EWabA:>2dQV,8>5!5$(y;bJRIe11iQ3P-NFrkD5pwYsy%gY3%ZW&q'^]^MHI>'K[gK4;mym1XXSbJ=9B!,Lgt=*c2P",
"d(+%w]e{jzP*d_XpbuM#uz^['I[4_!Hd#DHOK_N2Y@L]*E8EENakZvDs_LC%IzzBR/0s@l,*t']bUt3;mS^q}2=ha+*dU-^G0%FkU;=9bWKG9eX9*LzC=y=T<",
":lla[>iP%8aPkFjuIf1%2`CS)9ZH)'lHS;DfQeCFQqc7ff<gi*+(NyNkGgu9K30+0-m:8&FPRJoVn2se.;`#+[:<&#/;7<U)e%m]eF;l+]k%6[mphZ@$[IcK[",
"*%iq1~nFQEmNHBE71s"};
static const gpusorti_packed gpusorti_spv_split_runs = {
gpusorti_lines_split_runs, &gpusorti_spv_begin, 2102};
/* merge_buckets.comp, 7460 words */
static const gpusorti_line gpusorti_lines_merge_buckets[] = {
")in!N(ZHNu'E`MNF}zj}e{OpYI=>Q%wl|Afua.AHQe~TD2MZ;P}:uOen~n(X0~oYg,8!a@}lyeKa;Z(``b2Z$aMw=:M(zvD%Kn]wade/ceM$C4(uC9ObZpgm5",
"(tDM[J$opkPp<}JjbwJX}meJKrx'K#`^zR:0{Zlu/-1+o~zEtUt*!O`qYfSkkGK;HNwd4.-/~Nu:XZ5N7&HL0n@s8kW&!l/PC{_9_wAs/YH#A!*@KKMml&B6y",
"oO^!H'YerQlHPl$Icgs_jF!{|myED|vc&PvxwxAOT-Ili3f+g,F~NN|QrL}aJJ2$tv[/Ug#2^pTyecbXk2=.D0*zJKmz+D|X!:uOyM8HR.&d#s+)~(!d`Z#GX",
"a6^Vtwci}SC,awE:&kj$9(!q=n0j@Vr*b%Wx=f^5B|}fVEI,'ya3Pvm|_>G~,^x|sl{74&[(y/S(zOq3']9l~*1#A6R>/{<!Tt.Y;E};&H#+Lj#wBwv`G6[2y",
"M1_DfvrovoM{VH(6'%xqH,9eOu&&rmP'ue866dEcJLwGBg^JjPC*.tHp5Z-uz(nh[:iXmk$_};eYe69N3J#AR3._xH(~AHlF%0]UK[zzUdx!z+PSbCR])gVI@",
"QJ6+9U7GV29Trn7k[8tgn|y.pk$5%ra!^eL$*'Ei,UdXd$5pe_5:iOKfd]~:!}noiu5$<7.m%]'Cb$/a)P5)D|U/0M}{C~*c3Tg&7%4HDRF>+qXA>9c{)<bx^",
"Tt|`p6jC{~7=HY=u0B6%FcIj;5E7Li.QNfh&4Ut-CTiKiFO3aWy;3Eq:o[2{yXe6uZST'L|lRD5)m+[2S90lu}56552}3n{_b=GqF*LU[nVbp1eId-kPQC(ah",
"`B5<.ImkSQyv;]tq$&PbbC+ZS$RIG4y(1rr>iF*F7LC`MfFg:[*lPMm+c@;t,LLmro#]X=z&rlFQS{a,/((a@/KFsA(|o^35/r.XY2NmAIy+{%$3bVij7^XD`",
"2vl*RE(W*$Xse_xD>pmj*lhCZ*7y(-hEtsy5JQu^'DchsQ,kVKDH.gp<Ft*CKz_zVt}o{q;m2I'K{N0fBH*.%+l6>ganV#4vi=_rPyKEH^}KZSlVk1u<-4wa1",
"$ptqEd)uk)<}2zm-c+Ao4^t9(PhQm/XN.#^rvuqfZDLewfgl*mBx|BYAKUhn!A@S&u/x=Rn5-/x4nC*7zjy>L~HU+vwYE.s8lE{9}|3R#zHyW`>gdt/V&GNy5",
">Z#04GR]#poW!cHPgU5}^q2_YXBo4>zz-6+2Nl5VPAx;UXTc^zPg-o8<Da$Oi]epZMsg[sjE2uy~T`{*(=y+0}a*y;qm7RPt7ZMXO%wZgdgPF:NUO|1#yp:X_",
"k@tafMX7.$ul0[{QYIXVBH.0cQO|[p{%`Q!so/BP]I_gB%eTpF`LN4kYY9bPYXP!Q{J0_@;dlM|sw%{=s/*r9R{WmDEr:t&|KwE_fEE3~47C5+=U&-M!z@p'C",
"g)!Mc)+^~#/{eG@z^;E<Fz0Wq:Qdv5.h3M7-S*VO47OAC.YXKRZI|vuwpZ;!-s5_<|GDQ%;Ezono0SXME:p:KjFEcx8-ao<[&`lMUh,P4~k(Kjlk.mF&k.kaW",
"Y[;>$iw6m2j-ji^zlY3zy$+6CiWas*e+h{*-]Wa{~O)'05u/IBtdKCx3I]fvZ3!YKond<(35K[(`-V=dI2B+MO:nyEj_QZ>BYBW|YzDPwKm95[oo8v@l)e)N0",
"Q,rPoN#K`]Yk'38A,Q&oYmWB/~|V(4nn0m)CVAID*R$Y4'M8=SNr.#8a:Y*K'XP/_PrUug*}bR-!QVCuh<`hGrr7,$Y8u/ZrfK;2a]9`Cgp[WW~r;&c[z}B/x",
"_XTDon#,z{NB+9]i*b)K^Lzt}_d@cY$;CaSjVJZ'SwUs|Qht#FwpON+%OmYE%l*6Yub-9S|Q,K[I-`T*w[-Ir@S-(o|1)`p9%U[1V@{K3_YT}:1kghoH{LX}a",
"`Ih8G}Ow/]cgl6/0sLBK$'iv4)bO)%&/q842/_gN|/>z26}@nj%TSVBUg/U-IaG%r$[U[I:8GjDW^I%w*1'G_`Cj*6xZU:OlOazvu"};
static const gpusorti_packed gpusorti_spv_merge_buckets = {
gpusorti_lines_merge_buckets, &gpusorti_spv_tile_sort, 7460};
/* odd_even_merge.comp, 6207 words */
static const gpusorti_line gpusorti_lines_odd_even_merge[] = {
".&~~txCXl<qA'i|2oh),TENW(MPw6&:wN5kha8G=uaKq{uoDzET1lD.[;S5k#ql4j}b,IJyum=[e{&]A^@~hVVr/nW]Zu6s,cp`1,X(@Lj8/zgl@Fc:=#w=:*",
")+YC/beIMy2h'&:tRswX[&#:c!OP!jido0E]lbIX,Ekdi>$cqJd$N[zkzcd7r.14oPx|+P2l91hr|k/4!6hAbv)+Uv6N1L:&BFL55z~0pIyHlps'iGYFHg6e%",
"y)EvF5yeMtTw+GIv@D;c#<2]bCbm-[st]&CS$A@Q#J!g<^xt[-v,c'f|Y<oj=w}y,Ph$D$;$c%*NxNZbV/RHqxvI`>Vu!rLSohq.7r/Cqlp>$7f%OIfQ&nA'@",
"JZH4xatB&uUDdf!sGCHI!]PTF/yG-mof#^$nbBv^x..gSKT&HCB[mQ9[)eRux+GIseQu4g*V_<y(%(n&vO]z@`rq8GLAy!a4m$S|4LIGEbhn{;7-QS'3G5/Wq",
"{5oxO.{Eu@~s0vTnh1GR&5G47oK'T)El|XEL%{Q/n#^;%jE_&-hFejVUWNa=1Vg8'h.<5z></$=mZZc$c0gtlD:xoMdoA{T>J+bRX^4BemM7.m`bbLj%v8r(c",
"kU/!TRI}!edC*Qe01R8@.huh-d;Z7]'Hrq:`TT8&`gb|tvH;dE<v~p!(2AxVrp}H/T~cD568qLTCpL~.j5pj5k.7n7u/_i+BNv,-~1{/hnfq#Z~:2>T^Zm7TK",
"_-gZ/Yo/t##8bKOHhiZE{Ch=t8z[|E(_Q]H17`ezFLhrY7H${URy-k05c&]$>pXo{]AyH2vI1}__p{`)ow4/mi<vqVbWLfP45l-C4JQOYs^$M/_rAHuC=>w{;",
"$sXHI]{9Jc%~uacMA<-}(`5`%|n42#T&NQn{0$(lg0pT9eK-ORl+Yrs5R(ESC%o5J+JYQ}N5ql[Z*:67r+HU:$>bm:cyJHQ[i5SAMya}.W)6a]a6rEEof91g5",
"6PoB!nt88$1s7yfs=/Yo>=vp|J'A`q]{Sx.}#%hDt~$4)'JqhuxWNBGu&6n'89r]gc#t9`DytFeC5+&=OmodJD:sn/_XHUCU8V%n4m!STt$a!;Z.=EScpKm&.",
"lE3+33j+TP~YW`S]JK$-0.2x9'HX)M.kHg_7RKLPxGF&s)zBQfdr%r`vO/L<_(k0pfYb(^4#ONFnWx:#n-lGgwdH{Rhcr2es1H]Ue;o6{/.Bi4=S>W@lp94D:",
"hMPo,J1R8Cm(BF#Y2l'E6ZTzAt:%ZBMb6SYi&nz|bS<_9]RVyV(ZI36K]rnD]gM!9*eYuLbn>lh0~ae[>z3NAwl1I,$'mk'#g=^XnXV']t8,9&2u{U%PJ9r33",
"s2W~65gSmLX-,d<QH#G(h3{kb'-A'$Yy:]sviOjM$<4xIM)eA5@B{R*-3aRfIF]Kky;>_=DLM-{f2@&oyMb(B7mzcR~1-i`z5=T}s%K7Wb=vk3S_~zoXumEKh",
"=r^4)e7]C!]|dweig]q8c<fs)c2zL!frpHJnXk3PYM8lf8r9+3.oU`,[Y*m2).lFgg#$.=D>@sGI_@XYJ5{i`{^;wK]Ch0nceu`[S/4^jns/li/I/n+b(FMLp",
"Jmd<Zt;S$gH*d7#|epc$7[`8RHN,84G&@C7IA61MuF|4}LzJwC%A<q{jAh38#S2M9#YYm5TEI}X%aad+pz[2I=yYp+C^tgsuCAV,7K2dsD}k61Unbm[)CJv-l",
">y0z&hUs^X0-U_&_t|8jbkiq];Ux~a%Eqs-{=uW.AODfoeEdp0VWG067>:f8Gn;`OaY;;}fm}p,p>*z|U[UzrpU>2)hbUpjnz2*m}oh]@R-n}:e5o-yIz<GLB",
"H}Mk~UEV~sTvo-voB3P%H#Bj[-BfpgKaSt8g;9,Wg+CsB^/IQH::OfZE[>:S.-uAK{RWi/7&:HM3#)g8~<571{N{0aZ4moIC*j0NPYEuDYD>@TqY`c-c:F>VJ",
"$10;Y|lXvJG%[w=lPsCo|h6iTh[g0NI~6'6OLp~bwmWofh1O]9LM#M:QFJyVKB!yyO|)N<SqJ>2<aI!.'$+e%;RLnJ00/w)n9K8^'us9'S_QDr}G)x]1;S:4w",
"MhszB)c0+I*h<H9~FnQ&*|Ug.Z)Y>Wd|),K<nBGcah,(w3!P&S-XFH<z*HyB>C-$:ArQ9lWo6{]>BWdb8R<nGl0eHvluuaeu0D@ZQov_^>f|rG'L11N1B[;Y#",
"=Nv$J/V2kC<l{pu|Kwh5!ul@%{_mm[Fu6ma/$*)Tfbk@oY7d6['unzrG{#6Z=(*<Y0/.S2yOO+8L1_xAIL*n4Nh1>DT^/ea{1XVCd.G`C5x<LaXfCdID.hw5*",
"#+w7=~c0lz:pgQAlkS*(6U$}E{@PY^k(cM^BBk1Rc$AXP3om{d]ta:.v/rw$.kM2#JtV{Br5@aVXCdM_T`=03r&UpXn;<o^+N<tF-B~g[10.h7ayU!lpFi@;)",
":LPBXL7Oo$[[>7hOfbDE:4^$,ay7z,Yu*(B@|$|`b0eK9x;|2ZJ[Q2v*H7>u@9H'GUe-$ad2Ft5}IH/]iVYOA5PF3K5'QZ/lZETWPJjZ}Zt%cYenn;Z6HAM9<",
"rBh23Tw)~{SW*sm=+QUybgP,M&!wX'w|tM}83cICOP,WjhiK^Mz&pt4yg^x;A]6v7VLFU`qGI+3NL<;2F(E=<).Q#)}M%'=7l&&HE}2<PT,'l$CU)>1t9gSCm",
"G}9KR-1$Ghp9NLC|N!}YvH&]pYnk3v_S)4c|Xm2v;^$EIdz&Ur&+f13.'n$+~,ux:hbQrN|uC&@:iOs)>ycceOBNgLXgvPf5msTBR4Sp!{Dc,YML5FEtH;mH#",
"w4qVibfH;c3u>EHMsC|6;GZrVB]m+r!g3mhlG3sLSb#72F#L.H7zpm*x'M:}c>Tx0Q4I_knR<:,,Bj$70pdC5i3mpzPyyRaCYs3n=HM::e&T|dre:71;zTr;b",
"*<yLM$le^B74(#gohiP>iB.hj@sP8{F.!)RwK3@0b49]d6_g}l-qWbs(P39ej(eqF|}ur{UaN;IVq_D*V*DlDN!M:r:4YP2)L>zlqwv!+V2SyzgS1$E+x9Tg]",
"kGJGDVRkff8DDixMLJ&%/yM%zj/@a8m}(wg@CJ~GyspP_oLIhf4%AUxL5Ux]C%pEIWj/-c*Ngu5K=7/tiT]^Zz_,SpF>E@$+fysPlf!ZK::+=wQ]iudDH,</a",
"+G0fxFT-Q$K19PwEDGS'WT|:O{U|g*3J%FQ<g7hF-nl'5qe.2iY/S*{=*!A8ach)=#,dSqr;0[Iw+4rM7@1+1e)=rbg_BW[Z`qK%r,Gsz}--kai+C&MA$HDLE",
"s`]JxMuJQrKl3sd,)s(,viP#oRFcDNb>p]aR4!1{:!'{M<'Fw)_K1QS*P|QwI)rG[=/=tkNuM~EBww0~rJM"};
static const gpusorti_packed gpusorti_spv_odd_even_merge = {
gpusorti_lines_odd_even_merge, &gpusorti_spv_begin, 6207};
/* odd_even_merge.comp -DGPUSORTI_ADDRESS, 7089 words */
static const gpusorti_line gpusorti_lines_odd_even_merge_address[] = {
"$ySz.~j5|@Fyj]L~LDVS0LNdEMa$23VyT!O_%V7EFMi!0@9@a=~k@$dn0er:*u*1KD'M$)zV.zq/WZN_0J]S|#11:|:4Cl%<rp|kCl4&0.0R0.2XP2Q^C@:gy",
"Z6z/Y>eBSFF<>pM@DP>k,a;.tXpv=!|lL(bJ/y)u+:TFL/g]0.OnY!P1D+`ZPy0qjjzo6|DQx>toK*3Ssy.R7L6'n~M!Tmk@J6Lfpm87oIGEHX];XwhVgw!>*",
"-TDsr(V%q$vAf7}B:@7ly'iWJ~m3e!VRiDMQN.h;}iN1YQUW:[eqG~l@/&6lWWy9;CgSS^1*J&xaGWU}-_VQCOHtR|}ylsFM6~@-xl!3p|<`9NeCdQi=Pl*is",
"U%:@&pvxr'Aee/3<h*C^7@Z:f!8SQL0|1.l/jUqO-3Z|5A4.N&*HD*7bUliqJpLL))yZh|R5n~RWA5&)w2m4bA^U[PMv0c{]FB>]EdSTgLxhus5)qJUM](LW=",
"@6D]-WPy**89NIRI4KOPJ-uL'9@},:3#]D]Z0>}z[i@:)T=>hrp5QoAc;gQkg<27Z:mPKPl>h[QWW[5Zq-@;iomXGiI[KxV2des,7rLM#&i>-vPoCec1<yP$e",
"T{j___B8P~,8wOlH}hMxIY]s(oppofQ9TZ+cV'%]F>5&KDWp6SeIlD.4*z%pn6YBD1+y[hzST1Qo0`7hRYXgT8_`SW0'FAr}3pvht5hCX'T'IHY2-C)J`Ay&~",
")>JT/R(E9%A5NGv3ONx2eB9VF`qRcQK8e+ch>Aa1J4&w;n>8zRa0t#0he_Cs_o_^H5bih[<RWwe=#W@Q=e;d&8Og/%U,>+jL7be%;:}<cmn]z&{,19GycAb6-",
"WlCPU;P}^3(3LLFA_&~yHj$Qx/rY;@c}^!PpJzMw[ELP.p6<'0R9M`DyZziM{l7P_e!4RGND*[6:$-jX|X38(/b5}#exvWk=3P~_|_&~hAt<]mf[o,PX(NROc",
"3($0j<o_<kH;8lo>6/>`$A%zHx#>FV)i0f'%!QH`Y)A@]if(Yys[q`JHfB{*NBlb.Jx{qI|9qhAN)X>v[-Rt6KHax%l`ipEM%tn/Fry5yV:z0MRT_rTsh1W]6",
"@kWFvnLe=:``psAGa`Ow~q75yemF:O5n+A,7g:ptv[!J]H&NNU<AVnVFZr4.%>YU*O[t+RpE7B=^y_I8ApF+%78l/V9}w=A87sic-9qH^@y]X5E1R4mb/Vn|Q",
"qf[s@^%g#0Ln~M#N(W.&A4Rrc*dzwzOU]s,$V(]t@YWhg[On/Z9vW4H/*t8(^8fWM`-c}fWtXAST[0iY+F[Y1n)r/!1du:01rW,lxz2bXeNDfJU(0yuYWKlY{",
"3A6;n@vJmifnq60DTwR#s5O6{1CGAF^SQJO:j%^IFFQA-Fn+S`Mb|>Eo{O0M,L02$)^}}(/K/lmdq{QdxaArwOz/I&H(9+M=Af:%,~X:f{l-j*n4~WD}Y)meg",
"goKHQh7%+`:(Vr9)@4VNXrraG'yDav3,*(dLbNUGNZZN~Q0'la5oh@s/X}fG.@ur6IApPI;^Wa~;:$eT%cW7Q^/:h@0,cv[Dny6v}C}q3:O+!NNl{2u(Lc/^3",
"1ss$%i(~y]OhpMY<Mw7hA,*sFb69Zmv~3XMN{!;$cJ/j+Qk</Co}-6w$&N-x4rFZM$5gT]JJ[yMSvgXU>`]>ltH'M;kw]isDqnbRm}U,I0)XP^O[%ss/H5s6j",
":MpAa,,IKL,}EopVOL3y.,SRBQPFfYel+toa[<p@#)u0.[c6(l0v{x<x'e!h9!v-FE5;1d>zO5ypHVnX%YN^R@}%uFhFr(Z&^nx96$|Jfrp[b!RzapX7Q#Jo9",
"w4pDiyjD/6;r.eF%q,Ulp`Gq&rJku)68E_koBbNoQ~_%/[qk'z4`cS23{nzP<m3jz$A/;o.U<=R5GEg*%o2Rq[[;rgq-ooVBrR:#!/nn:P_iGz}_QGhMgtt95",
"1((k:<&-aFDT721uS#~)lOd;Uq[@'=C7|t_0mSKd[1#1XZj+gV.8CG>]cATBJ{F=HbZ>!I0q('*c18@3WRWVx.K2$=s[yS!:MEqb]-*(-FVp=;$CcMJFhCO!P",
"b}Q#TD~5z9{_n%M2[lw3iB2_IL/j9P8zL4_jlJ57o]t;;VcO$D+X${rs,8BPX#,1$NpS/&m,$o-o/tOiEW#-FK7y$zqe|<G:_:;,4sqDD|$DW%roNdyE02Mrj",
"LOZ9Ny=k>O>:~CC@pp1fw[<8VbC.j`R3+qeo|U,_FP[l;ahMOOEftN5J~_*kP^b7Y34$g_u#8.t][l6I6][M^5ht64W]#2l/U!Lm@-{Kb[VT]4E&hBQnqpsFL",
"+lc$Fa`tCS03'a;y<[+An{ai76xkG%<C|i3kxG'}A_OCabQ*}KQ-azG]g%!#:!(e,MqMfVp@<nf9g(acI!$LUt+)>=C{Z>BZPq(FDM0qPU>$;U:]eOg;|kR2l",
"nsG:]C9v)7a(z|b@K|W+3O(D06x7~++#ULY|p!k_G{V>|#P9yeuTO6<3GIi24!iu,Xl0`>iWG3Az)>qSP!O>]CnSkO^,Sf<5NC,0>qNdqn|SkkDt5+Qozhqgn",
"djUSU2d:v&|9b[[i&v&5fvR2*RKYUV&D#lLN63'p'SYe,}-=s#(g!-qJ+G!.A+t*N1%Q^:H$pE1~hF)NQ}mo8//kh5#YS-WCHD#}rVtm(&~(O6Q_~^YLRg!_%",
"q.@ki!Mt/]4vnzp<oZ&L5s|HDFoLOE^enVkG.~9dYYVimbD(<lLLn*n3p:i6LHUq8C1O7Ae@5-y|U<PJjz..[S]f9<@/uFL{Dn5~X~>-~4F,;`KBv-EW$wTTZ",
"WVu}@fl3a`F2DD~+C`cxYN^vivOia;cT]A>H,|FM6L6)O&zl~a@0BlN/Y)LB|Y!`Uua,)fLps:vV-0X4XP#C:VYdlvd<TGK%EU1$pmhco#1gpPZNVfN:m`;kJ",
"QWck[sJb)WM9Trdv6t#MLAFycw*A+;Ev%+0Y1M+wQ-z=-&Sf=Mq8>/fe*XfWg1Khq#5sF^bp*]McE$JU1,mROCW5h#%%{$TZR5=|'.XX7iKN-.s3^#G%QeC)w",
"5c8g5oVxk2/XBX"};
static const gpusorti_packed gpusorti_spv_odd_even_merge_address = {
gpusorti_lines_odd_even_merge_address, &gpusorti_spv_scatter_basic_address, 7089};
/* finish.comp, 2889 words */
static const gpusorti_line gpusorti_lines_finish[] = {
".^M(q:@LEBS[>Z`PWR#VTBg5Ce%u$-~Cf;t,a#g3T>;dBY@Vq6_#pJY)A+;[DG@ea|`:yB`SRO!UC_x3!-D+8QZ<'=AB@JTHL)r+,2O79WZ!e-J5h~|#zhiQi",
"(Byj;)/,%FJ:e>(X2|agWaK(~R+_>WOofc5`{-zI]5k%1P!H2Mr.Kz,*!`Zgg(E[}Eb*~<|L.c%EE7<oIlSQRQ9HO/1Vm2l,>xL|umN5XK:-JopTWPu7E|+L_",
"WGGgd4Gx~7cBb&ti:#g8NgiS)q(CTpu*1W-bF2uPs@F/9$[-b@TISuOzfD9QeM#vWcK#OFmkj^k)^{bvo6T4{UFIeW9i/-I!p4L];nn%o0Yd>(u&~{.cNgS&l",
"/9}Y1A4kwGe5<]H`dI:C6JpOT}+|xg3Nyc>)}BW/ppGr6`/1pfr{Jy'Yi6~j<4WBhxmV4{m4thYRvF^',jO(`&(c[2@JsU{T;$r=S}$R_{lC:DVCUB8NWYg;@",
"Y,Ax*Qbz&MNd*uF'_:n2OhJc5a`=FF$sRXZvzLi2K`8*EYRM/*KZa,.vVLl0^[|jEt1M{r]3z<wN+IH+D:WviRelHT)Ci%kd7`QcG#VqtmvV49PkPpS1[_N*B",
"&e^m':%U*0~9U/%8S*Wu(hD9RG3Z^Qv7>YfB|^D1IHJR5c8-!!d[C|l6)/bgt;}_/_|t#v{XV5sa$sX$u}@G`OU)`Mp4#bb:%oqY:U(!Su43'S9MEi<HPTdMu",
"]w2O0G=$cx3pkhghVr&6;._1m/W9PQNk<;FIpR.(R^ISeR5z%gBg52m]l(Dk=}vm3p4$3+c>CoAF[I*vy;XJV'M!Rb'!%aFM_c^[USvcjyJ!Suffh*MP_XB2`",
"(Elpm;4}c`2M,yXVw29A}~X`0E$Tv!3eWBeBXV_MrVP`VtF=v8q/>6+RY>(Z~`@b4[h'jI5=aQ9hSCC}PoZa0]Y<K4isfq({=^>MV8y3;TCO#cK-Jx^1Tq>%<",
"y_}%bOV}'bqnk>wPpIvPN@@Bh0,CjC_p)W9|ya%7L[2Ye*[*oZY=OVoCg@^.<m1HfNQ8)uZIqzn8;*FWA'pKf`CK40a[@5C(1mLTWK|^&LTdldqi@3.4@j]}b",
"dsV#[s~aQ=0hE[EZ*qxpHmeZZ^-n[GlEc61t,)ovU9L(z}vbqWka]DSG_B*xv'B<xgW*^V#Qo~od21k:ZN!RZ#|fcL2h[f_9Qsl_I@!g&bDd,f1|U_cNcU,y~",
"B3kQWZ`Td`6f0:r4_T-/3Adx-f<<5>f5B/Qcg4;8)Pa`oSMpm$L=JC6^M.]EUIZ)A%@A0Z{xVPblkr}5+4__:,>~ZJ)[7K*W:7Q6cklf{A7wt_-8NY{J4Z'&b",
"mh~tMvLU#vkZ3+T{>fTLBK+4#}r4FZU{k[x(e(FS^I[J_9@+:W,BqCpVwi@b9kE>)7P5mcA^d6Ru,Sb5!(H&FUYXb9GU&,&*~nl()g{VXe@F3Jeo{2Ha772rA",
"8By7SCdlSWA^8$7&/AI;Y=)[.D:Fug(>KCF0pZl`Xj+k^oh1%>=!O(k|dz-#>ry[3JMB#azA<!rIH2o7U4<>#C}4.P+._P';)p;8KV%X6,99DrjQ&@jZAcAhT",
"9o++5J<{8uXm^0omO]]4*~:$2rz$Z4<O6tig*tUjPl:kwI&%'06|}-Qfjy*-)S[+~q`5o*GvekVHG-~.QYuw7u%Mf,O/H,2uNZ(6'^g06D=~IXIPVv="};
static const gpusorti_packed gpusorti_spv_finish = {
gpusorti_lines_finish, &gpusorti_spv_begin, 2889};
/* finish.comp -DGPUSORTI_ADDRESS, 3377 words */
static const gpusorti_line gpusorti_lines_finish_address[] = {
"($$/K@us.cSho!L$suZhtl(s44qzisiA`D7bZlrowWT}.5u'4;r/v(3a&cmtjn>np7*_6fAhO-Uk)Wr3:t+D0xdW~o,,&%>g}7.qmc+!/]KHe|N-$'rP`jCic",
"E@K<6v3!Lu<zsL;!.GT6yt!5_}1O-w'>XY#{a6_k*l$FQQGx14;<b<#FF.%>W:6*~M&}AWi,[EqkJ`__Qoj-Uh5g#@hxNxRS[8=d[F&lx/]_>:>v2!zoml=@7",
"`5es!8PmMTPo=#otdd{uT3XsARx3&&CH!:{5f|H3UQF*F(B&XZ}.u{EHG<SM-RE0*VuBH@t(5I5r&N^XCo|gR9qu,h<b>bWK|Fq6Q7tc+=C,q73MxKF!)4+3c",
"L7#3zCTw{Ggj}e._]NF0K2[=R<o{kN~ycX4.=u$L3jf#Tn:i@Hi~P(e|%7P``coor8tcQ$s!.3'1jmX]*+#:,+p^5;RKg<VyE]/RnR2AMk}LIQ~i[+;-YRSZ&",
"Q.zB45LG{JK`>F,5$N=E&GGa8h=>Nmp#U^l$gk!ulFCIc(HuA27!x)F_dmV<r;_F^On0^3@0u+t*T=n,pZA@lk(-YxVCJJziU|9U2=v:LMh^))k;ESK>k2/6t",
"p&]P1.*u_uH.DSz!lBYOS.{&)hfH)>o[Sd_uCHbc22x*ULOF'7f+rQE;R3<,$y{JnZq:*=0+~grZ{p-OsKGR]Fro0>CpIFzYb_wn:h#66X`_fo]Y2%^q)M>o:",
"CnsM<^vQ3jWs{>Yj`Nghyr%@J|L[&DwYjYXCA3:C;e<'F;sw.9~E{n4Zjbx>LK[$1_j$=7`Y=#NTKEMF(1H!YN[|$gIa6Ss{JULmZ}*Pjt*O=t1qq*x&J>'aQ",
"_spL+/ZNY2_'^{6g>L6m9=[o-!th`Lq%D{<J>fW~WqIp,sYW,Qn-LRvT-()[M(8STx!oBDmwjD%Vi'QC7NO5Y}h{MYE7&KG.>(q+p;vE/l0>.R5=$w%p'[Vv(",
"2,Si{M0}3/UR8/3^]jB2k+c^%{Ky<=yu[S&;,C+&[JSDr5#OimWa&{cokLNc9Z`kA9d!+]U]AD@W;j+),t[:/)%VtI9`2'fWum8*urw_wbAip'TQ$841zG[S:",
"GHcvMOuy*%m;D>/=kW`^bsz~[V98:{-U.k#L/-lWyiGgIqp+`3W8^dTEXIKMHS-sn/r^M3$67c_@*;r4t~6:jt,r1LUA.hh=-DlfTPqaU~]!_$R+y]Zew*HWN",
"mI=UYY}$g|k1PxI<b(X)Rz_lq.<BT#Ox8gKgh:[k5DTp47.`l:dMW2IQEDTw%Vr%q,y`qtAW>1N8z=;bG~gf=em^bXuF~Aat^t&rHXYucBjEM,'84oeLs=hiw",
"l>0qJ1(%vAqKwQDP/:n0n![}{GybbpMRSi,V;d#j7yfx0=/;!2:/t~UTZ9-X4S{c`idBdP^@=!q:fTOdjn9!VDXtm}R'B1ul>ipX~hR+_Npuoi3YU#khq<_Uc",
"E)$galQfP>A6(2UF/p9BSvkcospoTY7a4lq5P<cj<XK@)f)R6;F{K7r+8jQuFFl`J'Lq@By9ZjhauWfR:/F$f%e{vO9QVoTc_U';V^Q/v3k.tG!gY#sro.oiI",
"',+v}8KeFJ;gq7(}pTB&F@4^pxiyUeWUN=~aM|CoT*Q9-=^>F*C709M)t$Z>3rv;#7mj4Q:380L&/iffvH_5BnBAo-q3,!n:Qq)eIdo/&OPPN;C}1b_G07W6_",
"6Mv|LG%qdqx'1Y=|^#-#=9m(9I3IoJ7>hg5/Y-WFf$Ssu)B@FdzZlzRm5;`G'WEWJW6wazuWYAX!K^qV6icT[D(tBoa!x_hgMs|51A*ig&kG'Z0f7P=*7bfAy",
"Bdvntf<t<osJC}G=8<0x-SN2ktf/LB2%VI,|*rqMC:7G`NW^@&(CC:rfEG"};
static const gpusorti_packed gpusorti_spv_finish_address = {
gpusorti_lines_finish_address, &gpusorti_spv_begin_address, 3377};
/* gather.comp, 1060 words */
static const gpusorti_line gpusorti_lines_gather[] = {
"06j~r*WE>j$BBrY~rvo7nVKOdzf>oM/2]j{|z%[,Qn72Fx|.5Vki+HU-pYzYXyWEeI@')W-W](qby%(0r%g*5P=D_a*DJ#Ur$r2)VzE[jeS_bh7_!sl9i'7@S",
"%BLG[(~lkGhZv#:L8kcEU}SCLT/wQry5vsBUb]wc+cOWzn[4Y<[IAIRv'&'!iGuytS_/#gPT0w8b~0']*uZNNG=}GWYo/P4cCC2H%hkCyaw76Y0:WZ,<eqNzZ",
"^B/t4:q0un6u1Pv!TN3n^e|BA[^aC`{ZgoTEwzFTF%.=B0$nrHc7KuZ&9SOn&Twx$@XGD/Gbg'L2qhFpwE;~gonP]Kyqv8Y;G=Jrd#'myX{f|IZj&a+Wkzg]7",
"Ot,%4.sxr;<B3YJz`CT3T~]=euF=8mS[8NAcN}E'lb1=Hoq`(Rdi&(H[jmW<Z$+=~@hP*[T~^F)=;y[3_Bly}'adUH;;Nu,l0g5OI(.>HtHZ6cYvn*$JTY,d6",
"/T,zC&Y$jZAF3xY@;T+E!}Ta,'mi#+}Jan=7U:;w)P<BMz*R8'(G50|Mmn%jLW|!^;%Y(:@PQ$&WOt7of45Z$GE-cz"};
static const gpusorti_packed gpusorti_spv_gather = {
gpusorti_lines_gather, &gpusorti_spv_begin, 1060};
/* gather.comp -DGPUSORTI_ADDRESS, 1729 words */
static const gpusorti_line gpusorti_lines_gather_address[] = {
"(e(pw/M!^o~v>s4Nb$|;mN.G+ua#gcvhg{)|Wd{,,@tA^NZ(!@KqbQjD6(o-L'.j7UfWcX`Q_dYzG~MHq#v=}-[39uRsSArb78&[9VDA!G7,]HsqZb&$'TlVG",
"r}/3pj,8[Kb''=%p&'ZVw#=O%8^<Ah'`,beUM%0.j{wOP*K94G$[Owf^pEp+872dc}%~VO5YeQ1,A!>ubgXS!c6ad/BU5f6LSG;C&(QRmbHsP^(6%N{Xjd)/=",
"4N[sF!z^puEv;W/Ak~Jmijnr@+5}Pa4O[I`blKpUmu*V[8}ZsYiJw^VxpY-|vT[C9B)h2T'WG[wJ|SQPE&Sge2J)1/s|#BxyJ'r4[~>kgi.l6O7N#SM2}a27F",
"Xg<dPj7q<,Kp&pjk{Gp+h`.KUP]!o`xu>@l>'f&eFpJS<Wgs!J]{7E>yM90bG[zCyE!3x[OA%etBBVDcFO9@Nh+v.d'lYq'z`%)6Qiu>lYK.<y}Y9m%E]i.xD",
"#n3gwzK>g[^2l}&w`Rt%14F,A@KPF0w#1q~W)(q$<ro]cwm%GKs4;)|6}f8O1aM|!g@El{8{|rVqxDZ3-<%jDk!uE1.urtt+m#1ts%c^]GV;a)K15YDIt%!d+",
"'&)/qtix`6T4$b>TDn@hB>`5b)h$^Z9;{$k~TY>#^K>s8Uzi80Kp,[H.W.+4fIM3>r8zqK:GN<}e]hknx}$)1KFf4kNeGSRVV45(auYpQ{r(*qrIyi6;MpN-B",
"O[T-TVgWH=UWRCKjwb&B8o3hUYx3bgUY0y5u;-s&aOCxr*DKM|jo7t[mZI%JJ2o},-Sw37cJ6G(TF0d_JiLV:=}rqoC{ckm_i#n[bnsTH>6xhqfJ^,jmCI|O|",
"R]TD#wpftRP}Uo4*_"};
static const gpusorti_packed gpusorti_spv_gather_address = {
gpusorti_lines_gather_address, &gpusorti_spv_begin_address, 1729};
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
