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
 *                 onesweep_staged a digit; with leaves: leaf_starts, leaf_sort, and all passes again for the case that a
 *                 leaf does not fit; finish; finish (packs); gather twice for wide values.
 *   c/s/s         begin; count, scan, scatter a digit (onesweep scatters where it was tuned); finish; the rest likewise.
 *   small         tile_sort alone; or tile_sort and merge_tiles; or tile_sort, split_runs, merge_buckets.
 *   odd-even      odd_even_merge, as often as gpusorti_network_level() says; gather for wide values.
 *   structs       Whatever sorts, gather comes first and takes the keys out, and the structs to scratch as they are; the
 *                 last gather writes them by index. Structs of 4 and 8 bytes are values that travel: no last gather.
 *   Host arrays   gpusorti_find_way() tries the ways (gpusorti_way) in turn. A way makes its buffers, sends, sorts and
 *                 fetches. Submissions take slots in rotation; a slot is awaited before it is used again. What may be
 *                 refused comes before the arrays are written: pages stay imported from the way up to the way back. Lack
 *                 of memory on the way back is tried again; if it does not pass, the device counts as lost.
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
    GPUSORTI_CONTROL_PASS_SIZES = 32 + 32 * 4,
    GPUSORTI_CONTROL_HISTOGRAMS = GPUSORTI_CONTROL_PASS_SIZES + 32 * 4,

    /* words of the control block, as in shaders/segments.glsl */
    GPUSORTI_CONTROL_LIST_SIZES = GPUSORTI_CONTROL_PASS_SIZES,
    GPUSORTI_CONTROL_LONG_SIZE = GPUSORTI_CONTROL_PASS_SIZES + 8,
    GPUSORTI_CONTROL_BASES_SIZE = GPUSORTI_CONTROL_PASS_SIZES + 16,

    GPUSORTI_FLAG_LOCAL_INDICES = 4, /* beside GPUSORT_WRITE_INDICES and GPUSORT_KEEP_KEYS, for kernels only */
    GPUSORTI_FLAG_ROLLED = 8,

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
#define GPUSORTI_STALL(n) ((uint32_t)(n) << 8)   /* for tests: STALL_* in shaders/onesweep.glsl */
#define GPUSORTI_WINDOW(n) ((uint32_t)(n) << 16) /* rows that look-back loads at once; without: 8 */

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
    uint32_t copies_from;        /* the histogram kernel may copy the keys as it reads, from so many */
    uint32_t planned_sizes_from; /* passes' sizes come from the plan on the GPU, from so many */
    struct {
        uint32_t from, to;
    } leaf_counts[2]
                 [3]; /* by words a key - 1 and words a value: sorted by leading bits, then in leaves; to 0: never */

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
 * without the device (docs/compilers.csv has all figures); published; or a guess.
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
    row.copies_from = 1 << 20;
    row.planned_sizes_from = 1 << 24;
    row.tile = gpusorti_shape_of(256, 8, 0);
    row.segments = gpusorti_shape_of(128, 8, 0);
    row.select = gpusorti_shape_of(256, 16, 0);
    row.merge = gpusorti_shape_of(256, 1, 0);
    row.exchange = gpusorti_shape_of(256, 8, 0);
    row.scatter = gpusorti_shape_of(256, 8, 0);
    row.histogram[0] = row.histogram[1] = gpusorti_shape_of(256, 8, 0);
    gpusorti_tune_onesweep(&row, onesweep);
    return row;
}

/* Measured on an H200, where tools/TUNING.md has the log. Queue families with graphics leave half as much shared memory to a
 * multiprocessor, too little for two workgroups of onesweep_staged.comp; the other kernels take as long there.
 * NVK (Mesa 25.0.7, Turing, Ampere) keeps arrays in scratch memory, bytes an invocation: one-sweep 512 x 20 through addresses
 * 92, histogram 96, leaf_sort 36, odd_even_merge 256, select 308. */
static void gpusorti_tune_nvidia_graphics(gpusorti_tuning *row) {
    const uint32_t packed = GPUSORTI_PACKED_RANKS | GPUSORTI_WINDOW(4);
    row->large = GPUSORT_ONESWEEP;
    row->subgroup_size = 32;
    row->prefers_addresses = 1;
    row->polls = 4096;
    row->stride_groups = 264;
    row->histogram_invocations = row->select_invocations = 132 << 10;
    row->multiprocessors = 132;
    row->least_elements = 0; /* subgroups of 32 have them, and leaves want digits of 8 bits */
    row->small_count = 1 << 18;
    row->tile = gpusorti_shape_of(512, 8, 0);
    row->tiny = gpusorti_shape_of(64, 1, 0);
    row->select = gpusorti_shape_of(1024, 16, 0);
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
    row->chained[0][0] = gpusorti_shape_of(
        512, 16, GPUSORTI_RANK_BY_ATOMICS | GPUSORTI_BY_INDEX | GPUSORTI_ROUNDS(2) | GPUSORTI_WINDOW(4));
    row->chained[0][1] = gpusorti_shape_of(512, 16, packed | GPUSORTI_ROUNDS(4));
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
 * Tiles lie between rocPRIM's. */
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
 * a SIMD, of 10, or 8 on GCN 4 and CDNA 2. rocPRIM's tiles are published: 256 x 22 for 32-bit keys and pairs and 512 x 6 for
 * 64-bit keys on GCN 5. */
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
 * with these of 16. Passes leave room for 57 % of the threads of Gen 9 and Xe-LP and 50 % of Xe-HPG's. count.comp has the
 * same shapes and spills from 256 x 12 on for floats. Forward progress: measured on HD 620 (SPAA 2025). */
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
    row->histogram[1] = gpusorti_shape_of(256, 7, 0);
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
 * tile_sort and its kin of 64-bit keys with values, 61. 64 x 11 is published for Bifrost and spills up to 111 in scatter. */
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
enum { GPUSORTI_LINE = 121, GPUSORTI_GUESSES = 3 };
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
static const struct gpusorti_type {
    const char *name;
    uint32_t bits, kind; /* 0 unsigned, 1 signed, 2 floating point */
} gpusorti_types[] = {
    {"U32", 32, 0}, {"I32", 32, 1}, {"F32", 32, 2}, {"U64", 64, 0}, {"I64", 64, 1}, {"F64", 64, 2},
    {"U16", 16, 0}, {"I16", 16, 1}, {"F16", 16, 2}, {"U8", 8, 0},   {"I8", 8, 1},
};
enum { GPUSORTI_TYPE_COUNT = sizeof gpusorti_types / sizeof gpusorti_types[0] };

/* How a sort is done: a gpusort_algorithm but AUTO, or what AUTO alone takes for small counts. */
enum { GPUSORTI_TILES_AND_MERGES = GPUSORT_ODD_EVEN_MERGE + 1, GPUSORTI_TILES_AND_BUCKETS, GPUSORTI_SEGMENTED,
       GPUSORTI_SELECTED };

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
    gpusorti_shape leaf;
    uint32_t leaf_bits; /* one-sweep: most bits in which leaves agree; 0: passes sort by all bits */
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

/* A single tile, sorted by one workgroup. */
static gpusorti_plan gpusorti_plan_tile(const gpusort_context *ctx, gpusorti_plan plan) {
    const gpusorti_demands demands = {gpusorti_tile_words, 32, 4, 4, 1};
    const int binds = plan.mode != GPUSORTI_ADDRESSES, forced = ctx->forced.workgroup_size || ctx->forced.items;
    plan.algorithm = GPUSORTI_TILES_AND_MERGES;
    plan.shape = ctx->tuning.tiny;
    plan.rolled = binds && !forced && plan.shape.workgroup_size && gpusorti_cut(&plan, gpusorti_tile(&plan));
    if (plan.rolled) return plan;
    plan.rolled = binds && ctx->tuning.rolled;
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
    plan.rolled = ctx->tuning.rolled;
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
            gpusorti_most_subgroups(ctx, leaves.leaf.workgroup_size) + 2;
    plan.last = leaves.last;
    if (leaves.leaf.workgroup_size > ctx->caps.max_invocations || 4 * words > ctx->caps.max_shared) return plan;
    leaves.leaf_bits = gpusorti_least_leaf_bits(&leaves);
    while (!gpusorti_cut(&leaves, (uint64_t)gpusorti_leaf_average(&leaves.leaf) << leaves.leaf_bits))
        leaves.leaf_bits++;
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

/* The same for the offsets of segments. */
static uint32_t gpusorti_bind_offsets(gpusorti_walk *walk, int binding) {
    const gpusort_range offsets = walk->args->segments;
    const uint64_t before = offsets.offset % gpusorti_max((uint32_t)walk->ctx->caps.offset_alignment, 4);
    if (walk->plan->request.segmentation != GPUSORTI_OFFSETS) return 0;
    walk->step.bound[binding] = offsets;
    walk->step.bound[binding].offset -= before;
    walk->step.range[binding] = before + gpusorti_offsets_size(&walk->plan->request);
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
    if (passes) {
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

/* The arrays of a sort of more than no elements. */
static gpusort_result gpusorti_check_arrays(const gpusort_context *ctx, const gpusort_host_args *args,
                                            const gpusorti_request *request) {
    const uint64_t keys_size = request->in_values ? 0 : (uint64_t)request->count * request->key_bits / 8,
                   values_size = gpusorti_values_size(request), offsets_size = gpusorti_offsets_size(request);
    const uintptr_t keys = (uintptr_t)args->keys, values = (uintptr_t)args->values, offsets = (uintptr_t)args->segments;
    gpusorti_checks checks = gpusorti_check_members(&ctx->host, "gpusort_host_args");
    gpusorti_refuse(&checks, keys == 0 && keys_size != 0, "keys", 0, "NULL");
    gpusorti_refuse(&checks, values == 0 && values_size != 0, "values", 0, "NULL");
    gpusorti_refuse(&checks, keys_size > UINTPTR_MAX - keys, "count", request->count,
                    "with the keys over the end of memory");
    gpusorti_refuse(&checks, values_size > UINTPTR_MAX - values, "count", request->count,
                    "with the values over the end of memory");
    gpusorti_refuse(&checks, gpusorti_overlap(keys, keys_size, values, values_size), "values", 0, "overlaps keys");
    gpusorti_refuse(&checks, gpusorti_overlap(keys, keys_size, offsets, offsets_size), "segments", 0, "overlaps keys");
    gpusorti_refuse(&checks, gpusorti_overlap(values, values_size, offsets, offsets_size), "segments", 0, "overlaps values");
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
/* How arrays get to the device and back. A call takes the first way that serves it, in the order of gpusorti_find_way(). */
typedef enum gpusorti_way {
    GPUSORTI_IN_PLACE = 1, /* one memory: the sort's buffers are the caller's pages */
    GPUSORTI_MAPPED,       /* one memory: the host copies into the sort's buffers and back */
    GPUSORTI_AT_ONCE,      /* through staging memory that holds all, in one submission */
    GPUSORTI_PAGES,        /* the device copies from and to the caller's pages, while the host imports or frees others */
    GPUSORTI_RING          /* through staging memory piece by piece, while the host copies others in or out */
} gpusorti_way;

enum {
    GPUSORTI_STAMPS = 3,            /* timestamps: the first commands begin, the sort begins, it ends */
    GPUSORTI_WAITS = 1000,          /* for one submission, if waiting fails for lack of memory */
    GPUSORTI_TRIES = 16,            /* of a submission, likewise */
    GPUSORTI_LEAST_IMPORT = 1 << 16, /* bytes; fewer are copied faster than they are imported */
    GPUSORTI_AT_ONCE_BYTES = 1 << 20,
    GPUSORTI_LEAST_PAGES = 1 << 23, /* fewer are copied faster: an import and its release take half a ms on an H200 */
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
    int timed; /* by stamps */
} gpusorti_call;

typedef struct gpusorti_piece { /* of an array, on its way from or to at in the buffer */
    gpusorti_array *array;
    uint64_t offset, size;
    VkBuffer buffer;
    uint64_t at;
} gpusorti_piece;

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
    if (copied)
        gpusorti_barrier(ctx, commands, VK_PIPELINE_STAGE_TRANSFER_BIT, VK_ACCESS_TRANSFER_WRITE_BIT,
                         VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT, VK_ACCESS_SHADER_READ_BIT | VK_ACCESS_SHADER_WRITE_BIT);
    gpusorti_stamp(call, commands, 1);
    result = gpusorti_record(ctx, commands, &call->cmd, &call->plan);
    if (result != GPUSORT_OK) return result;
    gpusorti_stamp(call, commands, 2);
    gpusorti_barrier(ctx, commands, VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT, VK_ACCESS_SHADER_WRITE_BIT,
                     copied ? VK_PIPELINE_STAGE_TRANSFER_BIT : VK_PIPELINE_STAGE_HOST_BIT,
                     copied ? VK_ACCESS_TRANSFER_READ_BIT : VK_ACCESS_HOST_READ_BIT);
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
    VkResult vr;
    if (ctx->timestamp_bits == 0) return GPUSORT_OK;
    vr = ctx->vk.GetQueryPoolResults(ctx->device, ctx->queries, 0, GPUSORTI_STAMPS, sizeof call->stamps, call->stamps,
                                     sizeof call->stamps[0], VK_QUERY_RESULT_64_BIT | VK_QUERY_RESULT_WAIT_BIT);
    call->timed = vr == VK_SUCCESS;
    if (vr == VK_ERROR_DEVICE_LOST) return gpusorti_check(&ctx->host, vr, "vkGetQueryPoolResults");
    if (!call->timed) gpusorti_log(&ctx->host, GPUSORTI_LOG_WARNING, "vkGetQueryPoolResults: VkResult %d", (int)vr);
    return GPUSORT_OK;
}

/* The sorted arrays to where they came from. The slot is the sort's. */
static gpusort_result gpusorti_fetch(gpusorti_call *call, gpusorti_slot *slot) {
    gpusort_result result;
    int a;
    if (call->way >= GPUSORTI_PAGES) {
        result = gpusorti_fetch_pieces(call);
        return result == GPUSORT_OK ? gpusorti_read_stamps(call) : result;
    }
    result = gpusorti_wait(call->ctx, slot);
    call->sorted = gpusorti_now_ms();
    if (result == GPUSORT_OK) result = gpusorti_read_stamps(call);
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

static void gpusorti_tell_times(const gpusorti_call *call, gpusort_timings *timings) {
    timings->total_ms = gpusorti_now_ms() - call->start;
    timings->upload_ms = call->timed ? call->submitted - call->start + gpusorti_stamped_ms(call, 0, 1)
                                     : call->sort_submitted - call->start;
    timings->sort_ms = call->timed ? gpusorti_stamped_ms(call, 1, 2) : call->sorted - call->sort_submitted;
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

/* The call as a recorded sort, planned, and its arrays. Canaries and all that both levels share are checked. */
static gpusort_result gpusorti_begin_call(gpusorti_call *call, gpusort_context *ctx, const gpusort_host_args *args) {
    gpusort_cmd_args *cmd = &call->cmd;
    gpusorti_array *keys = &call->arrays[0], *values = &call->arrays[1], *offsets = &call->arrays[2];
    gpusort_result result;
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
    if (args->segments && args->segment_count == 0)
        return gpusorti_fail(&ctx->host, GPUSORT_ERROR_INVALID_ARGUMENT,
                             "gpusort_host_args.segments: offsets without a segment_count");
    result = gpusorti_resolve(ctx, cmd, 1, &call->plan);
    if (result != GPUSORT_OK) return result;
    if (args->values && args->value_size == 0)
        return gpusorti_fail(&ctx->host, GPUSORT_ERROR_INVALID_ARGUMENT,
                             "gpusort_host_args.value_size: 0, but values are set");
    if (args->keys && call->plan.request.in_values)
        return gpusorti_fail(&ctx->host, GPUSORT_ERROR_INVALID_ARGUMENT,
                             "gpusort_host_args.keys: set, but GPUSORT_KEYS_IN_VALUES is, too");
    keys->host = (char *)args->keys;
    keys->size = call->plan.request.in_values ? 0 : (uint64_t)args->count * call->plan.request.key_bits / 8;
    keys->up = keys->size != 0;
    keys->down = (args->flags & GPUSORT_KEEP_KEYS) == 0 && keys->size != 0;
    keys->range = &cmd->keys;
    values->host = (char *)args->values;
    values->size = gpusorti_values_size(&call->plan.request);
    values->up = (!gpusorti_writes_all(&call->plan.request) || (args->flags & GPUSORT_WRITE_INDICES) == 0) &&
                 values->size != 0;
    values->down = values->size != 0;
    values->range = &cmd->values;
    offsets->host = (char *)(uintptr_t)args->segments; /* which is only read */
    offsets->size = gpusorti_offsets_size(&call->plan.request);
    offsets->up = offsets->size != 0;
    offsets->range = &cmd->segments;
    return GPUSORT_OK;
}

/* Where the buffers of the plan do not fit in memory, a plan in place serves if AUTO may choose and equal keys cannot be
 * told apart: what replaces a stable sort is as stable. */
static gpusort_result gpusorti_sort_within(gpusorti_call *call) {
    gpusort_context *ctx = call->ctx;
    const int in_place = call->cmd.algorithm == GPUSORT_AUTO && gpusorti_keys_alone(&call->plan.request);
    gpusort_result result;
    ctx->host.survived = in_place ? 1u << -GPUSORT_ERROR_OUT_OF_DEVICE_MEMORY : 0;
    result = gpusorti_find_way(call);
    ctx->host.survived = 0;
    if (result != GPUSORT_ERROR_OUT_OF_DEVICE_MEMORY || !in_place) return result;
    gpusorti_log(&ctx->host, GPUSORTI_LOG_WARNING, "no device memory for a second copy of the keys: sorting in place");
    call->cmd.algorithm = GPUSORT_ODD_EVEN_MERGE;
    result = gpusorti_resolve(ctx, &call->cmd, 1, &call->plan);
    return result == GPUSORT_OK ? gpusorti_find_way(call) : result;
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
    result = gpusorti_check_arrays(ctx, args, &call.plan.request);
    if (result != GPUSORT_OK) return result;
    if (!ctx->queue)
        return gpusorti_fail(&ctx->host, GPUSORT_ERROR_INVALID_ARGUMENT,
                             "gpusort_desc.queue was not given: gpusort_sort() needs it");
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
GPUSORTI_LINES(begin) {
"S8PX`@0NZD2b2D2$Ylm18#~-mWZ[_PKITO+E,}r=@V#JMh]k0cm~:'CWo[Y7;.0yYnu0t]>.!0b0rVm^7>P>OPC6=%j:OFnA1>jL`inQ%bwQ_p89Nxx/:w'4|",
":{lyXoKJ7B!NPcvwV~S=SoI[oaj,0:K'9X_~ed1Yjs[NrsH|dR1_#[^EY{_JgD3H.)RpRy0a`{NbGbC;6XrI0!OY48fmq[Lif@NMaNGI#2M0l,wwHkR;u^Kj+",
"0'rVl8=r[%)ub7:oGxE[Ju(RrJ7*0Tna'{p<~m*{+2i0,j!%3UY-DFRj2WbQ`*%@EVUo~pJ/(,>PSF!_y)HrM.2TNNE;~(V)t@p>9|Z[xcMxCFf$#2S$X~@8Y",
"aZ6@)/NWz|ga*tn,W!)yUL%F8-TFrJ{<*qDfjcfWvP2+lV)S0a%WANPChep_^!@;!n2vv!;&%<<(_l6~I/Tj)><4$o_ac-M}*G{mOO76jhiE|i^}&SC<_*1ZN",
"+1]t'!q9[)@GuNIycxiEW0WM.Hc}~o0/9a#MP32e0zL7/,EVK]j(z*vA*W4D#&ZCv2vLtqyvo9,zQ|Z-3Mbo1:0_08-yXenIM!84TB&jL[cmLWSrRTa66q~(U",
"Q.)MQl5Y7cvp5jfujp<'3`-~KU927->HW_|#+Oti]<h!O6aiGgMkr>nNnk+E*BJxq`wmeZ9j<S#fmK*<)j,@SyGJ(!v|Y>8^lt@^U@Cc5mmyP<viB(pX8<Y6D",
"j"};
static const gpusorti_packed gpusorti_spv_begin = {gpusorti_lines_begin, NULL, 863};
GPUSORTI_LINES(begin_address) {
"S8PX`@0NZD2b2D2$Yl$f/K8R<ga<rX7Ug{6Fc1%iF0w,J8aqcT!&nm:jw0mX2xP90=|2eb)!2J]cRykPfsSZcKS/]ANyd9Vns5@,K7Hb%O=<UPQI4~9[d/4Oj",
"Ty:hHB~9M'LLej/[Gl<EpYm%T3mk'fw.-3X^LARnwweP53BDi{bZN~7e]MqzT.8IZo6RB^ep.CnC,J8k6=ye;cV[2MT&&n*M%r'4d&-1La>lwWwrt1c~]-Tl*",
"^Ke']'>Eb::0)psO-D#2JW[7y3Q>5=Z7_~sbO/has1OIx;o$BFm{.g*p5AB:)X|Jh;GkmA})2jcmTIG%~em<g!lH~aaj##MjZ9kVFaA1W0KPndS1TEtuD_s:(",
"^!N<!4sPahHj{Zr/xlV0!&5(]fht[r%sBP3L%`&^4zoU+9N~7lyqoR+&+X>rlm>*1NKc+Hiy4J~<yI4efAj+hIWCId](z-k!JUwwp53E7Y:@x(94I-FPFa4g0",
"4VQ2}fUjF4M0h9!Q3o;B1U^TsD'c|sm$s#E*xR6=n6jrS@;IB(!i{[*rVL1O=A.]#kw8DX<`3Htom!c7{;Tb;}8R|XRbK4X,w=9u5.XW>>tg9:0zP>F<hkC7{",
"kM*V<@cW@~mV%p2$2aiXtJyRi})ICsHX^J@:{7,4{XU;|$Jox&NXR]RDdAD7z}h.;ar_$gj'ey[F`OR:ObiTC[u]9]aC]FwopUGDDoKPqDEH:E1]daR1N7).;",
"M8KBiQ/m'xVPBX)fHr|je0.Fby44qF%ae<(hKD}O{.QJXCz3>x[kj__@cY`M|wDqk(iP*Vbeh+JV(WbaD>p~]sDQdJYL_(oDch[dIHRiYxf/o&R^-B$s0Pf'F",
"VH@-Qo=I$2up+}$IIkQmmhZYfkzS`:)Mi^8nUS0OR,xaPy,8GlI&`v^y4Z_kigE<5f/v]k/9U~5A@sI/~M^vGF]{)bRkB5!3qQMj7|g=3}^qb|{9Ebs31a0Zo",
"1&.&3Pc=1>UV!Ml%QkG"};
static const gpusorti_packed gpusorti_spv_begin_address = {gpusorti_lines_begin_address, NULL, 1181};
GPUSORTI_LINES(scatter_basic) {
".1sGS}_NLS}+_3OKgVP5yA;HpwH}5'3RAuDY]}8M:Sd[OXJ`nCIx5Z$IM{CK~(6I)(2Nch{h9;5&nvpnW%%]3j1L~'+)hA---+$+qqw)_Uj($)5g,f:{ohuY1",
"s3n62>02-`o6>L<gY-ggS#JTj:6]DnPa]$o}$MhW.Cu]ZCkkqH$rwqncTT35e&216c&5K4k=p.X`/Fdx=wB:Y3U-Pj{Nvs%G;o_r/*gzA*M9$wme:V7/q7GN%",
".eX53V8h>Hyv[Bo^,|&=CnhFpP}LjuO-<IW4`11A6#a0=_xqhh]-x1s,uUNNK;Tgfy5szSaNx5vkB-A7=BZ4t^03H4[r<Vv;wpaXN)2:3|zaIR~F(=Xy48MbN",
"'>c@(<_OBm1!~ukj|+(Q2H:kFJ,1<q2cq`'QS*9l>PJjyQxqDZ]irAlu$&}u+8]lss=jj24v9dQVkWPE}eMZe#I/od%tKe48d6n't(9Hljp4r;,<]b<YVZ!@B",
"AorW^5OMz@ACRryB$9rX'JZi@w|pPG:=,2JG|)a9YCvxc~[lfMUdbM@H:L>'[EW7F@(zGKX`;y##hXIJI9l7wHrM5[I8HMb!9{~>,0HKzjHThNA,~,:]^9`XZ",
"Q4w=s]4>6>;i|,<99nr$t0M<.n_-^2Uu/b9CKYUIHFN^O-}hkNxo=C!{}E)c_j1s<r+%D:~A1;aPuM!aN'5R6K`!amXDsU4L8f]/,19tM:tuEjItgHx[-yA<r",
"At'S>;iUuP18J7j{HgBA]T!]#%f`K`L#$;Lk5-@Irij;pmK<I['J]}:EgzXz=2~7(}tU(2$,EzxQBaD6i-PaR}4lBR8m3''k+YH!WY+7sQTa=F_8%rZZH[`:a",
"#O){=*{Ug{J@hrI8iUf9=2(E7p/Ur#tKc:$Z`Q@syXX@Lh)LTh)>f83_XkPBQq`E6]ijNNJN*nab%STeVF.Y^r3(]ihTg^h}.+;JNtoO'RN*6gw0ds7+tEoAI",
"m=::=tQ;%9S*hLOo$,g4)E[gdsCGssP!cZ9Bd8-#nm,ofvFlH@_;[FvHjjtBz'X({r}UA1Cb]QhR`r&e[Txc3v/#|@Rl-g3ZEXV+VhO|[1rB&MpMPsI{kzZOL",
"O>|d72cnjqKc`/4$oyholgzP|J6%=QoWvw<+I,,8.`W6`9]8{$;WCtZnZ[2Tui(+d:/wBd#v&O<!v`QP8,4+7'0L.1@Y{~TS*/41_|%u[co2yk8)WDd;YQ^fG",
"/=KH7FI54ePR)R(T6Mrta][e,=DJO7~gfN6W70J;xxsN3,>wR+#z3`8G(cvcJ7Wb^7`D`(yQ~J@HjaI'MDkaxr|6|LJ]p{z~.0/rwE|.$VU^u~b~EeX.]!nF;",
"*|i10>Q'>wyD+aJwY{.45j[<SE7nKZIoYQ5)[i1Q.r021gYEkudpfUIGP'a/Iby;}A/6D2bF|]}hF6:FJ=1)D6FTW;$8|1(;Dn%*&(@_Qr/@br5|##$iybQoD",
"3U]pdF88}'W*q!{~(V1S!tNCs2|JjDclK^d__.;]oj@p!UrgqjKpQ6Xxc~w-IfzoV}FQS>.ER^mG5t:/4d=.:i$1{y*6RCUQ9HD8<{sjzc;5cqzBksfkHd>VO",
"a@P@l,Y=g7X`EzDSr8MaT0Z<a#hZ,{)x|.(hp7}zM=p`-`t+wp>_x;NU$9qoE|Le|}gUCDCOulq%[oH}(/whfpr'x-H_D`CN>8E}-2$)^HI'^^yi>)8hwd5i9",
"Qdd2(|lp,5,DY'wH_$fG^Z@=;}7['<x~z3fO8>haRNzNHK-[C/E6-FaqT8l(;`AYL|9p&pqEy4{/y=]9CM.qdo1qasb:ByZYVp]2)F#kSy&})O{PH@}DHJOaR",
"C={r,K`]#R6&l>){L7rQPqAgy:97pWod<1#|CsUsllE[P4.P-1pZy!D:D}NYpf,5Qq*08d.2.HjeUcQ]W/1WaV77k4HvspW4$Z5}zPV2o<jpZ,]b/_zk3-DS.",
"-U*I8+f+U$9)`WO#u7WZC6>,F(/12A&D'Y8lf{A[~l_dL3NeGLSZQXmMsx=]pG;`^84d+R(:6B-OfMwT1Yu|e2$nmr2A7ysH.(u!~Eu4ue/vttW&KfA^;4#aS",
"nb$b8;u@t:;p`g<*yGalJ!}(w%~yo!MoRx]';tra2tSR,Mu@nP#-b_A0CyxE!^.cc-//L}XNtb6esJ)KaJaWCeVX{59VPL<4~V*v)<}LsiK}=XC.SQv;P,tFA",
"<(T+j,I#6am6mO3~0>G#)EU]^5u27y)ruoDpg=N*fGcw`cr|h!LsQ6qg+c+YWC]%ENuHL'!L[WYb]y2v,$@:g}F`t9Qt)yui=lFN6LF9$CxTkW{GKWp}94`]r",
"YAWsMM:4BH^nbb.,QP`)qYGkHlM'g+!vCLj|ImO-5}BIk_FZIl>SqlNQD<<^vexy)zw*1H/F)f0Q|9w%aj6~tF{;=0O0I1$Q#:gs9%v-xzu2q|!LnBoCGE;$~",
"uV4LPxo_E5iJlGSq@84d^K5|}9+h4GBaq<[v_C..5mE$e8HH@;D[ZR`|S>zw+1v>ox`]VN%PY!T*`{$K1L&7{XKBAt)b4EqN_++,9S@g5ZY_x=DYGa.{{Fo98",
"iJ8CkNGx&M6UD=$ZC(a0Opkjgik]w69KxPk{S=wA:}&W6^.yPeW(:}fltpUXWRz#oWIM,&Xnv0{64[C7Z=D2gA}en^^'.~0Ov(00ujZn4<$;p'pk@9M<T,*Gu",
">WkYSwzpOPajZ-W|k)jRq!2PmqcB7:prw|q}!9AS|&/O-_X|OgI,h`y';5A&pzO|$iHOboBJ;<yp:uaew/J4<7vzTza}fz/UP!IaF@.XZ@kBr*gmhC:}9{4ZO",
"Ll1)/Wl+RLA_aBE~*ErfvMbtD$2DbL633k[PT0oWm%@nb~u,%<dA8Ad#RklX~K'PKGa)AfP[j(f^qTf`/0>8Ky9DO,&@U)-l#@YzT2cBwjX7.}t]HxKS<sk"};
GPUSORTI_SPV(scatter_basic, begin, 5259)
GPUSORTI_LINES(count) {
"-;xB&LboGXuQ+EN2m9&'c!bu1fUdoR,_fH&FhWOgS'6RY!%Z3HXkz/SvfhPg{5]@+[t@@=qtN@JSy2;+Riej9OEGMuquyS<~n=M&W$X@{Vt$XP]H*;<y-BYuF",
"Ku%(>v9gJ=st!R[T%oX6Jiy5c%0*PY.nRl+62p0WmaaJ@`)epkQ2IePj{W:,<E0bt_w[>FH{hsrEKYs}e~F(8uz8jT:VJJw,_eLa*!D^(K!~oSNMbL7lraK^r",
"<C4vIU3e+[oGP9=I38Cz4':DY3Q(AK-xxx$=|9:9;zpt~eQ>MYm7{[gJ9*xQAB0LaI-ux|u5RdA.-NpK|jA16F`Vz_'Mh7X#C{S5yTzdDz%$Ib[hOSr4+8[40",
"pVrZ]hh)To|^_~#9}JPl#{XB@js`t=,mfH8b80nKz=Vw&rmSO]:hMP}kBA[K`HE;]D.N`z<[WUy<B]|F$I[q/)FP{r3r`3k;:WHzu*VbWAp@AP8RI9kOiMHp'",
"rU(Ubc7(xbKgO0Zz:Y1T|yP[;a_deP0ri>]o4{_A~>FAJuPJm1'Hpw|Hl<e6<Sn&md#@nxGb]#9_Ta.(JU_H(7S'#Ka=[O^>{c/'/){-:9}0cvj#q{1>y]yrh",
"Jg*&0yAEfR._.)']sKIG,)4#z=cOO}7]_~@2wwFkM2qC32[a=i]qq.gqIcQ'+8T7q(7I2~.QVW;jeLzN6nE/ow,]B'drO_/_pmIYAD#f%vib'fM,=~0J#}($K",
"l+n3<m,W+;0Y-xB-[D-+n'tjkdv8,,dxPL}R|78<hd/OE{QFTJ{^J<VXo;G.f[>{'Pd}^>hJXH{l7|]7@dDDnc`UTsT~NPcjD9_k%=+La:MV)eaHUoES>$YjY",
"Qc/Aksy1=&ywf6E&]'/zpxY:O$3szNo$LMz@'bmXE0lN,c_9xR.f{JD_QctzsX%;y;v;swKpV|,srXEfRC[#8cEVVnmYY|TgM9Z]FnM*=4IgQw%Z86;{-`:Ww",
"l&$8YUwSz<lB@7w7<eIJq^YGIX67I}[qBi7lJJSB^NQ(VMFxCc|z4DlY#&U%5kRu91>~N&vtP#!tte*~mzv52dng=1FufXzq@'&UIryYkl$a~H)(GvS941L!F",
"DFq0u)jR^VUFqXD[Hb)T<wv`Ua'hr_dU6we#IJy4GS09csmLxGg)a}-0O9o[Ml_LY.t8emnO[A8b%}]UTWSF$>!'G}n~Qi8)8+~6gu<>(cK&NMJgQk@]^B|EK",
",.68Y0`iOQ1;BAZ'g;kaR1XI5o%SrDf(8Us[/]PK9NV,ACc"};
GPUSORTI_SPV(count, scatter_basic, 3319)
GPUSORTI_LINES(scatter_basic_address) {
"(UnW)q]=ZIJdirJk'}#@DB!NRAS>>SU$fBL*dicJ'~(H96)^UpmynPg3zDk7AF>5T>B~b6pZU0ONII-'c4,qC4qT=/rF!njQ'6K|8>uh)h#MOZoiRMKEgX:_d",
"~-5^:<6PK$#]8$#Xr7;81XB_Dbg$5NP`)Iwm5ouY_a&CFtrPF7HLHVsv#8D^=I^)iVc}{!.|MHg=<9FL*T'x'-u__2:>JSFkr1S*P=Qcmm_9rGB^uL,xD3zvY",
"_:P{aO[l^O1x1jt0cX6}Z[qhyAhzUK/duk19|eVCFB<-ID#DTwRI4HsBfi*`f9pkOFzA7=],di*kPGD&HE'g9tTd[{dv1'0}c+!Y35wP3DLmm7NGU=[/lR`C@",
"PJ!ASrQo(srkJ@:H:`CXf&%zAOw:tA}Cc;=z9s}r81.5Ho(@)cT)]l!rFYNt2P{*Z(8L2g6ib3LiQIc@$7Acgx:gJ6c@dKKgU'4_g9U[12YN.qk5{gCn3k_)%",
"wodTu9bl1x75Ht)s+t(1<,84cd8+BEf5,YTz`PF[=d;^z#+bKom@DB[Q9*EO+cQfVGt*8gL<u`#}8+cczkLcwY3q,Cs,AZW@a>iFX&|Ox3nQraEK%T`9U+PdH",
"i+|QP2fb<^4MV*pRI:90=^QK>Z]aM'9aw79M*LeW6jF-vX3/lt^RUi4sJPLYXg@VZw5ZBB;w}:$/.|^M>6tQ/kcXS;=V6j[M<aVY;4Lh}LWX0UC{#3*$OIlCn",
"HY#]C-aB|):[u~;>#4<kw]r517WV8oGG%<UfndspcI,N^w/}}nQ]h;>WeXj.%k(ucvIW+X+a5FZ-Cp:>1og!^-dia`ou'<L$_b1WKUSZTPg8%9kb2I(JcEDpn",
"=xP~T>[Om=tD1b_<Tt(V$pZ1|f%Jt6Ys5<_~QkO8(YnHnDPa>LC1'C'B-57Y:]%TTHh`TY=d:^@)XvKy:mv772%J+VW28MMshiDdC;QH0gnd~Qk^s^AB@m0h[",
"OO{f9;vncDszqs.>v|}dTT{Q';u0UVh@B9PmH%bw>c=(D3fHzrY18(JO:%FYSe4#;].A`5Lp6C>v4jSv>&f43I!=>t.HeN!K+rc+zrc.BUNNMD.^gB<~W,A;X",
"Bw%p6a.gA#.|kI%yWm9Yu_(y=#9-kDdB0>6vOo24Z_}4#JgTX[uUN!g4g_nr/<5{+f9tjbm3}xSirdcOm~#K:C%hI@$k{978(SH>x%al`LDs9dN]Kq7<hOp$X",
"C{pXAv^K[z{FH!%0*Y%/OIi5nk))kx{c<Sp-}5z_(Z#vW&45XL^a_&^6*)9>D&]EOCt~pl3&$7l3UNrUQmI{{17v*oHa=:&[TD:Hdnc{gjLRj_PcB[bG3g!%`",
"2Wz:{ka~13(=mnumK~J.6DL;kRT0NuIX0'&dH@tX*bwvfk(6Aa$.Qv&ljgQO,DaJ4BKVP^v^is6zizM8`D(srbF^8v{yT~_.+Cm`,@zq>qY0FpJ#^t,5I^osS",
"IMbT[H@pUOx{2}>#~%0-u%5gd5;*uzL,NJ+g9R;y.Q_oA^yn-29GU*]*;W42f5q')#gkd{W0xc,^Nv|pW^h^5}*[9mv<6X4haN03YDmHZql'L#Q{+lTmZVp;W",
"`AvipXRAW32`)Yj>'['d384`/aMdn);9}Z!O`3q`)M_in<$Y~d^U5kEO-}Uq+p,{]Ir&f^E*:v<o/YZOxNQ!*;(2#ly&LuK=sk|NZw-Xa/lWr`%t8k~mZVZ~6",
"1J%O}9scEZ8lH2%,^B&j}#]HLoKcruXqYjv}F*NGD#%$n&>q&Z1V[:@qwq3j*^_z;.Js63Cgzk9tS@IDCwAYJJeXI}a=Rbhe3720TC7nMpxCdzu&B#SAevd>^",
"E8n5PLsFn^u/DS$AJa=Om_D.SAd!o`J#%nOO;&3<V/!,<6#K4EPRK/>xoy=@'~Kr}todj@N/BuEC8k<mp9rpLr9`LM(91-Bief9v|9vnXBvVce}WOH1Vuq-P)",
"0UX2_d=gykZXlZ*n}A0;$cf9ZqK%iA*~(X3Ij{AmUPP`0b)}OWGjgl`OM_QF5^CT[FAP[H%*k<S`b*..]<;C('x,ZD+);(Xw*TC`RszH0rXIB+IWt;%TeL~wr",
"6aC~N%[~n]}Poic0EoZmBFuomw%:"};
GPUSORTI_SPV(scatter_basic_address, scatter_basic, 6037)
GPUSORTI_LINES(scatter_address) {
"%)yuZj*~s_k2PP>@FJHN6m0MBQ8nkG1>Z&Z%#SwSL)G__%w/s|Y^{!o,oa0s/!o_MF,WoQ[%a4prU:pPET+*vP,eY:4G'z[dRei]2WK1F}Jc,YMaX!0}S#[kt",
"~]m0}$,5!=qMdYUd<@;q`^'M4wHST>w%_LZNdujehrO<hd`P-#TyER>V_a=J<T'fSgEP_R+6YfQ2TYLOSd*7U)G})7Ux&!</12)*]/hAom.*CN{)15|~K}eU]",
"d&WM:!0GG8c+,e7P$yWw@w>]3UL@=Ami)70QxsLx(PCW6Zv6$G)9p7P~X~P*!G~knlj:DT_9ik;K+oOBJp-7/akYkV{v:l%QDIAs_O:mzOsQ:ozD`v]wYpqA!",
"R=n#b'96@63g6=5$B@&cjt'YXgai=8fsB;NRoK)fa4av~80XpLdhn+_DD`<#j0v3vaXMT({,Q(HA;;&H1tjB4Y%c:2YtCCOj|3n|iQ2+cFv_akcvOA<u7<xqi",
"LtWMpnDEy4Ef^kaJqPWxEQm2sST-[GW>0eT>x<^:8x-2g+H&g+QYY7ghczNV@9=E9vFl%U*$55&w@z4`&[6x;tJI@8n$ieU#$^:ulQpT)#}'OUHPGscD,0Vxj",
"5Cg+vXPJHwXe)!X0ti<xHfO@TZXxyOuv&N8W(zBVhpyn[EG5wcw:V|AM+z8-w6i1iXSg}BLm{ZFI@OzM=#3nBi#Vyk1>nm(|F8ced6yFwyU=lD-O%-LiTduOR",
"p4~#,|AdYWO2zn6TRQmFc}>O19C/^Q7c{w+HC+4![l2<NAx/+9l$.g%BS/#2xs8&5nJNY=g)A_:sbVrX!YEooe6h[v#U=gwo*4]Be[,]vDtOQiwtEP,goNquu",
"ho;v4qG_gTid%/k-e&N-f3dzo:RX07FUU^]EVWR%go5SxHx6sTZg=[6CRQ<[cQ;#a{<Y`%e06;LuIYt4HiY*DHI1MHk{Tv48/>Hu9{8KZGjH-xa3K-Mucxc}0",
"p*X6U-oXM~7R:V7*d#z)6-m1%uhJFj[Dy0r-gKznOvva5tQqT<MKCFfj|cEbICd'Hf@Yx~s`.NQI*:X(d;JRD)yVlIE3$E<gT7y3Y)8xmPY,na,ZX:T#nSy6H",
"PDeZEc-(J7>(.pf2ml%^cDA}ZN~F*JSNi:}uMNlNndRDYnpjf<=XU-Ij-5q+-NF+s|8FYq&*_73S-b*<c.`nv-Xk`d}}z]SFEq#,;MGs>&@F1f6`)i/RAOr@V",
";C5vnI~W*2T0hb[Hl0/h<=on{y@8RzHTPJk-DLP{A`r|`=]uV|L|C#d9zo=`OOF[T;6ddy&Tq5YoSiU=y&D&@BmRMw2);Hm1uqJ1@nc1W;1:)pmo%HlN2r;>H",
"enazKSN:y=}`L}ij<pwM[iyW*R|A}jq$`c6]_2^m5$muT^z@@`UcdR@G6Epzk,B`m@VGrw~%Q8h1E0<#M-LNk+w8Z{T}HbD&uz5XVZn{2_%^luJOL;18>i.fv",
"Jb9@z<]nfEP>(nT2KyPX:YU[q#}6RrN(VhLYtU!vg=I&r~F*zV1oZaF1QxC5[Z|oz#mI*M];7T|aJwt}kioL]-Z91b`N+5T>1;_&>{~%VgRNRcE@0AkR('td~",
"BeLE'uV(4]K1~Q>dv-zX`*;,{I`enJTA=3,D'J+&&5(qW&{xTNEVyRj2R`+y~5Q*Cha^!Z(QOl4ccaXz3I^PQp(:@g@w7owk,IfMF$KT_-Og0}1/L_Tm)cf7)",
"uin>&t,Fj}cGAJMdK+;=BQ|clRzE3ho~Zp_'FUT3N>@PR&fH5hm1U.=j$6</U3z^>T/B#lJ!hYIV^C[+ZMOHW68})L`ZZ)wN:|}&Wo%-~/M3a}DB5C%]RkUn*",
"sMG2w5X8[_=*FHr<hmCW{(@}*='um`>M%CO1J=!<+pBJZSM-RAKi{}&jF8Qft[A<w+Bvz@P%4Qm11k/gG1pA!JUNTWUnzzrs-i.8aiW(NK:VtJKuu40hmY8-C",
"#@*)ac{2LA`M@xV{0BJn##Sf'/c8;.2T+4S09,mcZN-g*H%4byQ(qJ$giK:KyAOoMf%wJ~Cm-n%~>B%t5/j}_-K$|al$w9kVf;KP$@U^N!MEFQU,l59dH7>aj",
"bk:KY_o{p9SoEdPzAq6J=i&gat2O^r3p+]^~)4o^6q.5X^(P!q2-MlgTtH0iPoA'H!dcR|L#)iJ!JB|>t(wRJgJ]7y/`ybZ"};
GPUSORTI_SPV(scatter_address, scatter_basic_address, 7190)
GPUSORTI_LINES(scatter) {
"#3rB:9B3S)D~f&6V0{HLe;f.u7,K!K</~Z38>'ZiHwV-$y]$5)`#*yd}-.}l>~/C&BNTt*kcl0(Tnb%L:gdyj^qw+EWXV}$dO&u]#M|`kLyhVMdF&/-caGL(l",
"TJM<#8z-L.<a>v_v,PpNH9QT~@vc2'm>=Aq9>l>p8fdp:0CgY<J[YaE,]W.rrZz$x4Y@kP$tzGVe[c|OR-MSC/&b1N/6R[osKxILUN%}pC.!f3]3+!^,CV(8h",
"AA:U.jCT`^*bSs|=<FtnrG}ya7ZjE,$248f-~|FN*Zy${'=3>vj+@s}c*@isgVL4$}iZS}NY^=e.g{[2aU6*[bE)-BgZl,dn8BqGC<KXIqJv*'5Wo-z-:nE5B",
"sZd+3s.^:3>rAK3gs5Z`Qikk6i3Y-X%}6AT~Tfrq_xi;$S5O#k/GY+7K({e-2A5sys5|lrTf2[/=VaJznsgiM%HEU902ryj{i-ZT<]|%dt_Zu|jA5*!TR-ZWm",
"`YUw>&k[WIx)$kQuztlUYX-$fy[);lp(r$X>d)^#$S=$t8]Lk^cuyLKHH{]7(];~Z1r.XODSO3FB*TSCoe(H,nX`JOnwTMH>^c*V!FinZBqw}'mB`Zb-'weU.",
"C4EeJ]-l^}o$Q%s1nH!@w!]^Za-=Gstg!cP@WQV0SA`Jv.p%qp!>m6>AT<l/x+kR|1sc,m#+Ibzso:3XG#jJdQ@d'qqkw{'+98]EkcV_Rq$%G%NbRxdS-sr&_",
"cT@~FW<}hIl<#q=2D!}5]v~hp;-k1AmV&lm/xrNcov8jKx_*e5i.VcK9.3]:t5=XfSf@1:{A:.wdggB{@Pu5)z<M$rgcO=<EEx73|R|/pRVX-k3,h%T]6!*Ha",
"O88JCE2PM-^:3K|JD&4w|AvTs]pumh5wOI21XlEgyQ=b<66_b/07]}%ff.[YlVcwjQT30KQ(+(qbi!94w[ZZ9$5<0}p+ka1[J!M>x@2'Nq|x$EWK7DwS!oL=E",
"P+q:W=3ZeeJvx41(K!<|ZQ_:4<5l<Rg~8y`qEA~4rEhEZp|5X$l_f;qWg]99Xi3sk+[3ld+7aIY9k@*3eUdx@xH.r+{--Kq[4+v]PdR`QlrY4@;[]yAD3}40w",
"L!9PO*s!~[a|ba!I:L&#1S1eZ_pc|0*TmUn_cFw;hD|F1%ev~j}+SHsI;El9xa)Ms6t90HH(_Ka'1vpk6-4FYUS7j~:67WCrpF.]^VPZTvp0c^~-km1!a<,]T",
"~g/UQnow6$7Kb%N"};
GPUSORTI_SPV(scatter, scatter_address, 6261)
GPUSORTI_LINES(leaf_starts) {
".9.L{#jA5I3>y@')75z(}`S5Fz=dh5]<BDI)]uI8]U3]r>r@Wmpc3F1qRg[.YM-z[U[[VK7i%pFDRMr'j<T{luV_rffSc(0&5V+d_eLyGwLIV3m1r3d@0u>vZ",
"U[/E3VWRS;-Z}xT`#P/cZdr]52AQA>y,s{z'Gc1,BZsu_H|_&C@vV9d-^J]T<)WzYigT9%kU1:[HbEWjq4lX}3jD'vtzTGy5R}.IO,m8kShqrc($6)H|55y[_",
"SL3EA'axyMZ(7I^U9r@P8u5=/my#Vtvq{1DQ:W#dy&KTG=WeR}gT;CT-!N_OPIL<U<iGL%Af,HX2>=3rgR}%|1;S7sF-e(w5(T&$wlv@arN2Q1*,(}_2'!Yut",
"iJ=A;||Nt!DPBCNb#Ee[P:FH_KLJw9nlf7Tw)A:3/mUwrm|$>6BGN;8$u{K%P<Q7g1&6@)9^mdV~~|Q-UGn`>_aA_}v|y$Bq^AhCT>R^Fn='e(ux/cDf7cTcP",
"rTh~<asytDQv<WAxVhnVLBi7Xtk/*VOU/+~6dy8U)AM/.Ye,8vd(BNod9b{dbSWBQ-9`Me5^],s[GN.>3#MwoIy@8iN#]x`!ZH)AcUd&$OyY~FCuB%`I!6s(:",
"Sm~.FmB/V1_Obv)>60n7U=8IV3;SW!ex})tDmBTtY6fx/&UH!v$Rq,PyU|GGz2C8iwH:A}u(s::Y$Ip9j~c#KZe)wX3[KN&T!d#:j:qsB4%j,*{]|5U{{%[]B",
"v$U@S8-fU!|)%+[YH5"};
GPUSORTI_SPV(leaf_starts, scatter_basic, 1879)
GPUSORTI_LINES(tile_sort) {
"-xw%vV~DVMl6Kb#ng.`lRxNp#zLR&jgcDMq%EpmD]J@G'!,G=T6Z/p:E;T3kQaw_0DEN*TN2{>|Ph#S,Kb{S,cO:$sKr)X7'kUEq}R]4Q,N6MI%;+E^fbV#g%",
"KYm:A(qhp:Sui`_$A>tp:KFh}4e{E[-7P6+@]5r0Mte7iHi:RgF'n]cCo'`(-Bh<7i}f/i9[uYKi-S6KIT94q*_0<g%6~BEMgVz1yn{PJi*5A._CmpombKg+U",
"KO_Ujv!//)GGA|>#W#,[qoUE;K47>~&ep(K`BHzYRZr1us##`^N^0YeLmfLFsqf<YDX_nm)Z6u*6]smWpKklWlc/pMOY_C[YO}azJM)Go-<]@[v5o=HztYZ@;",
"j%jRI)q61haxCtY`Uw:gR.HrL3xyb1-5-(74~i<HCV_kt[O4]`^^f9-E=wd`f5xt`0JD6q+.0QSIH@=_Cm%kTR9+1o^&%dt9^a!,A:NV~Q$Bv`(/L@SVDKx7!",
"J*qT$ZFPVQmETm[.|[^&f3K91=:/r7T3j7p_t0<n(@wbg7SvvD;{}Qz9&v,.A1E$#vz^yfhq3LQNR&T8Aw$^sLX/#fl`)nUSq9*0IMp|BR7ee[C54k0+v.V/M",
"li,w-'yfPxo6]xutbOZsp*rxXO(kvs&*s2v2/>5h(G%aer!+u]3oOgrQ$t>>6@j|j$hh<25ezNrhopa~h-OxzNlcbfN/j1p@yE[K:1My.I_QVAw%}a>`Af$q(",
"/APC*G68<yTr]9}HU`AR^g$5=_k(Q8}T#&G5X>M$Q0`X}^[FZd~(:WA|[h[Hf9^{'~m3:;<aYpT:hQ}QbGEkjhd(!^g=R<pd{8Xl*d>#:1^IhyP7l/k*ge/hY",
"atLxkiL_B+W`W5<}O|al>@HBz+t`:`&QAH]RQo`ot2!ip$@&(_U80pU[:k2NzJdli^6jdq1n@T``YwW]HrU2J<;gO<$;+qgC9*5mkJUff6ksA/<`:LbE)Oa#:",
":v|DPvF13]u/8,gneUj@$@95c(B*VdKe%LT(r5aQdMiF2#%'0O(TOYOVl_(Sp+!Z$y@1!-W)A,8m/'ke]@g=,2In2~#V>b]4:q!;B$]`jSEo%TM+1U_pKTYdW",
"sAD=)2lZ-dv`})/n.*P7U<Vqk5tef|@D)*IU$hp{3lBJCxVnwxaK,Y`KJQfZ+-NF0eyUYwJ,92dX6@fU9L;C05tk&:5{<Bs%4ITG#|e+.fE6~Ws5W6j&#BRlv",
"|e~.^J#h[_-Cu:$,EDvSM$q$YdF<RB'gS>rSW=$LUWKwFN.*Cf8c+R_](#H!o8nU=4b_<^7Z4ivM!l#4m{C$8C6K;&tH>lS&'*9#3Q=A}lU]Fj|=3cyb=-f}g",
"Q:{e9$%~De})I,=eKT2>vs(wc/J_;VwNdcyEs#4@[1Z[5:Z2vGBx)vYeVAIjR:e,u5GY}{N^AR7GP(BXH#-Z2cD,RXnGsz~eX=8RS!7<3DoIS74C;gkL]6$Q~",
"PL-Z[<y}MGRkav:>-xHK=v=:[bh:Vy*jNK$])$9ta`C+,AIeF]s8Pz/=}F!,L0SB<a8eCZ3iBE~skV%xPmC`o{jvU`z7'I1qPYEApInzDDHWhj;l)}v~.X^yn",
"9NC}dZ-oCmLYF7d,M8Q23n@+-,B(.0>)`!Gx,PYM}m#9uF[B3b<f>|Rr+UPq%K&BbRVm:tg;cGD7Yw~Qb3h5*@Im8-tv;T|M'F&>XVQ.el*%*{.#!q|(-m~&6",
"cwd(7/A3H.w<4`%2w#ek#'US[*@Eb+;'HnIb{r*m%&m=ks--xwcy9>+HBZ$S!%$wOhm<mXN$-W(^A2q>P@AXN%EGxIT]j6OEy&.w4@NLs6(UdHSybZJR&Ca5j",
"<XO%nSScJ0dSPj3]][rstrDu`roP+VN.+W.4RKzpm}A40gy8V&Yvs&a2=dI,-b<E(5aU+rA#T>&DuKoNg26IKd;#}dK:u;a[f.RUh7*Ud)8a~2Jf3KS`1q(7-",
"W4b(i~wwV-lSdP#u6Xo)xTc4&Gl9yy3agC[k;myZtt22D5u%,@sEw:XPevx|t=~ez`NF-ga=]cV9%-7)oWfc|YC27&Ov5@uBGAa3o!VwYqyv;Qd|D@Nm{drjU",
"Z7&7x/T&tOprOHe${}_95]1G}rf+L6v[AmI+&|VN#bVj0Mf{CUUS/D8yo&/8#~IXH@*&QhY_p;RNkEOqrmp&g9e8Dt}LX4hkta1OaOXamUJul+iUwHqYtk2Z^",
"I3m-@,HY|~GU$f:yU;NK;AQBmzSWPJS_vl0tIG07DqhEhY>-RS<WyG_-4IAR~eqVp;}:q!LBl}s/`0#MyQq>cEB~mwA/>HJ[3>)Q'zd5|XrRv5d%q$PN1l]qe",
"u;;03Gjv^2Cc^ReKwD.4a~/8<1BT+xI@iE|:5hy@Kxs_}f=Yh/k2Exk]mKWyhK}5igRJ%&m6I]~8|XMLv#m=b9#bLw.MJaLEYWG+C2Z.@,6[$LN9+;&iK{Fhs",
"@cLL4$7&&Tw1l.xV79-KX-#3;K2Nq/rbalG[dz1wNi]=Opj,ho<6k@VddUSr}m;4(ns+G;`=[[^juyuX2p:;TH-V6Op+Z{6Hnlg|{O:|r=wG+CUN#5EecK9{5",
"@X]]Hu-@+yW'BSAg*7yj>/eMX%Sj+</iLR_nI|i-I]*bTbi[OzPzbi#b$5+.N#_R/m-.wXR`$s{semD!dm*aV</dF~X4f|q_SE9+Q0yf}ka6mqbL7Gd*2~|>M",
"|(M#YcVBVTi4~gVg;o{gzG]R:w]c]+>]w#-`fHoVL9ar;/+-^B}u)d%Cay>8i2q*jfX}4riy>$Idi7gc.$r^PCI%AY/1:%%ShR<UWw8fof7epx|ju070..DiZ",
"pDL76Ft$O/aq5k9L^xTge9zZ,EmfxseF+GL=6Xc[6|-Stj<RKrY25UEe(jUlDQ|x62S1AWyJ&nSaj!l!ME`.bJD)<`UA|IZRuc;X:1~+=l2j]5@#)ZG,[H$cf",
"oWh|66tQ^Kz'<Im{1siC4^|}Zli@:sNWwfP-$w-K-EFaR0GK,qI`[6U--_sJ]KlD${Kf_Q+}bEuQw!Qa_12J2jWW_t=Ych0Rx#b;L(aAq==L@]wW|'r`mg78H",
"PUbOH]mnKe|d(T=^(bRJwc&|zX3hbualS<n(sML[S>:0<=Mk2ag+o&ElK!)=@rzY<*F(n9[or(hjWH^E~Jk+Kx$).Nv4rrYC1h#{X@~fc-#_`*(II'ju[FuA(",
"j#hNq*duw[L@ZzA]m<8-.i'~V%/gCs0L0,7O<3*DD2Mx73B#paJ4CPg;-Vh<[F@([]9FS()Uz^t#%xT1bc$c*0)uA9Wg0J)C!'Sj85:N]|Y0-1F9ocx)&4Har",
"8;V0xf4Hd%,00l,Ba30]r]p~gv&e76Lb^(V;L5Rstm&jo|=NmJ|IB(EE]/fa^Pmk+ra<D.!3|b/|Z`*KTFiOn]84iI`Lyd1z~B.l4jKD_)tQhP#h]R~(]+61>",
"/P2_bm`F|/aYuP^hl9RHb%WStbP:dVgnD{S}1Dz8QRl|03GCPw4)v8y^g=Q=qSl;}r0BGQ>anKD2.)d4Z_@EdfReZw)5o<Ik8_F(AEWMvV|`,XiLKj6{%-X-o",
"Ll{3op|`&5r,+(h4Wvk_XymHxtXbz0}5y1~LNl$i-VC;gCtyEUQrFg>>tF:M/)T,bjL1#5TxK<W#TuT+Q[ZxU}m9UKj4<|2g.}O!Q,w}btRB0#k:%7Eo3D9-i",
"N9J6qyRU|^:EUc0*s#B1hY}2)mr!fjj[{}O}}YHfJu>!8x/X~uaH_OG6D_Mi0<QwP/Vjlv>Tu-$(5`EN<hws|Fd0yci^Z[1UO}RG0#J=hIm#*/wU@cK;kQS@@",
"S8[|RT[|4'PxbzPmn'MyOK06HH!xzd=E=H^C:WkZUH+'zr>PG0<xk(`/<PAKH.^%~%)^7jH^OM+/KBN29U)cR(~^/>#A/zka89-I7rDr7&F^-_;nX7W:%iL_J",
"+LLp%gxDz$a(n.&i&`nlk)>%`hMvI`O&o-|<m=Gzrg,]FT$0p[^pGsXV(>Qmz~3X/,kv2;Nc;J9;/Roi{TysvXC)0NcQY|=nf]lq<z~HO]=0[q^I[+ZztP5aE",
"V&pXa%_x-i}z]e8B[n]/(JQ-k#0m:lwRK)tP"};
GPUSORTI_SPV(tile_sort, begin, 7667)
GPUSORTI_LINES(tile_sort_rolled) {
",nq^TX-65v2Ph{vHxV/49To40f[bv6>Q_Iv()!_YEmD2|1yiH5LfbX<1@9.Ibs+c>,.et(bSFy|XQT:[sO=(zD<io0trWli9ZTA+]YR+)FA%U/@E(bZ~KMDlT",
"alG&%w`Q}=ei<Tsy%+|e:_bO}o&t5t(~QP${pjP<{1c_G8/Ml3*kw>Wxq=E+qq&'A%U;Rdg]~-C1!7O5PgZjS8L54tnwsy[+e=f4H'7<xH(i=JnAnakSY/4R!",
"|L@.`K;#LK}>rc:3P[9$}Zf;,-RjGka`Y#,|w-&<)im|Qn/HSga3h6lTBh4G5=C'zdWi:G[CW&`3<!0ER.Xv.}VWtkhDJwx>kwwacg{:M&P9|,Xe3.Hd8qL-}",
"kCJ&4C`4<Qjl:pye+{U)lLHU=kYq6yJ'BJwTS1+t^4nG{9$X_@`x&4QSE(v343*'rUC/(Pa)Ob&EIp=ahr%_.<`(]n6nau=1!V(x#e.u#f@:.%8SV4.ZRD-F%",
"jimB)jI{(}Pz~ym5>N%)`/ni6WOIYv)-oV*'$3n^/Z{lG#g_D:FdL[#V=T`lUzf^[Rw}6~Idoo*X{EXW<DSA'r^y~|d-SO.RDaidXG{^Zj#'t+)b^e,Sp/z|o",
"/!h0;a2B0,zw{EnxX8;1N'`IU|m<ozz.3(3_6CQTsot9aO=-zDm{8E%+%u)]-KN1P-v=(d`.M^'om'TuKg*1xe/J^663/Jihy|lbZzS|l%2=h9!]E/mbsxS.*",
"UK+aGb9{oo.B}-$Phl_D%_pu6@n^S5b]k8:kqY<'e0Ea%NHKT4!;K`hI=G=/TdDr^N<_sU:vv&lw4f4p,`YDB7uh&eC_CyDW5s9L*XRLH,E~IHr8W,O2o4)2Y",
".FRg<p3v3CA((Bw$b!MXaFl~MpB57WuQ*vO'YG2(c}fSg{ALEQSTbYC;O:OuOxthD)=o'O%!9%W]a4|j]K//*i_jIPLlvt%NdR)6E[W~(I&K2`6$n^1OxOgko",
"7q3MvtZ5TC&$tfA,I9uSi-{sax8GzWQVtR[|h0s.)fTbf9Rq>~3d`VOLPdW^/{w1C~_0pU2<jnCf@*.~'Z#<{:r>x&>A~+-0_2fmPxVL+X'fx!_6q%Xek|5,|",
"RV2oH]o0SES*mVAAq1XK/>A9YUL)vwsjah%<}rQ[ozLd'7C@:Q}lu7iohBX2g+U(xMh,%i+F!@n{Zay;,SE$WZsDo%J!]h>u^4dy$<M;N8dqg/,xtjE[)gyA:",
"|g]'%s7Bpy7ipx+_@FaC,kS`td1'y3'9V;7sj8Oj!u`y=UjYHfby*yUIo6&#Wa^G:;Z^F%Ip&c$g`,R<P.|c$tlc(;Tr,qY:PdQB&A{>D2CQ@P1^!!q^OY+;d",
"3EeX2-nhWt{J|dNhaktp/*clNF4H2{QM01lvY@0o9V!!"};
GPUSORTI_SPV(tile_sort_rolled, tile_sort, 4907)
GPUSORTI_LINES(split_runs) {
"&x{ceZ3++y1(i7h]z5g^QR`K__g9QyWJJ-,F)5AR;$,dH(-(;&e.;v3&jIrDmVqpp{foR4/T`.S.q],pd_1)Q0e_-]@J,LhR18L@X8z]ZgqbQJNjc`I&0ZgEu",
"zg~YjZlykA8gO#F@^Qr@&-H*YolxNoAhVND^ar(f#*W0O7oP=CqG%[XIk$/hjE6'Ib~B'4I~7O%2wLp}X_ubXd(9%+xhAT*v2.ma=5-n9|K+q87ceb;_&@4%D",
"M!'RKC#)I8>c{q<D@HD0TWErnU>rx-R'AOW%o.GX^^&2v6%=:hS6,B0oF#yv]pNFc}j:WR8_zc}1IwYWKtu_^Fa!|EkdW}3!qcHGG3cm9j]5/@W=1_t9Bw7th",
"9H]_tX{S4$)v'#n~UJ1&S5aR_k3yeP'zVN`hhRQCy(`K)5P7Pe4^uXkM7Y{+ZPv#EKX9TS'J[1i~E6u{U-m#nFZ>nQ=n/])/&Uw^=&N1F;uQ3+9qchIFb&UsX",
"q~V0MR137Yd2%Z}2AMWXnf%$;bzx(Dp`Tc]A1)(MEHxd'sY=@S5.|pYvzYn.6WH}l)~;E{W==%EJ2e,m>(w(TAz|;g9ty`@I|gmwQvC3QMKsTIehU#4$z{]XO",
"6Z(V)Ez1PGcI%a[I<|T/z(2wXy6y*2*w:61I2>^9l^ZtYUQ9n12#U<y^F]Z2#fWf'AeQOQ*|cE+oOKuI3mz-d:q87mmsZ.&o&BNwMi-'3(^FtfR8GM:&E[6I#",
"%xe1&>X=Ktg~&wz:dse9v6XUw'(;($aEQ]'Eg61Y0DX!]>6yQp/W~.@)0o4l2bO40^+CuI0yz-Z8zoK$kt|gG9/OHeJ%vR&e)}<a^/$ji&-C!]zn=+W:N==Ic",
"+={_!9JZ@|&FPa`MdF_}($9AhR+/i%I5];AwMf8D<mREE2y5Bo2mYW[Sf&W$"};
GPUSORTI_SPV(split_runs, count, 2264)
GPUSORTI_LINES(merge_tiles) {
"#z%/Gz)B/}oV2s.5eK}-Uf()W{=Abm>EIB/@Vks+]j~~'UV8}>6{O_9O<1W}[(dO4kIHOE_>*V;EH0@Fk03,tdEsn4~=As.HceL@+=bcQP9b;#2*{6}rXPOR/",
"-pF7hZ~[0[q<L-F6D/K,T6;ueT6ve,2FP~orvLi!OOQp=zg]Vi3;H]]oL/3mm04&H>H4D8c5b|=#kb{+v0:y[EDD`<dYAtUUFe6m~EpgWJmaY/_:kPqBHf>1w",
"[)Es^CFnHL@#<NfLSzX)I|u*#`^5w/gUwm`io>jmBBQ<<e{63d%KLf*-yk@>$MkM`enn<oOjv2&'xrY8RB7}&WO#Wx#/Sg>Wp}NRbiII)/>v.pFH5,!x=w3<4",
"+>XxCro+a0~Jua8`Y-g.b^LU`Dyl#P{HQ[bC;zn2r$S2Lbgh>qZ<4G'5%3GdSN=Ii`ZJ2D@1u2vQ7D%Kog_[K+Lc2+QI^p%${(EfzAvegHPEEtgMUmsxMa_Qg",
"+eq7oEO*p>j>*L}WQ't+pr_1:y%/wTJ;r7lo9yb#3+$Q^}v{>=BoGWs[:)WsbEmr$axq$yBfP]X+EYA8v*&4DQM,((%}}HOja~+@2w)R@nxr@d=V14gO9r&)~",
"khk!QeB,_'lwX[G&jd<E)u^<3nC<n.yzX$@#D6T,`g7D)jPCY%ShR9*0MJx%BB-&yF}m}tSxOv=7`Y8J3fnLJv[%8Ce)aE.)_L-C2f|h&3ewOzrYD{@h,%_C6",
"3xRI7]b*00{oiRE+%fcEvOxq+D7(6IHJ}eU;^_:)_Zkc/`yc2x8Nu!in_kg:X-Zgx8yUFdpwd{4)zaR0vLz}GBW`WJn_+[Lwcu#zC'f0tzaf)`i6VNC!:Dw3O",
"S~y'G5CLaRH&AnQ%3[5i@w}IF,2>0X0~J45n87O),[YGMmjkSb{IHVNLz.&>iDHuT`##~0ej-ZK-@1b;JsO#CQq0A}X`,1<VpR;mgHWno*64Fr1mT+x@@nA6]",
"NyN5Dy{x&*FCZi-GQ+<CTqabS1_)ZlsK_d.l(Y3LLt=^cEt#GjB0Z|6$+cU&[H64E&x&<=6+ZaES3MlS_:ThdMh*o'|cI.O38QM[@,oDMjN&+X3C<$saYZ_~^",
"ZB^8Lhj9CrB[0b]jegxZ]Un#oU,A#4)PKur{ZqzwziP;5icPM<@st<We38i%&{.Vjk4MtKCkSWkD'CK!J7:nGg_}[d,M0aFVvat.D8kO!<|:HH+t2VO{+Se8A",
"Yc4PmzsJ_zg[/AMVO}qfjrnkwew~$NLm'~FOE{{r%NLQHYZa2ydw3gW(G+m:d2A^z6E;{{9}0B'Z_={_;5S6P&jk-E^^]]9u8&tlL@Zpkx3lz@dIk5h~aIo4t",
"Kp)[[BrhDwmI4ad@Yg+6h6hV6Cxd)+'A/`MGzK@d@t(w>P4MCK=et.ro_@{#Slmaa7q:r.bK/v8d_O|Bz,ku^jZ[[,9gLjf)V8BHo6{r7h(7g1Omk.'31#T{!"};
GPUSORTI_SPV(merge_tiles, split_runs, 4321)
GPUSORTI_LINES(merge_buckets) {
"*t8ac%(oZb!G=/~oyY@{&T=:s~D`YmJ_zd`1EcV,8/rikjF1&l]|Sw>D:dR:YvF('*}Mj#'yt$!(G0rF)Y'jiJ;uW/W:KOgrievr6'2REq[5)1.8Nm>/uPVd)",
"7JAI%;z3.1k2M+Hjc:q-oPPATV+MNx%%lmt1fjbI~9qDbFv2C-nk=MTx@{Zn<HUDmgeH|1H!@f5&89>ZZ+RY&B.=RE2Qd|at(G6pyI'*l(xLr#r&W9]9yCK/Z",
">'NSVIbX2te*XpeCCK.$n&Md.ItWP(hX<F8K<sG{Rpib_qMd:6[(4)ic>'L;{xsxKIiHTLt,u-`hX@H)%lBOt-7u=c}qg8I)FOv[}Kzd|#rUBv|8+|VGA|>ad",
"!hgBeMkJ}6j7)iXPanybw,B.jlPOllK|~!JL'$D1vD1iHF)V6~!Cx{QDo'|I2qaeD8eu4znN(c2w7LKteHyTTMp5[@b[nB'9YK/U4<-Y3RPHWXV*k+B*IU15O",
"xb@%81,uP>/`PWEV|Vhk}{ngWV0d(c[l&:ynn<(7g4x.k+h-]`u+Rf:r#~S$2Y/u+-C/nl1Pm-`|1*x|r(}_JH|XhfA|I:K|^Px',T-s.^US}y1<geW<V:^L0",
"5p1;R&MI5}qL-eB*^Lc$]&6M[Q/#=;38X3%k+^(LG+7uR<*J-kU3Uyf^SC#2xEb[x=ieq%>I'boMqmJh}Je4`HP,vw<SAjm'_kbN2,'^]''34/T]Q[QH(Kft@",
"~[PCPf.}DxD`ntkLBb&jaE<,dMP!|WO74zMf,+B!r%F~s>zqWXM(JC2TNb8%'ge-L(T<*;n3hY0s8:1/,fdaY=1*}``F.oNE]8W~%v7>7/5vBa!oa7*HmyPc[",
"q)@&+4d<ISF5t0tKR.u)`WmP|TMNhP*Iw,p$;}gY+[N0|ETFg];As;yG[o&E~1@Zp![pWl0ImOj'2Szz~~.[^8$f3N:uo|}AJ=;8cPh2PoOoT#A;Nmh:dSW%`",
"CR4.{/dtz+4!A}]bY:!|j'sI$Lo6Z+kmod~X}c;iRf5oZ]DK1f:*Hbkf#5`|GSmctm43f~!t%zCI9JW^](pg;$VR-cFq_P9BG+7hGhUn*/dWd}%uq>VTk92}-",
"B{eq_)ecIiG7m8`xL+_[6xcr-ge#n>;=1;rwneJ0g<4h*f+]A)s8(E(JzNME;TZWTEPZV;.}l.ExF_,^88RHeHaYhtjRx87(v[$G.50jR>QTjK26VH8ZroO+P",
"kUD$]<jEh{fF9YJO7XQ*~VVtSGPHR'@_2UJAtAaR={!9A0j,wI$)./}R&a@o*rYqMijm6iJVP3B)QCX[on;%RXl&kXHNQGX|CIREO.=@.34r5jiin/,coawVr",
"&4(Q@Wj^5un!`$4K5h4X6+|-N]o6U24Ze>m>|YPj$|pkk`SE_t4}K@eW3t;)x@o>E=[E-9>Rt1/F*[)jNd&;O=$w;9:rz7V9.p3A1g4.JKsak#L4_NT&-_cTq",
"hBgWuvx)NhSon_!Jn1$(@4b~JnYB,EKh%@j{%0UwGUr-+3;~t;S$K5UNMW~1PUF3w:DpQ4tR>TsV`N{4@@'COeNt8=m^ldK/'kgfL:'FC+,9i8fl6L>dEVp*Q",
"JIJs.5BJtZtYd;W^C>~*-Z_X.(^j3Fzu/$0p5!$S1$e:%X]nDtY(:T}QcK]T8N}`vr,Z5y`kAP(2soh!MKmh}ih5`WjrhhG*`3Yq|vca-vH'mq:Nvu0FtVZZ*",
"]b'EB;iAaH]/Y$5hGVJQw#*W_jh!p!~Bh{EM=k10V2,QRjNR~}2_T^}<vhXj(>7@)z5N9'jk_N23ug[tf<iZT7&u0kPa{v/>o`Ar!<Q.oOd[VB.+rc'y4+9^{",
"]|8|K0jPVkC*]aVtm=RBcg@7+sBp|i6r+ecV7VKjnsl;51&czkcJud&Pm|Ym68Cx(69-VI<<}jWHXfCS/f`7u$_g8|Y@iY]]*Pda7acifpGc'h>M.I%Ace[/9",
"z{$}OSJ]|S0Nx:5StxtWT;yv%{M'W4{%|,F.1OQ^d61_]9b<'Owv~]IHD/.t/8Z+L)G{<m.I-~6=0h4p=8k_:)6tCf!1BG]>2AncJCNx2,9IZ=vpUp-Ny!T`Y",
"hUkQHvArZ_qEW8yc-Y/5qrY)q2EN}Lj=<v0qmm[CGbef}*'1Go[AY{zxp%:G$n/rR$Wh(x>,nm+-HJEJ17$e=a9>r!)TXbVc*6tsUBk&F(}P19OkwWS_as*}5",
"V/J,Z{IMg<GM_'5Gs*KxJ/~45(GCj.w!&o|c}r#@"};
GPUSORTI_SPV(merge_buckets, tile_sort, 7615)
GPUSORTI_LINES(odd_even_merge_address) {
"%'D}Cyj;w$.+5kZ`VhkEZvq}jyOC62YejMSl^j;QJYV+0b^<>Cxw+gjOmG`AVl~=<_wt[P1Q|%mh~%;6uqxaKh{(+SCuD5rlbAg_Sje{@9ah<($c~&q7DpwIb",
"]j;l$dF1q1eD!wXV1dtAf%X.@_b<IiF}XxmfQ0ZeI-9'7Ft9h3XqK%t@*_Y)aWV~>QTX%FLV)t]y@4er&UJGPpA/t,Opd*C7,^[t%kdWV%#Gv2;+_Im_ezDmj",
"^wy;Ff'ZCvrY33|>I5rg[JJrgf1Y%ARFy>/1UMtdBLP%6}ow,r$4@dzI==;vbSb_ABIl-t(g'('lRhE(F(*;!NUzm{MQYe)>>vC{@TJ'>^q|h5a*b]65955[=",
"X@G>RDmQ^Bb4:LDY`pH@/fJ6WHl1M!A&qF+00avAJBc`LOvqg]5ADPa.^D]eS[I}g~gz*+Q4)4A.mj'*/F~NA%vM-FK9ab8[tIIq;MPHEv89j/4b-=m7v!-*^",
"%`6EFw8sDk^YE`-7Z=:]m9piWQiZq*{l~~64#GA69Q&;7/hf2Go1nx;d#+Uy+idJm2D'B4X;I;NdKBq=H9dbaiA,Vj6LQ:p.OOa|^R!C`3HzOs#g4g;SWA%%}",
"@8+5S=Yet#6pojt6Wu5HZ[V#.X57LHMXlIi_%CqCxSv6U/kLdX2{l7!<6X{X&5k1f=.@X!bE-Do5)*5kQGN8RO-ou!fe#H;tP^UXB+QjqG`[bI=1cTM[$]_!n",
"B-x%>{&~[u~x#U207gPxYVpsXmEz]4Vz~_02sIM=~^1#iJ2PTg':rScPv4bQ@8Wfr2J`)dG^Ol-c8rzRx>Xv#Ip+eMs||%(>MmQdc+SKh|Te4;iRb<rQTdapT",
"}lCHLHc+..d;vzJ6k|++P,dcf$Go4ofO-,9(wwb^xJXm_t/s1NqT5N2p>WmmDxRM9'/h`.GBNB_Go;4oK*_LR&DKg+FPLTZZ2/zb(^z_3oFQ*_R)-6v'>.xS3",
"p@^>2DnX[L$Q$o+fO7Od=w7eaC*rk+qpLmhJxj9T_G+AE[ou2)C~9%&4>bWf2~[b<T#hM3K;>(,y-s1=JYfZHUunS}-0N]^nu_B)fg&8r*|ycF6EpFW>QK,B&",
")@b*k57YTX.AyiS:)vB%'auSeq/1uGfB%]A80w}Yar#%JOc8]C[CbxR9MlX3$}^j`:GxwCPWuRj-DugF$]6sP_r{[0Bk^qMTKs4@H$1g_&N+5@h_IKn9KS*yv",
"ng+{%oQgP4]^K_L.0.RjsT0NCa[##{:eZ}4MX3XpWB=$1^:R'N7=6{1-h42^-wVVV`Y{b4]!LSpXi9zk|^tTvJG8vkdM&.f#Ozj#FaO~N_g(p}kAOAzv0H)jG",
")SZ<}b*-v!Va~h{gK#shMngwy[2&k@N~G`UpTO82E+SC4jo5=_kn@Ij70A&OiqtV!TyVO:hvdr<N$3#GUr]%Z87!C=jCWlG(l7#_r=Vh;AQLXrst-E.N/))q0",
",OX5-[Z`IUUu=/mN6j%G(F$d'!O/Njh91m7d;k/Y~:a7hTG/kq1<OoSOL>B=wSP)IJRK^|8u/;Pya<i&PE'8.L%y(w*4ZaYpvn@FTm5Vd'{oH|-GO~*pY14]j",
"iGXt_i1@Fz7Zrk9D8qVtg;/&OUFV`I'LIV-]S,KZP$Okj3uN=rFRFW58V2aKP`#e;pJbm1)ZctQ_GkGu~1&(xKze-pHf-tDUh/yfl7@C$jr)-aKcH7;6`|__I",
"*dw+Ka|5>~Cd.T1.@1zM;-yoiyBcH#OGpZ!#CIC!!$#<tux|65~DVkRTFA`!-!}7v;zC|1|jdI&D,W7nb5Gq}c1,WtA}CF[3<JNGb)CVit,mfE}1oy2%f/-YN",
"gLQ}!cDags*EC^&-OxT%E33^o-y)JOP=yKqY0,dvJ*Y6QM=bBd<3@V__BKHuq2pqge[Y!zQui`#*K(imrJ0YbiUGh>=GI4QWylx]0f[Wv)KgYa%^DvIc8e2Dx",
"fIP!d{kFfMA^Rm`{!C]8SI)Aad0EMl4Z_n$Z'-U<uF~LiQ/m4.>p@q0=]).^]z95JBSp$lal4k}C>B}e`2uUop!6NXBi%oz66_tATy~hm;`K]UU:`&P}+bkQ1",
")*W/5L`==hyq'(.@O=8$D&#0jUPom:EKXJx5sn9FQsNk[hFLkX#<JzMgo^Q#}~;2RpR*6f){w6^5_hmTJ;K,+csKpq-rNC5=p^Dqo=w5hW.9~yoPO}f'cWINJ",
"(v/0eh6jeu,lk$b9>Jq}{ym-cWiTpV+splO+SR!9aluJt0TzK`Ft6DbC1IG)W0b7Fo@>GaKP+l7R9+0NLnb!.kH,:yKDT.(nZX':c9P}QN>}/qFH-4;'LWJ0h",
"{/_Rj2s69,fs]ZeCfj{0'UQ_4v9w#.srwo]oLoQs*V9ffna-KmyEml}4Ty,}AQ7~/'+Rw2aM!Fgobfu#=%+i%-'+Aveo8,o6>l0c44R'@yQcDNOEGf6c%Z<SS",
";hp{Dma.[FMNiJE*+R=tIqsOEGy$xF3~}7Hyk.5bj9#|TUTRrGi6j-9]%$$7%[b#_^dNDMNMXuzXaoATFm8Jm]kGtv-Pt{LQSPRrhy1yfou=DG^2KeDHW[/m/",
"^`wuc|^v4vpJFQC#`1v_<`f#$fr+:r>!CjYVA/NAXac.9e+y.$K6tbF>/Da',5,9(bu&~:]rTs0pf1FBus9n^SS)S9cOQ6A}Fu%G5C;Nn#dE3HuH:w<jz!Wxs",
"8YbwFQh.Do4},sJf]E)jOHKE03[&P;}Nl7A9/ss2ahApm`U>j$wbqeB>ri5>Jgh:kjkUJ3$fvhXO]Jc^F-@fj]27jXkja__&-#k7^]C~(,OQKUT}m,6L;w_l*",
",lz!TYLQA:6j]/7vw5IDOgk)O.y26|6)a-#XMz48h>R4-+}yTHW|:E0klKa@/4i~HxR*Fu[&ffcdMR7V-6FO'c>azAa_M2/eK!7/8*VE}BONu/;5El1%YcUgs",
"89f_Fc-r@Yn'rg{sDs@+uQDY_,Gc/{8UdOcG5XgFZ#ang0G%38$*R~[}=Pu+8`ZK@i>$/n@dpi:v~4b=$lMmN]JBuFfcFU6p>{UdLWw4=$GIO*/!KKD1xJFLr",
"ntQI90/_14PQ[7oKkB3$3OIK&R'xw65Sl#KKGuE)=UVh-}<BMA4KX5F`BRdXInhAD<HoVdq:6;YDQ"};
GPUSORTI_SPV(odd_even_merge_address, scatter_basic_address, 7278)
GPUSORTI_LINES(odd_even_merge) {
"!kn#<)0%z%b_DS02Vm,dTv|pv0-pBb,6_R}{Sc8=xwG'|R<kku#bp{okMYE5}>}rj!M)H*mOj>1@qh-gH~S1~YlBq8G5A&-3(Y6Ra@#Ak>:7<e+Y-NND9){;@",
"(x|S{rZUW7#!*:B~lz^<F2m:A8WF4$M#Gr3S>zbk|z`db%0ECqO(#[_2iBFr7d]`hx]0szNzGwSKGjQH2r&;tJr+kFl6-ZJ-N#8@T$|;7Zo}<b:CdhFBZGuoj",
"23H|vK7%S(guE`*0rZLh83Z``+5/2`I&`X)XdcCWa{smQ/.[O_t'BEi;WWB}<]+(,fjb,#TCTE24>$/l#P]b6d3v4Ct^t0Q!{wN<Z&L{Qm.0.=u>{Iz5,^ej>",
"bb'fS.'0gWMO`npTX^[8ihc*P!%lY3&(yB>(:&=1xeHs'_W%aX8Uu4FvSm!qu|bwX^7&ge]L|wr{q(3gAE3,QGGhZI{b#!wAVNg.ieo/G)gm:%I|RSB9TM#bS",
"I$@P%kfGjIhX,PbU|Sj1QdH9tcb'O&NmJrC=O'%q>%weFp40{WExNE;Q.%tUOB~9YIb&I2`yXFL{34F8@MPI>QQN~#${h`u+`srs^P!BVt)XPOz@kH0lV3o{i",
"=1Ax([$PquRHhCA0xCH-du(ZMWTdte>5'{Yh@=Cu+b6xFlRN},W{$o1xrH#:!BK%MntQ`6~MZS,/l1X&.Q*Dt926Dfb.FI@Gw#46`fez|JPI8:`(1`>^AUy`v",
"=+LaX{_G4{Y]2SWHDEa}09ea[E.1qoiOdMRh!pnAkODiUc<<A^n=I{Cf>IrI%|@Va>P}DxV[*%Q#Op8vl+,Tr;pFfh>o.gJJiY`@XF$.s}y9.t5r:b-^n7,1w",
"hcUDiS:qTarv;rb(@g~0`#/v<s-G$O:[UFqQGICFJ5L`bSrD,[OG3fHIgcXN%DEOVYYq^YZ{v%HM.adZzMw%N5W=kds3Odticrdh%~NJHE#_Y'gd}y}|p.pVu",
"G<K5Wz>/>V%(xQ+>;PuvZVx[U@q(NG>HmOB|_vxjlQyd<%b!C[PLB)obEB].ss!{(*Q[e=v#30vHVMH9!mRy_CmW:fw4~Szs9}1JZJM8>$&4G=mOwoN@zClxe",
"qnZ6yiFm5kb%//8TbKhif)syswh+.y'TfBGykVJ<kX{N+8PiAfk4~;^}Vi):4wN6Tc|d|4O@4u}JhIaBR`#;+=_Dy+ET_5II%-|;P);jqQA_nIeg~5_(UiV>Z",
"%%HBf7>IZF00P&fi(,mv&-zQ|'2nw;a][CEf*F_zg67K>QU>T7}my!9l{DfN1<V_wAP'::/3#E9VyG#/-eOL_dKx!GUC3)TJiiq9)V-Lx6{5TD>ly5!C6VQQq",
"7^JOcq+/@{~DXGfa1$sQAy4oY1ge)~EdT-gZT7N8fp7j1B]21am]I9cr@S,~^$nj>1_@25LulybFtoQZ#[D(`&wCQ@tv9SH^:E(53WLCZmpw79]33pi$AQvo}",
"f`omeO(r`P6L.qt-xBwV62W<CJ<MMD9XA1{uoNf`+CqujHLEznk#bJ[QgB`{+Kf{nv6~$6'^&kj3_2dJ8gF[YFd5RlmHdg{&rsMAYHhIpgwpe++=EaIhZ-kAY",
"*z=+5:,194Y6yJfr}Sa{lQxPkW%N+KMj!"};
GPUSORTI_SPV(odd_even_merge, odd_even_merge_address, 6373)
GPUSORTI_LINES(finish) {
"-YG;O<1,hk1@Vm=zV529&Uw~bsJQxKnt|k:<gD^c6-M-WWOsh!Jrn=Z8nE7|8r*f}j>w)7:}d8x#;=H^{MrX{PkP$-==RR<>ais1Q)vV{]w=nTUubQ+O^9`#[",
".]CJJXhOH6~vXU^A`Z((;U&Ej%=g5rOcYys6$4;f5uwAd@2/k)yl0'G7.![]D#4Mo@,BlLPUvMPj]q&Fl_oi[YM!Dy,z5<K75DWeLkHsoY48WR,6Vcj837N;2",
"Xrp*YO}gRV5_:BUqxgeC/F)U0AGj^x|hu`WkH'r6p<cWR3ekC4dL,qwul+C0WF5j#SdOyt/+Tw+8uJ[[9vWw7=T=UEbj6Iqsg!#S$P`3&]DW9M:Xq>l.a&C`/",
"QtOO7x4xV6%2oDF3ZS%.U[bBS`X`Im!q0L%[uU0#b-Q,qgl)7Acl]o2JV${;vy'zP+8w1/^2^!#|8V|exTY>/jco1~|-z*(;)-/4fB&a,.:h4qAw:4k-/H+B[",
"zRj8+ud>+5a+A~+a*k(a3A2-HOt]#=o3WCqKIRJ3wC*.#03)Phf]`nU@kO;Lae%`MHWLTH}.R>'ew9m*ze$pgMneOp&<B6=ZpOQcs{h{SQP8HWS3R7UAd/CoZ",
"8ul5UeTLu0X8d,m*)o[>4R(C4y8ck#sCj1qx!-PegdZ`SewF1aYBs8`)V9^)uI{v`az@R^F.a4a!4B*~KRp5.XH@xw3[$R/[{9~rpF{6srVa4nw{TwxHI+qZ6",
",5moBM'5Z,GMe3q-6QO@i!x}cOW>jU.dTqWqcNY)UC>'*T&LX_mXqI_k^,jYE*'1|:aH3{bj6Bf74yx5l=LlwP<x04wNnyrSF.OcY+)H!pR$I^t'1QohsxvP&",
"`_`5Z6cjdmD%=Iqa'3xz5B,|6Cze4+9TN0:7~9'yuCYtm<dw8p*eFo`_`,>rh)`(A(Zd6ft$A!sm,[T0i/T_z}+*m^E,[QeSIVY;]4*{-yNU~RE8P)JAv>Q`i",
";}NG1GogRs(#tgxg/8Y'rF,'39NBTnlx7A<m*UVPZl"};
GPUSORTI_SPV(finish, scatter_basic, 2871)
GPUSORTI_LINES(segments_address) {
"'cLqVD#[GLP7V20a2E[Td^-BM.4tWbIrG96q6|pJaX0HJApG-aCdkr49_j-<%4B/4Xj<]C<cFAWJ&K>Coh*s-T0%rqu]b*K'07N}aM,AX0KR-NgG6LT>x&bzD",
"fPAIPO:aW7B2SNGO]6,FF3xc:'iP3aVvt|@~OLRqmdYX'gL$o!Q6k@xai+'!ke!s9ci6[iVU38{pQ&3X:/]E^!KCC2'yjf6c;`!M<T~@JbuT:ldD)g,LJ#N7y",
"d-|[a'FA'Qx4s*xOO0CB-(NB1!O4Vyu9D2<EiC-^fN|kz7=ym8BF=cYm;R4'$/mXN$#j`ikgkm]LIbPoPL5w]G*IOK5o%D[MK9^fa79bK{4qf-_b,Y6%@EIg*",
"/bv-DPtf*p2wf)t:k-AmCax^^W#I.Eaj!F,%h4jS9aZat`ut7S1oq.p]zd,B476.=qdM^-]$F!l>>79yU!`I5;iqv/70RRBT$pON/:,`~>y5z5y/LIT(gZ4R_",
"}~T;m|V>6u/dAr=7$#h!RLtJz1UdC<&@AfOVEsq)Sg!7@'TuBvr|5l%,]F+~{x:]uymX!m5pCfLm6&$JM<ev#~MwwV`4(O'57V~_De[.)#gd2!r-mriK,UN;d",
"$HSo`aRAsFp;u58BI;Si|}a26BM(7E*|h<,pcqQST{rDa!a4%0@PorDJI4(6}+:IDnH~DAU/Ng+'u~t~DaYOA)WPOJh#=#[VScKM:a@)[`)mWbKf>&Geu8zdv",
"-'hkKq!*1|{&arPWL2Fi5(eYZXBURB`fi.KYl+(Y2yXE+#`L>jPj.v3M~V,70'.>F4HGG]'J2e0/3o:0)L4#[N#1`kFK}Cz``ik:.IM!q:{x+o&@QacQI!ygP",
"4-FgSTu(BVWgNaqc%1FB4S08t@=+dS0JU6RYX}$k@$WtX)_lTDH'@2O~:B7)MxBYq59Vq)ls2CmSY&l,O+Zh+h{3B}EcMURiT8obL$jj;s::))mO1Xv[;G&Ll",
"(%in3#A#_`~+]JxTzd34{NM=g#Vd':_yLw#fRDOzk~g:#(k/8oCMt,HEqOT{>F7z4X}aVXqRa-AAnxPl5eVR=1xN29J|=Vp-EiWaU/S+zRDVF]mbNzS&tuYO6",
"QXZr+@V'hc5nx,-LBlc!EQQ1eb]~<~Rd)LhlQ)8Gwq',;rr9Gi|kx2w`.a-4ij.Z-l)JE[*7]It9,{_q7=mix-HXFL6#Y;{`sU)Xj0wUfAAtRR[p<ynw0,@xb",
"-D>dbc;mOKiI3UQ2uj,oR,2iax6Q-:KLj4s~sg'(J)&Eq9br>sy[W'%-qmS{D-O.;<Y6m<yq55NHMC&Ogm4Ht6>l^(50~B2FMN)%R{`_>/=+e|VPxCA`G;rF'",
"eA3Gm:lAZnjE+~:EYdex+^RDgO:Y0!39Q3gBsdZ6k2$/w|(9YX+ox$t#1]lG>mQL]TT&0+1]R5>v,v%^E99MOUq*p_zY|#L!GhzUftnjl*M~_9hHV:3Y~Q855",
"b][O95kli3/4bhS|>oB~a4C/G:_nb<u9(i+]tIlL7U's@@yJP$j#%btq#VsZ&CPTnU_4ik{Kg(E@.^sU)AU-<}9CuYMWLS!NO!y:_BPez(a'~-y0T.`5YT/p3",
"AmtzX`U7FU>j*dh13rg.d^Rq6Gc9+g+o/85+A0]QqTSs};,FZp2H3y4UsO$&LMj>qlnF/=TwD`)n[C#~o4/G3w|'ZegD,=`478ayJAn;b~x!8wQyB99:LE-A3",
"8aqOkZ^K,(*l1C>THeC1ibjEg1;HB8zPiXG:wbT>M4g'.ba1+I=>dE:Mb']aFqF3!9C*pnoaGn]x@Hd$'g+1TxW%_Hi},J;[;!GiA[z^ZYot5CK)f-ss/YV>j",
"h5pJ5c0FZyx_|dEBPru|5sUePq)V-^WXata4Y)>Z4upVE|!xP@y(sTFT)h$bNgM-@,5ODh!7uWEz<R@;$X&47$FObmpot2n(e-p{L@&x5v6><|HA>O4g(wk5^",
"Cw{@lN<Z1[rU;(6a(&&rMJtDXzdSsV_QDdWUl+VhOi|K$MmR,y<z)b0Cl;5>/x_%QU6VTyhS#NH~gy=%%XiY,m6d#{zoi2SSf=s!uAT[a9cqCrRTwPH+.%y&o",
"^748!NZ_V_b7m'6s.b1/s1Cn63],{QL7A2j*Aq9LjP<o!YH-jrLm$*<zlqYX-P#dBVd0af+ru;|zmay2BxIf=S67+uJX655M^*[c3*2rDMzvKXq*Tpvx*]1Cb",
"%|N2f%Be^qCPG]c!A5VrFsyW8WJ7<[dt'.J;iW+ovis3xBT$qbf%1TSegK>n4z5ZkW*rMfDpWt;Rc*M#M.|5X(9I]YV'*kjFE4xWkoxKS/}6nv[V2o#*jf9FX",
"m{!UWI@lO76W#r6)LnHx{>iP(m<r4'CoQH*daPxv_=q4n,mi6zT7dmq#p</yY/`pdMblHQk9pvq&h~MOCXl:h`brFop^Y)6kvrv<FpTat|%j5#MFHS8nA34_:",
"UTkukl.v34[)fJeQ-BgjJK102>]wCrV,`'j#h]uNu6P7^15fj5N!`P/28t0:FzC)8)lnozdGYR8g<);Hm0@f@QeJ9mecW3Lxd+p,=<2BqJFR*5LrIgw<6HnS;",
"T{sd<w_dqNDuYGgLR.Y5ZPFK+IU<zr~Vs0vOx(DW&Y[sRhKzl}}.+UEoPbL*Cjz^crevhrwzHowuSJP2O%n95n73mqBn[#wV]rz@`QeMnSH`<xiPMIj4{s)1E",
")JkU<a2f`iu+ZRS.7Nx)^|G-ce+3j[,3'J:oE^zbi=zP1}OVE)Nv:d{tWmuVU[Oq.>V:^;t74A5*=:-=P5u_hPtYU]oD1z24[hv%Z3NJ$TuB1jk7=QM|0(D0@",
"6B/_+swAwSo,>p=]XberPmum`Xm`b.&YY3G/c'hgcnw.2&!RR&O6Ojo-mt>9Xu0~_gPK5R,B7BVTYw7bhm]:Iu3-ls^QU5NG@RtvUu3L5OrLB{[}CF_7Az)o#",
"=..i6dmf_Z8Rtk./#%^o|=YqO&qSCr'|+ZJ[o6'ig0KJh(P`k5B%-VTU`GQSjJ|xN,C{%IC]#Rqw!T4Mqq|B:K~4@@1+y,(HadfxccM'/h}sn!S6IMMvWLlAI",
"Ji:XP*fBjpLp4~Hgg4YF-fIA|-NSU)D{X@`h#e(k~EUQ;0K'zWqa/iFHi!)>7+_+^BIQ=!}E0ot#e{F-[_j+9l=_Zx!Q7DJ^0rVg.d5IOeB=~I}{-}LI$$-+N",
"FH|fo0;J_{8aBw*pd*8t@[ASl<dIPT[3|up'1Wwn=M6*%=;I'MYfhU&joQJ3>nBPn!z%/C`3.Ojc1Pts:aTW2k#u|U$gPOrZ:Po7egm+~l$qAb*6`BSr8s.]#",
"_6d'%*1FjeVD69+fJu&L&JqNOF][]Q:=b[&S6,laBDPTX3cmRr6*:fO-L,L0':@h`@'uCh~tzrg9;j$DnfLO5a+j,aUcycH51]*/rSO^wJzT$w&bnP81x|tuj",
"YcW,~_#O|pc!r}0BcFZWphgvYNmZoZzO(g1Nh[5wCB;4e$7I.i+yU|c/VB_1'U,<FC>X)S]Mi!K&+-CpdF*'pj+^ZdSR^`V*+}dlaCIA0Q~n}s'J/_m,`)dM%",
"srG>eMS!z6k0Rs28tp2u/s>`dqN%zRiuMi01ot'c*]BIT@EWJa889l0i7/VnUGf*~M]~aLS-c~-#Y7m4h!hKwCf&SO4p~-{b-]K/.)gJl,F~3]q~T<!YyMVU<",
"[@8Y'gNrae1/3hFG,Zv>f1aT+w2|h/HX@W#Rl|dv>fU{4V2KcG>&}!]%4.mjE5aW-;(k)1uvvXE4}:yzj99(bQUh-3'scIO;hQ4/SxDyRw@*%w[aIWVBdbB}o",
"{E`JbAo|TB~[@ZH;Y)W%v:l<j$j<Fn&|F,U]-!+JO[g1dV,y,0Y:#x6vSMS`Yk^5W*-r5k]vKZ2MDvKGlBc_mMQxE[.hTLUV@A'*/>>J_O=fy:!*DMS=w^L^A",
"`1d#lo@5[G{d@J{r*sx3ZB9Lb3FBC_-QXO]6F_(AzOx6[Y>Ryg}WRUIHCHn^4X-27bkirA_uT}8>:iNB:JiA`B/Sx(kN0m5(dWn'*VGD[)[et'./WzU#<X`&[",
")*Yv!<-Pg_sgq%_7mxPOo@hU>ygfg);*53KLrM[07GS3LBVD`$~N,H:f/@3uIl23d1Yz&zujD:w$sGU!BDK=KY{&^%tjjF_ynx/o=^/(6XJ:8n52[@p*b!1$V",
"Fy,Kwq|R@ms}7ek[WQV0j2!YN/3C!I!yyD0Vi-G3AQjh7sO/K[1rzRp=fp9<0k2eZ+)1~o-.$<m+]XAeJ#Sy`m{Q{VCBCt-ElETh8J'sLg+'<;U*9,KJ[{uqO",
"jL{uQl.9~JWg&b,}w}aU~U7^:[aSSKK0!,wcN`4B3Pj!h({5'b&nlQc<Cspd2!h,L^nooVp<nPly9Q-dVX;&q)vPb0n^phh<+cGn=`8l4wxG$bm7b</aSlEZf",
"2]:'~yqd=v_m7E=L<kIcx>)mi_VHc^E*RsrM*}HUJVq>X$a)8xCDh}([`.qkX_fXqr^JLjuL*.w!NBx356nG.WK:9XC!+KrE.Zr;|+n>$T:ZqeA@hkdR0i(5e",
"|pVcY300;hw0D1w~%Ch2`($=90+{3SXLEvD%h+G37rl$|.:b)YUgs&;L>o~~IS/1Hd,h+ElP5Xb(6:D<%(zR)B`!aS[nBSO.Vv;@KApZQ{+_&;|.^L^@r:X_%"};
GPUSORTI_SPV(segments_address, tile_sort, 11525)
GPUSORTI_LINES(tile_sort_address) {
"%e!GM8.YF!*])9K;$,Dg8Qf^Yjf}$|^3{O'q>V~n5v~,&50G27{#a|j!|L@l5dtGFzH<}4yl7,NAErZk#*l#x_vvNYR-GGWRl!QG1O:LA=52nRa,s+HE>#=4~",
"lZs6tD[-u/>aj+o9mdv4^oE_ESvtv|w@|Ub6^:pZ$u'2CR`vQWd[OpuYCFXH8^]rE+-6q-u9#U@QI6wHI16B</eGT+Xa9c<$qr;x<^`hN'x/(Uy~aK/0p}s_%",
"q_u/TeN<&3VP~knH(ab]e&l'Y>U~41JR;`%|]N4To^mgLN`cKZ60%uT<dZpSP:)w_9wIaPfaajKf3zOP^'M4$_MNj+)xj/B{@/t1}J451uQ[7a<7%[h>MiqS>",
"la_l]ER*R~E@aMr[B9S/sHrExVe5+=7i7$CqW3~I[^W('X7H.h:'fSgHPXg_P4O@^j)ofKvlODpC`Ai7o0sy-Q~R~[ul6n$e!w5f9BhC^2dx.5p:gmF#Gvd(/",
"q+s0xs*L'4O:yw;>fLL/&`s0(XwYS.`pi@XW{2Kp6vv+Z1G{r}GV;P2sqr2U;Uyu8`W8ZhUyJzYw=`=+)ao>7wooe#t6[;8uOq%WS(yJw*t{=I[V[6=!EUQ~l",
"}J#Do[>@._,I.aw/=ovN,VS:[3CQeu!&R%:Kx*4oj!.Ng#[:3L_D]28+hLy>g7Mv-c~Fz/'%Sm<+6WY%]}Z&v.xghl#hL%X'pvSs%7ZG&m0CSeiFx&'9_p&{Z",
"qF-<h_Fnn71l0+dFJE%4x,O6b%r.wi*e-+:Z:BKgd;CRtOnA.#,)_/n,L~dSPNBk0o}frZd$$@'i^6U;{l=iSeh+t~bqb]3&;dW.|~:9FNp*|<x.mP1u)Xf<k",
".lQ5GBIKL>@^)i3Ksoi4xnZ%NM0Nl~K[;'k'%$j5%i|GAt^yt/iDN'+@t`^r|OpWU4vDCY{Z<)yZBi:oF[zEbyLs>QWbG&wzTG3&g](Hb&39!`-V0T+D7)aaL",
"4im#i]AYGE)^oT`V(DM)!P}@x|O#Tp<UTj8lRdm$}KiG{^/Og7fwt>ezmGa<AZw=Cy9%v.NlIZ'^m==WkuM.M8d!Lt>85X^h@bQ:g_-U9^R35lyl%xD&PO]QS",
"Ws!zP+WH<q)vSZfi'aqgKSp:*xv*miP,~~j`43Fwts[DWIlk7vmS|e6qCjT5oydXdPFok!`8j2!&}BV'kzfS2(,,pJFc'/!(j}{.X2H8[gf:u}>|AXOQT4U97",
"h[/DrMCY-iCFGrASaZJ3$i}<(wh!M!e%){(pa&</czaIF/HjDl+`;FYu)s4RdZKDKK559b,{+Y}BK#<a&Z;U&Bn`@nMic!,Enx!I:J[r~)T()j8|fnb|V8.1'",
"B6MjyEd(24!oROdFSnM#l7F#/~j/T)zC|),MauF+}f50]a[GBY{0wElMYNP3^lhjN[@-'&Il}G:qg`tg/E}5=uDuY1V%W@27KpV$OuSBZan4}/0U{Ib%k&,q^",
"@dD-$Vs-sy+TejzmGjpLPqt}iNQm[]9Q:[FYX[cbovb{'CiwEokoX[DqlCN^+A,`VWzuDKoEP,vpjMC!rAl4_J`@,fv0^Vc;blbhAO.9;{7$'-ctm%9{n5~Aa",
"8jRT!N{[kz!0)ss0#EsM>plnrvjjHen:S{<{zM<|@&YT&*aJpQG'-jKDb,deHj4nY+STc-8A:vC(hXv]$2_+)&7w>Q(pK%cR%Rc7k{S`fz|tVy=:e:q)b]JDN",
"P(ODwH:t~aq}y9Mt=@7/s3&Wu@_tvFzkdEV$I0-~A6GFeh4jSb)JxjoEGvUz|Eiy+0sTFc^yIhK+adI<WFaJ7N)7.r[MXNWhc-Ol3Pt#d:&Ez/{t_8P`pJDM.",
"EPzzFsZA~#*kqYJH#4Eo~{vn1)z>k/Zr!e69S)1+RSH6>lZQ%`Wk'|jUm(6m=`441UnsQ,#ub@`eBF+1$9b9T3FK[9]}!=(2>pYI,Py:|M@^d|VEme)tPg|6b",
"fS/E=I8|3voQ|"};
GPUSORTI_SPV(tile_sort_address, segments_address, 8709)
GPUSORTI_LINES(segments) {
"%SF(v^M61d~<tv2/W-ADiTGSr7:xgcz9kj6(H[&p[33}N)Cz,'0$n+p#!lqNv8h:jZOF)Z/$~@k*[@'ftCKFSy*EcLAP@YDF1*2|R1&KNCFQ`QmK5Fp1ZZ>fo",
"V_#,]cS1UR$n:BUV]J''lSl^LvtG]WuK7kJ69)MR$Th^J@~4=d)=;IAt.2}.#17LKND0IlC<*q))cFJeI2q3PD4S^%&m13]8PJ_+oFCG^iP6Ir:qpDS;T1Nv:",
"bJn!5Tg{4>1(>19x^7Z|P=#hAK4}dE}:}$U9B>Scp!J`Qu@He;cdFe>'!g`iyY|G)C{dz.bJzB%G'Vx9{+DM$}7]@KgC*q~XmOan2boR7*xi#3nZ7R[!:SGT&",
"I'r=d40.L'[8:n>-.8@z~`!llb}8TCwB['ue$|EJ;I[,d2!gtb!P6@NDai5JdA`UTVr$<;BMzbRFKLzVM3u6M&`_)I|PswZU]LypW>~N-*WKE*xS2I9fq9o#;",
"agJh;PJz+OAs'Qe~hs(Yj=u)&qe!<))m./%d4~6H~+1-sD&@<XUROKm.P$3gxyos#D9IId;@:fl#@3$&KAo|=C]*vD$%s;^G]l|`GpVZ<8RY,V9JoEh#_Xr-H",
"i]x6pk}G6ArEBLb5,B&$jA_2`m}WE3t|C>ZD_8gtf;9uv]<~}U.2c+LHm]@JKiNkv@i,DimhcNI'BNWr1&cBZU)JqL^_G8v448&S|X}dWCDG;3FQd_3s=%1rE",
"MY['&fVUSsA6Qwn3YuYo+!4U{;iCuj_tQ~L-7<EylXfQ/t{cK`-f.In^[aGvSVMkU3fYOyY|/tj@FzB{-~i)g5]MVnktpYny]|xaO6<vWoi.Ij#GhNMA#[MsO",
"Pwe;i,d*Fk>`BebNe^BG~4'wFQ}2`CR_oqP/saUs|OJ1g%hZkM|IBbDRQH2y&4ZUAT%J3C@2+7i<.gn+k*Y|bzddl9MNG!~9dud%&O3>Exlb}31=&'(H{wM-{",
"Qu9jIyzKq(G7.O5yc8h.!FpOS>>NsQdxM$%HZ+HIVYqGL%gxS_+%[_liK}R~2hb~d3y3]s$~6f1*9;u,[@_ra(KI3Z|]>.%@=~M-.IWk'0pCrhXXW=idge;f(",
"tD}P1T+8mn+&6~NaD$3w.ACAsY)}rM`,ATYM92WepYWp1&!&yOm.I2!9+U/';dLjZh#L#b<l9D<a39K%btr]}0jy+pb<js1ML%_Nt{9O:_`#*SAh[ZgBAzn8]",
"7&+'ti'mQ(wW05N8fkXE:.!|6a'0rM7E)].=W_s2GTvzd1G1yy(VjE9|/UF)SJ#p,7[A,G5*~>aem<o~XRYV;>%5@W,/~foY}b+d@@i)iIlJ.m]*ZrPZ#(@L-",
"kbfI~X]<k~(OMYwD1=TBK`22-I6,gYpUXwB<l9LD_DEqeQo;sX2WgzM@VLUQp!W04ilA_HtMUB[E4>H]t^nnMJi|n(7(u+Ce*jmJ|c/tDCX&ze9*D8aM.p9BU",
"/p)J.9o#c6+|7ktj8>.~mF5Qhbw4PIA,:'D)<.dyN:Z9t0%w*6OIO_~*K%a#7T@qJ]k;xE&zEUbCr6u3cw/M1,6o0[KQx}.]Q%0pA[XNx/353U('q9j.;2J,$",
"2VI6r9e*j}0jJM)Fiwh~Y_:YRwQX!~0U4iAa+90NNwhnS8~/*=T.Nx`FSgqG;jdU&$_RY=^Mipl-w,!3'+.ap4mstQ<J^)@1O_uQx0MV<6Y^u!T~Gf0rm5gln",
"'+!P2M:gQMt5ymCj$,O9fl!l/xWKX0g&m,^R/7sOWk`u=_wE5EQRVgHE@Y-wtEKQ.hMc>KnT}QQ-yL78i`Re_I8x56=/_:tUE*yGfdr}:<rJz-^||:k,Rt*iq",
"0Ti[5GJ7OZfW^p+1XmH[@AwWAyQ`Iebuc}qRzv2y9#7_&+`L(KLF4k^*Ra@Q-N4i(5RB9Lh`Mj+p}#O[!X+:HzC}ARU0iE4H@1;%mDPap0O2|;[/rg_VIVuDB",
"QHFZP_~[CMc7{zhJb%NNP^f:Co{B(%YUNMAxrI-6=eVRv.2JgE=aP.vW[-O_yexi~inE=li,8~(pbVTAb&bg&W+8}Sxz|/=zuu`KOPi]%Ey!$c$}_#7'F]YKl",
"ejNJdA{,'t<o9bml4G~6]kssZWrq@v6R(48+kXTc}aTdGt2[C;;}^uNk/<}wwm.6LdCfVd=HQa$WsWq$o!09~6_!i61jhl`w/g+23}F!GTzLbvjUYDPJ_KnV`",
"My#.Zs:WQJ$'uu.rnNh/mEVv@<d[*2|{x~C5t((jUC-O43h-sHAHuwO>$<P8+LED@JmQwN{|4mFq!v&LFvjO8r.IG#mV~nrJq<>H||Gikem[}KW@S}HjDd4@[",
",R}mq-r2hj>5XDNKvV;V4J]$v*ialPI[pr@=S<a]]8}aD#&:^1e[zMjvTes!=Aq+WbEfR7*4e.hL@kw8U3j:(/Z;)VwyQBDLt*Ih{Ia8EB8;/cQ$`9_)UE.`!",
"O4G*a@aE9l3u.fW^3u!2V=HQ)m1u:vQ@m(f3}r+b2DG{L-(}S;stvo[RX5wNgGkErjtEprwx+nu!*&fzz6tM)1vU6yx;_3D/a3T]q43bf063'gzwBcq20foZM",
"B(E!]&Rd30R#56aD0;43Ug>.'!"};
GPUSORTI_SPV(segments, segments_address, 9998)
GPUSORTI_LINES(segment_sort) {
"+M>ERjjoyh.O9s}3XJ{':4X]@5'LUnozh2~{NE;Jn!/rrkB=3{z]ASI7q~IiL:4}.}4$VHKvrBO{Vc~NfNY,h5.!EaOW9/:V{9:S]3gr_fnD&wGX&=zYIvU'G",
"F0+uuVu!BXl&Jb4gj`N,-&M[x4Fx<4qo'mdij~(]kVTf8@0Sren~}J7)9{'m1!G-Du+}v*[xYIkqm[l!%@;f@np`Xt;]}ou5(c!l@l7kaO*4{h|OZ$,~Mw55@",
"p/1I0*Vx<gJ9SbB:Wh`YRp=,<#F9<$MuBggr7[(6[/(rPS^-$t-Bb(H%-oNuiAJo'Aka.Pf|D3jr2b>I@DhR7b29P+BRPO[(JH[G0gl}Y:goeEm}XHm,:,Zp,",
"{H(Jmn<s)m$E7b]NasBd~uq<vUk)yEgV=fJtB.0h2:Ghm8Na,10DrHi*<U>=QEM~_^lV>Do[rH@E-o*;~yF.@u<*i/`2mO-fFcw-*X=.3PP7;X[$Ff2(7_+0t",
"PYXm31),bU#m(mlB$:)1e:#CSkeDjNx'2,Y;T{o8|-M9;!K@V=S*`E@1YMo}#x*H`^*6ua_YG~<q^$&q%:/`-l3/az^eviH2ZD25h1iNm&Blzj=Bj3~,#^=+;",
"Lmv;.Z.cE4f>[cDP7x4`u14klU+l9fdSO<xR<sLW4SvV=Ot9!~`-Zz+)7!p>><U&iO0Z@eWTY8BY|kB*0MxM5G>RD,_F+38'W$NTU&JZcNVL^YlG=gA'<cCv}",
"+g2`|9&I^=8V}@[3Sg84]A4AlK}SoSG8/2}s8U^(/2{O6mk%%C=:ft[w@~C.y-IQn{l[*~0f;1aL>Xh#DQ&[KK-i$EBS2UP/#ErK:b#R',O]o|q)3vgIFu&ck",
",^`ztVX~Z:$/Xf|N;5JU@l,3{a^$Ue5#U3<^G^hw0t$4t1}h~;h*=%Ws6^S/95j@e$TMZQ>'O'KVY6,/j2F(7rw&w5>2hFt7O5+gC>Eu6A`$H9L[gN0WC._8F",
"qv^xt/1*{&y|R34{<l0V4oOae+y]28&{qThXvI_}GQsgJOPGm2:R@9lsBo*m'cI>>%CMQP[Mt*_:TJ!D^V:6%/1soUTVFo63EY.h%%R]*v!8r(eSJzbJTQ/y<",
"dUUx'trB9b1`N;*pG2dA@<cv;CO6/G-u:,I17;ig'#z)6(5L3DWL]pz;I1*gDG=H`WeZ*|QX{,dHEs$>=VD~L2!M}NyQ(dM9957#+8JB(2QbD.Y@m=hxV<9^U",
"Z=Pg*_ac0U22eKYKhzI}70tCIk0k+wA_,;HjWgNOd3EIS51$_b4cDK!8[Trc5]+`a#4U3F:sq:5_P0*,{%m}t+y>!0v-r$dYch''hEp*(J#'hnV&#8U4m{u8y",
"C:FLz-ji9$K]Ggv0x*YI8@;#Frc0T#!!"};
GPUSORTI_SPV(segment_sort, tile_sort, 7450)
GPUSORTI_LINES(segment_sort_address) {
",JUv]}dtgtaE<Z]GU0V~{Z!VpuU1v4!'KNMj>N=6oHC^UA@n-)-mQ=`A-;pUOE&d&y<fy950zK/~l(.l2p6-SEI|V[Ya[QPv7n';{[9TLz`Jx}_Q/`9V(BDfk",
"'Qbpk8Hi77u;]CGY>ggR+P#U|U3WW$F.Cz0LdV:|uY5^Me.r+/Xil^o27g&=&K^W'dsRzs5AYWp*x5-;RXS!A6aU#a^bbbYO#YI`HMb>F&d=XH2-}'Y/)-`Gl",
"P[gb9hD.c2|HzS])=m5qIsUZvLaItX^!)--_I7Hi=YG[B4B.>s*RQ1wA4q7+gl5r=bU7[Oqo_1roB(1hEN5lUM)e,)FZ;L{3[FW-z!{GBj'PGlw%(AkF-taV#",
"uAPlC15raJ3p@$0WnL,G&-*%e.!f3x_W7-u=%d*|Fz1Hg3(a(BU38_r:A:9z^O`$_fJ#Q.Zzs*XhbObg(e:-=LT=u&P&_]%B>ABM($F8BCAB0Qk79WfM&-Z[g",
"fTp.JZv]/N!*'v<Xo-{LK(|LOhr>1N_y^Z6q#]-|6<oVtbVW2&Cm7#T<<'7DUcE03ZWYOVG`TZ3/~mZu_MME<vAkd1i28=s(fRcePi=RWx^nv2&9u['afT|WF",
"-l7+6;Fkh(e73k&Bs}TIcrkEkTQZub$#e<^`6)G>~kBN#`]&hTxnF0O=8#r0IM+3/wtA+NeoZ=r;K~0uv~K.^#5R}8/~p#FE`)a(k@H'bSL#v@}!'1yI~rw_-",
"T_HG}@s.co}W{zA$m%Ief@/yT0Y|4|k'OhvgfD^A^H0o)3B0]0R@wq[)sz,^4=FA(8@0,':R0&;cUP7)5!6xGp#<vJa!BX2!xN@hLvG`7i&D|,/A%'N[a1c{x",
"]7[5TOM`%3>icQ6QTacY[!hTlR[*%zfp8w:G!rV>j[uN6FPGKRNHn5,;2=-e72ELs^De;HKo(m2esI9W=cIen<saLh]~ovSU:1XE=3|BTg590+FI#EEQ>_@^2",
":2o@_qO2DEClds~J}2;S5%j38:L`(!O$PH,OUaX9ru1Wr`,{ehxNl;IWpNOWf)-#~,<j6V;A,Qt<;|]B5McP0c/tXzs&fV<-&L]w|X59Jm#!&Vs,%BmThA78:",
"X=J3CoiYZXe|gSvT/d%_3SGFh/N$kJC*d@DM60IJJn&`i#![6R2UMRC]ZB,|Sz,T]k-yDl3GRe[tPqn%n&Z&TOpkn<.N2)>O(!xkP4F53iwcciP*qFHds7U0c",
"lVpA+#k[74@-^BxX7C~v3pF.F/43I|DWk*.Pq@OQ{vDy4ZWP=Tf)N`+&>l;3I-RL#xhH!D/A9BqFj'urU3AH}S$Iv9B+`e_}aN'Er:Tbpmv-Up7]&XZwJN_vT",
"Q:]K3Bx8(SzGn,(WH93Q#%x2yO)aS:8vkr|'n;Wj%JBc5k&Q/9H4(oB}6.)J3l`@xiW4.FW~7;fGJy&u[E|Gsgbs&(@,s)r/UwlR_B8)ry:!0X]XNJtR)(tvV",
"o5R3H]-v&oGL~7.useqfxM*.-e0NxMu<f.:3t8..N_5Z_AfN4rL1{96{N*>hmNwR=|_a`p1H*kcWkz{iC(}8%sQ5fq8o&AB54Q59VD"};
GPUSORTI_SPV(segment_sort_address, tile_sort_address, 8446)
GPUSORTI_LINES(segment_count) {
"-jWh`NQ}{R2{IYuMo't4rrBvw!Wl`7^n;#JzZsXGK+aAkf;N|09irBe<*^8vME=P_4<L`_xFSJu_mu(0%G%]htV~~}Y:+l9E`V/)HsG4kvQuF.,|-g<j$rr5a",
"$8ceb3M!!`jw!E~dP7SpEC$ZThFJ<dC8[br~<l]|#e26$^x'>uA,S.,tLv5E+'5-KHDAB|:Ghg(kpBRKhq%y:[VB-lk2!E_@lSJpJ:Pct9}c=.-*u`X(uMwdB",
"I0%{Bx%k$9uGnm,DJ/8Ql@Oi^j=MnRzMUBO/>@)V+xq:C2;tL].A:n/Bv!=fwi![8s0vYy22LGi|Y~kyuIh}Z7C^N<^z:9$*&]s7lKUArD9K.F],fsUU%7nLp",
"!G$F*O;PgyG<NH{`c]&Xvn$h+Hq/=VPz#eZ>q`:<Pq)QcSw-47m];+clC^huML:L=h7/<uS2./cj/8E&ZPx`Z7k>#BeI%A7ph.^`0o&aA>&3Ht9wz'IY>Cd9,",
"cbCYF%Qoa;E-Dr+vQ'=b/p&;9~~Xx/*Yj@(~tH`k,YR*O>ci=xEeE|yX<f+rh!!h4nC(EN%]]1Q34>YfyGzAPJ]oZ:ZslA(d76fu@pss55CG<LuSVBy-pSFy$",
"0>;FL-rkzhxpluw{n0t&VVjoE=b-zmyAO|Df~r'e6L/;`u#'iEAIf&!%yDX@9S%zTja06YmPGn>JH1*MRQPqgov0]*WqI.c)>)]n]W5bN^|&7L^=4fX]yQr,)",
"[F78xQ;uUrwo_'Z!!1k(pQ3!;^t`6R*nWW_4J_[p46~q>T5<O&fJ2q^2=/H6Vxx#V4)~JWHJtmLo[`#$_Tg##>S5A,-#n@qw<599{1AhRuTEiMN^z=c$R`1rL",
",:t'aF4_Q`<vx<}D,oV<5,}4II!!!"};
GPUSORTI_SPV(segment_count, scatter_basic, 2536)
GPUSORTI_LINES(segment_histogram) {
"&aD)-c_,OS^kWN3].wOcb3NB[xE`BxX!!>=L[mL'!:t~X_9MdIN3J]4yV#]H13pq0vi(LsfT:,|OvJI4lv@@JfS5]SJw>bh9{6N_ZJLP.zxsLp:kcGXH_(%}-",
"5mYG@4L+>wQ|O5.hG[3U5e8<M<K/9A'*x~$2SUV3_4#Zs6SsYr*Fjw})}<[g5V`KUX;=$$d1ke[14]xIVU;vRtF]ayPS`ZsM=zkhWb@`5WoXanD1%7R_^wJPO",
"C1`1|a/IH')h[tygdC+Ic`N,'^BL&s-r1;-%jRBi!3#0OA2r3K>7-k*e,D@&Q)HP2(1Ck4+7r.rL,,/)H!bR![4ZAfhM!o2X,B~dP4U5L(C7Kn-TYU=jUHu1|",
"naMFi%g,P0BB)=c`Li`xHyUB&yT$W8h%5!r}hm@N/X:TbqoG~b$BX,/j7}|2H5+'m!&lK{J%XvPCz+OD$f=`u,1Bav-5`6dp41rp6I]l;DABN>Go[3l!cTw1h",
"'%LLwBl'[4Mk,7{n_%wYxmIzRi2/`;jGfmv'!!"};
GPUSORTI_SPV(segment_histogram, segment_count, 2497)
GPUSORTI_LINES(segment_count_address) {
"&2blK%WBFXnt+5=RPae=^&uYRSZsxU%DZRsNjW3pN3Snn^kPmt</Nx[c&VY'c$5fJ$L8YYo0JjuNR+DHNBl|4j+_+Kn=!s_7%.,!6ze}WF5.],tGtxHRbcp7c",
"]f_|G1~aC)$dA.Jq%B;.ME$ZiqT|;pJ{WJYq:juOki!V);%^3lec8=kI=!bM[ZMF9O8.D</$b9N]dJp`SP@ucD2k;Y}>_JRJ,x|x}:S|fo#}*K~[z[oQXh|]9",
"&mmRxrp.@y.N!QSR|a5LuBiW.PcfhD.$/$]Fp>k<yLH]gK3+U0rCnCvI,CDf7i=y.-F5K}:[2LZo<^iWsos7TF);t._|my8|/*A2;dJ0/;lkF%Vl<z#yAkgX=",
"O_rkD1A1}8&m#X1xCWh|_F}2Md*bUkx!2pSSK,$(S.;1'5)/1u+vnvr<==vSxL@s1.pnl/O8m|)l_cxqcDu#A7y]adYK*4xe&vAhzK]@MCY3dj8O}$bswLZ1!",
"Y/smzN`;[&DWc%mv9MhQAIhsd-p2eD7gT]p2luhN[9oi>nlcD.:gJELz@SvCCO}Q%L<lf[siE}Z.rd88:U.=Uhk)BZyV/]lL@y57iw@15&'YeG_|zyRE06bXG",
"='ctL(=HFJS)Qj8)zHyoyQlzlnm{iELcqo92q6|h8QLNR@)]POLi<f}|<s,#Sq3maYad9.N_ZAZShe%c8H_Tt_=~R|fa/(q%'Z[%QVC}39kZjQwCbhJJg}DH!",
"x-,/3y4.&/PO5K#fqunKAl0jSX+2Y3f~h*6`PD~}$BOU3ze*s2Gl,+.j$W^*`2RNe7^_wuQ;X.:nkvm!6_oA+2||>!A-fJ'$c%dN>93T-}#&Q30ke}}-KQ[i9",
"]SxT6lyw)I%F3SrJ]+Jal^8L,o5svVb.`>xJ'^:NkkR$RG(A8+~oIqZ$x+_:ragr_(PXuZt@!<=[Pe@ldl+Z),DmSX~B1dC=KOAS0wW~D~Djr_<8Sx~.26!B$",
"bQuWBxX_wTu+52^(DdLb>>=*La;oBa8+iWN9`qcYm{8d}^Vd}qp7fl<`gHC*WnNEZNb9+#RH2D`#-2XtR+_!^mGM-De$qn+)wo=_enpSqdX_FCdlA2-dTdVyK",
"LU%R/*CK41)ds-QvT.Ta9g4_2N;3w&Z~7Z;TtoClDXp4mGe0j-/cQ.%Xdv^xeJY:9(;ww{ZrV`r23t7c{tX9Nqm+[)AuXM9=,uLGQ7JQkV{sdmj<(f,vh'V3}",
"Zm'YE':YzCG<A2w*4%$a/km=nw1gnc^2;o]ca:F,-7J%{(hqZnNir@Kg<G`up3}6M/QaxHVM1*vPT)=6(_jPspR|)~R{:i@}y=]F3T;5W2@`g5i]eo}^f&e72",
"G^Xo@5L)>JJ>T@vNER.!P'dtyq4F>3wa!n-1~7bX13X>&fzAARP'94rDto5:W)[j%^zEFg3<c}*%eo%guzr+vS*%<8!Ks3dXc;NW*1/$NVZ(+1uLY0Dj-$@31",
"m!B8I47yaiA@xPa-q`q7S=4E1&i~<2XM~Ok|<83U6)9}IYBEMQzw|gwEdqa!0N&9}q=h@G|zs-dT'@=-T%c><WhVbKB:A=WxN:!|^Lm~n^>D|,evpVCaL[e5(",
"N=4>n'Phisl-e`2;x88&:d,oR4)0Nfz=2V^_1.MC'vK_b#5@sExA[%OA9DPa6;bQLGN7XRgwam9DoVQOoeubG.G3qE&tz:Y&MuMWLNOPm>sUY|k!OgdjekU5S",
"FLBR/$)K*~qt)fTN|.gXW%eV~#R]hLu2&WKT+uMT9#^y}.3c.~bc4yX~vsHT#2vU=}4Yc4l~&xbb^&%)@ZhsP!k!!!!!!"};
GPUSORTI_SPV(segment_count_address, begin_address, 3203)
GPUSORTI_LINES(count_address) {
"&_e%KN@`p0Mlj8ik-bmSvWL#Gz5k>,nF:8p7^<x%y{8;D'_f)b[c{y4(uM{&8)lRhTMreTmT[Um2fbfg<{&h0r;{~q/Vw'nOBH=H.gGBV$l4aKfsk3FPnccaI",
"0LOjt3mUSWZIWjx~_Q)m%J~Jt6LRXw2@hzj'$/Fllg!a~jHZc+vk`Oi3sXkJ6UAyAv[=#n%uO[EYf8edT%79VZF*^`<~OxzG&2,+Ar+dr>6O/{F||10NcCVO7",
":UU^FY&UOY2z!1IqCP2G>Q=.e74n&J@Hd-L&X;v}s_idVTq87VS:@bwDY:!s}[J`r;`K*M/11@Uf/v4D~F~t>>2BCXi&P)v)D7,zuK=[KCdx'|'VE5/|y^X6,",
"Ax=$1cRn!H43tZgBQ^7g+Fpm&I}vzh_NUwcc66FD$c_3O+mE>cqAr{<[[d[`-uA:Vgv82DJen*OM!cL>$UII@_txhADR1P}#`yybUeQGMa6V:RL6zI;[y~`Dq",
"(K)*;MpRuuD}L=]%Bh=)rM8juuoL|u.C,H>2x1@3Ij4eTHq4|N7^onTJv%,45zUj#-SuMm)^#/@YT3${cG'oU{|#2gKLTFgnl;|lhA-dq%*psrXQA&uAAtwt-",
"Q[)A[i;ga4*5FSt8/Y{LXex.>0=(A<0&/iby7re:>VEAj,e3>fM38m,OZmB{}F_4.(P(h,1nGB!.6Q4$srxor[q,1<-5IM|Go$)x~Ern#6PP6bmr`2j$hN(2p",
"Tamn6v~-Gp:-zXV)o&F3P4I:&]=J#m7xg(0]&JDgW8zDp4df-bYIv(i_G.S:~,Awp:*@67~IHef#U[5Fw$`I)]^-x,nunP,`MaW$J552i6;I[=fvcssAjzMbI",
")2s.8;{BR$r*`o/)%B3&fl+#:<t+kZBYOP_m2uDz1!,v7Y>[peOIT^P9zPP$PsZ~!:7qR`!}]-`Y{Me:~eh(/6yTUVpk6rQ~Xmjyj/)uwYVV@RbEI_=[C/Zy$",
"!8s<n9Rp1JN]%Na1taJ!jU#<Vb;zvjm/~zIiETOb`iK+84fsk03Dro;opHOc/@Aku3Jlbl4q20:3/m_tE!{H-qqq'Jv(BfW$1:A2)tDJAVJP&M7CUXh$^jT*e",
">/{^V3lQ%$U*d^l]t98h-NGD=31cZ%{k{bR`MSYUSLUPtbqk.:|p+;U~uw*i(Kp9pqzgy9+52/dWS,l>!Dx)*{ymk;]Rl^kCXa_4TwXhgwp*}gm>YY,p6y_)f",
"n<tar^6W5.[|s6/=CIZB&HiS<(H|+4jFjW2QdFvH,N1KC0;g1|ZnGA*yj,CAU4e)QNh:C5(V:1fGG(aCW1OipAs~*7[CwJzpr+>|8ObhuQ2:|d>R_a+|Q6ooE",
"i9d|C=s+T)X]u>aesFNuJ9kv5A!R.Q9}rE7%uiJ50hQ1=]-6;I:$li)ch4;iguR'C0&T]MAN92I9qvsX7xN`#(j^uT<D$U<ZSb^vU6BablTzD8*`yoH`Lr)t'",
"-<a]O*0N(lsfI_dOT>>Gv5i[S4;kh=6~-]x{'90y=GkjJ"};
GPUSORTI_SPV(count_address, segment_count_address, 4044)
GPUSORTI_LINES(histogram_address) {
"$hbf2E6F_#3jGaN0Nz:enSg]N*V;pO1*G$gA8dep/wJHHp]hbWk,*N-JUtZ5SgY1Vp2TGa/I(g];c_60bl0E`tCBy|@_s59UB4'zJfAU2^=@iORIcnW.$m.b(",
"dQF~Q!XuQ^1=T)y$7,69M<22mk8R|0G><Iy4*CL8yl3>)^h,~l+s@xZ**3Q/YIDyhzbr*BfGYQrYtn}F:'cgUm.I-,,Spry<--exE}pvCO9d`t_l_^S~h^SU|",
"_8bx;3p98[Mzw&f`VV~Nz05Uh(]l|2pI[Q*N{+82nt]827Th;`k*Y$%,8Fjn)3;UlPdU'QDo:5u`7n6'c;o_h}B$=I`EV.$![*WA_/(cvp%;p8Y[,M+w#)AWx",
"x;^F_&AMi9]o<)bd&U|&t1uYzUrC31FEPc|SHnV0Vj</VW&$*600ywer1]CL&Aq:f:1~a|8Id(eDzu`)lz;UVeuG7ke5JC4^Pqu-(Y4&y^rAo;@.i;58P;&A:",
".l=2;)RzVo+KN)KP1}D'#<.Dkxoc>M;kA]Snfk]is/e]%(0YtmaVUFU>HP7Yuw<W'Zg:7J9aXA-mvG.c3Gx5BxVoj|kex<},Lb!%|fb-8,n3.9!qz^}ddX_42",
"fb+kZLkQE/v&CGIAnjmgb:wy'TNE&g)D5:AV83Tuh'CY.ig)5Wx!4hpY&l}9_4x#w++9T<_Y:0N(J;Ud);u%s6I`bRN-[Kpdl@h4H18joCZ<dUaD^=9C0jco4",
"`ril(N|k}WmWn2Q9!^G7P:b6WAx,E@LQPtcd@^P_~:r7NtjpE]2fGr7rQ&KkqLzyB'r*']zZnW<O@^hM-!234p[#ET>NzD:G@KPg_e!+9{O@J~(XXa^ZqYPNZ",
"v3T3~T2-&0dd*LlY_)EV.05O>b10U2TLz=N4T>]4urb6`ZU/)s|{VM~J@V;YRTR5zoR9F&_-1uDaY1F,m!W54'1U5rk'MK3WyhZ<(4Glj~<A4!k#g}T>X1-Zv",
"7-U{^n51ccoX+7}q_2chU7g+F!5@z*vf6`{(t]=A_Yc6N5=xn{O2h.g[Je85F[}RX&>q|u6bOrXA7Z'~w^Bg(vHdlIdH<OF(nwu}-}^c>7i[bsR&T&eqhTFq~",
"K*HEhCZGCHcmg4^<q>5WV7G&C]TCp4R&=}j/!GN*NZ8d/|7_'9N7vd,c_'}Z(9>o`+m>2O'D%N/FZF|G^M[Q;.Zl;VoV5-'jQ/|bomb%|T8BF.w]wwdqHC2p/",
"{SNL#nTQeS%o|f8^8MbdR3Z$,/A#nqkG05pxd+q@E2>2i3jU|*7~SN7B@eS5'cN__]S<^]a>D]rA|S003kj&+>w&V4@K/nN~%ls2I7@i9t6|vUN%F$Bbuxf6l",
":UKAi|e)otPv)#8Pxe|#qp,F]TI(V_$dU6*kph4Hb|*fq^R&Bx%sP,uzjN*^)2|NWG-}d2#}{hg34ATkxbD$nIL>r(=;ntr7tALzP!QXh8r_LAw:wr0W)ClZ4",
"XO::$G}j~6bxwJn<};;bD!h:]lWy9V2W)hdHdoKPTK)2+xYBNRQ3H-0Gu%{lv@)K;hpsI8iT@cH.k3x.acjHpw546[baP%#|iP./|K#_4wt5)`dL!.NRuV7#[",
"x'o7q$e6qQUc$10qtlJf=PgZnKdp:G(pj(#>gGl<AC8%3&k.XUw+[nSP~T1pf,0Jf(K,D,5[Ms='1A0OO=F@g7un8bnguM*ZQg`:u}Y~p(Y5IjV@zn!Qhy{n7",
"#f-JO'a{j08IC=QW<Y<r*B+`t^_A6{u}ZxX<M+md:~])6hFg/CxDgpg%b%pRcJ=z%+VWN/*P'Twk,nf.X;Rc5:|4)65,Y18R5TP:D(acLnWuMbmok^2gj;#s8",
"m,*cEX2}+LsFEm&jr!7wXW84+|6Src[4h`9[EM@oy{6_Epcey|)|xOQe=pzk(2Y<a'HG5_lpCxDt+<@Ko3/7YYZ}-|hxc#L!<6'n:,pTt}):-0^{6MZuETx>!",
"gy2wF(X(@6GYF@E'Lr@4LG0aT_^8-ao@4%p,)9^$EQx4#g:aHYyjsQ8,_h!cH2J16t2'WB8qTVQ{ofPHDqK]]3<_`f~aum.y>s4dw(4t<iKr%%UT]u=!zUBv~",
"$=EPE4wbRFL_=]L0KCG5/ghT`x'/NlZY&vU|mH6v#Se;#BGBZcjYl@M,+)^eX8AkTlFTMx@jyuwc7(_g3n#qwPwk+9RcHG$=0dID0Is[*'}W@vI@f_`mH#yvL",
"@dWQMnl;!21(*s*+;ng4i1pg~0skXgJT3XEsoIM'NcJ!3gXS6ehdZ$zOYxH]oeq;Nylv21t4+#~shlJg@WPC<Ukgag=)~n4CTT+bLC1Cajj0AL6BhM85_V:!J",
"C%@xS#YL1oGE0*#riFex}ZR+NvK%N`.X>/(e!1!{09P+G`pi'vn/uDx+lmoBP,E@SIo=hW6+{b#$v%Y,EwCL-u4eTj$D]jbC@3O8GW40.jiDn=1&&:#nxW(v9",
";]sM1yW@7>UYRXthDHQ!sQ(mx=`N)g8!C2dijUG6+>+wTg5w-U8uY|ExrcD'=GR/M5)m12viD(fD)HK5hOTNc,j/hHGQC>0ic+:D%ENN!5I]'%%+$y+CiSO#A",
"u2`ez8WY`WWw`dI<'j2O'FH_u9zZRs]}]4`@S)hZ+3v1toygv_,VzH`m6YE5)0TjbzGA|wDQ|g!]8&Dy8YVaR+AcAC>|3giNvP64ulmoF*Ee(-=2I@4yDS6Bh",
"$>cOYV$K+_>:j*^a.-RLk'ELu[+fLI:7:YN.,*syAyMH2d{</g,.s/rzz|uqhx}Bgks|n~M}'ehr&aTbpK=6LQVScRv{7Bo[INQA#ON312)lXf5)U+VWRTQ}:",
"NK}BWv_c$fB!$A77M8@hwdl34a8O]qfoPp'SfT5-Q_zZk3XYE{quX|Hf47*z`NX4,2zv,Y]~~Z7K3W9Q9ux@JZaZStDzx{,D@Q!48k<x:5k)@d&&pT)$024#*",
"'yhYRk+`~Qy;|T.Y[0G6YkW<WZdqR&J9teVF_]Z!f2V)I7e!iUfL9F/O.fu/ntkc9K!D]C.My4iX0BvJwKgh4*SreQ5Qs|U:giq-0-l:AIIel,{,UEa+{_UI2",
"WDC]{mHwo15CfE|O3XAK8'DT,t`aJm(I=%%}FGq^o&C}C9668hMp)/^Ds:La2bS.$UILjWPT&/lKx&1cl7*EtC3{F1<Wt}J^(bV[LjO)nI*K>`R0H~,r*n}e(",
"64PZ{%,Y0egm)6PvbMkK`@rCtZ<bQ^;J1~E@=`e:z%9$|m!*gC$jft#HWZsL}+P3aK-!r!1.m>xKn/6@>$L1D|su6~%[p0:WFbeIO]`BpkCZWa1@o)aN</>7T",
"}FD/wj{U=d'xpt6.-3Ya-JPtZ,tdBMvzR_k9+.X`q>#q1&L2&}]UI.oU&Skwj=guFih^kJoB{07$`).aWEuI2XS@W1FU`#<^r64rXhPJqNr5FMEQ:-uz;=|wq",
"Ne+Xq4IyO5ayJzW;~`-:Uitw86{|Fw0Km&X!k*~r#WC$|`2SF)`kAxv00}Dk0tc9Q;VX_h*'K3D9!_8m5R4Td*4<SBYq#KYD+VDmeKYP+x/w.2bl22Gzk.]Lh",
"'%AbnzQ`e|GvfU*)_HvBBhuHlbEBzo;<B<[^)_Ham81WDbyJidU!1:zt*#N:pO.F)fm%gGUi$y!;SP%,n}@q]V]HL4`0Kg[-G4T&F`8R9n^j`^2PVqY0@)P+=",
",!gN%1/6MVXS+A8:u!P<z7!AOs=N0.:PS)ZUL#P4o%.q]kmduk1_,A&j7#u!_rp6b&AckH^|i4qKeK.xrzyY9OKATeQ.[+++`=aOjemevN{z1^WjxgnP;u#O;",
"N1cE~V]i~_PX{g-8EEY7gR^+y*(:Ls&fs;e4lsXD{ljlh~-Le%&KHs``WFbR;cgi8<d!36/FQ8d$Y~(UC$hiZ%;Xx:F,(yVgl^7:LO9@UOjZ`(giJPxv`inZ5",
"Hr'n[kye|iqgdq~!>YEz~uI.7J0bsU*g}CO7g{=F}.6:ZxEO-8QjuAe6>W|cN5t;.,Rg'l>Avq/%HQ]g9>3A*;jA>'|OF_./.d)_WuF97#aRt!zc:<oy$nuH/",
"6pfi]u!!QcK(<SV@DY'DQ'^7^n[wX23*zZcGMg%`5QYOjyDk]s(N:50iK3#o(pAs]7~7{<G1N6qAe-;<ex^[MG+@w<.[e4kidtF6:#h)+6mu~sxO!lSwHDOPI",
"4!m-sTlK241H(6.ihv~+]8Wk=3LvX&vK)c-]26JIaPH0J!{CPzs23moeBqa4Y;L9yusMI@0*KcA9oO|](sX:t#<ssbc*C-;2(C4Vb|0MZ/&0,`C-,wS,!x!=H",
"RsMw%d/m:plq$V[SlW_>Avnr:gmkji%SU(rr:r4$4>`z.@_h,t;jg/@k:j9@NPTjOS6$HmO={rb'K6xuuC6k/+2js4Is<]_%axqOLBt]fn>C^%F1^scG,BV.r",
"vG69T!EXlKwJW%$uafOzQiSj^}'.-NjtZ725xR1K4<BIYT+Y`zNe-X+-[@+6oMp'7Sv=S|u<CN!}&P6zKPg]4OLo}{0w9*zf4%N]mp5t2MFGx|u*]Gw/Tyl5T",
"BFfuhFwv>^Vk6m:7qb8B]hdm+w*3Y).R^LW_kU_&!UmgpnvS@1L-P'6Y9-~g58lgotzljT*Qr&y}dGCj}'Ju_@uXlhTCP.}#(~Xb7`tp$fOQ@IvRjGL30;qUe",
"dS*q*gX[FU^=({'P<ZD]MeD~-]gMDI0g:h(>r82+0Ia`5;P|1ZFn>^TG<<;(`%{[%Q=~>S`1'EB-c^/7Xb%8:.(:egsC_}7ABh+jJr.-3*Ug0x;1*K=a`):[8",
"p4sW<ePg9b{-nC#3j2_IYrdgb6sf3bLDBCKu|,BTAI(rP^6&@rcJBX2PT|5Qe6B/b;j,,dJT#Y}d8YR~;tnPn+T>xE%7lC!jhH)&I}OjUxBL,=9O'Xx3o},By",
"f`U3bYxruBQPZ[Gh+BX<.45FmdVMl('[R}')T}GBttxz`"};
GPUSORTI_SPV(histogram_address, count_address, 11280)
GPUSORTI_LINES(histogram) {
"&ee@i+HlOi,pDZK3D4fb~/(r@Z>LB5mjwN]D]1FF~^M]Q!mvOo1_x|Kzdv.b9PG>-6dAMG'd<;aO(D-2}D9BBfmI=6Qpk4+v9A/Ts>T<qF<!Ceg-|c,x]Ts1k",
"EwK7Z@L:Ca>[3lix#}K#2!7$]gymp,&>;urLUucn$:+1uCbW<AYwVq`ND|4b}{NwcRTM^8Kjf;:&Z.`=#5!YM%In=V_XWUl]W]z:q#Wo8G.q}80&Ez_^p&'AO",
"3M^b]AF`tja+WJ]uF2fre1Rt,t{3tX:&rAL1[)<EAlutv'H4aA9BqHJZBb%tG7(S-[-x6HRHC#cr+jM{o`z$mZ>ElGaMovU,_CYUx|av$p~DP@'_T}oUN&~ZI",
"}Y$:VHO0{U:wMeXgy}0-b{yq1#~*Ov`$;e(EPqF.6E]3Fj1bZ*t_W3(p}L'lhGqX],{Yk/>/NNw5nY`V>tPXUy4Ha9gOUGjd[0<)}}V8|{fLh*;x:IJ_dT@C5",
"`cZIiA7s$VQh}E&gTav0_.Lisg5BAbg3x-BE19#O<o%o4ZdU.cu2W_xJCmUI{0jyzDQ!,7-KLdBSl}U-yCuX-t19'YD7s1]O-UPH.C*IAil~D^aU]>u)|k`O3",
":DSi@+7V%;wYQDh-8r#4J}FrRaGR!eSb(Vdf;SCuy)'-3WO6,z~8n[Yi{6Qnrcz&N!{!5bY'}u%YApRbI`,R%E~yUTXZr[nN2dD00G4LQ!F#vsP4cAfi&S)/2",
"{s1ImJ;4D:q[dKP=:Sox$<[Kq-tn>koWw{:0S[.*)iLWdo.$YR|]QdZ#/&_th:sG,4|ru/I1[E&gTTkIhaNO!GCC3Q*wMT)~/XH]#'*QA<zcJY(r}|x~,<<@x",
"JHxmh4g$8N@eg|rHvN(gjD!8>P1OUd4hB&0J3`]LERc^3p;V<2lZ:}.AGI7/J_!5<c~/mc'j]*'<l:7i6{bhYTARVY(8iP)SlXS-r:FX%k`M!95Yeyt!xk41P",
"o.#ObHyn7^^b[39|S8D'P,})C2Wltx<N%YyH}QXRe&J_4h~*sY#f#3w2gc|NQUBRIFY#te3F;O*@VT:6&^}EyS/SHl8H.@90v5xaA+.:bYD{BTkEV&_BsIuVL",
"IS)$)U9Vugh9%Ley7l_4$/3iF@B$dM8T1Q-rS&:YG+A[3brkZ'DFb==yANjjP.8Q[YGlDJsds:ps5p$Ms.:uKu~/l4B:WrEaElz8P|k])~T385KqdSmjS83;W",
"4lLFu]A|gt|rxA.Vii5=~|7V$|g0pj5At0/Dk(Pi&x}{=:gS<6te%vVX+6MPKa+}f]oLj;m>5yC,-%z=4dIe{&zhbJpKU$KHO@a)SXPMIis!1G2P3T_C*,C@s",
"^(JF;=0ckAPfKD9_auitH6bDoJ`a&-!7]m:-k.@MW<GCCyPE)S&aG[BL[x8vt5-7UBJlIB@`NOF_>bWtu$bYR>+:+>Kf1uZ^.*~6Zw.'<t[N#83J1u,x)5z9!",
"w(I(t+Q()Tq*{@{@rPxvUfA8.9:Lyw/L=`:lUz{%DIw;UGUje:iE_YfPn,JCJpnovpv(RQ*+aLkD8BT>Igz']'Dv#ap{q8I^*L:jeh)8Z3G-FJ/qUMN><e8Fq",
"hQciw@HMubC6>$<,;Xlbp+:g#gjZWDp;}_5!P(eynGDMc-l%N[i-(Czx0qK+;oCv@^ON/H3_le6`CYtpB:IhQ!6my@pd;s`t^|lt2+5,f1&1kB>xPZ-NFdK%|",
"6Vucj_'lKp=UJi/|&XpLrwLOSU}}9+c$6]L{->%^2O]lK6v-SL$,8=brwWOM9apzpmI,Gz.kMR6q0FF/(!LQ)6utn4S@a|a]d`L7NGA6LUu!x5PKR'fbz,xwU",
"E7w'al)OunfdYev8CZ{'^Ah|FdvN0xxU,V27_djiGa}Yq(|FjfXj9<co$`~)MiTJj6fB+>KXk}u|dn+.G4NnUjt;{2;hfmYGc!GBe!8MlU|+:)v2p#n:QgRcC",
"F`X{N=dY#[AW.1GJpI4-=r0{[_z.L8%-f)2!YzJ'WckGRDF}CH<$N]N5@5ffI5Ccg##{aGwC]mvo@<uRN)%g4chTME{)ID&-SH7!(BGP>lIe]S2l4JA6(Cr|$",
"MnItfzoY[,p>jiyaI&97I+#rB~lg6zH&GH:=0&JP~h|hi(sRcAPW,sy8TU2]I>|x:jlu0i6y4';f4aA`O-,^|c,p:.9&u//x$!lCxrPS%AuV-Z$|nK6Zd,Xb*",
"iOP2mKd<F>-@O%3x<K5KG'37Q26^z[Lq#HuS^Df93%&$5rZ[L~Mq-(3pp}w$[nzs*[<tOi75'D=~_]&*eFetl,`TtPkCZhnvusLy]''`F8&@@V{{X#I0BrDML",
"q*i0L|(}Fk!S2Y@]8aB2h''PXG9YNT&njukpn`sf'`^;0M40)ueVjn_<N>#b`Xl|5]oFx[tw/k4BfWX@HjN.o`VBd$A!]X3t-Z]7.#_z<uCurzrc9]M$3:!i8",
"1$SH[`;lP{X2{uS_sl2P{:ig&g3&}yP${{G(a$h8r1H8h|$eZhbrX-.xd7E+3nwb<L1>%T:xW@2O21,W+6#Vk3,<,2gF<rqd9k-=5vE0~[4|3F5IQiGNv.LCC",
"sWV%voqa)wo2'%91(z)nL~vF)lG.ETo4+P}q^GB,|q0V`e&CEuPYb:Ui&=0Xr`d[*x/hBi*KQ5sF&[4xq+TcI#0BN'I[sjiqF#.)8a2:+1/^A|G$X7:D$PIwM",
"cWxFL%qE;a2wKA1oMm`mhKpl,WCPV&#.F|(uQ;t_ijfRh)yVo+X@5@'6Hy{5+Hpp{^takhhSQgHI+6:+u7_oe<CNfw'RIbX&_8H|ovHQ<*F$hn{(<a2'5Mmk1",
"$Y%>/bA%if5W&RxF_=CoRN55$ZENzvjfZYAW=JwA,P3ABR#VWLa*ABIG5!SsRgY1#l$3Fb>8Pa.PH+[.b4m6~Wz^T7:7_vPg_uStwrt$_oY%Dm+km%`SEk`-a",
"G}+nbp5dU-e-[^F]]s^BH-k3rs]w_3pD]fSW0{eF8H_F65L43[!CNbx@qP7$.7+]jky(!Lwx(n~n+*Hut#NvK)<;ia|[:f@pHHq|/`uzdc0Y3dhpUid4enhfr",
"wl2yS,_=3ab~&*wZg)j9Z+ukt54V4P+X-]Cn8:895K!11Lb$Sdl0eF#O=q8+Vh;`d01EB,`29XfJ7M>:Yn.eL-z/7o_k=lV~v=![;Jp]*2TprZRO[ZIw1]CvG",
"qm9(smlr%pP&D~`E6DrUDz|^_P!%}J,uSNJ^]Uvj%,pigb/#d;T#{$6t0}%Xp_v7X'gTFmqo_O|1dg,jWTrfOBE*.DQgAsJVY5DC$2h>9D4(qH63jPZv7!]pk",
"dr}g8s)5zTq=Tgz,"};
GPUSORTI_SPV(histogram, histogram_address, 9589)
GPUSORTI_LINES(onesweep_address) {
"%<.`In)G1d`0VUFi3@^,6{y)k#o'=C2!{6Y&;q:lnA+CAd{{}yL]sVJBd9KXS<$X'<4>ZHhnP/YapO;iCI^]@gz&7j{vWZ1X[eA]!&Z5([ZiOK1$T{yC9tieA",
"F#)s0nEzl^y/30'*O^v~RoP-B`1_fZ3Y^IGL3U,8qUHBwz^}KQ]>;+J!B(e3_)%'w;Y<W$Z=z;8~cV:Wlv.DHxT;tEFMa29,3ww.Jz_l2'&tJ[Gpt[n|t;jpR",
"j<dgN}IXT*Mo<&TYv(V^zW$IEx@.F}=|9`zhoH)*>FBA-'o7v%OF)5=!tjKK1N)Sphd'r}fw4]~~8SvLJkNssN7{6*6~E'(,{639}d2c#4!5=n&.6[/.Yh^:;",
"CLa=a.l-8:I)kmj89|QSg2d|0Zx18<XFaQJn=zsBaLo(kSA<E|bM-!WGt;wgYiB8*H>ai+$BXSy*i>TdObFF^%gY8Z'HU&'MvqD.mwN~,,hbm<UDpFI@%,+=_",
"h=/{T9*J!6`$Wac/>isb.GL_e#/G+jje3QEqIeFp/=POTr)/GfV7vJAudap1vY{:B0{v/8+k~&##.AdfZHjSfO65OQ_J9POO{zRfd)PS>vcQk^t7ZOLa:*N*g",
"w'IIqg}WCOwW9Y:F>Zp)0ZP;^n%mS2,jw'+Ux.PMQPE()Hs&euZq|8pv3!7:i9/hGWd<QJyUnx~3_[$qlkEd`~|+(sbQiIQGjj0efH:aWXWeW-G879zhIn,>S",
"@S|t;u.kxEYoPz!ELO[;%fUF)i+ajhb~h_,&B{)51qdrENW;;!u+T#p}o|_Et8|-#&``Yu2GL^014<7d86(jk67r|fLauK|b;-AGfj%~sNIi+Gpun,)ov]=dF",
"9uJVNZ[1O_04%qxqLgl9|338|;dr~-`BZX}9w~7B%A:^TL+tKBLF_%UZP:bRfrd.*<=+612_='dT&QweLK`8dAP&Gc(nZH.NS&99U[9^YxH$'!C>Z!!P9hz@+",
"zR`T@,}}LO;Jl.8uc6$pLG)%>CK:#MRy)WYp#:L>4(2JBsE$[.R>Iq%R0+4LX#ZBqAE8gi$qBoa@_rq4f'nmPV),Nid6@8{d6qwq`RjN8])`1o~{U<ZTBjN.k",
"sr6z~$X<qI__}fb,B;W+693jN<plMF^n5ybN]z%V0qD5Q]i2<VWQ/8`;7Rm70)TKr)Y=pWy9'L.WEk{:bwK!xQn^|-hsiJw!%/=bgfXF&C5}Q<#qBQ<oqK61p",
"ox4iMK0er16&{`DHiNV+]ssY]imxg[!qyL_[q3^sF;:2FLo2jTYC2*0>1jFJ6pZI%;e_x*B`1b:YJNH=}@Z:a/Rtn^mWEC}P2Ty[9qj+<n^4M>YKc8=C=nd$]",
"hIMidR2JqhgW_*y45RtB1PrBW9]6gt$.q#B)f8n#JvqpSDNO1;noZb_Y#LJ-Zl8l:sITlKrHyD.<m4rM9<aK_*|&JyDmuP@FTKE0F3:`6V)d7N}5+v3]RBo[L",
"8c%!Z%Ct1Gt%6_}<3NKRxZvim_,wnfBTM6@/N=S'Mt6jC_a]]30bwx7sV77|PFYD=LQmFH^go.BS|8bp8IF]ArVtt/<ZmXw<(!z]:v5amK%,S4fOYK'<`FMvP",
"U{e8Uf}(#=~F<t'ALs[^gJb/f5qIE,7l&U33O!@~G`[(/ya]9`01yy<P2mY0%v2)]SPtCRUVb7Hhn|A.W]^Qdc/zX&L^hGR_^8XVE]hWy5,Fuf$JzhxiNBZN&",
"~p^j)khP|JXuZ.qxVu^~VHPC>(O1;~8dW(yK_j]I$)f[302I)W0G_'j8mtTpH4$By(Q_|f^{W#<Pqpj{wFH>O%`BjQzUX($74|k6W;Y[db$j1qWQu7Gxd^QUw",
"j13x7-!a6iHp]cIhv^7e];pN4b6T:e([yO9;*9gA-AFYTR'AoS};99mmReb{JBTo}zzbi(t|ROq:eQE6IScLD3}Q=i6fm>QVmCmqVcVPC~<Euv0FcOdk`tK`K",
"}8,Jdyg2TV&gBzS(a2e6>,snV=7'Cy;PMS69G&Hgj)TYxmrRepF~K]7'svE%87sRnw|(UQl!MGm6L%#lP!6tHg=59A$ygsh(%DWH@KJGE,H`i0pn7g^YwZdv/",
"S/aqbpV}5_]j~nLh91&IV46&4VY;K69kEv8)fdv<r:ZZxPy3xL{A&_)$9772d$/PDj3/I}_)b'CqMtbp_R+R'}BZl:'[84fs;@J0di,fcb6%T1QD>>&r(Bk$q",
"#iPoa(Vz,yV1yre5DFu#SahWjR%'|/hMx(fea`lea%!A,TCXgi5`te.P=+D-jTxNzrgLo_fCW)_M|<_igq=}@k8|`>g}hjvcTK^<v37=7T4ft9Pt>%eFKDlK{",
"4Cci5=*34Q0z^Y#O0KJwbuws~$F;,QHb1vt{{>N'zRmrRS$^sPu'6T@I^'cXG)6YH7r-9o,/NLx6,X#ArE(giprh82QrVmfXxthz{rv4]FnIMHr`IJ98CT$pR",
"a01!;-ZA@84qX9;jjI;n^j=Y'sk8Ob_jf|_QswCsUWS`_QAG}/3=./wBaI}!nZ2ewYM])mvwA*GAp&zX{Bq&~lbM*@%E9!T.fwg9(pUzm-8r`FE^V;x5*-{B6",
"xqH&FC]pY`!)vc.[ir7_2mAf`^dd27PhlfI:lh%PrAz_N-RLzqRo&!ph60PSH42zS}q*vu|URpDhB|c*v[-I09}z6+UE&dNZd=w)y4n4X84K+y$nl]8*r4TE&",
"7DWxHvk<wICUA`x5w0}{ons(9G6hVPRcUKR0k9Ifv3hSNmHJTR$AZaCj`B1T,#(7v(A_!&NbYUZfv'p51u<{jAXB}Pc.qIhq4-El#pS$Tp0,*4#hi4lD>S)Wl",
"4fty]/%Kt;]@0!3wHt9S&JsguR.$[a7u7DK0hh|nMT'||bT6h=l{wI{&N-O&JIT6Ur;B='|u#],OMB86d!S[!.6RPj:i`.xQKKz`<HzU(@%NnV0,]a{ThbFOr",
"CI|Ybr9^`X9y;M}nVKx!O0wR@|+TOh9zF7SHWDZg43e_UUq`A%CD[hEw6p`ktQ6_H^p%G'5,i8jN+l9,&/}X'4MiYOol'A{=I%>2^hW1)UBh:TN4WI@9~eUXA",
"]:a!d$2p.xV[w$ztoNuD6EAUe/U~x(fW`G9hSzrj3X7y^^|nxYYcmY>o_>:@@GpRw_xh7WccN>h>RRs{ZU$>'1!=m;OHA17>S<>Ra'#qG7'A,l+,pTN7^N9@i",
"=oBpmyxaKq5gWGQtw>Z5aUFBUZ`KG+sy7nc{uy!WWt!Fc~gStlTTg4{%-0Wi;}|!'lfdLk~m>.[}-V<vOv*d0Bid=IV';a(q]lL]hM11`+80<lC&{quAE>=&V",
"C/kcDLafv6k~&[>MbX2GlA%wBLUV'qR}fke;$O[4d=BWtotbt{f032_>VhFen0~8EP'DIcBR+UM3fqgHhz}U;ZjC|Jj|yX.f9qF|~AASHEcfvHZBj~Ra>H&8K",
"*Gq{;Uko1SE2O[29&hYzok6m<GXG^vsF%3W,.u%ZUkSqlx)%uG=^y[#cf},qys^bsXHg.MD:U_`L'LT9jC,:Cjop$;EHkwoT3([&7;vYc+vmN!i|lL9(PB/kG",
"DZ@#U~ro0!=Q&%2_1@f/#6ryfbN#-[&m3*vb/zeI1d*221@8pf'RwSmFG45G87kqXm=Nwt0$KC<zf}-*g~9_+}&~ak]a>do:mU;qMpz=PPY2d34[/hrqgS6`h",
"/f5G.1%ip_}Qrk}vc!w'7HevcX[gN5/sm-T6!xh.cA1)Lp1iA+Te'FW{'|ddT[9}*^gJg@jPdHsryof@'Lee5shwB&@@.T/a^,)r[u[4yasc#9)H=i_{eanzz",
"X-gpsK:Z%*AYzD+ms22_~'p4-1r1y5B_W^1'haK~U/iuJ<{.V4lV(~F@-anX%X*m60E>B9T7[O(CoT7gKP/]YxW[On*9>Y.^`ao+8(*_la1+Kk<+H~.T%vpYR",
"{-c(r/[JPJd^KnidiLSZV31'FnVH2b*l#})+ZNZk7}3]cvXJ,:cP94aF<USP|A`D%yIZ8OhQ%o09VSVF25h<Xvm)Ta>g4Uqt:Zsd-.1+{Fqq_>Qf23gpz5k<[",
"dFQJ#uN.{8KdRP+,qNC[qLm@Y{RPS#/z8}^)mP3wn|bX57WI'ZQV^]P>kV*fo!MG$s5SMq(M%bEz2[~.'S_xM5#'%s,#r|aZdc/BiqguBGfLT'g8+U}Sv`9P6",
"vMk5h&J+X_'q^I0so`D)va%N2Q=s`&OIh|0tbaj$T/m,Jx2x)*vT51o`z&/'n,O1>12]/pxe;v665qxk[{ge^'Cf:8v7|]$qiM0R[w@G@&Qgx62VJeIWkMvV^",
"sL|]zT&!1ux=*7H#:>oC[DMYBIN<VOPzAyTNjAO4NAdK#+7$8CTzR]fTWor3*yjeukm{!C0wG,jr(AScv=y2n)Q%OhimJjE[RIi{*|jE@eA}m5&n@h*DLvmp{",
"_(=u*W@5`A#lIS(kWVy5vFyDoz.-,JTj'QRdo'&A@I5FsI|TZy5Pe8w$}$3@|lsbr2;Iu[8@+lj=wp'#2dElY[DLnoY0Riz&9W6'Qdi=Jzi'>+V1.2($K'LY@",
"h9},%[)`y9}3D:*l$VoH)-sv0Au8f{Pw(<iy>|Dtilw;~fO$uuH][X<I)Lg`6~q(jURxYlnZ:Sl-u.~g86|!+kGk(kXgY>1_lh!2xG^h2)0RXV-ciT'!w=osw",
"U=_bFRonlYCz4O,y[nd>Db#_TxV:OaWYJ@}LC`sHd'Tj50KzYQ+dS6PT:e`ijs@o8PaK$%h_+fO(KT1To.7UO9/}&1|Xr(aQqj&Jmz6o6UAPHnv&b*<PBUmo4",
"W&,T*v;UmW/kj^V!*,Y)>7UxH7-$Jw=Up$uym$96>D.#-ewhp~hV53c|i*@^-uiM)fzj06;.sjl[S(}Pv}.j^f*,d0+`=L/3|G3t!+t*Fhi@Mvo%L]tmx1jif",
"pfC$90.*:6q)r6(SRvm&FFN1FB5q[`Oa:v$s8^El],l.nu{cST1>}Etv01Mo9bLrhZ4fn~%qND`PSZTO9lI2J!*x}FBU<Lp!Z/,zDetRfY$v(90+Z):K^+*6>",
"%f2fU>|jvaNa@Y5yw0hTw^-OYpAjhdoswL+ju{[8bWSt_JD4BYxH3s|DM>v6']jsioVL|(3HR%P/{W6XWj=7wkC3V!gGf4OG69-X';XUHNR_T(km}@Qe/+taU",
"D}|6y@jCd8^L&(JoqLNrqF)X'y5[j{'3vJcS)ex_fN>]=rS{F.[r'4>NbRM:eSh|FP33S0AJ4lCfE3n;;Cf7_`hv5D[^bXa|}#}JOC9Lx!}3oK9/j_7;M1_l(",
"+x(NQ=gR~<c_A8^D<.9!UDGxXK&se'vd@`T1<4cMq8+R^2yQ/tCchx_gNMd<YA3*G8ehlfR$i))3vGFM$PzO7#Zi2z~ls,PbKV)^]3zCs0%_`l+fWJ[Efiv[U",
"*%8ct|1M&Lf#K;6t^q+8`PCS{Y|Ony|tolPh^tQv@$NA.Q@0-AhM(;yPR,kKUa(boVP_J]LBj~T-0uDU}:u7w^iv4s;$#s6_}}6at;o,&D2F0%&lpqQw{+W[)",
"i~}SAovZf2U8A=INT7M&y%c@siS:`G=FeI(#aiXhriqyd.bR(buTo2hFkR~xOJm`[10>w/N9q%ar-+>=,wd}'5TEk;dK#$t,t<XLW/l{G;b`l!%{+.3~MF4o/",
"Ol2fXUkgPcx7G3n)t=|1X!V-9hj~nx:,,~1hT<@0Q%azOqwHK0])9(:O}nja4QN}Dh%4y{HcXmqwPs}9'lzm&6lAP|$]5B6^1U.I#/%qgM>{yz6LbeM[IScQ3",
"lVtg0f:n1PWAll%YN_KSd_LR;]w%Vz7B8qK/3qK9l|RN~R.*qD=rZ)5_+1KU`X$5t@(B<(s9WlYM,j*jHQab'v:ox<@X-*W*Y~e)S2sF1:rR}=Y+l3sbbG>RO",
"Bq=4X}^,)v*;@O[.:t.>>sd[6UIh)MG;Wf@7K}>2'#I7uK'cLx'~b1xCY<dky_G!%KGh(uCTl{j8|*@.te^zev5rH)w&A6hVvuVJ!Ao5!3db.FEiuQO]Ur7)W",
"5mYTs4<`m1AKs01>-7Rn%Q;Ss&Zi*(3dVKq3Xj~`@;(Oc>Liub30;VuW>f%omjYh+QT)jbmB,[nM2@61DS%-o]jC&Ep*T1_{-KMotFXx2%ClSi6,~Va(*Kb-8",
"//Wx2fnH57@&%|)2:Eg,}Gn!.y=/n/[B5B!<O>J<`~}ML2]$Ivl+u7LC/0|OXCZ(j_.~!n,zO;Pl_a~%/TCylB@aXAPkb`%V|(P}ZTQ;D0$~YosD@RT@)~#;,",
"S8z8!$6B)>#/6*e`^:xk,lds)P~6s7*B2lvCM'-R`X&hD[0^'LrmQcdW|pL5hM%Oy'NwK&SB=SzCd[+[]Nfo[)ev}+zcGvB_XaV>@}PqG%6v!/)X:_F6$b,ae",
"umLjq`ifUM2z`i1`@I5-}'^9:8#.rjcrug%rnW!W''QUq8%I;c2Hnq[ME~XVEWJ.Ax2Ri)ik3Kas=~bPlSU~Pt98bwf|4;U%pa_&#e:~X+7^J;T]t*JmwO*;(",
"rK/)rGZ~(VJte!$I%:@cX')Q~;|A*0*EgYz'n.b.Ot![moJ.w8pk}/;jPC2BN7IHV;t$0wZ5B^[`e^]@5wj/%.I$Eb{bE&~&y_rCp!P#W6vZ$_NY/>*^IF0#g",
"ksiLL~v0=1$F`h`N1qtH6cGL5VuF0s&,b*.XIZCoY<@7H3uyZd~lYXgJbhtHG%(bB`XD)9}2&/VU!8sLk#URtaj&6s2XtCZ!$SJ83P&U/C6cDJ'I;Sj7CQ0f@",
"sHuOoKP@uCOfF#)kAi'Ltu[z]b/,c#BV=&P.a10[<<(&Ilwym-Rs1Sk'VmTSg[(SVHe9>2A7*+y5oor').%Gk>o3moj5u~i>fXPJk%,KN1Y.l~-Ve<`3<>nk:",
"Y`s|F|=#9Y@h8FCf.:l!c'$L1=LKzSEqr|nPp=Fc*GS92['Q@DjT%.8bk=-<@6.^4ocdIRuG.x)G_mpNc|-D8m!B6wC<('>1/ucFB7sbj1`mkOyT>/A+J4GWm",
"2D,Q|H8<>XtbX-XQTf8hLlIxDso~m!=,-1<I/;>_q>%'8vD9=3)y)$>xMb6nVx<OTn6Uphw]XL@!4g=:H63d0IY)J7T09|Te$'m;sD-jzaM]UwGC}g.&6h;FD",
"uOLI~m/4lFPl7D5GokPG-kRl^ni}PJ]lG&q9N[lRNo[PlrmsMt$aMN[z[Uy$:`>`THr&a];}ekXx0|n0;i8nJOZbvU$U+NPl7O';[!Ww-<v9bSY-q}^c2*ywd",
"`o]VT`m8~N`Btyg93Cb@ZSwDy#I*-{F9|ulRPx!:@yvC:/_Ca@Z8-9OPhp#Z%cf+-UJg1m:}@sPe@fZEGix;T$*yOg}z@e=U)[!L6ZGD;qIqlgZ{!6RFA[1_}",
"(Yi~xm}K!w_y0Qoj*r._zn9vL(G'It'FR&Zp.E9d3KUnw~SwI=e0k5Q0lA17k^EBGN,|rItdH<p0/E)FBN@]OV6Sr$6qKC1&t]qo1cv4vepKv}MHMUw~'5Pn,",
"K1Y-vr>yNMn5IO0!XT[e~lfInaumfnVXveR(9Co7.PcCDJf*sd&CiNY-Flr$x*3qwq~mI5]CGk_aCdMq!(F.l;AQ4x$<g(bH;'Hg&+w{hSMU0F[tfr'rcKtW7",
"#Z^QN{_7&H^n4o80qHs.'!cyls)5fDVU[JMDButu|a:;/%f~,,3jM~Z:lYMC:`e_4`d}D6|0L|_aPk#%{/1fPpWJ3sm#3V!~`^gjv{CPoKu20A86yCvV$R/8|",
"A/:r7.s[ucwCb)))>MQbj5g0@1zX>,'!)3n5'CP]9U:e,zRanz~@m+caO,*-%,by'I@9=Na~/1xN1lEWZhd(a+Z`:.0n$a}k$k9PPO{83;#edy/F=c6@s/!lt",
"||%ojKJmGcU#QyLw9&0avq<~n;q_,I(Zx_iEP*7"};
GPUSORTI_SPV(onesweep_address, segment_count_address, 15893)
GPUSORTI_LINES(onesweep) {
"Tzw7N@&xC2E*d~n7>|TGl~'l2gg&5KrZ2smG't>3;p$-DZqm`lY|XVi/zZF2*]yy`cA4JM6Z`HNqUy}7;Lzww4mQqje5q{zp)D:i-]s)=2eg6OtB>k{Ig&HO-",
"6}bB5<+b.-n#LXUJOT]jfb<BY'Q),XV@P^4JNE]$=dJw/MmXZm|].5@AJ;#}.7C{pNe-l`>~.kp6raCzl!YL`=l.ZW<~<z8k<h2x&rATS94&_+4ZXwICigUzr",
"@y~Z|uVj2D;ag,iaWCu.Hu#ijRZ8)0GmF(o[!:$.&zA)|f[8S]!*L<{Stu(.b,g)zsaR`q-K@=MNyn'd!zH6iXPFv4^hvQV7q4$jWAs|QSgU)'F[;(lms*-Q3",
"9{Q[X(!^YGFaZHatzgmv-],lrf)C`Q/XI|B5Ma)Q}UQ3SKC)o0.Q,s;OH3I+q`9f+j+L6o|~ptB*-W=FT43Cnu(gTsZuZdkrg.H'=^eg&h$A)1p)A3kbOr:e=",
"Rd{aJ=yyOw'2-T}#Lr_A{6dSGo`q(>UaFscoQX<<VM[XoAK]Fkl72p<L&i,[|S<:ZOHazf^tqSGE4WvKTP-j>.#3[jlL^f:hCaIol~KMvH^2kIK.(#'nF1*#M",
"a%qmYE()4p;ChWi4e0mryifnhn(~hcvJ;v&@Xh32!FNti^;}/N(Y.tkE&}M#NdXkC]}|uUcNnZum)!4)Y^W6qvLrP4={R>vYK{DI(ekl@<<%I(Z9f/(S:B_G4",
"qIWV@$3=xO&,L(!c[Ra@Z*|IB[^,+=(^:>G>=VxV6-!*J*@Fk{mX.zgHC[uiro<#jyYChGP~RI(FXA[BBh.^w.g*0'U!Cn8b[liwK!syknqOEEc0Avx)<;ufg",
"sx9,QD+hn_^Vjo4Q$t~;V]^gby5a5uMg4-AFSob.H@Y0ciKX!_ehOhg9ql%KJm2xM*y-$4u=8V&4E(X7$x7yGRm.%]y@=2D=6El41@ht8ery:&hYP~^z4A/E0",
"D(YJHaT_<:lC:!&dTX47sa9)l(]@s}:(H5oYhCWNYFssOS72-(-m(=(g6^wwgfcOQ)[RmQ&LCfAaxqVuz5nhg7vtkfbL~lNP{4Xd7U5/aisx1r#w`uFuxt4p-",
"Lu}Wy,C`mC{^iIM<->HdAo#dfr4d8./'u(^Wot1QwqUFU|TV+ZBQLo^{lb7n/h%m7$P*}&n_j2LN(LR>JS^)Y:do5natYjFkxh%Q<@2rTpzIT;i:B}-M~cP<Z",
"Tpr;`Z:o8]WHWF`&A2%J)+!N8w+-/gvKut}'m*RUWNian/%.0oeK.k'fU[Oo}1&[lXPu,#5ZhBWJt6@&M#Qy8<hYA(^]#$~/WxsZHUXm7~QKAYFPZ$=`@[v~j",
"LS$~sMM%6UVv74MR}]<n*g:wu*T%Z8l}cP*pJnwm,d@(W@%;_q,Lrz)al5bSqxM)uH=`KkDTMF@haZ^aGE~x-dwWo]d]Zsn5hW!#$bam#63.e[Y]Eu=cj3@n5",
"5v/{dlaxu6YX1:2fB:~U,ukR+WGj42n4d{Az7Ls,)Fv.]d@'mcM{g)l;R1y*&_@RyLs|]j:9BU*<r,lW_B&Y[q~V/b3FjskS3`Uc4}!)'_>t'X|b~z5ZSphM[",
"u`lN'*VQ}Ab!&wh'fbgw-5k9>|Ik6NlF_73)s=.G4mCZxSh4>X,/Q21=}O;dU4hgb(k*#5Bd[60a1d3%pi1ksGUROMh{ab6z<jt{Y^axUFX>T%9.#P|5#]k''",
"7BSKYoEJ0G`2T^W*|Ekwl1#m,l=QDY0:/]gcgr+@Ow6*5zY!f#1c@buQYt-/5ET-H.G'Q]#;6!7j'*MPjtqCC%+0Xpn8+!rfsvo{&)!Ao'zNjqfgaQLSOE8Ew",
"bF[U$URT@)6p$|&fC4G`2>}J0wQpw/7c!7`x'FvSs9[cvpI%8|v8QvEKE`[[eT0r_LS!y21G>v.3xMQVw%<_/~i<5B&B;S%ZAxZ'O([7T{XGu*pJ;,Vnk!+3E",
"0(w;88shkVEYJeoup%a]H_P1/tiR$(DEzbl]-f9oNHBC%Hk=dT0s[//#2/tnat@+-C^3XondXJ~Dw0tm^y-6(.r:OvBnKE*f*_8zl5=IU4|#[=uKdwJO&d%{J",
"HJ=cgu/{fX!)CB_S$wFAt3^BEY1l.0Cd.Xc[]R<,JOg+ww!cGM(R]SDJ+;,8ve*H3&L6_0i)CH*p842Q]hI_UJp}670)Ntv$G)EpCELFjh6#tgf_xws11naj,",
"#bfx0X-h6:tuFPB/ZUfWVC(7Cb~YL~^HdEc8xF(lg=j*y-AX^A#adbU3(u(R`XHRisx]3wt<.xaF8a=-0Z(PeIH-.B`mR~Jlqlp&[`wk`F8RIQDUt|gNC`62d",
"q!0v(5O2Hta9QY.svU|HB^YE}>Moo(9c&.L'*twu>ZR87Ft;V^)OIy3c4_8]6ZWq4/lfaocP):#JDAaG*zT7{HuhV{ItSMSC!<k<=8fS83^IfwcT12X;m7Oyo",
"t,fK#abLN<lb,ORf[KktJ+<G3F)I_9qgEK^U2z.^18}1n^Mmc'8k.Admz4NA`5Js7UP&}.1|FbhCuCn#0V.v1YCgcy{|'qJ6%@g=Ovj__WWccDyW;H<CU=`G,",
"&F&HP5~StDODX/p1Al|me|1_]{.r`L-OmJ{DR|r@85EyhZp47a(~H08U/TM%)t&GnKJ+)D/yp-t~!6Hli'eS(YL!ZaPF^ZEk.nrnL2b=>N/{RoK$wv,NQ8UGb",
"M%.xD#KGP.>J(1RPDCVw*cul~,>O0Noy~voq8mjf0k-Ez[F14`)#0AbXFg##R{'Mm1|vN1}n/tS^b)Gv8n)Ua9#@GS)=h82-R-Ze;>-Xfk@N<H8d22!yQ]]d#",
"rZ<hgBrU;#NdWybMy}nb@+eGGIhZQ&Q<^3Yz6Gq2-l)m{vBu#1CLvltq9^BWJV5bKCxf`0]<CS!8yQT'/:m^+9&*k6Oqjn@7R%4xOlm<mrPj}V7Q};SrG.Hc2",
"+}$=>W&3c{{2WO]-NmTc+*z([yEbCT~4Q@!dv^|.ocggNQgrDtAK&t!1N+Z[zISI8hUIi$J])2zz9Bf$@P1PO`8plUFUh19W8&q3'1qr(>A*%Gqq`!zZWW>)n",
"x:G]oU7dslA@}J`_$+/Ji=E6v{ltX`iu,s(a@&p30i%>d#l)}{CK~B+,gexG3HkO|W7h7ETQgdvkQ8!M`$uFp%)/|j#AsrByGWvQ5VQu)Y;7*Tg!yEKLsoli,",
"G1F'dhxBL3~OlM32(EQ)~D_z1]28>ij:+R&;1|+h.QEv,MS_H5:rEr>HadOHM+j(k(S)P,sX[NS5{n;54^`;t|,+}'lD+{nk(wCoXd,TtOgTL#ud6XBOo6Ic;",
"~3*-oZHxZfG5ViJDq:=pxtO'^2<fvQds'PRLn-)@>6r::w_U%Msjwj3kup^^VKeo=n:fg^85hWnC2SYr5M/T#J5Fty5E.lu+b/`_Vp7L,Perub7,a-AZsl}]}",
"1c#I4C2P6n^y|fL@e8}`1;lbEOd[xKm$7sa11;kCQLI_gKg[r!.)JS@@*+K|4bYW<Xh0p8>%N3eLSqNb`SZ~6&g.JRL->_:*~Qt:9Of*<[g1@Z|XHyZ2y|wUE",
"wGB>!{5=V^T^Tdw'XBZ%bHP,=q+h3*YL),F@/MA0|rKF$E6EFH6Q'hNy#~3p.,~2#ltS46_O[=t<G/Z~Zt.(O)'.j:5cU^y-uBhNQyL9s~0aI<GLmpW$%M/Wf",
"Kw%!7}.RkviN8NhD03^ee!-iN/~u~V2LP0XAS`1-O3fVAw'uEebW%W+<MEy6->UD$gN^pZj$[.JR_b3c(QUAGZOGI8:TeUVvLT!hPK5RSz0K%-@=*zqOmL/>Y",
"EMmX6O=O/5}IrOxRGhN}fw'ESIC1=6|(is6kt`*=Yq8L`,.=TxnGfAh=x$S1lWV>76/&em,2l9:dL@O'b0H[,AIsYT'QZ5;mdQaR/CvZX7v&RxeL|B%QV]pfa",
"{{cbzV!bgJ9;xo@Kz&:39lR&LY#W{qm|9%p5YSmAL1<(~Y`k8;8zJq=Z5qj:|t[L%n]f>vRy1*45pKN)RnkJE*pfKP|gf)EIaui$:|f9sgV1^esy9VMI=$,q`",
"gx[;'|:qF:10`<U,e24I'^%kLeM^!(0E)rzju3ww,n>&AE8SkuLZ&'loO'd;b7x^p}H>yZi+%&h20BnorxLq%y2DxHW{wg72P}]bo7F3+wqtFyau9Sp3$wgJn",
"`2c}&Ta~E<qek^JkA=p6!'hTuv>D])Pbc!S*63!.@{VOBX%Cm[4H;=~5Fos<d-6,z1785NLWeO326n%_VEy}RjO~ep0[e/=#4S%<TOCa;!kWGh:+/0]C:7h~"};
GPUSORTI_SPV(onesweep, onesweep_address, 13756)
GPUSORTI_LINES(onesweep_narrow) {
"*~!mDmFawIXM4PmY%=>,io,mR)[S--9/z+Lbz%xpwt_[Y2%kXqY7wr{TXcpmD6~#j|thj)JBm(lED@2w-2a=-unaoW^|QJJ>tDa4h6K#q{C4P2YNmno92Lw1O",
"}OH)6G47W!&};}5V!~58^GBgPj')w+lTGp$~wa+cBGtb4Qsl+#G(in`@woJkAXWq~Ur)xJ92.iK@gLB+RU`4v0XbUw/>&Hm:|8nreLaIu)+P*j)9V{4]8|o}Q",
"-f</(G|rP%V@)yshU8f(>8f)%4}KJN&o]Mo5E/&U}~V.DK(s:]2.EbWO$e.:S+wAvAj2Mc1%O{~TPK}uab='KqCf!9N62P)hb[7vly^bcg'7G>y|%S@d;z8<{",
"h#tfSjTdEosOe_^Dl;G<$}$mWIZ@QUTBeX:*h/M98_jjXm5%4Bs31%x_m~VGmo*.,ob6&V~D%[G'`qLKcJ*A6k@dsp<;7I|@npHal>-C_c,PK]HcCZ`Mc:Pix",
"4Q}9^b</LlxuO5;qB&AFdqjZC<u91S5YeJq:4[>B~VnsqRDR!LweBru;5%:=`QA7nrfhG2JH_kyYEC!./r4~%WpOqJ1Ma(NfBGZPF-[]&mg^F(xGx~L05yk1$",
"YvH9.l/HExONIXn8EAF#9vM>2TYFY^_}x_$h}YnJ.S;]!%-!9od1ACLwl6j~M`}hPEQuWCX}G+{yuVtA{o,`y6--bPB:@Q7ML:7M|y8c&Is+@G1{VJiAlA0gO",
"E3<!O%;2joDqZ|GE@B6G0uZ.%=7S`Jm@S`I*Tt,nIFEXQdgB[6k7QJ93%cR.@%Rx/oiXN5*C0l&b68ub:;Mhq|NqkE}w:mL`(=arXp^=r-seaJ0}M%kg!H[ll",
"]MWJu;2r`Y)<yRg{8eV;Aj}R`P;nv~v8BHK5hU0nr9_}]JnLv@HmgBB#qgfgFA;E1N4^+3@u0qo(u=7B4W02;7Jspp9yvqpJC05'Q%Ekp5i)p|VCwtO*GYevV",
"T4yk)U0A-c8t0m2hRqJSkvf!7y;PmjwnR@@Q*W,Sbl4tF7d;VAh=EEw/A78DsU/q;m.(cP:i`;]`F6$3OZESgrl@mP%eXmi.km62IgZZRmM8P>6sT8'=`(=<G",
"dlsFv+HZhiDi+4.7.Onp0_bO9V!vgJM@W14T(H+b6[Y^`aC>%zDL:oH:5:d-8XpHgW^/|73l.{u_w-w0.`]xzGyRy$~(2tg>BSd[jPPF75*J(3lV-9)979[4z",
"O@>7d4_IP>JE<*.~7fUe>pvVVr#Qnhj!{_9v`0[I5>/|3Q^`]Gg=X{=}P|vQU=sEOw:vS`iXoU1+FiGO{1cnR,F;{VsK$e14j:vr$bRR`</pYcvnq[f8`s,wT",
"SDE~Se0e_676fW4EZv={JhQXIr>x$e_fRfo|y7q&Ti/b]2|*#}7DN]mga_YJdOU&*4ZB9R@-,img`CjN/xh}2zBZ/|)'SGvP>AC9;c,vbL2[N|P[D+9}y`L76",
"4J*7q]OJ}tQYEF*t%@n<2,,BRGPk{.|(u>P70/s)ujL]Rd((O6r!pi:[,1*A+CZJ!h(97o8LSSPKk%iBO^ESz=m{$k`p8eJLOYC[Vt.@rVF)2#oS'eb|T}%.6",
"}Vqs.G33W'>f<}DmosSE,kPWv>hY@@^1@szLLplSBMjTfN&{Dpk7i8+YviNO$Z7YN+=tD.:BAV%hm%a-xvx&n$Sh^JZp@Uf3EiZTn1=UUb5zn}|19_uo#P#!Y",
"5HS|]r7(K4ofquc<DKwC>q>c0*A(V1k2o81,w0oL[7YOn+57chB4(BsDoOk#!SJuAF]B#Pl'.p~`Usj1W`F9bvV|m~1<+Yk/=.Lg_9IDc2qZrDuzhNU8eHKW!",
"r{!)7E=.>)KN+:@_T)uK1<A-nkWw{6c2woS{Pvwzk8l/#E>kcyTW'79`65LYeJwKT=0dX0Xtkj_ouu9uhNXr'>bD}Gt:s$A4)2pW,ZopHhX>KtXFnfcj~`Uy!",
"^!hc;0$/47({M=r[)ZSw@+F>2r4bo5gx@0wFY4lDn-Z5Y&BU_q-k}o7FA`ING>vTqz2-qAG2PU<dwt-Lx{SuR>%G/Tts}%W05bM,2b9JGj|{AOa[5w^<Y!mMy",
"*RC<vx@=]qgLKp(42kYMkmWw%!emmvr&$/Sj]T*>>u:CusmA'CQv_i|-p96!luaMef'e<<Dn(Ukhp)<O:#JYkF>p=K~Tb.8p^VjI]BCEiXz(E]!}Z>Eo!A:Td",
"jJM5[JfIaWc+)9<YcWQ{MW6<KYw-C=.,f]pCf$Mk41OVba|H'-az6sJd{5<'>5b_kdA;wYZ%X,qn3$g|e}i]A$Dn)8d}a</Go#9HJiO)qRz1NO8-j;Mr=#5r=",
"D>7wB*]K$0XVH'50K^0*e_W>JPtu5KX1Ze70xsq6B9<O45hYZ(F=)VV^>]wit,oE;1>^t24JX&QRn8u(qtr)]nB/G3&SpswCnavNOms(s]A+&`3t*c8Uv.M$3",
"uZ.1WzqM8=2C@;:NM:c8p<Q(FQl=6K7Vs^HK2*4gOoCC[<{F&-Oj68KLEJAptDY.FV8Rc)TwVw)'>`/!zmqD+hPfG*K-IEH,HjicX{J/|U|9>`]L'O)^9[4]J",
"FkP$R|$kzyR&#[<]a]$kY,[(J6w4'#2l[d=iP@5Z:(P[^J)2eMT'WxHa5QMRIS9}S7{!"};
GPUSORTI_SPV(onesweep_narrow, onesweep, 13950)
GPUSORTI_LINES(onesweep_staged) {
"TzwPf!ZjWp9'!*86`^Yb<$YTz1dtg2X&AQ/wMq+7[qKx_[-tE`!UP0-%RMooOVutc[i8GbG~X(E7sF5gp@j[knKhN@)w0:7OmSqj7}+IqiPJPg=I%Uw&urPtG",
"8n}kMV5]QXkogd%>Y05NjMNwe5<'2{`zA_Vy4Rb5ApPc[hO3I3j.6m}8PE*)u]mXtH*F,B{jmI/}Ck/`-VrfIh%woPW+q&t=j@/v*>og#g=tPc'O];c6Dy<Yf",
"/|C<^<)DU`V2'SL_[Qczj7u'yIXUsSlKmP~`!/qIEa&7DP7U+eF|k&`A{Ccsp/PoO!LDJczBaMd+znP)U%M!#lq$'d64wqm+xRp&{'cQ$j`A@KjC@qjWs/c!v",
"}NsBcNOZSU+^A%72I=e>LcH7rDhMRFIV'DxXs2yL*T&Tw9{D_R}TJwwc0*Q-JW%%3TR]*-YcyUoKn9!JfELF/2'{$;>@YbDn7t0zqX8yoJ(eS_$r5Bffe/bS(",
"8_4xDjJlj8`8DEH(ub}t6Bf4kO*b^[]o9b.d^y+3[.CcrB4&'rJ8]k:Iq5P.3e}kRE&:xjU=k.NlD#j0c~tZo_3.@xDZ_azaL(~`a@(H:6Ofpc~[F-w%7AU5,",
"|-o)^;8NisY3)cZ6PGRJ%B4t!]S5f9IHg0k1PjzKZK{TwM1=Wic14N^;r3/tb@Te8,b*b8d5kY9fvR2og/O7yS[mF9_dmuC`OE`;As,,#!S4=wmC~xV:_E0X=",
"S*/e@EqTavD':'tS9`OPHZ9q.]0*Pm0@M0xYaXwPQLpi!P<l7TkSwsF.g|:#KJa}O+it^T}/HlF,t6t`'9&A3/NHeOTLmKT{}B8}6vU6`DZ2YN4@2!&_mi:'4",
"-yY4e>W5{kn25mx/tVRije|nq9.T-uil/b/$L{+tpD8B*Fw!3L1qwSNzFrg-F&W-EHK3$1{9UdI63A4g'v]&p]r`6M*;4uD#HCm=~:}Y-7+X29MX3R:N!E-)p",
"QD@(V[[daR}}`62.VEWWLo($~KQPX]adb'G62TS7/mw:#2Y%>F@lqerchQgIfJ0rwww:hEIdBX*$|:oty`VU)Ea'{4J'[XsUb:A1,Cs#sUn7W)9m3k$MN_)8t",
"_rFN#9q>9o-f6mByFuE9jkXIbvDzRKjv[W@^/kl}vW,+m!KLv$!VQ`]W`9'BNRcJjeEF7)@WJ-gBjJs}.W-xjx(ly^(4`>jdu;&#-{4ZTxnM_,8hcX5(#bB!S",
"7*c^0&{H*O-YJ!0hO!n<M`>2:pX9XBOe*iuA*%.vGao#K=[(>oy<$)wF~Khq+%Bb*Y0C>Us^Z7Q_IL'ZY7kN_nY%ig9>+x7wAN7@Eg(n]3oP1|sWN!*%^C#_1",
"XR:5DW7Shi:;cN.oWVlDpVYly*Q-E.+K+mKYHNX$'i;4|Y2H2rcs+l`7g_}6`xwk^R<2@GHW.,q>}Y6-OwX~Z;A#2Cjxu<HFRQtMg;Y@<#sp@sE6;y*z$kD7G",
"IjfaOUA%Gcv/@6{w>Y}V7(0u1Bk6(yP^.Xj>C;3;/v6$XX)]0Xl-1$DJHA4>pM20Ov7JyGj>T|akXGadrC0BvYS+JBdM^YCUV+50hnVlh5X)^9&wu^|2vh6G]",
"+n&C]`nn.MlnZ|/xl;bAfyp%Q.*fdvcctfv-TIoO0r{aY^u/up{OkD!YHK8Uu+s#IIgAu7re$5FAiZnjbr@<{c82~3dqrIu3~t~0xp@y&>tf,`mlH7CY<=U8c",
"zaO@0NU<vhvw4woQb5emZxt@9RmW;;S)vl%tf'DKZBOo_t6lMzZ4pmHj|0eA/haO:yDz}fq}-^'KK,b'^MpS@.WiM9&PO1}M;(%&G}8pI$Jss{uPX{8BJ&`e>",
"ilNp]YaCOi-Y:Y:Pm&}saR,8~:>`je#d%d8bM<-0~h+T%,XPV'w1qwI8E{C[t6M$c#%0($PII=XugHHB+_qE@XGg%a3f7xswR#&LKZ='h}iONPbJWw5T`<TGB",
"dH+M/^HvZM]rIH1JIg7kAHT)euO;S2-%-Mpl0UW-.T8EE19/]e[Cqg:%y'vL1cK3w[!S+WpyHa!O6IAv/@Ke@b,{QeLODK6l%FBxRnNO>(x%w=h4>=#jBTW-!",
"B(4704BWb%.S:[|J-#.Kd!_hocNjhw--s:1)N.&9BE*r[Y&!3;8F%!!~L#N%&PO{VmcchV;,/noM0v<NF|v9Ld$4(g'jBK[W!S,q*Q~zZyD$+#-`a^f/(@i)x",
"Kb]IF$5-)%4tlRcm~!l=^=)m2P<{!-a7Vg(10d2[a{FjFlObZ6ec6KAkRfR8^(fUKa9g,{B04)pC'8Bm),]%Ds)VhO^`=j~lwchgz0ZJ//K<m+p0]INn]6U(`",
"k0DQ<~MeOV`7**Dz[zt6LyaMUY#$y6${.tVc&jn`@$D`+79U.fbc$K,DIJAC0BpYq7,]_r(5RT<Uu&9nt]1^>DojC%Ko32`kJ>nF:i.7S(;knYjCcaxM@5y>>",
"frk:DT.kxyi.~Z(49nqies^Ki7I8zo^g^Iq)2nk1Lt=q*GFN50kQ#DYB:1wZWHv,rjC5K4H%fdfKf5e~h3I[l%AE8%jp)=H2y~L*sR.hh4&HOTsX@V+B,'y94",
"M}k}g=Ln'9A<U1JLJgQ)>$m_q*E~{8375IkkI[kudDkhp=,k~G]e-xuhiRCTJWHv^BZqe(EUoy57sY3,EMxL${$Te7n^3%F.qx&WWj!w]evD.6XD7<y4fm6Q1",
"ys7c-LuhpZMsu7|O6ba=rita9sgs;5fX5^DxR'3Mzm,5!mPs/*iL}^^()CkA4/t,XIH=|-u=O{GS}qHULfE%K(XaQ!-v}3'4M7~j+-]j$<o|-1@*|PlGfx[>^",
"8=%&^VoV7Rd5Vp_Zs^W6J%oH*W%`CoK0}>v^.}qkhJ-uMfIWbr~h9!T`DcOLmbY#,%H,nJ>KM22Q</VIc_n7V,RY9hj#7R3Rza2HHxqNaMXindN+JfN$2/@Fn",
"LdH:H;@Ue=]8HL(=;I_Ai3d^zHB+K,}cZ+wshIUs,`Aotv)N(P4'#Y-5x17%E$}r-z#='G+C<9&%(aD=!=(7xS#R|1]O@dZn:&1WK-35C(7Dc1n7KosB&d4N7",
"&b(dhzNZ&$DY`QPQ7JG`$(#EbE1F^m.3cu7z8gD=]s-YPStEjgUW$Mo^Q_W<(%uAlVQ!.dGp[9cvJB`{NnGs+Mn*hr.UUK5=fb^>P)G[}yStN7YTd)R,k]gc%",
"-P@ICZ~+i~1IpQ{6pYPnUmt/VOZpa{})W(^gg{i{UgfD!gnL7`%ZIAxIg;h}C4UB_mdgX<=1FQfPvp3YEGV<i&DG!J>Ac,OmAy0[/P6dA{jf+C!#W[5eCa+rD",
"e<*{lx5{Y#H,*P]`2Jc7M;Xc'1*Q|KV8WJ~r`=(#+wuB;ZKQ~0;-UhlSV<u}Qcwx)K;l&u!n!oTRbi247lwJpnqCJA/:}=Z^@N-Ki/UE+`$I1++|Wv(9d6EOA",
"qQ^:*kx5~GjwHO0ZM2PfVQvfrWw5x5)-zh%KY9[U%y`mgZ4dO!@BZEa@M|+Te`;j~'`tcqxkpI;d1U*jier(iB:.x.l:iNG3NvO0C,XEj'_.uSD#OpEj&uHT.",
"<TCMD080Hi)gCdq{o1`G`PNtjT_kr>Jr*bn)W[DmB=*v>{&YRTolkqjdzMQ-Xh5<J9/`PgOn+W`{s.DwEV(N/r9;:f;6fqsecbZ}58BP=8%U*1QZ){{1%;/KT",
"3h6j73M{NTcP#+^lXo}a[b=RX<}b:$mxRJnSP$zMLvQxf>XmH%J:`='aeA*;4>#BAa>td^0N/)1_t4l+9M>wLh@66:~{JvivvA:3>9WGRg&<Jm+z+zmlH;~qt",
"1;m]n5l}19~UL{KF${/2Y=0c8O=<p-m*-}[7kE|CaX.3Q@#9T2'&Q8j0U}J)-T1XM9CeU2QJIHa|kz`'Zb^|3;j<:4tLc[=:O7pZ34Z&Nq8B0<c=+z7ONCg[#",
"xA6R'zX}K,nKC$Z)K9q.U6n*.ZMtN}mLF92<Uk<iQ%b)P'bbylnOM&g8/Lh$RbI8bcg[KGHSc~Az!d}1,#,7C[R37Sgu+&!G;A_p^F+`'jAQIy:PCy{>r@|*Y",
"oUAZ<W/^vi<Rt7agK:TGKTwu-BELzVnM|1WX*pX_+V:ei><%FNtp$Ixe#LRaFhhNCM@8*p1$[O2I!,]GeQn/_dv[G5;<H*lrW5B{9L-*e1~jkztBS]>#!MVI*",
"``}Sd4jnLc2&WLVym#fzBQ;1|#jh`+vaKclMTPI;AvUWP~I/^6I_'Q~X,.;N{PgTry%jB!Q}R)NlF=w:1^QjG+xp0'vD'E0zuv/X)Si{r,TU,=&n5lmzr%9HS",
";u![Mo~w3.`xlY)O^_K/Q^N(BPk-vQYqKY1ZD_lEB^b0+(Jl}p@L^ZWVG>n-yk6yy1:Q;@aOr0!R,!Pn0qop,.-,]~v_x^@mkXaUr%Zi+'-;,B5ko46eA2B!!",
"6;EvEG@RjPNTf=x`>~qNTu+5dn0U}buCg@jVmj>u$y&elXp:[A]nY9lh&K,FnB}%bjpO8/}B|a=A3L[|!^`6!u@I$9jD-:QlMWJ*MGM!7/&y|''.]8qQ$oaD5",
"5oaaBI_`5XSS{VA--|#]goj(WM8qB/.LBm]ZRp<WYZl':W[p-hFv3`bS{|-%5+#g:-sn]KhbAvoiF(9P{]`Z5*t$AEOnT@gNDBLo`[Ek{-1y^{*;I:)h6YyX{",
"9m-g;y{8%Nx36]:Ne'q'dB!0R'6#}FlS70hdc=mK><-4G[P$MSvZFjL@RmbNm}DVL@P[cBltrg,Iu,;tS2$R@y3SXwGbRngvRwci5IklWE5Q/HeNbWza$pc}e",
"3uwmbQ/0EJoFB_u0S#@kX>T=/Sg|aL}_v)Av!A8ut3JWsmJ|ih`53MO([/[*m_cau!^bO`spsm:||s440t((]Eg%_OXDX^s`dWT{$f|328*cd*Lr~n#uEDrZ1",
"c<!'bL7vFIIsvoFkViCO9a[1K$I<RY,n!$zP13FgyH>5<j_5}M4Pzw-@.A8xAuwTH{Nc#JYyP%9Nv/i{^z^p]GHkUQF:B973480u+@rw('tzzQaK'>=)HV5Y7",
"n&bs6@H0;H2`,Mb7|&a6+y5)jUa)}mGc!zd{!m>QFRC-IW$d;vNY2>#g@=|+(kSBmYmC+vB+af{+PG9C/Sx>LrP6K=^.i^BNhrqAEcCJ7Is>[k>S_2weftn#s",
"wH>I%18AOXzn[P]u2M]fu0Sv&|)Hq/=RlH[i[HC_qQ(=cuixOp9U[:N6hW=D0*YjhdZD>rcAH/knu0v}TWKKX;}|rMMSA-bWwq#WmYm3KZmCY=1u9=.Vg]A.'",
"xkFimo&idmV7[1K>0oCRJz7lpr`$TJgg6uW]Bk`Q80D25`Jd5-)aFv[O2[jXI(rSN_CoSY~6]cvX,W!dqyW|q${#]6vQz8`..yayCJ*sk/n0idVn{<^Jb97Ka",
"7-LpUD1=_=><g#<G>A%<xS>*]w.$odJ~wcy]KaMp,{bOUhH}239uExPC#_$a2`t_>RcZR`8|Jm+mmxJ-Xn1{iW@(k/RnRF>Rr_/xO.GX|yt!FaE5iX]fzK$yj",
"W%bkb=v9SY+7iG&<.&lVEbYp}VMZLyVtA[uf!dB7D~q]FI>3@!UdVKZuU6URpX`hin(W[{7M6=&ZIXLwMsI@Y9wqy29f108N0IDfg)6hJ[8Rqv8O`.OaepyXN",
"xlAvmH).)MSON#ym-~Yt)ScXwj8P5cTXc$eE(h_1]j<pISb^)qC!njb-GG:>/_*/Tl8os{,hlSwuE5}^7ND/9AT,viYN4.`aL3qNPpIlV2/g1tNVMpU35+ca'",
"Qr'NP$VXCoTT+Um<}AbmS^r#([:7G>1=6$~:=]ri!`Z34{,LLQZTH>q4NUBu<)F#D@aucN5;eK`MJuP51gU82%U.cpH22;dJ(yTbki9n2MH%>Obekm[9j`=,|",
"Ji}Q6*GHCUn1l%t#NbuHk;R3p{z2ZPN3{.FC0Zt`!"};
GPUSORTI_SPV(onesweep_staged, onesweep_address, 13747)
GPUSORTI_LINES(onesweep_inlined) {
"(*Ucd<qqv%sl5i676/0]1N&IT[9iYm~73ZFs^|YWT'Kk;3A7w_'Lykl{<(AV>yIg~Q>RZlW5>;+'r<w$dsm.f!MF'W2gxSF<c>%TU`Cg<4D'8%ZO>#{5+J;&T",
"2!p3v0*Jcv+l!Lro6IaSF2nw1%NFpfyDfE9u<#jn$@F)^f/~c[6,/Ae!nm@cfNtVh=WY8:Pe'<Wf4v;>+BzR]Yw].6{Y5%+>*d8!-tetmr^Kj5Mqr#<'RP,EB",
"An.wI_&V]Yala.)*VF,(9LE]FKUE8}W+/kn2Db2V7LmG@mSsD:fY0Pd_!~{$SzHbHinQI-Mew!r%JRd91IUPj*:dW`>0KlAD_Fa<1X8FTMZZsi]sSjrN:d/^^",
"^bpq'.|0x,2dE3;ne8`t^&%E9%dU{=]Ju|t15w!TE6T(Pu;;(a9J:I1vL*hvM(JBJjHxNC^-TVt)Kd)6EU}Ol)_@~L'&vdDvjil;8L8(q4DG}t7:C)qyf(]Y.",
"Y:.[O9upY96vEs@dMS@pnUj#H@y7MV,z#d#!uj`Yd(;4%|5nJ`|O+k2)b(u~y-8Es%Tve|C{asrL{RC_Lv1&F.@F_K)S~0dY]s55WRS;fnTX22b`G.J2$$!'t",
"RxK&JIBU`_/=wU(q&h/wK(dSU|h@P6G.y,D[u,6M,q{7yOV)|*L9uRLy/0[~mRU,#ed~V{flQe;j}uBgB$A]=Y-h</~(9)qm|{F3];uWbN7v(O{vK/|}&<T1!",
"X)'Mv:[sI#:82-I)}hzSR>5.)augs.7#K>6V]bb!pL;.-`2UZ=cP)1>SwE:Y`M7hyM}a%[dO':gk1o:oSH1lrt/>(*}LG|zh$9*/LlwDJqm-KRGM&*G90I6cZ",
"{!r{h>-NC*RVwSF`.'-aa|fY)gI$zBK0V)F{_`GM<s*JuCZu0%G/!nhBF[*!n^.~s,J>nMmIr|{ZN2GUfFYgCtgZ'Y)`VRQTQDNs7dT=cX#c+alVMQzUq34W6",
"jEFR4-V3n93`,n},p=/Ya7R3^2BA=Vhg~~za09bo>T0>QTe<t;%nu7*}J786&ZExXhceim<CndyeuR1(qg&(v9z37ZVE;+p]$mlE#'g2f/v3%KPKf16,YU;|;",
"&)S`KFJJ[~}Cn7uhxv9@;desB~3#n5Ux-J]gfO.{YzMyC<$Iz5Co_#qlf,=FlEFy5ClQB#;b6-2tdGx~ZwBPzM8|:fkAg^-_{8HiDDEM;ee$xVoj*GKJ-DV1j",
"!*r$AC8GkJ7U(f/@yzk_g/r>zOqI`7A)UQ|71~8xxqpcV+z<}pY%9~QTw/]=<G%8whrq$C1~H+`P2Ps2g1_~3vZy<{%O%[zp[l)j*B-^Q};x|OAO)>,5@&,os",
"p)-zp:j4[zzFh)RAmfU`+5K66Mjfj~0MhESCGs.mi4.I&v7-zuyBp1;3Nkdo`.ZQh'3d(@Nh:h^93np}RITT&<nF4gY+NbV__16v&^=ZqzACw6p~nY<v9):f0",
"e#GdUyKl+fm5txF6qG8i*mH_/oX(Mk&hSI|#|2Q'&&f*ZRY1GwuE,`;NH/MSS3LeQhET8WI=^Vg$d:Pf6p{HQc67xWWj{z-E:u`&Y1ikLRR<m]vajOW.V|cWo",
"C('jPQ}S1H&9-S_xZ+(rrSDA>Lb^<)9^Y'dFkS2#'gbaBke(5%Xc2qWyK&jMB]qVRtc}C7V'V)~k}v#)>_qSlV&Wrpl|T%cA2~}6H`K}-$x`iI8U.LCyG5!v0",
"Is^_5Fqu@16u3-9y0F$nMO^$+rOim^r/k2qxGSb6mymV'YqchbasCZn3QjmS8rXZFTJGq=@X<6(.KkTl&QIM),JA#[W65#cXoy%sa*W&_{),6a^%Kz,V0WFK`",
"79aZa,3MS^]#HNX~pnpR}*sa=;'ZZ8KJpQ7SY2=xO|mi0i=oJWX'WT:N$!L]hj6/1v>I#^z4Z'U*`=heh5/=u;17-)Fb-o`&<sYK6Ne~.6g)Pz3TD_H{NE(()",
"*XLLwZ-''Qx3yBycm;lw0GcoiP2=ErVD^k0%R/7E_/H|TTJZQ-:A-N5KF!Aulmi712uejThEwvn-,<{ztbE{x,bc3}as=/J<X]STX>)Ex[kx><+v2(qG)ZH~&",
"gL]$z@G'BJ/sfH1i%zs)}W#LQjUNU'Jaa'v+1yD$gaB,WT}$X<.m/ng%(H|B{a4Dt~L>81XhZTbhc]Fx)afG<xdlkIj4UhQ4xr9i5T(}XhqCbESf8U,27:}RP",
"pXFZ%ND-,^k1e8)aNBeT64Pgn*iFA^z>dMe%|HCNi3<E`@&.[L](,,~r5!{EOeU/sp:Mbdx5Th{t@_z'p/+h_du3=6Gj1&'0|M[Rwg.(dM#H%(3o+';VM`|2d",
"wI#FqeRrgGVFEc@IA)^p=TGsthpLCej}ShP~%YB=Qk{$+RKxgF4mL;ll5wi3otQyy;XkU2@FDo9#T|p+0walTE7W;O)$B'39t:ay+M}-@2mE!u2p0/h-X6l!w",
"fX,slz8AOv[}aJD~fj@V_*U,*:wNN)CjIz+k@NND0[yN-kn#.%*Sn*3_4Bqr-;THaz(][{1f0hq9#g*i61Y7GDfb0-9fvu<hR9,-DytxJ-)[I2VmMpx/`Lypj",
"hv^.*Yiu,(X3|gqm!0Hy{,D(E+<=9XhR@W2QH10rllRbZZAOhW0+6ltkQ<fH*Gv5-m*#eGeJaRW3hh_ROKepo-Ge3'9]C:_0Tm`7NRNSyp}y&snP,X!*qzyRX",
"UIBeL&H9^bm{}9gpa6|[tb6Rh(]T;j]M*i%'m3Ao(b>]tB/aV0_!}i@2oN{9>NR5W/(lgz@sC;N;(r.6rV<1Ok=FPmIY2(~WgWtN*]hNop^Wd2&tuc<{#(Ggw",
"G1gav0q}U'O8<N#5PE:.N{#,8RTClWz6;R8p%Vn>PKEkgJh*Q!>)G=uLDW&Z%pO,rvI~BH#}NqVs`{yIw%m#XCe)3jGot{LM[p+meKy}Px(EeOU>tzvk*Jz30",
"*EEnM]jyM]xXL82>6B,K=IXy2R&)G]g1~S@RJPA6o)^9rS@#W^WqC;&wTMF]n%E>=_%yoUiG[I5fn5MnllahFN5f]x9&VvR60l}1P$7!'I$>]@]gTldEj&vHG",
"Bc@i4cr0,M=!FytVI(x3u'$BrFX%@cp%iJ{GAP}!`C$r>W<{}sR6Jkvd@B]$Yf9(kZO'qmcH/),h]GKG[F~w3*edu:vW<<NTI)b__uEs@`|#B:RmSO+=Y!{VA",
"^|ssTSjYq[tDgk~#cCRWeBfDBqPg/X'zRx,aZQD@!q];iE<S;Y8FHy7.u6v)B1V!{=k,,T7_~F/nJ&O4W-9D2Vv,uSwR&wPqb%Cj;I0pbN)Ja$nw]UpIZL#Y6",
"}`darXXAuoKUfGu_Un[7&<s*In!7xd-k)+XMd;L;3-ovE;Bh[jEB,I_|o9:O>$l$wKPRZZ-GsGtKoc5uL]z[l,37uoj%OsZu.3UPpdqQ&XD,gwi{:&/^C&;N]",
"cejSssQEE#SY;h0/,,`t$*hZB}=%ztg*GCo1sk#bP/oE]Ck3DXs0ZY.N1&y_U%)@DhTE4@w9]KD1YagwYW7Ga(]A8>_x&9ld1,@0t5zixkMKR|t2sUwExmQ^k",
"GUjh]rO=!*pmAArDTS=PMao4*f|40`Pf6}fPwe-l-`{N+2'>we+ZXS-+e'sP+[0Uhu}&sJT!i#O/;k#I%tC#XTTNO8W<DET<1[Wt+vA.EtOfwzbb,W>+[p:sw",
"^`;bb@PBR{i6DB.}~:pmjhcEfc[PpLRv$pUR=Uqyr,y}~U9a]6Wz/#ARBL2t_!>:`|UpUv=6loU/>ym;.fwqSgS*l%=Fv;WX([&/9ESUw'z|UKb:Xe#~~Tprr",
"2nK89P&R^*7!9:J'Z)#kesE4O(98/&@h6vm&wq:a-6_za>&1@Y1mn[6k*~%,:C,X_Jd'&]EEPkuBOI9yD(B^@YR%f3S*M)8<b8:ZOy#IeO278'a8Ngrx$Ij66",
"XIQX~9(k-LPf!eJcBFGy:;kE{9:bSD76.@c/]>A$B,[$|75RXs~^>WrPik:k5.klT>&P93-nL#;Uv+dx~1;a,*u+W@C*O-Wl)Xz7oa8@Sbw.U'b=6<t9,9FZT",
"@z1T5Fe-:uLiyFL8f}TFb|r|ETC6DWNKU.;c6WnA$tnEwl=kx4^ZKjwCbT'MGHHLNrpT+B/Dxov!)dYzVMQZHYWDY}9aEGkN5|j_<i|0*p1w#_5k3C$ja<q'Z",
"PIHBU^3{O8O>mC!.bq1+:m6QJ:s4D+]tTcQyY+E-@8!{20.-fAc=g'>iv<fAdVw+ZW2(jEw8'1fUqW~2[LIG=(tmDrp3seS#`p[]<f^TgRF*ixR`!l*)>,8~q",
">jc:Zj%bBFbM4Odf3IJ$G[YlTk`m$NCw<4>F5ngda,VuD`4Y%;!a8y*/4BS|8mj:+++B7vifTfMI$pa^=huA:nU6N#w.8`SABETEaa0@gdLfFHe`cQ0<,}@CO",
"%*#,yW6R-or8)6zxP5$uf2:<j*UOZ4,h~jEa)ySh1l]Dw}MyIpFritkjQ4rTD6F%KyCICfc&6&In,KCvAF|_<QO(n8vWt3`%6/`qj-l!Oc'@W%}7TvDKH(Dq*",
"|_la1AQ|orjhcG3h1h!DClO/xdvxQ,ig0o)dOi/js%;q8-+cXvYIw<=91}O_y{b+deT^d+{wPDX+>E>}_LMv4qi1Mm[]r50s-ZTNs!g{AKK]bAuKs4zAW=HPM",
">lTZvx$T4OeTdT}uYY-t.;.4P_SRQqf/C)q@a-83#dwsIX$nSFMy-FyqsHIr|Hp,=lSo6`Q8&K*'@Bj[D<!^Fk`&_3r>K0YF^k{TkRp]zMo-`nF7fz7K#RX`Y",
"4Wm%UZ8Uy)j1^TB@Ny*x,;klrFFUuH@qqkGok*9jGmcO.7Bta76(:G3zjGC<#hp5mNHr%gR-AzM,O0eTu`WPtcdRtDgT=6PdpBaN>]_C.22f>xzUnQ;dO*%F~",
"ABO5ilR`J0,CWL+`hn>`,i~Gt8|4I-B[A[#VQL[,aI$qJ:WA`NccJw3LIncsO8Y*8v[slGMks!y*yF~R{GYw4+o+7tA<CVtD!~N9}SzZTL4eP;Wf'7!2GE4'2",
"+aL$*hG<jz[.bIj9xDPp_kYFS!ZifL3og(;@b~y'F./*naVox.A`!M[yOVZ>r9O~+1{+'O<Vz8hPd2(z-t~<y:5'~U1l*@y&52IFlQ:PBXn'-j5I#M+Z^]Mw'",
"6!SG7<hCV!>b('ot3fVKf:+$!g4lIlq.ZDME[U{AB{}zg$56*AFMR[-ok*E4nl(`Sz6g-{R'gMbf%[^pVF2BlU=#r~d:,Nx2.B@j;H/`|~*+dlzYKrf.J5:#$",
"Sf+.c>mK/P(G-k4yvGOC:QteBP:!6H4yjKv/VM'/0:7(b]H_i[OQ=1m/.wgLJbLwXoI@&UhAkTz)EmWC0+.tK^VJSsX5/:A$%fAOB4S}uRQB~8P6MpkCyE(7y",
"Z=C=;&dAdN:mZ5-#z$8_Zd+1=JYv>Qfd!=z@3Q#J%MvT>Nl74.v+%#WloH@`@x1MU0U~~-!h>(fz#)c:RvN}v@dq:5sJ-D%L$+JJSYFa00k#cWvd;0hG{easE",
"BjLq&28fkq!L}T*2}xopc_[C(=OX8qJrtmDh0=_v*A(HT[7MPBk,FDZ#6_5}]&it1/8j;w&uNSM!SB&gYHy<eR,gt+V5)^HdpbaSs[dsL4jn1!4B&z]^N~4h9",
"$8P*Lx^~)p-7'zwZv[;lIjM}Z1;@p|NvJi]hC)`7BkmO.IK!w=V}FY;.A;wX.1F3Pq#2R<=(rRR2U$f*OZdpUj&H$C+)UgLls$)&mo('E>4Fwk*Y7AHC~.p-V",
"WV{K4s&Lf4zhyINF(Id.nVNA^i)<(D~biP{7Y7@%r`VXTrI=wi]9!(JNE`r,q;d4U~m`)ga1RdhnpN*-Kx$Ew9hMojwOE#*g7KrfPdbRklZ-s17h;NJ5[(|c7",
"(Xi]Z,I,v3Wbu&;o]A-L(HDo0<aS6Bk+%3yBSHg_/r{qRlul/G:DN,W076%+f=F+}m=xiIK`0^+x;.fk}uE3){;*R5=1#b'MY!!pjadNG_r{}1P3;>|F5|5QN",
"98#/8i[sr]I+3}uo[7%/%O$jQ~s=w*cAa0YYy^=$*(i`#Vsj@'Ps!!1uhNT'$fv)]R'UBGjjlb6bN!jrG@l4+x<*oxP8dJ#k|@9!h0d(d}da7GMW#%Mk-S{`j",
"^PNTv2!&C|w)2C,Vrbd#/}<4a|5UI@z=;lfDQ;f/c%Ptn:i~i^~!qI8,PnrUiKt]gZ>.M!VFnk8(+:Y$'aG7KbrI&3!<n)k{,)OnEzJSr4-cG}[Rs{Q47I}Fy",
"L0|MqFc^T@&V>P)g96$3EVLIMtb]>wg8cn]5Nm#brIu/z$}K&E<qI7p6zFo$/W,1i}8t%N]B1@q.yNm,@C0_W02e=&%W0sGtL(}7_BC{vZ2YF%]TtVDL_9`Q)",
"B&t-S*hdt!{C)]1QvjyTV~p(`YWHqZmmW|garGiqOP@|GWmfw#^${Dd.n6^Z_ekiVDt;cZ9o5^S_L.P6kw61#`=g|_^r!g8QZf$5riT!TYWo3&QR[x4CftA|%",
"oS%cv~LO.-Hd3T#dSbNPGXEDA2:!f_r$^a@:+MU`cdkzRg8&/lPr~MN5AN+'w^U<#4'Za-hS=2@IdsC%t<h0~s~o4du',|htbpPNND[;_9:SH&N;Gn<Dv:>/K",
"bF8Rx+]Y6gg@%pfh7:[^P=!n:qf/S.MN|cRQbh8+CuIg/A7;W+1r^;]yg(6G&5FyDqG1_~c`GRLvA}nkql)r,5T;2s'l3vp.D)@nH.TDR7ml#g+^i.,X)}h@l",
"b<|^iVt(zAry@7OfpvL8/s@kza+'n]09V|:95`3DBiWWu+K8[5|<AYKg+Ft11*7:fVx@_(~NU,'9}G&<%1u943K5+*i{$PhHU{B<WN_T}=(#;Bgv;7jCCnq'S",
"yy2H>d22.(0KfU(7-UxC)QIFX9.+LAV#MM9Nh,[E{'L_/t.:ja6uBkF%XEAlT0FoKC!-4ui$[5}DYg#-f&V#[n28rXofBPy7S;|vTgLceqBJ'h-3i)l1@Vc,T",
"W~A&`:ZH[O>S-G*1ok'fx<X+TVja7Mg~:lPp32n$>wL!yh@|fxYr:'(.y4>x'4%UHRu;p/>+h~3V!on+*xHGi%B|@PnJEk^0nlgfeEIi@TqC'm)(P0@.8,VWz",
"-[L0qVT6h&wK7/<%0v^+D(AIk6{*dT^CYFATao>^p}|wblXtUD%B(Xgqgf5rn~4sU[g_Ttt>#,{@$t'*.]pqnE;XOQc=1XflZ;V]Qka-Wk7V^<<IdIZEG}6]X",
"!}N1t#*c)9bi02T;=d8_^,{ixL3=EdE}}6C[fP_b2g}SRqcP4rl%DZuZ{Kp*#Iy2!wEG]e2d[i)u>J(Dt!C'>;WU<79wY5cgjc.DR(q^w/Zdw:>EdnoIO*AQ#",
"=XT]}l`'LCYmD@l3Wo6{H#Z&8%MJtLgMl$4N!I~KiT$$}/eL<j`@o(J|!7#Z<jHFm=.w+o5$<PF7k4x{(Lv)[HYxCih:-|P:S<!piJd.2lSHhJ4Z{-Kzw5|Xh",
",RAGHv_C'PgZpL]Qd*eN=>mM+342M}z/1W'_i!>KUTgRDY;>ZP>0;GH~AsBUM.Sw2/-JT@l{__Hd`gDj-42/=sJMn|TV<eg.jI3=S[@3trkpZ,BIM9Z)UMf8y",
"Yp,+'=X:%+$uqmg@$T{-[o3nw9`n3zYT2J:'gjG[V00L$d,RDQ)'~F1K/<7L^Vix+%h$0qTcgit.~&=%I-L:9iv%g+6OsTJdQkg_7-}({M|pA1adFU+s4SQ0{",
"#/p%u$0vciV'a70J)941|YC{0$:0I}V`c$A,0{m[HR/,/D9S3NTu&mD6q;fz%(PKAa&j<&3F^2F*#E^82<RldB>>6^{7+,pGtC'>),$nB+ojPd:uGEY_L@6U8",
"qdd>`Z!j:Bw^$'N_Nb4BLGq4_H#iiKwp^h,[2['[-+$ZWD^6HbDVjbHv;!4]lM}:IZ}9=m-,{qnsw-k,lK#vZ#Y%X9oVzRdWZK+AM/q)wY`[#=qY+|A<d](P9",
"LH.(v8kl,w|QC;zMLkj8iQl%eyop(yyB,yb#(1=IX1kj@mSZImhb/>Gl5+t@X|yh*myt-{!TkD>&Yg(BrAOf`S~fv`od`7eC$B,VDO`JQwu;>%F|RqO#6:cG_",
")M+@~weeQY#)hcMjn8+!c9o)QkZS#[Ix5NKhK>5(J[~dL7X1>0H>/lg|9!]#8stE[NO4}XJ3'e:xFWP&Oaum.~i+n~K#Z8)g%_EDf3$d@Nbj{Ss$}WPe.}cDc",
"z&49X':%SX6OvGGS<+4qeZr%^U{V0LZe@XXWEOkZv>U7>4[o_F6YtGAG7d_34E~s-_fn]Xlx;U_d>5!REgCS~ely7`[wY/>Pr`~+.{H*aZVeV@p%TWL<_6E>X",
"ov79ni8HUU78VnE0YeD}<G[du0=|!f8QyAq8g)R!Oh!B/mdZ2Z*,1}SQz.iZ0^GVE@t{CxQwr^cH=_'RY>Sb5#P(E(DPS~6E~P$.7BIL7bJawPd&GXyp2~GR{",
"ca[no6j/arA2Zl3v*!]*S<ju]-+81=;n0(bw^B^xg|z//q]i}1I!c8V+}M]%i-d@/#$u:S#_%tmc&i'UebM3qgM<El.&=|U-Dg=mR/+e/eFL$$puHG]kI]=q}",
"t]m8>;6L.Qpp_&iL}b{2_O<3Ks$;gf)g,E7tvAD'vByacH=BQ+r|N5}53VoHI6#X$8:UHg,&9k4xW):i8lk#X_o2oWM6#AY+Z:hP]&j{jz_`}+[^A#;yQkP^%",
"7@-|jTS2i_9U6&4FrdWb!=y)}#$+%$]Vlzq/v~HeVi[Rr}zWfw)BaxJwnrWirW<vKGbZKJZ8=Fy-qhIAfxN33nF%Bhw)nw$~z9@.7=5i<;i{|V6M2!:c2AekF",
"s/Ak~m($}!L:iVL,@P$T^H_KKR*Yh-K!:eR:m&DIbJYKpxF%B$FpqV(^y_m1r=P)P0#Hb9-A@2g#AVmnkD(*q;<)5cISMe4NU$EW{'s0OqSvC~O`f}+'~$d&:",
",-=tXm7cb427vp&uetP`%q@&XTD3-wLmt6P(%s;cPM&2q0~<3~nn3^m&mvp8NL@Go]~8J1)Bv*=(apvAnHKw`zV5=viEL~rilbe5O#,'LpzV,[ZL@duf(M~Va",
"W#7rTd>S*;k$sPUZZ33bCt:tzqFLz}Hd.T:]^T[E:*2}>w=HlKKi/KTi4}CW)'&/~o6H*2re47u0bLFbhWS&6}|OAU3x!vC#MM[<lbR<M3L;3U/#]+qlO9%W(",
"EUH:wUA(7N$v{]Ow[,T#m]Rc*l{+]ZYG:mzp(MDmky;[hl)b>Uky'moA^8g,DX8!t.nIT+n3%S=G8l(eP~Qd*bUAitVL503+8hSj=U>o.gO'`ib!oH`]ET:r3",
"lzKJ7stURJ^vpqFW^EcW>E{VG[/i|O9i4b%};+}]34RyTyLh7TlK5]5fW}<@9R~|xYh^vEA#bbh4<nJ5_Dn.'K%a&M:FmHXh>S1Tae-x|v`T(E[/wye]=)w5.",
"A6%Oc9AK=vIGslJn(C~L8C#T7I,e7K$U=*2U|8,YZ_)w7fV7jU=iS31I$V+p*E!yBF}<8SYtX0Hy}qA4x6uO91~T23U:u`eJhAqb!*1_rPl0nOyo*lCZlf(Qx",
"cy`sOe9<3zu|;^WBKq%`Jnq7h~<O=XYOA=TqyEp&>f7v$d0VZ&(]WR2w7(1V:GoVX)EZTJ/}($d:Qa4eU&1t)~G@fwT#dF#GEkfB@.yvGTcz9YRG5)JB!'%2~",
"YJfOv}-P{_wl&awI~dV.J-53/b`+Z&(9kB3IdS#RW!Q+^'$mRv{LCtZ*].K/Mo^_HB*6Gip<V@#2{I%QQW/Z$&.)6O:ap()8)}f5G}XRCYGk@>bLY5oB(P/e3",
"8eB)Ob<cx8Yq{8yMO@)a'*)N)zwr^;1}c$E}&}UuJ~7O'57t6kVUp:9E'<y&`C):5Wf2M:jl`14j!%&ve}S'Xl@e/(XMzti0`[aw[ADhVg~B@RaruU,hP#hui",
"(-#4HKO!7Nn|xW:gqaJhv>J*E|j$ChD8])#K_A]<K%`asT/LSLTVjx3|QdLw)gc2hWad1T~C7u6A2Jj4uuD!E*6$|]t_QLt^zJ^m{T]8f5-ez{E<-~A0Ut<BF",
"hpi}#EI0I0jw)c~kyT[<&hr4l.~fage)as[1&`o6}IQ$e!ex{zumdYkL/I9'OF{0l)rtK'mIizLu.Y>dtEm9.;n2I@jmA4sicH#DLaeV6wR<,-pga8bzyulTD",
",Kgo%Ph_Bk=t#]'3npWD24#SUP+Htvwim0<FZe}jo+_Hb@+sJ2p@f`N{W"};
GPUSORTI_SPV(onesweep_inlined, onesweep_staged, 27531)
GPUSORTI_LINES(leaf_starts_address) {
"&xG-h2-DuY7D5=5(LmR^ki]E5[RX{p|37^u72Wu@n[M!/]:(x|/j+OrtS9itU_{#N2hZdXM0#Y7NZ*:b9DcTN`F:8rS}#j[7N1+g$W&69`{={;I#Pv6<g+j:)",
"E#03XF{}V{M1[BID4j]sQSIbc6v8M5]'+X3D*(1>A0!{(/#ye5&Z=VYw1aXY9Rwky),z-c4vS*pWh8YeK~S|Hl.xxA'U.)|TamfN:uh}-5R5'~D)>~Tq9UU^'",
"2z0[^&Rl/F$~PIHv739HKtwy]Q>W;#Q{6bDtZ!a]V,%#.OXCsnv7-DPNks>4WVnqn<*5*bSH=m+qvTh:I4]S4r'2GeETt4#&ajUq<j~q-+.FKP3TA4g=Wg^g8",
"=7>YgD<Sr&Ze'+6-=g025'tNSn(.FhSA,6F0BHQ`jkv!OHWScluF8L*{h#P;oJXMxOT^9;bHdfYw^e=r~da!xIY}OHQc@Sb7'I[~d($CPbt+P*{5i$K*7e7NR",
"Eol.T@nkM76O@=rRCW*SF*0PalO9lE$g7zL1~h$x6/6MuHd(0>lPe,5GU!aKx-.g,pvg6-&LW<7|a%YX_ZWr0UiAw43/o23`ihj|Ka^+~^c*,l6{+g$6[@![&",
"VA}<6{r#2pKbMq9rGW^UkrI*]}WU#H)s<578{R[j&%;-bxiIS+20sxvY|_GxL-L*Cew]!-oB8%FI%~:<nJ4/C4d}V[D9o6Qz&MC:Cx{8ke]5jMRb3*${n[6]m",
"D!9]LG47$.lR/e2!*y+vemW0<7`&];}=Uq]xVYj*H]^XL&)t!I8F}kpqq^;'E=#Pzpm:Ygx/2DDXl)[$$6{X]Edpz1sV4mFuCUxVhaJFdX*:nr94h63xPR<}"};
GPUSORTI_SPV(leaf_starts_address, count_address, 2543)
GPUSORTI_LINES(finish_address) {
"'6cKyNPp9Yeh(st(AZ9{i2RYMjxg0EE6[nc,#(-~!2u6Eao7P@i#HK-@oBCBXG4(bfG,GSo1|0)J}PY#D/a@[jc8iGf^0OOU=Z-{pf1U%*DUe5D;%#/XNI7D6",
"3sZU8U=_fV[/{IO9cNi,$F)Rpa{CM@mWdShh`|WG#ak!,3<8DgM$dd~<^;VWd,tV)~o&Z8K9I&/C~!jRt2GlX4_wjn&ME]Q['UTYGQa^>Uv4;aM0fRy#S>m3j",
"M)ej0;~E%>w-u>](b[>SX'r=hu@OQe{^55PFjk*yjJxz<[HslTommomAn/kyqyP!c$AXNPsXd1x^9R-~zKKpT~7<N(tNc0`v)H-JH*Pt72R%M$dTvm``EYix(",
"EuSJ!=~IDUvESY#tkc1bu/&btT]ID+3E$XZoAE@:rc:/1*b{g0<9#HN^y!Ed)Dj;a'<wnrgoAZS3C<;LE9BqUg+uuL^Z_;l/,;w18.84~;{2_cM^>=4Tbor0H",
"u|>)|{k@0159PZ+c{f`96'6Rxa4QDK[1Z@ID{_X)k2$#X}czrnzI%*|y^&dq6xs8]DJ)%IX8jw6_FzWG@(|N:ASd)%7itzzGI,DkwE=n-;o`NJ0zR@CO3k.$D",
"mPGY|s<|ox>5Tz11%90.YuZP>-L:u7~{KU1Txz/4%+Q&|y4{Fd]#8:;Q~A}%8JpB:{Y65bek)eV[ni;0'OFMb$0ND0r7TA%jZ>gPfu*=vB>^6xh1|bs{Y9X9@",
"BF8L[9FsR/9V*dXO&PM6`!)@k*IXEa{<>tS$vj`aq4uAK'r@OO>s[oz13Vch{<xKPSyrh4`!kNkC:/_^#k*i+$@oX90<Pn#TWk6iaL=HNSmNE7x{q4MP4x8k!",
"bE<bp0ZIgqgVIM[.@f|amMD5fUpLnbVxJ'^S|]@~t;maH8-cnQhU@O@zc&0N1uKA_am>K,%y1Atbl@Tk-fuVh~,*Wi[fewy<<=E-w+`3Bn,8QqhPueUBI!m1D",
"exn413}hFxoWCxNaH[&JW(L_;&xQ^xt3l2;#7D+q*XKusREO/heVg(AM`:((({8ZJz-:+Bs3KJa0q~r-$Vr$2JgrkW7Z(1BcgEyfOu*NuySeqZ69K:A-lR*(%",
"Gccu_Qk0AmpghSvw*dvsPhR0|<-1^%B}CrvpkS<u{jp8tk&a]{h4C,%qN5d-FjeUkcHn{Y1(6E&r^HpT#s3V)s]^JzE9/Fj}YX|[!7o'jK1xqP|'K}$_9E=bE",
"bFKbR29iD=!Hdlhse{-4<L>!Lr8e.6ONsc<{lzw3%0kwd|sk1q#LoJYClw][m/]61[u)ID+7KX!T~<;SgR@7o-1.vmAj*V4$FPv}pXr_{[u5ijFNJI{bt"};
GPUSORTI_SPV(finish_address, segment_count_address, 3365)
GPUSORTI_LINES(leaf_sort_address) {
"$lc|-|8X<6^7`U-4MD0<c~76H09`E^Cgz2!h;'ozMvXG*Ad!CP/aIsjQFZQ9R([tXG3@8Oa@!tomR{w[fVU,(<KY9O&=.U<<gF%iXjabA8bU,{rw~4|1`/)3F",
"v1e|bI{eRW<:*5R$CwZ4qJW'gK|(M(UpfyWxE9dF8Kuia4yX{g:.>WVO:s=E(<nZ-w,'IeIj-9b+d'~u;r=If8xvVco-k1S=fr|rKk=6O{r`-o0L-F}[:-`$5",
"p#({nuSEFq0T[S&h|VRAjvD!EU{7&Om%#O><5je5<:}.@W}B'a62$GV]XNRr'u#a%':zTSSx(v}&T!<{QMdKL0KUyqv*rh1_d&].7i~TyZ&qv]ux#Bk#(Gz!)",
"LZx]*:u+TmZ#;H.e26VJwIkdc@Bj*;:XuIbk;(%`D's^dJS!q:~UfEJ(Vv+7Xl]@']!R-]C^Pe]s{,:.51N|,33D3#>i[#`*]>BHH[R$jCEco~_7V|ON3-T9n",
"sBXs9,w7i[]hOyC&0ML*.Qskg%c.ByJ<3#x=eV'=hk1S+`5:r}|X4iM8~(n7Vf;D6#`M_PSuL:J{Q.6;sg^d^>(~,*He$`QWh6(w}}!{]mL}.[vuLEKVxF8<9",
"OTB%<5Vfy5*b>3-N1*`:!KvS#lRl#|K-lh_SV!qX~#<-Q(`Rg5L-Xu@okXL]izLt,vApTWA-O5)aoI!HasC}w=ZEZq~w4+vfJu/:a*wy^J'@&W)O,pn~NVu!x",
"=jqh5~V7Dj,2I7_s|w-e}t!+w|V@,w0>Pq^Hw6VJ>Z!vs{z0.%4s9X@X]Wx$+IoO'}p3jVDe{SMy8##dRp:l3Et5y_Mc8P)a;%B|S#FxBI,E2A@VHpztMS%TL",
")0y1IF{KRM/3};Ln$>obE}%@wGkvd0{R!|~lyK=_D|TE#O|9.m(*W/`CO9o>O.|8Uc+pf,CCFo*iq;D5h{o-X$6;`5{-FWQn}}gergM'r<X2;K%.'++%{Jl)|",
"[qA.tTbAQrHp{:+j,3x1tM]$0kVsYUSAf}2nkiXn96RkdfeBp^Q|='SY#|r#tL77z#W6|$vl|dgR:VI$Do^.B{xRE|#:=t$#/DbfV!2hh!Qt0NvcC+JI-A!sz",
"ZhK*{Trls1s&K[I!JX)C#2H;PR8QC3r6waxFGQ];f-'.b*W&xaC;&NPtO^xJ}gDL,zix1:vZP*M;S1E}g,YXE.l{)Nb`|tFd>oU7/dp)-o!G1M*`^JNQW#[zc",
"YibS'$%J&IelsW`Yw_9[#)YQfa{64DLaaO.;>gUN8($`O+_)w`FpNLzheA8^3JVk@*0*sDJC*jh<dIeu-*pe8k=Yd|=uNENist[4LPRSO=Vw,=aIMs,5RGmcw",
"UVrW~`}/w6A!swDr]Y[_/jL<go{^widZY$ghQZbh#i2NK$)]X))O8|my3h^VYs/a784y(H/RvX'tNLX!P9@n6Dap7.iSZ8)XdZE8a%djX5=!`+*0kf%ri<+O;",
">t,j2^l0dGD[0r7N]#&dqmcwrc8prFEd(-~B0i:2*!QJR&}zig=S5Y+&|1D{wYs;B-vowmo2ac0.6O=p~}|c=5LjWD~A>K>v(&7{$2PK]wROUO-&w[9rc)dGL",
"zxm+4Iym;_ny=4@g`,'E6@G<EVMDM8cu*=H;JjG&`^MK3y#dbvs^w].-f4]SkMeH:xL}>c<#%_/`wIt0FoX``AWQe}u0H[HlG>>{>,igQ'M4g)#P_YJ$gJtag",
"1NhffnD-146WCVO*w#r|Nim5f*r-cb}GH39zv`2w$XD[B]uO/(TCiO7LbX0n*28#t5-tz=a~e4;AyrK3cfvCIfIZ~),fe9atIHkry8a|];rot*%5kl$<v5KpU",
"J6I=yP0Af/g]x<tKNI)M32g6l]ySVl~~{>:r0DOv8}sAq`BsEN4F%,2YZhnV)N#]k2c}2hG{f~hn,3[_5Tt<-@9dy3${qBMU:fcs]#aR5|wOfKJ!_j`Z6pygP",
"2wa75&S+-7HQ2=6z$2}~}Bwc3,z,Xx&`ItNSE+s'czJOr=ZZR$=%0;s[~t71^mb&VQ_{U}&(dsAM#,gQsEiok>PP-z'OS)(x]XGa+vbzQotAV@*uWg0qg/0kp",
"aPj/`I!UCq>p>_Y.kYK8;T!@C<I/u,%^m$iPQW3{Qe*Q>m`O[w1b]-b`O@b_dD}_,+m{C8L!eSFmNV~F24z1B!Nk%}VIcI(6:h'z)j=SP=sy]hN&8QimUdv(R",
"h{Efu:^GTEl8p(X-}yGc6.1Ycqz.dD3z1Y=IfQMBSm_OEpa8&L&_2`+e;V$iNX[bHGlOG,hhhl.gFe+c/H'gFdFI.BrUn(m5I/E7T+Cxt]fJu=/~e]l$KH2Xl",
"sNeda.%i:|vnZ=Ccq]cX&nHU4[>DO)SdFu>F9X:Gqd4<H$$a0Mt9_u8['JL*4W=Td`apO=Vu&.htj0/1mcN-e}K'EeZ]y]c:G%;;|LB1WvzHp)sjbK-^okx.4",
"2$b0@$dfFAWQRWgqy)R1OQ<1]^FH-|=I/j*HfVUH%V^.N<]B2&:v&d6f|bJYVY`$iFp}&AL@W|/c!6.]sa&3rqpP-l`x=h$sz/kda1iY,{zGQ{]R@E&X>PmhX",
"NcH|6kq]s]Z)Vt&7WX]=C>(tmKnm=4NuA#ub(|-xXrO,K9|wUIE5{E5bK!(-H'/Yqcc.coE.,E*8uLg6PzCPA8N.=4L[(N/kF569v^#=6`k|{iXbv^'T.drJp",
"tR]#!P:58TNMfS+B'vsY10.`D9Jf]w)%yMXW3wdg<m;]Y-{}@GaE{#Jl^[QiGpUl5Ljq;HUZF7<q|=+~XI4gE~cIh7s7O%sbMn<MV@@dWgbql6/l)v#`0I3d*",
"TkU5h9/gJk~&A@eu,'*Tb!!`SNZBT)<>vpkJjPdRqRtrq02k:3,`Q+b8#h%kPA6E[gMDhHR|BLJa,[8gYlcM}b`k=dVM:~>D(>plCqv}mz+=0~F;OmXh!6_.a",
"8GXh%1RDo`*S&*<3xhS*Wv&1#Fv@532C7q^:d5T6ZJK#4mF4(ml1~vA'H;8pMVnj={lz|i@,*l1&P'*YgItAr{~'dPC{tzuyKn,`kaPf]d@-Ypb=Z{(uuS`C&",
"6-xk9(_:m4@=N}`)svQaY7qmk:g&AE{-B~aQZWr)7=0&)bWbt(:aPA76dAl5rltGCN&(3PL'Aa1IZiIyfZm=k)!BS~$f2O'mMSeY3)I[C%Y{/>,%Q}#&FF0}I",
"[ZF[ITK>Oti0qO2YG6}f%)uk%3I7,<6sq'kO6v[DamTc@5.oo<Mrhlbunq4McD}+>(_iZZDF*'Ez;]kw>q~S--f#'qe]_}#|2HnJxLzFrPzm3O_yxUM!]=Vvx",
"HZr&A.l$MNqmpE!1*g6!qwe}m1q4L55g`GP}M'~'MXg_Oz!ER7v@_7yf&%Jo-&<IK*=q.t>mAt`|L%~m]HDl!L7f62,U/JI3X2s[UMhY@wEsbZO6O3`yn5VE/",
"4zC!(Rw|;z{xv,,Y>/tO_xt<{)h$U3G<3iv.Yx]/^=:%NxBU!0v[&P2M398+Y[v|7}7I%v3m4|9`QGCQ>VIu~ye2hO(XLD~m}0SgZ|O3@cjM:95KU/L3R;^[:",
"VWZgglMxF1s8v6()DW%lb5NED'2^TT=!&kP'yd>%cW7<h7L4UMD'AiNB%m/;xbpZ~&FbJh,RXju[gM5YnRg2Scwc~`J{DSuTGB{(Q/qtjq]H%kyH|.+y66&Ow",
"sis)*]7^Ujc=u'c(<stI~kQcw5~.DKV4!6%N%d$EGRmn'Hy-g!lZO/n#k'QIN5u^e'3d@4h6kWkjx/u@-9D]bF]Yss']CXh1^{4}i@JH2>;;a>CFsHYJWNE(Y",
"w3.=!FwvR%qs'_>(P$0gdPRnw+rohpJM&;CHl!iU16!Q_1V~MN|!&O-_R9mMD~2)'JZn/F@P^=QuVZ8/p[P{Uxx1E9FA+Xpg5tjp^YFyEm<unBS!]uAD2^[eI",
"l#>dlfKF>G$mt0$=Atxv/<EHDo|uJLGA9vvMj2:Rf6U]GveXM.(T8%_{Z_~L|II6ecjHXo'^:b2uLlf:):x.4&ozC{PMz*b|fP;B[A!3QP&=r|BBe^7@3R9wq",
"wpz+r/#t_VYzI}P`CRBfUfX,rYP;^|8Qe8`4K3OVHngXQKviCq!PB(4F|H=%(wN,o]=c1p=rB2F9rVXIGDhrW2fxz2BllYkCIlXinW8z.pCbl[!!=oo}#l#2.",
"H^M6U(N2UUf3&&@dfHv:=*`hz9zIAps#>eRy7imb1d}=1BcQ}EId#TSnY;"};
GPUSORTI_SPV(leaf_sort_address, finish_address, 10013)
GPUSORTI_LINES(leaf_sort) {
"'G]rwW>eFu.jGZ5llb9$f{|{Y.`ji/nG[R7Wxw:`<]S*XBpqL^W/^m/xMB39njL:Qg,z:9.fSh3Ys4'#CA!5>!]1O5FS,;g!QL-;=MTy;J!M.*_@M7~25uF;a",
"&m3R'lc-/tQ:HAWEBVurEpSYinKL9('IFbx4w%o'-P!`qh)u[C:!|7P(wKw,pxhUh8=4L[~s90v`Zyx%6!P/&m[#+^HmP&/M:e=%'hP+~3G]K9P_U'v34,Kzx",
"3pZQ1G.OUO1r8jXSSR2l,~D/5~BmA&MTqAj.'PM5B+L3*ctNgBl'8Oi_c]I~xa2@>s$AYh5Q.g[GT%6+DH^>C{/}^VqX4Vr-8U2o,du})|Ul'Q,re;cS7kd,:",
"}HBA!dYHt`F@u-QXQYC!n4Qb[&&x$,Q3|PIk,6E<qzX=6k`v^|(L4D4mRRYI[zJ%t}T:.2Trjy&YZC&[Dh_N',g:BO4OD5{(lmxYG<d#i=3G#I+Qt`b!@BKmZ",
"KxQ[%s%l19[!$2a=WVq:4E(:vIZid^N_gZ$&&32m0``S4/XMil[>r|c+Ge(42d7dkBtT!.:)!]h6#*O]z&RKNoCZ,FJ[s4fG(N=Int-oK~:LIv.A=&:3}<[Tq",
"%>_WqO9@U+r=(,Kja]V&7P<AS-_+*~0iJ%~eSq~`3{h@8MM^YNCYK1QW&UT~z,e[wNXRY.UCQd2M.W|M,!l#lGwH[[Ua2c-#h09$8<jSSY4.HIw;XMcC)}A4Y",
"os=;|2y}3er8ikg_Qd1/g&zO<fg3CIjz'LnY#UTLUPodqsvR-et$$'BCa,nQstavw,IsO=^(zmD;*-0)Sobq>Cvht%.x7tDdR@II'Xy,IF,R@F`j;FdT>_|/K",
"Cp@N-d9*(FbS]Vk:bMUOk94.Z/JOA;jpA'}!HuVCQy9&LA6};^C<S.fJAmG=7qreQc6;b1t@|3;N+B=&v=)!n.+]a.+'d[`z`(Qiydp,x58UHl~ri,Dgn'MXu",
"-$d`o+nON|#;mgF_((H,wLG%{G}&T@T]67p!8FEv*hV3$'DAXO>e,&o=SWKY*<52m:a.Rq/3jwQ+qa9Z<$~2LgG(s^g52K-^W;;jem/`QfTs)gby6l04YeK.L",
"PXvo{`sSuBx!)!r5-J|+@~SbUIFn6q6mT18cH:[TT6zA}|(Q+eW($ZhFKU's[q;=+2`:eS'v=pwDz1U.3)gaXTIsOxs;xupVl|_doP><&JjM>Q;9'L6e5S*=S",
"ON6~eKw`mQdGqF/o~G_{5u&~Vqwzv<mT$E4=fpc4@<9;f'Jq`mAr/VfGZz:@w0t:dD9D^e8|o`R)~+H;ffEb47,T(*'Lx{Kwv*(*`Kh,gn_fq%T)w0yIUo/XT",
"I1}4{`%Ql20E82PbE}/}42BDB:8*9(G=i1mkk7*I)V|RiN4Ka6rF'Im,<8ReL.@Xpi$W^{u&c]dIR/$lVlI>y58S%3f:%yx'Zd.#l,-s5cE'K$~p|Ab}yjiY}",
"rz(x_`<gd;(4+/9Bl3^tpZ_;/=Zb}d#d^i]!6Wp*{z,H,bpM0ZbtAxNfe)7jm'+D)#y.R{t6:1Gki0)Gr]FU*9^c*fl:yS3z@fnhmpk]m@OjKQ#HV`@%-*NQN",
"79|J$pgrVYb_L7=5]SEZ&'Q9)a7Tzmaw71ua_!$t2[W#:97Emz6N2*6Z77CvI[~JtqhRv~vmdpr1#[;b[E[G&DP>40Zqv4Z3NQ5O<$~:$LNYHv/m^P(o@huY5",
"j2CP>Q$p*S,0;*z8UdQj:+c~Ty1</v+zOh9vOJIAOai~4hxa&ufUh,j7)B{Kz9V134ICF]@i}+qLa)s0f~|$4Z,fz$g1^@>8_/JPLsp4tXd]sso({:bQ;_~Tw",
"0-%v9nu}$_3%dC-/}Evz;P4TVL@VB2vow8!2Zcd`ds7DGBzU8O]tLR&mdJXPVk|Y+28WuKps=ESWQNK9k:es9Q^2kJgO&n2J+b''_2lIl7C2@oTn_iXA|dKlf",
"j{;t;xqFUG]0Z7G=G|#M,el!S*}|nIijGp.xXbEZ+&uTGF7bh4Lmz$tA`AZP]9ZNZdpt15jqCUdBI8^|9}buLbK*<FaQnH:HC'ow!F^mweG(:pak[w,o}3:3p",
"QX!():wZ/-VHUR7/%`9BUl$I,k#5hKLWO|M$S1Qp#|F>ZskN<Jf{5$wrdn%(JWLp43N&D3&hLO)z5N#!Z=4V~9g:4tf=c/1kHWz8Yvl.L/~D)aMqgg+.-XG/1",
"6/Ip7k4l6::Y*d=m!,C6)QAi=.*>l%|^xYQIs=6~@b<KeBlXEr$FKd5nOgmH}|jg`TmzE4jlz3H-y)H,~v@3^j=3D$#uTU=fh&6@Fy[^w-*rQh=fwrz6n,|&L",
"::Gy~Wy;m3eXVD5B!_'c#xp*6[]qBRWE2Cve'XNUkyckt#,zjG8~}-f{VZN'lH'C5)i)]zuHn+(JaV,#@tuS^!^tvPJ0%d;_(@W37e47d{LZ9d`v41vT*b/Nd",
"Y`RHLBT5>LO7{0enOwQ-8DtS`1>5:d}p*&1+6`FR3bP56&cNQGkCXJ}<z&k-xZ]^5wJ"};
GPUSORTI_SPV(leaf_sort, leaf_sort_address, 8650)
GPUSORTI_LINES(gather_address) {
"(pXl2km<9=0idCkLWLN]g7@p}cuV+D8UExsyF*4N+G|/{;Ut#d#>q.dM'+`s8#e9XK}inh(|5|*TA<+Z*}k^Va6UiNDz$RUPE@=3Fx/!_P(0uYskQJ|I]eEIa",
"=wksCx&%0w(+N(EvpH=ts9Z~CS@t)3PJcEK3-ii$]r!FwIk(H_xqE)(Ni2XU:qe!5EVuVi^b@MCPL/*Gktq7mCz{'H+K/WAJ+rd<:/}#Rv61mlbh3L}d3sV*a",
"<;R>x8/4S-/Q@.K35J2(s%0y(D+=a`Pr-)!b|tqZcK4~;|]Wvik4%CA;+Tt~B/B)FHV::h[jHN=ghBwIScDgHs1'mTD7SD=+/EebS_>/%UpiD.V!0`^A!Uk(s",
"PK_QS5'mx0_8*&8H~%=EsMX3LuyotuIfGxi4<s]vIcmEf:srn~u#`1hQ8M*3sRUDHd:kX9`=kZXzFkr]=s=~#fxg4~n0O8M!dh=UGmu=##&(|CinbzZ4_fYzw",
"ibFXon&PU9{/cK)v-woiMKv:4:}iDx{@.4b~Y/HN&g'qM{'s3H[FuIoOY)0;KDk+WmM;Ee!*TM$5@$DkvI}1@K_z9Y^|xHaZ7[]Uom{!!'R4lXtQtKiS%5zRK",
"hq})]SE-1p%X;%37sp,&0aa9Q,f{@iP7h*tV5&w~vSk'~Z[I=2]//C^6TpgzWy)$!O|(Zgz_y)*a^!#ck,Z{i3}dm$*>=}i;.GYOz#;ye;#fp+0=N,Q[WsCL'",
";u00Ex1EJ_P*42b1]&mv@D}2wB-mw)^CaXh-/[bv5diA'W,k`,I'|>KML*0r)]I[]ex,8NQzfcR7CL|MopExW76_Ht99LI`!dUy%sG'E'rSI($sKrQA0gEe<t",
"OM&gju6FBGrie6SCjEGa{Wg|X_q`PH.y*l)VY|s((VXE-RW/DDq%7PPTU&d*g)]#d=0QA3qNXmC.&Qd-PPR(-|nN:*VDGyaq~I0+1-_<(Mow<j9z%{/-`d`~`",
"J)=I,rBG`**8xFQ+Y[#Ry;i*x99:qb[4]h<ajaSg>+INU!P((;3B~,;zo2$Ymkf8imhG~'(C8l/c*v9hn7IMAuTwsSod,xq)LY[8t44;Xe]ve;+!E=H~4'7{X",
":Yfvr/@rSow6u5.EdB3Mvi1|=J(Ymm%kGv+!Y^Ly2U^~7/(z3}2c*K`VG7{@r-2mn^HRN=+n~!J3Z~g4/;&dglJ0bB-/kgi;ea`[Wxg$)vRiNW3.l5FX#L7.|",
"ORo`'7U;~B2>,^7G=Y3M(Rt7HqE=!3V[IuVK.Q~9KEN]Qa4uhN02q|6CsbpO+[ZxsQ[-13XVfOl3{A#}RKU0<-J;#RR4TC'q0z'{,Z%Wl*NF^PsA<*]6|_Nvj",
"/_h#"};
GPUSORTI_SPV(gather_address, segment_count_address, 3063)
GPUSORTI_LINES(gather) {
"&z_'baJ@%-OOcy^-gkL96,3V7#!k9$slfb3l1af6cV'y8W@$K]:M)8}+Xo>R|*'V_5dh=C#,8&Z9N}FE3#@w5dYj2qD3Ighn)yEF1<=WWWY!K>bmhzXPpCdky",
"FwxU0A0'l#+)#GC1s<a3Qb2]1!)FF!uG@gUvz@asHCXh>u>3(e7k>AgX]t<7(sHbur$4OEq/GE.>Wv:%]9]VveT$gf+Z2R05bZO8=Wqk,`TSvYrF'#rTnO3Se",
"[e:A>XaWzrY1FyuwoFVvHkr0Kp*fL;<IZ@aq7q@(%j$xyeTDL)j[W-hRj+eUxw0J.abDlSu;5*y9LBL@i>Uy.`I*'dKR>71d|5J5AWJfj'$D%[!,,M0,X8wQB",
"U_DN_vTk_BZQ~36QB1teg*sX&~~1/I/10IfSJ{~>zx`1aK2OxsDA9e3n{E{Qi%-p!{!*3vn,vEXPH%6yb#j<zsv:O}C5so&4W`YofTLX,(1g@h>4,$b1UK(o$",
"=(EsDA~}r|pEXQ7bW1d~4|9}}r*lJmhGH6+:;fw!1[>k|>)1{m%/'e0(!Xc-*3{B*NM[#>xn^#PkmmhfUBG0S+f(d`@~}Tpp~}Pm9u#P6au{<9fR82`THay'{",
"'Qn}tA-a14&zBWGFBK#)FFa5MY]%WL]9[Y2q{oIV^bz4ll$5L{G70:5{o{3{8qm{#K#)*3fAY+&dqBA!4HOyS<#rAoPoN0#Ltv(;J:@c<=9TP1COT*K#JYEmL",
"[osinE7*]*LD_p%P!U;S2bK.e3xQB7sDxQ}'pH[^gn;<7L-hPd*<i#gXD.8]`6r)B@GN}vfZTvNVkn+L0F]QS46y'0xd'A$)PW"};
GPUSORTI_SPV(gather, gather_address, 2246)
GPUSORTI_LINES(segment_histogram_address) {
"(cUJq]Gm=!!4XkAtV0B!5i3=4H){LaQ}PzYP,,YSQE#1Ic_NB!0+5w^F<LKZ29sD:}(;px:}{e@7@M>.Cex+NPFxu3^jBrYR7~z#n,e<d+1T8YfBl~DS`<!v7",
"[Nw3bs56iLpl@C:KUvbCV,y!Do#r7jF%@On`cL,}>eG*%tk}c,Dtt;2A_=w*#J7a@'%CK&6@/Ff2Qb_~$aBVirb6wG5q:[rGibxtE)`Eb[(Aj.jC7:A+N-J&k",
"F^!,3p>JcMK4iQ*y^|/IsRB|#@!Y|Zk}zN~LyD@_-'2uwd3ajA@eq4>d)t(m%2o'3q]Wv<i*1wNxE!rQYRQF=H<W=*GC,X3ar(/J0I!tazzQhEN&'Jpn|MaU.",
"7l=G*&Gwx%KLZncn=i0x*@@lu=:7t!d=uh8e/@)a__[C/{r@twc'M^X]WlpqZd(H2@qficw!QXAvrU<*8MbF`]B1Kb#3Bv:tc#x.pg/%_S}8g~6OrMv8p^JRm",
"vO>$Z:AXLHoM@_9ia5|7p3acZxOw1)2kF*mmv;Dud|qWo&GH$hUj,z'4DxremspOY0aU|6)c'{TIf|AhE/T}A';QiGKDd=6g7-/0sm='o!~i)|srtsDm#ZAgp",
"dgu[l~zlF,Icy|(J!IDWRGD(D'1,1d9G*:]/Kev`VIvrnhQvY&a-nWl-!dMha=IVo(oifZGwgeX$&6=}!!"};
GPUSORTI_SPV(segment_histogram_address, segment_count_address, 3100)
GPUSORTI_LINES(segment_scan_address) {
"&Jaz9%XLk9.c(N,N([j8T`b7c5%c4{3$67.EFc[a&I,QD:ztF;4]UsJY#5D@sVNASs1i;Ixxkos&3WX2*lgMPj9'/})A&dRVe':&bq9Ogu=_1=Nmm)pj9Y_[m",
"lh2W1mqzh:o<7)Z_/699-'.Tt)bX7Dj@LNykHn;`]m!t!@qFj0GLf)|`tv}D|SVZ,tHTOG:sz9.59gMe8M<eeO4|3r//Ic:F(m8sLhtPu8vTD&|<6oss2_-ea",
"TrS19jBp>do+4t=V9j@c6Ry9l=;fBOIWV>.5Dr84L6>{vK{Yro>6Cin(>xuJ5m:>Q|p6mE@O5P`D4[k'DjqjZlM]`nmYAyRA$B=<PF#mGc>_K,0qJ4;Hk_yM>",
"U&n61{NIS~-|6&_6(Fo5}vC(nJO~FF,>.WYKGuyi+}Ic^Z+AJWR'wqh#D=^%}Dmp]LCzoQRUC<,ZMgFcXs6sv'dpq|#,q%xiBy535S4HGKC#6^yK)V)X9So]L",
":wLMskZ+fPiA]I`>EIMPh*dWTfkEWr58F[vBg=ZK2J9g79vwt8#0#3Fyp/5$3wo%bDmZ~1d!i8bx.Vw{hTJ/*qKQCihV#^|[J8olEygg7QSHW&D&GmA;jUH4l",
".tR29M-[L)gNYnf4m~F]rP]@X=P3zsD_A53}dG6o14s~QAThn|h]0CT/(wT6*H(hou79LRM(fmaD1[>xgg0c|A=n.^_)>N~':iM**ydJOGRjr`>+WIKU>M~{,",
"^<^uoI]ZdRYj<*bOYe&z_j#ki!Cjzs[f'@LA!d(rlC1yLU*U_MJo+[j2CLnxhn9^>UXDsI=z~Jp;A{2=[#,@W7fM7T:|3K.H]pz6W5QJQ1KyH~`HeWb@t#>AF",
"72;-ryxe1Rb+c,!>SKfqIID%#iDICJgR~b9V(8F0)y;47|i',)^Cn;Q<eIAc"};
GPUSORTI_SPV(segment_scan_address, begin_address, 1762)
GPUSORTI_LINES(scan_address) {
"&$Y1^m-6(/m'PTA-X}m-0>@Df'e~r$0e{FhyZs;[LJ$I11uYTOAw.ve<eM_TA]lcv^zu'OE'cDwN1a)~#0>TzM^%XIYK%ALP8hds~f)XTX+<$-))Jy%#BYsXQ",
"'q9]{>FX1Y8T^KtBlM:CK(PI_tqsE(B`AR',]CAuvulze7]&Bwa_G<#]xu`LHd6GodqVO4hp_;z$gD/+n,+A#9*RyX2<]`wA~)RgS;e$cQ$o@.{(XP@)0A*i*",
"[>8>@&6:PN+u]=98nj=>i8IjLo{}KNPyt'tU:;y1YuU1K:y|%_/`%%|z9C<7&zjr(@=mOy%j-LSk2x|7gv!{^o$VNskt+ITlRRq7XgiE[y=|'Igz,:^v)f39/",
"xSeRPu9n`]W|O;V3<kU78o]6^ImJQSUggFbDh+7JB]rw>-GLrUkcO=,<Z1CZ1|SbYMCtYb(N)`%0M/]qCMcB2)]m.7d$ZFXusGgm={ws>j'e#yUe*OE!%L7Wx",
";dP9!<$P.,kI`$M|C{c9P_K;Wle37KN<:xd^sCpxsvKqdWurEDI{U04H9Tn/q<'5M-u7]cZ+JCDdnj!(F>[CQR.Oz,d}O3abugNM_Km*m4YUnK5FDPZ8:h~cj",
">Lcs<!a^[BpBDS'.%V)baX4}PG40d:!Uu})%tFQuF:MLNGM6p>hyF#;M:$~@/zFR+[=-|#33]!]Lz6LKIv2~qju'PjDhbsjQ(.kl6>nSedF>Y|hp/&dRiMWqG",
"(;!!!{,l4WuQ'nm06`g=G:u.o:8hb>L$u<f,3u.ZeaNW41Z!m9Nf[/P-kWNQmR><ZrIF_FGZ8</_,^>#^|ITB<FvrDJ(i)i[j%SXZr'}(RVuYuCY,p<-$l`I_",
";(y&Pzwf_Tta_U2nex#F,Ng[`uMmAz7Lt@|FW<v]2*ft}'wCqbt1n(AzRC@aONz#!9$)u%UX!X+]OI|Q=,lq<DBG`2Ft4=qc&~e,yCI{xTL&7/$/>eJnDiNNJ",
"l5|k@6t6RIL9g^MRsAL5)hN&nZ.)+&f<3f!ON}T%h5$3}yy)@8;d#Ux(WeDPPceg&:{0.lG)]WtA&Q*af;*j1){YnI'Q>{fq'=hE~D|9o314M^OZU6$A!^06a",
"npYL`AE>)-#}dnFP>#-xUD9!S%qU3o>HbDbu0{`'Mqtg<#(z2GJds'&!s:zoX|lty4H*!6>_>0&ulu5(o9eaMaFnhk}7GBU%O<K}|h.I_<K&IAkF+a.Zd9MLI",
"jv37_53dJ<uO{jczDZmvrOZ'3k{-&p*U@sd+!8OXiu/k7:g.3*%m#{e/o_vcu#DYl#m~3o]p='h[}*8Ha3[qGyA7156T]k/)_eqnMRo99LtCo%>:pM|b}4CDM",
"6dj/-%OIFl:u}*TqAi>2h)2h$|Zt:iY1e=^6st#qc8VvnHY^[Zu2g+Awf3+<.]S[e(U-(+UV5:Ox-5v4Zx@_v`3l@U^,T0330k&IE+qbfi%UGpH@i2;2=B9{P",
"X,l/<7W%[_e0s1=9mb&3xZl1}qp*P,2_L"};
GPUSORTI_SPV(scan_address, segment_scan_address, 3360)
GPUSORTI_LINES(scan) {
"%}6A&pYSi!knlv$*61~U6;<c#n#7whpe8:A[QQ&hd_6Ot^.>NEcGM7,/TQ-dA8rwHSHAPb('q6qt3kaFb@^h%S&9d6},MN*N>,9{q@kr`ltqX#CnhA.FIK!r$",
"X`q=zb5Xt>W60S6R)3)c<xMf;Sq89=Kg[;G;X^tuUQ5.VOay$!1o*89SSFQ<F4o!_@fhs]g12#tIxb,$8V-hMrJ3>)m6V}4gVfT2<dhljcA6Z#z~T;_(^8lQ{",
"p%>(!{Fcg7k40sfFA~4j]$NutPo[>SbpWLy'hy(U3Vrq2[@AP=b;dD92jeg]^r*HoSGq2l)KM^+&f<y(mrM%<=CMXt$;cXu$]|,;c5xqGR_|:h+@>D7]h[$sc",
"4C1drLMWU1%6VNFvf'sx>,!akKrEh0GsRlWwad9%B<H}t1o/V3DgS#4p3b16;!67k>X,vL$D)3%;#]^320`8X:JA{{4O9EVq[`M/`.lIQa&)OQ8Q~S]V7~D<S",
"aT<IXS/kYLica#<173pK~un<WH)pA%v*g7zMyZ[RNmc(q<Qip_S^DFY6]tE'*'p!Y5qr5SzxK0IMA7>:JWF`[xY$fSEoa#W-Fgnc#=6GDfo}qq,r9r$ZS'%Np",
"piKR#j:'x8F)b1X-z$Y_9}8k/$|_Y~+Eh5vl3MDntSbH2Rkd|xL!]OWO`j(9wb1(eu4l;qvaX>+dlExC`hw`W>1u=x&L(OqGRzHs;Ezw-^bZA6bvCD5tv(kU;",
"UX!V#v(UB#qd6Q`jq#8C.t))pdy`Y]dsT`j7JM5YD$&H6PGs{FQGeEoDW,I.`p'Hs}xUgITl@up$w7Uf4L/Y~wwzT+6cJNE$jgmLG.6!ZQ-cY3`K4f/nda-cG",
"@$$>pxotQBED=kXiC+jHJ"};
GPUSORTI_SPV(scan, scan_address, 2590)
GPUSORTI_LINES(segment_bases_address) {
")2.AJZ4O!Ey&[28+yw{v5t'x}gw;ON(]r<C9P[oD)q({eQqO6&44!i^c5UHw3sZUoR8rF`{$Hkp7D=$Dr'pNBTP4J)`c#hR:U:o[L&(10_L/}5mOYGgLqru9.",
"F$k}x9)k4<}@xEGbz(Ip=294jL98sxZ)]}=hq$7PsVHSoK-:}!8=_U#/^+$Z!{a&0Ej2[xA>,:;C's%hyIus%G_D}&75Fp]RQIlh;j&$*={`JSmv{MWR~H/O5",
"w_q&XfX*`G9t>e38ipzFtG9g+,X:p;GW68^+-0gFue|s*%6^7tlqJuFGd'cefe=/R1#rJ-&NE=E8)4Re}/q(M&t.$:ewewGtI5c[NS1U*1)l{mXn2#g*xwr`2",
"'Y,gWcm:J8&F)%yukATq7}j!>;c=0Fwtd1$Cf.Cqc]LQ_ThjDz(R6e<funmSZ26g-G{^nTRJo9)L8+MA=h9K>P]sEZX#4wjhG8S`'Zk_dMqHXrc;RN2BxKS%E",
"mKKg`ieS.#TOCfBSb;x8jf)ophtn*[)/aH(l]U,#HR1f>=xm6"};
GPUSORTI_SPV(segment_bases_address, segment_scan_address, 1601)
GPUSORTI_LINES(segment_bases) {
"'PS}DM@iLbdXzxuLS{YJH-j2oY11/@^6c^ux.-=7^a5oA-#96DXD1tUY)6Y/(+G~1f`!.1Z]M$bv(<QRdQ[NP@',D[x2a06@N{$@hg^H,I3xfNGVB!.C_L#Ca",
"wM02I|)D#A;!FZG&^+>>_>jfLyHUHb|7FKU%ceB,7nu&W^rD&)YDqs#~%@lrZSS$uJwFm7KNeJ7v/|y=Q%%z;T8PCoiG{IBnm,0V|X:Vq)+m/cOM85XeM`GGz",
"%PUJio0X+};kZbO.$+(p5xAW't;M9u*,KKG45[yxO91#(e8+t~Q{ID,}@'j5HJ_bS&#%0=GR6#Z=cOr=XpRH2C$Wvw:SjwaLw#2;1VlDMV/+HgV97w24Y2#uu",
"+k0*0vWAyE'|`fS5Rn=_$uf~EM%3GWr$^pJT/U2_n}"};
GPUSORTI_SPV(segment_bases, segment_bases_address, 1117)
GPUSORTI_LINES(segment_scan) {
")t>ACur$AZ2Ap6UOr:dV`UZzB*$Ku!fuk~zqB;b:Y5,cT7J|~t#B)b+{QP0v=BwbcJH|7f]G%(zM7l4^F}'AEqY(uGsVo}1%>_M&{,-2g]nP4/1{8O!RzRBUc",
"LJpp~.NUTKU7):8+3gHM{d4/)PSMcq4>1z!^wztO@5Bb9E<P|WmKG/3(w[)MG/6D6!bkY{e^{22}Wg1=_J0KEO8*7(KQnX,`GU%QPZbo+A_4}bDNAez`Wb#h3",
"9'AU<#brF<Dpe`)@XYCS:jctfhHY_+o2@#2*x.p$:uZp.zc8tmh-/z[YS<57Mwax90aYH^:!=}R]<*h#"};
GPUSORTI_SPV(segment_scan, segment_bases, 1220)
GPUSORTI_LINES(segment_scatter) {
";]ve0>h_&(6.R}r!PgJL#(/5(A0fwT{_!_*^mWzo9@.0egz%L)Rh*LP`W@`1voOzQ|0FrF`oY*gkNlBj#U-_*gtHjt>PyWWl*pcisE7m5kQyQUiysnryy1HN'",
"eDC/Y^OJUrS$e.N>Q1QSo~/)%cjN9U=P`3j<]g[Bt&bWK{S0XuW`g/0_>nR+3w~w`.;Cs^}+r<2_F`NH8.%/0BD43dA=GT%f'j,rEF3qJ70AZ,N{)-4<*f^y^",
"rq=XN@M]LsxQC!w9Ijvd6&d]mh[^|10xiKJW@@^+-*~Qu6+x'Z4n@U[eMt8AA>vq3)g>pBMiYe$C@tS|kA9k;.tVV+22g)F/93emSFkkY4]s7~r56''-{w-u)",
"VIOG<`#/IX<D;>[t`TG7rW';Wa`t#1Em0;!i<tVD.(vg@]`jbjKfX}H^C>s^FoK8KDb!;l:U#acc3-JI~GO_*#dW=/}aftArAn=$af$l$T`l&[Z-h993bw(e_",
"B-0St=m)s:+Uv!J!f9h%*P74YP`'b]x-ZSZKd*OJy[#R12%$J,VHQ%r#*4D]H~W+o::&TX6)KvQ/{LqY4D@|-oRzLL4p>|/2yVsTX`Hj!Cg|P>mmQMEKMm54|",
"eE`OTuwP*]}wmzXc2tM#%KM,zlqw-7bmf[c'c76^CMe^F^]DM`q};i=pq7yQeN]4p5d9+A>%w+5z~}h6<QwrzFi|s3HAXisI>(^dGDH1,j0wLh3<XnmT]{M'w",
"y9zW81<YZY<cRBlo`Pe(p!/ph<:G5DZ$f{Rq&P-1IdapOr@cp/lQd8O>r+HtY&R7]^(+Pn(Z98rG$cx^f,8#2,c8)qf`pi>U%l@-9`B~'AVVjm]`0Fp/S4q}i",
"/P$|-@VoL2=5D4z[:)64)QVtE5Yc{(HXftTq.dt/(#1WixgcjN!PhCF(pcz^rp])aqUiE3pNiiq,|m;h2U{4U7m9YBk~Hs<_3k'{2:e~9UtD':8%=V]O/XBWM",
"J1y'y4#*@Sz%Pwz//fdD+eiq$o~h,gsq!4PXZc+<@L|^3N5Dx&1{9z3650op_Q#.3o9.Sa{y~B!uVk'EHVfy:LXq/}^1#-'*yB0VteXc(d!)*TfF(iuEAb,.!",
"PF2#l}9~WU{q^(g.kD+9C7~ZO.BH#8{1U*GBepy&ZJXk*2INTP,;SyLk4,-13me=m+mBqA`:y/lz.eA5Zz,M3XL)k,v2_eC`nxxjBY46Fu6u`IfKtV+*Fr|dP",
"VY[#8zL-~5F<o.~:<Sc^;18)9y<sv.x'vZDc]]{qxSQu#(22^wf@3'[b{'S;Y4Yzd9s;uHeoP!n%BjLFEBF@w}#qw_]nVc-4#rEZbcNk]X$Nhys8cv7N[L!U[",
"]~+;<7[/E/^M,&@~E&t}R(`e!1Bx"};
GPUSORTI_SPV(segment_scatter, scatter, 6530)
GPUSORTI_LINES(segment_scatter_address) {
"!v:s(N$Yh!!u|j3RiE%U.LQ^Iak!atMeLa5/u~,W|'oMqH4C#>Q&uM&@BAgT5ae2Xiw$ZiN=Q9bnHHw7q3[CL(Ys@qN,>mM97jolg*@>4ftW():xM}N-aEs6+",
"2>jDF4ha876aqwe+kA$S`~7KZjv>I;oI8NT0TI&75YBI]-2*.=rxrMzzYBlbh69#MXSQokok^33EJCn4@lFGRg{]wr.t9}|~]-tN$cshu2ncXY;%veKopoEK!",
"4)e=FPo4G9Wq|5d@,J1S&7:z|~C6`9n!A]n3.-|`]O+65m'XUe31FM&P(Nw'Mr(&6l4}O1]U&Y<uvT!su{Ubl;xCuA,mz3mc_gg&--o1KPg3FJqk&}kqta'xW",
"UAQ]q]4qCGs2aqF%k5d{]SsS2_(ZYI'n5g$CG:'eeP:<(g/!EjpQu%Ysc4D^bqx>9Ix6LtVl'f-a#_y$FVK'R0mOSWZ_.fO*)8cy0q~S~=awgH`KgqOS,DF[<",
"@z8k86(8JHj>4Kc`;Yl|uDdNEwNzU$2]>C8eYMYFpLagiuK;[:;C[(+6bH,K(7;x>MPK:/Kze%dF3C,;%lt|hfevO4kDB>Xb)Trp<,$CUou8m%+|[v8>1Ixm~",
"@LnJxeq89>|F4@0n:9O!=fA]vy{uAv-[tc:'GMht$4`io-XbY)deOEXf~E&4|u9+yegc!7F8y$](HJvbc&<L@pn;skZB6{fHBl]+fa<Ylk.IWd4g7`sNqNE0%",
"k2MWfai%kSnL|l@G-bz7b,*&;#3:[Rji,sSLIl&F6_Y6L}2EqE9Fd~-WekP~@PI[|=PAn'`=kv|NZTBctap!OMtt+~l!an>OCL6(T-]F:my4=6pdr7y+g'KwJ",
"mHGOe8&`*r,KKk@46$[}o(]XEQuYxslhd)z)AY<md/qYw]^<{BL#Y7&l~a=HDT>bE#d{or7);|Pzi.nk^,k|H(hB.ZRc}N'hm|-51PoIrLV,Hph}+7bAnfRJl",
"jg%HfMT7H_s1u[d@hNh2'Fuyw=2gc~Ew}mtEc~a,4327jx!RE;Rn]-osiRuyCj751Z1q'30$OXa{:-6>/0U~*M9{!.D:W~yr%B2.X^wiVd&y[br0P}6#D]DRJ",
"dmc4)xF9HJ0B$Wxdmq!raGRohDbY]EI@/-FWa!+lx(QJZaqZgaV+~5bST`k*6,XyyE9R6mN[6]Ok{qpgk^q$eXH0;`;~7Z!%bNniC%om<ytfCBY-6C7ET[%x~",
":+brg:,-dXExsgiZ_KBlj2KzVVj0>f7=Yx@WPTYxRV;o*2FTUbnj}{j$VTo_-:Yh`X`Ih|$87jlDyIA+`pX$d93Nom{oG3s{V+oB!kDnd9c:#-|dz<R0L$S;S",
"L<Q0Xt0(a=*%i5/':KeH:QM(hK8i[!196=Y6i,_rMdX-7}};^TG3(tvf~&(+Pf@KOKE~V+qG[L$=t1~D!e=P`amhqaeq2Q+S*eXChI'#FY&EN^wvW4Z3R.uO@",
"w5VTh-gQZ:QGyHI;x<b!!$(f8i0X%E]D55(n>D<=uK*)/>]8BW]Ii_6v`nVj@(+ABY;o>F@4S&|:@z3az2hO06Pn%$[%H:*stVnOKb/<0AJ#4P@Z[(as[A%@T",
"t_a9bFO!ooPHK>%Gn;ABmOJwHqT0@M_q)RodILKotPxE]J;5KQP|=0S6%f*0w"};
GPUSORTI_SPV(segment_scatter_address, scatter_address, 7569)
GPUSORTI_LINES(segment_scatter_basic) {
"$|hA(%e1sHtU}h/|o%0TP#I!jEm26cJ-+pim#aV1DNA%;~deiJEZp]rm7=s3mu<[PnU<6aQhf9Ub-;o%mP7UeViBT6:34y]t[,,CZzm-YFiZ9@6R'jI1;cbD|",
"9~68&l$Z'6o2jy`@J[Cosmd0b!ZP8X^*m;%3Di<9aZGEXo8gHfe~PN0ssXbDUpqH'e`:lH^~-Gh)=D@VKk'<$*8iqwLjSj.8+l9IWQWSvTDdC)DvHjRKs(l+(",
"W0*ai&Ppk,D3h-Y**{N2[:J&P7,9EnJZxE+5)<:4IbPC.=MX}xI(c#kZC,=*ESYk`VLR0k[k8_`Qnc8krLj0C7~4VEQ$2(F,lvzNu8G=U1R39gj'25|~:9[*u",
"`8=tVR9FlPE-xR<l1RH||xhmL=QkuS<Th0>FWJC=j`fCPuR7`t/-I~+HWWDu,aq'UY>jk;,%QjkVqicjBR1Bo<|;#Z|JI}8v}Q'QeK7vS#:Gz)HIwBd^<[+z7",
"xg4x!NnV]@k:kn#;,0ynAg|*ePw-Eh8GGV3&WOr!J^6$|+mON<uPoI3F_J5r!eii:+x$#4<L$qu}Om6b)wN%#9{U:zA*wM5xpfCZK:q*^tiQO;k:/zJ,V1:Y>",
"UI4iDOqK,i>NdrfY)=jn&Id'VEgSbb<#pUh`N!U&PWu`}Lyf40~xdCi_~]sYswWf}t.0W^]Be@ac`Ex:$U7J[hP+hVY.W]F2~g<x6R7]!$B/wIj4YqMm[21^*",
"q+VA^41mLZVMsm518XAvO[HTM$Z9i)^O9cnA3O!uLPd1@2|3up[yUt)Gf#%AG.>;sXg,(PaRJCIiE{[@g;XA>1(-Df/F|e]q*@@uYa{T/@Y6)4jq%@*YEN2|U",
"i}n`)ETq!68Rd]a%s{wCjG)PjIF`Cfq*`xEG=aU/;86XhV4V*j|~d)M=K;+|Ms)*$</z$fPQTnyRcw%jIC~N}76Dn{ems'BV-1{<2&n;*L:5U%PusAl&d|]db",
"/7"};
GPUSORTI_SPV(segment_scatter_basic, segment_count, 5538)
GPUSORTI_LINES(segment_scatter_basic_address) {
"Bzp:'LXP^y-cV%8!H{!Bvl%Hi74vk4mPV5uOv/I_S*tlP`YBpHtUOdoTbjbO0+(Ts({w#Z&~>:)>mzSBV4|+K&@6z7C39~VI_ZKDCnVyDQ74cM:2<4SJm1Mz`",
"|qJx41BU.(;_]RttpOkd;ofN9$-aqC`t,9c'=m7H$3YITaF0-I<,9B`]d/|QzJax8fba1/)mr&0'#xKz{eGz,n,!.ycB$Uj^55F(7DqnZX$6{a|Q,B'a%`Yfp",
"L>`;bY6:;cP@&3Z8.IxlcTmk/Z$_@'b>pi[DZ!(CP8~dwCJP`0K@/;L2g^LxZv0u)ywbE6CDI4U3>,~17uZ_bL6m[|hoUj5IK8YoL<vZKcG7d^~J~M=PW+I_K",
"p8n7#wfMjbQf^4>l/A3<]3xXn2}$!N6/M=6t3^UsW]tY,dmY>S+IEnv.~,R%6|`-i_d+Hg+`jwxw^gSGfsh{y10y:fR2.iS[%$m=LT#+p=f5&HxIed{&hfi*P",
"=V+WBp=QE-L3G2Ok9[IQv8,)N/&|};CRn0lxuOxG>m[u5f:&=,+d)>KPG@5)3ySROXaKl5<.IQOn)G[iU+Lj$A*/MPFK>b.9mHrFp4HlsBq3qW]$!Av'Z<!A4",
"e_7*!Tfd1Pnxr.f2#2fW.xz_)(.jl^MfGS>Puf15.Gp]aYV=@u/:-Tzm>{T9g[}C=B=QPYnv`=5vqSoKzkQh>GYwNoTEkl.t-G]&&C%1hz1g@=-fgIW0C#EES",
")=L@]8tz)t@1<S2$i-9-2$g/|k>i(#mtM6Bb<bVovM:oq7Yn$]0K!=Wd00,&'5UcF4oJuj^7y<P@8Mg&/Q*>7*U(=fu7h~Vf[U+{Zw5czBv!K(fzeL!JPN*e+",
"Lrc'v,ta}&%*'+4!Wb;0W!k~)bL)mXG^l2F|W.F[#9"};
GPUSORTI_SPV(segment_scatter_basic_address, segment_scatter_address, 6422)
GPUSORTI_LINES(segment_pass) {
"*xtg00[jWDH^EGl+~9xbzQ;c=;)9&y!7sY25,&98E6~dWKdEF,M=8cU*8c|3[r4W02$#hJ`&~&@8:M31a&Xm|]7PPO;C`=&Br]P'TIT!!=pxE},!/)NBkLF5U",
"Xb`;_0fT&McTyx{:M#]rr'AH3uNY2SrnX9w`Xv;BDSH).mDP:UjIXI1NW*d))6[0,3;n`}({&&nO!uw(QRsP:Av',%ZQocz7ofD,%Aes+k[Fs*8Un7ba%Lk]{",
"G[R^kUt:YIHTlj+89'%wNcg*yPk_rT;mi`of5)4)(hM;VN^I6|#skGvnMLEfC1y|}nXB#8W(wmeBfl3[r8U~$W*!1]F|`5tAPKRkL`v`*85h$,]4xp%6tV2Bl",
"p=n.F.dLZ];xDk0sXgg0DeymU,/z,{FOscQ)zT+z`Y5DY[/dn~A3[(.k'8%v$h{~q+Y$WnW:ScF'Cec/JLm~F-}xvwThCbB>9i&K}k=nQ%:jtIvFAD(Ig*8i=",
":8d;;sHLT^YLe:++~/o5D<^9E7g=MoQpAf|IkS==Y,K}3d-YQ<@<1s5X6>_bcSy985'nYx7-=yOV.FtXNa}CoU6m<jtLphFnaoV6.ql$/G`UIQ8NE|@Ozs'ik",
"D!<HC>`BIOy7^U$<K1y5(Q<l}V@5JF]Zjxp6oy,k/(@v#(@3_Bm9BtQXt/tB!m:bJ7Fu^>~%QA@$b:p}*WI;QBg5luOr5i:_zU_gN&.y~Pp/0PbLPVby+;h)5",
"{<fKjpxJ[$aC0F<`'ZsZ;AE'PCbP8N/,PzOWog~Cmg'O~_'Hp&Kj}9o2|VWNYh(^#g<787OIH(zSpH,@vm4`SL5QGv(=:~w#/zx>}Hz.#JgoId:C|J2(&&}lH",
"jr{z9j@-s7_F}qnEZ7oqM@lR34>mRHEa:{V344Uypv1K'AQo8msvmA5hKD%_f8n6up^h!We0Q7.ip{p!#b{9+<j5w^A8*@Sn$546dzVZ*0Sc4HE00iLb`/Wm9",
";1RTpGM(Y*{~@,!U^yT*cWG2QIa9&_vBE4w=BS|12dXWfLAfU+9_@x<xR~Uwwdh*n:7'[gT@:_ASUmC~(m`xR.XdZ,->>}v#TdjOSO'd#(sHJ{ys:SdPCM8QW",
"MeG,,RG[+,J8k<xR1e^CO1-^A+bs9UmlCP]ZD*rvK+Q>ZE]'yPk~LipHED$NbbxMAIEKhQsPJw/XRseAM`:pcAl_GOiHbm6K*Rl->d[pvz~a6OOc1gf5+[jQT",
"(-<;yXndAL=jW'}`1pY6N|%pTYIHPxI82dFD*pfbW1`L4ie}HwVty[[^9crI/#A*mp~~Nj{ufpX5X%[flBJ`m$vp9`zh=b94n+}!NDD(fiGli8moZ}@rlwvim",
"pbdaHejI/JtH1wH^Wu80n./qY(xd@#IpH7cL>M./TjWLzVpw1y6g$x8=OOUmNHG_{.^,ol6XFG$OD{K8v!+%nH:dL^sE!jqV*;Kn5LqFIrudYS`%d&7,d5mL=",
"[[$gy^+[@ba>r`tl&MW3R^uJqG_[_Q8mV+lW<D^l>Oezs.*<'6tK3N4|P]YbLf>)_`bw-hH&X%Ho~2>j:}3x.TDP#8&R_B1pb+*tTSf1:;-}7chJaQA'&BPNY",
"M)Mw3q/72kzD+;vdv6+%HICa5fc:$wh/r]`b0^.s3nq>BzbVb4o,+uSR0[{;_tim*aC7i<XtQTf05[-pc1u15w[5Z~UU|'x*)jg)XBvsGXoWqOfK]QJ`DBc@q",
"Nkp~B74+h)iXvI,#(ZL~u>/=`(CO)|:c>WNW>.^eN8L29jJR]$b2<WTFGTzMhB#_%r3GBe]5*ttxTrzhGR{@gV41EcafIs:b27m<aY}p8^!~L{Azsj$^#;#^H",
"k5H-T=ne4#%6:J;1Avdj(vIoY:KB}6b#'br/bmSD*INqIW;qvuqO;Io)|yk]&$eW73Rwgwl{,P&N(HSt~YhH7,9J,jL>P%$)/digviDr(G78;~<J]JjQ6M+,P",
"td(W%mq6SpQD_s]/c[O-'7-o@,p%3&Yvgbxkn4Y,gvEqgz{GG9Kh-bq+_z~}%356zD;h*3RPqLS(oxpe-=^9*RmndS&;-<!m']:k|`f9=Ly.*geX[x=mO1QyZ",
"nF=GBFh7.hARbW>qR&q<>yL|^(a`z==]F9UJtR@g=gA*~g}QW[NpCg4VwnpnqlynV.yJ%D&P_h#0f7'WwZo~wyTOP%4&Y|[Xd>1'CV3*q31cqCh*#iAFJnXX)",
"H2GjNDCtsy{u9&Z,JyxL4rEYMP@U<s99SPu1aO{)0Zg$%8gYVIXSJ;ZhO[Iy-'=qf#GwSb/}Ae8@s/pVX7n^1q$'`)BMAY,1/!+J>h`oT*sxYsy+hwI!SM1(=",
":S>b;'47wn/A!J)iG;8Lmk;K8WR:1!*=];Ag6_~|*j,S(GYDf$J/4^Y5p{S'CvEVX2i.:.3$n.k{vb0%,/8.'BZf##0Ma-_/=8%Mh_cP[YX4},-`Of<KL-&2*",
"-wM7K/aWE,W1Dq2uVP_'YEvR](O!'^M]=^g8!0TcVWC(=P}x64]ZR6A'fyO>e$Q[~%#FOi8.(;&zZvrZnD8Xt<7jl@>IC~T<7|K5GN;)q)9%(![E=ZN;M0@,(",
"TCsC:Ff5M%qz'AU&%XDl0dN|<z{ams,M/pBI],ol@_d8+U@A]1M,L$o'LjM2a@B9n/{!^&t_[:.:xJ~/RwD=hZ-xyi%'0kRHu58NP%KZ{I@'rZh8$E#_arUHR",
"}U[>,jfH'Z7;O3UlKav1ji@e5mYb[ZNpqUSV|<EF%P|6k-@(x>a+Q+iBT',&,i1S-E-_0#*Rp}GNK#jZQ7uJC7swj&0W5)<~))g)B}kCb`!@JDzb9$LaSfb2u",
"2>9G(lTqNEC(f=1u4TuA8|;8I.uE.JhR1~omeUK#|duaj,v0/=K.!l;{DVhj#boLD{J14r2N&Fxg}@<Q^Kh0MK,MzJPG*>Q$^X^qia'677HyoH@vopPe=]S*.",
"N;rAVQs5akN+fwCV)p-/|Z:.*ZIRDNZS!EGxI}g8;/f([*)x'kW&6<Z1D>3>*BvmH1fZJ+>yu3MhB0#o>Rc(GwI2l>H`dtX{`jRpsDw&X<I+!"};
GPUSORTI_SPV(segment_pass, onesweep, 13963)
GPUSORTI_LINES(segment_pass_address) {
"Tzt4U#U4B9V#4tNNW}pJ'*r/X6Ti#VcN1XOJuNpfdtqh'F8nb#d/*#x`oiiZ^^HF&:)+MuK&kAi#]clc$.gMo#!f$kdDY@OyQmBf]91$]nWwAN$QkDALJG@@V",
"3aMxkmOBRCu+Is=>q`}E@5WGYieg~7&kX&HH@#O&gU%UIG2s^Br[<TOy|uOCnR`w9dhK5P]dpn[P8L)@|mbf!Pp+zD(l.PTqPl^$9~G$ocsD^$XmOT3&1Mlax",
"WY1OrvxH(:@Fp3ga@z.&=.yJ[4@4-Y$}iM<~ARVYW+)lHT0_t`Qh}ZyNM)#(>bPf&uNtqJx+UMWBho9!#U)}8|/FZR]ceAUYKTE+@.tU~JV@F8Vfy@XQ6Cpkm",
"/G+Rx;!enM8]VV8~NMuX[|{s-gJ`ikSwV/Zh0bWWaT]z=_6lpUjz=@]l5}}pm}gauHf16q4b&%hi|l^.w9_H/N>eM%mBj,!nmm1[14*W)xXpO~Y-<OHY2RIBx",
"O&~==kNF:OiC%u+DTuU6:]}:E;M;kIEnKk1c5Z[honFn>17A3cuX=,X(ekT`NimIyqbY/nL!;E<4KHN}$_B{`>QN_]BD[(#5H0YvEtg;ZuCV$ijvi>u8)F_O<",
"~!,'YiejR%ZcBR)mlUSunhVzhINEn}<Ijn(SrccG!O]j`#A2r|k2590j4T/JJfVNQS7K-i$a!=KL<raU=h9B3cp]c_BZFof`s,d^V#wK^y:yTgl4IrdGgx4N4",
"O:9h`7x:wrZko-/F[)2pGat+-}8Cgq0QNa38/+W{Gm:VvxzL;GE@0kcvR6*ZduVe1Y7Wqto}s_+)3PQL1|_>jzua'zPz'hP7Wd-kcPt:R=8I:_4S7W<d!PK+^",
"y74#2{bZ$@3G=WBW$;~|co5G%E>a%['c)ljWQk:5N!a%i$D[:.j0EWy_qzr]Q&yo6m|#.u~O2D;|~dBQA[/[zxhJo7APQ4NV^AFK!8f'11{nq|ZT=sTx'r}dm",
"nT[6kK3[6yskR$0(j&@MQFTu_7Lb2^np^~_He2VWMBrQyj`nr[v,l2xco%*vG,IUK2XrsMYSwgqznVv'h9xbMOwX(N)>Yf@VdtrmQoGVb{[M|<#:f*a>eLO(%",
"~c]>Jh&aif]ag:/~9Hy2p(z3OC|m'>6FOo7{unKX.sWR<S4mYo0B+H<Syc0L0gN>)K;Cbu;.L@+;/MOyO+J$'L8$A-EDjL^y.(|&{G8~]AGXS.B`Kw^D9z_6d",
"trLpr1%Xh4GgFZyNG&kr`m{cZ9W)X.(Z|9kmAA@.t*/BvkFEu:T@H73-^5>;9's}nyBdCI`R`7;3uXG'm&a)RFHe:~Be;kuC5Q(og9s'y_*[=1*x7l[Z0;]=j",
"ZQlVFSc)tQym#.tbTc9MUB7UXTn#LRA,PnA(1bMov4}s25rBK<CF=.[>eID]Bq)kSS^:xHM/&mP6)7#7jIP1=y{x@jXn%n#[5BULd1MH9RvP@8LeB@R~oE'U&",
"-TL:BM70:KX&f:]edMUG1M${:@j*d{i!$v~6RKQ]k7<B!3rQtVt2Gr!HUeac_x@0:i-R!Qx@MmVq@G_`z<TH3^Yr*/{93nQ)-={3xN}12-km9;48:wJvlrQN2",
".Ye1mz2na]TQ'L+wN|g:Ae6K~w1s#0gaB(*8G'PiytLIf=B9/hU%2LcIJMrJqhlM$JK=^$_|.vqQFxk,ETyN`A3e4~'BTl[c{/xP[)o+#`fZ0`gi$J064B6J<",
"WId7#pq;T[,{U]}XP<*J~3BUboIZJ+)C:4}lrB)q)s{I'mk9rZ4ElE&f/D|M)R*}{e_R/D}Dl~^b'c=YO0Y$q-X)I1-1xx)'q.:ml+sI(IyEM6B#'IN|Ih=$x",
"%A16YL$&WwKux@4a8`FI,W=P_Nghoa|>/`X>eUc7OyeiHf#:@m]g8vX/ml:`:2,.QWXEGfuAU-K&N$vDpZ)fXlZ$Jx@%l$7-ZV&m`w1~T.}sZ_pe^rj*i@V-u",
"@<}Y2!VxR9c{l&#Uw*)k5bF:Y7+z{(LqdwiL+ruB>V2R~!QGulr2oFtF0R_vHg,Y|-s*G}AEYJ`UG,Y;Lcg}<NjIfUq-0RhuV}9lc/Y(]/$~{GS's(C)&ypT,",
"C0O4<<PA]5D[NmBWPOJD&T,`V(QWUzveDOLb~g<OX;|I(!6INL'v:r](&-i@tGb/jzJ~QKlKyb@}&)Z1l4'%)pk,r|@G3iqVjm-EgCv%_Dki_i.r|1w+}cxW`",
"p5{Ys|ji#p]Rb$M1{awq:lXlWbm'mFjNY6_A@O9Z:KBEZ=L-kb7mPUfxiKB){pf!nPBXu1){k+8B%8g8G/lJw8N#!GixRpfKVkKrqZXoeg62(;uJ>dU`C<bm}",
">f!&S~l6@n{+3$hnxeg%~[q]A.@}BuLw@sOLlF0HLz<P=3PKU]P&-M#K^E9+nbDjr0_+8k=4_y>^~wDtbIX.(7tF)Xkn$uiC+hV{woRQ~zP39WzQ/PQsD`~cZ",
")#ovcI~{rC-)7On)XV$3n|jk;m;XZXbO),A%pdgANjl3/fL,,4(JjO+',~6P1uO<<p1>b~#F6y7yduCxWDiJT<QA_TU,EN!,OO/Xm;~}Zm2%J6&2&hd)42kw,",
"6{}eJ}0cFSnf4eXhDR653@B;5&Bz5r5RUn~dcS3{=o:-Rg!k[9.2Zv'<gkN7M0C=d)RB&#E%OvDRh}=/S8KPdCXhhZm0SCMh(BM7FJGI*)/U|!d^4l`%kYY|P",
"#0Hk5zhX]^n1!U8/ab#DVGGzHm0JfPX3nIX_VO+SK;]Z7n=u~`kPK0CuT2Lk_QiU2R47K<E))`qcg.@3A@`S3Cq/lSeq6v:4&/,$ZSfuW0LA,hDr!4pv^GM'O",
"@XJMOY=lR<x[Oi]i0Johtrk=Gpz563uDQd}Rhsau>-Jw=2(nhbH5&;4[Z>iWLp(#sph`S{MCE@w[!KbT5Zm2L78BfZWM4~+54dh@V7dG>5Q>J{zWu6%rrs[]!",
"Wngo414[Bf:gUctHfISCx&|'zIx:mw-,&AJ(.1(z<#r~e=cPR+n6qDESe|RRu0s|%Qzt%-9EaC(69a.>YQIvBx|zPbx{Mzc}g'sg{1*Mwgh<TWXe`b],NC_oM",
"P(Y_Wa^+b]tL5DGdf%TuV,$l&P+256By--HR:&5`~HIDmgT}I`C-qh;Mk8~-UacT,oo1B|M<cIruR$1xL/f<OpF3H~E@-z>[kNvL#2;LSi:TGc;/eL_!8}u4}",
"IBsE:_dmAfYiGhehsH'#$O%U/Kv`H^u0$56+i*7ls35IxA8P~'q$8+#AuV%<)Ov>4hYZ}d]zhGS.PzPe2saplOVf]&Maed~BOj<OXo~*u^O/Cvud%DGQkb3!y",
"7hmp=>a0$}H&:<#Qt$K0LM<y'eauh`bNA8n<EwB27cgkv*H0TZ&K'M.I70]I^;Hg$HyT,@O}F,$&P>(8^>[6%VB[T!Q)Bh}!+!aR9Xt5UQh$xLB>OeBrHf.;.",
"0/c0:Zm|mD2Dg(7S`f5n|gFlNN#JCrPKu(Aw=$}1&v1'!LnP7A>%y-5_k`|QR)MH)DGg,S2gd`Q(sej9{;sd`E#WFV|)+KNng6/,mc-d!R2]^[4y8`dxtb#Hn",
")H9(2(+2NAKdk2Y>!'y|lVC!Hxh_Nv,SkVz@@Ji0$pX{pZUWknNMH]IMP{Sm[e:koRjOCH(cvlYxAc}Yxq.6!`q3S3hqkv$'n_OTuT0'LJst.>M/qXku[5,'!",
"1v(.I9)Run{sym!k,xN>zq%[&hdXnc1;$*$Gy#N!Z-7^d4h&Hx6e!"};
GPUSORTI_SPV(segment_pass_address, onesweep_address, 16112)
GPUSORTI_LINES(select) {
"$tsV|&w}3hwz35Ty>4ODp:pQUL33V69#:syO}-iq4roG>%N{.)F'x#^1frjH*tKu6I)lI7:IS6_7>0eM<}9czfLjBKT~|IzM3ST9:Y01fG;iog}E=2aZ-5k_(",
"]=_j*Hj%oo_dvS5k>'U!AfkwQ5<&tFdW}_wK~g_p6>O((9m]{tm_s&$nodV7T#1d^^XnYS_VtK9Gl2M:45tIa=+*t[6gL2RG3K2^[@1})7M4;L0yd8Zp,gJoY",
"F;pJdLhrj@kjZPa=UXe);r.Yo*B8KOn#*|=$7{1Rv{LV^5FGotwJTluXG|f(BwJ#lU`<Bh[AzEzhm5Fgbqf*=Q_=}T/{<<UdhD0Cv4:tlS1dJ0E_2>x{wTqqr",
"kc_$Qb!i!0Z_A3}W_ydDd*pd@qjSbuI#cXp`MLBt-Q*&r=4lNu+1~Ps&,+M8{tK_/;4lQ}RBhq;d60.]t5+od4LCO>kc.r#9q)(#g+}}QgV$o%<rc7s4HE_sA",
"4Mv^|h{.z,BgJcl&ah-2}uF&tAev23`1dE.gt]!6hNQJns`!MaCGH+Y=TZ8Y[bY9$Dgf[%-Sq6hl|!L*(jN[$[a4wYE2d8Kp-xw>Dk`XfO]+S).f!yV1@`VNr",
"d-3me@k&mL5A_0`C]5tY;J2A&hZn+.Vc!Aq4&I6U$mTJlkA<w*f:K#}vPeTE7*v7`e|w%rHo_BX(>v$sb_5fO{i9$XFb2>*TG&k!0|mp(&OHW!nEv8e!q{;42",
"E)v7'8E1=j+D_$(g0Tp3t@6)}SZG7*{j%MaWd+(KAvjhBEGDkeqB&Zy{{bjAMqv4ABLNv*Esa2veEWk,_U)}QCkO'7~[|ci7+:pj=(,CoD>49fn0-V5yxD&vX",
"9M8^[)'<s9~5b|]z*}R*{:;R(sPFR9&;.XI%V.Rm@R=R+s2],(ztHfh-{^iFRA3(4-<m#}t`vAR8^9EK<nKoN9Ib4=PeB1%l*3[MT%>iM@Q!=d0AbdWO97tZT",
"rmdJG[Ikyse1j8Ij=Xdn.]I1oxGb%ZRO68JYF>iIY<_<1EJFq!5z}RAx7Z@U+~H~B<2bT0~jZ#U,Dd;q>|okUxtSGXOV$0_3VULvP`WoFIh.o!jAMk;XM$tY[",
"Z6M4yRKGo^Wq,Dm#%H6*#i]|~3{j{J+I7Bi0LBJ:m[~^F`_3hzL:lt*IO=t.U:oQh+oMt0k|r4!82v6X>OO*x<G5x|y)^~r|/,PGako|;U=mubcu`~,I-:0)|",
"k<_9s^Y3|/cRzL+9!0S'wjX4eYfZoQb-ggj(OQsyImz)V$d*euGLF5I|-,lX(bpu]>N=yj]K;c_VY(^{qF-j=9r3ux@$M9&$<^:JqmVh%>qfy;M#0Y4jVx{`r",
"=s6%e2aE%Np~8)@j1OTXk'xHy:tMVgTXOXt$lq>G_G$@WAveqCoC(d3N8Hd[72&p5^6,1O4P5WL*wj!Fh-^19$s|M-+,#+yXeKp]Uo;OJh#'O1|9E22o}pTw0",
"a^,_N!;Y[U+x/{Lo<*M40!n[T7brO3wRqeKyfNiQ,63(|AI^,q,pqh#9YG:oE:OTF-^9]S=nn:t7`|E;5/2>M^H{sjD9B>9CYMJ~;8c&*p`,p'HbTD3:;x*L.",
"3eZaL!HTg{:Av>e3A:|iZ0<Ix}DM5o+'=b0tGIH8LU57rC;_RA<M$0F-9sme!on0[ydE7<2j1I04t^J4eK+Y.PM)KN~Gym/=%pAzO[%8>.3r[PtKzO~7xsAVT",
"t&~SS$;`uk^@Ywtnf$eP/k[t7E#/1fh/@^E]h)pcR%yq.rLgUxE.ID7bjeaPRvtsxqc,KcM0U'.%8s(S;D9u6LY5Vg]Wh!|&g&A8fp-'HX$:YeZ:T7$Ne^-S7",
"yJOTAvN-tU.GSP3c^nm/2<}J;B640ly`GQp4#P>PC5eR!VC+|gLT+Z;L{.Ybk(Dt%Wn,gf4%&0EBR]*N*_g.+$AM,#0_dm}(l8{a23Gh`|'11wAswzuH%e4vx",
"965og{dQrUVOU5UigRFD}:#vh(CXUdq(iZ^&TPD%L'@d[z6K_Y9o#|%&eK.Iw3O&D6SfK7$Ed,cBrFjY>oM;c6&02q89ON&}u|e0@[um{^L<KcBn5aVUPL[S)",
"g{(A$~h2{c5T@b.S2d@}11Hf_p/,Wx3n*nMi]trBQAEFWl,bmet:u!Nn*6PCw`S7LB*T*G<eNw#dZ>-PAJ0jrSLHl9~-ue})XJ<nEjH|e:v#F__qJR2F*h[1>",
"dsX]ki]md~~v4k]Gg7i6E8JkZ1LmwvL'T@pBC6|/oDa<D=*w|yYJI8]xU=sIeC<znh&@dq!X+OdCUF$6ttW%re{,liNb3P'pL0NqbR&|o,LRa,gb-x~h>Nul*",
"F]eQBf2_)VIW~$BN>8MCS7L&6.lZ^=w}yKZL2`ZP&:r4.1BS^9.G*D09#D^,A7EMh'YA6ujpW#5Z`zu`4A{l<]]XE71Si&Tf@lWP5Dmopw|HBq1zkT!FIBf-^",
"VZKs/i|m5(P`w>eoa5Z/fC4[~@wWDuLq_t1I1H)dv;[7XAR~f}c/Mt-q*#:b.+48H@K3.+d:,5(MCv{q#s`i{g9Rws.J-JbkBSX)ql@`xU;c6!tj8vI:MH1_k",
"b`N8g#g9Y=33oM<IsNQ:,sb@(-xR-G)vo6sd&r)'V&>)HcScq^kt]/*H{.Wm{<-MoIsipIyUtH)SW{+f!D@s39S.s>fXHa8^Y;p(((*c{:pUH[aK>vY,#ABgp",
"&A)-X*sc[R-Q!L4~!%yv4RMCP9M03w1w;|Y$$I#K[10(s{G>5fQGgiypIr2b<;~@R}rwZ63s|(u8IY9{_=DO'@R^2JOV2#kLMZlj}L1p*,;N@L~{gJbz^Skj.",
".PYh{3NGuQty8=Ye:PS$VN~d@8Sm=Px=z7Qz^9UGrq-J`-rt=0uyy2=;JhccFfNEC'082g}DyLl.'J*llz0_l_!xS.NLfXX[i#w}JbS1V}D1XiLI}<lWVHz-&",
"E#xOIsJP$E`P.rVN-nk[4X<U~(2-T6i5$G14#JnlF&A'5P77c&=wzGGG,,@7MF!(|~#O7X`A/SlLP27WW*+wyO2uqi>aO'n2^M>vaw3)0pX#E5tXm={Wz}g4!",
"aR97LNaxtg9EF"};
GPUSORTI_SPV(select, count, 7231)
GPUSORTI_LINES(select_address) {
"!rgIwVGRgj|V2qNf.(k2;dN_jU_.Wt*SKoji)cE1V(>h-^!BsTm;lO`^)4(:D)4p[HxIC6uB}!}4ME|2/Q:Sr<w}N2bx#YQ7`V_=/Ey9(*[w*8D[G,[&GtnNe",
"cessp}'k-vKwd%##T:dp)]APrr2@rz(}T0N;MvPM7<}E!J+}b1T4*6h!}nF@f&dJM_W*}/kT7CcZgB657,p7{B.iCy/':9o0*0jBncQoeSI3Fy9y5m5Q(4.:%",
"_'Xq9xJ5UqEJJKg@FUbDo/a&zso({DguCu=8iaQhX=z-Ab`K~>A^Z^m(gqXLI4X!puyTPF}A@2+WSs,@}(QFKLPb]8a=yOXDQ;#*sxs)eD,eHT-yZA,%<X!Eu",
"#+%9/7AEaf}bQXl39.GzF5)Jy`_Xsx|[N%lae~nvB_VMi^oakk2Mqm~Cy4VYQPLg'{s9F0CdiTd_R~q)%~%USJV<41P[%]-(@U#Md5VJZP16'@Wm0]mhWd4L+",
"S>~<or#%SksL,@f3%*E}lU1~,84.6KypJ<zHuSIjhM|+DGbZctbF`Ya`u,`tmP{cZJd7pX``mA1oKfbucn;2)3*9a*%F&-,S[>1w~}rtD-@LHP1'qxV82})~;",
"3FM6f*r|dj~CiiS^a^.1.*7~iJ{)zlim/,M-Dye{x*=)i-b'h{d%UoiYXJmx$hfhq-<Oaz|40ZRf#55T3BOmsOXz|3b;lvT/nX6lUzRG0Ig!D0qlk$7(>'[gx",
"'OzKz'H,gN=!z#6:wgR3<~ALM;uzpP{Y}FbeVlP$t#'(U|Wa3`Ch]s[OBrxM.uQO'A=~n^2rU(,(Sfq,uRPsbUBi3c])Dx3]oqYzA,gM%uR(pJae/P{'f#myE",
"+*6TL25$w)P+Ip#cH/'r~fKhY~+Jg5j21e6G<JPt'yC{iBHp^j&_aUo5)EhlT%9Uovi-fKe2tmityut'ngRgD4CYR`Po6.^@|+bhz`k%o>rCHo]-D'~.[AWwb",
"-N<Uu#1[.(Jzp{0'%)b!xGOIntz6^1PHg,XGNP%7mAJ)](0|T+]]R39,MY@|J2(]S@Sy&$nFf-(o)x_6:9:I'-6'tfzdA1/z^,K.wzUjtz2n:&gl9Y'+F$/D;",
"E3=W1~1@;P6^x1Cda-Bf^tB1Bm@v<Z(OVq<G$XK)T-f_vz/W$rxE!k^ih[[MoFb|J/8uk1$0R*>G=7jiAp/tQ[-2jb9vfWdo^`aJLnVQC%|_l'1/I]<Q7JzXr",
"$pSE7*~I8q<`Bk{*X}OokOedb_Zv<YG<Y:`e,6kJSrS0jhp!^BmYs&-=ibnQS56Vp+Ht!OfNb,U[vL;gI3%4,T^'/pZMo}DF<S.dQmVmhD(yStaMBOQ[-1C%|",
"wiLN;Pn1]43ocy[A>+Uufxw[dRj%nCwT]dY[PZ!mA6C,GuUF8&&rZWx{s,OXyb9yLG.}9y;MJ_;BJSOhL)z*+Aoorsa|^Ejq'R0d5WSirw52Z;A@O,5o#!$v,",
"oX[~l('Le0,k<F,V[o-xUGs0ktr,x[ZfM}bx!fn_@RIqMh3biG#@TAXL-{P>iYca$>8!tpB{<.B~UFwbzPFem*CX`^`K/ao#l>l`skLgY[|_(%$SF$9TQt6fn",
">RaA~MPPdQUL|OAd|[Fz,<(OTrFR~55pOinP_e~i(]:&vA{oDln^AsPz:IbJjyp8iUY^6AqfCsB1O+_]sx,q)A6L8<~>XIw4EvOjaAey|e0Pg*K2GUmS0s}.1",
"QG>H0n%awKggD%*b2Bu*)qi9j3'#t1kHbDkxo0DxJhZf{~'Ac|0ZC'/k_sId{cYvA8]rGCA9<~k^7d8L9p8wsPs!SKY.G%2{h<Dip&E03;N<p(:GO8kmwWl,(",
"fF#XhuiX*7:YoA.;hW|RC0DAIiRD`1MfycxINW*4[p1z+)FA5d]Ru4r>'wH>QJXeBD<h^#R#*Q}Y_7NK-,5Tx4vC}H-{]b<fGg~%T~qNaM}P*Y|5Hi2*:yQZu",
"$0#Id5~.Q2^,Hi$gM5]B<$MDLlM@sat_,o)i'$cHC)!u:S|G[lO`^2)Dor5R@ps1a8yzGoqlktc)r*-$[(WRdeZ6}UXnlNzrq1JV{0~(<r5c>Uwu!I,jA)jH!",
"'Ubfe*u]j<>wA=w6=r~C;ETKyj7KI6n4n'70Tk^ookTW)r3HRj!d6@X]DS*:k*Yc1N*5wT3/Z-%*oqd:-m'N-nf~OVeue7s.K;9-(>Gl[`lMHgk}#ike%agtm",
",=DAUwQ.lZ2459Q^S1D9g4Tx5$niM0D(W,EmpZ0nsql)/%Ds@I:H}6j3`sm$tqd6(j%~H8^#%L%eUU`%Ju9O}XI2c2RZ441t~;TGE_ILZ{3Meo)!7v47uuOGK",
"CI6RCs`xn4]22)UR7<8r6Y,@h$z)8|:}hzbWY,*EPxa>`%(^1=5d<-gEr.nOuItc~.i:3@E;MrNOlt7f'm6hyiN33&obxo2Q-IVG9k{DIKUorqJ`NvhBm3$RM",
"8]hdwKP[aqeL#5_NW^~ivr`|~5$e|G8`|y=m)P9|md3nE{:J:0C9D&oHbRY|nP_p<>zGx8Jj)O!%+4:g=yvTO9Q`]l@8ba0p8IxoIQfqk:0kpOMpI9iN@J;Vj",
"!S~kgmy/_XHalJEQ_3O&p$mBKXf/|6Bs&ItX)_Rulc!#~W1Mm,7ClREUo$#+#QiXn!ddG0/K.~$Ytbc=8`SGOwFXh)+SV9P-W_@`V6yWt%sGmu3]fdEvM+8@R",
";8]YH{'`cmZ>]qP4Y0|pRnm'SZ4M6bFDkDo.XEBxE*9FAo#~B31e~*v+>fH$]g$WxW>tn8Q/f$nXRI,6}!&4p4T!!xRE^[VR(3,UFb1}`&&(jO`/95>d*P>[L",
"+*}IS<1>E#E3fAE1<1a(_2fE|.MB76Z3.jQd^`nmo|]l]Q>[T0[otubhXo*vk%{=F9>rt#ycCR3e.Naq^ZcoAvZAgVLjsfwC2}<T.tE7JqG9-D>`BGIL+]SBp",
"8%0^|ePOUmcPf^:9qd>E#[Y`Eeft'mGhwVz_oG2=`Q`lFTDsO{#>NP($25Z5|Z(XAC:tCg[JZT|G2q%J/FW.KWZ+JN)c2D[!b:&5;D-9q0nXu&4yxO]A:T[[A",
"0#}iaKp0)Nw&J=Y!X.I(OI2:0#ox3d@o~%(=i#8vcwW'4wePL!9u_G4^o<uvWpB_Kcpt+(J{={LtkqO`e~MXcSGG^0b$u_o@WPT%,>;Dj-cuNXM7-_Hlm,<$N",
"*Dee4cu<kwnD<]=mZd!!'}~!|E-6)eJ9I*%L.y(.XkaETzV"};
GPUSORTI_SPV(select_address, select, 8607)
GPUSORTI_LINES(select_sort) {
"+P}Re`*WQD.culSj4oIVtZq#T6q^4F`6-X}Vdm4fdmk~AxXx#v3ZBcyoRK8j)hu9,scM@S)#M|zLOS^yHxqH6IK<FUy$/Y`'WjqUZgsD#EJT9wrx2$hRTwkVT",
"vn@a$z!Vk6K{$$so^=hRah}X)2`flQ3A;Wb5~a4a)@`plj+C2znX[A2>;3m;j`M0I/_kO5k(gQPojg2[<tI.Jhm~Rf2flugOpL-_NGDk%>1uiSQ-(C&KAYR19",
"V>i'4Qq<q&s3}d#RL(,,}r084l%ajON'w=D9IcZlUsVy>)Sn>Kz}!0N{!!{K};(;YK()FLaAS7{m]W*nncQzOCFgbSf!|!'Bvop&dyHyyxKdL+uZqBvH/MjNK",
"M:'ppjt-*8~e0k;k.:FTF7ZiQr<Az*^K0Cjc^CS.2>d:(Ab3C$&e^xhI@4n^R014wl4b4OA`$<9Lad:M~|TsWM0$I*@Yx9}%PLJu;o6HMPKX3]to*N{-u_A$4",
"fe.#wX'vf;qI6D;2{cE.(AA7-6YDT$>avZg#$TPrEE+rM|mrj;jl2@>WvIj6UsoIWHk$WUp=61%OY*)0mJ'lu91^Ms&K%7!AuO}jNE>L=BOm+TuT=^jnH>r:<",
"5#wgAGUsXgHq-k![J7^/3<9=9NejQo0PvbE6Z7hC4+cSV`{#3XpiL{tV;#ZD[4LQq`=}_dre)D~@a#5t|`mp-evZ/&VYR/pOn25|-lx4^%[0'LC@2$o`MPWI2",
"W*ewXK5xYQ#D)2+'_ubtJ<L9[U^gWB5MH[87*w=plgeQj_5p3!NtimnYwK,DB,WMG~LST}.#DE!iul;:Xn7;AYAqN*jwDAlViQf>Z4,GBrQ#k[*`<.l}{;e'O",
"i,_zMyFLR56|c<{QVX:J=4s>2u+G7=@gsuaTlG'6poZXED4a%!yLo12)cPBrs`WNxEDVDy2+,%V$gyeYPt-t7-rcRr8whw4142KG^P7t0#h$d:+cw`wk%yAP;",
"k3~Gef8Y/|9m+B.z@MUa*1{crIlK=jum4C*Q=}])cj0).;qDK9J{>L{8u/3+f_a#K@W34lK3zMrx[A(2HUis{&#]pn3jX^{'URk3mv=5^QkqD+.b$4W|d-6aZ",
"U-8qC>U/'J7WFd@DJmTy(GfoyB'iT3/M'{8)IFcR!*-Wwm||Z&6Q5__sxeTM4//=Ih;x)w1>{v8`T}Q*L]FniDf(>CZ_.OW=D7|#opy*saB,|XGN.t6I!1W4w",
"D*/]jr^rK0V.p2xf1Vdhat^tjp8>d6W^0$zr*'55@&>D4!;#Q=zaKZsuVVw*J;aIx/N+%P6rYN7Gb1+mRK(V53w}LmrtI|f'qXtx('{4i+VPcPort:jCeX<4k",
"W]3zuUm3~s:NzhqSvexYB=_IUHDkT]4aN}A%]H>v8.c9BwK#:JU8NU26K]D)J1jQWbrvNXcs.T|*YojcrBlK=(x_gT',{!DEFoH=@AA;B2Y6%>a0N+Jf7TBrd",
"jo,9L;C1|E[KH$e(TO)5L[EW4#}<`4yuNM{d+gVy//7J='!0|xE:EZy2dKs#.@Vf%R`RA!'dZDz~1zgcRvh[QAt.)H)V.Apwf^9Bf9X.FA$7L9A:BY}BMApbx",
"@4AZ+A1_*d)LaIHsN!G`g&t.Xq.WBuUIG`B8<NGg!l^DrNR,!u39)Oc~GoI*zGzE*1$V+7BEY'Caj,e$@of_FM-$@i@a$6J)[}5*y,W%!t@[m]|QzD/t9GUKB",
"mPbDZ8X-o2yFI{tx2ih|n1UO9II|c_jdL_2iIbaN|pxjDsxX([>_ni'(a~uCla--|K&DEojIsO<[)&H'Oeo;hw>^=.>J:dPh:93_.'(Y(nN;x]}Q9Z9[SM=;N",
"^w(eY6]-gLm|<m<(qi-^[|(B,^C;+@g7sSP+^H0BPe,ufye4j.IK~jaNU2Ol.yJ_Ge0'.,d<_O>x+BO5=="};
GPUSORTI_SPV(select_sort, tile_sort, 7431)
GPUSORTI_LINES(select_sort_address) {
",N%n]wit5%d6}$^M2dqM>*P^0MpPD@H:<sWj=hU^7|qB|RQ_,&Ez{{CkA3'ZCD$+t7`=K#OEM)o424Nwx_d9Ps.#!_Qr~g1MG3>cU^+zieWU8h0AtWP>vcb(;",
"P#bd!H9%!J_:_qOc7fLznzrwZk71%-,g/zi}wZJcX2nd|8siUQa8C#z<k<7TNDX7-gF;8hk}lLoP1;]c+*='dw^s|NV<Qh`_Q7s=2]P*6~.|0P5|qe*Tka9H*",
";~zK#F%G;F^mP}F33U{ZL,rgOdH,WA++&+bz#5JZG+AmW|FO3Wl^g@-I+@IC:Jb;7pVl=ub%2Ss_+Y(iKcSI=2{x1wdibC3|(.t(h$3l+E!Sqbqt2F.5Ou(i>",
"m/IW4Bw:i$=^+-j8}'(<h2=hPy{s}J*@Ek6R|g=-_ErLgwAtHB&ii@Yv`Lkk+xb{o6}]Wx!N|H}~F8{}rcNm>A;PBxe}GZ7qq4S#/<<`gqPWRYH0DW^x/;1'c",
"(^-K%xAmuIRDh3YQeNUO2+D.R+j>b'mW:=ZBUYgqYP-]gQ;dg14>m0nLK,o+Y'CM(a$OFv/bB8v7jEO%dkna[S68Db(13E:CVwRq,R^q@_4evkw$.[k8@oB8F",
"qb*snJsGz<^Biu+6zaTKebM1q]vF5EeoPTt]czF4+0tp1OT9t=-wMEp1WLGGzaIvtG)<ge8nm)Z=*eLU:%np5<8BkE-j}NNsai(p[BD|]WnLo>o*)0ea$.GPu",
"e=JHhmF%'pu:{HDojHt/IXa'S{!pUZNm2l#t(mF_raR|:[,~)24X*e|V4{'wO.&C<TH.:ZyQ7iQXl,MFm]oIHrw.PDk_cbU@)=^`H[[DdLi2JHs0e+O)Dea;-",
"aA*HF]Vg^3qLV}T/7pAdaSJvko9m1&BmGXegS)8EHYd<gsQ1pofI'|2#=|bH@%he,<$pi,;]$P`#0m`f{:Z9J`AVLEZAM0b`bgok*nsLS!Bo(2D|LIrBa`e=v",
"yxfGnsW4%0xh7w('_uSKb~ay8:`4eoVW@u$!A2Nrw[3]E|b(i&K]qP['}Ic6a=v3|GsL)+*V6tU}>2#`c<OS_ipfPNk(T<nT2ty#7,=MlSE&}x2/*W29.)a{z",
"ydUK>tb<=AsoCb0A(B51!,[_2uK%DN3_Abe.&~V8|n)->v;H(GCH,R|Ey~_X_yI<c($C-[!sFKX%[nYOn6Y@N/$&H=Z'I}[F1{6[*2hWS>PdTo6B:z,7OzLbd",
"xpv6_:+oD}.V8Xa(SUvH{LIv6/Q}gu)]NtwNGWzNI+|^2aiK/Rx;{C|A)6PQh/SS&(phe=d_b/l'5:AqqVN!Rc|At069e4uEEt'IFlt,'>[V%Yx@bly[VN>hQ",
"aU~mF~w38)(cellzZHO8PB=.H*9weesfW.b/wZRO,b4FC*ly2xA/@UEr#@-5qt_D-l7uJmC7kVjEVupI$mNC&rZ<VcUA83:h%S@hw-{17g5'x({A~l]jhL)GY",
"[daXj=-Q6_N_3OA,Y9*>gG)YSbsk_n_z$wW&m&}f7.o&p(,XYH<9fBbsQ_HIoA{<-sS$C!hCJfJ9[yT%r#SUB9(kygE:n'0+2CVI:p5p4fs/}!6_PyVi(.-a6",
"YQt#m#;Rqd,J`<N<+Dkp>Yt[l/XmT$F[>5IvI#%CBgl($DD&v#<s(@~1*~=(M$}AL:SJ100J06txRfOi#Bm%N[>U,RnqurEiR)plr4JxK5Jgge:Ssu$],:n2s",
"6sgrdG1gV/%pPt1dVDVFd-pCk@(O-`CtUsGunxW3Oppn.ID>lPU-u[LE,NoHV0$.@CVhM`4J-=F3Xa]}na0FVoVoF&}#-__U0+)L,b0Fu-*%*3=<+epEO}kHM",
"@'Ixq(qo=Pgn'z#8*PcC|gwE&$qB&M0G=4TK5@YU!S9(6muT0>h~](1zVVL%:iM<GRlaWdYq63JrnVyb909.{N@EZg(B!t/SeLdKy-xn]09i0-`!0m|=#Kb{i",
":T7MO(6<G[]FUj41c%EUi2egfOMiwSw6ulm}z$!suUr$`0~z:~I'qCSZj.=V,H$|3MHj^V}gz7(m<(`r,(Jm:AJYa,X:/0Mi<R*'7JsoXWgSJBHCLO35.3)9O",
",voOg&(<H|L"};
GPUSORTI_SPV(select_sort_address, tile_sort_address, 8452)
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
