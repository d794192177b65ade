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
/* begin.comp, 863 words */
static const gpusorti_line gpusorti_spv_begin[] = {
"#,Yh#u36-uDE4q3uLMcu36.uDEQh%q#uDE)q$q*q=qGuDEEu]`|h(u;<7uLNkq/h$q%q&q.q;q,h&uLN@q)q'q<q1h+q(q+q-q8h)u;<AqEqDuDDzu;",
";ru;;suDE;uLMPu;><uDEGh'uLNquLNlh/uLNouTUlq9h-u+-~u++mu;<0uLNFuLNIqFq7qLh,h0h*v$o9)Su+3euefUrW+u33U#uTU4-v6RUmWv<bs",
">Dv/AM#F+u;;c+-uTU8E#v@8$D$+#uTU98q4---)#@A'#+0+JE8)#b+)@K9)9:qAw#7$'.-0A'.80#'.906'.A0&'.E0c'.@0;'..0q@'.F0L'.#0qH",
"w#(#dw#(#qPw#(#qTJ.8)F-+)<@A'Gw$)#G8):b+):K-)6-+)#:Bu33W#u;;v#CM#L+uLM:#C&&u]^[w#(#&&%&#u++2NA&OEA,#6E1c@6M#L-%H#+,",
"#6w#B#-%&#+u33X#%&#8,#-&1q@9-v#$CE#.w#_#w#$(,#<.1qA#<%H#.,#<w#Y#F%&#cP&Fsq%&#9N<&OG<,#6G1qH:6%H#:%H#w#+#w#J#vfMXsp%",
"&w#/$<%&#&%H#G%&#u#9iP&6-uDD|#&9uTU^qRq06;;QC8+q2$#R#+u;>AB#$7S&#9(#$72&#=T##uLM[L#qBqCS&#*U/#I*uDGL#3+uDGP*#*$7V/#",
"eBR#w#1&U/#WKX/#fbuLNg/#=*(3$32/#gD*3w#G(Yq:#@Zh547B(=$=(h3$h3>&h4h5F(h6$WX/#h80w#L((h<$*w$>#Zw$>#V/#*w$/&#$*(=$7w#",
">#qIw#>#Yq:#:Z*w#-#w#6#qJw#,#u]^F&#-qJT*([$[2&#f[*e5/#hJw$q)w$M$Z473w$M#w#9#3w#9#w#d#qKw#d#ueg(C##Kh.=d(I$I5/#hT;w#",
"^(w#G#qNw#G&gqMh4*dw%Q#5/#hZq>w#G,qPw#G&fqOh:*qQw#G#(hb$hb]^QC#+q4_&#_&#$#w$o$=q6w$U$347*>&#I;5/#Tw%W-`&#[Da&#h.ew%",
"t$uTVz&#*;B>&#3*(D$D2&#BD*gw#j$Ww#j%h5q>w#1$*47;w$;#hE+q5w$;%w$B'`&#3Ta&#I3w#v/w$]$*DuTUdC#hDW*]^"};
/* begin.comp -DGPUSORTI_ADDRESS, 1181 words */
static const gpusorti_line gpusorti_spv_begin_address[] = {
"#0.h#uDE4q;uDEQuDE;u36-q$u;<7u36.h%q#uDE)uLMcq'qLqDh$uLMXq%q*u]`|h(uTUluLNkqGq+qJq(q&q)q,uDEEu#`KuDEGh+uLN@q.q9qKq/",
"qCh*h)h&h/h0qHu33Uq4q3qPu;<AqAq-uDDzuDD|uTU_uLMPu;><h'uLM[uLNquLNluLNoqIh3u+-~v$o9)Su+3euefUs.-S#Su#`Iumnev;F+2Av;E",
"fUjvASSBDv>e;26v@Q%3Sv<xdo-v=4}Fhv#-<VcuTU4)v6RUmWv<bs>Dv/AM#F-u;;cu#`J)uTU8>#v@8$D$-#uTU95T)))/#-;-/0);</05;U/0@;%",
"/00;2/0#;1w#(#Vw#(#qTw#(#qXw#(#q]w#(#qaw#(#qew#(#qiw#(#qmw#(#qqw#(#quw#(#qyw#(#q}W05&>A0/A-;-WA5&@HX&6)-&<)-&BHq<&Y",
"))&H)5&K)@&q0)0&q1)>&q2)A&U)6&T)<&#)B&#)Y&#)H&#)Ku33W#u;;v#IZ#2-uLM:#I%%u]^[w#(#%%.#6%$%#u++2[#%5v#$lnu0Xw#$#w#:#w#",
"$(.#B0CqB#BZ#2)$2#0.#BXu;;|#Du;;r>%u;;sA>.;DA$2#-.#Dw#j#)$%#-u33X#$%#5.#)%CqN@w#W#K.#Bw#B#<$%#q7'%6sq$%#@$2#>$2#w#D",
"#U$2#T$2#q0$%#vfMXsp$%#K$2#q1$%w#;$q2$%#u#9i'%<)[#%@uTU^q`B<=='%Y<'%H<'%K2'%q0)'%q1)'%q22'%U2'%T-'%q5-'%q6-'%q7-'%q",
"8-]%#s3=H]%#rN6Y$%#0$%#>$%#A$%#6$%#w$e#q<$%#q=$%#q>$%#q@$%#L$%#2$%#rk$%#t5u;<#1#.#61u;;~1#^I5-q:(#uLMUqq#6qpCq>#6w#",
"'+_#-u;>AJ#(3E%#@*M3*N3+#(37%#O`##aV#LqOE%#,b1#N,uDGL#8-uDGP,#,(3c1#h,J_#w#1&b1#PqQd1#QqRuLNg1#O,+8(871#MF,8w#G(aqF",
"#LqEEX#,uDF+;#,9e#,Rh843J50+N(N+h6(h6G%h7h86*h@h7+h9(h2d1#h;qSw#_(*hEqr+h@(,w$T#qTw$T#c1#,w$E&#(,*hG8+Ow$(%qUw$('w#",
"O#qVw#O#9e#`R,uTUh%#,50w#8#qWw#8#u]^F%#)=`,*hQ3+Q(Q7%#fQ,P*hS3:1#hPw%C)w${1R43Fw${%w#I#Fw#I$V#LqXw#y#ueg(I##qQh1OqY",
"w#B#:1#h^=w#m)V#Lq[w#G&MqZh7,qYw&2#:1#hdqMw#G,q^w#G&Qq]h=,q_w#G#*hpqr+hk(hkgu++m^I#-q<u;<0%#u;<0%#(#w'q'w%3$8q@*Ow$",
"s2h-43850G%#h.=:1#Mw&A*h.Jw&A#uLNF%#h2h.uLNI%#fPw&a$uTVz%#,=JG%#8,*f3+F(F7%#JF,M9e#h1RP43,w#r$h:qM9e#fR,43=50w$a#hJ",
"-q=w$a%w$g'uLNF%#8`uLNI%#N8w#}/w$y$,FuTUdI#hIP,gu++m"};
/* count.comp, 3212 words */
static const gpusorti_line gpusorti_spv_count[] = {
"#Gch#u36-qGu36.h%u]`|uDE4qJuDE)uDEQuDEEuLN@qIq#q$uDE;h&h(uLMcu;<7q[qVuTU_uDEGuLO,h'h)h*h$uLM[uLNBuLMlq/q)qSu;;ru;;s",
"uDGPq'h0h+h3q*uLNDh,uLNoh4uDGLuTUduLO+u;<0uLMkq%h7q+q&h-h2h.h/h9q(q,u;;vqeuDE%uLMPv$o9)Su+3euefUu#)<0u33U#uTU41v6RU",
"mWv<bs>Dv/AM#F0u;;c01uefYb#v@8$D$0###uTU9Xq41115#0%05E1%J5EX%Z5E[%D5EJ%q35Eb%q75EE%q;5E#%q@u;<AEX,NEJw#S$u;<AZX,#qF",
"0,cqE[,[q.q=,Jq.q;,#1b,#EZw#D%Dw#D%q0qEXw#7)q2w#7%q3qE0,#w#m'q5w#7%q6w#L#1Nw#;)q9w#;%q:w#P#1Z,#1E,#1c,#1w#L#D,bq.#,",
"qA1w#@#1,#w#+#q.q<u33W#d#qEuDDz#qD0d#%u33X#uDD|#%XuLM:#*/%uDE*#**uTUK#%*%%uDE*#%%d#*uLM:#/**uuw-E%w#$&+#cE-qQ#cuDDz",
"#qD1)F#0+#c%)%#0GN%HZN+#DZ-qWcD+#D%uDD|#%[+#1qY-qZ[1)%#1+#1%-qZJ12%q-w#3#X9/#ruq-q^+#N*Gq.*HDq.+#DD-qaq0w#a#*Gq1*Hq",
"2q1+#Dq2-qcq3DGq4%Hq5q4+#Dq5-qdq6D2%q7qD)%#qDw#e#q7eGq8%Hq9q8+#Dq9-qgq:D)%#q3w#;$qhu]^o%#rtqi7q^9F#rJq78w$4%2%q;0w#",
"-#q;72%q<qD9%#rLq<7)%#qC9%#s6qnqo9%#s37qpw#D$q^)F#qC2%q=w#R#rvq=w#c$q;7w#=%w#Z%w#{#qw8)F#19/#ryq<e)%#vfMXspw#k#q<w#",
"k%q|w#J#q}7w$M#qzq{q~w#j)q-7)F#[2%q>Z)F#J)%#ew$d%)F#N+#N/2%q@0w#l#q@w$6#rvr,8)%#J-q]b1w#z$q>f#%r/+#Jr0-r1#J+#J%2%qA",
"sq-r3#Jw#'')%#syuLMF*#88u;<#/#2%qBZf#/qB+#Nr:f#*w#+#r<9%#rNqAqB)F#b)%#t5)F#X2%qC1uTU^qYqDqC77gqEX0qF$#-r;#N-r=#Nu;>",
"<#0u;>A8#$@uDEC%##AqU#qRr*:%#'uLNF%#4'uLNI%#=3uLNl/#'8uTVz%#'78.w#8#w#K#u;><#0Ir-##$'&3$@w#X#qyw#X#O%#r.'.%#e'uTUlq",
"X#cqT'w#7#&P$P(%#r.P'LQ/#Kh1uDFX/#'w#c#'#'$@;%#=7w$)$&<$<(/#>R'<w#B(&hD$w#h#b&#$@(%#34##uLNq/#<r/S#30I'3@$3Ar3#r2=6",
"@8.%4=qA&>$'uLNk/#P8w#f(6r486r586r68&'$'uDG5q^q^r7O%#hEhKB%#hO'uLNq/#'hMw#M%w%5&.%#>hQw$Q$%#hU<'3;%#hBq^w$g$;%#hDr.",
"w#-$w%Z(uLMS%##3w#(#4uDEC*w&#*T*##M8uLMS*##<&>$4&>$>(*#3>r8=w%3$/#r9]##(*#r8K#3(%#hG^#4uLNq/#3hBS##0I3#3$@w%]&83w%]",
"%qBS#31w%<%O%#>qA.%#'haw%0#Mw#]#'Ar+#i*_6@':w&l(#$w'<#h:PT*#hFhU'&4$3&4$4(*#'4r8<Aq`#i1h66@'&R$R.%h5h6qy&Y$^w$e%hCh",
"DMw$e#hBhCh5#'w$J#Y#<w$+#qBS#=w$J&Ar+#i<=w$2#w(#,&`$w#0$hew#G$q`#iCK:*#'uLMS*#hY'63@w$F#Aq`#iFMw#8#u]^tw&J#hjhhw'q#",
"3u]`qw)W$7w&O%w%M%h;w%M#h[w%-#'i.:*#`U*#'hfuLO**#haw$:#hew$:(.%#L7w'{#iUw):&=Kw):*.%#K7T*#hti'w$N#hs';*#'h|:*#h>w#,",
"#h~T/##43&]$](/#huM3]&h<$h<(/#hvhI'`(*#hthJYK&hV$hV(/hWhwhK'h>(*hUhthK@h>.%hShTqy&hX$hQ&ho$hoB%#i3htw$H#r>u;><hx0I@",
"w)D$hzw$A$hxr>&h{$h{(%hwi73@'&h~$huw%L(C%#h}0w)G$w$r(u]`x%#r4784&3$3C%#i&1w#B0r5w#B&w#7#i.w*z$r67w*t#&h1$h1w*x#w).&",
"iZMw+h,w'@$r3#r2>w*Q#w*Z#r@w-5&_i{.%#3w&s$i|w-:%6@>uLNl/#Lw$>)O%#iSr/.%#rAw#J$Yw#J%w'd%^w*w#&Y$Y.%h8aqA&h:$h5uLNh/#",
"r-iiw#`(:%#r4w%1-w#c$w+~#r4u]`x%#378w*6#4:%#r5w#K2rBw#;#w#K-r6w#K2r&u]`xw):%w(X#&a$a&jL$jLu+-~u++mg%jI0qH$w0H$qTw%]",
"#w#^*w-x&w#b$w#@$w+^$%#L4'<u363@u++mg%jJw#_$q]#[7w&E$q]#J8w&E&<w#1#[w#1$.w#1#w#S#*iw0qKV/#V%#$w.5#w1j$w$2#q_w$m#w#,",
"#Lw$;#uTUlqb#q0qT]w+B#w,v#uTUlqb#q3qT`w#1$w.P%<>'=&`$]w#T#Mw%K&q6qTRw$2#W*w1=#R$4w#@#qfw#@&q:qTaw#@)a$4uLO)%#7qjBw%",
"z#;%#h>w$v#'q7uLO'%#hAqjw#P$w2N$uDF+F#4uTWAw(O#qkw#Z%hD$hDu~%b*#ahARY`^'Mw%9$j=0qLV*w%6%Iqlw%%#w#,#qmw*Y&L1U%#'qquT",
"U}*#']1w/'&_L'w$b$qrw#H&<1uDF+F#'uLO(F#'qsuDF+%#'uLO*w#U#W*#3'U*#]w3w%*#_M'Pw#Y#qtw#Y#uDFy*#<w+##(*#4h1'3&h:$h8w#@#",
"quw#v&h@0w$>(hB0w$>&hCh>w$>%qvw$>'0w$>#uTW@F#'qxqyw$@(;%#'r#U%#>'w#a#_0w-}$*#`R'w&{$r$w#a(w$)#r#w#H#=w$)'>R'4&hR$hR",
"(*#h<h@'>w(v$j60qMV*w(F#w(I0r%w#o&Pw$P#Pw#'#uTWA%#<3'&L$=C%#K1;%#KqouLO'w'4#Q/#^ew*1,C%#Y0uLO'w,Q#uLNk/#h8w*N-B%#eh",
"<uLO)%#^w*N'84'<uLO*%#P'&K$K(%#MK'Lw(Z#hAw(Z'<'&hA$hA(%#h:h>'h5w%&$kB0qNw$|$w+[#r&w*s&4q>w.8$w#D$kFw#D*r'w#D(Bw#D#u",
"]^F%#1*q>w+5%kK0qOw#i*w#Q(w+W$Q/#'w%E-w$_#=w$_$w%(&q{4'<Q/#Pr(w#K,uLNm/#Kw#^)B%#Rew#_#w#-#'7&=$<&=$=(%#'=84&_$_w#n#",
"_'LW*#^w$>#h=w$>1hBw$>/uLNm/#hEw$,,hIw$,9Ww*P#uDFy*#w4D#h6w%h$/jz0qPw(W#w+g&w(T(r)w+f(w#($w81$w6r,uLNk/#>=w#1(C%#R0",
"w#($w#N$w$j$/#>L'4w+e$/#`^'>&h5$MC%#aw#M#aw#M&h8$h8(/w+k#Yu363@u++m"};
/* count.comp -DGPUSORTI_ADDRESS, 3921 words */
static const gpusorti_line gpusorti_spv_count_address[] = {
"#OWh#u;<7u36-q@u36.uDE4h%uDEQqBu]`|qDh$uDE;uDE)uLN@q$uDEGq#uLM[h&uLMcqPh*uDEEh(uTU_qYh)uLMlqMq)uDF+uLO,uLNBh'q%q'u#",
"`KuLNDuTUluLMkq*q+h.qGq,uDGPuDGLuTUdh0u]^tu;<0uLO'q&q.rNh3h,q(q/h/h6h2h1h=h8h+v$o9)Su+3euefUu#*P4u33U#u33Uu#`Iumnev",
";F+2Av;EfUjvASSBDv>e;26v@Q%3Sv<xdo-v=4}Fhv#-<VcuTU42v6RUmWv<bs>Dv/AM#F4u;;cu#`J2uefY_#v@8$D$4###uTU9Gq42227#4P47B2P",
"N7BGPq37BYPq;7BHP-7B_PqL7BBP87B#PqTw#(#qXw#(#q]w#(#qaw#(#qew#(#qiu;<ABG*MBH7N4P4u;<ANG*YZq=*HZq;*Q2_*q-BN7Zw#;#ZG*`",
"2M*#2N*#2B*#2Q*#2G*#2`*_ZqA*#24*#22w#+%Zq<*#2Y*#2H*#2q-*#2Zu33W#u;;v#q=uDDz#-4u;;v#&uDD|#&GuTUK#++&&u33X#uLM:#+-&uD",
"E*#++uTUK#&+&&uDE*#&&u;;v#+uLM:#-++v#$CE#B+w#$#&w#$&0#QB:qK#QuDDz#-2(A#_0#Q&(&#40#M&(A#H0#Q+u;;|#Iu;;rM&u;;sNM0qTIN",
"(Aw#A#Iw$8#Y0#2qW:qXY2(&#20#2&:qXH2uDE'#&w#f#-0#M+(A#G/&Qw#D#G<-#ruQq`(&#Yw#t#q-+u;;sZq-0qcIZ0#I+/&`-w#C#`q](&#q3w#",
"-$qfu]^o&#rtqg=q`<A#rJ`8w#a%/&q04w#-#q0=/&q1-<&#rLq1=(&#qC<&#s6qlqm<&#s3=qnw#D$q`(A#qC/&q2w#R#rvq2w#c$q0=w#=%w#Z%w#",
"{#qu8(A#2<-#ryq1w$A#vfMXspw#k#q1w#k%qzw#J#q{=w$M#qxqyq|w#j)Q=(A#N/&q3w%v#Q(&#qew%E&A#`0#M-/&q44w#l#q4w$6#rvr*8(&#H(",
"A#B:qZ_2w#~$q3uDE%#&r.0#Hr/:r0w&q#H&/&q5sq:r2#Hw#''(&#syuLMF+#88u;<#-#/&q6NuDE%#-q60#Mr9uDE%#+w#+#r;<&#[q5q6(A#q-(&",
"#t5(A#Y/&q72uTU^qWq8q7==/&q9-/&q:2/&q;4/&q<4(&#N(&#_(&#B(&#M(&#`(&#q7(&#q;(&#q<(&#q=(&#q>(&#w'n#rku;;~-#uLMPq=G4q>%",
"#uLMUr)#Mr8:qQ#Mw#',r)w#3.w#D3w#H+q^w#'.w#e/r:#M:r<w#@&w#u2u;><#4u;>A8#%.uDEC&##$hH)5qO#qLr(3&#)$hI.uLNF&#;)uLNI&#>",
"6uLNl-#)8uTVz&#)=81w#8#$hMw#T%hN)$hMr+u;><#4Rr+##%)$hNr,'6%.5qS#qLqR3+#)CqT#w#u$r-w#u#J&#r,)1&#q])KqV#>qU)uTUh&#)GH",
"$hW.'a%a,&#r,a)O$hY.uLNo-#]h4uDFX-#)w#{#)#)%.D&#>=w$K$'F%F,-#9h7)Fw#B($hi['hG%)3&#_$hb.$ha.'#%.,&#6;##uLNq-#Fr.S#64",
"R)6.%65r2#r1>$.81&;>q5$hh;'9%)uLNk-#^8w#r)r38$r48$r58')%)uDG5q`q`r6J&#hHhN$hk.E&#hR)uLNq-#)hPw#P%w%^#hnhVw%^#1&#9hT",
"$ho.w$g$&#hXF)6$hqw%##hBq`w%#$w#0%hDr,w#0%hr.w&%(uLMS&##6$huw#+$;$hv)uDEC+##$hww%h$w&d$T+##]8uLMS+##F$h|)'9%;$h|r7'",
"9%9,+#69r7>$h~.$h|r7$h{r8$hzh@w%e$-#r8h-##,&#hEU#6uLNq-#6h@S##4R6#6%.$i'8w&-&86w&-%q6S#62w%g%J&#9q51&#)h_$i/w%Z#hM]",
"w#c#)5r)#i1O$.)3w'I(#%w'~#h:^T+#hDhS)$i5.';%6$i5r7';%;,+#);r7F5q^#i8b$.)'h4%h41&h5bqw$i;h5'h7%c$i6w$K%-hAhB]w$p$8bw",
"$p%q6S#;w$R&5r)#iC>w$7#w(b,'O%w#0$hbw#G$q^#iIUw)d#uLMS+#hV)$6w$L#;5q^#iL]w#8#Vw&j#hghew(J#6u]`qw*[$=w&f%w%U%h;w%U#h",
"Zw%2#)i+$iS.3+#auLO++#)hc3+#i`uLO*+#)6$ia.uDFX-#hcw$E(1&#^=w(X#iVw*'&>dw*'*1&#d=T+#hri%w$X#hq)D+#)hz3+#h@w#,#h|T-##",
";6$ip)'h-%h-,-#hs]6h-'e%e,-#hthJ)a'hU%hU,-hVhthK.h>1&hShTqw$ikhS'hW%hQ'hn%hnE&#i0hsw$@#r=u;><hu4R.w)u$imi3'hww$;$hw",
"r=$in.'hx%hx,&hvi46.)$ivhv'h{%htw%W(5qQ#i{8w)h#w)y$w$w(3&#>u]`x&#r3=8)w%:#5qQ#j&=w#J8r4w#J&w#;#i/w+l$r5=w+f#'h5%h5w",
"+j#$j#iYw)U&i[h7w,`,w$K$r2#r19w/+$j+w.O1r>w.O&dj&1&#6w'F$j'KqV#9qU)uLMX.h-GHuLNl-#Ow$X)J&#iWr.1&#r@w#L$h:KqV#dqU)w(",
"8%h5w+]#'h:%h:1&h;h<q5$j=h;'e%fuLNh-#r+imw%;+r3w%N-w$X,KqV#)qUqww#I#u]`x&#6w%b#g%g3&#r4w#X@q_w#I#w#X-r5w#X@rAu]`xw*",
":%w%%$hC%hC$j~['j]%j]u+-~u++muLMP&jY4qA%#w2f#w&4#qNw'O.w(]#9;w200w#y$qUw1y&a.w$P#,&#Og)9u363.u++muLMP&j_w#x#5qZ#Yw(",
"D$5qZ#Hw(t$J&#Fw#1#Yw#1$1w#1#w#S#+#4qCW+#W&w#&#w$U%w#'#@&#94uLO)&#9>uLNUq[#6)@&#)2$;.@&#64$9w#+#a2E&#q]OX&#Uw#s%w'c",
"#9L+#9w#}%j>4qEW-w#z%w6_%w5u+w5P2w%d#Uw%d#w%]#q_w%]#$Ow/M$w#3#qUw#3$U.w17&F9)>$cw#W$qaw'.#V+#hMFh9qbCqc#)Kqdw&2$+#)",
"GN$h:[$h9.']%>uLNg-#qeh>w'_(V+#hTOhAq`w&c/L+w3&#hC[$hB.'h;%9$h>qhuLO)&#=qhEw'z#D&#hHw&Y#)`$hB.X&#hJqhV+#h_f)w#j0$hF",
".CA#9uTWAw+3#qiw#w%hO[$hN.'hH%hHumqA+#h9edb)h7w&6$jm4qFW+w'.#w&&*$6;w$q#qjw%y#w#,#qkw-u&^w(-$uLO+&#)qow1,&w#B#qpw#B",
"&dw#B$CA#)uLO(A#)qqCw,y#h4.uLO*w#R#L+#6)3+#fw0}#6w&##O%Ow#a#qrw+z$+#h<uDFyw&q#ew65$'h:%fw#@#qsw#}&hAw)2$w$@/qtw#B&h",
"Fw#B$w$@#uTW@A#)qvqww$A$hHw$A%D&#)q}3&#gw#b#6$^w$A(q~w#b&hQw$$(q}w$$&'hP%hP3+#hTw*s$jj4Pw*C*w='5w)D.r#w$##@&#c4CA#c",
"w#'#uTWA&#F6)$d[w)A#g%>@&#b2D&#bqmXw'Z#$cw:|#fq]w,g)h4w,g$@&#e4X&#)euLNk-#h>w-**h98w#C#w+J#hCuLO)&#c)$h;w%($w6C#;)F",
"uLO*&#^)$h>.'U%U,&#]U)g$hA.w)J#hGw)J'F)$hG[$hF.'hA%hA,&#h:h>)h5w%_$kx4qHw%X$w.J#r$w-L&;q3w1[$w#D$k|w#D*r%w#D(Ew#D#u",
"]^F&#2qJq3w,m%l%4qIw-b&w@6/w#3*w$-(w#r(w-^$$Uw%~#)w%~*cqyw%_#w%/#>w%/$$h4w%_'qy;)FuLNo-#^r&w#Q)fw#Q$uLNm-#Uw#g)E&#h",
"4q]w#e#w#-#)=w&0#>%F$h>8'>%>,&#)>8;$hAw(}$w#z#O)gL+w&m#hEw$T#ew$T*hDw$T(hBw#o%hFw$T+uLNm-#hEw$>,hIw$>+hMw$>%hMw$>+L",
"+#h-)$hQ.w+N#D+#bw&T$-k_4qJw)|#w-1#w)y%r)w)i-r'w)i&h-2w#($w<~$w;^,uLNk-#9>w#1(w)v#4w#($w#N$w$|$-#9g);'^%^,-#ac)9$h7",
"[$b.'h5%]@&#h;w#S#h;w#S%w0L&f%f,-#;dw.y$"};
/* scan.comp, 2561 words */
static const gpusorti_line gpusorti_spv_scan[] = {
"#@Mh#u36-q7u36.uDE4h%uLN@q=uDEQu]`|uDE)uDEEh&q#q$uLMcqGqHuLNku;<7h(uDE;h$h'uTVzh)q,uTU_uDEGuLM[uLO,q'h-h*h+h2qDuLMP",
"uLNDh0uLNquDGLuLNBu++mu;<0q%q*q.q5h,h.q&h/q(q+q/q0uLNhh1uLNouDFXh4uLNFuLNIqIh5uLMSv$o9)Su+3euefUu#(-0u33U#uTU41v6RU",
"mWv<bs>Dv/AM#F0u;;c01uefYY#v@8$D$0###uTU9Qq4111+#q)C2#030u;<ARQ+#qF0+ZqEWw#3$2=13C2=Q3Z2=W3[2=C3q32=Y3%2=q)3q;2=R3q",
"@u;<A=Q+WS*+CSq;+#1Y+#1Q+YSqA+#1S+#10+#1[+#w$,#w#/#Sq<u33W#u;;v#TuDDz#H0uLM:#T%%u;;v#%uDD|#%QuTUK#%q:%%uDE*#%%u33X#",
"uuw0#Tq:**%%%%-#Rw#7#q@'%#u++2u;;rq)%u;;sRq)-#[R.qCZ[uDDz#H1'H#0-#[%'%#1'%#0'%#Quuw-=w#]#w#a%==.qJ#=-#=w$+#W-#1qM.q",
"NW1-#1%.qNC18%q-1>*#ruq-3'%#qC'%#H'H#W8%SZ'H#C.qOYw$)#Qu;;~*#'Hw$($q3'%#C'%#Z'%#rk8%[0>%#s6[3w#h#q]4'%#%'H#q38%]squ",
"DE%#%]-#Cqa.qb#C-#Cw$j#sy8%q1w#T$q1w#T#rvqf4u;<#w#|$R'%#vfMXsp>%#s33S'%#t5.qd#C'H#Y8%q2ZuDE%#%q2-#Rqo>%#rL]3>%#rN]q",
"28%q31uTU^qMq4q33w$}#qE'%#qFITQ0q6$#.qp#R.q@#Ru;><#0u;>A4#$9uDEC%##5*#/4^*#qg(u;><#0uDGP(#($9uTUlqF#ZqEqW@%#(w#-$qU",
"w#-#uLMkq:#:w#2%qSw#2#5*#(4AqL#qKqiw#1#u~#YT##F7qh/qj44&_$_`*#h6qka*#w#w)a*#qgw#0(w#[#w$'$J%#qY()%#qRw#~%(w#7#B%#(3",
"uLNlw$'#&D$D,*#XK(Dw#z#,*#bhC(Xw#k(&hK$(w%/#w$O(c%#7(d%#</w#d$;w#n#4)w#8#@%#Y&#$9,%#4_##,%#<b#/L*#/hZM#70uDGP(79$7w",
"$a+(qk)%#qlw$f#(Uw$f))%K_9)%DV]&G$F5*#b4w$X(6qm4&($(uDG5eeqeuLNl*#fw#<)u]`q%#qm34h8&/$/w#A#@%#qmw$3#qnw$3&hnh@)%#/(",
"w$i&EDw$i$4Kw$i%hHw$i%w#l#J%#hJq2)%#Ew#O'47w#O%Fw#O%q2M#71w#O%)%#V<L*#(hWw$O%#$w%8#h>h3w%=#Xw%=)&E$7&E$E,%#(E4<Aq@#",
"i6h369w%Y&h6h79&f$f)%h3bqW&h8$_6i6h7g%##i8)%#hF/N%#(h;w$Q&/h7w$Q%h:w$Q3hHw$Q$hqw%}()%#hWhLw$Q#Vw$Q%69G&7$7Aq@#iMKw$",
"B%h3b9&G$Gw'%#qW&f$VAqd#qcqqw#>%hZh[9w&W#&hY$hY)%hWhXqr&h]$hU&iN$iNu+-~OIT#0q8P%#P%#$#u]^F%#1qJ/qBw$*$769w%l#<35*#:",
"w'O&#$(&/$9c%#DFd%#VUw)4/&F$Fw&p$(Ew#j$Xw#j%few%#'3u+-~OI%i90q9$w*($qEw$i#w#i$w$),w#Q$w#@$w%R#,%#F7(:u3639OI%ijw#_$",
"qO#W3w#B#AqO#C4w(o&:w#1#Ww#1$)w#1#w#S$#0q;Pq:w%K#w%N$w-Y'w$5#qPw&j#uLMl%#U0uDF+H#Uw#'#uTWA%#:/w%0#<uLMl%#K1B%#KqQuL",
"O'w)h#`*#GqRw$k,uLMl%#h70uLO'%#(h75*#h8w%+-N%#qRh<uLO)%#Gw%+'47(:uLO*%#U(&K$K,%#h3K(FuLO)%#3hAw(m#3Bw$w#&hA$hA,%#h:",
"h>(fw%&&q<w$|$w&8#w.x$J%#7Sw+@$w#D0qTw#D(Nw#D#w(#$Sw#K$Tj90q>w%o#*w#&$w%u$w%{'uDEC%#j-cw*j#d%#/Fw(&/w#=#Vw#=#Xw.R:/",
"Gw/)%w0s$L*#<(w,k)5*#h;w&+0Uh@&:$:w&&#:(/w#j$*#qVEw+U%D#/w#*#X#w&G#D_#Ew+d#h8M#Uw#v)<h@w0O)($(,%UD:Xw1S#w-I&($9g%#h",
"kXg%#heKu]^t%#i4h^/w)c%&<$<,*#FD(<w,F+h:qWw/B#,%h9h:D9w2I$Gw2I&Ew#;$*h@hA<9(&h>$h>)%h8h9qW&hB$h6B%#h<w2:%uLNf*#hgw3",
"I#h@45*#hfw4)#/(;%#7ew&B#/qX4uLO*w'F#a*#hn^w&-#w&V#qYw#7#7w*H#hJw,J#(hM^*#(hXw$Z(;%#bqZw#G#qR(w)2%w)C%DhM(7w3l#hhw3",
"l$;%#hZ3:w+q$/w,Q%7qsw,Q'w'[#Eqt)%#i#hZw2a#hsw#;$:w#J%q[V;%#hd4h{uTUdT#j,w&)$huw2>)&hu$w%n$hpw#0#B%#hhw%Q(i3w$O%*#h",
"uF(75*#hlw(2-;w.a#4w(3&e:(/w6J$w6,,w'r#ew'r-*#:7q^(w'N&U_(w%=%qT69Vw#L#/w.F,q`w.F*w,=#uTUdT#jMq_(&i6$i6)%i7i8]&i9$i",
"2w/7#je0qAPq@#$#w*I#@%#:w1,#w&4#w1&$w*Y%3<##L*#:]M#/w$X&`*#VEw%A(N%#Gw1g$w3a%<$:w$n$%#(<47w5I&h8w2Y#/6h99@%#h:6h6w2",
",%G$GJ%h3be&f$w2c#h;u3639O"};
/* scan.comp -DGPUSORTI_ADDRESS, 3321 words */
static const gpusorti_line gpusorti_spv_scan_address[] = {
"#Hvh#u;<7q=u36-u36.uDE4h%uDEQuLN@qDuDE;h$q$qRuDE)q#uLMcuLNkh&u]`|uDEEh(uLM[uTUlqQuTU_uTVzq'h)q)h'q*uDEGuLO,h-uLMXq%",
"q;h*h2h3h6qGq/qKuLMPqOh+h0uLNquDGLh.uLNBu++mu;<0q+q&q,h8h>q(qPq.qAh4h1h/v$o9)Su+3euefUu#):2u33U#u33Uu#`Iumnev;F+2Av",
";EfUjvASSBDv>e;26v@Q%3Sv<xdo-v=4}Fhv#-<VcuTU4/v6RUmWv<bs>Dv/AM#F2u;;cu#`J/uefYa#v@8$D$2###uTU9Hq4///3#2N23A/N[3AHNq",
"33A]NI3A>N,3AaNqL3AANb3A#NqTw#(#qXw#(#q]w#(#qaw#(#qew#(#qiu;<AAH*CA>3[2N2u;<A[H*]c%*>cI*^/a*q-/H*acd*c/c*O/2*#/O*#/",
"/*#w#/#cq<*#/]*#/>*#/A*#/C*#/[*#/^*#/q-u33W#u;;v#IuDDz#,2uLM:#I%%u;;v#%uDD|#%HuTUK#%d%%uDE*#%%u33X#uuw0#Id,,%%%%1#C",
"w#7#qF(%#u++2v#$CE#Adw#$#w#:#w#>%^A7qI#^uDDz#,/(P#>1#^du;;|#u#`Ku;;rC%u;;s[C1qNu#`K[(P#21#u#`K%(%#/(%#2(%#H(P#a1#^w",
"$;#]1#/qV7qW]/1#/%7qW>/-%^/<,#ru^;(%#qC(%#,(P#[-%q-w#o#^7qXaw$0#C1#C,u;;~,#(Pw#z$q3(%#>(%#[(%#rk-%c2<%#s6c;w#l#qg0(",
"%#q7(P#q3-%OsquDE%#%O1#>qk7qlw$u#>w$`#sy-%q0w#T$q0w#T#rvqp0(Pw$l$]u;<#w$($O(%#vfMXsp<%#s3;q-(P#A(%#t57qn#>(P#q--%q1",
"[uDE%#%q11#Cq|<%#rLO;<%#rNOq1-%q2/uTU^qVq3q2;;-%q4,-%q5/-%q6,-%q7,-%q82-%q92-%q:w%y#](%#a(%w#{$C(%w$5$I(%#q<(%#w$f#",
"q>(%#q@<,#ryq6q[w$l#q6qZw$R$r/w$5#r0;u]^o%#rtr.qvr1w#0#q6w$C#s6r3w#C%r4(%#qE(%#qFQIH2q<&#uLMUq`#Cqt7qF#C7q`#Cw#+$w#",
"'Hq}w#71u;><#2u;>A0#&.uDEC%##$h9)$_qq4,#50uLNh,#qq)u;><#2uDGP)#)&.9qM#qJqLDd#)uDF+qN#):b#)RqbuTUh%#)H>:b#BRqrw#/%uL",
"Mkd#Bw#A#JRqsw#4%4,#)09qU#qJquD%#)u~#YI##S8qt5qv00'e&euLNo,#h9qwuDFX,#w$.)uDFX,#qqw$;5w#i#qxw#i#uLND%#qd)+%#q[w$1#@",
"R)w$1%E%#);uLNlw$6#'T&T6,#KL)Tw$-#6,#h7hI)Kw#z($heqa'hQ&)w%[$hdw#{$w$e$$he.uLNF%#8)uLNI%#@5w#m$=w#w#0+w#8#$hi.$hh0D",
"%#a$hh.'#&.6%#0f##6%#@e#5U,#5haV#82uDGP)8.&8w%&8)qw+%#qyw%+#)gw&9$w%+&+%Le.$h{L+%TfO$hzT'h5&W4,#h70w%$)qz0')&)uDG5q",
"SqSqouLNl,#_w#<)u]`q%#qz;0h;'5&5w#A#D%#qz$i%.w$>#q{w$>&hwhC+%#5)$i(.$i'0w%+&JFw%+$0Tw%+%hKw%+%w#u#uLND%#hMq1+%#J)$i",
"1.$i00$i/w#X'08w#X%Sw#X%q1V#8/w#X%+%#W@U,#)hZw$b%#&)w%t,+%#hBMw%f#Kw)1$w%f&$iC.'F&S$iC0'F&F6%#)F0h,9qF#iFM$.)w%+#+%",
"h9h:.$iIh9'_&_+%Mh7qb$iHM'h;&e$iDh:uLMS%##iF+%#hI5X%#)`$iI.$iGw$s'5h:w$s%h=w$s3hKw$s$hww)k5+%#h^hRw$s#fw$s%G.h5H>'S",
"&S9qF#i`Lw$^%Mh7.$i_M'h5&h5w'r#qb$i]L'_&f9qn#qmq~w#E%hahb.$iihaw'H#'h`&h`+%h^h_r#$igh^'hc&h[$iqqa'i^&i^u+-~YQI#2q>Z",
"%#Z%#&#w,~'u]^F%#/qJ8qH$5w,c2FG.8w)-##W;4,#Jw(a&#&)$W0'5&w*h#KWuLNI%#Lgw*h0L.w%0#w'u$)J:b#fRgG.w)|$#h:qS:b#Lw%W#;H>",
"u+-~YQ%iH2q@w$Z%w)G#qTw%>#w#t$w$7)J8w$7#w$k1Rw(3&gw$6'WS)Ju363.YQ%j&w#x#9qX#];w#t#9qX#>w,@#w*E#Bw#1#]w#1$+w#1#w#S$#",
"2qBZdw&-#w&0$w0v)w0A6w$e#qYw((#uLMl%#K2uDF+P#Kw#'#uTWA%#B5)$fqa$Tw$Z#@uLMl%#M/E%#MqZuLO'w+^$K.uLNo,#_q[w%G)ew%G$uLM",
"l%#h=2uLO'%#)h=4,#`w%g*h9w&{$X%#q[hCuLO)%#K)$h;.'8&8w+h$)BuLO*%#h,)$`.w/c$%#LT)S$hA.uLO)%#;hGw*J#;Ew%M#$hGqa$hF.'hA",
"&hA6%#h:`)h5w%_&qCw%X$w'*#q]w&,&8q-w-N$w#D0q^w#D(Xw#D#w)5$q-w#K$IjU2qEw&K#,w#&$w&Q$w)e/w#'0w4^+w#/#w#''w#@3qF#CuDEC",
"%#jX$Mw)p#)h<uLNI%#5h=w)p0h:w#A$hAw#A#hBw#A0`.w1s$`w1s'5hE#w%D$q_w%D#U,#@)w/m)$hG0$hF0$hEqa4,#hNw'A*hGw'A'h,hR$hH.'",
"B&Bw';#B)5$hJw#|%,#qaJw.>%F#5w#*#g#w'`#Ff#Jw.M#_V#h,w$,&4,#@h@w27)h]gw27#6%h,FBgw5O#hjw#>(uLMS%#h}guLMS%#hwTu]^t%#i",
"Mhp5w+d%'@&@6,#SF)@$haw*0$w/I'h:qb$hi.w2i#6%h9h:F.w6K$Kw6K&J$hjw#>%,h@hA@.)'`&`+%_h9qb$hi_'hB&ME%#h<w63%uLNf,#hyw5@",
"#4,#h@04,#hxw8H#5)$hk.=%#8qSw&p#5qc0uLO*w(h#uDFX,#i$uLNhw&U#w'(#qdw#7#8)$hqw$T#hJw.o#)hMuLNh,#)hXw$m(=%#eqew#J#q[)w",
"*d%hyw*w'FhM)w6*-w8$#hkw8$$=%#h^;w/$#8R5w/$'8r6w62%G.0w#3$Jr7+%#i8h^w6W#hv:b#WRBw#N'qfW=%#hg0h~uTUdI#jQw&U$hxw6/)'h",
"x&w&7$hsw#0#E%#hkw%q(iI)w$c$,#hxS)8$i6w%|#how(n*i8qSw(n#=%#@;0$i9w(o'qSw(o#i;w#P#)0w:a,w(Q#qSw$@)w(N#,#B8qh)w(*&h,f",
")B$iC.:b#hKRqLG.WH>w#Q#5w$4$iFw*#$:b#hORqjw0w&iHw.C+uTUdI#jrqi)'i9&i9+%i:i;O$iXi:'i<&i5w2)#k02NZqFw,~2w+_$8w+f#Sw4`",
"#5$.w9<$$@;w+r&;F##U,#BOV#5w%#&uLNo,#WJw%q(Xw3r#w#a#w7A$$h5.'@&B$h5w*F%%#)@08$h7.w9v&h<w6E#5$h=w$:#`$Mw#:$'K&KuLND%",
"LeqS$h;L'h5&TD%#h@u363.Y"};
/* scatter.comp, 5732 words */
static const gpusorti_line gpusorti_spv_scatter[] = {
"#dch#u36-qSu36.h%u;<7uDE)uLN@uDEEuDEQuDE4q#q$uLM[uDEGh&uTU_u]`|qVh$h(h'h)qUuDE;uLO,uDGPh*h+uLMcuDE%h-h.q'u;;ru;;suD",
"GLuLNBu;<0q/qrq*uLNqh0uLMlqmh/q,qQqjuLMPuTUlh,uLNkh4h2u++muLO+qGq+q)r9qkh3u33Uq%u;<Av$o9)Su+3euefUu#.D.e#eqbeqdeqeu",
"TU4/v6RUmWv<bs>Dv/AM#F.u;;c./uuvzq(#v@8$D$.#w#$#uTU9fq4///,#//A#._.AS/_EASf_`ASq&_KASE_q3ASq(_q7ASa_q;ASM_q@gSf,#aE",
"w#S$gq.f,#qF.,KqEq&,q&q.q=,Eq.q;,#/q(,#a`w#D%q2w#D%q3qEw#X#w#7&q5w#7%q6qE.w#m)q8w#7%q9w#L#/Mw#;)q<w#;%q=w#P#/q-w#i)",
"qAw#;%qBqE/w#P)qDf,##.,qEqE/,qF/`,#/a,#/S,#/w#y#Egq(.,q(q.qMg#w#o#q&,aq.qL,#/.,Mq.u#U-,#/q.w#/$#q.q<u33W#u;;v#TuDDz",
"#qD.u;;v#%u33X#uDD|#%fuLM:#5:%uTUK#T:%5uDE*#55uTUK#%5%%uDE*#w#'$5)#Mw#+#q^uLM:#%%%;%``B#5`)#MqaB#%w#+#qcuLM:#Tqbqdu",
"TUK#T%5%uLM:#5%%uuw-S%w#$&)#SS+qh#SuDDz#qD/-U#.)#S%-%#.Fq-%Gq.q-)#Kq.+qnKK)#K%uDD|#%q&)#/qp+qqq&/-%#/)#/%+qqE/;%q0w",
"#3#f3:#ruq0qt)#M5Fq15Gq2q1)#Kq2+qwq3w#a#5Fq45Gq5q4)#Kq5+qyq6KFq7%Gq8q7)#Kq8+qzq9K;%q:qD-%#qDw#e#q:q{Fq;%Gq<q;)#Kq<+",
"q}q=K-%#q3w#;$q~u]^o%#rtr#Lqt3U#rJq:Qw$4%;%q>.w#-#q>qt-U#aFq@5GqAq@)#KqA+r)qBKFqC%GqDqC)#KqD+r*qEKw#J%w#Z'qFw#Z$qFL",
";%_qD3%#rL_L-%#qC3%#s6r.r/3%#s3Lr0w#D$w#{#qC;%qHw#R#rvqHw$=$qFLw#=%w#Z%w$V#r7Q-U#/3:#ry_q{-%#vfMXspw#k#_w#k%r<w#J#r",
"=Lw%(#r:r;r>w#j)q0w$S#w#v/w$,:rIw#Z%L-U#q&;%qI`-U#E)#a%+rN#aw#'#;%qJw$K#rvqJQw#5$qsq(/w#9%qLqDw#3%a/uDD|#%Eu;;~:#-%",
"w#f#qMsq3%#rPqMqLB#%rX)#ErY+rZw#t#Ew(W#syw#U#w%+$qI3%#rJr`LB#%ra)#Erb+rc#E-%#u#Ikw$0%3:#r}qLq{3:#rrrfrgw$r#q{qL3%#s",
"1r;ri)#/rU+rkM/3%#rNrXr`B#%rl)#Erm+rn#Ew#5%3:#rwr`qMw$H#r`qMu]^o%##rqrrLBrt%rs)#Mrt;%qN.-%#`w&U#qNrvw$0#rwQw#/)ryw#",
"/#rNqM`w#f#q0q>w&h#r|q0q>w#6#r{r}B#%r~)#Es#+s$#E-U#M-%#EB#%r`)#Es(+s)w#7$q(w#n$w&n#rvs,w#z%w(m$s.QuLMF5#r;r;w#:#q>w",
"%C#rvq>Qw$##s2`w%g#s3)#Ms4w#8%;%qO/uTU^qpqPqOLLVTf.qR$#+qb#M+qd#Mw#+(s5#M+q^#Mu;><#.u;>AQ#$6uDEC%##0ql#qis&1%#'uLNF",
"%#7'uLNI%#92uLNl:#'QuTVz%#'LQ*w#8#w#K'bw#K#uLND%#s''*%#q{'Wqo#Kc'w#7#uLNo:#XCuDFX:#'u;><#.='#'$6<%#9Lw#m$&8$84:#>h<",
"'8w#B(&h@$'uDECT##1%#rT&#$64%#2>##N:#8r`H#2.='26$2w$<#s+w$<&@hB*%#2w$B#'hCw$B)0r]#s*O(6'*%ROqM&h1$XuLND%#hGhMI%#hQ'",
"N:#'hOw$:%#$'&2$6*%#>hSw$X$%#hW8'2<%#hHqtw$n$uLMS%##hO(rO'w#+#hQ(rPw%5$s-w%5&hPq~w%5+s-d'8uDFX:#s/w%X+hVq{Yw#F*s/D'",
"8w%C&h>w%C&h:H##.=2#2$6I%#h>@u]^F%#/qJ'r{w#J&Q7w#J%`H#2/w#z%w$R#@N:#2Dw%0(*%#h:>uTUd5##hN2&9$8&9$945#29s070qv#i1Z(6",
"'&[$[*%dZb&h5$O<%#hvs'w%($w'/)w$8&2w$83h9>w&F#hDw#Q(0qv#iBD15#'uLMS5##2(8'w$:#&R$R*%Oh1b&[$C&Z$Z1qa#iF(iD6uTUdT##iF",
"iE1qc#iF(iHw$0(h:w$0,w(0$q^#iO9w's$qv#iR@w$&#u]^tT##72q0*%CDb&R$>uDG5qtqtr^w#e'Xw$r0uLND%#>qMw)9#w(m$w%}#2q0w&@#8w(",
"i#2w#~#w)%#@0r]#rdw$0$I%#8w(,$s1w%B$q^#iih9(68&2$2N:#[hsuLNh:#'h~w%b(uDFX:#i4<%#iZrvw&K*#$w%p$h<&7$2&7$7w',#7h=8w%%",
"#Dh62&O$O&hG$hG*%hHhIb&hJ$hEw%-#w#^#s6w')Ai&>uLNo:#'i0w'W)@$'0q^#j-Dw%&#w#9#iFw(U&iACuLMk5w)d#7$2*%#iCRw%f#iV2&@$@4",
"5#7@2>u]^tT#heD'q>&h7$h7*%h8h9b&h:$h5w&]+h7w&]>w(X#iJw%v+ig0q^#jEh1w$R#uTUd5#hj@q>w%^#98w$<$&d$d*%Zh5b&h6$h1&hP$hPw",
"-_+hSw-_0(jO7w'Z#jQw'Z#@w'Z'7(26*%XCqM&D$9w$t$ib$ibN:#iar{u;><if.=6w-K$ihw-K$ikr{&ii$ii4%iji~26'&il$ig&jW$jWu+-~]V%",
"jT.qT$w/{$cw#z#w'l-w.,#w.e$w#@$w'q$%#@7'8u3636]V%jUw#_$qs#q&Lw*3$qs#EQw/J&8w#1#q&w#1$*w#1#w#S#5if.qWJ:#J%#$#w1i'w$2",
"#quw&@#w#,#@w$;#Wqx#q3cCw*|#w'b#Wqx#q6cRw#1$>$>45#8>'w,0#Cw#T#dw#^#Wqo#q9cZw$2#w(;%Z$7w#@#q|w#@&q=ch9w#@)h9$7uLO)%#",
"Lr$Iw2i#<%#h>w$v#'q:uLO'%#hAr$w#P$w1;$uDF+U#7uTWAw(-#r%w#Z%hD$hDu~%b5#h9hAZh7R['dw%9#Ti=.qXw%9%J5w%<%=r&w%+#w%4.(6X",
"&8w#0$q6cD(6Cw&U#&@$9w#K#Ow#K#P%#h1.w%0$dw/]#7$2P%#dw#5#q=ch5w#5#>$>w/s#u+-~]V5i9w&S5r'w&S,w('#r(w(~'Rw$P$'w&S$@$9W",
"qx#qBc[w#1$C$Cw&b#C'X&[$Ow#c#h6w#c0h:w$c$w&&$w#c$qo#qEch=w#1$w#c#%w#c$w&5%h>$h>45#h1h;'Ow&1$iDw&10r+w&1,w$o3(6R&>$7",
"w$n$h1(6Ow+s$D$Xw(H%w#Y/h7P%#h7w&N%2w&;#@$9P%#h9w#5#qEch;w#5#C$C&h8$h8w&N#jf.qYw$S(r,w$S'r-w&L#P%#@/^%#'r1uTU}5#'C/",
"w0#&D@'w)J$r2w#H&8/uDF+U#'uLO(U#'r3uDF+%#'uLO*w#U#uLMk5#2'^5#C'&X$Xw#Y#d'w$x$r4w#Y#uDFy5#w1N$w/>#h1'2&h:$h8w#@#r5w#",
"v&h@.w$>(hB.w$>&hCh>w$>%r6w$>'.w$>#uTW@U#'r8bw$@(<%#'r@^%#>'w#a#D.w()&RZ'w+d$rAw#a(w$)#r@w#H#9w$)'>Z'7&hR$hR45#h<h@",
"'>w-.$jdw&/*rBw&/'rCw%0&@w%0&X9'2w#;#rDw&#(w%,(9w&H'>Cw%,%rEw&H5uDFyw&L/Dw*/'w%)#&h;$h9w#b#rFw#b&hAw%-)hCw%-'hDh@w$",
"*%rGw%R,w$O%w%R(Rw#H%rHw&X0rJw&X$w$P(w&]'@w&]$R.&D$D45#Oh5'D&hT$hT45#h=hHw*z%%#.qZJ5w*z$w,r/rKw$/&Xw$/#Xw#'#uTWA%#8",
"2w*9'O/<%#Or/uLO'w/1#uLNo:#[q{w#X#w2.(w*n$uLO'w*x#Y:#h8w2K-I%#q{h<uLO)%#[w2K'Q7'8uLO*%#X'w7:#4%#dO'@w0W#hAw0W'8'&hA",
"$hA4%#h:h>'h5w%&$lu.q[w$|$w,.#rLw2p&7qIw5p$w#D$lyw#D*rMw#D(Iw#D#w=J$qIw#K%l&.q]w)'$1%#rO1%#rPu]^t%#hY7w#h%TmGwCK#w%",
"(#rQw%(#1%qKq((rRqK(rSqL1%#aw21#w#,#rRw$;$(rT6w-|#uLP`rU#rWrVuTXs%#rWf'(rR6w#,#.2(rS6w#K#w@8$w%v%'$w#5#a1%#rS0r]#r[",
"w.#$7$7w6N#w#N#w#q#w8J&@wC)$aN:#7'H#8.='86$w;n#r[>w%B#w8R&'2(rTw7:$b&Dw#l%w&B#w#A#w#t#w%c$w$y#`(r_6w7%##w&.&uTXz%#r",
"W/w<[#rRw$T#w'$$Y:w<V&w$p(w$5#'w3h%8w:/+9##w=p%w#f#w$l#8'H#9.='96$9w#Y#w=L$w$`#6*%9>w$e#w;@#Dh8w$1#h;w'5$mGw$R&1%#r",
"_w$L#w']#w7e%w&n(w#L$k}.q_Jq^w#L%w#h#'Lw>Q#w36$1%#>w#0(Iw#d#w't$#w't#u;>&rWr^uDG5rWrWrew%b%q`w+1*=rhw*3$w%7%rj8w%7%",
">#w@)#2qIH#7/='76$7uLO'%#h17w,@#wGf%w(;#w6@#'.w$1#L^w$i#<%Oh16wAy%[$@0qs#Mw9t$<%#Z'uDF~U#'w-0#uDF~U#h7w#+#&h<$h:w)%",
"$w$C$rU#2h=w$C%hAw$C3hIw$C/wB+#Lu]_/rU#''''^rU#8'<rUw$E+w){$[w)x$d&hO$hO4%#h7hF'Dw,'#hG8R*%#hUhT0r]#row&<$uDECT#h[Y",
":#9w*9)*%#9C(>6w1D#uDECT#ha*%#@Dw&`$mx.qeJqb#Jqd#$#+ru#Mw>`+wGT&rpwJ>*r]#ro9(6Q*%79qM&>$'w+#&w,#$r`w)@*wEk/qv#h89wF",
"e$%#mt'uTUd%#hxDwBo#h;CwJj$w+(%w@@$w$I#w#q#rsw#q'Cw&Y%Ow&Y%rsw&Y%w%B#0q^#hFw$U%#RwGy$r`w%^(w#,#rxw(d*Q8w$[%rXH#2fw$",
"[%uLND%#9r`w)r#h=w#(#h9w&P(1%#h7(2w+k#h8w#<#8(h96wLU#bwLU#&Z$[w#w'Zw#w)w&0&w#w(hLw#(#hHw#w+hFw#w%hGw#w%hHw#w*hC$hC&",
"hE$hE1%#hI*%hPhQ6w(:#*%hMhNb&hR$hKuLMS%#i}hRw'H'hNw%y%hQw%y0*%#h_9w%q-w,(#7(6w<j$rzw%yGhnw%y-w#1#h@wDv$wJH&w=`#w#l'",
"[w%n9hzw#(#hFw#l,hLw#l,h>$h>&hB$hB0q^#i:hJw#F%hMhN6&hL$hL*%hJhKb&hO$hHw(f#w2&-w%@#r`(6r{w*l#w01+wO#-w)q&iKw)q'o*wIH",
"$wQZ#w$V%0q^#iPRw$`'8w$`$wMk&u+-~]VTo>.qfw@4%w/.$w87$0r]#s%9(6'Y:#7qtw,D+r{CP%#C/w#D#w3]'w>F#o>.qgw/p'w#>#8w$5#w#a*",
"wK$%r{Cw#@#wB$%wPY'%#'9Q7uLMkw>*#u3636]"};
/* scatter.comp -DGPUSORTI_ADDRESS, 6532 words */
static const gpusorti_line gpusorti_spv_scatter_address[] = {
"#mXu;<7h#u36-qCu36.h%uDE4uLN@h$uDE)uDEQqEuLM[uDEGh&q#q$qGuDE;uDEEuLMcuTU_h'h)h(u]`|h*u]^tuLMlh-uDGPuLO,h+h.q,h0q'uD",
"E%uDGLu;<0qZqfq+q*q^uDF+uLNBq%qAh/h2u33Uq)u;<Au#`KuLMPuTUluLNquLNkh4qxh8uLO'q;h,h9q.v$o9)Su+3euefUu#/V2W$WqbWqdWqeW",
"u#`Iumnev;F+2Av;EfUjvASSBDv>e;26v@Q%3Sv<xdo-v=4}Fhv#-<VcuTU43v6RUmWv<bs>Dv/AM#F2u;;cu#`J3uuvzq($v@8$D$2$w#$#uTU9Sq4",
"333-$337$2427F34N7FS4q37Fq&4d7FH4qD7Fq(4qL7FX4qP7FO4qT7FN4qX7FF4q]7F$4qaw#(#qew#(#qiYFS-q-XH7g242YgS-q&gq=-Hgd-q/3q",
"(-$XNw$)$Yq1S-$3O-$3q--$3N-$3X-$3F-$3w#;#HYq(2-q(gqMY$2-$3q&-XgqL-$32-Ogu#U--$3gw#/$$gq<-$3q/u33W$u;;v$TuDDz$$2u;;v",
"qD&uDD|$&SuTUK$..&&u33X$uLM:$.4&uTUK$T4&.uDE*$..uTUK$&.&&uDE*$w#'$.,$Ow#+#qNuLM:$&&&5&NNI$.N,$OqQI$&w#+#qSuLM:$TqRq",
"TuTUK$T&.&uLM:$.&&v#$CE#F.w#$#&w#$&,$FF6qX$FuDDz$qD3)L$q(,$F&)&$2)L$H,$F.u;;|$Zu;;rq-&u;;sgq-,qaZg)L$2,$Zw$i#q&,$3q",
"d6qeq&3)&$3,$3&6qeH3uDE'$&w#b#qD,$O.)L$S5&q/w#D#S84$ruq/ql)&$q&w#t#q0.u;;sq1q0,qoZq1,$Z.5&q2qDw#C#q2qi)&$q3w#-$qru]",
"^o&$rtqsMql8L$rJq2Pw#a&L$q&)L$35&q32w#5#q3qlw#))q/ql5&q4w#9$q4M5&q5qD8&$rLq5M)&$&8&$s6q}q~8&$s3Mr#w#D$w#m#&5&q6w#R#",
"rvq6w$%$q4Mw#=%w#Z%w$=#r*w#;#ryq5w$[#vfMXspw#g#q5w#g%r.w#F#r/Mw$h#r,r-r0w#f)q/w$O#w#r/w$(:r:w#Z%M)L$N5&q7N)L$F,$X&6",
"r@$Xw#'#5&q83w#e#q8Pw#5$qgq(3w#9%q:qDw#3%X3uDD|$&H,$OrGu;;~4$5&dsq8&$rPdq:I$&rJ,$HrK6rLw'v#Hw'D#syw#U#w%+$q78&$rJrQ",
"MI$&rR,$HrS6rT$H)&$u#Ikw$0%84$r}q:qi84$rrrWrXw$r#qiq:8&$s1r-rZ,$3rG6r]O38&$rNrJrQI$&r^,$Hr_6r`$Hw#5%84$rwrQdw$H#rQd",
"w&+#rcrdw$*#re,$Orf5&q<2)&$Nw&U#q<rhw$0#riPw#/)rkw#/#rNdNw#f#q/q3w#`#rnq/q3w#6#rmroI$&rp,$Hrq6rr$H)L$q/)&w#+$XI$&rQ",
",$Hrw6rxw#3$q-,$O4w#v$w&v#rvr|w$&%w(q$r~PuLMF.$r-r-w#:#q3w%K#rvq3Pw$+#s&Nw$h#s',$Os(w#8%5&q=3uTU^qdq>q=MM5&q@w$x#q(",
")&$X)&$O)&w$B$q7)&$d)&$q<)&$q=)&$q>)&$q@)&$rk)&$t5u;<#4$[TS2qB%$uLMUr{$Os76qN$Ow#'Ar{w#'*w#@/qR$O6qjw#/&qTw#3&w#+#w",
"#H+w#D'w#'#s)w#3.w#/+w#'*u;><$2u;>AP$%+uDEC&$$#hN(/q]$qYrt0&$(#hO+uLNF&$;(uLNI&$:1uLNl4$(PuTVz&$(MP*w#8##hSw#T%hT(/",
"q`$qYq_0.$(Qqa$w#b$rvw#b#uLND&$ru(*&$qi(]qc$:qb(uTUh&$(SH#h]+uLNo4$UGuDFX4$(u;><$2B($(%+C&$:Mw$)$'9%9<4$=h@(9w#B(#h",
"krI'hC%(uDECT$$0&$rF#hh+'$%+<&$1=$$^4$9rQJ$12B(1+%1w$H#rzw$H&DhE*&$1w$M#(hF]qc$hCw$M'/rN$ryG#+(*&UGd#hvU'h1%euLND&$",
"hJhP#hv+R&$hT(^4$(hRw$I%$%(#hyhX'1%+*&$=hV#hz+w$m$&$hZ9(1#h|w%)#hHqlw%)$#h|+uLMS&$$hO#rA(w#+#hQ#rBw%P$r}w%P&hPqrw%P",
"+r}h3(9#i(+uDFX4$s#w%v+hVqi_w#I*s#E(9#i-+#i,h<w%a&h>w%a&h:J$$2B1$1%w${#h>Du]^F&$3qJ(rm#i5+#i4Pw#P&P;w#P%NJ$13w$*%w$",
"b#D#i<w%O#1Ew%O(*&$h:=uTUd.$$hN1#iB(':%9#iBs$':%:<.$1:s$;/qj$iE`#+('V%V*&h3`a#iGh3'h5%GC&$hvruw%D$w'f)iGw$H(1w$H3f=",
"w&q#hDw#T(/qj$iUEw)@#uLMS.$$1#9w$H#:'U%U*&Gh1a#iVG'V%A'`%`0qQ$iY#iU+uTUdT$$iWiV0qS$iW#iY+#iVw$6(h:w$6,w(j$qN$ia:w(j",
"#/qj$ifDw$,#>T$$;1q/*&AEa#icA'U%=uDG5qlqlrO#ibw#k(ew$~0uLND&$=dw)|#w)P$#ik+w&<#1q/#ilw(D$9#im(w)S#1w$1#w)n#D/rN$rUw",
"$@$R&$9(#ir+w%Z#s%w%Z$qN$itf#+9'1%1^4$VhsuLNh4$(h~w%z(uDFX4$i4C&$iZrhw&g*$%w&,$h<#j#(';%1#j#h<';%;w'Q#;h=9w%=#Eh61'",
"G%G'hG%hG*&hHhIa#j,hH'hJ%hEw%F#w#g#s*w'N$j'w'N=i&=#j.w-/#(i0w$V('D%(/qN$j>Ew%8#w#9#iFw)-&iAAuLMk.w+;#j7+w$Z#*&$iCUw",
"&%#iV1#j:('D%D<.$;D1=>T$heE(q3'h7%h7*&bfa#j>b'h:%h5w'($j;w$X(h7w'(@jE+w)3#iJw&8+ig/qN$jPh1w$b#uTUd.$hjDq3w%v#:91w$F",
"#'h3%h3*&`h5a#jO`'h6%h1'hP%hPw.s$jNw.s(hSw.s0#jS;w()#jUw(&#Dw(&';#1+*&eAd#jYe'E%:w%'#'ib%ib^4$iarmu;><if2B+w.Z$jZi}",
"'ihw.Z$ikrm#j[+'ii%ii<&iji~1+(#juij'il%ig#k&rI'jZ%jZu+-~u++m[&jW2qD%$w2D#w0-#q[w$1#w(H-#=;w/L#w1~,]qc$(qbqbw1k&Uw'P",
"#D<&$ED(=u363+u++m[&j]w#x#/qg$q&Mw+7$qg$HPw1+&9w#1#q&w#1$*w#1#w#S#.$2qFK.$K&w#&#w$U%w#'#@&$=2uLO)&$=:uLNUqh$1(@&$(3",
"#;+@&$12#=w#+#U3R&$qiEc&$Gw#s%w&6#=uLMk.$=w#}%i|2qHK4w#z%w6U%w5.#w#''w5.2w%d#Gw%d#w%]#qkw%]##Ew)U$w#3#qbw#3$G+'=%=<",
".$9=(:#Vw#W$qmw(c#>.$hM9fqnQqo$(]qpw&2$.$(SN#h:rI#f+'h3%:uLNg4$qqh>w)6(>.$hTEhAqlw&c/w*q%hCrI#hB+'h;%=#h>qtuLO)&$Mq",
"tRw6L#w3O#w&Y#(q2#hB+c&$hJqt>.$h_b(w#j0#hF+QL$=uTWAw*V#quw#w%hOrI#hN+'hH%hHumqA.$fh=h1h6(h7w&6#Ti`2qIw&6%K.w'4#w&0&",
"w$p#=w%x-:w%x.Dw%x,Aw%x$qvw#W#>.$hx;`w%x*uLMX+h5SNw39#>.$h{Dh7w$x$@&$b2]qc$1w#C#(SH'A%Au+-~u++m[.iaw'm:w'a+Aw$h'qww",
"$W'w$h&aw#3$Aw$h,Uw#W$qyw'0&i69h6w'a1h7rI#h6w'a$>.$i:Dh:w'R6h<rI#h;+'b%b<.$=E(Uw&X$iiw&XBw$p%w&X)w$p%w&X3qzw&X&iRw&",
"X8iUw&X>k-2qJw$S)w+1&#1;w$&#q{w$&#w#,#q|w3v&ew-<$uLO+&$(r$#1w$i#w#K$r%w#B&h1w#B$QL$(uLO(L$(r&Qw=o#`+uLO*w#R#uLMk.$1",
"(0.$buLO+.$(1w+2#E%w8s$r'w#a#0.$h<uDFyw%R#h=w;>$'h:%bw#@#r(w#}&hAw.B$w$@/r)w#B&hFw#B$w$@#uTW@L$(r+aw$A$hHw$A%C&$(r1",
"0&$Dw#b#1#ew$A(r2w#b&hQw$$(r1w$$&w2E$.$hTw.T$k,w&19r3w&1'r4w%1&ew%1$Aw%1$w#;#r5w$,&Gw&J4r6w#B&h5w&J1uDFyw%0#fw&N-h=",
"w&N%h>+w:Y#'h;%fw#i#r7w#i&hBw%40w#B#r8w#B&hGw&T4r9w#B&hLw&T,r;w&T$w$K$hOw&X-ew&X%Aw$K%hR%hR0.$hVw3<$$2qKw2i*wFD8w-,",
"+r<w$G#@&$V2QL$Vw#'#uTWA&$91(#h1rIw1g#D%:@&$h63C&$h6q~cw7W$Vw99#bqiw#b#w50%`w50$@&$h=2c&$(h=_4$h>w5P*fPw#C#w3p#hCuL",
"O)&$V(w-&#w:z#wA6#(9uLO*&$e(w&d#G%G<&$h3G(D#hA+w1p#hGw1p'9(#hGrI#hF+'hA%hA<&$h:h>(h5w%_$mE2qLw%X$w6p#r=w5r&;q7w9H$w",
"#D$mIw#D*r>w#D(Rw#D#wBl$q7w#K%lR2qMw)b$0&$rA0&$rB>&$h`;w#h%TmswJ##6rHw&M(BrCw%C#0&q9q(#rDq9#rEq:0&$Xw3X#w#,#rDw:i%r",
"Fw.a#;uLP`rG$qnrI#A+uTXs&$qnS(#rDw#,$21#rE+w#N#wDl$w&7%w*`#&$X0&$rE/rN$rM1wCI#;%;w:%#w#N##rF+#h6w<0(DwGz$X^4$;(J$92",
"B(9+%9w#]#=w%P#w<8&(1#rFw:t$a#hBw:t#w#r$w&S#w#D#w#z#w%t$w%&#N#rP+w:R#$w&@&w),+uTXz&$qn3:#9w$|$w$j#w'K$_4$9wI|)w$W#w",
"$H#(#+ew,g#w>+$EP#Aw$}(:$$wC:%wB`#w%(#9(J$:2B(:+%:w#`#wBj$w$x#+#fe*&:=a#b:'Ew@N$Ebw$=#h>w'c$mxw$n&0&$rPw$X#w(-#w:D%",
"w'6(w(/&qOKqNw#L%w#h#(MwCu#w#H#w#'#=w#0(Rw#d#w(E$$w(E#u;>&qnrOuDG5qnqnrVw%}%qPw<$/w#'(w(l&w(p'rYw+3$Ar[#ew%a'r[9w%a",
"%=$wDm#1q7J$;3B(;+%;c&$b;w-c#wMC%w)'#w<o$2w$T#MuLO+w%/#C&Gh1+#h<GwFv%h;A'V%D/qg$Ow.^$C&$`(uDF~L$(w21$h@+uDF~L$h7w#.",
"$hA+'h<%h:w)y%hA+#h@w$U%rG$1h=w$U%hAw$U3hPw$U/wG(#Mu]_/rG$((((uLO+rG$9(CrGw$W#hPw$W&hOw$W$w*|$V#hSw*|%h3#hS+'hO%hO<",
"&$h7hF(Ew-9#hG9U*&$h]h[/rN$raw&~$#hU+uDECT$hc_4$:w+D)*&$:A#=+wH)#uDECT$hh*&$DEw'H$nT2qUKqR$KqTw'73w#''rgw#;6w#'.wE(",
"$`wE((wFA&rbwPx*rN$ra:#+P*&;:d#h;;'=%(w,q&w-t$rQ#h<+#h;w*x+wKt/qj$hH:wLt$&$n`(uTUd&$i2EwHV#hKAwQN$w,y#hGwEn(#w75$rF",
"w#}#re#hG+#hFw#}(Aw'c%Gw'c%rew'c%w4:&hOw$k%$UwN8$rQw&W(w#,#rjw*)$hUw#m(9w$k%rJJ$1Sw$k%uLND&$:rQw+W#h=w#(#fw'P)h`w-X",
"#h7#1w#*#bw#@#9#f+wSL#a#hdwSL$'`%V#hbw$$(`w$$)w&R&w$$(hLw#(#hHw$$)hlw#y#hFw$$%hGw$$%hHw$$&hpw$$%hC%hC'hE%hE0&$hI*&h",
"PhQ+#hwhPw)M#*&hMhNa#huhM'hR%hKuLMS&$j:hR#hp+#how$M'1hNw&;%hQw&;0*&$h_:w&3-w.)#;#+Gw#4#rlw&;$i#w&;Dhnw&;-w#1#h@wJv$",
"w+T#i/wQ#$'V%G#i.w#r(Vw&-9hzwWL$w#r,hLw#r(i:w#r%h>%h>'hB%hB/qN$iDhJw#I%hMhN+#i@hM'hL%hL*&hJhKa#i>hJ'hO%hHw)A#w4[-w%",
"R#rQ#+rmw,:#w)g$iAw$_(wV&-w*U&iZw*U'orwOp$wRO#w$c%/qN$i`Uw$l'9w$l$wT_#iPwT_$u+-~u++m[Tp#+*2qVwC[%w1H$@&$92/rN$rs:#+",
"(_4$;qlw-u+rmA@&$A3w#D#w6;'wBm#p#+*2qWw2-+w#C#;w$<#w.Z#w#e&wQS%rmEw#@#w)P%A+wWa$APwWa$&$(:P;uLMk.$Aw36#"};
/* scatter.comp -DGPUSORTI_BASIC, 5134 words */
static const gpusorti_line gpusorti_spv_scatter_basic[] = {
"#^'h#u36-u36.qNh%uLN@u;<7uDE)uDEEuDE4qQuLM[h&uDEQq#uDEGu]`|q$h(h'uDE;h*h+h$uLNBuLMcq*qPuTU_h)uLMlh-uDE%u;;ru;;suLO,",
"u;<0qlh.qgh,h0h/uLMSq/q'h4qGq)uLMPuLNDuTUluDGPuLNqu++muLO)q.qLqdr3qXqeh3h9uDGLh1h2v$o9)Su+3euefUu#-51u33U#uTU44v6RU",
"mWv<bs>Dv/AM#F1u;;c14uefYq(#v@8$D$1###uTU9q%q44440#44<#1S1<=4SQ<=q%S#<=q&SP<=QSq3<=q(Sq7<=TSq;<==Sq@u;<A=q%0q+TQw#S",
"$u;<Aq,q%0#qF10q-qEq&0q&#q=0Q]q;0]4q(0#Tq+w#D%q0w#D%q1qEq%w#7)q3w#7%q4qE10#w#m'q6w#7%q7w#L#4=w#;)q:w#;%q;w#P#4q-w#i",
")q>w#;%q@qE4w#P)qBw#7%qCw#7#4q+0#4T0#4q,0#4q%0q(]qA0#4w#i#]w#+%]q<u33W#u;;v#^uDDz#qD1u;;v#&u33X#uDD|#&q%uLM:#->&uTU",
"K#^>&-uDE*#--uTUK#&-&&uDE*#w#'$-*#=w#+#a7&Tq+D#-T*#=qZD#&w#+#q]uLM:#^q[q^uTUK#^&-&uLM:#-&&uuw-=&w#$&*#q,=+qb#q,uDDz",
"#qD4,_#1*#q,&,&#1Eq+&Fq,q+*#Pq,+qhq-P*#P&uDD|#&q&*#4qj+qkq&4,&#4*#4&+qkQ47&]w#3#q%@>#ru]qn*#=-EP-Fq0w#X#q0+qqq1w#+#",
"-Eq2-Fq3q2*#Pq3+qsq4PEq5&Fq6q5*#Pq6+qtq7P7&q8qD,&#qDw#e#q8quEq9&Fq:q9*#Pq:+qwq;P,&#q3w#;$qxu]^o&#rtqyIqn@_#rJq8Kw$4",
"%7&q<1w#-#q<qn,_#TEq=-Fq>q=*#Pq>+r#q@PEqA&FqBqA*#PqB+r$qCPw#J%w#Z'qDw#Z$qDI7&qEqD@&#rLqEI,&#qC@&#s6r(r)@&#s3Ir*w#D$",
"w#{#qC7&qFw#R#rvqFw$=$qDIw#=%w#Z%w$V#r1K,_#4@>#ryqEqu,&#vfMXspw#k#qEw#k%r6w#J#r7Iw%(#r4r5r8w#j)]w$S#w#v/w$,:rCw#Z%I",
",_#q&7&Sq+,_#Q*#T&+rH#Tw#'(qmq(47&qHsqw$C$SD#&rL*#QrM+rNw#N#Q&w#+#@&#rNqHTD#&rR*#QrS+rT#Q,_#q3@&#rJqxS,&#syuLMF-#KK",
",&#q&D#-qH*#Qr[+r]w#b$-w$S#qHw&7#u++2w#-#rRw$j#rw]q<w%F#rc]q<w#{#rRrdD#&re*#Qrf+rgw#{$=,&#Qw$=#,_#q(7&qI1w&*#qIw#^#",
"rvrmKw#/$w'G$roKuLMF-#r5r5w#:#q<w%S#rvq<Kw#{#rsTID#&rt*#=ru,&#q+w#<%7&qJ4uTU^qjqKqJIIU^q%1qM$#+q[#=+q^#=w#+(rv#=+a#",
"=u;><#1u;>AK#$:uDEC&##.qf#qcri2&#'uLNF&#5'uLNI&#A/uLNl>#'KuTVz&#'IK(w#8#w#K'`w#K#V&#rj'(&#qu'Wqi#q-b'w#7#uLNo>#LCuD",
"FX>#'u;><#1X'#'$:G&#AIw#m$%6$63>#8h<'6w#B(%h@$'uDEC^##2&#rK%#$:3&#/8##Y>#6rLe#/1X'/:$/w$<#rlw$<&9hB(&#/w$B#'hCw$B).",
"rP#rkM):'(&NMqH%f$LV&#hGhM;&#hQ'Y>#'hOw$:%#$'%/$:(&#8hSw$X$&#hW6'/G&#hHqnw$n$O&##hO)rI'w#+#hQ)rJw%5$rnw%5&hPqxw%5+r",
"nc'6uDFX>#rpw%X+hVquuLNkw#F*rpJ'6w%C&h>w%C&h:e##1X/#/$:;&#h>9u]^F&#4qJ'rRw#J&K5w#J%Te#/4w#z%w$R#9Y>#/Jw%0((&#h:8uTU",
"d-##hN/%A$6%A$A3-#/Arq5.qp#i1R):'%g$g(&cR`%h5$MG&#hvrjw%($w'/)w$8&/w$83d8w&F#hDw#Q(.qp#iBJ2-#'O-##/)6'w$:#%N$N(&Mf`",
"%g$C%R$R2qZ#iF)iD:uTUd^##iFiE2q]#iF)iHw$0(h:w$0,w(0$a#iOAw's$qp#iR9w$&#u]^t^##5/](&CJ`%N$8uDG5qnqnrXw#e'Lw$r0V&#8qH",
"w)9#w(m$w%}#/]w&@#6w(i#/w#~#w)%#9.rP#rQw$0$;&#6w(,$rrw%B$a#iid):6%/$/Y>#ghsuLNh>#'h~w%b(uDFX>#i4G&#iZrww&K*#$w%p$h<",
"%5$/%5$5w',#5h=6w%%#Jh6/%M$M%hG$hG(&hHhI`%hJ$hEw%-#w#^#rxw')Ai&8uLNo>#'i0w'W)9$'.a#j-Jw%&#w#9#iFw(U&iACuLMk-w)d#5$/",
"(&#iCNw%f#iV/%9$93-#59/8u]^t^#heJ'q<%h7$h7(&h8d`%h:$h5w&]+h7w&]>w(X#iJw%v+ig.a#jEfw$R#uTUd-#hj9q<w%^#A6w$<$%c$c(&Rh",
"5`%h6$f%hP$hPw-_+hSw-_0)jO5w'Z#jQw'Z#9w'Z'5)/:(&LCqH%J$Aw$t$ib$ibY>#iarRu;><if1X:w-K$ihw-K$ikrR%ii$ii3&iji~/:'%il$i",
"g%jW$jWu+-~ZU&jT1qO$w/{$bw#z#w'l-w.,#w.e$w#@$w'q$&#95'6u363:ZU&jUw#_$qm#q&Iw*3$qm#QKw/J&6w#1#q&w#1$(w#1#w#S#-if1qRH",
">#H&#$#w1i'w$2#qow&@#w#,#9w$;#Wqr#q1bCw*|#w'b#Wqr#q4bNw#1$8$83-#68'w,0#Cw#T#cw#^#Wqi#q7bRw$2#w(;%R$5w#@#qvw#@&q;bdw",
"#@)d$5[&#Iqz;w2i#G&#h>w$v#'q8uLO'&#hAqzw#P$w1;$uDF+_#5uTWAw(-#q{w#Z%hD$hDu~%b-#dhARh7Ng'cw%9#^i=1qSw%9%H-w%<%Xq|w%+",
"#w%4.):L%6w#0$q4bJ):Cw&U#%9$Aw#K#Mw#K#B&#f1w%0$cw/]#5$/B&#cw#5#q;bh5w#5#8$8w/s#u+-~ZU-i9w&S5q}w&S,w('#q~w(~'Nw$P$'w",
"&S$9$AWqr#q@bgw#1$C$Cw&b#C'L%g$Mw#c#h6w#c0h:w$c$w&&$w#c$qi#qCbh=w#1$w#c#&w#c$w&5%h>$h>3-#fh;'Mw&1$iDw&10r%w&1,w$o3)",
":N%8$5w$n$f):Mw+s$J$Lw(H%w#Y/h7B&#h7w&N%/w&;#9$AB&#dw#5#qCbh;w#5#C$C%h8$h8w&N#jf1qTw$S(r&w$S'r'w&L#B&#94uLO+&#'r+uT",
"U}-#'C4w0#&J9'w)J$r,w#H&64uDF+_#'uLO(_#'r-uDF+&#'uLO*w#U#uLMk-#/'uLO+-#C'%L$Lw#Y#c'w$x$r.w#Y#uDFy-#w1N$w/>#f'/%h:$h",
"8w#@#r/w#v&h@1w$>(hB1w$>&hCh>w$>%r0w$>'1w$>#uTW@_#'r2`w$@(G&#'r9uLO+&#8'w#a#J1w()&NR'w+d$r:w#a(w$)#r9w#H#Aw$)'8R'5%",
"hR$hR3-#h<h@'8w-.$jdw&/*r;w&/'r<w%0&9w%0&LA'/w#;#r=w&#(w%,(Aw&H'8Cw%,%r>w&H5uDFyw&L/Jw*/'w%)#%h;$dw#b#r@w#b&hAw%-)h",
"Cw%-'hDh@w$*%rAw%R,w$O%w%R(Nw#H%rBw&X0rDw&X$w$P(w&]'9w&]$N1%J$J3-#Mh5'J%hT$hT3-#h=hHw*z%&#1qUH-w*z$w,r/rEw$/&Lw$/#L",
"w#'#uTWA&#6/w*9'M4G&#Mr)uLO'w/1#uLNo>#gquw#X#w2.(w*n$uLO'w*x#uLNk>#h8w2K-;&#quh<[&#gw2K'K5'6uLO*&#L'w7:#3&#cM'9w0W#",
"hAw0W'6'%hA$hA3&#h:h>'h5w%&$lu1qVw$|$w,.#rFw2p&5Sw5p$w#D$lyw#D*rGw#D(;w#D#w=J$Sw#K%l&1qWw)'$2&#rI2&#rJu]^t&#hY5w#h%",
"^mGwCK#2&#q()rK:w4o#liw#x&V&#/w7()w#l$k@1qYHaw#l%/.rP#rOw/>$2&#Aw:g#w#0$;wCQ#w#|$lW1q_Hq[#Hq^#$#+qpwDF&q^#=w8>'Aw8>",
")w7/&O&#m(A.qp#f8w=]$&#lL'[&#'rVO&#m-JuLO*w$N#.rP#rU9wBk&`wBk#w8&+NwCb1w<G#):Kw$u#8):K(&A8qH%9$/w#W&qxwAO&rWw#W%w(j",
"#w87#)hErYw;U2w#y&w$;#w58#Tw=O'rUwDP%a#hPJ):w#/$w(q$w*H#rZw#-#w(8#/Iw#W#qxw(M#w#N#hY5w15'6w9Z$h7h8`%d$R2-#h]w$(#.r_",
"#r^'):/w;`(-#5d##3&#Ih<#w>E#/qHe#5w$|&w#U#w=/#8w*'(w#5#w)X#Nw#m$w80&5w84&'8rYw:i$(-Rh5w#a$w$6&h6w$6$h5$h5V&cRqn%h8$",
"f2-#hu;-#d'w#F#r`w#l#B&#'1w%H#raw+a#rVw(y$B&#Aw+u#'raw:($[&#8rV[w#B#uLO*w0n#uLMk-#6'(-#g')i(w@A(hDw&k0.a#i.wB,$w&F#",
"hrw&P$w#(#w&K%uLO'&#6I.a#i6w&s(5w$9$2&#Nw':#w4a#w&p#w(o#9w&k#/)Lw&k)%h}$h}(&h~i#qn%i$$h{w@H+h}w$P,w&a#O&#nB8w(2(w$2",
"#rV2&#6w$6$.a#iKwIn#uLNk>#9KwK8,;&#NIw#Z-w=w#Mw'+$>#Ch5w'V'wDJ#rP#rQR):h7w2n#w.u#rbw#o,(&#h<w#o2h=w#o'Mw#o*(&#hEw#P",
"#rOhCw7=#6$6%hJ$hJ(&hKhL`%hM$hHw%X+hJw')3inw')$O&#nmw*q$w&Y#(&9L`%C$5w#b+wJl&w-D-nuw.2#w+J(j#Lw#b+u+-~ZU^nK1q`w:>%w",
"/0$w3B$.rP#rhAw&U%5qnw%4+rRCB&#C4w#D#w9g$5w#h$-nK1qaw3,'w#>#6w$5#w#a*wF.%rRCw#@#w<.%wKd'&#'AK5uLMkw94#u363:Z"};
/* scatter.comp -DGPUSORTI_BASIC -DGPUSORTI_ADDRESS, 5903 words */
static const gpusorti_line gpusorti_spv_scatter_basic_address[] = {
"#fYu;<7h#u36-q@u36.uDE4h%uLN@qBuDE)uLM[h$uDEQuDEGh&uDE;q#q$uLMcqDu]`|h*uDEEh'h+h(u]^tuLMlh)q*uLNBqbuDE%uTU_u;<0qYh-",
"h0h.qVuDF+uLMSq'h/q%q)q=h4u#`KuLMPuLNDuTUluLO,uLNkuLMkuLO)qGq+h,qth9h8q-qKqhq,uTUKv$o9)Su+3euefUu#.I3u33U$u33Uu#`Iu",
"mnev;F+2Av;EfUjvASSBDv>e;26v@Q%3Sv<xdo-v=4}Fhv#-<VcuTU44v6RUmWv<bs>Dv/AM#F3u;;cu#`J4uefYq($v@8$D$3$$$uTU9Pq4444/$44",
"5$3]35A4]$5AP]q35Aq&]q;5AN]65Aq(]qL5AQ]qP5AA]qT5A^]qX5A$]q]w#(#qaw#(#qew#(#qiu;<AAP/^QN5f3]3u;<AfP/q&q.R/Nq.q;/c4q(",
"/q.Q^5q/w#;#q/P/$4A/$4c/$4^/$4Q/$4f/$4P/q(q.qA/$43/$4q.w#+%q.q</$4q&/$4N/$4q/u33W$u;;v$RuDDz$63u;;v$&uDD|$&Pg$++&&u",
"33X$uLM:$+6&g$R6&+uDE*$++g$&+&&uDE*$w#'$+,$Aw#+#d2&Q^D$+Q,$AqMD$&w#+#qOuLM:$RqNqPg$R&+&uLM:$+&&v#$CE#A+w#$#&w#$&,$f",
"A9qT$fuDDz$64(K$q(,$f&(&$3(K$N,$f+u;;|$Tu;;r^&u;;sf^,q]Tf(K$3,$Tw$d#q&,$4q`9qaq&4(&$4,$4&9qaN4uDE'$&w#b#6,$A+(K$P2&",
"cw#D#PE6$ruce(&$q&w#t#q.+u;;sq/q.,qkTq/,$T+2&q06w#C#q0qe(&$q3w#-$qnu]^o&$rtqoCeEK$rJq0Gw#a&K$q&(K$42&q13w#5#q1ew#))",
"ce2&q2w#9$q2C2&q36E&$rLq3C(&$qCE&$s6qyqzE&$s3Cq{w#D$w#m#qC2&q4w#R#rvq4w$%$q2Cw#=%w#Z%w$=#r&w#;#ryq3w$[#vfMXspw#g#q3",
"w#g%r*w#F#r+Cw$h#r(r)r,w#f)cw$O#w#r/w$(:r6w#Z%C(K$^2&q5^(K$f,$Q&9r;$Qw#'(qcq(42&q6sqw$C$q5D$&r@,$NrA9rBw'P#N&w#+#E&",
"$rNq6QD$&rF,$NrG9rH$N(K$q3E&$rJqnq5(&$syuLMF+$GGD$+q6,$NrN9rOw#^$+w$O#q6w&/#u++2w#-#rFw$f#rwcq1w%B#rUcq1w#w#rFrVD$&",
"rW,$NrX9rYw#w$q/(&w#+$Qw$=#(K$c,$A62&q73w&.#q7w#f#rvrbGw#/$w'G$rdGuLMF+$r)r)w#:#q1w%W#rvq1Gw$'#rhQCD$&ri,$Arj(&$^w#",
"<%2&q84uTU^q`q9q8CC2&q:62&q;42&q<3(&$q((&$Q(&$A(&w$J$q7(&$q;(&$q<(&$R(&$q>(&$w)p#rk(&$t5u;<#6$u;;~6$(&$q5URP3q>%$uL",
"MUra$Arz9d$Aw#'Araw#'*w#@/qN$A9qfw#/&qPw#3&w#+#w#H+w#D'w#'#rkw#3.w#/+w#'*u;><$3u;>AG$%.uDEC&$$#hN)-qX$qUr[0&$)#hO.u",
"LNF&$<)uLNI&$@1uLNl6$)GuTVz&$)CG*w#8##hSw#T%hT)-q[$qUqZ0+$)Lq]$w#b$r^w#b#V&$r])*&$qe)Wq_$@q^)uTUh&$)PN#h].uLNo6$OIu",
"DFX6$)u;><$3uDGP)$)%.X&$@Cw$)$':%:76$8h@):w#B(#hkr{'hC%)uDECR$$0&$r>#hh.'$%.7&$18$$uLNq6$:r@uDGL$13uDGP)1.%1w$H#r`w",
"$H&;hE*&$1w$M#)hFWq_$hCw$M'-rD$r_I#.)*&OIq6#hvO'h1%_V&$hJhP#hv.B&$hT)uLNq6$)hRw$I%$%)#hyhX'1%.*&$8hV#hz.w$m$&$hZ:)1",
"#h|w%)#hHew%)$#h|.M&$$hO#r<)w#+#hQ#r=w%P$rcw%P&hPqnw%P+rch3):#i(.uDFX6$rew%v+hVqeYw#I*reJ):#i-.#i,h<w%a&h>w%a&h:uDG",
"L$$3uDGP1$1%w${#h>;u]^F&$4qJ)rF#i5.#i4Gw#P&G<w#P%QuDGL$14w$*%w$b#;#i<w%O#1Jw%O(*&$h:8uTUd+$$hN1#iB)'@%:#iBrf'@%@7+$",
"1@rf<-qf$iES#.)'h2%h2*&h3S`#iGh3'h5%IX&$hvr]w%D$w'f)iGw$H(1w$H3a8w&q#hDw#T(-qf$iUJw)@#M+$$1#:w$H#@'O%O*&Ih1`#iVI'h2",
"%H'S%S0qM$iY#iU.uTUdR$$iWiV0qO$iW#iY.#iVw$6(h:w$6,w(j$d$ia@w(j#-qf$if;w$,#=R$$<1c*&HJ`#icH'O%8uDG5eerL#ibw#k(_w$~0V",
"&$8q6w)|#w)P$#ik.w&<#1c#ilw(D$:#im)w)S#1w$1#w)n#;-rD$rEw$@$B&$:)#ir.w%Z#rgw%Z$d$ita#.:'1%1uLNq6$h2hsuLNh6$)h~w%z(uD",
"FX6$i4X&$iZrlw&g*$%w&,$h<#j#)'<%1#j#h<'<%<w'Q#<h=:w%=#Jh61'I%I'hG%hG*&hHhI`#j,hH'hJ%hEw%F#w#g#rmw'N$j'w'N=i&8#j.w-/",
"#)i0w$V(';%)-d$j>Jw%8#w#9#iFw)-&iAHZ+w+;#j7.w$Z#*&$iCOw&%#iV1#j:)';%;7+$<;18=R$heJ)q1'h7%h7*&ba`#j>b'h:%h5w'($j;w$X",
"(h7w'(@jE.w)3#iJw&8+ig-d$jPh1w$b#uTUd+$hj;q1w%v#@:1w$F#'h3%h3*&Sh5`#jOS'h6%h1'hP%hPw.s$jNw.s(hSw.s0#jS<w()#jUw(&#;w",
"(&'<#1.*&_Hq6#jY_'J%@w%'#'ib%ibuLNq6$iarFu;><if3uDGP.w.Z$jZi}'ihw.Z$ikrF#j[.'ii%ii7&iji~1.)#juij'il%ig#k&r{'jZ%jZu+",
"-~u++mU&jW3qA%$w2D#w0-#qWw$1#w(H-#8<w/L#w1~,Wq_$)q^q^w1k&Ow'P#;7&$J;)8u363.u++mU&j]w#x#-qc$q&Cw+7$qc$NGw1+&:w#1#q&w",
"#1$*w#1#w#S#+$3qCF+$F&w#&#w$U%w#'#>&$83[&$8@uLNUqd$1)>&$)4#<.>&$13#8w#+#O4B&$qeJuLO'&$Iw#s%w&6#8Z+$8w#}%i|3qEF6w#z%",
"w6U%w5.#w#''w5.2w%d#Iw%d#w%]#qgw%]##Jw)U$w#3#q^w#3$I.'8%87+$:8)@#h2w#W$qiw(c#=+$hM:aqjLqk$)Wqlw&2$+$)P^#h:r{#a.'h3%",
"@uLNg6$qmh>w)6(=+$hTJhAew&c/w*q%hCr{#hB.'h;%8#h>qp[&$CqpBw6L#w3O#w&Y#)q0#hB.uLO'&$hJqp=+$h_b)w#j0#hF.LK$8uTWAw*V#qq",
"w#w%hOr{#hN.'hH%hHumqA+$ah=h1h6)h7w&6#Ri`3qFw&6%F+w'4#w&0&w$p#8w%x-@w%x.;w%x,Hw%x$qrw#W#=+$hx<Sw%x*uLMX.h5P^w39#=+$",
"h{;h7w$x$>&$b3Wq_$1w#C#)PN'H%Hu+-~u++mU+iaw'm:w'a+Hw$h'qsw$W'w$h&`w#3$Hw$h,Ow#W$quw'0&i6:h6w'a1h7r{#h6w'a$=+$i:;h:w",
"'R6h<r{#h;.'b%b7+$8J)Ow&X$iiw&XBw$p%w&X)w$p%w&X3qvw&X&iRw&X8iUw&X>k-3]w$S)w+1&#1<w$&#qww$&#w#,#qxw3v&_w-<$uLO+&$)q|",
"#1w$i#w#K$q}w#B&h1w#B$LK$)uLO(K$)q~Lw=o#S.uLO*w#R#Z+$1)0+$buLO++$)1w+2#J%w8s$r#w#a#0+$h<uDFyw%R#h=w;>$'h:%bw#@#r$w#",
"}&hAw.B$w$@/r%w#B&hFw#B$w$@#uTW@K$)r'`w$A$hHw$A%X&$)r-0&$;w#b#1#_w$A(r.w#b&hQw$$(r-w$$&w2E$+$hTw.T$k,w&19r/w&1'r0w%",
"1&_w%1$Hw%1$w#;#r1w$,&Iw&J4r2w#B&h5w&J1uDFyw%0#aw&N-h=w&N%h>.w:Y#'h;%aw#i#r3w#i&hBw%40w#B#r4w#B&hGw&T4r5w#B&hLw&T,r",
"7w&T$w$K$hOw&X-_w&X%Hw$K%hR%hR0+$hVw3<$$3qHw2i*wFD8w-,+r8w$G#>&$h23LK$h2w#'#uTWA&$:1)#h1r{w1g#;%@>&$h64X&$h6qzuLO'w",
"7W$h2w99#bqew#b#w50%Sw50$>&$h=3uLO'&$)h=Y6$h>w5P*aGw#C#w3p#hC[&$h2)w-&#w:z#wA6#):uLO*&$_)w&d#I%I7&$h3I);#hA.w1p#hGw",
"1p':)#hGr{#hF.'hA%hA7&$h:h>)h5w%_$mE3qIw%X$w6p#r9w5r&<q5w9H$w#D$mIw#D*r:w#D(Bw#D#wBl$q5w#K%lR3qJw)b$0&$r<0&$r==&$h`",
"<w#h%RmswJ##0&$q(#r>.w8.#m8w#x&V&$1w:])w#l$kl3qLFdw#l%1-rD$rC)w$;#0&$@w>^#w#0$BwHS#w#|$m'3qQFqN$FqPw7K*w#'$wJD+w#3+",
"w6p6w#'8wJ}*#h;w<p(h>w<p)w;W&M&$mj@-qf$hG8wCf$&$m1)[&$)rJM&$moJuLO*w%K#-rD$rI;wHI&`#hJwHI$w<T$hJw<T(OwIH1wBA##.Gw%x",
"#8#.G*&@8q6#hR@';%1#hQqnw#^&qnwFt&rKw#^%w*5#w>m$hWrM#hVwAI3w$&&w$H#w7d#QwCR'rIw&t$-d$hbJ#.w#/$w*3#h7w,'#qj#hdw8,#w)",
"N$1Cw#Z#qnw)c#w#Q#hl<w#N#w#i#:w>8$h7b`#hmh7'a%S0+$ho#hk.w$1#-rQ$rP)#.1w$c$hlCw$`$+$<a$$7&$Ch<$wDQ#1q6uDGL$<w%/&w#X#",
"wC,#8w+R(w#5#w*w#Ow#p$w4f$h|w4f#<#h|rMw4m&)8rM@#h~w%m$*+Sh5.#i$Sw$F*h6w@o$h5%h5V&h3Se#i%h3'b%h10+$i+B+$a)#i,.w#L#rR",
"w#~$i&w/0#i'w/0$w%n#rS#i(w$[#:w%r#rJw=a$#i*w#F#i-w0z$w#F$wOp%i-w,j#_rJ[&$1rJuLO*&$;)Z+$:w$w#i=*w0}$i>.#i2w'M(hHw'M0",
"-d$iDwGn$w$2#hvw'2%i;wM(#)w'-%#i<w'@#:C-d$iMw'[(<w$J$0&$Ow(##1#.w*&#Cw)d#;w'P#w4J#w'P%iIw'P$'i%%i%*&i&i'e#iVi&'i(%i",
"#w'M$iFw$`(i%w$`,w'F#M&$o+8#iM.w)'(w%w$#iOw&'$w$F$-d$iQwPS#Y6$;GwR&,B&$OCw#^-wD6#Iw'm$6$Hh5w(B'w3:#rD$rES#.h7wJB#Y6",
"$brTw#o,*&$h<w#o2h=w#o'Iw#o**&$hEw#P#rChCwNo#w8<#hJ%hJ*&hKhL`#iphK'hM%hHw%e$ilw%e(hJw'E3itw'E$M&$oVw+o$w&o#*&;_`#iv",
";'H%<w#h$iuw#h(wQB&w.W-o_w0C#w,N(j<_w#h(j#w#h$u+-~u++mURo43qRw=2%w1D$>&$:3-rD$rZ@w&e%<ew%D+rFH>&$H4w#D#w$X#w4##w<D#",
"o43qSwFb+w#C#w-0$Y6$@w#e&wL*%rFJw#@#w$Y$w6i#wR7#HGwR7$&$)@G<Z+$Hw22#"};
/* histogram.comp, 8982 words */
static const gpusorti_line gpusorti_spv_histogram[] = {
"$,mh#u36-qOu36.h%uDE4qRu]`|uLN@u;<7qSuDE)uLMSh&uDEEh'h(q#h+uDEQuDEGh*h)h,qnh$uLMch-q$qmuDE;uLM[uTUdh.uLNBh/h0uLNDuL",
"NkuDGLu]^tuLO,qMh1q/uTU_uLNFuLNIuLNquLMlh2q,qju;;ru;;suLMPuDECuDFXu++mh4h9h3uLNmuLNouLO*qHq'v$o9)Su+3euefUu#4j4u33U",
"#uTU4@v6RUmWv<bs>Dv/AM#F4u;;c4@uefYq(#v@8$D$4###uTU9q%q4@@@6#q)g=#4qG4u;<Aq*q%6#qF46q+qEq&w#3$=W@qGg=Wq%qGq+=Wq&qGP",
"=WgqGq3=Wq(qGq7=Wq)qGq;=Wq*qGq@=Wq+qGqD=WWqGf=W#qGqLw#(#qPw#(#qTu;<AWq%6q&q.q=6gq.q;6q-@q(6q.q)q+=Pw$-#Pw$-%q0qEq%6",
"#q)q+w$B%q2w#7%q3qE4w$V)q5w#7%q6w#L#@q*w#;)q9w#;%q:w#P#@q-w#i)q=w#;%q>qEw%@*qAw#7%qBw#7#@q+6#@q)6#@W6#@q%6q(q.qA6#@",
"q.6#@w#m#P6#w%y#w#/#q.q<u33W#u;;v#NuDDz#qD4uLM:#N%%u;;v#%u33X#uDD|#%q%uLM:#-)%uTUK#N)%-uDE*#--uTUK#%-%%uDE*#w#F#-uL",
"M:#)--uuw0#N-))%%%%.#q*-uTUK#N%q]q]u]^[#N----uDE*#w#Y#)-uLM:w#Y#w#|#w#C$%w#t#w#j$N-uLM:w#M#(%#u++2Yq)%Zq*q).#Pq*1qi",
"q+PuDDz#qD@(X#4.#P%(%#@(%#4(%#q%v#$CE#Ww$1#w#$(.#WW1qp#W.#W%uDD|#%q&.#@qs1qtq&@.#@%1qtg@B%q-@Q)#ruq-qoYq.-ZPq..#PP1",
"qwq0P.#P-Yq1-Zq2q1.#Pq21qyq3PYq4%Zq5q4.#Pq51qzq6PB%q7qD(%#qDw#a#q7q{Yq8%Zq9q8.#Pq91q}q:P(%#q3w#;$q~u]^o%#rtr#AqoQX#",
"rJq7;w$0%B%q;4w#-#q;qo(X#q)Yq<-Zq=q<.#Pq=1r)q>PYq@%ZqAq@.#PqA1r*qBPw#J%w#Z'qCw#Z$qCAB%qDqDQ%#rLqDA(%#qCQ%#s6r.r/Q%#",
"s3Ar0w#D$w#{#qCB%qEw#R#rvqEw$=$qCAw#=%w#Z%w$V#r7;(X#w%h#ryqDq{(%#vfMXspw#k#qDw#k%r<w#J#r=Aw%(#r:r;r>w#j)q-A(X#q&B%q",
"Fq+(X#g(%#qew$d%1quq(w'C#q%u;;~)#(%w#<$q+(%#rkB%qG4w#{#qGw$F$rL;(%#q7(X#q3B%fsqQ%#rJqDqFw$1#rPAQ%#rPrQw#/#s3Aw#)#rN",
"rRrSB%qIw()#q*w#c#qIrUw#=$rVw#=#rTrWw#D%w#)#rYrWuDE%#%rZ.#gr[1r]#g.#g%1r_#gw#'/(X#q*(X#q((%#sy(%#u#(cQ)#r{frhw%J#ri",
"frhw$I#rjAu;<#)#w#,%(X#q.(Xw%+$t_(%#t5w%M%w#V#rSw(&$rsrSq~w$I(rPrurtuDE%#%rv.#grw1rx#gw#5#rSrtw#)%w$A&P(X#q-(%#W(%#",
"qT(%#rJw#a#qoqF.#g)1s'w#V$rNrJrS(%#q&w%C)w$#%s,q~w#g$%#vF9(PS(%#vLM5-b(%#u++3w&C#rRs*w#@#s2rIw$v#rRs3w#R#s4qFw'V#q;",
";w&z)s7;uLMF-#;;B%qJq+w#E#fqJuDE%#-qJ.#q*s;w$:#(%#w#I$q-w)%#W(X#q<(X#q=(X#q>(%#q@B%qK@uTU^qsqLqKAAu;;U-w(&#qE(%#qF[",
"Nq%4qN$#1s<#q*1q]w#'%u;><#4u;>A;#$<7%#q(]%##Cqu#g;7%#'w#,#Aw#,#I%#2']-##c)#>;u;><#4uDGP'##$'D-##rl;/-##2&8$3&8$8*-#",
"08s99Cqr#qqrCw#_#J)#'w#U&'$<w#:#rDw#:'qD&3$3*)#8`'3R%#h@s:S%#hAs:uLNlw#U#uTVz%#'A;+%#3'w$[#&#$<*)#rlV##w#*#h5#0w#*#",
"h7#3*-#s9a#w$>#sFh;#:w#*#h=#E*%#`h@#HK#O4w#^#I%#3s:T)#9h:w%'(F%#h_9u]^F%#@qJ's:&3$0w$S$%#'3;2w$I$w${(w$C$%#;0##T)#2",
"qJK#0@uDGP'0<$0I%#9f+%#'hmF%#HAw#r$0'+%#aw&+#hbrl'Cq]#hwG,<'+%EGr9&H$5&V$V]%#hPJ)#hB'w$+(d)#hvrjw#1(LN##hzi#h~7-#i$",
"w#'#&9$9*-#hP:'w#*#hO>28]N##w#R#Gw#R#ueg(N##85h}hs7%#rc7%#rduLMk-#0w$#$hnw#B#/)##3^)#w%N%)#hsG'3w';#row';#w%W-w#O#O",
"&2$2*)#9O027%#rbw#F$&h:$h:*)#huhF'5w#g#hG3:*)#hrhHO>uDG5qoqorg&hK$hK*-hmhnh]hBh=*-hkhlh]hAh=*)#hxh^2h>*)hthuh^0h>*)",
"hrhsh^'h>J)#haw&i*hl$'w&m$-#s92##w&t#8#0T)#0qJK#3@uDGP'3<$3Cq]#iR37-#'/-#i=',0<7-#2uLO+-#'i>e-EG<+%5:w&j#9e-i$i%Gw$",
"$#i'w(7#w'j'2w'j,w$>#I%#8w'j$i^d)#'h}w$W):$w&F$i8w#0#+%#i-5w#I#ieCq]#ikbw$I#DN##30&5$5Cq]#ioh7w#6#w'_#0;s4&h8$h8+%a",
"h:r9&h;$h6/)#hbhLw);>w$Q,iyT)#'i<w+k)q]#j&Gw$9'0inw(X#&H$H+%OVr9&b$E&h5$h5&hR$hPw$#'hRw$#9j-w%Q#iMw%Q0iew%Q&iYw%Q$j",
"4Cq]#j:w%Q'hO2'w-X#w#J#iyw&]#Cq]#jAaw%Z&hQ';rR&9$2Cq]#jDh<w'L$w$l#&>$>&h=$h=+%h>h@r9&hA$h;&hp$hp^)#i&w%t-)#i*0w(C%9",
"w(C,w${&w,7%jPw%{#ipw#^(+%#iz3w#;#Aw#;#jUw.h'>'3w#G(^)#h7w#T+j'Ow#T$D-#jPrlw)7#jO'M-#'jYCq]#jhw$~$w#1#j]D)##90&G$G*",
")#hEV0G&b$b*)hDhEa<H&hC$hC+%hAhBr9&hF$h>&hH$hH*)jBiKi9hEh>F%#jHj6uLNs)#'jcw%H)j7$'&jE$jE+%j8j9je&jH$j7*)#iPiMjG'*-#",
"jBiNjA0U%#'4w,T-u]`x%#r`A;3&0$w#B#8@w#B0raw#B&w#7#Hw#7#,rbA&'$'w,[$w(R%j|2##w-Y#rGw2i&'rST)#8'K#9w){1w'**rWw,J)I%#h",
"5rWR%#'q{+%#8'S%#'rWw2:$Cr_#r^'w#|#+%HO<+%>Er9&V$5uLNl)#Vw$q)+%#rqh@uTUlql#q+qk'u]`qw2w$h7w'T#&h@$h@w&M#f&hC$h:J)#k",
">w#U)7%#r`w%Y-w#c$r9w#;#u]`x%#0A;'w#g#7%#raw#K2w%W#raw#K-w/z%w#K-rCu]`xw$V$Aw0I#&a$aw1R'h=w#F(rfw$y#r9s>Aw)'$w5A#kV",
",s=<w,W#]N#57)#s=^)#w2h)&ke$'/%##A/%#'qouLMk-#2w#2#2s*w66$w$&#w'>#rnw1u(uLNh)#'kS^)#5uLNh)w2S&w#k$w#,#kIw#,#/)#jjbw",
"(:#*)#kL3'0w$5#w7;$)#:h;'9w#L#s@w#L#uLNl)#h:;w#L&s@G'w(k$w5u$uTU5X#@qph@uDF+w'X$#q{'w-&#w#6$hEw#6#w0$#*%#25'w-Y$Vw$",
";$%##w7e#9qFw(G#AFw6F#w(V#qFFw(L#w%v$uLNs)#:hIuLNs)#>Hw%%-J)#8Ac)#hOqFuLNgw#;#w,r'h5w,r*uLO'%#l@h7w%t#r}w%t#w#}#rJd",
")#3w%D(Ow$T%w)8'as*w$Y#heuLNs)#20w6;$)#5Vw%h%w#G$w2$#lPhKhHw'z$hJ$hJw*f#hThBw8F#;hUhJw#Q#h[hV58w1F#lUlDw#W#2w#{&hSw",
"%F$5w#b#l[hV07)#s(w($,7%#s.w-Q#q~w6A'G'2w2&#*)#`h^'9w(Q-'$'*%#ah5;w&0#hdw#~$0w%P#sAw<S$qr#qqrew#,#w#T#Gw'K#R%#:w&a#",
"itw&3#w:>+u~#YN##i4i2lNE:;0uLNl)#lx;w$/,J)#i3w(@'9Ow(@'w$I#m%$'w*S$r(,<h;w#,$sB,<h:w#,$sC,<hTM%#hUAw)q$uLNf)#l]'w<j",
"%w#B$sD,<'uLO)%#AhDw&3#sE0&m0$m0u+-~_[N<4qPu;<0%#u;<0%#$#w;>%qhw#R$3w;4$#9w+S#2w>_)&0$<R%#>5S%#E:w=s/w)f&;5'8w#j$w;",
"{%#h5qow.J%,<Au+-~_[%m@4qQ$w+i$qkw:_.w$)&w#Q$w#@$w&C&53'2u363<_[%m)w#_$qu#q&wAM$wA`(wAV$w#:#w#1$+w#1#w#S#-mF4qTu;<0",
")w%K%wBA'w$2#qvw,j'5w$;#uTUlqx#q0qk>w3u#w'[#uTUlqx#q3qkw7o$wB*&28'9&G$>w#T#bw.h&q6qk`w$2#uLMk-w<B#`$w+>$q|w#@&q:qka",
"w#@)a$3w'-#r$w)*#AM%#h>w2d$q7uLO'%#hAr$w#P$w1{$uDF+X#3uTWA%#0'r%w#Z%hD$hDu~%b-#ahA`h7GV'bw%9#N#4qUw%9%u;<0-w%<%uDGP",
"r&w%+#w%4.,<:&2w#0$q3qkE,<>w2K$5$w,5$Hw#K#U%#O4w%0$b,<w%a$U%#bw#5#q:qkh5w#5#8$8wA`#u+-~_[-#w&S5r'w&S,w('#r(w'0&'Gw$",
"P$'w&S$5$9uTUlqx#q>qkVw#1$>$>w&b#>':&V$Hw#c#h6w#c0w*r#q6w&&%w#c$ql#qBqkh=w#1$w#c#%w#c$w&5%h>$h>*-#Oh;'Hw&16r+w&1,w$",
"o3,<GwGM#w$n$O,<Hw*h#&E$:w(H%w#Y/h7U%#h7w&N%0w&;#5$9U%#aw#5#qBqkh;w#5#w<1#h8$h8w&N#n]4qVw$S(r,w$S'r-w&L#U%#5@uLO+%#",
"'r1uTU}-#'>@w+1$-#E5w1f%r2w#H&2@uDF+X#'uLO(X#'r3w34#ew#U#wE)$uLO+-#>'&:$wH)#Eb'w$x$r4w#Y#uDFy-#2w.r$-#3O'0&h:$h8w#@",
"#r5w#v&h@4w$>(hB4w$>&hCh>w$>%r6w$>'4w$>#uTW@X#'r8r9w$@(M%#'r@uLO+w9a#w#a#E4w()&G`'w+d$rAw#a(w$)#r@w#H#9w$)'wJc#&hR$",
"hR*-#h<h@'8w-_$#4qWu;<0-w'f$w)^/rBw#o&:w$P#:w#'#uTWA%#20w'%'H@M%#Hr/uLO'w+y#d)#Vq{w#X#w.v(w'Y$uLO'w'd#J)#h8w/6-F%#q",
"{h<uLO)%#Vw/6';3'2e%#:'w3c$%#bH'5w-C#hAw-C'2'&hA$hA*%#h:h>'h5w%&&qXw$|$wMS(wL*#w7F#0w/R$w#D,wM]$w#D$Fw#D#w2.$qFw/z%",
"on4qYw#i*w#Q(w0@$wD`#w%E-w$_#9w$_$w%(&r;3'2d)#:rEw#K,c)#Hw#^)F%#`q{w#_#w#-#'Aw9b#w7_$%#'9;3&E$wNA#r;E'5uLMk-#Vw$>#h",
"=w$>1hBw$>/c)#hEw$,,hIw$,9uLMkw*P#uDFywCz%h6w%h$)mc4qZw(W#w+g&w(T(rFw+f(w#($wAi#'w6w/8w9^)U%#`4w#($w#N$w:v'5'3w+e$)",
"#GV'8&h5$bw-7$w#($w#M%h8$h8*)w+k#h7w.s$kl4q[w$X#)w#&$w*6$w*<']%#p#+jw;P#8S%#0wB`#w6O,w#=#Ew#=#Gw#=/wT=#wD)&0VwDR*wR",
".#'K#3w%>)h;w*I0:h@w:~$wM2#'0wHw&rH8wDp%>#0w#*#G#w'D#>O#8w%@#h8K#:w#v)9h@w&5(w;H%:>2GwHc#hWw#;(/%#iVG/%#iPHL%#i|h^0",
"w8/%w=W'>w=W*+%#h:r9w/0$%ah:><w'E$w@j$^)#8w;;%h@hA9<'w2]#+%h8ar9&hB$h6M%#h<w:|(hgwV*#h@;J)#hfwB}#0w;/#3qow&B#0q~;ew",
"+d#^)#hnuLNhw&-#w&V#rIw#7#wAP$hJwDG$hMwCV#hXw$Z(uTVz%#`rJw#G#q{w/y#:w-a'>hM'wGk#rIhhwBt$uTVz%#hZA2w:=$w2x#w'M#sGw:z",
"'w'[#8sH+%#i#hZw86#hsw#;$2w#J%rKEuTVz%#hd;h{DN#lcw&)$huwR`*huw36%hpw#0#M%#hhw%Q(i3w*%'hu5'3J)#hlw(2-uTVzw=-#;w(3&qo",
"2'0wF/$w+(/9qow'r-)#23rMwE-#w'N#:O'w%=%rD,<Ew#L#0w$&'w#9$rOw7*$w0[)DN#m'rN'&i6$i6+%i7i8f&i9$i2w>y#p#,0w[u#w*F+wSv&r",
"XK#04wXa%wK+#9w&9$39f&8$w'x#:w%u),r`;,ra;,rb;,rc;,rd;w$t#w]N6w&r#fwC1(w7I#qowL}$]%#p#-&w#@$w#6#h;w$S'`w$S%:w$S*qr#q",
"qrfw#`'5w'y*5:h5&>$3wN,#w%D#p#,Z4q^w-J#q]w#&#$#R%#3rjw%R#w[X%rkw$3#2D-#p#-Orl',5w*z#2w[$%'rmw#=#5D-#p#-Srl',E<w#o#p",
"#,^4q_w/~%w0('/-#p#-W9wWY#2wP15rcwP1<rdw#B&/-#p#-d`wR)#`/-#p#-fh7w#-#h6D)#p#+62w(a)wPL*wCE#nT4q`w$J$wP/1w/0+3'K#8w-",
"o)kE5/%#k>:L%#kkbw-o&w-d+`w-d&b`5<'w>q#wPJ#r9&h5$:u363`_[)p#,z4qaw%d%%#nl0w9F#w+/%w#g(w]1)wI(&:'2w#A(w$a#wN%$w++$T)",
"#OrIwKc%wK5&Hw9O%Noow*,#uDG5qoqorpw%U#ocw78&w-D%uTWYwO^#rEw#J$oaw*S2w%i(wSI/9<$9wRD#:/%#otwRt$Ew-j$>Ef&G$2w&i'#4qbw",
":p%w5;-rrw&R&kz8/%#kt5L%#lD>w%&$3U%#E4/%#k~Ew:k$/%#kyHw6S)MwHO$O$O*%#:GwAa&o:4qcwA^'w$z-w%;+8#w*Q#8rtw'}&2w&X&I%#5r",
"tw_+**%#98#0+%#VAw#i#w#T'w(R#8<$8w%Y#8w$*#,'Ew%^#<+%85r9&Gw-a$ryh8wB^#h6$h6+%h7h8f&a$bwW.*h<h5w,e%hAw,e%w$G#w$[#rSw",
"#w#5w/1$w$u&9w$P$hP:w5=%E#3w56#rzw)|)I%#Vr{w-;#w$W#rywE'$S%#h<rSw7,#w$z#Gw+2)+%#h7w4T%%h6h7E<'F%b`w8V#h5w_N%h8$GS%#",
"hCrSD%#hvhbh=cwR=,+%#h=h:w#`%#h>h6'w&'#rqhJw.S'0&hI$hI+%hJhKf&hL$hGw(J#p#+Mw)^&wja+wik-,r|w0G$w&'#wP*$w'_$w%e&59w&1",
"%rSw/s)+w#9#wYT(u]`v%#r|AwQ.#5:fw/q'w(N#wS_$w#,#r~w#,#w/M#N'qFS%#h=w@Y#wW_$w.2*7%#r|R%#ErJw$E#s#wSm#w3j'5h7w88*&hG$",
"w$=#r|w#''w&o#s$w#t#s%w0S$3w*7#8w'k'aE##K#'wk#$uLNs)#9s&w#l(w:[$uLO)%#hFw.z#'Hw<{*uDGP<>:$>wj,':&h[$h[*%#hFaH>w*~$p",
"#+f4qdw<`*w&`1T)#:rj,s(<w'Y#w&e&>w(`#Es)wC>$w$u$R%#Hw%t#OwTO$OwWq$w2^%s*wCD$w'8$w#N#`w41*I%#Hw.(#w+u+w*L(c)#'wb^),s",
"(rHw(.#wGT#w%7#f&H$8w4B'p#+}w%/,w#9#w6p2s+w6p:w#O&>w#O&s-w#O,ryw7@/bw)l*s.w)l(wX*0T)#h:rjwVM&35wVM*R%#hCrjI%#h@wnf#",
"p#0lrlwP<#'wBG#0@w&:#s/uLO+w7p's0wJH#AwHQ#rOwb$#s+w*J$u]`lwAi$w;-#w)I*w&2&/-#p#0xVF%#hSrUL%#nk0'rJuLO)%#'roe%#s1wG[",
"%hVrJF%#hW'L%#np5'rJw={$S%#5s-w-w$w#~%2w#~#w]*)u]`q%#s.wa0#0$0&hF$hFw','#wWf)w9j#w(9$2w$~#rWw'4#wcy'2wcy%wcM%wW*#Np",
"#/]4qewKl*w'1&3wks&8wr/-wI`#qDwI`'L%#o6O2wjR#h>>'+%:>r9&E$9w#x#p#/:4qfw7^/wDd3wel#/%#n{w7V#nuw7V#oEH0w#t#hMEw4m$w2-",
"#3u+-~_[)p#0Zw78&d)#s5wHn)w9_$M%#s5wM8%w79%w4f&w9w%w(],wU9$w'u#s5w#N%w-(%5O'3wiu%wPf#w7C%p#/{4qgw;5'w%0&s4w&#&rRw38",
")wms#w&#/oiO2w#*#ojO3w^Q#w2#*DN#huV9w'n$wo#+w&A#p#0Jw6+)LN#p#,;rH2w*A$s6w/o$wAy%s63s8w#o*-#p#,-rl>LN#p#+jrHE'w9u#u+",
"-~_"};
/* histogram.comp -DGPUSORTI_ADDRESS, 10515 words */
static const gpusorti_line gpusorti_spv_histogram_address[] = {
"$=pu;<7h#q@u36-u36.h%uDE4qEu]`|uLN@qCh$uDEGh&uLMSh(h*uDEQh'h)qeuDE)uLM[q#uDE;h+u]^tq$h-h.qdh,h/h0uTUduLNBuLMlh1uLMc",
"uTU_uLNDuTUlq=uDEEq^uLNkuLNFh2uDGLuLO,uLMXq'uLNqq%h4uDFXh>uLO*h5h9qzr<qfh8h:h3q)v$o9)Su+3euefUu#7+:u33U$u33Uu#`Iumn",
"ev;F+2Av;EfUjvASSBDv>e;26v@Q%3Sv<xdo-v=4}Fhv#-<VcuTU4>v6RUmWv<bs>Dv/AM#F:u;;cu#`J>uefYq($v@8$D$:$$$uTU9Yq4>>>J$:qG:",
"Jg>qGq+JgYqGq3Jgq&qGq;JgWqGqDJgq(qGqLJggqGqPJg$qGqTw#(#qXw#(#q]w#(#qaw#(#7w#(#qiw#(#qmw#(#qqw#(#quw#(#qyw#(#q}u;<Ag",
"Y4q*gWJq+:qG:u;<Aq+Y4q&q.N4Wq.q;4q,>q(4q-gq+Jq.w#;#q.Y4q/>q*4q0>q-4q1>q+4q2>g4q3>q,4q4>Y4q(q.qA4$>q.4$>:4$>q/4$>>w#",
"/%q.q<4$>q&4$>Wu33W$u;;v$NuDDz$qD:uLM:$N%%u;;v$%uDD|$%YuTUK$--%%u33X$uLM:$-*%uTUK$N*%-uDE*$--uTUK$%-%%uDE*$w#L#-uLM",
":$*--uuw0$N-**%%%%8$q*-uTUK$N%qNqNu]^[$N----uDE*$w#Y#*-uLM:w#Y#w$&#w#C$%w#t#w#j$N-uLM:w#M#8$q*%)%$u++2v#$lnugw#Y#-w",
"#p#w#$(8$q,gOq[$q,uDDz$qD>)P$W8$q,-u;;|$u#`Ku;;rq*%u;;sq+q*8qau#`Kq+)P$:8$u#`Kw#f#>)%$:)%$Y)P$q(8$q,w%7#q&8$>qiOqjq",
"&>8$>%OqjW>uDE'$%w#P#qD)P$Y;%q,>K*$ruq,c)%$q&w#|#q--u;;sq.q-8qqu#`Kq.8$u#`K-;%q/qDw#C#q/qm)%$q3w#-$qtu]^o%$rtquBcKP",
"$rJq/7w#a&P$q&)P$>;%q0:w#5#q0cw#))q,c;%q1w#9$q1B;%q2qDK%$rLq2B)%$-K%$s6r#r$K%$s3Br%w#D$w#m#-;%q3w#R#rvq3w$%$q1Bw#=%",
"w#Z%w$=#r,w#;#ryq2w$[#vfMXspw#g#q2w#g%r0w#F#r1Bw$h#r.r/r2w#f)q,B)P$q+;%q4w&<#q,)%$w$~&Oqkq(w&e#q*8$q**u;;~*$)%$W)%$",
"q+)%$rk;%q5:w$##q5w$F$rA7)%$q7)P$q3;%q6sqK%$rJq2q4w$5#rEBK%$rPrFw#/#s3Bw#)#rNrGrH;%q7w'9#q*w#c#q7rJw#=$rKK%$$rIrLK%",
"rNrNrGrHw#J#rNrLuDE%$%rO8$WrPOrQw(.#W%OrS$Ww#'/)P$q/)P$q-)%$sy)%$u#(cK*$r{q6r]w%N#r^q6r]w$I#r_Bu;<#*$w#,%)P$tV)%$t_",
")P$w$w#t5w%Q%w#V#rHw'j$rhrHqtw$j%w$|#rjriuDE%$%rk8$WrlOrm$Ww#5#rHriw#)%w$A&q4)P$q2)%w&B$qT)%$w%6#rNcq48$W*Orxw#V$rN",
"r>w%8$w%>%w#{%r|qtw#c$%$vF9(PS)%$vLM5-b)%$u++3w&>#rGqpw#@#s&r=w$r#rGs'w#R#s(q4w'V#q07w&v)s+7uLMF-$77;%q8q+w#E#q6q8u",
"DE%$-q88$q*s/)P$q0w$:#)%$qmw)o(q1)P$g)P$q<)P$N)P$q>)%$%;%q9>uTU^qiq:q9BB;%q;qD;%q<w+Z#q()%$g)%$q/)%$q;)%$q<)%$N)%$q",
">u;;U-w(O#*)%$qFuLMPNY:q>&$uLMUr;$q*raOqY$q*w#'(qNw#'*r;w#'.w#7#w#P+w#'+s0w#a.w#'+w#X7w#'+w$-'w#H:u;><$:u;>A7$&./%$",
"q(#hQ.uDEC%$$#hR(9qk$W7/%$w#,$Bw#,#L%$5(#hV.uDEC-$$#hW(uLNm*$@7u;><$:uDGP($$&(F-$$ra71-$$5#h^('3&2#h^s-'3&3+-$03s-6",
"#h`.9qh$q]r6w#n#Q*$(w#_&(&w#:$r7w#:'q2'2&2+*$3Z(2#hg.#hfra#hera#hdra#hcs-R%$h@s.uLNI%$hAs.uLNlw#e#uTVz%$(B7,%$2(#hg",
"w%$%hh('$&.+*$raS$$w#*#_$0w#*#h7$2+-$sC`$w$W#sCh;$C+%$Sh=$AT$D:w#V#L%$2s.#hx.X*$6dw%B(G%$h]6u]^F%$>qJ(s.#h|.'2&0#h|",
"7w$k$%$(275#h~.w$T$w%9(#i#7w$K$%$70$$X*$5q8T$0>uDGP(0.&0L%$6q6,%$(hkG%$EBw#~$0(,%$`w&R#h`ra(9qN$i/D#.(,%ADa#i0A'E&<",
"'S&SuDEC%$hNQ*$hB(w$1(uLNo*$htr_w#1(=N$$hxi5i4/-$i6#i8.w#*&'6&6+-$hPC(w#*#hO@53uDECN$$w#X#Dw#X#ueg(N$$3<h{hq/%$rW/%",
"$rXuLMk-$0(#iA.w#E#hlw#E#1*$$2[*$0w'L&hqD(2#iVw'i$s1w'i#w%j-w#R#I'5&5+*$6I05#i^w)U#rVw#I$#i_.'e&e+*$hshF(<w#p#hG2C+",
"*$hphHI@uDG5ccr['hK&hK+-hmhnh]hBh=+-hkhlh]hAh=+*$hvh^5]+*hrhsh^0]+*hphqh^(]Q*$haw$:)'hl&(#iWs-#iVw',%-$s-5$$w'3#3$0",
"X*$0q8T$2>uDGP(2.&29qN$ig2/-$(1-$i;(#0w&7#5uLO+-$(i<^-AD.#ieA,%<Ca#id<'E&6/-$is^-$(I#itw%~$i'w(m##ihw(9(5w(9,w$U#L%",
"$3w(9$i^uLNo*$(i#w$n)C&w'o$i8w#0#,%$i/<w#I#ie9qN$j%fw$Y#FN$$20'<&<9qN$j)h7w#6#w(+#07s('d&d,%`ea#j$`'h;&h61*$hdhNw)n",
")j&w)n6w$W,iyX*$(i>w,_)qN$j<Dw$@'0inw)%#'E&E,%ISa#j6I'f&A'_&_'hR&hP#j5w$)(hRw$)9j-w%^#iOw%^0iew%^&i[w%^$j49qN$jQw%^",
"'hO5w.]#3w#J#iyw&l#9qN$jW`w%g&hQ(7rG'6&59qN$jZh<w'i$w$r#'@&@'h=&h=,%]h@a#jS]'hA&h;'hp&hp[*$i(w&$)jUw$z%*$i,0w(f%6w(",
"f,w%%&w,v%jP#j`w.*#(irw#d(,%$i|2w#>#Bw#;#jUw/k'@(2w#G([*$h7w#T+j)Iw#T$F-$jPraw)^#jO(U-$(jY9qN$j~w%+$w#1#j]F*$$60'D&",
"D+*$hES0D#k/.'f&f+*hDhE`.E'hC&hC,%hAhBa#jxhA'hF&]'hH&hH+*jBiMi9hE]G%$jHj8uLNs*$(jcw&u)j9&('jE&jE,%j:j;je#k0j:'jH&j9",
"+*$iRiOjG(9qY$k4w3)$w-0-/%$6u]`x%$rTB7(w-6#9qY$k;w3G$w#J4rUw#J&w#;#fw&k$rVB'(&(w-=##k/j}w(q&k#5$$w.E#r:w44&(rHX*$3(",
"T$6w'F'k87#k7w*J+w'I*rLw-/)L%$_rLR%$(qm,%$3(uLNI%$(rLw3J$9rS$rR(w$&#,%EI.#kHE,%@Aa#kG@'S&<uLNl*$Sw4^*q`$q]q_w''#uDF",
"+qaw#S#$rfhCMqc$0qb(u]`qw4=$ew,O#w&y%hDhEq6#kRhD'hF&h=Q*$kEw%k,rTw%}-w#x,Mqc$(qbaw#I#u]`x%$0w&4#<&</%$rUw#X@qnw#I#w",
"#X-w1=%w#X:qyu]`xw%%$Bw+s#w%%#w3,'hGw#S5qgw%U#as3Bw*2$w7O#ki#s2w,{#CuDECN$A/*$s2[*$w4U)#lGb'kw&(1%$$B1%$(cuLMk-w9,#",
"l@.1%$5qpw8K$#l*.w$<#w(=#rDw)+(uLNh*$(kf[*$<uLNh*$0w#t)w#,#k[w&W$-$lO1*$k#w)A$+*$k`6(5w$C#w%f#+*$@h<(3#l:w#S$s4w'+&",
"i>w#}$w#S&s4I(w)x$w8*$/%$iEuTU5P$>qp(uDF+w(a$$qm(#lE.w:Q#/%$iPw#=)#lH.w.Y#+%$2@(C#lJ.#lH7#lGhB#lFw&u$_w$1#w%X#2#lL(",
"R%$6q4w)i#BGw8o#w)x#q4Gw)n#w&L$#lP.uLNs*$ChMuLNs*$@Ew%Q-Q*$3BuLNm*$hSq4uLNgw#;#w.V'_(2#l_w%>$w#J$uLO'%$lVh7w&G#rrw&",
"G#w$'#r>uLNo*$2w0t$+*$CI(3#lgw#S)w9M#qp/-$m'w$j#0uLNs*w3}#w#N&f(3#low#N)w4+#lhhLhIw&;#w73$%$7hWhCw;##7hXhK6+*$h`hY<",
"3w3G#lml[w#W#5w$&&hTw%V$<w#b#lshW0/*$ryw(g,/%$r~w/<#qtw8e'D(5#m).w4*#+*$Zh_(6w):-m*7w.D#+%$`_7w&G#hew$($0#m*w(X#mJw",
"%h#s5w@e$qh$q]rYw#,#w#_#Ew(*#R%$@w&~#j-(#m3w=/%m3w=/+u~#YN$$Ei8lgAC70uLNl*$m47w$@,Q*$i97'0&w>W#6I(0w$Y)mjb'm=&(w+^1",
"s6V.h@YWw.>$s7V.]w#.$5qbs8V.hXYWU%$hYBw)z$uLNf*$lx(w@y%Mqc$Cqbs9V.(YWuLO)%$BhHw&`#s:0#mxb'mL&mLu+-~u++muLMPN.:qAu;<",
"0%$u;<0%$&$wCZ'w>M$2qZ#0w-)2@V.2YW,%$Aw-'#3wCJ)#Aw%9#.R%$SAuLNI%$fDwBI0f.w+~$%$7<(3Mqc$IqbDw$c$,%$ecMqc$fqb(V.BYWu+",
"-~u++muLMP%ma:qBw$Z%w',#qgw3J.w$7#32w$7#w$k1qbuTUh%$(YW#Dw$6'A<(3u363.u++muLMP%mNw#x#9qk$q&w4>$wEu(wEl$w#:#w#1$,w#1",
"#w#S#-$:qDu;<0-w&-#w&0,H%$3:uLO)%$36uLNUql$0(H%$(>#2.H%$0:#3w#+#D>G%$qmAuLO'%$Ew#s%w,y#3uLMk-$3w#}%m}:qFu;<0*w#z%wI",
"S%wHY6wGx'w)r(w%]#qnw%]##Aw)q$w#3#qbw#3$Ew/##wEr#53(6#Sw#W$qow,T$-$hM5`qpuDF+qq$(Mqrw&2$-$(Yq+#eb#`w8]#6uLNg*$qs]w-",
"()-$hTAhAcw&c/uLMk-w1j#hCb#hB.'h;&3#]qvw)R#qvw+u#BU%$hHw74$q/#hBw.i#hJqv=-$h_d(w#j0#hF.uDF+P$3uTWA%$0(qww#w%hOb#hN.",
"w9n#umqA-$`h=Ih6(h7w&6#N$:qGw&6%u;<0-w'4#w&0&w$p#3w%x-6w%x.<w%x,@w%x$qxw#W#=-$hy2Zw%x*V._Yq+w=}#=-$h|<h7w$x$H%$d:w,",
"S$qbw*D$w2T#u+-~w(k$w'm9w'a+@w$h'qyw$W'w$h&aw#3$@w$h,Dw#W$q{w'0&i85h6w'a1h7b#h6w'a$=-$i<<ew'R6h<b#h;.wC{#+-$3A(Dw&X",
"Hw$p%w&X)w$p%w&X3q|w&X&iUw&X8iXw&X>oE:qHw$S)w+1&#0wA_$q}w$&#w#,#q~w%|#9qY$Cw-<$uLO+%$(r&#0w$i#w#K$r'w#B&Iw#B$uDF+P$",
"(uLO(P$(r(w7;$Z.^w#R#wK:$/-$dwHc#0w+2#A&Aw#a#r)w47$-$h<uDFyw%R#h=.w56$e&wNS$r*w#}&hAw.B$w$@/r+w#B&hFw#B$w$@#uTW@P$(",
"r-aw$A$hHw$A%U%$(r3/%$<w#b#0#Cw$A(r4w#b&hQw$$(r3w$$&'hP&hP/-$hTw0&$$:qIw/R*wU+1w.S2r5w$##H%$S:uDF+P$Sw#'#uTWA%$50(#",
"Ibw.P#<&6H%$h6>U%$h6r$uLO'w,j##SwOC#dqmw.-%w1v#Zw1v$H%$h=:uLO'%$(w@u#]w29*`w3N$w0Y#hCuLO)%$S(w)l#w6H%72(5^%$C(#]w7h",
"%%$fE(<#hA.w.Y#hGw.Y'5(#hGb#hF.'hA&hA+%$e](_w%_&qJw%X$wTY(wR~#w;h#0w1T$w#D,wTc$w#D$Gw#D#w5e$q4w1|%p#+^:qKw2q&wWG/w#",
"3*w$-(w#r(w2m$#Ew%~#(w%~*Sr/w%_#w%/#6w%/$#Zw%_'r/2(5uLNo*$Cr8w#Q)dw#Q$uLNm*$Ew#g)G%$Zqmw#e#w#-#(Bw&0#6&5#]7wS-$%$(6",
"72#hAw(}$w#z#A(<uLMk-w&m#hEw$T#h=w$T*hDw$T(hBw#o%hFw$T+uLNm*$hEw$>,hIw$>+hMw$>%hMw$>+uLMk-$@(#hQ.w+N#U-$h6w&T$*nZ:q",
"Lw)|#w-1#w)y%r;w)i-r9w)i&@>w#($wHF#(w;k/36w#1(w)v#:w#($w#N$wA.'<(2wE)#+*$DS(3w0a&_&fH%$h;w#S#h;w#S%w5[&w0S#*$2Iw4,&",
"lM:qMw$n#*w#&$w+q$w8J/w#'0w]d+w_&+w#@3qY$q*uDEC%$p#,v#h6w;c#(h<uLNI%$0h=w;c0ew#A$hAw#A#hBw#A0]w^R%].wKi&0hEwL;*wZ{#",
"(T$2w>s'hG7#hF7#hEbQ*$hNw,a*hGw,a'ChR#hHw0($wUV$(0#hJw#|%*$b3wLf%@$0w#*#D$w(o#@I$3w&R#dT$Cw'N)6h@w'N(#h]DwBe%C@5DwP",
"w#hjw#>(1%$isD1%$imE=%$jChp0w=V%w):$*$<@(6#hawEL,ea#hi.wB8$%`e@.w(g$Sw#@#[*$3#hjw#>%*h@hA6.(']&],%d`a#hid'hB&h6U%$h",
"<wB%(hy(#hiw$q#h@7Q*$hxwJ0#0(#hk.uTVz%$2cw&p#0qt7^w.+#[*$i$uLNhw&U#w'(#r=w#7#2(#hqw$T#hJwKf$hMwJl#hXw$m(uTVz%$Zr>w#",
"J#qm(w0'%hyw,*'@hM(2w@j,L%$r=hkwJ.$uTVz%$h^BwAs#2qb0wAs'2sDMqc$3wAs#7w#3$3sE,%$i8h^w<2#hvMqc$Aqb5w#N'r@AuTVz%$hg7h~",
"FN$mVw&U$hxw[p*hxw6C%hsw#0#U%$hkw%q(iIw+m'hx<(2#i6w%|#how(n*i8cw(n#uTVz%$6B7#i9w(o'cw(o#i;w#P#(wFh06cw$@)w(N#*$52rB",
"(w(*&CI(5#iC.Mqc$hKqbq_V.AYWw#Q#0w$4$iFw*#$Mqc$hOqbrDw>@&iHw3c+FN$mwrC('i9&i9,%i:i;q6#iXi:'i<&i5wFY#p#-Bwh{#w,s/w+[",
"$2w+[(<wZf%rMT$0:wcZ%wT$#6#.7,%26q6#D2'3&wf=#Cw&L)#rT7#rU7#rV7#rW7#rXwJO$wgx6w'K#q6#h7wbC$wJM$wD>#cwV&$#ewfX#p#.9w#",
"F$w#9#h;#h<w$`(Zw$`%Cw$`*w(}+w#s#rZw#s'Aw({$w(k'ADd#hJwe7$wWM#w%v#p#-s:qOw/x#qNw#&#w&#)R%$3r_was#%$q(wg,%r`#5w[P#(5",
"F-$p#.hraw@K#w5N#wfK%(rbw#=#<F-$p#.lraw5a#w#}#p#-x:qPw2t%w2z'w6A#1-$p#.q3w<)#2wJS#qY$5wYx9rWwYx)AwYx9rXw#J&1-$p#/%`",
"w]&#`1-$p#/'h<w#-#h;F*$p#,T5wNr*wZ6)wJX#oZ:qQw$b%w%c&#(7#.wY{(2w08%<$0w1<+2(T$3w/f)ku<1%$koC=%$lE_w/f&w/W+Za#h7w/W&",
"fZ<.(wiB#wZ<#a#h6E'_&Cu363Zu++muLMP*p#.@:qRw$Q(1%$ou5#(w,d#(w,d%w%`+wX_%wQO'@wUe'wmO&wW)$w,S$X*$Ir=wT:%wS;&EwLD%Np#",
",$w+D#uDG5ccrdw%q#p#+qw;N'wM*06uTWYwXx#r8w#W$p#+rw+x'w+l$(w*/(2w^a:6.&6w]B#C1%$p#,*w^)$Awl=$@Aq6#I@'D&5w'@'$:qSw@y%",
"w@v*w8|+rgw'$&lUw#p#lO@=%$m%D0(#CbwEc%2H%$E:1%$lYEw@d$1%$lTSw:P)UwPP%b#S.'I&I+%$CD(Ew%G$p#+J:qTwF~(w8B7w#'2w%d-#Iw7",
"P%Iw&+(_$$w,2#riw)2&5w*''d7L%$<ri#dw#N'wjd#+%$63$0,%$SBw#u#w#Z'w)j#3.&3w&O#3w$6##hD.#(Aw&V#.#hF@,%3<a#hE3'Dw/x$rnd#",
".D'h6&h6,%h7dq6#hHh7'`&fwcK$hDew$6&h<_w.v%hAw.v%w$]#w$q#rH#hK.w$-#w`D#(#hL.#hKhV#hJw+U'06w$l$h[Cw8k%A$2w8d#row+S)L%",
"$SrpwQ[$w$O#wcI$#hX.uLNI%$h<rHw:u#w%<#Dw,w),%$h73#hbw+c&h6h7A.(G%fZ3#hafwk8#wkI%h`I'd&DuLNI%$hCrHF%$i'hmh=uLNmw]H,,",
"%$h=e#hhw#i&$]h6(w1--w)|#hMwd>%V.6YW'hL&hL,%hMhNq6#hphM'hO&hJw)z#p#,lw+I&wGn8w#''wxC+ww7-#rqw3U$w&z#R%$Zq4w(n'#E6w&",
"R&<6w'+%rHw2~),w#9#wfe(u]`v%$rqBw[c#<Cq6#e<'@&2w#t#w_J(#h;w-t$rsw#/#w2=#qM(q4#h=w&s#hFwG/#wDu$Q*$w0n*/%$rqR%$Ar>w$W",
"#rtuLNsw#@#w<]'h7(wBr)wS=$E'hGwb_$rqw#''w'l#ruw#}#rvwZN%w,6#3(#hOw*Z'`A$$T$(wxY$uLNs*$6rww#u(w@5#h@uLO)%$hFw1T#(EwC",
"h*uDGP.@C&@wwS%h_w5>#C#hdb#hcD'h[&h[+%$hF`E@w-'$p#-/:qUwCI:w'81X*$Er_#ryw(g$w'=&Iw)y#SrzwJ:$w%5$#Ew+2#Zq4#Ew):#_w`]",
"$_wd8$#S.w6$%qpwJI$#Zw6G$rHw#Z#Z#_w7{+L%$Ew0f#w-g+w,%(uLNm*$(wol)#rybw(s#wQn#w%a#q6#hCw%a#3w7|'p#-Kw%R5wKU.w#R#w/7$",
"3w$P(@w)M%r{w;,7Iw;,$#E<w#U&@ww#&r}w#U,rnw#U)h7w;_'fw*|*r~w*|(wdo0X*$er_wb~&2<wb~*R%$hIr_L%$h@w}%#p#2WrawKf#wRL(9qY",
"$hHw<8'(s#uLO+w2a#w#-#s$wRS#B#hLwZz#(rDwoM#r{w+c$u]`lwGX$2w(G#w*U*w&i%/-$hU1-$p#2gx%y#/-$hWG%$h^rJ=%$oq0(r>#hWwLj#(",
"r6^%$s%w#M#h]w(9$hbr>G%$hc(=%$ow5(r>^%$6(#h^w,1#Cr}w06$w$7%5w$7#wtw)u]`q%$r~wn0#0&0whB#w'u'$wdC)w>P#w),$5w%:#rLw'e#",
"wq['5wq[%wpx%Bw#]#p#1M:qVwar.#.5w'`&6w'`&<x$v-wQb#q2wQb'=%$p#+>S5wxa#h@@(,%C@a#DC'A&6w$&#p#1,:qWw6)(w;b*wt0+wJt*ws`",
"#1%$o~w;Z#oxw;Z#p#+NI0wy`$Aw8O$a#Ew8O#2u+-~u++muLMP*p#2Ow;9*wLf##(s)uLNo*$s)wPI)H%$CwUl#s)wUl%w;>$wWR#w8G&>w#4$w)G,",
"H%$_wUw$s)w;m%w.d%<I(2w,f#wx9$$Afw;N&p#1p:qXw@t(w+l*#0s(w%T&s(w21&rGw69)w|S#w&Q,#D.=%$p#+wZ5w#-&p#+xZ2wk)#w4n*FN$h|",
"S6w(M$w}l(h6w}l$w&u#p#2Bw9~)=N$p#-Mb5w+G$s*w#^#wGi&s*2s,w#r*-$p#-9ra@=N$p#,xbAwAw$u+-~u++m"};
/* onesweep.comp, 13050 words */
static const gpusorti_line gpusorti_spv_onesweep[] = {
"$[#h#u36-qTu36.h%uLN@u;<7uLMSqVuDE4uDE)u]`|uDEEuDEGqWh&h)h*uLO,h'uDEQq#h(h+h$uDECq$qyh-h/h.h,uDE;uTU_uLM[qRh2h0q~uL",
"NDuDFXuLNBuLNhuTUdh3uLMcuLNkrEh1uTVzh5uDGLuLO'h4uLMlq/uLNquLO)h6q+q)u;;ru;;suDE%uLMPuDGPu]^tv$o9)Su+3euefUu#=)8u33U",
"#u33Uqbu33Uqdu33UqeuTU4=v6RUmWv<bs>Dv/AM#F8u;;c8=uuvzq(#v@8$D$8#w#$#uTU9q%q4===Q#8qG8Q`=qGq'Q`q%qG`Q`q&qG[Q`q'qGq3Q",
"`q(qGq7Q`aqGq;Q`q*qGq@Q``qGqDQ`#qGqHu;<A`q%7q,aq'w#^$u;<Aq-q%7#qF87q.qEq&7q&q.q=7q'q.q;7#=q(7#a`w#D%q1w#D%q2qEq%w#7",
")q4w#7%q5qE87#w#m'q7w#7%q8w#L#=q*w#;)q;w#;%q<w#P#=q-w#i)q@w#;%qAqE=w#P)qCw#7%qD#=7qE=`7#=a7#=q,7#=q%7q(q.qLu;<Aa87a",
"q.qMu;<A#w#o#q&7#=q'7#=w#/#=7#=[7q*q.u#U-7#=q.w#7%q.q<u33W#u;;v#GuDDz#qD8u;;v#%u33X#uDD|#%q%uLM:#1+%uTUK#G+%1uDE*#1",
"1uTUK#%1%%uDE*#%%uLM:#+11uDE*#%1uTUK#G%w#6#+%uDD|#%q'uDE*#qbw#C#qb-#q*%u]^[#%%qe%qeu]^[w#E#++w#1#w#*$G%+w#T#1%uLM:#",
"G%1w#(#w#V#+u;;v#1uLM:w#U#uDE*#G%u]^[#G++%%umn|#w#)#++1ueflw#,#++1v#$*+N`%w#$(-#q,`/qt#q,uDDz#qD=,qv#8-#q,%,%#8bq,%",
"cq-q,-#[q-/qzq.[-#[w$c#q&-#=q|/q}q&=,%#=-#=%/q}q'=D%[w#3#q%E+#ru[r$bq01cq1q0-#[q1/r&q2w#]#1bq31cq4q3-#[q4/r(q5[bq6%",
"cq7q6-#[q7/r)q8[D%q9qD,%#qDw#a#q9r*bq:%cq;q:-#[q;/r,q<[,%#q3w#;$r-u]^o%#rtr.Jr$Eqv#rJq9>w$0%D%q=8w#-#q=r$,qv#abq>1c",
"q@q>-#[q@/r4qA[bqB%cqCqB-#[qC/r5qD[w#J%w#Z'qEw#Z$qEJD%qFqDE%#rLqFJ,%#qCE%#s6r9r:E%#s3Jr;w#D$w#{#qCD%qGw#R#rvqGw$=$q",
"EJw#=%w#Z%w$V#rC>,qv#=E+#ryqFr*,%#vfMXspw#k#qFw#k%rHw#J#rIJw%(#rFrGrJw#j)[w$S#w#v/w$,:rTw#Z%J,qv#q&D%qH`,qv#q'w#m%-",
"#a%/rZ#aw#'4r#q(=/r#a=D%qJqDw#3#D%qKw$r#ruqK>u;;~+#,%w#p#qLsqE%#rPqLqJd#%rf-#q'rg/rh#q'-#q'w(^#syD%qMw$2#`,%#t5w%=$",
"qH,qv#q(,%#qe,%#qA,%#vLM5-b,%#vF9(PS,qv#q2D%qN8E%#s1qNrl,%#q*w%q#rurv,%#q(w$6#rwrxu;<#+#w#,$re,%w%%%rwr|w%]#qKw%D#r",
"}qJr*E+#rrr~s#w%]#r*qJw#j#rGs%-#=qb/s'q*=w%##,qv#q3w$$$s),%#q2w$$#s*s+w#i#s,>,%#`w#=%w#9#s/s+w&|#s-s.s0d#%s1-#q*s2w",
"#v#s1w(7#v+3LDD,%#v3Duee,%#v+3LDCw$>#rw>d#%rn-#q's9/s:#q'E%#rNqLqMw$0&q;,qv#q,/rj#q',qv#q*d#%qM-#asC/sD#aw'n(ru[r$w",
"$.#sGqMJd#%sH-#asI/sJw#C-w#)&%#s6qNw(1$sO>E%#rJqMJw&|#sQw#b$sPsRqMd#%sS-#asT/sU#a,%#u++2uLMN+#rssPw#X$r-w#X#sYw#X#s",
"6qNw&-#rvs[w#e$s<w(Z#[w%]$s_w#@#s`s+w#9#Jsaw$%$sbw%Y#scw$+$sdw#/#rNseqLw#;#sfw#5#rN[sgw#)#q=w#)#rJshsiw$J#s]s^sjw#0",
"#rfw#U$slw$^$sZsmrfw#J#snrnE+#rwsksow#6#spsksod#%sq-#q'sr/ss#q',%#aw#T#qMr|w#M#r$svw#)#resvuDD|#+q%uLMF1#rGrGw$u#q=",
">w#]#s{w&0$s|-#as}/s~w&0%w,o%q=w$3$t%w#C$t&-#at'/t(w#C(w%5#sew%5#t+w$`$t,sew#;#t-w+X$w&i%w#H%shsgw#t)w#B+w#H.%#rSse",
"w)i$t8w&R#rSqMw#s#rvt:>w(Q&s6qNw#_#rvt=>w'0#s{w*(#t>t@w#j%w#4)tCw$%+w#:)tGw#4$w$C$w%D'w$C(s6qNw$<#rutMw'x%rpw$,#tOw",
"$,$tPw#`#tNtQw)`#w#'#D%qOw+~#s6qOw$P$tUw#S$qOw#l$tWw#S*tYw#4#rwrxw$E)t]w*j%w#4#s]w#4#s{t`,%#rJw$5$tbw#>#tcw#b&%#rPr",
"nw,=#rLqMw$)#rrs{s]w#:$w#['rvqEw,m#w/P%rqtktlw#:#tmw&d%,%#qmuLMF1#>w/R$rwr$D%qP=uTU^q|qQqPJw#<#qE,%#qFeGq%8qS$#/qe#",
"q*u;><#8u;>A>#$;<%##uLNF%#2s<uLNI%#6s<uLNl+#'>U%#'J>(%#9'Fqx#qurl0%#w#,$sBw#,#K%#6'uLNo+#'4L+#'u;><#8f'#'w#l%M%#I:u",
"]^F%#=qJ@w#F#9'&4$4.+#@h:'4w#M(&h=$w#r$Sw#r&r|'(%#r*'<G##0%#rbRw$K#w#Q(w#,#tRw#,#(%#BtsuTUlq{#q.qw'u]`qw$i$J)tS;&9$",
"9)sA>)tT>w$2#w#B$Iw#{#(%#Pttw#Q%w#2&'hIw$%#]+#'rnw$%,tP##w$X%row#M#w#H#K%#'hV(w%T#<%#hM(%#2'&@$:w%O#w#C#w#=$&T$T.%#",
"3T'Iw$/)&_$_.%#>hG'Vw#M#&#$;.%#2h:##]+#6soW#28f'2;$2Frj#st3);>(%93qL&4$'5%#hHJw'4$w&:)hv$'uDG5r$r$rk5%#hLr$w#>$5%#h",
"Nr|w#-'hPs.w#S(tVw#S#5%#hTr-w#6$&6$6.+#tVI'6L+#tXw#v(5%#hZr*w&s$w#F&tXB'6uLNI%#hYreK%#r$w&8$J)s(;0%#s(w#/%s=;*%##hs",
")r['w#+#hu)r]w(M$tZw&F#0%#tSM%#'i,&9$2<%#i'&3$3w%]#3'9w#I#t[w$:#M%#i6i1w(o$i3'w#Q#Jw#(#4w#N&:T'3(%#i6w(c#'s<M%#iD'w",
"#O$'s<w$n#s<N+#t^w)c)w'[#rWw&y#w%.%9$9.+#4_w$5%w#F(rXw#F'qFw#F'Aw#F*5%#i-r-w%p+3B'6w#B%w%A%r[0%#r]w(P%3$6w$r&'3>9w*",
"=*#$'&2$;uLNo+#3r*w#5,M%#r*@w#~$%#>6'2X%#rGw)=#@w#3#@'4uLNs+#Tw#V0rpVw#K%w$y#%#>9'6uLMk1#Cw%h$t_w$~#*+##h[w$y&t_A26",
"w)Y$1#:4tq#w#T#C#2.+#rzBrdw$>$A#3W#48w#H#ueg(G##i3i1hghew#n#taw#n#w#4#i7i.hkhiw#q#L+#AN+#h]w&u&#$'<1##w(D#6Ow#(#j;0",
"%#j<w+D#w%-&'@>C.%#9Br$@w)h#r$N+#tdw#a*G##w(g#R+#CJw#9(*G##Hw#:&Hw&Q)w,;#^%#J2w+o&>4w+o%qMW#2=w+o%w#G#*1##C*%#hI2(%",
"#3'w,&#w.7&Hw$r#2OG##Y6(%PYS&V$I&h;$h9w#v'h;w#v0*1#P3*%#hXw*t$w#a#A@2(%C@S&B$3&hG$hG&hM$hM&hS$hSw,h#w.j1w$#'2#w'/$3",
"#2]+#2snW#9=f'9;$9K%#9rnw._&2w$x%w/_%BA;(%:CS&I$3w#t#sZw%t#5%#PsWX%#Ys)w)s1_9L+#i2N+#h~'N+#'tew$N(R+#ip>0%#s=w-;#U%",
"#62'gG##iu2A&:$:&hE$hE.%i7i8hwA:uTXz%#re=i80%#r`0%#r_w,o$R+#6w,C)0%#raFrj#ri');Cw(p#w%e5M%#TiFw0P'6w%j%4w%j%tfw%j%w",
"#q']+#4w(p)w$##Bw1A$9$2w+)&'9>6(%HP;w1k#(%AIS&Y$@w#W#iLw#j&rbM%#jrh7Frj#t<2);w+b$w$E&h:4w$E%@w'/,w#Z#K%#3w'/2w&}+9s",
"W(%#Vw3T$(%#A'^%#6s)uLO*%#h9w#S$6);'X%#Aw'B#:'&A$@w#M&_w#s%);h@(%#hAY&P$P.%h@9H;T&h>$h>(%h<h=S&hB$h:&h[$h[w&R#w)%'h",
"^w*%,w$n#<%#iM*1#iL:*%#iqw2:#6w$s)*%#iKw#6#TJw1*%tgw%O#qMw+|+iZ*1#iY4*%#i~w#`1iXw5_$w-=*w#^#sPw#^#X%#hCS^%#3w%Y#h8'",
"FrZ#sV6w6u'6)2;&C$4w#8#w7%#w#8$h>)2w6{$h<w1|$rZ#sVhAw#='Vw#S#w'G#Y$Y&hN$hN(%hOhPr$&hQ$hLw%g#w.$#w-w$thw/I&jGkZkQk1k",
"/&2$2N+#jGtiw)P(ueg(%##k8lJk`k^w)k1w/~#k>jc:j^w#=#w(]#w8h(Aw$B#w+(#w7}$j_j`VA:w$;#w#^#s]w#^#w#,#kmw%]#umo8+##rzkFkm",
"kbjlw)u#umo8+#'rdkGrzkcjmw,F$+#63'9&C$Cw1W#h;':w'c$+#2Aw)X%H#2W#68ftjw#v#L+#k}w'5(uuwI+##rd@kWrzksj}w#{#uLNg+#l#tnw",
"#@+3rzHk]rdkxk&&6w#1$4rzPk^rzkyk'w5;&29'6&A$Aw<F#A'4uLNg+h7h8w$%#tow%d((%#h9Sw4v#t-w4Q%h9h:V'w3D#to_w5W'w/Z#h;w9^%*",
"G#hah=w)j$h@$h@&hC$h<.+#hChDhB2L+#k]uLNg+#k1w-s)&k0$w#0$3w#0#)tTJ&'w#g%0%#tTw=I-&k6$'u;>&Jtpw;N+9w;NBw$O$kE$kE&kG$k",
">N+#trkIw(.(Nw/F/s=(%#kHkKgG#j8l-2w-i%mL$mLu+-~u++me%mI8qU$#w8e#qww(I#w<A*w7&&w=B$w#@$w.|&:9'6u363;u++me%mCw#_$r##q",
"&Jw#B#Fr##q'w1@#wAt%w#:#w#1$w+w$w#S#1#8qXu;<0+#u;<0%#$#wBu'w$2#r%w)B':w$;#uTUlr'#q2qw@01w08%uTUlr'#q5qwAw#1$wBB#1#6",
"4'3w.W#w#T#Pw#^#uTUlq{#q8qwYw$2#uLMk1w:L#Y$w:d$r+w#@&q<qwh9w#@)h9$9w6W#r/w2Y$5%#h>w<8$q9X%#hAr/w#P$w+<$uDF+qv#9uTWA",
"w0L#r0w#Z%hD$hDu~%b1#h9hAYh7AH'Pw%9#G#8qYw%9%u;<01w%<%fr1w%+#w%4.w3J%w#0#q5qwB);@w'0$:w5>%Iw#K#Z%#T8w%0$Pw29%2Z%#Pw",
"#5#q<qwVw#5#4$4&H$Hu+-~w&S9r2w&S,w('#r3w-M(w$P$'w&S$:$3uTUlr'#qAqwHw#1$w0.#1#6@'C&H$Iw#c#_w#c0h:w$c$wCx%w#c#q{#qDqw",
"h=w#1$w0n%w#c#w&5%h>$h>.1#Th;'Iw&16r6w&1,w$o3);A&4$9w$n$T);Iw/P$B$w1u$Pw#Y0h7Z%#h7w&N%w5e$:$3Z%#h9w#5#qDqwh;w#5#@$@",
"&h8$h8w&N%qZw$S(r7w$S'r8w&L#Z%#:=uLO+%#'r<uTU}1#'@=w+1$1#B:wB.%r=w#H&6=uDF+qv#'uLO(qv#'r>uDF+%#'uLO*w#U#uLMk1#2'uLO",
"+1#@'w0Z$1#BP'w$x$r@w#Y#uDFy1#6w2M#.1#9T'2&h:$h8w#@#rAw#v&h@8w$>(hB8w$>&hCh>w$>%rBw$>'8w$>#uTW@qv#'rDSw$@(5%#'rKuLO",
"+%#4'w#a#B8w()&AY'w+d$rLw#a(w$)#rKw#H#3w$)'4Y'9&hR$hR.1#h<h@'4w-.&w&/)rMw&/'rNw%0&:w%0&C3'2w#;#rOw&#(w%,(3w&H'4@w%,",
"%rPw&H5uDFyw&L/Bw*/'w%)#w@m#w#b#rQw#b&hAw%-)hCw%-'hDh@w$*%rRw%R,w$O%w%R(wG#&rSw&X0rUw&X$w$P(w&]':w&]$A8&B$B.1#IV'B&",
"hT$hT.1#h=hHw*z%%#8q[u;<01w*z$w,r/rVw$/&Cw$/#Cw#'#uTWAw@E$w*9&I=5%#Ir:Xw/1#uLNo+#HwG1-w*n$Xw*x#R+#h8w2K-wH%#h<^%#Hw",
"GN+uLO*%#C'&I$I.%#PI':w0W#hAw0W'6'&hA$hAw>6#h>'Vw%&$o>8q]w$|$wJa(wCC#qHw>2$w#D$oCw#D*wJ_$w#D$Mw#D#w<L$qHw#K$+#8q^w%",
"o#w)*&w%l(rYw,5(w#($w<x#'wRb,R+#4w0w$w#1$Z%#Y8w#($w#N$wKk':w9l(AH'4&V$Pw-d$w#($w#M%h8$h8.+w,:#h7w%$$na8q_w$U$wKz'g%",
"#ht9w%A&#w%A&0%#r^wD>#w%@#w5H%wDQ#w%j(Gp#+dwUE#0%#q()ra;0%qIa)r`qI)r_qJwCi#w41#w#,#w#Q%)rbw%Z$rcw%/#uLP`qb#rerduTXs",
"%#req%')r`;w#,#82)r_w7n#r`w9(-w#l#w$G#wDK#wCj'w9S&r`)rbwH%(:wSE$wE$#9'w<B$'6;$6w#Y#4w'G#wC&&'2)rb;wI)'w#l$&h;$h;w#A",
"#w#t#w'h$w$~#qM)r^;w9*#p#+gw9*'wW@$wNs-wV[+'rn(%#rmw5'#9wU=(5%#AJw#@'6wDR#A.%w,I#Bw&s&w$$&w#Q$w$-(w,I#w,D#w#_(4w'G-",
"w#V((%#r$wJN#w$(&w#I,w:i$2uTWY%#'Srpw'^$n`8q`w,i%w#C$*%#V9wFy(wVY%^%#:rqw-i#:uLOJ2Srpw%n#+p#+'8qaw-@,w(a#rrw%g,rsuL",
"O+w(t#w,m#rtuLO+w#p#w&1#ryw'q#&Bw1-%r{w*g&P>&T$w1'$r}w#5#5%#CwW-%&V$65%#Brvw&s#re&h7$h7u~%bwQ-#:C63w2+%G#w)e#uDG5re",
"rerku+-~u++meqb#8qcw.z0s$w$:$w(i%s&wMk-qHwI_)w-|#35%#Yw>.%w*+#w:4#'8w#h#6w.m'uDFy%#9wSn&36'25%YV;wI.#(%THS&_$Au]_/q",
"b#_>>>w2:#w*p$w$B$qb#2h<w$B%h@w$B,wO-#X%#hH9w(2$w$B)M%#6Ju]_/qb#''''uLO+qb#6'5qbIT;(%@BS&H$:&hL$hL.qb#VhBHCw(7&qdu;",
"<0qbw4{&s$w<8&38Fr##q*w@T$w0<$uDF~qv#'w2m#wHi#w,O$Aw:^&2@'w#k;w#](3$6w-#$Cw@]$%#24'3w#]&qfw)@#qew)F$qe#$#/s3#q*wP=#",
"^%#'rqw,y'3w,y$AuLNmw%T#]+#3INw/X#W#3w-f)VwaG#s1w,8(0%#h:w2I#s1*%#iZwJ`%w-l*wE)#s1wSn)M%#s43w+A'@wK~#i^w[)$hCFqe#hF",
"B);'w&S%A$4w#i'Cw'M%A#2w#*#T#9w'T#s1W#4=f'4;$4Fqe#hQw+X#w#_$w$j#2uLO*%:C;(%34wSY#6]+#@s5w/q+hYw$n#Y)hZw#/#h^w%($)h_",
";&hT$3&hK$hIw$@'hKw%)00%#hfw-g#wNT$qM2w%%$Cw52$*%#j,w%i$hm*%#j&w#<$hhFqe#hkHw%>$w)y#P$BwOy#wK5&rdh^w%C%haw%C$hnhcw%",
"C$9w%C&w$p#w$y#Bw#,#Fqe#hywQ+#'wH,#s6w4D&P4w^/'w0N#qe#i$wEg$w#F#s50%#i+w'w#JwHX$0%#4w*`#s70%#i.w1l%i/w%f#Bw#P$w'}+i",
"7w%7$wT9.)i9;&h8$_w56%hHI3rz_.%hC>3hD_wXQ#(%hEhFS&hJ$hA&i/$i/w%<$hEhB(%i1;S&i3$i+0%#i;w)I$N+#s8w2K#i@w#-#w/B%w%Q$w0",
";$r>wZ;%iCw-G#0%#iEw.l&qgw0s&+w#&#w5^$wK^(6w'Q%rnwK^,s;wK^0wL52s<w#W%w$F#(%#h84O1#o%h8w$Z$h8w%t#*1#mlw.v#'w.z$1#'63",
"2*%#p#-SwSV#s;whD'wW6%HPqL&Y$AwXU5*%#k,hHw2o(*%#k'w21$rqw,a#uLNlw%s#wL{#uLNlw6O#wM6-w&%$wXV#w-+%wRN&s;wG1$uLO*w2y#u",
"mq1%#:J>>'YwEC$h9$wJ|#wjJ.w#i$s>w$w'6$6w6n#p#+U8qhw&f-wlf#w#'+w%31w$G$qx#qus@w$G#)BP)@>ueg(%#j;6A'w$l#w.`#2w$>)u]`v",
"%#sAJ>3wCI#w@s$%#>_4wc&$h74w8W%w'D%6Hw+G$3V#w,B#sAw)$$w/@,sAw*/$w&m'w%J-)sA>wQi#(%#hLw/&$s<ueg(G#i2:'hMwV]$uLNm+#_w",
":r,w%,)wXz%s.)hOh<)hNh9ueg(%#j_9hP'hO0%#hPwI`#.%h:h;T;4.%h=h>T'4uLNm+#h>w%F/hBw%F#w%3$hA$hA&hD$h;u363h@u++meGp#,,8q",
"iw&f&w8F&uLNm+#3>L+#3w+6-wRH&@CgG#p#-`Iw>~%wZ[$w$j#wpL$w`@-<%#lBw)B(<%#p#0=w9>.w:7&'h=w#($w#7$Cw=D#I$IwK2#p#.L8qjw:",
"e%rZ#sEw&z#w#~$sFw+/#U%#sL:>FrZ#sKwMf%wiX-whG$w,u&qkwMM'Z%#28w#o#9);w#n$sMw$m#U%#sN:>wBl$w#s#w>i'w)p#w;d'w#P#w]='3S",
"w[`#w$=$w:3$K%#r-w#;#6w<q$sWw]y#w#E#wqZ$w=S&w)m#w$V$p#.l8qlwG)*fsXw0}$rZ#sV4);3w-G#5w+d#w>l-X%#Iw$;%wO##9$wkJ#Hw^h#",
"Hs)w#9#w&)$w<q#w^c$w,>#P$Pw%*#p#/-w>e#w#k#wb*$wAl#w-R#Sw#g#w#0#wo7*w6+$w7g$p#/@w#X0w:%$w-]#rXw&w.w#T$p#/6w&4*w#W$<%",
"#p#/NwJE#uTWAwJ,#s)w#W,Cw#W%p#/3w#W&*qb#ljw/x#l=w/9#l0wjA#p#/Nw(d#4wa^+p#/JwkN#lt(w&|#w&)#wOn$w4s(w$9'p#/e^%#Pw0^#T",
"J>w(h$(%#IV)H;wU,$C$C<G#m$(%#Hh8w::&qmw.w$w<A#2w:_$wHp'wA<%K%#2suwEW#w$X#suuLNmw*z#w#D#1p#048qnw37$w&'$r$w'`-*1#p#/",
"swq(#w#,#p#/tswwMP&w_7#w#T9p#/|svw#T&p#/}sxw#T2w(f%uLMksy#''U1#'Hw<B%p#0I8qow<;'wAP'uLP_%#re3)9w-4#3R+#:w&L#hQ'uTY#",
"w%G#@R+#Bw#3#hT'w0'#ws'))T3w/c#w]B#A9'*+#hTwK2-&Yw(^$wM]#h9w#9&wAo&wGW#w<<''h@w(;&rG3'9w$:$'uLNIw#>#R+#hDw.t,hFuLNl",
"+#hHw5P%+#3H'6*%#how$A#hkw-c#'r$J&hI$hIw26#h9w@S%Gp#0c8qpw'F$<%#p#0`wCR#'w;p'9w:m%:wBZ%qMwCy)*1#p#0`wol#p#1(wH}$PwB",
"Z$wK%%w0*#wD2#3h7w$^(<%#p#0kw%/#@wq**h:*%#p#0gw_'%%#@P'4OG#p#0gh8w#i$8T(%h;h<;&h:$h:(%h8h9S&h=$_uDHI+#rew#u+p#0vw#u",
"#hGw#u$<%#p#1&^%#hEw#~#6w*>#:$:u+-~u++meGp#14wFT#<%#p#1*w%B/wk%.w*'#w#B'wn[%34#2w5m$W#9w&m)wMi#w).%:w$T+p#19*1#p#18",
"w%=#p#1^wNf%w%T*hA*%#p#17wY6%%_h7I;:<G#nbw}M#M%YVS&h9$HOG#p#17hBh9we~#(%hAhBS&hC$h=w%*#p#1q8qqw8&%w0L'R+#2s<w(|(w#,",
"#@w))$w%&)wtI/%#p#+4w{;#V'O1#p#.Qrd'OG#j}C'ws;%@$9&I$Bw#b'Iw#b3p#+>w#b#h@w#b#p#.[rzw#b#k+w#b+h:$h:w$M#hDw*j$w#k&2wu",
"s3p#1j3*1#p#-Mw#e#k6:'(%4:S&C$6w9F#&hI$hGw#`'hIw'O0*%#p#+U4w:Y#hUw'%(*%#p#+YB(%#hZw$_#p#.vh^w%u$h^w*7&p#-`w]v(:'2w^",
"=&szI'9OG#kK_'wn0#(%V_S&h7$H&h^$h^w&y#p#2Qw&y/w%75w$D&p#+o4wrJ$wb3$L+#Hw$a+p#+uIw$t#Yw,i'@wkJ*O1#p#.Zh;Bw$g&BC'2U%#",
"s{h7w6n#w7.$t#w6n#w#Q#t$w#Q#U%#t*h<w7.(t)wt_(h<$h<(%h=h>S&h@$h:w%)#p#0Sw-L&wNN+wo.$w'F:%#ko3w8F#wT8$wtR'w(1(w=%1w#G",
"#s<);rGw>1$_$Yw$$'_w&23l#4K%#hBsfwTl$uLNs+#'sfuLNg+#t.w/})*1#p#2kTwO[$w#{#:w%d&t/w#>#(%#sgB*1#p#2qwdc#'=w$d'w0y#w#H",
"#s{w#H&shYw&N#h=w;+#t#w5y$w#M#w:^#w/)#w#M#t0w#M&t1h;U%#t2hEw#M#t)w#M0w&`#&hF$hF(%hGhHS&hI$hDw%h1L+#t3w#0((%#hgw.3$w",
"pk%+#t34'6w@9$+#@hO'w[B)K%#hmw%o#s<wx$'rGw#>#t4w%Q'9w#9'w#l#w*K#&hq$hqwfw%w=h&rj#stw=h(t5w-x#w#[#:w8X(w=g7w#f(w&8#w",
"pt$w#S$w#k#t6w#k&t7Cw#kA+p#178qrw+[(w+h&w>_#wLu&rzwU%-seW#9q%w%h%w#E%:C'w#E%9w#E%r|w4M)w42#wDH$qLwAr(K%#h@sfwLR$w$q",
"#t9w#J#uLNo+#Csew+x$+#t9Bw#<%w$)%V$wc%#:x,U#t;w7G*h9w9+$hiT*%#p#4Hw'-#wx%)P]+#YhPw#N(w#,#hQw#,'hTw9n&p#/;TwJd,H2gG#",
"p#0eh]Aw4`$w)}(*1#hnhDgG#p#03haPw#O$wJw#w#A#tAw),&hZw),+hKJ*1#i''51#'hd51#hAheO+#p#.B2x4s'hc@'4wHJ$+#hdh='C&hZ$hZum",
"qA+h[hdhIhdhE;A(%hXhYS&h]$hV&hc$hc(%hahbr|&hf$h_u363heu++me+p#268qsw'Q&w'N)w$>#tBw'5(x(E0w8`*x$8#w'0)w(f(w.H#wT[#w#",
"n#tDw%-&4Jw#C(Z%#h<85w#V#wQ)#w<o#wT3#6wi|%+#tDVwl&%w$+$w7p#h<uLO*%#hAw&b%%h@hAH;2x$;,x$7+h<w0#3n03U%#tE4wG#)w-M'x+A",
"(w0)=w$*$wj$#%#>hVhRx/X%+#rzhWw&*%hZw&*>w#x#tFwF:&sEAw$I'w1X$uLMk1w%f#:$3w#5#wTw$ws1%wkB%9B'@*%#p#5]w*(-Y]+#VhxN+#h",
"ww*X)w#,#h{w*$&p#0OIw*$,Tw*$#p#1xi&Bw*$(tHw#U'tIw#U#L+#hOw)l+hHw'b,i.w'b%wn7$w'c0hZT'@wul#L+#h[w#h+hTw#h,i:wla#2w%H",
"#>wHj#hghbwC@$Z%#hPw#<#'4w%t$O+#p#/h4x:G%+#hkhA'T&hC$hC.+#Vh@'Pw2&#.+hkhlhN;hDw,/(w&a#hl);hTw4`$hm$hm(%hkhlS&hp$hiw",
"#F(w(w+w5w4o4w(w#s{w(w$w3o-w(w(x&t'tJw+^.w#q.w#l#3>K%#4w+]5t#4w#z$BAw]K#x'o$w#q'@w$c3oOw$c#tKw$c$w5(-w$c,&h=$h=w#l'",
"h@w7F0w$W-w%3#tLw(N#w$u#Iw%b-:w*3)x+U#rj#stx06$w*3%wN=#1#9A'w[H#Hj/w+p)rZ#sEwzu$gG#p#2Rj5'4w:J$h=$h=(%h>h@S&hA$h;&h",
"i$hiu363iXu++m"};
/* onesweep.comp -DGPUSORTI_ADDRESS, 14974 words */
static const gpusorti_line gpusorti_spv_onesweep_address[] = {
"$qFu;<7h#u36-qCu36.h%uLN@uDE4uLMSqGh$qEh*uDE)uDEGh&u]`|h(h)uDEQh'uLO,qih+q#uDEEuLM[uDECh-h.q$h/uDE;h2u]^tqAh,h0uLMc",
"uTUdqqh1uTU_uLNhh6h5uLNDuLO'h4r'uLMlrVuTVzuDFXuLNBuDGLuLO)qfuLNkq+h3hAh:qwuDE%uLMPh=v$o9)Su+3euefUu#@f;u33U$u33Uqbu",
"33Uqdu33Uqeu33Uu#`Iumnev;F+2Av;EfUjvASSBDv>e;26v@Q%3Sv<xdo-v=4}Fhv#-<VcuTU4Bv6RUmWv<bs>Dv/AM#F;u;;cu#`JBuuvzq($v@8$",
"D$;$w#$#uTU9q%q4BBBJ$;,;J`B,`J`q%,q3J`q&,q;J`q',qDJ`q(,qLJ`q),qPJ`q*,qTJ``,qXJ`$,q]w#(#qaw#(#qew#(#9w#(#qmw#(#Lu;<A",
"`q%6q,q)q'Jq-;,;u;<Aq-q%6q&q.q=6q'q.q;6q.Bq(6q/q)`Jq0w#;#q0q%6q1Bq*6$Bq-6$B`6$Bq)6$Bq,6$Bq%6q(q.qLu;<Aq);6q)q.qMu;<",
"A$;6$Bq&6$Bq'6$Bw#/#B6$Bq/6q*q.u#U-6$Bq.w#7%q.q<u33W$u;;v$GuDDz$$;u;;vqD&uDD|$&q%uTUK$..&&u33X$uLM:$.,&uTUK$G,&.uDE",
"*$..uTUK$&.&&uDE*$&&uLM:$,..uDE*$&.uTUK$G&w#6#,w#]#q'uDE*$qQw#C#qQ0$q*&u]^[$&&qT&qTu]^[w#E#,,w#1#w#*$G&,w#T#.&uLM:$",
"G&.w#(#w#V#,u;;v$.uLM:w#U#uDE*$G&u]^[$G,,&&umn|$w#)#,,.ueflw#,#,,.v#$SUD`.w#$#&w#$(0$q,`<qd$q,uDDz$qDB*^$q(0$q,&*&$",
";*^$q'0$q,.u;;|$u#`Ku;;rq,&u;;sq-q,0qlu#`Kq-*^$;0$u#`Kw$s#q&0$Bqo<qpq&B*&$B0$B&<qpq'BuDE'$&w#b#qD0$q*.*^$q%D&q.w#D#",
"q%N,$ruq.d*&$q&w#t#q/.u;;sq0q/0qzu#`Kq00$u#`K.D&q1qDw#C#q1qt*&$q3w#-$q}u]^o&$rtq~LdN^$rJq19w#a&^$q&*^$BD&q2;w#5#q2d",
"w#))q.dD&q3w#9$q3LD&q4qDN&$rLq4L*&$&N&$s6r,r-N&$s3Lr.w#D$w#m#&D&q5w#R#rvq5w$%$q3Lw#=%w#Z%w$=#r5w#;#ryq4w$[#vfMXspw#",
"g#q4w#g%r9w#F#r:Lw$h#r7r8r;w#f)q.w$O#w#r/w$(:rFw#Z%L*^$`D&q6`*^$q,w#m%0$q)&<rL$q)w#'4qrq(B<qrq)BD&q8qDw#3#D&q9Bw#Z#",
"q990$q*qQu;;~,$D&q:sqN&$rPq:q8e$&rW0$q'rX<rYw($#q'w'N#syD&q;w$2#q0*&$t5*^$q)w%B$q6*^$w(5#qe*&w#'$G*&$vLM5-b*&$vF9(P",
"S*^$q2D&q<;N&$s1q<rI*&$q*w%y#rirj*&$q(w$>#rkrlu;<#,$w#,$qy*&$q'w#-$rp*^$sqw%i#q9w%P#r}q8qtN,$rrrsrtw%i#qtq8w#n#r8rv",
"0$q*,0$BqQ<ryq*Bw%3#*^$q3w$,$r{*&$q2w$,#r|r}w#q#r~9*&$`w#=%w#9#s%r}w'0#s#s$s&e$&s'0$q*s(w#z#s'w(D#v+3LDD*&$v3Duee*&",
"$v+3LDCw$C#rk9e$&ra0$q's/<s0$q'N&$rNq:q;w$0&q;*^$q1<r[$q'*^$q/e$&q;0$q)s8<s9$q)w'~(ruq.dw$.#s<q;Le$&s=0$q)s><s@w#C-",
"w#)&&$s6q<w(B$sE9N&$rJq;Lw'0#sGw#b$sFsHq;e$&sI0$q)sJ<sK$q)*&$u++2uLMN,$rssFw#X$q}w#X#sOw#X#s6q<w&1#rvsQw#e$s2w#e#s1",
"q<s7w#;#sTr}w#5#LsUw#}$sVw%U#sWw$'$sXw#/#rNsYq:w#;#sZw#5#rNq.s[w#)#q2w#)#rJs]s^w$F#sRsSs_w#0#rWw#U$saw$Y$sPsbrWw#J#",
"scraN,$rws`sdw#6#ses`sde$&sf0$q'sg<sh$q'*&w(m$rPq;rpw#M#dskw#)#qyskuDD|$,q%uLMF.$r8r8w$q#q29w#]#spw&,$sq0$q)sr<ssw&",
",%w,}'w#C#svw#C$sw0$q)sx<syw#C(w%5#sYw%5#s|w$`$s}sYw#;#s~w+e$w&e%w#H%s]s[w#t)w#B+w#H.&$rSsYrpw$]#t-w&N#rSq;w#s#rvt/",
"9w(M&s6q<w#_#rvt29w',#spw*(#t3t4w#j%w#4)t7w$%+w#:)t;w#4$w$C$w/B+w$C$s6q<w$<#rutBw't%rdw$,#tDw$,$tEw#`#tCtFw)[#w#'#D",
"&q=w,&#s6q=w$P$tJw#S$q=w#l$tLw#S*tNw#4#rkrlw$E)tQw*f%w#4#sRw#4#sptT*&$rJw$5$tVw#>#tWw#b&&$rPraw,=#rLq;w$)#rrspsRw#:",
"$w#['rvq3w,m#w/]%rqt`taw#:#tbw&d%*&$qmuLMF.$9w/_$rkdD&q>BuTU^qoq@q>Lw#<#q/*&$q7*&$q;*&$q<*&$q=*&$q>*&$q@*&$rk*&$.*&",
"$qFfGq%;qB%$uLMUrx$q*rn<qT$q*w#'Arxw#'2w#H3w#/'quw#@:w#33w#'mw$%'w#+&u;><$;u;>A9$%->&$$#ha(uLNF&$2s2uLNI&$7s2uLNl,$",
"(9X&$(L9)&$4(#he-=qh$qer^1&$(w#,#s7w#,#R&$7(#hi-uLNo,$(/Y,$(u;><$;uDGP($(w#u%Z&$I:u]^F&$BqJ@(uLNo,$4('/%/3,$@c(/w#M",
"(#hxW'g%w#x$r`w#x&rp()&$qt(#hx->G$$1&$rS_w$W#w#W(w#,#tGw#,#=qk$qeqj1.$(uDF+ql$w#X#MtpuTUlqn$2qm(u]`qw%&$L#tH-':%:#s",
"69#tI9'@%@w#T,uTUlqn$(qmPuTUh&$(q%q'#i.-)&$h9tquTUlqn$4qm(w#7%)&$(hO#i1-#i09w$M#uLNq,$(raw$M,tE$$w%'%rbw%'#w#H#R&$(",
"h])w&)#>&$hS)&$2(#i=-'@%:w&$#w#F#w#A$#iB-'M%M3&$5M(IuTUlqn$h>w$='#iF-'P%P3&$9hM(Qw#U#w#5#$%-3&$2c$$uLNq,$7sd[$2;uDG",
"P(2-%2=r[$si5#-9)&45q:#iM4'/%(8&$hHLw'z$w&z)iZW'h|%(uDG5ddr]8&$hLdw#B$#iR-8&$hNrpw#0%iSw#0#hPs$w#0%iTw%O$tKw#`#8&$h",
"Tq}w#9$'7%73,$tKI(7#iX-Y,$tMw$)(8&$hZqtw'`$w#I&tMA(7#i^-uLNI&$hYqyR&$dw'X#(L#rz-1&$rzw#/%s3-+&$$hy#rM(w#+#h{#rNw)C$",
"tOw&j#1&$tHZ&$(i2#ij-'4%2>&$i-#ik-'5%5w%x#5(4#imw$m$tPw$G#Z&$i<i7w)n$i9(w#Z#Lw#(#/#isw#T':M(5)&$i<w)b#(s2#itw#U#iJ(",
"w#U$(s2#iu-w%'#s2O,$tRw*k)w(5#rIw(5#w%D%4%43,$/P(4w#F,rJw#F'q4w#F'C(4#j&w$e$w&,'i-q}w&,+5A(7w#B%w%V%rM1&$rNw)-%j/w$",
"z#7#j/9w%%&(594#j1w$h$w()&$%(#j29'2%w,h#5qtw#8)j5w#8$Z&$qt@#j6-w$4$&$97(2S&$r8(#j9w*-#@w#6#@(/uLNs,$Mw#`*j<w#`'rdQw",
"#Q%j>w',#4w#Q#4(7uLMk.$H(#jDw%A$tSw%A#+,$$h[w%;&tSC27#jE-#jD9#jC9#jB9#jArnw*V$.$:/tf$w#g#H$23,$rnAWw$Z$C$5[$/;w#H#u",
"eg(G$$i3i1hghew#}#tUw#}#w#4#i7i.hkhiw$$##jP9Y,$CO,$h]w'M&$%(>.$$w).#7Kw#(#jX1&$jY#j]-#jZ2w,U##jZdw%R&(@9H3&$4Ad@#j^",
"-w*e#dO,$tXw#m*G$$w)Z#_,$HLw#9(+G$$Ew#:&Ew'))w-S#]&$L2#jo-#jn9w-%&9/w-%%q;[$2Bw-%%w#M#+.$$H+&$hI2)&$5(w-8#w/s&Ew%(#",
"2KG$$T7)&aTU#k$a'Q%I'h;%h9#k#w#|(h;w#|0+.$a5+&$hXw+w$w#g#C@2)&H@U#k.H'A%5'hG%hG'hM%hM'hS%hSw-}#w071#k19#k0w$,(2$w'T",
"$5$2uLNq,$2sc[$4BuDGP(4-%4R&$4raw0/&2w%+%w+/#)&AC-#k>A)&:HU#k=:'I%5w$$#sPw&3#8&$asMS&$Tr{w*p%kCw*p%kCQw*p(P4#kPw.o#",
"i2O,$h~(O,$(tYw$d(_,$ipw23#s3w.W#X&$72(FG$$iu2Cw34#'hE%hE3&i7i8hwC:uTXz&$qyBi8#kOw/%#rQ1&$rPw.($_,$7w-O)1&$rR=r[$rZ",
"(#-Hw)K#w%}5Z&$MiF#ki-#k[w&&'27w&&%/w&&%tZw&&%w#w'uLNq,$/w)B)w$)#Aw&*##kkw0%$#kkw._%&$(497)&Ea-#kzEw3Z#)&CIU#kmC'T%",
"@w#d#iLw#v&rSZ&$jrh7=r[$t12#-(w#b##kph8#kow$W'c/w$W%@w'Z,w#a#R&$5w'Z2#k|w-8$w'I'4sM)&$Q(#l$w$5$)&$C(]&$7r{uLO*&$h9w",
"#Y$7#-(S&$Cw'm#:(#l.-'C%@w#P&Pw#|%#-h@)&$bT#l2-'a%a3&h@4E-M'h>%h>)&h<gU#l1h<'hB%c'h[%h[w&z##l.w)c(h^w*l,w%$#>&$iM+.",
"$iL:+&$iqw4(#7w%))+&$iK(#l;w83#MLw2h%t[#l<-w%h#q;w,y+iZ+.$iY/+&$i~w#f1iX(#lFw7v$#lFw9B$w.D&#lHw&*$sFw#g#S&$hCU]&$5w",
"%u#h8(=rL$sL7w+*%$(7#2-'H%/w#8#hIw#8'h>#2w#c$h<w3g$rL$sLbw#='Qw#S#4%4'T%T'hN%hN)&hOhPd#l]hO'hQ%hLw%|#w/-#w/$$t]w0b&",
"jGkZkQk1k/'2%2O,$jGt^w*1(ueg(&$$k8lPk`k^#l|w:<$w*O-w1=#k>jc:j^w#=#w).#w-#&$(Cw$H#w+l#w:B$j_j`QC:w';$llrnw#a#sRw#a#w",
"#,#kmw%f#umo8,$$rnkFkmkbjl#lsw)m#2umo8,$(WkGrnkcjm#ltw7,%,$75(4'H%Hw2|#h;(:#luw((%,$2Cw*0%E$2[$7;uDGPt_w$##Y,$k}w'Q",
"(uuwI,$$W@kWrnksj}#m&w$($uLNg,$l#tcw#C+5rnEk]Wkxk&#m+w5Y#w#4#/rnak^rnkyk'#m,w5)%,$24(7'C%Cw@T#C(/uLNg,h7h8-#m0h7Y,$",
"tdw%|(w>1#U#m3w6v$s~w6H%h9cQ(w4{#tdPw7a'(%-'h;w</%+G$hagw#,#'h@%h@'hC%h<3,$hChDhB2Y,$k]uLNg,$k1w.s)'k0%w#0$5w#0##tI",
"L'(w#g%1&$tIwAW-'k6%(u;>&Ltew>)$mCw>)(4w>)>mJw>)$#mmtfw$X$kE%kE#meW'kG%k>O,$tgkIw(V(Ow0R/s3)&$kHkKFG$j8l-2w.c%n0W'm",
"R%mRu+-~u++mf&mO;qD%$wE4#w;(#qgw(x#w@)*w9-#/4w9-#wBu1qmwAF&Cw)F$3&$A:(/u363-u++mf&mMw#x#=qr$q&LwEX$qr$q'w2l#wEX%w#:",
"#w#1$w,o$w#S#.$;qFu;<0.$u;<0&w#&#w$U%w#'#V&$/;]&$/5uLNUqs$2(V&$(B#4-V&$2;#/w#+#CBw;J#AS&$Iw#s%w*}#/uLMk.$/w#}'qHu;<",
"0,w#z%wJ3%wI9#w#''wH/*wG{'w%d#Iw2m$qk$qeqvw%]##Aw2m$w#3#qmw#3$I-wG9$.$7/(5#Ew#W$qxw&|#F.$hN7h9qyuDF+qz$(uTUlq{w&2$.",
"$(q%`#cW#h9w1%#5uLNg,$q|h>w'P(F.$hUAbdw&c/uLMk.wC_#hCW#hBw*)#/#h>r#w:/#r#w5f$wD^#wAW$q1#hB-S&$hJr#F.$h`h8(w#j0#hF-u",
"DF+^$/uTWAw3S#r$w#w%hOW#hN-'hH%hHumqA.$h9gMP(h7w&6#G$;qIw&6%u;<0.w'4#w&0&w$p#/w%x-5w%x.:w%x,@w%x$r%w#W#F.$hz4Tw%x*u",
"LMX-Qq%`w8~#F.$h}:h7w$x$V&$h8;wIm$qmuLMX-(q%q'w2>#u+-~w'm>w'a+@w$h'r&w$W'w$h&Uw#3$@w$h,Cw#W$r(w'0&i97Pw'a1h7W#Pw'a$",
"F.$i=:cw'R6h<W#h;-'h8%h83.$/A(Cw&XHw$p%w&X)w$p%w&X3r)w&X&iVw&X8iYw&XAqJw$S)w+1&#2wG-$r*w$&#w#,#r+w5O$qT$Hw-<$uLO+&$",
"(r/w5O&w#B#r0w#B&Mw#B$uDF+^$(uLO(^$(r1uDF+w9{#T-uLO*w#R#uLMk.$2(1.$h8uLO+.$(2w+2#A%Aw#a#r2w/Z$.$h<uDFyw%R#gwF]$'c%h",
"8w#@#r3w#}&bw.B$w$@/r4w#B&hFw#B$w$@#uTW@^$(r6Uw$A$hHw$A%8&$(r<1&$:w#b#2#Hw$A(r=w#b&hQw$$(r<w7m'hP%hP1.$hTw.T&w&18r>",
"w&1'r@w%1&Hw%1$@w%1$w#;#rAw$,&Iw&J4rBw#B&Qw&J1uDFyw%0#h9w&N-gw&N%h>w<}#CwE0#w#i#rCw#i&hBw%40w#B#rDw#B&hGw&T4rEw#B&h",
"Lw&T,rGw&T$w$K$hOw&X-Hw&X%@w$K%hR%hR1.$hVw3<$$;qKw2i*wX~8w-,+rHw$G#V&$E;uDF+^$Ew#'#uTWAwDT$#MWw1g#:%5V&$PB8&$Pr-SwE",
"U$EwLw#h8wL:*Tw50$V&$g;S&$(g_,$h>w5P*h9wM:(hC]&$E(w-&#wLZ)uLO*&wLZ#h>-'I%I3&$aI(:#b-w1p#hGw1p'7(#hGW#hF-'b%bwCI#h>(",
"Qw%_$ok;qLw%X$wP;(wH$#q6wCE$w#D$oow#D*wP9$w#D$Zw#D#wAI$q6w#K$,$;qMw&K#w)e#w&H%rxw&7-rKw&7&@Bw#($wA{#(wYN,_,$/wHw$w#",
"1$w&E#;w#($w#N$wQO':w=V(CE(/w0F&Q%aV&$h;w#S#h;w#S%w5A&w08#,$4Mw3n%&o2;qNw$k$wQh'F&$h|4w%V&$w%V&1&$rOwI##w%U#w7l%wI5",
"#w&#(Gp#,;w_u#<rUw(e%1&$q(#rR-1&q7q)#rQq7#rPq8wHO#w5n#w#,#w#Y%#rSw%o$rTw%D#uLP`qQ$qyW#@-uTXs&$qyq%(#rQw#,$;2#rPwJ@$",
"w<t-w#o#w$R#wI4#wHG'w=C&rQ#rS-#PwFG(:wYw$wIm#4(wAD$(7-%7w#]#/w'k#wGS&(2#rS-wN7%hBwN7#w#r$'h;%h;w#D#w#z#w(2$w%+#q;#r",
"O-w<m#p#,:w<m+w_Q$wTm-w^g+(ra)&$r_w:6$/%4w[}(8&$CLw#C'7(#aw,g$3&wVU#Aw'2&w=##w#T'w$3(w-P#w-H#w#b(w<%%w'c(w#V()&$dwO",
"a#w$+&w#I-w>R05uTWY&$(Urdw(*$o7;qOw.'%w#P1+&$h;:wK{(w_o%]&$Arew/+#AuLOJ2Urdw&6#,p#+_;qPw.h*wcB.R&$:rfw&8,rguLO+wc8$",
":w;k#(rhuLO+w)$$w6i%rmw(S#w.q$rn'Aw2b%row+g&P9#TWw&N#M%2w#;#rqw#;#8&$Hw_<%#h8W#h7w+U#78&$Arjw'^#qyw+P&h7%h7u~%bwWO#",
":H75wB(%G$w*k#uDG5qyqyr]u+-~u++mfqQ$;qRw%-*w+$&w#'$wfc+w#;'rUw-n-ruw$}$Crw#Aw*4'rwwT;-q6wOa)w/r#58&$h>wD5%#h9w+]$wB",
"c$;#cw#t$7w0u$h<7w0u#uDFy&$4w7R&wbn#7(28&TQ-#hCTwO3#)&MEU#hBM'P%Cu]_/qQ$P999#hFW#hEw@v#h9w,Z%h@-#h>w$a%qQ$2h<w$a%h@",
"w$a,wUy#S&$hR4w)l$w$a$w$^$#hJw2=#7Lu]_/qQ$((((uLO+qQ$7(8qQIM-#hOI)&@AU#hN@'E%:#hVW#hUM'hL%hL3qQ$QhBEHw*$&qSu;<0qQwE",
"D&w&9%$%w%V#/;=qr$q*w5f$w2e$uDF~^$(w99$@wN~$w.S$Iw,3#wOh%2@(w#u@w#g(/wWE$w/1$@w=L'&$2/(5w#g&qUw+3#qTw+9$qTwG**w#'(s",
")w6L1w(b+wWo#]&$(re#M-#Iw/_(Tw/_$cuLNmw&O#uLNq,$5h;Ow2R#[$5w0N)bwk3#s'w.s(1&$hFw5X#s'+&$i{wGx$hJ#hC-#hBw0W+wKa#s'w[",
"h)Z&$s*5w-{'@w-3#i~wdy$hC=qT$hMA#-(w'N(C%/#hL9#hK9#hJw#u(Hw(Z%C$2w#*#M$4w(b#s'[$/BuDGP(/-%/=qT$hX4w/,%@A-#hXwV3#2uL",
"O*&:H-#hX:)&5/U#hW5'I%7uLNq,$@s+w2u+hew%-#T#hfw#/#hiw%D$#hj-#he9'hT%5'hK%hI#h^w$O(hKw%E01&$hqw0a#wU|$qM2w%A$Hw8d$+&",
"$jMw&.$hx+&$jGw#<$hh=qT$hrEw%Z$w+I#hnM'a%AwWN##hmW#hlwRH'Wh^w%[%haw%[$hnhcw%[$4w%[&w%##w%,#Aw<w&i$w%X#(wO##s,w7o&a/",
"wgb'w3W#qT$i+Tw#F's+1&$i6w(F#LwOO$#i+w%c#/w,,#s-1&$i9w5#%i:w#8#Aw#S$w(O+iCw%D$#i4w]9%i4w]9+#iE-#i@9'h8%P#i7rnw8e%hH",
"I5rnP3&hC95hDPwa|#)&hEhFU#i6hE'hJ%b'i/%i/w%O$hEhB)&i1-U#iAi1'i3%i+1&$iGw*-$O,$s.w5j#iKw#-#2wj@*w4&0r1wd'%iQw+{#1&$i",
"Sw1K&qVw4/&,w#&#w+x*wO'2wSD$:wSD(Aw(A%rawSD,s1wSD)EwSD$wa3'#EwS~/s2w#^%w$y#)&$h@/K.$okh@(w1K&h@w&a#+.$nHw1E&(#g4w1L",
"$.$(752+&$p#.Sw[z#s1ws='w`|%Eaq:#hDE'T%CwbQ5+&$kWhOw6P(#hHw#4#kRw#+#w5e#re#hHwo[$uLNlw&`#wTt#uLNlw:b#wU/-w&n1Mw.l(w",
"Z|&s1wZ|$uLO*w6d#umq1&$:L99(h7wB.#'h<%h<w#G#w<B-w#v1s4w%B'/%/w;;#p#,[;qWw'`6w#'2#/9#5wuN2w$g$qh$qes5w$g##CP#A9ueg(&",
"$jZ7I(C1&$I#a-#E(uLNm,$2w$e)u]`v&$s6L95w^{#wJ+#w*2#h9/wm9$c/w==%w(0%7Ew,|$5Q$w.$#s6w*D$w1D,s6w+b%hB-w'P'w%s-#s69wZH",
"#)&$hOw1'$s2ueg(G$iC:(hPhOw#S#uLNmw9l#w%55wc+%s$#hOh<#hNh9ueg(&$j}4hP(w(=#hP#hV-#hU(wXk%ch;M-/3&gh>M(/uLNmwG&)w%O(h",
"Bw%O#w%<$b%b'hD%h;u363h@u++mfGp#-5;qXw'+&w<z&uLNm,$5woR#5w,`-wZ}&@HFG$p#.iIwE/%wdo$w$p#w|I$wj%-w(O,>&$lyw*8(>&$p#1J",
"w=s+:wzc+bw#($uTUlqn$CqmHwQ:%a%awQ:#p#/X;qYwZU(=rL$s:wdy$w$7#s;w,7#X&$sBH9=rL$sAwhb%Hwll%Hwt]+ws5$w.P&qZwS`'w[*$w#u",
"#4#-w#t$sCw%,#X&$sD:9V&$:Bw#y#wDz'w*Q#wAe'w$R#w#T#wfe'/Uwf*#w$H$8&$@wBg#q}w#;#7wBv$sMw9^%:w#H#w,@#w[%$wC_%7wC_&Gp#/",
"z;q[w'@'w#~#sNw3)$rL$sL/#-5w.]#8w,]#wD}-w]~#w$B%#-Iw2_#S&$Ewh8#Er{w#9#w*S#w-=#wh3%@%@w&d&&p#0;wE{'w#o#wkz$wG,#w.`#U",
"wVH&w#3#w;'%wzf'w8c$w:{$p#0Ow#c4w=b$w.d#qjw;a&#/w'9+w#_$p#0Gw&S.w#b$>&$p#0`wPp#uTWAwN7#r{w#b(Hw#b(@w#b%p#0Ew#b'wBY+",
"w#'&+qQ$mF:#5w0w#llwXW#+&$l^2#5wle#p#0ewi-%/-wkw+p#0aw)*#>G$mP)wDD#w&l#Hw*i(w$d+p#0{]&$aw2V#ML9(w$c#)&$IQw3e#/%/wMX",
"#>G$m])&$Eh8w>+&q]w0I$wAU#2w>R$wO6'wFp%R&$2sjwKY#w$_#sjuLNmw,*#w#D#.p#1K;q^wZu)w#''w&l'dw(V-+.$p#119wV9%w#/#p#12slw",
"bf%43.wiF$#IwLe$w#^5p#1:sk#Tw#^'p#1;sm#Qw#^,h7w#^(w)o%uLMksn$((X.$(EwAU%p#1d;q_wAO'x.l<wFn'uLP_&$qyI#Cw#{#IwzK#w'3#",
"h]wLL#uTY#w&.#T#AwHr#Qw#9#h`(#C-w2*#x$5)#T7#h85w1f#x%=#C4(+,$h`wR<-#h;W#c9'Tw*,$h>_,$bwuc)#cr8wG6#wNM#wAJ'(hGw7{#w)",
"]%r85(4w$P$(uLNIw#B##hBw$U#hKw1$,hMuLNl,$hO(x%3'E(7+&$hzw$P#hvw/Y#(dL#hPW#hO-'hI%hIw4Y$wET%Gp#2(;q`w+5(w#',w*d&>&$p",
"#2+wIH#wL0#w66%wA3'Aw@'%MwH:%q;wIx)+.$p#2+w|E#p#2PwO[#w'V#wHz$w_^#wRU%w2e#(#Qw~z#5gw%2(>&$p#26w%g#@w}o*c+&$p#22w_i$",
"wFo%@a(/KG$p#22h8(w*Z$M)&h;h<-#hEh;'c%c)&h8h9U#hDh8'g%PuDHI,$qyw#~+p#2Bw#~#hMw#~$>&$p#2N]&$hEw$+#7w+y#:%:u+-~u++mfG",
"p#2]wU%$w%v.>&$p#2Vw%n%5-#4wEK+ww<.#Aw9@#rPw+-#w#H&w{B%5/$2w8}$[$4w'h)wUi#w*c%:w$q+p#2f+.$p#2ew%d#p#3-ww=*w%z%b+&$p",
"#2d(wL`#wX<#&Ph7I-:>G$oSx/t#Z&TQU#hET'h9%EKG$p#2dhBh9wqq#)&bhBU#hHb'hC%gw%P#p#3A;qaw;X%w36'w(S0qu$q*_,$:s2w*B(w#,#E",
"w*K$Cw%l(7x%r1&$p#,7x-[#c(K.$p#/lW(KG$kEH(x$X%h9:'@%4'I%A#h8w#h(Iw#h3p#,Bw#h#hEw#h#p#/vrnw#h#kOw#h'hCw#h%c%cw$Y#hIw",
"'($hDw#q(2x'L3p#3>5+.$p#.Zw#k#kZ:()&/:U#hMw13#7w=*#'hI%hG#hLw#f(hIw(,1hRso+&$p#,X/w>J#hZw'[(+&$p#,]A)w.@#K.$p#04hc(",
"#hYw2U$hcw+D&p#.m7#h]-w;d#3.$4:(2w'd$.$soI(4KG$koP(wz{#)&QPU#haQ'h7%E'h^%h^w'S#p#4&w'S8quwfF#w$s(5w$s0+&$p#,u/w3N#w",
"03#wl-%AwyH#Qw%#+p#,{Iw%6#h7w.]'@wx/*K.$p#/hh>AwV1#2%2X&$spP9=qT$h9wQ_$=rL$stx$T#w#Q#suw#Q#X&$s{h<w#D#h@wu3%rL$szw#",
"D#w0/#'g%g)&h>h@U#hDh>'b%h;w%F#p#2,w/A&w2U4wV;+w|I$#:w(1;&$l@5w<J#w^K$x&8'w)#%Qw)#$wEB2r[$sis2#-w2/#2#h;W'P%TweG#w$",
"-&Pw&b3lP/R&$hGsZw_($#hC-uLNs,$(sZuLNg,$t#w2A)+.$p#4IMwWO$w$(#:w&3&t$w#>#)&$s[A+.$p#4Oh7wwS$w$p'w&3#w#H#spw#H&s]Tw&",
"~#gw@B#stw9@$w#M#w>n#w0q#w#M#t%w#M&t&h;X&$t'hEw#M#szw#M0wH&#'hF%hF)&hGhHU#h`hG'hI%hDw%t1Y,$t(w#0()&$hlw/[$w~#%,$t(/",
"(7wDi$,$@hO(we~)R&$hrw%u#s2(#hmw;2%#-r8w#B#t)w%W'4w#9'woZ$H%H#hvW'hq%hqwqG%wC/*w%u#wC/'t*w/0#w#c#Hw<,(wC.=w#p,w&P#w",
"d0#w#^%w#u#t+w#u&t,w4V%w#u$@w#u%@w#u4,p#2t;qbw,_(w,k&wp.$xEM3wO`'w,|#:rnw@b#wSl%rnw6h-sY[$4q%w.z&Ew#H&:H(w#H%4w#H%r",
"pw70)w6l#wIf$q:wNC)gw',#hHsZwSL%h>w+f$t.w#P#uLNo,$HsYw/9$,$t.A(waj$w#j$'Q%xE,#:x<e#t0w*I)'h9w<|$hsM#hIw*{#p#60w)7#x",
"*G)a#hLx-V#ThXw#T(w#,#hYw#,'h]w=l&p#0[M#hTwPz%hTMwPz(E2FG$p#2+heCw7C$w*{(+.$hwhDFG$p#1Shiaw;$$wQ1#w#A#t5w*'&w1p))&$",
"hKL+.$i1(8.$(hl8.$bhmK,$p#/Z2xG:'hc@(/#hmwu,$3,$hdg(H'hZ%hZumqA,h[hdhIhdhE-C)&hXhYU#hlhX'h]%hV'hc%hc)&hahbrp#hmha'h",
"f%h_u363heu++mf,p#3{;qcw(:&w(7>w(@+w(D*w#H;#Qrn#Tw,M$t6w(H$Qw08+w2t%w<U/x4/#w(C*bwEN)w0U#w^3#w#t#t8w&0&/Lw#C(V&$hO;",
"8w#Y#wY5#wBm#w]R#7(wb*$,$t8Q(x5x$w$.$w;F#h<uLO*&$b(#hUwe/&h@bE-2x4,)hTx4,$x/l$hRw%$(h<w293nz5X&$t9/wMD)w/W'wmd%h^x;",
"x$w2@=wPN$hT%hTw$-#hihR7#hcw,*(hWw&<%hZw&<@hnw*6$t:wLT&s:wT9#w$R$w3x$uLMk.w]U#htwvR$w#8#w^@$w6g%hww)@%.$4A(@#hywzY#",
"hz+&$p#7Xw+T-Q#h|w+T#Pi/O,$i.w,.)w#,#i2wK{$.$i*+.$p#2'(#i(wL_%.$i,#i)wD_%.wL_$FG$p#3Ti;Iw'H$w#Z#t<w#d't=w#d#Y,$hRw+",
"D-w(6+iDw(6%=qT$i<wgV'(w`l$(w+G&h_E(A#iHx&N#MY,$h`w#o+hXw#o,iQwy<#2w%k#9wOM#hkhfwHv$=qT$iMw8U$w#1#:uLMk.$4(K,$p#1;:",
"('E%E3,$hphC(E#iY-x>R$,$PhB(Tx*o#3,hphqhR-hFw-r(w'1#hq#-hXwX+$hr%hr)&hphqU#iXhp'hu%hnw#I(w)W$iTw8n=p#+'w)W#spw)W$w6",
"Y-w)W%i`w)W$w#n#w#{#t>w,P$iaw#w:w#r#59R&$/w)5)w,L+st/w$$$ACU#inA'I%x83%imw#w(@w$o3p#+Bw$o#t@w$o$w7{-w$o%ixw$o(w<3##",
"iww#r(h@w:F0w$d-#j$w(x$tAw(x#w%(#Iw%w-wsn#w*|&j+x</%r[$sixBE$w*|%j.wUJ%.$4C(A#j0w*b#EjGw,l)rL$s:gw#Q#FG$p#4-jM(/x'T",
"$w={(j8w={$'hi%hiu363i^u++m"};
/* onesweep.comp -DGPUSORTI_NARROW, 13244 words */
static const gpusorti_line gpusorti_spv_onesweep_narrow[] = {
"$^1h#u36-qZu36.h%uLN@u;<7uLMSq]uDE4uDE)uDEEu]`|uDEGq^h&h)h*q#uLO,h'uDEQh(h+h$uDECr#h/q$h-h,h.uDE;uTU_uLM[uDFXh2qXr(",
"uLNDuLNBh0uLNhuTUdrSuLMcuLNkuLMlh3h1u;;ru;;suTVzh5uDGLuLO'h4q/uLNquLO)q+h6q)uDE%uLMPuDGPuTUlv$o9)Su+3euefUu#=G5u33U",
"#u33Uqbu33Uqdu33Uqeu33Uu#U:u33Uu#UJu]^Dv;F+2Av;EfUjvAj+zBv@Q%3Sv<xdo-5uTU4@v6RUmWv<bs>Dv/AM#F5u;;c5@uuvzq(#v@8$D$5#",
"w#$#uTU9q%q4@@@Q#5qG5Qa@qGq'Qaq%qGaQaq&qG^Qaq'qGq3Qaq(qGq7QacqGq;Qaq*qGq@QaaqGqDQa#qGqHu;<Aaq%8q,cq'w#^$u;<Aq-q%8#q",
"F58q.qEq&8q&q.q=8q'q.q;8#@q(8#caw#D%q1w#D%q2qEq%w#7)q4w#7%q5qE58#w#m'q7w#7%q8w#L#@q*w#;)q;w#;%q<w#P$q%w#7%q>w#7%q@w",
"#7$w%0%u;<AqBw#7%qCw#7#@q-w$5&#5u;<AqFq%8qGqF58qGqE@w#y)qIw#P%qJw#7#@a8#@c8#@q,8#@q%8q(q.qLu;<Ac58cq.qMu;<A#w#o#q&8",
"#@q'8#@w#/#w#R#^8q*q.u#U-8#@q.w#7%q.q<u33W#u;;v#IuDDz#qD5u;;v#%u33X#uDD|#%q%uLM:#1+%uTUK#I+%1uDE*#11uTUK#%1%%uDE*#%",
"%uLM:#+11uDE*#%1uTUK#I%w#6#+%uDD|#%q'uDE*#qhw#C#qh-#q*%u]^[#%%qk%qku]^[w#E#++w#1#w#*$I%+w#T#1%uLM:#I%1w#(#w#V#+u;;v",
"#1uLM:w#U#uDE*#I%u]^[#I++%%umn|#w#)#++1ueflw#,#++1v#$*+Na%w#$(-#q,a.qz#q,uDDz#qD@,q|#5-#q,%,%#5Vq,%Wq-q,-#^q-.r$q.^",
"-#^w$c#q&-#@r&.r'q&@,%#@-#@%.r'q'@D%^w#3#q%E+#ru^r*Vq01Wq1q0-#^q1.r,q2w#]#1Vq31Wq4q3-#^q4.r.q5^Vq6%Wq7q6-#^q7.r/q8^",
"D%q9qD,%#qDw#a#q9r0Vq:%Wq;q:-#^q;.r2q<^,%#q3w#;$r3u]^o%#rtr4Jr*Eq|#rJq9=E+#r{q9r0w#<%uDDz#q35Vq=r9Wq>q=-#^q>.r:q@w$",
":#r9uDDz#a5VqAr<WqBqA-#^qB.r=qCw#9#r<w$j%D%qD5w#-#qDr*,q|#cVqE1WqFqE-#^qF.rCqG^VqH%WqIqH-#^qI.rDqJ^w#J%w#Z'qKw#Z$qK",
"JD%qLqDE%#rLqLJ,%#qCE%#s6rHrIE%#s3JrJw#D$w#{#qCD%qMw#R#rvqMw$w#ruqKJw#=%w#Z%w%3#rQ=,q|#@E+#ryqLr0,%#vfMXspw#k#qLw#k",
"%rVw#J#rWJw%b#rTrUrXw#j)^w$S#w#v/w$,:rcw#Z%J,q|#q&D%qNa,q|#q'w#m%-#c%.ri#cw#'4r)q(@.r)c@D%qPqDw#3#D%qQw$r#ruqQ=u;;~",
"+#,%w#p#qRsqE%#rPqRqPd#%rt-#q'ru.rv#q'-#q'w):#syD%qSw$2#a,%#t5w%=$qN,q|#q(,%#qe,%#qA,%#vLM5-b,%#vF9(PS,q|#q2D%qT5E%",
"#s1qTrz,%#q*w%q#s's(,%#q(w$6#s)s*u;<#+#w#,$rs,%w%%%s)s.w%]#qQw%D#r}qPw(^#rrs0s1w%]#r0qPw#j#rUs3-#@qh.s5q*@w%##,q|#q",
"3w$$$s7,%#q2w$$#s8s9w#i#s:=,%#aw#=%w#9#s=s9w&|#s;s<s>d#%s@-#q*sAw#v#s@w(7#v+3LDD,%#v3Duee,%#v+3LDCw$>#s)=d#%r|-#q's",
"H.sI#q'E%#rNqRqSw$0&q;,q|#q,.rx#q',q|#q*d#%qS-#csQ.sR#cw'n(ru^r*w$.#sUqSJd#%sV-#csW.sXw#C-w#)&%#s6qTw(1$s^=E%#rJqSJ",
"w&|#s`w#b$s_saqSd#%sb-#csc.sd#c,%#u++2uLMN+#rss_w#X$r3w#X#shw#X#s6qTw&-#rvsjw#e$sKw(Z#^w%]$smw#@#sns9w#9#Jsow$%$spw",
"%Y#sqw$+$srw#/#rNssqRw#;#stw#5#rN^suw#)#qDw#)#rJsvsww$J#skslsxw#0#rtw#U$szw$^$sis{rtw#J#s|r|E+#rwsys}w#6#s~sys}d#%t",
"#-#q't$.t%#q',%#cw#T#qSs.w#M#r*t(w#)#rst(uDD|#+q%uLMF1#rUrUw$u#qD=w#]#t-w&0$t.-#ct/.t0w&0%w,o%qDw$3$t3w#C$t4-#ct5.t",
"6w#C(w%5#ssw%5#t9w$`$t:ssw#;#t;w+X$w&i%w#H%svsuw#t)w#B+w#H.%#Pssw)i$tGw&R#PqSw#s#rvtI=w(Q&s6qTw#_#rvtL=w'0#t-w*(#tM",
"tNw#j%w#4)tQw$%+w#:)tUw#4$w$C$w%D'w$C(s6qTw$<#rut[w'x%r~w$,#t^w$,$t_w#`#t]t`w)`#w#'#D%qUw+~#s6qUw$P$tdw#S$qUw#l$tfw",
"#S*thw#4#s)s*w$E)tkw*j%w#4#skw#4#t-tn,%#rJw$5$tpw#>#tqw#b&%#rPr|w,=#rLqSw$)#rrt-skw#:$w#['rvqKw,m#w/P%rqtytzw#:#t{w",
"&d%,%#qmuLMF1#=w/R$s)r*D%qV@uTU^r&qWqVJw#<#qE,%#qFeIq%5qY$#.qk#q*u;><#5u;>A=#$;<%##uLNF%#2sKuLNI%#7sKuLNl+#'=X%#'J=",
"(%#9'Fq~#q{rz0%#w#,$sPw#,#K%#7'uLNo+#'4G+#'u;><#5f'#'w#l%L%#M:u]^F%#@qJAw#F#9'&4$4/+#Ah:'4w#M(&h=$w#r$Pw#r&s.'(%#r0",
"'<I##0%#rpRw$K#w#Q(w#,#taw#,#(%#Cu#'%gr%#q.q}'u]`qw$i$J)tb;&9$9)sO=)tc=w$2#w#B$Mw#{#(%#Tu#'&w#Q%w#2&'hIw$%#_+#'r|w$",
"%,t_##w$X%r}w#M#w#H#K%#'hV(w%T#<%#hM(%#2'&A$:w%O#w#C#w#=$&U$U/%#3U'Mw$/)&b$b/%#=hG'Yw#M#&#$;/%#2h:##_+#7s}Z#25f'2;$",
"2Frx#t&3);=(%93qR&4$'6%#hHJw'4$w&:)hv$'uDG5r*r*ry6%#hLr*w#>$6%#hNs.w#-'hPs<w#S(tew#S#6%#hTr3w#6$&7$7/+#teM'7G+#tgw#",
"v(6%#hZr0w&s$w#F&tgC'7uLNI%#hYrsK%#r*w&8$J)s6;0%#s6w#/%sL;*%##hs)rj'w#+#hu)rkw(M$tiw&F#0%#tbL%#'i,&9$2<%#i'&3$3w%]#",
"3'9w#I#tjw$:#L%#i6i1w(o$i3'w#Q#Jw#(#4w#N&:U'3(%#i6w(c#'sKL%#iD'w#O$'sKw$n#sKN+#tlw)c)w'[#rfw&y#w%.%9$9/+#4bw$5%w#F(",
"rgw#F'qLw#F'>w#F*6%#i-r3w%p+3C'7w#B%w%A%rj0%#rkw(P%3$7w$r&'3=9w*=*#$'&2$;uLNo+#3r0w#5,L%#r0Aw#~$%#=7'2[%#rUw)=#Aw#3",
"#A'4uLNs+#Uw#V0r~Yw#K%w$y#%#=9'7uLMk1#Bw%h$tmw$~#*+##h[w$y&tm>27w)Y$1#:4u#'##w#T#B#2/+#s,Crrw$>$>#3Z#45w#H#ueg(I##i",
"3i1hghew#n#tow#n#w#4#i7i.hkhiw#q#G+#>N+#h]w&u&#$'<1##w(D#7Ow#(#j;0%#j<w+D#w%-&'A=B/%#9Cr*Aw)h#r*N+#trw#a*I##w(g#R+#",
"BJw#9(*I##Hw#:&Hw&Q)w,;#`%#J2w+o&=4w+o%qSZ#2@w+o%w#G#*1##B*%#hI2(%#3'w,&#w.7&Hw$r#2OI##]7(%T]P&Y$M&h;$h9w#v'h;w#v0*",
"1#T3*%#hXw*t$w#a#>A2(%BAP&C$3&hG$hG&hM$hM&hS$hSw,h#w.j1w$#'2#w'/$3#2_+#2s|Z#9@f'9;$9K%#9r|w._&2w$x%w/_%C>;(%:BP&M$3",
"w#t#siw%t#6%#Tsf[%#]s7w)s1b9G+#i2N+#h~'N+#'tsw$N(R+#ip=0%#sLw-;#X%#72'u]^tI##iu2>&:$:&hE$hE/%i7i8hw>:uTXz%#rs@i80%#",
"rn0%#rmw,o$R+#7w,C)0%#roFrx#rw');Bw(p#w%e5L%#UiFw0P'7w%j%4w%j%ttw%j%w#q'_+#4w(p)w$##Cw1A$9$2w+)&'9=7(%HT;w1k#(%>MP&",
"]$Aw#W#iLw#j&rpL%#jrh7Frx#tK2);w+b$w$E&h:4w$E%Aw'/,w#Z#K%#3w'/2w&}+9sf(%#Yw3T$(%#>'`%#7s7uLO*%#h9w#S$7);'[%#>w'B#:'",
"&>$Aw#M&bw#s%);h@(%#hA]&T$T/%h@9H;U&h>$h>(%h<h=P&hB$h:&h[$h[w&R#w)%'h^w*%,w$n#<%#iM*1#iL:*%#iqw2:#7w$s)*%#iKw#6#UJw",
"1*%tuw%O#qSw+|+iZ*1#iY4*%#i~w#`1iXw5_$w-=*w#^#s_w#^#[%#hCP`%#3w%Y#h8'Fri#se7w6u'7)2;&B$4w#8#w7%#w#8$h>)2w6{$h<w1|$r",
"i#sehAw#='Yw#S#w'G#]$]&hN$hN(%hOhPr*&hQ$hLw%g#w.$#w-w$tvw/I&jGkZkQk1k/&2$2N+#jGtww)P(ueg(%##k8lJk`k^w)k1w/~#k>jc:j^",
"w#=#w(]#w8h(>w$B#w+(#w7}$j_j`Y>:w$;#w#^#skw#^#w#,#kmw%]#umo8+##s,kFkmkbjlw)u#umo8+#'rrkGs,kcjmw,F$+#73'9&B$Bw1W#h;'",
":w'c$+#2>w)X%H#2Z#75ftxw#v#G+#k}w'5(uuwI+##rrAkWs,ksj}w#{#uLNg+#l#t|w#@+3s,Hk]rrkxk&&7w#1$4s,Tk^s,kyk'w5;&29'7&>$>w",
"<F#>'4uLNg+h7h8w$%#t}w%d((%#h9Pw4v#t;w4Q%h9h:Y'w3D#t}bw5W'w/Z#h;w9^%*I#hah=w)j$h@$h@&hC$h</+#hChDhB2G+#k]uLNg+#k1w-",
"s)&k0$w#0$3w#0#)tcJ&'w#g%0%#tcw=I-&k6$'u;>&Jt~w;N+9w;NBw$O$kE$kE&kG$k>N+#u#'$kIw(.(Nw/F/sL(%#kHkKu]^tI#j8l-2w-i%mL$",
"mLu+-~u++me%mI5q[$#w8e#q}w(I#w<A*w7&&w=B$w#@$w.|&:9'7u363;u++me%mCw#_$r)#q&Jw#B#Fr)#q'w1@#wAt%w#:#w#1$w+w$w#S#1#5q_",
"u;<0+#u;<0%#$#wBu'w$2#r+w)B':w$;#gr-#q2q}A01w08%gr-#q5q}>w#1$wBB#1#74'3w.W#w#T#Tw#^#gr%#q8q}]w$2#uLMk1w:L#]$w:d$r1w",
"#@&q<q}h9w#@)h9$9w6W#r5w2Y$6%#h>w<8$q9[%#hAr5w#P$w+<$uDF+q|#9uTWAw0L#r6w#Z%hD$hDu~%b1#h9hA]h7>H'Tw%9#I#5q`w%9%u;<01",
"w%<*G+#4w4E#r7w'2(w#,#r8w%F#S%#>5uDE|r9#'gr;#q@q}Hw2'#3$7S%#H5uDE|r<#'gr>#qCq}Yw#9#B$B&H$Cw#^#r@w#^#w#,#h:w&-(h<);h",
";w+3#w&,$h=);h<w()$:w67%h@w$2&hA5w&)$hCw32%2S%#hCw#5#q<q}hEw#5#4$4&H$H&hB$hBu+-~w'P9rAw'P,w)$#rBw.J(w$T$'w'P$:$3gr-",
"#qGq}Hw#1$w1+#1#7A'w%2#Mw#c#bw#c0h:w$g$wDu%w#c#r%#qJq}h=w#1$w1k%w#c#w'2%h>$h>/1#Uh;'Mw'.5frEw&5'w$o8);>&4$9w$n$U);M",
"w0M$C$w2r$Tw#Y0h7S%#h7w&R%w6b$:$3S%#h9w#5#qJq}h;w#5#A$A&h8$h8w&N%qaw$S(rFw$S'rGw&L#S%#:@uLO+%#'rKuTU}1#'A@w,.$1#C:w",
"C+%rLw#H&7@uDF+q|#'uLO(q|#'rMuDF+%#'uLO*w#U#uLMk1#2'uLO+1#Aw(k$w#Y#T'w$x$rNw#Y#uDFy1#7w3J#/1#9U'2&h:$h8w#@#rOw#v&h@",
"5w$>(hB5w$>&hCh>w$>%rPw$>'5w$>#uTW@q|#'rRPw$@(6%#'rYuLO+%#4'w#a#C5w()&>]'w,a$rZw#a(w$)#rYw#H#3w$)'4]'9&hR$hR/1#h<h@",
"'4w.+&w&/)r[w&/'r]w%0&:w%0&B3'2w#;#r^w&#(w%,(3w&H'4Aw%,%r_w&H5uDFyw&L/Cw*/'w%)#wAj#w#b#r`w#b&hAw%-)hCw%-'hDh@w$*%ra",
"w%R,w$O%w%R(wG|&rbw&X0rdw&X$w$P(w&]':w&]$>5&C$C/1#MY'C&hT$hT/1#h=hHw*z%%#5qbu;<01w*z$w,r/rew$/&Bw$/#Bw#'#uTWAwAB$w*",
"9&M@6%#MrI[w0.#uLNo+#HwH.-w*n$[w*x#R+#h8w3H-wH~#h<`%#HwHK+uLO*%#B'&M$M/%#TM':w1T#hAw1T'7'&hA$hAw@3#h>'Yw%&$oN5qcw$|",
"$wK^(wD@#qNw@/$w#D$oRw#D*wK[$w#D$Lw#D#w=I$qNw#K$+#5qdw%o#w1r+w$v#rhw,5(w#($w=u#'wS_,R+#4w0{$w#1$S%#]5w#($w#N$wLh':w",
":i(>H'4&Y$Tw-d$w#($w#M%h8$h8/+w,:#h7w%$$np5qew$U$wLw'u]^t%#ht9w%A&#w%A&0%#rlwE;#w%@#w6E%wEN#w%j(Ip#+swVB#0%#q()ro;0",
"%qOc)rnqO)rmqPwDf#w5.#w#,#w#Q%)rpw%Z$rqw%/#uLP`qh#rsrruTXs%#rsq%')rn;w#,#52)rmw8k#rnw:%-w#l#w$G#wEH#wDg'w:P&rn)rpwH",
"~(:wTB$wE}#9'w=>$'7;$7w#Y#4w'G#wD#&'2)rp;wJ&'w#l$&h;$h;w#A#w#t#w'h$w$~#qS)rl;w:'#p#+vw:''wX<$wOp-wWX+'r|(%#r{w5+#9w",
"V:(6%#>Jw#@'7wEO#>/%w,I#Cw&s&w$$&w#Q$w$-(w,I#w,D#w#_(4w'G-w#V((%#r*wKK#w$(&w#I,w;f$2uTWY%#'Pr~w'^$no5qfw,i%w#C$*%#Y",
"9wGv(wWV%`%#:s#w-i#:uLOJ2Pr~w%n#+p#+65qgw-@,w(a#s$w%g,s%uLO+w(t#w,m#s&uLO+w#p#w&1#s+w'q#&Cw1-%s-w*g&T=&U$w1'$s/w#5#",
"6%#BwX*%&Y$76%#Cs(w&s#rs&h7$h7u~%bwR*#:B73w2+%I#w)e#uDG5rsrsryu+-~u++meqh#5qiw.z0s2w$:$w(i%s4wNh-qNwJ[)w-|#36%#]w@+",
"%w*+#w:8#'5w#h#7w.m'uDFy%#9wTk&37'26%]Y;wJ+#(%UHP&b$>u]_/qh#b===w2:#w*p$w$B$qh#2h<w$B%h@w$B,wP*#[%#hH9w(2$w$B)L%#7J",
"u]_/qh#''''uLO+qh#7'6qhMU;(%ACP&H$:&hL$hL/qh#YhBHBw(7&qju;<0qhw4{&s2w<<&35Fr)#q*wAQ$w0<$uDF~q|#'w2m#wIf#w,O$>w:^&2A",
"'w#k;w#](3$7w-#$BwAY$%#24'3w#]&qlw)@#qkw)F$qk#$#.sB#q*wQ:#`%#'s#w,y'3w,y$>uLNmw%T#_+#3MNw/X#Z#3w-f)YwbD#s@w,8(0%#h:",
"w2I#s@*%#iZwK]%w-l*wF&#s@wTk)L%#sC3w+A'AwL{#i^w]&$hCFqk#hFC);'w&S%>$4w#i'Bw'M%>#2w#*#U#9w'T#s@Z#4@f'4;$4Fqk#hQw+X#w",
"#_$w$j#2uLO*%:B;(%34wTV#7_+#AsDw/q+hYw$n#])hZw#/#h^w%($)h_;&hT$3&hK$hIw$@'hKw%)00%#hfw-g#wOQ$qM2w%%$Bw52$*%#j,w%i$h",
"m*%#j&w#<$hhFqk#hkwCZ#w)y%T$CwPv#wL2&rrh^w%C%haw%C$hnhcw%C$9w%C&w$p#w$y#Cw#,#Fqk#hywR(#'wI)#sEw4D&T4w_,'w0N#qk#i$wF",
"d$w#F#sD0%#i+w'w#JwIU$0%#4w*`#sF0%#i.w1l%i/w%f#Cw#P$w'}+i7w%7$wU6.)i9;&h8$bw56%hHM3s,b/%hC=3hDbwYN#(%hEhFP&hJ$hA&i/",
"$i/w%<$hEhB(%i1;P&i3$i+0%#i;w)I$N+#sGw2K#i@w#-#w/B%w%Q$w0;$rMw[8%iCw-G#0%#iEw.l&qmw0s&+w#&#w5^$wLZ(7w'Q%r|wLZ,sJwLZ",
"0wM22sKw#W%w$F#(%#h84O1#o4h8w$Z$h8w%t#*1#mlw.v#'w.z$1#'732*%#p#-cwTS#sJwiA'wX3%HTqR&]$>wYR5*%#k,hHw2o(*%#k'w21$s#w,",
"a#uLNlw%s#wMx#uLNlw6O#wN3-w&%$wYS#w-+%wSK&sJwG1$uLO*w2y#umq1%#:J==']wEC$h9$wKy#wkG.w#i$sMw$w'7$7w6n#p#+e5qnw&f-wmc#",
"w#'+w%31w$G$q~#q{sNw$G#)CT)A=ueg(%#j;7>'w$l#w.`#2w$>)u]`v%#sOJ=3wCI#w@s$%#=b4wd#$h74w8W%w'D%7Hw+G$3Y#w,B#sOw)$$w/@,",
"sOw*/$w&m'w%J-)sO=wRf#(%#hLw/&$sKueg(I#i2:'hMwWY$uLNm+#bw:r,w%,)wYw%s<)hOh<)hNh9ueg(%#j_9hP'hO0%#hPwI`#/%h:h;U;4/%h",
"=h>U'4uLNm+#h>w%F/hBw%F#w%3$hA$hA&hD$h;u363h@u++meIp#,;5qow&f&w8F&uLNm+#3=G+#3w+6-wSE&ABu]^tI#p#-oMw>~%w[X$w$j#wqI$",
"wa<-<%#lBw)B(<%#p#0Mw9>.w:7&'h=w#($w#7$Bw=D#M$MwK2#p#.[5qpw:e%ri#sSw&z#w#~$sTw+/#X%#sZ:=Fri#sYwMf%wjU-wiD$w,u&qqwMM",
"'S%#25w#o#9);w#n$s[w$m#X%#s]:=wBl$w#s#w>i'w)p#w;d'w#P#w^:'3Pw]]#w$=$w:3$K%#r3w#;#7w<q$sfw^v#w#E#wrW$w=S&w)m#w$V$p#.",
"{5qrwG)*fsgw0}$ri#se4);3w-G#6w+d#w>l-[%#Mw$;%wO##9$wlG#Hw_e#Hs7w#9#w&)$w<q#w_`$w,>#T$Tw%*#p#/<w>e#w#k#wc'$wAl#w-R#P",
"w#g#w#0#wp4*w6+$w7g$p#/Ow#X0w:%$w-]#rgw&w.w#T$p#/Fw&4*w#W$<%#p#/^wJE#uTWAwJ,#s7w#W,Bw#W%p#/Cw#W&*qh#ljw/x#l=w/9#l0w",
"k=#p#/^w(d#4wbZ+p#/YwlK#lt(w&|#w&)#wOn$w4s(w$9'p#/t`%#Tw0^#UJ=w(h$(%#MY)H;wU0$B$B<I#m$(%#Hh8w::&qsw.w$w<A#2w:_$wHp'",
"wA<%K%#2t'wEW#w$X#t'uLNmw*z#w#D#1p#0D5qtw37$w&'$r*w'`-*1#p#0&wr%#w#,#p#0't)wMP&w`4#w#T9p#0/t(w#T&p#00t*w#T2w(f%uLMk",
"t+#''X1#'Hw<B%p#0X5quw<;'wAP'uLP_%#rs3)9w-4#3R+#:w&L#hQ'uTY#w%G#AR+#Cw#3#hT'w0'#wt$))U3w/c#w^>#>9'*+#hTwK2-&]w(^$wM",
"]#h9w#9&wAo&wGW#w<<''h@w(;&rU3'9w$:$'uLNIw#>#R+#hDw.t,hFuLNl+#hHw5P%+#3H'7*%#how$A#hkw-c#'r*J&hI$hIw26#h9w@S%Ip#0r5",
"qvw'F$<%#p#0owCR#'w;p'9w:m%:wBZ%qSwCy)*1#p#0owpi#p#17wH}$TwBZ$wK%%w0*#wD2#3h7w$^(<%#p#0zw%/#Awr'*h:*%#p#0vw`$%%#AT'",
"4OI#p#0vh8w#i$5U(%h;h<;&h:$h:(%h8h9P&h=$buDHI+#rsw#u+p#1)w#u#hGw#u$<%#p#15`%#hEw#~#7w*>#:$:u+-~u++meIp#1DwFT#<%#p#1",
"9w%B/wk~.w*'#w#B'woX%34#2w5m$Z#9w&m)wMi#w).%:w$T+p#1I*1#p#1Hw%=#p#1mwNf%w%T*hA*%#p#1GwY6%%bh7M;:<I#nbw~J#L%]YP&h9$H",
"OI#p#1GhBh9wf{#(%hAhBP&hC$h=w%*#p#2$5qww8&%w0L'R+#2sKw(|(w#,#Aw))$w%&)wuF/%#p#+4w|8#Y'O1#p#.arr'OI#j}B'wt8%A$9&M$Cw",
"#b'Mw#b3p#+>w#b#h@w#b#p#.ks,w#b#k+w#b+h:$h:w$M#hDw*j$w#k&2wvp3p#1y3*1#p#-Mw#e#k6:'(%4:P&B$7w9F#&hI$hGw#`'hIw'O0*%#p",
"#+U4w:Y#hUw'%(*%#p#+YC(%#hZw$_#p#/)h^w%u$h^w*7&p#-`w]v(:'2w^=&t,M'9OI#kKb'wo-#(%YbP&h7$H&h^$h^w&y#p#2aw&y/w%75w$D&p",
"#+o4wsG$wb3$G+#Hw$a+p#+uMw$t#]w,i'AwlG*O1#p#.Zh;Cw$g&CB'2X%#t-h7w6n#w7.$t1w6n#w#Q#t2w#Q#X%#t8h<w7.(t7wu[(h<$h<(%h=h",
">P&h@$h:w%)#p#0cw-L&wNN+wp+$w'F:%#ko3w8F#wT8$wuO'w(1(w=%1w#G#sK);rUw>1$b$]w$$'bw&23l#4K%#hBstwTl$uLNs+#'stuLNg+#t<w",
"/})*1#p#2zUwO[$w#{#:w%d&t=w#>#(%#suC*1#p#3$wdc#'@w$d'w0y#w#H#t-w#H&sv]w&N#h=w;+#t1w5y$w#M#w:^#w/)#w#M#t>w#M&t@h;X%#",
"tAhEw#M#t7w#M0w&`#&hF$hF(%hGhHP&hI$hDw%h1G+#tBw#0((%#hgw.3$wqh%+#tB4'7w@9$+#AhO'w[B)K%#hmw%o#sKwx}'rUw#>#tCw%Q'9w#9",
"'w#l#wkQ$hq$hqwfw%w=h&rx#t&w=h(tDw-x#w#[#:w8X(w=g7w#f(w&8#wqq$w#S$w#k#tEw#k&tFBw#kA+p#1G5qxw+[(w+h&w>_#wLu&s,wU%-ss",
"Z#9q%w%h%w#E%:B'w#E%9w#E%s.w4M)w42#wDH$qRwAr(K%#h@stwLR$w$q#tHw#J#uLNo+#Bssw+x$+#tHCw#<%w$)%Y$wc%#:x-R#tJw7G*h9w9+$",
"hiU*%#p#4Ww'-#wx~)T_+#]hPw#N(w#,#hQw#,'hTw9n&p#/;UwJd,H2u]^tI#p#0th]>w4`$w)}(*1#hnhDu]^tI#p#03haTw#O$wJw#w#A#tOw),&",
"hZw),+hKJ*1#i''61#'hd61#hAheO+#p#.B2x5p'hcA'4wHJ$+#hdh='B&hZ$hZumqA+h[hdhIhdhE;>(%hXhYP&h]$hV&hc$hc(%hahbs.&hf$h_u3",
"63heu++me+p#2F5qyw'Q&w'N)w$>#tPw'5(x)B0w8`*x%5#w'0)w(f(w.H#wT[#w#n#tRw%-&4Jw#C(S%#h<56w#V#wQ)#w<o#wT3#7wi|%+#tRYwl&",
"%w$+$w7p#h<uLO*%#hAw&b%%h@hAH;2x%8,x%4+h<w0#3n03X%#tS4wG#)w-M'x,=(w0)=w$*$wj$#%#=hVhRx0U%+#s,hWw&*%hZw&*>w#x#tTwF:&",
"sS>w$I'w1X$uLMk1w%f#:$3w#5#wTw$ws1%wkB%9C'A*%#p#5lw*(-]_+#YhxN+#hww*X)w#,#h{w*$&p#0OMw*$,Uw*$#p#2+i&Cw*$(tVw#U'tWw#",
"U#G+#hOw)l+hHw'b,i.w'b%wn7$w'c0hZU'Awul#G+#h[w#h+hTw#h,i:wla#2w%H#=wHj#hghbwC@$S%#hPw#<#'4w%t$O+#p#/h4x;D%+#hkhA'U&",
"hC$hC/+#Yh@'Tw2&#/+hkhlhN;hDw,/(w&a#hl);hTw4`$hm$hm(%hkhlP&hp$hiw#F(w(w+w5w4o4w(w#t-w(w$w3o-w(w(x'q'tXw+^.w#q.w#l#3",
"=K%#4w+]5t14w#z$C>w]K#x(l$w#q'Aw$c3oOw$c#tYw$c$w5(-w$c,&h=$h=w#l'h@w7F0w$W-w%3#tZw(N#w$u#Mw%b-:w*3)x,R#rx#t&x13$w*3",
"%wN=#1#9>'w[H#Hj/w+p)ri#sSwzu$u]^tI#p#2Rj5'4w:J$h=$h=(%h>h@P&hA$h;&hi$hiu363iXu++m"};
/* onesweep.comp -DGPUSORTI_ADDRESS, 28730 words */
static const gpusorti_line gpusorti_spv_onesweep_inlined[] = {
"&U7u;<7u36-h#u36.qCh$uLN@h%qGuDE4u]`|uDE)uLM[rOqiuLNkuLO,uDEQuDF+h&h'h(qEuDEGuDEEh)r'q$uDE;uTUlh*qqqfh+uLMch-uLNDq#",
"qTh,uTU_uLNBh/uDGLuLNhuLO'uLMlh.h3uLNquDFXh2q*q+uTVzh0h5qwq%q'uDE%h1uLMkuLO)h8h4h:v$o9)Su+3euefUu#Y'Iu33U%u33Uqbu33",
"Uqdu33Uqeu33Uu#`Iumnev;F+2Av;EfUjvASSBDv>e;26v@Q%3Sv<xdo-v=4}Fhv#-<VcuTU4>v6RUmWv<bs>Dv/AM#FIu;;cu#`J>uuvzq(%v@8$D$",
"I%w#$#uTU9_q4>>>F%I+IFY>+YFY_+q3FYq&+q;FY`+qDFYq(+qLFYq)+qPFYX+JFYY+qXFY%+q]w#(#qaw#(#qew#(#1w#(#qmw#(#Cu;<AY_4q,q)",
"`Fq-I+Iu;<Aq-_4q&q.q=4`q.q;4q.>q(4q/q)YFq0w#;#q0_4q1>X4%>q-4%>Y4%>q)4%>q,4%>_4q(q.qLu;<Aq)I4q)q.qM4%>q&4%>`4%>I4%>>",
"4%>q/4Xq.u#U-4%>q.w#7%q.q<u;<A%Iu33W%u;;v%qAuDDz%%Iu;;vqD'uDD|%'_uTUK%99''u33X%uLM:%9+'uTUK%qA+'9uDE*%99uTUK%'9''uD",
"E*%''uLM:%+99uDE*%'9uTUK%qA'w#6#+w#]#`uDE*%qQw#C#qQ.%X'u]^[%''J'Ju]^[w#E#++w#1#w#*$qA'+w#T#9'uLM:%qA'9w#(#w#V#+u;;v",
"%9uLM:w#U#uDE*%qA'u]^[%qA++''umn|%w#)#++9ueflw#,#++9v#$SUDY9w#$#'w#$(.%q,Y;qd%q,uDDz%qD>,D%q(.%q,','%I,D%`.%q,9u;;|",
"%u#`Ku;;rq,'u;;sq-q,.qlu#`Kq-,D%I.%u#`Kw$s#q&.%>qo;qpq&>,'%>.%>';qp`>uDE'%'w#b#qD.%X9,D%_@'q.w#D#_L+%ruq.^,'%q&w#t#",
"q/9u;;sq0q/.qzu#`Kq0.%u#`K9@'q1qDw#C#q1qt,'%q3w#-$q}u]^o'%rtq~C^LD%rJq11w#a&D%q&,D%>@'q2Iw#5#q2^w#))q.^@'q3w#9$q3C@",
"'q4qDL'%rLq4C,'%'L'%s6r,r-L'%s3Cr.w#D$w#m#'@'q5w#R#rvq5w$%$q3Cw#=%w#Z%w$=#r5w#;#ryq4w$[#vfMXspw#g#q4w#g%r9w#F#r:Cw$",
"h#r7r8r;w#f)q.w$O#w#r/w$(:rFw#Z%C,D%Y@'q6Y,D%q,w#m%.%q)';qrq(>;qrq)>@'q7qD@'q8>w#=#q81.%XqQu;;~+%@'q9sqL'%rPq9q7a%'",
"rP.%`rQ;rRw'd#`w'1#sy@'q:w#r#q0,'%t5,D%q)w%%$q6,D%w'u#qe,'w#'$qA,'%vLM5-b,'%vF9(PS,D%q2@'q;IL'%s1q;rI,'%Xw%]#rbrc,'",
"%q(w$>#rdreu;<#+%w#,$qy,'%`w#-$ri,D%sqw%L#q8w%3#r}q7qtL+%rrrlrmw%L#qtq7w#n#r8ro.%X+.%>qQ;rrXw)X#q3w$($rs,'%q2w$(#rt",
"ruw#m#rv1,'%Yw#=%w#9#ryruw&l#rwrxrza%'r{.%Xr|w#v#r{w(##v+3LDD,'%v3Duee,'%v+3LDCw$>#rd1a%'rY.%`s';s(%`L'%rNq9q:,D%q;",
",D%q1;rT%`,D%q/a%'q:.%q)s/w'U(ruq.^w$&#s2q:Ca%'s3.%q)s4w#>+w#)&'%s6q;w'q$s91L'%rJq:Cw&|#s;w#^$s:s<q:a%'s=.%q)s>,'%u",
"++2uLMN+%rss:w#T$q}w#T#sCw#T#s6q;w%y#rvsEw#a$s*w#a#s1q;s.w#;#sHruw#5#CsIw#y$sJw%E#sKw$#$sLw#/#rNsMq9w#;#sNw#5#rNq.s",
"Ow#)#q2w#)#rJsPsQw$B#sFsGsRw#0#rPw#U$sTw$U$sDsUrPw#J#sVrYL+%rwsSsWw#6#sXsSsWa%'sY.%`sZ;s[%`,'w(X$rPq:riw#M#^s_w#)#q",
"ys_uDD|%+_uLMF9%r8r8w$q#q21w#]#sdw&$$se.%q)sfw%t#w,H'w#>#siw#>$sj.%q)skw#>&w%-#sMw%-#snw$W$sosMw#;#spw++$w&X%w#H%sP",
"sOw#p)w#B+w#H.'%rSsMriw$T#s{w&F#rSq:w#s#rvs}1w(4&s6q;w#_#rvt$1w'$#sdw)h#t%t&w#j%w#4)t)w$%+w#:)t-w#4$w$C$w.e+w$C$s6q",
";w$<#rut3w'l%r]w$,#t5w$,$t6w#`#t4t7w)G#w#'#@'q<w+f#s6q<w$P$t;w#S$q<w#l$t=w#S*t@w#4#rdrew$E)tCw*M%w#4#sFw#4#sdtF,'%r",
"Jw$5$tHw#>#tIw#b&'%rPrYw+}#rLq:w$)#rrsdsFw#:$w#['rvq3w,P#w/#%rqtQtRw#:#tSw&d%,'%qmuLMF9%1w/%$rd^@'q=>uTU^qoq>q=Cw#<",
"#q/,'%q7,'%q;,'%q<,'%q=,'%q>,'%q@,'%rk.%Xs/.%Xs4.%Xs>.%Xsf.%Xsk,'%qB,'%9,'%qFuLMPqA_IqB$%;tf%X;te%X;td%X;tc%X;tb%X;",
"Jw#'Kquw#+.w#'*uLMUrq%Xrgw#85rq%Xw#'$w#_/w#//w#''w#LHw#;.w$L4w#'0w#Y#w$W'w#;/w#D*w%)~w%)~w%)~w%)~w#;0w#/'w$C/w#'&w%",
"Z1w#b;w%)Uw#'#w%)3w#n*w%5,w#H;w%R~w%R~w%RTw#'Hr}w#72w#m6w%ABw&//w#/Cw#z%w&Y3w#^3w%s7w#'7w%NKw#'Aw%(Aw$h3w#7'w#+/w#'",
"*w)/Ew..Jw#fyw#'Dw$.%rNw#8*w'(+w#;'w#+#w#''w#j8w$3>w&`Yw%S]w$*cw%dqw#'0w'+'w'3*w$&Aw$HNw#+3w#'3w#]/w#/&w,0Jw#j:w$&J",
"w#z/w#/;w$.rw#nnw#^0w(M2w#'0w)y2w(PFw#'#w6o'w#'+w#H3w#/'w$}/w#T/w2WXw#'Dw%~.u;><%Iu;>A1%$(/qh%qeqg:'%*uLNl+%*1u;><%",
"IuDGP*%w#:#qk%qeqj:9%*5ql%*Aqn%*qmqmuTUh'%*_`#hm(&E$B#hmG&E$E-'%SE*B#hm(#hk(uLNF'%*s*uLNI'%6s*w#q$Z'%*C1)'%8*#how$1",
"$rVw$1#w#,#s.w#,#H'%7*#hs(uLNo+%*BV+%*w$G%*$(/qr%q&Cw#P$qr%`1w#P(w#:#w#1$)w#_$i)(M'%h6bu]^F'%>qJT*uLNo+%7*&[$[-+%Th",
"G*[w#r(#i,0&hN$w$A$rXw#p&riw#g#qt*#i,(:'%q(#p#+N(:'q@q)#p#+Mq@#p#+Lq7H'%*q7)'%*q@#p#+Q(w#i#rMw#i#uLP`qQ%qy0#i;(uTXs",
"'%qy_*#p#+Sw#,$I6#p#+S(2+%6w&L&w%(#rT%rSN#(8&6$6uDG5^^rU#p#+Z<#iA1&%$(-'%E8%%-'%1E%6U+%6h6O%8IuDGP*8($8w#[#8w%I%EK(",
"#p#+eE)'8<=#iK8&Gw#m%&h6$h6-'%q7hAT7-'%q@hB]8-'%ghCN<M'%*6w%##q:#p#+fw$V#7w$V)w#,#t8w$`$w(,+)'%hJthAqn%6qm*u]`qw']$",
"C#t9w(2#E#s-1#t:1&G$Gw(^1hOw(^&iW()'%hRtiAqn%8qm*w#7%w&A#hn#iZ(#iY1U+%h;rYw$I,t6w)R#2+%huw)a*qh%qerZw%[#3'%h{Cw%)#r",
"Yw(/%ixw)`$H'%hgw#4#rW*#iz(w$W#-'%*G7K#izw$E#*hN#il(&T$Ww#k(H'%hQi*)'%6w)$$w);Bj*w#l#G*#iy(&hA$hAw$&#hAWh=Aqn%hMw%@",
"'#i}(&hF$hFw'e#h[*hE#i|h`w'z&hbhI%%U+%7sWO%6IuDGP*6($6/rT%s]<#(1w'j#q9#j'8&B$w%F#hUCw,D*w*-#j40&iV$*w((#3'%hY^w#B$#",
"j,(3'%h[riw#0%j-w#0#h^rxw#0%j.w&Q$t<w#`#3'%hbq}w#9$&7$7-+%t<[*7#j2(V+%t>w$)(3'%hhqt2w#I*t>S*7#j7(uLNI'%hgqyH'%^w%l#",
"*C#p#,hw%l#6^#p#,jw'@$rIw&7&iCq6w&T$#jW(#p#,fw#<$rJw#<#w)`#8w,S$q6*#j](#p#,kw$_$tAw'~$w'#Eji(#jM(&S$G:'%t9w#s#ij#jO",
"(w-=$'%*[7N#jQw#w$tBw%0#M'%isinw$6$ipw$C$Cw#(#B#jW(&<$<w,1#e*<)'%isw$2#*s*#jXw#U#j#*w#U$*s*#jYw)j#*s*P+%tDw/,)2+%hI",
"1w-$#-+%8f*6w#<,q4w#<'E*6#jcw$R$w&`'iAq}w&`+<K*7w*h(#jiw#v#w%O#hUhQ#jj(w#G$'%*716#jlw$M$w+7)uLNo+%<qtw#1(M'%qtG#jqw",
"#V#6#jqw$%%'%17*6Q'%r8*#jtw+;#K#jtw,w$w#=#G*BuLNs+%bw#g,r]]w#Q%jy(&8$7#jy1&8$w.J#18*7c9%K*#j~w%8$tEw){$kJrgw3c'H'%h",
"Vr_H'%j4r`uLO+w(I$kM(Q'%*raw#0%kOw#W$rfw#W$kS0#kRrg&K$w&Z$rhw&A&h`1#kV0#kU(&N$w&Y$rjw&<&Kw+6%#kZ0#kYw-/#73'%Srcw%v#",
"qy#k]0#k[(&]$]u~%b+%rgSEK7<*B#kZ(&e$e-+%tEhA*h7#k4(#k31#k21#k11#k0rgw,[$9%h<h;tWw1V$h=%w'X#rgh@0w&;$hA%<O%BIw#H#w$K",
"#hnw'F$knw2/'16w-4%q:O%6>w,i&ktscH'%BjA)'%j=w+M$jB#lK(U+%*h|w(J(#lO7)'%i%8#lXw&<(w#@#i[w6n'qmw13##l]w'%$w#3#qvw#3$l",
"_(&B$B-9%*B7<#law#W$qxw#t#R'%7Id'%WqyuLNUqs%6*R'%*>#lkw#:#6I#lmw#+#K>Q'%h7r^w,d$w$^#<c9%<*#lp(5qz%*Aq{w7y$9%*_Y#lr0",
"#lq(&h<$WuLNg+%q|isw$}(R'%h7w$,#hC^w$,*l~w$,&m$w#+#h<w$,#hHtgw$,/m'(w9&/c9w'v#m'0#m&(&hN$T#m#r#d'%Cr#w,s$3'%hRw,`$q",
"1#m&w)/#hTr#R'%hKw$C#6w$C+m8w$C&m:w#+#hPw$C#Ew$C0m=w$C0#m3(5D%TuTWAw#M#r$w$P%m<0#m;(&hd$hdumqA9%hLhYghI*hJ#m6(w&r&j",
"<w'g$mMw*$$r*w'V#w#,#r3w#8#/J%mSw/V$uLO+'%*r/#6w'e#8w#B#r4w#B&mXw#B$5D%*uTW@D%*r6=5'%*#mZ(uLO*w#S#3'%*r<:'%Ew#b#6#K",
"w05#Sw#b#r=w#b&mdw$$(r<w$$&&h;$gw#F#r+w#F&miw15$w$G/r0w#B&mnw#B$w$G#uLO(D%*r1w$F$mqw$F%c9%6*:9%muuLO+9w$F#mvw$F(r2w",
"#a#:9%myuDFyw)r#mzw/H$&hP$hP:9%m{#mx(#m4(&hS$hS-9%hUi9*hR&i<$i<-9%sciC*hUw'K#I/J%p#/IiJ#(w-X$s7w#n#Z'%s8iM1R'%B>/J%",
"p#/O6#(*w%6$iM$iM)'iNiO=#m>iN&iP$iK&iS$iRw#X#jxw,M$mDw,M:w,J#kq)'%knw(C$kr#mcw4t#jR*#mlw,8(w,/)mm(#mnw+p1Kw+p+mxw)G",
"&mzw+p(bw+p0m}w+p1n#0#m~(&h6w+p%w$D#w+p-h<w*P+n/w$,&n1w+p(hBw*P0n4w+p6n40#n3(&hH$T#n0w+p-hLw+p&n3w+p#hNw+p5nFw$C&nH",
"w+p:nKw+p1nAw+p0nJ0#nI(&h^$h^w+p)nDw#y#w(R$p#0=hkw(R/hnw(R(p#0Dw(R(hn$hn)'hohp=#n5ho&hq$hl&ht$hs#n6w(I(huw(I4lc)'%l",
"`w$x$ld#nBw(I#kD*#nKw(I,w1E%nL(#nMw(I>nWw%|&nYw(I:n]w(I1n_0#n^w(I$R'%fw#z#h9w&w+nhw#z&njw#+#h9w#z#h>w&w0nmw(:6nm0#n",
"l(&hE$hE-9%ThA*hB#ngw&h(p#0shRw&h/hUw&h(p#0yw&h(hU$hU)'hVhW=#nlhV&hX$hSw,K#w#X#lDw0;$nlw,::/J%p#1&Bw.^#w#S#s1w,k$oE",
"w:[$Z'%s6N1/J%p#1-*w#C##oHw<M'*<18w9>%oI(#oNw'%$w1<0oTw1<<oYw1<3o[w1<Goew1<Aojw1<<oow1<2orw1<-ovw1<%oww1<0ozw1<$o{w",
"1<+o|#oyw'h%#h]w%s$w'c(hfw'c#<w'c#p#1ew'c(hf$hf)'hghh=#oUhg&hi$hd&hk$hk&ki$kiw#]#tGw'g$p#+Cw0~>n))'%n&w)Y$n*#p#+Nw+",
"X#lg*#p#+M(w)L%p#+MwD`#m6w/j(#p#+T<U+%BljwAC'SwA]*#p#+^w:m,mIw:m'=w,:$p#+bw:m(r&w#3$p#+dw:m,p#+fw#W$r(w,V+gw,V+p#+p",
"w+[&p#+rw,V(h@w,V0p#+uw,V1p#+w0#p#+vw:m$w,V'hHw,V+p#,$w#z&p#,&w,V(hMw,V0p#,)w,V6p#,)0#p#,((&hK$hKw,V'p#,&(#p#+}w:p#",
"hNZ'%sdh`w+6#p#,#w)]$/J%p#2M7w,h&shw((&smhfw#D#p#,)wG*%J%p#2Tw#D#w+]#&hg$hg)'hhhi=#p#,-hh&hj$he&hl$hl#ol1V+%l[P+%m;",
"wEy&w,H#oo^w,H#3'%o(^wDo-/J%p#2[s`w,u-p#,Sw,u(s`w$A#p#2cw,u%p#,Vw,u1p#,W(#p#,SwH.#N/J%p#2fw%,$w#j)p#,[w#j$/J%p#2lw#",
"<$#p#,^w+W$w#d#81wDu#E*#p#,_(#p#,](&h9$h9w(6#ES]#p#,_w(6$h<w$b&p#2ssaw#w-p#,ow$b(saw$b#p#2zw$b%p#,rw$b1p#,s(#p#,iw$",
"b'p#2}s_w#j-p#,ww#j(s_w#j#p#3(w#j%p#,zw#j1p#,{(#p#,s(&g$gw$h#KNh6#p#,uwEb#oZCw&T$csb%**Z9%*hA8#p#,w(#p#-/w*w,rHw*C&",
"<I5D%nG5D%nDuTWA'%76*#p#-70#p#-6wPp#<R'%G>3'%nKr-QwG;$p#-8wI1#nMwHJ)w**$wG]#nR2+%nSw'i)wIJ#nWwD+#*#p#-BwHc%p#-BwHc+",
"uLO*'w%(#p#-Ew%l$#p#-EWwLa&T[*E#p#-G(w8l#nXw8l'7*#p#-M0#p#-LwQ3'gh>*]#p#-H(#p#-G(#p#-Vw%:(uLP_'%qy7#p#+jwHb#8*wVo#*",
"wVc$*#p#-^(#p#-Z(uTY#w#/#E#p#-Zw#C#Kw#C,p#-c(#p#-](uLNm+%*<w..)p#-b7#p#+tB&*w'4$7ENZ'%8<Gw:9#s^)'%ows^uLNm+w%w#p#-l",
"w/%#wM[)#p#-l0#p#-k1&e$*2+%gKw%v(H'%p#+#wTD#*h@#p#-lw%v%p#-lr8w%v&r88*7w$d$*uLNIwT{##p#-pw$i#hDw#x)uLNl+%hGew/w'[*6",
"w%&+p#.$w#~#*w$U#*g#p#.'w,p#*^C#p#.#0#p#-~(&hL$hLw&z#e*G#p#-y(#p#,7h@#p#,5(&iI$iI-'%hAhN1iH-'%6hO^iI#p#,8w$)#*^P+%t",
"Jw,t)2+%BCw#1+Sw(0)#p#,Aw7-=p#43w7-.p#/0w7--p#4:w*k%p#/3w*k1p#/4(#p#/=w*A15D%oS5D%oPuTWA'%T6*#p#/E0#p#/Dw20#83'%oVw",
"*6#S*#p#/Ew*6#oXw*6)Q'%go]2+%o^w*1-obw;(#*#p#/Mw':%p#/Mw*11p#/PwNq#S#p#/Pb&N$N-'%WN*E#p#/Rw*1$ocw*1*p#/X0#p#/W(&h=$",
"h=-'%eh;*f#p#/S(#p#/R(#p#/kw%+,rnw(p$p#/mrp#p#/lw&D'rp6w^@%<w^@%q6O%8w&K&w$*#<3'%Twb^%#p#/ww_W$w3B$I#p#/xw#t$7w%4#u",
"DFy'%8#p#/{wRi%p#/{8wRi&<7*63'f](#p#0$f&T$T)'bW=#p#0#b&h6$Nu]_/qQ%h6111#p#0'0#p#0&(&h;$h9w`U%p#/}(#p#/|w$a%qQ%6h<w$",
"a%h@w$a,w_}#Q'%hGw&}#*wQg%w$^$#p#0+w&a#7Cu]_/qQ%****uLO+qQ%7*3qQ[b(#p#00[)'GS=#p#0/G&W$E#p#070#p#06bw*/$qQ%]hBWK#p#",
"0.(#p#0-w&.&%$wa|%8#p#0>w%;$w/b$/qr%Xw2Q$w&{$uDF~D%*w:l$p#0Ew^F)EK#p#0E(#p#07w#j-IT#p#0Lw#j'fIw#[(p#0Ow87%wXK#8<#p#",
"0O(#p#0>w#[$sDw*>$p#0Up#,kw*>#Q'%p#,l=#p#0VwW%)p#,mwa|$rY#p#0Ww_Q$hi#p#0EwcM#s]w*]$w#a)p#0a7w#a#w#3)p#0fw+0$3'%p#,x",
"Cd'%*qj#p#0hw4[+#p#0hw*n#*uTWA'%N*rs#p#0iw<n$w#>#K[G#p#0i(#p#0R(uDG5qyqyrU)'%hCw3#$h;w.7(w$)()'%KhB#h9w%R$w$>)p#0yw",
"$>'p#--w$>&p#0{w$>,p#0{w)Y#hIwc_#hBC1*w*{#&b$bw$4&]hS#p#0cw$)$sBw#p#3'%i[w4F%w,6+ia=d'%Srs/J%p#5n6w%p#w@+#7w@Z#E$BQ",
"'%if=/J%p#5r*#(Tw'X#&W$b/J%p#5sih#(w*-$&if$if)'igih=#p#.*ig&ii$id&il$ikw%*)p#0Zw%*'p#-Gw%*&p#0]w%*,p#0]w+a$*#p#.3(#",
"p#.2w/R(Kw/R0w#u)p#0kp#-Tw(-&p#-U=#p#0lw(-)p#-Vw(-&p#0mw/~#p#6*[w/~-p#0uw/~(]w/~#p#61w/~%p#0xw/~1p#0y(#p#1&w/~4p#,J",
"5D%p#,Gw/~&p#1-0#p#1,w/~'p#,Mw/~&p#1-w/~#p#,Ow/~-p#,S2+%p#,Tw/~-p#,Xw/~%p#15w/~%p#15w/~1p#18w/~%p#18w/~,p#1:w&9$p#,",
"Yw/~*p#1A0#p#1@w/~,p#1;(#p#1:w)D#hK*w*r$wiL%hZw&L)p#1Jw*u.p#1Ow'R'p#.+w'R&p#1Qw'R,p#1Qw*u+p#1Rw*u,p#1Rw)T,hiw)T1hnw",
")T(p#6lw)T3hsw)T#p#6pw)T.p#6qhuw)T'hs$hs)'hthu=#p#/)ht&hv$hq&jj$jj&jn$jmw%))p#1Bw%)'p#.Ew%)&p#1Dw%),p#1Dw)X&p#1D(#p",
"#1C1w#Q#w)[)w#*#Nw1,%q:w2j)/J%p#7$<w)6-p#1Vw)6(Sw)6#p#7+w)6%p#1Yw)61p#1Z(#p#1dw)64p#-D5D%p#-Aw)6&p#1k0#p#1jw)6'p#-G",
"w)6&p#1kw)6#p#-Iw)6-p#-M2+%p#-Nw)6-p#-Rw)6%p#1sw)6%p#1sw)61p#1vw)6%p#1vw)6,p#1xw%t$p#-Sw)6*p#1~0#p#1}w)6,p#1y(#p#1x",
"(#p#1pwf6$kQw3m%p#1qwr#&wfa#*#p#1rw:1#<kUw$X%w,{,p#2/p#/%w,{&p#/&=#p#20w,{)p#/'w,{&p#21w2)$Ww*3*hdw#a)p#2:w*3.p#2@w",
"(-'p#/2w(-&p#2Bw(-,p#2Bw*3+p#2Cw*3,p#2C(#p#2.wC3%'%h=h]wu&%w*B'hpw*B1huw*B(p#7tw*B3hzw*B#p#7xw*B.p#7yh|w*B&w5F$hQ)'",
"i#i$(#p#2Ei#&h~$h~)'h|h}=#p#2Dh|&i%$hzuDHI+%qyw&<2p#2ap#/Pw&<&p#/Q=#p#2bw&<)p#/Rw&<&p#2cw&<$l-w&<$w#Y)p#2kw&%'p#/Yw",
"&%&p#2mw&%,p#2mw(:#i6w&n#Kw3l#]$]&l.$l.&l2$l1w#h)p#2Fw#h'p#/bw#h&p#2Hw#h,p#2Hw+t&p#2H(#p#2Gw2M:#p#2M1#p#2Lp#/Uw@A*-",
"'%p#/Z<%6wC>#1ww<%w#K#)'%p#/_w'($Bw%s2p#2dp#/|w%s&p#/}=#p#2ew%s)p#/~w%s&p#2fw,u#p#8Rh=w,u-p#2nw,u(hCw,u#p#8Yw,u%p#2",
"qw,u1p#2r(#p#2{w,u4p#.r5D%p#.ow,u&p#3&0#p#3%w,u'p#.uw,u&p#3&w,u#p#.ww,u-p#.{2+%p#.|w,u-p#/$w,u%p#3.w,u%p#3.w,u1p#31",
"w,u%p#31w,u,p#33w&u$p#/%w,u*p#390#p#38w,u,p#34(#p#33w3,0hhw&L)p#3Cw+x.p#3Hw(1'p#0Sw(1&p#3Jw(1,p#3Jw+x+p#3Kw+x,p#3K(",
"#p#39(&ha$ha-'hjhkhd(Nw9x#&hi$hiMwU<$p#38hg&hl$hew,0+hvw,01h{w,0#huw,0#p#97w,03i$w,0#p#9;*#(hzw,0*p#9<i&#(h{w3O$i$$",
"i$)'i%i&=#p#3Ki%&i'$h~&m=$m=wx/#w$*#p#09w)n$p#1Q1#p#1PwG/+wCk*sVwB-)H'%8wIk$p#0]w>D(wAl#(#p#1^G)'BE=#p#1]B&NwY6%w&I",
"%p#1_bw&I&WsAQ'%Trswwg%p#1bw)M)]8#p#1owK1#p#.bP+%o%*P+%*tKw*o(2+%p#/Nx&b$p#/mp#/nw|'()'%^p#/Rw|o*p#4|w-^$p#0sAqn%p#",
"0dqm*wa8#r^w&.#fuLOJ6=r]wwj$&hI$hI-'p#.lp#.mmdf[uTXz'%qy>p#.m#p#1sw)^#p#0zw&x#p#0zwKT)x$Q#p#18#(<x%-'w#<#p#0fw#<#M'",
"%Kp#.u#p#2+(#p#1zw&3'67w&3%Bw&3%tLw64)U+%<p#1Fw'q(#p#2*wSm%rT%rSwyK#*#p#2,w)5+wFY#(#p#2;bw$o#)'SN=#p#2.S&T$wMn$oNw$",
"C&p#0W]/rT%t#p#17wVH#7$7#p#20h6#p#2/w$O'e<w$O%Kw'`,w#]#H'%<w'`$p#1Cw'`(#p#2;w.Q*8W)'%T8w3d#7$63'%<sAwB0#*#p#2Aw,*#*",
"rsuLO*'%h7*#Gw)|#Gw'l#8w02#wF6%e(KBE&h7$h7)']h6=#p#2G]&g$T&hR$hRx(R$p#2Dw)G(hTwA$:p#5fp#1rw/w&p#1s=#p#5gw/w)p#1tw/w",
"&p#5hw/w#p#:HwA$.p#5pwA$-p#:Ow%E%p#5sw/w1p#5t(#p#5}w/w4p#0h5D%p#0ew/w&p#6(0#p#6'w/w'p#0kw/w&p#6(w/w#p#0mw/w-p#0q2+%",
"p#0rw/w-p#0vw/w%p#60w/w%p#60w/w1p#63w/w%p#63w/w,p#65w/w$p#0ww/w*p#6;0#p#6:w/w,p#66(#p#65w/w*w%p'w&I%p#6Ew/t.p#6Jw/t",
"'p#2Iw/t&p#6Lw/t,p#6Lw/t+p#6Mw/t,p#6M(#p#3)w$0#hfCx#h%tM#p#3*w*d#6q:w*d)p#3,w$&$w$6)p#6[p#2Ww'm&p#2X=#p#6]w'm)p#2Yw",
"'m&p#6^w'm#p#;-Nw'm-p#6fw'm(fw'm#p#;4w'm%p#6iw'm1p#6j(#p#6sw'm4p#1M5D%p#1Jw'm&p#6z0#p#6yw'm'p#1Pw'm&p#6zw'm#p#1Rw'm",
"-p#1V2+%p#1Ww'm-p#1[w'm%p#7&w'm%p#7&w'm1p#7)w'm%p#7)w'm,p#7+w'm$p#1]w'm*p#710#p#70w'm,p#7,(#p#7+w'm8p#7:w'm.p#7@w'm",
"'p#3.w'm&p#7Bw'm,p#7Bw'm+p#7Cw'm,p#7C(#p#3h(&hb$hbw#4#[1ha#p#3jw&;$s:w#|#/J%p#;iiOw1J&*hm#6w#=$hkw0_$J%p#;nhow#='Nw",
"jL'S$GQ'%iWw4q#bw.*#huwau#p#;t7w#L'w4v$f$f&iZ$iZ)'i[i]^#p#3~i[&i^$iXw-|$p#7^w'b,sFw4[$p#7awXe:w$p+p#<)w14%p#7pw'@$Q",
"'%Nw5z#p#<,w&I$w4A#x1@#q}w)i#7w#2#*sA#p#7ww'O#w'H#*NKS#p#7ww#h#p#<1h7w#R#w'%#wei$w/n$eh9=#p#7xe&g$]w$6#p#3Gw3H&s]s*",
"#(r8w3H##p#7|0&hB$h@#p#7zw$q(hBw$q<p#<Dw$q%p#80w$q,p#<Gw$q9p#87w$q,p#87w)w#*1#p#82(uLNs+%*sNuLNg+%sqw5**J%p#<Qh<w+v",
"-p#8Ew+v(hBw+v#p#<Xw+v%p#8Hw+v1p#8Iw%E$T#(Gw#b#srw#t#)'%sOh6:'%Ww#t)p#8Tw#t(hOw#t#p#<fw#t%p#8Ww#t1p#8Xw#t$S#(6w5G#w",
"#f#sdw#x&sPhDwj3#hXw#d#p#<qw#d$w#M#8w')#B$wAC$ssw#M&sthKZ'%suwj^$p#<yw#M0wXO#w<@#)'hbhc=#p#8_hb&hd$h_w#b#p#4.w#b#V+",
"%svw&*(2+%Cspwac&sv<*6wWh$+%p#45hg*w:K$w#H$M'%s*1#p#8hwW>%#(r8w#<#sww%t'x:G#w#9$wq<$x9,#p#8q0&i6$i6w#I#tNw*O$p#8~wp",
"W>p#4M)'%p#4Jw+P$p#4N#p#9-w#y#p#3.*#p#9,wpW&p#9,w$y#p#3Zw$T(#p#93wpW$p#31wpW4p#9<w+r,p#3mw)Y$wpW(p#9Aw)Y$wpW)p#9Cwp",
"W,p#9Ew#W$wpW9p#9Owo]&p#9QwpW:p#9TwpW1p#9V0#p#9UwpW9p#9`w#z&p#9bwpW:p#9ewpW6p#9e0#p#9dwpW,p#9b(#p#9]wpW-p#9_wpW'p#=",
"qwpW5p#9ewpW'p#=xwpW1p#9iwpW(P+%p#.HtOw&{)p#:%1#p#:$w3`$p#4vw,L$qh%qes,w+7$p#:'p#3s#p#:&1d'%p#46r^#p#:7(#p#:6w(T(w<",
"y)-'%p#3{S%8wIO$w>F#NPwiu#O%Kw$$&uLNo+%Er{w$2%w,E#p#:Aw)</r{w)<%x<O#)'%<w7U$qMh6x8p$Ew4L$wB1+8x>}+p#:[wB1$p#5WAqn%p",
"#5Hqm*uTWY'%*=r]#p#:`w.p$hI/J%p#:Yh6#(*w=H%p#:U]&h7$W&g$h9M'%hDr{wC(,7w#v*p#:ew#v$p#5c#p#:c(#p#:bw$r(hCw$r0M'%r~<w#",
"['Gw(&#p#5]w$J(p#:rw$J$h^/J%p#:nNw$J$wAl#p#:oS&[$E#p#:m1#p#:l1#p#:kw$#(Gw&Z%[w&Z$1W%8w:7#r{O%B>uDGP*B($B/J%p#:yxED&",
"wF1#p#:yw1{#6uLO*xEP$p#:yE)'<B=#p#:x<&[$7U+%Gs#w(-()'%hnT#p#:s(#p#:thI#p#;&1&hl$6w.y##p#:z0#p#:yw$E'hphcw$E$hnhfx7+",
"$0hh%w8x$hj%wdQ#hvhl%KU+%8r{O%Sw3L*Gw({$J%p#;5w3L$x6l#s$w8%$+%WBw/>'w(B#p#;6rgwDy$J%p#;<fw#M's#uLNm+%h;Cw(z$#p#;;xI",
"7#wiI#*s%wcr#*#p#;7w#4#w$:#*w%1&w#j#p#;Bw2N$M'%hFC#p#;Cx<j,p#;@(#p#;N1wQ`#-'hIE8hJT-'hF(8hGT-+hDS8rgTZ'h@h61hA&hH$h",
"H)'hBhC=#p#;EhB&hK$h=&i7$i7-'i8hLhMhJh=-'i3hqhMhGw:u#1hNhBh>)'i6(=#p#;Oi6&i;$i0P+%s&i4wI@#p#6Mw&`(Aqn%p#6Cqmr1wMp%i",
"DwFQ$p#;Ji;#p#;IiA#p#;Hi;w#G#i:w#G#u]`v'%s-C1i>w0I#&iJ$iJw#}#iLi@x:l$iMiF8xJ$$w',%7iNw',$<iQ%wLp#s-wq;#1O%<w$2&w#6#",
"w+>$#p#;V(wI='p#6dw-6$s-1wsX#)'%p#7<w*V$s*#p#;wp#6jw#w&p#6l<w*F%rYxFe,s)xFe)p#;~xFe$w:m$p#;}p#6qw#Y&p#6s7w#Y%s*w#Y%",
"w)5&TB#p#<2w2A,p#63w2A'x2V%p#<6w2A(x-A%p#<8w2A,p#<:w#W$x;c9p#<Ew1F&p#<Gw2A(x;c1p#<Jw2A1p#<L0#p#<Kx;c(p#6Kw'P(x;c4p#",
"<Xw$,&p#<Zw#+#x;c6p#<^w2O6p#<^0#p#<]x;c%p#<Yx;c5p#<]x;c:p#<ow$C&p#<qw#+#x2r6p#<tx2r1p#<jx2r0p#<s0#p#<rx;c.p#<m(#p#<",
"jw&r$p#6qw+h$p#<lwC1$#p#=(xFf$x-P0p#=.x-P<p#=3x-P3p#=5x-PGp#=>x-PAp#=Dx-P<p#=Ix-P2p#=Lx-P-p#=Px-P%p#=Qx-P0p#=Tx-P$p",
"#=Ux-P+p#=V#p#=S(#p#==(&hT$hTw*/#hRhVhS#p#=`x#j9p#765D%p#73x#j&p#=h0#p#=gx#j,p#7:x#j&p#=iw5u#p#7<x#j2p#7B2+%p#7CwHn",
"-p#7Gx#j%p#=rwHn%p#=rwHn1p#=ux#j%p#=ux#j,p#=wwHn$p#7HwHn*p#=}0#p#=|x#j,p#=x(#p#=ww>.#s)xU$'&ia$ia)'ibicq9#p#=bib&id",
"$i_w.`'p#8>w&o$w68*ivw7/+p#>,w68$p#8^#p#=gw0P#p#8Nw5h(p#>0(#p#=hxJg$r^#p#=hw}E$p#7cuLNl+%6p#7cw2s$w,V(d'%p#7hr^w$M#",
"p#8hw$##uLO*w#u#umq1'%[C11*NwAp$e$ew#Q#p#8iw1U&p#8^qms+w$w'7$7w$k#uLNm+%j8w&F&w:T+wNm%rx#p#=ej=#p#=dj:d'%p#7wr^#p#>",
"T(#p#>Sw5_'j=Bw7$%Gw7$$jFNw:[Jp#>^w:[kp#>xw&O$p#9;Aqn%p#9,w&L(p#>|w:[(p#>vw:[)p#>rw:[Gp#@%w#v$p#9G#p#@#(#p#>~w:[Mp#",
"9Aw$J(p#@2w:[(p#@.w:[)p#@/w:[%p#@-1#p#@,1#p#@+w:[Lp#@9w:[*p#@9w:[*p#@9w:[&p#@8w:[8p#>T(#p#>UhI#p#@Cw:[)p#@:0#p#@9w:",
"[dp#@Rw:[>p#@Sw:['p#@Yw:[4p#@Xw:[/p#>uw:[3p#@_w:[*p#@`w:[,p#>}(#p#@kw:[Jp#@bw:[Dp#@lw:[-p#:1w&`(Aqn%p#:'w:[-p#@gi;#",
"p#@-iA#p#@,i;&iH$iH-'kYkZiMiA7-'k]k^iMi;7uLNm+%k^w,A)w:s%kawaE'&k`$k`&kc$kZ#p#@*k_#p#;Gk_w#J#p#:&w#J#uLNm+%p#8~x64#",
"p#8;w-u-)'%kgp#8:w*R,p#9*w*R*p#A-w*R$p#:KAqn%p#:;wc3$p#9Mwc3$Gwc3%N$N)'%p#91wft$p#;%w-v,w#q$uDFy'%p#;,x'W$w#u'8*#p#",
"A<w#u$p#:Y2+%p#;1w1p)3'%p#;5w#I([*#p#AGwO<#wf2#p#:}xb>&p#AIxc}$w'Q#E7B#p#AIw#i$p#:eAqn%p#:Uxca+l-w#(#p#8_Aqn%p#:Yqm",
"fuLMX(*_`&h<$h<wbq#p#:kw%I&*l2w5M#hS$hS&mb$mb-'p#8`p#8anOl2hSw<X$p#;]xK>$wU=$w#,#p#:'w(x$p#BIrg#p#BHw$n$t(w#;##p#BI",
"w/4+w#*#wh/&wx0*wcO#q9w$1#p#;##p#BSx'S)/J%p#DmGwJO&t*w',&BCw#C(R'%p#9%I3w55#:'%Sw&E#w,Z#7*wcG$+%t*f*wRq$w2^'Ch;uLO*",
"'%h@*#p#Bhw*U&h>h@W(6wZ>#)'h;h<=#p#Bgh;&hA$h9w%E$p#Bew$|(h;wUb<p#E-wUb%p#BwwUb,p#E0wUb9p#B~wUb,p#B~wLk#t+h7wLk#p#E7",
"wS)-e$e)'h9g=#p#B}h9&h;$h6w$<#p#;Lw)&$wWY*w*]$h_$h_w$q#hah]7#p#C$w%#%+%rghbw&|%hew&|9p#;^#p#C.w%7$t,w%7$w$@#w$I#w=,",
"%p#C2w)I$/J%p#EObw$_'w%V$c9w+'#p#C7w]U%9%*SBG#p#C9w:U#p#C:#p#CLw:09p#:m5D%p#:jw:0&p#CT0#p#CSw:0,p#:qw:0&p#CUw5J#p#:",
"sw:02p#:x2+%p#:yw:0-p#:}w:0%p#C_w:0%p#C_w:01p#Cbw:0%p#Cbw:0,p#Cdw(c$p#:~w:0*p#Cj0#p#Ciw:0,p#Ce(#p#Cdw%}#t#w'G$w&;#h",
"S#p#CZwd^#hTp#:lP+%p#;6w.:):9%p#Cb#p#C_xOY*p#Cz(#p#C{w%k$r%w%,&8wBd#[wBd+p#D+wBd&p#D-w#+#GwBd#]wBd0p#D0wBd$R'%]Ixna",
"$qmw-(%TwTL$]w#x#h=wF)+p#D5w#x&p#D7w#+#gw#x#hCwF)0p#D:wF)*uLMX(hC_Y&h@$h@xOO#w$y#t.w*}'t/w%&#V+%i*w%S()'%i$w,b,p#:Y",
"w'l#6w(g#1w+##i5i0w0-$/J%p#D5wAs$w#1#Ec9w06#p#DYw(o,rKw#s#U+%[xu)-2+%fwA~$w#1$U+%1fwXy'wZv)GS*8#p#Dh0#p#Dg(&b$Nw#I#",
"h7#p#Di0#p#Dh(&W$W-+%6G*bw#1#hB$hB-+%iJhE*f#p#DQ(&hG$hFV+%iKw%:+iEw%:,p#:zw.y%/J%p#DSx5`'*w96#8*w+-$+%iWhS*S#p#D_wC",
"B%+%*[WhQ&hW$hW-+iWiXhy(hUw#}#w_4$/J%p#FviX#(i#wMW$iY$iY)'iWiX=#p#D^iW&i]$iUw#I(w/8$p#DYwdiGp#G)w/8%p#E0w/8,p#G,w/8",
"9p#E7w/8,p#E7w/8#sdw/8$p#G5w/86p#Drw/8$wC''t0w$J##p#Dsw$h6w=<#w#v#<1w_+#w.|$p#=Uw2v+p#GF<w=2$x9z#p#E#G&N$Bw%[$p#D~w",
"#s(x3W5w%['p#GPw%[%p#EYw%[,p#GSw%[9p#Eaw%[,p#Eaw%[#t1w%[$p#G^w%[6p#E:w%[(&hJ$hJ#p#E9w$c(hLwaX4w%P$p#=z#p#EBw$p$t2w1",
"M2p#EFw1M$w&&#Ww$A#p#Gpw$A(Sw1S)p#ELw$p%9%*NES#p#ENw+*#Wp#<gw*5(/J%p#Gvwg6$waY)p#F((#p#F)w$;$r)w/#+Ew/#+p#F5w.*&p#F",
"7w/#([w/#0p#F:w/#'gw/#7ew/#+p#F@w#x&p#FBw/#(h=w/#0p#FEw/#,hHw/#&hF$hF&hZ$hZ)'h[h]=#p#Eth[&h^$hX&iC$iC#p#Epj{#p#@>j{",
"&k`$k_#p#EIrg#p#EHw9a*p#EIw9aKp#>]#p#ESw9a,p#HJw9a=p#<_w9aSp#Ehw9a5p#Egw9a)p#Eew9aGp#Hgw*o%p#Eww*o,p#Hjw*o9p#E~w*o,",
"p#E~w9a)p#Hqw*o6p#E}w9a(p#@)w)E$w9a6l>h]7#p#F$w9aKp#@:#p#F.w9a8p#F2w9a'p#I,w9a3p#F7w9a,p#F9w6|#p#F:#p#FLw9a9p#>J5D%",
"p#>Gw9a&p#FT0#p#FSw9a,p#>Nw9a&p#FUw9a#p#>Pw9a2p#>U2+%p#>Vw9a-p#>Zw9a%p#F_w9a%p#F_w9a1p#Fbw9a%p#Fbw9a,p#Fdw(c$p#>[w9",
"a*p#Fj0#p#Fiw9a,p#Fe(#p#Fdw9a/p#FZw9a$p#>IP+%p#>pw6*)w#,#p#>~w$Y#:9%p#Few$8#7$6:9%p#Ff#p#F{w#>$r>w#>#w#,#rCw.4&p#G%",
"wVl0w#B#rDw#B&p#G*wX/4rEw#B&p#G/wX/,rGwX/$uDFyw)|#p#G2wX3-KwX3%Gw)i$&h<$xG7$r@w#j#:9%p#G;wVq$p#G<w+J$w#;#rAw$&&p#G@",
"wX-4rBw#B&p#GEwX-1w$D$p#GIwX1-p#GMwX1%p#GNw$D%hR$hR:9%p#GO#p#GL(#p#G6(&hX$hXw)1#hThVhWw`M)p#GS(#p#GTw=$1hfw1$+p#Gaw",
"0+&p#Gcw1$(hkw1$0p#Gfw=$Ahsw1$+p#Gkw#x&p#Gmw1$(hxw1$0p#Gpw=$4hz$hzw$y#w=$0i`w(s()'%iYw0%,p#>lw=$-ikifw=$'p#Gkw=$/p#",
"H2w=$op#HA0#p#H@w=$*p#HB0#p#HAw=$,p#HAw=$'j#w=$#p#H*w=$'j$w%:+izw%:,p#@0w=$(p#H,w=$5j0w=$#p#H7w=$1j0j1iRw=$-p#K,j1#",
"(iXw=$$j2$j2)'j0j1=#p#H6j0&j5$j.w#I(w2X$p#H2w=$Gp#K;w2X%p#Hfw2X,p#K>w2X9p#Hmw2X,p#Hmw=$)p#KHw2X6p#HKw=$2p#HLw=$Jp#B",
"hw69+p#KXw=$)p#HXw=$)p#HWw=$Gp#Kcw%[%p#I2w%[,p#Kfw%[9p#I9w%[,p#I9w=$)p#Kpw%[6p#Hpw=$-p#How=$Dp#C0#p#Hww=$8p#H{w=$-p",
"#L&w=$3p#I%w=$,p#I'w=$$p#Ayw*5(/J%p#L,w=$(w{k%p#I^(#p#I_w=$>p#Ikw.*&p#Imw=$:p#Ipw=$Np#Iuw#x&p#Iww=$:p#Izw=$Bp#IMw=$",
")p#IIkT#p#DQkT&or$or-+%kUiDo2mV&ou$ouw8x#p#0X*ot#p#DRw9*'6oxw9*%o{%6O%7IuDGPtPw&*#V+%p#C$w&7%%$(uLNg+%p#C$tTw#1(#p#",
"K|rg#p#K{w9i(w=f-sMO%8_w&n%#p#L'w#H&EK*w#H%8w#H%riw:1))'%bwa5$w(I$p#D,#p#L1w(V#hEsNw#0#6#p#L2w'=$s|w#L#wc}#sMw/u&s|",
"Gx$p*&f$y@s#Ey4V#s~w0X)xft#w(g#w:d$w#9#sxw%($p#LHw^Q$x)r$w,+(#p#LKx)W1p#LL(#p#LF(#p#LUx3F4p#CD5D%p#CAx3F&p#L]0#p#L[",
"x3F'p#CGx3F&p#L]w$x#p#CIx3F-p#CM2+%p#CNw:i-p#CRx3F%p#Lew:i%p#Lew:i1p#Lhx3F%p#Lhx3F,p#Ljw:i$p#CSw:i*p#Lp0#p#Lox3F,p#",
"Lk(#p#Ljw:i-hW#p#Ldw+F#hXp#CAw&4(w#,#p#Cjw'a$p#LhhHw7I)p#M$(#p#M%w7I1wRJ,p#M1w*P&p#M3w+I(wRJ1p#M6wr.*uLMX(hb_`xE=#x",
"'n'h<w+D+p#M:w#s&p#M<w#+#x'n$hBw+D0p#M@w+D,hf_Y&h>$h>&hC$hCw$t#x.*(i#w(0(w#:#syw(O$p#MQw(O'szi)w(O)p#MTw(O1p#MUx+)*",
"p#MY(#p#MZw.=1h[w%t+p#Mgw%$&p#Miw%t(haw%t0p#Mlw%t,h=w%t-hhw%t+p#Mpw#s&p#Mrw%t(hmw%t0p#Muw%t,hBw%t&hN$hN&hp$hpw$x#t'",
"w-Q&w:3,iQw7x)w+U)p#N-w+U(Bw&))p#N0w&)1p#N1(39%*p#C^39%iGp#C_#p#N7w:F1y&`$w#($w-r#*w:P/BxqZ)R'%TIw#($w#N$wiO&BE*8&K",
"$K-+%NW*B#p#NJ0#p#NIy:p#TR'%ew#S#ew#S%#p#NM0#p#NLy:w'8b*h7w#1#xHv#+%j*hL*g#p#N)(&hM$hM-+%j+i>*hK&i~$i~umqA+j#j+inj+",
"ij(hN)'i|i}=#p#N(i|&j$$iz&j*$j*)'j(j)ri#p#N)j(&j-$j&#p#M~j,#p#Flj,&j0$j/#p#MWrg#p#MVw0^(j1w08%j4w0^1p#M_w0^Pp#F6#p#",
"Miw0^#jOw0^&p#Mjw0^rp#N#w0^3p#N&w(+1p#N'(#p#M}(#p#N0w0^4p#EN5D%p#EKw0^&p#N70#p#N6w0^'p#EQw0^&p#N7w$x#p#ESw0^-p#EW2+",
"%p#EXw0^-p#E]w0^%p#N@w0^%p#N@w0^1p#NCw0^%p#NCw0^,p#NEw0^$p#E^w0^*p#NK0#p#NJw0^,p#NF(#p#NEw0^/p#N>w0^$p#EKw&4(w#,#p#",
"Etw'a$p#NXhHw#/#wI20p#N_wI2<p#NdwI2<p#NiwI27p#NlwI2Kp#NuwI2$p#NvwI20p#NywI2<p#N~wI26p#O&wI2-p#O*wI2%p#O+wI2+p#O,#p#",
"O)(#p#Nsx)Q*p#O/(#p#O0w3^1haw0i+p#O<w/u&p#O>w0i(hfw0i0p#OBwI'Ahnw0n+p#OGw#x&p#OIw#+#w<'$hsw0n0p#OLwI'4ht$htw$y#w3c(",
"iTw3c2p#O^w3c(iZw+T)p#Oaw+T1p#Obw3c*p#Of(#p#Ogw3c1i0w%y+p#Osw%$&p#Ouw%y(i5w%y0p#Oxw3c;i<w%t+p#O|w#s&p#O~w3c(iBw%t0p",
"#P%w3c8iE$iEw$x#w3c'j4w+H()'%j&w3c3p#P9w3c3p#P<w&)1p#P=w3c$p#F<39%ixp#F=#p#PDw3c~w3c$p#PV0#p#PUw3c4p#PY0#p#PXw3c,p#",
"PXw3c'j[w3c#p#P5w3c'j]ip*hK&jS$jSumqA+jTj]jCj]j>w3c#jQjR=#p#P4jQ&jU$jO&j[$j[)'jYjZri#p#P5jY&j_$jW#p#P.j^#p#IKj^&ll$",
"ll-+%j_jXlilc&lq$lp#p#Oerg#p#Odw3n(lrw3I%luw3n1p#Olw3nPp#Hs#p#Ovw3n#m/w3n&p#Oww3nrp#P0w3n3p#P3w(61p#P4(#p#P.(#p#P=w",
"3n4p#H.5D%p#H+w3n&p#PE0#p#PDw3n'p#H1w3n&p#PEw$x#p#H3w3n-p#H72+%p#H8w3n-p#H<w3n%p#PMw3n%p#PMw3n1p#PPw3n%p#PPw3n,p#PR",
"w3n$p#H=w3n*p#PX0#p#PWw3n,p#PS(#p#PRw3n/p#PLw3n$p#H+w&4(w#,#p#HTw'a$p#PPwBL$wqs%p#Pi(#p#PjwBL>p#Pvw-$&p#Pxw-t(wBL1p",
"#P{wBLIp#Q#w#s&p#Q%w-t(wBL1p#Q(wBLYp#Q9wBL3p#Q<w(O1p#Q=w0i$whh%p#QB(#p#QCwBL>p#QOw%$&p#QQw%t(wBL1p#QTwBLIp#QXw#s&p#",
"QZw%t(wBL1p#Q^wBLkp#Qrw0i3p#Quw&)1p#Qvw0i$p#HHwBL#p#HI#p#Q|w0i~w0i$p#R20#p#R1w0i4p#R50#p#R4w0i,p#R4wBL,p#QnwBL>p#Qm",
"wBL.p#QnwBL%p#Qgj,#p#KVj,&n{$n{-+%j-j'j/nxuLNg+o'o((#p#KYo'V+%tUw&Z+o)=#p#K]xxj$spwjZ%o)o*o%*w/p#tUo&y``'w/X#o+xB:&",
"p#SIxZ(2p#SLwZ=Gp#SnwWb%p#S[wWb,p#Sqw']$wWb4p#ScwWb,p#Scw#h#p#SvxZ(6p#SdxZ((p#K/w$@#w#E#xZ((p#ShxZ(%p#Sfw$q(xZ(=p#T",
",w$q%p#Sxw$q,p#T/w$q9p#T#w$q,p#T#w3b#oasNMw+2##p#S{xZ-6p#T:xuf.p#T1xY8(xuf$p#TBw*b%p#T4w*b1p#T5w%J$xZ-@p#TAw#t(hPw#",
"t#p#TOw#t%p#TDw#t1p#TEw#t$xZ-9hYw#d#p#TZw#d$w#M#xZ-9haw#M#p#Tcw#M0xZ-$hb$hb)'hchd=#p#TKhc&he$h`w#b#p#Ktw-m&xZ-))'%p",
"#+6x0S$w*2%+%svB*xYO$-+%p#K|hiy=j*H'%p#+<w&u#s**#p#TVwsB%xZ7=K$K#p#T`0&i9$i9w^]$p#+E$p#+E&p#+H$p#+B-+%p#+Hp#+Ip#+Gi",
";V+%p#J_uLNg+%p#J$w7q*p#J#xeT%<w+,$t:CxKD#w#^#:'%t:xv2*w#N#p#J)$*u;>&CtV#p#M$p#L7w)`&p#L9xJ}&yo<8p#M+xKW$#p#MNtWw$T",
"$p#J6$p#J6#p#MF0&p#J8$p#J0P+%tXp#J:x5U#p#L)w&$+p#J6p#J9x47,p#K)x47*p#U)w#D#*p#LJAqn%p#L:x47$p#KLx47.#p#Ms0&p#M8$p#M",
"8u+-~u++m"};
/* onesweep_staged.comp -DGPUSORTI_ADDRESS, 14001 words */
static const gpusorti_line gpusorti_spv_onesweep_staged[] = {
"$fWu;<7h#u36-u36.qCuDE4h$uLN@h%uDE)u]`|qGuLM[uDEQqauTUlh&uDEEh'q$uDE;uLNDuLO,h(uLMcqEuTU_h)uDEGh.h*q#h,uLMlqih-h+uL",
"Nqr*uLO)h/uDF+uLNBh0uDGLuLMkq+q^h3qQq'q*uDE%uLO'rCqeuLNkuLNmq%q)qoh2qfu33Uq.u#`KuDFXv$o9)Su+3euefUu#=0Cd$dqbdqdd[du",
"#`Iumnev;F+2Av;EfUjvASSBDv>e;26v@Q%3Sv<xdo-v=4}Fhv#-<VcuTU46v6RUmWv<bs>Dv/AM#FCu;;cu#`J6uuvzq($v@8$D$C$w#$#uTU9_q46",
"66;$C.C;R6.R;R_.q3;Rq&.q;;RV.qD;Rq(.qL;R`.qP;RW.qT;RR.qX;R$.q]w#(#1w#(#[w#(#Fw#(#qmw#(#qqu;<AR_0q,`V;q-C.Cu;<Aq-_0q",
"&eq=0Veq;0e6q(0q/`R;q0w#;#q0_0q16W0$6R0$6`0$6q,0$6_0q(eqLu;<A`C0`eqM0$6q&0$6V0$6C0$660$6q/0Weu#U-0$6e0$6q-w#;%eq<u;",
"<A$Cu33W$u;;v$qAuDDz$$Cu;;vqD'uDD|$'_uTUK$<<''u33X$uLM:$<.'uDE*$<<uDE*$''uDE*$'<uTUK$qA'w#-#.w#K#VuDE*$qNw#9#qN,$W'",
"u]^[$''U'Uu]^[w#E#..w#1#w#*$qA'.''uLM:w#8#uTUK$'<''u]^[$qA<'w#5#''.uTUKw#/$v#$SUDR<w#$#'w#$(,$q,R4q[$q,uDDz$qD6(S$q",
"(,$q,'('$C(S$V,$q,<u;;|$fu;;rq,'u;;sq-q,,qdfq-(S$C,$fw$Y#q&,$6qg4qhq&6('$6,$6'4qhV6uDE'$'w#b#qD,$W<(S$_7'ew#D#_=.$r",
"uea('$q&w#t#q/<u;;sq0q/,qrfq0,$f<7'q1qDw#C#q1ql('$q3w#-$quu]^o'$rtqvFa=S$rJq11w#a%7'q2Cw#-#q2F7'q3qD='$rLq3F('$'='$",
"s6q{q|='$s3Fq}w#D$a(S$'7'q4w#R#rvq4w#c$q2Fw#=%w#Z%w#{#r(1(S$6=.$ryq3w$A#vfMXspw#k#q3w#k%r-w#J#r.Fw$M#r+r,r/w#j)eaw#",
"v2w$,:r9w$,#R7'q5R(S$q,,$`'w#k%,$`.4qjq(64qj`67'q6qD7'q7w$S#ruq71,$WqNu;;~.$7'q8sq='$rPq8q6X$'rD,$VrE4rFw'G#Vw&q#sy",
"7'q9w#v#q0('$t5(S$`w%#$q5(S$w'X#[('w#'$qA('$vLM5-b('$vF9(PS(S$q27'q:C='$s1q:r;('$Ww%Z#rUrV('$q(w$>#rWrXu;<#.$w#,$qq",
"('$Vw#-$r](S$q&(S$sqw%N#q7w%N#r}q6ql=.$rrrarbw%N#qlq6w#r#r,rd,$W.,$6qN4rgWw)@#q3w$,$rh('$q2w$,#rirjw#q#rk1('$Rw#=%w",
"#9#rnrjw&n#rlrmroX$'rp,$Wrqw#v#rpw()#v+3LDD('$v3Duee('$v+3LDCw$>#rW1w%q%='$rNrxrMX$'ry,$Vrz4r{$Vw#5#q8q9(S$q;(S$q14",
"rH$V(S$q/='$rJq9Fw#X#s&aX$'s',$`s(('$u++2w#;$qqw#;#s+r]X$'s,,$`s-('$spX$'q9,$`s0X$'r},$Vs24s3w$#$$q:r]=.s6rus51w#}#",
"w$3#rDrM7'q;w&R#s6q;w(A#rvs9w$c#s6q;w(Y#rus;w(Y$rWrXw${(rJFe,$Ws0,$WrEw$;#rMw'{#rM,$VsD4sEw#s$rLq9F7'q<w*D$q<1uLMN.",
"$rsr>w#.%w#l$a7'q=6uTU^qgq>q=Fw%~#`('$q/('$q7('$q;('$q<('$q=('$q>('$q@('$rk,$Ws(,$Ww%<#qB('$<('$qFuLMPqA_CqB%$4sA$W",
"4sV$W4sU$W4Uw#':rfw#;6qmw#]>w#H'w#L7w#;3w#T/w#/'w#73w#i3w#@/w#P;w#'/w$wPw#'@rrw#72w&c7w#'+w%]Dw#/.uLMUrf$WrZw%0(w&*",
"Lw#'Dw%8Xw#'*w$l%rBw#f6w#;'w#+#w#H+w#fbw%k;w(MDw#XHw#a6w%$%w$t'w&I;w%g2w#b%w#U7w#''w#z#w#'/w#H3w#+'w)++w#'@w#X#w.l#",
"w$F7sBw#@:w#''w(06w#'$w&D+w$1+w$J+w'-@w#'&u;><$Cu;>A1$%)/q`$q]q_@'$+uLNl.$+1u;><$CuDGP+$$%+#hz:&3%)/qc$q]qb@<$+Mqd$",
"+2c$+[[uTUh'$+_V#i#)&H%H-'$AH+B#i#)#h})uLNF'$+r}uLNI'$3r}w#q$uTVz'$+F1*'$:+#i%w$1$rJw$1#w#,#s%w#,#8'$5+#i))uLNo.$+B",
"g.$+w$G%+%)/qj$q&Fw#P$qj$V1w#P(w#:#w#1$*w#_$i;)N'$h6h1u]^F'$6qJT+uLNo.$5+&O%O-.$ThG+Ow#r(#i>Z&hN%w$A$rLw#p&r]w#g#ql",
"+#i>)@'$q(#kr)@'q@`#kqq@#kpq68'$+q6*'$+q@#ku)w#i#rAw#i#uLP`qN$qqZ#iN)uTXs'$qq_+#kww#,$C3#kw)].$3w&L&w%(#rH$rGL#)w&Q",
"#3uDG5aarI#k~>#iS1&$%)-'$H:$$-'$1H$3I.$3h6P$:CuDGP+:)%:w#[#:w%I%HD)#l,H*':>J#i^:&Gw#m%&h6%h6-'$q6hAT5-'$q@hBh5:-'$h",
":hCL>N'$+3w%##q9#l-w$V#5w$V)w#,#s6w$`$w(%+*'$hJsX2c$3[+u]`qw']$F#s7w(+$#s$1&G%Gw(S1hOw(S&ij)*'$hRsY2c$:[+w#7%w&=#hn",
"#im)#il1I.$h;rMw$F(].$hrw)T)8'$h_rM*'$rK+#j')&:%3w'H#rNw%a#9'$hzFw%.#w#C#5+#j,)w$N#-'$BG+D#j,w$;#+hK2c$h;w$;'#i~)&h",
"4%h4w&^#hJ+b#i~hNw&s&hPh7$$I.$5s8P$3CuDGP+3)%3/rH$r|>#)1w&c#q8#j):&B%w$9#hDFw+<*w)&#j5Z&iE%+w&}#9'$hHaw#B$#j.)9'$hJ",
"r]w#0%j/w#0#hLrmw#0%j0w&p$s:w#`#9'$hPquw#9$&5%5-.$s:O+5#j4)g.$s<w$)(9'$hVql]w#I*s<A+5#j9)uLNI'$hUqq8'$aw'O#+F#lzw%^",
"#3a#l|w,#$r;w*X&i1q5w#9#+#jWw#m#+q|#lx)#jYw+>#3ql#l{w#M$r<w#M#w(i#Bw+]$q5+#j`)K'$Fw#7$F#m$w(j&$%+@'$s7w#8#iT#jMw'A%",
"w,`Ejp)#jU)w,Q$'$GO+L#jWw#w$s=w%K#N'$ifiaw$A$icw$8%w$R$#j^)&>%>w+E#h8+>*'$ifw#~#+r}#j_w#U#ir+w#U$+r}#j`w)-#w#+$w.j#",
"i8w%w#i<#jaw$'$s>w'U$k)rZw05'8'$OrR8'$i^rSuLO+w&#$k,)Y'$+rTw#0%k.w#W$rYw#W$k2Z#k1rZ&D%w/6$r[w*7&h91#k5Z#k4)&L%3w#;#",
"r^w'S&Dw(m%#k9Z#k8)&T%59'$ArVw$`#qq#k;Z#k:)&h5%h5u~%b.$rZAHD5>+B#k9)&h8%h8-.$s>hH+h7#jvw$B$hxw&r#w,.#qnw,.##jyw&r%q",
"c$q][w#3$j{)&B%B-<$5B+>#j}w#W$i$w#W'r_w#G$k#w#W(Jw#3$k%w#W,k'w#W$i,w#W'w#{%k)w#W(w$@%k+w#W,k-w#W$i4w#W'w#{%k/w#W(w$",
"@%k1w#W,k3)E'$h=CK'$h^s@uLNUqk$3+E'$+6#kew#:#3C#kgw#+#hC6N'$qls@Y'$hdw)#%w'o#BQ<$B+#kk)#k<)uLNh.$r>i.w.:(uLNUqk$Lr]",
"w#l%kuw#l&kww(L#G3Q<w't#kw)#kDw/f#>#kDGw4u$<$+HAB#kFw%-$htw5T$kGw1t'15w.$%q9P$36w.$%Mqd$A8'$Bj9w)f#e2c$5w.k(l-)/U$k",
"RA#)+*'GAJ#kSG&L%B&b%O#kQw#w(bw#w,w(v#w#s#jF*'$jCw%J$jG#l9)I.$+i2w%B(Mqd$hC8'$Dw$6#3w$6(lC)#kcw&c#:#kc1w&j$w&+#1>/U",
"$kgh6#)+w0@#*'h5h6J#kfh5&h7%b&hG%hG#kdw$P(hIw$P0/U$koBw,{##klw%{$i}w3P'h^w$N#Q<$1B#lZw#4$qyw#4#w#,#qzw#]&law-p$uLO+",
"'$+q~#3w(R#:w#B#r#w#B&lfw#B$MS$+uLO(S$+r$Mw$,#li)uLO*w#R#w'N$@<$lmuLO+<$+3#ln)&A%Aw#a#r%w#a#@<$lquDFyw);#lr)w0U#&h:",
"%h8w#@#r&w#}&luw.u$w$@/r'w#B&lzw#B$w$@#uTW@S$+r)Jw$A$l|w$A%w0f#r0@'$Hw#b#3#Dw$A(r1w#b&m)w$$(r0w$$&&hP%hP@<$m,#m)w)]",
"#+6#m))&hV%hTQ<$hZ1#m2w&,5m8w&,<m=w&,2mAw&,-mEw&,%mFw&,0mIw&,$mJw&,4mMw&,<mRw&,3mTw&,Gm^w&,7ma#m^w&,$C#mY)&i*%i*-'$",
"hUi'+hS#mY)#lv)&i-%i--'$i/i1+i,g.$jPw#v#w+K'i:kk*'$khw+K$kl#mkw>6$jWw3H$.$Hi6+>w#O(#m%r,&+%+uTVz'$5r,L8'$l-rMY'$3j~",
"w$|#jx#mtw.##5+w88#w:j'&iF%iF*'iGiHJ#m-iG&iI%iDw<n$m+w8=$k`w#u$m,w+^(3w<w%>w<w%rDP$:6w<w%8'$:w:+#+l&w$#$w6&$U$m8D#)",
"w#/$*'LO)#m;L*'DGJ#m:D&h1%wA=#jYw%#(].$jzwA~$kAkBw;*(*'$aj~w;**n6w:x$l52c$l&[+K'$DrQw'E#h>uLOJ3JrPw6s$&hB%hBw$i#idh",
"@h1uTXz'$qq6+#mIw6B#l=F].$l=wBO*rH$rGlX#)>w@J'w#<#l)w#<#N'$DG#mP)#mOw%a'35w%a%Bw%a%sCw%a%w#P#I.$>lfw#x%w3E#rH$rGGw.",
"T$m^w3E$#m^1w(R#w/Q#:15*'h1b)#mah1w$o#*'ALJ#m`A&T%DN'$l*T/rH$sFlU#)+#m`w$>'h6Ow$>%Tw&|9l`w&|$#)G/U$mqHw&B%AL)#mpAwB",
"2#J#mmH&O%>&hF%hF@'$s$uLO+'$kq+#p#+i)w(9$mnw(-(hJw0h3n'w0h%mvw-D$l5w#8#w#,#jrw0h)n|w-_5o&w-_<o+w-_2o.w-_-o2w-_%o3w-",
"_0o6w-_$o7w-_4o:w-_<o@w-_3oBw-_GoKw-_7oN#oKw0h&oKw0h*oTw&,5oZw&,<o`w&,2ocw&,-ogw&,%ohw&,0okw&,$olw&,4oow&,<otw&,3ov",
"w&,Gp#+#w&,7p#+&#p#+#w0h&o{w0h,o{)#o$w0h.lew#v#w0h(n#*'$m|w0h$n$#p#+0w0h$llw0h4o/w0h*#i;)&i@%i@*'iAiBJ#o1iA&iC%i=w(",
"R#[w$g#wAg#iGw%7#m1#p#+:)#o3)#p#+FwB8(w#r#rcw#r$p#+Hre#p#+Gw+^'rew0h-q5w.*)wE+#>9'$TwO}%#p#+RwLw$w=w$C#p#+Sw#t$5w<]",
"$p#+U5wP1#uDFy'$:#p#+Vw'N$-'$>5+39'h4h5)#p#+[h4&T%Tw.L#J#p#+Zh1&h6%Lu]_/qN$h6111#p#+_Z#p#+^)&h;%h9wMu%p#+X)#p#+Ww$a",
"%qN$3h<w$a%h@w$a,w.L#Y'$hG:w%Q#wCW%w$^$#p#+cw0P#5Fu]_/qN$++++uLO+qN$5+9qNOh1)#p#+hOw=_%p#+gG&b%H#p#+oZ#p#+nh1&hL%hL",
"-qN$h5hBbD#p#+f)#o])#o[w$A(hOw$A$hShR$3w$H#hT$:w$H#q9P$Bw>$)n{w/q$D#ohw2(#w3q%#oiw&t&$%w&4#h5C/qj$Ww)2$9w3>#uDF~S$+",
"w)p$p#,.)&D%BwPL$h;#p#,/wL['3wL[#p#,/)#osw#j,hACw#[(p#,8wH'#5wP{$hD#p#,9wCR%'$3wCR#p#,9)#ozw4B#hAFw@S#q9w)7(wH;$:sG",
"/U$p#+9w$m$w(z#jAw&L#n+#p#,E)#p#+-)#p#,Pw(z2p#,Rre#p#,Qw(zRp#,]w(z+p#,^w(z*p#,`w(z)p#,aw(z1p#,fw(z*p#,ew(z,p#,iZ#p#",
",hw(z*p#,c)#p#,bw(zWp#,mw(z7p#,rw(z&p#,qw(z%p#,yZ#p#,xw(z,p#,p)w*y#hT%hT-qNhwhxh_)hM-'hthuh_hNhMuDG5qqqqrI*'$haw7p#",
"+hYw'((*'$hph]#hq)w7p$w#G%hqhf/U$p#+nhzw'6#/rH$s45#)w(n#h}w#^$wRm)Y'$i&J/U$p#.o+#)Aw7V#Y'$i(JK'$Orh/U$p#.r3w#d#w0*#",
"5w/Y#G%G&i/%i/*'i+i,J#p#+ki+&i2%i)#p#-;1#p#-:w#t$oOw02$q`$q]s#w*=$p#-=nY#p#-<1K'$n}rQ#p#-N)#p#-Mw6l(>w&U%Dw+2$nbA$:",
"^wWP#w95#LuLNh.$3+P$Dw%D&uLNo.$Hrpw$t(N'$Lrpw;N,5w;N*p#-gw;N$p#+'#p#-e)#p#-dw$4(Aw7}%rpwI.)N'$rs>w#['GwVH#o}[+uTWY'",
"$+JrP#p#-tw'g#+hI/U$p#-pLwI4$w:5#p#-qA&O%H#p#-o1#p#-n1#p#-mw$#(Gw%4%Ow-D%bw-D%rpw-D%B)%B/U$p#-{wY*&GA)#p#-{w;O#3uLO",
"*wY6$p#-{H*'>BJ#p#-z>&O%5I.$Grtw('+hYT#p#-u)#p#-vhI#p#.(1&hW%3&hL%hJ#p#-}w$B(hLw%B0*'$>Fw,f#qMh]wRT$HwRY$w&=+:wWp+p",
"#.;w&=$p#+V2c$p#+Gw%j(p#.@w%j$ho/U$p#.9wJR#wJN%p#.5wJN%ha%ha#p#.4Z#p#.3w$L'hphcw%k$hnhf$3-.$Zhh$w=d#1hj$w.T#hvhl$DI",
".$:rpP$Aw-I&w%J#Gw6.&p#.Lw>F$w.k#ruw>A$.$bB+w73$w>i%U$p#.Sh4w#F'rt^.$h;Fw(s$#p#.Rw_<#w.3#+rv*'$hC+#p#.Nw#4#w$3#+w&P",
"&w)%%hFF#p#.Yw.)#+#p#.YwWz%w*e#13#p#.V)#p#.e1&h5%T#p#.]rZwSH#-'hIH:hJT-'hF):hGT-.hDA:rZTuTVz'h@h61hA&hH%hH*'hBhCJ#p",
"#.[hB&hK%h=&i7%i7-'i8hahbhJh=-'i3i)hbhGh=w%_#hchBh>*'i6)J#p#.fi6&i;%i0uLNh.$rwi4uLNh.$+p#,&w()(2c$p#+x[r$wEh%iDw$V#",
"#p#.ai;#p#.`iA#p#._i;w#G#i:w#G#u]`v'$s$F1i>w-P#&iJ%iJw#}#jQi@w%##1jRiF:w`0$w',%5iNw',$>iQ$w-*#s$^w-^#P$>w$2&w#6#wYC",
"%p#.mwAO$w$(#p#,<w2&$s$1w8p#*'$p#,rw+|$r}#p#/1p#,Cw#w&p#,E>w)M%rMw]x7p#/8w]x$wBD$p#/7p#,Jw#Y&p#,LwRQ&r}w#Y%w*[&TB#p",
"#/Iw3I,p#+zw(+$wUZ(p#/MwU6(wU{%p#/OwU6,p#/Qw#W$qpw#q#E'$5wU@#bqqwU@*p#/[wTS&p#/^w#+#D6Y'$h7rQw]Z$w*r#>Q<$>+#p#/a)Mq",
"r$+2qswgb$<$+_R#p#/cZ#p#/b)&h<%buLNg.$qtp#,5w'P(E'$h7w$,#hCaw$,*p#/ow$,&p#/qw#+#h<w$,#hHsWw$,/p#/t)whk/Q<w5E#p#/tZ#",
"p#/s)&hN%T#p#/pqww5b#qww'E$9'$hRw];$q1#p#/sw[L#hTqwE'$hKw$C#3w$C+p#0)w$C&p#0+w#+#hPw$C#Hw$C0p#0.w$C0#p#0$)MS$TuTWAw",
"#M#qxw$P%p#0-Z#p#0,)&hd%hdumqA<$hLhYh:hI+hJ#p#0')#p#0$w&r$p#,[w6{$p#0>5w#/#wCW0p#0EwCW<p#0JwCW2p#0MwCW-p#0QwCW%p#0R",
"wCW0p#0UwCW$p#0VwCW4p#0YwCW<p#0_wCW3p#0awCWGp#0jwCW7p#0m#p#0j)#p#0Tw7i#hR#p#0ThUw7p$<$+hRhVhSw#c#p#+lw<F&:6#p#0tw/)",
"$E'$>C#p#0uw#f$w<<#:+5w;o#n0w$J#p#,w#p#0y)#p#0ww=v%wPh'iJ%iJ*'iKiLq8#p#0biK&iM%iHw-%'p#-^w$a$w2f*i`w2f+p#1'w2f$p#-|",
"#p#0gw.r#p#-mw2i(p#1+)#p#0hwbf$rQ#p#0h)w:S#p#-6uLNl.$3p#-6w1@$w*x(K'$p#-;rQw$M#p#.*w8_&5+umq1'$OF11+Lw,Y#wb-#w#Q#p#",
".+w/w&p#-|[r~w$w'5%5w$k#^.$i~wma*w8v'wdp%rm#p#0ej'#p#0dj$K'$p#-KrQ#p#1O)#p#1Nw4$'j'Bw6l%Gw6l$j/Lw8}hp#1hw%|$p#.Q#p#",
"1f)#p#1ew8}Mp#.Kw&M(p#1uw8}(p#1qw8})p#1rw8}%p#1p1#p#1o1#p#1nw8}Lp#1|w8}*p#1|w8}*p#1|w8}&p#1{w8}8p#1@)#p#1AhI#p#2)w8",
"})p#1~w8}kp#2<w&=$p#/$2c$p#.qw%j(p#2Aw8}(p#2:w8})p#26w8})p#25Z#p#24w8}dp#2Mw8}Ap#2Tw8}4p#2Sw8}/p#1uw8}8p#2Zw8}%p#2Z",
"w8},p#1})#p#2fw8}%p#2^w8}Jp#2]w8}Dp#2gw8}-p#/Pw()(2c$p#/Fw8}-p#2bi;#p#2-iA#p#2,i;&iH%iH-'kCkDiMiA5-'kFkGiMi;5^.$kGw",
",A)w98%kJwYV'&kI%kI&kL%kD#p#2*kH#p#0[kHw#J#p#/Ew#J#^.$p#.N1g.$p#.1w-u-*'$kPp#+Nw+x,p#.Vw(^*p#3(w(^$p#/j2c$p#/Zw[E$p",
"#.}w[E$Gw[E%L%L*'$p#.^wEb$p#0Dw-v,w#q$uDFy'$p#0KwGk$w#u':+#p#37w#u$p#/x].$p#0Pwv&,p#0<wv&&p#3Aw8z$9'$p#0Vw#Z(b+#p#3",
"Dw|W':w|W#p#3Dw#i$p#0'2c$p#/tww5+ksw#(#p#+r2c$p#/x[h4uLMX)+_V&h<%h<w[/#p#0-w%I&+kxw2|#hS%hSw&:#wl7#p#/Fw$L(w#,#p#/Y",
"w:O-p#17w:O.p#19w:O+wK^$K'$p#/&w:C+p#3aw7v&p#3cw#+#Bw7v#p#/+w:C0p#3f)uTVz'$p#/R1w6Y#s$w#:#3K'$+w8a#Aw#j&p#3tw#j&p#3",
"vw2l#>w8[#Aw#e$:Q<w&V#p#3x)#p#3ww+v$p#/<w7~$p#3yw.*(wmR9p#0_w&`#awmR,p#4-w,U#p#4qwmR)p#4)wmR)p#4(w#w(wmR5p#0k*'$p#0",
"hw$]$p#0l#p#49wmR$p#/Ww&](wmR'w$6#wmR)p#4C)#p#49wmR%p#49wmR.p#5)wmR-p#4<wmR(w#w#p#0<w$;##p#1uw$Y(3w_s3p#53w_s$g.$p#",
"00w$O(w_k#>#p#4[w[b5p#4bw;-<p#4gw;-2p#4jw;--p#4nw;-%p#4ow;-0p#4rw;-$p#4sw;-4p#4vw;-<p#4{w;-3p#4}w;-Gp#5*w;-7p#5-#p#",
"5*w_k&p#5*w_k'hY1#p#53w&,5p#59w&,<p#5>w&,2p#5Bw&,-p#5Fw&,%p#5Gw&,0p#5Jw&,$p#5Kw&,4p#5Nw&,<p#5Sw&,3p#5Uw&,Gp#5_w&,7p",
"#5b#p#5_w_k&p#5Zw_k,p#5Z)#i.)&i2%i2*'i3i4J#p#3+i3&i5%i0w3N##p#3*w*/(i9w,^08'$>q8w+a#p#25wT*#wl&'p#34Gw,S$wkv#p#35D&",
"A%>wHL$p#5pw#m(Hw#m0w.0#wTN#p#6Ow#h$w}+$8'$quwTg#5w#2#+s*#p#5~w%G#p#6WOw$,$wU<&wWu%p#6$h1&T%Aw$,$p#3Dw$,(Ow-]4w$v$p",
"#2R#p#3Lw(h$p#1_w1&$rH$s4w;&$/U$p#3Th1w#,#Q<w3|#p#3Rwz8$/U$p#3Ww7{$w#K#Lw#B)p#3Wx%9%<$Bx%9#p#3Yw$e#p#3^h:w#C#wA1#p#",
".#w${#p#1j#p#6B)#p#3[w$1$sHw$H#9'$hAqqwW30hFqn/U$p#6}wkS#wW3&hHqn8'$rmDwW8#w$]#p#7%5w#z#wW8(A%A&b%bI.$hGp#1aw#l%w(O",
"#rH$sFh7w#K#w%L#hLE'$p#14wHn$w2w+p#6^w20&p#6`w#+#p#19wHn$w2w0p#6cwK:$w#{#p#2Kw26$p#6mhLw#/#r2w+~'r3w*~&p#6sw*~$p#6t",
"w*~$w#;#r4w)y&p#6ww,:4r5w#B&p#6|w,:1uDFyw*}#p#7$w,>-p#7(w,>%p#7)w7v$w]w#w#i#r6w#i&p#7,w+%0w#B#r7w#B&p#71w,E4r8w#B&p",
"#76w,E,r:w,E$w$K$p#79w,I-Dw,I%Gw$K%hR%hR@<$p#7A#p#7=)#p#4Rw/.$#p#4Rh|&hV%hVwH=#hTh}hU2qs$hY[[w8*#R&hi%hi&i5%i5*'i6i",
"7J#p#4Yi6&i8%i3&kQ%kO#p#4Sw*>(kQw*>9p#3h#p#4[w('#w,8%#p#4]wG[$p#/*w$^#p#2q#p#7Q)#p#4^w)D#Ow)D1h5w)D#p#8&+#)Hw)D&h7w",
")D(Aw)D#p#8*w)D0w)1#bw)1'h8#p#4nx'$#sIp#36I.$h:p#2jw<m-w#,#p#3Gw4v&h@1#p#7ow#4$w(n0p#7uw(n$p#7vw(n0p#7yw(n<p#7~w(n6",
"p#8&w(n-p#8*w(n%p#8+w(n4p#8.w(n<p#83w(n<p#88w(n7p#8;w(nBp#8C#p#8@w1u&p#5K)&hX%hV#p#5Khq&hX%hXw97#hUhrhWE'$p#2rw,v#h",
"bwRe+p#8Kw,v&p#8Mw#+#p#2ww,v#hgwRe0p#8PwRe*uLMX)O_V&hh%hh&i)%i)*'i*i+J#p#5]i*&i,%i'&lZ%lZw%7#sJw'^'r>w'C$'$s$#p#8[)",
"#p#8Zw<b:w29'p#9'w)i$w%G#A#3)ww|#a#p#8eH&G%:w0`#w#x#p#47w.@$p#5jw#q:w3u#p#5'*'$p#3kw)k#p#97Hw2c$BHJ#p#5sB&D%5&L%GE'",
"$p#3Fw%w#p#3nw%w+p#8xw%w&p#8zw#+#p#3Kw%w#p#3sw%w0p#8}w%<$w@Z'Dw#_&p#9-w#_&p#9/w@Z(Dw@Z+p#91)#p#90w&#$p#4&w%*$p#92w@",
"ZCp#5Hw>B,p#9Bw(w#p#9Yw6%)p#9=w6%$&h1%L#p#9<w#r(h1w-]4p#5S*'$p#5Pw$W$p#5T#p#9Nw@U$p#4@w-@(Mqd$hBw(2$Dw$1&p#9V)#p#9M",
"wnA$#p#9M1x6L&+>1:/U$p#9mh5w@P#wl9$h4h5J#p#9Ph4&h6%h1&hE%hE&he%hew6L$p#9Yw$S(hgw(>8p#9sw7U9p#9hw%S#p#9{w7U2p#9jw7U)",
"p#6[w7UDp#5v#p#6dw'B#Dw/f#p#:+w$9'Lx;/#rmw$9)s/#p#9|w5d$x&l&w)v#p#6mw&2#Lp#4mw/K(w$P#w/u$E'$p#47w)3#Hw)3+p#:.w(T&p#",
":0w#+#p#4<w)3#Ow)30p#:3w,+0T%Tw&J#*'hFhGJ#p#7$hF&hH%hC&iM%iMuLNh.$sKp#4ewL{#p#5|w$H(*'$p#-'p#2%wK^,p#5-wK^*p#:CwI~$",
"p#6A2c$p#61wK^$p#5TwK^.#p#7|Z&p#7/%p#7/u+-~u++m"};
/* leaf_starts.comp, 1879 words */
static const gpusorti_line gpusorti_spv_leaf_starts[] = {
"#7th#qBu36-u36.h%uDE4uDEQuDE)uLN@u]`|uDEEuLMcq#qDq$qEqSq)q/h(h,u;;ru;;suDE;h&h'uLO'h$qGq'uTU_qNuLNkuLNBh)q%q+qKh*h-",
"q&qLu;<Aq,uLMPuTUluDEGuLNDuLO)h+h4uTUduLM[u;<7u++mu;<0uLMluLNFq(q;q.h2h/hAh0q3q7v$o9)Su+3euefUt[/u33U#uTU41v6RUmWv<",
"bs>Dv/AM#F/u;;c/1uefY_#v@8$D$/###uTU9Gq4111.#/@/.41@A.4G@H.4L@5.4A@f.4_@g.44@`.4#@q@w#(#0w#(#qHw#(#MN4G)q*4A.H/@/NH",
"G)OqF/)O2L)L#q=)Aa`)q-1_)a4Hw$'$N5G)#qF/)q02G)#w#7'q2w#7%f2/)#4Aw#7%q5w#7%q6w#L#1q*w#;)q9w#;%q:w#P#1w#@#/)_aqAw#+$#",
"aq<u33W#u;;v#q@uDDz#0/u;;v#$u33X#uDD|#$GuLM:#20$uTUK#$2$$uLM:#$$$v#$23_4$w#$)*#O4-qI#OuDDz#01(I#/*#O$($#/8q*$9Hq**#",
"5H-qOO5*#5$uDD|#$L*#1qQ-qRL1($#1*#1$-qRA1:$q-w#3#GB0#ruq-qU8a295a*#55-qWq0w#]#28q129q2q1*#5q2-qYf58q4$9q5q4*#5q5-qZ",
"q65:$g0($#0w#a#gq[8q8$9q9q8*#5q9-q^q:5($#fw#;$q_u]^o$#rtq`3qUBI#rJgCw$0$3($#qC(I#q>(I#q<:$`H($#t5B$#s33`B$#rLqhw#D#",
"H(I#w%C#4:$q<sqw#9#q<3-qT_w#5#q=uDE%#$q<*#Aqo-qp#A*#A$(I#q*($#sy(I#H:$q=1uTU^qQq>q=33Pq@G/qA%#u;><#/u;>AC#%>QqP#OMq",
"lR$#'uDEC$##S$#;qmR$#_+$#;'T$#3JD0#UCuDFX0#'u;><#/uDGP'#'w#W&qnw#W#D0#'3&6%6,0#UV'6w#K,E$#h1buLNo0#'h1&<%<,0#Jc'<w#",
"B(&h=%'u]^F$#1qJh6h5W$##;h=Xqr#qqh:Y>;uLNs0#h:h9w#K(XqM#qJqsw$4#+$#'h@w$D$'Y>K&F%FuDG5qUqUqtuLNm0#hCCw$;+hF3w#m#'w#",
"V#E$#V'w#e#quw#1#uLNm0#<'&7%7,0#h.V'7w%=-qsY>3&;%;&hW%hWu+-~ZP$#/qC%#w#a#Mw#a#uLNl0#'w$/&#%'&;w#Y&w#@$w%o$$#U6'<u36",
"3>ZP$h^w#_$qT#L3w#B#XqT#ACw#,#S$#<w#1#Lw#1$+w#1#w#S#2#/qF[0#[$#w'N)w$2#qVw$e#w#,#Uw$;#QqX#q0MKR2w$7$;QqX#fMcw#1$J%J",
",2#<J'F&c%Kw#T#h3w%C&q6MVw$2#uLMk2#'C&V%6w#@#q]w#@&q:Mh9w#@)h9%6w(I#qaE$#'3uLO,$#h>w$v#'g=$#dqaw#P$w&c$uDF+I#6uTWAw",
"(v#qbw#Z%hD%hDu~%b2#h9dVh7cb'h3w%j$#/@[2w%9#w%<0qcw$B#]$#7/uDF+I#7w#'#uTWA$#<;'&U%F]$#e1uLO,$#eqd=w$(#uLNo0#bq[w'%,",
"]$#h7/=$#'h7D0#h8w'B-E$#q[h<T$#bw'B'C6'<uLO*$#7'&e%e,$#h3e'Uw%N#dw%N'<'&d%d,$#h:h>'h5w%&$i</qHw%#/uDEC$#i+=$#JFw(Z*",
"w*a#J%'w(Z$qew(w(w#2$qfw*M'bw$/$^$#'`w&Z#`w#2#FW2#i&7Cu]^t$#h^'<w#5#h9<w%Y$T$#';S$#7qh+$#qg'=$#h@7uLO*$#6w(~%w+;%w#",
"}#w%-#h1w%-'hGw,l$w$]*hG%w#5#h.qiw&+,+$#h13w#g)w,$#,$#hMF'6&#%>,$#;7##,$#h7c#;uLNq0#;FuDGL#6w,:)7Fw#J&C<w#J$3Jw#J%q",
"juDGL#61uDGP'6>%6^$#Kqjw%R#F+w,^#uLNI$#ew#2$7w%l#qj+w%5#W2#iZha'u]^t$#i5'h`hmuLNq0#'houTVzw%3#C+$Vh5>+$h1bqk&h6%c+$",
"#h63w%C#qjw%0,^$#h=w#v$J+$#hEw$)#dw#2$Kw$))&K%K,$hKhL7>UDw.I)w#e)hIw#U$hH+$#hPw#e#hLw#2$hKw#e)w'l#3&h.%h.,$hThUK>7&",
"hV%hV&hY%hR&i)%i)umqA$#i(i$hjhdhVhSu363>Z"};
/* leaf_starts.comp -DGPUSORTI_ADDRESS, 2534 words */
static const gpusorti_line gpusorti_spv_leaf_starts_address[] = {
"#@1h#u;<7q@u36-uDE4u36.uDEQh%uDE;u]`|q$uDE)h$uLN@qDuLMcq#qBuTU_qVh*q)uDEEh(uLMlh&q%h'q'u#`KuLM[uTUlu]^tq*qJqMh,h)qG",
"q+uDF+uLO)uLNkuLNBr7uLO'q.h.h1q(q&q,qRh2h+q/uLMPuDEGhAuTUdh=u++mu;<0h0uLNFq]q0v$o9)Su+3euefUu#'e3u33U#u33Uu#`Iumnev",
";F+2Av;EfUjvASSBDv>e;26v@Q%3Sv<xdo-v=4}Fhv#-<VcuTU4-v6RUmWv<bs>Dv/AM#F3u;;cu#`J-uefYU#v@8$D$3###uTU9=q4---2#3J328-J",
"K28=Jq328VJq;28@J128UJqL288JqP28#JqTw#(#qXw#(#fw#(#qaw#(#qew#(#qiw#(#qmw#(#qqw#(#quu;<A8=)E8@2K3J3u;<AK=)VRq=)@Rq;)",
"W-U)q-8K2Rw#;#R=)[-E)g-=)q1-3)URqA)q2-3)#Rq<)#--)#-V)#-@)#-8)#-K)#-W)#-q-)#-R)#-[u33W#u;;v#q=uDDz#13u;;v#%uDD|#%=uT",
"UK#44%%u33X#uLM:#41%uTUK#%4%%uLM:#%%%v#$[^T84w#$#%w#$).#W89qH#WuDDz#1-'F#U.#W%'%#3.#E%'F#@.#W4u;;|#Au;;rE%u;;sKE.qQ",
"AK'Fw#A#Aw$0#V.#-qT9qUV-'%#-.#-%9qU@-uDE'#%w#f#1.#E4'F#=+%Ww#D#=51#ruWf'%#Vw#t#q-4u;;sRq-.q`AR.#A4+%[1w#C#[qY'%#q3w",
"#-$qcu]^o%#rtqd6f5F#rJ[Gw#a$6'%#qC.#E1'F#q>'F#q<+%gK'%#t55%#s36g5%#rLqmw#H#w$m#w%:#8+%q1sqw#9#q169qWUw#5#q=uDE%#%q1",
".#@qt9quw%I#@w%Q#['%#sy'F#g'F#E+%q2-uTU^qTq3q266+%q4K+%q51+%q6-+%q71+%q83+%q93+%q:3+%q;3+%q<35%#rNq1q4'%#@'%#U'%#8'",
"%#E'%w#y$q7'%#q;'%#q<'%#q='%#q>'%#w&-#rk51#ryq7w%Y#vfMXsp5%#s6q7qhw%-$r/w$s#r06w%f#r-r.r1w#0#q76w#C#r3w#C%r4u;<#1#u",
";;~1#]q==3q>&#uLMUqi#Er69qN#Ew#'+u;><#3u;>AG#&/BqP#qIqO^4#*LqQ#*CqS#*XqquTUh%#*=@$S/uDEC%##uLND%#<qr^%#U0%#<*$Y/M%#",
"67$Y/N1#ZGuDFX1#*u;><#3uDGP*#*&/CqS#TXqsw#c%N1#*6(:&:,1#Zh7*:w#M,O%#TYuLNo1#*T(>&>,1#7h/*>w#B($hFP(_&*u]^F%#-Fh6h5`",
"%##<a$hE*Bqw#qvh:$/<uLNs1#h:h9w#Q(BqL#qIqx^%#*0%#*h@CqS#hHX*uLMX/h-=@(I&IuDG5ffqyuLNm1#hCGw$D+hF6w#o#*w#X#O%#h4*w#g",
"#qzw#1#uLNm1#>*(H&H,1#Sh4*Hw%H+hVXq{uLMX/6=@(<&<$h`P(hZ&hZu+-~b]%#3qA&#w&e#w#j#qKw#j#uLNl1#*w$8&#&*$7:(<w&{3Xw&{&h/",
"/(Z&Z,%#SZ*7u363/b]%hbw#x#BqW#V6w#t#BqW#@Gw#,#uLND%#>w#1#Vw#1$0w#1#w#S#4#3qCc4#c%w#&#w$U%w#'#;%#73M%#7IuLNUqX#<*;%#",
"*-$:/;%#<3$7w#+#h/-O%#qYSQ%#dw#s%w&V#7uLMk4#7w#}'qEc1w#z%w)G%qZ#Ew#'(w)O2w%d#dw%d#w%]#q[w%]#$S/(:&<w#3#Xw#3$d/(7&7,",
"4#>7*I$Yw#W$q^w&w#D4#hN>h9q_Lq`#*Cqaw&2$4#*=K$h:P$h9/(h3&IuLNg1#qbh>w'K(D4#hUS_fw&c/uLMk4#*G$hCP$hB/(h;&7$h>qew*X#q",
"eO%#*6uLO,%#hHw&Y#*[$hB/Q%#hJqeD4#h`h8*w#j0$hF/LF#7uTWAw+@#qfw#w%hOP$hN/(hH&hHumqA4#h9aTh6*h7w'e$#3qFw'4*w,^4w&5/qg",
"w%-#;%#Y3LF#Yw#'#uTWA%#><*$TPw&2#Z&I;%#h6-uLO,%#h6qhQw,i&uLNo1#h8qYw)X)h4w)X$;%#a3Q%#*aN1#h>w)x*h9Gw#C#w(;#hCM%#Y*$",
"h;w'@#:,%#G:*>uLO*%#H*$h>/(d&d,%#h3d*Z$_w-q$hGw&;'>*$hGP$hF/(_&_,%#h:h>*h5w%_$ie3Jw%[5qiw%d1w#'Lw&4'uDEC%#ig$h7w'W#",
"ah<w,<*w.T#aP$h<:(7w)c%w,@-qjw'r%w#U$$_w-H#:Xqkw(*&hB/w+%#hIw%I$e%#*g$hD/w(e#gw#5#I$hE/`4#iNHGD%#hz*>w#8#hP>w'/$M%#",
"*<$hIw#P#Hqm0%#ql*$hJw$c#hVHuLO*%#:*$hKw#}#>w$J#h9X*w$5&hMw&[$Tw&['h^*w15#w%2*h^P$h]7(hJ&w#;#Sqnw'l)hUhLw'l#0%#T6Cq",
"S#hGw#u(hX/w0P#,%#hPI*:$hZ/(#&/,%#<H##,%#h7h/#<uLNq1#<IuDGL#:w0j)HI$hc/$hbG$ha6w#S&G>w#S$67w#S%qouDGL#:-uDGP*:/&:e%",
"#h-qow%~#I0w19#uLNI%#dw#2$Hw&>#qo0w%X#`4#j&ha*D%#iR*h`i'uLNq1#*i)uTVzw%N#G0%h4h5/$huh40%TYqp$htT(h6&h/0%#h66$htw4;#",
"*qow%N)hwhEw%N#e%#aw$&$70%#hEw$5#_w#2$h-w$5)$h~/(h-&h-,%hKhLH/Z$i(hKNw37)w#n#i%hMw#n&hIw#_$hH0%#hPw#n#hLw#2$hKw#n)w",
"(T#6$i-/(S&S,%hThUh-/H$i5hT(hV&hV(hY&hR$i@P$i>hU(i,&i,umqA%#i+i'hjhdhVhSu363/b"};
/* leaf_sort.comp, 8158 words */
static const gpusorti_line gpusorti_spv_leaf_sort[] = {
"$#_h#u36-u36.qTh%uLN@uDE4uDE)u;<7uDEEqWuDEQh&uLM[q#qXu]`|h(q$h-h)uDE;h'h*uLMSh$qnuLMcuDEGuLO,uTU_h/h+h2qmuLNquLMlh,",
"h.uTUluLNkh0uLNDuLNBuLO*q/qRrBq.h8h3u;;ru;;suDE%h4uDGLuTVzh1qjuLMPuDECuLO'uTUdu++mqGq*qov$o9)Su+3euefUu#3<1u33U#u33",
"Uqbu33Uqdu33UqeuTU45v6RUmWv<bs>Dv/AM#F1u;;c15uuvzq(#v@8$D$1#w#$#uTU9q%q4555.#q)q'>#1e1u;<Aq,q%.#qF1.q-qEq&w#3$>T5eq",
"'>Tq%eq+>Tq&e#>Tq'eq3>Tq(eq7>Tq)eq;>Tfeq@>Tq+eqD>Tq,eqH>Tq-eqLu;<ATq%.q&Tq=.q'Tq;.Q5q(.#q)q+w$#%q1w$#%q2qEq%w#7)q4w",
"#7%q5qE1w$L)q7w#7%q8w#L#5fw#;)q;w#;%q<w#P#5q-w#i)q@w#;%qAqEw%5*qCw#7%qD#5.qE5q,.#5q+.#5q).#5q%.q(TqA.#5T.#5w#m#q'u;",
"<Aq)1.q)TqMu;<A#w#1#q&.fTqL.#w&%#5Qw#F%Tq<u33W#u;;v#RuDDz#qD1uLM:#R&&u;;v#&u33X#uDD|#&q%uLM:#2-&uTUK#R-&2uDE*#22uTU",
"K#&2&&uDE*#&&uLM:#-22uuw0#R2--&&w#2#&2&uDE*#R&u]^[#w#4$u]^[w#W#&w#_%w#)%-*#f&)&#u++2Wq+&Xq,q+*#Qq,,qiq-QuDDz#qD5)_#",
"1*#Qw#B#5)&#1)&#q%v#$23_Tw#|#w#$&*#q,T,qp#q,*#q,&uDD|#&q&*#5qs,qtq&5*#5&,qtq'58&Q5B-#ruQg*#f2Wq02Xq1q0*#Qq1,qxq2Q*#",
"Q2Wq32Xq4q3*#Qq4,qzq5QWq6&Xq7q6*#Qq7,q{q8Q8&q9qD)&#qDw#e#q9q|Wq:&Xq;q:*#Qq;,q~q<Q)&#q3w#;$r#u]^o&#rtr$FgB_#rJq9=w$4",
"%8&q=1w#-#q=g)_#q)Wq>2Xq@q>*#Qq@,r*qAQWqB&XqCqB*#QqC,r+qDQw#J%w#Z'qEw#Z#rvqE=8&qFw#e$qFF8&eqDB&#rLeF)&#qCB&#s6r0r1B",
"&#s3Fr2w#D$w$)#qCw#X%B-#ryeq|)&#vfMXspw#J#ew#J%r9w#a#r:Fw$n#r7r8r;w#x%w#^%w#z%w%$#r@=)_#w&9%F)_#q&8&qHq+)_#q'w$`%,q",
"uq(w'A#q%u;;~-#)&#q')&#q+)&#rk8&qI1w$1#qIw#t$rL=)&#q7)_#q38&qJsq8&qKw#t#rvqK=*#q)&,rQ#q),quq)5w#+#8&qMqDw#3%f5uDD|#",
"&w#s#q&B&#rPqJqMY#&rW*#q'rX,rY#q'*#q'w(R#syw#V%qNq+w$f&&#qe8&qOw(e#rIw$D#qOraw%2#q|rbw%X$w#)#rPrdw%E#rJreFY#&rf*#q'",
"rg,rhw${$t_w#9$qJw#R#rkFw#L#rlqJY#&rm*#frn,r[w%W$rvq=w'u&B-#rqrqrrB&#rNqJqN)&#u#QRB-#r}rtru)&#u#QQ)&#u$$$w&]#rvrwrx",
"w#*#rsry=uDD|#-q%Y#&rt*#q'r|,r}w&E'Y#&qN*#fs$Y#2w#+#s&w#Q#rqqNFY#2s(*#fs)u;<#-#)_#q,)_#q-)_#f)_#q>)_#q=)_#q<)&#t5w%",
";$qHw$u#s3w'q$w#_%s5*#fs6)&#rJw%h$s8w$|#s9w',#u#IkuLMN&#s7rzw%)(ruQFw#4.w)b%q=g8&qP5uTU^qsqQqPFw&[#qE)&#qF`Rq%1qS$#",
",s'#f,s7#f,s%w#'-u;><#1u;>A=#$<Kql#q-qkr)@&#'w#-$s.w#-#uLNl-#'=w#2$s/w#2-s0w#L(s1w#-#a&##L-#/=u;><#1uDGP'#'$<u]^tR#",
"#E6C%9$9L-#h6=uLNg-#Z'uDFX-#'w#F(b&#Mh;w#w$w#I#3-#:C'9w#B(%hC$'L-#UFw#5%#$'uLNF&#h:qHN&#'s3(&#s2'%7$90qr#qqw$s$%D$D",
"3&#9D':(&#'h@w$e$'w#=#w#d#^w#v#L-#hEs4%/$/3-#ZV'/w#}(w%+#%4$/(&#MFw#^)w#x&7D':O&#'ELw$u#w$j)hb$'aR##%#$<3&#=7##G-#9",
"qN[#/5uDGP'/<$/N&#7qJ@&#rT(&#/'O&#VFu]^F&#5qJ/'(&#hD'c2##hi/0qw#hy^+</(&M^S%E$6w$*#rqw$*$w#~&/w#~0]&#rq7=N&#:w$(,hF",
"w$(*hVw$($h{w$(#i.6w$($^ES%V$J%h5$h5w#Y#w$'&/Uw$'%re[#/1w$'%0r[#ri7+<=(&47qJ%:$w%}#rTw%m-+rp=%'$'uDG5ggr]w$q'9w$q,w",
"#I#w$k-0qw#iG6@2#'c&##/i6;&##9A&#/FN&#r#w'a$s:w'G#@&#rSw$f'4##uLNm-#9=w$f%w#x#G-#Uhvw$P(@&#rRw(N#Fw$h#C%4$4w)K#D'4w",
"#F(;&#h;h>b&#'Sw%E#'uLO)&#Fh<u]`qw$>#='w#9#h>A&#'qh0qg#iihQ+<'%6$6uDG5rVrVs;%U$UO&h9h:S%h;$h6%h@$h=G-#hJi+w#y+hGhJw",
"#y-hHw#y*hJw#y'ith]w#y&%hK$hK%hZ$hZ(&h[h]S%h^$hXw&M#;R##i7w&V+h]w&VBj'w&V'h`'irG-#4iFw$_+hb4w&j#/0qg#j.h6w*l#w&.#4+",
"/w&:#w,M$rsw&u#A&#Es<P&#'h6w+C#w&H$w#K#Z90r[#r~Dw${#V$V%h>$h>(&h@hAS%hB$h<w+5#@&#rpw-F$w-|,j3imi_ueg(R##j5ioiaj1%j>",
"$7w%7'Dw%7>uLNo-#'ilw,>)6$'w$F#4w$~#;&#i-w%'$F;&#hLw#2#i0w%E#hN'0qg#jWh7+<w-4%w)$&Mw$1%6w)$)w#m#:w.6'w%`$w&:#U%9w#,",
"$7h9w/h,L-#6w(:#h5hDuLNh-#/'w)E&D6'4%C$C3-#6C':uLNl-#h9hHuLNh-#s=w#])P&#h6rzP&#hHrzw1$#w#]':Uw)~*ueg(-##jojLh=hNw0g",
"&^J/w0g)@&#hLw%R#S+hM<w#D#%hH$hH(&hIhJS%hK$hFw#J#s>w#J&hP(&#jU'Kqg#k,qk=w%D#w)d#jwuLO)&#'jxA&#h]s@O&#q|jzbw&g#P&#4'",
"uLMk2#'=;2##/w'V#s+^9%Z$Z%hp$hp(&hqhrS%hs$hnw$%#sAw$%#w)}+w/F-w'i1G-#'jbw%+(0qg#kGMw3z$qg#kKEw$a$w'.#9w)>#:$:%E$E(&",
"VZS%h5$Mw$/+Ew1Q>w#j#w(<$0qg#kUJ+<'(&6JS%C$:w#k+Iw$wCk$w$w+kfw$w'kjEFw$w<aR#iTw$/'Vw$/Ck7w$/+kxw$/$(&#kKw%.#kzVw$3'",
"6w#,#uLMk2#9';2#hq'u]^tR#hps+D'w)e#%h7$h7(&Uh9S%h:$h5%ho$how#t#w3v$w'WPkQw$S+l6w$S$w4D#E=Kqg#l:'w'^(4w%f#D$Dw-}#(&Z",
"h5S%h6$^aR#j&w$5'Zw'^KlFw'^,w$K#sBw%*Tktw%*+lYw%*-l^'w'm(w%*7jI%h9$h9w$9'h;w$9Cl,w$9+lmw'q'l@w%B#lnw'q$w#D#sCw.{#w$",
"A#w#D$w1Z,=9uLMk2#Dw((##s+C/w1_$h;$h;(&h<h=S%h>$h9%hx$hx%lw$lwu+-~d`R#1qUu;<0&#u;<0&#$#w8Q%qhw:a$w%:#(&#7w5~#9w2'&#",
"$'%/$<uLNF&#6DuLNI&#JIw2D$]w19#=(w-y#w;5&=D':w#j$Cw#j%h5gw;Y%+<Fu+-~d`&lV1qV$#w<d#qkw%'#w3-*w$)&w#Q$w#@$w%@&D4'9u36",
"3<d`&m*w#_$qu#q&w'-%qu#q'w)=$N&#9w#1#q&w#1$(w#1#w#S#2lQ1qYu;<0-w%K%wA$'w$2#qvw&o#w#,#Dw$;#Kqy#q2qkw5{$w&X#Kqy#q5qkC",
"w#1$:$:32#9:'7%Cw<A%Vw#^#Kql#q8qkZw,(&'=%Z$w2($q}w#@&q<qkh9w#@)h9$4w81#r%w>4#FA&#h>w$v#'q9b&#hAr%w#P$w*U$uDF+_#4uTW",
"Aw(]#r&w#Z%hD$hDu~%b2#h9hAZh7CE'Vw%9#RjY1qZw%9%u;<02w%<%uDGPr'w%+#w%4.+<Iw4i#w%3$J+<6w&U#%D$7w#K#Mw#K#H&#^1w%0$Vw*X",
"#4$/H&#Vw#5#q<qkh5w/X*u+-~d`2lww&S5r(w&S,w('#wDf$w4O#Cw$P$'w&S$D$7Kqy#qAqkEw#1$6$6w&b#6'I%E$Mw#c#h6w#c0h:w$c$wBb'7K",
"ql#qDqkh=w#1$w#c#&w#c$w&5%h>$h>32#^h;'Mw&1$iHw&10r,w&1,w$o3+<C%:$4w$n$^+<Mw-U$J$Iw(H%w#Y/h7H&#h7w&N%/w.'%7H&#h9w#5#",
"qDqkh;w=6'U$Uw&N#kL1q[w$S(r-w$S'r.w&L#uDFy2#DwEY$2#I7wEY%r/w#;#H&#95uLO+&#'r3uTU}2#'75w+J$2#:6w8h%r4w#H(uDF+_#'uLO(",
"_#'r5uDF+&#'uDFy&#w7j#'r3uLMk2#/'uLO+2#Jw'#'CZ'6%h;$h9w#b#r6w#b&hA1w$*#r<w$*#hC1w$*&hDh@w$*%r=w$*'w#H$w$O%w#H':Cw#H",
"%r>w#H(w$O#uTW@_#'rASw$P,wA8#r<uLO+&#D'w#e#C1%J$J32#Mh5'J%hT$hT32#h=hHw'n%&#1q]u;<02w'n$w)f/rCw$/&Iw$/#Iw#'#uTWA&#9",
"/w'-'M5A&#Mr1w:V$uLNo-#Eq|w#X#w.~(w'b$w;+#h7wJN#w/>-w;3#h<uLO)&#Ew/>'=4'9P&#I'%M$M3&#VM'Dw-K#hAw-K'9'%hA$hA3&#h:h>'",
"h5w%&&q^w$|$w(~#rDw/d&4qHw36$w#D0rEw#D(Ow#D#w26$qHw#K$-#1q_w%o#w)*&w%l(rFw%l&D5w#($Gw>T#w@N/:w-k$w#1$H&#Z1w#($w#N$w",
"F~*%I$I3-#CE':%h5$Vw*W$w#($w#M%U$U3-#4^'h7w,6$#1q`w$X#-w#&$w'N$w'T'a&#oSuLNF&#':uLNI&#/Dw3o/w#=#Jw#=#Cw#=/@&#q(wC2'",
"E#w&#$rGw&##wBm#'[#4w%>)h;w'a0Ih@wAx$wJh#'/w#j$-#rH:##w#5#6#/w#*#C#w'|#6^#:w%@#U[#Iw#v)7h@w&5(wK^#3&I69C<uDFX-#hWw#",
";(;&#i*C;&#i$Mu]^t&#iPh^/w5O%%7$7wD2%w&y)(&#h:Sw-O$&h9h:6<w'E$Ew#<#uDFX-#:wPB%h@hA7<'wGU%w<{#hB$h6A&#h<Fw#x$uLNf-#h",
"gwQb#h@=L-#hf=wE@$]&#4gw&B#/r#=Pw({#uDFX-#hnuLNhw&-#w&V#rIw#7#4w/^#hJwL5$hMuLNh-#'hXw$Z(]&#ZrJw#G#q|w,l#Iw*x'6hM'4N",
"&#rIhh(w#=#]&#hZF9w7^$w0;#w'M#sDw8='w'[#:sE(&#i#hZw5V#hsw#;$wAT#(&#rKJ]&#hd=h{cR#l5w&)$huwR0*huw0V%hpw#0#A&#hhw%Q(i",
"3w*%'huD'4L-#hlw(2-]w:M#wTp%&#g9'/wPA$w+(/7gw'r--#94rMwTq#w'N#I^'w%=%rE+<Jw#L#/w:2,rOw:2*w-s#cR#lVrN'%i6$i6(&i7i8qJ",
"%i9$i2w<<#p#+kwX(#w#c#rPw#c#@&qLq)+rRqL+rSqM@&#fw%|#w#,#wPF#/'+rT<w4B#uLP`rU#rVrHuTXs&#rVq%'+rR<w#,#1/+rSwPn$wRQ-w#",
"g#wQU#0r[#rZw4E$4$4wAN#w#N#w#q#wLz)w#N#wKN#'[#91uDGP'9<$wN$#rZwKp$w@G&'/+rT<(&I6S%Jw#l%w/p#w#A#w#t#w/4$w$y#qN+r^<w=",
"G#w/]'uTXz&#rV5/w#G#w$T#w0R$w>Z#w&|)w$E#w$5#'w:-%9wC:+7w,W%I#w#f#w$l#9'[#71uDGP'7<$7w#Y#7w6|%I6<(&7:w$e#wXS#JUw$1#h",
";w1/$p#+k1qaw3S%w0d-r_w0d'1w2[#w2:#/w:o#4G-#6w3<&w#E%^w#E$^w#E%M$w)Q#Vw3_)H&#U1w</#w0V#5O&#r`h9w#N$H&#h<w#^#h<q|wLl",
")w5D$&#IJ'6%h=$h=umqA&#Uh;Eh5w5F&p#,+w&E&w#S#rcw#5$p#+Kw#5*wTb%w%]#Aw*e#wVv$bw4/#wTd$w1d$p#+Gw)N#uDG5ggrjw)[#p#+i1q",
"bw#a$,row(d$rTw'U#rmw&l1w#*#J#w%e#/rm[#:wE{&w]+#7wEr#rew%W(wYG$w*}&wEQ+0qg#h:^wRC&w$U$wTe#w6[#rOwC$$(&h:h;w(B#:w#@'",
"Iw#@$w5@#qM9'u]^F&h<5qMh=<w03%h:h;w03#UuLNm-#h>r`w':(u]`v&#rpF=hBw0b#;&#i5hFw3<'w%1)w%*&4w%*&0qg#hTw$s$w$:$(&#Cw]1$",
"6w%=*'$<uLO)&#7rOP&#h5w%H$:w+n&@&#Cw%*&h76<%h6$h6wIF%h9$Ew]&1w#^#re+<hhw$f#u+-~d`-p#+K1qcw5t+$#w8g#rzwGy#w^T#p#-YDw",
"'u$w#3#Iw#3#p#-]J'c-#kk4w7`.r{#I7uDFK-w5]$VEwU2%w/T&V'7w7+&qdw$0-w+&'wJ/#w%j$wVG(w%d#wTo$s#w$%#P&#:wUS#7wUS,s#w=>&w",
"$I$ueg(-#p#+vUh7JMwc*&J6'/w$j,%h7$'+h5E+VZwO{#w)o#p#,Y1qew$X($#wfE#w)l'w`$-wbq4Mwal'wNq(;&#p#-dw#(#p#-%w'q#/wY7#p#-",
"'w^)#'w'h#4wLq#Uh6w48$h5h6S%h7$Ew.o*FZw[$%w0T'q%w$}&w#B%I/w`a)w#=&w;c#Ew+1(N&#gh6w0+$w+2,M9w1Y*w^i=qg#hZwSA$w*$$Ow$",
"z#wBD#Vw+Y$G-#Dw1%,6w)o$G-#:w<t(Z'w-$#Ehjw(W$w'N)R#i.hphoh6w'N$%h<$h<(&h=h>S%h@$h:w%l$hK$hKuLNF&hLhMg%hN$hI%hS$hSN&",
"hThUg%hV$hPw'W#p#-Hw)0/wk4$s*#fc2#p#.yD:H&#'1A&#:wBF%w&}#w<*%w<#$w%^=O&#Uw'y0w%##w`{'4w+;#hBw+;#p#/5hDwav#h@w_,#w29",
"#w2&#hCb&#6w1H#h<wM>%0qw#hEh<w#D#C$Cw#j#wVK$wS[#h@=A&#Zw#p#hNw#p#p#//hPw#p#hKwSb$wKv#hB$hB(&hChDS%hE$h@aR#p#.#w%-'h",
"Cwa<Ch[w+')6$w)v#h`40qw#h]^wK|#;2#p#-:wS6#p#-9s+4w%E$w$Z(h7w$v#hcwLS$u]^tR#p#+Ws+Jw-<$wBI#(wf''w'4#p#091qfw'4&-w5B.",
":w#o#w:%$Sw&H#w#-$wAn$wYZ$wA|#s,w-b$qr#qqs-w#,#u~#YR#mb7s+V9'Z=%^$CwBQC4<$w=n$Dw=n$wSt(w=A#w;/#p#+w'=(&JCqJ%M$7%h@$",
"h@u+-~d"};
/* leaf_sort.comp -DGPUSORTI_ADDRESS, 9411 words */
static const gpusorti_line gpusorti_spv_leaf_sort_address[] = {
"$1Wu;<7h#u36-u36.qCh%uDE4uLN@h$uDE)qHuDEQh&uLM[qFq#uDEGh(qbh'h*q$h-uDEEuDE;uTUlh)uLMcu]`|uLMSuLO,h.qauTU_h/h2u]^th+",
"uLMlqxh,qZh4q+uLNkh6uLNDuLO*qAh0q%q'q*uDE%r9h8h3uLNquDGLuTVzqch5h9h;h1uLMPuDF+v$o9)Su+3euefUu#5'2u33U$u33U5u33Uqdu3",
"3Uqeu33Uu#`Iumnev;F+2Av;EfUjvASSBDv>e;26v@Q%3Sv<xdo-v=4}Fhv#-<VcuTU48v6RUmWv<bs>Dv/AM#F2u;;cu#`J8uuvzq($v@8$D$2$w#$",
"#uTU9Vq4888>$2qG2>O8qGO>OVqGq3>Oq&qGq;>OWqGqD>Oq(qGqL>Oq)qGqP>OXqGqT>OOqGqX>O$qGq]w#(#Dw#(#qew#(#qiw#(#qmw#(#qqw#(#",
"quu;<AOV.q,q)W>q-2qG2u;<Aq-V.q&q.q=.Wq.q;.q.8q(.q/q)O>q0w#;#q0V.q18X.q28q-.$8q,.$8O.$8q).$8V.q(q.T.$8q..$82.$8Wu;<A",
"q)2.q)q.qMu;<A$w#1#q&.Xq.qL.$88.$8q/w#F%q.q<u33W$u;;v$TuDDz$$2uLM:qDT''u;;v$'uDD|$'VuTUK$11''u33X$uLM:$1-'uTUK$T-'1",
"uDE*$11uTUK$'1''uDE*$''uLM:$-11uuw0$T1--''w#2#'1'uDE*$T'u]^[$w#4$u]^[w#W#'w#_%w#)%-,$X')'$u++2v#$[^TO1w#$#w#Z#w#$&,",
"$q,O:qX$q,uDDz$qD8)M$W,$q,1u;;|$u#`Ku;;rq,'u;;sq-q,,q^u#`Kq-)M$2,$u#`Kw#d#8)'$2)'$V)M$q(,$q,w$y#q&,$8qf:qgq&8,$8':q",
"gW8uDE'$'w#P#qD,$X1)M$V;'q.8E-$ruq.a)'$q&w$$#q/1u;;sq0q/,qou#`Kq0,$u#`K1;'q1qDw#C#q1qj)'$q3w#-$qru]^o'$rtqsDaEM$rJq",
"15w#a&M$q&)M$8;'q22w#5#q2aw#))q.a;'q3w#9#rvq35;'q4w#D$q4D;'q5qDE'$rLq5D)'$'E'$s6q~r#E'$s3Dr$w#D$w#w#'w#X%E-$ryq5w$I",
"#vfMXspw#J#q5w#J%r+w#a#r,Dw$U#r)r*r-w#x%w#^%w#z%w$h#r1w$h%D)M$O;'q6O)M$q,w$[%:qhq(w&e#X,$X-u;;~-$)'$W)'$O)'$rk;'q72",
"w$1#q7w#t$r=5)'$q7)M$q3;'q8sq;'q9w&B#rvq95,$q)':rC$q):qhq)8w#+#;'q;qDw#3%X8uDD|$'W,$XrGE'$rPq8q;Y$'rI,$WrJ:rKw'z#Ww",
"'7#syw#V%q<Ow$j&'$qe;'q=w'w#rIw$D#q=rRw%2#qjrSw%X$w#)#rPrUw%E#rJrVDY$'rW,$WrX:rY$W)M$tV)'$t_w#=$q8w#V#r^Dw#P#r_q8Y$",
"'r`,$Xra:rM$Ww$y#q2w'a&E-$rqrdreE'$rNq8q<)'$u#QRE-$r}rgrh)'$u#QQ)'$u$$$w&a#rirjrkw#*#rfrl5uDD|$-VY$'rg,$Wro:rpw#m$r",
"uq.aY$'q<,$XrsY$1w#+#ruw#Q#rdq<DY$1rw,$Xrxu;<#-$)M$q1)M$q2)M$q))M$q>)M$q=)M$w$9#t5w%@$q6)M$q/w$y#s&w'y$w#c%s),$Xs*)",
"'$rJw%p$s,w%$#s-w'4#u#IkuLMN'$s7rmw%-(ruq.Dw#4.w)p';'q>8uTU^qfq@q>Dw&d#q()'$q))'$X)'$q/)'$q;)'w$K$q=)'$q>)'$q@)'$qE",
")'$1fTV2qB%$uLMUr8$Xrz:qV$X:r8w#'&w#/#w#'Drvw#+&s+w#H:rtw#mCw#H+w$N/w#e7w#;2u;><$2u;>A5$%+0q]$qYq[31$(gq^$(<q`$(q_r",
"}uTUh'$(VW#h]+<q`$6q_r7w#2%uLNl-$(5#h_w#7#7q_r~w#7+haw#7#9q_s#w#[&hbw#2#Fq_s$w#2&hc+uDEC'$$#hd(P-$/5u;><$2uDGP($(%+",
"HT$$G9F&6%6P-$Q5uLNg-$N(uDFX-$(w#F(uLO''$Udw$+$w#I#@-$7F(6w#B(#hyZ&hF%w#z#[Dw#8%$%(uLNF'$h:q6R'$(s&*'$s%(#hx+&=%60q",
"e$qYs'3'$(#hz+&I%I@'$6I(7#h|+*'$(h@<q`$hNq_(w$y&h}+w#r#ew$+#P-$hEs(&/%/@-$N](/w$/(w%@$i((&4%/*'$UD<q`$hZw#f(i+w$,'=",
"w$,#i-+uLNB'$(G#i,w#s#(w%o)#i;Z&he%(uDECT$$#i05&$%+@'$5=$$^-$6q<_$/8uDGP(/+%/R'$=q83'$rF*'$/(uLNB'$]Du]^F'$8qJ/(*'$",
"hD(uTUd1$$hi/0qk$i>e#+/*'UeK#i@U&G%9w$3#rdw$3$i@w$((/w$(0`'$rd=5R'$7w$.,hFw$.*hVw$.$h{w$.#iO9w$.$eGK#iPe&]%C&b%bw#]",
"##iO+w$-&/[w$-%rV_$/2w$-%0rM$rZ=#+5*'4=q8#iV4&7%(w#Y#w&&.rc5&(%(uDG5aarN#iYw$}(6w$},w#L#w$w-#ic+0qk$ii9w*n#uTUd'$$/",
"i6#if(A'$$6B'$/DR'$qr(#iiw(4$s.w'w#3'$rE#ilw$x(4$$uLNm-$65w$x%w$(#^-$[hvw$`(3'$rDw)*#Dw$w#F&4%4w*3#I(4w#F(A'$dh>uLO",
"''$(Kw%W#(uLO)'$Dh<u]`qw$E#5(w#9#h>B'$(qW0qV$j'hQ#+(&9%9uDG5qnqns/&[%[uLNB'ch:K#j(c&d%Q&h@%h=^-$hJi+w#|+hGhJw#|-hHw",
"#|*hJw#|'j2h]w#|&&hK%hK&hZ%hZ*'h[h]K#j7h[&h^%hXw&c#AT$$i7w&l$j3w&l(h]w&l@j<w&l#jIw&l'h`(ir#j>w&.#4iFw$k+hb4w'##/0qV",
"$jIQw,V#w&=#4#/w&J#w-E$rfw'+#B'$Gs0S'$(Q#jM+w,)##jM]w&^$w#Q#N60rM$rqIw%1#]%]&h>%h>*'h@hAK#jRh@&hB%h<w+p#3'$rcw.G$w.",
"},j3imi_ueg(T$$j5ioiaj1#juZ&jB%=#jXw%M(Iw%M@jb+uLNo-$(ilw#w(&9%(w$R#4w.h$jfw%K#i-w%<$DA'$hL(#jhw#5#i0w%^#hN(0qV$jjh",
"7#+w)O#(#jjw)O(Uw$=%9w)O)w#v#7w#J$jrw**$w%~$w&Y#[#jt+&6w#/$=cw1%,P-$9w(i#bhDuLNh-$/w/I#w)v#I9(4#j|+&F%F@-$9F(7#j~+u",
"LNl-$chHuLNh-$s1w#c)S'$QrmS'$hHrmw2D#w#c'7[w*Y*ueg(-$$jojLh=hN#k.(w2-&eC/w2-)3'$hLw%h#K#hMw$m#6&hH%hH*'hIhJK#k5hI&h",
"K%hFw#M#s2w#M&hP*'$jU(<qV$kNq_5w%V#w*B#jwuLO)'$(jxB'$h]s3uLNB'$qjjzuLO'w')#S'$4(uLMk1$(5A1$$/w'{#rze6&N%N&hp%hp*'hq",
"hrK#kLhq&hs%hnw$(#s4w$(#w*[$kEw0F6w(11^-$(jbw%4(0qV$kbUw$]#<qV$kmGw$g$w'G#6w)m#7%7&G%G*']NK#kW]&b%Uw$5$kVw$5(Gw2^>w",
"#p#w(_$w$0#C#+(*'9CK#kc9&F%7w#q$kaw#q(Lw%'Ck$w%'+l$w%''l/GDw%'9ksw%'$uDECT$iT#ksw$5(]w+H@k|w-`#(k7w$8+l.w$8$*'$kKw%",
"=#l*]w$<'9w#,#uLMk1$6(A1$hq(HT$hprzI(w*-#&h7%h7*'[cK#l.[&h:%b&ho%how#w#w55$w%o$l.w'sMkQw$Y+lQw$Y$w5`#G5<qV$l[(w'y(4",
"w%u#I%Iw.k#*'NbK#lBN&Q%euDECT$j&#lBw$;(Nw'yKlMw'y)lNw'y$w$T#s5w%6(lNw%6Mktw%6+ltw%6-l~(w(,(w%61lbw%6'jI&c%c#lbw$@(d",
"w(0@lkw(0$l,w$C+m#w(0'l@w%Q#luw(0$w#D#s6w/f#w$J#w#D$#lww2d%lw5w2d(56uLMk1$Iw(J#$rzF/w2h$d%d*'h<h=K#l}h<&h>%c&hx%hx#",
"mQZ&lz%lzu+-~u++mfT$2qDu;<0'$u;<0'$%$wA;'w::$4qW#/wA=29uLMX+4VW*'$Cw7b#7w3N&$%(#C5&/%+uLNF'$GCuLNI'$]Fw3n$`w2W#5*w.",
"~##]w=J'5I(7<q`$eq_FuLMX+(w#r$h:a<q`$]q_(uLMX+DVWu+-~u++mf'l[2qEw$Z%w@7#qdw%]#w4c*w$7#74w$7#w$k1q_w>^&Fw$6'CI(7u363",
"+u++mf'm3w#x#0qh$q&w(%%qh$Ww*B$R'$6w#1#q&w#1$*w#1#w#S#1$2qGu;<01w&-#w&0,J'$72uLO)'$7=uLNUqi$/(J'$(8#4+J'$/2#7w#+#F8",
"w1h#CwC*#w#s%w2d#7uLMk1$7w#}%lm2qIu;<0-w#z%wGQ%qk$Xw#'(wEY2w%d#Uw(X$q]$qYqlw%]##Cw(X$w#3#q_w#3$U+w/A#@1$67(=#Gw#W$q",
"mw)Q#H1$hM6cqngqo$(<qpw&2$1$(VO#h:Z#c+&]%=uLNg-$qqh>w*%(H1$hTChAaw&c/w3u$#hCZ#hB+&d%7#h>qtw;u#qtwCG#DB'$hHw&Y#(q1#h",
"BwEl#hJqtH1$h_[(w#j0#hF+gM$7uTWAw+E#quw#w%hOZ#hN+w5h#umqA1$ch=eQ(h7w&6#Tk$2qJw&6%u;<01w'4#w&0&w$p#7w%x-=w%x.Iw%x,9w",
"%x$qvw#W#H1$hx4Nw%x*uLMX+bVOwF{#H1$h{Ih7w$x$J'$[2<q`$/w#C#(VWw>+#u+-~u++mf1mGw'm:w'a+9w$h'qww$W'w$h&Kw#3$9w$h,Fw#W$",
"qyw'0&i66Qw'a1h7Z#Qw'a$H1$i:Ih:w'R6h<Z#d+wAs#@1$7C(Fw&X$irw&XBw$p%w&X)w$p%w&X3qzw&X&iRw&X8iUw&X>ku2qKw$S)w+1&#/w;~$",
"q{w$&#w#,#q|w%|#31$LuDFyw&C&6%w<$$q}w1H&Uw-U$uLO+'$(r%#/w%%#w#d$r&w#B&bw#B$gM$(uLO(M$(r'g'$(uDFyw1W#cw=H#(r%uLMk1$/",
"(31$h=uLO+1$(/#h>w>$$&d%cw#i#r(w#i&hBw.F$w$+#r.w$+*r/w#B&hGw#B(w$J+r0w#B&hLw#B$w$J#uTW@M$(r2Kw$K(hOw$K%wEj#r.3'$Lw#",
"f#/w%O#w$K#hR%hR31$hVw0.$$2qLw/Z*wS1)wQ56w$G#r3w$G#J'$G2gM$Gw#'#uTWA'$6/(#eZw.X#I%=J'$Q8B'$Qr#w>d$#GwCj#[qjw.5%w1~#",
"Nw1~$J'$h=2w@>#h=P-$h>w2B*cw3V$w0b#hCuLO)'$G(w)t#w57%54(6S'$L(w&d#U%U@'$]U(I#hA+w.b#hGw.b'6(#hGZ#hF+&hA%hA@'$h:h>(b",
"w%_&qMw%X$w3b#r4w2d&4q6w7($w#D0r5w#D(uLNBw#D#w5m$q6w#K$-$2qNw&K#w)e#w&H%r8w&7-r6w&7&98w#($^wD-#wE-/7=w#1(w&E#2w#($w",
"#N$wL2*&L%L@-$FG(7w-7&b%]J'$dw#S#dw#S%w22&w-*#-$4ew0`&$2qOw$n#-w#&$w(@$w4}/w#'0wW4+wWE'w#7'w#@/qV$XuDEC'$p#+;#Qw89#",
"(h<uLNI'$/h=w890h:w#A$hAw#A#hBw#A0h>wF/#q(w((#wHz&hE$w'2$r7w'2#wHR#(_$4w&6&#hG5#hF5#hEZP-$hNw)/*hGw)/'LhR#hHw-[$wQ=",
"$(/#hJw#|%-$Z7$$w#8#9$/w#*#F$w)N#9e$7w&R#[_$Lw'N)=h@w'N(#h]FwR<#@'L96F+uDFX-$hjw#>(A'$i>FA'$i8UH'$ikhp/w:-%&=%=wJ-%",
"=#haw(g$w#Q$w:q#K#hi+wW2$'ch:9+w(g$Gw#@#uDFX-$7#hjw#>%-h@hA=+(wMu%wCW#hi[&hB%QB'$h<Dw$($uLNf-$hy(#hiw$q#h@5P-$hx5wK",
"J$#hk+`'$4aw&p#/qr5Sw*V#uDFX-$i$uLNhw&U#w'(#r:w#7#4(#hqw$T#hJwRw$hMuLNh-$(hXw$m(`'$Nr;w#J#qjwJ+#L(#hyw,f'9hM(4w<A,R",
"'$r:hk*w#N#`'$h^Dw=J#4q_/w=J'4sAw]D$(uLMX+5w#3$7sB*'$i8h^w8f#hv<q`$Cq_6w#N'r<C`'$hg5h~uTUdT$l}w&U$hxwPC)&hxw2v%hsw#",
"0#B'$hkw%q(iIw+m'hxI(4#i6w%|#how(n*i8aw(n#`'$=D5#i9w(o'aw(o#i;wZ[%w,|/=aw$@)w(N#-$64r>(w(*&Le(6#iCw_@#hKq_q[uLMX+CV",
"Ww#Q#/w$4$iFw*#$<q`$hOq_rAw:s&iHw01+uTUdT$mBr@(&i9%i9*'i:i;q8#iXi:&i<%i5wC0#p#,VwcP#:rHw20(uDGPrBw#v#3'q:q)#rDq:#rE",
"q;3'$Xw&G#w#,#wWg#/(#rFw75#4uLP`rG$qnZ#9+uTXs'$qnV(#rDw#,$2/#rEwX5$wZ(-w#j#wX|#0rM$rL/wF^#4%4wGf#w#N##rF+#QwT&+w#Q#",
"wRG#(_$62uDGP(6+%wU5#rLwRl$wFX&(/#rF+*'L9K#hBL&Cw#r%w26#w#D#w#z#w1W$w%&#q<#rO+wD'#w2#'w/J+uTXz'$qn8=#6w$|$w$j#w3.$P",
"-$6w'Q)w$W#w$H#(#+Lw'~#wIh$C5#9w`=+wNu%/w%(&6(_$=2uDGP(=+%=w#`#=wD/%L9+#cL*'=7K#[=&Cwam$C[w$=#h>w3n$p#,[2qPw6n%w6k.",
"w3J+rPw2{&C2wD<$uLO)w'L$9Z#Lw'O$^-$Uw6H&w#K%Nw#K$Nw#K%]Z#Gw5r#4we6#w6p)w39$w3K#6w#/$h<wE<#rQh<w#W$J'$h@w#g#h@qjwT4)",
"#h=+&C%C@'$LC(9#hAZ#h@+&h=%h=umqA'$[dGb(Uw%;$p#,{w'*&w#]#rTw#5$p#,>w#5*w]n%w&,#Bw+r#w`/$uLO'w7=#w]p$w4V$p#,:w*E#uDG",
"5aar]w*R#p#,]2qQw4Q5rbw#3.qVw)p$rFw([#r`#C+#95#L5#Iw'i(ew'i%Nw2W%Q$w&H#/r`_$7wMF&wf;#=wM9#rVw&4(wc9$wLu$w9Y$/#dwLu+",
"0qV$h>ewZ^&w%,$w^;#w:M#rAwHl&h:d+#hGh:3'$7w#C'Lw#C$w8~#qM6(u]^F'h<8qMh=+#hKwMH#h>w#S#K#hJh:&hB%[uLNm-$h>rQw(-(u]`v'",
"$rcD5hBw2x#A'$iDhF#hL+#hKw%G'/w*0)w%@&4w%@&0qV$hXw%,$w$G$*'$F(#hWw%V#hV9w%V*(%w;_#=rAS'$bw%a$7w-C&3'$Fw%<&h79+#hch7",
"&Q%QwQ2%hbN&c%Gwf41w#d#rV#+hpw$u#u+-~u++mf-p#,G2qRw9V+wDg)w(]#rm*'$Iwgt#p#.W9(#4w29#Iw#6#Cw#6#p#.ZU(#7+uTUd-$l84w;]",
".rn$L=uDFK-w8S$bNw^k%w1Y&b(=w:x&qSw$>-wA5-w<u*wWL(#7w#/$Cw#/$IwR}$6#Iw,o$rrw$@#S'$7w_D#=w_D,rrFw_D-p#,xh<dCU#Nw7^&$",
"C9(/w%+,#dZ&h7%(#bG#]Nw#0%h7w+4#p#-[2qTw$|(w+:*wrCCwRc#w+0)wm4@h:wl)'wWi(A'$p#.pw+.#A'$p#.1wPJ#/wcs#p#.3wh*#(w(s#4w",
"U]#hAQwX.$bQK#hCb&h7%Gw1<$h@Dw$C&DNwer%w37'Vw%]&hG7w#E&L/wjn)w#A&wA`#Gw,_(R'$aQw2[$#hRw,`%hRwjt%w,`#U6#hT+#hRwfOJh[",
"w+K#hcw(7$w+K$#h^w>4#4wH,$]w-6$#h`w(C#Iw3k,9w+<$^-$7wC*(N(w.g#Ghtw)m$w(I)T$i<hzhyQUw(F#&h<%h<*'h=h>K#hoh=&h@%h:w5W$",
"hK%hKuLNF'hLhMa#hrhL&hN%hI&hS%hSR'hThUa#hshT&hV%hPw(R#p#.Tw*O/w(8,wxB#ryw#3)uTUd1$p#0.UFwUH#2B'$FwH;%w'^#/#F+w(c*wc",
"9-w&.1uLNB'$h=w(c0#dwhZ)B'$4w,{#hGw,{#p#0GhI(0qk$hBwiN#w5*#w4s#hHuLO''$9w4/#h<wfA%0qk$hGh<w#D#F%Fw#j#wa8$w^9#h@5B'$",
"Nw#p#hSw#p#p#0AhUw#p#hMw^@$wcI#hB%hB*'hChDK#hPhC&hE%h@uDECT$p#/4#hMw%6(hCw(B@hVwkn$haw'M(wkn#*'$he40qk$h_ew@g#A1$p#",
".Lw]k#p#.Krz4w'u$w$d(h7w%##hewN`#w#C#p#,irzCw/&$wH##*wpz$hfwpz$w'_#p#1K2qUw'_&-w/++w8N+Lw1'$w[C0Kw>%%w{F$qlwS<(6(wF",
"z#r{w'.#w#,#r|w#,#u~#YT$nF=rz[6(c5#QZ&Nw2-$q(w8M#w3]&bwGU54+%wCD1CwCD$w$@$w^T%wBo#w@D#p#-4(5ww&#q8#hGww&#L#hHw{C#hF",
"u+-~u++m"};
/* tile_sort.comp, 7426 words */
static const gpusorti_line gpusorti_spv_tile_sort[] = {
"#wRh#u36-u36.qPuLN@h%uDE)uDE4uLM[u;<7qRuDEQuLMSqSuDEEq#q$h(uTU_h&uLMcuDE;h'u]`|h)h*uDEGqth-h$uLNBh+u;<0q*r:h.q)uLO,",
"h1uLMlqNh,u;;ru;;suLNqh3uLNhqoqGh/h7h4q/uLMkuTUlu]^tq'q[qmqluLNDh0uTUdh:h2uLO'h5v$o9)Su+3euefUu#1]2u33U#uTU43v6RUmW",
"v<bs>Dv/AM#F2u;;c23uefYq(#v@8$D$2###uTU9q%q4333.#337#2T27E3T]7Eq%T#7Eq&TX7E]Tq37Eq(Tq77EHTq;7EETq@7Eq+TqD7E#TqHw#(#",
"qLu;<AEq%.q+H]7q,2T2u;<Aq,q%.q-qF2.q-qEq&.q&#q=.]q.q;.q.3q(.#Hq+w$'$u;<Aq0q%.#qF2.q1qEq%w#7)q3w#7%q4qE2.#H]w#7%q6w#",
"7%q7w#L#3Ew#;)q:w#;%q;w#P#3q-w#i)q>w#;%q@qE3w#P)qBw#7%qCw#7#3q+.#3H.#3q,.#3w#a#X.q(q.q>.#3].#3q&.#3q.w#;%q.q<u33W#u",
";;v#LuDDz#qD2u;;v#&u33X#uDD|#&q%uLM:#0-&uTUK#L-&0uDE*#00u;;v#0uLM:#-00uDE*#&&uDE*#0&uDE'#0&uDE*#^&uLM:#L&^)#E^uTUK#",
"Lq_q_0uTUK#L&w#<#L&)#E&8&Hq+uDE%#^H)#Eqd)#Ew#B#qcqeqfw#W#w#M$&-v#$23_E&w#$))#q,E1qj#q,uDDz#qD3*`#2)#q,&*&#2Nq+&Oq,q",
"+)#Xq,1qpq-X)#X&uDD|#&q&)#3qr1qsq&3*&#3)#3&1qs]38&q.w#3#q%5-#ruq.qvNX0Oq0w#T#q01qxq1w#+#0Nq20Oq3q2)#Xq31qzq4XNq5&Oq",
"6q5)#Xq61q{q7X8&q8qD*&#qDw#a#q8q|Nq9&Oq:q9)#Xq:1q~q;X*&#q3w#;$r#u]^o&#rtr$>qv5`#rJq8Sw$0%8&q<2w#-#q<qv*`#HNq=0Oq>q=",
")#Xq>1r*q@XNqA&OqBqA)#XqB1r+qCXw#J%w#Z'qDw#Z$qD>8&qEqD5&#rLqE>*&#qC5&#s6r/r05&#s3>r1w#D$w#{#qC8&qFw#R#rvqFw$=$qD>w#",
"=%w#Z%w$V#r8S*`#35-#ryqEq|*&#vfMXspw#k#qEw#k%r=w#J#r>>w%(#r;r<r@w#j)q.w$S#w#v/w$,:rJw$,#q&*`#]*&#qew#g(ryHw$:#q(w#-",
"$r#*&w#B$q+w#1$rT*&#q&w#-$rSw$G#rWqvw$N$rUrVrXw#*#rRrSrYw#*#rPrQrZw#o(w&*$Tsq5&#rNTH5&#rPr_w#)#rJr_r`w#M#r^ra>uDE%#",
"0rb)#]rc1rd#])#]0w#W$w#y$rgw#A#&rh)#]ri1rjw#A$&8&qH2uLMN&#s7qHw%{#rm>5&#s4q<rnw%O#roSw#V#rpw#V$rq)#]rr1rs#]w$N*>uLM",
"N-#rsrp5-#rrrvrww#a#qHw%z#rvrySw#/)r{w&U&uDD|#-q%w$x(rJr_s#w&A#s$w$3#w%.&s%s&1qsq(35&#s1HFw#)(rPHw&j$Hw#L#w#5%rLH>*",
"`#w#o#s1Hs.5&##w#)#s1w#L(8&qIw(9#rvqIS8&qJw*K#r}qJT*&#syw$1#qvw$1#rNrQr[w(J#s6s7w#@#s8r_w#5(w#))-#rvs<w%/#w#N&>s>w#",
"a)rSw#5$sAsBw#a#sCw#a$w#5$w#))-#rvsGw#a$w#N%>sIw#a)rVw#5$sKsLw#a#sMw#a$w#5$w#))-#rvsQw#a$w#N%>sSw#a)qvw#5$sUsVw#a#s",
"Ww#a$w#5$w#))-#rvs[w#a$w#N%>s^w#a(s3s`w#B#r}sar_w#H#r[w#H#s3>w#Z%w#B$sew'Z#r}sfr_u;<#-#8&qK2w't#qKrTw#O#siSw(;#sjw$",
"N)rSw'c$q|q8w-m%*`#EuLMF0#r<r<uLMF^#sqr<*&#_w#`$w+h$stw#y#r{q8q|*`#q,*`w+A$w,8&q<SuDE%#0w0r#s{w#R$w)'$s}w)3$w#/$rut",
"#S8&qL3uTU^qrqMqL>>uLMPLq%2qO$#1qe#E1qc#Ew#+$qf#E1s|#Eu;><#2u;>AS#$AuDEC&##a&#6r_w#,#uLNo-#96u;><#2uDGP(#($A%@$(B&#",
";<u]^F&#3qJ(r_+qn#qksp=&#(I&#(>uLNl-#(SI&#9qvw#-';rSw#-$'&#@HBw#G#uLNF&#(H+qu#q(Sw#Z#uDEC0##%#$A:&#Sh8##P-#9HuDGL#6",
"3w$6%a&#<b'&#U(+q_#hNM,AsrP-#JQw#J#h@R-#6(w$b('&#hKCc0##sh6Y^#6G,@Aw#@#hDw#@#Zqf#hZh8_=0#(/0##6,9(%;$;%U$U%h9$h9'&d",
"h;F%h<$V,h]h@=qd#h_,h]A,h[h@[L##h`h_h^cL##hGhDuDFX-#hKw$3(uDG5qvqvss%($w$E$hPw&'$($(:-#hR4su(uDFX-#w$^)R-#sv@w#1%#$",
"Aw%U'6w%U4T'&#(h[P-#(hjw#e(/&##;w$}#9w#6#hkw#6$0##;%9$9:0#<@69'&#h}Jw$v#hp69%J$J%h8$h8'&h9dF%h;$h6%h>$h=w#@#i%hzht%",
"hA$hA%hD$hDw'j#sww'2#w'P$w(5)w$g%ht6##uLNF&#i(MP-#4(uDGL#9w&s)C>a&#(Jw'~$/&#hBw&a#hA(w#t#sxw#t#uLNF&#i:Vw%2#Qw#K#q.",
"'&#4(K&#C2Zqq#q-_6,Aw&+$syw#r&;>K&#b3w#@(%4$4%d$d'&h;h<T%h=$V%h@$h@w#U#szw$h*w&O;i;w&O#iJw&O+h`4w&T#6'&#iWw*j$s~w'>",
"#w)&$;%4$9Y0#<Sw(h#:0#94(;+qf#iedw$T#w&Z/R-#t$i*w(^0w$^'9w$^9iWw$^#ifw*M+ip4+qf#ivbw*4#w'R#ie46%<$<w$;#'&eQF%W$U%hR",
"$hR%ix$ixu+-~u++muLMP&ir2qQ$#w&x#_w'm.#$Aw&P$w#;$w%<#w&U#:&#(9C4u363Au++muLMP&j#w#_$qu#q&>w#F#+qu#]w,e$a&#9w#1#q&w#",
"1$'w#1#w#S#0i_2qTD-#D&#$#w.E'w$2#qww%&#w#,#Cw$;$qy#q4_@w%+#w$;#Zqy#q1_Uw#1$<$<w&Z#;(<%U$w+B$Qw#^#Zqq#q7_Ww$2#Y0#(S%",
"W$4w#@#q}w#@&q;_h9w#@)h9$4uLO)&#>r%w)f$I&#h>w$v#(q8f&#hAr%w#P$(w#P#uDF+`#4uTWA&#6(r&w#Z%hD$hDu~%b0#h9hAWVUe(Qw%9#Li",
"Q2qUw%9%D0w%<%uDGPr'w%+#w%4(K&#Mw*@#q;_Gw*#%9K&#Gw#5#q7_bw#5#w'L#@$Mw#U#ew%g(W,AQ%9$6w%f$g,AWw*^$e$eu+-~u++muLMP0i+",
"w&S5r(w&S/q@w&S)w(5#r)w'>&(Jw#{$(w#@$@$@w-x#M(@%e$bw#c#h6w(O&qC_h8w(O'w#c,h<w%*$w&4$w#c$&w#c$w&5%h>$h>:0#Jh;(bw&1$i",
"3w&10r,w&14qCw&1(w$s-K&#Jw&@%w-R$@$@%b$Uw#d#gw%S(V,Ah6w&@#w#_,dw%R%,Ad%C$Cw,W#w&N#jm2qVw$S(r-w$S'r6w&L#w.~$uLO+&#(r",
"2uTU}0#(@2w+1$0#G<(w)J$r7w#H&92uDF+`#(uTW@`#(r9FuDF+&#(uLO*w#V#w5S#rAuLO+&#<(w#a#G2w&j&UW(w*H$rBw#a(w$)#rAw#H#;w$)'",
"<W(4%h=$h<w#L#r.w#L&hC3w$R(hE3w#L&hFhCw$R%r3w#q'3w$R#uLO(`#(r4w$Q(Y0#6(uLO+0#@(%M$Mw%,#Q(w)^$r5w#Y#uDFy0#9%6$6:0#4J",
"(6w.9#:0#h9h>(w-_$0jxw&/*rCw&/'rGw&/,w%)$w&/0rHw%N,w%%$w%N)Uw#H%rIw&T0rKw&T$uDFyw&X/Cw&X$U2%G$G:0#bg(Gw4z#w#i#rDw%4",
"&hDw%4&hEhB(w2A$rEw&'(w$J)w&L'<@w$J%rFw&L5w$I(w&P'Gw+c'w'x#%hT$hT:0#dhF(Uw&7$l42qWw1R%rLw0s$qn#qkrMw0e(uLNo-#(q|w$3",
"#w1a$w/C#;w/C$w1a,r<4uLNo-#MrNw#K(uLNm-#bw#Y)%6w<:$Wq|w#c#w#-#(>w4T$&#S4(;%G$@w&*$&#(Cr<GY0#ew$>#h=w$>-hBw$>3uLNm-#",
"hEw$00hIw$05Yw)F#uDFy0#(I0#h6w3+$-#2qXD0w-`(w/W(rOw(~'3w#($Pw<q#w;:,uLNk-#<;w#1(K&#W2w#($w#N$w$j$-#<C(4w*Z$-#Ue(<%g",
"$QK&#h9w#M#h9w#M&h8$h8:-w*a#Vw54$lC2qYw1-$f&#6r[w4x)lE2qZw1E'uDGPr]w%W#+rl#rk;w3q);$4+rf#reMw1($C$Cw4g#<(Cw#x$kqw#x",
"&w#a#rpw&8'+rl#rtw#e$w&`&S9w+}%^#2q]w#R$/0#l]6/&#k~9w@D#w$P$L#2q^w0}#^w#r&ruw#r#uTU|&#;22w$Y#Cw4&'0#C2w$X#@w4%&w$C%",
"w&:%U3w$D#Jw#=#9$9u+-~w#z$q`Dq_#w#&#w'>/rxw#X#Zqc#M_w7x$Zqc#@w#-%wCb$9w3##w%2#4w#2#qM6(,;A,C9w7K'rzw&;$qf#VwB8$I0#(",
"Vw&;$qf#dw#5$w&;*w#S#r|w#S&h@w#S(hAw#S&hCw#S3r}w3a&Jw(,#;2uLNkw(,$;$4uLNkr~#WCuDFK-w#T&-w#T$c-#i<GVwB[/rpw)D)+qc#hV",
"Fw,o$qc#hYw#,$w<X#w9m%-#M@(<w+o$-#Jdw1'%w+<$+qf#hbw$f%w5$#qf#hcw#0%w:G)w#N#@w#N&hiw#N+hlw#N/+qf#hn_,A(+qf#hp_,AGw#_",
"#Vw#_$qc#htw$[$w#_$qc#huw#0%w#_#&w$-(h@w#N&h{w#N+h~w#N/+qc#i$Fw$-#qc#i&F,AG%h~$h~w(b%qaw7Z%w*#$wIW$q_w#'%w@Z';w@Z%s",
"'w@Z.wHh(w+{$f&#(W'&#gr[uLO)w<&#w.C#Vw<S'<w#G#4w0V$w2H$wE%%Q$(/&#n64w$0'4wAh,6A$6uLO)&#;hF/&#n>w#e#@(/^#ifwIR#hHw++",
"#'&M@F%G$;w#d'Cw#d%r[w$q)wDE9f&#s(JIw47#wFa-f&#s)h6B&#bw$0#h_(=^#(,h_A+q_#haQw#/$h`A[L#ilhbhahf=^#hc,;Aw#*$4Aw)%#%g",
"$g'&h6VF%h8$Q%h<$h<'&h=h>F%h@$dw$Q'h<w%P4hn/&#ngw%P#hUw$=#hoMw$1#cL#j-9('&@GF%U$<%hk$hk'&hlhmF%hn$hiw'p=w'x/w&*&w'x",
"Bh6'&#Vw'x)h9w'x2wH5$w'x+o/wBx#HhB'&#Gw3m%w#(#@/&#o4wFz(@w$J%s*w%e-hM/&#o<w#~#ew(5#jdw%j#hOw(5#B&#s+G/&#oB<Bw#@&jiw",
"#@#hT4w(R$JeF%Q$Gw$$'bw(70w$z#s,uLNkw(2,uLO+&#Gs-+q_#hbUw'}$hbw(-#hd9w#/$hcw(-#jfhehdhi=^#hfw(-%hfw(-#w@N#Q$Q'&WgF%",
"h6$Jw$9'Qw)iNs/w)i6s0w)i(h~w)i%h|w$_#i$w)i%h}w$_#k&i#h~i)=^#i$w$_%i$w)iPs1w''-i1/&#o}w''#hsw$=#i2w)i'kD9w(##p#+&w'$",
"#hsw'3#s2J+q_#i8w$]$cL#kJ4('&QWF%g$b%i2$i2'&i3i4F%i5$i0w*+%qbw*%$uLNs-#6qJR-#s3(R-#(s4w1P(uDG5qvqvs5w6X#uDG5rVrVw#+",
"#6w*a1w)k#6/L#QwLE#iQ<;4/L#gwQ`$s9w&;#uLNm-#Ms:w>*$-#s9Mw>*%w&U$[L#jPeJs;w#3#s=w#3#/L#h@s@w#M#w:p#w#9#sDw#d&h6sEw#d",
"&sD@w#d-jZh<h;sFw#3#sHw#d&hJsJw#d+sNw#d&hAsOw#d&sNw#d.jehGhFsPw#3#sRw#d&hTsTw#d+sXw#d&hKsYw#d&sXw#d.johQhPsZw#3#s]w",
"#d&h_s_w#d'uLNm-#hSr[R-#sbw5t)[L#jwhYhXr[w#3#scw#T&hgsdw#T*h[SR-#sgw#T,k#hbhaSw'-'p#,52qgDqc#Dqe#Dqfw.k#w.g5><#w((#",
"w+(Fw's#Jw.s#FI&#M(w,d-B&#<>uLO+&#JwKb#hA+q_#hCw+%%hAw+1#hE4w#/$hBw$o#lLhDhC;=^#hEw+1%hEw+1#wY1#V$V'&h8h9F%d$gw$M'V",
"w,mKw$h#hPw$h#s.w#(#QIw4Z#w,w-B&#J;=0#h`w.U#6w$[$h^w.U$gw3l&[L#lkhah`w$h#hbw$h%hbw,v'w$h,h>$h>'&h@hAF%hB$h<%h^$h^'&",
"h_h`F%ha$h[=&#hjwQ2#H/&#p#,aw19(haw3{0wXR#;+q_#hs<w,i&m-w3q#CMF%@$4w'x#p#-*2qhwN/'wS{#Hw,K#w%6#skw%6#P-#Hw,$$w(W'id",
"<M>w(W#P-#slw<v$w#<'ihGbqvw#<&smwN0$w#<'ileWrVw)Q$J$Jw(h#WrS9w$y&6W##B&#9>w3^#w<`#(duDGL#4q%uDGP(4A$4[L#ivh<h>C'&<C",
"F%M$(w$b#w$z#p#,{2qiw$z#&#D-#wV/$w5*%w#x'4wb#$9snw#s#Gw[J)uLNF&#esnwON#Mw9D#w[T$snuLNm-#(gw$u%wCe&wSt$CwCf.w$#'C##w",
"#5#G#6B&#hCh9wB,$snw%%#w]X#<w$1&'&#h>C/&#p#-Rw]N#p#-Qw,($hJw,I$0#p#-PwMj(C(6K&#(2a&#Qq8wK/#u]`O&h6V6Asow2S%w1A#h8$U",
"w$V$hD,Ah8%hJ$hJ'&hKhLT%hM$hGu+-~u++m"};
/* tile_sort.comp -DGPUSORTI_ADDRESS, 8445 words */
static const gpusorti_line gpusorti_spv_tile_sort_address[] = {
"$&ph#u;<7u36-u36.q@uDE4uLN@h%uLM[qDuDEGqBuDEQuLMSuDE)h$q#h&h*uDE;q$uLMcu]^th'h(h-uTU_qhuLNBh)u]`|u;<0qyh+q*q=uDEEuL",
"O,uLNhuLMlh,h.q`h1q)q]uLNqh3h/q%q'qmuLMkuTUlh<qLh6qSqVu#`Kh@uTUdh7uDF+h4uLO'uLNmv$o9)Su+3euefUu#343u33U#u33Uu#`Iumn",
"ev;F+2Av;EfUjvASSBDv>e;26v@Q%3Sv<xdo-v=4}Fhv#-<VcuTU47v6RUmWv<bs>Dv/AM#F3u;;cu#`J7uefYq(#v@8$D$3###uTU9Uq4777/#778#",
"3qG38F7qG#8FUqGq38Fq&qGq;8FVqG,8Fq(qG[8FPqGqP8FFqGqT8Fq+qGqX8F#qGQw#(#qaw#(#qew#(#qiw#(#Ww#(#qqw#(#quu;<AFU/q+PV8q,",
"3qG3u;<Aq,U/q&q.G/Vq.q;/q-7q(/q.Pq+8q/w#;#q/U/q07F/q17q-/q27q+/#7P/#7q,/#73/#7q//q(q.q>/#7V/#7q&/#7q.w#;%q.#/q<7Uu3",
"3W#u;;v#GuDDz#,3u;;v#'uDD|#'UuTUK#..''u33X#uLM:#.,'uTUK#G,'.uDE*#..u;;v#.uLM:#,..uDE*#''uDE*#.'uDE'#.'uDE*#['uLM:#G",
"'[1#F[uTUK#GqOqO.uTUK#G'w#<#G'1#F'6'Pq+uDE%#[P1#FqT1#Fw#B#^qU_w#W#w#M$',v#$[^TF.w#$#'w#$)1#q,FHqZ#q,uDDz#,7(Q#q(1#q",
",'('#3(Q#V1#q,.u;;|#`u;;rq+'u;;sq,q+1qc`q,(Q#31#`w%'#q&1#7qfHqgq&7('#71#7'HqgV7uDE'#'w#b#,(Q#U6'q-w#@#U=,#ruq-W('#q",
"&w#p#q..u;;sq/q.1qp`q/1#`.6'q0,w#C#q0qk('#q3w#-$qsu]^o'#rtqt>W=Q#rJq0Nw#a&Q#q&(Q#76'q13w#5#q1Ww#))q-W6'q2w#9$q2>6'q",
"3,='#rLq3>('#qC='#s6q~r#='#s3>r$w#D$w#m#qC6'q4w#R#rvq4w$%$q2>w#=%w#Z%w$=#r+w#;#ryq3w$[#vfMXspw#g#q3w#g%r/w#F#r0>w$h",
"#r-r.r1w#f)q-w$O#w#r/w$(:r;N(Q#q+(Q#q,('#qew#g(ryPw$:#q(w#-$qs('#V('#q+w#1$rFw#)$rEw$C#rHWw$J$rGqorIw#*#rDrErJw#*#r",
"BrCrKw#k(w%~$q5sq='#rNq5P='#rPrOw#)#rJrOrPw#M#rNrQ>uDE%#.rR1#VrSHrTw(<#V.w#W$w#y$rWw#A#'rX1#VrYHrZw#A$'6'q63uLMN'#s",
"7q6w%w#r^>='#s4q1r_w%K#r`Nw#V#raw#V$rb1#VrcHrd#Vw$N*>uLMN,#rsra=,#rrrgrhw#a#q6w%v#rvrjNw#/)rlN1#Fw([$q-WuDD|#,Uw$|(",
"rJrOrqw&A#rrw$7#w%2&rsrtHqgq(7='#s1PDw#)(rPPw&j$Pw#L#w#5%w#/'qlw#)(w#H(6'q77w$@#q7N6'q8w$@#r}q8q5(Q#sq('#syw$1#Ww$1",
"#rNrCrLw(J#s(s)w#D#s*rOw#5(w#)),#rvs.w%3#w#N&>s0w#a)rEw#5$s2s3w#a#s4w#a$w#5$w#)),#rvs8w#a$w#N%>s:w#a)qow#5$s<s=w#a#",
"s>w#a$w#5$w#)),#rvsCw#a$w#N%>sEw#a)Ww#5$sGsHw#a#sIw#a$w#5$w#)),#rvsMw#a$w#N%>sOw#a(s3sQw#B#r}sRrOw#H#rLw#H#s3>w#Z%w",
"#B$sVw*n#r}sWrOu;<#,#6'q93w'x#q9w*7#rvsZNw(@#s[w$N)rEw'c$qkq0w-P%(Q#q/uLMF.#r.r.uLMF[#scr.(Q#qe('#w'D#s6q9w+l$sgw#}",
"#r{q0qk(Q#q1(Q#q-w,<)q1NuDE%#.w0J#snw#R$w)/$spw);$w#/$rusrN6'q:7uTU^qfq;q:>>6'q<q+w$}$q<('#P('#F('#q/('#q7('#q;('#w",
"#;#G('#q>('#w/}#rk('#t5u;;~,#uLMPGU3q>%#uLMUrn#FsYH^#Fw#'(rnw#'*w#7'_w#/*qUw#+*w#;+w#/'w#7+w#''sow#;-u;><#3u;>AN#%2",
"uDEC'##uLND'#4rO$hEw#/$$hF*uLNo,#:4u;><#3uDGP*#*%2$hKt$&<%*@'#A5u]^F'#7qJ*rO$hJ2+q_#q[sb-'#*I'#*>uLNl,#*N$hM2I'#:Ww",
"#0%hNw#0#ArEw#0%hO2)'#<P@w#P#uLNF'#*P$hQ2+qi#q(Nw#g#$hR2uDEC.##$hS*$hRN&#%2B'#Nh8##R,#:PuDGL#47w$R%uLND'#5h0)'#T*$h",
"Z2+qO#hZL$2sdR,#OSw#M#aJ,#4*w%$()'#hKEb.##sY4X[#4M$<2w#@#hDw#@#Y_#hgh8qd-.#*0.##4$:*&A%A&T%T&h9%h9)'h:h;D$hlh:&Z%c$",
"hia-qT#hk$hi2$hha9G##hlhkhjbG##hGhDuDFX,#hKw$6(uDG5WWsf&*%w$H$hPw#4#w#0#B,#hR;sh*uDFX,#w$a)J,#si<w#1%#%2$hxw%_(4w%_",
"4q5)'#*h[$i$2R,#*hjw#k(0'##Aw%*#:$i*w$%$hkw#9$.##A$i.*&:%:B.#5<4:)'#h}Ow%&#hp4:&O%O&h8%h8)'h9h:D$i4h9&h;%]&h>%h=w#C",
"#i%hzht&hA%hA&hD%hDw(8#sjw'Q#w'u$w(g)i8hrw$v&ht4##uLNF'#i(LR,#;*uDGL#:w',)E>uLND'#*Ow(G$0'#hBw&v#hA*$iEw)3$skw#z#uL",
"NF'#i:cw%E#Sw#N#q-)'#;*$iJ2+qb#q[qaw'L#dqc#*+^#iOw(z$Yqe#:qd5uLMX2*UVw$R#slw$/&<>+^#iU>w#F&<qd:w#F$w(#$a%a)'hAhBq5$",
"iXhA&hC%Z&hE%hEw#_#smw%1$iWw'(DiA$i`w'($iOw'(+he;w'-#4)'#i]4$ifw)P$sqw'}#w)h$A$ii*&;%:X.#5N$ij2w$S#B.#:;*A+_#imh:$2",
"*w'6-ipw'6$J,#ssi/w)I0$inw$p(:w$p9i]$ivw$p$ikw+B+iu;+_#i~h0w&]#w(4#ij;4&5%5w$E#)'h2SD$j#h2&e%T&hR%hR$j>t$&i}%i}u+-~",
"u++muLMP'iw3qA%#w.S#w'_#q^w(Y.#%w'U-Yqe#*qdqduTUh'#*UV$T2&E%5$T<&E%EB'#*5MEu3632u++muLMP'j,w#x#+qi#q&w'_$+qi#Vw(.$u",
"LND'#:w#1#q&w#1$)w#1#w#S#.#3qCC.#C'w#&#w$U%w#'#K'#53uLO)'#5AuLNUqj#4*K'#*7$;2K'#43$5w#+#T7@'#qkMf'#h0w#s%w&.#5w'A#w",
"#}%iz3qEC,w#z%w2;%w11#w#''w1N*w1='w%d#h0w%d'w.c$$M2w(9#w#3#qlw#3$h02w&i#w(=#A*5$h2w#W$qnw'9#9.#hM:h9qodqp#*Yqqw&9$.",
"#*Uq+$h:t$$h92&S%AuLNg,#qrh>w'j(9.#hTMhAWw&j/X.w1b#hCt$$hB2&h;%5$h>quuLO)'#>quw,H$I'#hHw&Y#*q0$hB2f'#hJqu9.#h_h8*w#",
"j0$hF2dQ#5uTWA'#4*qvw#w%hOt$$hN2&hH%hHumqA.#h9h=O]*cw&6#Gix3qFw&6%C.w'4#w&0&w$p#5w%x-Aw%x.Ew%x,w24%qww#W#9.#hx;ew$^",
"$K'#h53Yqe#4qdqdw-=%5%A9.#h|Lh8w&;*uLMX2h9Uq+&<%<u+-~u++muLMP.iRw'm:w'a+<w$h'Dw$W'w$h&qxw#3$<w$h,Tw#W$qzw'0&i6:]w'a",
"1ct$$]w'a$9.#i:Eh:w'R6Zt$$h;2w-d#w26#M*Tw&X$iXw&XBw$p%w&X)w$p%w&X3q{w&X&iRw&X=iVw&X9k93qGw$S)w+1&$4;w$&#q|w$&#w#,#r",
")w%|#+^#Lw-%$uLO+'#*r%$4w$i#w#K$r*w#B&Ow#B$dQ#*uTW@Q#*r,Ddw8g#S2uLO*w#S#w9V#r2-'#Ew#b#4$L2&M%Mw#b#r3w#b&Zw$$(r2w$$&",
"&h;%h:w#F#q}w#F&hBw.a$w$G/r&w#B&hGw#B$w$G#uLO(Q#*r'w$F$hJw$F%X.#4*-.#hNuLO+.w$F#hOw$F(r(w#a#-.#hRuDFyw&v#hS2w6z#&hP",
"%hP-.#hTw.T$kFw&19r4w&1'r8w&10w%0'w#B#r9w&1,w%,/r:w#B&]w&P,r<w&P$uDFyw%1#h9w&T-Lw&T%<2w;($Z%h;w#j#r5w%5&hCw%5$hDw%5",
"$w#;#r6w&/,w$E/r7w#B&hLw&N1w$D$hPw&R-hTw&R%hUw$D%hR%hR-.#hVw&9$l`3qHw2`&wA./w#3*w4R#r=w3^$q_#q[r>w3O($h02uLNo,#*qkw",
"$[#w4d$w0M#Aw0M$$ew+R$$er.w$}#w4T#:r.;uLNo,#Lr@w#Q(g,#h0w#`)$h;N&4wAb$eqkw#l#w#-#*>$h>w7w%'#N;*A$hAw(_#<$hAr.w(f#w#",
"z#Er.MX.#h2*$hEw$T#h=w$T-hBw#h%hFw$T%hFw$T+g,#hEw$F*hJw$F'hIw$F+hMw$F+X.#<*$hQ2w'c#I.#]w5@$,#3qIw6=#w)n#w0R%rnw0J-r",
"Aw'd#K'#<7w#($RwBE#w@h,uLNk,#5Aw#1(K'#]3w#($w#N$w$|$,#5E*;&L%LB,#Th2*5w0O&h5%SK'#h;w#S#h;w#S%w5J&w0B#,#;Ow3w%'lx3qJ",
"w2=$f'#4rLw8D)lz3qKw8=%w0O&rMw0O$r]#r[5w(A#w17%5w%r#;+rV#rU<w0T$Lw9g#Ew0T#5*w9`%lFw$&&w7q&uDGPraw&f$:w&f$+r]#rew#r$",
"w1B%w'6#N:*;w#]#[#3qMw#]$0.#m740'#lT:wE8#w$e$G#3qNw2;#[#%#w#x#rfw#x#uTU|'#A33w$j#Ew=Z#;%:K.#E3w$f$w#4#5%5w$I%w&[%T7",
"w$G#Ow#=#:%:u+-~w#z$qPCqO#w#&#w'i)w+8'w#'+wJJ+w:JCriw$:#Y^#h;qdwBT%^#Zw#-%wIT$:*$h:2-'#A-'#;w#5#qM4w%~#$E:$h>t$&T%w",
"FD$rkw'4$_#hGw89$I.#*hGw9u#w'4#_#hJw8O%hDw'4+$hFw$E$rmw#]&hOw#](hP$hIw#]'hRw#]%hKw#],hMw#]$row#]$^#hSw$s$w#,(uLNk,w",
"-r#hRw@+$-.#hX-.#hWuLNkrp#4*uDFK,#*$hVw/$$B,#AM*T$hXw0B#h[-.#h_b,#iVw+%.J,#raEw#1(+^#hlDw$2&how#,$wBx#w'n$B,#L<*5w-",
"l$,#OhA*L$hgw$m$wAw%_#hww%4%hjw7e%_#hxw#3%hlw7e,hnw:-*_#h~w#G%hqw#W'i%w#3%hsw#W++_#i'qd$2*+_#i)qd$2w4v$cw&*&i-w$n$$",
"hyw#e%^#i.w#3%h{w#e%'w$<%h}w$<$aw#W&i4w#G%i$w#W'i7w#3%i&w#W++^#i9Dw$<#^#i;D$2M$i7t$&i(%i(w*G%qQw:Z%wCH,w#',wQH'w#'#",
"qOw#'&w6@#MwFg(OwFg%ruwFg.wOr(w31%h8wA5#*Z)'#h=rLuLO)w@x#w1##awA]'5w#J#;*$h>w3X$hFw(#(&S%*0'#o/;$hB2$hAw$<(;wH$,42%",
"4uLO)'#AhN0'#o7w#n#<*0[#j'*+qO#hKw-A#)'L<D$hLL&M%Aw2L#w#j&Ew#j%rLw%')$hPwJy:f'#rvOI'#EwMb.f'#rw]@wFD#+qO#hb*-[#*$h`",
"wR##hdSw#/$ha29G#j-hchbhn-[#hd$A2w#*$;w:V$&h5%h5)']cD$hf]&h8%S&Z%Z)'h=h>D$hgh=&a%h:$hcw$Z(Zw%c4hv0'#o`w%c#hUw$G#hrL",
"w$:#bG#jKwGr#<MD$ho<&T%5&hk%hk)'hlhmD$hyhl&hn%hiw(]Gw(e/w(a*w(q0Sw$t(]w(qEh=w(q$hB)'#hCw(q%$aw7R$hEw(t)$hBwLx#;wWO#",
"*wT:)w(t&p#+3;$hFw#U#PhM)'#Mw7O%w#(#<0'#p#+8w>d#$hIw$](<w$]%rxw&Q-hX0'#p#+Aw$X#h2w)4#k0w&V#hSw)4#@'#ryM0'#p#+F5@w#@",
"&k5w#@#hX;w)Q$Oh2D$hYO&S%M$hWw$*(h0w)30w%0#rzuLNkw).,uLO+'#Mr{+qO#hfTw(y$hew))#hh:w#/$hfw))#k2hhhght-[#hiw))%hiw))#",
"<%<&S%S)'eh5D$hke&]%O$hhw$@(Sw*n1hnw*n=r|w*n6r}w*n(i&w*n%h}w$h#i(w*n%h~w$h#kOi$i#i4-[#i%w$h%i%w*n0i'w*n.i(w*n%i$w*n",
"/r~w'@-i<0'#p#,%w'@#hsw$G#i6w*n'km:w(E#p#,*w'<#hsw'L#s#O+qO#i<w$f$bG#ks;*)'SeD$i6S&h5%h0&i2%i2)'i3i4D$iFi3&i5%i0w+0",
"%qRw+*$uLNs,#4q8J,#s$*J,#*s%w3d(uDG5WWs'w:2#uDG5qoqow#+#4w+f1w*9#40G#SwSx#i]5A;0G#h5wCX$s+w&K#g,#Ls,w#_#B,#s+L*w_y)",
"9G#jdh2Os-w#3#s/w#3#0G#as1w#M#w>t#w#9#s5w#d&]s6w#d&s5<w#d-jnZh;s7w#3#s9w#d&hJs;w#d+s@w#d&hAsAw#d&s@w#d.jxhGhFsBw#3#",
"sDw#d&hTsFw#d+sJw#d&hKsKw#d&sJw#d.k&hQhPsLw#3#sNw#d&h_sPw#d'g,#hSrLJ,#sSw8.)9G#k.hYhXrLw#3#sTw#T&hgsUw#T*h[NJ,#sXw#",
"T,k6hbhaw>E#w'-$p#-93qWC^#CqU#C_w/p+w/S:w/W$<>w)^&>h0#w(D#w+V,w/u)w+V1w(5#Ow/d#DI'#Lw;'#w+[*@'#5>uLO+'#OwH,#hG+qO#h",
"Iw+S%hEw+`#hK;w#/$hFw%1#l{hHhGA-[#hIw+`%hIw+`#wHR#c%c)'h8h9D$hKh8&h:%h5$hHw$S(cw-H1hNw$q>hPw$q#qlw#(#SIw6D#w-R-@'#O",
"A-.#hfw/-#4w5@)hjh5w5@)m=hchbw$q#w5@/w$q(hfw$q$&h>%h>)'ahAD$hga&hB%Z&h^%h^)'h_h`D$hkh_&ha%h[-'#hpwW7#P0'#p#-kw09#$h",
"ew%)(haw5b0wb@#A+qO#hy5w-J&m]w5W#ELD$hoE&<%;w(V#p#.43qXwS[(w53*w4M#P$:w-8$$4>w%[#s]w%[#R,#Pw,q$w)H'im5T>w)H#R,#s^w@",
"3)9G#iqMSWw#<&s_Tw#<+iuh2cqow#<#$erEw_Y#w)@#crE:wL5#w%8%4e##@'#:>w4y#w@m#*h:uDGL#;UuDGP*;2%;9G#j#ZhBE)'5ED$h=5&L%*w",
"$n#w%9#p#.,3qYw^]%C,w7^;_#F$5s`wjY)Ew$B(Twl0$:s`w$<#h5wey)uLNF'#h9s`w^t#L$ewdz%w'=#s`g,#*Zw%H%wHb#h8wHb%wZY'wWy(Mw[",
"b&h=wDa%'#NwDa#a2$h=w'v'4M##w>]%4@'#hMZwF]$s`w%j#wgJ#5w$P&)'#hBE0'#p#.jwg@#p#.iwEV#w$F#hTw#>#wTQ#w#8%hOwR&$+^#hPwa|",
"'eq0wQ`#u]`O'ch842sa$hVc&]%]w64%hTe&h9%h0w$|1hKuLMX2ZUV&hQ%hQ)'hRhSq5$h]hR&hT%hNu+-~u++m"};
/* merge_tiles.comp, 4005 words */
static const gpusorti_line gpusorti_spv_merge_tiles[] = {
"#PQh#u36-u36.qMh%uDE)uDEEuDE4uLM[uDEQuLN@qPu;<7qOu]`|q#q$h&uLNBuLMcuDE;h(h)h$u;;ru;;suTU_uLNDuDEGuTUluLMlq/h+h'h*q)",
"u;<0h-h,qGq'q*qfqauDE%h4uLNqr3qVq^qXh/q%uLMPuLO,h7h9uDFXuTUduLO'u++mq_uLMkq+h1h.q&v$o9)Su+3euefUu#*s2u33U#uTU43v6RU",
"mWv<bs>Dv/AM#F2u;;c23uefYq(#v@8$D$2###uTU9Xq43336#2K26G3KL6GXKd6GgKC6GLKq36Gq(Kq76GGKq;6G#Kq@w#(#qDw#(#qHw#(#qLu;<A",
"GX,MGL6d2K2u;<AdX,q,qF2,q,qEg,g#q=,Lq.q;,q-3q(,q.Gdw$'$u;<ACX,#qF2,q0qEX,#w#7'q2w#7%q3qE2,#GLw#7%q5w#7%q6w#L#3Mw#;)",
"q9w#;%q:w#P#3q-w#i)q=w#;%q>qE3w#P)qAw#7%qBw#7#3q,,#3d,#3G,#3w#a#3,q(q.q>,#3q.w#3%q.q<u33W#u;;v#qKuDDz#qD2u;;v#&u33X",
"#uDD|#&XuLM:#.0&uTUK#qK0&.uDE*#..u;;v#.uLM:#0..(#M&uDE*#.T(#Mw#/#0uTUK#0VVqYv#$23_G&w#$)(#q,G)q[#q,uDDz#qD3*U#2(#q,",
"&*&#2;M&<dM(#Cd)qbq,C(#C&uDD|#&g(#3qd)qeg3*&#3(#3&)qeL37&q-w#3#X=0#ruq-qh;q..<Cq.(#CC)qjq0w#]#.;q1.<q2q1(#Cq2)qlq3C",
";q4&<q5q4(#Cq5)qmq6C7&q7qD*&#qDw#a#q7qn;q8&<q9q8(#Cq9)qpq:C*&#q3w#;$qqu]^o&#rtqrNqh=U#rJq7Ow$0%7&q;2w#-#q;qh*U#G;q<",
".<q=q<(#Cq=)qxq>C;q@&<qAq@(#CqA)qyqBCw#J%w#Z'qCw#Z#rvqCO7&qDw#e$qDN7&qEqD=&#rLqEN*&#qC=&#s6q~r#=&#s3Nr$w#D$w$)#qCw#",
"X%=0#ryqEqn*&#vfMXspw#J#qEw#J%r+w#a#r,Nw$n#r)r*r-w#x%w#^%w#z%w%$#r1O*U#w&u#g*U#L*&#qew$Y%w#)+*&#u#+Tw#j#r9r:NP#.r;(",
"#Lr<)r=#L(#L.w#E$w$+$rAw#A#&rB(#LrC)rDw#A$&uDD|#0X7&qFsq7&Kd=&#rNqFK*U#M*&#L*U#d*&#gP#&rL(#MrM)qeq(3P#.K(#MrOP#rMw#",
"+#rQ*&#sqw$J(syP#.w#N#rV7&qH2w%S#qHw$g#rvrXw%j#rvq;O7&qI3uTU^qdqJqINNYqKX2qL$#)rN#Mw#'$rPw#'&rR#M)T#M)Vw#'&qY#M)rWw",
"#3-u;><#2u;>AO#$:uDEC&##>&#4rHw#,#uLNo0#E4u;><#2uDGP'#'$:%I$'+q`#q]rI@&#'Z&#'qhuLNl0#'OZ&#ErJw#-$w#A#rKw#A#uDEC.##u",
"LNF&#QEuLNI&#'rJ5&#4'%#$:1&#OQ##R0#ErLuDGL#43w#|%-&#JFuLNo0#'Ww$3(-&#8S%4$41&#9F'4>&#'[u]^F&#3qJ'hE5&#hF'w#/$h:'+T#",
"hZQ/:'w$=#w$L$uTVz&#'FO+T#h^h8/:'%h6$h6-&[h8S%]$Qw$K'h6w$K%Kw$K)>&#FqF-&#hV'+qg#q(Ow#r#-&#E'5&#hYNw$3$4'^0#hQ_.##4E",
"+V#hoQ/:4@.#'Z.#'hS+V#hq[w$7#w%R44:$4AT#hwh>9/:O-&89S%F$'%h<$h<-&h=h>S%h@$h:uTU5U#3qph^uLO)&#N'>&#qh'uLNF&#'rSw$B#&",
"'Nw#@$'uDF+&#w$g)w$1&4hFw$1%r:uDGL#4w&M&uLNF&#FrS-&#hj'w&f#hmw&f5D'4uLNI&#erSuLO)&#'h6w$/&5&#'N>&#9hy-w'i#^0#h}5&#i",
",w%n%E'_.#hQEw%^$h~w#y#rT##$'+r@#r>h@/:8%E$'B&#92+rF#rEhBw%x#9$9%h@$h@-&hAhBqF%hC$h=uDG5qhqhrUw%#&hMh@w)]%hMw%#)w&L",
"'4w'S0w#=.w)9*AT#iZeFw'e&'h:>&#IrS`&#4haw%-$/i_:uLMS.##ia5&#iEiCR0#h3'/ibw's#ifh;w'p#/ic:/ib4u]^t0##ifieidw%=#4w#w#",
"+T#ioh:w#v#uLNs0#Q'%8$810#Dh8'8w&Z(/][%'$'%h=$h=-&h>h@S%hA$h;%hE$hE-&hFhGS%hH$hC%hL$hL`&hMhNS%hO$hJw%+&hPhL##uLNl0#",
"EOw%aZw)H&j)h09w%a']+T#j0Jw#1#w'[&w(&+^0#iu+T#j5h2w#R'8_.#iJ8w'z$iw+V#j2w*X#-&h6[S%h8$h3w$<'h5w&z3j@hGw&z(hP5&#j%j#",
"R0#f'+V#j@Ww&`$j@:+V#jHhNw#/$jA:/j@8u]^t0#hbjCjBjAw&I(+T#jPh6w&l&h0w&l'FQw&l+h5h3w&l$]$]-&h:h;S%h<$[%hV$hV-&hWhXS%h",
"Y$hT%h^$h^`&h_h`S%ha$h[w$y'h^w-c8jMw$y$i[R0#'jNw$.(5&#jBj@w/-#jF5&#Fw,8(9##w#r#J#4R0#4rLuDGL#83uDGP'8:$8AT#jkh;8w%l",
"%DJ:w-T%I$w1@$jVw'f$'$'10#jX9rYw,##'w$2(w#,#j]w+q$V#jxhGw&-#w*5#4%F$8+V#j|hKw#5#%J$J1.#8J'Du]^tqK##jfh>4%e$ew#_#rZw",
"#h#^0#jiw/S$hLw#B#jmhFE%F$Fw)c#%hT$hT-&hUhVS%hW$hR%j|$j|u+-~aY&jv2qN$#w2S#bw18(w$W%#$'%4$:Aqc#q,bw#@$w'8$&#D8'Eu363",
":aY&k'w#_$qg#gNw#B#+qg#Lw/G$>w1.#w#:#w1<)w#S#.jQ2qQH0#H&#$#w4R'w$2#qiw%g'Dw$;#Aqk#q0bIw%U$8$4Aqk#q3bw)0$w%2#1.#EF'9",
"%W$Iw#T#h3w)l$qc#q6bQw$2#c.#'O%Q$w(|$qow#@&q:b]w#@)]$8w1X#qsw+7$Z&#h>w$v#'q7`&#hAqsw#P$w4,$uDF+U#8uTWAw.I#qtw#Z%hD$",
"hDu~%b.#]hAQ[Wh2'h3w%9#qKhd2qRw%9%H.w%<%uDGPquw%+#w%4./:Jw0k#w%3$f/:Iw&U#%D$9w#K#h0w#K#B&#e2w%0$h3w1*#8$4B&#h3w#5#q",
":bh5w#5#w't#h2$h2u+-~aY.hrw&S5qvw&S,w('#qww,j'Ww$P$'w&S$D$9Aqk#q>bh2w#1$I$Iw&b#I'J%h2$h0w#c#h6w#c0h:w$c$w&&$w#c$qc#",
"qBbh=w#1$w#c#&w#c$w&5%h>$h>1.#eh;'h0w&1$i3w&10qzw&1,w$o3/:Ww+3#w$n$e/:h0%D$D%f$Jw(H%w#Y/[B&#[w&N%4w&;#D$9B&#]w#5#qB",
"bh;w#5#I$I%h8$h8w&N#iY2qSw$S(q{w$S'q|w&L#uDFy.#Dw6E$.#J9'w-8$q}w#;#B&#E3uLO+&#'r%uTU}.#'93w+J$.#FIw/`%r&w#H(uDF+U#'",
"uLO(U#'r'w7v#uDFy&#'uLO*w#Y#c.#4'uLO+.#fw'#'WQ'I%h;$]w#b#r(w#b&hA2w$*#r.w$*#hC2w$*&hDh@w$*%r/w$*'w#H$w$O%w#H'FWw#H%",
"r0w#H(w$O#uTW@U#'r2Sw$P,w=Y#r.uLO+&#D'w#e#W2%f$f1.#h0h5'fw.K#1.#h=hHw'n%.lj2qTw.F%r4w-g$q`#q]r5w-X(w9k#qnw$:#w.T(w,",
":#9w,:$w.T&r*8'EuLNo0#Jr6w#K,uLNm0#h0w#^)5&#Qqnw;O$w#_%9$Ew9I#1&#'9O8w$g$&#r*f'Dc.#h2w$>#h=w$>1hBw$>/uLNm0#hEw$,,hI",
"w$,9c.#I'uDFyw=m%h6w/{$0#2qUH.w*S(w,K(r7w&q&D3w#($w3Z#w3#-uLNk0#Fw-d$w#1$B&#Q2w#($w#N$w5p'D'8w3'$0#Wh2'F%h5$h3w*P$w",
"#($w#M%h8$h810#8e'[w'A$l52qWHTw*U&r8w%@#@&#9w<y#w-a%9$E@&#Jw<y#w-2$w,u%w)i%9I'Jw%B$l<2qZHV#w#&#qY#$#@.#8w#'#_0#hRw%",
"2.@0#J@.#w25#WuLNkrG#4'uDFK0#'uLNh0#9w,F#D10#fe'Du363:a"};
/* split_runs.comp, 2102 words */
static const gpusorti_line gpusorti_spv_split_runs[] = {
"#:Dh#u36-u36.q4h%uDE4uDE)uDEQq8uDEEuLM[uLN@q#uLMcq$h&u;<7q6h(uLNDu]`|uLMlh$qDuDEGuLMSuLNqq)q'h)qGh+qIuDGPh'u;<0h2h,",
"q%q&q/q,q<h*q(q*u;;vuDE;uDE%qMuLMPuLNBh.h0uDGLh-uLNku++muLMkq+q.qAh3q-h6qHu;<Av$o9)Su+3euefUu#'8/u33U#uTU41v6RUmWv<",
"bs>Dv/AM#F/u;;c/1uefYP#v@8$D$/###uTU9J&1110#/B/0>1B@0>JB`0>KBL0>@Bq30>PBq70>>Bq;0>#Bq@w#(#:w#(#fw#(#qLg>J*Q>@0`/B/g",
"`J*MqF/*MqEK*K#q=*@aq;*d1P*a1#*Paq>*L1/*#w#'#aNu33W#R#q2uDDz#:/R#&uDD|#&JR#4u33X#uLM:#+44uDE*#&&uDE*#4&)#Qw#+#Nv#$2",
"3_>&w#$))#M>,q>#MuDDz#:1(b#/)#M&(&#/u;;rQ&u;;s`Q)#L`,qEML)#Lw#z#K)#1B,fK1(&#1)#1&,f@w#Z#K(b#@(&#:(&#vfMXsp(&#qeS&dw",
"#H#JuTU_+#rudqP(b#d(b#Pw#1(`(b#M(&#qhw#5%w#)%S&a/u]^o&#rtqYaDT#4qZ)#@q[,q]#@)#@4w#E$Dw#A#q`w#A#&qa)#@qb,qcw#A$&,fP1",
"w#g'LsqT#&U)#@qg,qhw$]$syuTU_&#rPLUw#)#qOqkT#&ql)#Qqm(b#1uDD|#+J(&#qfS&q01uTU^Bq1q0DD(&#qgVq2J/q3$#,N#Q,qn#Qw#+#u;>",
"<#/u;>A:#$9uDEC&##-qC#q@qV;&#'uLNF&#5'w#1#qUw#1&'5w#D#6&#2UuLNo+#'Cu;><#/E'#'$9%c$'.&#HIW&#'Dw#N#X<&##euDEC4##-qJ#P",
":w#f#%#$97&#2Y##=+#Fh;Z#2w#d&<4##CuLO,4#2h1w#w#qf##$'-q_#q^Y395%F$'8&#A/-qe#qdH39'%A$A%Y$Y.&h1HL%c$X=+#h5Uw$T(-qe#q",
"ih839:%2$2uDG5qPqPqjuLNI&#h9U.&#hG'W&#hNDu]^F&#1qJ2w%;$hM3hY'w$C#h[w$c&:h/w$c%qlZ#21E'29$2-N#hbA39:.&5Aqo%O$w%2'hXF",
"##uLNl+#F:w%2)w#j'2w#j,w#=#uLNF&#hVU6&#Cqk.&#2'-N#ht[w&$#.&#'e6&#5hlw#-#2w&P$uLNs+#5ho=+#2hsuLNh+#2'w%F(3h}A<4#hIh~",
"uTUd+##2hLuDFX+#2w#>(]qp#OhPuDFK+#'uLNs+#HhTw#[$w&8#7+#[h/'Aw#g)h;h9%'$'%H$H%hC$hC.&hDhEqo%hF$hA%hJ$hJuLO'&hKhLqo%h",
"M$hHw%4'hJ##w#*#hM#2w$V#qlZ#51E'59$5-N#i85w%,%CI9w&,%[$2w'0#hgu]`qw%0#:Xw'0#;&#26&#'i(w%J#i6w(w(i8=+#hmi9w#x#i-w%O-",
"6&#Oi>w#F#i2]+#'Y%5$57+#Oe'5w)k)w&w;i9w&w*=+#'iCw#[(w*3#h>w#;#O-N#i^cw%*#uTUlqF#MqBFw)R#C$C%c$c.&h4h5qo%e$w**$i4w#Z",
"&ChFw%+#qOw#Q$'39i0<&#XhIw#6#qq8&#i2/w#;$239'<&#HhMw#;#qr8&#i61w#;(w*Q#%hF$hF%ik$iku+-~^V&ih/q5$w,T$qBw$N#uLNl+#':w",
"$p%#$'%2$9w#^$w#@$w%o$&#C5'Fu3639^V&ijw#_$qJ#KDw#B#-qJ#@w,H$6&#Fw#1#Kw#1$.w#1#w#S#4ih/q7w$2%qKw#S$qC#q@qLw#E(w-U#w,",
"$&w$A&uLO)&#DAw'^$w$A&qN5'FuLNo+#IqOw#K,uLNm+#Yw#^)W&#h4Uw#_#w#-#'D%A$Fw)|$&#'A:5%X$Xw#n#X'C_4#Hw$>#h=w$>1hBw$>/uLN",
"m+#hEw$,,hIw$,9_4#['uDFy4#'uLO,4#ew%h$+iQ/q9G4#G4#$#w0_'w#r#qQw(0#8&#C1w#($w*)#'uDFX+#w*()]+#Ow+{)8&#h4/w#($w#N$w*6",
"'C'5%I$I7+#h/H'O%h5$c8&#h9w#M#h9w#M&h8$h87+#5h1'h7w'q$jU/q:G&#w'D%qRw':&5w%:%w+:#w(:$4jO/q;w#I(qSw(4&5dw*t$w*$%w#7#",
"w$f#qTw&'#.&#ODw#;)w&'1Iw%z$&iLw$E*w#{$w3E(w3]+Fw$6#qOw#(#'w$;#Iw#-#YqWw$F$w$g$j[/q=GNw&c%EqXw$I#;&#Aw2s#';4w$G%;&#",
"Iw2s#w$X$_4#':%[$[74#A['Iu3639^"};
/* merge_buckets.comp, 7460 words */
static const gpusorti_line gpusorti_spv_merge_buckets[] = {
"#wuh#u36-u36.qPh%uLN@uDE4u;<7qRuDE)uLM[qSuDEQuDEEuLMSq#u]`|q$h&uTU_h(h)uLMcuDE;h$uDEGh*h-uLNBuLNqqth'h+rBq)qNh,u;<0",
"q*qoh.h1h7h4h3u;;ru;;suLNhuLMluTUdu]^tuLO,h2q'h/q/qlh0uLNDuLMkuTUluLO'uLNkqGq[h5uDGLv$o9)Su+3euefUu#1j2u33U#uTU44v6",
"RUmWv<bs>Dv/AM#F2u;;c24uefYq(#v@8$D$2###uTU9q%q4444/#449#2d29J4dY9Jq%d#9Jq&d[9JYdq39Jq(dq79JFdq;9JJdq@9Jq+dqD9J#dqH",
"w#(#qLu;<AJq%/q+FY9q,2d2u;<Aq,q%/q-qF2/q-qEq&/q&#q=/Yq.q;/q.4q(/#Fq+w$'$u;<Aq0q%/#qF2/q1qEq%w#7)q3w#7%q4qE2/#FYw#7%",
"q6w#7%q7w#L#4Jw#;)q:w#;%q;w#P#4q-w#i)q>w#;%q@qE4w#P)qBw#7%qCw#7#4q,/#4q+/#4F/#4[/#42/q(q.q>/#4Y/#4q&/#4q.w#7$#q.q<u",
"33W#u;;v#GuDDz#qD2u;;v#&u33X#uDD|#&q%uLM:#.+&uTUK#G+&.uDE*#..u;;v#.uLM:#+..uDE*#&&uDE*#.&uDE'#.&uDE*#e&uLM:#G&e,#Je",
"uTUK#Gq_q_.uTUK#G&w#<#G&,#J&:&Fq+uDE%#eF,#Jqd,#Jw#B#qcqeqfw#W#.u]^[#&&&&.v#$23_Jw#*#w#$&,#q,J0qj#q,uDDz#qD4)]#2,#q,",
"&)&#2Qq+&Rq,q+,#[q,0qpq-[,#[&uDD|#&q&,#4qr0qsq&4)&#4,#4&0qsY4:&q.w#3#q%6+#ruq.qvQ[.Rq0w#T#q00qxq1w#+#.Qq2.Rq3q2,#[q",
"30qzq4[Qq5&Rq6q5,#[q60q{q7[:&q8qD)&#qDw#a#q8q|Qq9&Rq:q9,#[q:0q~q;[)&#q3w#;$r#u]^o&#rtr$Bqv6]#rJq8Kw$0%:&q<2w#-#q<qv",
")]#FQq=.Rq>q=,#[q>0r*q@[QqA&RqBqA,#[qB0r+qC[w#J%w#Z'qDw#Z#rvqDK:&qEw#e$qEB:&qFqD6&#rLqFB)&#qC6&#s6r0r16&#s3Br2w#D$w",
"$)#qCw#X%6+#ryqFq|)&#vfMXspw#J#qFw#J%r9w#a#r:Bw$n#r7r8r;w#x%w#^%w#z%w%$#r@K)]#w&u#q&)]#Y)&#qew$Y%)]#q-)]#q()]#q+)]#",
"q,)&#qhw$.#Fw$.#q(w#-$r#)&w#V$q+w#1$rP)&#q&w#-$rOw$:#rSqvw$B$rQrRrTw#*#rNrOrUw#*#rLrMrVw$'%w%d'd26&#s1drPw$z$rZ6&#r",
"Pr[F6&#rJr[r]w#S#rYr^BuDE%#.r_,#Yr`0ra#Y,#Y.w#^$w$#$rdw#A#&re,#Yrf0rgw#A$&uLMN&#s7dw%q#rjB6&#s4q<rkw&1#rlKw#R#rmw#R",
"$rn,#Yro0rp#Yw$P*BuLMN+#rsrm6+#rrrsrtw#a#dw&8#rvrvKw#/)rxw(9&uDD|#+q%:&qHsq6&#rNqHw$r%r|w&`#r}w$7#w#5%rPr~s#0qsq(4w",
"%E#FEw#)(rPFw',$Fw#L#w#5%rLFB)]#q%w#3$s+w#)(w#L(:&qI4w$D#qIK:&qJw*.#r}qJqH)&#syw$1#qvw$1#rNrMrWw&I#s3s4w#@#s5r[w#5(",
"w#))+#rvs9w%3#w#N&Bs;w#a)rOw#5$s=s>w#a#s@w#a$w#5$w#))+#rvsDw#a$w#N%BsFw#a)rRw#5$sHsIw#a#sJw#a$w#5$w#))+#rvsNw#a$w#N",
"%BsPw#a)qvw#5$sRsSw#a#sTw#a$w#5$w#))+#rvsXw#a$w#N%BsZw#a(s3s]w#B#r}s^r[w#H#rWw#H#s3Bw#Z%w#B$sbw'_#r}scr[u;<#+#:&qKw",
")]#s6qKrPw#O#sfKw(@#sgw$N)rOF)&#qfu;;~+#)&#rJuDE%#&rE,#Ysn0so#Yw#'#uLMF.#KKuDE%#.w#8#ss0stw#8%)]#qduLMF.#r8r8uLMFe#",
"sxr8w$$$w)A$szw$=#rvq<K:&qL4uTU^qrqMqLBw-D#qguLMPGq%2qO$#0qe#J0qc#Jw#+$qf#Ju;><#2u;>AK#$;uDEC&##w#'#1&##CuLNo+#=5u;",
"><#2uDGP'#'$;%L$'-qn#qkrI<&#'(&#>'@&#'BuLNF&#'CuDEC.##-qu#q(Kw#@#%#$;3&#5^##A+#Csmg#5w#h&uLNI&#=rEA+#'Mw#{%#$;%5$'u",
"LNF&#ZrE(&#hD'ueg(&##5HhDN%=$=3&#K85=A+#OrEw#S(-ri#sqX*;8%C$5-ri#spP*;=%7$7%N$N(&h8h9qH%h:$fuDG5qvqvs2A+#h<w#[&'w#[",
"%h@w$g#w#X#hBw#,#@&#C'A+#hEhIw$U,<&#D_&#hJhQ@&#5'%8$8w$Q#7'8`.#>'%P$P3.#srhH'Hw#Z#h6w$$$rc#suhQ*;C%5$5w$C#w%o$.#87#",
"#3&#BD#5A+#5rEg#7w$V&uLNo+#h[8S+#hD'w$j(@&#h`>w#n#'<.#'(.#Pw$E%.XPH;7w#{#w#O#hKw$8'hf*;fw$8(O$O_&XPqv%N$^w#J#hNw#J#",
"T&#h92T&#h@2w%7$-ri#svhl*;w#z$w#Y#ari#susww'i$w#-$Bw(3&CFw(3(FuLNm+#'Bw&0,@&#8BuTU5]#4qp'uLO)&#qvw&2'B7'8w(T&KHw(T%",
"s$g#54w%J%_&#=qH(&#'i(uLNo+#'Lw)U)=$w)/'KCw#Z%Fw#Z-hA(&#^'-q_#iMH*;syA+#XhDw#J#hJS+#5w&P)w#i'5w')$q|8#5uLNl+#5Kg#7w",
"#p&(&#H8w%q#w(<#'uLNs+#'Nw#b)'$'3&^M=8;%Z$Zb&>LE%X$Dw),#Xw&)&'h<w#b#fw):(aqc#iihHE*;w#t$U.##sl5aqf#imhLqm*;5%h@$h@%",
"hJ$hJ(&hKhLE%hM$hH*ilhQ<qd#in*il;*ikiYVG##ioinim%hY$hY(&hZh[E%h]$hWUG##hhi^w%4&i]h[w%z%hrw,*)w-&#D1e##CT.#5w(3#C4w%",
".#s{w%K&h{X1.##=w$$#se7Cw,/#w#B#s|w#B&i&h9w$l$^w#C*%h;$h;(&h<h=qH%h>$h9%j-$j-u+-~u++muLMP&j(2qQ$#w-|#qmw%E#uLNl+#'K",
"w(](aqq#q-qmw#;$%7$Cw,f#3w.6#D7u363;u++muLMP&j4w#_$qu#q&w)K$-qu#Yw)_$_w&@#w#:#w#1$w)c#'w#S#.hY2qTI+#I&#$#w/^'w$2#qw",
"w${#w#,#Dw$;$qy#q4qm>w+^#w$;#aqy#q1qmZw#1$w.Z#.#C8'=%Z$>w#T#Pw#^#aqq#q7qmOw$2#`.#'K%O$7w#@#q}w#@&q;qmh9w#@)h9$7uLO)",
"&#Br%w+;$W&#h>w$v#'q8b&#hAr%w#P$w(8$uDF+]#7uTWAw,1#r&w#Z%hD$hDu~%b.#h9hAONZX'Pw%9#Ghd2qUw%9%I.w%<%uDGPr'w%+#w%4(T&#",
"H2w#w$Lw,s#7$CT&#Lw#5#q7qm^w#5#w'H#>$w/2$Xw%g(O*;Pw0m#w%f$f*;Ow0n$X$Xu+-~u++muLMP.hrw&S5r(w&S/q@w&S)w(5#r)w*x'Mw#{$",
"w/N$%>$>3.#=H'>%Xw.~%h6w(O&qCqmh8w(O'w#c,h<w%*$w&4$w#c$&w#c$w&5%h>$h>3.#Mh;'^w&1$i3w&10r,w&14qCw&1(w$s-T&#Mw&@%5w#D",
"#>$>%^$Zw#d#fw%S(N*;h6w4-$w#_+h:w%R%*;h:%D$D%h8$h8w&N#iV2qVw$S(r-w$S'r6w1_&D2uLO+&#'r<uTU}.#'>2w+1$.#L='w)J$r=w#H&C",
"w#H$r3w#H#8w#H'=Zw#H%r>w#H(uDF+]#'uTW@]#'rAEuDF+&#'uDFy&#'uLO*w#Z#Ww$(#uLO+&#D'w#e#Z2%L$L3.#^f'L%h>$h=w#i#r.w#i#uDF",
"y.#hDw3X#3.#hEhB'w87$r/w$%'4w$J)4w$J'>w$J%r4w#H(w$J#uLO(]#'r5w$I,`.#5'uLO+.#Lw(V'ZO'>%hT$hT3.#h:hF'Zw-6$ky2qWw.F%rC",
"w-g$qn#qkrDw-X(w3:#q|w$3#w.T$w,6#8w,6$w.T,r87uLNo+#Hw8i)uLNm+#^w#Y)w4h&Oq|w#c#w:C%w7v*%L$>w&*$&#'Dr8L`.#Xw$>#h=w$>-",
"hBw$>3uLNm+#hEw$00hIw$05w9'$uDFy.#'W.#h6w/{$+#2qXI.w*S(w,K(rFw(~'4w#($w9%#'uDFX+#w5D)c+#=8w#1(T&#Ow2x#O2w#N$w$j$+#=",
"D'7%H$H3+#ZX'=%f$Pw8V'h9w#M&h8$h83+#7M'Nw2($lp2qYw-}$w':#rGw':&7w=d*w#I$#w#I*rHw'j'w>6$w#,#rJw#,#uLNFw's#_&#rEw0n$q",
".w6w#w#-#^rK(w0e#w#k$k:w#k&b&#5rWw2})#2qZw/J'uDGPrXw&i#-ri#rh8w1v)8$7-rc#rbHw/-$D$Dw2l#='Dw$d,w#a#rmw'J'-ri#rqw#e$w",
"'q&KC'w4b$ekR2q]w#R$1.#h;51&#^C`ew$h&G#2q^w/&#ew#r&rrw#r#uTU|&#822w$Y#Dw2+'.#D2w$X#>w2*&w$C%w'L%Z4w$D#Mw#=#C$Cu+-~w",
"#z$q`Iq_#w#&#w(P/ruw4Q$qc#Hqmw<k%qc#>w#-%u]^F&#4qJCw1(#w%2#7w#2#qM5'*8;*DCw5P'rww&;$qf#Nqmw&)#W.#'Nw&;$qf#h:w#5$w&;",
"*w#S#ryw#S&h@w#S(hAw#S&hCw#S3rzw1f&Mw)=#82cw)=$8$7cr{#ODuDFK+w#T&+w#T$U+#iTLNw*U,S+#rmw*U)-qc#hVEw)0$qc#hYw#,$w:z#w",
"7r%+#H>'=w-$$+#Mh:wBv%wDS%qf#hbw$f%w3)#qf#hcw#0%w8L)w#N#>w#N&hiw#N+hlw#N/-qf#hnqm*;'-qf#hpqm*;w@W$Nw#_$qc#htw$[$w#_",
"$qc#huw#0%wF1%w$-'h@w#N&h{w#N+h~w#N/-qc#i$w>B#-qc#i&E*;L%h~$h~w(b%qaw5`%w*#$wHq$q_w#'%wA1'8wBR5wHP(w+{$b&#'O(&#frWu",
"LO)w,F#w/T#Nw:X'=w-P%w1h#w3Y$wAS%P$'1&#m/7w$0'7wC(,5;$5uLO)&#8hF1&#m7wIv%1e#m7wC2#hHw++#(&H>E%L$wDD(Dw#d%rWw$q)wC=*",
"wD'.b&#s%MWw5I#w>x*w#;%s&h6@wD@&h_'<e#'*h_;-q_#haPw#/$h`;VG#ilhbhahf<e#hc*8;w#*$7wKm#L%f$f(&h6NE%h8$P%h<$h<(&h=h>E%",
"h@$h:w$Q'h<w%P4hn1&#m`w%P#hUw$=#hoHw$1#UG#j-C'(wDW$Z$=%hk$hk(&hlhmE%hn$hiw'p=w'x/w&*&w'xBh6(&#Nw'x)h9w'x2h@w'x/n(w@",
"}#FhB(&#Lw2k%w#(#>1&#n-wH:(>w$J%s'w%e-hM1&#n5w#~#Xw(5#n5w%j#hOw(5#@&#s(L1&#n:=@w#@&n:w#@#hT7w(R$MXE%P$Lw$$'wOH&w(7*",
"w$z#s)cw(2,uLO+&#Ls*-q_#hbZw'}$hbw(-#hdCw#/$hcw(-#jfhehdhi<e#hfw(-%hfw(-#w=S#P$P(&OfE%h6$Mw$9'Pw)iNs,w)i6s-w)i(h~w)",
"i%h|w$_#i$w)i%h}w$_#k&i#h~i)<e#i$w$_%i$w)iPs.w''-i11&#nvw''#hsw$=#i2w)i'kDCw(##n{w'$#hsw'3#s/M-q_#i8w$]$UG#kJ7'(&PO",
"E%f$^%i2$i2(&i3i4E%i5$i0w*+%qbw*%$uLNs+#5qJS+#s0'S+#'s1w1P(wP%$5$'uDG5rRrRw#+#5w*a1w)k#51G#P'VG#iQ=871G#fCw#f#s6w&;",
"#uLNm+#Hs7w@;$+#s6Hw@;%w&U$VG#jPXMs8w#3#s:w#3#1G#h@s<w#M#w<%#w#9#sAw#d&h6sBw#d&sA>w#d-jZh<h;sCw#3#sEw#d&hJsGw#d+sKw",
"#d&hAsLw#d&sKw#d.jehGhFsMw#3#sOw#d&hTsQw#d+sUw#d&hKsVw#d&sUw#d.johQhPsWw#3#sYw#d&h_s[w#d'uLNm+#hSrWS+#s_w5t)VG#jwhY",
"hXrWw#3#s`w#T&hgsaw#T*h[KS+#sdw#T,k#hbhaKw'-'ox2qgIqc#Iqe#Iqfw.k#w.g5B=#w((#w+(Fw's#Mw.s#EWw=7#w,d-@&#=BuLO+&#MwIg#",
"hA-q_#hCw+%%hAw+1#hE7w#/$hBw$o#lLhDhC8<e#hEw+1%hEw+1#Z$ZwY$'EwY$#w$M'Nw,mKw$h#hPw$h#s+w#(#PWw4Z#w,w-@&#M8<.#h`w.U#5",
"w$[$h^w.U$fw3l&VG#lkhah`w$h#hbw$h%hbw,v'w$h,h>$h>(&h@hAE%hB$h<%h^$h^(&h_h`E%ha$h[<&#hjwAI#F1&#p#+Yw19(haw3{0(&#D8-q",
"_#hs=w,i&m-w3q#DHE%>$7w'x#p#+m2qhwL4'wR$#FwYg'shw%6#A+#Fw,$$w(W'id=HBw(W#A+#siw<v$w#<'ihL^qvw#<&sjwL5$w#<'ilXOrRw)Q",
"$M$Mw(h#OrOCw$y&5O##wVZ#Bw3^#w<`#'h:g#7q%uDGP'7;$7VG#ivh<h>D(&=DE%H$'w$b#wTg#p#-S2qiw$z#w#&%wA4+wDe(_w)7#wM>#5wA*$'",
">c+#^w'V)%>w4z$p#.$Mc+#OwYA*Mw#:$n0Nw#_#NwUV$wOj$wEX(wU3$w;&#w#K#n8h@w#K#rEw#K)1&#n<hDw#7#skw#7,nAhHw#7#s}w#7)`.#8w",
"*|#hLw[O*hJ$w70#NEw&,&Nw_q%8DwZk)w#N&wZk$wZb#hPw)q+7BU.#p#,pslwB_$h^U+#n|'h9wIG-r{#8h=wB<#A+#hghIw]($wJV$+#H^'wB.)w",
"[Q%#h>>h6'w`/#3&h=h>N;5w4%#b&h:h;w4%#h8%hh$hhu~%b&#heh`hch[hShCh@h9u363;u++m"};
/* odd_even_merge.comp, 6207 words */
static const gpusorti_line gpusorti_spv_odd_even_merge[] = {
"#i|h#u36-qNu36.h%uDE4uLN@u;<7uLMSu]`|uDE)qQqPuLMcuDEEuDEQq#uLNBh&q$h(h*uDE;uTU_h'h-qLq]uDEGuLO'uLMlq/h$uTVzuLO+q_u;",
";ru;;suLNkqch,h)q)qGh+h1h2q8uLM[uLNquLO)uTUdh.h/r*h>q`rIuDECuTUluLNhu;<0uLMkq3h0h4q'v$o9)Su+3euefUu#/I3u33U#uTU46v6",
"RUmWv<bs>Dv/AM#F3u;;c36uefYq(#v@8$D$3###uTU9q%q46662q&q.q=2gq.q;2#6q(2#N#0q+3O3u;<Aq+q%2#qF32q,qEq%2#Nq+0#w#7#q.w#7",
"%CqE32#Ngw#7%q1w#7%q2w#L#6q*w#;)q5w#;%q6w#P#6q-w#7$0S6Og0Sq%Oq+0Sq&OC0SgOd0Sq(Oq70SNOq;0Sq*Oq@0Sq+OqD0Sq,OqH0Sq-O=0",
"Sq.O/0SCOqT0Sq0OqXu;<ASw$W*q:w$*%q;qE6w$>)q=w#7%q>w#7#6q+2#6N2#6q,2q(q.qA2#6w#7#w$W#Cw#T)Ow#T%qHqEq&2#6q.w#D%q.q<u3",
"3W#u;;v#=uDDz#qD3u;;v#%u33X#uDD|#%q%uLM:#./%uTUK#=/%.uDE*#..uDE*#%%uLM:#..%uLM:#=%%uDE*#=/uDE*#=%uDD|#%q&-#6qZ1q[q&",
"6(%#6-#6%1q[gw#/#39%Nw#+#q%:/#ruN]Hq*.Iq+q*-#Cq+1qbq,CuDDz#qD6(K#3-#C.Hq-.Iq.q--#Cq.1qfCCHq0%Iq1q0-#Cq11qgq2C-#C%9%",
"dqD(%#qDw#m#dqiHq4%Iq5q4-#Cq51qkq6C(%#dw#;$qlu]^o%#rtqm>]:K#rJdGw$<%9%q73w#-#q7]v#$KM3S%w#$,-#q,S1qr#q,(K#N-#q,%Hq9",
".Iq:q9-#Cq:1qvq;CHq<%Iq=q<-#Cq=1qwq>Cw#g%w#w'q@w#w$q@>9%qAqD:%#rLqA>(%#qC:%#s6q{q|:%#s3>q}w#D$](K#qC9%qBw#R#rvqBw$Z",
"$q@>w#=%w#Z%w$s#r(G(K#6:/#ryqAqi(%#vfMXspw#k#qAw#k%r-w#J#r.>w%E#r+r,r/w#j)Nw$S#w#v/w$,:r9G1q^q(6-#N%1r;#N9%qCq+w$8#",
"qCw$8#q(w#-$ql(%#g(%#w#;%rB(%#q&w#-$rAw$E#rE]w$L$rCrDrFw#*#r@rArGw#*#r=r>rHw#q#w#''w$a$>uDD|#Kq%(K#q((%w&l$q&(%#q@w",
"#B#uDE%#%qC-#NrT1rU#Nw$a#^>9%qDsq:%#rNqDw&K#rJNq7w#/#rXrYuDE%#%rZ-#gr[1r]#guDE%#.w#X#r_1r`w'Y#g%w%i(ryq7>w#R$Nw#=#w",
"'S&w#i#w#9%rhw#L%-#N.w#P+w#L0ro:%#rPqC]w$i#u;<#/#w%2&#q7G:%rvw#:&uLMF.#r,r,uDD|#/q%w#N%(%#qew#w#dqiw'%#w#M##rPqidw%",
"3$r~w%o%w$-$w'=#rrs$s%w'c)q7G9%qE3w(6#qEw#F#rvs)w#F#ry^w%9$^rDw#)$rAw#)$r>(K#q+(Kw&P$q-(K#q.w$%#qiN(K#gHqF%IOqF-#CO",
"1s5qHC(K#w#'#q0(K#q*9%qIw$%$qIw$%$s9w$a#rL^w#/#rydw(@#sy:/#r{dqi9%qJ6uTU^qZqKqJ>>uLMFrN#ZZuLMP=q%3qM$#u;><#3u;>AG#$",
"DTqu#qss/@%#'*rKw#/$s0w#/$rJw#/$s1w#/#w#,#s2w#,#uLO,%#'>uLNl/#'GuLO,%#;]w#-$uTU5K#6qprXuDF+w#K&rQw#K#4%#s3w#1$s4w#1",
"&;'*rwD@%#rK@%#rJ4%#5')%#X'_%##A%#57w#P#qdw#P#w#w$u;><#3uDGP'#w$d&s6w#:#`qh#qHqd'w$U's7w#,#u]^F%#6qJ;'&<$L&<$<,%#'L",
"e<Jw#e#uDFX/#'w#i%'$DU/#h:qiw#1(4%#L>A%#'[uLNm/#h<'&7$7,/#8P'7&L$L,/#Yh:'8w#R(&h^$w%-#hW>)%#'hGV%#>'E%#hV'GU/#hIw#z",
"&#$D&5$'V%#hJhM&;$;,%#G5';*rtw%a#rt4%#['uLNo/#<w$[)&hm$w%9#rtw#y#Q*rtD_%#hTw$$#hX4w&t#w&o#w#C#rJVw&;#*rLw%u$s8w&^&q",
"i'A%#r,w#-#hO>w$'&5w#q$w'T#M4%#8w&,%7'*rrDuDFX/#ht@%#rrU/#'hGa/#;w$M*i*$w%8#hzGi$E%#h{hyi%w$D#^w#B#h}w%>#w$W#7w$M&>",
"w'{%&8$M&8$8w&}#MG8W=##X5a/#s:i++=##5&#$D,/#h;R##,%#h8h5#5,%#h:h7#7uDGL#M3w#A#J/#7^a/#i9'J/#L8a/#5w$X)_=##w&P&R<G;w",
"#;#h6w#;#w$$#^4%#MZw'd$%#8X'7w$4$%#GP##U/#;^uDGL#56w#l%@%#r<w&k#w#W#'>w#(#<w%l#ew(_+s;Qw${%7$7&Q$Q)%Rh3Z&f$Yw#a#w&P",
"$h7w'7$uLNsw$k#J/#hMidw$u$a/#'s<w#G#uLNo/#'rAw&b.hR$'w%0#w#[&R'uDFX/#Yw%P*w)&&)%#h_>w$+#qM'^uLNm/#'^&M$M,%h`ha;'7,/",
"hers;D7,%hbh:;'7w#[#h7w#[#w#w#w%@$w#[$hhw'E#'^w'E#4%#iw^&P$P,%#58'Pw#V#how*5*w'z2w'v#GM'w'v#h}<'uDG5]]s=w%##w#^#hLw",
"%4$hu$'&hz$hz&h}$huw#<'s>w'W+&j>$j>u+-~u++muLMP%j#3qO$#Tq^#q&w*,#'Tq^#gGw#,#uLNDw$0#w#:#w#1$)w#1#u363Du++muLMP.#3qR",
"b/#b%#w/X)w$$#qaw$$#w#,#Pw%%#`qe#Cqd<@.#w--#;`qe#q,qdYw#1$w%&#.#;M'8&Y$<w#T#h3w#^#`qh#q2qdfw$2#c.#'G&f$w&J$qjw#@&q6",
"qdh9w#@)h9$7w%y#qnw,U'[w$v#'dA%#hAqnw#P$w/@$uDF+K#7uTWAw,E#qow#Z%hD$hDu~%b.#h9hAfh7YR'h3w%9#=#3qSw%9%b.w%<%uDGPqpw%",
"+#w%4(B%#L3w#w$X*Dw%8$B%#Xw#5#q2qdew#5#8$8w0<#w#U#Rw%g(f*Dh3&;$5w%f$h5*Dfw*G$R$Ru+-~w&S9qqw&S/q;w&S)w.s#qtw'>&'Qw#{",
"$'w#@$w1Y#.#8L'<&R$w+g$h6w#c$qh#q>qdh8w#U#w#c0h<w%*$w&4$w2<&w#c#w&5%[$[,.#Qh;'ew&16qxw&14q>w&1(w$s-B%#Qw&@%5w#D#<$<",
"&e$Yw#d#h5w%S(h7*Dh6w&@#w#_,h:w%R%*Dh:w+c#&h8$h8w&N%qTw$S(qyw$S'r&w&L#B%#P3F%#'q~uTU}.#'<3w/C$.#X8w,q%r'w#H&;3uDF+K",
"#'uTW@K#'r)Zw6M#uLO*w#V#w2@#r0Fw2@#w#a#X3w&j&Yf'w*H$r1w#a(w$)#r0w#H#Mw$)'8f'7&h=$h<w#L#qzw#L&hC6w$R(hE6w#L&hFhCw$R%",
"r#w#q'6w$R#uLO(K#'r$w$Q(c.#5'F.#<'w6%$.#Xh3'w)^$r%w#Y#uDFy.#;&5$5,.#7Q'5&hR$hR,.#h9['7w-.&w&/)r2w&/'r6w&/,w%)$w&/0r",
"7w%N,w%%$w%N)Yw#H%r8w&T0r:w&T$uDFyw&X/Pw&X$Y3&X$X,.#eh5'X&[$h=w#i#r3w%4&hDw%4&hEhB'5w#;#r4w&'(w$J)w&L'8<w$J%r5w&L5w",
"$I(w&P'Xw+c'w'x#&hT$hT,.#h:hF'Yw&7#%#w0s#@%#q(w3s#w1{'w/%$7w#-#Mw2<#'^w#u#;w#T&qUw-A$w2O#Aw8}&rKw8}$@%#rL)w#,&w2k(w",
"#o$Yw*k#Mw1Y'qVb.w.)-w$5#q|u]_..#8863w%H#rMw'f#uLO,%#<qiw<w*'$Dc.#<<Vw(m#A.#fs@4%#q|ew->#w#2#;'uLO*.#M'&h5$L&Q$ew6b",
"#,.#h3<h9Qc.#h5h5V.#h;w#K$w#Z$h8w#Z/h=$h=,.#<f'h:w%T,w>O#rOw@M$w1}#rAFw%4#A%#7Zw#7#rDw#7#rPFw&=#A%#LrQw#L(rRw#7$w.o",
"$lF3qWw.l#w#q#*r<5*rSw@K#ho+%#h7'Tr;#rVqdw.B#w9E&Mw9E8Pw&b$J/#<rW@%#rSEw&y#Gw$,$+%#hHw#f(Xw#f%qCw#f)A%#8h9w@k#>w&X(",
"w#p#h=Fw'M#w$J#w0~$w)h#fw#1#h3w$X#w/A#w:3+&hA$hA)%hBhCZ&hD$[u+-~u++muLMP=l0wD)#w$='5w$=0w#n#8w#|#`r;#raLw77$Trb#r^;",
"*Dw:*$rcw%I&P)%#rXw#H$h3w7t%w#H&w4_#w#L#rdw#L&R)%#rew#L#rfh:w#q,w#L'rgw#L&h9)%#riw#L$hBw#u0&hB$hB)%hChDZ&hE$h@w%2#l",
"4w%2Gw#j#w&8$w$3#rjw:}'w%-(w#C(w:|*w*P#'Trk#rah7w%b&rlw$l&f)%#rmw#W)w$u#[Gw%8*rnw#L&h;)%#rpw#L-hF>w%8'hD$hD)%hEhFZ&",
"hG$hBw%8#mU3qXb/#$#_%#j$+%#iww)g#j&w)+#Fw)+#+%#i{w)%(Lw%W0U/#8rqEw5^#<w)s#wG}(w-p#w-g$V%#Qw-X#Pw#6#rrw@x$wD_%w*C#5W",
".#lersw%[$h8w%[&ruw%2&w#D$LW.#l0w#D$rf[w%.#M$M&h<$h<)%h=[Z&h@$h:w$c'h<w$c4rvw$c#hNhJw$c@w$H#h3w9U#+.#kfw#E#rwW.#jCw",
"#O$rruLNs/#P'cry#''E.#'7rx*Lw4$$hcw$p+Qw&v#hAw'C$w;8#[$[)%h@hAZ&hB$h<w&v#m<w)/#_%#jg+%#j^w&s#jiw&s+jbw&s>rzw&sFw%3(",
"w%.#4%#r{'W.#ji;w%C#k[w%8'LwDa)w#,#r|w%3+Ru]^t=#m/rs'<w%1#w#A#r}w#A+h7w';#hGw$'#u]^t=#l^rswCV%w.%#&hG$hG)%hHhIZ&hJ$",
"hEw%]#mgw%]#w4/#w0S#r~w%J&57w%J%rXuDGL#5w$J&+%#k7w+r#rruLNmwHL,&LwKO)8uLNFw#h#w#H#wGh$w#6#wF6$qJr~w0=+w#*#Q#5U/#5Pu",
"DGL#73uDGP'7D$7)%#[7+%#j{w+W)w>%$w&2+kEw&2$l7'B%#'3uLND%#Rdw5N$uLO*%h5h6Dw0J%h7$eJ/#h9r~w$j%w@A%q6qdhBw1%'h=uLND%#h",
"Adw7O#uTWA%#;qd'u]`y%#8>GwO^$w#M$hI*DhCw8m#w7F#)%hUhVs#&hW$hRw&:##w3R)wR@(rk#raMw&x#w#,#8w#,#w$>#s&w&)#B%#M3B%#73w,",
"5&w1&#Rw)w#wHZ$7;w16$w*+$Q$PB%#<w#R#e3w&(#w#k$s'w#k&R6B%#h56w#;$J/#;5E/#'P5w/d$/#Lh6'8w+;(h9h;*h<DE.#5h<h:*h;w)4$s(",
"w0f$rk#rfhFw$q&w(s%Ew0:#;*7w#Q#X75*;Dw4$$hH$hHw%Y#oW3qYw%V$w1^94%#<wRM#PwTe%wR}$w(q(w55#h3w9e$F%#R'W=#h`h3w.I%w5*+w",
"$2Fw6:#<w$-6RuLO*%#ew$(#hqQw-c%Y$Y)%eQZ&R$<w'n%w$(%uLNo/#5rDw#`(+=#oprDw=p#uLNo/#8]w#:+ot]w#:&Xw7O)+=#ox>w#:#+=#oyG",
"w#{#p#+5wX$+w#L#s*w+W$w%2%>5##uLNsw90-+=#p#+=8w#C';w%R%Yw#C%5D$54%#QwPi$8+=#p#+3')%8PZ&L$;w8J-h8$h6+=#p#+Hw$c$s+w#{",
"&p#+K]+=#hOGwMi#w#:#s,w#:&p#+OrD+=#hS>w#:'s-w#:&p#+SrA+=#hW]w#:'s.w#:&p#+Wr>+=#h[rDwNS$hJ$hJu+-~u++m"};
/* odd_even_merge.comp -DGPUSORTI_ADDRESS, 7089 words */
static const gpusorti_line gpusorti_spv_odd_even_merge_address[] = {
"#sjh#u;<7u36-u36.q@uDE4h%uLN@qBuDEQh$uLMSqDuDE)uDEGu]`|uDE;q$uLNBh&h(h*q#h'q=uLMcuDEEuLO'u]^tqOuTU_uTVzqXqQuLM[q)h)",
"uLNkh,uLO)h-uTUduLMkuLO+h/h1q%q*h0h.q]qkh2h+s0q'h3u#`KuDF+uTUluLNquLNhu;<0h9hBh>q+v$o9)Su+3euefUu#0o9u33U#u33Uu#`Iu",
"mnev;F+2Av;EfUjvASSBDv>e;26v@Q%3Sv<xdo-v=4}Fhv#-<VcuTU44v6RUmWv<bs>Dv/AM#F9u;;cu#`J4uefYq(#v@8$D$9###uTU9Rq4444,q&q",
".;,[q.q;<#9qG9<G4qGg<GRqGq3<Gq&qGq;<G[qG/<Gq(qGqL<GGqGqP<G#qGqTw#(#Dw#(#Vw#(#qaw#(#qew#(#qiw#(#qmw#(#qqw#(#quw#(#qy",
"w#(#q}w#(#r%u;<AGR,S4q(,gGg<q,9qG9u;<Aq,R,q-4S,q.G[<q/w#3#q/R,q04q-,q14g,q24G,q34q,,q(q.qA,q444,q549,#4q/,#4q.,#w#/",
"#q.q<,#4R,#4q&,#4[u33W#u;;v#;uDDz#/9u;;v#'uDD|#'RuTUK#++''u33X#uLM:#+/'uTUK#;/'+uDE*#++uDE*#''uLM:w#>#uLM:#;''uDE*#",
";/uDE*#;w#U#q&0#4qM=qNq&4('#40#4'=qN[w#/#90#S'uDE'#''('#/0#S+v#$tw)G+w#$#'w#$,0#q,G=qV#q,uDDz#/4(D#R0#q,+(D#93'Sw#j",
"#RB/#ruSV('#q&u;;|#^u;;rg+u;;sq,g0q`^q,0#^+3'q-/w#C#q-qTw#>#q.'u;;sq/q.0qc^q/0#^w$<#q3w#>$qeu]^o'#rtqfAVBD#rJq-Ew#r",
"&D#q&(D#43'q09w#5#q0Vw#))SV3'q1w#9$q1A3'q2/B'#rLq2A('#qCB'#s6qpqqB'#s3Aqrw#D$w#m#qC3'q3w#R#rvq3w$%$q1Aw#=%w#Z%w$=#q",
"yw#;#ryq2qT('#vfMXspw#g#q2w#g%q}w#F#q~Aw$h#q{q|r#w#f)Sw$O#w#r/w$(:r-E=qPq(40#G'=r/#G3'q4gw$8#q4w$8#q(w#-$qe('#[('#w",
"#;%r5w#)$r4w$A#r7Vw$H$r6q_r8w#*#r3r4r9w#*#r1r2r:w#m#w#''w$]$AuDD|#DR(D#q(('#q,('#w$3$uDE%#'q40#GrF=rG#Gw$X#r;A3'q5s",
"qB'#rNq5q4B'#rJSq0w#/#rJrKuDE%#'rL0#[rM=rN#[uDE%#+w#X#rP=rQ#G0#['w%a(ryq0Aw#R$Sw#=#w'G&w#i#w#9%rYw#L%0#G+w#P+w#L0ra",
"B'#rPq4Vw$i#u;<#/#w%.&rvq0Ew#:)uLMF+#q|q|uDD|#/Rw#6%('#qew#w#q-qTw#M)qTq-w%3$rpw%k%w$-$w'5#rrrrrs0#Sw)v$w'_%q0E3'q6",
"9w(2#q6w#J#rvrxw(I$r;w%=$r;q_w#)$r4w#)$r2(D#q00#q,'(D#q1(D#q2(D#q3w$-#qTS(D#g(D#q,(D#[(D#q4(D#q5(D#q/3'q7w$#$q7w$#$",
"s.Eu;;~/#w&z%w$x%('#syB/#r{q-qT3'q84uTU^qMq9q8AA3'q:g3'q;/3'q<4w)i$q:('#G('#S('#q/('#q7('#q;('#q<('#;('#q>('#rk('#t",
"5uLMFrA#WWuLMP;R9q>%#uLMUru#Sre=qR#S=ruw#'&w#/#w#'Lw#X/w#3*u;><#9u;>AE#%-Fs##qWr~1'#)$r=w#/$s$w#/$r<w#/$s%w#/$ew#/$",
"s&w#/#uLO,'#)AuLNl/#)E$hE-uLO,'#:Vw#0%hF-uTU5D#4qprJ_w#T#hGw#T$s(w#T#5'#s')w#1#s)w#1&:)$ri-1'#r=1'#r<5'#6)$hO-*'#Uw",
"#+#uDEC'##>'#67$hQw#h$rBw#Y#w$*$u;><#9uDGP)#w$y#qZ#qWs*1+#)_qc#w#~$s+w#H#`qd#:q[)uTUh'#)R[w#8#s,w#8#u]^F'#4qJ:)$h`-",
"&T%P$h`X&T%T2'#)P]T$hb-Iw#}#uDFX/#)w$%%)%-a/#h=qTw#1(5'#JA>'#)euLNm/#h@)&7%72/#8Y)7&J%J2/#Ph=)8w#R($hxZ&ha%w%R#hZA*",
"'#)hJK'#A)$hq-C'#hY)E$hqw$'#hLw$'&#%-$htE&6%)K'#hMhP$hu-&:%:2'#E6):$rfw&5#rf5'#f)uLNo/#Lw$k)$i+Z&hp%)w#B#w$,#Q$rfw&",
"H#hWw$3#h[5w'U#w'M#w#C#r<Kw&p$r>w&[$s-w'5&qT)>'#q|)$i*w%J#hOAw$-&6w#t$w(8#H5'#8w&K%7)$rd-uDFX/#hw1'#rda/#)hGb/#:w$S",
"*iEZ&i-%)C'#h}Ei'$i7-$i6-$i58C'#h~h|i(w$S#r;$i6-w#Q#i$w%Z#w$j#7w$`&Aw(f&i<-&8%H$i<E&8%8w'O#HE8M;##U6b/#s/i..;##6&#%",
"-2/#h;X##2'#h8h5#62'#h:h7#7uDGL#H9w#A#I/#7r;b/#i<)I/#J8b/#6w$n)uDEC;##$iXEw&o&XLE:w#>#h6w#>#w$'#r;5'#HW$i_-w(8$'#8U",
")7$i[Ew$=$'#EY##a/#:r;uDGL#64w#u%1'#r0w'0#w#^#)Aw#(#Lw&.#Tw)6+s1Qw%(%7%7&Q%Q*'X]W$imX&h4%Pw#d#w&r$h7)$isw#r#r<uLNsw",
"$z#I/#hMigw%($$ir-b/#)s2w#M#uLNo/#)r4w'--&hR%)w%C#w#_&X)uDFX/#Pw%c*w)Z#j)rew)Z#*'#h_Aw$4#qM)r;$j--$j,-uLNm/w'N#j,-&",
"H%H2'h`ha:)72/here:-72'hbh::)7w#h#h7w#h#w$'#w%U$w#e$hhw'j#)r;$j.w'j$5'#izr;$j/-&Y%Y2'#68)Y$j4w(H$how$H$j2w+#'w(O0j6",
"w#e#w(H#EH)w(H#h}L)uDG5VVs3w%>#w#d#hLw%P$hu%)&hz%hz&h}%huw#<'s4w()'w(&#$jYZ&jB%jBu+-~u++muLMP'j&9qA%#FqP#q&w*s#)FqP",
"#[Ew#,#uLNDw$6#w#:#w#1$*w#1#u363-u++muLMP+#9qCc+#c'w#&#%#w15'uLMl'#89K'#8HuLNUqS#6)uLMl'#)4$7-uLMl'#69$8w#+#P4w,.#U",
">'#Tw#s%w&/#8N+#8w#}'qEc/w#z%w3+%qU#Sw#'(w2R*w2F'w%C#Tw0U'q[w0U#$Uw*,#:w#3#qYw#3$Tw&@%+#:H)8$Xw#W$q^w%w#@+#hN:dq__q",
"`#)`qa#)q[q[uTUh+#)Rg$h:Z$d-&]%HuLNg/#qbfw)5(@+#hUUhAVw1[#`qdw#S$w1R$N+w3.#hCZ$e-&h;%8$fqgw'c#qgw/&'hHw&Y#)q-$e->'#",
"hJqg@+#h`h8)w#j0$hF-_D#8uTWAw/&#qhw#w%hOZ$hN-&hH%hHumqA+#dh=Qh6)h7w&6#;#9qFw&6%c+w'4#w&0&w$p#8w%x-Hw%x.Yw%x,Lw%x$qi",
"w#W#@+#hz7h4w$^$uLMl'#h59`qd#6q[q[uLMX-)R[w*Q#@+#h~Jh8w&;*uLMX-dRg&L%Lu+-~w'm>w'a+Lw$h'Ww$W'w$h&qjw#3$Lw$h,Pw#W$qlw",
"'0&i9:h6w'a1h7Z$h6w'a$@+#i=Yh:w'R6h<Z$h;-&h8%h82+w/z#Pw&XHw$p%w&X)w$p%w&X3qmw&X&iVw&X=iZw&X;qGw$S)w+1&$6w/*$qnw$&#w",
"#,#qww%|#FqR#Jw-%$O'#)qs$6w2D$w#B#qxw#B&Qw#B$_D#)uTW@D#)qzWw:E$]-uLO*w#S#w5]#r$1'#Yw#b#6$J-&U%Uw#b#r%w#b&h<w$$(r$w$",
"$&&h;%h:w#F#qow#F&ew.a$w$G/qtw#B&hGw#B$w$G#uLO(D#)quw$F$hJw$F%N+w7,#+#hNO+w$F#hOw$F(qvw4-$+#hRuDFyw&v#hSw8s$&hP%hP1",
"+#hTw.T&w&18r&w&1'r*w&10w%0'w#B#r+w&1,w%,/r,w#B&h6w&P,r.w&P$uDFyw%1#dw&T-Jw&T%L-&P%P&h<%h;w#j#r'w%5&hCw%5$hDw%5$w#;",
"#r(w&/,w$E/r)w#B&hLw&N1w$D$hPw&R-hTw&R%hUw$D%hR%hR1+#hVw&9#'#w3<#w&.#1'#q(w6`#w4O'w/l$7w*v#w8Y#w4p#)r;w#y#:w#[&qHw-",
"V$w5&#>w<;&r=w<;$1'#r>*w#,&w5B(w#r$Pw31#Hw3,'qIw4*%w.>+w'`#w.>*uLO,'#Jqq$7-u]_.+#UU49$7w'n$r@w'w#uLO,'#QqTwAx*)%-N+",
"#LLK+#L)>+#h8sA5'#qqTw-h#w#2#:)uLO*+#H)$dZ$h8-&h5%J&Q%T$h6h<w9{#2+#]Lh=QN+#h5h5K+#h@w#T$w#d$h8w#d/eZ$hA-&h=%h=2+#Lh",
"4)h:w%{,w%-#w%{#rB$)w$j#)Aw3<#r4Ow>g#>'#7Ww#7#q_w#7#rCOw&o#>'#Jqjw#L(rDw#7$w/L$ln9qJw73/w*g$r0H$rE7uDEC'#hx.'#h;)Fr",
"/#rHq[$-)$Hw<{(Jw<{8Yw'C$I/#LrI1'#rECw'Z#Ew$;$.'#hL)$h7-$h6w#l(Uw#l%q4w#l)>'#8dwE##Aw'((w#v#h=Ow(4#w$S#w(M#w*P$h4w#",
"1#]$-)w;E#w=p)hHw=p$&hA%hA*'ehCW$hJe&hD%fu+-~u++muLMP;l[wIu#w%O$-w$K(:w$K0w#{#8w$-#`r/#rRw-I%FrS#rO:$-w=k$rTw%]&Y*'",
"#rJw#H$]w;9%w#H&w2U#w#L#rUw#L&X*'#rVw#L#rWh:w#q,w#L'rXw#L&d*'#rZw#L$w0N%w#L+&e%e*'hChDW$hFhC&hE%h@w%<#law%<'w%A$)w%",
"A(7w%A9w#x#w&T$w$B#r[w>Z$Xw>Z$w%>(w#F(w6&#w>Y)w+B#)Fr]#rRh7w%v&r^w%$&h4*'#r_w#Z)w%-#fEw%M*r`w#L&h;*'#rbw#L-hFAw%M'h",
"D%hD*'hEhFW$hIhE&hG%ew%M#n'9qKc/w*B.w#',qU#SuDEC'#j7.'#j-)$JwI&#j9w)v#Ow)v#.'#j1)$P-$Uw&*(]w&*0a/#8rcCwIg#Lw*h#wMF(",
"w/F#w/<$K'#Qw/.#Yw#6#rdwED$6)$h@wJc$w+:#6M+#m+rew&+$h8w&+&rgw%_&w#D$JM+#lCw#D$rWfw%Z#H%H&h<%h<*'h=fW$hKh=&h@%h:$hIw",
"$l(h<w$l4rhw$l#hNhJw$l@$hX-w$Q#]w9b#.+#k{w#H#riM+#jU6)$h]w$[#rduLNs/#Y)Nrk#))C+#)7rj$Jw0q$hjw$|+Qw'R#hAw'{$w7n#f%f*",
"'h@hAW$hhh@&e%h<w'R#mrw)|+w'G.k#.'#ju)$8w'G#k%w'G+jyw=0#$Jw%Z(Qw%Z4rlw'GF$h;w%Z)w%U#5'#rm)M+#k$:w%j#ku)$hAw%`'JwI])",
"w#,#rnw%Z+X@;#mLre)Lw6U'row#A+h7w'o#hGw$*#@;#lwre:w*R%Q%Q&hG%hG*'hHhIW$hShH&hJ%hEw&'#nEw&'4w#'&w6Z#w2M#rpw>2#w%o%6w",
"1'&rJuDGL#6w$i&.'#kUwEu#w%'#uLNmwM|,&JwQ;)8uLNFw#n$h8-$h7w/1#rdwM8$w#<#wKW$qJrp)$h:-$dw24+w''%6a/#6YuDGL#79uDGP)7-%",
"7*'#f7.'#k8w-,)wAq$w&d+kcw&d$lWwI3$9uLND'#Xq-w8,$uLO*'h5h6-$hPh5w2D%hNX&h7%TI/#drpw$|%wEZ+@+#ns)hDwC%*@+#nv7hGwC60w",
"3J#hEuLND'#hHq-w:c#uTWA'wVS#u]`y'#LAE)&h4%]w#u+o%)hRw#d*uLMX-hNR[&d%d&h`%h`*'hahbrq$hkha&hc%h^w'Q##w6J)wEr-wZl'wE~.",
"w)Z#TwEe&w#/#QwJc&w%H#rtw1z$qR#Xw3@%qR#]w#,$wX4&w4'#h;w,+#1'#w2@#HwO;$6w#;$w1@$$h<Z&h5%PFqR#h;w#f'fw#,$w(h#)$fw$-$r",
"vw$-&hCw3}%qR#hFw#,$w#G%hEw(|#H1'#7Iw)$#C/#)P7$hJwB.$2/#ThA)U1+#hM1+#hONrk#::w.%#:6$hIwBC$w#'#C+#76wBx#w$4#rww$4$r]",
"#rWh[w%T$hTw#/$h]w#/$hU-C+#P):$7w#,#T76$:wQ;$$h^Z&hV%hVw&p#p#+]9qLw:7(w7`<5'#UwZb#Yw^H%w[5$w+*(w95#h4w>L$O'#X)M;#hv",
"]w1W%w9*(h5w9*$w$<#p#+^w$<Hw:E#Uw$76]uLO*wPo#M;#i,Qw0o%P%P*'TQW$]T&XwHV$;#w$2&uLNo/#6q_w#c(.;#p#+wq_&6%6uLNo/#8Vw#:",
"+p#+{Vw#:&Uw;]).;#p#,#Aw#:#.;#p#,$Ew#{#p#,<wbw-wQ_.ryw#Y#$HAw%F&A6##uLNsw=T-.;#p#,H8$Tw#F(w%i&Pw#F%6-%65'#QwXj$8.;#",
"p#,=)*'8YW$d8&J%:w&g)h:w&g$$h;Z&h8%h6.;#p#,Rw%#$rzw$+&p#,UV.;#hRwZQ$w#:#r{w#:&p#,Yq_.;#hVAw#:'r|w#:&p#,^r4.;#hZVw#:",
"'r}w#:&p#,br2.;#h_q_wV8$hMZ&hJ%hJu+-~u++m"};
/* finish.comp, 2889 words */
static const gpusorti_line gpusorti_spv_finish[] = {
"#D,h#u36-u36.qNh%uDE)uDEQuDEEuLN@qQu]`|q$qPuDE;uTU_q#h&uDE4uLMcq/u;;ru;;sh(u;<7h$h+qaq)h'h*uLM[h)uLMlh-q[h/uLMPuTUl",
"qYuLO,uLNhuLNDu++mu;<0qGq7h.h0h,h9qEqXh2q%q'q+qFq,q.qDuDGPuDEGuLNquDGLuLNBuLMku+-~v$o9)Su+3euefUu#(R2u33U#uTU4.v6RU",
"mWv<bs>Dv/AM#F2u;;c2.uefYq(#v@8$D$2###uTU9Yq4...5#2P25>.PZ5>YP[5>q&P65>ZPq35>q(PQ5>>Pq;u;<A>Y)#>Zw#N$u;<A[Y)#]2)^Vq",
"&)q&_q=)Z_q;)#.q()#>[w#D%6w#D%q0Vw#X#w#7&q2w#7%q3V2w#m)q5w#7%q6w#L#.q*w#;)q9w#;%q:w#P#.q-w#i)q=w#;%q>V.w#P)qAw#7%qB",
"w#7#.^)#.[)#.>)#.6)#._)#.w#i#.)q(_qAw#/%_q<u33W#u;;v#qLuDDz#`2u;;v#&u33X#uDD|#&YuLM:#,/&uTUK#qL/&,uDE*#,,uTUK#qL&&/",
"umny>&w#$%(#^>*qV#^uDDz#`.4W#2(#^&4&#27q*&8[q*(#6[*q]^6(#6&uDD|#&q&(#.q_*q`q&.4&#.(#.&*q`Z.0&q-w#3#Y1/#ruq-qc(#q*,7",
"_,86_(#66*qfq0w#a#,7q1,8q2q1(#6q2*qhq367q4&8q5q4(#6q5*qiq660&Q`4&#`w#e#Qqj7q8&8q9q8(#6q9*qlq:64&#q3w#;$qmu]^o&#rtqn",
"=qc1W#rJQFw$4%0&q;2w#-#q;qc4W#>7q<,8q=q<(#6q=*qtq>67q@&8qAq@(#6qA*quqB6w#J%w#Z'qCw#Z#rvqCF0&`w#e$`=0&V`1&#rLV=4&#qC",
"1&#s6qzq{1&#s3=q|w#D$w$)#qCw#X%1/#ryVqj4&#vfMXspw#J#Vw#J%r'w#a#r(=w$n#r%r&r)w#x%w#^%w#z%w%$#r-F4W#.1/#r{Qqj1&#rPqjQ",
"w#S#r0r1=u;;~/#w#p#Qq{w#J#r4Fw#/)r6F0&]w$l$]w#a#Z0&P2w#B#Pw$%#rvr:w%v$]w%E#rv]w$7$]w#5#rv]FuLMN/#rsr@w#M$w%c$rBw#M%",
"w#G$r2w#M*q;w#)#rrrFrG0&qHsq0&qI[1&#rNqHqI*qbq(.uDE%#,qI(#q*rJw$$*=u;<#/#1/#rwr2=w#K$r20&qJ.uTU^q_qKqJ==HqLY2qM$#*r",
"K#q*w#'#u;><#2u;>AF#$;uDEC&##u;><#2ar8##$'Iq^#^Jr9b&#'%9$3%9$9-&#'9F@w#F#r;#'$;K&#@qcuLNl/#'F%@$@-/#r;R'@uDFX/#r<w#",
"F#'w#F&E=w#F+r<w#F%<uDFX/#3L/#3'L/#'r=w#T(%h>$'w#0#<w#0#w#,#rAw#9$'$'-/#r@@rCw$U#9-/#S<w#l$rDw#^(L/#9rE%3$3-/#rDR'3",
"Bqb#ZFw%+#w#,#=w#,#M&#@w#(#'rIw%V#M&#3rI%#$;-&#3X##c/#@hVd#3w#t&e&#hYAu]^F&#.qJ'w#J'F9w#J%qId#3.w#J%M&#AqHb&#q(+&#3",
"'e&#G=w#X$3'+&#h8w%8$hEw#L#uTUd,##rL9Bqe#hqh4:;w&a$w#>#rHw%T'hdw')#f,#Gw&:#'w#Q#r3h1%C$C-,#@C3w#]#hzh>:;'%E$E%h<$h<",
"+&h=h>r/%h@$h:w$d'h<w$d>uLNo/#'hLw&z)Ew&z%hbw#0#+&#hXAw#1#r>w$N#Bqe#i3h6b,#'uLMS,##3%A$w$F#i7h:w#5#%T$T-,#9T'<u]^tq",
"L##rMS3%X$Xw%6(+&#hhUBqe#i>hCw#Q#w#F#rN9w#f#A%hD$hD+&hEhFr/%hG$hBL/#h}rOw$S(w$k#w'L#r2w'C'w&x&how'C%3;$3+&#hxCw#s#3",
"iMr>+&A<rP%T$@%S$SuLNs/#hui$w%C)hy$'+&h|h}i&%h{$h{%h~$hy%iR$iRgNH&iO2qO$#BqZ#qWJw(e#w*5$w#Y%#$'%3$;w+6$w#@$w+2&<9'@",
"u363;NH&i.w#_$qb#q&w)D$w)V(w)M$w#:#w#1$+w#1#w#S#,hx2qRO/#O&#$w,9#w,F$w$2#qdw(E'<w,K$qg#q0JEw&e$9$3Iqg#q3JGw#1$A$Aw(",
"N#A'C%G$Ew#T#h3w#^#Iq^#q6Jh4w$2#f,w,;#h4w)@%qkw#@&q:JUw#@)U$9uLO)&#=qoe&#'=K&#h>w+>$QuLO'&#hAqow#P$'w#P#uDF+W#9uTWA",
"w(v#qpw#Z%hD$hDu~%b,#UhAh4h7GX'h3w%9#qLhu2qSw%9%O,w%<%aqqw%+#w%4.:;Tw*Z#w%3$R:;Ew&U#%<$Cw#K#Sw#K#D&#h12w%0$h3w*j#9$",
"3D&#h3w#5#q:Jh5w#5#w)##X$XgNH,iKw&S5qrw&S,w('#qsw'0&'Gw$P$'w&S$<$CIqg#q>JXw#1$E$Ew&b#E'T%X$Sw#c#h6w#c0h:w$c$w&&$w#c",
"$q^#qBJh=w#1$w#c#&w#c$w&5%h>$h>-,#h1h;'Sw&1$iEw&10qvw&1,w$o3:;Gw,C#w$n$h1:;S%<$<%R$Tw(H%w#Y/h7D&#h7w&N%3w&;#<$CD&#U",
"w#5#qBJh;w.K'h8$h8w&N#ik2qTw$S(qww$S'qxw&L#uDFy,#<w1E$,#TC'3w#;#qyw#;#D&#@.uLO+&#'q}uTU},#'C.w+J$,#AE'w)c$q~w#H(uDF",
"+W#'uLO(W#'r#uDF+&#'uDFy&#'uLO*w#Y#f,#3'uLO+,#Rw'#'Gh4'E%h;$Uw#b#r$w#b&hA2w$*#r*w$*#hC2w$*&hDh@w$*%r+w$*'w#H$w$O%w#",
"H'AGw#H%r,w#H(w$O#uTW@W#'r.r/w$P,Kw$(#uLO+&#<'w#e#G2%R$R-,#Sh5'R%hT$hT-,#h=hHw'n&j(2qUw'k#&#O/#$#w1i'3##w#*#C#3w#*#",
"<#9d#C2w#A#c/#9r2w$N#w/B$+&#h5<c/#'h5w61&CA'@a;#Tw#>$UGuTUd,#j}r3w'/$Uw#S#uLMS,#j^@w'0&9A'w+D#'2M&#h6Qw%7#u]`O&h;h<",
"3;r5u]`O&h8Ur&;r7%h:$h:+&h6h7r/%h=$h5uLNF&#hCr2uLNl/#h;r&w$E(w+|$9w(x#uDFy&#hAKw-R#uLO*&#hFw.q%&#hGh@'Aw#G$R:;'gN"};
/* finish.comp -DGPUSORTI_ADDRESS, 3377 words */
static const gpusorti_line gpusorti_spv_finish_address[] = {
"#ISh#u;<7u36-u36.q@uDE4h%uDEQqBuDE;qDuLN@h$uDE)q$h&uLMcu]`|q#uTU_h*uLM[u]^th'qNqWuDEGq)h+q%h(uDEEu#`KuDF+h)u;<0q+q'",
"q*qKh.qGq/uLMPuLO,uLNhuLNBuLMku++muLMlq.q,h<r(h0h/q(q&q=h>h9q4uTUKuTUlh-uLNDuLNqv$o9)Su+3euefUu#)E5u33U#u33Uu#`Iumn",
"ev;F+2Av;EfUjvASSBDv>e;26v@Q%3Sv<xdo-v=4}Fhv#-<VcuTU41v6RUmWv<bs>Dv/AM#F5u;;cu#`J1uefY]#v@8$D$5###uTU9Ab1113#5M53>1",
"MH3>AMq33>^Mq;3>IM-3>]MqL3>>MqP3>#MqTw#(#qXw#(#q]w#(#qaw#(#qeu;<A>A*J>I3H5M5u;<AHA*^V_*IVq;*W1]*q->H3Vw#;#VA*#1J*#1",
"q-*#1W*#1H*#1>*#1N*#1V*#15*#11*]VqAw#/%Vq<*#1w#X#^*#1Iu33W#u;;v#_uDDz#-5u;;v#'uDD|#'Ac#++''u33X#uLM:#+-'c#_-'+uDE*#",
"++c#_''-v#$:;o>+w#$#'w#$%0#W>CqI#WuDDz#-1(K#]0#W'('#50#J'(K#I0#W+u;;|#Du;;rJ'u;;sHJ0qRDH(Kw#A#Dw$1#^0#1qUCqV^1('#10",
"#1'CqVI1uDE'#'w#f#-0#J+(K#A,'Ww#D#A6-#ruWq^('#^w#t#q-+u;;sVq-0qaDV0#D+,'N-w#C#NqZ('#q3w#-$qdu]^o'#rtqe<q^6K#rJN;w#a",
"&K#^(K#1,'q05w#5#q0q^w#))Wq^,'q1w#9#rvq1;,'q2w#D$q2<,'q3-6'#rLq3<('#qC6'#s6qpqq6'#s3<qrw#D$w#w#qCw#X%6-#ryq3w$I#vfM",
"Xspw#J#q3w#J%qyw#a#qz<w$U#qwqxq{w#x%w#^%w#z%w$h#r#w#`#r{NqZ6'#rPqZNw#O#r%r&<u;;~-#w#l#Nqqw#F#r);w#/)r+;,'bw$h$b;0#J",
"-,'q55w#B#q5w#}#rvr/w%Y$bw%A#rvbw$3$bw#5#rvb;uLMN-#rsr4w#M$w%_$r6w#M%w#G$r'w#M*q0w#)#rrr:r;,'q6sq,'q7H6'#rNq6q7CqX]",
"1uDE%#+q70#Jr>w$$*<u;<#-#6-#rwr'<w#K$r','q81uTU^qUq9q8<<,'q:H,'q;-,'q<w'x#w#l#s3<q:('#I('#]('#>('#J('#N('#q7('#q;('",
"#q<('#_('#q>('#w(d#rk('#t5O_A5q>%#uLMUr.#JrCCqO#Jw#'(r.w#'6w#H+w#''r@w#'&q[w#7*w#/&u;><#5u;>A;#%/uDEC'##$X)u;><#5uD",
"GPr-##%)8qQ#qJqP=+#)EqR#)dqT#)qSqPuTUh'#)AI$hC/&@%F$hC;&@%@4'#)@;7$hE/w#_#r0#)%/P'#:q^uLNl-#);&:%:4-#r0h1):$hH/uDFX",
"-#r1w#I#)w#I&e<w#I+r1L):$hMw#I#@uDFX-#2Q-#2)Q-#)r2w#W($hXY&hB%)$hRr3w#6#@w#6#w#,#r5w#,#&)%)4-#r4:r7)&B%B4-#Z@):$hWw",
"#u#r8w#g(Q-#Br9&2%24-#r8L)2$h[/$hZr<8qX#I;='#)w#,#<w#,#f'#:w#(#)r=$h`w&.$f'#2r=$hb/&#%/4'#2h2##g-#:hYuDGL#2w$$&R'#h",
"]7u]^F'#1qJ)r=$hj/$hi;w#P&;Bw#P%q7uDGL#21w#P%f'#7q6='#].'#2)R'#[<w#_$2).'#h8)$huw%H$hEw#O#uTUd+##rAB8q[#hyh4$/2w%K#",
"w#>#r<w%m'hdw'g#S+#[;$h}/&:%)w#T#Yh1$i#)&F%F4+#:F2w#c#i&`$/)&e%e&X%X.'h=`qj$i)h=&h@%h:$i$w$s(Xw$s>$i-/uLNo-#)hLw&e(",
"&e%w)6$hbw#0#.'#hX7w#1#r3w)E$q[#i;h6w)E#uLMS+##2$i9)&7%w$R#i@h:w#8#$i;/&h,%h,4+#Bh,)@9_##rBZ2&h2%h2w%L(.'#hha8q[#iG",
"hCw#T#w#F#rCB2&7%7&hD%hD.'hEhFqj$iHhE&hG%hBQ-#h}rDw$](w$w#w't#r'$iJw'h(w':&how'h%2/%2.'#hxFw#y#2iPr3.'7@rE$iS7&h,%:",
"&Z%ZuLNs-#hui$w%R)hy%).'h|h}i&$iah|&h{%h{&h~%hy$ilY&iU%iUu+-~TO'iR5qA%#w,=#8qM#qJqLw)A#w+$$w#d%#%)$7B&2%/w,D1qSw,D&",
"[w,D#w,<#L@)7u363/TO'i2w#x#8qX#^w*5$w*H(w*>$w#:#w#1$.w#1#w#S#+#5qCG+#G'w#&#w$U%w#'#U'#75uLO)'#7FuLNUqY#2)U'#)1$B/U'",
"#25$7w#+#[1R'#qZLuLO''#Zw#s%.'#)7S+#7w#}%i25qEG-w#z%w/f%w.t#w#''w/E*w/('w%d#Zw.}'q]w(F$L/&B%2w#3#qSw#3$Z/w'}#w*A#7)",
"F$h2w#W$q_w&|#9+#hM:aq`Eqa#)dqbw&2$+#)AH$h:Y$a/&h3%FuLNg-#qc`w'P(9+#hTLhAq^w&c/S+#);$hCY$hB/&h;%7$`qfuLO)'#<qfR'#)<",
"P'#hHw-p$N$hB/uLO''#hJqf9+#h_h8)w#j0$hF/EK#7uTWAw+C#qgw#w%hOY$hN/&hH%hHumqA+#ah=h1h6)h7w&6#_i:5qFw&6%G+w'4#w&0&w$p#",
"7w%x-Fw%x.@w%x,ew%x$qhw#W#9+#hxBh4w%x*uLMX/h5AH&F%:9+#h{@h7w$x$U'#h85dqT#2w#C#)AIw-t#u+-~TO+irw'm:w'a+ew$h'qiw$W'w$",
"h&qjw#3$ew$h,[w#W$qkw'0&i6:h6w'a1h7Y$h6w'a$9+#i:@h:w'R6XY$h;/&h8%h84+#7L)[w&X$ijw&XBw$p%w&X)w$p%w&X3qlw&X&iRw&X8iUw",
"&X>j25Mw$S)w+1&$2w2L$qmw$&#w#,#qnw/P$+#h,uDFyw&C&:%:w#;#qow#;#8qO#Zw-U$uLO+'#)qs$2w%%#w#d$qtw#B&h5w#B$EK#)uLO(K#)qu",
"E'#)uDFy'#)$a/uLO*w#V#S+#2)=+#h=uLO++#)2$`/&[%[&h;%aw#i#qvw#i&hBw.F$w$+#q|w$+*q}w#B&hGw#B(w$J+q~w#B&hLw#B$w$J#uTW@K",
"#)r$qjw$K(hOw$K%Pw#{#='#h,w#f#2w%O#w$K#hR%hR=+#hVw'p$jM5qHw/W%G-w/Z*w:[+$B;$:;$2w5$(@##w#*#L#2w#*#Z#BuDGL#F5w#A#g-#",
"Br'w-v(.'#h:@g-#)h:w9w&F7):uDGP/#h,w#>$`[uTUd+#kKY)$h8w(O$`w'C&h;uLMS+#k,)$Xw'D$8qO#h=w1d'h7Nw%V#u]`O'Xh=2/r*$hDXu]",
"`O'ah:qx/r,$hCa&h;%h;.'h7h8qj$hBh7&`%h6uLNF'#hIr'$hA/uLNl-#Xqxw$X(w-N(9+#j^)7w+)0uDFy'#hFPw.k#uLO*'#hK)$hQ/&L%L4'#h",
"LhE)Lw#a+jh)h4w#a*uLMX/FAIu+-~T"};
/* gather.comp, 1060 words */
static const gpusorti_line gpusorti_spv_gather[] = {
"#.kh#u36-q:u36.uDEQuDE)uLN@uLMcuDEEh%q$q#uLNDq)uDE4h&q/uDE;uLM[qGh$qEq*u;;ru;;suLMPh'u;<7u++muTUlq%q'q&q,q.qDqKh3h(",
"q(q+q8h6h*h2q4q3u;<AqAu;;vuDDzuTU_q5uDEGuLNFh,u]`|h5uLNquDGLuDGPuLNBh)h0u;><u+-~u;<0v$o9)Su+3euefUs'.u33U#uTU4-v6RU",
"mWv<bs>Dv/AM#F.u;;c.-uefYK#v@8$D$.###uTU9BQ---*#.6.*0-6C*0B6L*0D63*0C6R*0K6q7*006q;*0#6q@S0B'90Cw#S$SLB'#qF.'E8D'DF",
"q='CFq;'#-3'#w#D'3w#D%q08Bw#7)q2w#7%R8-'#-.'#--'KFTw#/%Fq<u33W#U#MV#G.U#%uLM:#%%%uTUK#M%%%uuw-0%w#$&(#E0+q>#EV#G-1T",
"#.(#E%1%#.u33X#(#9%:9%;L9(#3L+6E3(#3%uDD|#%D(#-qI+qJD-1%#-(#-%+qJCw#a#94%q-.W8#ruq-H:F%;3F(#33+qOq031T#0:q1%;q2q1(#",
"3q2+qQR3w#J%4%Qsq4%XLW%#rNQX+qLK-uDE%#%X(#9qT1T#-4%q6-uTU^qIq7q6HH<MB.q9$#+qU#9uDEC%##5qC#q@qMY%#,Z%#qS,u]^F%#-qMH,",
"5qL#CGw#8#w#,#Hw#,#/%#=,w#T#/%#2[&#$7]%#2^##_8#=N`#2.a,#,$7b%#h9Ow#k#qJ^w#X#,h8Y%#Kw#S'Ow#S%Ow#S)w#=&G2w#=%X`#2-a,2",
"7$2/%#cQ)%#h1,b%#^Hw#x$2w$p#,hL)%#hA,uLNI%#=hNuTUd%##=25qF#hUP>72)%h1PqV&I$h.w#{'dw#{,w$9#/%#Ow#{#hC,_8#,hGe#w$R&Z%",
"#Jh_)%#hSw#}#Oha5qF#hfPw%h#u]^tM##cJ2&[$[&I$I)%h4^qV&N$h1&hK$hK)%hLhMqS&hN$hI/%#h_hduLNs8#hT,w#u(&hX$,)%h[h]=&hZ$hZ",
"&h^$hXf@<%hk.q;$w'+$qBw$$#uLNl8#,Gw#U%#$,&2$7AqH#EqBw#@$&J$J]%#h+J,=u3637@<%hjw#_$qL#Dw'H$w'Z(w'Q$w#:#w#1$)w#1#w#S$",
"hP.q<g%#g%#$#e#.u;>AG#$7w(I(w$;#qNw$n#w#5#qPw#k&h/c)%#2w#g#,dAqH#q0qB,w$P$d$[w#1$h4w#K&,dw#F#NAqH#Rw#F&N$Nw$s#P,Iw$",
"C#MhS.q=w$C%w$F$w$=,qRw%V#/%#h-Jw#i#h-w#i%>7h-&c$=w$U+Ph-w$U(Iw$U%>7I&h/$h/f@"};
/* gather.comp -DGPUSORTI_ADDRESS, 1729 words */
static const gpusorti_line gpusorti_spv_gather_address[] = {
"#66h#u;<7q=uDE4u36-uDEQu36.uDE;q$uDE)h%uLN@q#uLMch$q@uLM[u]^th&q)h*uDEEuLNDq%q'q*qGq.uDEGu;<0qMh1q(q+q&q;qDq,qCh.h0",
"h/uTUKu#`KqUuLMPu]`|uDGPuLNBu++muLMluLNUqLqIh3h'h7h)h(h+q/q-h2h,h9h6h5v$o9)Su+3euefUt>/u33U#u33Uu#`Iumnev;F+2Av;EfU",
"jvASSBDv>e;26v@Q%3Sv<xdo-v=4}Fhv#-<VcuTU4+v6RUmWv<bs>Dv/AM#F/u;;cu#`J+uefYD#v@8$D$/###uTU9:q4+++0#/=/06+=E06:=q306F",
"=G06;=H06D=X066=qP06#=qTw#(#qXw#(#q]w#(#qaw#(#qew#(#qiu;<A6:(<6;0E/=/u;<AE:(F>%(;>G(I+a(b+/(>++(D>qA(a+/(#>q<(#+:(#",
"+F(#+;(#+D(#+6(#+<(#+E(#+I(#+b(#+>u33W#u;;v#GuDDz#H/u;;v#%uDD|#%:N#22%%,#<2,#<%N#2qBJJuLM:#%%%N#G%%%v#$CE#62w#$#%w#",
"$&,#I68=#IuDDz#H+&Y#D,#I%&%#/u33X#&Y#;,#I2u;;|#Ou;;r<%u;;sE<,qPOE&Y#/,#Ow$2#F,#+qS8qTF+&%#+,#+%8qT;+uDE'#%w#d#H&Y#a",
"&%#;*%I/uTU_B#ruIP&Y#F&Y#w$.#:&%#:w#9%*%bsq*%>EuTU_%#rNb>8qVD+uDE%#%>,#<qc*%a+uTU^qSq0aPP*%q1E*%q2H*%q3+*%q4+*%q5H*",
"%q6H*%q7/*%q8/*%q9/*%q:/&%#w#m#s3Pq1&%#F&%#D&%#6&%#<&%w$X$q3&%#q7&%#G&%#q<&%#w$u#q>&%#2&%#J&%#rk&%#t5u;<#B#,#<Bu;;~",
"B#QG:/q<'#8J#<w#'Aqdw#/)uDEC%##$C-3qK#qHqY@%#-$c1uLNF%#qb-u]^F%#+BP-$Z13qV#;Xw#>#w#,#Pw#,#9%#[-$]1w#a#9%#5d$e1)#'1R",
"%#5hA##uLNqB#[fuDGL#5/S-#-'1T%#e7w#t#qJgw#_#-h8$hC1@%#D$hCw#Y(7w#Y%7w#Y)$hIXw#A&X5w#A%>uDGL#5+S-51'59%#^b.%#C-T%#gP",
"w$%$5-$hRw%)#-hL.%#hA-uLNI%#[hNuTUd%##[53J#hWc$15.%Ccq^$hYC)Z'K$hVw$((Lw$(,w$F#9%#7w$(#hC-$h_1uLNqB#-hGu;><#w$b&uLN",
"F%#_h_.%#hSw$*#7ha3J#hhcw&'#4G##^_5)d'd)Z'Z.%h4gq^$hjh4)f'C)hK'hK.%hLhMqb$hnhL)hN'hI9%#h_hduLNsB#hT-w#{()hX'-.%h[h]",
"[$hth[)hZ'hZ)h^'hXu+-~UQ%hk/q>w(2%w'Z#qJw$1#uLNlB#-Xw#]%#'-$7_)5'13qO#qHqN@2#-uDF+qP#-uTUlqR#-qQqQuTUh%#-:;$M1)`'`R",
"%#K`-7u3631UQ%hnw#x#3qV#Fw(*$w(<(w(3$w#:#w#1$.w#1#w#S#2#/qAA2#A%w#&#w)e)V%#7/uLO)%#7^WqW#5-V%#-+$_1V%#5/$7w#+#M+T%#",
"qXKuLO'%#Lw#s%.%#-7uLMk2#7w#}'HAqB#AJw#&#w*c-@%#7w*:(w)6#qZuLNWqW#_w$-$/$`w$-$+$h-w)I#Lw#B$Ww#B'+$Mw$L&C1.%#75w*j#J",
"#h8w%B$WqW#-_w#J%gw#J&]w#B#h=w%x$w$h#dw#(#^uLMk2#^w$m$%i*/qEw%h'uLMUqw#<qvw$k$qBw,=*w#/*u;><#/u;>AX#'1w'U#q[w(2#w'N",
"#q]w'N#$M1$Kh4$h-Z42#hULMKw'_0gqx$h41)h-'`w#W#q_w#W#42#hn-h;q`w#N#w#7#q^w#l$f1uTUlqR#[w#Z(]1$fh@42#hbeh8]w#x0hBqx$h",
"A1)e'eR%#C]-h8w%>#Gi8/qFw%>%w(*%w%89Sqaw)c#w$D)K1$h-c$dC42#hvMKh-w$7)uLMX1Z:;)`'^w%^)L1$M]$Kf42#h{CLMw#P+h8:;)L'Lu+",
"-~U"};
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
