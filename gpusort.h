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
__attribute__((format(printf, 3, 4)))
#endif
static void
gpusorti_log(const gpusorti_host *host, int level, const char *format, ...) {
    char text[512];
    va_list list;
    if (!host->log_) return;
    va_start(list, format);
    vsnprintf(text, sizeof text, format, list);
    va_end(list);
    host->log_(level, text, host->log_user);
}

static int gpusorti_level(const gpusorti_host *host, gpusort_result result) {
    return (host->survived >> -(int)result & 1) ? GPUSORTI_LOG_WARNING : GPUSORTI_LOG_ERROR;
}

/* Logs and returns result, so that every error path is `return gpusorti_fail(...)`. */
#define gpusorti_fail(host, result, ...) \
    (gpusorti_log((host), gpusorti_level((host), (result)), __VA_ARGS__), (result))

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

static gpusort_result gpusorti_check(const gpusorti_host *host, VkResult result, const char *call) {
    const char *name = gpusorti_vk_name(result);
    if (result == VK_SUCCESS) return GPUSORT_OK;
    return name ? gpusorti_fail(host, gpusorti_from_vk(result), "%s: %s", call, name)
                : gpusorti_fail(host, gpusorti_from_vk(result), "%s: VkResult %d", call, (int)result);
}

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

static gpusort_result gpusorti_load_global(const gpusorti_host *host, gpusorti_functions *vk) {
    static const gpusorti_name names[] = {GPUSORTI_GLOBAL_FUNCTIONS(GPUSORTI_NAME)};
    return gpusorti_load(host, vk, NULL, NULL, GPUSORTI_NAMES(names));
}

static gpusort_result gpusorti_load_instance(const gpusorti_host *host, gpusorti_functions *vk, VkInstance instance) {
    static const gpusorti_name names[] = {GPUSORTI_INSTANCE_FUNCTIONS(GPUSORTI_NAME)};
    return gpusorti_load(host, vk, instance, NULL, GPUSORTI_NAMES(names));
}

static gpusort_result gpusorti_load_own(const gpusorti_host *host, gpusorti_functions *vk, VkInstance instance) {
    static const gpusorti_name names[] = {GPUSORTI_OWN_DEVICE_FUNCTIONS(GPUSORTI_NAME)};
    return gpusorti_load(host, vk, instance, NULL, GPUSORTI_NAMES(names));
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

/* Extensions that bring a feature to devices below the core version that has it; 0: never in core here. */
static const struct gpusorti_extension {
    const char *name;
    uint32_t bit, core_minor;
} gpusorti_extensions[] = {
    {"VK_KHR_push_descriptor", GPUSORT_ENABLED_PUSH_DESCRIPTOR, 0},
    {"VK_KHR_buffer_device_address", GPUSORT_ENABLED_BUFFER_DEVICE_ADDRESS, 2},
    {"VK_EXT_subgroup_size_control", GPUSORT_ENABLED_SUBGROUP_SIZE_CONTROL, 3},
    {"VK_KHR_8bit_storage", GPUSORT_ENABLED_STORAGE_8BIT, 2},
};
enum { GPUSORTI_EXTENSION_COUNT = sizeof gpusorti_extensions / sizeof gpusorti_extensions[0] };

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

static void gpusorti_chain(void **tail, void *structure, VkStructureType type) {
    VkBaseOutStructure *base = (VkBaseOutStructure *)structure;
    base->sType = type;
    base->pNext = (VkBaseOutStructure *)*tail;
    *tail = base;
}

/* Zeroes and chains the structures of the features in `bits`. */
static void gpusorti_chain_features(gpusorti_features *f, uint32_t bits) {
    void *tail = NULL;
    memset(f, 0, sizeof *f);
    if (bits & GPUSORT_ENABLED_STORAGE_16BIT)
        gpusorti_chain(&tail, &f->storage16, VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_16BIT_STORAGE_FEATURES);
#ifdef VK_KHR_8bit_storage
    if (bits & GPUSORT_ENABLED_STORAGE_8BIT)
        gpusorti_chain(&tail, &f->storage8, VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_8BIT_STORAGE_FEATURES_KHR);
#endif
#ifdef VK_KHR_buffer_device_address
    if (bits & GPUSORT_ENABLED_BUFFER_DEVICE_ADDRESS)
        gpusorti_chain(&tail, &f->address, VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_BUFFER_DEVICE_ADDRESS_FEATURES_KHR);
#endif
#ifdef VK_EXT_subgroup_size_control
    if (bits & GPUSORT_ENABLED_SUBGROUP_SIZE_CONTROL)
        gpusorti_chain(&tail, &f->size_control, VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SUBGROUP_SIZE_CONTROL_FEATURES_EXT);
#endif
    gpusorti_chain(&tail, &f->features, VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_FEATURES_2);
}

/* The bits whose features the structures hold. */
static uint32_t gpusorti_features_to_bits(const gpusorti_features *f) {
    uint32_t bits = 0;
    if (f->storage16.storageBuffer16BitAccess) bits |= GPUSORT_ENABLED_STORAGE_16BIT;
#ifdef VK_KHR_8bit_storage
    if (f->storage8.storageBuffer8BitAccess) bits |= GPUSORT_ENABLED_STORAGE_8BIT;
#endif
#ifdef VK_KHR_buffer_device_address
    if (f->address.bufferDeviceAddress) bits |= GPUSORT_ENABLED_BUFFER_DEVICE_ADDRESS;
#endif
#ifdef VK_EXT_subgroup_size_control
    if (f->size_control.subgroupSizeControl && f->size_control.computeFullSubgroups)
        bits |= GPUSORT_ENABLED_SUBGROUP_SIZE_CONTROL;
#endif
    return bits;
}

/* Sets the features of `bits` in chained structures. */
static void gpusorti_bits_to_features(gpusorti_features *f, uint32_t bits) {
    f->storage16.storageBuffer16BitAccess = (bits & GPUSORT_ENABLED_STORAGE_16BIT) != 0;
#ifdef VK_KHR_8bit_storage
    f->storage8.storageBuffer8BitAccess = (bits & GPUSORT_ENABLED_STORAGE_8BIT) != 0;
#endif
#ifdef VK_KHR_buffer_device_address
    f->address.bufferDeviceAddress = (bits & GPUSORT_ENABLED_BUFFER_DEVICE_ADDRESS) != 0;
#endif
#ifdef VK_EXT_subgroup_size_control
    f->size_control.subgroupSizeControl = (bits & GPUSORT_ENABLED_SUBGROUP_SIZE_CONTROL) != 0;
    f->size_control.computeFullSubgroups = (bits & GPUSORT_ENABLED_SUBGROUP_SIZE_CONTROL) != 0;
#endif
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
    *list = (VkExtensionProperties *)host->alloc(*count * sizeof **list, host->alloc_user);
    if (!*list)
        return gpusorti_fail(host, GPUSORT_ERROR_OUT_OF_HOST_MEMORY, "no host memory for the list of extensions");
    result = gpusorti_check_list(host, vk->EnumerateDeviceExtensionProperties(physical, NULL, count, *list),
                                 "vkEnumerateDeviceExtensionProperties");
    if (result != GPUSORT_OK) {
        host->free_(*list, host->alloc_user);
        *list = NULL;
    }
    return result;
}

static int gpusorti_has_extension(const VkExtensionProperties *list, uint32_t count, const char *name) {
    uint32_t i;
    for (i = 0; i < count; i++)
        if (strcmp(list[i].extensionName, name) == 0) return 1;
    return 0;
}

/* api_version: the instance's; the device's own may lower it. Where this fails, caps->device_name is set nevertheless. */
static gpusort_result gpusorti_read_caps(const gpusorti_host *host, const gpusorti_functions *vk,
                                         VkPhysicalDevice physical, uint32_t api_version, gpusorti_caps *caps) {
    VkPhysicalDeviceProperties2 properties;
    VkPhysicalDeviceSubgroupProperties subgroup;
    VkPhysicalDeviceMaintenance3Properties maintenance;
    gpusorti_features features;
    VkExtensionProperties *extensions;
    uint32_t extension_count, i, bits = GPUSORT_ENABLED_STORAGE_16BIT;
    const VkPhysicalDeviceLimits *limits = &properties.properties.limits;
    const VkSubgroupFeatureFlags wanted = VK_SUBGROUP_FEATURE_BASIC_BIT | VK_SUBGROUP_FEATURE_BALLOT_BIT |
                                          VK_SUBGROUP_FEATURE_ARITHMETIC_BIT;
    void *tail = NULL;
#ifdef VK_EXT_subgroup_size_control
    VkPhysicalDeviceSubgroupSizeControlPropertiesEXT size_control;
    memset(&size_control, 0, sizeof size_control);
#endif
    gpusort_result result;

    memset(caps, 0, sizeof *caps);
    memset(&properties, 0, sizeof properties);
    memset(&subgroup, 0, sizeof subgroup);
    memset(&maintenance, 0, sizeof maintenance);
    properties.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_PROPERTIES_2;
    vk->GetPhysicalDeviceProperties(physical, &properties.properties);
    memcpy(caps->device_name, properties.properties.deviceName, sizeof caps->device_name);
    caps->device_name[sizeof caps->device_name - 1] = 0;
    caps->api_version = properties.properties.apiVersion < api_version ? properties.properties.apiVersion
                                                                       : api_version;
    if (caps->api_version < VK_MAKE_VERSION(1, 1, 0)) /* it lacks the queries that follow */
        return gpusorti_fail(host, GPUSORT_ERROR_UNSUPPORTED,
                             "gpusort_desc.physical_device: %s is of Vulkan 1.0, 1.1 is needed", caps->device_name);
    result = gpusorti_device_extensions(host, vk, physical, &extensions, &extension_count);
    if (result != GPUSORT_OK) return result;

    for (i = 0; i < GPUSORTI_EXTENSION_COUNT; i++) {
        const struct gpusorti_extension *e = &gpusorti_extensions[i];
        if ((e->core_minor != 0 && caps->api_version >= VK_MAKE_VERSION(1, e->core_minor, 0)) ||
            gpusorti_has_extension(extensions, extension_count, e->name))
            bits |= e->bit;
    }
    if (extensions) host->free_(extensions, host->alloc_user);
    gpusorti_chain_features(&features, bits);
    vk->GetPhysicalDeviceFeatures2(physical, &features.features);
    caps->offered = (bits & GPUSORT_ENABLED_PUSH_DESCRIPTOR) | (gpusorti_features_to_bits(&features) & bits);

    gpusorti_chain(&tail, &subgroup, VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SUBGROUP_PROPERTIES);
    gpusorti_chain(&tail, &maintenance, VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_MAINTENANCE_3_PROPERTIES);
#ifdef VK_EXT_subgroup_size_control
    if (bits & GPUSORT_ENABLED_SUBGROUP_SIZE_CONTROL)
        gpusorti_chain(&tail, &size_control, VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SUBGROUP_SIZE_CONTROL_PROPERTIES_EXT);
#endif
    properties.pNext = tail;
    vk->GetPhysicalDeviceProperties2(physical, &properties);

    caps->vendor_id = properties.properties.vendorID;
    caps->device_type = (uint32_t)properties.properties.deviceType;
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
    caps->max_invocations = limits->maxComputeWorkGroupInvocations < limits->maxComputeWorkGroupSize[0]
                                ? limits->maxComputeWorkGroupInvocations
                                : limits->maxComputeWorkGroupSize[0];
    caps->max_shared = limits->maxComputeSharedMemorySize;
    caps->max_range = limits->maxStorageBufferRange;
    caps->offset_alignment = limits->minStorageBufferOffsetAlignment;
    caps->max_allocation = maintenance.maxMemoryAllocationSize;
    caps->timestamp_period = limits->timestampPeriod;
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
    uint32_t *words = (uint32_t *)ctx->host.alloc(2 * count * sizeof *words, ctx->host.alloc_user);
    VkShaderModuleCreateInfo info;
    VkResult vr;
    if (!words)
        return gpusorti_fail(&ctx->host, GPUSORT_ERROR_OUT_OF_HOST_MEMORY, "no host memory for a kernel of %u words",
                             count - GPUSORTI_TABLE);
    gpusorti_unpack(&text, words, words + count, count);
    memset(&info, 0, sizeof info);
    info.sType = VK_STRUCTURE_TYPE_SHADER_MODULE_CREATE_INFO;
    info.codeSize = (count - GPUSORTI_TABLE) * sizeof *words;
    info.pCode = words + GPUSORTI_TABLE;
    vr = ctx->vk.CreateShaderModule(ctx->device, &info, ctx->vk_allocator, out);
    ctx->host.free_(words, ctx->host.alloc_user);
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
        uint32_t capacity = (uint32_t)GPUSORTI_FIRST_BLOCK << block;
        ctx->pipelines[block] = (gpusorti_pipeline *)ctx->host.alloc(capacity * sizeof *p, ctx->host.alloc_user);
        if (!ctx->pipelines[block])
            return gpusorti_fail(&ctx->host, GPUSORT_ERROR_OUT_OF_HOST_MEMORY, "no host memory for %u pipelines",
                                 capacity);
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
    VkComputePipelineCreateInfo info;
    VkSpecializationMapEntry entries[GPUSORTI_SPEC_COUNT];
    VkSpecializationInfo specialization;
    uint32_t i;
#ifdef VK_EXT_subgroup_size_control
    VkPipelineShaderStageRequiredSubgroupSizeCreateInfoEXT required;
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
    memset(&info, 0, sizeof info);
    info.sType = VK_STRUCTURE_TYPE_COMPUTE_PIPELINE_CREATE_INFO;
    info.stage.sType = VK_STRUCTURE_TYPE_PIPELINE_SHADER_STAGE_CREATE_INFO;
    info.stage.stage = VK_SHADER_STAGE_COMPUTE_BIT;
    info.stage.module = module;
    info.stage.pName = "main";
    info.stage.pSpecializationInfo = &specialization;
    info.layout = pipeline->addresses ? ctx->address_layout : ctx->buffer_layout;
#ifdef VK_EXT_subgroup_size_control
    if (pipeline->spec.full_subgroups) {
        memset(&required, 0, sizeof required);
        required.sType = VK_STRUCTURE_TYPE_PIPELINE_SHADER_STAGE_REQUIRED_SUBGROUP_SIZE_CREATE_INFO_EXT;
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
    gpusorti_job *list = (gpusorti_job *)ctx->host.alloc(wanted * sizeof *list, ctx->host.alloc_user);
    gpusort_result result;
    uint32_t i, made = 0;
    if (!list)
        return gpusorti_fail(&ctx->host, GPUSORT_ERROR_OUT_OF_HOST_MEMORY, "no host memory to compile %u pipelines",
                             wanted);
    gpusorti_list_jobs(ctx, list);
    result = gpusorti_run_jobs(ctx, list, wanted);
    for (i = 0; i < wanted && result == GPUSORT_OK; i++) result = gpusorti_check_job(ctx, &list[i]);
    ctx->host.free_(list, ctx->host.alloc_user);
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
    for (i = 0; i < GPUSORTI_PIPELINE_BLOCKS; i++)
        if (ctx->pipelines[i]) ctx->host.free_(ctx->pipelines[i], ctx->host.alloc_user);
}

/* Layouts: four storage buffers (pushed where enabled), or addresses in the push constants. */
static gpusort_result gpusorti_create_layouts(gpusort_context *ctx) {
    VkDescriptorSetLayoutBinding bindings[GPUSORTI_BINDINGS];
    VkDescriptorSetLayoutCreateInfo set_info;
    VkPushConstantRange range;
    VkPipelineLayoutCreateInfo info;
    gpusort_result result;
    uint32_t i;

    memset(bindings, 0, sizeof bindings);
    for (i = 0; i < GPUSORTI_BINDINGS; i++) {
        bindings[i].binding = i;
        bindings[i].descriptorType = VK_DESCRIPTOR_TYPE_STORAGE_BUFFER;
        bindings[i].descriptorCount = 1;
        bindings[i].stageFlags = VK_SHADER_STAGE_COMPUTE_BIT;
    }
    memset(&set_info, 0, sizeof set_info);
    set_info.sType = VK_STRUCTURE_TYPE_DESCRIPTOR_SET_LAYOUT_CREATE_INFO;
    if (ctx->enabled & GPUSORT_ENABLED_PUSH_DESCRIPTOR)
        set_info.flags = VK_DESCRIPTOR_SET_LAYOUT_CREATE_PUSH_DESCRIPTOR_BIT_KHR;
    set_info.bindingCount = GPUSORTI_BINDINGS;
    set_info.pBindings = bindings;
    result = gpusorti_check(
        &ctx->host, ctx->vk.CreateDescriptorSetLayout(ctx->device, &set_info, ctx->vk_allocator, &ctx->set_layout),
        "vkCreateDescriptorSetLayout");
    if (result != GPUSORT_OK) return result;

    memset(&info, 0, sizeof info);
    range.stageFlags = VK_SHADER_STAGE_COMPUTE_BIT;
    range.offset = 0;
    range.size = GPUSORTI_PUSH_WORDS * sizeof(uint32_t);
    info.sType = VK_STRUCTURE_TYPE_PIPELINE_LAYOUT_CREATE_INFO;
    info.setLayoutCount = 1;
    info.pSetLayouts = &ctx->set_layout;
    info.pushConstantRangeCount = 1;
    info.pPushConstantRanges = &range;
    result = gpusorti_check(&ctx->host,
                            ctx->vk.CreatePipelineLayout(ctx->device, &info, ctx->vk_allocator, &ctx->buffer_layout),
                            "vkCreatePipelineLayout");
    if (result != GPUSORT_OK) return result;
    range.size += GPUSORTI_PUSH_ADDRESSES;
    info.setLayoutCount = 0;
    return gpusorti_check(&ctx->host,
                          ctx->vk.CreatePipelineLayout(ctx->device, &info, ctx->vk_allocator, &ctx->address_layout),
                          "vkCreatePipelineLayout");
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
    VkPhysicalDeviceProperties2 properties;
    gpusorti_cache_header header;
    memset(&properties, 0, sizeof properties);
    memset(&header, 0, sizeof header);
    properties.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_PROPERTIES_2;
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
    VkPipelineCacheCreateInfo info;
    memset(&info, 0, sizeof info);
    info.sType = VK_STRUCTURE_TYPE_PIPELINE_CACHE_CREATE_INFO;
    if (data) info.pInitialData = gpusorti_cached_pipelines(ctx, data, size);
    if (info.pInitialData) info.initialDataSize = size - sizeof(gpusorti_cache_header);
    return gpusorti_check(&ctx->host,
                          ctx->vk.CreatePipelineCache(ctx->device, &info, ctx->vk_allocator, &ctx->pipeline_cache),
                          "vkCreatePipelineCache");
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
    const struct gpusorti_type *type;
    if (args->start_canary != 0 || args->end_canary != 0)
        return gpusorti_fail(host, GPUSORT_ERROR_INVALID_ARGUMENT,
                             "%s.%s_canary is not 0: zero the whole structure first", what,
                             args->start_canary ? "start" : "end");
    if ((uint32_t)args->key_type >= GPUSORTI_TYPE_COUNT)
        return gpusorti_fail(host, GPUSORT_ERROR_INVALID_ARGUMENT, "%s.key_type: %d is no gpusort_type", what,
                             (int)args->key_type);
    if ((uint32_t)args->order > GPUSORT_DESCENDING)
        return gpusorti_fail(host, GPUSORT_ERROR_INVALID_ARGUMENT, "%s.order: %d is no gpusort_order", what,
                             (int)args->order);
    if ((uint32_t)args->algorithm > GPUSORT_ODD_EVEN_MERGE)
        return gpusorti_fail(host, GPUSORT_ERROR_INVALID_ARGUMENT, "%s.algorithm: %d is no gpusort_algorithm", what,
                             (int)args->algorithm);
    if (args->flags &
        ~(uint32_t)(GPUSORT_WRITE_INDICES | GPUSORT_KEEP_KEYS | GPUSORT_KEYS_IN_VALUES | GPUSORT_ADDRESSABLE))
        return gpusorti_fail(host, GPUSORT_ERROR_INVALID_ARGUMENT, "%s.flags: 0x%x has unknown bits", what,
                             args->flags);
    if (args->value_size % 4 != 0 || args->value_size > GPUSORTI_MAX_VALUE_SIZE)
        return gpusorti_fail(host, GPUSORT_ERROR_INVALID_ARGUMENT,
                             "%s.value_size: %u is not a multiple of 4 up to %d", what, args->value_size,
                             (int)GPUSORTI_MAX_VALUE_SIZE);
    if ((args->flags & GPUSORT_WRITE_INDICES) && args->value_size != 4)
        return gpusorti_fail(host, GPUSORT_ERROR_INVALID_ARGUMENT,
                             "%s.value_size: GPUSORT_WRITE_INDICES needs 4, not %u", what, args->value_size);
    if ((args->flags & GPUSORT_KEEP_KEYS) && args->value_size == 0)
        return gpusorti_fail(host, GPUSORT_ERROR_INVALID_ARGUMENT,
                             "%s.value_size: GPUSORT_KEEP_KEYS without values sorts nothing", what);
    if (args->values.buffer != VK_NULL_HANDLE && args->value_size == 0)
        return gpusorti_fail(host, GPUSORT_ERROR_INVALID_ARGUMENT, "%s.value_size: 0, but values are set", what);
    type = &gpusorti_types[args->key_type];
    if (args->first_bit >= type->bits || args->bit_count > type->bits - args->first_bit)
        return gpusorti_fail(host, GPUSORT_ERROR_INVALID_ARGUMENT,
                             "%s.%s: bits [%u, %u + %u) are not in a key of %u bits", what,
                             args->first_bit >= type->bits ? "first_bit" : "bit_count", args->first_bit,
                             args->first_bit, args->bit_count, type->bits);
    if (args->segment_count != 0 || args->segment_size != 0 || args->segments.buffer != VK_NULL_HANDLE)
        return gpusorti_fail(host, GPUSORT_ERROR_UNSUPPORTED, "%s.%s: segments are not built yet", what,
                             args->segment_count  ? "segment_count"
                             : args->segment_size ? "segment_size"
                                                  : "segments");
    if (args->limit != 0)
        return gpusorti_fail(host, GPUSORT_ERROR_UNSUPPORTED, "%s.limit: the first k alone are not built yet", what);
    if (args->key_offset != 0 || (args->flags & GPUSORT_KEYS_IN_VALUES))
        return gpusorti_fail(host, GPUSORT_ERROR_UNSUPPORTED, "%s.%s: keys inside values are not built yet", what,
                             args->key_offset ? "key_offset" : "flags");
    if (args->count > 0xffffffffu)
        return gpusorti_fail(host, GPUSORT_ERROR_TOO_LARGE, "%s.count: %llu is over 2^32 - 1", what,
                             (unsigned long long)args->count);
    if (args->algorithm == GPUSORT_ODD_EVEN_MERGE && (args->flags & GPUSORT_KEEP_KEYS))
        return gpusorti_fail(host, GPUSORT_ERROR_UNSUPPORTED,
                             "%s.flags: GPUSORT_ODD_EVEN_MERGE sorts in place, it cannot keep the keys", what);
    return GPUSORT_OK;
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
    VkMemoryBarrier barrier;
    memset(&barrier, 0, sizeof barrier);
    barrier.sType = VK_STRUCTURE_TYPE_MEMORY_BARRIER;
    barrier.srcAccessMask = from_access;
    barrier.dstAccessMask = to_access;
    ctx->vk.CmdPipelineBarrier(commands, from, to, 0, 1, &barrier, 0, NULL, 0, NULL);
}

#ifdef VK_KHR_buffer_device_address
static uint64_t gpusorti_address(const gpusort_context *ctx, gpusort_range range) {
    VkBufferDeviceAddressInfoKHR info;
    if (range.buffer == VK_NULL_HANDLE) return 0;
    memset(&info, 0, sizeof info);
    info.sType = VK_STRUCTURE_TYPE_BUFFER_DEVICE_ADDRESS_INFO_KHR;
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
        VkDescriptorSetAllocateInfo info;
        VkResult vr;
        memset(&info, 0, sizeof info);
        info.sType = VK_STRUCTURE_TYPE_DESCRIPTOR_SET_ALLOCATE_INFO;
        info.descriptorPool = ctx->descriptor_pool;
        info.descriptorSetCount = 1;
        info.pSetLayouts = &ctx->set_layout;
        vr = ctx->vk.AllocateDescriptorSets(ctx->device, &info, &set);
        if (vr != VK_SUCCESS) return gpusorti_check(&ctx->host, vr, "vkAllocateDescriptorSets");
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
    kind = (gpusorti_kind *)ctx->host.alloc(sizeof *kind, ctx->host.alloc_user);
    if (!kind) return gpusorti_fail(&ctx->host, GPUSORT_ERROR_OUT_OF_HOST_MEMORY, "no host memory for a prepared kind");
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
    if (place->range.buffer == VK_NULL_HANDLE)
        return gpusorti_fail(&ctx->host, GPUSORT_ERROR_INVALID_ARGUMENT, "gpusort_cmd_args.%s.buffer is NULL",
                             place->name);
    if (place->range.offset % place->alignment != 0)
        return gpusorti_fail(&ctx->host, GPUSORT_ERROR_INVALID_ARGUMENT,
                             "gpusort_cmd_args.%s.offset: %llu is not a multiple of %llu", place->name,
                             (unsigned long long)place->range.offset, (unsigned long long)place->alignment);
    if (place->range.offset > UINT64_MAX - place->size)
        return gpusorti_fail(&ctx->host, GPUSORT_ERROR_INVALID_ARGUMENT,
                             "gpusort_cmd_args.%s.offset: %llu and %llu bytes pass 2^64", place->name,
                             (unsigned long long)place->range.offset, (unsigned long long)place->size);
    return GPUSORT_OK;
}

static int gpusorti_overlap(uint64_t a, uint64_t size_a, uint64_t b, uint64_t size_b) {
    return size_a != 0 && size_b != 0 && (a < b ? b - a < size_a : a - b < size_b);
}

/* The buffers of a sort of more than no elements. */
static gpusort_result gpusorti_check_buffers(const gpusort_context *ctx, const gpusort_cmd_args *args,
                                             const gpusorti_plan *plan) {
    const uint64_t bound = plan->mode == GPUSORTI_ADDRESSES ? 1 : ctx->caps.offset_alignment;
    gpusorti_place places[4];
    gpusort_result result = GPUSORT_OK;
    int i, j;
    memset(places, 0, sizeof places);
    places[0].name = "keys";
    places[0].range = args->keys;
    places[0].size = gpusorti_packed_size(plan->request.count, plan->request.key_bits);
    places[0].alignment = plan->request.key_bits == 64 ? 8 : 4;
    places[1].name = "values";
    places[1].range = args->values;
    places[1].size = (uint64_t)plan->request.count * plan->request.value_size;
    places[1].alignment = plan->request.value_size == 8 ? 8 : 4;
    places[2].name = "scratch";
    places[2].range = args->scratch;
    places[2].size = plan->layout.end;
    places[2].alignment = GPUSORTI_ALIGNMENT;
    for (i = 0; i < 3; i++)
        if (places[i].alignment < bound) places[i].alignment = bound;
    places[3].name = "count_buffer"; /* is bound from the aligned offset below it on */
    places[3].range = args->count_buffer;
    places[3].size = plan->request.gpu_count ? 4 : 0;
    places[3].alignment = 4;
    for (i = 0; i < 4 && result == GPUSORT_OK; i++)
        if (places[i].size != 0) result = gpusorti_check_place(ctx, &places[i]);
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
    const char *missing = !args->keys ? "keys" : request->value_size != 0 && !args->values ? "values" : NULL;
    if (missing)
        return gpusorti_fail(&ctx->host, GPUSORT_ERROR_INVALID_ARGUMENT, "gpusort_host_args.%s is NULL", missing);
    if (keys_size > UINTPTR_MAX - (uintptr_t)args->keys || values_size > UINTPTR_MAX - (uintptr_t)args->values)
        return gpusorti_fail(&ctx->host, GPUSORT_ERROR_INVALID_ARGUMENT,
                             "gpusort_host_args.count: %u elements pass the end of memory", request->count);
    if (gpusorti_overlap((uintptr_t)args->keys, keys_size, (uintptr_t)args->values, values_size))
        return gpusorti_fail(&ctx->host, GPUSORT_ERROR_INVALID_ARGUMENT, "gpusort_host_args.values overlaps keys");
    return GPUSORT_OK;
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
    if (b->buffer != VK_NULL_HANDLE) ctx->vk.DestroyBuffer(ctx->device, b->buffer, ctx->vk_allocator);
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
    int staging = which == GPUSORTI_OWN_STAGING;
    VkBufferCreateInfo info;
    VkMemoryRequirements requirements;
    VkMemoryAllocateInfo allocate;
#ifdef VK_KHR_buffer_device_address
    VkMemoryAllocateFlagsInfo flags;
#endif
    gpusort_result result = gpusorti_check_allocation(ctx, size);
    if (result != GPUSORT_OK) return result;

    memset(&info, 0, sizeof info);
    info.sType = VK_STRUCTURE_TYPE_BUFFER_CREATE_INFO;
    info.size = size;
    info.usage = VK_BUFFER_USAGE_TRANSFER_SRC_BIT | VK_BUFFER_USAGE_TRANSFER_DST_BIT;
    if (!staging) info.usage |= VK_BUFFER_USAGE_STORAGE_BUFFER_BIT | VK_BUFFER_USAGE_INDIRECT_BUFFER_BIT;
    memset(&allocate, 0, sizeof allocate);
    allocate.sType = VK_STRUCTURE_TYPE_MEMORY_ALLOCATE_INFO;
#ifdef VK_KHR_buffer_device_address
    if (!staging && (ctx->enabled & GPUSORT_ENABLED_BUFFER_DEVICE_ADDRESS)) {
        info.usage |= VK_BUFFER_USAGE_SHADER_DEVICE_ADDRESS_BIT_KHR;
        memset(&flags, 0, sizeof flags);
        flags.sType = VK_STRUCTURE_TYPE_MEMORY_ALLOCATE_FLAGS_INFO;
        flags.flags = VK_MEMORY_ALLOCATE_DEVICE_ADDRESS_BIT_KHR;
        allocate.pNext = &flags;
    }
#endif
    result = gpusorti_check(&ctx->host, ctx->vk.CreateBuffer(ctx->device, &info, ctx->vk_allocator, &b->buffer),
                            "vkCreateBuffer");
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
    if (result != GPUSORT_OK) return result;
    result = gpusorti_check(&ctx->host, ctx->vk.BindBufferMemory(ctx->device, b->buffer, b->memory, 0),
                            "vkBindBufferMemory");
    if (result == GPUSORT_OK && staging)
        result = gpusorti_check(
            &ctx->host, ctx->vk.MapMemory(ctx->device, b->memory, 0, VK_WHOLE_SIZE, 0, &b->mapped), "vkMapMemory");
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
    if (ctx->command_pool == VK_NULL_HANDLE) {
        VkCommandPoolCreateInfo info;
        memset(&info, 0, sizeof info);
        info.sType = VK_STRUCTURE_TYPE_COMMAND_POOL_CREATE_INFO;
        info.flags = VK_COMMAND_POOL_CREATE_TRANSIENT_BIT;
        info.queueFamilyIndex = ctx->queue_family;
        result = gpusorti_check(&ctx->host,
                                ctx->vk.CreateCommandPool(ctx->device, &info, ctx->vk_allocator, &ctx->command_pool),
                                "vkCreateCommandPool");
        if (result != GPUSORT_OK) return result;
    }
    if (!ctx->commands[0]) {
        VkCommandBufferAllocateInfo info;
        memset(&info, 0, sizeof info);
        info.sType = VK_STRUCTURE_TYPE_COMMAND_BUFFER_ALLOCATE_INFO;
        info.commandPool = ctx->command_pool;
        info.level = VK_COMMAND_BUFFER_LEVEL_PRIMARY;
        info.commandBufferCount = 2;
        result = gpusorti_check(&ctx->host, ctx->vk.AllocateCommandBuffers(ctx->device, &info, ctx->commands),
                                "vkAllocateCommandBuffers");
        if (result != GPUSORT_OK) {
            ctx->commands[0] = NULL;
            return result;
        }
    }
    if (ctx->fence == VK_NULL_HANDLE) {
        VkFenceCreateInfo info;
        memset(&info, 0, sizeof info);
        info.sType = VK_STRUCTURE_TYPE_FENCE_CREATE_INFO;
        result = gpusorti_check(&ctx->host, ctx->vk.CreateFence(ctx->device, &info, ctx->vk_allocator, &ctx->fence),
                                "vkCreateFence");
        if (result != GPUSORT_OK) return result;
    }
    if (ctx->queries == VK_NULL_HANDLE && ctx->timestamp_bits != 0) {
        VkQueryPoolCreateInfo info;
        memset(&info, 0, sizeof info);
        info.sType = VK_STRUCTURE_TYPE_QUERY_POOL_CREATE_INFO;
        info.queryType = VK_QUERY_TYPE_TIMESTAMP;
        info.queryCount = 2;
        result = gpusorti_check(&ctx->host,
                                ctx->vk.CreateQueryPool(ctx->device, &info, ctx->vk_allocator, &ctx->queries),
                                "vkCreateQueryPool");
        if (result != GPUSORT_OK) return result;
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
    VkDescriptorPoolCreateInfo info;
    uint32_t sets = 0;
    gpusort_result result;
    if (plan->mode != GPUSORTI_POOLED_BUFFERS) return GPUSORT_OK;
    result = gpusorti_walk_steps(ctx, plan, args, gpusorti_count_step, &sets);
    if (result != GPUSORT_OK || sets <= ctx->descriptor_sets) return result;
    if (ctx->descriptor_pool != VK_NULL_HANDLE)
        ctx->vk.DestroyDescriptorPool(ctx->device, ctx->descriptor_pool, ctx->vk_allocator);
    ctx->descriptor_pool = VK_NULL_HANDLE;
    ctx->descriptor_sets = 0;
    memset(&info, 0, sizeof info);
    size.type = VK_DESCRIPTOR_TYPE_STORAGE_BUFFER;
    size.descriptorCount = sets * (uint32_t)GPUSORTI_BINDINGS;
    info.sType = VK_STRUCTURE_TYPE_DESCRIPTOR_POOL_CREATE_INFO;
    info.maxSets = sets;
    info.poolSizeCount = 1;
    info.pPoolSizes = &size;
    result = gpusorti_check(
        &ctx->host, ctx->vk.CreateDescriptorPool(ctx->device, &info, ctx->vk_allocator, &ctx->descriptor_pool),
        "vkCreateDescriptorPool");
    if (result == GPUSORT_OK) ctx->descriptor_sets = sets;
    return result;
}

static gpusort_result gpusorti_begin_commands(gpusort_context *ctx, VkCommandBuffer commands) {
    VkCommandBufferBeginInfo info;
    memset(&info, 0, sizeof info);
    info.sType = VK_STRUCTURE_TYPE_COMMAND_BUFFER_BEGIN_INFO;
    info.flags = VK_COMMAND_BUFFER_USAGE_ONE_TIME_SUBMIT_BIT;
    return gpusorti_check(&ctx->host, ctx->vk.BeginCommandBuffer(commands, &info), "vkBeginCommandBuffer");
}

/* Waits for the submission, also for one that an earlier wait gave up on. */
static gpusort_result gpusorti_settle(gpusort_context *ctx) {
    gpusort_result result;
    if (!ctx->pending) return GPUSORT_OK;
    result = gpusorti_check(&ctx->host, ctx->vk.WaitForFences(ctx->device, 1, &ctx->fence, VK_TRUE, UINT64_MAX),
                            "vkWaitForFences");
    if (result == GPUSORT_OK || result == GPUSORT_ERROR_DEVICE_LOST) ctx->pending = 0;
    return result;
}

/* Ends, submits and waits. */
static gpusort_result gpusorti_run_commands(gpusort_context *ctx, VkCommandBuffer commands) {
    VkSubmitInfo submit;
    gpusort_result result = gpusorti_check(&ctx->host, ctx->vk.EndCommandBuffer(commands), "vkEndCommandBuffer");
    if (result != GPUSORT_OK) return result;
    memset(&submit, 0, sizeof submit);
    submit.sType = VK_STRUCTURE_TYPE_SUBMIT_INFO;
    submit.commandBufferCount = 1;
    submit.pCommandBuffers = &commands;
    result = gpusorti_check(&ctx->host, ctx->vk.ResetFences(ctx->device, 1, &ctx->fence), "vkResetFences");
    if (result != GPUSORT_OK) return result;
    result = gpusorti_check(&ctx->host, ctx->vk.QueueSubmit(ctx->queue, 1, &submit, ctx->fence), "vkQueueSubmit");
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

    result = gpusorti_check(&ctx->host, ctx->vk.ResetCommandPool(ctx->device, ctx->command_pool, 0),
                            "vkResetCommandPool");
    if (result == GPUSORT_OK && plan->mode == GPUSORTI_POOLED_BUFFERS)
        result = gpusorti_check(&ctx->host, ctx->vk.ResetDescriptorPool(ctx->device, ctx->descriptor_pool, 0),
                                "vkResetDescriptorPool");

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
        result = gpusorti_check(&ctx->host,
                                ctx->vk.GetQueryPoolResults(ctx->device, ctx->queries, 0, 2, sizeof ticks, ticks,
                                                            sizeof ticks[0],
                                                            VK_QUERY_RESULT_64_BIT | VK_QUERY_RESULT_WAIT_BIT),
                                "vkGetQueryPoolResults");
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
    switch (result) {
    case GPUSORT_OK: return "GPUSORT_OK: done";
    case GPUSORT_ERROR_INVALID_ARGUMENT:
        return "GPUSORT_ERROR_INVALID_ARGUMENT: a mistake of the caller's; the log names the member";
    case GPUSORT_ERROR_OUT_OF_HOST_MEMORY: return "GPUSORT_ERROR_OUT_OF_HOST_MEMORY: an allocation on the host failed";
    case GPUSORT_ERROR_OUT_OF_DEVICE_MEMORY:
        return "GPUSORT_ERROR_OUT_OF_DEVICE_MEMORY: the device or memory_budget has too little memory left";
    case GPUSORT_ERROR_NO_LOADER: return "GPUSORT_ERROR_NO_LOADER: no Vulkan loader on this machine";
    case GPUSORT_ERROR_NO_DEVICE: return "GPUSORT_ERROR_NO_DEVICE: a Vulkan loader, but no usable device";
    case GPUSORT_ERROR_UNSUPPORTED:
        return "GPUSORT_ERROR_UNSUPPORTED: this device, or what is enabled on it, cannot do that";
    case GPUSORT_ERROR_TOO_LARGE:
        return "GPUSORT_ERROR_TOO_LARGE: more elements than this device and path can address";
    case GPUSORT_ERROR_DEVICE_LOST: return "GPUSORT_ERROR_DEVICE_LOST: the device was lost; destroy the context";
    case GPUSORT_ERROR_VULKAN: return "GPUSORT_ERROR_VULKAN: a Vulkan call failed; the log has call and VkResult";
    case GPUSORT_ERROR_NOT_PREPARED:
        return "GPUSORT_ERROR_NOT_PREPARED: gpusort_prepare() has not seen this kind of sort";
    case GPUSORT_RESULT_MAX: break;
    }
    return "unknown gpusort_result";
}

GPUSORT_API void gpusort_destroy(gpusort_context *ctx) {
    gpusorti_host host;
    uint32_t i;
    if (!ctx) return;
    host = ctx->host;
    if (ctx->device) {
        gpusorti_settle(ctx);
        for (i = 0; i < GPUSORTI_OWN_BUFFERS; i++) gpusorti_release_buffer(ctx, (int)i);
        gpusorti_destroy_pipelines(ctx);
        if (ctx->owns_device && ctx->pipeline_cache != VK_NULL_HANDLE)
            ctx->vk.DestroyPipelineCache(ctx->device, ctx->pipeline_cache, ctx->vk_allocator);
        if (ctx->queries != VK_NULL_HANDLE) ctx->vk.DestroyQueryPool(ctx->device, ctx->queries, ctx->vk_allocator);
        if (ctx->fence != VK_NULL_HANDLE) ctx->vk.DestroyFence(ctx->device, ctx->fence, ctx->vk_allocator);
        if (ctx->command_pool != VK_NULL_HANDLE)
            ctx->vk.DestroyCommandPool(ctx->device, ctx->command_pool, ctx->vk_allocator);
        if (ctx->descriptor_pool != VK_NULL_HANDLE)
            ctx->vk.DestroyDescriptorPool(ctx->device, ctx->descriptor_pool, ctx->vk_allocator);
        if (ctx->address_layout != VK_NULL_HANDLE)
            ctx->vk.DestroyPipelineLayout(ctx->device, ctx->address_layout, ctx->vk_allocator);
        if (ctx->buffer_layout != VK_NULL_HANDLE)
            ctx->vk.DestroyPipelineLayout(ctx->device, ctx->buffer_layout, ctx->vk_allocator);
        if (ctx->set_layout != VK_NULL_HANDLE)
            ctx->vk.DestroyDescriptorSetLayout(ctx->device, ctx->set_layout, ctx->vk_allocator);
        if (ctx->owns_device) ctx->vk.DestroyDevice(ctx->device, ctx->vk_allocator);
    }
    if (ctx->instance && ctx->vk.DestroyInstance) ctx->vk.DestroyInstance(ctx->instance, ctx->vk_allocator);
    while (ctx->kinds) {
        gpusorti_kind *kind = ctx->kinds;
        ctx->kinds = kind->next;
        host.free_(kind, host.alloc_user);
    }
    host.free_(ctx, host.alloc_user);
}

static gpusort_result gpusorti_check_overrides(const gpusorti_host *host, const gpusorti_overrides *forced) {
    if (forced->workgroup_size > 1024 || (forced->workgroup_size & (forced->workgroup_size - 1)) != 0)
        return gpusorti_fail(host, GPUSORT_ERROR_INVALID_ARGUMENT,
                             "gpusorti_overrides.workgroup_size: %u is not a power of two up to 1024",
                             forced->workgroup_size);
    if (forced->items > 32)
        return gpusorti_fail(host, GPUSORT_ERROR_INVALID_ARGUMENT, "gpusorti_overrides.items: %u is over 32",
                             forced->items);
    return GPUSORT_OK;
}

static gpusort_result gpusorti_check_desc(const gpusorti_host *host, const gpusort_desc *desc) {
    if (desc->start_canary != 0 || desc->end_canary != 0)
        return gpusorti_fail(host, GPUSORT_ERROR_INVALID_ARGUMENT,
                             "gpusort_desc.%s_canary is not 0: zero the whole structure first",
                             desc->start_canary ? "start" : "end");
    if (!desc->allocator.alloc != !desc->allocator.free)
        return gpusorti_fail(host, GPUSORT_ERROR_INVALID_ARGUMENT,
                             "gpusort_desc.allocator: alloc and free go together");
    if (desc->enabled & ~(uint32_t)GPUSORTI_ALL_ENABLED)
        return gpusorti_fail(host, GPUSORT_ERROR_INVALID_ARGUMENT, "gpusort_desc.enabled: 0x%x has unknown bits",
                             desc->enabled);
    if (desc->api_version != 0 && desc->api_version < VK_MAKE_VERSION(1, 1, 0))
        return gpusorti_fail(host, GPUSORT_ERROR_UNSUPPORTED, "gpusort_desc.api_version: Vulkan 1.1 is needed");
    if (desc->radix_bits != 0 && desc->radix_bits != 2 && desc->radix_bits != 4 && desc->radix_bits != 8)
        return gpusorti_fail(host, GPUSORT_ERROR_INVALID_ARGUMENT, "gpusort_desc.radix_bits: %u is not 2, 4 or 8",
                             desc->radix_bits);
    if (desc->cache_data && (desc->instance || desc->physical_device || desc->device))
        return gpusorti_fail(host, GPUSORT_ERROR_INVALID_ARGUMENT,
                             "gpusort_desc.cache_data: a device of yours takes pipeline_cache");
    if (!desc->cache_data && desc->cache_size != 0)
        return gpusorti_fail(host, GPUSORT_ERROR_INVALID_ARGUMENT, "gpusort_desc.cache_size: cache_data is NULL");
    return desc->overrides ? gpusorti_check_overrides(host, desc->overrides) : GPUSORT_OK;
}

/* The handles of an application's device: all of them, and a loader or a function to start from. */
static gpusort_result gpusorti_check_handles(const gpusorti_host *host, const gpusort_desc *desc, int device) {
    const char *missing = !desc->instance           ? "instance"
                          : !desc->physical_device  ? "physical_device"
                          : device && !desc->device ? "device"
                                                    : NULL;
    if (missing) return gpusorti_fail(host, GPUSORT_ERROR_INVALID_ARGUMENT, "gpusort_desc.%s is NULL", missing);
    return GPUSORT_OK;
}

static gpusort_result gpusorti_find_loader(const gpusorti_host *host, const gpusort_desc *desc,
                                           gpusorti_functions *vk) {
    vk->GetInstanceProcAddr = gpusorti_first_function(desc);
    if (!vk->GetInstanceProcAddr)
        return gpusorti_fail(host, GPUSORT_ERROR_NO_LOADER,
                             "no Vulkan loader: install one, or set gpusort_desc.get_instance_proc_addr");
    return GPUSORT_OK;
}

static gpusort_result gpusorti_create_instance(gpusort_context *ctx, uint32_t *api_version) {
    PFN_vkEnumerateInstanceVersion version = (PFN_vkEnumerateInstanceVersion)ctx->vk.GetInstanceProcAddr(
        NULL, "vkEnumerateInstanceVersion");
    PFN_vkEnumerateInstanceExtensionProperties list = (PFN_vkEnumerateInstanceExtensionProperties)
                                                          ctx->vk.GetInstanceProcAddr(
                                                              NULL, "vkEnumerateInstanceExtensionProperties");
    static const char *const portability[] = {"VK_KHR_portability_enumeration"};
    VkApplicationInfo application;
    VkInstanceCreateInfo info;
    VkExtensionProperties *extensions;
    VkResult vr;
    uint32_t count = 0;
    gpusort_result result;

    if (!version)
        return gpusorti_fail(&ctx->host, GPUSORT_ERROR_NO_DEVICE,
                             "the Vulkan loader is of version 1.0: 1.1 is needed");
    *api_version = VK_MAKE_VERSION(1, 1, 0);
    result = gpusorti_check(&ctx->host, version(api_version), "vkEnumerateInstanceVersion");
    if (result != GPUSORT_OK) return result;
    if (*api_version < VK_MAKE_VERSION(1, 1, 0))
        return gpusorti_fail(&ctx->host, GPUSORT_ERROR_NO_DEVICE,
                             "the Vulkan loader is of version 1.0: 1.1 is needed");
    if (*api_version > VK_MAKE_VERSION(1, 3, 0)) *api_version = VK_MAKE_VERSION(1, 3, 0);
    result = gpusorti_load_global(&ctx->host, &ctx->vk);
    if (result != GPUSORT_OK) return result;

    memset(&application, 0, sizeof application);
    application.sType = VK_STRUCTURE_TYPE_APPLICATION_INFO;
    application.pEngineName = "gpusort";
    application.apiVersion = *api_version;
    memset(&info, 0, sizeof info);
    info.sType = VK_STRUCTURE_TYPE_INSTANCE_CREATE_INFO;
    info.pApplicationInfo = &application;
    /* Drivers that are only a subset of Vulkan (MoltenVK) are listed on request. */
    if (list && list(NULL, &count, NULL) == VK_SUCCESS && count != 0) {
        extensions = (VkExtensionProperties *)ctx->host.alloc(count * sizeof *extensions, ctx->host.alloc_user);
        if (!extensions)
            return gpusorti_fail(&ctx->host, GPUSORT_ERROR_OUT_OF_HOST_MEMORY,
                                 "no host memory for the list of extensions");
        if (list(NULL, &count, extensions) >= VK_SUCCESS &&
            gpusorti_has_extension(extensions, count, portability[0])) {
            info.flags = 1; /* VK_INSTANCE_CREATE_ENUMERATE_PORTABILITY_BIT_KHR, which old headers lack */
            info.enabledExtensionCount = 1;
            info.ppEnabledExtensionNames = portability;
        }
        ctx->host.free_(extensions, ctx->host.alloc_user);
    }
    vr = ctx->vk.CreateInstance(&info, ctx->vk_allocator, &ctx->instance);
    if (vr == VK_ERROR_INCOMPATIBLE_DRIVER)
        return gpusorti_fail(&ctx->host, GPUSORT_ERROR_NO_DEVICE, "no Vulkan driver is installed");
    result = gpusorti_check(&ctx->host, vr, "vkCreateInstance");
    if (result != GPUSORT_OK) return result;
    result = gpusorti_load_own(&ctx->host, &ctx->vk, ctx->instance);
    if (result != GPUSORT_OK) return result;
    return gpusorti_load_instance(&ctx->host, &ctx->vk, ctx->instance);
}

/* Compute without graphics is best (the tuning table has faster shapes for it), then any compute. */
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
        *list = (VkPhysicalDevice *)ctx->host.alloc(*count * sizeof **list, ctx->host.alloc_user);
        if (!*list)
            return gpusorti_fail(&ctx->host, GPUSORT_ERROR_OUT_OF_HOST_MEMORY,
                                 "no host memory for the list of devices");
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
    if (devices) ctx->host.free_(devices, ctx->host.alloc_user);
    return result;
}

/* Names of the extensions that bring `bits` to this device, those in core left out. */
static uint32_t gpusorti_extension_names(const gpusorti_caps *caps, uint32_t bits, const char **names) {
    uint32_t count = 0, i;
    for (i = 0; i < GPUSORTI_EXTENSION_COUNT; i++) {
        const struct gpusorti_extension *e = &gpusorti_extensions[i];
        if ((bits & e->bit) && (e->core_minor == 0 || caps->api_version < VK_MAKE_VERSION(1, e->core_minor, 0))) {
            if (names) names[count] = e->name;
            count++;
        }
    }
    return count;
}

static gpusort_result gpusorti_create_device(gpusort_context *ctx) {
    const char *names[GPUSORTI_EXTENSION_COUNT + 1];
    float priority = 1.0f;
    gpusorti_features features;
    VkDeviceQueueCreateInfo queue;
    VkDeviceCreateInfo info;
    VkExtensionProperties *extensions;
    uint32_t count;
    gpusort_result result = gpusorti_device_extensions(&ctx->host, &ctx->vk, ctx->physical_device, &extensions,
                                                       &count);
    if (result != GPUSORT_OK) return result;

    ctx->enabled = ctx->caps.offered;
    memset(&info, 0, sizeof info);
    info.enabledExtensionCount = gpusorti_extension_names(&ctx->caps, ctx->enabled, names);
    if (gpusorti_has_extension(extensions, count, "VK_KHR_portability_subset"))
        names[info.enabledExtensionCount++] = "VK_KHR_portability_subset";
    if (extensions) ctx->host.free_(extensions, ctx->host.alloc_user);
    gpusorti_chain_features(&features, ctx->enabled);
    gpusorti_bits_to_features(&features, ctx->enabled);
    memset(&queue, 0, sizeof queue);
    queue.sType = VK_STRUCTURE_TYPE_DEVICE_QUEUE_CREATE_INFO;
    queue.queueFamilyIndex = ctx->queue_family;
    queue.queueCount = 1;
    queue.pQueuePriorities = &priority;
    info.sType = VK_STRUCTURE_TYPE_DEVICE_CREATE_INFO;
    info.pNext = &features.features;
    info.queueCreateInfoCount = 1;
    info.pQueueCreateInfos = &queue;
    info.ppEnabledExtensionNames = names;
    return gpusorti_check(&ctx->host,
                          ctx->vk.CreateDevice(ctx->physical_device, &info, ctx->vk_allocator, &ctx->device),
                          "vkCreateDevice");
}

/* Instance, device and queue of its own: what belongs to an application's has no meaning here. */
static gpusort_result gpusorti_open_own(gpusort_context *ctx, const gpusort_desc *desc) {
    const char *given = desc->queue                              ? "queue"
                        : desc->queue_family                     ? "queue_family"
                        : desc->api_version                      ? "api_version"
                        : desc->enabled                          ? "enabled"
                        : desc->pipeline_cache != VK_NULL_HANDLE ? "pipeline_cache"
                                                                 : NULL;
    uint32_t api_version;
    gpusort_result result;
    if (given)
        return gpusorti_fail(&ctx->host, GPUSORT_ERROR_INVALID_ARGUMENT,
                             "gpusort_desc.%s is set, but instance, physical_device and device are not", given);
    result = gpusorti_create_instance(ctx, &api_version);
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
    if (result == GPUSORT_OK) result = gpusorti_load_instance(&ctx->host, &ctx->vk, desc->instance);
    if (result == GPUSORT_OK)
        result = gpusorti_read_caps(&ctx->host, &ctx->vk, desc->physical_device, api_version, &ctx->caps);
    if (result != GPUSORT_OK) return result;
    missing = desc->enabled & ~ctx->caps.offered;
    for (i = 0; i < GPUSORTI_EXTENSION_COUNT; i++)
        if (missing & gpusorti_extensions[i].bit)
            return gpusorti_fail(&ctx->host, GPUSORT_ERROR_UNSUPPORTED,
                                 "gpusort_desc.enabled: the device does not offer what %s brings",
                                 gpusorti_extensions[i].name);
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

GPUSORT_API gpusort_result gpusorti_create(const gpusort_desc *desc_or_null, gpusort_context **out, uint64_t sizes) {
    gpusort_desc zero;
    const gpusort_desc *desc = desc_or_null ? desc_or_null : &zero;
    gpusorti_host host;
    gpusort_context *ctx;
    gpusort_result result;

    if (sizes != GPUSORTI_SIZES) { /* nor is the logger where it is looked for */
        if (out) *out = NULL;
        return GPUSORT_ERROR_INVALID_ARGUMENT;
    }
    memset(&zero, 0, sizeof zero);
    host = gpusorti_host_from(desc->start_canary == 0 ? desc : NULL); /* one that was not zeroed has a logger of garbage */
    if (!out) return gpusorti_fail(&host, GPUSORT_ERROR_INVALID_ARGUMENT, "gpusort_create: out is NULL");
    *out = NULL;
    result = gpusorti_check_desc(&host, desc);
    if (result != GPUSORT_OK) return result;
    ctx = (gpusort_context *)host.alloc(sizeof *ctx, host.alloc_user);
    if (!ctx) return gpusorti_fail(&host, GPUSORT_ERROR_OUT_OF_HOST_MEMORY, "no host memory for the context");
    memset(ctx, 0, sizeof *ctx);
    ctx->host = host;
    if (desc->vk_allocator) {
        ctx->vk_callbacks = *desc->vk_allocator;
        ctx->vk_allocator = &ctx->vk_callbacks;
    }
    ctx->run_jobs = desc->jobs.run;
    ctx->run_jobs_user = desc->jobs.user;
    ctx->forced_radix_bits = desc->radix_bits;
    if (desc->overrides) ctx->forced = *desc->overrides;
    ctx->memory_budget = desc->memory_budget;
    result = gpusorti_find_loader(&host, desc, &ctx->vk);
    if (result == GPUSORT_OK)
        result = desc->instance || desc->physical_device || desc->device ? gpusorti_open_given(ctx, desc)
                                                                         : gpusorti_open_own(ctx, desc);
    if (result == GPUSORT_OK) result = gpusorti_read_queue_family(ctx);
    if (result == GPUSORT_OK) {
        ctx->tuning_row = gpusorti_find_tuning(ctx);
        ctx->tuning = gpusorti_default_tuning();
        if (ctx->tuning_row->tune) ctx->tuning_row->tune(&ctx->tuning);
        ctx->vk.GetPhysicalDeviceMemoryProperties(ctx->physical_device, &ctx->memory);
        result = gpusorti_create_layouts(ctx);
    }
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

GPUSORT_API gpusort_result gpusorti_query(const gpusort_desc *desc, uint32_t *enabled, uint32_t *extension_count,
                                          const char **extensions_or_null, uint64_t sizes) {
    gpusorti_host host;
    gpusorti_functions vk;
    gpusorti_caps caps;
    const char *names[GPUSORTI_EXTENSION_COUNT];
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
    if (result == GPUSORT_OK) result = gpusorti_load_instance(&host, &vk, desc->instance);
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
/* count.comp, 3366 words */
static const gpusorti_line gpusorti_spv_count[] = {
"#IHh#u36-qHu36.h%uDE4u]`|qKuDEQuDE)qJuDEEuLN@q#q$uDE;uLMch&uDEGu;<7q`qZq*uTU_uLM[h'uLNBh(h$uTUluLO,uLMlh)q/qWh+u;;r",
"u;;suDGPq'h,h0h*h.q%qGuDE%uLMPuLNou++mu;<0uLMkuLO+uDGLuTUdqFh4h2h3q&q+q(q)u;<Aq,q.u;;vv$o9)Su+3euefUu#)^0u33U#uTU41",
"v6RUmWv<bs>Dv/AM#F0u;;c01uefYb#v@8$D$0###uTU9Pq4111+#cK3#0Q0391QK39PQ#39`QE39KQq339bQq739cQq;399QqL39aQqPd9P+aw#X&d",
"eP+#[0+q-qE`+`#q=+Kfq;+f1b+#caw#D%q0w#D%q1qEPw#7)q3w#7%q4qE0w$F(dq6w#7%q7w#L#19w#;)q:w#;%q;w#P#1a+#1c+#1e+#1P+bf#+q",
"A1w#;#1+#1E+#w#/#fq<u33W#g#[uDDz#qD0g#%u33X#uDD|#%PuLM:#*-%uDE*#**uTUK#%*%%uDE*#%%g#*uLM:#-**uefl#[%%%-%uTUKw#+#-(%",
"#KRc%qTu~#=9%w#$$c%%,#e9.qU#euDDz#qD1(F#0,#e%(%#0Ha%Iea,#Ee.q[q-E,#E%uDD|#%`,#1q^.q_`1(%#1,#1%.q_K12%fw#3#P:-#rufqb",
",#9*HE*Iq0w#X#q0.qeq1E(F#9,#E*Hq2*Iq3q2,#Eq3.qhq4EHq5%Iq6q5,#Eq6.qiq7E2%q8qD(%#qDw#i#q8qjHq9%Iq:q9,#Eq:.qlq;E(%#q3w",
"#;$qmu]^o%#rtqn7qb:F#rJq88w$8%2%q<0w#-#q<72%q=qD:%#rLq=7(%#qC:%#s6qsqt:%#s37quw#D$qb(F#qC2%q>w#R#rvq>w#c$q<7w#=%w#Z",
"%w#{#q|8(F#1:-#ryq=qj(%#vfMXspw#k#q=w#k%r%w#J#r&7w$M#r#r$r'w#j)f7(F#`2%q@a(F#K(%#qew$d%.qab1w#^$q@R#%r/,#Kr0.r1#K,#",
"K%2%qAsq.r3#Kw#''(%#sy,#9-uLMF*#88u;<#-#2%qBaR#-qB,#9r;R#*w#+#r=:%#rNqAqB(F#b(%#t5(F#P(F#c2%qC0w$n#qCw%8#rvrE82%qD1",
"uTU^q^qEqD77S[P0Q$#u;><#0u;>A8#$@uDEC%##AqY#qVrDqX5%#'uLNF%#>'uLNI%#D4uLNl-#'8uTVz%#'78/w#8#w#L#u;><#0JrF##$'&4$@;q",
"Y#qVq~w#X#uLND%#qT'/%#qj'Aq]#q-qX'w#7#&L$L)%#qTL'GT-#Mh1uDFX-#'w#c#'#'$@B%#D7w$)$&<$<)-#N]'<w#B(&hD$'uDEC[##uLND%#h",
";hB=%#hF'uLNq-#'hDw#D%w$F&/%#NhHw#b$%#hL<'4umo8[##hNh-4rFh9u]^t[##hGhHrF&hR$hRu+-~US%hO0qI$#w$t#w%M$w$<$w#m,w$|$w#@",
"$&>$>)%#G>'<u363@US%hPw#_$qa#`7w#B#;qa#K8w%]&<w#1#`w#1$/w#1#w#S#*#0qLV-#V%#w&p)w$2#qcw%A#w#,#Gw$;#w$S#qfw#]&'h/Aqg#",
"q1qX'5*#'&G$DAqg#q4qX^w#1$h-$h-)*#<h-'L&^$Mw#c#h6w#l#w#c,h9Aq]#q7w'&%W*w&`#h:$Gw#N#qkw#N#Aq]#q;qXh@w#@)h@$>uLO)%#7q",
"o=w(/#B%#hEw%6#'q8uLO'%#hGqow#P$w#m$uDF+F#>uTWA%#4'qpw#Z%hJ$hJu~%b*#h<hG]h:h/^'_w%V&qMV*w%S%Jqqw%B#w#,#qrw$<#C%#G1X",
"%#'qvuTU}*#'h-1w&f$*#OG'>w#H#qww#H&<1uDF+F#'uLO(F#'qxuDF+%#'uLO*w#U#W*#4'X*#h-w)<%*#O_'Lw#Y#qyw#Y#uDFy*#<&4$4)*#>h1",
"'4&h:$h8w#@#qzw#v&h@0w$>(hB0w$>&hCh>w$>%q{w$>'0w$>#uTW@F#'q}q~w$@(B%#'r(X%#N'w#a#O0w'1&h/]'h-w#a#r)w#a(w$)#r(w#H#Dw",
"$)'N]'>w)j#)*#h<h@'Nw)6$#0qNV*w(c#w(f0r*w#o&Lw$P#Lw#'#uTWA%#<4w(W$C%#M1B%#MqtuLO'w'4#T-#^qjw*N,C%#h70uLO'%#'h7uLNk-",
"#h8w*k-=%#qjh<uLO)%#^w*k'8>'<uLO*%#L'&M$M)%#_M'Gw(Z#hAw(Z'<'&hA$hA)%#h:h>'h5w%&&qOw$|$w)e#r+w+3&>q@/w$W#w#D0r,w#D(=",
"w#D#u]^F%#1-q@w+R'qPw#i*w#Q(w+t$T-#'w%E-w$_#Dw$_$w%(&r$>'<T-#Lr-w#K,uLNm-#Mw#^)=%#]qjw#_#w#-#'7&D$<&D$D)%#'D8>&O$Ow",
"#n#O'GW*#^w$>#h=w$>1w/9#w$>,uLNm-#hEw$,,hIw$,9Ww*P#uDFy*#'B*#h6w%h$-#0qQw(W#w+g&w(T(r.w+f(w#($uLNq-#4'w17,uLNk-#NDw",
"#1(C%#]0w#($w#N$w$j$-#NG'>w+e$-#h/^'N&h5$_C%#h9w#M#h9w#M&h8$h8)-w+k#h7w$X#[jhw3Z#5%#b&#$@)%#4<##uLNq-#<r/Y#40J'4@$4",
";r3#r2D6@8/%>DqA&N$'uLNk-#Lw)_&'$@6r486r586r68&'$'uDG5qbqbr7u+-~US[jj0qRw+*%w#&#w0v&.r<#9.r>#9w$7#w3Q#qbw27$B%#GqTw",
"#-$w4E(uLMS%#i<w#(#i64uDEC*#i/w$2#_w'%#Z*#jjh/8uLMS*#j>w%`#4w,R&'>r9<w%+$-#r:G##)*#r9O#4)%#hBM#>w%d#hCY##0J4#4$@w%T",
"&84w%T%qBY#41w%4%uLND%#NqAw1[#hI=%#hP_w&A$;r8#hNO6@'5w'B(#$w*L#h:LZ*#k.hPw$O/;qd#hUh66@'&]$]/%h5h6q~&h7$^w$e%hChD_w",
"$e#hBhCh5#'w$J#h7#<w$+#qBY#Dw$J&;r8#haDw$2#w(U,&h/w1f%h`w#G$qd#hgMw3p#uLMS*#jt'64@w$F#;qd#hj_w#8#u]^t%#jD'hdhcw'i#'",
"u]`qw8B$7w#_#hsw%M&h:w%M#hZw4.$hr5*#OX*#'heuLO**#h`w$:#hdw$:(/%#G7w7U#i&w8%&DMw8%*/%#M7Z*#k[h}w$N#k0w+'#'hx5*#h=w#,",
"#hzZ-#iW<w2m%-#hs^'L&h;$h;)-#hthG'O)*#hrhHh6h/&hT$hT)-hUhuhI'h=)*hShrhI@h=/%hQhRq~&hV$hO&hm$hm=%#i2hrw$H#r@u;><hv0J",
"@w-$$hxw$A$hvr@&hy$hy)%hui64@'&h|$hsw$_#i6w+]&h{0w8f*'$@u]`x%#r478>w4)#C%#i$1w#B0r5w#B&w#7#i,w*r$r67w*l#&h1$h1w*p'l",
"/0qSw*m(w+v;w'V$r3#r2Nw0V'rAw1(&O_w1I$w'-#h6w<;%6@NuLNl-#Gw$U)w<g+'r//%#rBw8i(q-qXw('&]w&h#&h9$h9/%h:h;qA&h<$w3X#h>",
"8uLNh-#hBw)/)5%#r4w%V-w#h$w$%#r4u]`x%#478w.h$5%#r5w#K2rCw#;#w#K-r6w#K2r+u]`xw)`%w(}#w$[#u+-~U"};
/* count.comp -DGPUSORTI_ADDRESS, 4055 words */
static const gpusorti_line gpusorti_spv_count_address[] = {
"#Q(h#u;<7u36-qAu36.uDE4h%uDEQqCu]`|h$uDE;qEuDE)uLN@q$uLMcuDEGq#uLM[h&qTq*uDEEh*uTU_q^uLMlqQh)h(h.uDF+h'uLNBq'q%u#`K",
"uTUluLO,u]^tuLMkqGh,q+h>h+q,uDE%uLMPh2uDGPu++mu;<0uLO'uLNkuDGLuLMSuTUdq)q&q.q>h6h3h0q(v$o9)Su+3euefUu#*l5u33U#u33Uu",
"#`Iumnev;F+2Av;EfUjvASSBDv>e;26v@Q%3Sv<xdo-v=4}Fhv#-<VcuTU42v6RUmWv<bs>Dv/AM#F5u;;cu#`J2uefYg#v@8$D$5###uTU9Hq4222*",
"#`G3#5N5392N#39HNq339aNq;39GNqD39gNqL39`NqP399N839PNqX39#Nq]w#(#qaw#(#qew#(#quw#(#qyu;<A9H*P`G3S5N5u;<ASH*abq=*Gbq;",
"*q-2g*b`P3q/w#;#q/H*q029*#2P*#2`*#2S*#2H*gb&*#25*#w$[#2q/w#/%bq<*#2a*#2G*#2q-*#2bu33W#u;;v#cuDDz#qD5u;;v#&uDD|#&HuT",
"UK#++&&u33X#uLM:#+/&uDE*#++uTUK#&+&&uDE*#&&u;;v#+uLM:#/++uefl#c&&&/&uTUKw#+#/(&#GT`&qNv#$KM39+w#$#&w#$$`&&0#S9:qO#S",
"uDDz#qD2(@#g0#S&(&#50#9&(@#G0#S+u;;|#Iu;;rP&u;;sSP0qXIS(@w#A#Iw$P#a0#2q[:q]a2(&#20#2&:q]G2uDE'#&w#f#qD0#9+(@#H.&q-w",
"#D#H</#ruq-qd(&#aw#t#b+u;;sq/b0qgIq/0#I+.&q0qDw#C#q0qa(&#q3w#-$qju]^o&#rtqk=qd<@#rJq08w#a%.&q15w#-#q1=.&q2qD<&#rLq2",
"=(&#+<&#s6qpqq<&#s3=qrw#D$qd(@#+.&q3w#R#rvq3w#c$q1=w#=%w#Z%w#{#qy8(@#2</#ryq2w$A#vfMXspw#k#q2w#k%q~w#J#r#=w$M#q|q}r",
"$w#j)q-=(@#P.&q4P(@#S(&#qew$d%:q_g2w#^$q4T#&r,0#Gr-:r.w&P#G&.&q5sq:r0#Gw#''(&#sy0#9/(@#`uLMF+#88u;<#/#.&q6PT#/q60#9",
"r9T#+w#+#r;<&#rNq5q6(@#q-(&#t5(@#a(@#b.&q75w$r#q7w%<#rvrC8.&q82uTU^q[q9q8==.&q:qD.&q;2.&q<5.&q=5(&#P(&#g(&#`(&#9(&#",
"q7(&#q;(&#q<(&#q=(&#c(&#q@(&#rku;;~/#UcH5q@%#uLMUr5#9r8:qU#9w#',r5w#3.w#'&u;><#5u;>A8#%-uDEC&##$h1)JqS#qPrBqY4&#)$V",
"-uLNF&#B)uLNI&#A7uLNl/#)8uTVz&#)=81w#8#$dw#U%h7)$drDu;><#5WrD##%)$h7qN'7%-6qW#qPqV4+#)DqX#)6qS#qPr6w#u#uLND&#qN)1&#",
"qa)JqZ#AqY)uTUh&#)HG$hA-'h/%h/,&#qNh/)C$hC-uLNo/#eh4uDFX/#)w#{#)#)%-K&#A=w$K$'E%E,/#;h7)Ew#B($hRrP'hG%)uDECc##uLND&",
"#QhE$hM-F&#hI)uLNq/#)hGw#J%w$e#hPhMw$e#1&#;hK$hQ-w#n$&#hOE)7$hS-umo8c##hQh-7rDh9Lc##hJhKrD$harP'hU%hUu+-~XU&hR5qB%#",
"w&<#w%6#qRw%6#w$S$w#});Bw%c0JqZ#)qYqYw%O&h/-'R%R,&#CR);u363-XU&hWw#x#6q_#a=w#t#6q_#G8w&4&Ew#1#aw#1$1w#1#w#S#+#5qDY+",
"#Y&w#&#w$U%w#'#>&#;5uLO)&#;AuLNUq`#7)>&#)2$B->&#75$;w#+#h/2F&#qaCZ&#fw#s%1&#);M+#;w#}'qFY/w#z%w)7%qb#9w#'(w)'2w%d#f",
"w%d#w%]#qcw%]#$C-'B%7w#3#qYw#3$f-';%;,+#E;)A$Vw#W$qew'a#L+#hNEh9qfDqg#)Jqhw&2$+#)HP$h:rP$h9-'e%AuLNg/#qiQw(4(L+#hUC",
"hAqdw&c/M+#)8$hCrP$hB-'h;%;$QqluLO)&#=qlFw*D#K&#hHw&Y#)q0$hBw'J$w$]$Z&#hLqlL+#hb7)w#s0$hH-D@#OuTWA&#7)qmw$$%hQrP$hP",
"-'hJ%hJumqA+#h;h@eh8)h9w&@&NY+w'7#w&/*$7Bw$z#qnw&&#w#,#qow%'#6qU#Ow(6$uLO+&#)qs$7w&4#w#K$qtw#B&h1w#B$D@#)uLO(@#)quD",
"w,a#h4-uLO*w#R#M+#7)4+#h8uLO++#)7w&,#C%Cw#a#qvw#a#4+#h<uDFyw&z#h=w*j$'h:%h8w#@#qww#}&hAw);$w$@/qxw#B&hFw#B$w$@#uTW@",
"@#)qzq{w$A$hHw$A%K&#)r%4&#Rw#b#7$Ow$A(r&w#b&hQw$$(r%w$$&'hP%hP4+#hTw*|$#5qHw*L*w/f5w)M.r'w$##>&#V5D@#Vw#'#uTWA&#E7)",
"$h1rPw)J#R%A>&#d2K&#dqqZw'Z#$Vw.[#h8qaw,p)h4w,p$>&#h=5Z&#)h=[/#Qw-3*h98w#C#w+S#hCuLO)&#V)$h;w%($,&#8B)EuLO*&#O)$Q-'",
"f%f,&#ef)R$hA-w)S#hGw)S'E)$hGrP$hF-'hA%hA,&#h:Q)h5w%_&qIw%X$w.S#r(w-U&Bq41w$p#w#D0r)w#D(Fw#D#u]^F&#2qJq4w,v'qJw-k&w",
",g.w#3+w$-(w#r(w-g$$fw%~#)w%~*Vq}w%_#w%/#Aw%/$$h4w%_'q}B)EuLNo/#Or*w#Q)h8w#Q$uLNm/#fw#g)F&#h4qaw#e#w#-#)=w&0#A%E$Q8",
"'A%A,&#)A8Bw3*#C%Cw#z#C)RM+w&m#hEw$T#h=w$T*hDw$T(hBw#o%hFw$T+uLNm/#hEw$>,hIw$>+hMw$>%hMw$>+M+#h-)$hQ-w+N#K+#dw&T$/#",
"5qKw)|#w-1#w)y%r5w)i-r+w)i&h-2w#($uLNq/#7)w4{,[/#;Aw#1(w)v#5w#($w#N$w$|$/#;R)B'O%O,/#h/V);$h7rP$d-'h5%e>&#h;w#S#h;w",
"#S%w0U&h8%h8,/#Bh1)h7w$n#ck:w8H#w(&#4&#g$)-'#%-,&#7B##uLNq/#Er,]#75W)7-%76r0#r/A$-81&BAq5$OB';%)[/#Ow*}&w6V#r18$r28",
"$r38')%)uDG5qdqdr4u+-~XUck=5qLw,o%w#&#w3J&w)A$w9M#w9Q+w3Y+w#'#w9n/r:#9:r<w*61w%'$h7w8;#h:qdw6h$$h8w#0#h<qNw#0%h9-w9",
"=(^&#iYw,[#^&#iS7$h;-uDEC+#iL$h;w'E$hEw(J#_+#k8h/8^+#jcw,o$B%7$Qr7w&|$+#)Br7E$hA-$Qr7$h=r8$h<hLw&<$/#r8R##,&#hQC#7w",
"&{#hR]##5W7#7%-$hF8w&b&87w&b%q6]#72w&>%uLND&#;q5w6[#hG$hNw.C#h`ew'_$6r5#hPC$-)4w(f(#%w,E#h:O_+#kWhN)$hTw$a%hTw$a+6q",
"b#hWd$-)'h4%h41&h5dq{$hZh5'h7%V$hUw$K%/hAhBew$p$8dw$p%q6]#Bw$R&6r5#hbAw$7#w)~,'Cw4S%h]w#G$qb#hhfw5r#^+#k8)w25&6qb#h",
"kew#8#L&#jd)hah`w(~#)u]`qw=t$=w#_#i%w%U&h:w%U#hYw96$ho$hqw4E#Cw4_#hb4+#h}uLO*w4h$h~-uDFX/#hbw$E(1&#O=w<j#i5w=@&Ah1w",
"=@*1&#h1=_+#l(h{w$X#kRw,d#)hv4+#Qw#,#hx_/#ijE)$i0-w+b&hqV)O'h<%h<,/#hrhH)C'hS%hS,/hThrhI-h=1&hQhRq{$i+hQ'hU%hO'hl%h",
"lF&#iAhqw$@#r=u;><hs5W-w.h$i-iD'huw$;$hur=$i.-'hv%hv,&htiE7-)$i6ht'hy%hrw$`#iEw5I&i;w5I$w=o*w6~#&#Au]`x&#r1=8)w%:#6",
"qU#iCw7o$w#J4r2w#J&w#;#i-w,D$r3=w,=#'h5%h5w,B'lr5qMw,>(w=^)w+V(E-w'X#w-^&;w-^,w$q$r0#r/;w$J#$CwC11r>w4)&h1h9w4J$w'l",
"#h<JqZ#;qY)uLMX-h-HGuLNl/#Cw$~)wCd+)r,1&#r@w#U(eqYw(h&h7w'>#w'7#1&h=Qq5$hCh='h@%h:[/#hB8uLNh/#hHw)s)4&#r1w&&-wB51q{",
"w#I#u]`x&#7w&9#R%R4&#r2w#X@qcw#I#w#X-r3w#X@rAu]`xw*o%w@e#'hC%hCu+-~X"};
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
/* scatter.comp, 6134 words */
static const gpusorti_line gpusorti_spv_scatter[] = {
"#i1h#u36-qTu36.h%u;<7uDE)uDEEuLN@uDEQq#uDE4h&qWuDEGh$q$h)h(h'uTU_u]`|qVuDE;uLM[uLMcuLO,uLMSh-h*h+uDE%uDGPuDGLh0u;<0",
"q/q'qRu;;ru;;sh,h1uLNBuTUdh.qvq)q{uTUluLNquLMlu]^tq+q*u;<AuLM:q_qsh/h3uLNkh2qGq-q%rpv$o9)Su+3euefUu#/<-u33U#u33Uqbu",
"33Uqdu33UqeuTU43v6RUmWv<bs>Dv/AM#F-u;;c-3uuvzq(#v@8$D$-#w#$#uTU9fq4333,#w#'#SI<#-d-<e3dI<efdY<eq&dH<eIdq3<eq(dq7<eS",
"dq;<eZdqL<eYdqP[efw#X([Hf,#qF-,q0qEq&,q&q.q=,Iq.q;,#3q(,#SYw#D%q3w#D%q4qEw#X#w#7&q6w#7%q7qE-w#m)q9w#7%q:w#L#3Zw#;)q",
"=w#;%q>w#P#3ew#i)qBw#;%qCqEw%/)[w#a#qF-,qFw#7#3Y,#3S,#3q,,#3f,q(q.qL[S-,Sq.qM[#w#o#q&,#3I,#3-,Zq.u#U-,#3q.w#/$#q.q<",
"u33W#u;;v#JuDDz#qD-u;;v#%u33X#uDD|#%f]#09%uTUK#J9%0uDE*#00uTUK#%0%%uDE*#w#'$0uDD|#%IuDE*#^w#/#^)#Zw#+#qb]#%%%uTUKw#",
"(#%]#J%%:%YYC#0Y)#ZqgC#%w#+#qi]#JqhqjuTUK#J%0%]#0%%u]^[w#M#99w#*#999.%#ICq,%qpu~#=ew#j#%%q,%%)#q,e*qq#q,uDDz#qD3._#",
"-)#q,%.%#-Kq.%LHq.)#HH*qwq0H)#H%uDD|#%q&)#3qy*qzq&3.%#3)#3%*qzI3:%q1w#3#f79#ruq1q})#Z0Kq20Lq3q2)#Hq3*r$q4H._#Z)#H0K",
"q50Lq6q5)#Hq6*r'q7HKq8%Lq9q8)#Hq9*r(q:H:%q;qD.%#qDw#i#q;r)Kq<%Lq=q<)#Hq=*r+q>H.%#q3w#;$r,u]^o%#rtr-Tq}7_#rJq;Rw$8%:",
"%q@-w#-#q@q}._#YKqA0LqBqA)#HqB*r3qCHKqD%LqEqD)#HqE*r4qFHw#J%w#Z'dw#Z$dT:%qHqD7%#rLqHT.%#qC7%#s6r8r97%#s3Tr:w#D$w#{#",
"qC:%qIw#R#rvqIw$=$dTw#=%w#Z%w$V#rBR._#379#ryqHr).%#vfMXspw#k#qHw#k%rGw#J#rHTw%(#rErFrIw#j)q1w$S#w#v/w$,:rSw#Z%T._#q",
"&:%qJY._#I)#S%*rX#Sw#'4q|q(3*q|S3:%qLqDw#3#:%qMw$l#ruqMRu;;~9#.%w#j#qNsq7%#rPqNqLC#%rd)#Ire*rfw#x#Iw(`#syw$U#qMw$<#",
"r}qLr)79#rrrjrkw$U#r)qL7%#s1rFrm)#3^*roZ3w%R$qJ7%#rJgTC#%rq)#Irr*rs#I7%#rNrdgC#%ru)#Irv*rw#I:%qO-.%#Yw&/#qOryw$'#rz",
"Rw#/)r|w#/#rNrdg79#rwgqNw$a#gqNw&H#s#s$w#|#s%)#Zs&w#E#qNYw#E#q1q@w#>#s)q1q@w#6#s(s*C#%s+)#Is,*s-w&&$qg*s/#SuLMF0#rF",
"rF)#S0)#Sqi*s3#SC#%g)#Is5*s6#Iw$:#q@w%K#rvq@Rw#o#s9Yw$.#s:)#Ss;*s<#S._w#'$q(w$i$w'C#rvsAw$u%w)B$sCw#^&:%qP3uTU^qyqQ",
"qPTTuLMPJf-qS$#*qh#Z*qj#Z*qb#Zu;><#-u;>AR#$2uDEC%##Uqu#qrs>qt1%#'uLNF%#5'uLNI%#4/uLNl9#'RuTVz%#'TR+w#8#w#L#;qu#qrrD",
"w#K#uLND%#qp'+%#r)'Uqx#q0qt'w#7#uLNo9#M@uDFX9#'u;><#-D'#'$2=%#4Tw#m$&6$689#Ah<'6w#B(&h@$'uDECJ##1%#r`&#$28%#/A##V9#",
"6gE#/-D'/2$/w$<#s@w$<&BhB+%#/w$B#'hCw$B);rh#s7F(2'+%`FqN&N$MuLND%#hGhMO%#hQ'V9#'hOw$:%#$'&/$2+%#AhSw$X$%#hW6'/=%#hH",
"q}w$n$>%##hO(rY'w#+#hQ(rZw%5$sBw%5&hPr,w%5+sBa'6uDFX9#sDw%X+hVr)bw#F*sDQ'6w%C&h>w%C&h:E##-D/#/$2O%#h>Bu]^F%#3qJ's(=",
"%#hdqpw$&$ueg(J##F5hB/1qg#s0(h}2PJ##i#h~1qi#i#(s42uDFX9#hG=%#hmryw#N(N5/h;w$J#sEw$J#w#4#h=h5hOhFw$H#w&e=(i25w%P#i4w",
"&J#Bw&S#w&c#5(/2+%M@qN&Q$4uDG5q}q}ri&hE$hEV9#hDs(u;><hI-D2w&Q$hKw&Q$hNs(&hL$hL8%hMhb/2'&hO$hJ&i:$i:u+-~u++muLMP%i7-",
"qU$w)%$w)M$w$q$w'2,w'k$w#@$&5$58%#B5'6u3632u++muLMP%i8w#_$q|#q&Tw(-$q|#IRw(P&6w#1#q&w#1$+w#1#w#S#0#-qXG9#G%#$#w*p'w",
"$2#q~w%x#w#,#Bw$;#w$S#r%w%N'`Ur&#q4qt'10#'&B$4Ur&#q7qtcw#1$@$@80#6@'M&c$Fw#c#h6w#l#w#c,h9Uqx#q:w)q%uLMk0w(C#h:$Bw#N",
"#r*w#N#Uqx#q>qth@w#@)h@$5uLO)%#Tr.Ow,/#=%#hEw%6#'q;uLO'%#hGr.w#P$w#m$uDF+_#5uTWAw*w#r/w#Z%hJ$hJu~%b0#h<hGh4h:`c'aw%",
"V#J#-qYw%V%G0w%Y%Dr0w%H#w%Q<(2`&A$5w%P$N(2F&B$B&Q$Mw#Y#aw#Y0h7W%#h7-w%M$/(2w&/$W%#h9w#5#q>qth;w#5#@$@&h8$h8u+-~w'09",
"r1w'00r2w'09qCw'0:w#c/h:w'0)w#c$qx#qFqth=w#1$w#c#%w#c$w&R%h>$h>80#Nh;'Fw&N6r5w&N0w$o/w&N)qCw&N9w#Y(w&N:qFw&N2qZw$S(",
"r6w$S'r7w&L#W%#B3uLO+%#'r;uTU}0#'@3w+k$0#QB'5w#H#r<w#H&63uDF+_#'uLO(_#'r=uDF+%#'uLO*w#U#uLMk0#/'uLO+0#@'&M$Mw#Y#a'w",
"$x$r>w#Y#uDFy0#6&/$/80#5N'/&h:$h8w#@#r@w#v&h@-w$>(hB-w$>&hCh>w$>%rAw$>'-w$>#uTW@_#'rCrDw$@(=%#'rJuLO+%#A'w#a#Q-w()&",
"`h4'@w#a#rKw#a(w$)#rJw#H#4w$)'Ah4'5&hR$hR80#h<h@'Aw-h&w&/)rLw&/'rMw%0&Bw%0&M4'/w#;#rNw&#(w%,(4w&H'A@w%,%rOw&H5uDFyw",
"&L/Qw*/'w%)#&h;$h9w#b#rPw#b&hAw%-)hCw%-'hDh@w$*%rQw%R,w$O%w%R(`w#H%rRw&X0rTw&X$w$P(w&]'Bw&]$`-&Q$Q80#Fh5'Q&hT$hT80#",
"h=hHw*z%%#-q[G0w*z$w,r/rUw$/&Mw$/#Mw#'#uTWA%#6/w*9'F3=%#Fr9uLO'w/N#uLNo9#cr)w#X#w2h(w*n$uLO'w*x#b9#h8w3(-O%#r)h<uLO",
")%#cw3('R5'6uLO*%#M'&F$F8%#aF'Bw0t#hAw0t'6'&hA$hA8%#h:h>'h5w%&$kk-q]w$|$w,.#rVw3M&5qJw8z$w#D$kow#D*rWw#D(Ow#D#w7-$q",
"Jw#K%#-q^w)'$1%#rY1%#rZX%#hZ5w#h&#w#h&1%#r[1%#r]w#g#w4L%1%#r^w$4(JlGw<L#1%#q((r_21%qKS(r^qK(r]qL1%#r_w2u#w#,#w#Q%(r",
"`w&n$raw&n#uLP`^#rcrbuTXs%#rcf'(r^2w#,#-/(r]2w#P#w9H$w&F%'$w#5#r_w$G#;rh#rgw.O$5$5w7W#w#N#(r`2w8D&RBw<8$r_V9#5'E#6-",
"D'62$6w#Y#Aw%n#w8p#w/B#/(r`w8D$rD&Qw#l%&h;$h;w#A#w#t#w&2$w$~#Y(r[2w8.#w%r'uTXz%#rc3/w#G#w$T#w'P$b9#6w>%)w%n#w$5#'(2",
"Mw:)#u363Mw#c*>%#a/w$5$w$w&6##w#*#A#w#x#q(w:G#'E#4-D'42$4w#l#4w1<%M@2+%4Aw$w#/+%#QFw$D#w6-$^#-q`w*^0rlw$T#w$-&rn/w$",
"-%4#/V9#/qJE#53w$v%w)`#4=%#h4w:K%w'D#'W%#'-w#h#6w*P'uDFy%#5w>d&4w>d$h4h52&a$a+%NcrD&h6$`u]_/^#h6RRRw-z#w(,$w$B$^#/h",
"<w$B%h@w$B,52$5uLO'%#hH5w-6#wB@%w$B$O%#6Tu]_/^#''''uLO+^#6'=^FN2+%@QrD&c$Bw<^$^#h5hBcMw*=&qaG^w0_&rlw$u#W%#4-;q|#Zw",
";q$w+|$uDF~_#'w.P#&M$Aw)h$`w6A&/@'w#k;w#](4$6w*;$M&A$Aw@'$'4w6j&qS$#uDG5rcrcriw(}#m&-qcGqbw+p%w'W#'T;rh#rtw7e$1%#Aw",
"#0(Ow,+#w$@&qdw/O'>^#h{/>%#hOwC@#hBw#d#Aw(X#rxw#V$uDECJ#h:b9#Aw+U)+%#4M(A2w3/#uDECJ#h@+%#B`w#y&qew#y%w#|$w-=#gwAX$w",
"#r(('4w$'#w-o-w#~#r{w(J$w*<0w'p#rdE#5fw'p%X%4h;6FA+%/6rD&B$2w8p#w#Y'Qw#Y%Nw#Y)-w#Y(hD6h8w#Y*h6$h6w0e#@Bw.t%#-qfw2J*",
"Dr}w$T.w+c#rdE#/fwD*%uLND%#4w%E$Nw%E(w#1#awD,&w+p#4&N$`w#g'Nw#g)wDn&w#g(h<w#g,h>w#g,h<$h<u+-~u++muLMPJn8-qkGqh#Gqj#",
"$#*s'#ZwEm+5w#~%r~wIR*rh#rx4(2R+%54qN&A$'w0'&q(w/-#gw$['4w#]%YE#/3w#]&r##h84w>H#>%#jv'P%#i0Q';qb#h;@wI}$w$]&w#q&r`w",
"#q#s%w#q'@w'/%Fw'/%s%w-u)w.d#4wJK#gw56(>%#i'4&6$'w-g&'6R/;qb#hMwK-#w%u%ah42&c$c+%FNrD&h5$Q>%#jOh5w%`'Nw$4%h4w$43hBw",
"$4+wEQ#rh#rt5(2FPJ#i#4Nw$9#;qb#h``w$/%ca2&N$NwLG#rD&h4$@w%E#w3f-w#d#g(2s(w+3#w1_+w'-&w&P-hpw&P'kQw('#hfwMM#w(5%;qb#",
"huw$<&#'6w(>$w%H#c$@w(:##-qlwBD%w*%$w:G$;rh#s.4(2'b9#5q}w,h+s(@W%#@3w#D#w5@'wAU%qmw*g'w#>#wKn#w#a+#$w$D#s(@w#@#wD3%",
"4$6&4$4w'7#4R5uLMkwA9#w+U$oQ-qnw-V&9w#&#$#w%b'/w%b,w$X#>%#k{Aw'(#wEI$w$.'h54P0#o2h4w$e#/w<s&'5s16;s2#s0cw$|#F$Fw3*%",
"a$Qw#]#wJ3$w$.<l1w$.$hCw'O)s2#s0Qw'$$0#m{'(/2w$0#w=C#w((%N$Mw45#w&p#on-qow%9(w%<:w'{$rX#s4w6O$w$'#Bw$'#XJ#hv6'q1w+I",
",w97*w$s.uLND%#AqNw9/&/'P0#ht'q1>%#lZwS4$w-y(w2'#rt5w2Z&w8e%s8w%C$rX#s=h7(2wE<$V9#FhJuLNh9#'hHw%c(w#,#hLw,1$0#mvh6w",
",1(0#'6h7/XJ#oIhRNw@C#B&h@$h@+%hAhBrD&hC$h=w${#w%v#p#+=w(3MluAuLNow(3)w'V#B$'w&1#Qw%$#w#9#wI-$+%#h9@wJC%5w9g$h;`P0#",
"oHh:'w5h$0#6A'4XJ#iU@'q@w2@#+%h7h8rD&h9$h4w&Z+h6w&Z>w(W#hIw$R(uDFX9#hKw&;#Nw$R#P0#iYBq@XJ#o;5/w$<$w.r%ah4w.r#Fu+-~u",
"++m"};
/* scatter.comp -DGPUSORTI_ADDRESS, 6979 words */
static const gpusorti_line gpusorti_spv_scatter_address[] = {
"#rUu;<7h#u36-qDu36.h%uDE4uDE)h$uDEQuLN@uDEGh&qFuDEEq#uDE;uLM[q$h)uLMch'h*u]^tqHh(uTU_h-u]`|h0uLMlh.uDE%uDGLu;<0q'qB",
"h1qgq)uLO,h+uLMSuTUdqdh/q%q-qoh,h3q+q*uTUluDF+uDGPuLNkh2qGqOh6u33Uu;<AuTUKuLM:u#`KuLNqv$o9)Su+3euefUu#0O2b$bqbbPbqe",
"bu#`Iumnev;F+2Av;EfUjvASSBDv>e;26v@Q%3Sv<xdo-v=4}Fhv#-<VcuTU45v6RUmWv<bs>Dv/AM#F2u;;cu#`J5uuvzq($v@8$D$2$w#$#uTU9Rq",
"4555,$w#'#KG7$2_27S5_W7SR_q37Sq&_q;7SG_&7Sq(_qL7SK_qP7SX_qT7SW_qX7Sq,_q]7SS_qa7S$_qew#(#quw#(#qycSR,q.KG7q/2_2cq/R,",
"q&q.q=,Gq.q;,q05q(,$KWw$.$cq2R,$5X,$5S,$5W,$5K,$5q,,$5R,q(q.qLcK2,Kq.qMc$2,$5q&,$5G,$52,Xq.u#U-,$5q.w#/$$q.q<,$5q/u",
"33W$u;;v$HuDDz$&2u;;v$&uDD|$&Rd$00&&u33X$e$0;&d$H;&0uDE*$00d$&0&&uDE*$w#'$0uDD|$&GuDE*$`w#/#`*$Xw#+#qRe$&&&dw#(#&e$",
"H&&3&WWD$0W*$XqWD$&w#+#qYe$HqXqZd$H&0&e$0&&u]^[w#M#;;w#*#;;;)&$GDq,&qav#$KM3S0w#$#w#o#&&q,&&*$q,S1qb$q,uDDz$&5)P$q(",
"*$q,&)&$2)P$G*$q,0u;;|$fu;;rq.&u;;sq/q.*qjfq/)P$2*$fw%;#q&*$5qm1qnq&5)&$5*$5&1qnG5uDE'$&w#b#&*$X0)P$R3&q0w#D#R=;$ru",
"q0qu)&$q&w#t#q10u;;sq2q1*qxfq2*$f03&q3&w#C#q3qr)&$q3w#-$q{u]^o&$rtq|Tqu=P$rJq3Jw#a&P$q&)P$53&q42w#5#q4quw#))q0qu3&q",
"5w#9$q5T3&q6&=&$rLq6T)&$qC=&$s6r*r+=&$s3Tr,w#D$w#m#qC3&q7w#R#rvq7w$%$q5Tw#=%w#Z%w$=#r3w#;#ryq6w$[#vfMXspw#g#q6w#g%r",
"7w#F#r8Tw$h#r5r6r9w#f)q0w$O#w#r/w$(:rDw#Z%T)P$W3&q8W)P$q,*$K&1rI$Kw#'4qpq(51qpK53&q:w#H$3&q;5w#g#q;J*$X`u;;~;$3&q<s",
"q=&$rPq<q:D$&rT*$GrU1rVw'z#Gw'H#syw$U#q;w$<#r}q:qr=;$rrrZr[w$U#qrq:=&$s1r6r^*$X;*$5`1raXw(b#w#m#s3Tq8=&$rJrcTD$&rd*",
"$Gre1rf$G=&$rNrTrcD$&rh*$Gri1rj$G3&q=2)&$Ww&7#q=rlw$/#rmJw#/)row#/#rNrTrc=;$rwrcq<w$i#rcq<w&P#rrrsw#|#rt*$Xruw#E#q<",
"Ww#E#q0q4w#>#rxq0q4w#6#rwryD$&rz*$Gr{1r|w%5#KqW1r~$KuLMF0$r6r6*$K0*$KqY1s&$KD$&rc*$Gs(1s)$Gw$:#q4w%S#rvq4Jw#o#s,Ww$",
".#s-*$Ks.1s/$K)P$q.)Pw#+$Sw$m$w'O#rvs4w$y%w)J$s6w#b&3&q>5uTU^qmq@q>TT3&qAw%N#q()&$K)&$X)&$q7)&$q;)&$q<)&$q=)&$q>)&$",
"q@)&$rk)&$t5u;<#;$uLMPHR2qC%$uLMUr`$XsE1qR$Xw#'Ar`w#'*w#7'qX$X1qZw#L-u;><$2u;>AJ$%+uDEC&$$#h:(Yqf$qcs1qk.&$(#h;+uLN",
"F&$<(uLNI&$6/uLNl;$(JuTVz&$(TJ-w#8##h@w#U%hA(4qi$qcqh.0$(Zqj$(4qf$qcs2w#b#uLND&$qa(-&$qr(Yql$6qk(uTUh&$(RG#hI+uLNo;",
"$QAuDFX;$(u;><$2[($(%+L&$6Tw$)$'8%8@;$9h@(8w#B(#hWrS'hC%(uDECH$$.&$rP#hT+'$%+@&$/9$$g;$8rcE$/2[(/+%/w$H#s3w$H&MhE-&",
"$/w$M#(hFYql$hCw$M'4rX$s*A#+(-&QAq<#hcQ'I%UuLND&$hJhP#hc+uLNB&$hT(g;$(hRw$I%$%(#hfhX'/%+-&$9hV#hg+w$m$&$hZ8(/#hiw%)",
"#hHquw%)$#hi+N&$$hO#rJ(w#+#hQ#rKw%P$s5w%P&hPq{w%P+s5V(8#hq+uDFX;$s7w%v+hVqr]w#I*s7C(8#hv+#huh<w%a&h>w%a&h:E$$2[/$/%",
"w${#h>Mu]^F&$5qJ(rw#h~w#i#hdqaw$2$ueg(H$$A<hB/.qW$s##i&+OH$$i(i'.qY$i(#s'w$A#hGL&$hmrlw#N(I</h;w$S#s8w$S#w#4#h=h5hO",
"hFw$Q#w',$i1w',:#i6<w%`#i8w&l#Mw'4#w'*#<#/+-&U>q<#i<U'C%6uDG5ququrY'hE%hEg;$hDrwu;><hI2[+w&p$i=ha'hKw&p$hNrw#i>+'hL",
"%hL@&hMhb/+(#iEhM'hO%hJ#iRrS'i=%i=u+-~u++muLMP&i:2qE%$w*Z#w(C#qew$1#w%+$w'b)9<w'b#w*7,Yql$(qkqkw*$&Q+'M%M@&$CM(9u36",
"3+u++muLMP&i@w#x#4qp$q&Tw#t#4qp$GJw)A&8w#1#q&w#1$-w#1#w#S#0$2_F0$F&w#&#w$U%w#'#B&$92uLO)&$96uLNUqq$/(B&$(5#<+B&$/2#",
"9w#+#Q5uLNB&$qrCuLO'&$Aw#s%w&6#9uLMk0$9w#}'qIF;w#z%w-z%qs$Xw#'(w-E2w%d#Aw%d#w%]#qtw%]##C+'<%/w#3#qkw#3$A+'9%9@0$89(",
"6#^w#W$qvw(;#:0$hN8h9qwZqx$(Yqyw&2$0$(RW#h:rS#h9+'V%6uLNg;$qzh>w*@(:0$hUChAquw&c/uLMk0w+C#hCrS#hB+'h;%9#h>q}uLO)&$T",
"q}uLNBw.b#w+e#w&Y#(q3#hBw'J$w$]$uLO'&$hLq}:0$hb/(w#s0#hH+ZP$UuTWAw-K#q~w$$%hQrS#hP+'hJ%hJumqA0$h;h@Vh8(h9w&@#H$2qJw",
"&@%F0w'=#w&9&w$y#9w&%-6w&%.Mw&%,>w&%$r#w#W#:0$h|<h4w&%*uLMX+h5RW'6%8:0$i#Mh7w$x$B&$h82Yql$/w#C#(RG'>%>u+-~w'v>w'j+>",
"w$h'r$w$W'w$h&r%w#3$>w$h,Qw#W$r&w'9&i;8aw'j1h7rS#aw'j$:0$i@Mh:w'[6h<rS#h;+'h8%h8@0$9C(Qw&XHw$p%w&X)w$p%w&X3r'w&X&iX",
"w&X8i[w&XAqKw$S)w+:&#/<w$&#r(w$&#w#,#r)w%|#4qR$Uw-F$uLO+&$(r-#/w$i#w#K$r.w#B&Iw#B$ZP$(uLO(P$(r/Zw61#h4+uLO*w#R#uLMk",
"0$/(.0$h8uLO+0$(/w+;#C%Cw#a#r0w#a#.0$h<uDFyw%R#h=w3^$'h:%h8w#@#r1w#}&hAw.K$w$@/r2w#B&hFw#B$w$@#uTW@P$(r4r%w$A$hHw$A",
"%L&$(r:.&$Mw#b#/#Uw$A(r;w#b&hQw$$(r:w$$&'hP%hP.0$hTw.^&w&18r<w&1'r=w%1&Uw%1$>w%1$w#;#r>w$,&Aw&J4r@w#B&h5w&J1uDFyw%0",
"#h9w&N-h=w&N%h>+'Q%Q'h;%h9w#i#rAw#i&hBw%40w#B#rBw#B&hGw&T4rCw#B&hLw&T,rEw&T$w$K$hOw&X-Uw&X%>w$K%hR%hR.0$hVw3F$$2qLw",
"2r*w<r8w-,+rFw$G#B&$^2ZP$^w#'#uTWA&$8/(#IrSw1p#M%6B&$a5L&$ar+uLO'w0$##^w;e#h8qrw#b#w59%h4w59$B&$h=2uLO'&$(h=];$h>w5",
"Y*h9Jw#C#w3y#hCuLO)&$^w=D#w%k#@&$J<(8uLO*&$U(w&d#A%A@&$VA(M#hA+w1y#hGw1y'8(#hGrS#hF+'hA%hA@&$h:h>(h5w%_$l02qMw%X$w6",
"y#rGw5{&<q8w<<$w#D$l4w#D*rHw#D(uLNBw#D#w:.$q8w#K%$2qNw)b$.&$rJ.&$rK:&$ha<w#h&$w#h&.&$rL.&$rMw#g#w6*%.&$rNw$4(HliwAz",
"#1rRw&v%.&$q(#rO+.&q9K#rNq9#rMq:.&$rOw4,#w#,#w#Y%#rPw'8$rQw'8#uLP``$qwrS#>+uTXs&$qwR(#rNw#,$2/#rM+w#S#w<Z$w&d%w+/#&",
"$rOw$R#4rX$rW/#+(w&`#w:Z#w#N##rP+#aJw;M&JMw@i$rOg;$<(E$82[(8+%8w#]#9w%|#w;|#w89#/#rPw;M$r%#hBw;M#w#r$'h;%h;w#D#w#z#",
"w&D$w%+#W#rL+w;+#w&''w%Y#uTXz&$qw58#(w$t$w$b#w'o$];$8wBc)w%~#w$@#(#+Uw-.#u363Uw#j.w#''N&$h76#8+w$L##/J#(w%:(9$$w#*#",
">$/w#r#w=p#(E$62[(6+%6w$%#6w;M%U>+#IU-&69r%#A6'C%/-&$CAw$`#aw'c#`$2qPw+n*w'k&w#'$wF@+w#;'rRw+~-r]w%=##Qr_#Cw$d'r_/w",
"$d%6$/g;$/q8E$<5w%f%w*n#6L&$h>w>:%#h9w(G$w<h$2#h:w#t$8w+q$h<8w+q#uDFy&$<w2N&@&$68(/L&h4h5+#hCh4'V%V-&I^r%#hBI'a%Qu]",
"_/`$aJJJ#hFrS#hEw:{#h9w)E%h@+#h>w$a%`$/h<w$a%h@w$a,<+%<uLO'&$hR<w/0#wG/%w$^$#hJw-9#8Tu]_/`$((((uLO+`$8(L`AI+#hOA-&>",
"Cr%#hN>'^%M#hVrS#hUIwB)$`$h5hB^Uw+t&qQF`w()&w&9%$%w%V#924qp$Xw0b$w-a$uDF~P$(w45$>+'U%9w+=$Aw>L#>%>wD)#>(w#u@w#g(9+w",
"7i#w+x$>w8H'wDm#(6w98&qC%$uDG5qwqwrYw*Z#mZ2qSFqRw-_%w(n#(T4rX$rgw+O#w#'#9w#0(uLNBw-v#w$J&qTwBi(w)&+w*M#`$i/9#<wHO#h",
"U(w#+%hG/#<wE6#C>4rX$rkw#p$#9+uDECH$h>];$9w-U)-&$6Uw%(#/%/uDECH$hD-&$Mw;2$&$2qUw$9%w+c(uLND&$6rcw$w#w+,#w#y&<+#(9w#",
"Y#w0%-w$i+#/w$8$rnw)^$<w,3(8w(n%9w(n%rTE$<Rw(n%:&6h@8V9#I6-&/8r%#A/'M%w8T#U#Qw#c(Cw#c%Iw#c)2w#c(hH8h;9#h9w#c&h7w#c%",
"a%aw3F#>w$s%H$2qVwFM/w$o#rpw$o1w-t#rTE$/RwIe%w%u(Vw%u(w#1#h5wIg&r%#VwIg$'I%Q#^w#m(Iw#m)wJR&w#m(h>w#m,hAw#m(h=w#m%h<",
"%h<u+-~u++muLMPHnw2q[FqX$FqZw&r.w#',rvw#71wL$$QwL$(^w$Q%rqwP-*rX$rk6#+J-&<6q<#a<'9%(w37&q(w27#rc#h7w3<+6w#f%WE$/5w#",
"f&qs$hC6wAi#N&$kA(O&$iEC(w=n#>wP`$w3@(wLj$#w>G$rPw#}#rt#hB+#hAw#}(>w(/%Aw(/%rtw0>)w*q#6wQ3#rcw8w(N&$i66#hNw0##(#hNw",
"P*%&$(8J/w>N#wQ~#w&d%Vh4+#hUV'^%^-&AIr%#hSA'h5%CN&$jsh5#hQ+#hPw$G'/Iw$G%h4w$G3hBw$G+w<e#rX$rg<#+AOH$i/6Iw$F#4qR$hdQ",
"w$;%^V+#hc^'I%IwSK#r%#hbQ'h4%>w%d#w7E-w#j#rc#+rww,o#w&-$hfw%z(<w&x3hzw&x'kxw)+#hf(w)9(4qR$i#w$F&$(8w)C$w%Z#huA'^wE=",
"$H$2q]wFq%w+=$B&$824rX$r}6#+(];$<quw.M+rw>B&$>5w#D#w9%'wF&%q^w,#+w#C#<w$<#];$6w#e&$%w$K#rwCw#@#w.]%>w1A$#>J'6%6w'Z#",
"6J<uLMk0$>w,x%p#+>2q_w/F&;w#&#w+&*wC~&#8w7}+w&&*w$v#N&$lK9#C+w'U#h4w$K+h96O0$ojh8(#VwI1$#Vs$w>r$0$(<s$84s%$s#^w%G#A",
"%Aw6*%h7I'VwEp%h:w7Z$w+9)/w$=3l^9w$:#hGw(&)s%$s#Cw'T$0$nS(wFE'C%Cw(_%hEwY*$w7>#w'D#p#+`2q`w%`(w%c-w%g*w#/'#9w+m+w(r",
"/rI$s'w:b$w$J#Mw$J#:H$i&8(q0w,h%h5w,h)h4w=p+w%@.uLND&$9q<w=h&/wIr#O0$i$(q0#h=w%Z#m1w#4#wWX#w0'(w3u#rgw(X$w8R#(#hCw:",
"3$s+w%x$rI$s0h7#+w:8#w,8#AhQuLNh;$(hOw&;(w#,#hSw-V$0$nTa#hMw-V%hMaw-V$0$(8h7/:H$p#+$hYI(wW&#'h@%h@-&hAhBr%#hThA'hC%",
"h=w%7#w&U#p#,6w)8@w)<$w3:)w%b1N&$mQ9#QwFN#(h5w$i('M%(w&h#Cw%K#w#9#h8w)S&h>>wPD%h8w)R$-&$hAQO0$p#+)h@(#h:wOc+:H$ig>(",
"q4w5,#-&h7h8r%#h>h7'h9%h4w':$h;w$X(aw':@hEw*{$hNw$b(uDFX;$hPw&o#Iw$b#O0$ikMq4:H$o{</(w$F#w0e%Vh4r%#hNV'h5%Au+-~u++m",
""};
/* scatter.comp -DGPUSORTI_BASIC, 5322 words */
static const gpusorti_line gpusorti_spv_scatter_basic[] = {
"#`/h#u36-qOu36.h%uDE)uDEEu;<7uLN@qRuDE4u]`|q#uDEQuDEGh&uLM[qQq$h(uDE;uTU_h'uLMcq/h$h+uLNBuDE%h*uLMSh)qkq+u;;ru;;suL",
"O,u;<0q)qph-h0uTUluLMlqMq'h,h.qhuLNDuDGPuLNquTUduLO)u]^tq*h/qGq=r8uDFXh1h3u+-~h2uLMkuLO'v$o9)Su+3euefUu#-_/u33U#uTU",
"45v6RUmWv<bs>Dv/AM#F/u;;c/5uefYq(#v@8$D$/###uTU9q%q45550#w#'#JQ:#/^/:E5^Q:Eq%^E:Eq&^;:EQ^q3:Eq(^q7:EJ^q;:E[^qL:EE^q",
"Pu;<AEq%w#X(u;<Aq-q%0#qF/0q.qEq&0q&q._0Qq.q;0#5q(0#JEw#D%q1w#D%q2qEw#X#w#7&q4w#7%q5qE/w#m)q7w#7%q8w#L#5[w#;)q;w#;%q",
"<w#P#5q-w#i)q@w#;%qAqEw%/)u;<AqCw#7%qD#50qE5E0#5J0#5q,0#5q%0q(q.qA0#5w#i#q.w#+%q.q<u33W#u;;v#PuDDz#qD/u;;v#%u33X#uD",
"D|#%q%uLM:#,4%uTUK#P4%,uDE*#,,uTUK#%,%%uDE*#w#'$,(#[w#+#qY7%JE@#,J(#[q[@#%w#+#q^uLM:#Pq]q_uTUK#P%,%uLM:#,%%u]^[#P%%",
"44w#*#444-%#Q@[%qeu~#=E%w#$$[%%(#q,E)qf#q,uDDz#qD5-T#/(#q,%-%#/Fq,%Gq-q,(#;q-)qlq.;(#;%uDD|#%q&(#5qn)qoq&5-%#5(#5%)",
"qoQ57%;w#3#q%84#ru;qr(#[,Fq0,Gq1q0(#;q1)quq2;-T#[(#;,Fq3,Gq4q3(#;q4)qxq5;Fq6%Gq7q6(#;q7)qyq8;7%q9qD-%#qDw#i#q9qzFq:",
"%Gq;q:(#;q;)q|q<;-%#q3w#;$q}u]^o%#rtq~Kqr8T#rJq9Dw$8%7%_/w#-#_qr-T#EFq>,Gq@q>(#;q@)r(qA;FqB%GqCqB(#;qC)r)qD;w#J%w#Z",
"'qEw#Z$qEK7%qFqD8%#rLqFK-%#qC8%#s6r-r.8%#s3Kr/w#D$w#{#qC7%^w#R#rv^w$=$qEKw#=%w#Z%w$V#r6D-T#584#ryqFqz-%#vfMXspw#k#q",
"Fw#k%r;w#J#r<Kw%(#r9r:r=w#j);w$S#w#v/w$,9#rHD84rJru;K-T#q&7%qHE-T#Q(#J%)rM#Jw#'(qqq(57%qIsqw$C$qH@#%rQ(#QrR)rSw#N#Q",
"%w#+#8%#rNqIJ@#%rW(#QrX)rY#Q-T#q38%#rJq}qH-%#syuLMF,#DD-%#q&@#,qI(#Qra)rbw#b$,w$S#qIw&7#u++2w#-#rWw$j#rw;_w%F#rh;_w",
"#{#rWri@#%rj(#Qrk)rlw$e$q[)rn#JuLMF,#r:r:(#J,(#Jq^)rr#Jw$O$4##_D84rvrv_Dw#g#rvJK@#%rw(#Jrx)ry#J-Tw#'$q(7%qJ/w&`#qJw",
"$6#rvr}Dw#/$w'|$s#w$n#Ew#9#_D7%qK5uTU^qnqLqKKKuLMPPq%/qN$#)q]#[)q_#[)qY#[u;><#/u;>AD#$<uDEC%##Nqj#qgr{qi1%#'uLNF%#6",
"'uLNI%#C2uLNl4#'DuTVz%#'KD+w#8#w#L#3qj#qg`w#K#U%#qe'+%#qz'Nqm#q.qi'w#7#uLNo4#RLa4#'u;><#/V'#'$<H%#CKw#m$&9$9.4#Ah<'",
"9w#B(&h@$'uDECP##1%#rP&#$<.%#2A##W4#9rQuDGL#2/V'2<$2w$<#r|w$<&=hB+%#2w$B#'hCw$B)3rU#rtM*<'+%]MqI&b$RU%#hGhM>%#hQ'W4",
"#'hOw$:%#$'&2$<+%#AhSw$X$%#hW9'2H%#hHqrw$n$B%##hO*rN'w#+#hQ*rOw%5$r~w%5&hPq}w%5+r~c'9a4#s$w%X+hVqzuLNkw#F*s$S'9w%C&",
"h>w%C&h:uDGL##/V2#2$<>%#h>=u]^F%#5qJ'rWH%#hdqew$&$ueg(P##M6hB21q[#ro*h}<XP##i#h~1q^#i#*rs<a4#hGH%#hms%w#N(b62h;w$J#",
"s&w$J#w#4#h=h5hOhFw$H#w&e=*i26w%P#i4w&J#=w&S#w&c#6*2<+%RLqI&S$CuDG5qrqrr^&hE$hEW4#hDrWu;><hI/V<w&Q$hKw&Q$hNrW&hL$hL",
".%hMhb2<'&hO$hJ&i:$i:du++muLMP%i7/qP$w)%$w)M$w$q$w'2,w'k$w#@$&6$6.%#=6'9u363<u++muLMP%i8w#_$qq#q&Kw(-$qq#QDw(P&9w#1",
"#q&w#1$+w#1#w#S#,#/qSI4#I%#$#w*p'w$2#qsw%x#w#,#=w$;#w$S#qvw%N']Nqw#q2qi'1,#'&=$CNqw#q5qiew#1$L$L.,#9L'R&e$Mw#c#h6w#",
"l#w#c,h9Nqm#q8w)q%f,w(C#h:$=w#N#q{w#N#Nqm#q<qih@w#@)h@$6Y%#Kr#>w,/#H%#hEw%6#'q9g%#hGr#w#P$w#m$uDF+T#6uTWAw*w#r$w#Z%",
"hJ$hJu~%b,#h<hGh4h:]e'cw%V#P#/qTw%V%I,w%Y%Vr%w%H#w%Q<*<]&A$6w%P$b*<M&=$=&S$Rw#Y#cw#Y0h7O%#h7/w%M$2*<w&/$O%#h9w#5#q<",
"qih;w#5#L$L&h8$h8dw'09r&w'00r'w'09qAw'0:w#c/h:w'0)w#c$qm#qDqih=w#1$w#c#%w#c$w&R%h>$h>.,#bh;'Mw&N6r*w&N0w$o/w&N)qAw&",
"N9w#Y(w&N:qDw&N2qUw$S(r+w$S'r,w&L#O%#=5uLO+%#'r0uTU},#'L5w+k$,#S='6w#H#r1w#H&95uDF+T#'uLO(T#'r2uDF+%#'uLO*w#U#f,#2'",
"uLO+,#L'&R$Rw#Y#c'w$x$r3w#Y#uDFy,#9&2$2.,#6b'2&h:$h8w#@#r4w#v&h@/w$>(hB/w$>&hCh>w$>%r5w$>'/w$>#uTW@T#'r7`w$@(H%#'r>",
"uLO+%#A'w#a#S/w()&]h4'Lw#a#r@w#a(w$)#r>w#H#Cw$)'Ah4'6&hR$hR.,#h<h@'Aw-h&w&/)rAw&/'rBw%0&=w%0&RC'2w#;#rCw&#(w%,(Cw&H",
"'ALw%,%rDw&H5uDFyw&L/Sw*/'w%)#&h;$h9w#b#rEw#b&hAw%-)hCw%-'hDh@w$*%rFw%R,w$O%w%R(]w#H%rGw&X0rIw&X$w$P(w&]'=w&]$]/&S$",
"S.,#Mh5'S&hT$hT.,#h=hHw*z%%#/qVI,w*z$w,r/rJw$/&Rw$/#Rw#'#uTWA%#92w*9'M5H%#Mr.gw/N#uLNo4#eqzw#X#w2h(w*n$gw*x#uLNk4#h",
"8w3(->%#qzh<Y%#ew3('D6'9uLO*%#R'&M$M.%#cM'=w0t#hAw0t'9'&hA$hA.%#h:h>'h5w%&$kk/qWw$|$w,.#rKw3M&6qHw8z$w#D$kow#D*rLw#",
"D(>w#D#w7-$qHw#K%#/qXw)'$1%#rN1%#rOZ%#hZ6w#h%Pl=w<##1%#q(*rP<w5L##w#x&U%#2qIw6v#w$7)kT/qZIqYw#l%23rU#rTw/>$1%#C3rU#",
"rVw#0$>w<4#w#|$kq/q`Iq]#Iq_#$#)qtw=&&q_#[w7i&DCw7i%Jw7i)B%#h@C3qt#bAw0l#B%#hK'Y%#'r[B%#hESuLO*w$N#3rU#rZ=w;N&`w;N#w",
"8`+]w<E1rU#rVC*<Dw$u#A*<D+%CAqI&=$2w#W&q}6w#W%r]w#W%w(j#w8q#*hEr_w$p'2w$p0w$;#w5U#Jw0O#=w$[#w=3%qY#hPS*<w#/$w(q$w*H",
"#r`w#-#w(8#2Kw#W#q}w(M#w#N#hY6w15'9w:7$h7h8`&h9$h41,#h]w$(#3rd#rc'*<2w:H$w$S#,#6h9##.%#Kh<#2W4#2qIuDGL#6w$|&w#U#uLN",
"o4#'Aw*'(w#5#w)X#]w#m$w4N$A$6&A$A.,#'Ar_w;F$+,h4h5w#a$w$6&h6w$6$h5$h5U%ch4qr&h8$b1,#hu>,#h9'w#F#rew#l#O%#'/w%H#rfw+",
"a#r[w(y$O%#Cw+u#'rfw:b$Y%#Ar[Yw#B#uLO*w0n#f,#9'+,#e'*i(<w&k'hDw&k03qY#i.Cw&P'hrw&P$w#(#w&K%g%#9K3qY#i6w&s(6w$9$1%#]",
"w':#w4a#w&p#w(o#=w&k#2*Rw&k)&h}$h}+%h~i#qr&i$$h{w&h(%#Dh}w$P,w&a#B%#iYAw(2(w$2#r[1%#9w$6$3qY#iKwCQ#uLNk4#=DwDx,>%#]",
"Kw#Z-w>T#Mw'+$4#Lh5w'V'w<d#rU#rVh4*<h7w2n#w.u#rgw#o,+%#h<w#o2h=w#o'Mw#o*+%#hEw#P#rThCw7=#9$9w<O#+%hKhL`&hM$hHw%X+hJ",
"w')3inw')$B%#j(w*q$w&Y#+%=R`&L$6w#b+wC-&w-D-j0w.2#w+J(j#Rw#b+dw:B$qaw:>%w/0$w3B$3rU#rmCw&U%6qrw%4+rWLO%#L5w#D#w9g$6",
"w#h$,#/qbw3,'w#>#wDi#w#a+#$w,6#rWLw#@#w<.%C$9&C$C.%#'CD6fw94#w/q$n5/qcw#n%w;{#4#$#w-z25w(b(j^AwH]#w=D$w$.'h5CX,#msh",
"4w$e#2w5n&'6rp93rq#roew$|#M$M+%be`&c$Sw#]#wC.$w$.<jpw$.$hCw(x)rq#roSw1($,#l`'*2<w$0#w6=#w0x(&c$cw&p#nR/qdw%9(w%<:w(",
"F$rM#rsw(F$w$'#=w$'#ZP#hv9';wGn#`wGn(w#e&=w$s0U%#Aw4$)X,#ht';B%#k>wL/$w'.$w,e#w3{$w0_$>w.C#w%C#ruw%C$rM#rzh7*<w=7$W",
"4#MhJuLNh4#'hHw%c(w#,#hLw&w#B,#lZh6&9$w*q$w&q#9h72ZP#n-hRbw8=#=&h@$h@+%hAhB`&hC$h=w${#w%v#n~w(3MkWAw1T#w(3&w'V#=$'w",
"&1#Sw%$#w#9#wB($+%#h9LwC=%6$2+%#h;]X,#n,h:w1r#w1n#9A'CZP#iUL'_&h6$h6w/I(w&Z+h6w&Z>w(W#hIw$R(a4#hKw&;#bw$R#X,#iY=_ZP",
"#m|62w$<$&e$e+%ch4`&h5$Mdu++m"};
/* scatter.comp -DGPUSORTI_BASIC -DGPUSORTI_ADDRESS, 6036 words */
static const gpusorti_line gpusorti_spv_scatter_basic_address[] = {
"#h)h#u;<7u36-qAu36.uDE4h%uDE)qCuLN@uDEQh$uDEGuLM[uDE;h&uDEEq#q$uLMcqEu]`|u]^th*h'h(uLMlh)h+q+uDE%uLNBuLMSq)qfuTU_q^",
"u;<0q'qZh0h.h-q>uTUluDF+q.h/q%q*u#`KuLNDuLNqh3uLNkuTUduLO)uLMkh8qGh,qlh5h4h6uTUKrJv$o9)Su+3euefUu#.f4u33U#u33Uu#`Iu",
"mnev;F+2Av;EfUjvASSBDv>e;26v@Q%3Sv<xdo-v=4}Fhv#-<VcuTU45v6RUmWv<bs>Dv/AM#F4u;;cu#`J5uefYq(#v@8$D$4###uTU9Tq4555-#w#",
"'#EJ6#4`46A5`A6AT`q36Aq&`q;6AJ`qD6Aq(`qL6AE`qP6AU`qT6AA`qX6A#`q]w#(#qaw#(#qew#(#quw#(#qyu;<AAT-q,EJ6q-4`4u;<Aq-T-q&",
"Rq=-JRq;-R5q(-q/EA6q0w#;#q0T-#5U-#5q--#5A-#5E-#5q,-#5T-q(R&-#54-#5Rw#+%Rq<-#5q&-#5J-#5q/u33W#u;;v#OuDDz#qD4u;;v#&uD",
"D|#&Tf#++&&u33X#uLM:#+7&f#O7&+uDE*#++f#&+&&uDE*#w#'$+*#Uw#+#qL1&EAB#+E*#UqNB#&w#+#qPuLM:#OqOqQf#O&+&uLM:#+&&u]^[#O&",
"&77w#*#777(&#JBU&qWv#$KM3A+w#$#&w#$$U&&*#q,A3qX#q,uDDz#qD5(K#q(*#q,&(&#4(K#J*#q,+u;;|#Vu;;rq,&u;;sq-q,*qaVq-(K#4*#V",
"w${#q&*#5qd3qeq&5(&#5*#5&3qeJ5uDE'#&w#b#qD*#U+(K#T1&Rw#D#TG7#ruRb(&#q&w#t#q/+u;;sq0q/*qoVq0*#V+1&q1qDw#C#q1qi(&#q3w",
"#-$qru]^o&#rtqsFbGK#gq1Hw#a&K#q&(K#51&q24w#5#q2bw#))Rb1&q3w#9$q3F1&q4qDG&#rLq4F(&#+G&#s6q}q~G&#s3Fr#w#D$w#m#+1&q5w#",
"R#rvq5w$%$q3Fw#=%w#Z%w$=#r*w#;#ryq4w$[#vfMXspw#g#q4w#g%r.w#F#r/Fw$h#r,r-r0w#f)Rw$O#w#r/w$(:r:w#Z%F(K#A1&q6A(K#q,*#E",
"&3r@#Ew#'(qgq(51&q7sqw$C$q6B#&rD*#JrE3rFw'P#J&w#+#G&#rNq7EB#&g*#JrK3rL#J(K#q3G&#gqrq6(&#syuLMF+#HHB#+q7*#JrR3rSw#^$",
"w&%#rLq7w&/#u++2w#-#gw$f#rwRq2w%B#rYRq2w#w#grZB#&r[*#Jr]3r^w#W#EqN3r`#EuLMF+#r-r-*#E+*#EqP3rd#Ew$K$7#rvq2w%:#rvq2Hw",
"#g#rhEFB#&ri*#Erj3rk#E(K#R(Kw#+$q-*#U71&q84w&d#q8w$>#rvrqHw#/$w&=##rsH(&ruAw#n%1&q95uTU^qdq:q9FF1&q;qD1&q<51&q=4(&#",
"q((&#E(&#U(&#q7(&#q;(&#q<(&#q=(&#O(&#q@(&#rk(&#t5u;<#7#u;;~7#(&#q5uLMPOT4q@%#uLMUrp#Us&3qL#Uw#'Arpw#'*w#7'qO#U3qQw#",
"L-u;><#4u;>AH#%.uDEC&##$h:)Pq]#qYrmqb/&#)$h;.uLNF&#<)uLNI&#>2uLNl7#)HuTVz&#)FH,w#8#$h@w#U%hA)0q`#qYq_/+#)Qqa#)0q]#q",
"Yrnw#b#W&#qW),&#qi)Pqc#>qb)uTUh&#)TJ$hI.uLNo7#SLuDFX7#)u;><#4uDGP)#)%.uLO,&#>Fw$)$';%;87#:h@);w#B($hWs''hC%)uDECO##",
"/&#rC$hT.'#%.8&#2:##X7#;rDuDGL#24uDGP)2.%2w$H#row$H&@hE,&#2w$M#)hFPqc#hCw$M'0rH#rfL$.),&SLq7$hcS'h1%aW&#hJhP$hc.C&#",
"hT)X7#)hRw$I%#%)$hfhX'2%.,&#:hV$hg.w$m$&#hZ;)2$hiw%)#hHbw%)$$hi.D&##hO$rA)w#+#hQ$rBw%P$rrw%P&hPqrw%P+rrY);$hq.uDFX7",
"#rtw%v+hVqiZw#I*rtM);$hv.$huh<w%a&h>w%a&h:uDGL##4uDGP2#2%w${#h>@u]^F&#5qJ)g$h~w#i#hdqWw$2$ueg(O##L<hB2/qN#ra$i&.[O#",
"#i(i'/qP#i($rew$A#hGuLO,&#hmruw#N(h1<2h;w$S#rvw$S#w#4#h=chOhFw$Q#w',$i1w',:$i6<w%`#i8w&l#@w'4#w'*#<$2.,&aNq7$i<a'M%",
">uDG5bbrP'hE%hEX7#hDgu;><hI4uDGP.w&p$i=ha'hKw&p$hNg$i>.'hL%hL8&hMhb2.)$iEhM'hO%hJ$iRs''i=%i=u+-~u++muLMP&i:4qB%#w*Z",
"#w(C#q[w$1#w%+$w'b):<w'b#w*7,Pqc#)qbqbw*$&S.'@%@8&#M@):u363.u++muLMP&i@w#x#0qg#q&Fw#t#0qg#JHw)A&;w#1#q&w#1$,w#1#w#S",
"#+#4qDI+#I&w#&#w$U%w#'#=&#:4]&#:>uLNUqh#2)=&#)5$<.=&#24$:w#+#S5C&#qiMuLO'&#Lw#s%w&6#:^+#:w#}'qFI7w#z%w-z%qj#Uw#'(w-",
"E2w%d#Lw%d#w%]#qkw%]#$M.'<%2w#3#qbw#3$L.':%:8+#;:)>$h2w#W$qmw(;#9+#hN;h9qnQqo#)Pqpw&2$+#)TA$h:s'$h9.'Y%>uLNg7#qqh>w",
"*@(9+#hUMhAbw&c/^+w+C#hCs'$hB.'h;%:$h>qt]&#FqtCw.b#w+e#w&Y#)q1$hBw'J$w$]$uLO'&#hLqt9+#hb2)w#s0$hH.QK#auTWAw-K#quw$$",
"%hQs'$hP.'hJ%hJumqA+#h;h@Y_)h9w&@#O#4`w&@%I+w'=#w&9&w$y#:w&%->w&%.@w&%,Nw&%$qvw#W#9+#h|<dw&%*uLMX.cTA'>%;9+#i#@h7w$",
"x$=&#_4Pqc#2w#C#)TJ'N%Nu+-~w'v>w'j+Nw$h'qww$W'w$h&qxw#3$Nw$h,Sw#W$qyw'9&i;;ew'j1h7s'$ew'j$9+#i@@h:w'[6h<s'$h;.'_%_8",
"+#:M)Sw&XHw$p%w&X)w$p%w&X3qzw&X&iXw&X8i[w&XAqHw$S)w+:&$2<w$&#q{w$&#w#,#q|w%|#0qL#aw-F$uLO+&#)r$$2w$i#w#K$r%w#B&h1w#",
"B$QK#)uLO(K#)r&Qw61#d.uLO*w#R#^+#2)/+#_uLO++#)2w+;#M%Mw#a#r'w#a#/+#h<uDFyw%R#h=w3^$'h:%_w#@#r(w#}&hAw.K$w$@/r)w#B&h",
"Fw#B$w$@#uTW@K#)r+qxw$A$hHw$A%uLO,&#)r1/&#@w#b#2$aw$A(r2w#b&hQw$$(r1w$$&'hP%hP/+#hTw.^&w&18r3w&1'r4w%1&aw%1$Nw%1$w#",
";#r5w$,&Lw&J4r6w#B&cw&J1uDFyw%0#h9w&N-h=w&N%h>.'S%S'h;%h9w#i#r7w#i&hBw%40w#B#r8w#B&hGw&T4r9w#B&hLw&T,r;w&T$w$K$hOw&",
"X-aw&X%Nw$K%hR%hR/+#hVw3F$#4qIw2r*w<r8w-,+r<w$G#=&#h24QK#h2w#'#uTWA&#;2)$h1s'w1p#@%>=&#e5uLO,&#eq~uLO'w0$#$h2w;e#_q",
"iw#b#w59%dw59$=&#h=4uLO'&#)h=Z7#h>w5Y*h9Hw#C#w3y#hC]&#h2w=D#w%k#8&#H<);uLO*&#a)w&d#L%L8&#YL)@$hA.w1y#hGw1y';)$hGs'$",
"hF.'hA%hA8&#h:h>)cw%_$l04qJw%X$w6y#r=w5{&<q6w<<$w#D$l4w#D*r>w#D(Cw#D#w:.$q6w#K%#4qKw)b$/&#rA/&#rB9&#ha<w#h%Ol`wAQ#/",
"&#q($rC.w87##w#x&W&#2q7w9t#w$7)kv4qMIqLw#l%20rH#rG)w$;#/&#>0rH#rIw#0$Cw@r#w#|$l64qRIqO#IqQw7T*w#'$w+.'wB&'w#3'w6y6w",
"#'8wBh*$h;Hw;a&Hh>w;a%Ew;a)D&#hU>0qj#hG:w0h#D&#ha)]&#)rND&#hZMuLO*w%K#0rH#rM@w@h&qx$hJw@h$w<^$hJw<^(SwAg1rH#rI>$.Hw",
"%x#:$.H,&>:q7$hR>'@%2$hQqrw#^&qr<w#^%rOw#^%w*5#w<r#$hWrQ$hVw%#(2w%#0w$H#w7m#Ew:E#@w$k#w&t$0qL#hbM$.w#/$w*3#h7w,'#qn",
"$hd.w#0#w)N#2Fw#Z#qrw)c#w#Q#hl<w#N#w#i#;w>B$h7_qx$hmh7'h9%d/+#ho$hk.w$1#0rU#rT)$.2w$c$hlFw$`$+#<h9##8&#Fh<#2X7#2q7u",
"DGL#<w%/&w#X#uLNo7#):w+R(w#5#w*w#Sw#p$w4f$h|w4f#<$h|rQw4m&):rQ>$h~w%m$,+dc.$i$dw$F*ew@x$c%cW&Ydb$i%Y'_%h1/+#i+C+#h9",
")$i,.w#L#rVw#~$i&w/0#i'w/0$w%n#rW$i(w$[#;w%r#rNw=j$$i*w#F#i-w0z$w#F$wH2%i-w,j#arN]&#2rNuLO*&#@)^+#;w$w#i=,w0}$i>.$i",
"2w'M(hHw'M00qL#iD>w'2'hvw'2%i;wD^#)w'-%$i<w'@#;F0qL#iMw'[(<w$J$/&#Sw(##2$.w*&#Fw)d#@w'P#w4J#w'P%iIw'P$'i%%i%,&i&i'b",
"$iVi&'i(%i#w'M$iFw$`(i%w$`,w'F#D&#is:$iM.w)'(w%w$$iOw&'$w$F$0qL#iQwHr#Z7#@HwJE,C&#SFw#^-wD@#Lw'm$7#Ncw(B'w3:#rH#rId",
"$.h7'2%2Z7#_rXw#o,,&#h<w#o2h=w#o'Lw#o*,&#hEw#P#rGhC$.)w8<$hJ%hJ,&hKhLqx$iphK'hM%hHw%e$ilw%e(hJw'E3itw'E$D&#jBw+o$w&",
"o#,&@aqx$iv@'N%<w#h$iuw#h(wH8&w.W-jJw0C#w,N(j<aw#h(j#w#h$u+-~w=5$qSw=2%w1D$=&#;40rH#r_>w&e%<bw%D+gN=&#N5w#D#w$X#w4#",
"#w<D%qTwFk+w#C#w-0$Z7#>w#e&#%w->#gMw#@#w$Y$w6i#>%;$NH'>%>8&#)>H<^+#Nw22%nr4qUw#x%w>y#7w28+w1p&$;w%k35w)8(j|:$M.wNK#",
"dw$K+h9>[+#nA_)$Yw@O$$Yrbw63$+#)<rb;0rc#rah2w%G#L%L,&h1h2qx$h7h1'Yw<1%h:w#|#$ew0^3w$=)k2:w$:#hGw)X)rc#raMw2l$+#m*)w",
"<c'M%Mw2`%hEw2`$'Y%Yw'D#o64qVw%`(w%c-w4h+w#/&$:w$T(Nw$T,w)C$r@#rew)C$w$J#@w$J#9O#i&;)RwMp#qx$cwMp($dw#k(@w%@0W&#:w7",
"1)$h=.[+#i$)R$h=w%Z#kew#4#wNv#w(-$w.*#w75$w(X$Cw0/$hCw;E$rgw%x$r@#rlh7$.;w,Q#X7#LhQuLNh7#)hOw&;(w#,#hSw']#D+#m+e$hM",
"w@4#)$hMewQ{$+#);h729O#nWhYh1)wND#'h@%h@,&hAhBqx$hThA'hC%h=w%7#w&U#ojw)8@w)<$<w%b:D&#l&:$Sw<l#)cw$i('@%)w&h#Mw%K#w#",
"9#_w)S&h>NwGb%_w)R$,&#hAS[+#n]h@)$h:wG$+9O#igN)q2'e%ew1;%h>w1;$w':$w95)ew':@hEw*{$hNw$b(uDFX7#hPw&o#h1w$b#[+#ik@q29",
"O#nR<2)w$F#'h2%h2,&Ydqx$hNY'c%Lu+-~u++m"};
/* histogram.comp, 9547 words */
static const gpusorti_line gpusorti_spv_histogram[] = {
"$3*h#u36-qPu36.h%uDE4qSuLMSuLN@qTu]`|u;<7uDE)h(h&uDEEuLMlq#h'h)uTUduDEQqzq$h-uDEGh*qNh.h+uLNkh$h,u]^tqyuDE;uLNBh0uL",
"NDh/h1uLO,uLMcuTU_uDECuLNFuDGLuLNqh2h3uLMPuLNIu++mq/h4qGu;;ru;;sqvu;<0h8uLM:uLNmh@uTVzuLO*uDFXv$o9)Su+3euefUu#604u3",
"3U#uTU4:v6RUmWv<bs>Dv/AM#F4u;;c4:uefYq(#v@8$D$4###uTU9q%q4:::8#q)q'N#4[4u;<Aq*q%8#qF48q+qEq&w#7(Nq-:[q'Nq-q%[q+Nq-q",
"&[YNq-q'[q3Nq-q([q7Nq-q)[q;Nq-q*[qLNq-q+[%u;<Aq-q%8q&#q=8q'q.q;8q.:q(8#q)q+w#y%q0w#y%q1qEq%w#7)q3w#7%q4qE4w$F)q6w#7",
"%q7w#L#:q*w#;)q:w#;%q;w#P#:q-w#i)q>w#;%q@qEw%/*qBw#7%qCw#7#:q+8#:q)8#:q,8#:q%8q(q.qA8#:q.8#:w#m#Y8#w%i#w#/#q.q<u33W",
"#u;;v#>uDDz#qD4b#>%%u;;v#%u33X#uDD|#%q%b#,)%uTUK#>)%,uDE*#,,uTUK#%,%%uDE*#w#F#,b#),,uDE*#%,uuw0#>,))%%w#=#),/#q*,uT",
"UK#>%q`q`u]^[#>,,w#Y#>%%%uTUH#w#F#uTUK#qd%,)b#qd%qduLM7#)))u]^[#qg%)w#G$w#}$>,bw#X#w$N#,u]^[w#[#)qgueflw#*#qg,,u]^[",
"w#e$w#D$)uDE*#)%bw$U#w#H#,)qg(%#u++2]q)%^q*q)/#Yq*2quq+YuDDz#qD:(_#4/#Y%(%#:(%#4(%#q%(%#q'uDE%q,%q|u~#=q-w$z#%%q,%%",
"/#q,q-2q}#q,/#q,%uDD|#%q&/#:r$2r%q&:/#:%2r%q':G%q.:O)#ruq.q{]Y,^q0Y/#Yq02r(q1Y(_#q*/#Y,]q2,^q3q2/#Yq32r+q4Y]q5%^q6q",
"5/#Yq62r,q7YG%q8qD(%#qDw#e#q8r-]q9%^q:q9/#Yq:2r/q;Y(%#q3w#;$r0u]^o%#rtr1Fq{O_#rJq89w$4%G%q<4w#-#q<q{(_#q+]q=,^q>q=/",
"#Yq>2r7q@Y]qA%^qBqA/#YqB2r8qCYw#J%w#Z'qDw#Z$qDFG%qEqDO%#rLqEF(%#qCO%#s6r<r=O%#s3Fr>w#D$w#{#qCG%qFw#R#rvqFw$=$qDFw#=",
"%w#Z%w$V#rF9(_#w%l#ryqEr-(%#vfMXspw#k#qEw#k%rKw#J#rLFw%(#rIrJrMw#j)q.F(_#q&G%[q+(_#q'(%#qew$d%(_#q%2r&q(:u;;~)#(%#q",
"+(%#rkG%qH4w#w#qHw$B$rY9(%#q7(_#q3G%qIsq(%#t_O%#rJqE[w$1#r_FO%#rPr`[(%#q&w#9#rarbw#3#rcq|w#@#rardO%#rNre[/#q'%2rg#q",
"'w#'#(%#u#(cO)#r{qIrjw$k#rkqIrjw#M#rlFu;<#)#w#,%w#H&sy(_#q)w#/#w%B$w$3#rNrartG%qJw)/#q*w$e#qJrvw#=$rww#=#rurxuDE%#%",
"ry/#q'rz2r{w#c$sp(%#q,(%#,(%#rJw#F#q{w$N#)2s&w#u$rNrWrtw#u%w#)(rPs*r0w#/&)#r{rtw(U$s-rtw#6#rPs,s.uDE%#%s//#q's02s1w",
"%0(vF9(PS(%#vLM5-b(%#u++3w&V%w#r)s8rxw%W(_#q(w'5#q<9w&^)s>9G%qKq+uDE%#,qK/#q)sA2sB#q)/#q),uLMF,#9w&w#t5w$i#(%#qmw#z",
"(rPrts.w#)%(_#q<(_#q=(_#q>(%#q@w$4#qIqKG%qL:uTU^r$qMqLFFu;;U,w'v#qE(%#qFV>q%4qO$#P%##uLM[r&#q'9<%#'w#,#Fw#,#J%#5'P,",
"##c)#;9u;><#4uDGP'##$'7,##rn9*,##5&=$0&=$=-,#1=sE6uLM[r##q~rQw#_#B)#'w#U&'$Cw#:#rRw#:'qE&0$0-)#=Z'0Q%#dsPW%#hAsPuLN",
"lw#U#e%#'F9+%#0'w$[#&#$C-)#rnT##w#*#h5#1w#*#h7#w#c#rnh9#w$>#sEh;#D-%#Th=#@R#K4w#V#J%#0sPS)#6aw$|(H%#h]6u]^F%#:qJ'sP",
"&0$1w$L$%#'095w$B$w$t(7>##I6&5$5P%#hCB)#h6'w#@(ueg(qg##hjhOhchX3)#143)#5:3)#0q%w%o$)#hJL'=-)hFhGL1=-)hDhEw#1$hBhCL5",
"=B)#Zw$*)&d$'w&O#hbf,hEhFw$%$hHw$l#uTU{qg#hKhOhMumo8>##hFh>1Ahh&6$5uTU{qg#hNhRhPueg(>##hIhBhb1&D$Dg)#Uw$X))##hNhGi%",
"hzw$w#-)h]h7L'1H%#hchSuLNs)#'h}w$8)hT$'&h`$h`+%hUhVi#&hc$hT-)#h<h9hb'-,#hZh:hY1w%`#15*)##i)w#W#1w#W#uTU{qg#hchghew$",
"B#i4i#hvw&@$u+-~XV>#4qQ`%#`%#$#w&_$1qtuTUlqx#q+qw0.C'+%#6FB)#5w)()&1$CQ%#;AW%#@Dw(</&A$A-%#9A'=w#j$Kw#j%h5q{w#1$'.C",
"Fu+-~XV%iH4qR$#w)A#qww)A#w'd*w$)&w#Q$w#@$w(/&A0'5u363CXV%i1w#_$r&#q&w*s$w+)(w*|$w#:#w#1$+w#1#w#S#,iN4qU`)w%K%u;><#4",
"u;>A9#$Cw$2#r'w%~#w#,#Aw$;#w$S#r)w#]&'KuTUlr*#q1qw'<,#w%;#6uTUlr*#q4qwTw#1$;$;-,#5;'D&T$Iw#c#h6w+T'w#c(h9uTUlqx#q7q",
"w'w#2#uLMk,#'9&h:$Aw#N#r.w#N#uTUlqx#q;qwdw#@)d$0uLO)%#Fr2Hw&U#M%#hEw%6#'q8uLO'%#hGr2w#P$w#m$uDF+_#0uTWA%#1'r3w#Z%hJ",
"$hJu~%b,#h<hGZh:KT'Uw%V#>#4qVw%V%`,w%Y%uDGPr4w%H#w%Q<.CKw.%#w%P$L.CIw'v#&@$Dw#Y#Uw#Y0h73%#h74w%M$1.Cw&/$3%#h9w#5#q;",
"qwh;w#5#;$;&a$au+-~XV,#w'05r5w'00r6w'09q@w'0:w#c/h:w'0)w#c$qx#qCqwh=w#1$w#c#%w#c$w&R%h>$h>-,#Lh;'Iw&N6r9w&N0w$o/w&N",
")q@w&N9w#Y(w&N:qCw&N0jq4qWw$S(r:w$S'r;w&L#3%#A:uLO+%#'r@uTU},#';:w+k$,#@A'0w#H#rAw#H&5:uDF+_#'uLO(_#'rBuDF+%#'fw#U#",
"uLMk,#1'uLO+,#;'w/S#w#Y#U'w$x$rCw#Y#uDFy,#5&1$1-,#0L'1&h:$w26$rDw#v&d4w$>(hB4w$>&hCh>w$>%rEw$>'4w$>#uTW@_#'rGrHw$@(",
"M%#'rNuLO+%#='w#a#@4w()&KZ';w#a#rOw#a(w$)#rNw#H#6w$)'w4f#&hR$hR-,#h<d'=w.;$#4qX`,w'f$w)^/rPw#o&Dw$P#Dw#'#uTWA%#51w'",
"%'I:M%#Ir=uLO'w,9#uLNo)#Tr-w#X#w/S(w'Y$uLO'w'd#B)#aw/p-H%#r-h<uLO)%#Tw/p'90'5f%#D'&I$I-%#UI'Aw-`#hAw-`'5'&hA$hA-%#h",
":h>'h5w%&&qYw$|$w7V(w64#[+w$W#w#D0w7`$w#D$Hw#D#w2h$[w0W%l&4qZw#i*w#Q(w0y$uLNo)#'w%E-w$_#6w$_$w%(&rJ0'5uLNo)#DrSw#K,",
"c)#Iw#^)H%#Zr-w#_#w#-#'Fw5u#&6$6w7e#690&@$@w#n#@'AuLMk,#Tw$>#h=w$>1hBw$>/c)#hEw$,,hIw$,9uLMkw*P#uDFy,#'M,#h6w%h$)#4",
"q[w(W#w+g&w(T(rTw+f(w#($S)#1'g)#w93)B)#=6w#1(3%#Z4w#($w#N$w;T'A'0w+e$)#KT'=&h5$Uw-7$w#($w#M%a$a-)w+k#h7w'i&q]w$U$w;",
"m$%#91##w#*#6#1w'M#rUw'M#S)#0'R#=w$D&*%#i.A*%#i(DE%#iTU1w6_+'$C+%#ZrHw,w$%UZAC'&T$T+%ILrH&h5$Du363Zw00$q^w%r#)w#&$w",
"+P$w+V'P%#m9Q%#'=W%#1Aw8F/w#=#@w#=#Kw#=/<%#q(w%0&1T#w)]$w%)'6'R#0w&X)h;w+c0Ddw;C$%#95'1w>e&rV=w%w%;#1w#*#K#w(^#;L#=",
"w&Y#aR#Dw#v)6dw%k(&'$'-%D;5KCg)#hWw#;(*%#inK*%#ihIE%#j7h^w&G&w),$)#A;'w(6)+%#h:w&R&h9h:;Cw(_$Tw#<#g)#=w#;$)dhA6C'w3",
"v#+%ah9rH&hB$h6M%#h<Fw#x$uLNf)#hgwBG#d9B)#hf9uLNhw(R#e%#0q{w&B#1r09fw,}#g)#hnuLNhw&-#w&V#q|w#7#0w,n#hJw<j#'hMuLNh)#",
"'hXw$Z(e%#ZrWw#G#r-w16#Dw.z';hM'0J%#q|hh+w#=#e%#hZF5w<4$w45#w'M#sRw<q'w'[#=sS+%#i#hZw9m#hsw#;$5w#J%rX@e%#hd9h{7>#m*",
"w&)$huwAf*huw4P%hpw#0#M%#hhw%Q(i3w+>'huA'0B)#hlw(2-ew@$#9w(3&q{5'1wE`$w,B/6q{w'r-)#50rZ'w'N&DL'w%=%rR.C@w#L#1w$&'w#",
"9$r]w8D$w1u)7>#mKr['&i6$i6+%i7i8qI&i9$i2wAp%qO$#uDG5q{q{r^u+-~w.8$q_w,`$uLNo)#rfw/%)3%#=w3L#rfw3L%w(y%=$03%#@:w#1$w",
"%',3%#Uw3Z$rfw#N%w%x%AL'0&U$U-)w6y#w5&$w$F%.rh9.ri9w$U%qaw,[#q`w#&#$#Q%#0rlw,*#wG1%rmw'T#57,#nrrn'.Aw*/#5Fw#=%row#=",
"#A7,#nvrn'.@Cw#o%qbw0M%w0S'*,#n{6uLO+,#'53%#'4w.P-u]`x%#rhF90w*g#w%[$w#B0riw#B&*,#o+ZM,#'Z*,#o-h7w#-#h67)#jc5w%n).r",
"pFw'g#uDG5q{q{rqw&h+*%#jN1w8W#w)'%w#S(<%#rpw&;%wGA$#6D'5w#A(uTUlr##q~rrwKa)S)#Lq|uLNgw1T$wI8%DIw8b(w6=%w3*'w&L#wL8-",
".rs9w$b'Q%#D[w&I#rtw/w&A6##S)#5rtR#14uDGP'1C$1+w#9#uLM[rg#r|w>|$u]`v%#rsF9'+%ADqI&;$0w#k#w$g)w(L#r]M%#1r}w'K#qM'[W%",
"#h=w8&#'wH4$w&0)<%#rswH4#rWw$G#r~uLNsw#@#w/H'h7w/H*&hG$w$@#rsw#''w2+#s#w#t#s$w(Q$0w64#='w%+&h9@##R#'wMV$uLNs)#6s%w#",
"l(w1k$uLO)wE`#S)#'Iw5H*uDGPC;D$;+%@KrH&I$D&h[$h[-%#hFh9I;w*C&qcw3o*w&b1S)#Drl.s'Cw(t#w&g&;rtQ%#@s(w:h$w$u$Q%#Iw%t#L",
"Fw8-#Lw%2#[w*[%rbw:m$w':$w#N#Zw47'Z##J%#Irtw69&5w$6&w'@#Aw&}#c)#'h7w(0)s'rVw(0#w>}#w%7#qI&I$=w)|&w%/.w#9#w5F+5w(N%s",
")w(N)w$,#6w19$06qI&=$w&r';w#O&s+w#O,s2w#O,B)#Uw)n*s3w)n(<)#s'w.[,S)#h:rlw4D%#0A'1w#<(Q%#hCrlJ%#dwT=#p#+nrnw/Y#'w9p#",
"1:w&:#s4uLO+w=f#w#-#s5wBq#Fw)v$W%#'s)w*L$u]`lw7x$w2<#w)I*w&2&*,#p#+zTH%#hSrvE%#mX1'rWuLO)%#'r6f%#s6w@(%hVrWH%#hW'E%",
"#m^A'rWw5.$W%#As+w%U#w#~&5w#~#wDQ$w#~$u]`qwYg#9Fw%5#&hF$hFw',&qd#4qewH>%`)wFn&s7w#R#3%#6w/6%w-}&s76w-}'w21%K:uTU5_#",
":qp'wE>#w5r$w21&U4w#;)wIe&0;'Dw,m-r6w/8#r}w#t#h:w$6#*%#j(Aw-{$+%#;w*#$5w*#$Hw7S&'FuLNs)#A@uLNs)#DUw81$w%F(w>U#Fc)#Z",
"[w/H%wWx)w#G(uLO'%#hQh6uLO'%#h<r]w#y#rWuLNow-[+Iw:$-arb*%#l}hXuLNsw#p+Iw#p*E>#ihh_hKhDw&Z'w5m#hVh>w</$hWhFw#Q#h`hX=",
"6u]_/qd#'hO1wRi$qd#4qfw&t#qd#$#wWR%wJ-#3%#0q%w&w#q&w#}#0w$E&6w%h$6E>#iUKA'w*/0<%#s3wVQ#r0w2I'@'5&K$K-)#Zh5'6w#P,w<}",
"%#h6Z9'u]_/qd#6a'h6w6%)w,H2s9w,H:B)#Dw+x*s:9.s;9.rp9P>#kVw%v#w^16w+F#qIP%#p#-0w#,$w'}#aw$='L##w(n$wV.$wA**0C$0wAC#s",
"<wN]';w<6*;@U&Kw3=%u+-~XVqgp#,w4qhw&m#)w7;(2q`#q*w#'#uLNo)#Arlw'j+ku@60<,#=w#'#wL4&sQ;'w#*$@56P>wA0%;w#R#ueg(>#ko06",
"ZU<%#rh<%#riwNZ$w#B#h9w*P$)#l>5w&|#w':&h=;'5w%7$rHw${#w71-*)#kdKw.t'K'1w7B)h7$h7w_a#hA@w6w#rnhB0Aw#*#hC5Dw%I#uTU{qg",
"wM2#w'f&wZ{(w&f#w2I$5w&b#rxw'{#w/+#rxwK+$w/0$u]`qw.1$wZ@#>#4qiwNH*w'-&01w(H%=R#1:w(H%J%#6w,U#qEwL;'E%#oqL5'7>#d;'+%",
"D;rH&@$6w#x%qjwH3/wF&3w'{#*%#oZwH,#oTwH,#p#+$I1w#t#hO@'w'{#rHw'{#w#t%qkw'q'w#w&rew$j&raw*2%w&V#J%#=w$j/p#+4L5w#*#p#",
"+5L01uLNlw.F,7>#hdT6w-0$I$I+%LTrH&U$@w$6%qlwV,'E>#p#,krV5w3:$s=w+w()#s=0s@w#o*,#p#,Vrn;E>#p#,6rV@w(I$w#i#p#.:w'G)w%",
"t*w$|#qKw&g-qIw'W#w7`$H%#Kw@'%w7l$Tw4D#p#.|rn'uLM[sD#sCIwDx$KIrH&L$DwVD#p#.<wVD&w$%$,#sEwL*)wI$#qKR#0:w+p&sD#sCw*y#",
"w4B#p#/,'.1C<,#5w@_#Tf,@KCw<6#w9x#6u363KXV>p#.C4qmw7a&)#`qgw%*8w'''w%*)wQb#Tw/2);$'3)#U:w1Z+h9;w-<$w$Z#h5w$Z#7>#hk5",
"w>z$w#J#h<wYE$sD#sCh;w#@#E>#iI'9rawPX#w#7#h>w%/$>#i;wX'$wJ$%dhAwJ$#h<w'&#p#.j4qnw%%&qgw-z(w%(LwfK)w%(&h5w%(,h:w%(1i",
"3w%(%w#6#aw${&ik'9rewPi#+%h9h:rH&h;$h6*)#nGwM5*w$ZGw>[#hOw#Z(w(^$w$=&i_'hQw/v#w*[,&h5$h5wDS#p#/74qow<V(w%p))#rnw(z4",
"w$@&w*'*w$@#Zw%e+a0w7X$w#;#aw6E'@w6E*g)#wl7&w#T%hBLw#T$7,#p#0Krnw)s#p#0JwU9#'hCw%/#h=w%/#w#1#hF7)#p#,&0'wVf$)#hEL'@",
"wRt#wkb#aCK&hC$hC+%hAhBrH&hF$h>u363hEXV>p#/W4qpw:k'w]%$wGu0s:wH7)DwH71s;w#B&w#7#Iw#7#wGy*w6A+0w0)*wB6$S)#='R#6w'v1w",
"&a*rxw,[)J%#h5rxw:-#r-wOR#w=L#w2C$0w2C%w5f%ILCw0a%T$wT{#TwUy,sFdw6&%w2o%h7w(G$d$dw&##qI&hC$h:B)#hEwI],s:w%^-w#c$w4y",
"#s:u]`x%#1F9w;3$<%#s;w#K2w%W#s;w#K-w51%w#K-rQu]`xw4F%w0`#&h9$h9w)m#p#0A4qqwW9%>#orwFN1w#[$s<w%2#rHsHFwI&''@.sGCw=0#",
"P>#o{<)#sGwK#,wS/%uTWYw#W#rSw:v8w'X86C$6w&S#D*%#h6w''$@w1]$;@qI&K$5w9Z&%#4qrw6P%w]A-sIw%##*%#p#-{=*%#p#-uAE%#p#.E;w",
"Lu$wQ.$4*%#p#.#@wQG$*%#p#-zIw^X)Mwp1$L$L-%#DKwhf(w4Y(w$z-w%;+=#wQ+#=s.wHf.J%#As.w)m'5w)m$6=#wMC#TFw#i#w#T'w]Q#=C$=w",
"%Y#=w$*#.'@w%^#C+%=Aw7B#wG|$awic#h6$h6+%h7aqI&h9$Uw%x#w$'&h<h5w/h%hAw7L)w$[#rtwJ2(w$u'6w$P$hPDw[)%@#0w+E#sJw^{)J%#T",
"sKw(E#w$W#s2w+5$W%#h<wK{#w$z$Kw75)+%#h7wZ@%%h6h7@C'H%UZw`[#h5w0T%a$KW%#hCrt7%#hwhbh=cw8b,+%#h=h:w#`%#h>h6'w&'#sFhJw",
"@%'1&hI$hI+%hJhKqI&hL$hGw4-#p#1]4qswGd(w6/$w(P'*%#i>F*%#i@q{w>=$*%#iBrbw*j$P>#i>wG1)w+Y$w[*#Tw]>#wFZ-3)#h64w#1(*)#p",
"#,KUw>K'6'1w@'$wv'#)#;h9'6Eqd#nphAh7w34#i-hBhA7qd#n1hC13)wKI'w0[#wEK#0q&wVX$wH*$3)#hG:w$S$w)A$wB})wHl#w<'#'wZ4$Lwn_",
"'w#J$Q%#LwhG%w}b(w'M#96u~#Y>#p#.9hPhNUL;9wb&$wY'1B)#hQ9w%.&6UwMK*&h^$'w&w$rr.ChBw#,$sL.Cw0,%sM.ChCM%#hDw]Y(hCw_^$F9",
"w#B$sN.C'w+w#hJ7>#p#2IsO'&hh$hhu+-~X"};
/* histogram.comp -DGPUSORTI_ADDRESS, 11152 words */
static const gpusorti_line gpusorti_spv_histogram_address[] = {
"$Ewu;<7h#u36-qAu36.h%uDE4qFuLN@qDh$uLMSu]`|h)uDEQuDE)h&u]^th'h(h*qrq#uDEGuLMlh-q$uTUdh0uDE;h+h.q>h1qqh,uLMch/uTUluD",
"EEuTU_uLNDuLNkuLNBh3h2q*h4uDGLuLMXuLO,qkh8q%rbrJuDECuLM[uLNqq'hFh9h6uLO*h:u;<0h7v$o9)Su+3euefUu#8O9u33U$u33Uu#`Iumn",
"ev;F+2Av;EfUjvASSBDv>e;26v@Q%3Sv<xdo-v=4}Fhv#-<VcuTU4=v6RUmWv<bs>Dv/AM#F9u;;cu#`J=uefYq($v@8$D$9$$$uTU9Yq4===1$q)`H",
"$9qG9HR=qG$HRYqGq3HRq&qGq;HR`qG,HRq(qGqLHRq)qGqPHRRqGqTHRq+qGqXHR$qGq]w#(#qaw#(#qew#(#quw#(#qyu;<ARY1q+q)`Hq,9qG9u;",
"<Aq,Y1q&q.q=1`q.q;1q-=q(1q.q)q+Hq/w#;#q/Y1q0=R1$=q-1$=q+1$=q)1$=q,1$=Y1q(q.&1$=q.1$=91$=q/1$w$h#w#/#q.$1q<=q&1$=`u3",
"3W$u;;v$DuDDz$,9uLM:$D&&u;;v$&uDD|$&YuTUK$,,&&u33X$uLM:$,*&uTUK$D*&,uDE*$,,uTUK$&,&&uDE*$w#L#,uLM:$*,,uDE*$&,uuw0$D",
",**&&w#=#*,2$R,uTUK$D&qQqQu]^[$D,,w#Y#D&&&uTUH$w#F#uTUK$qU&,*uLM:$qU&qUuLM7$***u]^[$qX&*w#G$w#}$D,uLM:w#X#w$T#,u]^[",
"w#[#*qXueflw#*#qX,,u]^[w#e$w#D$*uDE*$*&uLM:w$U#w#H#,*qX2$R&)&$u++2)&$`uDE%q)&qhv#$KM3Rw$B#,w$]#&&q)&&2$q,RKqi$q,uDD",
"z$,=)W$`2$q,,u;;|$u#`Ku;;rq+&u;;sq,q+2qnu#`Kq,)W$92$u#`Kw#j#=)&$9)&$Y)W$q(2$q,w&$#q&2$=qvKqwq&=2$=&Kqw`=uDE'$&w#P#,",
")W$YA&q-=L*$ruq-qs)&$q&w#|#q.,u;;sq/q.2q~u#`Kq/2$u#`K,A&q0,w#C#q0qz)&$q3w#-$r%u]^o&$rtr&FqsLW$[q08w#a&W$q&)W$=A&q19",
"w#5#q1qsw#))q-qsA&q2w#9$q2FA&q3,L&$rLq3F)&$qCL&$s6r0r1L&$s3Fr2w#D$w#m#qCA&q4w#R#rvq4w$%$q2Fw#=%w#Z%w$=#r9w#;#ryq3w$",
"[#vfMXspw#g#q3w#g%r=w#F#r>Fw$h#r;r<r@w#f)q-F)W$q+A&q5q+)W$q,)&$qew$~(RKqxq(=2$R*u;;~*$)&$q+)&$rkA&q69w#{#q6w$B$rM8)",
"&$q7)W$q3A&q7sq)W$tV)&$t_L&$[q3q5w$9#rSFL&$rPrTw#/#[rUq}w#/#rVqhw#;#rUrWL&$rNrXq52$`&KrZ$`w#'#)&$u#(cL*$r{q7r^w$o#r",
"_q7r^w#M#r`Fu;<#*$w#,%w#H&sy)W$q.w#/#w%F$w$##rNrUrhA&q8w(7#Rw$e#q8rjw#=$rkw#=#rirluDE%$&rm2$`rnKrow#c$sp)&w%U$qT)&$",
"[w#F#qsw$N#*Krvw#u$rNrKrhw#u%w#)(rPrzr%w#/&*$r{rhw(<$r}rhw#6#rPr|r~uDE%$&s#2$`s$Ks%w%0(vF9(PS)&$vLM5-b)&$u++3w&Z%2$",
"RqUw#v)s-rlw%[(W$q-2$RqXuTUVqX$ZZZw'H#q18L&$$w&l#s6rus58A&q9q+uDE%$,q92$q)s7Ks8$q)2$q),uLMF,$8w')#t5w$w#)W$qe)&$qmw",
"$0%w$Y#rhr~w#)%)W$q))W$q<)W$q=)W$D)&$q@w$G#q7q9A&q:=uTU^qvq;q:FFA&q<,A&q=w+a#q()&$q))&$q;)&$q<)&$q=)&$Du;;U,w(Q#qE)",
"&$*uLMPDY9q@%$KrI$Rw#'(qfw#'&qQw#'*w#@'w#/#w#D'w#'+qQ$R]&$$#P(^qx$`8:&$w#,$Fw#,#M&$5(#g-],$$#X(uLNm*$<8u;><$9uDGP($",
"$%(>,$$Z8.,$$5#h>('7%6#h>s;'7%7/,$37s;0#hA-^qu$qjrDw#n#N*$(w#_&(%w#:$rEw#:'q3'6%6/*$7S(6#hH-#hNZ#hOZ#hPZ#hGZ#as;uLN",
"F&$h@sIuLNI&$hAsIuLNlw#h#uTVz&$(F8+&$6(#hJ-w%'$hK('$%-/*$ZQ$$w#*#h5$3w#*#g$w#{#Zb$w$Z#s;h;$G/&$Qh=$CT$I9w#V#M&$6sI#",
"h[-_*$0Xw%E(O&$h]0u]^F&$=qJ(sI#h`-'6%3#h`8w$n$&$(685#hb-w$T$w%<(>D$$@0'5%5]&$hCN*$c(w#@(ueg(qX$$hjhOhchX;*$39#hz-;*",
"$5=#h|w#+#6Y#h~-#hu-w&G$*$hJE(7/*ahGE37/*hDhEw#1$hBhCE57N*$Sw$6)'h@%(w'-#hb#ht(d,hEa(#hzhEw#A#hHw%+#uTU{qX$hKhOhMum",
"o8D$$ah>3Bhh'0%5uTU{qX$hNhRhPueg(D$$hIhBhb3'G%GuDFX*$Pw$k)*$$hNhGi%hz#i-(w%0#/*h]gE(3O&$hchSuLNs*$(h}w$B)hT%('h`%h`",
"+&hUhVi##i.hU'hc%hT/*$h<bhb(/,$hZehY3w%x#35.*$$i)w#Z#3w#Z#uTU{qX$hchghew$H#i4i#hv3w&[#u+-~u++muLMPD$9qBf&$f&$%$w*2'",
"w',$6qg#3-^qm$qjql:,$(uDF+qn$(Jqp$(qo<U-6Y`+&$CFN*$7w*-)#C8'3%-uLNF&$QCuLNI&$PIw))0P-'B%B/&$8B(7Jqp$EqoIU-(w#r$eqsJ",
"qp$Pqo(U-FY`u+-~u++muLMP&iM9qCw$Z%w*K#qtw*K#w(I*w$7#76w$7#w$k1qouTUh&$(Y`#Iw$6'CB(7u363-u++muLMP&i:w#x#^qx$q&w,F$w,",
"X(w,O$w#:#w#1$+w#1#w#S#,$9qEf,w&-#w&0,;&$79uLO)&$70uLNUqy$3(;&$(=#6-;&w)Z#7w#+#I=O&$qzCuLO'&$@w#s%+&$(7uLMk,$7w#}%i",
"j9qGf*w#z%uLMUrI$RZw.e,w.P*u;><$9u;>A8$%-w%d#@w%d#w%]#q{w%]##Cw+^$w#3#qow#3$@w*f%,$57(0#Qw#W$q|w(T#4,$hM5bq}uDF+q~$",
"(Jr#w&2$,$(Yq+#e[#b-'P%0uLNg*$r$h>w)`(4,$hTChAqsw&c/uLMk,$(8#hC[#hB-'h;%7#h>r'uLO)&$Fr'Ow(<#V&$hHw&Y#(q0#hBw'J$w$]$",
"uLO'&$hLr'4,$ha3(w#s0#hH-uDF+W$GuTWA&$3(r(w$$%hQ[#hP-'hJ%hJumqA,$h;h@PX(bw&@#D$9qHw&@%f,w'=#w&9&w$y#7w&%-0w&%.Bw&%,",
"<w&%$r)w#W#4,$h{6Sw&%*U-h5Yq+w-9#4,$h~Bgw$x$;&$X9Jqp$3w#C#(Y`'<%<u+-~w(t$w'v9w'j+<w$h'r*w$W'w$h&r+w#3$<w$h,Iw#W$r,w",
"'9&i:5cw'j1g[#cw'j$4,$i>Bew'[6h<[#h;-'X%X/,$7C(Iw&XHw$p%w&X)w$p%w&X3r-w&X&iWw&X8iZw&X>k39qIw$S)w+:&#36w$&#r.w$&#w#,",
"#r/w5c$qf$Gw-F$uLO+&$(r3#3w$i#w#K$r4w#B&Ew#B$uDF+W$(uLO(W$(r5uDF+&$(#S-dw#R#uLMk,$3(:,$XuLO+,$(3w+;#C%Cw#a#r6w#a#:,",
"$h<uDFyw%R#h=-w2A#'e%w5<$r7w#}&hAw.K$w$@/r8w#B&aw#B$w$@#uTW@W$(r:r+w$A$hHw$A%V&$(rA:&$Bw#b#3#Gw$A(rBw#b&hQw$$(rAw$$",
"&'hP%hP:,$hTw0/$$9qJw/[*w)j%w:-2w)r+rCw$##;&$Q9uDF+W$Qw#'#uTWA&$53(#E[w.Y#B%0;&$c=V&$cr1uLO'w,j##Q-uLNo*$Xqzw.6%w2#",
"#Sw2#$;&$h=9uLO'&$(h=N*$h>w2C*bw3W$w0c#hCuLO)&$Q(w)l#w8=%86(5d&$G(#h>-'@%@/&$P@(B#hA-w.c#hGw.c'5(#hG[#a-'hA%hA/&$eh",
">(h5w%_&qKw%X$w;F(w9h#q5+w$p#w#D0w;O$w#D$Ow#D#w5n$q5w2)%lL9qLw2z&w=O/w#3*w$-(w#r(w2v$#@w%~#(w%~*Qr<w%_#w%/#0w%/$#Sw",
"%_'r<6(5uLNo*$GrFw#Q)Xw#Q$uLNm*$@w#g)O&$Sqzw#e#w#-#(Fw&0#0%5#h>8'0%0w;f#086#hAw(}$w#z#C(BuLMk,w&m#hEw$T#h=w$T*hDw$T",
"(hBw#o%aw$T+uLNm*$hEw$>,hIw$>+hMw$>%hMw$>+uLMk,$<(#hQ-w+N#V,$cw&T$*$9qMw)|#w-1#w)y%rIw)i-rGw)i&<=w#($_*$3(uDFX*$w=P",
")w9j#0w#1(w)v#9w#($w#N$wA9'B(6w<C#/*$IQ(7w0a&h5%P;&$h;w#S#h;w#S%w5e&w0S#*$6E(gw(k&qNw.y%w.u'(8#-8wAT$w*1#$$w:]$$3w(",
"<#rHw(<#_*$6(T$7w$_&.&$i:B.&$i4G4&$igh53w:T+(%-+&$Sr+#g-'3%3/&PSB-('Q%Q+&@Er+#c@'h5%Gu363Sw2%$qOw&@#*w#&$w-C$w:%/w#",
"'0wF/+wFD/w#@/qfwF#$m~#cw==#(h<uLNI&$3h=w==0ew#A$hAw#A#hBw#A0h>-:&$q(w)z#w&0%3hE$w,5$w&)'0(T$6w%f&#hG8#a8#hE[N*$hNw",
".2*hGw.2'GhR#hHw1V$w&t#5(3#hJw#|%*$[7w'-%<$3w#*#I$w*A#<E$7w($#XT$Gw(|)0h@w&}(#h]I'(%(/&G<5I-uDFX*$hjw#>(.&$j0I.&$j*",
"@4&$j]hpw']&w*i$*$B<(0#haw*8$w'k'er+#hiw'k&be<-w*8$Qw#@#uDFX*$7#hjw#>%*h@hA0-('h>%h>+&Xbr+#hiX'hB%cV&$h<Fw$($uLNf*$",
"hy(#hiw$q#h@8N*$hx8uLNhw*/$hk-uTVz&$6qsw&p#3r%8dw/Y#uDFX*$i$uLNhw&U#w'(#qhw#7#6(#hqw$T#hJwC<#(hMuLNh*$(hXw$m(uTVz&$",
"SrKw#J#qz(w1U%hyw-X'<hM(6wBE,M&$qhhk+w#N#uTVz&$h^FwCN#6qo3wCN'6sQJqp$7wCN#8w#3$7sR+&$i8h^w=j#hvJqp$Cqo5w#N'rLCuTVz&",
"$hg8h~>D$mrw&U$hxwGv*hxw7q%hsw#0#V&$hkw%q(iIw->'hxB(6#i6w%|#how(n*i8qsw(n#uTVz&$0F8#i9w(o'qsw(o#i;w#P#(8w.N/0qsw$@)",
"w(N#*$56rN(w(*&GE(5#iC-Jqp$hKqoqlU-CY`w#Q#3w$4$iFw*#$Jqp$hOqorPw@n&iHw54+>D$n6rO('i9%i9+&i:i;q7#iXi:'i<%i5wH4%q@%$u",
"DG5qsqsrRu+-~w0_$qPw.p)rIw.p#rYuLNo*$rYw1`);&$Gw7&#rYw7&%w%z$w8i#7%6;&$@=w#4$w%F,;&$h5w71$rYw*C%w&G%BE(6#h5w>5#P/*$",
"CPwG2%w$W%#r[8#r]8w$g%qRw.i#qQw#&#w.l)uLNF&$7r`#3w-L$wN4%ra#5wNZ#(5>,$obZw@j#w5m#Fw#A%rcw#=#B>,$ofZw6##w#}%qSw36%w3",
"<'w6`#.,$ol7w<H#6wJ{#qf$5w:y$w0}-:&$0u]`x&$r[F8wLp$^qf$Cw=C$w#J4r]w#J&.,$o|bV,$(b.,$o~h<w#-#h;>*$k)5w&:)#rdFw(R#uDG",
"5qsqsrew'C/.&$jp5#(w*&#(w*&%w$1+rdw&l%wNG$$0<(5w#A(Jqu$qjrfr*w$h#w)s$_*$EqhuLNgw4}$wPH%G@wK>&w:2'w=,8w#''w6K'w'3#wT",
">-#rg8w%.'uLNF&$Sq5w'-#rh#E-#@0w2'&B0$$_*$5rhT$39uDGP(3-%3+w#9#^rZ$rp(w$p#u]`v&$rgF8(+&BGq7#eB'<%6w#t#w%5)w)K#rP#h<",
"w%y#3rqw(;#qM(q5#h=-uLNI&$aw<L#w:5$N*$w&l*:&$rguLNF&$<rKw$Y#rruLNsw#@#w1K'g(w82)#hO[#hN@'hG%w$R#rgw#''w4P#rsw#}#rtw",
"Pt%w:$#7(#hOw4E'bC$$T$(wU`$uLNs*$0ruw#u(w4$#h@uLO)&$hEw4]#(@w9(*uDGP-<G%<+&CIr+#h_C'@%G#hd[#hcI'h[%h[/&$ab@<w+Z&qTw",
"77:w':1_*$@r`#rww3:$w'@&ErhwR9#rxw@W$w%5$#@w6p#Sq5#@w+q#h5Fw<@#h5w%U#q5#Q-w+~%q}w@f$#Sw,E$rhw#Z#Sw-C#w7&&S$$M&$@rhw",
":(&5w$F&w'~#Bw']#uLNm*$(gw&l)rw[w(u#wH.#w%a#q7#hCw%a#7w+4&w%R7wAr.w#R#w8S$7w$P(<w)O%ryw)O)w$K#0#-8+&60q7#E6'7%(#@Bw",
"#U&<5w#U%r{w#U,s&w#U)gw#U$N*$Pw*~*s'w*~(:*$rww0b,_*$er`w7;%$6B(3w#<(uLNF&$hIr`M&$h@w^^#p#,vZwB&#wHi(^qf$hHw_:'(s(uL",
"O+w6v#w#-#s)wHp#F#hL-w+/$uLNI&$(ryw+e$u]`lw;G$6w(G#w*U*w&i%:,$hU.,$p#-)(#hVwJN#hWO&$h^rj4&$nE3(rK#hWwC*#(rDd&$s*w#M",
"#h]w(9$hbrKwY~#(4&$nK5(rKd&$0(#h^w,1#Gr{w%|#w$7&5w$7#wJp$w$7$u]`q&$s'F8Fw%Y#'hK%hKw'u&qU$9qVwNh%f*w'u#w>'+w#'*#0Bw#",
"n#s+w#n#wV[$w06+s+Iw06'w4z%h5=uTU5W$=qp(wKu#w90$wYd#w4z%b9w#>)wC,#<%</&$6<(G#X-#c8w.d-rDw1Z#rq#b-#Xw(,$hAw$I#.&$jFB",
"#h=w'Z#Gw.n#<w+M$5w+M$Ow'D#w/&%hBw-e#BCuLNs*$GPw;{$w%z(wE&#FuLNm*$Sq5w1v%wc.*hPw=T)uLO'&$hWcuLO'&$h<rPw$##rKuLNow/X",
"+@(0#hWw>$,Xq}.&$mah_uLNsw#v+@(6#h^w#J)4D$i}hehKhDw';$a%aw9-#hVh>wA;$hWaw#T#hfhX70u]_/qU$(hO35w.z#qU$9qWw'U#qUw.w/r",
"I$R;*$79#(w'F#B=#5w#+#GY#0wGj$q&#Bw$=$6w$e&0w&4$04D$ikPB(w+Q0:&$s'waO#r%w5A'C(5wKM#I%I/*$Sb(0w#S,#ew,B$/&$cS8(u]_/q",
"U$0X(cw9P)w0h/#5w.,(7w-V%s.w.,7Cw-V'Gw-V*s/8#s08#rd8]D$l'w&O#wi56w,u#q7wi:#&$p#.Kw#/$w(f#XwIX#w$G&E$$w)c$qowF%.6-%w",
"Ap-wFK#s1wNk&(@wAn$wA^'@Ec#hI@'Q%Bw,4&qXp#.89qYw'_#*w;')wHL+w`#+w#'&#0Z#7Z#BZuLNo*$Er`w(}+lOS70:,$B#<w.I#w#*#w)N$,$",
"sPP(w#*$S50]D$hdw#X#<w#X#ueg(D$lG60eb:&$r[:&$r]wVn$#Pw(^$h@w+|$*$lw5w'y#w(:&hD<(5#h=w:R%r+w<:1.*$l6Iw1<'I(3#aw;@)#h",
"I-'g%gwk-#hACw:x#ZhB6Bw#*#hC5Gw%}#uTU{qXwUG#w(i&wg#(w'V#w5C$5w'O#rlw(r#w1H#rlwR]$w1M$u]`qw08$Fw4i%qZwdR.#-5w'{&0w3v",
"&BT$3=w)C%M&$0w.2#q3wT8'4&$p#+vQ5(>D$hA<(+&G<r+#IG'C%0w$&%q[w=}(wO**5wKy5w(w#.&$p#+ZwO##p#+TwO##p#,*E3w#~#hQC(+&<Cr",
"+#@<'Iwi_'q]w(^(w1f+3rXw$-&rXw=#&rUw+J%w'$#M&$7w%*,#I-4&$p#,=S5w#-&p#,>S63uLNlw0C,>D$hiQ0w/$$@%@+&EQr+#cE'P%Cw$O%q^",
"w`-'4D$p#-q[5w66$s4w#^#wGG&s46s6w#r*,$p#-^Z<4D$p#-@[Cw)#$w#i#p#/dwkt-w&:-w%0#q9w'7-q7w(/#w;=$O&$@wD{%w;J$Pw7G#p#0JZ",
"(^s:$s9@#-(+&I@r+#QI'E%Gw`O#p#/gw`O.#(s;w$6',$s;wSU)wO<#q9T$6=w-D&s:$s96w-D#.,$p#0X(wFY#,$5wEd#Sd,CI-#QCwAX#r+#EB'@",
"%0u363Iu++muLMPDp#/o9q_w;D&*$fqXw%I@w'V'w%I)wZ*#wpG)'<%(;*$S=w3z+e<w+2#<w$h#h5w$h#>D$ho5wDr$w#J#h=wdG$s:$s9h;w#@#4D",
"$iR(8rUwX_#w#7#h>w%<$D$iD(wW8#wP=%h@hAr+#hCh@'hB%h<w'O#p#0:9q`w%/&qXw/L)w)j'(wV{+w%6Ah5w%6/gw%6,h<w%61i9w%6%w#6#Xw%",
"-&iv(8rXwXb#+&ber+#h=b'h;%c.*$o.hBw31)h@w$a(3w$a>wD*#hQw#^(w)4$w$D&ih(hSwcZ$w+<(hPw+<$'h5%h5wIj#p#0g9qawAX(w2Q)w,s(",
"Zw&/'*$Z0w)U%Gw)U,w$U&w*p*#@w@M#wC%*+&$h;6w:R$w#;#h;w95'Cw=K*uDFX*$wy%&w#T%hEEw#T$>,$p#1}Zw*Q#p#1|w^g#(aw%H#h=w%H#w",
"#1#hI>*$p#-*6(w`I$*$hEE(Cw24#Q%Qwx<#X-I'hC%hC+&hAhBr+#hHhA'a%h>u363hEu++muLMPDp#1-9qbw>@(w/M*ws#$w3D-u]`x&$s/F8weY#",
"3w>F)w#B+s0w#B&w#7#Pw'l$wM[)w8n$Pw7J(6w1Q*wFj$_*$7(T$0w(K'h<8#h;w(N+w#*#0w'#%rlw-U)M&$h5rlw=<#qzwV7#(w4&'6w4&%w8&%@",
"E-#hL@w25%hK<w7z#uLNl*$Qw%()w8`,+&$s<hCwlm$w4f&ewvu#w&O%hDhEq7#hVhD'a%wh@#hHwOW,s/w%}-wwk1w7*#s/u]`x&$3wQ/#B%wHy#s0",
"w#X@q{w#I#w#X-w7I%w#X:r*u]`xw6h%w,U#w%%#w+$#p#2&9qcw2U$]D$p#+lwKv1w#i1qtw%k#r+s@Fw)z$w#Q#E#s=-w//#]D$p#+x:*$s=wic-w",
"#e00uTWYw#e#rFw>Y-w(c$(w(cE0-%0w'D#G.&$ew(+$Cw3l$<Cq7#Ew74#5w<y&&$9qdw9:%wS%*wg4+sAw%Q#.&$p#/Dw#p#p#/=<4&$p#/pI3(#G",
"[wrw%wXY$9.&$p#/H@wXu$.&$p#/CQwhe)Vw}n%[#Q-'E%E/&$GI(@w%G&w7,(w,.+w#'@w%d-#Ewd6%Ew&+(h5$$wY(#r~wO3.#X8M&$Br~#Xw#N'w",
"5*#w;l#7$wTU#QFw#u#w#Z'wgp#7-%7w&O#7w$6##hD-#(Cw&V#-#a<+&7Br+#hE7'IwN4%X#-I'c%c+&gXq7#hHg'b%Pw&w##hDew$6&h<h5w2I%hA",
"w:q)w$q#rh#hKwPu)#hL-#hKhV#hJw-S'3w1S%h[GweQ%C$6w-Z#sBwiY)M&$QsCw~y$wLd$w#i$hXwLu#h<wR}#w%<$Iw:a)+&$g7#hbwd}&cgC-(O",
"&PS7#haPw3:#w3K%h`E'X%IuLNI&$hCrh>&$i(hmh=uLNmw<<,+&$h=e#hhw#i&$h>c(wxk$w.A,hMw.A%U-0Y`'hL%hL+&hMhNq7#hphM'hO%hJw7N",
"#p#3Y9qewN)(w9Z(w#'(rI$Rw|*)x0w.w*E'.&$i^F.&$i_qswD2%<w#5#iaq}w-3$#C-]D$iZwM[)w.3$wf/#h<wgS#wLx-;*$hA9w#1(.*$p#-gPw",
"D@'0(3wD{$x(B#*$<b(0#h=-4qU$ojhKgw8^#(9#hDx'M$=#aw#+#5Y#hHw#+#6q&#hJw@U#iJhPhO>qU$o)hQ7w#P%hJw#P&hLw#P&hNw#P&hPwa:%",
"wN{$w#I#*$hU=w%*$w0J#(wI-)wOm#wB%#(weJ$Ew;h$w+]'wXP#wu_%#hWw-1$#hW8w_)$w(|#80u~#YD$p#/ohThRPE<8w)(#q(wd$1N*$hUwei#w",
"%h#0PwUB*#hh['hbw~>%w0.-sDU-hEY`w(I$sEU-hCw#.$5qosFU-aY`V&$hGwh;(awjY$F8Jqp$GqosGwi-$w.b#hM>D$p#4WsH(#hu['ho%hou+-~",
"u++m"};
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
/* onesweep.comp -DGPUSORTI_ADDRESS, 15393 words */
static const gpusorti_line gpusorti_spv_onesweep_address[] = {
"$v&u;<7h#u36-qDu36.h%qHuLMSuLN@uDE4h$uDEGqFh&u]`|uDE)h*uLMlh)h'h(q#qyuDEQuLM[uDECh,h+uDEEh.u]^tq$h/uLO,h-uTUdh0h2qB",
"uDE;h4h1uLMcr%h5h3uLNhrgr7hAuDE*uTU_h6hBuTVzh=h8uDE%qvh>uDGLh7uDFXu;<0uLNBuLNkq%v$o9)Su+3euefUu#Ao8u33U$u33Uqbu33Uq",
"du33Uqeu33Uu#`Iumnev;F+2Av;EfUjvASSBDv>e;26v@Q%3Sv<xdo-v=4}Fhv#-<VcuTU4Cv6RUmWv<bs>Dv/AM#F8u;;cu#`JCuuvzq($v@8$D$8$",
"w#$#uTU9gq4CCC:$q)q'N$8qG8Nq,CqGq+Nq,gqGq3Nq,q&qGq;Nq,q'qG&Nq,q(qGqLNq,q)qGqPNq,q*qGqTNq,q+qGqXNq,q,qGq]Nq,$qGqaw#(",
"#qew#(#quw#(#9u;<Aq,g:q-q)q'Nq.8qG8u;<Aq.g:q&q.q=:q'q.q;:q/Cq(:q0q)q+w$.$u;<Aq1g:$Cq*:$Cq-:$Cq+:$Cq):$Cq,:$Cg:q(q.q",
"Lu;<Aq)8:q)q.qMu;<A$8:$Cq&:$Cq':$Cw#/#C:q*q.u#U-:$Cq/:$Cq.w#7%q.q<u33W$u;;v$JuDDz$&8u;;v$&uDD|$&guTUK$//&&u33X$uLM:",
"$/)&uTUK$J)&/V$//uTUK$&/&&V$&&uLM:$)//V$&/uDD|$&q'V$qPw#8#qPuLM7$&&&u;;v$qSV$)qSV$J&uefi$&)w#$#uLM:$qWw#Z#)&u]^Xw#E",
"#&)V$qZqSuLM:w#.#uTUK$J&&&2$q*&u]^[$&&q_&q_w#4$qWuLM:$&qZqWuTUK$JqZw#F#&qZqW&V$/&uLM:$J&/w#(#w$4#)u;;v$/w#g#w#U#qW&",
"&umn|$))&&))/ueflw#,#))/V$J)w#k#)w#v$)uTUK$)qWw%1#)),&$q'^q+&qsv#$KM3q,/w#$#w$Y#&&q+w$N#q,q,@qt$q,uDDz$&C,_$q(2$q,&",
",&$8,_$q'2$q,/u;;|$u#`Ku;;rq-&u;;sq.q-2q|u#`Kq.,_$82$u#`Kw&@#q&2$Cr#@r$q&C,&$C2$C&@r$q'CuDE'$&w#b#w%I#/,_$gK&q/w#D#",
"gW)$ruq/r+,&$q&w#t#q0/u;;sq1q02r.u#`Kq12$u#`K/K&q2&w#C#q2r(,&$q3w#-$r1u]^o&$rtr2Or+W_$rJq29w#a&_$q&,_$CK&q38w#5#q3r",
"+w#))q/r+K&q4w#9$q4OK&q5&W&$rLq5O,&$qCW&$s6r<r=W&$s3Or>w#D$w#m#qCK&q6w#R#rvq6w$%$q4Ow#=%w#Z%w$=#rFw#;#ryq5w$[#vfMXs",
"pw#g#q5w#g%rJw#F#rKOw$h#rHrIrLw#f)q/w$O#w#r/w$(:rVw#Z%O,_$q+K&q7q+,_$q,w#m%2$q)&@r]$q)w#'4r&q(C@r&q)CK&q9w#H$K&q:Cw",
"#Z#q:92$q*qPu;;~)$K&q;sqW&$rPq;q9^$&rh2$q'ri@rjw($#q'w'N#syK&q<q+w$`#q:w$G#r}q9r(W)$rrrnrow$`#r(q9W&$s1rIrq2$q*)2$C",
"qP@rtq*w(l#w#q#rNq;q<,_$q.K&q=8,&$qiw%}#q=rxw$>#ry9@rl$q'w#'#,&w%4#q>8w#@#q>w%[#rvr~9w#/$w'V$s$9w%.',&$vLM5-b,_w#+$",
"vF9(PS,_$q2w$=#q=r},&$q*w#R#s,s-,&$q(w#V#s.s/u;<#)$w#,$r-w#)$qsw#8%w#~#s.w#~#s3Oq7w%U#s6q9,&$t5,_$q-,_$qe,&w#'$qAw#",
"z$r1,&w$($s6s=s>w#a#s@w#Z#s1q=r1w#5#sBs>w'z#sAr}sC^$&sD2$q*sEw%q#sDw)1#v+3LDD,&$v3Duee,&$v+3LDCw$2%^$&s62$q'sL@sM$q",
"',_$q;w#+#w$S$r+^$&q<2$q)sR@sS$q)w(`(ruq/r+w#~#sVq<O^$&sW2$q)sX@sYw#C-w#)&w&W#w)#$s_w$a#rJq<Ow%;#saw#b$s`sbq<^$&sc2",
"$q)sd@sew&=$u++2uLMN)$rss`,_$q3w#]$w'p#rvsjw#]$rvw$~#q/w%H$smw#@#sns>w#9#Osow#y$spw%E#sqw$#$srw#/#rNssq;w#;#stw#5#r",
"Nq/suw#)#q3w#)#rJsvsww$B#skslsxw#6#rhs6W)$rwsyszw#6#s{sysz^$&s|2$q's}@s~w(E$q)w#s#q<qsw#M#r+t%w#)#r-t%uDD|$)guLMF/$",
"rIrIw$b#q39w#]#t*w%q$t+2$q)t,@t-w%q%w-G'w#C#t0w#C$t12$q)t2@t3w#C(w$~#ssw$~#t6w$~$t7ssw#;#t8w,.$w&M%w#H%svsuw#t)w#B+",
"w#H.&$rSssw):#rvtDw&>#rSq<w#s#rvtFw*@$q=w*L$tH9w&m#t*w+S#tItJw#f%w#4)tMw#}+w#:)tQw#4$w$>$w/d+q3r+w+U#w$$$s;w$$#tXw$",
"$*tZ,&$w.w#s6q=t]w#>#t^w#>$tYw%W#q<Ow#.#skw#9#q4w-+#w.n%rqtctdw#:#tew%O%,&$qm2$q*qS2$q*qW2$q*qZw#V'rrt*tlw#)$skw#s$",
"uLMF/$99K&q@CuTU^r#qAq@Ow#Y#q7,&$q;,&$q<,&$q=,&$q>,&$q@,&$rk,&$/uLMPJg8qC%$@rs$q*@q_w#'.w#7#w#'/w#H.uLMUrs$q*s1w#^4",
"r)w#n1u;><$8u;>A9$%-<qS$$4&$08#L-4&$6C#Xw#+#7g#]-*)$$3u;><$8uDGP0$(%-#h9S'A%(;qx$qus).&$(uLND&$qs(+&$r((#h<-<J$$*J$",
"$7;q{$quqz./$(uDF+q|$(uTUlq~$(q}=uTUh&$(gq'#hE-+&$DtxuTUlq~$7q}(w#7%uTUlqx$qurwTw#r#+&$6(#hJ-*&$$`#hK(w#u#E&$DOuLNl",
")$(9w$N#(w$N$hUS'hJ%(uDG5r+r+rmGqW$$LAw%*%h]-4)w%*#h_w#+#7g#haw#+#5q&#hcw#+#3q'#hew#+#>q(#hgw$s%qZ$$hTw#^%hmw%e&how",
"%e&hqw#+#5q&#hsw#^&huw%u$6#hd(G/$$6hH#he(#hd9#hc9#hbs1'$%-1/$6h<tp$1)$s1`S(1&$9h@$6a$78w#A#BJ$$hCLQw%,#tmw%,#w#3#hG",
"]b'6%6c)$DR)$b(w&J#0w%>$&w#Q##hw(w#J#6hWXw&h'w%m$tnw#d&QhVhHhG'0%0R)$Qtow&*(B&$$hQh[Q#i*(w$$#1&UY>(w#y$B)$$h^hNhG#i",
")(c)$hMuLNg)$hG(w#Y('hF%(w%L#>w(B(w&p##i5tpw$C#'hP%hP#i4S'hR%hLw$Y#h`hOY#i@S'i4%i4u+-~u++muLMP&$8qE%$w)S#w(m#qww'z#",
"w'a*$%(#37'0%-w(l1q}w(l&D-'>%>1&$A>(3u363-w#x';r&$q&Ow#t#;r&$q'9w)k&6w#1#q&w#1$w)*$w#S#/$8qGd/$d&w#&#w$U%w#'#4&$38u",
"LO)&$35uLNUr'$0(4&$(C#7w(2#08#3w#+#DCe&$r(AuLO'&$Hw#s%+&$(3uLMk/$3w#}'qId)w#z%w,F%w,1#w#''w,N*w,5'w%d#Hw%d#w%]#r*w%",
"]##A-'7%0w#3#q}w#3$H-'3%3w).#3(5#Iw#W$r,w'r$/$hN6h9r-uDF+r.$(uTUlr/w&2$/$(gq+#h:S#h9-'Q%5uLNg)$r0`w(F)/$hUAUr+w&c/u",
"LMk/$(9#hCS#Y-'h;%3#`r3uLO)&$Or3e&$(OE&$hHw&Y#(q2#Yw'J$w$]$uLO'&$hLr3B/$hb0(w#s0#hH-uDF+_$=uTWA&$0(r4w$$%hQS#hPw(}#",
"hJumqA/$h;h@Q](h9w&@#J$8qJw&@%d/w'=#w&9&w$y#3w&%-5w&%.>w&%,Fw&%$r5w#W#B/$h|7Lw&%*uLMX-Pgq+'5%6B/$i#>bw$x$4&$]8uTUlq",
"~$0w#C#(gq''F%Fu+-~w'v>w'j+Fw$h'r6w$W'w$h&Tw#3$Fw$h,Dw#W$r8w'9&i;6Xw'j1bS#Xw'j$B/$i@>h:w'[6h<S#h;-']%]1/$3A(Dw&XHw$",
"p%w&X)w$p%w&X3r9w&X&iXw&X8i[w&XAqKw$S)w+:&#07w$&#r:w$&#w#,#r;w%|#;q_$=w-F$uLO+&$(r@#0w$i#w#K$rAw#B&Mw#B$uDF+_$(uLO(",
"_$(rBuDF+&$(#L-uLO*w#R#uLMk/$0(./$]uLO+/$(0w+;#A%Aw#a#rCw#a#./$h<uDFyw%R#[-w0Z#'h:%]w#@#rDw#}&Uw.K$w$@/rEw#B&hFw#B$",
"w$@#uTW@_$(rGTw$A$hHw$A%E&$(rM.&$>w#b#0#=w$A(rNw#b&hQw$$(rMw$$&w18#./$hTw.^&w&18rOw&1'rPw%1&=w%1$Fw%1$w#;#rQw$,&Hw&",
"J4rRw#B&Pw&J1uDFyw%0#h9w&N-[w&N%`-'D%D'h;%h9w#i#rSw#i&Yw%40w#B#rTw#B&hGw&T4rUw#B&hLw&T,rWw&T$w$K$hOw&X-=w&X%Fw$K%hR",
"%hR./$hVw3F&qLw2r*w;=5w1s.rXw$G#4&$I8uDF+_$Iw#'#uTWA&$60(#MSw1p#>%54&$XCE&$Xr=uLO'w0$##I-uLNo)$]r(w#b#w59%Lw59$4&$[",
"8uLO'&$([f)$`w5Y*h99w#C#w3y#hCuLO)&$I(w-&#7%7w8j#7(6uLO*&$=(w&d#H%H1&$QH(>#U-w1y#hGw1y'6(#hGS#hF-'U%U1&$h:`(Pw%_&qM",
"w%X$w6y#rYw5{&7q7+w$p#w#D0rZw#D(ew#D#u]^F&$CqJq7w#K$)$8qNw&K#w)e#w&H%w>=*w%5#r[w&7&FCw#($uLNq)$0w91#w9,)f)$35w#1(w&",
"E#8w#($w#N$w%[$)$3>(7'=%=1)$DI(3w0F&P%Q4&$h;w#S#h;w#S%w5J&w08#)$7M(bw%9&qOw$k$.&$r^.&$r_B&$i#7w%V..&$r`.&$raw%U#w7u",
"%.&$rbw&#(Jm4wBn$rfw(e%.&$q(#rc-.&q8q)#rbq8#raq9.&$rcw5w#w#,#w#Y%#rdw%o$rew%D#uLP`qP$r-S#F-uTXs&$r-g(#rbw#,$80#ra-w",
"#S#fw@j,w#o#w$R#;rl$rk0#-w%r$w<b#w#N##rd-#X9w>Y$&$9>$w%$#rcuLNq)$7(a$68uDGP(6-%6w#]#3w'k#.&$rdw:(#0#rd-+&=FT#Y='Aw#",
"r%'h;%h;w#D#w#z#w(2$w%+#q<#r`-w<v%w&'%w%Y#uTXz&$r-C6#(w$t$w$b#w)^$f)$6w'})w%~#w$@#(#-=w.y#u363=u++muLMPqP$8qQw,>*w&",
"M&w#'$wF#+w#;'rfw):-rpw#|##Drr#Aw%^'rr0$$w%e#5$0w(J#q7a$7Cw$H%w+>#5E&$`w>h%#h9w')$w=8$8#h:w#t$6w,B$h<6w,B#uDFy&$7w2",
"{&1&$56(0E&LP-#hCL'Q%Q+&MIT#YM'X%Du]_/qP$X999#hFS#hEw;L#h9w('%h@-#`w$a%qP$0h<w$a%h@w$a,7-%7uLO'&$hR7w/^#wF*%w$^$#hJ",
"w-g#6Ou]_/qP$((((uLO+qP$6(EqPHM-#hOH+&FAT#hNF'I%>#hVS#hUM'hL%hL1qP$PYI=w*V&qRdqPw'R&w&9%$%w%V#38;r&$q*w12$w.1$uDF~_",
"$(w4c$F-'=%3w)|$Hw>y#F%F1&$0F(w#u@w#g(3-w89#w*Z$Fw8u'&$03(5w9f&qC%$uDG5r-r-rmu+-~u++muLMPqSnm8qTwB^)<&$mc#0-uLNF&$(",
"rvuLNI&$0rvw%v$Zw&$#9+w,Z##3-wIX)w#-$q}w/M&6(uTU{qS$(3w:n$)nw8qUdqS$%wKI%wHa$uLNow/)0<&$mhw#g)e&$=Fw0/$0(uLNo)$5(wE",
".$)$AM(>w%$&qVw*F$w#e#rzw4d$wEm++&$>Ow:h$(u]`qw$y$O#r{wEs$#r|9u+-~u++muLMPqWnr8qXwE:(wN+2E&$=r+w*4%3-E&$Aqsw#0%>w#0",
"#Hr}w#0%=w*B$s#w$F#E&$Lr1w#9$w*=$)$s#L(6#H-c)$s%w%Q(E&$h:r(w.k$w#I&s%A(6#P-uLNI&$h<r-uLND&$r+wF0$O#s&w-(#s&w#/%s'-u",
"moPqW$hCh9bPHwGr$)$8qYw--*w,}&w,m'uLND&$>s(wNr+(s*uLO+w'b$>-w5a#s+uLO+w0b$w>J%s0w-9$w6R#s1wOM#w#6#s2w3H&X9#LS#Q-'M%",
"0w#;#s3w%,&=w+W%#]S#bw36#6w&.#s-w%A#r-w31&b%bu~%b)$s1A>=65wIo%qZoG8q[w(]$w8</w5,&uDGPrzw*]#.&$r{wI2#8w0U$w+E#5%6<&$",
"ngw+C#w*[)#Hw%*$s4w$Z#w)1)4&$bw5c#]w#c%w);$7w)H#(Ow#(#A#h:w,,'DX(F4&$`8w2+$w&5#rv#h<w5y#Ygw#N#0w#`$(rv#`w$0$s5w$0#*",
")$hcFwND#1)$s5](0#Y-ueg@qZ$DA=5w5E'q]wKh/w#'#ewKg##6-#0w1/'03w/N%Fw/N%s7w1/)w4$&3w+_&wDR#rl$rkAw%K##PwDR$#P9w:6&(79",
"6+&IQ-#]I'M%M+&DHT#bD'L%Fu363QwNo+w-5)w5g*w$%#w)&+s6+&$s8wL9$3%7w#=#s9w/k&DOw#C'6(w(m#D%D1&$3D(Aw%g&wO&#w#T'w$4)w>K",
"#w1e$w#c'wN)%w;4,w#W$+&$r+7w$,)w#I-wPV05uTWY&$(Ts;w.<&q^w',%w#P1*&$h<>w7I&0w#_#7q}(uLO)&$As<wA&#AuLOJ0Ts;w71&q`w#d#",
"q_w#j$q_w*I3sFw#3.w*^&w#/'w-=#uLO)&$(s<#M-#Hw9-(Lw9-$h:uLNmw'*#uLNq)$5h;Rw0v#a$5w7{)UuLNo)$(sDw'H(.&$hFw*&#sD*&$hiw",
".C$hJ#hC-#Yw:&+uLNq)$6sDa$0CuDGP(0-%0e&$sG5w&O'Fw%d#hlw+>$hC;q_$hMA#-(w5P(D%3#hL9#hK9#hJw#u(=w*1%D$0w#*#M$7w*8#sDa$",
"3CuDGP(3-%3;q_$hX7w']%FA-#hXF.&$0uLO*&>=-#hX>+&53T#hW5'H%6uLNq)$FsHw0l(.&$hew%-#L#hfw#/#hiw%D$#hj-#he9'hT%5'hK%hI#h",
"^w$O(hKw%E0.&$hqw)4#Ow,|#qM0w%A$=w-b$*&$i:w&.$hx*&$i4w#<$hh;q_$hrIw%Z$w9K#hnM'Q%A'h[%h[#hmS#hlw$/%)$Sh^w%[%haw%[$hn",
"hcw%[$7w%[&w%##w%,#Aw4b$q_$i$w%X#(uLNq)$(sIwB=&Q3(wGi$w,,%q_$i+Lw#F'sH.&$i6w(F#ORw=;##i+w%c#3w+I#sJ.&$i9w>N%i:w#8#A",
"w#S$w(O+iCw%D$#i4w-v%i4w-v+#iE-#i@9']%X#i7s1wC3%hHH5s1X1&hC95hDX'hG%hG+&hEhFT#i6hE'hJ%U'i/%i/w%O$hEY+&i1-T#iAi1'i3%",
"i+.&$iGw*-$R)$sKw.>#iKw#-#0w8%)w,V1rBw7:%iQw2E#.&$iSw,`&qaw,`&qWw+u+wXX2w,j#w:a#w0x&Aw(=%s6a$08w(=%;rl$sN5#-9+&75q;",
"#I7'3wa;%w#^$Iw#^(7w#^%rvw#^%w$v#4)$[C+&$h@>G/$p#,Q0wIP#4)$Ugw&h(*/$p#+-5#h@w@N#(#h@5w7q$/$(630*&$n'w1~#sNw9e'w@_%L",
"Pq;#hFL'X%Mw$K'w'_#s6w&2(*&$jFhPw/+(wcV%jAw#+#w7Y#s<#hJw8Y$uLNlw&g#.&$s'uLNlwE7#w(g$w&u:Mw.s(w#}#w$^$w)Q#uLO*w8X#um",
"q1w;W#99(bwKa#'h<%h<w#G#wFt-w#v1sOw%B'3%3w0`%qbdqZw'd.w#'2#39#5wAM#w%d.w#5#w3C$r*w7g&P8#H-#D9ueg(&$j[7M0H.&$M#L-#Q(",
"uLNm)$0w$e)u]`v&$r|O95w75#w4G&9h:3wDn#9h;3wGp%w(:%6Qw-'$5X$w.+#r|w*K$w1K,r|w+i%hC-w'P'w%s-#r|9'(wBh$hOw(p#(3w8y$BJ$",
"iE=(hQw#W#uLNm)$bwJ;,w%@*w97%r}#hQ[#hPh:ueg(&$k#7hR(hQ.&$hR#hX-#hWwAD%&h;h<I-31&`h@I(3uLNm)$h@w%T/hCw%T#w%B$Y%Y'hE%",
"h<u363Uw+w$qcw'3#w5W&whD#8w%L$w#b(4)$=q'wBy#w@7&5>(wUm$w$r's'+&$MHBJ$kHDwN}%+&$HOw</)wJc-w(l,<&$kmw*U(<&$l'w6k+>wkU",
"'w&D#hEw#($uTUlq~$Dq}=w[-%Q%Qw)>#p#.f8qdw)>%w;o(G&$i057wL3%w),.BJ$hTA5=w*q&sPw*q$w#~#FwVK#3%3u363Fu++muLMPJp#.gw&&-",
")$7q'R)$sQwMx$w#t$w,$-w@9$w%x&HDBJ$k{60('5%5w]s%qew$c(;r]$sT6w$;#w#`#sUw.=#Z&$s[=9;r]$sZw$T$wZj#5%6#=9w#d#w2,#597uL",
"Mk/$=wQ@%$8qfw`;'wGS$w#u#7#-w#t$s]w$T#Z&$s^>94&$>Cw#y#wPV'wOF/w#T#s`w$I#uLO'&$3T;r]$sfw$H$E&$Fw<H#r1w#;#6w<W$sgwJm%",
">w#H#w.F#wgg$w+y%6w=A&J$8qgw&A'w#~#shw56$r]$sf3#-w0[#w#m#>wPI#w>`*wid#w$B%#-Hw4l#uLO'&$ITwX$#siw#9#w,Y#w/D#(6w'R#F%",
"Fw(M'w>R$wSu's6w=k,wP{,w#'&*qP$p#+#>#5w13#oIwcF#*&$o:0#5wJg#Qw(W#D#3-;rl$t#w'7%>wq-#o3wJ4$w$y#wn7$w(B$w96#Aw4C#0%0<",
"J$o9+&$=Mw$G&qhd)$%$wOP#0wMM$wXZ'wHV%uLND&$0t$wS>#w$7#t$uLNmw)=#w#D#/$8qiwe<)w#''w%H#w'/#r+w&B-*/$i;9w`^%w#/#i<t&wl",
"6%71/$07wJb$w#^9iEt%#Lw#^'iFt'wDg%w#^(bw#^(w'Z%uLMkt($((Z/$(IwOP$&$8qjwAH'w_48w)V&wJ{$uLP_&$r-H#Dw#{#Hf)$Iw>x#h_wDv",
"#uTY#w&.#L#AwJX#Pw#9#hb(#D-w/O#w;L&w1T#L6#]5w1W#1&$>D7wrS#hbwOZ-#h;S#h:9'Lw;2$`f)$UwG;)#h:rIwU1#wWF#wAC'(hGwU;#w,A%",
"rI5(7w$P$(uLNIw#B##Yw$U#hKwWd,hMuLNl)$hOw0t(I(6*&$h|w$P#hxw-E#(r+O#hPS#hO-'hI%hIw4D#h9wSO%wPg(w&*,w*8&#79#6wC=+w#*#",
"AwIV%q<wIV)*/$j45*&$p#-*(#Mw$c#(XwV(%Iw[i&w2:#wH4#uLNl)$5h:w$~(<&$iZw0K$w*p$wQk'h:w%c'=I(5GJ$itb(w*E$H+&h:h;-#Yh:'h",
"9%h9+&b]T#Ub'h<%PuDHI)$r-w#y+iew#y#hIw#y*hCw0[&wUC%w%W+wL#)95w<L%q<wCE%w'j$=w8e#raw0d#w#H&6w7Y%3$0w8@$wyg#w'8(w_^#w",
"*3%w,q)<&$j(*/$jih:*&$p#-_w`c%w%[,Yww:&PXD-3<J$p#,*'P%Pe&QLT#YQ']%MGJ$jDU]'`%`+&h@UT#hEh@'Y%h<w%:#p#208qkw4Y%w'x1w#",
"'#r)$q*f)$>rvw)g(4)$MCw)u)wII)6w%i,w@p#*&$p#-v5+&$h;w|e#p#1SS(GJ$j|=(+&>=T#h:>'F%7'H%Awg.#w#h&Hw#h3p#.$w#h#hFw#h#p#",
"1^s1w#h#k*w#h'hDw#h%h:%h:4)$hJwA1&w'*#hFw#v(0w#v1/$kC5*/$p#0Aw#p#k6>(+&3>T#hO3'=%6wn)#wHP$hNwHP/w(.+hTt)*&$p#.;3w6s",
"#h]w$=(4)$hbC*&$p#.AD+&$hcw$x#p#1z6(x$V%hfw$e)*/$p#0U7#haw1v$1/$5F(0w$=#1/$t)I(7GJ$kM]('X%Xw*C%heb'h9%L'hb%hbw'e#p#",
"2uw'e5r)w*)>*&$p#.Y3+wjy$A-wu+%Aw$a#Pw;y$w$e)&$p#.aMw%C#]w.;'Aw<0*4)$`CG/$p#1Q(HwWD#6%6Z&$t*]9;q_$h;w`=$;r]$t.6w8>&",
"t/w#V#Z&$t5`w#D#Yw~E%r]$t4w#D#w,9#'h@%h@+&UYT#hFU'hC%[w%M#p#33w/%&w294wdw+skw'>$>w(C;&$k{5w9v#wgS$w+{#w$C#w)9%Pw)9$",
"wDt2rl$t#rv#-w1p#0#h;S'X%Lw*D*Xw&l3l/wBI#hGstwYZ%hC-uLNs)$(stuLNg)$t9w&j*/$lPMwf.$w$(#>w&3&t:w#>#+&$suA*/$lVbx$e$w$",
"p'w&3#w#H#t*w#H&svLw&~#[w<n#t.w8Y$w#M#w<=#w>C#w#M#t;w#M&t<h;Z&$t=hEw#M#t4w#M0wGX#'hF%hF+&hGhHT#h`hG'hI%hDw%t1c)$t>w",
"#0(+&$hlw/o$t8w(q&t>3(6wbZ&FhO(wo*)uLND&$hrw%u#rv(#hmw:L%#-rIw#B#t@w%W'7w#9'wxc$=%=#hvS'hq%hqw@[0w%u#w@['tAw/G#w#c#",
"=w;F)w@Z<w#p,w&P#wm8#w#^%w#u#tBw#u&tCw4K%w#u$w_L%#Fw#u4)$8qlw}l&&$w#,#)w}u&x2n3wO@'w-*#>s1#3wSI's1Aw6]%Mw6]%ssa$7gw",
"//&Iw#H&>=(w#H%7w#H%qsw7%)w6a#wWG$q;wMu)[w',#hHstwS)%w`2%tEw#P#uLNo)$=ssw`2&tEA(wc4$w#j$'P%wgU#>rvR)$tGw*I)'h9w<a$h",
"tM#hIw*{#p#0fw)7#wF.)Q#hL-uLNq)$LhXw#T(w#,#hYw#,'h]w=P&p#2FM#hTwPP%hTMwPP(I0BJ$p#3rheDwJL$w*{(*/$hxhDBJ$p#3=hiQw:e$",
"w`H#w#A#tKw*'&hZw*'+hKO*/$i2(E/$(hlE/$UhmG)$p#1C0w*z$1wbh#(3#hmw~4$1)$hd[(='hZ%hZumqA)h[hdhIhdhE-D+&hXhYT#hlhX'h]%h",
"V'hc%hc+&hahbqs#hmha'hf%h_u363hew(:$qmw(:&w(7>w(@+w(D*w#H;#Ps1#Lw,M$tLw(H$Pw08+w2~%w<J/uLND&$5w(C*UwDh)w0U#w]m#w#t#",
"tNw&0&3Ow#C(wO>#8Ew#Y#wXo#wBQ#w]/#6(wf]$)$tNP(Fw&l(ws8#h<uLO*&$U(#hUwrk&h@UI-0w9x%h<[T#hTh<'Y%h:wNn##hRw%$(h<w293n[",
"5Z&$tO3wJp)w/W'wvl%h^wvl#5w2@=wO{$hT%hTw$-#hihR6#hcw,*(hWw&<%hZw&<@hnw*6$tPwJ$&sTDw$R'w3x$uLMk/w]2#htx#Z$w#8#w]y$w6",
"q%hww)@%/$7A(F#hyx'b#hz*&$p#22w+T-P#h|w+T#Xi/R)$i.w,.)w#,#i2w]f$/$i**/$p#3o(#i(w]f$./$i,#i)wA`%/$05(7BJ$p#5@i;Hw'H$",
"w#Z#tRw#d'tSw#d#c)$hRw+D-w(6+iDw(6%;q_$i<wu5'(w`I$(w+G&h_I(A#iHx/V#Mc)$h`w#o+hXw#o,iQx&E#0w%k#9wLy#hkhfwHZ$;q_$iMw8",
"U$w#1#>uLMk/$7(G)$p#3%>('I%I1)$hphC(I#iY-'hE%hE1)$XY(L'hH%hH1)hphqhR-hFw-r(w'1#hq#-hXwW^$hr%hr+&hphqT#iXhp'hu%hnw#I",
"(w)W$iTw8n=oew)W#t*w)W$w6Y-w)W%i`w)W$w#n#w#{#tTw,P$iaw#w:w#r#59uLND&$3w)5)w,L+t.3w$$$ADT#inA'H%>w$o$imw#w(Fw$o3p#+#",
"w$o#tUw$o$w7{-w$o%ixw$o('[%[#iww#r(h@w:F0w$d-#j$w(x$tVwT@&t*Hw%w-wk{#w*|&j+wzl$w#8#wo_$w*|%j.wRv%/$7D(A#j0w*b#IjGw,",
"l)r]$sT[w#Q#BJ$p#5ujM(3x0]$[%[+&`h@T#j8`'U%h;'hi%hiu363i^u++muLMPJp#8Sw>$&w-X1*J$p#1^3#tWx,6#0wRn#p#8MwU#*w#'##(w_<",
"2wYW,w#9#tYw-J$woD'w#U#w6O#PwHD$<&$p#7aw&$%PwUH$<&$p#0Jw&8)]x-2'7H(DuTUlq~$QwZ-'#h<x*N%&$9`(LwM8$p#8hwJ^'w#d##(we&/",
"szwea,t#wea)=wea$wAz#p#8dw#g#wr[(*&$p#4U(#r^w7=#p#4O0#r_wp)#)p#8`wSl&f)$0w7r#t[w.g)x.G(w&X$x,m'=wQ)*x.I(w#F#q5w#F'D",
"(7w;x$p#8nx;n)w543w#k#=w#k#wXw#r1w$-%w>C%HwE4(wjq%x-<$w&U%Iw<>%Iw<>+#LwO`$wTa)x+b#0w:S$5x2-*x1j)FwOP#x(L%96(wX|#rIx",
"8[$wxs%9F(3uLNs)$Mw#`*Uw#`'s;Pw#Q%hCx2J+w]6)p#9(8qnwWi$w7q4w)f#5w$p$=w#z#</$p#+p*&$p#4q(G&$p#+T(w_u#Fwev#Aw:%#7#Ar+",
"w{5&(39w%X#6>r+3#MwQy#(r+R)$t_wTb)<J$o_w;j#wN4#Ow#9(*J$p#+0Hw#:&Hw&/*[wN=:<&$p#,W*/$p#-;3*&$p#51wP@1GJ$p#,rDw/X&hKw",
"/X$w36#wsm*QwMV3p#-HwTA#p#5=w*(#p#,cwM[#p#,|wNL'hTwNL%[%['hC%hCw2r#w--#p#9_8qowbN#w&Z/#0w-42#59#7w;E6rhx,n)x3<#s6w1",
"u1w%7#-#XAwIk(H%5#bDc)$wUq)wL9#wfe,D(6R)$(t`w#F)&$hE8w**$wc{#wlr#Zx9O$BJ$p#1n5(`wA%#wg~#w$e#hIh@wX/%p#:(8qpwDk(w)11",
"*&$p#5<=#7wjF(w%d-G&$p#2i5M#=wAU#Hw#9(w#L#e&$Pw:*#sPwco'#Mw&0'=x#P-w&0B#[w#x$w}I$w#8$#-Iwvn#6#hCMw(b%YA'Q%=wJP#w$s#",
"w/U#p#:KwWw/w'x(w'`)wzg&w4j*<&$p#-g*/$p#.K>*&$p#6Aw){*w$P$Lw9k#Hwxa$qJ(ta#Pw49#0q<w+L)&$p#-s*/$p#.Ww*]#p#6Mw#a/[w5/",
"$w+B#x:*#wyA#9>#h@w5o$wff'Uwe5#5siuLO*&$bwev$wJu$w=-#we:$w5o#r]$sfhGw#8'[#0w#c$h;w5[&sfh@w#='PxD9'L%Lx2|#+&hMhNr+#h",
"ThM'hO%hJw&3&)p#:q8qqwT.&wE',rsw+-#s1w#|#wQX$4)$FwXf)wXt#q&4)$Iq(umo8)$mns1I0(MxRU#5%64)$Lw#8#mpSLs1(Q#MwZS%)$6>(3w",
"7_$)$s1L(FwJ]($0Iw(e%P$0x9z$tbw$7&UCwTx)w$;%hFq(uuwI)$nxSAhFs1(hE#Uw@Y$4)$hHq&uLNg)$(tfw#M+hMw#M#o#s1PhMS(hL#hHw#M'",
"hOw#9#o%s1bhOs1(hN#hJx,h%)xK9$w>2&DI(=uLNg)h;h<-#hNh;c)$tgw*s(+&$[T#hQw3M$wPP%&[`](wKo#tgh9wVI*'h@wy0%*J$p#;WYw;W$h",
"D%hD'hG%U1)$hGhHhF0wNL$p#;H8qrw,W$w#Z#x]R%tWOwd|#w,O&tWw-Q$w-,$p#;Jw*f#u;>&Oth<J$p#<8w'j%"};
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
/* onesweep.comp -DGPUSORTI_ADDRESS, 27786 words */
static const gpusorti_line gpusorti_spv_onesweep_inlined[] = {
"&Jgu;<7u36-h#u36.qDh$h%uLN@uDE4qHu]`|uLM[uDE)r`uLNkqyuLO,uDEQuDF+h&h'qFh(uDEGh)uDEEh*q$uTUluLNDh+uDE;qvr7r%h-uLMch/",
"q#q_h,uLNBh.uDFXuLNquDGLuLO'uLNhuLMluDE*uTU_q*h2h3uDE%uTVzr+h8q,h0q%q'uLMkuLO)h4h6q)v$o9)Su+3euefUu#WFJu33U%u33Uqbu",
"33Uqdu33Uqeu33Uu#`Iumnev;F+2Av;EfUjvASSBDv>e;26v@Q%3Sv<xdo-v=4}Fhv#-<VcuTU4>v6RUmWv<bs>Dv/AM#FJu;;cu#`J>uuvzq(%v@8$",
"D$J%w#$#uTU9aq4>>>4%gbH%JqGJH_>qGq+H_aqGq3H_q&qGq;H_bqG'H_q(qGqLH_gqGqPH_WqGqTH_q+qGqXH__qGq]H_%qGqaw#(#qew#(#quw#(",
"#2u;<A_a4q-gbHq.JqGJu;<Aq.a4q&q.q=4bq.q;4q/>q(4q0gq+w$.$u;<Aq1a4%>W4%>q-4%>q+4%>g4%>_4%>a4q(q.qLu;<AgJ4gq.qM4%>q&4%",
">b4%>J4%>>4Wq.u#U-4%>q/4%>q.w#7%q.q<u;<A%Ju33W%u;;v%qBuDDz%'Ju;;v%'uDD|%'auTUK%88''u33X%uLM:%8,'uTUK%qB,'8U%88uTUK%",
"'8''U%''uLM:%,88U%'8uDD|%'bU%qPw#8#qPuLM7%'''u;;v%qSU%,qSU%qB'uefi%',w#$#uLM:%qWw#Z#,'u]^Xw#E#',U%qZqSuLM:w#.#uTUK%",
"qB'''/%W'u]^[%''K'Kw#4$qWuLM:%'qZqWuTUK%qBqZw#F#'qZqW'U%8'uLM:%qB'8w#(#w$4#,u;;v%8w#g#w#U#qW''umn|%,,'',,8ueflw#,#,",
",8U%qB,w#k#,w#v$,uTUK%,qWw%1#,,+'%bZq+'qsv#$KM3_8w#$#w$Y#''q+w$N#__<qt%_uDDz%'>+D%q(/%_'+'%J+D%b/%_8u;;|%u#`Ku;;rq-",
"'u;;sq.q-/q|u#`Kq.+D%J/%u#`Kw&@#q&/%>r#<r$q&>+'%>/%>'<r$b>uDE'%'w#b#w%I#8+D%aC'q/w#D#aV,%ruq/]+'%q&w#t#q08u;;sq1q0/",
"r.u#`Kq1/%u#`K8C'q2'w#C#q2r(+'%q3w#-$r1u]^o'%rtr2F]VD%rJq22w#a&D%q&+D%>C'q3Jw#5#q3]w#))q/]C'q4w#9$q4FC'q5'V'%rLq5F+",
"'%qCV'%s6r<r=V'%s3Fr>w#D$w#m#qCC'q6w#R#rvq6w$%$q4Fw#=%w#Z%w$=#rFw#;#ryq5w$[#vfMXspw#g#q5w#g%rJw#F#rKFw$h#rHrIrLw#f)",
"q/w$O#w#r/w$(:rVw#Z%F+D%q+C'q7q++D%_w#m%/%g'<r&q(><r&g>C'q8'C'q9>w#=#q92/%WqPu;;~,%C'q:sqV'%rPq:q8Z%'ra/%brb<rcw'd#",
"bw'1#syC'q;q+w$C#q9w$*#r}q8r(V,%rrrgrhw$C#r(q8V'%s1rIrj/%W,/%>qP<rmWw(O#w#q#rNq:q;+D%q.C'q<J+'%qiw%a#q<rqw$>#rr2<re",
"%bw#'#+'w$t#q=Jw#@#q=w%>#rvrw2w#/$w'9$ry2+'%vLM5-b+D%g+'%vF9(PS+D%q2w$5#q<rv+'%Ww#J#s#s$+'%q(w#N#s%s&u;<#,%w#,$r-w#",
")$qsw#8%w#v#s%w#v#s3Fq7w%M#s-q8+'%t5+D%q-+D%qe+'w#'$qAw#z$r1+'w$($s6s4s5w#a#s6w#Z#s1q<r1w#5#s8s5w'U#s7rvs9Z%'s:/%Ws",
";w%i#s:w(i#v+3LDD+'%v3Duee+'%v+3LDCw$2%Z%'s-/%bsC<sD%b+D%q;w#+#w$S$]Z%'q;/%gsIw(6(ruq/]w#z#sLq;FZ%'sM/%gsNw#>+w#)&w",
"&G#w(R$sSw$X#rJq;Fw%3#sUw#^$sTsVq;Z%'sW/%gsX+'%u++2uLMN,%rssT+D%q3w#X$w'[#rvs^w#X$row$r#q/w%;$saw#@#sbs5w#9#Fscw#u$",
"sdw%8#sew#{$sfw#/#rNsgq:w#;#shw#5#rNq/siw#)#q3w#)#rJsjskw$=#s_s`slw#6#ras-V,%rwsmsnw#6#sosmsnZ%'sp/%bsq<srw(0$gw#s#",
"q;qsw#M#]suw#)#r-suuDD|%,auLMF8%rIrIw$b#q32w#]#szw%i$s{/%gs|w%]#w,n'w#>#t#w#>$t$/%gt%w#>&w$v#sgw$v#t(w$v$t)sgw#;#t*",
"w+Q$w&A%w#H%sjsiw#p)w#B+w#H.'%rSsgw)&#rvt5w&6#rSq;w#s#rvt7w*#$q<w*/$t92w&e#szw+6#t:t;w#f%w#4)t>w#}+w#:)tCw#4$w$>$w/",
"*+q3]w+8#w$$$s2w$$#tJw$$*tL+'%w.=#s6q<tNw#>#tOw#>$tKw%W#q;Fw#.#s_w#9#q4w,k#w.4%rqtTtUw#:#tVw%O%+'%qm/%WqS/%WqW/%WqZ",
"w#V'rrszt^w#)$s_w#s$uLMF8%22C'q>>uTU^r#q@q>Fw#Y#q7+'%q;+'%q<+'%q=+'%q>+'%q@+'%rk/%WsI/%WsN/%WsX/%Ws|/%Wt%u;;U'%+'%q",
"B+'%qE+'%8uLMPqBaJqC$%<rl%W<Kw#'.w#7#w#'/w#H/w#P@w#X3tn%W<tm%W<tl%W<tk%W<tjw#}:w$57w#+#r)w#+.w#'*uLMUrl%Ws(w#85w$i+",
"w#_+w#//w#''w#LHw#;.w$L4w#'0w#Y#w&83w$C+rlw%)~w%)~w%)~w%)~w#;2w#/'w$C/w#'&w%Z1w#b;w%)Uw#'#w%)3w#n*w%5,w#H;w%R~w%R~w",
"%RLw#q'w%$/w#'Hs<w#72w#m6w%QBw&@/w#/Cw#z%w&j3w#^3w&'7w#'7w%NKw#'Iw%0Aw$p3w#7'w#+/w#'*w3V:w#s/w$'6w#QMw#'~w#'&w$[%r_",
"w#8*w'8+w#;'w#+#w#''w#j8w$3>w'F)w#MCw#3+w&JVw$v&w',Zw-W+w#7&w#rAw$7Nw#+3w#'3w#uHw#/&w+CJw#^.w#/Dw.SNw#//w$.rw#nnw#;",
"Dw:^,w#8#w0=7w#;+w4#'w#'+w#X3w#''w-.7w#'&w)o5w#M#w%)+w$2&u;><%Ju;>A2%$(.qx%quqw:'%)uLNl,%)2u;><%JuDGP)%w#:#q{%quqz:",
"8%)5q|%)@q~%)q}q}uTUh'%)ab#h@(&B$=#h@G&B$B-'%NB)=#h@(#h>(uLNF'%)rouLNI'%6row#q$['%)F2*'%9)#hC(@qx%qurpEw$2#w#-$q}w#",
"-#A'%7)uTU{qS%)=I#p#++)#p#+,=#p#+-I#p#+.)#p#+/=#p#+0IuLNo,%6BO,%)w$_%)$(.r&%q&Fw#]#.r&%b2w#f(w#:#w#1$*w#1##hZ(M'%h7",
"Xu]^F'%>qJe)uLNo,%7)&`$`-,%YhH)`#h^(w#u(#hZ0&hO$)w%s#r|w#s&qsw#j#r()#h^(:'%q(#p#+.(:'qAg#p#+-qA#p#+,q8A'%)q8*'%)qA#",
"p#+1w#i$r^w#i#uLP`qP%r-0#hm(uTXs'%r-a)#p#+3w#,$J6#p#+3(1,%6w&g&w%+#re%rdI#(9&6$6uDG5]]rf#p#+:;#hr2&%$(-'%B9%%-'%2B%",
"6P,%6fQ%9JuDGP)9($9w#[#9w%L%BL(#p#+EB*'9;E#h|9&Gw#m%&f$f-'%q8hAY7-'%qAhBh59-'%h:hCI;M'%)6w%##q;#p#+Fw$V#7w$V)w#,#rs",
"w$`$w(G+*'%hJtq@q~%6q})u]`qw'w$F#rtw(M#B#ru2#tI2&G$Gw(x1hOw(x&i,(*'%hRtr@q~%9q})w#7%w&A#ho#i/(#i=2P,%h;s-w$I,tKw)m#",
"1,%hvw){*qx%qus0w%[#3'%h|Fw%)#s-w(2%iPw)z$A'%hgw#4#s/)#iR(w$W#-'%)G7L#iRw$E#)hNw#K#Y$Xw#k(A'%hQi+*'%6w)'$w)>Bi_w#l#",
"G)#i^(&hA$hAw$&#hAXh=@q~%hMw%@'#ib(&hF$hFw'e#h[)hE#ia(#iS(#igh`w($&hbhI%%P,%7snQ%6JuDGP)6($6.re%ss;#(2w'p#q:#in9&=$",
"w%L#hUFw,e*w*3#ic0&iW$)w(.#3'%hY]w#B$#iy(3'%h[qsw#0%izw#0#h^rvw#0%i{w&W$rxw#`#3'%hbr1w#9$&7$7-,%rx`)7#j#(O,%rzw$)(3",
"'%hhr(1w#I*rzN)7#j((uLNI'%hgr-A'%]w%r#)F#p#,Hw%r#6]#p#,J(umoPqW%ho^feI;#p#,Vho#p#,W^#p#,Xf#p#,Ye#p#,ZI#p#,[;#p#,c^#",
"p#,df#p#,ee#p#,fI#p#,g;w')#rYw&i&iDq7w')$#j6(#p#,Gw(.$rZw#<#w*4#9w-+$q7)#j;(#p#,Lw*+&w(S#w'TEjM(#jK(&N$G:'%rtw#s#il",
"#jM(w-r$'%)`7I#jOw#w$s+w%[#M'%iuipw$6$irw$C$Fw#(#=#jU(&;$;w,c#^);*'%iuw$2#)ro#jVw#U#j%)w#U$)ro#jWw#n$s,w'P$jbs(w1X'",
"A'%Gr{A'%iir}uLO+w%O$je(R'%)r~w#0%jgw#W$s'w#W$jk0#jjs(&L$w0B$s)w#6#1,%f2#jn0#jm(&I$6w#;#s*w'N&Lw(h%#jr0#jqw*g#73'%N",
"s$w'c#r-#jt0#js(&h5$h5u~%b,%s(NBL7;)=#jr(&^$^-,%s,hE)h7#jm(ueg@qZ%h@j3h=h;)#p#-.h@#p#-/j3#p#-0h=#p#-1h;#p#-2)#p#-Eh",
"@#p#-Fj3#p#-Gh=#p#-Hh;#p#-I)1,%h<roS,%tMw1~)1,%ha2w/s#-,%9hA)w$a$w#<(q5w#<'B)6#k&(#j[w1f)3'%iYr1w)O+;L)7w-^(#k3w#y#",
"w'p#hmhi#k4(w#G$'%)726#k6w$##w5)*uLNo,%;r(w#1(M'%r(G#k<w#V#6#k<w$%%'%27)6R'%rI)#k@w.1#L#k@w/m$w#=#G)=uLNs,%h1w#g,s2",
"h5w#Q%kE(&9$7#kE2&9$w1@#29)7c8%L)#kF(#jy(#jx2#jw2#jvs(w-T$8%6Ltb%-w&{#0)w#Q#I%7w2W#w#A#umoPqW%toiHiFiDi>i8w$/#hVw%Q",
"$kYw30'26w./%q;Q%6>w-d&k`syA'%=jB*'%j>w,H$jC#l6(P,%)h|w&U(#l:7*'%i%9#lDw)c(w#@#i]w8-'q}w24##lHw%0$w#3#r*w#3$lJ(&=$=",
"-8%)=7;#lLw#W$r,w#t#T'%7Jd'%Xr-uLNUr'%6)T'%)>#lVw#:#6J#lXw#+#L>R'%h7s3w-3$w$^#;c8%;)#l[(5r.%)@r/w98$8%)aq+#l^0#l](&",
"h<$XuLNg,%r0itw$}(T'%h7w$,#hC]w$,*ljw$,&llw#+#h<w$,#hHtpw$,/lo(w:B/c8w+@#lo0#ln(&hN$Y#lkr3d'%Fr3w-C$3'%hRw-/$q2#lnw",
"%{)R'%hVr3w$4$dw0&#w$L*m&w$L&m(w#+#Bw$L#Bw$L0m+w$L0#l}(5D%h5uTWAw#M#r4w$Y%m*0#m)(&hf$hfumqA8%hNh[h<hK)hL#m$(#lNw&{$",
"j@w'p$m:w+r$r:w'`#w#,#rDw#8#.K%mAw0/$uLO+'%)r@#6w'n#9w#B#rEw#B&mFw#B$5D%)uTW@D%)rGE5'%)#mH(uLO*w#S#3'%)rM:'%Bw#b#6#",
"Lw0k#Nw#b#rNw#b&mQw$$(rMw$$&&h;$h:w#F#r;w#F&mVw1k$w$G/rAw#B&m[w#B$w$G#uLO(D%)rBw$F$m_w$F%c8%6):8%mcuLO+8w$F#mdw$F(r",
"Cw#a#:8%mguDFyw){#mhw-]$&hP$hP:8%mi#mf(#l~(&hS$hS-8%hUi;)hR&i>$i>-8%syiE)hUw'K#J.K%p#/,iL#(w/K$sQw#n#['%sRiO2T'%=>.",
"K%p#/26#()w%6$iO$iO*'iPiQE#m,iP&iR$iM&iU$iTw#X#j{w,V$m1w,V:w,S#kt*'%kqw(C$ku#mPw5x#jT)#mYw,B(w,8)mZ(#m[w+y1Lw+y+mfw",
")G&mhw+y(h1w+y0mkw+y1mm0#ml(&fw+y%w$D#w+y-h<w*P+myw$,&m{w+y(hBw*P0m~w+y6m~0#m}(&hH$Y#mzw+y-hLw+y&m}w5O#hNw+p#hKw+p0",
"n3w$C&n5w#+#hPw+p5n8w+p1n.w+p#Yw+p+n70#n6(&h^$h^umqA8%hLhYh:hI)hJ#n1w#y#w(R$p#/}hkw(R/hnw(R(p#0'w(R(hn$hn*'hohpE#n#",
"ho&hq$hl&ht$hs#n$w(I(huw(I4lf*'%lcw$x$lg#n/w(I#kF)#n8w(I,w1N%n9(#n:w(I>nEw%|&nGw(I:nJw(I1nL0#nKw(I$T'%ew#z#h9w&w+nU",
"w#z&nWw#+#h9w#z#h>w&w0nZw(:6nZ0#nY(&hE$hE-8%YhA)hB#nTw&h(p#0VhRw&h/hUw&h(p#0]w&h(hU$hU*'hVhWE#nYhV&hX$hS&iM$iMw#X#l",
"Gw0;$nYw,::.K%p#0f=w.^#w#S#sKw,k$o2w8p$['%sPI2.K%p#0m)w#C##o5w=&');29w7S%o6(#o;w'%$w1<0oBw1<<oGw1<3oIw1<GoRw1<AoWw1",
"<<o]w1<2o`w1<-odw1<%oew1<0ohw1<$oiw1<+oj#ogw'h%#h]w%s$w'c(hfw'c#;w'c#p#1Hw'c(hf$hf*'hghhE#oChg&hi$hd&hk$hk&kk$kkw#]",
"#t_w'g$p#+0w0~>n,*'%n)w)Y$n-#p#+;w+X#li)#p#+:(w)L%p#+:wEd#m9w/j(#p#+B;P,%=llw>Z'Nw>t*#p#+Kw:v,mLw:v'Ew,:$p#+Ow:v(r6",
"w#3$p#+Qw:v,p#+Sw#W$r8w,V+h:w,V+p#+^w+[&p#+`w,V(h@w,V0p#+cw,V1p#+e0#p#+dw:v$w,V'hHw,V+p#+nw#z&p#+pw,V(hMw,V0p#+sw,V",
"6p#+s0#p#+r(&hK$hKw,V'p#+p(#p#+kw:y#hN['%szh`w+6#p#+mw)]$.K%p#207w,h&s~w((&t'hfw#D#p#+swG`%K%p#27w#D#w+]#&hg$hg*'hh",
"hiE#p#+whh&hj$he&hl$hlO,%l_S,%m&)#p#,0wBi)#p#,1]w,H#3'%o+]wC'-.K%p#2>svw,u-p#,Gw,u(svw$A#p#2Fw,u%p#,Jw,u1p#,KwIi#&`",
"$I.K%p#2Iw%,$w#j)p#,Ow#j$.K%p#2Ow#<$#p#,Qw+W$w#d#92wC-#B)#p#,R(#p#,P(&h9$h9w(6#BNh5#p#,Rw(6$h<w$b&p#2Vsww#w-p#,cw$b",
"(sww$b#p#2^w$b%p#,fw$b1p#,g(#p#,]w$b'p#2asuw#j-p#,kw#j(suw#j#p#2hw#j%p#,nw#j1p#,o(#p#,g(&h:$h:w$h#LIf#p#,iwG3#o^Fw&",
"T$csx%))[8%)hA9#p#,k(#p#-#w*w,rXw*C&;J5D%nI5D%nFuTWA'%76)#p#-+0#p#-*wQz#;T'%G>3'%nMr=RwJk$p#-,wGF#nOwF_)w**$wK/#nT1",
",%nUw'i)wG_#nYwD4#)#p#-5wFw%p#-5wFw+uLO*'w%(#p#-8w%l$#p#-8XwM9&Y`)B#p#-:(w8l#nZw8l'7)#p#-A0#p#-@wR='h:h>)h5#p#-;(#p",
"#-:(#p#-Jw%:(uLP_'%r-7#p#-,wI:#9)wWy#)wWm$)#p#-Q(#p#-N(uTY#w#/#B#p#-Nw#C#Lw#C,p#-V(#p#-P(uLNm,%);w..)p#-U7#p#-6=&)w",
"'4$7BI['%9;Gw:9#st*'%ozstuLNm,w%w#p#-`w/%#wKs)#p#-`0#p#-_2&^$wL4#h:Lw%v(A'%p#+&wUN#)h@#p#-`w%v%p#-`rIw%v&rI9)7w$d$)",
"uLNIwV)##p#-dw$i#hDw#x)uLNl,%hG^w/w'`)6w%&+p#-tw#~#)w$U#)h:#p#-ww,p#)]F#p#-s0#p#-r(&hL$hLw&z#^)G#p#-m(#p#-Vh@#p#-T(",
"&iI$iI-'%hAhN2iH-'%6hO]iI#p#-Ww$)#)]S,%tPw$<&wWv%=Fw#1+Nw-4*p#-aw7-=p#3sw7-.p#.fw7--p#3zw*k%p#.iw*k1p#.j(#p#.sw*A15",
"D%oU5D%oRuTWA'%Y6)#p#.z0#p#.yw20#93'%oXw*6#N)#p#.zw*6#oZw*6)R'%h:o_1,%o`w*1-odw;(#)#p#/&w':%p#/&w*11p#/)wRD#N#p#/)h",
"1&I$I-'%XI)B#p#/+w*1$oew*1*p#/10#p#/0(&h=$h=-'%^h;)e#p#/,(#p#/+(#p#/Dw%+,riw(p$p#/Frk#p#/Ew&D'rk6w_J%;w_J%q7Q%9w&K&",
"w$*#;3'%Ywd&%#p#/Pw`b$w3B$J#p#/Qw#t$7w%4#uDFy'%9#p#/TwP}%p#/T9wP}&;7)63'eh5(#p#/Ye&Y$Y*'h1XE#p#/Xh1&f$Iu]_/qP%f222#",
"p#/]0#p#/[(&h;$h9wa`%p#/V(#p#/Uw$a%qP%6h<w$a%h@w$a,wa+#R'%hGw&}#)wU9%w$^$#p#/aw&a#7Fu]_/qP%))))uLO+qP%7)3qP`h1(#p#/",
"f`*'GNE#p#/eG&X$B#p#/m0#p#/lh1w*/$qP%h5hBXL#p#/d(#p#/cw&.&%$wc*%9#p#/tw%;$w/b$.r&%Ww2Q$w&{$uDF~D%)w:l$p#/zw_P)BL#p#",
"/z(#p#/mw#j-JY#p#0%w#j'eJw#[(p#0(w87%wY$#9;#p#0((#p#/tw+}#p#,ls-#p#0+w`7$hd#p#/uwd3#ssw*8%p#/v(uDG5r-r-rf*'%h1w1`$=",
"w,t(*'%;G#=(wdW$w#G%=f#p#/{w$L$s[w$L#3'%i>w28%w*)+iDEd'%Ns].K%p#546w$*#w<z#7w=M#B$=R'%iIE.K%p#58)#(Yw%K#&X$h1.K%p#5",
"9iK#(w'|$w-B#*'iJiKE#p#/-iJ&iL$iG&iO$iN#p#/.w,m(iPw<33p#-1s-#p#/~w,u#p#5ABw,u-p#0)w,u(`w,u#p#5Hw%`%p#0,w,u1p#0-(#p#",
"06w,u4p#,#5D%p#+|w,u&p#0=0#p#0<w,u'p#,&w,u&p#0=w,u#p#,(w,u-p#,,1,%p#,-w,u-p#,1w,u%p#0Fw,u%p#0Fw,u1p#0Iw,u%p#0Iw,u,p",
"#0Kw+n$p#,2w,u*p#0Q0#p#0Pw,u,p#0L(#p#0Kw'd#hK)w(0$wgM&w']+hWw']1h]w'](p#5vw']3hbw']#p#5zw'].p#5{hdw']'hb$hb*'hchdE#",
"p#/phc&he$h`&j4$j4&j8$j7#p#0N2#p#0Mw'd(j9w,O%j<w,O%q;w.0).K%p#6';w'c-p#0_w'c(Nw'c#p#6.w'c%p#0bw'c1p#0c(#p#0lw'c4p#,",
"f5D%p#,cw'c&p#0s0#p#0rw'c'p#,iw'c&p#0sw'c#p#,kw'c-p#,o1,%p#,pw'c-p#,tw'c%p#0{w'c%p#0{w'c1p#0~w'c%p#0~w'c,p#1$w'c$p#",
",uw'c*p#1*0#p#1)w'c,p#1%(#p#1$(#p#0{w_n$jqw/3%p#0|wnP&*'%hU)#p#0}w5T#;juw,t(A'%p#.Fs-#p#14w-L$Gw(;+#p#1(w&,'LhKw8m%",
"w(J'h_w(J1hdw(J(p#6fw(J3hiw(J#p#6jw(J.p#6khkw(J&w/I$h@*'hnho(#p#1>hn&hm$hm*'hkhlE#p#1=hk&hp$hiuDHI,%r-w$y+p#.`s-#p#",
"1Ow$y$k6w$y*hvwC)$k0$k0&k4$k3#p#15w)$(k5w`K1p#1;2#p#1:p#.Sw7s*-'%p#.X;%6w:q#2wpy%w/}&p#.]w04.A'%p#.xs-#p#1Lw)a#p#7+",
"^w)a-p#1Sw)a(h=w)a#p#72w)a%p#1Vw)a1p#1W(#p#1aw)a4p#-j5D%p#-gw)a&p#1h0#p#1gw)a'p#-mw)a&p#1hw)a#p#-ow)a-p#-s1,%p#-tw)",
"a-p#-xw)a%p#1pw)a%p#1pw)a1p#1sw)a%p#1sw)a,p#1uw)a$p#-yw)a*p#1{0#p#1zw)a,p#1v(#p#1uw.D1w#t#hO$hO-'hXhYhR(hBw3;#&hW$h",
"WM'hUhVE#p#1rhU&hZ$hSw)@+hew)@1hjw)@#hdw)@#p#7aw)@3how)@#p#7e)#(hiw)@*p#7fhq#(hjw.g$ho$ho*'hphqE#p#2(hp&hr$hm&l'$l'",
"wv>$p#2uw$-$p#/&w(Q$p#2v2#p#2uw=E+w:$*raw8C)A'%9wA$$p#/Iw5}(w8%#(#p#3&G*'=BE#p#3%=&I$9#p#3'wOn$mcw$##O,%p#-qw@w&mfL",
")6S,%)tQw)3(1,%p#.4wz}$p#.Tp#.Uwt((*'%]p#.8wtp*p#36w*u$p#/Z@q~%p#/Kq})wW/#s3w%o#hAuLOJ6Es2wo9$&hD$hDw$y#lIhBh1#p#37",
"(#p#0N(uTXz'%r->)#p#3Cw(L#p#/cw&c#p#/cwBQ)wxX#p#/}#(;w$]##p#3G;#p#3F;w%{#w#C#p#/Nw#C#M'%LG#p#3O(#p#3Nw%}'67w%}%=w%}",
"%s.w1q)P,%;p#0.w'b(#p#3ZwJp%re%rdwq'#)#p#3]wJp+w<]#(#p#3`h1w${#*'NIE#p#3_N&Y$L#p#3]X#p#3XXw#j#n3w$I&p#/@h5.re%sGp#/",
"|wMQ#7$7#p#3[w$R'^;w$R%Lw'P9p#0*w:N)p#3g(#)Nw'V%p#3iw'V&p#3hw'V$&hG$hGw(_$p#3uw(O(wvv&w9'-p#0Ms-#p#3~w-c#p#8]w9'.p#",
"4)w9'-p#8dw$8%p#4,w-c1p#4-(#p#46w-c4p#/>5D%p#/;w-c&p#4=0#p#4<w-c'p#/Bw-c&p#4=w-c#p#/Dw-c-p#/H1,%p#/Iw-c-p#/Mw-c%p#4",
"Fw-c%p#4Fw-c1p#4Iw-c%p#4Iw-c,p#4Kw-c$p#/Nw-c*p#4Q0#p#4Pw-c,p#4L(#p#4Kw-c*w%P$p#4Iw#4#hTFwu>%tR#p#4Jw(_#6q;w(_)p#4Lw",
"&+$#p#4]hS.K%p#9/w7i.p#4dw7i-p#96w#w%p#4gw&H1p#4h(#p#4qw&H4p#/n5D%p#/kw&H&p#4x0#p#4ww&H'p#/qw&H&p#4xw&H#p#/sw&H-p#/",
"w1,%p#/xw&H-p#/|w&H%p#5$w&H%p#5$w&H1p#5'w&H%p#5'w&H,p#5)w&H$p#/}w&H*p#5/0#p#5.w&H,p#5*(#p#5)w&6#hzw&H*p#4uw1(&%)hC2",
"hN#p#4ww%@$sTw$T#.K%p#9_i+w.,&)hZ#6w#=$hXw-:$K%p#9dh]w#='Iw^%'N$GR'%i3w17#h1s]uLO*'%hcwTN#p#9j7w#L'w1<$e$e&i6$i6*'i",
"7i8]#p#5/i7&i9$i4w+7$p#5Kw&f,s_w0{$p#5NwL=:w$p+p#9{w-g%p#5^w&D$R'%Iw2A#p#9~w%M$3'%Xx&##r1wq##7w#2#)sZ#p#5ew&S#w&L#)",
"ILN#p#5ew#h#p#:'h7w#R#w&)#wXB$h7$h7*'^h9E#p#5f^&h:$h5w$6#p#1]w0$&ssro#(rIw0$$p#5j0&hB$h@#p#5hw$q(hBw$q<p#:9w$q%p#5z",
"w$q,p#:<w$q9p#6%w$q,p#6%w({#)2#p#5|(uLNs,%)shuLNg,%t+w1c*K%p#:Gh<w*z-p#62w*z(hBw*z#p#:Nw(M%p#65w*z1p#66w%E$Y#(Gw#b#",
"t,w#t#*'%sif:'%w1$$w#t%p#6Bw#t(hOw#t#p#:[w#t%p#6Ew#t1p#6Fw#t$N#(6w1y#w#f#szw#x&sjhDw]i#hXw#d#p#:gw#d$w#M#9w')#=$w;F",
"$t-w#M&t.hK['%t/w^6$p#:ow#M0wL(#&ha$ha*'hbhcE#p#6Lhb&hd$h_w#b#p#2Dw#b#O,%t0w&*(1,%Ft*w6D&t0;)6wKA$,%p#2Khg)we7$w#H$",
"M'%ro2#p#6UwK;%#(rIw#<#t1w%t'x/*#w#9$wdr$x-l#p#6_0w*k#w#I#t`w*O$p#6lwd0>p#2c*'%p#2`w+P$p#2d#p#6ww#y#p#1C)#p#6vwd0&p",
"#6vw$y#p#1pw$T(#p#6}wd0$p#1Fwd04p#7*w+r,p#2&w)Y$wd0(p#7.wd0.p#70wd0,p#72w#W$wd09p#7<wc5&p#7>wd0:p#7Bwd01p#7D0#p#7Cw",
"d09p#7Mw#z&p#7Owd0:p#7Rwd06p#7R0#p#7Qwd0,p#7O(#p#7Jwd0-p#7Lwd0'p#;gwd05p#7Rwd0'p#;nwd01p#7Vwd0(S,%p#,Ztaw&{)p#7q2#p",
"#7pw2d$p#3/w#2#x8'$r*w+8$p#7sp#2+#p#7r2d'%p#2Ls3#p#8'(#p#8&w(U(w9M)-'%p#23N%9wDS$w:y#ISw]O#Q%Lw$%&uLNo,%Bs:w$3%w,F#",
"p#80w)=/s:w)=%x1-#wR+#w61$qMfx-#$Bw3Q$w=q+9x3b+p#8Kw=q$p#3m@q~%p#3^q})uTWY'%)Es2#p#8Ow.q$hI.K%p#8If#()*'h5fE#p#8Eh5",
"&h7$X&h:$h9M'%hDs:w>h,7w#v*p#8Tw#v$p#3x#p#8R(#p#8Qw$r(hCw$r0M'%s=;w#['Gw('#p#3rw$J(p#8bw$J$h^.K%p#8^Iw$J$w=C#p#8_N&",
"`$B#p#8]2#p#8[2#p#8Zw$#(Gw&Z%`w&Z$2X%9w8p#s:Q%=>uDGP)=($=.K%p#8ix9(&w<{#p#8iw1|#6uLO*x94$p#8iB*';=E#p#8h;&`$7P,%Gs>",
"w(.(*'%hnY#p#8c(#p#8dhI#p#8r2&hl$6w.z##p#8j0#p#8iw$E'hphcw$E$hnhf%w,j#0hh%w7}$hj%wW+#hvhl%LP,%9s:Q%Nw3M*Gw#,#.K%p#9",
"%w3M$x*O#s@w8Z$,%X=w/@'w(B#p#9&s(wiA&p#9,ew#M's>uLNm,%h;Fw(z$#p#9+x<x#w]##)sA*'%hC)#p#9'w#4#w$:#)w%1&w#j#p#91w2O$M'",
"%hFF#p#92x.X,p#9/(#p#9=2x0t#-'hIB9hJY-'hF(9hGY-,hDN9s(Y['h@f2hA&hH$hH*'hBhCE#p#94hB&hK$h=&i7$i7-'i8hLhMhJh=-'i3hqhM",
"hGw9z#2hNhBh>*'i6(E#p#9>i6&i;$i0S,%sBi4wF##p#4cw&`(@q~%p#4Xq}rBwI;%iDwB~$p#99i;#p#98iA#p#97i;w#G#i:w#G#u]`v'%ruF2i>",
"w0J#&iJ$iJw#}#iLi@x/s$iMiF9x=e$w',%7iNw',$;iQ%wI7#ruwdr#2Q%;w$2&w#6#w+>$#p#9F(wEq'p#4yw-7$ru2wg2#*'%p#5Sw*V$ro#p#9g",
"p#5#w#w&p#5%;w*F%s-x:C,sEx:C)p#9nx:C$w:n$p#9mp#5*w#Y&p#5,7w#Y%row#Y%w)5&Y=#p#9~w2B,p#4Iw2B'x&0%p#:&w2B(w|w%p#:(w2B,",
"p#:*w#W$x/F9p#:4w1G&p#:6w2B(x/F1p#:9w2B1p#:;0#p#::x/F(p#4aw'P(x/F4p#:Hw$,&p#:Jw#+#x/F6p#:Mw2P6p#:M0#p#:Lx/F%p#:Ix/F",
"5p#:Lx/FDp#:aw$L&p#:cw#+#x/F6p#:fx&U1p#:[x/F0p#:e0#p#:dx/F.p#:_(#p#:[w&{$p#5,w+q$p#:^7wEM$p#:vx7^$w}30p#:|w}3<p#;%w",
"}33p#;'w}3Gp#;0w}3Ap#;5w}3<p#;:w}32p#;=w}3-p#;Bw}3%p#;Cw}30p#;Fw}3$p#;Gw}3+p#;H#p#;E(#p#;/(&hT$hTw*8#hRhVhS#p#;QwsM",
"9p#5M5D%p#5JwsM&p#;Y0#p#;XwsM,p#5QwsM&p#;Zw5~#p#5SwsM2p#5X1,%p#5YwG|-p#5^wsM%p#;dwG|%p#;dwG|1p#;gwsM%p#;gwsM,p#;iwG",
"|$p#5_wG|*p#;o0#p#;nwsM,p#;j(#p#;iw>8#sEwV#'&ic$ic*'idieq:#p#;Sid&if$iaw.i'p#6Vw&o$w6B*ixw78+p#;zw6B$p#6u#p#;Xw0Y#p",
"#6fw5q(p#;~(#p#;YxAy$s3#p#;Ywq($p#5zuLNl,%6p#5zw2|$w,`(d'%p#6#s3w$M#p#7#w$##uLO*w#u#umq1'%`F22)IwAz$^$^w#Q#p#7$w1_&",
"p#6uq}sFw$w'7$7w$k#uLNm,%j:w&F&w:_,wMS%rv#p#;Vj@#p#;Uj<d'%p#62s3#p#<F(#p#<Ew5i'j@=w7.%Gw7.$jHIw:fJp#<Ow:fkp#<jw&P$p",
"#7S@q~%p#7Dw&M(p#<nw:f(p#<hw:f)p#<dw:fGp#<sw#v$p#7_#p#<q(#p#<pw:fMp#7Xw$J(p#=$w:f(p#<|w:f)p#<}w:f%p#<{2#p#<z2#p#<yw",
":fLp#=+w:f*p#=+w:f*p#=+w:f&p#=*w:f8p#<F(#p#<GhI#p#=4w:f)p#=,0#p#=+w:fdp#=Dw:f>p#=Ew:f'p#=Kw:f4p#=Jw:f/p#<gw:f3p#=Pw",
":f*p#=Qw:f,p#<o(#p#=]w:fJp#=Sw:fDp#=^w:f-p#8Iw+c)q~%p#8>w:f-p#=Xi;#p#<{iA#p#<zi;&iH$iH-'k[k]iMiA7-'k_k`iMi;7uLNm,%k",
"`w,B)w:}%kcxW='&kb$kb&ke$k]#p#<xka#p#<wkaw#J#p#8=w#J#uLNm,%p#78w#X)O,%p#6}wIz';wIz**'%kkp#,$w*b,p#7Cw*b*p#=}w*b$p#8",
"e@q~%p#8Uw`0$p#7gw`0$Gw`0%I$I*'%p#7JwcU$p#9@w#v(w#q(uDFy'%p#9GwwK$w#u'9)#p#>0w#u$p#8s1,%p#9Lw2$)3'%p#9Pw#I(`)#p#>:w",
"OW#w^@#p#9:xV<&p#><xW{$w'a#B7=#p#><w#i$p#8~@q~%p#8oxW_+l1w#(#p#,H@q~%p#8sq}euLMX()ab&h<$h<w_[#p#9(w%I&)l6w5^#hU$hU#",
"p#=Ll6#p#9wl6&mf$mf-'p#6yp#6znSl6hUw<x$p#>Kx>8$wU_$w#,#p#8Aw)1$p#@As(#p#@@w$t$t=w#;##p#@Aw/J+w#*#wdp&wpd*A'%;q:w$7#",
"p#9<#p#@Kwwq).K%p#BgGwJp&t@w'2&=Fw#C(T'%p#7<J3w5L#:'%Nw&K#w,p#7)wyT$,%t@e)wS5$w2t'Fh;uLO*'%h@)#p#@`w*k&h>h@X(6wYd#*",
"'h;h<E#p#@_h;&hA$h9w%E$p#@]w$|(h;wV&<p#C'wV&%p#@owV&,p#C*wV&9p#@vwV&,p#@vwM/#tAh7wM/#p#C1wSJ-^$^*'h9h:E#p#@uh9&h;$f",
"w$<#p#9fw),$wWz*w*r$h_$h_w$q#hah]7#p#@xw%#%,%s(hbw&|%hew&|9p#9w#p#A&w%7$tBw%7$w$@#w$I#w=C%p#A*w)O$.K%p#CIh1w$_'w%V$",
"c8w+-#p#A/w:k$w:@#N=G#p#A1w:l#p#A2#p#ADw:G9p#9)5D%p#9&w:G&p#AL0#p#AKw:G,p#9-w:G&p#AMw5`#p#9/w:G2p#941,%p#95w:G-p#99",
"w:G%p#AVw:G%p#AVw:G1p#AYw:G%p#AYw:G,p#A[w(c$p#9:w:G*p#Ab0#p#Aaw:G,p#A](#p#A[w%}#sGw'G$w&;#hS#p#ARwcY#hTp#9(S,%p#9Pw",
"9G):8%p#AY#p#AVxCS*p#Ar(#p#Asw%k$r5w%,&9wBz#`wBz+p#B#wBz&p#B%w#+#GwBz#h5wBz0p#B(wBz$T'%h5Jxce$q}w-.%YwTm$h5w#x#h=wF",
"I+p#B-w#x&p#B/w#+#h:w#x#hCwFI0p#B2wFI*uLMX(hCaq+&h@$h@xCI#w$y#tDw*}'tEw%&#O,%i*w%S(*'%i$w,b,p#8qw'l#6w(g#2w+##i5i0w",
"03$.K%p#B-wB-$w#1#Bc8w0<#p#BQw(o,r[w#s#P,%`=x1=,1,%ewB8$w#1$P,%2ew2C*w[:&GN)9#p#B`0#p#B_(&h1$Iw#I#h7#p#Ba0#p#B`(&X$",
"X-,%6G)h1w#1#hB$hB-,%iJhE)e#p#BI(&hG$hFO,%iKw%:+iEw%:,p#95w.y%.K%p#BKx)Y')w9L#9)w+-$,%iWhS)N#p#BVwCX%,%)`XhQws~#-,i",
"WiXhy(hUw#}#w_U$.K%p#DpiX#(i#wMw$iY$iY*'iWiXE#p#BUiW&i]$iUw#I(w/8$p#BQwe-Gp#E#w/8%p#C(w/8,p#E&w/89p#C/w/8,p#C/w/8#s",
"zw/8$p#E/w/86p#Bjw/8$wC='tFw$J##p#Bkw$h6w=R#w#v#;2w_L#w.|$p#;ow2v+p#E@;w=H$x-t#p#BwG&I$=w%[$p#Bvw#s(Lw%[<p#EJw%[%p#",
"CQw%[,p#EMw%[9p#CXw%[,p#CXw%[#tGw%[$p#EWw%[6p#C2w%[(&hJ$hJ#p#C1w$c(hLway4w%P$p#<7#p#C9w$p$tHw1M2p#C=w1M$w&&#Xw$A#p#",
"Ejw$A(Nw1S)p#CDw$p%8%)IBN#p#CFw+*#Xp#;#w*5(.K%p#EpwgW$waz)p#C|(#p#C}w$;$r9w/#+Bw/#+p#D-w.*&p#D/w/#(`w/#0p#D2w/#'h:w",
"/#7^w/#+p#D7w#x&p#D9w/#(h=w/#0p#D<w/#,hHw/#&hF$hF&hZ$hZ*'h[h]E#p#Clh[&h^$hX&iC$iC#p#Chj{#p#C-j{&k`$k_#p#CAs(#p#C@w9",
"a*p#CAw9aKp#<v#p#CKw9a,p#FDw9a=p#:vw9aSp#C`w9a5p#C_w9a)p#C]w9aGp#Faw*o%p#Cow*o,p#Fdw*o9p#Cvw*o,p#Cvw9a)p#Fkw*o6p#Cu",
"w9a(p#=Cw)E$w9a6l>h]7#p#Cxw9aKp#=T#p#D&w9a8p#D*w9a'p#G&w9a3p#D/w9a,p#D1w6|#p#D2#p#DDw9a9p#<c5D%p#<`w9a&p#DL0#p#DKw9",
"a,p#<gw9a&p#DMw9a#p#<iw9a2p#<n1,%p#<ow9a-p#<sw9a%p#DVw9a%p#DVw9a1p#DYw9a%p#DYw9a,p#D[w(c$p#<tw9a*p#Db0#p#Daw9a,p#D]",
"(#p#D[w9a/p#DRw9a$p#<bS,%p#=-w6*)w#,#p#=;w$Y#:8%p#D]w$8#7$6:8%p#D^#p#Dsw#>$rOw#>#w#,#rSw.4&p#DywW&0w#B#rTw#B&p#D~wX",
"F4rUw#B&p#E'wXF,rWwXF$uDFyw)|#p#E*wXJ-LwXJ%Gw)i$&h<$h;w#j#rPw#j#:8%p#E3wW+$p#E4w+J$w#;#rQw$&&p#E7wXD4rRw#B&p#E<wXD1",
"w$D$p#EAwXH-p#EEwXH%p#EFw$D%hR$hR:8%p#EG#p#ED(#p#E.(&hX$hXw)1#hThVhWw`m)p#EK(#p#ELw=$1hfw1$+p#EXw0+&p#EZw1$(hkw1$0p",
"#E^w=$Ahsw1$+p#Ecw#x&p#Eew1$(hxw1$0p#Ehw=$4hz$hzw$y#w=$0i`w(s(*'%iYw0%,p#='w=$-ikifw=$'p#Ecw=$/p#F*w=$op#F80#p#F7w=",
"$*p#F90#p#F8w=$,p#F8w=$'j#w=$#p#E~w=$'j$w%:+izw%:,p#=Hw=$(p#F$w=$5j0w=$#p#F/w=$1j0j1iRw=$-p#I&j1#(iXw=$$j2$j2*'j0j1",
"E#p#F.j0&j5$j.w#I(w2X$p#F*w=$Gp#I5w2X%p#F^w2X,p#I8w2X9p#Few2X,p#Few=$)p#IBw2X6p#FCw=$2p#FDw=$Jp#A%w69+p#IRw=$)p#FPw",
"=$)p#FOw=$Gp#I]w%[%p#G*w%[,p#I`w%[9p#G1w%[,p#G1w=$)p#Ijw%[6p#Fhw=$-p#Fgw=$Dp#AJ#p#Fow=$8p#Fsw=$-p#I|w=$3p#Fyw=$,p#F",
"{w=$$p#@5w*5(.K%p#J&w=$(w|/%p#GU(#p#GVw=$>p#Gcw.*&p#Gew=$:p#Ghw=$Np#Gmw#x&p#Gow=$:p#Grw=$Bp#GEw=$)p#GAkT#p#G@kT&or$",
"or-,%kUiDo2mV&ou$ouw8x#p#0])ot#p#GAw9*'6oxw9*%o{%6Q%7JuDGPtSw&*#O,%p#A=w&7%%$(uLNg,%p#A=tWw#1(#p#Its(#p#Isw9i(w=f-s",
"gQ%9aw&n%#p#I{w#H&BL)w#H%9w#H%qsw:1)xN@#waK$w(I$p#BF#p#J)w(V#hEshw#0#6#p#J*w'=$t6w#L#wd6#sgw/u&t6GwZ9*&e$y4z#By&h#t",
"8w0X)xYn#w(g#w:d$w#9#t2w%($p#J@w^g$x*6$w,+(#p#JCx)x1p#JD(#p#J=(#p#JMx2k4p#A]5D%p#AYx2k&p#JT0#p#JSx2k'p#A`x2k&p#JTw$",
"x#p#Abx2k-p#Af1,%p#Agw:i-p#Akx2k%p#J]w:i%p#J]w:i1p#J`x2k%p#J`x2k,p#Jbw:i$p#Alw:i*p#Jh0#p#Jgx2k,p#Jc(#p#Jbw:i-hW#p#J",
"[w+F#hXp#AYw&4(w#,#p#B'w'a$p#J`hHw7I)p#Jx(#p#Jyw7I1wRJ,p#K)w*P&p#K+w+I(wRJ1p#K.wrE*uLMX(hbabxB%#x(2'h<w+D+p#K2w#s&p",
"#K4w#+#x(2$hBw+D0p#K7w+D,hfaq+&h>$h>&hC$hCw$t#x.K(i#w(0(w#:#t3w(O$p#KIw(O't4i)w(O)p#KLw(O1p#KMx+J*p#KQ(#p#KRw.=1h[w",
"%t+p#K_w%$&p#Kaw%t(haw%t0p#Kdw%t,h=w%t-hhw%t+p#Khw#s&p#Kjw%t(hmw%t0p#Kmw%t,hBw%t&hN$hN&hp$hpw$x#t<w-Q&w:3,iQw7x)w+U",
")p#L%w+U(=w&))p#L(w&)1p#L)(38%)p#Au38%iGp#Av#p#L/w:F1xvY$w#($w-r#)w:P/=xeT)T'%YJw#($w#N$wie&=B)9&L$L-,%IX)=#p#LB0#p",
"#LAy2<#YT'%^w#S#^w#S%#p#LE0#p#LDy2D'9h1)h7w#1#hI$hI-,%j*hL)h:#p#K}(&hM$hM-,%j+i>)hK&i~$i~umqA,j#j+inj+ij(hN*'i|i}E#",
"p#K|i|&j$$iz&j*$j**'j(j)qs#p#K}j(&j-$j&#p#Kvj,#p#IZj,&j0$j/#p#KOs(#p#KNw0^(j1w08%j4w0^1p#KVw0^Pp#DP#p#Kaw0^#jOw0^&p",
"#Kbw0^rp#Kww0^3p#Kzw(+1p#K{(#p#Ku(#p#L(w0^4p#Cg5D%p#Cdw0^&p#L/0#p#L.w0^'p#Cjw0^&p#L/w$x#p#Clw0^-p#Cp1,%p#Cqw0^-p#Cu",
"w0^%p#L7w0^%p#L7w0^1p#L:w0^%p#L:w0^,p#L<w0^$p#Cvw0^*p#LC0#p#LBw0^,p#L=(#p#L<w0^/p#L6w0^$p#Cdw&4(w#,#p#D1w'a$p#LPhHw",
"#/#wI20p#LVwI2<p#L[wI2<p#LawI27p#LdwI2Kp#LmwI2$p#LnwI20p#LqwI2<p#LvwI26p#LzwI2-p#L~wI2%p#M#wI2+p#M$#p#L}(#p#Lkx)q*p",
"#M'(#p#M(w3^1haw0i+p#M4w/u&p#M6w0i(hfw0i0p#M9wI'Ahnw0n+p#M>w#x&p#MAw#+#w<'$hsw0n0p#MDwI'4ht$htw$y#w3c(iTw3c2p#MUw3c",
"(iZw+T)p#MXw+T1p#MYw3c*p#M^(#p#M_w3c1i0w%y+p#Mkw%$&p#Mmw%y(i5w%y0p#Mpw3c;i<w%t+p#Mtw#s&p#Mvw3c(iBw%t0p#Myw3c8iE$iEw",
"$x#w3c'j4w+H(*'%j&w3c3p#N1w3c3p#N4w&)1p#N5w3c$p#DT38%ixp#DU#p#N;w3c~w3c$p#NN0#p#NMw3c4p#NQ0#p#NPw3c,p#NPw3c'j[w3c#p",
"#N-w3c'j]ip)hK&jS$jSumqA,jTj]jCj]j>w3c#jQjRE#p#N,jQ&jU$jO&j[$j[*'jYjZqs#p#N-jY&j_$jW#p#N&j^#p#L9j^&ll$ll-,%j_jXlilc",
"&lq$lp#p#M]s(#p#M[w3n(lrw3I%luw3n1p#Mdw3nPp#G0#p#Mnw3n#m/w3n&p#Mow3nrp#N(w3n3p#N+w(61p#N,(#p#N&(#p#N5w3n4p#FG5D%p#F",
"Dw3n&p#N<0#p#N;w3n'p#FJw3n&p#N<w$x#p#FLw3n-p#FP1,%p#FQw3n-p#FUw3n%p#NEw3n%p#NEw3n1p#NHw3n%p#NHw3n,p#NJw3n$p#FVw3n*p",
"#NP0#p#NOw3n,p#NK(#p#NJw3n/p#NDw3n$p#FDw&4(w#,#p#Fnw'a$p#NHwBL$wqs%p#Na(#p#NbwBL>p#Nnw-$&p#Npw-t(wBL1p#NswBLIp#Nww#",
"s&p#Nyw-t(wBL1p#N|wBLYp#O1wBL3p#O4w(O1p#O5w0i$whh%p#O9(#p#O:wBL>p#OGw%$&p#OIw%t(wBL1p#OLwBLIp#OPw#s&p#ORw%t(wBL1p#O",
"UwBLkp#Ojw0i3p#Omw&)1p#Onw0i$p#F`wBL#p#Fa#p#Otw0i~w0i$p#P*0#p#P)w0i4p#P-0#p#P,w0i,p#P,wBL,p#OfwBL>p#OewBL.p#OfwBL%p",
"#O_j,#p#NEj,&n{$n{-,%j-j'j/nxuLNg,o'o((#p#NHo'O,%tXw&Z+o)E#p#NKxqA$t*wjZ%o)o*o%)w/p#tXo&yQn'w/X#o+xBZ&p#QAxZI2p#QDw",
"Z=Gp#QhwWb%p#QSwWb,p#Qkw']$wWb4p#QZwWb,p#QZw#h#p#QpxZI6p#Q[xZI(p#IIw$@#w#E#xZI(p#Q`xZI%p#Q^w$q(xZI=p#R&w$q%p#Qpw$q,",
"p#R)w$q9p#Qww$q,p#Qww3b#oashMw+2##p#QsxZN6p#R4h=w*a'xYY%p#R)xYY(hCwXp#p#R;w*b%p#R,w*b1p#R-w%J$xZN@p#R8w#t(hPw#t#p#R",
"Iw#t%p#R;w#t1p#R<w#t$xZN9hYw#d#p#RTw#d$w#M#xZN9haw#M#p#R]w#M0xZN$x{S(p#RCx{S$w#b#p#J1w-m&xZN)*'%p#+6x0Y$w*2%,%t0=)x",
"Yp$-,%p#J9hiy1d*A'%p#+<w&u#ro)#p#RNwsB%xZX=L$L#p#RW0&i9$i9w^]$p#+E$p#+E&p#+H$p#+B-,%p#+Hp#+Ip#+Gi;#p#Oe(#p#K4w$S#p#",
"H`uLNg,%p#H=w7w*p#H<y]v%;w+2$tIFxKj#w#d#:'%tIxr|$#p#Rjw):$w#Q%p#HC$)#p#KCtbu;>&FtY#p#Rmp#JQw)l&p#JSxKM&ydG8p#RtxL'(",
"&p#HN$p#HN#p#KG0&p#HP$p#HJS,%sHp#H|x5t#p#JCw&-+p#HPp#=#x4G,p#IBx4G*p#S#w#D#)p#Jd@q~%p#JTx4G$p#Ifx4G.#p#K_0&p#KS$p#K",
"Su+-~u++m"};
/* onesweep_staged.comp -DGPUSORTI_ADDRESS, 14454 words */
static const gpusorti_line gpusorti_spv_onesweep_staged[] = {
"$kZu;<7h#u36-u36.qDh$uDE4h%uLN@uDE)u]`|uLM[qHuDEQqtuTUlh&uDEEh'q$h)uDE;h(uLO,qFuLMcuLNDh*uDEGh/q#h.uTU_h+h,h-uLO)q|",
"r=uDE%uLNquLMlq'uDF+uLNBuDGLuLO'uLMkq*q[qqh0q,uDE*h3uLNkh2rVq)uDFXuLNmq%qyr&qMh6u33Uv$o9)Su+3euefUu#=yBg$gqbgqdgqeg",
"u#`Iumnev;F+2Av;EfUjvASSBDv>e;26v@Q%3Sv<xdo-v=4}Fhv#-<VcuTU46v6RUmWv<bs>Dv/AM#FBu;;cu#`J6uuvzq($v@8$D$B$w#$#uTU9bq4",
"6660$_N<$BqGB<X6qGq+<XbqGq3<Xq&qGq;<XNqG'<Xq(qGqL<X_qGqP<XTqGqT<Xq+qGqX<XXqGq]<X$qGqaw#(#qew#(#quw#(#cu;<AXb0q-_N<q",
".BqGBu;<Aq.b0q&q.q=0Nq.q;0q/6q(0q0_q+w$.$u;<Aq1b0$6T0$6q+0$6_0$6X0$6b0q(q.qLu;<A_B0_q.e0$6q&0$6N0$6B0$660Tq.u#U-0$6",
"q/0$6q.0$6q-w#;%q.q<u;<A$Bu33W$u;;v$qBuDDz$'Bu;;v$'uDD|$'buTUK$;;''u33X$uLM:$;/'Y$;;Y$''Y$';uDD|$'NY$ew#/#euLM7$'''",
"u;;v$qPY$/qPY$qB'uefi$'/w#$#uLM:$qTw#Q#/'u]^Xw#E#'/Y$qWqPuLM:w#.#uTUK$qB''',$T'u]^[$''U'Uw#4$qTuLM:$'qWqTuTUK$qBqWw",
"#F#'qWqT'uLM:w#:#uTUK$';''u]^[$qB;'''w#d#/uTUKw#/$w#5$/w#g$//w#x#/w$m#'qWu]^[$qBqT;w$-$qT;'uefl$qB/w%1#)'$NKq+'qnv#",
"$KM3X;w#$#w$Y#''q+w$N#XX4qo$XuDDz$'6)V$q(,$Xw#P#B)V$N,$X;u;;|$u#`Ku;;rq-'u;;sq.q-,qwu#`Kq.)V$B,$u#`Kw&.#q&,$6qz4q{q",
"&6)'$6,$6'4q{N6uDE'$w$2$w%I#;)V$b8'q/w#D#bD/$ruq/d)'$q&w#t#q0;u;;sq1q0,r)u#`Kq1,$u#`K;8'q2'w#C#q2r#)'$q3w#-$r,u]^o'",
"$rtr-IdDV$rJq21w#a%8'q3Bw#-#q3I8'q4'D'$rLq4I)'$qCD'$s6r2r3D'$s3Ir4w#D$d)V$qC8'q5w#R#rvq5w#c$q3Iw#=%w#Z%w#{#r;1)V$6D",
"/$ryq4w$A#vfMXspw#k#q4w#k%rAw#J#rBIw$M#r>r@rCw#j)q/dw#v2w$,:rMw$,#q+8'q6q+)V$X,$_w%V$q/d,$_/4q}q(64q}_68'q7'8'q8w$S",
"#ruq81,$Teu;;~/$8'q9sqD'$rPq9q7K$'rW,$NrX4rYw'G#Nw&q#sy8'q:q+w$A#q8w$A#r}q7r#D/$rrr^r_w$A#r#q7D'$s1r@ra,$T/,$6e4rdT",
"w(2#q&)V$w#u#rNq9q:)V$q.8'q;B)'$qiw%c#q;riw$C#rj14r[$Nw#'#)'w$|#q<Bw#@#q<w%A#rvro1w#/$w%Y#rurq1)'$vLM5-b)V$_)'$vF9(",
"PS)V$q2w$9#q;rn)'$Tw#J#rwrx)'$q(w#N#ryrzu;<#/$w#,$r(w#)$qnw#8%w#v#ryw#v#s3Iq6w%Q#s%q7)'$t5)V$q-)V$qe)'w#'$qAw#z$r,)",
"'w$($s6s,s-w#a#s.w#Z#$q;r,D's1s6s0s-w'W#s/rns1K$'s2,$Ts3w%m#s2w(o#v+3LDD)'$v3Duee)'$v+3LDCw$2(rPq9w&)#rNs:s%K$'s;,$",
"Ns<4s=$N)V$q;K$'s%,$NsA4sB$Nw$h$w'v#rJq:Iw#X#sEdK$'sF,$_sG)'$u++2)V$q3w#@$r(w#@#sKqnK$'sL,$_sM)'$spK$'q:,$_sPK$'rg,",
"$NsR4sS$Nw$9#rWs%w#V#Iq/,$_rXw$i#q:I,$TsP8'q=w*B$q=1uLMN/$rsrR,$TqP,$TqT,$TqWw#:%8'q>6uTU^qzq@q>Iw%<#w&|#w&5#q;)'$q",
"<)'$q=)'$q>)'$q@)'$rk)'$rJ)'$q/,$TsG,$TsM,$TrXu;;U'$)'$qB)'$qE)'$;uLMPqBbBqC%$4rc$T4Uw#'.w#7#w#'/w#H/w#P@w#X3sm$T4s",
"Yw#'&sl$T4skw#}:w#i7w#'#r$w#]>w#H'w#L7w#eTw#X;w#L7w#X/w#@/w$)Hw#T3w#@;w&w#w#@3w$-@w#'3s4w#72w(s;w#''w&)Dw#/.uLMUrc$",
"Tr|w$|(w$x/w#^/w%<Pw%8Xw#'2w$t%rUw#n6w#;'w#+#w#H+w#fbw%s;w&#;w$O6w#'^w$VXw#qHw(D2w&K%w/L;w#;3w017w#'/w'I7w#'&w$G%w#",
"Y/w#M'w%%/w%56u;><$Bu;>A1$%(.qs$qpqr@'$*uLNl/$*1u;><$BuDGP*$$%*#hA9&3%(.qv$qpqu@;$*Oqw$*2c$*qxqxuTUh'$*bN#hF(&E%E-'",
"$CE*>#hF(#hE(uLNF'$*rguLNI'$3rgw#q$uTVz'$*I1+'$9*#hI(2qs$qprhJw$2#w#-$qxw#-#='$5*uTU{qP$*>A#k{*#k|>#k}A#k~*#l#>#l$A",
"uLNo/$3E`/$*w$_%*%(.q}$q&Iw#]#.q}$N1w#f(w#:#w#1$+w#1##ha(P'$h7]u]^F'$6qJh4*uLNo/$5*&W%W-/$ZhH*W#hd(w#u(#ha^&hO%*w%s",
"#rtw#s&qnw#j#r#*#hd(@'$q(#k~(@'qA_#k}qA#k|q7='$*q7+'$*qA#l%w#i$rTw#i#uLP`e$r(^#hs(uTXs'$r(b*#l'w#,$B3#l'([/$3w&g&w%",
"+#r[$rZA#(w&l#3uDG5ddr]#l.7#hx1&$%(-'$E9$$-'$1E$3L/$3fQ$9BuDGP*9(%9w#[#9w%L%EF(#l8E+'97J#i&9&Gw#m%&f%f-'$q7hAZ5-'$q",
"AhBh59-'$h:hCA7P'$*3w%##q:#l9w$V#5w$V)w#,#rkw$`$w(@++'$hJsp2c$3qx*u]`qw'w$I#rlw(F$#rm1&G%Gw(n1hOw(n&i2(+'$hRsq2c$9q",
"x*w#7%w&=#ho#i5(#iC1L/$h;s%w$F([/$hsw)o)='$h_s%+'$s'*#iN(&9%3w'H#s(w%a#:'$h{Iw%.#w#C#5*#iS(w$N#-'$>G*F#iSw$;#*hK2c$",
"h;w$;'#iU(&h4%h4w&^#hJ*]#iU(#iH(#iYhNw&y&hPh7$$L/$5sUQ$3BuDGP*3(%3.r[$s>7#(1w&i#q9#ia9&>%w$@#hDIw+^*w),#iW^&iF%*w''",
"#:'$hHdw#B$#il(:'$hJqnw#0%imw#0#hLrnw#0%inw&v$rpw#`#:'$hPr,w#9$&5%5-/$rpW*5#ir(`/$rrw$)(:'$hVr#[w#I*rrC*5#iw(uLNI'$",
"hUr(='$dw'U#*I#m*w%d#3d#m,(umoPqT$h^h8fh4A7#m8h^#m9h8#m:f#m;h4#m<A#m=7#mEh8#mFf#mGh4#mHA#mI7w&e#rOw+-&i2q6w#e#*#j)w",
"$;#*r3#m)(#j+w+s#3r##m,w.K$rPw#M#w)=#>w,4$q6*#j1(H'$Iw#7$I#m1w)>&$%*@'$rlw#8#iV#j<w'r%w-7EjG(#jE(w-)$'$GW*A#jGw#w$s",
"#w%v#P'$ihicw$A$iew$8%w$R$#jM(&7%7w+v#h8*7+'$ihw#~#*rg#jNw#U#it*w#U$*rg#jOw#n$s$w'k$jYr|w0l'='$Grs='$i[ruuLO+w%j$j]",
"(R'$*rvw#0%j_w#W$r{w#W$jc^#jbr|&F%w/U$r}w*S&f1#jf^#je(&A%3w#;#r~w'i&Fw)&%#jj^#ji(&Z%5:'$Crxw'}#r(#jl^#jk(&h5%h5u~%b",
"/$r|CEF57*>#jj(&h8%h8-/$s$hE*h7#je(ueg@qW$h@j&h=h;*#mqh@#mrj&#msh=#mth;#mu*#n+h@#n,j&#n-h=#n.h;#n/*[/$h<rg#jKw(V#h@",
"iQw(d#iU#jLw$~$hzw'<#w-*#r%w-*##jOw'<%qv$qpqxw#3$jQ(&>%>-;$5>*7#jSw#W$i&w#W'rew#G$jUw#W(Jw#3$jWw#W,jYw#W$i.w#W'w#{%",
"j[w#W(w$@%j^w#W,j`w#W$i6w#W'w#{%jbw#W(w$@%jdw#W,jf(M'$h=BH'$hGsVuLNUq~$3*M'$*6#kCw#:#3B#kEw#+#hC6P'$r#sVR'$hMw)J%w%",
"x#>S;$>*#kI(#kH(uLNh/$rRi/w/6(uLNUq~$Aqnw#l%kSw#l&kUw&U#G3S;w(T#kU(#kOw0b#7#kOGw6/$;$*EC>#kQw%-$h^w6k$kRw2p'15w.v%q",
":Q$36w.v%Oqw$C='$>j;w*0#q/2c$5w/g(kh(.U$n[C#(*+'GCJ#k_G&A%>&]%W#k^w#w(]w#w,w)V#w#s#jH+'$jEw%J$jI#kt(L/$*i3w%B(Oqw$h",
"C='$Fw$6#3w$6(k}(#kow&c#9#ko1w&j$w&+#17.U$npf#(*w1;#+'h5fJ#krh5&h7%]&hG%hG#l%w$P(hIw$P0.U$nx>w-F##l0w%{$j#w4L'w&($S",
";$1>#l<w#4$r0w#4#w#,#r1w#]&lCw.:$uLO+'$*r5#3w(R#9w#B#r6w#B&lHw#B$OV$*uLO(V$*r7Ow$,#lK(uLO*w#R#w'N$@;$lOuLO+;$*3#lP(",
"&C%Cw#a#r8w#a#@;$lSuDFyw);#lT(w1K#&h:%h8w#@#r9w#}&lWw/@$w$@/r:w#B&l]w#B$w$@#uTW@V$*r<Jw$A$l_w$A%w10#rD@'$Ew#b#3#Fw$",
"A(rEw#b&lhw$$(rDw$$&&hP%hP@;$lk#lhw)]#*6#lh(&hV%hTS;$hZ1#lqw&,5lww&,<l|w&,2m#w&,-m'w&,%m(w&,0m+w&,$m,w&,4m/w&,<m4w&",
",3m6w&,Gm@w&,7mC#m@w&,$B#m;(&i*%i*-'$hUi'*hS#m;(#m:(&i-%i--'$i/i1*i,`/$j9w#v#w+K'i:km+'$kjw+K$kn#mM(uLNo/$*jXw3o$/$",
"Ei6*7w#O(#mFr@&*%*uTVz'$5r@A#mF(#mDw#c#l/s%R'$3k#w%&#jy#mVw.)#5*w94#w;l'&iF%iF+'iGiHJ#mKiG&iI%iDw=p$m]w99$kbw#{$m^w",
"+d(3w=y%7w=y%rWQ$96w=y%='$9w;-#*l(w$#$w6S$U$p#+JF#(w#/$+'AW(#mmA+'FGJ#mlF&h1%>`/$j^w%)([/$j{wC>$kCkDw<,(+'$dk#w<,*m",
"xw;z$l72c$l(qx*H'$Fs+w'K#h>uLOJ3Js*w7D$&hB%hBw$i#idh@h1#mz(#m*(uTXz'$r(6*#n'w6u#l@I[/$l@wCZ*r[$rZlZ#(7wAR##n+7#n*7w",
"%h#w#C#l+w#C#P'$FG#n3(#n2w%m'35w%m%>w%m%s&w%m%w#P#L/$7lhw#~%w3W#r[$rZGw.g$nAw3W$#nA1w(e#w/d#915+'h1](#nDh1w${#+'CAJ",
"#nCC&Z%F#nA]#n<]P'$l,Z.r[$sClW#(*#n=w$E'fWw$E%Zw'29lbw'2$#(G.U$p#,&Ew&T%CA(#nLCwCG#J#nKE&W%7&hF%hF@'$rmuLO+'$kr*#p#",
"+w(w(L$n^w(@(hJw1$3p#,0w1$%niw-]$l7w#8#w#,#jrw1$)nuw-w5n{w-w<o$w-w2o'w-w-o+w-w%o,w-w0o/w-w$o0w-w4o3w-w<o8w-w3o:w-wG",
"oDw-w7oG#oDw1$&oDw1$*oMw&,5oSw&,<oXw&,2o[w&,-o`w&,%oaw&,0odw&,$oew&,4ohw&,<omw&,3oow&,Goxw&,7o{#oxw1$&otw1$,ot(#osw",
"1$.lNw#v#w1$(n%+'$m~w1$$n&#p#+)w1$$lmw1$4o~w1$+o~(#i;(&i@%i@+'iAiBJ#o}iA&iC%i=.U$p#-IwO>$wBc#iGw%:#m2#p#+3(#p#+$(#p",
"#+>wC4(w#u#r`w#u$p#+Arb#p#+@w+a'rbw0}-q6w.3)wEn#7:'$ZwQS%#p#+KwN2$w>6$B#p#+Lw#t$5w<x$p#+N5wQd#uDFy'$9#p#+Ow'Q$-'$75",
"*3:'h4h5(#p#+Th4&Z%Zw.U#J#p#+Sh1&f%Au]_/e$f111#p#+W^#p#+V(&h;%h9wO0%p#+Q(#p#+Pw$a%e$3h<w$a%h@w$a,w.O#R'$hG9w%Q#wDS%",
"w$^$#p#+[w0Y#5Iu]_/e$****uLO+e$5*:eWh1(#p#+aWw=z%p#+`G&]%E#p#+h^#p#+gh1&hL%hL-e$h5hB]F#p#+_(#p#+M(#p#+Lw$A(hOw$A$hS",
"hR$3w$H#hT$9w$H#q:Q$>w>@)n}w/t$F#p#+Xw27#w4*%#p#+Yw&t&$%w&4#h5B.q}$Tw)5$:w3T#uDF~V$*w)s$p#,'(&F%>wQd$h;#p#,(wMs'3wM",
"s#p#,((#p#+dw#j,hABw#[(p#,1wHj#5wR6$hD#p#,2wCn%'$3wCn#p#,2(#p#+kw4W#hAIw@o#q:w):(wH~$9sX.U$p#.Cw$m$w(z#jAw&L#n,#p#,",
"=(#p#+z(#p#,Iw(z2p#,Krb#p#,Jw(zRp#,Uw(z+p#,Vw(z*p#,Xw(z)p#,Yw(z1p#,_w(z*p#,^w(z,p#,b^#p#,aw(z*p#,[(#p#,Zw(zWp#,fw(z",
"7p#,kw(z&p#,jw(z%p#,r^#p#,qw(z,p#,i(#p#,G(&hT%hT-ehwhxh_(hM-'hthuh_hNhMuDG5r(r(r]+'$haw8##*hYw'((+'$hph]#hq(wVR$w#G",
"%hqhf.U$p#.whzw'6#.r[$sT5#(w(n#h}w#^$wT()R'$i&J.U$p#.}*#(Cw7`#R'$i(JH'$WsJ.U$p#/$3w#d#w0-#5w/]#G%G&i/%i/+'i+i,J#p#,",
"[i+&i2%i)umoPqT$sno1o/o-o(n~#p#-71#p#-6w#}$oRw$[#wZq$r%w*H$p#-9n[#p#-81H'$o$s+#p#-J(#p#-Iw6y(7w&`%Fw+<$ndC$9awXr#w9",
"I#AuLNh/$3*Q$Fw%N&uLNo/$Es2w$~(P'$As2w;n,5w;n*p#-cw;n$p#+*#p#-a(#p#-`w$4(Cw8.%s2wIT)P'$s57w#['GwWj#p#+$qx*uTWY'$*Js",
"*#p#-pw'q#*hI.U$p#-lAwIZ$w:I#p#-mC&W%E#p#-k1#p#-j1#p#-iw$#(Gw%4%Ww-N%]w-N%s2w-N%>(%>.U$p#-wwZL&GC(#p#-ww;c#3uLO*wZX",
"$p#-wE+'7>J#p#-v7&W%5L/$Gs6w(1+hYZ#p#-q(#p#-rhI#p#.$1&hW%3&hL%hJ#p#-yw$B(hLw%B0+'$7Iw,p#eh]wSE$EwSJ$w&=+9wY5+p#.7w&",
"=$p#+Y2c$p#+Jw%j(p#.;w%j$ho.U$p#.5wJx#wJt%p#.1wJt%ha%ha#p#.0^#p#./w$L'hphcw%k$hnhf$3-/$^hh$w=w#1hj$w._#hvhl$FL/$9s2",
"Q$Cw-S&w%J#Gw6;&p#.Hw>Y$w.u#s7w>T$/$]>*w7A$w>|%U$p#.Oh4w#F's6a/$h;Iw(s$#p#.Nw`_#w.=#*s8+'$hC*#p#.Jw#4#w$3#*w&P&w)%%",
"hFI#p#.Uw.3#*#p#.UwY9%w*o#13#p#.R(#p#.a1&h5%Z#p#.Xr|wTN#-'hIE9hJZ-'hF(9hGZ-/hDC9r|ZuTVz'h@f1hA&hH%hH+'hBhCJ#p#.WhB&",
"hK%h=&i7%i7-'i8hahbhJh=-'i3i)hbhGh=w%_#hchBh>+'i6(J#p#.bi6&i;%i0uLNh/$s9i4uLNh/$*p#,)w()(2c$p#+{qxr7wF+%iDw$V##p#.]",
"i;#p#.[iA#p#.Zi;w#G#i:w#G#u]`v'$rmI1i>w-Z#&iJ%iJw#}#jRi@w%##1jSiF9waR$w',%5iNw',$7iQ$w-4#rmaw-h#Q$7w$2&w#6#wZ3%p#.i",
"wA]$w$(#p#,@w20$rm1w8}#+'$p#,vw+|$rg#p#/-p#,Fw#w&p#,H7w)M%s%w_77p#/4w_7$wBQ$p#/3p#,Mw#Y&p#,OwRw&rgw#Y%w*[&Z>#p#/Ew3",
"S,p#+}w(+$wV$(p#/IwU](wVE%p#/KwU],p#/Mw#W$r'w#q#M'$5wUf#]r(wUf*p#/WwTy&p#/Yw#+#F6R'$h7s+w^K$w*r#7S;$7*#p#/](Or)$*2r",
"*wiB$;$*bq+#p#/_^#p#/^(&h<%]uLNg/$r+p#,8w'P(M'$h7w$,#hCdw$,*p#/kw$,&p#/mw#+#h<w$,#hHsow$,/p#/p(wjK/S;w5O#p#/p^#p#/o",
"(&hN%Z#p#/lr.w5l#r.w'E$:'$hRw^,$q2#p#/ower$w%k$R'$hVr.w$4$Hwa=#w$L*p#0'w$L&p#0)w#+#Ew$L#Ew$L0p#0,w$L0#p#/~(OV$h5uTW",
"Aw#M#r/w$Y%p#0+^#p#0*(&hf%hfumqA;$hNh[h<hK*hL#p#0%(#p#/~w&{$p#,aw72$p#0<5w#/#wCn0p#0CwCn<p#0HwCn2p#0KwCn-p#0OwCn%p#",
"0PwCn0p#0SwCn$p#0TwCn4p#0WwCn<p#0]wCn3p#0_wCnGp#0hwCn7p#0k#p#0h(#p#0Rw7|#hR#p#0RhUw8'$;$*hRhVhSw#c#p#+ow<Y&96#p#0rw",
"/2$M'$7B#p#0sw#f$w<P#9*5w<&#n3w$J#p#,{#p#0w(#p#0uw>-%wQ4'iL%iL+'iMiNq9#p#0`iM&iO%iJw-.'p#-cw$a$w2o*ibw2o+p#1%w2o$p#",
".%#p#0ew.{#p#-rw2r(p#1)(#p#0fwcu$s+#p#0f(w:g#p#-;uLNl/$3p#-;w1I$w+%(H'$p#-As+w$M#p#./w8r&5*umq1'$WI11*Aw,c#wc<#w#Q#",
"p#.0w0$&p#.%qxs@w$w'5%5w$k#a/$j$wj8)w9$)wek%rn#p#0cj)#p#0bj&H'$p#-Ps+#p#1M(#p#1Lw4.'j)>w6v%Gw6v$j1Aw9+hp#1fw%}$p#.V",
"#p#1d(#p#1cw9+Mp#.Pw&N(p#1sw9+(p#1ow9+)p#1pw9+%p#1n1#p#1m1#p#1lw9+Lp#1zw9+*p#1zw9+*p#1zw9+&p#1yw9+8p#1=(#p#1>hI#p#2",
"'w9+)p#1|w9+kp#2:w&=$p#/)2c$p#.vw%j(p#2>w9+(p#28w9+)p#24w9+)p#23^#p#22w9+dp#2Kw9+Ap#2Rw9+4p#2Qw9+/p#1sw9+8p#2Xw9+%p",
"#2Xw9+,p#1{(#p#2dw9+%p#2[w9+Jp#2Zw9+Dp#2ew9+-p#/Uw+c)c$p#/Kw9+-p#2`i;#p#2+iA#p#2*i;&iH%iH-'kEkFiMiA5-'kHkIiMi;5a/$k",
"Iw,B)w9C%kLwxM'&kK%kK&kN%kF#p#2(kJ#p#2'kJw#J#p#/Jw#J#a/$p#.Rw#X)`/$p#.:w#U#-/$97*wnY$w)V'kTp#+Sw,+,p#.]w(m*p#3(w(m$",
"p#/q2c$p#/bw[~$p#/(w[~$Gw[~%A%A+'$p#.dwF)$p#0Lw#v(w#q(uDFy'$p#0SwH2$w#u'9*#p#37w#u$p#0#[/$p#0Xwwb,p#0Dwwb&p#3Aw97$:",
"'$p#0_w#Z(]*#p#3Dw~Q'9w~Q#p#3Dw#i$p#0.2c$p#/{wxq+kww#(#p#+w2c$p#0#qxh4uLMX(*bN&h<%h<w[V#p#04w%I&*k|w30#hU%hU#p#2Xk|",
"#p#1$k|w&P#wl}#p#/Mw$R(w#,#p#/aw:o-p#3bw:o.p#3dw:o+wL+$H'$p#.qw:c+p#3kw80&p#3mw#+#>w80#p#.vw:c0p#3p(uTVz'$p#/X1w6p#",
"rmw#:#3H'$*w8w#Cw#j&p#3~w#j&p#4$w3&#7w8r#Cw#e$9S;w&]#p#4&(#p#4%w,/$p#/+w88$p#4'w.@(wn;9p#0fw&f#dwn;,p#47w,k#p#5(wn;",
")p#43wn;)p#42w#w(wn;5p#0r+'$p#0ow$]$p#0s#p#4Dwn;$p#/^w&](wn;'w$6#wn;)p#4M(#p#4Dwn;%p#4Dwn;.p#5<wn;-p#4Gwn;(w#w#p#0D",
"w$;##p#4Cw$Y(3w`D3p#5Gw`D$`/$p#06w$O(w`;#7#p#4fw]25p#4lw;D<p#4qw;D2p#4tw;D-p#4xw;D%p#4yw;D0p#4|w;D$p#4}w;D4p#5$w;D<",
"p#5)w;D3p#5+w;DGp#54w;D7p#57#p#54w`;&p#54w`;'hY1#p#5=w&,5p#5Dw&,<p#5Iw&,2p#5Lw&,-p#5Pw&,%p#5Qw&,0p#5Tw&,$p#5Uw&,4p#",
"5Xw&,<p#5^w&,3p#5`w&,Gp#5iw&,7p#5l#p#5iw`;&p#5ew`;,p#5e(#i.(&i2%i2+'i3i4J#p#5Ui3&i5%i0w3d##p#5Tw*/(i9w,^0='$7q9w+a#",
"p#2<wTT#wlf'p#5_Gw,S$wlY#p#5`F&C%wj~$#p#5zw#m(Ew#m0w.0#wTx#p#6cw#h$w~Q$='$r,wEf#5w#2#*sI#p#6,w%G#p#6kWw$,$wUg&wXC%p",
"#6.h1&Z%Cw$,$p#5nw$,(Ww-]4w$v$p#2Y#p#5vw(h$p#1ew1&$r[$sTw;;$.U$p#5~h1w#,#S;w4&#p#5|wz~$.U$p#6%w84$w#K#Aw#B)p#6%x&J%",
";$>x&J#p#6'w$e#p#6+h:w#C#wAH#p#.(w${#p#1p#p#6L(#p#6)w$1$sZw$H#:'$hAr(wW^0hFr%.U$p#74wl$#wW^&hHr%='$rnFwWc#w$]#p#785",
"w#z#wWc(C%C&]%]L/$hGp#1gw#l%w(O#r[$sCh7w#K#w%L#hLM'$p#19wI($w2w+p#6hw20&p#6jw#+#p#1>wI($w2w0p#6mwKZ$w#{#p#2Rw26$p#6",
"whLw#/#rFw+~'rGw*~&p#6}w*~$p#6~w*~$w#;#rHw)y&p#7%w,:4rIw#B&p#7*w,:1uDFyw*}#p#7.w,>-p#72w,>%p#73w7|$w^E#w#i#rJw#i&p#",
"76w+%0w#B#rKw#B&p#7;w,E4rLw#B&p#7Aw,E,rNw,E$w$K$p#7Dw,I-Fw,I%Gw$K%hR%hR@;$p#7K#p#7H(#p#6|w/.$#p#6|h|&hV%hVwHT#hTh}h",
"U2r*$hYqxqxw80#q+&hi%hi&i5%i5+'i6i7J#p#7'i6&i8%i3&kQ%kO#p#7Rw*>(kQw*>9p#3o#p#7Zw('#w,8%#p#7[wGr$p#//w$^#p#2w#p#7a(#",
"p#7]w)D#Ww)D1h5w)D#p#89*#(Ew)D&h7w)D(Cw)D#p#8=w)D0w)1#]w)1'h8#p#7mx'j#s[p#3=L/$h:p#2pwHy-w#,#p#3Nw4v&h@1#p#7~w#4$w(",
"n0p#8(w(n$p#8)w(n0p#8,w(n<p#81w(n6p#85w(n-p#89w(n%p#8:w(n4p#8=w(n<p#8Cw(n<p#8Hw(n7p#8Kw(nBp#8R#p#8Ow1u&p#8J(&hX%hV#",
"p#8Jhq&hX%hXw97#hUhrhWM'$p#2ww,v#hbwR{+p#8Zw,v&p#8]w#+#p#2|w,v#hgwR{0p#8`wR{*uLMX(WbN&hh%hh&i)%i)+'i*i+J#p#8[i*&i,%",
"i'&lZ%lZw%7#s`w'^'rRw'C$'$rm#p#8o(#p#8nw<b:w29'p#9:w)i$w%G#C#3(wxM#d#p#8xE&G%9w0`#w#x#p#4>w.@$p#8zw#q:w3u#p#5.+'$p#",
"3Yw)k#p#9KEw2c$>EJ#p#9'>&F%5&A%GM'$p#3Kw%w#p#3]w%w+p#9/w%w&p#91w#+#p#3Pw%w#p#3bw%w0p#94w%<$w@Z'Fw#_&p#9Aw#_&p#9Cw@Z",
"(Fw@Z+p#9E(#p#9Dw&#$p#3qw%*$p#9Fw@ZCp#5Ow>B,p#9Uw(w#p#9mw6%)p#9Qw6%$&h1%A#p#9Pw#r(h1w-]4p#5Z+'$p#5Ww$W$p#5[#p#9bw@U",
"$p#4Fw-@(Oqw$hBw(2$Fw$1&p#9j(#p#9awnk$#p#9a1x7]&*719.U$p#:$h5w@P#wld$h4h5J#p#9dh4&f%h1&hE%hE&he%hew6L$p#9mw$S(hgw(>",
"8p#:*w7U9p#9{w%S#p#:2w7U2p#9}w7U)p#9lw7UDp#5}#p#9tw'B#Fw/f#p#:>w$9'Ax<k#rnw$9)sO#p#:3w5d$x'O&w)v#p#9}w&2#Ap#4sw/K(w",
"$P#w/u$M'$p#4<w)3#Ew)3+p#:Bw(T&p#:Dw#+#p#4Bw)3#Ww)30p#:Gw,+0Z%Zw&J#+'hFhGJ#p#:4hF&hH%hC&iM%iMuLNh/$sDp#4nwM4#p#6'w$",
"H(+'$p#-+p#2*wKd,p#53wKd*p#:VwJ($p#6H2c$p#68wKd$p#5[wKd.#p#7I^&p#77%p#77u+-~u++m"};
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
/* leaf_starts.comp -DGPUSORTI_ADDRESS, 2533 words */
static const gpusorti_line gpusorti_spv_leaf_starts_address[] = {
"#@0h#u;<7qAu36-uDE4u36.h%uDEQuDE;u]`|uLMcuDE)h$uLN@q$q#qCqEq*qXuTU_h*uDEEh&h(uLMlq%q'h'u#`KuLM[uTUlh,uLO'u]^tqGqLqO",
"h)qTq+uDF+uLO)uLNkuLNBr6q)q,q.h.q(q&qDh2h+h1uLMPuDEGhAuTUdu++mu;<0h0uLNFh=h9h-v$o9)Su+3euefUu#'f2u33U#u33Uu#`Iumnev",
";F+2Av;EfUjvASSBDv>e;26v@Q%3Sv<xdo-v=4}Fhv#-<VcuTU41v6RUmWv<bs>Dv/AM#F2u;;cu#`J1uefYV#v@8$D$2###uTU9=q4111*#R>-#2G2",
"-51G#-5=Gq3-5WGq;-5>GX-5VGH-5RGqP-55GK-5LG6-5#Gq]w#(#qaw#(#qew#(#quw#(#qyu;<A5=*LR>-S2G2u;<AS=*WTq=*>Tq;*q-1V*TRL-q",
"/w#;#q/=*q015*#1=*#12*VT%w#+$#Tq<*#w$W#1W*#1>*#1R*#1L*#1S*#1q-*#1T*#1q/u33W#u;;v#q>uDDz#X2u;;v#%uDD|#%=uTUK#33%%u33",
"X#uLM:#34%uTUK#%3%%uLM:#%%%'%#>uDE%R%qIv#$KM353w#$#%w#$$R%%.#S59qJ#SuDDz#X1'H#V.#Sw#P#2.#5%'H#>.#S3u;;|#Au;;rL%u;;s",
"SL.qSAS'Hw#A#Aw$6#W.#1qV9qWW1'%#1.#1%9qW>1uDE'#w$6$X.#53'H#=+%q-w#D#=74#ruq-q_'%#Ww#t#T3u;;sq/T.qbAq/.#A3+%q0Xw#C#q",
"0q['%#q3w#-$qeu]^o%#rtqf6q_7H#rJq0Iw#a$6'%#3.#54'H#q>'H#q<+%q1L'%#t57%#s36q17%#rLqow#H#L'H#w%:#R+%q2sqw#9#q269qYVw#",
"5#q=uDE%#%q2.#>qv9qww%I#>w%Q#T'%#sy'H#5+%q31uTU^qVq4q366+%q5L+%q6X+%q71+%q8X+%q92+%q:2+%q;2+%q<2+%q=27%#rNq2q5'%#V'",
"%#R'%#5'%#q7'%#q;'%#q<'%#q='%#q>'%#q@'%#rk74#ryq8w%M#vfMXsp7%#s6q8qjw$}$r.w$g#r/6w%Y#r,r-r0w#0#q86w#C#r2w#C%r3u;<#4",
"#u;;~4#]q>=2q@&#uLMUqk#5r59qP#5w#'+u;><#2u;>AI#&/BqR#qKqQ^3#)MqS#)CqU#)KqsuTUh%#)=>$U/uDEC%##uLND%#:qt^%#V0%#:)$Y/N",
"%#68$Y/O4#ZIuDFX4#)u;><#2uDGP)#)&/CqU#[Kquw#c%O4#)6(;&;,4#Zh7);w#M,P%#[YuLNo4#)[(@&@,4#8h/)@w#B($hFQ(_&)u]^F%#1qJh6",
"h5`%##:e$hE)Bqy#qxh:$/:uLNs4#h:fw$=)qN#qKqzK^%#)0%#)h@CqU#hHK)uLMX/g=>(J&JuDG5q_q_q{uLNm4#hCIw$E+hF6w#p#)w#X#P%#h4)",
"w#h$qrw#2#uLNm4#@)(D&D,4#Uh4)Dw%J+hVKq|uLMX/6=>(:&:$h`Q(hZ&hZu+-~a]%#2qB&#w&g#BqN#qKqMw#j#uLNl4#)w$9&#&)$8;(:w&}3Kw",
"&}&h//(Z&Z,%#UZ)8u363/a]%hbw#x#BqY#W6w#t#BqY#>Iw#,#uLND%#@w#1#Ww#1$0w#1#w#S#3#2Xb3#b%w#&#w$U%w#'#<%#82N%#8JuLNUqZ#:",
")<%#)1$;/<%#:2$8w#+#h/1P%#q[UE%#cw#s%w&W#8uLMk3#8w#}'qFb4w#z%w)I%q]#5w#'(w)Q2w%d#cw%d#w%]#q^w%]#$U/(;&:w#3#Kw#3$c/(",
"8&8,3#@8)J$Yw#W$q`w&w#F3#hN@fqaMqb#)Cqcw&2$3#)=L$h:Q$f/(h3&JuLNg4#qdh>w'K(F3#hUU_q_w&c/uLMk3#)I$hCQ$hB/(h;&8$h>qgw*",
"Z#qgP%#)6uLO,%#hHw&Y#)q0$hBw'J$w$]$E%#hLqgF3#hb:)w#s0$hH/MH#DuTWAw+K#qhw$$%hQQ$hP/(hJ&hJumqA3#h;h@h3h8)fw'n$#2Gw'=*",
"w,i4w&>/qiw%6#<%#Y2MH#Yw#'#uTWA%#@:)$[Qw&;#Z&J<%#h61uLO,%#h6qjEw,t&uLNo4#h8q[w)b)h4w)b$<%#e2E%#)eO4#h>w*%*fIw#C#w(E",
"#hCN%#Y)$h;w'I#;,%#I;)@uLO*%#D)$h>/(c&c,%#h3c)Z$_w-|$hGw&E'@)$hGQ$hF/(_&_,%#h:h>)h5w%_$ig2qHw%[5qkw%d1w#'Lw&4'uDEC%",
"#ii$h7/E%#eh<w,F*w.`#eQ$h<;(8w)l%w,I-qlw'r%w#U$$_w-Q#;Kqmw(*&hB/w+.#hIw%I$d%#)q1$hD/w(n#q1w#5#J$hE/`3#iPDIF%#hz)@w#",
"8#hP@w'/$N%#):$hIw#P#Dqo0%#qn)$hJw$c#hVDuLO*%#;)$hKw#}#@w$J#fK)w$5&hMw&[$[w&['h^)w1A#w%2*h^Q$h]8(hJ&w#;#Uqpw'l)hUhL",
"w'l#0%#[6CqU#hGw#u(hX/w0Z#,%#hPJ);$hZ/(#&/,%#:D##,%#h7h/#:uLNq4#:JuDGL#;w0t)DJ$hc/$hbI$ha6w#S&I@w#S$68w#S%qquDGL#;1",
"uDGP);/&;d%#gqqw%~#J0w1D#uLNI%#cw#2$Dw&>#qq0w%X#`3#j(ha)F%#iR)h`i'uLNq4#)i)uTVzw%N#I0%h4h5/$huh40%[Yqr$ht[(h6&h/0%#",
"h66$htw4G#)qqw%N)hwhEw%N#d%#ew$&$80%#hEw$5#_w#2$gw$5)$h~/(g&g,%hKhLD/Z$i(hKOw3B)w#n#i%hMw#n&hIw#_$hH0%#hPw#n#hLw#2$",
"hKw#n)w(T#6$i-/(U&U,%hThUg/D$i5hT(hV&hV(hY&hR$i@Q$i>hU(i,&i,umqA%#i+i'hjhdhVhSu363/a"};
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
/* leaf_sort.comp -DGPUSORTI_ADDRESS, 9837 words */
static const gpusorti_line gpusorti_spv_leaf_sort_address[] = {
"$6>u;<7h#u36-qDu36.h%uDE4uLN@qIuDE)h$uDEQqGh&uDEGuLM[uLMlh(uDEEh*uLMSh-q#q$h'qfu]`|h)uLMcuDE;uTUlh/h,qeh2h.uTU_q%h4",
"h+h6uLNkuLO,h0h3qBq|uDE%uDECuLNDuLNquDGLq'q*q,q_u]^tr=h8uTVzuLO*qgh;h>hAq)h5v$o9)Su+3euefUu#6%9u33U$u33Uqbu33Uqdu33",
"UEu33Uu#`Iumnev;F+2Av;EfUjvASSBDv>e;26v@Q%3Sv<xdo-v=4}Fhv#-<VcuTU4:v6RUmWv<bs>Dv/AM#F9u;;cu#`J:uuvzq($v@8$D$9$w#$#u",
"TU9Iq4:::.$fX@$9/9@Z:/q+@ZI/q3@Zq&/q;@ZX/&@Zq(/qL@Zf/qP@ZY/qT@Zq+/qX@ZZ/q]@Z$/qaw#(#Ew#(#quw#(#qyu;<AZI.q-fX@q.9/9u",
";<Aq.I.q&q.q=.Xq.q;.q/:q(.q0fq+w$.$u;<Aq1I.$:Y.$:q-.$:Z.$:q+.$:f.$:I.q(q.qA.$:q..$:9.fq.qLu;<AY9.Yq.qMu;<A$9.$:q&.$",
":X.$w$z#:q/w#F$$q.q<u33W$u;;v$QuDDz$&9uLM:$Q&&u;;v$&uDD|$&IuTUK$//&&u33X$uLM:$/+&uTUK$Q+&/uDE*$//uTUK$&/&&uDE*$&&uL",
"M:$+//uuw0$Q/++&&w#2#&/&uDE*$Q&u]^[$w#4$u]^[w#W#&&uTUH$w#)#uDE*$QqUw#i$+u]^[$qU&+&&,$Y&)&$u++2)&$XSq+&q[v#$KM3Z/w#$",
"#w#n#&&q+w#D#ZZ5q]$ZuDDz$&:)[$X,$Z/u;;|$u#`Ku;;rq-&u;;sq.q-,qbu#`Kq.)[$9,$u#`Kw#j#:)&$9)&$I)[$q(,$Zw%.#q&,$:qj5qkq&",
":,$:&5qkX:uDE'$&w#P#w$C#/)[$IA&q/:H+$ruq/b)&$q&w$$#q0/u;;sq1q0,qsu#`Kq1,$u#`K/A&q2&w#C#q2qn)&$q3w#-$qvu]^o&$rtqwEbH",
"[$rJq2<w#a&[$q&)[$:A&q39w#5#q3bw#))q/bA&q4w#9#rvq4<A&q5w#D$q5EA&q6&H&$rLq6E)&$qCH&$s6r&r'H&$s3Er(w#D$w#w#qCw#X%H+$r",
"yq6w$I#vfMXspw#J#q6w#J%r/w#a#r0Ew$U#r-r.r1w#x%w#^%w#z%w$h#r5w$h%E)[$q+A&q7q+)[$Zw$[%5qlq(w&e#Y,$Y+u;;~+$)&$q+)&$rkA",
"&q89w$-#q8w#p$rA<)&$q7)[$q3A&q9sq,$f&5rE$f5qlf:w#+%Yw#+$A&q;w#;$A&q<w&_$q<<uDD|$&X,$YrKH&$rPq9q;S$&rM,$XrN5rOw'z#Xw",
"'7#syw#T%q=w$[#tV)&$t_w$r&&$EA&q>w(##rIw$P#q>rXw%:#qnrYw%a$w#)#rPr[w%M#rJr]ES$&r^,$Xr_5r`$Xw#5$q9w#N#rbEw#H#rcq9S$&",
"rd,$Yre5rQ$Xw&X#q3w'a&H+$rqrhriH&$rNq9q=)&$u#QRH+$r}rkrl)&$u#QQ)&$u$$$w&a#rmrnrow#*#rjrp<uDD|$+IS$&rk,$Xrs5rtw#m$ru",
"q/bS$&q=,$YrwS$/w#+#ryw#Q#rhq=ES$/r{,$Yr|u;<#+$)[$q.)&$t5w%#$q7w$a#s%E,$fry5s'$f,$f/w#V)s*,$fs+5s,$f)&$rJw%`$s.w$x#",
"s/<,$frw5s1w#;$u#IkuLMN&$s7rqw#0#w%1(ruq/Ew#8$w)n+)[$f)[$q>)[$q=)[$q<,$YqUw*&'q@:uTU^qjqAq@Ew&t#q()&w#{$Y)&$q;)&$q<",
")&$w%z#q>)&$q@)&$q/)&$qE)&$qFuLMPQI9qC%$5qY$Yw#'(r<$YuLMUr<$Yr~w#0'w#'$w#E*u;><$9u;>A<$%-2qa$q^q`1/$(uDF+qb$(Bqd$(q",
"cs;uTUh&$(IX#O-Bqd$;qcr;w#2%uLNl+$(<#Fw#7#6qcs<w#7+Jw#7#8qcs=w#[&gw#2#Cqcs>w#2&L-T&$$#h7(M+$0<u;><$9uDGP($(%-]Q$$F8",
"C';%;M+$L<uLNg+$J(uDFX+$(w#F(uLO'&$Ocw$+$w#I#=+$6C(;w#B(#hM^'hF%(ueg(qU$$Lch9h73+$09#hQ-3&$;:#hSw#+#4I#hUw#+#>q&#hW",
"-Mw#m#w#b)hV^'hO%(TQ$$7Q$$Ow#,'Jw#(#h1w#(#_1&$rgw$G$w#Y(w#:#dw#(#e#hk^'hd%>w#/#hCw#C#sAw#C'hGw$u#w#5#rhw#5'hKw#5##h",
"u^'hn%hnu+-~u++muLMPQ$9qEu;<0&$u;<0&$w'k)u]^F&$:qJ4qZ#0w'G28uLMX-4IX*&$GEM+$6w$W&$%(#G<'0%-uLNF&$FGuLNI&$PCw$w$`&$(",
"E<*&$4(#P-'K%K=&$<K(6Bqd$h1qcCuLMX-(w#r$h:bBqd$Pqc(uLMX-EIXu+-~u++muLMP&$9qFw$Z%2qi$q^qh1&$(w%l*w$7#64w$7#w$k1qcw(G",
"&Cw$6'GK(6u363-u++muLMP&i(w#x#2ql$q&Ew#t#2ql$X<w#,#U&$;w#1#q&w#1$*w#1#w#S#/$9qHu;<0/w&-#w&0,3&$69uLO)&$6>uLNUqm$0(3",
"&$(:#4w(6#09#6w#+#C:uLNB&$qnGw)3#w#s%*&$(6uLMk/$6w#}'qJu;<0+w#z%w+c%qo$Yw#'(w+c2w%d#Ow%d#w%]#qpw%]##G-'4%0w#3#qcw#3",
"$O-'6%6=/$;6(>#Fw#W$qqw+&$/$hN;h9qruDF+qs$(Bqtw&2$/$(Iq+#h:^#h9-'P%>uLNg+$qudw+V)/$hUGebw&c/uLMk/w,N#hC^#hB-'c%6#dq",
"xuLO)&$EqxuLNBw(<#N&$hHw&Y#(q2#hBw'J$w$]$uLO'&$hLqx]/$hb0(w#s0#hH-uDF+[$DuTWA&$0(qyw$$%hQ^#hP-'hJ%hJumqA/$ch@P_(h9w",
"&@#Q$9qKw&@%u;<0/w'=#w&9&w$y#6w&%->w&%.Kw&%,8w&%$qzw#W#]/$h|4Jw&%*uLMX-gIq+'>%;]/$i#Kh7w$x$3&$_9Bqd$0w#C#(IX'8%8u+-",
"~w'v>w'j+8w$h'q{w$W'w$h&Rw#3$8w$h,Cw#W$q}w'9&i;;Lw'j1h7^#Lw'j$]/$i@Kh:w'[6h<^#c-'_%_=/$6G(Cw&XHw$p%w&X)w$p%w&X3q~w&",
"X&iXw&X8i[w&XAqLw$S)w+:&#04w$&#r#w$&#w#,#r$w%|#1/$DuDFyw&C&w0R&r%w#;#2qY$Ow-_$uLO+&$(r)#0w%%#w#d$r*w#B&gw#B$uDF+[$(",
"uLO([$(r+uDF+&$(uDFy&$(#h9-aw#V#uLMk/$0(1/$h=uLO+/$(0#d-'C%C'c%h9w#i#r,w#i&hBw.O$w$+#r2w$+*r3w#B&hGw#B(w$J+r4w#B&hL",
"w#B$w$J#uTW@[$(r6Rw$K(hOw$K%Nw#{#1&$Dw#f#0w%O#w$K#hR%hR1/$hVw07$$9qMw/d*w7L)w#'.w)z+r7w$G#3&$F9uDF+[$Fw#'#uTWA&$;0(",
"#h1^w.b#K%>3&$L:N&$Lr'uLO'w,r##F-uLNo+$_qnw.>%w2+#Jw2+$3&$h=9uLO'&$(h=M+$dw2K*h9w3`$w0k#hCuLO)&$F(w)t#4%4w3O#4(;a&$",
"D(w&d#O%O=&$PO(K#e-w.k#hGw.k';(#hG^#hF-'e%e=&$h:d(gw%_&qNw%X$w3k#r8w2m&4q7*w$p#w#D0r9w#D(uLNBw#D#w5v$q7w#K$+$9qOw&K",
"#w)e#w&H%r<w&7-r:w&7&8:w#($V+$0w9B-w6A#>w#1(w&E#9w#($w#N$w%[$+$6K(4'D%D=+$CF(6w-7&g%P3&$cw#S#cw#S%w2;&w-*#+$4h1(h7w",
"-*&qPw$n#+w#&$w(@$w5*/w#'0w<z+w=.'w#7'w#@/qY$YT&$kh#Lw8C#(h<uLNI&$0h=w8C0h:w#A$ew#A#hBw#A0d-1&$q(w((#$%-=&$0hE$w'2$",
"r;w'2#V+$>(W$4w;c'hG<#hF<#hE^M+$hNw)/*hGw)/'DhR#hHw-[$w)*#;(0#hJw#|%+$^6$$w#8#8$0w#*#C$w)N#8h1$6w&R#_W$Dw'N)>h@w'N(",
"#h]C'(%(=&D8;C-uDFX+$hjw#>(7&$i>C7&$i8O]&$ikhp0w:6%'>%>=+$K8(>#haw(g$w#Q$w:z#R#hi-'0%0=&h9h:8-w(g$Fw#@#uDFX+$6#hjw#",
">%+h@e>-('d%d*&_h9R#hi_'hB%LN&$h<Ew$($uLNf+$hy(#hiw$q#h@<M+$hx<uLNhw(^$hk-`&$4bw&p#0qv<aw*V#uDFX+$i$uLNhw&U#w'(#q[w",
"#7#4(#hqw$T#hJw=B#(hMuLNh+$(hXw$m(`&$Jr>w#J#qn(w,R%hyw,f'8hM(4w<J,U&$q[hk*w#N#`&$h^Ew=S#4qc0w=S'4sKwCV$(uLMX-<w#3$6",
"sL*&$i8h^w8o#hvBqd$Gqc;w#N'r@G`&$hg<h~uTUdQ$m)w&U$hxwAU)'hxw2v%hsw#0#N&$hkw%q(iIw+m'hxK(4#i6w%|#how(n*i8bw(n#`&$>E<",
"#i9w(o'bw(o#i;wC9%w,|/>bw$@)w(N#+$;4rB(w(*&Dh1(;#iCwER#hKqcq`uLMX-GIXw#Q#0w$4$iFw*#$Bqd$hOqcrDw:s&iHw01+uTUdQ$mJrC(",
"'i9%i9*&i:i;q9#iXi:'i<%i5wC9#mhwG{$rLw,9%1&$f#rF-1&q:Y#rGq:#rHq;1&$rFw&E#w#,#rGw0%$#rIw)S$rJw$o#uLP`rK$qr^#8-uTXs&$",
"qrI(#rGw#,$90#rHw,B#rGwEi-w#o#1&$rH2rQ$rP0#-w&P$uDG5bbrRw#N##rI-#L<w,p&<K$$w#Q#V+$4(W$;9uDGP(;-%;w#]#6w-'#1&$rIwAB#",
"0#rI-*&D8R#hBD'Gw#r%'c%cw#D#w#z#w1Z$w%+#q=#rS-wD3%w2&%w%Y#uTXz&$qr:;#(w$t$w$b#w3)$M+$;w'L)w%~#w$@#(#-Dw'y#u363Dw#j.",
"w#''7&$h7>#;-w$L##0<#(w%:(w..)w#r#Vw$(#W$>9uDGP(>-%>w$%#>wDU%D8-#h1D*&>6R#O>'G%0wG3#Ow$`#Lw1t&qC%$uDG5bbrUw%8%qQw7;",
"%w78.w3t+rVw3I&G9wDp$uLO)w'x$8^#Dw</#4V+$Ow6r&w#K%Jw#K$Jw#K%P^#Fw6@#4wKs#w7=)w3d$w3u#;w#/$h<wEp#rWh<w#W$3&$h@w#g#h@",
"qnw7z$w.&%h=-'G%G=&$DG(8#e^#h@-'h=%h=umqA&$_cFg(Ow6T,w#]#rZw#50R2rQ$raw(T#(Nw,@#U&$qvwD<#;w#2#(qZw&/$n}9qRw4n5rfw#3",
".w+2%rIw(u#rd#G-#8<#D<#Kw'i(h1w'i%Jw2t%L$w&:#0rdW$6:w1q(O>V+$(r]w&'(w$i#w(#$w9v%0#c<w,o&(4<;2qY$dh1#-w%.'(qZ1&$;w:j",
"#rDwI5&h:c-#hGh:1&$6w#C'Dw#C$w9>#qM;(u]^F&h<:qMh=-#hKh<w2d%h:cR#hJh:'hB%_uLNm+$drWw'|(u]`v&$rgE<hBw38#7&$i@hF#hL-#h",
"Kw%G'0>w%G%D$0w%@&4w%@&2qY$hXw%,$w$G$*&$C(#hWw%V#hV8w%V*(%w;{#>rDa&$gw%a$6w-]&1&$Cw%<&h78-#hch7'L%L*&JgR#hbJ'h9%Fw'",
"(#w.I-w#d#r]#-hpw$u#w,%#u+-~w;l$qSw9w+wE+)w(S#rq*&$K(uTUd/$n{8(#4w2Z#Kw#6#Gw#6#n~O(#6-uTUd+$lC4w;}.rr$D>uDFK+w8t$gJ",
"w5e$w1z'g(>w,H&qTw$>-wAV-w=9*2rQ$ru8w(D$6w#/$Gw#/$K-w&7#;#Kw,f$rvw$@#a&$6rqaw%##wU;#w4B'rvC(wCZ$w$d$ueg(+$hUh<cGO#J",
"w7~&$G8(0w%+,#c^'h7%(#gF#PJw#0%h7w3(#p#+@9qVu;<0qUw+8/rxw+41w#'/wCP#q&#O-#Cw+:(P$$w/u#q=W$0:uDGP(0-%0U&$>q9w23&0(uL",
"NBwSv#wAK$0w(R#ruw*n$7&$iv(#h<w:x#iswPz#0E7&$iu(uLO)w(c#w.2$wFe#L#-(*&gLR#hDg'h7%Fw1G$eEw$C&EJw3[$rgw3['Iw%c&hH6w#E",
"&D0$$uLNm+$;<W$0w#A&wB*#Fw,i(U&$bLw3+$#hSw,j%hSCw,j(O;#hU-#hSw4p+w%W*w#r#U&$6w%W)#h]w+U#hdw(=$w+U$#h_w>[#4wHS$Pw-A$",
"#haw(I#Kw4:,8w+G$V+$6wCQ(J(w.q#Fhhw)s$w21)+$hzwCO#h{Iueg(Q$i>0(_Fw#T#w-j%h@eR#hrh@'hB%h<w6)$hM%hMuLNF&hNhOb#huhN'hP",
"%hK'hU%hUU&hVhWb#hvhV'hX%hRw(c#p#,:w(c3rz$Y5r}w(N*+$8w$;#GIuTUd/$p#+SwV'%w#3#h1wHs#(wHs#;w'n$0#F-#h1w&>(gw&>>w3`#q&",
"w'1$w(x$;w(x)#h@w+S$rjw'X#N&$4w-:#dw-:#p#+ne(2qo$hF_w.q#6%4w5)#duLO'&$8w4B#h=(wPX$2qo$hKh=w#D#C%Cw#j#w[j$`&$rhe<N&$",
"Jw#p#hKw#p#p#+-hMw#p#hQ4w#p%6'hC%hC*&hDhER#hThD'hF%eTQ$kS#hQw%;(hDw(W@hZw6c#hdq&uLNow'h,'G%w+'#h^>2qo$hdFwAL#7/$of(",
"]Q$p#+]r~4w#K$w$i(_w%(#hjwOE#w#C#p#+*r~Gw/G$'h9%h9w2~%hkh:'h<w-R%p#-U9qWw/O&+w/L+w8f+Dw1L$w]10Rw>g%wc=$qpwS~(;(Bqi$",
"q^s#Rw'4#w#-$qpw#-#u~#YQ$nT>r~_;(h9<#L^'Jw2T$q(w8g#w4'&gwH<54-%wD+1GwD+$w$B$w_E%wCV#wA+#p#-K(<*&h1Fq9#hGh1'P%D#hHwc",
"<#hFu+-~u++muLMPqUp#-r9qXw%S%wK6;M+$DEw-g(uLNF&$Cq7w8G#s%*&$s$w]<$>%;w%C$qcw)_$wP[$w_w#;K(6#Fw&7-wE`#cwUA$(weo(w$$#",
"Jw.v&es&w28&h7L(0w$=(T&$p#-T#h<w;n$w6_#Ewb*$w#f'h@wVy%&$4wVy#hBw.L#(h1u]_/qU$hKhIFwOa$Qp#.3w,x.w@+*4w2*03+$Gw,q#CIU",
"&$Kw,A,Pw,A,w6Q'p#-D8(2s)$s(Pw1v$FPR#LF'Jw+j*#h7w$7(0w$70w*B#><3+$hCw$=#hDw$=#Dw$=,hHw$=4p#,hw$=$s-Cw$=$PJR#hJP'g%O",
"w5='p#.[wk>'w#o##(w)U(w%_&r]W$09w$J%w<[$#-<*&4>q9#D4'6%wE)$whp.rg<wHJ#w9[&Qp#.hw0`3w&s'4w3FJh1-w&O#8w(~#3&$h7:uTUd&",
"$mR0(#Jw5w#m0w3Y$w@~%w)*&s0w(m#wEv#wS7#w%B)w5C'wCJ)hHq&V+$_w3|,wHx#wFO$(Ow3|'Dw9B*7&$mIh=w4D#wBH%wW,#h=u]`qw7B#<wBF",
"#(h@w50$2rE$s2hQw0Z#8%8uDG5qrqrs3w.}#uLNBw.}$hSw.}$'e%d3&$hZw$H#hKw$H)7&$mUhJw$%-hJw$%*hLw$%(h^w$%&w4{#'h[%h[*&h]h^",
"R#hdh]'h_%hYw'6'p#/Jw'66#;wH.+w'2=Ow'2,Lw'2#n7wFf#w&Q#_w%,#6w%,,mv>7&$ms(w$m#h7wHj%w=9#0w&m#w`:$w4j'Fs4w^7#h7wgQ#w9",
"C#hBPw9C(JwKk#ruKw%O#F%F'h@%h@*&ehBR#hGe'hC%h=TQ$nLw%K#p#/gw)_:w#'$ws%.#8w%d(Ow%d@Lw%L#h:w4b2w$d#wF0'7&$nEw%N$w<w#n",
"CwH|#7&$nH4w#:$2rE$s5w7*#w#O$ew*,(w$C&8w*,)w#v#wNF$#hIw7z)w=2#_#hKw0R$w3I#h9wR./8h=wC)#hEwC)%w*N%K8(4w=&#C%C=+$8C(6",
"#hU-uLNl+$h9hIuLNh+$s6w#c)a&$LwBP#hHwBP,6_w+1*3+$hiw/K#hjIueg(+$mp0(dhO#hcwRT%+$FwBz+1&$hMw%r#R#hNwT0$'hI%hI*&hJhKR",
"#hjhJ'hL%hGw#M#s7w,`&hsI1&$hRw&v%hk-BrE$s(qcwd5$3&$hx:wLY$w;a$N&$h`s8w:O#4wLn*hs-w:R$7/$p#.Mw8I#p#/Dr~O('J%J'hr%hr*",
"&hshtR#i#hs'hu%hpw(y#p#0ew(y/wCt.wB;$>w(m(Dw<hBLw+6#w(j*w+,#h1w8X$rE$s(Pw%3$w(&#;w;g'P%PwI7%h<J'L%h1w$:$cwDsIw=n(wg",
"h#Gw33$8GR#hH8'C%6w#q$hFw%,LhVw%,<wtt%w%,4hYw%,$TQ$p#+.#hYw$:(Jw,1@hcw(L#hkw$=.3&$hoIw+f#w;a#wt~%2qY$hogw$G'Cw#,#w<",
"L$7/$p#/Gw(C#p#0=r~K(wgI#w=i)hsw=i(p#1Zw(C>w(G(6w%&(8w&=Bh7w&=7w82#P<BrE$s-(w(M(wB4$K%Kw*1#wH}%dwH}$TQ$p#+g#dwDM6w(",
"M=hJw(M)hKw(M$w$T#s9w$T#w%;$wQ/(w9|.w%;4h[w%;Cw(](w%;1h`w%;'p#,.'h:%h:#h`w$E(h<w(a@hiw(M#hqw(a1huw(a1huw(a$w#I#s:wU",
"B&ruw#D$#hww47%hwwUB+uLMk/$Kw(z#p#0ewDd#P%P'h<%h<*&h=dR#h|h='h@%h:u+-~u++m"};
/* tile_sort.comp, 7722 words */
static const gpusorti_line gpusorti_spv_tile_sort[] = {
"#zmh#u36-u36.qRh%uLN@uDE)uLMSqTuDE4qUuDEQuLM[uDEEu;<7q#q$uTU_u]`|qPh(uDE;h&uDEGu]^th'qzh*h)q*uLMch-uLNBu;<0h.h+rBh$",
"uTUluLO,uLMluLNhq/h,u;;ru;;suTUdh1uLMkquh4h7h<uLNqq'q,q^h3h5h2h/qGqrq|uDECh0hCv$o9)Su+3euefUu#2E2u33U#uTU43v6RUmWv<",
"bs>Dv/AM#F2u;;c23umnjq(#v@8$D$2####uTU9q%q4333.#w#'#q)ZB#2b2B[3bZB[q%bq+B[q&bNB[Zbq3B[q(bq7B[q)bq;B[AbqLB[q+b6u;<A[",
"q%w#X(u;<Aq.q%.#qF2.NqEq&.q&q.q=.Zq.q;.#3q(.#q)q+w#D%q2w#D%q3qEw#X#w#7&q5w#7%q6qE2w#m)q8w#7%q9w#L#3Aw#;)q<w#;%q=w#P",
"#3q-w#i)qAw#;%qBqEw%/)u;<AqDq%.##2.qEqE3.qF3q+.#3q).#3[.#3w#a#N.q(q.q>.#3Z.#3q&.#3q..q)q.qAw#@%q.q<u33W#u;;v#6uDDz#",
"qD2u;;v#&u33X#uDD|#&q%uLM:#-+&uTUK#6+&-uDE*#--u;;v#-uLM:#+--uDE*#&&uDE*#-&uDE'#-&uDE*#]&uLM:#6&])#A]uTUK#6qaqa-uTUK",
"#6&w#<#6&)#A&8&Aq+uDE%#]A)#Aqf)#Aw#B#qeqgqhw#W#-uLM:#-&w$(#&&+u]^[w#)$+w#:#&,&#ZuDE%q+&qou~#=[&w#$$q+&&)#[[0qp#[uDD",
"z#qD3,c#2)#[w#K#2Pq-&Qq.q-)#Nq.0qvNN)#N&uDD|#&q&)#3qx0qyq&3,&#3)#3&0qyZ38&q0w#3#q%4+#ruq0dPq1-Qq2q1)#Nq20q~q3N,c#A)",
"#N-Pq4-Qq5q4)#Nq50r%q6NPq7&Qq8q7)#Nq80r&q9N8&q:qD,&#qDw#e#q:r'Pq;&Qq<q;)#Nq<0r)q=N,&#q3w#;$r*u]^o&#rtr+=d4c#rJq:Uw$",
"4%8&q>2w#-#q>d,c#q+Pq@-QqAq@)#NqA0r1qBNPqC&QqDqC)#NqD0r2qENw#J%w#Z'qFw#Z$qF=8&bqD4&#rLb=,&#qC4&#s6r6r74&#s3=r8w#D$w",
"#{#qC8&qHw#R#rvqHw$=$qF=w#=%w#Z%w$V#r@U,c#34+#rybr',&#vfMXspw#k#bw#k%rEw#J#rF=w%(#rCrDrGw#j)q0w$S#w#v/w$,:rQw$,#q&,",
"c#Z,&#qew#g%,&#q&,&#syw$C#Aw$C#q(w#-$r*,&#q+w#-$r]w#)$qow$G#r_dw$N$r^rWr`w#*#r[qoraw#*#rYrZrbw$V(w&*$qIsq4&#rNqIA4&",
"#rPrfw#)#rJrfrgw#M#rerh=uDE%#-ri)#Zrj0rk#Z)#Z-w#W$w#y$rnw#A#&ro)#Zrp0rqw#A$&8&qJ2uLMN&#s7qJw%{#rt=4&#s4q>ruw%O#rvUw",
"#V#rww#V$rx)#Zry0rz#Zw$N*=uLMN+#rsrw4+#rrr}r~w#a#qJw%z#rvs$Uw#/)s&w&U&uDD|#+q%w$x(rJrfs*w&A#s+w$3#w%.&s,s-0qyq(34&#",
"s1AH4&##w#)#s1rPAw&j$Aw#L#w#;%rLA=,c#w#o#s1As5w#)(w#L(8&qKw(9#rvqKU8&qLw*K#r}qLqIw$-#dw$-#rNrZrcw(F#s<s=w#;#s>rfw#5",
"(w#))+#rvsCw%+#w#N&=sEw#a)qow#5$sGsHw#a#sIw#a$w#5$w#))+#rvsMw#a$w#N%=sOw#a)rWw#5$sQsRw#a#sSw#a$w#5$w#))+#rvsWw#a$w#",
"N%=sYw#a)dw#5$s[s]w#a#s^w#a$w#5$w#))+#rvsbw#a$w#N%=sdw#a(s3sfw#B#r}sgrfw#H#rcw#H#s3=w#Z%w#B$skw'V#r}slrfu;<#+#8&qM2",
"w'p#qMw*/#rvsoUw(7#spw$N)qoA0q{q)w&o#r{q:r'w')#r'q:w(y#stsuw'S#s6q:r7w+D#swUuLMF-#rDrDuLMF]#syrD,&#qmw#Q%,c#q),cw+;",
"$ruq0duDE%#-w1.#t$w$3$w)$$t&w)0$w#/$rut(w#/%w,P$t*w$f#rvq>U8&qN3uTU^qxqOqN==uLMP6q%2qQ$#u;><#2u;>AU#$Ie&##uLND&#9rf",
"w#,#uLNo+#<9u;><#2uDGP'#'$I%C$'D&#@>u]^F&#3qJ'rfJqt#qqs}qs:&#'K&#'=uLNl+#'UK&#<dw#-'@qow#-$;6##_F>uDFX+#<w#q(e6##%<",
"$w#4$Fw$&$'$'5+#f>t+'uDFX+#'w#M(ueg(6##gh;_^w#Q#w$:$s5w$:#w#}$w#H(R6##hJgw#t't,w#6#w$=#hNhGh>w#7#%hR$hRu+-~u++muLMP",
"&hL2qS$#/qt#qqw$~$w#g*#$IJqw#Nqsw#;$%7$<%7$75&#'<G7u363Iu++muLMP&hYw#_$q{#q&=w#F#/q{#ZUw#,#uLND&#<w#1#q&w#1$(w#1#w#",
"S#-#2qVE+#E&#w&m)w$2#q}w$c#w#,#Gw$;$r$#q6qsC:-w$;%w$b#r#w#k&'SJr$#q3qs'w#@$C$C5-#>O'C%`$fw#c#h6w#l#w#T,h9Jqw#q9qs'w",
"#2#T-#'U%h:$Gw#N#r(w#N#Jqw#q=qsh@w#@)h@$7uLO)&#=r,Dw'p#K&#hEw%6#'q:uLO'&#hGr,w#P$w#m$uDF+c#7uTWA&#9'r-w#Z%hJ$hJu~%b",
"-#XhGVh:a`'^w%V#6#2qWw%V%E-w%Y%uDGPr.w%H#w%Q(L&#O2w#w$F1Iw%U2L&#Sw#D#q9qs9w#D#C$C%f$aw#d#_w&5(W1Ih6%<$9w#_,h:w&4%1I",
"h:%G$G%h8$h8u+-~w'09r/w'0/qBw'0-r0w'0Hw),%qEqsh8w),'w#c,Xw'>)w#c$&w#c$w&R%h>$h>5-#Sh;'fw&N6r3w&N4qEw&N,w$s)w&NBqBw&",
"N,w#_(w&N7qXw$S(r4w$S'r=w&L#L&#G2uLO+&#'r9uTU}-#'C2w+k$-#F>'7w#H#r>w#H&<2uDF+c#'uTW@c#'rAHuDF+&#'uLO*w#V#w.W#rHuLO+",
"&#>'w#a#F2w&j&aV'Cw#a#rIw#a(w$)#rHw#H#@w$)'>V'7%h=$Xw#L#r5w#L&g3w$R(hE3w#L&hFgw$R%r:w#q'3w$R#uLO(c#'r;w$Q(T-#9'uLO+",
"-#C'%O$Ow%,#^'Ow#Y#r<w#Y#uDFy-#<%9$95-#7S'9w.o#5-#h9h>'w.;$w&/,rJw&/'rNw&/,w%)$w&/0rOw%N,w%%$w%N)aw#H%rPw&T0rRw&T$u",
"DFyw&X/Gw&X$a2%F$F5-#f_'F%h>$h=w#i#rKw%4&hDw%4&hEhB'w30$rLw&'(w$J)w&L'>Cw$J%rMw&L5w$I(w&P'Fw+c'w'x#%hT$hT5-#h:hF'aw",
"&7&qYw2/%rSw1P$qt#qqrTw1B(uLNo+#'r'w$3#w2=$w/`#@w/`$w2=,rD7uLNo+#OrUw#K(uLNm+#fw#Y)%9w5@$Vr'w#c#w#-#'=%@$@5&#U7'@%F",
"$Cw&*$&#'GrDFT-#`w$>#h=w$>-hBw$>3uLNm+#hEw$00hIw$05Tw)F#uDFy-#'K-#h6w3e$+#2qZE-w-`(w/W(rVw(~'3w#($Y+#9w6A-uLNk+#>@w",
"#1(L&#V2w#($w#N$w$j$+#>G'7w*Z$+#a`'>%_$^L&#h9w#M#h9w#M&h8$h85+w*a#Ww/;&qQ$#uDG5rWrWrXw6Z##2q[w1:$uLO'&#9rcw5c+q]w1R",
"'uDGPrdw%e#/rs#rr@w4>)@$7/rm#rlOw15$G$G5-#<>'Gw6t$w#x'w#a#rww&F'/rs#r{w#e$w&m&U<w,.%]#2q_w#R$*-#X9*&#S<T]#9w$P$6#2q",
"`w1.#]w#r&r|w#r#uTU|&#@22w$Y#Gw1%&L-#G2w$X#Cw#4#>$>w$C%w&H%a3w$D#Sw#=#<$<u+-~w#z$qbEqa#w#&#w'L/s#w#X#Jqe#Oqsw8c$Jqe",
"#Cw#-%w;t$<w30#w%2#7w#2#qM9'1@I1G<%a$w03$s%w&;$qh#Wqsw&)#K-#'Ww&;$qh#h:w#5$w&;*w#S#s'w#S&h@w#S(hAw#S&gw#S3s(w3n&Sw(",
"9#@2uLNkw(9$@$7uLNks)#VGuDFK+w#T&+w#T$R+#iBFWw)Q,M+#rww)Q)/qe#hVHw,|$qe#hYw#,$Y+#<w&Q$5+#OC'>w+|$+#Sh:w14%w+J$/qh#h",
"bw$f%w51#qh#hcw#0%w#Y#-#<@'w'2$Cw#N&hiw#N+hlw#N//qh#hnqs1I'/qh#hpqs1IFw#_#Ww#_$qe#htw$[$w#_$qe#huw#0%w#_#&w$-(h@w#N",
"&h{w#N+h~w#N//qe#i$Hw$-#qe#i&H1IF%h~$h~w(b%qcw7h%w*#$0qg#A0qaw#'%%#$Iw*H#@##w&%#s.uDGL#93w&G%uLND&#>qI/q{#q(w>_)uLO",
"'&#'V(&#_rcuLO)w<P#w.P#Ww<}'>w#G#7w0d$w2U$wCJ%^$'*&#iv7w$0'7w$0%Aw$0%9I$9uLO)&#@hF*&#i~w#e#C'*]#if'/qa#hHw++#(&OCH%",
"F$@w#d'Gw#d%rcw$q)w#='9w#~,w#=#uLO'&#s/SKw4E#wCE-uLO'&#s0h6D&#fw$0#h_':]#'1h_I/qa#ha^w#/$h`wCT#ilhbhahf:]#hc1@Iw#*$",
"7Iw)%#%_$_(&h6WH%h8$^%X$X(&h=h>H%h@$h:w$Q'Xw%P4hn*&#jJw%P#hUw$=#hoOw$1#R6#j-<'(&CFH%a$>%hk$hk(&hlhmH%hn$hiw'p=w'x/w",
"&*&w'xBh6(&#Ww'x)h9w'x2h@w'x/jowCF#AhB(&#Fw3z%w#(#C*&#jt'w$J'Cw$J%s1w%e-hM*&#j|w#~#`w(5#jdw%j#hOw(5#D&#s2F*&#k%>Dw#",
"@&jiw#@#hT7w(R$S`H%^$Fw$$'fw(70w$z#s3uLNkw(2,uLO+&#Fs4/qa#hbaw'}$hbw(-#hd<w#/$hcw(-#jfhehdhi:]#hfw(-%hfw(-#w@[#^$^(",
"&V_H%h6$Sw$9'^w)iNs6w)i6s7w)i(h~w)i%h|w$_#i$w)i%h}w$_#k&i#h~i):]#i$w$_%i$w)iPs8w''-i1*&#kaw''#hsw$=#i2w)i'kD<w(##kf",
"w'$#hsw'3#s9S/qa#i8w$]$R6#kJ7'(&^VH%_$f%i2$i2(&i3i4H%i5$i0w*+%qdw*%$uLNs+#9qLM+#s:'M+#'s;w1P(uDG5ddrXw6X#e6#kww53)w",
"*a+w)k#9*6#V';6#iR>@7*6#h6wM3$s@w&;#uLNm+#OsAw>7$+#s@Ow>7%w&U$;6#jQ`SsBw#3#sDw#3#*6#hAsFw#M#w:}#w#9#sJw#d&h6sKw#d&s",
"JCw#d-j[Xh;sLw#3#sNw#d&hKsPw#d+sTw#d&hAsUw#d&sTw#d.jfhGhFsVw#3#sXw#d&hUsZw#d+s_w#d&hKs`w#d&s_w#d.jphQhPsaw#3#scw#d&",
"h`sew#d'uLNm+#hSrcM+#shw5t);6#jxhYhXrcw#3#siw#T&hhsjw#T*h[UM+#smw#T,k$hbhaUw#F#w'-%qiEqe#Eqg#Eqhw.k#w.g5=>#w((#w+(F",
"w's#Sw.s#HK&#O'w,d-D&#>=uLO+&#SwKo#hA/qa#gw+%%hAw+1#hE7w#/$hBw$o#lNhDg@:]#hEw+1%hEw+1#a$a%W$W(&h8h9H%h:$_w$M'Ww,mKw",
"$h#hPw$h#s5w#(#^Kw4Z#w,w-D&#S@:-#h`w.U#9w$[$h^w.U$_w3l&;6#lmhah`w$h#hbw$h%hbw,v'w$h,h>$h>(&h@hAH%hB$X%h^$h^(&h_h`H%",
"ha$h[:&#hjwQ]#A*&#mFw19(haw3{0(&#G@/qa#hs>w,i&m/w3q#GOH%C$7w'x%qjwN<'wTf#Aw,K#w%6#sqw%6#Y+#AwW:);6#if>O=w(W#Y+#srw<",
"v$w#<'ijFfdw#<&sswN=$w#<'in`VrWw)Q$S$Sw(h#Vqo<w$y&9V##D&#<=w3^#w<`#'h:uDGL#7q%uDGP'7I$7;6#ixXh>G(&>GH%O$'w$b#wNa%qk",
"w$z#wBL$&#ms9*-#mowBG'qlw#=%E+#$#:&#q)w$1'<wZK$<svw$,#CuDGL#<w$h&uLNF&#SsvwOq#Ow9Y#=w&e#svuLNm+#'Vw%.%wCz&wTW$GwC{.",
"w$#'G##w#5#F#9D&#hBh9wBB$svw%:#7'uDGL#>w$1&(&#h>GR-#hPhIw,9$hHw,Z$-#ogwN,(>'9L&#'2uLND&#`q:wKN#u]`O&_h69Isx%V$V(&`^",
"H%W$Fw$R$g1IW%hI$hI(&hJhKqI%hL$hFw(##p#-9w%j,w8d$qe#Aw#+$qh#Aw(d#Aw7M$uLNFw)6#w8O(e-#oEw6T9w8|#aw8-$/qa#WO1IszY+#f`",
"w#J#XMwC<#w(E((&#hBw%N#p#-,sn'T]#'C1OwEX$gw#@#Jqh#gwDw%*-#p#+i'19Iw&Z#w6l$w+9+1hDX:qf#hF1hDI1gX;6#j9hFhEhDR6#iChBh>",
"w%O#p#-^wIS$dds{w#0#p#-V2qmw%](w%`$uDFX+#9M+#s|w$[&w'r#w-W8w;B2w(v#h8w%;(*&#o.7*-#o*w#s$Xw'f&p#+Ww'f+(&#gF;6#p#-+hA",
"'9w%8$h6$h6(&Wh8H%h9$V%X$h;;6#iBhEhDg%h=$h=w$|#p#-q2qnw*_'w$D(w)F'7##wa.)uLNFw'(#Y+#>'uDGL#@w&s)w*F%w7V#'=*&#oJw&a#",
"oFwPi$s~w#Z&h:fw*s#_w#K#q0w=>$wT2$wa-$wXN#w%9#t#w#r&@=L&#f3w#@(w'J$w9F&qI%h@$Ww$}#p#.2w)W-t%w@+)<w&iH^w&i+om7*&#o]w",
"#A#h9w$W$t'w'b#R-#p#-Nsn7wYw#T-#@UwT1&9<'wJL#Xh:w$g#w3,#h8$h8(&h9h:H%h;$h6uDFX+#h@M+#t)w*()e6#p#.iw/G$w$k&wE_-w$k:h",
"Qw*m+hUw$<#hR`w*T#;6#p#-HhV<wKI#@%`$`w;J(u+-~u++m"};
/* tile_sort.comp -DGPUSORTI_ADDRESS, 8693 words */
static const gpusorti_line gpusorti_spv_tile_sort_address[] = {
"$)Yh#u;<7u36-u36.qBh%uDE4qDuLN@uDEGuLMSuLM[qFuDEQuDE)h$u]^th*uDE;h&q$uLMcq#q@h'h-h(uTU_qnuLNBq*h)uDEEu;<0h+r#h,h.h3",
"uTUluLO,u]`|uLMluLMkuLNhh/q,h6uTUdqfh7q%q'uLO'h<h1uLNqqNqcqXqsh0hBqGqUu#`KuDECv$o9)Su+3euefUu#3n9u33U#u33Uu#`Iumnev",
";F+2Av;EfUjvASSBDv>e;26v@Q%3Sv<xdo-v=4}Fhv#-<VcuTU47v6RUmWv<bs>Dv/AM#F9u;;cu#`J7umnjq(#v@8$D$9####uTU9Wq47770#w#'#q",
")X8#9d98R7dq+8RWdq38Rq&dq;8RXd*8Rq(dqL8Rq)dqP8RBdqT8Rq+d`8RRdq]8R#dqaw#(#qew#(#quw#(#qyu;<ARW0q-q)X8q.9d9u;<Aq.W0q&",
"q.q=0Xq.q;0q/7q(0q0q)q+w$.$u;<Aq1W0#7B0#7q-0#7q+0#7q)0#7R0#790#7q/0q(q.q>0#7X0#7q&0#7q.0q)q.qAw#@%q.q<0#7Wu33W#u;;v",
"#:uDDz#*9u;;v#'uDD|#'WuTUK#**''u33X#uLM:#*/'uTUK#:/'*uDE*#**u;;v#*uLM:#/**uDE*#''uDE*#*'uDE'#*'uDE*#^'uLM:#:'^1#B^u",
"TUK#:qQqQ*uTUK#:'w#<#:'1#B'5'Bq+uDE%#^B1#BqV1#Bw#B#eqW`w#W#*uLM:#*'w$(#''/u]^[w#)$/w#:#')'#XuDE%q+'q`v#$KM3R*w#$#'w",
"#$$q+''1#RRDqa#RuDDz#*7)_#q(1#Rw#P#9)_#X1#R*u;;|#fu;;rq-'u;;sq.q-1qifq.)_#91#fw%>#q&1#7qlDqmq&7)'#71#7'DqmX7uDE'#w$",
"2$*)_#W5'q/w#@#W>/#ruq/a)'#q&w#p#q0*u;;sq1q01qvfq11#f*5'q2*w#C#q2qq)'#q3w#-$qyu]^o'#rtqz@a>_#rJq2Uw#a&_#q&)_#75'q39",
"w#5#q3aw#))q/a5'q4w#9$q4@5'q5*>'#rLq5@)'#qC>'#s6r(r)>'#s3@r*w#D$w#m#qC5'q6w#R#rvq6w$%$q4@w#=%w#Z%w$=#r1w#;#ryq5w$[#",
"vfMXspw#g#q5w#g%r5w#F#r6@w$h#r3r4r7w#f)q/w$O#w#r/w$(:rBU)_#q+)_#R)'#qew%O(sq)'#syw$C#Bw$C#q(w#-$qy)'#q+w#-$rMw#)$q`",
"w$G#rOaw$N$rNqurPw#*#rLq`rQw#*#rJrKrRw$V(w&&$q7sq>'#rNq7B>'#rPrVw#)#rJrVrWw#M#rUrX@uDE%#*rY1#XrZDr[w(A#Xw':$q/w#y$r",
"_w#A#'r`1#XraDrbw#A$'5'q89uLMN'#s7q8w%{#re@>'#s4q3rfw%O#rgUw#V#rhw#V$ri1#XrjDrk#Xw$N*@uLMN/#rsrh>/#rrrnrow#a#q8w%z#",
"rvrqUw#/)rsU1#B/w#W%uDD|#/Ww$|(rJrVrxw&E#ryw$7#w%2&rzr{Dqmq(7>'#s1BGw#)(rPBw&n$Bw#L#w#5%w#/'qrw#)(w#H(5'q97w$@#q9U5",
"'q:w%e#r}q:q7w$)#aw$)#rNrKrSw(F#s-s.w#;#s/rVw#5(w#))/#rvs3w%+#w#N&@s5w#a)q`w#5$s7s8w#a#s9w#a$w#5$w#))/#rvs=w#a$w#N%",
"@s@w#a)quw#5$sBsCw#a#sDw#a$w#5$w#))/#rvsHw#a$w#N%@sJw#a)aw#5$sLsMw#a#sNw#a$w#5$w#))/#rvsRw#a$w#N%@sTw#a(s3sVw#B#r}s",
"WrVw#H#rSw#H#s3@w#Z%w#B$s[w*j#r}s]rVu;<#/#5'q;9w'p#q;w*/#rvs`Uw(7#saw$N)q`BDqoq)w&o#r{q2qqw')#qqq2w(y#sesfw'C#s6q2r",
")w+D#shUuLMF*#r4r4uLMF^#sjr4)_#qe)'#qmw#U%)_#w/:#q-w(f%uDE%#*w0_#srw$7$w)($stw)4$w#/$rusvw#/%w,T$sxw$j#rvq3U5'q<7uT",
"U^qlq=q<@@5'q>q+w%4$q>)'#q))'#B)'#q7)'#q;)'#q<)'#q=)'#w#@#:)'#rk)'#t5u;;~/#uLMP:W9qA%#uLMUru#Bs_De#Bw#'(ruw#')u;><#",
"9u;>AU#%2g'##uLND'#6rV$Iw#/$$Q(uLNo/#;6u;><#9uDGP(#(%2$h4t*&<%(A'#C4u]^F'#7qJ(rV$J2Kqe#qbsoqj,'#(L'#(@uLNl/#(U$S2L'",
"#;aw#0%Vw#0#Cq`w#0%h823:##h5I4uDFX/#;w$$(g:##&;%w#4$Iw#4#&(%(M/#b4sy(uDFX/#(w#M(ueg(:##hCh;h5Jw#Q#w$D$qrw$D#w$$$w#H",
"(T:##hJhCw#t'szw#6#w$=#hNhGh>w#7#$hYt*&hR%hRu+-~u++muLMP'hL9qC%#w&$#.qe#qbqdw#n.#%2.qh#qbqg,*#(uDF+qi#(Kqk#(qjqjuTU",
"h'#(WX$Q2&F%4$Q<&F%FM'#(4IFu3632u++muLMP'h^w#x#.qo#q&@w#t#.qo#XUw#,#uLND'#;w#1#q&w#1$+w#1#w#S#*#9qEE*#E'w#&#w$U%w#'",
"#N'#49uLO)'#4CuLNUqp#6(N'#(7$=2N'#69$4w#+#Q7A'#qqIY'#bw#s%+w$N#O*#4w#}'dE/w#z%w(_%`#Bw#'(w(k*w(_'w%d#bw%d'qjw%d#$I2",
"&=%;w#3#qrw#3$b2&4%4M*#;C(4$h2w#W$qtw&s$*#hN;h9quuDF+qv#(Kqww&9$*#(Wq+$h:t*$h92&J%CuLNg/#qxh>w'Z(3*#hUIhAaw&j/O*w)%",
"#hCt*$c2&h;%4$h>q{uLO)'#@q{Aw)]#L'#hHw&Y#(q2$cw$m)Y'#hLq{3*#hb6(w#s0$hH2uDF+_#HuTWA'#6(q|w$$%hQt*$hP2&hJ%hJumqA*#h;",
"h@Jh8(h9w&@#:#9qHw&@%E*w'=#w&9&w$y#4w&%-Cw&%.Fw&%,<w&%$q}w#W#3*#h|=h4w$^$N'#h59Kqk#6qjqjuLMX2(WX&4%C3*#i$Hh8w&E*uLM",
"X2h9Wq+&<%<u+-~w'v>w'j+<w$h'Gw$W'w$h&q~w#3$<w$h,Qw#W$r$w'9&i;;Sw'j1Vt*$Sw'j$3*#i@Fh:w'[6Zt*$h;2&h8%h8M*#4I(Qw&XHw$p",
"%w&X)w$p%w&X3r%w&X&iXw&X=i]w&X;qIw$S)w+:&$6=w$&#r&w$&#w#,#r/w%|#.e#Hw-.$uLO+'#(r+$6w$i#w#K$r0w#B&[w#B$uDF+_#(uTW@_#",
"(r2GuDF+'#($J2uLO*w#S#w1##r8,'#Fw#b#6$H2&I%Iw#b#r9w#b&Zw$$(r8w$$&&h;%h:w#F#r'w#F&cw.j$w$G/r,w#B&hGw#B$w$G#uLO(_#(r-",
"w$F$hJw$F%O*#6(,*#hNuLO+*w$F#hOw$F(r.w#a#,*#hRuDFyw&v#hS2w1&#&hP%hP,*#hTw.^&w&18r:w&1'r>w&10w%0'w#B#r@w&1,w%,/rAw#B",
"&Sw&P,rCw&P$uDFyw%1#h9w&T-Hw&T%<2&Q%Q&Z%h;w#j#r;w%5&hCw%5$hDw%5$w#;#r<w&/,w$E/r=w#B&hLw&N1w$D$hPw&R-hTw&R%hUw$D%hR%",
"hR,*#hVw&9&qJw2i&w1e.w#3+w4[#rDw3g$qe#qbrEw3X($b2uLNo/#(qqw$[#w4m$w0V#Cw0V$$h4w+R$$h4r4w$}#w4^#;r4=uLNo/#HrFw#Q(uLN",
"m/#bw#`)$h;U&6w8/$h4qqw#l#w#-#(@$h>2&C%CM'#U=(C$hAw(_#<$hAr4w(f#w#z#Fr4IO*#h2($hEw$T#h=w$T-cw#h%hFw$T%hFw$T+uLNm/#h",
"Ew$F*hJw$F'hIw$F+hMw$F+O*#<($hQ2w'c#L*#Sw5I$/#9qKw6G#w)n#w0R%w:p*w$(#rGw'd#N'#<7w#($]/#6w9I-uLNk/#4Cw#1(N'#S9w#($w#",
"N$w$|$/#4F(=&H%HM/#Qh2(4w0O&h5%JN'#h;w#S#h;w#S%w5S&w0B#/#=[(Vw0B&qA%#uDG5ququrIw9l##9qLw2K$Y'#6rSw8Z+qMw8T%w0]&rTw0",
"]$rd#rc4w(N#w1E%4w&##=.r^#r]<w0b$Hw9}#Fw0b#4(w9v%w$&'w8+&uDGPrhw&s$;w&s$.rd#rlw#r$w1O%w'D#U;(=w#]#^#9qOw#]$-*#h>6-'",
"#h2;O^#6w$e$:#9qPw2I#^#%#w#x#rmw#x#uTU|'#C99w$j#F$2w&:#;N*#F9w$f$w#4#4%4w$I%w&i%Q7w$G#[w#=#;%;u+-~w#z$qREqQ#w#&#w'v",
")w+F'w#'+wA'*w#;,w:a6rpw$:#Ke#h;qjw.V$Ke#Zw#-%wA/$;($h:2,'#C,'#=w#5#qM6w%~#$F;$h>t*&Q%<w#h#rrw'4$`#hGw8G$L*#(hGw:/#",
"w'4#`#hJw8]%hDw'4+$hFw$E$rtw#]&hOw#](hP$hIw#]'hRw#]%hKw#],hMw#]$rvw#]$e#hSw$s$w#,(uLNk/w.##hRw@B$,*#hX,*#hWuLNkrw#6",
"(uDFK/#($hVw/1$M/#CI(Q$hXw0O#h[,*#h_T/#i[w+2.P/#rhFw#1(.e#hlGw$2&how#,$]w$2#w72$/#H<(4w-y$/#[hA(H$hgw$m$wB1%`#hww%4",
"%hjw7r%`#hxw#3%hlw7r,hnw::*`#h~w#G%hqw#W'i%w#3%hsw#W+.`#i'qj$2(.`#i)qj$2w5'$Vw&*&i-w$n$$hyw#e%e#i.w#3%h{w#e%'w$<%h}",
"w$<$h@w#W&i4w#G%i$w#W'i7w#3%i&w#W+.e#i9Gw$<#e#i;G$2I$i7t*&i(%i(w*G%qSw:h%wC_,w#',qWw#/*qQw#'&w6M#IU&#%2w,Q#[##w&n#r",
"|uDGL#67w'3%uLND'#4q7.qo#q(wDt)$h82Y'#(Z+'#h=rSuLO)wA)#w10#h@wAs'4w#J#=($h>w3f$hFw(#(&J%(-'#j9=$c2$hAw$<(=w$<%Bw$<%",
"62%6uLO)'#ChN-'#jBw#n#<(-^#j'(.qQ#hKw-A#+'H<G$hLH&I%Cw2Y#w#j&Fw#j%rSw%')$hPw#A(6w$+,w#A#Y'#r}[L'#FwI0.Y'#r~SAwFZ#.q",
"Q#hb(,^#($h`2.qQ#hdJw#/$hawI@#j-hchbhn,^#hd$C2w#*$=w:d$&h5%h5+'SVG$hfS&h8%J&Z%Z+'h=h>G$hgh=&h@%h:$hcw$Z(Zw%c4hv-'#j",
"jw%c#hUw$G#hrHw$:#T:#jKwH,#<IG$ho<&Q%4&hk%hk+'hlhmG$hyhl&hn%hiw(]Gw(e/w(a*w(q0Jw$t(Sw(qEh=w(q$c+'#hCw(q%$h@w7`$hEw(",
"t)$c2w(w$w(t#hKw(t/k==$hFw#U#BhM+'#Iw7]%w#(#<-'#kCw>q#$hIw$](<w$]%s#w&Q-hX-'#kKw$X#h2w)4#k0w&V#hSw)4#A'#s$I-'#kP4Aw",
"#@&k5w#@#hX=w)Q$[h2G$hY[&J%I$hWw$*(bw)30w%0#s%uLNkw).,uLO+'#Is&.qQ#hfQw(y$hew))#hh;w#/$hfw))#k2hhhght,^#hiw))%hiw))",
"#<%<&J%J+'h4h5G$hkh4&S%[$hhw$@(Jw*n1hnw*n=s'w*n6s(w*n(i&w*n%h}w$h#i(w*n%h~w$h#kOi$i#i4,^#i%w$h%i%w*n0i'w*n.i(w*n%i$",
"w*n/s)w'@-i<-'#l/w'@#hsw$G#i6w*n'km;w(E#l4w'<#hsw'L#s*[.qQ#i<w$f$T:#ks=(+'Jh4G$i6J&h5%b&i2%i2+'i3i4G$iFi3&i5%i0w+0%",
"qTw+*$uLNs/#6q:P/#s+(P/#(s,w3d(uDG5aarIw:2#g:#lFw8g)w+f+w*9#6-:#h4(3:#i^4C=-:#SwCf$s0w&K#uLNm/#Hs1&6%6M/#s0H(wVT)3:",
"#jeh2[s2w#3#s4w#3#-:#hAs6w#M#w@%#w#9#s:w#d&Ss;w#d&s:<w#d-joZh;s<w#3#s>w#d&hKsAw#d+sEw#d&hAsFw#d&sEw#d.jyhGhFsGw#3#s",
"Iw#d&hUsKw#d+sOw#d&hKsPw#d&sOw#d.k'hQhPsQw#3#sSw#d&h`sUw#d'uLNm/#hSrSP/#sXw8.)3:#k/hYhXrSw#3#sYw#T&hhsZw#T*h[UP/#s^",
"w#T,k7hbhaw>E#6w'-%qYEe#EqW#E`w/p+w/S:w/W$<@w)^&@b#w(D#w+V,w/u)w+V1w(5#[w/d#GL'#Hw;'#w+[*A'#4@uLO+'#[wH9#hG.qQ#hIw+",
"S%hEw+`#hK=w#/$hFw%1#l}hHhGC,^#hIw+`%hIw+`#wH`#V%V+'h8h9G$hKh8&h:%h5$hHw$S(Vw-H1hNw$q>hPw$q#qrw#(#JLw6D#w-R-A'#[C,*",
"#hfw/-#6w5@)hjh5w5@)m@hchbw$q#w5@/w$q(hfw$q$&h>%h>+'h@hAG$hgh@&c%Z&h^%h^+'h_h`G$hkh_&ha%h[,'#hpwWN#B-'#mww09#$hew%)",
"(haw5b0+'#FC.qQ#hy4w-J&m_w5W#FHG$hoF&<%=w(V%qZwSi(w53*w4M#B$;w-8$$6@w%[#sbw%[#]/#Bw`+)3:#io4Q@w)H#]/#scw@3)3:#isIJa",
"w#<&sdQw#<+iwh2Vquw#<#$h4q`&[%[w)@#Vq`;wLC#w%8%6h4##A'#;@w4y#w@m#(h:uDGL#=WuDGP(=2%=3:#j%ZcF+'4FG$h=4&H%(w$n#wTL%q[",
"w^s'-'#nK6-*#nGwFt'q]w#=%E/w7x7`#B,'#q)wHa#w$P&<wcv$;sgw$K#JuDGL#;w%0&uLNF'#Vsgw_<#H$Jw7*#<@w'L#sguLNmw$r#w%V%wHp#V",
"wHp%wZu'3*#p#-S(<w](1h=2wKD$w<U#(H$h@2$h=w(/'6Q##w#;#h2#6A'#hLh=wFr$sgw&##=(uDGL#4w$W&w8q#FT*#hZhSw8##w$I#hRw#:#,*#",
"hM-*#p#+U($hNwRE$.e#hOwbH'Jq2wQ~#u]`O'SV62si$hUSw4^%w3B#hSJ&h8%Qw%#+p#-p(hJw%#*uLMX2ZWXwR1#+'hShTq7$h]hS&hU%hOw)K#p",
"#.Gw&v5wIJ+w;g'w#+#`#B+'#bBw:0$uLNFw*|#$Q2w;B($b2g*#p#+;$b2$Qw+.(h5w-40w*N#Qw:y$$Vw,f#VH$2sk]/#bh2w#M#cPwNo#w)~(+'#",
"hGw&<#p#.(s_(O^#(<$Hw&B$hHw#@#K`#hCVw%b$-*#p#,b(wY<'w9R#w-;(hGw/-%hDZ,qV#hF$hD2$hCZ3:#jWhFhEhDT:#iZch>w%v#p#.pwOl$a",
"asmw#0#p#.i9q^w&'(w&*0uDFX/#CP/#snw$k&w)6#Fw/l:w>S3h5w-'#(wWt$w#H$-'#oz=-*#ovwXM#w#9#h@w#9$*#p#,R;$Z2w5)$*#=4(w.X#h",
"FI3:#p#.#hD(6w%T$S%S+'Vh8G$cV&h9%h4wXp#3:#iYhHhGhF&h=%h=w%;#p#/*9q_whE,w(8&w'n)=w,,(F##wk*)uLNFw3>#]/#4(uDGL#Cw'E)w",
",)%w:X#(@-'#p#+<w'2#p#+8($S2wX4#spw#^&h=bw,]#h5w#N#q/wG^%h;wk#-.e#hAwOj%qk#;qj4wa5$w%i#sqw$/(wZa(Kqk#<qj;waX%C%C&c%",
"c+'hChDq7$hJhC&hE%Zw%S#p#/Pw.g9ssw*x-$4wB^/w'g>h4w'g$h9w'g+p#+k=-'#p#+Yw#D#h@w'l'suw(i#T*#p#.Us_=wdo#;%6O*#CUw'y#wT",
"o#*#6;(wPu#h@h:wSc#w6T#h8%h8+'h9h:G$hCh9&h;%SuDFX/#hFP/#sww+H)g:#p#00w2D$hCw$}(wJm-w$}7hMw$}$hWw,6+h[w$F#hUh2w.]$:#",
"p#.Qh];(w&a$h2%h2w/%%hUw@D$u+-~u++m"};
/* merge_tiles.comp, 4512 words */
static const gpusorti_line gpusorti_spv_merge_tiles[] = {
"#V/h#u36-qOu36.h%uDE)uDEEuDE4qRuLMluDEQqQuLN@q#u]`|u;<7q$uLMcuDE;h&h)h(uTU_uLM[u;<0q*u;;ru;;suTUluDEGh+q/h$h'h*h-q'",
"qMqnr<h,qGuDE%qiuLNDuLO,h/u]^tq%q)qfq&u;<AuLMPuLNouLNBuTUdh;u++muLMkuLO'h0h9h.h8h=q+v$o9)Su+3euefUu#,$0u33U#uTU43v6",
"RUmWv<bs>Dv/AM#F0u;;c03uefYq(#v@8$D$0###uTU9Tq4333-#UH4#0M04<3MH4<TM#4<WMC4<HMq34<q(Mq74<UMq;4<<MqL4<gMqPX<T-gw#X&X",
"q,T-#qF0-q-qEW-W#q=-Hq.q;-q.3q(-#Ugw#D%q0w#D%q1qETw#7)q3w#7%q4qE0w$F(Xq6w#7%q7w#L#3<w#;)q:w#;%q;w#P#3q-w#i)q>w#;%q@",
"qEw%/)XqBw#7%qCw#7#3q,-#3g-#3U-#3C-#w%X#30-q(q.q>-#3q.w#/$#q.q<u33W#u;;v#IuDDz#qD0u;;v#%u33X#uDD|#%TuLM:#+.%uTUK#I.",
"%+uDE*#++u;;v#+uLM:#.++(#<%uDE*#+qX(#<w#/#.uTUK#.qZqZq[uefi#%%%%.+uDE*#Iq^uLM:#Iq^%u]^[#%q^%%w#e#q^%.*%#HNU%qcu~#=<",
"w#J#%%U%%(#q,<)qd#q,uDDz#qD3*V#0(#q,%*%#0=g%>q,g(#Cq,)qjq-C(#C%uDD|#%W(#3ql)qmW3*%#3(#3%)qmH35%q.w#3#T9.#ruq.qp=C+>",
"q0w#T#q0)qrq1C*V#<(#C+=q2+>q3q2(#Cq3)quq4C=q5%>q6q5(#Cq6)qvq7C5%q8qD*%#qDw#e#q8qw=q9%>q:q9(#Cq:)qyq;C*%#q3w#;$qzu]^",
"o%#rtq{Jqp9V#rJq8Ow$4%5%q<0w#-#q<qp*V#g=q=+>q>q=(#Cq>)r%q@C=qA%>qBqA(#CqB)r&qCCw#J%w#Z'qDw#Z#rvqDO5%qEw#e$qEJ5%qFqD",
"9%#rLqFJ*%#qC9%#s6r+r,9%#s3Jr-w#D$w$)#qCw#X%9.#ryqFqw*%#vfMXspw#J#qFw#J%r4w#a#r5Jw$n#r2r3r6w#x%w#^%w#z%w%$#r:O*V#w&",
"y#W*V#H*%#qew$Y%w#)+5%M0*%#sqw$.#MrD9%#s1Mr$w#z#rErFr@*%#spw$;#MrHw#x#rIJ9%#rNrGrJw#A#rCrKJN#+rL(#HrM)rN#H(#H+w#s$w",
"#G#w#M'rRw#M#rQrSJN#%rT(#HrU)rVw#M$%uDD|#.Tw#K(rLrIw#D#r[(#Ur])r^#U(#U%w#9(ra(#Urb)rc#U5%qHg5%qIsq)qmq(3N#+qH(#Ure)",
"rfw#R$+w#+#w#s.rkN#rlw#H#rm)rnw#@*rNrprGw%b%*%#syw#V+w#]'+rv(#<rww#7+5%qJ0w%q#qJw&A#rvr{w'D#rvq<Ow#q#qIqH*Vw$c#qK3u",
"TU^qlqLqKJJYIT0qN$#u;><#0u;>AO#$DuDEC%##P%#6r~w#,#Z.#E6u;><#0uDGP'#'$D&G$'@qh#qes#qgA%#'Q%#'qpuLNl.#'OQ%#Eqcw#-$w#B",
"$Kw#B#uDEC+##uLNF%#h4EuLNI%#'rI[%#6'umoPq^#FE'h6L7uLMSI##6]I##8^uTU5V#3qpRuLO)%#J'P%#qp'uLNF%#'rGu]^F%#3I'Jw#@$'uDF",
"+%#'w#P#h16ueg(%##h3GF8w#1#h5ESI##h7hKhB&hO$hOu+-~_Y%hI0qP$#:qh#qew$g$w$W$w%'%#$'&6$D@qk#q-qgw#@$&8$81%#B8'Eu363D_Y",
"%hVw#_$qo#WJw#B#:qo#HOw#,#P%#Ew#1#Ww#1$/w#1#w#S#+#0qS;.#;%#w&I)w$2#qqw&6#w#,#Bw$;#w$S#qsw#]&'R@qt#q1qg'A+#'&B$7@qt#",
"q4qgh2w#1$G$G1+#EG'L&h2$bw#c#h6w#l#w#c,c@qk#q7qg'w#2#`+#'O&h:$Bw#N#qxw#N#@qk#q;qgh@w#@)h@$8w&c#q|[%#'JQ%#hEw%6#'q8a",
"%#hGq|w#P$w#m$uDF+V#8uTWAw'N#q}w#Z%hJ$hJu~%b+#h<hGh4h:Rh2'h3w%V#I#0qTw%V%;+w%Y%uDGPq~w%H#w%Q<2DR&F$8w%P$h12Db&B$B&d",
"$Lw#Y#h3w#Y0h7,%#h70w%M$62Dw&/$,%#cw#5#q;qg^w#5#G$G&e$eu+-~w'09r#w'00r$w'09q@w'0:w#c/h:w'0)w#c$qk#qCqgfw#1$w#c#%w#c",
"$w&R%h>$h>1+#h1^'bw&N6r'w&N0w$o/w&N)q@w&N9w#Y(w&N:qCw&N2qUw$S(r(w$S'r)w&L#uDFy+#B&6$61+#L7'w.)$r*w#;#,%#E3uLO+%#'r.",
"uTU}+#'73w,'$+#FG'8w#H#r/w#H(uDF+V#'uLO(V#'r0w-A#uDFy%#'uLO*w#Y#`+#6'uLO++#dw'#'Rh4'G&^$cw#b#r1w#b&hA0w$*#r7w$*#hC0",
"w$*&hDh@w$*%r8w$*'w#H$w$O%w#H'FRw#H%r9w#H(w$O#uTW@V#'r;Kw$P,w0,#r7uLO+%#B'w#e#R0&d$d1+#bh5'd&hT$hT1+#fhHw'n%+jN0qVw",
"/#%r=w.D$qh#qer>w.5(Z.#'qww$:#w/1(w,W#7w,W$w/1&r38'EZ.#Lr@w#K,uLNm.#bw#^)[%#h4qww0v$w#_%7$E&7$71%#'7O8w$g$%#r3d'B`+",
"#h2w$>#fw$>1hBw$>/uLNm.#hEw$,,hIw$,9`+#G'uDFy+#'Q+#h6w0X$.#0qW;+w*S(w,K(rAw&q&B3w#($uLNq.#6'uDFX.#w)>$w4,$uLNk.#F7w",
"#1(,%#h40w#($w#N$w$j$.#FB'8&L$L1.#Rh2'F&h5$h3w*P$w#($w#M%e$e1.#8h1'h7w21&qY;qXw*U&rBw%@#A%#7:rP#rOw-a%7$EA%#L:rX#rW",
"w1@*w)i%7G'Lw%B&q];qZ#w#&#q[#$#A+#8w#'#].#hTw%2.A.#LA+#Rw#'#uLNkrY#6'uDFK.#'uLNh.#7w,F#B1.#dh1'Bw-n$kU0q_;q^#$#&#$D",
"1%#O6##uLNq.#ErZuDGL#63w%r(GTw-5#B,%#R3Zw%M#w$2(/%#7Kw,_$%#FL'6,%#h50w7x#'w-d#Ww6]#qJ6w'n#6'w#/$7':r`#r_e2Dw%U$w68$",
"uTVz%#'FO:r`#rdh<w-{#h:$h:/%^h<K&fw.$$Ikp0q`;q^w1O%w$o.qHw$o)P%#FqI/%#dw6D#q(w6D),%#h3Ww)6$w$H$E',.#h6Hw&A#]+#kb'E:",
"rh#rgh5w$W#+#',+#^q(Qw-}#:rh#ricw$V#w$9&h6w$9%rjw$9%6D$6@r`#rohA72DO/%87K&F$'w1^#/%h@hAK&hB$h<w%'#l,w%')w$_(w#v&68w",
"#v%rquDGL#6w)o)bTuLNF%#BrG/w&S&h3w'%;G'6uLNI%#h3rGuLO)w7Y#w:Y&w%W$,%#fw';#Fw%q&.#hAw%`$,%#hCw%z*7w%q#l48w%e#hGw%e%w",
"$1#rrw2h$rP#rOhF2D8&E$w#Z#70w*A#hHw&##7$7&hF$hF/%hGhHqI&hI$hDuDG5qpqprsw;K#lU0qaw%Z%w#&%$#)qX#<)qZw#'&q[#<w%h&GFw=n",
"%Rw%h)w(39w#=.rtw#=)w'7#h1Fw6;(P%#GrGa%#6hDw&P$2hCDuLMS+#iwhD,%#hJw.&#hKTw**$uLNq.#h4'2hG8w(<#h<w(P#2hHD2hG6S.#iphJ",
"hIhHw&|(w*K#h:w$$#uLNsw#T#w.1'ew2r%w#F$2ch7&'$'&f$f/%h>h@K&hA$^&hE$hE/%hFhGK&hH$hC&hL$hLa%hMhNK&hO$hJu363hN_YIm,w(m",
"))rxw&/4BF##uLNl.#EOw&/Sruw*D-b7w&/'cw%<#Lw#1#w+P&w)/,.#hHw(|$w,s#h3w#W'7]+#m@w(y$hNw+_&qZ#hMw+_#/%ecK&h:$h5w$G'h7w",
"$G%ryw'S-hIw'S(hR,%#h[w';#h]w';(bw#s#h]h1w'8$h]Dw'E#hRw#/$h^D2h]8S.#j]h`h_h^w'E,ew'E&h2w'E(h6w'E+h7h5w'E$^$^/%h<fK&",
"h>$c&hZ$hZ/%h[h]K&h^$hX&hb$hba%hchdK&he$h`w-1#ms0qbw*V&.w/8ERw/81h4Ww3a$w4G+ew%V#cw%V%,%#^w15%[w/y#w.4'L##w$3#R#6w#",
"c#rzuDGL#83uDGP'8D$8w&J#hB8w$*%BLDw/8%G$w;_$hGw(N$'$'1.#hI7r|w3e-,.#hOHw#1#hNw-S$rh#rghNw&c#uLMS+#lkw4v$w#5#hQw@e&B",
"w@V#B'FSI#midf'&bw@^%r}w#m&h]w1G'mS'hOSI#m3EhDw./%hM$hM&hX$hX/%hYhZK&h[$hVu+-~_"};
/* split_runs.comp, 2265 words */
static const gpusorti_line gpusorti_spv_split_runs[] = {
"#<2h#u36-q5u36.h%uDE)uDE4uLN@uDEQuDEEq#q9uLMcq7u;<7uLMSq$h(h&uLM[h$u]`|uLMlh)q*q'uLNDh'uLNqu;<0qGh,uDE%qNuLMPqIuDEG",
"uDGPu++mh*q%q)q&q3h4h1h0h-q(q/q.u;;vuDE;qRuLNBu+-~uLMkuDGLq,h+h2hIqFqZh.h6h/v$o9)Su+3euefUu#'_-u33U#uTU43v6RUmWv<bs",
">Dv/AM#F-u;;c-3uefYT#v@8$D$-###uTU9Lq4333+#M</#-B-/;3B</;LB#/;NBU/;<BO/;TB0/;MBq;/;;BqL/;q+BqPu;<A;L+q+w#X&u;<A_L+#",
"c-+q-qEN+N#q=+<Vq;+V3T+#3U+TVq>+#3-w#'%Vq<u33W#W#OuDDz#qD-W#%uDD|#%LW#0u33X#uLM:#.00uDE*#%%uDE*#0%(#;w#+#q=uLM:#O%0",
"u]^[w#(#%%w#*#%%0)%#<DM%qCu~#=;%w#$$M%%(#_;,qD#_uDDz#qD3)c#-(#_%)%#-u;;rq+%u;;s_q+(#U_,qJq-U(#Uw$7#N(#3qL,qMN3)%#3(",
"#3%,qM<w#Z#N)c#<)%#qD)%#vfMXsp)%#qeX%Vw#H#LuTU_.#ruVqU)c#M)c#Tw#1(w#X#L)%#qhw#5%w#)%X%U-u]^o%#rtq_UED#0q`(#<qa,qb#<",
"(#<0w#E$Ew#A#qew#A#%qf(#<qg,qhw#A$%,qMT3w#g'q0sqD#%Y(#<ql,qmw$]$syuTU_%#rPq0Yw#)#qTqpD#%qq(#Mqr,qs#M(#M%uDD|#.w$P#q",
"fX%q13uTU^qLq2q1EE)%#qgFOL-q4$#,q=#;u;><#-u;>AG#$7uDEC%##uTUlqH#qEqWq[H%#'uLNF%#4'w#2$dw#2&'4w#F#=%#5YuLNo.#'`u;><#",
"-I'#'$7&h3$'*%#aCZ%#'Ew#N#e2%##fuDEC0##uTUdO##f>6qO#TGw#l#uLNI%#'Y*%#P'Z%#h;Eu]^F%#3qJ5'1hD720##hFueg(O##4>h=hA6qj#",
"qnCw#S#=%#'f*%#'hEw$$(hG@.#QhH@.#5h;uLNh.#5'w$P(=%#KhMw#F#hAuLNk.#'R&4$48.#KhH'4w#G(uLNF%#h:hPw$.#ab5h;w#E#&h[$h[[J",
"F%hX-q6$#6qH#qEBw$@#uLNl.#'Gw#Y%#$'&5$7uTUlqK#q-Bw#@$w#|$%#`4'>u3637JF%hZw#_$qO#NEw#B#6qO#<w%X$=%#>w#1#Nw#1$*w#1#w#",
"S#0hX-q8w$2%qPw#S$qH#qEqQw#E(w&l#Yw$A,uLO)%#E:w%k$w$A&qS4'>uLNo.#CqTw#K,uLNm.#Rw#^)Z%#PYw#_#w#-#'E&:$>&:$:8%#':G4&e",
"$ew#n#e'`]0#aw$>#h=w$>1hBw$>/uLNm.#hEw$,,bw$,9]0#S'uDFy0#'uLO,0#fw%h$.#-q:A0#A0#$#w)w'w#r#qVw'Q#9%#`3w#($w(6#'uDFX.",
"#w(5)uLNk.#K:w#1(9%#P-w#($w#N$w(D'`'4&C$C8.#ga'K&h5$h39%#h9w#M#h9w#M&h8$h88.#4Q'h7w'q$iG-q;A%#$w+A%w'E$*w+A#w)l(w(;",
"$0#-q<w#J$w'b#qXw(5&4V*%#5'w(r$'w#7#w$g#qYw&(#*%#KEw#;)w&(1Cw%{$%#w$F&w#{(w,^)w,w,>w$8#qTw+U$w$=#Cw#-#Rq]w$H$w$i$ic",
"-q>Aq=w&f%Iq^w$K#H%#:6qd#qc'H0w$I%H%#C6qj#qiw$Z$]0#'G&S$S80#:S'Cw#i#Oix-q@A%w'R%w-A(&#$78%#54##@.#>S^#5w'9&20#h_KuL",
"O,0#'Rw$=#qkw$=#w$9#g174&>$'9%#:-w$9#Q17w$J#:&g$g*%RQq0&a$S@.#Pw)H&'$7w.%#h717G&5$5uDG5qUqUqo[JFOj*-qAw$W%w#)#w&7#w",
"0,#w$X&G>w$X%qq^#53I'57$56qu#qt:17G*%4:d&K$w%('R>##uLNl.#>Gw%()w#j'5w#j,w$R$w%g'w(X#Y=%#Sqpw&y$w$&#gw({&'h8w(Z#hFw#",
"-#5w))$uLNs.#4bw)a#bw/m-1hJ:20#jYhKuTUd.#i^'hPw*v-qv#:hTuDFK.#'uLNs.#QhWw#[$w)$$.#Ce'w+3)1h:h8&'$'&Q$Q&hD$hD*%hEhFd",
"&hG$hB&hK$hKuLO'%hLhMd&hN$bw%='hK##w#*#hN#5w$V#qq^#43I'47$4w%,#4w%,%`C7w&5%S$5w2b-w'=#'u]`qw%>#GQw'='j^-qBw'7%w(x'w",
"&OR@.#'Pw%@(2%#iYh8w&O#:w$_#Pw+7$w+w#>w))#K$K&P$P*%h5fd&h7$aw#x(w#i#w)2)2%#idhCw#i#qTw,W%17hC2%#igw'L$qw9%#hE-w#;$5",
"17'2%#ikhJw#;#qx9%#b3w#;(&R$R[J"};
/* merge_buckets.comp, 7670 words */
static const gpusorti_line gpusorti_spv_merge_buckets[] = {
"#z7h#u36-qQu36.h%uLN@uDE)uDE4uLMSuLM[qTqSuDEEu;<7uDEQu]`|q#uTU_q$h)h(uDE;uDEGqOh*h-uLNBqyh&h+h$uLMch'uTUdu]^trHh1h,",
"uTUlu;<0q)q/h7h.u;;ru;;sqtuLMkuLO,h4uLMluLNquLNhq+q'uDE%h3h/uLO'uLNkq]qqh5h2h0h6qGv$o9)Su+3euefUu#2=3u33U#uTU45v6RU",
"mWv<bs>Dv/AM#F3u;;c35uefYq(#v@8$D$3###uTU9q%q45551#w#'#LZC#3g3CY5gZCYq%gYCYq&gMCYZgq3CYq(gq7CYLgq;CYq*gqLCYYgqPu;<A",
"Yq%w#X(u;<Aq-q%1#qF31q.qEq&1q&q.q=1Zq.q;1#5q(1#LYw#D%q1w#D%q2qEw#X#w#7&q4w#7%q5qE3w#m)q7w#7%q8w#L#5q*w#;)q;w#;%q<w#",
"P#5q-w#i)q@w#;%qAqEw%/)u;<AqCw#7%qD#51qE5q,1#5Y1#5L1#5M1#531q(q.q>1#5Z1#5q&1#5q.w#7$#q.q<u33W#u;;v#:uDDz#qD3u;;v#%u",
"33X#uDD|#%q%uLM:#-.%uTUK#:.%-uDE*#--u;;v#-uLM:#.--uDE*#%%uDE*#-%uDE'#-%uDE*#a%uLM:#:%a)#q*auTUK#:q`q`-uTUK#:%w#<#:%",
")#q*%8%LY[#aL)#q*qe)#q*w#B#qdqfqgw#W#-u]^[#%%%w#*#:w#*#uLM:#w#($:%%*%#Z[q*%qnu~#=Yw#D#%%q*%%)#q,Y/qo#q,uDDz#qD5*b#3",
")#q,w#K#3Pq,%Qq-q,)#Mq-/quq.M)#M%uDD|#%q&)#5qw/qxq&5*%#5)#5%/qxZ58%Mw#3#q%4.#ruMq{Pq0-Qq1q0)#Mq1/q}q2M*b#q*)#M-Pq3-",
"Qq4q3)#Mq4/r$q5MPq6%Qq7q6)#Mq7/r%q8M8%q9qD*%#qDw#e#q9r&Pq:%Qq;q:)#Mq;/r(q<M*%#q3w#;$r)u]^o%#rtr*>q{4b#rJq9Rw$4%8%q=",
"3w#-#q=q{*b#YPq>-Qq@q>)#Mq@/r0qAMPqB%QqCqB)#MqC/r1qDMw#J%w#Z'qEw#Z#rvqER8%qFw#e$qF>8%gqD4%#rLg>*%#qC4%#s6r6r74%#s3>",
"r8w#D$w$)#qCw#X%4.#rygr&*%#vfMXspw#J#gw#J%r@w#a#rA>w$n#r=r>rBw#x%w#^%w#z%w%$#rFR*b#w&y#q&*b#Z*%#qew$Y%*b#L*b#q(*b#q",
"%*%#qh*%#q&*%#syw$2#Lw$2#q(w#-$r)*%#Yw#-$rVw#)$qnw$6#rXq{w$=$rWrQrYw#*#rUqnrZw#*#rSrTr[w$#%w%`'qH34%#s1qHr/w$v$r`4%",
"#rPraL4%#rJrarbw#S#r_rc>[#-rd)#Zre/rf#Z)#Z-w#^$w$#$riw#A#%rj)#Zrk/rlw#A$%uLMN%#s7qHw%m#ro>4%#s4q=rpw&-#rqRu]^o%##rr",
"rc>[rt%rs)#Zrt/ru#Zw$P*>uLMN.#rsrr4.#rrrxryw#a#qHw&4#rvr{Rw#/)r}w(5&uDD|#.q%8%qIsq4%#rNqIw$r%s%w&[#s&w$7#w#5%rPs's(",
"/qxq(5w%E#LGw#)(rPLw'($Lw#L#w#5%w#/%#LrO4%s1s1w#)#w#H)8%qJ5w$@#qJR8%qKw*&#r}qKqIw$)#q{w$)#rNrTr]w&A#s6s7w#;#s8raw#5",
"(w#)).#rvs<w%+#w#N&>s>w#a)qnw#5$sAsBw#a#sCw#a$w#5$w#)).#rvsGw#a$w#N%>sIw#a)rQw#5$sKsLw#a#sMw#a$w#5$w#)).#rvsQw#a$w#",
"N%>sSw#a)q{w#5$sUsVw#a#sWw#a$w#5$w#)).#rvs[w#a$w#N%>s^w#a(s3s`w#B#r}saraw#H#r]w#H#s3>w#Z%w#B$sew'V#r}sfrau;<#.#8%qL",
"w)T#s6qLw*1#rvsiRw(7#sjw$N)qnL*%#qfu;;~.#*%#rJ[#%rK)#Zsq/sr#Zw#'#uLMF-#RR[#-w#8#sv/sww#8(r>r>uLMFa#szr>w#|$w)4$s|w$",
"9#rvq=w,(#qd8%qM5uTU^qwqNqM>w-7#qguLMP:q%3qP$#u;><#3u;>AR#$BuDEC%##w#'#+%##DuLNo.#;@u;><#3uDGP'#'$B&O$'Jqs#qprMG9%#",
"'(%#<'=%#'>uLNF%#'DuDEC-##ueg(:##c7]D+:##;Jrn#sxt#Rw#N#w#-$>w#-#E%##7^E:##DHw#)#;I&hD$hDu+-~u++muLMP%h>3qR$#,qs#qpq",
"rw#L#uLNl.#'Rw$B%#$BJqv#q.qrw#;$&7$D&7$72w$;#A7u363Bu++muLMP%hKw#_$qz#q&w$+$,qz#Zw$>$uLND%#Dw#1#q&w#1$(w#1#w#S#-#3q",
"UK.#K%#w%d)w$2#q|w%Q#w#,#Aw$;$r##q5qr<9-w$;%w$b#q~w#k&'HJr##q2qr'w#@$<$<2-#;I'<&d$ew#c#fw#l#w#T,h9Jqv#q8qr'w#2#S-#'",
"R&h:$Aw#N#r'w#N#Jqv#q<qrh@w#@)h@$7uLO)%#>r+w&n$T%#hEw%6#'q9_%#hGr+w#P$w#m$uDF+b#7uTWA%#@'r,w#Z%hJ$hJu~%b-#h<hGUh:^d",
"']w%V#:#3qVw%V%K-w%Y%uDGPr-w%H#w%Q(V%#I3w#w$O0Bw%U2V%#Hw#D#q8qr@w#D#<$<&e$^w#d#cw&5(N0Bf&D$@w#_,h:w&4%0Bh:&A$A&h8$h",
"8u+-~w'09r.w'0/qAw'0-r/w'0Hw),%qDqrh8w),'w#c,h<w'>)w#c$%w#c$w&R%h>$h>2-#Hh;'ew&N6r2w&N4qDw&N,w$s)w&NBqAw&N,w#_(w&N7",
"qWw$S(r3w$S'r<w&L#V%#A3uLO+%#'rCuTU}-#'<3w+k$-#O;'7w#H#rDw#H&Dw#H$r9w#H#6w#H';^w#H%rEw#H(uDF+b#'uTW@b#'rGGuDF+%#'uD",
"Fy%#'uLO*w#Z#Tw$(#uLO+%#A'w#e#^3&O$O2-#ec'O&h>$h=w#i#r4w#i#uDFy-#hD&@$@2-#hEhB'w.w$r5w$%'5w$J)5w$J'<w$J%r:w#H(w$J#u",
"LO(b#'r;w$I,S-#@'uLO+-#Ow(V'^U'<&hT$hT2-#h:hF'^w-p$jE3qXw/#%rIw.D$qs#qprJw.5(uLNo.#'r&w$3#w/1$w,S#6w,S$w/1,r>7uLNo.",
"#IrKw#K(uLNm.#ew#Y)&@$w0w#Ur&w#c#w1%%&6$62%#R7'6&O$<w&*$%#'Ar>OS-#dw$>#h=w$>-hBw$>3uLNm.#hEw$00hIw$05S-#<'uDFy-#'T-",
"#fw0X$.#3qYK-w*S(w,K(rLw(~'5w#($W.#@'uDFX.#'w$2%'$B`.#;6w#1(V%#U3w#($w#N$w$j$.#;A'7&I$I2.#^d';&c$]V%#h9w#M#h9w#M&h8",
"$h82.#7H'Nw2b$k;3qZw-}$w4G$w'E$(%#7w4G*w#J$#w#J&w'b#rNw#I#w4w)w#-$rOw#-#uLNFw'v#uLND%#rKw11$M(%#Iw#-#erP(w1(#w-D&qP",
"$#uDG5rQrQrRw4c#w#z'_%#@r]w3k+q[w/Z'uDGPr^w&y#,rn#rm6w2G)6$7,rh#rgIw/=$A$A2-#D;'Aw$s,w#a#rrw'Z',rn#rvw#e$w(%&RD'w5O",
"$a#3q^w#R$+-#h<@+%#HDSaw$u)q_w/6#aw#r&rww#r#uTU|%#633w$Y#Aw/-&V-#A3w$X#<w#4#;$;w$C%w']%^5w$D#Hw#=#D$Du+-~w#z$qaKq`#",
"w#&#w(a/rzw4~$qd#Iqrw88%qd#<w#-%u]^F%#5qJDw18#w%2#7w#2#qM@'06B0AD&^$<w#b#r|w&;$qg#Nqrw&)#T-#'Nw&;$qg#h:w#5$w&;*w#S#",
"r~w#S&h@w#S(hAw#S&hCw#S3s#w1v&Hw)N#63`w)N$6$7`s$#UAuDFK.w#T&.w#T$E.#iXONw*f,X.#rrw*f),qd#hVw)>$,qd#hYw#,$W.#Dw&Q$2.",
"#I<';w-4$.#Hh:'Iw,_(,qg#hbw$f%w39#qg#hcw#0%w#Y#-#D6'w'2$<w#N&hiw#N+hlw#N/,qg#hnqr0B',qg#hpqr0BOw#_#Nw#_$qd#htw$[$w#",
"_$qd#huw#0%w#_#%w$-(h@w#N&h{w#N+h~w#N/,qd#i$Gw$-#qd#i&G0BO&h~$h~w(b%qbw5p%w*#$/qf#q*/q`w#'%&#$Bw*H#6##w&%#s)uDGL#@5",
"w&G%uLND%#;qI,qz#q(w<g)_%#'U(%#cr]uLO)w,S#w/e#Nw;)';w-`%w1x#w3j$w@I%]$'+%#iv7w$0'7w$0%Lw$0%@B$@uLO)%#6hF+%#i~w@i%+a",
"#if',q`#hHw++#(%I<G&O$6w#d'Aw#d%r]w$q)w#='@w#~,w#=#_%#s*HTw5Y#w@f*w#;%s+f=%#ew$0#h_'9a#'0h_B,q`#ha]w#/$h`BF:#ilhbha",
"hf9a#hc06Bw#*$7wBa#O&c$c(%fNG&h8$]&h<$h<(%h=h>G&h@$h:w$Q'h<w%P4hn+%#jJw%P#hUw$=#hoIw$1#E:#j-D'(%<OG&^$;&hk$hk(%hlhm",
"G&hn$hiw'p=w'x/w&*&w'xBf(%#Nw'x)h9w'x2h@w'x/jowAN#LhB(%#Ow2z%w#(#<+%#jt'w$J'<w$J%s,w%e-hM+%#j|w#~#dw(5#jdw%j#hOw(5#",
"=%#s-O+%#k%;=w#@&jiw#@#hT7w(R$HdG&]$Ow$$'ew(70w$z#s.`w(2,uLO+%#Os/,q`#hb^w'}$hbw(-#hdDw#/$hcw(-#jfhehdhi9a#hfw(-%hf",
"w(-#w=d#]$](%UcG&f$Hw$9']w)iNs0w)i6s1w)i(h~w)i%h|w$_#i$w)i%h}w$_#k&i#h~i)9a#i$w$_%i$w)iPs2w''-i1+%#kaw''#hsw$=#i2w)",
"i'kDDw(##kfw'$#hsw'3#s3H,q`#i8w$]$E:#kJ7'(%]UG&c$e&i2$i2(%i3i4G&i5$i0w*+%qcw*%$uLNs.#@qKX.#s4'X.#'s5w1P(uDG5q{q{rRw",
"6X#uDEC:#kww53)w*a+w)k#@+:#U'F:#iR;67+:#fDw#f#s9w&;#uLNm.#Is:w@L$.#s9Iw@L%w&U$F:#jQdHs;w#3#s=w#3#+:#hAs@w#M#w<5#w#9",
"#sDw#d&fsEw#d&sD<w#d-j[h<h;sFw#3#sHw#d&hKsJw#d+sNw#d&hAsOw#d&sNw#d.jfhGhFsPw#3#sRw#d&hUsTw#d+sXw#d&hKsYw#d&sXw#d.jp",
"hQhPsZw#3#s]w#d&h`s_w#d'uLNm.#hSr]X.#sbw5t)F:#jxhYhXr]w#3#scw#T&hhsdw#T*h[RX.#sgw#T,k$hbhaRw#F#w'-%qhKqd#Kqf#Kqgw.k",
"#w.g5>;#w((#w+(Fw's#Hw.s#GTw=E#w,d-=%#;>uLO+%#HwIw#hA,q`#hCw+%%hAw+1#hE7w#/$hBw$o#lNhDhC69a#hEw+1%hEw+1#^$^&N$N(%h8",
"h9G&h:$cw$M'Nw,mKw$h#hPw$h#rOw#(#]Tw4Z#w,w-=%#H69-#h`w.U#@w$[$h^w.U$cw3l&F:#lmhah`w$h#hbw$h%hbw,v'w$h,h>$h>(%h@hAG&",
"hB$h<&h^$h^(%h_h`G&ha$h[9%#hjwAV#L+%#mFw19(haw3{0(%#A6,q`#hs;w,i&m/w3q#AIG&<$7w'x#p#+k3qiwLE'wRn#Lw,K#w%6#skw%6#W.#",
"Lw,$$w(W'ie;I>w(W#W.#slw<v$w#<'iiOeq{w#<&smwLF$w#<'imdUrQw)Q$H$Hw(h#UqnDw$y&@U##=%#D>w3^#w<`#'h:uDGL#7q%uDGP'7B$7F:",
"#iwh<h>A(%;AG&I$'w$b#wCq%qjw$z#w#&%wA4+wDt)uLNDw)8#wMP#@wA+$'<`.#ew'W)&<w4{$p#,SH`.#Uw+%)&Hw#:$n7Nw#_#NwVE$wO{$wEh)",
"wV#$w;(#w#L#n@h@w#L#rKw#L)+%#nDhDw#7#snw#7,nHhHw#7#t$w#7)S-#6w*~#hLw=y$w$E%hJ$w72#NGw&.&N7##2%#6A#@uLNl.#@RuDGL#7w#",
"N&wG&#6uLNs.#'hPw)s+7>E-#p#,RsowBa$h^E.#o''h9wIY-s$#6h=wB>#W.#hghIXwBV&6wAa#e'wB0)&'$'2%#h><f'&U$U2%h=h>NB@w4'#_%h:",
"h;w4'#h8&hh$hhu~%b%#heh`hch[hShCh@h9wFW$p#-%3qkw'N-w9X(w(J'w=m&spuDGL#@w$4&uLNI%#;rKw(T#dw$H%wG~&uLNF%#^rK(%#h8'ueg",
"(%#i)'ANfwL]*W.#]wNI),rn#stH0B6wS($rn#ssd0B;wHY#&f$f(%Nh8qI&h9$Uw)<&:p#-Aw4p&w$e(w$E#w#q&wDw#rn#st7wDw$rn#ss;w#,#w*",
"E#w#I#<wV1$w$k(9%#Aw)q,Uw#N#7wF.%%#R;'AS-#^'w7[#2-#suh:'w(G$h8w$.$rh#sxh;0BDw+a#w6*$w&2#-#6w(N%>A#w,4#@rKw(N)uLNo.#",
"hF6X.#hFw(*)=%#hJ<w#n#wX'$(-#]w(*%-d]IB7w-Z'hMw$8'hP0Bcw$8(U$UuLND%d]q{&NwXS%hPw#J#wN{'h@3=w>2#,rn#syhVwJv#6$6w,l'p",
"#-q3qlw(:'w@H$qd#q*w#+$qg#q*w/H#LwO,(LuLNm.#'>w&F,=%#6>uTU5b#5qpw@3#q{w$x%%#>wRv#w0D&IwA%Dw@^#w'F&w*V#I$w1((Dw2{0w#",
"d#hC(w<P&hKI0Bs{W.#dhFw#J#hPw+O$w#m)w3e)2%#r&6w,i)w#p&w,i$w&)#w-Y$w,r#Nw,&.eH;6w4~$_wC~$d$Aw*9$w%(&'h<w#b#cw)Y(Jqd#",
"hghHwI7#w#5#E-#p#.Eso'Jqg#hjhKwJU#w3o#&hI$hI(%hJhKG&hL$hG0hihP9qe#hk0hiB0hhhmF:#kkhkhjhi&hY$hY(%hZh[G&h]$hWu363hfu+",
"+muLMP:p#.]3qmw,u%w,r9Iw,r)+%#p#+Q;+a#p#+7'V-#'w([#@5w%B#s}w%_&fe+-#p#-66F:#p#.1shwU:%w#B#s~w#B&h;cE-#p#-wso<F:#p#-",
"Ww#C&w@u'qIw@u#u+-~u++m"};
/* odd_even_merge.comp, 6404 words */
static const gpusorti_line gpusorti_spv_odd_even_merge[] = {
"#l1h#u36-qOu36.h%uDE4uLMSu;<7uLN@uDE)qQuDEEu]`|qRuDEQq#uDECq$h&qMuLNBh(h-uLMcuDE;uDEGh'h*uTU_uLO'q_uLMluLO+h$qah1q)",
"u;;ru;;suTUlh)uLO)uTUdh,uTVzq/h+q.qeuLM[uLNkr.h2h0h/u+-~u;<0uLMkh.uLNqqGh<q%q'q+qbh:v$o9)Su+3euefUu#/x2u33U#uTU44v6",
"RUmWv<bs>Dv/AM#F2u;;c24uefYq(#v@8$D$2###uTU9cq44441q&Sq=1dSq;1#4q(1#H#:e2a2u;<Aec1#qF21q,qEc1#Hd:#2a2:S4ad:Scae:Sq&",
"a#:Sdaq3:Sq(aq7:SHaq;:Sq*aqL:SeaqPu;<ASc1QHew#X$u;<Aq0w#m%q1qE2w#m(u;<Aq3w#7%q4w$%#4q*w#;)q7w#;%q8w#P#4q-1#w#i'q;w#",
";%q<qE4w#P)q>w#7%q@w#7#4e1#4H1#4q,1#4w#a#41q(SqA1#4Qw#T)qHw#T%qIqEq&1#4Sw#L%Sq<u33W#u;;v#6uDDz#qD2u;;v#%u33X#uDD|#%",
"cuLM:#0-%uTUK#6-%0uDE*#00uDE*#%%uLM:#00%uLM:#6%%uDE*#6-uDE*#6%u;;v#-uDD|#%q&,#4q].q^q&4(%#4,#4%.q^dw#/#2;%Hw#+#c@-#",
"ruHfIq*0Jeq*,#Qe.qdq,QuDDz#qD4(T#2(%#duDE%q-%qgu~#=S%w#$$q-%%,#q,S.qh#q,(T#q*,#q,%,#Q0IQ0Jq0Q,#Qq0.qmq1QIq2%Jq3q2,#",
"Qq3.qnq4w#9#%;%q5qD(%#qDw$4#q5qpIq6%Jq7q6,#Qq7.qrq8Q(%#q3w#;$qsu]^o%#rtqtBf@T#rJq5Fw$a%;%q92w#-#q9f(T#eIq:0Jq;q:,#Q",
"q;.qzq<QIq=%Jq>q=,#Qq>.q{q@Qw#J%w#Z'qAw#Z$qAB;%qBqD@%#rLqBB(%#qC@%#s6r#r$@%#s3Br%w#D$w#{#qC;%qCw#R#rvqCw$=$qABw#=%w",
"#Z%w$V#r,F(T#4@-#ryqBqp(%#vfMXspw#k#qBw#k%r1w#J#r2Bw%(#r/r0r3w#j)Hw$S#w#v/w$,:r=F;%qDsq;%qEe@%#rNqDqE.q`q(4,#H%.rA#",
"Hw$C#qEw$C#q(w#-$qs(%#ew#-$rF(%#q&w#-$qgw$K#rIfw$R$rGrHrJw#*#rEqgrKw#*#rCrDrLw#i#w#''w$g$BuDD|#Tc(T#q((%w('$q&(%#q@",
"w#B#uDE%#%qE,#HrX.rY#Hw$g#rMB@%#rJHq9w$_#r@r]uDE%#%r^,#dr_.r`#duDE%#0w#N#rb.rc#H,#d%w%e(ryq9w#X#rNr@Hw#=#w'O&w#i#w#",
"9%rkw#L%,#H0w#P+w#L0rr@%#rPqEfw$_#u;<#-#w%(&rvq9Fw#:)uLMF0#r0r0uDD|#-cw#6%(%#Tw#w#q5qpw#M)qpq5w&c$s%w%e%w$-$w'9#rrs",
"'s(w'_)q9F;%qF2w(2#qFw#F#rvs,w#F#ryrMw%9$rMrHw#)$qgw#)$rD(T#H(%#sqIa%JqHa,#QqH.s4qIQw$U#,#H-.s6w&H(w$P$(%#sy(T#c(%#",
"sp(%#u#(cw$T#qpH(T#d;%qJw$9$qJw$9$sAw$9#r{q5qp;%qK4uTU^q]qLqKBBuLMFrR#WWuLMP6c2qN$#u;><#2u;>AF#$EKqk#qis2W<%#'*rOw#",
"0%s;w#0$rNw#0%rUw#0#uLO,%#'s<*s5EuLO,%#5s=uLNl-#'F*s7EUqk#qiw#B$7%#s>'w#1#s@w#1&='*rzE3-##uDFX-#5u;><#2uDGP'#'$E&h9",
"$'<-#s7w#4%#$E<%#s5&=$53%##&L$L/%#=85L7%#'rMw#M,M%#BL<%#rNw#,#w$*%&>$L&>$>/%#'LF>N6##Z5w#Y#uLNh-#sB')6##536##w#'#w#",
"l#sCw$K#w#0#&=$=&hZ$hZ[u++muLMP%#2qP$#Uq`#q&Bw%'#Uq`#dFw#,#uLNDw$)#w#:#w#1$+w#1#u363Eu++muLMP0#2qS]-#]%#w&R)w$$#qcw",
"$$#w#,#Rw$v#Kql#q1qf9<0#'&8$=w&*#qjw#k&'GKql#q,qf'w#@$9$9/0#>O'9&X$Yw#c#h6w#l#w#T,h9Kqo#q4qf'w#2#^0#'F&g$Rw#N#qqw#N",
"#Kqo#q8qfh@w#@)h@$8w&2#quw&S#BuLO,%#hEw%6#'q5A%#hGquw#P$w#m$uDF+T#8uTWA%#5'qvw#Z%hJ$hJu~%b0#bhGh4gZX'h3w%V#6#2qTw%V",
"%]0w%Y%uDGPqww%H#w%Q(C%#O2w#w$_*Ew%U2C%#Gw#D#q4qf5w#D#9$9&Y$Zw#d#h5w&5(h7*Eh6w([#w#_,gw&4%*Eg&R$R&h8$h8[w'09qxw'0/q",
"<w'0-qyw'0Hw#c#qo#q@qfh8w#U#w#c0bw'>)w#c$%w#c$w&R%h>$h>/0#Gh;'Yw&N6q|w&N4q@w&N,w$s)w&NBq<w&N,w#_(w&N7qUw$S(q}w$S'r*",
"w&L#C%#R2D%#'r&uTU}0#'92&8$8/0#_>'8w#H#r+w#H&=2uDF+T#'uTW@T#'r-WuDF+%#'uLO*w#V#w.N#r4D%#>'w#a#_2w&j&Zh4'9w#a#r5w#a(",
"w$)#r4w#H#Lw$)'>h4'8&h=$bw#L#q~w#L&hC4w$R(hE4w#L&hFhCw$R%r'w#q'4w$R#uLO(T#'r(w$Q(^0#5'D0#9'&O$Ow%,#h3'Ow#Y#r)w#Y#uD",
"Fy0#=&5$5/0#8G'5&hR$hR/0#h9h>'8w-h&w&/)r6w&/'r:w&/,w%)$w&/0r;w%N,w%%$w%N)Zw#H%r<w&T0r>w&T$uDFyw&X/Rw&X$Z2&_$_/0#Yh5",
"'_&h>$h=w#i#r7w%4&hDw%4&hEhB'w1~$r8w&'(w$J)w&L'>9w$J%r9w&L5w$I(w&P'_w+c'w'x#&hT$hT/0#ghF'Zw&7#%jzw1P#uTU5T#4qpr@w#b",
"#w#7$w1e$<%#q(<%#rBw2f'w/V$8w#-#L'Mw39#w$-#=w#T&qVw-U$w39#Aw1|#<%#rOMw/h#<%#rP+w#,&w3U(w#o$Zw+##Lw2K'qW]0w.=-w$5#r$",
"u]_.0#>>42w%]#rQw'z#uLO,%#9qpw5c$w#6#w57$^0#99Mw)%#A0#h4sD7%#r$Yw-S#w#2#='uLO*0#L'&h5$O&G$Y&G$G/0#h39h9G^0#h5h5M0#h",
";w#K$w#Z$h8w#Z/h=$h=/0#9h4'gw%T,A%#5rSw(:#Bw2R#qgDw%4#A%#8Ww#7#rHw#7#rTDw&=#A%#OrUw#L(rVw#7$w/'$k[2qXw/$#w#q#*rB5*r",
"W'3%#ho)%#h7'UrA#rZqfw.V##$E/%#FL##`-#=rMuDGL#54w%_%w'L#w.M#Rw&b$V-#9r[<%#rWPw&y#Fw$,$)%#hHw#f(_w#f%qEw#f)A%#>h9V-#",
"'Bw&X(w#p#h=Dw'M#w$J#w16$w)|#h4w#1#h3w$X#w/U#G$G+%Xh3W&h4$Z&hA$hA+%hBhCW&hD$h>[w1F$qN$#w$='5w$=0w#n#>w#|#KrA#rdOw8)",
"$Ure#ra=*E'w$O#rfw%I&R+%#r@w#H$h3w8f%w#H&w9b#w#L#rgw#L&X+%#rhw#L#rigw#q,w#L'rjw#L&h9+%#rlw#L$hBw#u0&hB$hB+%hChDW&hE",
"$h@w%2Lw#j#w&8$w$3#rmw*B#&5$w#4#w%-%w#C(w;c&FL'>w*P#'Urn#rdh7w%b&row$l&h4+%#rpw#W)w$u#h>Fw%8*rqw#L&h;+%#rsw#L-hFBw%",
"8'hD$hD+%hEhFW&hG$hBw%8#ll2qY]-#$#3%#j&)%#iyw)g#j(w)+#Dw)+#)%#i}w)%(Ow%W0`-#>rtPw5r#9w)s#w-T#7w-^&rOw-g$M%#Gw-X#Rw#",
"6#ruu]^F%#4qJw#B$rww*C#5N0#lvrvw%[$h8w%[&rxw%2&w#D$ON0#l5w#D$rih>w%.#L$L&b$b+%h=h>W&h@$gw$c'bw$c4ryw$c#hNhJw$c@w$H#",
"h3w9j#)0#kkw#E#rzN0#jEw#O$ruuLNs-#R'^r|#''P0#'8r{*Ow48$hcw$p+Gw&v#hAw'C$8$8w9a#+%h@hAW&hB$bw&v#mOw)/#3%#ji)%#j`w&s#",
"jkw&s+jdw&s>r}w&sFw%3(w%.#7%#r~'N0#jk=w%C#kaw%8'Ow&w$w$#$w#,#s#w%3+Xu]^t6#m:rv'9w%1#w#A#s$w#A+h7w';#hGw$'#u]^t6#lcr",
"vwDA$>w.%#&hG$hG+%hHhIW&hJ$hEw%]#myw%]#w4/#w0S#s%w%J&58w%J%r@uDGL#5w$J&)%#k9w+r#ruuLNm-#5w$b)&Ow+n$w$>$>uLNFw#h#w#H",
"#w4(#9w#6#Bw)F$s%w0=+w#*#G#5`-#5RuDGL#82uDGP'8E$8+%#h>8)%#j}w+W)w>9$w&2+kGw&2$l<'C%#'2uLND%#Xq5w5N$uLO*%h5h6Ew0J%h7",
"$YV-#h9s%w$j%w@U%q8qfhBw1%'h=uLND%#hAq5w7d#uTWA%#=qf'u]`y%#>BFw7T#Ow#M$hI*EhCw9%#w7Z#+%hUhVs&&hW$hRw/$%w3R(w60'w'|#",
"Lw&x#w#,#>w#,#w$>#s)w&)#C%#L2C%#82w,5&w1&#Xw)w#w#3#68=w16$w*+$G$RC%#9w#R#Y2w&(#w#k$s*w#k&X4C%#h54w#;$V-#=5P-#'R5w/d",
"$-#Oh6'>w+;(h9h;*bEP0#5bg*h;w)4$s+w0f$rn#rihFw$q&w(s%Pw0:#=*8w#Q#_85*=Ew4$$hH$hHw%Y%qZw%V$w1^97%#9BAw*p#w6n$w55#w8k",
")w55#h3w9e$D%#X'N6#hah3w.I%w5*+w$2Fw6:#9w$-6XuLO*%#Yw$(#hsGw-c%Z$Z+%YGW&X$9w$(+uLNo-#5rHw#`()6#brHw>(#uLNo-#>fw#:+h",
"Afw#:&_w7O))6#hEBw#:#)6#hFFw4k(wH/+s-w+W$w%2%B5##uLNsw90-)6#hi>w#C'=w%R%Zw#C%5E$57%#GBw&D#>)6#h^'+%>RW&O$=w8J-h8$h6",
")6#hsw$c$s.w#{&hvf)6#hPFwNZ#w#:#s/w#:&hzrH)6#hTBw#:'s0w#:&h~qg)6#hXfw#:'s1w#:&i&rD)6#h]rHwOE$hJ$hJ[u++muLMP-p#+I2q[",
"wR=.wR#(s3w>7$w0Z#w0h(3%#p#+Jw4<$3%#p#+1A%#'8wHB#qfw#V#w>f*w,%#qk#qiwS,$Kqo#qIwJD%w#6#rSw#,#w+x$=w-#$wJX&'OY9w(U$uD",
"FX-w,O%w27'h9qpw#1(7%#Ow*3#'h=uLNm-#bw(g$/-#>R'8wFp$-#Zg'w7|$w06%hMw06$s5w*H$w$}#hHw=Z$P%#hM'F`-#hIw#~&w9Q&M%#hKhMw",
"&,#w*G$'=*rww25$7%#h@'uLNo-#9w15*h^w15)G*rwE3%#p#+cw$$#hYwC='wCd$wCQ#5'*rPw&i%w&5$7%#qpwA.#r0w#-#hPw;o#w$(#w8'%w')#",
"wTw#>w&1%8'*ruEwTK#w26#uLNo-#'hGuLNg-wTs#hu$huumqA-#rvhMrvb'h=wAf$p#,#w3N$w#M%s5w@z#FwV+$w&]#w*1$w2O#w2^$R_#5/%#9Y#",
"8uDGL#L2w#A#w#M#V-#LrMuLNhw/X&9Rw#-$w%Z(36#i]wH8$%#X9FwH8$wS~$)6#j;rM7wCX#w&G&LO'=w-v'>wBt8w#W#'w+P$9`-#'wPg$w(:'s8",
"G)6#j9'w*F$Y$Y+%GXW&h3$_w#a#w&'$h6w&l$uLNsw$k#w%[#V-#hL'uLNhw&)#uLNh-#'s9w#K#w&<#qgw#6$w'h)hQ$'36#mdw#`&X'uDFX-#_w%",
"T*w(_&+%#h]w6*$6'rMuLNm-#'rMwYH%h^h_='8/-hcrv=E8/%h`g=wJe%wRf$w#w#w%D$w#[$hfwHy$rMwYO#3%#p#-*w#0%w*B#%#=RwN2%hnw)r*",
"B8wZ,0wAE'N6#p#-(9'uDG5ffs:36#m_w#^#hKw%8$hs$'&hx$hx&h{$hs[u++m"};
/* odd_even_merge.comp -DGPUSORTI_ADDRESS, 7249 words */
static const gpusorti_line gpusorti_spv_odd_even_merge_address[] = {
"#uUh#u;<7u36-u36.qAh%uDE4uLN@qCuLMSuDEQuDE)uDEGh$qEuDE;h&u]`|q$uLMcuLNBq>h'q#h(uDEEuTU_uDECh*u]^tqQuLM[h)h-q*uLO)uT",
"UduLO'h,qSh1h0uLMkuLO+uTVzh/h3q)q+q[q%q.qns-h.uLNkq'h2h+h9q`u#`KuTUluLO,u+-~u;<0uDF+v$o9)Su+3euefUu#17:u33U#u33Uu#`",
"Iumnev;F+2Av;EfUjvASSBDv>e;26v@Q%3Sv<xdo-v=4}Fhv#-<VcuTU45v6RUmWv<bs>Dv/AM#F:u;;cu#`J5uefYq(#v@8$D$:###uTU9Vq4555-q",
"&Wq=-]Wq;-#S]6#:qG:6F5qG#6FVqGq36Fq&qGq;6F]qGqD6Fq(qGqL6FSqGqP6FFqGqT6FTqGqX6F#qGq]w#(#qaw#(#qew#(#quw#(#qyu;<AFV-T",
"5q(-q,ST6q-:qG:u;<Aq-V-W5F-q/S]6q0w#3#q0V-#5q--#5T-#5S-#5q,-#5:-#55-q(W'-#5q/-#5Ww#7%Wq<-#5w#T#q&-#5]u33W#u;;v#8uDD",
"z#qD:u;;v#'uDD|#'VuTUK#++''u33X#uLM:#+1'uTUK#81'+uDE*#++uDE*#''uLM:w#>#uLM:#8''uDE*#81uDE*#8'u;;v#1uDD|#'q&.#5qO<qP",
"q&5)'#5.#5'<qP]w#/#:.#F'uDE'#'')'#qD.#F+)'#]uDE%S'qXv#$KM3F+w#$#'w#$$S''.#q,F<qY#q,uDDz#qD5)U#V.#q,+)U#:2'Tw#m#V=1#",
"ruTa)'#q&u;;|#bu;;rq,+u;;sq-q,.qcbq-.#b+2'WqDw#C#WqVw#>#q/'u;;sq0q/.qfbq0.#bw$@#q3w#>$qhu]^o'#rtqiBa=U#rJWKw#r&U#q&",
")U#52'q1:w#5#q1aw#))Ta2'q2w#9$q2B2'q3qD='#rLq3B)'#+='#s6qsqt='#s3Bquw#D$w#m#+2'q4w#R#rvq4w$%$q2Bw#=%w#Z%w$=#q|w#;#r",
"yq3qV)'#vfMXspw#g#q3w#g%r$w#F#r%Bw$h#q~r#r&w#f)Tw$O#w#r/w$(:r0K2'q5sq2'q6T='#rNq5q6<qRq(5.#S'<r3#Sw$C#q6w$C#q(w#-$q",
"h)'#Tw#-$r8w#)$qXw$G#r:aw$N$r9qbr;w#*#r7qXr<w#*#r5r6r=w#e#w#''w$c$BuDD|#UV)U#q()'#q,)'#q@w#=#uDE%#'q6.#SrI<rJ#Sw$_#",
"r>B='#rJTq1w$V#r2rMuDE%#'rN.#]rO<rP#]uDE%#+w#N#rR<rS#S.#]'w%](ryq1w#X#rNr2Tw#=#w'C&w#i#w#9%r[w#L%.#S+w#P+w#L0rc='#r",
"Pq6aw$_#u;<#1#w%$&rvq1Kw#:)uLMF+#r#r#uDD|#1Vw#6%)'#qew#w#WqVw#M)qVWw&Z$rr=1##TB=1ruruq1w'1#rrrtru.#F1w'Z)q1K2'q7:w(",
".#q7w'L#rvrzw(E$r>w%=$r>qbw#)$qXw#)$r6)U#W.#q,w*;#sq)U#])U#S)U#q-w$[#.#S1<s+#Su;;~1#w&Q&w$Y$)'#sy)'#sp)'#u#(cw$Y#qV",
"T)U#w#'#q,2'q8w$>$q8w$>$s6w$>#r{WqV2'q95uTU^qOq:q9BB2'q;T2'q<qD2'q=5w)m$q;)'#S)'#F)'#q7)'#w#3#q<)'#q=)'#8)'#rk)'#t5",
"uLMFrD#XXuLMP8V:q@%#uLMUrw#Frg<qT#Fw#''u;><#:u;>AK#%0cs%#qZs$X/'#($rAw#0%q]w#0$r@w#0%qmw#0#d'#(s1$s*0d'#3s2uLNl1#(K",
"$s,0Cs%#qZs4w#B#7'#s3(w#1#s5w#1&9($rk0>1##uDFX1#3u;><#:uDGP(#(%0$h=Y&`%(/1#s,w#7%#%0/'#s*$hA0&9%3>'##$hC(&D%D4'#9;3",
"D7'#(r>$hF0w#V,G'#BD/'#r@w#,#w$6&hL0&@%D$hLK&@%@4'#(DK@H8##Q3w#`#uLNh1#s7(,8##3>8##w#'#w#r#s8w$^#w#0#&9%9$h_Y&hZ%hZ",
"eu++muLMP'#:qB%#CqR#q&Bw%<#CqR#]Kw#,#uLNDw$2#w#:#w#1$*w#1#u3630u++muLMP+#:qDf+#f'w#&#%#w&s'uLMl'#@:G'#@DuLNUqU#3(uL",
"Ml'#(5$;0uLMl'#3:$@w#+#Q57'#qVZI'#Mw#s%*'#(@N+#@w#}'qFf1w#z%w'w%qW#Fw#'(w('2w%C#Mw&5#Cq^#qZq_/+#($Z0&;%9w#3#q]w#3$M",
"w&;#@4+#9D(@$^w#W$qaw%w#A+#hN9`qbgqc#(cqd#(q_q_uTUh+#(VT$h:Y$`0&R%DuLNg1#qeh>w()(A+#hUZhAagqf#(cqgw#S$'#(V]N+w(z#hC",
"Y$hB0&h;%@$h>qjw'_#qjw(&#Bd'#hHw&Y#(W$hBw$m)I'#hLqjA+#hb3(w#s0$hH0gU#JuTWA'#3(qkw$$%hQY$hP0&hJ%hJumqA+#h;h@Rh8(`w&@",
"#8#:qGw&@%f+w'=#w&9&w$y#@w&%-Dw&%._w&%,Ew&%$qlw#W#A+#h|;h4w$^$uLMl'#h5:cqg#3q_q_uLMX0(V]w)q#A+#i$Jh8w&E*uLMX0`VT&E%",
"Eew'v>w'j+Ew$h'Xw$W'w$h&qmw#3$Ew$h,Qw#W$qow'9&i;9h6w'j1h7Y$h6w'j$A+#i@_h:w'[6h<Y$h;0&h8%h84+#@Z(Qw&XHw$p%w&X)w$p%w&",
"X3qpw&X&iXw&X=i]w&X;qHw$S)w+:&$3;w$&#qqw$&#w#,#qzw%|#CqT#Jw-.$O'#(qv$3w$i#w#K$q{w#B&Lw#B$gU#(uTW@U#(q}Xgw0k#R0uLO*w",
"#S#w0f#r'/'#_w#b#3$J0&Z%Zw#b#r(w#b&h<w$$(r'w$$&&h;%h:w#F#qrw#F&hBw.j$w$G/qww#B&hGw#B$w$G#uLO(U#(qxw$F$hJw$F%N+#3(/+",
"#hNO+w$F#hOw$F(qyw#a#/+#hRuDFyw&v#hSw1P#9&hP%hP/+#hTw.^&w&18r)w&1'r-w&10w%0'w#B#r.w&1,w%,/r/w#B&h6w&P,r1w&P$uDFyw%1",
"#`w&T-Jw&T%E0&Q%Q&h<%h;w#j#r*w%5&hCw%5$hDw%5$w#;#r+w&/,w$E/r,w#B&hLw&N1w$D$hPw&R-hTw&R%hUw$D%hR%hR/+#hVw&9#'k5w3F#u",
"TU5U#5qpr2w#b#w#7$w3Z$w&C#/'#q(/'#r4w4i'w0-$;w+.#7'#D(Gw5C#w$1#9w#[&qIw-k$w5@#Iw3)#/'#rAGw0%#/'#rB*w#,&w5[(w#r$Qw3O",
"#Dw3J'qJw4H%w.S+w't#w.S*d'#Jqt$;0u]_.+#ZZ5:$;w(&$rCw(/#d'#LqVw80$w#6#w2[$N+#EEG+#E(I+#h8sD7'#qtMw-|#w#2#9(uLO*+#D($",
"`Y$h80&h5%J&L%M$h6h<&L%L4+#REh=LN+#h5h5G+#h@w#T$w#d$h8w#d/hBYw8T#h=%h=4+#Eh4(h:w%{,w%-#w%{#rE$(w$j#(Bw3Z#qXO'#@w3S#",
";Xw#7#qbw#7#rFOw&o#I'#Jqmw#L(rGw#7$w/a$ky:qKw7Q/w*{$r4D$rH;>'#hx,'#h;(Cr3#rKq_$0($DK&#%04'#KJ##uLNq1#9r>uDGL#35w&(%",
"w(0#w7Z#_w'C$[1#ErL/'#rHPw'Z#Kw$;$,'#hL($h70$h6w#l(Zw#l%q6w#l)I'#@`[1#(Bw'((w#v#h=Ow(4#w$S#w(M#w*e$h4w#1#R$0(&_%_w&",
"t#*'^RX$hH^&h4%Q&hA%hA*'hBhCX$hJhB&hD%h>ew2>$q@w%W%$0w$K(9w$K0w#{#@w$-#cr3#rTw-^%CrU#rQ9$0(w$]#rVw%]&_*'#r2w#H$Rw;W",
"%w#H&w2j#w#L#rWw#L&^*'#rXw#L#rYh:w#q,w#L'rZw#L&`*'#r]w#L$w0c%w#L+&hB%hB*'hChDX$hFhC&hE%h@w%<,w%A$(w%A(;w%A9w#x#w&T$",
"w$B#r^w+-#$^K&3%w#7#w%>%w#F(w6:#w>l%KDw<k$E(Cr_#rTh7w%v&r`w%$&h4*'#raw#Z)w%-#h>Kw%M*rbw#L&h;*'#rdw#L-hFBw%M'hD%hD*'",
"hEhFX$hIhE&hG%hBw%M#m3:qLf1w*B.w#',qW#F>'#j9,'#j/($J0>'#j;w)v#Ow)v#,'#j3($Q0$Zw&*(Rw&*0uLNq1#@reP'#(LEw*h#w/*#7w/3&",
"rAw/<$G'#Lw/.#_w#6#rfu]^F'#5qJ3($h@w%=#rhw+:#3H+#m2rgw&+$h8w&+&riw%_&w#D$JH+#lHw#D$rYh>w%Z#D%D&h<%h<*'h=h>X$hKh=&h@",
"%h:$hIw$l(h<w$l4rjw$l#hNhJw$l@$hX0w$Q#Rw9v#,+#l$w#H#rkH+#jW3($h]w$[#rfuLNs1#_(Nrm#((P+#(;rl$Jw0q$hjw$|+Lw'R#hAw'{$w",
"8&#h>%h>*'h@hAX$hhh@&hB%h<w'R#mzw)|+w'G.k%,'#jw($@w'G#k'w'G+j{w=E#$Jw%Z(Lw%Z4rnw'GF$h;w%Z)w%U#7'#ro(H+#k&9w%j#kz($h",
"Aw%`'Jw'N$w$)$w#,#rpw%Z+^A8#mQrg(Ew6j'rqw#A+h7w'o#hGw$*#A8#l|rg9w*R%L%L&hG%hG*'hHhIX$hShH&hJ%hEw&'#nMw&'4w#'&w6Z#w2",
"M#rrw>G#w%o%3w1'&r2uDGL#3w$i&,'#kWwF6#w%'#uLNm1#3w%')&Jw-9$w$a$@uLNFw#n$h80$h7w/1#rfw6]#Ew#<#Bw*H$rr($h:0$`w24+w''%",
"3uLNq1#3_uDGL#;:uDGP(;0%;*'#h>;,'#k:w-,)wB)$w&d+kew&d$l]wIQ$:uLND'#^Ww8,$uLO*'h5h60$hPh5w2D%hN^&h7%M[1#`rrw$|%wEo+A",
"+#nz(hDwC9*A+#n};hGwCK0w3J#hEuLND'#hHWw:w#uTWA'#9q_(u]`y'#EBK(&h4%Rw#u+o,(hRw#d*uLMX0hNV]&`%`&h`%h`*'hahbrs$hkha&hc",
"%h^w1R%w6J(wF*-rww#'&wF6.w)Z#MwEy&w#/#LwK$&w%H#rvw1z$qT#^w3@%qT#Rw#,$w'0$9w4'$h;w,+#/'#w2@#Dw#;#qM3w#;$w1@$$h<Y&h5%",
"QCqT#h;w#f'h>w#,$w(h#($h>w$-$rxw$-&hCw3}%qT#hFw#,$w#G%hEw(|#wOp#;[w)$#P1#(Q;$hJwBC$41#MhA(Z/+#hM/+#hONrm#99w.%#93$h",
"IwBW$w#'#P+#;3wC0#w$4#ryw$4$r_#rYh[w%T$hTw#/$h]w#/$hU0P+#Q(9$;w#,#M;3$90w7v#$h^Y&hV%hVw&p%qMw:7(w7`<7'#ZBIw-Q#w;'$w",
"95#w=:)w95#h4w>L$O'#^(H8#hwRw1W%w9*(h5w9*$w$<Mw:E#Zw$76RuLO*wQ0#H8#i.Lw0o%Q%Q*'MLX$RM&^wHk$w$2(uLNo1#3qbw#c(,8#h=qb",
"&3%3uLNo1#@aw#:+hBaw#:&Zw;]),8#hFBw#:#,8#hGKw8h(wW(,wM5+r{w#Y#$DBw%F&B3##uLNsw=T-,8#hn@$Mw#F(w%i&Qw#F%30%37'#LBw&e#",
"@,8#hb(*'@_X$`@&J%9w&g)h:w&g$$h;Y&h8%h6,8#hxw%#$r|w$+&h{a,8#hSKwFO'r}w#:&i#qb,8#hWBw#:'r~w#:&i'qX,8#h[aw#:'s#w#:&i+",
"r6,8#h`qbwVV$hMYwQr#eu++muLMP1p#,I:qNw%q'w,x'w997w#'*wZ:,wY|(s&wYt%Rw+f#rAw4O($h5w5B#p#,Vw8T$$h6w#/#p#,=I'#(;$h7wZA",
"$rEw#c#wEE*w07&s'w+G#w/:#w#H#s(w;G$qgw/j#w0(%w#8#s)w.,*$hF0&M%Q$hF^&M%MwY[#QRM$hH0w)s$uDFX1w=P%w6A'h<qVw#1(7'#Jw+[#",
"(hAuLNm1#h@w*($41#@_(;&J%J41#Qh=(w=&$w#R$$h]Y$h[rg&hPw3z$s*w+v$w%F#hKwD2$$hX0P'#hP(K$hXw$.#hLw$.&w>j#h[w>j$G'#hNhP$",
"h]wKS$w+w#3(9$rhw6K$7'#h@(uLNo1#Ew$r)$hmY$hlrg&haw5/)L$rhw&R#p#,rw$6#h]wIf'wJ/$wIy#3($rBw'J%q_w&,#wZ[#wG(#r#($hnw%U",
"#hPw0B#w$1#w8w$rhw'j#w^O#@w&V%;($rfw^V$w6-#uLNo1#(hGuLNgw0m$i(Y$i'0&hx%hxumqA1#rghMrgh<(h=wGi$p#-2w7p,w)9'w)B.w#t&s",
"*wG2#Kw3/#$Ew$,$w'I#w[>#w,(#1#3Rw6~$_h6#34'#Eh8#;uDGL#D:w#A#w#P#[1#Dr>uLNhw22#wH'#_w#-$w&7(>8#iw$hBw&q#w#`#^EKwaL$h",
"6w+A&jXr>7wJ,#$hGw'*'DJ(9$hFw00(@wI>8w#^#(w-P$EuLNq1#(Mw)3+s.L,8#jU(wRf$M%M*'L^X$hVL&R%Zw#d#w&d$h6($hZw#r#r@uLNsw$z",
"#w%t#[1#hL(uLNhw&i$h]0uLNh1#(s/w#Q#w'##qXw#9$w$+(&hQ%(>8#nZw#c&^(uDFX1#Zw%g*w)T#hmrgw)T#*'#h]w:g$qM(r>$hq0$hp0uLNm1",
"wc[#hp0wco%h^h_9(;41hcrg90;4'h`h:9(w=G$h6wdH&r@w%Y$w#e$hfwP:$r>$hswcs$>'#p#.Bw#3%huw<6#Jwd_#_(J$hww1F$hnw$L$hxw*}'B",
";wd].h|wGi+H8#p#.@E(uDG5aas0>8#nTw#d#hKw%T$hs%(w)[#&h{%hseu++m"};
/* finish.comp, 2955 words */
static const gpusorti_line gpusorti_spv_finish[] = {
"#Dph#u36-u36.qOh%uDEQuDE)qRuDEEuLN@uDE4u]`|qQuDE;uTU_q#q$uLMch&u;;ru;;sq/q*h+qdh(h'qGuTUluLM[u;<7h$u;<Aq_uLMPh-uLNh",
"uLNDuDGLuLNBu++mu;<0uLMlq[h.h*q%q'q+q8q]h2h/q,q.qDuDEGuLO,uLNquTUduLMkh)h,u+-~uDF+uLO+q(v$o9)Su+3euefUu#(a2u33U#uTU",
"43v6RUmWv<bs>Dv/AM#F2u;;c23uefYg#v@8$D$2###uTU9Rq4333(#q)S4#2>2493>S49R>#49q&>849S>q349g>q749q)>q;499>qL49T>qPD9R(T",
"w#X&DYR(#qF2(q-qEq&(q&#q=(SZq;(Z3g(#q)Tw#D%q0w#D%q1qERw#7)q3w#7%q4qE2w$F(Dq6w#7%q7w#L#39w#;)q:w#;%q;w#P#3q-w#i)q>w#",
";%q@qEw%/)DqBw#7%qCw#7#3Y(#3T(#3q)(gZqA(#3w#e#8(#3Z(#w%e#w#3#Zq<u33W#u;;v#qMuDDz#[2u;;v#&u33X#uDD|#&RuLM:#*/&uTUK#q",
"M/&*uDE*#**uLM:#*&w#2#&&/-&#SuDE%q)&qXu~#=9&w#$$q)&&)#Y9+qY#YuDDz#[3-O#2)#Y&-&#26T&7YT)#8Y+q`q-8)#8&uDD|#&q&)#3qb+q",
"cq&3-&#3)#3&+qcS30&Zw#3#R1/#ruZqf)#9*68*7q0w#X#q0+qiq18-O#9)#8*6q2*7q3q2)#8q3+qlq486q5&7q6q5)#8q6+qmq780&U[-&#[w#i#",
"Uqn6q9&7q:q9)#8q:+qpq;8-&#q3w#;$qqu]^o&#rtqr;qf1O#rJUEw$8%0&q<2w#-#q<qf-O#T6q=*7q>q=)#8q>+qxq@86qA&7qBqA)#8qB+qyqC8",
"w#J%w#Z'[w#Z#rv[E0&qEw#e$qE;0&qF[1&#rLqF;-&#qC1&#s6q~r#1&#s3;r$w#D$w$)#qCw#X%1/#ryqFqn-&#vfMXspw#J#qFw#J%r+w#a#r,;w",
"$n#r)r*r-w#x%w#^%w#z%w%$#r1E-O#3u;;~/#+qeg31/#r{Uqn1&#rPqnUw#Z#r5r6;w#t#Ur#w#N#r8E0&>sq0&qHw$h$qHw#]#S0&qI2w#F#qIw#",
"}#rvr<w%r$qHw%A#rvqHw$3$qHw#5#rvqHEuLMN/#rsrBw#M$w%_$rDw#M%w#G$r7w#M*q<w#)#rrrHrI0&qJT1&#rN>qJuDE%#*qJ)#9rLw#x*;u;<",
"#/#1/#rwr7;0&qK3uTU^qbqLqK;;FqMR2qN$#+rM#9w#'#u;><#2u;>AE#$CuDEC&##u;><#2uDGPr:##$'@qa#q-Vr;]&#'%<$5%<$<.&#'<E=w#F#",
"r=#'$C^&#=qfuLNl/#'E%=$=./#r=P'=uDFX/#r>w#F#'w#F&G;w#F+r>w#F%:uDFX/#5H/#5'H/#'r@w#T(%h>$'w#0#:w#0#w#,#rCw#9$'$'./#r",
"B=rEw$U#<./#h0:w#l$rFw#^(H/#<rG%5$5./#rFP'5Aqe#SEw%+#w#,#;w#,#I&#=w#(#'rKw%V#I&#5rK%#$C.&#5W##_/#=hVJ#5w#t&K&#hYQu]",
"^F&#3qJ'w#J'E<w#J%qJJ#53w#J%I&#Q>]&#g,&#5'K&#X;w#X$5',&#h8w%8$hEw#L#`*##rN<Aqh#hqh4BCw&a$w#>#rJw%T'hdw')#a*#Xw&:#'w",
"#Q#r4h1%b$b.*#=b5w#]#hzh>BC'%G$G%h<$h<,&h=h>r3%h@$h:w$d'h<w$d>uLNo/#'hLw&z)Gw&z%hbw#0#,&#hXQw#1#rAw$N#Aqh#i3h6]*#'u",
"LMS*##5%Q$w$F#i7h:w#5#%c$c.*#<c':u]^tqM##rOh05%W$Ww%6(,&#hhh9Aqh#i>hCw#Q#w#F#rP<w#f#Q%hD$hD,&hEhFr3%hG$hBH/#h}rQw$S",
"(w#J#hqhjrAw(|#uLNs/#hlhww$m)hp$',&hshthy%hr$hr%hu$hp%iI$iIdLF&iF2qP$#Aq^#qZVw(2#w)`$w#Y%#$'%5$Cw*a$w#@$w*]&:<'=u36",
"3CLF&i%w#_$qe#q&w(n$w)$(w(w$w#:#w#1$,w#1#w#S#*ho2qSM/#M&#$w+d#w+p$w$2#qgw'o':w&D$q^#qZqjw#]&'X@qk#q1V'w&A$:$b@qk#q4",
"VWw#1$G$Gw(*#G'c%W$h0w#c#h6w#l#w#c,h9@qa#q7V'w#2#a*w,&#h:$:w#N#qow#N#@qa#q;Vh@w#@)h@$<uLO)&#;qsK&#';^&#hEw+)$UuLO'&",
"#hGqsw#P$w#m$eO#<uTWAw(a#qtw#Z%hJ$hJu~%b*#h<hGh4h:XW'h3w%V#qMhr2qTw%V%M*w%Y%uDGPquw%H#w%Q<BCXw({#w%P$h1BCh0%:$:%P$c",
"w#Y#h3w#Y0h7N&#h72w%M$5w*q#:$bN&#h9w#5#q;Vh;w+''h8$h8dLF*iNw'05qvw'00qww'09q@w'0:w#c/h:w'0)w#c$qa#qCVh=w#1$w#c#&w#c",
"$w&R%h>$h>.*#h1h;'h0w&N$iHw&N0qzw&N0w$o/w&N)q@w&N9w#Y(w&N:qCw&N0in2qUw$S(q{w$S'q|w&L#uDFy*#:w1L$*#cb'5w#;#q}w#;#N&#",
"=3f&#'r%uTU}*#'b3w,'$*#QG'w0*$r&w#H(eO#'uLO(O#'r'e&#'uDFy&#'uLO*w#Y#a*#5'f*#Pw'#'Xh4'G%h;$h9w#b#r(w#b&hA2w$*#r.w$*#",
"hC2w$*&hDh@w$*%r/w$*'w#H$w$O%w#H'QXw#H%r0w#H(w$O#uTW@O#'r2r3w$P,^w$(#f&#:'w#e#X2%P$P.*#h0h5'P%hT$hT.*#h=hHw'n%*#2qV",
"w'k#w)c#w.)#5`*#jor4w./$qMj:2qWw#>%M/#$#w1l#w4>'=w4O$=r7_/#'GJ#=w0.&uLNF&#h1r7w'a#c,w6R#w,v#r7uLNm/#'h4w%$#w/w$w+0$",
":w)Q$w7T-w$#':##w3:#P#5K&#hBh9w4^$r7'_/#<'J#Qw$1&,&#h>:`*#hOhIw(1$hHw#7#uLMS*#ju=w(2&<Q'5N&#'2I&#WUw&9#u]`O&h5h65Cr",
"9%h4$h4,&Wh3r3%h7$Pw$V$hCBCh7%hI$hI,&hJhK>%hL$hFdL"};
/* finish.comp -DGPUSORTI_ADDRESS, 3381 words */
static const gpusorti_line gpusorti_spv_finish_address[] = {
"#IWh#u;<7u36-qAu36.h%uDE4uDEQqCuDE;uLMcuDE)uLN@q$qEh&h$uTU_u]`|q#q*uLM[h*uDEGh'qZqQu]^tq%h+uDEEu#`KuDF+uLNBu;<0q'qG",
"h(qNq+uLMPh-uLNhuDGLh/uLMku++muLMlq,q0h)r(q(q)q&qDq.qaq>uTUluLO,h.uLNDuLNquTUdh,u+-~v$o9)Su+3euefUu#)F6u33U#u33Uu#`",
"Iumnev;F+2Av;EfUjvASSBDv>e;26v@Q%3Sv<xdo-v=4}Fhv#-<VcuTU40v6RUmWv<bs>Dv/AM#F6u;;cu#`J0uefYX#v@8$D$6###uTU9@q4000*#Y",
"G-#6H6-70H#-7@Hq3-7ZHq;-7GH[-7XHqL-7YHqP-77HqT-7KHqX-7#Hq]w#(#^w#(#qew#(#quw#(#qyu;<A7@*KYG-T6H6u;<AT@*Z]q=*G]q;*q-",
"0X*]YK-q/w#;#q/@*U07*#0q-*#0T*#0K*#0Y*X]&*#06*#0q/*#0]*#w$d#w#3#]q<*#0@*#0Z*#0Gu33W#u;;v#_uDDz#[6u;;v#&uDD|#&@uTUK#",
"++&&u33X#uLM:#+1&uTUK#_1&+uDE*#++uLM:#+&w#2#&&1)&#GuDE%Y&qKv#$KM37+w#$#&w#$$Y&&.#T7BqL#TuDDz#[0)J#X.#T&)&#6.#7&)J#G",
".#T+u;;|#Cu;;rK&u;;sTK.qUCT)Jw#A#Cw$A#Z.#0qXBqYZ0)&#0.#0&BqYG0uDE'#&w#f#[.#7+)J#@,&q-w#D#@41#ruq-^)&#Zw#t#]+u;;sq/]",
".qdCq/.#C+,&U[w#C#Uq^)&#q3w#-$qgu]^o&#rtqh<^4J#rJU=w#a&J#Z)J#0,&q16w#5#q1^w#))q-^,&q2w#9#rvq2=,&q3w#D$q3<,&q4[4&#rL",
"q4<)&#+4&#s6qsqt4&#s3<quw#D$w#w#+w#X%41#ryq4w$I#vfMXspw#J#q4w#J%q|w#a#q}<w$U#qzq{q~w#x%w#^%w#z%w$h#r&=u;;~1#Bq[X041",
"#r{Uq^4&#rPq^Uw#V#r)r*<w#p#Uqtw#J#r,=,&q5sq,&q6w$d$q6=.#71,&q76w#F#q7w#y#rvr0w%U$q6w%<#rvq6w$/$q6w#5#rvq6=uLMN1#rsr",
"5w#M$w%Z$r7w#M%w#G$r+w#M*q1w#)#rrr;r<,&q8K4&#rNq5q8uDE%#+q8.#7r@w#x*<u;<#1#41#rwr+<,&q90uTU^qXq:q9<<,&q;K,&q<[,&q=w",
"'f#w#b#s3<q;)&#X)&#Y)&#7)&#q7)&#w#7#q<)&#q=)&#_)&#q@)&#rk)&#t5L_@6q@%#uLMUr/#7rDBqR#7w#'(r/w#'6w#H+w#''rAw#'&q_w#7*",
"q_#7u;><#6u;>A=#%3uDEC&##$h;(u;><#6uDGPr.##%(8qT#qMqS:+#(DqU#(`qW#(qVqSuTUh&#(@G$hB3'A%V$hB='A%A5&#(A=9$hD3w#_#r1#(",
"%3a&#;^uLNl1#(=';%;51#r1h1(;$hG3uDFX1#r2w#I#(w#I&M<w#I+r2b(;$hLw#I#AuDFX1#2N1#2(N1#(r3w#W($hWW'hB%($hQr4w#6#Aw#6#w#",
",#r6w#,#'(%(51#r5;r8('I%I51#h0A(;$hVw#u#r9w#g(N1#Ir:'2%251#r9b(2$hZ3$hYr=8q[#G=:&#(w#,#<w#,#c&#;w#(#(r>$h_w&.$c&#2r",
">$ha3'#%35&#2h2##d1#;hYO#2w$$&E&#h]9u]^F&#0qJ(r>$hi3$hh=w#P&=Iw#P%q8O#20w#P%c&#9q5:&#X/&#2(E&#P<w#_$2(/&#h8($htw%H$",
"hEw#O#e+##rBI8q_#hxh4$32w%K#w#>#r=w%m'hdw'g#Q+#P=$h|3';%(w#T#Wh1$h~('V%V5+#;V2w#c#i%h>$3('M%M'h<%h</&h=h>qm$i(h='h@",
"%h:$i#w$s(h<w$s>$i,3uLNo1#(hLw&e('M%w)6$hbw#0#/&#hX9w#1#r4w)E$q_#i:h6w)E#uLMS+##2$i8('9%w$R#i>h:w#8#$i:3'f%f5+#If(A",
">_##rCh02'h2%h2w%L(/&#hhh98q_#iFhCw#T#w#F#rDI2'9%9'hD%hD/&hEhFqm$iGhE'hG%hBN1#h}rEw$](w#M#hqhjr4w)Z#uLNs1#hlhww$v)h",
"p%(/&hshthy$iVhs'hr%hr'hu%hp$ibW'iL%iLgRL&iI6qB%#w+f#8qP#qMqOw(e#w*H$w#d%#%($9I'2%3w+h1qVw+h&Pw+h#w+a#bA(9u3633RL&i",
")w#x#8q[#Zw)Y$w)l(w)c$w#:#w#1$/w#1#w#S#+#6[F+#F&w#&#w$U%w#'#S&#96uLO)&#9VuLNUq]#2(S&#(0$I3S&#26$9w#+#P0E&#q^buLO'&#",
"h0w#s%/&#(9Q+#9w#}%i)6qFF1w#z%w/)%w.D#w#''w.e*w.L'w%d#h0w.E'q`w'j$b3'I%2w#3#qVw#3$h03w'E#w)e#9(V$h2w#W$qbw'9$+#hM;h",
"9qcDqd#(`qew&2$+#(@K$h:W$h93'h3%VuLNg1#qfh>w'j)+#hTbhA^w&c/Q+#(=$hCWw/S#h;%9$h>qiuLO)&#<qiE&#(<a&#hHw-7$U$hBw'J$w$]",
"$uLO'&#hLqi>+#ha2(w#s0$hH3DJ#fuTWAw*p#qjw$$%hQW$hP3'hJ%hJumqA+#h;h@h3h8(h9w&@#_i36Hw&@%F+w'=#w&9&w$y#9w&%-Vw&%.Aw&%",
",Mw&%$qkw#W#>+#hzIh4w&%*uLMX3h5@K'V%;>+#h}Ah7w$x$S&#h86`qW#2w#C#(@Gw-E#gRL+ikw'v:w'j+Mw$h'qlw$W'w$h&qmw#3$Mw$h,Pw#W",
"$qnw'9&i8;h6w'j1h7W$h6w'j$>+#i<Ah:w'[6h<W$h;3'h8%h85+#9b(Pw&X$icw&XBw$p%w&X)w$p%w&X3qow&X&iTw&X8iWw&X>j+6qHw$S)w+:&",
"$2w1y$qpw$&#w#,#qqw%|#:+#fuDFyw&C&;%;w#;#qrw#;#8qR#h0w-_$uLO+&#(qv$2w%%#w#d$qww#B&h5w#B$DJ#(uLO(J#(qxD&#(uDFy&#($h9",
"3uLO*w#V#Q+#2(:+#h=uLO++#(2$h>3'P%P'h;%h9w#i#qyw#i&hBw.O$w$+#r#w$+*r$w#B&hGw#B(w$J+r%w#B&hLw#B$w$J#uTW@J#(r'qmw$K(h",
"Ow$K%aw#{#:&#fw#f#2w%O#w$K#hR%hR:+#hVw/d&qIw/a'w/)#2e+#k-Ww/%$_jU6qJw#>%F1w0#*w#',q_#7w4H#$9w73(Mw7G$;r+d1#(h3O#;w.",
"0&uLNF&#h7r+w0+#f$h3w3a#M<w-f#r+uLNm1#(h:w.V%w)'&w,L$>+#jX(Mw-l1h=w4a#9$h==w4h$w#s#=A$h@3w#4#w$I&P##w6@#h2#2E&#hLh=",
"w7r$r+(d1#I(O#9w$W&/&#hCAe+#hYhS($hJw)u$hRw(i&hMuLMS+#k>($hNw(j$8qR#hOw36'h3Uw&|#u]`O&h6h723r-$hUh6'h5%h5/&h3h4qm$h",
"Sh3'h8%Pw%*+ju(hJw%**uLMX3h<@Gw'.#/&hShTq5$h]hS'hU%hOgR"};
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
