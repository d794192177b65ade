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
 *   structs  Of such a size, by a member: with GPUSORT_KEYS_IN_VALUES the keys lie in the values, at key_offset.
 *   counts   From 0 to 2^32 - 1, known to the host, or only to the GPU (count_buffer).
 *   segments Many arrays at once, each by itself: by offsets, on the GPU too, or rows of one length.
 *   limit    The first k of the array, or of each segment.
 *   stable   Equal keys keep their order, also when descending. Only GPUSORT_ODD_EVEN_MERGE is not stable.
 *
 * ALGORITHMS
 *   GPUSORT_AUTO                Takes the fastest that is safe on the device for the count, and is always stable. One
 *                               workgroup sorts a small array in shared memory; a few workgroups merge a somewhat larger
 *                               one.
 *   GPUSORT_ONESWEEP            Radix sort with one pass over the elements a digit (Adinets and Merrill, 2022), 8 bits a
 *                               digit where the device has room. Needs subgroup operations, and a driver that is not a
 *                               layer over Metal or another API (UNSUPPORTED there). No workgroup waits for ever: one
 *                               that gets no answer from a predecessor counts that tile itself (decoupled fallback, SPAA
 *                               2025). If keys are spread evenly, passes sort by the leading bits only, and a last kernel
 *                               does the rest in shared memory (hybrid radix sort, 2017). With digits of 8 bits, 8-bit
 *                               keys alone are counted and written as often (counting sort).
 *   GPUSORT_COUNT_SCAN_SCATTER  Radix sort by three kernels a digit. Runs on every device.
 *   GPUSORT_ODD_EVEN_MERGE      Batcher's merging network (1968), in place. Choose it where a second copy of keys and values
 *                               does not fit, or where a fixed sequence of comparisons is wanted. It is not stable, is
 *                               slower than the radix sorts (22 dispatches for 2^20 elements, 48 for 2^26 on big GPUs, each
 *                               of which reads and writes all elements), needs scratch only for values over 8 bytes and
 *                               keys inside values, and refuses GPUSORT_KEEP_KEYS.
 *   Segments: up to 256 elements many at once in a workgroup, up to 4,096 one by one, longer ones by radix passes over the
 *   tiles of all of them; the GPU finds which is which. A small limit: GPUSORT_AUTO finds the first ones of what is longer,
 *   and sorts these alone.
 *   The radix sorts skip passes over digits in which all keys agree, and end after one read if the keys are in order. The
 *   GPU decides both. If device memory does not suffice for a radix sort, gpusort_sort() with GPUSORT_AUTO sorts in place
 *   where nobody can tell: keys alone, by all their bits.
 *   Scratch: a second copy of keys (at least 4 bytes each; none where 8-bit keys are counted) and values. Beside it, big
 *   GPUs need at most 0.16 bytes an element (0.23 for 64-bit keys) and 256 KB; devices with small tiles need more. KEEP_KEYS
 *   takes one more copy of the keys, and so do keys of 8 and 16 bits without 8- and 16-bit storage. Values over 8 bytes take
 *   4 bytes an element more.
 *   Structs take two copies of their keys and one of themselves, those over 8 bytes 8 bytes an element more. Segments take
 *   up to 1.5 bytes an element more on big GPUs, 2.5 with 64-bit keys.
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
 *      order, window, flags, algorithm, offsets or a segment_size, with or without a limit) for every count, segment_count
 *      and limit up to those of args. See START-UP.
 *   4. gpusort_scratch() tells size, alignment and usage of the scratch memory for a count and every smaller one. One
 *      scratch buffer serves any number of sorts that do not overlap in time, so also several frames on one queue.
 *   5. gpusort_cmd_sort() records the sort into your command buffer.
 *   Passes are faster through device addresses on some devices (NVIDIA). If keys and values have the usage bit, set
 *   GPUSORT_ADDRESSABLE. gpusort's own device takes a compute-only queue family where there is one. The tuning table has
 *   shapes of its own for each queue family where these differ.
 *
 * HOST ARRAYS
 *   gpusort_sort() takes the first way that serves the device and the arrays, and the next one where that is refused.
 *   One memory (integrated GPUs, CPU drivers): from 64 KiB on, kernels sort the caller's pages where they lie, if the device
 *   imports them (VK_EXT_external_memory_host) and the arrays are aligned as its buffers have to be. Else the host copies
 *   into mapped buffers and back.
 *   Memory of its own: up to 1 MiB go through staging memory in one submission. From 8 MiB on the caller's pages are
 *   imported piece by piece, while the device copies the pieces before. Between these, and where imports are refused, arrays
 *   go piece by piece through staging memory: at most 64 MiB, whatever their size. gpusort_desc.jobs helps to copy.
 *   Imports take in whole pages, but only the bytes of the arrays are read and written. On an engine's device they need
 *   GPUSORT_ENABLED_EXTERNAL_MEMORY_HOST.
 *
 * START-UP
 *   Pipelines are compiled when a kind is prepared or first sorted. This is most of the time of a first sort. On NVIDIA
 *   gpusort_sort() with GPUSORT_AUTO therefore begins by merges, whose few pipelines compile soonest. Once the merges of a
 *   type of keys and size of values have taken 1 ms of the GPU, the next call compiles the faster ones, as
 *   gpusort_prepare() with GPUSORT_ADDRESSABLE does at once. With gpusort_desc.jobs your threads compile side by side. If
 *   the driver has no disk cache of its own, keep one yourself: an engine its pipeline_cache, a program without a device
 *   what gpusort_cache() gives, for cache_data of its next run. The logger is told of each compilation at level 3: kernel,
 *   variant, workgroup size x items, milliseconds.
 *
 * CONTRACTS
 *   barriers    Before: your writes to keys, values and count_buffer are visible to COMPUTE_SHADER reads and writes. After:
 *               the last commands are COMPUTE_SHADER writes to keys and values. In between gpusort has its own barriers,
 *               also between two sorts that follow each other with the same scratch.
 *   state       The compute pipeline, descriptor set 0 and push constants of the command buffer are rebound, which disturbs
 *               all compute descriptor sets above 0, too (Vulkan, "Pipeline Layout Compatibility"): bind all of yours anew.
 *               Record outside a render pass, on a queue with compute.
 *   offsets     Multiples of the element's size (at least 4) and, where buffers are bound (push descriptors), of the
 *               device's minStorageBufferOffsetAlignment. scratch: gpusort_memory.alignment. count_buffer: any multiple of
 *               4, as a member of an indirect command has it. None of them overlap. Keys of 8 and 16 bits are read by whole
 *               words: the word of the last key must lie in the buffer. Bytes beyond the last key are not changed.
 *   usage       keys, values and count_buffer: STORAGE_BUFFER. SHADER_DEVICE_ADDRESS too where gpusort_scratch() asks for
 *               it: there addresses are used (no push descriptors, GPUSORT_ADDRESSABLE, or arrays beyond
 *               maxStorageBufferRange).
 *   ownership   Handles stay yours. Buffers and scratch must live until the commands have run. gpusort_sort() keeps its
 *               device and staging memory in the context for the next call; gpusort_trim() and gpusort_destroy() free it.
 *               Destroy when no recorded sort is pending or will be submitted.
 *   threads     Any number of threads may be in gpusort_scratch() and gpusort_cmd_sort() at once, also while one other
 *               is in gpusort_prepare() or gpusort_cache(). A kind is prepared for all threads when its gpusort_prepare()
 *               has returned. gpusort_sort(), gpusort_trim() and gpusort_destroy() need the context to themselves. A VkQueue
 *               or command pool that several threads use is yours to guard; gpusort_sort() submits to gpusort_desc.queue.
 *               The logger may be called from every thread that is in a function of gpusort.h, also from those that record.
 *               gpusort_scratch() and gpusort_cmd_sort() do not call the allocator. Jobs call neither of them, but the
 *               driver may call vk_allocator from them. Different contexts are independent.
 *   errors      Every failure is a negative gpusort_result, with a line to the logger that names the member or the Vulkan
 *               call (not where gpusort_desc.start_canary is not 0: then its logger is garbage, too). gpusort_cmd_sort()
 *               has then recorded nothing, and gpusort_sort() has not changed the arrays, except with
 *               GPUSORT_ERROR_DEVICE_LOST: a device that is lost while it sorts the caller's pages, or while results come
 *               back, leaves arrays that are half written. Keep a copy of what has to survive that. After this error
 *               every call answers it again: destroy the context. Nothing is printed. Only a fault of gpusort.h itself
 *               can fail a GPUSORT_ASSERT(), which is assert() unless you define it.
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
 *   0.2  counts right up to every bound, host arrays without staging copies, structs by a member; see CHANGELOG.md
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
#define gpusort_trim GPUSORTI_LINK_NAME(gpusort_trim)
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
    GPUSORT_ENABLED_STORAGE_8BIT = 1 << 4,          /* storageBuffer8BitAccess */
    /* VK_EXT_external_memory_host: gpusort_sort() lets the device read and write the caller's pages where they are */
    GPUSORT_ENABLED_EXTERNAL_MEMORY_HOST = 1 << 5
    /* a bit stands here only while something uses it */
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
     * returned; pipelines are compiled and host arrays copied side by side through it. NULL: on the calling thread */
    struct {
        void (*run)(void (*job)(void *data, uint32_t i), void *data, uint32_t count, void *user);
        void *user;
    } jobs;
    /* bytes of device memory that gpusort_sort() may take for itself, without the staging memory; 0: no limit */
    uint64_t memory_budget;
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
    uint32_t device_type;        /* VkPhysicalDeviceType: 1 integrated, 2 discrete, 3 virtual, 4: the "GPU" is the CPU */
} gpusort_info;
GPUSORT_API void gpusort_get_info(const gpusort_context *context, gpusort_info *out);

/* Before the engine creates its device: which extensions and GPUSORT_ENABLED_* bits this physical device offers.
 * Every one is optional. extensions: up to *extension_count names, static storage; room for fewer than there are is an
 * error. NULL: *extension_count receives their number. */
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
} gpusort_timings; /* sort_ms by GPU timestamps; upload_ms and download_ms: what of total_ms is before and after it */

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
     * segments NULL with a segment_count, or set without one, are errors. GPUSORT_ODD_EVEN_MERGE has no segments:
     * UNSUPPORTED. */
    const uint32_t *segments;
    uint32_t segment_count, segment_size;
    /* Only the first `limit` elements of the order are wanted, of the array or of each segment; 0: all. They come to the
     * front of the array (segment), in order, ties by the earlier element; what the rest of it holds is unspecified.
     * With GPUSORT_KEEP_KEYS the results are packed: those of segment s at values[s * limit] and on. values then holds
     * max(count, segments * limit) elements, and what no result is written to stays as it was; over 2^32 - 1 results are
     * TOO_LARGE. GPUSORT_ODD_EVEN_MERGE: UNSUPPORTED. */
    uint32_t limit;
    uint32_t end_canary;
} gpusort_host_args;
/* A failure leaves the arrays as they were, except GPUSORT_ERROR_DEVICE_LOST: see errors, above. */
GPUSORT_API gpusort_result gpusort_sort(gpusort_context *context, const gpusort_host_args *args);

/* Frees the device and staging memory that gpusort_sort() keeps for its next call, which allocates anew. */
GPUSORT_API void gpusort_trim(gpusort_context *context);

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
     * clamped to the count, the GPU's where count_buffer is set. Where some descend, what the ranges of all then hold
     * is unspecified, indices may be any number; nothing outside is touched, and the commands end. */
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
 * Rebinds the compute pipeline, descriptor set 0 and push constants; the sets above 0 are disturbed. Outside a render pass.
 * Nothing recorded on error. */
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
    uint32_t host_way;         /* gpusort_sort() tries this gpusorti_way first, and then those behind it */
    uint32_t host_piece;       /* bytes of the pieces that arrays are moved in */
    uint32_t merging_us;       /* as in gpusorti_tuning */
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
 *   Counts        A plan holds for all counts from its own to plan.last, which is no more than the caller wants to know;
 *                 gpusorti_cut() is the only place where a count decides. gpusorti_each_plan() goes from plan to plan:
 *                 gpusort_prepare() compiles them all, and gpusort_scratch() takes the greatest. A count on the GPU
 *                 changes nothing in the plan: kernels read it.
 *   Scratch       control | status | leaves | keys | values | keys_alt | values_alt, with rows over the last two, of structs
 *                 behind them; see gpusorti_layout. The control block starts with 32 words by name (CONTROL_* in
 *                 shaders/buffers.glsl), then the records and sizes of up to 32 passes, then the histograms.
 *   one-sweep     begin; finish (unpacks) if keys are packed or kept; histogram, which also plans the passes; onesweep or
 *                 onesweep_staged a digit; finish, unless gpusorti_ends_by_passes(); finish (packs); gather twice for
 *                 wide values. Leaves come before these passes, which are for the case that they do not fit: onesweep by
 *                 the last digits, leaf_starts, leaf_sort. 8-bit keys alone: begin; histogram; finish (fills).
 *   c/s/s         begin; count, scan, scatter a digit (onesweep scatters where it was tuned); finish; the rest likewise.
 *   small         tile_sort alone; or tile_sort and merge_tiles; or tile_sort, split_runs, merge_buckets.
 *   odd-even      odd_even_merge, as often as gpusorti_network_level() says; gather for wide values.
 *   structs       Whatever sorts, gather comes first and takes the keys out, and the structs to scratch as they are; the
 *                 last gather writes them by index. Structs of 4 and 8 bytes are values that travel: no last gather.
 *   Host arrays   gpusorti_find_way() tries the ways (gpusorti_way) in turn. A way makes its buffers, sends, sorts and
 *                 fetches. Submissions take slots in rotation; a slot is awaited before it is used again. What may be
 *                 refused comes before the arrays are written: pages stay imported from the way up to the way back. Lack
 *                 of memory on the way back is tried again; if it does not pass, the device counts as lost. A kind's
 *                 first sorts are tiles and merges: gpusorti_merge_first().
 *   Skipping      The histogram or scan kernel writes a record for each pass: from which side to which, and whether at all.
 *                 Where that pays, passes are also dispatched indirectly, by sizes that are 0 for skipped ones:
 *                 gpusorti_plans_sizes().
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
 *   crowd         lanes of a subgroup with the same digit, or elements of a leaf with the same bits, too many to be fast
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

    GPUSORTI_BINDINGS = 4,    /* keys, values, their second copies in scratch, control block: see shaders/buffers.glsl */
    GPUSORTI_MAX_PASSES = 32, /* 64-bit keys by digits of 2 bits */
    GPUSORTI_ALIGNMENT = 256, /* of sections of scratch, 2^n; the largest minStorageBufferOffsetAlignment there is */
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
    GPUSORTI_CONTROL_PASSES = 32,
    GPUSORTI_CONTROL_PASS_SIZES = GPUSORTI_CONTROL_PASSES + 32 * 4,
    GPUSORTI_LEADING = 64, /* words by which records and sizes of passes before leaves lie further */
    GPUSORTI_CONTROL_HISTOGRAMS = GPUSORTI_CONTROL_PASS_SIZES + 32 * 4,

    /* words of the control block, as in shaders/segments.glsl */
    GPUSORTI_CONTROL_LIST_SIZES = GPUSORTI_CONTROL_PASS_SIZES,
    GPUSORTI_CONTROL_LONG_SIZE = GPUSORTI_CONTROL_PASS_SIZES + 8,
    GPUSORTI_CONTROL_BASES_SIZE = GPUSORTI_CONTROL_PASS_SIZES + 16,

    GPUSORTI_FLAG_LOCAL_INDICES = 4, /* beside GPUSORT_WRITE_INDICES and GPUSORT_KEEP_KEYS, for kernels only */
    GPUSORTI_FLAG_ROLLED = 8,
    GPUSORTI_FLAG_RAW = 16,

    GPUSORTI_ALL_ENABLED = 0x3f,
    GPUSORTI_NARROW = GPUSORT_ENABLED_STORAGE_16BIT | GPUSORT_ENABLED_STORAGE_8BIT
};

/* Host code of a sort takes microseconds however it is compiled: at -O2 gcc takes two fifths as long for it this way. */
#if defined(__GNUC__) && !defined(__clang__) && defined(__OPTIMIZE__) && !defined(__OPTIMIZE_SIZE__)
#define GPUSORTI_LESS_OPTIMIZED
#pragma GCC push_options
#pragma GCC optimize("Og")
#endif

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
    X(onesweep_staged)      \
    X(leaf_starts)          \
    X(leaf_sort)            \
    X(tile_sort)            \
    X(odd_even_merge)       \
    X(finish)               \
    X(gather)               \
    X(segments)             \
    X(segment_sort)         \
    X(segment_histogram)    \
    X(segment_bases)        \
    X(segment_count)        \
    X(segment_scan)         \
    X(segment_scatter)      \
    X(segment_scatter_basic) \
    X(segment_pass)         \
    X(select)               \
    X(select_sort)

/* For one kind of binding only. Addresses: onesweep_inlined, which is onesweep in the form that NVIDIA's compiler makes
 * faster code of for 64-bit integers with values of 64 bits. Bound buffers: all others; onesweep_narrow stores packed keys,
 * tile_sort_rolled takes a fraction of the time to compile. */
#define GPUSORTI_BUFFER_KERNELS(X) X(onesweep_narrow) X(tile_sort_rolled) X(merge_tiles) X(split_runs) X(merge_buckets)
#define GPUSORTI_ADDRESS_KERNELS(X) X(onesweep_inlined)
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
    GPUSORTI_PACK = 2,         /* and back; */
    GPUSORTI_FILL = 3,         /* keys of one digit are written as often as they were counted */
    GPUSORTI_BACK = 1,         /* gather.comp, bits: rows go from scratch to the caller's values, else the other way; */
    GPUSORTI_GATHER = 2,       /* they are read in the order of the indices; */
    GPUSORTI_TAKE_KEY = 4,     /* the key inside of each goes to the keys, */
    GPUSORTI_KEY_ONLY = 8,     /* and the rows stay where they are; */
    GPUSORTI_PACKED_ROWS = 16, /* the first ones of each segment alone go, to or from where they lie together; */
    GPUSORTI_INDEX = 32,       /* the index is the row; */
    GPUSORTI_IDENTITY = 64,    /* nothing goes, but index i becomes i */
    GPUSORTI_CANDIDATES = 1,   /* select.comp: of what an earlier round left */
    GPUSORTI_PACKED = 2        /* select_sort.comp: indices go to where they lie together */
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
    uint32_t copies;        /* not 0: where it expects an odd number of passes it copies keys and values to scratch */
    uint32_t makes_even;    /* not 0: the plan adds a pass to an odd number of them */
    uint32_t tile;          /* of a pass */
    uint32_t least_leaf_bits, most_leaf_bits, leaf_average, leading_passes; /* see gpusorti_plan; most 0: no leaves */
} gpusorti_histogram_args;

typedef struct gpusorti_onesweep_args { /* onesweep.comp, onesweep_staged.comp */
    uint32_t portion_tiles, portion;    /* tiles a dispatch, and which dispatch of its pass this is */
    uint32_t polls;                     /* of a silent predecessor, before its tile is counted */
    uint32_t flip;                      /* see gpusorti_flip() */
    uint32_t record;                    /* of the pass, its word in the control block */
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
    uint32_t key_word, key_words, key_shift, key_mask; /* the key inside: its words in a value, its bits in these */
    uint32_t segments, size, offsets;                  /* as in gpusorti_segments_args; and the rows wanted of each */
    uint32_t limit;
} gpusorti_gather_args;

typedef struct gpusorti_segments_args {
    uint32_t segments; /* how many, or, where size is not 0, rows of so many elements; */
    uint32_t size, offsets; /* word of what is bound, the first segment's offset */
    uint32_t group;         /* segments of a workgroup */
    uint32_t small, shorter, longer; /* most elements of a segment that is sorted at once, or by way of each list */
    uint32_t lists, list_room;       /* words of the control block, and the segments that a list has room for; */
    uint32_t owners, records, bases; /* see shaders/long_segments.glsl; bases 0: without */
    uint32_t tile, tile_room, long_room;
} gpusorti_segments_args;

typedef struct gpusorti_list_args { /* segment_sort */
    uint32_t list, lists, list_room;
} gpusorti_list_args;

typedef struct gpusorti_long_args { /* the kernels by tiles of long segments */
    uint32_t owners, records, bases, tile;
    uint32_t flags;         /* GPUSORTI_PASS_* */
    uint32_t chunk, chunks; /* words that a workgroup scans, and how many of these chunks there are */
    uint32_t polls;         /* as in gpusorti_onesweep_args */
} gpusorti_long_args;

typedef struct gpusorti_select_args { /* select.comp, select_sort.comp: see shaders/candidates.glsl */
    uint32_t size;                    /* elements of a row, 0: long segments that lie anywhere; */
    uint32_t part, later;             /* of a part in the first round, and later */
    uint32_t parts, parts_before;     /* of a row, in this round and the one before */
    uint32_t owners;
    uint32_t round;       /* from 1 */
    uint32_t limit, room; /* elements that are wanted, and that a part leaves; */
    uint32_t from, to;    /* where those of the round before begin, and of this one */
} gpusorti_select_args;

enum { GPUSORTI_PASS_FROM_ALT = 2, GPUSORTI_PASS_ENCODE = 4, GPUSORTI_PASS_DECODE = 8, GPUSORTI_PASS_FIRST = 16,
       GPUSORTI_PASS_LAST = 32 };

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
        gpusorti_segments_args segments;
        gpusorti_list_args list;
        gpusorti_long_args of_long;
        gpusorti_select_args select;
    } own;
} gpusorti_push;
enum {
    GPUSORTI_PUSH_ADDRESSES = 5 * sizeof(uint64_t),
    GPUSORTI_PUSH_WORDS = (sizeof(gpusorti_push) - GPUSORTI_PUSH_ADDRESSES) / sizeof(uint32_t)
}; /* bytes of the addresses; words behind them */

/* ---- >>loader ---- */
#define GPUSORTI_GLOBAL_FUNCTIONS(X) X(CreateInstance)
#define GPUSORTI_INSTANCE_FUNCTIONS(X)           \
    X(GetPhysicalDeviceProperties)               \
    X(GetPhysicalDeviceProperties2)              \
    X(GetPhysicalDeviceFeatures2)                \
    X(GetPhysicalDeviceMemoryProperties)         \
    X(GetPhysicalDeviceQueueFamilyProperties)    \
    X(GetPhysicalDeviceExternalBufferProperties) \
    X(EnumerateDeviceExtensionProperties)        \
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
    X(AllocateCommandBuffers)        \
    X(ResetCommandBuffer)            \
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
#ifdef VK_EXT_external_memory_host
    PFN_vkGetMemoryHostPointerPropertiesEXT GetMemoryHostPointerPropertiesEXT;
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

/* Behind VK_ or VK_ERROR_. Numbers, because old headers lack the younger names. */
static const char *gpusorti_vk_name(VkResult result) {
    static const struct {
        int result;
        const char *name;
    } names[] = {
        {1, "NOT_READY"},
        {2, "TIMEOUT"},
        {3, "EVENT_SET"},
        {4, "EVENT_RESET"},
        {5, "INCOMPLETE"},
        {-1, "OUT_OF_HOST_MEMORY"},
        {-2, "OUT_OF_DEVICE_MEMORY"},
        {-3, "INITIALIZATION_FAILED"},
        {-4, "DEVICE_LOST"},
        {-5, "MEMORY_MAP_FAILED"},
        {-6, "LAYER_NOT_PRESENT"},
        {-7, "EXTENSION_NOT_PRESENT"},
        {-8, "FEATURE_NOT_PRESENT"},
        {-9, "INCOMPATIBLE_DRIVER"},
        {-10, "TOO_MANY_OBJECTS"},
        {-11, "FORMAT_NOT_SUPPORTED"},
        {-12, "FRAGMENTED_POOL"},
        {-13, "UNKNOWN"},
        {-1000011001, "VALIDATION_FAILED_EXT"},
        {-1000012000, "INVALID_SHADER_NV"},
        {-1000069000, "OUT_OF_POOL_MEMORY"},
        {-1000072003, "INVALID_EXTERNAL_HANDLE"},
        {-1000161000, "FRAGMENTATION"},
        {-1000174001, "NOT_PERMITTED"},
        {-1000257000, "INVALID_OPAQUE_CAPTURE_ADDRESS"},
        {1000297000, "PIPELINE_COMPILE_REQUIRED"},
    };
    size_t i;
    for (i = 0; i < sizeof names / sizeof names[0]; i++)
        if (names[i].result == (int)result) return names[i].name;
    return NULL;
}

static gpusort_result gpusorti_fail_vk(const gpusorti_host *host, VkResult result, const char *call) {
    const char *name = gpusorti_vk_name(result);
    return name ? gpusorti_fail(host, gpusorti_from_vk(result), "%s: VK_%s%s", call, result < 0 ? "ERROR_" : "", name)
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
#ifdef VK_EXT_external_memory_host
    if (enabled & GPUSORT_ENABLED_EXTERNAL_MEMORY_HOST) {
        static const gpusorti_name imports[] = {GPUSORTI_NAME(GetMemoryHostPointerPropertiesEXT)};
        return gpusorti_load(host, vk, NULL, device, GPUSORTI_NAMES(imports));
    }
#endif
    return GPUSORT_OK;
}

/* ---- >>device ---- */
#define GPUSORTI_PORTABILITY "VK_KHR_portability_subset" /* a device that lists it wants it enabled */
enum { GPUSORTI_APPLE = 0x106b, GPUSORTI_INTEL = 0x8086 }; /* vendors */

typedef struct gpusorti_caps { /* of a physical device */
    char device_name[256];
    uint32_t vendor_id, device_type, api_version;
    uint32_t offered; /* GPUSORT_ENABLED_* */
    uint32_t subgroup_size, subgroup_min, subgroup_max, subgroup_max_per_group;
    int subgroup_choice; /* of the size for a pipeline; without: the usual one */
    int subgroups; /* basic, ballot and arithmetic operations in compute shaders */
    int layered;   /* over another API, such as Metal */
    int relaxed;   /* atomics may order no other memory between workgroups, as Metal's */
    /* NVIDIA's: how many multiprocessors, and subgroups that each can hold; 0: not told */
    uint32_t multiprocessors, multiprocessor_subgroups;
    uint32_t max_invocations, max_shared; /* of a workgroup, which has one dimension */
    uint64_t max_range, offset_alignment, max_allocation;
    uint64_t import_alignment; /* of the caller's pages that become a buffer */
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
#ifdef VK_EXT_external_memory_host
    {GPUSORT_ENABLED_EXTERNAL_MEMORY_HOST, "VK_EXT_external_memory_host", 0, VK_STRUCTURE_TYPE_MAX_ENUM, 0, 0, 0},
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

/* Of NVIDIA's devices. To be told, it is enough that the device lists the extension. */
static void gpusorti_read_multiprocessors(const gpusorti_functions *vk, VkPhysicalDevice physical,
                                          gpusorti_caps *caps) {
#ifdef VK_NV_shader_sm_builtins
    VkPhysicalDeviceShaderSMBuiltinsPropertiesNV told;
    void *tail = NULL;
    GPUSORTI_STRUCT(VkPhysicalDeviceProperties2, properties, PHYSICAL_DEVICE_PROPERTIES_2);
    memset(&told, 0, sizeof told);
    gpusorti_chain(&tail, &told, VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SHADER_SM_BUILTINS_PROPERTIES_NV);
    properties.pNext = tail;
    vk->GetPhysicalDeviceProperties2(physical, &properties);
    caps->multiprocessors = told.shaderSMCount;
    caps->multiprocessor_subgroups = told.shaderWarpsPerSM;
#else
    (void)vk, (void)physical, (void)caps;
#endif
}

/* The GPUSORT_ENABLED_* bits whose extensions the device has, or whose core version it is of; and what else follows from
 * the list of extensions. */
static gpusort_result gpusorti_read_extensions(const gpusorti_host *host, const gpusorti_functions *vk,
                                               VkPhysicalDevice physical, gpusorti_caps *caps, uint32_t *bits) {
    VkExtensionProperties *extensions;
    uint32_t count, i;
    const uint32_t api_version = caps->api_version;
    const gpusort_result result = gpusorti_device_extensions(host, vk, physical, &extensions, &count);
    *bits = 0;
    if (result != GPUSORT_OK) return result;
    caps->layered = gpusorti_has_extension(extensions, count, GPUSORTI_PORTABILITY);
    if (gpusorti_has_extension(extensions, count, "VK_NV_shader_sm_builtins"))
        gpusorti_read_multiprocessors(vk, physical, caps);
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
    caps->subgroup_min = caps->vendor_id == GPUSORTI_INTEL && caps->subgroup_size > 8 ? 8 : caps->subgroup_size;
    caps->subgroup_max = caps->subgroup_size;
#ifdef VK_EXT_subgroup_size_control
    if (size_control.minSubgroupSize != 0) {
        caps->subgroup_min = size_control.minSubgroupSize;
        caps->subgroup_max = size_control.maxSubgroupSize;
        caps->subgroup_max_per_group = size_control.maxComputeWorkgroupSubgroups;
        caps->subgroup_choice = (size_control.requiredSubgroupSizeStages & VK_SHADER_STAGE_COMPUTE_BIT) != 0;
    }
#endif
    if (caps->subgroup_min < 4) caps->subgroup_min = 4;
}

#ifdef VK_EXT_external_memory_host
/* Whether the caller's pages may be buffers, and in what units. */
static void gpusorti_read_imports(const gpusorti_functions *vk, VkPhysicalDevice physical, gpusorti_caps *caps) {
    GPUSORTI_STRUCT(VkPhysicalDeviceExternalMemoryHostPropertiesEXT, pages,
                    PHYSICAL_DEVICE_EXTERNAL_MEMORY_HOST_PROPERTIES_EXT);
    GPUSORTI_STRUCT(VkPhysicalDeviceProperties2, properties, PHYSICAL_DEVICE_PROPERTIES_2);
    GPUSORTI_STRUCT(VkPhysicalDeviceExternalBufferInfo, info, PHYSICAL_DEVICE_EXTERNAL_BUFFER_INFO);
    GPUSORTI_STRUCT(VkExternalBufferProperties, buffer, EXTERNAL_BUFFER_PROPERTIES);
    if ((caps->offered & GPUSORT_ENABLED_EXTERNAL_MEMORY_HOST) == 0) return;
    properties.pNext = &pages;
    vk->GetPhysicalDeviceProperties2(physical, &properties);
    caps->import_alignment = pages.minImportedHostPointerAlignment;
    info.usage = VK_BUFFER_USAGE_TRANSFER_SRC_BIT | VK_BUFFER_USAGE_TRANSFER_DST_BIT | VK_BUFFER_USAGE_STORAGE_BUFFER_BIT;
    info.handleType = VK_EXTERNAL_MEMORY_HANDLE_TYPE_HOST_ALLOCATION_BIT_EXT;
    vk->GetPhysicalDeviceExternalBufferProperties(physical, &info, &buffer);
    if (caps->import_alignment == 0 ||
        (buffer.externalMemoryProperties.externalMemoryFeatures & VK_EXTERNAL_MEMORY_FEATURE_IMPORTABLE_BIT) == 0)
        caps->offered &= ~(uint32_t)GPUSORT_ENABLED_EXTERNAL_MEMORY_HOST;
}
#endif

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
    result = gpusorti_read_extensions(host, vk, physical, caps, &bits);
    if (result != GPUSORT_OK) return result;
    gpusorti_chain_features(&features, bits, VK_FALSE);
    vk->GetPhysicalDeviceFeatures2(physical, &features.features);
    caps->offered = gpusorti_bits_on(&features, bits);

    memset(&maintenance, 0, sizeof maintenance);
    gpusorti_chain(&tail, &maintenance, VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_MAINTENANCE_3_PROPERTIES);
    properties.pNext = tail;
    vk->GetPhysicalDeviceProperties2(physical, &properties);
    caps->vendor_id = properties.properties.vendorID;
    caps->relaxed = caps->layered || caps->vendor_id == GPUSORTI_APPLE;
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
#ifdef VK_EXT_external_memory_host
    gpusorti_read_imports(vk, physical, caps);
#endif
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
#define GPUSORTI_STALL(n) ((uint32_t)(n) << 8)   /* for tests */
#define GPUSORTI_WINDOW(n) ((uint32_t)(n) << 16) /* rows that look-back loads at once; without: 8 */

/* Counts that are sorted by leading bits, then in leaves: to 0: none; two_from: by bits of more than one digit, which has
 * to be among so many last ones: dispatches for more passes cost keys that do not suit leaves time. */
typedef struct gpusorti_leaf_counts {
    uint32_t from, two_from, to, passes;
} gpusorti_leaf_counts;

/* What suits a device. Shapes are wishes: gpusorti_fit_shape() reduces them to the device's limits. Words: 32 bits. */
typedef struct gpusorti_tuning {
    gpusort_algorithm large;        /* for AUTO, above the small counts */
    uint32_t subgroup_size;         /* lanes to pin where that can be done; 0: the device's usual */
    uint32_t radix_bits;            /* bits a digit of count / scan / scatter, one-sweep takes 8: at most, see the next */
    uint32_t least_elements;        /* of a tile, for each value of a digit: digits shrink until it has them */
    int prefers_addresses;          /* passes are faster through device addresses than through bound buffers */
    int rolled;                     /* loops stay loops, because compiling takes longer than sorting */
    uint32_t polls;                 /* of a silent predecessor, before look-back counts its tile */
    uint32_t scan_size;             /* invocations of scan.comp */
    uint32_t stride_groups;         /* workgroups of a copy that most often is not needed */
    uint32_t histogram_invocations; /* of the histogram kernel, all workgroups together, at most */
    uint32_t select_invocations;    /* of select.comp in its first round, beside a workgroup for each segment */
    uint32_t multiprocessors; /* of the device that these are for, others get in proportion; 0: they hold for all */

    /* counts, elements */
    uint32_t small_count;        /* AUTO sorts up to so many by tiles and merges or buckets */
    uint32_t merges_of_keys;     /* of these, keys of a word alone by merges up to so many, */
    uint32_t merges_of_two;      /* keys of two words with values, */
    uint32_t merges_of_others;   /* and all others */
    uint32_t staged_keys_from;   /* keys alone take onesweep_staged.comp from so many */
    uint32_t staged_values_to;   /* keys with values up to so many */
    uint32_t medium_below;       /* keys of a word alone take onesweep_medium below so many */
    uint32_t medium_pairs;       /* keys and values of a word each take staged_medium up to so many */
    uint32_t planned_sizes_from; /* passes' sizes come from the plan on the GPU, from so many; */
    uint32_t skipped_sizes_from; /* by device addresses, for 64-bit keys and with leaves: they skip some mostly */
    uint32_t merging_us;         /* of a kind's first sorts, see gpusorti_merge_first() */
    gpusorti_leaf_counts leaf_counts[2][3]; /* by words a key - 1 and words a value */

    gpusorti_shape tile;            /* tile_sort.comp */
    gpusorti_shape tiny;            /* tile_sort_rolled, for the counts that it has room for; size 0: it is not taken */
    gpusorti_shape segments;        /* segments.comp, and segment_sort for its shorter ones */
    gpusorti_shape long_keys;       /* segment_sort for its longer ones of keys of a word alone; size 0: as tile */
    gpusorti_shape select;          /* select.comp; size 0: the first k are sorted whole */
    gpusorti_shape merge;           /* merge_tiles.comp */
    gpusorti_shape exchange;        /* odd_even_merge.comp */
    gpusorti_shape scatter;         /* count.comp, scatter.comp */
    gpusorti_shape histogram[2];    /* by words a key - 1; variant: log2 of the copies of each counter */
    gpusorti_shape onesweep_medium; /* keys of a word alone, see medium_below */
    gpusorti_shape onesweep[2][3];  /* by words a key - 1 and words a value */
    gpusorti_shape chained[2][3];   /* the same for tiles of long segments; size 0: as onesweep */
    /* of onesweep_staged.comp, likewise: in common, and where keys are kept, or indices written beside 64-bit keys, at the
     * price of registers; size 0: onesweep.comp serves these, too */
    gpusorti_shape staged[2][2][2];
    gpusorti_shape staged_medium; /* see medium_pairs */
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

/* Each row says what its shapes come from: measured; compiled, read from a compiler without the device by
 * tools/compilers.sh (docs/compilers.csv); published; or a guess.
 *
 * The row of unknown devices, from which all others differ as they say, is a guess. 256 x 7 within 16 KB of shared memory
 * is published for such. */
static gpusorti_tuning gpusorti_default_tuning(void) {
    gpusorti_tuning row;
    uint32_t i;
    memset(&row, 0, sizeof row);
    row.large = GPUSORT_COUNT_SCAN_SCATTER;
    row.radix_bits = 8;
    row.least_elements = 8;
    row.polls = 64;
    row.scan_size = 128;
    row.stride_groups = 512;
    row.histogram_invocations = row.select_invocations = 1 << 17;
    row.small_count = 1 << 14;
    row.merges_of_keys = 1 << 14;
    row.merges_of_two = 1 << 16;
    row.merges_of_others = 1 << 15;
    row.staged_keys_from = 1 << 23;
    row.medium_below = 1 << 25;
    row.planned_sizes_from = row.skipped_sizes_from = 1 << 24;
    row.segments = gpusorti_shape_of(128, 8, 0);
    row.select = gpusorti_shape_of(256, 16, 0);
    row.merge = gpusorti_shape_of(256, 1, 0);
    row.tile = row.exchange = row.scatter = row.onesweep_medium = gpusorti_shape_of(256, 8, 0);
    row.histogram[0] = row.histogram[1] = row.tile;
    for (i = 0; i < 6; i++) row.onesweep[i / 3][i % 3] = row.tile;
    return row;
}

/* Measured on an H200: see tools/TUNING.md. With graphics a multiprocessor has half the shared memory, too little for two
 * workgroups of onesweep_staged.comp, which pays up to 2^20 there; others take as long.
 * NVK (Mesa 25.0.7, Turing, Ampere) keeps arrays in scratch memory, bytes an invocation: 92 of one-sweep 512 x 20, 64 of
 * histogram, 36 of leaf_sort, 256 of odd_even_merge, 308 of select. */
static void gpusorti_tune_nvidia_graphics(gpusorti_tuning *row) {
    static const gpusorti_leaf_counts leaf_counts[2][3] = {
        {{1 << 18, 1 << 24, 1 << 28, 2}, {1 << 23, 1 << 23, 1 << 28, 2}, {1 << 23, 1 << 23, 1 << 28, 2}},
        {{1 << 18, 1 << 18, 1 << 28, 3}, {1 << 18, 1 << 18, 1 << 28, 6}, {1 << 18, 1 << 18, 1 << 28, 6}}};
    const uint32_t packed = GPUSORTI_BY_INDEX | GPUSORTI_PACKED_RANKS | GPUSORTI_WINDOW(4),
                   atomics = GPUSORTI_BY_INDEX | GPUSORTI_RANK_BY_ATOMICS;
    row->large = GPUSORT_ONESWEEP;
    row->subgroup_size = 32;
    row->prefers_addresses = 1;
    row->polls = 4096;
    row->stride_groups = 264;
    row->histogram_invocations = row->select_invocations = 132 << 10;
    row->multiprocessors = 132;
    row->least_elements = 0; /* subgroups of 32 have them, and leaves want digits of 8 bits */
    row->small_count = 1 << 18;
    row->merging_us = 1000;
    row->tile = gpusorti_shape_of(512, 8, 0);
    row->tiny = gpusorti_shape_of(64, 1, 0);
    row->long_keys = gpusorti_shape_of(256, 16, 0);
    row->select = gpusorti_shape_of(1024, 16, 0);
    row->merge = gpusorti_shape_of(512, 1, 0);
    row->exchange = gpusorti_shape_of(512, 16, GPUSORTI_NESTED_LOOPS);
    row->scatter = gpusorti_shape_of(512, 12, 0);
    row->histogram[0] = gpusorti_shape_of(512, 8, 3);
    row->histogram[1] = gpusorti_shape_of(512, 8, 2);
    row->onesweep_medium = gpusorti_shape_of(512, 16, atomics | GPUSORTI_ROUNDS(2) | GPUSORTI_WINDOW(15));
    row->onesweep[0][0] = gpusorti_shape_of(512, 20, atomics | GPUSORTI_PACKED_RANKS | GPUSORTI_ROUNDS(2));
    row->onesweep[0][1] = gpusorti_shape_of(384, 21, packed | GPUSORTI_ROUNDS(3));
    row->onesweep[0][2] = row->onesweep[1][1] = gpusorti_shape_of(384, 16, packed | GPUSORTI_ROUNDS(4));
    row->onesweep[1][0] = gpusorti_shape_of(512, 10, atomics | GPUSORTI_PACKED_RANKS | GPUSORTI_BY_WORDS);
    row->onesweep[1][2] = gpusorti_shape_of(448, 11, packed | GPUSORTI_ROUNDS(5));
    row->chained[0][0] = gpusorti_shape_of(512, 16, atomics | GPUSORTI_ROUNDS(2) | GPUSORTI_WINDOW(4));
    row->chained[0][1] = gpusorti_shape_of(512, 16, packed | GPUSORTI_ROUNDS(4));
    row->skipped_sizes_from = 1 << 17;
    row->medium_pairs = 1 << 19;
    row->staged_values_to = 1 << 20;
    row->staged_medium = gpusorti_shape_of(512, 8, GPUSORTI_BY_INDEX);
    row->staged[0][0][1] = gpusorti_shape_of(448, 18, GPUSORTI_BY_INDEX);
    row->staged[0][1][1] = gpusorti_shape_of(384, 21, GPUSORTI_BY_INDEX);
    row->leaf[0] = gpusorti_shape_of(256, 9, 10);
    row->leaf[1] = gpusorti_shape_of(512, 9, 11);
    memcpy(row->leaf_counts, leaf_counts, sizeof leaf_counts);
}

static void gpusorti_tune_nvidia_compute(gpusorti_tuning *row) {
    gpusorti_tune_nvidia_graphics(row);
    row->medium_pairs = 1 << 20;
    row->staged_values_to = UINT32_MAX;
    row->staged[0][0][1] = gpusorti_shape_of(384, 23, GPUSORTI_BY_INDEX);
    row->staged[0][1][0] = gpusorti_shape_of(256, 38, GPUSORTI_BY_INDEX);
    row->staged[1][0][1] = gpusorti_shape_of(256, 34, GPUSORTI_BY_INDEX);
    row->staged[1][1][1] = gpusorti_shape_of(256, 32, GPUSORTI_BY_INDEX);
}

/* Small counts by merges alone. */
static void gpusorti_tune_merges(gpusorti_tuning *row, uint32_t small_count) {
    row->small_count = row->merges_of_keys = row->merges_of_two = row->merges_of_others = small_count;
}

/* Measured, for the time that its pipelines take to compile: those for tiles and merges take a quarter of what those for
 * passes do. */
static void gpusorti_tune_cpu(gpusorti_tuning *row) {
    static const gpusorti_shape onesweep[2][3] = {
        {{256, 2, GPUSORTI_WINDOW(2)}, {256, 2, GPUSORTI_WINDOW(2)}, {256, 1, GPUSORTI_WINDOW(2)}},
        {{256, 1, GPUSORTI_WINDOW(2)}, {256, 1, GPUSORTI_WINDOW(2)}, {256, 1, GPUSORTI_WINDOW(2)}}};
    row->rolled = 1;
    row->least_elements = 0;
    row->scan_size = 32;
    row->stride_groups = 256;
    row->histogram_invocations = 1 << 16;
    gpusorti_tune_merges(row, 1 << 17);
    row->select_invocations = 1 << 10;
    row->tile = gpusorti_shape_of(64, 4, 0);
    row->select = gpusorti_shape_of(64, 8, 0);
    row->merge = gpusorti_shape_of(64, 1, 0);
    row->exchange = gpusorti_shape_of(64, 8, 0);
    row->scatter = gpusorti_shape_of(256, 4, 0);
    row->histogram[0] = row->histogram[1] = gpusorti_shape_of(256, 2, 0);
    gpusorti_tune_onesweep(row, onesweep);
}

/* Measured: it compiles the pipelines for passes faster than others do, and takes longer to merge. */
static void gpusorti_tune_swiftshader(gpusorti_tuning *row) {
    gpusorti_tune_cpu(row);
    gpusorti_tune_merges(row, 1 << 15);
    row->select.workgroup_size = 0; /* its compiler takes minutes for select.comp */
}

/* Forward progress was measured (SPAA 2025). */
static void gpusorti_tune_amd(gpusorti_tuning *row) {
    row->large = GPUSORT_ONESWEEP;
    row->polls = 256;
    row->small_count = 1 << 16;
    row->exchange = gpusorti_shape_of(256, 16, 0);
}

/* Compiled by RADV for RDNA 1 to 4 (Mesa 22.3.6, 25.0.7): no kernel spills; 80 % or more of the subgroups find room.
 * Tiles lie between rocPRIM's, which are published. */
static void gpusorti_tune_amd_rdna(gpusorti_tuning *row) {
    const uint32_t two = GPUSORTI_PACKED_RANKS | GPUSORTI_ROUNDS(2),
                   three = GPUSORTI_PACKED_RANKS | GPUSORTI_ROUNDS(3);
    const gpusorti_shape onesweep[2][3] = {{{512, 14, GPUSORTI_PACKED_RANKS}, {512, 10, two}, {512, 8, three}},
                                           {{512, 10, two}, {512, 8, three}, {512, 7, three}}};
    gpusorti_tune_amd(row);
    row->subgroup_size = 32;
    row->scatter = gpusorti_shape_of(512, 8, 0);
    gpusorti_tune_onesweep(row, onesweep);
}

/* Compiled by RADV (Mesa 22.3.6) for GCN 4, GCN 5, CDNA 1 and 2: no kernel spills; passes leave room for 4 to 8 subgroups
 * a SIMD, of 10, or 8 on GCN 4 and CDNA 2. Published (rocPRIM, GCN 5): 256 x 22, and 512 x 6 for 64-bit keys; already 256 x
 * 17 leaves room for 3. */
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
 * with these of 16. Passes leave room for 57 % of the threads of Gen 9 and Xe-LP and 50 % of Xe-HPG's. Forward progress:
 * measured on HD 620 (SPAA 2025). */
static void gpusorti_tune_intel(gpusorti_tuning *row) {
    const uint32_t one = GPUSORTI_PACKED_RANKS, two = one | GPUSORTI_ROUNDS(2);
    const gpusorti_shape onesweep[2][3] = {{{256, 11, one}, {256, 9, one}, {256, 8, one}},
                                           {{256, 9, one}, {512, 4, one}, {512, 4, two}}};
    row->large = GPUSORT_ONESWEEP;
    row->subgroup_size = 16;
    row->polls = 256;
    row->stride_groups = 256;
    row->histogram_invocations = 1 << 16;
    row->small_count = 1 << 15;
    row->tile = row->exchange = gpusorti_shape_of(512, 4, 0);
    row->segments = gpusorti_shape_of(256, 4, 0);
    row->select = gpusorti_shape_of(256, 12, 0);
    row->histogram[1] = gpusorti_shape_of(256, 6, 0);
    gpusorti_tune_onesweep(row, onesweep);
}

/* Published, see tools/TUNING.md; the rest is a guess. No forward progress on M1 and M3 (SPAA 2025). */
static void gpusorti_tune_apple(gpusorti_tuning *row) {
    row->stride_groups = 256;
    row->histogram_invocations = 1 << 16;
    row->tile = gpusorti_shape_of(256, 4, 0);
    row->scatter = gpusorti_shape_of(256, 16, 0);
}

/* No forward progress on Mali-G78 (SPAA 2025); digits of 4 bits are published (PlayCanvas). Compiled by PanVK (Mesa 22.3.6)
 * for Mali-G52: nothing spills except, in their smallest shape, segments.comp of more than a word, up to 158 registers, and
 * tile_sort and its kin of 64-bit keys with values, 61. 64 x 11, published for Bifrost, spills up to 111 in scatter. */
static void gpusorti_tune_arm(gpusorti_tuning *row) {
    row->radix_bits = 4;
    row->stride_groups = 128;
    row->histogram_invocations = 1 << 15;
    row->small_count = 1 << 13;
    row->tile = row->exchange = row->segments = gpusorti_shape_of(64, 4, 0);
    row->select = gpusorti_shape_of(256, 4, 0);
    row->merge = gpusorti_shape_of(64, 1, 0);
    row->scatter = gpusorti_shape_of(128, 4, 0);
    row->histogram[0] = row->histogram[1] = gpusorti_shape_of(64, 8, 0);
}

/* Compiled by Turnip (Mesa 22.3.6) for Adreno 630 and 660: no kernel spills; 512 x 4 leaves room for 4 to 8 subgroups of
 * 128 a core, of 16, and 256 x 8 for 2 where keys have values or 64 bits. Nothing is published; the rest is a guess. */
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
 * values. Compiled by v3dv (Mesa 22.3.6) for V3D 4.2: no register spills, but arrays lie in scratch memory, whatever the
 * shape. */
static void gpusorti_tune_broadcom(gpusorti_tuning *row) {
    row->radix_bits = 6;
    row->stride_groups = 64;
    row->histogram_invocations = 1 << 13;
    row->small_count = 1 << 12;
    row->tile = row->exchange = row->segments = gpusorti_shape_of(256, 4, 0);
    row->select.workgroup_size = 0; /* takes too long to compile, and spills */
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
    {"SwiftShader", 0x1ae0, VK_PHYSICAL_DEVICE_TYPE_CPU, 0, GPUSORTI_ANY_QUEUE, gpusorti_tune_swiftshader},
    {"CPU drivers", 0, VK_PHYSICAL_DEVICE_TYPE_CPU, 0, GPUSORTI_ANY_QUEUE, gpusorti_tune_cpu},
    {"AMD RDNA", 0x1002, 0, 32, GPUSORTI_ANY_QUEUE, gpusorti_tune_amd_rdna},
    {"AMD GCN", 0x1002, 0, 0, GPUSORTI_ANY_QUEUE, gpusorti_tune_amd_gcn},
    {"Intel", GPUSORTI_INTEL, 0, 0, GPUSORTI_ANY_QUEUE, gpusorti_tune_intel},
    {"Apple", GPUSORTI_APPLE, 0, 0, GPUSORTI_ANY_QUEUE, gpusorti_tune_apple},
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

enum { GPUSORTI_KIND_MEMBERS = 10, GPUSORTI_MOST_KINDS = 64 };
typedef struct gpusorti_kind { /* of sort that gpusort_prepare() was asked for */
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

typedef struct gpusorti_slot { /* a submission of gpusort_sort()'s */
    VkCommandBuffer commands;
    VkFence fence;
    int pending; /* its end was not seen yet */
} gpusorti_slot;
enum { GPUSORTI_SLOTS = 8, GPUSORTI_MOST_IMPORTS = 64 };

enum {
    GPUSORTI_OWN_KEYS,
    GPUSORTI_OWN_VALUES,
    GPUSORTI_OWN_OFFSETS,
    GPUSORTI_ARRAYS, /* of the caller's; their copies come first */
    GPUSORTI_OWN_SCRATCH = GPUSORTI_ARRAYS,
    GPUSORTI_OWN_STAGING,
    GPUSORTI_OWN_BUFFERS
};

static const struct gpusorti_type {
    const char *name;
    uint32_t bits, kind; /* 0 unsigned, 1 signed, 2 floating point */
} gpusorti_types[] = {
    {"U32", 32, 0}, {"I32", 32, 1}, {"F32", 32, 2}, {"U64", 64, 0}, {"I64", 64, 1}, {"F64", 64, 2},
    {"U16", 16, 0}, {"I16", 16, 1}, {"F16", 16, 2}, {"U8", 8, 0},   {"I8", 8, 1},
};
enum { GPUSORTI_TYPE_COUNT = sizeof gpusorti_types / sizeof gpusorti_types[0] };

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
    gpusorti_kind kinds[GPUSORTI_MOST_KINDS]; /* the first; kind_count is loaded and stored as pipeline_count is */
    uint32_t kind_count;

    /* gpusort_sort() only */
    VkDescriptorPool descriptor_pool;
    uint32_t descriptor_sets; /* that the pool has */
    VkCommandPool command_pool;
    gpusorti_slot slots[GPUSORTI_SLOTS]; /* taken in rotation */
    uint32_t turn;                       /* the next one */
    VkQueryPool queries;
    gpusorti_buffer buffers[GPUSORTI_OWN_BUFFERS];
    gpusorti_buffer imports[GPUSORTI_MOST_IMPORTS]; /* the caller's pages, while a call lasts */
    uint64_t memory_budget, memory_used;
    double merging_ms[GPUSORTI_TYPE_COUNT][3]; /* by words a value: see gpusorti_merge_first() */
    uint32_t lost; /* by gpusorti_atomic_...: other threads record while one that prepares finds the device lost */
};

/* ---- >>modules ---- */
/* tools/embed.sh packs a kernel's SPIR-V as text, the digits of one number in base 91: the characters '!' to '~' without
 * '"', '?' and '\\'. The number is the code of an adaptive binary range coder: a bit takes less of the range, and so fewer
 * digits, the better the earlier bits of its context foretell it. A kernel is packed as a continuation of its base, a
 * kernel much like it, which is therefore unpacked first.
 *
 * Each bit has two contexts; the odds of both are mixed with learned weights, as in PAQ (Mahoney, 2005).
 *
 * Of each word it is coded which of at most three guesses is right, and the word itself only if none is. A guess is the
 * symbol that was last seen at this operand of this opcode behind the same 15, 3 or 0 symbols. The symbol of an id is a
 * hash of the instruction that defines it, with symbols for the ids in it, so that an expression has one symbol in all
 * kernels, whatever its id there. Any other word is its own symbol. An id that was not guessed is coded by its kind, which
 * is its type's symbol mostly, and how many others of the kind were used later. */
enum { GPUSORTI_LINE = 500, GPUSORTI_GUESSES = 3, GPUSORTI_KINDS = 4, GPUSORTI_RINGS = 256, GPUSORTI_STEPS = 20 };
enum { /* of bits */
    GPUSORTI_BIT_GUESS,
    GPUSORTI_BIT_OPCODE = GPUSORTI_GUESSES,
    GPUSORTI_BIT_LENGTH,
    GPUSORTI_BIT_KIND,
    GPUSORTI_BIT_STEP,
    GPUSORTI_BIT_RANK,
    GPUSORTI_BIT_ID,
    GPUSORTI_BIT_NUMBER,
    GPUSORTI_BIT_TYPES
};
#define GPUSORTI_NEW_ID 0xa5c35a3cu /* the symbol of an id that was not seen before, which is the next number */
typedef char gpusorti_line[GPUSORTI_LINE + 1];

typedef struct gpusorti_packed {
    const gpusorti_line *lines;
    uint32_t base, count; /* base: a kernel, itself for none; count: of words */
} gpusorti_packed;
#define GPUSORTI_SPV(name, base, words)                                                      \
    enum { gpusorti_base_##name = GPUSORTI_KERNEL_##base, gpusorti_words_##name = words };   \
    static const gpusorti_line gpusorti_lines_##name[] =

typedef struct gpusorti_odds {
    uint16_t p, n; /* that the bit is 1: p ^ 32768 of 65536; how often it was seen, 31 for more */
} gpusorti_odds;

typedef struct gpusorti_guess {
    uint32_t symbol;
    uint16_t check, hits; /* the lower half of the context's hash, of which the upper half is the place */
} gpusorti_guess;

typedef struct gpusorti_id {
    uint32_t symbol, kind, uses, next, before; /* uses: 3 for more; next: in the ring, which was used before */
} gpusorti_id;

typedef struct gpusorti_unpacker {
    const gpusorti_line *lines;
    size_t at;
    uint32_t range, code;
    int32_t rates[32];     /* of learning, by how often a bit of the context was seen */
    int16_t stretch[4096]; /* 256 ln(p / (1 - p)) */
    uint16_t squash[4096]; /* its inverse */
    int32_t weights[GPUSORTI_BIT_TYPES][4][4][2]; /* by how often both were seen; 65536 is 1; less 39322 */
    gpusorti_odds odds[1 << 18];
    gpusorti_guess guesses[65536];
    uint32_t latest[65536];   /* id by the upper half of its symbol */
    uint32_t kinds[16384][2]; /* the latest two by context */
    uint32_t *words;
    gpusorti_id *ids; /* the heads of rings, by the upper bits of the kind, and then the ids */
} gpusorti_unpacker;

static const gpusorti_packed *gpusorti_packed_of(uint32_t kernel); /* behind the generated text */

static uint32_t gpusorti_mix(uint32_t hash, uint32_t value) {
    hash = (hash ^ value) * 0x9e3779b1u;
    return hash ^ hash >> 15;
}

static int gpusorti_trust(const gpusorti_odds *odds) { return (odds->n > 0) + (odds->n > 1) + (odds->n > 3); }

static uint32_t gpusorti_unpack_bit(gpusorti_unpacker *u, uint32_t type, uint32_t a, uint32_t b) {
    gpusorti_odds *const odds[2] = {&u->odds[a >> 14], &u->odds[b >> 14]};
    int32_t *weights = u->weights[type][gpusorti_trust(odds[0])][gpusorti_trust(odds[1])], s[2], sum = 0;
    uint32_t p, bound, bit, i;
    for (; u->range < 1u << 25; u->range *= 91, u->at++) {
        const int c = u->lines[u->at / GPUSORTI_LINE][u->at % GPUSORTI_LINE];
        u->code = 91 * u->code + (uint32_t)(c - '!' - (c > '"') - (c > '?') - (c > '\\'));
    }
    for (i = 0; i < 2; i++) {
        s[i] = u->stretch[(odds[i]->p ^ 32768) >> 4];
        sum += (weights[i] + 39322) * s[i];
    }
    sum /= 65536;
    p = u->squash[2048 + (sum > 2047 ? 2047 : sum < -2047 ? -2047 : sum)];
    bound = (u->range >> 16) * p;
    bit = u->code < bound;
    u->range = bit ? bound : u->range - bound;
    if (!bit) u->code -= bound;
    for (i = 0; i < 2; i++) {
        const int32_t q = odds[i]->p ^ 32768, one = bit ? 65535 : 0;
        weights[i] += s[i] * (one - (int32_t)p) / 16384;
        odds[i]->p = (uint16_t)((q + (one - q) * u->rates[odds[i]->n] / 32768) ^ 32768);
        odds[i]->n = (uint16_t)(odds[i]->n + (odds[i]->n < 31));
    }
    return bit;
}

/* The contexts of one part share a cache line. */
static uint32_t gpusorti_cell(uint32_t context, uint32_t part, uint32_t i) {
    return (gpusorti_mix(context, part) & 0xfffc0000) + ((i & 15) << 14);
}

/* How many bits it has, with 15 for more than 14, and then these, from the second highest down or all 32. */
static uint32_t gpusorti_unpack_number(gpusorti_unpacker *u, uint32_t type, uint32_t a, uint32_t b) {
    uint32_t size = 1, number = 1, i;
    while (size < 16)
        size = 2 * size + gpusorti_unpack_bit(u, type, gpusorti_cell(a, 0, size), gpusorti_cell(b, 0, size));
    size -= 16;
    for (i = size < 15 ? size : 33; i > 1; i--) {
        const uint32_t part = size << 10 | number >> 4;
        number = 2 * number + gpusorti_unpack_bit(u, type, gpusorti_cell(a, part, number), gpusorti_cell(b, part, number));
    }
    return size ? number : 0;
}

/* Sees to *word what a symbol is the symbol of in this kernel; returns whether that is an id. */
static uint32_t gpusorti_meaning(const gpusorti_unpacker *u, uint32_t symbol, uint32_t fresh, uint32_t *word) {
    const uint32_t fresh_one = symbol == GPUSORTI_NEW_ID, id = fresh_one ? fresh : u->latest[symbol >> 16];
    const uint32_t known = fresh_one || (id > 0 && id < fresh && u->ids[GPUSORTI_RINGS + id].symbol == symbol);
    *word = known ? id : symbol;
    return known;
}

static void gpusorti_learn(gpusorti_guess *guess, uint32_t symbol) {
    const int right = guess->hits && guess->symbol == symbol;
    if (!right && guess->hits <= 2) guess->symbol = symbol;
    guess->hits = (uint16_t)(!right ? 1 : guess->hits < 7 ? guess->hits + 1 : 7);
}

static void gpusorti_learn_kind(uint32_t *kinds, uint32_t kind) {
    if (kinds[0] == kind) return;
    kinds[1] = kinds[0];
    kinds[0] = kind;
}

/* Moves an id to the front of its ring. */
static void gpusorti_to_front(gpusorti_id *ids, uint32_t id) {
    const uint32_t ring = ids[id].kind >> 24;
    ids[ids[id].before].next = ids[id].next;
    ids[ids[id].next].before = ids[id].before;
    ids[id].before = ring;
    ids[id].next = ids[ring].next;
    ids[ids[id].next].before = ids[ring].next = id;
}

/* An id of a kind that is none of those tried, by the others that were used since: for the first of them
 * whether each is it, and then how many more are not. */
static uint32_t gpusorti_unpack_rank(gpusorti_unpacker *u, uint32_t slot, uint32_t kind, const uint32_t *tried,
                                     uint32_t tries) {
    uint32_t id = kind >> 24, rank = 0, last = UINT32_MAX, j;
    do {
        do {
            id = u->ids[id].next;
            for (j = 0; j < tries && tried[j] != ((id - GPUSORTI_RINGS) ^ 1u << 31); j++) continue;
        } while (j < tries || u->ids[id].kind != kind);
        if (rank < GPUSORTI_STEPS) {
            const uint32_t a = gpusorti_mix(gpusorti_mix(gpusorti_mix(slot, kind), rank), u->ids[id].uses);
            if (gpusorti_unpack_bit(u, GPUSORTI_BIT_STEP, a, gpusorti_mix(slot ^ u->ids[id].uses, kind))) last = rank;
        } else if (rank == GPUSORTI_STEPS) {
            last = rank + gpusorti_unpack_number(u, GPUSORTI_BIT_RANK, ~slot, gpusorti_mix(slot, kind));
        }
    } while (rank++ < last);
    return id - GPUSORTI_RINGS;
}

typedef struct gpusorti_operand { /* what is known of a word before it is there */
    uint32_t slot, typed; /* by its opcode and number; and by the kind of the operand before */
    uint32_t contexts[GPUSORTI_GUESSES], tried[GPUSORTI_GUESSES], tries, asked, *kinds[2];
} gpusorti_operand;

static void gpusorti_begin_operand(gpusorti_unpacker *u, gpusorti_operand *at, uint32_t slot, uint32_t type,
                                   uint32_t longer, uint32_t shorter) {
    at->slot = gpusorti_mix(slot, 0);
    at->typed = gpusorti_mix(at->slot, type);
    at->kinds[0] = u->kinds[at->typed >> 18];
    at->kinds[1] = u->kinds[at->slot >> 18];
    at->contexts[0] = gpusorti_mix(at->slot, longer);
    at->contexts[1] = gpusorti_mix(~at->slot, shorter);
    at->contexts[2] = gpusorti_mix(at->slot, 0);
    at->tries = 0;
}

/* Returns which guess is right, from 1 on, or 0. right: which was for the word before. */
static uint32_t gpusorti_unpack_guess(gpusorti_unpacker *u, gpusorti_operand *at, uint32_t right, uint32_t fresh,
                                      uint32_t *word, uint32_t *id) {
    uint32_t o, j, found = 0;
    for (o = 0; o < GPUSORTI_GUESSES && !found; o++) {
        gpusorti_guess *guess = &u->guesses[at->contexts[o] >> 16];
        const gpusorti_id *meant = &u->ids[GPUSORTI_RINGS];
        const uint32_t way = at->tries << 2 | o;
        uint32_t about;
        if (guess->check != (uint16_t)at->contexts[o]) guess->hits = 0;
        guess->check = (uint16_t)at->contexts[o];
        if (!guess->hits) continue;
        *id = gpusorti_meaning(u, guess->symbol, fresh, word);
        for (j = 0; j < at->tries && at->tried[j] != (*word ^ *id << 31); j++) continue;
        if (j < at->tries) continue;
        about = *id ? gpusorti_mix(meant[*word].kind, meant[*word].uses) : 1;
        found = gpusorti_unpack_bit(u, GPUSORTI_BIT_GUESS + o,
                                    gpusorti_mix(gpusorti_mix(at->slot, (uint32_t)guess->hits << 4 | way), right),
                                    gpusorti_mix(gpusorti_mix(at->slot, about), way));
        at->tried[at->tries++] = *word ^ *id << 31;
    }
    at->asked = o;
    return found ? o : 0;
}

/* An operand that was not guessed, behind that symbol; returns whether it is an id. */
static uint32_t gpusorti_unpack_operand(gpusorti_unpacker *u, const gpusorti_operand *at, uint32_t symbol, uint32_t fresh,
                                        uint32_t *word) {
    uint32_t id, o, j;
    for (o = 0; o < GPUSORTI_KINDS; o++) {
        const uint32_t kind = at->kinds[o / 2][o % 2];
        for (j = 0; j < o && at->kinds[j / 2][j % 2] != kind; j++) continue;
        if (!kind || j < o || !gpusorti_unpack_bit(u, GPUSORTI_BIT_KIND, gpusorti_mix(gpusorti_mix(at->slot, symbol), o),
                                                   gpusorti_mix(at->typed, kind + o)))
            continue;
        *word = gpusorti_unpack_rank(u, at->slot, kind, at->tried, at->tries);
        return 1;
    }
    id = gpusorti_unpack_bit(u, GPUSORTI_BIT_ID, at->slot, at->slot);
    *word = gpusorti_unpack_number(u, GPUSORTI_BIT_NUMBER, gpusorti_mix(at->slot, id), gpusorti_mix(at->typed, id));
    if (id) *word = fresh - *word;
    return id;
}

static void gpusorti_unpack(gpusorti_unpacker *u, const gpusorti_packed *packed) {
    gpusorti_id *const ids = u->ids;
    uint32_t fresh = 1, op = 0, left = 5, k = 1, hash = 0, defined = 0, longer = 0, shorter = 0, symbol = 0, type = 0;
    uint32_t previous = 0, right = 0, i;
    u->lines = packed->lines;
    u->at = 0;
    u->range = 1;
    u->code = 0;
    memset(ids, 0, (GPUSORTI_RINGS + packed->count + 1) * sizeof *ids);
    for (i = 0; i < GPUSORTI_RINGS + packed->count + 1; i++) ids[i].next = ids[i].before = i;
    for (i = 0; i < packed->count; i++) { /* word i is operand k of op; 0 is the next instruction's first */
        uint32_t word = 0, id = 0;
        gpusorti_operand operand;
        gpusorti_id *at;
        if (!left) k = type = 0;
        gpusorti_begin_operand(u, &operand, op << 4 | (k < 15 ? k : 15), type, longer, shorter);
        right = gpusorti_unpack_guess(u, &operand, right, fresh, &word, &id);
        if (!right && k == 0) {
            id = 0;
            word = gpusorti_unpack_number(u, GPUSORTI_BIT_OPCODE, operand.slot, gpusorti_mix(operand.slot, previous));
            word |= gpusorti_unpack_number(u, GPUSORTI_BIT_LENGTH, word << 16, gpusorti_mix(op, word << 16)) << 16;
        } else if (!right) {
            id = gpusorti_unpack_operand(u, &operand, symbol, fresh, &word);
        }
        u->words[i] = word;
        at = &ids[GPUSORTI_RINGS + (id ? word : 0)];
        symbol = !id ? word : word == fresh ? GPUSORTI_NEW_ID : at->symbol;
        while (operand.asked-- > 0) /* those that were not asked learn nothing */
            gpusorti_learn(&u->guesses[operand.contexts[operand.asked] >> 16], symbol);
        longer = (longer + gpusorti_mix(symbol, 0)) * (0x9e3779b1u << 2); /* symbols are shifted out */
        shorter = (shorter + gpusorti_mix(symbol, 0)) * (0x9e3779b1u << 9);
        if (k == 0) {
            previous = op;
            op = word & 0xffff;
            left = word >> 16;
            hash = defined = 0;
        }
        hash = gpusorti_mix(hash, symbol);
        if (id) {
            if (word == fresh) {
                at->kind = k == 2 && op != 250 ? type : gpusorti_mix(op, 0); /* OpBranchConditional: a label */
            } else {
                type = at->kind;
                gpusorti_learn_kind(operand.kinds[0], type);
                gpusorti_learn_kind(operand.kinds[1], type);
                if (at->uses < 3) at->uses++;
            }
            gpusorti_to_front(ids, GPUSORTI_RINGS + word);
        }
        if (k == 1) type = symbol;
        k++;
        left--;
        if (id && word == fresh) {
            if (!defined) defined = fresh;
            at->symbol = gpusorti_mix(hash, k);
            u->latest[at->symbol >> 16] = fresh;
            fresh++;
        }
        if (!left && defined) {
            ids[GPUSORTI_RINGS + defined].symbol = hash;
            u->latest[hash >> 16] = defined;
        }
    }
}

static void gpusorti_init_unpacker(gpusorti_unpacker *u) {
    uint32_t e = UINT32_MAX, i, p, end = 2048; /* 2^32 exp(-i / 256) */
    for (i = 0; i < 32; i++) u->rates[i] = (int32_t)(65536 / (2 * i + 3));
    for (i = 0; i < 2048; i++) {
        p = UINT32_MAX / (65536 + (e >> 16));
        if (p > 65512) p = 65512;
        u->squash[2048 + i] = (uint16_t)p;
        u->squash[2048 - i] = (uint16_t)(65536 - p);
        for (; end < 4096 && (end <= p >> 4 || i == 2047); end++) {
            u->stretch[end] = (int16_t)i;
            u->stretch[4095 - end] = (int16_t)-(int)i;
        }
        e = (uint32_t)((uint64_t)e * 4278222828u >> 32);
    }
}

/* Whether that kernel is itself unpacked when the other one is. */
static int gpusorti_is_base(uint32_t kernel, uint32_t other) {
    while (other != kernel && other != gpusorti_packed_of(other)->base) other = gpusorti_packed_of(other)->base;
    return other == kernel;
}

/* Unpacks a kernel behind its bases, and creates the modules of those of them all that are wanted. */
static gpusort_result gpusorti_unpack_chain(gpusort_context *ctx, uint32_t last, const unsigned char *wanted,
                                            VkShaderModule *modules) {
    gpusorti_unpacker *u;
    gpusort_result result = GPUSORT_OK;
    size_t most = gpusorti_packed_of(last)->count, size;
    uint32_t chain[GPUSORTI_KERNEL_COUNT], length = 1;
    chain[0] = last;
    while (gpusorti_packed_of(last)->base != last) {
        last = gpusorti_packed_of(last)->base;
        chain[length++] = last;
        if (gpusorti_packed_of(last)->count > most) most = gpusorti_packed_of(last)->count;
    }
    size = sizeof *u + (GPUSORTI_RINGS + most + 1) * sizeof(gpusorti_id) + most * sizeof(uint32_t);
    u = (gpusorti_unpacker *)gpusorti_alloc(&ctx->host, size, "unpacking kernels");
    if (!u) return GPUSORT_ERROR_OUT_OF_HOST_MEMORY;
    memset(u, 0, size);
    u->ids = (gpusorti_id *)(u + 1);
    u->words = (uint32_t *)(u->ids + GPUSORTI_RINGS + most + 1);
    gpusorti_init_unpacker(u);
    while (length > 0 && result == GPUSORT_OK) {
        const uint32_t k = chain[--length];
        const gpusorti_packed *packed = gpusorti_packed_of(k);
        GPUSORTI_STRUCT(VkShaderModuleCreateInfo, info, SHADER_MODULE_CREATE_INFO);
        gpusorti_unpack(u, packed);
        if (!wanted[k] || modules[k] != VK_NULL_HANDLE) continue;
        info.codeSize = packed->count * sizeof *u->words;
        info.pCode = u->words;
        result = GPUSORTI_CALL(ctx, CreateShaderModule, (ctx->device, &info, ctx->vk_allocator, &modules[k]));
        if (result != GPUSORT_OK) modules[k] = VK_NULL_HANDLE;
    }
    gpusorti_free(&ctx->host, u);
    return result;
}

/* The modules of all wanted kernels; those that are bases of others are unpacked with them. */
static gpusort_result gpusorti_create_modules(gpusort_context *ctx, const unsigned char *wanted, VkShaderModule *modules) {
    gpusort_result result = GPUSORT_OK;
    uint32_t k, other;
    for (k = 0; k < GPUSORTI_KERNEL_COUNT && result == GPUSORT_OK; k++) {
        for (other = 0; other < GPUSORTI_KERNEL_COUNT; other++)
            if (other != k && wanted[other] && gpusorti_is_base(k, other)) break;
        if (wanted[k] && other == GPUSORTI_KERNEL_COUNT) result = gpusorti_unpack_chain(ctx, k, wanted, modules);
    }
    return result;
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
        if (ctx->caps.subgroup_choice) info.stage.pNext = &required;
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
        GPUSORTI_KERNEL_onesweep_inlined,  GPUSORTI_KERNEL_onesweep_address, GPUSORTI_KERNEL_onesweep,
        GPUSORTI_KERNEL_onesweep_narrow,   GPUSORTI_KERNEL_onesweep_staged,  GPUSORTI_KERNEL_onesweep_staged_address,
        GPUSORTI_KERNEL_merge_buckets,     GPUSORTI_KERNEL_histogram,        GPUSORTI_KERNEL_histogram_address,
        GPUSORTI_KERNEL_tile_sort,         GPUSORTI_KERNEL_tile_sort_address, GPUSORTI_KERNEL_leaf_sort,
        GPUSORTI_KERNEL_leaf_sort_address};
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
    unsigned char wanted[GPUSORTI_KERNEL_COUNT];
    gpusorti_jobs jobs;
    gpusort_result result;
    uint32_t i;
    for (i = 0; i < GPUSORTI_KERNEL_COUNT; i++) modules[i] = VK_NULL_HANDLE;
    memset(wanted, 0, sizeof wanted);
    for (i = 0; i < count; i++) wanted[list[i].pipeline->kernel] = 1;
    result = gpusorti_create_modules(ctx, wanted, modules);
    for (i = 0; i < count; i++) list[i].module = modules[list[i].pipeline->kernel];
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
/* How a sort is done: a gpusort_algorithm but AUTO, or what AUTO alone takes for small counts. */
enum { GPUSORTI_TILES_AND_MERGES = GPUSORT_ODD_EVEN_MERGE + 1, GPUSORTI_TILES_AND_BUCKETS, GPUSORTI_SEGMENTED,
       GPUSORTI_SELECTED };

/* Small counts: a workgroup sorts each tile; up to merge_count some runs at a time are merged; then, up to the rows' counts,
 * all by buckets between samples. Measured (H200). tracked: equal keys are told apart, as they have values or the
 * window leaves bits out. */
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
    GPUSORTI_SMALL_SEGMENTS = 4,  /* that a workgroup sorts at once, or more */
    GPUSORTI_LONG_GROUP = 32,     /* segments of a workgroup that has hardly any to sort itself */
    GPUSORTI_MAX_CHUNKS = 512,    /* of the counts of long segments' tiles */
    GPUSORTI_MOST_CHAINED = 0x1fffffff, /* elements that a status word can count */
    GPUSORTI_UNUSED_WORDS = 3  /* shared arrays that a sort does not use still have an element each */
};

typedef enum gpusorti_segmentation { GPUSORTI_ONE_ARRAY, GPUSORTI_OFFSETS, GPUSORTI_ROWS } gpusorti_segmentation;

/* A checked call with its defaults filled in. */
typedef struct gpusorti_request {
    uint32_t count; /* the upper bound where gpu_count is set */
    int gpu_count;
    gpusort_algorithm algorithm;
    uint32_t key_bits, key_words, key_kind, descending;
    uint32_t value_size, value_words; /* bytes of the caller's; words that travel with the keys */
    int wide; /* values over 8 bytes, or where the first ones are packed: indices travel, one gather at the end */
    int in_values;                    /* keys lie in the values, at key_offset, and are sorted in scratch */
    uint32_t key_offset;
    uint32_t first_bit, bit_count;
    gpusorti_segmentation segmentation;
    uint32_t segments, segment_size; /* offsets: how many; rows: the elements of one */
    uint32_t limit;                  /* of each segment; 0: all are wanted */
    int packs, packs_indices; /* the first ones of each segment go to where they lie together, or their indices alone do */
    uint32_t flags; /* GPUSORT_WRITE_INDICES, also where wide; GPUSORT_KEEP_KEYS, also where in_values; LOCAL_INDICES */
    gpusorti_binding_mode mode; /* of what is small enough to be bound */
    int addresses;              /* device addresses may be used, */
    int addressable;            /* and are wanted where passes are faster by them */
    int merging;                /* by tiles and merges, whatever the count */
} gpusorti_request;

/* Scratch: byte offsets of its sections. Those that are bound together lie together. */
typedef struct gpusorti_layout {
    uint64_t control, status, leaves;
    uint64_t owners, records, bases, lists; /* of segments */
    uint64_t keys, values; /* the unpacked keys, the indices of wide values */
    uint64_t keys_alt, values_alt;
    uint64_t rows; /* of wide values: over keys_alt and values_alt, which are done with by then; of structs: behind them */
    uint64_t end;
} gpusorti_layout;

/* How a request is carried out. A value, made by the functions below from context and request alone. For every count from
 * the request's up to `last` all is the same except what grows with the count: the layout and the numbers of workgroups;
 * so it is for every limit up to `last_limit`, where there is one. */
typedef struct gpusorti_plan {
    gpusorti_request request;
    uint32_t last, last_limit;
    int algorithm;
    gpusorti_binding_mode mode;
    uint32_t radix_bits, pass_count;
    gpusorti_shape shape; /* of the kernel that moves the elements; workgroup_size 0: nothing fits the device */
    int scanned;          /* count / scan / scatter: one-sweep's kernel scatters */
    int staged;           /* one-sweep: the passes are onesweep_staged.comp's */
    int raw;              /* one-sweep: passes leave keys as they are, see gpusorti_flip() */
    int fills;            /* one-sweep: no pass moves keys, what the histogram counted is written: GPUSORTI_FILL */
    gpusorti_shape leaf;
    uint32_t leaf_bits; /* one-sweep: most bits in which leaves agree; 0: passes sort by all bits */
    uint32_t leading;   /* by these bits sort some of so many last passes */
    const struct gpusorti_buckets *buckets;
    uint32_t merges; /* tiles and merges: dispatches that each merge some runs */
    int rolled;      /* tile_sort_rolled sorts the tiles */
    gpusorti_shape small_segments, listed[2]; /* segments: who sorts those that are not long */
    int lists[2], longs;                      /* and which of the others there may be; */
    int chained;                              /* long ones are sorted by one-sweep */
    gpusorti_shape selecting; /* the first ones of each long segment are selected; workgroup_size 0: it is sorted whole */
    uint32_t most_parts;      /* selecting: workgroups that there is room for at once; a part for each, and one a segment */
    /* what follows from these and the count: see gpusorti_plan_at() */
    int unpacked;             /* the keys that are sorted lie in scratch, one or two words a key */
    uint32_t tiles_a_span;    /* count / scan / scatter: tiles of a workgroup */
    uint32_t tiles_a_portion; /* one-sweep: tiles of a dispatch */
    uint32_t part;            /* selecting: elements of a workgroup in the first round */
    gpusorti_layout layout;
} gpusorti_plan;

GPUSORTI_OUTLINE static uint64_t gpusorti_ceil_div(uint64_t a, uint64_t b) { return a / b + (a % b != 0); }
static uint32_t gpusorti_max(uint32_t a, uint32_t b) { return a > b ? a : b; }
static uint32_t gpusorti_min(uint32_t a, uint32_t b) { return a < b ? a : b; }

static uint32_t gpusorti_log2(uint32_t x) {
    uint32_t bits = 0;
    while (x >>= 1) bits++;
    return bits;
}

/* Bytes of packed keys, in whole words. */
GPUSORTI_OUTLINE static uint64_t gpusorti_packed_size(uint32_t count, uint32_t bits) {
    return gpusorti_ceil_div((uint64_t)count * bits, 32) * 4;
}

/* Bytes of the caller's keys, in whole words. */
static uint64_t gpusorti_keys_size(const gpusorti_request *request) {
    return request->in_values ? 0 : gpusorti_packed_size(request->count, request->key_bits);
}

/* How many segments there are, at most. */
static uint32_t gpusorti_segments_of(const gpusorti_request *request) {
    if (request->segmentation == GPUSORTI_OFFSETS) return request->segments;
    if (request->segmentation == GPUSORTI_ROWS) return (uint32_t)gpusorti_ceil_div(request->count, request->segment_size);
    return 1;
}

/* Bytes of the caller's values, and of those that are packed. */
static uint64_t gpusorti_packed_rows_size(const gpusorti_request *request) {
    return request->packs ? (uint64_t)gpusorti_segments_of(request) * request->limit * request->value_size : 0;
}

static uint64_t gpusorti_values_size(const gpusorti_request *request) {
    const uint64_t all = (uint64_t)request->count * request->value_size, packed = gpusorti_packed_rows_size(request);
    return all > packed ? all : packed;
}

static uint32_t gpusorti_tile(const gpusorti_plan *plan) { return plan->shape.workgroup_size * plan->shape.items; }
static uint64_t gpusorti_tiles(const gpusorti_plan *plan) {
    return gpusorti_ceil_div(plan->request.count, gpusorti_tile(plan));
}

/* Returns 1 for counts up to `most`, and then lets the plan end there. Every decision by the count is taken here, so that no
 * count at which a plan changes can be forgotten. */
GPUSORTI_OUTLINE static int gpusorti_cut(gpusorti_plan *plan, uint64_t most) {
    if (plan->request.count > most) return 0;
    if (plan->last > most) plan->last = (uint32_t)most;
    return 1;
}

/* The same for limits. */
static int gpusorti_cut_limit(gpusorti_plan *plan, uint32_t most) {
    if (plan->request.limit > most) return 0;
    plan->last_limit = gpusorti_min(plan->last_limit, most);
    return 1;
}

/* Multiprocessors that hold 32 subgroups (Turing) have 64 KB of shared memory: with any queue family one workgroup of
 * onesweep_staged.comp fits, as with graphics on greater ones. */
static int gpusorti_queue_kind(const gpusort_context *ctx) {
    const uint32_t subgroups = ctx->caps.multiprocessor_subgroups;
    const int little = subgroups != 0 && subgroups <= 32;
    return little || (ctx->queue_flags & VK_QUEUE_GRAPHICS_BIT) ? GPUSORTI_GRAPHICS_QUEUE : GPUSORTI_COMPUTE_QUEUE;
}

static const gpusorti_tuning_row *gpusorti_find_tuning(const gpusort_context *ctx) {
    const gpusorti_tuning_row *row = gpusorti_tuning_rows;
    const int queue = gpusorti_queue_kind(ctx);
    while ((row->vendor_id != 0 && row->vendor_id != ctx->caps.vendor_id) ||
           (row->device_type != 0 && row->device_type != ctx->caps.device_type) ||
           (row->subgroup_min != 0 && row->subgroup_min != ctx->caps.subgroup_min) ||
           (row->queue != GPUSORTI_ANY_QUEUE && row->queue != queue))
        row++;
    return row;
}

/* Numbers of workgroups grow with the device that the row was measured on. */
static void gpusorti_scale_tuning(gpusorti_tuning *row, uint32_t multiprocessors) {
    const uint64_t here = gpusorti_min(multiprocessors, 1024), there = row->multiprocessors;
    if (here == 0 || there == 0) return;
    row->histogram_invocations = (uint32_t)(row->histogram_invocations * here / there);
    row->select_invocations = (uint32_t)(row->select_invocations * here / there);
    row->stride_groups = (uint32_t)gpusorti_ceil_div(row->stride_groups * here, there);
    row->multiprocessors = (uint32_t)here;
}

/* The size that subgroups are pinned to where that can be done. */
static uint32_t gpusorti_wanted_subgroup(const gpusort_context *ctx) {
    uint32_t size = ctx->caps.subgroup_choice ? ctx->tuning.subgroup_size : 0;
    return size >= ctx->caps.subgroup_min && size <= ctx->caps.subgroup_max ? size : ctx->caps.subgroup_size;
}

/* Whether subgroups can be pinned, and full, in workgroups of that many invocations. */
static int gpusorti_pinned(const gpusort_context *ctx, uint32_t workgroup_size) {
    uint32_t size = gpusorti_wanted_subgroup(ctx);
    return ctx->caps.subgroups && (ctx->enabled & GPUSORT_ENABLED_SUBGROUP_SIZE_CONTROL) != 0 &&
           workgroup_size % size == 0 && workgroup_size / size <= ctx->caps.subgroup_max_per_group;
}

/* Lanes of every subgroup; where none are promised, of those that kernels keep counters for. */
static uint32_t gpusorti_subgroup_size(const gpusort_context *ctx, uint32_t workgroup_size) {
    return gpusorti_pinned(ctx, workgroup_size) ? gpusorti_wanted_subgroup(ctx) : ctx->caps.subgroup_min;
}

/* The most subgroups that there may be. */
static uint32_t gpusorti_most_subgroups(const gpusort_context *ctx, uint32_t workgroup_size) {
    return gpusorti_pinned(ctx, workgroup_size) ? workgroup_size / gpusorti_wanted_subgroup(ctx) : workgroup_size;
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
    return exchange + subgroups * radix + gpusorti_most_subgroups(ctx, shape->workgroup_size) + 2 * radix + 1;
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
    return gpusorti_max(exchange, subgroups * radix) + 2 * radix +
           gpusorti_most_subgroups(ctx, shape->workgroup_size) + 3;
}

static uint32_t gpusorti_staged_words(const gpusort_context *ctx, const gpusorti_plan *plan,
                                      const gpusorti_shape *shape) {
    const uint32_t subgroups = shape->workgroup_size / gpusorti_subgroup_size(ctx, shape->workgroup_size);
    return (subgroups + 1) * (1u << plan->radix_bits) + shape->workgroup_size * shape->items +
           gpusorti_most_subgroups(ctx, shape->workgroup_size) + 2;
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

/* segments.comp: a tile, and for each invocation's segment where it is. */
static uint32_t gpusorti_small_segment_words(const gpusort_context *ctx, const gpusorti_plan *plan,
                                             const gpusorti_shape *shape) {
    return gpusorti_tile_words(ctx, plan, shape) + 6 * shape->workgroup_size + 18;
}

/* select.comp: the counts of two digits and their sums. */
static uint32_t gpusorti_select_words(const gpusort_context *ctx, const gpusorti_plan *plan,
                                      const gpusorti_shape *shape) {
    (void)ctx, (void)plan, (void)shape;
    return 2 * 256 + 16 + 4; /* as many for every shape */
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

GPUSORTI_OUTLINE static gpusorti_plan gpusorti_no_plan(gpusorti_plan plan) {
    plan.shape.workgroup_size = 0;
    return plan;
}

/* Up to so many elements merges are faster than buckets. */
static uint32_t gpusorti_merge_count(const gpusorti_tuning *row, const gpusorti_request *request) {
    if (request->key_words == 1 && gpusorti_keys_alone(request)) return row->merges_of_keys;
    return request->key_words == 2 && request->value_words != 0 ? row->merges_of_two : row->merges_of_others;
}

/* A single tile, sorted by one workgroup; or tiles, then dispatches that each merge some runs: these tiles are smaller where
 * several dispatches follow anyway. Elements of more than a word take longer in one great tile than in four and a merge. */
static gpusorti_plan gpusorti_plan_tiles(const gpusort_context *ctx, gpusorti_plan plan) {
    const gpusorti_demands demands = {gpusorti_tile_words, 32, 4, 4, 1};
    const int binds = plan.mode != GPUSORTI_ADDRESSES, forced = ctx->forced.workgroup_size || ctx->forced.items,
              plain = plan.request.key_words == 1 && gpusorti_keys_alone(&plan.request);
    gpusorti_shape wish = ctx->tuning.tile;
    const int splits = binds && !plain && wish.workgroup_size > 256 && wish.items > 4;
    uint64_t run;
    plan.algorithm = GPUSORTI_TILES_AND_MERGES;
    plan.shape = ctx->tuning.tiny;
    plan.rolled = binds && !forced && plan.shape.workgroup_size && gpusorti_cut(&plan, gpusorti_tile(&plan));
    if (plan.rolled) return plan;
    plan.rolled = binds && (ctx->tuning.rolled || plan.request.merging);
    if (splits) wish.workgroup_size = 256;
    plan.shape = gpusorti_fit_shape(ctx, &plan, wish, &demands);
    if (gpusorti_cut(&plan, gpusorti_tile(&plan))) return plan;
    if (!binds || (!plan.request.merging && (!gpusorti_cut(&plan, ctx->tuning.small_count) ||
                                             !gpusorti_cut(&plan, gpusorti_merge_count(&ctx->tuning, &plan.request)))))
        return gpusorti_no_plan(plan);
    if (!plain && wish.workgroup_size > 256) wish.workgroup_size = 256;
    if (splits && gpusorti_cut(&plan, 2 * (uint64_t)gpusorti_tile(&plan))) wish.items /= 2;
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

/* Tiles, then buckets: the first row that suits the count, where the device has room for it. */
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

/* The shape for onesweep_staged.comp; size 0 where it cannot sort that or does not pay: for few keys alone, and where it
 * takes too many registers: 64-bit keys kept beside values of the caller's, great tiles of pairs in bound buffers. */
static gpusorti_shape gpusorti_staged_shape(const gpusort_context *ctx, gpusorti_plan *plan) {
    const gpusorti_shape none = {0, 0, 0};
    const gpusorti_request *r = &plan->request;
    const int other = (r->flags & GPUSORT_KEEP_KEYS) || (r->key_words == 2 && r->flags);
    if (plan->algorithm != GPUSORT_ONESWEEP || r->key_bits < 32 || r->value_words > 1 ||
        gpusorti_digits_straddle(plan))
        return none;
    if (r->key_words == 2 && (r->key_kind == 2 || r->flags == GPUSORT_KEEP_KEYS)) return none;
    if (r->value_words == 0 && gpusorti_cut(plan, ctx->tuning.staged_keys_from - 1)) return none;
    if (r->value_words && r->key_words == 1 && !other && gpusorti_cut(plan, ctx->tuning.medium_pairs))
        return ctx->tuning.staged_medium;
    if (r->value_words && (!r->addressable || !gpusorti_cut(plan, ctx->tuning.staged_values_to))) return none;
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
    if (plan.algorithm == GPUSORTI_SEGMENTED && ctx->tuning.chained[r->key_words - 1][r->value_words].workgroup_size)
        wish = ctx->tuning.chained[r->key_words - 1][r->value_words];
    plan.staged = staged.workgroup_size != 0;
    if (plan.staged) {
        wish = staged;
        demands.words = gpusorti_staged_words;
    }
    demands.least_size = gpusorti_max(1u << plan.radix_bits, ctx->caps.subgroup_max);
    if (ctx->forced.reversed_atomics) wish.variant |= GPUSORTI_REVERSED;
    plan.shape = gpusorti_fit_shape(ctx, &plan, wish, &demands);
    plan.raw = plan.algorithm == GPUSORT_ONESWEEP && /* the order of keys alone is checked in all lower bits */
               (plan.staged || (r->key_kind != 2 && (r->value_words || !r->descending)));
    plan.fills = plan.algorithm == GPUSORT_ONESWEEP && gpusorti_keys_alone(r) && r->key_bits == plan.radix_bits;
    if (plan.fills) plan.raw = 0;
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

/* The plan with leaves, where passes shall sort by leading bits only. The leading digits of floats, their exponents, are
 * never even enough; those of 64-bit ones are where all are of one magnitude. */
static gpusorti_plan gpusorti_add_leaves(const gpusort_context *ctx, gpusorti_plan plan) {
    const gpusorti_request *r = &plan.request;
    const gpusorti_leaf_counts counts = ctx->tuning.leaf_counts[r->key_words - 1][r->value_words];
    gpusorti_plan leaves = plan;
    uint32_t words;
    if (plan.radix_bits != 8 || r->key_bits < 32 || r->bit_count != r->key_bits || ctx->forced.workgroup_size ||
        ctx->forced.items || counts.to == 0 || (r->key_kind == 2 && r->key_words == 1) ||
        gpusorti_cut(&plan, counts.from - 1) || !gpusorti_cut(&leaves, counts.to))
        return plan;
    leaves.leaf = gpusorti_leaf_shape(ctx, &leaves);
    if (!gpusorti_cut(&leaves, gpusorti_leaf_average(&leaves.leaf) << 8) && gpusorti_cut(&plan, counts.two_from - 1))
        return plan;
    words = leaves.leaf.workgroup_size * leaves.leaf.items + (1u << leaves.leaf.variant) / 2 +
            gpusorti_most_subgroups(ctx, leaves.leaf.workgroup_size) + 2;
    plan.last = leaves.last;
    if (leaves.leaf.workgroup_size > ctx->caps.max_invocations || 4 * words > ctx->caps.max_shared) return plan;
    leaves.leaf_bits = gpusorti_least_leaf_bits(&leaves);
    while (!gpusorti_cut(&leaves, (uint64_t)gpusorti_leaf_average(&leaves.leaf) << leaves.leaf_bits))
        leaves.leaf_bits++;
    leaves.leading = leaves.leaf_bits > 8 ? counts.passes : r->key_bits / 8;
    if (leaves.leaf_bits > 8 && leaves.leaf_bits < 16)
        leaves.leaf_bits++; /* for keys that leave a part of their range free */
    return leaves;
}

/* Whether there are elements enough for each value of a digit, which costs a word of the tile's row. */
static int gpusorti_fills_digits(const gpusort_context *ctx, const gpusorti_plan *plan) {
    if (ctx->forced.workgroup_size || ctx->forced.items || ctx->forced_radix_bits) return plan->shape.workgroup_size != 0;
    return plan->shape.workgroup_size != 0 && gpusorti_tile(plan) >= ctx->tuning.least_elements << plan->radix_bits;
}

/* Narrow subgroups, whose counters take more room, get smaller digits. The workgroup of histogram.comp that ends last reads
 * what the others have written: that wants acquire and release. */
static gpusorti_plan gpusorti_plan_onesweep(const gpusort_context *ctx, gpusorti_plan plan) {
    gpusorti_plan fitted = gpusorti_no_plan(plan);
    if (ctx->caps.relaxed) return fitted;
    if (plan.request.algorithm == GPUSORT_AUTO && ctx->tuning.large != GPUSORT_ONESWEEP) return fitted;
    plan.algorithm = GPUSORT_ONESWEEP;
    if (plan.request.addressable) plan.mode = GPUSORTI_ADDRESSES;
    for (; plan.radix_bits >= 2; plan.radix_bits--) {
        fitted = gpusorti_fit_onesweep(ctx, plan);
        if (gpusorti_fills_digits(ctx, &fitted)) return gpusorti_add_leaves(ctx, fitted);
        plan.last = fitted.last;
    }
    return gpusorti_no_plan(fitted);
}

/* Where one-sweep's kernel was fitted to the device it scatters here too. */
static gpusorti_plan gpusorti_fit_scatter(const gpusort_context *ctx, gpusorti_plan plan) {
    gpusorti_demands demands = {gpusorti_scatter_words, 32, 4, 1, 0};
    if (ctx->tuning.large == GPUSORT_ONESWEEP) {
        gpusorti_plan scanned = gpusorti_fit_onesweep(ctx, plan);
        scanned.shape.variant |= GPUSORTI_SCANNED;
        scanned.scanned = 1;
        if (plan.request.addressable) scanned.mode = GPUSORTI_ADDRESSES;
        if (gpusorti_fills_digits(ctx, &scanned)) return scanned;
        plan.last = scanned.last;
    }
    if (ctx->caps.subgroups) demands.least_size = ctx->caps.subgroup_max;
    plan.shape = gpusorti_fit_shape(ctx, &plan, ctx->tuning.scatter, &demands);
    return plan;
}

static gpusorti_plan gpusorti_plan_scatter(const gpusort_context *ctx, gpusorti_plan plan) {
    gpusorti_plan fitted = plan;
    plan.algorithm = GPUSORT_COUNT_SCAN_SCATTER;
    plan.radix_bits = ctx->forced_radix_bits ? ctx->forced_radix_bits : ctx->tuning.radix_bits;
    for (; plan.radix_bits >= 2; plan.radix_bits--) {
        fitted = gpusorti_fit_scatter(ctx, plan);
        if (gpusorti_fills_digits(ctx, &fitted)) return fitted;
        plan.last = fitted.last;
    }
    return gpusorti_no_plan(fitted);
}

/* Items in registers save round trips through shared memory: invocations go first. */
static gpusorti_plan gpusorti_plan_network(const gpusort_context *ctx, gpusorti_plan plan) {
    const gpusorti_demands demands = {gpusorti_exchange_words, 32, 32, 2, 1};
    plan.algorithm = GPUSORT_ODD_EVEN_MERGE;
    plan.shape = gpusorti_fit_shape(ctx, &plan, ctx->tuning.exchange, &demands);
    return plan;
}

/* Rows that have room for all elements are one array. */
static int gpusorti_cuts_segments(gpusorti_plan *plan) {
    const gpusorti_request *r = &plan->request;
    return r->segmentation == GPUSORTI_OFFSETS ||
           (r->segmentation == GPUSORTI_ROWS && !gpusorti_cut(plan, r->segment_size));
}

static uint32_t gpusorti_shape_tile(const gpusorti_shape *shape) { return shape->workgroup_size * shape->items; }

/* Most elements of a segment that is sorted at once; by way of a list. */
static uint32_t gpusorti_small_segment(const gpusorti_plan *plan) {
    return gpusorti_min(gpusorti_shape_tile(&plan->small_segments) / GPUSORTI_SMALL_SEGMENTS,
                        gpusorti_shape_tile(&plan->listed[0]));
}

/* Whether there may be segments of more elements. */
static int gpusorti_may_exceed(gpusorti_plan *plan, uint32_t most) {
    if (plan->request.segmentation == GPUSORTI_ROWS) return plan->request.segment_size > most;
    return !gpusorti_cut(plan, most);
}

/* One-sweep for long segments; not chained where the device or the caller has no use for it. */
static gpusorti_plan gpusorti_plan_chained(const gpusort_context *ctx, gpusorti_plan plan) {
    const gpusort_algorithm wanted = plan.request.algorithm;
    plan.algorithm = GPUSORTI_SEGMENTED;
    if (ctx->caps.relaxed || wanted == GPUSORT_COUNT_SCAN_SCATTER ||
        (wanted == GPUSORT_AUTO && ctx->tuning.large != GPUSORT_ONESWEEP))
        return gpusorti_no_plan(plan);
    if (plan.request.addressable) plan.mode = GPUSORTI_ADDRESSES;
    for (; plan.radix_bits >= 2; plan.radix_bits--) {
        gpusorti_plan fitted = gpusorti_fit_onesweep(ctx, plan);
        fitted.chained = 1;
        if (gpusorti_fills_digits(ctx, &fitted)) return fitted;
        plan.last = fitted.last;
    }
    return gpusorti_no_plan(plan);
}

/* Shapes for segments of a list; 0 where one does not fit the device. */
static int gpusorti_fit_lists(const gpusort_context *ctx, gpusorti_plan *plan) {
    const gpusorti_demands by_list = {gpusorti_tile_words, 32, 4, 4, 1};
    const int plain = plan->request.key_words == 1 && gpusorti_keys_alone(&plan->request);
    const gpusorti_shape longer = plain && ctx->tuning.long_keys.workgroup_size ? ctx->tuning.long_keys : ctx->tuning.tile;
    gpusorti_shape *listed = plan->listed;
    listed[0] = gpusorti_fit_shape(ctx, plan, ctx->tuning.segments, &by_list);
    listed[1] = gpusorti_fit_shape(ctx, plan, longer, &by_list);
    if (listed[0].workgroup_size == 0 || listed[1].workgroup_size == 0) return 0;
    if (gpusorti_shape_tile(&listed[1]) < gpusorti_shape_tile(&listed[0])) listed[1] = listed[0];
    return 1;
}

/* ---- the first k of long segments, see shaders/candidates.glsl ---- */
enum {
    GPUSORTI_MORE_CANDIDATES = 32, /* that a part may leave, beside three quarters more than are wanted */
    GPUSORTI_FEW_WANTED = 256      /* for so many selecting pays in every array that one workgroup cannot sort */
};

/* Candidates that a part leaves. */
static uint32_t gpusorti_candidate_room(const gpusorti_plan *plan) {
    return plan->request.limit + plan->request.limit / 4 * 3 + GPUSORTI_MORE_CANDIDATES;
}

/* A shape for select.comp where selecting pays: where a tile would leave a quarter of its elements at most, and the
 * workgroup that sorts what is left has room for them. */
static int gpusorti_fit_selection(const gpusort_context *ctx, gpusorti_plan *plan) {
    const gpusorti_demands demands = {gpusorti_select_words, 32, 4, 1, 0};
    const gpusorti_shape shape = gpusorti_fit_shape(ctx, plan, ctx->tuning.select, &demands);
    const uint32_t room = gpusorti_min(gpusorti_shape_tile(&shape) / 4, gpusorti_shape_tile(&plan->listed[1]));
    if (plan->request.limit == 0 || plan->request.algorithm != GPUSORT_AUTO || shape.workgroup_size == 0 ||
        ctx->tuning.select.workgroup_size == 0 ||
        room <= GPUSORTI_MORE_CANDIDATES || !gpusorti_cut_limit(plan, (room - GPUSORTI_MORE_CANDIDATES) / 7 * 4))
        return 0;
    plan->selecting = shape;
    plan->most_parts = gpusorti_max(ctx->tuning.select_invocations / shape.workgroup_size, 4);
    return 1;
}

/* Whether one array is rather sorted whole: more are wanted of few elements, which have ways of their own. */
static int gpusorti_is_short(const gpusort_context *ctx, gpusorti_plan *plan) {
    const uint64_t most = (uint64_t)ctx->tuning.small_count * (gpusorti_keys_alone(&plan->request) ? 4 : 1);
    return plan->request.segmentation == GPUSORTI_ONE_ARRAY && !plan->request.packs &&
           !gpusorti_cut_limit(plan, GPUSORTI_FEW_WANTED) && gpusorti_cut(plan, most);
}

/* The first ones of a long array or of long rows. */
static gpusorti_plan gpusorti_plan_selection(const gpusort_context *ctx, gpusorti_plan plan) {
    const gpusorti_request *r = &plan.request;
    plan.algorithm = GPUSORTI_SELECTED;
    if (r->limit == 0 || r->segmentation == GPUSORTI_OFFSETS || !gpusorti_fit_lists(ctx, &plan) ||
        (r->segmentation == GPUSORTI_ROWS && r->segment_size <= gpusorti_shape_tile(&plan.listed[1])) ||
        gpusorti_cut(&plan, gpusorti_shape_tile(&plan.listed[1])) || !gpusorti_fit_selection(ctx, &plan) ||
        gpusorti_is_short(ctx, &plan))
        return gpusorti_no_plan(plan);
    plan.shape = plan.selecting;
    return plan;
}

/* Short segments by workgroups, long ones by radix passes, all at once. */
static gpusorti_plan gpusorti_plan_segments(const gpusort_context *ctx, gpusorti_plan plan) {
    const gpusorti_demands at_once = {gpusorti_small_segment_words, 32, 4, 4, 1};
    gpusorti_plan fitted = gpusorti_plan_chained(ctx, plan);
    if (plan.request.algorithm == GPUSORT_ONESWEEP && !fitted.chained) return gpusorti_no_plan(plan);
    plan.last = fitted.last;
    if (!fitted.chained || !gpusorti_cut(&fitted, GPUSORTI_MOST_CHAINED)) fitted = gpusorti_plan_scatter(ctx, plan);
    if (fitted.shape.workgroup_size == 0) return fitted;
    fitted.algorithm = GPUSORTI_SEGMENTED;
    fitted.small_segments = gpusorti_fit_shape(ctx, &fitted, ctx->tuning.segments, &at_once);
    if (fitted.small_segments.workgroup_size == 0 || !gpusorti_fit_lists(ctx, &fitted)) return gpusorti_no_plan(fitted);
    fitted.longs = gpusorti_may_exceed(&fitted, gpusorti_shape_tile(&fitted.listed[1]));
    fitted.lists[1] = gpusorti_may_exceed(&fitted, gpusorti_shape_tile(&fitted.listed[0]));
    fitted.lists[0] = gpusorti_may_exceed(&fitted, gpusorti_small_segment(&fitted));
    if (fitted.longs && gpusorti_fit_selection(ctx, &fitted)) fitted.chained = 0;
    return fitted;
}

/* ---- the layout of scratch. The size of each section grows with the count, or stays, as long as the plan does ---- */
static int gpusorti_by_passes(const gpusorti_plan *plan) {
    return plan->algorithm == GPUSORT_ONESWEEP || plan->algorithm == GPUSORT_COUNT_SCAN_SCATTER;
}

/* Whether keys and values move to and from a second copy. */
static int gpusorti_has_alt(const gpusorti_plan *plan) {
    if (plan->algorithm == GPUSORTI_SEGMENTED) return plan->longs;
    if (plan->algorithm == GPUSORTI_SELECTED) return 1;
    return (gpusorti_by_passes(plan) && !plan->fills) || plan->algorithm == GPUSORTI_TILES_AND_BUCKETS || plan->merges != 0;
}

/* Whether a pass can store packed keys of 8 or 16 bits. */
static int gpusorti_stores_narrow(const gpusort_context *ctx, const gpusorti_plan *plan) {
    return plan->algorithm == GPUSORT_ONESWEEP && plan->mode != GPUSORTI_ADDRESSES &&
           (ctx->enabled & GPUSORTI_NARROW) == GPUSORTI_NARROW;
}

/* Whether the keys that are sorted lie in scratch, one or two words a key: packed keys are unpacked first where no step can
 * store them; so are keys that must stay as they are but would be written before the last step. A single tile has neither
 * trouble. Keys inside values always lie there. */
static int gpusorti_unpacked(const gpusort_context *ctx, const gpusorti_plan *plan) {
    const int keep = (plan->request.flags & GPUSORT_KEEP_KEYS) != 0;
    if (plan->request.in_values) return 1;
    if (plan->algorithm == GPUSORTI_SEGMENTED) return keep || plan->request.key_bits < 32;
    if (plan->algorithm == GPUSORTI_SELECTED) return !keep && plan->request.key_bits < 32;
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
    uint64_t most = plan->fills ? 1 : 0x1fffffffu / gpusorti_tile(plan); /* without passes no tile has a status */
    const uint64_t tiles = gpusorti_tiles(plan);
    if (ctx->forced.tiles_a_portion != 0 && ctx->forced.tiles_a_portion < most) most = ctx->forced.tiles_a_portion;
    return (uint32_t)(tiles < most ? tiles : most);
}

/* Whether there are kernels that look for the count in the control block: all do but the network's own. */
static int gpusorti_has_control(const gpusorti_plan *plan) {
    return plan->algorithm != GPUSORT_ODD_EVEN_MERGE || plan->request.wide || plan->request.in_values;
}

/* selecting: elements of a part, a number of tiles. */
static uint32_t gpusorti_part(const gpusorti_plan *plan) {
    const uint32_t tile = gpusorti_shape_tile(&plan->selecting);
    if (tile == 0) return 0;
    return tile * (uint32_t)gpusorti_ceil_div(gpusorti_ceil_div(plan->request.count, tile), plan->most_parts);
}

/* Long segments, the tiles, or parts, that they are cut into, and segments of a list, at most. */
static uint32_t gpusorti_long_segments(const gpusorti_plan *plan) {
    const uint32_t most = plan->request.count / (gpusorti_shape_tile(&plan->listed[1]) + 1);
    return plan->longs ? gpusorti_min(most, gpusorti_segments_of(&plan->request)) : 0;
}

static uint64_t gpusorti_long_tiles(const gpusorti_plan *plan) {
    const int selecting = plan->selecting.workgroup_size != 0;
    const uint32_t tiles = plan->request.count / (selecting ? gpusorti_shape_tile(&plan->selecting) : gpusorti_tile(plan));
    if (!plan->longs) return 0;
    return (uint64_t)gpusorti_long_segments(plan) + (selecting ? gpusorti_min(tiles, plan->most_parts) : tiles);
}

/* Words that one-sweep has for each long segment. */
static uint32_t gpusorti_base_words(const gpusorti_plan *plan) {
    return plan->chained ? plan->pass_count << plan->radix_bits : 0;
}

/* Elements of the longest segment. */
static uint32_t gpusorti_longest(const gpusorti_request *r) {
    return r->segmentation == GPUSORTI_ROWS ? gpusorti_min(r->segment_size, r->count) : r->count;
}

/* Rounds of selecting, and a bound for the candidates that the first of them leaves, and the second. With the count they
 * grow or stay, as parts do not. */
static uint32_t gpusorti_rounds(const gpusorti_plan *plan) {
    const uint32_t tile = gpusorti_shape_tile(&plan->selecting), room = gpusorti_candidate_room(plan);
    const uint64_t tiles = gpusorti_ceil_div(gpusorti_longest(&plan->request), tile), most = (uint64_t)plan->most_parts + 1;
    uint64_t left = (tiles < most ? tiles : most) * room;
    uint32_t rounds = 1;
    for (; left > gpusorti_shape_tile(&plan->listed[1]); rounds++) left = gpusorti_ceil_div(left, tile) * room;
    return rounds;
}

static uint64_t gpusorti_candidates(const gpusorti_plan *plan, uint32_t round) {
    const uint32_t tile = gpusorti_shape_tile(&plan->selecting), room = gpusorti_candidate_room(plan);
    const uint64_t segments = gpusorti_segments_of(&plan->request), most = plan->most_parts + segments,
                   tiles = segments * gpusorti_ceil_div(gpusorti_longest(&plan->request), tile);
    const uint64_t first = (tiles < most ? tiles : most) * room;
    if (plan->algorithm == GPUSORTI_SEGMENTED) return gpusorti_long_tiles(plan) * room;
    return round == 1 ? first : (first / tile + segments) * room;
}

static uint32_t gpusorti_list_room(const gpusorti_plan *plan) {
    const uint32_t most = plan->request.count / (gpusorti_small_segment(plan) + 1);
    return plan->lists[0] || plan->lists[1] ? gpusorti_min(most, gpusorti_segments_of(&plan->request)) : 0;
}

static uint64_t gpusorti_control_size(const gpusorti_plan *plan) {
    if (!gpusorti_has_control(plan)) return 0;
    if (plan->algorithm == GPUSORTI_SEGMENTED)
        return 4 * (GPUSORTI_CONTROL_HISTOGRAMS + (plan->longs && !plan->chained && !plan->selecting.workgroup_size
                                                       ? (uint64_t)plan->pass_count * GPUSORTI_MAX_CHUNKS
                                                       : 0));
    return 4 * (GPUSORTI_CONTROL_HISTOGRAMS +
                (gpusorti_by_passes(plan) ? (uint64_t)plan->pass_count << plan->radix_bits : 0));
}

/* Rows of a word a digit: of spans, whose number rises and falls below its bound; or of tiles, with two more that carry
 * totals between portions; or the samples and bounds of buckets. */
static uint64_t gpusorti_status_size(const gpusorti_plan *plan) {
    if (plan->algorithm == GPUSORT_COUNT_SCAN_SCATTER)
        return 4 * (plan->tiles_a_span > 1 ? (uint64_t)GPUSORTI_MAX_SPANS : gpusorti_tiles(plan)) << plan->radix_bits;
    if (plan->selecting.workgroup_size) return 0;
    if (plan->algorithm == GPUSORTI_SEGMENTED) return 4 * gpusorti_long_tiles(plan) << plan->radix_bits;
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

GPUSORTI_OUTLINE static uint64_t gpusorti_section(uint64_t *end, uint64_t size) {
    uint64_t begin = *end;
    *end = (begin + size + GPUSORTI_ALIGNMENT - 1) & ~(uint64_t)(GPUSORTI_ALIGNMENT - 1);
    return begin;
}

/* Whether the indices that are packed go there as they are found. */
static int gpusorti_packs_at_once(const gpusorti_plan *plan) {
    return plan->request.packs_indices && plan->algorithm == GPUSORTI_SELECTED;
}

static gpusorti_layout gpusorti_lay_out(const gpusorti_plan *plan) {
    const gpusorti_request *r = &plan->request;
    const int selecting = plan->selecting.workgroup_size != 0;
    const uint64_t n = r->count, keys = 4 * n * r->key_words, values = 4 * n * r->value_words,
                   candidates = selecting ? 4 * (gpusorti_candidates(plan, 1) + gpusorti_candidates(plan, 2)) : 0;
    const uint64_t rows = r->packs_indices ? 0 : r->packs ? gpusorti_packed_rows_size(r) : n * r->value_size;
    const int segmented = plan->algorithm == GPUSORTI_SEGMENTED;
    gpusorti_layout layout;
    uint64_t end = 0, rows_end;
    layout.control = gpusorti_section(&end, gpusorti_control_size(plan));
    layout.status = gpusorti_section(&end, gpusorti_status_size(plan));
    layout.leaves = gpusorti_section(&end, gpusorti_leaves_size(plan));
    layout.owners = gpusorti_section(&end, segmented ? 16 * gpusorti_long_tiles(plan) : 0);
    layout.records = gpusorti_section(&end, segmented ? 4 * (uint64_t)gpusorti_long_segments(plan) : 0);
    layout.bases = gpusorti_section(
        &end, segmented ? 4 * (uint64_t)gpusorti_long_segments(plan) * gpusorti_base_words(plan) : 0);
    layout.lists = gpusorti_section(&end, segmented ? 16 * (uint64_t)gpusorti_list_room(plan) : 0);
    layout.keys = gpusorti_section(&end, plan->unpacked ? keys : 0);
    layout.values = gpusorti_section(&end, r->wide && !gpusorti_packs_at_once(plan) ? 4 * n : 0);
    rows_end = end;
    layout.keys_alt = gpusorti_section(&end, selecting ? candidates * r->key_words : gpusorti_has_alt(plan) ? keys : 0);
    layout.values_alt = gpusorti_section(&end, selecting ? candidates : gpusorti_has_alt(plan) ? values : 0);
    layout.rows = gpusorti_section(r->in_values ? &end : &rows_end, r->wide ? rows : 0);
    layout.end = rows_end > end ? rows_end : end;
    return layout;
}

static uint64_t gpusorti_offsets_size(const gpusorti_request *r) {
    return r->segmentation == GPUSORTI_OFFSETS ? 4 * ((uint64_t)r->segments + 1) : 0;
}

/* Whether all that is bound is within the device's maxStorageBufferRange. */
static int gpusorti_fits_ranges(const gpusort_context *ctx, const gpusorti_plan *plan) {
    const gpusorti_request *r = &plan->request;
    const gpusorti_layout *l = &plan->layout;
    const uint64_t range = ctx->caps.max_range;
    return gpusorti_keys_size(r) <= range && gpusorti_values_size(r) <= range && gpusorti_offsets_size(r) <= range &&
           l->keys - l->control <= range && l->values - l->keys <= range &&
           l->end - (r->wide ? l->values : l->keys_alt) <= range;
}

/* The plan for a count up to its last, with all that follows from the count. */
static gpusorti_plan gpusorti_plan_at(const gpusort_context *ctx, gpusorti_plan plan, uint32_t count) {
    plan.request.count = count;
    plan.unpacked = gpusorti_unpacked(ctx, &plan);
    plan.tiles_a_span = gpusorti_tiles_a_span(ctx, &plan);
    plan.tiles_a_portion = gpusorti_tiles_a_portion(ctx, &plan);
    plan.part = gpusorti_part(&plan);
    plan.layout = gpusorti_lay_out(&plan);
    return plan;
}

/* In the order in which they are tried: the first that fits is taken. */
static const struct gpusorti_choice {
    gpusort_algorithm wanted;
    gpusorti_candidate candidate;
} gpusorti_choices[] = {
    {GPUSORT_AUTO, gpusorti_plan_selection},
    {GPUSORT_AUTO, gpusorti_plan_segments},
    {GPUSORT_AUTO, gpusorti_plan_tiles},
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
    base.last_limit = 0xffffffffu;
    base.radix_bits = ctx->forced_radix_bits ? ctx->forced_radix_bits : 8;
    for (i = 0; i < sizeof gpusorti_choices / sizeof gpusorti_choices[0]; i++) {
        const int segmented = gpusorti_choices[i].candidate == gpusorti_plan_segments;
        gpusorti_plan plan;
        if (segmented ? !gpusorti_cuts_segments(&base) : gpusorti_choices[i].wanted != request->algorithm) continue;
        plan = gpusorti_choices[i].candidate(ctx, base);
        if (plan.shape.workgroup_size != 0) {
            plan.pass_count = (uint32_t)gpusorti_ceil_div(request->bit_count, plan.radix_bits);
            if (plan.algorithm == GPUSORTI_SEGMENTED) plan.pass_count += plan.pass_count % 2; /* ends where it began */
            return gpusorti_plan_at(ctx, plan, request->count);
        }
        base.last = plan.last; /* what it was refused for may change behind */
        base.last_limit = plan.last_limit;
    }
    return base;
}

/* A plan that binds ends with the greatest count whose ranges can be bound: what is bound grows with the count. */
static gpusorti_plan gpusorti_cut_at_range(const gpusort_context *ctx, gpusorti_plan plan) {
    uint32_t fits = plan.request.count, beyond = plan.last;
    gpusorti_plan other;
    if (fits == beyond) return plan;
    other = gpusorti_plan_at(ctx, plan, beyond);
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

/* most: the greatest count that is of interest, at least the request's. */
static gpusort_result gpusorti_make_plan(const gpusort_context *ctx, const gpusorti_request *request, uint32_t most,
                                         gpusorti_plan *out) {
    gpusorti_plan plan = gpusorti_choose(ctx, request, request->mode, most);
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
                             ctx->caps.relaxed ? "GPUSORT_ONESWEEP needs acquire and release, which Metal's atomics lack"
                                               : "GPUSORT_ONESWEEP needs subgroup operations (basic, ballot, arithmetic)");
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
static gpusort_result gpusorti_each_stretch(const gpusort_context *ctx, const gpusorti_request *request,
                                         gpusorti_visit_plan visit, void *user) {
    gpusorti_request some = *request;
    gpusort_result result = GPUSORT_OK;
    uint64_t count;
    for (count = 1; count <= request->count && result == GPUSORT_OK; count++) {
        gpusorti_plan plan;
        some.count = (uint32_t)count;
        result = gpusorti_make_plan(ctx, &some, request->count, &plan);
        if (result != GPUSORT_OK) break;
        count = plan.last;
        plan = gpusorti_plan_at(ctx, plan, plan.last);
        result = visit(user, &plan);
    }
    return result;
}

static gpusort_result gpusorti_note_limit(void *user, const gpusorti_plan *plan) {
    uint32_t *last = (uint32_t *)user;
    *last = gpusorti_min(*last, plan->last_limit);
    return GPUSORT_OK;
}

/* The same for each stretch of limits up to the request's in which plans are alike: for its greatest limit, which takes the
 * most scratch, and for its least, with which more can be bound. */
static gpusort_result gpusorti_each_limit(const gpusort_context *ctx, const gpusorti_request *request,
                                          gpusorti_visit_plan visit, void *user) {
    gpusorti_request some = *request;
    gpusort_result result = GPUSORT_OK;
    uint64_t limit;
    if (request->limit == 0) return gpusorti_each_stretch(ctx, request, visit, user);
    for (limit = 1; limit <= request->limit && result == GPUSORT_OK; limit++) {
        uint32_t last = request->limit;
        some.limit = (uint32_t)limit;
        result = gpusorti_each_stretch(ctx, &some, gpusorti_note_limit, &last);
        if (result == GPUSORT_OK) result = gpusorti_each_stretch(ctx, &some, visit, user);
        limit = some.limit = last;
        if (result == GPUSORT_OK) result = gpusorti_each_stretch(ctx, &some, visit, user);
    }
    return result;
}

/* The same for the request's segments and for one, with which more can be bound, too. */
static gpusort_result gpusorti_each_plan(const gpusort_context *ctx, const gpusorti_request *request,
                                         gpusorti_visit_plan visit, void *user) {
    gpusorti_request least = *request;
    gpusort_result result = gpusorti_each_limit(ctx, request, visit, user);
    least.segments = gpusorti_min(request->segments, 1);
    if (result != GPUSORT_OK || least.segments == request->segments) return result;
    return gpusorti_each_limit(ctx, &least, visit, user);
}

/* ---- from a call to a request: check, fill in, bind ---- */
static void gpusorti_check_key_inside(gpusorti_checks *checks, const gpusort_cmd_args *args, uint32_t key_size) {
    const int in_values = (args->flags & GPUSORT_KEYS_IN_VALUES) != 0;
    const uint32_t others = args->flags & (uint32_t)(GPUSORT_WRITE_INDICES | GPUSORT_KEEP_KEYS);
    gpusorti_refuse(checks, !in_values && args->key_offset != 0, "key_offset", args->key_offset,
                    "not 0, but GPUSORT_KEYS_IN_VALUES is not set");
    if (!in_values) return;
    gpusorti_refuse(checks, others != 0, "flags", args->flags,
                    "GPUSORT_KEYS_IN_VALUES goes with neither GPUSORT_WRITE_INDICES nor GPUSORT_KEEP_KEYS");
    gpusorti_refuse(checks, args->value_size == 0, "value_size", 0, "0, but GPUSORT_KEYS_IN_VALUES is set");
    gpusorti_refuse(checks, args->key_offset % gpusorti_min(key_size, 4) != 0, "key_offset", args->key_offset,
                    "neither a multiple of the key's size nor of 4");
    gpusorti_refuse(checks, (uint64_t)args->key_offset + key_size > args->value_size, "key_offset", args->key_offset,
                    "the key is not within value_size");
    gpusorti_refuse(checks, args->keys.buffer != VK_NULL_HANDLE, "keys", 0, "set, but GPUSORT_KEYS_IN_VALUES is, too");
}

/* Results of all segments, where each has as many as it may. */
static uint64_t gpusorti_results(const gpusort_cmd_args *args) {
    uint64_t segments = 1;
    if (args->segment_count) segments = args->segment_count;
    if (args->segment_size) segments = gpusorti_ceil_div(args->count, args->segment_size);
    return segments * args->limit;
}

static gpusort_result gpusorti_check_args(const gpusorti_host *host, const char *what, const gpusort_cmd_args *args) {
    const uint32_t known = GPUSORT_WRITE_INDICES | GPUSORT_KEEP_KEYS | GPUSORT_KEYS_IN_VALUES | GPUSORT_ADDRESSABLE;
    const uint32_t type = (uint32_t)args->key_type, order = (uint32_t)args->order, algorithm = (uint32_t)args->algorithm,
                   key_bits = gpusorti_types[type < GPUSORTI_TYPE_COUNT ? type : 0].bits;
    const int indices = (args->flags & GPUSORT_WRITE_INDICES) != 0, keep = (args->flags & GPUSORT_KEEP_KEYS) != 0,
              segmented = args->segment_count != 0 || args->segment_size != 0;
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
    gpusorti_check_key_inside(&checks, args, key_bits / 8);
    gpusorti_refuse(&checks, args->segment_count != 0 && args->segment_size != 0, "segment_size", args->segment_size,
                    "not 0, but there is a segment_count");
    gpusorti_refuse(&checks, args->segments.buffer != VK_NULL_HANDLE && args->segment_size != 0, "segment_size",
                    args->segment_size, "not 0, but segments are set");
    gpusorti_refuse(&checks, args->segments.buffer != VK_NULL_HANDLE && args->segment_count == 0, "segment_count", 0,
                    "0, but segments are set");
    checks.mistake = GPUSORT_ERROR_UNSUPPORTED;
    gpusorti_refuse(&checks, algorithm == GPUSORT_ODD_EVEN_MERGE && segmented, "algorithm", algorithm,
                    "GPUSORT_ODD_EVEN_MERGE has no segments");
    gpusorti_refuse(&checks, algorithm == GPUSORT_ODD_EVEN_MERGE && args->limit != 0, "algorithm", algorithm,
                    "GPUSORT_ODD_EVEN_MERGE has no limit");
    gpusorti_refuse(&checks, algorithm == GPUSORT_ODD_EVEN_MERGE && keep, "flags", args->flags,
                    "GPUSORT_ODD_EVEN_MERGE sorts in place, it cannot keep the keys");
    checks.mistake = GPUSORT_ERROR_TOO_LARGE;
    gpusorti_refuse(&checks, args->count > 0xffffffffu, "count", args->count, "over 2^32 - 1");
    gpusorti_refuse(&checks, keep && gpusorti_results(args) > 0xffffffffu, "limit", args->limit,
                    "with the segments over 2^32 - 1 results");
    return checks.result;
}

/* Indices that the caller gets count in the segment; those that travel for wide values, in the array. */
static void gpusorti_request_segments(const gpusort_cmd_args *args, gpusorti_request *request) {
    request->segmentation = args->segment_size    ? GPUSORTI_ROWS
                            : args->segment_count ? GPUSORTI_OFFSETS
                                                  : GPUSORTI_ONE_ARRAY;
    request->segments = args->segment_count;
    request->segment_size = args->segment_size;
    request->limit = args->limit;
    if (request->segmentation != GPUSORTI_ONE_ARRAY && !request->wide && (request->flags & GPUSORT_WRITE_INDICES))
        request->flags |= (uint32_t)GPUSORTI_FLAG_LOCAL_INDICES;
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
    request.packs = args->limit != 0 && (args->flags & GPUSORT_KEEP_KEYS) != 0;
    request.packs_indices = request.packs && (args->flags & GPUSORT_WRITE_INDICES) != 0;
    request.wide = args->value_size > 8 || request.packs;
    request.value_words = request.wide ? 1 : args->value_size / 4;
    request.first_bit = args->first_bit;
    request.bit_count = args->bit_count ? args->bit_count : type->bits - args->first_bit;
    request.flags = args->flags & (uint32_t)(GPUSORT_WRITE_INDICES | GPUSORT_KEEP_KEYS);
    request.in_values = (args->flags & GPUSORT_KEYS_IN_VALUES) != 0;
    request.key_offset = args->key_offset;
    gpusorti_request_segments(args, &request);
    if (request.wide) request.flags |= (uint32_t)GPUSORT_WRITE_INDICES;
    if (request.in_values) request.flags |= (uint32_t)GPUSORT_KEEP_KEYS;
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
    result = gpusorti_make_plan(ctx, &request, request.count, plan);
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
    int indirect;    /* word of the control block where the size is, or -1 */
    int keeps_sizes; /* it writes no indirect size */
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

GPUSORTI_OUTLINE static gpusort_range gpusorti_offset(gpusort_range range, uint64_t bytes) {
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
    const int any_sort = kernel == GPUSORTI_KERNEL_begin || kernel == GPUSORTI_KERNEL_gather ||
                         kernel == GPUSORTI_KERNEL_segment_scan || kernel == GPUSORTI_KERNEL_segment_bases;
    const int any_values = any_sort || kernel == GPUSORTI_KERNEL_count || kernel == GPUSORTI_KERNEL_leaf_starts ||
                           kernel == GPUSORTI_KERNEL_segment_count || kernel == GPUSORTI_KERNEL_segment_histogram ||
                           kernel == GPUSORTI_KERNEL_select;
    if (kernel == GPUSORTI_KERNEL_select) spec->full_subgroups = 0; /* the driver's spill least */
    if (any_values) spec->flags = 0;
    if (any_values || kernel == GPUSORTI_KERNEL_scan) spec->value_words = 0;
    if (any_sort || kernel == GPUSORTI_KERNEL_scan) {
        spec->key_bits = spec->key_stored_bits = 32;
        spec->key_kind = spec->descending = 0;
    }
    if (any_sort) {
        spec->key_words = 1;
        if (kernel == GPUSORTI_KERNEL_begin || kernel == GPUSORTI_KERNEL_gather) spec->radix_bits = 8;
    }
}

/* The same where passes leave keys as they are: of kernels that move them, one looks at the sign of floats. */
static void gpusorti_share_raw(enum gpusorti_kernel kernel, gpusorti_spec *spec) {
    if (kernel == GPUSORTI_KERNEL_histogram || kernel == GPUSORTI_KERNEL_leaf_starts || kernel == GPUSORTI_KERNEL_leaf_sort)
        spec->flags |= (uint32_t)GPUSORTI_FLAG_RAW;
    else
        spec->key_kind &= kernel == GPUSORTI_KERNEL_onesweep_staged ? 2 : 0, spec->descending = 0;
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
    if (walk->plan->raw) gpusorti_share_raw(kernel, &step->spec);
    step->groups = groups;
    step->indirect = walk->plan->request.gpu_count ? indirect : -1;
    return step;
}

/* Whether the plan on the GPU sets the sizes of steps, to 0 where it skips them. Reading one takes a while, too: with few
 * elements longer than that saves, through bound buffers above all, whose barriers all wait for it. */
static int gpusorti_plans_sizes(const gpusort_context *ctx, const gpusorti_plan *plan) {
    const int skips = plan->mode == GPUSORTI_ADDRESSES && (plan->leaf_bits != 0 || plan->request.key_words == 2);
    return plan->request.count >= (skips ? ctx->tuning.skipped_sizes_from : ctx->tuning.planned_sizes_from);
}

static void gpusorti_size_by_plan(gpusorti_walk *walk, int size) {
    if (gpusorti_plans_sizes(walk->ctx, walk->plan)) walk->step.indirect = size;
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

/* Binds words, where there are some, in place of a buffer that the kernel does not use. They may be anywhere: the binding
 * begins at the aligned offset before them. Returns the index of the first in the binding. */
static uint32_t gpusorti_bind_words(gpusorti_walk *walk, int binding, gpusort_range words, uint64_t size) {
    const uint64_t before = words.offset % gpusorti_max((uint32_t)walk->ctx->caps.offset_alignment, 4);
    if (size == 0) return 0;
    walk->step.bound[binding] = words;
    walk->step.bound[binding].offset -= before;
    walk->step.range[binding] = before + size;
    return (uint32_t)(before / 4);
}

static uint32_t gpusorti_bind_count(gpusorti_walk *walk, int binding) {
    return gpusorti_bind_words(walk, binding, walk->args->count_buffer, walk->plan->request.gpu_count ? 4 : 0);
}

static uint32_t gpusorti_bind_offsets(gpusorti_walk *walk, int binding) {
    return gpusorti_bind_words(walk, binding, walk->args->segments, gpusorti_offsets_size(&walk->plan->request));
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

/* Moves values as rows of words, or takes the keys out of them: variant as gather.comp's. */
static void gpusorti_walk_rows(gpusorti_walk *walk, uint32_t variant) {
    const gpusorti_request *r = &walk->plan->request;
    const gpusorti_layout *layout = &walk->plan->layout;
    const uint64_t size = gpusorti_values_size(r);
    const uint64_t words = variant & GPUSORTI_PACKED_ROWS ? gpusorti_packed_rows_size(r) / 4
                           : variant & GPUSORTI_IDENTITY  ? r->count
                                                          : (uint64_t)r->count * r->value_size / 4;
    gpusorti_step *step = gpusorti_start_stride(walk, GPUSORTI_KERNEL_gather, variant, words, GPUSORTI_MOST_STRIDE_GROUPS);
    gpusorti_gather_args *args = &step->push.own.gather;
    step->bound[1] = walk->args->values;
    step->range[1] = size;
    if (variant & GPUSORTI_PACKED_ROWS) {
        step->indirect = -1;
        args->limit = r->limit;
        args->segments = r->segments;
        args->size = r->segmentation == GPUSORTI_OFFSETS ? 0
                     : r->segmentation == GPUSORTI_ROWS  ? r->segment_size
                                                         : 0xffffffffu;
        args->offsets = gpusorti_bind_offsets(walk, 0);
    }
    step->bound[2] = gpusorti_offset(walk->args->scratch, layout->values);
    step->range[2] = layout->end - layout->values;
    step->values_alt = gpusorti_offset(walk->args->scratch, layout->rows);
    step->push.values_alt_base = (uint32_t)((layout->rows - layout->values) / 4);
    args->row_words = variant & GPUSORTI_IDENTITY ? 1 : r->value_size / 4;
    args->key_word = r->key_offset / 4;
    args->key_words = r->key_words;
    args->key_shift = r->key_offset % 4 * 8;
    args->key_mask = r->key_bits < 32 ? (1u << r->key_bits) - 1 : 0xffffffffu;
    gpusorti_visit_step(walk);
}

/* Keys that cannot be sorted where they are go to scratch first, and so do the structs around them that are wide. */
static void gpusorti_walk_first(gpusorti_walk *walk) {
    const gpusorti_request *r = &walk->plan->request;
    if (r->in_values)
        gpusorti_walk_rows(walk, r->wide ? GPUSORTI_TAKE_KEY : GPUSORTI_TAKE_KEY | GPUSORTI_KEY_ONLY);
    else if (walk->plan->unpacked)
        gpusorti_walk_unpack(walk, GPUSORTI_UNPACK);
}

/* Packed keys come back; wide values follow the sorted indices, those that are not in scratch yet by way of it. */
static void gpusorti_walk_last(gpusorti_walk *walk) {
    const gpusorti_request *r = &walk->plan->request;
    if (walk->plan->unpacked && !(r->flags & GPUSORT_KEEP_KEYS)) gpusorti_walk_unpack(walk, GPUSORTI_PACK);
    if (!r->wide) return;
    if (r->packs) {
        if (gpusorti_packs_at_once(walk->plan)) return;
        if (r->packs_indices)
            gpusorti_walk_rows(walk, GPUSORTI_PACKED_ROWS | GPUSORTI_INDEX);
        else {
            gpusorti_walk_rows(walk, GPUSORTI_PACKED_ROWS | GPUSORTI_GATHER);
            gpusorti_walk_rows(walk, GPUSORTI_PACKED_ROWS | GPUSORTI_BACK);
        }
        return;
    }
    if (!r->in_values) gpusorti_walk_rows(walk, GPUSORTI_GATHER);
    gpusorti_walk_rows(walk, r->in_values ? GPUSORTI_BACK | GPUSORTI_GATHER : GPUSORTI_BACK);
}

/* Of one-sweep's kernels. */
static gpusorti_onesweep_args *gpusorti_start_pass(gpusorti_step *step, uint32_t p, uint32_t records) {
    step->push.pass = p;
    step->push.own.onesweep.record = GPUSORTI_CONTROL_PASSES + records + 4 * p;
    return &step->push.own.onesweep;
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
        if (plan->scanned)
            gpusorti_start_pass(step, p, 0)->portion_tiles = (uint32_t)spans;
        else
            step->push.pass = p, step->push.own.span.span = span;
        gpusorti_size_by_plan(walk, size);
        gpusorti_visit_step(walk);
    }
}

/* The build of one-sweep's pass that suits the sort. */
static enum gpusorti_kernel gpusorti_pass_kernel(const gpusorti_plan *plan) {
    if (plan->staged) return GPUSORTI_KERNEL_onesweep_staged;
    if (plan->request.key_bits < 32 && !plan->unpacked) return GPUSORTI_KERNEL_onesweep_narrow;
    return plan->mode == GPUSORTI_ADDRESSES && plan->request.key_words == 2 && plan->request.value_words == 2 && plan->raw
               ? GPUSORTI_KERNEL_onesweep_inlined
               : GPUSORTI_KERNEL_onesweep;
}

/* The bits of a pass's digit in which keys are not in their order-preserving form. */
static uint32_t gpusorti_flip(const gpusorti_plan *plan, uint32_t p) {
    const gpusorti_request *r = &plan->request;
    const uint32_t first = p * plan->radix_bits, bits = gpusorti_min(plan->radix_bits, r->bit_count - first);
    const uint64_t sign = r->key_kind ? (uint64_t)1 << (r->key_bits - 1) : 0;
    return plan->raw ? (uint32_t)((r->descending ? ~sign : sign) >> (r->first_bit + first)) & ((1u << bits) - 1) : 0;
}

/* The passes from `first` on: which of them have nothing to do is decided on the GPU. */
static void gpusorti_walk_passes(gpusorti_walk *walk, uint32_t first, uint32_t records) {
    const gpusorti_plan *plan = walk->plan;
    const enum gpusorti_kernel kernel = gpusorti_pass_kernel(plan);
    const uint64_t tiles = gpusorti_tiles(plan);
    const uint32_t portions = (uint32_t)gpusorti_ceil_div(tiles, plan->tiles_a_portion);
    const uint32_t stall = walk->ctx->forced.stall, stalled_polls = walk->ctx->forced.polls;
    gpusorti_shape shape = plan->shape;
    uint32_t p, portion;
    shape.variant |= GPUSORTI_STALL(stall);
    for (p = first; p < plan->pass_count; p++) {
        for (portion = 0; portion < portions; portion++) {
            uint64_t left = tiles - (uint64_t)portion * plan->tiles_a_portion;
            gpusorti_step *step = gpusorti_start_step(walk, kernel, &shape,
                                                      left < plan->tiles_a_portion ? left : plan->tiles_a_portion,
                                                      GPUSORTI_CONTROL_DISPATCH_TILES);
            gpusorti_onesweep_args *args = gpusorti_start_pass(step, p, records);
            args->portion_tiles = plan->tiles_a_portion;
            args->portion = portion;
            args->flip = gpusorti_flip(plan, p);
            args->polls = !stall ? walk->ctx->tuning.polls : stalled_polls ? stalled_polls : 8;
            step->keeps_sizes = 1;
            if (portions == 1) gpusorti_size_by_plan(walk, GPUSORTI_CONTROL_PASS_SIZES + (int)(records + 4 * p));
            gpusorti_visit_step(walk);
        }
    }
}

/* Leaves of a single digit need no search for where they begin. */
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
        walk->step.keeps_sizes = 1;
        gpusorti_visit_step(walk);
    }
    gpusorti_start_step(walk, GPUSORTI_KERNEL_leaf_sort, &sort, leaves, -1)->push.own.leaf = args;
    gpusorti_size_by_plan(walk, GPUSORTI_CONTROL_DISPATCH_LEAVES);
    gpusorti_visit_step(walk);
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

/* Whether passes always end in the caller's arrays: the plan on the GPU adds one to an odd number of them, and knows whether
 * leaves of one digit have room. Sorted input still needs finish.comp for its indices. */
static int gpusorti_ends_by_passes(const gpusorti_plan *plan) {
    return plan->algorithm == GPUSORT_ONESWEEP && plan->pass_count % 2 == 0 && plan->leaf_bits <= 8 &&
           !(plan->request.flags & GPUSORT_WRITE_INDICES);
}

/* Whether the histogram shall copy for an odd number of passes, as it expects it from a sample. Keys with values are better
 * copied at the end by a finish.comp that the plan gives its size: it does so only where the number is odd indeed, and one
 * key is enough to make it even. */
static int gpusorti_copies_early(const gpusort_context *ctx, const gpusorti_plan *plan) {
    const int at_end = !gpusorti_ends_by_passes(plan) && gpusorti_plans_sizes(ctx, plan);
    return !plan->fills && (plan->request.value_words == 0 || !at_end);
}

/* Leaves of the highest digit alone follow its pass. Others have passes of their own before them, and behind them all
 * passes for keys that do not suit leaves or that one leaf has too many of. */
static void gpusorti_walk_onesweep(gpusorti_walk *walk) {
    const gpusorti_plan *plan = walk->plan;
    const gpusorti_shape shape = gpusorti_histogram_shape(walk->ctx, plan);
    const uint64_t groups = gpusorti_ceil_div(plan->request.count, (uint64_t)shape.workgroup_size * shape.items);
    const uint32_t most = gpusorti_max(walk->ctx->tuning.histogram_invocations / shape.workgroup_size, 1);
    gpusorti_step *step = gpusorti_start_step(walk, GPUSORTI_KERNEL_histogram, &shape, groups < most ? groups : most,
                                              -1);
    gpusorti_histogram_args *args = &step->push.own.histogram;
    args->portion_tiles = plan->tiles_a_portion;
    args->copies = (uint32_t)gpusorti_copies_early(walk->ctx, plan);
    args->makes_even = (uint32_t)gpusorti_ends_by_passes(plan);
    args->tile = gpusorti_tile(plan);
    if (plan->leaf_bits) {
        args->least_leaf_bits = gpusorti_least_leaf_bits(plan);
        args->most_leaf_bits = plan->leaf_bits;
        args->leaf_average = gpusorti_leaf_average(&plan->leaf);
        args->leading_passes = plan->leading;
    }
    gpusorti_visit_step(walk);
    if (plan->fills) return;
    if (plan->leaf_bits > 8) {
        gpusorti_walk_passes(walk, plan->pass_count - plan->leading, GPUSORTI_LEADING);
        gpusorti_walk_leaves(walk);
    }
    gpusorti_walk_passes(walk, 0, 0);
    if (plan->leaf_bits == 8) gpusorti_walk_leaves(walk);
}

/* gpusorti_tiles_args.mode, as in shaders/tiles.glsl */
enum { GPUSORTI_TILE_ENCODE = 1, GPUSORTI_TILE_DECODE = 2, GPUSORTI_TILE_TO_ALT = 4 };

static gpusorti_step *gpusorti_start_tiles(gpusorti_walk *walk, uint32_t mode) {
    const gpusorti_plan *plan = walk->plan;
    const enum gpusorti_kernel kernel = plan->rolled ? GPUSORTI_KERNEL_tile_sort_rolled : GPUSORTI_KERNEL_tile_sort;
    gpusorti_step *step = gpusorti_start_step(walk, kernel, &plan->shape, gpusorti_tiles(plan),
                                              GPUSORTI_CONTROL_DISPATCH_TILES);
    if (plan->request.bit_count == plan->request.key_bits) step->spec.variant |= GPUSORTI_WHOLE_KEYS;
    step->push.own.tiles.mode = GPUSORTI_TILE_ENCODE | mode;
    return step;
}

/* Each merge goes from one of (caller's arrays, scratch) to the other. The tiles go where the last merge ends in the
 * caller's. */
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

/* ---- segments ---- */
/* As many as fill a workgroup's tile once, by their average: each is padded to a power of two. */
static uint32_t gpusorti_segments_a_group(const gpusorti_plan *plan) {
    const gpusorti_request *r = &plan->request;
    const gpusorti_shape *shape = &plan->small_segments;
    const uint32_t average = r->count / gpusorti_max(r->segments, 1);
    uint32_t padded = shape->items;
    if (r->segmentation == GPUSORTI_ROWS)
        while (padded < r->segment_size && padded < gpusorti_shape_tile(shape)) padded *= 2;
    else
        padded = gpusorti_max(padded, average + average / 2);
    if (padded > gpusorti_small_segment(plan)) return GPUSORTI_LONG_GROUP;
    return gpusorti_max(gpusorti_min(gpusorti_shape_tile(shape) / padded, shape->workgroup_size), 1);
}

static void gpusorti_walk_small_segments(gpusorti_walk *walk) {
    const gpusorti_plan *plan = walk->plan;
    const gpusorti_request *r = &plan->request;
    const gpusorti_shape *shape = &plan->small_segments;
    const uint32_t segments = gpusorti_segments_of(r);
    const uint32_t group = gpusorti_segments_a_group(plan);
    gpusorti_step *step = gpusorti_start_step(walk, GPUSORTI_KERNEL_segments, shape, gpusorti_ceil_div(segments, group), -1);
    gpusorti_segments_args *args = &step->push.own.segments;
    if (r->bit_count == r->key_bits) step->spec.variant |= GPUSORTI_WHOLE_KEYS;
    args->segments = segments;
    args->size = r->segmentation == GPUSORTI_ROWS ? r->segment_size : 0;
    step->range[2] = 0;
    args->offsets = gpusorti_bind_offsets(walk, 2);
    args->group = group;
    args->small = gpusorti_small_segment(plan);
    args->shorter = gpusorti_shape_tile(&plan->listed[0]);
    args->longer = gpusorti_shape_tile(&plan->listed[1]);
    args->lists = gpusorti_control_word(plan, plan->layout.lists);
    args->list_room = gpusorti_list_room(plan);
    args->owners = gpusorti_control_word(plan, plan->layout.owners);
    args->records = gpusorti_control_word(plan, plan->layout.records);
    args->bases = plan->chained ? gpusorti_control_word(plan, plan->layout.bases) : 0;
    args->long_room = gpusorti_long_segments(plan);
    args->tile = plan->part ? plan->part : gpusorti_tile(plan);
    args->tile_room = (uint32_t)gpusorti_long_tiles(plan);
    gpusorti_visit_step(walk);
}

static void gpusorti_walk_lists(gpusorti_walk *walk) {
    const gpusorti_plan *plan = walk->plan;
    uint32_t list;
    for (list = 0; list < 2; list++) {
        gpusorti_shape shape = plan->listed[list];
        gpusorti_list_args *args;
        if (!plan->lists[list]) continue;
        if (plan->request.bit_count == plan->request.key_bits) shape.variant |= GPUSORTI_WHOLE_KEYS;
        args = &gpusorti_start_step(walk, GPUSORTI_KERNEL_segment_sort, &shape, 1, -1)->push.own.list;
        args->list = list;
        args->lists = gpusorti_control_word(plan, plan->layout.lists);
        args->list_room = gpusorti_list_room(plan);
        walk->step.indirect = GPUSORTI_CONTROL_LIST_SIZES + 4 * (int)list;
        gpusorti_visit_step(walk);
    }
}

/* A step over all tiles of long segments, unless groups says otherwise. */
static void gpusorti_visit_long(gpusorti_walk *walk, enum gpusorti_kernel kernel, const gpusorti_shape *shape,
                                uint32_t pass, const gpusorti_long_args *args) {
    gpusorti_step *step = gpusorti_start_step(walk, kernel, shape, args->chunks, -1);
    step->push.pass = pass;
    step->push.own.of_long = *args;
    if (kernel != GPUSORTI_KERNEL_segment_scan)
        step->indirect = kernel == GPUSORTI_KERNEL_segment_bases ? GPUSORTI_CONTROL_BASES_SIZE : GPUSORTI_CONTROL_LONG_SIZE;
    gpusorti_visit_step(walk);
}

static gpusorti_long_args gpusorti_long_args_of(const gpusorti_walk *walk, const gpusorti_shape *scan) {
    const gpusorti_plan *plan = walk->plan;
    const uint64_t words = gpusorti_long_tiles(plan) << plan->radix_bits;
    const uint32_t stall = walk->ctx->forced.stall, polls = walk->ctx->forced.polls;
    uint64_t chunk = gpusorti_shape_tile(scan);
    gpusorti_long_args args;
    chunk *= gpusorti_ceil_div(words, GPUSORTI_MAX_CHUNKS * chunk);
    args.owners = gpusorti_control_word(plan, plan->layout.owners);
    args.records = gpusorti_control_word(plan, plan->layout.records);
    args.bases = gpusorti_control_word(plan, plan->layout.bases);
    args.tile = gpusorti_tile(plan);
    args.flags = 0;
    args.chunk = (uint32_t)chunk;
    args.chunks = (uint32_t)gpusorti_ceil_div(words, chunk);
    args.polls = !stall ? walk->ctx->tuning.polls : polls ? polls : 8;
    return args;
}

static void gpusorti_walk_long_segments(gpusorti_walk *walk) {
    const gpusorti_plan *plan = walk->plan;
    const enum gpusorti_kernel kernel = plan->chained || plan->scanned ? GPUSORTI_KERNEL_segment_pass
                                        : walk->ctx->caps.subgroups    ? GPUSORTI_KERNEL_segment_scatter
                                                                       : GPUSORTI_KERNEL_segment_scatter_basic;
    const gpusorti_shape count = {plan->shape.workgroup_size, plan->shape.items, 0};
    gpusorti_shape scan = {0, 8, 0}, pass = plan->shape;
    gpusorti_long_args args;
    uint32_t p;
    scan.workgroup_size = walk->ctx->tuning.scan_size;
    args = gpusorti_long_args_of(walk, &scan);
    if (plan->chained) {
        pass.variant |= GPUSORTI_STALL(walk->ctx->forced.stall);
        gpusorti_visit_long(walk, GPUSORTI_KERNEL_segment_histogram, &count, 0, &args);
        gpusorti_visit_long(walk, GPUSORTI_KERNEL_segment_bases, &scan, 0, &args);
    }
    for (p = 0; p < plan->pass_count; p++) {
        args.flags = (p % 2 ? (uint32_t)GPUSORTI_PASS_FROM_ALT : 0u);
        if (p == 0) args.flags |= (uint32_t)GPUSORTI_PASS_FIRST | (uint32_t)GPUSORTI_PASS_ENCODE;
        if (p + 1 == plan->pass_count) args.flags |= (uint32_t)GPUSORTI_PASS_LAST | (uint32_t)GPUSORTI_PASS_DECODE;
        if (!plan->chained) {
            gpusorti_visit_long(walk, GPUSORTI_KERNEL_segment_count, &count, p, &args);
            gpusorti_visit_long(walk, GPUSORTI_KERNEL_segment_scan, &scan, p, &args);
        }
        gpusorti_visit_long(walk, kernel, &pass, p, &args);
    }
}

/* A round of selecting, or the sort behind them. */
static void gpusorti_visit_selection(gpusorti_walk *walk, enum gpusorti_kernel kernel, const gpusorti_shape *shape,
                                     const gpusorti_select_args *args) {
    const gpusorti_plan *plan = walk->plan;
    const gpusorti_request *r = &plan->request;
    gpusorti_step *step = gpusorti_start_step(walk, kernel, shape, (uint64_t)gpusorti_segments_of(r) * args->parts, -1);
    if (args->size == 0) step->indirect = GPUSORTI_CONTROL_LONG_SIZE;
    step->push.values_alt_base = (uint32_t)((plan->layout.values_alt - plan->layout.keys_alt) / 4);
    step->push.own.select = *args;
    if (gpusorti_packs_at_once(plan)) {
        step->bound[1] = walk->args->values;
        step->range[1] = gpusorti_values_size(r);
    }
    gpusorti_visit_step(walk);
}

/* The first ones of each long segment, see shaders/candidates.glsl. */
static void gpusorti_walk_selection(gpusorti_walk *walk) {
    const gpusorti_plan *plan = walk->plan;
    const gpusorti_request *r = &plan->request;
    const uint32_t rounds = gpusorti_rounds(plan);
    uint64_t left = gpusorti_longest(r);
    gpusorti_shape select = plan->selecting, sort = plan->listed[1];
    gpusorti_select_args args;
    memset(&args, 0, sizeof args);
    if (plan->algorithm == GPUSORTI_SELECTED)
        args.size = r->segmentation == GPUSORTI_ROWS ? r->segment_size : 0xffffffffu;
    args.part = plan->part;
    args.later = gpusorti_shape_tile(&select);
    args.owners = gpusorti_control_word(plan, plan->layout.owners);
    args.limit = r->limit;
    args.room = gpusorti_candidate_room(plan);
    for (args.round = 1; args.round <= rounds; args.round++) {
        args.parts = (uint32_t)gpusorti_ceil_div(left, args.round == 1 ? args.part : args.later);
        args.to = args.round % 2 ? 0 : (uint32_t)gpusorti_candidates(plan, 1);
        gpusorti_visit_selection(walk, GPUSORTI_KERNEL_select, &select, &args);
        select.variant = GPUSORTI_CANDIDATES;
        left = (uint64_t)args.parts * args.room;
        args.from = args.to;
        args.parts_before = args.parts;
    }
    args.parts = 1;
    if (r->bit_count == r->key_bits) sort.variant |= GPUSORTI_WHOLE_KEYS;
    if (gpusorti_packs_at_once(plan)) sort.variant |= GPUSORTI_PACKED;
    gpusorti_visit_selection(walk, GPUSORTI_KERNEL_select_sort, &sort, &args);
}

/* Elements that stay behind those that are wanted keep their values, and so do those outside all segments. */
static void gpusorti_walk_identity(gpusorti_walk *walk) {
    const gpusorti_request *r = &walk->plan->request;
    if (r->wide && !r->packs) gpusorti_walk_rows(walk, GPUSORTI_IDENTITY);
}

static void gpusorti_walk_segments(gpusorti_walk *walk) {
    if (walk->plan->request.segmentation == GPUSORTI_OFFSETS) gpusorti_walk_identity(walk);
    gpusorti_walk_small_segments(walk);
    gpusorti_walk_lists(walk);
    if (walk->plan->selecting.workgroup_size)
        gpusorti_walk_selection(walk);
    else if (walk->plan->longs)
        gpusorti_walk_long_segments(walk);
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
    step.range[0] = plan->unpacked ? (uint64_t)r->count * r->key_words * 4 : gpusorti_keys_size(r);
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
    const int passes = gpusorti_by_passes(plan), segmented = plan->algorithm == GPUSORTI_SEGMENTED;
    gpusorti_walk walk;
    memset(&walk, 0, sizeof walk);
    walk.ctx = ctx;
    walk.plan = plan;
    walk.args = args;
    walk.visit = visit;
    walk.user = user;
    walk.common = gpusorti_common_step(ctx, plan, args);
    if (passes || segmented || (plan->request.gpu_count && gpusorti_has_control(plan))) gpusorti_walk_begin(&walk);
    gpusorti_walk_first(&walk);
    switch (plan->algorithm) {
    case GPUSORT_ONESWEEP: gpusorti_walk_onesweep(&walk); break;
    case GPUSORT_ODD_EVEN_MERGE: gpusorti_walk_odd_even_merge(&walk); break;
    case GPUSORTI_TILES_AND_MERGES: gpusorti_walk_merges(&walk); break;
    case GPUSORTI_TILES_AND_BUCKETS: gpusorti_walk_buckets(&walk); break;
    case GPUSORTI_SEGMENTED: gpusorti_walk_segments(&walk); break;
    case GPUSORTI_SELECTED:
        gpusorti_walk_identity(&walk);
        gpusorti_walk_selection(&walk);
        break;
    default: gpusorti_walk_count_scan_scatter(&walk); break;
    }
    if (passes && !gpusorti_ends_by_passes(plan)) {
        const uint32_t most = plan->fills ? (uint32_t)GPUSORTI_MOST_STRIDE_GROUPS : ctx->tuning.stride_groups;
        gpusorti_start_stride(&walk, GPUSORTI_KERNEL_finish, plan->fills ? GPUSORTI_FILL : GPUSORTI_FINISH,
                              plan->request.count, most);
        gpusorti_size_by_plan(&walk, GPUSORTI_CONTROL_DISPATCH_FINISH);
        gpusorti_visit_step(&walk);
    }
    gpusorti_walk_last(&walk);
    return walk.result;
}

/* ---- >>record ---- */
typedef struct gpusorti_recorder {
    const gpusort_context *ctx;
    VkCommandBuffer commands;
    int sizes_visible; /* indirect ones, as they are now */
} gpusorti_recorder;

GPUSORTI_OUTLINE
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
    /* Validation takes bound buffers for written whole. */
    const int sizes = step->indirect >= 0 && !(recorder->sizes_visible && plan->mode == GPUSORTI_ADDRESSES);
    gpusort_result result;

    GPUSORT_ASSERT(pipeline && step->groups > 0); /* prepared, and no dispatch of nothing */
    /* Also before the first step: the scratch may have served a sort right before. */
    gpusorti_barrier(ctx, recorder->commands, VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT, VK_ACCESS_SHADER_WRITE_BIT,
                     VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT |
                         (sizes ? (VkPipelineStageFlags)VK_PIPELINE_STAGE_DRAW_INDIRECT_BIT : 0u),
                     VK_ACCESS_SHADER_READ_BIT | VK_ACCESS_SHADER_WRITE_BIT |
                         (sizes ? (VkAccessFlags)VK_ACCESS_INDIRECT_COMMAND_READ_BIT : 0u));
    recorder->sizes_visible = (recorder->sizes_visible || sizes) && step->keeps_sizes;
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
    kind.count = args->count;
    kind.member[0] = (uint32_t)args->key_type;
    kind.member[1] = (uint32_t)args->order;
    kind.member[2] = args->value_size;
    kind.member[3] = args->first_bit;
    kind.member[4] = args->first_bit + args->bit_count < gpusorti_types[args->key_type].bits ? args->bit_count : 0;
    kind.member[5] = args->flags;
    kind.member[6] = (uint32_t)args->algorithm;
    kind.member[7] = args->segment_count != 0;
    kind.member[8] = args->segment_size;
    kind.member[9] = args->limit != 0;
    return kind;
}

/* How far a prepared kind is from serving the wanted one: 2 for each member that differs, 1 where only fewer elements were
 * prepared. The members' names go to text. */
static uint32_t gpusorti_kind_distance(const gpusorti_kind *prepared, const gpusorti_kind *wanted, char *text, size_t size) {
    static const char *const names[GPUSORTI_KIND_MEMBERS] = {"key_type",  "order", "value_size", "first_bit",
                                                             "bit_count", "flags", "algorithm", "segment_count",
                                                             "segment_size", "limit"};
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
    char text[160], nearest[160] = "everything: it has seen none";
    uint32_t least = UINT32_MAX, i;
    for (i = 0; i < count; i++) {
        const uint32_t distance = gpusorti_kind_distance(&ctx->kinds[i], &wanted, text, sizeof text);
        if (distance > least) continue;
        least = distance;
        snprintf(nearest, sizeof nearest, "%s", distance ? text : "nothing");
    }
    return gpusorti_fail(&ctx->host, GPUSORT_ERROR_NOT_PREPARED,
                         "gpusort_prepare() has not seen this kind of sort; from the nearest that it has, it differs in %s",
                         nearest);
}

/* Keeps what was prepared, for the message above, unless that is known or there is no room. */
static void gpusorti_keep_kind(gpusort_context *ctx, const gpusort_cmd_args *args) {
    const gpusorti_kind wanted = gpusorti_kind_of(args);
    const uint32_t count = ctx->kind_count;
    char text[160];
    uint32_t i;
    for (i = 0; i < count; i++)
        if (gpusorti_kind_distance(&ctx->kinds[i], &wanted, text, sizeof text) == 0) return;
    if (count == GPUSORTI_MOST_KINDS) return;
    ctx->kinds[count] = wanted;
    gpusorti_atomic_store(&ctx->kind_count, count + 1);
}

typedef struct gpusorti_place { /* of a buffer that a sort reads or writes */
    const char *name;           /* in gpusort_cmd_args */
    gpusort_range range;
    uint64_t size, alignment; /* size 0: not used by this sort */
} gpusorti_place;

static gpusort_result gpusorti_check_place(const gpusort_context *ctx, const gpusorti_place *place) {
    const uint64_t offset = place->range.offset;
    char what[40] = "";
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
        {"keys", args->keys, gpusorti_keys_size(r), gpusorti_max(r->key_bits == 64 ? 8 : 4, bound)},
        {"values", args->values, gpusorti_values_size(r), gpusorti_max(r->value_size == 8 ? 8 : 4, bound)},
        {"scratch", args->scratch, plan->layout.end, gpusorti_max(GPUSORTI_ALIGNMENT, bound)},
        {"count_buffer", args->count_buffer, r->gpu_count ? 4u : 0u, 4},
        {"segments", args->segments, gpusorti_offsets_size(r), 4},
    };
    gpusort_result result = GPUSORT_OK;
    const int places_count = (int)(sizeof places / sizeof places[0]);
    int i, j;
    for (i = 0; i < places_count && result == GPUSORT_OK; i++) result = gpusorti_check_place(ctx, &places[i]);
    for (i = 0; i < places_count && result == GPUSORT_OK; i++)
        for (j = 0; j < i && result == GPUSORT_OK; j++)
            if (places[i].range.buffer == places[j].range.buffer &&
                gpusorti_overlap(places[i].range.offset, places[i].size, places[j].range.offset, places[j].size))
                result = gpusorti_fail(&ctx->host, GPUSORT_ERROR_INVALID_ARGUMENT, "gpusort_cmd_args.%s overlaps %s",
                                       places[i].name, places[j].name);
    return result;
}

static gpusort_result gpusorti_check_offsets(const gpusort_context *ctx, const gpusort_host_args *args) {
    gpusorti_checks checks = gpusorti_check_members(&ctx->host, "gpusort_host_args");
    uint32_t i;
    if (args->segment_count == 0) return GPUSORT_OK;
    gpusorti_refuse(&checks, !args->segments, "segments", 0, "NULL, but there is a segment_count");
    if (checks.result != GPUSORT_OK) return checks.result;
    for (i = 0; i < args->segment_count && args->segments[i] <= args->segments[i + 1]; i++) continue;
    gpusorti_refuse(&checks, i < args->segment_count, "segments", i + 1, "offsets descend at number");
    gpusorti_refuse(&checks, args->segments[i] > args->count, "segments", args->segments[i], "an offset passes count");
    return checks.result;
}

static gpusort_result gpusorti_record(const gpusort_context *ctx, VkCommandBuffer commands,
                                      const gpusort_cmd_args *args, const gpusorti_plan *plan) {
    gpusorti_recorder recorder;
    recorder.ctx = ctx;
    recorder.commands = commands;
    recorder.sizes_visible = 0;
    return gpusorti_walk_steps(ctx, plan, args, gpusorti_record_step, &recorder);
}

/* ---- >>host ---- */
/* How arrays get to the device and back. A call takes the first way that serves it, in the order of gpusorti_find_way(). */
typedef enum gpusorti_way {
    GPUSORTI_IN_PLACE = 1, /* one memory: the sort's buffers are the caller's pages */
    GPUSORTI_MAPPED,       /* one memory: the host copies into the sort's buffers and back */
    GPUSORTI_AT_ONCE,      /* through staging memory that holds all, in one submission */
    GPUSORTI_PAGES,        /* the device copies from and to the caller's pages, while the host imports or frees others */
    GPUSORTI_RING          /* through staging memory piece by piece, while the host copies others in or out */
} gpusorti_way;

enum {
    GPUSORTI_STAMPS = 3,            /* timestamps: the first commands begin, the sort ends, copies before it end */
    GPUSORTI_WAITS = 1000,          /* for one submission, if waiting fails for lack of memory */
    GPUSORTI_TRIES = 16,            /* of a submission, likewise */
    GPUSORTI_LEAST_IMPORT = 1 << 16, /* bytes; fewer are copied faster than they are imported */
    GPUSORTI_AT_ONCE_BYTES = 1 << 20,
    GPUSORTI_LEAST_PAGES = 1 << 23, /* fewer are copied faster */
    GPUSORTI_LEAST_PIECE_OF_PAGES = 1 << 24,
    GPUSORTI_LEAST_PIECE = 1 << 20,
    GPUSORTI_LEAST_PART = 1 << 18, /* bytes that a thread of the caller's copies */
    GPUSORTI_MOST_PARTS = 32,
    GPUSORTI_MOST_STAGED = 1 << 23 /* bytes of a piece in staging memory, which holds GPUSORTI_SLOTS of them */
};

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

static void gpusorti_free_buffer(gpusort_context *ctx, gpusorti_buffer *b) {
    GPUSORTI_DESTROY(ctx, Buffer, b->buffer);
    if (b->memory != VK_NULL_HANDLE) ctx->vk.FreeMemory(ctx->device, b->memory, ctx->vk_allocator);
    memset(b, 0, sizeof *b);
}

static void gpusorti_release_buffer(gpusort_context *ctx, int which) {
    if (which != GPUSORTI_OWN_STAGING) ctx->memory_used -= ctx->buffers[which].size;
    gpusorti_free_buffer(ctx, &ctx->buffers[which]);
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

/* mapped: where the host can read and write it. */
static gpusort_result gpusorti_create_buffer(gpusort_context *ctx, int which, uint64_t size, int mapped, int others) {
    gpusorti_buffer *b = &ctx->buffers[which];
    const int staging = which == GPUSORTI_OWN_STAGING;
    const VkMemoryPropertyFlags local = VK_MEMORY_PROPERTY_DEVICE_LOCAL_BIT, cached = VK_MEMORY_PROPERTY_HOST_CACHED_BIT,
                                host = VK_MEMORY_PROPERTY_HOST_VISIBLE_BIT | VK_MEMORY_PROPERTY_HOST_COHERENT_BIT;
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
    result = gpusorti_allocate(ctx, b, &allocate, requirements.memoryTypeBits,
                               staging  ? host
                               : mapped ? host | cached
                                        : 0,
                               staging ? cached : local, others);
    if (result == GPUSORT_OK) result = GPUSORTI_CALL(ctx, BindBufferMemory, (ctx->device, b->buffer, b->memory, 0));
    if (result == GPUSORT_OK && mapped)
        result = GPUSORTI_CALL(ctx, MapMemory, (ctx->device, b->memory, 0, VK_WHOLE_SIZE, 0, &b->mapped));
    return result;
}

/* Makes a buffer of at least that size, over the budget never. others: in a slower type of memory, if it must be. */
static gpusort_result gpusorti_need_buffer(gpusort_context *ctx, int which, uint64_t size, int mapped, int others) {
    gpusorti_buffer *b = &ctx->buffers[which];
    gpusort_result result;
    if (size == 0 || (size <= b->size && (b->mapped || !mapped))) return GPUSORT_OK;
    gpusorti_release_buffer(ctx, which);
    if (which != GPUSORTI_OWN_STAGING) {
        if (ctx->memory_budget != 0 && ctx->memory_used + size > ctx->memory_budget)
            return gpusorti_fail(&ctx->host, GPUSORT_ERROR_OUT_OF_DEVICE_MEMORY,
                                 "gpusort_desc.memory_budget: %llu bytes do not hold %llu more",
                                 (unsigned long long)ctx->memory_budget, (unsigned long long)size);
        ctx->memory_used += size;
    }
    b->size = size;
    result = gpusorti_create_buffer(ctx, which, size, mapped, others);
    if (result != GPUSORT_OK) gpusorti_release_buffer(ctx, which);
    return result;
}

#ifdef VK_EXT_external_memory_host
/* Memory for the buffer that is the host's own, from start on. */
static VkResult gpusorti_bind_pages(gpusort_context *ctx, gpusorti_buffer *b, void *start, uint32_t types) {
    const VkMemoryPropertyFlags host = VK_MEMORY_PROPERTY_HOST_VISIBLE_BIT | VK_MEMORY_PROPERTY_HOST_COHERENT_BIT;
    VkMemoryRequirements requirements;
    uint32_t i;
    VkResult vr;
    GPUSORTI_STRUCT(VkImportMemoryHostPointerInfoEXT, pages, IMPORT_MEMORY_HOST_POINTER_INFO_EXT);
    GPUSORTI_STRUCT(VkMemoryAllocateInfo, allocate, MEMORY_ALLOCATE_INFO);
#ifdef VK_KHR_buffer_device_address
    GPUSORTI_STRUCT(VkMemoryAllocateFlagsInfo, flags, MEMORY_ALLOCATE_FLAGS_INFO);
    flags.flags = VK_MEMORY_ALLOCATE_DEVICE_ADDRESS_BIT_KHR;
    if (ctx->enabled & GPUSORT_ENABLED_BUFFER_DEVICE_ADDRESS) pages.pNext = &flags;
#endif
    ctx->vk.GetBufferMemoryRequirements(ctx->device, b->buffer, &requirements);
    if (requirements.size > b->size) return VK_ERROR_FEATURE_NOT_PRESENT;
    for (i = 0; i < ctx->memory.memoryTypeCount; i++)
        if ((types & requirements.memoryTypeBits & (1u << i)) != 0 &&
            (ctx->memory.memoryTypes[i].propertyFlags & host) == host)
            break;
    if (i == ctx->memory.memoryTypeCount) return VK_ERROR_FEATURE_NOT_PRESENT;
    pages.handleType = VK_EXTERNAL_MEMORY_HANDLE_TYPE_HOST_ALLOCATION_BIT_EXT;
    pages.pHostPointer = start;
    allocate.pNext = &pages;
    allocate.allocationSize = b->size;
    allocate.memoryTypeIndex = i;
    vr = ctx->vk.AllocateMemory(ctx->device, &allocate, ctx->vk_allocator, &b->memory);
    return vr == VK_SUCCESS ? ctx->vk.BindBufferMemory(ctx->device, b->buffer, b->memory, 0) : vr;
}
#endif

/* The caller's pages around the bytes as a buffer; *at is where the bytes are in it. 0: the device does not take them. */
static int gpusorti_import(gpusort_context *ctx, gpusorti_buffer *b, const char *bytes, uint64_t size, uint64_t *at) {
#ifdef VK_EXT_external_memory_host
    const VkExternalMemoryHandleTypeFlagBits kind = VK_EXTERNAL_MEMORY_HANDLE_TYPE_HOST_ALLOCATION_BIT_EXT;
    const uint64_t page = ctx->caps.import_alignment;
    void *start;
    VkResult vr;
    GPUSORTI_STRUCT(VkMemoryHostPointerPropertiesEXT, pointer, MEMORY_HOST_POINTER_PROPERTIES_EXT);
    GPUSORTI_STRUCT(VkExternalMemoryBufferCreateInfo, external, EXTERNAL_MEMORY_BUFFER_CREATE_INFO);
    GPUSORTI_STRUCT(VkBufferCreateInfo, info, BUFFER_CREATE_INFO);
    *at = (uintptr_t)bytes % page;
    start = (void *)((uintptr_t)bytes - (uintptr_t)*at);
    b->size = gpusorti_ceil_div(*at + size, page) * page;
    external.handleTypes = kind;
    info.pNext = &external;
    info.size = b->size;
    info.usage = VK_BUFFER_USAGE_TRANSFER_SRC_BIT | VK_BUFFER_USAGE_TRANSFER_DST_BIT | VK_BUFFER_USAGE_STORAGE_BUFFER_BIT;
#ifdef VK_KHR_buffer_device_address
    if (ctx->enabled & GPUSORT_ENABLED_BUFFER_DEVICE_ADDRESS) info.usage |= VK_BUFFER_USAGE_SHADER_DEVICE_ADDRESS_BIT_KHR;
#endif
    vr = ctx->caps.max_allocation != 0 && b->size > ctx->caps.max_allocation
             ? VK_ERROR_OUT_OF_DEVICE_MEMORY
             : ctx->vk.GetMemoryHostPointerPropertiesEXT(ctx->device, kind, start, &pointer);
    if (vr == VK_SUCCESS) vr = ctx->vk.CreateBuffer(ctx->device, &info, ctx->vk_allocator, &b->buffer);
    if (vr == VK_SUCCESS) vr = gpusorti_bind_pages(ctx, b, start, pointer.memoryTypeBits);
    if (vr == VK_SUCCESS) return 1;
    gpusorti_free_buffer(ctx, b);
    gpusorti_log(&ctx->host, GPUSORTI_LOG_INFO, "pages of the caller's are not imported: VkResult %d", (int)vr);
#else
    (void)ctx, (void)b, (void)bytes, (void)size, (void)at;
#endif
    return 0;
}

/* What gpusort_sort() needs beside the pipelines; made at its first call. */
static gpusort_result gpusorti_need_queue_objects(gpusort_context *ctx) {
    gpusort_result result = GPUSORT_OK;
    VkCommandBuffer commands[GPUSORTI_SLOTS];
    uint32_t i;
    GPUSORTI_STRUCT(VkCommandPoolCreateInfo, pool, COMMAND_POOL_CREATE_INFO);
    GPUSORTI_STRUCT(VkCommandBufferAllocateInfo, allocate, COMMAND_BUFFER_ALLOCATE_INFO);
    GPUSORTI_STRUCT(VkFenceCreateInfo, fence, FENCE_CREATE_INFO);
    GPUSORTI_STRUCT(VkQueryPoolCreateInfo, queries, QUERY_POOL_CREATE_INFO);
    if (ctx->command_pool == VK_NULL_HANDLE) {
        pool.flags = VK_COMMAND_POOL_CREATE_TRANSIENT_BIT | VK_COMMAND_POOL_CREATE_RESET_COMMAND_BUFFER_BIT;
        pool.queueFamilyIndex = ctx->queue_family;
        result = GPUSORTI_CALL(ctx, CreateCommandPool, (ctx->device, &pool, ctx->vk_allocator, &ctx->command_pool));
    }
    if (result == GPUSORT_OK && !ctx->slots[0].commands) {
        allocate.commandPool = ctx->command_pool;
        allocate.level = VK_COMMAND_BUFFER_LEVEL_PRIMARY;
        allocate.commandBufferCount = GPUSORTI_SLOTS;
        result = GPUSORTI_CALL(ctx, AllocateCommandBuffers, (ctx->device, &allocate, commands));
        for (i = 0; i < GPUSORTI_SLOTS && result == GPUSORT_OK; i++) ctx->slots[i].commands = commands[i];
    }
    for (i = 0; i < GPUSORTI_SLOTS && result == GPUSORT_OK; i++)
        if (ctx->slots[i].fence == VK_NULL_HANDLE)
            result = GPUSORTI_CALL(ctx, CreateFence, (ctx->device, &fence, ctx->vk_allocator, &ctx->slots[i].fence));
    if (result == GPUSORT_OK && ctx->queries == VK_NULL_HANDLE && ctx->timestamp_bits != 0) {
        queries.queryType = VK_QUERY_TYPE_TIMESTAMP;
        queries.queryCount = GPUSORTI_STAMPS;
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

/* Waits for the submission; a wait that fails for ever is a lost device. */
static gpusort_result gpusorti_wait(gpusort_context *ctx, gpusorti_slot *slot) {
    VkResult vr = VK_SUCCESS;
    int tries;
    for (tries = 0; slot->pending && tries < GPUSORTI_WAITS; tries++) {
        vr = ctx->vk.WaitForFences(ctx->device, 1, &slot->fence, VK_TRUE, UINT64_MAX);
        if (vr == VK_SUCCESS || vr == VK_ERROR_DEVICE_LOST) slot->pending = 0;
    }
    if (vr == VK_SUCCESS || vr == VK_ERROR_DEVICE_LOST) return gpusorti_check(&ctx->host, vr, "vkWaitForFences");
    return gpusorti_fail(&ctx->host, GPUSORT_ERROR_DEVICE_LOST, "vkWaitForFences: VkResult %d again and again", (int)vr);
}

/* Waits for all submissions. */
static gpusort_result gpusorti_settle(gpusort_context *ctx) {
    gpusort_result result = GPUSORT_OK;
    int i;
    for (i = 0; i < GPUSORTI_SLOTS; i++) {
        const gpusort_result waited = gpusorti_wait(ctx, &ctx->slots[i]);
        if (result == GPUSORT_OK) result = waited;
    }
    return result;
}

typedef struct gpusorti_array { /* of the caller's */
    char *host;
    uint64_t size;
    int up, down;        /* whether the device reads it, and writes it */
    gpusort_range *range; /* of the device's copy, in gpusorti_call.cmd */
    char *mapped;        /* GPUSORTI_MAPPED and GPUSORTI_AT_ONCE: the host's view of the copy, or of the staging memory */
    uint64_t staged_at;  /* GPUSORTI_AT_ONCE: where it is in the staging memory */
} gpusorti_array;

typedef struct gpusorti_call { /* of gpusort_sort() */
    gpusort_context *ctx;
    gpusort_cmd_args cmd;
    gpusorti_plan plan;
    gpusorti_array arrays[GPUSORTI_ARRAYS]; /* keys, values, offsets of segments */
    gpusorti_way way;
    uint64_t piece_size; /* GPUSORTI_PAGES and GPUSORTI_RING */
    int refused;         /* pages were not imported, so that another way is to be taken */
    int begun;           /* something was submitted */
    int writing;         /* the caller's arrays may be half written */
    double start, submitted, sort_submitted, sorted; /* when; submitted: the first commands */
    uint64_t stamps[GPUSORTI_STAMPS];
    int timed;     /* by stamps */
    double *spent; /* by merges, where this call is one of gpusorti_merge_first()'s; else NULL */
} gpusorti_call;

typedef struct gpusorti_piece { /* of an array, on its way from or to at in the buffer */
    gpusorti_array *array;
    uint64_t offset, size;
    VkBuffer buffer;
    uint64_t at;
} gpusorti_piece;

/* The arrays of a sort of more than no elements. */
static gpusort_result gpusorti_check_arrays(const gpusorti_call *call) {
    static const char *const names[] = {"keys", "values", "segments"};
    static const char *const overlaps[] = {"overlaps keys", "overlaps values"};
    gpusorti_checks checks = gpusorti_check_members(&call->ctx->host, "gpusort_host_args");
    int a, b;
    for (a = 0; a < GPUSORTI_ARRAYS; a++) {
        const gpusorti_array *array = &call->arrays[a];
        const uintptr_t at = (uintptr_t)array->host;
        gpusorti_refuse(&checks, at == 0 && array->size != 0, names[a], 0, "NULL");
        gpusorti_refuse(&checks, array->size > UINTPTR_MAX - at, "count", call->cmd.count, "over the end of memory");
        for (b = 0; b < a; b++) {
            const gpusorti_array *other = &call->arrays[b];
            gpusorti_refuse(&checks, gpusorti_overlap((uintptr_t)other->host, other->size, at, array->size), names[a], 0,
                            overlaps[b]);
        }
    }
    return checks.result;
}

static uint64_t gpusorti_bytes_of(const gpusorti_call *call) {
    return call->arrays[0].size + call->arrays[1].size + call->arrays[2].size;
}

/* Pieces end where the caller's pages do. */
static uint64_t gpusorti_page_of(const gpusorti_call *call) {
    return call->way == GPUSORTI_PAGES ? call->ctx->caps.import_alignment : 1;
}

static uint64_t gpusorti_greater(uint64_t a, uint64_t b) { return a > b ? a : b; }

typedef struct gpusorti_copying {
    char *to;
    const char *from;
    uint64_t size, part;
    unsigned char done[GPUSORTI_MOST_PARTS];
} gpusorti_copying;

static void gpusorti_copy_part(void *data, uint32_t i) {
    gpusorti_copying *c = (gpusorti_copying *)data;
    const uint64_t at = i * c->part;
    memcpy(c->to + at, c->from + at, (size_t)(c->size - at < c->part ? c->size - at : c->part));
    c->done[i] = 1;
}

/* Copies on the threads that gpusort_desc.jobs lends; what it leaves undone, here. */
static void gpusorti_copy_bytes(const gpusort_context *ctx, char *to, const char *from, uint64_t size) {
    gpusorti_copying c;
    uint32_t parts, i;
    memset(&c, 0, sizeof c);
    c.to = to;
    c.from = from;
    c.size = size;
    c.part = gpusorti_greater(gpusorti_ceil_div(size, GPUSORTI_MOST_PARTS), GPUSORTI_LEAST_PART);
    parts = (uint32_t)gpusorti_ceil_div(size, c.part);
    if (ctx->run_jobs && parts > 1) ctx->run_jobs(gpusorti_copy_part, &c, parts, ctx->run_jobs_user);
    for (i = 0; i < parts; i++)
        if (!c.done[i]) gpusorti_copy_part(&c, i);
}

static uint64_t gpusorti_piece_size(const gpusorti_call *call) {
    const uint64_t bytes = gpusorti_bytes_of(call), page = gpusorti_page_of(call), most = GPUSORTI_MOST_IMPORTS - 4;
    uint64_t size = call->ctx->forced.host_piece;
    if (call->way == GPUSORTI_PAGES) {
        if (size == 0) size = gpusorti_greater(bytes / 8, GPUSORTI_LEAST_PIECE_OF_PAGES);
        size = gpusorti_greater(size, gpusorti_ceil_div(bytes, most));
    } else if (size == 0) {
        size = gpusorti_greater(bytes / 16, GPUSORTI_LEAST_PIECE);
        if (size > GPUSORTI_MOST_STAGED) size = GPUSORTI_MOST_STAGED;
    }
    return gpusorti_ceil_div(size, page) * page;
}

static uint64_t gpusorti_pieces(const gpusorti_call *call, int which) {
    const gpusorti_array *array = &call->arrays[which];
    if (array->size == 0) return 0;
    return gpusorti_ceil_div((uintptr_t)array->host % gpusorti_page_of(call) + array->size, call->piece_size);
}

/* Piece i of all, array after array. */
static gpusorti_piece gpusorti_piece_at(gpusorti_call *call, uint64_t i) {
    gpusorti_piece piece;
    uint64_t skew, end;
    int which = 0;
    memset(&piece, 0, sizeof piece);
    for (; i >= gpusorti_pieces(call, which); which++) i -= gpusorti_pieces(call, which);
    piece.array = &call->arrays[which];
    skew = (uintptr_t)piece.array->host % gpusorti_page_of(call);
    end = (i + 1) * call->piece_size - skew;
    piece.offset = i == 0 ? 0 : i * call->piece_size - skew;
    piece.size = (end < piece.array->size ? end : piece.array->size) - piece.offset;
    return piece;
}

/* Whether kernels may work on the caller's own bytes: aligned as buffers have to be, and in whole words, since that is what
 * kernels write. */
static int gpusorti_binds_in_place(const gpusorti_call *call) {
    const gpusorti_request *r = &call->plan.request;
    const uint64_t bound = call->plan.mode == GPUSORTI_ADDRESSES ? 1 : call->ctx->caps.offset_alignment;
    int a;
    for (a = 0; a < GPUSORTI_ARRAYS; a++) {
        const gpusorti_array *array = &call->arrays[a];
        const uint64_t element = (a == 0 ? r->key_bits == 64 : a == 1 && r->value_size == 8) ? 8 : 4;
        if (array->size == 0) continue;
        if (array->size % 4 != 0 || (uintptr_t)array->host % gpusorti_greater(element, bound) != 0) return 0;
    }
    return 1;
}

static int gpusorti_way_serves(const gpusorti_call *call, gpusorti_way way) {
    const gpusort_context *ctx = call->ctx;
    const int forced = ctx->forced.host_way == (uint32_t)way;
    const int pages = (ctx->enabled & GPUSORT_ENABLED_EXTERNAL_MEMORY_HOST) != 0;
    const int one_memory = ctx->caps.device_type == VK_PHYSICAL_DEVICE_TYPE_INTEGRATED_GPU ||
                           ctx->caps.device_type == VK_PHYSICAL_DEVICE_TYPE_CPU;
    if (ctx->forced.host_way > (uint32_t)way) return 0;
    switch (way) {
    case GPUSORTI_IN_PLACE:
        return pages && gpusorti_binds_in_place(call) &&
               (forced || (one_memory && gpusorti_bytes_of(call) >= GPUSORTI_LEAST_IMPORT));
    case GPUSORTI_MAPPED: return forced || one_memory;
    case GPUSORTI_AT_ONCE: return gpusorti_bytes_of(call) <= GPUSORTI_AT_ONCE_BYTES;
    case GPUSORTI_PAGES: return pages;
    default: return 1;
    }
}

/* All buffers of a sort. Where memory is short, what earlier, larger sorts left is given back first; then other types of
 * memory serve too. */
static gpusort_result gpusorti_need_buffers(gpusorti_call *call) {
    gpusort_context *ctx = call->ctx;
    const gpusorti_request *r = &call->plan.request;
    const int own = call->way != GPUSORTI_IN_PLACE;
    gpusort_result result = GPUSORT_OK;
    uint64_t size[GPUSORTI_OWN_BUFFERS];
    int attempt, i;
    size[GPUSORTI_OWN_KEYS] = own ? gpusorti_keys_size(r) : 0;
    size[GPUSORTI_OWN_VALUES] = own ? call->arrays[1].size : 0;
    size[GPUSORTI_OWN_OFFSETS] = own ? call->arrays[2].size : 0;
    size[GPUSORTI_OWN_SCRATCH] = call->plan.layout.end;
    size[GPUSORTI_OWN_STAGING] = call->way == GPUSORTI_AT_ONCE ? call->arrays[2].staged_at + call->arrays[2].size
                                 : call->way == GPUSORTI_RING  ? call->piece_size * GPUSORTI_SLOTS
                                                               : 0;
    for (attempt = 0; attempt < 2; attempt++) {
        const uint32_t survived = ctx->host.survived;
        if (attempt == 0)
            ctx->host.survived |= 1u << -GPUSORT_ERROR_OUT_OF_DEVICE_MEMORY | 1u << -GPUSORT_ERROR_OUT_OF_HOST_MEMORY;
        for (i = 0, result = GPUSORT_OK; i < GPUSORTI_OWN_BUFFERS && result == GPUSORT_OK; i++)
            result = gpusorti_need_buffer(ctx, i, size[i],
                                          i == GPUSORTI_OWN_STAGING ||
                                              (i != GPUSORTI_OWN_SCRATCH && call->way == GPUSORTI_MAPPED),
                                          attempt);
        ctx->host.survived = survived;
        if (result != GPUSORT_ERROR_OUT_OF_DEVICE_MEMORY && result != GPUSORT_ERROR_OUT_OF_HOST_MEMORY) break;
        for (i = 0; i < GPUSORTI_OWN_BUFFERS; i++) gpusorti_release_buffer(ctx, i);
    }
    return result;
}

/* Chooses pieces, makes buffers and points at them. */
static gpusort_result gpusorti_make_ready(gpusorti_call *call) {
    const gpusorti_buffer *own = call->ctx->buffers;
    gpusort_result result;
    int a;
    call->piece_size = gpusorti_piece_size(call);
    for (a = 1; a < GPUSORTI_ARRAYS; a++)
        call->arrays[a].staged_at = gpusorti_ceil_div(call->arrays[a - 1].staged_at + call->arrays[a - 1].size, 16) * 16;
    result = gpusorti_need_buffers(call);
    if (result != GPUSORT_OK) return result;
    for (a = 0; a < GPUSORTI_ARRAYS; a++) {
        gpusorti_array *array = &call->arrays[a];
        if (array->size == 0) continue; /* the context may have a buffer from an earlier call */
        array->range->buffer = own[a].buffer;
        array->range->offset = 0;
        array->mapped = call->way == GPUSORTI_AT_ONCE ? (char *)own[GPUSORTI_OWN_STAGING].mapped + array->staged_at
                                                      : (char *)own[a].mapped;
    }
    call->cmd.scratch.buffer = own[GPUSORTI_OWN_SCRATCH].buffer;
    return GPUSORT_OK;
}

GPUSORTI_OUTLINE
static void gpusorti_copy(const gpusorti_call *call, VkCommandBuffer commands, VkBuffer from, uint64_t from_offset,
                          VkBuffer to, uint64_t to_offset, uint64_t size) {
    VkBufferCopy region;
    if (size == 0) return;
    region.srcOffset = from_offset;
    region.dstOffset = to_offset;
    region.size = size;
    call->ctx->vk.CmdCopyBuffer(commands, from, to, 1, &region);
}

/* The time when all commands so far are done; number 0 is at the start of the first ones. */
static void gpusorti_stamp(const gpusorti_call *call, VkCommandBuffer commands, uint32_t number) {
    const gpusort_context *ctx = call->ctx;
    if (ctx->timestamp_bits == 0 || (number == 0 && call->begun)) return;
    if (number == 0) ctx->vk.CmdResetQueryPool(commands, ctx->queries, 0, GPUSORTI_STAMPS);
    ctx->vk.CmdWriteTimestamp(commands, VK_PIPELINE_STAGE_BOTTOM_OF_PIPE_BIT, ctx->queries, number);
}

/* ---- what goes into a command buffer ---- */
typedef gpusort_result (*gpusorti_recipe)(gpusorti_call *call, VkCommandBuffer commands, const gpusorti_piece *piece);

static gpusort_result gpusorti_record_up(gpusorti_call *call, VkCommandBuffer commands, const gpusorti_piece *piece) {
    gpusorti_stamp(call, commands, 0);
    gpusorti_copy(call, commands, piece->buffer, piece->at, piece->array->range->buffer, piece->offset, piece->size);
    return GPUSORT_OK;
}

static gpusort_result gpusorti_record_down(gpusorti_call *call, VkCommandBuffer commands, const gpusorti_piece *piece) {
    gpusorti_copy(call, commands, piece->array->range->buffer, piece->offset, piece->buffer, piece->at, piece->size);
    gpusorti_barrier(call->ctx, commands, VK_PIPELINE_STAGE_TRANSFER_BIT, VK_ACCESS_TRANSFER_WRITE_BIT,
                     VK_PIPELINE_STAGE_HOST_BIT, VK_ACCESS_HOST_READ_BIT);
    return GPUSORT_OK;
}

/* With GPUSORTI_AT_ONCE the copies too. */
static gpusort_result gpusorti_record_sort(gpusorti_call *call, VkCommandBuffer commands, const gpusorti_piece *piece) {
    gpusort_context *ctx = call->ctx;
    const VkBuffer staging = ctx->buffers[GPUSORTI_OWN_STAGING].buffer;
    const int at_once = call->way == GPUSORTI_AT_ONCE, copied = call->way >= GPUSORTI_AT_ONCE;
    gpusort_result result = GPUSORT_OK;
    int a;
    (void)piece;
    if (call->plan.mode == GPUSORTI_POOLED_BUFFERS)
        result = GPUSORTI_CALL(ctx, ResetDescriptorPool, (ctx->device, ctx->descriptor_pool, 0));
    if (result != GPUSORT_OK) return result;
    gpusorti_stamp(call, commands, 0);
    for (a = 0; a < GPUSORTI_ARRAYS && at_once; a++) {
        const gpusorti_array *array = &call->arrays[a];
        gpusorti_copy(call, commands, staging, array->staged_at, array->range->buffer, 0, array->up ? array->size : 0);
    }
    if (copied) {
        gpusorti_barrier(ctx, commands, VK_PIPELINE_STAGE_TRANSFER_BIT, VK_ACCESS_TRANSFER_WRITE_BIT,
                         VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT, VK_ACCESS_SHADER_READ_BIT | VK_ACCESS_SHADER_WRITE_BIT);
        gpusorti_stamp(call, commands, 2);
    }
    result = gpusorti_record(ctx, commands, &call->cmd, &call->plan);
    if (result != GPUSORT_OK) return result;
    gpusorti_barrier(ctx, commands, VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT, VK_ACCESS_SHADER_WRITE_BIT,
                     copied ? VK_PIPELINE_STAGE_TRANSFER_BIT : VK_PIPELINE_STAGE_HOST_BIT,
                     copied ? VK_ACCESS_TRANSFER_READ_BIT : VK_ACCESS_HOST_READ_BIT);
    gpusorti_stamp(call, commands, 1);
    for (a = 0; a < GPUSORTI_ARRAYS && at_once; a++) {
        const gpusorti_array *array = &call->arrays[a];
        gpusorti_copy(call, commands, array->range->buffer, 0, staging, array->staged_at, array->down ? array->size : 0);
    }
    if (at_once)
        gpusorti_barrier(ctx, commands, VK_PIPELINE_STAGE_TRANSFER_BIT, VK_ACCESS_TRANSFER_WRITE_BIT,
                         VK_PIPELINE_STAGE_HOST_BIT, VK_ACCESS_HOST_READ_BIT);
    return GPUSORT_OK;
}

static gpusort_result gpusorti_try_submit(gpusorti_call *call, gpusorti_slot *slot, gpusorti_recipe recipe,
                                          const gpusorti_piece *piece) {
    gpusort_context *ctx = call->ctx;
    gpusort_result result = GPUSORTI_CALL(ctx, ResetCommandBuffer, (slot->commands, 0));
    GPUSORTI_STRUCT(VkCommandBufferBeginInfo, info, COMMAND_BUFFER_BEGIN_INFO);
    GPUSORTI_STRUCT(VkSubmitInfo, submit, SUBMIT_INFO);
    info.flags = VK_COMMAND_BUFFER_USAGE_ONE_TIME_SUBMIT_BIT;
    submit.commandBufferCount = 1;
    submit.pCommandBuffers = &slot->commands;
    if (result == GPUSORT_OK) result = GPUSORTI_CALL(ctx, BeginCommandBuffer, (slot->commands, &info));
    if (result == GPUSORT_OK) result = recipe(call, slot->commands, piece);
    if (result == GPUSORT_OK) result = GPUSORTI_CALL(ctx, EndCommandBuffer, (slot->commands));
    if (result == GPUSORT_OK) result = GPUSORTI_CALL(ctx, ResetFences, (ctx->device, 1, &slot->fence));
    if (result == GPUSORT_OK) result = GPUSORTI_CALL(ctx, QueueSubmit, (ctx->queue, 1, &submit, slot->fence));
    if (result == GPUSORT_OK) slot->pending = 1;
    return result;
}

/* Records and submits into a slot that is free. Lack of memory may pass: half of the arrays may be written by now. */
static gpusort_result gpusorti_submit(gpusorti_call *call, gpusorti_slot *slot, gpusorti_recipe recipe,
                                      const gpusorti_piece *piece) {
    const uint32_t short_of = 1u << -GPUSORT_ERROR_OUT_OF_DEVICE_MEMORY | 1u << -GPUSORT_ERROR_OUT_OF_HOST_MEMORY;
    gpusorti_host *host = &call->ctx->host;
    const uint32_t survived = host->survived;
    gpusort_result result = GPUSORT_OK;
    int tries;
    if (!call->begun) call->submitted = gpusorti_now_ms();
    for (tries = GPUSORTI_TRIES; tries > 0; tries--) {
        if (tries > 1) host->survived |= short_of;
        result = gpusorti_try_submit(call, slot, recipe, piece);
        host->survived = survived;
        if (!(short_of >> -(int)result & 1)) break;
    }
    if (result == GPUSORT_OK) call->begun = 1;
    return result;
}

/* The next slot; what was submitted with it is done. */
static gpusort_result gpusorti_take_slot(gpusort_context *ctx, gpusorti_slot **slot) {
    *slot = &ctx->slots[ctx->turn++ % GPUSORTI_SLOTS];
    return gpusorti_wait(ctx, *slot);
}

/* Where the piece is in staging memory, if it goes with that slot. */
static void gpusorti_stage(gpusorti_call *call, gpusorti_piece *piece, const gpusorti_slot *slot) {
    piece->buffer = call->ctx->buffers[GPUSORTI_OWN_STAGING].buffer;
    piece->at = (uint64_t)(slot - call->ctx->slots) * call->piece_size;
}

static char *gpusorti_staged(const gpusorti_call *call, const gpusorti_piece *piece) {
    return (char *)call->ctx->buffers[GPUSORTI_OWN_STAGING].mapped + piece->at;
}

/* Sends all pieces; imports also those that only come back, because nothing may be refused then. */
static gpusort_result gpusorti_send_pieces(gpusorti_call *call) {
    gpusort_context *ctx = call->ctx;
    const uint64_t count = gpusorti_pieces(call, 0) + gpusorti_pieces(call, 1) + gpusorti_pieces(call, 2);
    gpusort_result result = GPUSORT_OK;
    uint64_t i;
    for (i = 0; i < count && result == GPUSORT_OK; i++) {
        gpusorti_piece piece = gpusorti_piece_at(call, i);
        const char *bytes = piece.array->host + piece.offset;
        gpusorti_slot *slot;
        if (call->way == GPUSORTI_PAGES) {
            call->refused = !gpusorti_import(ctx, &ctx->imports[i], bytes, piece.size, &piece.at);
            if (call->refused) return GPUSORT_ERROR_UNSUPPORTED;
            piece.buffer = ctx->imports[i].buffer;
        }
        if (!piece.array->up) continue;
        result = gpusorti_take_slot(ctx, &slot);
        if (result != GPUSORT_OK) break;
        if (call->way == GPUSORTI_RING) {
            gpusorti_stage(call, &piece, slot);
            gpusorti_copy_bytes(ctx, gpusorti_staged(call, &piece), bytes, piece.size);
        }
        result = gpusorti_submit(call, slot, gpusorti_record_up, &piece);
    }
    return result;
}

static gpusort_result gpusorti_fetch_piece(gpusorti_call *call, uint64_t i, gpusorti_slot *slot) {
    gpusort_context *ctx = call->ctx;
    gpusorti_piece piece = gpusorti_piece_at(call, i);
    const gpusort_result result = gpusorti_wait(ctx, slot);
    if (result != GPUSORT_OK) return result;
    if (call->sorted == 0) call->sorted = gpusorti_now_ms();
    if (call->way == GPUSORTI_PAGES)
        gpusorti_free_buffer(ctx, &ctx->imports[i]);
    else {
        call->writing = 1;
        gpusorti_stage(call, &piece, slot);
        gpusorti_copy_bytes(call->ctx, piece.array->host + piece.offset, gpusorti_staged(call, &piece), piece.size);
    }
    return GPUSORT_OK;
}

/* Fetches the pieces that come back; while one is dealt with, those behind it are under way. */
static gpusort_result gpusorti_fetch_pieces(gpusorti_call *call) {
    gpusort_context *ctx = call->ctx;
    const uint64_t of_keys = gpusorti_pieces(call, 0), first = call->arrays[0].down ? 0 : of_keys,
                   end = of_keys + gpusorti_pieces(call, 1), ahead = GPUSORTI_SLOTS - 1;
    const uint32_t turn = ctx->turn;
    gpusort_result result = GPUSORT_OK;
    uint64_t i;
    for (i = first; i < end + ahead && result == GPUSORT_OK; i++) {
        gpusorti_slot *slot;
        if (i < end) {
            gpusorti_piece piece = gpusorti_piece_at(call, i);
            result = gpusorti_take_slot(ctx, &slot);
            if (result != GPUSORT_OK) break;
            if (call->way == GPUSORTI_PAGES) {
                piece.at = (uintptr_t)(piece.array->host + piece.offset) % gpusorti_page_of(call);
                piece.buffer = ctx->imports[i].buffer;
            } else
                gpusorti_stage(call, &piece, slot);
            result = gpusorti_submit(call, slot, gpusorti_record_down, &piece);
            if (result == GPUSORT_OK && call->way == GPUSORTI_PAGES) call->writing = 1;
        }
        if (result == GPUSORT_OK && i >= first + ahead)
            result = gpusorti_fetch_piece(call, i - ahead,
                                          &ctx->slots[(turn + (uint32_t)(i - ahead - first)) % GPUSORTI_SLOTS]);
    }
    return result;
}

/* The arrays as the device wants them. */
static gpusort_result gpusorti_send(gpusorti_call *call) {
    gpusort_context *ctx = call->ctx;
    int a;
    call->start = gpusorti_now_ms();
    if (call->way >= GPUSORTI_PAGES) return gpusorti_send_pieces(call);
    for (a = 0; a < GPUSORTI_ARRAYS; a++) {
        gpusorti_array *array = &call->arrays[a];
        if (array->size == 0) continue;
        if (call->way == GPUSORTI_IN_PLACE) {
            call->refused = !gpusorti_import(ctx, &ctx->imports[a], array->host, array->size, &array->range->offset);
            if (call->refused) return GPUSORT_ERROR_UNSUPPORTED;
            array->range->buffer = ctx->imports[a].buffer;
        } else if (array->up)
            gpusorti_copy_bytes(ctx, array->mapped, array->host, array->size);
    }
    return GPUSORT_OK;
}

/* When the GPU began and ended. Only a lost device fails: the arrays may be sorted by now. */
static gpusort_result gpusorti_read_stamps(gpusorti_call *call) {
    gpusort_context *ctx = call->ctx;
    const int copied = call->way >= GPUSORTI_AT_ONCE;
    VkResult vr;
    if (ctx->timestamp_bits == 0) return GPUSORT_OK;
    vr = ctx->vk.GetQueryPoolResults(ctx->device, ctx->queries, 0, copied ? 3 : 2, sizeof call->stamps, call->stamps,
                                     sizeof call->stamps[0], VK_QUERY_RESULT_64_BIT | VK_QUERY_RESULT_WAIT_BIT);
    if (!copied) call->stamps[2] = call->stamps[0];
    call->timed = vr == VK_SUCCESS;
    if (vr == VK_ERROR_DEVICE_LOST) return gpusorti_check(&ctx->host, vr, "vkGetQueryPoolResults");
    if (!call->timed) gpusorti_log(&ctx->host, GPUSORTI_LOG_WARNING, "vkGetQueryPoolResults: VkResult %d", (int)vr);
    return GPUSORT_OK;
}

/* The sorted arrays to where they came from. The slot is the sort's. */
static gpusort_result gpusorti_fetch(gpusorti_call *call, gpusorti_slot *slot) {
    gpusort_result result = GPUSORT_OK;
    int a;
    if (call->way >= GPUSORTI_PAGES) {
        result = gpusorti_fetch_pieces(call);
        return result == GPUSORT_OK ? gpusorti_read_stamps(call) : result;
    }
    /* CPU drivers sleep for stamps; lavapipe wakes its queue for them, once more if that comes second. */
    if (call->ctx->caps.device_type != VK_PHYSICAL_DEVICE_TYPE_CPU) result = gpusorti_wait(call->ctx, slot);
    if (result == GPUSORT_OK) result = gpusorti_read_stamps(call);
    if (result == GPUSORT_OK) result = gpusorti_wait(call->ctx, slot);
    call->sorted = gpusorti_now_ms();
    for (a = 0; a < GPUSORTI_ARRAYS && result == GPUSORT_OK && call->way != GPUSORTI_IN_PLACE; a++) {
        const gpusorti_array *array = &call->arrays[a];
        if (array->down) gpusorti_copy_bytes(call->ctx, array->host, array->mapped, array->size);
    }
    return result;
}

static double gpusorti_stamped_ms(const gpusorti_call *call, int from, int to) {
    const uint32_t bits = call->ctx->timestamp_bits;
    const uint64_t mask = bits >= 64 ? UINT64_MAX : ((uint64_t)1 << bits) - 1;
    return (double)((call->stamps[to] - call->stamps[from]) & mask) * (double)call->ctx->caps.timestamp_period * 1e-6;
}

static double gpusorti_sort_ms(const gpusorti_call *call) {
    return call->timed ? gpusorti_stamped_ms(call, 2, 1) : call->sorted - call->sort_submitted;
}

static void gpusorti_tell_times(const gpusorti_call *call, gpusort_timings *timings) {
    timings->total_ms = gpusorti_now_ms() - call->start;
    timings->upload_ms = call->timed ? call->submitted - call->start + gpusorti_stamped_ms(call, 0, 2)
                                     : call->sort_submitted - call->start;
    timings->sort_ms = gpusorti_sort_ms(call);
    timings->download_ms = timings->total_ms - timings->upload_ms - timings->sort_ms;
    if (timings->download_ms < 0) timings->download_ms = 0;
}

/* All work on the device is done, or its end will not be seen; the caller's pages are the caller's own again. */
static gpusort_result gpusorti_leave(gpusorti_call *call, gpusort_result result) {
    gpusort_context *ctx = call->ctx;
    const gpusort_result settled = gpusorti_settle(ctx);
    int i, pending = 0;
    for (i = 0; i < GPUSORTI_SLOTS; i++) pending |= ctx->slots[i].pending;
    for (i = 0; i < GPUSORTI_MOST_IMPORTS && !pending; i++) gpusorti_free_buffer(ctx, &ctx->imports[i]);
    if (settled != GPUSORT_OK) return settled;
    if (result == GPUSORT_OK || !call->writing || result == GPUSORT_ERROR_DEVICE_LOST) return result;
    return gpusorti_fail(&ctx->host, GPUSORT_ERROR_DEVICE_LOST, "the arrays are half written: the device counts as lost");
}

static gpusort_result gpusorti_take_way(gpusorti_call *call) {
    gpusort_context *ctx = call->ctx;
    gpusorti_slot *slot = NULL;
    gpusort_result result = gpusorti_need_sets(ctx, &call->plan, &call->cmd);
    if (result == GPUSORT_OK)
        result = gpusorti_compile_wanted(ctx,
                                         gpusorti_walk_steps(ctx, &call->plan, &call->cmd, gpusorti_prepare_step, ctx));
    if (result == GPUSORT_OK) result = gpusorti_send(call);
    if (result == GPUSORT_OK) result = gpusorti_take_slot(ctx, &slot);
    if (result == GPUSORT_OK) result = gpusorti_submit(call, slot, gpusorti_record_sort, NULL);
    call->sort_submitted = gpusorti_now_ms();
    if (result == GPUSORT_OK) result = gpusorti_fetch(call, slot);
    return gpusorti_leave(call, result);
}

/* By the first way that serves; where memory is not had, or pages are not imported, by the next. */
static gpusort_result gpusorti_find_way(gpusorti_call *call) {
    /* The ring before pages where it is faster; at the end again, which tells what it fails of. */
    static const gpusorti_way order[] = {GPUSORTI_IN_PLACE, GPUSORTI_MAPPED, GPUSORTI_AT_ONCE,
                                         GPUSORTI_RING,     GPUSORTI_PAGES,  GPUSORTI_RING};
    gpusort_context *ctx = call->ctx;
    const int few = gpusorti_bytes_of(call) < GPUSORTI_LEAST_PAGES && ctx->forced.host_way != GPUSORTI_PAGES;
    const uint32_t survived = ctx->host.survived;
    gpusort_result result = GPUSORT_OK;
    int i;
    for (i = 0; i < 6; i++) {
        call->way = order[i];
        if ((i == 3 && !few) || !gpusorti_way_serves(call, call->way)) continue;
        call->refused = call->begun = 0;
        call->sorted = 0;
        if (i < 5) ctx->host.survived = ~0u;
        result = gpusorti_make_ready(call);
        ctx->host.survived = survived;
        if (result != GPUSORT_OK) continue;
        result = gpusorti_take_way(call);
        if (!call->refused || result == GPUSORT_ERROR_DEVICE_LOST) break;
    }
    return result;
}

/* A context that has lost its device says so, whatever it is asked. */
GPUSORTI_OUTLINE static gpusort_result gpusorti_check_lost(const gpusort_context *ctx) {
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
        (void)gpusorti_settle(ctx);
        for (i = 0; i < GPUSORTI_MOST_IMPORTS; i++) gpusorti_free_buffer(ctx, &ctx->imports[i]);
        for (i = 0; i < GPUSORTI_OWN_BUFFERS; i++) gpusorti_release_buffer(ctx, i);
        gpusorti_destroy_pipelines(ctx);
        GPUSORTI_DESTROY(ctx, QueryPool, ctx->queries);
        for (i = 0; i < GPUSORTI_SLOTS; i++) GPUSORTI_DESTROY(ctx, Fence, ctx->slots[i].fence);
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
    gpusorti_free(&host, ctx);
}

static gpusort_result gpusorti_check_overrides(const gpusorti_host *host, const gpusorti_overrides *forced) {
    const uint32_t size = forced->workgroup_size;
    gpusorti_checks checks = gpusorti_check_members(host, "gpusorti_overrides");
    gpusorti_refuse(&checks, size > 1024 || (size & (size - 1)) != 0, "workgroup_size", size,
                    "not a power of two up to 1024");
    gpusorti_refuse(&checks, forced->items > 32, "items", forced->items, "over 32");
    gpusorti_refuse(&checks, forced->host_way > GPUSORTI_RING, "host_way", forced->host_way, "unknown");
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
 * query fails is passed over; where nothing else is left, its failure is the call's. */
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
    const char *names[GPUSORTI_FEATURE_ROWS + 1];
    const float priority = 1.0f;
    gpusorti_features features;
    GPUSORTI_STRUCT(VkDeviceQueueCreateInfo, queue, DEVICE_QUEUE_CREATE_INFO);
    GPUSORTI_STRUCT(VkDeviceCreateInfo, info, DEVICE_CREATE_INFO);
    ctx->enabled = ctx->caps.offered;
    info.enabledExtensionCount = gpusorti_extension_names(&ctx->caps, ctx->enabled, names);
    if (ctx->caps.layered) names[info.enabledExtensionCount++] = GPUSORTI_PORTABILITY;
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
    gpusorti_scale_tuning(&ctx->tuning, ctx->caps.multiprocessors);
    if (ctx->forced.merging_us) ctx->tuning.merging_us = ctx->forced.merging_us;
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
    out->device_type = ctx->caps.device_type;
    out->algorithm = ctx->caps.subgroups && !ctx->caps.relaxed ? ctx->tuning.large : GPUSORT_COUNT_SCAN_SCATTER;
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
    if (result == GPUSORT_OK) gpusorti_keep_kind(ctx, args);
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

/* Whether no value stays as it was. */
static int gpusorti_writes_all(const gpusorti_request *request) {
    return !request->packs && request->segmentation != GPUSORTI_OFFSETS;
}

static void gpusorti_take_array(gpusorti_array *array, const void *host, uint64_t size, int up, int down,
                                gpusort_range *range) {
    array->host = (char *)(uintptr_t)host; /* offsets are only read */
    array->size = size;
    array->up = up && size != 0;
    array->down = down && size != 0;
    array->range = range;
}

/* The call as a recorded sort, planned, and its arrays. Canaries and all that both levels share are checked. */
static gpusort_result gpusorti_begin_call(gpusorti_call *call, gpusort_context *ctx, const gpusort_host_args *args) {
    gpusort_cmd_args *cmd = &call->cmd;
    const gpusorti_request *request = &call->plan.request;
    gpusorti_checks checks = gpusorti_check_members(&ctx->host, "gpusort_host_args");
    memset(call, 0, sizeof *call);
    call->ctx = ctx;
    cmd->start_canary = args->start_canary;
    cmd->end_canary = args->end_canary;
    cmd->count = args->count;
    cmd->key_type = args->key_type;
    cmd->order = args->order;
    cmd->value_size = args->value_size;
    cmd->first_bit = args->first_bit;
    cmd->bit_count = args->bit_count;
    cmd->flags = args->flags;
    cmd->algorithm = args->algorithm;
    cmd->key_offset = args->key_offset;
    cmd->segment_count = args->segment_count;
    cmd->segment_size = args->segment_size;
    cmd->limit = args->limit;
    gpusorti_refuse(&checks, args->segments && args->segment_count == 0, "segments", 0, "offsets without a segment_count");
    if (checks.result == GPUSORT_OK) checks.result = gpusorti_resolve(ctx, cmd, 1, &call->plan);
    gpusorti_refuse(&checks, args->values && args->value_size == 0, "value_size", 0, "0, but values are set");
    gpusorti_refuse(&checks, args->keys && request->in_values, "keys", 0, "set, but GPUSORT_KEYS_IN_VALUES is, too");
    if (checks.result != GPUSORT_OK) return checks.result;
    gpusorti_take_array(&call->arrays[0], args->keys,
                        request->in_values ? 0 : (uint64_t)args->count * request->key_bits / 8, 1,
                        (args->flags & GPUSORT_KEEP_KEYS) == 0, &cmd->keys);
    gpusorti_take_array(&call->arrays[1], args->values, gpusorti_values_size(request),
                        !gpusorti_writes_all(request) || (args->flags & GPUSORT_WRITE_INDICES) == 0, 1, &cmd->values);
    gpusorti_take_array(&call->arrays[2], args->segments, gpusorti_offsets_size(request), 1, 0, &cmd->segments);
    return GPUSORT_OK;
}

/* Whether AUTO may choose for one array, all of which is wanted. */
static int gpusorti_is_open(const gpusorti_request *r) {
    return r->algorithm == GPUSORT_AUTO && r->segmentation == GPUSORTI_ONE_ARRAY && r->limit == 0;
}

/* Where pipelines are not compiled yet: tiles and merges, whose are few and small, until these have taken merging_us. */
static void gpusorti_merge_first(gpusorti_call *call) {
    gpusort_context *ctx = call->ctx;
    gpusorti_request request = call->plan.request;
    double *spent = &ctx->merging_ms[call->cmd.key_type][request.value_words];
    gpusorti_plan plan;
    request.merging = 1;
    if (1e3 * *spent >= ctx->tuning.merging_us || call->plan.rolled || !gpusorti_is_open(&request) ||
        gpusorti_walk_steps(ctx, &call->plan, &call->cmd, gpusorti_find_step, ctx) == GPUSORT_OK)
        return;
    plan = gpusorti_choose(ctx, &request, request.mode, request.count);
    if (plan.algorithm != GPUSORTI_TILES_AND_MERGES || !gpusorti_fits_ranges(ctx, &plan)) return;
    if (*spent == 0)
        gpusorti_log(&ctx->host, GPUSORTI_LOG_INFO, "%s keys, %u words a value: sorted by merges at first",
                     gpusorti_types[call->cmd.key_type].name, request.value_words);
    call->plan = plan;
    call->spent = spent;
}

/* Where the buffers of the plan do not fit in memory: after merges the usual plan; then one in place, if equal keys cannot
 * be told apart: what replaces a stable sort is as stable. */
static gpusort_result gpusorti_sort_within(gpusorti_call *call) {
    gpusort_context *ctx = call->ctx;
    double *spent = call->spent;
    const int in_place = gpusorti_is_open(&call->plan.request) && gpusorti_keys_alone(&call->plan.request);
    gpusort_result result;
    ctx->host.survived = in_place || spent ? 1u << -GPUSORT_ERROR_OUT_OF_DEVICE_MEMORY : 0;
    result = gpusorti_find_way(call);
    ctx->host.survived = 0;
    if (result == GPUSORT_OK && spent) *spent += gpusorti_sort_ms(call);
    if (result != GPUSORT_ERROR_OUT_OF_DEVICE_MEMORY || !(in_place || spent)) return result;
    call->spent = NULL;
    if (!spent) {
        gpusorti_log(&ctx->host, GPUSORTI_LOG_WARNING, "no device memory for a second copy of the keys: sorting in place");
        call->cmd.algorithm = GPUSORT_ODD_EVEN_MERGE;
    }
    result = gpusorti_resolve(ctx, &call->cmd, 1, &call->plan);
    return result == GPUSORT_OK ? gpusorti_sort_within(call) : result;
}

GPUSORT_API gpusort_result gpusort_sort(gpusort_context *ctx, const gpusort_host_args *args) {
    gpusorti_call call;
    gpusort_result result;
    if (!ctx) return GPUSORT_ERROR_INVALID_ARGUMENT;
    if (!args) return gpusorti_fail(&ctx->host, GPUSORT_ERROR_INVALID_ARGUMENT, "gpusort_sort: args is NULL");
    result = gpusorti_check_lost(ctx);
    if (result == GPUSORT_OK) result = gpusorti_begin_call(&call, ctx, args);
    if (result != GPUSORT_OK) return result;
    result = gpusorti_check_offsets(ctx, args);
    if (result != GPUSORT_OK) return result;
    if (args->timings) memset(args->timings, 0, sizeof *args->timings);
    if (args->count == 0) return GPUSORT_OK;
    result = gpusorti_check_arrays(&call);
    if (result != GPUSORT_OK) return result;
    if (!ctx->queue)
        return gpusorti_fail(&ctx->host, GPUSORT_ERROR_INVALID_ARGUMENT,
                             "gpusort_desc.queue was not given: gpusort_sort() needs it");
    gpusorti_merge_first(&call);
    result = gpusorti_need_queue_objects(ctx);
    if (result == GPUSORT_OK) result = gpusorti_sort_within(&call);
    if (result == GPUSORT_OK && args->timings) gpusorti_tell_times(&call, args->timings);
    return gpusorti_note_lost(ctx, result);
}

GPUSORT_API void gpusort_trim(gpusort_context *ctx) {
    int i;
    if (!ctx || gpusorti_settle(ctx) != GPUSORT_OK) return;
    for (i = 0; i < GPUSORTI_OWN_BUFFERS; i++) gpusorti_release_buffer(ctx, i);
}

#ifdef __cplusplus
}
#endif

/* ---- >>shaders ---- */
/* ==== GENERATED by tools/embed.sh: SPIR-V of shaders/, do not edit ==== */
/* clang-format off */
/* made by glslang 12.0.0, SPIRV-Tools v2023.1 */
GPUSORTI_SPV(begin_address, begin_address, 945) {
"S8PX`>39o]%N+HtQ$OfW'-q].+hd<$}a1Ic:poX8tRt;r>:l!N&`l1A7vN.H]v)~gd&cA-q$Ghn^vt%0.WD;U[w/:wx(qXKDrdB[O~m>!7T7T~x{1sHC'raT/1nf0Rp(Vm.#/f_0d%mIL>iC<ZQDuRI_J_>wS3qI;PiT+'v%xdE2iFW^/lZ`Nbr5c,_K-Y,NV+Ud#cO0GjBh=fQboQQo5D,i2:VkCPDh]15C9J,wo*a=ulzJ0<@iWu1'-XGX|xo'BgCnd=+!w*.+}KI&1sPJRk*t:w#'&Hc2o*<puC<$Y]JvKNVUx0Tb!'}uLGU5Ky}wjJa_`B'#o(1&5n8mtqC!Q=i5AAbi.DYBS%UVXCPx<]{I<0M04FRUcs5/lUJQs^o<DTXX|6H$MbU;rYhh<9lDPUBtqmD;xS1g`}2,SD(y^X%GzA,nC`/d9U|e@xYDb;)#A=WSV,e,G-jF[(tcS;*v,-*P$CPorWAW$EuUg[pWiQH6vj)]TcPP",
"Jq6FJ19fJ~2Vwms_#S-NX]AoB'b[[xUO}eNlfn:A#6sC<z&M4i-$[l0FJ!h={+;J9Y<OXAG,rifG4o8+H|rKzkCk`[k-LrlJla[f.Q*,P<CqdW^k=4@%,ujsPcc$rCOb.j}3)9]A<zkP](4jo_39mWOKn=Uq,.N=0cqIS_DA>QBUuVJH*3bsZQqbIeoA3o->dyDI~Xgsm*TRf,x7_7Af/xN/}iLFeuL5x/g*1v(d,X0uHK,=BqJ6L2e#`IV6jPg${O`THAneu'$_~%9"};
GPUSORTI_SPV(tile_sort, begin_address, 7667) {
"0a=UPcJ.*%>Y72*t@Fe$)Y>&nPi%5toZ=j9dEaS[x*aGAeGdL0>H[l{Mcq__sU9jLCuj#LamnI_L@[P@[q_NH,[]<F->2gv&$=0]}]+o<HON$6M_%VgEA!l_E^N:RsJwXWL`^jus]./}aQ%wcUQDGd<v8]En/s)IZrnW<K9a^ijy:d$3,EHyTLUzWfqZ3[0DSGXScmYqlCg6o#;9/q`;gRsop]<OpQ|G=ZP:9mXVzrVUtW4O!d#]btz'KTVe`.-:X/G4XU#w[:3k&G_%[<`CNJ+~/Qgl[h<Y~ZA,xsIieTwSR`-y%zG3UX)R#m#g@-qbdQz2blw}V'y5F3~Y$fYfrz)hDDZA_6~c3b/-Cogxg4X3(/}X2ZR9I&r7M|*j1t`'W3W2'aa'N>Ig%-&kp&dr`^M^w*64IPop(2Ft2m09baiEDAoZyO$>!YDrL0/VAUh^Az)=,gAxb)S.,cQ.]&/>23:/@<B*<D/ypU/W4=2JhgPPY!5H#fAS",
"Y7,r1pB.5%uS8s>YhSo+&JZ.(wv=Y:T^cuAnhgPl]Nvo]p:9p+f&}%Bw(,w9wf'%*@xH0)0[#my~/[j=B**u>ZxZOS3pZZy1:e)rV[Wi$Jo@2*5nZ)ABopK,Lh0D|7Z|t<@hF#)|jXl%D~25+2}Y^j$_11G)+9&aJ,C]%T$/w;SE:/<C<3y'}.083[,QjZb>tFiz*l^XIN{o@RYj#R%cp~6aCH:;=m.~beqJmRjJ@*!o!R`{w5+fLf`n:</uhZG%%~Pzc,o6k01{^Q/nzIHfwI~6y2$D^eZhFJ,Yd~B3d'4h`D6bA;]-]U}.j{*FzN%_qAV'5ioJ%RWHGsaVeo%JLV/Z><2^vk:Z[OHV/EoeRUs[g<g#fG$Y::H7[fe]~;WU2u;`#_~108hDnzc'gLkV!pO4vo{eKXN,6mg3z*[EY2eN{G7FmT`^>hMMMbEGc>[I0zCfYzsWQ&U/SxMIKp6~83sqxDn5{x{kgGAKXt3@ru6E0~QKN,)S",
"#G/Da<@u]YnuK9*!<uXoSkpt`8pBNtR5em8@870dLzlrZG`QX=KKm9}~)aYb5,AjrTXbs(~]|L4K1k-_Ph&e>g5~lIH!uo;Ui>N4VI/;ic{4cK|_`beljKtiZ>k^@my]c<120Mftp!DrP9>i/<|l3!.c,C&tJD>3;}.vHrR}1gaI_(>}le3$xzS$dT}xU+gX6R5wqydRZLVC^bNk6xLpSgtyxmx#3|ON!6Fgf{G9w=W[Ls~6xFj;H24:JFLoUHoEGC_{}10|@2mJEH|;:H3{X5cmd4<qF'm2@&|l{|jxGLJM!5UlWcG5oLH=(c*$@%,A_hi55nz{,Pi(q/<:]kt';ba~H;fN;@RJZNzc=H^/ZSX)|r3o:jNIk5U=UtnD8Atovj/7hQ%/-w9p:6w}*QL8zvpZii259v(yBBN|'9B/R.`0,LAKUCR5kL``Z)gA-Q|K08<sSi-4);!*;t@;NJA|r/8Ep;^EdE3.bOyeJI&(<H^>,Ey/{mFK",
"b*JZs|)[L,h6'dX3zuEN^wQ78%!l9Bh;d(#[C{3H(KV$]Tjd6zy#HgV:p&$XZSo0.7c[}}v[+JJeolxz,M._4vJlg;PdRFCRYYXu]B'Dpc<|c>hzfBM9-[PT9y8E%c&-oPwsj]*LtX7c2QDC++],<Fkpm=t_n`(1XBfw-JZ.aJE~_#<;)|biNR!{W%6NCGMInc7_e{0;pu,=j71^XE77hmu4:63jq}Ll+KH]WSq-SLxY/C@}eR<v>`&p%S1:QV_E%,'0,bKQ,VwF[(#cpX%1&&D^=Z@4[3&N)WT^g-h@NI0BeSY(tYyrBkJ8;UP>e&yzSMGUb07#_J24~'S+NQuA_jtCye8mm|sYvUo&vB2+=$3BFJx_~^{l^$y0MMJ]{]2cUDFMc:.@fcYXDrH'yyO1tvm};`-]fHMgK'7b{eX>6T/iPrY9RCp,[=lXxUExWpZjQ]cS#s#7_n6@tf!6ctw;p'=OaK*GfGkO4-GvO]bMvbqI+X-y#mu[",
"%.eOQ&%`l=unqIblgcPnQR!A/-04ch=T3:~Q=V$;nP*]h~~myp+(#@xq3zLx%l-na;Hw'sDCJm@|2eCt'V(R~m=,o/bUfj%t9uff+Cpu4{rHs/*ez`!V)D{Ls|!PyEfS*29zs[I<r[Q{uhL@(pVrHV@P9d%*Hn6rY1x%,)h(z0#$4yaHCO-u:N'u~/NzwYU$iG@jjX8Zs_yp4{bV.U`xNC7D||oNz{-T}F~)X,SAcaw5A!#=D(TY1e6/E|K(tC!ID.OR:UL~UuNo9ILws*a9h1q%)srPaDeS=fT,%D.E+iz;Vg+fKd@Q/%*bmyclqk'S+>q4Qv>~D7+1b,dZN:hWx1P&SCeiMYn+Z&/JJ9nv9NI5I[UoqIHG{N}:Q@jO>u47jq++SGd}ih<^a8J_f{jY^k=!wypqB>'z!wKr~M'&2MaE0/CcoB=eDd@i!:f~T5AoVgZo<|HDAWfTgs-Eoz~e5jgseWg,b;.lm]ThR@6M%<5ZUT_]nS6P",
"9ikr:SO^<X;_7}R-g+o|S{JTJVgy>#3UFljJ8!2l%&e;.j}jP-nL5p'STF<%=El9e#SsZRY@5B/vMT'wWO(1YeEwbn@6Wp9i:F]U2{ezD,9n2w4u0Q/]w^ri!87anqi]BxL2(U*GWmrAdp~{~TU'M:ZAr,:O;NSvo}BGXG-rQu]R.[{$J>*n7CW;cet`LkygCt_G_|{o)m'[=m7BDd,ed[i9`vW0@7{V1!#yJ~b2-lXc4to^U6J8n!I[d`qn|n.de;`yqtXFJBL)q,=Bk[igbS=E@+bC3B=^j6h#kkt7<m6>APFy+h=b!&%~On~.9n9XI'!$Y/Q;3hP@h]u,OPDv@92AW`w44Y^j<KK+>r1,Bzoi|d$Y:Vaz'=17@>F/o8=p<T#HsME(00byZzeyO^Qar,&}9ss]5Q0J;{.Cqo<{Np*TbMyw9/tC`s{txf=w@Eti;G<+wC0Fo*FgWZ:'%J3>[r5JBG~Um`ZPNQGO7co7=,g*]/AgEQM{",
"[u0{SK4XfE*AN*G]gkyE:f^4<|w[H7eX!>S&O~UqSm%VA=:RdN_=xc&OLk854<.Hc"};
GPUSORTI_SPV(begin, tile_sort, 863) {
"#ApA=tQ]Q,=2KVEn:EzKU`%D+%|OU19q=Iym*8UK4xhPTnrV;NRy:KvCt2~D%AjWF%Ls^r~~1'5(GTf4CRk4Ph+vd(!U7YbzzP!L|.X+N'2O]'I:&@T%!W[.IpT-IJs3lMFliJoT_A>2FG([WQCdq3)ZG-60.&igXd]c^<D')EUJ_BH1.yx#;mpE@<`jfmG|K45,{|9_7^c4b6!"};
GPUSORTI_SPV(tile_sort_rolled, begin_address, 4907) {
"0a=UPlk/iv|&2[zWG*5L`f5jg0eW>:;QWhas$;K[niJ6)9%X-hRH$'S811`9v8:Y_@)t['tAx*-ZlUd75B~i^a_U`(Cue]=wK{b)}9Aq[hi:U>PZ,vgx#TXm~g.'9Hyrd24FalVULI*T5leZhn[vPu,B(70h6JgS<Ra9q+}5]JiiN+b-b;T;+S$QB]SV/h+NX-!u`VzS!(57I,XA64+JZ11'S|ADow+2pxwbY3=i>%O_LGc4l0NHMOmZ2D<O/ElK4*geQC@%[ySPC1R@S)Iy&<!&6cH.VV$c^N}=S]%J_EC+im;xjpw3!|-]Z,dI,YeXk*o9Q3u~yn<U2{F%331s|mI{gGN2)C7gwr{7w:7Fh53I@Nq]d]f`(Ltcz3p#(qW!QM[>Ztc/GwLBIw7|+fRaMT$69B-et~!8|^WEJ5|irBZX~0Z%.oh|h7'Xx^wp7~Cv`-+lsCArGz]}^ypv]Rt;%NRX~6;,AL&Xv)p(Wp@@FB!|qZJ+S1Wc",
"@3RE6<h0s(!^68{{cKVW`DphrkAxj{lvwUUJ$AhWwx)%I]VR5*KbHWuwVMAJAPt^dtV$ufJ$`*j!&S4fD_8gx'Hqyyas>Uyt708rotmycwtL5-A0=^KybDg[}MCbpT|OCI(ujUI;Fyf6[VQ%)hO:qCw6a)f6R)W@T5|BnFZmD<c>hP9;FX~`g15wA}28arTZ%57dU(ZvX#VXR@/Xj_TCwJh_wAp%:Zy{JQ1QNrulPtqShrufeaa'A]mbn'!TyAF_6SqsQ'S%Gt;0bw-6h*S;okDS+8O:T%NeFB>aW;;qbZ3FbEH2'`m)f/N}b7~}VBvM]+d+c-3-wv4p]8h}5/zXf`>MdUM-xqmH3$1w8`CBEBUglb=*n|=otG6::86c705RiCYbjQP,2OE[zc_^O|]'w%jY'&77+Q.>il0Ix*Ues20K=&_iOV3qbRhORHW2r~0<p5eE[]XgOuL)6YsSJ;WZ1O9N!.vXV{ezW,)8DZ$S_YDj=/|aJwhZ",
"!7e2KX>JrdEZ}*Ob{oZT&Av4`*kdmWhA12nu,J[DOHw:>~TA*P|wAD'gB^@BLe,++!+K_'^AQgmwIwiI!9S:aTpE47o7crf^80]Kb2!$7^qmH{zwzp[d}HcUCNkMs46iBOIrFji]d%&)rNb7}AVminttv`[1.g*NZ+[jDw[1}nol~G&r`!kCtrPA>q16!|F}Jb])A&bW~k!XMY%[HKp$1d!@e@Ou]d#:5lmzQ>BX)}6lak6'/&jRyvSO*pRCsg,r:2.^wGg6^6R=0]pAo~SjkSb{!&[VQTKqPg/Z;W}ZPw&nJz&o@,;c'0Mtb$5*[5,5jlh$+v^Y;Fv#Zdb%oXtO3(U-t)1arX+H{n#P6[PFwK2U!x-](z=Iys&`|NQ5U]bw-|[G5tX&9[eDnmVWUKL1wUbm21G]+[aVV]CGE)BdU05#51(/`l|&.F|PTOkP*cbf2pt:|{]_G$ID=j8J/p-!{40<9t.B6%>}.P#;v!V|_DMO`{#t!P&_",
"][;q3f.nyXOL~=vqQ!FDQ]6nUhKqovsIJ~oTbQs>M||kVW@^Z4zzdK*bT;+.*pLq$_r8%_:I(3h/RMvw2xbLy&bEs:Y/V*Heve^PH3Z|C4KiX+1]C@9V>dJ%c^R{CC>l5^^NIzr9DUs`d~->SBNz1ZpG_1o=gpYzvIb[L!D)`LR~tW~N'M7xveD_`L.rPnyUBtGV[:-[VB.uDH(u3LOEvUrQyspH#{$p=Db+sJ|sw8DvzB^o>=m03/0T9]no@3K^@mAF,sx(fFx1XeiogR{2,6u>c%rd^<Ba/Ga5mJy38AVxf|KJA<7M!p{r[#&kL=/3yojQRN7V}*Z+-^ZH.%mc[RL{N~dGp(59QVl.@-4iD~OOAu]W}z=nb>w@^(mTsi.f6n0ri-Ao&4wF@]Z)s#jT![b_B|y5QEb..G2Jw)Zgh>r.UW#e$Z=S;I*&S!L*OL/67(_LTO.1[6h7^wB_IU#YqR+~Dtgbh'N&4'CzearU&dIv[np*.i3N",
"WdmL}WwX;E,C(lzoH7]-R>>ovZy^RH>w*S>UvuRAU*~N,p5(itH3f/.pie%v<3660)#[gMdJ<8Qu'uF||T!&]=fN#7cvuoM_#8H_ET["};
GPUSORTI_SPV(merge_tiles, tile_sort_rolled, 4321) {
"#qjtkWrN0>K))cAtZ+dPP(P+UH4^|,jL^bb~)=<_]8s7Ncrh++4%m{Il~HF{j$gJ5tqg616COOr~7rXsCsa%+%:>`.!yJAV5C+93[9/,,ntxOxu&NC05/cw9di'2.B/omdy__M5xc$Q%RbB9=[gW3olX0*z_]EkuyM6w9KT1$!K}|@15dNh1H|v,gCx)ZJo8w<-KMj!*8!>7s6~8TP0l9fdUuLD~&2M9Ag)>s0nelM7'~U.rO{d.~#TQ-]THej4,dJ.UeKfXqX`T{zTamR]Lj9:ex/eu$:%ULqZcLH@gFaC;r/xfg_gidnz2L3Qu.l<1nDQvwtAQ[f}I+_79-6]xz'KMh%2c8'gwh!n&Hmm}gEt5|Gms|kj414!ePn>zGbcn}Y&4-i.ekDB6#UNbxXpwd5k1RCxY_*M/wG-'@/f%<-H52&+H>J)ok1!B(MRBu13R2x_.Q&[b`m+&vya6oo+TA{-^Kw8S+FqTiV-^M}i[ixUZSX!>a(#a",
"a5ZVh)H7APRWdI^T0<(XD_10*-Y8:g;c>F9K6Irp'5h,~N}k^FSv*|WT.Q[YcDM`;9T4rQvNt^H&@=<#81&i`G;*eKR!w${ly/rDo@=.^jpkyV:eqgIx[aW`IRI*/1Q|XiIa|}ygyh}<O1'!3.r]75>5+a*gqmWXJ8DJKL@,<78X*1@:HE3|DQ8HsOs52eIoV5G|BveNB+|hx`o`dP-h|{0[|2)U..f1PV225o7%=6B/ZLGUiXm|kC}_l{|E#sAi)g6]nNRx.Uuv1Z'e.M(;{fwam^VA3{0S*1y,CpQEJE{SXk~7Wvr9Z6CJl44D%]-ZMr's#FDTIs&]ylr|y)#UnLlm|WTGsg~y0(FUkF1D5MGcD:*#J]Q_gW_Tc-t|x+IQfd[ANbigB1x8Ii}ue3/N+/7vCwR01wPgh'lK(gK)5/|iCiQVt5SCk_4lX0yC0C~OJ$Dcn-|lUBWf}WoYZx;VS-bzR~q8Pg7'`d7EbP|X-NQ1vX}}|g1I",
"dh|b=zfxM)ptGPs||nT7Yf}c93BIO:hK+Qr3{4<*`8ND=vk+G[Cypu;FPMOW7l=Rix>04<Y7A'Re$yy$w^E!&D}<H{&@8bq'h3T+d$slJU1Q3tm|R*5>O!;@nLL08R$$`s>x'D{%=3+}WnJ<G(7dPuPk^9IGBW={<Yf9w!+!'Nl!"};
GPUSORTI_SPV(segment_count_address, merge_tiles, 2629) {
"KJADv'^%2GjEV{9f}O@OBWrb@_S((;-=n2@*rJ`-Ud!!p56A*P_821<B/XSFR|ySn)aM4~]iM4pM;[W}H@HunMpSzWd&$pyToL5F,Qnz#3ecJlku,PsCN#R^|(v%_ypTxnE:hkLy#4Fg'''k</z-S7rF>oJ:|^)>4%-tYI(l8./M`ByjT_vZx!z@qxx%fp-w&ab1n_sY<!5v#+uvA_jZK)^8uCT2p8cXMoz/!0eQVQJUAMsX{mUOS'.M_pZB1OR[ce^N]f']$#mWe;6DI%;[>YtmHa`|>F'oe:/q+JJaS-wIWg%2N=tHf_XQKJkH'r7%]ooN86$5@MrD4m!(ZT!ZuUF*dRCp%PXWhP_8HR;`K^_evHQ*a26h_aF)6;;_0.BzF<F0W6Nz^S+*jczof:VYQ)O3k=`$K!Ai}5uoP.=IS$7:tGy<61fqkez.tBIz$TGW]tqsUu}3MQ|,HmoE</#1a|u}a{Bq[Vhu**dKCA$$$ug[RGyy@Egg",
"-.R+g,<*QpI]T2s6W0SYGwzk@%V#,E+I`MQ/+pKOYf!^q{a!])~}him95RMoVb%$Sno`*ud,v0p=PIQ1,azZ/iQ{i[x,/XMN`=x]>)0:!]R.'&WxHSZ>)7W5I5n}BL(x^<~uS5!oxkCN`1`7YKH{X{o!>{rk4!&KFtR1bXRN.o7RzM`u%vqJebsA9<zob#5INH+F]$]({P]HORSLr$&)ZsHN2Bx6BW%^<@{J|8B;~I=G)6f<<<z`=TvjGC7byl0$ViE2=(5fqJZ]X}l!DeS;1<PL'(XJD7.`0eX5Nl;A228TweM-aY+Bw#Z>QrvAKSQQZOTsIO88lNBIO'yfbP8EWkK&^T%eNT<iav8a5<UiH7if@Hhvym9RN_;-9>%h,L8<DWN!!!"};
GPUSORTI_SPV(finish_address, segment_count_address, 3340) {
"FjXx;a!+Gf@ICuC%5Qcpe&+7|DN#z|TG!r>g0B}`'%xk.*Z&V5.]oz#]{a.a|nz>P+u3>rLO32|}9B!,8XLzGSQeC@;Qs{X>=csz);^Zwe3%PuKAzc7vTbs}SW9luR-Lu{M<c<m>l3i$~x>)rftMFO~>N$$]a%%ucq$L9ev{4PvP:Dy1fAdRw9U+^Dm+GSKfrsnz&5('$t88ap]8!$xZtjL[og2FTmNS@}RBX2mG-oLlv1/;NEK/nLZq(|6BvPI^BkO*1iah%Hu-*dm>'yf$Jg8m+R'L`92;QwUq3o+PUP>yqnBT.1QR8J:-vHV=w1B%JwovN]NiwL-K~2Ac%mgq1A0e6bHnYtc0Osx;.%zzbFM!D*{Q$h$WU'gN}dIa38kMV)i6X`TCw6!}kKwt,i./~lebNzacAvjFA]N`$Q_C-4[O}b!/<9cPCCe/V(S%wkl)]k4crgk3rE4&r[UA=6LcfM7j*wTz`X)`UNafL`az6b.A~:I1@{@]",
"A/q]:@4VN@7NEz;x=~16Bh9[#ra_0`$87kUb8nvUJOEG=D%oqf1t4u8{/m56p>-h1-*dPuHx_CnS{3)`,&cQV]2oX{j8TW)NA#@O7hw+@r97qHH=.(xM<=ZCuL|<,U;!^mq]W4|YgCDiN.!._lMZ@2_N`2^sQwF]U--*'@GnI^d~^zB[NA@^h}~+1e.^}HS7Mf:fp*f3RTE}CK-JaplHmgUZvqDnYmCWs2[dVG3&1_ZuSxWZ/0OK5_rBH9~R9P^_WML^EQl4fGWoRL42(;P(8[>aZ8&|X/5]xYR.*!E(|+whffy%H=Wmo%9{j9)X1P$r^:srqt/sENXr%j(Je#(ZsCmgoy8`KMCRxZDd_}!sb,}'tPo{DS|XL1v`J:Fc,Z#r/j9-txCgtM"};
GPUSORTI_SPV(scatter_basic_address, finish_address, 5247) {
"QRy6Em'a{#V8^_t*-}+qBuVrL4@E|V7zg!,mD@vd3oH&[Or&6Xi0tWEonMjHaKFuq'b*fnUh}M{a$[ZP_ckwZtEpm3_%|)zPb>xh9TmZBijL4F)|hBEWx([;=V>6}r{QDH`PXM83xK<y#<7pzZUBu5ZP]QN/kIz]#MoNxQNP7hWJ~{-E|LPM.5jwLQdzoss_1~wSE-IbA&y0hw&<_yJ|z)L)[[OW&lGKTgpySl[)roRN'AgQN!uu%@0'(;``PRBgp&uItIyuL.3>oOM;BK/3Q#|>#B~0iI=gFZno(acM/9{/+`JQqtR4!N!Ad.P`Wor!e9RuL=q8Hg#I'0rf6j-z8MT-;bJ>OGfso9:8dv/FHaC7yC#7uOEFNb5c6aL^lBKWJD{/v,!Oh6^i{I>_zL8v`X%1&e39sDg_ZvJo'sj8F{>=/s.UL);(jhlQ)$GduNj}irHIB(Ud1Lm#.,kef@ilQ|S{5)GqSC^Cl_]sS#&T(zIV1Zlg4Xk0",
"QG2&`=I,`bI_*%O5F0|tSWLs]_uUgMp/QPq4HYv'DI':TtynvZ=}~<kTQ2g29CWR@-9!qckv1lPM8n>zT2Tq.sb@#0[[r{8^^P}jSw[T|%Tp:+b!jTO:z<|4q9is2hQN$fsk98iyU{[.)&5IYY't8[wMwoNP8E[fp6J17F6k&[AQNLpyRrrt4CF5Iec(Ak!bR3'~{0J@P-9mJ}&-bvDn17T[;zX]7`s#2,q}@1A^||{uDTpX+MPZm<PN|'0%a&z@&p)y|[^=y=Q~+&rl*6<wEH~GfDY|/%|Z#()'{S2XqE3WRVR+cgnt^2V&u=gn_>sieMxb%Il$l4f[9JhE6E;7rYm0}wG*`zR%s((zlv.]ZVko,%R:^=j:q16M<1IY%eT[xs1{dJ$Ba.u:6(/c!eyT6;f^bmU68|05o,$lT!&O2^A;<@an6SJ-RH*!HN^r_XoeTr]=Sucp{!0j[IMo.eCgR,M;G:rnArXZl`xDs^}`IU`o|fcFvr_m",
"SnVsn48c#|VosM(j#6+`1m:zv~}u]--MF8w%A{Ru_hL-Ut1j,|R6p@G/c8dR-b7~Wm(E'Mcpizob{hJm*H*Wt+=ceb8-I&j6nvLs'R}@'aVO]K$1`-]deUv]zg%H/w):d]v[oQb>pJ`7qC~-b@HTN8diwgG1}n>1/R/4i}3f3_5T(^)/FE.>O[*4&0&~Rc<2JX~T{Oh)&|m{};]vNQXE#biz4UQn}:Ia55w.E.kJ*.)-p$V!E'jd'oSX5=Rm!~0xHf@RpjEDS/_^EeyR&%p}}Ef^|LVxD[kYDwkX0x}gqi8sILr2roLS5(Mx{m45Mu#RD"};
GPUSORTI_SPV(segment_scatter_basic_address, scatter_basic_address, 5537) {
"cF+~T%49klkNMd0TW!JcyYoQ>CoWB`3[8@CR,~DHskwcEBvNPGGRsNI<h@4u;HEnObYRO3:-[>=aS_%]P!q_/`fh~y#zPL9k{wM.[3.`1d_CrZIzN&H40y(gYpHsg!nKi[[C:3#xSmYx3IVx5g_qAtN`s8dLPK[8:E6GDy~IOi,h~F{S1zz~$qAR]1,F=h5G]TR6vi[Ee[VGR<71'JvSg4lOJ~meAH6;V@}dmTNBsC:..]%tP*4sZll1GO3zQV^JV-CW&O]:G$d=PJ51b&@p`N&HB(R5>t>Dffic1]i%8Hfh0SB}0So}TQF<RAqqObDOjTv~&>DkfV)|i^jVQl}i=d5ZY7J]@g0]Jw!C_=}jOc%,A(;:]F!0bIe'ItQDB/j^T+#Jt@*+xEXoES}{][|MYes.A8YOrFp!MS3NO#zLG~5{2,c/I6K],9jr`w9dc,zc/ncmvXl4*@.!t]N>T$wlxYEu6;<l];(o>/klgHU[1,O1>u&0[xps",
"H'`9WAZ]bXXn9m]Eg#!~ZF@1|AuN!W8%'8bpX9._:6l:9s7'Ig*%fcXK'y&4"};
GPUSORTI_SPV(scatter, segment_scatter_basic_address, 6290) {
"o.1>%-_;{`Hfmsd3e:(k],U~R.1[&]gRvyX^pyuN=%z.h8lB+~)!ufj(5o:k:sHh/dcg6]K_aHvrLshrI|NttLx.L/Hq)@i-`YA*<m|,7>:7GPW]x>W%H8F~2)YO^zo'rmJhBCq'(+OTisN$d0fwP[3Oi&JLol{Pd%;mWvv(4+D=y'&^JkzIfL'2jVbrO2,~A(^Z=a$bkk0FVFgz&5d+GyitQKOq(Lpd9G+,Xn2Y}L|q{.BGst_!VhX4y6UZ-:9%[ko<iA.n|)o~=mWhxFdJl.*r}oR4#mLVIEuZ|@mIx}JmLT$6lymuE.%fZ}@0Fn)}TJ3ZdYBqmAwFJ4D`pS6/ecnRXZVf4;1+v8@nOLj_wp9K/<Au`i*W7sBf*T[9A4'%4m+qrBbNndNAb`IRl~IAfg+d[7%n:7_rnFB[<|uqSSL*>R>^CjL[D-c6)V%Uy3n=<,tnq.2(Su;F~rw~xAM.baY%SDTSei+UB^~,JCzXPdE7_{wuur`6",
"U{9^*#d5S':'aY;Q7OX8(|d7Rj}g=X8OBeP'sIHX3E_B@1g%sxm2x'FZH>>VmQCmKkRgsTA*eoX#a@8<4lnob]=gl_Ahq),;=eC'J@AFyGz=}nqH#t'>:s.jY>5V[)#Z6j3Z.xDQ|5(ke/0D7V({TJiT!9Pi%S@*K{_>P(bxsDMyh2'L4_@zfr^DLY<>+,iWUA7A97hf:yjA/:dS0e/5GHL;JF;O&%^l^B<1D]/CY8Z8*bhVs#C8L0*n[+p8yQC1XGd>n@O|X0h[aEKrW$|4L&8+@JVWv0G/St*cJ[ighY3o0pi)<-+UJD/Ar@`)i(!u{'=oE#)i1CtNb3fPc5>#Rw(>u3xV)Q>&v9|&0w_o/x#$8(rF9N{ZS#o2A0[Hb]2wYE^ZWB627MNK./cnx.7DSC&Uu#A9S^nlgk^vS7[F{;H2RKeg&MUo#@Qs8u2NmDl1IRzb.-:ybtd{BVvq}4-9v}OkNux`w+H%#6Zk>S8gygZmo,l*V$)f",
"%3gmb*j<H=1GOBmDi^6Q6HY4HhsDz/fz86Np,)YcTSx#AKH`G;lnn1^EXU+6d=6_Mh}*v~S2*6pjSd{om`%65I[IZdtn;:waG[|+7DTqAiTAnt.KhkCIk=or<(fIH5UGR~Ge(yiY=p3<z3|8=J~DP_IyE&6hZhEV(c=cm9u63h&AM#LaQDwj$ZkcY'@zT<GCvYI7&IG&xz!FxG$TL1BOv~`5b)w=G>IbvJo}1Zj5BGf00G#(bN$W^Vzl5G6g/Etz|;@nOYZhN=RfJx^I8~e<ts'VSJ33V*2I(&7HjOD[mNiWt:N3'/.`6g[)fuLQ2@hcNj'ERb6+hYnHd8v$7!T;C;}q>h}+n0fKZ#1=!N{f9j2P^Vu~Ke+~dg4Xef!qOjQff8L;bgiWz<N/X1*]T#1$05a[BOKH{5p*Tx:/PWv*kP>qs%Eo#qZ8rhO!y]5#E'yy50YFd-5!;Jz@Gy9Ch*DMM-9E"};
GPUSORTI_SPV(scatter_address, scatter, 6252) {
"`]G9U3jWHyG~lpe3u*;cYeNVTm)]{`L`AaH_k[*NJKaQJs&,cz%A-DI!AmLs7XXVXA6`;]0!B(2(0J|*!Qsk1$=Sa@#ZW7O.E~yV:qdRj7_oOSH7ijI;knq=Cot8d@*4m^LW{etVkFgRL0p'DYNFV*2`zWNT1_bg[5nNAnzgt:Mtg]qPm+(4$(0&4jr`zBKj8:+3Vnd@Uh)C#RLyszFc.ZX--i&EY,!%0WcNeql.EoH48uIgO-=zRvVorBHIh}n5>!h!,RMFD,&cNtj(2~JwPzvq88:K2lzBg9:(_5XO61X6@~<l=!$F.4YSsvc%N-va.~%cK<A$Px76P=Zx_,xR+t/|Sb|mC.XSgDBLKb#*P+uLa_c#yJsvm*B&+V{w{$ck}1.Cjv]th{4!3zCX>tel$iJCsXXi]SVtimusp+D7M>AZ,HVx-%A`Ay{L8J<T69i>jxz:|3/tv-*x}hffXchgDi8jcpqwC:b"};
GPUSORTI_SPV(count, scatter_address, 3319) {
"r4~j@:tV$WJabI'^Pfz<eeRz}yEsS,PsFSWjove)+8NQa9S;(3,)Q>SC{<zF<>/_!um;=Fhb6'`>mWBg`-U`3(<<&'HwjdP~J@zu>IaFE]tk/{U^*~=TSVH#D&]'>[H)J$Ell%XHYD0w[{jZpS>5$Z{,+Atr!)3hQfv88e29S!aFb,yi9^-o^W/X5;..7w0uIgA[*>Prq-m_;!d]56icAhyb%:[:xqb}n6LHdkd*N7F3`3DV`}'tt&-!Mg;5BLrQt,7;&/#cNx;q+x*~lRzxBY`nVhb2F4/)4<C#7UFnE$k{UxI)UV+,!HmczR8QD#oG4LTk:(Hf+1)ae%Wt%y1>BcAJ-]*0xT5QAkd3%TBs&|=y[cx.frj`dQJUdA+(y(q7$'w8!YXT]!2;XS|P8V^[zz&>U[dJAwYI:9{c0+9~Yoas,1(O,LP;JI&T,l=0Ov%<inU/7xa=r1i=c/-]UsFRej`qhC@n>O:u+F_0yPi<DZvvcefMe@|]",
";0[BSwgB|NYPt%=g!nK}khT|;1g&ci&3mw}/xO}J^2}Yx$gI|v=O)gM6#i#`%];U7'<`Ch3%;n0r=}C2k:+`GB-;AtDW<t4MKI[8CVH_-<&%vvQ+vQW}CpnNk,96fW;&(VXd$Nh1|=xb+.xKt:qm89y>|Fw-/9HMc'f>,fH1kG_S&Tw-ldNg[+PGsOs{^f.|^|c$aIY^gfS~zw,xT5BjX#|_BI3%`K4F2~Dl'|$t:"};
GPUSORTI_SPV(leaf_starts_address, finish_address, 2502) {
"T-j&=np7@v;hAJj2N)},mlh&{Ry+rFy<O;d:X:qw_4Bsx.Pf0pr]a}7J6*p42gG9'rMd2bj^L/{Ryof<nC&`Gowr9{S!YrL[c[GT3Zzp7m2mKSj3V2r;+-^Yi79v_DzdVxXbl-JYM-0sgP87D#qjXsEmfyb7357yb;]^;M8(Re*4):>UpA:T50Q;u18p42sJ&jm8T{bY2iQTP|b9La@r2g=K-R5CkUFNbSdb654yP_^:XI;!.DZ6kr@=ZK2oC3We0+b]SW*]Px{(WBj#J|kSB#<1y=1cnX,_{(yJ_/u!*uAPB=Jq(Hz6@H^4%%rDTD1Hqmli88N+v#Z(APiDWAyU#wCCti7OQ*W/77;61n1n4hz('@Pe~zN,N+Q/%sytZHK@-VzrbH+0*-v9E~-&2-OC~qECS_7t}V^tH{0fPoUFWfl*~t%{up=hsB)Si:$)itq8I76+S8b4yBoxN3U}(@K:M|MQAdLwL!m76C>RJ%[m`UQ|s|aS)&f4",
"lgOxe=m&pYsS"};
GPUSORTI_SPV(histogram_address, leaf_starts_address, 10518) {
"[i;h7#DU|BF6}l{)q[Tua9Le/L$~<mm[Hj4R,5>oCz=,`>u6JwK/{fn`WL`+dOg>u=Ojj'OOqJ.T1$0tBh9;=^<2'oqjcd9OiiUV-=y'vw{uTmMH~fCWKrQeuWY~%j,*lawN`^KjBeS`22(Q_p}!gIo,1<OMiS.D'J#GZ|UcfN~z,g%OpKcZ,=vi1('Ig[V:0mWzGpV6j6+aBLPL^'/e9v@QG[te9`Vbr-@%N)iPbknbqJ>CUx)kHUH/kWP|}s0`nsXq$$(R.'eAUzx)NHn.:7;n`I=AQ#|F}Stq0R`9%i;>][mQ5~O70TDD<&R>l;Wh}Gl^U@$gVpxV;f)Z1vt3^:ve]'ta;M^W$>GI-7eI_!C^6cwq[d159qU1y{Y(R6W}{E0mtlRMp/-k$9Ox(:)4|JBjbj[<@YziU/CnY3q16QSlRuI.qw%<vfj#@Dp1/OVBKxr8hYn|6dCb9ydK-Rx~~p+P*Y#rR|Q2le$/}ElZXR5PlCL`|vLH",
"WXG8~e9>lO7-&iEExZ>VA)j_hgcr*$vW6L4|H^N*q:n]JLRV+q(1NVo)r9eADmgUh|AG,i84%Yl0<E(WqlW<j[wa/iK>sOESp;=zd%KCpCk+Xk}@6M3A3^d(C4{1jm[3yq_8.[nzB(1h^5Jq#Z[YP4ILF$p:0vcH(})Rmi5D||w}hI}!;Ug2$4&y*|vaT{xUJ0}v}Ig7oNQFIj7;/~LBY$<S6*$<W'8>.*JF5W5-W9u+Fh:tdzSwi9TW;D;32M|el;:==+1T$4({epSV^a'Cr'Ifge9tg]N.K(dvd{xJ4`FI[s-0zz:s*/+D&{^rhvK6{N{%WjYoj5cO0r#:.eCW{d*jG>Fq:8Pf%%+^$4coJ7w*T*g6O88!g`Y2{9`fb-2~;tk.D]S,ccaPni`n*(4tik@iPWBBtbd#!}UpUJ1+Ku9|bPb*3pgJ]952y]+^N=z4,P_BL`2jL&sH(#w$>pJjlber-o`ym`sGRO[jdj](>utW.SsS/<RJ",
"'}.l@[n3/6OauQdFK|I,/`s|bZ:%b0~3WW9Dk<au]DOx8>itgiFa_q8PR8S_T.8Ns-3JsEw_{gf)N;*,+@p<5=6,]qpVK[BT~-nu*;rSPW.qH3ug!tgoy-qiJTzr$4B0y~Z'~FlmlBO+i%XfXcQ2t.N-N6g%dIif:dF8.p0}$=B]TbV1zUrf~be&{7njrQ1%*P<R+bFTmL7u2=*M+u~2QcfMoOc~XCPm1|r[,A%GciRrVnEf+f=egzW}SCzedumEtV&&$RGs/OoW'LzBt8WHnxKtR;GW7{[hDwPfnlXiw0xH~%M}I~6qf]&*3bWF=&/@We@W@6%(1h$Y!y8AkJ|i]j[[s%B]ApkpcP]Lir%W,:pb@2mPU[lgQ!DTmo*F|R_{|iJ;U=3}xxZ^y(=sqOa;RnFq--B0K9pR!87qNr~A*$c;3>r!9Mu-H1+MqXI1>s/o^y2h~x[a;G/_hB4l41:j`HB;Ts[NfVRKuNgjm}2Y24DtFz<psIOX",
"]WER;JdJG<@!:^=-Me9}%]5c#TDt6.~}PU#54|m.b|bi',kH~CA~KT2jeX5~JeW/-,iB6oB)TJ<>;9R6w.s)<7DD-4q,dM#^OD5.DV'B>`tkRby>U;{>`^X:{WHA]l@_pQ8&X^J+MO9nLTt_lkmf<95|}*=r|==C,4u|5Za<Wc-Cz9p,Yf%BJj3n5`F4f&V8vM$_|.wQm|,yzkBT;;HG'GQPwNhS;9_o{WogMa4!$JrJC,sk9zXSy+ZEhnngbc|/iD9p/z~5kx`N'$HCLPH<N-`-m+6/_;BTjDf!Am'szIj5Jz@#Cha1nrumi'XIZNcUi,fNp+zu7F[+$#2>(D_7M3qP:!3pzA3X:_`q|F/(Y/49^v|79HT}:[}ADgj$x<i8`$MK@n/cVtfj)Lcmv/%JD<W|D/'0etwCHwI'@<1ls,8T1!F:dOM//M,Y{O[6hb&x>r)l'{zdQ18@o,sf`RS*3FvAlT@vO/TsT^7ah+385aDKnCQ$LJP0",
"X~E&k:8o+g#qB=04eqp`QYHt*y6}7{I(5b1:c6pW,`'DH{Q[n@>Q~;)m_Bx'j,v,BcD;%rkb4y%67/3L%enwdJ-hR.{pQRrCS.(GB*!0n4[%n%ib{XQm]pA:^|xZ%lyovYxkXj/s>}ib;(79hHbYb*=b`[d^$H!(DqsBkd'cB/4BHR3d2f>58pK'vMwpW$%2s7`AwR1P#,VuhVU,gnaPI5+I[]4VyCVZz82=Y{J1Vn|=zak_p{Iv.#w&.mM;YQ]9jAb'+-f$@i9&{ya-sJ:}rr@1{_/'LQ1g`DoVB'WG>(HKD{Rpvhe[8oUoWK]:bv05UGz1zey|q3JRD17AENkKL=IAE(N&#:E/neKo_^ocbgAaDAdkp|HJn]b}`+Y-/z3#j9-=wES-Xnv.@0P_:U_x$F'9&u<Oxc-_qc^dii-GjMuH&:J2V!%eQNZjo4@MBiE*-G=~&E{YLgHHMl9d,_SnUTn!TpC-@#T~b9ao*rXUSdT04j}g$6_-",
".C1jE|3YXK,iF~,u5aS()A(9.pJA<8DhqovHP$&<3om5fu3)qS}UmWUjp,[~.D<b%${yxW;]$Vaw)fyAg'{[W}`zAd3F8.48<AUJ/w1~hIsUB!W>KEE(Aa00=vxVY3#>0Yf+I=G%pFBX7/cZ&!y|>s:~:ttsTXVzsg#l&!S*vLVR1y>rVK_salSq`bJVm#'j*0]l*q#UL~U~HKrT`cxaJ8gf_eSMJ`5'$t;z$Sp1H4w'^Yq*3Rz5_0f0b|Z}}j'k%|1LhE0AE9fW.xuRWl4XY[IHb]un;(-8b{lRTC@,[lIySiaOwS>~3KgM<gLH0Ras1e/V~w!J@t,JsIPBO1]bfk:RE;ZIll!bfc(8Yae(rv.A/5'~jU|aAA:'ad697Q5.@Yi&6'XkEH<sYVs~:[Okz~#^Wmkbm]~(L#`Q}62n9O%^szPf_kXMDK;co&>B<tv]cQ#O/dncie,h}Zbs5MNw}8S]=>U*5gOrM7INgETKFk`m9n@C^:%a",
"G#%R~6$$RB'uP>`qU;hd2M^p#E]v:szyl.YRBcE[WtfT3PF7A]dPL%u`3zV=cHjIj$zI_ko]O|NGK2(,f={R*yF/~rR_+'5_LTFP~3`innA}Xwuc!!:lZsJ=UL1aPUz,|%~1j>ix+H=txR3TD,IEnf}@`4fT{7!U|cjTT![g0T[07Q]'eT%Vy;+(f!`;c'r6CB[c<ebvnf%.S|sAg7S'e`*xD/%!Hy]ZY5;N<^R%1U&a*3b6cl_4Pn~L6kk.M9]07j`M;>&lw'DwMOFe-G%`U%3/@8GBQOr[0U]D(hP&8-PNu.rdYg+F`ebcZBg9fIMz'W2`m=P;biL=J,xMYY#7TRC!rWA`T-bEK/E6!OD=%x1x"};
GPUSORTI_SPV(histogram, histogram_address, 10364) {
"kd:6|fh.1+1iZ5(sOm2Sk=7Z!JrT_=Uj/D)Us(fknW+#hPzX9yKnNg>k9SehSFVBQo$W3*#n9Ok@F'|2mh-&&cKSB)l%>M6Z/+0QxIn[(we0zUVdJ:ms~#Mfz,Ln'#cl/|@BG`&57z&e+L}zbf4@XX[4`2YWbja(-Nz<5<WrzOFVR()=b3eL<PA'Z#/<$I9<v`xS'(Iun5AKo@^SbP_kLX4o6UOC/>>}e'4`$@J+.P{/1^wQ)B2JLbg6R5;*aAdsrm3E,U=vq^EyfC|QY{dQRwOX))Yaqn@rLWj%fGI].aq=wo@M6U=Udd}9d$b%-EKno+mh6<+Tmm0!,ViquSIrH+zjHN)n2C63K>HjR}jSE.osB't|19zK8pi8YPJb35'rN!WxVCjmaK1wn@N+3YJIjg~-SjpTz5kyZlN!PX3=4(j.HhUnMVjbqP1LOGbc#gEqJ5noJ9&82;MNARS;{ss.*b^n+:WX4,H]LI6{G|{`|2Yw&DDBaa`B",
"@'C+2AIIz4M'+_`xc8#R3$$0#q^jX-8bOG~2Xsxp_HEiU%p9~<[Cds*:n8`H,pcy4^[~*ash1xIeY$Y]$+663P{)>YO.74Hx6v2qDpE1A)r:#=6v8}(EA*VdC=aBVu0/+k2%l[q9(oP{,)}D3,[0SZ_f#sJ|Bh{e4Ai%$.wbj&n#v,U{HtXCgr{h}6@+nK3/Y0YRwL:>AJ@'M<TOIZQz92RVNr=;u'}5YZ5%'_p6V8Y8)Pmz}ol6a!}oO[o0Mo,T^!~Q`I'k3IBPC%Su&9yS3BEI]#2&.9DSX;.|*RLonZr>a4ube=lMTzm2JrQppzD%xjxW.RkjzY|ZB559Lf-<_pm>GG^K7N|UYHR:2_fC/KdHsrNjo_X#+yoPVy[v_])c>|EBgzd-%Bw({Q_##m(HkzEY/g[9O'zWgD|Aci!}liL8hYwi**%a9{SDoKh53PrOq;mEI*4Yo2[WQj#Cu[d&o.'N1MY[FISb0uT:.dLBh3oG*c^N~YeX",
"^CaQs(@i0#XVK~'r,+juhX%l5u(W/Voh*;Ri(i@K[`~!fVyhbagV'LW:(kM@=c8LL<P46'c=_N3W>c[d|t14/<Sr-QQ,CCGCSDpzz+#^Wm3:&4Fc.PbFE9HNgs_9)>8R}]BY)1r@r<Uu.*}k-G6xpz3HEu0h}pn`5Dp2*$9n/C7XeTX~'rMzm&_aGxz2PZn-z,+hXrb07SS<#LTD!SyB[{;8[.)Ut;n~-il,#tb7'|)=lJy:ISUlww&064WmQ{9b'Cx,cLh%dtT'v`w0RUEDY*Aut-d|7F&K~zSm]k.{V9Kq57Izh,*^vqd%fV(oKZV4I^'+,4UJZ$E4T)M&H~Y(09T$hAgTYq_scMfWc^{nl/aE2AZl-MUov#2rel&Hg4Ir-J;R,VBX0'$45}eRyHlon[G3wp~OTLQ]fN8;JwsU=lUlzRtR46-*Q*c}RufWDtxa+2&>vT|ekffNtOJ~]~UFYc6V&3#lLjt(bF6*8u-r='1GP;{#FwFv",
"bc`HW+O'G/;.H13(w.Rg2x>o:xMw,o'+$rP_=J1i@f(n|w3e$fsnf!<}z2!d`T^yh+A:8s4e7p^i_1L.c!X4QJG&~qD5;/^4[fov}&=XOu7lqhN^uCjbx>fh}Aa2&(%c7>hNBN[c[1J|+hHZ85Y]K4mhRl~0m6@<ed|hAQh$*[~LNlP'H[0,r265rbP]inwQE^LDM-L"};
GPUSORTI_SPV(leaf_starts, histogram, 2389) {
"h7iS&}AEXU&ttTo`:G7)*k1Fjd2/+89jul_t&Wc=t);hP[er|adA[;<obD'>dW~+&L#F(_()bOA=%}gl]T,kIDg2-l0Ftc0Vy-8/^MJ;@TF%,B>Da@l2^DMVW@nJ$tFxQZR:fP(haw$}Bg.i9$e:=1(,yfZo!.5dG>Zypmfxg3-&ygSrsK5d;x0L+w'_5F{+P[aZ{q:8Y${Nhr'dX1qde#GG}S8)FMWFQt(APd!&3HND#C6$w8$s1+MQJI{~q4R7Jdw7J9XKtOyRK.C0Z%)6^&pM/1*e~`:YQrM`|K^k@@Rwz3!VO=<;+4NQcdEsYJ+_FglS5@F#GZ%1;&pWQGGe[gAAH;UM%/~tkclG2wu6w&}6^:Ss#h~0XT<&GXEToph{mE[)T/e3x0y"};
GPUSORTI_SPV(split_runs, merge_tiles, 2264) {
"BH<BQAEZDc;M^91N7F/6[ZT>96uK~(advJ`_*I0%xjdS-<#o+>a27O-t[8p[B8/a#]cZ|:KaIm|!s$+.q[&'zEW(lN&lF0L<ZAM<@FPMg,xX_{^ZkPt_qCHP12/N}w@%:3@&d`U0Wo!z}*AbsS@)IO()8_8Qk3w>AyAQO&:QqHA0J3|mw`a1*EM0f/:g6sBu}@=x.)0DTuhx6}!|*f0aG0@)*89EyPqTvEgm!#p.ON5WkWp+dC>M1R.SPO{^M&}LDs^`A2Ibx[I-vd$TB3+BxsqV[#_phK#@m{iY`puQOX4ddg^zgK.]pb=(8U_$7'w]:`bnzbN*h3x=M@k;3C3IsLpZm5Tsx-QU63cLGDYZ'ei6DIN<W1h<J'vo@ww>a6'Pf7!.z3^)Qh&u`vxkK7&=n*-Q+DelJY.42L&n-${$`*|)t}H~`1cN-aw.p,k^8k%Am#aS`sh=<r~_AQ3u7Z8ID=M{[lYM4o,{L`JkmHXH~PIa]i*iS[XJ",
"_{SB25k+D{)+xO)4Hke+]4*>{]dq)gULy$*cNR,&zH>^%pEj(rS17}@u%,g-Rs&#95^uqi3[H-fokoSt8k.61nB/VB.Bl@~w_RT%Tg'efYy97"};
GPUSORTI_SPV(merge_buckets, begin, 7615) {
":oS,o7g.HSR]RMQR-D,s}'2FOEQZ<RE}J;em_E,e~YxkBFooAwvl3X{)_reF:rN,m4jW1,qyzAZ,xYhr_*&cRa4&u2=,L/0J}Wbf5NsKDkL>t!6SqUe7Y~r1~,t,4mONK6.v1j#oeLKyd{s7A.l*E&uI&]BG<hdS,9TITj&7~Fsf/+>E!yE>w(USJN^T}f@mZy<+^4e]A0aO'!3f+6@!U.rCE<t}65cMw>[4|YzAA-^(^&htPVM;`ect]{YKR7sgd@X'}>3-<1uvYP`s8%eaBb9Ag~;R(]afHC}o)@x@Q!i{!SK>m0:e9k^'/nTDyaR)eGHWqr4$.9-|BAb.)-pl@:M-3=g_`sU!bfs|XMMqR}70VPqp3Y<Ts6cAPN'Om.{,G@|QRQ)yt&0(o+6WSBu4qB.:u1tv$]PbiifEsGjUxv/X>+:u/:]*b]|zQ!cl,W4Rc=CPU7+:k[_C:W.^+Ul4vEt*Vk}{NO$@F7G(}_CqmwS^_@5Le+1D",
"kIsZvO7{J1N;,ZM7~j,z<Ave2RJat:]JhU!'J'v]2m2is&Zs>-<qNMAXB5*xOQ.dEi`C.gFw#f<UCM+bU41Scp`mkzreVYd7fczGFGmy5F|c@R)+<+Hfy@4Ngk$@NkFNkS^s;x|MPw^[iJ._U{=L33Shl>z;]z%GsJ`GdCMPy!!=q2&@fAeId^TFH]$V(#~0ZTH_[|ikN$YW|o=Wc:dgZEoEx~ZKe/l-/Mmm#stKBh|EZoJ79|aMv$Y_+*6=.rq2Qq-7/,qDB$!rKTh1:3+}&->/*&}Jk.~;*BSG&1>4J{)zLOBDH)kzbQPit4$@<}1^',T)Il/p5T!Gp[C'm]0+IvipMTUR:8(3!Grw|f6&)(D19/eV!uELlS$v_(by>h}Rfkttj$*fi8=:.a:;A<Y))iRN}QM6GGMu)WR=OO!Ht$'#]&*X~5eOTpoF(zhIV3T)!io_]Cj6#10ztF|OIx<:wE_DzNU}`XST*6:nJZ;`7&B6aC%6fD{`",
"2Oi;-3WmP`F`q,m&Xk_)Jz4|sludS64[GpT_KC7eFnDA]s'7$#%fl*K5;YZRxT/1uT2p:2gi`Jju@'v7o2H)kN1Wf&n_(yrML'Ah/Cn`Jr[0.:O$NM#o97)&,{1LsvA':Cz(2=)Y:gfpf1)s>8Dhz{NGZ`^bp#foQxR:t|Y]MYhrI!3b(&63^@.1*Hw#_mxn~n`UWe;utYr[m`om4E3I8TrXJ#3Q7MysH_7jcMktTKgt-gkH)y412bDM*IPEq#|(TSNwtq2(;t.7(~r)8i*%Pn92{v^~z-5!W%LYtw*qivkQ|Y=z/!fH=1(hkJ^dT559:$pqFCt|ZQ;-nO~eG+ce2[S4x==J]%%->KEfj@#gNMD;`&,vK`sqz6*3r<0%lLgdw~cLy)(fPlm<`b{{^ee[>y}+V}a(Hr$:g}G#0Rq9Wt-c`:9.Wf-jwz_#R$d!`cj}LblL'p5{7aE:y6gZW5tgR1(NhEHsZ=0b6!G..$1nf^3XtM}!-5j^",
"h{/)9x(A}fNOg,31}pILXUA*L#"};
GPUSORTI_SPV(finish, split_runs, 3302) {
"A7JD#~evMoG{NaR]A`qbce&z%,3%[|WG&x{^NDn!wuko[nXZn.k_|6,`@}f@7e01>b0O&'@3LbVQ4GZSt{Ah-d`+6fi)NTvzlq8HYTfFo6y~XJ[O`i.6BdEriU%gFVO<D$+'}Nr>o]%})+9AIoGF8;zbC-&sfr+=>:4{<HB&H_@b4(eCI[kpXDQ@I2J$toRWO(m,hmM=mp<$8no3>+iG^-GAYplo-):V]SDxX0ANnSC{,H{HOtbHKUHvUxC:-T.M(@f5gJE{oOPkj7Ol:V>nSTzN[j@R!U2>2r+Vz(-Y`EV]{{6YwY8/~],G(#8loYq8iZKoSmUH/LhnL@-{MV-Z7[HUa4KuWyZ=M`&zP7{]cz`$wI|y0+w}%2<rYEG~]I~Bg44#y<l&4-Qfcu3CJ=_yGU6o,<Xz|}_<XZB3lNZBx_}vk0RC6[Z,E`lK2R^@k^Xy2irW'<&gw<9Kan.jHdSkhr,s3g>,@eU[f$ov$vT!7,,GtejS1/0i",
"E!qFr!Oo.u,!tmON`G(^CvSeT1a83/FN0OMoQ8)28rCA$fRJgMxeoepIk5u#'Wl)baF0}<2&*sO|*Wm/wOYYq(c47{(o/MMqH5T/,:bR#'u^;M_W|HJBo>]7W3Sj90VF[&N-+F^8(gOQdxRtj7}C`I9B'%O3:xsiR44Mh^;pEbnb%1Tm]U(r,0ULic+'!r%4DHqDkvYv=n)PTWFz6y,qQ/x[o'DIajT7):&=z=4L1`}ZcKh&*h`lRi{gGA{msy]C"};
GPUSORTI_SPV(tile_sort_address, tile_sort, 7729) {
"$Q&AR1ZN_Ta!6pNl|Kz0[=X6s1VQR7ZRk7y/)O@){2DWhlPdqjzt5N+CVSS`8T-Chg,!N3U9yLY7rMJ`&:^XUUFh;JqF|+{BEY8s3wcagw0$w[Pqf.eV#c&F)7RJUN0(W;0M@]*,C*dM^ygCNcx:||Zh:/~RQkLLNq:G#yANT]y2PWmv-q>$^TCMr~yK,2$!INp]>l+c.&llXA,e%KCir:hXWerzJc~T]9GC+ytawzo.k-w^S)8hH87HGIvS,Ll)xB*690rA^TGiAP%b8Vts!$olZ3-=|DW<{md}K0)1kn(11e9Rac%/HC-<>r]o:cEbkLSLzjY_d(c{.%}2`ID(D|s#An-P.H/TGz)KN-s`9humR5BK+tMEHOylpxVPQ!](G4/D<oyH,S;Fj987sn$PGA'<KFPF+nPsdRpnI@%VB;0O$A!=N0.`P%~cy!]euEL6{f-Ga[mzKKPOzl0DK~!,c`m}6'(8VDvLl_pPLW%<iAbbd73v`,W)",
"%U`kRKt6`Nu{t07JL,'l-d-lQK<)8y*pTTVF5F%7G@b{DI^2l$~lW.)n*z4^b^4=1n;#jK!S_Q8(Epu0-2<;ke*w@TfB=MRWK^2g0}5lDlZv|gGIRz:.erD)0SB.1Z9B>f;|O|[{wOH/J3G~U)|V;~W4p=KgYLOF}9(a$9_xOD0hnGcg%b`D_w,uubqmi`2qXF9zIOHI7#Dl9rD7O9y}/KuAf.dQ=ak*YNTX2c,]yYci-0l5(SVT4j^JTys-)eS@y@4AGo5[Fwg7OIKk!QU5tcgXIg'ql.-{6#2P@SO<9D.V^JfX_)xh*kP=*<:HLO6i9:-WM9V^0oW5-]M0y#j&~x6k$9=&t$M^~Z&ZqZn&PhvO`GK}GMZ<i8a>TE=P6gpx{TKN[1IGwT`q(3IEmlaEvDml=|z,G:-05p9E+*@}QxBg*Ny%=.F]X]&{3BE+7#gl6~O[/~`qS]%TA:t_=&,C[xI2X_^HPb2ON`gv.;8$~RV&5:.+5Fxt",
"[BZ`4YeYXBzuiS`.-fM6z1e7hg&C|]`(P$:<(ZgFLxgSI/,@IIj*(rfUg%V7rmGo/v+KR$#F--n~jOgf<zkheX;'QF(fm3IIdCf)KuWe4+`'!99F*AWX2t%9H6~KCXhuw^H1a}u.AmAt2#&8kXi4ZS390mSk6/+-Lrj)U[0Xi2UVwdQgg}~OLnE^dR7EfS)XC!,rI(!m2Y;*@`3er4^]$|z~m#G/m]PZ3$Cpr^56flq4!"};
GPUSORTI_SPV(segments, tile_sort_address, 9998) {
"HO6BCWNRr|]q6kV-'LV9vw>4,A-ZG_XS`(mf=X~Q$L*t4G@5J*AKu8W{ZN(2^H).7r0$KuQYMs/,nI;]Ip4nHU-uj]StRnH>4nZt3[5T=h8<yV^|%LGMDiR)kjlGK%o*TCosQkvQ+U<A2#NY-pfD6n8J}:)G]6$g3A8RIskqxBH%8ACLBdg[[p&vb/KAoA,s'}h8$PD2`bEkz$8_H*>rICgLqi}Vv+_+c*rR0!ydhZ7@J/C<i5G&5+SYJq;TjE~7=^:fnp|X>&M<5r~%%r8|t%N`z0FBY:co+@+:HyE._3Lq;QNdWXgqJ>vgj]Kcn^Anp)}[aSG@6$n$.7iNS6aW'=/=Yg#;d#oh>~uxEzh$.)Qb(>|Bk34#<>.S;Il-YE2_EwE[MqH,%>y|uU9Q&q*+Hc!-[g%&Xei!]JT}d-y<8Aa|{4c10.7>#yW]SQygja-NnM1%l<i[3OuS@`A{gT<Hc6O@oazALT]|%kNmILcINLD2h7I_J+a@",
"wg&&XMq[X{n>Y)TB1{f2]FrfvMw3}.g-i5L)zQ@2JCS,f]ntg3z1Vf[<:Yj`gZ1Q!1OHApi}o_79mp4.,c~#_4<E9Ds15'hXXI')G4u6!TBB&b<e7Dlc{Rr`G%V6l4!7e#gLD*R;LejOgZLRC,B7xb}6($t':[_BUXwH,*E;.3I_0`PW:!H7@Ej)pN0fDJW-&gP[aFW1{z:2)nsd88+Fj%6eIf<vXOB><rbNfj8K|Cw%aTCc~1T>!:[7VuG9OaQ,kb;oI9mo<+@2BuW!`$veP<n)ZCR]t!8quhNLMvtZbV]^x;tccjNEZm]NKaiCo~KSvrU(lsf|^'}q]LQ#6VjK_h555$[B%h2}VD+9b9n.Dl^k(c#[n'TkG0Ry%4ibs<UT.r)Kx$.O<o~F=Lq&0F7(0aEhDA,!g3y,~u.f]mcIGn'GSzqTG(x{ag;#K&K'pw~U4+4QrCw]p@jB)4<Td;]PDI<#,tS&>FnP+'stt[1G7(c27}%r)i(E",
"aNFCS84egB:Mu~1,E}<,xfv=eN)q3:2zrvH-h}ZKIJ0x*@Ie,ZRdnP=w;wW,x,j@UtI^=9FjU,JJ&-|S6l{dw)(ajB@<7wKl!(#[Xp&o~JewxxRticbTuad(E[>y/4@iM#}~yR-+-:_n#GMA=~w.L5t*]TN2EBrjQ2Z]aMMU=I;G@<m}yDC8Y8LO{ovr-p'UL/&GA4>dBYjF9jifx<&h'2o.%E`w*!Rt>%AE__.R7{RT'DwM0P).2%S5<UuGFO*^L,<(u[D9UN`U%>):V|j{SPZ-Y8WzE5wV0qmg,IdWVml|#dC3@Zrur`@rtrOPF%K7r%(mr#@dr<^([S4K)E}]t1JT/KaOU7JB8p2C5.Z>q7@4#V#f{:@,9USN|hc>Htp!=y:>O&0vzGFq6~C_Po|}e}[y5gDYb_'.0Uq[@-iPA%>oc4^7Z]7I7wa$(xwberg2,TGU^480(&k&c4#LeYLyAO6`N8`m:lEa0gp8.Hxt]A[U9)2P-^dw",
"VA2_E):iti!vay$#I]BDHG[>IYt}27DN(VAJD:8E3H2D53tcmr$B&bB*C`beE<'$E5!%>2h=pf)V|7>UbJ+|JlQsVq>X79wb0vuOlthT_F48dP~uXb08U9F(u#VZrQT7T%Tg~8KR9dma]I)94#65gU`^-;m%]%n@Wm-QL{&y%}-<1~:G$0Du)#{%XHUDU(diUI[6DMM4mS/6Z.=;c6]Y2v8U-;Li/$myh<,jeUPM.4gL@(-nb<ek)d4&<vO3VScOiDil(jn_+lF/K}0{Ci)0Ej%^^)'68/449[#~72rTOu.;azELw#]iU}vy}Os`]tpU!9vg.4q*H4J^{NV-&qMfA_0~UsF+anH(2d3j;W'VDm8t!s+e!@x1;S<wzbJw_5F]|2OIHaY!5Fe+1xK%m[70rCgWQ>p:%tW4Ro1DMCtEY7nc.G$FgMw$EKl+6_gZq>t54sD~.9iNShqO<HGIN36`!lbnp-VN+53por-s~/AW8Xf,Z!1=wfr/",
"MOSBkfNIxD:KmJN8HLY6tt>M$b'P)Mt=P'xmM8QZ3"};
GPUSORTI_SPV(segment_sort_address, segments, 7480) {
"F),Cm[QG=TC9V.UK`<N!D@c<7$CqsQyGYcsR:K+pQl[:Lf:<>vX5@!ccVClI%5yfa9}ib'D-*#S]8K5+=*SXySMJ6b@Yqh66i@YDf=7)ZbGxV^CC.B{Vj)=y[v5wV.=oe`}jz[{]_H,np[YZ~&Rg48RAWcST@k:sNT`)J+nU^C4[iO-au4,E8HVSSpd]njlKvE:@CXcD7>4.shfo9{MMk-z}6=hDR#Yggw.In@Z$_i~d!L2BAHkvL2<img`g-tO,W{dW5`.Hy/IJr,Ylk~~Sd^6r|8eC^!0Y]EL[i0syHIm`2QiL75fmCpj`s`9H>=p8Vid(1ueF_UZMpx%f]`x<'QgbF2hD69-$RCN.eNOca)0>}KJwCUfz8`aNRyJSy~I7]81c`l7HBjBJ7_s5t.j~x;4i['EtD^oGD:YM-lq()nPTc1DL:*pnGoIK0DI3Bs5KC4<M.R%XY:6xDlGix9n]''m<JsgK_(W6rV+}p7Ng;'~%W|)hi@FO",
"M$*`)a%]ae!#&tYp/[2'>&Dv'E=,>wM:eAU90CsA8J(G`(_zXhu|aeLG9YJ6S$>=ozjl}qsv)W3lo}T2O[[HX]h&PL{p[&zoTO7r_BjH}IIA)Eyk-r(Fm~`rQ.!ozqh]oqN(;m!Y|z1&CZOLxuwXkI_Ym>*7KEr/Lq5VX3]u]VdoxTPVm:uRS]E#$g:c:89.y!&Z~@hCL1,+aZ5=~C3#~(oHQPcCQZ#mC5Jo&,b~-&;C}#GDv|eI^b&`$2dp"};
GPUSORTI_SPV(scan, count, 2688) {
"Q(~l1Ye^jHshY<[;X~k!-Z(c%tuefV]n[{yg!>#vmpMNU)B~Qk%Ax~a;;MDKLudtB#1AMrugN2p+X%F~]ij^H&W<EC2|5*{#m,~qe$k@W=zfiS(fv|YVFJP2CF`eLBj$mLI];mW;@Kv-.7Or[+O&/C%(kuQeD7~N'e:^!HLC-{=6D|0I]*mS-5#:Axf}1rguZs`^7`<<MHa%1TJ2tH,fJb[>hCva]eCfb#:bxt4-K6U{qR$wNVI0quc%kafUg=7J{C2KVCEYISw%W_g75(xl[LEUH|pf]$6aK~r5}*US/DqeAbCoN~IC+CLrmtUq;wJ2r$B-{QCrG,qfPNnb~8J[i](^ep{jX|P;KfRxCj4)eAN|mHL_v2Nb.%{vSxbx}!Sje9M&@NG/)<fXGACk6bd0gnpLl|u<aT[6J}qZgLtvv>~uQrJ_p*#[Pc#5/+16T/kN<Gf}6l|:=uFuG[6k9#9y^3'AI)yH6!nzPQgXIaWy4z,,(>z4z3tG",
"wNA+rYx2=}%-b5Mzp>VzE/Q>a)tZHD|nl*]8I^fdQZ+*3G`B&X[Q`jc_8s8^3c2(9+1kZfMf;dRW8LUK&Q`XS$)sb2(OPDT+b[<Xx7[PT~I0m$dVXBeAJ+O0!<5y;d{;2E=ticN`4mANHoFNah.49Q;obv~`]{Rszb]fv7g|^:Pz!PHB7eY~$S|+s[%XY8V_P,F<{'g]PT!!d&$h74Oci>`&JT'Th4%J%/&dUg>fk/nvs4r72DGN|m%6&^:>smA)[i,:<U,-KltDX_SNIR)`3i&^XPk4:qw4`ys-cI5F<h]~'$%IR}9cXK"};
GPUSORTI_SPV(count_address, scan, 3457) {
"d!S54zgUNg7#sIZ~y.)V!J5PEhQ^n||[2*HX}n(Y{k];tLr+d'MszGl`}RxQcF>kNiD*$GWh.q~Ts`986g$->2yt{FcvzZ'7a$jfacLaqt;${sk3*0=Vp,V/ZNIF4cae6p37rm-~'Eh{nwgh$]{F7Zb2}BHq6bU8Z+S1o&y0b>'eL#n=Y:H+**a+vvH=pmm<e,u~$=~8P+vP(vF5*;{&gets.XeNq$D<`#+dE,OQ9c+@i]PfkQkY*lP!,/P;f=(=OkgQ7-R]}tO)eZlF*^/V%FNjbl({'9>=:G0P0bBN_3MO+%~7vI/EvAZh+,2>E3E+OD^H&Kq>-3G>xxw$.GI7AOMP1gojd$MAWO4hN$'Z-0@!1N6U8XT|^G<GFoA%7Yyjwbj(SF$blmQ2WN@[k(bCnLxu*:35+Q]C(tP@p@=dhv0LShXV_e:B2hpC:h<h3^ox`az2"};
GPUSORTI_SPV(onesweep_address, finish, 14120) {
"fA1_J;@}!R:%M&V*f3!v::JH^A`tEhS9i[K<u]gLck'_!^cKhlLddu]SPG-psPj>![tt:Xx@ck+tgW~+3(xBIF^~#ITl*5e~zy/FZBCv(T`vdzU7[v|IVUWYXa#@))W*G5Ik.Hce88(7aS8tQYCG){bPaBiwEv]6^,{-iVTmS>nl7CoG$7n3rimlzk8Q;&E07h_9;WN6AA64KfCZt[tWfdW]VD=US[lu6:-6tm;&W+K4a7h78|]6(+<4S1a6Oq,TVC42x<N=A2JBRp.(Rjp|3:83JauN][ELrT0l)+zOvAJ(OK7FvojUV`x..s,/Wc~]~iCE3b:$Ngsdd)e(($x_bFfDZcp~klx=ZJ8D~W{aL5a,I)@RBq{LFxAx*xr8fJ#SYqN6pp)HJ>l,w~/@Ffb2r,^J$;&`WXKEzjLlHE&7=i)Ylk8uV8'Z)b~M(9d0E>jO/~-]I^1,J:JRQ@`Z^*Xpql]E3[(:jFd-~Fm$NIwVmX::Yb;5rb~u",
"vV,Z-RB;E132Cz8xj%xLEC~^`3KDDeG47Lk>l,Smfgb@YRpL3#|f`T=V+DJ)}=D(Ya>$:r$R'II{D@hQzmJhm)wrM*4M={-@@VZsg*T)G`D;DNF$iEZd;J0ykKj~x4b2*e:Ca+e`)hz34gz1nlkK<*)'h[Yo@+rP*HJTkHxNT8n+KbW|BE}ADW-f9:l'r&oC*jnNg9wNUXAV^c.DbA]g+pzR'y{5B*tKe;H62@h/>$N8%u2wo':]}]P,4,7yAWO:r=g9>D.Ve`akYEeBR_FOnu}Rg%}DQVdCozK+=VWX=sz.yppWa{W>k_Dhi^Rhq>uI!7LbMZIM=aG0n6i/pAp-:oZ7xOU+H27k>NC5/1T@b@rjY5&e:9x02pY'Z:dGL1~;K_5nnpclMztj;3}r<fUzQ1)@A;F2+##5Z}Go;Y.2V5n#1eB.NGaQW}J$%#npZUeXc=#^h)A5{{s*gw)av^)O(-mapC/zSwR|-4F#ZjX0~7L.g(C'uX&F",
"2ILHsDmHKr^zO-BkPI9V_dJA2@XLuzxqgzTRds}L@_$CRu3bs7ZI*eyjszcU7b<FEPULKQ!g##CRLb-M0Y%pr]`q~Zn';eUqIi&2~9{XHuxWuiQtU-i{|S=P7NQjX:93xZP}7drLF7(]Q!vkoJomBqmH2nqi<Odu:YzT^Y;,MFcIRs{:*&$in;K,;GcS+>jSh1t&7,GOQ0&5;YSto1K1U5e<<YSybRWHe!A6c276w@Rvv#!Ik@,%3w>*2tjSZc$2JF[60`pzo;O{ki;WgnjG3,eP;A1A_%xuP96*/Hr8:u$j_pZu))MiIN%wnT>+z[rpr^[6+7.H7!E[s/:0z}R^0=1B>,ePh`K99H380cj5&|!*.+bwydWbp&-leuHCi_|19zS85:bH8{|qxg-0s6ADv28-|;D~31:C'e{XmE<S)efp,#4Sry_>:6*e8aZVt&+RcHinUPzW}}SUn5o1LeDL}Jp!+'mp(+_aQ9CC(#E8,q#)HdF8vhSL",
"IVjeri$o/-N*=x6lG`E>B0dV}pp.H8E:_I:!vn8kn+b)R@GMf[mI@I+8o3ke<#/s]<@Ew&MuK9zsiU4qno^gs'&B%[MWh^/7Vc<ED4%&~K-kBm|Gcm}voK8!Hg%*y<1o{GlLaLUyNBg)c$U*,SR<@n>TPnQqgY3rKe7xuL].)5[12RIx@i:{bHuH$(Q.wFMgR9r.^j#OiXdmb.iK_p0N7>^o(Ri$h*B2va'0C0a{.lP$B!b#UFly+%[NP0$uW(/pr&J/}-x{o(cs|QD#6M^XC8;rGDM'[-3yu1q!A}x[E9PO+d~H}Q7;-*Mf`q(PN8}xckCBTM[&r8SKJB!uA7BnXFM9,Wm;WOHSVj0a7J2b9/;UOR&)0hw3k[@`^=I#9}.+=FPcz4X-`f^uG],hivf,d5g]C5$uFa}+y;Dm5z-/.5T~$-Ft5Rl$U3&m.wbX3JgKxW,{vZZ#6~~1yo:6ci4]#R4(T}T8K8]WN$#_9c5,Ew{VGv}EryZU",
"A~|o3eX.,/W|6,*o%G~YHJ=__D`mV8r@KRCx4iw}:nO:c(vUs0iY/dz$$h&v%,d<=zJ9R0Odz-Ir/flx9l^REN].]~q{8`JC>Wkc*a9I~Z#Od{jn.~Qife;J>>$=kdEX]!V&2`PcJ'7J_F/)kjpA)O.n2r;-p{+N=w=i[9;Q*-)zxX;*/{$7uE14L.Ca9)xZ;dYy[=[rn0L';xTm.oRGQ&cPL9e)RSpenge8nu@K.u2kPJ(N#Vab:X*HcuI>J_f)ZoN_]8ip1C(as|J+C-LY|%D^N<z|TmT_|}mhZ*bV*[1dO![@{BKpx/XbA/iNxy;`{Xbl9QL*QI^1Nx&KTe}w(3:k1]xFho-)YDHx2ETr'>NgGc:%ExC%Q]B|r4mSZ;!rGZEIR2K=`Ud0QYlcK=+*s78pjx$,4+&#ONNl+*Isp[m;XHv2A5P_o:l;U#.8,@'XM0r~p=qVF+J.^bnH+XX>oga{#@{EV)|V@R|S9Gn3Nk9z,*<R8R;P",
"Hocrv20{AN;wcv:PvmX6pgS@T:<k{c=tiHS(;]6Qq]npVEOBSA&gb`t'1^pBbVmMB>syKI-9}0z_(PQ,^P6_3[}j[KY{`8=B/dJK{F2tVby>Shc(c,9eThP@l||L`y]b]w#_14jJJ3lph]nr&{,3GV{FdRBE{U!5t94>;OV2FCWm:<z-6I']iux-f[z-L`A]yM]S%COcBR{kpGn)Nb>:e{U&dLZuh<1KQ%By7|nmj#;nb%ij[2/ex.UIXJy=cBmkHFE=v>)0Fgy%4+!!*o>LRc}TcG(b^oLpTOOe[BQ~`-f/H]b,4U[XY';Dw]->w3AXB,6VOEF|9LTr*;X]R]M]pz<Pg#}*F_}qf|N31,>7VUqHb0gZ2OaYJt41=.R,1!2<69E@,PC_I$ov.g2m+UyrmycDRcQ]85x9An!FoWeOj;~tl9NvWq,6m1D~ek]b73Gt6FJ`J#uQ[F;2&*g>l,x|qgJ['kE%:$u8c6^*s19Y`U8VEFui~CT`",
"E0TBb/>QPoC3b!RtcScU6p@gw%~^P;2;6oj_C-yu$<I6X{FuKhDfdNq9HQ]J7;$iM~ph'`#6j,Nlos`bN_`)~K{,-fZm&o4^#>w[DFmqNoy10+W3&ssKNGW]e6Qn-m'V*dOKl4#)^}Dp#_f7XkfHrpw`9ia)F1EuS=*o[dMcs[;sYTAImaLHB<JmMtdzq8@GW#p6+`l&!@+^p4%9P:SrAmfs6;c36@LCuj[{-g!+2D(V.t|2nn4]a{3j=s.PV;==1pjXOWM:,&sqxRjmG%X$E<*14qxSK;[8QI$D{y%&:_~.+UU3Z!Q3n:r*FD#`z|zS]%3BtU,R$3.Gy2E;va&nzDH<v..WUL&h;![T/2kxP,T^kfD!JjmdM]1ty4gvi'(`!a[*7Ml|uuD=mH2/'m'+ChM+R-m2*6'GlDTkE_9{pXX;nNvtuR/fw@FP6!~^fJt%@>p@t)zOZZ%0y1{kIiYU^b~$l':7t|eBvF9'4&mW%*}-7oGnDA;X",
"s_E2#<,c0~V/V475XZ$)nuz!0u;CV+:Qr!(@UT-fGJbG%e&^-/eo{=2jFh1Sn+*W,>{>O{|E!;-+HJ{S$`$~#>OiC_}nMOn)d%,B,~UBC(Z;hbUd'q/+@]wn47Zio-iX(gw[JN4Rgaz$zd(ioA]C<A~g#L!zW2m!$&HITy&*HP5m!XngEt0n@rBUk2`F~#4UG4/C76@iUE^COcuYnntP=_'JqN1Aa68~e,z*l_[)'`;PT3$z!7f*,(E*-n9bg^W^t%_Q`;;tPGTTo$Hp!aTY@[hRs`6wM{E;0T!|qN%TjNb@UZ>bR^.9iOiZbL'mxyWCHnHvV/x=!'S3Ja+V33HxI&hp-F7pq<FSgW]`>GLmGH7OhRIkD(}PsLcL|~-<IhkBIvAQzn~(]q`XAc|Ds!/rv-4Rzt~nM5*F(uIUxh%ofwR2uQbGf#{nfpaWJ}M,Va0`Lf_U1_jd0]=aKYKvkR=1#a4escbK$Vx'h!0%Mz^3mg,AIF6D|Qe%",
"h_zy)nc`X2x=RO2'3gV;ZFUTnVLd3ho'Gp1W{Ga12h^u/Aa09VQuw|Z|IQH4)0Tp;-,JH_sK7MF{)!x!7pjpy`.#hE}A;&z@}rdF*2[+5h9><Lm-7/|(0a,e/zB=jJeQ20`Z<Kan^.V51/|/2R%$^p}T^{z^iUlPPHaR_%bh}+pS!,K)(PZ2Oh6+/7z^Z#@@;Pyl%4TYS-(q%2[Ub3Wp@S^J<-,hd[eOHac$CkBSK`|C!)wP4LxB$k&95r}T_8I@(`a3kLEi-Kl&.,1WN_9qDABrfThllo(XZO)[8Z*vMd5UK|pLRrU,7{qw7BSX6q*ed%M;=M4c,#bOztwjX#T]3F_s=E_Qq6Q3nI_92U`a7BE7>1r]Is;s10*3U;M6]S9A-K&B}I>)t!$<fS%ZdN,|sbamQD!fZe>GeD)Y1Rax}LF2wc$]@,/xh6a`O09SdzZo^A!NCO^o)NbDWKtc0^=>D>5,f`sUP{Q4hjhq6t$ET#bi,3ySe.Ye",
"hZSs~&Fyucf[f1oz32oROrc1)Fv2=5EkX*g;gwULBm(M#fF#/'EXw[oN%t!qaJ8L[X6DZG/pVf-`M$f1q/J.R7Uh;_MO;+}j,^%9)9+'kWg]+z'#!<_~v%eoS%03SvGs/P=cvAvk=yrV46`BfwI@wDgrl-1H$x%_(W={LBFF+|cz@UYIdKq0&+rfA0Vn+[k$vivUr(QyE.[fYHy.|MvEjem8xGy2v<J3+0SKQ1)7iS=[}#_J;Nq3ac=C#z152e>X#{d4v:E,1x7fGqo0~P]:!qGlw,BF)NKvfsxP#yi~5Nt!lH>rWaRXpZxkBR(.mJl23Hh)8OZ&m&QW&JF5+MNv^$zI_^|&2UDN4=X_{Eo}L1T9Df6yD.VRrh@nd3RB0*:B57rAby0y!(mOv'xOm<,2]O)U5}|+6Pfd/g7%W$6b)DOdKU7Z^n*OAK~y6NCL)Q-E*Lw-~d0PH.WW];rWs^wdSkkm+PGck('/k~_o`Oo{}C9p)jv=CY@!",
"WREsh;xH>^6h.XQpN@`mb/w35&xnYDdl}5N|x,U<#D)NA^wi~r^8e6_STZ*pN-[';]G<Y)mK1#iH7t#eTOWJ55uz){=>m#zTyQxSorJf@P*uWk8xm<>Xhv>T};|Hsw6M449gQ0Mv!a:/5+[pixjiV93+aU(Vp`$()={;s:vm|9/3cWHt~7OAH|F(i-].vBzuRB7pKRl0RjX$G)x&1iL:-/R+%kyz|in>5L)a%)1/''(OWP6Jou/XTh75-p8#g+:$qY-vI3&]OEo`7,!Qm(uiVL|2i_h,'r#/rT<LL1:yHBxEv%/)"};
GPUSORTI_SPV(onesweep, onesweep_address, 14018) {
"Hr}kj>0Rp1`/`PsuDah/IJw+_GP#{sA2,m08fOk|t-1Od(@lZI)D:w}tO~*Db_FoP);^^<lK5C~``O7`Dhb.]z~`<(dWW[)Ab:79l)bHNr8FgsPgaW.sBda*lS<PPN:Bp<+pX[S,H>^5$,zsLQ6vDi2)VRR]P.<^`GH~JX[kR~q=e`<[I9(_jt&P+LSo>o<mW=tW4'9RsR[!!8oT-L:J'|&unx+{kEsG!qH|n>'|{#bjjjy5Uf||7e*jDd>BqRSAd_ZOjlIrG]mZWMJ1f|-aHkRy1/O:~R.)<9Q1lWEBxOSH|x}^Qkq.|<@lz74Xs<uOS-9Ik&ZwF`MZD-[8yZd^o1Q;rb(@R|TyV[3*S!,'t/TD(Ml(WK{oI`_}vAC;AeV,dg]Fxtavd&~L8MT>g]pRCMRH)Huoh$].QtgOA:Ym'<sPJZAWMAZ&R}e;4!Ey$Pxc|AMJMrQWc<s9@*R>a[|s^rZi~QURTuJMk)zKrLF_W>EcD(SI{u26",
"UhkPgVL8d~cKu<_c,LK}}OAKlo;R[p.m8JPVj0]z5{|Rmp6MGO.qTmL-2sr;:Ye)tj<3$A,@,BCaU@3J^7N<Hk,r.HA)H&qt8;366sxvdkl0qCs1G>dOur{-Z[A,baaF*uGXL^VpS-j5+4WD8t|ZPTSHV+S.Kvx~qx0qc%}{!8e}=B;e!-Mxod]p6=eEPt]ZJj30i)O;lc!6M9rU]G-rR.V_Dkld*,i13hPigPN`/Ecuy!+'%N[R%^srS;%ET@@9c.Lb2rOIO!R~#;G7Qb<Po^m1pF5~)R,duZJ3Atu)~spFF-ys)^QE:Uwm`p_gM&nVkv'xQ=^n;Jxio*41tl;IF:D!Ac6<GQ)WKz&}'=0_h3e'!]^ane}&5wBzUcK{p'}yEBr,(m328j%`XC~xdbFXl$Y2]zy/Q1d28{W^A`8ycHJ;o`|/d*g`}6o9W_^=8eO3S)+C~##1O]@G7cIS2XUt=:s}uvYTj2TPYmnoev&d,e4vXtwx>Ill",
"jF%/SKTU+(3</W4j|>=/y'},XYn^-v.-gwd='wSYVb9^6hBL/@YPt*f|*Huxnzq.T)Vm{P]/6(.S/X*[R(@Ie@_^%[VHHb5i4o:.{S7AH_P5nuY+]hC4i-e`&X|]oE*e1r2]bb*}:/x&O4p+pu>^-PTD<3yzBG_>-EQ@U*Vp6'CJx.&4[rzD0]&%^tR(Cr-^e*WDg%-}B;IWSK|2$GM.lqR%F/wNOsl*L|)Q)/g-%FJf!IhP>$BVO7DI#EXyi'y'Oauj}n!-WnC|J#DRj[mmj(1&l'2OTdGI_CTl19nz=E$Bi1iRUWZ<0=3`TOA$*UL2SoN*Nc4xeGVS^.Ve`|ANvB~z.jH%Xj7`=ngmoMU%Y}B3@Ha`zy3L$Qni~/K:q0#pfilJ1Pj!A^uDjkU@F59EP)r1Hl@pmxD~R7xlgp#V*##`S'Fk`6hNhCJ(n_mxn6o~*N!03kA`+2ZVo:!GY0w]-PaYclg4xgAY2EfN#;AtwD(>b)N$iFS*",
".XB|5%aWa$DJ{.@6oDU6rNRkJst6kD=Y/uFUz{K;Y5n[%+LAONIJ|Pf2s-qO<W[_,NQC95YD(R68'}B1=*3TuCSt3sfGb_kPWo=zz@|y0x`fi{kv06zbgdxGW9MfGqV/7]g~:u+9pBX;{EUf|5EKJw^a2N2$%S+P#usf@thy*310zF91w!p)/ZrkTFU^S!s<-o-pM.FJ}mP`)Ott7I:nYzLcCarQGzjM<*g7ePrKIL8E;RQ8T-}TNy`,Bq8$KSW|'+d^r;'4*/,7oTO3gN/'3GYaDhj=O&ttB]{Q6L.Axnuc0map,9s!l>P<#jqDg5a{98Y}8m{%d`Lg*Lqnc'G|!`Bo8L-}-EXR6k|}cS6JEipObg3=AGWM>-W7#+0I|o>}XaFKA1.du,^x1D|pAUdli3]0&Z[dw0}EN^K[pPl]iHMJez2|x][}_k+0[:IQ^:GYK95bIuEAzmRDH**@t|c.x`>gn<}ZUdBmfDCCM{->Z$u$0iKfSdh6",
"8i@h!"};
GPUSORTI_SPV(onesweep_narrow, onesweep, 14212) {
"86kj~+zDix#j,h+vxi,R*&7:+b%G66{!N`6R{1'Y~-N,1;6:K#dgl@ao},B4L6VHhvKeb,W>$gm3`LPM0e^bk7za%&v'Q~3}Nd~H,~l!^]5TjtCWPX$sU9RY{xNce*c>G84-8fzlW.Q&3la0ds>`-_0p8WUbrAF1IMm&~Yd3W)gG%_{.*Gf{vP2=u/K>{FlRKAjm$F2,Ul@zl@)WKY8F3,1HF>ML%q6DN.bzysB~hg`:dX]s#q.N]V[)B_F*Q9O8;scE~9py@2m!(H$Bc~tT0n`IRn{&C~Wq:fYwnU:X,gT`@YAqp;r(qlliPX.3Z`O3bj^Kg9EE8&4Z``s4z'}UkZYg)oDZO'Jz@PGi(/Q)QoVCvUC~Y0.+JVnNrE*r]gq|iu^@6P,,sZaZ[1]bw53np1&<cFH_K*bW'6uG<mR_Pc!M:aC3kLn)&R}2ZRS9m0,}0fqX7Z!-;-MK=LWs==e4!=B`ZzZwl668HCPDFvF$4+v]6*OUQ$s*",
"6xnYAi8@aQc5Lt(yx*JK9a,^8te0edLRqxPa(j4'@}hvLp2$K3QvFET`metG_H[lLlxh@_#@X[2ERG,arNU+iX_Rz@:icHlZ6|Vq|C|%-nZ<,S`!Ga!kbk9#5@h:Z'Bs!]J<JvFP,tUb=%IT^EX:U@/*~Dro/'s5Jv&FyN<6vi<fCfLNLch>SQ//U'KSdIczFj)dWZEMD8kKk9Qf!=Pv6|wpf5|6}n3vXMl})HFvJ1DVpc&jM@D##`YkZrTTK]@$`O-Z_R)qGg#5bb4`1GO|sw4m->dHT9YMn_0BMP`31F#9'CU<kCbrsC>]gDZPfCNP*GAS4F39+<ZyA3Z;ctyQ*>U3T1S[m8W@D(itkmY'loIdm:qSCrh]yenDsF4[(OlPMVVI7de+o9(Ku8nWri=RkMxz'TA2ul9Vpx{wuJCqnklQ3S*Bk(2,''_gBK+0Ny_r0:k#1:dLDC}=ol<&$#,D,0+ha8So3^{XNI,W6~!Jqn1o/=;bpLR{",
"kl|c|w|Qqvv892g|(,7#6jkCP~M~5>PrJ./$J:V%}/WS<JO;,+<C|T/;oc16yRT{ve6N}-I/nXhEuESbwW3!PvLDU`r2=to31aLg9aN.n.agK)[.YaC]f=Rpw<2mVaJyWO-*@CC8k{UD~aM)G7.5I[sUg8OXj{3<]MSU-I~bd74xQ[UVt=BOxE6yEgT^$])e`le~lD|u&VK0r,Qm6^=<c:_$R9}*s^|#z=_oeg6bNDOEn2%$XPbyolg#tXEK3U8h@(*mFHL7-'xItioZ!wyoL;tmVcLLdtl+o]9M7QtdC1(h$7'<_;I!"};
GPUSORTI_SPV(onesweep_staged_address, merge_buckets, 8210) {
"QxNM{C<''@&$${$E|J2uy|*YwHo;}u)h&Ao|R*uyeqp/Fu1>t1I$|iLv$d3=68'2e`9O4nZMqxLEgRxuf]GXs=L5o5Y,sWR-_/Bi{LH{)}5o!T~YB4*1^D0O(#{r%moj8<cW-.YCiDNX'#dbX{kv%n]17O9T7^%wrLu$,OsI{_#0wMm-/>(m[j}d^2z&ZR)i#&WILz$.R/pXVT~-Q-;SzA~/7Z<8I&n_70d6OTHlW1Aa8}o,x[6K:Rn(9m6q[vfL5fK4%},uVoMA/SHExnoH6`*j@|#J0pNLiWP5~CR]]j#a6Ib'!hYcAOJ%JK,AU;:gDf%]|e4xroCxR],{cj^LRgep7,ACm~a-E.hoy`)VK_6af^nR9Q{V&q%|.;0nv.R)9D6}Xp9><X_i#fhQ8I[)Z+Dph+00%;.Wn6}P^c7l+D<)#jHI;@PrA!SL6aZt]T/pLWdY^_}$VnBbvDkc-mX)-oX|e,VWU1B!yJ%gwP3>ab0I'6]y7q91",
"dMy@6fO1`S)m,zB<1st*Qu9Jm$X:tyiH@RnIV1,9Hq~lwH*|fEUtq{I(=IL6/^a~:no6daquH[tR.L%|i*4m2h,NqxaC4=o={Ec1RPKJ9`cw#1{Tn@Ye-uIF)%KO@c`M=ptKA:_r8t7Iif0p1Vf),6rEAs3x)c.rDh*6aTV0m(C%^bbS`o`QB37<{SjghWZ_~96;a;O_3B4NqF<R0:r6K<!w=#[_HUWeUOdX{apt@:*NxaAE-h$;%*^ff9QSNp5>$ALwe+8#YTJu~XdYPpK:9]{@(q<Nes5f!W!._43FV>%7&r~N=P5!7D`p=G=]72v>{aQ}IA2:l*.pn+khTp%Deb!g!RnkIru9UN{u%v_h]tZ8u!cB;C26b:Ak`;@wdEryfrch+D5da(39uizk;LTdZ)BE,=dR[Xg@~P]0WQrJQWqc[<@@d#j:]}uF30!~%7)*H,X-.<=O1'OzAJsUL(q%`YEu(0:EKj!(JW/c-KOf&_[aS+zA]i08",
"a'KfNKb|:r;fkJ0U~Qfh)&0K8nuLW{lfW~9m.N}TH`#e<][|T&V,aB:&r^+(5=tN|-m-J'mJB>s-0AC:rAhviFeNR%f)gkaOYC84xWklDF#T[G6NPU_K3.M2*17vxTHt2mC4B|NpJFS=-V4l$x[g`RgY`Ss2[:TsmeSS/(EcGScW;#A.bA^_*/0!F;lP8;DEn^{ZNpJFVk(G$o1y^UC5-qSfU&:Ww]b`7dPpqCO#QY9OGQd}Wyy7>`:d#5}cw<_m:bd>j4!@jZ>`W_ld+g7QtYP!X&0X7y~XN:<bUu=-EUt`%1hU|N{;rHeceCRr2FFtlh+n+m{_<EGqGnH!6^3DVUsiT#=_h#hRDGUX_Pu@';SiRj&t{p7rS:JqU=wQL^4J><JC7=G0OQC8uYe@P.MeGIZ@b']=.W%[h>#q4&ZZ+c'Ed!*1FCuE4#(31-5P^(<J5w=sKh=&[8<GC`v2%KTCd$57Hc7p^Rwjg[9!(r|J-[r~%Um9dX5q",
"B;wuYmNN3ILQ~$b(xxX{%dJ~W$k3H|Peeg/=Y)FlhcASdkHx|e!pV-3v6x>#pNsIn0:ME.~FR<^0yF<Ju<HkWoWZB][q]+#|i%I{$l2j:[#8s=Y7MQ(YVwnvegkex.ly}H)AgoYSh!<q#UvZU;qoF>)i[*0^5~FC8vT1phse#,)iF-QUk|elO}U)a99si@Joe(yynz[iN<eP+a#lUS7nw-1^X#{v~<d+jw(n3{)GF${Nff62Rj6|`WE(89Dr'k3MBeO^2UyJ67dP:5WV]D'a|DTr0&E%/jsyeND(8vI&k4C^^I;27IMwwU2`aWKQNjvgj8l@dcMUT3b';7qO/Y/z!=0E{~WMVNseeUf1^gjueF`|{aa05'`z^#A,omg4r2o:XlJS=])I>['74]eXNbmYt:uCDfj)9U2r7~#V'JoC75cg9k8%+__T&J-S`1$2Rp]&9B~awxI@;N{p|k-2U'{IA+4/=@}Zl7Tg3ko|xee`!:IxZg8V-i5X",
"OU0MMw.]1Y.Ek+ah[I~)d,RVV`^ts@c~T/+~Nr#,vpHh3jy[Or8JQ&[{8FUg8V^<G_6.G=f%Q1[,Aj}9b(sea{%0q'{pB/[`g32-~!]P;JXTfmz)/i8Wad,21xOZ.;[xipEs6=v@ZwRU,FY@)va50=NX1emFpOoNe-;T83i1WOTQ'J'|/MYq!WB>%:tjl<9N.Wo.78'`yWluf<]}3*fvhp]B6uBt^SauX.cX}Mog$6+38<w2J#5vk!5j.[C1C|Bnsp#@WKyD*KJbWw}U)LHta|nX>mvNYC&1|+-{hflZJ<)P88)Dr3S4.yh^:y)J98{t(,-4`_$z`;EFiTmP>x:NpJ^N3*)^URgOTA5@!t-rQkp})XF>5[4{>MFKiMz/D:DG:E67wk.FLf#e:Wmk'svKnyy%w2KJ4~wux_9cGuquzgv/zcV'*D]tYPdfvpIJ+de(sdDb>CVNQ#{x*t.7-zeDlh,I.`eb=$ZkmXOm52c)o0&d8e)y$)xi",
"wf/-xtPOwq:OtDcOVxE@hQJ4^-|4j@|C7+%,s4T:<Kp;VDTHfXLz%}pW(v/1(nt~24pGb>7>$:C7X*lcG29a$A05Y@XpV43}s/I@giPNjIjK1T/l|_,x5O:@kEwA%4r0bvH9)UMhR2+pfSrJP;e#A}>iP;<(^`>*lJ:rAFG|MM@0A)'c@`8>VOkU-J6cKxp@lmd$QTJx15]Ec~vM&at3a*=$REEG56$+oeC`[^Hcrxz>RZNZr=]l'lNWwM72,&81vS#IY/!~g'KPBUOT4ZI=[Q!]!d7vUn~<K)6A/,~<Q*_FIdccfhu}!#/;`4Wg5{Jn#A;oBGEN3!*=e$sTZ`~n]}HW!.ki]grvZ>OzB-7OP}/14[zX}9=;zJ47'XZeTj*d!Zg_L*(EX6|@HR$U1SvfYRj0Q2OAz34EC4nFjuwU&jT8$ma6^kmAb.~:V<G,NOpPn!AQXzZRcDuw=NSP,wEeFL%$uka-w%;-oh&e6&V|Mjs;.#g!EooW",
"PtT0=BM3tIXao)p+lp(e][i`[f:ZSs7XF>eU'Z$uBh5}SPly(+D~8jSHilVSD*k<BT^PK$IoG95aGe'}cCmr4=ef^,Q!T&Yr6w%l.O]&1"};
GPUSORTI_SPV(onesweep_staged, onesweep_staged_address, 9218) {
"SQjlY_,i=Ay@W+%,C#W$hB)-;B;o9O+b).ZWFI<9>co$%=3;FHPvG`;QCALqzXE1HL<aC>r:.#$}@X}'Di>1ZSVj1H8#QP7@xA]4@@w!qBc5~z.69.[kHjy##x^tRtxE5F9N`!%NL5&w=bfKP>j6|GLEUin%A^GOc)MHZpPwm18$Eh)Mk,MLD][67`FYe[n,USyK%_2vMcx8ysfE64:3jcb_P!;Rt$u=#(U/hRdZLCWS96;T|d#,)_cIS_j:omb[py^`n+_oKuH[QkFYCoS'Jv<jJvgRN.<+g6j(IX9I7~Bp3]_1[v&kK$_59#+yC}M_JD:]r*)!qzHz%sfrhD(X4Cg+_kRdXJL8w2Uo%.nPe~VC(Z~b1$P]2YY^IGA#zkA^NM[`v3a/%LB]~s3;W'HoT_2dUmX`I~U|eY!+=d&,s-Bhq@[!_.``e2P8cvFVPuPI#`*B8{!x&c>bCy,*k8FD:gNq-(MWXnmOu{TmN>iFpFKJQ6oToxQY",
"$@d#JhIyMCb6-Wg@WW^9RO[(#~lR&8-6Ec04AW_ds'{.>58>}6FuzSZ'J+dd}&*+C;;]vhfEarV6@JSHhk}]Z!}2ww-8(KEx,gM9fUfP'z/A`l3$fTO&fBo72mG23_]WS>YE%2Sl=Zey>>9cQus;KQs'v<p|7kkdT,/-$^bvpG%9qsguUL];^I;oLyPQ47K)3:WR9Y}K{M7|K,/#[VV3R{z1C`Qu<3O$a7ncRuC`4w;oWg|5sWJigVQuX[apUF:R9`1.o}:o*>6eL%iiVD1;MaSioWwpU||]T|g8eb:FLxLVf*5PF.0CiYb0<McE~9qloCkUYD`.Yf*UOc}t)>OVn$h%Rn*Bg~RD$g[f/$z%gb9Wd06$!%T|ylh]f,<t$fDb{:{Zbix#3$0W#`o}HJEvT*4.y@]FH~:~.[a4TQV_[.unt>xIJqp^5gIB03cxSwNIz%&UK9|rY<uj4!-r}K'!@'O=/+)O<eUUd9=8q:q%S4&k<0;jk1y[",
"SrIi07Ag>`zZUo+VxE'g8Lu%X*ZN~IyPZRWOT2@1Z}L_!n,V[z&>cvJZ-gywLt5}*5Pu'Y8t;9+,yejZu4R+>S4.N7rt+>G@=4ZDu^K];#PsyJx)b5^$A;QWT6P@Z_2C_9&R4K{rQSte$%!cv&MIB&}'}*JKu_n[G#>yD|33ubp7K[7H:)nd3aF:Dx[lz63x0f>mIH'}H,4BVql~**OvJYvmSBXH{IIOcK*ZkfdhG$m}>rb8QzdZ}Qv/%&^n$pXlTV1)TdQs]tTF%={8xLW0lapF0mT*@jz_Elvx{btnziq2AL1uZuk$pZsI;j)u}.a2T.&9Hf1gU_0U[yJHZ%GI#2mnwZzH*qTOWDZ`f]w~%Z7=Dths}ZWddeorz1`<wgS1pOUDZ8AB-dfId-v/fng;/ghwcF0sKn&:_>D2hIJ0Cs<8-&X|esfWWhuRxoA&G:LWGIxnR=WUkjLDPOEYb%z$Un<c61gZs<z0FU*6DZ)QkL31Gaf|4='w",
"y^[&x9zqF;(K:R(GFNU{R6(R$diFN|hlK@6}FR>#+@,5J,tA(Zh.ps9yU+1#LU;NnfbmxoTZNXTGL6Y5_FbTah=%EQ1L5Is/+5I#m|[wb#CHAbPmW!1{,X|#T;h:.SadS!8~2{>=m)'wh$l0vV!S[,i{sTDSI}9a,oHd2;VU$_FrB@pCce#4t4n]6V',mrvTHmHI;!dS|`pRtmk_v3jTwL[xgQ;{IDy*$$Y/'Lw_&N(`A,h9S`Ug<wCHSJ^Qy|*!jN#.e25d/NYkd!HUCI-w%/=:ZFk_i1YZ>@FR<Z~G/:9mqQ5c9b4S7XTrO_f*<oz^'kl|`.(>{gD"};
GPUSORTI_SPV(onesweep_inlined, onesweep_address, 25228) {
"Evb98!fe[,gp[TpEBqOz7Ne{m(gDb*..xcG}V#Y;ESoM)SBlYm/F[EWx_V)z~lR5*EOfK1G[KDvfR:ke;-^X^c(YWjW]biAIP)66}VUG[[d`w2=Y<xU,zFw6+$</31Qy)~|e'cuY>-E/p'0Q}^Y-hLZPDYhm^$D'*95>N^L;=a/KLz05e&ZnF;Iq61JVg25&P[cR265j4Lzm'a^v*n8;M#;%ZLbT>v(dV=NZ]}QF0^iFgSmMiB[f!(Hx9kqQ@VBLx^kEbe<BYYGX-*JQ8}4RWw$1#$s^Dsl<PWu|zU!m/u(ByaR#-8G`hQ/zf@}X=WX5<1PO+J/)0]F412`}3<O)XaF`2~S_HiFm3QCbTAHJ%s$PcTS*'AC(7`AYl(B'*HfPwZxAE/jUw.!B%|Q)1snHO+Ob:qW:B<FBO`3gV9{Kl9FcBp~s#SED|U|V98x.nGVJSFWCLnLRlyq#L@|Y/SP}}Q7K|[2+pNm00bVX%eHV1j8oO%J)IzjA",
"!qA*6$rrfAP@hdb.'h#x1[VJBVimgJ<dLh}X=3dk@XKx8Du[^H@D8-v&Tgv8mIXi7TbwuW!P`>wQ,Wy,A:gWhK!nAdkanLz5dip#Yje[IJ3-cPo5Z;V<O-:q,+>[0F$08s2~$8t,O(Lpm}6_ddLEpITkF&K|zS'<{Azthf6@-<c{`n[-WceVJ3H^JzFVVHH*5Ttjui4:4Dup>|5%1DSNec|J!pBAvQEgOm!pwh*G:!f|<.wXR3,ji{(i(N<DK'HG8J72r}EgYXdt:r@UpF7J]**Al1~#iW8@`OH6%4q=aapm~t_,B<))k2.}6p#=CCfw.Bo6!oj6`(OB*#5DSF*G$^]Niw`$n3F4n3lS[sWrzE<{-$Om2f`T#j&iJ%&n*-eLl+c}'%d$lb{z~'+y&x%(VJ'fN,G_z0$r1cpzlv7}#SI7Hg77N||nu0+tPZuj(LEP(8_@C,lSnl;X>6LpTMFR]7+SH:~c>vPtpjD,fhMaV;K48n9Yc@L=",
"MQ`R80gM~hV:G^zDaiIE-tD-~PNYBd8/<59f%S+q'K^[A{f<Wm>BAynYTMnC.(>76|b9N6[NboCSm.qepfEiv:v@Hl#B~a,x)CDiiinuLH7're'Zm6#r^gL^AOLDNpX<rOQTQN;ys+gNKqx5Pasdgisw;r@`QTZ3r32w|IT}idOewyU<Q]S*NeT)M+$+S)hcvI%N*LGQ*s:b_G9jtS-:]uUjf;YC5F}M6$jalDHHBkgS41*RHXOnSOeb:]T@OW6p4m}dbTR5!qe8qYOjk7zBz9Tj4D{hZ0C,'13:*zZzTn+m;i^@-Y`Re{:b:atLW2%,V%6c*uwqKE&}]&p1.EC{K/.zi$ezT!sfqHtWA>B_j`mm<M%bpK;LS/<NG1PvoZ55~uKXqlp]b1XE<XUKhAhMjn43:Tp$n3Z<IkzZkrV7_bTL/P&SixLy&u.',:B!4+(3_{$EF-cATs2J#tHrBgHaf6!85`py+Qaa~cm^a_Q/|7^NHRP$O[4y",
"mQ+P;8`!p6Vy&ph[Nhda;6pF:zeuSI45n}ULj4*YnX-rZ,&;a(4DS}#N)2Z'xVr{9QgFzZx]efdOn|mmi{1^LAg=iJU{~AqNPw|7.eU;$yV<HSc[[Hdesz-O2__b._0(R&X2r>S~/j'$e,d/Gg=xZ#yLodSWSqou5xtu{OwW-RjtZoF_|w#>NbH:~;3JVkS*hMYZ@}$ldO./WkoH:>*tt6_,[*[m~@]!hG4M-%knH6.lChf.O~!+m/#1V6q,j+'gyp#zTXvcvuj%xpMBA4ccpJ|QTbqB~9bzT;@IRu%D,spX!ZhhNp+JP,C5W*>cM3+kU!-t*K^Wm{z,3&!GWdOOC`6A4|kM*jC_^qq8j574`F)1=_05Cx+BV)C,F;@_@qD*3K/M[m3>NF>8jht;eu@LRp6wTP62{w!JM[90t=B&PGJ;dvn;0Lu{2:TkN%8(d[PoTx^/EV!*1H0LNANO%KN~lMw*tQ$0mzB+)a`6i^Zk|ge-Y3c<j;f4",
"#Hzf@@2i8|4e!;c/4{9qw+(p*J_P69vGBAG2w(+s[TjA5|34'HGG|Jay3OhvF'(^m<Ml799on`,Iolv&<k1.d:^}c>@ZNh.^W},]n1w_x(2v!qx!urfTGQR.C]k5w2Mn_:CN|qMEa+zKAkBm-><u!A5O,6ULi!EQ(MzmJRh;t{(sIu+&_IK0>wCRkF;0S5,5H)c;)Fr#~*GNBppTB#RKq6=cb)c+V9MO$t+<sqDXXi4Q&wTlV0;}~h9FH;1..|c8`coNLd7Nl^ax^H[6AAW~7}eNuUyNaIQ49I@'tT%OpxR2B^aeb`mmO#>@*ZevH7ZMNObJ3cojl1%@S|Q4w;p3T5kV!oK@C5y`VqQo.Pno+X|i'~/4LGLLFI7OY)jNG,VK(F%[2ea$FqP,6&bR^v7g43}Sr!hFET~_#[/ye/LhyuVt8,x*SMU^`AefAgtZ*Y&3=zg$dU3,xSqCl_;}UR/<,R{B;1gom<(u6g&*j%IhuE5Ay-d`{PuE",
"LP`AS*C$]V@3#cAF~V'S.H6Y%c*vVEMUP}G{em8ciDf.2V~-U0eXJc2l#vK3xoFaDo8vtLy7<&Q)&$4U[C.$G{<>[&taP>y8<qhEUUiN)adAi^^[1='HYv+MYk)z4dG_xc58iqr*gr>/3{BsgQ5p#2,mrqjaj.}I|Q_17:1ZNdJEzTVIEnp:$T/EjwfM_nSCq4#)U+[<hE{6>ksU2xtT&lJ4]7Z!G#MJVjnOHVHONNqswAbvwP.%jtB;^.IQ.5OJ)Tme7sFTC=6Z$S2ICV&3*r[AKtuxrhoio.O4azracje31Q/y+sBA`3JA4rGTS+>=TqRDiCpM<)C6C|4WY&s((0w'gf'q%KYfCj&m=^vPeN5=_3&^KnZ(g,GG9<TX]$-M5TQhG{0B.Y{YQZX(M{0_ng,Wk<mP{7D1jX5>#@slr2~Y-ec5~*f9or)!_:`lu42x2$Mm)Lv!mu[mN39n&}q2](XT&5/*>z(L7<mIQnfD{4YV!e$-{/Y>",
"y#8JkY{1E=$;Yvb8<p.`Kxvzc.m,:s8teK(BONM{{kiPHD)*y,GLC^@8t|u>{'o@^w8P;a|3PU;g_V&ASIc(oKTZ=wG0Q+.2[]`CBwfEG18V|*yi<HFhZBU,eHN$)7nP(gfGDGL]5[V.bcbj'8z]RX-dYOu^sOyLg^5EuYF=d'j*WQ-cjA2Cj)<Z{]GK__/P/iuvggXwTl>5^|{j9p{2(xmglH9}m)zJEE;|HCqrcGwFN&i7Z6v(QLTLb;olU}3U|g(&wU/Uh_0ROqoxsP{Y|2+N3a`Khh|]x^Jxe1I:<3%f`W_~V(_eWu^zU(-tFoG4{N@$4-o{cpmo4hEY~N<1%pvqB;eg0F5>Opi!^{8R(!)_#mA8pg{+iUD@o(<g[g0*dc(),Bvqv>M<DEar>|^EVT'.l]Vt&54t2rnEp-q01jJwh|BYFi'%uGU2)Z2K[H*#G7wsI{W7|q2cOZzxz+_j4U;f9!YJ`22PNg;;9ANr_72j-_27<D%D",
"iZ)Dj!6rOeVSUvZvzZSvnZL@FP>3r}c:ZK:^.^@MZ@BMPYR=(#L`L(K]Ni.(&~{9eLGU0b/I!bV[c[(37uUTs|$_3V.C/H/mn/nqHMwhmdkHfgZTV.-X%r'bHQYHkdFp%>00oJm*Lj>>M,/]/LzINMcSPw/alV$<@m']a0Ne:]Gjz%HA`uRAEXle2!v3;SRX.|tfyO.gyKe,=$<up7A_EcA<MoveG(ed,&(56FkE=(&6)28Fm!2'..N-eD7IcB/k9|X|~xGVBM!7lQ0lsZAgb&B!c9y[.eensU1@r#oNaBYuq2gz2qA6Kdc7lj>Vxx[(9GcRHYvB+^E.G!T|pWz+2lHX]hqo;ifmFmL_z<FfM34q>b:;<19rYub96W|0;QZmJ}t0oH02RTP^Zp^R#*6K%>fom1a@CA!)eVX5-.ie~gQ=-B6oFV5*./n}p/H]UPIuP%U2.eSGU80XgIYxh+pf71E,]=B07qud;zqG~7Ik<q7*+Seq<.{R",
"}^w>nl'=N61~tr`@YtK^U#VW:'tOSI]a,lHO&,!_zIO;NsWShsB+Twu2z*X(vAv/p].^R6e,[_.&}kTD{k*,F(c^_e*YN%lSd*G}4g&N1gFMLoFxbj,#S^O|,ov&.>oG>_Ge{Ros.9n)1g|_[F=08N=H8/38;]pu-.t6Qdp}8M,%K.PNMv)X^MW*j#DCJK~kvVIAQ~5N'/N:4|x<y{DH05v+eE:&12m!u[E1miU*Jb;d=&8NN1*)Pk6PT7Km8>q<Z9A_k.FW@9N&(Qb!3f(G$-P:1(Rl9YBwzMNP>vtNp'~kXzY*RNRN7HMH8maze048'EM9GZ4)e6I22'#y9O+p5+*oH`x9TvnBXo)];B]G!QQFlWhqtgv3>VP>m-MuOE|E^$4)WG~Il6gu{h,AhY{Be,c,j#Oy+z6m$Bm-Q{2+Z-dQU7}0oyp>jJ{|'RsC2m4}@ct|3r:y1ym|'(bux&%roE]3pOACG;SaA}INuDb*f>/-VRk4fM{L",
"B_EJwO|nzC3591q5(-|9d-7wt5j-:dN-raR{vIWO~F6_`]7:m;k%iHf:l:!HG*zc.XJr@-TvLXt7W<7T[OTjv2>DR$^+L03&`bz5<0lPsqA)#R=!P1+CD676&]FpYfqV%nnVL_!r;jJj4ob#RbHPJFZE.<kvI689Jw>:HP^!*[]H{2Hd=`$8O%BA(DjQGZx|!V$a[9<`^Wx!Ck#2oYL'I-T(W$OsFkCaW6l@t,=}A~g2=7Uxo%PHxf{`S>-bH>azz-|sel^P33|*ReBl>pu-jwU8)g9B'AP}-lE%(Hvf8vz3!R&+qlsn.T}&$T<Wq_S8I#Wd0QvDO'Yb>>cG!NYjd+rh)OoTe{tPj_-vZ$mYLx4fLct1u_4K1U;m!s.Nz&[E4}FU93yO[5;NyH&kD~RY{[Ir{lp|Gv/w(b.`={V3c0_Yey^S<t.;.7JQtP8l1JzsRrm7i0*>26+(f'sm)Y0PHeUB:8Jf$Igg4vA[2j~s6I{@{JB={Mu&",
"KQ<{oEL;,;N1S#|!al2`=7!_AnzB%/tyC,:->b:3*D*4BT}`oj&mQ#dI/7L_mLa+YO(mX%cHllciu$^(^bhQgxwWpP2EEBpN7F1,w:*1-nA$hL10zrzP7_X.E0fpBerUzf#E,wH*0^X(!}z_3YDC[<Yzk)XH|5^|_&Mr!Y2Cag'N=0r|#gduJdbLp%/LQq='F56!`16y~a<mjZgJ{qVto}liF}+8MmL|C):}0|PdUCw.sCXrgB:t_.4Gu)c[ds/|,x_<5@zT.wi[+(JN]]T^wCt/*N=dWrJPIok0vhfPnuC4vO=oh908QYA~hW+y)sH]wz#,a>+0qZ$,fR[UB!zvGd`Vjw.nTk/@LX]*wgR%qM&_Q/ov]E;!e]9n,m9&o&q9v8bKJ4`HdAY,4I$@`$MEg5P+pv5NbqT)'U>No1^n/L|:{g0)X5uo56Ha@9^Fy;bpp]73@yl|i~E][!y;C:'d,BA'MTp>'xw_sMpjy=muTs{s.a].ob;d",
":|t,DX'@HX#<$nPk/|xH{SIH|q/$fX/Ue6R@^1n&m~Ui*rfobUN;zfLKO/ima1G.@CEUNnfn$hkZ':8!1-xtu&>I{XY1$XAeCbLP6|OTnOEjb[~f:u3Ndj|1Y&w;g4f,l(:@=p&-S=6KE3bm8aK7KaF2DOoZ,.:'@hwh^_cX"};
GPUSORTI_SPV(segment_count, scan, 2536) {
"VQZ%i4nx/YZ:4%6w#jmalR'FG{s4O|ZeP5@4*-v3zPkM|`w6.w#@3&;y>S<qVaz.N-E6jh9o-r62~B9S7[z%0|kXdxJw(/MJ(a`{(($}XX^KC/zP0g/pb.M;:^V|!fF/~_H']_W7RyU0j`PizR:>:m<c/@m)>AU:&2D:)h9U^fnn<_|hyt4Qszr9ik;|aKqguMAE^;%.^)gK_+opX=/cQ5C/ev+h.z-}x8*$~W8ekz$Y*bgy,Tk)2m#$!7EISD+idiQ-VBYg6A8hXP'Kq0@,Z}wZ=%u(.9(zIikGi.`_WX|)!U2gfB^eWz/>J5g/k;Z:9&I]4vw`2m|iGXho3LZxJb=oWWj<TSmdx6U7W-rYkSwNhG3JEF-A|)K>Zo|Llc4-FPRR^X4.vW]B7.C"};
GPUSORTI_SPV(segment_histogram, segment_count, 2497) {
"gz_^NEjSOg6e{HQ8b1A=rI9Hi3AGr6M}b*8)2%:|CTl3(knevZW^Y[S[(5El#bh88K!H/[hv-*LL/xmaE*SZPuc)9~|zn[`@8+f(b:[zR#YVw3zf,Yjd9`3zuN9FT2#Jn57m(Wv{~atU)Ipn$@1*>}z|s,_^FK:U6ZGE.Z].K$$qZ4>Om4,)dA}:v%-#4:aERR8OXI,q_}Fq*.MdVb5FL7=J2$+x5TTu!g:g5xK3I^6.$ei%Pu@k&kGLI2guxgnSg`{n~%,0!H32fqvzO=I-H.3omIZPQ5K2tW/g15qO"};
GPUSORTI_SPV(segment_scan_address, segment_histogram, 1330) {
"mIaMi3V66j|y9BW-Grlzd,Zi%`hdY+L3FDOyZD@p;f@P|S89D$c!5&PF)yOwirOuP'8~j#{Mo=WVnnV/K%`rN3*:#sZr{jy5i>w/')Zp(x14617,O!phA*AKJw>I{r2b*Y2ts^}WEZjxY;=0po5#`ni[~Rm.RBOQhU,%%$ObjkTPK6DbYek}=ShteU+~`W*Pi_i-c(@c%~-fiMd!`0V=W-^GCy0}8uakb~)S*{Q/uCUa)6f/Lsy^adEN&{g];vswd0VnzR:Ua)GJ+$Nmh2kTTvvLv&:gdG7*}E<g9{u<^p*'tN^i$./>q"};
GPUSORTI_SPV(segment_histogram_address, segment_scan_address, 2599) {
"kb}t0{etI!_}Ke.m)mTh6z82FNTfDmEMGhtOAx5PN+|8s`x8#3I|4+qK&I,+0$SaiW;%X{jqf2V~X,Ud$`$z~xDH=Hh8kuN7fCef(h9MOcGV||XW]WDH==3Y<GNl{5(iPe9:iu1ij<Lm/d[.Ddx)/S%R-K8&EVr'DULbH<lu8x;-W>TR1ZjWkN]|lwv6E9qTL8Qj#p=JO[t{942pZy.X..n#7ECu^S-xT`#&qfdYrud&Vi7},:{j]vjjx"};
GPUSORTI_SPV(scan_address, count_address, 2893) {
"So*%X4z,Mab/b<H/)$>l)u!.fq@ru-X}zA1w,LzU-92L.L`]J(J:'U@MBHhS+.Yqy%bQWN*+:Bo1,#cci|(t6KTi{^vGluhKasv1h]~)Y2[3by:7%u7^S{@@Fjh2,%)~r2GYV9>~aXUPz&/mfes0^WFWvJd3p(I-R$Ye73fImz2cTs-Ib.k;`5%<lf,IWJHEIC65t*+`lOVKgeo:[2Y$}j7m|&Uyh#ID7YO>K);O39>:|=9y/LU,/g8sWomEU.ICj7%J$&e61G2PTXR3!c0ZEiGL/]ufB;d-'SYq+ky~=:#<ITn`O!DZPXp>xcpZcfT2l''+cAG^Mj6uztvgk]~E-U)L+ZM#R|l3-oWa-'sXO6[`AO+2=/U*5c2y@+85_[z&EODn*|vygMn;S<&`cG>PmqFkWAfsyNU<<_Bp@&`=ZMm{!X~v][FzhLBB&tB1kJEOE[KA/z#C&xpJfn1`Gh"};
GPUSORTI_SPV(leaf_sort_address, leaf_starts, 8943) {
"`IaAw1g_phMkvk/PJds}S;2T@]m$iprb>q+pzYDObJ({PWrxPLGl[(K:[_r5ePe%@j!&[AW-I5p1|E|OZ#:4im<]j)2$MM)]q'//Ii$ml,yk3;I`[Py|R;tYM9$~W5!,+5xltGxe$rx*MoAxp|As{9HbIi(,fl$ING9C=ctyj)5,'omVkV+mQ2t0R0Vev6E=lEZS4SCO@!p9^HeyCCo.brkW^5-%XCe^sF,4'25tk9q,3U%&1mK1]_%3&ec(e/JNZVk]9(UN^Lo8Jt_)09PQb@0ZT|-*4D]^Dlx7C#QJO1`5E-(N-;U6mIYZ>jZx@Ul/b4rLl044T)1^P(A8=-)p]2Pg,Yz1t>`J@ech=!8nYZg7R+mzgPYVJYO!vuc7M`[k$9'/=pbSy[]qvgyr>(8jnNG>bjDm^qXIl^m30C6BssW'8^1-{8m3I*X5(`t*ugvS}}G&hFET0TJR25y#>BAUnU,,Nu%A7[s#/+u1JM!0B7vxJhh*5Z%)",
"V;,UU@i//:a/tu-khMgZoG0h(StJTYI=F=Yi,_d_++8w/HO4|Bq)nuhOf=A[Xo.iukpfTIu6Q2]AmHi.rpod@R3T7#sp^Tj.SFLJ]f/WVVAfj1@<@z;(}'66zqu0!D^t3p@e}o9gD}$#4rWoNvS8sGe;;yX#d7&C&./u7=SGxz2P2_m'a*.aM$BX}[%(]R`l9wFO<nPxa,].Kpl;}0>eCDSTRt]rS;[7`_kJ*vL>Rt44mFUl>L%'$~f|N#8eNbf]c<zE$#2GN(+0z6>ErYh<66s*+kG-sF>m<eQp0f@5l.2u,Nb%]o2+{Pr[~7~Lx``MK,W|hK$8D7IV4cze2=nA5h0[mO:Y7^T+n+.^:<j<~4m=:E9q|bIN|wVPuR~!KZg3QJvn0Z~}DS]G>#H@G%V9U_K5N&Fe]2%jDGE_IkDlc^]qvzIK=5191]t{u21H7}X+%B='$_,x^h<@*k<B2,Ca;;JY4g`f~Bv%Qtd|wN:7C|R7_VFB7F;$",
"r`-jrH3bG~|tft;P<4vz_hUOaq2sm~,|@&hWjY!*Ry`l`Mg:aQ,Vj#|${k/5A+sv@z0;iQ1'COatVmi2VAj-rBkl{4%ELl105crm9UPU=W1MbZdAPVF`>3GmfAqG`o]*f!jZ;^3}k%:/z>|*C;{[(nb=F,W{Ma)]Du:2P3KRM@M)qeauj']wA1DsGQ<5@G*7q8661~=c;BM)Pq7AHY+:zxH<<8uFU#|X6mn>d]PokZrz[pi7gP]j5nDp7D;nOz;~VR$]oB>G[y,uFEBJ/RY2t6vF0-X/gx6KHR9`Z&8K6yO_J&Sm.'_5I`nz{5r+)I)vdQP|JXN3CFGvEOTHt14IUw7WG`x$s4-gv:!=Ti=-.RC`B!gawjde`tUTac{s$:XQ~uU|%{!($]$i(=-kvt<MpBeQz{wU|`yYS@$.eV#>/S'>k<@m`[vg)tC=N,H,q3rY9U@MIkl}g8$<N]obRYXTQZ{}_xL7T,d6_O^s>Xxc')!]d;zKI9:p",
"yj$[6Q6B3es0&r`lCGyev.%k@vLcT,LtY04GhKJ89!uMF0=lz`#>$.O&6i9O]6jqQ}!c%0I|~kH%h%fF.X*)cQ%a(zt:3P8NOa(8a:RIii0|YBk(!LCr<qN(0~kP4QcMg~l[k>q5H08R||1zc^V{21{eTVeh[^s]v*E&K2Dvnv(9dtCF=XN^3eL2Q`%Ib%iI!nT(}/Bd,^r]4i1QZ~H_~2|*}E/]4%~6)iJ|RW7[Gmz,<JbF;=PSrJ8VWfYZ[:N&>nzW%TSuKm~>]|JEdx^#pdTK1y66S$<'*XhO7iQOtLpVY6>HLaf`7z/X3s=PZ=&![Th[Jspn1,l3Tn,FL8,+Hp9c^)+`-J{Nrq4Aj`rTdy|_(Eyb6*G)os7L:14+$o*1ysi3'8)SNCSOG]-+d_AZ95P/~og@m2e-An'4J|`,`4>'n]<[j%>3Vwv0tyLjb$pd=mYrLBKZ^F9L;s]119X+LKHaI3=N=o$OiH91B-.xm[KsMYIhh1::",
"Ka!Eyk&zrg.C*}@ZD7pYKqNgN1RYZaQ9cj;7rg9MRRG5CZ<99'NG^0RjO@hbK%WfV5[t#Uy%(SOjP{o_rp3Ak/I8P)`2wkzV^s0cTp^6n0J{h`M1z%5([DLvZEd]*,#[cI{k(im~offru+ts6/)t]9odaHfP[tir18b}~P@B}-}Ety)%FxP-%Zh78p^rSD[$k!VV1DLM18m$f,WdmN~waqRxwPWz=PQ$MX^zO+je'G~Z#o*1r`;kq}&_.n(rt*v*>a+.'V2wzJ[~&@SCC.Xe4r6fdIH6M4"};
GPUSORTI_SPV(leaf_sort, leaf_sort_address, 8899) {
"7g%b1t&#MqK}awh[)mi1TT`<PVpvaJ0UEv01!9pcz!@h)v[<e/]CQm'p~s-U#sy&O`eEnNd73C9P@}kiOGp|t-W+)gY0{q$@>F=Ljt*,q9HF}%Pjo)_4gr'yr=gESL/UAb+As1tIEC$#g>WcSWp,p1&wU]LLf[^]bB>M8OoU~T&>@Puq.ez$5eXHclW%e9Z!`i-4Z)a.v`H/SD{/x:)e/C<k>_YRV@crF]HcVx02^1TRE07e8jakSR_E[u~rcT`gjelT_aNS{3}y8zf'{/z_.;=FmzQ3DF#@fvLX.hw'PTNM@MfnO6kxA6!LT4=HYde*^3EQc]0t9ww'}W>7)37bb5|R|_vXfFqc'u;yu&.>H<+8T^a3>Mj]2!2:_P9-n-d(EyoLCM*@3L8av7l}Uatnp)9iIOr'v|q$FY;CgH{v^d3sI+l5m')ZHYKg,hHYP6q$90)>5fKioY,B+Y;5WD|~K%F%PO~p6nTX>UZxFtmIi:Dazx:7}Z:C",
"_d>6~7brbShn*Uua>z9NiQ9#qT2yLs;M#LoVlUug`P~R/h%97or:CJ:W{-~u7G9&t3&vgbk59}X,a26#|lw37zl+}],7r(U>|Qk#6e04&%y)(l<G!9UX&$df[NPL.y(R$4haY^>ROjGDHOeX@}tk%.]nkcZ1Y]k}AyJpQzk,stHI[EQsPf8%g]A/CLa=)qw{J,WS3n3oQORi^rR*kIlm#wk9rq#8Pn{8x}z$bCV38QvEM)KN$guIM|IvWeJ1~T*5$'Q='julH$%l@O7aqiIG7=to#AMkd'/Uf>LJ~2vJY<7L>)13#'TJ:*r`@F_bUCT#%H$2JA_!a(WP>.R*47.XHGa<*Je9wLmQe=3MtCl^aEW/:wu@!x89^cr1kz_LOvB74xXRu7m/6CAm)K`wBqj^5yEC*BEf&D1x4azBbk4BD.OfupFIy1zgEN|UvFWuYYD{#H]iLOHH{'mV;tR@Q"};
GPUSORTI_SPV(segment_scan, segment_scan_address, 1220) {
"]A$JIC8Ags:N,'LHAmn]h[JHNdA<'E#~+2.P,h}sOxSIaw{rw/.^DwiN8#xoZ@C=9lM;G/),xo9h+K:Ja>Ql%V((]O14,'&K4&`>9Y280/CW`m>fuU)iP&/T_~lBG/ITf9K36Ms9oC1tp)*Zjfb-DUN:C]a=FYf3v"};
GPUSORTI_SPV(segment_bases, segment_scan, 1117) {
"d!39pulGZ!:2nX&Rz]Sad6nji4E'R>TVy1S*W+Wb{WK)!hBF9cFOP<mdU9)NdQHAq|fq=WDs8Cgh]Tyl&oQ.6QDwkz33S1P0]#esG#`N$;]G54]{b9_LmXLm%47D'w0k2oPK3iyx-!e<#2N;k`X&|M_#lBG'72rX!Zftz/]62Y%qwv@u<XFbh-4G3`pP=_j=#%%#xtO#uxPlj2T'VE~dn]k.z{]b}I}[y^Lc_!SQ.H:jOo=g6u7!"};
GPUSORTI_SPV(segment_bases_address, segment_bases, 1212) {
"uCJu8!M;&dNO7'~N8-~Yw=p&+^5-*ha>Z&Kz>#&]qkklIg'qbl2(RaOS<Pi=%|#U:fJ6Iv$n>(1Oh[@:n'`GizrB-6pA!p~60>w-GUw:)Lq<H8S.rD-0Ick2MX'8F-J(ooiTaN11Kv8s&vOu9B1/i9M<YYyJ%3.O};=Ndwv/.C3*#GT0U0T'EER-=oo@$j+*a9Y^AEg;7g2"};
GPUSORTI_SPV(segment_pass, onesweep, 14191) {
"86g`(v[63<a/[N})nX!3}Rzh@[MPfne~@7A])jETGqcKI6AJ7;/q~~rbt2$gA1MZ@ZBcnVQc8_TGpr)7E[tP6K@>4=o@jCjQt'e#-`cTpV[enYI}&c':#cQdUY[1.L>KK(%,tZw$u`koJsVq1Xk.6:Q<1TK4WA^7n!8)gQq2opT(MghuXN`#9]sA7x@-~Pf!z;[`<!Un`rG[59~`wBQ[qiA54v]PQGU7&*=D/5]Gd`O7o}[r)nJ}[8Nba97<18/I0o=vf(QmUI]S=ISnCLD,wmhChjF7^QvI<$U>86$&iX:+Kmam)#F18/I$Li:]C!bTnY&y]:R1=+pPYr{%:'Ap_(lz}2=bm1rGW!uu_*2FoS~gW0'Ob=-#fEvN^VJ_-$HzcjEkp7v9..fMAB=8nKJ1@3VJqo'/A<8yufZNoY8G9alM]),&b*&4Ak#bMk6>-wf=%eFyyk&l(Z{Ndx6_1W32U3!A&(R0~ElXOaZ!s#i=YcM>Pcz#+MNF",
":ecTMuv#PKIQ,DVR@ZIbs$M2!lPie<vwC%TQq#|W=YBACFH^4-S$XN;A3QQTdN%]5RE^MqJZ{w=WikQ[*-&,iUE~p)ZCTgJdm0Q3ZeC@hWk#d:7Fbz&!ZW8~EakzbYpUIxuL.cA;)vuQ!s}je:Q;j/),T~ik<TEEUQ.(c17xE%ZJoI2oN#V[uG#P&L|4o>EU[o8qp1YjAMeJs4^;FRONRjSvrls6DVH]hiImLk<]0Z6JpZsq>d1Y/)6JV}1]j,bjk:#j.*<%dN9%bd33k'C7iwuUT+%@3hZuZG6zjKZox<Q(mMPpB@mOOCdh.#I%cLy<gQo4t+T`E#uMv(<UO+|9<EB~sEsyV}&No_:jZj[K3aS)Ejeg^9[FT%v}J17JPekK>D.6}67gHxcv$4QmLPp[w4%a>DuJPPQN4=zr9'+~>7DG2!B~MI{zu}CIVu&,7$xG=HYnX`Kx_[f`'y8wM6.q5#T2ynT;[(4&geQ7u|IX|,mZ^Si9]QG_",
"QZ-jB!~0qg}HX:.-mjIpi[u^:zw{WZ6DrWy}5lM6Z|<<#b.qNm&-Zg){L$Jo2`yFlqva:1qs7qwR%[vPP41b<k$W!8aeG2kF(=Yi9>T*B[!}S>I6#UHoM9k!,}AY}&_'v]{@4Pw{WbNjkPB)m5;Mi5[`<9wz#]wJF*kp's37k]BHzz@Aeo]L)C@kY6xrtm@cPVc%;WdzC*.9kpu-lOPARS0:V{Y-b^}ypga`[UmZtCzWxw8u@[7b)4n&$c!5Yq;$U!9w^!I|/Lb=TAuFa{bd@^UNg'}aLcEOb{@_[x&}T`E7iAqgwHTD];bUkLX{2=HW1[Mg/2eJu/%a6v8P`y`+xMc-y!/#gLi]u+e+G//==O'3A0yJmFff}[^6g9nj.<e|Hd06Ya:M=i1Tq25@x:N3v~}QwLst_yEOLpV!J=pymzZgS(-B0flJ.E!()Jo,:h&;.!c<w~u]GAgE.:wXLoB;mUHs+kKV$-BBf=nvy1<SAFdh:^'9|Gg&",
"cZ;^LFfVCL{ws7oVPD9-0[*!4(iW&WbWt;Gmt6b%s2+PXk7U~M3{oP>Vw=HPdDzlV)e_)Z3&M;SDW`=dW_pU;QcjS~JY%u#n|6K)N;e-52hC!Nl:>N!F9DO2yP_0.)Rc9,n*9W2(yf$JQP&9#(c~A7RZ4[Qsyw|CbS_[.ITF/Zq`FS1.p[;A~H>=KBM9ZwbqQxRUKZD5F&[zL%^r(8xQIOH<wG$hPw'X!"};
GPUSORTI_SPV(segment_pass_address, onesweep, 14295) {
"Ma8*%!]![ivCr)pLPJp4#TdcM)e6xA>d!,)((8++*Ce)l0}[i1WWB@'nl5@OA_Wo;JG#lnrq.hzrB=1t+7}([^f)ri;M8v<4SO'{y7_Zk!Mw7E!1JXb6UWI='s|&rUtRW+=d|/]N'/z=!^]~IpeoA&^_kIsf)Jz`33KV5xRD3RbyMy0k1*W8=3jym4hLzB:q.Z77@QCao~f!aRwp*!E#=Jo*9WE[':=qRGh)[an7%@4%I!W)ai)WOVOQ|e2I^<f0pz|]$kehO^PY:Ut=WH+D*!9,W/.f0qlli*VY8;~0hlrLjzj/}~]pQ!B66$gYd'yOhoSyXxGQ.3!q[W,|]clRQP;AEC$cM6o]*IAX]3QTJN_R&}Uvx@KuF6N(Y`~G32u`(+t4O&:EIR`H3AjM<UBnLnM}(qYtmQgD-A/zPlIBo^@ga,nG4-v~%NQZvJ8zp/cc>5an/e@jA*^h,':`S1LtIhK~CR5_!3%,D%j,-x<6_e+!#%J-5XAJ",
"B'd_`%Tfex/JdNF5^C*Id_+z=L`oi's.L#D01,NuydlfGIc[#aOipyf%~inN0}8s_MD1%`FpJhjsO79!C`5wMrZ9Wpdb7`eJs:*29hx^p83]V>7BP4~}au59QXxf`Zz1P9,D<<f/N'7|Pb+Jb3'PlT-SDAOj3t@kX<0:]V8qXy~=5-m1;ROFzyi/w:v['g0AAWJ#6$%(&Xz)*%Mjx,;f!!2liWH*IDDAN(raw55:/nXiu)y}>x+3%w'y]355L-L_FJGUk.tK<Ud(4aV*vwp6'`D+.Wkwe8S@4Xxj}#pn0Ephsz:-W,v0_ryDUh;wRxRJoT/g>{YNSj;xkg`G4#`bQUn~!W*TlsO[U,q.zmWIfh7mj1B;KqaDogV&[.LE/;yL)fjVXTm5r-j>@Mt.8<hu6nDcUrzFP6eip]5aQNJra<VZf@$^K{vsx*1#IS_kcJJk-e`WyUA|50|`>Z5[=mEx/0KN9f^4/{QgO6-a.kufgD*7fsVZChtz",
"#+F>HOn%h2SBk<!7aL@q]<p&vIq)KDwZr8]SuW2P(=_@aL[r9ZmU'c^l2XACh#YO<g#w;y@Mb$U-dZ<m0~`z2Cj!Uuf;q+~+l!{SAqIqudzUY;PDD</21u/4+zfZn*-vn4*BSt0k(4o@,7(v)z;~r}gd_6_1cj5jy&dVf_kfl<i<AOe(_fohYb(wkDXC6:<o6oK.;=30_X`Vq#~~43FjkuGw_/uj1*k[_fXEhT;fTj=;3uM@K]/*s:![FI%vh*I[|puwPtnuY$td2ZE)_(y|f3~9|`AhUPiUI|s._{G58j|(D07;k8K}=QtOkeL!ZO=-A.yuO{1J)JsiUh[WK&z7_1!h:jP]]!CeA][Ch>nAfJfG$VC[/vo9fCbpUtNT#08~@3zz6,NyS$})=KF-Dm2^u/xY7CCuFlZxd^Tr`<dl$X67%7JP1<[ClZoNO]#U_eM;2bOH4&9Wu|gaiLcWiG[j=Ji>+`v|J_wkKI@htbW=B&*y><T~A:Fk",
"w~Ua9;*LDR(bMz)gn[HSsV)j6Qx_.kt0FdKZ#~++Eq^BWs']QfFrSCZF_V/qjMw|#]$0y3mM<'PHd+ej+D$:<))z6eT8fD@7mYL|mZUmMmOC{gR%{<tJ*;ZYxT6&s_TnA9K/OAyd>XctVT(N1ULLHW}+{1--h}eBrqG,{<NT,px9xv)nh-tK^R!;,~Xpmrx(b.:xQsT'|ZIY.*<aP=R~`>';Xv=k>eN)2PhNAj0N0(>M_SrHO<^!/!S6FND3vkw;a>P0YlqN9UN~aQF5%9fUiXb$G1,W,QXp=D4n#d<MdLF}T+jOP}Hw`a^RD69n#1>XI#eX)/z@p>pyO]4TR%6fIEg{uYMG1bZ=v8YVvW6pY>!"};
GPUSORTI_SPV(select_sort_address, tile_sort_address, 7449) {
"%jZ;T8l8#(`k+v]^@Zq`p@I$YXME:#*4{J'1GTwF5(e&Ch.x,!=$,h`DYfj}S&0NY9G#0-K}4jlz^[8Kqw6+;`2YuOr|.QOg@OpXSNEkK:5f!'>z`2zqaF)sn*8k|$s1'O61QJK:h6m@Yk{<jR{XtTLZ|pquPVa7iA%*M;d}sc,O;a/*>;%9PjbpQFdUOiYy!o^gDP_J:H4rMiUY;S^UC%VeCuufiX//AUfu6gec;yuWoq}t-po3W=:<~F507'lsZ9'%7[}H8!l^@XWwm[Yk;wWK(-]l2,-v=9|^wxkp[N/p[#_qZ;H%T_UOT74^J+kx#I..GEG1D+<#;!Of-kQT0Z%Q8}[it3K={L~R8a9L,uk4_<ZH^ygI1PG2K>i'1]#.Dl{X7Ks&#<D$bg+<$TWqv1Nj.$):^&m@IIz()6s6WVN-fKIZVALH6gRJ8#a+[YZUgJ(-`OeA|)C/(3wJ`p](_Gj//)*U`D=K0l{hKPO;OX%X}~Wn~16a",
">&:@/}HKr[]}d6K0@F!'6Y.Ksk}r%{#98%4Nzbr5.:~hjyRrFG$_`Jc~a7vFjM{/:4I1-+B^SLjs'JuJ8&voefef~)5-UQOB=Jz&7_Bq2;O>p:`<XkeF=JBBA52QE<xzW8Ow2z7nJgD8O..9CyOVEl*cVl0/0KF|VAMN;5Is@W<R#$WIl:2x6indah.C2~_F!4zNjBLb<#VyfYWtl%ovWF!~`jclhUb/FeOXRuu0dKc}0*.@'g|x-/Q/A5M_])@`'/8,.huAiBQMI:~*k;MbJ+x@PQKB`2hn,^Kfy:SWQtv}$O0]CyB@-IpP/&>Ffo^n%w$-K3:w]x(WcH.$ls19=~TceU<-xu_r#{MUQsr<uS3Iz2b-WVAwYPF<bN]_-8W&>nGxn*{<SADvuz-Sg6_5U`q`3PU%3)<(b/!LoNq^T-*@Vx16OwQ4r3&1yuT52~=0,$f$/FZW;})XyYtctMfRuX*(-r^t|8HNs.x]!/_JWg!~8Njh~z)|",
"xTHknnc,u]Lp9fZQ}9Kw;;ZaZqi`)]%emu]-[~|B<Jy/P8+!I}M#$#u_`H%g5)^`O-TE^2/l8Z3y:|Eo6wq9srRoS-dhg2]A,G)[yA]"};
GPUSORTI_SPV(select_sort, select_sort_address, 7431) {
"MeG/:s``eJgAP(yVh=o6mGPJH[K,j8g[D8XSo$]ngKoiw^=%F[62Y*V'bWwlq(Vh&gkUuoi}kBnY7~arIfVmsYIq.<oZ$]M==6(i2'$7;UP=1hFI*CcGc=<2K'8cS6Z1iW,%E*0w[tQ|mFUmC1<1t{pOj`SZq_A{J%RVjO>_i%Ybx,(Jy'UD40FgpEM&'@rzWNwCw8We,8FPgBAKZ5.%6xOysHcF[K9AP&b2Di*Pvt{TG8R])+KJ)xcC1Ye{!|yRT,Q}f|:kr^2_D`b/EK#'VSKa1}8'g&sSTRvowx7Z]2!T7S&i)mpArX%qeD<}wmR=egAJ>8Ia3Iz~$RQ^&A1s^87Eq#iC;KORZE3]xjE_`^,`z/lV;gGc>+|xl||t&1/D0A)d(3+tyv)0x@Qj+_gQSEh$4Qy$f)O+L7PYNMWx!>kbaG2*3Zy-Dd$R`Sbd7g,G++T5W~Xtbmd>09<v)7v<k.nmMYM*}bYg|E(a,9`%j.tl5J=D2BP;",
"XWJvK.al-g2DzQ5_-svEF~Y)3s6.MB%>kteA$8.u/|V$!Y9qc.#iocmL]-a>PP>pwWoa_hk)|R{tuu@fe<RObt00#=+Oa!ox1!sA-)whgKATK:~)w;i4A4X!Y-.3/:+Wla=cM2{pdDx;8}OAbljh9a~):_nkb,zmOc:Y08j6CL_i5@rDm|ynhS12!%9Ec<@v(>#vAbX;)OR/VYrU)JOlDXrHpT8;MK}!"};
GPUSORTI_SPV(select, select_sort, 7231) {
"+9<#$GAeA^BoSVfe9]&@PpHvub95%G^ze5B~7f5:soT4O1j9iuIPLaB.Qs&:$A1^07}r&bKWhd_13(*JbJ2vqQF=n_rP$7U9bsF)_ZLePwR]7p@Ra+Fy4:vPVh5F5t9Fu/F-*sND'&y|Us*#;47i[P7xc%t`PB[[fc_w|/MR<8Ggv9yY.]Q]4ns9Ysjb[.pR|zpCy}i6X<P/Eb(2<y<xtK[qlQMiqW2:yX_LkD|nvr*RB3.`eU4/FDVK]/Vyge;7Hp{_IySOoCRXR7EZWsTs+ACM4{V|Sas&G3@[0sn_9@2a`*-Wg_s!|4n{^f<_U;DPi[oe|/KN,B|~)6LSUdYEn+FCcKD%XHB+IkjIm+*~6(B3P.lwXv39+TyV3CPq3.%.u>9P^`dZ.!jjG#rE;*eRd{YPR]bnp2MWy:hfq's{mMYR'}cRGD0|=CBg#CWOpqXD|_V#a[jXSxmHQ8}r2d~j5@ezg3N$*9/y6G1QNu`KL.&[+tQ;Z;t#",
"Z$WsMD$w9sfi/$Z)wwa'X5Ud|dU!+Gi=Y)Vr1R!JnBeS_deOk|u>w'npC}w4{q,UkQ:Q}*U|rR`}e8P,[jwS^_k41T>4FJ8dv]sf#oz`R&(%2e<WrWpG1OkS8/,@Cvm!u]}E/l-aS7%LxsV/d5#XAwv~[Cn!B/vT}oe;KU8#f:f+^`nb1K+:W@LIEYK.6DJUn[bRrCb`nO&O,JxCq;p3wyi_[oz/oEYIA0)nk>K@+wqxN*X2X'oMKD~2w`WmAyLS4:F;6_q1L80Fc=b#ThQB`QaZ6&P0r|kmT&_c'Bk6Mu1)&iPb~5avDScsM|%:'pWm3e;w;>1iHJq2Nh^^=:,o@:B7_8P9PsI0~M({[P(%)f#MN}vH@_49:ABCru((GLKpgh{wV<JsGc+V>y;T0EXv:@4-^=P|n4{gq/%;bQ}M-F'zjaBj!TRnl45H/7*p`o'CV>Png8bl'un_)&ug!UL323lm)qCPZ}avn)SErg(>]^Y!{g;FE&v<",
"*auf(y(KcZ~=mH3e_-PQ*]!PC;y5+PLuukW:*C!G3t|aJ94.s,H=(]YZWB@[JL;rwB@fv53soi47m8QJv(xs~&3#%/&6zZ%KktZYGoe_hzpeG_r{mn>n]54:XUI3`QVRWuUb-cLx:o#2cDSlE*.;V&7-xx=qym3JdET477Y](hu>k'5kn~wJQ+zwwls9Qbuy(Ww*}I&@HB7)sZ@&.y(;R<|s|G)Ra&gI6X{)WtmfclzY-2$,]X36A&##b%@IC0<U!Nq`R=.!rJLYqqkE{CtR@R4BF*Xb1foy;vL(JhVKXS]U`]]>hzqlIolgNvx>0qn1HK([!Vmko:u*D,6vPa)>IK]R6I_=|2KrMcajndW;]-Q=;Sa9*.VGs{6iZDv$~'`-#SzF=D+`$t4+^D%{|qU*ch5eUZd0]r%L5%Uo8,G]r''(3|}bYM4Z0/$9cOt%V&<`{.6nV,]jSt;V0BI~&Sz2DOybNTz:pzMUHRxOuy7gnM1xv(m&`TVJ",
"^*(xpRb@eQ&b$+g+viOD=bBb0groQ,5IY}{LJ(j9cQC,}sryz&YIs[&KBB|5G[iz/4U#FG#5GDw>kEaxqY*:hm+[=Tj;10R]1mSEy9QogaE-kaRmsy4(SN+L:V%u(dAD[h}y/K-U&5>S!d``62{/DJbD<C3in[U(zVcH<I1ID%9.P3Nje-TiXF%E14XI):~sm=mG:o#Dfoqj^5QD8aMAsgC@e/d+*Og~9i.&g7;:}/x#.G<)D~f;S&W`Uj9JC%|hiCUI))!wrZ[~9eH%]iP:/3Pg0yNA}Y(cG73c8T$)GV(kEhGJ9@1-m>SDJm9J(d9Qrut&%)bV7:u1VTT~DN&@K_OLbG>lTR;lU<dSd|<U[27[aCzYoalQza,Lb)H![IA]o|;wJ>6.0V{!ZYtAhMhRh_r&ao&G7Hirnd(ata}9m+#Sri!/[*}'2|~v&:q)ledZr'SY%~80K$B<$pv5jLOx(Y|a`L_sD233wS}/zH'TdS81_(lpJp)%",
"XR=[4s`HRDw#Q5]+nR7Qd72c`Z'w,H|vB=BFS|G9`3hO<1p@>]7X<=%mD]U1emB}[3<9qEp>7-y{}<O&N%>vDZ!!Re&'R00L.y@awc%T'EppkV>R-607wS1Jl@ydlts>o{~C|A6hypiAVJ#GYq4cGop3`a>Mm5%^7uDL)Pm//*Hin=%Bvs~c'b%bN*&[_0|zHVkL=EE`tT|iW]3&4M,^YgbM)m|=6yVy(5lX;'jr'G=I)JSEi#i}Pfs}e>^oUSpK#W)foJ@v:`^]xkes)-{Oo=tRo<q:jdBOJkr7%GC@)mZ{pTB%hQwsZ04pb)K`T#/K+5W`&]n>>bt%HrtX[xGQW([7Up8yI"};
GPUSORTI_SPV(select_address, select, 7380) {
"T7}13m+eYzMvI|rH=.)U6RU<2DyWQvLudqOBg3-G|=hTEQfe0})ox.dyXZfYC@cPFa-z$}Q3n#n}mQ+NMy-f_CV%g2<9f#joVG[}yzLwniI/gmD<w`fwmI{AIfB@1JC86Vp!1^.!XskWY-rd38l'!K#,swO|,9X|o3m&E.8cQVsyP5>UJc$A*wzZ7hJd>y$ujBu[C8mB;=W&q^,x|&%!x9Mb0$*}utyERed%znLWKlWAR{!u9{F-`#3k+qmX_`@P$_xn@xm%`!D>B8$v9<W_.H3rM]yt~XqflP1YJb8xX&Rof'Z$QPXAAUMMbAG@xdewq#gNYw(f^f1@_Q{h*BYM30TU-m(h{bYw)>s^I/5R_;#uW3i7rhRwD;Y4rQEPX^5Yr<Tpw-4,W`,^Nj6A:7UL@_A4)upw&HpIbE%9Va3p#P_df6<b/)LG9_Ae~X}@k05/>&Mb;!i=!g||yMBOt-gUd!mH^(i9[iD^L:Dx$SCiA~RlvLi(@9Yd",
"viS+>wkroV.3/So~fi_32X'4,*or=>O{vB{:5vv7jxh->d~qjUfsu1tvT_~r<G86K-[gM${(J5gF2i:~5$'x/mXm.h^zzM#=MObSCQ_{QgBi#Vlb7l^N6dbK}<l.m%YU~wCGs0>kBg3_P*u]a,<y/+;ZEhp)~$vWxh:@Pbh#{5qL!y__%$Y&DSI;e,HF8cN~1n{@C];n%}[7V6.0-rnl^bU|u30}{kSHv/Ce|&G)inR.jBy^LDrEsrX<*AQS_#g[J9]xzJ^;Wi~7%}V:,pQZvZuiKC6dGv[rdUTuX-3AC2A<i3~oTTGH-e^+*RXF|fYZt8_`1bDYnK($.z{G+AH[_eGT+,8]B_#15%dHzxXsY:#q[0L]4_ud`Lmb7[0^(7'&L=o+Oq_9G<V(;U0;Y^(_SRJk)`$wY+^19U9xGaW)uXfD(0eELAb5%gx1;xH/_TVz+US<!R8*PO/oZG_kfv|=(A^7Q;c2^]20V'go|g0~:F1u*(~:Vs{Z",
"V;gU0=e=E/f!efJZ'Qv$jIO_B*e}g[1ei}*ZU;60:fq.`+rO-u3i>:A&egb=L+Rv~bBK+Sqyw&Pz][zp5&J[a%$7[CUqb5h$_@`Z^2;kAD_(WCX+aqNfslq_``2FbLfO5++4*U7cn;`Va_WQ}uObJJ&<e`Ho)uei<mBT$:-Q_N#)dbNJ0KYXUIn/{SR6M2p(!(>V^eZv+-89T:QVxW"};
GPUSORTI_SPV(segment_sort, segment_sort_address, 7450) {
"PoESB+V<x38K`UYhTF2'k9amr1I}vnDtAgHj@3J%qmMJ{|!eNiqvt[XTlv!-R]b]9ll6|wu7_WHHbKQmp(n8vJ3=RE`)=f(<d:Alg1Ek78CY7o`A$e$#16a>oObCHN)F')>$AZp)~hpp<z86E3Ka&9Cv.uQ,s:zcr:]f9(m+^Jmc1g=o#*tUWS~@M|>L.RTQU,yDcGE>FeZ~)!(|v6J`RZ.qd$BpNqARBrYOm|O~!Gf)kZzWiu2WJn]jq=Igr]~]P:U}W%)uz1KSYn#*^#lU+`tqD~Je0J,ZDoKov6e&KEsY'[(=g;{JaKKiDz3B&SBNqGL|ae~8;`a62X}'^93kxjiZicdpcWrL:Puo,O*h4!eM7L'Nv!`jFK+#!Tw1,~X8QEi'A9;!q}EgBcba[Mt3iark-^RO<JdROLWF@qt$PwO,_JZl'opoB=t&za7L&OOliO*FiQbjX9pe(b}Vs$XBnS#)^+p=T$&%Uk[j:v'X)2md5@hc.Q$#",
"#^fE*E/~-},j/+v>B<9fFP]aFMj||6X,59K]vyrgyEq6XnK<:!"};
GPUSORTI_SPV(scatter_basic, scan, 5259) {
"T=P+i(t+X&O{tKSCFEi(GEa4/%[ye4pEo=MGNgifjhUE.[o{%fh&,5R<Q-T|WIReT.`$X/t*pma5eg]Z~Wh]g,sTPy&9~J]'8vVaD)}RNI{._=P.K#JDMRL/'&9khs5xkf/}m|Tm-cTAB&p)*SnJ2YtB&_%y9L%el0,k$UIEO4%4WI%5[3#X#2aB-YK)LEmvz+$GQX,$;x@k@'TFgBG8A~%!gj&qK|IcltS.8BBe}~3<n0A^E!yBJC]EG_5|<)di2_:(U1~AUDYxRm5h^J0wRr)-u2m~^I4:#T8_jp}i$BW>/!Dl8[N6c<s*N!{-g=5K'|~l>V/FD>4T*e}3-|$92/tQ>.KxyHD:z0=<Xl>`4D{klNTwF4q)_c(as9hsai:_2$R1;dtEQk)3_yV,D}x5!%CcFH,.||~pvX@>XBA7eP[(p/F[Y5),>P*O1_:}HRtm$"};
GPUSORTI_SPV(odd_even_merge_address, segment_sort, 6449) {
"^CFuSTKas!B_>Z4h_{Qyk'%0#0cRYrT`UW$kvS(7YPU%cL=:R](f}E1.o4U}(8%]tMj57[gUgu`{r</V`7aWbgrXz!|6rV>_#~VVT;={w0%yK+#*Z@%}3LeZ){MIu2$ywoV~&)pw_[h<38bYVEtYI#/kpUkhwlgIv`_Mz9>bHI*6i:kBrr#k&Wg7}Za##bX.<7]gkxfO'4QPXp,puL/-tymuZhlMaUg|Z!+JsS:@T$W/DUI!eJW[fYRQvI7LFmsr&|@y8Sy;7-UjDWo^~cW`G'3q;)&'Su`1m*K~+<[]smaaN(9K%BbUsI+g,EBH$;`hM%WFkA2(;b]%=V{E7<f-Du*&N}CjiK5cF#.lB$&i+18I4/X-X{~N=%i`:Y]}ekolxA^*!pZ8eh)VU4HU'UcBCui5fL2)ZCK@,IkSHah~]`Ev)_l.KX~l]*etWxvX's]Qy<P@@LQz;u#w.bS(|md+a&mYvmL<G<!d)yNB!;>9ANNvex/@TS[t",
"5TItQK`2+'8wl^f,xN=XJ5m89jQdEeW9DN%ZdOz>p_`l!B}{&hf*PvC5_1m_wY7kH:1qp-'usu%n5DrOkSc)o:|/Hxa'#nR7l5&9&~SwI5t(K!/~gk5[[D22)gg{CHmTKTs]*]0n74JaeHM`op6Z.8,1<2H3,p'dW2CJU.@i#w|R^EhS^_E$|9OlN9r*:5Yg>E-S@qt,e_M-*RIo,g!5o!4:Mvy}Rlp2+L3IRxqpe3KSd(Td0YV}:9JZm,#n(+#!JMu}['IMRPJ9a9#mPJGWuALp/5~QVM/6'QziQvcN2tz.v,S32Gz^N}/n_F$2x3eW+nx:_HNG^hXS%9#!oOZ/rC'mQ3f.5J_fSN'O2-_X%nMbu|x<#{M1@B]aBL>o^n'y{9!Qzw-:xL7h#Fc44QX4Y2~s1S'c-_VD%Q|onocuM]P^.ZCH,EfsK/5r]epl:;3L`z2.7x|2AQ9Jx|ei~^p3,;YX58'L^o6$)kKt>eOxa2Jl<Kt(g/xP",
"NOiu)&r@mwUE6!qX'Oj_Yx{dres@n*CT)5W(uKFZP%yoaa7g%3..!~csLpx,<uOpYC-`B!wro;M+^>(Z.3/2h`DJ4@~x;!@0r%/T#={s0.iq&'~*cAP|zAZ*DY}X&){oeLOPy4x*D6A|{!=~q}Ms,>G.'dMu#`!AqsSp,^46i7h*%]jk%dolBS@A1cb!}k4XP[2*V>dT1@^NCW%EbSH.FddXH.u}R3u7mJz*hZ/0z{x>~14S8K^k*5+Q')-|u.e#rzQ(#9j0Bdgq[[_M%CQXH:ZwAy|Rwb~}9&~qT:%4EMNi,Ct%dqplj!LIO`$sxhmT`%d;sbF66yyEVZzAP,h^E(X'~q6OsqhCo}b>RFP|lZu~r!{VPU`+n(+I%cOheuLrA%cAJl$qU4#~dim-5R|Nd|CyqpC6:5`Hx|CFz<wiw0t<C=W'1rgNw.n8H()AHT'5@&ec<%Se%F_X(Dm4Wc{Ujg`k'<.5{5@/%&''EyLNnqV6G#h2R9-6",
"EQer*.q[^!65nP*hFHc+qNTl!>4wI=(1|xWlJC3B'FC^k97^]P23(VI5v@6Gh*1y8jaQV*<[T:S;{$c)CV9]0~mTQ&w-~~pz--N.@wKS#jy-nw.<(2Yva=Du9b$M>z-'<gV1LmYoR{.KXWEn8ZRNyK3AV|BY~IvJ.X&jR$ja8E+O|5]N!&NHG^w1Ec%6R^=@G~H=oIz@diUm37F]#M;p=5Ko}s2OB$Du0]c)}VKFUL1}OUfb|l+gvok|k3|SBCkV!bFMaEt;@qb%JM)oQUhgBRnUs3j&mCg2YCjhC.k`*Ou8.BN!'<kjllg7b>vh{DC#wTGdKrJzSU8Mm!1I[6qm"};
GPUSORTI_SPV(odd_even_merge, odd_even_merge_address, 6373) {
"1hwXj_VYm73rk&K[MYu_hH%F@rtA$%#RvhC<:!ed<`6'qrib_CmUN0]9bhens9+T&zZX,Lk1YqWFv`sU[$(5Vu/o:mLR+`I#o-}/&|nrLQ{wWqgQ-Z9{iz]{_G)SCi2FP|hh&p`O^lhpe9dJ8LGOr%5yt<ExQ'R't[|8{H8_m&4Ma9cK0TBILD{{6/+^j>*4+;L*U_@H0iEQCC,2C]gZ^7.33)hH)+z3.qUhi_Q}n!wN^|%z)UlYwM9{,s]/8i_R`HKqU@)YpruxdGAQj)VZ<QU~T[&1Swx~_55XenqVdUqjiC2/#itbN^8%7fn_#7ZF/qu@2o<w{eG[fl67IcI,>/9yK}7%pjV]S[{33FNQ,KWezJTT,/2xjHn{TN)Jf)xD5,K3eQk@5,~3X|#*MW5eG~@HK[[_GAf@p6OS/LA-<6$$}B,f;KR(xmZ#&(>xbya4R(_,xwv<)fy!E7%SSmI;9t}C~}wXFWEp['`BBYZ[Myara{T#s|-h",
"SXMd|_cM<RhN(hhsel3`C7~>E}EcjXTRA2i2-]u|E'7=`!EuRlJsV~&D2NMj6~wwN.ag~S8d${~:k,%pelJEc6VMT;=~$@}G_T2!Y9I9#EB9-W<Cei.#3D6Q3t{D,@]Bw)xClj8P^I'S_|J>Rok(R>P:6}WN*;2MHM#h^M0/qyZe!I|_]NSCVoOOJC0~4nI3E_t)R]-6,D-khN}n+GZs,_Gx73u{j:+2_bSYjG]]pnDr!"};
GPUSORTI_SPV(segments_address, segment_sort_address, 10123) {
"!dDUXiQbOtaY{<7}JP,0*rdP&%VJ_mvJ[K8N(NqT(A|0lW(zb9g+G}[15ABN|HA!tkiXxa9Jwdllj;Jw8-z,e%F78'VB>'F*L@mgzgLgn@w.!3!bKcn=Xjc-9-D~$D%p+*{{`zLWt!&i<=DIuP6[|5CtK[~-80cLoX38$zr8&;ptDjrq/#LQ_UsMw:_@tD*|etJ<U8gR4-cB)cstgA&j'6PkyM)OPA@1Q<Gi=zyV1~[a'M=Hp[Ufw'Z_*%qSo<V7$gw2g=Dj'LW.HxGA((LuK&]l4tkKZ~#QRO}Xkr9jAh#dg@Q,uf}r6TCLP/OsN.Sq$x.8;*Qj={'CCV@LPW[&&$r1{54@esB4y2r:Y.b3[NTT0);.%>16.0>nu=pwpe-<roCCm*_,jdmHaM9:h'[B(tAz~$R#T,;^f}Y3U=m/=K[k[_)5_K(mc]Vk7g(#A8@<^-{2Od^d5+r<jFP5g2z@$76@CdVq>3#z2[zM&}nU{@)3n]#&'rrx",
"%hmPk1Aw19MA612yJu#%.}F!WcK,HCYShoq'92/j=/pY(P}mU,LVEayXdO-CUcR6Hd5M:Si#,tC1KTOCf6MMHDotso$m8'T}I]%5[60:.n1[*4,i~n0lXeu~');6T'AXg=dlu-OLSSN<~'2>;qw,2U;A&))sg+##'3w)7.tUt{vmY5`._~wHK,7`i}$h7=WB/s+At:<nQZSoZb4v':$zB!_N{myNMm^A=]=B>q~Ol;(nd#HqxwoM5Bg0`[~Isv}fX=68XZ4Q)xfy^#==lmKyrh!TsLU,lCL-;lYl&WS>JAvMlC*q@sQJ)uVq7*h{),X1wKMcw8G_,a0M8vLSoZht`0HUX.7~]hGY(go{w(v=<40sk{F44F!1yzee[:,<AOX[i8[|D$}zaW.VY!`V$%wPul^=.MfiWsp|rk0Qt]@-1ZsQeeSIzDf@L0sBNV%.4a=gbIVd*=~^J>jW5LtC8<DwyyS*&i0Q701a0*Hu}'7ZM9^-a'#{9R~>",
">l@rhxB+(v4wH=pbg0<3Ddz2i3qbJQm0+Zn3~q0)El>|/-N]ZRR'FtuC<}WeK-R|%=,g3CP6-0(2+YBbNIF320uu[C;4}/Ne%,4*@J*xHA|%Dj~ho5YNrbZ!"};
GPUSORTI_SPV(gather_address, segment_histogram_address, 2547) {
"W2rMjw^`%V{NjGi%u'`'h$(}NbmwSp6#X/Tp8q!W^,)U'wa@RqT;@Fj.$o^;;:^~Tum'O=Y}IRy~6<X77`h:MOC//X%5K6DU|h`q//-1nA'^ELO*&+d*B!FcQZ9aG{6{54eSZ=~{@Y4u;EH9='PwfkV[r{y7D)hS{ekEyY&+31eVm&Dghg/LjzcrKzDeaq!m}#hCjvYFYvN)#|}&skhcder(Od#.kd'OM[C//k6DGhZ<Ow6R,C$,-M{Fh&cK}U2Bl^/f%iRNfb5X<!fas;vSrCK-2FPO!=QR6=nUIO`s|s9ipzFPdt9{P$$V=wh>zDT.Ao7RpFRk[d_Sg;/1.ZX'_651VW/JUDn/H'IInq&J&u)S6}7t=<J.jSga_O-al*68(0+wFKMpRf/{2`[v:q_]|Kn:Z&T:,Szjb,eVw^2dEQ]I]Dsc(A'_wfr6wtjJG&E(jGLkc8V/Vs!4D~RJSuf#F8K|VS;br(DZ=/V5d!3:f:UGTQ9hu7M/",
"EUJcXyXfiXn/>+rl@0>~5/p|z,F6zSB3PT>8yz'%HF0n}{3EYba,:F%Cw0v4;&Ti=8mlLG)m#*_/[~}_yT$lEC}%ycX.`:E0k]qguu%(C]4]_-o,-a)o>C(<F_Hx0IhkUb#@26D<a-HP[c-<DdnT[QL~J^TIl|-@eo^$nLDl/2Qb{s(<zwACsB99f;+cqS7CGDH9RpH>dR`vXANkdP3MddD"};
GPUSORTI_SPV(gather, gather_address, 2246) {
"g6B01Ezb)NB!HD_Gty`tB1lF1:<x=5Pjw|pGLkbjagzSx5My7E1n.FycT4~b6NiL:-Sn>6&sJ24^jI;]h<-00YH-QMn_0&G.t5R$#OjfmvDMsQoVO5ptd!9^wC$@TzRk;pbs,!n]=U_2TC<ckpG}|pzNz2A'sNCNAu~b'xZ*2Si+M;j1nI7e>+yG3}9>o{ufq2kA|n}Le2yCs*L[%Cs>|'UjIzzL[-^BxL3`o+9c^UaaSp2ywu%Pl<g=|,bJuJ<Z(=>Ti7AHgy!28f5ieAhnsW>).NG-@XsP1(XJ:8Au'Erla7K3gHud](`|ycvwnW~|wVqoh]RTJUxf_I~^9>P5:;8JFaww$sb,Mq`^+ic%<1N4L7/VW:V=!1((SJQ,1VB%>Lrxh<,$4O*{=Q}-8%_1cpFheXW)XdC&TFWAp'`Plk*Sp;#)t&/PNtIc3:9"};
GPUSORTI_SPV(segment_scatter_address, scatter_address, 6536) {
"dkqgrA<{'j%9(J*ayHzj~xf(DpwaOZ3(DDebnVwHsh.)of0etX+dgsxp$a{o*bF,}CN`&3RlpH!%}yZPpWwHM3S,>_[K'R$lBASBqbjH;bYeUEpv4`[jt7T}>E^w6M86(3C4<8qN&;KUli13B}<}jMc;Q>3Dc@uk32[T/Y]<.o1.z=5}v*OH1N_42C#G43=6ARhMg2zPO_IXNfYJzL|WMa%R|fb#5HakD<7nF6C1+cln'e9G'4dU>s!>>;^nS3.rx6zq#UX5Z/Y^S1@`3N*$jIxW~WvvU(Rzm|s8T:;=bG_vn.%w2e-j7q4y/~~MX7|~Pz>qs+PoPY5x#s.=WKC^[yz/y{yf^'$[*dE):E2Q:*Knz}cNB<VpFeN7nBvy;de|4sSVkEMik[y3_(szLnW-*+,6`d8+]0_>*&<{-:MVaUOhr6:K"};
GPUSORTI_SPV(segment_scatter_basic, segment_scatter_address, 5538) {
"qXT<$N-=him<.6zJzr{p]:&_AzFo%YhY{O@_Lf;.n1YMUBJA!;y}-I3O*S~wYc|ENe.pe,)2Pn,r6m)aezdav3ds`FfOqt0z~d1B!pV3H&s00@2EXb;%WWnWcE2iS,pl,(cLsa{*K>8zXRM-(QGK.VE7%UoWe7Ft`IIU3M_wRn|pf%<-JiYZhHe+|dITb,N,2em.&3)5S$IU)agRn=I$-gw(L2}Lh,_FDuN~LOV8{TBCQEjDu+va`]W'8H.z7CQ`p~.8dgB%r,3cZk<4|Rd.{Ae]^{zR8hBIRj[fPB_]X4dX>H.E!p'pCOEBYsU;GwzbT7Zg,9W~0&K+;+:(-I)#Hyvh&x4ht3=_]^v&JMMA;Jdni%6)<DU6Qi$twnZte-Jo|Iq:6a*6wsOQwl,g_C`@SW'~*-(]9h(Ig_iJwkCohp`ifZ|lc%CFIQ$d,hDl(~7sy~d]qhEX%Ha%9%:zZ=-o}3y{XS`0YGLMl<*h.7oFj26ttG*YgxzX",
"4`t#Kas>Pcm8*,18yDPmv&1u3*VepD~GkcfJvJNaZZFS&VP(RE4V*tF.QVpB00UNAwn{-G+UzbDo!PU'{>&Cp^#{6-tT^B"};
GPUSORTI_SPV(segment_scatter, segment_scatter_basic, 6559) {
"kYAFS7$a>l;9s%58CamXn0JBhP3@+rZ>+tR0xo#jnLb>X'Bm*mOS<uz:'f8Xn.pP8Y1MfPWF{.E!4ce}hFQBm)vlCOdw*w~2V'+.4i&p7oNqLsBH:`iS]!d)}[Mc+4xb!Mvz<c&edhOJ2LLxO-LZIJY<h(qd^1wGsKmQKExgdOnSd6~]Fy:u^%YInVBPf#zQ='6_x5k<6UHtd.zQ[`|>4k2pGhNuIXxFU/N(+x~,`GNo57J`M$>nIn/d4W|4NO*b<('|^|l^peP]I&jwoBX+rn^=$g`a%a<,I'Cw>@VC'Q<hx@ZaVCs~=gWPvIv@7J5QY7k:+6vWQGp/lx*^+oe5nj/955y2N{xfwVLh>.HS-WO4c$DhOiB;k3Y1),FB/,]K/Z4y[46S#%5-"};
/* clang-format on */
/* ==== GENERATED: end ==== */

static const gpusorti_packed *gpusorti_packed_of(uint32_t kernel) {
#define GPUSORTI_Y(name) {gpusorti_lines_##name, gpusorti_base_##name, gpusorti_words_##name},
#define GPUSORTI_X(name) GPUSORTI_Y(name) GPUSORTI_Y(name##_address)
    static const gpusorti_packed kernels[GPUSORTI_KERNEL_COUNT] = {GPUSORTI_KERNELS(GPUSORTI_X)
                                                                     GPUSORTI_SINGLE_KERNELS(GPUSORTI_Y)};
#undef GPUSORTI_X
#undef GPUSORTI_Y
    GPUSORT_ASSERT(kernel < GPUSORTI_KERNEL_COUNT);
    return &kernels[kernel];
}

#ifdef GPUSORTI_LESS_OPTIMIZED
#pragma GCC pop_options
#undef GPUSORTI_LESS_OPTIMIZED
#endif
#endif /* GPUSORTI_IMPLEMENTED */
#endif /* GPUSORT_IMPLEMENTATION */

/* LICENSE
 * gpusort.h is available under two licenses: choose whichever you prefer.
 *
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
