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
 *               call. gpusort_cmd_sort() has then recorded nothing, and gpusort_sort() has not changed the arrays, except
 *               with GPUSORT_ERROR_DEVICE_LOST: a device that is lost while it sorts the caller's pages, or while results
 *               come back, leaves arrays that are half written. Keep a copy of what has to survive that. After this error
 *               every call answers it again: destroy the context. Nothing is printed. Only a fault of gpusort.h itself can
 *               fail a GPUSORT_ASSERT(), which is assert() unless you define it.
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
     * segments NULL with a segment_count, are errors. GPUSORT_ODD_EVEN_MERGE has no segments: UNSUPPORTED. */
    const uint32_t *segments;
    uint32_t segment_count, segment_size;
    /* Only the first `limit` elements of the order are wanted, of the array or of each segment; 0: all. They come to the
     * front of the array (segment), in order, ties by the earlier element; what the rest of it holds is unspecified.
     * With GPUSORT_KEEP_KEYS the results are packed: those of segment s at values[s * limit] and on. values then holds
     * max(count, segments * limit) elements, and what no result is written to stays as it was.
     * GPUSORT_ODD_EVEN_MERGE: UNSUPPORTED. */
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
 *   Counts        A plan holds for all counts from its own to plan.last; gpusorti_cut() is the only place where a count
 *                 decides. gpusorti_each_plan() goes from plan to plan: gpusort_prepare() compiles them all, and
 *                 gpusort_scratch() takes the greatest. A count on the GPU changes nothing in the plan: kernels read it.
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

/* Host code of a sort takes microseconds however it is compiled: at -O2 gcc takes half as long for it this way. */
#if defined(__GNUC__) && !defined(__clang__) && defined(__OPTIMIZE__) && !defined(__OPTIMIZE_SIZE__)
#define GPUSORTI_LESS_OPTIMIZED
#pragma GCC push_options
#pragma GCC optimize("O1")
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
    uint32_t medium_below;       /* keys of a word alone take onesweep_medium below so many */
    uint32_t medium_pairs;       /* keys and values of a word each take staged_medium up to so many */
    uint32_t planned_sizes_from; /* passes' sizes come from the plan on the GPU, from so many */
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
    row.planned_sizes_from = 1 << 24;
    row.segments = gpusorti_shape_of(128, 8, 0);
    row.select = gpusorti_shape_of(256, 16, 0);
    row.merge = gpusorti_shape_of(256, 1, 0);
    row.tile = row.exchange = row.scatter = row.onesweep_medium = gpusorti_shape_of(256, 8, 0);
    row.histogram[0] = row.histogram[1] = row.tile;
    for (i = 0; i < 6; i++) row.onesweep[i / 3][i % 3] = row.tile;
    return row;
}

/* Measured on an H200: see tools/TUNING.md. With graphics a multiprocessor has half the shared memory, too little for two
 * workgroups of onesweep_staged.comp; others take as long there.
 * NVK (Mesa 25.0.7, Turing, Ampere) keeps arrays in scratch memory, bytes an invocation: 92 of one-sweep 512 x 20, 64 of
 * histogram, 36 of leaf_sort, 256 of odd_even_merge, 308 of select. */
static void gpusorti_tune_nvidia_graphics(gpusorti_tuning *row) {
    static const gpusorti_leaf_counts leaf_counts[2][3] = {
        {{1 << 18, 1 << 24, 1 << 28, 2}, {1 << 23, 1 << 23, 1 << 28, 2}, {1 << 23, 1 << 23, 1 << 28, 2}},
        {{1 << 18, 1 << 24, 1 << 28, 3}, {1 << 18, 1 << 18, 1 << 28, 6}, {1 << 18, 1 << 18, 1 << 28, 6}}};
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
    row->medium_pairs = 1 << 19;
    row->staged_medium = gpusorti_shape_of(512, 8, GPUSORTI_BY_INDEX);
    row->leaf[0] = gpusorti_shape_of(256, 9, 10);
    row->leaf[1] = gpusorti_shape_of(512, 9, 11);
    memcpy(row->leaf_counts, leaf_counts, sizeof leaf_counts);
}

static void gpusorti_tune_nvidia_compute(gpusorti_tuning *row) {
    gpusorti_tune_nvidia_graphics(row);
    row->medium_pairs = 1 << 20;
    row->staged[0][0][1] = gpusorti_shape_of(384, 23, GPUSORTI_BY_INDEX);
    row->staged[0][1][0] = gpusorti_shape_of(256, 38, GPUSORTI_BY_INDEX);
    row->staged[0][1][1] = gpusorti_shape_of(384, 21, GPUSORTI_BY_INDEX);
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
    const struct gpusorti_packed *base; /* or NULL */
    uint32_t count;                     /* of words */
} gpusorti_packed;
#define GPUSORTI_LINES(name) static const gpusorti_line gpusorti_lines_##name[] =
#define GPUSORTI_SPV(name, base, words) \
    static const gpusorti_packed gpusorti_spv_##name = {gpusorti_lines_##name, &gpusorti_spv_##base, words};

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

static const gpusorti_packed *gpusorti_packed_of(enum gpusorti_kernel kernel); /* behind the generated text */

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

static gpusort_result gpusorti_create_module(gpusort_context *ctx, enum gpusorti_kernel kernel, VkShaderModule *out) {
    const gpusorti_packed *packed = gpusorti_packed_of(kernel), *base, *known = NULL;
    gpusorti_unpacker *u;
    VkShaderModuleCreateInfo info;
    VkResult vr;
    size_t most = 0, size;
    for (base = packed; base; base = base->base)
        if (base->count > most) most = base->count;
    size = sizeof *u + (GPUSORTI_RINGS + most + 1) * sizeof(gpusorti_id) + most * sizeof(uint32_t);
    u = (gpusorti_unpacker *)ctx->host.alloc(size, ctx->host.alloc_user);
    if (!u)
        return gpusorti_fail(&ctx->host, GPUSORT_ERROR_OUT_OF_HOST_MEMORY, "no host memory for a kernel of %u words",
                             packed->count);
    memset(u, 0, size);
    u->ids = (gpusorti_id *)(u + 1);
    u->words = (uint32_t *)(u->ids + GPUSORTI_RINGS + most + 1);
    gpusorti_init_unpacker(u);
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
    if (r->value_words && !r->addressable) return none;
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
    *end = gpusorti_ceil_div(begin + size, GPUSORTI_ALIGNMENT) * GPUSORTI_ALIGNMENT;
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
        result = gpusorti_make_plan(ctx, &some, &plan);
        if (result != GPUSORT_OK) break;
        count = gpusorti_min(plan.last, request->count);
        plan = gpusorti_plan_at(ctx, plan, (uint32_t)count);
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
    const int at_end = !gpusorti_ends_by_passes(plan) && plan->request.count >= ctx->tuning.planned_sizes_from;
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
    for (i = 0; checks.result == GPUSORT_OK && i < args->segment_count; i++)
        gpusorti_refuse(&checks, args->segments[i] > args->segments[i + 1], "segments", i + 1, "offsets descend at number");
    if (checks.result == GPUSORT_OK)
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
    plan = gpusorti_choose(ctx, &request, request.mode, 0xffffffffu);
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
GPUSORTI_LINES(begin_address) {
"S8PX`>39o]%N+Hs9F(`_-j.#ns(C8A'+q%k:}9u;8kc78a[R>Idj~JUko_8|I^zS{hu2)0|a)A$420:tgo;qg@i(vhrueqm6#F)UAKpM{nQ~XKmqFRq}vPGMumRKw$S!>k1aL]&fOrs7|z=|,3Qi_R6-/x=h5#PW:pls4In*W@bI^$+{SEGTRe5n/n3_7Eu]p-j^-5lAlXj3NiSBK6o8g`ayAGD%+fYd,eYrZrialD}PTR]chgGzp`Tc2}iuJ/u@{CMbes+n}p{moJT+jjQ{'viWM.&mZlt/a@alL;Fgq-f+<{w<|**8uZVf1A]O5Q,C94<wm(CA%|1~.7-hz'22r@JcC]-#G|-0#1l_iG!Ia^H=`L0Fr&x4Vz!cAAO]|A+pUi*{qEIW-O87$t+y'!*QGLLow1Een/j/YrfA*5nd{=4Fdalcj]rn>cpXJnEs0&W+<hS,)jblmi,kh[a![j30;#x79hjeWWue&S-t5mW5%u-R,j`io(,P",
"tccGWshdML9Q;juu/f@7'Aw/}wPms&}eo9,E/Jlx|vr.zJ$&t4EWa;|,fk~%i+n3:b;Nw/&mKwj!J+(D0-u|1Hih6@LdH)yNS[q&uJ1k&|roq2!73O.$+u$pq%9Tz91<a*Czb(f]k4tAyz'l[Q)br/SHDPe2$/]ncwPCiP.biBm)wkgm<seh,|`,+Sv2ZIFnBxd,3l8OcAzA>Pro0pBGHtc'g~ovw&DY<=dflY`pTqk,(Qb[vs+oJe|a[q])]<VvGF+`{!)<!&HMif/lU8;7|!Ev4N%15U2*+YdAi/Th'gI^l3l$&&_2M45g(~zw~YHEYHRkZ^8;WIB*A)t^U74b7B)at0.t5'LL=FF,w,v~0{`F*Fb{taIn7!@4oefL</TO+~:Te50rb{yrVO(BG~]kOUm=^"};
static const gpusorti_packed gpusorti_spv_begin_address = {gpusorti_lines_begin_address, NULL, 1181};
GPUSORTI_LINES(begin) {
"-4k*0ZY7+gDu7)Gu/NRe~J#ocLo-zVwTf7D/$Qs]IyDT|C{X]3*#,CAD1p8cIBCy*Toa3]1YRs$#(r7pmX|EkxZzRXK:~a$Q]c!o~U!n*XFE&.~9a{itm@Qaa3,_:Q#xa!p^+mg,mzG55MVCt1)a7pa4K<v([}ZRlu^oZBK0]P%*p%b8c+wM)U1i50BT<C(eX*Ps-niLXde,Ui)b[rDy:PJMS#&)vvDneVsl7]3|J:lRZQD)=RT{$FqY$Ppk}Ia&dthf,5ZYu_IB~C20c!"};
GPUSORTI_SPV(begin, begin_address, 863)
GPUSORTI_LINES(count) {
"-)QLM1@5DAQa'}2zAaNvl}%<k|3D-0U1GI6<|Qubwawe1u)A!#GqCd~ASZbn~z7A8H5DPZ^.paWT+A$L*0/D5Y$w'd8$R/c'3:Em9+)1{'MG8;mAhXP|znraZ+0IQ*_vCgTp_8t^.d_s@3owLAVD~sCY^-yq:]0+K.2U1q/*Jp/@QGykJcyD>~[QEoD[4S&>Lc/LM5pz;oyjkIyk7wd+gP]*<Az4apg=oMv68im.`#i,=FB'4m7(*eO{_.M!i*F|^:k%>mx/-.QMr6S%.3l}C'9Xv,#0ZuB%1vyI}cb[RuXK!^A=%.JmOJEZ3s7`QX#wsOqDKC*REDKtK>wv*x,zbbPmQPc;lXZ^rZe_Y9x{(L+9QtC)c5dn4/4*d[&{,=K:dB^DmCx;sCXp-|7BY/2;0l;>&'&&;.rWbW4@=,^8rsU4~.TU^$xf4lb+0PTq!6@B(&3nfkvP18Cj]<FacVyq7|A.z(pzb=rMm=K~;HjMuiDE15VnWua`",
"-l(MkaTq+xdO=v@h$BV0+0z}SD@(P_L}OlGN2+]NeUD6L)~PC(ID})H-#/GFiw49XvPgUtPo`<9M0h-'dms`A:@Mh]$CV(XK#f`WqsY=!<@T[T0]^jX(E9Qn`ji+-*e&uytMyue[d9~ErVc-w#l:0{Aic!IgKz{1Kg&Q[}O&BE2kFr)/g0%E2PcBwu[ryvyH8AMZFs(G39MDu6OKB>eesI:PKxDh@mJG68J5N],2pI*&q5[1RLzSnv_w'56W4@TYO9.,Fjj0J+,'Fx];RCF=}9.lxgB:w),^QPkk^e,bXXRC(r*y*A#f06F%tl-*uJLBy3I$u++C$SrF%AVmdIyD'{_IT,HCBKh^fX&;>Iy7]FyjLn|Cz.9WZe&jEZ7&<}[:&NP,t7`.Vxf}7&p_QTtw(9PqVW-69Tw0A&#juqi,pa6jcDfZLuf0@VW)6|#@*Ah+_^~n/}@:y-#_WL$T;v8U'4VEu%k:>y*s95P@iXu!9!j)Ea/GY3up",
"N>*^HO8iQ/pNaDl^3s{KV@A_mdAaU_3kZS}Bfb2Q/<)KtnX~G!EyTg9jk1bg4p.Kcd#|X[{;Y7~-ms:[fW`(9jyvx5^9h]9tw%e]Y[m9~b{eDRmdf%&^x0j>BP2iyL]7n$>_i-PcSOJ<7)U)5H0h}6d(T:B&jM$m0{O`RL02f{z2qY6>6g`@.QW$.69Z<>Y4tZ=IxV.r,5<AcVoR:pSK=^U<PprBgreJ3^9(csy#z'y7}grL@PCKs~}>xR7H2c=qR#@4<]I9zsITNl_by>H%VlJ)i=ubDLt_d2`Re`'hO$eYq8&c}4q>nd*diB;)d~YEx#PB5qrRFhx^D@URWWH:.2;h]9o::e#u`1.uV:-[S)K$2!{Vhc3h(CdPO=E#@H{otd];vEU..$sWucoET#kQZHg8S7Q5$Y2,z~,YZlW.P'WG@>ZD-}$b/~qzA}z$NN.qUDr19mmr$S,1Ye;{mt{HKGjS}QBL{qqe6Pv[bbBu[HW{ks-o.~4.",
"Z0azI*/3*Jd8g*o(q$Tu,h=p&>PHI:uP=8iDs8Xm1R1%y62T3|e0vA9(F=64-qz4Zo7H^<2<Mnh~#P/nU'C7G'Z^OP7/k]PdAfECQ4DYn%0EPf,lU&uV_sYRkPyM`D3uFQPsF^/>a.4M"};
GPUSORTI_SPV(count, begin_address, 3319)
GPUSORTI_LINES(scatter) {
"-&X&Z]$(xm0Ens.)s1TY|)LXO3`QcIqqhnnY&hF4`~^.=J:lCf%>AS}Qf|4X,=h#C4P3s`Y!9,evjC8-E-~]CF[UI;{[<t$om'>0s&C:4j/80_v:1S96T~qUSZT);}@9vm8bm*a.]+1`cr0Afd%y/p77YK=~[rn2w/_qXI7WgrS:q~p6~g4K6i{C@=lKki5kfi4G,l_[t$Rs&$oR>[djTbxxXdUZm{w]F2Dwm{'J<U}a@jps>#|n.1-hz}A;eMd5{=.aYEF^(KLeW,]=BJu.m<Y6-|hk]E5YWY2`[qu6kgoG/knhlHj+tJxAiquavo0*zpYc/&kU+R]e+)V'399N<B~<kKcgXCkT1qdK#$bnc,DG;I`22s[AS[D/Rp5;N1L7p~5OyCPuD7zz,eo%'RAglGtuWXS9:QWBu1Ay#)`tTu>d{Qr13j93d{cf:zW0JF6}OUb&$+.~w/I--yx#OPO&z--3_owXP~KEW@1[[0!VvBw5XJMMm^)4",
"8QC@dstVg(KoO/A2U^wc[%^Ny[$^^rh>N`J<(Wg>8<FwDDJNNV3Jk2a|#Q$Hfj!fVAe6JBqey<ULl2-cbO#fk*A:ERAlaO#{$u;HckPi1BTL@a41F$SpF]ZsBI]oq)e4*R'5)`eKg67{-_.)!P~3HjePgMeAN<T^*cqc>eGN&6v}+()o&K65qtZ+3@C<RILoHaN*&5aH,!UYxt{vJlPc1P2jPD25Bw{0#=e&(HL!pyx/I$%iQqh[`^pKdkn1rdQ]7tMLdJ8=FhNO(<:Tyr~yA`p^h/J/&vtRDEre[%Vh0H~T#k2q+7}uBgB0XDt5uHwkgUL#+qs!fXPWYBNm%3U@.b^S#_KXW21gjhV&pw5A.GxOuKScVW&|.5op~r|}Y>+W,8LL5R!T;Y9YChIT=M`;C-1*-/HwT.+a_&5w(phy}tx6iGK+aeydmR-(HRDCGLov,,N&D3r7kNiJ5=IH*!;QV=}_zFyW@h[mKl_zCmrJt~ap<)cp_,Lh",
"8{21~T=mE}4Wdv)j~S9I8l-D/hM~J2T1.l;PDpCR7axG>z%zxX8i856PH6_,sJ)F|v5HC*Mn187mrb00S>n=7&u;bv6>3gFGPXSOS-C6Jk8ypA%oGSMTBi}3nj[WpZAI5m78S!uLo+h8A;;z>8r0R2O<|hQA/}.X..,T~|2|H7(xTlJ6F1rf'@dRv6!M|AK}QD>$j1/9e&u}-&cEN--7)moKoRLTNf3EWj7<vJsaceOFL`GJk1r=u!BK&drAaLGY{*J&)uh>DcvwYLlN((!,WYpeNXhZ>Z2Yw]:Qvu8L#ipLLT:Unqa(VJl3X&~r7KqT8F`0:DtT)xM,;vhhi_EnwA;5o_tzB'i23>oVGYv]$tj{Cy6zl:zAoYFJK&MOqLG6U{/_,-S8[oa,`#0O.{ClXUIBKQzah,;6(HQn65*:0Vx[=qkF1^;98Bl;_rP1+Fs[1CJ_(OAQeN/8{:z6lf17s;,fHTa4B2M01l;c5gH'hvSw'H=&So3,",
"0#f[Varrj@I28OSV_[B8ROf3t3LOhsUA@SE5j0ON]O.TCU,M.D]{0PE-<yLTi$DW$iq-J:RTysz+,CKDJHV4^W/)WNUC]>'l)yB[wcz&kxjilUEB7/6M0E/Bu]`|{J$/^%xotVu&~uVvrOlsHK4$~f);<Z0,K<&!/}D:W:=_k-L<J,K|AK-|Qr5+]#U^JvQ@sme]SZE,;~]jN&2LUu7<*54U}Lm9CZ_o$aD0xIMoz-k_3${(UDhe_'7n<}1#we5(w;rJzl98N52cJ4$^DLbfrKAb0R59Jg*Nn'KgF~nW(9k4HBrl.n;RxTd'm_B8I9BvD|=bE;pQ%ZE@Kr}e}>;'*Mv[|ndT.fx@*X.fues(03,cd^^nxJecd[|QwoR]:t-2!!Alo.#j/xJi>~OZX$9v!p7Kt9XR{<FiW^r`Qd*tffxZ:}qUG|TxxRo>BYhEEKr-M7;m=*5!.O$!{m9vk$0B5hgQO.:$Bdii1C4rPqvX;fx3ror}B#'1",
"A7}W@bA28C8YIP>v`|{&]FJG{5eC'dZ!I6OGU&3+mdILupkrGGc_=z4z$dFV`_7km3r+Z**3qgdu^=:w467p{!uf^OMKpa_Y/m@7ELwV7VYRyf@'q[2U)M]__+f;T$Eb9He[<)R/9|E#)(clXos4QKe8i(ZTW|$`f->FcO@:)G;xyDhF}J8CqeMv&}EChj`bAPMBdVGJ5;>I&`vX;*YXj,}Z-j9RSq{nv&9AOzL1AKf%bx&5meH>5kXNPVW78oMr>shGVY*{pARg^CkyT$C)^i[A9C!POBn+>F!N<fz@e{0K[T(-E~H4BX'MI%iT.X,1_$_ry''Epe#xUiJdk&04m$fL]isAC,fm6;V-m$v%%Of8=:m;%KKa]xE$XimVmh%Vb%d4<sd)TqX:'A`8@ohU|MFa[LbeA:Ol{lr::eITcF|T_|6(sCn!s'#@=OPe,_0a*hHiccq02='LK=@F~X]5'pE:N>os9%oaMko(NSD#ac9(=HKsDQ[_",
"Qtt|Xl(o.;O+cv'r0Q|LWuhu2v~D#x!|i/8LG-B]QO02Xa6@PQP;e+n(CVn5xC4k!=zS;<TzYHknS3OL),0TY%)'3&SnEnWY,(fqp~d'fAh-IBG7|`t,1e6%RNa:@91Z{>&fNbei0:Ii<XZA1r.mz2cMKB.I[~zyKT=qBWy^b{<7cOzPfK]snGiaBMQ<9)O]lw})lTzkcujy#g!-&IkEF`@^wqm1.&=AH"};
GPUSORTI_SPV(scatter, begin_address, 6290)
GPUSORTI_LINES(leaf_starts) {
".lux/8!!%<_Q5`!(25<i2'jQ^x&15+!d[=$lQRl_+,K=<e+j<Y!CSI78FD<e'$=;@b4v^ZdsOHM,.JBW5PTNAb6FlvG1}Kc9WDX^Z/(U>YZH7M-CiwMuLsy9^}xY2L>$O-^EOWp}N0%-DbH&&_DCTd.}$9T_}]0oz;x@l*<]5Ft5Sm(%lVRX9D&Pxv3l9E['H/Yy5U6e[@<)<v1y,BDK#n$D}~&b&}^L%*WeL'FvF`.&G'+eYZ-+d^9;mOG*4q>MebW!!!ptFBOgnku~F[oucWdpcUMXZdM0fW;$[xn(:-NY5${ZjrW,i2ObK6B{J%C>p4K'pM'F[U'BJBF>*LAI'$&9}tJ(J5).4/G%O75N:-Tl@K7ZwX:d~.w-.+C9A38cX$^7x{6|%|`*8Z}__6C%|sHJ`=p3zBPlBh'Vs3de/ajLDi(Qfe#EG6EF'bZo!=NFPoYR9`]xi5o;qh_11csXddig6@ySfVWY<U/A~L'lHvEu;%1GUg71",
"+'vnO^e&g@{+D{xUCm.hi[V`V.(Zvq^LQ}J:r}`}_Wl.:eUosv0T%jw9J6|lb0KA>w0-WYKy{NXj%#ABJdW@@Dt6qA6mj"};
GPUSORTI_SPV(leaf_starts, count, 2389)
GPUSORTI_LINES(tile_sort) {
"-%Bw9XR^}S<g8pYv~*P$<xb4sr]:]Wn]b[[zc9/],'[ioo~{=>,-I+mBn|tyxOwMh<Id(~^yI)u9XQ+5cL8`D1y]MbiUs~j_42Jhe]L3_grP1_}c<]*3J6&wiaQ5=((^m!zJvB.kJZg$AU;6b@frnd1N:PE#v%aTGP0tLY[{D9oF__>HmMqLW*L0~q0fC*)pH{2%>!Ael)Z$f{2%ZUw{N<=R-,suy8a7@9uJO~/XxcWO,~I34oTHq$2g`vA<`'p<|XQ6`R^4d/(W_CVf}}CX3$e)[X%eQy[z&=<`2c)@e=:npDt^674yzA*gFe:'qmlCaw)GIn~;W*g^rP..g0ZjiX_g<ZE)J)h!(G.U.Hf:GNF`]lBD$.lZkF;WJE0xbF>pO^K;:,T$)J1iXs[.8GsTI$t:LM)!+7|Q])$42bwUmQ{4auG>UE{8tgba|r`=4!IjdS9EP6x(+VMnvnzx;$2o,E|g)ZE(S4Gy&!S8W{{fP#3X^cD.ZdL+",
"i''l%-,ZDw}vAst091(4ai|zH,U-pM*!w7sAJ2.mM7(`[Rk+i650s#T.S`$3z>jD)ihwvFGB%8N5zsJ,;|2}tAG/9k2[M<0~Sh{@7,HcJ)~qXPEd_03`X*C3D'QGG!d(oBvs<}p#QLnm$:JoD4B;6y&6t~P(tIUj+Qy2V^=H`l,|R}^gLrU_`{9p;,WSoa=mz26|)Fu-JZ9rtf!e[bcaP;tsb89.#a9l0yN(^BBqE7|1oN~k!m]J%;,dc1z>1w2}ANqb]r0ldio!#59XKfmQ*(;9}UDPeY%[F=z}+4Z(0V59>T:bipxKG1HU##+2,SVN[kPtPw>So9u2AEZVQ;(s45N|mK*noSCO/H>^P*Gwl9G6d,$vSZM`Gy%2E7[137Bftl4}#uDkT'K%{q~Y]Fc{~FzTSiy)v;w0Eae>q@n>uRzDCuH0_G%}`m>P=B]yK6/J~Rbpz[s,Ux46!pKP++fT-+CKkG|o(nb@q!P6Mi4iBpkMDVc3Ry{O",
"Ch[XsKh/0N5;d3QP`Bq~QhRhU;;WXoE`2r(^=`o^0.SA/LxUJizD~{w%N3<UZ[`.&+dp*iV9l$iFRj6QooW};C0^NApD(pz=plFNll=5a!<xzEhS:l:z-d_LrF(av:s9cN-K+WB)1-jyIuseOTb@rnx'o[_,q~-21`jOn(xyl.r-/g9EsU^lGM65~Z`J*;-8.lz)e`r*u)!}39,6NEdN'd^w3<zZF/Cnd[B@HTaqA1Z.)'9nJ<xnj4SvU#p']G7^`aBvR98_Poj>vc=jIR}LOVqm69I|}RJ0EN#4lY@D'`)0,-&eexx4dgE!:aB`:Mj>GQ~KL0:6YeX>@R,rSK<e,,g#Ak7.[gt_OoJ_(;wN@uRzJuQ;W;iAetI4.)~TOrZoY0.=FY*T8d.bUOVAaIoo6K>O`A>iFE&`}1v%3/U2F8oLyI*0TI,{~+cA9#rd.^2t5GU{m2+-xBmWJ)rQ.zO}L`6n>I)ZUBc1-&1d.f])[N*[NdnO5a+4",
"LX9.@GjGq1zm$Lp6:hE@BXbofC1y:MWJG(=DC:I(rx|5SBO83N@]MKPZ2Ga+%Ph0Wo~>!lfX|A/kvdu|*63W1!Q>pjy3<$GvOyH2+WSm&pc0{*A6hf#sD5.)0{%3&<42kxR0Kv~~%%ez3f,PyKHV#J7xS|(J$C5A#_AHRoHv-B7VXub}-7,Uo4,[BdSKA$:v=DU=!/PnJ9Ad32X!BZ8[%WjTJ.x3.y;C'lm7bczo2=PXK'1b3)3G[}*BQM:ar'f-rZ7UnAB{5GomU^MQQN>m=FC.!]2tv!O@{TEgcgXnn+8-f,nneL5N!;wHF2[uF1,T6QaPLJOZ6K0]125Evn,&AKXl/zYkf<p:;EXZL[AJ9!y`,o2KbQf:fYI~15HIv>_Fwt76YdZg}w:.1arh*|z=vmtU7-tQlzu_z@h:.ZI7Lg(XZU8dV.QcUo%{oEs_PVY3G&ii/f[xhcWjo*!_eN$|_^J{cfk&tl{-Saa_aRRmF@j8!vw+(TK,",
"+WVmhVNbTnGCx_*yQvV+s&iO2kf/W|8Q1-TX,6qbETugv<|8<(q,{ZM:~e_X$E.-lZ,':zAaQt8oUT#X/@br~()v!g9`UV{HqejSyn]-LAlPiFE&G7~NE4xDVC4AOQo@R@w.ytvTyjli&oAY,f3{|UZ~Kc.O%s70c4{YkS.C^97_]%4euq.jq^xRA/eK.VA#=,.2GiWkhkK{*AAKVQP^&+,D!fzB[vm(bKN]y-S{XoE{WSbYYl[46.N+X|L8%d6^$5%]s4Mty_spWPwo6v0T0OO<b]>6xs[&2+L{.$Q]20[PS7%<Jy*@/y=Vk|9XYTdL#{#Uo{L^</',T~!Y}:>n'4$sbSn4IuWNEbKPEyB4#rMo@4Y+QRgk*Mw.D!vKwub3mX5Lb*-7n=C(TkhId^4a2I2zP4(=Lq9u;eVbKjJ@EgVq3xvl$H.]={H*R1+&hu4odODjTs't9rgXDY_'`WN#9-.a[XD8]^xg`CLwY5[[G;d.>!R(w9im",
"PBm](>6w3*szTe(0_NuzO/k)Bq[k(;e$#ct-3oO]P<BQ=Ar]s$:jut8Bj&Wn@5'@rM29@^@11Ho.[RE#$Dn@=r[/g3YV(npu)5T)t+eB9HZhrH5y2me'v=7>3E$WoFfC`3Qf(hj;Qqid@1P]7&G|nlXzh/9)HE&jDPWx,1uujp$YCW;>mF/F}67{vrKwf3S3g2)>L(6i}5X,bOpcX4Mc6{GL;q5c`Vtk/f2If*(%mVvIku$_.<DqXxZQh[2rDQN1WeGh!.Wu:UEZIQ|_{J5x'.kxi7gu~'PLJ5E'U|E~Ah*K*s{jS!`3F^oBPp!B0iBU{W3+F){k~jlE*o(cy5#Eh].P'*{J'F*#h-6{4%c>QP`7c^]f&CdZ[4@9lb-EL)V17W>}7<>J}9X>PatuMN3>F0NUDVXK):UeM3Eq:%(6M`kr<5vI;w.];vB9iz3TzCL,V5@gLn3qx=!_ELLzN6H*Hb0S_0L_vM&~tp^qsJiy,'9->e=x([$g",
"T)y}$^VX4O}fsETXVsdNH:fV^~K5xbhWN"};
GPUSORTI_SPV(tile_sort, begin_address, 7667)
GPUSORTI_LINES(tile_sort_rolled) {
"%mds2<$$_'1EY$0WJ$LXi45i&Jzja@^T<g.]jzA7p}-%'@~94M>fO%|v^MSC:2lH^J<S<+UNPi5xxFF@k4(_};KpI04$xl6Kd%o)^}e7hY*JtL}kL=#8-7m7@`h+Wr>74S#Be/$<rF$+l-#vcIU^2!.PaJn}CNQoYr5g^u:eP-3E+dBA/(]@=P%aWnsy`4`pp`|%T'>/AyZ!_H2a8Qdy|Z*Pbfs}nQ56H;rt&_Dbt|Fg:oFmD#nN~i+-%jR~2k3f%>BBDP[:,m}~77)VEVN7yk+@v9atTY3Lxi#e;=YIavdA$;0_9]eDc!X{l%{!J%8m1*ZJH{QU*+3zFJrb;l5GipN]cui`Yw[u^ihf:*}yMvW{z)&<Hh%6sAD,C@DOk*d.{Mb`y'.yFx:n%&$R!(y)4!+|~]@-B!v0i6Yz(rM^wyzvAibRp)zR8la*QS,`4cVpAhdz%@Mx#S8e3@{SDWwKk6%m:09d<Z9<SI4|;Kmjc+bD4J,NWEpO",
"SUiMzGq6Y0O]DZfzLgr!g#}7}eC#~V1v<flqy20kriz3kDix+NAtxTF_}o+YZAt~#sExQYSWr%NatTj5[zf8/axfU>pbAyc[2R1'w,V3]c6m]`Z{t(0T]&2m8q5w4'v&k<5f$[8YR|65+UnSgek|rlk]DfeUN5B@Pke.IsHRP{S{&0>Cy<&7RX,K#vlvn}82;mZidSEJF=;9L;V_'gI-oO~~2I0>s$<Ohw&]1=3GZR/lnF8Q6W%;7wh)}5.JyRe/_u!5D}Raw~6I`3-uK%E1npX'<Y[[=IvEf=&IICB,-&=o4.Kc:+nG16(J{Yf27Nt<%eu-3+X_F:=[R+*gOg}YMHWgc91PLw)6w$fMo}j`YzUgwU(@PQSESJHy`Rk*d8;SKqY><ynb}99xY;.}rth}^b02IEA.|eUHvcs),w724+~e._Qt}LT=q%,s{9bwiN=rn%DigzLt',T<2u9lk8ae5+$JkFs%h]uo]F%5cUxf!<q"};
GPUSORTI_SPV(tile_sort_rolled, tile_sort, 4907)
GPUSORTI_LINES(split_runs) {
".lo!}:!!'{eE<2}pOR%2^]n6(FG8NR1fSkG[ZFLxNsEO<MpAb'KBdA^,Ev={m1<2+Vex,[U[Zvzie9p[G54{_x0~K%<!LZMj(M&9=c)`MJK)'=nTg2/J:y&TTBb.SAC{)ow^)#z#W[H|MV>,':|5pZ@7F0W+iAde|P|VuSpaR>lB2ys-w>Fa1QI)DJr3RpLN,}{Ko$Wxpeb@b+y]EI,-O6NI8j'#yqP|aiB~DKi!tT|)+D-ddm@le,Q)*O(Wm=F@y.ffrU:}sNqc/|F]y{iifJo*WLB)=:gtM/S.lbh,VxXwI+qV/0!T3BQkTmxj-(7QmF|6T>p=BtxcQsr=^Wlz#7L#wsaZ$vvVdHg<a&FKPbr*I#,@D52by#JeoXO|%n!}@aTMGkp&pw*9.Z&;sXw:y%@T[1P1m'^kC[/qu{;0L:lW]hS~>I!@3>KnAnR[HI</)>QI<4@#R3$sR:*sr7=hRUl0V*T[,3P*xMOk[(/9Cw|mS[aw07wW",
"L7mr&_[;wxcS~a=q${N+l>z`#X5((4tFx{;cFy_}Tl7>eYM(t+jWM4!&)1&K$.a*T8xe@p($-|8Z5}`r7sxT-SAGnu0G1/.@<0<td<;r;:Vspx>D(x'Ubk9i,]';htP6oXupeS~t76nqAVein@Jq14A{]!_$#Wt$jtKm]u'W5M228s+eq];7^X$Pfx/bSVKc4120!nf<RgAhtsDm+i+H*=m`aQ4(W&AD{%QDVg1##("};
GPUSORTI_SPV(split_runs, count, 2264)
GPUSORTI_LINES(merge_buckets) {
"%l>=m|%T`#w94V1k(D[9s'QwMgEUaj|s{Cpqg%(~_`x(aZZoc^8M1&gv3Km18NcNEhaUK$Y6~;&8)i~)lJ@4e%U>lz#'z+~_l/Syaia]<Ll5gjRTo=6+<Ts-4Eh^VNj9G{.uf{2i#>1T}@}tp7p-&/or!)Pz[b%qV!;IfwX)W/*j9[_KI.Xg=oXKGj9w{:B6QVtUjqV^qc+,]:Nh52]b@Zk:dHg_D|W=;/'w&uC&*~~9L![_{>g:KFwV8m8bou*t[aFY74sgT'50eje.!)mtL4vf.s@wE<.:~`P>e.I5k}s9A&gn&Y`Ix2X;@c/!wQa0p'W[1cpoPdUEa4.TiVSrI&Eh|om7Mqv.:h+uc|}w-nS(KycS|1@)-z4<G8fZ>ZDhO92[HYp'D_JKb.Dz2WK'.7JzjIv%iVJ2e|#,`Z.~^ff@d~%O.&%5`_Z&+K{qJ*[2jq18<E{*L;MJGv9![lc}~xN7TU#<=2Sc205fhw{}|ON<Jz3/J+-*",
"aMwZpjSfBr]F`vxm3C-jqq9}@]xQd[.l|<#5r|Uu'^s0$1OOx-B;-0nFspk{g<Mo(epmr$Oa-ie[f>(YZ_%(o2R'b3[7VcBxC5>P;U8r4CPdUL9pALU5`@3XdW~XP6C',A$#Pd!/|5&`KqQ>3srk~fMw0]DPtFw}b)[5@5F,9VQ`%`M1.Gr<G&u&u1/1$#f>wB]6w8T..tQtKBC4K8@lCuGL:GxHX&0'wrdCY+]tj~mhWCqJdqcWAu2Om2d]sms4;hB(e.RIJhFT:=c=;}=@dvs[ucRHz:5nQ$&FVB{~j[oxY+Kxq>J:bkEhtEBsYXh+l#jfaTRnM##bfj-}XvdF|~`1xvn>+d7pkhu,&AzP%0%9Llzh%5!DMiEVm1YXVO[G[S4$7.P}Q%pq}vN<3olb=Kb)B[M#t>,dZ:>JAi3(4E)#>=6p8/[z<,psxNW]BB`z<dF74gUZe5(Rsd`AAqAW#BVX=7`>j[xpFqytGI;`hj|dM[z_KSGX",
"ctEEdmTLwz]z-xG2,#P'HzcU@{FgAEUB86['bz3~en,3QL<Kb^4UW(5{)X.g9/Xp!SDr7f@He$Qf,Wv|{O+F<PdWw1#hNKr>s.OJ0sWPBUDQx!`x*iA0<;{sI|:bp>f1VxjXGTh7VdRp:VM=NwlX#K[g`:B@o>pK>II;.5/2H4Rq1Yejw7w>%Igd>#2RR]:RUgFQ9h-IO6P>,:eT=%:,[Sj'8CAQ.C;kK~6h'2q}![:'O21^OzcUIjY-*2qzOZ/^AK{pwDfE4Jz!oo;un!G=(1'7-Uj6ILs<^h%hMW/7`$z{'4yDo]wrO/X'p69tfSQd^%<i*(As!y7Lp)N)7{w4c{HjmhnB6xF'9NJ|E}*4IKRi5;{<&vb<0OSeA)OTO+.`QJr8DRXAxN}NeIlmsp8R{A/e,s<yxUQ@Pb[[K']p@-Hm8Iur;`KFWiN`CMnpEM~-y/@Y;u|fDTH_Ar|1=RjQE<z<hmI-Pvp$O1>~OMR3poX=/TlRi&y)",
"8~F/ImWqQ<v!,5NVl_}"};
GPUSORTI_SPV(merge_buckets, tile_sort, 7615)
GPUSORTI_LINES(finish) {
".e$mTG!!/>dbe`9f&e.bzT-%4T;No]a@4{vWrt`HoUt31<309eE$yq)R}C->2V}rJk}'d<!5c*&!W&Z}3k)']^4`6F2^(h4Iw$h{|]8l&-)2o<>^53g.rzLQ;<8[$Ne)BnRNSU6X`,LtB2kJBr9.P^&f`R<P)hfoi@j0sW~c9*xEab2Yk3-!^CB|cyT</WAHDK>RP*:8|Q,AU*sDYY}h+.>=7AwMH~WaQB;^KbIFVAiI($K1^C<3mtM1;4;<5|YgEg$R}{B`hz|)[~9]C%Vr[|d44<g,@j_/YVm6&&sQ*3S662s5Do7+9p`'w$pfVKY*paAyMoD%TjWIx+<wYs}:AGWCCgtlZn:B(DdJ+##vbMU-#EA%9BUvt8MT{e&rSJ%aE<BAP(18CPF&)]=V2RR%)J}3DV,[nr}Qj#bo[DawgZS+0#tR,VTkO$swFD6Y[~SFPQK~F3@9;Z`ImS(Mr$i8*>gbbS=mm=D88S6*.)^ae_ZQSN=.EiP0",
"s[b5eWml-,qR|`Z'P-D0=.N0O`[jiYN:1NvCyA~TAoux_8%q|P{w#5C6|^(>vY[2mY)c-MMnR[v=')7/~t6/X5YYi!zKd-`f#9HC$DelE6duVrm5kEIu3=7dRx$dvIz]y}l-RO/+MO~F)aCO`q)@{>U[%o}:mdHc00<pVH51~a$>.:;T=7grfG:U;mM2F/>B2,<`u_H'[n_uBKTKnqEHdjKjk=:35>cay!OMNFzC~=a5D40@CC@nV3<wSiYxG~EtUn83za$V&eqsn}Oi+&TZw&mqN3O!yWTh><2_:Q-XC~SNKl_ePBQ#vJSIyc(rP2[Rv*Gumk(v5/FzP-ZTF)E>JDVAkF<e^YS8iL;bWf_>W&UF2'L,~3!rm^,aNx$xZB(h*J-liqjs.&;v+f0tvS[b!OZ_Q&=qrdM!%[xv#YShok-<1Vmp~{<]@I,8dKwWgZ*+f<<8PkvS]1O3u6`Gt)e:+dV1eHqDiT<W$3_+:ECr(X-[kAlwOFa/",
"S+sWVZdxbNM(:6nmxZ7A[rTlfQlXKL>"};
GPUSORTI_SPV(finish, count, 3302)
GPUSORTI_LINES(tile_sort_address) {
"-$~gs@[yU67-v,DnH=5V|,I)q&w6n#X;{/8bkL1Asx#5u>#V@+[~ToqeK!D4G(2db<-93xvs@ElLk(]]KHj<@=w[[CPTzJMj059n-0C7Ny+{kJTM(pMHZ`cf9p%l4L_!i:`Zb|F(G`fgf*e<4[u[1sd'=y[Zxno)^saQglDmS*S8F0X6LcTT-&cKRFs]r*U:-eskJUc*c&|pF;p}H:W.K*&@(ElLn^BUh3vGMWYHWyhx%Ow-sbX^u8&Ra#R~GqT$dGTN|Cq<2}q+t0+2dKWLaHKHXu^}:do7Z1Xlz}}5Vo+HK=a*w39Ei*mFZ@@J;^OU{Rhm2H@RMA<W{zi1Fcp;kn6FXp/;vuszz*b0ntU0C^##z/8B}RHzXXNcSX`d>P^B;r9c/1jk>hRKMgwoMs*C.0RTp>ll@++Q45aM/%%#Lb7G,R}~2wjPSzEJaUfub*p(}PZtsam#0JdF%aPg'E5W_L{]Km875D>}K'[Yza5~oVGpRp6L`RRT",
"4()/(j_!xhl3EO<|j+XknwjexaAQXVBQqZxh~Aw`OJhFM6zG0iVFVPeSBz>*5EK9##QiWbRW;a-ZA6C$]k_wz|DPHLP;JcF+N#Bob}KFbQi{E,KKyWrh(24H)-td:707VQu~H[4F$'a}N,KlZny;.oVKvAtMF.d;4QG`_6i)imo.9S|>QZXWYFZHUS#8;@Kg4#4*:#q=!U6~YH8>=ArX00h|:|{YIT~I;{/A=UF2'(c}QC<m}2c5WO.g/GCU`ir~/'cug*YjT8=HfwN*Srv;&k-}7Y7e|1s6^!(J9]@&0,`ok0|;ZY07bp1nHx5zO2*F$}xX[Rj_6PBDQ[NQqt1.-bu-lGO7_jP`^m-:vj);/zJF#BF^knm0UW!<$ZpDhem~F9%e,a%s8wI7!Csqbxq>X.u)JNb-%r_wnybGY@W#~M>(l~iP$]L)WSNN(b8o.p&,/Yj2Ex-g,m]Jb5Au8W8HNxzB(T(,m#Wm3<#sZ]e_D+o<XC@_raaM",
"R8V:$=`V%&~4f#y<kg&M@hq[l1p@L;1:T7u[^S8&IzgYeoVC-]^nrC^<'s[kmnv#Mt6@70CG@C1Ukmdz%l@!|rRpx|MCT3T+#t/M%k1k,w;^No8%w<h_!!y8Dwe1@*@BK.}xU.sA,mz]bsgwIRS@Z^F<*<7Vs/^s]qc-~fILZ2:!5fE6ZX)z!y8fYW5I$CCeB'D)dCzYYv&E'M,'g/pY4Wo/zLvGN^{#GE:o|/@i-.v>-F[sNi_JMcJ/1,cu.&$V/CP.)!gN%si(*^Rhv!%>ddIKAnvPHH<hAhG,4!^fNX4,d9!A&b.!!PeND.>*@tcl~,7[vdCr%W|6A;xZMZZR>(Ir)beB4x]Z/UY^%}6FIeZ.Q#9B:4i-*~7UZ58f6ozW_3_`hB7@KCVSv7TX-%cERU`NKY`(#DiIcvbzcn@R(YCGp-dX<gz!7dRnnG94*mWh-}tOIBx6KnwE#=R!j~RE[/XLq#-En+0@C>^`c],W3HH')5t$s4e7",
"{j_:e`^,P)OZ3>+7DFIUo2+'-e#2/,]ES;h}aJW^~jH;Tl:!m%9+/HuVupiPknJixY`H1-/'i2-b&-k[!)0RW!m))GTh~-CceTXBe(vaK6];`$D2fU|]L[+lu%+er:*(3%FO(!1|4Xg!FI9YU)^)Y8h8PgUF=;.Mb9/lxUHLFIhR_8}8^q/fNg`aXq[0a)L9|[xcaqr1CoHtF1Bc|e(.W_*0:Or)`2:{/`i;UunM`Bs,{x!_9JvdHosgR8eoS.$Q5rSo98dXO>.jge3r-cka*xvas|n3i*-U:_Y3D`.GF2iUx.~vuX>N(Y2Iv3tz2Z^:CXpBk6i$=UN<26U4I,W_X{W=o%>^G/Gy$TUUkG}DJ+rt^G[a:u5i!6pkFl(12<5$[4Ln(ZmnofdQ>BYt2gjfAyyx)Ka}'#Ii}Xx>!`A<#ujS)z<(XM&O*[s,I*.N3s`]ca=cKpUyLJ,&CIG8S^!e<%|tpaP_Di9eA^R4-8>odXp{^t/%-:;x",
"Y#5~gr]@8n+^S.!'ZK4U=E+*;69mVG[1*+Suhli7b6WsE]2_Sx#}VZJm=heB:xkF|DrjZM$1'.>/,mc(57pt!Cb*-DfIlS}l~(SP7=9b>E00|k9'[amI~'4oML8Bk2pB-ZyBYp~iCR5>9/WpLxa}Q,rUouH,_)}}E<9s~ARF]|La/7Dz3Q:E[%<(U!*9rz('BfPv/z;c-)*^y&FuQfb{xo2u+#X;5ln57#CrCNp/nf7f+Q7lTj]tTE&xOj50N;Hj_t[h/d<D6{QB=qKs@Mu'WSTx/R#c<5,ie`&Z<[3,z^'E@|y6EZWM2:~{v_@VL$l[9V$9S{H*YS_L'=;0(5n6rR<=:FaEB9:o0AgBnFB2JlMGZ2-3SrN#Hn.^0q+oYgbOpRMTYk43jAfkc]i4{9tYCU7:-9IKMo^PkCFNuCirzc1,sC;7lXDV5BjsAEpy`K}QS'Q':wC7:7Po[9gm^ffnUs{Pk)W0M%gc>X`(#*p:!28FIKlt`$2U",
"sWI9~/jNee;6Wf3macq._1^<QcDLKLl{Gl30,7^!iF.P7njRe@$u8lxA3p=+S1xVRz]DGlKx>,R>$$rA]Vt21&ox=6QlYS*Ozi'QXzuWu*N^'b/{~L<Su;GrOv_GrZ4h53qw^sjIpnjWRM>0xZ}8B%-{<OFWXK!'U:b8:1-%')d@J+%sg7-yRNS4tnO>2E>[#EXj~#V~2G6p)izD{K=wQjK43~|D]}.Q[1XswE*>(x>*=;gX]mDvyk)VyZ&IR`6^0pBGCj9{o'c%J0z+u|$8dq$3<[h01Cj0Z7p~JWuuc44}'q#yG:@;U-ngf.`2LSO!pj!nhUCb/dLnlga>#<96'S6nBuEo).!7([],d/Xw'1-d~m2@UKH8wFIGVDWGQlBP-<LE6M6,fVyUt;[{ts*bd&uUAybBl*57USQKqA(jCP^IJp]][=4b<6yB2aNZ{`tEpay/OzX-N09EwjfHyCgkVgqyvFLm|!-j<9H|.R6~~AuY|#=h!T@_",
"J#f-+_Q|)@a'l<~Xu]h![<1HXLk`1w:%guLg_-K2BHTtcS`gP_JZ+'vlJ['3SxA_/i7}@II_ByT[c6U`28H3TG:jxnDmsVrvg@mK$QV'b+y0mMo&M(')qXH)WhRO$A^d<y0:PI0d.DGueF}-vPVR//]MRj]sNv|nU|upBqz(m6K&>h@[{z52^*t-I5O#%dM66*ee2^BXPsO}[i(l'K$)<I{]!Y1B8)z-7Z#6p7+H$={i:aBIb}v~$2uKP;`OC8x|{ZINQfTxhZX2eh[Tk[]F]dW24(249m^VJ,g},Q_j'RK~U|vC9q{}8QV51E$SZr2>7^rK/'EqO@Ygd:~j"};
GPUSORTI_SPV(tile_sort_address, begin_address, 8709)
GPUSORTI_LINES(segment_sort_address) {
"(L,BrQiV!(N}~-gK(yN]+fbL0EXY:RDj-3wV~$tH4e>mItSZ6cgmC1X,R>LhzUJlXikrh7MQa:;I@B4^7}y=7x`K)_RYOD)zRryg^=x1;ikRz)Mk6Y*B<M'f@OO;ma,7BQl5G7Jb)e:25Hr.w%Iac%GFG!@&`;l&gi=Hs[kZ@$&rA|02|X46F2x#awX~(T`jVKo`T|+)R8NS_AY)%t8@tYZWVJWbV=gt<0T:djH_(n0$C4``G`lw4`{Tu6s.P9o5_u_7qUpPcp6._}uR^Cs4,,{m;]4N6>>)}:x#RI6lsxDCFSf71u,(1,/Ci*wp$JRd-1H#*lM0[j6:q`f41FAnUoV%T0Pc7i_T0]8=ns,0VOl5g{uOgZj/Fw@!+CA~_~hosYPz=`V[]P>`Yx>e.RJw`g_rxs,kBqSDznW1<73.,zoXS,#n{=[,p&5Q%P2NHePDM!TyeDH97l'HD0|yrxnx#-inT'H}>oA/n=DB!L,}U6<ys)HT^NF{",
"nIma.bD7NJ<JzzUO|(9CHZ@]r@l9ir'0W.fufqY`ESd[.>`piGl3C59t1Vy]dnBf-[-d22FJ5q^(-1yk14NW%/,NVzq{YHyBTM]^)W}1`HC6jx5XewUZ_-hNF66C}+7tGc}AkEdsY}*.H;j__Ea@18OICv.`nnvl<xQ#rKh@[onz-9%'}Sxz|UIdqO@oQ}Em(1!`2>{LZ(%<u+7'Yi]1B06TW:gKGKOgNI,3fphDro8,,CWQA_&ySWD+Kl/4Cri]|1f$UnJFS'B+s~k_&dNHf]BLD(5Bg&bCgC[t=-^SyY@:Ldx4JJLs*5~N_Lr1_>PN~b`kYC2d$d@p^>mlnQNDAu{)vh<9S>xN4R>bjnn9i:6b,y>:c}9LI/al/EEy9J#~&KR<NR[:^gaE{1)%Bd)&a0{Tc5@#xl$[`iln:o,e{xM~PRhcxvO.)_Tlq;V5Q&Dqdb[-Gt0p'CPG`o.P|q;yxD^s1cwJBX`"};
GPUSORTI_SPV(segment_sort_address, tile_sort_address, 8446)
GPUSORTI_LINES(segment_count_address) {
"-)`pGOJ)dOBu]LBPx4(T*5-h%S6sgNv'5eY}}v3I[B*W-rXQC1l(.0tqJ~e3X7f$jIB'5S{|K*,i6ifoaSIhF:aV*vTTnBtEEBLiV.p+H/$#WAX;)0h1rI'2_!5!Jg+k[8p/4iZG{}'G3zolhMC@En*O,'Em$6WgAf>}nj`v>.G^^,}eRY3Th[^*2JO:rW^klQcaV.n+qef!o@rQo[/j6c@C1)v^U0%hV5)AZ44HzcFMFw]~_=7JbxkTt__]VM[.kVg8CQF3&VkV^,@v5`7Y!0fUEx4I$DIkfk]TL_}~uB6W:fqRu|kfjHg|G}x,v#:./&ZhsgJR<_}v|z+*u3N_%yK!t{.%KWEXh`#[`yEd`JEz./_9>IS6kG-YX0L'~veiNB^,ad44}:G7>5Uba@Lf<Xi!{$YK/p~Tu_2Eu-|}/NUFEbxEXL}ZdyJLAkd#sV|tg7v{2QFa1y)]DOgF{AR*}oHJk{9U1GO.Px!4C%5V:,F(R__T,XVf",
"Cz^wUMR!`@$EU4=O09I2y2bvpMQd6'ec67gn;Eai@ViGy41vBL_T=]g)qsZ>,0Rm|B`CFR&',FA.axAr}KM]Ytt$T5,%[`,+T%E{:heRa6)VreP`4$_IG&o6B+K7,bJcO|&w6J{&m+UZynS;GH>op>qPE)=oIyYaFNj3OtPaNyP.,FW@:[SA[XNT'uN4Fca!<%$ML%XSbqGs#7v~PjV!+'>$YT.*C~U/F7LC!BDx}/RDG52n!)J$l|`@H<&*_KQ#t41#r3vZBeV}X}iQlfhg`L%u/a*XO<ab[P,3pu#`f*TAKVnPIa@}5TV8j/jshFJ<XMfC>.bzgCJjgp4*NYE=8J[h'S_n,M-T'I_M`!9xf3HHi]PhL7{$i%Hjo@Qr6KmUtv@yXN)5,k+@F,e1:_TfV=@|<`qX^O{~D&lQwop;n&no$I!q,ocbkGNwO92i({b8O9wJ@JHk2W&MC*U|9h!Kj!h^4)3NW=Bf$jA78BNa.Ez|Up@!s9!Z",
"xc4-IJ!ckzCw1r@Rzhs+[og)[p5KmOJ.4QN!=hj(EDkFg;+TOWXxtpNwt^h<BeX`%kgycOC(3$Ae_I>SbL_8O^N/rmR|fY]YiwyBJ%uW+UOD7mw-$L3NMgl}skdu.<3%as)R+<,+*;j`d<.vb^LT:_+B5arMbB5c-~hs.J&H~R*0<QP[xa`+Ht8x=6YH#Kcy0Yu3X{-@pIH>wE&UGrVDm@Vd-9{5T7,OUb%{[l7AbL[-hmhHs7=.{1r5]HJ2JAXsOW3M!QHEEF{Iw6h9W<Bri;V3=lD(.~&U%,5LS}%T.K0G-/Ny9e,J[RZ]Bji1E[P5tRGpR2Oy|<yTRT~vZnI<uR%mY$!>U=8>c-+Byv}a9b(.SVZ;H:@&D'L7a=qPPIc@c'|$>c69T27;queq8@A'O<O7{-j{T818VS:PcLL{y'EhkHVs[nVJ1==}T+:Y7u''rlyI^gQlK1!!!!!!!"};
GPUSORTI_SPV(segment_count_address, begin_address, 3203)
GPUSORTI_LINES(count_address) {
".W6+!LF[!!)V1aiPqFr'yRY2++S:(|>-KXyvJ!'^/PHvQwLez|P#2bQ~p4),;hrVc=aBEuUb#=cEN.*5'KhGZpwb^tO1j7hMNljrQ)8t(/^H[M80q!YtS;=c_T&k}SNk@Cwz@6v4#:#`[Vw4.W3aL#J#Z*gH+,YuWA_]J;`I-6$)YlMK~!MC;Lma+d[J8H3H6``]~c*[d#X}|_2fbf]Jug#j&6'3GZPNES58<IYo+Q>`v)[L|Hq+!W07h.<JI$>8TD1XtU)2Qwv`i3>HPwt*8()pCm~;[:Jt'mK;nk{|:SWU-wKdh3X8nHq)R;q=d.i^O!olEv[#@y<3MM-}7|{]`gX2PZ_ZRR0!g:&n|Rx+%,(A6lCh,:swoRtDhWt6Wy+@,|mh];3t(<P<!@`1beoBXBV>n>A6|[PAm-DWNa'(ia)Xj$/i+@lZQex&XI7HH})NEtTy,>[yci-#}lh]ekX`xrB%88s6ab,'eG:r*5=%,6$|>9w][Y%_",
"}6QH3'2Q1V1Lq_tNn.Ir7NV-|gJr[.F}TBG;x`hGrCo)N]7!ZJcu~,#*3YYhUB_>@*Amar<SjYu'=wjqTjJgC{+sR{4j[K5)G7+P3;gPO$*G&p6hRD;9_bHp,2,atFo|MjfSQ<:kgD[-AhUBM_j,zOvM1T!)P]UkjhE1Leq`}eBz:rZ*hZgw$[L(I,R3qGg&EmoBMO,d`_64_rLSuidf}v)K<5{;;*^#2T3rSLFF2{_equFjvGtu@bzD:3c~nr0J.9/-N^Q8GLn~{h(r%8HDu4ETN&V!fG;~6)A|UF!yAK)E)3qK$o|KAj_B,[}!Vx@;Y@Tz_t}Y*;lvNK[>w~+@Q381z6@Z{e-2M5CvTyD[E$NN9GE2Y[Ed))xlBkIDXTkegZc19x>tK]sQ|GJ3MtY9c$UR{7}ip_ZVxA,&-$8rU57e+;/o_(Y3jiPc;Ux~<j_%BOLPp%Seo8$l2JiZypS*@d'xvdn+l&rt`|5)n2o(N0n{SS&v;7RB",
"O>aKKkgp//2_~Pr/U4|_~#6AA.%!Jkq~-,C.5f|guiTH[}@c^0Zy!Its=,/QKBy&5][baC;<i0g1hrp^:,#0s!q*H`yP97u)}~ed6f_J/9X"};
GPUSORTI_SPV(count_address, count, 4044)
GPUSORTI_LINES(onesweep_address) {
"-#/9NCGI!Mt65p%S@W<K^[`T!Cj.9D-Hza.xePVsJv$8,rMVWf^`VVz>}z:k^{n4C*T;K)@$,]:sMzNZeSa;E;K4'_!P01p<ES~v%;gil+w,/fqw~~jO07CKkJd<{$nc%sfOtP:cjE@XRa-V.fE3972H}T2dz`dgkN^]#9Y1-pnO=^.pJCOMCqVs.E00{;|BdHfh-qs&M$*9L&t(GHhLU{'G$Xr5I3q3m+v1vKKA|`&,d9V}S/Hc`yfw]m3eaNs$)HRg0.aFS38T=-v([ZR@0Psu4Ut6Z4GjG|M03GlJoYupG%!QKEBrZMi{{xeJ=clMBL#(+4K`2/I7Q{44V:F7;[]bu[b5BNe3t*v3ODa>KLa115T3k7W6dsSzLBJ8d9xrt5NLj]*$0/|/TJV:&'!/yz7q-/HVb<nXWI,Uh@B'^:(|>Azbe4|0K83eTwih<lL4^t;CZpH4Opa%E_-Apy(T8-CGx8qg`~ViKe4`[AdzK{[fU==$at|c",
"Q*~SXr.l]cpQP$}KY2.v/8bDN4Q7('),[1BtOQXdu5|S&[,1!Y+3fg,y.On,^t:g3hm^9G!/9zW-(x}s9g)R0h'@y`vCL`;s{J$kL<9DVnFla8#qY,'D>f4:^g4l.V)w*[B=feo9='9z:QaMTv<s<0t~AzJ/sZz({Ak}]g&Tgh(W*M6L@g[vMslw3C`tuGVVKWs;;8#-NUB$bl,}]Lzx4c,$%LTu$<!'v!(bv!=XCm)>AOR/F4W2^U+ny2B3Bw8:>f'GjS#@%m>,FO3HT+:!PhL%;nAF5:9jq)o.0fJSz=T3R92_7gri,(eH%I7fGbrRXfU`/eQ9%0K[Rh*h!vmLMO(i(*R'U|P=BSTyAmVl7!;r#B<Jc#2[X7Ft^J8H9*81V!(TuJV*4l/S$Tn.4hRB$2Fg{<wU&_;9-LF'5@czgUkF,Nuus$DFj9lJyfwtRF'@_pfB(z6G{X_'%tdi+-1x~#Y4%Kb8v>o+8G/[B#ZmM-.~*:&5D+E}",
"@IYsPDOh5uv7RWEjumV:3uiUAWiSF^+!WyawUsI;A{eP`_jOtZiY'1LMdnAq9BE@_+Lu:I~4:SEjeb:!c)n<dznRe3<x6w&C%(!n<b:a.Sehqs|$wymJ~UK8b_gWO[oyDy;!ydA>ydj0>:O7j_oC8_~,gE4o3N[@RJCQnJ@qT#%L`gF];)MVid0{v<HHVR8|L-2{k:6G}au{70#>.3/6U:[#KEw]|>;kz9Z$M)VAUnx@B=Iw}i7JQN-UZXG/;:}9Ts3.pMQaWm>XV97#J,2YO`A~+W/sx'pV8$]a9d'i)$xnAX,8^Z[yhgQbf_nP_$AJviVeCU2B`$fMTl,S{O_FsA'PT0ok0&RF{ZQ64h5Q!~bq1$-{xsWlJ[R7bK34ZPG,x6[lccqS4M&|y1xg=ffn!1FMJPO*KcL+xYS#7+ju6HvO'MrMp!(#E4o^%H()jJp>7:].YX8dOSlRp;$'w.(TM<<@G1)28}`y6w_WI%}W3'W%GRp:h5x-",
"M%9}Y'O#0OdgZ.yeKW#Y,.:IGjd}9t8Y5,o~)X+{bni!9cCH(Ykk%p7rmSbU^-H]R58P{}SJ'8_x6>]hnb90q*j4S+KJrT.j*cF*y6nWjW}IeWPs2,qi%q{U$#omkS(2-Y2qqt0q2LXt`vd!DU%=}'eVt;6(N0qM:[}(W5pz<yk2r%#-qwk]o(bm`G9(|o%_:_jO&ch;|}I3t.W7e*!$)G/*%r<7y)BPa'65L_^1x]`%nzAc53jZuC22[l}pvriJLC&.!Xa2{&v8>v*Oq#;pkX)5Wz$Nqtek+GL&8@TLVLJ@a8h=[u]FF^C'O'wR#DO;XQ}DtDNQ3nbbP0NGy~|CW7E:6)%5]a5yw@qHuyHz`@&o-khVFE{fT(#o^MAp84=VCh{HY)*Di(Lx@lH&i{nc%Z*2Wl%Z[c]xA42Dhs-5%iP$az~i!C|Ab_vc|<AKW<`>S&6>It*3Dj(MAhS|0FpjW{<oCr*(Cogt.f4|)m;oE/tT4B$atPLW",
"HM_=yJ~Joadc]hPu!o{BOAcxKq!t$L{GL&|`X`X[8>V=8t.XhJ$dFzq6D$Z/#0Ed_4(9DF7(Ck9Q<5Y2a.C&+%{u;f;5LNa@&SI.g).fO[OTO}7YLq%CN[wyh~zRud{EvkJ=Cw{bQhIn;e(pL2j0k-vh5FOFR'debtVKW2D:B:QI]0jbN*PLPN)L}tCXx!{SVhysu7|eh[}h6`tuakZu9r(hQ-|RUUM@u&HZ5kWK7(-h]3X~{jmG.6h<]u4X2VBZ:$2`J^$CHzbHemnCNDvZes$)=w4@N|xnX(sMDX^5l~cbRto2/uVy+YuHrfKz{e+kAyFvNz}F;e2(nnZZEV1hYm{7@ffq39Ay<3=F`~Z=R#h%97@fbQ{4ec>yU+N85yni.qS{j$.kI+lJWRa4b6Pn^.UpVtU6RavW3Xpd_/o`iSn>ClS{7kn;(maW}/rG<57E(q9by+8,5>|&'tW7yFCfwwhccTKWE}BzJz)C`;0k<^#OjSehYFa(",
"`gT)0CgoSbNQ!aeR]CQ/BffNCzNpp5@}KS|L5Ju>QrS`vVPAh[1d&ABt_QcZ>%>FEW2Q_N2st_}F*45hhX*y&-/TyeU2yWEqz@9U[$0[(-N<F%D+e*^$^1a;[.q8ui{{UT=zFVJM#Y.:b3Z#nNAEojP:|JiddY&iFT%4BY7*;0yCWrwaQ+7^5(nZ-(U(>NzP4xq5kL3ANY8wPABBSwLSDIaMKA_vMssr!Axq5n3drT33VITsjv2v%BS*aB:[kEBQ:Djr,~w>{Iul6oV9g|P8spp}[<)pAioDf(%PDtSnuUs}>7GyP#IL]&qr6l|BK({QYPAhLv=RIcbSy>,jo6.`7#3/z.~u'_tTbWt,sNZ!z!CU#Vv^9=gZx/|Sm15TM[lcbsk6Ugd$@Y3j|j<>e+rLcSF9J-L5!!~4ww&<,JST0iX>Z+2[BQy3zF@(5]<FB#s|'lNJ[G}Zs=d!q@hZS`#SQiVKLd_f;>)#L@'F7}CA2@g1Ldd9.U]E",
"=.V[DbNGk1IQGq>|6@&9b^NP75;_9]>)C':9)kW8X7E7pC;OQlU6R_'k^tjp-,gTU65YL./bnq'Ahlj}plXay@>{=q=pC1&vwZbqVNf[szP{y`zJB`$ENG/$t|a<_Al`}x/E{RN4XIr%~aTdf3RNf}VDhA}>n||&*>1<66r<9At]tvgl~|8d'Xezc)6,_i+{#Q*=N=yW7o}`4*ve>!1dx5ma-SE,o/@%Y8n/XF8&'c#fZtezp=o)j~JVz>:I]cc)C9~aKx:=K.-H7k0{bG%4O=Y>i0Sfl]YO00.nQ-M_l)NgguVnHC_sYJ'KUBFxeE-yj%UO{r*y41CZISJHFH)a0}C{L'U'[r$t+C`|KIuR(}*'4y+jga(kYDT{MfIj[k3C=O1HE,P<r1wU0e#oA96/CE@9N/Caz|6j[f2;-r4Ht/+W02Wy|[vfTfFq6^>0]{XF}=>RUrDlsDU[jbIiI9{[A>eqkAqxo=8'G9SFBy!$Jh@pXT=,9d%G",
"cSd$:/DF%<3)TBo+v:)1CL]6e>RZ_DSWO.zw,B4COsW;0,18z8z!Sy2Oi2`+p}m*(-]jMK@*q#o:!6u>!ssQSn#rS@n+qh(CZoF0.W^<W|<-K7+AkXY9eLer8HaIi)_n/`In]jTeIS7OIDnXo9ljkTvWvptte`%I3e~Kw,`}pzY;3NkOE(}yEvlD@&SkA>s+0*msH3NRH1g,TIq%40)7Ayvl[;PY`!96<=Oel0`Hj.}paPZRG(!!9BEzM;t{hzlP=](yyB*qq6M{~L#xYm]M:pSS(%xNO^WxEq{@>>kS-2%#M_zTsq>EM'yV<nGZgJP(}*BEvT4ur]6bjT>'K8:{CZ~.jL*s/3`4|b%gU}<nBwIp4Ktq1q|{1f[9c9o<P*Zc!o~l&qC~cWP.C,R^2~I98g{66fa(7t*r[JRV+_H~EjP/mv1Ld$G=-SS3;15:=4)[Qd82|gi&J}-pF}X2/l,mt1jiiT)va6Pu@1-5]XDiga>!<SYYts0C",
"Z[^U8isUtF*Xd`z8`}b^ea.8vOo)~Q5(P8@zp_rsF{9qNlXh4%Pk)jx0d0NHDJ@$gPc6Gg89MV`8e%e>590/EN=U_N-gxX|N=e@3*T7h#av<|p4}@{Ws{io}Qd-t^_X/8za>jxt!-B>h`'3ngtGS1;u7XtkJ`ogRlAAo_E5$y&/kTO~TjY%_ba$>50sio%Z{Bd=TJS>Y^M7I_'+!0mNUe-xgUNWSTB-95mR$OrAcPa,H7R[p#A_2khkO#t2E5==jbhh+~7IL{gR^~[HvXE{tFb*%=EtzO/,jaqNYO3*4i]Yu>r(>Q{o>hZaD6AgytL812<6cR7ucv0li0}[iKZa8XI[|bC=PeeQu3mOr3xNmN}+mG2)UB3:z/92~)RUe[rna:$w+b49<EN=DUl<oLxo)QQ0Lf;S[|*1llFR{T1~d`pm+:8pzgRCm[MFbXJ2w{l>e}5Vteb-p3,`!,nLE2g7__c#dACi!UY>G>vTs*T~S8rfJRygytE}-",
"_N}=|965WFJg{RsWAzC;bvF7&8qbv&;sw8C<m#5E7P=a)wXycud+Hc`N^G/18M/xYQZ&|3QN8QkeVm%_FiSZoXMkpGZ+rT5)s0~]/823]LGnly(I.W%3e8Px3aDyq3<)#yR&BNlldbgtskoX,+zFNS{-<CE3dE:myK+7*gmfh0C+l@'.R~0|$@{pMJo~z}7]lfgYNz:m,gY0rF9JPMy,!!&MS&P,BJdzuq]_/ey8Z1i^&_4_LeZPYfx)2RT`hy[/5r0h(tR%sZkL1R8}.'7d%:_>Zf@9c<^2oeQ,(;sJj%_N7sYQ]LjS%X]$R%~Ys@&Vn%Y,WUH&1A>D,*4A%St=Dg87O(n{h//oS!NQ}jWUcTgO2:N{7g-%w#]Xib::Z#a5TiZDQ#A[Mg8vPs6F%tP^HbE5,eddio1(,VBF2L[jo!e%uq5_*H@.G1LdpP<&L#9~(&w3tBrJ<NV+s98A]q5*V(N>FV!7aL|BYzMxpeGI~a5{*(i&|)q+",
"=S_b3+me<0dVg}@sKHU2%5=QRxzFyaT6jUI1$~HKHsJ_y+:Rj5y-kz[igruo2K`-Rax4os96Mc7,WB~y){`IkP`c;gdR%g^>0r2(3&:6,w'_UnJDlw-k:ibsB%PZ074c1fFxSBQ(6^RFAFW~huaBqdK.T]uZIg>v(C{DRk$F(U2%E&M]kZu8r-m4Di3I-y5~!T*1$b[>0V;*16ju]DZ[S!bJbb=0WR`,<=q3;a4jFp;h&(8&YfMg@-8CNtk@btwx=!i#~v4GTe/bgqA_vj-Ak0ho1@^|^^%>WHGL~nFvMhP3)q<MxY%5vq2rzz1krENkmFc3P':i5+TuzKCHc-u*~ZTeFll|AZ*Ek}QY8XK6~e5PcaE<;~i.WpffvUy'q/_mGHU!N7+];|[r`dx_Q=KFYJ]OP8vhQRNB.<6~7L.Zp5^V>%V1qvn5<@x}Q1fCi:)m;h#JE&EaJ6,_(RBC.6Dt-cXK9$4v}KixSJK@MyKoZ@ALU9J|bF|j",
"sFonunVgtV$nA,M_.l_`f'=46X|id+Xg'PnIo&1j:JtgrB%gk/N9_LLI5w46|h}cbk)WrVzB5-l])f2wy/6T&73C^P@762B79!<W<P/]z2+,qjFYSu5R]QjLh_TW-eLvtud:,KV:o]%#1gON=)MT3x51A.VaDB)MIKN|dcq>F2xwmIs{KeA[0P&)SxjT2gz5`E)>hg<m..Dndeg%G2*|z3xU)UG{THtrAn3RljNvZ{,3>f[6]HAW5K!-{g.I['8)9-6s/ni+Mq`ve&:(W3_ZI+]bbJDUblb'ZLQs2wnC1Wuo#k}x>^LTu,;p4y;;ryOG~4)/ia*wGPJ}QiP7xO&-c#R:LPb+3wG>cLri(4>2eItsa@OHqS6)sXv.-KgFCCm}Sy}iU6cXF2.[*@mBH1xCR{8qys/+b&X)p-_!+CA35p[]k>dp'YR[_gRY2L>9Z3>R9Nw>G,I>-y-2*bU}S&-wg9Fwot<dmsHFsYWI^]VIx)JHB|mXMIr6",
"*][L.L&$n:#0-BIA^$;V}x-1lq^Hk{JI+NiuUi&XL+w#[/o'm/$;lY*BrDdN(:AXl7O1rl$PE&_C#5MQYofU4@]Y.~oBOF7X{f]<HEM8'R[H_D2MclH$YPz<pQe0;3=Zctl*z3nGZyf|vR2(#+p:%f(+5X7Hg)lxV%7B>UC;dsQ<)b2/-m4~yyi-H](plzA|8nv;bgAaSdl)Y3UE{[rv*/F}d@}l9`*!k/Rd+QZ'I(mOmwa]1IyB+Gi}l47!:XBCH#+vB@sKt#yw..!!G@M}hMq#uIRb0/<LSM$zhbx{~tA@gdo`<BuAe-jn.W:nRc1Kit6i4yg>UZSG|+c<@'H4>+%TlL~JGf4dFTWptMFs,tDLN5!#kA+2ap:pR8}uc0v(Gt<jOxC+q/w%+ZgnIli76J&j6u>5V3#d;Q3)by_!;qqLlbh/Fl5@HZg}k>K3Vmc-6@ix-r00eSiYJ=kD_a9|J}@b@ci18rU3b{w~go}RIkDcP(jks`pM",
">'XHZ_j<rF&7{tOc5-tAf4L@4TjU`CaJfc>pO~'hZ9Y[]]7nKRDs$GRLSP/pbBL*rq=UJ:W^DM$K~8M$Il8)*:H71"};
GPUSORTI_SPV(onesweep_address, begin_address, 16173)
GPUSORTI_LINES(onesweep) {
"#.8f5)u%rK`%j=*QLe4$/KJg`K9LdPBQs{]@=Q)3,@ky{fJG(wnhXF<kmf^Q#GK5/a+g=:jQHZ]M94qtMlM|e<:BM05VYpBy@^]r2>{*XJ`BW|4M_I_),<OPm{Fj8:8WV<w%:Gs%i$t2_1rz#P1N-9!2RTt,Cm]I1~5iMoC0|kbTGR4Vw,H6R.7_1nghR)tJnK[/ZdZg,#0$(*.ZJ4[aZ[:]gg.'{TCS%-,..`a3A)2MY$B`S0!7L>%riIf3r,Yba).fzh'y#eMOkn4F!(m+EL|!$AeF$R-x}/6'c[][UKOcExG%n]Dy}+&3_4[6Z%A0iHLYT&fu9c%8gxZVms@:]{X)m_O{Rc>:gC6kX6h1/D`YR*2%q1'z~2t^>8elp/_+q#t7'>HM`Nn,|-D)mZ_B6=}>R`!D6[MDu+_&u`a4|]{'sr2K.Z(yaqD1R,*MkPCQM_;-=B0UIjG(^;:kXqi,3SK2@*p&-#qqI;|qcF0;uZ{ivF'(.8Y)",
"YU;Bap)/-6cWq5WdzqcK@7*$d+HFv@z2fwE{#62:/S^mT>$K$/I)39|uYu!1xLjJuLt61jj&E<5C8Wbj^bcf<>7+6maUalf|AT>_3'lsy'yHi5AwaPNEGaXOoNWYpS`]C.((m)/Q/Z''t@!>Bs077@c.]V9_KP-AVe>.+K&'>~0A$~=W&NVAWL!BiIzPo)+yIeY/j`Y%Y&]UW*75gJ7;<b3R}ZJmCF,;`uMcVglLdI~>]lz-U.dQNw>7|C8;,5Jx.}Cu(VK/o,|`c,EAy}&<]D1^IE8:M^Bfn-0CHo)XlKygw|'UA7$HRlI8:``*yK:3;_^EvkZ).:ozNr']vax;j[MLL&@qOto3Q%[|02nu:&f{*m})1f~p[oK%4^'eyJu2>>IG!eJ&vj8+o(Vd['o{D<|90.5MmfA@GUea{bzZG)0g-*wSK{ws;Pm6c,-Nbgr`_DthYcor4k{I3C8:!Z.uO(zqZz'9ITWl<Ix.gGm&:r$Wmb:U>jy[",
"[^Fd2^6/l(YY@EOjux$#*~I^T1]I*kp~Ipv2R5</6CKMU|yTS$|dh$8{vlgBV|^xn8V%n*9P$tVs5ch0ZA`FMtx=!yq>BQ-1jEExZx5X:$#[n{me.1/DBe;)vKogDvp2|QC3_UzNP+JOO~eU=J!v8{|a9_{T)oHZ~]{Wg2)xJsR.:<*&g_f^BHf;mhv6i@!t^Bj2WHlL`$K,BptnI[9gM$'AYvpEb`.I~pR!NEf:]qr{GzDB_^#+=l,K.TZu+2,x@&|^wj7%}<3ksC}KV^l*(EYaRdr`tra[)QTDIr0.Kq`na{uW(*:,Zg/vOeaOxmP'M+HQwBXh()Wu0o6<NyO1]>feeesLc^x2rpnVrmO&).4K(^(EQyU}^Sf{*eMY#rf^51T&09[vlbk<oX1C=BN[%[ml%KiM|CpoH6cI%',!pkE:Qwt+&VnpEJb%{hqzwakFKQbl~d9.8[tA(F_SQS3s^G,Go$&M*'}rFil=l*m*An-z:i1T,N4r",
"NK[YQ`)a<>k;:c=]f9Dd1!:Xr`0+tsfPTSO7G]mCTXGz8JwH;U~S6N1ewrfgU;kIpUxK#!*r6xlhC=VE'45j$!7n|q8ld#%D[CHh7d/,|PKLuY1ooUc0PY9d._>/Al@@7ODgjC>w;$~%'JJ04z:PLVuEiy3GFwZr8mnpiz{OGF.EUOjclY]e9&Ktev*;t{@xt_jL4XQE1)*~1g]qkIp{*CrK0I}2]eJQ|,h>$zf#j}=SDAe5l$,V}{!C)|lpOq^gh5E]2y]K-*%%M>o;X4uLbuTTDS0LxU}KA{NFvoNW<hjX5-rg94k1iDOgPc{,f$)c&T'XV@}Mnbgk+:$G7~(+3K)H^yFW:)l'w)n`@+8<P=(f5&ziH/z~VDWb7og/f9TQ@q]BW+;/#KI5l6'G;QaQX+!(l)jk[K`k.FOpE.R@~ZNQ*/G0O!P6pD}akJGjVKmz[#whH3uN|FkG692$EuO1)dt0SrK(GDr[y[2.x;#Ylde~!-evPkeS",
"G]oIyq`{',t'2.B1nVIc:Nj8(Cbuk!&ZwD3t>J}(X#pQ,AB{CC;7Gs(34f-g]:U8Z9.YW!&6DjC]X*5q/`6^4H(tPE;Q.z.LZE)*]QTd&G@{{I)@+Dd*5#Oe@Q-r)FDkuiX*!ikoFMGl$bHpxghGJKL<Y7VgNTgIJ5Z2(IgX6h<}OMixc@HBu_AMR&-jh:D!Q',0_:oJ/c#;UT:qnpH,w_T5^7FpX#)=yVW=#[R~CXbG}%_vtmw,Al<RX_4tT{B8Nb]!G4xE[_Ev_ghEXjT>iC326Z>48Y%bct4CqF#Y7yZX]+|S6~0xUt!,&<,Fv9/&PFaEIDi(x(o;puhOH87JN<YRmQXxNd|{xz'/CB8#BF+XUUC$Cvl41'fp^4g-(@(`{#;N()g23&CxAuhJ'hoMCr7ISWR2}Pu&Am|e]X)2'/Lu(Cb.l;q)24$1E-@Sc+R7T'{tz2)0g2T:pU'/Rydyga*~!+f;mLE.T`1E{dD(BXdL[_$.{.y4",
"-E^3Nr@%:kj=MFc:4H9O1iDH-h9W3*W$FAw9+Ua&(a:Op[#Z.^%`EI[qf*)Yqt#Fp#^oLd}446H/S8M|^.B>v41e0:sn*KxN}3hR<J!l);(iVoXrKzCH3VP,QYkK5MR+@jUM5c]Ok>.q!KKL38|!$xp#!pT$hFSvim4Pld.Hg-j`]!TMjCJRQ006]/<7^~a,r2@!Mms%<OG3blVDT6H#Kw'3}</[]8xSYCXpMlitX<#~+Em4oz#!D5S3N=(2-rzILrNF8;`6,BBRl|6GPg>#B{(Edev(J[bEtJn|yc@m4dXG`evjM]M'n3/_FZ4=9VN$${kOBCgT),H6kmI>07K45lj*B,'3Gy%^bGf~lXz;z'lH3!6R&ALzpntKO-*p4G.[CNn[KaIkc1`Nr.GH|k$WZ{<H>=DM0%3=~oH/1Zszhw(*VpK7IUXQ7<iKkPD3<(.nMk42c8Coh(JGaa4[#;ZM.{`FfS~YX/O_)-Nb'GoIR[J7QYa{A,VL",
"ukXA3ddf^LQKYL%b8-pr].(;M.24**-6s5=`=N$Frya1yDxo.cg!^_#YZ@j.iNk6!Dpgtq}M,HNz$}0:;b'@:F}oKPUd9o9D8]WFljl<b<"};
GPUSORTI_SPV(onesweep, onesweep_address, 14018)
GPUSORTI_LINES(onesweep_narrow) {
"De>)^3{a2F*;`R2p>rok'lezx;]g#<|>c8+RVw-R5i/.X6>3(HY]gZ&^3A0G,QE8R*~;bB``D;335nFNBl`B;mzcY|0^'&q7u-9vh;p%j]SEgu!&[=}>3(siv2dy&$PYa,x&Yc{:!(HsuvTO,J:K&fmW:;Mi+G|r,%QPs-lBsC=i;F+fS);KuWAiaM`h4{A=m_YgEDG-heTehbpWq~~$.$xUBH3UVqU2*HG|}:XBCLWeJTY+l^>+Q|uyV;gqO=X865Van[GSL5C7lw3Zf0A%Ej_Yr3i1,j9I(BCfsU5t$Q9h=ukS@M<^U7r3&vdUNsjm!bc%6M{9nrg7bx#5=:FQvZ/uJ:sm[-fxD5lFkbqm]y!^@oV-7Jf7TdOJUqF%_:iI$,B+Opc[at{;BMU3ONC}pn0@5;E5.Hy49/VC;{uF(T5i(i&XCH')%<*yya6{'6E1-]~Gc-O8nlQF(CJW$JKvX2>5gia]MFd<8auZ-`'KK}eOr3rDbitU",
"-nP)OY#MGX_6@(O}pFhvj:RyUDi@D{anDb|;8Ej=r[7E%ee[/lr8-v/FCA}=G;UH2u8u@^^&dPt@k34b>gneRvag[zKatG_T^HV}8wNzc.oWh@dpg.=6<O>JZvuXUxe^4LfuykEi`-zi27J&acmW){OeGh'_rstx1m+:J%H^]<~*X%#mQa}83|c49DPbn/gP4'mnjO64y4yyRGnh'59:Fx<Iw(sLt3;=`gd1cn33;CTO}b9=p}A(yq1y9GB1lp|Ctcfyj&p(zO^T.YW-Jkg9UVa,V9*wM:x>yQ9zK4'b/pVXC6e)l=n*/5ON;FOFN!n`bnxREcE~&~+dLa7_v=vK1wCkq!h1#gIr/u#<L|+w@.@gY_#0NWJ9.SI**1O&SV/qCIuhRd89dxQ6fVRNq'{mbH7L-x/aQOrM|3UgtnVR@<;#zHW(BUa{.|_8jX-'Pkbm0Z(3_Lc%YN.xb,QABt{s}aLT)hoX>Y:vdo_xOH>Mt34Pi8xf7>&R",
"9Axh}'#S%eK/JnHqz$K7XYGHqsTio3zkDWOa0z>iy7|Gj8h,'R:LXcHt*!G)O`$scmnNB{Mn#|2/dC9x:XjC'}V7k!,Mk;eZ[fI9dS=Zs2x3JFJ$;eYGGILEplOwrG0m:e8AVo!4Y4-hJ]t#@YL&coy]jz638Tsx2&w#xW&]Q.GP@0WrvAY-D<d0u0I/c%yyzI)LH%;l_v:wOJND9$8):Z.Za,.khyY3bTQtm-I1hv:e4'QtBR4TN+C$q;x^mS(CGim*X]*4I*`2F_>Vr/S(0^Bbk(J}@nBsol!K{6<@~SC_7Vy8dTi$`9{Cp<uV/XiR9'TE3kQQ|$E(IfWUlHS>PH.mc%#w*d,T$98~8pGJ_#V_vg&U#u>W5=vx).Yxr,q|f;1{U+1L;s1zV_]m|H@SY/B_Fs:p'36S]:i_EDXs;-"};
GPUSORTI_SPV(onesweep_narrow, onesweep, 14212)
GPUSORTI_LINES(onesweep_staged_address) {
"#.8yKEW8$#6xP%4VWHy<5uz7]Az8!,eQQYFx8$eXb|tc@@O.5_{w^F1(F>7PW4Mkz=ft]7Qfn^Sf~nnD'=^i)('59NHS01:A$v!*FpI<ii7{Q*P`j9-{$W+9`[%M)vaOM'xoNkB2Df1+1iX$J]n^^u!6Ehi%y0:z{/;1x%d7(Rd*j7z_c09Vcus7F1(:y8J2evm[5eoc|_*I6^efqB'UVd2NylDECCNGDR^tBq25X].-kbDB3`CXDT5xgp{_ft+k-6MB8vv6h4AXIvd5>{+EeqgZi2cPVdqGB#-#8k)N)]FL=:)oEclffV#g7%D^g4v`BgX@:W1&Pk3tB$D%FU^SDl5e7!rnrjLDUPS'}mkcBNDGOD!Td0]9^13O6Wr@TOZM#|A>&+}TKQ(B$Dwx=C;K|lQUQaZ*pg%jXg=jxY7lX/T,0mE[a/b>MVS,|I.2tY!@M%]e3u&l[ZGrJUgf/2>`5_gw9UiL,}%x>^;:tim8^D.+6BNLJ%Bt",
"Antb,w-R,$Xj&gkwehF;~IM9f@[l3R&KGcmh-aAas]W6:7g#^)etet;.+*5z,,OT1yEt|s>%ABU*Dhh4[5,xc59/{OtZQyhrm-wa;rZ}W$J&X%hvVP~@Agh;4P9;v|jPS=t`K`+~n8l;vB&$&1/eQ{|O}q[Be8bRDk/W,dt:&]dc<i(}(43QW5dB_v^IUZb>Rirw`{U1>g)/=)!d{_vfkV7ad7[)*N&#k2Y5@{f>X+6C4f^:d8EvHT@Dg+2M{cZoEnr%P!2KWsZ/RjIpUD]#tmHZ,'-kj^_%l*T0xAD(OCd9q_7[M)]I[Y.&@Jil~=w,.>1!B!@dBKS1]Z~~#6Ijsl:+VHi:}NzLB;g:4&XD_~fCK,H#>7$Y_='$P<vJswJ!r7FKO85_S8lh+FuwX>o@*-NXA7#:YRHsibHU(rR)EkTps*zOW^#!2{6CncFwZ`pr!vIIjo}{H`r=x&c$&_ZS;~$#Rkga`5a&5#iZ]:M2{}f0dUQV{i.R",
"/>9~R[TS:pMMdK}ZkZB0|7v:!~t`!-_7^Sj-l5C.7Q58es9/%<de6P-M5F$^N_/$wfo:*X'r!Wl7s9rj~8&NP,Cj(85_UumHX*A%n{r>f/^6Ru+'Tq:)!TzTC39OCFq=D]bFvZ-d^1llv6o$|YoyX(UK^ea~pDq6uOEto_qrf.~YeES(`#sWI$Dm-'K<d2N|p)wxk88g_Vv)[icA<q>{qCbA/*xad:lV7`%-PMjWn~hUau2Tw0=>omi[K9~{PFffkcih>np3ux}K|/UzP2.}fQ.MbFFYTj5k)=L'V[d.(3fkpuahqc#Lj#2g]XkmK$l]{B0m5vnHY'F=tHF<jsLhDs[w@,_Iy6,REPO&vqRja~<qu&:{/@lLEgr+~'G[.By0{T0RK&aKEAs;0m~m'GMg]!,^2*R_2!nqG7'LS~kfDWD2B3R{yLtY*pcS`f&ENBci4Gj,AmNk'EkOpf@a/N+%]GHo;y5v>g8YP1xJkYre$rAJJ{'5k2~K",
"zjOIN1[T_hMas.dSHf'nmYxX.&Bu2Cdf%ob;',:&Xv$HO%2WiCB2eQJ^D+B_k'Av,%nJ!{`N7W%yDNULlBU~<'FZH$z.9zY*Pt+{[-3}2ysS;d.#&02lfFFU7OZtdN$E!j_ygvks(H`GE/YI<D{voIDd_ZA'(xMpx%ER9hsdO3Jn[A-O0bC0A9NABz:z_K_!,.12y2gfL/7.]cI:C<xli3Hf**>s&@N2veR<2<=S_WD$Cr`R8!WW4H0|^@]U5aGyHhFfSx$XFTURx{'svoLK&5]X)/}95Y%}YH74kU])s.Ps4p~tI::#pZ'8{&'LfB;`m[kwzqm(X'{]9e'Ht!u//P.F,br8ZGT0'w*uzhJ^'3lGB5hhy7XOr+$2J/&pAVMrrbWgQ<T/qAj#/&xV&iT(fAEX2eF)EyR1=xrTHJ|VFml)-Bh}c7|,4kpp8/)o2kE4<B7I`:wf__3%_7PV)E6(^i7s:gcRi~smSu;foi4quCgQeU_('S+|",
"B/$3s(`2'nro7LiXM}JP[<e%)ncdiW%03C7w9:-]E&*{pd=eNX]v%0H,%,Z-58GC73%Xko-oc.%XY$P{Zwc;,wqf2mF,K%c*:V&@-vr_77(tBVOT-!Dn1&S~)F$c4V5W=qxR-`{+k0me4@.c;kPM|).x5PH+cR}R5f:%'Aoc5;TS<#VH|BcmlA0cap7`775ooj*Hoa8]<=u<~PNVQPD9-kZbe'<a;Bzc=!<*d+<w'_&iX%P.as+cA)d&u31E1CN'.`t*9bW;)M%#{/nz1Y+b7Gv8h:w.v>f<p.e&QUMq@d0Z#p952CApc_dH-$D!vKRrx(>nUg!9wQjhw1xUGUIx(Y19wMI2hCSxwuv=}y$KEm'ic>vu-e+Hhfb54S'E>{)r:*E]4)ewA=r/j@$(}SnR:~K&_~V_uqX<yfh+=F8aNojt|O@#uq@ev&&2y-Z;i:7*f@J![h%fqjXJzL|[/G[#vM]4@n/|Rz%zQ+mV9s3|:#r_VPLen+'_",
"-]~$BQGUs!#4+Oc,p!;ja7#(*Ft(%BY<6D894](4q0O',iUhcOcSSl^n7('utD{+*~z#wqiB[lb4o^iJ%poz&j6pE`YI&kw|Nd-(G6y,lZYGLXvMGDN=hy0RV_KhH{8T%E<O+r#XsjA]H<I9<$5aaV:7#~&ufT8%6{elF#3'&4](v^WS^uZ<oWC~3J*-Ki%%4<OAmfJb5QRh>'6_EZU}gQT'noU&h@A;6nzFjc42@:UauA)VT*%Wp)<`%Q}ecwCm4]^MAJF>E5{1HP&7&q.uD92]gHpj.tf(8vTXQo=bQ$YNNdnb,)i>gh@/s!O$l-0`n5P!d}__*6yUz*IAj'=aUR:=y}E-5z.JU@=xVfZh9></%MH&|eae3@9l>V((1lc1Rn|vED@]`zx25b}Q35>$_N}gW_xk+2OcZ+(3*#QNJ_VN'hqUzu~uar3{uGXycHHlx47A]Aye%<WQ.VEv[JxRjNx+x>h)Ry&0hycaQb_0t]KMv^3eii^X",
"iFI+Uc_;]'9];jIn=5k9KG]I#*s]jM/},o7AAl6Z2fe~a&`|jdj~WQOF<+34T$n{~2kqH0Y;wd%8|-cuGdA%'~n3h1bRb(JQnv'5z/{T-_1Kg6Y4ZuyiI`7@Ck866AH+Dca@7TswEh+1q2egZwT#E2:28ND#4&kZ[hC%NFke*$mQ`>5HIPRgc==]R3mlYD<@f0p4M&RgPZsu~#[;qpu[YKJ/e*6:kXyu#pvLA=|&eBAR:xtu=Dj*KUVwB|)b<&OF^anx0vgW0P0H')5Hxy589]-4do4')`!5o6!bTFK[=9j=]aN#^m[<J/[FWo5XvnLH:be.2[eBG5:rHR,m{cb8>u8ccd7l+qu72UPaSih904r(q>.h>X^{_Zag._2d#6p(1U~^qgo*Nu<syEm_$ue7k<,K$brOe=o*ppRNQM@#'$.3|&7@$gva_,y(!EN2_cJH8%Ph0*`wUR5AI2=f<>ip,daydvzP](rk&)5GMm-w9&Qs%MxAKbe<",
"R~Bz(T)3[>:y:u+`#M(N!^P;7pXYEXX-1_RYlY)0q_3nB8Y/3rY:#_-qB%+W~ua+l%N;z:mk4:p#8um^b*E3t]"};
GPUSORTI_SPV(onesweep_staged_address, onesweep_address, 11054)
GPUSORTI_LINES(onesweep_staged) {
"AF7CsK.ZV/HU,r>#tWEuC]'e@9mtL_0nqkr',{M;[7t5|G!_W4S-J>msm8X+3fn543;f-^L]MN;yQ~VNE3c/2>mkYb2NA=8li_yT&S|Tan:XMwJ7hUKD8:E[[RI*MaRaHU~Djdf9V.Imk7dW'T'.G!TSB@^cHoN's>ogbs<gr,%m2[.v9HYA_%ir=PeA2;t=M`aYM8^S/55HTz,1hN1YKR95A2qcLp9]Bo6ji)|Gud04u4zdDn~0-1*m9o(<2PI@#y~4p%|ww;ptQJP1sriyqSf$s^A46|ce#d2'~R^1SuR'cICUs>K+,m2w7}iG(N%SY6>`j_nGQ^bm-x~1h;.fjS_@jZiaq1C7DtF:zwaT+5*e(k*L/s'`:L^|4hVb`{+QcLE/V}p/k^*-Ho[H&2p{Q3`VU=RLJ4h<N{cT1FC@+pE#7!]uNJ`Qg^PD[zIL>zU$07,4Z.1C%)c1Y3Q&`;#P/%[Lfw%P:Z7cuTX;[4e5{W*=]u)(jAij",
"ZQVrkc6sr]qGV&w;Ub)&6nwRPk9,T4]ldHqK16&s9(J90O+@IrUkn[a7vu.;pb#RKKdyOUL>b/~p.6x+xKK}HAD9v'wz6B8q.U7&w0`>IB&!9oYJbm$Q0x02_@/;[6dxK_q$68e_w]_H/'!#+O$[|Uh6@|h4{sT9..D$0Ln`]')I}[`0uh:F%Aw5=Qj4#4RydaxUuZH1nQ}+Guwxyd|syK.{ab6V;|i!>#lU<UF$vw|zE.y2uIAi$O)w2FQA;%Zij:P%'F!u}g'oMe)6Unk*%'TJ78RKm32`q}y:4gKTfVfE[Ex{OzR1!lM4{yvJBkkg1]7k(;1abVhm9#E/O+V[+0z+'c^;=vNo[EWGH%x]ID$74w0M$-+Sg,|ZT~>l|M@$bBq[p#L5f7`>/(L7]U9v0,'!cM#YJP*W4dH|qJ&@}E+S7(vSxod}jA91[E,)p}(#>1.)QM,J+:kxnD.S(s4Wqeo1Um=Y<Ag[L0P*yt>5X,l.2Bi*>9(c",
"wK{bl:]EK-pUYQ3_Y!o8s=2MB(NZ:H*jU%LmOuiD-3:tdNiB5h6@UEk/C$%G<<tbh`*L%J#o>jN1<It:HsIPx!M*K4SUJi0/ds[;[#bRx+to<[B[6F!yYGX/kI9*EJeAH95M*`wN/;=7RCrJx4f$5g%>GtE~HLDFWKR)_d0l.`s#TO<ATRe=EkATPh+N[=9[qqw(]F/~TpNfD{MTO;mip+cDv2<<6u&Bl:rUlkJT3L$/U|18f>a`&0dNEdL85mz}vs(Drm5Dn.<O}~fr+0|VsOyMJiOai-6MAp>Q&S=JdD}RL[rx<X=quiTlUs]`L*)D*ycA^@TfulLiMO[P`1%YEgDq;aOTu=+>k'[6M~v-/P1.PxN$W{u@FdQ^p7t{]e=>6v&3X8QRrOnM8hAM7-sM148zQk=B>n&r0;<q99X&&j^wFw7{4mfSD7Ve+9nP#N5NFM.UE^1K.1@du#a>L6Hg,inUzv<T.u4LHh#/>8/>Vad-3~aW~#k;",
"Q{0hGe!RZvW~eqbDcnQPo4w93OV'K>9pZw;u^cZ8A$v&UnJzYaTT5r!)2[VmRg07hXk#u!+[A8'1#gl(@#'vpr/VJqM52irZol/]@m0e:Q1_ie/uw'-5-brV#v;3K5#Tp}W0]4{$PW[8`z<iFbK1+tZryh,=4pYUfRij,Q*1saFidb[(91jbTCJ'3FV$>+H0X^Pwxz!|f96(O7u^YWENTg]@PeVDI2$u76POF~o_~|&#)[_xn]q&-`B3:n4O,-bChW[lV#rpr-EK3X_}pD!r^.xU0@sWWvw<zH$=V=+nP~R.Pi:h~_a,,@lt4;P-_#)EMn_Gu(C3WsG:y~'sT~';x'e9v%Q%RuzA4yu$^(~(#|=U.Curk/#^zTqMl+4_EGu(^UPU6voVZZ5bi)WX:1:_nJ/IcC//<P@d/PK*lZ3@sNhFto%)eX(w[NG]DN%Ms]VL'{)+Cm<KUDG2hVFv'.kX@A@'$w{d|O&zYz=J^V=-G1te,B+&uW@F",
"&<<NPfUMT0A356A%6em6BP2{_Q$3F`o2K^,U#]BTwM00,dW|3'nVkZ&ib-(XY:TeZCx>+'/+)M*h~Cy^*G@<3Aa:sm;#|XE[B#>Tjc,Vd8TD^5jdp|}NHLW%&GfDsq*He}2b-f`xz%CjHQRVw{id@HD0twNxPNwaDU2BY&Z!UQvSr&IB^qjI4DzW~nely7Hqep#e``Ydh6#C>)9pO;#fxv0a=-h.d`&L_z)6hKNz`8R<H&{1p+=bCSnd:Tx7@.uTN$__S~=HXVEvFEG4ue.pmP!5-/L#JqYR^W-,0=/8NNP:lLM&]4W4>A<Z%TJfwOKsGgyF=LR~0JW9&A~d2X0jkc^U.ryyRnUC^t0+/>P]Tm}]LZV"};
GPUSORTI_SPV(onesweep_staged, onesweep_staged_address, 9218)
GPUSORTI_LINES(onesweep_inlined) {
"#.8+$8;yFn,ASnhz!2r;zD{Tho*jkmG$3De>C{;0>_r!@Hm;.-eTiJoyCGdQpB6SBH6xjP6xvbT${~(U>}:#x|.yU>=]`c#bP1O<qx*O_m5<@d)w+Xn`:0NenB{7#PtU-HZLSO}nO=#N$y.Uy2GQonbpV}c;)amn9>dz,BSAn`gw9i<>{V7_r2Hf]|EYiS|0NWeNNDd`)viJO|)VT|onXPd8$-87XQ^^7!kj$`8*J9*RK^Jx5{__RZh](6w@5l%H..9pHXJ3pVxqp]5p&s,V0G,X[M_0flpSaGR35wYmv[pt>C~/FY2JOv3q6C#R0BSmrBQ{0*//T-+$Hz#&$`x=7C$tH@yw6UkcKZ$}8iFw28xiOp|*mV*~pSk2C8+3S/PH9%ZR>46!+{p%0uI-;wt-=j#MK(v%/Ab(#yGQ=>S)sFWz_Tu^jKvT0a>:VA}d6&70ecdSCtonPzc[G.r1!2^5m|Bbd_7Xj+}bvR/z:JtxXwy$]Cj;k<:]",
"5D[pOQAW+J+]''>5F]#zv|5j<sTGy|kHWNDn@dmfUkZCD/&.|lcm_1+ScCIdLHEL/&6p1^3eBYT}b<EEP_Q^6A&UwU0%Az,oHZ'Zf'PR}`]NGyx2FS$ZO'MmydB/*bS0Rn{T&]s}Z'hc^/}:PS_nN>eo2mAmFE:)j]68y^5ToM<H{>K2'|eJa1hm.RJb>:e`k30>JU;jxyYKE>t;tPdnVs!d{!^]ehyYJ2n}%ZL5sTL&@C'op(O<|Eg.s^R7%}h,,;5#,0xkj!.|_>rHN*9{K,}|4^)Pl:B(Gv%OBkAo/y,8>(z*'nNGFm%rBB;Jc%u|X-N-`1A*_Fhc1lZ)frsU1SFDE[}d=es5+-[R<_obR.G/(Q7<Y]e[]<ufe_R1l9S<G%Pl`S%puQ~hP|yH>+)$l,8S+N#(a#!>1cd=O>(qzGjz7jg|bN#kMo-}cP]O}Y~NB4KZCf2fS.rg>CWBtnw9cx4'kl2{pQ_:SQYiGuURwy4_@AE@OVw}",
")vr'<tR(K'bqWv`^7ho}}#Hbv3XBG:W#]s:*}k9+VGG6+Mt,:!p#^^86<0WfWOL$5p&t5A4]>NuM.BY*Qg3,%%l:<4*7V)nytYN~&-mCbv>DIUrEdi{lQFT1di|FjDrk|[D/!3~hV$]5>4d.:Z`m><73#%!3~0N5s{4R^DJEc$~FD)0J8(xOlqfh>5HMF:w'+sM%Y+`&PYTR37[j#<[#M1zPAK*|@6nY)8p[<#%7-O4Axj!<tE<O8YR-<WWr3X+2/w}o]QJ3;+ihjc#Np}=nN6fP|U[#Qu%]UD}06{#TAgVdh9O/UU|I[0]WU9<=Pd5KLfGCx'J/BQK~Z,Z*7<G^kJbt,v__nNj@62RDqA--vxklXO=Ba,!xv{~QUG=r;ufq`n+nCd%vx*G1jM@;oS^.q((+^LrwDn%7!E7RH14K$`'J61jjMozlC<WHmOzF`)X3:F'S.J4WiP$:;e`vxfIeWJ[.%pCY^%v|8gQ03QZB)H9Fr7(4XJ@+",
"J!bBqFS{vW';m$O]D31,jodr3^_VIKL.J10j]C#*!t]ayhUL4ib/6UP1I3Rp5su)c>DsP~/^}#}`G3AGc.h8:P5;F7l]d0TfnM'7edv_j>&EU3.Z[+[kI^f9,XXaPC]Lyu=Mh88Ty'lVNd3Vndjzy',HwH.XvO5cY+Ie=Rl7I0;fSsG>B5)_+pj5'K<js/pl:b-Cb^~[zheg9e:e$sp/7}UnHi%p$>daEY7'>VM@@7X.}E6T:'SbB7=%tt#nq]i@516MEi}vEEQ`J4[_m]R%WR`Ac8e{a#Una>g$+}rMtu6A1{atzb:-#1z<I4xXbv~2Y+iqRDf!_SAq;8cne.)#O[/@_qtb'R6f8hz`/;XOH.OSK$%|9]Hnctv8&rC4N-N-DPZ9Se|NAcXt4XHXVvHe7mQv(s<[64(P5wvN,WU>S`p)X:INA[^[qP_Ue,]5mZTY)^x)dk=z<geUchLav(8FMBRbE)Z#+)1zG9*z#)Q+d&w-swR!{GJm",
"b.@2&zLsCQkXvSK=n+-r]mBCooJ@xh^g8ETZDYU/7:*Qf2Z9.V-|h99gnY6$Ganu,VYNYfw=Je[zWA&ofh~f;Xwwf(9En&3w6$0yXc.QZGV9Y[hG3JLx@'$OP|bJ%tlcR']ApUv}R0=bzup:6@ELse$oyk`RLBt/X^kFdsNLH)rSiyl-%%5TCTY<M,A!2XD6PO]S$|*lO7I_Q:4YZ^d@[[tGmFnP7xaT4^<`bS5GC<}G(1VMMM<3>6z~DQ'-xt]0b1cltK.[_hCCn<Xx-.NPv~7e5yl6fwkdrM($]*c&7!.V.k;Ss+dVQ/awaokE~%|&9,zKo/WXt#-wd/RJnbb'@sgU;E>7P@d=8vvPF$.s'CGj~^+d:mK[>e96S3n9{xOJ.u;Jit>oW}g}DZBPn3QvS%r>ltbM(/n{j>S_A3Xw_kxmorrUn$8R0u47WjH.ycOi]IN][YSh*YWS:CG0V:PM#qQ/yCaLZGCp)/TQsb$hxe:kHcl-LsrD",
"6:0h$F6F[p>Mz`T2GgVq^bJ6v^XA'P974}K~'n/*n'UbD^k.(TxElg!;lb2JEX<N,`Icrja2<I;bmg[J9Xwpt]SbUZI-Wc]13a)oYAS5Fp1::D^f0iT~Kc%[[nm~;SpJ_1f{knG_ikH$C=ypO%n1b*La`W}g%Ek,!1}{`O@uJ3'#nPi|zVw*HfKGz|KrwuAP#Hf,AoXV#6q.%1Z7d%'I]@zf'SON*|5r[(L-,TkDayn'!:t}}QVaKa@kTgolO>B~;c2RNm-@YcGO2yiVG%olRrZDx!o_GLbQ~|*;ObB1E8H#J)a}!/6J=iK5[v&vh+Ur;ds<%>0(LlFfWv1Em#c$L2j4([6~JWt!}T>j=8+'&kS24NTlH~WV'|`i)d2>O&Qu>|q`rt-E!v1axurX1on3w:b[j}@HrBmTx@#RFUdR@2^Yop$=>'X'&~+}P)4Kp:<m/;`ks8QJjQ:Kx4OdT.ukpV`]`rBnd1;,b*yA43VG*M}voGm)s;3G",
"=D@ct|]UD]cY^>,DW+8)U$iK-nLCU/)O0;nmur22VWW[IC5H5Br@~|-c4!>1Jl+=G0/e*A'.;j/U]M#}(q;2G/yL)vGs'hNXEFCrEAl[5n(}CjwbIZ9C[Tz+gUNnD>Q;b@F;,~%I+-em]-q1bo3&fy[o61T}nzNh)E}:dh]v|[abRCYhy0LNQyJ6h~2'!6UO.`{0Xg!OZ1=Kn]Ol3iGO,U@yyL5|!5*m.Z{O7X}-,%CJ-i;CaHV~22=;XRnp;ofkV+>lrI#F:vvi$BtHQP!!Ls_UP!R'IW4;EKb.MQ%r4.*SE>gIO7qU2jYqkEVn!`Uji<9![GR8ta`z@u$nr)*sCFBcO{xuF#kh`AQmH`_.ztxE.1VnzgTcEw*B8ScA+qdyWm:Rxny%x>z8*|=hNs+Y@],-,fgM.WMU#.7/%#N/0{&<Sd@5a('l=n{lZlcBCXMplC++Ghi-v/kWIq(KGQa,We@#62[!!~;W*_/Uoeyd{3Wl=wuydN<q",
"ijSF|0lN{:k|xK)L.7KRf!f<kCjjR)q|Nw0]K<rY%GzCw}S:Z7l-$%Mwl{H4I0/hcB]h)mq+gA)4r=~-U-|5>Qy7;kO|6YX=)W%L_7l5:v4'XiZN]bCi0_;QzpjAW/EO*<66_GIG'<jk'y;qiB&p8^D'o<)rYk,rAf%uA$38q:u@<dZF1uqIPov~''<e69-Gz]gjKX0{X>f~*,Ou[~7d2hZ!~<q*O)B)O1'[lUs4rt@X]cieCm$`{r*/F&DN=HM.^*.2TDUnQWzj+Qy}//}@WV*S*irx_V}~fm.a&w|9McE@;}Z;H.S=^X[mM*D_A]k~}qx[p<fi-Ix+w>da9#*x!#{,#4a!j1{OEVoVNd{r]._m|iL'*7R4rzYxjJ}w|{*2ClNwXc7o];phs}te--:+[pmx`W//)Q[S/q`(a:&U40G(sXO8Q~x/#$*H`Ak(SDncYn)8|W1]2g;$G'n2BxF@;`=iml8|.R]ZW3>nr8^5G@Jyz=@|9:(i",
"|KCq,t#ga)q)FQMWR9U6iduQ6aZze-h&CAQ+A<h!-*H<)+{:['.AEy)_OqsaO5ED%h;t{Tlx`v<]1TT5[,JP$z}b`@a1N]6^s.mjs9K=IH2(|MUn8j32O),>Ob]ey}3I_D57Wf'#Iom^n0-s&M0,fo$c12NF.Hj2}xR!3=l:&:,<.#=&TM8l@CFxTU/.)S9=YJ'bq}nmmyC~Je:QLO2DHsAl`nor61u!94X(|u)r*$$2U)M~&{K5@w_bZ'zsF$C>!]zGteqF(5<FPA^M}&`J<eOD_>nv5ZMjy:MbN.2_@/N|*<kBu~oXhN)!t%`*H>8$5SjNhtv;T56G]2(K'+o1n@dJ^UG/W4FT@a+Lw=Z{meR(n=<o0A:(Wx&fR3C0X5RM>Gi4_Y1`loL35x24_YHlo~e`*+mAifku6![Xg:/wz=t,il&m+F,j-KV(Or0)Bh4pV&RRBi0{@=j:k2JHb]DKtDAMp]_{+NA<3WzEtnZ}Jq`YK+Pa(mQ=",
"O#VzC!~>CLfzc|&9EV9%o[aUMkCR,:MDiOAwOe4@r0ZHKy;ezCaykG'$)T3<pC^0E%%smK&[;}3-xy#`+<J{<de+>)A2KqM|(t^6fdMR9I{Tl(A;Z:.+[it}bKZGr+SiGNn=4K]&UH9z~IDxr]fsFjC&en!yc%|d;F>Y%B=xm5~BiSD_>E,O|sGa7:p-t6P$s$;`#lJ)4T(TP5Mkx9dih!JqKZ%B-Ww;O^0o;*vfjlFwR4gtZwn'9GW|bLl`pWlbkh&dkcJyF$7[*Hz,*/|jtaDIj8d}d-u)15m'oh)l>|)R3yk@Jv<:.o-W]2&eE8`g5i`l^`#[d2ZgO!b(_'Qs@`A+$0W[d)]dj:*=zm'kQ1Ufs0[FbV#pi)kAsrD/}!tT)CBiLRK,*'#Y%gG,}P3~x~Lg463'Lpt7'fHL4Pw,q%{ycH}l}iGMP)O0@IgV+CiMW2ET*h&Z882]>LdR{P&Q_*w*N8{mhsX8-.M2(Svow'RtzI^p7R6E",
"9jKfKt:5{1pK4%4R_O0s6K.RL8H^81'yb!p]Tq$m6PkkyTEZBUI9mo`SodG6YnB'S3xLcF|g+k@sUjoT)XEtqiz8)G!m[_pNHj29tqP!=2CnRkcJ!$Kq]bZwR,=w`MgMCIQ`|$Z4QqI)6@Iz5wm|>}HoE}jt0Rq-wbE5PPVl@ojIqXI(4,M27asZK5HfVy)-qBX$}l#zo4bb(<:Vqw$JTWh7OZ;wVct89`-Yi&i,|EjPS2qre+7ltx|@N_i*BO($zbj.WF%(^8&Np'l]$:zsCGuNQ~R/HDcA!}CYbY]Xtme*_SOgkC-F+7{O.@<@xV}9:+rue=v[je31WFkw@cGP#EY:d}HIR%$U9a^L=a)gZb`kTw>$4i'D53JX!<t^.{=ON8HQ0JGEAcl0rt=t7T@M`/%_4k';)=m&9<R$Cj5/<COT}YrM'%ClYdwxmaXi~!C9[!QC^116]npe.(!&}n3@DC1#LaxSCjs1<<|1GRzZ)inE)%z0uh'd",
"PU:h/JDBi@me#`x[vrA4Z`5lx*=Y31;R^0DR*WaRh-Y#XeY0r%(N$5sy_&+~O/rSUeDX8}djh[07p)qTg^Jj,/m-HE]rH#!$d2e7uEM2`L^<@4&h-2'nfc_FZLnQ$sf;5-']E<xTJeNQiQnYD%C5vf{j:57^-:q%zV!N..9Lf/./J|r{m18BN}Z#VhmU0;/C*!4IMN--Mi&MZkX5Hpx#bhuXIyS)nAgvE3)M%{$mtM=qZ(AHUyg$BgVc]}q,6O[^5vV$vP(eGgGcP]<4VX&I5EX-l-94yv$_yf7;>|P&1Jhjc#H:rvo(XtZ1m+f->53v!Jgi@0_0lq8m&CFeqd3m.>/B*Z}n(Ag_B#.`A5bp)jipeN~|6=k47kurqk0N8yFN7vTER$mQf_bomX4iQ~nj:Z);d(d6iv6d3fP!penM&)~^A-*ehDHc%US62P;vQ&n53Rg%4}1T^N;Z~/enIk_u1aEf'H+&vO$<}4S`bMp~GWNmz~K@k6Fi",
"8.ST1lzN*.[D=2_rEy#uHl/DW(N}3}=Yu2:y-+sBXe>Qgm|6#=;)>>&#cjFFMr_/CQ}tBz@3C+'RjsTU.p:j~1^D=IK~3;7#I@nzae,2(3Af8Y';uKRWW+hXH|>eY)xR|C;6dZhMU5yl;D&pBt!Ocma,G`x/xSMYoPzzJyD@v<T;laLTP&|;FlocP=}GwQ#aP'2/lbqVbF!_)wW.t=uFXe[/9@(~P6Zdk[GE8HkOdaR2M.33+5A[&9bt^4:X^PG.2g-!Hxss&hIa0I_o&JvniB|QCJ:32e,CT/X-IC.aD&J}*Z1IRm7t#d.!db[~mC2R4z,>S]-XO|-aLir|eb7!-!m2cDj&XB}9Rms1{-g@1hsJ{w(zw+Q>6~eyX]5<n%#eKW.qj<,O+.$84mf.8ik+FGQ`0+PIYRR.|2Epsahle[Ej'Q-8E4dzD[yokX^`-a8~+CDRTx6AW,aTP[AFpA-g+yLb6+JO;<|5@:QdcL`/y)XSbhw_~Z$n",
"WRg@VB^SbF`@,LQ0PN_[42q09'M-AQ^y8@[]SR=+9+5E]A(6g+-LKe8.]aOpcFy(A]+!+C|)g!X-0My:;-q:AbE3WF.QHb<3gE.`odJb>KHQFkWJkipVjQ5LjHZJ8a*qAuL.T:2M,e0/qfZJz9wII14ijcPMV1^:b[}L[!,<d/@MW%j6/5Ezy:qn/faj3K(:3NB~lh$F>BWVC,TVT0Q[P8gL!c/6SSXX7Jj/m4M!tYgf}a&Ise~L5#]O4.T!cP/^pcN97Q*jN4Dok@FixQ.Z3^RuTcopYOr:*>|!f#Wq6Oivui_geYs!;LPjto|mt)5@L]>bl|_x|p]Z~=ZDkhKlOk5it>Uq&N5{/#6WznRD}Q,u@MlZ1DZ]uK1YW~TP{Vj8c<xK9E45M6A-WELLd[$vD{,bKixYmyl0U0u14AUd{M/rt]l6Nj4o%aKD}E1rI1GqDP|7G,IGID^cW+3F:<Ngv[_y^SX0[,_8R2)0ZHjMh}IpxoDILuLj",
"UpkFA3aUCp-&wVccoX86Obv!-cZPBm~70j-%H3,u8I{(7]LIFh%k0WUbNVOLT]r#*$bwr=oFP.;0Aq5Qn7W|NFtrL_^heqkJ`_R+)2aTaI^zV~jd)@a6p8Vwi+@~a]{m11U2[Z1/z8nIX6PDyhZ)/4~M*r>v</*|^b*R6E/buvs`STnS|1*;DihLOUH=d%!&dRt^ZhSO<Az)PGx/q8-oWkPs>A*G]A':OqKnbmnZ,5o0;_P<[^)&GL_zw=c!b{44eXE.Wm4LFXi`}_H2,z~E(VrNmbBG(K,L$EMn%kRfS)SMF;PRy-{;1H5^s[7]8+[6>HS~f3g0/kCF#+~UX1p$z(/tM(12Is=NoAxXj)w+5`H>z>9:IlE)|oI01xp&M*&pcaO;Y~.xovvH@_E9wQJ<S3czy&BMv`Nay3>ZfXFeC.kXPU7X:E>1=^QaCEl7s*RN:gQF^foP@{(fJL'h'(UC-4+19zx^,:<kf+pC31Q2X&j=*B8J*$%A",
"Rg)5fvP4mt)WN$uXOgbqZ.sil]]IOXPY72wr,6W>mz^2mgJG&=5FbpevZzC5~VD~#$48{/^9s*'H#4Lo_*I:(Olov*J{B2Tmfn/'|eV7Bpmv(4RqH,HKX=h^/_uW#vZuegA`e:/3/nfmxvg]tr``7EV/l4vt#gC.s]o(7/yP[;iZ.OAfLXCYH)bJv'vQ}pWb2hA)yb<'E$&J+O^IX0)$B4LdG'S@eU^Pj!R=g`F_Jd,UJdC3ohiT~9z1V$wsob#N0,`boe$!xex[1&X(pTT'g23vMp{{K9g7K|CkV)(*<*'wbo=17+TOm)nXZqUuB2h'FNAjY,BpYYnNZW;AOe<f'od'<)]9sm2*$4QgnS4=sYd~!Z>'zW_>]i>%$zCI'(12fdJSxBA24+k!._^PHo![4x}+lrPUTjq^z*(_PDF=9Up~Sa:*RCKPi}#U6|$C_B~!M(6w3Vw_ab~esO%:,,UO.L-8j*2hC:>FD|/C@3Wc>{4,h1>zAJqW",
";&x;o5I_YQdEdrWBV`=.EODxjU2Ce.7)O[iP@LEAtGS2$3eswC%{)gTGk|#eaRFGh{c,Y+3z5^i6!p1bA}CHk=44p49/H~1,mdZui0M~bzq$'8zYGGpC8K;%[N|bk=03`L.Nk3wI9;`o[VanY+z'd2((6M(bw3frDWu=5>@h9{,S-nASV@_mADk5{0HspYf^9lPKnrQ[qB5T)A@q3'`'icuPAN`<M9-fChvn@Q9<tJzD{1YI2H{>@GLPpW's&SI~r=RQA8F,AOCyBF4+uuxRPrJP1iOk1|p>+DJ>((ek9tc,_5}EN#JqJ}w$tjLxzrp+g-ub1mJao"};
GPUSORTI_SPV(onesweep_inlined, onesweep_address, 33105)
GPUSORTI_LINES(leaf_starts_address) {
"2/45BPfH%qY>pm#a=24iB>P*7@a62-5F2*!)Cvo2$hFy-/$]A#a/I/]%R$*Pk}*U}~{,-{b4gmEmS1fT^2,C$t<8W$}}7s3,!4{SRA57nulgau*awt2=&vpi%BzT.4FThF~F7)^4B+jOuO>z{sr|,7Ch,~-2;5ZfH@z$b^1y.j;B([I$k:nNrcFoh(h~Nvn)BT<Y9gW~<V/k1LVUtGYVr4f0ARF7p*Y9/wPUSUX,}*+7A^o=2_su$IY@wE-J0=[ypVsEU`x4[aH69c6^Uj0)<nFboBhXtfft(C_N9'T@fo78u%sD3GTX+;r@}#mv$@mY$ywdjw)`!%5nEjD&*Y'LYK$Hhi-rC+.YsJ'Q!iR=iT)L))1f}&`ZZ1hLQrV4yrKDrM0~kA/Dhg{*,mx7h~<67l@I-p(Vhk!XHRY1L1j(LrQhPj7}l!X#sr6Xc:V],PPGxZh%F.m>ckk~b#/6~U0ha<$n.pt}LmrROG^Eby&ud(}c2H>|^~rO",
"`p&hB@HselmPX~.TTp&M&a.BI$W),t^~uKQwArR3k0AlA^L9Y^%16)zIsz0)ZknrT;t86eg'+XMjLeRwx^-ex9IC|:Z5MdN-dRy(Dwbx(CZ,7mO$9gw]=6:eF0ESx|5y:)p4U]aJ'Wpz6>`~6t6XlCVV6{vSN[NfmfN4Nb(m.X(i`tN|<t[{oTZ]sT(ASHe{s5d{T]@gih~Gi`YjAnA&-/E*i#6;JOYW8TS-eAEdHi,;rp*57"};
GPUSORTI_SPV(leaf_starts_address, segment_count_address, 2980)
GPUSORTI_LINES(finish_address) {
"2-fgA74a;K!T=``|#E3}B5F&@9iqzBUiD8c_-{a@gve<+y@S}sHGzs4pHn417qHR*jHQTatFHOWv*8t!ER%{!7N,X#48I}S45qFn%weRi<9&y4oOCdai-O&44wKU^HmDH9xgm^*KJmcVDW_GA>rMFvz:t^jBJ8Cd^Vw&4rR2qh-(u2fTU=:pdX|!_J>zf!<To^M0_}=<6cvp`!16.<rcGMz#Di4w'OEmXqN7XL*ApaQIRi}/BSf/};koZE~v+Vqg>e^'i_Ox~Kx80%]HBx8G8He,`k;0E0aIfB'wZy::*gt]]7I|gD>m+j[z^h/X#2]Ekr-VXM:|P[-'I0T@z[r(*PcF@(Sb;1-gT/ULak6X`!/^K(u!zn7Zi5ZYLTA{rK7j~HP}.,%/ZU>F>v*IiHp4!]vE[Ltww&HN|gh%hbm0YRC'<'U}}4m/e-XCz@Ab3yq)-;.x_ZEY+Z2A70%$Md~K&R9TD7'c44h^y<`Wz`@|1VM-{o3z@#S+",
"0Y3(]EUd.VBXnNyE#]_ttXpg;Yf|GjG&SjdXDL;VAk*5~NY0h57RD_eAT([]y{>8]J+))AXgU%@3@39#MoaI7/UGG1)P^)TEhX^>TVD9<+*^m=<>V0;3,TIAEgui;X(ugV~@$>_s}NEgvae`'E):nav<>5P`TwU^]5QGE2N(QHI5{Q9Q]^E]v5FsP06WDv@`gQ$Uw2M3;*UhGJ4=a@fvDi/Y7&7;<Jcg8MlV|seb3,8SW3ULXUgW_Vf|*fX`01>&l6Ilu;']IKI<yOJg@=5sL[]whMw9aDIin<b3w;xmA47q-5.iNj3[Oc#}}Xz|rW3dyQ>qYizE_N)@c'5tq:}4qD;=}3D@(aeox'm0l-HL'-cpM^i{>>mw$AD[OrMKcJ6Ev%~m`&=aoItQS*]_[(QB@oCv&QE~D5c>B}J<[gl05$TQDKhx6:x#~KGOYS=Z![|*W]b@omb_[WQD=;@/rmsI%x7WNlRfk=hUTMP&/E7~UP-vW).d^hJW",
"eO~f8teP+k<#;h>q8@p5]p5G$v[G{||RUdDIpy5c5p^M^;x-&|KID(dvxu7~&ka%8+=;Yg-k%(D'}n[R#RZTSb(6WGZ|OQ8qMyH%(<%{&[}]SpHmpTq_m4W0NQ(+I4gPT`&y++4~c~I1HF&7;'qhehdA5_l&@`*16+*POP++lS~z=/U_9zcv70{!YAM0,T~|k~QY'W.Ty#5(xF]n7`_H3"};
GPUSORTI_SPV(finish_address, segment_count_address, 3867)
GPUSORTI_LINES(segment_histogram_address) {
"2.zej[]!7!yLA6RutS_lW6ur+`5~2D5{MIdH>9[!GBJ[}<}Or(nhWFaP}@6::{6`B;/^6sn76#_zjG/S50p@R@$@@3y7hF%GWQc9Iv&wtc$*ZPef6wl:+m'lwnQSN9pjHii<MPXkWba{Z<(4-v+3+^Tk74AXt%GGf^g.,Kbp]MW!(>2`($[l2at27REy0d2HO2]a#<_@F02kxq`J!_sn*=OFu^MsE^TJ66Ylv)47.$j~4.d^Rt8n|[Q8[1JO5c'U(yioLo<l/SiY.7Ub<>:SgotarLDn:!n53KzNW+3aT{7>E<3d+8C(ZI9Ldk'lnQi@~y4lVen}mtvlW)'r<la@UFHTX-!$p,{]iNt*Can16NISokV,~P9zRJ&wSgymeW=4rZ{G0joPL[;.J%L7O-j[U36b*,|wuO:1$FZjgD}KFy*80rbbWC1^VliJG(/}{px8<fv1n@HY7mo'k:@4SfF3s)xCZc7vd-Y!"};
GPUSORTI_SPV(segment_histogram_address, segment_count_address, 3100)
GPUSORTI_LINES(scan_address) {
"-)Lzj,TVEk1;8$|9./`1'[c(e4HthcGa;<4]fF:NtbkKDt:7J&)|jyPr*sY1mCXl;Mw*&O>z}A]+>PfUhTaK3GzX=LcLq]!A8u|2v9XZ3lirkA`};Ii,9-$D|)pQL%N@Wh($zs@pJ^p{cYdqQ4NR]G|2>qf2NK*((0^FF9C~dT|:]W1eXAt2SFC$Bm'51]Bg.e'Yp#8!@4E;F/4%fk`..Cz0j/@2T+XPB=d'pK|qi(Nmo_b#'%<v~+>+a;dbi+c5tKp)~a#(Y@Odc7T~J4'ACF].!ptIfa+4Jk`'wnCun2)mXhsTexc]#&{qJ30b`t^<Q[ujL>-T1w'dgjURe24hdl*&^B[']BVo^Fb=V5D;+QD:D/:RzfrxOEQGc7`@TI;Ef/@D@a!d:Wd$@5SUka*GcY@7K]OHemfrI3$pz/J`iQg={3O3wv/D462F1zda}]]p9)x>XQqNz}SFVKX|]DQZs=DdB.`<>^BLT|Heo;$J#ZJk-StUFiaq",
"_U8g+r!H|C;/lZwZ29/W;]`tw~sCc=vYECS'9QTx&E3/AOt:;fx)`l~U^S7/<h/dN]Zg)oM^KrzkC}=%1qlRG'*sayuF^a7&Vs=[vU`E,#<S|V>R%U`XhYanj<)hSj>=zIf)kqiBAqYn}se[=.QuG.j&hIU)s{+H)4idNj'V=PnZKOQHJWQXa_y]35lkHotd#VQjDZEz+_>@X<TffQa4*||To!!!ogAac4P!CYuTZtcG{XgC)Qj/}@lk(s]hI/<|Ue,(Vh|yJ,IsPb(,7)#j2JKxg/61>SKHHW->:w8cXfzTmy`|nuUR=9!k-a4laO%QJf}BrbBWC*g@A2;K+]OG[znI@*!$C+F[`u}.ZA|1-Lwj)X$Hh/oD(VXT[]O=pnL1ONazb_vcO|-khqDRY!>57D0`.vS2*1Rl:HYAMgQ~>BW9MH$AS}3.6Uje4pwvRv!ZD1Pz9SLHJ;s,jfJ{1_lUI5;K4Dw[{+,9ibUB:b:UL1WV=R1!}U5t",
"IG%'ym,K/(JfG#h0vLZIH*LDl)c9G'UV}~S<}55[+X+=b}_'g*dkMFp$p%j@$#sH,<`m[[wB6+f@H>7/W#Jj~Ko`o$@@)m4@&9M#b$0~@9&VnW9ueq[e:MFte]inQxl.A<S^/KdA&fZe/%@`P`T=qAEfKQ6V!]hy{[v^kkvi|-U`~[w~gEbirK3BiICtXVjdM^|:,6ha<m~5<80jdN1C=I'|OyK&FZ]]u-Snc,qq7a'VlLUKYc<(&b3VWC*tcv7DJsxI}:U2L9Gf(B<f7`QQJ;Jx#nfpJ]r3g}VA3usEWj2nW5qV{4Tb^5$Rsq)a.U{u]wRM9IU1gttdZy_Pe~z^+0PP;C6'XW<mEBW8k1B]1hKV>VP|$5`8D-qW^`I9(sKAjStySQ3Bj2gKB./[;3W<H9-dr'~GYgTzA2m:WHLt$Y(4>N3fZrk(h1%&Etb}0T>.7N6Jil2XlCc]V^6Xq=$Cfz(T&VnGS4vKv,UNf|`]Arz,}v=S$EQ"};
GPUSORTI_SPV(scan_address, begin_address, 3495)
GPUSORTI_LINES(histogram_address) {
"5(EW;Dk.'Lwa`J,h46b^s!8'{Zz0I2S;`KT)1'WRa8E*KsL)=8J<z!Y^Z`DN`8$2LO]^J+S<YC>VM6+Vu7W#IjQmUc!&50u|As*=Vi'wNcsQ5A`x:FyvgM2geA+k:KvGE3DeKk06[E+{Zoei2+^UA5'S`O(5vJ1#)n;zs.3a)Wt&F{2}KH,g6kTELbtKaTzzX+;]Jds=,6j3pV6/_mp7@4I*ddD1e(:(->&<byjTEqK}aVm8X>*&ym%punF7;a2A}T*=7<;ZQAQfd+`y}Lc~({gpFjH>_FQiJO)RV`s9p,C&=qMQGKJJ=6ES1Za|Ifq_L3M>{f'dUKu_p~ZgB1]&F}=Pblv@(nex>:R&]~_kmNB]bBIa)%g_iS$e`.~STmJ}Z3D++yiCtic*%cap6'u*[pXlOqZ(e;_b+$(qKl@-AxK{bbD03|wHz:Cq/h5=Pj*7[]0cEB>IuqO3oUdLNjuWUN''50%mYBARO<cEUFLE+@CTbMIF~oLs",
"/#)$V${eI}%J$!h4Yo7CX=*h>|5#w>2}jxpLAcc_VP_yMrQ0OY^--X>kOZ&NFRPU2%R~9o#9.De9zBCH[BRt<l}4.-chlX(Sk==wpn=bey}8lHP'YF%P9(1^4v75:iee=Ilra&I)t}i0y_Gb;*J);atGC4=N_kOO<A9m*BzL~*WB)_v:lkNq^DvqOQ4dd=zD[-Q[WpuJk$vJkKeaR}.1@jUY+p)mlEN)t7274_F*YCPJ,n$pSwmrS!pAwR-8{O:%Z`D7PCR3rxB[;[PZ2y0XM*-m;)w7>*[AFD-+eeP'S[7~;foZ,j!kFf/Hpl6hK!XekA~.0lPE@XoZ}Z0E{&w1K]x#!1-k5T]K3P,kx!z_GkaqC$z{4}YoH&9QN)bi|mu_gzci<2Tb-0M}bH[oB+yoFc6;imXfHy/|!iTbD6<TYkw^HKQ~Bv,%S.W&hGQVk4WQNsiVF;hyj{}Svp*0z>8:'&*NuL~ZkFZ3n+vs.m0RqYklY<sHuAN)",
"+EOECjwL]`G3rf^q>SO=g;<tn`@_X^=qTZliQK||yr}dM*7&Eg[GI0ni>6DcwV+C:vU)>Z}LXD9{!D1h<VCk-HL[_kUJmmoFQ'1hCiW^e(vZMhH}:hyzM)W79U_#zoL7d]C[qW4=R[Z9e48'4NMnUU%6orD-SUMv4H%,g'zsoMN2S3rl=n;1m2Ha'/<T^O1g+$(NAWN+&z~zc]&gp5AY[<c4Rc%UIMo]5@l[m_Zq#SfDgOkI2Re.y*&noh%MSfTovDyVV+Mv,-137~=L4_DaW$'0S5xp{qjso2lo[Uz{vKs,QH[*M!)zTc#.ze}`O`70ow[v$;#|,dqB@>%S@CZYbq,4/9m6n-zL}[sGmb$(AU;e4{@,@}R_0m+:0XFrvw8WkF-NBFRLVX)M^WfETH.wHjZbsjkB4!L`5a{kEe)qsdiX-zrZR>lsv`]PdFuIr=~6'e`v8Z5|x_~afB4sH+F^GZi.Lu'=)o1S:x(#.]bz7Jxi@G/5'1~;",
"gpSE~O{Co;y:d'K89jd;r4v]t%bqFU7G;r*l{K0Kba,/9]ey3_5<%n(&/0ZX&*[VR+g4JJpdu*xtS.U%|c~)o'J>|{kzrRq+rW|7OT-a6}N)@!rCZ8WZy<dusU7RKYU8eovRn2P4L<S)KJfNv-5oQ:A'@~ljt~-V1itxqwLE!D-hX`1~n>3mlU`Lm$u/'^C8,Cl`.x5Uk9{&`tbglv:Q,G4;`^Ykv[3'x}o.F8TvT1RJqW@M^6zH=2`=c.va2V~(2pa`pc3^[7m!|3`{S81);QK-cf-GOC58S5w$*GW5wOx58CxiA}:jL`Evxb#p#`OJ_uDq1@~YV0}s+!_:ywR{:f@D)VG)&),tC|Oh;a1>mAhiI763&[+@fqn905W{@xVcsT46u5c|vhoim#=u7}X.cFjS.=sywq=*<:]/CBi0!.^awJ6s'$AB**i|4{wX()#t)_FfIxBcZyC1cK-vn0iH`BHS_Xc[=jGnxul79j]eum8o),i!V!jL",
"i26.xlOHaz*fcEUrp8f=5}-b:<i&X|2,/=-*l9;~llBa3{~r6X)dM.6NB}QvF+fg#9Ft_'quJD,Z*&SE>S_jqKs~x<PA8U]-dAa+d,'e@=3broHmwI&eQ%X/Ds3F@w'GE6.Ssuu&%sHCEMB58M*Z{Zu,IzHL%-gRV+v(DQ!WkX3^4s~+&wCl3:lzX,hnKV|)I9|5PT-gwd9*/k5PkN5r/cmPFEn%7t>z6NWMFm&y=V;fkz%ejfaARGX4KN(^acOSg;RAUc%H*~}xS{J,QeA&rJcgpF=F;mCfnn`lZjEHno0TV~w*rApyO@IqbOvlbrD>zh92@QZ8:a`pt9!SO2b$&Wa-)jW2Ar74RU[0.*R+7ncFda9(0gQAyTUupe{'B+EsOZq{{2l0,08|iEB-1U}^,+X&cE_7NjGJ!n}=<8FR+hm/CAm^%QHB690w!*#3%PI-~l.wE'}-B:OlVb3^xPm~'i}z`VDQ0>mZ</>S6wqc]o;QT)Wf1_Ot",
"&f1Jf1C)6g*+2$u_hE-/22+vJ8@ET2pYUTK{.O>FE>y@/-Q)MY61'Rsn9QE>somvNQ6.=r:GO9.2F1soOGcOJ4#%=F_2_w>D]-k}2dInt/$!RdYC67VCO<2916x82yhH;OEw]ZI7w}MXVbnq<}sfWV`,CrTh;'G<%65~1O-6ZZVuP0sVYz<_L~}oP4a#}>Lj-}'~|+A5558]P|N~Up_JrA~p{z]#2k_G#K$FVIPSAyE|=YUJA]bd|7e'@bzI|[g,UOq~5oLW',nR{Q:Umzib,T8{!bWeH.b{$AT.^Sp*n0JPA}Xxd&$x/`iD/NM]5Jxs{`gh%<[t%[0UAEMZ.fsS@fG'X[e9&p2t'L(K%N|20_T9d!bew(@rq8>}X6BnAO@oqY+G*QnO45:<G!bnHEb*'||I_GoP[s:!uz,uG~zu,%*q0i*$(WP-qnMtgMCI#KMQoJhg7:,fC#'o/;E3m^zo$xU$LWjCtLIw{!_8.#u5xM&Bn:Y7k0ab",
"t[|i+(43*::jIH;#^5V-H`+fkziM}!y!l'][)aces*-DEXlIJ'g$$6q3{!XFCbm^UZ~CIv;shdkgl+^'P_3KX-meR8nc]Nn4@/cZyoc&6~9|),G'prb-_O.hqo09raujpRjh93NqVS5Nb=$Y&qbEWX$5(P=g|ufJ-*{vRc(H;/B3fGn{NH!Q&$jAg/9<9[A7#r)I,`u]S'r_xra;<SY,qTPs,f4v$79ZQfmaL/v;a^12G'{X{:nL@f_:awIALK]UqIRiO-vqdVR:$tTsP%(8+:-maH*^qT3z=m;@}b{NJ+#,e~=M[vG}>)xeF0C5|THi%,EXV{=TG}/1b1v#,KjGLd)iJ3ErM<>MyK(q@PlK7w:Y!U4,wtRhUM=1CrUPo9(C.D>KUF_<j0C4,Yg#^OQP!+BROTZ<VI8+RzqeEA#{*RSO:Eg;*1qtL_+t+RG+w#.C&E~BJ6KtD[+L#h<B|=K&6ZxBj^NPP.yTcOwR9BRXTyJ`:dyM<!-j",
"+nvz6NZiD7OfIRpvt+Yhsdzl.|59MoN!$fdtnM'tF|o>5u[Zt(*X%I}YN<E7b*oU&eZ@M.0tzS/}RGaHQPM>|*[U7~='9#EVj]6$x[awG%SgKhDOPo1l,g)Y8rI;Em5*9S@vhG*hA']s{T8K|_#7PTnUFDU{$egg8-uyIkYOHO_M07[xK=5^_n=6F/ZZck-ta~c7s!;{lzg{Vri81k)zI:@OB_9E`*=2EwavmOsijSy^m6{ysK~WXb%vT~9DS~{`Zhu9]-A.F>eHh.X2wvY^[/jp[g@2+jN7UYMHQTO<IG'FK[rz<{k6vHWor')UDJ}~DN}/e|2!W^Z6tOt,y3yy,tulu,|Wf<!}bo9'bY,r}**iy)(1xh;>'<ng5+9zmYEQ;Gm2rv(rDmkeLVCuduxQ9djGBGoGpJH_[(gy*Fz;z%x(nPIbk:0xu`Tt*'88KT[[;lo2v_`$K5r`~0wBSqH>'x7cROu71~n7(j`j=[x=u)kLsOGp/L2&",
"oS|4r;951_&DRHC}HWMSGi}%|Jg6wdW1qNg3sB|TaoAy_n@w:HaO&A([!}Xz'K.;O^9@HKXov4B=QoUNCS;+uRT<y}6Zdm7gW_y*4CRi<AwOeBGxXx'4QNT$M`uJv!'#V}nyN:P*hpzW,[!Bw*JF(~$#l{xq6FI+RaBcHqeL#]^]aBYO:L8%2=@J#jMq,f]Q#9yvHYQ/S'bVA*l49p7hZBwF~AWaYd2)Qv3o;!n7Z9!#*hi:blQS];K~'X3'qcO`m_y3hX7W#F{0I/U(irtC1M<2a0*qWtoA"};
GPUSORTI_SPV(histogram_address, scan_address, 12142)
GPUSORTI_LINES(histogram) {
"1C0ly9[NavLNz;>$qH>Xx~WPK0e8Eyr'f!tk,b-,Q}3!4lr@O0uKTy+-wlm<~4<6q_5)rU7[![2RN-;&{;=wX/AH1=&fV=#O:u)=-F_$;W.vJ5(3_|.#4SC)7uk0472v)ZL3fc/b$ty8+^~rI|v<Pb7z)3~(W'Vw5T@A]1uwu.T:MM'k*)UmWVyj{.DKmj!+Yq`|@K~Ez<A1Gz1Y{U`rhEWE}Zlb>N4MyC$S~gUMjO<o0;guHHl`*1c[9x7Q:'bz1X4<zpYD(fQJ48L.hV#Q3E]TR&V!nXb;}XA'ogUcRf<{2S7]i'<c65N24>8M@#cbw(&m{u2~;(L{zo/=M4[qrjmqcx^%<LUDY|D.tl:HQ/[}vmu^nK]}N.'1U.1B|(hri>.Mew!d[RxD$k$5zA#:CYuj|Bg+}+FA#.a;lUB<V0`KE:8oiF;qT##%YaM,q2AH}ZA$n(/MJz'n$%FyKP;zQArVIN1af8>+*Oa061z~8i{&8&q.)RHE",
"3K}bIR%jApV.r=5s^+VUuKyseDA2P+SBu<,X;:|:jpd7%ZnPaa*<BU83gtEN$UhzWD)*0.00U|,k^72fwSj%`#)KSK7EZb[etMN%ME.4&-8J(9x6r~U/9mX~Mg;oryWE.kY(wORK*119V49<F,Ufdan*!]5'0p'xLU6QUr]s4g&qwh+0Z3!Y2W!%UZ<oS!!0cG8}8/YPx*3@`RhNwN7mCRhvsbrvNEfwXS@w)N7[!494f^8;O%DUa'U42LaNr^qEkgmWlojjqE{Ban.37]Z(b|4}HxAvsM[qNjJ}4Y@wx3ay^i3fs.o$F.:^~IDu3z&3MH-sLdFnlx>~kHe]W!4{K$|4rO+D01mg~d0D@6SEZI0XCs01`X2L];@+o*G:OQKhQ&SdqNL:VBzdt0'cHqev-kOgANAL^Ps@/}mzms94,r{RTeZhvhaYRyY~LbsvOZ7dCd9BZR^N:%,Nbs7=Yr-RhtTM%I:>3W!tHugm^ZcM{=NFF::TXz%2",
".uITyJLTF<9lPo`9LX(FMbefJ4Gz.K@Eoq5l~@ODdG:}}/0JnNBNZSTkw%)*e;@)AtN_^p@o>Kvp,`uZ~_-%nx^LI(q)&6MeG_<.@L2~fSz0MyHY*|,CWO^+T#5Xv}zICr)I%`O&|LPy<l/EmVfna+n4%xLLc#SdaTuIPvdnVp-N@;2t;{EU5F<mm/}AUFtNb#!ANn~kSrv`I+X$eUTu0&5A$uR1c2#-p0e~']M7&{.qog1q:Z3Wn0}@P2/v:r;=%>k)`*m<NKZc{[a:&D]W<2c4rRfXfgDs>jpLt0cTc3Lpnu($M,/yykMUyvE0GJq_~<p,.V'`D*F]PJk}v2($Q))Lx<&GEiZYBci,QY[/;C9Vsn%iV!YYQ_~r1CD24:QOOPG7[[Q-<v%taXhAyS>uM{+0gV=t_rA)+N[;q/.zYQ`i@H{)|-,u%u46E0]lwoPfeggiU%=3j|JCD[CeUo84SOKfI1pcp%HKF6Y!pcn76%`^bC3sRdum",
"bwudTJUk84u{X*kw!zs6f]e6p:[;>{G~:j)pgbB6ck=&Q^m`+){gCWh)5l){1>]^g]f6yCoOsjWb|=Qg6qVGK$/B=]JhPGMy~BMQ|(cs$}@YyzFl`tB7w{-0*my6H~8_3'y&,B;cf>d431o~-qtUf2&<IhDN0T=0&wasi]fLcH)T>68XOcv5%.1~9[,<P8[h=otFi~BN.Pb+'J`kBw-rrh+.<5.OSD48i`x((1VOc(kARQJleXapO@UTbE0r>`iZhmh1V}[9f$'>C4*}J|`@zQFhjbC3GR'3D9|bg)!pTy/JU9y`Z'^ea3tetT|9XO%*~Zk,pbaE:^F9<$U@M8put0H91!|:|0RtV-@gU`:[Z#d%Jx<F5XuxgB&(uZxwLzASkb#.oU1e;]'A/zKWXS8:t>y_^|xF4:@ue*n3d6uLD!8A=*`>2Nf:l)7#iAef*V-IE(6,EB>6bMJHx~pk(Fw}oXJ>MUs%I(P>(nGSJdAaCx[dq|^I[FyA",
"%Ei~6r+BESESp%^_'h!-r,z~QIAwQX-2;7v__2s^.h=(^f*kJJwPJrkmi5F$[6tV-pl--)2Ftixhi*V#vU}X:~oV3M+21c)q!DYp}V~!~DY/1@}6FCe_.ck>;;WOv&qTrH]$2P`c[ZH55]Hv'G(Pr'Qx5^>8N5%K2U%j9PH_i`3~sY/H,qO_ljt@|c;L7(V_u)b}RwmtHr|ttmpuq9*#aXshE/2HX.mWu@/QK6vhxsm.L-G`XMnK%CNhi}L'(p7.elg2cJ+:Qs&Fw~j/Tg$QimSkY9%:J#-cKk.{Zy_b=1sOypm[/IZTJL-+XV-SoY;L>e.)tY,'Hy|Gm.q|*gQNX(S8(OEpr80`9WBM/MlLgt1qu4J@aq8f&ghuHpQKiu0.A'n_<qdFg$wcvAz4&6]n(Cu,4Wgkr&=vI8HPD:j!6LbrK&K-m8PoYBdL$1)<k,m52@asqbPL6W/L{@q:=H353;E~}4zC;y|o;AB`e/4t82(I0[5R4,&/",
">X4Y+l%NiN,|.Kql06!<yu#{7*9Pn&=Q[BUm^;UJ~w*yKvcGI((mD6T^`:daWCGDOu}"};
GPUSORTI_SPV(histogram, histogram_address, 10364)
GPUSORTI_LINES(leaf_sort_address) {
"2,;v&ZP:RoRF.AG`hf]y_O,BOPg!qm)PK!GR(#tZnHW;xtV]QpGD$Gwf#j*fcteNSw#y]SC-r9l*o%eGI4Le6Iu_w:KW);,aA;1nnfnQA7$gw=uak9/@<^X{NK[Tb^.t<;Tjg!>vp<ygQ_$e$n;i+RVM`qr:Fq~vE_[yhU9-qa@s!_K@/>[!)n*i0t/<]&|f2sC}za8{RReeZ$K=VB9)P+E|k16P41@H_Ns9zyUt$%H&nmEZ/@TgQ.FTyzjG+BW1uD2Px)G;826{vF@i`6l+*uHNZncW>z};A]9X6*[0/!&y2y{K+o},r%O.u`z}@ZVo|9e/&{fOm.:4^aw0AZ5ln(>Nb%lo9/y,U0h1>$Riu_,DO++Cbo>.Of]9UB!$odql/epT-G;cIB7A4pXqGM$k!`nZN)**38A@;T~!R0h6c-d:v=;!erc.9p+7G)HyXFtHq[FG._ox7+Sl7Q1bnrl=ea14'pHxp{4@GVry2qF>F%(-^|iQ0;=r",
"M7*Jo97iAU)8/@p'u{H*)<UB2Ew%3sB#e4auLH6rtJBd}!(DmQX4Nr!,y5~VrxXP/oEWFxK>INH<f.3M|D&.y_Fr5@o)3t.`d7U%#)eV,zkA1nn-Y319)8+L7%N2*oyX%7IDq]:+Qp!{GHC*W<GUmtK}&Easo3*ZCOOp4>v3pZ{/o/>QePV<{25q<gn8H9>{1OwMq-b@Yvu^wBHv/Or-gyZ}x=6)e/b#>!N^@oT5c:cJ$Jt%p~af7g4&G10mi{>TaFD$8Zr:xWh^opaJ0XEW^(LQYt8IQ'1~|S18o4l+yT!a]i#1Ph/I)jxLzToUBvI,[z;`!SO-MF@mBn$#Z#D3(D!!1ajA'oWYL5|kgn]>=no39skAugYJMZs'M8gToR2qwUT9'SQOR`7O<h9_.<5IR1VS(sr[XV+'b&Pqg(8=Cioej>.VlM5`77[A7aJQbl'E(v'g~mRdE%;9eCH~}DGEZS2jSKh4<uppq'wLU1l;;]--$nGz_fvN",
"Ph`|u5!&f}D+FEDA!s6iDL+A,I2YcQRcLK^M}~Cs*S8M#M1Tz1^dLIi]ypo=Nf*HQ{}JDh!M.cW~S87A$E_7'ESu|p;[&0b|)JeLo1BFQ[';'>#00og`n]0!;ydA'[rXB>oy20$:ut^C^}P0WC@1A3L]X]Pc@Vi[G/0j)VWvys9%@&}*8x^Qoa!|%OMDUG_cJ2T3LXqX$YYO}CYL$N(p<0xpn|bQVmRWq{XtR'<&M6[P@R@pGvsMVFw9)r$FtE2vRsaiEkC_kU))=@8Z0:^F~1OrRHogZU&Z.V`;ZSdJ<^&.Z'mAMTZ^b,4Te52%abJ}rT#._;,,4@y.d@nswvkcMf-J]-!6#Y4]$B'wP]RR[2[~LoVgV;70+x;ov).QuO`$5QONfzu8C7aUjFM!7O+i:yZVEw0Sw3e[F,efDJf+o2;;$r~045Y.Yb!mbk_Tbi:XYkpc/t4eIdP|]e~UULVKX7LtfiFKE>4dfBN&FVuCw@TLJ<)b,3.]",
"GBB1*iu}^Wosi}V>}+6-[uPXA^^B;*SB%}9d^i4m0Xd^*,CZ,(xt@1!r2,C;U|`CS]@o{8)@[l[ik$]{u/wz7fA,d,^<D@Urk_V8,h&50cW08'l,o2(>xf;tBEwsQPRN_~WpmiNfj9SHEx2PcOEP{%WN,9B.ZZj~Nma#+sm4VFyQ4q+op]B=_cGAF'2~zd4HVGqmhStfvU[SPhAy:8+$A=>Oje'sq};#SS'$a]<nc{s-Jj1GXcm3~+L:e3j8';ulf2l{J$&KA0adsQi@DWZAu9d[jq-deg;,VSYUp4:j|8jRPTQ,%V3;%|l9u^ryXaC;-$N<Wg,Sg:7Q}PKkFJ!VC2M5-I<]P(]^l(HGRoF##.*~pue&1a]O,xC'{}C;Ew'!|r}G+1COA|^3MkS&K~Sox8Hr@uFnw!CWUZ@KtG:k@eJ,Qi/XEEd[eujd#<eg>3xK'iD+P%ga+*4ocsI`|LGenoXnkA#E{_F@JTK$Rcf1ZHfi<]r;7TG+",
"d`/(m7Luedrp8DG+C~-Rpu<`hE6eC{[7[<6[nm:<HV5zUbH{Z/H@JUQ6W!R1*QKP^'><6Q`c3izTNfhqqvb6:=_@V:hkVqlU=q1O.sdBzsc0[!!r7z9}(g{_,NoXBL_4#d`gLT^{7x!mU)#O9|Lp'kX`3|^>a<f3<OKTy83P}~9(R2.|kG6O8)^Pg;L-|VYbHO&`Ns9rPcA9:YIaiPu1PQ4AY:uEK7~:P9nt'pZ[lUHAwUu{zH&|B[9P:*>Ry,Vy_}6`buiHO$q8)4p>w$DEo^i1.Uq39TeW3RP6>S0cA^bf|2nG>|TVUxTIVw}~di|v<+a}rJDH#R:=<4;FmykT)jlHH|W'W1C.$7F~*mi:/2AYbugf|C3GKvrurIka*kq]4pnCw[o`LIUXyxP(U'A9M-QXsX3^!V/cl_0a}8fvsK&f~[D3:^g/s,Eo_|vX%W#'oX<N+tLYrAM^@_18idyTsFVS$e{8DDjS1!3KoDuL@$BA2.R][07q",
"`:udz%F)b*@#'sv/N=lB5we]D<oZ1tX3L%qF;k2N>chye.$I01yV{Y^=K/r'DUm4ZotAw/ILwFa0MC@e+V(:;}$^3l,ef`t3(VULkycP]I[tc5`W;<X;EuU_nX+h9,['r{o&xaIe8fD][/KAp<BC|9/f!9JLNvPS&'oggOxl!3u[6qiGCd3sk.OqY>X~{zwR>:+|[3UtBE_;lvZpRMSR*7K9K+]QS&2WT6IkJ^Ex!O_}`b/3}r>0+aLy->YZ}=+OafSHN)B^2y3[&N::gw[Hm*og<EV.^f`R2}b5b)9RcrhjHr0%>a}MqDKI2Q{VgI5<z<}&':nqK|[z`(Sj.6PuF-R2=-uGG{E-Z'Y|Wjy`Yq+)COe),!@_H5U=YN[K$G(Q%iMJ4kS,R'_Qy~,m}J6ZUttO5JzVRou3KxGb@{&zI:WvS&)F<Y<`Vjp|yUa,Fg`#Yp0BA*`ny(~8Z|j#fia-eHoLQR*ECF]i;QkUtldliV#Z)L'4bgMd",
"-T{XBC>M((kx2fAf`]O<iPr@F`_2=0Wbh3g}Rd@=YlAeZb]YH#}2;mp~u]x/Y;(Z2yf$TP<L9js3UpE+xCBQq'z8nPqUL,~C'7JYnk5K-6`^F4.AG5*A!YU~/01_V7}<d~u$R_DO-At2u)uSnZ>fD{)}4xhhA2Ao1^#B:J%q8n!PRa]CbY(V`G=-T~IdKA:fT@IAD[KzWD[;yzi/ZLAt*W[7kuTSs6;={)/^$urH3vr]]NU]mItQl30B<9#w#B)cwf{T2da)992nK9R*#ws.Z4ygA'^+c-+9#mkC:F()3Kl$h&XmE=!2H'^jXryWdJ;V*L8PZ,EaMK%k{"};
GPUSORTI_SPV(leaf_sort_address, segment_count_address, 10229)
GPUSORTI_LINES(leaf_sort) {
"*o2.2MU(@&a|$geQaA%r(51':itw;g{|j:kaRw&0)<jOz!8qrmhTVRO|ajS[>Fhc{qxNR(xCKo3t3k#$A-=|BzXraO<w}E%3c#DY5(i@NIxm+Z1ly$VTA_sd%eIF5RR(SYOZ0C%1(G#!]8)rVz@B)M+T:cNfvo|&(Q[9,R,}w&SMZjbnh<6)3+1soE%1Tr}9CvO**1`_i[&-^HuSvDh*'e/[W*k}NV[M[1>'xC31t/TYkt//KI/f/y(~ax[%h|e-1y@}C@8Li6Sz@(!*$j.@:-ES(AG<QpTQMlq&RM(5ayO,N]m(t8;fubuzM{ve-GGsVIv0b8cyR5=v}sejW1zTuk5H)YxJY&qDbM_dwO.KXFj`=lwxska~m*VK4l3mth(m,1RH4#[($nCZ&P&*-l$1#^G`9zpov=xy6yypLR1~Rd@h4vGh2a22#2N@8VRrQr7|Q>I'*@Y4SXx.tU!Pxn<f#6$2#8a%-.~hAu;33Z.UxWZDp%-nU)No",
"&PR/$r6JXk[5b*,5V}Mv'BK}Je`qv293~KF:k]:FOQ_eKc4E6N_QgP=WGPy3I#(*{4J4lp^IQp|t4:bbXwLUfB*Y-(u.*;'B{J/G%.NjZKuF9qpu!xEE;z7s7h&R6C[AUxGk=*@}xr_2dV)XW0jOwuU+W)v`LlRg]Grbq3RrHe'%|+(rAEv#W/KVaXXz4NUxNQfO|6n@GfeuI[<#%<|G/{+R:s0N-H9/$O7f{pW(vmi=PSA4wir}q5O9$0Zm0`0K)NOmJRujnm-4-7;9*%sfemXbPX9p=$(}S|_-0)_YpoO$n{,yP{6ep*_GC#<56ivCgQ]crZApvp@1P<Ogi}74Z<{c8GifHND8X@lN*V)ryJCSdz.{d2:piKB=|@z@hOO0k}-^pah!u:V8MZ86=&P=;$mvfmMBPYaa*bjBD`^.$@`'{{!s5<$4w7'<6_nm='<ph]{aeW^A8-2Ap6ru@f93RTu2bj+ZYBD0neVW`u89KB3%:6'K5Kbd",
"4$`i^b[b__xAU1EKvYg:>R>#nDlXpHefDvtxxp*h_mWqCx8Fdqfft9IN4/aI6_(.<t5bKofo,X[{Wz,s9<rwV=Wv}2S3Ff@#VrteMU1$tKT1K#.tcFK&(jvek6/pE&d]invQJIK)_bKipUD4v-%C}Ey(6A6CU(G>yoZO3Yl&l'oq85MB)}%7:TYY8c+8Z@L;*o=rawQY8KvxM$OA)S|5So3K0G9DN6!%08D*,s&R|%bg;Wz.-|A2OJHEE*:^B^19='^uNS6yQ2%k,v%Eyq:*}0:l;^-<v.bq_h(@O#T{vU-.+t4y=W,9zMg)n4B'zy31d|^yI{}8CNdP.lRAL!>)K'Sh=U*R'T;Z]vI_w+uwpq.@6Q>>{-`4nKx)GkeA{{)AtP`j))KT/y]ANG!0MYE&tZXj|:A_$TH02~:}iX+$@%,v7HpT,x8D~=+G]$&I$xA@3IgbCK4VTfR);jFJRDGU@Y8Cp-#sA00V^:Arzeh0CqJn:AJ&M_R.",
"R85ahFsoMKoxQ&I66%#it-pqi9G^_tU4fXK;qQjpzx|hoC^J*rw!-BjO7t<LN7Hm!D&'bC`HKpBgS*k[5q3RYP9Lg2ZYxsAFn5kktco3C{k+iI{#HN+~{>_,Oh!M9^Ohc6]bNTV=v&U>#]+z88Ewes*Z=x&qSzB4c4k8uH`5lCC}O=Dr,3Dv|VNvI,CBp5'G,e+PsqR,![cQOm6,QZd9-4;MYm,P/rzC^1A[lHb3l(fofK,x<w*S<E30aB--!lbF-$jf;;Mc5Dc!_juc4q/W#Kbh|F<.=`H~uWyQsSE:u~!H6~9k&WGP3jt"};
GPUSORTI_SPV(leaf_sort, leaf_sort_address, 8899)
GPUSORTI_LINES(segment_scan_address) {
"--683ovm4g(#[,,b9OJhT@+UQPLhg:vDkyU&rcka-_kFgR[KfVs%D3zk54'oJu__Fn37k$[S@1=<^xU/'S~o!!FVy%xH+>Xe}Cfcv(TpJlL-GZqOzt$WDR$k`!K-Ah*7gAk',Q;=9UIn2U^OY6>|Q:D)iBueVz02cYO@)Yy[]j*)cq>Yr8_RB'D`enVKM<U25pQfV_;2qB_QMPq*$#7]K^gsO;PFFFOBe9y;04+BOD4vPi@5!xXp>nNcJ3G5.,wq}QP!@Z{ultz,lovp-=I}Iy=Q~qb8K#c*Rx-197<9.=4{]t2lotiIum`#D[M'.!7dp`vYjdQa^(-ES$5%ietlsCD=)dGQio9dam2~^&d$2F[NW>w42mTX]M|DVr=jj>:H>Q*HbB*x9or*KQa95_<aPM.+ZD@Z_L,X38ptFuB.!)GNNSB-V4m%PTH&KMR}cu(%Xc.=B3OaJ!=E};,^-4>4>>ho;H:hMp@o6|Da=}O$N(kD>2+x)gm)",
"^AF|IB'cc'L3_).%Dl[v;UiQ~.)i_$G637$TdIlGX1O<[%&kR*'`!&8.d#!rN:OzqKi@Hd6Y}Uo;*a|(aWu[B1wfo9p4ziCB<Q9RA^KfzvdU>h/z|`02EY$4M9;fEV#dT--XCa`}v(hZM8mk/i5P)'2lJ-cr@/p+_79=^g~M]A0Xb-[#x_<'@/24DKE9mEgL7u]O|_'EQBdmM1m`e2<m(Y<tg"};
GPUSORTI_SPV(segment_scan_address, begin_address, 1762)
GPUSORTI_LINES(scan) {
"5+JL$pM$7qjX|<Jl<=8YoqMliL%01m`]E;O9r_,.CnA#NOksXJn$1(g$zd_m%/V0HJ^_'+['gr6I!p=wu^i_/Fk,].)6vg/;,W1J=,VT[0S0JMhRWXU0@CVY%(s.sRZQe=.0KZEntXzHW&CW+zy/lTiIU>8#4r;;cg/QtPGsi7y6/8UV!@}JK<op&N>cJ8WvsdMgGW<AHnEdyg^Sh74z^IKr@JuLVPg[*F{ZFja8vIi7Uv9]U0+Pin%(w;>`rie6,k><^%77j'|T/]N:sZQaL[e<x;}e1mo0;)r8d6.}'G]~#Ic314@hWJBz6XmT@^TEfg#K[2|O6DKkzcy8L|)PkY]#0o@+H{9W|}}s$2Pc0{66<k4bhSAS:i6m,T!nc+O_)Up:GLG;nfNUUb$i`Im*6Jd{wbw%T'7ng0Z:L;y,a(Y^d0T=u}M.Q;QR&<nu:C2T[s'K<BJ{$pVMg(ujt32q{#.&/BFxlt0Mq`6Hzrp0m%J/zkLGden-",
"iJ>.8;H+qWPAQDNok;z*!fOg!u}wKfZ0@&0GA%5abWnh*ea<C9Uge5LZS1rsv>H]hxXe{X}+!q6p=x-2tv~g^)xdOj37-eXw}5f~jxTfT%RXA`,_LfQaHSZr|L`Fd[bPo%pL_Pq]&F5mOm=t7ytg7lO-['i,EV4ktVQe/Phy9xN9/%=j#TX{s+4OsUu$+e-9#>;MznuB%bx)dOQ:qMOax$&1B!#i`d6njti(mNzd"};
GPUSORTI_SPV(scan, scan_address, 2688)
GPUSORTI_LINES(segment_bases_address) {
";2TBK-!!6asR@`mY*_xJW[5oA&'yyWZ[j%Z4&=CZh:H`]rEJ-9rZJ.PN5=_;`3VMyuNp_~$$tw,V#G|RLj`w:8D]YAaS:JkeccYpE;hIn$YL7l;_id*_6Zl!>dcHsd'&MeHVH;DRgKyRAbTov*yLla']o.o=g24=!q]nTi!]<Mn]M%i[TVRmE3P,:=:c-kwbj[WqF-cN8!!IpEtyg(gGA9a3*]`6d:a/877oRJkn}:Sk.]_OzhYROp;d](mrw4&7c)Ws0Ocz20M5Sz]HYY&681'`s%u+AjZRje(^;jos}FipTI~oK^d;lwea+.:rkJzQABqisPb/j}{+BQ7S]lwaw|q6rN=p[KzGze>11psD!=[X]iv!>!>$$3.~tAs=1kzzuxN:a"};
GPUSORTI_SPV(segment_bases_address, segment_scan_address, 1601)
GPUSORTI_LINES(segment_scan) {
";5#J9},+C*-|={ACH$i]*W%P1ULs+7D7(fLZ'Dq.fFG@c1z@;/]c/TFvX73t.tW^&2eo}n{D|1aP9[v'56.@v^q0Z5RBH+k5<~ZDP(8}Bv+A'!IgO9zOQp[^D<#<MN;Ka2]3z1,QY^5NN+t16M(XCA!fcAr1AZ]qc)8p_[Dn1:Jm$kqhME5VzIJkgxk5C]n8+V5&[s0nQM[lU,1<!(rYOS|DBe3n)om'zvM~m=n*'pOJ9lWMJZ|X,NVUE$2!_]r.X3j1-G|&M)D.E6C&=sX)QYcbD'P6&J)NHp.FCDY.R>)n=-8E|^}Ux9u-jRl8w$OE!#SNaU3)alDAg}4(1Q/}>tX"};
GPUSORTI_SPV(segment_scan, segment_scan_address, 1220)
GPUSORTI_LINES(segment_count) {
".kZR5t!`^x6;}|6@*dvXsFqGX=Um!4w'5;QiC#DTP/btk@A+>L+le^B-XCu^d=Qcc7A$fja`O_X|_y+&ADtuO8`_16FOiF;-{J7ekcW_j:mGCk8B2shEG''~A:jsRwv57C9Mh<3SSh+0oBX{V>ok[~3$-GR24JR*S^I{oGY5yhxf-2N&i-5PbuXX!*#GJ|>:1/nH@D~jMEM49XUoBTr{*{FpO$+ti`8w=LA{)y].c7(KhjoEvoU!AGYj&;deBQ-+SdaS8!Z>#2z6>I4c.T)nw]LUN9-r$-'$I~T,Lz4+FW{:Mt6mRJlFiU4Yj;C;${Q~V;NiZy0va59q#/14JZ0dG.[<Q;%IA:#xeI;`4s-i-JKtW;-RYnSvcJX%!+~WmG|<@AikIDe**c({l;+[@)QW)~i'E|W4BL1LXa1C#UV@H^'!<Fn3Ea:1n+J^xeBv&K}(#+<E*B>4bjrKyw.o(Qm}E.p+pQD>}Srf,Mk/)ykpm.Z;Jfa&*7~M",
"D9Tg&43^zHFfO;7inlDrvME1np3zAU(v{ZccUYp02S5Z@1ktYR<4^zE,]x$~NgEcg,MuPpHe3NuvE>c'@>!QAM6|dWJP*Koe;)e&hY:*9$NI@%XNJ=^IxhI}~L+ci'U%Vk:D!!!"};
GPUSORTI_SPV(segment_count, count, 2536)
GPUSORTI_LINES(segment_histogram) {
"Y2lATX>I'M2bk;j/S&E`&l)*h>'cdg)R|,qey6c$GJ,EM*iNRut=ogp5ziARA-CIkOiGLli`dfhdlRN3X3t.Xhx-RwCw51s+N76~#~e`ux3/tB+.ead-m]bfY*L.$mJn[qKX.qHn:#{Il1ve4#[/f@kM%zDhBrf8lQDEwdmANz4N-IT^fxs#tgchOwI,E'~.2aCK#OVfSB}dxfXvgWovHU3`'0%2V3%~gd#{ixP36!)`qvTmE(@upj'EA*4K~U(Cs|V]gll|!g(raHX`wc`XmB,![J$bOuYqWbDY36UPt:td'H6u+A1Qvd{k5X=M0|**Sr0ptE^$2Y6HS!!"};
GPUSORTI_SPV(segment_histogram, segment_count, 2497)
GPUSORTI_LINES(segment_pass) {
"De=VEL-z:)w,bm}}9aXXXiAWF-+oO_]R!gg]vM47>2-Z^gg/j/ey~(cW/7,O7tZ.Dg)C_PnWViz2cBBj-Y~Mw@xOF#D0+0`$a[l1<pOgoi9y'+Uk$3UY(VtPc&Jcbg|]XH^UW!!5Ei&2(u:z@W#9A2%7N)@wM<*,mMB:@VP$]vVZ~;NZ//G!I~%^=N)+zz12]o^C}GU&TA&{u@+Vkvk7,&D,ua7LY$(-Ea_(7#'w[wlejBWTLqD+09)ysRyuC#=_T`x'OH@VA4Ei}ujj094!S$vXPK'J+SI)wvnFId41fz}R,yT%`}@sSJHqB;d(l5H6%>]x;6RN~zJT0QFrL+2Q0,Gk>1OSigJEzEOyq2A)h#Bgm,gG_{xF}1<pT>Ulq}$(kr+VLT.{:1oq$6V.r)>_g+q*]A/3CLt{*C=AO8*(Z$2q#x7`{b!#wPDU|`]g=<.D!]}u:Y^<mRJA^ZM$!$>;G1G/pZOZOHfJ|*U;;H}!Wpq}TQBRMhGK",
"T8nu.JkTpI[_c.A}sx]Yd]5'APB`%K9G6$+:|6j+;,N8ei@JF|qvWN;c%Em[c/Z0c!VBF@FMPJ*`EwO}'OlE#_/![;~yR71v9l,}AS|0]zc7uT5_>ga1ru^!AiKL#W2Qh`HRm):FScLJ|V2sn[-%4fuvL-aM[)]bN;U4L@hqH^;Xw,oHHiZm@4b_^VE&O;=Lx0bkN~DTp^yN`:5NX}0Ct@U>V))'B(F9${JWNy;.;'w(SD<H&+^'=*N[3sngDi3K,WY^6O.$Vov3F&Z>yI!Bu^zA1/u,$qL95d7Y#CYEZ#Y!f$hX`5C&C~WpS|bs:Ix{XHHW8$%3Il=NqtQRc{zfwQdi@;bGxn;p53QkYKP^%|O/$ZhAV^I%!ej*Xf{>Ztcmxci9a!CV4H>3=I4$^bN)&TDi&P(~5`lNvM=dsRUVu>]jiI_U'[[,fM^5A!t'Le.NJqQsggaN;rF6Z'}%,QV!;B)r9_ZR9+ObZJ1j4nq9|b45tuDrqMb(",
"vV[Po,UhU<@|'TbL9m_WvltHih!'k6`(u+NF*0sq-=t]Ij@bZx!ZaM^@Lg(-@.fT_}XDt#a5u9Rm+AT.LDBNM|&$$ii:$@XrLiXB64RgII;-(h5(9jTN2KX6Q2g/'C@fS+k1i}O:*(Kw{EFXkkGcwrx})8qCQN{648CmD~UTlKdo:#OFqPrS47VNHrR(XNiPbO6HB9gC>3+#t&4Q=trk'&oa%B#:8~c,V-.1Ny95L6owN;=c1`duP($.0bTk]hano{7>5A)|/Uw&@dw3_3j2kkbw+k]M0vo(,/c~_<|f[8MZuwu=D7WB1uK^V!Vebw3Uz)m,VFR'W>-X0w,'^Ahr/f%v|Exw'LA'BBdbPUMD>+&4#L=k~YNq<[J*GY[mTl[(FNZk#=P1Iggc578V`aa|rg0CQE`F`F$Xx.{m6o!7(WMtUfL0o4*r_pcc%kD'2m46c!61F7cHA{C,9b4p7>,E4SELo{*SokCO4VJqOV$F,wHPn_LlsdBm",
"LDR8:19m|{:1vE45}eDnwOUGSJt:*x*#j-#C<B=oQ.y6W1Hn/q5/HxD$)2S3^t]<}n&rKtjS|iJ'.!Q@MHrs5b*GrLJ<~6Nr.|]z$RD#pi/]TArp[vN1,uj@51g95FmAqyv^/mpf/dd</~SYPc'YKw.sBzht1l'S`Ids[-r.M[c&iF9LS7J{XW[@1ep6TemvY_Z,S2xomqU]zA$-8^Hxwplo,<fSbVkUIQy25My~xJamq:S'(7YLCW_>.W8v`6mIq_hb$)Mp~;<!U([3V_5m+DxjjR`*&t|uZ/&VOk(e7DC9#V@OUVH+udLC(0~<DEd@_G*-iPx&loVPR.ptrDgJ{3,!@E^L1I:'iqw~9AK*1bD<wjW{~G"};
GPUSORTI_SPV(segment_pass, onesweep, 14191)
GPUSORTI_LINES(segment_pass_address) {
"#.8U]y}7,L3.!Bz)(T[k^Wr=kA}Zr$we::_@B'~E':.E9v|&p+6=yF1ZHj-MKiu7B`#}its&&O7:KWvy$x]!B.2#6c*5$xkS:s:N~TgT&d`oS+@'WlhH1XQ7Y_DM^N.,e@}g>u&%,4=rZ^e33z'4AjQ1:G~eX;2vG25K-0A>|wJZ:!7BDZu~<F,6ZW&g==V%E,k'z_{u-UyE'Dp=-ZGtxKQcqK%C#w[Dj!B6fQN~^/HHGI.^HP!ti9wFPt'A,l_:m&^SGwOwv*R_VK3g3Em$WrhYQ^vIqln0~8tP$iQkyL#.KBaQ.8|V[v&vr}U``{n5EzP|o9_S2TRr|[W:G['pc~8Qoz4WNYJ]K}MXaW7^.A9WS6rJ{9{rxI)b3EbVDI*T'+k7.6`T,=y]n72S0UtHm/jjrFoE3qk}$oOp6e4>t{chcg_VS1z@NL&{EJt<*E(9-*@@,84Z1IxD@]dC<rE%Yu>/iID<gyHSS,sZFPs#ZpBPGo[Z|7qO",
"u!;bWOA([Ez8Y,dNf=`DstZ4GdsSvbG'zgFt~;,P|f4}&Fxydp){4@Ch(RQ(XTBrh3K/(daJxh4XRkaG>w}|1cL^dIWf`&NQr,@1=`]T{_[g3(^c'O3LUe3kz({;1]fyVFb[C]J#&s&S-.ID4k]$shhik@w[[5Gic{I8/$*ArFsi6@|F3arTf&==1Q}VW8uT9KF4+5=Dxm|M:L.ZJxsnpu_x:MceLU>tlH4t&nYT1]3|6V][=ncDRD6Qx=85OQrx[Qu#!Fl*=~BD~Cy0.q+-IZ)vRh`f[xWXVnEL*Klo<6m'sJ,|uX6$G`,-k]h+`U^pIu2Fl8qf-r_TOmuKY<B8nMKD0uzEoPWxBG~mBNl0TliU#]OW'y+&vXek;yt{q2f(}_Nd;pzT=j`(nSNN~+u:|VXO[,:Zj3su](,=OSV/YB,>Nxl.bAp,TSF`PR5_[J<@DK4^kF}V:qB,t[ukwDu>QuD:YZZ)vvgQQUMgF>W[k*Ug+/y*z2hO",
"N.CzhU`phubGaw&1h3C0y`uxMui)TfBrdB1EDcN'PAN`B)!anzE.Gc{0i8syg{Cub<8IZlO3}[$bkR{Aa`k=]x|Vnd!i-Jd@I-&uy]*Y#3v78dvpuU$OiF|:zyI>;3qA+)JPy}2!oFHa9:;pZ<b+]]@{k[6XU,v6q`(TKT$a8>:to4UJk(h~~L9>,E/=P{v5>u:mnuxUcRv`D|2FIIzP`HtjKhiRM2P5Bo']oz,/w19JV54!Lonc^1^u^~t~e)xh;FH$$KI7ER&~`,yc)uaOE'QI!{~i}'D@1.ayRn<#%LdU.#&9wd2bo`-_my9FB'd1P.>cJURX=P40n>CEC.t]tqsaR9fgRe)K&i~0Tn}=0i|P35vK/smSe6]wF|J[QS7@xLUh(ZkC9HQ:{#Rg'b%*EtLkRmk<YQAC_E$/_S1i89,<`JKRKeF(;2I'WEt1h57vMeA5+@Jn5s'24fBcVyHS_;C+>-e02Ff|>$q_;%SXSY5u0x/!dgHL",
"/}1,zjXta:Hx2r!q>*32V*[T~UsA'0/yQ53eo%3&.^=lKYA)m8icp=J!bsO-M$VU+PJ6Tfu&<1[[tW2YFXW;9w5lGZd-@!(3OKEiiC%XYXiJM;XTS!P7FH)^.9XgQSU0v_8]=Y)}3fZVsd25ux>Hf{`S6-,_D6WN*WX]cU<<%hihNYX.Nf#Hf'1:.LVQ}d4V8:zE4%XqS)<B/a,Ova1I1;0`,=wim5{8LOHQ|K}&[[pw;z-$mSwI5tG6~M~#7_LP[DEP3P~+h0,)>k`-d!uDvz~5;IS!&yLkiWC:3:6b$&ecruV;kDe&fQ]8'NG$}iu)B!x.~}viQzRw,SJIX~3]1@5ytU~FPC!^:^jF1uL%<`S,M0$&l5X6kmE8RBHrY_tk#LXOtW.Zt~$L|Oi(A]P,JS!B9Vi9C,5_^PVC0><;r[/j(74`iEq-/CE0EzlQ=*N{I+m'Xt^)^{Pim{O5gArszjWcTf#FSr%0v=2*:k9~66qjoDa3d<C=",
"@c^zB.7}h*c'P~dzWIX~<uh6Z0d_tUn/fsO]nbzc70II%e*cz;xzps!OAnWx4_T`9h%~k&+GF`gn=*4:X{1ry}W*`QA5!f,Yy2afvby4Kpv^XPlr#jWi^M^.LW!e'r_dOAZ}|WW8W-c<euqdK)gu21(Jd]9qgWw('0AD.di35AFOERvsp-*|Lc5D;E'tWC2J.s+f,!|!V198T6xhyy;NZK+ii@CVhDhLwyRA8zR'S|'Y/#sDqu-f)OW%9B_';k+&%7j+,q4J|P0Oi',Y[1JXdLu|ERe21>3=mYL_;NHwJLa'/z)WGon=],NV&MUwJ=7NsrQXcO8Y1qyL8Q{ORP/*buy%Q(rJ^xCv'`&xs`F2{S6O,QM98UBK:a*@O#c:&=3qu,wRW/I|lT]8g$l^B}ocwb=17>#/I9m1grGENfA/Bm^kLTV|>scrM>&*2lD1$m;-=nHeh`=zY{Vhf>pNRt{CdTw+YoYGQ}J'1Z9d;Xi^jb}[7ni3p/f5",
"{5lBI]dM+4IZtxcKC%{+Ls^yvwQ^3P+T'pK9q=_2Z-+nUMn$Fo'+:S#%2n^."};
GPUSORTI_SPV(segment_pass_address, onesweep_address, 16373)
GPUSORTI_LINES(select) {
".MapOWx!#Op/XSi#8a4eQ,B8zK_*C.Zqez{IPT5/rQ~{}ioGE8H*lI}2q~,f(C/C=I7m(>x>TfZVO<Qt@jylxAXufD-89/@H8t>;k,Vlq5AF9Y33=oMd6iPS*{{7C@+x>h54c>[fc+&m.8km.eN^OEL9u,tCHfXbI.${=!Bb9Y(SE$H3g#r+S5v[~efY<NXr)1Fa>^Bz&-3^:Y!]vl]NDzFah9S.BENOzTFTq~I(j3J4Z!7,cA^bcsKy(z^y&b6~H8iUx<^@v,(uHba}|OsH2PtTkjmpqD!Wb*S-I5;p}<TK5Q(i!4.A,bX.vI[#Dc`:uR(%R4dd(mO.C&3f.D+A+W8MSzvU136^Fdzpw_iAPTXV)mVf(dbfr`NI%c>it|R~zV2j'r'H'Uq9|X1F{c*n|<;,IyANCbvUw%$]jU8,htyj/ykx3}y*YUh]u#a=7]b{u-IcJwAIKlh$/#-F$L[A4_Za:|S&cY!!!4TNmd1)uOIF<IMTH/L@",
"d_,*~j,4pnNuTJ/O#%h^$/d5/j]ipQ*&#6,*_0ex6F}$NhQu!;>'1c`i{T;k`%0@h@{=h[|cI[}jTHJ>,%xQ-Ceuw_%IY*5%VH+!z%+5@*8m6pQ&87(L2m&E7A.'8s^xhI=,^+gYN}FInHK:jEA1PS%fo'0sg+'~qxHBMgn.M;x!HS[lJ!$}FyoFcFOZYO9[Vf,p(G!Obl;qXg-y+/-,NY=#hTEj&x$rhr&:j^gkblJpOF1,LSMKoaNQ+1RXTZ0v<T:p-y]erQ${.)iPV<c|b;g]&B6.-=D9PxGS6N`o0}}'[{kjdUp.Zb/|DC,f$z0hxImNSxYlS9w8o6P+*0{U-5(AHWM^z|HW)<3y;'@sbw5{!*i<,Qy5&6,W1]L}9$d2ja{V3Vv~3}U<NWlA7~;7nK[ZA_@a$0+3lBvdx@{]m2-*Dt8;i;@/=g'q[OPewu$U_l*tbK>!n;cdNx4{_-~!8Ey7V>tuavUv%d)Z#@=UPQf==CCcMhc#",
"#FtnX{teCs/MwC29M8TP3w)l=}0Jf#*,EgMRtBQkt|WHqXN}E`HV3*!f$u!NF=(>7oYIY][]EeiV$Q~BxN44Ls/|g~_q3ib}|=s3nUieb<tV_}><wpTk9a]6YhoC>bj@(>Nl}u~_TBIsqw0q]S(~4;xK|R_mbIB#w(3'A*J793Z7QFUC'8k-oERQ|e{6emh-n@L!:msL<.VLNYl*D1jZU7|eyaZ$vaHTb|fM.xz!o,88zaADi38zOgIRWS]iD|Z%&$Z^&d~^f<hd}]lM4lT3[5Ht9%CJG&6/F2hy&8ZNoB_^1Wfm2e6qec&@_:gfMJ{Ip1gE>Pn2cAysjPA3y;d)V@Z'^]KS^<h4($Ki4tUBISkk<N&M+NQJ5+q$&fAQYKuFb7d$i{ob/|P%:0>37yDu`,RZKXLP#|=`+pBEa:0_NI}97{3(r&Uj<P_=;/;;@a-zC&16^H'V8)s0ne)U1ryh_zYVqop_2E%{Tz5rgVeYS-dJDlO$&X+/",
"R27)Z{#!GC3sy2-16*P%,<._I;1&M+X5aSqI80s.LEC{)#c%;iWQ:3#KlxZx(1fgD3niW{QYZf/.g3,g*&~9e>8Z]bVD~[^V.~JVbLqwoEi#oQZ9qTWyUv4)7J}NT>ie|1b@5}cF5iNdenuzT.`]LSHy)vJ`wUCU^5BDWkc6K-D$s(T*GV;Y0y,}uxF8k0iNb(C0U%u@mL<8OHB'MmRME^WAnk]TdW.|+XPom55'0xa(X+)'02ev;Y][d`%fs--MMp]{!L@F8X*Wvacx|.6F7|_Za!R2A0qA29<)bo#&+SEvt7E01:VU5fh{>X-6,k,|sdJ=sAET^Ev;DojiX=i~Px:'u%XTt!V6cp$:Z'_>L~C&@m]EFnL@kyel&HnfDC_0bZXEQ(5rWI:ALEw/]y]n}::pV|gyk^$#N=YBi-cT_o`leFD@/`h=#'WZoL#_EI#-<.Fc3OpfI!Q>5.z(1#v5!;apq4oa`}z>3V@XL)B]+/E%'M0W(kr,",
"zEt<:1hkz%//@{f~uEjx*m5@iQs1gzW$l|b@T(WY6AG|e~z#Cj3L#*e>fvV$n#VqfKjJnR8K.^mo*haWJMy<@uRI=bpqr>IIjWKt#fJ2T7S/;2Y;a@9woSo<JJZpAwWTfgj%Lzr7^ean<Rg-wZq6r`NS:k|CWI2{{rk2osm!&MoZ~BofJyA;LDrZ`~.}`R{y~,~|7h_oZ`$bViH]zoky$D#M8;jxJd(&)`j-.vWJq3t]W4neoz+qMLkQUz^f3:;2~RH'zG.o!5^6^}#'9^a0cj-7!weN6=+GKbL&%|LhR:]]cLm8~'DG45>rm6U3{zUID*Z<DPcz;.2@r2x3x_<BcYwr_+>yJg/t#j;%Ho6q.g0m{X,z|Z_B/wPx0i_&T),Tmu0*<4KC"};
GPUSORTI_SPV(select, count, 7231)
GPUSORTI_LINES(select_address) {
"X,R)0z}|'++t#TOS!konS=*uectLF.r&zBrEj(DP`;Xht*9iP}NY`5,@%m/gM2qrpo$.!wNDzbZw9;+^~RE8'Nedz]{%F#MATauM7^)*8-4'I,Ky@fPy[6C0eCd1m./a|m1/ZiLqZpxb![ZY_`6{9=amVoh@4=jE;uE$$zqG3BAuXC<|4siG`wDtaYByubp<EP(4ipUjY#WKcdB$2;m=1Jg8[iQH=Ub2;Jc2.P$`v$ig0=o-su>}oFxfIuAC8I/N[eRCl,l!9=N_ZA]^hk(hduI@e79<2wPVTvyM'm{3fueH&BC)X]3~<aKfu6zT|'LL=El{h/x7[q9~31f2nKcjtB))0)zD)T12~Q12Y6u2z&bGA$vgh)0/yJVFeR:jio;v8LE@z/}FG5VstA!Lx%!9<%~YJl97k)x','K>wA6KQ-$_NvohK~&];+*3,-@PoF.B5Qh>CmildNbUmEN7dpbgb/_TVlVem>^L.Yo.$MMDj+4'#B)`uwNm",
"tGj^V=D^bVEDp#DwcSLX./syD@h3[(Ru^J-FfirvODq^z4uVUc.{Va2i8;aj/#m.>[f7G|fV5e^Jci<^L<@R'Xma5[unQHaMAcOeWsrhea4,&e%J_EFhIHv<#^AeNC|ic>|WfS.4(e=(CS3HSy]1{hb&Zresq+,e*ZhsR8}<[g`Cq&Q,dv#8:{^zxkzDw$vzde`z%mI9B#>/z{/eo&FwLLslL7k:0H~f~<>zLO_XAS+)g[+$nE)Q@wiWc9xOYWwMuJKF-H6=ra/F{Hu3YE1u9tM8JbpQ:s@%8Xp#HKF]X!1T:{K88;HeiNA8o0GDBIvGX>{Rqz''Fh5KZD|NN!B5zlj~pE)fx&p711SfE=~2lEd~Wj%052BZk)hZ8G,XIBSo,Tt>eNGKLJT.;v'SdffxI%tMIDS@tr|V373UF3Gg~AD(=Ye1)_(gt'x{)TY1b||f,m~J^!kz8iQ+|VV/]#FJbK{uzrjJl8/i>g!N;LS}vHSoO<[%Kn0z",
"3;+Vreb>s5TurOJ&d.N!Ybtn9|:3R@U)$oAHf)C+-nvXP|koBjvwN-%jm>c.Gq1/sQtFio5I8:DHM>M(^jN4#x_i|-GXQl3&:L**6<0i~<+09hTBE{oYKRh;,W[6r5R>O|Ql_1^<ft6@-ry:]&{~xm]^1VB[wF%FF:i(H#U49}VbF%9z6&obvcT*<&wt;bd:_j+[{bg..%GiYl[V7y#$n-U<Y]T8o3k38DAs.,U}O$n1W:_$H4=7(55B1FVN*`9DR@7aA4sH3J{+yl|@p%&{]H+Assef'*Lyou0>*TS[=ktiC@Xx3:G&*O}_q3<Q$I%6Dr.&|uB=);zT;]*3`mG5Cs;e-p^PfPRU}uN)p^F[E'L>+{p3(irqZZaY(J:aW>%n^~bM8l8-lNqKcs$v,O,SoxN{u;)4s>Cuznb3=@-aq}~~4-b6Og]TT@H{X3`!V=xZ't_`MnPP5ke7=,$m_VUvaBuvetP_}<_QB1p&8KnNVDsk>]wF>tXU",
"2d`31k=|qL9M5,MYTX^p'7(h:~NZ@lBb<OPV2O_li^[rhVi-3x).%Yl[<scmEREpBL|r/%SH<kF`DbG_d{#s^`dD|HgjCnI5L;X,qy@zIQC}@Y7`uxOg&*%O'Yh;uqdO[|pv1RELD8e)|egq3<,OmTrIVRKGEkS-2.m*#wpvr[!y-%;9Lj~4Z7S<g7%Tx{5I4`i4e6c@<l,WjU*9<96UQc@0uwb#^)9zEjvsbhFT78>I4C1rsaDxEg%/4&2u!m2n^`v{TrZ&)mUn;TZp!j@*ii7Ey8LlJXrX1o/@L)aTjmw.#pE]ltCovK)8Nal|YM3#dF.T)tsDXh((A^aJD%HMRHyu=_~H,}6.J@U*l7jif3mR[KPej7<Z-%kn'Y--GSSDL2MuQKTl'*EYT#X&7i+Ghf9qjywdgbo45:FzAIfBE;_0ajs.eBhiU!l|Vm)FO91}HijB+!*JsQ{{q7MQK<)I}`h-Q>FZG,b=|4|mPM6uUni(<T0)>dT(",
"Yaxj]cYA+}bO;Dj<$HUDLhFYd`e}G9jmLQU'aiW5L=WkbNB<.~}j@p|cRFg<_7a^L-$IB+eY#FQ~0zlm&*5K5G.{%0:wcQ~HokdiQKyrNZDe_]iD'vt4SIu91t-pwwnm+y<J4ws*FB!3hN$`HpL4U>~J!VZd}K!%`NQi[^R5j!EC/9h<>TnX8s!Bv!,idy2*KyS99)@Pb6Hy^zV_miav82j]{hi.G@H`H^f74J@2Oddo>o'N`DCQ~[hwxTN=oQH]uwLtGXBEp2yPwY{j;Iq{@"};
GPUSORTI_SPV(select_address, select, 8607)
GPUSORTI_LINES(select_sort_address) {
"(L,ITN*p!!*e.kfii2w/o~E~H^rSH%pSBQpgfj=efRU$Ul%p2c!/fL0}mJ_6m=_K$/]qkZE]-**b,voD^R]jxe%bju&oNgm9sW-/@!n!D!c$yA#MJCns)w{NpC.<ihP20Yi8#1;&b|n)Sr`]7%X$>40FZD4#.5ypTiyA'9I5dAcwZDA9n2IrV&o+7ew~7Njy5Pnuc{V_s=9Sm`<+8-#(|/!]Yef%f>:({9R{pot06hG&lmK6A0c>>.mtMCT%4`,P/p1$3Qu$2>)Wlj)fNc.E{#l]#R{4d-n(Mt{c2Nv=~*;DzAPhzS>f;^jhG;k`Iuii*gFQlLgtq^U]rib,Ot-3wa|V2}ytBW!s1Dk6e!WaUcuWH|f0CCrek[*DUGG}qsZ`*ue0%X+!5^~.YSM:GYF_3d(F`@*pE5XL]uP3Ffk%pAn6hE!z6K[iq<<DF(`9/F/yq-dk{be*X4;C&/;,TYyp=Rb5HHACi@ffA/qua-RmciZhhkM'QguV",
"iQ+.38~4qbYOs.hTwqxz+qg@+'ghBAYUoSSe`FTPdK@{n7,.p{d-|X~Awjb<.`$BjQd>i~RXRw&l,`G#xvbq^*eM99j^]=@TnOZXg>R5w`b[6!KzDmY8AFj4FZz~Eb~D=dbwBBJKnz)J}!m37.=Oq{&Qz4Nl$3<z$$2yNuoI,cS:Oj0|2[TD(hdB5pI;lu<Esv)Cx@RrI.Y2M4x+K{8|4;Bw{0+{'zeu6zD=xV}c_R]cusUz6frJwbq/:Uc#oU.o9@P[,P);;u-ySo}`=WnEmzO>X~!:s,v*crB9&L+XOqZYN(&Z&tWIO-:b=K;s)f.*X:n>jSQ`}LjnAH`c1tpknxt6eWNL1n#E{GcN//W6f,!Tt1P'}i'SRmh{v7Y0p.WGAQQ;#G8GG]RVrwzSNf4Utc@PI>jm(ke-Q8^_*GLTaS@^XQ$.Byr[H.rWpDs&iO'4ZGl@j^9%L#oNrYN*wfQ^z#(2{YO{%IBd%!_gQh(p59S(IeSlmj.=",
"P}Ai=o_-tq:n+ObSs27(I]Y.<SO:q4|%.B8zmm^3(':08u/`N3YU#YL%Sr'lI:9/TQi0V7[mRr08HYGYj>}HUMfN@TKsu|@>.^3{Kb>Z|NZ!*I(CyqtEW'wcN-&N|$5:mogTi/HSm}+S-DHo$u}`q/m2qvf1&>!kofU7(b4E>24`mu~0b,h}{HX<#YOfyre-6<e$xrZUl>sn8Zm!{U>X|te!Lbowf-<9M[*7y@:qe&!rIe.oCWAu{.Yt<V0X{(g;m2Q*7eArei{P==/YXN_DqGI6X37_9YfEqyJ>zhS3%:U<={>=F*[bdR^)!tj;Wp1f2a/Ql#.&d_j:o$,GC|t:r@&hMyum>tyvAEFz6v$&[dV[xN=01Y9zYq+Z(:HL*{D9,DdU1`EI#3e`qw=8]8#~1hZ=~X5]sAdsnl_AHSv6h5t+0'f"};
GPUSORTI_SPV(select_sort_address, tile_sort_address, 8452)
GPUSORTI_LINES(select_sort) {
"%l_'V/m&8},-+z`(UPg]6_W$lMrw$H$1{!e^]WCdWnw-D,mR~KsbCu@pU~E54aI_/~6Y=,tz1rX.mN-njh2so<.b{;nt<GR!0O^,3vRh6Uz$}G2h%iMS3Gva56ou&4dRI@[+MYV6UI|_8|;TE*WcaPyM4SqXXT;@!7oZPGXlfv{I^J@;n}%a>~/lcHN5~Kv%<h7ss5;Y/[Xzc'tsWQR9]9[4,Mz1Enj26$;@&r2@<f!AP*A($`0OhbcwR>'yq+,Yf:cJ,95mw7ekc)i1vlR3RDBNNv,<g%LQW3V'hQ/*-sv>Kb-:9:cbs4Z*Oh2#pwGQjW5FwxKR/atvl$PoZ+zNOPJTrQG&rez~MSoH;Z<WjlR6yQ;PVMB6Qe7pc`UD$7W8.e]u)xp8XgDbZu}(S6hO[_mH(dt9(7f{u+|llH%k#adb4=FJ(MjfO}*=+Flta3qu$]C_eY@I.R*Sx6a;:<r#naNmf)pY;xu{m=nY[&61C.LIjsoL]f#9",
"r|=,zCB<*L7WC6>(~UCY9D[7/d4ws:hsRK6|!{aBONd&F`J'oo5J`@hW{_][j@.sduY@IPC0Ch;.:cQ]u:u}7sOss@3q4&rR@}ecBEhRRvVb!miSUE=QQi0i49vd2JWQ:N$C!/w0xnU%#Ac6=.nW[cE}v8Q$l8gMO&HnR!KiD1Yb2B9lX0iF#)fmXW3Q:)s!,87=x|}8X.|q]5#qNT:cN]vK6XOnKpWG.^HuDr>mXp(~|HWaX0)!h@PQ,ae(_jI)u}ytijDYprA99HNvDt+HZ^]k/>N}xovr4:_D*_O+U=99nBfE^C{MDjJ+SEiHLuB6_Gvg3n%`qf=2Us&3f}]_G#(L8i]74kCDqK3H65>v~Vpms^)vQUUEMc|5#%0(H,08q@rsxB8(1<*|jv8:oi[r@a!cOXQSpC{W$C3wMHQzy2:EAKU{8z_yH$x(44z}*,6vSf``bFG#a-y4O}3DN{j|4<!cf=V,yCyLT~bKu(ekY_HbnJ<|CHky",
"Ryx/QVXmcSdpx8mrDJj)7ntdo-p['m:0~6e/B'kTO,Tc,K.AjlmusYN2'7cW{>LV|*=p=NcE7PC#~k.;R8Tl<PT>XHe|m8$6d(_AMHiE/C#'sWa=:Fa&1.`G]BCXj%V9r]q{2:zd*2:sj:1{D@qX=o#f]P~<tR{LjQr{>-or/ee9q!=*a*CV<OSIu[S%Bbg|i)]^~9z*c(R<po@l3D`n'*^>8/nVpiH{HpvZx~^eRVu}xKXdI"};
GPUSORTI_SPV(select_sort, tile_sort, 7431)
GPUSORTI_LINES(segment_sort) {
"%lZ:`9D%!KK>+MaHY&:E}Czf>Jz4RlgtzjMI`%kw9BJT>-GaU@GE$D>O=^VSnm~tw{0w(Qg1j)SOv+RuTY2E~bdLOS*|D=bx/Jb<%qrfANMk,ZY6`}cah{oiC|3e_EdeYcg1gB^PAI,YW};eNm[{*,&`h6Z(9}Drrl&iD0nh.a2I,q=#DJKy}=Zwq(+1VH`n!aF$GVNYk.4gGVTml*p{d7n}]p]06L>:N&m75HIJ<l]'m1N-,%TnOw.r_Lj4ph*n~}x'1{kSUEE03tGonQ^Ick]=DUo3Xu&(U6(`,I8Nq]l(=x3))R$^kJTXWlU+)/2WR;-{$X#,SK_,18g[l=D=dV3X+THj:(xfthWw2cU7fO(Kg|hI!!b)C;^k[lz{cw1nQV~hHr<R,Qing:c0$1:V%3$g|0vtiYnk!Yp4=Jfx[gtV$4_@#,g]%oIsf3;O6SQgHw+.`pjXPC/zbuAp~cL({abZ{P/=sgyiGFWGHPG|bkhFbpF2/H1`",
"a1N''(H{tvw(0l#!KlBb2Bx{0Loq;M(sS:fv>W1_X8m/JD+_'T[^Ei!/@#3qE!Zr`NQ2,|@$GbT<;E/=Wn02s`L`#}2`tz},GdlN}H!JkE=LHvDfDY~WS=-18m[!=&`BM6`.s0P(b%y_:y(-.7*VmD7|:]F8h_Y_u61K(H<|L}i:*,iUcBsT4+lOD>m,Bu`gn!K}ZG#Kl@jct>%`j^Wf4HZ2rC^'>%Y)VcWv,&$[S[']O'pB>cPIDDR5]@#`D<kUbzeI)G62X!b)hKLkGSpFZoJF]j`l2(m>6r3%2-;TLJ+EN2|eyWkwa#-5`=N!"};
GPUSORTI_SPV(segment_sort, tile_sort, 7450)
GPUSORTI_LINES(segments) {
"%k<ER%^U3j10_r7W'@hfr7N9.UME60zuSlI%VK[E]1#rmo)=]xn@=shM&qT95Z.pz<D{,TX#[&'7Ra@{-QR%jJ5/R[AZmfm^}CO|j>8TU<x.T*<ASK9_WBW'cKr&SK|{9Fy~;)'4j]#+1!)0<.gzzHxxVHR|fZE%9cV/G*VsD1wl9.@EzNrzs!</REYa.K~J*Yfx4IL8(12$#+@yn~FW)|{Zr3x}HbnmfcgkZJ$wAq1)Mi,W-v2=s.!sX}MAaOWy#oxr#4o{6F_ha+||x{~MiP1nb;HMcnvcve+j02^U4W`HryCjL+jh<1gz_==$-g&xR+,$}0Ka9sD~nWx;/S!7hav*N'z#('^QlEy81L4:'j3E:*C<U#eUM$GuX;@{~uxY~Y//Jff0}&S5T0_K4b-lgUIiEKaUrE.)V'AC*,0Qu7!=3|=$vXi!l`c1C+eCNPco5$VUvY6e~#3U0o~$E1w0Ndu.E$Hq(^w$3^a:K!6fH$'R;,BRA,U]",
"|<-{wu0R9S{8Alc$iMD|H/|{J=TG7lUl-6FutAd2@N8/d/!okooG#lF#VK!f@+c}8dE,8g[rLN=cv1q!S@XBgg]]VyKLl&fc7&c+Fh*h>>/s/iwBZSfQT!o.l&bC[.d7f9,x5{x1G0!V)ql0om#L:Z.E-owM=CVhj6;ZfT>Pi^^4ze!C@QXG>WSum]RVs+oI=9rg=Wz,f}{A0j)mIn,UM}lyLo'6lkQ^oHA[=SyKh,Q#k=M^UBvB~!T%}7SDQF;QwU4EuPZ&zL2*pes:{Ozi0&1xZJ^vHAC:m_=pKE*ZIj4D(M~8{RK!@D/g>JHJK[(y:QO1gSvB]+u6@%>]G>.ZoAZmK+Lz8*X]s,yxj}xpP2}PzMVr7fqy-=v)lsfHWhr7om99[gv|LawA]6[fsUr,GUw$)7H9UnZv!Z=eBPz94[4/h'/&56,J%]_{=H9B-JtYv@/Kb.WCWK-3p<E]YUYY+.1fK(#dZ)br,8`>Pb^zW;aGQBujh'[K",
"o>:U%<m(oI91|l<_G5h.17k.6[oA55u!j]uTzGe#VeQg(,VfAa_7naJ'SMo~9jG~@l3pL2rqnA!vLhF}0aVVOl(u)**muN^]'B3O^2N1/y6!psShiS*GtHXYcz!)}n=pjbk_2H2/z+{$g=F2q0+gR^X4/FpR25j@rjC#Hak;*zB8.a#o]Jv'8-|c).DneDQotMn:ADMk5i^Zh]~C0aSJE%6uN<W)1Kbfa6*/j+x/@hU26y3;_8FRWPWjrNfkv[Ch`l[oCe^'/EU$:pj^P$Y@;G>IP3.S'J1B}qtk@ouWAY`n0C_rQ%hH1wSq7Zpoh.x.Af7/6<%h&$ET9mB1Ph1`s(Dt4)X|mHeh~a<BJ.S.!r=^q1E.]>IzCv+Yy@34q,.D^dp'_L^YKt8#)ZUXn@5*OeG(k}Xx;neL)^)5:,)jW3Ewj7MvV~_*GPEF~D6[m(UpJivr>hw88@/nddl$_RjXyy26+FJdd)~zk>2[/iZ]i(8c13uxtl*}",
"asR8af9!8qfAbaP>j3i3J~Nw;%`>Mc+%FU=#++eydW%r63)){)hGyikMR('^2Rn'@^Dl#ilPVsvI1IGa<GO_;6>EHHgUPPM'xL&k:4DDsdz1+_gVugN,|AsR]ZQ-Wt+ZlCI2^#.wCq.Cqbf1WZ4^:`5IT|*`iPlIjTx}TMc<~oZLXk_G}FoDZ+yiRG#X<d/(}_=}79po`U=jxK!Hr@HGiDxRr{e(=[CG+t*)a,UdQ~>+XY`;H4aJRTUZd7CPahN/t`4tP*s3aJm&e`/Ts+9NF1sF,P7ZIZ]Xfc,kUOb+Ba&YQ9t|~xi3,vf,>Sf:BwxibBst];b'#lDDu.a<e#14H`@B(_CNY-TN`dBLU$Z5EGp)gqal'(c3!ft'Li{00_WffmQ*>cT%B.V&7{=N;9A=&!:0sCRG%HrYIMXeVV<e^Qu73ZVB<,Vm=D3Lv`I(VWhBmP{CY.pbIl0R[u!M4,wQ5[L[9nP.'ny`&1:hag@as~)#:mE,9,~l",
"@}I6<.<s]Vj'`A%wuhV{J.wD6[XBKnR3kh$F30w#Z'YNL)Y|$Rd!/dyh4h1!iAHHaT!u..mb-`*H`mXazMLQE%f2E<o'N]`8P)SbK4_#w>"};
GPUSORTI_SPV(segments, tile_sort, 9998)
GPUSORTI_LINES(scatter_basic) {
"+&15pg)]b[,g[jfT1ZTE),2ul$z>yL$PVcW<ZIL1rRor&.!zB@:3n9`|T7aDtbY&^Eb:Z(v/~E3CL~V#joi4wq:>kio]>!c9gR7C5'=*]7=y,0YS7%wHUaHCr3ABx#{6-c<<j-e/#J#|J9c&j,u|IKdXz0:=g->!*7yE|_Ab3b0xA{-sSb%:`;eB&S{AQe02QdCpkvay6ISw$)2iy!#aB62,q(_CX(3>lqatO~]3SXiQ@'e2MRxmN[Ld(3hI.2/vJEzXU1kvq|Ty-9gc3]sxH-0WF$kw@HeqX/[^6Os[Cuf}ofrdnY_m)#FeMzmU5lck3o$0Ot<u[dM`vaeGucgv=Q2KI(yw=d'KgEcbXTh1SEHacW:C_9(~VYY51lD)97l{uJ@c&+:*EoV#$7{a'%W:xp7Zy4NmA1qhjt.1dk6NH$,hE4PP#jRDslOfEj1P(*-d@x7,:7S+Og2d0;[z9^.s/E{5micHAz5@N]qEKPR/w(B6<09^sI}+",
"T#oT2XFqLfyP:C:59ml#^UUao1vl@-|3z`my*mh0=c9!V'Az-y/+fnRTGPr7;U))rQZ0x}WBtIVqpe._QP,}k>8gQ]3:Vani,_;V]jd'n'`>WAfm@k][SH*<znGvF$Nt5e5!W7|08{A[ZL*{h7od<g==':|!Y='xwv/j+]|yBf-Bd=*O0Na~#k)^F@XPYAz0/WVc|SF9KMTUUj-JndbbzwJ5'AC(AA,t,}&oJb0;}Y.q;,r1s7~zzxw;]Ss|Z}b-6:J'kNyKy.h,xr~0tFBl/-OU@F<,lt:#G7VLX[RXiv5A;-uXO-wv<RrX(o1;@LFfbqMfq4nRVr9Bsz;&{@[K_PWrEf~2SCAv=h>,>jTw9X2]O+#c9Z*6iwUCWQpBpsV*_pc[ae3b/~h4Q+f`y!v*!I){#G+6{fRP(vQefM2YWKxMuRAA:)5mFk6Gj"};
GPUSORTI_SPV(scatter_basic, scatter, 5259)
GPUSORTI_LINES(scatter_basic_address) {
"2-3Jt/a~cK$Gi+U=~4UcnE;f9c*qkJ)Ih#~iPNF31X:Iv2qc&@SIDa#ESrnql]%sPHc4tG1fJyH~D:(@!deucB6Vg1J``*+%z{%Qo8)$rTS116Az0<_!A>Y{7R#Rw'**H^Z58lBsX_.5vg|aEw!D>oqq6W4OnngHdm5;tQ*+.]_FS2;`7<8a1t`U2{m-^-^rpxS,OX](Cg8(uON8N0A/ulF;P@EqgrkpQi2^/xm6PQ=e.(4e6ElfJuzqwjV1h6}bd^-@h9ntJxI29UI&Ij`u-hbg)+!WD9gELMk}v%-yxIn|/s:L&I+Q^t@/QRgzWoN.>loyU$#7mZl[b<h6kMiphnif_N,d.eHr&/o&V5E3wXu::Y`}PRMp|%i^D7oZaWL'LqDdTCtJU%+gQuSe}!qEc[whvW5OMN1F{]dg8Q9KTtqZYS~@wZvb>|fcp9m9/[$9yJ$7Z*5(BA7}<e>(6SD]dg]=4TF%>=<wOT+f8GS1QQ:ZoOZL(:}@",
"y<9z!DAz44u03.HBD~rfv50ks`(fD=k.j;s9>Jw![Nr;wlBrBV0;M7OdYEtXWFS+LR{I{=;4JsFtW^Yqe8;p4+k/+.no6|b,X*.@5D)e:2ma$KS*K$fY8OP@tSR{:g9pir;8yJm@rBm({Gc'NI1l!b)[7jH!!@)>P+.2n+*k@M'8NN3RyVgyh>;>}ybkfn|<bMS3D#eC-;xvRIXeT7pIaJu<uT6B;@VWq1Z>B68uHH#fw6rO99GUW<zW|H9YpQ[3rkkkM_,g|(|$4e4*f^PM;(z}G6,/LN&mJ]hnn%!=Y++;]+8F1xk~%C~^U@x.&6krg0o9v%&{!L/d;O3u4i'tP3w|UWz/Ngrr;IDveVIj:1:TFUqwM|~Y2>j'+g;w+Z13t5FzRF=OK<9U9_]DKf_xDHzJmbHgRYu#MzKUN_U(6yp9.1%hItk:_AT8{RtW&}S`+b[r1KlVhJ#{$}_;gE'_Kddgq&RexSuw`WU(A%u1Ip&&sMj.eb;f",
"jv(^8C*_}747$X_1Bn~gnU<q/~<;+E:8Ac)[T#V[QgKGUAxe|i7|YBxv,'8T^!#.Z_4E*p'u1EE<&hLNsN]3S/cXy;3pzu)XqlaPvU~q)lo#lys/f1@Q>Pl8@-4boUEi]V6@H=DK8{Wc{2mIJ}AFm[bSXPTGrQ-*Y%EZ|aQwE#Nv$ao12#k-^Y2A3NdO90=Vw~0Jo>I,`M=(|d&{yG,USPqMD6DI;$J0fJ/Wpu`uo<N,f-]V~;'^o5sJD;'!WpBmCX1lWU&PA=+>pW]gl+G[#>DgnC-OgMVS>$Mn`/AW}pSGUz:R]v}KSu12(vY(_W)Xl<~ZR&]6Zp}=q!fbd0:eWQ_gH$h394`KM^VJOP7ya2uHBJQ,'D!J~jL!j|0P)3UE5JO.kk}Pu6vMo!&2H!v{ziz~3DH9J>QLv2&7,oW:n]1>/[dTng(KA[5Q@|%`w78#ZUzle.b~T;D*0f0;i(}n~qFl*sj0=du.KPvykB]@A-Kd9v#3bf$9",
";4{6C#P<o`lIqY/d}3KVFlGJC>bI[7&mzFle@r(emmWZXSE<IiRCKor]y=c]Q2Y+~r'F:*L.H!hc+(e*-h.<L~5rDPUyX7F5luR63z&R~W3*}:fk!fRwc{sZ$*N7Tm{gmL2d0c./P1V$:WDzt$([WbRx[|[ygC~rHM5ExG8}q5q6RgDKVw=<X3u:o'b}k+VzZNT9cdk]J&.5CaKszqGnSTaw/m2s,f..RoFoHgIKt(wUI}]q7kke]yWt0`bnqV>80v~vpXDgH-seqNmETdJ*~F:0qrg(0eIlXOI,Bw*0O&c+T9D;^&qPbmVlD=c_AmiTj6xD'mEsf%5fLy~P.5S%wnTy!W4"};
GPUSORTI_SPV(scatter_basic_address, segment_count_address, 6037)
GPUSORTI_LINES(scatter_address) {
"+#Z4F|7|-nx4}DM/:f+OqXUT=xjU;k%Zm'|-cPoPu~`S4(n!p&*6C>Yb*6*:x,@,*!t<|;K;eCQfD<An#Xp6/4AYbid#<)z<QpXWfyxw+bxAv*@U%z$_TkpRvM4Nfq:~XfYxf;QKfe=lN)]`S'X<Y5(68MY(6echtl'oMX'VF/p0TML,]jH668&FS&qOaeoPxej)9r}O8US-AQ[a;V;MI@s))Zkz~c*vAbGt_F8x:='MIc5Ffsuuh/@ZIlEHT{,~Z/ZzbAE!EGj;Oe9$5:R)r#N'VGI=&*Q!3k`yNFh/1<*>FDRHc=QLV`zAE@Vup(Foc!^pBkB.hJ(+$ugp2w43IW5YKb{u-g(XY9S>fcDA[S`XnlTdOOCXM'2SA<iSn2un;f|Dq+IlVbP/r(%U)^__d$s)d#+T`c(=Qfa.as-{d{Da=BC;CXsr*776XZZz8[Q@zTT}>R:b*5eSz&8!fGdR(G8L&Xf=E$K'Kz(NrPmh8h!2ifaQA%3S",
"bKbM6@oX_A<<`p|]0D,SS,Z=KzTJmYYOdCu(g~cEXU5%_>h[SW=s1n53i+!Nmpm}~r(k=O7v>}C1$Z0+jqh<SUU39%;*HSU3b{lf/.(dyr5GeU2|!HsP<_mXZez/|6%x/V<h%QSuYNJQe~{wLo77;e>OfL#Aad6&oj.s%,5O-Iogn+L#(t!IiqL]k-u;7$;@dGrkeW[NP>Yx@Lq.bzSq/Xzwu[v*0hg-{:^BR1`i$00>Ek26y^n<R[327p,AO~:p}OOPV5W+l:om9=u[p3}~Z!dlxwsF*pu[JZf1Jqsx{J_)V,HMo}vTw'Up`t--@zP@+j)[D}N9`&cW.%gl4tJR1p|xVD$/MKVI3HctF!xZg.gg$'+c1:FvTs~1j4(5A*jJZcp&Jz&wVWptKgid<f4TEW^}x+TKn]zB>F)~,%([rCxX^>3|J|#(R<3[b<dw;3IokSFQiwO-vs|ekH_i1fbe.ZB@[e'quR1vl#n%+2W|px-K{tWff0a8",
"'Yf%0`dz2NXw9M;E(xzH1i5|[IU~)QnQG6%*@D]4{#+[Gm;D}(yMex=aHJw`]l3y~+>Crdfn+[W^^sCC*-YIM+_u;Z8|ko0g`x:)Qp8taQ0j8'-x+6;|$3!hVhBWna4DV0,(z,AQjh;WTggOWn)G9g/+#%PvtK`jstq~8&$]h|~xkQd,.b>l_%M,$N%c11-vcfpN.vY.92Q)&F_'yoLfitOn7j+epz@vwKvHM|ya]s0vZe<[$X1}8^>';`V+kBz`tafPGJpy/B7H|{P)Es)0@nj,dJ;3Xw|3I/4q2c=NtVh>UfJPVqC7[|[3Q:2ll,-F#i^kv9li4o/|LNdAF>`D+4z2H!'O4=(er(<Yq7mnFH=4H`+[:a>.II~&MxBr}j4](qZ$N^+90ql3-%I_[-1t3w0jqtG$-q,DYK3,GO<qgVY/cqV%(wn8HSCYzXEE$pjN#F0EFZP;5_P^B/-shL!=$]]WI:lPRPeW$'qNwZzuL09BwxA|}<(D",
"o'E!m.q)]lrn)!Ky@<XgO-rtYiMc+,Yw9:HJw'.pCe'C*qrj6>{v1Uc^lSgb8RABsFQ;mY(n@Zhz]%^ppPnF]>mYr4#EjmsC~!|Rc8=V'O>yU_v:Mr1hH0Ns-le6CReZ_Q%w-0&Y$y{a{KZbXGe_l1XjmX6bsp~%Q};S]5WvL$ESNS8gNSq9{2>_y^RMcB{u/$yGx{dxaHeWbM%PX{$mPm~4oNM"};
GPUSORTI_SPV(scatter_address, scatter, 7229)
GPUSORTI_LINES(merge_tiles) {
"QoJHX=fhu0Ck1Q0Xf)Cf;W=>hqa'EG[ndrgirkR(3i+I^g)I(}(){U[v0iEzyc:W#witD*z=ORq(,isCPyW4>;5#mK4DaTcagDcEVw{zzi9=BDLBNm'Cl8;!+CS~>/+9DfAd<Df1]@2|F5[Ppf-KSMm&3[+ESc_+Xik6}$YuMx'*Yv!Ze9DtGM!84[Ii7g-|>eF8ijIjm~B.kLU;R%O/t$AG(5+hVHDBON52b$wHw1%-j,@+(mCm6uQ``'S-E*rs%9M~}|rpT%vA^6|PdY~]Q=0l2+gE3;67Q^sqac<6KGw_7$.ayjpZZk@bM~<7;~|T.()RUfa;'))Dy]A,q{pCuq0Vx,E.sp8=Am0~~qp`<MQQjOK2PJKjqW>y-'XE/fy3lzd%MyMSG2)J-e0oesVlcX9KR#Q%5g}t.a'fRg[cfAn|d(Mu~3XeA%]No>IUh)1>gI72kf*'5b3vFisa5W>g#8'y1MSbPRHa/BSG6^hc]u;`{Y=p;nr|",
"sx~|U-,sg8i6ZjWn(`rWYU^(eSd1tzog;ot!L`Zpu*pT&Fbi_tU*HYjeII;04>p}mKez>mOF2v/qYS:m(k$hK^~%FqvdWfIlE|Fw&f_{Rh$b$DpGyzEVTO}bW_LAo)8>y/sT)wf#<jR}y~tPGcQsuC:22a<aa/T:L4x$EmkVVO$L>y/+|`GV}M2tPG1I43J:q2J'WF77Rx8|nwkAs7UsDi6pJoE-4f_a&pq^&uF!'bW'j9J6dxBY`Zp)LiP*N)h1R~nSCP$J*x.jELi*n)&^-3k)rkA#'eaa7%+.[+8kbajo0+wghYhES=~9X,Gt53lVQSanEe!8<81bUAO3EA]K'D*#M@HwWF61{+IpWB}_}Edo$#]qAfTzP}e/CjC=uBaWByoN1IJy|zl;%I_*fjo.|J[)vm0;2w'ABIEf]F<Lrc*dU_k46]A&',R3*lRl[Lh;AdriJhoI@_<|iKmyUa2Zs9~8{b[b=_W+b'oUwSU+tOsR[jj34]^m",
"PyHyrN.lA[hIucGE[*dSo2y^d%mZTREsVoj-zP!V6p{t:`*-w8&-e5nQ'O3@{Q0r-'c8PHU$X8:*+^ozYEGxBv.w!s.L!&-g]HbULJWlUi[6yJ"};
GPUSORTI_SPV(merge_tiles, finish, 4321)
GPUSORTI_LINES(odd_even_merge_address) {
"2,`4eFKt#i25sP2Euzv1=W6}_5O9P_pJ/X7=91)!AZOk;+,e%,I#qV~%%p+.ATi0bIVV,h)e$_ZF|F)M#6C}!OH6GtQ%<{k&IMnt'%y203['Q4!u/]EE+z,izqGZi`btDjNrqu^y}3v)gK}Qinj!mpEUe'6T@x1r+m9|Gs+w$i]QxuYp<Xt5Zph-0n}KLE>b0e(GTtMjKF,H~AH2nJ=~73N0{pp#*(yJ:PqInH_WCR9xxv%::mZLTz0~Z5l]V]=8U_H}P0v_gyFu+~}5/*9v)dWD!]rR!d^'XzzQ82c](x$)CYU9U,[[]`o0ly#7:oII(rVh8~rP$rL6{d&ONgaaL.Tr~.0fB%>>T|4W}]`mNKh-wu2u]S.&5ce,ocA6*/t(yrbNjIG;5TLXb;>U)Io2}nRqb!q;XU%,|=I=kHdIx`Ex#I_Ct2mb0W}|a|d]0zD0`N@3XdjlJy@$oKwe/<g&5x=VqJkSgQPFk<S>n=|WT[SzYleN$!Tq",
"D@[*9r<qhmGU:Gt<z%zJ>xTNq}U&E%(aXnz2%TqLK`N3Lg$p6)Y/Y1c.xbimKFQ^~.Eq*)>iU[-IB*1:Muq8t1[h:#@ZWbg$U$oE{j3FQ$hJdYj-^yu,Uxc(<Y*/*yneDprHU5G)P`1UvmMSn{oLN`R1pOZgL7HpI5fwda`$*ZhMvp#)T&+bl&X#s%R'IuIy$FqxDXRn#E@y}`NM+WZaUbP^iOf9sBGd&)v6:pQ^e2FF4_<i8{;toJWErqJuuzB5o`e7qm),H.mf_[mUB/610OGR#9.^F^>EM;C^_BCgxy8q8Gp-A`Z#,Rk_YFp7k7,uyAXR(z=SJF#B+v7R%04'-U#Wz1Zs={=FO*HTXTN`(<4C+WqdVE9'<TiaJZXM0]vuYW:=f3Y9itIan'[Iw}O=JZPB&:h/E.{xj7}1GPFcqS]/k)!,xb6$S/(eP[2SG1B{'3Dv#.mmT+<&,weULW90Z)CEXOz|gOApy5lqJ2|Buk+x4B3r7nLL",
"WEqc_hRo/b+QO>wQI;8LzA]V*k|7!>sC]uiMx)F|jxyp($1_Ck'MO)bmbOdnVr'wGh-'Yzww_;4E2s1/uIr2-eWy6Gg]7Z/kT$9>A5VoOp|/(!aoR%JQilss30*@,x/Oh3{cHr=3W^@41i.swraYnP_xU3Q5XM}wJ=#3zUhu|=R`$kG!@!S.scyF9+OJ{PD=D(d!7!PFkJB;SlCs98tu[v>[]1oXQGp9e9KL|gCrH!Q}&Z=X2oL7B]h{j[wo6d%wBdW4H23<TmVmVoPnyVUM+vS#|NN0jAZV6bi`nCZ|xmg$E++_i*;O+hw*i1QFP$lwzydL[vi`Qd`qpbAXa*udRR~KeeXdLSZ8%~f><Ih%&h4Z9Q%C+V{;Uu'rkx%]:h}/0`/2hA{T<FQsWoy<2/+A.r,%3U'M(0c|S.X'_sw|8XCzEu4Qe(<}ur$MY>;Thu:os&}p},ClFjqFT)h$@~{+Q7md0a@n@lIiDbl,~&,~C11OtTwQ^)~r",
"C_1h4<W+2:KLR#AZ>,Rr+a#~27@q5s_ksNJ%q_T.m$iv-tqb3.o1,+LiprUgl',u8c7W:OADOgXa*m0B&NE.3_4Y/^LK>'}Tj^=V>=H`Zq8zb9m,I]>~0meO/Q9)@IHswde8fw_hgo1|<)g]{!(1%d$tB5G>x/h.dluWMi+R~R'QvP+4}uwgCKc5u@ET8AfdV;=q='FD<owAGM5X9vc=tcTcyF0JY}6i_Xq^27O1))bjfBn_&D>HNln%xwWU;n,4MLVlMXf,%U>Fyg[cdwiG9iQQJ.{`n8#!^5j6:gEu[xS#8d%;WI8$.Z)Zf]vX/yYK-5aES#*M-y&V|E+:+-I@/#XlM=3ZG10HQ}_h%x+SGppbJI=nzABY'z^jhDZl$:w33AbE94R0.X`%`r+N;3N0zHU}DY*vu01ANK$FzVn&%:/9bO~R;@iYlXRo{fG~)QqxT#3wSFIX%n;`xTs~j-A5{V*O'#qiQVr~SuXBZ>P,P]mzSlG&1)Nb",
"2{0L&EUF0*Ri{2<;mCstEs7g)Z^=!|<M+02uJ_f.c-U+gtY`T8-4I,RPKC8yb~Np'D*TG{OPz0/X~4_5atz7l'p#aA{/82h#b8VgoG*(-cbue~1RP0YtJ,2]_9y2yg(2uC)khL[Y|(JS15h*s~kGBMGhxe0P/NX|cH&X@w27/V[6OT{i*hjTn7Ya;46J)eMzVVr0@w-5u;>.WS*_.F+&Ja{czhn&lUVGka->),)xbk/,E4(]eB3Mh[>`8TKz:`.k;,JKv(cuV>$pjPs>HLO]:QN66wHa>/5jpuk`e{_vA4fXPgOEO%Mg_Qvq8q*:s@G_:AUq|1NmBLILwR4R)}~rq!43SadiQ+%6p1`pI[i+aL;pdY7J%Q]H26c#O[cf9tSid"};
GPUSORTI_SPV(odd_even_merge_address, segment_count_address, 7278)
GPUSORTI_LINES(odd_even_merge) {
"FbUKcioN}h8#}%(zE}8YX2KH[MSwqmd#MGv_j)5eT^3H0**E1SP@'#gn5tCct-w1Wd.Z2!K;cd<1JwAmu=T7c+ocp/wy'h,YPlIpyo.YsGRu0$A9`c%V6tMRq]%O,*hA0EPQUwNUz.sLj%IO1|z9'j#wK@3tho;z&0h<+c&mIMnO4YPl7gafv{NitNi6v3gGVY@Lu(zV:-89Je#d26]^;l:u/@>1FL2l=g2F.W:'BJIeUee&(VY$R.6xGb^sI~T];Rx`h9JEh}7KO1B]6+G{WPoy(T8$Ol6s1<9jQ[{SeX;A@pli=j&dvFnLS9Gu`|'4oXsn<jS#h/A~7ar}.z9w~b<pf{YqRZ[v,7tc.=RJUrRq24r$.ayqr!Ij:SI8#1ipvKmT}PvrAh{k7>_n55g{aN8_)0n74Pz_C$a(FFxw7v%+23N[JUpJb=^w;JNnz1!X~4}HJ.b~9UP+-~azKIfc4k;IxWCS2$A.&9A|$%a}PdR)@^SWDUTf",
"W!cjH'xBn=9W[XO8IVtUJ!TPYI*8E2,K!s#.k='nB59R/P3o(H:~<YPIpHc!^y7:xp98G5rt>p3P*n+eEGH7dad&&^$m@eXz=]M{Z1)k<E}vhXwBX,/Y$4>NG}/x5QW>uzyDV'FBn%'[5zG;z]GUVUC4nBj<RJ|U}Xm7U0:b4CMrQ~z$O4='K_In#R|*Wt~hLd4UbRqZ,6>;q%W/l[_`k6C|F&[(wSY*5w~/%O!4qlj1(_8*8L3i7hlo5G@gkKU!>O3#9P0idsAvb0e+N|-hVFp]j4iBj-[zC'QB'(cXhJwq1o^EC/jwB=/C3AKf+9x&W6^sug9P`;i`$Z;eu-)=RC,j8ZEOf8Hf9,#I;btigJDw#w''Th7xce!8n#'3#lRJ~y`4vH@NZQ/T$R%gPm_+4ej~1=By[7v~CC[6,Y%Boaq}1mV;n,fF=Z<>O*r`Xng3JHCn]Vagk0~Xv6M:r6)I9Eo5dkraPIg0r`8ZgX=Q%c69GS/%**vU",
"shc@FV}'<oc%(dO'q`V>>]2kp;-94,N@z=02q@{4~0U]/NSfz!XLo`zCEnmKN$0gaYOAZ5qHX,EQyZRg}SoSXdT3ynW&5EpI-v<o{=cXRyb+|)y/aneNy4{Rn}26qH8@}FBR:2Xr((|{3.dF&LAh!E2^10w{K]U1_S6E`Q=o/mywY|H=l!=i}_GWwh~#1ghC'/-`0A%:d(g,a#i4-_0Ts)O9Qb=F|:2]7dXa,e<`3|S.!Hffib]UsP+#cEU<mfl$5Ww/[+:pr'/4wGzpz4Mx'XZ'%TJH6s/&gh-3q(Y'PXYSA|)_*I,1Jw+p5vVmn_=s5m.a#97C1`AWnl'{Z!1|>5&;;;g[ZAuNP:vCQuDYvw>`m9E`"};
GPUSORTI_SPV(odd_even_merge, odd_even_merge_address, 6373)
GPUSORTI_LINES(segments_address) {
"(L*/8RT+`!!A#X_lA>,`43VT~&mJ)Rmi9|ZuqE2%Rw|y<6j:j[zcuS3Sh%wGFtR#D5|N(G0[%7Rv}3*2K2=El@*e.9-G!&6%>_m[RCK>]FuqjQ0J>|TlD)VYM@OCGLodBH,&e490Ziwj!y$!4u.Ib4c8yVbUcu^DlI]D+KRWYv.>U)&%{5>'czs]G`2D`vk&Jp:s(#Tpnnj5WBAYz9~ukz|Ok5#d@`-TfX0Lzwhfp%|w=tOy]h^OY`r}p7m-r@`+OV2%/'Ed[Dd.D_!##)N'c39rcOrdZ)TY/K~7i}cz.ma@,JEj6ah2,iX@xhiZo&v[94z}bOAAOb!4;a(4~[Px@6B#(v7Y{Lnc}b/5EIzDgGp|(C#&XxN>Z{AiRs%*JagNKzc!9R<^}Vrcvsa}gXF%@{3'VHyVq'7z+H`.haMSBB6<l7xHQ*jns*0TFWUN9:HRS-fOItZ$=@^XX%.r!$(@;u52d8xpo&e'5RE{;UT29H1(Yoxj]X;<",
"47<QA*.&V>]B|V#+9Uk34Wc$XPSp}Z.}1}oGm-aq}0@;DConbF&*'0oGzxCfA3}weZ-c>4VMPp)3d!XscwvWod#`<nWL1U|0yZiwx@S}1QXY9(E5UBL{c)]B|Lbt;Wlq^)Xl{1+hsZv{SO'}`['cQtcUgm|/wa5wis0gIK(Ln-tKL-@j:Nd3tFMp]1mW$M_eFFE}>S8Gmo*=gN[6lDZT(jwUcQ{x>},j01<Tg;Pk3M:#{oqI4[C1}jL1n6jXUJ$'[N~mr%4^:YYU`Y+vkw+z:K{2X_<M~X6!QkYo:AX!'=-{7Mu2w!j%^|V5ZlqIUkPr5w40pNILgVs^9)hj'H;fjn-J}IMb&!Rif}nMKKUDF5[#<&_[4tcg9;(~rDH+]%N<~HKT!mLW!k}MVQ@F9[`vrY#wCRwW6'Pg8-3PpEk(!|C_nk4nKbl]EPnj@Y3T`wucojTxko^@_(tCho#LDI^P1+DKuP@!U0*G_8wenWalG2EZ_F2z==^1",
">+C}=NaW~GxV*8m2wu0_u#Lq|{|A.-yjOfUA}2x@:x*>K86[LwD@v0-9O}wbpj/cIxuG'#h5pF8/'x]a;']y<(AuxcdFf=-nt)6dTdu}b@MCUqQCH%A/HEfS8&R{dkv(e`amuOt~K&J1AJG#E6]eCl9VKX2C$,hB2,z`ToNSD)a^'35Bv)]hN4#H=P`.N3q;QG4f^xhN<iT7}][:$sHp[yv$5Zu$Mh}jP4dw$SJ[g:8Ki{dkBmRcOIrOXI;KjuT;2#aH[{K7vGjD#D]S-06nuhnm,W)B3#Mig>`Vi1|oyy(_%c-+A!w@2Lo}dmILpQm!*K^zj+x,P&F~g[u^frOtg@(S^~fDfF]eB@0q})sX!L51/'llVn|nL4;kI.dE)f=k7Bszc-0C!$BgRNI1-0q%fF4xowKZA{BjSu%]v8x(gUAK|`nU62<zNTbtu8+EJfgp=QuYCGg_+{CF67t<HmTNpKP^CtIE1K=DJ2v}rd&`o:=M|A2_8HuC",
"bW|Z$-o%p&p~c`Tt^Oyxq>h3z}ykP~8w&yW#QD,S_lIe-6]Okx4q4{Kf(c5:V0*kSjIx0VIh^nRub9*iQAFYzP1N<K7Org=vnH*G%{:6~-nx.8}:;Qq,kwa7A~=#nsMX%!)M7l(F&go=%!kY-ei<o0h0^ug_xF=38xf`7Z!jd2{OS<5x13f;{-vw&V_YG2j5DXqzZX[[hO1A(*$1-Fq4)I}5N9pvGE!3_KFZAD(ureO~pjo7^e|AhtMOT:Yz.V7GMMh5{SU+-5lucDY`LqzZv_/!{ONf$$TR]Je#^_pG*z2^:q[Ujy&nMj}QEUn!Rk9JP])3(~!-S5V./QgQo#DAX.Iu9e9Rds.0.ARR^g6zrcnJ={Dj*=~_VrVtE4J2)j~MDh;'4h'TbeEM]L#td@`N(BGQP!KWy]_ZAEJJ]W78m{i<[S`01*Bk(+GC&VK0t]}{N1v8cc/iJ&pr#t@=:SdQ]=Q[g3G>h2AL5}C*JZDN)pm<#5D}E*TY",
"br}46U2c3pP$Kxq:Blk~rgO++fIjyZj&uX^@`CI8EE[Q>*gd`!qDK99EbDZo{h-edHi^Jo!9S-=o*Z*2#uB|4b2Fwg6x+wf4%1wa9T7jNbQuj{4V-}tU}9>mOvbN@Zc5VD[2^&RV_P;=t`kYJU1R'd`Y=Ewlsywhs9o%~L2_.Hc}/DrAiTPkCh&pbbZ}R4Bz]XLZ^cF{pa/Vq4.OVli[(s>]N#D!Z+RzihrZP[6o=K,LPBTqr+%ASii;/fWhg`YRg~Pp(Mgj=O<ys;G#q9@Z^aJd8wBPUC5)v'Ap=$x`_fxi;x*=4Z+'R4;RzJ0]yk.#[#`ZmcEJ:9Dl~_.P*scq}J1X:wF|rI`[7IVPZcr&@6%ZGiae0CM8RLN1yjN0Www9y[E}V]p:UNsgYAJ|XL%(z(-F0n%2KlIYT*De6|DhRqqj%<fIYB1oiyEhmLoz~9s%7xWHv!i9'_r!"};
GPUSORTI_SPV(segments_address, tile_sort_address, 11525)
GPUSORTI_LINES(gather_address) {
";'':Wj6-Qu$`aurq$%gw|k!V>YqoL&Mal}#8X<Wb~BmZ99B0}7TixFY'n2d&pN&/b!~:eQY1DF&X7,*1{!/ya|xQZ`.E=8Id*>yp948%NfKA_=Lt>W(xe`q%*`gDfp6pc]Sr!ua|MQEymLV=1QFoQ38*Yy%C~i~{Kk:2}ec%U$<RN9S[-XcVa<:`XqR!X5`'$f~<_T`D:~.0s$Ce`xuebBD8jEo9bnypx-KA,}mjfS+&j9*-I_2che6gXO3/tDNwT$,b6Iz.]FNt:'MoLcr,xTFw|v;*GR2|te#=5PgMys>7D~'7AzN(&Zw)znTrLu-R|})OZStSAclIa}b0e{*V|1t<l]=^'4Rx},Ctp[KABq%&8o<gE:|z>tGc=ZKfdlI&5MXECqdS9.nujp#ErrE2*ntg)+((TMMbFK1]_;Ilth:|ar1(|N&mpb>f,*=lBGr%TBg6WHPDrB-Mb4u*:;,7vcf&,FNOQ,r_xHFY't|{dpJLw-7kP:;y",
"'<no:~cAvD=$9<d~4lg>Hjm/mbE]K!I4aE!a30AN~2NxUAWRMK]4&Glb;s(MLSWW`qW('MX=$VF{E,No-&4bD6[!'9[7HgoTq}qsN(x,s.Dt!=:X$O%#Pc'w{SNX<)N0*W/J>U2&^+]RxXBp!la3@WyD]}hK.=x3l1XVvn&U8[e_o`hqqLOCZF1GM@S]l^+)Fx4zE+z(I%L4asBnzy,F_q|1M_j#2kp2MgPm>$oModHEe/TC'q%sqqD'M+!bF}WFCrj|c82A:r#.pl5Pjt;$e_=TdP_){y*MFX[8Qn(eB(A[yp9y1xGAkU>v@dJ]6w4D:;X>;pS~UY,]xa!P:`E|xK%t}$^jtplxp13q=;/x-18yIxwU_FJUU/bpuQT5DK+6V:fdyNm/c/79EmcGTuWID<9DfbMfB[A+X,>|]69n'54JpjH!0x[mSs{jI([G=[-7lF.fWV$.X6;`&^C8]'xW)@m$/.DC@D0<>Wo*E8cd:4E1}3Qm6s|~",
"fB{7Ldb/kOqq}CR2p&2,zymU+mJTBqV|#]NXyF(ut4[L~Le7wS;V[EpIz6~mhz'S@,(uh=j7DYU"};
GPUSORTI_SPV(gather_address, segment_scan_address, 3063)
GPUSORTI_LINES(gather) {
"Vcs`|29gGN.%W/wZKg%f;G,C.k=}H)YX-93$_E$rGx;F|**LzrQYH3v~-f-7!9'+:Z%D/'VK8T(vmd,)@.z-wZ{:q]G}{R{0hy6<n7E$@BzwF.x<<n<t#{oMS^85HA<._JF128rS3uyMv4AWNm((#Zdq;!cxaH!U_'c[:zdG$9H7&^#VKlzx_<v~!&T9;pR=&o`q|&R:0@VlPw#0<q(gHaJbhm4(J#d'Kdb:B2r(NHgdIu-X|1BpP'H[:FMM;nM}lmjgG2@ghLHbGo_bPReIQv!nC!fNE_kL~d5rf.eLh].JtkKP!8-e$qTIj^Uh2:FfvXndS{ilDXPz`(:y$/V0rSL~OQ-/X7p+4P_F:mBYaL.9OA[G|WE$Lp#&g=@bC;o%~{`0hJn&1t>pN&|>OcX#W3-G8TvG$0'z!&NK'(A#aX_D%jq[Q5.E))g*[Oa-;*:Y[rPxBsGQWPr}m:s}@jLq2g_pA5L~Yuqu&k7PVR:TL;S5QQ~WOo-3",
"fYCJQ5E^S!T`^;dkVTaLB4OTPTe-4!&xHz9|A@hs&jzO5/9Kj5vxI1`]'>c=WR(rEqAf``S:M.H!&t;]k(>A1;O%bv]7sV*e>)[zv6s}InW[1Qfo_D'A,|;)~O"};
GPUSORTI_SPV(gather, gather_address, 2246)
GPUSORTI_LINES(segment_bases) {
"R+m,^^&I1$;h/=c!LjU'bq092:)x;R*he+7u^Bbjh}4Q%g^jFe&-/A:{t]w:yvn!T#c$R_>Db8OQ7SGnzwu0V4*S'N.ec3o:I>;C/>-hULGM^@1}|n49fa7Ygm]E)+WA(=r2~cI1ZQ'<Ihu,zC6e)dbX+q!VnN3tWyorUAdyZ|51CoR2c{$rFRF6Q$O-qY{NqCIz'}EYT<]fe3T4@~u-4N]mg'){~3Nj!{c{|I$iRr5oA;i-(zRO2Y4yw4{Iw)rRj%$xKtL/&,KF`o<#>BvrISGh&a).mtYZ:nt}Bwp0Uq.F#H6;R+B^kj5,!IbMdhjH*"};
GPUSORTI_SPV(segment_bases, segment_scan, 1117)
GPUSORTI_LINES(segment_scatter_address) {
"Z_|)+XXpSwSeyN~ZccA@_@_Fkl2X<4ir^YT;Cbp(Ly2w%ZTOJ{gPAXrM&yX%*q#%vPXVY@m:-YvDJ,1MaD:zIz:XAMzJS8+V>[jp#t~2FJ/yqB]*UK|{!uy`fxEKJ3Vn<d(>WH41pm_t<d/FK{6;Zk!gr}h(~-#<XZYA8#.GTpoB0nbx'0^JwRjkN,3FObG8z0|-ECPN9nycooxgB.XC}({Nyp!&I-:14,P6Y1w7@12;:okM0ZAq{2@-zwTXkckC>BovT8Re2TdC+^Ja5ZH0/4z=6p#rwx</I!fzdkJ4-w;<}zB(B%of~d~MaPMp.Nm*/SO6^:1p)!ntr}vH_Xs8PEP!lw]{bhFT)j~A[uJhf$7)II%iNDZaV_Hbs-$5}w3UkTVXfapdW=-cFJ$>!=:S6:x*UV`hqZ>=4~%z-7lxI4;6=A(0:UD4$Y91R-tr'.DtzxL2$cU*mgN|a7I:$ik4Ut%Sv$|8o[-n.#KjkKc_sUd:}0zJ]{sU",
"K%vM5SJ3KeKL0A|Ko^r43R|e-V=M3Ezg'6RDN^m#UN!F}4ha7:WqM)+EPy$&^X~[n].IaY^S,csltEzy8]Y,PdB(xpW'byKKFWG~u%LKYri3tIlU&3n/[YW`^YBt+$dDh^]1,wpTnfcSryO-.8y`Glk{iKWg$Yd:3HhNG$,=z31*|Bw$Z=lc<lh;:$P^G1G|Ml;yWZa_:=TS;l{ku'#Q0Pswh>7o<czF3~ny%{LTc6%Rb^Bv-rGC`DYDk;Q9d7sO0{LGRa~SK./xvUaV*u.<N%F]/}d|;[d&kXuzuZ,f%NE*__z]Z5}1r0&<Z[D&nE<0wl;!:)I%Vj~o*Nso2<*C9=G9PWnGi<*MK01y7b(eJxw'hH=ik/.7'F`,mwJy==DKkzQ4]oX_1(j44Th*18:O,;`C:0,<,:3dc:I'Jn3%2jx%SR7'CH8FE^[Lt5m@7Uh8eqZVFc0)Zb.t.wVEbc$[/DD.}UtD/.^@B-u`nXFVQsf6'_(9G[GT",
"'17c'htE]Y+J*7jR=9T6`9vfptO>go#`1n>Xs*7]9w8K:dexuxrI|B5jtd(QD_j4uf4y3pqo^pRB*Gh.]o8"};
GPUSORTI_SPV(segment_scatter_address, scatter_address, 7608)
GPUSORTI_LINES(segment_scatter_basic) {
"a+zLkL!G2Mv-y_YC5YEJEBsuF>UVa`zc2AT8-m:48H`_ITRW~^)>;S2uxxnZ:*U2s&hv=a}~REZX{UDEm[a_:D6L~-pTeg{cWseh)O2p-t64*xf[]}Acvo~XEKS@!2!!X]||UCbfg6>^K;mg(jC.Nuf3XX]GkPoK^=6IRE.68>PJ-X:);n[[2c!_M0mC5TQGtxvx6{5L|PS3=`jVJ[q(7F}7Qbi5`_n-:}K)XbAV9gr@.P%,eXt5~Vx~Fkdu/)(>jg+!pc@%X5vEEq6[K-<~[@wq!j3N_d`qf$D^dy#-oDlu}}Y/KFg(%H%2IJ_ke+o!+3A{B&[p&0`VGv~[cGokrUOB7&fKCKal+btP+(LL-~Cq1)j~9(Z^y#;ri=o.|$SFYN(`wAU+W8y{7qT3vihzJu_CWGQcqZk+CRPYdBt@@i>x/zfhB2cW28Ylqe|TXdGk$Dkpf:EV3J256#7PrU%]!Ce]|Ncq5hzg%V-5zG$N.Crf/WoX&zXf",
"H-Xz&GFaB~;(b!t5wI>$W(T|:N'51^XUasJ+]x^t*u$drS|SPvs;@|fq8WUqyrr=|iCAN8)OwDnL1q%3;bvGP7;Nz7;Q&W}Qop!iuKA>$^YcXBi(%%skwJYQ}.&(3@_Kh'euiRq5+(&DJY&kLiY+3*nnh6W9O}<}Yg.^yUBw2E[DlUw3Jv9Hw-N_YOQF';kpM/v#TBxvD[17JM>th8mH''1m(JTV0h1}u:^uX#h|Zab_QXt(~A(O.M/G'bj"};
GPUSORTI_SPV(segment_scatter_basic, scatter_basic, 5538)
GPUSORTI_LINES(segment_scatter_basic_address) {
"`-KG-bWR3jE%k'{P(/xH1tNtsbc[Q+V<jXtpN&1OuC):=uye/1w8jOJ}lJH>|+#xhZ7L,]5)o,U0,P(4)L<Dp_/bX6GY|zL4^~j#U!J[Cu]op!m}<*%de#)<rVQ1[]uzQfm3_x@^;DpUxie/f.0dTUV*G%yUZFha$Ul'u'Xkw/N$ayP@E:Cj,m1b.0*Xr;-E9>arL'!WcZtrMz]1$]_4tw]GyXnxVA`f#&TXhCtxXheFlbrFdC)$xX*{z@90-ERj_Zl|c#La)aL6#06S7B2-8/6DWZj$;4l5X,9Ys*eT0ex6<dsiiwk0FB_iGcV!UU$Fr<<lCdj4Jk4rO3.2[hK.i1=<L8g5kRoYS{w;;#tlw~KsFLd4OTy8KGo-5A[bo-8KpjzG9,2,:f'#7F$Ln,rSqZAt,SpiC`g(W>x9HCeqA:JYSz~OJ9[9TK+!sb<5x[!mk!GL-A~NDwk/+br^QWIkaTmzT6i}}g^F^m-XWWq/NMv`cA0ue{]l",
"H[MrC$&hX/b5T%Lhf-19huo#IOxMu/MN-pva`wz]LM:F3C`$4;o>m``9S7!_4$iXFz;e5%iwR}]MH]=IuGR-DyeVN!tN`YK'8q5ywgj'=W4`$9N0ebWD7qDoL~qMRrI=67D<K=H_O5)Jdv#k9daols)jNfvAY=A3Uk-O.wY`3Ff1.~bL*/A'o,>cxiKPW}*WI4|CEm>^a~Mx0GjVS7n+`BhQWBI2<5rv_z0_BQ6=2T~2"};
GPUSORTI_SPV(segment_scatter_basic_address, scatter_basic_address, 6422)
GPUSORTI_LINES(segment_scatter) {
"l2uRMdxNP/Fo7_uYER#N3X41f|f~AkAe.8ws;5SBC1=xlQu,,G!H4U6&pW4B55_}8(*n%b,kN}`PHD+$::D2&$V,W-n82>aKlw7o;,:lb7p&7p<V&J7>lT4(u!B.1~)[*=>5TReWEly)T0jSi_}'2M=~l'67NcxyDDt-K8]'Ay]WkMTwS5`P~uAz;#x8I4nZ{^m)zotl<k{[{v//qr'5lkIa%d9yX*QaV72h7)7Bl~F7$p~-XdcJj`N87xYNukl|)Xr,c>6'DM<uYJ/^Xh!LQ=5_Cinmjlio0(`>PD@alN-&KO8ode)T):lM5t4pEQU'6y:j2'%ZAc1Gnu.,liZ@W'^m^Qo{wEi4F[%-dQa`jD,:f^q!sl$I@MB:-m&kl+ZP*bwY`seYjAg4<l>-)H=JI,*)lQ<-|jS!IqG{N;.tSPW8s:MRI80R}HM8qm4rX(o><(gB6(B/CnK`ob746p90+#.los_M=D.4f{'Q9JxBRv$(^nH]]'q.",
"#pJ0ajnz^OsV#;oh]5"};
GPUSORTI_SPV(segment_scatter, segment_scatter_basic, 6559)
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
