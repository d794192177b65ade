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
"$-;h#u36-qPu36.h%uDE4u]`|qSuLN@u;<7qTuLMSh&uDE)uDEEh'h(q#h+uDEQh*uDEGqoh,h-h)q$qnh$uDE;uLM[uTUduLNBh.h0h/uLO,uLMcuL",
"NDuLNkuLNFuDGLu]^th1qNuTU_uLNIuLMlh2q/qGu;;ru;;suLMPuDECuLNquDFXu++mqkh3uLNmh4h@uLNouLO*uLO'q'v$o9)Su+3euefUu#4t4u3",
"3U#uTU4=v6RUmWv<bs>Dv/AM#F4u;;c4=uefYq(#v@8$D$4###uTU9q%q4===6#q)gI#4V4u;<Aq*q%6#qF46q+qEq&w#7(Iq-=VgIq-q%Vq+Iq-q&V",
"UIq-gVq3Iq-q(Vq7Iq-q)Vq;Iq-q*VqLIq-q+V%u;<Aq-q%6q&#q=6gq.q;6q.=q(6#q)q+w#y%q0w#y%q1qEq%w#7)q3w#7%q4qE4w$F)q6w#7%q7w",
"#L#=q*w#;)q:w#;%q;w#P#=q-w#i)q>w#;%q@qEw%/*qBw#7%qCw#7#=q+6#=q)6#=q,6#=q%6q(q.qA6#=q.6#=w#m#U6#w%i#w#/#q.q<u33W#u;;",
"v#PuDDz#qD4uLM:#P%%u;;v#%u33X#uDD|#%q%uLM:#-*%uTUK#P*%-uDE*#--uTUK#%-%%uDE*#w#F#-uLM:#*--uuw0#P-**%%%%0#q*-uTUK#P%q",
"^q^u]^[#P----uDE*#w#Y#*-uLM:w#Y#w#|#w#C$%w#t#w#j$P-uLM:w#M#(%#u++2Wq)%Xq*q)0#Uq*1qjq+UuDDz#qD=(_#40#U%(%#=(%#4(%#q%",
"(%#guDE%q,%qqu~#=q-w$9#%%q,w$>#q,q-1qr#q,0#q,%uDD|#%q&0#=qu1qvq&=0#=%1qvg=A%q.=Q*#ruq.qpWU-Xq0U0#Uq01qyq1U(_#q*0#U-",
"Wq2-Xq3q20#Uq31q|q4UWq5%Xq6q50#Uq61q}q7UA%q8qD(%#qDw#e#q8q~Wq9%Xq:q90#Uq:1r$q;U(%#q3w#;$r%u]^o%#rtr&>qpQ_#rJq89w$4%",
"A%q<4w#-#q<qp(_#q+Wq=-Xq>q=0#Uq>1r,q@UWqA%XqBqA0#UqB1r-qCUw#J%w#Z'qDw#Z$qD>A%qEqDQ%#rLqE>(%#qCQ%#s6r1r2Q%#s3>r3w#D$",
"w#{#qCA%qFw#R#rvqFw$=$qD>w#=%w#Z%w$V#r:9(_#w%l#ryqEq~(%#vfMXspw#k#qEw#k%r@w#J#rA>w%(#r=r>rBw#j)q.>(_#q&A%Vq+(_#g(%#",
"qew$d%1qwq(w'K#q%u;;~*#(%#q+(%#rkA%qH4w#w#qHw$B$rN9(%#q7(_#q3A%qIsqQ%#rJqEVw$-#rR>Q%#rPrSw#/#s3>w#)#rNrTrUA%qJw(-#q",
"*w#c#qJrWw#=$rXw#=#rVrYw#D%w#)#r[rYuDE%#%r]0#gr^1r_#g0#g%1ra#gw#'/(_#q)(_#q((%#sy(%#u#(cQ*#r{qIrjw%F#rkqIrjw$I#rl>u",
";<#*#w#,%(%#t_(%#t5w%A%w#N#rUw'v$rsrUr%w$A(rPrurtuDE%#%rv0#grw1rx#gw#5#rUrtw#)%w$8$%#sp(%#q,(%#w*b#rJw#]#qpV0#g*1s&",
"w#R$rNrLrU(%#q&w%6)w#{%s+r%w#c&vF9(PS(%#vLM5-b(%#u++3w&6#rTs)w#@#s1qqw$j#rTs2w#R#s3Vw'F#q<9w&n)s69uLMF-#99A%qKq+w#E",
"#qIqKuDE%#-qK0#q*s:w$:#(%#qmw%=%(_#q<(_#q=(_#q>(%#q@A%qL=uTU^quqMqL>>u;;U-w'n#qE(%#qFYPq%4qO$#1s;#q*1q^w#'%u;><#4u;",
">A9#$@8%#q(Z%##Bqw#g98%#'w#,#>w#,#J%#2'Z-##a*#;9u;><#4uDGP'##$'C-##rn9.-##2&7$3&7$7)-#/7s8<Bqt#qsrFw#_#K*#'w#U&'$@w",
"#:#rGw#:'qE&3$3)*#7b'3L%#cs9R%#hAs9uLNlw#U#uTVz%#'>9+%#3'w$[#&#$@)*#rnT##w#*#h5#/w#*#h7#3)-#s8h9#w$>#sDh;#:w#*#h=#E",
")%#bc#FM#O4w#^#J%#3s9[*#<h:w%'(D%#h_<u]^F%#=qJ's9&3$/w$S$%#'392w$I$w${(w$C$%#9/##[*#2qKM#/=uDGP'/@$/J%#<qI+%#'hmD%#",
"F>w#r$/'+%#h9w&+#hbrn'Bq^#hwG,@'+%EGr<&F$5&T$TZ%#hPK*#hB'w$+(d*#hvrlw#1(NP##hzi#h~8-#i$w#'#&<$<)-#hP:'w#*#hO;27ZP##",
"w#R#Gw#R#ueg(P##75h}hs8%#re8%#rfuLMk-#/w$#$hnw#B#.*##3]*#w%N%*#hsG'3uTUlqt#qsrgr<w'<#w%X-w#P#O&2$2)*#<O/28%#rdw#F$&",
"h:$h:)*#huhF'5w#h#hG3:)*#hrhHO;uDG5qpqpri&hK$hK)-hmhnh]hBh=)-hkhlh]hAh=)*#hxh^2h>)*hthuh^/h>)*hrhsh^'h>K*#haw&j*hl$",
"'w&n$-#s82##w&u#7#/[*#/qKM#3=uDGP'3@$3Bq^#iR38-#'.-#i=',/@8-#2uLO+-#'i>e-EG@+%5:w&k#<e-i$i%Gw$$#i'w(8#w'k'2w'k,w$>#",
"J%#7w'k$i^d*#'h}w$W):$w&G$i8w#0#+%#i-5w#I#ieBq^#ik`w$I#CP##3/&5$5Bq^#ioh7w#6#w'`#/9s3&h8$h8+%h9h:r<&h;$h6.*#hbhLw)<",
">w$Q,iy[*#'i<w+l)q^#j&Gw$9'/inw(Y#&F$F+%OTr<&`$E&h5$h5&hR$hPw$#'hRw$#9j-w%Q#iMw%Q0iew%Q&iYw%Q$j4Bq^#j:w%Q'hO2'w-Y#w",
"#J#iyw&]#Bq^#jAh9w%Z&hQ'9rT&<$2Bq^#jDh<w'L$w$l#&;$;&h=$h=+%h>cr<&hA$h;&hp$hp]*#i&w%t-*#i*/w(C%<w(C,w${&w,8%jPw%{#ip",
"w#^(+%#iz3w#;#>w#;#jUw.i';'3w#G(]*#h7w#T+j'Ow#T$C-#jPrnw)7#jO'H-#'jYBq^#jhw$~$w#1#j]C*##</&G$G)*#hET/G&`$`)*hDhEh9@",
"F&hC$hC+%hAhBr<&hF$h>&hH$hH)*jBiKi9hEh>D%#jHj6uLNs*#'jcw%H)j7$'&jE$jE+%j8j9je&jH$j7)*#iPiMjG')-#jBiNjA/S%#'4w,T-u]`",
"x%#rb>93&/$w#B#7=w#B0rcw#B&w#7#Fw#7#,rd>&'$'w,[$w(R%j|2##w1s#rJw2j&'rU[*#7'M#<w){1w'**rYw,J)J%#h5rYL%#'q~+%#7'R%#'r",
"Yw2;$Bra#r`'w#|#+%FO@+%;Er<&T$5uLNl*#Tw$q)+%#rqcuTUlqm#q+ql'u]`qw2x$h7w'T#&c$cw&M#qI&hC$h:K*#k>w#U)8%#rbw%Y-w#c$w/f",
"#rbu]`x%#/>9'w#g#8%#rcw#K2w%W#rcw#K-w/z%w#K-rFu]`xw$V$>w0I#&h9$h9w1S'h=w#F(rhw$y#r<s=>w)'$w5B#kV,s<@w,W#ZP#58*#s<]*",
"#w2i)&ke$'.%##>.%#'qpuLMk-#2w#2#2s)w67$w$&#w1v$w6K$w$X$uLNh*#'kS]*#5uLNh*w2U&w#l$w#,#kIw#,#.*#jj`w(;#)*#kL3'/w$6#w7",
"=$*#:h;'<w#L#s>w#L#uLNl*#h:9w#L&s>G'w(l$w5w$uTU5_#=qpcuDF+w'Y$#q~'w-'#w#6$hEw#6#w0%#)%#25'7f%#h>r+H%#'r}w#`#bw$F$%#",
"#7L%#5V+%#:>Dw6R#w(b#VDw(W#w&%$uLNs*#:GuLNs*#;Tw%/-K*#7>a*#h5VuLNgw#;#w,}'h5w,}*f%#lBh7f%#hWrQw#y#rLd*#2w$i#<)*#5Fw",
"%J%w)@'h8s)w$U#hfuLNs*#2/w#G'Ow#G*w2+#lQhLhGw(%$hI$hIw*m#hUhAw8N#9hVhIw#Q#h]hW57w1M#lVlEw#W#2w#{&hTw%B$5w#b#l]hW/8*",
"#s'w&t$w&(#*#GhW'5w(:-'$'w9}#F9w%k#h`w#a$/w(.$w,K$w#-$qlw#-#fw&7&'qpw#a#Ow'@#L%#Ew#6#irw%z#w:5+u~#YP##i2i0lLF:9/uLN",
"l*#lv9w$;,K*#i1w(4'<Ow(4'w$U#m#$'w*I$rg,@h=w#,$s@,@h<w#,$sA,@hQH%#hR>w)f$uLNf*#lZ'w<a%w#B$sB,@'uLO)%#>hFw%~#sC/&m.$",
"m.u+-~^YP@4qQu;<0%#u;<0%#$#w;5%qiw#R$3w;+$#<w+I#2w>U)&/$@L%#;5R%#E:w=j/w)Z&95'7w#j$w;r%#h5qpw.@%,@>u+-~^Y%m=4qR$w/z",
"$w&H$w-6*w$)&w#Q$w#@$w&C&53'2u363@^Y%m'w#_$qw#q&wAD$wAV(wAM$w#:#w#1$+w#1#w#S#-mD4qUu;<0*w%K%wB7'w$2#qxw,_'5w5}$qt#q",
"sqzw#]&'GuTUlq{#q1ql'w3y#&5$<uTUlq{#q4qlTw#1$;$;)-#2;':&T$Fw#c#h6w#l#w#c,h9uTUlqm#q7qlw1D$uLMk-w<T%5w#N#r#w/:&q;qlc",
"w#@)c$3w'J#r'w)4#>H%#hEw2v$q8f%#hGr'w#P$w#m$uDF+_#3uTWA%#/'r(w#Z%hJ$hJu~%b-#h<hGbh:GT'`w%V#P#4qVw%V%u;<0-w%Y%uDGPr)",
"w%H#w%Q<,@GwDR#w%P$O,@Fw'v#&E$:w#Y#`w#Y0h7S%#h74w%M$/,@w&/$S%#h9w#5#q;qlh;w#5#w95#h8$h8u+-~^Y-#w'05r*w'00r+w'09q@w'",
"0:w#c/h:w'0)w#c$qm#qCqlh=w#1$w#c#%w#c$w&R%h>$h>)-#Oh;'Fw&N6r.w&N0w$o/w&N)q@w&N9w#Y(w&N:qCw&N0ng4qWw$S(r/w$S'r0w&L#S",
"%#5=uLO+%#'r4uTU}-#';=w+k$-#E5w2-%r5w#H&2=uDF+_#'uLO(_#'r6w3c#ew#U#wEY$uLO+-#;'&:$wHY#E`'w$x$r7w#Y#uDFy-#2w/O$-#3O'",
"/&h:$h8w#@#r8w#v&c4w$>(hB4w$>&hCh>w$>%r9w$>'4w$>#uTW@_#'r;r<w$@(w4t#rCuLO+w:3#w#a#E4w()&Gb';w#a#rDw#a(w$)#rCw#H#<w$",
")'wK6#&hR$hR)-#h<c'7w.;$#4qXu;<0-w'f$w)^/rEw#o&:w$P#:w#'#uTWA%#2/w'%'F=H%#Fr2fw,9#d*#Tq~w#X#w/S(w'Y$w33#h7K*#h8w/p-",
"D%#q~h<uLO)%#Tw/p'93'2e%#:'wD8#)%#`F'5w-`#hAw-`'2'&hA$hA)%#h:h>'h5w%&&qYw$|$wN'(wLZ#w7j#/w0/$w#D,wN0$w#D$Dw#D#w2h$V",
"w0W%ox4qZw#i*w#Q(w0y$wE2#w%E-w$_#<w$_$w%(&r>3'2d*#:rHw#K,a*#Fw#^)D%#bq~w#_#w#-#'>w:3#w8*$%#'<93&E$wNq#r>E'5uLMk-#Tw",
"$>#h=w$>1hBw$>/a*#hEw$,,hIw$,9uLMkw*P#uDFywDM%h6w%h$*mm4q[w(W#w+g&w(T(rIw+f(w#($wB;#'w7T/7w:))S%#b4w#($w#N$w;='5'3w",
"+e$*#GT'7&h5$`w-7$w#($w#M%h8$h8)*w+k#h7w.s$kx4q]w$X#*w#&$w*6$w*<'Z%#p#+tw;x#7R%#/wC2#w7,,w#=#Ew#=#Gw#=/wTn#wDX&/TwE",
"%*wR_#'M#3w%>)h;w*I0:cwOo$wMb#'/wIJ&rK7wEC%;#/w#*#G#w'D#;O#7w%@#h8M#:w#v)<cw&5(w<1%:;2GwI5#hWw#;(.%#iVG.%#iPFN%#i|h",
"^/w8i%w>#';w>G-h:r<w/0$%h9h:;@w'E$Tw#<#]*#7w;u%chA<@'w2]#+%h8h9r<&hB$h6H%#h<w;Y(hgwVZ#c9K*#hfwCO#/w;i#3qpw&B#/r%9ew",
"+d#]*#hnuLNhw&-#w&V#qqw#7#wAt$hJwDv$hMwD(#hXw$Z(uTVz%#brLw#G#q~w/y#:w-a';hM'wH=#qqhhwCF$uTVz%#hZ>2w:w$w2x#w'M#sEw;W",
"'w'[#7sF+%#i#hZw8S#hsw#;$2w#J%rMEuTVz%#hd9h{CP#low&)$huwS2*huw36%hpw#0#H%#hhw%Q(i3w*%'hu5'3K*#hlw(2-uTVzw=g#9w(3&qp",
"2'/wF_$w+(/<wAC$w'r)*#23rOwCr':O'w%=%rG,@Ew#L#/w$&'w#9$rQw7*$w0[)CP#m3rP'&i6$i6+%i7i8qI&i9$i2w@V#p#,:w]I#w*F+wTI&rZ",
"M#/4wY4%wKZ#<w&9$3<qI&7$w'x#:w%u),rb9,rc9,rd9,re9,rf9w$t#w]~6w&r#qIZ%#p#-,w#,$w7I$w$@'FwII&w@N$w+d*wVf$qt#qsrhw7|';",
"w'p*;E`&G$3wNR#w%:#p#,c4q_w-A#q^w#&#$#L%#3rlw%I#w]#%rmw$=#2C-#p#-Wrn',5w*q#2w[K%'row#=#5C-#p#-[rn',E@w#o#p#,f4q`w/u",
"%w/{'.-#p#-`<wX##2wPW5rewPW<rfw#B&.-#p#-lbwRO#b.-#p#-nh7w#-#h6C*#p#+>2w(W)wPr*wCu#n[4qaw$J$wPU1w/'+3'M#7w-f)kC5.%#k",
"<:N%#ki`w-f&w-Z+bw-Z&`b5@'w^x#wPp#r<&h5$:u363b^Y*p#-&4qbw%d%%#ns/w9<#w+&%w#g(w]W)w]l&:'2w#A(wNK)w+#$[*#OqqwK~%wM|&F",
"w9G%Poww*$#uDG5qpqprpw%V#okw70&w-;%uTWYwP(#rHw#J$oiw*K2w%j(wSp/<@$<wRk#:.%#o|wS>$Ew-b$;EqI&G$2w&j'#4qcw:h%w53-rrw&S",
"&kx7.%#kr5N%#lB;w%&$3S%#E4.%#k|Ew:c$.%#kwFw6K)HwI$$O$O)%#:GwAX&oB4qdwAU'w$z-w%;+7#w*R#7rtw'~&2w&Y&J%#5rtw_R*)%#<7#/",
"+%#T>w#i#w#T'w(S#7@$7w%Y#7w$*#,'Ew%^#@+%75r<&Gw-X$ryh8wBU#h6$h6+%h7h8qI&h9$`wWU*h<h5w.0%hAw.0%w$G#w$[#rUw#w#5w/)$w$",
"u&<w$P$hP:w55%E#3w5.#rzw)})J%#Tr{w-<#w$W#rywD{$R%#h<rUw7$#w$z#Gw+3)+%#h7w4L%%h6h7E@'D%`bw8N#h5w_u%h8$GR%#hCrUC%#hvh",
"bh=awRY,+%#h=h:w#`%#h>h6'w&'#rqhJw.T'/wQX#+%hJhKqI&hL$hGw(J#p#+Sw)^&wk,+wj6-,r|w0>$w&'#L%#:Vw'_$w%e&5<w&1%rUw1>)+w#",
"9#wY{(u]`v%#r|>wQl#5:qI&;w/r%w+R)wAT#rQH%#/r}w/P#qM'VR%#h=w@S#wX+$w.5*8%#r|wOb#rLw$G#r~wT2#wTV(h7w82*&hG$w$@#r|w#''",
"w&q#s#w#t#s$w0V$3w*9#7w'm'h9E##M#'wkM$uLNs*#<s%w#l(w:U$uLO)wM0#wa1#Fw<u*uDGP@;:$;wjV':&h[$h[)%#hFh9F;w+$$p#+m4qew<Y",
"*w&b1[*#:rl,s'@w'[#w&g&;w(b#Es(wC8$w$u$L%#Fw%t#OwU2$OwX2$w2a%s)wC=$w':$w#N#bw*%'b##J%#Fw.*#w+w+w*N(a*#'wc*),s'rKw(0",
"#wGN#w%7#qI&F$7w4E'p#,(w%/,w#9#w6j2s*w6j:w#O&;w#O&s,w#O,ryw79/`w)n*s-w)n(wXL'w&L+h:rlwW$&35wW$*L%#hCrlJ%#cwo3#p#0tr",
"n'w5E$S%#/=w&:#s.uLO+w7j's/wJB#>w)v$wbM#s*w*L$u]`lwAc$w;'#w)I*w&2&.-#p#1$TD%#hSrWN%#ni/'rLuLO)%#'r+e%#s0wGU%hVrLD%#",
"hW'N%#nn5'rLw=u$R%#5s,w-y$w#~%2w#~#w]H)u]`q%#s-waY#/$/&hF$hFw&r&s-w'W#r%w$H/w'J'#wXZ)w:%#w(W$2w%@#rYw'R#wdd'2wdd%wd",
"7%wW{#Pp#/i4qfwL'*w'O&3wl^&7wrw-wIw#qEwIw'N%#o8O2wk<#h>;'+%:;r<&E$<w#x#p#/G4qgw7~/wD{3w;:#.%#n}w7w#nww7w#oGF/w#t#hM",
"Ew50$w2M#3u+-~^Y*p#0gw7Y&d*#s4wI))w:#$H%#s4wMP%w7Z%w5)&w:;%w(z,S%#`wM_$s4w#N%w-F%5O'3wj`%wP}#w7c%p#0+4qhw;V'w%0&s3w",
"&#&rTw3X)wn^#w&#/okO2w#*#olO3w_F#w2C*CP#huT<w(/$woj+w&A#p#0Vw6K)NP#p#,DrK2w*_$s5w00$wB4%s53s7w#o*-#p#,/rn;NP#p#+lrK",
"E'w:9#u+-~^"};
/* histogram.comp -DGPUSORTI_ADDRESS, 10490 words */
static const gpusorti_line gpusorti_spv_histogram_address[] = {
"$=Vu;<7h#u36-qAu36.h%uDE4uLN@qFqDu]`|h$h&uLMSuDEQuDEGh(h*h'uLM[q#h)qguDE)h+uDE;u]^th-h0q$uLMcqfh,h.h/uTUduLNBuTUluL",
"Mlh1uLNDh2uDEEuLNkuLNFuDGLuLO,uLMXq>q'q*q`uTU_q%h4uLNquDFXuLO*q|h>r>h5h9h8h6qhuLMPv$o9)Su+3euefUu#7'7u33U$u33Uu#`Iu",
"mnev;F+2Av;EfUjvASSBDv>e;26v@Q%3Sv<xdo-v=4}Fhv#-<VcuTU4Av6RUmWv<bs>Dv/AM#F7u;;cu#`JAuefYq($v@8$D$7$$$uTU9Yq4AAA1$q)",
"UB$7qG7BVAqG$BVYqGq3BVq&qGq;BVUqG,BVq(qGqLBVq)qGqPBVVqGqTBVq+qGqXBV$qGq]w#(#qaw#(#qew#(#quw#(#qyu;<AVY1q+q)UBq,7qG7",
"u;<Aq,Y1q&q.q=1Uq.q;1q-Aq(1q.q)q+Bq/w#;#q/Y1q0AV1$Aq-1$Aq+1$Aq)1$Aq,1$AY1q(q.&1$Aq.1$A71$Aq/1$w$h#w#/#q.$1q<Aq&1$AU",
"u33W$u;;v$TuDDz$,7uLM:$T&&u;;v$&uDD|$&YuTUK$,,&&u33X$uLM:$,+&uTUK$T+&,uDE*$,,uTUK$&,&&uDE*$w#L#,uLM:$+,,uuw0$T,++&&",
"&&:$V,uTUK$T&qOqOu]^[$T,,,,uDE*$w#Y#+,uLM:w#Y#w$&#w#C$&w#t#w#j$T,uLM:w#M#:$V&)&$u++2)&$UuDE%q)&q]v#$KM3Vw#b#,w#x#&&",
"q)w#}#q,VNq^$q,uDDz$,A)W$U:$q,,u;;|$u#`Ku;;rq+&u;;sq,q+:qcu#`Kq,)W$7:$u#`Kw#j#A)&$7)&$Y)W$q(:$q,w%;#q&:$AqkNqlq&A:$",
"A&NqlUAuDE'$&w#P#,)W$Y<&q-AX+$ruq-f)&$q&w#|#q.,u;;sq/q.:qsu#`Kq/:$u#`K,<&q0,w#C#q0qo)&$q3w#-$qvu]^o&$rtqwCfXW$rJq09",
"w#a&W$q&)W$A<&q17w#5#q1fw#))q-f<&q2w#9$q2C<&q3,X&$rLq3C)&$qCX&$s6r%r&X&$s3Cr'w#D$w#m#qC<&q4w#R#rvq4w$%$q2Cw#=%w#Z%w",
"$=#r.w#;#ryq3w$[#vfMXspw#g#q3w#g%r2w#F#r3Cw$h#r0r1r4w#f)q-C)W$q+<&q5q+)W$q,)&$qew$`%Nqmq(w&e#V:$V+u;;~+$)&$q+)&$rk<",
"&q67w#{#q6w$B$rB9)&$q7)W$q3<&q7sqX&$rJq3q5w$1#rFCX&$rPrGw#/#s3Cw#)#rNrHrI<&q8w'5#Vw#c#q8rKw#=$rLw#=#rJrMw#D%w#)#rOr",
"MuDE%$&rP:$UrQNrRw(*#U&NrT$Uw#'/)W$q.)W$q-)&$sy)&$u#(cX+$r{q7r^w%J#r_q7r^w$I#r`Cu;<#+$w#,%)W$tV)&$t_)W$qe)&$t5w%M%w",
"#V#rIw'f$rirIqvw$I(rPrkrjuDE%$&rl:$UrmNrn$Uw#5#rIrjw#)%w$A$&$sp)&w&9$qT)&$rJw#]#fq5:$U+Nrxw#R$rNr@w%4$w%:%w#w%r|qvw",
"#_&vF9(PS)&$vLM5-b)&$u++3w&:#rHqrw#@#s&q]w$n#rHs'w#R#s(q5w'N#q19w&r)s+9uLMF,$99<&q9q+w#E#q7q9uDE%$,q9:$Vs/w$6#)&$qm",
"w)c(q))W$q<)W$q=)W$T)&$q@<&q:AuTU^qkq;q:CC<&q<,<&q=w+J#q()&$q))&$q;)&$q<)&$q=)&$Tu;;U,w(:#qE)&$+gTY7q@%$uLMUr=$VrbN",
"qZ$Vw#'(qOw#'*r=w#'.w#7#w#P+w#'+s0w#a.w#'+w#X7w#'+w$-'w#H:u;><$7u;>A9$%.2&$q(#hQ.uDEC&$$#hR(6qm$U92&$w#,$Cw#,#L&$5(",
"#hV.uDEC,$$#hW(uLNm+$>9u;><$7uDGP($$%(G,$$rb90,$$5#h^('4%3#h^s-'4%4-,$/4s-8#h`.6qj$q_r8w#n#O+$(w#_&(%w#:$r9w#:'q3'3",
"%3-+$4Z(3#hg.#hfrb#herb#hdrb#hcs-P&$h@s.uLNI&$hAs.uLNlw#e#uTVz&$(C9*&$3(#hgw%$%hh('$%.-+$rbM$$w#*#b$/w#*#h7$3-,$s@c",
"$w$W#s@h;$D-&$Mh=$EQ$F7w#V#L&$3s.#hx.[+$8dw%B(H&$h]8u]^F&$AqJ(s.#h|.'3%/#h|9w$k$&$(395#h~.w$T$w%9(#i#9w$K$&$9/$$[+$",
"5q9Q$/AuDGP(/.%/L&$8q7*&$(hkH&$@Cw#~$/(*&$cw&R#h`rb(6qO$i/F#.(*&EF_#i0E'@%;'M%MuDEC&$hNO+$hB(w$1(uLNo+$htr`w#1(=T$$",
"hxi5i42,$i6#i8.w#*&'8%8-,$hPD(w#*#hO>54uDECT$$w#X#Fw#X#ueg(T$$4;h{hq2&$rX2&$rYuLMk,$/(#iA.w#E#hlw#E#0+$$3]+$/w'L&hq",
"F(3#iV.Iqj$q_rZ_w'j#w%k-w#S#K'5%5-+$8K/5#i^w)V#rWw#I$#i_.'h:%h:-+$hshF(;w#q#hG3D-+$hphHK>uDG5ffr]'hK%hK-,hmhnh]hBh=",
"-,hkhlh]hAh=-+$hvh^5`-+hrhsh^/`-+hphqh^(`O+$haw$:)'hl%(#iWs-#iVw'-%,$s-5$$w'4#4$/[+$/q9Q$3AuDGP(3.%36qO$ig32,$(0,$i",
";(#/w&8#5uLO+,$(i<^,EF.#ieE*&;D_#id;'@%82,$is^,$(K#itw&#$i'w(n##ihw(:(5w(:,w$U#L&$4w(:$i^uLNo+$(i#w$n)D%w'p$i8w#0#*",
"&$i/;w#I#ie6qO$j%h3w$Y#GT$$3/';%;6qO$j)h7w#6#w(,#/9s('d%d*&ch:_#j$c'h;%e0+$hdhNw)o)j&w)o6w$W,iy[+$(i>w,`)qO$j<Fw$@'",
"/inw)&#'@%@*&KM_#j6K'h3%E'b%b'hR%hP#j5w$)(hRw$)9j-w%^#iOw%^0iew%^&i[w%^$j46qO$jQw%^'hO5w.^#4w#J#iyw&l#6qO$jWcw%g&hQ",
"(9rH'8%56qO$jZh<w'i$w$r#'>%>'h=%h=*&`h@_#jS`'hA%h;'hp%hp]+$i(w&$)jUw$z%+$i,/w(f%8w(f,w%%&w,w%jP#j`w.+#(irw#d(*&$i|3",
"w#>#Cw#;#jUw/l'>(3w#G(]+$h7w#T+j)Kw#T$G,$jPrbw)^#jO(R,$(jY6qO$j~w%+$w#1#j]G+$$8/'F%F-+$hEM/F#k/.'h3%h3-+hDhEc.@'hC%",
"hC*&hAhB_#jxhA'hF%`'hH%hH-+jBiMi9hE`H&$jHj8uLNs+$(jcw&u)j9%('jE%jE*&j:j;je#k0j:'jH%j9-+$iRiOjG(6qZ$k4w3*$w-0-2&$8u]",
"`x&$rUC9(w-6#6qZ$k;w3H$w#J4rVw#J&w#;#h3w&k$rWC'(%(w-=##k/j}w(q&k#5$$w3/#r<w45&(rI[+$4(Q$8w'F'k89#k7w*J+w'I*rMw-/)L&",
"$brMP&$(qo*&$4(uLNI&$(rMw3K$6rT$rS(w$&#*&@K.#kH@*&>E_#kG>'M%;uLNl+$Mw4_*qb$q_qaw''#uDF+qcw#S#$rghCIqe$/qd(u]`qw4>$h",
":w,O#w&y%hDhEq7#kRhD'hF%h=O+$kEw%k,rUw%}-w#x,Iqe$(qdw0{#rUu]`x&$/w&4#;%;2&$rVw#X@qpw#I#w#X-w1=%w#X:q{u]`xw%%$Cw+s#w",
"%%#w3-'hGw#S5qiw%U#_s2Cw*2$w7P#ki#s1w,{#DuDECT$E2+$s1]+$w4V)#lGa'kw%(0&$$C0&$(fuLMk,w9-#l@.0&$5qrw8L$#l*.w$<#w3a$q{",
"w),(uLNh+$(kf]+$;uLNh+$/w#u)w#,#k[w&X$,$lO0+$k#w)B$-+$k`8(5w$D#w%g#-+$>h<(4#l:w#S$s3w',&i>w#}$w#S&s3K(w)y$w8,$2&$iE",
"uTU5W$Aqp(uDF+w(b$$qo(#lE.w:S#2&$iPw#=)#lH.w.Z#-&$3>(D#lJ.#lH9uLO'&$hCr8R&$(rs#lIw#3#w#z#h7w$;#w%d#4#lN(P&$;q5*&$DC",
"Hw8{#w*'#q5Hw)y#w&W$#lR.uLNs+$DFuLNs+$>Mw%[-O+$4CuLNm+$bq5uLNgw#;#w.b'b(3#law%I$w#J$uLO'&$lXh7uLO'&$h[rEw$##r@uLNo+",
"$5(w8@$+$;@(8#lhw#O)*&$dqr2,$m(w$f#/uLNs+w4(#w<}#+$DM(4#lpw#N)w42#lihMhHw&B#'hJ%hJw,C#hXhBw;+#9hYhJw$##hahZ;4w3N#ln",
"l]w#W#5w$&&hUw%R$;w#b#lthX/2+$ryw'M##m%.w'P&FhX(;w)$-m&9w.-#-&$Z@9w&%#haw#g$/#m&w(A#mFw(u$w+%#(w#-$qdw#-#uLO'w&U&(f",
"w#k#Mw'{#P&$Fw#6#j+(#m1w=&%m1w=&+u~#YT$$Mi6le@D9/uLNl+$m29w$L,O+$i79'/%w>N#8K(/w$f)mha'm;%(w+S1s4S.hBYUw.4$s5S.hAw#",
".$5qds6S.hUYUR&$hVCw)o$uLNf+$lv(w@p%Iqe$Dqds7S.(YUuLO)&$ChJw&N#s8/#mva'mJ%mJu+-~u++mgT.7qBu;<0&$u;<0&$%$wCQ'w>D$3q[",
"#/w,{2>S.3YU*&$Ew,y#4wCA)#Ew%9#.P&$MEuLNI&$h3FwB@0h3w'F%&$9;(4Iqe$KqdFw$c$*&$h:fIqe$h3qd(S.CYUu+-~u++mg&m_7qCw$Z%w2",
"R#qiw3@.w$7#43w$7#w$k1qduTUh&$(YU#Fw$6'E;(4u363.u++mg&mLw#x#6qm$q&w44$wEl(wEc$w#:#w#1$*w#1#w#S#,$7qEu;<0,w&-#w&0,J&",
"$47uLO)&$48uLNUqn$/(J&$(A#3.J&$/7#4w#+#FAH&$qoEuLO'&$@w#s%w,d#4uLMk,$4w#}%m{7qGu;<0+w#z%wIJ%wHP6wGo'w%d#@w:@$qb$q_q",
"pw%]##Ew)q$w#3#qdw#3$@w.t#wEi#54(8#Mw#W$qqw,C$,$hM5cqruDF+qs$(Iqtw&2$,$(Yq+#h:a#cw8R#8uLNg+$qu`w,s),$hTEhAfw&c/uLMk",
",w1`#hCa#hB.'h;%4#`qxw)R#qxw+[#CR&$hHw7*$q0#hBw.S#hJqx=,$h_d(w#j0#hF.uDF+W$4uTWA&$/(qyw#w%hOa#hN.w9d#umqA,$ch=Ke(h7",
"w&6#T$7qHw&6%u;<0,w'4#w&0&w$p#4w%x-8w%x.;w%x,>w%x$qzw#W#=,$hy3Zw%x*S.bYq+w=s#=,$h|;h7w$x$J&$d7w,S$qdw*D$w2I#u+-~w(k",
"$w'm9w'a+>w$h'q{w$W'w$h&_w#3$>w$h,Fw#W$q}w'0&i85ew'a1h7a#ew'a$=,$i<;h:w'R6h<a#h;.wCq#-,$4E(Fw&XHw$p%w&X)w$p%w&X3q~w",
"&X&iUw&X8iXw&X>oC7qIw$S)w+1&#/wAT$r#w$&#w#,#r$w%|#6qZ$Dw-<$uLO+&$(r(#/w$i#w#K$r)w#B&Kw#B$uDF+W$(uLO(W$(r*w70$Z.^w#R",
"#wK1$2,$dwHX#/w+2#E%Ew#a#r+w8r&h<uDFyw%R#h=.w5%$h:%wNJ$r,w#}&hAw.B$w$@/r-w#B&hFw#B$w$@#uTW@W$(r/_w$A$hHw$A%w8<#r52&",
"$;w#b#/#Dw$A(r6w#b&hQw$$(r5w$$&'hP%hP2,$hTw0&$$7qJw/R*wT~1w.S2r7w$##J&$M7uDF+W$Mw#'#uTWA&$5/(#Kaw.P#;%8J&$eAR&$er&u",
"LO'w,j##MwO9#dqow.-%w1v#Zw1v$J&$h=7w6H#w@k#`w29*cw3N$w0Y#hCuLO)&$M(w)l#w6H%93(5^&$D(#`.wIe#-&$h3@(;#hA.w.Y#hGw.Y'5(",
"#hGa#hF.'hA%hA-&$h:`(bw%_&qKw%X$wTP(wRu#w;R#/w1T$w#D,wTY$w#D$Hw#D#w5e$q5w1|%p#+[7qLw2q&wW=/w#3*w$-(w#r(w2m$#@w%~#(w",
"%~*Mr1w%_#w%/#8w%/$#Zw%_'r13(5uLNo+$Dr:w#Q)dw#Q$uLNm+$@w#g)H&$Zqow#e#w#-#(Cw&0#8%5#`9w<d$&$(893#hAw(}$w#z#E(;uLMk,w",
"&m#hEw$T#h=w$T*hDw$T(hBw#o%hFw$T+uLNm+$hEw$>,hIw$>+hMw$>%hMw$>+uLMk,$>(#hQ.w+N#R,$ew&T$+nX7qMw)|#w-1#w)y%r=w)i-r;w)",
"i&>Aw#($wH;#(w;k/48w#1(w)v#7w#($w#N$w@u';(3wD{#w=y#w@)#w0a%b%h3J&$h;w#S#h;w#S%w5[&w0S#+$3Kw4,&lM7qNw$n#+w#&$w+q$w8J",
"/w#'0w]Z+w^y+w#@3qZ$VuDEC&$p#,t#ew;c#(h<uLNI&$/h=w;c0h:w#A$hAw#A#hBw#A0`w^I%`.wK_&/hEwL1*wZr#(Q$3w>s'hG9#hF9#hEaO+$",
"hNw,a*hGw,a'DhR#hHw0($wUL$(/#hJw#|%+$a4wL[%>$/w#*#F$w(o#>K$4w&R#dQ$Dw'N)8h@w'N(#h]FwBq%D>5FwPm#hjw#>(0&$isF0&$im@=&",
"$jChp/w=V%wE:'>(8#hawE:,h:_#hi.wB8$&ch:>.w(g$Mw#@#]+$4#hjw#>%+h@hA8.('`%`*&dc_#hid'hB%eR&$h<wB%(hy(#hiw$q#h@9O+$hxw",
"J%#/(#hk.uTVz&$3fw&p#/qv9^w.+#]+$i$uLNhw&U#w'(#q]w#7#3(#hqw$T#hJwK[$hMwJa#hXw$m(uTVz&$Zr@w#J#qo(w0'%hyw,*'>hM(3w@j,",
"L&$q]hkwJ#$uTVz&$h^CwAs#3qd/wAs'3sAIqe$4wAs#9w#3$4sB*&$i8h^w<2#hvIqe$Eqd5w#N'rAEuTVz&$hg9h~GT$mVw&U$hxw[f*hxw6C%hsw",
"#0#R&$hkw%q(iIw+m'hx;(3#i6w%|#how(n*i8fw(n#uTVz&$8C9#i9w(o'fw(o#i;w#P#(wFh08wGW$w$@%w(N#+$53rCwJB'DK(5#iC.Iqe$hKqdq",
"aS.EYUw#Q#/w$4$iFw*#$Iqe$hOqdrEw>@&iHw3c+GT$mwrD('i9%i9*&i:i;q7#iXi:'i<%i5wFY#p#-@whr#w,o+w+W$5w+W(4wZW%rNQ$/7wcM%w",
"Sr#8#.9*&38q7#E3'4%wf0#Dw&H)#rU9#rV9#rW9#rX9#rYwJW$wgk6w'G#q7#ewf4#p#.2w#/$wD:#h7#dw$I(@wPq&wJq$w,~*w`l$w(m+w-H#r[w",
"49&(@w(k$w(Z'@Ke#hH@wU[#wW2#w%f#p#-n7qPw/h#qOw#&#w%o)P&$4r`waX#&$q(wfo%ra#5w[5#(5G,$p#.crbw@:#w5=#wf1%(rcw#=#;G,$p#",
".grbw5P#w#}#p#-s7qQw2d%w2j'w60#0,$p#.l4w;u#3wJC#qZ$5wY^9rXwY^)EwY^9rYw#J&0,$p#.|cw[h#c0,$p#.~h<w#-#h;G+$p#,O5wNn*wY",
"x)wJH#oT7qRw$b%w%c&#(9#.wYa(3w0(%;$/w1,+3(Q$4w/U)kr;0&$klD=&$lBbw/U&w/G+Z_#h7w/G&h3Z;.(wi(#w'=#_#e@'b%Du363Zu++mg+p",
"#.:7qSw$Q(0&$oo5#(w,S#(w,S%w%`+wXD%wgv'>wUI'(%whL%wVk$w,D$[+$Kq]wSr%wRw&@wL4%Tp#+{w+4#uDG5ffrew%r#p#+lw;>'wLw08uTWY",
"wX_#r:w#W$p#+mw+i'w+a$(w*:(3w^G:8.%8w](#D0&$p#,%w]l$Ewl%$>Eq7#K>'F%5w'A'$7qTw@j%w@g*w8m+rhw'%&lRw#p#lL>=&$l~F/(#Daw",
"ES%3J&$@70&$lV@w@T$0&$lQMw:A)RwPA%a#M.'K%K-&$DF(@w%G$p#+D7qUwFo(w827w#'2w%d-#Kw7A%Kw&+(b$$w,3#rjw)3&5w*('d9L&$;rjw-",
"n)wjJ#-&$84$/*&$MCw#u#w#Z'w)k#4.%4w&O#4w$6##hD.#(Ew&V#.#hF>*&4;_#hE4'Fw/m$rod#.F'e%e*&h7dq7#hHh7'c%h3wc1$hDh:w$6&h<",
"bw0K%hAw0K%w$]#w$q#rI#hK.w$-#w`*#(#hL.#hKhV#hJw+V'/8w$l$h[Dw8[%E$3w8T#rpw+T)L&$MrqwQL$w$O#wc/$#hX.uLNI&$h<rIw:f#w%<",
"#Fw,x)*&$h74#hbw+d&eh7E.(H&h3Z4#hah3wj{#wk/%h`K'd%FuLNI&$hCrIG&$i'hmh=uLNmw]#,*&$h=h:#hhw#i&$`e(wKG$wd%,hMwd%%S.8YU",
"'hL%hL*&hMhNq7#hphM'hO%hJw)z#p#,ew+I&wG_8w#''wx*+wv{-#rrw3J$w&z#P&$Zq5w(n'#@8w&R&;8w'+%rIw4S)*w#9#wfK(u]`v&$rrCw[`#",
";Dq7#h:;'>%3w#t#w-i)wH/#rE#h<w.P#/rsw2A#qM(q5#h=w&u#hFwF~#wDh$Ow_J#w.h+rrP&$>r@w$Y#rtuLNsw_g+h7(wBe)wS0$@'hGwbF$rrw",
"#''w'n#ruw#}#rvwZA%w,8#4(#hOw*]'cE$$Q$(wxC$uLNs+$8rww#u(w@(#h@uLO)&$hEw1W#(@wCZ*uDGP.>D%>ww<%h_ww<#D#hda#hcF'h[%h[-",
"&$hFc@>w-)$p#-)7qVwC;:w':1[+$@r`#ryw(i$w'@&Kw){#MrzwJ-$w%5$#@w+4#Zq5#@w)<#bw`[$bwcr$#M.w6'%qrwJ;$#Zw6J$rIw#Z#Z#bw-i",
"(Z$$L&$@w0h#w-i+w,'(uLNm+$(woT)#ryaw(u#wQa#w%a#q7#hCw%a#4w8#'p#-Ew%R5wKH.w#R#w/9$4w$P(>w)O%r{w;#7Kw;#$#@;w#U&>wvh&r",
"}w#U,row#U)h7w;U'h3w*~*r~w*~(wdP'w''+h:r`wbq&3;wbq*P&$hIr`L&$h@w|k#p#2RrbwKX#wR>(6qZ$hHw</'(s#uLO+w2c#w#-#s$wRF#C#h",
"LwZm#(rEwo5#r{w+e$u]`lwGK$3w(G#w*U*w&i%2,$hU0,$p#2bx%c#2,$hWH&$h^rK=&$on/(r@#hWwL]#(r8^&$s%w#M#h]w(9$hbr@H&$hc(=&$o",
"t5(r@^&$8(#h^w,1#Dr}w08$w$7%5w$7#wt`)u]`q&$r~wmu#/%/w|:#w'F&r~w(G#qvw$^/w(6'$wdS)w>e#w)J$5w%X#rMw(&#wqb'5wqb%wp~%Cw",
"#]#p#1L7qWwb&.#.5w'}&8w'}&;x$}-wQr#q3wQr'=&$p#+@M5wxg#h@>(*&D>_#FD'E%8w$&#p#1+7qXw6I(w<&*wt6+wA).0&$p#+#w;{#oyw;{#p",
"#+OK/wyf$Ew8o$_#@w8o#3u+-~u++mg+p#2Nw;Z*wLv##(s)uLNo+$s)wPY)J&$DwU|#s)wU|%w;`$wWc#w8g&Aw#4$w)e,J&$bwV+$s)w<1%w/%%;K",
"(3w-'#wx@$$Eh3w;n&p#1o7qYwA8(w,-*#/s(w%T&s(w2Q&rHw6Y)w|Y#w&Q,#F.=&$p#+xZ5w#-&p#+yZ3wk9#w51*GT$h|M8w(k$w}r(ew}r$w&u#",
"p#2Aw:B)=T$p#-Na5w+e$s*w#^#wGy&s*3s,w#r*,$p#-:rb>=T$p#,yaEwB;$u+-~u++m"};
/* onesweep.comp, 12827 words */
static const gpusorti_line gpusorti_spv_onesweep[] = {
"$XSh#u36-qUu36.h%uLN@u;<7qWuLMSuDE4uDE)uDEEuDEGu]`|qXh&uDEQh)uLO,h'h(h*q#h+h$qzq$h/uDECh-h.h,uDE;uTU_uLM[qSr#uLNDuD",
"FXh0uTUduLNBuLNkuDGLuLNhh2rGuLMch3uLO'u]^tuLMlh1q/uDE%uTVzuDGPuLNqh5uLO)h4h6u;;ru;;suLMPu++mq)v$o9)Su+3euefUu#<]9u3",
"3U#u33Uqbu33Uqdu33UqeuTU4=v6RUmWv<bs>Dv/AM#F9u;;c9=uuvzq(#v@8$D$9#w#$#uTU9q%q4===3#gq'S#9qG9Sq,=qGq'Sq,q%qGq+Sq,q&q",
"GYSq,q'qGq3Sq,q(qGq7Sq,gqGq;Sq,q*qGqLSq,q+qGqPu;<Aq,q%w#X(u;<Aq.q%3#qF93YqEq&3q&q.q=3q'q.q;3#=q(3#gq+w#D%q2w#D%q3qE",
"w#X#w#7&q5w#7%q6qE9w#m)q8w#7%q9w#L#=q*w#;)q<w#;%q=w#P#=q-w#i)qAw#;%qBqEw%/)u;<AqDq%3##93qEqE=3qF=q+3#=g3#=q,3#=q%3q",
"(q.qLu;<Ag93gq.qMu;<A#w#o#q&3#=q'3#=w#/#=3#=Y3q*q.u#U-3#=q.w#7%q.q<u33W#u;;v#GuDDz#qD9u;;v#%u33X#uDD|#%q%uLM:#1*%uT",
"UK#G*%1uDE*#11uTUK#%1%%uDE*#%%uLM:#*11uDE*#%1uTUK#G%w#6#*%uDD|#%q'uDE*#qcw#C#qc-#q*%uTUK#%%qfqfu]^[w#D#**u]^[#%w#*%",
"G%*w#S#1%uLM:#G%1w#(#w#U#*uLM:w#Q#uDE*#G%u]^[#G**%%umn|#w#)#**1ueflw#,#**1,%#q'Zq+%qtu~#=q,%w#$$q+%%-#q,q,.qu#q,uDD",
"z#qD=,qw#9-#q,%,%#9cq-%dq.q--#Yq..q{YY-#Yw$f#q&-#=q}.q~q&=,%#=-#=%.q~q'=D%q0w#3#q%E*#ruq0r%cq11dq2q1-#Yq2.r'q3Y,qw#",
"q*-#Y1cq41dq5q4-#Yq5.r*q6Ycq7%dq8q7-#Yq8.r+q9YD%q:qD,%#qDw#e#q:r,cq;%dq<q;-#Yq<.r.q=Y,%#q3w#;$r/u]^o%#rtr0Hr%Eqw#rJ",
"q:<w$4%D%q>9w#-#q>r%,qw#q+cq@1dqAq@-#YqA.r6qBYcqC%dqDqC-#YqD.r7qEYw#J%w#Z'qFw#Z$qFHD%qGqDE%#rLqGH,%#qCE%#s6r;r<E%#s",
"3Hr=w#D$w#{#qCD%qHw#R#rvqHw$=$qFHw#=%w#Z%w$V#rE<,qw#=E*#ryqGr,,%#vfMXspw#k#qGw#k%rJw#J#rKHw%(#rHrIrLw#j)q0w$S#w#v/w",
"$,:rVw#Z%H,qw#q&D%qIq+,qw#q'w#m%-#g%.r]#gw#'4r$q(=.r$g=D%qKqDw#3#D%qLw$r#ruqL<u;;~*#,%w#p#qMsqE%#rPqMqKZ#%rh-#q'ri.",
"rj#q'-#q'w(b#syD%qNw$2#g,%#t5w%=$qI,qw#q(,%#qe,%#qA,%#vLM5-b,%#vF9(PS,qw#q2D%qO9E%#s1qOr5,%#q*w%q#rwrxw$2#ryrgw#)$q",
"tw%K#qLw%2#r}qKr,E*#rrr|r}w%K#r,qKw#X#rIs#-#=qc.s%q*=w$n#,qw#q%,qw#q3w#s$s(,%#q2w#s#s)s*w#m#s+<,%#q+w#=%w#9#s.s*w&o",
"#s,s-s/Z#%s0-#q*s1w#z#s0w(*#v+3LDD,%#v3Duee,%#v+3LDCu;<#*#Z#%rp-#q's8.s9#q'E%#rNqMqNw$1&q;.rl#q'Z#%qN-#gs@.sA#gw'U(",
"ruq0r%w$##sDqNHZ#%sE-#gsF.sGw#C-w#)&%#s6qOw'u$sL<E%#rJqNHw&d#sNw#b$sMsOqNZ#%sP-#gsQ.sRw&Z$u++2uLMN*#rssMw#X$r/w#X#s",
"Vw#X#s6qOw&&#rvsXw#e$s;w(B#Yw%Q$s[w#@#s]s*w#9#Hs^w$%$s_w%N#s`w$+$saw#/#rNsbqMw#;#scw#5#rNq0sdw#)#q>w#)#rJsesfw$J#sY",
"sZsgw#0#rhw#U$siw$^$sWsjrhw#J#skrpE*#rwshslw#6#smshslZ#%sn-#q'so.sp#q',%#guLMF1#rIrIw$_#q><w#F#stw%v$su-#gsv.sww%v%",
"w,@%q>w#y$szw#C$s{-#gs|.s}w#C(w${#sbw${#t$w$I$t%sbw#;#t&w+)$w&R%w#H%sesdw#t)w#B+w#H.%#rSsbw)K$t1w&;#rSqNw#s#rvt3<w(",
"2&s6qOw#_#rvt6<w&v#stw)g#t7t8w#j%w#4)t;w$%+w#:)t@w#4$w$C$w%D'w$C(s6qOw$<#rutFw'b%rrw$,#tHw$,$tIw#`#tGtJw)E#w#'#D%qP",
"w+O#s6qPw$P$tNw#S$qPw#l$tPw#S*tRw$>)tTw#L#ryw#@$sYw#4#sttW,%#w.o#s6qOtYw#>#tZw#[&%#rPrpw+v#rLqNw$##rrstsYw#:$w#['rv",
"qFw,I#w.w%rqtctdw#:#tew&^%,%#qmuLMF1#<w.y$ryr%D%qQ=uTU^q}qRqQHw#<#qE,%#qFeGq%9qT$#.qf#q*u;><#9u;>A<#$;@%##uLNF%#2s;",
"uLNI%#6s;uLNl*#'<[%#'H<(%#7'uTUlqy#qvrnR/%#w#-%qxw#-#I%#6'uLNo*#'8J*#'u;><#9]'#'w#n%M%#K:u]^F%#=qJAw#F#7'&8$80*#Ah:",
"'8w#M(&h=$'Fqy#qvw#|$I%#qt'(%#r,'@G##/%#rdNw$M#w#Q(w#,#tKw#,#(%#BtkuTUlq|#Yqx'u]`qw$k$H)tL;&7$7)s><)tM<w$2#w#B$Kw#{",
"#(%#Ttlw#Q%w#2&'hIw$%#^*#'rpw$%,tI##w$X%rqw#M#w#H#I%#'hV(w%T#@%#hM(%#2'&A$:w%O#w#C#w#=$&X$X0%#4X'Kw$/)&b$b0%#<hG'_w",
"#M#&#$;0%#2h:##^*#6slO#29]'2;$2Frl#sq4);<(%74qM&8$'5%#hHHw'6$w&:)hv$'uDG5r%r%rm5%#hLr%w#>$5%#hNqtw#-'hPs-w#S(tOw#S#",
"5%#hTr/w#6$&6$60*#tOK'6J*#tQw#v(5%#hZr,w&s$w#F&tQB'6uLNI%#hYrgI%#r%w&8$H)s&;/%#s&w#/%s<;+%##hs)r^'w#+#hu)r_w(M$tSw&",
"F#/%#tLM%#'i,&7$2@%#i'&4$4w%]#4'7(%#i/w(7#'s;M%#i<'w(p$'s;w$C#s;P*#tUw)7)w'0#rYw&N#w$`%7$70*#8b'7w#F,rZw#F'qGw#F'>w",
"#F*5%#i&r/w%E+4B'6w#B%w$r%r^/%#r_w(%%4$6w$r&'4<7w)o*#$'&2$;uLNo*#4r,w#5,M%#r,Aw#~$%#<6'2U%#rIw(o#Aw#3#A'8uLNs*#Xw#V",
"0rr_w#K%w$y#%#<7'6uLMk1#Cw%h$tVw$~#+*##h[w$y&tV>26w).$1#:8ti#w#T#C#20*#s7Brfw$>$>#4O#89w#H#ueg(G##i,i*hghew#n#tXw#n",
"#w#4#i0i'hkhiw#q#J*#>P*#h]w&u&#$'+1##<w'v#6Lw#(#j4/%#j5w*v#w%.&'A<C0%#7Br%Aw)=#r%P*#t[w#b)w-*#w(<#N*#CHw#x)G##Qw#:&",
"Qw&R)w+n#`%#H2w+E&<8w+E%qNO#2=w+E%w#G#+1#hI:+%#hHw)t#7'w+X#w-j&Xw$r#2LG##T6(%QTR&a$>&h:$h8w#v'w,;&w#v*+1#hX4+%#hWw*",
"J$w#a#>A2(%CAR&B$4&hF$hF&hL$hL&hR$hRw,=#w.@1w$#'2#w'0$4#2^*#2skO#7=]'7;$7I%#7rpw.4&2w$x%w/4%B>;(%:CR&K$4w#t#sWw%t#5",
"%#TsTU%#as(w)t1b7J*#i1P*#h}'P*#'t]w$N(N*#io</%#s<w,n#[%#62'VG##it2>&:$:&hE$hE0%i6i7hv>:uTXz%#rg=i7/%#rb/%#raw,s#HN*",
"#6w,D)/%#rcFrl#rk');Cw(q#w%e5M%#XiEw0&'6w%j%8w%j%t^w%j%w#q'^*#8w(p)w$##Bw0s$7$2w+*&'7<w'h$;w1A#(%>Kw'q#Aw#W#iKw#j&r",
"dM%#jjh7Frl#t52);w+c$w$E&h:8w$E%Aw'/,w#Z#I%#4w'/2w&}+7sT(%#_w3*$(%#>'`%#6s(uLO*%#h9w#S$6);'U%#>w'B#:'&>$Aw#M&bw#s%)",
";h@(%#hAa&T$T0%h@7Q;X&h>$h>(%h<h=R&hB$h:&h[$h[w&R#w)%'h^w*%,w$n#@%#iL+1#iqw*x#ipw*x#6w$s)+%#iKw#6#XHw1+%t_w%O#qNw+|",
"+iY+1#i~8+%#i}w#`1iXw54$w-=*w#^#sMw#^#U%#hCR`%#4w%Y#h8'Fr]#sS6w6K'6)2;&C$8w#8#w6W#w#8$h>)2w6Q$h<w1}$r]#sShAw#='_w#S",
"#w'G#a$a&hN$hN(%hOhPr%&hQ$hLw%g#w.$#w-w$t`w/J&jFkRkIk0k.&2$2P*#jFtaw)P(ueg(%##k7lBkWkUw)k1w0##k=jb:j]w#=#w(]#w8=(>w",
"$B#w+(#w7S$j^j__>:w$;#w#^#sYw#^#w#,#kew%]#umo8*##s7kEkekYjkw)u#umo8*#'rfkFs7kZjlw,F$*#64'7&C$Cw1X#h;':w'c$*#2>w)X%Q",
"#2O#69]tbw#v#J*#kuw'5(uuwI*##rfAkVs7kkj|w#{#uLNg*#kwtfw#@+4s7Qk[rfkpk%&6w#1$8s7Tk]s7kqk&w5<&27'6&>$>w;x#>'8uLNg*h7h",
"8w$%#tgw%d((%#h9Rw4w#t&w4R%h9h:_'w3E#tgbw5X'w/Z#h;w93%+G#hah=w)j$h@$h@&hC$h<0*#hChDhB2J*#k[uLNg*#k0w-s)&k/$w#0$4w#0",
"#)tMH&'w#g%/%#tMw<{-&k5$'u;>&Hthw;$+7w;$Bw$O$kD$kD&kF$k=P*#tjkHw(.(Pw/F/s<(%#kGkJVG#j8l,2w-i%mD$mDu+-~fe%mA9qV$#w8f",
"#w@b$w;s*w7'&w<t$w#@$w.|&:7'6u363;fe%m:w#_$r$#q&Hw#B#Fr$#q'w1@#wAJ%w#:#w#1$w+w$w#S#1#9qYu;<0*#u;<0%#$#wBM'w$2#r&w)B",
"':w07$qy#qvr(w)y(uTUlr)#q3qx'/1#'&:$4uTUlr)#q6qxQw#1$w,Z#1#6A'C&Q$Kw#c#bw+{$w#c+h9uTUlq|#q9w>z%uLMk1w:j#h:$:w#N#r-w",
"#N#uTUlq|#q=qxh@w#@)h@$7w6t#r1w2v$5%#hEw<V$q:U%#hGr1w#P$w#m$uDF+qw#7uTWAw0i#r2w#Z%hJ$hJu~%b1#h<hGah:>Q'Tw%V#G#9qZw%",
"V%u;<01w%Y%]r3w%H#w%Q<);>&8$7w%P$X);Kw,_$B$w/'$Tw#Y0h7W%#h79w%M$w2s$:$4W%#h9w#5#q=qxh;w#5#A$A&h8$h8u+-~w'09r4w'00r5",
"w'09qBw'0:w#c/h:w'0)w#c$q|#qEqxh=w#1$w1K%w#c#w&R%h>$h>01#Xh;'Kw&N6r8w&N0w$o/w&N)qBw&N9w#Y(w&N:qEw&N2q[w$S(r9w$S'r:w",
"&L#W%#:=uLO+%#'r>uTU}1#'A=w+k$1#B:wBi%r@w#H&6=uDF+qw#'uLO(qw#'rAuDF+%#'uLO*w#U#uLMk1#2'uLO+1#A'w17$1#BT'w$x$rBw#Y#u",
"DFy1#6w3*#01#7X'2w=9#w#@#rCw#v&h@9w$>(hB9w$>&hCh>w$>%rDw$>'9w$>#uTW@qw#'rFRw$@(5%#'rMuLO+%#8'w#a#B9w()&>a'w9R$rNw#a",
"(w$)#rMw#H#4w$)'8a'7w>##01#h<h@'8w-h&w&/)rOw&/'rPw%0&:w%0&C4'2w#;#rQw&#(w%,(4w&H'8Aw%,%rRw&H5uDFyw&L/Bw*/'w%)#&h;$h",
"9w#b#rSw#b&hAw%-)hCw%-'hDh@w$*%rTw%R,w$O%w%R(wG^&rUw&X0rWw&X$w$P(w&]':w&]$>9&B$B01#K_'B&hT$hT01#h=hHw*z%%#9q]u;<01w",
"*z$w,r/rXw$/&Cw$/#Cw#'#uTWAw@~$w*9&K=5%#Kr<Uw/N#uLNo*#QwGl-w*n$Uw*x#N*#h8w3(-wH`#h<`%#QwH,+uLO*%#C'&K$K0%#TK':w0t#h",
"Aw0t'6'&hA$hAw>p#h>'_w%&$oC9q^w$|$wK>(wC|#qIw>l$w#D$oGw#D*wK<$w#D$Mw#D#w=)$qIw#K$*#9q_w%o#w)*&w%l(r[w,5(w#($w=U#'wR",
"q,N*#8wDp$w#1$W%#a9w#($w#N$wLI':w:I(>Q'8&_$Tw-d$w#($w#M%h8$h80*w,:#h7w%$$nl9q`w$U$wLX'V%#ht7w%A&#w%A&/%#r`wDx#w%@#w",
"6%%wE.#w%j(Gp#+hwUV#/%#q()rc;/%qJg)rbqJ)raqKwDF#w4N#w#,#w#Q%)rdw%Z$rew%/#uLP`qc#rgrfuTXs%#rgq%')rb;w#,#92)raw8K#rbw",
"9b-w#l#w$G#wE(#wDG'w:0&rb)rdwH_(:wST$wE^#7'w<{$'6;$6w#Y#8w'G#wC`&'2)rd;wIc'w#l$&h;$h;w#A#w#t#w'h$w$~#qN)r`;w9d#p#+k",
"w9(#wWQ)wOR-wVl+'rp(%#rowW;#7wUN(5%#>Hw#@'6wE0#>0%w,J#Bw&t&w:f&w#Q$w$.)w,K#w,F#w#`(8w'I-w#W((%#r%wK-#w$)&w#I,w;H$2u",
"TWY%#'Rrrw'`$nl9qaw,k%w#C$+%#_7wGX(wVk%`%#:rsw-k#:uLOJ2Rrrw%p#*p#+29qbw-B,w(c#rtw%h,ruuLO+w(v#w,o#rvuLO+w#p#w&2#rzw",
"*[&X<&>$w0x$r{w#5#5%#8wW1%&T$65%#Crxw&g#rg&_$_umqA*#:C64w1z%G#w)W#uDG5rgrgrmu+-~feqc#9qdw.m0r~w#u#w([&s$wN:-qIwJ.)w",
"-o#45%#aw>Z%w)z#'W%#'9w#h#6w.`'uDFy%#7wT>&46'25%a_;wIZ#(%XQR&b$>u]_/qc#b<<<w2-#w*c$w$B$qc#2h<w$B%h@w$B,wOY#U%#hH7w(",
"#$w$B)M%#6Hu]_/qc#''''uLO+qc#6'5qcKX;(%ABR&Q$:wPr#0qc#_hBQCw((&qeu;<0qcw4n&r~w$u#W%#49Fr$#q*wA$$w0/$uDF~qw#'w2`#wI8",
"#w,B$>w:P&2A'w#k;w#](4$6w,r$Cw_}$%#28'4w#]&qgw)0#qfw#&#$#.s2#q*wPg#`%#'rsw,i'4##O#'wV@$/%#KuLNmw-R,w*{$s'w$t#^*#>w0",
",(C'7];#Bw#V$h9wad#s0w,E(/%#h>w2V#s0+%#i]w;@$hCw-y*wEp#s0wTX)M%#s34w+L'AwLi#i`w&w#'hHFqf#hKB);'w&n%>$8w#i'Cw'h%>#2w",
"#*#X#7w'o#s0O#8=]'8;$8Fqf#hVw+d#w#_$w$j#2uLO*%:C;(%48wTD#6^*#As4w/~+h_w$n#a)h`w#/#hbw%($)hc;&hY$4&hK$hIw$@'hKw%)0/%",
"#hjw-r#wO>$qM2w%%$Cw5@$+%#j.w%i$hq+%#j(w#<$hmFqf#hpQw%>$w*7#T$BwPd#wK|&rfh^w%C%haw%C$hshcw%C$7w%C&w$p#w$y#Bw#,#Fqf#",
"h~wQr#w'H#'s5w'H&T8w^w'w0Z#qf#i)aw#F's4/%#i/w(0#HwIC$/%#8w*z#s6/%#i3w1y%i4w%f#Bw#P$w'}+i;w%7$wU$.)i=;&h8$bw5D%hHK4s",
"7b0%hC<4hDb&hG$hG(%hEhFR&hJ$hA&i4$i4w%<$hEhB(%i6;R&i8$i4/%#i@w.S&qhw0K&*w#&#w57$wKq(6w&z%rpwKq,s:wKq0wLI2s;w#W%w&7#",
"(%#h88L1#o*h8w0Q$h8w%A#+1#mew.^#'w.b$1#'642+%#p#-WwSj#s:wh-'wWJ%QTqMw];#wXi5+%#k%hHw2G(+%#j|w1f$rsw,K#uLNlw8Q#wM2#u",
"LNlw6)#wMJ-w2r$wXj#w,r%wRb&s:wFh$uLO*w2Q#umq1%#:H<<'awDy$h9$h9w#G#w7U-w#i$s=w$w'6$6w6H#p#+Z9qiw&f-wlQ#w#'+w%31w#5#)",
"CX):<V%#j4'AC/%#AuLNm*#2w$4)u]`v%#s>H<4wBu#w;1$%#<a8wc0$_8w8'%w'9%6Kw*f$4T#w+a#s>w.~$O#4w$2)s>w)N$w&c'w%@-)s><wQr#(",
"%#hJw.E$s;ueg(G#i0:'hKhJw#S#uLNm*#bw:B,rd)hJh9)hIbV%#jT'hKhJ/%#hKw*F%h7h8B;60%h:h;B'6uLNm*#h;w%4/h>w%4#w$~$h=$h=&hA",
"$h8u363h<feGp#,,9qjw&J&w7_&uLNm*#4<J*#4Pw('#w$C+wR@#ACVG#p#-`Kw><%wZS$wow)w`8-@%#l5w)'(@%#p#05w8X.w9Q&'h=w#($w#7$Cw",
"<`#K$KwJN#p#.q9qkw9~%r]#sBw&j#w#~$sCw*q#[%#sI:<Fr]#sHwM%%wiR-whA$w,Z&qlwLi'W%#29w#o#7);w#n$sJw$m#[%#sK:<wB+$w#s#w>(",
"'w)U#w:}'w#P#w]6'4Rw[X#w$=$w9L#w;{#r/w#;#6w<.$sTw]r#w#E#wq)$w<n&6w<n&Gp#.l9qmwFE*]sUw0/$r]#sS8);4w-,#5w+I#w>*-U%#Kw",
"$;%wN>#7$wkD#Qw^a#Qs(w#9#w&)$w<.#w^[$w,$#T$Tw%*#p#/,w>##w#k#wb#$wA+#w-7#Rw#g#w#0#wnc*w59$w73$p#/>w#X0w9N$w-B#rZw&w.",
"w#T$p#/6w&4*w#W$@%#p#/MwIa#uTWAwIH#s(w#W,Cw#W%p#/3w#W&+qc#l`w/^#l3w.{#l&wj9#p#/Mw(d#8waV+p#/JwkG#lj(w&|#w&)#wO-$w4%",
"(w$9'p#/d`%#Tw0C#XH<w(h$(%#K_)Q;w9^#w-L#@G#lv(%#Qh8w9d&qnw.]$w;j#2w:+$wH/'w@V%I%#2srwDs#w$X#sruLNmw*z#w#]$p#0/9qow:",
"A%w>O)uLP_%#rg4)7w+h#4N*#:w$~#h8'uTY#w#y#AN*#Bw#3#h;'w.I#wqS))X4w.(#wZm#>7'+*#h;wI$-&aw'3$wKN#h9w#9&w>n&wEI#w9}''h@",
"w&n&rI4'7w$:$'uLNIw#>#N*#hDw-K,hFuLNl*#hHw3h%*#4Q'6+%#hVw$A#hRw,8#'r%H&hI$hIw0X#h9w=R%Gp#0I9qpw%x$@%#p#0FwAQ#'w9T'7",
"w8Q%:w@Y%qNwAx)+1#p#0lwn:#p#0kwFn$Tw@Y$wHs%w.^#wB1#4h7w.S+p#0Qw%/#AwoU*h:+%#p#0Nw{G%%#AT'8LG#p#0Nh8w#i$9X(%h;h<;&h:",
"$h:(%h8h9R&h=$buDHI*#rgw#u+p#0]w#u#hGw#u$@%#p#0i`w],#u]`qwB$#<wOZ#:u+-~feGp#0wwDS#@%#p#0mw%B/wiP.w(Y#w#B'wm*%48#2w4",
"2$O#7w&m)wKZ#wn3$'w^i$w$T'p#0|+1#p#1Ew%=#p#1DwLW%w%T*hA+%#p#0{wW(%%bh7K;:@G#n>w{N#M%a_R&h9$QLG#p#0{hBh9wdM#(%hAhBR&",
"hC$h=w%*#p#1W9qqw6=%w.~'N*#2s;w(|(w#,#Aw))$w%&)wrt/%#ol4wm@$L1#p#.8rf'LG#jeC'wqg%A$7&K$Bw#b'Kw#b3ovw#b#h@w#b#p#.Cs7",
"w#b#jow#b+h:$h:w$M#hDw*j$w#k&2wtB3p#1v4+1#p#-(w#e#jz:'(%8:R&C$6wU+#&hI$hGw#`'hIw'O0+%#p#+08w8q#hUw'%(+%#p#+4B(%#hZw",
"$_#p#.^h^w%u$h^w*7&p#-:wZh(:'w8l%1#ssK'7LG#k2b'wl[#(%_bR&h7$Q&h^$h^w&y#p#27w&y/w%75w$D&p#+J8wpu$w`%$J*#Qw$a+p#+PKw$",
"t#aw,i'Awiu*L1#p#.5h;Bw$g&BC'2[%#sth7w5D#w5a$sxw5D#w#Q#syw#Q#[%#t#h<w5a(s~ws-(h<$h<(%h=h>R&h@$h:w%)#p#0:w-L&wLM+wmY",
"$w'F:%#kV4w6x#wR*$wr}'w(1(w;G1w#G#s;);rIw<S$b$aw$$'bw&23kg8I%#hBscwR^$uLNs*#'scuLNg*#t'w/})+1#p#2wXwMZ$w#{#:w%d&t(w",
"#>#(%#sdB+1#p#2}wbT#'=w$d'w0y#w#H#stw#H&seaw&N#h=w9^#sxw4O$w#M#w93#w/)#w#M#t)w#M&t*h;[%#t+hEw#M#s~w#M0w&`#w{A#(%hGh",
"HR&hI$hDw%h1J*#t,w#0((%#hgw.3$wo9%*#t,8'6w/H#wom#hO'wY3)I%#hmw%o#s;wvO'rIw#>#t-w%Q'7w#9'w#l#w*K#&hq$hqwdi%w<=&rl#sq",
"w<=(t.w-x#w#[#:w7.(w<<7w#f(w&8#woC$w#S$w#k#t/w#k&t0Cw#kA*p#0{9qrw+[(w+h&w=4#wJY&s7wS$-sbO#7q%w%h%w#E%:C'w#E%7w#E%qt",
"w4M)w42#wBj$qMw@H(I%#h@scwJ6$w$q#t2w#J#uLNo*#Csbw+x$*#t2Bw#<%w$)%_$w`s#:x+%#t4w7G*h9wHB$hix%A#p#4.w'-#wvP)T^*#ahPw#",
"N(w#,#hQw#,'hTwH{&p#.sXwH{,Q2VG#p#0Fh]>w4`$w)}(+1#hnhDVG#p#/khaTw#O$wI2#w#A#t9w),&hZw),+hKH+1#i''51#'hd51#hAheL*#p#",
"-y2x2t'hcA'8wd/$*#hdh='C&hZ$hZumqA*h[hdhIhdhE;>(%hXhYR&h]$hV&hc$hc(%hahbqt&hf$h_u363hefe*p#1z9qsw'Q&w'N)w$>#t:w'5(x",
"&p0w8`*w~d#w'0)w(f(w.H#wR@#w#n#t<w%-&8Hw#C(W%#h<95w#V#wNj#w@O#wQt#6wgn%*#t<_wit%w$+$w7p#h<uLO*%#hAw&b%%h@hAQ;2w~g,w",
"~c+h<w0#3mt4[%#t=8wEU)w-M'x)l(w0)=w$*$wgr#%#<hVhRx.(%*#s7hWw&*%hZw&*>w#x#t>wDm&sB>w$I'w1X$uLMk1w%f#:$4w#5#wR[$wq#%w",
"i3%7B'A+%#p#5Cw*(-a^*#_hxP*#hww*X)w#,#h{w*$&p#0*Kw*$,Xw*$#p#1Yi&Bw*$(tAw#U'tBw#U#J*#hOw)l+hHw'b,i.w'b%wl)$w'c0hZX'A",
"ws^#J*#h[w#h+hTw#h,i:wjR#2w%H#<wG@#hghbwE|$W%#hPw#<#'8w%t$L*#p#/C8x8H%*#hkhA'X&hC$hC0*#_h@'Tw2&#0*hkhlhN;hDw,/(w&a#",
"hl);hTw4`$hm$hm(%hkhlR&hp$hiw#F(w(w+w5w4nxw(w#stw(w$w3o-w(w(x%C'tCw+^.w#q.w#l#4<I%#8w+]5sx8w#z$B>wZ/#x&=$w#q'Aw$c3o",
"6w$c#tDw$c$w5(-w$c,wOa$w#l&h@w7F0w$W-w%3#tEw(N#w$u#Kw%b-:w*3)x*$#rl#sqx.b$w*3%wLp#1#7>'wY,#Qj/w+p)r]#sBwxg$VG#p#2-j",
"5'8w:J$h=$h=(%h>h@R&hA$h;&hi$hiu363iXf"};
/* onesweep.comp -DGPUSORTI_ADDRESS, 14635 words */
static const gpusorti_line gpusorti_spv_onesweep_address[] = {
"$m[u;<7h#u36-qDu36.h%uLN@uDE4uLMSqHh$qFuDE)uDEGh*u]`|h&uDEQh(h'h)uLO,h+qjuLM[q#uDEEh-u]^th.uDECq$h/uDE;h,h2qBuLMch0",
"uTU_qruTUdh1h6r(uLNDrWh5uDGLuLNhuLO'uLMlh4uDFXuLNBuLO)uDE%uTVzuLNkqgh8q)q,q'uLMPuTUlh9v$o9)Su+3euefUu#@(<u33U$u33Uq",
"bu33Uqdu33Uqeu33Uu#`Iumnev;F+2Av;EfUjvASSBDv>e;26v@Q%3Sv<xdo-v=4}Fhv#-<VcuTU4Cv6RUmWv<bs>Dv/AM#F<u;;cu#`JCuuvzq($v@",
"8$D$<$w#$#uTU9q%q4CCC4$bdI$<qG<IcCqGq+Icq%qGq3Icq&qGq;IcdqG&Icq(qGqLIcbqGqPIcq*qGqTIcq+qGqXIccqGq]Ic$qGqaw#(#qew#(#",
"quw#(#qyu;<Acq%4q-bdIq.<qG<u;<Aq.q%4q&q.q=4dq.q;4q/Cq(4q0bq+w$.$u;<Aq1q%4$Cq*4$Cq-4$Cq+4$Cb4$Cc4$Cq%4q(q.qLu;<Ab<4b",
"q.qMu;<A$<4$Cq&4$Cd4$Cw#/#C4$Cq/4q*q.u#U-4$Cq.w#7%q.q<u33W$u;;v$HuDDz$&<u;;v$&uDD|$&q%uTUK$..&&u33X$uLM:$.,&uTUK$H,",
"&.uDE*$..uTUK$&.&&uDE*$&&uLM:$,..uDE*$&.uTUK$H&w#6#,w#]#duDE*$qRw#C#qR/$q*&uTUK$&&qUqUu]^[w#D#,,u]^[$&w#*%H&,w#S#.&",
"uLM:$H&.w#(#w#U#,uLM:w#Q#uDE*$H&u]^[$H,,&&umn|$w#)#,,.ueflw#,#,,.*&$d]q+&qdv#$KM3c.w#$#&w#$$q+&&/$cc=qe$cuDDz$&C*`$",
"q(/$c&*&$<*`$d/$c.u;;|$u#`Ku;;rq-&u;;sq.q-/qmu#`Kq.*`$</$u#`Kw$v#q&/$Cqp=qqq&C*&$C/$C&=qqdCuDE'$&w#b#&/$q*.*`$q%E&q",
"/w#D#q%K,$ruq/qx*&$q&w#t#q0.u;;sq1q0/q{u#`Kq1/$u#`K.E&q2&w#C#q2qu*&$q3w#-$q~u]^o&$rtr#LqxK`$rJq2:w#a&`$q&*`$CE&q3<w",
"#5#q3qxw#))q/qxE&q4w#9$q4LE&q5&K&$rLq5L*&$qCK&$s6r-r.K&$s3Lr/w#D$w#m#qCE&q6w#R#rvq6w$%$q4Lw#=%w#Z%w$=#r6w#;#ryq5w$[",
"#vfMXspw#g#q5w#g%r:w#F#r;Lw$h#r8r9r<w#f)q/w$O#w#r/w$(:rGw#Z%L*`$q+E&q7q+*`$cw#m%/$b&=rM$bw#'4qsq(C=qsbCE&q9w#H$E&q:",
"Cw#Z#q::/$q*qRu;;~,$E&q;sqK&$rPq;q9]$&rX/$drY=rZw($#dw'N#syE&q<w$2#q.*&$t5*`$bw%B$q7*`$q-*`$qe*&w#'$qA*&$vLM5-b*&$v",
"F9(PS*`$q2E&q=<K&$s1q=rJ*&$q*w%y#rjrkw$:#rlqzw#)$qd*`$sqw%W#q:w%>#r}q9quK,$rrrprqw%W#quq9w#]#r9rs/$q*,/$CqR=rvq*Cw$",
"~#*`$q3w#w$rx*&$q2w#w#ryrzw#q#r{:*&$q+w#=%w#9#r~rzw&{#r|r}s#]$&s$/$q*s%w#z#s$w(2#v+3LDD*&$v3Duee*&$v+3LDCu;<#,$]$&r",
"b/$ds,=s-$dK&$rNq;q<w$-&q;=r]$d]$&q</$bs3=s4$bw'b(ruq/qxw$##s7q<L]$&s8/$bs9=s:w#C-w#)&&$s6q=w(%$s@:K&$rJq<Lw&p#sBw#",
"b$sAsCq<]$&sD/$bsE=sF$b*&$u++2uLMN,$rssAw#X$q~w#X#sJw#X#s6q=w&&#rvsLw#e$s/w(N#q/w%Q$sOw#@#sPrzw#9#LsQw$%$sRw%N#sSw$",
"+$sTw#/#rNsUq;w#;#sVw#5#rNq/sWw#)#q3w#)#rJsXsYw$J#sMsNsZw#0#rXw#U$s]w$^$sKs^rXw#J#s_rbK,$rws[s`w#6#sas[s`]$&sb/$dsc",
"=sd$d*&$buLMF.$r9r9w$_#q3:w#F#shw%v$si/$bsj=skw%v%w,N'w#C#snw#C$so/$bsp=sqw#C(w${#sUw${#stw$I$susUw#;#svw+5$w&R%w#H",
"%sXsWw#t)w#B+w#H.&$rSsUqdw$]#t%w&;#rSq<w#s#rvt':w(2&s6q=w#_#rvt*:w&v#shw)g#t+t,w#j%w#4)t/w$%+w#:)t3w#4$w$C$w.o+w$C$",
"s6q=w$<#rut9w'b%rew$,#t;w$,$t<w#`#t:t=w)E#w#'#E&q>w+S#s6q>w$P$tBw#S$q>w#l$tDw#S*tFw$>)tHw#L#rlw#@$sMw#4#shtK*&$rJw$",
"/$tMw#>#tNw#[&&$rPrbw+v#rLq<w$##rrshsMw#:$w#['rvq4w,I#w/'%rqtVtWw#:#tXw&^%*&$qmuLMF.$:w/)$rlqxE&q@CuTU^qpqAq@Lw#<#q",
"(*&$q7*&$q;*&$q<*&$q=*&$q>*&$q@*&$rk*&$qE*&$.eHq%<qC%$uLMUru$q*s+=qU$q*w#'Aruw#'2w#H3w#/'qvw#@:w#33w#'mw$%'w#+&u;><",
"$<u;>A:$%-B&$$#ha(uLNF&$3s/uLNI&$6s/uLNl,$(:^&$(L:)&$5(#he-fqi$qfr_P0&$(w#-$qnw#-#Q&$6(#hi-uLNo,$(1Y,$(u;><$<uDGP($",
"(w#w%Z&$J9u]^F&$CqJ>(uLNo,$5('1%12,$>h:(1w#M(#hxR'h=%(;qi$qfraw#x&qd()&$qu(#hx-BH$$0&$rT_w$Y#w#W(w#,#t>w#,#;ql$qfqk",
"0.$(uDF+qm$w#X#Ntgfqo$3qn(u]`qw%($L#t@-'9%9#s2:#tA:'>%>w#T,fqo$(qnOuTUh&$(q%d#i.-)&$gthfqo$5qn(w#7%)&$(hO#i1-#i0:w$",
"M#uLNq,$(rbw$M,t<$$w%'%rcw%'#w#H#Q&$(h])w&)#B&$hS)&$3(#i=-'>%9w&$#w#F#w#A$#iB-'N%N2&$7N(Jfqo$h>w$='#iF-'O%O2&$:hM(S",
"w#U#w#5#$%-2&$3h:$$uLNq,$6s`T$3<uDGP(3-%3;r]$se7#-:)&57q;#iM5'1%(8&$hHLw'|$w&z)iZR'h|%(uDG5qxqxr^8&$hLqxw#B$#iR-8&$",
"hNqdw#0%iSw#0#hPr}w#0%iTw%O$tCw#`#8&$hTq~w#9$'6%62,$tCJ(6#iX-Y,$tEw$)(8&$hZquw'`$w#I&tEA(6#i^-uLNI&$hYqzQ&$qxw'X#(L",
"#rw-0&$rww#/%s0-+&$$hy#rN(w#+#h{#rOw)C$tGw&j#0&$t@Z&$(i2#ij-'5%3B&$i-#ik-'7%7w%x#7(5#imw'l#i5w)3#(s/#im-Z&$iC(w)r$(",
"s/#in-w$U#s/U,$tIw*<)w'd#rJw'd#w$r%5%52,$1O(5w#F,rKw#F'q5w#F'D(5#i{w&$$w%Z'i&q~w%Z+7A(6w#B%w%(%rN0&$rOw([%j(w$}#6#j",
"(:w%(&(7:5#j*w$h$w'W&$%(#j+:'3%w,9#7quw#8)j.w#8$Z&$qu>#j/-w$4$&$:6(3V&$r9(#j2w)[#>w#6#>(1uLNs,$Nw#`*j5w#`'reSw#Q%j7",
"w&Z#5w#Q#5(6uLMk.$F(#j<w%A$tJw%A#+,$$h[w%;&tJD36#j=-#j<:#j;:#j::#j9s+w*($.$91t]$w#g#F$32,$s+ARw$Z$D$7T$1<w#H#ueg(H$",
"$i,i*hghew#}#tLw#}#w#4#i0i'hkhiw$$##jI:Y,$DU,$h]w'M&$%(+.$$:w(^#6Mw#(#jQ0&$jR#jU-#jS3w,(##jSqxw%S&(>:F2&$5Aqx>#jV-w",
"*7#qxU,$tOw#n)w.j#w)-#_,$FLw$()H$$Gw#:&Gw'*)w-&#[&$L3#jh-#jg:w,T&:1w,T%q<T$3Cw,T%w#M#+.$hI9+&$hHw*n#5(w,h#w/F&Nw%(#",
"3MH$$h36)&Gh3P#jxG'X%D'h:%a#jww#|(w-Q&w#|*+.$hX7+&$hWw+J$w#g#D>3)&F>P#k&F'A%7'hF%hF'hL%hL'hR%hRw-P#w/g1#k):#k(w$,(3",
"$w'U$7$3uLNq,$3s_T$5CuDGP(5-%5Q&$5rbw/_&3w%+%w+0#)&AD-#k6A)&9FP#k59'J%7w$$#sKw&3#8&$h3sHV&$Xrxw*q%k:w*q%k:Sw*q(O5#k",
"Hw.B#i1U,$h}(U,$(tPw$d(_,$iow1c#s0w.*#^&$63(@H$$it3Dw2d#'hE%hE2&i6i7hvD9uTXz&$qzCi7#kGw.T#rR0&$rQw.2#L_,$6w-P)0&$rS",
";r]$r[(#-Fw)L#w%}5Z&$NiE#ka-#kSw&&'36w&&%1w&&%tQw&&%w#w'uLNq,$1w)B)w$)#Aw&*##kcw/T$#kcw.`%&$(5:w(9$-#krGw3-#)&DJP#k",
"eD'X%>w#d#iKw#v&rTZ&$jjh7;r]$t)3#-(w#b##kha#kgw$W'h:1w$W%>w'Z,w#a#Q&$7w'Z2#ktw-9$w'I'5sH)&$S(#kxw$5$)&$D([&$6rxuLO*",
"&$gw#Y$6#-(V&$Dw'm#9(#l&-'D%>w#P&Ow#|%#-h@)&$hAX#l*-'h3%h32&h@5G-N'h>%h>)&h<h=P#l)h<'hB%h:'h[%h[w&z##l&w)c(h^w*l,w%",
"$#B&$iL+.$iqw+i#ipw+i#6w%))+&$iK(#l3w2v#NLw2i%tR#l4-w%h#q<w,y+iY+.$i~1+&$i}w#f1iX(#l=w7I$#l=w8q$w.D&#l@w&*$sAw#g#V&",
"$hCP[&$7w%u#a(;rM$sG6w+*%$(6#3-'F%1w#8#hIw#8'h>#3w#c$h<w3h$rM$sGhAw#='Sw#S#5%5'X%X'hN%hN)&hOhPqx#lThO'hQ%hLw%|#w/-#",
"w/$$tSw0c&jFkRkIk0k.'3%3U,$jFtTw*1(ueg(&$$k7lHkWkU#ltw9l$w*O-w1>#k=jb9j]w#=#w).#w-#&$(Dw$H#w+l#w9q$j^j_SD9w';$lds+w",
"#a#sMw#a#w#,#kew%f#umo8,$$s+kEkekYjk#lkw)m#3umo8,$(RkFs+kZjl#llw70%,$67(5'F%Fw2}#h;(9#lmw((%,$3Dw*0%G$3T$6<uDGPtUw$",
"##Y,$kuw'Q(uuwI,$$R>kVs+kkj|#lzw$($uLNg,$kwtYw#C+7s+Gk[Rkpk%#m#w5Z#w#4#1s+h3k]s+kqk&#m$w5*%,$35(6'D%Dw@'#D(1uLNg,h7",
"a-#m(h7Y,$tZw%|(w=a#P#m+w6w$svw6I%gh:S(w4|#tZOw7b'(%-'h;w;_%+H$hah=w#,#'h@%h@'hC%h<2,$hChDhB3Y,$k[uLNg,$k0w.s)'k/%w",
"#0$7w#0##tAL'(w#g%0&$tAwA*-'k5%(u;>&Lt[w=X$m:w=X(5w=X>mBw=X$#met]w$X$kD%kD#m]R'kF%k=U,$t^kHw(V(Uw0R/s0)&$kGkJ@H$j8l",
",3w.c%n(R'mJ%mJu+-~u++me&mG<qE%$wDf#w;)#qhw(x#w>X*w9.#15w9.#wBH1qnw@u&Dw)F$2&$A9(1u363-u++me&mEw#x#;qs$q&Lw#t#;qs$d",
"w2l#wE+%w#:#w#1$w,o$w#S#.$<qGu;<0.$u;<0&w#&#w$U%w#'#W&$1<[&$17uLNUqt$3(W&$(C#5-W&$3<#1w#+#DCw;K#AV&$Jw#s%w*}#1uLMk.",
"$1w#}'qIu;<0,w#z%wIe%wHk#w#''wGa*wGP'w%d#Jw2m$ql$qfqww%]##Aw2m$w#3#qnw#3$J-wFi$.$61(7#Gw#W$qyw&|#@.$hN6gqzuDF+q{$(f",
"q|w&2$.$(q%q+#h:R#gw1%#7uLNg,$q}h>w'P(@.$hUAhAqxw&c/uLMk.wC1#hCR#hBw*)#1#h>r$w:/#r$w5f$wD0#wAX$q2#hB-V&$hJr$@.$h`a(",
"w#j0#hF-uDF+`$1uTWAw3S#r%w#w%hOR#hN-'hH%hHumqA.$gh=NO(h7w&6#H$<qJw&6%u;<0.w'4#w&0&w$p#1w%x-7w%x.9w%x,>w%x$r&w#W#@.$",
"hz5Xw%x*uLMX-Sq%q+w8~#@.$h}9h7w$x$W&$a<wI@$qnuLMX-(q%dw2>#u+-~w'm>w'a+>w$h'r'w$W'w$h&Pw#3$>w$h,Dw#W$r)w'0&i96Ow'a1h",
"7R#Ow'a$@.$i=9h:w'R6h<R#h;-'a%a2.$1A(Dw&XHw$p%w&X)w$p%w&X3r*w&X&iVw&X8iYw&XAqKw$S)w+1&#3wG.$r+w$&#w#,#r,w5O$qU$Fw-<",
"$uLO+&$(r0w5O&w#B#r1w#B&Nw#B$uDF+`$(uLO(`$(r2uDF+w9{#X-uLO*w#R#uLMk.$3(0.$auLO+.$(3w+2#A%Aw#a#r3w/Z$.$h<uDFyw%R#h=w",
"F^$wAz#w#@#r4w#}&hAw.B$w$@/r5w#B&hFw#B$w$@#uTW@`$(r7Pw$A$hHw$A%8&$(r=0&$9w#b#3#Fw$A(r>w#b&hQw$$(r=w7m'hP%hP0.$hTw.T",
"&w&18r@w&1'rAw%1&Fw%1$>w%1$w#;#rBw$,&Jw&J4rCw#B&Sw&J1uDFyw%0#gw&N-h=w&N%h>w<}#D'h;%gw#i#rDw#i&hBw%40w#B#rEw#B&hGw&T",
"4rFw#B&hLw&T,rHw&T$w$K$hOw&X-Fw&X%>w$K%hR%hR0.$hVw3<$$<qLw2i*wXS8w-,+rIw$G#W&$G<uDF+`$Gw#'#uTWAwDT$#NRw1g#9%7W&$OC8",
"&$Or.VwEU$GwLx#awL;*Xw50$W&$h=<V&$(h=_,$h>w5P*gwM;(hC[&$G(w-&#wL[)uLO*&wL[#h>-'J%J2&$h3J(9#hA-w1p#hGw1p'6(#hGR#hF-'",
"hA%hAwCI#h>(Sw%_$oc<qMw%X$wP<(wH$#q7wCE$w#D$ogw#D*wP:$w#D$Zw#D#wAI$q7w#K$,$<qNw&K#w)e#w&H%ruw&7-rLw&7&>Cw#($wA{#(wX",
"},_,$1wHw$w#1$w&E#<w#($w#N$wQP'9w=V(DG(1w0F&S%h3W&$h;w#S#h;w#S%w5A&w08#,$5Nw3n%&o1<qOw$k$wQi'@&$h|5w%V&$w%V&0&$rPwI",
"##w%U#w7l%wI5#w&#(Hp#,3w_J#=rVw(e%0&$q(#rS-0&q8b#rRq8#rQq9wHO#w5n#w#,#w#Y%#rTw%o$rUw%D#uLP`qR$qzR#>-uTXs&$qzq%(#rRw",
"#,$<3#rQwJ@$w<t-w#o#w$R#wI4#wHG'w=C&rR#rT-#OwFG(9wYJ$wIm#5(wAD$(6-%6w#]#1w'k#wGS&(3#rT-wN7%hBwN7#w#r$'h;%h;w#D#w#z#",
"w(2$w%+#q<#rP-w<m#p#,2w<m'w_&)wTo-w^:+(rb)&$r`w:7$1%5w[Q(8&$DLw#C'6(#h3w,h$2&wVW#Aw'3&w=$#w#T'w$4)w-R#w-J#w#c(w<'%w",
"'e(w#W()&$qxwOc#w$,&w#I-w>T07uTWY&$(Prew(,$o7<qPw.)%w#P1+&$h;9wK}(w_D%[&$Arfw/-#AuLOJ3Prew&8#,p#+^<qQw.j*wbu.Q&$9rg",
"w&9,rhuLO+wbl$9w;m#(riuLO+w)&$w6k%rmw+U&X:#GR#Nw&;#3w#;#rnw#;#8&$1w^Z%#OR#Sw8g#68&$Frkw'K#qz#aR#h7w+X#SumqA,$9F67wA",
"q%H$w*W#uDG5qzqzr^u+-~u++meqR$<qSw$t*w*m&w#'$wf$+w#;'rVw-Z-rrw$O##Drt#Aw)}'rtwT(-q7wOM)w/_#78&$h>wC~%#gw+I$wBO$<#h:",
"w#t$6w0b$h<6w0b#uDFy&$5w7>&wb-#6(38&XS-#hCXwN|#)&NGP#hBN'O%Du]_/qR$O:::#hFR#hEw@c#gw,G%h@-#h>w$a%qR$3h<w$a%h@w$a,wU",
"f#V&$hR5w)V$w$a$w$^$#hJw2*#6Lu]_/qR$((((uLO+qR$6(8qRJN-#hOJ)&>AP#hN>'G%9#hVR#hUNwW7#2qR$ShBGFw)k&qTu;<0qRwE0&w&9%$%",
"w%V#1<;qs$q*w5R$w2Q$uDF~`$(w9&$>wNk$w.@$Jw+{#wOT%3>(w#u@w#g(1wW1$w.z$>w=8'&$31(7w#g&qVw*z#qUw#&#wFp)w#'(s&w651w(_+w",
"WX#[&$(rf#N-#Jw/H(X$$T$(w^l$0&$h;uLNmw04,w-M$qww%[#uLNq,$Dw3&(F(5uDGP-$Aw#V$hEwjj#s$w.y(0&$hJw5`#s$wRh'(hN#hH-#hGw0",
"_+wKh#s$w[o)Z&$s'7w.$'>w-8#j$(w#h#hH;qU$hRA#-(w'i%hS>'D%1#hQ:#hP:#hOw#u(Fw(u%D$3w#*#N$5w(|#s$T$1CuDGP(1-%1;qU$h^5w/",
"1%>A-#h^wV:#3uLO*&9F-#h^9)&71P#h]7'J%6uLNq,$>s(w2|+hjw%-#X#hkw#/#hmw%D$#hn-#hj:'hY%7'hK%hI#hcw$O(hKw%E00&$huw0f#wV'",
"$qM3w%A$Fw8k$+&$jOw&.$h|+&$jIw#<$hm;qU$hwGw%Z$w+d#hsN'h3%AwWU##hrR#hqwRO'Rh^w%[%haw%[$hshcw%[$5w%[&w%##w%,#Aw<~&i)w",
"%X#w's#(s)w's&h31wgj'w3^#qU$i0Xw#F's(0&$i:w([#LwOV$#i0w%c#1w,G#s*0&$i>w5*%i@w#8#Aw#S$w(O+iGw%D$#i9w]A%i9w]A+#iI-#iE",
":'a%O#i<s+w8l%hHJ7s+O2&hC:7hDO'hG%hG)&hEhFP#i;hE'hJ%hA'i4%i4w%O$hEhB)&i6-P#iFi6'i8%i40&$iKw1%&qWw3P&,w#&#w+U*wNJ2wR",
"g$9wRg(Aw']%rbwRg,s.wRg)GwRg$w`V'#GwSE/s/w#^%w&s#)&$h@1M.$oah@(w1%&h@w%|#+.$n=w0{&(#h=5w1&$.$(673+&$p#.Hw[A#s.wr3'w",
"`C%Gh3q;#hDwef$wat5+&$kMhOw5q(#hHw#4#kHw#+#w5)#rf#hHwnQ$uLNlw<e#wT:#uLNlw:(#wTR-w751Nw.I(wZC&s.wZC$uLO*w6(#umq1&$9L",
"::(h7wAQ#'h<%h<w#G#w;e-w#v1s1w%B'1%1w:_#p#,Q<qXw'`6w#'2#1:#7wtD2w'=$>X#F:@&$jP(Aw*x#Aw0F$(uLNm,$3w$Z)u]`v&$s2L:7w^7",
"#w@~$&$:h71wlS$a1w<V%w(&%6Jw,1$7h3$w-5#s2w0u$T$7w$8)s2w*s%h@-w'F'w%i-#s2:wYa#)&$hMw08$s/ueg(H$iA9(hNhMw#S#uLNm,$Ow>",
"z,rT#hJg#hIO@&$jp(hKhJ0&$hK#hQ-#hPw1u%&h7aA-62&h:h;A(6uLNm,$h;w%=/h>w%=#w%+$h=%h='hA%au363h<u++meHp#-&<qYw&l&w<#&uL",
"Nm,$7wnZ#7Uw(d#w$I+wZ(#>F@H$p#.YJwD6%wcv$w{$)wi--w(4,B&$ljw)z(B&$p#12w<y+9wy=+hAw#($fqo$DqnFwPC%h3%h3wPC#p#/n<qZwY^",
"(;rM$s5wd%$w$7#s6w+y#^&$s<F:;rM$s;wgj%Fwkt%Fwsf+wr>$w.5&q[wRh'wZ2$w#u#5#-w#t$s=w%,#^&$s>9:W&$9Cw#y#wD&'w*6#w@k'w$R#",
"w#T#wem'1Pwe2#w$H$8&$>wAm#q~w#;#6wA|$sHw8y%9w#H#w,%#wZ-$wBf%6wBf&Hp#/k<q]w'A'w#~#sIw2*$rM$sG1#-7w.B#8w,B#wD(-w]*#w$",
"B%#-Jw1`#V&$GwgA#Grxw#9#w*C#w-##wg;%>%>w&d&&p#0+wE''w#o#wk&$wF4#w.E#PwUP&w#3#w:C%wyA'w7d$w::$p#0>w#c4w<}$w.I#qkw:|&",
"#1w'9+w#_$p#07w&S.w#b$B&$p#0OwOx#uTWAwM@#rxw#b(Fw#b(>w#b%p#05w#b'wAu+w#'&+qR$m89#7w0]#l_wW`#+&$lP3#7wkm#p#0Twh5%1-w",
"k#+p#0Qw)*#BH$mC)&$Fw&l$Fw*i(w$d+p#0k[&$h3w2;#NL:(w$c#)&$JSw3J#1%1w.b#BH$mO)&$Gaw=G&q^w0.$w@q#3w=n$wN>'wEv%Q&$3sfwJ",
"b#w$_#sfuLNmw,*#w#]$p#16<q_w>$%x+X>wD<'uLP_&$qzJ#Dw-5#Jwwc#w%C#h@wIc#uTY#w$=#X#AwF>#Sw#9#hC(#D-w0)#w}N)#X6#a7w/e#2&",
"$9D5(+,$hCwOT-#h;R#h::'Xw(;$h>_,$hAwrz)#h:r9wDb#wKe#w=Z'(hGw5p#w'l%r97(5w$P$(uLNIw#B##hBw$U#hKw/4,hMuLNl,$hO(w~L'G(",
"6+&$h^w$P#hYw-i#(qxL#hPR#hO-'hI%hIw2Q#gwC#%Hp#1W<q`w)E(w#',w(s&B&$p#1ZwFs#wIF#w4+%w=D'Aw<7%NwEf%q<wGG)+.$p#2$wy]#p#",
"2#wLr#w(i#wFI$w[u#wOm%w0u#(#Sw|5#7h=w%2(B&$p#1fw%g#>w{**h:+&$p#1cw]$$wD=%>h3(1MH$p#1ca(w(j$N)&h;h<-#hEh;'h:%h:)&agP",
"#hDa'h=%OuDHI,$qzw#~+p#1qw#~#hMw#~$B&$p#1}[&$hEw$+#6w*,#9%9u+-~u++meHp#2/wR<$w%v.B&$p#2)w%n%7-#5wB[+wtT.#Aw74#rQw/}",
"#w#H&wxY%71$3w6|$T$5w'h)wS$#wyi$(9w$q+p#28+.$p#2^w%d#p#2]wtU*w%z%hA+&$p#27(wJ.#w7U$Oh7J-9BH$o)x,_#Z&XSP#hEX'g%GMH$p",
"#27hBgwo,#)&hAhBP#hHhA'hC%h=w%P#p#2p<qaw9M%wkV/w#'(qv$q*_,$9s/w*B(w#,#Gw*K$Dw%l(6x#-1&$p#+h7)&$h:(M.$p#/@R(MH$k(F(w",
"}p%g9'>%5'J%A#aw#h(Jw#h3p#+rw#h#hEw#h#p#/Js+w#h#k2w#h'hCw#h%h:%h:w$Y#hIw'($hDw#q(3x$d3p#377+.$p#..w#k#k=9()&19P#hMw",
"/C#6wbJ#'hI%hG#hLw#f(hIw(,1hRsg+&$p#,,1w<>#hZw'[(+&$p#,0A)&$h`w$n#p#/ehc(#hYw0e$hcw+D&p#.A6#h]-w9t#2.$59(w<9%.$sgJ(",
"5MH$kRO(wx6#)&SOP#haS'h7%G'h^%h^w'S#p#3Uw'S8qvwc^#w$s(7w$s0+&$p#,I1w1^#w03#wiE%Awv`#Sw%#+p#,OJw%6#h7w.]'>wuG*M.$p#/",
";h>AwSF#3%3^&$shO:;qU$gwO-$;rM$slw}l#w#Q#smw#Q#^&$ssh<w#D#h@wrK%rM$srw#D#w0/#w<S#)&h>h@P#hDh>'hA%h;w%F#p#1]w/A&w2U4",
"wSg+wya$#9w(1;&$l#7w:Y#wZc$x#P'w)#%Sw)#$wC62r]$ses/#-w2/#3#h;R'O%Xwb_#w$-&Ow&b3l31Q&$hGsVw[@$#hC-uLNs,$(sVuLNg,$sww",
"2A)+.$p#4BNwTz$w$(#9w&3&sxw#>#)&$sWA+.$p#4Hh7wtk$w$p'w&3#w#H#shw#H&sXXw&~#h=w=Q#slw7O$w#M#w<}#w0q#w#M#syw#M&szh;^&$",
"s{hEw#M#srw#M0wEw#x,W#)&hGhHP#h`hG'hI%hDw%t1Y,$s|w#0()&$hlw/[$w{:%,$s|1(6wwl$,$>hO(wc9)Q&$hrw%u#s/(#hmw9B%#-r9w#B#s",
"}w%W'5w#9'wlr$F%F#hvR'hq%hqwn_%wA>*w%u#wA>'s~w/0#w#c#Fw:;(wA==w#p,w&P#waH#w#^%w#u#t#w#u&t$w4V%w#u$>w#u%>w#u4,p#2H<q",
"bw,_(w,k&wmF$xB93wMT'w,|#9s+w=q#wP|%s+w6h-sUT$5q%w.z&Gw#H&9F(w#H%5w#H%qdw70)w6l#wGe$q;wL7)h=w',#hHsVwP]%h>w+f$t&w#P",
"#uLNo,$FsUw/9$,$t&A(w_6$w#j$'S%xAs#9x9}#t(w*I)'gwN/$hsN#hIw*{#p#5`w)7#x'_)h3#hLx*n#XhXw#T(w#,#hYw#,'h]wNo&p#0/N#hTw",
"No%hTNwNo(G3@H$p#1[heDw7C$w*{(+.$hwhD@H$p#1'hih3w;$$wO&#w#A#t-w*'&w1p))&$hKL+.$i1(8.$(hl8.$hAhmM,$p#/.3xD%'hc>(1#hm",
"wrD$2,$hdh=(F'hZ%hZumqA,h[hdhIhdhE-D)&hXhYP#hlhX'h]%hV'hc%hc)&hahbqd#hmha'hf%h_u363heu++me,p#3O<qcw(:&w(7>w(@+w(D*w",
"#H;#Ss+#Xw,M$t.w(H$Sw08+w2t%w<U/x1G#w(C*hAwC^)w0U#wZD#w#t#t0w&0&1Lw#C(W&$hO<8w#Y#wOD#wF%#wYc#6(w_U$,$t0S(x33$w$.$w;",
"F#h<uLO*&$hA(#hUwbZ&h@hAG-3x1D)hTx1D$x-'$hRw%$(h<w293n^7^&$t11wKS)w/W'wj{%h^x93$w2@=wN_$hT%hTw$-#hihR6w[3',$s+hWw&<",
"%hZw&<@hnw*6$t2wJd&s5Dw$R'w3x$uLMk.wYf#htwsj$w#8#wZP$w6g%hww)@%.$5A(>#hywwq#hz+&$p#7+w+T-S#h|w+T#Oi/U,$i.w,.)w#,#i2",
"wJ.$.$i*+.$p#1W(#i(wJn%.$i,#i)wD_%.wJn$@H$p#3(i;Jw'H$w#Z#t4w#d't5w#d#Y,$hRw+D-w(6+iDw(6%;qU$i<we%'(w]|$(w+G&h_G(A#i",
"Hwi~#NY,$h`w#o+hXw#o,iQwvT#3w%k#:wM]#hkhfwL.$;qU$iMw8U$w#1#9uLMk.$5(M,$p#0l9('G%G2,$hphC(G#iY-x;j$,$OhB(Xx(*#2,hphq",
"hR-hFw-r(w'1#hq#-hXwV*$hr%hr)&hphqP#iXhp'hu%hnw#I(w)W$iTw8n=ogw)W#shw)W$w6Y-w)W%i`w)W$w#n#w#{#t6w,P$iaw#w:w#r#7:Q&$",
"1w)5)w,L+sl1w$$$ADP#inA'J%x5K%imw#w(>w$o3p#+%w$o#t7w$o$w7{-w$o%ixw$o(w<3##iww#r(h@w:F0w$d-#j$w(x$t8w(x#w%(#Jw%w-wq'",
"#w*|&j+x9G%r]$sex>]$w*|%j.wSY%.$5D(A#j0w*b#GjGw,l)rM$s5h=w#Q#@H$p#3^jM(1x$l$w={(j8w={$'hi%hiu363i^u++m"};
/* onesweep.comp -DGPUSORTI_NARROW, 13021 words */
static const gpusorti_line gpusorti_spv_onesweep_narrow[] = {
"$Zbh#u36-q[u36.h%uLN@u;<7q^uLMSuDE4uDE)uDEEuDEGu]`|q#q_h&h)uLO,h'h*h(uDEQh$h+r$q$h/uDECh-h,h.uDE;uTU_uDFXuLM[qYr)uL",
"NDh0uTUdh2uLNBuLNkuDGLuLNhuLMlrUuLMcu;;ru;;sh3uLO'u]^tq/h1h5uDE%uTVzuTUluDGPuLNquLO)h4h6uLMPh@v$o9)Su+3euefUu#<z1u3",
"3U#u33Uqbu33Uqdu33Uqeu33Uu#U:u33Uu#UJu]^Dv;F+2Av;EfUjvAj+zBv@Q%3Sv<xdo-1uTU4=v6RUmWv<bs>Dv/AM#F1u;;c1=uuvzq(#v@8$D$",
"1#w#$#uTU9q%q4===9#q)q'T#1qG1Tq,=qGq'Tq,q%qGq+Tq,q&qGZTq,q'qGq3Tq,q(qGq7Tq,q)qGq;Tq,q*qGqLTq,q+qGqPu;<Aq,q%w#X(u;<A",
"q.q%9#qF19ZqEq&9q&q.q=9q'q.q;9#=q(9#q)q+w#D%q2w#D%q3qEw#X#w#7&q5w#7%q6qE1w#m)q8w#7%q9w#L#=q*w#;)q<w#;%q=w#P$q%w#7%q",
"@w#7%qAw#7$=w#7%qCw#7%qD#19qE=q-w$5)qGw#;%qHqEw%X)u;<AqJw#7%qKw#7#=q+9#=q)9#=q,9#=q%9q(q.qLu;<Aq)19q)q.qMu;<A#19#=q",
"&9#=q'9#=w#/#w#R#Z9q*q.u#U-9#=q.w#7%q.q<u33W#u;;v#HuDDz#qD1u;;v#%u33X#uDD|#%q%uLM:#2*%uTUK#H*%2uDE*#22uTUK#%2%%uDE*",
"#%%uLM:#*22uDE*#%2uTUK#H%w#6#*%uDD|#%q'uDE*#qiw#C#qi-#q*%uTUK#%%qlqlu]^[w#D#**u]^[#%w#*%H%*w#S#2%uLM:#H%2w#(#w#U#*u",
"LM:w#Q#uDE*#H%u]^[#H**%%umn|#w#)#**2ueflw#,#**2,%#q'^q+%qzu~#=q,%w#$$q+%%-#q,q,.q{#q,uDDz#qD=,q}#1-#q,%,%#1Uq-%Vq.q",
"--#Zq..r%ZZ-#Zw$f#q&-#=r'.r(q&=,%#=-#=%.r(q'=D%q0w#3#q%E*#ruq0r+Uq12Vq2q1-#Zq2.r-q3Z,q}#q*-#Z2Uq42Vq5q4-#Zq5.r0q6ZU",
"q7%Vq8q7-#Zq8.r1q9ZD%q:qD,%#qDw#e#q:r2Uq;%Vq<q;-#Zq<.r4q=Z,%#q3w#;$r5u]^o%#rtr6Ir+Eq}#rJq:<E*#r{q:r2w#<%uDDz#q31Uq>",
"r;Vq@q>-#Zq@.r<qAw$x#r;uDDz#q+1UqBr>VqCqB-#ZqC.r@qDw#9#r>w$n%D%qE1w#-#qEr+,q}#q+UqF2VqGqF-#ZqG.rEqHZUqI%VqJqI-#ZqJ.",
"rFqKZw#J%w#Z'qLw#Z$qLID%qMqDE%#rLqMI,%#qCE%#s6rJrKE%#s3IrLw#D$w#{#qCD%qNw#R#rvqNw$w#ruqLIw#=%w#Z%w%3#rS<,q}#=E*#ryq",
"Mr2,%#vfMXspw#k#qMw#k%rXw#J#rYIw%b#rVrWrZw#j)q0w$S#w#v/w$,:rew#Z%I,q}#q&D%qOq+,q}#q'w#m%-#q)%.rk#q)w#'4r*q(=.r*q)=D",
"%qQqDw#3#D%qRw$r#ruqR<u;;~*#,%w#p#qSsqE%#rPqSqQ^#%rv-#q'rw.rx#q'-#q'w)>#syD%qTw$2#q),%#t5w%=$qO,q}#q(,%#qe,%#qA,%#v",
"LM5-b,%#vF9(PS,q}#q2D%qU1E%#s1qUrD,%#q*w%q#s)s*w$2#s+ruw#)$qzw%K#qRw%2#r}qQw(L#rrs.s/w%K#r2qQw#X#rWs1-#=qi.s3q*=w$n",
"#,q}#q%,q}#q3w#s$s6,%#q2w#s#s7s8w#m#s9<,%#q+w#=%w#9#s<s8w&o#s:s;s=^#%s>-#q*s@w#z#s>w(*#v+3LDD,%#v3Duee,%#v+3LDCu;<#",
"*#^#%r~-#q'sG.sH#q'E%#rNqSqTw$1&q;.rz#q'^#%qT-#q)sN.sO#q)w'U(ruq0r+w$##sRqTI^#%sS-#q)sT.sUw#C-w#)&%#s6qUw'u$sZ<E%#r",
"JqTIw&d#s]w#b$s[s^qT^#%s_-#q)s`.saw&Z$u++2uLMN*#rss[w#X$r5w#X#sew#X#s6qUw&&#rvsgw#e$sJw(B#Zw%Q$sjw#@#sks8w#9#Islw$%",
"$smw%N#snw$+$sow#/#rNspqSw#;#sqw#5#rNq0srw#)#qEw#)#rJssstw$J#shsisuw#0#rvw#U$sww$^$sfsxrvw#J#syr~E*#rwsvszw#6#s{svs",
"z^#%s|-#q's}.s~#q',%#q)uLMF2#rWrWw$_#qE<w#F#t&w%v$t'-#q)t(.t)w%v%w,@%qEw#y$t,w#C$t--#q)t..t/w#C(w${#spw${#t2w$I$t3s",
"pw#;#t4w+)$w&R%w#H%sssrw#t)w#B+w#H.%#rSspw)K$t@w&;#rSqTw#s#rvtB<w(2&s6qUw#_#rvtE<w&v#t&w)g#tFtGw#j%w#4)tJw$%+w#:)tN",
"w#4$w$C$w%D'w$C(s6qUw$<#rutTw'b%s$w$,#tVw$,$tWw#`#tUtXw)E#w#'#D%qVw+O#s6qVw$P$t]w#S$qVw#l$t_w#S*taw$>)tcw#L#s+w#@$s",
"hw#4#t&tf,%#rJw$/$thw#>#tiw#[&%#rPr~w+v#rLqTw$##rrt&shw#:$w#['rvqLw,I#w.w%rqtqtrw#:#tsw&^%,%#qmuLMF2#<w.y$s+r+D%qW=",
"uTU^r'qXqWIw#<#qE,%#qFfHq%1qZ$#.ql#q*u;><#1u;>A<#$:@%##uLNF%#3sJuLNI%#6sJuLNl*#'<_%#'I<(%#8'`r##q|r|S/%#w#-%q~w#-#J",
"%#6'uLNo*#'7F*#'u;><#1a'#'w#n%N%#K;u]^F%#=qJAw#F#8'&7$70*#Ah:'7w#M(&h=$'Gr##q|w#|$J%#qz'(%#r2'@H##/%#rrOw$M#w#Q(w#,",
"#tYw#,#(%#Cty`r&#Zq~'u]`qw$k$I)tZ:&8$8)sM<)t[<w$2#w#B$Kw#{#(%#Wtzw#Q%w#2&'hIw$%#b*#'r~w$%,tW##w$X%s#w#M#w#H#J%#'hV(",
"w%T#@%#hM(%#3'&A$;w%O#w#C#w#=$&[$[0%#4['Kw$/)&e$e0%#<hG']w#M#&#$:0%#3h:##b*#6szP#31a'3:$3Grz#t#4):<(%84qS&7$'5%#hHI",
"w'6$w&:)hv$'uDG5r+r+r{5%#hLr+w#>$5%#hNqzw#-'hPs;w#S(t^w#S#5%#hTr5w#6$&6$60*#t^K'6F*#t`w#v(5%#hZr2w&s$w#F&t`C'6uLNI%",
"#hYruJ%#r+w&8$I)s4:/%#s4w#/%sK:+%##hs)rl'w#+#hu)rmw(M$tbw&F#/%#tZN%#'i,&8$3@%#i'&4$4w%]#4'8(%#i/w(7#'sJN%#i<'w(p$'s",
"Jw$C#sJQ*#tdw)7)w'0#rhw&N#w$`%8$80*#7e'8w#F,riw#F'qMw#F'>w#F*5%#i&r5w%E+4C'6w#B%w$r%rl/%#rmw(%%4$6w$r&'4<8w)o*#$'&3",
"$:uLNo*#4r2w#5,N%#r2Aw#~$%#<6'3X%#rWw(o#Aw#3#A'7uLNs*#[w#V0s$]w#K%w$y#%#<8'6uLMk2#Bw%h$tew$~#+*##h[w$y&te>36w).$2#;",
"7tw#w#T#B#30*#sFCrtw$>$>#4P#71w#H#ueg(H##i,i*hghew#n#tgw#n#w#4#i0i'hkhiw#q#F*#>Q*#h]w&u&#$'+2##<w'v#6Lw#(#j4/%#j5w*",
"v#w%.&'A<B0%#8Cr+Aw)=#r+Q*#tjw#b)w-*#w(<#O*#BIw#x)H##Mw#:&Mw&R)w+n#c%#I3w+E&<7w+E%qTP#3=w+E%w#G#+2#hI;+%#hHw)t#8'w+",
"X#w-j&[w$r#3LH##W6(%MWS&d$>&h:$h8w#v'w,;&w#v*+2#hX4+%#hWw*J$w#a#>A3(%BAS&C$4&hF$hF&hL$hL&hR$hRw,=#w.@1w$#'3#w'0$4#3",
"b*#3syP#8=a'8:$8J%#8r~w.4&3w$x%w/4%C>:(%;BS&K$4w#t#sfw%t#5%#WscX%#ds6w)t1e8F*#i1Q*#h}'Q*#'tkw$N(O*#io</%#sKw,n#_%#6",
"3'YH##it3>&;$;&hE$hE0%i6i7hv>;uTXz%#ru=i7/%#rp/%#row,s#IO*#6w,D)/%#rqGrz#ry'):Bw(q#w%e5N%#[iEw0&'6w%j%7w%j%tlw%j%w#",
"q'b*#7w(p)w$##Cw0s$8$3w+*&'8<w'h$:w1A#(%>Kw'q#Aw#W#iKw#j&rrN%#jjh7Grz#tD3):w+c$w$E&h:7w$E%Aw'/,w#Z#J%#4w'/2w&}+8sc(",
"%#]w3*$(%#>'c%#6s6uLO*%#h9w#S$6):'X%#>w'B#;'&>$Aw#M&ew#s%):g(%#hAd&W$W0%g8M:[&h>$h>(%h<h=S&hB$h:&h[$h[w&R#w)%'h^w*%",
",w$n#@%#iL+2#iqw*x#ipw*x#6w$s)+%#iKw#6#[Iw1+%tmw%O#qTw+|+iY+2#i~7+%#i}w#`1iXw54$w-=*w#^#s[w#^#X%#hCSc%#4w%Y#h8'Grk#",
"sb6w6K'6)3:&B$7w#8#w6W#w#8$h>)3w6Q$h<w1}$rk#sbhAw#=']w#S#w'G#d$d&hN$hN(%hOhPr+&hQ$hLw%g#w.$#w-w$tnw/J&jFkRkIk0k.&3$",
"3Q*#jFtow)P(ueg(%##k7lBkWkUw)k1w0##k=jb;j]w#=#w(]#w8=(>w$B#w+(#w7S$j^j_]>;w$;#w#^#shw#^#w#,#kew%]#umo8*##sFkEkekYjk",
"w)u#umo8*#'rtkFsFkZjlw,F$*#64'8&B$Bw1X#h;';w'c$*#3>w)X%M#3P#61atpw#v#F*#kuw'5(uuwI*##rtAkVsFkkj|w#{#uLNg*#kwttw#@+4",
"sFMk[rtkpk%&6w#1$7sFWk]sFkqk&w5<&38'6&>$>w;x#>'7uLNg*h7h8w$%#tuw%d((%#h9Sw4w#t4w4R%h9h:]'w3E#tuew5X'w/Z#h;w93%+H#ha",
"h=w)j$g$g&hC$h<0*#hChDhB3F*#k[uLNg*#k0w-s)&k/$w#0$4w#0#)t[I&'w#g%/%#t[w<{-&k5$'u;>&Itvw;$+8w;$Bw$O$kD$kD&kF$k=Q*#tx",
"kHw(.(Qw/F/sK(%#kGkJYH#j8l,3w-i%mD$mDu+-~u++mf%mA1q]$#w8f#w@b$w;s*w7'&w<t$w#@$w.|&;8'6u363:u++mf%m:w#_$r*#q&Iw#B#Gr",
"*#q'w1@#wAJ%w#:#w#1$w+w$w#S#2#1q`u;<0*#u;<0%#$#wBM'w$2#r,w)B';w07$r##q|r.w)y(`r/#q3q~'/2#'&;$4`r/#q6q~Mw#1$w,Z#2#6A",
"'B&M$Kw#c#ew+{$w#c+h9`r&#q9w>z%uLMk2w:j#h:$;w#N#r3w#N#`r&#q=q~gw#@)g$8w6t#r7w2v$5%#hEw<V$q:X%#hGr7w#P$w#m$uDF+q}#8u",
"TWAw0i#r8w#Z%hJ$hJu~%b2#h<hGdh:>M'Ww%V#H#1qaw%V%u;<02w%Y*F*#7w4b#r9w'O(w#,#r:w%c#R%#>1uDE|r;#'`r=#qAq~Mw2D#4$6R%#M1",
"uDE|r>#'`rA#qDq~]w#9#B$w%^#Cw#^#rBw#^#w#,#h:w&J0h>w&J%):h>&7$8w&I$hA):gw-W$C$w/|$hCw#Y0hGR%#hG1w&F$w3l$;$4R%#hIw#5#",
"q=q~hKw#5#A$A&h8$h8&hH$hHu+-~w(-9rCw(-0rDw(-9qHw(-:w#c/h:w(-)w#c$r&#qKq~h=w#1$w2H%w#c#w'O%h>$h>02#[h;'Kw'K5arGw&R'w",
"$o8):>w&R&qHq~[):Kw&R+Ww#Y0h7R%#h7w&R0h9w#5#qKq~h;w&R*w&N%qbw$S(rHw$S'rIw&L#R%#;=uLO+%#'rMuTU}2#'A=w,h$2#C;wCf%rNw#",
"H&6=uDF+q}#'uLO(q}#'rOuDF+%#'uLO*w#U#uLMk2#3'uLO+2#Aw)+$w#Y#W'w$x$rPw#Y#uDFy2#6w4'#02#8['3w>6#w#@#rQw#v&g1w$>(hB1w$",
">&hCh>w$>%rRw$>'1w$>#uTW@q}#'rTSw$@(5%#'r[uLO+%#7'w#a#C1w()&>d'w:O$r]w#a(w$)#r[w#H#4w$)'7d'8w>|#02#h<g'7w.e&w&/)r^w",
"&/'r_w%0&;w%0&B4'3w#;#r`w&#(w%,(4w&H'7Aw%,%raw&H5uDFyw&L/Cw*/'w%)#&h;$h9w#b#rbw#b&hAw%-)hCw%-'hDgw$*%rcw%R,w$O%w%R(",
"wHZ&rdw&X0rfw&X$w$P(w&]';w&]$>1&C$C02#K]'C&hT$hT02#h=hHw*z%%#1qcu;<02w*z$w,r/rgw$/&Bw$/#Bw#'#uTWAwA{$w*9&K=5%#KrKXw",
"0K#uLNo*#MwHi-w*n$Xw*x#O*#h8w4%-wI]#h<c%#MwI)+uLO*%#B'&K$K0%#WK';w1q#hAw1q'6'&hA$hAw@m#h>']w%&$oR1qdw$|$wL;(wDy#qOw",
"@i$w#D$oVw#D*wL9$w#D$Nw#D#w>&$qOw#K$*#1qew%o#w22+w$v#rjw,5(w#($w>R#'wSn,O*#7wEm$w#1$R%#d1w#($w#N$wMF';w;F(>M'7&]$Ww",
"-d$w#($w#M%h8$h80*w,:#h7w%$$n{1qfw$U$wMU'Y%#ht8w%A&#w%A&/%#rnwEu#w%@#w6~%wF+#w%j(Hp#+wwVS#/%#q()rq:/%qPq))rpqP)roqQ",
"wEC#w5K#w#,#w#Q%)rrw%Z$rsw%/#uLP`qi#rurtuTXs%#ruq%')rp:w#,#13)row9H#rpw:_-w#l#w$G#wF%#wED'w;-&rp)rrwI[(;wTQ$wFZ#8'w",
"=x$'6:$6w#Y#7w'G#wD]&'3)rr:wJ`'w#l$&h;$h;w#A#w#t#w'h$w$~#qT)rn:w:a#p#+zw:%#wXN)wPO-wWi+'r~(%#r}wX8#8wVK(5%#>Iw#@'6w",
"F-#>0%w,J#Cw&t&w;c&w#Q$w$.)w,K#w,F#w#`(7w'I-w#W((%#r+wL*#w$)&w#I,w<E$3uTWY%#'Ss$w'`$n{1qgw,k%w#C$+%#]8wHU(wWh%c%#;s",
"%w-k#;uLOJ3Ss$w%p#*p#+B1qhw-B,w(c#s&w%h,s'uLO+w(v#w,o#s(uLO+w#p#w&2#s,w*[&[<&>$w0x$s-w#5#5%#7wX.%&W$65%#Bs*w&g#ru&]",
"$]umqA*#;B64w1z%H#w)W#uDG5rurur{u+-~u++mfqi#1qjw.m0s0w#u#w([&s2wO7-qOwK+)w-o#45%#dw@W%w)z#w;W#'1w#h#6w.`'uDFy%#8wU;",
"&46'35%d]:wJW#(%[MS&e$>u]_/qi#e<<<w2-#w*c$w$B$qi#3h<w$B%gw$B,wPV#X%#hH8w(#$w$B)N%#6Iu]_/qi#''''uLO+qi#6'5qiK[:(%ACS",
"&M$;wQo#0qi#]hBMBw((&qku;<0qiw4n&s0w=[&41Gr*#q*wA}$w0/$uDF~q}#'w2`#wJ5#w,B$>w:P&3A'w#k;w#](4$6w,r$Bw`z$%#37'4w#]&qm",
"w)0#qlw#&#$#.sA#q*wQd#c%#'s%w,i'4##P#'wW<$/%#KuLNmw-R,w*{$s5w$t#b*#>w0,(B'8a:#Cw#V$h9wba#s>w,E(/%#h>w2V#s>+%#i]w;@$",
"hCw-y*wFm#s>wUU)N%#sB4w+L'AwMf#i`w&w#'hHGql#hKC):'w&n%>$7w#i'Bw'h%>#3w#*#[#8w'o#s>P#7=a'7:$7Gql#hVw+d#w#_$w$j#3uLO*",
"%;B:(%47wUA#6b*#AsCw/~+h_w$n#d)h`w#/#hbw%($)hc:&hY$4&hK$hIw$@'hKw%)0/%#hjw-r#wP;$qM3w%%$Bw5@$+%#j.w%i$hq+%#j(w#<$hm",
"Gql#hpwD(#w*7%W$CwQa#wLy&rth^w%C%haw%C$hshcw%C$8w%C&w$p#w$y#Cw#,#Gql#h~wRo#w'H#'sDw'H&W7w_t'w0Z#ql#i)dw#F'sC/%#i/w(",
"0#IwJ@$/%#7w*z#sE/%#i3w1y%i4w%f#Cw#P$w'}+i;w%7$wU}.)i=:&h8$ew5D%hHK4sFe0%hC<4hDe&hG$hG(%hEhFS&hJ$hA&i4$i4w%<$hEhB(%",
"i6:S&i8$i4/%#i@w.S&qnw0K&*w#&#w57$wLn(6w&z%r~wLn,sIwLn0wMF2sJw#W%w&7#(%#h87L2#o9h8w0Q$h8w%A#+2#mew.^#'w.b$2#'643+%#",
"p#-gwTg#sIwi*'wXG%MWqSw^8#wYf5+%#k%hHw2G(+%#j|w1f$s%w,K#uLNlw8Q#wN/#uLNlw6)#wNG-w2r$wYg#w,r%wS_&sIwFh$uLO*w2Q#umq1%",
"#;I<<'dwDy$h9$h9w#G#w7U-w#i$sLw$w'6$6w6H#p#+j1qow&f-wmN#w#'+w%31w#5#)B[);<Y%#j4'AB/%#AuLNm*#3w$4)u]`v%#sMI<4wBu#w;1",
"$%#<d7wd-$]7w8'%w'9%6Kw*f$4W#w+a#sMw.~$P#4w$2)sMw)N$w&c'w%@-)sM<wRo#(%#hJw.E$sJueg(H#i0;'hKhJw#S#uLNm*#ew:B,rr)hJh9",
")hIeY%#jT'hKhJ/%#hKw*F%h7h8C:60%h:h;C'6uLNm*#h;w%4/h>w%4#w$~$h=$h=&hA$h8u363h<u++mfHp#,;1qpw&J&w7_&uLNm*#4<F*#4Qw('",
"#w$C+wS<#ABYH#p#-oKw><%w[P$wpt)wa5-@%#l5w)'(@%#p#0Ew8X.w9Q&'h=w#($w#7$Bw<`#K$KwJN#p#/$1qqw9~%rk#sPw&j#w#~$sQw*q#_%#",
"sW;<Grk#sVwM%%wjO-wi=$w,Z&qrwLi'R%#31w#o#8):w#n$sXw$m#_%#sY;<wB+$w#s#w>('w)U#w:}'w#P#w^3'4Sw]U#w$=$w9L#w;{#r5w#;#6w",
"<.$scw^o#w#E#wr&$w<n&6w<n&Hp#.{1qswFE*asdw0/$rk#sb7):4w-,#5w+I#w>*-X%#Kw$;%wN>#8$wlA#Mw_^#Ms6w#9#w&)$w<.#w_X$w,$#W$",
"Ww%*#p#/;w>##w#k#wb|$wA+#w-7#Sw#g#w#0#wo`*w59$w73$p#/Nw#X0w9N$w-B#riw&w.w#T$p#/Fw&4*w#W$@%#p#/]wIa#uTWAwIH#s6w#W,Bw",
"#W%p#/Cw#W&+qi#l`w/^#l3w.{#l&wk6#p#/]w(d#7wbS+p#/YwlD#lj(w&|#w&)#wO-$w4%(w$9'p#/sc%#Ww0C#[I<w(h$(%#K])M:w9^#w-L#@H#",
"lv(%#Mh8w9d&qtw.]$w;j#3w:+$wH/'w@V%J%#3t$wDs#w$X#t$uLNmw*z#w#]$p#0>1quw:A%w>O)uLP_%#ru4)8w+h#4O*#;w$~#h8'uTY#w#y#AO",
"*#Cw#3#h;'w.I#wrP))[4w.(#w[j#>8'+*#h;wI$-&dw'3$wKN#h9w#9&w>n&wEI#w9}''gw&n&rW4'8w$:$'uLNIw#>#O*#hDw-K,hFuLNl*#hHw3h",
"%*#4M'6+%#hVw$A#hRw,8#'r+I&hI$hIw0X#h9w=R%Hp#0X1qvw%x$@%#p#0UwAQ#'w9T'8w8Q%;w@Y%qTwAx)+2#p#0{wo7#p#0zwFn$Ww@Y$wHs%w",
".^#wB1#4h7w.S+p#0aw%/#AwpR*h:+%#p#0^w|D%%#AW'7LH#p#0^h8w#i$1[(%h;h<:&h:$h:(%h8h9S&h=$euDHI*#ruw#u+p#0lwZ<$w#u$@%#p#",
"0xcw^)#u]`qwB$#<wOZ#;u+-~u++mfHp#1*wDS#@%#p#0|w%B/wjM.w(Y#w#B'wn'%47#3w42$P#8w&m)wKZ#wo0$'w_f$w$T'p#1/+2#p#1Tw%=#p#",
"1SwLW%w%T*hA+%#p#1.wW(%%eh7K:;@H#n>w|K#N%d]S&h9$MLH#p#1.hBh9weJ#(%hAhBS&hC$h=w%*#p#1g1qww6=%w.~'O*#3sJw(|(w#,#Aw))$",
"w%&)wsq/%#ol4wn<$L2#p#.Hrt'LH#jeB'wrd%A$8&K$Cw#b'Kw#b3ovw#b#gw#b#p#.RsFw#b#jow#b+h:$h:w$M#hDw*j$w#k&3wu>3p#2)4+2#p#",
"-(w#e#jz;'(%7;S&B$6wU+#&hI$hGw#`'hIw'O0+%#p#+07w8q#hUw'%(+%#p#+4C(%#hZw$_#p#.mh^w%u$h^w*7&p#-:wZh(;'w8l%2#t%K'8LH#k",
"2e'wmX#(%]eS&h7$M&h^$h^w&y#p#2Gw&y/w%75w$D&p#+J7wqr$w`%$F*#Mw$a+p#+PKw$t#dw,i'Awjr*L2#p#.5h;Cw$g&CB'3_%#t&h7w5D#w5a",
"$t*w5D#w#Q#t+w#Q#_%#t1h<w5a(t0wt*(h<$h<(%h=h>S&g$h:w%)#p#0Jw-L&wLM+wnV$w'F:%#kV4w6x#wR*$wsz'w(1(w;G1w#G#sJ):rWw<S$e",
"$dw$$'ew&23kg7J%#hBsqwR^$uLNs*#'squLNg*#t5w/})+2#p#3*[wMZ$w#{#;w%d&t6w#>#(%#srC+2#p#30wbT#'=w$d'w0y#w#H#t&w#H&ssdw&",
"N#h=w9^#t*w4O$w#M#w93#w/)#w#M#t7w#M&t8h;_%#t9hEw#M#t0w#M0w&`#w|=#(%hGhHS&hI$hDw%h1F*#t:w#0((%#hgw.3$wp6%*#t:7'6w/H#",
"wpj#hO'wY3)J%#hmw%o#sJwwL'rWw#>#t;w%Q'8w#9'w#l#wi`$hq$hqwdi%w<=&rz#t#w<=(t<w-x#w#[#;w7.(w<<7w#f(w&8#wp@$w#S$w#k#t=w",
"#k&t>Bw#kA*p#1.1qxw+[(w+h&w=4#wJY&sFwS$-spP#8q%w%h%w#E%;B'w#E%8w#E%qzw4M)w42#wBj$qSw@H(J%#gsqwJ6$w$q#tAw#J#uLNo*#Bs",
"pw+x$*#tACw#<%w$)%]$w`s#;x+~#tCw7G*h9wHB$hix&=#p#4=w'-#wwM)Wb*#dhPw#N(w#,#hQw#,'hTwH{&p#.s[wH{,M3YH#p#0Uh]>w4`$w)}(",
"+2#hnhDYH#p#/khaWw#O$wI2#w#A#tHw),&hZw),+hKI+2#i''52#'hd52#hAheL*#p#-y3x3q'hcA'7wd/$*#hdh='B&hZ$hZumqA*h[hdhIhdhE:>",
"(%hXhYS&h]$hV&hc$hc(%hahbqz&hf$h_u363heu++mf*p#2-1qyw'Q&w'N)w$>#tIw'5(x'm0w8`*x#a#w'0)w(f(w.H#wR@#w#n#tKw%-&7Iw#C(R",
"%#h<15w#V#wNj#w@O#wQt#6wgn%*#tK]wit%w$+$w7p#h<uLO*%#hAw&b%%ghAM:3x#d,x#`+h<w0#3mt4_%#tL7wEU)w-M'x*i(w0)=w$*$wgr#%#<",
"hVhRx/%%*#sFhWw&*%hZw&*>w#x#tMwDm&sP>w$I'w1X$uLMk2w%f#;$4w#5#wR[$wq#%wi3%8C'A+%#p#5Rw*(-db*#]hxQ*#hww*X)w#,#h{w*$&p",
"#0*Kw*$,[w*$#p#1ii&Cw*$(tOw#U'tPw#U#F*#hOw)l+hHw'b,i.w'b%wl)$w'c0hZ['Aws^#F*#h[w#h+hTw#h,i:wjR#3w%H#<wG@#hghbwE|$R%",
"#hPw#<#'7w%t$L*#p#/C7x9E%*#hkhA'[&hC$hC0*#]g'Ww2&#0*hkhlhN:hDw,/(w&a#hl):hTw4`$hm$hm(%hkhlS&hp$hiw#F(w(w+w5w4nxw(w#",
"t&w(w$w3o-w(w(x&@'tQw+^.w#q.w#l#4<J%#7w+]5t*7w#z$C>wZ/#x':$w#q'Aw$c3o6w$c#tRw$c$w5(-w$c,wOa$w#l&gw7F0w$W-w%3#tSw(N#",
"w$u#Kw%b-;w*3)x*}#rz#t#x/_$w*3%wLp#2#8>'wY,#Mj/w+p)rk#sPwxg$YH#p#2-j5'7w:J$h=$h=(%h>gS&hA$h;&hi$hiu363iXu++m"};
/* onesweep.comp -DGPUSORTI_ADDRESS, 28232 words */
static const gpusorti_line gpusorti_spv_onesweep_inlined[] = {
"&Ocu;<7u36-h#u36.qDh$uLN@h%uDE4qHu]`|uDE)uLM[rPuLNkqjuLO,uDEQuDF+h&h(h'qFuDEGuDEEuTUlr(h)uDE;h*q$qgqrh+uLMcuTU_h-uL",
"NDuLO'q#qUuLNquLMlh,h/uLNBuDGLuLNhh3h.uDFXh2q*h0uDE%q'q,uTVzh1h5uLO)uLNmq%qxh:q)hBv$o9)Su+3euefUu#X.Ku33U%u33Uqbu33",
"Uqdu33Uqeu33Uu#`Iumnev;F+2Av;EfUjvASSBDv>e;26v@Q%3Sv<xdo-v=4}Fhv#-<VcuTU4Bv6RUmWv<bs>Dv/AM#FKu;;cu#`JBuuvzq(%v@8$D$",
"K%w#$#uTU9cq4BBB4%f[F%KqGKF]BqGq+F]cqGq3F]q&qGq;F][qG'F]q(qGqLF]fqGqPF]XqGqTF]q+qGqXF]]qGq]F]%qGqaw#(#qew#(#quw#(#q",
"yu;<A]c4q-f[Fq.KqGKu;<Aq.c4q&q.q=4[q.q;4q/Bq(4q0fq+w$.$u;<Aq1c4%BX4%Bq-4%Bq+4%Bf4%B]4%Bc4q(q.qLu;<AfK4fq.qM4%Bq&4%B",
"[4%BK4%w$o#Bq/4Xq.u#U-4%Bq.w#7%q.q<u;<A%Ku33W%u;;v%qBuDDz%'Ku;;v%'uDD|%'cuTUK%99''u33X%uLM:%9,'uTUK%qB,'9uDE*%99uTU",
"K%'9''uDE*%''uLM:%,99uDE*%'9uTUK%qB'w#6#,w#]#[uDE*%qRw#C#qR.%X'uTUK%''LLu]^[w#D#,,u]^[%'w#*%qB',w#S#9'uLM:%qB'9w#(#",
"w#U#,uLM:w#Q#uDE*%qB'u]^[%qB,,''umn|%w#)#,,9ueflw#,#,,9+'%[Zq+'qdv#$KM3]9w#$#'w#$$q+''.%]];qe%]uDDz%'B+C%q(.%]'+'%K",
"+C%[.%]9u;;|%u#`Ku;;rq-'u;;sq.q-.qmu#`Kq.+C%K.%u#`Kw$v#q&.%Bqp;qqq&B+'%B.%B';qq[BuDE'%'w#b#'.%X9+C%c@'q/w#D#cG,%ruq",
"/d+'%q&w#t#q09u;;sq1q0.q{u#`Kq1.%u#`K9@'q2'w#C#q2qu+'%q3w#-$q~u]^o'%rtr#DdGC%rJq22w#a&C%q&+C%B@'q3Kw#5#q3dw#))q/d@'",
"q4w#9$q4D@'q5'G'%rLq5D+'%qCG'%s6r-r.G'%s3Dr/w#D$w#m#qC@'q6w#R#rvq6w$%$q4Dw#=%w#Z%w$=#r6w#;#ryq5w$[#vfMXspw#g#q5w#g%",
"r:w#F#r;Dw$h#r8r9r<w#f)q/w$O#w#r/w$(:rGw#Z%D+C%q+@'q7q++C%]w#m%.%f';qsq(B;qsfB@'q8'@'q9Bw#=#q92.%XqRu;;~,%@'q:sqG'%",
"0q:q8Z%'rQ.%[rR;rSw'd#[w'1#sy@'q;w#r#q.+'%t5+C%fw%%$q7+C%q-+C%qe+'w#'$qA+'%vLM5-b+'%vF9(PS+C%q2@'q<KG'%s1q<rJ+'%Xw%",
"]#rcrdw$:#reqzw#)$qd+C%sqw%:#q9w$~#r}q8quG,%rrrirjw%:#quq8w#]#r9rl.%X,.%BqR;roXw)G#q3w#s$rp+'%q2w#s#rqrrG,%%rs2+'ru",
"q+w#=%w#9#rvrrw&Z#rtrurwZ%'rx.%Xryw#v#rxw'n#v+3LDD+'%v3Duee+'%v+3LDCu;<#,%Z%'rZ.%[s$;s%%[G'%rNq:q;+C%q;;rU%[Z%'q;.%",
"fs*w'8(ruq/dw#w#s-q;DZ%'s..%fs/w#>+w#)&'%s6q<w'T$s42G'%rJq;Dw&`#s6w#^$s5s7q;Z%'s8.%fs9+'%u++2uLMN,%rss5w#T$q~w#T#s=",
"w#T#s6q<w%n#rvs@w#a$s'w'y#q/w%A$sCw#@#sDrrw#9#DsEw#}$sFw%=#sGw$'$sHw#/#rNsIq:w#;#sJw#5#rNq/sKw#)#q3w#)#rJsLsMw$F#sA",
"sBsNw#0#rQw#U$sPw$Y$s>sQrQw#J#sRrZG,%rwsOsSw#6#sTsOsSZ%'sU.%[sV;sW%[+'%fuLMF9%r9r9w$_#q32w#F#s[w%n$s].%fs^w%b#w+u'w",
"#>#saw#>$sb.%fscw#>&w$s#sIw$s#sfw$A$sgsIw#;#shw*X$w&F%w#H%sLsKw#p)w#B+w#H.'%rSsIqdw$T#ssw&3#rSq;w#s#rvsu2w'v&s6q<w#",
"_#rvsx2w&n#s[w)J#syszw#j%w#4)s}w$%+w#:)t%w#4$w$C$w.5+w$C$s6q<w$<#rut+w'Y%r^w$,#t-w$,$t.w#`#t,t/w)0#w#'#@'q=w+6#s6q=",
"w$P$t3w#S$q=w#l$t5w#S*t7w$>)t9w#L#rew#@$sAw#4#s[t<+'%rJw$/$t>w#>#t@w#[&'%0rZw+Y#rLq;w$##rrs[sAw#:$w#['rvq4w,,#w.J%r",
"qtHtIw#:#tJw&^%+'%qmuLMF9%2w.L$red@'q>BuTU^qpq@q>Dw#<#q(+'%q7+'%q;+'%q<+'%q=+'%q>+'%q@+'%rk.%Xs*.%Xs/.%Xs9.%Xs^.%Xs",
"c+'%qB+'%qE+'%9uLMPqBcKqC$%;t]%X;t[%X;tZ%X;tY%X;tX%X;Lw#'Kqvw#+.w#'*uLMUrn%Xs#w#85rn%Xw#'$w#_/w#//w#''w#LHw#;.w$L4w",
"#'0w#Y#w$W'w#;/w#D*w%)~w%)~w%)~w%)~w#;0w#/'w$C/w#'&w%Z1w#b;w%)Uw#'#w%)3w#n*w%5,w#H;w%R~w%R~w%RTw#'Hrzw#72w#m6w%ABw&",
"//w#/Cw#z%w&Y3w#^3w%s7w#'7w%NKw#'Aw%(Aw$h3w#7'w#+/w#'*w)/Ew..Jw#fyw#'Dw$.%rOw#8*w'(+w#;'w#+#w#''w#j8w$3>w&`Yw%S]w$*",
"cw%dqw#'0w'+'w'3*w$&Aw$HRw+`Yw#j:w$&Jw#z/w#/;w$.rw#nnw#^0w'|2w#'0w)L2w(#Fw#'#w6B'w#'+w#H3w#/'w$}/w#T/w2*Xw#'Dw%~.u;",
"><%Ku;>A2%$(/qi%qfqh:'%*uLNl,%*2u;><%KuDGP*%w#:#ql%qfqk:9%*5qm%*<qo%*qnqnuTUh'%*c[#hm(&E$A#hmH&E$E-'%UE*A#hm(#hk(uL",
"NF'%*s'uLNI'%6s'w#q$^'%*D2)'%7*#ho(<qi%qfrW=w$2#w#-$qnw#-#I'%8*#hs(uLNo,%*AV,%*w$I%*$(/qs%q&Dw#G#/qs%[2w#P(w#:#w#1$",
")w#_$i)(Q'%h6_u]^F'%BqJT*uLNo,%8*&Y$Y-,%ThG*Yw#r(#i,0&hN$*w%Z#rYw#p&qdw#g#qu*#i,(:'%q(#p#+C(:'qAf#p#+BqA#p#+Aq8I'%*",
"q8)'%*qA#p#+F(w#i#rNw#i#uLP`qR%qz0#i;(uTXs'%qzc*#p#+Hw#,$K6#p#+H(1,%6w&N&w%(#rU%rTP#(7&6$6uDG5ddrV#p#+O>#iA2&%$(-'%",
"E7%%-'%2E%6M,%6h6R%7KuDGP*7($7w#[#7w%I%EO(#p#+YE)'7>=#iK7&Hw#m%&h6$h6-'%q8hAT8-'%qAg`7-'%ehCP>Q'%*6w%##q;#p#+Zw$V#8",
"w$V)w#,#t0w$`$w(.+)'%hJt_<qo%6qn*u]`qw'_$D#t1w(4#E#s)2#t22&H$Hw(`1hOw(`&iW()'%hRt`<qo%7qn*w#7%w&A#hn#iZ(#iY2M,%h;rZ",
"w$I,t.w)T#1,%huw)c*qi%qfr[w%[#3'%h{Dw%)#rZw(/%ixw)b$I'%hgw#4#rX*#iz(w$W#-'%*H8O#izw$E#*hN#il(&T$Ww#k(I'%hQi*)'%6w)$",
"$w);Bj*w#l#H*#iy(&hA$hAw$&#hAWh=<qo%hMw%@'#i}(&hF$hFw'e#h[*hE#i|h`w'z&hbhI%%M,%8sSR%6KuDGP*6($6/rU%sX>#(2w'j#q:#j'7",
"&A$w%F#hUDw,F*w*-#j40&iV$*w((#3'%hYdw#B$#j,(3'%h[qdw#0%j-w#0#h^ruw#0%j.w&Q$t4w#`#3'%hbq~w#9$&8$8-,%t4Y*8#j2(V,%t6w$",
")(3'%hhqu1w#I*t6U*8#j7(uLNI'%hgqzI'%dw%l#*D#p#,]w%l#6d#p#,_w'@$rJw&7&iCq7w&T$#jW(#p#,Zw#<$rKw#<#w)`#7w,S$q7*#j](#p#",
",`w$_$t8w'~$w'#Eji(#jM(&U$H:'%t1w#s#ij#jO(w-=$'%*Y8P#jQw$X#ilw#a#*s'#jQw-k#ix*w$:$*s'#jRw);#*s'S,%t:w.Z)1,%g2w,R#-,",
"%7h;*6w#<,q5w#<'E*6#j[w$x$w&1'i9q~w&1+>O*8w*9(#jbw#v#w$}#hNhJ#jc(w#G$'%*826#jew$M$w*f)uLNo,%>quw#1(Q'%quH#jjw#V#6#j",
"jw$%%'%28*6J'%r9*#jmw*j#O#jmw,I$w#=#H*AuLNs,%_w#g,r^`w#Q%jr(&7$8#jr2&7$w-x#27*8uLMk9%O*#jww%8$t;w)M$kCs#w36'I'%hVr`",
"I'%j-rauLO+w'w$kF(J'%*rbw#0%kHw#W$rfw&-&h^2#kM0#kLw$X#w&F$rgw&)&Aw*Q%#kQ0#kP(&_$83'%Ordw%c#qz#kS0#kRw,_#TumqA,%EO8>",
"*A#kQ(w/m$,%t;h>*`#k+(#k*2#k)2#k(2#k's#w+t$9%eh9tNw0o$h;%w'C#s#h=0w&&$h>%>R%AKw#H#w$I#hlw'0$kew1H'26w,M%q;R%6Bw,%&k",
"ksZI'%Aj7)'%j4w*f$j8#lB(M,%*hzw,I)lF8)'%i#7#lOw&'(w#@#iRw6,'qnw0L##lSw&l$w#3#qww#3$lU(&A$A-9%*A8>#lWw#W$qyw#t#N'%8K",
"a'%WqzuLNUqt%6*N'%*B#lbw#:#6K#ldw#+#OBJ'%h7r_w+|$w$^#>uLMk9%>*#lg(5q{%*<q|w77$9%*cq+#li0#lh(&h<$WuLNg,%q}ijw$}(N'%h",
"7w$,#hCdw$,*luw$,&lww#+#h<w$,#hHt^w$,/lz(w8A/uLMk9w't#lz0#ly(&hN$T#lvr$a'%Dr$w,[#D3'%hRw,J$q2#lyw(v#hTr$N'%hKw$C#6w",
"$C+m/w$C&m1w#+#hPw$C#Ew$C0m4w$C0#m*(5C%TuTWAw#M#r%w$P%m30#m2(&hd$hdumqA9%hLhYehI*hJ#m-(w&r&j3w'g$mDw)~$r+w'V#w#,#r4",
"w5^$L%mJw.o$uLO+'%*r0#6w'e#7w#B#r5w#B&mOw#B$5C%*uTW@C%*r7=5'%*#mQ(uLO*w#S#3'%*r=:'%Ew#b#6#Ow/N#Uw#b#r>w#b&mZw$$(r=w",
"$$&&h;$ew#F#r,w#F&m`w0N$w$G/r1w#B&mew#B$w$G#uLO(C%*r2w$F$mhw$F%uLMk9%6*:9%mluLO+9w$F#mmw$F(r3w#a#:9%mpuDFyw)r#mqw/2",
"$&hP$hP:9%mr#mo(#m+(&hS$hS-9%hUi9*hR&i<$i<-9%sZiC*hUw'K#K/L%p#/4iJ#(w0z$s2w#n#^'%s3iM2N'%AB/L%p#/:6#(*w%6$iM$iM)'iN",
"iO=#m5iN&iP$iK&iS$iRw#X#jow,M$m:w,M:w,J#kh)'%kew(C$ki#mYw2W#jP*#mcw,8(w,/)md(#mew+p1Ow+p+mow)G&mqw+p(_w+p0mtw+p1mv0",
"#muw/1#w+p$w$D#w+p-h<w*P+n&w$,&n(w+p(gw*P0n+w+p6n+0#n*(&hH$T#n'w+p-hLw+p&n*w+p#hNw+p5n<w$C&n>w+p:nBw+p1n7w+p0nA0#n@",
"(&h^$h^w+p)n:w#y#w(R$p#0)hkw(R/hnw(R(p#0/w(R(hn$hn)'hohp=#n,ho&hq$hl&ht$hs#n-w(I(huw(I4lY)'%lVw$x$lZ#n8w(I#kB*#nBw(",
"I,w1E%nC(#nDw(I>nNw%|&nPw(I:nSw(I1nU0#nTw(I$N'%h4w#z#h9w&w+n_w#z&naw#+#h9w#z#h>w&w0ndw(:6nd0#nc(&hE$hE-9%ThA*g#n^w&",
"h(p#0_hRw&h/hUw&h(p#0ew&h(hU$hU)'hVhW=#nchV&hX$hSw,K#w#X#l:w0;$ncw,::/L%p#0nAw.^#w#S#s,w,k$o;w:F$^'%s1P2/L%p#0u*w#C",
"##o>(&>$>w:P#>27w9)%o@(#oEw'%$w1<0oKw1<<oPw1<3oRw1<Go[w1<Aoaw1<<ofw1<2oiw1<-omw1<%onw1<0oqw1<$orw1<+os#opw'h%#h]w%s",
"$w'c(hfw'c#>w'c#p#1Pw'c(hf$hf)'hghh=#oLhg&hi$hd&hk$hk&ki$kiw#]#t=w'g$p#+9w0~>m|)'%myw)Y$m}#p#+Ew+X#le*#p#+D(w)L%p#+",
"DwCx#m-w/j(#p#+K>M,%AlhwA-'UwAG*#p#+Tw:m,m@w:m'=w,:$p#+Xw:m(r'w#3$p#+Zw:m,p#+]w#W$r)w,V+ew,V+p#+gw+[&p#+iw,V(h@w,V0",
"p#+lw,V1p#+n0#p#+mw:m$w,V'hHw,V+p#+ww#z&p#+yw,V(hMw,V0p#+|w,V6p#+|0#p#+{(&hK$hKw,V'p#+y(#p#+tw:p#hN^'%s[h`w+6#p#+vw",
")]$/L%p#288w,h&s`w((&sehfw#D#p#+|wFC%L%p#2@w#D#w+]#&hg$hg)'hhhi=#p#,$hh&hj$he&hl$hl#oc2V,%l[S,%m9wEd&w,H#ofdw,H#/L%",
"p#2Bw$.$w,b)p#,=w,b$/L%p#2Hw#<$#p#,@w*Y$w,[#72wCb#E*#p#,A(#p#,Jw'g,rIw$b#5C%ml5C%miuTWA'%W6*#p#,Q0#p#,Pw'_#73'%mor.",
"J'%U*#p#,QwE^#mqwDv)J'%h9mu1,%mvwF#)wEq#mzw0V#*#p#,YwE-%p#,YwE-+uLO*'w.'#p#,](&P$U#p#,]_&P$P-'%WP*E#p#,_(w5L#m{w5L'",
"8*#p#,e0#p#,d(&h=$h=-'%h8h;*h4#p#,`(#p#,_(#p#,nw%+(uLP_'%qz8#p#+0wE@#7*wRh#*wR[$*#p#,u(#p#,r(uTY#w#/#E#p#,rw#C#Ow#C",
",p#,z(#p#,t(b,%*>w*k)p#,y8#p#+:A&*w03$8EP^'%7>Hw6v#sY)'%o=sYb,wFZ#p#-'w+b#wJ&)#p#-'0#p#-&2&h8$*1,%eOw%v(I'%oFwP<#*h",
"@#p#-'w%v%p#-'r9w%v&r97*8w$d$*uLNIwPt##p#-+w$i#hDw#x)uLNl,%hGh8w,W'Y*6w%&+p#-;w#~#*w$U#*e#p#->w)P#*dD#p#-:0#p#-9(&h",
"L$hLw&z#h8*H#p#-4(#p#+Zh@w,j#hu$hu-'%hAhN2ht-'%6hOdhu#p#+[w$)#*dS,%tAw)T)1,%ADw#1+Uw(0)#p#+dw3j=p#3Kw3j.p#.Hw3j-p#3",
"Rw3j%p#.Kw3j1p#.L(#p#.Uw*14nv5C%nsuTWA'%T6*#p#.]0#p#.[w*1'nyw*1&p#.]w*1#n{w*1,eo#1,%o$w*1-o(w*1%p#.ew':%p#.ew*11p#.",
"hw*1%p#.hw*1,p#.jw*1$o)w*1*p#.p0#p#.ow*1,p#.k(#p#.j(#p#/&w%+,rkw(p$p#/(rm#p#/'w&D'rm6wY8%>wY8%q7R%7w&K&w$*#>3'%Tw^X",
"%#p#/2wZP$w/~$K#p#/3w#t$8w%4#uDFy'%7#p#/6wO3%p#/67wO3&>8*63'h4`(#p#/;h4wM(#)'_W=#p#/:_&h6$Pu]_/qR%h6222#p#/>0#p#/=(",
"&h;$h9w[N%p#/8(#p#/7w$a%qR%6h<w$a%h@w$a,wZv#J'%hGw&}#*wNE%w$^$#p#/Cw&a#8Du]_/qR%****uLO+qR%8*3qRY_(#p#/HY)'HU=#p#/G",
"H&W$E#p#/O0#p#/N_w*/$qR%`gWO#p#/F(#p#/Ew&.&%$w]u%7#p#/Vw%;$w63#K/qs%Xw0/$w&{$uDF~C%*w7L$p#/]wY>)EO#p#/](#p#/Ow#j-KT",
"#p#/dw#j'h4Kw#[(p#/gw4t%'%*A7>#p#/g(#p#/Vw#[$s>w*>$p#/mp#,1w*>#J'%p#,2=#p#/nwSL)p#,3w]u$rZ#p#/owZJ$hi#p#/]w_F#sXw*]",
"$w#a)p#/x8w#a#w#3)p#/}w+0$3'%p#,>Da'%*qk#p#0#w29+#p#0#w*n#*uTWA'%P*rp#p#0$w9N$w#>#OYH#p#0$(#p#/j(uDG5qzqzrV)'%hCDwR",
"+#h;w.7(w$)()'%Og#h9w%R$w$>)p#04w$>'p#,Pw$>&p#06w$>,p#06w)Y#hIw_W#gD2*w*{#&_$_w$4&`hS#p#/zw$)$s<w#p#3'%i[w$F$w,#)J'",
"%ia=a'%Urp/L%p#5)6w%p#w;h#8w<:#E$AJ'%if=/L%p#5-*#(Tw'X#&W$_/L%p#5.ih#(w*-$&if$if)'igih=#p#-Mig&ii$id&il$ikw%*)p#/rw",
"%*'p#,jw%*&p#/tw%*,p#/tw+a$*#p#-V(#p#-Uw/R(Ow/R0w#u)p#0&p#,ww(-&p#,x=#p#0'w(-)p#,yw(-&p#0(w/~#p#5BYw/~-p#00w/~(`w/~",
"#p#5Iw/~%p#03w/~1p#04(#p#0=w/~4p#+m5C%p#+jw/~&p#0E0#p#0Dw/~'p#+pw/~&p#0Ew/~#p#+rw/~-p#+v1,%p#+ww/~-p#+{w/~%p#0Mw/~%",
"p#0Mw/~1p#0Pw/~%p#0Pw/~,p#0Rw&9$p#+|w/~*p#0X0#p#0Ww/~,p#0S(#p#0Rw)D#hK*w*r$weE%hZw&L)p#0bw*u.p#0gw'R'p#-Nw'R&p#0iw'",
"R,p#0iw*u+p#0jw*u,p#0jw)T,hiw)T1hnw)T(p#6'w)T3hsw)T#p#6+w)T.p#6,huw)T'hs$hs)'hthu=#p#.Lht&hv$hq&jj$jj&jn$jmw%))p#0Y",
"w%)'p#-hw%)&p#0[w%),p#0[w)X&p#0[(#p#0Z2w#Q#w)[)w#*#Pw1,%q;w2j)/L%p#6;>w)6-p#0nw)6(Uw)6#p#6Cw)6%p#0qw)61p#0r(#p#0{w)",
"64p#,g5C%p#,dw)6&p#1&0#p#1%w)6'p#,jw)6&p#1&w)6#p#,lw)6-p#,p1,%p#,qw)6-p#,uw)6%p#1.w)6%p#1.w)61p#11w)6%p#11w)6,p#13w",
"%t$p#,vw)6*p#190#p#18w)6,p#14(#p#13(#p#1+wb^$kQw3m%p#1,wmx&)'%hU*#p#1-w:1#>kUw$X%w,{,p#1Gp#.Hw,{&p#.I=#p#1Hw,{)p#.J",
"w,{&p#1Iw2)$Ww*3*hdw#a)p#1Rw*3.p#1Ww(-'p#.Uw(-&p#1Yw(-,p#1Yw*3+p#1Zw*3,p#1Z(#p#1F(&e$e-'%h=h]wp{%w*B'hpw*B1huw*B(p#",
"7/w*B3hzw*B#p#73w*B.p#74h|w*B&w5F$hQ)'i#i$(#p#1]i#&h~$h~)'h|h}=#p#1[h|&i%$hzuDHI,%qzw&<2p#1xp#.sw&<&p#.t=#p#1yw&<)p",
"#.uw&<&p#1zw&<$l-w&<$w#Y)p#2&w&%'p#.|w&%&p#2(w&%,p#2(w(:#i6w&n#Ow3l#`$`&l.$l.&l2$l1w#h)p#1^w#h'p#/(w#h&p#1`w#h,p#1`",
"w+t&p#1`(#p#1_w2M:#p#1e2#p#1dp#.xw@A*-'%p#.}>%6wC>#2ws5%w#K#)'%p#/%w'($Aw%s2p#1{p#/Cw%s&p#/D=#p#1|w%s)p#/Ew%s&p#1}w",
",u#p#7jh=w,u-p#2)w,u(hCw,u#p#7qw,u%p#2,w,u1p#2-(#p#26w,u4p#.85C%p#.5w,u&p#2=0#p#2<w,u'p#.;w,u&p#2=w,u#p#.=w,u-p#.B1",
",%p#.Cw,u-p#.Gw,u%p#2Fw,u%p#2Fw,u1p#2Iw,u%p#2Iw,u,p#2Kw&u$p#.Hw,u*p#2Q0#p#2Pw,u,p#2L(#p#2Kw3,0hhw&L)p#2Zw+x.p#2`w(1",
"'p#/vw(1&p#2bw(1,p#2bw+x+p#2cw+x,p#2c(#p#2Q(&ha$ha-'hjhkhd(Pw9x#&hi$hiQwQy$p#2Phg&hl$hew,0+hvw,01h{w,0#huw,0#p#8Ow,",
"03i$w,0#p#8S*#(hzw,0*p#8Ti&#(h{w3O$i$$i$)'i%i&=#p#2ci%&i'$h~&m=$m=wt(#w$*#p#/]w)n$p#0t2#p#0swG/+wCk*sRwB-)I'%7wIk$p",
"#0#w>D(wAl#(#p#1$H)'AE=#p#1#A&PwUs%w&I%p#1%_w&I&Ws;J'%Trpws`%p#1(w)M)`7#p#15wK1#p#.1S,%nQ*S,%*tBw*o(1,%p#.xw~]$p#/3",
"p#/4ww|()'%dp#.|wxh*p#47w-^$p#09<qo%p#0*qn*w]u#r_w&.#h4uLOJ6=r^wsc$&hI$hI-'p#.;p#.<mdh4YuTXz'%qzBp#.<#p#19w)^#p#0Aw",
"&x#p#0AwKT)w|J#p#0[#(>w}&'w#<#p#0,w#<#Q'%Op#.E#p#1N(#p#1Aw&3'68w&3%Aw&3%tCw64)M,%>p#0iw'q(#p#1MwQK%rU%rTwuD#*#p#1Ow",
")5+wFY#(#p#1__w$o#)'UP=#p#1QU&T$wMn$nzw$C&p#/z`/rU%swp#0ZwS(#8$8#p#1Sh6#p#1Rw$O'h8>w$O%Ow'`,w#]#I'%>w'`$p#0fw'`(#p#",
"1_w.Q*7W)'%T7#p#1ewBp$3'%>s;wB0#*#p#1dw,*#*rpuLO*'%h7*#Hw)|#Hw'l#7*#p#1kwF6&h8(OAE&h7$h7)'`h6=#p#1j`&e$T&hR$hRx$K$p",
"#1gw)G(hTwA$:p#4}p#18w/w&p#19=#p#4~w/w)p#1:w/w&p#5#w/w#p#9`wA$.p#5+wA$-p#9gw%E%p#5.w/w1p#5/(#p#58w/w4p#0.5C%p#0+w/w",
"&p#5@0#p#5>w/w'p#01w/w&p#5@w/w#p#03w/w-p#071,%p#08w/w-p#0<w/w%p#5Hw/w%p#5Hw/w1p#5Kw/w%p#5Kw/w,p#5Mw/w$p#0=w/w*p#5S0",
"#p#5Rw/w,p#5N(#p#5Mw/w*w%p'w&I%p#5]w/t.p#5bw/t'p#1lw/t&p#5dw/t,p#5dw/t+p#5ew/t,p#5e(#p#2Lw$0#hfDw|2%tD#p#2Mw*d#6q;w",
"*d)p#2Ow$&$w$6)p#5sp#1zw'm&p#1{=#p#5tw'm)p#1|w'm&p#5uw'm#p#:EPw'm-p#5}w'm(h4w'm#p#:Lw'm%p#6$w'm1p#6%(#p#6.w'm4p#0p5",
"C%p#0mw'm&p#650#p#64w'm'p#0sw'm&p#65w'm#p#0uw'm-p#0y1,%p#0zw'm-p#0~w'm%p#6=w'm%p#6=w'm1p#6Aw'm%p#6Aw'm,p#6Cw'm$p#1#",
"w'm*p#6I0#p#6Hw'm,p#6D(#p#6Cw'm8p#6Rw'm.p#6Ww'm'p#2Qw'm&p#6Yw'm,p#6Yw'm+p#6Zw'm,p#6Z(#p#3.(&hb$hbw#4#Y2ha#p#30w&;$s",
"5w#|#/L%p#;$iOw1J&*hm#6w#=$hkw0_$L%p#;)how#='Pwg,'U$HJ'%iWw4q#_w.*#huw_S#p#;/8w#L'w4v$h4$h4&iZ$iZ)'i[i]d#p#3Ei[&i^$",
"iXw-|$p#6uw'b,sAw4[$p#6xwXe:w$p+p#;Aw14%p#7+w'@$J'%Pw5z#p#;Dw&I$w4A#x-8#q~w)i#8w#2#*s;#p#72w'O#w'H#*POU#p#72w#h#p#;",
"Ih7w#R#w'%#wbI$w/n$h8h9=#p#73h8&e$`w$6#p#2jw3H&sXs'#(r9w3H##p#770&g$h@#p#75w$q(gw$q<p#;[w$q%p#7Hw$q,p#;_w$q9p#7Ow$q",
",p#7Ow)w#*2#p#7J(uLNs,%*sJuLNg,%siw5**L%p#;ih<w+v-p#7]w+v(gw+v#p#;pw+v%p#7`w+v1p#7aw%E$T#(Hw#b#sjw#t#)'%sKh6:'%Ww#t",
")p#7lw#t(hOw#t#p#;}w#t%p#7ow#t1p#7pw#t$U#(6w5G#w#f#s[w#x&sLhDwfp#hXw#d#p#<,w#d$w#M#7w')#A$wAC$skw#M&slhK^'%smwg=$p#",
"<4w#M0wXO#w<@#)'hbhc=#p#7vhb&hd$h_w#b#p#3Qw#b#V,%snw&*(1,%Dshwac&sn>*6wWh$,%p#3Xhg*w:K$w#H$Q'%s'2#p#8#wW>%#(r9w#<#s",
"ow%t'x6@#w#9$wmy$x5%#p#8,0&i6$i6w#I#tEw*O$p#89wm7>p#3p)'%p#3mw+P$p#3q#p#8Ew#y#p#2X*#p#8Dwm7&p#8Dw$y#p#2}w$T(#p#8Kwm",
"7$p#2[wm74p#8Tw+r,p#33w)Y$wm7(p#8Xw)Y$wm7)p#8Zwm7,p#8]w#W$wm79p#8gwl<&p#8iwm7:p#8lwm71p#8n0#p#8mwm79p#8ww#z&p#8ywm7",
":p#8|wm76p#8|0#p#8{wm7,p#8y(#p#8twm7-p#8vwm7'p#=,wm75p#8|wm7'p#=3wm71p#9$wm7(S,%p#-ttFw&{)p#9<2#p#9;w3`$p#4<w#2%p#3",
">#p#9;2a'%p#3Wr_#p#9M(#p#9Lw(K(w>@)-'%p#3GO%7R%>x.Z$b,%7x7D)x@f$qww$Q#M,%Pwsl$-,%AE*7uDGP(%Hx2b$Yrxw#R%w,Y#p#9[w)Q/",
"rxw)Q%x8]#)'%>w7j$qMh;x6A$Ew4a$wBF+7x;.+p#9vwBF$p#4}<qo%p#4nqn*uTWY'%*=r^#p#9zw/($hN/L%p#9th6#(*w=]%p#9p`&h7$W&e$h9",
"Q'%hIrxwC<,8w#v*p#:#w#v$p#5,#p#9}(#p#9|w$r(hCw$r0Q'%r{>w#['Hw(:#p#5&w$J(p#:0w$J$hc/L%p#:,Pw$J$wB$#p#:-U&Y$E#p#:+2#p",
"#:*2#p#:)w$#(Hw&x%Yw&x$2W%7w:L#rxR%ABuDGP*A($A/L%p#:7xAQ&wFF#p#:7w23#6uLO*xA^$p#:7E)'>A=#p#:6>&Y$8M,%Hr|w'M()'%hsT#",
"p#:1(#p#:2hI#p#:A2&hq$6w/1##p#:80#p#:7w$E'huhcw$E$hshfx3|$0hh%w90$hj%wdf#h{hl%OM,%7rxR%Uw3a*Hw#,#/L%p#:Pw3a$x3a#r}w",
"(M&WAw/S'w(B#p#:Qs#wE1$L%p#:Wh4w#M'r|b,%h;DSwp($p#:VxEE#wi^#*r~wd*#*#p#:Rw#4#w$:#*w%1&w#j#p#:]w2c$Q'%hFD#p#:^x9I,p#",
":Z(#p#:i2wQt#-'hIE7hJT-'hF(7hGT-,hDU7s#T^'h@h62hA&hH$hH)'ghC=#p#:`g&hK$h=x-^$'i=hLhMhJh=-'i8hqhMhGw;-#2hNgh>)'i;(=#",
"p#:ji;&iA$i8#p#:_i:#p#:^i@#p#:]i:w$P#i7w%^#u]`v'%s)D2i=w08#&iG$iGw#X#iIi>x7;$iJiE7xEi$w&d%8iKw&d$>iN%wL`#s)wq+#2w,$",
"#w&R%w#6#w*v$#p#:k(wI-'p#6'w,s$s)2wsH#)'%p#6]w*1$s'#p#;/p#6-w#w&p#6/>w)}%rZxBM,s&xBM)p#;6xBM$w:]$p#;5p#64w#Y&p#668w",
"#Y%s'w#Y%w(m&TA#p#;Gw20,p#5Sw20'x/&%p#;Kw20(x)m%p#;Mw20,p#;Ow#W$x829p#;Yw15&p#;[w20(x821p#;_w201p#;a0#p#;`x82(p#5kw",
"*h(x824p#;mw$,&p#;ow#+#x826p#;rw2>6p#;r0#p#;qx82%p#;nx825p#;qx82:p#<'w$C&p#<)w#+#x/B6p#<,x/B1p#;~x/B0p#<+0#p#<*x82.",
"p#<%(#p#;~w&r$p#64w+C$p#<$wB}$#p#<<xB|$x)|0p#<Cx)|<p#<Hx)|3p#<Jx)|Gp#<Sx)|Ap#<Xx)|<p#<^x)|2p#<ax)|-p#<ex)|%p#<fx)|0",
"p#<ix)|$p#<jx)|+p#<k#p#<h(#p#<R(&hT$hTw*/#hRhVhS#p#<twHN1wrw$5C%p#6V5C%p#6SuTWA'%86*#p#<|0#p#<{wVM#>N'%HB3'%p#6ZwHX",
"#6*#p#<}w5P#p#6]wHX)w9,$xD^#p#6b1,%p#6cwH^-p#6gw+2#*#p#=*wH^%p#=*wH^1p#=-wTI#P#p#=-WxI3&TY*E#p#=/wH^$p#6hwH^*p#=50#",
"p#=4xMc'exD`#p#=0(#p#=/w=z#s&xPi'&ia$ia)'ibicq:#p#<vib&id$i_w.`'p#7_w&o$w5p*ivw6g+p#=Aw5p$p#7}#p#<{(<qo%p#7nw5C(p#=",
"E(#p#<|xF}$r_#p#<|w}4$p#7&uLNl,%6p#7&w2N$w,V(a'%p#7+r_w$M#p#8+w$##uLO*w#u#umq1'%YD22*PwA`$h8$h8w#Q#p#8,w#Q#<qo%p#7}",
"qns(w$w'8$8w$k#b,%j8w9_)#p#<vj:#p#<uj7a'%p#77r_#p#=f(#p#=ew5)'j:w:D,jCw:Dip#=tw:Dkp#>2w&]$p#8^<qo%p#8Nw&Y(p#>6w:D(p",
"#>0w:D)p#>,w:DGp#>;w#v$p#8i#p#>9(#p#>8w:DMp#8cw$J(p#>Iw:D(p#>Ew:D)p#>Fw:D%p#>D2#p#>C2#p#>Bw:DLp#>Pw:D*p#>Pw:D*p#>Pw",
":D&p#>Ow:D8p#=k(#p#=lhI#p#>Yw:D)p#>Q0#p#>Pw:Ddp#>iw:D>p#>jw:D'p#>pw:D4p#>ow:D/p#>/w:D3p#>uw:D*p#>vw:D,p#>7(#p#@%w:D",
"Jp#>xw:DDp#@&w:D%p#>wi:#p#>=i@#p#><i:&iD$iD-'kUkViIi@i8-'kXkYiIi:i8b,%kYw+D)w:[%k]w`y'&k[$k[&k_$kV#p#>:kZ#p#:ckZw#J",
"#p#9Bw#J#b,%p#8Ex2I#p#7aw-^-)'%kcp#7`w*-,p#8Mw*-*p#@=w*-$p#9g<qo%p#9Wwbh$p#8iwbh$Hwbh%P$P)'%p#8TwfL$p#:Aw#v(w#q(uDF",
"y'%p#:Hx'/$w#u'7*#p#@Mw#u$p#9u1,%p#:Mw1X)3'%p#:Qw#I(Y*#p#@WwNq#weg#p#:<x]l&p#@Yx_N$w',#E8A#p#@Yw#i$p#:$<qo%p#9qx_1+",
"l)w#(#p#8'<qo%p#9uqnh4uLMX(*c[&h<$h<wbI#p#:*w%I&*l.w55#hS$hS&mZ$mZ-'p#8(p#8)nHl.hSw<A$p#:xxGS$wTr$w#,#p#9Cw(S$p#AYs",
"##p#AXw$n$s|w0$$p#AYw.l+w#*#wgd&wwe*wc'#q:w$1#p#:>#p#Adx'+)/L%p#C}HwJ'&s~w',&ADw#C(N'%p#8JK3w4z#:'%Uw&E#w,5#8*wb{$,",
"%s~h4*wRI$w2F'Dh;uLO*'%h@*#p#Axw*0&h>h@W(6wYs#)'h;h<=#p#Awh;&hA$h9w%E$p#Auw$|(h;wU9<p#D=wU9%p#B+wU9,p#DAwU99p#B2wU9",
",p#B2wLC#t#h7wLC#p#DHwR^-h8$h8)'h9e=#p#B1h9&h;$h6w$<#p#:hw)&$wW1*w*]$h_$h_w$q#hah]8#p#B4w%#%,%s#hbw&|%hew&|9p#:y#p#",
"B>w%7$t$w%7$w$@#w$I#w<q%p#BCw)I$/L%p#D`_w$_'w%V$uLMk9w+'#p#BHw]-%9%*UAH#p#BJw:=#p#BK#p#B]w9u9p#:,5C%p#:)w9u&p#Be0#p",
"#Bdw9u,p#:0w9u&p#Bfw5%#p#:2w9u2p#:71,%p#:8w9u-p#:<w9u%p#Bow9u%p#Bow9u1p#Brw9u%p#Brw9u,p#Btw(c$p#:=w9u*p#Bz0#p#Byw9u",
",p#Bu(#p#Btw%}#sww'G$w&;#hS#p#Bkwd5#hTp#:2S,%p#:Rw.:):9%p#Br#p#BoxKn*p#C.(#p#C/w%k$r&w%,&7wBL#YwBL+p#C;wBL&p#C=w#+#",
"HwBL#`wBL0p#CAwBL$N'%`Kxj1$qnw-(%TwT$$`w#x#h=wEn+p#CFw#x&p#CHw#+#ew#x#hCwEn0p#CKwEn*uLMX(hCcq+&h@$h@xKd#w$y#t&w*}'t",
"'w%&#V,%i*w%S()'%i$w,b,p#9~w'l#6w(g#2w+##i5i0w0-$/L%p#CFwA[$w#1#EuLMk9w06#p#Cjw(o,rLw#s#M,%YxpV-1,%h4wAg$w#1$M,%2h4",
"wXQ'wZN)HU*7#p#Cx0#p#Cwxa_#Pw#I#h7#p#Cy0#p#Cx(&W$W-,%6H*_w#1#g$g-,%iJhE*h4#p#Cb(&hG$hFV,%iKw%:+iEw%:,p#:Cw.y%/L%p#C",
"dx57'*w8n#7*w+-$,%iWhS*U#p#CowC*%,%*YWhQ&hW$hW-,iWiXhy(hUw#}#w^i$/L%p#F*iX#(i#wM@$iY$iY)'iWiX=#p#CniW&i]$iUw#I(w/8$",
"p#CjwdAGp#F9w/8%p#DAw/8,p#F<w/89p#DHw/8,p#DHw/8#s[w/8$p#FFw/86p#D&w/8$wBl't(w$J##p#D'w$h6w<t#w#v#>2w^`#w.|$p#<qw2v+",
"p#FV>w<j$x9R#p#D3H&P$Aw%[$p#D2w#s(x3/5w%['p#Faw%[%p#Djw%[,p#Fdw%[9p#Dqw%[,p#Dqw%[#t)w%[$p#Fnw%[6p#DKw%[(&hJ$hJ#p#DJ",
"w$c(hLwa04w%P$p#=9#p#DRw$p$t*w1M2p#DVw1M$w&&#Ww$A#p#G$w$A(Uw1S)p#D]w$p%9%*PEU#p#D_w+*#Wp#<-w*5(/L%p#G*wfk$wa1)p#E8(",
"#p#E9w$;$r*w/#+Ew/#+p#EFw.*&p#EHw/#(Yw/#0p#EKw/#'ew/#7h8w/#+p#EPw#x&p#ERw/#(h=w/#0p#EUw/#,hHw/#&hF$hF&hZ$hZ)'h[h]=#",
"p#E(h[&h^$hX&iC$iC#p#E$j{#p#>Zj{&k`$k_#p#DYs##p#DXw9a*p#DYw9aKp#=x#p#Ddw9a,p#GZw9a=p#<'w9aSp#Dxw9a5p#Dww9a)p#Duw9aG",
"p#Gww*o%p#E+w*o,p#Gzw*o9p#E2w*o,p#E2w9a)p#H%w*o6p#E1w9a(p#>Ew)E$w9a6l>h]8#p#E4w9aKp#>V#p#E>w9a8p#ECw9a'p#H<w9a3p#EH",
"w9a,p#EJw6|#p#EK#p#E]w9a9p#=f5C%p#=cw9a&p#Ee0#p#Edw9a,p#=jw9a&p#Efw9a#p#=lw9a2p#=q1,%p#=rw9a-p#=vw9a%p#Eow9a%p#Eow9",
"a1p#Erw9a%p#Erw9a,p#Etw(c$p#=ww9a*p#Ez0#p#Eyw9a,p#Eu(#p#Etw9a/p#Ekw9a$p#=lS,%p#>/w6*)w#,#p#>=w$Y#:9%p#Euw$8#8$6:9%p",
"#Ev#p#F/w#>$r@w#>#w#,#rDw.4&p#F5wVT0w#B#rEw#B&p#F:wWt4rFw#B&p#F@wWt,rHwWt$uDFyw)|#p#FCwWx-OwWx%Hw)i$&h<$xFl$rAw#j#:",
"9%p#FLwVY$p#FMw+J$w#;#rBw$&&p#FPwWr4rCw#B&p#FUwWr1w$D$p#FYwWv-p#F^wWv%p#F_w$D%hR$hR:9%p#F`#p#F](#p#FG(&hX$hXw)1#hTh",
"VhWw`5)p#Fd(#p#Few=$1hfw1$+p#Fqw0+&p#Fsw1$(hkw1$0p#Fvw=$Ahsw1$+p#F{w#x&p#F}w1$(hxw1$0p#G$w=$4hz$xwt$w=$0i`w(s()'%iY",
"w0%,p#>4w=$-ikifw=$'p#F{w=$/p#GCw=$op#GQ0#p#GPw=$*p#GR0#p#GQw=$,p#GQw=$'j#w=$#p#G:w=$'j$w%:+izw%:,p#>Uw=$(p#G<w=$5j",
"0w=$#p#GHw=$1j0j1iRw=$-p#J<j1#(iXw=$$j2$j2)'j0j1=#p#GGj0&j5$j.w#I(w2X$p#GCw=$Gp#JLw2X%p#Gvw2X,p#JOw2X9p#G}w2X,p#G}w",
"=$)p#JXw2X6p#G[w=$2p#G]w=$Jp#B'w69+p#Jiw=$)p#Giw=$)p#Ghw=$Gp#Jsw%[%p#HCw%[,p#Jvw%[9p#HJw%[,p#HJw=$)p#K$w%[6p#H$w=$-",
"p#H#w=$Dp#BL#p#H+w=$8p#H/w=$-p#K6w=$3p#H5w=$,p#H7w=$$p#A@w*5(/L%p#K<w=$(w{C%p#Hn(#p#How=$>p#H{w.*&p#H}w=$:p#I$w=$Np",
"#I)w#x&p#I+w=$:p#I.w=$Bp#H^w=$)p#HYkT#p#CmkT&or$or-,%kUiDo2mV&ou$ouw8x#p#0Q*ot#p#Cnw9*'6oxw9*%o{%6R%8KuDGPtGw&*#V,%",
"p#B@w&7%%$(uLNg,%p#B@tKw#1(#p#K0s##p#K/w9i(w=f-sIR%7cw&n%#p#K7w#H&EO*w#H%7w#H%qdw:1))'%_w`m$w(I$p#CH#p#KBw(V#hEsJw#",
"0#6#p#KCw'=$stw#L#uLNo,%EsIw/u&stHx$H*&h4$y;D#Ey0U#svw0X)xfL#w(g#w:d$w#9#spw%($p#KXw^,$x)J$w,+(#p#K[x)/1p#K](#p#KV(",
"#p#Kfx2z4p#B`5C%p#B]x2z&p#Km0#p#Klx2z'p#Bcx2z&p#Kmw$x#p#Bex2z-p#Bi1,%p#Bjw:i-p#Bnx2z%p#Kuw:i%p#Kuw:i1p#Kxx2z%p#Kxx2",
"z,p#Kzw:i$p#Bow:i*p#L$0#p#L#x2z,p#K{(#p#Kzw:i-hW#p#Ktw+F#hXp#Bdw&4(w#,#p#C)w'a$p#KxhHw7I)p#L4(#p#L5w7I1wRJ,p#LBw*P&",
"p#LDw+I(wRJ1p#LGwqs*uLMX(hbc[xDr#x'F'h<w+D+p#LKw#s&p#LMw#+#x'F$gw+D0p#LPw+D,hfcq+&h>$h>&hC$hCw$t#x-_(i#w(0(w#:#sqw(",
"O$p#Lbw(O'sri)w(O)p#Lew(O1p#Lfx*^*p#Lj(#p#Lkw.=1h[w%t+p#Lww%$&p#Lyw%t(haw%t0p#L|w%t,h=w%t-hhw%t+p#M$w#s&p#M&w%t(hmw",
"%t0p#M)w%t,gw%t&hN$hN&hp$hpw$x#s{w-Q&w:3,iQw7x)w+U)p#M=w+U(Aw&))p#MAw&)1p#MB(39%*p#C&39%iGp#C'#p#MHw:F1x~t$w#($w-r#",
"*w:P/Axq2)N'%TKw#($w#N$wnT*&O$O-,%PW*A#p#MZ0#p#MY(&`$TN'%h8w#S#h8w#S%#p#M^0#p#M]w-o#h8w;4#_*h7w#1#xHN#,%j*hL*e#p#M9",
"(&hM$hM-,%j+i>*hK&i~$i~umqA,j#j+inj+ij(hN)'i|i}=#p#M8i|&j$$iz&j*$j*)'j(j)qd#p#M9j(&j-$j&#p#M2j,#p#F+j,&j0$j/#p#Lhs#",
"#p#Lgw0^(j1w08%j4w0^1p#Low0^Pp#ER#p#Lyw0^#jOw0^&p#Lzw0^rp#M3w0^3p#M6w(+1p#M7(#p#M1(#p#MAw0^4p#Dj5C%p#Dgw0^&p#MH0#p#",
"MGw0^'p#Dmw0^&p#MHw$x#p#Dow0^-p#Ds1,%p#Dtw0^-p#Dxw0^%p#MPw0^%p#MPw0^1p#MSw0^%p#MSw0^,p#MUw0^$p#Dyw0^*p#M[0#p#MZw0^,",
"p#MV(#p#MUw0^/p#MOw0^$p#Dnw&4(w#,#p#E3w'a$p#MihHw#/#wI20p#MowI2<p#MtwI2<p#MywI27p#M|wI2Kp#N)wI2$p#N*wI20p#N-wI2<p#N",
"2wI26p#N6wI2-p#N:wI2%p#N;wI2+p#N<#p#N9(#p#N'x)9*p#N@(#p#NAw3^1haw0i+p#NMw/u&p#NOw0i(hfw0i0p#NRwI'Ahnw0n+p#NWw#x&p#N",
"Yw#+#w<'$hsw0n0p#N]wI'4ht$htw$y#w3c(iTw3c2p#Nnw3c(iZw+T)p#Nqw+T1p#Nrw3c*p#Nv(#p#Nww3c1i0w%y+p#O'w%$&p#O)w%y(i5w%y0p",
"#O,w3c;i<w%t+p#O0w#s&p#O2w3c(iBw%t0p#O5w3c8iE$iEw$x#w3c'j4w+H()'%j&w3c3p#OJw3c3p#OMw&)1p#ONw3c$p#Eb39%ixp#Ec#p#OTw3",
"c~w3c$p#Og0#p#Ofw3c4p#Oj0#p#Oiw3c,p#Oiw3c'j[w3c#p#OFw3c'j]ip*hK&jS$jSumqA,jTj]jCj]j>w3c#jQjR=#p#OEjQ&jU$jO&j[$j[)'j",
"YjZqd#p#OFjY&j_$jW#p#O>j^#p#Hgj^&ll$ll-,%j_jXlilc&lq$lp#p#Nus##p#Ntw3n(lrw3I%luw3n1p#N|w3nPp#H2#p#O*w3n#m/w3n&p#O+w",
"3nrp#OAw3n3p#ODw(61p#OE(#p#O>(#p#ONw3n4p#GJ5C%p#GGw3n&p#OU0#p#OTw3n'p#GMw3n&p#OUw$x#p#GOw3n-p#GS1,%p#GTw3n-p#GXw3n%",
"p#O^w3n%p#O^w3n1p#Oaw3n%p#Oaw3n,p#Ocw3n$p#GYw3n*p#Oi0#p#Ohw3n,p#Od(#p#Ocw3n/p#O]w3n$p#GNw&4(w#,#p#Gpw'a$p#OawBL$wqs",
"%p#Oy(#p#OzwBL>p#P*w-$&p#P,w-t(wBL1p#P/wBLIp#P3w#s&p#P5w-t(wBL1p#P8wBLYp#PJwBL3p#PMw(O1p#PNw0i$whh%p#PR(#p#PSwBL>p#",
"P`w%$&p#Pbw%t(wBL1p#PewBLIp#Piw#s&p#Pkw%t(wBL1p#PnwBLkp#Q&w0i3p#Q)w&)1p#Q*w0i$p#GmwBL#p#Gn#p#Q0w0i~w0i$p#QC0#p#QBw0",
"i4p#QF0#p#QEw0i,p#QEwBL,p#P~wBL>p#P}wBL.p#P~wBL%p#Pwj,#p#Jrj,&n{$n{-,%j-j'j/nxuLNg,o'o((#p#Juo'V,%tLw&Z+o)=#p#JxxxB",
"$shwjZ%o)o*o%*w/p#tLo&y[_'w/X#o+xB#&p#RYxY]2p#R]wZ=Gp#R~wWb%p#RlwWb,p#S%w']$wWb4p#RswWb,p#Rsw#h#p#S*xY]6p#RtxY](p#J",
"Kw$@#w#E#xY](p#RxxY]%p#Rvw$q(xY]=p#S<w$q%p#S,w$q,p#S@w$q9p#S3w$q,p#S3w3b#oasJQw+2##p#S/xYb6p#SKxu=.p#SBxXm(xu=$p#SR",
"w*b%p#SEw*b1p#SFw%J$xYb@p#SQw#t(hPw#t#p#S`w#t%p#STw#t1p#SUw#t$xYb9hYw#d#p#Skw#d$w#M#xYb9haw#M#p#Ssw#M0xYb$hb$hb)'hc",
"hd=#p#S[hc&he$h`w#b#p#K3w-m&xYb))'%p#+6x0S$w*2%,%snA*xY'$-,%p#K;hiy=B*I'%p#+<w&u#s'*#p#SgwsB%xYl=O$O#p#Sp0&i9$i9w^]",
"$p#+E$p#+E&p#+H$p#+B-,%p#+Hp#+Ip#+Gi;V,%p#J%uLNg,%p#IIw7q*p#IHxe,%>w+,$t2DxK,#w#^#:'%t2xug*w#N#p#IN$*u;>&DtM#p#L@p#",
"KSw)`&p#KUxJf&yjj8p#LGxK@$#p#LjtNw$T$p#I[$p#I[#p#Lb0&p#I^$p#IUS,%tOp#I`xt&#p#KEw&$+p#I[p#I_x47,p#JLx47*p#T9w#D#*p#K",
"f<qo%p#KVx47$p#Jhx47.#p#M20&p#LT$p#LTu+-~u++m"};
/* onesweep_staged.comp -DGPUSORTI_ADDRESS, 13869 words */
static const gpusorti_line gpusorti_spv_onesweep_staged[] = {
"$e,u;<7h#u36-u36.qDh$uDE4uLN@h%uDE)u]`|uLM[uDEQqHqcuTUluDEEh&uDE;h'q$h(uLO,uLMcqFuLNDh)uTU_uDEGh*q#uLNquLMlqkh-h+h.",
"r,h,uLO)h0uDE%uDF+uLMkh/q,qRq`h3q'q*uLNBuDGLuLO'rEq)qquLNkuLNmq%h2qhh1u33Uu;<AuTUKu#`Kv$o9)Su+3euefUu#<wBd$dqbdqddq",
"edu#`Iumnev;F+2Av;EfUjvASSBDv>e;26v@Q%3Sv<xdo-v=4}Fhv#-<VcuTU47v6RUmWv<bs>Dv/AM#FBu;;cu#`J7uuvzq($v@8$D$B$w#$#uTU9`",
"q4777/$[U:$BqGB:Q7qGq+:Q`qGq3:Qq&qGq;:QUqG':Qq(qGqL:Q[qGqP:QVqGqT:Qq+qGqX:QQqGq]:Q$qGqaw#(#qew#(#quw#(#qyeQ`/q-[U:q",
".BqGBeq.`/q&q.q=/Uq.q;/q/7q(/q0[q+w$.$eq1`/$7V/$7q+/$7[/$7Q/$7`/q(q.qLe[B/[q.qM/$7q&/$7U/$7B/$w$k#7q//Vq.u#U-/$7q./",
"$7q-w#;%q.q<e$Bu33W$u;;v$qBuDDz$'Bu;;v$'uDD|$'`f$;;''u33X$uLM:$;0'uDE*$;;uDE*$''uDE*$';f$qB'w#-#0w#K#UuDE*$qOw#9#qO",
",$V'f$''RRu]^[w#D#00u]^[$'w#*%qB'0''uLM:w#8#f$';''u]^[$qB;'w#5#''0fw#/$)'$UMq+'q]v#$KM3Q;w#$#'w#$$q+'',$QQ3q^$QuDDz",
"$'7)S$q(,$Qw#P#B)S$U,$Q;u;;|$gu;;rq-'u;;sq.q-,qfgq.)S$B,$gw$`#q&,$7qi3qjq&7)'$7,$7'3qjU7uDE'$w$2$',$V;)S$`5'q/w#D#`",
">0$ruq/])'$q&w#t#q0;u;;sq1q0,qtgq1,$g;5'q2'w#C#q2qn)'$q3w#-$qwu]^o'$rtqxE]>S$rJq21w#a%5'q3Bw#-#q3E5'q4'>'$rLq4E)'$q",
"C>'$s6q}q~>'$s3Er#w#D$])S$qC5'q5w#R#rvq5w#c$q3Ew#=%w#Z%w#{#r*1)S$7>0$ryq4w$A#vfMXspw#k#q4w#k%r/w#J#r0Ew$M#r-r.r1w#j",
")q/]w#v2w$,:r;w$,#q+5'q6q+)S$Q,$[w%V$q/],$[03qlq(73ql[75'q7'5'q8w$S#ruq81,$VqOu;;~0$5'q9sq>'$rPq9q7M$'rF,$UrG3rHw'G",
"#Uw&q#sy5'q:w#v#q.)'$t5)S$[w%#$q6)S$q-)S$qe)'w#'$qA)'$vLM5-b)'$vF9(PS)S$q25'q;B>'$s1q;r=)'$Vw%Z#rWrXw$:#rYqsw#)$q])",
"S$q&)S$sqw%<#q8w%<#r}q7qn>0$rrr_r`w%<#qnq7w#a#r.rb,$V0,$7qO3reVw).#q3w#w$rf)'$q2w#w#rgrhw#q#ri1)'$q+w#=%w#9#rlrhw&]",
"#rjrkrmM$'rn,$Vrow#v#rnw't#v+3LDD)'$v3Duee)'$v+3LDCu;<#0$w%]%>'$rNrvrOM$'rw,$Urx3ry$Uw#5#q9q:)S$q;3rJw#1$rJq:Ew#P#r",
"~]M$'s#,$[s$)'$u++2w#;$qsw#;#s'q]M$'s(,$[s))'$spM$'q:,$[s,M$'r{,$Us.3s/w#i$s6q;q]w$u#s11w#y&rNrFrO5'q<w&5#$q<E>0s6r",
"vs51w#J#q<w(<#rus7w&##rvrYw#5#rJEq/,$Vs,,$VrGw$5#rOw'X#rO,$Us>3s@w#m$rLq:E5'q=w)}$q=1uLMN0$rsrAw#.%w&z$]5'q>7uTU^qi",
"q@q>Ew%m#q()'$[)'$q7)'$q;)'$q<)'$q=)'$q>)'$q@)'$rk,$Vs$,$Vw%6#qB)'$qE)'$;uLMPqB`BqC%$3s;$V3sQ$V3sP$V3Rw#':rdw#;6qow",
"#]>w#H'w#L7w#;3w#T/w#/'w#73w#i3w#@/w#P;w#'/w$wPw#'@rpw#72w&c7w#'+w%]Dw#/.uLMUrd$Vruw%0(w&*Lw#'Dw%8Xw#'*w$l%rDw#f6w#",
";'w#+#w#H+w#fbw%k;w(MDw#XHw#a6w%$%w$t'w&I;w%g2w#b%w#U7w#''w#z#w#'/w#H3w#+'w)++w#'@w#X#w.l#w$F7s<w#@:w#''w(06w#'$w&D",
"+w$1+w$J+w'-@w#'&u;><$Bu;>A1$%(.qb$q_qa@'$+uLNl0$+1u;><$BuDGP+$$%+#hz8&4%(.qe$q_qd@;$+Nqf$+2b$+qgqguTUh'$+`U#i#(&G%",
"G-'$HG+A#i#(#h}(uLNF'$+r{uLNI'$4r{w#q$uTVz'$+E1*'$8+#i%(2qb$q_rLIw$2#w#-$qgw#-#<'$6+#i)(uLNo0$+AuDFX0$+w$I%+%(.ql$q",
"&Ew#G#.ql$U1w#P(w#:#w#1$*w#_$i;(W'$h6cu]^F'$7qJT+uLNo0$6+&L%L-0$ThG+Lw#r(#i>Z&hN%+w%Z#rNw#p&q]w#g#qn+#i>(@'$q(#kr(@",
"'qA[#kqqA#kpq7<'$+q7*'$+qA#ku(w#i#rCw#i#uLP`qO$qsZ#iN(uTXs'$qs`+#kww#,$B4#kw(^0$4w&N&w%(#rJ$rIP#(w&S#4uDG5]]rK#k~=#",
"iS1&$%(-'$G8$$-'$1G$4C0$4h6X$8BuDGP+8(%8w#[#8w%I%GJ(#l,G*'8=I#i^8&Fw#m%&h6%h6-'$q7hAT6-'$qAhBh58-'$h:hCP=W'$+4w%##q",
":#l-w$V#6w$V)w#,#s2w$`$w('+*'$hJsS2b$4qg+u]`qw'_$E#s3w(-$#r}1&F%Fw(U1hOw(U&ij(*'$hRsT2b$8qg+w#7%w&=#hn#im(#il1C0$h;",
"rOw$F(^0$hrw)V)<'$h_rO*'$rM+#j'(&8%4w'H#rPw%a#9'$hzEw%.#w#C#6+#j,(w$N#-'$AF+J#j,w$;#+hK2b$h;w$;'#i~(&h4%h4w&^#hJ+a#",
"i~hNw&s&hPh7$$C0$6s4X$4BuDGP+4(%4.rJ$rz=#(1w&c#q9#j)8&A%w$9#hDEw+>*w)&#j5Z&iE%+w&}#9'$hH]w#B$#j.(9'$hJq]w#0%j/w#0#h",
"Lrkw#0%j0w&p$s6w#`#9'$hPqww#9$&6%6-0$s6L+6#j4(uDFX0$s8w$)(9'$hVqn^w#I*s8H+6#j9(uLNI'$hUqs<'$]w'O#+E#lzw%^#4]#l|w-3$",
"r=w*X&i1q6w#9#+#jWw#m#+q~#lx(#jYw+>#4qn#l{w#M$r>w#M#w(i#Aw+]$q6+#j`(K'$Ew#7$E#m$w(j&$%+@'$s3w#8#iT#jMw'A%w,`Ejp(#jU",
"(w,Q$'$FL+P#jWw$s#i_w#P#+r{#jWw,~#ik+w$E$+r{#jXw([#w#+$w.=#i1w%I#i5#jYw$M$s9w''$j~ruw/f'<'$LrT<'$iVrUuLO+w%Q$k%(Y'$",
"+rVw#0%k'w#W$rZw)R&h71#k,Z#k+w(~#4w#;#r[w&n&Aw(+%#k0Z#k/(&c%69'$JrXw$L#qs#k2Z#k1(&T%TumqA0$GJ6=+A#k0(w,@$0$s9hM+h5#",
"jmw$,$how&.#w+G#qpw+G##jpw&.%qe$q_qgw#3$jr(&A%A-;$6A+=#jtw#W$hww#W'r]w#G$jvw#W(Iw#3$jxw#W,jzw#W$i#w#W'w#{%j|w#W(w$@",
"%j~w#W,k$w#W$i+w#W'w#{%k&w#W(w$@%k(w#W,k*(D'$h=BK'$h[s:uLNUqm$4+D'$+7#k[w#:#4B#k^w#+#hC7W'$qns:Y'$hbw(;%w'Y#AO;$A+#",
"kb(#k3(uLNh0$rAi%w-S(uLNUqm$Pq]w#l%klw#l&knw(6#F4O;w'_#kn(#k:w.~#=#k:Fw43$;$+GHA#k<w%-$hrw4o$k=w10'16w-<%q:X$47w-<%",
"Nqf$H<'$Aj0w)P#q/2b$6w.'(l$(.R$kIH#(+*'FHI#kJF&P%A&a%L#kHw#w(aw#w,w(t#w#s#j<*'$j9w%J$j=#l0(C0$+i0w%B(Nqf$hC<'$Jw$6#",
"4w$6(l9(#kYw&c#8#kY1w&j$w&+#1=.R$k^h6#(+w/X#*'h5h6I#k]h5&h7%a&hG%hG#kZw$P(hIw$P0.R$kfAw,7##kcw%{$itw2i'h^w$N#O;$1A#",
"lQw#4$q{w#4#w#,#q|w#]&lWw-,$uLO+'$+r$#4w(R#8w#B#r%w#B&l]w#B$NS$+uLO(S$+r&Nw$,#l`(uLO*w#R#w'N$@;$lduLO+;$+4#le(&H%Hw",
"#a#r'w#a#@;$lhuDFyw);#li(w/n#&h:%h8w#@#r(w#}&llw.1$w$@/r)w#B&lqw#B$w$@#uTW@S$+r+Iw$A$lsw$A%w/~#r2@'$Gw#b#4#Jw$A(r3w",
"#b&l|w$$(r2w$$&&hP%hP@;$m##l|w)]#+7#l|(&hV%hTO;$hZ1#m)w&,5m/w&,<m4w&,2m7w&,-m;w&,%m<w&,0m@w&,$mAw&,4mDw&,<mIw&,3mKw",
"&,GmTw&,7mW#mTw&,$B#mP(&i*%i*-'$hUi'+hS#mP(#lm(&i-%i--'$i/i1+i,uDFX0$jNw#v#w+K'i:kb*'$k_w+K$kc#mbw=O$jU&=%=-0$Gi6+=",
"w#O(#lxr.&+%+uTVz'$6r.P<'$l$rOY'$4juw$|#jo#mkw.##6+w7Q#w:&'&iF%iF*'iGiHI#m$iG&iI%iDw<*$l~w7V$kVw#u$m#w+^(4w<3%=w<3%",
"rFX$87w<3%<'$8w9D#+kyw$#$w5>$R$m/J#(w#/$*'PL(#m2P*'JFI#m1J&c%w@V#jYw%#(^0$jxwA<$k7k8w:C(*'$]j|w:C*n-w:4$l,2b$kyqg+K",
"'$JrSw'E#h>uLOJ4IrRw6/$&hB%hBw$i#idh@cuTXz'$qs7+#m@w6,#l4E^0$l4wAh*rJ$rIlO#(=w>c'w#<#k|w#<#W'$JF#mG(#mFw%a'46w%a%Aw",
"%a%s=w%a%w#P#C0$=l]w#x%w3E#rJ$rIFw.T$mTw3E$#mT1w(R#w/Q#816*'ca(#mWcw$o#*'HPI#mVH&T%JW'$k}T.rJ$sAlL#(+#mVw$>'h6Lw$>%",
"Tw&|9lVw&|$#(F.R$mhGw&B%HP(#mgHwAK#I#mdG&L%=&hF%hF@'$r}uLO+'$kh+#p#+`(w(9$mew(-(hJw0h3mzw0h%mmw-D$l,w#8#w#,#jrw0h)n",
"sw-_5nyw-_<n~w-_2o%w-_-o)w-_%o*w-_0o-w-_$o.w-_4o1w-_<o6w-_3o8w-_GoBw-_7oE#oBw0h&oBw0h*oKw&,5oQw&,<oVw&,2oYw&,-o^w&,",
"%o_w&,0obw&,$ocw&,4ofw&,<okw&,3omw&,Govw&,7oy#ovw0h&orw0h,or(#nww0h.lcw#v#w0h(mv*'$msw0h$mw#p#+'w0h$ljw0h4o&w0h*#i;",
"(&i@%i@*'iAiBI#o(iA&iC%i=w(R#wM'$wAQ#iGw%7#m(#p#+1(#o*(#p#+<wB#(w#r#raw#r$p#+>rc#p#+=w+^'rcw0h-q6w.*)wDD#=9'$TwO;%#",
"p#+IwL3$w=w$B#p#+Jw#t$6w<]$p#+L6wOL#uDFy'$8#p#+Mw'N$-'$=6+49'h4h5(#p#+Rh4wB8#w.L#I#p#+Qc&h6%Pu]_/qO$h6111#p#+UZ#p#+",
"T(&h;%h9wM1%p#+O(#p#+Nw$a%qO$4h<w$a%h@w$a,w.L#Y'$hG8w%Q#wCU%w$^$#p#+Yw0P#6Eu]_/qO$++++uLO+qO$6+9qOLc(#p#+_Lw=_%p#+^",
"F&a%G#p#+fZ#p#+ec&hL%hL-qO$h5hBaJ#p#+](#oS(#oRw$A(hOw$A$hShR$4w$H#hT$8w$H#q:X$Aw>$)nrw/q$J#o_w2(#w3q%#o`w&t&$%w&4#h",
"5B.ql$Vw)2$9w3>#uDF~S$+w)p$p#,%(&J%AwOe$h;#p#,&wKt'4wKt#p#,&(#ojw#j,hABw#[(p#,/(&=%6wP7$hD#p#,0wCR%'$4wCR#p#,0(#oqw",
"4B#hAEw@S#q:w)7(wH&$8sB.R$p#+0w$m$w(z#jAw&L#m~#p#,;(#p#+$(#p#,Gw(z2p#,Irc#p#,Hw(zRp#,Sw(z+p#,Tw(z*p#,Vw(z)p#,Ww(z1p",
"#,]w(z*p#,[w(z,p#,`Z#p#,_w(z*p#,Y(#p#,Xw(zWp#,dw(z7p#,iw(z&p#,hw(z%p#,pZ#p#,ow(z,p#,g(w*y#hT%hT-qOhwhxh_(hM-'hthuh_",
"hNhMuDG5qsqsrK*'$haw7p#+hYw'((*'$hph]#hq(w7p$w#G%hqhf.R$p#+ehzw'6#.rJ$s06#(w(n#h}w#^$wR))Y'$i&I.R$p#.f+#(Hw7V#Y'$i(",
"IK'$Lrf.R$p#.i4w#d#w0*#6w/Y#F%F&i/%i/*'i+i,I#p#+bi+&i2%i)#p#-21#p#-1w#t$oFw'~$p#-2nU#p#-11K'$nrrS#p#-C(#p#-BwGp+w9/",
"&-'$n^J$8X$=Bw#A#_0$8wQw)wY5$qpw$>#C0$P+w9+$0$AG+8uDGP($F%w0/#Lrnw%,(W'$h4rnw;c,6w;c*p#-aw;c$o}#p#-_(#p#-^w$R(Hw85%",
"rnwIC)W'$rq=w#['FwUu#owqg+uTWY'$+IrR#p#-nw'{#+hN.R$p#-jPwII$w:J#p#-kH&L%G#p#-i1#p#-h1#p#-gw$#(Fw%R%Lw-X%aw-X%rnw-X%",
"A(%A.R$p#-uwXW&FH(#p#-uw;d#4uLO*wXd$p#-uG*'=AI#p#-t=&L%6C0$Frrw(;+h_T#p#-o(#p#-phI#p#-~1&h]%4&hL%hJ#p#-ww$B(hLw%B0*",
"'$=Ew,z#qMhbwS:$GwS@$w&=+8wWA+p#.5w&=$p#+P2b$p#+Aw%j(p#.9w%j$ht.R$p#.3wJg#wJc%p#./wJc%ha%ha#p#..Z#p#.-w$L'huhcw%k$h",
"shf$4-0$Zhh$w=x#1hj$w.i#h{hl$JC0$8rnX$Hw-^&w%J#Fw6C&p#.Fw>Z$w/##rsw(M&aA+w7H$w>}%R$p#.Mh4w#F'rr_0$h;EuLNh0wNv#p#.Lw",
"^j#w.H#+rt*'$hC+#p#.Hw#4#w$3#+w&P&w)%%hFE#p#.Sw.=#+#p#.SwWK%w*y#14#p#.P(#p#._1&h5%T#p#.Vru&h5%h5-'hIG8hJT-'hF(8hGT-",
"0hDH8ruTuTVz'h@h61hA&hH%hH*'hBhCI#p#.UhB&hK%h=&i<%i<-'i=hahbhJh=-'i8i)hbhGh=w%_#hchBh>*'i;(I#p#.`i;&iA%i8#p#.Ti:#p#",
".Si@#p#.Ri:w$W#i7w%^#u]`v'$r}E1i=w-@#&iG%iGw#X#jNi>w$Z#1jOiE8w_8$w&d%6iKw&d$=iN$w,v#r}_w-M#w,$#w&R%w#6#wXK%p#.awA>$",
"w$(#p#,0w,s$r}1w8`#*'$p#,fw+W$r{#p#/%p#,6w#w&p#,8=w)(%rOw]$7p#/,w]$$wB3$p#/+p#,=w#Y&p#,@wRA&r{w#Y%w*6&TA#p#/<w38,p#",
"+nw'c$wUJ(p#/AwU&(wUk%p#/CwU&,p#/Ew#W$qrw#q#D'$6wU/#aqswU/*p#/OwTC&p#/Qw#+#J7Y'$h7rSw[c$w*M#=O;$=+#p#/T(Nqt$+2quwfl",
"$;$+`q+#p#/VZ#p#/U(&h<%auLNg0$qvp#,)w,1(D'$h7w$,#hC]w$,*p#/cw$,&p#/ew#+#h<w$,#hHsRw$,/p#/h(wgu/O;w54#p#/hZ#p#/g(&hN",
"%T#p#/dqyw5Q#qyw'E$9'$hRw[r$q2#p#/gw[&#hTqyD'$hKw$C#4w$C+p#/yw$C&p#/{w#+#hPw$C#Gw$C0p#/~w$C0#p#/t(NS$TuTWAw#M#qzw$P",
"%p#/}Z#p#/|(&hd%hdumqA;$hLhYh:hI+hJ#p#/w(#p#/tw&r$p#,Ow6k$p#026w#/#wCG0p#08wCG<p#0=wCG2p#0AwCG-p#0EwCG%p#0FwCG0p#0I",
"wCG$p#0JwCG4p#0MwCG<p#0RwCG3p#0TwCGGp#0^wCG7p#0a#p#0^(#p#0Hw7X#hR#p#0HhUw7`$;$+hRhVhSw#c#p#+iw<5&87#p#0hw.a$D'$=B#p",
"#0iw#f$w<,#8+6w;_#n-w$J#p#,k#p#0m(#p#0kw=f%wPW'iJ%iJ*'iKiLq9#p#0UiK&iM%iHw-%'p#-Qw$a$w2A*i`w2A+p#0ww2A$p#-p#p#0Z(2b",
"$p#-aw2D(p#0{(#p#0[wb@$rS#p#0[(w:C#p#-*uLNl0$4p#-*w0w$w*x(K'$p#-/rSw$M#p#-zw8N&6+umq1'$LE11+Pw,Y#&h8w'.%p#-{w#Q#2b$",
"p#-pqgr|w$w'6%6w$k#_0$i~wgx*p#0Uj$#p#0Ti}K'$p#-;rS#p#1@(#p#1>w3K'j$w8f,j,w8f~w&-'p#1^w&-$p#.G#p#1[(#p#1Zw8fMp#.Aw&Z",
"(p#1kw8f(p#1gw8f)p#1hw8f%p#1f1#p#1e1#p#1dw8fLp#1rw8f*p#1rw8f*p#1rw8f&p#1qw8f8p#15(#p#16hI#p#1{w8f)p#1tw8fkp#22w&=$p",
"#.v2b$p#.gw%j(p#26w8f(p#20w8f)p#2,w8f)p#2+Z#p#2*w8fdp#2Cw8fAp#2Jw8f4p#2Iw8f/p#1kw8f8p#2Pw8f%p#2Pw8f,p#1s(#p#2[w8f%p",
"#2Sw8fJp#2Rw8fDp#2]w8f%p#2Qi:#p#1yi@#p#1xi:&iD%iD-'k>k@iIi@i8-'kBkCiIi:i8_0$kCw+D)w8}%kFwY.'&kE%kE&kH%k@#p#1vkD#p#0",
"KkDw#J#p#/4w#J#_0$p#.E1uDFX0$p#.*w-^-*'$kLp#+Gw+S,p#.Mw(8*p#2tw(8$p#/Y2b$p#/JwZy$p#.mwZy$FwZy%P%P*'$p#.TwE9$p#03w#v",
"(w#q(uDFy'$p#0:wGC$w#u'8+#p#3'w#u$p#/h^0$p#0@wts,p#0,wts&p#30w8c$9'$p#0Fw#Z(a+#p#33w{J'8w{J#p#33w#i$p#/s2b$p#/dwv&+",
"kow#(#p#+k2b$p#/hqgh4uLMX(+`U&h<%h<wZd#p#/yw%I&+ktw2e#hS%hSw&:#wkl#p#/5w$L(w#,#p#/Iw:7-p#1'w:7.p#1)w:7+wK5$K'$p#.yw",
":++p#3Pw7_&p#3Rw#+#Aw7_#p#.~w:+0p#3U(uTVz'$p#/B1w6B#r}w#:#4K'$+w8I#Hw#j&p#3dw#j&p#3fw2T#=w8D#Hw#e$8O;w&V#p#3h(#p#3g",
"w+Q$p#/3w7g$p#3iwH9+wm*6p#0Nw&`#]wm*,p#3yw,0#p#4awm*)p#3uwm*)p#3tw#w(wm*5p#0Z*'$p#0Ww$]$p#0[#p#4)wm*$p#/Nw&](wm*'w$",
"6#wm*)p#42(#p#4)wm*%p#4)wm*.p#4uwm*-p#4,wm*(w#w#p#0,w43$p#1ew$Y(4w_K3p#5#w_K$uDFX0$p#/|w$O(w_C#=#p#4Kw[95p#4Qw:r<p#",
"4Vw:r2p#4Yw:r-p#4^w:r%p#4_w:r0p#4bw:r$p#4cw:r4p#4fw:r<p#4kw:r3p#4mw:rGp#4vw:r7p#4y#p#4vw_C&p#4vw_C'hY1#p#5#w&,5p#5)",
"w&,<p#5.w&,2p#51w&,-p#55w&,%p#56w&,0p#59w&,$p#5:w&,4p#5=w&,<p#5Cw&,3p#5Ew&,Gp#5Nw&,7p#5Q#p#5Nw_C&p#5Jw_C,p#5J(#i.(&",
"i2%i2*'i3i4I#p#2wi3&i5%i0&i7%i7#p#2vw*/(i9w,^0<'$=q9w+a#p#2%wS_#wkZ'p#3$Fw,S$wkN#p#3%J&H%=wH4$p#5`w#m(Gw#m0w.0#wT&#",
"p#6>w#h$w|I#w15#qwwT>#6w#2#+s&#p#5nw%G#p#6GLw$,$wTq&wWM%p#5pc&T%Hw$,$p#33w$,(Lw-]4w$v$p#2B#p#3;w(h$p#1Nw1&$rJ$s0w:^",
"$.R$p#3Dcw#,#O;w3|#p#3Bwym$.R$p#3Gw7V$w#K#Pw#B)p#3Gx$*%;$Ax$*#p#3Iw$e#p#3Mh:w#C#w@v#p#-xw${#p#1Y#p#61(#p#3Kw$1$sCw$",
"H#9'$hAqswVh0hFqp.R$p#6mwk+#wVh&hHqp<'$rkJwVm#w$]#p#6q6w#z#wVm(H%H&a%aC0$hGp#1Ww#l%w(O#rJ$sAh7w#K#w%L#hLD'$p#1-wHV$",
"w2w+p#6Mw20&p#6Ow#+#p#12wHV$w2w0p#6RwK#$w#{#p#2:w26$p#6]hLw#/#r4w+~'r5w*~&p#6cw*~$p#6dw*~$w#;#r6w)y&p#6gw,:4r7w#B&p",
"#6lw,:1uDFyw*}#p#6pw,>-p#6tw,>%p#6uw7v$w]O#w#i#r8w#i&p#6xw+%0w#B#r9w#B&p#6}w,E4r:w#B&p#7&w,E,r<w,E$w$K$p#7)w,I-Jw,I",
"%Fw$K%hR%hR@;$p#70#p#7-(#p#4Bw/.$#p#4Bh|&hV%hVwH&#hTh}hU2qu$hYqgqgw8*#q+&hi%hi&i5%i5*'i6i7I#p#4Ii6&i8%i3&kQ%kO#p#4C",
"w*>(kQw*>9p#3W#p#4Kw('#w,8%#p#4LwGD$p#/#w$^#p#2a#p#7A(#p#4Mw)D#Lw)D1h5w)D#p#7r+#(Gw)D&h7w)D(Hw)D#p#7vw)D0w)1#aw)1'h",
"8#p#4^x&X#sDp#3&C0$h:p#2aw<m-w#,#p#36w4v&h@1#p#7_w#4$w(n0p#7ew(n$p#7fw(n0p#7iw(n<p#7nw(n6p#7rw(n-p#7vw(n%p#7ww(n4p#",
"7zw(n<p#8#w(n<p#8(w(n7p#8+w(nBp#82#p#8/w1u&p#5:(&hX%hV#p#5:hq&hX%hXw97#hUhrhWD'$p#2kw,v#hbwRM+p#8:w,v&p#8<w#+#p#2pw",
",v#hgwRM0p#8@wRM*uLMX(L`U&hh%hh&i)%i)*'i*i+I#p#5Li*&i,%i'&lZ%lZw%7#sEw'^'rAw'C$'$r}#p#8K(#p#8Jw<b:w29'p#8sw)i$w%G#H",
"#4(wwT#]#p#8TG&F%8w0`#w#x#p#4'w.@$p#5Yw#q:w3u#p#4s*'$p#3bw)k#p#9'Gw2c$AGI#p#5cA&J%6&P%FD'$p#3>w%w#p#3ew%w+p#8hw%w&p",
"#8jw#+#p#3Dw%w#p#3jw%w0p#8mw%<$w@Z'Jw#_&p#8yw#_&p#8{w@Z(Jw@Z+p#8}(#p#8|w&#$p#3yw%*$p#8~w@ZCp#57w>B,p#91w(w#p#9Iw6%)",
"p#9-w6%$&c%P#p#9,w#r(cw-]4p#5C*'$p#5@w$W$p#5D#p#9=w@U$p#46w-@(Nqf$hBw(2$Jw$1&p#9F(#p#9<wmu$#p#9<1wss$w%j#18.R$p#9]h",
"5w@P#wkn$h4h5I#p#9@h4&h6%c&hE%hE&he%hew6L$p#9Iw$S(hgw(>8p#9cw7U9p#9Ww%S#p#9kw7U2p#9Yw7U)p#6Kw7UDp#5f#p#6Sw'B#Jw/f#p",
"#9ww$9'Px9|#rkw$9)s+#p#9lw5d$x&D&w)v#p#6]w&2#Pp#4dw/K(w$P#w/u$D'$p#40w)3#Gw)3+p#9zw(T&p#9|w#+#p#45w)3#Lw)30p#:#w,+0",
"T%Tw&J#*'hFhGI#p#6phF&hH%hC&iM%iMuLNh0$sFp#4^uLNh0$+p#5lw$H(*'$p#-#p#1zwK^,p#5$wK^*p#:2wI~$p#602b$p#5}wK^$p#5DwK^.#",
"p#7lZ&p#6{%p#6{u+-~u++m"};
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
/* leaf_sort.comp, 8102 words */
static const gpusorti_line gpusorti_spv_leaf_sort[] = {
"$#%h#u36-qUu36.h%uLN@uDE4uDE)u;<7qXuDEEuDEQh&u]`|uLM[q#qYq$uDE;uDEGh'h(h-h)qnh$q/h*uTU_uLNquLMSh+h2uLMcqmuTUluLNkh/",
"uLO,h,h0uLNDh.rDu;;ru;;suDE%h1uLNBuDGLuTVzuLO*qSh3h8qjuLMPh4u++muLMlq'qoh;q%q*h6h@v$o9)Su+3euefUu#3/2u33U#u33Uqbu33",
"Uqdu33UqeuTU44v6RUmWv<bs>Dv/AM#F2u;;c24uuvzq(#v@8$D$2#w#$#uTU9dq4444.#q)aE#2qG2u;<Aq,d.#qF2.q-qEq&w#7(E=4qGaE=dqGq+",
"E=q&qG=E=aqGq3E=q(qGq7E=q)qGq;E=eqGqLE=q+qGqPu;<A=d.q&q.q=.aq.q;.#4q(.#q)q+w#y%q2w#y%q3qEdw#7)q5w#7%q6qE2w$F)q8w#7%",
"q9w#L#4ew#;)q<w#;%q=w#P#4q-w#i)qAw#;%qBqEw%/*qDd.##2.qEqE4.qF4q,.#4q+.#4q).#4d.q(q.qA.#4q..#4w#m#au;<Aq)2.q)q.#u;<A",
"qMw#1#q&.eq.qL.#w%{#4=w#F%q.q<u33W#u;;v#XuDDz#qD2uLM:#X%%u;;v#%u33X#uDD|#%duLM:#3,%uTUK#X,%3uDE*#33uTUK#%3%%uDE*#%%",
"uLM:#,33uuw0#X3,,%%w#2#%3%uDE*#X%u]^[#w#4$u]^[w#W#%w#_%,*#e%)%#u++2Pq+%Qq,q+*#=q,-qiq-=uDDz#qD4)[#2*#=w#B#4)%#2)%#d",
")%#aRq.%qpu~#==w#~#%%q.%%*#q,=-qq#q,*#q,%uDD|#%q&*#4qt-quq&4*#4%-qua45%q04@,#ruq0b*#e3Pq13Qq2q1*#=q2-qyq3=)[#e*#=3P",
"q43Qq5q4*#=q5-q|q6=Pq7%Qq8q7*#=q8-q}q9=5%q:qD)%#qDw#i#q:q~Pq;%Qq<q;*#=q<-r$q==)%#q3w#;$r%u]^o%#rtr&Fb@[#rJq:;w$8%5%",
"q>2w#-#q>b)[#q+Pq@3QqAq@*#=qA-r,qB=PqC%QqDqC*#=qD-r-qE=w#J%w#Z'qFw#Z#rvqF;5%qGw#e$qGF5%qHqD@%#rLqHF)%#qC@%#s6r2r3@%",
"#s3Fr4w#D$w$)#qCw#X%@,#ryqHq~)%#vfMXspw#J#qHw#J%r;w#a#r<Fw$n#r9r:r=w#x%w#^%w#z%w%$#rB;)[#w&=%F)[#q&5%qIq+)[#aw$`%-q",
"vq(w'K#du;;~,#)%#q+)%#rk5%qJ2w$-#qJw#p$rM;)%#q7)[#q35%qKsq5%qLw#p#rvqL;*#q)%-rR#q)-qvq)4w#+#5%qNqDw#3%e4uDD|#%a)%#q",
"&@%#rPqKqNR#%rX*#arY-rZ#a*#aw(X#syw#V%qOq+w$b&%#qe5%qPw(k#rIw$D#qPrbw%.#q~rcw%T$w#)#rPrew%A#rJrfFR#%rg*#arh-ri#w$+#",
"t_w#9$qKw#R#rlFw#L#rmqKR#%rn*#ero-r]w%S$rvq>w'q&@,#rqrrrs@%#rNqKqO)%#u#QR@,#r}rurv)%#u#QQ)%#u$$$w&X#rwrxryw#*#rtrz;",
"uDD|#,dR#%ru*#ar}-r~w&A'u;<#,#)[#q))[#q>)[#q=)[#q<)%#t5w$p$qIw$M#s+FR#3qO*#es-w#m#rrqOw#2#s/*#es0)%#rJw%H$s2w$]#s3;",
"R#%w#K#s5)%#u#IkuLMN%#s7r{w$n(ruq0Fw#4.w)F%q>b5%qQ4uTU^qtqRqQFw&D#qE)%#qF]Xd2qT$#-s.#e-s1#e-s6w#'5u;><#2u;>A;#$<Gql",
"#q-qks&6%#'w#-$qzw#-#uLNl,#';w#2$s'w#2-s(w#L(s)w#-#uDEC%##H,#/;u;><#2uDGP'#'$<u]^tX##D9I&7$7H,#f;uLNg,#^'uDFX,#'w#F",
"(uLO'%#Lcw#w$w#I#0,#>I'7w#B(&hC$'H,#ZFw#5%#$'uLNF%#h:qIM%#'s+(%#s*'&:$7Gqs#qrs&qkw$K#&C$C0%#7C'>(%#'gw$f$'w#=#w#e#S",
"w#w#H,#hEs,&/$/0,#^Y'/w#~(w%,#&8$/(%#LFw#^)w#x&:C'>T%#'DHw$v#w$k)hb$'uDECX##&#$<0%#;:##A,#7qOU#/4uDGP'/<$/M%#:qK6%#",
"rU(%#/'T%#YFu]^F%#4qJ/'(%#hD'uTUd3##hi/1qx#h{S+</(%LSO&D$9w$*#rrw$*$w#~&/w#~0V%#rr:;M%#>w$(,hFw$(*hVw$($h{w$(#i09w$",
"($SDO&Y$N&h5$h5w#Y#w$'&/Zw$'%rfU#/2w$'%1r]#rj:+<;(%8:qK&>$w%}#rUw%m-+rq;&'$'uDG5bbr^w$q'7w$q,w#I#w$k-1qx#iI963#'uTU",
"d%##/i6B%##7J%#/FM%#r%w'a$s4w'G#6%#rTw$f'8##uLNm,#7;w$f%w#x#A,#Zhvw$P(6%#rSw(N#Fw$h#I&8$8w)L#C'8w#F(B%#ch>uLO'%#'Ow",
"%E#'uLO)%#Fh<u]`qw$>#;'w#9#h>J%#'qh1qg#ikhQ+<'&9$9uDG5rWrWs7&Z$ZT%h9h:O&c$f&g$h=A,#hJi+w#y+hGhJw#y-hHw#y*hJw#y'ivh]",
"w#y&&hK$hK&hZ$hZ(%h[h]O&h^$hXw&M#BX##i7w&V+h]w&VBj)w&V'h`'irA,#8iFw$_+hb8w&j#/1qg#j0fw*l#w&.#8+/w&:#w,N$rtw&u#J%#Ds",
"8W%#'fw+C#w&H$w#K#^71r]#s#Cw${#Y$Y&h>$h>(%ghAO&hB$h<w+5#6%#rqw-G$w+P)w*I8w+H0igw*C'w$,#w,Q$B%#i'w#(#hEw$o#/Fw&g#w&]",
"#'rPW%#8'1qg#jTf+<'(%h5fO&h7$Dw&:*F^w$W%w%n#'U#7dw$X,K/w)7)w#=&H,#>Dw.,(M%#bfw-k#Fw%o,L7w%>'Cw'@@qg#jv9w%2#w(F$Tw$z",
"#uLO+%#'Y(%#7'A,#Cw0o)6%#9w(r#rPA,#>'w*J'^'8A,#DjDuLNh,#/w#P)ueg(X##jzjWh7Sw1=#&h=$h=(%h>gO&hA$cw%l$hL$hLuLNF%hMhNb",
"&hO$hJ&hT$hTM%hUhVb&hW$hQ&hn$hnw%)'hpw%)>uLNo,#'jTw'|)9$w'K$8w1W'i#w&4#&/w)Q$iu8w,N$B%#i7w2A#:0%#L:w,N%i*w#K*i|IB%#",
"i=w%J%%#f8'71qg#kIg+<w1t%w-d&9w$c%Sw-d)w$B#>w$B'w*C$w(/#hA&7w#,$:hBw4L,H,#9hFA,#h5hLw&H$w&^&C9'8&I$I0,#9I'>uLNl,#h9",
"hPuLNh,#s9w#])W%#fr{W%#hPr{w5e#w':(Zw.b*ueg(,##k`k<h=hVw5K&SN/w5K)6%#hLw%v#O+hM<w'Q$hH$hH(%hIhJO&hK$hFw#J#s:w#J&hP(",
"%#kF'Gqg#k{qk;w%D#w(T#khw*{#kiJ%#hes;T%#q~kkuLO'w';#w+.$uLMk3#';B3##/w77#s%S7&^$^&hx$hx(%hyhzO&h{$hvuLNh,#rtilw,aTk",
"Rw,a01qg#l7Lw,B$ILO&S$Kw/Y+Nw)6>A,#'kbw$R(1qg#lFLw+K'r{1qg#lJYw$+$r]#s#7w.{#C$Cw/##(%^h5O&f$Sw$3+Yw%+>w${+lZNw${$9N",
"O&I$>&hS$hSw$M#s<w$M#w#x+w&$-w%,5l'w%,+lkw%,$Gqg#loDw'c$w%((>$>&D$D(%Y^O&h5$Lw$/+Dw%(Klww%(,w#k+Kw$wClFw$w+m-w$w'm1",
"DFw$w<uDECX#jvw&|5w$/5lYw$/+m>w$/$(%#lmw%.#m@w(0(w0p$uLMk3#7'B3#iF'u]^tX#iEs%C'w,g#&h7$h7(%Zh9O&h:$h5&ho$how#t#w;[$",
"w'WPlsw$S+mZw$S$w<)#D;Gqg#m_'w'^(8w)c3uDECX#kHw$5'^w'^Kmhw'^,w$K#s=w%*Tm9w%*+m}w%*-n%'w'm(w%*7kk&h9$h9w$9'cw$9CmNw$",
"9+n3w'q'mbw%B#n3w'q$w#D#s>w1}#w$A#w#D$w6P,;7uLMk3#Cw((##s%I/w9D$c$c(%h<h=O&h>$h9w/h#&n<$n<u+-~_]X#2qVu;<0%#u;<0%#$#",
"w/5%qhwCF$w%:#(%#:w=d#7w9i&w4-&uLNF%#9CuLNI%#NKw:)$Vw4`#;(w0{#wCw&;C'>w#j$Iw#j%h5bwD>%+<Fu+-~_]%mx2qW$#1qs#qrwEI$w:",
"o*w$)&w#Q$wEf%w%@%C8'7u363<_]%nLw#_$qv#q&w'-%qv#aw)=$Mw8H#w#:#w#1$w8V$w#S#3ms2qZu;<0,w%K%wHg'w$2#qww&o#w#,#Cw&W$qs#",
"qrwHn$w3}#IGq{#q3qk'w=o#&C$:Gq{#q6qkDw#1$9$903#79'K&D$Lw#c#fw'[$w#c+h9Gql#q9wFs%w3w$&h:$Cw#N#r#w#N#Gql#q=qkgw#@)g$8",
"wA3#r'w;K$Jw<p#wH^#q:uLO'%#hGr'w#P$w#m$uDF+[#8uTWAw(y#r(w#Z%hJ$hJu~%b3#h<hG^h:ID'Yw%V#Xk42q[w%V%u;<03w%Y%uDGPr)w%H#",
"w%Q<+<I&>$8w%P$S+<Lw*d$N$Kw#Y#Yw#Y0h7`%#h72w%M$/w+5%:`%#h9w#5#q=qkcwC*'Z$Zu+-~_]3nIw'05r*w'00r+w'09qBw'0:w#c/h:w'0)",
"w#c$ql#qEqkh=w#1$w#c#%w#c$w&R%h>$h>03#Sc'Lw&N$iTw&N0r.w&N0w$o/w&N)qBw&N9w#Y(w&N:qEw&N0l-2q]w$S(r/w$S'r0w&L#uDFy3#Cw",
"Mx$3#K:wMx%r1w#;#`%#74wAz#r5uTU}3#':4w,'$3#>9w<G%r6w#H(uDF+[#'uLO([#'r7uDF+%#'uDFy%#w;I#'r5uLMk3#/'uLO+3#Nw'#'I^'9&",
"c$h9w#b#r8w#b&hA2w$*#r>w$*#hC2w$*&hDgw$*%r@w$*'w#H$w$O%w#H'>Iw#H%rAw#H(w$O#uTW@[#'rCOw$P,w:i#r>uLO+%#C'w#e#I2&N$N03",
"#Lh5'NwC1#03#h=hHw'n%%#2q^u;<03w'n$w)f/rEw$/&Kw$/#Kw#'#uTWA%#7/w'-'L4J%#Lr3w>5$uLNo,#Dq~w#X#w/[(w'b$w>g#h7wRn#w/x-w",
">o#h<uLO)%#Dw/x';8'7W%#K'&L$L0%#YL'Cw-h#hAw-h'7'&hA$hA0%#h:h>'h5w%&&q_w$|$w(~#rFw0A&8qIw3p$w#D0rGw#D(Tw#D#w2p$qIw#K",
"$,#2q`w%o#w)*&w%l(rHw%l&C4w#($AwC3#wD-/>:w#1(`%#^2w#($w#N$wOA*&K$K0,#ID'>&h5$Yw*W$w#($w#M%Z$Z0,#8S'h7w,6$#2qaw$X#,w",
"#&$w'N$w'T'uDEC%#p#,%uLNF%#'>uLNI%#/Cw4L/w#=#Nw#=#Iw#=/6%#q(wFn'D#w&#$rIw&##wFL#'U#8w%>)cw'a0KgwEW$wS*#'/w#j$,#rJ>#",
"#w#5#9#/w#*#I#w'|#9S#>w%@#ZU#Kw#v):gw&5(wS|#0%K97I<uDFX,#hWw#;(B%#i*wHu#i$Lu]^t%#iPh^/w6,%wIH$wGn$w&y)(%#h:Ow-O$%h9",
"h:9<w'E$Dw#<#uDFX,#>wXa%ghA:<'wOt%w=X#hB$fJ%#h<Fw#x$uLNf,#hgwZ%#g;H,#hf;wH{$V%#8bw&B#/r%;Ww({#uDFX,#hnuLNhw&-#w&V#q",
"pw#7#8w/^#hJwTT$hMuLNh,#'hXw$Z(V%#^rKw#G#q~w,l#Kw*x'9hM'8M%#qphh(w#=#V%#hZF7w8:$w0;#w'M#s@w8w'w'[#>sA(%#i#hZw5s#hsw",
"#;$wB1#(%#rLNV%#hd;h{uTUdX#lBw&)$huwQ~*huw0V%hpw#0#J%#hhw%Q(i3w*%'huC'8H,#hlw(2-Vw;*#w^3%%#b7'/wX`$w+(/:bw'r-,#78rN",
"wMs%,#KS'w%=%rG+<Nw#L#/w:l,rPw4J$w-s)uTUdX#lcrO'&i6$i6(%i7i8qK&i9$i2w<v#p#-<waP#w#c#rQw#c#6%qMq)+rSqM+rTqN6%#ew%|#w",
"#,#wXe#/'+rU<w4B#uLP`rV#rWrJuTXs%#rWd'+rS<w#,#2/+rTwY0$wZp-w#g#wYt#1r]#r[w4E$8$8wB+#w#N#w#q#wS4)w#N#wT9'2uDGP'7<$wV",
"C#r[wOO$wA$&'/+rU<(%K9O&Nw#l%w/p#w#A#w#t#w/4$w$y#qO+r_<w>$#w/]'uTXz%#rW4/w#G#w$T#w0R$w@7#wSi,ew$5#'+<Kw'J#wCt+:w,W%",
"K#w#f#w$l#7'U#:2uDGP':<$:w#Y#:w6|%K9<(%:>w$e#war#NZw$1#cw1/$p#-<2qbw3S%w0d-r`w0d'2w2[#w2:#/wI%#wU(#9w3<&w#E%Sw#E$Sw",
"#E%L$w)Q#Yw3_)`%#Z2wRT#w0V#4T%#rah9w#N$`%#h<w#^#h<q~wPK)w5D$%#KN'9wUq#umqA%#ZcDh5w5F&p#-Yw&E&w#S#rdw#5$p#,yw#5*w^$%",
"w%]#Jw*e#w`8$uLO'w4/#wW`$w1d$p#,uw)N#uDG5bbrkw)[#p#-:2qcw#a$-rpw(d$rUw'U#rnw&l1w#*#N#w%e#/rnU#>wFX&weJ#:wFO#rfw%W(w",
"bf$w*}&wF.+1qg#h:SwU~&w$U$w^'#wXt$wC^$(%h:cw(B#>w#@'Kw#@$w5@#qM7'u]^F%h<4qMh=<w03%h:cw03#ZuLNm,#h>raw':(u]`v%#rqF;h",
"Bw0b#B%#i5hFw3<'w%1)w%*&8w%*&1qg#hTw$s$w$:$(%#Iw/*#hV9w%=*'$<uLO)%#:w^&#h5w%H$>w+n&6%#Iw%*&h79<&f$fwJ#%h9$Dw&Y#w,T-",
"w#^#rf+<hhw$f#u+-~_],p#,,2qdw5t+$#w8g#r{wHV#wfs#p#/+Cw'u$w#3#Kw#3#p#/.N'uTUd,#kk8w7`.r|#K:uDFK,w5]$YDwXn%w/T&Y':w(G",
"$p#-&2qew$0-w+&'wJi#w%j$wZ&(w%d#wXN$s$w$%#W%#>wY2#:wY2,s$w=>&w$I$ueg(,#p#,VZh7NLwkI&N9'/w$j,&h7$'+h5D+Y^wPX#w)o#p#0",
".2qfw$X&,w,X.>w#U#w1;$Ow$V#w#-$w8($wQN$wm($w#<%w#-#w#<$u~#YX#l(:s%Y7'^;&S$Iw8jC8<$w5*$Cw5*$wKj(w4Y#w2H#oJ';(%NIqK&L",
"$:&g$gu+-~_"};
/* leaf_sort.comp -DGPUSORTI_ADDRESS, 9304 words */
static const gpusorti_line gpusorti_spv_leaf_sort_address[] = {
"$0Fu;<7h#u36-qDu36.h%uDE4uLN@h$qIuDE)qGuDEQuLM[h&uDEGh(q#h'qcuTUlh*uDEEuDE;h-q$h)uLMcu]`|h.qbuTU_qyh2h,h/uLNku]^th+",
"uLNquLMSuLO,uLMlh6h4uLNDq'h0q%q,q[h3qdq*uDE%h1uDGLuTVzuLO*qBr:h8h5h;h>h9uLMPv$o9)Su+3euefUu#4i4u33U$u33UBu33UXu33Uq",
"eu33Uu#`Iumnev;F+2Av;EfUjvASSBDv>e;26v@Q%3Sv<xdo-v=4}Fhv#-<VcuTU4<v6RUmWv<bs>Dv/AM#F4u;;cu#`J<uuvzq($v@8$D$4$w#$#uT",
"U9Tq4<<</$q)R>$4.4>U<.q+>UT.q3>Uq&.q;>UR.&>Uq(.qL>Uq).qP>UY.qT>Uq+.qX>UU.q]>U$.qaw#(#qew#(#quw#(#Du;<AUT/q-q)R>q.4.",
"4u;<Aq.T/q&q.q=/Rq.q;/q/<q(/q0q)q+w$.$u;<Aq1T/$<Y/$<q-/$<U/$<q+/$<q)/$<T/q(q.qA/$<q./$<4/$<Ru;<Aq)4/q)q.qMu;<A$w#1#",
"q&/Yq.qL/$w$z#<q/w#F%q.q<u33W$u;;v$`uDDz$&4uLM:$`&&u;;v$&uDD|$&TuTUK$..&&u33X$uLM:$.,&uTUK$`,&.uDE*$..uTUK$&.&&uDE*",
"$&&uLM:$,..uuw0$`.,,&&w#2#&.&uDE*$`&u]^[$w#4$u]^[w#W#&w#_%,-$Y&)&$u++2)&$RZq+&qXv#$KM3U.w#$#w#]#&&q+&&-$UU9qY$UuDDz",
"$&<)V$R-$U.u;;|$u#`Ku;;rq-&u;;sq.q--q_u#`Kq.)V$4-$u#`Kw#j#<)&$4)&$T)V$q(-$Uw$y#q&-$<qg9qhq&<-$<&9qhR<uDE'$&w#P#&-$Y",
".)V$T:&q/<C,$ruq/X)&$q&w$$#q0.u;;sq1q0-qpu#`Kq1-$u#`K.:&q2&w#C#q2qk)&$q3w#-$qsu]^o&$rtqtBXCV$rJq26w#a&V$q&)V$<:&q34",
"w#5#q3Xw#))q/X:&q4w#9#rvq46:&q5w#D$q5B:&q6&C&$rLq6B)&$qCC&$s6r#r$C&$s3Br%w#D$w#w#qCw#X%C,$ryq6w$I#vfMXspw#J#q6w#J%r",
",w#a#r-Bw$U#r*r+r.w#x%w#^%w#z%w$h#r2w$h%B)V$q+:&q7q+)V$Uw$[%9qiq(w&e#Y-$Y,u;;~,$)&$q+)&$rk:&q84w$-#q8w#p$r=6)&$q7)V",
"$q3:&q9sq:&q:w&=#rvq:6-$q)&9rC$q)9qiq)<w#+#:&q<w#3&Y<uDD|$&R-$YrGC&$rPq9q<Z$&rI-$RrJ9rKw'v#Rw'3#syw#V%q=q+w$f&&$qe:",
"&q>w's#rIw$D#q>rRw%.#qkrSw%T$w#)#rPrUw%A#rJrVBZ$&rW-$RrX9rY$R)V$tV)&$t_w#=$q9w#V#r^Bw#P#r_q9Z$&r`-$Yra9rM$Rw$y#q3w'",
"]&C,$rqrdreC&$rNq9q=)&$u#QRC,$r}rgrh)&$u#QQ)&$u$$$w&]#rirjrkw#*#rfrl6uDD|$,TZ$&rg-$Rro9rpw#m$ruq/Xu;<#,$)V$w)x#q))V",
"$q>)V$q=)V$q<)&$t5w$x$q7w$Q#rzBZ$.q=-$Yr|w#q#rdq=w#2#r~-$Ys#)&$rJw%P$s%w$a#s&6Z$&w#K#s()&$u#IkuLMN&$s7rmw$r(ruq/Bw#",
"4.w)T':&q@<uTU^qgqAq@Bw&L#q()&$q))&$Y)&$q;)&w$S$w%J#q>)&$q@)&$qE)&$qFg`T4qC%$uLMUr9$Yrs9qV$Y9r9w#'&w#/#w#'Dr}w#+&s$",
"w#H:s)w#72w$-+w#D3w#'Dw#]/w%++w#y3w$17w#;2u;><$4u;>A6$%+0q^$qZq]2.$(uDF+q_$(7qa$(q`ruuTUh&$(TR#ho+7qa$5q`r8w#2%uLNl",
",$(6#hqw#7#8q`rvw#7+hsw#7#;q`rww#[&htw#2#Gq`rxw#2&hu+uDEC&$$#hv(H,$16u;><$4uDGP($(%+I`$$E;G'5%5H,$O6uLNg,$P(uDFX,$(",
"w#F(uLO'&$Sdw$+$w#I#@,$8G(5w#B(#i/a'hF%w#z#bBw#8%$%(uLNF&$h:q7Q&$(rz*&$ry(#i.+'=%57qf$qZrtq`2&$(#i0+'J%J@&$5J(8#i2+",
"*&$(h@7qa$hNq`(w$z&i3+w#s#[w$,#H,$hEr{'1%1@,$PW(1w$0(w%A$i:('3%1*&$SB7qa$hZw#f(i=w$,'=w$,#i@+uLNB&$(E#i>w#s#(w%p)#i",
"Na'he%(uDEC`$$#iC6'$%+@&$6=$$K,$5q=]$1<uDGP(1+%1Q&$=q92&$rF*&$1(uLNB&$WBu]^F&$<qJ1(*&$hD(uTUd.$$hi10ql$iQ[#+1*&S[D#",
"iRS'E%;w$3#rdw$3$iRw$((1w$(0^&$rd=6Q&$8w$.,hFw$.*hVw$.$h{w$.#ib;w$.$[ED#ic['W%A'c%cw#]##ib+w$-&1bw$-%rV]$14w$-%0rM$",
"rZ=#+6*&3=q9#ii3'8%(w#Y#w&&.rc6'(%(uDG5XXrN#ilw$}(5w$},w#L#w$w-#iu+0ql$i{;w*o#uTUd&$$1i6#ix(L&$$5M&$1BQ&$qs(#i{w(4$",
"s'w'w#2&$rE#i~w$x(3$$uLNm,$56w$x%w$(#K,$bhvw$`(2&$rDw)*#Bw$w#G'3%3w*4#J(3w#F(L&$deuLO'&$(Dw%W#(uLO)&$Bh<u]`qw$E#6(w",
"#9#eM&$(qW0qV$j9hQ#+(';%;uDG5qoqos*'b%buLNB&fh:D#j:f'd%O'h@%h=K,$hJi+w#|+hGhJw#|-hHw#|*hJw#|'jEh]w#|&'hK%hK'hZ%hZ*&",
"h[h]D#jJh['h^%hXw&c#L`$$i7w&l$jFw&l(h]w&l@jOw&l#j[w&l'h`(ir#jQw&.#3iFw$k+hb3w'##10qV$j[Ow,V#w&=#3#1w&J#w-F$rfw'+#M&",
"$Es+_&$(O#j`+w,)##j`Ww&^$w#Q#P50rM$rqJw%1#W%W'e%e*&h@hAD#jeh@'hB%h<w+p#2&$rcw/P%jew(%$w)1%jfw+$:w,)0igw*z'w$5#w(c#w",
")&#i'(#jsw%3#hEw%%#1Bw')#w&{#(rA_&$3(0qV$jxO#+(*&cOD#jzc'h7%Ew&Y$jwBw$C&BPw$g%w&*#(]$5Tw$e&j~8w#E&F1w)c)w#A&H,$8Ew/",
".(Q&$XOw.b#B#k-w&.%k-w)i%w&.#S5#k/+#k-w%W(Jw'n@k6+0qV$k=;w%N#w(}$#k8w/d#3(uLO+&$(W*&$5(#k:w(##Jw2;)2&$;w)S#rAK,$8w0",
"^#w+.$P(3K,$EjDuLNh,$1w#P)ueg(`$$jzjWh7[w2g#'h=%h=*&eh@D#kKe'hA%dw&.#'hL%hLuLNF&hMhNX#kNhM'hO%hJ'hT%hTQ&hUhVX#kOhU'",
"hW%hQ'hn%hn#kGw%>(hpw%>@kP+uLNo,$(jTw$J(';%w'|$3w3H$kTw(n$i#w&]##kUF'1w*;$iu3w-H$L&$i7(#kXw3|#=@&$S=(3#kZw#T$i*w#T$",
"kZWw#T&i|GL&$i=(#k]w'8#w'1#O3(50qV$k`h@#+w)-$#k_w.m(;w${%[w.m)w$W#8w#J$kgw$&$w+@$w(p#hA#ki+'5w#/$=hBw6D,H,$;hFK,$ch",
"Lw&s$w',&J;(3#kq+'G%G@,$;G(8#ks+uLNl,$fhPuLNh,$s,w#c)_&$Orm_&$hPrmw7c#w'l(bw/w*ueg(,$$k`k<h=hV#l#(w7L&[A1w7L)2&$hLw",
"&8#D#hMw$m#5'hH%hH*&hIhJD#l*hI'hK%hFw#M#s-w#M&hP*&$kF(7qV$lQq`6w%V#w)/#khw+u#kiM&$hes.uLNB&$qkkkuLO'w'g#w,($uLMk.$(",
"6L.$$1w9;#rs[5'P%P'hx%hx*&hyhzD#lChy'h{%hvuLNh,$rfilw-d)l:w-dLkRw-d00qV$lHSw-B$GSD#lIG'[%Fw-B$lGw#}(Aw)n>K,$(kbw$[(",
"0qV$lVSw,8'rm0qV$laWw$1$rM$rq5w01#J%Jw05#*&PcD#lZP'O%[w$9$lYw$9(Ww%7>w%++m)Aw%+$;AD#lf;'G%8'hS%hSw$V#s/w$V#w#~$lgw&",
"66w%85l'w%8+m9w%8$7qV$mEEw'{$w%4(8%8'E%E*&WPD#lyW'c%Sw$5$lxw$5(Ew%4Km'w%4)m(w%4$w#q$m&w#q(Fw%'ClFw%'+mXw%''mdEBw%'9",
"m8w%'$uDEC`$jv#m8w'86w/=2mBw15#(lYw$8+mUw$8$*&$lmw%=#mLw(R(w2#$uLMk.$5(L.$iF(I`$iErsJ(w-B#'h7%h7*&bfD#mPb'h:%c'ho%h",
"ow#w#w=h$w%o$mPw'sMlsw$Y+n)w$Y$w>5#E67qV$n3(w'y(3w*.0mdw*.$uDEC`$kH#mdw$;(Pw'yKmow'y)mpw'y$w$T#s0w%6(mpw%6Mm9w%6+nL",
"w%6-nV(w(,(w%61n'w%6'kk'f%f#n'w$@(dw(0@n0w(0$mNw$C+nJw(0'mbw%Q#n:w(0$w#D#s1w2z#w$J#w#D$#n<w8.%n<6w8.(65uLMk.$Jw(J#$",
"rsG1w;=$d%d*&h<h=D#nCh<'e%fw0_##o)a'n@%n@u+-~u++mg`$4qEu;<0&$u;<0&$%$wIo'w01$3qW#1wIq2;uLMX+3TR*&$AwA7#8wC/&w5^#A6w",
"5^#uLNF&$EAuLNI&$WGw<D$^w6<#6*w26##WwF|'6J(87qa$[q`GuLMX+(w#r$h:X7qa$Wq`(uLMX+BTRu+-~u++mg&m}4qFw$Z%0qf$qZqew%]#w#t",
"$w$7)83w$7#w$k1q`wH3&Gw$6'AJ(8u363+u++mg&nUw#x#0qi$q&w(%%qi$Rw*B$Qw:_#w#:#w#1$w:m$w#S#.$4qHu;<0.w&-#w&0,N&$84uLO)&$",
"8=uLNUqj$1(N&$(<#3+N&$14#8w#+#G<w4|#AwK^#w#s%w5x#8uLMk.$8w#}%n24qJu;<0,w#z%wPr%ql$Yw#'(wN02w%d#Sw(X$q^$qZqmw%]##Aw(",
"X$w#3#q`w#3$S+w/A#@.$58(=#Ew#W$qnw)Q#I.$hM5fqouDF+qp$(7qqw&2$.$(Tq+#h:a#f+'W%=uLNg,$qrew*%(I.$hTAhAXw&c/w7-$#hCa#hB",
"+'d%8#equwEK#quw@:$M&$hHw&Y#(q2#hBwNC#hJquI.$h_b(w#j0#hF+uDF+V$8uTWAw+E#qvw#w%hOa#hN+w8|#umqA.$fh=[O(h7w&6#`kU4qKw&",
"6%u;<0.w'4#w&0&w$p#8w%x-=w%x.Jw%x,;w%x$qww#W#I.$hx3Pw%x*uLMX+cTq+wOR#I.$h{Jh7w$x$N&$b47qa$1w#C#(TRwG^#u+-~u++mg.niw",
"'m:w'a+;w$h'qxw$W'w$h&Dw#3$;w$h,Gw#W$qzw'0&i65Ow'a1h7a#Ow'a$I.$i:Jh:w'R6h<a#d+wJI#@.$8A(Gw&X$irw&XBw$p%w&X)w$p%w&X3",
"q{w&X&iRw&X8iUw&X>lJ4qLw$S)w+1&#1w@6$q|w$&#w#,#q}w%|#2.$FuDFyw&C&5%w@8$q~w1H&Sw-U$wF0#r&#1wB~$w#B#r'w#B&cw#B$uDF+V$",
"(uLO(V$(r(uDF+&$(uDFyw1W#fwA]#(r&uLMk.$1(2.$h=uLO+.$(1#ewB8$'d%fw#i#r)w#i&hBw.F$w$+#r/w$+*r0w#B&hGw#B(w$J+r1w#B&hLw",
"#B$w$J#uTW@V$(r3Dw$K(hOw$K%w>,#r/2&$Fw#f#1w%O#w$K#hR%hR2.$hVw0.$$4qMw/Z*w]R)wYi6w$G#r4w$G#N&$E4uDF+V$Ew#'#uTWA&$51(",
"#[aw.X#J%=N&$O<M&$Or$wBx$#EwG`#bqkw.5%w1~#Pw1~$N&$h=4wCS#h=H,$ew2B*fw3V$w0b#hCuLO)&$E(w)t#w57%63(5_&$F(w&d#S%S@&$WS",
"(J#hA+w.b#hGw.b'5(#hGa#hF+'hA%hA@&$h:e(cw%_&qNw%X$w3b#r5w2d&3q7w7($w#D0r6w#D(uLNBw#D#w5m$q7w#K$,$4qOw&K#w)e#w&H%r9w",
"&7-r7w&7&;<w#($KwGB#wHB/8=w#1(w&E#4w#($w#N$wTe*'F%F@,$GE(8w-7&c%WN&$dw#S#dw#S%w22&w-*#,$3[w0`&$4qPw$n#,w#&$w(@$w4}/",
"w#'0wav+wa,'w#7'w#@/qV$YuDEC&$p#,^#Ow89#(h<uLNI&$1h=w890h:w#A$hAw#A#hBw#A0ewID#q(w((#wL2&hE$w'2$r8w'2#wKg#(]$3wHe'h",
"G6#hF6#hEaH,$hNw)/*hGw)/'FhR#hHw-[$w)*#5(1#hJw#|%,$a8$$w#8#;$1w#*#G$w)N#;[$8w&R#b]$Fw'N)=h@w'N(#h]GwZo#@&F;5G+uDFX,",
"$hjw#>(L&$i>wNU#i8SI&$ikhp1w:-%wO.$wMB$=#hawUN)w:q#D#hi+w`e$&fh:;+w(g$Ew#@#uDFX,$8#hjw#>%,h@hA=+(wVK%wCW#hib'hB%OM&",
"$h<Bw$($uLNf,$hy(#hiw$q#h@6H,$hx6wN_$#hk+^&$3Xw&p#1qs6_w*V#uDFX,$i$uLNhw&U#w'(#qXw#7#3(#hqw$T#hJw[M$hMuLNh,$(hXw$m(",
"^&$Pr;w#J#qkwM@#F(#hyw,f';hM(3w<A,Q&$qXhk*w#N#^&$h^Bw=J#3q`1w=J'3s:wew$(uLMX+6w#3$8s;*&$i8h^w8f#hv7qa$Aq`5w#N'r<A^&",
"$hg6h~uTUd`$l}w&U$hxw`$)'hxw2v%hsw#0#M&$hkw%q(iIw+m'hxJ(3#i6w%|#how(n*i8Xw(n#^&$=B6#i9w(o'Xw(o#i;wd1%w,|/=Xw$@)w(N#",
",$53r>(w(*&F[(5#iCwgs#hKq`q]uLMX+ATRw#Q#1w$4$iFw*#$7qa$hOq`rAw:s&iHw01+uTUd`$mBr@('i9%i9*&i:i;q9#iXi:'i<%i5wC0#p#-x",
"wlq#9rHw20(uDGPrBw#v#2&q;q)#rDq;#rEq<2&$Yw&G#w#,#wa<#1(#rFw75#3uLP`rG$qoa#;+uTXs&$qoT(#rDw#,$41#rEwah$wcZ-w#j#wbR#0",
"rM$rL1wF^#3%3wGf#w#N##rF+#OwZ7+w#Q#w[L'4uDGP(5+%w^h#rLwV$$wFX&(1#rF+*&F;D#hBF'Aw#r%w26#w#D#w#z#w1W$w%&#q=#rO+wD'#w2",
"#'w/J+uTXz&$qo<=#5w$|$w$j#w3.$H,$5wZu,Yw$H#(#+Fw'~#wIh$A6#;w$}(=w-n%F$1w%(&5(]$=4uDGP(=+%=w#`#=wD/%F;+#fF*&=8D#b='A",
"wjC$Abw$=#ew3n$p#-}4qQw6n%w6k.w3J+rPw2{&A4wD<$uLO)w'L$;a#Fw'O$K,$Sw6H&w#K%Pw#K$Pw#K%Wa#Ew5r#3wmj#w6p)w39$w3K#5w#/$h",
"<wE<#rQh<w#W$N&$h@w#g#h@qkwWI)#h=+'A%Aw`p#A(;#hAa#h@+w^S#umqA&$bdEc(Sw%;$p#.Aw'*&w#]#rTw#5$p#-aw#5*wfD%w&,#Mw+r#whb",
"$uLO'w7=#w`H$w4V$p#-]w*E#uDG5XXr]w*R#p#-~4qRw4Q5rbw#3.qVw)p$rFw([#r`#A+#;6#F6#Jw'i([w'i%Pw2W%O$w&H#1r`]$8wMF&wnn#=w",
"M9#rVw&4(wkl$wLu$w9Y$1#dwLu+0qV$e[w^r&w%,$wfn#wb-$wHl&h:d+#hGh:2&$8w#C'Fw#C$w8~#qM5(u]^F&h<<qMh=+#hKwMH#ew#S#D#hJh:",
"'hB%buLNm,$erQw(-(u]`v&$rcB6hBw2x#L&$iDhF#hL+#hKw%G'1w*0)w%@&3w%@&0qV$hXw%,$w$G$*&$G(#hWw%V#hV;w%V*(%w;_#=wfm#cw%a$",
"8w-C&2&$Gw%<&h7;+#hch7'O%OwQ2%hbP'f%Ew'(#w./-w#d#rV#+hpw$u#u+-~u++mg,p#,x4qSw9V+wDg)w(]#rm*&$JwpJ#p#/y;(#3w29#Jw#6#",
"Aw#6#p#/|S(#8+uTUd,$l83w;].rn$F=uDFK,w8S$cPwb#%w1Y&c(=w)E$p#-t4qTw$>-wA5-w<u*wWL(#8w#/$Aw#/$JwR}$5#Jw,o$rrw$@#_&$8w",
"bX#=wbX,rrGwbX-p#-Lh<dAS#Pw7^&$A;(1w%+,#da'h7%(#cE#WPw#0%h7w+4#p#1$4qUw$|&,w$y+w.@+Fw&u$wQ40Dw3s%wyk$qmwI.(5(wwj$Dw",
"%=#w#-$qmw#-#u~#Y`$lY=rsb5(f6#Oa'Pw'}$q(w.A#w)P&cw<I53+%w871Aw87$w$B$wSH%w7c#w57#p#+H(6wuL#q9#hGwuL#F#hHwyj#hFu+-~u",
"++m"};
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
