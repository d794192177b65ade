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
/* scatter.comp, 6021 words */
static const gpusorti_line gpusorti_spv_scatter[] = {
"#gvh#u36-qTu36.h%u;<7uDE)uDEEuLN@uDEQq#uDE4h&uDEGh)u]`|q$qWh$uTU_h(uLM[h'uDE;qVh*h+uLMcuLO,uDE%h-uDGPuDGLu;<0q/h.q'",
"u;;ru;;suLNBuLMSqth,h0h1q*qRqyuTUluLNqh/uLMlq+u;<AuLM:q_qquLMPuLNkuTUdh4h2u++mqGq-h3q%v$o9)Su+3euefUu#.~-u33U#u33Uq",
"bu33Uqdu33UqeuTU43v6RUmWv<bs>Dv/AM#F-u;;c-3uuvzq(#v@8$D$-#w#$#uTU9gq4333,#w#'#q)H>#-d->e3dH>egdX>eq&dF>eHdq3>eq(dq7",
">eq)dq;>eQdqL>eXdqPYegw#X(YFg,#qF-,q0qEq&,q&q.q=,Hq.q;,#3q(,#q)Xw#D%q3w#D%q4qEw#X#w#7&q6w#7%q7qE-w#m)q9w#7%q:w#L#3Q",
"w#;)q=w#;%q>w#P#3ew#i)qBw#;%qCqEw%/)Yw#a#qF-,qFw#7#3X,#3q),#3q,,#3g,q(q.qLYq)-,q)q.qMY#w#o#q&,#3H,#3-,Qq.u#U-,#3q.w",
"#/$#q.q<u33W#u;;v#RuDDz#qD-u;;v#%u33X#uDD|#%gZ#4;%uTUK#R;%4uDE*#44uTUK#%4%%uDE*#w#'$4uDD|#%HuDE*#[w#/#[)#Qw#+#qbZ#%",
"%%uTUKw#(#%Z#R%%:%XXA#4X)#QqgA#%w#+#qiZ#RqhqjuTUK#R%4%Z#4%%.%#HAq,%qnu~#=ew#[#%%q,%%)#q,e*qo#q,uDDz#qD3.]#-)#q,w#K#",
"-Iq.%JFq.)#FF*quq0F)#F%uDD|#%q&)#3qw*qxq&3.%#3)#3%*qxH3:%q1w#3#g6;#ruq1q{)#Q4Iq24Jq3q2)#Fq3*q~q4F.]#Q)#F4Iq54Jq6q5)",
"#Fq6*r%q7FIq8%Jq9q8)#Fq9*r&q:F:%q;qD.%#qDw#i#q;r'Iq<%Jq=q<)#Fq=*r)q>F.%#q3w#;$r*u]^o%#rtr+Sq{6]#rJq;Mw$8%:%q@-w#-#q",
"@q{.]#XIqA4JqBqA)#FqB*r1qCFIqD%JqEqD)#FqE*r2qFFw#J%w#Z'dw#Z$dS:%qHqD6%#rLqHS.%#qC6%#s6r6r76%#s3Sr8w#D$w#{#qC:%qIw#R",
"#rvqIw$=$dSw#=%w#Z%w$V#r@M.]#36;#ryqHr'.%#vfMXspw#k#qHw#k%rEw#J#rFSw%(#rCrDrGw#j)q1w$S#w#v/w$,:rQw#Z%S.]#q&:%qJX.]#",
"H)#q)%*rV#q)w#'4qzq(3*qzq)3:%qLqDw#3#:%qMw$l#ruqMMu;;~;#.%w#j#qNsq6%#rPqNqLA#%rb)#Hrc*rdw#x#Hw(`#syw$U#qMw$<#r}qLr'",
"6;#rrrhriw$U#r'qL6%#s1rDrk)#3[*rmQ3w%R$qJ6%#rJrnSA#%ro)#Hrp*rq#H6%#rNrbrnA#%rs)#Hrt*ru#H:%qO-.%#Xw&/#qOrww$'#rxMw#/",
")rzw#/#rNrbrn6;#rwrnqNw$a#rnqNw&H#r}r~w#|#s#)#Qs$w#E#qNXw#E#q1q@w#>#s'q1q@w#6#s&s(A#%s))#Hs**s+#H.]#q)A#%rn)#Hs.*s/",
"w#3$q(w$/$w&f#rvs2w$;%w(e$s4MuLMF4#rDrDw#:#q@w%W#rvq@Mw#{#s8Xw$:#s9)#Qs:w#8%:%qP3uTU^qwqQqPSS^Rg-qS$#*qh#Q*qj#Qw#+(",
"s;#Q*qb#Qu;><#-u;>AM#$5uDEC%##Tqs#qps-qr0%#'uLNF%#7'uLNI%#1/uLNl;#'MuTVz%#'SM+w#8#w#L#8qs#qprBw#K#uLND%#qn'+%#r''Tq",
"v#q0qr'w#7#uLNo;#NBuDFX;#'u;><#-C'#'$5@%#1Sw#m$&9$92;#<h<'9w#B(&h@$'uDECR##0%#r^&#$52%#/<##U;#9rnD#/-C'/5$/w$<#s1w$",
"<&=hB+%#/w$B#'hCw$B)8rf#s0O(5'+%VOqN&P$NuLND%#hGhMK%#hQ'U;#'hOw$:%#$'&/$5+%#<hSw$X$%#hW9'/@%#hHq{w$n$L%##hO(rW'w#+#",
"hQ(rXw%5$s3w%5&hPr*w%5+s3f'9uDFX;#s5w%X+hVr'_w#F*s5G'9w%C&h>w%C&h:D##-C/#/$5K%#h>=u]^F%#3qJ's&w#J&M7w#J%XD#/3w#z%w$",
"R#=U;#/Gw%0(+%#h:<`4##hN/&1$9&1$124#/1s678q}#i1a(5'&b$b+%farB&h5$O@%#hvqnw%($w'/)w$8&/w$83h9<w&F#hDw#Q(8q}#iBG04#'L",
"4##/(9'w$:#&V$V+%OPrB&b$B&a$a0qg#iF(iD5`R##iFiE0qi#iF(iHw$0(h:w$0,w(0$qb#iO1w's$q}#iR=w$&#u]^tR##7/q1+%BGrB&V$<uDG5",
"q{q{rgw#e'Nw$r0uLND%#<qNw)9#w(m$w%}#/q1w&@#9w(i#/w#~#w)%#=8rf#rrw$0$K%#9w(,$s7w%B$qb#iih9(59&/$/U;#bhsuLNh;#'h~w%b(",
"uDFX;#i4@%#iZrww&K*#$w%p$h<&7$/&7$7w',#7h=9w%%#Gh6/&O$O&hG$hG+%hHhIrB&hJ$hEw%-#w#^#s<w')Ai&<uLNo;#'i0w'W)=$'8qb#j-G",
"w%&#w#9#iFw(U&iABuLMk4w)d#7$/+%#iCVw%f#iV/&=$=24#7=/<u]^tR#heG'q@&h7$h7+%h8h9rB&h:$h5w&]+h7w&]>w(X#iJw%v+ig8qb#jEPw",
"$R#`4#hj=q@w%^#19w$<$&f$f+%ah5rB&h6$P&hP$hPw-_+hSw-_0(jO7w'Z#jQw'Z#=w'Z'7(/5+%NBqN&G$1w$t$ib$ibU;#ias&u;><if-C5w-K$",
"ihw-K$iks&&ii$ii2%iji~/5'&il$ig&jW$jWu+-~c^%jT-qU$w/{$w0G$w'l-w.,#w.e$w#@$w'q$%#=7'9u3635c^%jUw#_$qz#q&Sw*3$qz#HMw/",
"J&9w#1#q&w#1$+w#1#w#S#4if-qXE;#E%#$#w1j'w$2#q|w&@#w#,#=w$;#w$S#r#w%N'VTr$#q4qr'w+.#&=$1Tr$#q7qrbw#1$B$B24#9B'N&b$Ow",
"#c#h6w*C$w#c+h9Tqv#q:w0k%w(X%h:$=w#N#r(w#N#Tqv#q>qrh@w#@)h@$7uLO)%#Sr,Kw3)#@%#hEw%6#'q;uLO'%#hGr,w#P$w#m$uDF+]#7uTW",
"Aw(J#r-w#Z%hJ$hJu~%b4#h<hGah:Vb'fw%V#RiD-qYw%V%E4w%Y%Cr.w%H#w%Q<(5V&<$7w%P$P(5Ow)%$G$Nw#Y#fw#Y0h7W%#h7-w%M$/w09#=$1",
"W%#h9w#5#q>qrh;w#5#B$B&h8$h8u+-~c^4iFw'05r/w'00r0w'09qCw'0:w#c/h:w'0)w#c$qv#qFqrh=w#1$w#c#%w#c$w&R%h>$h>24#Ph;'Ow&N",
"$iPw&N0r3w&N0w$o/w&N)qCw&N9w#Y(w&N:qFw&N0jr-qZw$S(r4w$S'r5w&L#W%#=3uLO+%#'r9uTU}4#'B3w0]&G='7w#H#r:w#H&93uDF+]#'uLO",
"(]#'r;uDF+%#'uLO*w#U#uLMk4#/'uLO+4#B'&N$Nw#Y#f'w$x$r<w#Y#uDFy4#w2+$w/x#P'/&h:$h8w#@#r=w#v&h@-w$>(hB-w$>&hCh>w$>%r>w",
"$>'-w$>#uTW@]#'rArBw$@(@%#'rHuLO+%#<'w#a#G-w()&Va'Bw#a#rIw#a(w$)#rHw#H#1w$)'<a'7&hR$hR24#h<h@'<w-h$jpw&/*rJw&/'rKw%",
"0&=w%0&N1'/w#;#rLw&#(w%,(1w&H'<Bw%,%rMw&H5uDFyw&L/Gw*/'w%)#&h;$h9w#b#rNw#b&hAw%-)hCw%-'hDh@w$*%rOw%R,w$O%w%R(Vw#H%r",
"Pw&X0rRw&X$w$P(w&]'=w&]$V-&G$G24#Oh5'G&hT$hT24#h=hHw*z%%#-q[E4w*z$w,r/rSw$/&Nw$/#Nw#'#uTWA%#9/w*9'O3@%#Or7uLO'w/N#u",
"LNo;#br'w#X#w2h(w*n$uLO'w*x#_;#h8w3(-K%#r'h<uLO)%#bw3('M7'9uLO*%#N'w7t#2%#fO'=w0t#hAw0t'9'&hA$hA2%#h:h>'h5w%&$m%-q]",
"w$|$w,.#rTw3M&7qJw6M$w#D$m)w#D*rUw#D(Kw#D#w>'$qJw#K%l2-q^w)'$0%#rW0%#rXu]^t%#hY7w#h&lsw#h&0%#rY0%#rZw#g#w4L%0%#r[w$",
"4(Rm[wDR#0%#q((r]50%qKq)(r[qK(rZqL0%#r]w2u#w#,#w#Q%(r^w&n$r_w&n#uLP`[#rar`uTXs%#rag'(r[5w#,#-/(rZ5w#P#wAB$w&F%'$w#5",
"#r]w$G#8rf#rew.O$7$7w7W#w#N#(r^w:y(=wD2$r]U;#7'D#9-C'95$w<w#re<w%n#w9[&'/(r^w8D$rB&Gw#l%&h;$h;w#A#w#t#w&2$w$~#X(rY5",
"w8.##w%r&uTXz%#ra3w=e#r[w$T#w'P$_;w=`&w$p'q(w$5#'(5NwCH#u363Nw#c*L%#f/w;K+9##w#*#<#w#x#q(w:G#'D#1-C'15$1w#l#w>h$w$r",
"#5+%1<w$w#w<[#GOw$D#w6-$[#-q`w*^0rjw$T#w$-&rl/w$-%1#w@:#/qJD#7w<]&w)`#1@%#aw:K%w'D#'W%#'-w#h#9w*P'uDFy%#7wF^&1wF^$a",
"h55w<]%Pbw<]#Vu]_/[#h6MMMw-z#w(,$w$B$[#/h<w$B%h@w$B,75$7uLO'%#hH7w-6#wI9%w$B$wB;#Su]_/[#''''uLO+[#9'@[OP5wCO%b$=&hL",
"$hL2[#h5hBbNw-J&qaE[w0_&rjw$u#W%#1-8qz#Qw;q$w+|$uDF~]#'w.P#&N$<w)h$Vw6A&/B'w#k;w#](1$9w*;$N&<$<wJc$'1w+9$#w+9#uDG5r",
"arargw(}#lz-qcEqbw+p%w'W#'SwD]#w7e$0%#<w#0(Kw,+#w$@&qdw/O'L[#h{/L%#hOwJ9#hBw#d#<w(X#rvw#V$uDECR#h:_;#<w+U)+%#1N(<5w",
"3/#uDECR#h@+%#=Vw#y&qew#y%w#|$w-=#rnwAX$w#r(('1w$'#w$L'w*<%w#~#ryw(J$w*<0w'p#rbD#7gw'p%u]^t%1h;9O<+%/9rB&=$5w8p#w#Y",
"'Gw#Y%Pw#Y)-w#Y(hD9h8w#Y*h6$h6w0e#B=w.t%#-qfw2J*Cr{w$T.w+c#rbD#/gwD*%uLND%#1w%E$Pw%E(w#1#fwD,&w+p#1&P$Vw#g'Pw#g)wDn",
"&w#g(h<w#g,h>w#g,h<$h<u+-~c^Ro+-qkEqh#Eqj#$#*s%#QwEm+wMb&r|wPL*rf#rv1(5M+%71qN&<$'w0'&q(w/-#rnw$['1wKx1q}#h81wLr$%#",
"o''`%#i0GwH|#h;BwPw$w$]&w#q&r^w#q#s#w#q'Bw'/%Ow'/%s#w-u)w.d#1wHI#rnw56(L%#i'1&9$'w-g&'9MwM<#hMwR'#w%u%fa5wO:%wN2#h5",
"$GL%#jOh5w%`'Pw$4%aw$43hBw$4+wEQ#rf#rr7(5O`R#i#1Pw$9#8qb#h`Vw$/%bf5&P$PwSA#rB&a$Bw%E#w3f-w#d#rn(5s&w+3#w1_+wQl-w&P&",
"hpw&P'o_w('#hfwTG#w(5%8qb#huw$<&#'9w(>$wPW&w(:#os-qlwBD%w*%$w:G$8rf#s,1(5'_;#7q{w,h+s&BW%#B3w#D#w5@'wAU#os-qmw*g'w#",
">#9w$5#w#a*wMm%s&Bw#@#wD3%wSF'%#'1M7uLMkwA9#u3635c"};
/* scatter.comp -DGPUSORTI_ADDRESS, 6857 words */
static const gpusorti_line gpusorti_spv_scatter_address[] = {
"#q4u;<7h#u36-qDu36.h%uDE4h$uDE)uDEQuLN@h&uDEGq#qFuLM[uDE;uDEEh)h'h*q$uLMch(uTU_u]`|h-qHu]^tuLMlh0qeuDE%uLO,uDGLh+h.",
"u;<0q'h1qbh/q%q-qBqmq+q*uTUluDF+uDGPh,uLNBuLNkh2qGqOh4r#h6u33Uq)u;<AuTUKuLM:u#`KuLMPv$o9)Su+3euefUu#020a$aLaqdaCau#",
"`Iumnev;F+2Av;EfUjvASSBDv>e;26v@Q%3Sv<xdo-v=4}Fhv#-<VcuTU48v6RUmWv<bs>Dv/AM#F0u;;cu#`J8uuvzq($v@8$D$0$w#$#uTU9Nq488",
"8,$w#'#bJ9$0[09O8[R9ON[q39Oq&[q;9OJ[&9Oq([qL9Ob[qP9OS[qT9OR[qX9Oq,[q]9OO[qa9O$[Cw#(#quw#(#qycON,q.bJ9q/0[0cq/N,q&q.",
"q=,Jq.q;,q08q(,$bRw$.$cq2N,$8S,$8O,$8R,$8b,$8q,,$8N,q(q.qLcb0,bq.qMc$0,$8q&,$8J,$80,Sq.u#U-,$8q.w#/$$q.q<,$8q/u33W$",
"u;;v$PuDDz$&0u;;v$&uDD|$&Nd$11&&u33X$e$1>&d$P>&1uDE*$11d$&1&&uDE*$w#'$1uDD|$&JuDE*$]w#/#]+$Sw#+#qRe$&&&dw#(#&e$P&&3",
"&RRD$1R+$SqWD$&w#+#qYe$PqXqZd$P&1&e$1&&)&$JDq,&q_v#$KM3O1w#$#w#a#&&q,&&+$q,O4q`$q,uDDz$&8)L$q(+$q,w#P#0)L$J+$q,1u;;",
"|$fu;;rq.&u;;sq/q.+qhfq/)L$0+$fw%-#q&+$8qk4qlq&8)&$8+$8&4qlJ8uDE'$w$2$&+$S1)L$N3&q0w#D#N;>$ruq0qs)&$q&w#t#q11u;;sq2",
"q1+qvfq2+$f13&q3&w#C#q3qp)&$q3w#-$qyu]^o&$rtqzQqs;L$rJq3Cw#a&L$q&)L$83&q40w#5#q4qsw#))q0qs3&q5w#9$q5Q3&q6&;&$rLq6Q)",
"&$qC;&$s6r(r);&$s3Qr*w#D$w#m#qC3&q7w#R#rvq7w$%$q5Qw#=%w#Z%w$=#r1w#;#ryq6w$[#vfMXspw#g#q6w#g%r5w#F#r6Qw$h#r3r4r7w#f)",
"q0w$O#w#r/w$(:rBw#Z%Q)L$R3&q8R)L$q,+$b&4rG$bw#'4qnq(84qnb83&q:w#H$3&q;8w#g#q;C+$S]u;;~>$3&q<sq;&$rPq<q:D$&rR+$JrS4r",
"Tw'z#Jw'H#syw$U#q;w$<#r}q:qp;>$rrrXrYw$U#qpq:;&$s1r4r[+$S>+$8]4r_Sw(b#w#m#s3Qq8;&$rJraQD$&rb+$Jrc4rd$J;&$rNrRraD$&r",
"f+$Jrg4rh$J3&q=0)&$Rw&7#q=rjw$/#rkCw#/)rmw#/#rNrRra;>$rwraq<w$i#raq<w&P#rprqw#|#rr+$Srsw#E#q<R;>$$q0q4u]^o&rwrtrvq0",
"q4w#6#rurwD$&rx+$Jry4rz$J)L$q.)L$bD$&ra+$Jr~4s#w#7$Ow$3$w&r#rvs&w$@%w(m$s(CuLMF1$r4r4w#:#q4w%d#rvq4Cw$>#s,Rw$>#s-+$",
"Ss.w#8%3&q>8uTU^qkq@q>QQ3&qAw%5#q()&$b)&$S)&$q7)&$q;)&$q<)&$q=)&$q>)&$q@)&$rk)&$t5u;<#>$gPN0qC%$uLMUr^$Ss<4qR$Sw#'A",
"r^w#'*w#@/qX$S4qqw#/&qZw#3&w#+#w#H+w#D'w#'#s/w#3.w#/+w#'*u;><$0u;>AC$%*uDEC&$$#hN(Tqd$qar|qi/&$(#hO*uLNF&$:(uLNI&$5",
".uLNl>$(CuTVz&$(QC-w#8##hSw#U%hT(2qg$qaqf/1$(Uqh$(2qd$qar}w#b#uLND&$q_(-&$qp(Tqj$5qi(uTUh&$(NJ#h]*uLNo>$MBuDFX>$(u;",
"><$0V($(%*E&$5Qw$)$'6%6<>$7h@(6w#B(#hkrQ'hC%(uDECP$$/&$rN#hh*'$%*<&$.7$$uLNq>$6raF$.0V(.*%.w$H#s%w$H&GhE-&$.w$M#(hF",
"Tqj$hCw$M'2rV$s$B#*(-&MBq<#hvM'K%WuLND&$hJhP#hv*X&$hT(uLNq>$(hRw$I%$%(#hyhX'.%*-&$7hV#hz*w$m$&$hZ6(.#h|w%)#hHqsw%)$",
"#h|*uLMS&$$hO#rH(w#+#hQ#rIw%P$s'w%P&hPqyw%P+s'h3(6#i(*uDFX>$s)w%v+hVqpYw#I*s)H(6#i-*#i,h<w%a&h>w%a&h:F$$0V.$.%w${#h",
">Gu]^F&$8qJ(ru#i5*#i4Cw#P&C:w#P%RF$.8w$*%w$b#G#i<w%O#.Hw%O(-&$h:7uTUd1$$hN.#iB('5%6#iBs*'5%5<1$.5s*:2qq$iE^#*('Z%Z-",
"&h3^_#iGh3'h5%BE&$hvq_w%D$w'f)iGw$H(.w$H3h97w&q#hDw#T(2qq$iUHw)@#uLMS1$$.#6w$H#5'M%M-&BK_#iVB'Z%='^%^/qW$iY#iU*uTUd",
"P$$iWiV/qY$iW#iY*#iVw$6(h:w$6,w(j$qR$ia5w(j#2qq$ifGw$,#@P$$:.q0-&=H_#ic='M%7uDG5qsqsrW#ibw#k(Ww$~0uLND&$7q<w)|#w)P$",
"#ik*w&<#.q0#ilw(D$6#im(w)S#.w$1#w)n#G2rV$rew$@$X&$6(#ir*w%Z#s+w%Z$qR$ith9#*6'.%.uLNq>$ZhsuLNh>$(h~w%z(uDFX>$i4E&$iZ",
"rjw&g*$%w&,$h<#j#(':%.#j#h<':%:w'Q#:h=6w%=#H`.'B%B'hG%hG-&hHhI_#j,hH'hJ%hEw%F#w#g#s0w'N$j'w'N=i&7#j.w-/#(i0w$V('G%(",
"2qR$j>Hw%8#w#9#iFw)-&iA=uLMk1w+;#j7*w$Z#-&$iCMw&%#iV.#j:('G%G<1$:G.7@P$heH(q4'h7%h7-&h8h9_#j>h8'h:%h5w'($j;w$X(h7w'",
"(@jE*w)3#iJw&8+ig2qR$jPKw$b#uTUd1$hjGq4w%v#56.w$F#'h3%h3-&^h5_#jO^'`%K'hP%hPw.s$jNw.s(hSw.s0#jS:w()#jUw(&#Gw(&':#.*",
"-&W=q<#jYW'H%5w%'#'ib%ibuLNq>$iaruu;><if0V*w.Z$jZi}'ihw.Z$ikru#j[*'ii%ii<&iji~.*(#juij'il%ig#k&rQ'jZ%jZu+-~u++mg&jW",
"0qE%$w2E#w0-#qcw$1#w(H-#7:w/L#w1~,Tqj$(qiqiw1k&Mw'P#G<&$HG(7u363*u++mg&j]w#x#2qn$q&Qw+7$qn$JCw1+&6w#1#q&w#1$-w#1#w#",
"S#1$0[I1$I&w#&#w$U%w#'#A&$70uLO)&$75uLNUqo$.(A&$(8#:*A&$.0#7w#+#M8X&$qpHuLO'&$Bw#s%w&6#7uLMk1$7w#}%i|0qII>w#z%w6V%w",
"5/#w#''w5/2w%d#Bw%d#w%]#qrw%]##Hw)U$w#3#qiw#3$B*'7%7<1$67(5#Zw#W$qtw(c#@1$hM6h9quUqv$(Tqww&2$1$(NR#h:rQ#h9*'h3%5uLN",
"g>$qxh>w)6(@1$hTHhAqsw&c/w*q%hCrQ#hB*'h;%7#h>q{uLO)&$Qq{Xw6L#w3O#w&Y#(q3#hB*uLO'&$hJq{@1$h_h8(w#j0#hF*UL$7uTWAw*V#q",
"|w#w%hOrQ#hN*'hH%hHumqA1$h9h=K`(h7w&6#Pi`0qJw&6%I1w'4#w&0&w$p#7w%x-5w%x.Gw%x,=w%x$q}w#W#@1$hx:^w%x*uLMX*h5NRw39#@1$",
"h{Gh7w$x$A&$h80Tqj$.w#C#(NJ'=%=u+-~u++mg1iaw'm:w'a+=w$h'q~w$W'w$h&_w#3$=w$h,Mw#W$r$w'0&i66`w'a1h7rQ#`w'a$@1$i:Gh:w'",
"R6h<rQ#h;*'h8%h8<1$7H(Mw&X$iiw&XBw$p%w&X)w$p%w&X3r%w&X&iRw&X8iUw&X>k-0qKw$S)w+1&#.:w$&#r&w$&#w#,#r'w3v&Ww-<$uLO+&$(",
"r+#.w$i#w#K$r,w#B&Kw#B$UL$(uLO(L$(r-Uw=o#^*uLO*w#R#uLMk1$.(/1$h8uLO+1$(.w+2#H%w8s$r.w#a#/1$h<uDFyw%R#h=w;>$'h:%h8w#",
"@#r/w#}&hAw.B$w$@/r0w#B&hFw#B$w$@#uTW@L$(r2_w$A$hHw$A%E&$(r8/&$Gw#b#.#Ww$A(r9w#b&hQw$$(r8w$$&w2E$1$hTw.T$k,w&19r:w&",
"1'r;w%1&Ww%1$=w%1$w#;#r<w$,&Bw&J4r=w#B&h5w&J1uDFyw%0#h9w&N-h=w&N%h>*w:Y#'h;%h9w#i#r>w#i&hBw%40w#B#r@w#B&hGw&T4rAw#B",
"&hLw&T,rCw&T$w$K$hOw&X-Ww&X%=w$K%hR%hR/1$hVw3<$$0qLw2i*wFE8w-,+rDw$G#A&$Z0UL$Zw#'#uTWA&$6.(#KrQw1g#G%5A&$`8E&$`r)uL",
"O'w7W$Zw99#h8qpw#b#w50%^w50$A&$h=0uLO'&$(h=Y>$h>w5P*h9Cw#C#w3p#hCuLO)&$Z(w-&#w:z#wA6#(6uLO*&$W(w&d#B%B<&$h3B(G#hA*w",
"1p#hGw1p'6(#hGrQ#hF*'hA%hA<&$h:h>(h5w%_$mE0qMw%X$w6p#rEw5r&:q8w9H$w#D$mIw#D*rFw#D(Xw#D#wBl$q8w#K%lR0qNw)b$/&$rH/&$r",
"I@&$h`:w#h&m6w#h&/&$rJ/&$rKw#g#w5}%/&$rLw$4(Pm{wJM#4rPw&v%/&$q(#rM*/&q9b#rLq9#rKq:/&$rMw4##w#,#w#Y%#rNw'8$rOw'8#uLP",
"`]$qurQ#=*uTXs&$quN(#rLw#,$0.#rK*w#S#wE;$w&d%w+/#&$rMw$R#2rV$rU.wCu#:%:w:Q#w#N##rN*#`w<](GwHJ$rMuLNq>$:(F$60V(6*%6w",
"#]#7w%|#w<e&(.#rNw;D$_#hBw;D#w#r$'h;%h;w#D#w#z#w&D$w%+#R#rJ*w:~#$w&'&w%Y#uTXz&$qu86#(w$t$w$b#w'o$Y>$6wJD)w%~#w$@#(#",
"*Ww-.#u363Ww#j.w#''uLMS&$h75#6*w>q$.C#(w%:(7$$w#*#=$wCI#q(w=g#(F$50V(5*%5w$%#wCS$w%5#*#KW-&57_#B5'HwA7$HBw$`#`w'c#]",
"$0qPw+n*w'k&w#'$wNo+w#;'rPw+~-rZw%=##Mr]#Hw$d'r].w$d%5$wDY#.q8F$:wA`&w*n#5E&$h>w>1%#h9w(G$w<_$0#h:w#t$6w+q$h<wE<#*u",
"DFy&$:w2N&<&$56(.E&^h5*#hC^wAl%KZ_#hBK'`%Mu]_/]$`CCC#hFrQ#hEw:r#h9w)E%h@*#h>w$a%]$.h<w$a%h@w$a,:*%:uLO'&$hR:w/0#wNm",
"%w$^$#hJw-9#6Qu]_/]$((((uLO+]$6(E]BK*#hOBwHI%hN='Z%G#hVrQ#hUK'hL%hL<]$h5hBZWw/]&qQI]w()&w&9%$%w%V#702qn$Sw0b$w-a$uD",
"F~L$(w45$=*'W%7w+=$Bw>C#=%=wC|#=(w#u@w#g(7*w7i#w+x$=w8H'wPW#(5w-($$w-(#uDG5ququrWw*Z#mP0qSIqRw-_%w(n#(QwIe#w+O#w#'#",
"7w#0(Xw-v#w$J&qTwB`(w)&+w*M#]$i/7#:wHR#hU(w#+%hG.#:wE-#H=2rV$riw#p$#7*uDECP$h>Y>$7w-U)-&$5Ww%(#.%.uDECP$hD-&$Gw;2$&",
"$0qUw$9%w+c(uLND&$5raw$w#w+,#w#y&:*#(7w#Y#w$p'w,61#.w$8$rlw)^$:w,3(6w(n%7w(n%rRF$:Nw(n%@&5h@6h37#K5-&.6_#BwHd#w8T#W",
"#Mw#c(Hw#c%Kw#c)0w#c(hH6h;7#h9w#c&h7w#c%`%`w3F#=w$s%P$0qVwFD/w$o#rnw$o1w-t#rRF$.NwI[%w%u(h3w%u(w#1#h5wI^&_#h3wI^$'K",
"%M#Zw#m(Kw#m)wJI&w#m(h>w#m,hAw#m(h=w#m%h<%h<u+-~u++mgPoh0q[IqX$IqZw&r.w#',rtw#71wKw$MwKw(Zw$Q%rowWk*rV$ri5#*C-&:5q<",
"#`:'7%(w37&q(w27#ra#h7w3<+5wRg1qq$hC5wSg$&$on(uTUd&$iEHwOI#hF=wXA$w3@(wLa$#w>G$rNw#}#rr#hB*#hAw#}(=w(/%Bw(/%rrw0>)w",
"*q#5wNo#raw8w(uLMS&$i65wGI#6%(#hNwWh%&$(6CwT=#hQwY`#w&d%h3^*#hUh3wVK%wU<#hSB'h5%HuLMS&$jsh5#hQ*#hPw$G'.Kw$G%^w$G3hB",
"w$G+w<e#rV$re:#*BuTUdP$i/5Kw$F#2qR$hdMw$;%Zh3*#hcZ'K%Kw[,#_#hbM'^%=w%d#w7E-w#j#ra#*ruw,o#w&-$hfw%z(wY;-w&x&hzw&x'p#",
"+Iw)+#hfwUe#w)9%2qR$i#w$F&$(6w)C$w%Z#huwWt$w)>#p#+^0q]wFq%w+=$A&$602rV$r{5#*(Y>$:qsw.M+ru=A&$=8w#D#w9%'wF&#p#+^0q^w",
",#+w#C#:w$<#Y>$5w#e&wTi%ruHw#@#w.]%=w1A$#=CwZv$w.y#C:uLMk1$=w,x#"};
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
/* histogram.comp, 9567 words */
static const gpusorti_line gpusorti_spv_histogram[] = {
"$3>h#u36-qPu36.h%uDE4qSuLMSuLN@qTu]`|u;<7uDE)h(h&uDEEuLMlq#h)h'uTUduDEQqzq$h-uDEGh*qNh.h+qyuLNkh$h,u]^tuDE;uLNDuLNB",
"h0h/h1uLO,uLMcuTU_uDECuLNFuDGLuLNqh2h3uLMPuLNIu++mq/h4qGu;;ru;;sqvu;<0h8uLM:uLNmh@uTVzuLO*uDFXv$o9)Su+3euefUu#644u3",
"3U#uTU4:v6RUmWv<bs>Dv/AM#F4u;;c4:uefYq(#v@8$D$4###uTU9q%q4:::8#q)q'N#4[4u;<Aq*q%8#qF48q+qEq&w#7(Nq-:[q'Nq-q%[q+Nq-q",
"&[YNq-q'[q3Nq-q([q7Nq-q)[q;Nq-q*[qLNq-q+[%u;<Aq-q%8q&#q=8q'q.q;8q.:q(8#q)q+w#y%q0w#y%q1qEq%w#7)q3w#7%q4qE4w$F)q6w#7",
"%q7w#L#:q*w#;)q:w#;%q;w#P#:q-w#i)q>w#;%q@qEw%/*qBw#7%qCw#7#:q+8#:q)8#:q,8#:q%8q(q.qA8#:q.8#:w#m#Y8#w%i#w#/#q.q<u33W",
"#u;;v#>uDDz#qD4b#>%%u;;v#%u33X#uDD|#%q%b#,)%uTUK#>)%,uDE*#,,uTUK#%,%%uDE*#w#F#,b#),,uDE*#%,uuw0#>,))%%w#=#),/#q*,uT",
"UK#>%q`q`u]^[#>,,w#Y#>%%%uTUH#w#F#uTUK#qd%,)b#qd%qduLM7#)))u]^[#qg%)w#G$w#}$>,bw#X#w$N#,u]^[w#[#)qgueflw#*#qg,,u]^[",
"w#e$w#D$)uDE*#)%bw$U#w#H#,)qg(%#u++2]q)%^q*q)/#Yq*2quq+YuDDz#qD:(_#4/#Y%(%#:(%#4(%#q%(%#q'uDE%q,%q|u~#=q-w$z#%%q,%%",
"/#q,q-2q}#q,/#q,%uDD|#%q&/#:r$2r%q&:/#:%2r%q':G%q.:O)#ruq.q{]Y,^q0Y/#Yq02r(q1Y(_#q*/#Y,]q2,^q3q2/#Yq32r+q4Y]q5%^q6q",
"5/#Yq62r,q7YG%q8qD(%#qDw#e#q8r-]q9%^q:q9/#Yq:2r/q;Y(%#q3w#;$r0u]^o%#rtr1Bq{O_#rJq89w$4%G%q<4w#-#q<q{(_#q+]q=,^q>q=/",
"#Yq>2r7q@Y]qA%^qBqA/#YqB2r8qCYw#J%w#Z'qDw#Z$qDBG%qEqDO%#rLqEB(%#qCO%#s6r<r=O%#s3Br>w#D$w#{#qCG%qFw#R#rvqFw$=$qDBw#=",
"%w#Z%w$V#rF9(_#w%l#ryqEr-(%#vfMXspw#k#qEw#k%rKw#J#rLBw%(#rIrJrMw#j)q.B(_#q&G%[q+(_#q'(%#qew$d%(_#q%2r&q(:u;;~)#(%#q",
"+(%#rkG%qH4w#w#qHw$B$rY9(%#q7(_#q3G%qIsq(%#t_O%#rJqE[w$1#r_BO%#rPr`[(%#q&w#9#rarbw#3#rcq|w#@#rardO%#rNre[/#q'%2rg#q",
"'w#'#(%#u#(cO)#r{qIrjw$k#rkqIrjw#M#rlBu;<#)#w#,%w#H&sy(_#q)w#/#w%B$w$3#rNrartG%qJw)/#q*w$e#qJrvw#=$rww#=#rurxuDE%#%",
"ry/#q'rz2r{w#c$sp(%#q,(%#,(%#rJw#F#q{w$N#)2s&w#u$rNrWrtw#u%w#)(rPs*r0w#/&)#r{rtw(U$s-rtw#6#rPs,s.uDE%#%s//#q's02s1w",
"%0(vLM5-b(%#vF9(PS(%#u++3w&V%w#r)s8rxw%W(_#q(w'5#q<9w&^)s>9G%qKq+uDE%#,qK/#q)sA2sB#q)/#q),uLMF,#9w&w#t5w$i#(%#qmw#z",
"(rPrts.w#)%(_#q<(_#q=(_#q>(%#q@w$4#qIqKG%qL:uTU^r$qMqLBBu;;U,w'v#qE(%#qFV>q%4qO$#P%##uLM[r&#q'9<%#'w#,#Bw#,#H%#6'P,",
"##c)#;9u;><#4uDGP'##$'7,##rn9*,##6&=$0&=$=-,#1=sE5uLM[r##q~rQw#_#C)#'w#U&'$Dw#:#rRw#:'qE&0$0-)#=Z'0Q%#dsPW%#hAsPuLN",
"lw#U#e%#'B9+%#0'w$[#&#$D-)#rnT##w#*#h5#1w#*#h7#w#c#rnh9#w$>#sEh;#E-%#Th=#@R#K4w#V#H%#0sPS)#5aw$|(I%#h]5u]^F%#:qJ'sP",
"&0$1w$L$%#'096w$B$w$t(7>##J5&6$6P%#hCC)#h6'w#@(ueg(qg##hjhOhchX3)#143)#6:3)#0q%w%o$)#hJL'=-)hFhGL1=-)hDhEw#1$hBhCL6",
"=C)#Zw$*)&d$'w&O#hbf,hEhFw$%$hHw$l#uTU{qg#hKhOhMumo8>##hFh>1Ahh&5$6uTU{qg#hNhRhPueg(>##hIhBhb1&E$Eg)#Uw$X))##hNhGi%",
"hzw$w#-)h]h7L'1I%#hchSuLNs)#'h}w$8)hT$'&h`$h`+%hUhVi#&hc$hT-)#h<h9hb'-,#hZh:hY1w%`#16*)##i)w#W#1w#W#uTU{qg#hchghew$",
"B#i4i#hvw&@$u+-~XV>#4qQ`%#`%#$#w&_$1qtuTUlqx#q+qw0.D'+%#5BC)#6w)()&1$DQ%#;AW%#@Ew(</&A$A-%#9A'=w#j$Kw#j%h5q{w#1$'.D",
"Bu+-~XV%iH4qR$#w)A#qww)A#w'd*w$)&w#Q$w#@$w(/&A0'6u363DXV%i1w#_$r&#q&w*s$w+)(w*|$w#:#w#1$+w#1#w#S#,iN4qU`)w%K%u;><#4",
"u;>A9#$Dw$2#r'w%~#w#,#Aw$;#w$S#r)w#]&'KuTUlr*#q1qw'<,#w%;#5uTUlr*#q4qwTw#1$;$;-,#6;'E&T$Jw#c#h6w+T'w#c(h9uTUlqx#q7q",
"w'w#2#uLMk,#'9&h:$Aw#N#r.w#N#uTUlqx#q;qwdw#@)d$0uLO)%#Br2Iw&U#M%#hEw%6#'q8uLO'%#hGr2w#P$w#m$uDF+_#0uTWA%#1'r3w#Z%hJ",
"$hJu~%b,#h<hGZh:KT'Uw%V#>#4qVw%V%`,w%Y%uDGPr4w%H#w%Q<.DKw.%#w%P$L.DJw'v#&@$Ew#Y#Uw#Y0h73%#h74w%M$1.Dw&/$3%#h9w#5#q;",
"qwh;w#5#;$;&a$au+-~XV,#w'05r5w'00r6w'09q@w'0:w#c/h:w'0)w#c$qx#qCqwh=w#1$w#c#%w#c$w&R%h>$h>-,#Lh;'Jw&N6r9w&N0w$o/w&N",
")q@w&N9w#Y(w&N:qCw&N0jq4qWw$S(r:w$S'r;w&L#3%#A:uLO+%#'r@uTU},#';:w+k$,#@A'0w#H#rAw#H&6:uDF+_#'uLO(_#'rBuDF+%#'fw#U#",
"uLMk,#1'uLO+,#;'w/S#w#Y#U'w$x$rCw#Y#uDFy,#6&1$1-,#0L'1&h:$w26$rDw#v&d4w$>(hB4w$>&hCh>w$>%rEw$>'4w$>#uTW@_#'rGrHw$@(",
"M%#'rNuLO+%#='w#a#@4w()&KZ';w#a#rOw#a(w$)#rNw#H#5w$)'w4f#&hR$hR-,#h<d'=w.;$#4qX`,w'f$w)^/rPw#o&Ew$P#Ew#'#uTWA%#61w'",
"%'J:M%#Jr=uLO'w,9#uLNo)#Tr-w#X#w/S(w'Y$uLO'w'd#C)#aw/p-I%#r-h<uLO)%#Tw/p'90'6f%#E'&J$J-%#UJ'Aw-`#hAw-`'6'&hA$hA-%#h",
":h>'h5w%&&qYw$|$w7V(w64#[+w$W#w#D0w7`$w#D$Iw#D#w2h$[w0W%l&4qZw#i*w#Q(w0y$uLNo)#'w%E-w$_#5w$_$w%(&rJ0'6uLNo)#ErSw#K,",
"c)#Jw#^)I%#Zr-w#_#w#-#'Bw5u#&5$5w7e#590&@$@w#n#@'AuLMk,#Tw$>#h=w$>1hBw$>/c)#hEw$,,hIw$,9uLMkw*P#uDFy,#'M,#h6w%h$)#4",
"q[w(W#w+g&w(T(rTw+f(w#($S)#1'g)#w93)C)#=5w#1(3%#Z4w#($w#N$w;T'A'0w+e$)#KT'=&h5$Uw-7$w#($w#M%a$a-)w+k#h7w'i&q]w$U$w;",
"m$%#91##w#*#5#1w'M#rUw'M#S)#0'R#=w$D&*%#i.A*%#i(EF%#iTU1w6_+'$D+%#ZrHw,w$%UZAD'&T$T+%JLrH&h5$Eu363Zw00$q^w%r#)w#&$w",
"+P$w+V'P%#m9Q%#'=W%#1Aw8F/w#=#@w#=#Kw#=/<%#q(w%0&1T#w)]$w%)'5'R#0w&X)h;w+c0Edw;C$%#96'1w>e&rV=w%w%;#1w#*#K#w(^#;L#=",
"w&Y#aR#Ew#v)5dw%k(&'$'-%E;6KDg)#hWw#;(*%#inK*%#ihJF%#j7h^w&G&w),$)#A;'w(6)+%#h:w&R&h9h:;Dw(_$Tw#<#g)#=w#;$)dhA5D'w3",
"v#+%ah9rH&hB$h6M%#h<Bw#x$uLNf)#hgwBG#d9C)#hf9uLNhw(R#e%#0q{w&B#1r09fw,}#g)#hnuLNhw&-#w&V#q|w#7#0w,n#hJw<j#'hMuLNh)#",
"'hXw$Z(e%#ZrWw#G#r-w16#Ew.z';hM'0H%#q|hh+w#=#e%#hZB6w<4$w45#w'M#sRw<q'w'[#=sS+%#i#hZw9m#hsw#;$6w#J%rX@e%#hd9h{7>#m*",
"w&)$huwAf*huw4P%hpw#0#M%#hhw%Q(i3w+>'huA'0C)#hlw(2-ew@$#9w(3&q{6'1wE`$w,B/5q{w'r-)#60rZ'w'N&EL'w%=%rR.D@w#L#1w$&'w#",
"9$r]w8D$w1u)7>#mKr['&i6$i6+%i7i8qI&i9$i2wAp%qO$#uDG5q{q{r^u+-~w.8$q_w,`$uLNo)#rfw/%)3%#=w3L#rfw3L%w(y%=$03%#@:w#1$w",
"%',3%#Uw3Z$rfw#N%w%x%AL'0&U$U-)w6y#w5&$w$F%.rh9.ri9w$U%qaw,[#q`w#&#$#Q%#0rlw,*#wG1%rmw'T#67,#nrrn'.Aw*/#6Bw#=%row#=",
"#A7,#nvrn'.@Dw#o%qbw0M%w0S'*,#n{5uLO+,#'63%#'4w.P-u]`x%#rhB90w*g#w%[$w#B0riw#B&*,#o+ZM,#'Z*,#o-h7w#-#h67)#jc6w%n).r",
"pBw'g#uDG5q{q{rqw&h+*%#jN1w8W#w)'%w#S(<%#rpw&;%wGA$#5E'6w#A(uTUlr##q~rrwKa)S)#Lq|uLNgw1T$wI8%EJw8b(w6=%w3*'w&L#wL8-",
".rs9w$b'Q%#E[w&I#rtw/w&A5##S)#6rtR#14uDGP'1D$1+w#9#uLM[rg#r|w>|$u]`v%#rsB9'+%AEqI&;$0w#k#w$g)w(L#r]M%#1r}w'K#qM'[W%",
"#h=w8&#'wH4$w&0)<%#rswH4#rWw$G#r~uLNsw#@#w/H'h7w/H*&hG$w$@#rsw#''w2+#s#w#t#s$w(Q$0w64#='w%+&h9@##R#'wMV$uLNs)#5s%w#",
"l(w1k$uLO)wE`#S)#'Jw5H*uDGPD;E$;+%@KrH&J$E&h[$h[-%#hFh9J;w*C&qcw3o*w&b1S)#Erl.s'Dw(t#w&g&;rtQ%#@s(w:h$w$u$Q%#Jw%t#L",
"Bw8-#Lw%2#[w*[%rbw:m$w':$w#N#Zw47'Z##H%#Jrtw69&6w$6&w'@#Aw&}#c)#'h7w(0)s'rVw(0#w>}#w%7#qI&J$=w)|&w%/.w#9#w5F+6w(N%s",
")w(N)w$,#5w19$05qI&=$w&r';w#O&s+w#O,s2w#O,C)#Uw)n*s3w)n(<)#s'w.[,S)#h:rlw4D%#0A'1w#<(Q%#hCrlH%#ds4w)Q#r6Ww.+#H%#hC0",
"w&4#17,#p#+rrnw/n#'w:(#1:w&O#s5uLO+w=z#w#-#s4wC)#Bw*.$w#]#s)w*a$u]`lw80$w2Q#w)^*w&G&*,#p#+~TI%#hWrvF%#m]1'rWuLO)w$=",
"#f%#s6w@<%hZrWI%#h['F%#mbA'rWw5C$W%#As+w%j#w#~&6w#~#wDf$w#~$u]`qwY{#9Bw%J#wL-#w'A&qd#4qewHS%`)wG&&s7w#R#3%#5w/K%w.5",
"&s75w.5'w2F%K:uTU5_#:qp'wES#w6*$w2F&U4w#;)wIy&0;'Ew-%-r6w/M#r}w#t#h:w$6#*%#j,Aw.3$+%#;w*7$6w*7$Iw7h&'BuLNs)#A@uLNs)",
"#EUw8F$w%F(w>j#Bc)#Z[w/]%wX0)w#G(uLO'%#hQh6uLO'%#h<r]w#y#rWuLNow-p+Jw:8-arb*%#m%hXuLNsw#p+Jw#p*F>#ilh_hKhDw&Z$hF$hF",
"w6%#hVh>w<D$hWhFw#Q#h`hX=5u]_/qd#'hO1wR}$qd#4qfw&t#qd#$#wWg%wJB#3%#0q%w&w#q&w#}#0w$E&5w%h$5F>#iYKA'w*D0<%#s3wVf#r0w",
"2^'@'6&K$K-)#Zh5'5w#P,w=5%#h6Z9'u]_/qd#5a'h6w69)w,]2s9w,]:C)#Ew,0*s:9.s;9.rp9P>#kZw%v#w^F6w+F#qIP%#p#-4w#,$w'}#aw$=",
"'L##w(n$wVC$wA>*0D$0wAW#s<wNq';w<K*;@U&Kw3R%u+-~XVqgp#,{4qhw&m#)w7P(2q`#q*w#'#uLNo)#Arlw'j+ky@50<,#=w#'#wLI&sQ;'w#*",
"$@65P>wAE%;w#R#ueg(>#ks05ZU<%#rh<%#riwNo$w#B#h9w*P$)#lC6w&|#w':&h=;'6w%7$rHw${#w7F-*)#khKw/,'K'1w7V)h7$h7w_u#hA@w7/",
"#rnhB0Aw#*#hC6Ew%I#uTU{qgwMG#w'f&w[3(w&f#w2^$w/V#'rxw'{#w/+#rxwK@$w/0$u]`qw.1$wZT#>#4qiwN]*w'-&01w(H%=R#1:w(H%H%#5w",
",U#qEwLP'F%#ouL6'7>#d;'+%E;rH&@$5w#x%qjwHH/wF:3w'{#*%#o_wHA#oXwHA#p#+(J1w#t#hO@'w'{#rHw'{#w#t%qkw'q'w#w&rew$j&raw*2",
"%w&V#H%#=w$j/p#+8L6w#*#p#+9L01uLNlw.F,7>#hdT5w-0$J$J+%LTrH&U$@w$6%qlwVA'F>#p#,orV6w3O$s=w+w()#s=0s@w#o*,#p#,Zrn;F>#",
"p#,:rV@w(I$w#i#p#.>w'G)w%t*w$|#qKw&g-qIw'W#w7t$I%#Kw@;%w8$$Twfs#p#/$rn'uLM[sD#sCJwE0$KJrH&L$EwVX#p#.AwVX&w$%$,#sEwL",
">)wI8#qKR#0:w+p&sD#sCw*y#w4B#p#/0'.1D<,#6w@s#Tf,@KDw<K#w:0#5u363KXV>p#.G4qmw7u&)#`qgw%*8w'''w%*)wQv#Tw/2);$'3)#U:w1",
"Z+h9;w-<$w$Z#h5w$Z#7>#hk6w@2$w#J#h<wYY$sD#sCh;w#@#F>#iI'9rawPm#w#7#h>w%/$>#i;wX;$wJ8%dhAwJ8#h<w'&#p#.n4qnw%%&qgw-z(",
"w%(Lwf`)w%(&h5w%(,h:w%(1i3w%(%w#6#aw${&ik'9rewP}#+%h9h:rH&h;$h6*)#nKwMJ*w$ZGw>p#hOw#Z(w(^$w$=&i_'hQw/v#w*[,&h5$h5wD",
"h#p#/;4qow<k(w%p))#rnw(z4w$@&w*'*w$@#Zw%e+aw;O$Bw#;#aw6E'@w6E*g)#wlL&w#T%hBLw#T$7,#p#0Ornw)s#p#0NwUN#'hCw%/#h=w%/#w",
"#1#hF7)#p#,*0'wVz$)#hEL'@wS,#wkv#aDK&hC$hC+%hAhBrH&hF$h>u363hEXV>p#/[4qpw:k'w]9$wH-0s:wHL)EwHL1s;w#B&w#7#Jw#7#wH1*w",
"6A+0w0)*wBK$S)#='R#5w'v1w&a*rxw,[)H%#h5rxw:-#r-wOg#w=L#w2C$0w2C%w5f%JLDw0a%T$wU3#TwV1,sFdw6&%w2o%h7w(G$d$dw&##qI&hC",
"$h:C)#hEwIq,s:w%^-w#c$w4y#s:u]`x%#1B9w;3$<%#s;w#K2w%W#s;w#K-w51%w#K-rQu]`xw4F%w0`#&h9$h9w)m#p#0E4qqwWN%>#ovwFc1w#[$",
"s<w%2#rHsHBwI:''@.sGDw=0#P>#p#+#<)#sGwK7,wSD%uTWYw#W#rSw:v8w'X85D$5w&S#E*%#h6w''$@w1]$;@qI&K$6w9Z&%#4qrw6P%w]U-sIw%",
"##*%#p#.#=*%#p#-yAF%#p#.I;wM-$wQC$4*%#p#.'@wQ[$*%#p#-~Jw^m)MwpF$L$L-%#EKwhz(w4Y(w$z-w%;+=#wQ@#=s.wHz.H%#As.w)m'6w)m",
"$5=#wMW#TBw#i#w#T'w]f#=D$=w%Y#=w$*#.'@w%^#D+%=Aw7B#wH4$awiw#h6$h6+%h7aqI&h9$Uw%x#w$'&h<h5w/h%hAw7L)w$[#rtwJG(w$u'5w",
"$P$hPEw[=%@#0w+E#sJw_3)H%#TsKw(E#w$W#s2w+5$W%#h<wL3#w$z$Kw75)+%#h7wZT%%h6h7@D'I%UZw`p#h5w0T%a$KW%#hCrt7%#hwhbh=cw8b",
",+%#h=h:w#`%#h>h6'w&'#sFhJw@%'1&hI$hI+%hJhKqI&hL$hGw4-#p#1a4qswGd(w6/$w(P'*%#i>B*%#i@q{w>=$*%#iBrbw*j$P>#i>wG1)w+Y$",
"w[>#Tw]S#wFZ-3)#h64w#1(*)#p#,OUw>K'5'1w@'$wv;#)#;h9'5Fqd#nphAh7w34#i-hBhA7qd#n1hC13)wKI'w0[#wEK#0q&wVm$wH*$3)#hG:w$",
"S$w)A$wB})wHl#w<'#'wZI$Lwns'w#J$Q%#Lwh[%w}v(w'M#95u~#Y>#p#.=hPhNUL;9wb:$wY;1C)#hQ9w%.&5UwM`*&h^$'w&w$rr.DhBw#,$sL.D",
"w0,%sM.DhCM%#hDw]n(hCw_r$B9w#B$sN.D'w+w#hJ7>#p#2MsO'&hh$hhu+-~X"};
/* histogram.comp -DGPUSORTI_ADDRESS, 11177 words */
static const gpusorti_line gpusorti_spv_histogram_address[] = {
"$F4u;<7h#u36-qAu36.h%uDE4qFuLN@qDh$uLMSu]`|h)uDEQuDE)h&u]^th'h(h*qrq#uDEGuTUduLMlh-q$uDE;h0h+h.q>qqh1h,uLMch/uLNBuT",
"UluDEEuTU_uLNkh3h2q*h4uLNDuDGLuLMXuLO,qkh8q%rbuDEChFuLNqq'rJh9h6uLM[uLO*h:u;<0hAv$o9)Su+3euefUu#8S9u33U$u33Uu#`Iumn",
"ev;F+2Av;EfUjvASSBDv>e;26v@Q%3Sv<xdo-v=4}Fhv#-<VcuTU4>v6RUmWv<bs>Dv/AM#F9u;;cu#`J>uefYq($v@8$D$9$$$uTU9Yq4>>>1$q)_H",
"$9qG9HQ>qG$HQYqGq3HQq&qGq;HQ_qG,HQq(qGqLHQq)qGqPHQQqGqTHQq+qGqXHQ$qGq]w#(#qaw#(#qew#(#quw#(#qyu;<AQY1q+q)_Hq,9qG9u;",
"<Aq,Y1q&q.q=1_q.q;1q->q(1q.q)q+Hq/w#;#q/Y1q0>Q1$>q-1$>q+1$>q)1$>q,1$>Y1q(q.&1$>q.1$>91$>q/1$w$h#w#/#q.$1q<>q&1$>_u3",
"3W$u;;v$DuDDz$,9uLM:$D&&u;;v$&uDD|$&YuTUK$,,&&u33X$uLM:$,*&uTUK$D*&,uDE*$,,uTUK$&,&&uDE*$w#L#,uLM:$*,,uDE*$&,uuw0$D",
",**&&w#=#*,2$Q,uTUK$D&qQqQu]^[$D,,w#Y#D&&&uTUH$w#F#uTUK$qU&,*uLM:$qU&qUuLM7$***u]^[$qX&*w#G$w#}$D,uLM:w#X#w$T#,u]^[",
"w#[#*qXueflw#*#qX,,u]^[w#e$w#D$*uDE*$*&uLM:w$U#w#H#,*qX2$Q&)&$u++2)&$_uDE%q)&qhv#$KM3Qw$B#,w$]#&&q)&&2$q,QLqi$q,uDD",
"z$,>)W$_2$q,,u;;|$u#`Ku;;rq+&u;;sq,q+2qnu#`Kq,)W$92$u#`Kw#j#>)&$9)&$Y)W$q(2$q,w&$#q&2$>qvLqwq&>2$>&Lqw_>uDE'$&w#P#,",
")W$Y@&q->M*$ruq-qs)&$q&w#|#q.,u;;sq/q.2q~u#`Kq/2$u#`K,@&q0,w#C#q0qz)&$q3w#-$r%u]^o&$rtr&EqsMW$`q08w#a&W$q&)W$>@&q19",
"w#5#q1qsw#))q-qs@&q2w#9$q2E@&q3,M&$rLq3E)&$qCM&$s6r0r1M&$s3Er2w#D$w#m#qC@&q4w#R#rvq4w$%$q2Ew#=%w#Z%w$=#r9w#;#ryq3w$",
"[#vfMXspw#g#q3w#g%r=w#F#r>Ew$h#r;r<r@w#f)q-E)W$q+@&q5q+)W$q,)&$qew$~(QLqxq(>2$Q*u;;~*$)&$q+)&$rk@&q69w#{#q6w$B$rM8)",
"&$q7)W$q3@&q7sq)W$tV)&$t_M&$`q3q5w$9#rSEM&$rPrTw#/#`rUq}w#/#rVqhw#;#rUrWM&$rNrXq52$_&LrZ$_w#'#)&$u#(cM*$r{q7r^w$o#r",
"_q7r^w#M#r`Eu;<#*$w#,%w#H&sy)W$q.w#/#w%F$w$##rNrUrh@&q8w(7#Qw$e#q8rjw#=$rkw#=#rirluDE%$&rm2$_rnLrow#c$sp)&w%U$qT)&$",
"`w#F#qsw$N#*Lrvw#u$rNrKrhw#u%w#)(rPrzr%w#/&*$r{rhw(<$r}rhw#6#rPr|r~uDE%$&s#2$_s$Ls%w%0(vLM5-b)&$vF9(PS)&$u++3w&Z%2$",
"QqUw#v)s-rlw%[(W$q-2$QqXuTUVqX$ZZZw'H#q18M&$$w&l#s6rus58@&q9q+uDE%$,q92$q)s7Ls8$q)2$q),uLMF,$8w')#t5w$w#)W$qe)&$qmw",
"$0%w$Y#rhr~w#)%)W$q))W$q<)W$q=)W$D)&$q@w$G#q7q9@&q:>uTU^qvq;q:EE@&q<,@&q=w+a#q()&$q))&$q;)&$q<)&$q=)&$Du;;U,w(Q#qE)",
"&$*uLMPDY9q@%$LrI$Qw#'(qfw#'&qQw#'*w#@'w#/#w#D'w#'+qQ$Q[&$$#O(cqx$_8:&$w#,$Ew#,#S&$5(#h7-[,$$#X(uLNm*$=8u;><$9uDGP(",
"$$%(;,$$Z8.,$$5#h>('7%6#h>s;'7%7/,$37s;0#g-cqu$qjrDw#n#N*$(w#_&(%w#:$rEw#:'q3'6%6/*$7R(6#hH-#hNZ#hOZ#hPZ#hGZ#]s;uLN",
"F&$h@sIuLNI&$gsIuLNlw#h#uTVz&$(E8+&$6(#hJ-w%'$hK('$%-/*$ZP$$w#*#h5$3w#*#h7$w#{#Za$w$Z#s;h;$G/&$Ph=$CT$I9w#V#S&$6sI#",
"h[-^*$0Xw%E(J&$h]0u]^F&$>qJ(sI#h`-'6%3#h`8w$n$&$(685#hb-w$T$w%<(;D$$A0'5%5[&$hCN*$b(w#@(ueg(qX$$hjhOhchX<*$39#hz-<*",
"$5>#h|w#+#6Y#h~-#hu-w&G$*$hJF(7/*]hGF37/*hDhEw#1$hBhCF57N*$Rw$6)'h@%(w'-#hb#ht(d,hE](#hzhEw#A#hHw%+#uTU{qX$hKhOhMum",
"o8D$$]h>3Bhh'0%5uTU{qX$hNhRhPueg(D$$hIhBhb3'G%GuDFX*$Ow$k)*$$hNhGi%hz#i-(w%0#/*h]h7F(3J&$hchSuLNs*$(h}w$B)hT%('h`%h",
"`+&hUhVi##i.hU'hc%hT/*$h<ahb(/,$hZehY3w%x#35.*$$i)w#Z#3w#Z#uTU{qX$hchghew$H#i4i#hv3w&[#u+-~u++muLMPD$9qBf&$f&$%$w*2",
"'w',$6qg#3-cqm$qjql:,$(uDF+qn$(Kqp$(qo=U-6Y_+&$CEN*$7w*-)#C8'3%-uLNF&$PCuLNI&$OIw))0O-'B%B/&$8B(7Kqp$FqoIU-(w#r$eqs",
"Kqp$Oqo(U-EY_u+-~u++muLMP&iM9qCw$Z%w*K#qtw*K#w(I*w$7#76w$7#w$k1qouTUh&$(Y_#Iw$6'CB(7u363-u++muLMP&i:w#x#cqx$q&w,F$w",
",X(w,O$w#:#w#1$+w#1#w#S#,$9qEf,w&-#w&0,<&$79uLO)&$70uLNUqy$3(<&$(>#6-<&w)Z#7w#+#I>J&$qzCuLO'&$Aw#s%+&$(7uLMk,$7w#}%",
"ij9qGf*w#z%uLMUrI$QZw.e,w.P*u;><$9u;>A8$%-w%d#Aw%d#w%]#q{w%]##Cw+^$w#3#qow#3$Aw*f%,$57(0#Pw#W$q|w(T#4,$hM5aq}uDF+q~",
"$(Kr#w&2$,$(Yq+#e`#a-'O%0uLNg*$r$h>w)`(4,$hTCgqsw&c/uLMk,$(8#hC`#hB-'h;%7#h>r'uLO)&$Er'Jw(<#V&$hHw&Y#(q0#hB-uLO'&$h",
"Jr'4,$h_X(w#j0#]-uDF+W$7uTWA&$3(r(w#w%hO`#hN-'hH%hHumqA,$ah=Fb(h7w&6#D$9qHw&6%f,w'4#w&0&w$p#7w%x-0w%x.Bw%x,=w%x$r)w",
"#W#4,$hy6Rw%x*U-h5Yq+w-0#4,$h|Bh7w$x$<&$X9Kqp$3w#C#(Y_'=%=u+-~w(k$w'm9w'a+=w$h'r*w$W'w$h&r+w#3$=w$h,Iw#W$r,w'0&i85b",
"w'a1h7`#bw'a$4,$i<Bew'R6h<`#h;-'X%X/,$7C(Iw&XHw$p%w&X)w$p%w&X3r-w&X&iUw&X8iXw&X>k19qIw$S)w+1&#36w$&#r.w$&#w#,#r/w5Y",
"$qf$Gw-<$uLO+&$(r3#3w$i#w#K$r4w#B&Fw#B$uDF+W$(uLO(W$(r5uDF+&$(#R-dw#R#uLMk,$3(:,$XuLO+,$(3w+2#C%Cw#a#r6w#a#:,$h<uDF",
"yw%R#h=-w27#'e%w53$r7w#}&gw.B$w$@/r8w#B&]w#B$w$@#uTW@W$(r:r+w$A$hHw$A%V&$(rA:&$Bw#b#3#Gw$A(rBw#b&hQw$$(rAw$$&'hP%hP",
":,$hTw0&$$9qJw/R*w)j%w:$2w)r+rCw$##<&$P9uDF+W$Pw#'#uTWA&$53(#F`w.P#B%0<&$b>V&$br1uLO'w,j##P-uLNo*$Xqzw.-%w1v#Rw1v$<",
"&$h=9uLO'&$(h=N*$h>w29*aw3N$w0Y#hCuLO)&$P(w)l#w84%86(5d&$G(#h>-'A%A/&$OA(B#g-w.Y#hGw.Y'5(#hG`#]-'g%g/&$eh>(h5w%_&qK",
"w%X$w;<(w9_#q5+w$p#w#D0w;F$w#D$Jw#D#w5e$q5w1|%lJ9qLw2q&w=F/w#3*w$-(w#r(w2m$#Aw%~#(w%~*Pr<w%_#w%/#0w%/$#Rw%_'r<6(5uL",
"No*$GrFw#Q)Xw#Q$uLNm*$Aw#g)J&$Rqzw#e#w#-#(Ew&0#0%5#h>8'0%0w;]#086#gw(}$w#z#C(BuLMk,w&m#hEw$T#h=w$T*hDw$T(hBw#o%]w$T",
"+uLNm*$hEw$>,hIw$>+hMw$>%hMw$>+uLMk,$=(#hQ-w+N#V,$bw&T$*$9qMw)|#w-1#w)y%rIw)i-rGw)i&=>w#($^*$3(uDFX*$w=G)w9a#0w#1(w",
")v#9w#($w#N$wA0'B(6w<9#/*$IP(7w0a&h5%O<&$h;w#S#h;w#S%w5[&w0S#*$6Fw4,%&$9qNw.y%w.u'(8#-8wAK$w*1#$$w:S$$3w(<#rHw(<#^*",
"$6(T$7w$_&.&$i:B.&$i4G4&$igh53w:K+(%-+&$Rr+#h7-'3%3/&ORB-('P%P+&AFr+#bA'h5%Gu363Rw2%$qOw&@#*w#&$w-C$w9x/w#'0wF&+wF:",
"/w#@/qfwEv$m|#bw=4#(h<uLNI&$3h=w=40ew#A$gw#A#hBw#A0h>-:&$q(w)z#w&0%3hE$w,5$w&)'0(T$6w%f&#hG8#]8#hE`N*$hNw.2*hGw.2'G",
"hR#hHw1V$w&t#5(3#hJw#|%*$`7w'-%=$3w#*#I$w*A#=F$7w($#XT$Gw(|)0h@w&}(#h]I'(%(/&G=5I-uDFX*$hjw#>(.&$j0I.&$j*A4&$j]hpw'",
"]&w*i$*$B=(0#haw*8$w'k'er+#hiw'k&ae=-w*8$Pw#@#uDFX*$7#hjw#>%*h@g0-('h>%h>+&Xar+#hiX'hB%bV&$h<Ew$($uLNf*$hy(#hiw$q#h",
"@8N*$hx8uLNhw*/$hk-uTVz&$6qsw&p#3r%8dw/Y#uDFX*$i$uLNhw&U#w'(#qhw#7#6(#hqw$T#hJwC3#(hMuLNh*$(hXw$m(uTVz&$RrKw#J#qz(w",
"1U%hyw-X'=hM(6wB;,S&$qhhk+w#N#uTVz&$h^EwCE#6qo3wCE'6sQKqp$7wCE#8w#3$7sR+&$i8h^w=a#hvKqp$Cqo5w#N'rLCuTVz&$hg8h~;D$mp",
"w&U$hxwGm*hxw7q%hsw#0#V&$hkw%q(iIw->'hxB(6#i6w%|#how(n*i8qsw(n#uTVz&$0E8#i9w(o'qsw(o#i;w#P#(8w.N/0qsw$@)w(N#*$56rN(",
"w(*&GF(5#iC-Kqp$hKqoqlU-CY_w#Q#3w$4$iFw*#$Kqp$hOqorPw@n&iHw54+;D$n4rO('i9%i9+&i:i;q7#iXi:'i<%i5wH+%q@%$uDG5qsqsrRu+",
"-~w0_$qPw.p)rIw.p#rYuLNo*$rYw1`)<&$Gw7&#rYw7&%w%z$w8i#7%6<&$A>w#4$w%F,<&$h5w71$rYw*C%w&G%BF(6#h5w>5#O/*$COwG)%w$W%#",
"r[8#r]8w$g%qRw.i#qQw#&#w.l)uLNF&$7r`#3w-L$wN+%ra#5wNQ#(5;,$o`Zw@j#w5m#Ew#A%rcw#=#B;,$odZw6##w#}%qSw36%w3<'w6`#.,$oj",
"7w<H#6wJr#qf$5w:y$w0}-:&$0u]`x&$r[E8wLg$cqf$Cw=C$w#J4r]w#J&.,$ozaV,$(a.,$o|h<w#-#h;;*$k)5w&:)#rdEw(R#uDG5qsqsrew'C/",
".&$jp5#(w*&#(w*&%w$1+rdw&l%wN=$$0=(5w#A(Kqu$qjrfr*w$h#w)s$^*$FqhuLNgw4}$wP>%GAwK5&w:2'w=,8w#''w6K'w'3#wT5-#rg8w%.'u",
"LNF&$Rq5w'-#rh#F-#A0w2'&B0$$^*$5rhT$39uDGP(3-%3+w#9#crZ$rp(w$p#u]`v&$rgE8(+&BGq7#eB'=%6w#t#w%5)w)K#rP#h<w%y#3rqw(;#",
"qM(q5#h=-uLNI&$]w<L#w:5$N*$w&l*:&$rguLNF&$=rKw$Y#rruLNsw#@#w1K'h7(w82)wIZ$A'hG%w$R#rgw#''w4P#rsw#}#rtwPk%w:$#7(#hOw",
"4E'aC$$T$(wUV$uLNs*$0ruw#u(w4$#h@uLO)&$hEw4]#(Aw9(*uDGP-=G%=+&CIr+#h_C'A%G#hd`#hcI'h[%h[/&$]aA=w+Z&qTw77:w':1^*$Ar`",
"#rww3:$w'@&FrhwR0#rxw@W$w%5$#Aw6p#Rq5#Aw+q#h5Ew<@#h5w%U#q5#P-w+~%q}w@f$#Rw,E$rhw#Z#Rw-C#w7&&R$$S&$Arhw:(&5w$F&w'~#B",
"w']#uLNm*$(h7w&l)rw`w(u#wH.#w%a#q7#hCw%a#7w+4&w%R>wAz/w#Z#w8[$Gw$X(Iw)W%ryw)W)w$S#0#-8+&60q7#O6'7wB##Bw#U&=5w#U%r{w",
"#U,s&w#U)aw#U$N*$Ow+**s'w+*(:*$rww0j,^*$er`w7D%$6B(3w#<(uLNF&$hKr`#hEw&[#h@s(w*d#rDuLNIw0+##hGw#5#hC6w&n#3;,$p#,zZ(",
"#hIw/S#hJw_T%qf$hLw_T'(s)uLO+w7<#w#-#s(wI6#E#hPwQ^#(rPw#n#ryw,+$u]`lw;j$6w(j#w*x*w'/%:,$hY.,$p#--(#hZwJq#h[J&$hdrj4",
"&$nK3(rK#h[wCM#(rDd&$s*w#M#haw(]$hhrKJ&$hi(4&$nQ5(rKd&$0(#hbw,T#Gr{w&:#w$7&5w$7#wK6$w$7$u]`q&$s'E8Ew%t#'hO%hOw(;&qU",
"$9qVwO.%f*w(;#w>J+w#'*#0Bw#n#s+w#n#wVu$w0Y+s+Iw0Y'w5A%h5>uTU5W$>qp(wL;#w9S$wY}#w5A%a9w#>)wCO#=%=/&$6=(G#X-#b8w/*-rD",
"w1}#rq#a-#Xw(G$gw$I#.&$jLB#h=w'u#Gw/4#=w+p$5w+p$Jw'D#w/I%hBw.+#BCuLNs*$GOw<B$w%z(wEI#EuLNm*$Rq5w2<%wcH*hPw=w)uLO'&$",
"hWbuLO'&$h<rPw$##rKuLNow/{+A(0#hWw>G,Xq}.&$mgh_uLNsw#v+A(6#h^w#J)4D$j'hehKhDw';$]%]w9P#hVh>wA_$hW]w#T#hfhX70u]_/qU$",
"(hO35w/A#qU$9qWw'U#qUw,k/rI$Q<*$79#(w'F#B>#5w#+#GY#0wH0$q&#Bw$=$6w$e&0w&4$04D$iqOB(w+l0:&$s'wai#r%w5d'C(5wKp#I%I/*$",
"Ra(0w#S,#ew,]$/&$bR8(u]_/qU$0X(bw9s)w$t+w.G$5w.G(7w-q%s.w.G7Cw-q'Gw-q*s/8#s08#rd8[D$l-w&O#wiO6w,u#q7wiT#&$p#.Ow#/$w",
"(f#XwI{#w$G&F$$w)c$qowFH.6-%wB6-wFn#s1wO1&(AwB4$wB$'AFb#hIA'P%Bw,4&qXp#.<9qYw'_#*w;J)wHo+w`<+w#'&#0Z#7Z#BZuLNo*$Fr`",
"w(}+lUR70:,$B#=w.I#w#*#w)N$,$sPO(w#*$R50[D$hdw#X#=w#X#ueg(D$lM60ea:&$r[:&$r]wW4$#Ow(^$h@w+|$*$l}5w'y#w(:&hD=(5#h=w:",
"u%r+w<^1.*$l<Iw1W'I(3#]w;c)#hI-'h7%h7wkG#gCw;>#ZhB6Bw#*#hC5Gw%}#uTU{qXwUj#w(i&wg<(w'V#w5f$5w'O#rlw(r#w1H#rlwS#$w1M$",
"u]`qw08$Ew5/%qZwdl.#-5w'{&0w44&BT$3>w)C%S&$0w.2#q3wT['4&$p#+|P5(;D$g=(+&G=r+#IG'C%0w$&%q[w>D(wOM*5wL@5w(w#.&$p#+awO",
"F#p#+ZwOF#p#,0F3w#~#hQC(+&=Cr+#A='Iwix'q]w(^(w1f+3rXw$-&rXw=F&rUw+J%w'$#S&$7w%*,#I-4&$p#,DR5w#-&p#,ER63uLNlw0C,;D$h",
"iP0w/$$A%A+&FPr+#bF'O%Cw$O%q^w`P'4D$p#-w`5w6Q$s4w#^#wGj&s46s6w#r*,$p#-dZ=4D$p#-F`Cw)#$w#i#p#/hwl1-w&:-w%0#q9w'7-q7w",
"(/#w;a$J&$AwEB%w;m$Ows>#p#0NZ(cs:$s9A#-(+&IAr+#PI'F%Gw`r#p#/kw`r.#(s;w$6',$s;wSx)wO`#q9T$6>w-D&s:$s96w-D#.,$p#0](wF",
"|#,$5wF*#Rd,CI-#PCwA{#r+#FB'A%0u363Iu++muLMPDp#/s9q_w;g&*$fqXw%I@w'V'w%I)wZM#wpa)'=%(<*$R>w3z+e=w+2#=w$h#h5w$h#;D$h",
"o5wE8$w#J#h=wdj$s:$s9h;w#@#4D$iR(8rUwY%#w#7#h>w%<$D$iD(wW[#wPa%h@gr+#hCh@'hB%h<w'O#p#0>9q`w%/&qXw/L)w)j'(wWB+w%6Ah5",
"w%6/h7w%6,h<w%61i9w%6%w#6#Xw%-&iv(8rXwY(#+&aer+#h=a'h;%b.*$o4hBw31)h@w$a(3w$a>wDM#hQw#^(w)4$w$D&ih(hSwc}$w+<(hPw+<$",
"'h5%h5wJ0#p#0k9qawA{(w2Q)w,s(Zw&/'*$Z0w)U%Gw)U,w$U&w*p*#Aw@h#wCH*+&$h;w@B$Ew#;#h;w95'Cw=K*uDFX*$wy>&w#T%hEFw#T$;,$p",
"#2%Zw*Q#p#2$w_-#(]w%H#h=w%H#w#1#hI;*$p#-06(w`l$*$hEF(Cw24#P%PwxV#X-I'hC%hC+&ghBr+#hHg']%h>u363hEu++muLMPDp#119qbw>@",
"(w/M*ws<$w3D-u]`x&$s/E8we|#3w>F)w#B+s0w#B&w#7#Ow'l$wM~)w8n$Ow7J(6w1Q*wG0$^*$7(T$0w(K'h<8#h;w(N+w#*#0w'#%rlw-U)S&$h5",
"rlw=<#qzwVZ#(w4&'6w4&%w8&%AF-#hLAw25%hK=w7z#uLNl*$Pw%()w8`,+&$s<hCwm3$w4f&eww2#w&O%hDhEq7#hVhD']%whc#hHwOz,s/w%}-wx",
"(1w7*#s/u]`x&$3wQR#B%wI@#s0w#X@q{w#I#w#X-w7I%w#X:r*u]`xw6h%w,U#w%%#w+$#p#2*9qcw2U$[D$p#+rwL<1w#i1qtw%k#r+s@Ew)z$w#Q",
"#F#s=-w//#[D$p#+~:*$s=wj)-w#e00uTWYw#e#rFw>Y-w(c$(w(cE0-%0w'D#G.&$ew(+$Cw3l$=Cq7#Fw74#5w<y&&$9qdw9:%wSH*wgW+sAw%Q#.",
"&$p#/Jw#p#p#/D=4&$p#/vI3(#G`ws=%wX|$9.&$p#/NAwY;$.&$p#/IPwi+)Vw~+%`#P-'F%F/&$GI(Aw%G&w7,(w,.+w#'@w%d-#FwdY%Fw&+(h5$",
"$wYK#r~wOV.#X8S&$Br~#Xw#N'w5*#w;l#7$wTx#PEw#u#w#Z'wh6#7-%7w&O#7w$6##hD-#(Cw&V#-#]=+&7Br+#hE7'IwNO%X#-I'b%b+&h7Xq7#h",
"Hh7'a%Ow&w##hDew$6&h<h5w2I%gw:q)w$q#rh#hKwQ;)#hL-#hKhV#hJw-S'3w1S%h[Gwet%C$6w-Z#sBwi|)S&$PsCx#6$wLd$w#i$hXwLu#h<wSD",
"#w%<$Iw:a)+&$h77#hbweD&bh7C-(J&OR7#haOw3:#w3K%h`F'X%IuLNI&$hCrh;&$i(hmh=uLNmw<<,+&$h=e#hhw#i&$h>b(wy1$w.A,hMw.A%U-0",
"Y_'hL%hL+&hMhNq7#hphM'hO%hJw7N#p#3^9qewN)(w9Z(w#'(rI$Qw|M)x14.w*E'.&$i^E.&$i_qswD2%=w#5#iaq}w-3$#C-[D$iZwM[)w.3$wfR",
"#h<wgv#wLx-<*$g9w#1(.*$p#-mOwD@'0(3wD{$x([#*$=a(0#h=-4qU$ojhKh7w8^#(9#hDx'g$>#]w#+#5Y#hHw#+#6q&#hJw@U#iJhPhO;qU$o)h",
"Q7w#P%hJw#P&hLw#P&hNw#P&hPwa^%wN{$w#I#*$hU>w%*$w0J#(wI-)wOm#wB%#(wem$Fw;h$w+]'wXs#wv%%#hWw-1$#hW8w_L$w(|#80u~#YD$p#",
"/uhThROF=8w)(#q(wdG1N*$hUwf/#w%h#0OwU]*#hh`'hbw~b%w0.-sDU-hEY_w(I$sEU-hCw#.$5qosFU-]Y_V&$hGwh_(]wj|$E8Kqp$GqosGwiP$",
"w.b#hM;D$p#4[sH(#hu`'ho%hou+-~u++m"};
/* onesweep.comp, 13399 words */
static const gpusorti_line gpusorti_spv_onesweep[] = {
"$_th#u36-qUu36.h%qWuLMSu;<7uLN@uDE4uDE)uLMluDEEu]`|uDEGqXq#h&uDEQh)h'h*uDECh(q$r-h$h+uTUdh/h,uLO,qSh.r2h-h0uTU_uLM[",
"u]^tuDE;uLNhh3h2h1uLMcuDE*h5uLNkuTVzrVh4q/uDE%uDGPuLNDuDGLuDFXu;<0uLNBuLNqh6q'u;;ru;;suLMPu363v$o9)Su+3euefUu#>$3u3",
"3U#u33Uqbu33Uqdu33UqeuTU4;v6RUmWv<bs>Dv/AM#F3u;;c3;uuvzq(#v@8$D$3#w#$#uTU9q%q4;;;5#q)cQ#3qG3Qq,;qGcQq,q%qGq+Qq,q&qG",
"XQq,cqGq3Qq,q(qGq7Qq,q)qGq;Qq,q*qGqLQq,q+qGqPu;<Aq,q%w#X(u;<Aq.q%5#qF35XqEq&5q&q.q=5cq.q;5#;q(5#q)q+w#D%q2w#D%q3qEw",
"#X#w#7&q5w#7%q6qE3w#m)q8w#7%q9w#L#;q*w#;)q<w#;%q=w#P#;q-w#i)qAw#;%qBqEw%/)u;<AqDq%5##35qEqE;5qF;q+5#;q)5#;q,5#;q%5q",
"(q.qLu;<Aq)35q)q.qMu;<A#w#o#q&5#;c5#;w#/#;5q*q.u#U-5#;X5#;q.w#7%q.q<u33W#u;;v#DuDDz#qD3u;;v#%u33X#uDD|#%q%uLM:#2(%u",
"TUK#D(%2R#22uTUK#%2%%R#%%uLM:#(22R#%2uDD|#%cR#qaw#8#qauLM7#%%%u;;v#qdR#(qdR#D%uefi#%(w#$#uLM:#qhw#Z#(%u]^Xw#E#%(R#q",
"kqduLM:w#.#uTUK#D%%%-#q*%u]^[#%%qo%qow#4$qhuLM:#%qkqhuTUK#Dqkw#F#%qkqh%R#2%uLM:#D%2w#(#w$4#(u;;v#2w#g#w#U#qh%%umn|#",
"((%%((2ueflw#,#((2R#D(w#k#(w#v$(uTUK#(qhw%1#((,%#cYq+%r'u~#=q,w$T#%%q+w$I#q,q,/r(#q,uDDz#qD;,r*#3-#q,%,%#3dq-%eq.q-",
"-#Xq./r.XX-#X%uDD|#%q&-#;r0/r1q&;,%#;-#;%/r1c;L%q0w#3#q%I(#ruq0r4dq12eq2q1-#Xq2/r6q3X,r*#q*-#X2dq42eq5q4-#Xq5/r9q6X",
"dq7%eq8q7-#Xq8/r:q9XL%q:qD,%#qDw#e#q:r;dq;%eq<q;-#Xq</r=q=X,%#q3w#;$r>u]^o%#rtr@Fr4Ir*#rJq:<w$4%L%q>3w#-#q>r4,r*#q+",
"dq@2eqAq@-#XqA/rFqBXdqC%eqDqC-#XqD/rGqEXw#J%w#Z'qFw#Z$qFFL%qGqDI%##qGF,%rLqCI%#s6rKrLI%#s3FrMw#D$w#{#qCL%qHw#R#rvqH",
"w$=$qFFw#=%I%#rLqGFw$V#rT<,r*#;I(#ryqGr;,%#vfMXspw#k#qGw#k%rYw#J#rZFw%(#rWrXr[w#j)q0w$S#w#v/w$,:rfw#Z%F,r*#q&L%qIq+",
",r*#cw#m%-#q)%/rl#q)w#'4r3q(;/r3q);L%qKqDw#3#L%qLw$r##qL<u;;~(ru,%w#p#qMsqI%#rPqMqKY#%rw-#crx/ry#c-#cw(b#syL%qNq+w$",
"`#qLw$G#r}qKr;I(#rrr}r~w$`#r;qKI%#s1rXs$-#;qa/s&q*;I%#rNqMqN,r*w$,#qO3,%#qiw%u#qOs)w$n#s*</r{#cw#'#,%#q+L%qP3w#@#qP",
"w%S#rvs/<w#/$w'R$s1<w%&',%#vLM5-b,%#vF9(PS,r*#q2w$1#qOs.,%#q*w#N#s8s9,%#q(w#R#s:s;u;<#(#w#,$rvw#)$r'w#8%,r*w*1$rvs:",
"w#~#s3FqIw%M#sDqK,%#t5,r*#q(,%#qe,%#qAw#z$r>,%w$($s6sJsKw#a#sLw#V#s1qOr>w#5#sNsKw'n#sMs.sOY#%sP-#q*sQw%e#sPF,%#v+3L",
"DD,%#v3Duee,%#v+3LDCw$.%Y#%sD-#csX/sY#c,r*#q;w#+#w$S$r4Y#%qN-#q)s_/s`#q)w(S(ruq0r4w#~#scqNFY#%sd-#q)se/sfw#C-w#)&w&",
"S#w(s$skw$a#rJqNFw%7#smw#b$slsnqNY#%so-#q)sp/sqw&B$u++2uLMN(#rssl,r*#q3w#]$w'd#rvsvw#]$s'w$~#Xw%H$syw#@#szsKw#9#Fs{",
"w#y$s|w%E#s}w$#$s~w#/#rNt#qMw#;#t$w#5#rNq0t%w#)#q>w#)#rJt&t'w$B#swsxt(w#6#rwsDI(#rwt)t*w#6#t+t)t*Y#%t,-#ct-/t.w(A$q",
")w#s#qNr'w#M#r4t1w#)#rvt1uDD|#(q%uLMF2#rXrXw$b#q><w#]#t6w%q$t7-#q)t8/t9w%q%w-8%q>w%R$t<w#C$t=-#q)t>/t@w#C(w$~#t#w$~",
"#tCw$~$tDt#w#;#tEw+~$w&M%w#H%t&t%w#t)w#B+w#H.%#rSt#w):#rvtPw&>#rSqNw#s#rvtRw*;$qOw*H$tT<w&m#t6w+G#tUtVw#f%w#4)tYw#}",
"+w#:)t^w#4$w$>$w%@'w#)%w+Q#w$$$sHw$$#tew$$*tg,%#rJw#>$tiw#>#tjw#>$tfw%W#qNFw#.#sww#9#qFw,{#w.b%rqtotpw#:#tqw%O%,%#q",
"mw#J'rrt6tuw#)$sww#g$uLMF2#<<L%qQ;uTU^r0qRqQFw#M#qFfDq%3qT$#u;><#3u;>A<#$=9qd##.%#4;)(##:u;><#3Z4#'$=&B$'Jr,#r)V1%#",
"'[%#r''+%#r;'9D##)D##:uTUlr/#Xr+6w#A#+%#Btzw#2$'w#2#uTUlr,#r)s(w#Z$+%#7')%##h:w#Z#C%#AFuLNl(#'<w$-#'w$-$hE$'uDG5r4r",
"4r|@qh##WEw$$$qk##hIw$X#q%.%#7q&w$^#4@2##7h>&#$=02#7Nty#0(#s=Sru'0%#<b#7]#:3w#A#KD##h9NOw$&#tvw$&#w#3#h=h7b&7$7^(#A",
"M(#h7'w%)#4w$;$%##h@Ww#G#7hNbw%D'w$d$tww#a&NhMhGhF&4$4M(#Ntxw$}(K%##hNhRNw#z#0%hAhB>'w#s$K(##hThMhG^(#hMuLNg(#hG'w%",
"Q)hF$'w%3#>w&n)hJ$w&Z$&hP$hP&hR$hLw$M#h]hOhB&i&$i&u+-~u++mf%#3qV$#w'2#r+w&W#w&D*#$'&4$=w&~$w#@$&:$:0%#>:'7g=w#_(r3#",
"q&Fw#B#Jr3#c<w'w&7w#1#q&w#1$w'N$w#S#2#3qY_(#_%#w(l)w$2#r5w$o#w#,#>w$;#w$S#r7w#]&'AuTUlr8#q3r+'12#'&>$6uTUlr8#q6r+Ow",
"#1$G$Gw'V#G'B&O$Hw#c#bw#l#w#c,h9uTUlr/#q9w)(%uLMk2#'<&h:$w&*$r<w#N#uTUlr/#q=r+h@w#@)h@$:uLO)%#FrA`%#'FC%#hEw%6#'q:u",
"LO'%#hGrAw#P$w#m$uDF+r*#:uTWA%#4'rBw#Z%hJ$hJu~%b2#h<hGWh:AO'Nw%V#D#3qZw%V%_2w%Y%ZrCw%H#w%Q<*=A&8$:w%P$P*=H&>$>&E$Bw",
"#Y#Nw#Y0h7.%#h73w%M$4*=w&/$.%#h9w#5#q=r+h;w#5#G$G&h8$h8u+-~w'09rDw'00rEw'09qBw'0:w#c/h:w'0)w#c$r/#qEr+h=w#1$w#c#%w#",
"c$w&R%h>$h>02#Ph;'Hw&N6rHw&N0w$o/w&N)qBw&N9w#Y(w&N:qEw&N2q[w$S(rIw$S'rJw&L#.%#>;uLO+%#'rNuTU}2#'G;w+k$2#E>'w0]$rOw#",
"H&7;uDF+r*#'uLO(r*#'rPuDF+%#'uLO*w#U#uLMk2#4'uLO+2#G'&B$Bw#Y#N'w$x$rQw#Y#uDFy2#7w.E#02#:P'4&h:$h8w#@#rRw#v&h@3w$>(h",
"B3w$>&hCh>w$>%rSw$>'3w$>#uTW@r*#'rUVw$@(C%#'r]uLO+%#8'w#a#E3w()&AW'Gw#a#r^w#a(w$)#r]w#H#6w$)'8W':&hR$hR02#h<h@'8w-h",
"&w&/)r_w&/'r`w%0&>w%0&B6'4w#;#raw&#(w%,(6w&H'8Gw%,%rbw&H5uDFyw&L/Ew*/'w%)#&h;$h9w#b#rcw#b&hAw%-)hCw%-'hDh@w$*%rdw%R",
",w$O%w%R(Aw#H%rew&X0rgw&X$w$P(w&]'>w&]$A3&E$E02#HS'E&hT$hT02#h=hHw*z%%#3q]_2w*z$w,r/rhw$/&Bw$/#Bw#'#uTWA%#74w*9'H;C",
"%#HrLuLO'w/N#uLNo(#Or;w#X#w2h(w*n$uLO'w*x#T(#h8w3(-`%#r;h<uLO)%#Ow3('<:'7uLO*%#B'&H$H0%#NH'>w0t#hAw0t'7'&hA$hA0%#h:",
"h>'Sw%&&q^w$|$w,.#riw3M&:qI+w$W#w#D0rjw#D(`w#D#u]^F%#;qJqIw#K$(#3q_w%o#w)*&w%l(rkw,5(w#($a(#4'^(#w6.)T(#86w#1(.%#W3",
"w#($w#N$w%F$(#8>':w,4$(#AO'8&S$Nw-d$w#($w#M%h8$h80(w,:#h7w%$&q`w$U$1%#rm1%#rnK%#hw:w%A.1%#ro1%#rpw%@#w6%%1%#rqw%j(D",
"law;q#1%#q(*rr=1%qJq)*rqqJ*rpqK1%#rrw4N#w#,#w#Q%*rsw%Z$rtw%/#uLP`qa#rvruuTXs%#rvq%'*rq=w#,#34*rp=w#P#Tw;E,w#l#w$G#J",
"r{#rzw0($:$:w9I#w#N#*rs=w;7$%#<>#w$L#rra(#:']#73Z'7=$7w#Y#8w'G#1%#rsw0w#4*rs=+%BGV&Ew#l%&h;$h;w#A#w#t#w'h$w$~#qN*ro",
"=w9d%w%r%uTXz%#rv;4w#G#w$T#w))$T(#7w'X)w%n#w$5#'*=Bw;<#gBu++mfqa#3qbw+40s#w#R#w%#&s%4##w%*#6#4w'W#qI]#:;w#t%w*6#6C%",
"#Ww:~%w&B#'.%#'3w#h#7w+''uDFy%#:w<P%#67'4C%WS=&N$N+%POV&b$Au]_/qa#b<<<w.Q#w'*$w$B$qa#4h<w$B%h@w$B,:=$:uLO'%#hH:w-j#",
"w@b%w$B$`%#7Fu]_/qa#''''uLO+qa#7'CqaHP=+%GEV&O$>&hL$hL0qa#ShBOBw);&qc_qaw15&s#w$u#.%#63Jr3#q*w<H$w,S$uDF~r*#'w/'#&B",
"$8w(f$Aw6t&4G'w#k;w#](6$7w)9$B&8$8w#]#8'6w7A&qT$#uDG5rvrvr|u+-~u++mfqdn+3qe$#9%#m-uLNF%#'s'uLNI%#4s'w%G$Uw%Q#<+w*|#",
"wCW)w#-$w>m$w>E$uTU{qd#'8Aw-P$n53qf_qd#$wDv$w,C#7;uLNow-;09%#m6w#g)`%#BGw.8$w08$6w0Q#>0(#EP'>w$r&qgw(}'Zs+w#e#w$W#F",
"wE9%u]`qw$i$F*s,=w+=#*s-<u+-~u++mfqhn03qiw1h'w&X#r4w%7$C%#6r'w#-'>s.wB1(s0w#w#wEf#r>w#6$w)*$(#s0A'wDY#s2w%#(C%#Sr;w",
",g$w#F&s2E'7uLNI%#h7rv[%#r4w9{$F*s3w+.#s3w#/%s4=umoPqh#h=h9h7SHw6`$(#3qjw+3,w.f#s5wGw+'s6uLO+w&|#w2r#s7uLO+w,V#w$F#",
"s<w+V$Ew72%s>w0l&N<&P$w7,$s@w$f&Bw*0%&S$7C%#Es9w$t#rv&h7$h7u~%b(#s=E>B76w80%qkn`3qlw'[$w&c%#$w.0#s,.%#83w-p$w)3#9%#",
"n%w)1*w#N#sAw$0#w'o).%#Ow2V#Nw#Y%w'y$:w()#'Fw#(#Ew*N&Ab'Gw2($w/6$w%R#s'.%#h<q%w#H#4w#Y$'s'w$'#sCw$'#)(#hZGw9W$(#sCh",
"8'4ueg@qk#AEB6w28'qmw(2'w,[#4w.Y&47w-:%8w-:%sEw.Y)w0p&8w)}&w>c#r{#rzEwA+$:$4w6L&':<7+%ON=&P$P+%AHV&W$GgNwGd'w+D)w2C",
"*w@T&w's(sD+%#sF'wA*#w#:#sGw-W&AFw#@'7'&A$A0%w:)#Ew%=&wIE&w#Q$w$.)w:*#w/:$w#`'8w7F1w#W$+%#r4:w$))w#I,w+l$4uTWY%#'Vs",
"Hw,7&qnw&R%w#C$)%#b:w3d&4'w,=%uLO)%#>sIw;J#>uLOJ4VsHw3O&qpw#V#qow#]$qo#$#/sR#q*w+/#uLO)%#'sIw4q'6w4q$AuLNmw&2#a(#6H",
"Mw.0#]#6w3m)SuLNo(#'sPw&P(1%#h:w(b#sP)%#hWw,.$wNx%w5d%a(#7sP]#4;Z'4=$4`%#sS6w%W'GwP3#hZw)n$hCJqo#hFE*='w24%A$8w#i'B",
"w(s%A#4w#*#P#:w(z#sP]#8;Z'8=$8Jqo#hQw%o#w#_$w$j#4uLO*%>B=+%68V&H$7a(#GsTw.8(1%#hYw$n#W*hZw#/#h^w%($*h_=&hT$6&hK$hIw",
"$@'hKw%)01%#hfw'}#Fw+9#qM4w%%$Bw+u$)%#i)w%i$hm)%#i#w#<$hhJqo#hkOw%>$w5Z#N$E&h[$h[w$&$(#ruh^w%C%haw%C$hnhcw%C$:w%C&w",
"$p#w$y#Ew#,#Jqo#hyGw%L#a(#'sUw<;&N8wB'%w*f%qo#i$Ww#F'sT1%#i+w'w#FMw8_#1%#8w*)#sV1%#i.w9d%i/w%f#Ew#P$w'}+i7w%7$w,@.*",
"i9=&h8$bw=.%hHH6s=b0%hC<6hDb&hG$hG+%hEhFV&hJ$hA&i/$i/w%<$hEhB+%i1=V&i3$i+1%#i;w)I$M(#sWw,c#i@w#-#w14%w%Q$w*R$rPw3m%",
"iCw2Z#1%#iEw+-&qqw+-&qhw=x%rsw._*w'N#sD]#43w'N%Jr{#sZ6*=<+%:6qM&8wVF%w#W+:w#W%s'w#W%w$C#.(#b;+%#h8>@2#p#+_4'.(#h9q%",
"w%{()2#o=6&7$'w48$2#'784)%#mBw/U#sZw5h'w:o%WSqM&b$Pw$;'w&i#sDw%O()%#j*hIw-0()%#j%w4+$sIw,h#uLNlw%z#1%#s4uLNlw>N#w'e",
"$w&,-w0d#w-2%w#g#w$D$w(B#uLO*w4s#umq1%#>F<<'WwMB$h9$h9w#G#w@z-w#i$s[w$w'7$7w.A%qr_qkw&j%/qo#q*w#'+w%-1w#5#w0S$sBw4B",
"'3*A=*E<ueg(%#j<:H4A1%#HuLNm(#4w$>)u]`v%#s-F<6w3p#w1Q&<h78w>;#<h88wAV%w'N%7Nw+N$6b#w,I#s-w)+$w/G,s-w*6$w&m'w%J-*s-<",
"&'w<c$hLw($#'8w5N$KD#i4B'hNw#W#uLNm(#h7wCu,w%6*w5l%s.*hQh=*hPh:ueg(%#ja:hR'hQ1%#hRw;M$%h;h<O=80%h>h@O'8uLNm(#h@w%K/",
"hCw%K#w%8$hB$hB&hE$h<ghAw*[$qsw&n#w2f&.%#:3w%C$w#b(.(#Bcw=&#w:o&6>'7w$l+s4+%#PHKD#k&AwH<%+%#HFw8W)wDG-9%#kEw)_(9%#k",
"Zw3y.w4r&'hBw#($w#7$BwF`#H$Hw(h#p#-P3qtw(h%w$y$@%#i):w,s#w(a.KD#hPG6>w*)&s]w#z(G*4=w:P#gGu++mfDp#-Pw%j-(#:cM(#s^wG9",
"$w#t$w++-.%#A3w%`&HAKD#kUwN0#6$6wU0%quw7%%rl#saw(y#w#[$sbw-.#U%#sh><Jrl#sgwWd%6$7w#Y#w00#6<:uLMk2#BwJE%#3qvwWK'wB9$",
"w#o#:*=w#n$siw$J#U%#sj><wLj$w#s#wIg'wH]+w#P#slw$>#uLO'%#6VJrl#srw$=$w>,$[%#r>w#;#7w91$ss&G$>w#E#Hw$`$w+C%7w9q&D#3qw",
"wQ'*Zstw3'$rl#sr8*=w/F$wB@#wI]#w;-*uLO'%#Hw$;%wX}#:$4uLO'%#OVwPV#suw#9#w&)$w91#7w'=#w.=#N$NwbH(wLx'sDw:>,)qa#o,w0L#",
"n]w/j#nO49%#Ew,+$Jr{#t/w%H$9D#nI+w$U'w`Y$w'f$w6V#E*>=w+B#9D#nOwg4#Pw$#&qx_(#$#wI2#4wGP$wPx'wC@%[%#4t0wL.#w$1#t0uLNm",
"w(b#w#D#2#3qyw$p%w&Q#r4w%j-)2#i0wD_#w#,#i1t2wUX&4:'w*D#w#T6i9t1w#T&i:t3w#T2w&p%uLMkt4#''U2#'OwI3$%#3qzw<L'wE1'uLP_%",
"#rv6*:w,~#6T(#>w&<#hS'uTY#w%G#GT(#Ew#3#hV'w-m#w8+&w/l#P6w/l#wf'#A:wg/#hVwH~-&Ww7h$wUe#h9wB:)wMa#wO;#w<M''h@w*r&rX6'",
":w$:$'uLNIw#>#T(#hDwOS,hFuLNl(#hHw/#(O'7)%#hqw$A#hmw+m#'r4F&hI$hIw2@#h9wLE%wIu(w;w'wOb-qNwD+))2#iy6)%#p#+|wC@$PwNC$",
"wS$%w/{#wOw#6Sw/a+iEw.E$w)C$w5&'w%2%BO'6@D#i_h7w#d$3H+%h:h;=w5g#+%h7h8V&h<$SuDHI(#rvw#p+iOw#p#hDw#p*hCw.L&wMr%w%**w",
"8{#qNw=~%w&&&rpw#B'wFQ%68#4w5U$wm=#w#I(wUP#w(j%w+()9%#il)2#jNh:)%#p#,QwVM%w%<,w4*$SbA=89D#p#+,&S$S`%NWV&h8$P@D#j+hA",
"h8we+#+%h@hAV&hB$h<w$x#p#0[3q{w2$%w',$T(#4wHq$w(S$w3x#;w(b)w%#)w%B*w;r#)%#p#,d6+%#b'@2#p#03ru'@D#j^B'+%>BV&G$:&H$Ew",
"#b'Hw#b3p#,nw#b#hAw#b#p#0=s=w#b#jhw#b+h:$h:.(#hEw<3&wUZ)w&q.w#p$2#k#6)2#p#/$w#j#jt>'+%8>V&B$7w`##wCP2w'Q*)%#p#-)8w3",
"t#hWw$1(.(#h];)%#p#-.A+%#h^w$i#p#0Z7w&(#haw$U))2#p#/8:wc]&6G'4wa1&t5O':@D#k.h8'&b$bw)J%h9$W&hb$hbw'.#p#1>w'.,w)09)%",
"#p#-D8+%#Awn.%.(#Ow8C$w$I)%#p#-KPw%$#Sw,V'Ew8V*.(#h;;@2#p#04'Hw@P&HG'7U%#t6h9w4k#w5+$t:w4k#w#V#t;w#V#U%#tBh>w5+(tAw",
"5+'w);0p#1UwT4)wZ2(sww'W>%#kS6w6C#w]3$w*c#7wG'$w(H&w<}1w#G#s'*=rXw>-$b$Ww$$'bw&<3kdw=@#hBt$wQ@$uLNs(#'t$uLNg(#tFw&=",
"*2#l'Pw[@$w#{#>w%d&tGw#>#+%#t%E)2#l-wl^#';w$d'w-l#w#H#t6w#H&t&Ww&N#h=w9(#t:w5E$w#M#w8Z#w:U#w#M#tHw#M&tIh;U%#tJhEw#M",
"#tAw#M0&h<$h<&hF$hF+%hGhHV&hI$hDw%h1^(#tKw#0(+%#hgw.G$tEw(B&tK8'7wXZ&GhOwT>%w#M$[%#hmw%o#s'w.T%*=rXw#>#tLw%Q':w#9'w",
"#l#wdO#&hq$hqw;e,r{#t/w;e(tMw.2#w#[#>w8$(w;d7w#f(w&8#wH@#w#S%w#k#tNw#k&tOBw#kA(#3q|wqz&%#w#,#(w<[%wLx&s=w4'-t#]#:q%",
"w.P*(>B'w#E%:w#E%r'w4I)w4.#wPN$qMwAQ([%#h@t$wLU$w$q#tQw#J#uLNo(#Bt#wVl&tQEw#<%w$)%S$w]g#>s'M(#tSw79*h9w8z$hjP)%#p#/",
"@w'-#wAL)Na(#WhPw#N(w#,#hQw#,'hTw9a&p#0sPwJ`,O4KD#p#2Fh]Aw^r$w)}()2#hohDKD#p#1khaNw#O$wW7#w#A#tWw),&hZw),+hKF)2#i('",
"C2#'hdC2#hAhe@(#p#/w4w)|$0(#hcG'8w0*$(#hdh='B&hZ$hZumqA(h[hdhIhdhE=A+%hXhYV&h]$hV&hc$hc+%hahbr'&hf$h_ghew'Q$q}w'Q&w",
"'N)w$>#tXw'5(w8[;[%#6w'0)w(f(w.H#wT_#w#n#tZw%-&8Fw#C(w[M#3Cw#V#wQ,#w<b#wT6#7wqw%(#tZSws}%w$+$wgF#h<uLO*w4c#wg%%h@hA",
"O=4w0<%h<h=w0<#h:wJv*<h<w0#3ms6U%#t[8wD|)w-M'wj5'x(;#w0):w$*$wq{#%#<hVhR7w*_'hWw&*%hZw&*>w#x#t]wD7&sawMC#w$I$w1X$uL",
"Mk2w%f#>$6w#5#wTz$w{,%w5.%:E'G)%#p#0Uw*(-Wa(#ShxM(#hww*X)w#,#h{w*$&p#2+w4/#w*$)Pw*$#p#3Zi&Ew*$(t_w#U't`w#U#^(#hOw)l",
"+hHw'b,i.w'b%wv2$w'c0hZP'Gw}g#^(#h[w#h+hTw#h,i:wt[#4w%H#<wFg#hghbwC2$.%#hPw#<#'8w%t$@(#p#1B8'w+P#0(#hkhA'P&hC$hC0(#",
"Sh@'Nw2&#0(hkhlhN=hDw,/(w&a#hl*=hTw4`$hm$hm+%hkhlV&hp$hiw#F(w(w+w5w4nww(w#t6w(w$w3o-w(w(w#h#w#u#taw+^.w#q.w#l#6<[%#",
"8w+]5t:8w#z$EAw]N#>w$c+Gw$c3o5w$c#tbw$c$w5(-w$c,&h=$h=w#l'h@w7F0w$W-w%3#tcwMV&t6Hw%b-wO9#w*3&B$wJ2$we@$w*3%wL:#2#:A",
"'w[K#Oj/w+p)rl#sax&p$KD#p#4.j5'8w:J$h=$h=+%h>h@V&hA$h;&hi$higiXu++mfDp#6Bw:O&w,Y1)D#p#018*td<w(##wL,#p#6>wv`)wQ..w#",
",#tfw,8$wdv'w#H#w3r#HwCV$9%#p#5Zw%X$wND#9%#p#/,w%j(wzg&:H'AwRf)wCk#w&L#h9'WwGY$p#6TwwV&w]'/t*w]',t/w]',w<w#p#6Uw#]#",
"wgr()%#p#2l'*rmw;X#p#2f4*rnwea#(p#6TwL|&wDP$M(#thw-P)w{u(w&*$wzH'BwK'*w{w(w#F#qGw#F'A':w8Q$p#6cx,U,Z7w#V#C%#:r>w#u%",
"w:S%>6w@r'wa<%wzl$w&.%w8d-wMm-wKm#wql#x#%-w~e#Gw2`%#<7'wQB#rXx,S'<G'8uLNs(#Pw#V0sHSw#K%x#;)wTE)p#6t3q~wPI$w]D#w%3%#",
"$'92#ox)%#p#3#'@%#oa'w1[#>wkY#wo%&'8<w$~#7>r48wp+#r4M(#tkwMq)9D#nww11#wN}#Fw#9()D#oDw1I$T(#Hw%U*w,5&wHa19%#p#+Z)2#p",
"#,<8)%#p#3@wJB1@D#p#+uAw-p)&N$Pw#q'NwH#3p#,IwMq#p#3Lw)'#p#+fwH(#p#,#wHo+w-e#hC$hC&hH$hHw+W#p#7I3r#wX~#w&*#w+Z1w8K5r",
"wwzG)wt$#sDw/n1w$u#=w$<%H$6^(#h7w#x(wFi#w]^,A'7M(#'tlw#F)%#hB3w)%$wZ0#wc;#Ux);$KD#p#0F6'h>x1+$hB$hBw$[#hFh@wQ#%p#7l",
"3r$w@+(wna$p#3Fx#x'w%A.@%#p#156G^(#x/s$w#6$w#I#`w>q#w6g#wGl(w%j%B8w%j%Gw%jHw#5&8wCi'Owk_#7w'v%N$BwE,#w$d#w-l#p#8.wP",
"u=9%#p#,^)2#p#-@>)%#p#4Cw(u*w&v%#Hwm0$qJ'tmw9n$w*<)%#p#,j)2#p#-Lw)P#p#4Ow#Z.w2J#x)T$wmd#<w8X$w];'hAwZn#6suuLO*%#h7w",
"[R$wW_#w9`$wZs$w3'#rl#srhGw#8'h=*4w1X$h;w2v&srx:f$w#=#Sw#S#w&U#W$Wx#n#+%hMhNr4&hO$hJw%f&(p#8O3r%wMW&w@<'wKH$.(#8wQ^",
").(#Eq&.(#Aq(umo8(#m6s=A4'Ew/'#.(#Pw#5#m8ruPs='x6r$0(#7>'8w4^$(#s=w:'#w=$%4Ow'u%S#4x)D$tnw$.&h=;wNB)w$2%hCq(uuwI(#n",
"8ruEhCs='hBw^m#wQ`#q&uLNg(#'trw#J+hJw#J#n@s=ShJru'hIw#J&hLw#6#nBs=h7hLs='hKwCI&78'6&O$Ox-M%BuLNg(h;h<wD0#tsw)t(+%#h",
"=VwJ9)%h=h>h8'wFG#tsh9wO`*&h@wmt%)D#p#92hBw87$hD$hD&hG$hA0(#hGhHhF4wHP$p#9#3r&w+>$w#Z#xC1$*tdFw[B#w+J&tdw,8$w+p$p#9",
"%w)p#u;>&Ftt9D#p#9gw'B%"};
/* onesweep.comp -DGPUSORTI_ADDRESS, 15384 words */
static const gpusorti_line gpusorti_spv_onesweep_address[] = {
"$uyu;<7h#u36-qDu36.h%qHuLMSuLN@uDE4h$uDEGqFh&u]`|uDE)h*uLMlh)h'q#h(qyuDEQuLM[uDECh,h+uDEEh.u]^tq$h/uLO,h-h0h2h1qBuD",
"E;h4uTUduLMcr%h5uLNhrgr7h3h6hAuDE*uTU_hBh=uTVzh8uDE%qvh>uDGLh7uDFXu;<0uLNBuLNkq%v$o9)Su+3euefUu#Am7u33U$u33Uqbu33Uq",
"du33Uqeu33Uu#`Iumnev;F+2Av;EfUjvASSBDv>e;26v@Q%3Sv<xdo-v=4}Fhv#-<VcuTU4Cv6RUmWv<bs>Dv/AM#F7u;;cu#`JCuuvzq($v@8$D$7$",
"w#$#uTU9gq4CCC:$q)q'N$7qG7Nq,CqGq+Nq,gqGq3Nq,q&qGq;Nq,q'qG&Nq,q(qGqLNq,q)qGqPNq,q*qGqTNq,q+qGqXNq,q,qGq]Nq,$qGqaw#(",
"#qew#(#quw#(#9u;<Aq,g:q-q)q'Nq.7qG7u;<Aq.g:q&q.q=:q'q.q;:q/Cq(:q0q)q+w$.$u;<Aq1g:$Cq*:$Cq-:$Cq+:$Cq):$Cq,:$Cg:q(q.q",
"Lu;<Aq)7:q)q.qMu;<A$7:$Cq&:$Cq':$Cw#/#C:q*q.u#U-:$Cq/:$Cq.w#7%q.q<u33W$u;;v$JuDDz$&7u;;v$&uDD|$&guTUK$//&&u33X$uLM:",
"$/)&uTUK$J)&/W$//uTUK$&/&&W$&&uLM:$)//W$&/uDD|$&q'W$qPw#8#qPuLM7$&&&u;;v$qSW$)qSW$J&uefi$&)w#$#uLM:$qWw#Z#)&u]^Xw#E",
"#&)W$qZqSuLM:w#.#uTUK$J&&&2$q*&u]^[$&&q_&q_w#4$qWuLM:$&qZqWuTUK$JqZw#F#&qZqW&W$/&uLM:$J&/w#(#w$4#)u;;v$/w#g#w#U#qW&",
"&umn|$))&&))/ueflw#,#))/W$J)w#k#)w#v$)uTUK$)qWw%1#)),&$q'^q+&qsv#$KM3q,/w#$#w$Y#&&q+w$N#q,q,@qt$q,uDDz$&C,_$q(2$q,&",
",&$7,_$q'2$q,/u;;|$u#`Ku;;rq-&u;;sq.q-2q|u#`Kq.,_$72$u#`Kw&@#q&2$Cr#@r$q&C,&$C2$C&@r$q'CuDE'$&w#b#w%I#/,_$gK&q/w#D#",
"gX)$ruq/r+,&$q&w#t#q0/u;;sq1q02r.u#`Kq12$u#`K/K&q2&w#C#q2r(,&$q3w#-$r1u]^o&$rtr2Or+X_$rJq29w#a&_$q&,_$CK&q37w#5#q3r",
"+w#))q/r+K&q4w#9$q4OK&q5&X&$rLq5O,&$qCX&$s6r<r=X&$s3Or>w#D$w#m#qCK&q6w#R#rvq6w$%$q4Ow#=%w#Z%w$=#rFw#;#ryq5w$[#vfMXs",
"pw#g#q5w#g%rJw#F#rKOw$h#rHrIrLw#f)q/w$O#w#r/w$(:rVw#Z%O,_$q+K&q7q+,_$q,w#m%2$q)&@r]$q)w#'4r&q(C@r&q)CK&q9w#H$K&q:Cw",
"#Z#q:92$q*qPu;;~)$K&q;sqX&$rPq;q9^$&rh2$q'ri@rjw($#q'w'N#syK&q<q+w$`#q:w$G#r}q9r(X)$rrrnrow$`#r(q9X&$s1rIrq2$q*)2$C",
"qP@rtq*w(l#w#q#rNq;q<,_$q.K&q=7,&$qiw%}#q=rxw$>#ry9@rl$q'w#'#,&w%4#q>7w#@#q>w%[#rvr~9w#/$w'V$s$9w%.',&$vLM5-b,_w#+$",
"vF9(PS,_$q2w$=#q=r},&$q*w#R#s,s-,&$q(w#V#s.s/u;<#)$w#,$r-w#)$qsw#8%w#~#s.w#~#s3Oq7w%U#s6q9,&$t5,_$q-,_$qe,&w#'$qAw#",
"z$r1,&w$($s6s=s>w#a#s@w#Z#s1q=r1w#5#sBs>w'z#sAr}sC^$&sD2$q*sEw%q#sDw)1#v+3LDD,&$v3Duee,&$v+3LDCw$2%^$&s62$q'sL@sM$q",
"',_$q;w#+#w$S$r+^$&q<2$q)sR@sS$q)w(`(ruq/r+w#~#sVq<O^$&sW2$q)sX@sYw#C-w#)&w&W#w)#$s_w$a#rJq<Ow%;#saw#b$s`sbq<^$&sc2",
"$q)sd@sew&=$u++2uLMN)$rss`,_$q3w#]$w'p#rvsjw#]$rvw$~#q/w%H$smw#@#sns>w#9#Osow#y$spw%E#sqw$#$srw#/#rNssq;w#;#stw#5#r",
"Nq/suw#)#q3w#)#rJsvsww$B#skslsxw#6#rhs6X)$rwsyszw#6#s{sysz^$&s|2$q's}@s~w(E$q)w#s#q<qsw#M#r+t%w#)#r-t%uDD|$)guLMF/$",
"rIrIw$b#q39w#]#t*w%q$t+2$q)t,@t-w%q%w-G'w#C#t0w#C$t12$q)t2@t3w#C(w$~#ssw$~#t6w$~$t7ssw#;#t8w,.$w&M%w#H%svsuw#t)w#B+",
"w#H.&$rSssw):#rvtDw&>#rSq<w#s#rvtFw*@$q=w*L$tH9w&m#t*w+S#tItJw#f%w#4)tMw#}+w#:)tQw#4$w$>$w/d+q3r+w+U#w$$$s;w$$#tXw$",
"$*tZ,&$w.w#s6q=t]w#>#t^w#>$tYw%W#q<Ow#.#skw#9#q4w-+#w.n%rqtctdw#:#tew%O%,&$qm2$q*qS2$q*qW2$q*qZw#V'rrt*tlw#)$skw#s$",
"uLMF/$99K&q@CuTU^r#qAq@Ow#Y#q7,&$q;,&$q<,&$q=,&$q>,&$q@,&$rk,&$/uLMPJg7qC%$@rs$q*@q_w#'.w#7#w#'/w#H.uLMUrs$q*s1w#^4",
"r)w#n1u;><$7u;>A9$%-<qS$$4&$07#L-4&$6C#Uw#+#8g#]-*)$$3u;><$7uDGP0$(%-#h9R'A%(;qx$qus).&$(uLND&$qs(+&$r((#h<-<J$$*J$",
"$8;q{$quqz./$(uDF+q|$(uTUlq~$(q}=uTUh&$(gq'#hE-+&$DtxuTUlq~$8q}(w#7%uTUlqx$qurwSw#r#+&$6(#hJ-*&$$`#hK(w#u#E&$DOuLNl",
")$(9w$N#(w$N$hUR'hJ%(uDG5r+r+rmMqW$$LAw%*%h]-4)w%*#h_w#+#8g#haw#+#5q&#hcw#+#3q'#hew#+#>q(#hgw$s%qZ$$hTw#^%hmw%e&how",
"%e&hqw#+#5q&#hsw#^&huw%u$6#hd(M/$$6hH#he(#hd9#hc9#hbs1'$%-1/$6h<tp$1)$s1`R(1&$9h@$6a$87w#A#BJ$$hCLTw%,#tmw%,#w#3#hG",
"]b'6%6c)$DQ)$b(w&J#0w%>$&w#Q##hw(w#J#6hWUw&h'w%m$tnw#d&ThVhHhG'0%0Q)$Ttow&*(B&$$hQh[T#i*(w$$#1&VY>(w#y$B)$$h^hNhG#i",
")(c)$hMuLNg)$hG(w#Y('hF%(w%L#>w(B(w&p##i5tpw$C#'hP%hP#i4R'hR%hLw$Y#h`hOY#i@R'i4%i4u+-~u++muLMP&$7qE%$w)S#w(m#qww'z#",
"w'a*$%(#38'0%-w(l1q}w(l&D-'>%>1&$A>(3u363-w#x';r&$q&Ow#t#;r&$q'9w)k&6w#1#q&w#1$w)*$w#S#/$7qGd/$d&w#&#w$U%w#'#4&$37u",
"LO)&$35uLNUr'$0(4&$(C#8w(2#07#3w#+#DCe&$r(AuLO'&$Gw#s%+&$(3uLMk/$3w#}'qId)w#z%w,F%w,1#w#''w,N*w,5'w%d#Gw%d#w%]#r*w%",
"]##A-'8%0w#3#q}w#3$G-'3%3w).#3(5#Hw#W$r,w'r$/$hN6h9r-uDF+r.$(uTUlr/w&2$/$(gq+#h:R#h9-'T%5uLNg)$r0`w(F)/$hUAVr+w&c/u",
"LMk/$(9#hCR#Y-'h;%3#`r3uLO)&$Or3e&$(OE&$hHw&Y#(q2#Y-uLO'&$hJr3B/$h`](w#j0#hF-uDF+_$3uTWA&$0(r4w#w%hOR#hN-'hH%hHumqA",
"/$h9ZIU(bw&6#J$7qJw&6%d/w'4#w&0&w$p#3w%x-5w%x.>w%x,Fw%x$r5w#W#B/$hz8Lw%x*uLMX-Pgq+'5%6B/$h}>bw$x$4&$]7uTUlq~$0w#C#(",
"gq''F%Fu+-~w'm>w'a+Fw$h'r6w$W'w$h&Sw#3$Fw$h,Dw#W$r8w'0&i96Uw'a1bR#Uw'a$B/$i=>h:w'R6h<R#h;-']%]1/$3A(Dw&XHw$p%w&X)w$",
"p%w&X3r9w&X&iVw&X8iYw&XAqKw$S)w+1&#08w$&#r:w$&#w#,#r;w%|#;q_$=w-<$uLO+&$(r@#0w$i#w#K$rAw#B&Iw#B$uDF+_$(uLO(_$(rBuDF",
"+&$(#L-uLO*w#R#uLMk/$0(./$]uLO+/$(0w+2#A%Aw#a#rCw#a#./$h<uDFyw%R#Z-w0Q#'h:%]w#@#rDw#}&Vw.B$w$@/rEw#B&hFw#B$w$@#uTW@",
"_$(rGSw$A$hHw$A%E&$(rM.&$>w#b#0#=w$A(rNw#b&hQw$$(rMw$$&w1/#./$hTw.T&w&18rOw&1'rPw%1&=w%1$Fw%1$w#;#rQw$,&Gw&J4rRw#B&",
"Pw&J1uDFyw%0#h9w&N-Zw&N%`-'D%D'h;%h9w#i#rSw#i&Yw%40w#B#rTw#B&hGw&T4rUw#B&hLw&T,rWw&T$w$K$hOw&X-=w&X%Fw$K%hR%hR./$hV",
"w3<&qLw2i*w;45w1j.rXw$G#4&$H7uDF+_$Hw#'#uTWA&$60(#IRw1g#>%54&$UCE&$Ur=uLO'w0$##H-uLNo)$]r(w#b#w50%Lw50$4&$Z7uLO'&$(",
"Zf)$`w5P*h99w#C#w3p#hCuLO)&$H(w-&#8%8w8a#8(6uLO*&$=(w&d#G%G1&$TG(>#V-w1p#hGw1p'6(#hGR#hF-'V%V1&$h:`(Pw%_&qMw%X$w6p#",
"rYw5r&8q7+w$p#w#D0rZw#D(ew#D#u]^F&$CqJq7w#K$)$7qNw&K#w)e#w&H%w>4*w%5#r[w&7&FCw#($uLNq)$0w9(#w9#)f)$35w#1(w&E#7w#($w",
"#N$w%[$)$3>(8'=%=1)$DH(3w0F&P%T4&$h;w#S#h;w#S%w5A&w08#)$8Iw3n%&$7qOw$k$.&$r^.&$r_B&$i#8w%V..&$r`.&$raw%U#w7l%.&$rbw",
"&#(Jm2wBe$rfw(e%.&$q(#rc-.&q8q)#rbq8#raq9.&$rcw5n#w#,#w#Y%#rdw%o$rew%D#uLP`qP$r-R#F-uTXs&$r-g(#rbw#,$70#ra-w#S#fw@a",
",w#o#w$R#;rl$rk0#-w%r$w<X#w#N##rd-#U9w>P$&$9>$w%$#rcuLNq)$8(a$67uDGP(6-%6w#]#3w'k#.&$rdw9{#0#rd-+&=FS#Y='Aw#r%'h;%h",
";w#D#w#z#w(2$w%+#q<#r`-w<m%w&'%w%Y#uTXz&$r-C6#(w$t$w$b#w)^$f)$6w'})w%~#w$@#(#-=w.y#u363=u++muLMPqP$7qQw,>*w&M&w#'$w",
"Ev+w#;'rfw):-rpw#|##Drr#Aw%^'rr0$$w%e#5$0w(J#q7a$8Cw$H%w+>#5E&$`w>_%#h9w')$w=/$7#h:w#t$6w,B$h<6w,B#uDFy&$8w2{&1&$56",
"(0E&LP-#hCL'T%T+&IHS#YI'U%Du]_/qP$U999#hFR#hEw;C#h9w('%h@-#`w$a%qP$0h<w$a%h@w$a,8-%8uLO'&$hR8w/^#wE}%w$^$#hJw-g#6Ou",
"]_/qP$((((uLO+qP$6(EqPGI-#hOG+&FAS#hNF'H%>#hVR#hUI'hL%hL1qP$PYH=w*V&qRdqPw'R&w&9%$%w%V#37;r&$q*w12$w.1$uDF~_$(w4c$F",
"-'=%3w)|$Gw>p#F%F1&$0F(w#u@w#g(3-w89#w*Z$Fw8u'&$03(5w9f&qC%$uDG5r-r-rmu+-~u++muLMPqSnk7qTwBT)<&$ma#0-uLNF&$(rvuLNI&",
"$0rvw%v$[w&$#9+w,Z##3-wIO)w#-$q}w/M&6(uTU{qS$(3w:n$)nu7qUdqS$%wK@%wHW$uLNow/)0<&$mfw#g)e&$=Fw0/$0(uLNo)$5(wE%$)$AI(",
">w%$&qVw*F$w#e#rzw4d$wEd++&$>Ow:h$(u]`qw$y$O#r{wEj$#r|9u+-~u++muLMPqWnp7qXwE1(wM~2E&$=r+w*4%3-E&$Aqsw#0%>w#0#Gr}w#0",
"%=w*B$s#w$F#E&$Lr1w#9$w*=$)$s#L(6#G-c)$s%w%Q(E&$h:r(w.k$w#I&s%A(6#P-uLNI&$h<r-uLND&$r+wF'$O#s&w-(#s&w#/%s'-umoPqW$h",
"Ch9bPGwGi$)$7qYw--*w,}&w,m'uLND&$>s(wNi+(s*uLO+w'b$>wDL#(s+uLO+w0b$w>J%s0w-9$w6R#s1wOD#w#6#s2w3H&U9#LR#T-'I%0w#;#s3",
"w%,&=w+W%#]R#bw36#6w&.#s-w%A#r-w31&b%bu~%b)$s1A>=65wIf%qZoE7q[w(]$w8</w5,&uDGPrzw*]#.&$r{wI)#7w0U$w+E#5%6<&$new+C#w",
"*[)#Gw%*$s4w$Z#w)1)4&$bw5c#]w#c%w);$8w)H#(Ow#(#A#h:w,,'DU(F4&$`7w2+$w&5#rv#h<w5y#Ygw#N#0w#`$(rv#`w$0$s5w$0#*)$hcFwN",
":#1)$s5](0#Y-ueg@qZ$DA=5w5E'q]wK_/w#'#ewK^##6-#0w1/'03w/N%Fw/N%s7w1/)w4$&3w+_&wDR#rl$rkAw%K##PwDR$#P9w:6&(896+&HT-#",
"]H'I%I+&DGS#bD'L%Fu363TwNf+w-5)w5g*w$%#w)&+s6+&$s8wL0$3%8w#=#s9w/k&DOw#C'6(w(m#D%D1&$3D(Aw%g&wNy#w#T'w$4)w>K#w1e$w#",
"c'wM|%w;4,w#W$+&$r+8w$,)w#I-wPM05uTWY&$(Ss;w.<&q^w',%w#P1*&$h<>w7I&0w#_#8q}(uLO)&$As<wA&#AuLOJ0Ss;w71&q`w#d#q_w#j$q",
"_w*I3sFw#3.w*^&w#/'w-=#uLO)&$(s<#I-#Gw9-(Lw9-$h:uLNmw'*#uLNq)$5h;Qw0v#a$5w7{)VuLNo)$(sDw'H(.&$hFw*&#sD*&$hiw.C$hJ#h",
"C-#Yw:&+uLNq)$6sDa$0CuDGP(0-%0e&$sG5w&O'Fw%d#hlw+>$hC;q_$hMA#-(w5P(D%3#hL9#hK9#hJw#u(=w*1%D$0w#*#I$8w*8#sDa$3CuDGP(",
"3-%3;q_$hX8w']%FA-#hXF.&$0uLO*&>=-#hX>+&53S#hW5'G%6uLNq)$FsHw0l(.&$hew%-#L#hfw#/#hiw%D$#hj-#he9'hT%5'hK%hI#h^w$O(hK",
"w%E0.&$hqw)4#Ow,|#qM0w%A$=w-b$*&$i:w&.$hx*&$i4w#<$hh;q_$hrHw%Z$w9K#hnI'T%A'h[%h[#hmR#hlw$/%)$Rh^w%[%haw%[$hnhcw%[$8",
"w%[&w%##w%,#Aw4b$q_$i$w%X#(uLNq)$(sIwB=&T3(wGi$w,,%q_$i+Lw#F'sH.&$i6w(F#OQw=;##i+w%c#3w+I#sJ.&$i9w>N%i:w#8#Aw#S$w(O",
"+iCw%D$#i4w-v%i4w-v+#iE-#i@9']%U#i7s1wC3%hHG5s1U1&hC95hDU'hG%hG+&hEhFS#i6hE'hJ%V'i/%i/w%O$hEY+&i1-S#iAi1'i3%i+.&$iG",
"w*-$Q)$sKw.>#iKw#-#0w8%)w,V1rBw7:%iQw2E#.&$iSw,`&qaw,`&qWw+u+wXO2w,j#w:a#w0x&Aw(=%s6a$07w(=%;rl$sN5#-9+&85q;#H8'3wa",
"2%w#^$Hw#^(8w#^%rvw#^%w$v#4)$ZC+&$h@>M/$p#,O0wIP#4)$Vgw&h(*/$p#+-5#h@w@N#(#h@5w7q$/$(630*&$n'w1~#sNw9e'w@_%LPq;#hFL",
"'U%Iw$K'w'_#s6w&2(*&$jFhPw/+(wcM%jAw#+#w7Y#s<#hJw8Y$uLNlw&g#.&$s'uLNlwE7#w(g$w&u:Iw.s(w#}#w$^$w)Q#uLO*w8X#umq1w;W#9",
"9(bwKa#'h<%h<w#G#wFt-w#v1sOw%B'3%3w0`%qbdqZw'd.w#'2#39#5wAM#w%d.w#5#w3C$r*w7g&P7#G-#D9ueg(&$j[8I0G.&$I#L-#T(uLNm)$0",
"w$e)u]`v&$r|O95w75#w4G&9h:3wDn#9h;3wGp%w(:%6Tw-'$5U$w.+#r|w*K$w1K,r|w+i%hC-w'P'w%s-#r|9'(wBh$hOw(p#(3w8y$BJ$iE=(hQw",
"#W#uLNm)$bwJ;,w%@*w97%r}#hQZ#hPh:ueg(&$k#8hR(hQ.&$hR#hX-#hWwAD%&h;h<H-31&`h@H(3uLNm)$h@w%T/hCw%T#w%B$Y%Y'hE%h<u363V",
"w+w$qcw'3#w5W&wh:#7w%L$w#b(4)$=q'wBy#w@7&5>(wUm$w$r's'+&$IGBJ$kHDwN}%+&$GOw</)wJc-w(l,<&$kmw*U(<&$l'w6k+>wkL'w&D#hE",
"w#($uTUlq~$Dq}=w[-%T%Tw)>#p#.d7qdw)>%w;o(M&$i058wL3%w),.BJ$hTA5=w*q&sPw*q$w#~#FwVK#3%3u363Fu++muLMPJp#.ew&&-)$8q'Q)",
"$sQwMx$w#t$w,$-w@9$w%x&GDBJ$k{60('5%5w]s%qew$c(;r]$sT6w$;#w#`#sUw.=#[&$s[=9;r]$sZw$T$wZj#5%6#=9w#d#w2,#598uLMk/$=wQ",
"@%$7qfw`;'wGS$w#u#8#-w#t$s]w$T#[&$s^>94&$>Cw#y#wPV'wOF/w#T#s`w$I#uLO'&$3S;r]$sfw$H$E&$Fw<H#r1w#;#6w<W$sgwJm%>w#H#w.",
"F#wg^$w+y%6w=A&J$7qgw&A'w#~#shw56$r]$sf3#-w0[#w#m#>wPI#w>`*wiZ#w$B%#-Gw4l#uLO'&$HSwX$#siw#9#w,Y#w/D#(6w'R#F%Fw(M'w>",
"R$wSu's6w=k,wP{,w#'&*qP$p#+#>#5w13#oIwcF#*&$o:0#5wJg#Tw(W#D#3-;rl$t#w'7%>wq$#o3wJ4$w$y#wn.$w(B$w96#Aw4C#0%0<J$o9+&$",
"=Iw$G&qhd)$%$wOP#0wMM$wXZ'wHV%uLND&$0t$wS>#w$7#t$uLNmw)=#w#D#/$7qiwe<)w#''w%H#w'/#r+w&B-*/$i;9w`^%w#/#i<t&wl-%81/$0",
"8wJb$w#^9iEt%#Lw#^'iFt'wDg%w#^(bw#^(w'Z%uLMkt($(([/$(HwOP$&$7qjwAH'w_48w)V&wJ{$uLP_&$r-G#Dw#{#Gf)$Hw>x#h_wDv#uTY#w&",
".#L#AwJX#Pw#9#hb(#D-w/O#w;L&w1T#L6#]5w1W#1&$>D8wrJ#hbwOZ-#h;R#h:9'Lw;2$`f)$VwG;)#h:rIwU1#wWF#wAC'(hGwU;#w,A%rI5(8w$",
"P$(uLNIw#B##Yw$U#hKwWd,hMuLNl)$hOw0t(H(6*&$h|w$P#hxw-E#(r+O#hPR#hO-'hI%hIw4D#h9wSO%wPg(w&*,w*8&#89#6wC=+w#*#AwIV%q<",
"wIV)*/$j45*&$p#-*(#Iw$c#(UwV(%Hw[i&w2:#wH4#uLNl)$5h:w$~(<&$iZw0K$w*p$wQk'h:w%c'=H(5MJ$itb(w*E$G+&h:h;-#Yh:'h9%h9+&b",
"]S#Vb'h<%PuDHI)$r-w#y+iew#y#hIw#y*hCw0[&wUC%w%W+wL#)95w<L%q<wCE%w'j$=w8e#raw0d#w#H&6w7Y%3$0w8@$wy^#w'8(w_^#w*3%w,q)",
"<&$j(*/$jih:*&$p#-_w`c%w%[,Yww1&PUD-3<J$p#,*'P%Pe&TLS#YT']%IMJ$jDV]'`%`+&h@VS#hEh@'Y%h<w%:#p#2.7qkw4Y%w'x1w#'#r)$q*",
"f)$>rvw)g(4)$ICw)u)wII)6w%i,w@p#*&$p#-v5+&$h;w|[#p#1QR(MJ$j|=(+&>=S#h:>'F%8'G%Awg.#w#h&Gw#h3p#.$w#h#hFw#h#p#1[s1w#h",
"#k*w#h'hDw#h%h:%h:4)$hJwA1&w'*#hFw#v(0w#v1/$kC5*/$p#0Aw#p#k6>(+&3>S#hO3'=%6wn)#wHP$hNwHP/w(.+hTt)*&$p#.;3w6s#h]w$=(",
"4)$hbC*&$p#.AD+&$hcw$x#p#1x6(x$M%hfw$e)*/$p#0U8#haw1v$1/$5F(0w$=#1/$t)H(8MJ$kM]('U%Uw*C%heb'h9%L'hb%hbw'e#p#2sw'e5r",
")w*)>*&$p#.Y3+wjy$A-wu+%Aw$a#Pw;y$w$e)&$p#.aIw%C#]w.;'Aw<0*4)$`Cw(%#(GwWD#6%6[&$t*]9;q_$h;w`=$;r]$t.6w8>&t/w#V#[&$t",
"5`w#D#Yw~;%r]$t4w#D#w,9#'h@%h@+&VYS#hFV'hC%Zw%M#p#31w/%&w294wdw+skw'>$>w(C;&$k{5w9v#wgS$w+{#w$C#w)9%Pw)9$wDt2rl$t#r",
"v#-w1p#0#h;R'U%Lw*D*Uw&l3l/wBI#hGstwYZ%hC-uLNs)$(stuLNg)$t9w&j*/$lPIwf.$w$(#>w&3&t:w#>#+&$suA*/$lVbx$[$w$p'w&3#w#H#",
"t*w#H&svLw&~#Zw<n#t.w8Y$w#M#w<=#w>C#w#M#t;w#M&t<h;[&$t=hEw#M#t4w#M0wGX#'hF%hF+&hGhHS#h`hG'hI%hDw%t1c)$t>w#0(+&$hlw/",
"o$t8w(q&t>3(6wbZ&FhO(wo*)uLND&$hrw%u#rv(#hmw:L%#-rIw#B#t@w%W'8w#9'wxc$=%=#hvR'hq%hqw@[0w%u#w@['tAw/G#w#c#=w;F)w@Z<w",
"#p,w&P#wm8#w#^%w#u#tBw#u&tCw4K%w#u$w_L%#Fw#u4)$7qlw}l&&$w#,#)w}u&x2e3wO@'w-*#>s1#3wSI's1Aw6]%Iw6]%ssa$8gw//&Hw#H&>=",
"(w#H%8w#H%qsw7%)w6a#wWG$q;wMu)Zw',#hHstwS)%w`2%tEw#P#uLNo)$=ssw`2&tEA(wc4$w#j$'P%wgU#>rvQ)$tGw*I)'h9w<a$htI#hIw*{#p",
"#0fw)7#wF.)T#hL-uLNq)$LhXw#T(w#,#hYw#,'h]w=P&p#2FI#hTwPP%hTIwPP(H0BJ$p#3rheDwJL$w*{(*/$hxhDBJ$p#3=hiTw:e$w`H#w#A#tK",
"w*'&hZw*'+hKO*/$i2(E/$(hlE/$VhmM)$p#1C0w*z$1wbh#(3#hmw~4$1)$hdZ(='hZ%hZumqA)h[hdhIhdhE-D+&hXhYS#hlhX'h]%hV'hc%hc+&h",
"ahbqs#hmha'hf%h_u363hew(:$qmw(:&w(7>w(@+w(D*w#H;#Ps1#Lw,M$tLw(H$Pw08+w2~%w<J/uLND&$5w(C*VwDh)w0U#w]m#w#t#tNw&0&3Ow#",
"C(wO>#7Ew#Y#wXo#wBQ#w]/#6(wf]$)$tNP(Fw&l(ws8#h<uLO*&$V(#hUwrk&h@VH-0w9x%h<ZS#hTh<'Y%h:wNn##hRw%$(h<w293n[5[&$tO3wJp",
")w/W'wvl%h^wvl#5w2@=wO{$hT%hTw$-#hihR6#hcw,*(hWw&<%hZw&<@hnw*6$tPwJ$&sTDw$R'w3x$uLMk/w]2#htx#Z$w#8#w]y$w6q%hww)@%/$",
"8A(F#hyx'b#hz*&$p#22w+T-P#h|w+T#Ui/Q)$i.w,.)w#,#i2w]f$/$i**/$p#3o(#i(w]f$./$i,#i)wA`%/$05(8BJ$p#5@i;Gw'H$w#Z#tRw#d'",
"tSw#d#c)$hRw+D-w(6+iDw(6%;q_$i<wu5'(w`I$(w+G&h_H(A#iHx/V#Ic)$h`w#o+hXw#o,iQx&E#0w%k#9wLy#hkhfwHZ$;q_$iMw8U$w#1#>uLM",
"k/$8(M)$p#3%>('H%H1)$hphC(H#iY-'hE%hE1)$UY(Lx3w#1)hphqhR-hFw-r(w'1#hq#-hXwW^$hr%hr+&hphqS#iXhp'hu%hnw#I(w)W$iTw8n=o",
"ew)W#t*w)W$w6Y-w)W%i`w)W$w#n#w#{#tTw,P$iaw#w:w#r#59uLND&$3w)5)w,L+t.3w$$$ADS#inA'G%>w$o$imw#w(Fw$o3p#+#w$o#tUw$o$w7",
"{-w$o%ixw$o('Z%Z#iww#r(h@w:F0w$d-#j$w(x$tVwT@&t*Gw%w-wk{#w*|&j+wzl$w#8#wo_$w*|%j.wRv%/$8D(A#j0w*b#HjGw,l)r]$sTZw#Q#",
"BJ$p#5ujM(3x0]$Z%Z+&`h@S#j8`'V%h;'hi%hiu363i^u++muLMPJp#8Qw>$&w-X1*J$p#1^3#tWx,6#0wRn#p#8KwU#*w#'##(w_<2wYW,w#9#tYw",
"-J$woD'w#U#w6O#PwHD$<&$p#7_w&$%PwUH$<&$p#0Jw&8)]x-2'8G(DuTUlq~$TwZ-'#h<x*N%&$9`(LwM8$p#8fwJ^'w#d##(we&/szwea,t#wea)",
"=wea$wAz#p#8bw#g#wr[(*&$p#4U(#r^w7=#p#4O0#r_wp)#)p#8^wSl&f)$0w7r#t[w.g)x.G(w&X$x,m'=wQ)*x.I(w#F#q5w#F'D(8w;x$p#8lx;",
"n)w543w#k#=w#k#wXw#r1w$-%w>C%GwE4(wjq%x-<$w&U%Hw<>%Hw<>+#LwO`$wTa)x+b#0w:S$5x2-*x1j)FwOP#x(L%96(wX|#rIx8[$wxs%9F(3u",
"LNs)$Iw#`*Vw#`'s;Pw#Q%hCx2J+w]6)p#9&7qnwWi$w7q4w)f#5w$p$=w#z#</$p#+p*&$p#4q(M&$p#+T(w_u#Fwev#Aw:%#8#Ar+w{5&(39w%X#6",
">r+3#IwQy#(r+Q)$t_wTb)<J$o_w;j#wN4#Ow#9(*J$p#+0Gw#:&Gw&/*ZwN=:<&$p#,W*/$p#-;3*&$p#51wP@1MJ$p#,rDw/X&hKw/X$w36#wsm*T",
"wMV3p#-HwTA#p#5=w*(#p#,cwM[#p#,|wNL'hTwNL%Z%Z'hC%hCw2r#w--#p#9]7qowbN#w&Z/#0w-42#59#8w;E6rhx,n)x3<#s6w1u1w%7#-#UAwI",
"k(G%5#bDc)$wUq)wL9#wfe,D(6Q)$(t`w#F)&$hE7w**$wc{#wlr#[x9O$BJ$p#1n5(`wA%#wg~#w$e#hIh@wX/%p#:&7qpwDk(w)11*&$p#5<=#8wj",
"F(w%d-M&$p#2i5I#=wAU#Gw#9(w#L#e&$Pw:*#sPwco'#Iw&0'=x#P-w&0B#Zw#x$w}I$w#8$#-Hwvn#6#hCIw(b%YA'T%=wJP#w$s#w/U#p#:IwWw/",
"w'x(w'`)wzg&w4j*<&$p#-g*/$p#.K>*&$p#6Aw){*w$P$Lw9k#Gwxa$qJ(ta#Pw49#0q<w+L)&$p#-s*/$p#.Ww*]#p#6Mw#a/Zw5/$w+B#x:*#wyA",
"#9>#h@w5o$wff'Vwe5#5siuLO*&$bwev$wJu$w=-#we:$w5o#r]$sfhGw#8'Z#0w#c$h;w5[&sfh@w#='PxD9'L%Lx2|#+&hMhNr+#hThM'hO%hJw&3",
"&)p#:o7qqwT.&wE',rsw+-#s1w#|#wQX$4)$FwXf)wXt#q&4)$Hq(umo8)$mns1H0(IxRL#5%64)$Lw#8#mpRLs1(T#IwZS%)$6>(3w7_$)$s1L(FwJ",
"]($0Hw(e%P$0x9z$tbw$7&VCwTx)w$;%hFq(uuwI)$nxRAhFs1(hE#Vw@Y$4)$hHq&uLNg)$(tfw#M+hMw#M#o#s1PhMR(hL#hHw#M'hOw#9#o%s1bh",
"Os1(hN#hJx,h%)xK9$w>2&DH(=uLNg)h;h<-#hNh;c)$tgw*s(+&$ZS#hQw3M$wPP%&Z`](wKo#tgh9wVI*'h@wy0%*J$p#;UYw;W$hD%hD'hG%V1)$",
"hGhHhF0wNL$p#;F7qrw,W$w#Z#x]I%tWOwd|#w,O&tWw-Q$w-,$p#;Hw*f#u;>&Oth<J$p#<6w'j%"};
/* onesweep.comp -DGPUSORTI_NARROW, 13593 words */
static const gpusorti_line gpusorti_spv_onesweep_narrow[] = {
"$b&h#u36-q[u36.h%q^u;<7uLMSuLN@uDE4uDE)uDEEu]`|q#uLMluDEGq_h&h)h'h*uDEQuDECh(q$h$h+r3uTUdh/uLO,h,h.qYh-h0r8uLM[u]^t",
"uDE;uTU_uLNhh3h2h1h5uLMcuDE*u;;ru;;suDFXuLNkuTVzq/reh4uDE%uDGPuLNDuTUluDGLu;<0uLNBuLNqh6q'uLMPv$o9)Su+3euefUu#>B0u3",
"3U#u33Uqbu33Uqdu33Uqeu33Uu#U:u33Uu#UJu]^Dv;F+2Av;EfUjvAj+zBv@Q%3Sv<xdo-0uTU4;v6RUmWv<bs>Dv/AM#F0u;;c0;uuvzq(#v@8$D$",
"0#w#$#uTU9q%q4;;;8#q)fR#0qG0Rq,;qGfRq,q%qGq+Rq,q&qGYRq,fqGq3Rq,q(qGq7Rq,q)qGq;Rq,q*qGqLRq,q+qGqPu;<Aq,q%w#X(u;<Aq.q",
"%8#qF08YqEq&8q&q.q=8fq.q;8#;q(8#q)q+w#D%q2w#D%q3qEw#X#w#7&q5w#7%q6qE0w#m)q8w#7%q9w#L#;q*w#;)q<w#;%q=w#P$q%w#7%q@w#7",
"%qAw#7$;w#7%qCw#7%qD#08qE;q-w$5)qGw#;%qHqEw%X)u;<AqJw#7%qKw#7#;q+8#;q)8#;q,8#;q%8q(q.qLu;<Aq)08q)q.qMu;<A#08#;q&8#;",
"f8#;w#/#;8q*q.u#U-8#;Y8#;q.w#7%q.q<u33W#u;;v#EuDDz#qD0u;;v#%u33X#uDD|#%q%uLM:#3(%uTUK#E(%3S#33uTUK#%3%%S#%%uLM:#(33",
"S#%3uDD|#%fS#qgw#8#qguLM7#%%%u;;v#qjS#(qjS#E%uefi#%(w#$#uLM:#qnw#Z#(%u]^Xw#E#%(S#qqqjuLM:w#.#uTUK#E%%%-#q*%u]^[#%%q",
"u%quw#4$qnuLM:#%qqqnuTUK#Eqqw#F#%qqqn%S#3%uLM:#E%3w#(#w$4#(u;;v#3w#g#w#U#qn%%umn|#((%%((3ueflw#,#((3S#E(w#k#(w#v$(u",
"TUK#(qnw%1#((,%#f]q+%r-u~#=q,w$T#%%q+w$I#q,q,.r.#q,uDDz#qD;,r0#0-#q,%,%#0Tq-%Uq.q--#Yq..r4YY-#Y%uDD|#%q&-#;r6.r7q&;",
",%#;-#;%.r7f;K%q0w#3#q%L(#ruq0r:Tq13Uq2q1-#Yq2.r<q3Y,r0#q*-#Y3Tq43Uq5q4-#Yq5.r@q6YTq7%Uq8q7-#Yq8.rAq9YK%q:qD,%#qDw#",
"e#q:rBTq;%Uq<q;-#Yq<.rDq=Y,%#q3w#;$rEu]^o%#rtrFHr:Lr0#rJq:>L(#r{q:rBw#<%uDDz#q30Tq>rKUq@q>-#Yq@.rLqAw$x#rKuDDz#q+0T",
"qBrNUqCqB-#YqC.rOqDw#9#rNw$n%K%qE0w#-#qEr:,r0#q+TqF3UqGqF-#YqG.rTqHYTqI%UqJqI-#YqJ.rUqKYw#J%w#Z'qLw#Z$qLHK%qMqDL%#r",
"LqMH,%#qCL%#s6rYrZL%#s3Hr[w#D$w#{#qCK%qNw#R#rvqNw$w#ruqLHw#=%w#Z%w%3#rc>,r0#;L(#ryqMrB,%#vfMXspw#k#qMw#k%rhw#J#riHw",
"%b#rfrgrjw#j)q0w$S#w#v/w$,:rtw#Z%H,r0#q&K%qOq+,r0#fw#m%-#q)%.rz#q)w#'4r9q(;.r9q);K%qQqDw#3#K%qRw$r#ruqR>u;;~(#,%w#p",
"#qSsqL%#rPqSqQ]#%s)-#fs*.s+#f-#fw)>#syK%qTq+w$`#qRw$G#r}qQw'a#rrs/s0w$`#rBqQL%#s1rgs2-#;qg.s4q*;L%#rNqSqT,r0w$,#qU0",
",%#qiw%u#qUs7w$6#s8>.s-#fw#'#,%#q+K%qV0w#@#qVw%S#rvs=>w#/$w'R$s@>w%&',%#vLM5-b,%#vF9(PS,r0#q2w$1#qUs<,%#q*w#N#sGsH,",
"%#q(w#R#sIsJu;<#(#w#,$s(w#)$r-w#8%,r0w*k$rvsIw#~#s3HqOw%M#sRqQ,%#t5,r0#q(,%#qe,%#qAw#z$rE,%w$($s6sXsYw#a#sZw#V#s1qU",
"rEw#5#s]sYw'n#s[s<s^]#%s_-#q*s`w%e#s_w))#v+3LDD,%#v3Duee,%#v+3LDCw$.%]#%sR-#fsg.sh#f,r0#q;w#+#w$S$r:]#%qT-#q)sm.sn#",
"q)w(S(ruq0r:w#~#sqqTH]#%sr-#q)ss.stw#C-w#)&w&S#w(s$syw$a#rJqTHw%7#s{w#b$szs|qT]#%s}-#q)s~.t#w&B$u++2uLMN(#rssz,r0#q",
"3w#]$w'd#rvt(w#]$s5w$~#Yw%H$t+w#@#t,sYw#9#Ht-w#y$t.w%E#t/w$#$t0w#/#rNt1qSw#;#t2w#5#rNq0t3w#)#qEw#)#rJt4t5w$B#t)t*t6",
"w#6#s)sRL(#rwt7t8w#6#t9t7t8]#%t:-#ft;.t<w(A$q)w#s#qTr-w#M#r:t@w#)#s(t@uDD|#(q%uLMF3#rgrgw$b#qE>w#]#tEw%q$tF-#q)tG.t",
"Hw%q%w-8%qEw%R$tKw#C$tL-#q)tM.tNw#C(w$~#t1w$~#tQw$~$tRt1w#;#tSw+~$w&M%w#H%t4t3w#t)w#B+w#H.%#rSt1w):#rvt_w&>#rSqTw#s",
"#rvtaw*;$qUw*H$tc>w&m#tEw+G#tdtew#f%w#4)thw#}+w#:)tlw#4$w$>$w%@'w#)%w+Q#w$$$sVw$$#tsw$$*tu,%#rJw#>$tww#>#txw#>$ttw%",
"W#qTHw#.#t)w#9#qLw,{#w.b%rqt}t~w#:#u#'#w%O%,%#qmw#J'rrtEu#''w#)$t)w#g$uLMF3#>>K%qW;uTU^r6qXqWHw#M#qFgEq%0qZ$#u;><#0",
"u;>A>#$<9qj##1%#4;*(##:u;><#0^4#'$<&C$'Ir2#r/Z2%#'_%#r-'+%#rB'9E##*E##:`r5#Yr15w#A#+%#Cu#',w#2$'w#2#`r2#r/s6w#Z$+%#",
"6'*%##h:w#Z#B%#AHuLNl(#'>w$-#'w$-$hE$'uDG5r:r:s.@qn##[Dw$$$qq##hIw$X#q%1%#6q&w$^#4@3##6h>&#$</3#6Nu#'+#/(#sLQs''/%#",
">e#6a#:0w#A#JE##h9NOw$&#u#'(w$&#w#3#h=h7e&6$6V(#AM(#h7'w%)#4w$;$%##h@[w#G#6hNew%D'w$d$u#')w#a&NhMhGhF&4$4M(#Nu#'*w$",
"}(J%##hNhRNw#z#/%hAhB='w#s$J(##hThMhGV(#hMuLNg(#hG'w%Q)hF$'w%3#=w&n)hJ$w&Z$&hP$hP&hR$hLw$M#h]hOhB&i&$i&u+-~u++mg%#0",
"q]$#w'2#r1w&W#w&D*#$'&4$<w&~$w#@$&:$:/%#=:'6u363<w#_(r9#q&Hw#B#Ir9#f>w'w&6w#1#q&w#1$w'N$w#S#3#0q`b(#b%#w(l)w$2#r;w$",
"o#w#,#=w$;#w$S#r=w#]&'A`r>#q3r1'23#'&=$5`r>#q6r1Ow#1$F$Fw'V#F'C&O$Gw#c#ew#l#w#c,h9`r5#q9w)(%uLMk3#'>&h:$w&*$rCw#N#`",
"r5#q=r1h@w#@)h@$:uLO)%#HrGc%#'HB%#hEw%6#'q:uLO'%#hGrGw#P$w#m$uDF+r0#:uTWA%#4'rHw#Z%hJ$hJu~%b3#h<hG[h:AO'Nw%V#E#0qaw",
"%V%b3w%Y*V(#7M(#'rIw'e(w#,#rJw%c#1%#A0uDE|rK#'`rM#qAr1O)<'&5$61%#O0uDE|rN#'`rP#qDr1Qw#9#C$w%^#Dw#^#rQw#^#w#,#h:w&J0",
"h>w&J%)<h>&7$:w&I$hA)<h@&=$=&D$Cw#Y#hCw#Y0hG1%#hG0w&F$4w$4#=$51%#hIw#5#q=r1hKw#5#F$F&h8$h8&hH$hHu+-~w(-9rRw(-0rSw(-",
"9qHw(-:w#c/h:w(-)w#c$r5#qKr1h=w#1$w#c#%w#c$w'O%h>$h>/3#Ph;'Gw'K5^rVw&R'w$o8)<Aw&R&qHr1P)<Gw&R+Nw#Y0h71%#h7w&R0h9w#5",
"#qKr1h;w&R*w&N%qbw$S(rWw$S'rXw&L#1%#=;uLO+%#'r]uTU}3#'F;w,h$3#D='w1Y$r^w#H&6;uDF+r0#'uLO(r0#'r_uDF+%#'uLO*w#U#uLMk3",
"#4'uLO+3#Fw)+$w#Y#N'w$x$r`w#Y#uDFy3#6w/B#/3#:P'4&h:$h8w#@#raw#v&h@0w$>(hB0w$>&hCh>w$>%rbw$>'0w$>#uTW@r0#'rdZw$@(B%#",
"'rkuLO+%#7'w#a#D0w()&A['Fw#a#rlw#a(w$)#rkw#H#5w$)'7[':&hR$hR/3#h<h@'7w.e&w&/)rmw&/'rnw%0&=w%0&C5'4w#;#row&#(w%,(5w&",
"H'7Fw%,%rpw&H5uDFyw&L/Dw*/'w%)#&h;$h9w#b#rqw#b&hAw%-)hCw%-'hDh@w$*%rrw%R,w$O%w%R(Aw#H%rsw&X0ruw&X$w$P(w&]'=w&]$A0&D",
"$D/3#GQ'D&hT$hT/3#h=hHw*z%%#0qcb3w*z$w,r/rvw$/&Cw$/#Cw#'#uTWA%#64w*9'G;B%#GrZuLO'w0K#uLNo(#OrBw#X#w3e(w*n$uLO'w*x#W",
"(#h8w4%-c%#rBh<uLO)%#Ow4%'>:'6uLO*%#C'&G$G/%#NG'=w1q#hAw1q'6'&hA$hA/%#h:h>'Qw%&&qdw$|$w,.#rww4J&:qO+w$W#w#D0rxw#D(c",
"w#D#u]^F%#;qJqOw#K$(#0qew%o#w22+w$v#ryw,5(w#($d(#4'V(#w7+)W(#75w#1(1%#[0w#($w#N$w%F$(#7=':w,4$(#AO'7&Q$Nw-d$w#($w#M",
"%h8$h8/(w,:#h7w%$&qfw$U$2%#r{2%#r|J%#hw:w%A.2%#r}2%#r~w%@#w6~%2%#s#w%j(Elpw<n#2%#q()s$<2%qPq))s#qP)r~qQ2%#s$w5K#w#,",
"#w#Q%)s%w%Z$s&w%/#uLP`qg#s(s'uTXs%#s(q%')s#<w#,#04)r~<w#P#Ww<B,w#l#w$G#Is-#s,w0($:$:w:F#w#N#)s%<w<4$%#>=#w$L#s$d(#:",
"'a#60^'6<$6w#Y#7w'G#2%#s%w0w#4)s%<+%CFZ&Dw#l%&h;$h;w#A#w#t#w'h$w$~#qT)r}<w:a%w%r%uTXz%#s(;4w#G#w$T#w))$W(#6w'X)w%n#",
"w$5#')<Cw<9#u363Cu++mgqg#0qhw+40s1w#R#w%#&s34##w%*#5#4w'W#qOa#:;w#t%w*6#5B%#[w;{%w&B#w7{#'0w#h#6w+''uDFy%#:w=M%#56'",
"4B%[Q<&N$N+%POZ&e$Au]_/qg#e>>>w.Q#w'*$w$B$qg#4h<w$B%h@w$B,:<$:uLO'%#hH:w-j#wA_%w$B$c%#6Hu]_/qg#''''uLO+qg#6'BqgGP<+",
"%FDZ&O$=&hL$hL/qg#QhBOCw);&qibqgw15&s1w:#&50Ir9#q*w=E$w,S$uDF~r0#'w/'#&C$7w(f$Aw6t&4F'w#k;w#](5$6w)9$C&7$7w#]#7'5w7",
"A&qZ$#uDG5s(s(s.u+-~u++mgqjn:0qk$#9%#m<uLNF%#'s5uLNI%#4s5w%G$Xw%Q#>+w*|#wDT)w#-$w@j$w@B$uTU{qj#'7Aw-P$nE0qlbqj#$wEs",
"$w,C#6;uLNow-;09%#mFw#g)c%#CFw.8$w08$5w0Q#=/(#DP'=w$r&qmw(}'^s9w#e#w$W#HwF6%u]`qw$i$H)s:<w+=#)s;>u+-~u++mgqnn@0qow1",
"h'w&X#r:w%7$B%#5r-w#-'=s<wC.(s>w#w#wFc#rEw#6$w)*$(#s>A'wEV#sAw%#(B%#QrBw,g$w#F&sAD'6uLNI%#h7s(_%#r:w9{$H)sBw+.#sBw#",
"/%sC<umoPqn#h=h9h7QGw6`$(#0qpw+3,w.f#sDwHt+'sEuLO+w&|#w2r#sFuLO+w,V#w$F#sKw+V$Dw72%sMw0l&N>&P$w7,$sNw$f&Cw*0%&Q$6B%",
"#DsHw$t#s(&h7$h7u~%b(#sLD=C65w80%qqno0qrw'[$w&c%#$w.0#s:1%#70w-p$w)3#9%#n4w)1*w#N#sOw$0#w'o)wB<#w2V#Nw#Y%w'y$:w()#'",
"Hw#(#Dw*N&Ae'Fw2($w/6$w%R#s51%#h<q%w#H#4w#Y$'s5w$'#sQw$'#*(#hZFw9W$(#sQh8'4ueg@qq#ADC5w28'qsw(2'w,[#4w.Y&46w-:%7w-:",
"%sSw.Y)w0p&7w)}&w>c#s-#s,DwA+$:$4w6L&':>6+%ON<&P$P+%AGZ&[$Fu363NwHa'w+D)w2C*w@T&w's(sR+%#sT'wA*#w#:#sUw-W&AHw#@'6'&",
"A$A/%w:)#Dw%=&wJB&w#Q$w$.)w:*#w/:$w#`'7w7F1w#W$+%#r::w$))w#I,w+l$4uTWY%#'ZsVw,7&qtw&R%w#C$*%#e:w3d&4'w,=%uLO)%#=sWw",
";J#=uLOJ4ZsVw3O&qvw#V#quw#]$qu#$#.sa#q*w+/#uLO)%#'sWw4q'5w4q$AuLNmw&2#d(#5GMw.0#a#5w3m)QuLNo(#'s_w&P(2%#h:w(b#s_*%#",
"hWwH3%w5d*d(#6s_a#4;^'4<$4c%#sb5w%W'FwQ0#hZw)n$hCIqu#hFD)<'w24%A$7w#i'Cw(s%A#4w#*#P#:w(z#s_a#7;^'7<$7Iqu#hQw%o#w#_$",
"w$j#4uLO*%=C<+%57Z&G$6d(#Fscw.8(2%#hYw$n#[)hZw#/#h^w%($)h_<&hT$5&hK$hIw$@'hKw%)02%#hfw'}#Hw+9#qM4w%%$Cw+u$*%#i)w%i$",
"hm*%#i#w#<$hhIqu#hkwKo#w5Z%N$D&h[$h[w$&$(#s'h^w%C%haw%C$hnhcw%C$:w%C&w$p#w$y#Dw#,#Iqu#hyFw%L#d(#'sdw<;&N7wB'%w*f%qu",
"#i$[w#F'sc2%#i+w'w#HMw8_#2%#7w*)#se2%#i.w9d%i/w%f#Dw#P$w'}+i7w%7$w,@.)i9<&h8$ew=.%hHG5sLe/%hC>5hDe&hG$hG+%hEhFZ&hJ$",
"hA&i/$i/w%<$hEhB+%i1<Z&i3$i+2%#i;w)I$M(#sfw,c#i@w#-#w14%w%Q$w*R$r_w3m%iCw2Z#2%#iEw+-&qww+-&qnw=x%s%w._*w'N#sRa#40w'",
"N%Is-#si5)<>+%:5qS&7wWC%w#W+:w#W%s5w#W%w$C#1(#e;+%#h8=@3#p#+n4'1(#h9q%w%{(*3#o=5&6$'w48$3#'674*%#mBw/U#siw5h'w:o%[Q",
"qS&e$Pw$;'w&i#sRw%O(*%#j*hIw-0(*%#j%w4+$sWw,h#uLNlw%z#2%#sCuLNlw>N#w'e$w&,-w0d#w-2%w#g#w$D$w(B#uLO*w4s#umq1%#=H>>'[",
"wMB$h9$h9w#G#w@z-w#i$sjw$w'6$6w.A%qxbqqw&j%.qu#q*w#'+w%-1w#5#w0S$sPw4B'0)A<)D>ueg(%#j<:G4A2%#GuLNm(#4w$>)u]`v%#s;H>",
"5w3p#w1Q&>h77w>;#>h87wAV%w'N%6Nw+N$5e#w,I#s;w)+$w/G,s;w*6$w&m'w%J-)s;>&'w<c$hLw($#'7w5N$JE#i4C'hNw#W#uLNm(#h7wCu,w%",
"6*w5l%s<)hQh=)hPh:ueg(%#ja:hR'hQ2%#hRw;M$%h;h<O<7/%h>h@O'7uLNm(#h@w%K/hCw%K#w%8$hB$hB&hE$h<u363hAw*[$qyw&n#w2f&1%#:",
"0w%C$w#b(1(#Cfw=&#w:o&5='6w$l+sC+%#PGJE#k&AwH<%+%#GHw8W)wDG-9%#kEw)_(9%#kZw3y.w4r&'hBw#($w#7$CwF`#G$Gw(h#p#-`0qzw(h",
"%w$y$@%#i):w,s#w(a.JE#hPF5=w*)&skw#z(F)4<w:P#u363Fu++mgEp#-`w%j-(#:fM(#slwG9$w#t$w++-wZ>$w%`&GAJE#kUwN0#5$5wU0%q{w7",
"%%rz#sow(y#w#[$spw-.#X%#sv=>Irz#suwWd%5$6w#Y#w00#5>:uLMk3#CwJE%#0q|wWK'wB9$w#o#:)<w#n$sww$J#X%#sx=>wLj$w#s#wIg'wH]+",
"w#P#szw$>#uLO'%#5ZIrz#t$w$=$w>,$_%#rEw#;#6w91$t%&F$=w#E#Gw$`$w+C%6w9q&E#0q}wQ'*^t&w3'$rz#t$7)<w/F$wB@#wI]#w;-*uLO'%",
"#Gw$;%wX}#:$4uLO'%#OZwPV#t'w#9#w&)$w91#6w'=#w.=#N$NwcE(wLx'sRw:>,*qg#o,w0L#n]w/j#nO49%#Dw,+$Is-#t=w%H$9E#nI+w$U'waV",
"$w'f$w6V#D)=<w+B#9E#nOwh1#Pw$#&q~b(#$#wI2#4wGP$wPx'wC@%_%#4t>wL.#w$1#t>uLNmw(b#w#D#3#0r#w$p%w&Q#r:w%j-*3#i0wD_#w#,#",
"i1tAwUX&4:'w*D#w#T6i9t@w#T&i:tBw#T2w&p%uLMktC#''X3#'OwI3$%#0r$w<L'wE1'uLP_%#s(5):w,~#5W(#=w&<#hS'uTY#w%G#FW(#Dw#3#h",
"V'w-m#w8+&w/l#P5w/l#wg$#A:wh,#hVwH~-&[w7h$wUe#h9wB:)wMa#wO;#w<M''h@w*r&rg5':w$:$'uLNIw#>#W(#hDwOS,hFuLNl(#hHw/#(O'6",
"*%#hqw$A#hmw+m#'r:H&hI$hIw2@#h9wLE%wIu(w;w'wOb-qTwD+)*3#iy5*%#p#+|wC@$PwNC$wS$%w/{#wOw#5Qw/a+iEw.E$w)C$w5&'w%2%CO'5",
"@E#i_h7w#d$0G+%h:h;<w5g#+%h7h8Z&h<$QuDHI(#s(w#p+iOw#p#hDw#p*hCw.L&wMr%w%**w8{#qTw=~%w&&&r~w#B'wFQ%57#4w5U$wn:#w#I(w",
"UP#w(j%w+()9%#il*3#jNh:*%#p#,QwVM%w%<,w4*$QeA<79E#p#+,&Q$Qc%N[Z&h8$P@E#j+hAh8we+#+%h@hAZ&hB$h<w$x#p#0k0r%w2$%w',$W(",
"#4wHq$w(S$w3x#;w(b)w%#)w%B*w;r#*%#p#,d5+%#e'@3#p#0Cs''@E#j^C'+%=CZ&F$:&G$Dw#b'Gw#b3p#,nw#b#hAw#b#p#0MsLw#b#jhw#b+h:",
"$h:1(#hEw<3&wUZ)w&q.w#p$3#k#5*3#p#/$w#j#jt='+%7=Z&C$6w`##wCP2w'Q**%#p#-)7w3t#hWw$1(1(#h];*%#p#-.A+%#h^w$i#p#0j6w&(#",
"haw$U)*3#p#/8:wc]&5F'4wa1&tDO':@E#k.h8'&e$ew)J%h9$[&hb$hbw'.#p#1Nw'.,w)09*%#p#-D7+%#Awo+%1(#Ow8C$w$I)%#p#-KPw%$#Qw,",
"V'Dw8V*1(#h;;@3#p#04'Gw@P&GF'6X%#tEh9w4k#w5+$tIw4k#w#V#tJw#V#X%#tPh>w5+(tOw5+'w);0p#1ewT4)wZ2(t)w'W>%#kS5w6C#w]3$w*",
"c#6wG'$w(H&w<}1w#G#s5)<rgw>-$e$[w$$'ew&<3kdw=@#hBt2wQ@$uLNs(#'t2uLNg(#tTw&=*3#l'Pw[@$w#{#=w%d&tUw#>#+%#t3D*3#l-wl^#",
"';w$d'w-l#w#H#tEw#H&t4[w&N#h=w9(#tIw5E$w#M#w8Z#w:U#w#M#tVw#M&tWh;X%#tXhEw#M#tOw#M0&h<$h<&hF$hF+%hGhHZ&hI$hDw%h1V(#t",
"Yw#0(+%#hgw.G$tSw(B&tY7'6wXZ&FhOwT>%w#M$_%#hmw%o#s5w.T%)<rgw#>#tZw%Q':w#9'w#l#wsi$hq$hqw;e,s-#t=w;e(t[w.2#w#[#=w8$(",
"w;d7w#f(w&8#wH@#w#S%w#k#t]w#k&t^Cw#kA(#0r&wqz&%#w#,#(w<[%wLx&sLw4'-t1a#:q%w.P*(=C'w#E%:w#E%r-w4I)w4.#wPN$qSwAQ(_%#h",
"@t2wLU$w$q#t`w#J#uLNo(#Ct1wVl&t`Dw#<%w$)%Q$w]g#=s5M(#tbw79*h9w8z$hjP*%#p#/@w'-#wAL)Nd(#[hPw#N(w#,#hQw#,'hTw9a&p#0sP",
"wJ`,O4JE#p#2Uh]Aw^r$w)}(*3#hohDJE#p#1khaNw#O$wW7#w#A#tfw),&hZw),+hKH*3#i('B3#'hdB3#hAhe@(#p#/w4w)|$/(#hcF'7w0*$(#hd",
"h='C&hZ$hZumqA(h[hdhIhdhE<A+%hXhYZ&h]$hV&hc$hc+%hahbr-&hf$h_u363hew'Q$r'w'Q&w'N)w$>#tgw'5(w8[;_%#5w'0)w(f(w.H#wT_#w",
"#n#tiw%-&7Hw#C(w[M#0Bw#V#wQ,#w<b#wT6#6wqw%(#tiQws}%w$+$wgF#h<uLO*w4c#wg%%h@hAO<4w0<%h<h=w0<#h:wJv*>h<w0#3ms5X%#tj7w",
"D|)w-M'wj5'x)8#w0):w$*$wq{#%#>hVhR6w*_'hWw&*%hZw&*>w#x#tkwD7&sowMC#w$I$w1X$uLMk3w%f#=$5w#5#wTz$w{,%w5.%:D'F*%#p#0Uw",
"*(-[d(#QhxM(#hww*X)w#,#h{w*$&p#2+w4/#w*$)Pw*$#p#3ji&Dw*$(tmw#U'tnw#U#V(#hOw)l+hHw'b,i.w'b%wv2$w'c0hZP'Fw}g#V(#h[w#h",
"+hTw#h,i:wt[#4w%H#>wFg#hghbwC2$1%#hPw#<#'7w%t$@(#p#1B7'w+P#/(#hkhA'P&hC$hC/(#Qh@'Nw2&#/(hkhlhN<hDw,/(w&a#hl)<hTw4`$",
"hm$hm+%hkhlZ&hp$hiw#F(w(w+w5w4nww(w#tEw(w$w3o-w(w(w#h#w#u#tow+^.w#q.w#l#5>_%#7w+]5tI7w#z$DAw]N#=w$c+Fw$c3o5w$c#tpw$",
"c$w5(-w$c,&h=$h=w#l'h@w7F0w$W-w%3#tqwMV&tEGw%b-wO9#w*3&C$wJ2$we@$w*3%wL:#3#:A'w[K#Oj/w+p)rz#sox&p$JE#p#4.j5'7w:J$h=",
"$h=+%h>h@Z&hA$h;&hi$hiu363iXu++mgEp#6Qw:O&w,Y1*E#p#017)tr>w(##wL,#p#6Nwv`)wQ..w#,#ttw,8$wdv'w#H#w3r#GwCV$9%#p#5jw%X",
"$wND#9%#p#/,w%j(wzg&:G'AwRf)wCk#w&L#h9'[wGY$p#6dwwV&w]'/t8w]',t=w]',w<w#p#6ew#]#wgr(*%#p#2l')r{w;X#p#2f4)r|wea#(p#6",
"dwL|&wDP$M(#tvw-P)w{u(w&*$wzH'CwK'*w{w(w#F#qMw#F'A':w8Q$p#6rx,U,^6w#V#B%#:rEw#u%w:S%=5w@r'wa<%wzl$w&.%w8d-wMm-wKm#w",
"ql#x#%-w~e#Fw2`%#>6'wQB#rgx,S'>F'7uLNs(#Pw#V0sVQw#K%x#;)wTE)p#7'0r(wPI$w]D#w%3%#$'93#ox*%#p#3#'@%#oa'w1[#=wkY#wo%&'",
"7>w$~#6=r:7wp+#r:M(#tywMq)9E#nww11#wN}#Hw#9(*E#oDw1I$W(#Gw%U*w,5&wHa19%#p#+Z*3#p#,<7*%#p#3@wJB1@E#p#+uAw-p)&N$Pw#q'",
"NwH#3p#,IwMq#p#3Lw)'#p#+fwH(#p#,#wHo+w-e#hC$hCx1i&%p#7X0r)wX~#w&*#w+Z1w8K5s)wzG)wt$#sRw/n1w$u#<w$<%G$5V(#h7w#x(wFi#",
"w]^,A'6x5P#tzw#F)%#hB0w)%$wZ0#wc;#Xx);$JE#p#0F5'h>x1+$hB$hBw$[#hFh@wQ#%p#7{0r*w@+(wna$p#3Fx#x'w%A.@%#p#155FV(#x/s$w",
"#6$w#I#cw>q#w6g#wGl(w%j%C7w%j%Fw%jHw#5&7wCi'Owk_#6w'v%N$CwE,#w$d#w-l#p#8=wPu=9%#p#,^*3#p#-@=*%#p#4Cw(u*w&v%#Gwm0$qJ",
"'t{w9n$w*<)%#p#,j*3#p#-Lw)P#p#4Ow#Z.w2J#x)T$wmd#>w8X$w];'hAwZn#5t'uLO*%#h7w[R$wW_#w9`$wZs$w3'#rz#t$hGw#8'h=)4w1X$h;",
"w2v&t$x;c$w#=#Qw#S#w&U#[$[x#n#+%hMhNr:&hO$hJw%f&(p#8_0r+wMW&w@<'wKH$1(#7wQ^)1(#Dq&1(#Aq(umo8(#m6sLA4'Dx;,$(#Pw#5#m8",
"s'PsL'x6r$/(#6='7w4^$(#sLw:'#w=$%4Ow'u%Q#4x)D$t|w$.&h=;wNB)w$2%hCq(uuwI(#n8s'DhCsL'hBw^m#wQ`#q&uLNg(#'u#'$w#J+hJw#J",
"#n@sLQhJs''hIw#J&hLw#6#nBsLh7hLsL'hKwCI&67'5&O$Ox-M%CuLNg(h;h<wD0#u#'%w)t(+%#h=ZwJ9)%h=h>h8'wFG#u#'%h9wO`*&h@wmt%*E",
"#p#9BhBw87$hD$hD&hG$hA/(#hGhHhF4wHP$p#920r,w+>$w#Z#xD.$)trHw[B#w+J&trw,8$w+p$p#94w)p#u;>&Hu#'&9E#p#9vw'B%"};
/* onesweep.comp -DGPUSORTI_ADDRESS, 27768 words */
static const gpusorti_line gpusorti_spv_onesweep_inlined[] = {
"&JTu;<7u36-h#u36.qDh$h%uLN@uDE4qHu]`|uLM[uDE)r`uLNkqyuLO,uDEQuDF+h&h'qFh(uDEGh)uDEEh*q$uTUluLNDuDE;h+qvr7r%h-uLMch/",
"q#q_h,uLNBuLMlh.uDFXuLNquDGLuLO'uLNhuDE*uTU_q*h2h3uDE%uTVzr+h8q,q%q'h0uLMkh4h6q)q;v$o9)Su+3euefUu#WBJu33U%u33Uqbu33",
"Uqdu33Uqeu33Uu#`Iumnev;F+2Av;EfUjvASSBDv>e;26v@Q%3Sv<xdo-v=4}Fhv#-<VcuTU4>v6RUmWv<bs>Dv/AM#FJu;;cu#`J>uuvzq(%v@8$D$",
"J%w#$#uTU9`q4>>>4%faH%JqGJH_>qGq+H_`qGq3H_q&qGgH_aqG'H_q(qGqLH_fqGqPH_WqGqTH_q+qGqXH__qGq]H_%qGqaw#(#qew#(#quw#(#2u",
";<A_`4q-faHq.JqGJu;<Aq.`4q&q.q=4aq.g4q/>q(4q0fq+w$.$u;<Aq1`4%>W4%>q-4%>q+4%>f4%>_4%>`4q(q.qLu;<AfJ4fq.qM4%>q&4%>a4%",
">J4%>>4Wq.u#U-4%>q/4%>q.w#7%q.q<u;<A%Ju33W%u;;v%qBuDDz%'Ju;;v%'uDD|%'`uTUK%88''u33X%uLM:%8,'uTUK%qB,'8U%88uTUK%'8''",
"U%''uLM:%,88U%'8uDD|%'aU%qPw#8#qPuLM7%'''u;;v%qSU%,qSU%qB'uefi%',w#$#uLM:%qWw#Z#,'u]^Xw#E#',U%qZqSuLM:w#.#uTUK%qB''",
"'/%W'u]^[%''K'Kw#4$qWuLM:%'qZqWuTUK%qBqZw#F#'qZqW'U%8'uLM:%qB'8w#(#w$4#,u;;v%8w#g#w#U#qW''umn|%,,'',,8ueflw#,#,,8U%",
"qB,w#k#,w#v$,uTUK%,qWw%1#,,+'%aZq+'qsv#$KM3_8w#$#w$Y#''q+w$N#__<qt%_uDDz%'>+D%q(/%_'+'%J+D%a/%_8u;;|%u#`Ku;;rq-'u;;",
"sq.q-/q|u#`Kq.+D%J/%u#`Kw&@#q&/%>r#<r$q&>+'%>/%>'<r$a>uDE'%'w#b#w%I#8+D%`B'q/w#D#`V,%ruq/]+'%q&w#t#q08u;;sq1q0/r.u#",
"`Kq1/%u#`K8B'q2'w#C#q2r(+'%q3w#-$r1u]^o'%rtr2F]VD%rJq22w#a&D%q&+D%>B'q3Jw#5#q3]w#))q/]B'q4w#9$q4FB'q5'V'%rLq5F+'%qC",
"V'%s6r<r=V'%s3Fr>w#D$w#m#qCB'q6w#R#rvq6w$%$q4Fw#=%w#Z%w$=#rFw#;#ryq5w$[#vfMXspw#g#q5w#g%rJw#F#rKFw$h#rHrIrLw#f)q/w$",
"O#w#r/w$(:rVw#Z%F+D%q+B'q7q++D%_w#m%/%f'<r&q(><r&f>B'q8'B'q9>w#=#q92/%WqPu;;~,%B'q:sqV'%rPq:q8Z%'ra/%arb<rcw'd#aw'1",
"#syB'gq+w$C#q9w$*#r}q8r(V,%rrrgrhw$C#r(q8V'%s1rIrj/%W,/%>qP<rmWw(O#w#q#rNq:g+D%q.B'q<J+'%qiw%a#q<rqw$>#rr2<re%aw#'#",
"+'w$t#q=Jw#@#q=w%>#rvrw2w#/$w'9$ry2+'%vLM5-b+D%f+'%vF9(PS+D%q2w$5#q<rv+'%Ww#J#s#s$+'%q(w#N#s%s&u;<#,%w#,$r-w#)$qsw#",
"8%w#v#s%w#v#s3Fq7w%M#s-q8+'%t5+D%q-+D%qe+'w#'$qAw#z$r1+'w$($s6s4s5w#a#s6w#Z#s1q<r1w#5#s8s5w'U#s7rvs9Z%'s:/%Ws;w%i#s",
":w(i#v+3LDD+'%v3Duee+'%v+3LDCw$2%Z%'s-/%asC<sD%a+D%gw#+#w$S$]Z%'g/%fsIw(6(ruq/]w#z#sLgFZ%'sM/%fsNw#>+w#)&w&G#w(R$sS",
"w$X#rJgFw%3#sUw#^$sTsVgZ%'sW/%fsX+'%u++2uLMN,%rssT+D%q3w#X$w'[#rvs^w#X$row$r#q/w%;$saw#@#sbs5w#9#Fscw#u$sdw%8#sew#{",
"$sfw#/#rNsgq:w#;#shw#5#rNq/siw#)#q3w#)#rJsjskw$=#s_s`slw#6#ras-V,%rwsmsnw#6#sosmsnZ%'sp/%asq<srw(0$fw#s#gqsw#M#]suw",
"#)#r-suuDD|%,`uLMF8%rIrIw$b#q32w#]#szw%i$s{/%fs|w%]#w,n'w#>#t#w#>$t$/%ft%w#>&w$v#sgw$v#t(w$v$t)sgw#;#t*w+Q$w&A%w#H%",
"sjsiw#p)w#B+w#H.'%rSsgw)&#rvt5w&6#rSgw#s#rvt7w*#$q<w*/$t92w&e#szw+6#t:t;w#f%w#4)t>w#}+w#:)tCw#4$w$>$w/*+q3]w+8#w$$$",
"s2w$$#tJw$$*tL+'%w.=#s6q<tNw#>#tOw#>$tKw%W#gFw#.#s_w#9#q4w,k#w.4%rqtTtUw#:#tVw%O%+'%qm/%WqS/%WqW/%WqZw#V'rrszt^w#)$",
"s_w#s$uLMF8%22B'q>>uTU^r#q@q>Fw#Y#q7+'%g+'%q<+'%q=+'%q>+'%q@+'%rk/%WsI/%WsN/%WsX/%Ws|/%Wt%u;;U'%+'%qB+'%qE+'%8uLMPq",
"B`JqC$%<rl%W<Kw#'.w#7#w#'/w#H/w#P@w#X3tn%W<tm%W<tl%W<tk%W<tjw#}:w$57w#+#r)w#+.w#'*uLMUrl%Ws(w#85w$i+w#_+w#//w#''w#L",
"Hw#;.w$L4w#'0w#Y#w&83w$C+rlw%)~w%)~w%)~w%)~w#;2w#/'w$C/w#'&w%Z1w#b;w%)Uw#'#w%)3w#n*w%5,w#H;w%R~w%R~w%RLw#q'w%$/w#'H",
"s<w#72w#m6w%QBw&@/w#/Cw#z%w&j3w#^3w&'7w#'7w%NKw#'Iw%0Aw$p3w#7'w#+/w#'*w3V:w#s/w$'6w#QMw#'~w#'&w$[%r_w#8*w'8+w#;'w#+",
"#w#''w#j8w$3>w'F)w#MCw#3+w&JVw$v&w',Zw-W+w#7&w#rAw$7Nw#+3w#'3w#uHw#/&w+CJw#^.w#/Dw.SNw#//w$.rw#nnw#;Dw:^,w#8#w0=7w#",
";+w4#'w#'+w#X3w#''w-.7w#'&w)o5w#M#w%)+w$2&u;><%Ju;>A2%$(.qx%quqw:'%)uLNl,%)2u;><%JuDGP)%w#:#q{%quqz:8%)5q|%)@q~%)q}",
"q}uTUh'%)`a#h@(&C$=#h@G&C$C-'%OC)=#h@(#h>(uLNF'%)rouLNI'%6row#q$['%)F2*'%9)#hC(@qx%qurpEw$2#w#-$q}w#-#A'%7)uTU{qS%)",
"=I#p#++)#p#+,=#p#+-I#p#+.)#p#+/=#p#+0IuLNo,%6CP,%)w$_%)$(.r&%q&Fw#]#.r&%a2w#f(w#:#w#1$*w#1##hZ(M'%h7Xu]^F'%>qJd)uLN",
"o,%7)&b$b-,%YhH)b#h^(w#u(#hZ0&hO$)w%s#r|w#s&qsw#j#r()#h^(:'%q(#p#+.(:'qAf#p#+-qA#p#+,q8A'%)q8*'%)qA#p#+1w#i$r^w#i#u",
"LP`qP%r-0#hm(uTXs'%r-`)#p#+3w#,$J6#p#+3(1,%6w&g&w%+#re%rdI#(9&6$6uDG5]]rf#p#+:;#hr2&%$(-'%C9%%-'%2C%6Q,%6eR%9JuDGP)",
"9($9w#[#9w%L%CL(#p#+EC*'9;E#h|9&Gw#m%&e$e-'%q8hAY7-'%qAhBh59-'%h:hCI;M'%)6w%##g#p#+Fw$V#7w$V)w#,#rsw$`$w(G+*'%hJtq@",
"q~%6q})u]`qw'w$F#rtw(M#C#ru2#tI2&G$Gw(x1hOw(x&i,(*'%hRtr@q~%9q})w#7%w&A#ho#i/(#i=2Q,%h;s-w$I,tKw)m#1,%hvw){*qx%qus0",
"w%[#3'%h|Fw%)#s-w(2%iPw)z$A'%hgw#4#s/)#iR(w$W#-'%)G7L#iRw$E#)hNw#K#Y$Xw#k(A'%hQi+*'%6w)'$w)>Bi_w#l#G)#i^(&hA$hAw$&#",
"hAXh=@q~%hMw%@'#ib(&hF$hFw'e#h[)hE#ia(#iS(#igh`w($&hbhI%%Q,%7snR%6JuDGP)6($6.re%ss;#(2w'p#q:#in9&=$w%L#hUFw,e*w*3#i",
"c0&iW$)w(.#3'%hY]w#B$#iy(3'%h[qsw#0%izw#0#h^rvw#0%i{w&W$rxw#`#3'%hbr1w#9$&7$7-,%rxb)7#j#(P,%rzw$)(3'%hhr(1w#I*rzO)7",
"#j((uLNI'%hgr-A'%]w%r#)F#p#,Hw%r#6]#p#,J(umoPqW%ho^edI;#p#,Vho#p#,W^#p#,Xe#p#,Yd#p#,ZI#p#,[;#p#,c^#p#,de#p#,ed#p#,f",
"I#p#,g;w')#rYw&i&iDq7w')$#j6(#p#,Gw(.$rZw#<#w*4#9w-+$q7)#j;(#p#,Lw*+&w(S#w'TEjM(#jK(&O$G:'%rtw#s#il#jM(w-r$'%)b7I#j",
"Ow#w$s+w%[#M'%iuipw$6$irw$C$Fw#(#=#jU(&;$;w,c#^);*'%iuw$2#)ro#jVw#U#j%)w#U$)ro#jWw#n$s,w'P$jbs(w1X'A'%Gr{A'%iir}uLO",
"+w%O$je(S'%)r~w#0%jgw#W$s'w#W$jk0#jjs(&L$w0B$s)w#6#1,%e2#jn0#jm(&I$6w#;#s*w'N&Lw(h%#jr0#jqw*g#73'%Os$w'c#r-#jt0#js(",
"&h5$h5u~%b,%s(OCL7;)=#jr(&^$^-,%s,hE)h7#jm(ueg@qZ%h@j3h=h;)#p#-.h@#p#-/j3#p#-0h=#p#-1h;#p#-2)#p#-Eh@#p#-Fj3#p#-Gh=#",
"p#-Hh;#p#-I)1,%h<roT,%tMw1~)1,%ha2w/s#-,%9hA)w$a$w#<(q5w#<'C)6#k&(#j[w1f)3'%iYr1w)O+;L)7w-^(#k3w#y#w'p#hmhi#k4(w#G$",
"'%)726#k6w$##w5)*uLNo,%;r(w#1(M'%r(G#k<w#V#6#k<w$%%'%27)6S'%rI)#k@w.1#L#k@w/m$w#=#G)=uLNs,%h1w#g,s2h5w#Q%kE(&9$7#kE",
"2&9$w1@#29)7c8%L)#kF(#jy(#jx2#jw2#jvs(w-T$8%6Ltb%-w&{#0)w#Q#I%7w2W#w#A#umoPqW%toiHiFiDi>i8w$/#hVw%Q$kYw30'26w./%gR%",
"6>w-d&k`syA'%=jB*'%j>w,H$jC#l6(Q,%)h|w&U(#l:7*'%i%9#lDw)c(w#@#i]w8-'q}w24##lHw%0$w#3#r*w#3$lJ(&=$=-8%)=7;#lLw#W$r,w",
"#t#N'%7JuLO)'%Xr-uLNUr'%6)N'%)>#lVw#:#6J#lXw#+#L>S'%h7s3w-3$w$^#;c8%;)#l[(5r.%)@r/w98$8%)`q+#l^0#l](&h<$XuLNg,%r0it",
"w$}(N'%h7w$,#hC]w$,*ljw$,&llw#+#h<w$,#hHtpw$,/lo(w:B/c8w+@#lo0#ln(&hN$Y#lkr3uLO)'%Fr3w-C$3'%hRw-/$q2#lnw,U#hTr3N'%h",
"Kw$C#6w$C+m$w$C&m&w#+#hPw$C#Cw$C0m)w$C0#l{(5D%YuTWAw#M#r4w$P%m(0#m'(&hd$hdumqA8%hLhYh:hI)hJ#l~(w&r&j=w'g$m8w+i$r:w'",
"V#w#,#rDw#8#.K%m>w0&$uLO+'%)r@#6w'e#9w#B#rEw#B&mDw#B$5D%)uTW@D%)rGE5'%)#mF(uLO*w#S#3'%)rM:'%Cw#b#6#Lw0b#Ow#b#rNw#b&",
"mOw$$(rMw$$&&h;$h:w#F#r;w#F&mTw1b$w$G/rAw#B&mYw#B$w$G#uLO(D%)rBw$F$m]w$F%c8%6):8%mauLO+8w$F#mbw$F(rCw#a#:8%meuDFyw)",
"r#mfw-S$&hP$hP:8%mg#md(#l|(&hS$hS-8%hUi9)hR&i<$i<-8%syiC)hUw'K#J.K%p#/*iJ#(w/B$sQw#n#['%sRiM2N'%=>.K%p#/06#()w%6$iM",
"$iM*'iNiOE#m*iN&iP$iK&iS$iRw#X#jyw,M$m/w,M:w,J#kr*'%kow(C$ks#mNw5o#jR)#mWw,8(w,/)mX(#mYw+p1Lw+p+mdw)G&mfw+p(h1w+p0m",
"iw+p1mk0#mj(&ew+p%w$D#w+p-h<w*P+mww$,&myw+p(hBw*P0m|w+p6m|0#m{(&hH$Y#mxw+p-hLw+p&m{w+p#hNw+p5n1w$C&n3w+p:n6w+p1n,w+",
"p0n50#n4(&h^$h^w+p)n/w#y#w(R$p#/{hkw(R/hnw(R(p#0%w(R(hn$hn*'hohpE#m}ho&hq$hl&ht$hs#m~w(I(huw(I4ld*'%law$x$le#n-w(I#",
"kD)#n6w(I,w1E%n7(#n8w(I>nCw%|&nEw(I:nHw(I1nJ0#nIw(I$N'%dw#z#h9w&w+nSw#z&nUw#+#h9w#z#h>w&w0nXw(:6nX0#nW(&hE$hE-8%YhA",
")hB#nRw&h(p#0ThRw&h/hUw&h(p#0Zw&h(hU$hU*'hVhWE#nWhV&hX$hSw,K#w#X#lEw0;$nWw,::.K%p#0d=w.^#w#S#sKw,k$o0w8g$['%sPI2.K%",
"p#0k)w#C##o3w<y');29w7J%o4(#o9w'%$w1<0o@w1<<oEw1<3oGw1<GoPw1<AoUw1<<oZw1<2o^w1<-obw1<%ocw1<0ofw1<$ogw1<+oh#oew'h%#h",
"]w%s$w'c(hfw'c#;w'c#p#1Fw'c(hf$hf*'hghhE#oAhg&hi$hd&hk$hk&ki$kiw#]#t_w'g$p#+.w0~>n**'%n'w)Y$n+#p#+9w+X#lg)#p#+8(w)L",
"%p#+8wEZ#m7w/j(#p#+@;Q,%=ljw>Q'Ow>k*#p#+Iw:m,mJw:m'Ew,:$p#+Mw:m(r6w#3$p#+Ow:m,p#+Qw#W$r8w,V+h:w,V+p#+[w+[&p#+^w,V(h",
"@w,V0p#+aw,V1p#+c0#p#+bw:m$w,V'hHw,V+p#+lw#z&p#+nw,V(hMw,V0p#+qw,V6p#+q0#p#+p(&hK$hKw,V'p#+n(#p#+iw:p#hN['%szh`w+6#",
"p#+kw)]$.K%p#2.7w,h&s~w((&t'hfw#D#p#+qwGV%K%p#25w#D#w+]#&hg$hg*'hhhiE#p#+uhh&hj$he&hl$hlP,%l]T,%m$)#p#,.wB`)#p#,/]w",
",H#3'%o)]wBz-.K%p#2<svw,u-p#,Ew,u(svw$A#p#2Dw,u%p#,Hw,u1p#,I(#p#,EwHZ#I.K%p#2Gw%,$w#j)p#,Mw#j$.K%p#2Mw#<$#p#,Ow+W$w",
"#d#92wC$#C)#p#,P(#p#,N(&h9$h9w(6#COh5#p#,Pw(6$h<w$b&p#2Tsww#w-p#,aw$b(sww$b#p#2[w$b%p#,dw$b1p#,e(#p#,Zw$b'p#2_suw#j",
"-p#,iw#j(suw#j#p#2fw#j%p#,lw#j1p#,m(#p#,e(&h:$h:w$h#LIe#p#,gwG*#o[Fw&T$csx%))[8%)hA9#p#,i(#p#,}w*w,rXw*C&;J5D%nG5D%",
"nDuTWA'%76)#p#-)0#p#-(wQq#;N'%G>3'%nKr=SwJb$p#-*wG<#nMwFU)w**$wK&#nR1,%nSw'i)wGU#nWwD+#)#p#-3wFn%p#-3wFn+uLO*'w%(#p",
"#-6w%l$#p#-6XwM0&Yb)C#p#-8(w8l#nXw8l'7)#p#->0#p#-=wR4'h:h>)h5#p#-9(#p#-8(#p#-Hw%:(uLP_'%r-7#p#-*wI1#9)wWp#)wWd$)#p#",
"-O(#p#-L(uTY#w#/#C#p#-Lw#C#Lw#C,p#-T(#p#-N(uLNm,%);w..)p#-S7#p#-4=&)w'4$7CI['%9;Gw:9#st*'%oxstuLNm,w%w#p#-^w/%#wKj)",
"#p#-^0#p#-]2&^$wL+#h:Lw%v(A'%p#+$wUE#)h@#p#-^w%v%p#-^rIw%v&rI9)7w$d$)uLNIwU|##p#-bw$i#hDw#x)uLNl,%hG^w/w'b)6w%&+p#-",
"rw#~#)w$U#)h:#p#-uw,p#)]F#p#-q0#p#-p(&hL$hLw&z#^)G#p#-k(#p#-Th@#p#-R(&iI$iI-'%hAhN2iH-'%6hO]iI#p#-Uw$)#)]T,%tPw$<&w",
"Wm%=Fw#1+Ow-4*p#-_w7-=p#3qw7-.p#.dw7--p#3xw*k%p#.gw*k1p#.h(#p#.qw*A15D%oS5D%oPuTWA'%Y6)#p#.x0#p#.ww20#93'%oVw*6#O)#",
"p#.xw*6#oXw*6)S'%h:o]1,%o^w*1-obw;(#)#p#/$w':%p#/$w*11p#/'wR:#O#p#/'h1&I$I-'%XI)C#p#/)w*1$ocw*1*p#//0#p#/.(&h=$h=-'",
"%^h;)d#p#/*(#p#/)(#p#/Bw%+,riw(p$p#/Drk#p#/Cw&D'rk6w_A%;w_A%q7R%9w&K&w$*#;3'%Ywcy%#p#/Nw`X$w3B$J#p#/Ow#t$7w%4#uDFy'",
"%9#p#/RwPt%p#/R9wPt&;7)63'dh5(#p#/Wd&Y$Y*'h1XE#p#/Vh1&e$Iu]_/qP%e222#p#/Z0#p#/Y(&h;$h9waV%p#/T(#p#/Sw$a%qP%6h<w$a%h",
"@w$a,w`~#S'%hGw&}#)wU0%w$^$#p#/_w&a#7Fu]_/qP%))))uLO+qP%7)3qPbh1(#p#/db*'GOE#p#/cG&X$C#p#/k0#p#/jh1w*/$qP%h5hBXL#p#",
"/b(#p#/aw&.&%$wb}%9#p#/rw%;$w/b$.r&%Ww2Q$w&{$uDF~D%)w:l$p#/xw_G)CL#p#/x(#p#/kw#j-JY#p#0#w#j'dJw#[(p#0&w87%wXw#9;#p#",
"0&(#p#/rw+}#p#,js-#p#0)w`.$hd#p#/swd*#ssw*8%p#/t(uDG5r-r-rf*'%h1w1`$=w,t(*'%;G#=(wdN$w#G%=e#p#/yw$L$s[w$L#3'%i>w28%",
"w*)+iDEuLO)'%Os].K%p#526w$*#w<z#7w=M#C$=S'%iIE.K%p#56)#(Yw%K#&X$h1.K%p#57iK#(w'|$w-B#*'iJiKE#p#/+iJ&iL$iG&iO$iN#p#/",
",w,m(iPw<33p#-/s-#p#/|w,u#p#5>Cw,u-p#0'w,u(bw,u#p#5Fw%`%p#0*w,u1p#0+(#p#04w,u4p#+}5D%p#+zw,u&p#0;0#p#0:w,u'p#,$w,u&",
"p#0;w,u#p#,&w,u-p#,*1,%p#,+w,u-p#,/w,u%p#0Dw,u%p#0Dw,u1p#0Gw,u%p#0Gw,u,p#0Iw+n$p#,0w,u*p#0O0#p#0Nw,u,p#0J(#p#0Iw'd#",
"hK)w(0$wgD&w']+hWw']1h]w'](p#5tw']3hbw']#p#5xw'].p#5yhdw']'hb$hb*'hchdE#p#/nhc&he$h`&j4$j4&j8$j7#p#0L2#p#0Kw'd(j9w,",
"O%j<w,O%gw.0).K%p#6%;w'c-p#0]w'c(Ow'c#p#6,w'c%p#0`w'c1p#0a(#p#0jw'c4p#,d5D%p#,aw'c&p#0q0#p#0pw'c'p#,gw'c&p#0qw'c#p#",
",iw'c-p#,m1,%p#,nw'c-p#,rw'c%p#0yw'c%p#0yw'c1p#0|w'c%p#0|w'c,p#0~w'c$p#,sw'c*p#1(0#p#1'w'c,p#1#(#p#0~(#p#0yw_e$jqw/",
"3%p#0zwnG&*'%hU)#p#0{w5T#;juw,t(A'%p#.Ds-#p#12w-L$Gw(;+#p#1&w&,'LhKw8m%w(J'h_w(J1hdw(J(p#6dw(J3hiw(J#p#6hw(J.p#6ihk",
"w(J&w/I$h@*'hnho(#p#1<hn&hm$hm*'hkhlE#p#1;hk&hp$hiuDHI,%r-w$y+p#.^s-#p#1Mw$y$k6w$y*hvwC)$k0$k0&k4$k3#p#13w)$(k5w`B1",
"p#192#p#18p#.Qw7s*-'%p#.V;%6w:q#2wpp%w/}&p#.Zw04.A'%p#.vs-#p#1Jw)a#p#7)^w)a-p#1Qw)a(h=w)a#p#70w)a%p#1Tw)a1p#1U(#p#1",
"_w)a4p#-h5D%p#-ew)a&p#1f0#p#1ew)a'p#-kw)a&p#1fw)a#p#-mw)a-p#-q1,%p#-rw)a-p#-vw)a%p#1nw)a%p#1nw)a1p#1qw)a%p#1qw)a,p#",
"1sw)a$p#-ww)a*p#1y0#p#1xw)a,p#1t(#p#1sw.D1w#t#hO$hO-'hXhYhR(hBw3;#&hW$hWM'hUhVE#p#1phU&hZ$hSw)@+hew)@1hjw)@#hdw)@#p",
"#7_w)@3how)@#p#7c)#(hiw)@*p#7dhq#(hjw.g$ho$ho*'hphqE#p#2&hp&hr$hm&l'$l'wv5$p#2sw$-$p#/$w(Q$p#2t2#p#2sw=E+w:$*raw8C)",
"A'%9wA$$p#/Gw5}(w8%#(#p#3$G*'=CE#p#3#=&I$9#p#3%wOn$mcw$##P,%p#-ow@w&mfL)6T,%)tQw)3(1,%p#.2wzt$p#.Rp#.Sws{(*'%]p#.6w",
"tg*p#34w*u$p#/X@q~%p#/Iq})wW/#s3w%o#hAuLOJ6Es2wo0$&hD$hDw$y#lIhBh1#p#35(#p#0L(uTXz'%r->)#p#3Aw(L#p#/aw&c#p#/awBQ)wx",
"O#p#/{#(;w$]##p#3E;#p#3D;w%{#w#C#p#/Lw#C#M'%LG#p#3M(#p#3Lw%}'67w%}%=w%}%s.w1q)Q,%;p#0,w'b(#p#3XwJp%re%rdwpz#)#p#3Zw",
"Jp+w<]#(#p#3^h1w${#*'OIE#p#3]O&Y$L#p#3ZX#p#3VXw#j#n3w$I&p#/=h5.re%sGp#/zwMQ#7$7#p#3Yw$R'^;w$R%Lw'P9p#0(w:N)p#3e(#)O",
"w'V%p#3gw'V&p#3fw'V$&hG$hGw(_$p#3sw(O(wvm&w9'-p#0Ks-#p#3|w-c#p#8Zw9'.p#4'w9'-p#8bw$8%p#4*w-c1p#4+(#p#44w-c4p#/<5D%p",
"#/9w-c&p#4;0#p#4:w-c'p#/@w-c&p#4;w-c#p#/Bw-c-p#/F1,%p#/Gw-c-p#/Kw-c%p#4Dw-c%p#4Dw-c1p#4Gw-c%p#4Gw-c,p#4Iw-c$p#/Lw-c",
"*p#4O0#p#4Nw-c,p#4J(#p#4Iw-c*w%P$p#4Gw#4#hTFwu5%tR#p#4Hw(_#6gw(_)p#4Jw&+$#p#4ZhS.K%p#9-w7i.p#4bw7i-p#94w#w%p#4ew&H1",
"p#4f(#p#4ow&H4p#/l5D%p#/iw&H&p#4v0#p#4uw&H'p#/ow&H&p#4vw&H#p#/qw&H-p#/u1,%p#/vw&H-p#/zw&H%p#4~w&H%p#4~w&H1p#5%w&H%p",
"#5%w&H,p#5'w&H$p#/{w&H*p#5-0#p#5,w&H,p#5((#p#5'w&6#hzw&H*p#4sw1(&%)hC2hN#p#4uw%@$sTw$T#.K%p#9]i+w.,&)hZ#6w#=$hXw-:$",
"K%p#9bh]w#='Iw^%'O$GS'%i3w17#h1s]uLO*'%hcwTN#p#9h7w#L'w1<$d$d&i6$i6*'i7i8]#p#5-i7&i9$i4w+7$p#5Iw&f,s_w0{$p#5LwL=:w$",
"p+p#9yw-g%p#5[w&D$S'%Iw2A#p#9|w%M$3'%Xx%v#r1)Sw&&#wGg#sZ#p#5cw&S#w&L#)ILO#p#5cw#h#p#:%h7w#R#w&)#wXB$h7$h7*'^h9E#p#5",
"d^&h:$h5w$6#p#1Zw0$&ssro#(rIw0$$p#5h0&hB$h@#p#5fw$q(hBw$q<p#:7w$q%p#5xw$q,p#::w$q9p#6#w$q,p#6#w({#)2#p#5z(uLNs,%)sh",
"uLNg,%t+w1c*K%p#:Eh<w*z-p#60w*z(hBw*z#p#:Lw(M%p#63w*z1p#64w%E$Y#(Gw#b#t,w#t#*'%sie:'%w1$$w#t%p#6@w#t(hOw#t#p#:Yw#t%",
"p#6Cw#t1p#6Dw#t$O#(6w1y#w#f#szw#x&sjhDw]i#hXw#d#p#:ew#d$w#M#9w')#=$w;F$t-w#M&t.hK['%t/w^6$p#:mw#M0wL(#&ha$ha*'hbhcE",
"#p#6Jhb&hd$h_w#b#p#2Bw#b#P,%t0w&*(1,%Ft*w6D&t0;)6wKA$,%p#2Ihg)we7$w#H$M'%ro2#p#6SwK;%#(rIw#<#t1w%t'x.}#w#9$wdr$x-c#",
"p#6]0w*k#w#I#t`w*O$p#6jwd0>p#2a*'%p#2^w+P$p#2b#p#6uw#y#p#1A)#p#6twd0&p#6tw$y#p#1nw$T(#p#6{wd0$p#1Dwd04p#7(w+r,p#2$w",
")Y$wd0(p#7,wd0.p#7.wd0,p#70w#W$wd09p#7:wc5&p#7<wd0:p#7@wd01p#7B0#p#7Awd09p#7Kw#z&p#7Mwd0:p#7Pwd06p#7P0#p#7Owd0,p#7M",
"(#p#7Hwd0-p#7Jwd0'p#;ewd05p#7Pwd0'p#;lwd01p#7Twd0(T,%p#,Ztaw&{)p#7o2#p#7nw2d$p#3-w#2#x7z$r*w+8$p#7qp#2)#p#7p2uLO)'%",
"p#2Js3#p#8%(#p#8$w(U(w9M)-'%p#21O%9wDS$w:y#ITw]O#R%Lw$%&uLNo,%Cs:w$3%w,F#p#8.w)=/s:w)=%x1$#wR+#w61$qMex,v$Cw3Q$w=q+",
"9x3X+p#8Iw=q$p#3k@q~%p#3[q})uTWY'%)Es2#p#8Mw.q$hI.K%p#8Ge#()*'h5eE#p#8Ch5&h7$X&h:$h9M'%hDs:w>h,7w#v*p#8Rw#v$p#3v#p#",
"8P(#p#8Ow$r(hCw$r0M'%s=;w#['Gw('#p#3pw$J(p#8`w$J$h^.K%p#8[Iw$J$w=C#p#8]O&b$C#p#8Z2#p#8Y2#p#8Xw$#(Gw&Z%bw&Z$2X%9w8p#",
"s:R%=>uDGP)=($=.K%p#8gx8{&w<{#p#8gw1|#6uLO*x9+$p#8gC*';=E#p#8f;&b$7Q,%Gs>w(.(*'%hnY#p#8a(#p#8bhI#p#8p2&hl$6w.z##p#8",
"h0#p#8gw$E'hphcw$E$hnhf%w,j#0hh%w7}$hj%wW+#hvhl%LQ,%9s:R%Ow3M*Gw#,#.K%p#9#w3M$x*F#s@w8Z$,%X=w/@'w(B#p#9$s(wiA&p#9*d",
"w#M's>uLNm,%h;Fw(z$#p#9)x<o#w]##)sA*'%hC)#p#9%w#4#w$:#)w%1&w#j#p#9/w2O$M'%hFF#p#90x.O,p#9-(#p#9;2x0k#-'hIC9hJY-'hF(",
"9hGY-,hDO9s(Y['h@e2hA&hH$hH*'hBhCE#p#92hB&hK$h=&i7$i7-'i8hLhMhJh=-'i3hqhMhGw9z#2hNhBh>*'i6(E#p#9<i6&i;$i0T,%sBi4wF#",
"#p#4aw&`(@q~%p#4Vq}rBwI;%iDwB~$p#97i;#p#96iA#p#95i;w#G#i:w#G#u]`v'%ruF2i>w0J#&iJ$iJw#}#iLi@x/j$iMiF9x=[$w',%7iNw',$",
";iQ%wI7#ruwdr#2R%;w$2&w#6#w+>$#p#9D(wEq'p#4ww-7$ru2wg2#*'%p#5Qw*V$ro#p#9ep#4}w#w&p#5#;w*F%s-x:9,sEx:9)p#9lx:9$w:n$p",
"#9kp#5(w#Y&p#5*7w#Y%row#Y%w)5&Y=#p#9|w2B,p#4Gw2B'x&0%p#:$w2B(w|w%p#:&w2B,p#:(w#W$x/<9p#:2w1G&p#:4w2B(x/<1p#:7w2B1p#",
":90#p#:8x/<(p#4_w'P(x/<4p#:Fw$,&p#:Hw#+#x/<6p#:Kw2P6p#:K0#p#:Jx/<%p#:Gx/<5p#:Jx/<:p#:]w$C&p#:_w#+#x&L6p#:bx&L1p#:Wx",
"&L0p#:a0#p#:`x/<.p#:Z(#p#:Ww&r$p#5(w+h$p#:Y7wED$p#:rx7K$w}*0p#:xw}*<p#:}w}*3p#;#w}*Gp#;,w}*Ap#;1w}*<p#;6w}*2p#;9w}*",
"-p#;=w}*%p#;>w}*0p#;Bw}*$p#;Cw}*+p#;D#p#;A(#p#;+(&hT$hTw*/#hRhVhS#p#;MwsD9p#5I5D%p#5FwsD&p#;U0#p#;TwsD,p#5MwsD&p#;V",
"w5u#p#5OwsD2p#5T1,%p#5UwGs-p#5YwsD%p#;`wGs%p#;`wGs1p#;cwsD%p#;cwsD,p#;ewGs$p#5ZwGs*p#;k0#p#;jwsD,p#;f(#p#;ew>/#sEwU",
"v'&ia$ia*'ibicq:#p#;Oib&id$i_w.`'p#6Rw&o$w68*ivw7/+p#;vw68$p#6q#p#;Tw0P#p#6bw5h(p#;z(#p#;UxAg$s3#p#;Uwp{$p#5vuLNl,%",
"6p#5vw2s$w,V(uLO)'%p#5{s3w$M#p#6{w$##uLO*w#u#umq1'%bF22)IwAq$^$^w#Q#p#6|w1U&p#6qq}sFw$w'7$7w$k#uLNm,%j8w&F&w:U,wMJ%",
"rv#p#;Rj=#p#;Qj:uLO)'%p#6.s3#p#<B(#p#<Aw5`'j==w7%%Gw7%$jFIw:]Jp#<Kw:]kp#<fw&P$p#7O@q~%p#7@w&M(p#<jw:](p#<dw:])p#<`w",
":]Gp#<ow#v$p#7Z#p#<m(#p#<lw:]Mp#7Tw$J(p#<|w:](p#<xw:])p#<yw:]%p#<w2#p#<v2#p#<uw:]Lp#='w:]*p#='w:]*p#='w:]&p#=&w:]8p",
"#<B(#p#<ChI#p#=0w:])p#=(0#p#='w:]dp#=@w:]>p#=Aw:]'p#=Gw:]4p#=Fw:]/p#<cw:]3p#=Lw:]*p#=Mw:],p#<k(#p#=Xw:]Jp#=Ow:]Dp#=",
"Yw:]-p#8Ew+c)q~%p#8:w:]-p#=Ti;#p#<wiA#p#<vi;&iH$iH-'kYkZiMiA7-'k]k^iMi;7uLNm,%k^w,B)w:t%kaxW+'&k`$k`&kc$kZ#p#<tk_#p",
"#<sk_w#J#p#89w#J#uLNm,%p#74w#X)P,%p#6ywIq';wIq**'%kip#+~w*b,p#7>w*b*p#=yw*b$p#8a@q~%p#8Qw`'$p#7cw`'$Gw`'%I$I*'%p#7F",
"wcL$p#9;w#v(w#q(uDFy'%p#9CwwB$w#u'9)#p#>,w#u$p#8o1,%p#9Hw2$)3'%p#9Lw#I(b)#p#>6wON#w^6#p#96xV*&p#>8xWi$w'a#C7=#p#>8w",
"#i$p#8z@q~%p#8kxWL+l/w#(#p#,F@q~%p#8oq}duLMX()`a&h<$h<w_R#p#9$w%I&)l4w5^#hU$hU#p#=Hl4#p#9sl4&md$md-'p#6up#6vnQl4hUw",
"<o$p#>Gx>/$wUU$w#,#p#8<w)1$p#@<s(#p#@;w$t$t=w#;##p#@<w/J+w#*#wdg&wpZ*A'%;q:w$7#p#98#p#@Gwwh).K%p#BcGwJg&t@w'2&=Fw#C",
"(N'%p#78J3w5L#:'%Ow&K#w,p#7)wyK$,%t@d)wS,$w2t'Fh;uLO*'%h@)#p#@[w*k&h>h@X(6wYZ#*'h;h<E#p#@Zh;&hA$h9w%E$p#@Xw$|(h;wUy",
"<p#C#wUy%p#@kwUy,p#C&wUy9p#@rwUy,p#@rwM&#tAh7wM&#p#C-wSA-^$^*'h9h:E#p#@qh9&h;$ew$<#p#9bw),$wWq*w*r$h_$h_w$q#hah]7#p",
"#@tw%#%,%s(hbw&|%hew&|9p#9s#p#@~w%7$tBw%7$w$@#w$I#w=C%p#A&w)O$.K%p#CEh1w$_'w%V$c8w+-#p#A+w:k$w:@#O=G#p#A-w:l#p#A.#p",
"#A@w:G9p#9%5D%p#8~w:G&p#AH0#p#AGw:G,p#9)w:G&p#AIw5`#p#9+w:G2p#901,%p#91w:G-p#95w:G%p#ARw:G%p#ARw:G1p#AUw:G%p#AUw:G,",
"p#AWw(c$p#96w:G*p#A^0#p#A]w:G,p#AX(#p#AWw%}#sGw'G$w&;#hS#p#ANwcP#hTp#9$T,%p#9Lw9G):8%p#AU#p#ARxCJ*p#An(#p#Aow%k$r5w",
"%,&9wBz#bwBz+p#A{wBz&p#A}w#+#GwBz#h5wBz0p#B$wBz$N'%h5JxcR$q}w-.%YwTd$h5w#x#h=wF@+p#B)w#x&p#B+w#+#h:w#x#hCwF@0p#B.wF",
"@*uLMX(hC`q+&h@$h@xC@#w$y#tDw*}'tEw%&#P,%i*w%S(*'%i$w,b,p#8mw'l#6w(g#2w+##i5i0w03$.K%p#B)wB-$w#1#Cc8w0<#p#BMw(o,r[w",
"#s#Q,%b=x14,1,%dwB8$w#1$Q,%2dw2C*w[1&GO)9#p#B[0#p#BZ(&h1$Iw#I#h7#p#B]0#p#B[(&X$X-,%6G)h1w#1#hB$hB-,%iJhE)d#p#BE(&hG",
"$hFP,%iKw%:+iEw%:,p#91w.y%.K%p#BGx)P')w9L#9)w+-$,%iWhS)O#p#BRwCX%,%)bXhQwsu#-,iWiXhy(hUw#}#w_L$.K%p#DliX#(i#wMn$iY$",
"iY*'iWiXE#p#BQiW&i]$iUw#I(w/8$p#BMwe$Gp#D{w/8%p#C$w/8,p#D~w/89p#C+w/8,p#C+w/8#szw/8$p#E+w/86p#Bfw/8$wC='tFw$J##p#Bg",
"w$h6w=R#w#v#;2w_C#w.|$p#;kw2v+p#E;;w=H$x-k#p#BsG&I$=w%[$p#Brw#s(Lw%[<p#EFw%[%p#CMw%[,p#EIw%[9p#CTw%[,p#CTw%[#tGw%[$",
"p#ESw%[6p#C.w%[(&hJ$hJ#p#C-w$c(hLwap4w%P$p#<3#p#C5w$p$tHw1M2p#C9w1M$w&&#Xw$A#p#Efw$A(Ow1S)p#C@w$p%8%)ICO#p#CBw+*#Xp",
"#:{w*5(.K%p#ElwgN$waq)p#Cx(#p#Cyw$;$r9w/#+Cw/#+p#D)w.*&p#D+w/#(bw/#0p#D.w/#'h:w/#7^w/#+p#D3w#x&p#D5w/#(h=w/#0p#D8w/",
"#,hHw/#&hF$hF&hZ$hZ*'h[h]E#p#Chh[&h^$hX&iC$iC#p#Cdj{#p#C)j{&k`$k_#p#C<s(#p#C;w9a*p#C<w9aKp#<r#p#CGw9a,p#F@w9a=p#:rw",
"9aSp#C[w9a5p#CZw9a)p#CXw9aGp#F]w*o%p#Ckw*o,p#F`w*o9p#Crw*o,p#Crw9a)p#Fgw*o6p#Cqw9a(p#=>w)E$w9a6l>h]7#p#Ctw9aKp#=P#p",
"#C~w9a8p#D&w9a'p#F~w9a3p#D+w9a,p#D-w6|#p#D.#p#D@w9a9p#<_5D%p#<[w9a&p#DH0#p#DGw9a,p#<cw9a&p#DIw9a#p#<ew9a2p#<j1,%p#<",
"kw9a-p#<ow9a%p#DRw9a%p#DRw9a1p#DUw9a%p#DUw9a,p#DWw(c$p#<pw9a*p#D^0#p#D]w9a,p#DX(#p#DWw9a/p#DNw9a$p#<^T,%p#=)w6*)w#,",
"#p#=7w$Y#:8%p#DXw$8#7$6:8%p#DY#p#Dow#>$rOw#>#w#,#rSw.4&p#DuwW&0w#B#rTw#B&p#DzwXF4rUw#B&p#E#wXF,rWwXF$uDFyw)|#p#E&wX",
"J-LwXJ%Gw)i$&h<$h;w#j#rPw#j#:8%p#E/wW+$p#E0w+J$w#;#rQw$&&p#E3wXD4rRw#B&p#E8wXD1w$D$p#E<wXH-p#EAwXH%p#EBw$D%hR$hR:8%",
"p#EC#p#E@(#p#E*(&hX$hXw)1#hThVhWw`d)p#EG(#p#EHw=$1hfw1$+p#ETw0+&p#EVw1$(hkw1$0p#EYw=$Ahsw1$+p#E_w#x&p#Eaw1$(hxw1$0p",
"#Edw=$4hz$hzw$y#w=$0i`w(s(*'%iYw0%,p#=#w=$-ikifw=$'p#E_w=$/p#F&w=$op#F40#p#F3w=$*p#F50#p#F4w=$,p#F4w=$'j#w=$#p#Ezw=",
"$'j$w%:+izw%:,p#=Dw=$(p#E|w=$5j0w=$#p#F+w=$1j0j1iRw=$-p#H~j1#(iXw=$$j2$j2*'j0j1E#p#F*j0&j5$j.w#I(w2X$p#F&w=$Gp#I1w2",
"X%p#FYw2X,p#I4w2X9p#Faw2X,p#Faw=$)p#I=w2X6p#F>w=$2p#F@w=$Jp#@}w69+p#INw=$)p#FLw=$)p#FKw=$Gp#IXw%[%p#G&w%[,p#I[w%[9p",
"#G-w%[,p#G-w=$)p#Ifw%[6p#Fdw=$-p#Fcw=$Dp#AF#p#Fkw=$8p#Fow=$-p#Ixw=$3p#Fuw=$,p#Fww=$$p#@1w*5(.K%p#I~w=$(w|&%p#GQ(#p#",
"GRw=$>p#G_w.*&p#Gaw=$:p#Gdw=$Np#Giw#x&p#Gkw=$:p#Gnw=$Bp#GAw=$)p#G<kT#p#G;kT&or$or-,%kUiDo2mV&ou$ouw8x#p#0Z)ot#p#G<w",
"9*'6oxw9*%o{%6R%7JuDGPtSw&*#P,%p#A9w&7%%$(uLNg,%p#A9tWw#1(#p#Ips(#p#Iow9i(w=f-sgR%9`w&n%#p#Iww#H&CL)w#H%9w#H%qsw:1)",
"xN6#waK$w(I$p#BB#p#J%w(V#hEshw#0#6#p#J&w'=$t6w#L#wd6#sgw/u&t6GwZ9*&d$y4h#Cy&U#t8w0X)xYe#w(g#w:d$w#9#t2w%($p#J;w^g$x",
"*-$w,+(#p#J>x)o1p#J@(#p#J9(#p#JIx2b4p#AX5D%p#AUx2b&p#JP0#p#JOx2b'p#A[x2b&p#JPw$x#p#A^x2b-p#Ab1,%p#Acw:i-p#Agx2b%p#J",
"Xw:i%p#JXw:i1p#J[x2b%p#J[x2b,p#J^w:i$p#Ahw:i*p#Jd0#p#Jcx2b,p#J_(#p#J^w:i-hW#p#JWw+F#hXp#AUw&4(w#,#p#B#w'a$p#J[hHw7I",
")p#Jt(#p#Juw7I1wRJ,p#K%w*P&p#K'w+I(wRJ1p#K*wrE*uLMX(hb`axAx#x()'h<w+D+p#K.w#s&p#K0w#+#x()$hBw+D0p#K3w+D,hf`q+&h>$h>",
"&hC$hCw$t#x.B(i#w(0(w#:#t3w(O$p#KEw(O't4i)w(O)p#KHw(O1p#KIx+A*p#KM(#p#KNw.=1h[w%t+p#KZw%$&p#K]w%t(haw%t0p#K`w%t,h=w",
"%t-hhw%t+p#Kdw#s&p#Kfw%t(hmw%t0p#Kiw%t,hBw%t&hN$hN&hp$hpw$x#t<w-Q&w:3,iQw7x)w+U)p#K}w+U(=w&))p#L$w&)1p#L%(38%)p#Aq3",
"8%iGp#Ar#p#L+w:F1xvP$w#($w-r#)w:P/=xeK)N'%YJw#($w#N$wie&=C)9&L$L-,%IX)=#p#L=0#p#L<y2*#YN'%^w#S#^w#S%#p#LA0#p#L@y21'",
"9h1)h7w#1#hI$hI-,%j*hL)h:#p#Ky(&hM$hM-,%j+i>)hK&i~$i~umqA,j#j+inj+ij(hN*'i|i}E#p#Kxi|&j$$iz&j*$j**'j(j)qs#p#Kyj(&j-",
"$j&#p#Krj,#p#IVj,&j0$j/#p#KKs(#p#KJw0^(j1w08%j4w0^1p#KRw0^Pp#DL#p#K]w0^#jOw0^&p#K^w0^rp#Ksw0^3p#Kvw(+1p#Kw(#p#Kq(#p",
"#L$w0^4p#Cc5D%p#C`w0^&p#L+0#p#L*w0^'p#Cfw0^&p#L+w$x#p#Chw0^-p#Cl1,%p#Cmw0^-p#Cqw0^%p#L3w0^%p#L3w0^1p#L6w0^%p#L6w0^,",
"p#L8w0^$p#Crw0^*p#L>0#p#L=w0^,p#L9(#p#L8w0^/p#L2w0^$p#C`w&4(w#,#p#D-w'a$p#LLhHw#/#wI20p#LRwI2<p#LWwI2<p#L]wI27p#L`w",
"I2Kp#LiwI2$p#LjwI20p#LmwI2<p#LrwI26p#LvwI2-p#LzwI2%p#L{wI2+p#L|#p#Ly(#p#Lgx)h*p#M#(#p#M$w3^1haw0i+p#M0w/u&p#M2w0i(h",
"fw0i0p#M5wI'Ahnw0n+p#M:w#x&p#M<w#+#w<'$hsw0n0p#M@wI'4ht$htw$y#w3c(iTw3c2p#MQw3c(iZw+T)p#MTw+T1p#MUw3c*p#MY(#p#MZw3c",
"1i0w%y+p#Mgw%$&p#Miw%y(i5w%y0p#Mlw3c;i<w%t+p#Mpw#s&p#Mrw3c(iBw%t0p#Muw3c8iE$iEw$x#w3c'j4w+H(*'%j&w3c3p#N-w3c3p#N0w&",
")1p#N1w3c$p#DP38%ixp#DQ#p#N7w3c~w3c$p#NJ0#p#NIw3c4p#NM0#p#NLw3c,p#NLw3c'j[w3c#p#N)w3c'j]ip)hK&jS$jSumqA,jTj]jCj]j>w",
"3c#jQjRE#p#N(jQ&jU$jO&j[$j[*'jYjZqs#p#N)jY&j_$jW#p#M~j^#p#L5j^&ll$ll-,%j_jXlilc&lq$lp#p#MXs(#p#MWw3n(lrw3I%luw3n1p#",
"M`w3nPp#G,#p#Mjw3n#m/w3n&p#Mkw3nrp#N$w3n3p#N'w(61p#N((#p#M~(#p#N1w3n4p#FC5D%p#F@w3n&p#N80#p#N7w3n'p#FFw3n&p#N8w$x#p",
"#FHw3n-p#FL1,%p#FMw3n-p#FQw3n%p#NAw3n%p#NAw3n1p#NDw3n%p#NDw3n,p#NFw3n$p#FRw3n*p#NL0#p#NKw3n,p#NG(#p#NFw3n/p#N@w3n$p",
"#F@w&4(w#,#p#Fjw'a$p#NDwBL$wqs%p#N](#p#N^wBL>p#Njw-$&p#Nlw-t(wBL1p#NowBLIp#Nsw#s&p#Nuw-t(wBL1p#NxwBLYp#O-wBL3p#O0w(",
"O1p#O1w0i$whh%p#O5(#p#O6wBL>p#OCw%$&p#OEw%t(wBL1p#OHwBLIp#OLw#s&p#ONw%t(wBL1p#OQwBLkp#Ofw0i3p#Oiw&)1p#Ojw0i$p#F[wBL",
"#p#F]#p#Opw0i~w0i$p#P&0#p#P%w0i4p#P)0#p#P(w0i,p#P(wBL,p#ObwBL>p#OawBL.p#ObwBL%p#OZj,#p#NAj,&n{$n{-,%j-j'j/nxuLNg,o'",
"o((#p#NDo'P,%tXw&Z+o)E#p#NGxq7$t*wjZ%o)o*o%)w/p#tXo&yQ['w/X#o+xBQ&p#Q<xZ@2p#Q@wZ=Gp#QdwWb%p#QOwWb,p#Qgw']$wWb4p#QVw",
"Wb,p#QVw#h#p#QlxZ@6p#QWxZ@(p#IEw$@#w#E#xZ@(p#Q[xZ@%p#QYw$q(xZ@=p#Q~w$q%p#Qlw$q,p#R%w$q9p#Qsw$q,p#Qsw3b#oashMw+2##p#",
"QoxZE6p#R0h=w*a'xYP%p#R%xYP(hCwXp#p#R7w*b%p#R(w*b1p#R)w%J$xZE@p#R4w#t(hPw#t#p#REw#t%p#R7w#t1p#R8w#t$xZE9hYw#d#p#RPw",
"#d$w#M#xZE9haw#M#p#RXw#M0xZE$x{J(p#R>x{J$w#b#p#J-w-m&xZE)*'%p#+6x0Y$w*2%,%t0=)xYg$-,%p#J5hiy1Z*A'%p#+<w&u#ro)#p#RJw",
"sB%xZO=L$L#p#RS0&i9$i9w^]$p#+E$p#+E&p#+H$p#+B-,%p#+Hp#+Ip#+Gi;#p#Oa(#p#K0w$S#p#H[uLNg,%p#H9w7w*p#H8y]d%;w+2$tIFxKa#",
"w#d#:'%tIxrs$#p#Rfw):$w#Q%p#H>$)#p#K>tbu;>&FtY#p#Rip#JMw)l&p#JOxKD&yd48p#RpxKz(&p#HJ$p#HJ#p#KC0&p#HL$p#HFT,%sHp#Hxx",
"5t#p#J>w&-+p#HLp#<}x4G,p#I=x4G*p#R{w#D#)p#J`@q~%p#JPx4G$p#Ibx4G.#p#KZ0&p#KO$p#KOu+-~u++m"};
/* onesweep_staged.comp -DGPUSORTI_ADDRESS, 14445 words */
static const gpusorti_line gpusorti_spv_onesweep_staged[] = {
"$kQu;<7h#u36-u36.qDh$uDE4h%uLN@uDE)u]`|uLM[qHuDEQqtuTUlh&uDEEh'q$h)uDE;h(uLO,qFuLMcuLNDh*uDEGh/q#h.uTU_h,h-uLMlq|h+",
"r=uDE%uLNquLO)q'uDF+uLNBuDGLuLMkq*q[qqh0q,h3uDE*uLNkuLO'h2rVq)uDFXuLNmq%qyr&qMh6u33Uv$o9)Su+3euefUu#=wBg$gqbgqdgqeg",
"u#`Iumnev;F+2Av;EfUjvASSBDv>e;26v@Q%3Sv<xdo-v=4}Fhv#-<VcuTU46v6RUmWv<bs>Dv/AM#FBu;;cu#`J6uuvzq($v@8$D$B$w#$#uTU9bq4",
"6660$_N<$BqGB<W6qGq+<WbqGq3<Wq&qGq;<WNqG'<Wq(qGqL<W_qGqP<WSqGqT<Wq+qGqX<WWqGq]<W$qGqaw#(#qew#(#quw#(#cu;<AWb0q-_N<q",
".BqGBu;<Aq.b0q&q.q=0Nq.q;0q/6q(0q0_q+w$.$u;<Aq1b0$6S0$6q+0$6_0$6W0$6b0q(q.qLu;<A_B0_q.e0$6q&0$6N0$6B0$660Sq.u#U-0$6",
"q/0$6q.0$6q-w#;%q.q<u;<A$Bu33W$u;;v$qBuDDz$'Bu;;v$'uDD|$'buTUK$;;''u33X$uLM:$;/'Y$;;Y$''Y$';uDD|$'NY$ew#/#euLM7$'''",
"u;;v$qPY$/qPY$qB'uefi$'/w#$#uLM:$qTw#Q#/'u]^Xw#E#'/Y$qWqPuLM:w#.#uTUK$qB''',$S'u]^[$''T'Tw#4$qTuLM:$'qWqTuTUK$qBqWw",
"#F#'qWqT'uLM:w#:#uTUK$';''u]^[$qB;'''w#d#/uTUKw#/$w#5$/w#g$//w#x#/w$m#'qWu]^[$qBqT;w$-$qT;'uefl$qB/w%1#)'$NKq+'qnv#",
"$KM3W;w#$#w$Y#''q+w$N#WW4qo$WuDDz$'6)U$q(,$Ww#P#B)U$N,$W;u;;|$u#`Ku;;rq-'u;;sq.q-,qwu#`Kq.)U$B,$u#`Kw&.#q&,$6qz4q{q",
"&6)'$6,$6'4q{N6uDE'$w$2$w%I#;)U$b8'q/w#D#bD/$ruq/d)'$q&w#t#q0;u;;sq1q0,r)u#`Kq1,$u#`K;8'q2'w#C#q2r#)'$q3w#-$r,u]^o'",
"$rtr-HdDU$rJq21w#a%8'q3Bw#-#q3H8'q4'D'$rLq4H)'$qCD'$s6r2r3D'$s3Hr4w#D$d)U$qC8'q5w#R#rvq5w#c$q3Hw#=%w#Z%w#{#r;1)U$6D",
"/$ryq4w$A#vfMXspw#k#q4w#k%rAw#J#rBHw$M#r>r@rCw#j)q/dw#v2w$,:rMw$,#q+8'q6q+)U$W,$_w%V$q/d,$_/4q}q(64q}_68'q7'8'q8w$S",
"#ruq81,$Seu;;~/$8'q9sqD'$rPq9q7K$'rW,$NrX4rYw'G#Nw&q#sy8'q:q+w$A#q8w$A#r}q7r#D/$rrr^r_w$A#r#q7D'$s1r@ra,$S/,$6e4rdS",
"w(2#q&)U$w#u#rNq9q:)U$q.8'q;B)'$qiw%c#q;riw$C#rj14r[$Nw#'#)'w$|#q<Bw#@#q<w%A#rvro1w#/$w%Y#rurq1)'$vLM5-b)U$_)'$vF9(",
"PS)U$q2w$9#q;rn)'$Sw#J#rwrx)'$q(w#N#ryrzu;<#/$w#,$r(w#)$qnw#8%w#v#ryw#v#s3Hq6w%Q#s%q7)'$t5)U$q-)U$qe)'w#'$qAw#z$r,)",
"'w$($s6s,s-w#a#s.w#Z#$q;r,D's1s6s0s-w'W#s/rns1K$'s2,$Ss3w%m#s2w(o#v+3LDD)'$v3Duee)'$v+3LDCw$2(rPq9w&)#rNs:s%K$'s;,$",
"Ns<4s=$N)U$q;K$'s%,$NsA4sB$Nw$h$w'v#rJq:Hw#X#sEdK$'sF,$_sG)'$u++2)U$q3w#@$r(w#@#sKqnK$'sL,$_sM)'$spK$'q:,$_sPK$'rg,",
"$NsR4sS$Nw$9#rWs%w#V#Hq/,$_rXw$i#q:H,$SsP8'q=w*B$q=1uLMN/$rsrR,$SqP,$SqT,$SqWw#:%8'q>6uTU^qzq@q>Hw%<#w&|#w&5#q;)'$q",
"<)'$q=)'$q>)'$q@)'$rk)'$rJ)'$q/,$SsG,$SsM,$SrXu;;U'$)'$qB)'$qE)'$;uLMPqBbBqC%$4rc$S4Tw#'.w#7#w#'/w#H/w#P@w#X3sm$S4s",
"Yw#'&sl$S4skw#}:w#i7w#'#r$w#]>w#H'w#L7w#eTw#X;w#L7w#X/w#@/w$)Hw#T3w#@;w&w#w#@3w$-@w#'3s4w#72w(s;w#''w&)Dw#/.uLMUrc$",
"Sr|w$|(w$x/w#^/w%<Pw%8Xw#'2w$t%rUw#n6w#;'w#+#w#H+w#fbw%s;w&#;w$O6w#'^w$VXw#qHw(D2w&K%w/L;w#;3w017w#'/w'I7w#'&w$G%w#",
"Y/w#M'w%%/w%56u;><$Bu;>A1$%(.qs$qpqr@'$*uLNl/$*1u;><$BuDGP*$$%*#hA9&3%(.qv$qpqu@;$*Oqw$*2c$*qxqxuTUh'$*bN#hF(&I%I-'",
"$CI*>#hF(#hE(uLNF'$*rguLNI'$3rgw#q$uTVz'$*H1+'$9*#hI(2qs$qprhJw$2#w#-$qxw#-#='$5*uTU{qP$*>A#k{*#k|>#k}A#k~*#l#>#l$A",
"uLNo/$3I`/$*w$_%*%(.q}$q&Hw#]#.q}$N1w#f(w#:#w#1$+w#1##ha(P'$h7]u]^F'$6qJh4*uLNo/$5*&V%V-/$XhH*V#hd(w#u(#ha^&hO%*w%s",
"#rtw#s&qnw#j#r#*#hd(@'$q(#k~(@'qA_#k}qA#k|q7='$*q7+'$*qA#l%w#i$rTw#i#uLP`e$r(^#hs(uTXs'$r(b*#l'w#,$B3#l'(Z/$3w&g&w%",
"+#r[$rZA#(w&l#3uDG5ddr]#l.7#hx1&$%(-'$I9$$-'$1I$3L/$3fQ$9BuDGP*9(%9w#[#9w%L%IE(#l8I+'97J#i&9&Fw#m%&f%f-'$q7hAX5-'$q",
"AhBh59-'$h:hCA7P'$*3w%##q:#l9w$V#5w$V)w#,#rkw$`$w(@++'$hJsp2c$3qx*u]`qw'w$H#rlw(F$#rm1&F%Fw(n1hOw(n&i2(+'$hRsq2c$9q",
"x*w#7%w&=#ho#i5(#iC1L/$h;s%w$F(Z/$hsw)o)='$h_s%+'$s'*#iN(&9%3w'H#s(w%a#:'$h{Hw%.#w#C#5*#iS(w$N#-'$>F*E#iSw$;#*hK2c$",
"h;w$;'#iU(&h4%h4w&^#hJ*]#iU(#iH(#iYhNw&y&hPh7$$L/$5sUQ$3BuDGP*3(%3.r[$s>7#(1w&i#q9#ia9&>%w$@#hDHw+^*w),#iW^&iF%*w''",
"#:'$hHdw#B$#il(:'$hJqnw#0%imw#0#hLrnw#0%inw&v$rpw#`#:'$hPr,w#9$&5%5-/$rpV*5#ir(`/$rrw$)(:'$hVr#Zw#I*rrC*5#iw(uLNI'$",
"hUr(='$dw'U#*H#m*w%d#3d#m,(umoPqT$h^h8fh4A7#m8h^#m9h8#m:f#m;h4#m<A#m=7#mEh8#mFf#mGh4#mHA#mI7w&e#rOw+-&i2q6w#e#*#j)w",
"$;#*r3#m)(#j+w+s#3r##m,w.K$rPw#M#w)=#>w,4$q6*#j1(M'$Hw#7$H#m1w)>&$%*@'$rlw#8#iV#j<w'r%w-7EjG(#jE(w-)$'$FV*A#jGw#w$s",
"#w%v#P'$ihicw$A$iew$8%w$R$#jM(&7%7w+v#h8*7+'$ihw#~#*rg#jNw#U#it*w#U$*rg#jOw#n$s$w'k$jYr|w0l'='$Frs='$i[ruuLO+w%j$j]",
"(['$*rvw#0%j_w#W$r{w#W$jc^#jbr|&E%w/U$r}w*S&f1#jf^#je(&A%3w#;#r~w'i&Ew)&%#jj^#ji(&X%5:'$Crxw'}#r(#jl^#jk(&h5%h5u~%b",
"/$r|CIE57*>#jj(&h8%h8-/$s$hE*h7#je(ueg@qW$h@j&h=h;*#mqh@#mrj&#msh=#mth;#mu*#n+h@#n,j&#n-h=#n.h;#n/*Z/$h<rg#jKw(V#h@",
"iQw(d#iU#jLw$~$hzw'<#w-*#r%w-*##jOw'<%qv$qpqxw#3$jQ(&>%>-;$5>*7#jSw#W$i&w#W'rew#G$jUw#W(Jw#3$jWw#W,jYw#W$i.w#W'w#{%",
"j[w#W(w$@%j^w#W,j`w#W$i6w#W'w#{%jbw#W(w$@%jdw#W,jf(G'$h=BM'$hGsVuLNUq~$3*G'$*6#kCw#:#3B#kEw#+#hC6P'$r#sV['$hMw)J%w%",
"x#>R;$>*#kI(#kH(uLNh/$rRi/w/6(uLNUq~$Aqnw#l%kSw#l&kUw&U#F3R;w(T#kU(#kOw0b#7#kOFw6/$;$*IC>#kQw%-$h^w6k$kRw2p'15w.v%q",
":Q$36w.v%Oqw$C='$>j;w*0#q/2c$5w/g(kh(.T$n[C#(*+'FCJ#k_F&A%>&]%V#k^w#w(]w#w,w)V#w#s#jH+'$jEw%J$jI#kt(L/$*i3w%B(Oqw$h",
"C='$Ew$6#3w$6(k}(#kow&c#9#ko1w&j$w&+#17.T$npf#(*w1;#+'h5fJ#krh5&h7%]&hG%hG#l%w$P(hIw$P0.T$nx>w-F##l0w%{$j#w4L'w&($R",
";$1>#l<w#4$r0w#4#w#,#r1w#]&lCw.:$uLO+'$*r5#3w(R#9w#B#r6w#B&lHw#B$OU$*uLO(U$*r7Ow$,#lK(uLO*w#R#w'N$@;$lOuLO+;$*3#lP(",
"&C%Cw#a#r8w#a#@;$lSuDFyw);#lT(w1K#&h:%h8w#@#r9w#}&lWw/@$w$@/r:w#B&l]w#B$w$@#uTW@U$*r<Jw$A$l_w$A%w10#rD@'$Iw#b#3#Ew$",
"A(rEw#b&lhw$$(rDw$$&&hP%hP@;$lk#lhw)]#*6#lh(&hV%hTR;$hZ1#lqw&,5lww&,<l|w&,2m#w&,-m'w&,%m(w&,0m+w&,$m,w&,4m/w&,<m4w&",
",3m6w&,Gm@w&,7mC#m@w&,$B#m;(&i*%i*-'$hUi'*hS#m;(#m:(&i-%i--'$i/i1*i,`/$j9w#v#w+K'i:km+'$kjw+K$kn#mM(uLNo/$*jXw3o$/$",
"Ii6*7w#O(#mFr@&*%*uTVz'$5r@A#mF(#mDw#c#l/s%['$3k#w%&#jy#mVw.)#5*w94#w;l'&iF%iF+'iGiHJ#mKiG&iI%iDw=p$m]w99$kbw#{$m^w",
"+d(3w=y%7w=y%rWQ$96w=y%='$9w;-#*l(w$#$w6S$T$p#+JE#(w#/$+'AV(#mmA+'EFJ#mlE&h1%>`/$j^w%)(Z/$j{wC>$kCkDw<,(+'$dk#w<,*m",
"xw;z$l72c$l(qx*M'$Es+w'K#h>uLOJ3Js*w7D$&hB%hBw$i#idh@h1#mz(#m*(uTXz'$r(6*#n'w6u#l@HZ/$l@wCZ*r[$rZlZ#(7wAR##n+7#n*7w",
"%h#w#C#l+w#C#P'$EF#n3(#n2w%m'35w%m%>w%m%s&w%m%w#P#L/$7lhw#~%w3W#r[$rZFw.g$nAw3W$#nA1w(e#w/d#915+'h1](#nDh1w${#+'CAJ",
"#nCC&X%E#nA]#n<]P'$l,X.r[$sClW#(*#n=w$E'fVw$E%Xw'29lbw'2$#(F.T$p#,&Iw&T%CA(#nLCwCG#J#nKI&V%7&hF%hF@'$rmuLO+'$kr*#p#",
"+w(w(L$n^w(@(hJw1$3p#,0w1$%niw-]$l7w#8#w#,#jrw1$)nuw-w5n{w-w<o$w-w2o'w-w-o+w-w%o,w-w0o/w-w$o0w-w4o3w-w<o8w-w3o:w-wG",
"oDw-w7oG#oDw1$&oDw1$*oMw&,5oSw&,<oXw&,2o[w&,-o`w&,%oaw&,0odw&,$oew&,4ohw&,<omw&,3oow&,Goxw&,7o{#oxw1$&otw1$,ot(#osw",
"1$.lNw#v#w1$(n%+'$m~w1$$n&#p#+)w1$$lmw1$4o~w1$+o~(#i;(&i@%i@+'iAiBJ#o}iA&iC%i=.T$p#-IwO>$wBc#iGw%:#m2#p#+3(#p#+$(#p",
"#+>wC4(w#u#r`w#u$p#+Arb#p#+@w+a'rbw0}-q6w.3)wEn#7:'$XwQS%#p#+KwN2$w>6$B#p#+Lw#t$5w<x$p#+N5wQd#uDFy'$9#p#+Ow'Q$-'$75",
"*3:'h4h5(#p#+Th4&X%Xw.U#J#p#+Sh1&f%Au]_/e$f111#p#+W^#p#+V(&h;%h9wO0%p#+Q(#p#+Pw$a%e$3h<w$a%h@w$a,w.O#['$hG9w%Q#wDS%",
"w$^$#p#+[w0Y#5Hu]_/e$****uLO+e$5*:eVh1(#p#+aVw=z%p#+`F&]%I#p#+h^#p#+gh1&hL%hL-e$h5hB]E#p#+_(#p#+M(#p#+Lw$A(hOw$A$hS",
"hR$3w$H#hT$9w$H#q:Q$>w>@)n}w/t$E#p#+Xw27#w4*%#p#+Yw&t&$%w&4#h5B.q}$Sw)5$:w3T#uDF~U$*w)s$p#,'(&E%>wQd$h;#p#,(wMs'3wM",
"s#p#,((#p#+dw#j,hABw#[(p#,1wHj#5wR6$hD#p#,2wCn%'$3wCn#p#,2(#p#+kw4W#hAHw@o#q:w):(wH~$9sX.T$p#.Cw$m$w(z#jAw&L#n,#p#,",
"=(#p#+z(#p#,Iw(z2p#,Krb#p#,Jw(zRp#,Uw(z+p#,Vw(z*p#,Xw(z)p#,Yw(z1p#,_w(z*p#,^w(z,p#,b^#p#,aw(z*p#,[(#p#,Zw(zWp#,fw(z",
"7p#,kw(z&p#,jw(z%p#,r^#p#,qw(z,p#,i(#p#,G(&hT%hT-ehwhxh_(hM-'hthuh_hNhMuDG5r(r(r]+'$haw8##*hYw'((+'$hph]#hq(wVR$w#G",
"%hqhf.T$p#.whzw'6#.r[$sT5#(w(n#h}w#^$wT()['$i&J.T$p#.}*#(Cw7`#['$i(JM'$VsJ.T$p#/$3w#d#w0-#5w/]#F%F&i/%i/+'i+i,J#p#,",
"[i+&i2%i)umoPqT$sno1o/o-o(n~#p#-71#p#-6w#}$oRw$[#wZq$r%w*H$p#-9n[#p#-81M'$o$s+#p#-J(#p#-Iw6y(7w&`%Ew+<$ndC$9awXr#w9",
"I#AuLNh/$3*Q$Ew%N&uLNo/$Is2w$~(P'$As2w;n,5w;n*p#-cw;n$p#+*#p#-a(#p#-`w$4(Cw8.%s2wIT)P'$s57w#['FwWj#p#+$qx*uTWY'$*Js",
"*#p#-pw'q#*hI.T$p#-lAwIZ$w:I#p#-mC&V%I#p#-k1#p#-j1#p#-iw$#(Fw%4%Vw-N%]w-N%s2w-N%>(%>.T$p#-wwZL&FC(#p#-ww;c#3uLO*wZX",
"$p#-wI+'7>J#p#-v7&V%5L/$Fs6w(1+hYX#p#-q(#p#-rhI#p#.$1&hW%3&hL%hJ#p#-yw$B(hLw%B0+'$7Hw,p#eh]wSE$IwSJ$w&=+9wY5+p#.7w&",
"=$p#+Y2c$p#+Jw%j(p#.;w%j$ho.T$p#.5wJx#wJt%p#.1wJt%ha%ha#p#.0^#p#./w$L'hphcw%k$hnhf$3-/$^hh$w=w#1hj$w._#hvhl$EL/$9s2",
"Q$Cw-S&w%J#Fw6;&p#.Hw>Y$w.u#s7w>T$/$]>*w7A$w>|%T$p#.Oh4w#F's6a/$h;Hw(s$#p#.Nw`_#w.=#*s8+'$hC*#p#.Jw#4#w$3#*w&P&w)%%",
"hFH#p#.Uw.3#*#p#.UwY9%w*o#13#p#.R(#p#.a1&h5%X#p#.Xr|wTN#-'hII9hJX-'hF(9hGX-/hDC9r|XuTVz'h@f1hA&hH%hH+'hBhCJ#p#.WhB&",
"hK%h=&i7%i7-'i8hahbhJh=-'i3i)hbhGh=w%_#hchBh>+'i6(J#p#.bi6&i;%i0uLNh/$s9i4uLNh/$*p#,)w()(2c$p#+{qxr7wF+%iDw$V##p#.]",
"i;#p#.[iA#p#.Zi;w#G#i:w#G#u]`v'$rmH1i>w-Z#&iJ%iJw#}#jRi@w%##1jSiF9waR$w',%5iNw',$7iQ$w-4#rmaw-h#Q$7w$2&w#6#wZ3%p#.i",
"wA]$w$(#p#,@w20$rm1w8}#+'$p#,vw+|$rg#p#/-p#,Fw#w&p#,H7w)M%s%w_77p#/4w_7$wBQ$p#/3p#,Mw#Y&p#,OwRw&rgw#Y%w*[&X>#p#/Ew3",
"S,p#+}w(+$wV$(p#/IwU](wVE%p#/KwU],p#/Mw#W$r'w#q#G'$5wUf#]r(wUf*p#/WwTy&p#/Yw#+#E6['$h7s+w^K$w*r#7R;$7*#p#/](Or)$*2r",
"*wiB$;$*bq+#p#/_^#p#/^(&h<%]uLNg/$r+p#,8w'P(G'$h7w$,#hCdw$,*p#/kw$,&p#/mw#+#h<w$,#hHsow$,/p#/p(wjK/R;w5O#p#/p^#p#/o",
"(&hN%X#p#/lr.w5l#r.w'E$:'$hRw^,$q2#p#/ow]R#hTr.G'$hKw$C#3w$C+p#0%w$C&p#0'w#+#hPw$C#Iw$C0p#0*w$C0#p#/|(OU$XuTWAw#M#r",
"/w$P%p#0)^#p#0((&hd%hdumqA;$hLhYh:hI*hJ#p#0#(#p#/|w&r$p#,_w7)$p#0:5w#/#wCe0p#0AwCe<p#0FwCe2p#0IwCe-p#0MwCe%p#0NwCe0",
"p#0QwCe$p#0RwCe4p#0UwCe<p#0ZwCe3p#0]wCeGp#0fwCe7p#0i#p#0f(#p#0Pw7s#hR#p#0PhUw7z$;$*hRhVhSw#c#p#+mw<P&96#p#0pw/)$G'$",
"7B#p#0qw#f$w<G#9*5w;y#n1w$J#p#,y#p#0u(#p#0sw>$%wQ+'iJ%iJ+'iKiLq9#p#0^iK&iM%iHw-%'p#-aw$a$w2f*i`w2f+p#1#w2f$p#.##p#0",
"cw.r#p#-pw2i(p#1'(#p#0dwcl$s+#p#0d(w:^#p#-9uLNl/$3p#-9w1@$w*x(M'$p#->s+w$M#p#.-w8i&5*umq1'$VH11*Aw,Y#wc3#w#Q#p#..w/",
"w&p#.#qxs@w$w'5%5w$k#a/$i~wj/)w8w)web%rn#p#0aj'#p#0`j$M'$p#-Ns+#p#1K(#p#1Jw4%'j'>w6m%Fw6m$j/Aw8~hp#1dw%}$p#.T#p#1b(",
"#p#1aw8~Mp#.Nw&N(p#1qw8~(p#1mw8~)p#1nw8~%p#1l1#p#1k1#p#1jw8~Lp#1xw8~*p#1xw8~*p#1xw8~&p#1ww8~8p#1;(#p#1<hI#p#2%w8~)p",
"#1zw8~kp#28w&=$p#/'2c$p#.tw%j(p#2<w8~(p#26w8~)p#22w8~)p#21^#p#20w8~dp#2Iw8~Ap#2Pw8~4p#2Ow8~/p#1qw8~8p#2Vw8~%p#2Vw8~",
",p#1y(#p#2bw8~%p#2Yw8~Jp#2Xw8~Dp#2cw8~-p#/Sw+c)c$p#/Iw8~-p#2^i;#p#2)iA#p#2(i;&iH%iH-'kCkDiMiA5-'kFkGiMi;5a/$kGw,B)w",
"99%kJwxD'&kI%kI&kL%kD#p#2&kH#p#2%kHw#J#p#/Hw#J#a/$p#.Pw#X)`/$p#.8w#U#-/$97*wnP$w)V'kRp#+Qw,+,p#.Zw(m*p#3&w(m$p#/o2c",
"$p#/`w[u$p#/&w[u$Fw[u%A%A+'$p#.bwE|$p#0Jw#v(w#q(uDFy'$p#0QwH)$w#u'9*#p#35w#u$p#/}Z/$p#0VwwX,p#0BwwX&p#3>w9.$:'$p#0]",
"w#Z(]*#p#3Bw~H'9w~H#p#3Bw#i$p#0,2c$p#/ywxh+kuw#(#p#+u2c$p#/}qxh4uLMX(*bN&h<%h<w[M#p#02w%I&*kzw30#hU%hU#p#2Vkz#p#0~k",
"zw&P#wlt#p#/Kw$R(w#,#p#/_w:f-p#3`w:f.p#3bw:f+wK~$M'$p#.ow:Y+p#3iw80&p#3kw#+#>w80#p#.tw:Y0p#3n(uTVz'$p#/V1w6p#rmw#:#",
"3M'$*w8w#Cw#j&p#3|w#j&p#3~w3&#7w8r#Cw#e$9R;w&]#p#4$(#p#4#w,/$p#/)w88$p#4%w.@(wn29p#0dw&f#dwn2,p#45w,k#p#5&wn2)p#41w",
"n2)p#40w#w(wn25p#0p+'$p#0mw$]$p#0q#p#4Bwn2$p#/[w&](wn2'w$6#wn2)p#4K(#p#4Bwn2%p#4Bwn2.p#5:wn2-p#4Ewn2(w#w#p#0Bw$;##p",
"#4Aw$Y(3w`:3p#5Ew`:$`/$p#04w$O(w`2#7#p#4dw])5p#4jw;D<p#4ow;D2p#4rw;D-p#4vw;D%p#4ww;D0p#4zw;D$p#4{w;D4p#4~w;D<p#5'w;",
"D3p#5)w;DGp#52w;D7p#55#p#52w`2&p#52w`2'hY1#p#5;w&,5p#5Bw&,<p#5Gw&,2p#5Jw&,-p#5Nw&,%p#5Ow&,0p#5Rw&,$p#5Sw&,4p#5Vw&,<",
"p#5[w&,3p#5^w&,Gp#5gw&,7p#5j#p#5gw`2&p#5cw`2,p#5c(#i.(&i2%i2+'i3i4J#p#5Si3&i5%i0w3d##p#5Rw*/(i9w,^0='$7q9w+a#p#2:wT",
"K#wl]'p#5]Fw,S$wlP#p#5^E&C%wju$#p#5xw#m(Iw#m0w.0#wTo#p#6aw#h$w~H$='$r,wU+#5w#2#*sI#p#6*w%G#p#6iVw$,$wU^&wX9%p#6,h1&",
"X%Cw$,$p#5lw$,(Vw-]4w$v$p#2W#p#5tw(h$p#1cw1&$r[$sTw;;$.T$p#5|h1w#,#R;w4&#p#5zwzu$.T$p#6#w84$w#K#Aw#B)p#6#x&A%;$>x&A",
"#p#6%w$e#p#6)h:w#C#wAH#p#.&w${#p#1n#p#6J(#p#6'w$1$sZw$H#:'$hAr(wWT0hFr%.T$p#72wkw#wWT&hHr%='$rnEwWY#w$]#p#765w#z#wW",
"Y(C%C&]%]L/$hGp#1ew#l%w(O#r[$sCh7w#K#w%L#hLG'$p#17wI($w2w+p#6fw20&p#6hw#+#p#1<wI($w2w0p#6kwKQ$w#{#p#2Pw26$p#6uhLw#/",
"#rFw+~'rGw*~&p#6{w*~$p#6|w*~$w#;#rHw)y&p#7#w,:4rIw#B&p#7(w,:1uDFyw*}#p#7,w,>-p#70w,>%p#71w7|$w^;#w#i#rJw#i&p#74w+%0",
"w#B#rKw#B&p#79w,E4rLw#B&p#7>w,E,rNw,E$w$K$p#7Bw,I-Ew,I%Fw$K%hR%hR@;$p#7I#p#7F(#p#6zw/.$#p#6zh|&hV%hVwHT#hTh}hU2r*$h",
"Yqxqxw80#q+&hi%hi&i5%i5+'i6i7J#p#7%i6&i8%i3&kQ%kO#p#7Pw*>(kQw*>9p#3m#p#7Xw('#w,8%#p#7YwGr$p#/-w$^#p#2u#p#7_(#p#7Zw)",
"D#Vw)D1h5w)D#p#87*#(Iw)D&h7w)D(Cw)D#p#8;w)D0w)1#]w)1'h8#p#7kx'a#s[p#3;L/$h:p#2nwHy-w#,#p#3Lw4v&h@1#p#7|w#4$w(n0p#8&",
"w(n$p#8'w(n0p#8*w(n<p#8/w(n6p#83w(n-p#87w(n%p#88w(n4p#8;w(n<p#8Aw(n<p#8Fw(n7p#8Iw(nBp#8P#p#8Mw1u&p#8H(&hX%hV#p#8Hhq",
"&hX%hXw97#hUhrhWG'$p#2uw,v#hbwR{+p#8Xw,v&p#8Zw#+#p#2zw,v#hgwR{0p#8^wR{*uLMX(VbN&hh%hh&i)%i)+'i*i+J#p#8Yi*&i,%i'&lZ%",
"lZw%7#s`w'^'rRw'C$'$rm#p#8m(#p#8lw<b:w29'p#98w)i$w%G#C#3(wxD#d#p#8vI&F%9w0`#w#x#p#4<w.@$p#8xw#q:w3u#p#5,+'$p#3Ww)k#",
"p#9IIw2c$>IJ#p#9%>&E%5&A%FG'$p#3Iw%w#p#3Zw%w+p#9-w%w&p#9/w#+#p#3Nw%w#p#3`w%w0p#92w%<$w@Z'Ew#_&p#9>w#_&p#9Aw@Z(Ew@Z+",
"p#9C(#p#9Bw&#$p#3ow%*$p#9Dw@ZCp#5Mw>B,p#9Sw(w#p#9kw6%)p#9Ow6%$&h1%A#p#9Nw#r(h1w-]4p#5X+'$p#5Uw$W$p#5Y#p#9`w@U$p#4Dw",
"-@(Oqw$hBw(2$Ew$1&p#9h(#p#9_wnb$#p#9_1x7S&*719.T$p#9~h5w@P#wlZ$h4h5J#p#9bh4&f%h1&hE%hE&he%hew6L$p#9kw$S(hgw(>8p#:(w",
"7U9p#9yw%S#p#:0w7U2p#9{w7U)p#9jw7UDp#5{#p#9rw'B#Ew/f#p#:<w$9'Ax<b#rnw$9)sO#p#:1w5d$x'F&w)v#p#9{w&2#Ap#4qw/K(w$P#w/u",
"$G'$p#4:w)3#Iw)3+p#:@w(T&p#:Bw#+#p#4@w)3#Vw)30p#:Ew,+0X%Xw&J#+'hFhGJ#p#:2hF&hH%hC&iM%iMuLNh/$sDp#4lwM4#p#6%w$H(+'$p",
"#-)p#2(wKd,p#51wKd*p#:TwJ($p#6F2c$p#66wKd$p#5YwKd.#p#7G^&p#75%p#75u+-~u++m"};
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
/* leaf_sort.comp, 8554 words */
static const gpusorti_line gpusorti_spv_leaf_sort[] = {
"$('h#u36-qUu36.h%uDE4uDE)uLN@u;<7qXuDEEuDEQu]`|uLM[uLMlh&q#qYq$uLMSh(uDEGh'h-h*h$qqh)q/h,uDE;uTU_uLNqh+uLMcqpuLNkuL",
"O,qSh2h3uDE%uTUluDECh/h.uLNDuDGLh4h0q%u;;ru;;suTVzuLNBuLO*uTUdh8rGq)q'q*uLO'h1u+-~u;<0q&v$o9)Su+3euefUu#473u33U#u33",
"Uqbu33Uqdu33UqeuTU45v6RUmWv<bs>Dv/AM#F3u;;c35uuvzq(#v@8$D$3#w#$#uTU9Vq4555.#`aF#3qG3u;<Aq,V.#qF3.q-qEgw#7(F@5qGaF@V",
"qGq+F@gqG@F@aqGq3F@q(qGq7F@`qGq;F@bqGqLF@q+qGqPu;<A@V.gq.q=.aq.q;.#5q(.#`q+w#y%q2w#y%q3qEVw#7)q5w#7%q6qE3w$F)q8w#7%",
"q9w#L#5bw#;)q<w#;%q=w#P#5q-w#i)qAw#;%qBqEw%/*qDV.##3.qEqE5.qF5q,.#5q+.#5`.#5V.q(q.qA.#5q..#53.`q.#u;<Ab3.bq.#u;<AqL",
"3.qM5g.#5a.#w%{#5@w#F$#q.q<u33W#u;;v#JuDDz#qD3uLM:#J%%u;;v#%u33X#uDD|#%VuLM:#4,%uTUK#J,%4uDE*#44uTUK#%4%%uDE*#%%uLM",
":#,44uuw0#J4,,%%w#2#%4%uDE*#J%u]^[#w#4$u]^[w#W#%%uTUH#w#)#uDE*#Jqfw#i$,u]^[#qf%,%%)#b%(%#u++2Wq+%Xq,q+)#@q,-qlq-@uD",
"Dz#qD5(qm#3)#@w#B#5(%#3(%#V(%#aMq.%qsu~#=@w$3#%%q.w#f#q,@-qt#q,)#q,%uDD|#%g)#5qw-qxg5)#5%-qxa5B%q05C,#ruq0qr)#b4Wq1",
"4Xq2q1)#@q2-q|q3@(qm#b)#@4Wq44Xq5q4)#@q5-r#q6@Wq7%Xq8q7)#@q8-r$q9@B%q:qD(%#qDw#i#q:r%Wq;%Xq<q;)#@q<-r'q=@(%#q3w#;$r",
"(u]^o%#rtr)GqrCqm#rJq:=w$8%B%q>3w#-#q>qr(qm#q+Wq@4XqAq@)#@qA-r/qB@WqC%XqDqC)#@qD-r0qE@w#J%w#Z'qFw#Z#rvqF=B%qGw#e$qG",
"GB%qHqDC%#rLqHG(%#qCC%#s6r5r6C%#s3Gr7w#D$w$)#qCw#X%C,#ryqHr%(%#vfMXspw#J#qHw#J%r>w#a#r@Gw$n#r<r=rAw#x%w#^%w#z%w%$#r",
"E=(qm#w&=%G(qm#gB%qIq+(qm#aw$`%-qyq(w'K#Vu;;~,#(%#q+(%#rkB%qJ3w$-#qJw#p$rP=(%#q7(qm#q3B%qKsq)#`%-rT#`-qy`5w#+%bw#+$",
"B%qMqDw#+%qNw$4$qN=uDD|#%a(%#gC%#rPqKqMM#%r])#ar^-r_#a)#aw(]#syw#T%qOw$=#t_w$j&%#qeB%qPw(s#rIw$L#qPrgw%6#r%rhw%]$w#",
")#rPrjw%I#rJrkGM#%rl)#arm-rn#aw#5$qKw#N#rpGw#H#rqqKM#%rr)#brs-raw%W$rvq>w'u&C,#rqrvrwC%#rNqKqO(%#u#QRC,#r}ryrz(%#u#",
"QQ(%#u$$$w&]#r{r|r}w#*#rxr~=uDD|#,VM#%ry)#as%-s&w&E'M#%qO)#bs)M#4w#+#s+w#Q#rvqOGM#4s-)#bs.u;<#,#(qm#`(%#t5w%#$qIw$a",
"#s3G)#`s+-s5#`)#`4w#V)s8)#`s9-s:w#S$rJw%`$s<w$x#s==)#`s)-s@w#;$u#IkuLMN%#s7s#w#0#w%1(ruq0Gw#8$w)d)w*4$q>(qm#q=(qm#q",
"<w)v'qQ5uTU^qwqRqQGw&l#qE(%#qFuLMPJV3qT$#u;><#3u;>A=#$<Nqo#q-qns18%#'w#-$q}w#-#uLNl,#'=w#2$sJw#2-sKw#L(sLw#-#O%##H,",
"#2=u;><#3uDGP'#'$<u]^tJ##K:P&9$9H,#h6=uLNg,#T'uDFX,#'w#F(c%#Uh;w#w$w#I#/,#;P'9w#B(&hC$'ueg(qf##h6h;h9h71%#2gHw#N#w#",
"C)hI$'OJ##6J##:w#,'dw#((h58%#ruw$%$w#V(w#:#h;w#(#h=&h^$>w#,#h@w#@#sMw#@'hDw$P#w#5#rvw#5'hHw#5#&hh$hheu++muLMPJ#3qVf",
"%#f%#$#u]^F%#5qJ2qkw%o$7+<'*%#>GH,#9w$6&#$'&2$<uLNF%#:EuLNI%#QAw$S$Y%#'G=*%#7'&E$E/%#=E';w#j$Pw#j%h5qrw#1$'+<Geu++m",
"uLMP%#3qW$#0qv#quqnw'6(w$),w#Q$w#@$&7$7/%#E7'9u363<u++muLMP%hxw#_$qy#gGw#B#0qy#a=w#,#R%#9w#1#gw#1$*w#1#w#S#4#3qZf,w",
"%K%w(o'w$2#qzw%y#w#,#Ew$;#w$S#w(v$*%#'PNq~#q3qn'84#w%;#>Nq~#q6qnKw#1$:$:/4#9:'A&K$Uw#c#h6w#l#w#c,h9Nqo#q9qn'w#2#uLM",
"k4w(b#h:$Ew#N#r&w#N#Nqo#q=qnh@w#@)h@$7uLO)%#Gr*Zw&U#I%#hEw%6#'q:c%#hGr*w#P$w#m$uDF+qm#7uTWA%#2'r+w#Z%hJ$hJu~%b4#h<h",
"GTh:PK'Lw%V#J#3q[w%V%f4w%Y%uDGPr,w%H#w%Q<+<P&;$7w%P$d+<Uw'v#&Q$Aw#Y#Lw#Y0w*V#h73w%M$2+<w&/$1%#h9w#5#q=qnh;w#5#:$:&^",
"$^ew'09r-w'00r.w'09qBw'0:w#c/h:w'0)w#c$qo#qEqnh=w#1$w#c#%w#c$w&R%h>$h>/4#dh;'Uw&N6r1w&N0w$o/w&N)qBw&N9w#Y(w&N:qEw&N",
"2q]w$S(r2w$S'r3w&L#uDFy4#E&2$2/4#A>'2w#;#r4w#;#1%#95uLO+%#'r8uTU}4#'>5w,'$4#;:'7w#H#r9w#H(uDF+qm#'uLO(qm#'r:uDF+%#'",
"uDFy%#'[w#Y#uLMk4#2'uLO+4#Qw'#'PT':&h;$h9w#b#r;w#b&hA3w$*#rBw$*#hC3w$*&hDh@w$*%rCw$*'w#H$w$O%w#H';Pw#H%rDw#H(w$O#uT",
"W@qm#'rF_w$P,Iw$(#uLO+%#E'w#e#P3&Q$Q/4#Uh5'Q&hT$hT/4#h=hHw'n%%#3q^f4w'n$w)f/rHw$/&Aw$/#Aw#'#uTWA%#92w'-'U5I%#Ur6cw,",
"B#uLNo,#Kr%w#X#w/[(w'b$cw'l#H,#^w/x-Z%#r%h<uLO)%#Kw/x'=7'9[%#A'&U$U/%#LU'Ew-h#hAw-h'9'&hA$hA/%#h:h>'h5w%&&q_w$|$w(~",
"#rIw0A&7qI*w$W#w#D0rJw#D(Zw#D#w2p$qIw#K$,#3q`w%o#w)*&w%l(rKw%l&E5w#($D,#2w5_-H,#;>w#1(1%#T3w#($w#N$w%F$,#;E'7&A$A/,",
"#PK';&h5$Lw*W$w#($w#M%^$^/,#7d'h7w,6&qaw$X#,w#&$w'N$w'T'O%#k2uLNF%#';uLNI%#2Ew4L/w#=#Qw#=#Pw#=/8%#q(&#$</%#2K#w&#$r",
"Lw&##D,#>'S#7w%>)h;w'a0Ah@w8+$%#=9'2w#j$,#rM;##w#5#:#2w#*#P#w'|#:d#;w%@#^S#Aw#v)>w7M$w8A%'$'/%A:9P<uDFX,#hWw#;(6%#i",
"*P6%#i$Uu]^t%#iPh^2w6,%&>$>/,#E:'w&y)*%#h:_w-O$%h9h::<w'E$Kw#<#uDFX,#;w#;$,h@hA><'w/|#*%^h9_&hB$h6I%#h<Gw#x$uLNf,#h",
"g'H,#h@=H,#hf=uLNhw'8#Y%#7qrw&B#2r(=[w({#uDFX,#hnuLNhw&-#w&V#qsw#7#7w/^#hJw8p#'hMuLNh,#'hXw$Z(Y%#TrNw#G#r%w,l#Aw*x'",
":hM'7R%#qshh*w#=#Y%#hZG9w8:$w0;#w'M#sNw8w'w'[#;sO*%#i#hZw5s#hsw#;$9w#J%rOQY%#hd=h{]J#lHw&)$huw<#*huw0V%hpw#0#I%#hhw",
"%Q(i3w*%'huE'7H,#hlw(2-Yw;*#w=;%%#qr9'2w<}$w+(/>qrw'r-,#97rQ'w'N&Ad'w%=%rJ+<Qw#L#2w:l,rSw4J$w-s)]J#lirR'&i6$i6*%i7i",
"8qK&i9$i2w<v#m*wA7#8%#`+rU<8%qLb+rVqL+rWqM8%#rUw%z#w#,#rVw-h$+rXw-*$rYw$V#uLP`rZ#r[rMuTXs%#r[V'+rV<w#,#32+rW<w#P#w@",
"4-w#l#8%#rW0ra#r`w4H$7$7uDG5qrqrrbw#N#+rX<w+`&=E#w$L#rUD,#7'S#93uDGP'9<$9w#Y#;w%4#8%#rXw5:#2+rX<*%A:_&Qw#l%&h;$h;w#",
"A#w#t#w/7$w$~#qO+rc<w>'%w/`%uTXz%#r[52w#G#w$T#w0U$w@:#w'#)w%n#w$5#'+<Aw'M#u363Aw#c*6%#L2w$5$w$w&9w,m%;#w#x#`Dw#o#S#",
">3uDGP'><$>w#l#>w75%A:<*%>;w$w#2*%#QUw$D#w<&'qT$#uDG5qrqrrdw$r%qbw3v%w1*-rew0[&E3w2~#w2^#2'w8X#D,#:w3`&w#E%dw#E$dw#",
"E%U$w)t#Lw4%)1%#^3&9w#,$h95Z%#rfh9w#N$1%#h<w#^#h<r%w4[$w,W$w5g$%#AQ':&h=$h=umqA%#^h;Kh5w5i(w&%%w#S#riw#50_0ra#row;S",
"$Iw++#R%#r('cw4R#w6q#qkw%f$n63qcw#S$-rt#bw'q#w'h#rrw&l'>w&l%Aw0Y%Q#w%W#2rrS#;5w/](U>D,#'rkw%J(w$;#w'&$&7$2w+:&'7=90",
"qj#h:d+<w$W''qk8%#9w6q#rSwCs$*%h:h;w(T#;w#@'Aw#@$w5U#qM9'u]^F%h<5qMh=<w0I%h:h;w0I#^uLNm,#h>rfw'-(u]`v%#ruG=hBw0w#6%",
"#i1hFw3R'w%1)w%*&7w%*&0qj#hTw$s$w$:$*%#Pw/@#hV:w%=*'$<uLO)%#>rS[%#h5w%H$;w,$&8%#Pw%*&h7:<&h6$h6*%Th5_&h9$Kw&Y#w,g-w",
"#^#rk+<hhw$f#w*`#ew7m$qdw61+$#w9$#s#wHp#']4#nFEw'l$w#3#Aw#3#nIQ'],#kt7w7y.s$#A>uDFK,w5v$LKw3/$w/n'L'>w+$&qew$0-w*y'",
"0ra#s'w%n$w#,#w-m$w%h#wJr$s(w$%#[%#;s#[w$N#wM9#w1k's(w=X&w$I$ueg(,#hO^h7QUw5%%#Q:'2w$j,&h7$'+h5K+LT&h7$h7w0e#oG3qgf",
"qfw)s#s*#bw>;#gw)o'7##w-P#qOS#25uDGP'2<$2R%#>qKw/K&2'Z%#QGwL3%w$|$w)L$6%#i]w#(#iYw't#2G6%#i['uLO)w'P#w,-$0qj#h9h6w4",
"Q$h5h6_&h7$Kw.r*GTw0j$ruw0j'Vw$|&w#B%A2##uLNmwM0#S#2w#=&w;{#Kw+4(R%#qrh6w0A$w+5,U9w1o*w%>*w#f#R%#;w%>)0qj#h[:w*'(Zw",
"$z#wB]#Lw+]$D,#Ew1:,:w)r$D,#;w=0(T'w-'#Khhw(V$w/a),#how=4#hpVueg(J#i/2'^Kw#T#w,,%h@hAw,,#h<w%v$hM$hMuLNF%hNhOqr&hP$",
"hK&hU$hUR%hVhWqr&hX$hRw'a#p#+6w'a's,#b-s/#b1,#7w#z#>V]4#ofw01$'w#3#AwBo#'wBo#9w'1$w<S%%#=Uw%n>1%#h:gw&T$w(2$9w(2)w%",
"8#rxw&x#I%#7w+P#h>w+P#p#+$hA'0q{#hD^w,u#;$7w21#h>c%#:w1S#h=wN-%0q{#hIh=w#D#P$Pw#j#wRd$Y%#rvhA=I%#Tw#p#hKw#p#oFhMw#p",
"#hOwRU#&;$;&hC$hC*%hDhE_&hF$hAOJ#k1w%2'hDw%2Bh_guLNow'7,&Q$w*4#h^>0q{#hbwLS$64#n{'u]^tJ#ovs07w#K$w$`(^w${#hhwM*$u]^",
"tJ#oAs0Qw-V$&h9$h9w0m%h<w,&%p#,I3qhw-[&,w5R.;w#o#w:X$_w&M#w#-$wBE$uLMk4#9'Nqv#qus1w#<%w#-#w#<$u~#YJ#mn>s0L9'T=&d$Pw",
"C*C7<$w>G$Ew>G$wU*(w=v#w;e#p#,9'=*%QPqK&U$>&h@$h@eu++muLMPqfp#,^3qiw$y%w/X'w94#Gw,/(uLNF%#;qIw5+#s3*%#s2w%e#9w$l$wU",
"U%wVK%9E';w:_#Lw$:%w(x'dw-#&^s4w/X&TLwMC%w#~$O%#p#,@w7f#w3F#Gw#^)w(D#/%#7;'>w)w#du]_/qf#hChAKwHJ$Jp#,vw+8&w(S'2w/m0",
"1,#Aw+:#:VR%#Ew(^,dw*m,*wLQ#]4#p#,D:'0s7#s6Lw/`$KL_&Tw*9*w$19w(t#>=1,#hAw$7#hBw$7#Aw$7,hFw$74p#+nw$7$s;wYe%LT_&h5$U",
"w2D'p#-@wA)&rXw(E'9w$@%rkS#23w$@%w8f$wD@$7>qK&;$w>p$w6*-+ru=wBr#w6%&Jp#-Kw&H<w0v2s7#s6:w+6#1%#K5]%#lt2w3/#lUw1*$w;:",
"%w$4#s>w'~#w@J#w$w'7w2Z)w=J)hCgD,#^w1M,wC8#w@|$'Uw1M'Aw5m*6%#lnh=w1q#w<Z%wO)#h=u]`qw4P#=w<X#'h@w2W$0rT#sAhQwTL&uDG5",
"r[r[sBw,~#Zw,~'&hA$h>1%#hUw$E#hKw$E)6%#lzhJw#~-hJw#~*hLw#~(h^wUK'hM$hM&h[$h[*%h]h^_&h_$hYw&i'p#.(w&iamUw)'$Tw$l#;w$",
"l,m:>6%#m7'w$P#h7w+_#w&A#9+2w&M#w9I$w2B'KsCwTH#h7w6:,TwEh#s'Ew%,#K$Kw-|#*%hAhB_&hC$h=OJ#mjw%(#p#.Aw%(OwTG#w1g2w;5(6",
"%#m[w$o$w9*#mYw#2#m_7w#7$0rT#sDw3|#w-o$w)'&w5-&:w)')w;v(w%K(w9>#^w.X#w0c#h9wK'/:h=D,#h5hEw=.%w)C%E:'7w4g#/,#:P';uLN",
"l,#h9hIuLNh,#sEw#])[%#h6w<j#hHw<j,;^w)|*1,#h_w-e#h`Vueg(,#m22'h>hOw#J&Kw=4+8%#hMw%]#_+hN<wfR$hI$hI*%hJhK_&hL$hGw#J#",
"sFw+H&hiV8%#hRw&W$NrT#s6qnwd[$1%#hn5wFH$w84$I%#h`sGw7,#7wF])w7,$64#p#-;w5,#p#.6s0U'&T$T&hr$hr*%hsht_&hu$hpw(%#p#/4w",
">/*wIg.w(-@dw)z#w(-*w)p#dw5>$rT#s6Lw$r$w'O#wPO#w8&$L$LwCZ%h6$dw$4+Lw@@>w:$(0qj#hDQw0|$:Q_&P$;w#k+Aw$|BhQw$|<whc%w$|",
"7OJ#o<w$4'Tw$4Bhfw$4.1%#hjVw*v#wFF#w+7#9w%=#hlwlv#w$=$w8L#w8y%64#p#.0w'o#p#/+s0Ew]Q$w9x0p#0%w'otw5M#L=NrT#s;'w'u(w<",
"x$wdV#T$TwC{(OJ#oow$:'h5w'uKhFw'u,w$K#sHw$K#w%/+w/)Cw2c$w%/>w(((w%/7p#+6&h:$h:w$>'h<w$>Bhkw(,1how(,1hqw(,$w#I#sIwN[",
"&s'w#D$wN[.uLMk4#Ew(@#p#/Iw@8#L$L&h<$h<*%h=h>_&h@$h:eu++m"};
/* leaf_sort.comp -DGPUSORTI_ADDRESS, 9828 words */
static const gpusorti_line gpusorti_spv_leaf_sort_address[] = {
"$65u;<7h#u36-qDu36.h%uDE4uLN@qIuDE)h$uDEQqGuDEGh&uLM[uLMlh*h(uDEEuLMSh'h-q#q$qfu]`|h)uLMcuDE;uTUlh/qeh2h.h,uTU_q%h4",
"h+h6uLNkuLO,h0qBh3q|uDE%uDECuLNDuLNquDGLq'q*q,q_u]^tr=h8uTVzuLO*qgh1h>hAq)h5v$o9)Su+3euefUu#6#:u33U$u33Uqbu33Uqdu33",
"UDu33Uu#`Iumnev;F+2Av;EfUjvASSBDv>e;26v@Q%3Sv<xdo-v=4}Fhv#-<VcuTU4;v6RUmWv<bs>Dv/AM#F:u;;cu#`J;uuvzq($v@8$D$:$w#$#u",
"TU9Iq4;;;.$fX@$:/:@Z;/q+@ZI/q3@Zq&/q;@ZX/&@Zq(/qL@Zf/qP@ZY/qT@Zq+/qX@ZZ/q]@Z$/qaw#(#Dw#(#quw#(#qyu;<AZI.q-fX@q.:/:u",
";<Aq.I.q&q.q=.Xq.q;.q/;q(.q0fq+w$.$u;<Aq1I.$;Y.$;q-.$;Z.$;q+.$;f.$;I.q(q.qA.$;q..$;:.fq.qLu;<AY:.Yq.qMu;<A$:.$;q&.$",
";X.$w$z#;q/w#F$$q.q<u33W$u;;v$PuDDz$&:uLM:$P&&u;;v$&uDD|$&IuTUK$//&&u33X$uLM:$/+&uTUK$P+&/uDE*$//uTUK$&/&&uDE*$&&uL",
"M:$+//uuw0$P/++&&w#2#&/&uDE*$P&u]^[$w#4$u]^[w#W#&&uTUH$w#)#uDE*$PqUw#i$+u]^[$qU&+&&,$Y&)&$u++2)&$XSq+&q[v#$KM3Z/w#$",
"#w#n#&&q+w#D#ZZ6q]$ZuDDz$&;)[$X,$Z/u;;|$u#`Ku;;rq-&u;;sq.q-,qbu#`Kq.)[$:,$u#`Kw#j#;)&$:)&$I)[$q(,$Zw%.#q&,$;qj6qkq&",
";,$;&6qkX;uDE'$&w#P#w$C#/)[$IA&q/;H+$ruq/b)&$q&w$$#q0/u;;sq1q0,qsu#`Kq1,$u#`K/A&q2&w#C#q2qn)&$q3w#-$qvu]^o&$rtqwDbH",
"[$rJq2<w#a&[$q&)[$;A&q3:w#5#q3bw#))q/bA&q4w#9#rvq4<A&q5w#D$q5DA&q6&H&$rLq6D)&$qCH&$s6r&r'H&$s3Dr(w#D$w#w#qCw#X%H+$r",
"yq6w$I#vfMXspw#J#q6w#J%r/w#a#r0Dw$U#r-r.r1w#x%w#^%w#z%w$h#r5w$h%D)[$q+A&q7q+)[$Zw$[%6qlq(w&e#Y,$Y+u;;~+$)&$q+)&$rkA",
"&q8:w$-#q8w#p$rA<)&$q7)[$q3A&q9sq,$f&6rE$f6qlf;w#+%Yw#+$A&q;w#;$A&q<w&_$q<<uDD|$&X,$YrKH&$rPq9q;S$&rM,$XrN6rOw'z#Xw",
"'7#syw#T%q=w$[#tV)&$t_w$r&&$DA&q>w(##rIw$P#q>rXw%:#qnrYw%a$w#)#rPr[w%M#rJr]DS$&r^,$Xr_6r`$Xw#5$q9w#N#rbDw#H#rcq9S$&",
"rd,$Yre6rQ$Xw&X#q3w'a&H+$rqrhriH&$rNq9q=)&$u#QRH+$r}rkrl)&$u#QQ)&$u$$$w&a#rmrnrow#*#rjrp<uDD|$+IS$&rk,$Xrs6rtw#m$ru",
"q/bS$&q=,$YrwS$/w#+#ryw#Q#rhq=DS$/r{,$Yr|u;<#+$)[$q.)&$t5w%#$q7w$a#s%D,$fry6s'$f,$f/w#V)s*,$fs+6s,$f)&$rJw%`$s.w$x#",
"s/<,$frw6s1w#;$u#IkuLMN&$s7rqw#0#w%1(ruq/Dw#8$w)n+)[$f)[$q>)[$q=)[$q<,$YqUw*&'q@;uTU^qjqAq@Dw&t#q()&w#{$Y)&$q;)&$q<",
")&$w%z#q>)&$q@)&$q/)&$qE)&$qFuLMPPI:qC%$6qY$Yw#'(r<$YuLMUr<$Yr~w#0'w#'$w#E*u;><$:u;>A<$%-2qa$q^q`0/$(uDF+qb$(Bqd$(q",
"cs;uTUh&$(IX#O-Bqd$8qcr;w#2%uLNl+$(<#Ew#7#4qcs<w#7+Jw#7#9qcs=w#[&gw#2#Cqcs>w#2&L-T&$$#h7(M+$1<u;><$:uDGP($(%-]P$$E9",
"C'8%8M+$L<uLNg+$J(uDFX+$(w#F(uLO'&$Oh;w$+$w#I#=+$4C(8w#B(#hM^'hF%(ueg(qU$$Lh;h9h73+$1:#hQ-3&$8;#hSw#+#5I#hUw#+#>q&#",
"hW-Mw#m#w#b)hV^'hO%(TP$$7P$$Ow#,'Jw#(#cw#(#_0&$rgw$G$w#Y(w#:#dw#(#e#hk^'hd%>w#/#hCw#C#sAw#C'hGw$u#w#5#rhw#5'hKw#5##",
"hu^'hn%hnu+-~u++muLMPP$:qEu;<0&$u;<0&$w'k)u]^F&$;qJ5qZ#1w'G29uLMX-5IX*&$FDM+$4w$W&$%(#F<'1%-uLNF&$EFuLNI&$QCw$w$`&$",
"(D<*&$5(#Q-'K%K=&$<K(4Bqd$cqcCuLMX-(w#r$h:bBqd$Qqc(uLMX-DIXu+-~u++muLMP&$:qFw$Z%2qi$q^qh0&$(w%l*w$7#45w$7#w$k1qcw(G",
"&Cw$6'FK(4u363-u++muLMP&i(w#x#2ql$q&Dw#t#2ql$X<w#,#U&$8w#1#q&w#1$*w#1#w#S#/$:qHu;<0/w&-#w&0,3&$4:uLO)&$4>uLNUqm$1(3",
"&$(;#5w(6#1:#4w#+#C;uLNB&$qnFw)3#w#s%*&$(4uLMk/$4w#}'qJu;<0+w#z%w+c%qo$Yw#'(w+c2w%d#Ow%d#w%]#qpw%]##F-'5%1w#3#qcw#3",
"$O-'4%4=/$84(>#Ew#W$qqw+&$/$hN8h9qruDF+qs$(Bqtw&2$/$(Iq+#h:^#h9-'Q%>uLNg+$qudw+V)/$hUFebw&c/uLMk/w,N#hC^#hB-'h;%4#d",
"qxuLO)&$DqxuLNBw(<#N&$hHw&Y#(q2#hBw+u#hJqx]/$h`_(w#j0#hF-uDF+[$4uTWA&$1(qyw#w%hO^#hN-'hH%hHumqA/$h9h=cL(h7w&6#P$:qK",
"w&6%u;<0/w'4#w&0&w$p#4w%x->w%x.Kw%x,9w%x$qzw#W#]/$hz5Jw%x*uLMX-gIq+'>%8]/$h}Kh7w$x$3&$_:Bqd$1w#C#(IX'9%9u+-~w'm>w'a",
"+9w$h'q{w$W'w$h&Rw#3$9w$h,Cw#W$q}w'0&i98Lw'a1h7^#Lw'a$]/$i=Kh:w'R6h<^#h;-'_%_=/$4F(Cw&XHw$p%w&X)w$p%w&X3q~w&X&iVw&X",
"8iYw&XAqLw$S)w+1&#15w$&#r#w$&#w#,#r$w%|#0/$GuDFyw&C&w0I&r%w#;#2qY$Ow-U$uLO+&$(r)#1w%%#w#d$r*w#B&gw#B$uDF+[$(uLO([$(",
"r+uDF+&$(uDFy&$(#h9-aw#V#uLMk/$1(0/$h=uLO+/$(1#d-'C%C'h;%h9w#i#r,w#i&hBw.F$w$+#r2w$+*r3w#B&hGw#B(w$J+r4w#B&hLw#B$w$",
"J#uTW@[$(r6Rw$K(hOw$K%Nw#{#0&$Gw#f#1w%O#w$K#hR%hR0/$hVw0.$$:qMw/Z*w7C)w#'.w)z+r7w$G#3&$E:uDF+[$Ew#'#uTWA&$81(#c^w.X",
"#K%>3&$L;N&$Lr'uLO'w,r##E-uLNo+$_qnw.5%w1~#Jw1~$3&$h=:uLO'&$(h=M+$dw2B*h9w3V$w0b#hCuLO)&$E(w)t#5%5w3F#5(8a&$G(w&d#O",
"%O=&$QO(K#e-w.b#hGw.b'8(#hG^#hF-'e%e=&$h:d(gw%_&qNw%X$w3b#r8w2d&5q7*w$p#w#D0r9w#D(uLNBw#D#w5m$q7w#K$+$:qOw&K#w)e#w&",
"H%r<w&7-r:w&7&9;w#($V+$1w98-w67#>w#1(w&E#:w#($w#N$w%[$+$4K(5'G%G=+$CE(4w-7&g%Q3&$h;w#S#h;w#S%w22&w-*#+$5cw0`(qPw$n#",
"+w#&$w(@$w4}/w#'0w<q+w=%'w#7'w#@/qY$YT&$kf#Lw89#(h<uLNI&$1h=w890h:w#A$ew#A#hBw#A0d-0&$q(w((#$%-=&$1hE$w'2$r;w'2#V+$",
">(W$5w;Y'hG<#hF<#hE^M+$hNw)/*hGw)/'GhR#hHw-[$w)*#8(1#hJw#|%+$^4$$w#8#9$1w#*#C$w)N#9c$4w&R#_W$Gw'N)>h@w'N(#h]C'(%(=&",
"G98C-uDFX+$hjw#>(7&$i>C7&$i8O]&$ikhp1w:-%'>%>=+$K9(>#haw(g$w#Q$w:q#R#hi-'1%1=&h9h:9-w(g$Ew#@#uDFX+$4#hjw#>%+h@e>-('",
"d%d*&_h9R#hi_'hB%LN&$h<Dw$($uLNf+$hy(#hiw$q#h@<M+$hx<uLNhw(^$hk-`&$5bw&p#1qv<aw*V#uDFX+$i$uLNhw&U#w'(#q[w#7#5(#hqw$",
"T#hJw=8#(hMuLNh+$(hXw$m(`&$Jr>w#J#qn(w,R%hyw,f'9hM(5w<A,U&$q[hk*w#N#`&$h^Dw=J#5qc1w=J'5sKwCM$(uLMX-<w#3$4sL*&$i8h^w",
"8f#hvBqd$Fqc8w#N'r@F`&$hg<h~uTUdP$m'w&U$hxwAL)'hxw2v%hsw#0#N&$hkw%q(iIw+m'hxK(5#i6w%|#how(n*i8bw(n#`&$>D<#i9w(o'bw(",
"o#i;wC0%w,|/>bw$@)w(N#+$85rB(w(*&Gc(8#iCwEI#hKqcq`uLMX-FIXw#Q#1w$4$iFw*#$Bqd$hOqcrDw:s&iHw01+uTUdP$mHrC('i9%i9*&i:i",
";q9#iXi:'i<%i5wC0#mfwGr$rLw,9%0&$f#rF-0&q:Y#rGq:#rHq;0&$rFw&E#w#,#rGw0%$#rIw)S$rJw$o#uLP`rK$qr^#9-uTXs&$qrI(#rGw#,$",
":1#rHw,B#rGwE`-w#o#0&$rH2rQ$rP1#-w&P$uDG5bbrRw#N##rI-#L<w,p&<K$$w#Q#V+$5(W$8:uDGP(8-%8w#]#4w-'#0&$rIwA8#1#rI-*&G9R#",
"hBG'Fw#r%'h;%h;w#D#w#z#w1Z$w%+#q=#rS-wD*%w2&%w%Y#uTXz&$qr;8#(w$t$w$b#w3)$M+$8w'L)w%~#w$@#(#-Gw'y#u363Gw#j.w#''7&$h7",
">#8-w$L##1<#(w%:(w..)w#r#Vw$(#W$>:uDGP(>-%>w$%#>wDL%G9-#cG*&>4R#O>'F%1wG*#Ow$`#Lw1t&qC%$uDG5bbrUw%8%qQw7;%w78.w3t+r",
"Vw3I&F:wDg$uLO)w'x$9^#Gw</#5V+$Ow6r&w#K%Jw#K$Jw#K%Q^#Ew6@#5wKj#w7=)w3d$w3u#8w#/$h<wEg#rWh<w#W$3&$h@w#g#h@qnw7z$w.&%",
"h=-'F%F=&$GF(9#e^#h@-'h=%h=umqA&$_h;Eg(Ow6T,w#]#rZw#50R2rQ$raw(T#(Nw,@#U&$qv(uLO'w7h#w:S#qZw&/$n{:qRw4n5rfw#3.w+2%r",
"Iw(u#rd#F-#9<#G<#Kw'i(cw'i%Jw2t%L$w&:#1rdW$4;w1q(O>V+$(r]w&'(w$i#w(#$w9v%1#h;<w,o&(5<82qY$dc#-w%.'(qZ0&$8w:j#rDwI,&",
"h:h;-#hGh:0&$4w#C'Gw#C$w9>#qM8(u]^F&h<;qMh=-#hKh<w2d%h:h;R#hJh:'hB%_uLNm+$drWw'|(u]`v&$rgD<hBw38#7&$i@hF#hL-#hKw%G'",
"1>w%G%G$1w%@&5w%@&2qY$hXw%,$w$G$*&$C(#hWw%V#hV9w%V*(%w;{#>rDa&$gw%a$4w-]&0&$Cw%<&h79-#hch7'L%L*&JgR#hbJ'h9%Ew'(#w.I",
"-w#d#r]#-hpw$u#w,%#u+-~w;l$qSw9w+wE+)w(S#rq*&$K(uTUd/$ny9(#5w2Z#Kw#6#Fw#6#n|O(#4-uTUd+$lC5w;}.rr$G>uDFK+w8t$gJw5e$w",
"1z'g(>w,H&qTw$>-wAV-w=9*2rQ$ru9w(D$4w#/$Fw#/$K-w&7#8#Kw,f$rvw$@#a&$4rqaw%##wU2#w4B'rvC(wCZ$w$d$ueg(+$hUh<h;FO#Jw7~&",
"$F9(1w%+,#h;^'h7%(#gE#QJw#0%h7w3(#p#+=:qVu;<0qUw+8/rxw+41w#'/wCP#q&#O-#Cw+:(Q$$w/u#q=W$1;uDGP(1-%1U&$>q9w23&1(uLNBw",
"Sm#wAK$1w(R#ruw*n$7&$iv(#h<w:x#iswPq#1D7&$iu(uLO)w(c#w.2$wFe#L#-(*&gLR#hDg'h7%Ew1G$eDw$C&DJw3[$rgw3['Iw%c&hH4w#E&G1",
"$$uLNm+$8<W$1w#A&wB*#Ew,i(U&$bLw3+$#hSw,j%hSCw,j(O8#hU-#hSw4p+w%W*w#r#U&$4w%W)#h]w+U#hdw(=$w+U$#h_w>[#5wHS$Qw-A$#ha",
"w(I#Kw4:,9w+G$V+$4wCQ(J(w.q#Ehhw)s$w21)+$hzwCO#h{Iueg(P$i>1(_Ew#T#w-j%h@eR#hrh@'hB%h<w6)$hM%hMuLNF&hNhOb#huhN'hP%hK",
"'hU%hUU&hVhWb#hvhV'hX%hRw(c#p#,8w(c3rz$Y6r}w(N*+$9w$;#FIuTUd/$p#+QwUz%w#3#cwHs#(wHs#8w'n$1#E-#cw&>(gw&>>w3`#q&w'1$w",
"(x$8w(x)#h@w+S$rjw'X#N&$5w-:#dw-:#p#+le(2qo$hF_w.q#4%5w5)#duLO'&$9w4B#h=(wPX$2qo$hKh=w#D#C%Cw#j#w[a$`&$rhe<N&$Jw#p#",
"hKw#p#p#+-hMw#p#hQ5w#p%4'hC%hC*&hDhER#hThD'hF%eTP$kS#hQw%;(hDw(W@hZw6c#hdq&uLNow'h,'F%w+'#h^>2qo$hdEwAL#7/$of(]P$p#",
"+]r~5w#K$w$i(_w%(#hjwOE#w#C#p#+*r~Fw/G$'h9%h9w2~%hkh:'h<w-R%p#-S:qWw/O&+w/L+w8f+Gw1L$w](0Rw>g%wc4$qpwS~(8(Bqi$q^s#R",
"w'4#w#-$qpw#-#u~#YP$nT>r~_8(h9<#L^'Jw2T$q(w8g#w4'&gwH<55-%wD+1FwD+$w$B$w_;%wCV#wA+#p#-I(<*&cEq9#hGc'Q%G#hHwc3#hFu+-",
"~u++muLMPqUp#-p:qXw%S%wK6;M+$GDw-g(uLNF&$Cq7w8G#s%*&$s$w]3$>%8w%C$qcw)_$wP[$w_n#8K(4#Ew&7-wE`#h;wUA$(wef(w$$#Jw.v&e",
"s&w28&h7L(1w$=(T&$p#-R#h<w;n$w6_#Dwa}$w#f'h@wVy%&$5wVy#hBw.L#(cu]_/qU$hKhIEwOa$Pp#.1w,x.w@+*5w2*03+$Fw,q#CIU&$Kw,A,",
"Qw,A,w6Q'p#-B9(2s)$s(Qw1v$EQR#LE'Jw+j*#h7w$7(1w$70w*B#><3+$hCw$=#hDw$=#Gw$=,hHw$=4p#,hw$=$s-Cw$=$QJR#hJQ'g%Ow5='p#.",
"Ywk5'w#o##(w)U(w%_&r]W$1:w$J%w<[$#-<*&5>q9#G5'4%wE)$whg.rg<wHJ#w9[&Pp#.fw0`3w&s'5w3FJc-w&O#9w(~#3&$h7;uTUd&$mR1(#Jw",
"5w#m0w3Y$w@~%w)*&s0w(m#wEv#wS7#w%B)w5C'wCJ)hHq&V+$_w3|,wHx#wFO$(Ow3|'Gw9B*7&$mIh=w4D#wBH%wW,#h=u]`qw7B#<wBF#(h@w50$",
"2rE$s2hQw0Z#9%9uDG5qrqrs3w.}#uLNBw.}$hSw.}$'e%d3&$hZw$H#hKw$H)7&$mUhJw$%-hJw$%*hLw$%(h^w$%&w4{#'h[%h[*&h]h^R#hdh]'h",
"_%hYw'6'p#/Hw'66#8wH.+w'2=Ow'2,Lw'2#n7wFf#w&Q#_w%,#4w%,,mv>7&$ms(w$m#h7wHj%w=9#1w&m#w`:$w4j'Es4w^7#h7wgH#w9C#hBQw9C",
"(JwKk#ruKw%O#E%E'h@%h@*&ehBR#hGe'hC%h=TP$nLw%K#p#/ew)_:w#'$wrx.#9w%d(Ow%d@Lw%L#h:w4b2w$d#wF0'7&$nEw%N$w<w#nCwH|#7&$",
"nH5w#:$2rE$s5w7*#w#O$ew*,(w$C&9w*,)w#v#wNF$#hIw7z)w=2#_#hKw0R$w3I#h9wR./9h=wC)#hEwC)%w*N%K9(5w=&#C%C=+$9C(4#hU-uLNl",
"+$h9hIuLNh+$s6w#c)a&$LwBP#hHwBP,4_w+1*3+$hiw/K#hjIueg(+$mp1(dhO#hcwRT%+$EwBz+0&$hMw%r#RwkS#8%8'hI%hI*&hJhKR#hjhJ'hL",
"%hGw#M#s7w,`&hsI0&$hRw&v%hk-BrE$s(qcwd5$3&$hx;wLY$w;a$N&$h`s8w:O#5wLn*hs-w:R$7/$p#.Mw8I#p#/Dr~O('J%J'hr%hr*&hshtR#i",
"#hs'hu%hpw(y#p#0cw(y/wCt.wB;$>w(m(Gw<hBLw+6#w(j*w+,#cw8X$rE$s(Qw%3$w(&#8w;g'Q%QwI7%h<J'L%cw$:$h;wDsIw=n(wgh#Fw33$9F",
"R#hH9'C%4w#q$hFw%,LhVw%,<wtk%w%,4hYw%,$TP$p#+.#hYw$:(Jw,1@hcw(L#hkw$=.3&$hoIw+f#w;a#wtu%2qY$hogw$G'Cw#,#w<L$7/$p#/G",
"w(C#p#0=r~K(wgI#w=i)hsw=i(p#1Xw(C>w(G(4w%&(9w&=Bh7w&=7w82#Q<BrE$s-(w(M(wB4$K%Kw*1#wH}%dwH}$TP$p#+g#dwDM6w(M=hJw(M)h",
"Kw(M$w$T#s9w$T#w%;$wQ/(w9|.w%;4h[w%;Cw(](w%;1h`w%;'p#,.'h:%h:#h`w$E(h<w(a@hiw(M#hqw(a1huw(a1huw(a$w#I#s:wUB&ruw#D$#",
"hww47%hwwUB+uLMk/$Kw(z#p#0ewDd#Q%Q'h<%h<*&h=dR#h|h='h@%h:u+-~u++m"};
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
