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
 *                               does the rest in shared memory (hybrid radix sort, 2017).
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
 *   Scratch: a second copy of keys (at least 4 bytes each) and values. Beside it, big GPUs need at most 0.16 bytes an
 *   element (0.23 for 64-bit keys) and 256 KB; devices with small tiles need more. KEEP_KEYS takes one more copy of the
 *   keys, and so do keys of 8 and 16 bits without 8- and 16-bit storage. Values over 8 bytes take 4 bytes an element more.
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
 *                 the last digits, leaf_starts, leaf_sort.
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
 * faster code of where 64-bit keys have values, and onesweep_staged. Bound buffers: all others; onesweep_narrow stores
 * packed keys, tile_sort_rolled takes a fraction of the time to compile. */
#define GPUSORTI_BUFFER_KERNELS(X) X(onesweep_narrow) X(tile_sort_rolled) X(merge_tiles) X(split_runs) X(merge_buckets)
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
    uint32_t makes_even;    /* not 0: it adds a pass to an odd number of them */
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
        {{1 << 18, 1 << 24, 1 << 28, 2}, {1 << 23, 1 << 23, 1 << 28, 4}, {1 << 23, 1 << 23, 1 << 28, 4}},
        {{1 << 18, 1 << 24, 1 << 28, 3}, {1 << 18, 1 << 18, 1 << 28, 8}, {1 << 18, 1 << 18, 1 << 28, 8}}};
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
 * Of each word it is coded which of at most three guesses is right, and the word itself only if none is. A guess is the
 * symbol that was last seen at this operand of this opcode behind the same 10, 3 or 0 symbols. The symbol of an id is a
 * hash of the instruction that defines it, with symbols for the ids in it, so that an expression has one symbol in all
 * kernels, whatever its id there. Any other word is its own symbol. */
enum { GPUSORTI_LINE = 500, GPUSORTI_GUESSES = 3 };
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

/* A word that was not guessed; returns whether it is an id. */
static uint32_t gpusorti_unpack_literal(gpusorti_unpacker *u, uint32_t slot, uint32_t k, uint32_t fresh, uint32_t *word) {
    uint32_t id = 0;
    if (k == 0) {
        *word = gpusorti_unpack_number(u, gpusorti_mix(slot, 0x1000));
        *word |= gpusorti_unpack_number(u, gpusorti_mix(*word, 0x1001)) << 16;
        return 0;
    }
    id = gpusorti_unpack_bit(u, gpusorti_mix(slot, 0x1002)); /* by its distance from the newest */
    *word = gpusorti_unpack_number(u, gpusorti_mix(slot, 0x1003 + id));
    if (!id) return gpusorti_unpack_bit(u, gpusorti_mix(slot, 0x1005));
    *word = fresh - *word;
    return id;
}

static void gpusorti_learn(gpusorti_guess *guess, uint32_t symbol) {
    const int right = guess->hits && guess->symbol == symbol;
    if (!right && guess->hits <= 2) guess->symbol = symbol;
    guess->hits = (uint16_t)(!right ? 1 : guess->hits < 7 ? guess->hits + 1 : 7);
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
        if (!found) id = gpusorti_unpack_literal(u, slot, k, fresh, &word);
        u->words[i] = word;
        symbol = !id ? word : word == fresh ? GPUSORTI_NEW_ID : u->symbols[word];
        while (o-- > 0) gpusorti_learn(&u->guesses[contexts[o] >> 16], symbol); /* those that were not asked learn nothing */
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
 * several dispatches follow anyway. */
static gpusorti_plan gpusorti_plan_tiles(const gpusort_context *ctx, gpusorti_plan plan) {
    const gpusorti_demands demands = {gpusorti_tile_words, 32, 4, 4, 1};
    const int binds = plan.mode != GPUSORTI_ADDRESSES, forced = ctx->forced.workgroup_size || ctx->forced.items,
              plain = plan.request.key_words == 1 && gpusorti_keys_alone(&plan.request);
    gpusorti_shape wish = ctx->tuning.tile;
    uint64_t run;
    plan.algorithm = GPUSORTI_TILES_AND_MERGES;
    plan.shape = ctx->tuning.tiny;
    plan.rolled = binds && !forced && plan.shape.workgroup_size && gpusorti_cut(&plan, gpusorti_tile(&plan));
    if (plan.rolled) return plan;
    plan.rolled = binds && (ctx->tuning.rolled || plan.request.merging);
    plan.shape = gpusorti_fit_shape(ctx, &plan, wish, &demands);
    if (gpusorti_cut(&plan, gpusorti_tile(&plan))) return plan;
    if (!binds || (!plan.request.merging && (!gpusorti_cut(&plan, ctx->tuning.small_count) ||
                                             !gpusorti_cut(&plan, gpusorti_merge_count(&ctx->tuning, &plan.request)))))
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

/* The shape for onesweep_staged.comp; size 0 where it cannot sort that or does not pay: for few keys alone, and where 64-bit
 * keys are kept beside values of the caller's, for which it takes too many registers. */
static gpusorti_shape gpusorti_staged_shape(const gpusort_context *ctx, gpusorti_plan *plan) {
    const gpusorti_shape none = {0, 0, 0};
    const gpusorti_request *r = &plan->request;
    const int other = (r->flags & GPUSORT_KEEP_KEYS) || (r->key_words == 2 && r->flags);
    if (plan->algorithm != GPUSORT_ONESWEEP || !r->addressable || r->value_words > 1 ||
        gpusorti_digits_straddle(plan))
        return none;
    if (r->key_words == 2 && (r->key_kind == 2 || r->flags == GPUSORT_KEEP_KEYS)) return none;
    if (r->value_words == 0 && gpusorti_cut(plan, ctx->tuning.staged_keys_from - 1)) return none;
    if (r->value_words && r->key_words == 1 && !other && gpusorti_cut(plan, ctx->tuning.medium_pairs))
        return ctx->tuning.staged_medium;
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

/* The plan with leaves, where passes shall sort by leading bits only. */
static gpusorti_plan gpusorti_add_leaves(const gpusort_context *ctx, gpusorti_plan plan) {
    const gpusorti_request *r = &plan.request;
    const gpusorti_leaf_counts counts = ctx->tuning.leaf_counts[r->key_words - 1][r->value_words];
    gpusorti_plan leaves = plan;
    uint32_t words;
    if (plan.radix_bits != 8 || r->key_bits < 32 || r->bit_count != r->key_bits || ctx->forced.workgroup_size ||
        ctx->forced.items || counts.to == 0 || gpusorti_cut(&plan, counts.from - 1) ||
        !gpusorti_cut(&leaves, counts.to))
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
    gpusorti_shape *listed = plan->listed;
    listed[0] = gpusorti_fit_shape(ctx, plan, ctx->tuning.segments, &by_list);
    listed[1] = gpusorti_fit_shape(ctx, plan, ctx->tuning.tile, &by_list);
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
    return gpusorti_by_passes(plan) || plan->algorithm == GPUSORTI_TILES_AND_BUCKETS || plan->merges != 0;
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
    uint64_t most = 0x1fffffffu / gpusorti_tile(plan);
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
    return plan->mode == GPUSORTI_ADDRESSES && plan->request.key_words == 2 && plan->request.value_words != 0
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
    args->makes_even = (uint32_t)gpusorti_ends_by_passes(plan);
    args->tile = gpusorti_tile(plan);
    if (plan->leaf_bits) {
        args->least_leaf_bits = gpusorti_least_leaf_bits(plan);
        args->most_leaf_bits = plan->leaf_bits;
        args->leaf_average = gpusorti_leaf_average(&plan->leaf);
        args->leading_passes = plan->leading;
    }
    gpusorti_visit_step(walk);
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
        gpusorti_start_stride(&walk, GPUSORTI_KERNEL_finish, GPUSORTI_FINISH, plan->request.count,
                              ctx->tuning.stride_groups);
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
"S8PX`@0NZD2b2D2$Yl$f/K8R<ga<rX7Ug{6Fc1%iF0w,J8aqcT!&nm:jw0mX2xP90=|2eb)!2J]cRykPfsSZcKS/]ANyd9Vns5@,K7Hb%O=<UPQI4~9[d/4OjTy:hHB~9M'LLej/[Gl<EpYm%T3mk'fw.-3X^LARnwweP53BDi{bZN~7e]MqzT.8IZo6RB^ep.CnC,J8k6=ye;cV[2MT&&n*M%r'4d&-1La>lwWwrt1c~]-Tl*^Ke']'>Eb::0)psO-D#2JW[7y3Q>5=Z7_~sbO/has1OIx;o$BFm{.g*p5AB:)X|Jh;GkmA})2jcmTIG%~em<g!lH~aaj##MjZ9kVFaA1W0KPndS1TEtuD_s:(^!N<!4sPahHj{Zr/xlV0!&5(]fht[r%sBP3L%`&^4zoU+9N~7lyqoR+&+X>rlm>*1NKc+Hiy4J~<yI4efAj+hIWCId](z-k!JUwwp53E7Y:@x(94I-FPFa4g04VQ2}fUjF4M0h9!Q",
"3o;B1U^TsD'c|sm$s#E*xR6=n6jrS@;IB(!i{[*rVL1O=A.]#kw8DX<`3Htom!c7{;Tb;}8R|XRbK4X,w=9u5.XW>>tg9:0zP>F<hkC7{kM*V<@cW@~mV%p2$2aiXtJyRi})ICsHX^J@:{7,4{XU;|$Jox&NXR]RDdAD7z}h.;ar_$gj'ey[F`OR:ObiTC[u]9]aC]FwopUGDDoKPqDEH:E1]daR1N7).;M8KBiQ/m'xVPBX)fHr|je0.Fby44qF%ae<(hKD}O{.QJXCz3>x[kj__@cY`M|wDqk(iP*Vbeh+JV(WbaD>p~]sDQdJYL_(oDch[dIHRiYxf/o&R^-B$s0Pf'FVH@-Qo=I$2up+}$IIkQmmhZYfkzS`:)Mi^8nUS0OR,xaPy,8GlI&`v^y4Z_kigE<5f/v]k/9U~5A@sI/~M^vGF]{)bRkB5!3qQMj7|g=3}^qb|{9Ebs31a0Zo1&.&3Pc=1>UV!Ml%QkG"};
static const gpusorti_packed gpusorti_spv_begin_address = {gpusorti_lines_begin_address, NULL, 1181};
GPUSORTI_LINES(begin) {
"'i;Npq:kKhP,uCCGqzKj%Bc%%CPO[au+'je<cK|BdyL;dCmqdA&B9S#Y~K%@_JH6ypnl=gnQKiaf}AKFf$6[e1cztn#-gB]nEBmu(+@+9V[_RxJ}8jG}y]tY0dq7mN@07*4Nn_l=W{m(*g`(j=7i;tih;R8s$N4TPcSC'W[T(.pad.h<WEjB:;ii!_r/,x|>N@X`e_I-<G@u73HutMr#8hL9NMhgJK{gd9{=(N3Y/l;>I=z)C_,>ak*e3=z}XvTzv;27Wj-<l}{RejtPPTO7*IL|[gVJd_w9s@sIeskA4j-+sek>DY#5aw;qMbgOCD!T*[hIl!"};
GPUSORTI_SPV(begin, begin_address, 863)
GPUSORTI_LINES(scatter_basic) {
"&'>c1VVpW[B</+&Z&zupQlx.V~IwtL/F=yN9CQk`{p12s71<l5n]|E@94Pi#&U4D3}0&58T]md/A-j1v2D2^C[lQnr6tA*Iz200L*]5HdKI2SZeM(-vx%'OCbMo!v1A./DNV~Q{E{5c3*p4(jM=-lz`Rrwm_l:g*VK)yWl4lN}A}6rpkR>}j{wMny&sY,6$-UXnXT]UWg;#OcbgK&LYP.Vn*(T2/Vxi#Y.6LrYKY:DxnmFDn*.Y6~.=Fq:[dmxn1e10o'}xXZY$l4E}xyNwY&yGQ5%_4'3X&Xfv,8@:V::5Rm-U0]dbAE=vuQugxBD:V$y`J#*[T:GdsVCa|pun*g]*ik=2+n|Aol1,{lM)lLb4vVYMVaUphm.`pI5kxkxOjOYOCf5:b#1)bDZMkl9Mhx`KBK`#S6-b.L63eoK_%E`75bI^v(dSO*x$w._nD'iA<y=l'}~C6T4R5+o(BALt`F,kcBx$(PKk'kq}MnrU+'Weh2sP6`Sat",
"*vhgJXGk:=XE`RGzo'_4u89QZ#v_vy&'s9ze#ML$fJiiRlkB)&zG^saVi9Bx_NfG/S,^eJ}8{jTWNHS%mY>W]7W].15aY_O*;d/}LMlZro=;F9o6I'3k:{4-=08-HYvJH_,b/`::[xmgm1RT9jy6..P,9,9:evqIcg8hi.`w*:Ko_6AV7'Y`KKe_dmQVv-F;vXLw1lY~cJiE%Uaxtp%U9L4N|Lb&RgZ]+ifbDu:|w;-6@BM.H-Ve/*.FWy|12cnXKzx^u'bqZQmVgC1B]$N]_@}r#kV6z8uUMa*;fg}k|@!A37'q^Ac'2V!)3c]ex]YxjcTapVcTUSOYlWZ+yv{=HPioA{r(V=a$7j8W^kDY/v@eT>Fp,P7P!f]Kdg-h6>4$FcJ#cnX=-yT^qk{#%r-zZ[sMbG/~+RYP#A^f=p'_g(>QHQP[~]HcqnzplA@]Em,:(ip_ja7hgDCcwuUCxb63V(]M@%DdBQ59^=W[.Gw~;PL!4JH6&SZ=",
"t|4k|k{hF$F~98m^x{4sIkXe^:G<6MAY)5=#OW)*R5ICeO02'()`'-H{o1C^:m*cG1`D7HV2Y8=M/rGLXS=&K<LjPLO3T,`b/@y|a3q+ERUQQZWb};M~i^&,%`<5<dVT$7jg0LVw$Zwd>iBR{'*5t'[+83Wv6$0Rm.PJl%G,oghiN:TS&^-!~N8TdK(AQ`l[7e9^#t[-Y)@O}2Kj3T%F_~dDX:7yV3Ry,,2Qmc[I]N7nqm3E>LgSBJ4`tB,,R`*/&sF]Dy~35WClJ~>[JsYFrqpUDO<heAz9[O~UQ6Held|+o;}@1mK3ut2@sAqZPo%YONY1AX=Y,NDZ]E'`5}]Ham6QDQI[ksh*qMf5m^ETsAG}(J+MY@NOq$=vjU'06;Nk1O`i0nEA._#jd*YoGRi&SnAKHwhz:Ka_$M:GbNXoMX(TE<hMj)Iz!z!X`^U}pt!WnH@dqd;yZcpxDg~>#Yv,w#u@[IKma!y*@KhBb%'bOd+D-#9>^H8C",
"9!gjPSxS&B*-9(w;WZ:0'm=-o|pk8%#Z`u,0&|!BT.@~h01Mu/oscVgCY22bg_%R-[b6idsT[/_Y`s`@3Do|$cKd!s&dT4REod.diD[Xi6G#tge$2(rbdG:9j|_`3#!R.*ga9se0i1[F('x'@>h>M(+J]W.DhB+cY1QPakWFAD8|p0_+twKYkOV_<J$/tEkA0vS=!1@]7E+K2#vY7jKhFW`:q'GEqxg[1t6*22R8[{a03v<}cM4V.WbCNkeItk-i7hd44[uO#E]YiK8NLMQHalk=X{(0H0*Bw~W=$Dw|a/m-V8k20CAotWB|B>87-,)I5CCRTqag|`5c7lmWA>1Up%_<E|k@(A0NR'YT2t!3K5.bJ^TIIDB<K/ofFOmitW=cKDD&A+kkyZAL3tN|RI~!bk'}8nBt[*O+{u$>8uMCpIvVanPvSubRnXwB7;Ky.CJ4J8d7K(Cu#vrB-1)%[eOaoc=Kp%i}mK3WECe+1hw=JcL1X80E:I!!",
":s7GKwG!3uPI^q$VjJO_60(JBkHGZOW`JdQpWQ<xjwF8JyjS%r{H#uV577,GA6s-D*RWUM&5-IwkGtx.48ls3qiq+fq~m]f5%eT+'j0AqFh7jS;=HCLg,r.m,p1%I/5Nw2+h-TZEukyUP#O3dc69NRC+u^67^#,dmaM~lnd-3`5u8%>m1J$cfE3bF#R#j8/7[^x:h;ZxQ1/gi!3m*/Z~<|1(/T=qskx^t+:~g$^B!J1c<{8$.%4}+08t''les4<KEWqa=iKtSOXMa&]~!gPtxf[qA8oDyGEl%hHDlWbWG;Cc<Z#eF{^]6TM;io;t0~,NP~f^NWWaSO9>enG{@QZTjd}bqs=s>b`l.gl}'ovb4FfTLjWrY8T1FJk}YGT@@MXE%*>u#xWAU-ym^2mbpkA`F'Q*XFtH$vVCqMg4ME+6(;U]$S0(1PI4)Ke',-#9#V$}NRB#)+|_^LeXnj$&iJ(.zIz',gfyqrA!4%IZgw{T3<<'nN+`THoE",
",5Z<#.4;ebQfv5toJ^YK85lC9e:_9U^5%_`ov9^!J({$V&5eQUO%UH5%Ni%7h~M4PI)oO'j8t`2T|=++gI)CZ^4[xgG1~cHM3D,50HVkH&&Sph'Lr]G&@[D%1Ga!/I)!io*ShTewd#E*{0l%H&2N:+a6wzaq=bh$B57BY;2boQAl~8|H0/QpiNb$l.udFfWtm3|oWBySpo7fyF&3vov^^T7QVy@.50U5F3IaPiCfL2*f{%G-0dN0^K5|mVi<Wc(Hz/mZ!J,R,EUfr3Zu9i:b<SWeNhs-B(')j_5)F1'>kr9Tf;%!(@WX,c]^(X/$e@_o@-R+J(G${a[hn#^e}2/S@`5bh0qjl<vzjpvkK,O2)U`lMff1yJ+m3`Og]9I4;IKg7sEB>{H5;_6Wk1#+>f--;]|zykz[{}r*3Tc"};
GPUSORTI_SPV(scatter_basic, begin_address, 5259)
GPUSORTI_LINES(count) {
"(iGz,PwGCaO(!LzLbRsRi+wxgkBN<Y-_w9~aKXSAM9!QIm2)<plpKB=^r/A5f2@Ib7&9K!^1/,9QJ(kO%_z+~:M|SwT(7Q[_xRTOg#Py7oxQCrQrvc4=0==,iYNteipioqXDz'gkTgAKR,hr7(K+Kz^B^$rV}e#@38}Xel';M)fq=yx#:AQP/*Uq3RT1Z0%s|2aR7}gtJq6@H8RhzHHd._MW{mh!*zRX)F#!D|CYMC'M[u5M5aD>E98pjadU7#~B/E'q|Y~&>+#>{|GkZ#y:1-<8B=2b37v$;W04V|f*.U*pNq[g`y}P{G(.2ME@qGu6~28o@{I7D1;IoJwYzsa@(rMipoqQ($M!n#bWoj,*HSL;+4zKPU;b_I/GiKmpPq4,lZ+9(UOk;J.5*~V.Rd_^CPm~6R.JqcqmdXzl;%H08Y=!<8ci)B.N@:dTd55L-dp2NzFzW(f+]6d`G1=}l|l$mp2PH$NV[Nfw%9Njf&gMN.}<q)tiEE!+",
"`Qt0+,8~GaE{;FQyAPct'(=kq.aZYPQ@E[Di51~E5/og:oY5#kR3&9>5cP-aPwS0l#%FeRsY7wb!.#8Nxg@`^V}!)n,pLD$CleOpm`62`yj)@Sk#UUQ$@a'JIC=h-8>;WHtLcQh;U3MrHi_c<yu:&JVRiGwFMl#,g*E@9MFM/n=iBf.UcGeS<zU/rMfVbr<q~[C!@l@Yz;Y>:x!taOntdHQ+w8Y^8r&1H_RQ=HW9W-Y5d:QD.BS]~6rc#[B.RUTzfq<TpM1aB'W-+v],KeD_rBkkxiiu4jj}X]o.`o=golW]j`v*,#{#He)OnBz[%-9>M.xiYb3O])({h!N3gD{KMEvwD=nz*KoCf_*Pb}ZabaxvH;.[n>&8({johZCRxt4ZH2^#2.}[e0!T`Lf*gC-zNrz'MVGP1|D{qkSq0-YyosDwZ/~')o1zcvmzyrdp8$QOh79|01=lvCl%d+Xk4v`nswc!=HZ&l#3i9UYd$*[l_IqjBDIA6r3Y",
"{]T7s#GT]nxGzCb#D>c/vszmQLHPHAvf6gnl[[owU:9&TVX,{erVroc9,ZQ/>PiCUtX@Oq;vR)(>~WUk]z{i7@'#pJCPw;!FC6!)E~qq1O'Xz(Uk8_3}yA$BzhVwr}q6@:3$pAf3qKoFPK9|/SZCmFT8Yp}i%@Ha+XY>jn#@%8<_,dHHoTyVf$3''J(IxBVnfg#|+$5mn,]}k%DND>rCzW3,iPA+0a+|]IYej=YIHKf<1eEaTQ<i}{nHUFW}$8|4XkN"};
GPUSORTI_SPV(count, scatter_basic, 3319)
GPUSORTI_LINES(scatter_basic_address) {
"%x`Q=qFI^.t@''P9DGWroK;F}Rx1y2h8C/iiu)6czcfqm3;1!80odL9/au8fqh:mL_j10Fr|;t{|^1)+%G8O}qFhfAA}xGP84#mw%x(d&TL}%#dz/]I}{Hoz![W`((QNKDemyFsdW,[zK*xXlQ&S/,XgwOm4I<amT/j.&H)3)aD0PM)ajXk+i|{NS&QdYza-ok8v[Ab(Te)-I7gpm0ozg(v_Elf1F}pQN$}}Uw;w_JRe3>^^f2<Q[t-T/_Z2r`4-cm:2JzQq{+fRt44-RHk^#T~fFcW306`h&-/,Fp#Hcm(g}gA[UeBc';$z3I7bYNF9K2mJ9YjqS]yqBhP8G[y<*vcS.T]+d-4/i3Ngny1H|+0CEvVy{KHl<+;XfXC&lNFE{g-q6h_a-9bQZb5R@:r3x&3;iKUlah_JjA^pBGa;n4v-wa+,{7`=LY;v9moxv^H9{twd)#&^J:IRsDx6YhKHX+QYW*Y4slkxO*mlZM#~w8)|b!+{e<,C",
"xv%PPv5%klD`W%f,o.%Z5Hu$VItxdVu9Ea#h%R<r4n`)q[;_|~i|VPjI.|i{2$+A^Pa67I8vgX2Ig{N2746;{4m9Z|)OTSq,J|9~&w_iA5Ue#v0^oF6:X=/FU*a]qU#a>bUiDd5n^-Vl7b^eSNH7)h_nzuD9D-L##KXNJ}#c^>$@_Jq%]<{sj)D}']]t^NAs+eDA@OFB'H+DBF6Gn1]VqUPW@lv*|O>Ehx,/<Dg:(6!'S8=A^uN^1Ysg<4+[*J+vXsv5Dg<,AL^Qr,hHDb5NDG.Ey}$phLr&/Fqqkek(4FG;P.`E.&-z!'br]>AxzA.<X^KECa5hFCS,).Xl-/{APL{9Po)*.d:qQ/a@iVJJ_P0.4ecmTH]&2.C=L8U/H`qC6[Sq#p7^f.=kJC]Tj_%lHPA_fs!OKr3fZBl]{x&<<,+`7wQrw#DoPq2aJNw9fv_On7sd@tb}~Ls_OxLm^x>R.b10-W8,=[.j6EQN@N`n0+j5ys<a@6BX",
"#HaICc4E1(|'q-k4laKzV[)ymS9J^4Kz+P)bP2XgC*Zn5}koB)m{ib8)S/`f8g,)JrS>PC==3G>fHQ3R(bfOUI4<R#rYln{Q+ihEyP/$8EnbW$CzmN=2PB)0+2NNTXr)/YAuoZ=k{Z=N;-CK1P9rZ[[|bX!Xre!P]$[P>#;s~QAY4|<T$8/CVrtI[ih3D;!;7>pc,`Btr>v5{;t{OLGRH#/%=p}{g)XfK2c$:gA2B}t|A'UZg]V0`mZBBK)q`~!w*iVi[D+vR}X*exrg;.lmsH{qHfyieRg0e2gXtnfcNk<dqhnis`V+Q~|i,.EYbd^wGv{mt.9h(RbtV`buX0Z9-q]dO`wkL9Ypk=;MVFI.>hvhQ_i!SYKm1PQ.atiH/M<M!@CaHvjj|6:-:BUjP#|R2gOXOWY)EPhSe)yd{8iDU6^fNc04e%PYZgB~L:O`_mQXtBjxXLjdxP+orqa$.FF$#dqY66,d{qOLODGr,@+sO/xo].b-mI%8",
"5[/Q/xuN.tEo+m<WB@aIzz=[;%*z<!b.}3,^c3g18PO-pyXu>>sdQ&%6j:nf)WRD:d9r0`WVALFozOK{Nx9iULPkqzOVrf-51>M8y/+XEZ_>9h7-Cm9_`,ZtNr4x!clpGvq)}swNe(2CO{$9vp7^-Bv5N_Bi|,jOEpH4r@&zoj06.Xj=DKMV5SVtYar<[RT/Rzh:0pV|kxa&+Bn>EJq8Vx4_C&.+6kZhYXH=9(qABuL`0t4%.87`oJ/X*8=(md(4&ktWCj6R.P!e@~pZ;$~j4,[.'S%g0gds.>;O{:M&5b2#]K+(;tDm]{w[VrIIu`52U1sSqD!-nS!x!c5*5#kI$tU9Q/r5zU4(q4)~91tU_1N6fXdc)ca:bs>vIIJ*Np7LsAm&DQ)>!K;LmZDV{1x9<$aTdmz<4`L$Eascp`_*F5oxR/y/3grQ-Sb@"};
GPUSORTI_SPV(scatter_basic_address, scatter_basic, 6037)
GPUSORTI_LINES(scatter_address) {
"%)>P$3:>P:f$'1>ZN_vhXPRRA`pNb@St^H$Ohgkz,=U>JFEp(RL_0y8E6xw5QtORQtUV_{Hw_rNUc2z%$c0V~6}trw_]E'kvmi'Qvz^=uSav$FCly<n`@v7N3U[$J)@2IIY]_p7K#5|YuN`n+E_g@7h;IPDS^iz7Ja~#2JZ,9,J&jd(wS0u'G>;dvE6t}:Hs<ehF~5Eh#4rmJCgkWBvuF_or=`1h09LN{@wR=KbJQ{EFEkRp'X]|{Iv(@Q~rjvp[3w=<ZhBGmO2UA29BMd4)TB1AXO_~YW@OzlOR7]08fI]5k!s*isT]6O)JqF+tj)1p0/I4#7u@*ShwV||](I|%qrn+O.C35.&&gU%~PzVkG6>##0/m!LjaKMar-r;epY}A_i!>~T8)g&DFDDnlO.|(xE)YSgsyIY=j;c'U/|#7qp[GY!TF$d6Vjc/OvmuIjXCrl6V28/n9~cb+`*8yeS`{ty~qy#OxGg#_kPk'+GxEX5|8B$^]ufHG",
"tRZJ)2a%pMu1)Q$Z_t!_euJjL$(Kq]<UyyLh:<r)go_ezWZ<t7qe7EJd@*mLM_(bHV6$h=[}@{T~l&wVu|h,l{b6XvMdnIEC:p6S.=bQ&y_P3`AXnvW*:_!3si=9sL~lrT1!X^/|0W%TZT3/M(2c+Gmr},a1^)o0iISMP@y.NhGGu)H'yPUt0r.1|p`Y5;Mw!7ci:W7(z7h@xR|'fn1@go<Vm[n;@|[44VCXf*GdA>48s3r;/hFc~)'mJ0h<fC42g`b3EO1*TF!rt%&=:9,pf^%P^lC0}.iUwQOr{)]4-<`+5W'F$Su7|PWRwRh3ruO=IpAUO`]3*1LUpVF`+<NAzKC3lY^S2r(kQH]vX|:baj&t$q9[#i>!86}2K#7Yq5Wl0'Ilt8#:>'eW4-k.whx;7It1D[!>o/.VM{<tPNv>5rHGeWg9hUEZOghcnZ4'P6`oWSTY3yFq8AZyWhW;CBkS85Jps@>-;5`H/IyNh9I_G=p2KidYor@E",
"1u$9Jc*0H>#~.ED8n;9-M504!hUm'9}qij;)ap%QDeepO&8<^%/jT'ZPsw5b;0;<jq1Y29V~=w,g;u{FB;YQ~8a-y/'&g0tt&L2Ik6N9U/CXrhkEjjDj)&tPR`r{4kEH63L3qoH_<;aSVaX5QjQCyxQZ]yNZn~F<b}OFsN%yr]ocdV7.M]xc=0-gs!Ni}l;YLCI8%La``1-SL[C/ubsRkSwSCt@:>M'W4ze%sd*ZeY'ivp3XeS3-A[|f5X4(04KHKPhJZJ>3vD|zstydT0bByt;o!t_UEb`PnjE/|4#wbCG;&jp5jhRnSZD)7,=k2U^0`qZv0Jl3WmP/tWgB|it^'O1j6,uFVX@^5f^rSr2NR=7x+jBMO;qpt9#b@c29Bx5h--G#FW;532_A(!;e/2vxkt^)Xxk4]_={]RI6Juh1uOCzEbB,q0mj+Vv6[:y;=@E8-0w~lJbw}JLAba6Ngh-p'Jl0.k^d:=1%0p^MD<<`ed~,(HIG[zGh",
"ZA(Oq;H>'vEftZoDwU0g{=R9@PK=Bhl4ZU5>7o3XiKz/-vO6hUCta[6Z0=Jx6IBL6HXqNScTgxF(R^X:YU-U8yq>K]C/Yq32qNFxR.&AKtpKGVW*3$J'dYVO}Z^pgEf{7&G^tlrrxI>-2a}+XZLL]RV20G0ms09:4VzsVE=gvsR]+]Eu)@P_P'N+4#ibn04GKkN}|'3|#W9};YG7).E1bd7|&_<]T+u7;-(,J5Ikzf$0VFE;I&`gIW3ljPh!u&N(hlO_)#|Q5XX,j_vvdBQglllr%w'4uvyQMPcU>|sr.=KtcWbe/&1c9w<DfpoeNnVV_=#]@{SWP!}cRB3ck:!e&{_%>2M|@v$Lm$juS}j!@y7V>H7W()7qiS`:EbCEGayh/GkQms_{fGi|ZN!{8mr~tHZiF@KM]!q^Ms2>#ov]|SlGbQ5#i<16vG`Rp9TXP+aJU.#t6S%f]JhGP*tejAZ`W30N*d&]0W7yz4hxI/6[FJG.*Gd3^oMw",
"$@cg)b%&);WmxpFH&7-yBI8E&+8l1Pc!rjz0H~Adqy;wLA5*Vm>gSqLJ4t'D&InG6f^U!|U%GlAT|BeKsw.`BuGI,T-1m#ZAk=HlXS;EWWwEdJ]q>cq)n6n{'!+)w0|kWJiCP;I>)e!M[lHm'%~*'jw/$jdU."};
GPUSORTI_SPV(scatter_address, scatter_basic_address, 7229)
GPUSORTI_LINES(scatter) {
"&9KEilbP.%,ebtvO`-2qW]#D=*'z2@<E`j8N+{ifL]}6VG}_-,*oVAaRJh..}nGR6O3>/n9Lkw+DZEoiw_wXI|5-89nL*~Rj0_5Jv&B-|njf)Fh%:/dkwR/|S13mlq6N4kBlMkacBD:r>E1=Y2.>U(*76ISXidL*d5-ECbHkZ;&uIe|Uc!&55il*LdV#i-%l{lABO)|=kbl)N7fhr]lG+(&2q~#7R+p|=fWFC>=|ck!MqI8f;[QA;NqvjHP+5k)f~f{^GX--]-bxi`_u;Dwu9R2'K)F*W8]E1<9c<5&]uGG:R'U(5[X.QLt94b@m,bjGwekPV{UXX@om``7Wj]>WOknt5}ztbHR[,tm%V|KP(RhZ<*yj8+maEG+q3O^m$;U1xgBap#!3.2f<)Od,FGK2JC;H73v`8.&`5ky)^^Efx<x4Z7xEVO^x3Es<qfe9IC%QR]CCTYO3Ze!d39Ru|Z-Ckt^]H:='FZsSf}iyz'9>0RTJK0MiWDH$",
"cPX>Q_@^P(wGGOUXF;3sDG~YkH)CS[gBr[F/<_Hc/-bzh'!<u=_c9|3dP^Uf2`+xV1Q-fu|g9<rfhvw/Kp@b+B%30}2EiR7&~U!H5#=Cw&t@uqK:Tjc!]^wa%S31f3F]2e#usHA`HxJXY/Zw(o>IdGLRH*iMz(^zkH-8Zv/E(t!ut%;_U:H#|+/306QKKn[dx;rcG+)U.V4,ds%vH51:Z*;>S>dn<,1`nLNSo;B[0Tx~aO*Qd6ljMzz#BwScfNmK~dK->Xj;96aGu=bvQQ.%bw}xH8JA(A4[{/P%[anQ=^V}qMcsYo3S`9^778K2xSo$LkOXHPWi&QH2pg[sIOgz>3/o&<*Q3mRC*.LK>C)mkx}GX;yq~miI20q[+XmyNnsZw@c{T}m%vA#%mCnM4m>9T2`y1tYczpC#9n6;-$B>ORFNj%O6UEcC3XO/gQL|@OoqV/BmSY]vL]tnbtHwM.6q!*+_#qngf2s*n@M}&G1'^j51]}Q(Gz:c",
"/V)VCWZn|'Gr~hKoRX@4&[79(iPY<2{U)@b:uD1u#<=Q|TndQaxR'k@7f#U+Pa|$M}QB;}!u&bFuvc~,;^rQ3I4x53}H[8rGhN@sPDEUR_I;/gK<=rWY>_/x(C|)rg2#][P5)b=<9m`UT}$pmc$#:lesg[&/4g93Gp*xwKZ,QYD'8]$nZ|wS(AcU,M{B*Gs0ev:9]R8f9gTI~PB&!/P<D*x"};
GPUSORTI_SPV(scatter, scatter_address, 6290)
GPUSORTI_LINES(leaf_starts) {
"&y+P9C.#=|s0D[THS7Qu%.7,8Qr}+$z<64q~`y0'kJY*4cq7+PTV]qXPD6qRw8wX1~_lVVoJ_~idFpV6c%_k((I724rn15@.3F-;{*jg]S><cP|h!8<DW#@dpo[2+Vpw;kY@+OAs%b&sDuhVPvwm9vflJ3Fae9_6^1q1l#m}@TUGiJLx6SX|ZA[K;<Cf]on$0bn|]II&ZT#S)W,FrYQy7OFWy[+b_^fXsN=3R]4U.LEVPKR9x:F+oS{j]>A,J!{|eTD=ZlyXSoIBXFJj':Y*y3$cebx9zFI+TxxbT=NP~Om{/p~::6$hG9tMG2sk^]xb;[9HKVBe&'Eee,HSQXkjDb09(%=cQd:^Oj-8gh;u`fJ+[u[[_pt*qN,=xum+v.[C.CoYdoa}f/Vi-#XcTW]>l]wJg2b,L7k&(<3W';}Ja[YLc{9L#y}Yq[ibb<~.&{v8|u^[|5;{F0-SQ1pT],Tc#8Yxw4NZ[ls@B=v4EX5~nu|N,)cC}J00",
"f3O5=^4@|<fA`6.{cxqM9Kg[[n/,$!-J`'M+@$S4%V,7O#)QozgCH+rPP{&@!yx!I;n%X!<g27iY80*,LfRW*S$g$~.hImCK-I0HI&L'[&W~}@fg(oX2O)SD,.S9S*Ql`z%G1|glP]psHSfDDxhoeg/_UBu4!||%Jc79Nw.5WN+8>{Sn=t*hh}CiwfDfno:]+jy~Zm3y9+9[O1W8L7sgb3'>mD~ymBOmpD:CS]Gr~#mc=@,id-A@A.Z{u,SO=Y,-ysA_3bsM9^JQ7<vK|"};
GPUSORTI_SPV(leaf_starts, count, 2389)
GPUSORTI_LINES(tile_sort) {
"%h2TAO847Fw!r=dM/@9$I|D!{Q#|vh~Kd|*^B<z7-`-u@&QfEH03FQ[G%]ZPR-W&>*2YML5c-0LhSbgj;n}k6>{Dqd:g'AmWMd67Reh=I$;n,e-|YWdsys[WHL#J;uFl2RQZQ~Q`MM49#<DQ+ZKypG;t)E;2!z#g.4*Luk&rh,]Uqb)667&9%$%Fw!]k-|T.JzyvO,)+x6kh)$,Fuhk84OMe`i[`iSK4<@=ev#3f3bM_:qujFULJ1r^ls9NFW04mS~F.!avEn@;5+Li7:@YxF%~_Xm$/C}M$sUm'G:s_h@xH<<ak164]upj15R<-,cg<sD@Z,r}LtM[:m-d:![jMl%j^S'$VP{i'}~Axx1.m.2Xqt6LtJJlSR]4yfTZ$#(8qgLI!c(ET.Gsi$gd^IkO6&}rPu!Lc}!*BR;(^0+N.h$`kN}JA%pW(Yyo+'#'>q'_4n=CFTSYPgrYjk=p%V[OOq%=pvYQ<k]&S;P~F-Cd#K8mup>LiE;K{",
"F1}@}RFd51ggE!xh!!fI}#PAgm4U3+a-5Ec#Pv7OFv%-F$h#Tq,l9VkNx2G/B<E3+AA(T6i42kzwFdNFQp[3R]9y>X;)Jm|XmIXke|pv-.Mld9D;tPiNW#A3`s^f)lXP)o:NSKz/N4Po%,9%SNo;{*>*feDwq:hri@/~0&Jbc;3b+|$ajFYakC|/SF-}p-9vU}`X`LAu([i60p]JkwG^IY+pms{xC]z!jhzB5`+l'S<>0sPV$M@$CJWvmW_2Rnf!E=-;3;!>>$YP;)1n)N&|[R39na5(Z*8=w%TJVbcQ>oRx<i>R^:-VrX|L!-[/K~|Jz1$s%_yiSyOiwlPR*G|@5g{M6er*3{F+2jDdpR|F-WF,@zBa8l@i@+'Anf<9;+b_g@wT_A~P{<;BZ#i{U5ynsT9tsF9#J6sz+#vlU!h;Vxc5eg9=zRQ[/b).yA(iUj~.WD@aGzm`TUtJdBZwl^t=z]VSZ8/U`Sb`)a>j!G6S~>O.p=+i6-B:",
"Mu}XzO&FR`asHA[:1V='>ztkzRZ5JB&MD(~[xqYeS+1A<JB7B+S<xLbdK}F`C-7ffzse_`]'nUjXwEqK=#=3^Rt=3k(>A4_u0@>X|oUK7X.f}{.Z.t.f28l,PWbP30X.z28m6NLYH[>`!W*};Jr2!wh619_.zkIm8UDdJN~QUB~yGc](m1nrYJv-9xRMf,Q*]9ZoDCw2q+h_|K:-Cqq{-2P*=7LA(#efH8EILfk9hbygP9DdF7+aI%4=|f]4aR-HoDgk8uNRXawE75F8[h+~Kw_Y3HF~0OCWbpzjc*7O<1&}WT3dp+I7K-8lS.EC/~IvZ;@6[XO#JA.FeU!c=4Fd#)(L;<Q!HW>p5sh,'h{RV1jpnJ^g5qq5fqN&G-%wIEA&fZ8D+^smkI'wRDb#KjE.s23i3j_,H.(K$JTq^2;v/E!i%frIfQ3Nbw7Sj|:/sH`ChGTfPRUyiW]W_~Ww.H5&AJiq,`<5i@x2}i#xgbOv@D#jIm>o}C_=",
"9H[b2iMG$2t:p#y8[>+IBuCf)M^3(jgpz4dp_N{0A6D6M'B3IhQH}i6-&^Xbb,i+5TQlUyu8X5qZfI0IASNgl^CJee7HMI+9+z^qQD2'w21.il`8D2r)M6(u_cyz{C4Tf-MPl4@w<3@Dtk6d/p*OMC*.|)C=&a$CW>xpp:`x_8o&/`WUK&f(:j$oxMn!)Sy}`]DrJL[~]_,N3AVfgk@`/V=`'&Ea>=:O|7Wyh'`9v(^~il>[)1|C,I46Y%<`Y{CpbD3'#xng&$o/ul5PE1GQmXS&Nx;N>[:16vK5/@g~&HF:$JQmK(_xA!]x#j!))(;SL:7Q,@M{OI{B>=[5$`]^-{<8<o+7JVo[Q'XJ5FINt.@XE2icc.G]E`:00~sblKK9Xtf|89<*;A_ejS@&t(@$S`2Zf-$=DC>pc3Si#x[]Y0acnk{B4:wFijW:KL1JFSs;g)P0ufG>8i,BX.!vftW'R*9$4y+y4au/E2:AEn:k%Bo(5F~|MFZ>",
"|f)@tNOPbO'E@E6,(7_RQN)I(c#zBA/#'_%Ckmf$Owhab-T0DQWBqBK&[ijTl4aN%+7jAc~b<'cgG}QSAD<wIL,q3W+X#tc]L0QWmK+n;mpAav+f0h3UB:L$6^#Q9{O+_wk+z:#E`!`:gT)=zBm#BT*9lh|I`%MS0o+#`AA4KJ[gs0'@tm]ZL<zl@`Q.mNP2RcGI6QcvOR{jYptuZO&RH6@6_;cU+n`P<d!.cgT9R0][,`%:M@h%UmB2qJ6(5@ItMam2z5sVVjRB0v7bBJr,z3`,'^E]sS7Zv6M{/XiV[tN+kGUp5[Xi2YHs>Vc~H2T{=Zq6l-cg@rO`A&aU!G$B&2{+3ZNbfOy.i){m$eH@>0!*8KEZ:%<n<wPm@_CMQ5D0JndrCBHpNz]7B7C[>oS[o;cdv+k/e^SWxD!j>gqpp':38}y4ghqN3:j!kEO|3)N5'=ovHt]PXtI_zMTc7$Y|,jQI!z*AEl@mx[qRlCnN;GJkKMDHP.1f",
"l%(^;^):0XocN>g/l.SIVxW.B~.08Eh1||8j`B<v!CgNC%Onj]6*;>Y<-(>m(g=#fG(F:uMu#R#*Mmv>E3FqloO2h844%~oyx>v0.YDoX56!KR'^Fj0TQr<K*E$W;KGJLB.s-]:mvcvv9it;rE4$5+y`d&pFhH[x/auuzPwFH(P}=x|zrbj]rtO%2+!Yjn&O+F_Iz;,e^s+vE~5WJu@O0/#iwFipA$suO=w#Y}[@|&y#TR84z';/K#)kY#=.poN>W8R@:bMC&z]n'r:@hrQ~z-7F/^!IWVn{V}I3f2Roo*C]t0PZHBaGO3@r*`>g-^:Kk,~yZcv+[DoMLl~rHG<)lWE$)|(=6I4~2%lU6Tuv(;sHA)CpR3jZH~Q!5zh6bTH[275M}OT}HGLwx67<KoZ;=}tT*K^9/u&Yr}*Ss2>cz<oUi2b/Sg3gsxyok#W|@Nk,nYKcF^/2uCWd]lE`{'hYK3pMw^4BLD'zcc%L^X(MQNK56$GIlolI",
"K5=`Ox@80f:87SMWiR*8&`u^0!sj{T-tQ=N3TvlT(OL6%5tw=n1Z*:eE+K58*%@8LcHeF.fL|nP8<2b9:SIm2|cyZdz6_g;Z/(GJR|%~B@7Y!UL',ay~0P<t{6N$Jjsym3tN%Tvrg'yzHi@,fG8VoZxEY6OZE)(MZBC+wb7nl$-bj{xb$rWY%A4{ybK&kaG(ql5R*<A#f3*r#91Y]iA,`.q:NHqTZ|eFSKrDq~5dEBrXG&)E1hB7[!tr:*SQU)-iq8L.g`aCw90XK%y<$6R4{0~/YT.w}x^]rS$B1mnzS;=^`&2]tILXmp:!wc{lSJ"};
GPUSORTI_SPV(tile_sort, scatter_basic, 7667)
GPUSORTI_LINES(tile_sort_rolled) {
"&UI+PI~3M7hwN{p.3jBNndoNHBF)A-#Q}ti:3pL:p2h'35f`2sb01y:,Yjv[#d[6E$|aEq#Q|'N|X8q4-KkgiyH9qSD#!Io^Ck,lg=ax`P5,uysDoN4^8x8{l&VU~(]r.vZ2'7$mO$gSp4>X}!Oa8wZ-pK$AS>(kH9]cjmev|^pknMHU^;+5DlVU6.QlwhN/&GsYf[]dY're@'.m*:(4v493F1ING]II4CHC!dt@Ugk2Rq+a`2nZ*(.)%B#DF[OiAGh>:S{$G@<}:%b#`8!of7uU~p!k|j[mx@^z/ycOVk@Vz63&&V.%N9(]}9'LBfG{.QQ/13t![6&+!|HMrc;C8HNgT/cYql[=S/e{ld6M~*J/lI!!QFNvvSsf'-sb*])>F&^Spu:o8v6v)08!-bN>'uRY3<f'_s{vh#8W>F+SbP+i>0x!>1bPN-*eo-4Dmn:o!@tyEcRNsyR(IcipyZN;Ph<>TDP{tpp<(]$-4ERu5'H|2Br7FjhE",
"_wmFwT7y3R)-Yyrk_@VC*uxIa,:KLkQ>xUr;2Ck$!N|k'd[zJ.3SS%!ujNAJtOuwMR;N^r[dr0xjL$n#D8Lg,y#7S.^58/^Ue4Rll<t=Ra!E=x[!{hgLr7m^[<Q);}F`XJIYw/:(h1DEbAnCX2<~{e>w#w>w*#{rfiYkM@#m:|DOwX~81>b#Cy_>Z~Wdn12UEF75i~Yd(]jpE<ejViuYV-fwQ[:BTsK;2:N3fDs`fP3VGsSdg7enM|OY%8SFe9jq}RZ~dMA.BYt3rb@EicQ7,&cUn;0N9CE&p<;s;erbQ}hl^*J$7ij{zWvug[Rgo@8Mr.6&Xyy]%5NrjA)2'K<VoDG_ysO)S+!zHXb}3mu%)N.<t=eF_zztT9lG&B[Vv]1J$Mhrw&7rp[6RJx;Gima60_8,#eoE3,*;XxL>)hPxgQmoF<,sQOlGs_ngEXZah;7xAK1'n&e5Ljv@tpffrUVQI*6(;noLcny-6Nti[Zx&{Ys@4%(z>MoD",
"@0.Mc^blN@>t:w,tSSz1#!_,UHahK(*'uy;zIZSHO*tMZeUuh3dQXtfd7Mszx;^DFv<D==5SsHHP>-q#s<nJFRJ{pgdLl%~J]5FH9G%;D#/)G>jP_xza:!eRduwSyGR&O{l<8J#7cAz!VWo>>po:GvGKd'ZBj2xn$WV;.f!</|sXX402^8*K4cu)8z')V#'&}<p-hS*kU2piKg/bPAHA-e6=^^|(:fKTzZYfBVtYNNK'QqO{n7odGGE-^/*~.x'g$*!!"};
GPUSORTI_SPV(tile_sort_rolled, tile_sort, 4907)
GPUSORTI_LINES(split_runs) {
"&x{hw6G#=|s0D[THS7Qu%1j2rvCi94Sgm4b9WZ+Glo^x0S'M2Ph;Q;nB@aB4t.3S45ITk}7(~4F=u&;pnYSrR9ad]`ITU2#a{rE16M[Ni=&Gwat1@fMXd1=pb/T5|z37_v:kF*i-H$3]I0+AF`PV))K&WIB)FMsvguc^M:zTc/hPHOZRFyQt[voxVdc67//.o.9prSN-+f5~qN+wvTP*r'|/HX>b0T:d|Z*lJ+Z+)E|zD(7@ZoU&YWV*`G<Q=cXeGy+.RXW5k>#V!sBfkkWP1_B!kCBTwDt1jl1Y,;$z1BkOM>ZG|^^8b92;v=9n{FKf]P,cQz%xs#71]2s8P9-OQ+w^%:MT,+*-q6tK3UZ'CD[JNe)bg%s7tLhl^^/jRR7b]L4breeA9#3<WWp`PgWi;++P.p+v.Z5SQ6/B'tdv~vk}Mb{U[:Q#~:&)T+!{z[1]EPIxoHo,@gbTbzpiT3Q^B=/_sSQPWNZhBDo7Z~.cSBHNMor/'y6T",
"XH%TI%6fDWURh60~niWcQkh_Rp{K'{jKU*2qGf63wa/`IDWmzzJWx+cFw(*|@h>KLcD&kyr8'i~NOmcS=L]I]NCyqAnSWAQIT1BawNq3&D_i6c2P<M*<$_qB;_90iZ%Zx+Fgh>[<_.UVYwi#F$Z)]gmrMtv[pi}K2J`GVIO;:5^98.]po&!8PyIj*|1Rr9<`gYc(DO=P==v/f%KF}*hr$XlWa7$!ip]C>[HI@#I-&jMOO>l1/2!M7,#d'lP<KPdCjz)FF:p0};i0z#B8$6L23F$;^v<{@^Gmt]o-Gg.vSy[){{Fmm{C&(Rkl/h!adlrbMq~>]!I~,%]s%>b0>~Mhwd4Uo8`<3y'vx;S.UvlP#g>t%98.B&.i`E/S/{k]hjuiD4cwTWDonc%G"};
GPUSORTI_SPV(split_runs, count, 2264)
GPUSORTI_LINES(merge_tiles) {
"'p,7ZPK&z+d>h!Mcb>@`NgID5JH<4Gg*ckk@(T@IF'<DY=:HFG8=os'cK%<.Hq~oIep%mvh5NdZ><tI)-W$tojU1Ft]cotNeB$aMbaSB9h._re&77^xOB]XP$CC9JguPP>M%K'+tNg{MJz;XS>9@jNNk<!uGuJ|}']#=]JDw>1dZ>:d~/B0*O%>{=>N`AS!k-vqw)64xV`~Km>O!!/^]@]hp:X}_r}IU1~oI2'H37md41N'0*#aiGA<aW^%xC*qT3QhxGOZ62U8S!Y4-#r[$qAaPj,*2})H<T)C:I5^dS&rb;}5Vw_FLMz3myX)cSPvn!AuE'NOz!t3-'ZTOOJt(y$HwYkK4]W:NH/:'(=DH,EueI+^.Ud{x1x5|.}b~NuuV'TcUUL$2PHx3%P58OeS't_5#$2gwEP(xGA|#(k#!mvM+R8/pGoBLP5H3U~y/WqyVqC>4PMyh'MaA~2s>'cQ{NMmC<L]>}xX6O]O-%r7~bF}{|RgHg;Ts",
"R<x&6uf[P_{sBkcdA,d3@wK03eNk!~jJ`0T,Byr'cD^+HlLuh~Di_(0F>3KxhMe$*2GkurD#iqth>]9J7-5{[a(.ClWP{fBNwMa%Yg%>LOJ!>~%%xku3@402re+;KmQuE.6W-xWp6S%#3katTKsLS-UP8h.fX1_,NG)5%lLD[Y#vtSx5Zg>,F@{jrpipuk9~qp:6s6dBASxEPq,VbX.|Mvg[|U{.]Jb>t{fzG<lPYgvZYiy{L8hhc_g{/*9hS&~Bp7zEV~EX}GprRtn:N6r_~_$XSXM`C_O::*)IR/06U|(Eu_fK4qHhc<iPBW%646pmKoG/=ZugT}%t,EongQm=}izkSXi{)]Wq@^Tm0^VK(`p,cr,N|)NBTxwuRT521x0naJ{N2lX*McSH:)otCZ&/T#vL$BjUtx'Us/k@PRwwHa3(V,l<@nj2zZ,0IGXMq(qYB!!$6<bD5J9+;E{z+T&^691S9@74(1+UwH^.rzq)fO}]ewXY::A1",
"uBG<%Y8yrZeN7G.>CTXj92+!_uWa##mdtp5Of%VQl<agMt}qmOX]YHDEE^7:}`6qX;ubTMv|)3o&)bZ[%{,wgyie#Zfi=M%SDMn9|vPU9@9jjeM3,GaC10ll_yogUe^dR|jt8v^widrg$#y$8E51}@cTldMOW>2Rle`fo+ib%urxqA(P1[MI8-a~NQUnbN_zhorC-4/<1>xa5-w[/ptI*8Y@Mx3_V+AoJxJ~1Oblnc}btqd>)Eue!bK=Gf^N0X4wkUGI3RMSIN_H(CXP/g:4zx,kR0IP4%WBa0WxC#}Sx{#8ZJtZ,pP0G&/0Wz>8D#MqJ7E$5M$&&91v>rpU98e9_5mQa_n4S!^zm~Dx<@{q5F.*hKR5S{UjogW']MT'A)>-Ku!H|vvz;H;%dnK.FlAS+|`=*v{OsFn^Qpk!>s7oX_$|Be,yW*)AwB,F|P/(zK(.uUeSp#DE!"};
GPUSORTI_SPV(merge_tiles, split_runs, 4321)
GPUSORTI_LINES(merge_buckets) {
"%LpoZo=N`5xZJG~%J{sP~DEQK^7x4f[KzjR]FANxb}>Q:`@Yr6%A7UT2/'Ios<G]d>|J#40Hp4.>!)(btxn*gECrDygtG;{G&M9R([$oBL)!kVL='VLG)]W$Am[vlQPUv_`Mr.Apbi,w4lhxZ=RE&C1o]Ge,haApP.7y:$&,udR/v[mTslis60i79!.[x+]^d4*usEs*bESgiPvs=K3p`[X>s`+9e]c$`/aAo[~gxw]zQU<[NFyT~d4->XMY*8:*py%Box!}jl|D|{)^9_c8I:gW6ogk<O_2<p8J~`YAo90619x<FTK,s4n^+{/f9dNowD2]gCMB=KG__n/ezJ'mk+-+Kh):TR{SYGU%G+[wr,(m@(]d|V'UHv&)=J72TR|8]hi5M&b^~f6Y/.3_OWPnN|%u%Gb7Jh<xp,,{C(TiZKJXSE6S-77]oIr9*F#Gg0[Cp[;KH;=U]>|35Iy;L<:8zttaH*Kp.T|0okN*RfM@tRKBfolWOVOg",
"ia$bqKJY_nb'M*o~61gN}sP(~={O!4Og,Na0t'8P`DHb%{q;Y,p*awf9g^sIu|%JN;jiR^!4b%cY]AC>T)O4<eZHeKB`:z'WlO`C'MzVYNI5[(tWh#/aG~w-NWS+T$Hyrjvw6{;'BOtHQ&8!v/fXZOtz`!%t2Hj$Q^J>EOaT=ndhNoK};4:ywh-U(!;{D$]&H,=Si[Gw[7Xg2)7dEP@;Z-r>ul>rPIa]fO^+/^v8WsO5GF2{$@6A]l]XdO[c2i<a^:$kc>Y,WK_:sM/T6Q&Z.XK8Tn~DzuWo3*Ma.7'0;|Bovw;3H2F1J[HI`2h%v(Z%<!Del8JI)^$[Ru^,$GMg6.96-@vRbanl*ffSsJ]prM.}Dn!b-eR'iNmvc-^$fe!gr>];V.D^$)}r&A1v/@-U7cryO;ezIz|T'd]N3x4O2QENCk_G/$Fv2'{K9`i/@/v=s9|`&VUVx`G]q0<n{r5i6OBB]iH]`1(+^k-29li`sDE*XV2s.(Lv",
"6IubAYwAb$NG>&+V6AqB[)n87OiCPQac7@p,,i{h9J,g*0!i~+mXJ!|DRnO_k=PV=I%Vq!%4wI+4'AUfw^TdMvL~>7,#&nug]%[pJd>fY#Zqu0~gfRY7<Tt[F5DsGQgBgt_4t)rNws~L<'GH]U23c&{F.7qz/k>uYaUO[|E>xEXr5i({D51)1.~/xu+!.[P,Rc`gY@aD+0GGr%]4M-<wpVBw>3;7gkWlD_t>M`eOE]}Z39r{/rlXq=@rf%Lr$:G^sKYY~DS@|>Ny%>/Zarf;y&{UKTqI:d@g-kmgO{,j|Z:9RQzrvS:=4-ZH5f#WG{/c4_c#Nr^2(SduwQGk,Bfrp>>vw`C,cbMVmwouZG[Zi7-Zcr8k,&Fx'IX.G3(C$Hn5A7!:UG(LTWWl$STEMyqWGs5O1,(9u'+Ye@n)kc{e}^'Zje6H*s2N1tb+ua:hy*a8F0B[M]qjWz!/kD=bmT7c1}[Q_gC<!d[nG^Xm*ujZDjBx[<t.|3qo",
"mr4Ej*^>;<v8iY{xC_$/AKynf2zx.RPh5,-lfP]*<LcnmxOR9F(p%E;|B_yky<FHSf27TPrts[8ZGH>N3:Zuw:ggyR]}8ut/~}i@vAvdCVE<r;ET{QWp>j^>;q;H(siRz-1l!$Tsowh6NC&{2#^[L)ank-ZsP}f1y|uBm86Hoj}exIxM)lfn8t[-#$EOLm@C;q]0l^'2(=.Q3KjO(5>e!sy)9t!KrP($FYsG|ig!ofPzxd6=xC+:efr(fw[GZ&Wnzju'c_:.W|yvtl-'2oJvmBK68By>vMFFzFQzh<:{;/~3MAqzseHd+mH+jDn-a,&Ug8@G@a:k9G'CmqK8NX@bo]4Gyh0yog>vE{a[z^/h)LuGsy~|XP'y5K58L7u9a{8Mb3.$Sn<.*XWo'#@AYs>A[!GHm=]@^v8QR3W9):w|ldjBilPXi&=(SQj-}/@nq2%L#jVWa^+%}U)G7Ga;NM[g5:@}KcsF<f'q.&.2U<p3=J[$$,&E&Q_:",
"pmY$Jjf9C(s$~D_x^4R;E7Z]0gt90S<r7mQ-CiJVtUceq|FC4CI]N4Z]fPUS5ezxm]>E*-aIxAqjJb4Y/MU-C,9J;,ju7'Aow`cBA}r>4u91-t)#>_NOWjuN&;s_^>=$B8dlgWYo=@|D*]HosaFYV4s%[bn#vTCpsu}MH"};
GPUSORTI_SPV(merge_buckets, tile_sort, 7615)
GPUSORTI_LINES(odd_even_merge_address) {
"%'D|M&N+DUl</Ny5&@Y)~rIWg=s0!+N)dI[oK)(h6K0d%K@lKM@S='skP=crK}WLY,FqeUM0b1;,5'OSExm%-.fd+{Nm.E)5a'+9/EMDhU{UlAgA;Vs=MwuDVnsGQ)1EaBg#fT`!O1%nF}Wp~;,,%ab-y#]_6|Sbr+IM@TkMzihIO2d-mh-kGYkUnB<I`58eDHmZ[_Gto^q[Knq4|Vn(Zh;Fzqw%b${!VCmF;9Swx$6`lteQG2Ey'UQKo@8qM]|<y->w*%p0++[IlF@#!,w4ORk3}27eUWkbkgUV@[X~fu)GD:B5ApncCAKUrh#>wOug/<`k/m$+4`AE75~M,Z)pcnx!S*)M},tA4A<C[D5R+7L=.F:ldo<btP1c9:iVe;99pzZ+!I6s/TZw=cLrnPNe&D@4_C>~Z@/H8Ui~0u6jrU{c:{Ze9L=:G$ImBemqWET@|E'U/W_C5%rgs.9j{hy/LiNZ_+p7<Xa(9O7cHtd6HARn[jD[4@>K",
"L#x7l3),)>>Q7&T8Zx3cV)C<ygh(QQ|YMJZ9s_7.87V]i<nRphzWb!#^_ND=Cb91Yvm'1evgRfP-~q=%+;Ex^L*A4N60/%}P:(^:JwUk*C%|Dk7ND&xLDz-3d_1CI'Z2E)=nomuupYbHTHSzkbgW<ST64pHp%>g#rf'FPy$nTUT;m0%nm!R>T{ggKU|>l`wXJXWF2d]j#+Z>F3dIkNL##)KKqkDbm(0Fr8[SlPihsZp:^sz5Y[S1n#'#TZIWeFVkli~K#ac:*YL6~KWWx;9!#Pv`FyFdzz~fIrJ]wn_qO@1+_2FNhG{&LSL^N<s]9:6<|*3BBJ'icFZA^a{sdp38+]ScyH72eda&|1;eBR8J)Q}sW1Rl,S>Wmyt.I/zyu4EE1/.QWa]#mT|n;A]c,O3Gc5y-6<wa2uK}pt$5Qav2Ek'B$>NT#~'~6%vcr~-FT9_(#-tFgPJN9VouUGkG0X*]>y4X{K+Ao_4eZ<TVDx[)OD7~sB'|_d%:",
"c^vAW#]1w/JbSYw]aI}sCblKqh[.u!oc5WVdEPi1OgFnkB]=A8t6(<w#$q`bo(!N'8Pp[cZ@)R=3Vv`hNKi]y!]~vd{oa^fOnHIUzT-bvi9`p39$%mov:2D;LRR~Uf1^1<I}Xmft,YT/-95)AnM*Iw`m$(-3I`o9Eg5%i,^k#4jq]5,dFKhu1qCMF{BFK3vrE$n,DxR:PP'Pm&~;>K8=$#86(,rTg$aZes~Z8=fgWV^=~ee.2.+vIe(Gs`iJvM7zEDgDTK]6TA,5|LH6-}&z:{VY,=4v`m%1Lg8)-0]TGt2Eq3YBMF{9)eE}TaMAZZ'wTiyK,x~<Jp'q`,FsA5@,eAfGNSod^:z)C}(S%ft8}'ZQ(Y!XNtl7^]3iFYcXYxc%YyB8c0;[%S-bN=IYF6'iEJI_%EuR_Ue4D<s|V9P1C;'Xf]dZ9X8b42]A8aVOeGbB++h5>;g7Tt|4M)=-xXRZT*Rq>N%8[rmSt}.D[q+XmfA|&9,%16qI",
"0G;,!KZIeeT=(QS&5Qs5CZ9tkR<c}t;6!GZeW8X4.Z0UHJ|o>X/&FeaHPygXoKpgWg(g0y4<n!`6sCm(%J%gPVX$ol)}!Dr'BNGDZdGyUTNf@][#Y5gM$s'8;ud.),C+'ttV7n6$pC-5)ce&HcVhbO6mvWGh93x~D=+KOvH~-Z$h0x=!',Q.dCxtO0d6TQ$l]RXv;}e6jt8U&%Lehm@~5dQV's0k;me%mnLx9!J1uwDje{BXXOKM1F]TxFHlefq)P,X]MH^F3oW)8T:*(mbTHUBJ[yw>2L6rV]uXjS+[UNp61MS=2dR4LZj'=`^Xjpdt_q7`f]lQ523'0U.H*BjA!(2AY^JZu{+0Gn9A8O)U`$e6e+,,xglo@s<%1@!KSSt%*2hDdXsvu/'ZpC#8TW~fHvbyK/mi`~9dOqMc'Vj9twZ;Hx:7^c4OW+.#@a%]'#K1{IGmwo2g6z,`kQ!BtX:,3GTWXi)zur<#0+BIrY%:,G:eWs1%F*Nx",
"HUR}Eb6H!*x=<FBJF))w8OIJl6fmzEQbqOzDXh~)<nx:/y>}VD-|PN:X/-D(]P9m3hQ$c)yPFP0*S]}JN~0a/6HC75'c{'$5)RmacZlJM+a%m6FSn21rYWQB.Z`lk<jYo]mF7]w)_&T$%]'}%'gTn1g|7TgGwguh@!s_$hYZ#<qT/c`~ziN;abZn#$z3HUgE@D#a>4>W@HSD^(z&c|Mf}xh`CG=8E'=dRp7p/i/:Cd,f'yu#+|PZHW<jV8A:wZ9#|IEcodS!$Zk5qY/)*M-(q[xc#9akpd2gJ%<%Hp$/!6T3h.(XQPw'^lI}e[Mm`lWq@ZUc6ie@W'rO#<e:!'1RWk0wX+(bBVkhxp9(G|v~A;IDE{9KISY0~O+9USSJv]!8TTa^)V3i8D9$j+aiiYzP5#(46^;keZY`rus&(}q{02C[2axQP$@Y1Xcb@PVkQd;9z2>DcDg](ft5}~wZ)Bo_Ey()2,%;(VH*i@{XGd'nlO;3'zTg*tmK",
"+;{lfMemUX)Pn=4iHCZi|s>Ki4b@^a&89Kk0=gg@9<V$6kX6Q3dN<[IVVG!h4p6xTWgkd<0>#L1H6Pa/70'g{!TJ{,+2>u|5r!(I!Yx=$9VYKKSl|`z0aqzn_LoxP_=^6n3%M3@gC;{@yQMi&cF9ji5@;}*y$3tdv/M6n=#vI<WIqk<eV+oQ<UY#yO-4H5<c&rS114B%,<)S+sV|dhOy/%H@jvTY}&an|TG9cRBS:ah4C>gf-.$A+ehBzS+4%2`*hE9nmiH9VZVB81h;A!!8:VzN%BAf9^CGnIDIP)=R/VxJ3W/:Ep@F-ecfEo;]No2[V[TVIVjls0GL%4Ae<LI-JoMx+~,Hm'Vv[{)G.Wf3>Vg`q5g.}&IYwu/_iP+z%s7]lO<.aG1J.9F4>6ir(]Au.tA9r%>yIttr+~g!ur42RVmn8uk;dpaBBKnQkjG_*n3kA*ig$1+F<S'{$l%m@u8%{yitX*,pCs_Bv0#VjytLx+AA+~JK9^6b",
"gOBAklS$v)_Kt}Yb#qH6^$8ykR2qWfXZ&YW:@@|_1R[(e{eCFieOoi&X1Ub]ioOpvrsrS9r(q-,2#'@iN"};
GPUSORTI_SPV(odd_even_merge_address, scatter_basic_address, 7278)
GPUSORTI_LINES(odd_even_merge) {
"%(LX,@@Q:yaqSx1O4I8>>B)NOcx$qPVN#P/++_b+$mge&px`Rf_(@ndgi;Wt3[BL6}Y'kOoxZ7{A|JtSXBp3x~pcqN9M~{dz/Ham<^A(}Rd](XCAPEn][;,+uIF(O3SC*=X=y5urKFny8]9]M%/0*udkxgO)^5TiiXIl}Ou13(Th/0=P7NHXnt/nzZ!IB@EdPYkI,-s}p8DFK|8da+,2yxAg{jbg/LzLSgk-*['dU4o.spbR3V''4aH7$r!2:q/{w@|jivBe5+}m;,RrEMR@}hY]#ueF84<1X!l-};&|0zhzgUt&~EUV)Z}f|D=:zx+$2p==}b6%VlK1BtU(n3gqY]r.eY`nU.W;O3!o[Mp#l1V*h%pN/vyX+AhT^&dhRWy6sl(<}J%a}~hqtLov5'{*tyV$T)uFvAMMWvCQfqd,D[lJbrd[eWkMT[C7%@'9+MDyJL3tVCU:d;mDy%&/#c<<H)N_&am(&(X%K#Q:ztsN`gLQ80x+d<JX",
"Whjj(Q0:2mmd',tAv`vR9}*jP0Xc`}=y]ykW=CP*Rf*8fc73QpY%,CE*iCG~9!RF*vn+ueFOfTu>ziKn}PQ0irA&zP*(,>tQz~)>u;<V[!v6>zE@QOGVCtU!B/==1OEbx-A~aHM~#{TP#s<Um97Y}x*TnFA/[kSbzuQS30/DriJ%^SomIBDKR0SQRCarMlHmHL4afL6,XkHrBhU3J75o!KKt,y1<M^8g:zP9on;2^kv9T%{@(YyaiB@X7!8fs!ihpWT+M*n#GvMhd6C!>IvGjf4<09z!C'6e=bs/y'K9uY8.hBn,<AM6{G2[4bGOot,f33p3;>hX^&*k<njRzX,.9$ssVQ})zRFc4;M9kl02cVNNh)C.Yrpkh{x,$<:4QGGi0(JFyEP5i%9Nt!lB];wZ';$:n/zFq7t-XlWIB9|DZH^R_]c1)CzU='&YZ<`${z%DjNP!_C}V)n{>X/3bI@`*2.URV+}`4!ADR'{=nInxENX`$5gR(<!+",
"[)s7F|!E{!3%xK{a<TU2uRSb#2@jOh'MRqt,Qbc8{m~[AO5kE%sLkrD`(s]oY;|)W$~-6k#{rbx2.SGu~B-gFIsiuUimV1%E1`ZP'*|NNNLd<O9l)<a8.V5<_ML60'J/])tV'>50<G]QZ}*n{6;[E;*)QM(}}xBNw9qeN|yMRmU6_(CE0jXE1yBmi/FvsDg&1)4s.X[zrI6$o,k=3@X+w.D:)^{MR,bp~`n7/lHSRJ~EIS!!:)IdrWg`4>1tdgMjcwu9YvyK=dtYD#lS]mb/!tb8fO]lP6^Y$O!g7Yw{.@r/d=Ql@5S4SPk2L=fZ.3DikEt=]o!eX#F0DC80yGZt7AE1/o}m4.`8U7BDw>l'J5+NMU#)]]-Of{E-nmAApQ]qgJT7V&$uk!mZ:hZgW0PI1eN_5l@/Y|`hP@0XZ{mVw-t:NP07FI6f)3~uS1g#SLkn8#FJ+r%'9G~00brODCWZ`Nk[Z^CIS/q%WJjI-yzgh6iP'Yftd5T~",
"%Pz4I^2]#4i)=G[`p^FpR^V<-v'|@u~g>x4>*tcF}8WrC8uf'E%CZy{3xO%OG]YrY+Ub1'jlG4M_oS9D4F[-{DqOQtf0ccv8|#%j8=yGaS}A.g1h5S.:H]ZjL"};
GPUSORTI_SPV(odd_even_merge, odd_even_merge_address, 6373)
GPUSORTI_LINES(finish) {
"(zP3N*v%zK*r|i9bMSn>D#j;3c4RD1IlB.(rHg!f/Pdd;Hn)WRk`l#.(C&$:MOL6gA{HjD_)X`+u[]7F<J-qTGfh(a$w1J!`RCV5n@G^I%-B72Wu>:nFUG/}SizQj$CZFmC5/3uGgCpR+hVI9-1[4WD0Wq@_z@9@DoJ9hnp{u]cFRI&^wb''~Zq#$rk(5W$DsX<i3eHKyW{ax.FbC#:=Y0U^vHm-k,D1+aUZwD>Jk|,P5yoYN7*/Je<8Kr7FLrtU9kV:1/<<oj,X@@6S>E/Tq7vtbN-tw+}1Qu94&oE]hpg)ksU&^&5+Ev83F}<gC|Hx+$z~/1K2$(6RF>CTlCL'Um:$D4R42t'[#'5s>Y}rIq`'B,-v%Obm-OsMT$5fW+J}5QcsYqYcsF9lC,SO#,c1JmTw,v6n93I+}*}E]3E8Qe@mtNRR&L.C*q%YD0!URB!CQ,x`a1xcB>L4!&96|o)XX4+9>L|vTs4zNs+72'd)Alb+ms{oKZ9`",
"rf7)o>hgh%1Tb|k,jhjJ:qdp[RC2sDo=Z/tH7l1TE;l'WR*1z7a^&ON6@A;m<K8W^r{<W)2RTi7JQ:k1|siF8x8+o1X(y61-ALSQL'FY35!hQ$9wtO,ehyq|o31uB<C]ieA,oQ>1)7Esa(,P+0'q6@!<tnYI;DWw{2G-2aJ!}St[+h6!i,IxCTBP}:h=Fg}SM^GNwi}hGjdWW~)|hJ.gB>+`:$rf,>VIPr[aTp[1r8r!<rA<c2413|W[kjduUaeZly}r&m)*d}=@*a4S/[!A{Rd$4/tC/w#=meD30dG_][B)R[vwB=c.9vq~2a*4C.6dj.uZ)hy`7K1KmO5.Wr4H>v%ml2_}/m2*-1Ms`XNj5kZ2_)Q7FExN]9;,Qgt^3*7[`)`0&F[j`s^.[g7gLI#0Nv@r7k-Y{v09rJ(J9hW*BuP.HzsDc#0rxx`'Oulg4!E'lk#EhkU'hgqWCw+AA.Vfshs#%L6ybBv~#pHW2KB7fCcU1vzApi02",
"#fOY<N/}2A[Cs"};
GPUSORTI_SPV(finish, scatter_basic, 2871)
GPUSORTI_LINES(segments_address) {
"$hmd=y3,^sGaZ^.B@So(:D&+[f,3q(VDgf{W,0q8^TZmTfapUg(Qd^g@3+kn*H#Vex$_9],a%kZFU~mP27JtUWVsm'-BW-B&hZe`!,/B0m*M&rnU9r@)K]dmTTRlVZOX^3pTIf8CO|YH{-0YuY|C$kV)fvX%^w`xo<-Ji.j^]CqIeaR_3W:g}{BRV<e`1^AAqt>VL+k:)ORO^24=`.$ZNy#w0$NoBd.+z7X!b.!n>K+p|G_I-eJH8dA(yg|'J@D2.>UbkKU|2a'~N;nEO9MWzbhx.8uyb!F091lo9e]{Z&84e=ysl1Ox6bC84tD@{/2R[bqQY9_QAB*ctB0,I2L.+Y]j.>GGYl0jpNtmtOYz3(b7>Du3pZ8NO0pbu3Ty1J$(sNVE<vx%]Ox4SkT3ipe2JyER#nS!D7w=.}EpKf8*ynN[&]XOw:b4),Fd2fj/!TV*x[V%6C/0YqXSE',O:g,~srfGWh6Pi1id*oCX.k*xuUyn^)TIBSV>",
"Z7s|RCU$+rPAKILc.d&Ca|,d_|zyg9m6Y[Ix{Lns}qSujC1p5ZdYO1I2m644k[gBkZg:PrsMat4NmZw)|5VK1u6Y]k01yDe~GzDPu*fy1}.v@*C@e3_Cx]B$J3SBfO]|l3)hBf60m*NrpA!kU3Q{ziAq154;j_y)eLy97U.1.ODNaK9012^{fP1UpxxSLHm(y&>*va43.H^JJT9,wh<,l+Sa;-CT/m(>>uE!kXE:MyFSf;@~114H+0Rj_;'s;1eFfJ~0b0D,J$qJ4gkclY^]$}3x}U&4ovkB{/Fh+-m-uq]e>kTf}^_48^df4`~!p_jtX[zjB=5[1uJ2v,Y(Y)w99bD.-m,0^.XJas{:R9`te|0s_s&T<w8!'4v%-v451*-TZvNDf)W'wp|'JS*>:5l01=b1IS%w+~&V:t(;<bBwwo*G8mIoYvG/lf`tI.~F0@b_9*oByoh4WDOv;5iU.Ejpk$^v]'(wO/Y)GQ(RZ`~a[XB'y&#s)R_y",
"{taA}kp=WH0wN0y>T;mH7S)taa$C6rYvM7Rze!eF*#<,r7uISR'qw#o^+0kx-~5{g*vy68rxi){wt.C}KHneAYm%UfK1IRbNAn*bf/{~zmKFo:'3bQ{q_1nmF<zw;;sjri:YK#-~2~0DCdkcJM%aev+KZV!+1iXPpWiFiWoEh.CAVX+9.D*4}hQcPvfG)T]!ZX6R}#hnnt6YY^WuTl|M_UXQy6'lnk61.y=paOfZ;EWZaXe{D6,!e*@i,X`8Cok9yKP6T;#S)|)z$lB^%Hj7j2bJ.qW|<'7};BDU=jT`~Gldt6>W%3/iN/'Hl5xnSd{8f=%Uqv=AtaD0I0>'>Zmo9u]FBF-HPR{K/u#Ey6gQ[vQ2w4Vjkl0#&hSz6Ejb.gZ1D%67kMZkFPZ2uBbjtq;{X{ScT]ch!1(Fe_hSmKL+ukJr##S8KdkhVF37E/IAu91-CkKsO[x&|/:h,CJUWHifC^fG'+I_mma.ug~&G/qZw28elcM4ek4M",
"6'M<O=T5-/D~%:sw*ckczr,X7+'F=7Ju2{q}uiko`Qk2|.=S+dkM*i0h~B]<*L%;<W@z1YITa8usnO@(T,;>ibNx%)rSj6UGq+%AX2Qfi>J|oz5VpcsD|b3FG{m$/>cC%+id.pIRV>(%*jf3N#yn06.:#CfdwY;sr{P<'FzGRF9A+@-N53R|unaXHBe2(<|cU$h)jm@FBO9%s;Ll4N9;i2kzR53Y*~EQ/%WGu])NwQ}67Pd&79g*qrr_f4ehxZ{c@3Mfo^'sQGJCRmY:~4HV`e`y9[Pfx_Q-9^u4#,&}*N_e|Y=3Tj353,rdEcku/t9[=.!ZNjE-.QX]If5YQ<ji2Q<r`#cwioQjf<~0DJ~=sn[NGqZhwfvvuQOy$>w8UpLKcOc5~+NTLs&+UyWGyN*`Y4J6@V(qrSe`iNa_^FA+<<h`dh-ilLCiyW%~)pL~odht)ST_1xE<Xui@&zGHm92j0[|2l$U.9a6I`)Z0Qa7e<)D@I6*s}.K{",
"%GW%C.Btyak;%>yv7p@Gm]I3KCuK'joeYyea]=T/78$$}#GA5pV#guS12]1&3j9:Rsmk{al3.%J)}(0e0U!F[>4[SiHw35y6l{MHUpKAj(UaP;@Gtr(z$vk~.&oA/68U2_LfzR'n=[4aHh>zy+L.Br'ldwN'2);1=[BXDpWM5cv-uwWF--V@I1g~ipU<E*SV,iL;WX2Jsa@8:4i!79*72@7,*]g#4g-Eb![T`@VJlQxMO]B>c.xgZpTj@576ZW:0kK/|)ya#YB@Ge.$cw~mvH)9C~9|m]6Tf3im5FEq6%KMqKO+LQjg1KFDx%e0bvs!7%<]lb&`VC7~onHPA_>j6rY==Di$KVMPt(`+]|j7>a<rUI.84TaNF.ib;ojzCMc1fdJ)S@@6z#Tz(6a9d9Vk(U^RjpFwY>DA=U&MKc3~/kqZD.Xq[7-D@yP#1T)6Fel%e&(w]~+h{m@Hn,zP@Tm`F(US:51L$EP=,&-w.aR#yyv,udhXmbz=/",
"+XJUxd`Ic*}q(}qNr%8*-%Uk]fcGo6(h!O^+o*:^.<luh@f%J]%F=D`X^Yc|6]3%m_x^&'4)boDeDd>9!n>CUY'`=Q020a&n/kqoPf}]cci}dbKr7(Pj_/>+hN|mlg_uCUB~F}H-B^,xFZ_Vq'u&Q1gWTU#9mPd_uQlr4E.U%=Y4|o:hX28<j6CKC1Bmv3c{hrdtGY4-gKU2([-#C^68C%G,CD4^HhN8e5f-6}OR'#M)D]AaH%X3w}gTNL>s$cu1_WlDq^lC%RzJmVBk<e|3VM'&j7x~yIL,Ic>P50z.^N8Bw/KHCMXC0~~k]l[m/i.E#E<`[$4@Y0U7}o31*YSUUEn2]Am!d0nV01K/Ez8.BEwxrZ'{z`#q[4Bc#VdE~kL**CNFkoCrD!d$wu*fBOAeL;}7Hy2t#d@6b*KM^{CaH.(6EmduBWh`B-[I|8LdQ)>9:B.xzLV(BJd:&=6=[O7NA~lI}PaC*.UnkC~Q96CK*~Osy!%GJ([t",
"dHln>P:Pd::DexYS{@^c7O3wD(.ds3XL%FNu%f$irXxh!~&S6jg92O!A[_83%1Uld@PH<)lvL=c+[iZ=_TBZu.:o<WGBMew],H[7|l0AGKkokae+xI9eSQA-AkQ[D*a}S~4a=Jms%E09.GNX0I3'$6`}c9pNQ^<aT*E]Pfcj8Dd/<|n:CGv;qfhFZX3YIQN'/7<1!%*_<<J[7;=Z7y/6xNTi.ENO10B-1F`x/tW4j%uC2ca7Inr5=!,b!u;RB;1(^[VmZmyHu4n'u@=4)G`X/SMYf0$%fzr.4b4:q^M5HZwS-H0,Ba`Dl`mGCzC5$r,hD[E|[xW$zE:R`03roaU'aj><[M:K8H)anYYfQvf!hh3IvDT[iym}ttz%~mveM%;4z*:/IRZNg@x0y9C1$TEB^8az~b%w1~ZY^H-8(UT.rZ[T(cLjJ9EWpHKf+kc}p:]`GV|kh53*F>.{)5^di&'wt$g'1`)qxC];mjY4W'eRgfOE,j1GGAOL",
"}uqypBf=sRR'jE5f;v>RY]p,b3(chM^2|TG`J+>ccIxK8W5Vx@Ls,;@U*=49J>wZR=r~fe5NH9ax!Hz$p_m#/>G.HECiwzsB~)k_hkv&C$Ru|X<}cV8v'd'c&s:n:O&sE#51K5E^NJW_nXFu[yyIAV23caoW&C;(w@b6N:O]$}|w1%4YZUgt+@'gT#p92[.U'<5&<^WR1&Gdrh+3A.p!2A3/;W(<]*uedmO+1A[ig'wue4~f;{aX%+==/={]8S<CX}+csoP@0fuN%L=PQ!n+DFF%9l!SNZHDPrfHYh5=I]8+YFOg{nrXGv;DwSrqaUvArES6uTj%CVDa@5|JgVs!6Rja^APRbKI9.:yY>({3z`|ROq*cJCeLwpzCf.q|9IY>TdFb]h0MxDZ]`@=4Hcq5KE#Z9cZQS/dD_U|RfOk5PQ$0h##g})mE]D_7X4qG86fRHU-,ht>$mL=2*v88D^f>+<_mAXfG7SnSCWq#T2,f`]7y2q#aB%id",
"Cz#Kb@P]hDw,rviXmT^D31*.9os7rXe;lrM--yA4OakUABPe^F*yxTDt:SJ[yjC^eDP4Qp~O`CSn9-Xqa@x]C$2^_%IA4lSvgltpB}nW~kX.iWg$.Wx)9Zy(*p5nuiP/Q{%,XA5[<$38D:Ouzr~.%rf0%r(]`GhW&#u[_<%,&b#r~;QW[EJunb(W&`tR%Ej3S[-O)c)S9'goqC.4Qa=-nJH4`xWHIu|x8biztbB^G^<S{_UI!sXI`inMZ'-v[wf$%$<sGA_AO)}5RzV7i|}AVR+!v;5;(XJ;+Ufliu;yoc,5ow6vV-BOw`A1C156&wU9Fp@S'a}[Q;E!w%=zp7B+q[/_#AIOZ`3Zb:4/>f`6V,[~)U!U:o[F@JFblCZ<(#()w9@Sa9e)i_l2S(tfdt~#U2_F3H@0=T#b%Lt#V,m*6LL:^d[7u"};
GPUSORTI_SPV(segments_address, tile_sort, 11525)
GPUSORTI_LINES(tile_sort_address) {
"*_sa8i1IS15^1[j*ydeiPu4mg]3Hmq/{J|q.g*Wm`0G,6FgyS3V9Jo6,VnU5GeS'.S9CCNxy*4ffxxE81XW53Bm{2+eh>%3oY/p%J{c.(hAmO7zO!VxlSZQr`&3d$/f,AlPF_Pk>(5y2jS[3cVHEi#w_L!NZB;diXxrvI0~%Xls[w>bweIFOQ%WYuWsC'hov`H*G`FKr92a(16t2k1%B)83g#fSRuAs@C[RN85;9$QPwa)M]Z.Krw2j8yqyt9NKz6m~jC*cun'!RS',;%y#P!YA5Pl.F:w{CHF^dQV(^6lW{0d;dbL>F.n%x'tm|:+5p>](N1%im&xFsm`}(lbH!EYC9[G_:#*n93'wdZ2*rk(_LZ|>R{6zAjalyj~d-=Rk[mZpffp]L/Y4NyMTDNK&^Qi~Sbnt6r>DvT{=2Jd<dQYvnAW'nMCubN^W5qD2mRxszI8O9q`+5g]5W8`tsm^m%Z6>Hc$a)nb@ICKh7V',kuD2Sbb$O0a1:",
"IkAn=S(BO*s7byLvQ('SApa]<W!'=>igy8F1E]9|#xjq7fVi(Z'nS;Y0.ZYbhd:y)m$N<>mj$^>_[wc1p:pZ!gT}3(++OnVwp8YQ[~G]HA=!ah%}/B9h`3JVq1M;f8xRiQ3Ah$X`f4jw%zV6ZOsgl#JDG3ND%5!7kAL:r<W+-1hP='&mM]6{l+UUWQ$GJu@FqK[-{2iwPjO^@fbc/rI[69fScSxEZnw=/sE(rh`9szq`[fm9l2(Y`-=W=$6~+Ltd.YM-AZ#]Z_wjQ-!<3DL{X*rDXw1iu6+IugNZKV);3+-GuQ=wt^gGCne:dqKTy[}h>zk=HtCdB4IsPlN8p,RLEz`-@K>1+VO@rybvIkP9O)ynSoifDw<{TlLhbo)LD2DBg}c;$ot6KkF![Ruf$R%*K.A(#T,_]w>d{ir[}GbZ1-BT#lzy*&JPOIp,go'.LFbE'8HA#A7'%V]1Kv;A%Ir<+5RFb/-%R#0O4.+fRcoRXXc)VdpPU~+m",
"Y4$Ib>O08{/8{i($LLC^-_bM^zeS`B1Eqvz^4leHYy`]|03w9Vth#pu>g73@k;@3w*5`X#M%{HS:qw+f{7P|+}^@ALB956j*$$p4g6C71((_9$0IT51z=3UNe8l{iwr=HZ~,vV,yzGO*Wu_'1/;y+$Awn/374J8Ur5!0JD'{h~@K4kKLVntls<,'Q3QO:0^B(Iz~]UK3.X;X%=7(i]t=^H6S1F!oM=>%*<%n4HKeGStM}46bZm-)DmqVTa<3(h=x(0(2AyNEq%,+/ujubgoGd-FHSgjK`'RcR@*gbo~G]6MeRz`}t9=l`Op>OnP,Z9gg677to-Y!!o)K!uLM{d)v{X!$~[f1<]W)VjYhaC}!C^$5f9Wp@Klhw4[(nDzrK/[]dHyLp=7K4f_iFO|]kf|P%&/#W3u7}97/S90e3gprpdGgl3-z@9g~#sQhk'mpS58puS/'Q)!VlSzj*QE*=p5U3w{Uk;O~PnM~'I|.4cXNG)t!`>t4Rxa0",
"&_gd9IFI6lJ9+'O/nm^Gj[zTL}{hM)}voanl/[=k`E0O8dLT#h@jo<H(q[#yFf8uCu~&Ycay}*%(|4rZ@;18h%D[2DqTYEM!_L6*KNJ$kLib=2Q6DCnKa](NmB*QLM/LJEfpQ3!az4~FaiOUVh!&jfw=SwY|r^,5o-Iz0StB=Ya;Vh1d|YsgdE^(aQxDS4e$,OH#c[>GE#/pSs[!y4;Y+[m`{3RRnK~f-'#'xB6F$SA7)uOJ`5nF:odQt=Rna3@OQbzyFQU=^sQg`>9#d{#bgP_.W-P4}B,d*8{H+>,)H2kqu$E>q)y|>c*!LM'=#AOjKOO39,tPu|0viK$kg8{lQ:o`$,[L7g7X6F=;hEfD59xYLf%;eo4k=8jvk(~<V4:.0]_CnF<97NKw{S'yy9!cD8L@'Tu>SxGU[zYfg`b2{'<CH4wW@)[h1'=`LrD*"};
GPUSORTI_SPV(tile_sort_address, segments_address, 8709)
GPUSORTI_LINES(segment_sort_address) {
"@9l^kyki'J4pH}K'XS~@'+GhIYm|[7|V{tT,yx4#Rqj9PS3zRA5d*o)C-as^]p$5:v)]V#>0GSA(`mPho-:S>$a7ks3lPEOI]quSFT&2`81r}'w0W,DE/>)2ilx:5,R^F[}~nH'l;@Z^d_3T.@:BCK;;ESnr3YY;Ju-QV,#VRAYg.~_~ZWLN+yY4&>hhmgLujq|')|_6ozF-C,cs45Zxw@!>27s9rHpb9]%@0;L#+%o#9Ueu[A!1+;IjdU!C}^ETcp'WfbA3m;.>:*4*^9O`ypjUU;Pu`Xvnm&<w8m;<XwnZ2pfd`BYR`f=:lkIubKrlUqB9_1yueGpzF(:l`m,%CQaKe[CT25R[(%TwyH]_>cT+Yu&PZ{1sRcM]ckz:Q/<GqTrvbs}k_i[{OG8ssOSml0Cfm!p*Qz<v#5{+;8$Wy9uQDwF@P){p$(!hehe]FPsP`KUxP2X~:F=QT<%s_z[0*OeG]VGJrC=E5=p-mK].VYgkA*x0l+mT",
"BB3T|l}C@)o#oT_2eQ;Z]r*)/BK!m-heseeFegdpk}xMkeH`U>pg3b;TGPu_D.DK{#.p)1#}_'zL[~F0T.}hEy/4X=$Cbk9dY$/txO2=b#aEoI@6GTKW/ciFpDio|2%b6U[0.8~a)h)7N+TLf_*nn-%%:,g8utOVtXe:9-M/#i=!}ISGay[tP9;Y*Q]+YjU$br0<1(cGh:RHf.GlHEZFvlfNp|SQ=ct;t*SWv%X@,*ROTKqPTt~^m}>nJ&DW,>i$BO*>I8y}QF3EC$K'|NQC60+S#3kX~{Z.vdjV@ieSp/u+}7;{teRuQTmrFoC^u4/|&C=}g%/%=dZ7o1/<m0Bo|nq(^F;g,a^,BKX`Uq~CH4Q3xk{`X|LohoBUzO-i4P;H}Gz7:7usncPj*tbT-eQ}MeqZFpI]QmUePVh3@b;Fll]_aR5-D0zutO0sFvjS./euD^'BSow'yx='}`.PR<}rU~@y_E'tY%hb)c^9R>KD3_u]^]X:D;:O",
"k[bg>QISV6Y*1@SBD#MPmFfJ|,k#hG8fI[:7Ax#tHdf<DQ06,d,wSdkPWZ+[uY|`,|VJV<n{<QZ3izYT,8G60A`C1benr7LeLguYSzh9['E;x/^U4a(HSfK't}k@du.9>D0^+97)~1(^<h%1R/6edP#l/@09W!_K]rNhh,>t1bzY@3A2E6*5^dMVJ$);Q{HlDzM%_hfS&Bf;/+dg=v~Mq@{*;*5vnIMb!Q*EQkV]]Q-E0*PK26'D2=UQ4W9%:B,SNm,@f@Ep7<-x<%&ESjNlKvcbPU/cX7Ohw+p.p9TAF|]h+H(yU}V4TlJIo7/[/O%E=5(@_jF'Pg|Ac%QzqkW6aHH3yU{t*t^.)DKUr`2|pT7-5l(vSqd,L*(FtVi.f95XSiL_j/w>k<RZ(.JlIWHK_=rk'#=ZjyL5^AYv~llAV*K|<80YUG|d7LsPCgQX(<X<z$)y5xL-a]UXFqMpHZXFT`3qr$Ai[ea@(a8MX-JL>ac^EwC,k,p9",
"wZ5-m@PVK$yfvKU9rP12%}|u<X+&AL8ESwpZJ-[q&g$v|V&@:haI_JGT;WN=2g"};
GPUSORTI_SPV(segment_sort_address, tile_sort_address, 8446)
GPUSORTI_LINES(segment_count_address) {
"&2blK%WBFXnt+5=RPae=^&uYRSZsxU%DZRsNjW3pN3Snn^kPmt</Nx[c&VY'c$5fJ$L8YYo0JjuNR+DHNBl|4j+_+Kn=!s_7%.,!6ze}WF5.],tGtxHRbcp7c]f_|G1~aC)$dA.Jq%B;.ME$ZiqT|;pJ{WJYq:juOki!V);%^3lec8=kI=!bM[ZMF9O8.D</$b9N]dJp`SP@ucD2k;Y}>_JRJ,x|x}:S|fo#}*K~[z[oQXh|]9&mmRxrp.@y.N!QSR|a5LuBiW.PcfhD.$/$]Fp>k<yLH]gK3+U0rCnCvI,CDf7i=y.-F5K}:[2LZo<^iWsos7TF);t._|my8|/*A2;dJ0/;lkF%Vl<z#yAkgX=O_rkD1A1}8&m#X1xCWh|_F}2Md*bUkx!2pSSK,$(S.;1'5)/1u+vnvr<==vSxL@s1.pnl/O8m|)l_cxqcDu#A7y]adYK*4xe&vAhzK]@MCY3dj8O}$bswLZ1!Y/smzN`;[&DWc%mv",
"9MhQAIhsd-p2eD7gT]p2luhN[9oi>nlcD.:gJELz@SvCCO}Q%L<lf[siE}Z.rd88:U.=Uhk)BZyV/]lL@y57iw@15&'YeG_|zyRE06bXG='ctL(=HFJS)Qj8)zHyoyQlzlnm{iELcqo92q6|h8QLNR@)]POLi<f}|<s,#Sq3maYad9.N_ZAZShe%c8H_Tt_=~R|fa/(q%'Z[%QVC}39kZjQwCbhJJg}DH!x-,/3y4.&/PO5K#fqunKAl0jSX+2Y3f~h*6`PD~}$BOU3ze*s2Gl,+.j$W^*`2RNe7^_wuQ;X.:nkvm!6_oA+2||>!A-fJ'$c%dN>93T-}#&Q30ke}}-KQ[i9]SxT6lyw)I%F3SrJ]+Jal^8L,o5svVb.`>xJ'^:NkkR$RG(A8+~oIqZ$x+_:ragr_(PXuZt@!<=[Pe@ldl+Z),DmSX~B1dC=KOAS0wW~D~Djr_<8Sx~.26!B$bQuWBxX_wTu+52^(DdLb>>=*La;oBa8+",
"iWN9`qcYm{8d}^Vd}qp7fl<`gHC*WnNEZNb9+#RH2D`#-2XtR+_!^mGM-De$qn+)wo=_enpSqdX_FCdlA2-dTdVyKLU%R/*CK41)ds-QvT.Ta9g4_2N;3w&Z~7Z;TtoClDXp4mGe0j-/cQ.%Xdv^xeJY:9(;ww{ZrV`r23t7c{tX9Nqm+[)AuXM9=,uLGQ7JQkV{sdmj<(f,vh'V3}Zm'YE':YzCG<A2w*4%$a/km=nw1gnc^2;o]ca:F,-7J%{(hqZnNir@Kg<G`up3}6M/QaxHVM1*vPT)=6(_jPspR|)~R{:i@}y=]F3T;5W2@`g5i]eo}^f&e72G^Xo@5L)>JJ>T@vNER.!P'dtyq4F>3wa!n-1~7bX13X>&fzAARP'94rDto5:W)[j%^zEFg3<c}*%eo%guzr+vS*%<8!Ks3dXc;NW*1/$NVZ(+1uLY0Dj-$@31m!B8I47yaiA@xPa-q`q7S=4E1&i~<2XM~Ok|<83U6)9}IYBE",
"MQzw|gwEdqa!0N&9}q=h@G|zs-dT'@=-T%c><WhVbKB:A=WxN:!|^Lm~n^>D|,evpVCaL[e5(N=4>n'Phisl-e`2;x88&:d,oR4)0Nfz=2V^_1.MC'vK_b#5@sExA[%OA9DPa6;bQLGN7XRgwam9DoVQOoeubG.G3qE&tz:Y&MuMWLNOPm>sUY|k!OgdjekU5SFLBR/$)K*~qt)fTN|.gXW%eV~#R]hLu2&WKT+uMT9#^y}.3c.~bc4yX~vsHT#2vU=}4Yc4l~&xbb^&%)@ZhsP!k!!!!!!"};
GPUSORTI_SPV(segment_count_address, begin_address, 3203)
GPUSORTI_LINES(count_address) {
"&_e%KN@`p0Mlj8ik-bmSvWL#Gz5k>,nF:8p7^<x%y{8;D'_f)b[c{y4(uM{&8)lRhTMreTmT[Um2fbfg<{&h0r;{~q/Vw'nOBH=H.gGBV$l4aKfsk3FPnccaI0LOjt3mUSWZIWjx~_Q)m%J~Jt6LRXw2@hzj'$/Fllg!a~jHZc+vk`Oi3sXkJ6UAyAv[=#n%uO[EYf8edT%79VZF*^`<~OxzG&2,+Ar+dr>6O/{F||10NcCVO7:UU^FY&UOY2z!1IqCP2G>Q=.e74n&J@Hd-L&X;v}s_idVTq87VS:@bwDY:!s}[J`r;`K*M/11@Uf/v4D~F~t>>2BCXi&P)v)D7,zuK=[KCdx'|'VE5/|y^X6,Ax=$1cRn!H43tZgBQ^7g+Fpm&I}vzh_NUwcc66FD$c_3O+mE>cqAr{<[[d[`-uA:Vgv82DJen*OM!cL>$UII@_txhADR1P}#`yybUeQGMa6V:RL6zI;[y~`Dq(K)*;MpRuuD}L=]%",
"Bh=)rM8juuoL|u.C,H>2x1@3Ij4eTHq4|N7^onTJv%,45zUj#-SuMm)^#/@YT3${cG'oU{|#2gKLTFgnl;|lhA-dq%*psrXQA&uAAtwt-Q[)A[i;ga4*5FSt8/Y{LXex.>0=(A<0&/iby7re:>VEAj,e3>fM38m,OZmB{}F_4.(P(h,1nGB!.6Q4$srxor[q,1<-5IM|Go$)x~Ern#6PP6bmr`2j$hN(2pTamn6v~-Gp:-zXV)o&F3P4I:&]=J#m7xg(0]&JDgW8zDp4df-bYIv(i_G.S:~,Awp:*@67~IHef#U[5Fw$`I)]^-x,nunP,`MaW$J552i6;I[=fvcssAjzMbI)2s.8;{BR$r*`o/)%B3&fl+#:<t+kZBYOP_m2uDz1!,v7Y>[peOIT^P9zPP$PsZ~!:7qR`!}]-`Y{Me:~eh(/6yTUVpk6rQ~Xmjyj/)uwYVV@RbEI_=[C/Zy$!8s<n9Rp1JN]%Na1taJ!jU#<Vb;zvjm/",
"~zIiETOb`iK+84fsk03Dro;opHOc/@Aku3Jlbl4q20:3/m_tE!{H-qqq'Jv(BfW$1:A2)tDJAVJP&M7CUXh$^jT*e>/{^V3lQ%$U*d^l]t98h-NGD=31cZ%{k{bR`MSYUSLUPtbqk.:|p+;U~uw*i(Kp9pqzgy9+52/dWS,l>!Dx)*{ymk;]Rl^kCXa_4TwXhgwp*}gm>YY,p6y_)fn<tar^6W5.[|s6/=CIZB&HiS<(H|+4jFjW2QdFvH,N1KC0;g1|ZnGA*yj,CAU4e)QNh:C5(V:1fGG(aCW1OipAs~*7[CwJzpr+>|8ObhuQ2:|d>R_a+|Q6ooEi9d|C=s+T)X]u>aesFNuJ9kv5A!R.Q9}rE7%uiJ50hQ1=]-6;I:$li)ch4;iguR'C0&T]MAN92I9qvsX7xN`#(j^uT<D$U<ZSb^vU6BablTzD8*`yoH`Lr)t'-<a]O*0N(lsfI_dOT>>Gv5i[S4;kh=6~-]x{'90y=GkjJ"};
GPUSORTI_SPV(count_address, segment_count_address, 4044)
GPUSORTI_LINES(onesweep_address) {
"%;gGrV]I[QJ9pfNUWH!$mB`ECmf6v~G'W});B6W^!Ey;*C|DD@=Rw#pm*$5Ds0TR}evR'}h<}Gy88g]{nnCbAw7./~,33_t'y[`[Mu4d90#~W[mvy;}wc2`ntEOC|B[qJk7M+vNT!@OME%.sIc{FF~fSIl,PK%C[cn}Y-f,0Q%x4{H%V!g8v%1mU1,kK8+5gP:hM-qF9[`!IPj^J=,Yt'+)&uyPNjt2@sd`'YS`PM,R/Ji|t9A;')j{<o|0/DiW6CHF2l,6%'o.!tVolvLo*q&ao-0B)G+u~[XKS]hY!;:lb2YmiJf@UEc'3#qS4*WB:TQxawcy6:q~U^pDAjB+$``>w32-5:5tgt^qqe-&$OB1+}~-pS]tnTraVyg&2wx{2yts+K+yxqs0&F,yb3Zw)m`rvu%=DT#C8*[=UM%E!o4-=ELg_^b%LUUEu;xp7o/~hH-QLW7yyGPki.dpg1yZ0;`wb5&z=$Cn`zm3E<W<=[]$5l_//>YBy",
"MV@CwFxdT~B`VWF5f+,Kl=yD]FP`7b{+P'h7sFGf)fe%:QbbjBL'|l9ge.h^5J}]vfu!T_IdF|$5X/(am2mHJ,a0e:V3apbh2l~.OeEbs)&>/Ur9SRNC#0`NXK>]X&egzhD.11OKA,5pA33[upEyd#y8031/NW&1%H7CR^'!a(*=2u2W]FxVhr3`7U>W=P>Rbq2Y<I]/:TQH,'Y:~/r05ZI}m1<)$TU},,P`8qhY^1PKZm5XE+^Ew~^<M[K-wDR$lz3]TTYO,IyjUr}nmF3'5uf[dTAkd-c9g29TRgWI.M0*aNWT8<r59{1T{by.xl>+(q:eivn['L_OeTfPLAXF;IG-`m%Sd6C}UZPj#.n,k0|@5qHCCb}::Hu3F%^3Qq!I'ZFMG[HqJvBH0v`53V`'L4RYcz%B:'PqekWD/>[n:@L+`_K-@*!CF1&*2T_+0:-6E_/X!#Q~g'z;p7]L~.hW:%'lt>y72/exHeU#qEpk{8*umNXSwZB5",
"x83<zjh!M6a0QHrebZaYnk`T8,r`_2bE)OKX]nv4Gk@cfTx.,(Nlh`g@%~y3#N>Soy*NT-~631/>N6`m~,L7v+DB`PN+cb/&W&)Z3Z0`!'fDMgOo2Sm=e4|vA`}jvLkCv1`3N5OF|5/,L&h|'6g%sGFWf-10D6h2t+N`NQTr8'VIt}@AQ%z;_f5G3%VUCG=uyb@lS{K|&]yaZxIY63[@V1$3`1_dVa#jT#a7oh<nCeHJT1zSe}S]w4d;VoM^Ic~wPk)1s89LnaGbC.6w`9Z3~2|0TqIW4IPc)vDz*MR^V6jOwQ7gW-fR{(X2woL^@#&-!)J>6FtwH4^D=X0JFI<O1jcd7z7%TrSHEc:8PuSMK#vK+GYkVpWmtS~7:!0G4E5f4LtJ&85-wAIb4xE5SIN3..pt)bUcqe/93)a8L.2@V8J>5LtmAZOPf`!m]Drp8_`SN{ECGL%C};d>YND^up's8EXJ3_zuxuQw5Z[i44hNKNxBd:kGR7$W",
"6}`8zlBJ2XS#u~RjW`>k[5H7baO|Vi^A9*eKns3r>f1h:eqsLPF$LHfn(D@ggdEXG@V5tw2j+4h;:!/*-%peNJA#krELvw4g)2XH;0ooleheoI<}v'PjNT~C:nbhvd%Ra.5Z2skm#8vvhi7>j*fh_r<G2SaSWN=UwWhl[8:tH;5o0s[t#w>U)HBEabK}do=d$Aa#s7xN,n^qzkEQ0BS^zDMdy<9f@:kZ5yt!hP[=Y~ynVe}yf2EasYA)K,Bk__{EwOkGA_iXEhm,>y~rS_$Ng5=ZJ8-5w9&$n+9{6s0sILn|s$@+|K)Y)7*5,m=oANtiYHvXM}/8}uyVrFduZ~mo5E7WU~4=SIM)&={[Wa-Pq+Q1`=vtyjPm:R*>O[V1H7:a}xH]!rmxOFu=U$Z}G{zGyj61zYLkew@Dpri_=^FeFchO6.mlaOAA:Jq1IJEB|m[ioLv+S%ULj~n%=>zE><$lG{;;6j{aFjwoQJB|<469'^;*|JfD)${.",
"'wMD)!%(hBCzIcHn-)Wgw;j+gP7oEZ'aJ8|8}JL6SV$S`:H%@EBAo5r8TnT@1GcnZn]7yLI!7lQ'1M&XrjL9M_$CSK!S:PLKv>PPL2Z.P#Hd((QaFd7aD!BA/5|1DUY,gSMl1[#4Vob$XiCOT#|}^_W7lx`M*Ki`(QHWiCJ)>d.Sb[>kaIN-*!kxn6=}QV2=>]uZ7T6LX-@JI7-iXL;X6|)p&!zHvAFcrK/XKjc4^`G6P*hP]#/C3[K2%f$9tI!GY*1osI$K{;IA%iOT6+.<@&1sY`{R5jI9!M]i(V7`p_6X@_|S9OEK3[,}}+u/x,F1/+6,ReKz>|7=d{YO6{d}.zcdI%%Ic~>[;1Vngq05L-T=Ox9Zxt1GEg3J<%N}Pwc]t8nWBfw.[NE1SZ$=N=N/&^5YcFN8:{w{N}QkeqGj-R=N&I~4GbVkI@CwXgw~oGWiq=+IQ;3)+qjEvw$AWi4^UJ#*7:[e;c7ZC<X4^%^undE!.Pj@Rv~E",
"WsZX4sf~sJtWxko$~HE+M]kSNFgB;rDmi,}6h>~n^W!h3j:*]SQ}+Ha>i35f@/vPFB}_qIE'_)91L!rgM8=$AP@W5lxo7b;34[dYtDm5kw61EjBiIo}l2go3%,=06]&7.~s`DuvQWsC0c%K'okY/8%<o-#=Wv[h>g*=8XX*nb)+0BE8KF0zl4dDTxoImw#S5#T2!e!~;Q:2(uvD#2i[T`(W/}/he#|x3f`4DirG7o)Wfr&ab3$^x-D'u_o>3>k8gt,i_xQCSFifn0J(cITNd`>Ilp45I4}ua#Ss(/m+3QmCu_L86_y/(5yqvH$L-9=;rCP$wj=~Yi7sd~<m!&R&|8(3>ElaCEF1NlebkkfX@,.cc0O6%%)C<9sEgnwmJT(Jk>1]izWaUzXOz*q)jJws=.bo!F7`J4TKV8N)L}|*l(>X+g>^pHM,CjTKe[9Y3Zr%v'-4+&btsDB]fy.~OPDk#(y[L<Ude9aTLVGGJN`{06V.EO2@Js;eK",
"{^`$DhX<(!3io@hzLqEF=g%tg'}=Olm=HdMLwr~fJOO$tz2bsTpp%p2fPzLX$~3)QfSe/xu{qNRaX${5m@zsrDum1Hvc:$j[PZcPNq9L-*1h.+q+z'v34ZKZeey_k~5bTF:p=-e$,5ZbF7{c>`/wku2CrNdLW*g1%/NPs-Xiv<>c[jI$rj}%P}K@[OwDp+f@]Fxl4(4!=~n(q6n2QO6Zktb_TpD(Q/lIRKqAR8O|kQo1g~C.uKCZ=|<`K8j1)gKO9VRY[YCvh$U+q/7ZakEb#4SircH8}{88[hjO(Y;3L^/'-OneeW`=^8n`[&=o&v[>0u1/^IymY)SEXS.qUo{B$1Pxkr2X(tm:,kD`'QmTzAVJ<VmJ9X1^RU)f}p;GM*+-h`'JE$f@e]Z$>^y[iY-6!$+RU22z6~^#8]aK.R]n2^C>5NV%OG2x<Z-[nw3;_yU`35^J>}Av7]Y3+CR$c^5wSn!ejb[VO#&:bI]kwM+xyryW4d7x,rsH",
"Hvw#IULb)xKL-:_ydq$fS]#^^@4(=HHW-nUePv[tM1q!WmYZR{M5y|DhG,psu4.b8Be+=8I;0GDUd^l_nd}.`8:db&15kV+yu+$!XBjSPG~G}Aqx+7G6WfebO{_&f1=Dw7xXmEc-k0xK<Y{8'*[g;TuGwTI/r/r{!64E1dc.erTo<9#yGOPx`CQYS@}'Dx=&&f`2lG-YwJmPGZ^i&/<)I:pNG'OcA6o{k0shs/@+z:mN]C+4.u3&Au3Cr.H~kC^h!_wHAZTt6m>+Lr;NzR]9/X$kdxAw0@TRWW{bZf-9S9Z(pxrTRGx)B2S,VXQtfDnDN~&o_#G1(H_cCa3<na@@]!HyTFq]~d'PMJd*@k4yb~lmo_@zQW)@)POGG'yhW2CLA[=;tA&_A9-(kW{{R(iv>o2Jl(Fq2s^!%c0=raF^H*Un6$$}6B4K6JP`UKbO{4+eX3O~P2ERK9ya/:ghdyA,9R^Fyk@aOmgyzU}pj,fm*RL]lON,^C4_",
"l_}N9GB'R*#E@dKF[NVk/rSE;@Z^9~#%KnpvI`Jy@TFHo%y_9FR]E6+$Wzq5`^3SetL,KZBG`M=TY'<T4c'np',k^F]/=b7`#1emFq)B_.]eg}cydJJ$mm$GepMY1[p(j_|-fszNLf7!^[Wg4<sp|eP+TG*H4cd+EK(W)j_olak)t&4N!@C@Qe}/X<5+4BHzR'yW';mnrc{=!`0ZhJ]nPlHn4v`;3[Sa~hY#6|kqoLF8er<@Kx2GkxzKk!w=4,O>l'd6%rw<BRr54g;j05RgTv}4uzz[5<.W+ey8Ks%vHU%&3E!mt-ejTE6_'a47iTHRoWga>LN'5K2|6W>Iwsr00sJQ2R)XMX.MS9ik;T:BFpNb/'lo1dEfkw!Ct`LI,6kXWeveLL{5<{Vv0:=Z$p}Cx,zgQM!:iOWJO`1(70(o3`Ol5OrSmK8l!c,Nc=_<A.13;l*le[,c*fOlR^*Do+qLCKOz.O~J]ITIyw(Dm_zCe]zI>AcsP(V9",
"O!@(pJg8r{DQj2g-Ue-_~jwhUpb.n^G(eS,VH5I=>1W0B!b#aEDR,}DVN;*HaA$ff.V[fU:LDh^'DKZJT;oM<)}Wl(4=s_uZ5;zf/)Q>>b0*|}Ok;4VW#t`,N.eU].nr@/=X~]$(tg[DSoIo5)HU]WNqE8VWw^lbMsbXrRAQ>8{E51[pbw+}sB>Grkiv.[4rC'h,7.=pY00)9}6GR}u3%8S|he;D1=|dNRn3JBcJEnjlunY-U/=_yq[r-uW+mv5JqM~0nBKVzxq2B:YRSL]$h4}-BNLz_UZ>Fy5Q#3%S3Zt/)roW*g!2O0cE2]n#g_/#qkDbF7{TC>3|8Y]b#q{6de%Zf+6Q#BD1[X.T3tJEe1eIg1mB[WeTLGJrT|w%I}yZKwfVaH[_fMMq2d,LHo&zgdKGRX+iU#)+kkHnSZ3M11Fd,'Q#5Gi*zYxy'f0y-hb#}Cj8H=1&x]5aM1yts=d+!!HhYzZV<';)UPI,JDsVQNcJ/Np_#2sU",
"2&@#EX.IaECum;yxggsK:RCN|9|hD({_Yd{y5W}$RO_@p@25LeFxma0N;AoCt]x5P@0(XiOsj$tv>%SKne$znDOE!9Axsc$<lI,ZM|E4DtVbEqChXL3c6yOKGnNyw8WdZby$}!1AdZgBHcc;gSxn;o*o5kTOuKp]W19PKpZJv]3%[WL,h7JJ>=vIoQ,7AIS|}j4u230(epKIOv[:_cpIMN-],3oMb/](7^>CXimn3mld$KKL2@AEpG.jwL&WZR9^kj[IWzgM=qsKyfc`K5dZg(7l+c/h~tIWy=Y&d#|0HZD7nXWxhzSCZ1<jN^RktC1L29_/|N9RtU-r9*a)w6@IcI`X&95*kTn@%P8I.w.oF3KN]q.b4rmP++1V:fX=QeTXFv,&,/lI(gQ]`kPvM>j8}icWPnM`e8E[4-a1`B}E5l&QE';OWp|zTG]PQv:^;VpFxk}^iM]t<7]=Z{iGiLG^^p;Vc*p1gQxmFFag0HFkK8)cjq4tI{O;",
"YJtPQnSDuzo@2T0KuZ-sK8Wm:D`{o*y*F(Rf#8aA2#@9oS+zJVSA>7xoFR&ssp($wc+%#mCu$0jW&:RJ:*g_Vz2#pVM@M]>3]nhE6pl4eA~h:`_m>YriQRs.29xt0SpI1[uyD`xFJdSn13xfFO/3b7U}SJvx-oTAZixjx~gRD=yW.[(1r](j-#D_>Z6}FGUL!6iPE}+hP}TC])P5kWR5wme9xwl.Kc(XVM_aT.eq}^-#edcFuBUqT8H/}`=D*pU9mQtH+bohDS<=nd#Q7LNewYgTKDEZdg7@2YrA67F%l*hN|ESC_]fEY-DFiwuy@7^|b~EaZmL{G}F3C_r4ifJo';H:v.vxj(Nf|p}tRo-'jTb]QfPr0TaW1gAL_<FUJZm<7$J[yb;0jw[{79Qb=5zZ0S8w[I'T)2T`=&!^&gK}!xc;9L,cWav/kh7'cQ_HL4{NPECnq/_ec*b;(X|-z4PxGqvp[SnVE@+l$N34A!gE__Ct3bUfc1Ql",
"6*%lQzZ+1S`dz0D-FrK7-1nzOf1t)q!Y6nxw4E*^<B,7Lt+fr%K+J2S8%Q.O}B$Ur7aR7q}(o*:SW8L|4:W9YD9e~sgM=FINLt6OZsF{~yNw*ln'[x-W_x*`MHE_<LsOm6vl-[I}~NUSg)ftLcb<{$'Ujmo{+)}3drL~.3{_8TUmjJ@hWnF(L{c1SO+4W|(OtCEnRt!}-.Sq91BB8HhmEB%~30~~Ku)l),ZW~zzv6Wp[3ptw[:he*PAaEX#!&X,`Wek8fHOEY:D=dFL,wJ=YPV&-t5IU:m>yI$GofYrhi:A2~tH@fo2cD#$v;$QKg_4!(R!*@1(K:G<x[B1b6azf73dK^q^8$D;WhO{)^LgZ*Xau-SxV!ZNaIT6MlBBEq|q&)yS>O&!=us8AL0W[+t:bzk#cVQMI/LJ^ldjcNPKY<:}N}{U4}Q$Cdmx+.GnNyq#6<N9^qts*l]=&Az`$QG9_=|P6Jr*AQkKQbg;{!S^WD0JAR7Xt&(bH",
"&,+rh3&mjz*1t#4_NKem}-OADY]7^GHM!tjP56%wrv9<J(2c3KS_&v#@{~=Z*It,G{r'eFG^~QabhGE-kg:S2z0$WEwL8$KNWL9p3P4U/}<4`0UYAZGm98j|!)TvApw%NNw-0z*$d}l&i]hT'7Oa|6rLJ^F*b^k>q*)N4A)0rI.`'{`OYbg#U`Kw]~x}-uG9H9a5f4+ty58T@-Q.FYu|._|)GFVn57{6zhepI6v@LYG]|@U4NSq:M`e3odooLf)o*j)0U<cM~DXWkKVIY:zta$@`X/iV3o3&jxFw>ACN]]#vnkP$C!ggslOPS[fzh;Fy6^I/&T9FJv(qUa,Z$oCi<s<:+I$D6#SR{|.dmaG+/mD4tmYI'M[%Da/x*oJ{o4:%;=g5hkRY/@D(vf)cSY9EuV2%Qg3RmC#w7g#oto94'*VYm/L=1Wmfj}%CnG&,pBP1`|BTNY0lIlwg<]w_.',$D$,YD*>fzX'l9ebLHc.FdO/R5!t<5Apx",
"RHG1YK&R{1!.WFvo{DZ1lt`J#e@Bo'cI.D)_ASlI!zy<_`7Ypbs~S([Bkgo3%}B|o}495D{urQHEGB%N/Mef`>4^Z_<ot@_~2HgB6e/CCi75|B}zPb6^mBn>c5_r)hr'xIN5fN^n~$n@j*2[n2`Ri0$sFk=FEoHPAr8TEAz!@g}m3o|&pQ}8t%*NkP:p6f6f3wW,E0@e6wl`tHM&rA+[x&[zoCx!nO0DcsW<p/_iVEAcYyXo6`9s2)CnwBQ*Vh0J>HWa&/j/HQ}s}n2~`R7+Q+:';Mk/J[Atb;V})lNbbmN[sICt`p`}FOyBbg|A`+Y_^k/J<cNKwksR-6E8[tb[sg.}~GF}%B&LEzmk)c&00snf&i{IPc]I[yj9(Y`u>w7H#_;bQ'oRC*L9'Jb&{@8S.6<=8HK7E'&bO^kYGew3e/^aKbtAf)60;#tV&[P{uDV=oSl_$Z0!QF$@yTs_Rsl]{GL*sK)G7m!iy#yd:l5n#(u{w[_7o9ju",
"'(.P8>11w7wGg2``6s__]rY]/+=%`m#0l,&'pqI9z%^`6UdL3L`l^eR4I4@-Qf+#gt@3&jXz@zwQZDZg.v][@<SY{%43RA.=3y8AisLd^^5,z4Zdx~YRf<^'fY9mZn1'su2UZnWvJ^<_PmgJ{-ho(!puC%,rJEEA%iNqnV}.(z8X&R'qKx*)b$Vq{hF(Uehg^3(V#kiDRl6*.;mNHX|e6mU`dBL4~JXr]&Ml}GwY9PpE8tUaTUo#eBj*(K/M$LyzEV3xGhQw8bm5J~=OI6a>o'NaL)0TIBX@Arb-O`4~i{8BZ6(uIyc70Iw[Z0Cb*AsyqR$_YkI7%+2m@&sxObHljGg*Rj|iX7xeRG~&&>&QRZ4Ggc,PL&Bj`BbilqHc5`mu);zB^M|eJ6XRM,-7<Uf3EBgHPGL>PcP0-k(U;jKg`vC@K2#"};
GPUSORTI_SPV(onesweep_address, segment_count_address, 16173)
GPUSORTI_LINES(onesweep) {
"!1Uk;r1K0qM>Yc.xv`hFRU[t}3BSzU(nRgQ'=0hx3WH.tn0Nu'o6JC}yJy=d[tR~*iMlx,QCd$F+ZSCl.08so(6}&SNiAo{dVpAg$Y2Jlg+QvOY!~]{^[iC'p*b_><7GoeSu%JwF%f9!NN-[O;,Cb5F*4U6L/zdFnVW5n*%eyLoaE@Bn-Xu1xe/C~K'Eu|/r)WkEmTmh`C>O`fGRq0x^kZSwVk/[!X$(=5$|/+XFNzIJ!Q|e$dH#1[`1h8k40ljOB5g'1^=@rf0'LA00u8.$*RAMDQ~vVMGm6'g<eWaEU2nv{E@ZLv|Gah{j#kg(r_l/B>[g5UjMD)V;$'n_2CB{Bq,YllqLKlrzMM0mu`r;9%Gz%d3fsol;`0kcbVLxD^+|wm])m~o=cM{k{`p}4}9($6s/#v8'Bz!M;/M:*QC[D6M21],>zC'1CR|D)F:{=@ofKl4(38~&_.Ds}u1S8eKDaJ;n3XGLh;BleiR%O@'%tz.|(3S:b$$%",
"*N~s5fDqi3!/$BBnAs/K^EG_AHye$m*2aKbUh.J6CCsYYx=~>g71oJd&n+WI2@fJ.<*XW`S1OrB;5Xl@&Z#S5i{+!w&TUKK&{29<L`/X}9EbP/Y5/Ox3ZplNV1WfQ<V~Hv#p,]Esb~K#N|}0slr>}GS|xS`2XG*r.f61O;SSvHZ2~QsjeHYC9A/wiqs]*8wYTW]f$M9c:5lvaUKY'+x^FYhAyEf`#z-Y%_ZLGo{0P@.jjS<Tb>fRY@5;1bat!x1'fm`#bTdI!'+Nrhmk4l*m07L*<}.$bcv4G;]/Iyo'CAe[Ig)4)^E;0gP~e5fIk`TW5SLAs)|s*^mf%-eRj7XKsAHN$s];EUi&d@~1v#]UAS>AOCEdRe.+ca7xrzTh43aMcp`.$B>Ms!i*Amra#0'LY<7]rWTi)2Uc$s>LK~}ww0%]Rw5(o='&KRfK==s7pB:<Thstc3^qh(3C</txV'Q^~h*5|]@6:=M=Ua.@vD-AI8f[oc%xw321",
"60Mf96hV)hV}MR4X9lF*Mnv;X%ui)~kUR0`;A_-Ga4BY|zZkAx'[m+rOnYF'8V<9.gd{sXgyi>KVm5Rn'm:66O~!$[miRnL[ND24|eenEs*-mtBMD|2WE]/Fv#WYe3{]AX9(7Zl@ND$Bs@,zGdvIxgo-&buvHQtobtyC+kOuSNj[~=.Rjn-^qfV';|~}$A2o_G.Z~ky5pzX]JssAq3%J}w`.y9gMq48FiX~c~xGlpXKPYlg]`4bM'_f9a8m-/E6/a]7e*h|JKfv6<I0'oVF%g%~q#Iu[A[#q_9j2^Ux]wfQ}is%A,Ime2u8mVuHWz:;JOg%nAvzs74nf3@,9nYQ00'&NnF1Z6X=HGh1dD%`M_EK-JvKu6}w;kv}7Rp>nfr`_%Z2{CWjysfpSick[K7%PWx^$ft2F=JEEf=8Q~12]EvU}+iy-=9jJi_$45m!c*=63Y{]#q*3F%k'3Z3[iQ7>XuTjmjT6PZ68w|}>;8s0ZPs%bBYmO@_fE",
"~oviB-xRSDkU7<H0n7/p&xxw$X_@NdLn^44zgoCV]=y4[&_UNEUA0ZEHm*zQk&,ZX0ZBT&E_$JTIcR[|-O@%>lX'm>PYT1#,%q>r3!Fe2WJ)Ec3](4@-FQy,-Tzj$.uI%KZSl{:Q9BJcq)$!PJ[Vd]Sh4,7~Xx[|=TIl(Iy+VY<bsr4_(MY'qM3vVP+SFcwl]^2T2=i!rwA&kna,Y~.W}CZ=LcV.}wevubhjF}pabve$}u)InUWW9+A.8%jEZ^76p<1yp}Dy8:nz78QKd,Q~jt+[>tC$57Y`vyq,u|,b6cH5iw&mI=6gX{/FDWBi+73[c,SDPweRFs'tYHvi{]efz8yjaRCh!%>[W{%nLQau!0Px+D|F]p``P7LT.kwH6[%vwUEnU[#n!J,<DcS%SK^.~B{Sd5u2E>7QYPGH(mjdO(LR,A{,c1ewQ%T6uymhUUD<`~PD1j$>KlqI<5UZ0!/NfB[Rei'AvRrP_6l,m},jeJZ>K5Mg(0gV",
"Wv&dmWP1!VOAjKT},mjGbRk:DzU|2QWUIQzTU_OlF(Kv-*#S2mr'FZ@c1oOfxy*2N!FIyN+wA&24^4t8W}LAG3^n+vRlg@!+pRFB+54ldWUwi*+1ua7Bb^nnCJK</S/#nyeU5^7s<hmGAB=&ATP-z6xL]@-TE9BczKz-~%;Wg@zPe/g^Vjc#y1b@4Mx/$%V+cEqTll<$5k2G~PjyGmhuOq~GJfY8]R|<CNe0Qcu6Blvc*Yh;Gs'nqoI&#_M&F{C9X>!sk}~3QFGnSB)q_O}{]v~*bHc)1e&^f<L6w1M-!!T1oZKr}MB[Acq]NB%fwz)OQG)|58/-W6w);f~wXs{<&.}Ko>^n~nG+tx~yv_9I4)hWMoY'^V11td|y_Gu`4VRZGQAoY)Su$`tt@j%;$4#GzbP%1hfIXW!.!$bwg2CqQ&,[,xB*c</1_M!uw+B-at.U3zTG*V(hUILw#FY4S)_D&@Ll(;G@-aD(AWtgj:y0dZG.ag@1'*Bs",
"MAh<GIm#/8fSC=X^Ad[]el[{wG~b~mH5/i8O>uYISMY+SqQ~@c[-h4uxML$`,oypifVijH:Sz{n@F(x#w,4]k3we8(f4EGrcTWMN'n8tn$c0SCkXBiz,4qXK=Oj{9=#'jvwioMj*)gf=T+zy=0.[UGUE~1H=^7YZPKhSIP(UCn.&f.kLgL|*pnDSkxj{XA0T/E7LAxuO:n0LH('Z/R=f1^V-u<]IJNBU7Q6!m*u!k2EoqFZfdqfa7S)24%I&K:P~5!1m$wq<'^`fj{Tp4d`(Y|xsLT=>i2o~mV.r8-X;1g11i3cZ;3_KC$q4EP%kH{d6wa`-pI8PLC|/5U4PV^Sr,J(4=iv1K]p+0!=I=3b%Im{#:BH%Fota,R[9rTSd:1VVSr83uF$ehC<g{xJ!<hVqm2J}gIXy`Nf&ku]Wwmxuko!=`m=pIsWp_~hVhLOpH&Vit7r`TgJ*uv#^axV9*D5~E|mUyR`//LV-L$MKw9R{<'o6|c>;i@E,",
"nQ98;WlW8jm2@MF}BFSDPHkLjF*DIm03,e{{bEX{'c3V*sMf'EvFYJ6!&GU_8W|2uie&yg>S+&vXo^v-QFZ58]@[hxc!+.S'DH%lfU]Qs/JWn~NPBhuyc5dU&#;Vm&i+m@>uF9Y{/kgZAycwpcBu1++VQ1|1#*.73mXxeN*(K9I|SHq&V3<H_f)Z2>9f5eWd[dac3WSOz2~^T4XGaHCYqYSD)hID!fb_oF37HjfO.3hP_.a`7YoW#E@L!rjZY^Tuhk&.J*`u.{ltl_U:N45;Sf[+O~H~,XT&$!X0xF=wJlx$>.y.FHyK~gE4']!c-#A].6+vy8Ai8lmZi#tw3(txzwW<(uu1d>iKo%b;NDtS3+^Xu{ncRk9~ewA[[4JO3o*fu5ElS^:6Z$C<LE0:Jn0BIq/F:mFT|Zf~$p/a]{<&GJz_.H&YRi61QwnrF,ow![DucD<<T2_5F+Adk%lIhdmK4.8J~6{k.kGvFHX$<fTl@]VWEUn@jB4J",
"h(IxsJj3j{>~';phWu`seyxv>>FM*`/7:j@6NUxp</f51tkLM]7+yP<zIJ*G:^hb,Kb4{Kt()F^/<(Fjp1N'B3dHm;i8rL2WYx`H-J|zkVubQ%$SGhr*/TDq/'(s-VXyPb'JERicFN2b*n>p3nYMXXb3[f$a'o<RNe,Ie9/yY;.KWsSyoXf$mPOC_G]Uk$|v({x#}`vjkif]*(<tuRF`E-R7-SoAcB2vlth$^o(r:'<,+tn`'FO;3Y/ng;'DO|&G+;IHDK.~ZVmb%-}$8_eZa~FN2Am.^x&YKO^oTufX_@[TlQ3_hH*[C4Z(SasBPP0p:mIo0}&H52/|4KyC51U%/q6It4N0Z7%Jry2EB{GuVJW_T'@q.MfNdL#oMf4Auz<p<s[#'H-2eIvw.5q#99/cypLLFtU;'ItFpOeE3qzXdA{4rd^k~EZ'N6<Z_O=rcHnWC7LNvicC(d[7''LGk*:L#w{u7]6WW~-)C&w:/`onJLdt6J:9~#p(",
"$h|.Q1DBxR8<ojqzAn3/LB^[E7<&i=Hc/-&KHmk)fp@5>M-Z$mygVGuAC&<!0&M#-S;T5N`Y%$3I@5VpMvSsKu(vbP0)06Bqg;+RJ4sSHgLMY,h.H%=dyzR6}HH%D&|W|i-4|.=[fTPSV),GNcc<f|0|BPQ_18J@+$tP>7)qZ7}e@;..B{d-r+koH2:40vBYA/W8c=.TqC{f90|POyLO*;isqlRw8Q_ir:#$BqO#5nUJP2Y%dInYY^j-Q@-SP!;ZU$Y{9#Lh]FYB03h5s+jy{)Z0#I/P9wMozBF&DYd0EEk/n%8CS~%+h"};
GPUSORTI_SPV(onesweep, onesweep_address, 14018)
GPUSORTI_LINES(onesweep_narrow) {
"&P~B5mwpy%Z@Of;ci+o0vAVA{RMWTC5sB,Ry#x]}C|^S+=}:WUc,%dWMOM>!T(9swjj9d(>bWR5obUJGAOMw.Tj~8>:RyG'mZf82V78$bGn==7*JbB=lXhW%)n7Z=NpmB>*i5j_7@esG&as&%y8oHh~%FK%SI#52V&^[J&Apv{:tnc=pcUh3sB^9SDVIUK`Roy>w#92euR-dG!a0uL=V!(duZ=tS'[*&Dm+:Z^d}+z)>mVf#TOQF!ry>;{m-Z8>bsgF-o1wzTWFmF=j^kKlNm$0~<pUm@=IvLXCdBWaOk8`!u;BVLfo3c*d0wX@l[i$5elmn/;g&u-|/.WpqSuxi*XEI+(*g-1e=[v+t*MkA^#BK^$Hq2*3pb/|mBn@@;7HlhP0:]Dc`W.79'E)_9e`rR|:3$6hI6|-]FGR=%AsRU(h0r=ms;ur](KOyG3WX]4ku@9H9G4;xb`B6l]uG<&<{=(gY']y94&wXce(,$IAQ5J93J3_l{x+Q",
"8#fGI>EI1v}KL)JA,(e;2se~3z||c$sarTV{w+Ra~|hJRtoZ-}f(g@e~dz<^&Y@j$-8Q^S],a:05XjU=q(NJ*iH:W-jC+EOq0y18'8{3K/:G+ek6)ZUf7lY}X}i7dX-Ae$e2|~:1oX'zF;zY5m')_&,^tjMto$vioK^j#WVS_OVs^6p)Uqfi:bKw'Xh4J>+L25U0W++WrO'B1dGW{-![x*p5+0@^`Yo7UXkSCzN+X5wi@!Q4,F%]yZ;8~AQu-yYa8k[-v_c}Qlu8QPAn:4sx;'#+c,DF*42vl!_F4jI/M=3U+8E*f`F(EhbM]zo*K<mAA9/~AVIGT'dTXZD#+|UB$,VJuB1.gEX`Y&o>/*w^G~kTt_kSM9y6;>fS!$xen_CK;fBMy|iVID@OZQ`HH{ipm32t<5I~9@q,!is[:nzaV!C:Xh}*Wn0@gPGpe0Z='&f52s6;Zjc@vxf^e#=/*QQ_Dn+nGfrhTyiorGLS3E;7j*MPz!(G,q)V",
"7g6hQ}gc<YE80gJ>]Qv`L~1/OYM/Gwwn~[lETd=ZxrCJSinaw|2hMUcBC48TNV^kk]~yFo`J24a3HAqy>{]T'Q5<.#{lnJwz'mLqD+e)$z=riuNgFU!F0]HyC>OFFlpuAk&4b[Dna.4&/o_&E#6yE@vf{,@wlf]yuiDk@A+cQ+zrOV'9}RaZ%^SkawO5)=.M[tm3GCxc#trp||]b-&OdYau{SaDrQ2`D,yXUg:KJOk)vq#d>PRnk9Mcz$tGhYf$pA8/FKt8dmef<,kgF4Ts9voQgv|PCxQ(NKws/Bto[aBn/>fUU[6J[l9O9tAPoc(gT[P**C__}qM&{ZV%XD6Y~%)c(;e$_6x-N!r{=SXuMj#=B%5Go2sWg{XTzJMN*sdODs&+2&nqhfUA-'eo8}'wL@HyO.VU@pq+SA$9D^8.twJO|BlBCL{z4r|%<N_{z!I+|EiS88eB#3>X*{j6j:h2g301lkIZ[6KlNP8:j^4bOLu*->Y'Qv%IA",
"#O~N@OoGSXjbNj&[6a)m&P'j5nO;~/(!(6;[xE'0H_x<e*iIF:CI,08K)gzlU^Nv|]>z]BX&yb)Q(ZPVm*u6H6mR}Cs/%:9QmS:bs|2L|'|w>ISCn.n1j6]mi0]sC=W]l*]H@woP7+9-G>GjsU&xsv1~jWPX}}h2ktY:`>B34/j_Ro(#Q;-!wp=EG_v4U9B)IH]]`IP}4K>kziy1UK(8avID1|ZjaW{!n#bdcO'-j,L#e1S]!mr;<^B_hmFUR9G]|(|~/3s2[Ue~_~_[80/di^wDInZzo|nX-arg[t`e2;5x:[GwOfQV9t_0Gr0fm7B1j:J!0mp|J8y%Hr&0CqtceL9}sQX5:tUk90*>F^SVJ3vq^zaP}o+$_r]H;'k*n8&o>e*@q@AxtuyDs&<l6HK1Je5I$|gbIP[xU!31)B!p9:7oEr0P{<`{gnB<ed!UsN[J|Hucft#Lj7(3DttTnB(}U'Pel%*&4b{8av+OST&x8%C)k^R'1G0/",
"o<p!X0CwP=v4QbYUsJG%_n$h|<gWihyrJ$!*+=Vm-/.@z30_!6l+KC&;AdfcMY!K.e7L0q9he9MZ{7b&g>ZAf}1L}LBO&M*^8~Yw7%l5;.|Z>3dHtufW2-5p#=eA|&XT5Y[Gojl5c'`&wsS7H$N{564%[e8o-8ZBzKb+!X.i]J>JT:b;.}G,9a]z}6}>8L|+448L`h'Tj9RNQk,`{SDx:}vLCHlU7xzT2OoeTeck88VHWiGc4^&g*osqP5INUVCPLw]]95jDw>p>W&E7R]J0r)D}.N'Y9gd>D4%94$s86[hjRHdu0DS3y:A|kqeJ*pHk=_)vcEg/=P$:D=tFo$ha_009MxBB0U4J}-M(M>>*k$4m7S!nzB2lay2}Fl@MU>.8@`^R:awWvQ[tV3Yp/;c$gFJm7xY{3nU^6>GWfnBYBmdGsQ1V/fDAOCy1562L%Oj=@$EzEJO}oNL,)%)MW}T|7x$$aB/{t:(iqB-~vCM9;A9+Ugd8}3Uf",
":h9$}#hgdx;6C]#Q`s|7e&4oBaCx#lWlZWmDCzNG.S<p~jI6ksj|(>VcY4|p3}=Pni:<*]@V'6'LovwLgb5BpFVyAQe@>2;Ud6h+(S0v3E[CSE;_ES+J/)UW}'|B;AOsvch6v6pAA<B7LbCGU"};
GPUSORTI_SPV(onesweep_narrow, onesweep, 14212)
GPUSORTI_LINES(onesweep_staged) {
"!2#lZSF(Eq!UPG|6=F9edU>/qy3,N>9y%<kLLY@^+Q;sdj03]84`Q^-.<UJ_Nx4>botm>K7Wrk|!]4ROIc+L4h6Q+x3,ZvWi!g&zx0~YDq+1l+W[y@rkiTi:gG((Bb9ed{,;{7'zQt%u{m:Z]<ia@cTuxkrR*$_##L,L*f9Fl'UvK]<sL~mdZ]fOvm/g6]^Qe^{0Y2<zTk`X!IRihT|THMHKWiDj2|=Eh(M9C9MU:FMv6/#62`y#ru^[}}AjxYI);T`'DO>p6EiM7y6yMVmEWbn4$u&p_()}ip/9QC)S,f&8FS]x-$<==7gP0Da%)tHhpE_tOU@9]1K.qA2{]Vh>i(/e)y/+hE)U/LQh-ab!)1AJANq:_G}sm;<!yc%^Ws55^Wl<'n7<eJ*E~{I.MH{5O<TT,;le4QiNY3*wp9e_^vp;(RZcLL#NcGrfo)<Oet{Ttnd,rN[4icHG0:X`dY^I'=rHw]hk;hYss,0`T[>/lrT+%;z$&<sq",
"N2-YSuw4EgjO)N`_SJ4;03aHytjor~S*Ze/YFn%!^/Uc%EQhH>WLCa[@_$|Xf@lFJnccvz>7-j4R;1}+54gejr>_`DJbNtE_JTU4*s`}~CK5jBgl;^(CeRSi.WE/'0_M#A09Mbl&avs=K3cc2e~iR`4G04dF%{jf+3I:Szi-6`z)w_fXT%6R[*R<GAyHhW>da@j$H|8VS6F[#Nw`+^36wjK@>F|quH8v}:R17N(;Z2iTUj-geE0IE}.JQI;T%+Uy5Und'U8i]h+ffH+TH0z*$-~9sboK@|[%xh5O[f{.S1,H1ju!i&ThXEV~~Ub'f;V-)eftv3znmzp0A+xGa&~7M~F#xyX;5$S0dkjc>m8R.adk-id)ZuFC*h3hw/<J<x+c[{+IA0$IPblCVpUjcaPCsRG0:!u{su@(df+c#BawgQWIlO;_HvY6/_S{w5=6N[aBl/h@2/tWpT}4q5R>2%o)9Y)D|`^7#pPdk7S:He#&JA0YV3p_!z9Q",
"nSG!h-WX_jE20_mrQd[MPfxwEZ&=J'j^Tl6u!l`(RO(#!MxW::)r-(}1gkEs{59)owIgvQZ7O]}@aMmIpsi54<1c$/bL_HE4Tl(*X1*RFkMTaZv!_vlsR>nm];ZukB%J!Hakd/uI@SC$Ps6<v;V8zq3M+S%6)IMOuc8--A<vt6k`+K0nR&r3Q4sZ#ugG@GQB8IR<e5);+Z)`HsluM>A(V+sSUKLj}^&1A[Iy2J@=zS5UaKX)4JYq.jzDGAp(4c(K}2O-.`XJ6Qx=G}Lw:OT&sxw[XQ`LASToGfaNhp`=T21LdC_js/`e!.pmVj}(lx:3a+.5OTx|yIekB.K|.(X<hO'6+Tb}!K78^4/gF)Igzu;hk0d}<{Be&C&hyvU4=8Mk:@%`FQf<N6.I,HV4cD]1L;06>HBiB/{1RE(GahRQT1U_^T!*MGY~RzYqzb4z[in3Yn}daZqg'5q/:[o~825M^%>Kwyi`u@w%VLe;j:Tqa~}c|Pr02p,4",
"w9m+5|S]j:VkUz3/Y&z,aCQeH9XB58+Z#MxZmY)$MDQ6Rsj.o~6_bVtyP(;|L{4b6%VyWaGT'}U@}.IklKj:{U7*.6er'h3B>-.~H'!9--Yd)]t3E`g[4yDWg(vt]xeF@-!2}`lnaBT%0[N@pb/-RJ=nzJSY]5Z-hvkiJ<)KAv|=PDn2l(X1{}~]J(^5*#^4rBURjZ=S[/bbv3}ya|aZP|g^b!>LME_J[vr$CE5sCeO*Lx&*;nL%5pc[S!;$udm7F!D2c2@GvE]4mcosh#*9Lgp08Al@:PKBQcBH<VNQ^D'rw.`BN(4wT][cw/x8v7AX%~3b}Z+,@&ZD0X6>.>oG7{O#JW/Mx*xf#jxf5$k&5Wcw[bg:9Q(NKf.lBWh2r;-m8jAPy0HeJFrioxn{jtmGx.]+DeuF]~lC->Q(Ije7S=-kVsw^.VNjkI'Q(N#eq3QrR8B#4f/kYV]Rzh~KzbDf`q)[4rJk`pwqjrAp}hIC/I)`Ltiy:JMw",
"&}Ipt6D&i5kPQ@V%_l&IU^4m.,mHNzqY2^njppVL8jY*jFbK}eIL/peZMT':cvXdBp9'ct@WT8k8~80k_&mXi6,v.l-d(K^'s.{UGHH|9/p}Yy*d|gWujN-VZJN<tCG&#;T+S.GxxoAK=a&QsdgsrD^GTZBQ|KHt/Ma`,~$V&s:lY>,lxd[#@@>W0RV$Bco}g1*K8m.lHKl}RRkgZ&'^IZt.nD%a]aOWktL!3R|+.lFs/i7S:15J*B>tYlm9OOQgign]c~7eg[Ia0+!qe6x%j:]2xGa7'>oAMZ~cL<1V7^/v2%5!me_991:[ZFn}&[1~q@T61R==<^9(>-dZPoD&&fYbw}iN5,ye=Dj!3CY@xYnny5Qpa)&38@9JgX'HvD1doNTs;dPbc)ZVB@rmvKNM:fz&D}9l=|tes@aQ#UM9lE@S|,v@j!N$@a+BcpN`(=m,&F2f=bS.xMN[#6J.vR]CwA8T_@O'!32T:ev1.4;/k0K#e{TL%%#q",
"L5y~f^@S77p!4g9w#Gca!H,qLXip!B-'N-$=W{O%S=@l{)B5ugy3-L,dx<ev.OntbLmFLe}fA+GbnIJryjl`~-IY]Ho^ETu)/CvpMRs7uh@|H}<zlZ)`}gJ&!M*]K8Et'k6!;+V#bM98XR^OejNISyxv`bT(-=%eD3ihebWUJ7:>t|afgwRX*N'no=u$x%.(<4$xbQKe};tB+([9lq<x::8zy73tZyq]HG_,W-gpZnd5n@goCs@r)p82U2xz%E)kDK0`8+Sio0GU{v:tBXptoUgXG&lk}SRSDU9fX0-)>{(b<0,tBh4fl%^UpK#u6zxjZ[;]zp^kpx*WJ_YJY(7nb*VMvUdtNB:cb37h.R6.>:;^stk3Npltl/E6Xg<rZ%>i=Y#@yht!dgO/`>f|6aj3RyaZy|rdPZEAd0ztYxI~@l^&)r[xtt>]VP1VQNIJOO3uIRxg~>{`LOQ#{M4bog|).T#xIL!d/+O<9<_C=-5S@T=<Y~mnE3He",
"6ace*4JyVJW)E`R)Z8^%Xm&X$c`NF;)(m2NFH|hhDjyYT)Gb_IP/zI^yt62ji7/EgtKNq=S_(lTu#,Qh2gxmz`oN^$w}x9nM]GZhO|{)/^WcR_E_jLWv6YIFddNCo3d/<u6xau,'xAia+ab9[Yd@:<tGf(>Jl&0)gN<^6F%DyW}v#F6-VSsCLicoJf:`k<px^$z#]{s`}c#T+u@s'_<v<w}kY8{GIb_wT5T9PS72R'X,<PZ_Oa#QMbP,.!Yph#PMsI7A5z3Zv1&,%6N2Qz@$eR_pXz2a!E7~I]$q(=%}-c%4`{m}#kTHb<zYAd%NS/!2&)!sH-IlF''n/aN[+]Ue:eL%Ff4TgY2C=hcbB9M@;P$Y)#mb{/+T`sTP+n[nq8`usi=PsmYu/'c5~)^q6#'*nI:aXJI>1o8b<CJCr$@dt0{qNzjbj6m'bfWJ<6%VNZF8wc3:Te@+lb%YP0H__,*E)10Fo(4PvB%,'Z'DE.rF~wKG<~zG{#6'",
"iS`Q^1Dm6_maB`IAZ`|OJM3&wt0((JWC.A1Y#d_.r0&p>uK!LRJ!:@:}3mPxoZg+cL-wX%F>-8!jqcfR31.t~(,qGd3|/XCm[TrM@D8.P|%g3>Eo#u^I,a<6KoRdZfF:b-4ubnF)}rY+5qp+7plOWqY-tr6Wj;U2]m@Hs'.P3i><gU#K)fH]>*,@U@@1S_+X3A;T,yf_0b$[T/||&$)nREJk=LG=!3qUa}puq6:B3<7'Ca8e|B'6uu#}>89YD~kQQcJvdM:f(D/S;PPS4f`g~{3h=-d/LX5m*peflhke+:|Viqp#Q@d}6iN|Sgc@CuCWtP5[oSiT12Sq3,|tD8{oEHD}!>/gg<(iS-e%Am'#<S8Xnk.=YFSm1LY(zY$]LzgF:SIm[:DvTaQD>wC|[_aGRmTwC|jF0T^;mOYJ^qTG0/_X,$A43YRxbe).5%l:;VP)4GHDyszHI)#gHMQ=Y]#*C:hBy{1|J);c@t&(H.KDqaAUQIz(1<{M",
"4.91LEQNbWn`+>Y,wbq7lo~MJGy],|T$9x]ofpP-Z=@J7}]oFADH5@(L%YTUbAIf$TU$d$,4}Z!BIRhwe#~TQ;Mz>.q@IbgQvJ<[~4;S@/*-FXI/AG$$x]Lk<D22oEhFkH:6fWQn6I9@%IdcB[WeOH;=GW@;Zm8b8puVw4j$C1HfYl4Mx,*!G+(|_U)1kT7+d24=p8rHV)VJs.4R:,WF8PJku,cYlM/!2H~|QqaBsEw|~UIOzZzzfF/t9:Km1o/D`E@hbF`5>Vdle4sF4kLSf,/Ky48p$2a)6{'Rw^t#RN}goFXC%<M{xLYmTfX/Nj$mb}&7drKxu~<IlP/]hDE3c>YH-r%QkgM>v>!`cVC4i3+&Fi(q'5rGjZ+WzBZaK{<7V@doVeF30L0i6nT)T1[z[p_RL9|ox=a@_VN}QBOJ<t4h{Qm+0@JILDC:J#xsO.d>>'*c7u]$d8<)u0;V*4X'd7!g0@{[Ow+qzDA4GQ*o92&ZN{81zh5w",
"0a9-+)L!-y~8l]`l5%)+r|D<tonHA^B5kGp)3_;V,9{hPElIuz-'2I[6g`)}bG9t0k&~|km`P8=L3^lDb=K,qYkzSl710r!1+VFl|i$$q}xSVi+}0B/Ib.q;S+hv5E9o;BLhwN=&ci!)H!_]xfKv|>Az[F28sKT,+}IC6r{fsf-T[%@7]lu-#XkmSaODV)V>P);Zb~Z=1{>3Y#k'HFg!!AaODK-gvc2Hoxdyyx+CI<rj0}$U;uWJT!<7hD]<SVK->U[[/xmo>.NGu:lg-h!d{,=d#1Ysl_44+MF/u1rmZ}n3~G.vZO%/ZuCR7*3gFg4Zg{`YZ#gooqp[`aMA>P0kUfLoQms(wG$5k(=M$V~>CvR*1p(WZ]*Qu;o]J75jqIiQdER[:oqs.N5!s~2N9q:/V)(.v@q'Mmy!pd7[Fm!i`6hf~3^<{Kos<Em+z~BjkVGu2Az=n7epDWMjr~}!}SYG>vLo-dz0Ea&ov[f[m-zU<@u,w72n}CDe",
"e6o:O);PWLx#({o7ypt)C%~{a:QG0|0gU-)}L#J}-Y1H0I'uR9W}0[L]{MJo45/0tVz#)2fDUoT4p5U/Jk6K0))eS/SM}`ln[g.q'"};
GPUSORTI_SPV(onesweep_staged, onesweep_address, 11101)
GPUSORTI_LINES(onesweep_inlined) {
"($4516$Vz:;PZEF1~q2FZt3RR/R>!xu>gQvclS1iQ|LQVjWN3Q$z%L+@(N%MR#,`Y;txh^L2B6Uc4aqxD8*I^y,'gBQ.Vgk!(eh0Udtl/R%>hp9v`2Y&/S1(;=4Al:GE^+C<Sv`jR[:NAs=0{6p[2q.q3^|Me0@J8;ePa_^RRGNRmB-TKAw$`2hmMQ=F7!iid4GnbuFBA3@&4o-V]DJ.DPY'tXDJ*VX0F*)_2SU{Pza>h2n!Rt58kAYz.>~p_Ej1OT9vmXro0Yr'u4z$gJ$1RzRo}[kJNDf)]YSpL=2u3Ax*5b7/^*;++NPergUiw#W:g16:t!I~df=B)>BwW.%,AP-!iSVA/s[4H&+72j;sarRD:Kw(w8ZMnU@Gx'H0@},WjP9Klw.>3/cQr/:&}4qo1N#m#I-&M<aEl`;H~#3#+uLeBv&d'h2fr{#LU5AY9f5BYhLMrn+Tr;;8pW(f$(!Gv>%.K)]u@ZJ[HB|3o}U{aQjef')ds8G*",
"~V*E9G{6uI_O+KO5<)BJi,CskY0YRC&B/X)j2N<7@f~@_BGY:%$Z)R|p#UQ-Br_m0,o<dkg#;e_x#mTfh3o@,hS:`w>lEouTi&vnuXJ>!{NWza4e2EszV>[87T_{0B}$N}$fBXu>erB!g9ltrKlK2j|D4h@_QLs'c=L9P'];<]#OSK_k(xCD]v0GO'>6<1/ftG.90&z]C0lHHS*;sj;qx$T-(-^ya8ryad!r7|E+k=.I<s>Hr_fCeU'EPnGePgk7m=g!QqT.6-m'y5'v/(6a91dBf+2~or:5mm,o/xUm)K>:P'Zr2!(Bhc,AK;bl(w14]rFhTRemjtQYMzEPJ@<k`tHgRF~3}r6rh'!AH2k(ak<+3&Hr[5!r}iRDTam[RELR8{}w-$WKlhy[f:XS&=QN!sm>+d/<:SJNW6!`Va[B7ZCKSN'it}KbSp9)GN!dixXP2DS!=Q_*Mbq<k64fRCI2_7c[Oh[^jOs3N3-Z[:_3X_+f($to]7ww",
"P#VahXceKQCT|L{0`TvM~`[e[]a|M;OGZ0!aT-/'}Sc[&ZAyw>JK,@D#|3SeIhfDkFhy2jNW<k/N-sL4pjw:P1>+Qdp~|NJ)PL''}[@wtHDo7`]'$kgv3Xrd0,58S%7A>b_MlL*g'MF{s)TMp1fS4#1-jILr(_#i[_l(lbG$@msUFFKH_6!B'/h,&zZu6zr[yt>0EHA]h*5LOAI%WO`YllV>GyAg3I(wgTMuRHB~wggn/15yDz^C**wq.V3S_2f%rs`pB02F8tUR49Wei}nuDMd5>Cf!!IWN8,p[JGT#{QA>,tEt2R(%I0=C;X:RK1/,jR(}Xi!g/!AdzRMS{e'h11rNe-5'|f{LVC$lx,^MN,uR%WH&~}~3:}`AY=d#ICR3'A+ye&P-mNT}uSv!LL~olk2UNvtUb874/yIKE@4AZ)<tu36W5|<;Ij'E8d|Wvq)e_z5MxzWE[L7fJ)SxFgl-9xphaAb3C3lAwzcVG`&|Y^O.t#EX-&!8",
"+y^StbLn2E,;j>7ljZXZTo-q4{a6#8gvIzAD~(IYTNi2^kt>;G5rc~0(3`kzH=C:!}Sp/P!!+ioV/mfJBdZ.PU:u-F1|6wO0d'*+dX{I.<:^}u}{p-W%;!rCnrBDnn.+HnN`4oqbm#]iWn*xTEJ$yQQyazopL=^UPB79'oDDbi<zEZ<CX%ZT:/gi{w@qikTvs%+Rrs@!aR{iDg'kGpS_P:p/GJwQ9vFaqqkl3R};brytvoYwOZ2Ivmxrd^bnDj'cFL%fpA$+MWAk1MzRg=*;{g>'u%t}B4ZpT4QLdgkQ{@Q;@V_66uq!U9:aqKzu/*_M8lVD6*'&p-A5iM&`pU6|9gX>kB|gvU,=!a%K47a7RTV[@s$-xj+XIDvm-`_2q-=McXpnA$oCFwRbL8y8DT=t%oHtdqxg=q:Uksa/(QJB/$,C~23lD|(^]2KPt2M9H6ykHK/%E9fvDX:Jurry0j$QX*SHj,T+ZFJN8H#RP#jk56>l_Xw+(yQw",
"w6vZi,qw0kSa<R}2yHSJ@wM&P2T|Om!{Bqfnm[H<{b%D_^QsnpZP._CNF;DA}wX)D~]Z:SoF&BB.-0.ubwfp`{3Q19&,7bW*dL)hV~bo_B{L{p:E/8-(t685#0zwR8[a|ocgU>7&[kC!FwWP}qVS^0jG5WVOW#00D-qsanIskwkKT.L@vw7#t6ggkP[w<jjUNyk[k(PmD}q-@w47=;y^d4(`E|8Hi6x,!gPq.+s#*1z';dY+>1OA4hpbUp[|NPe'Pml(@'I}WTztw]Y&5x-1+]o2E/pSs,4;@f%3crEi&Vw}_H;+r.j)H(!8~n^'gi#LGc#oz2oy6+`VXY27k)*a4v(w}6REM}K@<3T$11@e~$lB:tB]g,d5r59D{b[l;>e~;JBOquwT7FIlp4)gcpwT]ddwOq);AVbtr.&=OE4=KF+H@~+s%}jf5@9g5RV8xBw)|-~$RYFF64SOq:MgM%Ifi-9F'B=`b;^lmH>fR3.,BvI/]K4oyafA",
"b3WfstI@f-u7p%J`2J-We)r9uj.cz-,H2Tf*N(CmeiH^8$2x|^V&Jdp](2)t}{ouL;5f%cxwS9o>Bh`(3]%qH9VLc5HsE_7Ujw.J{F5GRgDnt</(@OdaREd~'_.=Xi0i#`r_G1W577G_1Y{we}%PFz<gX}PIidkEi%U1'Wy:N``pgM_&mXSJ^UgdMo`oo%Tqd<HAX/,ruL/FyD-.td~`[MCkg^;'jdYwTK#pk+L62'&-'r*Zv)Ys=.|k[TNTgF25/m6scEvSlC2wEE^[i.P&|+AkYw,10oyWpI/F3l(55k,NI4v*Dl4M.jrA)o@%/1z1jZ`%iizg/J(:UX|}{W[%6hARxub!]3ZXhJi.5}a@E}J|nGf@nu`in@4.<V;Qw4x~rBSh##5!.!622!a%6r3HQPbhiu<BeY7Ce^e},n]|ijT@kd8nsxC7:plpq=F2LvI>IfOs7*Px#(r%0)|Q,-5,)|@{1_)r6|6FE//yXzI@GL=YcFVkt9m9",
"Wb0!6:WB1DQA>%n@E'=!D#gV>|1m~T@v`JNTU/D<{6:RV7B82BF%W5}yc/^`~kn)IUW'=*d-E!|/hl#~d)}=n6AavZ|F|hMy9]QL^L$^2#Gz&gXMHx(ysb=~6T%gd#xI`Sl>Ccoz;UIOruym,l~8YX{w3tau]W*rQ:/}snclyhzT:4[Vg#N#VN`++kgX2]pZ&+hz,w}yZv^fpe%nFs_|BNpn.`UpwOIp/:hrAnraJYk|$`m2<zahLbq{rHfE>kT*@~JjZUA{8qIL0lHC`5T,PW{%THvwLtY>bLD&E7mY]~{Aa^:Kp<0^7`0gx0bF!o#{OWX5d,eE]d~62IPw8G&8%%VB%HIMY:@;u,&ldYfFv*CQ;Y~<E|k'@#Nlm+.9@6~p,^~@5{hVREUwvRMpXe^O:NNcvWs2~{6aJ.hdUw,bdP.20pB+SN[.fL<VyG8(osk`MYAt):n+}.Jgb.7Cvupee}jo4ODw{U.X*upCPt4*1`z%%$CFWjqr",
"d.>cdAr]1O+q'@rfafi],9R./zn(<cA#5i[=[)4KE(P+mPr8ENu&IT~c}%6'EXS@M[1pL'Y'Zv/5!1>+ecm45wr^WbNzul-sHd#3@9aJGwkfBE=a;`]Wz/>6;5!nbS85I5FX}}`#HY$I@~|TquWQ=5ve.7)*3u^k+uz<>c*~/oIW+r2pkVNHhDlr(%4u*UfP^jMB6(~sc'c)T)@/wXOMh>g}-Q2D,70h3Vb<=i+sE9l@=GhJgFD$0Shp0a%GF[y=p&sa=9yRjgiJ@`Un.:Hct;C0{8@lp]02+o+C)vm)A]M%;%d~P0KauD0EyH/(:>^`.W''NM:WknEAU<Q!,Mh+iPE)>Uf+ZWEr[B,Mw(z!.m.w_@Dz7nh<m&R^|JjKUe,tV7&;+Qg[o8:Aai+IW_4SjW`4+`I7ZGDN`T~]pt4|vo;I2fy}wk89+8p8~S3Z>x5:7WI7$.9,39F%9yDGu)o>9n%(X&U:geQ;AO,m2VZp@P[hGeBmhBY,",
"amo~GSaAJ..`c3]_b>AOhV;wL5e~S51ypy;n>Xi<,h^I5uu5{uKy.Qj~sre_Y`7+1q@Ce=n7FOQ*9$urX=aly]r[2CeC_iSOHaDX#;jfGzm)0bZ'},Wv11#).y#lxIuLj2$jwA*k}e+X7B9-;J)EG00UjJ*X7{'3]z}u|CL]JUCmlhD-8sDYNJlm';JC,J+}22AT_fYtYaog&u`)MN}#o.CKoMLQ(w'I|ILQT+sUJEAf)Eg:ZCM>nv[3>Bon'`l.i9r'IJ6a{cWVRs+.|wTS@X@)`;Ocz)v`(,[&+B{!lrnK~j*COK=8=P9e~~C'xH$efB4|Fcn(Re~0E{PhQzFTUgfC60;fws5MZ)KNtnj<Jt{u8DDs9^]LyK*o}gpC.frO/`VQ:3^`R$P~VO|'Qk=H`<I:ZZhH-B/u#Dc!@CkgmA{sECo,&^TPA7|mh>i3}*V]*5#b8ah7iJp@,sTC9Hob`T=K+BlDyN$=%cYjow3s3~x@+,ODn91G",
"A.2H9-P}g9&>mG=~uv~h)eb|,3M&WW4C#V{)u]N[Y'!r*nDCp'3l[2`^Gq{/SU5`dt8F@4DQrGLA.y9xAtg>9{z^|WUi.n]6BjM:Nd=$4tE!cKx]/u;mji3H:VDD[tAe0CWiVcH/Uq4@&i<FuqA|T_Mx_L^ok'-'Z%r%`'C=Fp[0~1q%8jgj{M$R_I:8)Jc]+XI_=7aTv.:sLm}EG;f2y'jjo^u&rLsBCn,DwA2vo]Y&LUzYA>#u4KBppP!++9RMow;,pI6}n_BxK];jen#VAKB-QxmnJ'v7|YlzC~U}_6/7S*x1>AP>(#k'!:lRj~DHPs/01u~iWNpTqR9^fTq[H-#`l>kYcoaFfVVKa/'0Oy<FGY77IJ;jN'#uwzz$6H/y'C;V*RppAdo5W/xW7_t{ajcnK0{=d(H03DJ(@PEhDHjC!-HBxjBabAxP8wtpd@`a,a+Qjn-7b:`a<m'CxzE8ILoMfh7^(F$wAo4=us}+)N>6J:E67hj$",
"@tDtPqciP_4D1Qvac@m5[X(Kc{OaXH;}7gy,@h7VQt$tsgE^3O'+{[(}Rx9$`g+57D9ClQhK2R>6Ld-[NRL'k9}JByU}X{(hdXaC#7y$q~;oF%tz/YM@F2-a(M~Zk8:5YN4av;9V@}=;u^<^YVH9dF4J21~kp|6E<*QdC7Bsm!3N6m89$.}Y`}4B{0xOQZt-bP+oLb7+TQ|C+DS!4#O=^M;4hBVd=`Q[1rRA$FRf~2SF|sqP5^=cnA(o|DpvVCT1GSxQA2Ndd7@re&=exT.Rd}k4Ul)0/g07ks64&uyfk]6oBN+X,z][`.vV8p,-{!V^IT.yJ+z3i9S]U@PTW5twD9I9L7pPcSx_b0BKQbTd3O!tfLA4f'9iCI;j7l[@,x+z'e:J{tlm3XNS5iiT!E6V5*K6{l%CvUca@pda$z,zJWLKW[=>-[LD-]l[KDw./Sb4&%MfHQ6&8_68#{JWpW;GQ<8U$r|r519^p%Ic%SWBxfYd');7N%[R",
"n!'HEU6%y9&u<r_;Oh36-3oK8ZQ0U!VgkO+@RN8E_f<.MQ85jG)7W^*BHgv.cQr6X=leE<]K}a+nt,2]5]ofpqR}_'[wi;A(>%%&0IXBzB$4M0@EKGUGg;rZFChnn.-5k}~1,5.%6dRqB%'UKs=q2HVj.++5,Q8UB.DNN3T1;zIANNR;*Zhgv2-:7GV=[m&BA_:>IOq[G0V&q7!oGPA1gw!Da,Ljs{+>}sQ_iqoz1bTXWZAzH)V]/7(r<0z*!l=,.gpm9]vV'GU,(7&&>pBBE~.bNiehQX3kuKdQiy.:=-0nX]40^^>[j)KiNOyhH1O62k{RYL-)o;wULIyL(sRl%(8YuS-z;QbYC(JFM2*YH{0G;ybFJw:l13>LU7%J$a9}nvy%|`22m|MEKF%U8;m7MMB:W9MnA3m-uz)hn*d.TT|kN0XFiG'my!#macnt68pd3SVKT09Wm(r+2ZE.Bx'^#YqKVd|4.bkW}1V;YA**)>D'$mVFWcW[",
",hAspu'I=9'(2[B5j{DhK23>OwWFKj-g!ED$.PAjI9`oYjUac9W#pMY5D:}C-B%L%n:YFt2LjVjcl1aZ.$<Q0*LebgA&q-}r&mIqzUr5W%<K5:RF|)}t9~:5,G+%j0iy^e>@GBsD9_(=LbJtu{)7./UzQ;aZQm),zUYFq@/Em!)=kO)O)z{Me[;-z,`1m%%YMK'B$9By,R5ug,uveg//EA*#`<1wR-*c-jN4uE$qULpJtJH;Dq_w3CLZoG75v#6T[*TVM^Ct`4JUm7>8a#bSJsUdtzWVm>kp}ocx'lthQjqQOg$MUn7r@KP;J4uHV`mC.a$BD^V0l6k&@5iL8Hgi^PU;P_yaF4bgXOJXWg)4xTo69U:,2b+B0TX9!=OekMNRdw6{xv@w0=wpiBi^H_60a_D)C)<~_CHtDlSwxFC.S9NV]T2=-psj!diT1:^v}(4ra+t|{=eDCxBc_Y:.[jz$v`9;U6pf'/b!RI<k[~WN|m;ZW@bcI!kl",
"=csw:khj/{]GR[sFS~nud^AA[oHbOH)J9!iP`wJp|{P|kMoqHeSE+g$S|mct`Fxjh9nyQ3xB_jiRGGk#:Y1sS0f(<1F7B}3QJFo^y9<M#|Cgf~@e3&.~BQ>y#u$5]!H$k@'!At^8:[&_m4GulWgMWlZ%hNpxasTKiNT:xm72mL47NLKQt'0g$XzR@Rf36M6d$W%*R5ioSor)!gB9K[Mob5SggYu<(%NAVCB$[&Np>Z3=N^f'h[D7Z1KF^YbTIMCe*)eDFs<2buyUqXZ+[[oNv:,HL>U#@~>wjDt^.r%%[i~Ar+(yW%3p0+L/OuOI;uFsj=M4%dLIMY^B8t&bar-^L)LMyKi~OnZGXJop)1yHV|)X0|[2zT]CKhG'>tj^|-|I};9Y{!^oo3(|F>emWFk_K4@Q3xbFZnb(|XtFY9`;aOggD9Vkav6/jtEIxq,C3_^l3;3}Lcp8Q>p,jUY)OG7{e^'1)9:cfj7_[+Gnk'^EDkwbkIGmQ^B-",
"1zhg}yLnPu2yQ@ZXfi6T)t*^0~xOaOc$w*2-4{i7Rx<4N9EkL)i*0j@:xS.KpE=>czIEI7nsj=}jd96.~bl&m:Bqn#GY(T^k$uqk8pD(Aw+5iCA6Vphl{|ihsF}i[oN':)1j,I`fZ4V'WQ-hwr4]A<GOF.FPYes,-Klmkh|.b&A@a#RoTf)mZIj]uM..O}vZ7)e@o8VjqfR2QW-ZS9G1>&td}hf|X}UnSiG2sJYCmvh,+jd|y<47}&O1xLfoH95T_WI-hg-h$#B'X4n1iA#fA4^UD;G#PgC,w419;_:ysGK#Gw~>jb:P.$>Slr=|Z8M(e`-OPO[99]<r4J)#k)/{5P0hhzuPzO&8Lu4[5[`rTPUwSvBro,A7LxXLh1ph6Xk{@VSp}pl#]y~!u,G4~YrB]il'bQOyMNMRAQ$`tv^N7Z:)L2@_IDgY0*~8rlu47^:6<u~$mqkd>8kuLjp2^Kj,&SWf<)p^tpibm@]@*O:O6E&iZN`I;W[Z",
"./$C+9W{-3c=8|p#Pq^FY2YPc#%<a;p--NxlHx;uNk~2'InLX&x)1x_=O<_$~Y^BnwcgnyK1$sT)f+<kd|1DJEpm8G[4tq![jg|}~WU<OA<Jj|y%R/VsgPEyy#hc$=3NE*KA`MTOlN3uOQ^:E&;~CnPL8'A.Ie_jZ:Y1JWhhReM08DZCQob,|qRt|gHCi)K6NoS9DK*/o1oO[5U:FD-O%!iNx1de12XS1ffRrDpM]$Q>nA,*$OLtj$YE(t)y9d|a)UIk.rrs|ef9h/U9;=1.d>4CSe]$XhAj[2xb/N]=Lt<i)vekg1>C,^-N(Av)Pz-{je-se3-uPkPl)fyh|5VS-w%bZkyaJ.u'IzVzZ+xgW3s6Wq5r^yD=74}x,9.11pEUTPW!9C+*fNC48s[15QcD3+s>:or4j.TE+.j[||Y}e+}J4/UEONeA@,q70VXNkNH-gW%{eX&7mz=k=ltZv=uM'nb)nzrCCN~dHJYV)I$mJbei~~HB4j#9",
"4xp=g^0}o9<nSCO/.he1OfN,v(@*mZm~zvAIrTu=gXr2@rE8w^evKr}xw8a}JwUOaUJ^p=EU3EzDbO-|a):1i[#Cb)O~{_dU<)t^)fbLw~IX4B'b%!0Y6[Cn2#]Z!]eeS(dV3J3`I|+!|gCXK_+.A9G_!r8E,fZ:I24RnG:T,3|I_JHYnjO2T3j=*Y33BW5tSJGmp#In[}|v=<BB+#=d0{nOSXpvFurBm0>jbw6]x#&R0u<o3j'_GnoMdrd`y;29G`PQRo<bD;Jcf.8V,6x<.KQj=0hPy'7hi|fOI7sc;5k^[Eiw);@C;AFgkCd&O%8{)jaFf.>JS#0faa*c;}.DH`*h[qG}HWlMu4moh,-$4YhoVN3]WWf=bdF8KC[^{V~e9R/kM8P$WoOhVFL,GSPPZ^`X^.2|AQHg:@:}WOnchG+wiJ/B]ngp<}U26o8gq$Y^b7lsmJN(tI}<xO$gAC_A9zW'k9};t=O,M)J~9YvwU;`kJ#CGOz3l",
"%AC=>XQ7r[$sc%k3ov!%daWPBSzTAyrSnI<Pwh#Q-]:*=j/)z[dd%_!15[JzwIb@`A54Ta*BvnZnuIdjoLK]5U6yo:+qr;Ik]K$@<obB3A+)ZqPa@]0{Q9ohup!]&.I2|+,WgN$zziJW,iCx[}Tr4'5$Hl.$]+^3L+%e51vYqkRH>]axxkZ-IR3){yBz+e[=FsKa_Y=A6!,zSky@m:4{`yObNh`R7g'-Kzk=[&O#.dRkW-GR#&uzB7rvbN-cbbe%_{Y6ZYmRZ#RlQ<*u6L=l+5+,$ckF$r[NZ&~@f6]XHP^VN'44@2d(8$pO0V<d#AwGHu2}o`Lhv#-MVupdb/[2t!]4Akf<vE9s_*~b}!hLycj>#+]TBIBfF>G)`K[eDEq;b^++4oBUSV[O_t1|n+U[iBF>mH59adDdq)yN;)MfDM}PS+k(lf:9GJy}@+7]ZhB$Ss'V8ILf!@`C1TkcR^sRl)HHr5!as0M|YdxU`]In(be$g+s!'VfX",
"V+G,2-@2E~u.P](k!oghV_V|K&M{Q0~=NqiC;u<!*<a~BioTlBF{=)OIalbESipEm57,,Es6.w8wWX`TWA~N+Y,SNuUW@gF4>~jrV2AgnV;xm$:'9Vz$ZR^@W4[PHAwNzK`z02&%Wm1f/|1iK!x2WkBvAy%6Vz7RAcy8[V#j}K!-n&jb|4IA6u#:1p&&N2(l$D-JtptGqLZj~rEV:|W+R2E-(#qEv|Z!#4Luc>sz5WFF0SH-ANCcVme.~jQ2K=Ku(B8/_<Q$L8kif=]GH(;DHo!+o`rEYFSk1'|zbkkH9n5&v:boc*_DiBsl;CB'<~{`#q^aWuEDuz5{}ki%4HCI%OL`;!cE=d^n>UHE[n<K!h5@6iHD0syT5~s8ku6KC/en6hUVs.i/a6sGM6@qn7kvLgj$i'uPIh73(%N6W6UiPL/5+;ei|KEHM!YuCU}J2A9jb=~MT[xHz`JEScL+XVgascBad:4WlP6{Mz*t_gw3gPpG$M:r=Yr>",
"}jd3fY1h+r@HNY>i}tjv}|rP'qH;]tCJEF9a{>!#-Z9w9Lqf[U0{{.^`7_S}NnUw_&uk<-MZ;~q9hZ.2Y/uQbJ9rGl{K8+sDWm@=)Z-@uouCfuB-rNBSlS7rVAm*3]PB1&FLhuVR_1{:yqP!&o(UCm6+,5nvPU[AA&B/m8A'-'L%]g~>}_UKam.O7/h:C-OQ~jShvJ!-WL3@{`wnNwqcMt5ZooC%=wIDb%VSk,fq&60bXY,9E%h_e1!p2Q)vCkkCQ)EJf>%{S0]g!/Nqa62Ia+2(/}#DNJ~1%[si<9W+:oAt^>jQ[TE/kG2=TD2@]o+u|&)O]p61.NhdZ:L9fR(T.aMYJfB!ZIJ3Ym%SW~1hUWX;45g~wQ#(vTMmbi=5$15J)Q3r{@}KB'}=^R-_PvY4I;9^eeqLtOdWgD[dG0k=%LLgtmpK>zD5JZ]ucho(<Uxpx7,OrJw:Q&jGTkl}EQAo/=j&sl(GevKuHwPd1{gz%GDRB,@ck~ul",
"FkEtk(3vC:BVqO/3*.[$gTV'OD&pQe&Me([U1tUm6OOT{x#`>p8DN7`sK_U>tevRGjIiq(6Dpf)bxC9|9ZI}iYt'6cTNqCS[0$zjli+n0am-p+YA^],,:~6JKL^,vd$h(hD-rvDVc+!Xo#[SOIW%4l-0>NVs~bm<6#t87go[RP[!%.tcvQP3~^H>Z*:cI'2dMi7lb_$*u<RP5h3+(w+:/Hz$|q0;[yiD`t#:tv&&=:`/`cNeS+Pzc$`*yub>J$#k4B<]+d#%Fb#Qv%DFml~.>|AQy0-VEl2-E~#BziD`:Vd%f|:UIBw}49EWS5Y~Aryvc0jVtUfG!T2d$CFfWr>0ETOS]Zo:HRy^:/:Fb}+C4_TYdCyG[M6|{m%;WbP6p[QGI>`JEl]_Rofg}NbMvO)c&y;hPLHG->]PXPB9E{HaD%>F|fD)2'jchH>b5C[Ql.lDSIPWR+Z<9L4nSRcyv~%VC39%ej+#GlB9juL8T=],*!425mfd;wzE",
"nod0Kam`zr~y-'s-dzH#P!~Qip8L#^,QHrp4fOp6`.J^#^fq&+{#nun#ybINpeKfz<BJo_*hN%&JN{DfI*Bf}}wZL=wGHh;aG(qofG_L$J/O&f4b9:~Dv0q6fR#vpgM'6Bh.W{/9H0xqo@V`$5^>l|Zl&JQ9iYKI!({Y9H39aAp3Kl%OdS#SB[4&i4Q-v*we!X~9:VGLU@JbM'eNyF4_FkU5cuQ;Jqqs_Dl^_ZEj#Hj!XCXruPk6,XGh5}d0;}44=oZCJ1j0u>NDh2kODzjQfc*D(<T2l/c6YM'}:hmmR2w*78fjx#53lDsI5oht>#3ZBUGi~qv}fUO6nTX}m>-,tvg0OpV]-)LryjO,rnJTakSM/Ws:Eg2-W^o6'0eE3(cLN<W~pu^V3DV&lrNv$cWt^kAxoA:-!|UqgoSk8E*/vsok`V[8arV4I|,r+`&3qXZ$Pl7)izkTx-c$yIJSa6boJ6[dpkE=%JT79Xg5|<H[M|kp2W=JQ(@(",
"0w:!_Y{2&.Qnn=LB^-zMQ-Yf3!Nb9D-GkX5Dv*c`H;KzT]AQGyiUf_(`af'+&<DUv;w2B-FtnI3m.MOu&@mQ}h,C]u%h0+Wj5`9X)h*=AV#Ku'PpV;lQS(i2Da!VhI0}tPXK{+PF>]A<f.-7!C,{S4^s8::#epUE&X1}h8P*K{g,n5[0dLHiS3>UKe%mx9zMN&WH:QQ{!3~J<Q692CYPsfu[RS6Pnna7.PF59umOnlIGE<a%6hTdP+k.y2eP`.D~KH7yJOh;f$9BPF%+AU)*eGr<HZBSRHXo*2P*w6GbM9%@m~40G'j&$s2mJ|':Jsq:GFEh9I.iW*~5#/oDiQ!(Ae{T-tK[bvW8v0[9cP'pFU[(syiy=2T[hh[F'CaXQwDi)|(,=#xL*(:;H@pU:(;EviR.OSn4A_pYn{jeNrPcH~7bJL9{bTns:ot!nCAs{Tv76ka7&HK)^48NWJJNh7YJ|8heF#`KN~Xcdo<1+>%%&IXxj%zPlF7i",
":~@B-b4'@/xH&/:EGA<291Ozn6e!MF0z&T=y@Y';sg-!L@pb~mU0.zx>P22]@VtM(#;/BY*m='&`1[tLRlH_R>%]#$*2Wpkpg(Tj)j4bvH`YO-+G2.x+qn;+>D;9Pg=vy!X}JG,q=_fyBV5UOJKzD)-o(%1S$y%^e6|@5vQ.*HRs^V5%vA`7,I*w9U&i*ulq'v{t9DbZf(CaX4:awOSx.qKLnk#IXo-81HTOxWhkiLf:T>o3{P,cxZv[(ifIsuV,teh#ytJ@'~AgoXm_BDSq^:ZFZbvw(~A2Kw)<GHop0o_d{pkM}uy3/&Q.4Fb$kl+Ycw/)i[G,[:$aJ6%B|Lx(4<V-h#1'wxk(tZeprWp=Dsh8.4pro:TQr1o2|cIoX#D7ykpc!3~ZBOrh:6).k]#Ava+J>JaYQoHr'xRMMpCEXYbNC*X_Db_,4Kx2yQI#lA''qWu/:K74/%A$5=.tc_L:Nv7}#1uEceol%nx+TKc.kC!cfYX^G@+G",
"nx4HnsT.Y&/[K3G'@j:Fvel7+<j;V}[H/e>bv+Ai8zry0I_ww=<'*8#eg1'rOESWfeuq@;+XspFd6I8*4ExjPAnfJBvT(El@ySOGA*'<G8sC`=^ISF*fb+*Y6KLGOf7kogB<)dP3<2UZ!o0#Vc,z4<3T!K3+~S8ow8G]8xE]r%vgpTEL7{cqaKJq]3e7_x`i]IKv5O*|3Pyrm,O,T2Lq~0Gj0-20%yR@PldN553-cdNvsL(yLAE5!n3t%#y!Z/.}yTkLZQ170I<E[~.%Q/J87FU$sru8uB*mGIgYiQudd(*GvTH*rLS/q~|m<:=F$!m7h8!v%#Syr,%#^9&7n9%"};
GPUSORTI_SPV(onesweep_inlined, onesweep_staged, 33105)
GPUSORTI_LINES(leaf_starts_address) {
"&rsKh%(JZY7D5=5(2eSow&6XJ`]4o,4]O1JeDIj(:[C[Yw>rVz]j{loG`tWS5]~^MqQGY6ib>nrB-+|kAz,]4vd>BjkEzM(S3$ia/zJjvwzF&:tZb,bT&pfQr{e];1[@%S.P:2.,[=mQdQ}8_Ab=gqqX'iZLPt4-eHy{~TyBr3pex{eREiqQnE};:OtT6$;LJPHi)bF&_+C(QQ}hb[)U0:6Q*t-AQ8a/M/W6xO;`3qiifb`Ekgcp*+}nig(w~xp'B|9MTijBTV2:qNi$8VQP]963ed^yhOEIc/YvV)-j3dkI%#w^^S#wG(u|C+Zz9J*VS0.5o2EXim*Gf5A{=1tS>>qgv8Pse2fwcls4(1&^a-e|j|j+3y&cv:[}U4Pd%CWI[YTExq6B_MU%H[*,{rG&Lh$(A})#3P$98xVqvU1'ek1si2_zar{nvp0$nv`z6FM|$HF::.Ih{7SZ`5%^b'D9U.}K=q32FUs{phisZtaYCQ|eVd~fG1nw",
">IYqu3_=wB}MOu`!:#D`aV=!oMf1C<2aM~4ml#I^SAQ`hb;oW2#:hYt*0c9FYaT)GQdnb~D.lPW@;nOD'/ASg`=z%PjKm+(F-F):H/6><mKA(VWBBGdkO1^2l.>dxs,w{!&[Dl0KQEIm}I3w(D:ce=b!1B&wfun,Bo%z$_N-KlX~LczC&:DIs(bE-(PgxE_&1x@z1.*f;xMDS!C*%QW*X1H]MFP!y53J`]A^lyA4c58L'hk~R5u3]l=CCWWS9t7rD'C_Cb2T+]m*d>d:!L-^M#ynC*+wQl9Mlz]O-ombb3y52K-dL0PrrX=~'gM=y3z''TG_i8O8:s[Xh''nolRr8{Vitl]l~FEeWW4wUd=,]2vH<!rJ=A9EfXd=T12SjV/e@x&_wf]>F}%NqOv(v9"};
GPUSORTI_SPV(leaf_starts_address, count_address, 2980)
GPUSORTI_LINES(finish_address) {
"&00ky|%&anZUka'GF-./PqDH`3DW{+[;-Im!.FP}.azq`;m>YqKoAr+kIuq%edT0V28WN/nnc)D[2&K8<gRvb9T77ee#`Fs9!^:*x)j###O<ht:qERSr)w;F+LbXms[T{ZRU&tg3DlZ)@:#9.@Anb@O*B=3;p%jF!D{w&Rzs.4Rb$6h7upPc+Wc'&M#$Yb[7G2M+cjGM3qVg1>0<DNyWK!So{w&y|`oQaek*V|so{5j@}|-0XIt6j;f]$|}M7w;d,==2(bMol%`yL%1!FMKKu.5+&N.abCD)cq-60U]zZr9Ut2Q$s;&BReO_Q*Y6w~';d0-%]&AAl*m&ftuK_]AzvX0KtXXtFs_C_Of@:bY$rsY!{$L8![=`!rx9E=v%r`V]`K9Aam&mLuJ|Qq`I.c!5j=^JNk<4_knD$^/Y^G'_RwfmbA./[8(w7[gdd3BAFbkcH([1.eR1!N(I['_NQg3p5;Z8f3Ny&<iLXd6>py6%--5oF+Rw2])[",
"phNB%dXVWRoJ'>4!NmCdlY/7zvYr+QB.1bT%p1Uxf3OP,KE_a>gEOvOvFg(Af0BI7BvQ[C5PLU_|<_$5msLC(100/<]G3`SC>{&$zzPs5uLhA`[8a%SO$pV4:oh!~TT2DYF<cv.r88X~FXdd$`{@wOor|z`HKMB7lLHgwpMOn5tf_{|6GImjA@K=@MOv)m[sx0OY&lWt3*+jvFak_{|V')S`yVdhCtx)t*<L]~g~_C%,y{y%G4bChUZ(2~&.S3kr.Uvv}7de|s#|)qo7.TAvL,l/k2haUc#lVn8[RX$GO&2`Nmr'eCOP1*Dm`XVZ8Q_ErdyF%3K_v{%s5X5C{lO'X.cW0s`PL*=AvUOcQ(_n{%QS^K|i0/>vA[&f'd*I./ZBp1icP>l6))vpt{iO'({y}0pMt'vU|k>c2~Ckl@<R$e<$7n])Q>wRiY1%ooz7$KqM`R0[piJa~&$FbX(&>qYqcUGGuEa@Ov6_wf(ixIAiJP(#5LnrkCgY",
"~|[5%uWXtADQhUTK4l)PBy2.-^*<&[s-*2gH5qs@AW6v}FQ^Fs=r@rbjVn=$o]`<aU=S%Q|MGw~BF&1}{#|sBixaR+*yMofo+ol8M&HH)#:_Cj4F~:)q@tz=q:aaCC1sOS47pkZsnFV4v;~|dy:C&l.K9:P_bDnHEH*diBKGPhgDR6Vx]G3:X4puqKys|Sm~"};
GPUSORTI_SPV(finish_address, count_address, 3365)
GPUSORTI_LINES(gather_address) {
"(pXl2km<9=0idCkLWLN]g7@p}cuV+D8UExsyF*4N+G|/{;Ut#d#>q.dM'+`s8#e9XK}inh(|5|*TA<+Z*}k^Va6UiNDz$RUPE@=3Fx/!_P(0uYskQJ|I]eEIa=wksCx&%0w(+N(EvpH=ts9Z~CS@t)3PJcEK3-ii$]r!FwIk(H_xqE)(Ni2XU:qe!5EVuVi^b@MCPL/*Gktq7mCz{'H+K/WAJ+rd<:/}#Rv61mlbh3L}d3sV*a<;R>x8/4S-/Q@.K35J2(s%0y(D+=a`Pr-)!b|tqZcK4~;|]Wvik4%CA;+Tt~B/B)FHV::h[jHN=ghBwIScDgHs1'mTD7SD=+/EebS_>/%UpiD.V!0`^A!Uk(sPK_QS5'mx0_8*&8H~%=EsMX3LuyotuIfGxi4<s]vIcmEf:srn~u#`1hQ8M*3sRUDHd:kX9`=kZXzFkr]=s=~#fxg4~n0O8M!dh=UGmu=##&(|CinbzZ4_fYzwibFXon&PU9{/cK)v",
"-woiMKv:4:}iDx{@.4b~Y/HN&g'qM{'s3H[FuIoOY)0;KDk+WmM;Ee!*TM$5@$DkvI}1@K_z9Y^|xHaZ7[]Uom{!!'R4lXtQtKiS%5zRKhq})]SE-1p%X;%37sp,&0aa9Q,f{@iP7h*tV5&w~vSk'~Z[I=2]//C^6TpgzWy)$!O|(Zgz_y)*a^!#ck,Z{i3}dm$*>=}i;.GYOz#;ye;#fp+0=N,Q[WsCL';u00Ex1EJ_P*42b1]&mv@D}2wB-mw)^CaXh-/[bv5diA'W,k`,I'|>KML*0r)]I[]ex,8NQzfcR7CL|MopExW76_Ht99LI`!dUy%sG'E'rSI($sKrQA0gEe<tOM&gju6FBGrie6SCjEGa{Wg|X_q`PH.y*l)VY|s((VXE-RW/DDq%7PPTU&d*g)]#d=0QA3qNXmC.&Qd-PPR(-|nN:*VDGyaq~I0+1-_<(Mow<j9z%{/-`d`~`J)=I,rBG`**8xFQ+Y[#Ry;i*x99:qb[4",
"]h<ajaSg>+INU!P((;3B~,;zo2$Ymkf8imhG~'(C8l/c*v9hn7IMAuTwsSod,xq)LY[8t44;Xe]ve;+!E=H~4'7{X:Yfvr/@rSow6u5.EdB3Mvi1|=J(Ymm%kGv+!Y^Ly2U^~7/(z3}2c*K`VG7{@r-2mn^HRN=+n~!J3Z~g4/;&dglJ0bB-/kgi;ea`[Wxg$)vRiNW3.l5FX#L7.|ORo`'7U;~B2>,^7G=Y3M(Rt7HqE=!3V[IuVK.Q~9KEN]Qa4uhN02q|6CsbpO+[ZxsQ[-13XVfOl3{A#}RKU0<-J;#RR4TC'q0z'{,Z%Wl*NF^PsA<*]6|_Nvj/_h#"};
GPUSORTI_SPV(gather_address, segment_count_address, 3063)
GPUSORTI_LINES(gather) {
"&z_'baJ@%-OOcy^-gkL96,3V7#!k9$slfb3l1af6cV'y8W@$K]:M)8}+Xo>R|*'V_5dh=C#,8&Z9N}FE3#@w5dYj2qD3Ighn)yEF1<=WWWY!K>bmhzXPpCdkyFwxU0A0'l#+)#GC1s<a3Qb2]1!)FF!uG@gUvz@asHCXh>u>3(e7k>AgX]t<7(sHbur$4OEq/GE.>Wv:%]9]VveT$gf+Z2R05bZO8=Wqk,`TSvYrF'#rTnO3Se[e:A>XaWzrY1FyuwoFVvHkr0Kp*fL;<IZ@aq7q@(%j$xyeTDL)j[W-hRj+eUxw0J.abDlSu;5*y9LBL@i>Uy.`I*'dKR>71d|5J5AWJfj'$D%[!,,M0,X8wQBU_DN_vTk_BZQ~36QB1teg*sX&~~1/I/10IfSJ{~>zx`1aK2OxsDA9e3n{E{Qi%-p!{!*3vn,vEXPH%6yb#j<zsv:O}C5so&4W`YofTLX,(1g@h>4,$b1UK(o$=(EsDA~}r|pEXQ7b",
"W1d~4|9}}r*lJmhGH6+:;fw!1[>k|>)1{m%/'e0(!Xc-*3{B*NM[#>xn^#PkmmhfUBG0S+f(d`@~}Tpp~}Pm9u#P6au{<9fR82`THay'{'Qn}tA-a14&zBWGFBK#)FFa5MY]%WL]9[Y2q{oIV^bz4ll$5L{G70:5{o{3{8qm{#K#)*3fAY+&dqBA!4HOyS<#rAoPoN0#Ltv(;J:@c<=9TP1COT*K#JYEmL[osinE7*]*LD_p%P!U;S2bK.e3xQB7sDxQ}'pH[^gn;<7L-hPd*<i#gXD.8]`6r)B@GN}vfZTvNVkn+L0F]QS46y'0xd'A$)PW"};
GPUSORTI_SPV(gather, gather_address, 2246)
GPUSORTI_LINES(segment_histogram_address) {
"(cUJq]Gm=!!4XkAtV0B!5i3=4H){LaQ}PzYP,,YSQE#1Ic_NB!0+5w^F<LKZ29sD:}(;px:}{e@7@M>.Cex+NPFxu3^jBrYR7~z#n,e<d+1T8YfBl~DS`<!v7[Nw3bs56iLpl@C:KUvbCV,y!Do#r7jF%@On`cL,}>eG*%tk}c,Dtt;2A_=w*#J7a@'%CK&6@/Ff2Qb_~$aBVirb6wG5q:[rGibxtE)`Eb[(Aj.jC7:A+N-J&kF^!,3p>JcMK4iQ*y^|/IsRB|#@!Y|Zk}zN~LyD@_-'2uwd3ajA@eq4>d)t(m%2o'3q]Wv<i*1wNxE!rQYRQF=H<W=*GC,X3ar(/J0I!tazzQhEN&'Jpn|MaU.7l=G*&Gwx%KLZncn=i0x*@@lu=:7t!d=uh8e/@)a__[C/{r@twc'M^X]WlpqZd(H2@qficw!QXAvrU<*8MbF`]B1Kb#3Bv:tc#x.pg/%_S}8g~6OrMv8p^JRmvO>$Z:AXLHoM@_9i",
"a5|7p3acZxOw1)2kF*mmv;Dud|qWo&GH$hUj,z'4DxremspOY0aU|6)c'{TIf|AhE/T}A';QiGKDd=6g7-/0sm='o!~i)|srtsDm#ZAgpdgu[l~zlF,Icy|(J!IDWRGD(D'1,1d9G*:]/Kev`VIvrnhQvY&a-nWl-!dMha=IVo(oifZGwgeX$&6=}!!"};
GPUSORTI_SPV(segment_histogram_address, segment_count_address, 3100)
GPUSORTI_LINES(scan_address) {
"'(nPHh_/Q6qrDx76%jE<IT{SMK%-Me>0esSDsp%n>]E<^vY.`E@,OYBm=y+ep@t#jg@|9TB~|0Uhj(EAU~2}axV%Kg|tn@v8A=sZZqk(P8/39-Wg_%*D~u~fku*D;^G{K73c<1o(U(7':!zxl*OUYCN~s|mT6U_r@^([.HqK!^8B]wV;7!GdnBhHdiSo&:@cW<5p1kOV_k'}5XBTw,O4hkh`Nu;.H~c33[C>k[R7qj|CY~odKXG3}guw~VH$zKm~!IP6efE<441c888Wh|znhjW'%QOT_oa:/^@L!6{e~O8I|f<*8}0D&m=+7%U-j;gosD<9,G6qUU=~3`R_H6SY2/Bw>g~M#)c[iY`*,W%R=yb>5aDhQeN4e5Uc_hamF_B3Cigvn,,YRtaCg^,3i!6aqIzR@ZrIY|/oS:It:Rc;$wWo;t.K}/1_^T2fZ7H_bsA~rGPE'f]{ed~B:ST7WOgeqFKO2ArgEE_j>8S@1@oJ_~s||`JxS{S/",
"Leg+Vk6=zMwYxD3`Ud[Bv6H#d7-kRxQv&'A:ZMvC8i8]ugmNOl=KhG0.#fzesHKN5H,BHgx>gL1KXVrg9r3l+Fb1#FWQ;j/Dt.3PR3K9EkXfay$}&<dAN|s'T0lQQBuFy6L9%rJ`[eR&8,G7fxu,:n8t/x%bI{j(!vGjT&>D)c5Q7mPLn%P{u0LR-2-xdF8zEnx^0U3.H7axz7PS]F|PuE5Ynry38*5kx-zODXQRz|RSU.ReM0Z#y8)ygZCQps~1tEY]xKP;8f/cPVMp2g*4amb6^{CcnH1,m|zDsr$R1+#)V2Gj[@Z(X^beI'h(SN`dWC+cM~6Q-b!D[.d7,<}U&by5`:u;Du-tLizT5`pYZN6f7i'G.Ez9_SU40Sk'IbP5ysU-x[l.99lK2@o+[>}Cc4jJ=*Bv*qFRUJ~Ek''1!]>E1c[:FmTp0hl>D!_[Z^s[$i=N_M[3z&zA5JM.:,5ne`^4Z`rs0iN,YwqK%x1j@z`eZrQnN;c_",
"e{X@tgMWRS3,C,3km2'yPLWJ8b|P]TXn|'_wwiEz8AUs2`**Cg.rjF!'qX^-iPJNBIKy2A=U&CIO1'o,=^#y4Rbui6KtpOAgYKzULV[Xrx:OfYGml^gKq;X62/Z)`*;6wJK%%2Wkh#d|lN`+jUUvh#M4VOwF`^O4zYzUny&8qtGcd#t&yKiIg[MI@p@SlFQsh4xc5*>gRb|U6_4m'~}['[X9e5QS;P4tuOA-0dK)HNSn42`BL}k:+HN4+O>K^)FSaccvf^.[F$$9E{ih/h/|4LY^%z$'}^HB}#[~mItdF+-X6IgVJ-.4t1nclD~}OX#=~C3~*%QwI<$]!K{#!0fw#y`rsjfx#V%XL^~#GghV*-/CIXJXjC{]M/sCtmGf2W)rGN0Fh!pEt20s$O9[x{1O2zUQ-w~<R>UMmNv77>#/bjicA4upme[M_@unc4a7=hJ>&'sd][sP,5hA#yc*)LD8xeyu,9:,`H:TId<4L4^}I*9K*BcZ<'#,",
"E8s1T:cP{0:;7Cq)W/TZ)gwmdw^ouK@ZEAIF8>7q10C6%P"};
GPUSORTI_SPV(scan_address, segment_count_address, 3495)
GPUSORTI_LINES(histogram_address) {
"$fkUwhr8WHoobZrZCt>D.j!knQSZE&sAIr}w4^NiEJ$WCv;|oCOtJa'_[v'HeE<SQQF5d-nzp#W#uQi=JfSBMh]D(um.-OB3R8v3H#ysi34Xk*EvkH(0CM{20c!=uyP]KcYCk<Uy'!<v_}|gvw~>.S|/C84ue0>Pafkn-lu.LLC@U1<~2:T6W/bqb$6_qWRB+V)p4$<7Uu0DL--J+))q2KrZxRXq^F7AJa3LL5z%`py6w&:2a}z$34(4-D7KNiG|9|(1p39`#qRS'x5Pl5aL)3<iWs5.W53A6Gd]j!R<a$rp;h@KYZo_/37h(0YF+6+OM:;2p[TwrayJT~Y`{WHN&)R)++ULL'1QnCgW[^de`YQKxbP;(KtX8B+{f$VDV4',>l#u|<1y;O~|1o/M]1%OQEpHx$Tx>4hyIRd-g@'Lpw3t~|S+4NsbcAZR_$zsoxwtxJKLUez6ypSupjKhfk.<qe+9N4y8CLe.C:XVlJoAEBd%[[b%Q5z}",
"d)pCo'6NiV%g[)4jxA{:vIFZz;m=1AK-~8EDUz^}:nXp||*_W1D@~D;wx}i|!txAHP>e{sfV4C*fUQ|:F4SS+gANGO2G;b-lo{&MCX=Han]+y2,k[,C/.'8S&G47vV_b[T*={+.b]owxkn[pM8SqLIm9|Ks.LKxdt.g329Z]1$m%MHFF!Qnp:_.,0K5;MeLh-^~#&rZYV^AW$DII:DIVFoh}_}mcIj,)%QBtUj)V<kE-/tVx$m_,qm$i5T>b_+am<Btm(usZAm$<KuJZOwi74:4KOh(-Pr4xd:87`tur5#:3;@(%DeaqXOpM[ri[z:iv0`wd(iVE{8*t=av:A'^m*p+fuF8L@BHAY/zb:>7G;Yvom.})]~RTuLk8'tl4mY2ao653;PIu4C)~x<,ntEMtb!SfM'Eqiuo/)IL$<1t^rl7#4#:1w0$6w]ycJX5Xy1&/9]<nBy>hf&=|<UN9)`E~C,p`=B_}>rM~so'-nlEC:hN$|n_*E=fo",
"URi:YEz><^L9Iu/p,d9J$j6DXxZ'&9|L'4;e-+B1S,A%-fOcd|pZ$})xnt0%YMXfq432b0]&^{*_;+3,mhDJ,L%(`_0TuET]O*Fq`f#oW#R~5~)`hD'wz-IVlMu+9*,6}mpBT4T5j(DV<(6E]o*6I8DA06.mOs{CE;Qi5h=A2(%sS/*RA&)}/N,TQ{~@MY^112LBfLMXMDce23|k[(cUsLae+ee;~fe1k9&L!^OQE*Pz!}:Z{0*CKva+}D'VAnOZ=JWNR&ixJ98[^rJCTvLS[2%TCQ1,zOj7wN8|$N<uNl}`.0yn94swPLhw)V1ir_=#Ga|ciwYAl@;2nU[uOG`,gOm^X=|f%~)&/&.x|$*#Rn|;(J]`'LcR^{ocdTb<]-e,gM1EW(-`;D,A+;Osu/*2q9on@sBa7|Pg9bP,bNe&9{6IrcPiDHG*Ir.Xa.iOw&4|F^q{5C!hT^Msg3E$GLO11TDM3Jz$jdz(|=eDt4,>/o[IP^3$@0WK",
"Av@z2eG}Uz8nQtV@[@UA'^mjQE^Hz2GP`ig^$FH0*T~2L%l]@]yWxy~1wi}1HmZCi}Je&Y+IQ>wEyQj3[ecbzhA[gx,RkPY9[vq,_|3P|Fwr,lx,]fHXR1d_G0GwbmAivF;&)f@:P]14GrXd>H+YaHC2If<>{D4(Eq~Qm_D@})B^Ugi0iQZ#{$Ae:I'3G(lrCWF$mx.NIO,7q:zxJTkBcxY1y1Cq~OYzTJ%&z9vwV.G7/tMFm>EK&iZdXLCfBo,ot:ex-iRin=;P`~Qv2%Sb4|v'ka!(_pqBe:_02]Jn^1qsRDg5)5Wg+zG%Z9UQ2`gUkip,B;YD.%Toog]M9_64FG9|dwt.m~ffN05U;4H4j*}q'9$mFRcwRoa4qO>MvAW5p$=tdAe.^ZAT[|FvEyp}lI4e{$Wh5RfGB1)I&,ByA12OB;:ej#g}mS~5Gw4UdSC:7}/;yVn26:=NQ#g}Kci%2hU.y9HjEiP!2B{NXXf~+ugyXime`<w<",
"P7mi7g&<QX6OpZ95IEf@6u!.U[.*-m3h}DcC:Z+)sO&kpb50:#`65h[b+YP!!#ETh.Z9>PLMrBg]rcd,~*d):y~T|iX#9>0>x;VX,6J6PnS;mt0N^+@~7p.k&+H1@R]!*edN#65jA:st.Bm9K;Rv3f#ZTETyQ5B[tz38FzTkzceHOe@P!@:oJs^eEO+UfME'!&0@GU.iMB!agVoHhBp#^~H>haZaoi'nLUuU]HR(vvTrrjkJ>P}t^GRH1)fuR;#iM9E5|'-jzeoAvJ:.CbbyvfL_N/XRwSJz~MZxM.-UB5':_:dfoUpGIyK0_@tYVrtu.#JyK<TO3GZ1<2*I^$Wzmj%_7I-F7N*LDqOKmw^|3#>U'a!aYgFSC<<G]_u6HNY).PtC;Xo2r}oQW-7TMglt$+o#5Ryo63x6l#KDF_yunRzY;`Ww<w1%HA7Z=lyndW=gCyM<VgfB:'nVT'J|!b*af=TYiE|OA1Wt*4G=K&T2LR9%-rMgGf[%",
"9d>`$M)%aH=s!*:HetC.4V,Y*QtZgNKRX&aoUG[na!d=B^rKpM'ewvP>DJEeYQoDaIw}EfpfU^o!*6HUezjt9gXAOWn766[(m<[;8up;mP2._p>k_U3kcn}DK;w*v/.C&J^WP;DIe{8_gK(UuY-`Pa[v!{mu7K3KPB+'<RimWfliXMh`h%TDEOn5<y8phYa93I/<LsGky=3^$DJ/lt!<f^c%{+iXJ+=w{KGwPXcZEXSZokyq`07G<^3|cp^~9wfDOC]TL$|7vF1bFpWP_i$&@`DM:A/PEbUcKprj;[#Af@(-6HE^1Z__vZkV6xONT2L81Z<T>M)!UkVx_)6P`8rtuK=YpX=<#HtsE]VkjYPLiL}r5.nw>v%^rXF<hf_bT9A>EKf-YLrTzZ|ohr'&yEW>~+$h:lFq/iLaD*3f')Bdsf.-1g#!o6(=R&K<ix<kwfaqx31v)5D<QEXZzr]{kAR-Hrc1v_`G37+Fm[ef(Gu+ZhPBSwmCeKtZ",
"H'E~_hd[qnUl-5,|lN{<fRW(Jn-2]y,:X2E#ac!ljta.yUi_MY+SGuq(o.%An=D5QXJn5~XBw+'E/B:Ad.e(^HsUDZJVa&k1|})G{|I|d/1b:QbHcWl[^PDG(pU.=/<.~iyQezf~lBZx-<!Fl(;/2v=bn.vRNGX~Vg5d,R[.EP&{wj3Kc)/YKD7ST8v9hbY%O~T<Phq4vc<V]HYH9h%eh$&*)rlY!P^RZGaL,8xuW`h0G$8'W(k)|`W)hQ/Ni@~sMg%}S=/nSrN$`7Qm4&@OC<3gLSQ(V9XyN*6IAmLEMp5/BYP.>#W,{1Xf#*1L3&T'VKR<QHfUBL$;O5Sk!$@!O6q#^e(NqHsU,h7|s|v1YCU#{zy5{LH@.ISW|E4a^b|cDV7(kqD.E94'`Z/=QH]-M>2c=O]`e|TW$4z,u>BeEVkT@)GBA|Ss)T4S6kVb;:SU9/nxhwPadQk<tw@pG^e}VDA$r2!.J*l[1IRr|v=>wUo%TBP'K9z$",
"F!^5ZXTIr&};,t+y^'/*>'Dhp@4MPXK2PRFBbYo_p!!qJFjy|cI(8Z@Y(-^oBDs#WBB/9lVeo0ar.y+>I&JXI_>;jpR.)X:Mb*+/&^wlL-1ruH<=CA,PWx[_{4K,xykF!p-ntQe0aQ!gW@=Fd/8f>Ad0HVjHg4l-ngeG.1QYaur[-un!xiG{Y6l!8u;mXPL8QVUSR_MfD)4l9F^<>jlT>bi*eC(ln7uBl1oV7[[-*vDkx'RG=7NK2bcJt/NPJrne$<L|58|:PfW;0k1O8.p/T]['DvXe-|<[g#~DO0(CnEdY2~Vv,`x#z21PUSZj{*}&)}Slo%6uiFnwE*~VA{=.~!eyNiCIT$sFUzx}.Iy6-M]:lelP=R9F$I*h:QNXa.t9!jJIJ4+(E_gf9=f%yTPi&e3gE5;M&&Rf'`R*d!yf9m*(,mp~n)Hy}Y<LBR9Sw9tr@QZyh0|eN5kge&^dSK//SAW.UUD(^0Y#)A^4tO<qLxbo`$AGP*dV",
"R.jlq!ic))i3aSH4o%qq<&<XtPh^bVMR(dioVz]-_.wJT)an^EJn3z$3|)]:#|vpm1uNY}5ba,Ihm:k:T7meyCMm.^gA-G*/jn_wV_bieT7D<gfu%+Jdve]b&Q^6p8u_ra~1Aa-p-(IQ1g0z!h6%wb,WCL2J.zUQt#ei]WPe[*[Bnz86k))<fehgCA`at.&y3M7/i3Lp:RE2v81pv5hH%`jC1iH<:LX~!QW,JE7o+-8EYkD(g}&nbVC$#b-t)={/nr,D)kE&#iX@X~YHL#m<xrR1'-jptGE/(0)D/jY(;$y1*GF1P`a**i3sfFx1J[#|iAfhEOA]+J6l/NM@{y4[Gd6XAI/:zdj#&G&rZUeu`aaaB[_L{z4g$T>6y`_=P(2X~e-Sl6*2,)K6'[Lyk.-nHkThaWgcG;&EbEH${(;~H/-C0')c]<004R/qSl_gzL8zEYLRY50Y3lh[a@iv9a-jmWVbo<2lkMEKkn{T&E}a.d65fDP+Yq,z",
"i]5g1s;x20=,|`QHG'zvL5./UU^f}tM$e~.FiXKeP]#)MP()pSiNC:M~ghMmx4v|=Vpo@IY@%oF|TKO6w<ACGufbpabn~oBVA2qLtjXxukZE^;v#uAkWq=yH/e6<E42t-74;)PBlw{&ZDj]J}lQ$^dL&9%cBcf'`'($YImG{XOyo/stXny@yB7w1<V)z}b@&@tB#o0;&0y&4O/DMZ9)LWfsK!%e~cV]y!37gbOd'DeA}Q@W$>pGu#G[Tv=tU$Z]tqf'V|zGz:ue80'q!t]B|KU:O+23ZkOF&jkf;sD[|T_~C7]!Z:f.;hKzj/e@j.kI:#:.l~fa+ZF`ySg!)&yf`o>$BSYF*Gzf-OL9T5(>MlZ<tp[acu3/-A0tTsL;08]#UC|b+Ip'Le4Wj%+pK&SDFhZ5S~K.#F_{N(4f'&KiOU&y!;oYK:u^r{Y^(UO)2_8*1:KY|~I8vrL~0I#az^-KI}VXT#SxwQd*)p{gVc-u1J{}LsKMpx2{|",
"y}#t/p.*gSms6namu4$Fp="};
GPUSORTI_SPV(histogram_address, scan_address, 12098)
GPUSORTI_LINES(histogram) {
"%Vh+FtD$8.r7ELMDfrr%!'}j'~4I!5lwy8pt(;1lG2'g%|Y(:g{&/1r2]Rp>D$bXs|]J}T$,r:!q'cB!X+@nOT%$7_z1[Wp,$R=Z6N<W<~$O/]ohLrMs1p(6y%`@J+2'u{nZX<0sH[is%90SXjzYvIBu#Y}<,|Pu6/S)MO6VH1h4|pR^GP25gw0xAW!L;.LRW<mDL<fQ={tS1tEOY`KBq>d-@xF&[*'7V6K]kq8e}[6Y&OH-|~2<vy]jSIaL#NQsn2(RzNIX1B{a!WkQ-2<B_Z!hCSP`%o'XxD=F_~`z]W!WC$$o5!:ffawDg^az/14;|q5^l:x:hD[6${6<7w(,^Pf=)xQn{f<![2UC!R>ivLmcJy4i~P,'Y+p@lnL@i!lf7d>-hk!=]^Rm1]BhLL)bdgt59F=VMC,U>[a1rQs]F$S$N8<$OG|}H=@HBzOR(yrf8a#a(sVY{:|I&wwd6v:7kwJw~K1Fb:7O3`tFKL*W/ww=.uHeXv>Y",
"z3[vCEcc.5fwv<s#erz!k*vZ}-NB9BWW/weP>ysl}&H3)4d)YH!!vu.8]-X8K:79;m;s7l6r!.,*^}:-jD[r%wKiIt,c,7:9B/tC,W1uLXV1Sba>y$Ik+Pe/|7wA8qOkjgnF^!XjKW^gw#duCcVqv7(wwXd/X`9+jH;3STbkL:+@gIbD'3M2#v^j.PHAnU3CkcIxM]Gu&xjqv}#^[@lh5GvtX1x5l6&zk!t.2#;ci>d}K2:0qO/uKvzTIFw<2OwZs}})R<z{O59sU9+tha(HhQ)~*z2i$Z4THK^`,:#c8Z^n90k(2=`kSK4ti<q5]x~{aF<l)#SPB{RJ4QTOW@KA|C3Q08/zxZ=zXUGe:w!;!se!L~{C*5iu2VTH]e*NyfnqsPVKJ:B)e^,fxsK8d0CYX5-$/'f)Cqz4:i}=%l#wl.*V2/k/lN#!%)_M2L~%S.$]!ST7ODL{@cu$xh;y;US#]3VJ)sx<pe]=w5L%izYeAR#<)->2lnf[",
";f^v$m>B1kUo^b1Z.z5Yj=g*D.5xX[L]FU@(Qke4r4MB]Ga]|ofeI='o['W)PlRmcw7,Co]sR6x7eSm1qVxnZ]oeZt7CkJ_%B>#S+&.-hk7;rAjNoIPJm5qiw-_Aqxm_Gxs6LL1F|Mt>C8|80dAB%4:|A/J}q9[N)O1!o,[s{$`Mi[0s@O|>M]UHYl!eyT:Qkb*6DKMCb^F*4b6}e{uGD8uL#ajLZ,dW,gwY26[~x9[zbpj]y79a#I_Sg}Bol2yKC9deC~D>*bG<<s@3),&zs9nmLO,{24{C!#sf])p'3g)^(M#nFR[A-wvQ_aoP/H{3XlEqGeA!WyS3klREWsP=x3}JvceHbQJ{tVFym2)8g#FG^WTY#,L3!*Qm.v'hDx2s.j|UhV%[ZCU7w~e^2W]LsnEC&X_Rbr0V'~oMq3#;6:<Hq+O;^u9&v46Fnk;w)_d#BWslWx6ghBa/0s#wYW+>gGUc8a|;$Xfb&4%`QrFi<<_OS}Y_va--",
"^9bJSshR6;2y9C,m$7V*uC&cht~&eF#l%ZxckQwH#T[`kntSn(IkU`p<7jTSlausk|)m/&<K1*oVcZ*k*{%-g^!(tX3z*3Jb52)@P[Lyy5y(@^v^'a]R=6-dHH.imc>qqHz=uq2Qk=|twb/@B}R+2~^!>))M0LgP)3'^^MFT%1dEF,+0QO~N3Iq^e2V{--Im&$<7BL@{d>h0A&wVfBx.ybdB:KA%aNj3Cq2<it/Kj}g5wR1N2Ss!8fCl~Dw-p]5P=.837RFG=[wT7xcA'Z{AxC;2pmC'ipbM(^{pB+g$YG,N5g+O|%zC6d-azFYq1$r9SG&}#aLwuO2,J#N3E/.1lZ0Ngi_nYT(KQCj]et&Z]ZG609P;1ei[i>}FE]M>@PpfyJELtWLa,|*#wnt.(a%~!DwJnFE'2-@tyWphRkS)OlzN1h`gz_U/K`w[&|In2[5~pQIZA+^>y-r(>hs7>G%Xpjq`#8OH,#BueXuUNO3bn:sLLdF;Jb:8",
"CZW)~p5a4%2/@kvkUPCd(uD`|Rw_]/rV`NRd6kl~{38cp5lMQUf;xf#gll7#p~FYe_`<^A-/0<)FOz{2!1F3~zGq[(q!D#2D1%[N`PqGqHkK2rnz'W;D:8P*f{@tE3)5x0X*YAkXDA*K9v>s+hasG-6V~+w`xQRxOc%L`/f#*KK<t|ei]t2wM]@s$P4504DNLu8feN4~|{}fPT'ZfT<}ctY4}/=PL)/4DGWHIC]I7=Z]I/5SxB;iJm<95&'zA1$*|C7=(9.S$;4:[`]2317wfI^,z;R6OAN_8f&f1~66oe>%-xC`%qClA('D0#]dXnjV(8C|K_735|T%4`ukkV/M[XOk!-fcfCH5qzW@w1JXvBT@2I(RPQd%uJ1cD.aRs[&{mkNT%jJx^FZ;>T>%(t-8E9cai[>Y<.z[;&$dJDJDtfAIU},}:VhcSx4Gb^l_4<!:,)S#Xz!toUPY-4NBqz%Em~DB3B'QS[NP;O<5x[I>Q@;Pk`18/@Az",
"23if^0QsyV@.o'}'uvj@Xb2'a9ey]}n.&)QAXqk<2}OApIE6efii]Kr@rZP8^0RM;X*%H)G9)T}WjtPj{I4aaWT05F;ZeD&_oA0.mvSSbwRC+,d)+9vQFw!|{'T`{]C>i4c1_)Rkp}p>fpj=f^HM|KOWgLzDo(R_,IZGIAXXV8}q,,YT5A{@]8m_A6+`xcM2e>c*[M4d<X]YwJVm))W4>r3yZGXjHE[@;QP)}H.$_+Kxfb:)^,Bd,TaweX]qbQS~2qyTh1h8V$)>%RF.ua{=emS)m2sW8@&TIl%o@>{dw>Y4+l<=}99w#R;2[fAmVa$NM*:^n7E0pcX'RpeYUT3VpE0=/VlyMM1Ye$DPffYgA;7afE*NIC#[C:#ExVB'sz%_.y@<^RR9m=Z&/!sWu-j~0J}!:,=,:B0H~R6UPI-Fye(N[WlRM;@uYWlbenv35)JjVAD=E5$$g}dA*1vmDNg8lW.~RX0z`IZ>YYs9=z:uSKfZbm{htCBZ",
"pga,9CDNhBywKvY0BmBIlm&Y2x24z1+XPGM$h+iTRKL`Ct:M^nENTE5<tIT:_6&r5-ePO-vT&DA97pWpx[-K:U+9dL]Q~)A>-#hF~+x]RfXRs|1d448^gT[Z>b`t=}ramEk;'GP~+TY,~hm7MfS6@n+-6z~0-g5pBG,xW1!$l}Ue3WCnz>rqvf:>UjsYig9Kh4RnCc~=(N_.*2Xzo31mu#,(^u7.shx)4mVH={w>WW)zx[XQ6Hw}T%-8QY'SaQd2D7uZH8zn6A1@wr;d`z^^lQ;&_by7zUe2nhXrjl1()Aq[e2Tp0diWeUBbv_%`8g7M0bK'3M.ICd3=<v(|i+x{fN)T<WI-EP6'agaK;S}lKC>ru.yvmce01)3(e[dF4b:(3Os6y8cR<o_}~ZR)aUK4HFDxR=:eN-~fQQ{Fv,*U,I>lVUPi:PWRd@kd0{~iM4)*KH9!WQ;WJ[*f:q9GlOzD,*(}$S,Eic[yCui3/FX6jj]-()4ulI$<",
"CjL7(#H)V2h4-9~82(UXy#'+915,t~xBcVx/ic{2+`7xceuP/#CDrebRCXNPuS$|nc9&%2>BfRp^~7]u+WS3waS6.%zt.*k=Oln9].qO"};
GPUSORTI_SPV(histogram, histogram_address, 10320)
GPUSORTI_LINES(leaf_sort_address) {
"$kml~QkJe}2~{2n4~~i-ZN3@3xYB*8-H$.Y1FZ%>_q#r95ro/,)2ng0_;HOHK(Fe~Nc8N8M!_17^'*|FGW~Z>+:N7qvx8H,6vvnQ{edhU]c$a,9`CaJT1mk./7ZC7u}d[*w@HD8nK_4!|>esFi``b[ex8MTPs4*`jnI5G(pBmp,&D6]Biz}fx3Ci{#{^z6kD#zIE4%!l0tA5#FOjGR+0z@#x%luM>1(oP(T5y6jz@0#Q[DGm+*>,)naIyg^Z=+v0>Z*yimgOrvc2tll6:ls4'lB/wh*q&k&C0'O;f33t8qv{5_pY[<H$Ydv2>nTTHH_IEc25}3Se)&s#hk6D4N<~pT@]xYO50_bcm)h:}_vj]Tau5%CVbvl#al/_|w(PfYyNg5-JVUhC0cd7.@SonNdo[-$aQ)P_}v&-%@Eo|Dw@P1>Oh@_vXI7UHtO1`JW;+Btqz%G.4FB+vj<!A^CO]qE4[7wf*6I|-rFLL*V$tRNMV8=T3i0v3uZj",
"j{!f0q}sb8z]0'jhyGhN;):Esfp$EEZKnFJTRN_+crMR)%6PkbyI:T3zZfLF^|IKAKYP%8{X,C4n|s0L%f_`XrQuXx04ZmW%)9qm*K}9@jHK}hT/'!]Rg,b#ruDvo')kA~U4%d-t}0E,HiTE`7eI=MmA_Caf2HtKeCroS<c>Y*JMQ5lSqf{IIiUVWfq9n+}1Hu>qujx<')fQ+MY=(E.V~8j(J=`'_;Cy$IE_A8W)`Y;JpE$h5EyKKcs<rc0CL[ah^[*yT]s4zyx'+R.;]T5T9I}8*fbPP.:l_{7Pk(;BxJKu$SCe<L:536l[[5`jb-u_lP!Aq$wK4K]Sd6iTdTsLX*f^Z_O3T~&PeR95EO,@M6#D4spOBeh[3)fwFfC{1gTa;[nji#}w@QoB@=9Ou[Ne.RKN7:G4JDc3U_i9Y;<0>Qe{1MS+zCf9eWB0KBlJi)'|}_h2Q5v'J+3Iyk$i8/r``V<(VoEAU]jI]]5I6oXMWz,u=^Zk2'(f",
"'@0P`=C0}]xv(V$UFEH+g/A&G6Pb]>KT362Ibv}FfdiLS]5Ee[zOtdS#.C'[@(.oE0[BZ_R~C+.Qiu^x]8raC$m#EX.c{J:AwJ1wJTwJ_C`4zYk@x>6wdi5#.u(Pv(xo%Xr[[Ax74*7(r8H`=])Vu&h@O@1i5E55[g#11lq[oy)$c>oj@c1=d/_(]NEO~h0hhBcF*Uj_V~5TJ@2$_=H7<|Mu42cpa@9q).utWWpOV<1Ims;{{g1vO|4eu&.psX'/bzS*r#=Ti'_0r@1xl[C#:rtBz:lb`L^Ha2$F`DI}nQRYD($~xyN_5NM{/9E0t#_*ckT)+i>q}Wi^d92}v6Q^)<W3u~C@2H&t%NX.pr*(e4{)5$]!eJajyISi}X*bdSrNX4xS-n0m[K$`WF9,p7HGBH`wtDbQ+'SGh(OrWCeE&L5{}0okBV&eiFb;~:i9,!]#qujb_H]yzLf7d/Wk)vA77SG`dc^^F1&5{Qio/5SpH'jo}]]-DS,X",
"U=.r}&.U&+v|x7LX~x80a~R-F)}w/qUId{|V3Pfny8)j:,Y>ilpJkgIG'TEKOe^Qv+<>81i8t!%!k'|nmOKpnjue[dUbSMlA&ktiO;;)eD&X&tx&7>gIUjLF5/BNM(L~YzZOvV1B6EB%;~mG)B2gCPr&n!IG6Rc9~SiNAu5s5a)!WzE,)XW4x$7e7/-hH}EtUnnwU3NaeFwf$CGE_`gHFivT8{EV}2(}gcV<{u4yI#vkIQsu,/KC`fG[R9OL`#V'-i;S{.,wZ{,8o|QlD|@nFD8V@#kixn,0qLXzdcB`fV<Q@<RY.ecXM[[f6HPdB0NZ`,3}FVI#=,*,${eXyB]UheRm8h(Y`1WMZPf9)~Uv@@BIU#]V0L=x2g1j#m>{_,,*{ceg]93&uj<X^wnboU'kJ]{NTebF6,&xcH<*tp4y.{R8r+Qfpc%5Sj'(.B,kR8rqfrDGqp0dclrLP5)e@hftKUaE_}@E/^Uj,`iNc8K.^=X]l/fHhELj",
"CQ<A@Sr//J.~]lt6RLnP}WwvK4`;':b(<e;/sS4w&Upf#ei'lnm2cx:7|)LU5MY!DjU=%m`L,GSMX}[:R;@Re3GHh_+Os.wOAG_H$659w8!(c!JP5ZYnxHgbJ.PU:isHhjN4H.W56Ff(!HIyaAcFT_7ZDa#ND%2d6J[RTD$DYYj=$;83S-pW`~]k[ZVKm$l!4#%P0V#CWJc|WUD;KG+~BEbr~`mx+};yLM-gdUSQ@Y%K_>YG_D:C*T>r5k#I])8Z{a^uNRlCs!Q>@&LmJq%e.ni-4E~NIDR3og)g<uAbwZ}SgS7@F.IY[V5n6|>iFTfi2}s)UPxX4inv]pZa!BT;Xk99)7zoW-I70*8Limq>1dh1%wS;58iY|clIv1HGJLIqA[ypG!N|feqjE,&B/Zo3}D2;Me@,jNPr)IVS19b<A%$jj9I7Fx~VR*cfF0xT%q$B5)642yp^`_0,HgBqLpt3DZaGtNqS$=S)R_Mc=NPFhn^K(kk3Fc59",
".qoJFj|cZ-NdX;ah22JNC^MJQ}{NJQ}D{Pa[s=>>Wf^0Jh:;>re@+85BHjvrW8:g'Bj=wj6I>EKoxelIVn;Ka^b&/;c{8KM`p`5!Z[Aczzumrltc2@n5*`/NHoDnTy/f}2Y%`Ag7$+4`v;#b@}N(%/jaTE,ETSRXCg+-_GBhbE2]>qk;SC5/]HmeR1C+9c3m,l9nQ%PnN2vn#0.uD;n);rVjTjhO(7ql$MbI.[h5vm]&LR.5Rv<%4EE)yV]$(|{R85ep8oD<.o]+h9e'U$n#k<egO+}6Cg%jSD1WE,(:akUxoA^7;K4NA'f12ao{+@Xiy&fRS_A8}ag3oFqRZ&UeKcIVT/cC3},wI0()wSe~-*fRri*`OsBY;D'xGFKx#e8@>sR{CzU0^o|0K9'1px}puo>jW:S+s']h$,QFG6$Pg7a-&nKw#A[vi1l%f5rh)pa_Y^Grio3`KyXa;EPc}t3xM+x)-mN0&$@ALXz~^P(-h>XxK*I&x&Pv",
":&D:MjYK4Q0f=ld<Lqd|]xo/LMVzg@(VYxU6;S-;FNQOK1HPt+gQ6xclSsJih43bcIC#|UzTw+&fXS3p%|DgSd84V_z'^sgWJ][+~Fyut6!mKCd;*^(.>i3i!c}8'}|7U=E[}GsHk@U:O+1yq#k9pMA.{7uD)yKGcNdrGt;37;PV`^bktfM_sG`JKGcsI^z/Xe}qQCX1DTbd(F).fCKg`HeYEMx!G]<(h8W:lvKC{wu1HkLi-=)K9]harA/JR@Z0bTSSX:o&[D5@CmL*y>eCW]m^^PuWWU)EW)o`|h<%S.hI6@,^&l`dU[OMaG5EM.R0fEU{Q(=1yw1<;W(N@ICj5Ok3'B`]:BLv%};9m*TE[vEl17h9'a731[Mva++j4k}eM4Ma]5e2+TSRjCl*9)dHp0v,+`a1h6pb'Ph15*adG60@IBN`$QYKj*<FQSU!Z<&`U|YzNi<Za3W&QM+XE$}J[!kFx'wGv+5+<[SIvn,G3baV(7/{JZ`0",
"ZpGMrea5v|Vhd:p!iFbCcxsC-`A|hM8N^0aWU~R}x$o{HBc-L)(xON%_)u1+z0[>+tc+Z14<3rM:MR9jt#=}rfWB7{fc@48BwrvwYw7}!mq&9Ohfnh]5Io@Zp%3Be1Fz5c_R;mt}W6tbb3oxOTp$[LVZY]m@oq;|mn!X[(~K^:W3Ps_C_!fr]o5~t@x`:Nn{&d5dvD1`WSt#~lq,&I0C:,h->|wWQ&Gm:*-g-*wi]zA{03f2t.^4E{wM0tCRP5QPw=&#SjoWr_B!ZGRz#Qe9_YVnK8^G,PYVK-huXIjPdA4xn0(^`^Z86{9.qgIg!PEHzg{eziVc}NiTKtfb=!Tg4%b04G~d`]na;!@dgimTo{q,2.d$yc_LZT]AjZd>jM5'a$}NkmF/|vM;,o}j60$#|<{YdF)(;.~E1]tWNb@pe@ooK`NZ=)E;=7T3<Oi_#CUm0PQw,6,H^prkS^(vR%g-_%;|vS5&HZ6n#Hk!}E*diyZf]d]!{-7x",
"=#7<`Cps=wZHc$d#)2VotuQrzTX{2Yl/@_)[z13i`9YmY;UE[C1A#^g${ESn*<"};
GPUSORTI_SPV(leaf_sort_address, scan_address, 10229)
GPUSORTI_LINES(leaf_sort) {
"%lIIv5[bF}MYt@H{UY6+!RFpKdOd`UW'fBdBkHl~uK<J@NcV8q~45C.1g8{ePel)n-UbU|W`|iJ|;~,Vb/Q;(Q1vez~^Ax&/ca;P*)P@}S]37J=)<[q^ATkoB'2CP%B5ex)9zU9$@7eycY`rVD{yC/c]6.s:qUdOchi@l'NSyaR3iF@NVu1eqELw/&|62;#$raxU^Pz:.r63sjxrm2FIpm`]gT/Mx(=TqOi~+6;u#Z[O`3oko5q&|l1s-NqB<Zt&F.~hDppP11q&sn/XoB8+]dbdV$Ty]Vw9|-`{E-0XK:x7*A`^RMn3]x[l:<<fV`DE7;v>-hFCMG20>#c-iMz)V]]UJ>SMMGd&Pn|#n@V'7b&kwZYZ$5LlBKj@Wo:>gyc#N!v5xWJ@Q%{ca2{|U,_@r<vw<QV%2uMN3gO+6<X9iq~v=J$ObTUBA,0ytg!^5h&^=vBV7'{d}M%<(0ix6k{^sx(l)*j11's7B|KgDAwU5RWpfGcw~jd'",
"r[oLq!10M@-MDi$CDBE:JZB^q`!<0N4A^Bm0R]j*`8[eYfeZt2_2-&PJPW7XZxlQRmE-,46XDGii]oE*M+#-=[}~P[LL9H6'`cV^OVZ<tt-#@m#TK=m17Ful66S$A-8(aUC|EHgFmGxqTIh!V:Kjb0/Si@>@k+X#ft~5l,I}h!{:d32C[tv,&PiZQ].3UGGH'(]LBct&eu:!RZ>6C7s4~5&(:4r':.;{2|S#Vm,ct_AO#X=JXxgM!DX9DZ2eA9]F8xfBpuHdlee0V$b36hWH&RR%~3i*w<aM&b~gEvK=7)Mi>c=xOu>:dPp|3c3nCSylG&'ZO6B,Br;3EW{-~!$F.pEe/&CP~bZg%UCMA0>SH:BGt[A+ix0WEpJ*RSvFv,zj<|ZQt$,Su.9HeMjoEe^<pb1CoepwPoG4)Itpw}hj;&5XIH<JeyJoT&z3'CxEHXgLDE~>aPd#rKUB.xTtN{zUGIZWV>6^%_VHh,WY~5.4WW!X**X6`rv=",
"y3ykJWEI)j72X*SFG|Qu{/B<qy=}wDUQ&s0<v$cyn%:vAXv|FYb{^,AylLGg!lhgU#PxRs5M|h!;Pnuocz@}Ps[CorGU<JgT`{8R/jZkX4;y(;SbkKc([!0gL0ux5G!aiNMRqXn{~W#|##*r1(y{b8LNP,>[PTZ3edI**mNgfaM##Vk,G!zc407^8];}'S,#$y3Mxv{3[;vWb=*k0.jsx2-bU+qZHPMh;yCFZKDM*T`3Q'd`p$n+sm(L5Yz_RSyWERTqXDZ;*Q&C9)_N#49:&-a:Y]bTR-R+O^Oahtmnb=^!)[>!(lD-MpNstU,0g=[mrzdq$KxB#]Ysd&_C}z][^@njBzPf,I$;Wv*N`QTZ]o1L$/)Xpwa9oS9mgFw9JaFdbB^'N6R~$erhJ1PNdMv>*ZqKCCH(;CPJZwHi`J}Q~{p`:0.ID*GI]$AFd_M!9VK>9g'laD!|G*UesTFJf+<a=fi8EC(z_@aKe_/|kRQ{WHxbvn&;HmqH",
"M7YjMx]7E_-nh.6xVnQ'qKcV_P>I^Bf/lE,oL1iQ{[*/^e/Hr'3v7+@bLMV5kWBMIjuk8,EfV~ZL.eg:b!716>dY{BAb44O'RuS&,lJB3S-rtxwtioroicNnj/UUU(7xq{3GNI#3.m|&<3r7EfNNxoLTELy6S;j3Ktta78t_<_G!Gg-j%^+#@krPpW!&M.v^B.[&~KV{.lf0hJ7ddQeCGu,=C1,5)dk8b,JhU3}fF'*LUc;5M#k:MK^;u36PQ8t}6YNBX)@Pr[{)j(6{%WN|Y:CzYrX;~:`spkOi1]#nF2d!rDA'='1Bw`;]3'0!'zK1+>+0~QR;5c%n0GY8n4glWH}[Rb)>pM!qr[<>z9U&HrYja]#+xRh+AxlJT.LTsv~=m&A~$xZG6`ObbdRn6d+M28'y*c5^.G%qk=O3HV^7C]'Y1g!MM`ku<Ebg.FgH:W@rSMl/1cD*CSSJUk4)51eXi7Bo-w{!t~3Z$*@WT24KLec,Kjg$h]R=",
"kFf=o>F2X9bq)<3416'ushu#nBzx=pX.`'9T/1IA+p60BRf/rrwZQg'$EAhtkJf*`tAp(M,LryXjU,Pv~qswC#7-2tYSfW6Z(.`(}@L,c%1/F<=z$,aPGcx,zhUiu5D]3_}JO)_{f1<I9A4xp3Q=fLdV$(-x]qkCd.g#Q}kq{$JpY~GBSH.O[4[TWAZ]:@^l}EX3[*&Dv~aQw%{1//H(5PEwhfO2s%dZg!wl-`eYB<yIW:7XN|$^f/g6/)xcgE,|Yhxz6K@gb__<SFc8;AO|SF2m';4~A6SCQUR4df<x8N&&lw6$`jd/POq.gXo6^x6)@I&Zd/MSK.=+M(7^E4ASTF&eRRHZ#/l[@dE}=.~<8R0Ef|^@13tDB6a2%*4;Yz<PfAQUI+48wCWlC}KY&Fya[/};fD.w~-5OSsfy)BXd]^~_f/enIcBZbLLTKV0e.WFdAybN7C9h^dw|v18w-/xv7J]iaI5'YV{`EmAz$g{;)pu,@Kz4'q01",
"txZ;4Q~Sy(59]^O%g~dG>YToU{kp>~~I;i+!Ag1RSm}F^!l;AWGL'fV/8lM*wEj^jqa-!_t}@@;k:8NmY!m~PFoWE[(83B.Z[@T(k'vp^n"};
GPUSORTI_SPV(leaf_sort, leaf_sort_address, 8899)
GPUSORTI_LINES(segment_scan_address) {
"'%%85j<><wJxnqn,P{mdb1*n~w#5xSl(|<j.E]}YvezT.p4MWE}DH>tORC.5Q!y67xK`bz%1*/IXjIAZI3whk(=kIz!Cr:-{Fft4%eVha0q=5:_%@;Msctmu,pmR!]#kNge$Wkb(39ang~^6<}m@8>>rvIs;2t/E;>.`!e3pRj4*wLGG4;=[pIh&/TDaaaG4HB4DY1Z'>A]LaTgy9/dtdKC7=XGEI:qiS/EET!Znh!(pEXSJ]xo8(RNE)#j|+i7#v]Z$dMPm;n<-v0,]*<NU0D@TO1:'$IZOoxkyu9DD1*pj:M^9<.eASWH7p|P=N6;oB$*03LS[Nc^]jc>`!FF@!N(u93T,(^_5Op8tz(Y{x;fQjE+ZC/b`aZnc|Bb;K`J@.,7Z3Uk9#Zz{s$UQHx34I!09EvwD}@DUB:5zesw<aqnE<|.RVho)@`$C|Q|m%67M@C%k=RYyt2~+-)__[$-0,zlUR/%.(>3(.p]BkT!-/<m7SaTZS6*F",
"6#m[(T6^T)UoS}N8J;}F|xJi:,Exv:gp%w(mH8-ldN05~Z!"};
GPUSORTI_SPV(segment_scan_address, scan_address, 1762)
GPUSORTI_LINES(scan) {
"&t#(@Q~d[lfC|XReaNJmq&4}b<NdbO3|-wuN^J9j.D'hNY8-0v<Dm,qaEek8yb@ETYG@jp%)__(=tY2MScTU@U|Q'J+,;Fi3]@2Io&5A<uRI2-cBBk+z~d_U]]|%jMjQ6dSOlQ'+(BX2Ph[R[f`UeA4NoNC6L'OLxBgjdF[asIz),z}~3iCz)Yz[mayCOYd%Avt*!rr3sg[X/8/.sE.l0([vdxX{4D+:)QsDLhu4n#J:Q>`g8y%M`A}=5@H8IS;|rs3sf>+|6e8OUC{wYJX.>=M&%`J:<H_7]P_&b9*|yza8IydrSme*8z..jt_HGj)2k0r<#~MRK@8~M(Rk^_iv2-6~<^`C_sWLgqZ(,L;w.e+Xn)p%-:EVW)K[/k*Sd7jCtEz6<kycRGJplz_+dUbAT10A:Cc'n!]=>K2kWd-g0z0Z~e2tMEV;U|cdcr^fQNMdBJvF$Wc{D%~/_EZd~*sn2(H.O8@+qvQ39*$opAUG<)NW8dx0pM)`",
"I_My+_;Y1olJWD$YS*IL/;%n1G;]DlIZuhx%vyW`8E7Q7KqC,S5%k^+AkJiZ6=T4n:h0DSy0|Se4;nk&A|ep*hE21GS~0>)1w:|-o{b*y2:0sU&`)<kZ8lezjuSFP.:DC7{i|uNclwkD=VP0P4{^8,-k415aJ;mS6_'#oq`ygLckGyc!0UihJy*(P{;UyFtJ&Pl7gujZ$Qy#4UKk,^7B@I.z6y>4}=U,iXU8A|Ax.Vi]!1zl()C-P.,j_q<2Kvh.BH,QgLVXxtIdRbXXPZdqVM;~-Y}<}^hiK4WXb,Jc=J-JDhNOzFY@;NK,}(S_>K]a;j-)#J57+f+`%/5@K=bZweG[oZS=SMz5wJ]EJ/l]VTLp!f.ukfM`U>%yURtXQY+T2xjKo)<TkKJe!P/+rs`u{K=3~8b/T/o)F4v[g,7[~V$n}uhUM7'G~#H7u;9m_.#n,q_RZ)@4Ff$@Cmk8PAfz#[I+Pq"};
GPUSORTI_SPV(scan, scan_address, 2688)
GPUSORTI_LINES(segment_bases_address) {
"+.Ip#1&[aY%c@u[j=Dotb*PG._fh/~@e[BB}H-fL#$<lktG=++|^^TwzaW$TYZ5OPrJ0aDev<W7Qn97(b3/`hsB~/t*)eak9X>M[3$<dixGfxvfbR,3!@d}oG1CXV$seM`W5nMfPp:K)$L4jf~8^fKY1W~7g_u^T,]Ihyf$OWGYO^BY&&/'MDULDJz*6w{F6hXgu3lQF_2(||i6FeUs99aG,YnA]077Q3o2kYsv1rhe|lAUw/lSCTVJ5t9A6iDNWL<;>oz/vYb-6DEr1Xfzn|7ZIvLf^>wA)cklmAJ;<F9*~M_|5B8mqWIUW<S]]$DhAon{Z:DJxmocA<KL7Rl7()>HWvL$y.Mdrt[xqr}m#>]ao|<[#';t1cdFQk*F)-dQ+fhVI4uML$/_zB20kk;trj$,u%J{KkO!7o(+8h:E(7~w;n1EOVybeA0}FV[0<8)C]XZZXGaqVLd}sA9f0F&9z6|*6;XanB/a^u[i'qNuZOtu`H"};
GPUSORTI_SPV(segment_bases_address, segment_scan_address, 1601)
GPUSORTI_LINES(segment_bases) {
"Um,EjX[K&(t|h3Vr}2>Xl:rVUPwl.d3!^8.&F7|pmxj2]N%f9hLqdBEQKOJ7^~UQG)5:k>F>jQyQGj-+!D:/}wjF2c+nxNVUSUs8#l$Rf5Fs_8@JIyQx@z_,:`|.F[OQ670;/uT*$hl6HQ{u98!!GOu*AhCjd+gRjc}<+8n@To;j5eb*%iMw2k]hq[(;$]fJ29$Y=$G#O#-yraTbyg;J$$SG[2Y$FV6iFF}nMgsf%^u2{3AtxQ$4xI's'X}4o}-Z.)/iYK>YO6Q*sC#&3}q_vD$/{}c1Py9f@,GjG|L8q!q)9Vg)t~MIChhd~AkL`})(4EO4RHp:vrB)UyU<<5I()cW=Fw06T;W=7iC<Bc}aUc8*o`>:l[bc>Pe857i&(C{UV&PkswI_7wO~jrU4&2'%,|)~HrUV;`!w;[Ca{`d"};
GPUSORTI_SPV(segment_bases, segment_bases_address, 1117)
GPUSORTI_LINES(segment_scan) {
"(2(_N@W!<&GhAJ)#(Fr)Qfkc+hOe~Zw7c<-I/LTVqr5TK4`=x*8]eW6hk@O@1/_[~TEe{oXYN0j~ALp6S5KqQ^4xS;f4Ohk#pxzmk!YULg8&VVOOe-0Yj3}-i-e@Wl(fmFoHk/&Jt_}NJ!ZB{,p82T|.#%F[oso&ERVEx+X^rQN+!3W~,'&.(]ZBND4fjY94ENr{UMX>;#wIQ%Ic|5`2nZiORT=plvLuT+E+QqxWPfsaBN)^keQqrW[W8c~mSQ$zrMXvLC0x}kT&}3ixi2HBxpwud&)>u2fo)&.aSixe0U({USK_#:h8&WbB{fkh~P0["};
GPUSORTI_SPV(segment_scan, segment_bases, 1220)
GPUSORTI_LINES(segment_scatter) {
";Qm;a^#J&.],Af$07o7-~&g^(mmKx%*yH{7zz(+-s%d*a{[,dOY.B=^p{nu0ne]XyFHmLs't~jEr$u@mw3OUb*-l~^pBvukoWfpv~^iSvR`Y{j,s9^[Ez/hnt&dpn,^={](FGiZY.;22I!F&rBXWt[K$>ig|pL-/vsYo;#=G!D.y|:/F0.[vS~}P5OWZo_n%/(6}K1p1-V.WD:;H$ixX5vN|WaVs:B>AzCtnFqd}ov&kxo8/4|Yj+An,;ZO#OkNL&ebW./Kk.N|V5(KgD+~&1IGf0,)(%1apab&bRI]>>Uv.7&5=uWX'xl>Py-Aj;WUXUnrJ[<o&@AP0Y,%[8JA,{'Vk6^IuFDl<}]Rc(ZrA-JM~>g#{+m~pys6uk3b$GZN3A4qsO=@[Z}$MxbNZJJ^Esr1oTpXYUYNwa.U^B6yNYeYJq&<[xYWK(l<L8TBl{e-Z.$TOH/,hAP<S{eAFEA$0f$Sia4ns;V,y[O&$`%.!07-BV:_}YKlO",
"&Muo~g|Qoj08{kWuykERollW*wXJ!`(:Ws2tg~7-xu-zx*XMPi({%`kg>WxLC8'snS;;r0k-'Pa~u(NCZy~iu7.d:yU-K(d)4x+LgT%=h<.^JUGo.-)ts0gqy^apfx[s(bBF#|i3|IX2p={`PTev,_'-|]b|y}PnM5=|}=yAt)W%>3oEgNN]4Pf7AgiJ:t7^]yY}w;iwpM{0m&qlUEp$aAhr8a/YE'.1Av_B@_%Wve%REpb~7DD24RDE:LZSlSxx;lPz%#2<x$aEIysuPpFX$w5;U^51T@bZEsN*<sQB~-1Bh<@3!-i/ub6)soY*}|h@WV>6)#y7ZTc6jri.Z[]@[fD:(n]iKI([re(r%fLAh*#%&:-cc-y6J{Ra-F9#6f,fxibBJUETgOp)b|[JX]Wr(f=|!{yrP-X;ol-lrgW/]vQ[=l8'uEg);Ep3i7.%FH0YNi+&|'4u};]n!8z@C_3'i!3g3kwlx70Z(CoI4hLC:UlAqZ0vL^2g",
"cq|$+v]M^i*:.Rk&ew+YHWai4@92rn;Gq/}*1DNHWN.)bx]nAb4@^w25ida)!h7PW;d_B0cm`tZPsq%D{T'!#hM1plHPKFzm5WdLSvaT.x*seAvw|W(@&]iu'38QxOTp|UQ07Fpiu4_7:Sh2Z[rB$X)H}3iH@xn:yO~a,~Y{N'y{#HD4o/#rw9kvO0|pK'foov^jc@24wd/aC_;SdJafrIj-|JF:`KOIWzoryb`$zL1dbIR5NO7*&5NpsHL.T79Zr%OlEFR8#@~25tF>DJlrG>x_Q~yd.[{nS,^.[YGWWD3B=3k3Pfp|mVZ>qq$L:#@lSj3]EdRN{LR+Q0,CaQ:;p09'&yVZEPX#N,G!"};
GPUSORTI_SPV(segment_scatter, scatter, 6559)
GPUSORTI_LINES(segment_scatter_address) {
"%&2ze8yf/P~w03TzCGBBVImXF*b1kh[2W1xQa*%1kF=bw@w|Kj{phh:tv/|A_Z{YXV.S*z/92UY4B.<K8q[tYC[qd8Yqe&@S6s04VYBX3iGir#`33]6D)9R{eL*l*3ZfCOtP1aiGe>'vFIUst_op+VkL]4OrT|pbzjLW_1je{dU]!'V5n3soxgE<(XHKu-J]NK&#QH[%%aQpL0BuoNvgo+z{zR!YhEQ3irljhwSQh~b89=7&s'U~3~Y,dy<EglK%tAoo~[Wvw/@CkE_8z2)w7k6d8-N*i%z8Ds|z>)n5lV;Ns.O]n*+0.Ap4Rv0WA;b.0Xs&w[E9BT#$Ab~4M:bW!QX62)jj}K<$zj7&53#%S]J#_W>.YC0sl#6XCUthXh2Wy25)nY<cbzv0jC)yLrnATo`~L>7NwtWUV9htsB3rn`EM;o|z=pUS3`+`-s0;&PpVCy0i2C:tiWJXh.<d0k!d8TjuSKj>#:3YhJe}aiV!nle-r3pvvoxM",
"P@!>BM@16rEjh*|d`;%9+MO^ds/`TWIet#3@#2-9P,nm:EYB}b&0G0,A];^)t1dXm|t*$dT|<PDB*UCJpo9&lp[jtA:lxsY&519J-Yw1!Qv;jzv;-3J:+3C+Y)q7'i5l/`opzJ}rHf(+P<Fa;{if]h5eIxg_*2W|G['~6(4v%{SFt(>g,x-c`z/1i$Du'mkGZz,;gUd,iOl;>nT/4_ZGY=-%6XU)pwrI#eS+&pbVw2jnniHE<w|.@ZLDI/p_0B4@Bahk9E-,voRvg+*jCK/OJ&2oVIt+KywD&vxp7|Fc#.zuO/zZ}hGig~k9CQ8!*lQ>-~2FnQ}P3&ji)([$,n/p>kXaXgtG<CL,Ckv)^,*J6S%cJ/:~E%0x][Wbs)~H%PsB,kAL&/4y,0(C*^19UpP1,nf$ee^W-~4;9gXe*t'9Fh-n{x-0#bXbX_`~BZ]f45f#1w);_v#1o76{M4%O;@T!IN#C)@y9Yi;>mK4yZx6J[iVvYj.o%6RB",
"(m,:OaH5Wob=3dOFjNegiD/oXWZb'tFJr*kAB%HQf<V:~&Qlc$ql!m&V$L*'uGqS2SI$`]7yX/Y;=`c'sz/aYjNy3>m+;:3cq7BZ_p-2uNq_;4n0'IC=MMJxjh_bNV+Lk3lQ4o80CI@trsuTVZOl;$kwU$ms.]mNq30_7[Bm%_kor`+Fi,[r%B1WU}E$~lxIG:z@m{Af}m%_Atz5svOcg=.hl0|-yI+Cp)aASjRBj2EWO_5;V=j3QP@+u$[P}7#0dqao>J#dA7%2EEa<<8B|6c%uih}S`]^X3Waq*.uWf~Mym}~/ZI,@=.;kokR8u}}PcUCLQnb'#[=q637JHiADFdb|vJ4FpAo%sERI4#R[9`haay/7iJGm2~[ICaCe0l$r64;Q;x3|]zS=_VfvaqwqgF<Shylp(M|%2DT>7#L(u4dQ+4UR8EBSAR`mAcdi=vXc#,8c[;l.6fFOh:)S]=Ow6IHl:E9J6B(p|~OsF|30AEKRW<E7:W%q",
"'0M73sgf=Z6wZL7+*~gf[&[cqtDkd#CpB"};
GPUSORTI_SPV(segment_scatter_address, segment_scatter, 7608)
GPUSORTI_LINES(segment_scatter_basic) {
"'tGuIo<Q(k74Y;eT_--QYk.{04n|VHC-qWY8In{oM^$``];D6|#P%4Z;dgbw4{!gZ]X3[A8)Js]wQ)]5-b6683Vo3xZ/u)Zs%+Vb3d=OD|qh{`0n&jF6G(DEW]99FGuU4(EJ6)LP3WCW;9A6jbh6<fVi`nJD(`ZIMtc-Yyr=zeT~Crfmwt5=V/U=OQA4Sp=(_ELHPUlh2XR2O0_d3i$G~!AzuVU&W+W%dK1=n~5mZ5u$7`m5Biy68L>#@{`q>,Oen)8d3}UTUqdFmctCxy9LOb(6i>IRokiPkK=-4$DYph`t=mdVJI6W9zgvPg*G]5)yB>iV=AuvusRfBkOJ*J:PYRTJ~%vDDS#1HZ!7emHpST)hG[Pl4YUZ2F|V=`/1P8BiQRL[;)Q267uRa&*%y6Gd30xGh'@@n,]uiM^Zg.m@YrRE!KJ'-mQ$xs4,o(PXns^ss7Eh`j$d^;<zG%|D)|CvR1|'0G^K8i7h/:7PHX^NHJ.&7IT^+xmx",
"k8]pr3a+8L5GA~q+qZwC`DQ,Rg9|K]6_Lx-OQSV}=t{Q~6mM~7lUdkHEyF/)Y#Or1,o4CX7y-2Y{Ec0Faxk#U`/!NR7o>9kX5[w<GjyhB0h9wW^K2+sNt9lyN,Uqj;MKP:@$Ce[n6'Ox%}W%;J[15K1@eH@KyrlXz:g&6T8}FIF@IFwd7z70rM.u.bc:3`TV$#zwakt/75h5,`h5R7{|.}~$D|.lTfD;+T:k.k^|{6~7/ds}>w~H[zjNLJZ<_L&z`;AI{KiTX/<^f=%@FKp!rZAasYlg!"};
GPUSORTI_SPV(segment_scatter_basic, segment_scatter, 5538)
GPUSORTI_LINES(segment_count) {
"-e-@}tpw/}%&Y=GGZCwv]X2EwN@xEua8&3FI`X(o:l>xxqD(fyt8vN(<)d36'<[S2D^ubdKMS(*)j!=&m._ebp'FPLV=^q3-0&BF=[s0[!J7F3sdp17j`{nnJ^u3#G>`c+P>pa_o86_=u8sN3lkXp7]K5(B7kzipm5Hc^;{=Y@=7kzG0;1VWA9aKyggawv88c].5Dk0/:e;}p~T|9QY:jN~sNCN-S|'`P1O`zO[Qn79_BF1BBN[K}<o1_OrqE@`bw&A[S7+XxFh6X51_3v2dW9=3C`QcmQz+.s-$yr#DGBY2zd-lHiG~R2bZ;<m7eEwa6:r06:TgnEe=H0-}LR~CV:syjy4=ru36isxQxAh#cPEf+3L3m#<gqBwR1V}'hI)0Br;=vBYFXjz=I_PBb+ePMX1`UMp>pU<;f9Qnv4iac>X!=Rbi_DMsy8E0gn|TxRz$X>bFN9_lYvrM]j/oA>G&Jf$z&_'b_mS||{G7IyjKl3}<@%%7>v7Z",
"EK)#zS:F8ia(gOPRp/Kh9+xJG}/qihMigPO|$y~8sFkkJd$f[ES4v}/s5-s7P)p%Bt6~V3V!e(yWf9ptMRkI!p+xU4hxet)2_&xBwRN-Eie^maQ=X:9G<0O#BnBmM%WGE:;Oz!|!"};
GPUSORTI_SPV(segment_count, segment_scatter_basic, 2536)
GPUSORTI_LINES(segment_histogram) {
"1Fx(V,ol<O}|&|~>rs5Y{55f&kX*EKgfO),K=lgW1}w+<qw%&$(E9S.O7Fzzl*6{MnuIG'i%O*QGF*|3:R+tVH{]/0bA`H4t<0FZSdv8YTWR0'SQ,n4Yqcr<vW:t&+cZMRr4n:d}13^j8j]5EVr58NryAo^mFry~=BfaKQKBPJJ^8a&%a+mvUM<tV:tO83}7[Y!8oLO&gj6.vF5h:MkTwj1e`[Pu/lvIc&i5JUyxmnAHD7>5X)9z`j-<VV:5y_/%s]2V}hQhXV>n}SA4mI]g2cRSz:OkrgPE$nK}GcpFlLr0pJr^;}{.AWhTu,<H;2CJVP%'!sr3/9]PuzorE9S9BPd6avX/3,|-ktOHHSq=fW$eT@wPnZe)YvO4H=]CE6)H{a;ZYDkO582Kp%6g}K.p{$;/{V|(amrXb4qh81U;4n:wEd*7Yjp_[ec.Pu(m(#*;I)6Vm*!w&`CAMp_zQ1[$RJKwBe#Rw3Z$Yc4+a>JD/J~or,-Qj<Ec",
"!6@fUCk/!"};
GPUSORTI_SPV(segment_histogram, segment_count, 2497)
GPUSORTI_LINES(segment_scatter_basic_address) {
"++32U8`!hxk2HHLq=YLZbG~dK&]{U(B=~K^7^po<!YHSyfXS;SC#CkcLn6V;1r8/QV``E``uK|,1[u&p6^a/i:g^PvM)S.#0D!F6>:Vm3iyx=`Fj,Ex@-GgQESE'-#t:MK%:<-xn]KdPxL0JBix,uqmcl/<oI-'/.>I}>[M9~Qcr)4CFo5gzDtrTa^/k:IOtYPkjUg83:8H=|=u-5*i.m#Hnt94EFphm%Owi%F'Z/7qf=m-ICa`V8m#iI-[FrX):7<r[39=+L:Zdlh~.=mBx9$7#Lon9!Lj:Wa,UTDw9m<_!0a|WyugX;Q-r_bffyBbV^tAlV^!WASX)3L7`W$}Sh+c0sw=p#r!%Un>9d}D{Vax!vY*C+guBe7M^rp5C5D*Asqz'<N'CDO99.:NvmO(G+xrywwuu+;7VTn$T.<9u%Ca/S6ljMEK|C-52$v.uUoVLC{[ep,S8w|@RZR`Pe1isA8pXF!/n.rkhy8]M8=z})-Zz6l=J2k3U",
"8v[@]Zyq$w;7'bk7'MltU(;l%Uj8u]#j+D^/deQ&y|A9t`v[yj2%_*!U8A2WVk~}S<H:bk9O5<4#HFg3OdGy(Pfd@QV*8)J[R|pIB!'POk2[mt3NDK<kELV:oFb.=^t'c{jkFB_@ss#uq4utq7yj]j8nU8]~myKtghFD-Y@f.Zi5qe>a2x(ng@EJP7Q|'%]$L@~}h<H{/sus+@PI<nB3<90yX5K5rE)%g*I%&&G6<fo82ojKQ!dn/*xRCgh^r)wG;3<m4+iy^^C-b*E|!)3hj2l-8-GTj8Oqo~u|(N(Jbep<}mB_Q5SJ%f!0OjVDw(5aZ!XQB-X3Rkb6^X#F:5j=xaL-u>)MCC&SOl2</Kl:qRpj=Wfs8P~||jn]@QLze=$mb(}>GG%VX:Lq(2iy7(bu7X)iMB9P#uyD-KRVI`1_/2>uX"};
GPUSORTI_SPV(segment_scatter_basic_address, segment_scatter_address, 6422)
GPUSORTI_LINES(segment_pass) {
",W3f0el=K7GtT&ZkUV/HjoYIE/5.Hg79X%BuP=6n_T6X&9ZuIa*|@wCLJzkG`]`X$mpOuY;k,2p@oD5e|/0{:FoRcpgtq(tyw72FOMKTxqyo!HJ#H=p6>JFO#B.UCS{/!Yqf$rgRW8R7cZM#$QiVBrFY[57r`hfULU(}ugR60%4X5N$jr@Uh_;wh,+J}bYNkp_`7s/BDK})Q!u's*p`IkmX,5Q|b=_,%OIc+QA`J[L]=927kg8uw-^:Y#$)M]1=K{Zv1SyFvr2B;hSNCpXgP,~}L+TP$OV,`VEmaXaf(h_IVIRs]-T()G{kU!ty8>i_|`JE$rqkt,/#wftTh:NHY0Z-mI/x_y7XEpFC%)ucm6=cOIv6z<Cl{<l|9h,B$jEWk@hd*!5P>rd'hROvN=D4J>%>i4v,}U'XO`}'Yz6PnJ|>.C[;}ebue;IF9;k!Fw3~IYKIYh/|N!Zh^#8.o5ty!VnzWqU_#4OuGI2~yeW!;Tn[H;#]s:^pf",
"1*gM0.iTIpy2w*&kd<mQo$~P(q}foV{e)(]e1)#Y|E>W6]v$vSmS}4!)V_UYs!3(CNw_N&ZG'Yn!DgpA=hV-^[)>NwJRsA*w+GGIL.E:qY`**B^#rvxgQjK-Va^MJfkO2~Rz$AZZkI|Fq]Ztn>=}JUG^6NpM)L%%,%Vc8fK:=!7TZ%-^_FMyH$(]l+j6<vwF@q+!g@fl1/S~G'CCl'AxdQftZK0Kp}dGv:>Q5jS)S-9#YGji4A0Kx<w|no_2`Zp$w&tT)[CqL{y_<g5uL9@lGF1Cst`q'fR]DN]owQmMnNm2T+PH/W&l%{}ut*{IRAZ)e)wv7u;RMidFuJ@&`j5@KDa.^&u:'j-A}nKxhW+YvhoKA`t*~bw<p6i_/Y)|Z^r|Nq2PN=VD,f%6(Z:C0)%2>_[-BYot6%}O^Ny0:CHy%#H|z1+:6GbzL[KbetK(nW&rQ3#q'ra9tT~EnnAfhpT])2*'<J8FWVZjA#WM>Bxx0U/bEV<)UVjh",
"3_7Es1fDxH..X0m=lpvF1>GXaR_NMOfL_m1{JvePX85i<C!U'Jx)fbIpvG}>uU=;b7)N!I>BmRf3+O07xN*U&Cb;/wc<[7cE)t)JlPq{:0@@x_*gU~^OH.SL(FPdCE{oq$|3p(+GFYF0`y;$a<HcXUiWJCM=]p7:[Q,4#1A)TOmhP35|MJ%A+@kQ/|e;')pRMlUz|^K:lHv4CPN=kNua+k*dq[7FVmMf26^!1uk!&7,~A1&YJ:0yZh1{}N/;<LP]S('dRvL1zj9*t,xlJ<@u|!Sv7qM+ZdGJ'RX,5dG{V[)ZtH``(.!dE^8k5K({od[hgZD4kPl&q`2,ER=4o#G1G$]|(ERpbv>]Smrp~;]fj#eH_oljn-^|T&EMbS8EciXbnT8_%)*UyUl*KRc@iR`9Am|4Q3bo19nYeM;>a}MXa}!&KO>B(*jlA8r@y><%(a9S-PQ%$sZhE,U/&$+x2[/Q~%l'G1+>%7X]x;y#=/+P]^)zFl5A;kK]",
"hggs$Y_%G9iRADrsr(^N5B'|'(%TE)B$#{R)X<l'(R%)wpt't)TP(gS5s;C'Pu^m$Flqg`&xoP_=u4h3bzNc(rnvRji5u<m|nO$WvLP%>ZuN_pc!ZSGv}{1O9r,lh3.n0}2DCVH!meHJwTS@Ypt@Lh32y!xr#|@}JqYq(vn`UI2{5k|oe%rbME-|#0hzV0A;)O'j&&xH;lkYvE'yI}gt03Bj8nU,<b0-d6O3=j#OI3>kb8=zR1R9x<Hn]]vN8Vz4s:C)x*!UB/Kkhi3*av5o_D9T&hsOKmP7C4L@AzX88tBo}y,DONT[S9~S^1J`&!l0C`bu$IfuKZ+z/<()/HS1H(cV~Vrnlb}X30|}*Ks>-D7DW'pg7Vim.@OP9)p&Ihdr_f.6beUc$EV29((yHLxn5>gT`~c8|m%v3/CU+0>>89OR)G546;A'%jTEw~&iha[]+//u9QFVNQ8UVVPr&|99u::o-NYXSw$^8)54&*2Btx(5o!!R%8P*",
"yv|%/E[YhHH^6~U0O;fDaL`&G%d(iu[k`K3s7pxd&cF0@xK1wkO>]5um*@m=7+nrBdwIW_(WgY+2^_'x{AQ:x,-~|,{Z|F;RIi7[ac5Y{&t1]ka)LnOH:SpZN]zI7W*)g3T;am$;hJt$={oW+)AaS[KNKlJoph@Ps:XtRh;L`@=cp-3jP$4v]Y-3j8Dpk]zAPq1[_ZDwwG3^CMbw;qWEwhgQ`)H0'5~!4vV%j3Eq,^INHK!bm@*k;e`~X-/-wE*x<{/7>l^l02:HASbrr*R>n4YA<B@TFr:h:T/W`oD|M0PV-P<pkdgSKzN{aww$,,S8EN<PT({Ycx%R,St$uhDkQ;^,P*r%[pJp1LC~ws8nx.W*O81TF.pM{Ca`z1r/E@!SXv!aQoEMn5@yh-aO>ut>v:Lk~qc_ruj$${]9@<'Mu%/3a0]l9(y/F@t9n~c3#mGO}w9CT7*O0Z0g.;U3=A4ODd:Ra2M|Vp+B9+8/8e;Qs$2#C<y/<6yw",
"3+trzsc1UA9F!f*1L);5,F1|{Cp#2o!quNdH-ki}Dptud7dLr!y<xU_L1e!vvpevdPJzthq}lS@>x~].5=Pk98q<kEZG7>Hkc$V5;IwGY^VU7-B~U2d0SqLJ!#RE6=,(|P*%{fJ2(UA8:}=2`o.iIKHPD:Ia^x'P2<jFSts6GZtMG${-4b1F4L=.@`xCx>5sHk[E=4e5:|E6~~0Q%Wd10;TJ6XT%F-QsM5xZo@tmFvzUr`Zk^FG(x6G3gHg}yaUG&HICP}(H4JYD1RN^a}2~6^WK|_v-wA]{7b)cOK&V!d!:c0'kk_2ceL7|Tn5JZy`n9q6D%Ca4^)a1lH$_b$YDZm0kM[:{[d.60.0gB!>ui=7&}RC!.*i~YZ@3hgLxtbaS*,T!z5ldz1H%'9jj^;}g!"};
GPUSORTI_SPV(segment_pass, onesweep_narrow, 14191)
GPUSORTI_LINES(segment_pass_address) {
"!0O93yxz#J!FTD<Ho=8w,Kp~7LH*P3&rxBu0#`TlrnT{xy%+qql}LvxG9E4gayO3K)9zyv1AZ@sJx<AS9|lp5;B[h(Mz/+Cm`X_3kYodlzzU)anD%P,1KgzF2R1@!_&.LP'HKOX$H.=BWT8QkTKA.~adb#979uTB};J#B>PsrJ>q'E'UYzX%2W{j#x:16G(xHQ5i9jIrl5W-2dO6zasB9>8qrNLs56N/GQ$<258l9(J{b'U5]vcjuFm%mVN$>%x:)nm{AtA6aCmm/a~'{>ot2:g8-]v`!&Fi&$FM#0JA$8uCckE4(Dp@kT{j+</C6GCI[Xc<+723mt/9uRCEo8&(F]g{_]R#m@UI7Ln=.RtGUy6MP0M+~7=a)x2];KtdOxvlt#.q}/U&.4=Gn4y5Mu5'coW.eZ2WzB1-7UH5lav^HZrV]0buRiOSmpeJm35BN_,Wi/fpDtr#E6twPZ<<nAPZ`&oRYeRLpr-Qdw:T1sni$FoGx~chnIvG",
"%sP[#o#1n$0_;KEP9M[B*iXxr.qhP91v73D(Cwun'+RibP6>'h|GSDm#diuAyi9m@jf9dj7s:{v2qk:|7!l}}x3Z/XqRoBR,~ZNuF=,a~syiJ^V'ay9L1Q_74/zOd~8Wc'1:OBo]R]*R^{](p>B;S[!w.,TQvX.p2L/7J/x_-l.NlpCo}izNi'I8=Bit_4u:`46thM;/#+S<gp(C,>L%g<<g+csoQTS+Xm)a%y&4&7m^lWat)xH0Z!ZS`JqT.OdO0[405o,a@x_x0_f&o,H~K[F=RcjV_><{s-veC7B6e7PKqn.,^OoaRykLGp%R04sqf-S|G;ht|/J{/k%Cwm*Y)*h}zu8=v{Z6Ow}Qa_hkb=@Y-MCjkQuo>qs`Xsy-+4%S0j|GW/{wV:bxr3){LE'yB-,I&41;}zFaKE@L@`5e[t)XpLPf<1MbY.2[#+Gyf]%3QO':cln`LYnYwi<.Jiic'Ka'+Rx!`/TeU+a_2bw:Xyv{:x3VX$&U",
"$6vTdP;_UVXE,QxqO4M4@eM%7rBL9<n8-s}.7k6@W&pT0(M;O.5y=H`!9xy+Q3<25Mmob6kS,4~fAhWOH7D!A(U#$Q#E#R67{OQ1I2rDduV|Vk77r|Z5dU$eqtdx-S@wZ!bbk*RL57GMer'(>O>3|:/aC52]44n6:D#7j7ssA^RC2N|m$Fx^e-!d_ss6in8Ql0cyF7@!,]N,%=DnO(XQ[V]|K+jMvyAw^OQ/yL{@1%.-gjnA}OB+g~~'!VwO*kL8c[mvx4-0^+[a@5~i=U2GIYm}axFo|ke4jN)iz<Lvmjo2VI/i5[RU93FL}|Ik)w8MJFpC9cmWY^zY,ehIc1QKoR2W#>k+u==hy{h!HP_u%%s62#=6'_Spm_j7TqU*X=yqtM!.]H!@`|=/B<nP#ZP<B2mW5&r84D|4The2J~+i^9QiE2+-9Muhwkz*6RlL;XG}EQP[WkhzN@NV=o:9*CziqG'QNKXhZ<tVDXC$4/Pukoxm]|X{+cz2",
"~s6^5@O3j]9vPlpdlpP~TVoiT9@k3ynrz.DAhlHxBXY~kY8*3Z6Gk|'^CXH{!KMof-b:{`6lKm#hJt9wa=Hl}Y%XO@m>=%,~w=Pr=s610QipM}2`p~]g=z.PZV|H~9=Req0H2(]7_H3ZIL}[*J6X(%OoUF)i{E$Ph~]!O/YCJPV)cBFFmBw~;`hBu:dn5Iv9E$e4GF^l2%(L<r3k9:C9v{@Pr!7/4$3l(!MJJ*J_,0k/e'T5^3Xyq:qHktQwXEHjsXy_t}>L-8nP^W8Sw~854dWf+s=p#V3enN:61;@.,[|g}%'sF<4*u*i<8PtpVzSpO)9'{|&{taV,eA[5TV`ZZ_Un{}B.Rwf%zWeb/'7sulZI+_a5K~[Cxt,:|qB*GYT|W|;N87'Y_d$]]OZH+><hy'}y4[8PZN=hu)b!%:xcP'INqY+ekIFM+<h*xuQ]3%3F>~0}kXG,~Iwj:3@>*X^{G;<+fdL/TjboQVqMXhb|EsZDp~$U<Rqn",
"pZeBgL&K[`jv6lyBQ]R'ORR~y$7Rhq!mWJe=svThkdk'ZG|DSJ@D=b%Ydy+l(v.Q.gC~/XNcZ8o.AewwdtV1MW_mk+]MeZD_ZnF_!}yxQR3pbglHC0>$I,6R:'lz|/+F$D%i>eiS8tnm;wN^2QCi48^)EDPGmaWm<yQT_v4pYts8gZU7Ru8M(X]6E:85pA4:g%l-&i;IUiRl{=#=5!}#>f#M=1;Xs^#}g>97%r3p4qA1E;>$r$H8Xga6VJ#91+08_$FLgM%~Of7U=PWEC*ETBqJ'u=IB~V7cKP[/o21P[A/fp!p8vlavhJ>4ha;sL&1V4BbTt66B;u#4J;LApP5WKmyl<DO(w~ZL2#s.j9'6pd(aGC2(TGyzWaBqt5/r>8aWg_,>X1G&0seMr:vo~dPorL)8oY'43@@d$<Q|<&Wuv++j|Cmn6;Udx#ji>K/~vVcU{T[r#,7twISKAP-E-%x*zF9gHc!M>J2{ot9]<F>s#yofH7K-a4~O",
"nerG5kB2FZ*+*fedaJ>ReOhZ7hsvx{<UJ:FMA6j/.T}*Ug>`y%NS3g8w8d7h)Nd#qEpRB7H7,x@Iuco&^QdIa%9N${4DN^5E7LjJRHkXv;`14i@}Y6B1TG&e*}+UZ3s$XRKKdsQ1%}1e6wJl~%;r+2We8uM'Q!RYzv[|*m,m<gxTokg.y/~D]6b.3BK~tV5P'{Szf]xKr40}glf=}'NcC>56*CWb;%&*$uO,J_uwPmV#U!d2aM#=Pb+-r70iaw}#SgG]:/)kYqfq{xVL1|KmbcPXDL@60ChB`b4r;o!a<:cv.:I4x[=]xNeH#bOZg6nS~#a$PAFsw<i);oRI@3I{m<H#Pcson'M+<^PpU6AwfY@3o.nJPs.!;_D|hxh(9nuHd#ba7d25uz#f2%A!T1o3gY,fibeSOTxC0k}IB^Wm;+43iP|:9bFMOpP]!7/vxYOwgW55S&1Zvx5L]YY5YBj#Q)vc'3~_(Px{Q7('c5ANkfH[voy!A,$T",
"i/}>K^I}N[WD>:.]*c|k;V3gPg}V)/.7|Z9je3<bf#)Sq@ru)3(IMbT>FX`mlCDb8,D`,XFDv7~JFuGousW5n3|Go[V;~--sTNgTEBV7OmdE/z7ahANp'N[+@'X+8ncq`b6YSSX|xUxV;5abGM$X@b5wizr=F!a0$d~{+sUok,-<%p,2X;]vj>6F%gvJfOo%|wM|KlHOoEPLl28fo,9Saz-@M.M~V)wC)TH,_x=K'mcO7p5QoBLQ=P&0PZkc|-gs6UPiGq+xiCzlF9t/dfw&lELFby]G/uHUcb-3Jg>~W+ayaEMg8Gxc't$e~9Ap5NIjV9^m^F-TOQ4,p(enNFP2PG9KQ18#H+nYd!U}1dVt;IPx[PZlaxcmocwqHioT_I,-Z}o7/H^:|b3z(,7AC+5i8!X}q(m(@bsE0T@7dJyC:V}E3f@t2&NkUSRoH~pg3S+x$pes'-MOemnxN<!wzK01UWCns&3l$8#X4txd4<}d<=!B6WBGd-a/",
"FHy&{Dy9K=O>>peCE0m^_+D^@A*X.p2VYU.))j:n*8OGL:!K$b[sX%$=~s~45zp@!M-Z[nT17`.%D1#E}{YFoJF55&gv*bOxECG%8I{rMQPx.*H}q<Oecy'lA)dj@NC&xSZwX}|a-v|=^8jV&|=IMdj0w#3#_%Re+t0pC5exS4Aw>%(1JP^oOqUX@dUSP(zI!"};
GPUSORTI_SPV(segment_pass_address, onesweep_address, 16373)
GPUSORTI_LINES(select) {
"&3gEtoq.,8J%]]<]]yIDKGD6w@Cm&wd&L4;m=j}5zchP^Nae#n_$Cp:Mq8TGeqYI>xsm*3`aASnb`6CD([JwZiIldXKo18qgh<45Sv{m`Ko6h~aR(EFa^K8C-E~Q3(feOIN%sdGSveGE$u|a(<TAvb{5)0tfn0Fyg6(qd~SsDT^;+L#WjoPts+S,H_j=`jw,J:8Iz}gGn+NlUSsQPw|tI8$=SDW&Hu~NA~*e$0#A>z:lveaoC~,g&d@`_0^>PRK[SVtmp!5t2d$=cXYfi&>%(l]u{.Lyu)p4,~P@>5x4VCN+1ilx!Aa&~j#^SZw}C~wYiHwno*a6DtLzP{qZCIRVhv09nY>Egc&EGcp>AdqtNaf@ZWqxT[&nNfd#sI>>*H7a8(uu(.cOC_s/Jqyi3M[<E;Zo!%W9r2(g76^WT--|DksY/~='pQsQ0;1=r`U#~9GR;Dq<q8j7O4h@6gTeZ0pLh,4;e~8/nnS4H!e|4|n*v>_H]^_$HblU",
"2n3N$F(*K+q[De_`|UBaDoV+!~p'DuDJrZGYMh;b|$k#PFD&8}0G~$,q.ai0^J'6k#.n3>bpxhD[i!VKUkcodyt+R&>V=;2aDkRg&<4zdowL0`b~WT-uEqutnOI_Lv`)k>08HSq![]s>:5-(Uc(yNUT#n2)APsu7#|%vRVmjH2SuIe@H+CT}gn&O*c(`;g!^CPL<=`=<t9y)Hqaa5EK,(-w)AX}frX~)4$mey]Nv8JS-,U4>DwJY&<Lx^2e`OS>@{lSh<yelRaqB%#6aWTH`Z*B'VY)wz$/:!|B]]>o[6{L',|u07wp15t>`H)g.!59K~M.Rv8@H|R>:6b8^x;x;@_~,fScmR'<`!b1&#{YAh-oV<!9PX7k'l=`]*Q=eI!UE)UI8MF]~wNd|c$Pr~80'(KfI2dWI1DO;)~#XIt[H$$JZP;}+PJ8)X6_27v'5QC`N25'%zQ>Cxl>;y`lgp=@hv)`h<nSP9}Yf~>')vs3:c-fcrvpLIE`s",
":;JP_x.oh[+G.=Ean%,nk(Ai^p#%C,Jv.}&^=Gz9Ff[:MCdql+}U2rAHg<JT@m2M0vSLKh'f6t!M1)':<R!_*}{~L{C_:kFO!4hcjIG*TJV>x8%7K&J'<V]~4i8ceUPr&NRbiWBG]nyJJ3zoH<hM}tC^|7/bcuCVE].Qt)C,t6Fy]io2#'zUuR2NlD!Rw-cx5^[y8Ew>^Z)>A^]zm-V2z@=|49gq]<R<H]0B,:jNnob!9N-^8<w{,apNX<d6wwHqdC(5Bo2#=nd5<F6+,YPv:#E4w0meP{khXlECYN)>Jm-Y1i:FIC8e1LCsP-Ch's&4[F)Vgcp&t{5gI*nrG)~uwPd]C!x!.X]'rK#)8@;29yx9/ZlqC1NXS:/~bAO0!;kI;uX,i+(5K[tPmxI5lm#9YQeY'y%|6#w/5GUW>0#MAFj0.Gdb$4>5<[.tn^1h#zR1,R3sa9pDQUViczAlI9+fr1-XL4[)8g6'[>Y&[9*@E%Clk5U@2YM4",
"#cgli[<(kR_Gs|>KHjcr<JPM3YHb|_Uc;~@,<RXHr#9:`e;yqpX9gaw$a7-o3!3`!%B&HVyz(_OQ{gM-u-|olMK099^g*2(W@I]drA96}n4+aX1Q2>lLnbq/KRje^^'XlJz4ty1<=u}LOv%@31d,NgUics*j[){d5lsHyorT-p@:D3N9r_I5sar.g.g(!V_t.`<o=tP>QD+LYBNA]IC,gQwF(LtOp$^dt1TC`2mILizH(CnB>F/dx%dX|R-Zl*c8j]y:{cm<b22kq@lT7P[-d2$m.z_Fzm2Il$nkK(yCE]PYuQlZh1uO[Jtkv,oGkHVrKqh(ijtbbE)!&!z!cMe_lbMsrZcXSc3Kg3`W_y#4arU';Jfh>$71hv1y-l,MVJ-PVR!5#|Pf&Ne.Ro56WV2nC3g$rsl)&3}d.pE0QU1xv*>$n{3}$9u}y@U:sC,M5]z#ezOjA]]!$tT,xfYNoRr_!I:*WqdHfVQ#8X'M/sxcArAOm/^M9Cp<",
"e>.T&to>7{>q75wpI6O3u@DE][rwNnySVNp~/2i]r^Ghdc,v)/lM3@nnG@[L{Cf4Esz4ar^9m`V|K~@`;Q6AL9Ctv%&0Zk%;>+_1XOtyNjRZV;<g6rH:>6wM3t(Vt/H1|)ZDwVEgpKp%6L4$`@o*-jg~YEByNdss#u<S~cud'K&h{A>lKPbRpsVyy!+(bIB`ePQD.Q!B1mheVUBY@#$tYQ0&b-S'M%AN6V3s)ehof'<bxOp0mHYdDB@(ewmZEAioafe09YlaFS'Np#Jp195WB4J]j*a%ocT'iDHf.m4:.!(MD7{:3GFncn#]%Zi/%Ba6%I7IbALv@q%}SZQ&k5u'0aW1`>0K:>NI%U&X&:<f9|M`pMcCjC^C'`r(5bKY@m$Gl}B+=Z}a)0W8:6gaX.eMt*Y0/JU8FA#lgA%|`,N32dn1g)#eB3yqm%Y/N#]i'z;nrPTV8o;g&R3w01kCCSt%6ryg*=x|U,(=}pK*QL*[!lT%x38tOK~4",
".pvVNF_n_CEhVWp5A0HOUp1m;OwtD*,}Hx/f~j]B.We+:,~Z:#*8zsHZ<l^4n&_X]j5<m1}h~H#N9T'w<~zHX!V,p-z~d{2U3g%U|nGiiY>l{(%Ly'Ay'8i2bV+04<dEfGZEJ>)zy6nG>5T;Wb%:sj.DC-kFB9amF|}(Hd'3cHWVZ!)BMPh.gvx.j8:>(NL951q}LgGyODT~s46_Ft7Ahe7eBknYw(8/1!U3Suy96Q8eBu.!d<(66=ttLzHS~J(Ld).DkL;_kP;d-M4&AkhefGh1COU*R[0vCV.`8Et/K'YQLtvQyjD>1Ca1,fKX,3GWyd+62*QIUK9o3]0K,Qk>ke<H[K{^E/qcd!F3P!dOg'6%b~bPzXI];zUlr0fn~e_A;I6eDpWTXl;ExV'(x4OF9k_j~@kW676V1(i,Rlc>KK,8#rx*73B,aBaMHrjSxyxPArf>[HGES!7CQ0b]nO5,@bb+gSbb%CoBi%40(BBT/v"};
GPUSORTI_SPV(select, leaf_starts, 7231)
GPUSORTI_LINES(select_address) {
"4.4;h>R-3Ev2Gnq7'AW<O+l!_;=tMP>E$}3>*='Uppqec^O&fC)c;}5Dyb7Ckv5J:1Y):PC[&t1cRV&=DnO).2URw@Qt[!z,m[9UoF@IbPIt)GBlxUoTtqDVg#gDA=C/<+]i+S3{i]06JQ[ht{N]FA^+]=[5EPG[We1*tPYr])h'Cp;zJmx32NhiymdbDIz0{<NK+)hu5'<hBac{>A5)*jll9(u@I~9yM5'%U.R]Z;wyp6q)m=Gn+Sr2[dxU}kKj)IQo_M8EMcZIqKtk^{SqGg)+]yNzg{3@7lk!;Uapl<v]}5SFYR1@~P[{%n(IXv|JvbFyyK-%Zo>*n@_<cqo_h!MM;3roz!sBZf`PxyNxwLQ,v@8X#JuP{Y~,d}oMt;Tu;nN`2/l(O#5=#[VoKGpCL^(]4eq||[0|a31bVGuW$FYyjCy@!ol}@voc8EP4o[#OKPhi'@DSzyxZ!uS,~'2d3Z2gRd&CaTbPXe4r`bN&h4'00L_-/7b|",
"!&tOQ-}@Px6pG9}A9G3~_[Rc)Hh0JS]C;yw1[qY^Kk)~j|o)5A-Sbti)*y#_>CM[]:FfAxu.y|MLrUl-9<a4^28ax;LV+Ht0F{zSLr%q$+Wl`;;qmwFEGvIsr>AhwpY*dAw2^C*5r+Ohn-GUK$&clmAlIK,D2p-rQxZF-Inhs0=,MTh@-7m}*fl6qJ6Ci{I.o;eV:@k4P(0++|$aLm;O.#XEFt!9vqSM)k#RYh/9XjMhvMhxO_QL(Hnx(o,^O90h/,NADu26lUq~1SY/;0QY#Y([yKCWfy>p9]*1-T;s)7UjXnm/{EO7~yib{Z&rs^/|9`b(*iOEtGVYfg}N|GJ8xWAb8;}FY&P-RHg|'q6;Zo}UcW6u^DQ=IBcW$OV>6n(eZ<DVAMY<PtOpuCzhtuC/p'5[Xi'*ls8!MR+|*Ks+v9PiK!ag*oIQ<B9sZyQUSW)6nH87_B;B<[sU,*-8D}c=~[~:<]&vX9C8ej%S9Nb4D[%YDzQGK)fO",
">!#oTx4$hJw{1-`+mg+_^2N=jY9~w:XhB{)uM=-V5s~5z54i3M7*)lk(#})U_p>413`;Uv6j0'9K3L~GzIYbkJ9.*F_>ciqQ8jLvf[P<0=M:@/:a-1'UW)lgq#h0RWwr:2Q/:OnbPM2Q^LP3omdZz9=#5WqIxJ`/x~B@$@<@C{LE;S!Oge]4`~!u]t^GBb#e!gKfMD0c/-S8T@7=T3[9+*VcKu=2E_Tpd6v)Ib|X/XX*~ZZu`[mJiWxl{Q6)Y;pFVmle$rKp(gm)[(6d{v1[n',:SIB<IvF0LS7Bql.ew,omkCAgi<Uu(yTa^}u3_y15)te3-oE!(k8B3%k`Ux:+=3f:L0&hcMZUYAd,lh2*Uh&N2<~nP3JA[xF`(9=3,edz]J,-5e7p4c#]Hw,69f16S:/BM7n%JMI8|Y^Z=^mt|[F#Gm,b7u!-B0GVkI0fyHEv51uQ5^*o6|Jk[81'doros5D>F:rkaP1@4qm.}zao05{GmHlB*;*Q",
"6)nXmCgV#O'm{p~Zq=N%qVGAc=q'H)Mtnz+qO|t[74J>/%fJ2@&*Y@!IJY:@PTQg<>l!%OG^5vt^Bz,gm[{7&|LN6tsOqC^b$(.vwUxElt%WC:snMzI;$8v9Fa&%n[f~]tlziSu'$b`571m{k!VKS+#d{S).E_tDK.~)em~><x-yN*r,Z7@R|t[a#.Dq*OYzEmXaT/v>UoM|06&3J@W/I*8L*fAzsq]#j3AGfXkpMN.-[OdKY@AR42l%@>(t|9BdWv>L`/LXT*CJ8:jT'HFj!6EWhuLhH8o>G`Y5v(kLq>}(`^!{WX[n)UMVU<}CTYxWS{i_7jdlukw5+.6mY>IMgn8lkR3-<$%LHz[]==I`2kL`&ftNWt,$Y`e~AK2vfMHG!=QYud}5tLKYBwpD7F=pXvmN.3VX];RKa[![_Scf$sk6C|PoZJ3'u!AY`)+#O=<0Q],ZK&k1Tt&hHMp{YCh(4S{*s+D-*^lqAjJmG|!{rqY!m6.QXFgI",
";+y=J45nEy@iHUWqCVjQ1nSo[a_&kpC~A+oxfk7M(sdm^;W;XlzqX6k=!$YMkXB-)i.|l=[c=D^sh=CE.jSG[N`U{NezJa~sxt&A7]K|INvg))!NDy77+Z(ZBw%vRWA'2zclO9An7jSG.:ySXM=oOxT+6~6r3@a[OYmo7]Ev9S*NkOD#=1<z''Un0pq+E7U]_-[$Z2NN!fa~6_p!>#|=,$d[*:woOkF+][D[M>IPymMp.!;@gq`r5d,KS=eS9TFkJ1n[9=KgJ=Umm#;X<r;F+qh8jX>J<lE!nFIBO+Z{2v*!Zyzi%tY|VKK:l4g*`IG!d/D+vE5BIF:Wo2X3r8q6Em.0B3M6XDt2w:Y+|2t*%RDnG4M=F}qIvAfq8gr{oGyOGJEasrA<6p*(A8a|LEx9Gb,S%v==[ot|^v_;n5W|<T%_hS-D7VLgvh!oo8w+K'$d`ugCN%Pq#z3#uTM(.bKz!3o`X=<*Bf^rNf_s4_>60}6936P_4,OD",
"&a*6R.UhBnTYj'7<EwcxiArvO1!S2o<d~mY`3I4*NW6n!P8{/.0'YWs~lAgW.e}W8>;f,dt[PY,WOG=-*AUb7TIy{''U{7FzF+Cmd$S55`'rl(S9d'aRbM$5er@$>Zo7M|TS0w9EL%Gqi]@14Y1!hDN<1V*h{MeF:Gj!8zmdG`#S`fZE;=YEJ8b;|kwQY3^Lf&Z}zk@/#k^T^&~Fh)ek_Q>H=ltOuv#^1W6,cQH]ZFb%DoJ~|}7X)H}WQql/hl0N|HG_+yX<iJZh*k>F{jnOW!=9s>Ll`kfkzvh^3w%dAAiUMN{Q3_J<T!+rD#k~ms#pQxL&@.d^%'[&'B9,m[t*kif]I>%*w40mh!I7C}3*[Q=S-a99s+pRRZ<z[=yRxPe[tgnIrEg^0f/b]oij*FP}G|OG.*[r4<k#D0AQ$/m7ny=:`4_TW6Vp/jWS3,={L~hTbm+M.-_*C(f(Rk-qZbEXLM+JIe*`@]lw}C&ew5aNgSLAK*zq#w|M",
"Gd8`FY.iQ1a4gY5]0{Jy{ZoBP1m)-M'b63O,.e7TLvr1y`3U^T-,o;]mbE"};
GPUSORTI_SPV(select_address, select, 8607)
GPUSORTI_LINES(select_sort_address) {
"*J&Y9y0Qww|(>H/&@r4VLWA]|Y}upVl7M|O*`rD~J>ctWpn4[I+_+xX7M/<0aYg7(I_6Zc|xdpJ_RqwzTL)FEo9{l9ydq(8,ea,|BPHzj]vaO4_e:^:x^tV#L;@Tx;x:El5NJiS~M:x4Seo&qQ*fno0=Iq8Y{X$%0XX^aODbff{>bBO%vwqDA8@/`uU|sWpZcNORvq!TwU.7%PaonF*]KRq:Y-KJ&aI89QQ{-Bx3}6(/>sal@3L.$@$Gt=atQ>#aEGKVBfW}g4>KQEw~;NO&%.P5V+w18XC|0v7f#(J(l!M^a5oT_y|fVjZygBO'S}AVuJ%wDnPb.0U0+i2!&t7DzW=S[nx==<.yRsvsGGZ,T};pT{p9[#edtjV`>H9-eO]-gH6G2qD(zMR7tO;HzYZ%-|>)munLY`L`8{_HqjcQ_BiDj`Y@a>#!3hJTkk563^4Fa9EfAFfwLw:nNe0UXG@hlkOZ7@tw:R$_WGoGM0UH'xA@k+TI,UB=",
"Op]wG6v;~.NHg}M/fKr2OVX:-R/gowm8xi><@+sdi(/y*|gmuVHs<BCapkpbn^o]oem,mY`ky7I^PPfKRX-=y!M.F+-qP!Dkw,81xRTFWe(D]L2K][nV.7JtRDX2W;'UlGw5u5]r'Ut.UejM1Oc91jv4UWA4:{v$-}7't]Bbk*UF8}b_**^M7axY1ag)<o)wk:.i{r_Z/ETS>E!{6#2YSY3P=+B)wk`tA;};2]z!<v2<XJ%vz;tC(&wt&Aly>(aTL|@K!+$x0vACyJj${9#Z:isE<sa'E,2Yj0Wgwv@(yy+:Vx62*[]MZ~Jqep(R~2TYF{g-uO!fk<xjv~$G5#e}No}=88~Te|!(Z=V>~h=D$tS{+5H1Ipr,K+hdgpyjJHX%Xq|]P-;}}E/HZuF5-s';t=U+V-Ed7)iz/(hzT2feO]Uv#/44*mpK~!JB6Hb)klFp$VKq1,<wT%P${HUrvIvQWfSWgY~%g_V;vlA=w&~Fs]5ztN{H*[b|",
"&Q,@btrLCO^9$6*3s|](W/i>y]NsU<k9[P9jk~OAB0NLpYF<k*P*~jX.xK4|.vugU)wmfQRO]{U[,nk*Da$1fP*q_+i+u,Oa[Pi#PS9D8vL8<OX>*9,dSo^-zKZ~JYgB9%M-V_P2.UApk)3!,OHhuN.wIP~!Pbf;['</%tKEceHHT'rn,c<~wYTkz{y<J+|2lFF+6_f*@etTi`Rw+p|9)6;N']g5:z8^uxMQ-*wm3J&-u8<'.4.@d[d0$K(-]`v8pU-FqaxLIjEaUf-P@A^5nyU|otYtU3MeO7KTG3u{HbZzaSNclkt.xO5c]PtJFGN!Re>>1~iZWK=9GD|G()8sf.>fcp_@n%VbMYqDU`/IV`!jo10lWf&J2d1Xo/g1o(7reXz,xQ0/q{]^ak;LcJ.&jALi&.ZEWe}N^:TSV0h5-^2Pb|%9T!A]df^:l)/w:,vw,XQc7O|=a}C`/F37`&hcX@D#D,ynTkbErt}4lAfVcb3^UPC[)zjW",
"t0yTyx.wP<T!xF7cD}&W&/LvEg[z-K-l9xa/7SJM-+qeue*/CYHMUAIAgO;,;<!lhBw#n<tt6u#^(z`d^(&51:JBJ.D$eyVIlgDkBc&Rt:PHD*m/I^C!DN@QyXoj2a>rp:S<09w]}eX-/)zBa$wKdI+]W&=]JlP&0v:%%Nu<zn~<LwZq1h8)]U)Gx8.^TV]M]TxrfU&i:X^F[9nc_Pqti%Fm*]}tAN3@:v~e^0ry$aV(&Qg^mat8k[vgXIqHzfv~bna}qV]FGY!WiU+2XbD}2x_gRXRa_#uA%;:y6_zCE8NF]t(BrsDIs2!|KRTkCD-IQ%c$2Xt6rTS$^JWFQLStZ''g!x*$:EkG7ICkRZ&|EM`'U1[`&~bIg#]}p7x&:fPmoD'q,=U3.qpB|~QZKPmZ![YVCcdhF,[uwcxXL|/>!92J`{&fj5'X^KC(Tta[|I5K4Uy)Cs&LFvUfv1JfRQ$AcLivYg*A,'06N&i/}i{*Nr3&wHc^:=xr",
"R<Fv)5*V[s6wF4']7xE^vR"};
GPUSORTI_SPV(select_sort_address, segment_sort_address, 8452)
GPUSORTI_LINES(select_sort) {
"0z]*tly}>])<8&:_(yW'D^pR9J^Uzl2yDIy.S2-j>C`smRC-o{V+ClBfc4B}8Y|b%$~qB}X/W]k0N#7u{I.:-=N|w*q})7D<|Af=*2(4z<70KDYv~e-c0:Pe9t`UkurPnf:'.YbbrMs/LJNkGj$Fz#+-c-l5C:1HLQvtW;]mvk+2{m~hU!GD>Sy]TSBT=7yx3~EPCO`%_H>_y2VobwpFg[.<bl]`(R4BFMG%m9L^e${'j1xhA)|EW+<`HFz1fTM~ycu{mLd>[infsYm5Y^B%Mljui0rDEB-|`Kv]S(L5Hk=P8|27py]'zdzY]Rm[%^slTg<ra7tg8EXebod_VmW5cd-ae&R|IO=2~BJ}@p8@bEa(k@,p_~SbMBA:_1reC}VmM8yax7H=pB6Rp0YLB'u3$xB&e}z16TIA:TnVA[#AgF{#BiGpx9V/|~g6Xw*Buo(HgQ`};[kZt9B1Y~R-=h/11BZ:Sev+^L5Fiu`2wL`#*,!Z9W`2YL<^",
"/pVT)>M_PviHX/g'qaSPaEA/ncWaF*vAfuM$5<bM{kZb`@B}wglg<}7yC}sdvEWPf~.7n6m)y5eLlQi'^j4b({dTX^%@%jBHb*dx6OaIt*C~I!UL([2yTu1P.YH/mBw:thLZr61<kya$dx:lIwGo|%Spr,dvQtpWpY=9oFIP]dm!u:=+&:!}C7~]&L*RoU`-Mof{X~wde~9{5&.X1]p1Zr*wks&v+mlv2,Wl12MB7c{OLl8To#!=AO|M[W2o@.*Bt2rxq{4@%|~89{XZ^{AuOS.8oEFs_KNtje42si^:uLO)B5]k(c{hnYG5N<)N'R8L[`|G[^|3u%gl24%_NzR#[:6w1NLZ2_Qmml8hoXP@'FfQNt-'Z#)wCHQE:yDu1f|A3sFqM)P7YF!2'Z_UQ84c&A>84,)r<2Hsh7hu~]*^dZ^G$f1NT=$~.GImD,u*{(kmD(U,x|IvKkO]/.Hu~kZ_0x+8~:cJ~H]|KOBfN$UV69)Ugc%IpQMC",
"PT43[Hv/U<%n<H~l,~a$]]YyKEW>Hvr9~]$[f2kR/6WdNnr7o~p-0Q;jj-}-(ZS,z('>wQK#YPHWsx|KG6'k%Moz03_=9yajp(q&-{ui=<wwuO3nGS=:a@5Fjb{cMT.D2@v{>GbD,|TN00WaQn>:tT((vn<,]u9a;x`w3@&W}wEmjC/TCUq)n+u_@U)-o2_X'!R;#7ta)RGodCA|-gIX;!>79&UDZJ64Eky;h`3N(F+<g(}sV#-J[OV2wJ1Y/'ZAA]aVZW;Gz1Q%c#q$6;8d*n=yeb^f/a5>[qi4i'`:#b-{TLO{5]tG6|zLiDMVnwd@v.2j~IU>I8=1*]m+p'T/Pyci2}TfH&ExxZwo)4h%^/*)_(Lq9*A!G=tB5`6$R}ZRv)`aDF1R9'ty+|<k!,}:sNVk)4'2%PhUm4[3oj9+^FEE<Eo(Y:ZALBD*dOg$Z[GFc&,N/4!~{toz)hI*5K)&WM#4rv7xLB'`[`y.>$fe9Aia'W6.5K}T",
"CYpq%.e&*|RHW]^dG*.H>+rUsG;c0lPch(`lp6gi`]rcZ^J)t:@#93jha%D9qm-_~7RGm.`%VCDW!803|F8gjs/4{uJZ;2B|]UM%N2p6&m4F0G.(8D|6(#Q.1mkZ-T;y>%8{NvX>ytj&,bE(4_){hwsp*O;z%^IQ7_)}SJM$`{dhH3+ZIuMU3@igcaNxfPgeW)"};
GPUSORTI_SPV(select_sort, select_sort_address, 7431)
GPUSORTI_LINES(segment_sort) {
"45$Fy@-zS^zZ_;X_3f%g!wx>r`jik@aN[DAw`rfGqoeaQbMKg2^_ey&K1PF`OQ-2h~T0D(63WLpf..beI`$jk7='~W'[<@ebbwiYS`vfT~9j7xMT;x0;Z))=Zb[%U1;Tf%pDEIv+;^x4C3bH2s|U:|kaMho8*bkm'*|WMW0.:jAf~zy;A`2dRS8bNlWQba+g:y!_Bie=AHiPy++F6x<R:Tnc*Ql&4Q*cg7KgK:}/vm<T.~zoj=~^5M/uoA6Tf2($$%I;)8P>wP%OBXbiPN9/]Q-1ex{!C:/CDlAQ8EHL$wQgFaT|KQZJy[FpX-=O=Z:U&7{Jqc0rbE^=p:4%`ge;.9a=t1L2Qs+e&S}<bkRuqI<)>P0Pbxv'AA9Ipb;!Vr>f,bahz,{CEQmQ)!k[g.4pi3-E*PHFapE/MgbI{Rt|8;$U,D@32Ag$+vh&12FmS-7[p|u_Nv^fTsUbff5b^,_$fZJfcg=T=#8w.9[Y^[eE3euNhklMxGo|",
"GaF-IP^~Nf>xIX/wOL[X%=6yJD+eqv%VGo(3If@/R*R*>Iux3k6%ERU;}VNa&|rwkF^~Q_Ax[eE[*>kFX%o}_nMma7]Yhho*63H&|E_{&H8^s_1pML.}z[3=GccY33L#'y}Y#nuk~PLPdzmiDqfNRHaI'iW&=S+V#qB]G0/,U[Y#fr-Axg:_:=rD.)E%3Dd9!zJaO2Uzq5vh},o5DlI{8LlZ<@)g=Tb`}6QJh~J>nzO(2mE/0zG^nhY[Tn&7=VH]8Ic3wZ*R*!JzK@s0L=DB;#V2c@jF0aeX%=<-[|3o:Q*3c;`A@/=}=3-t!y6OF{F(EOjjJ|h*O[jdMiF|W@opMPf*91d&X|;>>'Z(lOqiO@e=05!!7kqr:u~<Ih[z,dM4e<0He/nO9P6b-g6CiUt`{}L>,~@{v6h{jcsEvKiR:V@>kM)eVf^2RH7VN~H!qGWOq15AIl=j0Xh+.Cm=q&,l/7,q-j{ET>m<J<dJkmiQze1j[x0!Ca|B",
"J^4K*sDd+X`N5&tpy^zD1x3=dpWS*kLMc_>j/VhvH00-(}r~/8Qr+bHdhSw}THuXyY#=%3#,m>jGuWI`w~T;P@/NX}#sT|=6baht*Y4NG`UPV:+EqDnxX56FCN{hi$D-7#E.9/,sFs-(oE_[9~JE9/iC[p)c*L5ti|&Ew-JnZ%u@B);(DohpK}Cw.E1OAtS$Y_w]ZlfH|DwzwKv:+ktZ8yO<1+|~Ka+UEiHXn]UnBKfS-:MN_>G:@{R$Q}EAOcm5z3a#2`t:F>%VM~$o$jXqo:]tyZH6G^2^,89<BIAsgL{.rDzXiJXY(KTl-8)5N3hU*5efEq*!TCF/ZW!Z!7s9af/5trS2/&nyZ*,m/u!"};
GPUSORTI_SPV(segment_sort, select_sort, 7450)
GPUSORTI_LINES(segments) {
"/n#`lz|n]IgOq=p}i`H;tM:n_4}=O/YDN%a4Lx;6i|Cn!A_m*>:J>(BKw0A*w2s]J0=`{+JmhM_9rg1vFV|Ll<~#i7,ear{Q%3avc~&3.:r$wrKUE2Mqe3=Bs*n4`-*0jq)3CwRN.cHzX_EyyOrHLwm{Tem9;Hx[al/Uob,b/pMyv|6mC`)*fv1s1Z|ooDr8,p&qa;unS)E-s.7&b8ZEWk<khJ=]:XB*U[o)S$%>)KIwiy#YlxYL>#h+-P;m#>0Z(E0LhvOuJ,Pu-UJYTS(skj9%b(aqXE+c_LsiI>=Biatzqd+A|U-S`(p]!3`|PWi==b@ZCf^_zE^hQ7m^Xp^8:wX1;=]:Wb;y9IlZq@wuXAHqLpp~KQ`WaTGa|KlIKLrbYmP5;>PMIVK5>ShhE]0PL{gF^zU>_EUd*p{R*4+^-ID7,$fWqH(d-XiO7C|-7O2USVDtowOq:>M)~g9{JldVcfw98,z)6,EzL$,TU@^/_zFdFiWQ_qA_",
"qM2pRcp+h58UQGja|q(6/ihyK6|d##7N7-Bj.{~|0d.qA`xP[I&yt(+F[$dm8zv1lD,{k)tB>EoSt#k{1H(@L:)tHeMOk'uW3x*XA_<SE--yQg.|e`3'R{rD|_Sx_BDUP5g{e-krw$'O-vY9yEUY'ZY|#SBjr6S/QP)8Kj2{W+sXR$-1Si`D2cU34kM0zpe2=T]4sKh2bP{$aB2%:_SKkxjDpuvhfTc(~SPqh$NebP>x(2zz~s<`lqAY;w$_qMNjk!K!UR[Hk5oPQy0XWR$ZI<w1LmpS7-4're;0J.@tXTA{!}Yj~j7sN(Zp#MiJzTfM!>BbW*O(Mw8nnDOkMA*2*s@)#7Thn2*k*W2vHBOD.U[*ikJmn;CZwRW%*hFoARRLhtZXkd<#*sjn(QGmvx7]Y@<os15r+QhU}6hW.Eu!rA-nrQXh*Zohmw|Fe0ca{/{La-m<<e@WB<KAA#u+I0qsJDQ+-`COmSAzfbtNaCVE{_6Ra{Gmz<.X",
"B2cm|@(EsDFAlD2dyJxlV%=KNP^0f.XFbiK@@C}XMo(0At-v{er.CgUI2Tq8j3k4L'0`/|v>cn@}p5PV8@87*pZZr(tFNy}f]HT.EUC2.6*t7bF,in9&nHy#HcY5E*RI}o>=3(eua:</m)'fLd*f9Z2v7p$F1$nSh06iue3pPZOMF59j75P'Hs*C)si6rJ@^gMW$=fb/@`^a^_j1WWtN{};=ct|9V_qEsk26Avl9QM'U#Q5GPJJm`%lIqu9h9`YRK+a[{<yasW|`zs:W`rhL-W(22h)'|!m7bMi'rrOb2two)F6[-r.nhsfq1gf5AWuS#8z>^5!nlKXO+`b[EzT_zt1F=T]7CnZz~L9=]rQimG6l>;B8j^pw#@lv-{()o}CR5eJgQryp*MN2xDJL~Ub56KuT=p[{Q|CYet]ut1Bwb:4q#q/c9a(^H`RUf|C$c5ykMK#Fs9[Hi}*i-CHvwx.d-+tzfn,S;>xwb:SspFWkut%3fmx`qIgj",
"=hQs5A!l2/2OYsA6C'1.(m2t=GC5XYY_%yQ$Bjkx+xLJ(D~g'}m6bJ,{4x&2*DWiwhQ}eV-@vg7yVg`(@*A.xHsQx={SDeo=;mRl3]V*aa=UgiF2sI-3k(ro9;%i|D`~y*iL!v!XjrTw/,C2rf&Kl{'^fR'=m:0LWC39jJP`v<~r_F_p9~jA7Un'i#zgxFq4`8-Nr2&tK:2nj.'Wo2U(Bv;F#<f1m_'w)RJ9(50LH_F*+$K^^7tUm8,<]>#'pqtb_MQ%|$C8OemeiII}M1u7}G}Sb!OSHh)+r{!.%X~>*3+0xQ{9(TU,%xE6l(n&:A<U<EE<Frn,Xx#)KKW*.~yx,&#}EI9J0Ha@,$HWMbs~r.)6bgLdz%;>P4pJrIXEYf-6jbXEocGaW^oiCWIv{@Zv!QHRy7~72gNl'.DahZ~@CtNi=i^Ct,6a1r.}4m%l:2Lex7Fk(TyTyZurA5i!-9rc>j*HejA<PiC!y!z-0]bV|'g6m6SEp)p.",
"f6K,Z[cybk9UHLhEuKN.ORR{762<8c{(.8$_SUD/SG0+q#t||LiamZq)k$#=d:g.$lTLyc8Y.:4S$Cntm]}YK8]iQH]Mui6PizjmQP=)A&]$&rtz/bfQXH8n|Ok`{HwD`-QM|'s_TR1@i2F'=NzayX,q=^gl80o#op:$=q]VNOYJ8~+Ben2G.i@|vAVKf@vZQO-j%+q{v!zjmXJx|5qo#6Y2#JAb$Z[j/#$pjY.B^HnDiHF<2c6l}8=x;CU%__^Z~u>ALH/YMb63C0:t`MI-)ij52%xDf#M@|YC-C2y];8Ks/i+hm8.45Y57QInhL6Fa#f;GB{7MCoe#FJxg32Fc.NiT$kupUdz66-80^P#}t@E]]Kpt,J%n.!5fCx5eSZ,%Yx!N^hj3_FFwHQ.BVd6Xs4P!4jbk6]hX&$+qq1e!"};
GPUSORTI_SPV(segments, segment_sort, 9998)
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
