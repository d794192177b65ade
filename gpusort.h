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
 *   tiles of all of them; the GPU finds which is which, whatever the algorithm.
 *   The radix sorts skip passes over digits in which all keys agree, and end after one read if the keys are in order. The
 *   GPU decides both. If device memory does not suffice for a radix sort, gpusort_sort() with GPUSORT_AUTO sorts in place
 *   where nobody can tell: keys alone, by all their bits.
 *   Scratch: a second copy of keys (at least 4 bytes each) and values. Beside it, big GPUs need at most 0.16 bytes an
 *   element (0.23 for 64-bit keys) and 256 KB; devices with small tiles need more. KEEP_KEYS takes one more copy of the
 *   keys, and so do keys of 8 and 16 bits without 8- and 16-bit storage. Values over 8 bytes take 4 bytes an element more.
 *   Structs take two copies of their keys and one of themselves, those over 8 bytes 8 bytes an element more.
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
        if ((size_control.requiredSubgroupSizeStages & VK_SHADER_STAGE_COMPUTE_BIT) == 0)
            caps->offered &= ~(uint32_t)GPUSORT_ENABLED_SUBGROUP_SIZE_CONTROL;
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
    gpusorti_shape select;          /* select.comp */
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
    row.select = gpusorti_shape_of(256, 16, 0);
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
 * with these of 16. Counters and tile take 32 KB, which leaves room for 57 % of the threads of Gen 9 and Xe-LP and 50 % of
 * Xe-HPG's; digits of 7 bits would leave more, but take a pass more. count.comp has the same shapes and spills from
 * 256 x 12 on for floats. Forward progress: measured on HD 620 (SPAA 2025). */
static void gpusorti_tune_intel(gpusorti_tuning *row) {
    const uint32_t one = GPUSORTI_PACKED_RANKS, two = one | GPUSORTI_ROUNDS(2);
    const gpusorti_shape onesweep[2][3] = {{{256, 11, one}, {256, 10, one}, {256, 8, one}},
                                           {{256, 9, one}, {256, 8, one}, {512, 4, two}}};
    row->large = GPUSORT_ONESWEEP;
    row->subgroup_size = 16;
    row->polls = 256;
    row->stride_groups = 256;
    row->histogram_invocations = 1 << 16;
    row->small_count = 1 << 15;
    row->tile = row->exchange = gpusorti_shape_of(512, 4, 0);
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
    static const gpusorti_shape shorter = {128, 8, 0};
    const gpusorti_demands by_list = {gpusorti_tile_words, 32, 4, 4, 1};
    gpusorti_shape *listed = plan->listed;
    listed[0] = gpusorti_fit_shape(ctx, plan, shorter, &by_list);
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
    static const gpusorti_shape small = {128, 8, 0};
    const gpusorti_demands at_once = {gpusorti_small_segment_words, 32, 4, 4, 1};
    gpusorti_plan fitted = gpusorti_plan_chained(ctx, plan);
    if (plan.request.algorithm == GPUSORT_ONESWEEP && !fitted.chained) return gpusorti_no_plan(plan);
    plan.last = fitted.last;
    if (!fitted.chained || !gpusorti_cut(&fitted, GPUSORTI_MOST_CHAINED)) fitted = gpusorti_plan_scatter(ctx, plan);
    if (fitted.shape.workgroup_size == 0) return fitted;
    fitted.algorithm = GPUSORTI_SEGMENTED;
    fitted.small_segments = gpusorti_fit_shape(ctx, &fitted, small, &at_once);
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
    layout.bases = gpusorti_section(&end, segmented ? 4 * (uint64_t)gpusorti_long_segments(plan) * gpusorti_base_words(plan) : 0);
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
static const gpusorti_line gpusorti_lines_begin_address[] = {
"0+TrERe1C{a|_!j'~*$K'/3d<~IC1e'%`fcYP:f{R}g#YJ!tX>e88P]I#xfM{MrPYsU.N$iPG/4}M>2(jwZPnOW[x:Pz*>qw7&*i>Hqcg%C9_s.,'jB(^{fed",
"/%`LO7$j/tC~EqUm%G1Ux;Tp]5P@C]QVnm_mLsaoBfrB3NntchfV]AoM7F+(1$,~M!*.X/K1]qw};6q.zTTi>jFm+nJ!^;T!0reOc4Aa%D`#rrz<mj@Lg&h5'",
")K|eG|DK6`tDM;(cD_Qf(}gO]vP*&/R5-o;4W+x(&@x1P@%#h}&C]R=N@P%qO4Y7aYA09F)j/fHaMQinz8F~l8:fDe*M3lEil_uy[ijK4pRfO9zc6qj$6XY+J",
"]iR8XeEc+|vgWc$'XI=`eT8nohxA.,cQrvnrJF18``PIJhT{0culft6nl#)jn03JM}FAmRETNsFiO,zN#-[D[$wu_EC,7eK+6,Pz>GD.[BFa1&@[6p.C_'XNP",
"lBaGj;OWC_:mT4GWcd2G@5y$(`Y=Ts}=(@>|mjxy4FKZmT,xK&skpygRvz3|hi/U=7s-c*=R`Z8fF}wGiJZz'[PA+q&!"};
static const gpusorti_packed gpusorti_spv_begin_address = {
gpusorti_lines_begin_address, &gpusorti_spv_begin, 1181};
static const gpusorti_line gpusorti_lines_count[] = {
".R4[k+Dtf+yU:sA'5x&GKC9J^e#|tIBlHFul@{wp6}TW7[1'|gt!Q)2&!L3K:0RvF*bvH8SVD2^|0R9ZlgSjrEFCZA~AM#2&8.0.k5;]Sxsn9oO]mWG*(;!xn",
"aAS7'QfU(*(I$W!//D<^;^S!8u5C|:m5/yA2dFg7==ZIS<7M^Xm|yAMVQ%5(i)QpcS5(s>0@JG2)GqXv=AwK4*;4cKEl#zFIu7_9hh~5lNX|IP5k(j*l<A8ft",
"j~y/7+]OM},P7<**tX>m>M&S-=o%)p%U>fu$7/|>{UXf}CfEFe]2!KFu>w[9+I[>7|W!78uRR@,#8(!.VNw'$PFAR,I3kH%4[-yBcS1>*TDR~oj_o0QzbgxcA",
"Vl6L4'LH7*/{Pu=[[,sXQS{p.M>BS3*d04bk.9`Y1YiPy%|,3d,]DGho*20WQsQyj#N,EtKcd}F49HqV=A3-Ra%GYTFNuzMBSF`~Yi,D:+x=3#=zJ~~y(N4s(",
"nqVx7)q<U:HfTQ5.}a6yjVbT!L}SxS<d5klr)=b;1NFj'$qwExt(L|OXb0;='s:QSA>s(g1+q+ffK'-pY>N{yIbA&ECf6+a_OJDmo6o>&S[yz0xC+F~gj2giv",
"V}Q4<nbakc%K79dpl%r4!:Kg6/L7PBA0ihd&VYw0(v%P]r7ha,GbQez/n+9[L2zv_T<hOKqg7XfYP_oZ#U]X;p_HpueHs)+-$s}Vf]fO$Su^s)=wdK&1F}&9S",
"Q:l0XXbwV.l/A)Lt-'m96G2LYNdz/(kT^~p[M[B&>gjuSuU_1}u-U@Xpv]n)H/[A+k@<!2-(o;RiH^zqvugDY$xtuJ-L[k7jM,e.CSyh-X,m%eIA&0x+R+188",
"2/g)dpA>vn#^|R2u,DhtXn~O9.)qn#eugMT^d$kQycLLkzdU;[:/hmHzyc5sJl%|9,NfFxuPc2W$B~n0X)=7z>99uy;!F1Gy+=)OKW]t')BAI;y8h8[*Tyf,~",
"91vVF8}xfe}U@kyw0P21:#96A:$CNMtQ+F|`62=A`Q%.wh'JKzq!&G%{h6:9f;m9Vi5:tlG61re0(|Ish%gI8_^YCCO%z#0;)TceJYu_)PVW9`MFcN:{#Ic@x",
"{wOQE2T$BlmDzpMa37mi%w%[W_&-+Wc9)B{|I$2wSQsPX'N6U'@;JE-W,053MygxU)HD^~k[Ri{K(hmpi12](dxc{4F{%_oQhe7zG>u`r/RB`3m@]}7U9/&$Y",
"@j7I*Rd-j{1=nJqYZ(/>Wr1t_4wH}0ZYIC-X0K/b&lhx6EjqdVp4>ZGYJC=_X:;0b=OTr%g-.-ctiuQ|>tzk)av$0U::UorMxW<T=#sUwnQ-Ax>-CNmIkDhdR",
"]rH`S=7#fxweFxB.oHFT#lI3_2@M{z*#IW'd%4S)KaG;=`+UWdx(kO1'L#WV-iJHf9}dP+#2;m_-cbEqfR;k@@^}^gK0YbWa4(ETqTR)BrNb`Hj|,p8C5CfHw",
"82CHr8D780,l6<ER!Rv^Q%vpYmf^FSg=KAz)=9A:ujXW]BA(;}$Qk*/t,d]w(Mix*qmSo$(gvnkLY:noYJmEN0>a!r)}W$H834c^:7fnAClzOXq](U*}[qLaM",
";a-&BhYn+>^*mu@L>=a[cGU5pbQczc}k3WAu;qbX,MKUNrE'xay>s#P`~l22zy]I^yRMcSEAi<3o'NhoE_;LOtfaxip6;u^iAP-o`%qNX7'@d.~&TrZE!cMe@",
"enWrrIu,wR,jIe;]R1d]U68Z};YLr;2a!X]7'EJit1Aj]=uuANMvO|DR]RDBU)kPGK38K$v(l,ON#Z>-E_%J=XR~4]&J`m${$i(eUiai4722<C4Z~!,b7gUs}",
"49'(v5<6Fj.>#2d||]#0fb,)>m^k{.2V[p=~;=x`rah0@Q@j,<$$.wY$!a>Na'B2IaL][(hi>@ilPffX2d2oD.7{2*cDobH@AE.sA#UH$@**mY3}/x>.a0c1S",
"#@-`:r39$vJv5TAXH7tn[p*/y|0$F>o3f4%AD!Gy/<,uSRRS,OT]CWKkOh>!bcc"};
static const gpusorti_packed gpusorti_spv_count = {
gpusorti_lines_count, &gpusorti_spv_begin, 3319};
static const gpusorti_line gpusorti_lines_scatter_basic_address[] = {
"']oHm+/EVwpWR,'Vl.At+14mw!Y|Jd&kaz9<8rLUx_S$jx&NJq!yQ,*U{&_biK%`_5*];>]ve!_:M$4>mGrFt:uP,;jN(u<fZqK2*<-MIEPTw0ZB(t7vhquM.",
"AJ_4^Ggo1.P|K|U)(LD!03-%!Hq}mHXE$7!Z/_UxP^USdbHEsN63&a4g.4;Y{{<2LYP|Z=dEv%8^i;Ex`&eFOaVkNnu8eF<T&deN%}kv[P)>FK]9*c:J~#ke4",
"#A{:~W8&'2OI6az`!LFuCvHUL_v$0w<p_2|65W$u*(0y^`kL$8wKHF94t@s]a`Z8,N.7C9sb_0W!'Wu#i$,x]uHrYHg{5FZ=z$6Z{.{Aztq{HTuOF%^qX~G}d",
"x!0:i{-kn]XfInd(>FwQrZN@q2rKzkMli.F[q`Oe.E)0BT{h(E0=$*=i[426Lc]<VMO)YliC(PAutrRQq9=^%R]wa2LPQM4-AVo[y&C!+TD-Vlq9wyi;w+fz#",
"LAyiPlXUmghLYGotIuaRF~H{IzG3_#Dlf(kXN+2tnhD`,p,;q2MtLJIBb~Q2$iq~QacO<>e9L;J)8:[t^RH1#91>7`+P5@XcGSUT6jN#g2jtyDKV3^%T(AHmN",
"h%#VbeoLa&{h+vd@[~#oP_*Y_S+##u`~&6MU|;I%zP^bzAyIj~(cSqEyBm25Bc(%,aS/F!'U=_YEp6>Rt{0.(SC@f!8lW$n[Svr$S~&4g6P%bV@[QeACj+&'F",
"0[@-3Z4fj-J~I|Cw)WJR|A0^#gY$j_-PZIkOHo[tFU2je8DumTLEoOvTn<El(*W0}STHX{U!l`_i+dX,>Llh'W@BGJ</GrYTW{a[.@U&c4<I6ldagTLKWm.l;",
"y~s3Hf4s*S~l)G[Z.iDGU&D-uK5R={+.yFMt-#g$If)6{pX.ebKucWVb4'={B-R<.NiHFUnfSTFIcG18[}o9FQz#>OfM~!WzFZm5Gs#>~H{ONkL7)p@8dF4=y",
"111DQ4*BfW0cdmpntq_IkFJ$QB~)kUQ<B]:D+]WI.g1jksekAu)Al8eATHe$q)AKE:aDiQXs+m[@}d,u/<[k/US^Yb(<+efzpB'dkVianx$6XVnE7_)]!=X}J",
"l,+:n6:bn#L<K-Np]RU]Kb%9f3];z|3Rwj^V7d-EKF@k!>**&-[*+,y8gcUaKm*2'T;,LHK`y}NQE%eSmyZenndr0']uQUb}>@IKXDjA/%/|M~MpSPUJ'5A$n",
",xx+`9(IRxZ>[WW9J(ka`}dF,eg+I--c^twN*:;n*ThZ6Fs=TC1`XClFZaQa{_Pt+2[[Th1uFmS4yTk/-U+Ho)$LS}5Uu-05};yElDDu8/cQ2D|z8|D[Aq,,i",
"C%WBF+f,A+P$FfqQ5W`Udv<BlCy+!4SM'|9mz;`V.Q6T_!Z<yU#'{4zf`=#mn7`asEA6=j*TFQGuBaCF=GvpueEux#c$9y!Wv25].Z^uQl;tZ9~y*Q!mh.bob",
"K)G;Xh]BJ#]O)S]^4>iU,k9uXK+XO%GwW`&f$@3B|ttIK+1.:*2}DdJ=AT1^nMi<*`|`.fj;!&C#C}HFS(O<#S!qSa#zQRf(K*d,nnbk|)H*#{Qp#zhpi!,{L",
"YYyDD@LRWx[7/2b6u.&vFv,EnnZy1k9>/~*u]m&dGjpSGT#-ZV`^fmTm@(JwrK[.Y|[.;;q,rP^Fr.;N[/Y9=%C'bYT^h.:E9C9{dU@'M*05VIPLX/){4]8%}",
"=T/ugaCOv3!mUpj<4VJc2pWz9Sfx;k-Q~gT6<nQ)JDy<5cyqkC3]n~+<73zL`Jpc^DAIQT>e8sahNrD32W[OZ63mV&:q3F^F*]H[*N<{C%70GBFI>54=|5+X8",
">l]R`oR3r7hYb2,t+[hINo+qXc;eSDW!eP;jqH_abeLQo@x^}QV0|`>s3(4W&6Q!OY68~*KU48#0n[R/@T$@<1w-i7[$|Uj+DC`f`m)[iwiD3PD-Pz;qz*urb",
"b*}3w^-C3:gyZxSjL:bKk2AOs7w)XrMI1DlfH2o}`hgxY9GEnVbfEsyxg~c*~nw`2qGUu'qjWm1EtO;FWqUQyx#`p87weUiRrgDIMn/{p#e+.]*I5_}'T%@*V",
"8m)E`R;dY/8lVAiqexDG0%261SajH_Lqc~F2kO4SG2;|C4UD<5#uphBvrR%o>y6cQo{1Oua^p2*y|<^->t*@0HElYoS&{XdIPmxt!yL6!7.:;$d#_sS|F6C$V",
"x[zOKE-F7f^5I4&rXT&jX]8NxML~Q.i{VR&Bx{j_YWS>3<kIw]HkQ{k*^yR|h+Gan{61|X<Y05sB<b%Qbz)j+q-2znN~=G`UcJi9M[=SU-3&o#dt*Ta{ZYhF1",
"NS)(%jC#h,g|w4O}C6>@vH5^3,o$2L])kxRzSrdC[5mVN/Il3/g(SH2J`r!4qY;r-k]VnuDd}F1Jw;zvQ]ipC_=[4CVA@zljJfofxZ0jMi}Q'$I`fMBSOkY%p",
"Hjh4Qqnb$w1Xf#)RX1jUBH1}3UrZ,:]Y$vzRz]L%n:mw`{0!FD1RWdX;a(*QT6-@vn:Wi4,}O5frab1j1k!9E6X@ZAGa1RQTZiPp*QYsg!mXh3uG{!dTh)-_C",
"Briv0+F8$A)%V7oO$Ty@Mq|93Nxl5#N@oiaCh>EyLU'S/8s#%g].*-[F_%34s5)X:~t[Ohud/_`3|`[:(Jj>1vJ<BAhgZg$q|1cp`esP`VG#%V9cHkV`X9ze-",
"G}G){L&};Mc,ZC{Ike[UBbkgmC6*L'XD5DP%]eypuy@i)LC#9dH3C5Rt~7;WhOuJRkrRTn{c#Ce6sA/*wBgHMtx't|E-9wRC@8CEnHAr/MPTI`;-@Ql/6TtQP",
"/WtPV=Q!F!eGqqz>xdo92[P'[85txk]/XM=;r(-ZF|5(rT:X;&Q&J;m.F3&a9(Bu2%}#/BES.[VpaQ7uRj$Rg]QiNKj>$9L~VMnC2._hz^bq!ye%zll$XCO0z",
"GAO&Oy#*lpzETpVj<oRTr`XhW{TCAJ{G4XY+PQCO&odRxgM{O@FnaKs=YIXGBofvc.qGS]qnKHpubp3tZlAl8mW5S{ovk{))8zJ1.D/Ym5PM.F<+%oYhcqut!",
"=9sNA9Lgkc2|f@{g(AZ{qwdTFcUJ$+vdQI::ckGxH/ddL1x9Vt.ZfPALK'u:Sa&B)uuICw_W))Aq@5tKO)<S@#_+;zk%`29[r{,r9wV*A.IsU_ir[P!}hYq)B",
"+Cjn.|D+5E_H{`AAo2huTUrq~N0]r.6'e}o`k(<9_6a(ASZb8}uh6"};
static const gpusorti_packed gpusorti_spv_scatter_basic_address = {
gpusorti_lines_scatter_basic_address, &gpusorti_spv_begin_address, 6037};
static const gpusorti_line gpusorti_lines_count_address[] = {
"%T<<wGXe<<G9IJaub:hE,sg9&ewWp%XO]UmFUJpy(@;w>1WQRE~q8_<+m~~p=o=){YK|ZE'B}3@z{i>GW^>,]2}nufhFlyK6>f_|gsi|wNiv5RZST;W;hOUtH",
"B42Uzd`]s3fZOfM0e7[HS=|!<-~j'CMEWh@{~S2e9F|vc/;VgkLXALm]MlnBho*AwT2UEw+'C!G6JtbOV(!ueeD!R-M402o9Lpu'uV;/wCDKz[vW=G^/e/M1<",
":'`sjI16=>sBngtc8V&W9QZWp`=)P/F=Kd)^QYC-9|0Zc8M{p`jlU1V0u1{YNL!ZZX3]>4ByW];4*zb;r<3H.@wv@OW4V;#fQJ&!H@|)d(S[tz&bE%SI/ZF~Z",
"2*)u.%2ddMrf/5c#wPw8~>G:aWE>AH/@R`8[2)Vkuz08;s-!6dev@Ysx4h=)omesXQ'U!G3a4vUG]=w,xin~#(<;NVXkSxvgn3/=2jIA~^`+'l[|HI>J7M_)2",
"sD-$85/YjG:}$RF#O&!|h6}@OGEJTT!B7lD){TFFiBU5D];GxEVk9F;RZ8-v+ck@_zHl,mYLi4>A_=*;T1#YwZ/4PB@muvC+2MY2/=_YyW-]=E>)G-h_@qBW%",
"Dg*h)N!YBzc#^;xowy<8;BRy<Qk@x%`C`S4TGG/p[7u};Z)YXK{cOn[b``q7<f90U*-,gs:;~}f-A.cEew3g9|<w'SmYQ@m#51GXn#PJXFM5O'^sc3'~m%rGV",
"D^XCe|4nMnNuVy!#$oenYM5Du6ub3:bNGkAUzysO{+|kLI&4XB*_'+y7owD3}G$1^eDE0V!'{@MdxH1[[qO`U1rN4y#(%1<~gt0X@-8|YwD;bhvB=/5.,-W{r",
"kJ!%.'UDBA*1Vd:srKP@z#+Fd;p8/#oauOLgKd3A1;4(!NaK&')1hZKh*`O)'832C(d4N+/0ky9uJA8exDOA+ft!Q-}'&8TO3+tSZhwtmL6e`r>]lk0RYEKVE",
"Op.RhkY`FV.p{ibDd`xg/co6+hGh5k5.}bO9A)AnyM}45L+z<K8U7X$`Sk3O-seqJ30]XVw+2g^VK~9<X[zbr}QtJ5bRvdNtr/17>2oRkFW^MghWP8iGyIXC%",
"*myNj$bh_t<Il>LW-[>zV^1w|9(&$vkBkm>HAX#t@94IK(]OeGkKucY`Z&R3_RF|J#8VZ4Ibi{S~MzW>)jF)M|fFhyll+n(-miyT|(0}9owi]|Q`=7_1oxnc0",
":h#~a}fb*2YPwZ!.ecxVms.Z{HO1LTbFps-}Bu.:G3CPp$Mwl_[#GtNT7oM2gkULP#):vB2y~tIgCFq0Gn<vb,;S`LuvWI8rUrj0eySDo3akMU2TkD{1R&&Vk",
"t;R_Ljv.4fuEJ0|;<'BQdpj0U*^ewOVtEP.0QY2)7`hUdXSsa|T_Zj2H8mUg`0oU~Lcor*>`SVxnI1Rs/rUAxDJ1CceX>9jE]M>%<)"};
static const gpusorti_packed gpusorti_spv_count_address = {
gpusorti_lines_count_address, &gpusorti_spv_scatter_basic_address, 4044};
static const gpusorti_line gpusorti_lines_scan[] = {
".gR9['cF'neq7%'Z1Uyg-Qc#hzc..<Q-O2{<%XO`-Y&b'r#:WMdxetV%~oM0@LnL)m-[NmqA%*zhV_>g#1<`&%Rai-r.s9MG2hpAVM%cCztiZ2QpF][ypd)m>",
"J>=2y%@CDnRnp,V]2VX&bpj2p[;u,9Oci$p*CAlrpwczXA[H#^t-ZX|qvNLY{o`&w&z![cA),#;%sb@zwAUBJ:P#@IEy)Y<DA.Z,dIHH6]NQW(ep2kW#[kb'Y",
"k;#CL`mdmcb]M|d929-t[0_n*!Yy<*B4-bBWP'6cNFZJz0DmYh(=:-}Sl%rpX6G0`1ESdH+H*emf~15lQ!3/}TK4zwoGx.Z1d{3`s:[ln'1o678RqwJ@K/v*+",
"lxN4I(.O-c%1[|C;/{#W,KHw.l5hb-|FXjTVt@gn`+xcag^U:y||ki|9EjEaJDgpNlWtI&^OGv.$C[7rygb7sCq-74:.Z_[12mP[}]lllP+fRT!Rhf3I9pJwZ",
"U8=Mv|R1Wm'C`gQ^5zq!+xe`~V-D1~g7:o0tRAc-qp&@Tl-nI}Ho3EaQD>J#Y,!K-J8A#]6hv]u4*lst/YA0}be5Ra|:moA(H_@5Bg^vYlH75@z#jERnK7PWz",
"G[NN(xIEn#`T/^fE4:$<v9cHzdO6eaHhBM#n~pWox.S{~kn/]e%#g67q[r1sn%BLy0*ErLb6gk-aRI%b]ryB:0tYp8P#~_>7]FmO>^K~>pDx>72`nT2h}^B4F",
"-lxIov7wvWH^!7%nG>__k`@H,pez:BC7QR1(nVN$oe&v<hj!!!!!S(;[@m]a|5+AHdO;bUab<Bk}y$~I)f;^$#r;KPr@ilZ9.'rilEVZ&/QH-.5Mh;$8X9RQ/",
"E%/y|`Aua#;ibj/|sg{Lj<VNy]:v!oF=5Ajbn0Ol0~`g}h2Jt`g.'T53Z]F3H6xVjf<('p=xDc[{j|_Z!gyMNd4BOleQGF^OVa2m*)eZqtHJU6DA|Td<35-FF",
">zB(vrHSqbl04E45X,#tdxkj}mU*j#VZo7Rl.Amn%(K-d6Tjbo-@^9I5K7[w[OYBw|M,O>-u{=qccEMyROc_+dhsbp7UW3;&tRSg|#N:qB5dfT;JE08#{'ZNP",
"/g]xDUb)!5C7P>.>C`/FIA7a7%CyxVpTY4hZN5_OG!*z>*:Mm+2aT_%]C+@hLk/g)A+WRGnetf&Hdm%^9}}PuLFA!1m;u|nN*]8{>F|rzgjx2oP$BJ-X903[W",
".my/,!7Rc$}`~=,IQ1o7SJBdZI,~p%=QxlEn!lD3G7Lo2g%'+e;(6@4!eKN`B%]J<L7[!&JZ{a<rm1%rA_p@eiii&}5K^bdVZE|o5%_~<l6RvR6pISsY#5u=0",
"`@EfsTJ&j^5$)>Q{g1f*SZpaL%R1de5(F{cTWVkr'df7NN{k*FO{;0TXb1=-sQtIk~T9ag,Os>AA&+77<z=G6Hd*|}_]J2#DU;n(=t>l'OMA3!h5D'=uojQ.]",
"'usLMl~@=$/Rt]`{>$l^8og=C!G6=FNPMWZF'{_7lKSz,5x1~7L<+p/"};
static const gpusorti_packed gpusorti_spv_scan = {
gpusorti_lines_scan, &gpusorti_spv_begin, 2590};
static const gpusorti_line gpusorti_lines_scan_address[] = {
"($@VYk4s.cSho!K~!EuCWwa+#ON1H:^>iv_#PCq7>Xfmf3`3Mbo<AD_9;xz]$Sg|A,_eg!Io.atdn&ZwA7kwV6z`(*G/PqshTQ!h1p.jq^Kw2/'({sSt&{mzY",
"D@e5ED1`}d^`YWW-4OEOrd>BrFQ$%c]~-FG/A#}2nj,Yo~Y5WxW:r*7!8;{$+}&bk*Er$J_sTd^aR}WD1a_^Cyk`ZJG<HqO=X9pH%HHbJbgPgV<FMC3]9:RvZ",
")Wh=8Km4Cg]q>%s!|am7#PK!@yYrWS[*VUDOp3/|h'T92Vt_lt7;}U(j0i`'sczxYQj{3R~>4+e^rZNk8tvvi59#.$El7lVXL<Z{@-F>]DXAWsbRx+!/M_%+'",
"S8N[2%d3[rhO7LK7m|q|.%GzBBjFRfda|(j;OQk=_,9mbMYkbGtyp7_*k'C;pW3+5SXqw,o*s@n1fJ25Brv7t@}q8$SznRLX;ru$l)oS8nubNsG2&+7r~=>!4",
"Cdq@iEy*(E[su/Pf-~*r{,R~C>{b.'EV8/}SwuMJI'kK,7VcQ`$WbA3]9;Ki{uw-'SP2(j{5-:/I58RA`RO+ao=MYBZ5>tlX0h5ur!{wS]HNYg>X9DBeYxKLk",
"*csl!W~y_6Oa6~iH^U)H+rv%t0j~HFEub)LZJC{[dmzLQ!'G,q+MM[RdgE]*;]m~.:NZ6j7^:]Y#TQ^CE)qI{k=*_G>'$eeZtZq4;>ESZl0Ga@f+rd2/=K/4+",
"mnTw*z^l'c7.&fGPh]*(!8Gz2N}a_]B~4h&R=q+ur#ROQyno(jh5T8i9ZY<RT9}&$/tFP#sFM9_HsghQ)rT,_%;9+.RvHKFZxMUZ3B_ZLOj=NQ{:VAoV$QY.m",
"xsMQuiG}ouw_@:eLOg1d<PqD1:U:+==V'~IlykPWF5,3CJBA7c))5+OFe/RT!!#>29%ZSq!@R6kh)t8:oqxE60l%Gd;HJm&UY!`%`kksZ5%PM{&n:r4LQ:*S&",
"}`=mdfLV}g!teuz$xzg0.@9]Ccg5TX*JA)]U7qIga2WelM]{tXaxI>f9Had.N[h-%QguJVd6Qv{uLuZ`N'5)N49IZM$4,wJ(DGE6(BE)7@}rfeY(/Ks{$NV0D",
"cxXt8:K!],gW^XqFkJK02oZ6GDLpOpq0G(sslm|q3>=muc7'$R7SidcQ_rpZ{19~d,fg^D+@:x>A[Yf@*Ikg5ZsDaiPLO)*ylW=^hUnEh^1RnVEP{6PwQ&9/#",
"|'eM3/0QqR+<37{RiNd=ucvw$rK=lKZD*pC81G}JBs@vnk!C!=&.~q4FS-}S!P5|+Ch5`)v=kacFaQ2f]}nXvcGV@Tye$I]53@>wcs}R[{z<zA7$m-/fqK@uI",
"lY#W-YM-~$&O95@hJ9$$ER-,hUxs%>`:(#SY@W95'dxMc$Me%=uOK*Z9ons3XPJt>NRAsDHA6dEf||`v0O}0P7L:p~7&f$Ao!)qn3t>##P<f{{,B<i9s0bp]N",
"JP#Fx1--klmP%f(rK'U&gDw-mtX~Oh^r1HyODK)YM)*SzmSGbJ~dfy/},10mK~bI&o1'j`v:p-a/}zM=Cwcl!t;gay+av(jR>J9B$~ts[/j+3Zty3OuL|rI8o",
"ilqi[iP%5Xv7#N>7Hx^cA@_D8*5(VbxN3/#aat7e0u}],},!H'=f8=]@`dmxF[r}`{4*GZE,Fv54xYQZM`pO7R#t6&u.R:<hk,6LvD-):%Tv@@<9b)2nF2G&>",
"(F^!29MC,u`DLAyA^CC+BGulsA27~hTO97_c'#i~p`}czt#dS}rUCw]gBONjukYv`UBju/>7=Q`P,};=3!n,WM-*Eu"};
static const gpusorti_packed gpusorti_spv_scan_address = {
gpusorti_lines_scan_address, &gpusorti_spv_begin_address, 3360};
static const gpusorti_line gpusorti_lines_scatter_basic[] = {
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
static const gpusorti_packed gpusorti_spv_scatter_basic = {
gpusorti_lines_scatter_basic, &gpusorti_spv_begin, 5259};
static const gpusorti_line gpusorti_lines_scatter[] = {
"(R_).`q>%dG8$Pv0k3Kbag5Hxn6xfu8q>'YzL1`P>%nO-M+)Qr36<!,c65$'Ciy@1YmD$*,RQ#&I]8Mk/7%G9#9va4+2F3.l~g@vr*7#9t7:ISq&SB3Bz^g_|",
".Dl#{Lj2^z!(7BdI}ob}ZOXcr>Z~4:g/dE|paBfK*FqUxdX[:-!c}F)wUh@^Q'mfO-~[C1H{Fvv-Ye#S=DUT5!HzS@Ll`xs.cL7zT}%l$4bZB01e<>E*Uahx5",
"gjji6wR7z5kD1s$VDnkPzU|yPi3'B;H(Y4Ur_jB/GpKN[_240r@-EG!+=EPpn{k%tuLagu;Af&d|([r|}T#mR+b1X)@<B@YF>7oYdH:|AY{9!w`ukI%Vn'/Vc",
"*lk:-E$j6,7k!=1sVp>Q`o.G6<mgs[7jo|t!jGF!!5Ec0::-$2k6PP@$Bq.+1(*W<(iI>Kb{i;0J@U&VL2d*yPN(c]0Wa`)R4]~/Mn%'SF%%o.TvPCG[$Q,Nh",
")NoDje$=]+Rk*VvdP^x)J#vRzh>>C,b6viSIFk5BEF&8epw)pRi$6|**2kGqQ);p1G,L![<'XRl}qr((|]~CRJs3hW/cRt7>`p=w[|W}9|DT@Ta,jT/=*!n2Y",
"|1~I{m3ZG[o*w|m>hVt`3~WGU.[Bg+o.|BIjiI7|LsT$T4g*6f,MJ1}uPq=ts!fh)]g`@J^v(^|ALPj>+hP$k!,]*~G2_sh8<)n*48;ZlL4[x<7T`|K{q:{Xr",
"TD`l;o;5gzI,nfLsD%e3`sCab[_2.1W*<,E@{';h6THLPB8bU8dhWp8DDbZGb_5nI`7Ut}l]&;aCebt=K,#]&]F9=dC0O-tz;kqst^8b>)t=q7VY-=AsG:Ocn",
"o[-N.&)MIY=-z)f@@*IPH(`V5Hy7l:G#ASh>qc+0tSJ8;>G6AXzp8y9B(+uTGcvAyCaCLy=>TQk3a0x/};T!ganQ=qP'8so|Zq_boWF=3mn{Cnw5H^k[2xz^B",
"_)JVp9+'u256FUiG2JvCTg6CWfvB$yj)-aCg[;G%f[7&Q'4tO.GTmU$E!O]v~-9aDWK2NtZ/Ywm.sb{f6Rj15nLbei8$P09#Kn`~=/4g%l'=;z&{3-`4*^ms1",
"l0M7JIA>q}EOwr:C:H^M|9`WAb~p!E43Ac8#i_p.-Lz|=S4tq'N{'z'.]_~~+B$tMhpl0|;Dj#7DG1e1kdOZbo=:aLZ(mtMcr}AQkr+8F5@Opp~R{JUj}cdXe",
"cyhs;^.Q,]HY,taOmQd^87<iwuLD/Rl^0WS%)IkbmXY&S^s@.[z+~#xr^V4zB5}Hl+#gZfIe~1jmVeTK94dmj=66!1a8W`_O0L]kFPrT@r]Vt;8+7weg9*'uH",
"`0c*;}Q,ri%)H461:7MbuR#x-=lhD4B3U|%[,bvf8e)X0lxzH>0Evj2FA,4>zqys,Ry/$AEljY)z&1P*Y1+/jS:h]/v-QUse2eCsQH8sD427HwmNBFX{+PgIP",
":pKM}>r#Q25w#ymZL>W&ELTyZ={%_%k;bgY=0EQRCZrE}~bGxbJha|1Z^uivWp*{*Up$uC:hvFY;)%jU]{Sqzo&l5jJ-XGK#wD(2~+B5FRWdi.q4fIRKJFmiN",
"R>UxpR9ZO]U)ZVIo<X/9fv.>B#;TF7'8y*XZc~4%feBHnoRr_|iQ,5Q@m.<m{/GldPQTE~>,E'+UKEXKZU7N%g3$$Tm#,flF*rcsrMB,3lUVO'pCdkl/7s7%}",
"5ZknQ>9v['&kMon1,#uo5jOs.@e&m.SgN2+&b2MJ1jz3}n>~O4QZn;cTZ]4R%aoJnZa[(%aP`9o;-qd+8H}}xLAQL:s5c{eg*c^ku!$NgjBE'8<2XwMej_T22"};
static const gpusorti_packed gpusorti_spv_scatter = {
gpusorti_lines_scatter, &gpusorti_spv_scatter_basic, 6071};
static const gpusorti_line gpusorti_lines_scatter_address[] = {
"${1=qLK2-lM}11;PhwPHL:fAt;c%)L:@3E>>/sT<}0J)E(!Y);/=F3[ZC)DGIVNz3C!M5[6P4tX}P&5fcB5e~__phDbiou2o+aLA'sx^P`WDs$m'sdr>=;sX@",
"*{Oiy([$_j]rN=_T|;W~j7ILihpn`O8Hy5!%I)xxg!_Cp0P51vus9j!.19-M'PWD}@@'V16aq%.4VR^m1h_^nYr4;I0HV)NQ+:bd>BA;qARaogvJy!=n!ci*E",
"Go4wn>,L`|mOKe^u*9WeW2ce>|>0T4#)L2:'ZpC##]%R4)admg9fw#WF#[_yw|3p-@}wY+F5])q6BC+ZewNll^2J:5MY1#@Y!EhNJ3PRT$Z'xfZS;Cs&qHZ1/",
"F+ty_r_ZGq01!K'_J(>5'*ire<vN+qij)aWnD[$}Yq2Ao11s2dyn#9R[|-`$bj89'ms062Z^AlB5-x3v2Kh>0]5B/o3Zq`nT*N)9ZMp>3B>.o6&)9.Q7@tjz+",
"ZHM3pNL!(-CbC<B<h[g{&UE+|f1<{8-9,)7Cw(&v*C%i,K-od#w]&F{/EqN(:Q4_L/EEC;1YhS+I'i~](~%=r0T6Yo0~Jl#,XPunHDsazRM,v=<+vk9p40':&",
"g^5O%T(L6DP)div,2B)e7jbEH{8Fg03TCV63=(^vM..Q>Tyrm&oVqv+8[t$7dt1FeK7=*66uQ;E'aKcP-kh8$}-{.-awJXi=uNYzchH6XnlvkzxZD~bRTO!^o",
"ux%i^`ODN~^86YRL;ztfegB4;[*CyOQ'~W1IV-9jrWTC-F)-CgPgH!e:Y<2;)|B{6vRZ1Yi@U1WZRu1*dMfBRw-O1u_MDyi#x^A=G!gC'5L;9svxS=Bx]lPUb",
"ZSXGU(;PdQpSZdt1ZND{;Ah}k04'II./^:[_u3ovNHz2l8g%;b1+hom;hld6/</trLI^1_M.!%N(f-MWd4cdIR&)C]!ey|U,2jJn'+tv*C<seZ%yG%!A;F3wv",
"Ndbj'(i8tPIFA[x=d,3[c~yj'X@KFeXvx%_}f^4d2;}3)}[OJ5d'6KvE>`[zk.%UaI<CQD%(^fBKwgS'@.z>JwvYZR}iS*ZccundZ/UN~6eSlxyYe:^u!K2L$",
"nuEvsO~ih6Z:)pDVx*&|+i@]D>(Y~.;)49%]n#:VxH:J!:cL~vjscM^gA[nz13~mJ,,{h'rUVoAl;^<V[[d3!_dpS]D}MVj5:1YJD0_})K`kCgXg|DmI2zUl!",
"j)|G]D'iFN:YX,Bj74[Q}P|a-YieN{0Q0x'Ns(e&d$,GuB'A3Nt<eO{6%^{1|=R,_Y9$Q.Tx>*fD=&][s2:.n@/6F{c|{`py(l:;ANSi$:[5XSD3sC(]^A2|{",
"&}+ZI4iDF{,;oI2;V#]B(y3M1!uO<v44bxBoXN^bNR)qtf<bk!X%>2}Hmk/v=EP8S^Mj*&NPxq3kWW._bI|re=SLo9JZGa^/o~Q6mVRV}1ebw<pnq75Xs]2UT",
"]Lx,3t7}9B/[s0xpwM`BU|PQLceGrs>YO]&<.CC-x^/iQmW>)4t1Ku@Pv{{Z9),BN<y[@W]jD+/1EHy[{KW*4%9HtRX(~kYTDfCya7~TD%nJnK'jOmOpNHLTq",
"l@+km~f)[N$^Z1^T*U~sZ]A@Bu+mQVvN^QCJ_3;`m,!.vwXRkC%GL<3aKaU~meDh3axeR4=N#JZ7pL97Q8L/uzfrC+o-B%]e6S;q3%ChVrs}Dvh`LX+,ZLEqU",
"$_[IJ_*5+k0i+zGT8&Y~}g!uQqOaNsCOGz}_..1NaC^G+DZ#s{%xc1)hWUAF<:JZtPU1n&WrIFX'c4{dnEF4)&ERHBCM58k^$x+MBXV$V7^V+Oi6:V9!xjL,N",
"Xo*0rd=j24t0/f>mFei>>L3P1aU&d'TS{em>Ml7wL0P.#foY*jMc~pe~U1FAmc]gc/1>HkRA3m-6IyM*B]u|$DR!q<iLo1^x^rE_qejM{}p,TEN8m|#($ls8#",
"bU#R5auWvXv/!BH#{L'>*;*1!I&QNXEK_u0/q2c/TVjQU|D:{X{b,.efU;Mw|,qhHK|DeL[P@e+~hIhZkf5=.=N|]_Ph$e>w-pV9:fk'=.'g<3/"};
static const gpusorti_packed gpusorti_spv_scatter_address = {
gpusorti_lines_scatter_address, &gpusorti_spv_scatter_basic_address, 6980};
static const gpusorti_line gpusorti_lines_histogram[] = {
"'kK9|K/!%=@c}h#lHVCe'j,D=&1/'nX~ihjZ7]yxKeUUs&]FlUsD*.;p5AT76ockC90xJBQbM:q5,',%~'.dsLj]_^Q9Z&k*h`Z8#Pwqw!:e~[c8H5fY2g[)i",
"F'/dEr;`F|4:K4Huvx}4K48AhjpumQ2wg!rw}t=e#lXn5[8C~^/f5v}s.B*t&}=:KOD4!^g52[{%o~)`|O'[Vajh)HYd##A(9D'a&0eeB+_Tejs4a}R]r(s&$",
"$9~9:e8he*T2MM7[E$:<Wi5>Z[at/j~>p(nNQ()V>EIaID]E,EwL^`E+%W^C@X{gHZR><EzWNM&tq+vs({'.T=~[8EcYL`8n@p3L.vs58K,G+UU5&+/3>WQcz",
",X6e-^$#n9949g(rEp*w&s,{,B{@.:Xdw17Uz9Sza2cw3EK`H(#p%Y2}oriyuP|a2Ut[XN>=e9km;PSQ</nSB<i!L@P7=Hn.i`):4i.BT&f6RgLm|z:vQ5g]O",
"b;dm<+W/B&@}DZ+FjRZs&L:3|]^ZJ0NLy/B7QTos6U3_+VIuP1~;E|pI4m98&mq|ANti'4_Hte3fJ0s;K;sJ'W|;TY`U!FLm>>9#6DQp_P#h5cN'U+Z7pB8a1",
"Ln%]:$&,4rTnw#sND1nTm;qrS+QQg$qk;9$;BQ;lz-Ohzg*EhfUs8,1,]0`IQ.R-ESD&UzI;dg&)=%i6=dazskP:%FRID{L/m5iqUjn&q&t>d,8LZ[2Q/J$*#",
"(>]9tt]B[r<N_bsVgnvEJ'F'zVRvh2]|pDQ_g*s@wQ10vH>`7T6H}2S8ivo;lZke^F*],=l^1MBe%dABAB+{338>di@<H9LM8QlGDc<BUNw]8[mp#nw#m0y<Q",
"QB<2$yT7Xi<E9^t-a*Q8<q:~=MHH<F|'(ox1N)3%ij6%|;+FROomc{.I=[.p|@)8M-JHVn_X]Lto:;A8C8s,+d/rjyRiAebdL><QcKby|kkMkmhH.`63EPJMS",
"J6^E[fQ<H|m78w6&*$0]be^csPsQtkX^hg;#X_5.fg4>G(PW]S/cGHv^,da]F7c:cgw_I7A@>9FjB;OzOf6T//ypi|&%O!E1w.FNx<y7_SVty2i84CIfU!rTz",
":$g=b]Rwg{Z^<eH}sxGr,7YeJw6do9e|!kq){#if{>ZEt;:I|}|zNvgD~4p_70M0]Ybpbn]058@gbxYyz6{m]02qOrr%v5/O>+[G'6gw!FVrO4SFrU#Ht>r#I",
"I;Xzj=b<o#fsOSp'-43kn6P[_FQZnt:WqO8),1wEny)mF/rRFHALaxo)mkPh[=51ep-xZ,z.UbRaNcz|TL(~Br3N/kMiJ+41[TyZHbl-p8Ag/,g]4c_!<YSGT",
"tr1/a8/lS/C3yMO)&M/zb((U*l!}l__x%CX-a^tb)^A%%IXf]T,8jJ*=i*|&sr~@N}P8!)skoB}k-f|sBj$*2X]4:^|`Aq]3)ItpKz6S2jRh]`Q)EI7Rey_Wf",
"Jx4e'QDF[Yxb_z>%Thh.896Y#vVsONkyvDNr&X~x.h@q|4:C*mxsQGB/=:|`r#lbP)4NZ#ZUaBa9S+mTJ[KR$X+'IpoXKr^Z~bY9YH}|ncly:M~a*:r0WCNeR",
"^X^Q{kP[U#Pw>c&g@L[<2iR#zm6pi`0:Z(@6;c~j$]OfoY^`chX;@2F9i`2>e8'uNn1ICy_S>ap2;Ax**3&,5'K<Gi3(*|u,6T'cO6HSjM=/O0-rd)Q&MZPf^",
"383q%g'G5|iPdA@K[mVo#9EUP_sidGy`O]orC#hrDA88}T]>mHHZ({vAE%J8rTBXK13kg`h9de;Q4kNZ`Lu3o!I>!`|Xt<IMamNH%<(6W/!,{Bt8{TYvjhQ;y",
"~O_70=$ouxp4aaLeV1C8IuP-K{m$n&Z4CNN&xWs]Xr(R9-dD;q:Q~nP2uzFj}h!YS+fV%SAkn<H~Y/;9a,<1U_VO=ixg&<mcY./Cm13h~g/X;j~<bK<uwn%#T",
"T.(H9FBhlI`(.zDdBLv>!JIseAJE@g^Ud*u`=)&I.b'TJ0M@Y=n/Pmo~zC/O~c,z,VGO{pd]0MTQWFA)SiPK'#<G)LtSWd3U$&D(}M;bCI'Op#'+7-jH3nXO&",
"q6Y4hXsv7|gg.ZU@^&lTQX7An1I3z[gU*%([9_/^.|+c[-~r;p6!;+:mEM-Cj{En@Wtti>AyyPye9`J[,ioK,Pf-!;_v@-|!S%T[4b9`zV|x@ldTVhiZev8g:",
"2l-3(4_q*e.8f_clI2'L0-P3.2EW3K91L7heoBN,)JDd8BOm*!*F[a#UU}_n|24g^4-P=6jf1>2B4U#:Z7J_{!-TtaBUxsa_)OEE!:Oevk40{w3^GnU-#S^QL",
"<'rt{$7N:Ntwb(|uj*bDx/brD+f)mRiK~eX@JJ_V^]h_/+eyK:f,|_o#O*l/Ze*}Qb,aA$QttuI8w$$'il&q]/(=xsM8|n4u1,FcsVs!Ppi_B{Kwz|HG[.`QU",
"vAuOD#uMerd4R)e7!bm'ff+RD2@x;o~.aovdKX~=h*qFSs@RprIrfQ&eL8)MGy`H#p>Rl@jZ<TzxW}c-MJMtU;1uwuCe*9=@@#dsPks.#O`-/QU;Z.rrQqGlR",
"yMLfft@.k}=J;LDt1TY/>2*%N{fhP~EiKQ[zp(3LWXIGd7cc1v,tdt$'cP'OETJ@U1;%jN^DEzACe9Ka3b%G/aK9[JQ;L8YVF2;j:n1hNJSQ8TT@],SL8baqS",
"k3zU$x-5{G>_8>^^/B$fISp*wG=I#(iRAvp_XTH;T*1D(,e;$&[E]$S)}f~{R)%q2MI5IX,*5{R+t.&9}e'UpDv=/UWtpx^'x^kCRBEUg0T9y,~';z24}YrT'",
"V|bd3NN3i1&kddjfd8rP%'VQ@Prnqm4N3pZv<ZCF0(;J4oOV4b6pBh$i*+hY6j4+3fBvb!,.8FZy!b&3/33r6DbfqxO)N)97~!jYZMJ#_%0r(j]`AQpjy5M0x",
";]2!`t86NjA+ffU6]7J#Ke$LQc_J>r%di%.7D9:T{/o^g&D/LJS/Pjl^90!0OQe'^1{93r*{tIYp*^y.NKSZ{5<Ga6z#d)fp:t#ENFV+BXWH6r9ET`|Wi+[YO",
"@*nqU5(t:W9)dd#m$x8p%fkoI7ZT{!U^<:QOL*X(<p!z>pDmpvjEqLA>xZb]_IKX.KVykXm#45o7-8elW_x1{dc51nlDRg}4_M};dwu%uOx7=,Vgef59nZa-4",
"!wRKlfID5*ooSMY>gzNVA}R2~[qqd8l6n<^oWIK[O%pe5GquMa57xsd#rF4(fVcdP@^wt^Mp>eR'X~g;m}#L6>-C%HZr3Gvnf`p;H':y|^k#R>DVZXP+A7mN$",
"!v8.j9~_7yfO-YN*L{|EV|ukjIijG'])z*j(SEoCAEgpCi=;qe<R.NDI}&c;rkKZXf;+4C2xBt&2Lav8M4I,q8,vS0[-GyQd8p2Xo3Hq5cl$bx2+}Dst#}';)",
".fe8@[Q^7h9Fx9RXE^j[vVOt({:vOND$kVKS8p-vSr/4%GvT@r]}6FveU2!ccRxkVML4<:^Y1)b~r68fj71BDaX1]4RAM.Y5:z=].4g'qcVJjh,Ck~GzZc|FA",
"!G;1n|MQ|9+H~vbF6Z+wiKG6whu^@A;hA<dLH.gtNSryrj2t2oCtyi__J[)V$pG-O>.d|~OM=C+Xu[7n`<R4:{IfX[Gt;4{cd^#pNC_fq|fAOwySosz$Xaz'6",
"#eHo(_._5;Q}vFB`7(m^wH=H~c-{VB>,wVp5qCi.H]zgmG<4i[t@-:{QRCp8Gjca=GP5D>.#)(cuu&#r{@WdV`ij%)(QId!sLo;AxpeR.)_Z[BLy:+#.Pqq(c",
")Iyg:QTok!n%Y)z*Z!=tg-z*@>.b.IX1u@p>9%{Uk%LV'G49D3hfeRcv]+(KG~GYc,ahR2.Z09BX..(Z~i@h:vL)C<)XmviBGK],t@{Brs_u/_'JWc9|HZqq)",
"UA[#v:P|e9@bBH,grcNQT|U,zbX3q|)t4ZIX6fk($]qP#0YW.wy]*`j~i&39c-+:{]v5:djKdG1W{nq,}71{hM%%2:axF{L^'WE1YVxOZ;WGG&5:<A_4~d|[n",
"5cWi85n9JsJ,s*U|*uyQ]jlmaH9e&QFlp,h3AcFqv&NvjKQjlFViHW.n1KPrtXB)asfGQ;GC}rw[~0^B32lWh_@_,()b#c^7Te8ejd0p4zg[$ewg!Hc;zlv]U",
"2&L3&VGH]u2I-1+9&p}k$-8pf)f|;6/[1:|~|Qa~Ew#j`|,>rh.*f[Wl66IyYrub[hzns}rOfWt51pH;<R<2WhY>QTNuJvVh1J/s@f)8vUK)Z2Y@Vg*j=nH;&",
"$L]Vrx_8s2)(7-@Lz'iLfgt4+PjeFA][sVK~AnqX,UDO`RLwHaFGa@F0'6T-95xH+mX9pqdh&Ls+rU+fhaU=e61V'`a$*GziOW0r'&WaVAlD@[(]*3njJK57N",
"df^P+tJKrgliFUmW&Os+y4ZmWKX}{P,@0FXjef%)A!`s/*v3H$pLGv{kMU|9a6E>&;AT5|zv#@]Tn;rL_RT&s+UW<tW<D~j#i~`Ej}V&@#kl_}kb_DzW'br/%",
"`zLva9A^#>u`<ll_Cn2V+t=Y%[ryd^Zv=dM{$!ob<SU*[&JXrwX3WR/XyzeDi*'7>rp6]X$1"};
static const gpusorti_packed gpusorti_spv_histogram = {
gpusorti_lines_histogram, &gpusorti_spv_scan, 9589};
static const gpusorti_line gpusorti_lines_histogram_address[] = {
"$c%SwiSV!rwRXQAY=:jbrif<5dleWyYV}ciO&U;U;~]cBL}>'c%gnB9BTW@HI_'piAUhRYJW&4K/K3-=,Kds!f:G>nk1HVd[ny+*!L&hQb1[6o/d={_FmVo'R",
"FN#zo6c!/'X*WIhRaTcv7O~H[s3~F/BZzzSH(O(=a=!@O@TjjFmbI0}4(6APR%h@|NT0NiYw%(hX9XL;C/5lF=t&}oD3)Jz.>7E*s|]CCXmMB:IQ,`oJm/NAn",
"I43dp/GkKo``|J/oytZ7tR^UoKU3<n;WR.LXXeZPg}()}yy<Vn'R&#7,YWT+c;$J{869Ngg#F>Vt@*)j`[>bL-*OsvkXqq!t2rHFnS).Ff0CGR>l,0WTip;U{",
"m{~>N`}E>'%=CC>%zoOxG{Vo.9:DKH!:l/Zh.%!)&jpa9nm=Y9.1*$1fE#8xB6aKG!xuka0+.{([2b!;(V^]`oiZI>=554pHR|o_z7FG22)]gsgf^P<I=i)Ku",
"de|N$.A-BeY,d~:jia_w2hkA_>Wxr1vu0,.Ep%*+)hf9*4q6~C`[{ouBIv[ZI3W#(IH<bBOse$.m6|V5V3F{Fs:j=<Oks6Ww5>yS3'Zg/YIk`V/.C}V8~Q+_W",
"XPb4=@@^GC'1ny2gyVKf:}R$(d#mu6W!ghnqo6:0Z3:NnpHGA{3M@I87'`XsLTMkv1*eD*h}5Xz=6W82&KS%nf>=Kr#{R`fYpcvK<>NF2zg4!}RQuy*Z-R'+f",
"~8u>FyJe_b3c0+dP{|:D9I[;Ai+B;RlV~niCr#yV-Wl!xGGM5FWl5+mQ8<#%#YI0T{;jby1++TJd`;_jS4di+e+.22JT%L/S5L+`$4,zW6+f1n),I)s/624nf",
"MJ/&I*!$[gGy_^Gdo+KuxU6k8<2$o85_MKq{ukn,Oi!>ayg0u]dur'P^8Y>FjCyJ_NFs{J0@D.S)<H7Txd1@a)<prGdzNFOrtXSNnLN|o|9DSGjh.-yHh|-``",
"_M-YM]k:E:{StHOXl1',+&ja(w]u~)YEi(|A@FvB_dV}8IB^=1xQY2H2=)NXO@*)C>6,H</xQP6e&ya@K#x2x3qVc7l#h,VGng-Uz=fly{}lqaS*iP$XB1O/1",
"O5`RH_/Msido`YiD<rt1]5>wLOUfP6'`w'A#a8F}6<|Z~Uq!Ao4}ks~b@yHuS$hGP7rMG_.!PU.-^#:!SVxnnp'P'mGUVz*ErL|q<1jGVi9pjOtY[Jl&<Q4zV",
"Itz[#iYWTUCaen=DP0VOY1<W!/-OC)=^ere)4BudQ*;)4xO[Hna.bm+DW9c`F@c93g46Qa}bXC-'y;sLX|iva9oOGrS`Nyaxod^YA#,k|DnpyL_<]l~^:Qx$^",
"M[/V>{V3A@JOuCA@m%BN.!Do5zv53!Kr80w*o8Y=K=s('@~UyM|pJ,fH||N1<>mj|{W-=])7:dbN5svw7y=k/G%q;XJ7)/sFIj*V=i%RJvaOe_AVfZ=`x:AQ{",
"Tj[YK3l)X3ZL~!Q)/M(2zO}`4@rx{>W%*bZ}#d;$UG4NLp~~R2q3-'}O8ywzZI;Q][nFee9e+x@Tv90p94H!}a/@*EIyl%{PDg,S-3Fc>^L}p=X3^S,xcgy@(",
"y{lBt2eW6FM)OFf5Inz2#KQ{rms+x<8k6WUI1#q)ubD~`Q<kdL'yRDJby$wGxIu_~E1.Xg:aZ*}u~r&R_kWig;]7a87^~X2XhS_X'@u,l5cK$MjhU.Oz-0OU<",
"tz~EmFWp_3qEcl4o0z3zWHy-M[7@w(WZ0Nwdn%~tz/jzG7>+xm{EP=<p7IVknadsf3{JahGVcYnprlsdjyP|}*df,~AnZ%x~I~PkTq7wH]'g0;i38UkU&L~]z",
"a%#{}s{i7zvauJk.&z30(@Dee3`$}-3;WgKV:hz,dwxhGt=YS*;W@=gkr3n>l;M+qx!^p^NkEC8'~$:JZ+Y)BePQ;|zIqr~o-=PdC&hWDT>PC&$NRriXija;F",
"A@^_Jr~YxB5-/uglU+`k*AMCV2~*me7=-XEyR<Yj{k<6*j7,SGEbqJFLJGH;/7X$oX^<(%p9~l/f<of=}Y9tAugnYtZ_mX}l/hI*z](6:i5+9-P'|.0{WE+ux",
"1t*,/wU/wDyq,K1DkreV8Fhu^IWOZ&gQ}WEU4a&o'mqW*Q-k2kFABmq|_-7@Ibj#iaf#4#z+T$xU+@&v;TtLiUGyeM*HoRG_6d<O{-dEA#ty|k:dYxfWLMX3r",
"=(_[IAq+|)>#|!5l[ajAcrN+~*Ue3koKEGDJ@M9y~UVR[nCE@6oiT)+x.H49pw`]r_je+VbiE-pS@|!G5#%^xZuS(*^Tn7&K,Y$GYK8qM=Ytq+B:,rO_>s!gn",
"Re'@kuWa+V)@O5kqF#|>VJYOdhkBmdBBW[1JenX2$@e=pfBD~dHbIxvwraxYExrrmqi|`GQ}1+TPaP]b&|kmj@SrE&XC%/+Vti9S'fPjz`vLL-:;7Z3,/-W0G",
"o]<pvn@zqrJDI5=xWz8UCwg))|+C;f~@QSc@hwCtwryyU}u4{|Z>Fg(~De9~gyM,IyV`S.{FbvsEWETYp*'PC=;{YTL&]kAstQY^n33Z!.iJ)H-61A&R$W9yV",
"0Gr]Erh&;q<R!D>p:peDfHEokV-lbIVAhhx/l{Gf+H,klt0Qs~h=&kWpCD~yAd/^Lkjv&dE7p%0~UWlC{9^3g{Fjq#^ahTfYd'^I;QN`|:,M&cH6|G}dIQwhn",
"irUItu$dswpS)<*6-BFi@3vk}ogM+_ZzOfAq~pL$7'.*AT+m`{k13;x791g^LR$u%iYKi&gMUVtC(k'5ZDKZcJvcLm7CFO3qQ4,S0>Fv0ph85o[,|,Bt7d!.D",
"I~X,tCvFNdPgKChraGW]5.5pMU3D)s|;SgHJfnOCj38vT.,06n9E)&{<W<~AL7a``$R2=99p$*$+l,LWyN&`Z*/C@qD!lywFz_tnp`o1KpL02qgU~~.=f*/jL",
"cLuPo&h(X6.z<~veQDL$JedLm[wrP+Lr-5'o-'5z&j=-0o5yvBbhXE:JAX5mU6SQD9;~MPVvtyCNwO,Gqwi@Mev-}N4t{2/V*(^F'I3uWM*.g*x])^9[oBuhO",
"hw2[]73*FkN+Gj)-h%1'Ut^:G[~rlOkoQ@g*w)>b7vb}*'@Zp82ny.AD5$W~&|n@2gL](&m^;*.j;CQ<{3uNtH`d(KC0fRG!-kIl=[R~#*)%]9,1vl`N7^v`Q",
"~.-%C(*+k@tG41u[=/fk``;RAiij[lVJpBRcy8;r~nkq/:ZMor;l|+BTa=EV5({~}K*d+As17&t|~$c5G5*vDS^=-%[=yG4-:XS+wk{:`Cn&$C~#}d,kN1-qz",
"U/(F/jUAoL]:j>Tj`C`}yMRLn~/e]R|k)Yq+t^rZrTt~Wnc-H}op@.p[)GCRwJ`!~KTp+H1AsA*;>[d*kQ,G!rze`jQrFO]E:LW(MUhnJ:yMJ0Zpfa7X;a1I8",
"<kH#JU8b>gL+>~9T7]Hdioz+=U=/0`|u_#wOIl}@%@^0t|+@h42EHL)8:~!6{2khR:tAK;5;gS:EM'hjGvHCjZr/0=!;53mVt6@)Y)+r0%o[^68bR4L2C&aI:",
"tRdb4#)$4o5zxTAgKMBEKxC;eDkvuT<ww0,m=C}#1!&M$dJ|Xe__xUoriAHRl]}_'vr`b5I$CcRMqA2`1@xVXbv!H6mn*`rbd`2J'(8!My77lhs$E~b#{w~MN",
"sgkVL*=X{^Pa|xWXv$yUw2@cbKaM2bh.~_nt0RVwe79-XH8g5'TdUXD;4,+6C_;e*8<T/O'Z$hz8DH(:hS^_b%O^2PN<vI0nWkOe2$3bEDJj~2qciHpu#fpy6",
"T'(uk'5J+7L3hu_YqRXFrEf:vb(bwXT+NPtR7d=0UALi{z>kK[DXZ`|Jv$gX]Y.XZ]g(>CE83UtBa%(fUKlf[SQ/q9{peQ~~VN-o|Pr8nJ->FpJGdTk-}Mk1%",
"smM}_heWVON&d|xestNlfz^[>W`@[=$$'L:{{!*g@$,kDbbi;2gQn_LkNbfuS~j)ZR6Xe#bQ!1&*/,s'N#3`2=_R@iD-9vP652vcz/wDl`T>DKlvZ7;Qgm/;,",
"Pb-g<Z&Pl=rDVlylaXXUE'Ye1eIsk3nwf(c&;KNc#$/^VI{|^BZ:^FDeIZCx{N;JHE1a;EoBBBWQal#xp'5lx*pxa]8>!Uq:J>7JpRm0009h#_|MAD`v88O<M",
"_GBA)3~X!C!2n})}A+@Brq^,B~&W;r;qC[DO!DG|sv;3k,D<[y#,<6^Mye(W$vcsnEm#<940:4ju(O<7>MI7WXXT)&T<E@8p&hB{XfL>6D=B^8+nDLY5XEcC*",
":l09MA;1k-MlbZQKcJ8Np[{i}w0IGX)Dji+qsYZZ$Hof]HBVIfzT|dAArd+VGdh/Z(HK_bq3;).V~bvm4k(8GG~@,UYUC6e^}aENgcjhEL.!e0WJclp[/[0;H",
"cxtFN$0]4f]a0W)u%KzxEQ:7zgFqGVB~{1@TeCr2:nPoOYuH,^QfLI$BtGv<b+$HSw4dP%dz,~3-rb|e8iVsse*z&5xjjECd)Ut*~wCXbE/!7u:9AdD'^h8>|",
"SUGIy2[UbWs3$nfS.e_m+/TNt[H^B!dN}.YBa>~3zzK}CkGs<b2-n^vN9lUa3MRoIr5q8{n_g7#a7#m<@PwAsEZ2|NH>xO'wbY:f}npS6z.g=$u;S9wKQ'o/(",
"P}TP>'_d)9AAw'7Qe^'2{O.*k~t)8sKn;KapRS%QAt;Fm*AEo1GB}3#ovy1=Js'ePM8Y0_[o<Qqo-KNxy;9t'/tMY.R@J}6{ytMO/L^83zKT]T:KFI]_F`=J-",
"#G3nQ(HLmp:i1Fey|q>oT|sYNGx!c4HE2jGO>LkGb'uIu+{5g(+kiZg<@Q$clc-`D[*3uorigCTzayr{rjpLnNI{MA-m+]Y9e8CJ<.!-:Da!3L8^I=p)P~J<U",
"347xm+}ze0<&TuwsEtpa!S{sU(a(yR^d@wrb:l<<_[`TRxfdTpE6wtbrJjjmUxAZpz4)9S>B<t*oks{=Bn=lN4R:')x3d8fJ)n4BC;&&2$KMp/9X]>6Ll&(fO",
"%;2f+`Ww{Y}I1/DtA3gJV7XD@^>g]x_C*KeCGyHL;1)K0>r%mrsH3NY+SJ|d{N!{UYYOZ<T+4&tST>qCk080#3sYj7^65TuZtVt^^Prqi%z<qlx8!*o'nT)9Y",
"mkwbTRguJws8+7rw.!501ZPYOW@n`y[2Dl3ISvPxq]J=FG:DXj[XfK@ah@gN'CQ^ivvh"};
static const gpusorti_packed gpusorti_spv_histogram_address = {
gpusorti_lines_histogram_address, &gpusorti_spv_scan_address, 11280};
static const gpusorti_line gpusorti_lines_onesweep[] = {
"-ToC$>wmkVF-bY5$_&>@H+yG.HQjM4u-q)zuOWg1<q,/L},b*yLl8n*T8ClFaxnN%U-O,v9l&ZAZ1wnP0Hk[~1C!Z1`QH0sX-LM[c5,WTMA&9EECG74;gjESO",
"fu7|Yu3z:VB,8L0|1G#HO3{L@6hetRf%#FVEaRKX-C,C>^(3*`<vYkLECU>(+'Ds7J<B`eWd`.BB09%x-h]-JF3LXvOVzMR*#O+4zvjzc:1RXC^.>Rh7I5o;C",
"mo=q^){<P2<]Coyh!Qj(Xz=u-kdWYK73b$lAfv1(vTT3~&49@dRslMu^QXAjkGJ7dsD;5sK5pB^SH&1>`g'f[FZ8$h|~xxQ&j}ii_Hf<jTT}Hw%SDTIDwuqkK",
"]Boc(.E;Up'X%S7/G422OQ7/&K^l=bdTX_;o9K+k3TqC+6&UUvLDx.0}K}!4f<hY=zG5;lkW@xy0ys4}.0xT#XKvQ&4wFDLD#W:uq[N.KAUimwZ0yHc64o~=4",
"])AMeL.7THbXL+I:V=Ys;CT;eL^lS-R_Y`S[c4!SV}i{8t$/e&FV']Rwok{aV=mfS3&HOOn$i5n3iZm|&:A%`9jvLsdD67D(p(<.ac)2@NEXaf<-YX6ufrYfi",
"0<7&PjFc*.0m@9-(Y~1@hYkFC=W=`P6tBc5/Ao:FThyEE;>(k43uR6&>5;ppWS2Tmf%=Tx.Riz^C0dOFad-kIvh~S}'%DXD/D:WcdyZq#q(ujst`y$8D.onvF",
"mMx93gx95;AohH4^~jMoZy!5aD$D4i]!w%#;2_a$9BKvEh4tUunc),|oz#6VvM)u3Iz2_;FZ>E$.X31hY+[xzM)2hvX$f[c^#B8#xOeWOQncj-e#Un9~=$nWi",
">|2BmKV%bZlYXk;Tq6{-qbSK`Yz|W.<9,e*b{;:-jO[M2p)+R4$Y}wo|-f0Q:$=d.#$ZYmA[e<KI960gFf'xx$86$;d]ZTqWC2~p$X<^Ep%a/TK1dBL-8Wzf>",
"81KmO/>EZm`,xGT{d@3|54Q(!S>E$-O#@ppj4H=9%/=W{a/J~2]n6NK2_<oG.<1%w@`5nZ)wc2wDa]1T*xlOQuB2.Eef=lbN^qBq0%<fF-/G9'#xmF]=eR9i<",
"es!NkE8/ziN=5S~iB|170ME31WNt_uTI'>DZ$YP>@B&#:EdkLuL//Ga5ecBih5QU,Z}Yl/+)2ok3J4`=7IyH_ZVyYhj5[[E(j>WL!CboA;<m~%r^t%FY~e8E@",
"<=sV8g<*L3sEwCu25K3N1W*vY9`xQdDu.gf:P@M$;qQIhA$~Xf5#:4RBKxxwhhEC^5yq8``&9pTkutSMP|xbTXF0!wV0;6Xd7q|yqI*~q_aOJ49w~*;LJG[;A",
"Up097VaxsXN6N*95.y;I~n(s.uB)~zHD0&j0U}=V(T|'A(b{hET_=fcmP~Nd[cItSKj+PA&|N>eOI;Z@hl{erA#(<anu7J:#.vrdn>@ig^T,!}uVv!Xn.K3(.",
"s{T'''~*]h~TJ[6eiPSn(r5tUi*RO2W%!Y&oj`lK[Q'rx!.D|&5YzAdyzLJvnsUc3b0,h:Q0TVhB>#vw&#KDGug7Rg&d)A`>,m=QVBkB8v|N`}Y$x/PW!.jYs",
"&|-nPY7y:Zv'U>bc1DJ^)-Cw:*W{VeWh>P'uTgF])0q,wd=_hD<)/]gn{Ptt6X<>tW}>,}U1.&dYuyP512P~a2<6x26PHG)<.Z*1WFn(qlHnv9fx,-*X_5-qo",
"u}-`Eb_=Z3#|$t`#R*u(@a4A}:]8aVqKL-U)vnn|)!zojS^8h3gMMCkVt+ZJ>>cYHwNFB.g.>7crYI5q9}{/yk@4PZ5S1u(MgKoR3O&7XHfg5=*DK>vRWSL*/",
"Oz-wA3Z;jHJwKf^|N8)5~ubDoX|;5+a/6c)0jb()}0i<co]D0l1Tse4-MzN/KaXdB&J5]`JE-MXH'~5XX'O=~zZ'5Oq>g8zSlwz^G+80Pfo52-'iLqkBD`A7&",
"w0_HLGRea54k}o=j)B#7^V+j9uoeW-PZ!Q/9k@MXch56!&s)Rs|$g)3Z<AZSzaddBc8WvSJrtW!jT[v-t_3{YXR3SJtazlIW(EOD=mAN]-m`lC.9IjiT;F,Zf",
"=ja)B5}3}mrBNiz-s8m=L}/}LhNbG}:$Oq:_.eDeK&P]@Fd|u42$Y[m9;ZMZT+cavlBO4Jt8v}KOiyp$HuJ)9kXpv}_UqwR`e+Jet!g=pOn{*uZCJ(K8^%3l'",
"Q2XD%IrE4y746uC,BSd.[F6-92#;`UVa@{015gJZB.nSU5X0Y!rUF,J%l4@PYa2)6ZUVNHsBN;ERg%OmBs_zkWi>THWen~^NsW}ZD:>LG@ySC_|}VeP|XB>.v",
"11XVeE{_TX87DK,6ZK$0&dS>1-Uya_v([z~;6SXCNV_u>PFrpb8n@B#TZ:1Y%Z{IOL0zL.}3!tzmkZz6;+c(3l1u^O._bLP(#C#n{N#%i60/#N{FE+[$+VOlQ",
"L!SbB`4{AV)WG(MZpVG2Ec*Rv<TuPxx2Ovu;&0,TjCCbjTq_|4ac.'d)NA.hN)6Td@kfu=}fJ!qmz9iralb:$}$G!hY{YkT8JpA(j'<opnwx>@}-=3/()|zE{",
"<d'nAiNv.4`Ra>v,0A=^7o#zJ~*3NjRL9m=F:,N0T4oZ;ax8mA{*jokRN>)V;/kU$mdp;A-$3{HSVKDM4S4/N1t]YB.Fr%ydK}Gu-ae|LSTPy,+b2C@M,#xsn",
"%5EDe+A4w$B:8,We+>._^T}CsZ%Gs(_}a|7V;;VJ.5D5&Jd.~oM;fJpvTlk5{xj.QOoWf2sQlu9z$ymC#55I.AZ;(iXF,:xHzw8(_}_D0UHz'g8J5k=`6D=8Y",
"`4TvR7F7b*DgHw^Kk,UoIf$k*369O'XTe--Tvgd'^cHH[>=ZWZ`8:C*mZ<GLmsRi`K<TCp-csaXMr!5xzJ/7c4z/I#G-*E72p'1qBHl:>r9@FF[TkRSKqHO53",
"`V05h<UtOex1YokU`x<1Pf3v9-*`QS-sXi/.N.&NdJJ,(xg0-p3#A`]jOy~`#Mg4<hVIgm&D@I^K0vo_/(9:7Nansk3wsgv3[.[u-@3biFPZYz2%80CB:n~Sg",
"~yhs4I2]ez^tXdE!Ks7{cCo-fx]||K0_W#'1(ZL`[)YRmD'P}h`(t21$>'TBC_LZ.F}G]@'st5/Amo#:xHd>qq}msOLlI~ADR(.N+I,5;@uUnz/BoAL~Sx!zQ",
"`d!YSy;EiPE3df[4e_;#lN^agzk/;^;xgn8|K7UmG/-W0h|J+!Ni/p34=yeFpf6TgAKU`kZUN~]Mo78P&(zgRKbS`:Yg)|*kGNy#a&kwTArvhx](K:nna>X<Z",
"7e_mU4Gb,VX~{mU$_tH3uB|p^the#fYbF'-UZz%o`K>3}L/9DF3!0NS%Oj>7t*;9sJ7*D%U)jq[f{sRssvd2K$9ZqLRWO2]qTsT)QUMH&'GnSv{_bR8:8Y).*",
"Yj2,'2U'V0>0kZlOb+ygYNqx&kXB4<pu}Lh.{~ui2AAUipk#sAj,dI`iGShQ(Ki2lM+^*}Q9;,iJB::3.pPo>FU@&6_OM:6a%M;yJkuzN[uV6(j[kxvwm{+oP",
"FkHk=,nB{c&7z*|L_p}k@6M+P}2J>#O/{;vbad-jr(Ga-1Eiw%2:<kZBN3)_2(s'4+L/{nv@~nT4v}=-5FamOIQmLRS3r,>z;y].T0ejY!Zf;k_a}C`$nVw,d",
"ewvQoqK.yyfD*!QtvmC9Vo-EBT&0'c$cu~-%jwh+zeOB/WGH-ROkU`tNl0c_2rdog>e!5JokM@]bshKQs+nxfg_Hs'uZ,sDUJ8L*h`P/-Ftw(%nP*jR9}@*_w",
"L!Qb{R@z]'.gsTWOyQRY5Q*aT$.p_mLBn7>i/2T=yU)OZYE'o>JJ@`GIVZKxz*$0.n~+|>.QUBWD1c`hb*;+Fb/mJk}D795:pg+9[uOtqq2<qZ%@zkOvSOcfR",
"d:~)KO/ORV+;0R9:8Ug[Kn~'rtZF!iloP$TZ|AacGbt&jKB>e{>gsJ%^~pvCeviKQGn~/'F!IJJ#Uy2EWshG;FQIHJHW,Pp-eF0(GyYL`JOsE57m;wAy;!gij",
"tkn9y>ji.rnFq6S'GZD&T~r@DS[0q3_[_!9LdV{).$Sn[&dgr0`YnrKmW%-:'ae)3:ZB'5|<]/EK^$75,HMjRtd@iKr)H^Wh5FHY^en9U(`mx.k^H+nec(g0=",
"X&-aMEfiCpDNf;N9T%@p/bk_Q6UUz(Jm()W+w=w2uE!s`L*=t[)JeL$-F&>jyf=31u#*(RFK6y/dK@.Eu]$iqsH/Kk%Xpmbq,+2(5u6LeJe1+Rn1$q63d6AeN",
"GYkpjK;s>o9:O=I}/<DG3!}(1$XF${J.AmM$phPrRP(hoEj>37r<yA/!M'v~4_oNB2hX{{]06Ve)]|QV&N%5EB<8C*Lqp_LYy%:~|i~,S%-KZu-0oUatt#8wr",
"4iZG}IZ8`nOz@j+%9w5:A&$O3^g=0e)p7N0fU//CPe:iK'q>^DV&U}y@1[^FD2_e,4gSsW$/Cw(y`1;#yi6=H:sZcOrO`1-#v]&|^CH=qZf6$V:<WrN.QkO|t",
"Qj!vM#Jx-ixWX=5t!T=vmfW>:m38UA@73}Q31QKw_+C|Md{kIEmnW4_hp~`h:w8_Unt!LO]P,;Sj_AYdiTLE7r*|#NSUE6[os{-n!::uf@kJ^%0&=O.`@s#BI",
"_%A$A$Im^t_c#E:{p/l]cC;dnl!!wz(<cG$1,D/{u(.AxN'$O0Y75*EmcG/zuXqj:k_&x#Sl=@5W)[eU;5di]Je;G=-,tuUzM(*.kJ_dqzDDWp[lU(3T7.03y",
"fJo`o888EcTcmSpD5A6{ES6LT>`u6Oy({vT28Cu^ggTSS}EXg^-Uu$^kPO=#UH(mK,*N#-</bhWMV$`R4i~]CWT-|U:Qo,oYqz~gGVrmYQOY0A:XbX%Zm>fQB",
"lsoX]13dtbjSHOHL`9h.-p}($}tY=)zTb5ou7],&,GFcntcagwDddGTS'W>S9'jge6kj)7'.3Fj1JjmzVIio9JzhM24ow@2c@ZP{E'-alAsQX:q'6MY3jrh&S",
"O&OxR!PeqC~8_kjWLz.R7v|s2`M%.i7!_MZ7oaxDNh4L|Vnv=C&7#f'Lz=O65vL1{Wc==<cNY%^,@)'SesNp`h/W}!}_SB=G#Xca%tRA;!9=wL|LG:]cqh=zx",
"CV+O$ZS#xAzg&215H;1pnSJ{zQ=sY$U2XmO;#%Hh26-8o5Qz17XNw'3EsJ~8rQCF~2H#2V'sE1v'am<}ji22A/11pT%ouXi#YhkS|8bFQ29#2|R|pPouvdyZ)",
"`Tup5qb-BrV#NAxIlQ3lj|NRnl(]XIQHeKgHR6zp2NfdvP7Eq]',L_Qa@-vJQO:PCH^O|ACkF=6LKSLF<W3R}&7u<<o^Trv:oP1-2l||Es[)Tltj$ac1^8JKh",
"9>H2-7yBG/CNnL43hoqz'Gm&#kew1sm,[u+N<XD|PvDNPB8Jo5LsdzdkA{'IzQ)nAk%gdExYU=JN(Z$kvkyv@H*(Um>yfu^kW7S_-=|]8c[;P:Xd/rF>m{Z$&",
"QO}~YOy~[mmvn6^NGsE{EuQ-&S-6my+Vsz4Zq|aqCpm][p_hJ_@F^}cI]lU4lco:+M4/Tu.H'Hi9m%8EdcI37e@h|P^~r$XIfk[ye15l@B-otbudF|ohq$3YU",
";))@HIoRCntYoc'a,lRP=%SAJ;6i6Ax9sWjmI3qBTiqVF|oNR3k(Zp.NKimn@)>M@G[H]5y_RzVnejx>TwFLTlG{}aR3zxVeV%}vcXZo@$x+TSlu$B_lI<7<}",
"5]#)&D(V[RDbETULbYAO|ATY;:!&$um/,m$IRMuH#E*fQex%rIP[2C7}xXqw19jt1o[<#sf(.d1)4t`~D4+52a8!H<a>rd1`xT}%@Nsm$xCUdCtPh%]+Nlt.A",
"mnQ$]WtBu`y<crPn@fI$tZ)y0MERZrDu#9X:0E>q3}o*A<@7c);I5]Snn6k,2/!Y@@N/9mShypfHhIWcaspKF<pPuj=}3M1xHz(XsU#srb[a@1*a~/k;@F/)n",
"=qNYfdz39x(.V$CU!S*$mlm4>1nu-GM;vj<C3)+_(*Yep1(VNp$K[]vu6Na4_j;{yacOQ:~!Iu/$W``5P31W&kgAd(%W-pd0fe;3_1}6iETj;W!~B1O#(&':h",
"(G!yU;i(P_j'5)'R;r5uRi4NG-uNu@`P,Xj-ICb@m)^;`l,9Y>bZ0]jRwvj$`UlMelj8Q~Lth^(^t5`*3^%*yq3oKLx4Z)UunY>-CfAf4WxJ<3J4UmJ%x*q_Z",
"N^kMD^SgY>ZGrD&ESS.wKZqf<,~LSm>n*~8C!!PS).Cb(I-4.#XqhJLb0G$y1wl)_'#{Z&2gYp6@>tZ~!+Iw5<HuQ!6)a*Nk7>V1Bzw52<YqOBIdk}PcW!|c=",
"<pMZL>-HuSK'py7/Yl&xT]#].w~7vP],W#UidJ|>dYY*dlOOoW0A)^C`UNP3WsYR}N4:mzO%ZNe#9'T4bJ_UEC&2PM8pweTaF`Q$Ca'kq,'O`9%|d%ca6/~J|",
"b@P0N@da9V5r,g+3i[-GU#tR2jEf'`0w|R+E%^pWx%wWMDJh${(4e/wuhAwb:mISPE#O;iub/RNE6*qZAI$ZUf:w#FB[7k.yspOTDCCm_B>5S7f$1T%Yhy@TX",
"v.#`DE7*t]LrEsPdm%}OQpTX-I.fi;N~#wgBq7m6S,V)cJ,#&tki}D-5pzY8>3E((FRR</P*Cy<2g3!9_/wG($H](w!qgSI$(Os/EV1;8HS/nTVzafpxzm20S",
"(+P,IRRdd1Xec|B6z&qXpb*8@77jwayc*D/@@^;t{(Wyo<Pn$%60RrOlXoC/_2SsubS=,`/KB.e_Xe=cgb_RLL5#|8P^<T,3SPx1*AI(`d15nKcSl[K!C5n|O",
"|y;);E5bnzdey|IuE;/Y^6-C^)GaQtZ')3d4_tpGbfsn.E>fnw`nt8g7eq#^Vm~9TPO)NP}C}:7Ow2[+5(q|=C[bk^k$l:1#{BeP<Trt!;(YF{m7|=xEcqaFC",
"1zUKlyA*bq]MCHO/U>@J8R=dt6Al&8+VJ.0z/M!!8<U1JfY0R2@G7!oi#SeWE|ITZ{S`5='nTpcu5E1.Ipl'bm'^eKVAE-|v90qh4+sx)}zRe'PNakrc#`cvH",
"Ktnsm=-w_Ym_`%GC)iSf+yntorknMtfMvc.z.,#Id).%7#:y.C>SujK0wW(<[SGR9Ra)fzOak']xA0u`]=v{}<QtfdR^0zP,Ee-jjF>4{w6==qapJv%#TSN%P",
".0:.EWvS%om_^F:|w`muE<x:NtablW.c&iE~qkAV+E[9G!4[<{=Foa|)5T-OrOhI=MisneF&MVW([Y_jO(vgalr^<so;Jm95Yf+2T/-Q&^$RcQHD|abcM@B{-",
"#Tbrf8h1&ky[x1,zdt,n6RC9{SilWZ;(]OIK[LM(mQbZ9`4q$cl'aK#<)B>_w,arch-qy3f1*%6d~;]`[ugflB"};
static const gpusorti_packed gpusorti_spv_onesweep = {
gpusorti_lines_onesweep, &gpusorti_spv_begin, 13533};
static const gpusorti_line gpusorti_lines_onesweep_address[] = {
"'/7(Pw[(;H2>U#chE(_jz_[qnS-)AG,Jv-24b._(aclL,fi6c-ML90}Jbccr/>N9&|7s-,8,34fB6^0}]u[UNdceoHsmQ>*@QUHQxDFW@Bt|nLy)s!Z#wnJ%}",
"uWB|^k87S{=sk*,nWFr!d{C*uB#k]t.Y~*g-Ti@q[oj2NOU/+t'&O@`76TlELbGnB_Vhf,Q!j6.`,+n^mPHU!FN08kci713_097lg.z:ty@q3)#JQY5v&ww_3",
"LI.YX~x(HRJZ=`Z-xRm7yfhnu$N6-@'Q4^TE>YciWUfQB&VR<UssiBC=-`Ri34b@mVgf9UmS^)'lmsMM[]{sHR=D!>|0pQ$m'+#Cupy.|K-.j;R+sQ#';Zb;^",
"D4$!o0N!GjR5$T}fXB[Yfy[k'ng]9TykEw1,!v`#|gvK}^XVq7m'(^_9'rHk}z{}B#:r6NJLh+ZN`;%G<!jeIz$q7P&u9b[2`LXRB]2H+1!$<}/O'~@w_W)td",
"PmV.,t!A8@Vu}<^_)%Bj%&icU21]B#1|6|PZB_YeR2@+UUa{XWj@Q)%S@UmU$k_S.(TdE!]UU_NaWWC;gm<c_<4#J(9-JOwV!pCPK<c{DSdNN26|y'sm)a{p)",
"Dek8]rVNS=vklB>akNfrrCM-D4PI8PK0nnZ%SRh:H{JMa:rOV(FRay=/9't-=8UouB;c~E@aFU3$`pk'~bh|p:3epd3+U17U{0l(ngV;=;guw<j(hMrrm=JTQ",
"LA]z(;%|cU,M85w#g3y=BLd*6yA&8Lv$O#Do=!y1Sp'0$ONN(ScaPQHC6n[%L${LL8^m'0f5J)MM$y-)X-Se-kV![C-/uy'@,!]{[-y^(X|Bvk&KI'uBHy]5_",
"Ojw$79cw(T%FNJEaJm/0)}99j/TCRG7c`]H5]EP_QI$W=cL'!*zmg|Rkk2!l6`W:T$bXxnnas@/5'c!54c9OILBj1jF,b7O}~C=7+('aE+H_ohkRP*ck=jVGw",
"[vuJ@D84`:#E;(rt$xu59`nCI<K#9a`]3~FK^YwCNy`AdAeJq0$B%nHJn]71`i99c1yA(M%7Qr:I80wLz}]FI0ZpN8X:#QQu2U)881|.ZI5hQ$afn+]KDKx{E",
",>wX,vcY<s-6E_8_+0SHl]VzyzC(fln',}lJ$(/jCOOONL8O{n23IKYb7|x}pLG3a0EhZ0j@<<`:zDQsdrpc%o;biolJg1Gk;`W(25+hKo,=(:wX9%*LNfslo",
"ghFQvC/N]I/#V3Oko~Er9.mZ+abI}Y<j*`plw|-|G@e2F1E5lw)5X9{(4'p2M`qYx&#WxW3JpaTa#$;PCFfE$wlS8x2SrMR$(jxw[[@zbL+5&[#hcOS3j>aIw",
"GGqu9tLWkHjMv|G_1:rF3'hS>Hm{PG{d.whCje]f@G>`]uwCtY(&4TGVm=1Kk6SL=<'QoGNmIRtq<>`N^:Xai81P%*/64yiQ0#]&}]yh}[_R@N(<cRtYo,ELo",
"d(x(aUDvW<#BEiiDcc{j'LH5W:aQ8M/~7hGU~XE$x+rACsV1SQpA8kp4'M0E4InBD}E-$(t<:dF/*j{#/YSV);U>^7{Q{p]owAMTZ@e2+Lb8gC<6-ngUotpgi",
"Q|/7WlM@P)tKE89anwF+:Us~#,H%$,.OoRcP[*vR..LOmQu-A&5g+(f4Q_x1e4x98=bt7Kx{*p:PyG:jha'Fnq/$McaGrR5FS^]pz!3X^QnhKY^f1rl$S>TIg",
"PxD3xrA}k0OmsD)%Npd$j>nN8>GOw(M)w=O/wfJOj}Sq~QEcJ$X#ej#l[L]r&-BNOOC'<n!6$p<)y|`IHw/nv3n5f}6+yzzl@r,EB%*'uSH%T.kQpEk`RB@{*",
"A}czM.pJFTTe~+@h[E0.4,A<:pi'^7~nBOh_:|d,<]|tfg)ZsafKFTY}xh$(v{Vf1ruz<g!,LVN]UFk|lVHu^*z`K9#Q+<bX*$N}]5Yum{RE_aG.oeaVsO>W1",
"X%'8!Z9aWPfmVL'p=K(]0xKI~pySt{rQ}XiSR4ndF{LaTA82k%gz@G$jFSDF|FLvaCzq+9W__gAs&}-=3~J*Q^e82Qr'E{z`b$Xip9@uC'#WY/|9,:!OA8(k2",
"P5o:@Fwx-^<QV@fz9$7+::@klxD8GQoa;s)lBNguonC!KNI9V*w|6.6l%=9I[8-yv5D7D=x%TiZl3Ry]Zd:c_r*Y=Xp2@&GQqcs_/~[`&~.]BfP+B;M]:l1D7",
"l:>AEDkrh(thdZ90.;:Q{.5jB9O.nee7,<ZrUW7+TNra1Vg519lA(8`k+w(Q{&ovM-{2XhZZT*0dNe800Hm3$-y{x>y__{(W=OGw7Lp2zf6ht|R)Z=`A%;i~~",
"vZ#rl'KgUg{o>ATC%RAG+AUn-zj&<n,mcZ+mXA-a=q.wJ`s>A/cq(;(fkjUEvnf}r{CGS]jZYFA@2Ke's+|[D5;5]oHHH~KDPm`]+0#ExZ{,f}!R`':0]`xD#",
"[jp)C5<]<6E*;!TNbyr;z5:-$n!vx$GLt:=@`;`=APq)ltaQ$L+}Ilx*,1<ad/`Mjf~,}|UkVZO(@^lFvq[,-sRYH<ehm~agKM+`+NYZeM.P5G;R3hYr{}j&.",
"2q3_aU]'e)T@7Vg,tnzq9<vo)}<0:(6/N_QCuQg$b5;>g%~BYdAzJnpJkzHP6hs[x.9)wkg^tM+<e:8~-Ejl0qt-j+]H'Z'_uMSlEQV|k_)3]~D}a65V#RRNv",
"nlzkclFuOXp[1O*pbM]>O0P>^eAo8D,Mtv[H&t@-}N3W(2>ooR8;B4*sj+6,&]6_Vu8*D!Zw5&s<KL)p>3@S*+c5+@FmaZDad`CzuJm{ii`SJ]{k`v*3Ku1A'",
"X$w-rp)HjUjc*2/o,h5Hc@Cci:JDDkQutrK!Y8y8&3'-gNi~e&Ykp5|z*yEqhMC:2)m9adi$N!TbbraNav/J:F[N4U{2V]Hvmz^`F.R/iyin'6/o=s$m2NT84",
"p>4hRL%kpK3ZXwdhdIA5Lhz82t1as:Fmp6(@A8A~0aaR(4a~f{(G1uRnM&pw:(=L<FEGQ&di[N^+`T>}lUm6cpV1WQT1aHX`D5z`W[N4fq3k`R*PH/Rb6Fo5W",
"2+QcQj<Qw{Zjn:ZqvzX/@/6e+]o&'B:p^2B):MRjFe8fM&aLgV2fR<I+h)z0rc'w>$Wsl'm}M)Si't51%]}G;BJkMwFANiPAblYSo_0VRUM);'TAp)S&A(/8!",
"sQ/.9OQBVlXKcB{bkGHpVDv}E:Gw9,/GO}LNT@EbwsC|89:xv2Acy/1F{WtN,:wc<@0U!CVwj^)+`!Rb.jokXb:KzHk1Ojr2FMLUd%mUJS</!k9Ae,w`5rvH>",
"OR-0.4J^1M&;sxwjZ%Dg'6LyW{I7<6=WwFatdRw<9M7)pzB6+bq4fm=vH1NW-@~(o_MC<vZ8@~tXb|}x;t'<3)oq#oKDR(JzgKMll%]UJBuCoV&}x!vxK3$|G",
"5]oNL2h=aPFE/nVOp5}|Vw}@u</g>C,U3XI(4^9u+J%(Z'Oo_l/)$}`vsMd{MB${(g9y2B)webTQit+)baPvVdQQqw>Qlzmg$<(L~mT5s6HU_(Jo{f5%B)gL+",
"|D.X;eG98:{R|Br&Ld#Xa.+{|>n+-U+0Btyid~#ET{17t%CqPj^>dgeTZPbWl!t%13=$msXa7@ctR37Sw*kv.~kgM_#2;KB,zyIG.5XCm~!=:|6(Okc_Z5VR2",
"l#=$QsEr6.6cRa:Jirh2;g=V+LVGc<43{q784x,zB+LEpYX;Sn3d+|Z=V&9#MmHsXv]Xj4J5Fr_^y!8_:g-lk=uD7C3r`Gfu)*W2~UB)!=$Fg2{L)9/,]%etU",
"5!LoW<-gfMNi{v2M8zCAJ8:|0vCYz&[@9MLl'-,EsK5kz({BVVY<sF)Jzl]ovWf&m%[zXStw8o`0=!RjffxSl:7h(m8W!8$GY,pcbz4Y)WiT'VCX>y*d2YgL_",
";-J}Gxz8`}x7(t-W}aT/nWx5p5!hR}f;(&ShS18Kq1UY@,)IW_/bEh^4c|VrS(M37y79NuGPiWT1jq.DmF&U$>'g0KyDL;7R*<N>)/XSvY(*%I{/v!{RAKA1p",
"]h0Y-V_i_9=Me@j`K;C}N-{n(N8RPTHsS#~Ti2la-1~Ot;z.H)iFr)pA0W$d@WePrj0!|l3>%ptbvGx>.b;(arfHpOFcop2AU7F3J~T:t<Ud}^P=>|MxB;X<`",
"#@5_bMU^_f}h$PZhU!&~NOvSMe=6;U&}&XUDmZYhMH9'mF/q:Y5S^j3PkeV@H$XCZ_X$cmq'v-PEc$kHj~&&`.05|DE_c9~IKIy[^QZz}C$hp.[#hg(tVc#yx",
"4eH%@G^P(ayg^YDLiYTO8U96AN&@0'YY{*S@v=Q=Wa^O6>H@w3'o.$Z9GjhH/v9<th`SEynYCGo^b+LK>JA&cs{~%XPwj|ip9jrQ.(PPOATOaaLz26z<42)nU",
"L72%n>k}`f&a^9oS_9I2pAyVMa0yA^B-Wyv@5xGwu0H;(t]{V^+|-<.hvr{`>M!hGj-g)'5GO#$9KVZirgLzyk)S5wHzWjuCG+[T:W8)EOI6l2_]]{qHwAeP(",
"r$`W@q}yN9f0Q#K6wC)CbJ#W}8g4=i=TC7fTtVL:r%UmyYan[VX%4;W<#Eg~<n[Cb!|A|[u<+L[$UmK+9YK,IJ(q%v0!$<je~p&ld%`(Z&pyak,4wo[5C|yWp",
"7;:Ek)pP52:7p*%4g}%Dxe|]g.@(H4NYwVZVa$<+u^Km<WE>)`9R4$zFPYwtla@KQ&F0RlDh*Dy0nvw~T2MB/O6U0IjsL{7zGXp:e1C=,sr*wP#d~+yk_51as",
"SPI#.C(siPr&8Be0r&rL5bGy9G:/HegASV^^<q|2<{o&8DG2G||xV'|{,B{{los3InUvE+;I1CH&Ad!hjIi$vWdVi$hmh`bzhq|_oC5gGSq|U8r4V;#<XisfV",
"P<1ALO:bLKf8[u-`%&[NpoA8'~qXdan=(KmI{N)IT&w<xk`&`lhA/SnJ/gAR%u}5>9y~U({Z&fHl<AyRF|35@$Txv]g<4V`Y'6R6GaQ+]![@5'j>B&Du3tN||",
"O1aHI=b9GTW#XvB(IDVxp0b}Hlhy/9pLCn==OGt)T`5Ph_CWM~f#+'c`d)=2F7iG;&Ats|_G=hjQ)8|Capg0.,XV|vS3.K]*%[Z]2$4M(LIaaZi[:'Se'(3IX",
"%wc1*%<C0-liljGxe@Qh/@E'pSAd*'2m*iv+>Qus-xkH(aOza$i'o2;hm1zF.yb!S>fYGjzGGErQiNXG@)DQ[TB':Kv+q<KNXl5[2,dx0g-r%-Ie`.WluR&n=",
"FcJnxn~=kK)no~*.z<#l@k&umDbgOtHzc;(<e^f+61x}[2=LK6,$zI)K&W~LK7/A##X4L>MiXm3MFsl3i|^W*5~(f9cLd8o%L2NE3-Yusc~#1WBf$K%Lb9A%q",
"fnm7_z^Cv%f=Aa>YjLEz}P.Mbv1P4Z:jmOU4qOpn'e)lajoeAWV_bk.#63hf@nJ%=F.Na]RJ|DqM{;k^z$-P{]%zE8hp-C2%3()94pb1@*Yz;7U#,:{R4/kY9",
"kxt@tH,fcY+P^QK`dfoF=oII74}3-|v^W^t,#82<[Yaf7X}aQ<f3&rmFu}M;F@Rp^XiR)OzhnJ<,0z,rk_pAGU8)#u/CAA1WnxG]c(STc`^R8~Y9#HCai}~rv",
"pU%AM~P;jWq8NaX1Ei^$R3}@1@lRS3YkoM11PP-4_,s)>ElGM9Jz71up]j7oDhaW|KElLS!XK[N76!RM9;OO[A{(2+*:Nxu';|e7Pc68_u`Oi4d&A~N9!1CEl",
"-iLJ{(Nb@z[Qc[;Qx[YV#^/d:$ZBB0[F)h8LRb,gkmDQ~k9^Ni3}^-'rNVVZmb_-TFSa8i:ZssuZQ'.3;`K|<~*6rL4ALnVD6ZZtD+iG$5u`o*+.[.Gk&di=1",
"X+=s30^g>D-wykm{/KP1|Gs{h2t1:EPcTZkcr&qN&DV1%A76JUg4~{3Gy&q|[GefAF9_}aBTnEi4X~]Vjdj^dB3rbViwH_1D%K*j>@GQxUSAbYA$xI/8Mw|/7",
"j`p'Mo):=KU-XJZQ3P^ONhJ6M]u%#^!Q86p@Ku+G%iZ88oO3+UVqWk7Kq^K70Ge6}<Dk~f:K_;U6O2:,ZOof@Gk/|}QkQ8@am>cndpVjvm&n3mLb~y#L!PeV%",
"-M)J):+JrrwyYw{av-ObyQCu2IqA!|=/!6(c6[!yn%dzKbVYU@0ce@TOMk'dbwJ%P8JR:>eK)fonPvf]qbn;Suid<@AMfOMqLA$H2CLjd3_3`$_p]N'e)^w1$",
"K}I+-RJnr6(`)cZGY=$ZT{c1jHE3qV1b9U%:Ew,!Iy@;X^l:hb.7TLF0slm:bH~N@%eC`ABX(u/!}`^.d|@gZ.ZWeOEDAmRt|(T_W/_w*6.+H%H)4ix10@3C'",
"`O;JY~J#nx=45K`]E2-BW[c0dzk:_]QA6K*Pzd=uQ$7oZrX]Wl/@cW0{#AN<O~J-l[1XLIs#;5FzV>K|e)8eg_G;FC,{<WW+N%4Yqm0&ZNR*<s:{B^%tl)&65",
"`;SP;e6+UGF^8G`7rAyWn9|nM1b9U,IKp'>7OC+7NKk4Ue>2/,keV*EvwIv=/=<)#IDHs<GR]SQO6w)x=qeJd.6Uy:I^gW<{_edCFn,N!'/w9YUag2<l'/R3y",
"e/9jLn,c8!*W0}s+8jm`FMrt+Lnrp:YJ+[E{=5e:-k@6f,))@h%sNUXE}zYEH$6e-D1r<82JP/0St},*XxsO]sVKu`.rH`UHRjFF3`LHA0i@4E.1E)0zA:./m",
"(GD%Jn==nD1teLrTN@+'YddvCyqSCIJ$){ZWx&1s3RJ%O^8hHWc<mx;x9UHgnxNFie;i2LK%uvp]i}bV3Iw5.gJj1Ygu@QtwnX^Vm`rI|+dkFFiJxb{_cX]O&",
"eq}d|fFu+#.)gN8OxM#!=f&yx~,6l,OzT1UEl^lfS5iXr5}.,0)mm*uo)3.cQ7]QttShtR2qczgbh_2/Uj6u@[rt8D0e&PoZ}(<uX+7HU%$/gNE9`bkBp(1#F",
"2QXjDf}'a7#,{SKO#-~oMRk73.h'j3I@H@>i>x(0:LmenypS@lu7([1['8@5tCbse$(1)Q2:SZ~yv)JYhd9fQ*TRldN#u|{S&-Pa3^UcwoOdX[;Zy|w&-/bRi",
"v'W^9E]mY>0]ZDn|}H7@jfVcNDm1FyJi%6@qeU};<4z$WVVa}f4]O<AkZOhTlaS%Rh+5WX6t=gQR1hyl&NGuP6:{.~gCP~Os'|~cy@N4CX9q>n*O{Wty3V@Fs",
"vE;Mj<RFm@Q~+G+e=3-vD<!+nZD/%Li3D~!h{IQ///%MY<Xi@R'tEQ6&=K}NEGdG%U|cmsHnHgGnr3+H{b=Jxy,Ye!T5{o:Oqe7|_'w'o'k*{)et7ZI80,{{<",
"1EW@Jp_(-:l5Br:9,XIgaK:[+lbYfF{}'gxeZ]!.LTl,oO~W1g]k}pqg<uZ[wM4yD83SA9IYTh}j[FuO8.&dgvkds1,Z_Q>l>]'x:xp>-=m5Kva9X5Pgv4b]m",
"LYyyE9a$Y0]3;Q3W,Ibv);*wX|YF_Ov7vHeG5h~K6LmyuQJmW/Jj(HK3#8Y+d!2=(2--$J)iB/&7a0-k]yAj:PK3@e!WGV>{%8Ds*ZJ3}DX28]q$[{&mAiV^:",
":/,Rhp[$;g#EKMSg_5^RmtN*4FifF&OB943y1_ET'9!rlwETD+88o;Jgsj3R^|4N*kRe6/=|9!|G@9sqUxeK=YV1w-@-&JO]kFm}dkn(CX}}O0r6@4ep,G(M`",
"n7#Lk#Ush~HRb-T$W7J#3W_vTT@m'%FE%F4We(slT3t!HSaqk9BYF]PkTc)+c#s0*)Y&jmYTaHb<`U_E.lLNGC;b0N9j4<t3&uT`,J77:;hf.~T70]1YUO`=2",
"{[3g;AC0)LLtt00_q'V'Lu(p)(_;r$ecy-GZiK,]px3t]5<r9&hv35i:L3>IH#bEK+I2D&a,lP>ZZFwx7>WiP>Jn;:KL[#K-1>q`,]+G4.Hp&GP>g4`:kasQ0",
"1,$r{4IhDPQOv]#M,^&8hy`9%j2V&q3'cZH7_3B-&or$;wXrp`sX$H<~s.2q4:4~-xJ@Ef4bU3kX$0(d.}0,D>c]C7II.I1ETa)=V4peR{&0-F{$79Ry`yAWo",
"yw{oABp1DcK2'*Pl;JIDvI42a|o]omXzrr8=aUSgjRzoCEFH@vW(=FCBq6w|<-ABEmdJ'HnyfujflQ{]e6[YxM6AIs*VVi%.m~~.,.K$~&,k4l&JSDN(0&NL`",
"3xTyKyrg)#~xB$w-<pI56YMC_W=i`'Ujeg-[vpL)D6_:K2Cp>DN:k61cd=XyftVw`IvmA(v1<H~'68|W^#=l9*<V+GPqUfR)M9;-'1aZah#(hmExOE'NO`VTf"};
static const gpusorti_packed gpusorti_spv_onesweep_address = {
gpusorti_lines_onesweep_address, &gpusorti_spv_begin_address, 15643};
static const gpusorti_line gpusorti_lines_onesweep_narrow[] = {
"*:Ix'Y9nfvxWkkdVn><:/c7Ex~`4O+Che<I^=:%:-^;gC,ryWq=jlZ$M{y''D^AP_MH0JWwQSY#^~zj<;Sk>4BE(v^.O=v7i(B^<2_l8tneO8:fg`%~iK}^F=",
"Q]T'@fMb+htfZ#:tRz}:8n]U,/2s2>%o7uEsQ3U],%n9Y0-2*$N)B@<+O6Cbr]=C:wHR-zc6Fd4ag4JcDz`-!b0GJ|q-6QU^=fA4)P6(6YWDSu][LqzS!EUM|",
"+(=nXlf+h8O1#!O2$tiDLuw<+f%[eX]=S(uS8MSwo:Tk|dZXPW*HrG{rpRqL4h9B9;TgUgYGRxYiv3+_ecy8MceWBhyekSM;^lV}UwC)E<<[3}'!^tbf#R7yw",
"2maJUh>R,S{Z2X~OdpuGD/ENu].<Z`#@=^*X`)w08Od/_sY&b:Wts@L*#5O[)$T7O,LTc3s2{dNR)IVDghkbMS]b}tL#o;Ht{$&UmB[LnldgC}b]6</YJgKUt",
"peL*[FRa-K>{jw/#b:w=ST!5h$OV$9=7QmCm#4*9.,tXiutBnH/d)n(Zs'EO_x%q-$`nPKp-2oJ:+0)XJJTt0HUv2m=#gCe)'Lb'BheUr3w3=.DynTIU`sy+V",
"o^|}S&p^Qx5m`X*5j%Pn_<]7n.O+N1;GjwyyGfvCxO32Pi],gJ7L1oHQIfJn~:sP5^fdM@-W0@}~OM.@Xk$g$iH(c'@*iFad:EVMnI&c>8Bmy,l_aOlv-]=j}",
"hr.i<:PE`dvluXzQg/Kc**H7.#Q;d:kaq57DDv[T&<z!SVfGrlEfQ2@l/mw^%Qs%d%y#{5y{WS%qw:~T4h)eYM~nq<!VGpPg:InRS`<gNp[fq{2xis5TTQmW0",
"5zo>%nf4>hPb37/dbWT/u7tEmyBH]M=w~/9n/M*dfB/]~kZ|8,-@.BR5:,}$z}-XKXF-vvUyG}xh~Lh-{Rkav59!9;2Kp&$=:^[3#9RN~HgS/atqGb+fp{_p|",
"]*n/zorPJ_6cW{w/,GJg^'Taj#(Gt[uIVg[Zbk;vNibr:|.h9P>{Lo/A.`9X=k[1d>T0$'fgL:x$^%b-nT{$}(8XT=<^ru_4Ww3#U/:zeyX}WW:r3:fP(mM>7",
"e<7YR(Do7P8fKs>_b^R4+)3yUmUov08Hy(V9N.$~I!wOF!VxzRwK<QB#hTbwXujd!gR*%@v*l(El4rGnO2/P,,>02>r7<]v.WaC}79`7r^AU=0:6DXcZZ634B",
"OL^N_{!G*$LFjks9fhfY|1.%v+GlD7%lNeAt.EGVkJt<|j}i;]AQW~5QkNn/'e5OSyZf>oIJ;WQY-G$,OXJ/i(5t58&T2Sk<c|dC`rSq60z{8WB7.3Zv3>3*S",
"{}8^M-;h><aI6,`#ss}mP~ia3'eyw8x'N$0$5;zSz*D+QP9+x$EWUj*5,||h9<Y1~NOJ85M;$kxdd+G#fm7gTq2OANE'{f`J6U#dv/Y@1X~EjBj8vAO(|(4+i",
"KBBZ_W'6%X=qaaf5E5(PGn'1,%:2(5i_%YsXUuHg|6z8'GVy:K2CT'wK33!`](aH&Pm`TydM4%43!7F+^5l1:g@wTFUu1Y-},P}KjfIBoGEu5ve)jPHZG>L((",
"%;`NN6=)1DTeVCF34d2.pvDcR<>E_n_a+(UOKb7dl&,/pC9:qX5*6u7l92KRc!#YsW7d3Fo`JT}l&X(]&MwS_X{<,m#=,Ch@d~Cry4n[QS|bh{b8EF1Y%Dl>&",
"fQ7<1hi256P*_)mXz|^<Eg^_Ol7xr<}BqRZ,wO}:G!=S`5*ey!#4!:-FG:Mov-kmK52R@T+pU-_l8>V92kVD,exAZ8YjN.3pNabq-$iF&=@&E#tk|f=<wRJjZ",
".a4;oq]Y;wXQle,7Z`SCrbJM}pJ]RJ'oQ:9A3JFc}S/<`mFJC8xA'OscjL'|VJ:=hV%N]I;eDrfncw`ZQZ2XhjSlZzCLGsjAol`/waU31C{;OG-qY`o%j+/Dp",
"-AJH7+T][NQeG;{$AD-a+:g)u[~#deN[2'A_EH9KM.9l~Fa;'[r5H7'vKV@,#@Z)A=a0SKDEp;)z``Y~IS/bUFk8r<73qK#=KJv-UOrTaUV,ux&2H,ZNER,v]",
"9j3h9SRjwyhhKBQead#^&Xw9<IAin@r-$Mba|8Q^nihz&3UIhZIY83)zCwz)2Ghao:0HUo)Q-lr;*cGS%-hI2(4'rwxARk~[a)zc13*e15oERliI7fhjtXm#C",
"At<43l.*/,]*O6z/5o7Ac~$YWO[iwrK$b8d'Zr:<K4}3<Dv}PT>;S2Q<S[5DkU8|5.GPZFDFP@|;HH1]|}+3:gqGzgR[!5qrw&UT$zx-I}q<Ge{%9#y~5M^BH",
"r9.0qI4*,@Ticrd^Z.-XQr#V*q9s0-^M>*IKJPO`g+=j0h^Bl|)4G8AXjnLd$wO$j8X77,3B:{(l,AX`8iiv($(iF%cWPj_8J+'.EsNX@#b%wJaB:qpQn'i<R",
"]}&HT4SBuR{N,zgoX}FCT>jqfX>#TZ=v%no<2sB3%$YK1>)J[kmqp,Y%tl|w99]^%6Xm@c'm4K^51O|Nl|<,)EkUhNE<#wBuu;VKXc.yCKG/`jzEc92w|_48%",
"OzN>5)AW9]8anPtg><Zg^t*k9<0T$[hkE3U{EA^X$_kz<&;]%gd)=</XE{g0AoqXwmWXASueN#QJ[<0}5O_B1F4#vQLPR@'w6gLU+p<Tn-vf880qH@.&EW[Qk",
"Q56$R%'sN$R1;N!"};
static const gpusorti_packed gpusorti_spv_onesweep_narrow = {
gpusorti_lines_onesweep_narrow, &gpusorti_spv_onesweep, 13727};
static const gpusorti_line gpusorti_lines_onesweep_inlined[] = {
"&{eui7=[%!;<w<mK}]FUTs8)]s_|'L<gHVp/yMyyGq2|`TVgUz3jjpg>!(xO47u8ux'-F$bRtr%i)r3wCI6d)#oD+npp,Kw}5+RJHG%fqKkDBA/j.+i$jcD8V",
"!-77__/M9HQHjLm3QYNo(-+,'6Vcxf>P16(,y4yj-oU+FB|&^y]Ds/|Zv|}WObf4xo;LJW0k(=opabJ95~k_,}lOwt9<#>xDBHI]K%ey[3/Ee'KNDyq:6y6kM",
"T4))%!edE(A-i'tO-^VhJryk}.nE%~gj~g;!1Ja.))!vGCNVc|Vac|D}P^[Qet)9O,JF,e|.LiV7,^R7#pS'GlJV6F*UAoc&8Gs)cEp1{#IQR:m+t1|;ALT>j",
"kEd@s^x&WrE-$mfqLRm4ZTnSoD2lMOh('B1(QPS!.gaRomCKV1ayhENr@G](-nm&y|dU=ENgjrTN@G*`R@b7%NglZ&jpG-'f`#&,;1`N&;`hBm1jv^,8#B,,&",
"mm-i^EbK[N|>JPa4V@hN~<*3}10q9DD]f9|g@s6(SN6At2>M'b1XD`>s$u=H]eT9|v7]*qp1hV+8Xb'|d>8mGnkUn(oX~N3e9EK&s<Mq-x7NDcc)NbhhumdW6",
"Vk%T9wGedqC_^^((j=Y+Q3|-<+rxLI)U(v}a#k@B&slEQu^8B[:dq}uz#dpef`'PyFK#I+*]hD^v$/P7{oQ;qKYoW)Qk_woOy:il#yA>||uwffcb7^pJu'#3f",
"689t|BCs3GG*QSs@/{JTXO_E+4&RSv(E=NRfw^N%7ba<#Hh[5.}w]lhxCAfui%GYms!#CJ-:/zIVmDTE8b^l-*r-wk-s3E$z:o|-#&gU'KKbU9vF5o-37l(2e",
"vL/BtMpS;hJL)E0I7+nkw,ugX[wMHGze`Vn1>]DOFLNU+:(hVaaxuXx/TY=F|bj(qw3K3G3]AXu8|%D^#/)PG(``^wVq:EczV~&D/pI3W`XW$LIaGr_}jeL{[",
"o+kb:sh:*7kb52ktpl$#8JkCxwhz<)f{@4w:ZhA83ZUr$yl*kZ_!2S%F83FB7BT:VhF+&cf+zq+g=^wC@%~u0>wf4euPhfV;:6.&OA@/.6YPj|^PuwjqX1oN^",
"N'B_X!QzN;v@9O1T/|D,=3y=LB*In{]chq0W'kj_QxXa/eEZs9=%~F^S9%=><B@`<[`LN*e`_L'p#[Uk().nQ('qx=sGYTNFJ#G+w=//3aP]!9HoR'm02atfE",
"J1uuWpg4cE5fK/raK@7*rZ2jKn|*b]rnGQ7>d;{}l8f/=I+;*`.s^A36>UKJpC4dX(x|,`sE3>P9cCGL@CU2^|QYdg]:,b1yv<)|Zto:l<tr]r#PT:CW%@|@d",
"Rn.V8-*I(mA;oR)5RA8oh{j(j[)Bz)F0~M(lSO-*('93W<`De%}[eQS1}.ysJekbDYxMJX%bt.K:IM1fi!|^F]jL^}L`'D37oA|g$OmC~'~Yu|1HpkDLN1<&0",
"+{muilgzxDCM7$Ilnv`I8Hmu4go,sEXd=~Zp{9ldTXnm'h07AsqT{7;>N=Qa]fGbeiJ~uN0`2dNZq8c7B|J4}%<6+Q%+[+cHGLgXBfoz(mfUlK_C7S+g<FadA",
"WSp9PlBG]Y4KVYfq~>Ug:uC*wkv$Xng$4E(z81O>UP)Kd<t;:R&-FGG8Osb@s6B4w`UFWYJ:|a<^OwC3>'Q;/+<r&}0h*|;-T|V*7vPGw&s5')tw`3djXr+~y",
"26kZR.l^HneyXgX!ULMn'q/sxSfq`~B1Z`'ILJPr:X9~)<#']$itFiNl]V4c))NKUv9A`$GJO-d0I!8&&-r64FjDFe5tVi;/,/5iOWoO*u{J!@lq4>]OKs)nB",
"ZEFD8acU0o=Nzcu9;)^:;T[udl4yZ)=|7UyWj2'qbrWe7&<{NkS8d%JDmX{tWCG+Br>N.NHnq+c!^q:'k-Bu5Vrmm%.(GyT{*%OIR9|3i[Itx5:@3#aoCt-B7",
"0:`u1UVp+P':]`B;x!QnC_UEtF^PR+tXBgf;N`Nb-0T%5[7ycz]a.&&_f:yZ(-.aEt.{c4PFD$_q~)z|%EoP[ex^QwvbSIS{F(k!c<H1Vc!>x*PZr[sT&khCu",
"T(1mHY1-kr'i6>I58@:>,rW4iyUM3c{;Pvu&ttBd#9sO76VXF3woq!{bz]jq**|mKTse4_3'Q*fv$&pz,a}8cNlc_VV`:2Z_2gi<0nt]p:NsyXhP8Y(kv9IKd",
",<ALi.GT&RIp83yJcJ%0=YCb~u<k8(pY_9~dfxrgPeEB0oIL9;/kyfwbz(K$%xB~s<d$@[&m{Z<JRivq~5koe$Y2+ev2BK1t@{HE7>/fh]'^K+wQJ0+RfHlp*",
"u~.-HnF-@5HKw.30nYA[zq.2c'7O&A^$:]FwcP81-4GrLsQnP^IZ0G3K4zUo4fe;@t&feJa79xveDpmngBpx=zk3[y:oN4#h#-pG&3Y6b@,a_8jpO~N`0@5'_",
"g`.eIw<;R=]%kv#r7I{|b!U~9g;+~}6O:.L>:L[xXh;9)B)3JVu@N+mA5W;s)2%pa4vqS^#*.s2Re-'b^uk7^TWs9~NT=R.S'~i,6)qm:uv~jidq|2B{(E;r<",
"%c7lS3j/GRH1_Xdh<@~CtBL#7aZ'l/TfEkPw]I'({-IN]_^NAWrQOSaLsm5Cd'Sb|qmg_#4u|un$6<gN8xJuImb0*m+#:YP~vO6Xra`W~MVT%23pL4a+I3vJ{",
"hLl4#Vs]TdE]&&5__S^&!<<eXKVud;]ovGI7hpd97>z~iUjRj<_S-dQ]d6Ej)u#f|'%ML3Q)o28DkI%xW8c8W)lN8Tx,0pNu9Y`+fYlQ`6^Cyw&1xcb)HZcw3",
"8=;4,I%[exom+7*[@Z-Bfm3KMD1qr2t1T&A8(6ofJ#(YOAJOio&zKjxN%;`C1HLXXFNjA!q%V'G>ijT+n:DfG37^Ae(f-.:`$3Cmc,ZbK5y{1qc=mi)^QwM+4",
"J*#8$(u2+=[.V~H]+ZL/YQm8A!dX0|JJ20+/N~rQXf8j'(y:lnaDp$:+xb'CPyWr--kw76uEB*Au4_VcWssz|cJX[@7nT*n&L!Q*bS(_&ZP4NR1dW{&zOlBO1",
"FAuGAz,uYo7Fa.+nwEhy#K5-[KDxKAw0O:F^'A@MF#fyu(*QV$%EkPp&NBM!z5y_5NxubcU}y}R*=5$`/{4$a/A1&L4M_1dT,D>,)amHI0#%_1La7BxXaCZpg",
"%_2!^L>/rzDg+<GR&m{]8_J#dz~&MArzt_(X#8uFvYUclPkoV8OqId$K&bGaskV~5PQ)Sv,!;@~DDjFvAMl6!5Yhjk%)Yz;MST/G{7t:X.j*f>Y_8,j}>cl>N",
"Pi$*:bJnuy2u[C%gqAfXO*FFFR_cu^(d7Lgk=(`|go5|lm(X&_nLYCB]EN&w8'N!zAlqzf/b'Ru[#Rlyf2%m+.Zp(4a9LA+yK#RD+f.ZDv[/<M#laqWWU+:e'",
"YT0qZ#wGTgoa_XxM/l2M409+RVYsMnw;8wRF9.GxGQA`Gh8<H%&<~|m|t[NnrcE/51$yC/zlEo%T0|hwGgwg|5v=]w|K'>>OfXK_04+7F@4FG+AwI[okJUMjU",
"FF%zeRp|(j*|gJOg2r.GWME>K/AlEKv%WY#Xb^f%^G>b-B~#g{TeNTR$XKm2c*5}*#j(p3f,IB{!:yo9o(9gfr[Sb3S7Bq87p5LiZ|HM.|vVxA-<b/d|7c@Gq",
"xnoX,x)Zdofg.MMny9|fslTB!2rk}ksZiFcp8.UdnjbNG$Gs&=nn{gJY7)1Z=3sOV!;Om~1JhT9S(uAY^JoZXkNxXzTXz2K~rU3!r0}/ENdgP+R-l;8E14{P@",
"@A4~}I;!g3#A|_;bkt7DmH@YI_WF@xcQfmK]lxWOW+JC_%_L`=!N]ldChx^{08'IgQXb%h#AIJzG]-JbKfVV1]#xA+Q~|^&&^C_JsbC87e_)-L|f.AYG*N5vT",
"urC@-!>e@)|M2*=^-mS/D@-'|T//s0xbnY(MC`SkYj;S/;WTp]].uh|#3qm1SXUG6n*6)S,cqx*A$G`Zvyxueaj1txwOZtv]+I@(=iaupvgNsmItjGc&E=2&-",
"W~q^7J46,Y)t!YnQ+3O#;fcz@`exR.wyf1ytUKrm!namWs[nx^FO&JTpyE,f~Iawt@[<-~A]Cr6ex^QC*r;c9N]zV>uc06b}<KWC.(=7+Jb%1}mW>M;`p:|fb",
"NR*(iI8*ji*@KI(abhr%QM4o,(0chBe<X|BGy2S&6BrL}M_:qiW_J-810vS@g<i<Y8F&28i^4y4L[B-Z[PWd4X3^y,L[AHa9[NkGD0}|:X*]36*VRT/S$mv%n",
"+(+`{1c=:H*;D41^~-Jq@..uIK.J+D^:/4(;9S<)Joz)b)O1wT{$a_&~1;2_c5&nHEn[-d<(J%GqN!XCx%)H@r}uh2n7KMldga<:t9nu>sn=/7Ye'>fm7#7^m",
"jqRqhu)*&h2ROQFL*+K1H^mdIpPq_S)@+!p7%_V>.O59s6gV;F-@$B+_MA(;)Yh}GoYP$!zeoP8$+}C].;;QI3du8rzfz[DH1BRp!gD7HH0L;7SZ[C+I86(K~",
"N<M3Gq67/g80d97^=u[7ZIdXA3z_p}.$3a&+v5,2qA=6F4#jtlch<vsk.^:Zl&',}i]743'-XOrCzl%rgo&V&Mjs>fc3;MdP,jIBB(/TGfcdq.F{5:9Vtv1W6",
"(fRX6Mm}g+[%;,,!i0H7K/4Rs3)>TyuSSE&;(@M)_qwa8JgfAUT1x5KsWdgL1Pr2_Ym#peN)`,_~m:W#'KY78,G&DKvn4w|.i3W:RO24;$n(bOq_&w$$-bBWz",
"#X3>V*JTM8Z~`u~$d-XI8op9!z`BRcz6y*vn227LB2J{V=B~o*#+3z!u|>W}SR.=<goS6a7KvzG3p0r`]K%m=>Zs}1fD!(I@35QQYsQV!g%9a5<9Z82=I<M*4",
"L.,J5p>)oFMu@'z'R)-ScD)B(HStX:I4O^hnMXYFs{CJU4_M.),]|>Iyo_|/l>:S%}JBcgp}em6Hq1U'9~s_5U;*4fNT@NT1qYIM]Q.5y2iKzujmi8d2R32wi",
"&`Hhoa)&r0su`'Y0P$Y%}bdR8k]ndl0T:#Wd!qM8Vv@QYl'&QMxEVWg5HW4(5wYsScQ!vAi4X1@V}4RRy][ZnMgG9V&C-'za1B1N{WxYuXz})<heiCZ2($Bv4",
"YD7&`&NuEQTKkcYA~s0Da[bztEyut[bJ1F|ZRcVt_X-%h6xWHF.K.A9m1we#Zmb>d$|Z~:(f659-fCr*fCq,nBJ*+Mb])ZoY;$fFG4d2Uk`jDdte_5AzUe7K.",
"|N&Pd3PpmQp-DUi_Ti5GgEQ,%%1wPvab#x6Sh@1zq}2B=r[#+%o=Xb%~|_[]r0qKgixb(XteRe'hW'{_B&%g)!h;xOE<x*7v.ca}Im||MJ;~RLL7oSDVh+uAX",
"=MDDG1nAy_r:C}`X1$ut4e*;giRckk/MzxipTO6B&h`~c}1}&*WHo<Ilrr60tMSv[#>GG*ZZRi}_>uP=xbLB&1Jwn97t_hZy<D}tg{I/+/Dw4$EZMvm^ASJSf",
"e~{-sUQ<b+C(Z_V`6F^JMT]_rv}TU:|IQt>~;4SAK-,js4%NLY`(!%f%&3r-|wYz!3{h~R>J+q)($@o'Z<sVSV7G1Q;Wxf=``6*QWsJWL9@WvZRTGdK2d8d4;",
"Gj4XZ3M1dz_aKMAMa1qS[(X~];h[,=}YxZ!UBFUv~dHusv+O^l;TvKM],OYt|xGGA$Ipx]nACVwOApH!uzuYKWx1]i~{Pl.m#G93/$jc%s]&Fg]D8D=4KE[@-",
"`'W~L{o*;Triru3*K<uLD%rdKw'~PpUF(+vVBdDy36MH++L;>s>{[z+iTZ~Zb]qb$qBp|RS8f<a]I>o:M+!XG<J'5~&X..tO4Qwu]#+zMQP&}9!HyFM1hSt5H",
"rZXR'$QHd!nP]@:L(`gU^b;x2WS4CJ.ADK4_!Z1;X;PdiL1=CvK:pV7JH3`odYQfOR3EB$tdrtuEf~2Y!9EfNgIZ7(}_72N>'M_U`O>rtPo=X4,D@mn7vYLUE",
"O#`vml2aD3,pArNN|)%q0+jK:_k^S^+Zbt:J5_EJ&P%a`<0=3rmphJ6nI/V'C+wsWX1bi|&PqET`lScj^jxUB3Q[s!V&i(E!/j_iU.v$1>W8L:6'(^zqJ!3Kd",
"rIuOxuzK-!~70q<Lh!tHd'}AR*Q#13T9W;v`gAXj..6MM&sg#deQ4a~)`owP0[EZ_>GB:!:1&{#vvRx1E7ADlTqa+(~}1l>zuV^En'3bs.;`[TH4d3y>!D^Ur",
"C{6FC,W%'|Wdt0$Zbh|7^ta>,~V$*v2uK(rBQ>5qj[`Z]!mn6o'`|HbIb.)w|ToCO<Z$@BvqE0n6E!L$aAv{[vk[|BJiA)m8s3^UiTOe^gxPu|}y`i@`NV&$+",
"B,C49Ou2`e%aJr-JB|8gQ'H*M4>1l(I/S+(`_)_;-[[,}kAV,ll+ENS-HR{!HQ@QDp7M(B]tR=`$h/=[Ut5b.E7XJ4|2tXYDYc5_Wwh7655oomLNXv}0xZTFK",
"veSp=rSf<-#*<Ae/]P>H#09drPYcSJ&tM}^~RI:O}'K(Qz)b{EIsn;AQ]04yAE@U;u>c2TrNQL+MiEEQAmT+iNOszkXq]vAe@kWt&H*@Dg|!,i[AP5QGp$G-l",
"'*P:0H|[U=V]v9=<Cm//h@rFgOt]q2|edL0g2kDr|h<jhvp&~*$'1)YV%=)i!KmrfHys-9BALN,-bRAfYh8)}7Wqqiz&,dA6#n-PPNc*B-k=N=H-;#|@|+h3p",
"6AkRO8Zw4N`I)`vf2[.b9n@g{q4C:`1m>AC3.T{pGdHS++xJ%bL)BTn*v{yevqyrfFTf_)-(pdEkA0gTf6hEUd2+9ppjD<+z=w*`bXH#&dEQzf/jxme9QK*Cf",
"g1v*&0bL)I.Nvad/D)kt65G4w!=0.vZqBbA3FfPAx+K{r6y@cWMgUn*1y-[=-Cfyo:7MetqMwm93CXv#)ful7HO#jQ.VOD+psxzv;+hQ]f)U-Tq2']$8*G6#1",
"G7KLue})tWBzJ>;g'^cx>99gy>33sMlY0)k;4d*4D(ALy_I(RgTG^#L4R!>5Qh,-w3gl|2%8E>4)SLjfquXobk>4;srqHmQoc{Ic:*LIY>Y@m[=Y_7hlu.&:6",
"T{QY+[^8H/g4BqFD-vn)>c;$2{x{ba&.6lbipVKoc>X99V^1xCZB$Z54[ug#Y7kK`~X*KkkhPSM.fD@75JsHr36u<4o@F@Ymw<2/79)nsSrR'u~v|snEqiWC>",
">1$Hh&J521ekN(Fx#%SRMu8U{FSt(j%$=$j,<9:5ud4}_;*VT4,47u9C|#h/d2q0+T^:VYs$>usARraGm8G*GaaPI.)o5{H)CQ_glC~nUJ6hQnv>#e{Pc73ur",
"XA8w+4l!]v$y.$4j)RcSZ@IjZ;1@K#YvsS<LwL(|nEzz30,;.|I])|G[4myCDuoj,-{:q*n1G)6>*A0x,%=9[HJ,ZQIC}jl-O+-J7<uVQ@8x)7M3)RrgF7Fc!",
"yw$I}GqCg)4C>'S=<C$+&VFjfwshSDe_tPn_poRSdtIB3xek*9x&Nif'YJ!`mow9#emAvLB),zko>XNIv/L3kOiYq!QH88CP>8XXojZp*G9t1$=E8]FJg!YZH",
"L:V6X9_NF)g-#aWr<st4u:!QeDdkQB5:cf!dF5{8>[ikfi8[qSFoZNxC*GA3&DCybaPMHIadFw(Z]LsHuF*dx@a2;([5AwM!!;qZI)9WeSl_gATnm%{2Sgig`",
"=fG1`jL[w3_qK'T>@5#}nzjL#Lq+}MTNp;24mj_^XVM!w=-&AG[j8N.BJ5fwG*y6-Afp0O6>[aE2;>yd`Tc*jTp:#7M|SAYl-8.5'kG:@:6T%'Bm3WNh&2YCI",
"J96WHA{Ico'%K)cMa$QNq$f[Vw5aS6.KuUJ[}o=b'Og6Lu`D;$j~ikjbe,H/'1;Ql_r#e.m{h=t]w've$GB]+@]JpTq4zJdVI%[H.7m7Yi)*[a-H!Lc(8:t_L",
"6WQ|w_Yz0)|h%WU~`9,k8uLw*_f+j,)7:f{h1Qbt:qF/Bs#+iBb-LiR^#*_LELOD{RFJH&bfzNL.C9j<c~VUJQ:BN&x(o#G+gVx=7~nsJ)9(_0r_(1u%ZheWv",
"7((QNmql>4>j*^J_.eQXbMWmkHfc[Pd&A5pN*S_S[yr,y8Aa8(AHV),>3o[u7bqyrGW$Zb)[o[BI>B5+z6`eYI&K_<fJ/6l[Ufc$|8$uM7^'zM}Mc$5xl]&=_",
"e9f<.I:b@eK<'4a=7nOnO_3$[IxU42js:G/um^i+g!F.@xBhk<PKdvPMcjpALr]fUGqCnuE2#iZr&dbC(5WFHY*C$q,I%j_O}}KawNgl2HB.uTHOT^p;HtnQJ",
"vFN%/(lM@sA]>8a`AjJ}}*!0NI<Fa$#|5zdu-><Nc;2G,8E>DgYy!v)m[aA9BG'he_MQ'aM<6</i=()2yds~N,L0,TUiHEpw7zVAI[Nt0qg6lgjJ3_zJ(1]Gm",
"a_gpGbz}q1YlA>Ek%1^ur,v!o*I.-kz'$__&tf=Cpq3nRz{(..hk@$W-Tw.GTQykCC!DA7}P,p@/bQ>,@t]lkXxb6D;5zyiAYnmtN0f:5>tRBM4R3xOirKi`=",
"=I4o[-hGlI:sAVH{=a:&gK|mnbqFNuK!dR;#V-#TD{mk2K;W.V-RO>PV6%NbgzrSS.4E%~VC<_IXuus!xz8'TvJ.l5wIFgQ4(=ShBi:oa@c]VX@vyRt'nYlAs",
"*!M)3a&t'v9PR[p<:+9DF#idbWn#$!!J0mSgw@kxYNb'BK!!2>'REEmZO<E0eEzbjQ`.A-4<5p-CUR/H88eA^l=GS>O!;$a0utubCzWsEfUHMFb<|`n'{BcPK",
"JVDL^W,~.P>$Hskfa+;qk)[@WFuha'=1;-z@5LE>-06%OhN`dtB~,!Zh&Ms^6|`k-6z;.X$[=NDj5982bf1-B5,iABnx[w0.'[s0Qn'&9!}jP@m&w6#G*G5WZ",
"JqajNm}UDz~s|#exk(ThEwHf;Q1$I/%~9gy[P;yS5j#pH0NF'ZJ6lsN}j%cn3-x@/4./!'ZU$V<'MrIa~]dpD-+f~L`Qyy^n+@mFo0TuA52#i#sVPjV&EX7_U",
"CY1plTOb(C4x+vEeOupX*j~S8Td$siS3/(Xxg^<5bN}}so-w{pb|sfQ3bGUl=#LZ}]g&*>aE<~fHh#QsaW#*gjpVQ+M*VzCu;~g)'NOBqo(+BK$msO8$]&#J8",
"CxLThdhChM/d3qdGg>)Vmy(}J833T2uA~OY+B~LR]{DFt<(FJkAtU!#ta]z45BDc!RtxLpf]%@]:CBzpNBFxPpOQ^Pgc&|b49LN{27W#x8(cYzHpN$-$wYpSq",
"[.,|sPJj{4j'CG.joG/ZS=fJ@_U`Jdk5P-o]ZbN>cy*&}J`*6^~QS$)GL9,-O&AbB6;FQ+Vs[TErJKenH#6a|B;2K0Ban,cV96_xsG<=0~Fk86^l,Gm-+6T7%",
"2yx~2bUIuJlqNpJ}vw_WJ[k&Y6JjreL&fe:UAXKN_'n.8M1uIPS{Sy~''OxIxPRwW>YY70ku)zCYeOTx=C[3bg(Sy=Hij|E'}iG7#4D/MP[{LAL#kT/wlGvXK",
"CeexW/t+yGf<#&]3!.Pil#}pKVXJCpuvWi`;!!)i&lF5fd>{rz5C*'!RGidkDCiG8D,#G[vLo]GVimb5TOI9]-3'*@,Y)DbzO+JlUH3vt.KV}o2WS8Op!H3o,",
">KX4otF;</!)M!:/P%aV0>x&Q4avI_75IR3K[W'7%r:qU>E&gw,fF8^OWi,~7Fa[T,#Ua@9>3UiAaYV<&BG0.dVg24aY:>${A8Ja}j^8Ox<=RQXxDKQYW>jMs",
"Z2%L/yGRR$zA9:pH{.6n@v.[!&W3^_ndRPu0E0rk|d:Uj`Q5_X1~5GCz%VmW.UrJh4DQzHt0w!=KHIqcA%7B@UAh^8BOB.@_tG]RFzfO#k6aFsQRHMJTb)>~`",
"U|m});q;XwjaQg|4N1`ndE2LK-)gpvb3Hiv81{,*_`t@0JOnF7ZpKj[`^c)hL$N9{0,&cl^Zq9cVWxgwC.!<cLS(R4Qsu2'BqdO/eOWmWsh<%<2Lj$ev/!f0W",
"j1M[DbvakXB5iB0~/_2Z!rA%H)2+|*sJ~o;Bz6^>+zO0x,1S-D%TD<2o/*{F98w1ya@T$w0b~77Yv$gnJXT}N#$vovZ;^FIp6MeBynGcXzM2puy9Q^$75Q:o,",
"{_39h3k(jUE&;XFO$`QLLp]i5Z;6Nj+dtS'WMP1d~+BfaRa/%$Bg@s6+;._pkTW,]FRC%/ImG9.~#t$)IEpXV}A.3yD#N5q#LRx|s;mQF:4;i-OW$T[Z:ccbi",
"uyum$!KuD|[#tb4R6%jP1x8Y',w]T+xZRBY;9&KhBKl<U#C=uLkbXZ_M*@kP8T'JoNH(xLisKKm%X9#$,V{4RzVe@bll]7~8F5Z9]Hu<3Dowy;tf'gZr+LO~X",
"#u~P0LyPkxe7dl.}P'tNU+)iv=p&gQ(:CvSNO^u}/~0YYYcA%vx_x!xM:,6qZ7ylOAlCdb^|hBs@>V{n.h/O,uxbJD9P6^(Kc^}9eUQS7WksmF6Q(q%O:@hT3",
"'|jDRm$QB89pefqUmSBI+Zx/RV![J+5mStE(6).9(Tng+GoMf9/W~{RLX}pZ5J9:j{P)C!>-oKOz`a|VH_[6n@'_IJwF0&<6g+pnFaESE#M(B%M-D-TQ{*-[w",
"j5!F2skG:nnf$L:]W'-t{c3eCjdiY-z=tv;U@b(}4B+Gwn2F'!<BcnKmW6Sj.4f6rSn,M8*;GhEqN_hJ$Jkq,eg$-RowUpzoGVAd)>xK)YJK0p0w0%.NQtz2b",
"`4Kt!rPDKGR4^0D^@NuHnKh6a'fK[r+,}*aRbuyZ@BCdx#3xWcB2HLTo76$:u.b]nxW7^.j:XB/!K8bmHimS{+/.Lj[l+,d3LmX}W/oKL6tFwPaKFur(P,/Lk",
",-'QZiFB@p4XwD2H3T*NqD>vBpOT);0.l-@AMxv%vaENDwoZWmxd2)!PuP:tVJ[,_&*@-sGLjr.A*&:GSLW'])(b.U+^^7k1_@JJoN||$4%ru4yJ@wK(ddp4K",
"e[y78,|k+e=A6+/(BcP8S8.ok@[,;AF!E6d`hV1!HT*/+,6/.c,,SRE0rL1~V[WV~0f:H]!%R;ZH;#}h-#c}Hf#raWX^U6:<4N]b*O4Fu_cG=f'{qP(}X|zN)",
"HP@K(rkU[PEGi7`VRPYINu](x@&.ysFj#VXe,L]hEYc[cQFx9A$q*65}f*hB=^/Sb5|wI@Ho9%U!js.![ujPX)^bX|k}LaDj&@[)pHA8Xy~e3u~aC[u)pqn-z",
",gA-VYlx;({Qf/889N4%r`E'8Rb=+;eqxn2;a{gJkWsHIG!JNML-AS[f-'c{9@_or7&sVX/xqK|UY3l>6h/xgn//!_a8A_$}4]6k(<e*Z&0N=J&eCU{o!Y<g,",
"bd$E}+Mo|`GW^sW3s%9j,p)5*h3'2cuA(8uYPz3.r`a2ubwHxFB>nW%IBZ}l8zZpwEr/C9*&Np*Vc{ga9S7Au]4bgJDYqDdn-Ui}:@dpm_mH^Gri_.m$QC8<+",
"P7hATA;j#5YWf$:H3U1Z[XMdOO=U.>+jU=X>9]^'bR;)7iY1~Jd]Arr.)VkU%PE}XZ_nAVEiw1L0I9PJ6o9pv{Lx%v}sxt0dyC^hjW=MG9PLBgD4v}E{9}nx_",
"Q%bMoJZ~CiiaD3KxmA1-u[p)WgI{YY(9G/nXxZuo;qb2v}!%m{tGR,~P.P>~0P#)EN&j5%_;B<fxI*IW'_4gEx{nJo_1o@g9MnPdzHQW(qg;pbHJP3)#d}Qk#",
"3eec^8ma+{c-0fv2<NiYqy1]-D{tLK:,mP9E&a(@7CblN-V9_<QXtYu0=4D@P[]hD75Om0}I]g!%>v3l[>V!RF6+Wfru,KqQ(}s&E_Df-e@OT#GkPG}WdN41J",
"aSi*nF3L(~~PWp&wT%jcj~0FYYC0VydxC+]ct~{Y7,(5^,ja^q(lid<GNg.l4`2j6CO=b@~aR}nj93i,M_s5jg@HyM^reh'p'A#siZIoFsUgxQi+kjx8c{p6N",
"dPc;N24(*#y^Ka9!ma1Pa9t|i:yP|&3f]-REXz-0L.>$~=}8G9yO$$t.7x1a4<L]MCZiE&:&;PvWvd;f4S@m4{#}]d6cKp$Mxu~*Wglsst!4@79H:C)X*!nm(",
"5_VU-SoIHxU_gKy#vRAV`;o0rI[@Bx^PTcG9g]YL8&lphxOUS1X'57(+CTnQe}KF6o9`ced}Sn^^;}pC8-mA4j(5d[C_.i,31)V{<3&&^6d)alf+AzDY`,s^m",
"h~Pjc#&t{m>Snlh5G/f!8vaQZZ&V[}p[g4b}<e8#E|}oADlL(,cmVJ[;E4F2DYH4)r:=Ck77q.Z#mzwfYTI]/p_!$fu^p_yJRS1(Y:5l*cq;:#0+)i@k/yx1&",
"GW@:*PpS#Iq=..PVx0$#,7uPgy|(a61{,pM[h%*[A__&tc]*7CdxY]Dx*J'y=@G-A:6trY)NH*_vnDe#^eXw-Bx`uD[L;Ic&)wFT[9YHlu<@3#CBgLip)~/{'",
"}_]i*D9g-`qrbug.EK@|Tmagns1J*W;)bW7;gDH4u#1b*w,J)C/'cM<c-rYBu4eN,m(i^'V19,u(Ll]E|=Bbm:RpRxaI2]HTtX~O+*:_`.0Q+n6cr71lIaj~Y",
")|mREWwn2a=G<#rnB#+Jzw)x],i_.i%vjG.'4D))reO:yX;CVG&fSjyG3gYo)0``R0_&MaJN`M1wv&p;]1.%]oOzPi6iQlV/_O2s7|u[])C``{ah=t1[;75q4",
"{z`r0KC8n)V6XbzeAC}^kaZ(BTcbaaXe3ZF(;|4VA)`C]h)FDcvj#OSQ$!YRNPxXAg[TWE}t$/R-jz>UT;L#=R{1,HL)L!lPiw/]8nYF'/gV<6N%c',<b[->B",
"Ci$uO1mRj{Gk8>'d3NjR9_e,zs5_=G~[hf.r@K{NW+HY*t_<_{H'O2{Qs+K!0<wC@6-#EnR]/'@N,&0!bYOV_d5p7w/CL+'iG/T.}D^#dV$%QcB=,+ib<VY[q",
"5c[ln}A8C;7I;o.AM6qWf6G(]*ir}Q5C*TblQK`jT.`0[dj]eKK5p0OX8KBuX4:q#V`bRV6m$YqSlR'R8,)%Jgr^RQ2vb44"};
static const gpusorti_packed gpusorti_spv_onesweep_inlined = {
gpusorti_lines_onesweep_inlined, &gpusorti_spv_begin_address, 27305};
static const gpusorti_line gpusorti_lines_onesweep_staged[] = {
"$a;c]GXO4qqGN%4YHaHRWX`(bETd^Ac@4H7I3sR80P|Qd@B8uWc@IOTfA96qJu{eg,L<F@6Rd!i$jQZ6G={v(NfjsIxi~7Df_t~4$/b#I!iqJ8mJ}{.@v.r{t",
"hMpGiO$#94(11_)~]PZlIW2k3XANQCR(&(20eL)'f)mzPMkXS(v^!:oS{hrSi@|`G[6zOZj)C`PR%[t,@:xaa'hyF|PDWh2v{f+ei71s+^o8oGH)zc!C%oWao",
"=p~]Q<|<NcK{`1SHuCLf]klDnC@`;`i|(HpYAWj&[:%[]@`;[8/kR;j}9XQpfRIsIR!PT'uhEc8duH+WUSHL%9lgUTj1f.}nO+z,x9]U*z16`'9gy-!D7:7CP",
"uaE;!]]8[GS~Xil[w8Ev/#VvZuUM>c5X}&.{0xEB=&a02HP`!6'oQbW!j~>s[uK*i3A!}W'xjz!$rqv~sD_3&YI}Z!1>uN0EE9^cJ(OLw_&O(X$l62XLf;DcW",
"WIv:8}tS44_6)_PU&DevXD|icKFdnbeai]8uy3F,1)aWr};W8lp60s<S(L#Y.SFr5Me}b1MDmzaa-6x@PJ}GJiBgL:ZevbITkxa`}=Q^JM<,Dmm7eryO+:}u2",
"tH}QyV{(Whg:m/0Sq)(J3|>v:|1XO_K77ZI,`gVM$9>=n&>6MTTkKU(:du)1Bf+iZ9phJYTL~lAhnyL~V!Q:h^1Aqh1bZGG_'Z9SKs#+&!(zf[BGO;=B52-N4",
"#s&5Z~XsqO(wSYXZ3q['KttD;7k;=H)!/({TNgS1JX2Gt6tCv|]y.#+1|JmccLcR{qpEZ>/Ru(*nQ$!>&NQRRvBZ+v3hGM2fH]>/p$IJ(2_NTCw.GFouF*/F6",
"B(hI0gpgUI35GyUr@#E^+dr.yR8l,M};mzIF9kB_431Sd;;.lE-(Sa81m%afuRfix.N0[Hk0>#!Dy5@CS-bkeC[:!xVzWqgZ>gID2quCNBZx8/lMRD1XyJZt$",
"a99:u:Z~mX]&_-V0|u(@M4Oud)/[J.<:O%jH60sYBtqL5X0zY~AIBuR>}A[)o8h4J_3VO`@:g'qU2o]^EVWf/`HLkWw=gR({Z0VQ3OXRLsife1R;B&1M(MyHQ",
"56--z$Krk>4iRCM9pauh;}O{<6ruTk+|X=NhM.J{8z5Smd3&vYnuL-NbwGLt9eb0=`dtW5_xrNX[*|^eb76:ky`FUuR+vAGZK++@z)Fr<~$vN$,f!nBbTTQgf",
"B'.M#+s<G]1FtU.n42qF:R9^l,n,-UpLT]GAsw&$bG]N|:h4#!aa5|yL#C<_~q0ho$VR^ohXO+etSsB.L6<kc<k&*^&T7_]DVOmyQfu`HnhgLq4r*nV7oJ~5-",
"ZlCz=s%vb.Nvtze;M~_cRU!-BvWC-IWKcRN_jB9qqQg+AJOKk,ce|.$u`WJp8zVpINRH1mBtlS|WJ}<s[T0iUR@S5AyfMVY4TovT%jr:-*Z{E[P588o1f=>Xp",
"7Uc@lE{m@7p8!]uu&m76x6dUPX<_i92F!V&Ux#qnbqJ=9)k4R('CRqIqpWsN7Or|kGf<)TiCl2,IeR-~e+{|j/ecCgbn_]_w/q=ZvLx,2o*NlSD45e_-*K%Q6",
"EZZY.]K@ezV[[-5#^~5&_d@.=!rn*q[h/{<N+1Rj<9oU'S1wRcNGeoR!Ew[x2d8:0{6ywOkBydHFG~][RIvBWbqGO%-HRE6efh~njU]M};VUInl;5[5]o&n^`",
"gPA&V>2P|$,ciILW_V#FH^YC+Oir[N/1b8Of-FA>)hL(~az<qeoC#%cimvsjbXnET|uqkt0qc[tTdG`'35bgZ5,QUP^FmZ~_RGA|m9TX=3cSNb,^)yYAUS!@g",
"caig#wIb%y!'[azL+Y)rJv0@,v48[4Z#UPK{WaRCnC!d)r3(Ni0Dh&rKdnqI$n@@:+p@$i(puoEH8xAeVEVs*_cOII.sk%d.b6Cl<yVNH3Fo1=^b@xW*F{Z1A",
"HT>I_~=QT@UuA'E8t7LT,>.L5Ls5df'OttIUdXVD(A1WlN],ubsFuF}aCeP1|$N.D>Q#L[r9_CzpY3DD*EzI^M3K%n{lcr)pVV;aGwk<N<bGarV0.b16rdtr`",
">,vqn~pLWF|yGXu5p.{nCkjIv;=&}em`)<K=@{LFr9O|mv0..j4`_A<m0*AYU6$._XGGGM~NP;AY{kBMm(`i5wky'zvwF3`c<Ze}/K-eJ.)jttV*WLWJCdfS{",
"l/z8[l=%x_/rF4%Q{^~|eh,Lr/9%4E9`d~!s^qXNcUU!ze@Qj%Wweo67yStRceSPU6j+mARJ3SgnE[W[n8;9J=S)l+U+R'E@o0a:@shjE{BGQ3Zv.!y0+XKo~",
"#7qHq7IHGPuM.4M^$lW2eX6sX>fymD7uB~0|J@2=D2(`hG`Y-:4%NI&!o[&(G7mkd&Olq^A~6Z5:ssmXI*&.'C>d%'.PRMn82,7&SefSz}a7j{k&S,n[P*t,&",
"w;yNH`RK!zSPSAhlpHT&}0AZPgf!#5rqUC(,s~^`HFs@U9lr^p99}tO.~5lGS84P7$q}<K6hL]MT&+c;vyr$(N8{k6z2:lN0{OO3zP4clBCBB`za4eZ<AtSTw",
"KcqwF9/!DmzH>s>I$0f|()^HaD.qYM/fa#;7A^Vz*:N-As#$04,E_>USNsv(jj@9rCm2(b;p,.x[a.#'U7n|QHau<gm0,gU'6XVRu[3H&.5oret'i(Q*>q57^",
"CSXe}{r~ci2kK^i~=B!emi^s15jl=9v7t/vpxQt=:l5<AKX<q3ax]2~afB%8k3~%`d|niMa>/6mWP3`|.Kpim-<*@IfO7pS52JpM;X-2,8Fwb_Y-rW]t8zGm_",
"qL1{]+J'Zfw$`1QI~Wn9n{G'%|.ir)]xgUQcc-NUC%*9TW^c:TdBX;[$~*/UF%OD/p_'<*g:b&9ZquR*k$y/^7;fm`ue[bcUT8fg^:oJ;cCJpC=Mhy`[LkEi|",
"t65*7@FT.WsvB)ViH|L`*V)Ul;VjMyf<7C]*fI*kvQeu6*5kB;jS:|*km0C/wn=*Nt(N2hQ|mO~1%d4oC_KA4lvoq~%SV0{7p4XTW%5_~<|%}&AV}&2rj%=(!",
"Pz%v7u1:ullgR=D')j{A/wR5_cQ9s.n}_u.eyj(i5k,GO1oz,zY0;TxP|!/fnx9^29iN[Jkz(osUmh[Xm~,u9`/.y|+ZXzgbH_y@$)&7r~3r4MeO1_Vf,k2r=",
"G'uwvYL'ae0&RL,|&FQR:#d16*|,Qpt.=*#pw/Dy.gy{L)_cn+0/*U.v&fW1+2UdAxBE.^.7_Pk*yO~!Pfq&%)ViXY[PiOmIM~CA'!TzT{jLCe~]Bv,et]1Ze",
"<!BUW{7$c_B=7e|pw+_Q!y7AR]2d9sCmx;rrQ;vMD*)5$$f0%q3AopOAO-qVv#6G![ic!OLx=*QQ|Oy[1sD>tOehbMv#T-~;jZ|0~l^OXK.Ll!:xd3Oz}mX8-",
"H^8MbhPcvJIXXaKPm5gCc.3Oz<C<PLS3&DgoC)qeQ}nlU=BGTJ0NZ8b7{y784C)CluprJ:9zt(f,,Yo@i@[|gP(,R'.%q^S;H!idg:DwbJt=QT~>Ysi>mu~Uo",
"(3z7F57[D]{@&R41mWFj!BG}ue^5&&)%L}zBiaIeC][$>B[hlrScdBg$DG>ricA|x)r|.$2.#44NGWhCmE4h!fGa.)z,c=A1fY$y}UbombM!rC6<yhtX-Im`H",
"X<5egJTn'hEua9<E^d>K7[SYt~W,+X/7dbU%~{o7fiJ:kcV}QGa%`iSa.tpLD`>KubK$VA7XX#lZ@';LoUId||R=1aYSv)jS1QjF,m4!RWrWke|'3NPv=WXet",
"b`'>3$dR=.EN$=GEf:gKZ9jkV2TtE/@}X1=KVkkW$HU0U0/V8DPfmKy+!}l='8zzp3PMem)Fwyu&Yft8<=Ah+}:MA_TqIu-%8^n*h!@Fkmhp@UW+RW.V+G]Fh",
"-2(cLT%W7:N{0/8;,=S:/;2dZJ|3aSfm;sBS2Rvowi}WKvvb6~+CkY$-[UWTpA[94r-V$f9'DODw{8aM>u>.kq0#P#g(/zY-b^-P2rCn<q[m{Y:HOw$Ii}0[N",
"a'[D,Q67*|iOwro)JHAnI@4mn(Ik<&q%]5!m7-$/<!|Q{6Gc`~q4QF0JmDG0)}!}bW3W<62!:wi0~dI~^tR'QP@m^]^mnCe$|_+OGu|)|r3~fgl4.Dp>NDfQs",
"u%V)Q46T^CiBjPGm'HT(wP]RmC2<9DO%Rl<_Ng6WASbKVQLgW`KaoVNF=KoAR4BZFN-E|mqv,,7/B7xmolC'7JaI3_O{A<}Z2XPt/Nj;X|nq!M;s6M^D&dE)a",
"(x9&q%6Y'/k~P@>c#'Otm|'>Lo+3-PE[.TqDOYtIv&!!C|,k^L#VFBpyeGYx4LWz3Gq)w01deAu+,P6SVF;Z/b:~$HGfJS%&bixVOs>s.SNfk2mad>']8#*3c",
"Q/W}p3lJm'>Dy4lJ%P]S=|MoUlFV;<sIMM^w1=Nx:~dc~-;deRt/3JA0Ql;oN3OZoSm1Rk<=oY1k6q>QjuCy[cB}l/z8l5nlBaD'cWLLly[b%t8bb|uGLM5,c",
"gmg0o(CRc3.!Le&sM*j`5WD1d%kZ-G#uigq{@~7N548TraqqtOwY{tZ9iWl~}04m;%]8]Db{NiLY.^ZrpY`:$8haA#^1'/%I:>VsT~[TKm|UxS7vUL+/!Eu*{",
"GA+0X_mrVp9^:e^s0=;W[A(VfbF&v<+aJXY3eo+}dA&|MaLAX=cq7S:YgO(lnr2x*6WPX-064Q[=i6Wp{~PD:0$YjX;@=qyDtuP]p59k[15ncp@ZUEesvqa`n",
"4ZO_6TMH|YQ7GncWiVvtw>fx],<O[T_w(F^WdYc%m,X^X2c}:VVh>l5UAU&z([XWCRXwi!:E%iQYo4bArbI1`O.'@PO%j`ueu^@%et!DI;*awfXG/BLVnX9DT",
"XPFy^<e~T!bo1Q$q+g8ddkUHNvv)SPdsZ@22.=;jU*d:CPaO9/P{!IH}[WG/!N&QJuHi$_LZ|w2]LnJvTcZ%tX.=n;[|,'XqK1b1Uf!A`6Kq93<oHtiixT3}J",
"HwUEUD2fl1IZ'5c;.b72j7a<zp8x}fp:U@7uRyD$7whhRXn11VAl<)XEel]=&-U0Y6ChgS@q/jc]OpT@b5*qiafQ(!'$NbV%Ag>o1(<Gt$.R,dZu976'mIi~h",
"0~-BPP*gf(+VFtEY=/N>WI.HtSA,!VU>Vr,AGk-f|B!s=s3e_{*Qg&7%w{UPfA^<h*b$[<WvHxq(kZ09%z6]J0J-26`D*70`Jnqtr7x9G|-x$I[$Qt)Y|FJ$(",
"vT]O^y<0k/-H!{Ey'=A0noNs[%IY7<A'ToMs`_/LU}3F+7I1T),IWSca<XZr=%=vnhd1/amc[%H9JL_o.n;`CSBekr=R`C>2UUCxMdwP:AvbWuxJyj-7L8hO!",
"Cd*bi>,kh)/+p|NO)2#d=h8;[,]JNCM4T|yue]B-1h%dMCAOgx,+NKXX<AozVIY%S>X$&pU_`jW}N%i}5RVAQ+SFy$Bz08,&6,o=_$u`J8Jcs2Qou]Bv4pLjl",
"`hO%IZwt<)S,9OQ11rH(U*<j4M3G^xjm*gcq2W`(7Y4o~.DQjoGi4e9P/}M!Pc~CrCx{>F4sFtJ.659iM^^|~3#(1OYWSkM:`n(9Y02zZgSnzxAjexCcdBN7,",
"E[B)0rP`fv=Uo|>W5t}>L1JiT202~H`KLECk&z1pQ@j9GhRY$a&t<$5~Ts(vDq-#n/5C`lvC1MQ>)K|Y`KoK@(!^J60t|Q~otLrX5aLmA`9)[6bFfCkBIML6/",
"=~UYvK>tI<@C{CY#duE|Wb;6<z%V,,O+fLKP;XKac=cem(9wwdQQtyu~}iygW9B0#/of:C`CN]o%hf;JY)nVJl82Lz*,,^Zr{SkP,ZBYf7(F:0w^pK@Z):=$B",
"`o|XX$HOt;#S`RtTyTPAFbj/>irJIFr2(/<5!xfthb$Y|@zY`o=+OJGy+#}<'91A[og0.:].]wq!/1c;@^=_%k/|[cq}Zx)a%'a['w9/*kLWc6disfXBDHH-R",
";OP5IqR5O;'^{jx0<OuSk7u}=$H[oL;yfN]m=DZHaY97cK)XEAH|-0XJOEs1-hl#~^!n3$I<9@&erS~F}Zek`VvUB_FE8-%,+'@GO}2n3uod(dxhC^a2kt)<O",
"u52tuDm}lCe5x)30Ev0*'*=6<ie=UU_`4]`yRfAWL0YWTAxP^%l@<Y8J+A4muD=xzF8iBSHyT1G5+J$LdEKSwX!{fZS`Q%3&XcHB;zwcIO,R9#sP|Ed}|FIGE",
".8.pQK.n[|*gH'R}$dY'SI1WOdyt6(!MzPu/~z=%r/]j%782s0SE;X)[>sv8I9*qq]D<08kd;d_wStTo20zRKn1bzlQQ=j,82;6c#k~f)+E6Ul-X6Nbb.1/kd",
"Xz#90qnL@~jPG7IO,QeNU=$cslZar($T.uqYcH@N+o*/)A!"};
static const gpusorti_packed gpusorti_spv_onesweep_staged = {
gpusorti_lines_onesweep_staged, &gpusorti_spv_scatter_basic_address, 13612};
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
static const gpusorti_line gpusorti_lines_leaf_starts_address[] = {
"(@lCG2[tc[eGT*aWp:LTG^1-W;F^,kO):|tE.KM.^gxinxi!S2MEoe_3c;TA`S;7y:D]dPau5cwt6yfh!sse4bq7woL&~!Pz&27[ob|<dMnp)N#{$}zs/~'I%",
"UY0@fb!6^AE]0I3`cdev6G'Y}I<$a9NFBEJ`+}dw_FMhqs&tQP6Uat|@a$(,lHq<#p^dnh=vlOXS,j$@tUFDRx,n!=yZ4SpBgU:4gb1Gs8a[TcnwIk6=C}xaO",
"X9`R6+#TroqA.Mgtc.4twlS4<+h-sxAd31tT<FA.lK>m/^erUl@ZQQr_#P}1niQ!4|PY,(T,|'M'qnrLM]k/I>&p#CYnkW&'^$P[,v}U9sd9aV]iKib>1F4zr",
"hrSu{#Me9A|&@)TV,D$qK[=*x)eIg;N&9c5RndM0tX^R3r,>&IfW|1B~DhtSLq;K@)eSNigxMQ,UJ`Kt)sM@e+]CrK)_zk[O!jHD~4so@dV$IiIS{cdzqH);/",
"L]'`'>hZmS6/bM5Y#V/noqKMoe0cS=,rjI,vv]@=>oiz;4-gHpe<SMQXzqe~TUAv:^@+xC1kH*lxze6K>RKA^Id$0l;A_n-qy#H;H<f^dV4]It$X'06*|9z#o",
"p*z),x9u-jA_i$npjiv:bHKh`PFtIOuO{<s*lmLY{#8f(#(,|Mc+G,}>g4ZFdzcrix2CZMNgLt8Le8>tcKCQkO{d/;he$Pkjq,vl%1`=L0i`wDu/;MxVH+`5,",
",#vxslC6UV-P*{NXK2.l:v1`v(yOXea.S>c|R3SWN`O%EJ)|YT+DpK^(*Q!@xwqu^s41^PYft)bcD8>}VFw&Xfi;4!KI6L|$2/I-3/m+!-K8%b9U#Hzp%G=%s",
"jhd]w;O3ZpQc;CR$zhdY.n}TzaC9Nu@wkt=9%XtT/wNfMg|PP%#8jdL[h]ky*e>nYAj0,G{yv98y!>c^kX13U7-)SxQ`>O6+FilG$y;wX*bWr4Bh,Tj+;Hs8m",
"NP3Yr{z1.B-/>8G5e6~XrKMNi<z}8b>/@lKKb8n;ok~PO`z]xZl>2_Z;[MG3Va=y2/<#Rxyfd3(ZY*9im.g50HrSnlo$<y8boE^.)BZA]Zgk;<a!#7!8G1we7",
"l*y]rBiaUBm1h}M}6+3Y%!z*()K)$7_YD'2iJTdd4{:rcf|U</^w!bBH>%.OmHub#cB@!K]By!<%)GfHZf;n:iE1mU%)V|.Q!cQ^E'+n|v!/H3_nol~TS1cXs",
"I):1yXL*BaLXg)-(ojW|=^$/uvk}e4;m//9zsOjyPS4z*]RWvxa0>Vxxss%#ft%b!N>:Jf&iqDM`e3^Vn&0%s6gZpbFX]1_ekd|nh]QP,(9.^3JRDU^pHex/G",
"6YKYIvoBt(Y^kY}HxY|O3{T_24:5+kA!4`yb=r>VUX^-e@ZTEqS@E[W<QJ;8m<:5b{#%g[(9C+{!1Zk0E*(=:*L/7rPMc3=`::7/)|$W3Q3z.O%4DGHchU@X=",
"hb"};
static const gpusorti_packed gpusorti_spv_leaf_starts_address = {
gpusorti_lines_leaf_starts_address, &gpusorti_spv_begin_address, 2543};
static const gpusorti_line gpusorti_lines_leaf_sort[] = {
"'uCf~&~(DN1,1l}Q>s!IQm`h7}=WR-TEK)-N$Bg_ym@'Optz7D1Cm=g9&r.~5MM6&|iRqgF_HTk)O_UI[Nrj7Y%+UQK[&xVO%A)3CWPzv6;y-G[nTMNUN_-vV",
"4wu0S=Es7Vf442Xe'YH:C!z_vgbWzIqdf]NO$8-$/V=sLwYX_@l:UtFVF7Xo47_2onE@13m~0Ze}p75l39pN@OvuZC`48@%sCc^^V*_}gC@8+x>p}OYCm]XEk",
"]Lb$2X[XJ><r<!9!3k**A^~s=y2;juYiF0Mj64HZQ&0s-3T(bw3L0tP8M1,^}-*hlx=fiF<@O;z)/8,3OlaWI>1I%mCj0901ZR>RnBFoi#:,EgeiCvfEYzESg",
"{Mp]^|:]vDxUS%A+,7oYY%,Ql-*h$RsO3>D^<VNnWaD%J~55yq2f'VL/{UIDCzhHz@w1bjVj|AnISQK.DL}u%}BMd&o9A'X}VT62az*3PSSFL,F,59_oh]F9e",
"]AxN.z%nA5ICshX&oD8P]cN9g$.&Rr!1;eCnq[eLCi788MOXxtcnPzZ~yv&fk(ijVC)j>N^,F3'yxWL*S8Zhi:o}69E{0tteNfO:Z(1p]m1~vUPInS(]Z*W>'",
"@<=Y%vPVnd4$irKyCAm8u_&_5,ovAyn8rOXoqppY6t;&|=/<!c0h%jNqDZm1!3-:oZseZyb<g{$Q8.4y1A9cK[D2U6~$`hr_DgSv9DaU07DKo`8#vggGZvHt1",
"-JS)nYvF~>~ac=Hx8<[_]~PNG6R$/[-C4rD]zpD,V_0_$801cQ.Beu})u*J%,6G6IThu+X,qafT1B^X#:$Q2FB1pa5d.uZ[SQ;[`_C738'%=s<${JFb|w*<mL",
"X@]aXhjE<0{8=^2p`nl&wIRAM,+#'LJ~`cdtP0QL8`7DQ=<b}d-8C~r#jbk|'~o=U*9i,AKA'~Q@ko7W}0q&fE+Y.`iZ&Ua(2$b79YG9Bc|&>^O.p7OwhHI_3",
",k6&ck}^v#pe]@0'0RFx,$:27fctk^N-:7z[a%vzy4~uppYbS]{cq9OKVc-{{9XAYDf$TChJmS5HcOp@~vrykUm6;Ufb+@|HQ5[9|fF~^>=/{BIB9y{m1,@WE",
"Bck(rBFExi`/^odD#B9X.>Okj[nqdTVTM}v4wFirx<L<S0^{!Cp,a.}ux>@EO>ufprsZ(`%$D1>SA1*OmpwmH[LJ>~rr=]|%w*94'NdzoMyn$m<2^k6z(P^pG",
"-ho:u'kdCbNr7,G,/kwiERaOuh<zxKaD01(JQ%Gky[omQ~6YS^8_:v,,XCTpmbhI.;x&3Mk=X8AMACKSscj:V$(35~Tsl.{lo*n+wHP!)L18Z>lmu5|^.@@&8",
"_#Ax+@%LUOu!Qz.bsLi.^BQv<!~DHY}gd1^mvv$FN*xv,w)iWsm5'o%>}(wy^[cpjC--;rbu1YurS{@br6pdSpd[E(oYdG&n]$G)wakpnz>%(8B0(&.SONvNW",
"r8+[g$5u,%xsm>pljt%7L-iC~d>:bB.TGb]b<h,hkJurF-#f'a51+>'d-R~gGs@%!&TqwHe'P]D[-Y@+6PK1-aJ&N^_gRSind#5{b=x:OVEHuxXsOvU+TWxGk",
"V(RS03e];%*)Y>!I~,g*I*~>C^`rc}YPe!tqf#M1dU;onOI&Vg3Wz3Ym',[INg)+U]=F0P-8!fiR@iCu1tY;Fey-K<.+t:+F5S(TUS2{Vk$7>a;>WF-xaZWhP",
"sJ./r6M8qHi3]ue1O9OJQk}oF'[h{Mmoi,ai[#B!-46pFV.mr1dG`1Q<S7+:qEKJd(d`B63Czhl<dZ;KODmX|6V8q%)SbdX=;*;rKP(.9jhRi$KI)a*1tf_$x",
"bY/P)=nni$+n`Mm<KO>qI@OB<CbaSQmHHN*N,Rf:~4>2HDJz.{<AK+/L!+UNRe=;@=kE*A,qh|UF2v%*[Fm)b*O#j:`p5umE_w2K2#8t9Sc8Ho~}^>&:v/9b0",
"%aUId%w0Hp,r#p!UQh3bDIcz!D();~_arEs*{&Zww6H|v8cj-nka|<~XJnXvWC]U}HTwvy>&KCr%rhm'gqd[T|/:kqwD^Zdxg<l~+iR%&9)!gJ/FX[48QMvsK",
"RFs:Ix$#GLU0&P$0P;4.b(~zi6/Vwdq)arT5zC6eG{kLT0i;:NmJ}$UTf~MX=Y&DDWX<NB~2QJ`&Ry5Wkg$~[t4L!Kq[V|^n'W`[WT[e|{G7yia$4/=C&yC:M",
"Y)c#v2SO|;$0x/WHl_!1s@5bxpo(!X$[{lKQ#u~2g@0*L(cNMxkbkt@'L2I`}^yh^!dXsty)HzWIRaR#n[S15';Lhz+a<oU0@w%ND+}MB74`y;.YHsQu(E}t(",
"/'vKePWPW#U+mn_E[KIPa9e01t>'^':u2X=ye|0&J(R1LL}1TE-mTAvFXH~rL(f3<2CLS4PTor*t7rS~$3OjjI{ypp1u.v*pYAhJBP.#D].-SS9A{5$O^`giE",
"jj&>J='ls(H9>A![h5d%6=qlDgmeUcxufqlXDcEPrqogOlDB9'Fc#XL]/$/A,$K(pKL^=h%f8Q}ety|4%0x_S^3`}hs&<Uk:Z<!$qjP$qY0](KZ~MNguabw#|",
":^)[jNgKH*Wb9w48|IEaO-eN1/y+1E$*TlMhR6FkM&!:*j%.VQ&7jM[:Nh}gMH@*'9@]!VH5Bzxss}IA:[Lu^i}3|COqgwiM%f-q!r2FzsFTf0)p,*%9&P>]R",
"ETbdN+u$[y=AY&Je@2OXoTeYFTG>dU&6M[`]9'fhU:O~5X8TON5iRC_$<$]9IG0)lz@U)NW7`g<aW]Q+zb])`Z&Gbs07Rg>r<^di9OyDm6MEH6-mOpU*1=s!U",
"zUO2k(GQIb!q]H{yX$3D|oE=|JJIK/]9h;}Bk`+~mIAs@-~.ym|/1ZbDYZ@9M;|!el+`NV:Nk~tK}bUI8JIPXkhouJWV^8Iwt'Ixs{lE`EBaiAn%}&%/RR<`u",
"759g@/UyV@`}xu2649,#{u5k8}(4;H[`]+FvOxE!cZ@~kg,o:zF}MeBB+{y;1QXS8wXokF3&D-;'9&Tenz]Iu>3A2uC{wbTsNAW}$}t]/wK@`+j/!3z&j[/vX",
"0.n'LD>A4rl2q|%|Bb4pnXy-ff>t<4D:0)aKxjI)g.W7`dIc49x>iIHn#0m:<$0kq;]vF8kU[FnR'GC0(/[`h+]`@@a)Y<K)^|8Pd(#VP7fVk)}GqA:B1Z%4}",
"S_/_}q8BwBJ'#-+J4_E7SsJPRfbx4n4|NPtr[ND3^9az3]qIq/cC(ucWie>WWR|a5lIGW_HA-UI:kj$cq<g]gXmO1JF>Jb;Z`1iG49.r6.Y~vgV3^`K)Fm':)",
"5sc,=hIdPD/rV$G,~GVJ;}_'07E~-6DYi/ZEoK#Mu`708{Z-U_=7~uJC3v$<,{TlFGde#*&0{>WUQ;ge}a]*OU4KP-eiB~y_e1iOl);i#vZ:Mo=yAw23Nb|xY",
"/Q}=Vrs[{RMyIz{!0;%axfH1CTcOOhJuNZN2yK~;DPCc}KZc7</CW$b-YwW8.<mpZ'Q9+tmch<^j-$sr|KL1HY@_WTP.U#YuS4=.#b%cbR=+#MA,i.[Y98#d.",
"3;N5h0P]Amz1V.|}I0Z]rc/&Me<Xn{xC7&+@-6N6>ywsV->p>#-iGMl&aLikc^I6i/};#XwL}eDaM^!@<*NbLkPViUl+I{=)-X*qxZ#{iB/[LGHH~8coLAV{p",
"MJrb%sn;TbP}hcNqUK@)Zf*)6-,.9hed,V^N1}>*g]YmPoHExsHcxNwgt%v_XEi20svY|(D2DS1r^15~WDkh};SZCR!KCDYau:Ou{@D.W,Y!tAEe6Eyw0rNOV",
"~sFo(t}3L)X}3kY2lY=>stq0HaoJmI)j]1z05TQo)YpWxRwInx!aIvY01h<W)8$'R21'zjN$}zn=V.]}E"};
static const gpusorti_packed gpusorti_spv_leaf_sort = {
gpusorti_lines_leaf_sort, &gpusorti_spv_scan, 8532};
static const gpusorti_line gpusorti_lines_leaf_sort_address[] = {
"$f:faHvZJ2+=]{Ov(O/.)QE4dxRu{kV>TPMT)R0i5<pBdooSlR)5,{zT![AT>NysZrzgX|y;J9g1l1cTiZh'$*Zocs~!]p~/V@}Ro7$N$'cDz_SAq}4xA$>P!",
"8wiIIw.0Dg_'[Q7'Vka_gkvWP5G4FY;uo!Uy'EL]g31F1qRi%_#{n#CFd0K8utO:DA`/Uf@7kx3T25N_=<$,{|3[:ohR_iu(goLMpi`GDk/+nz]{As`O(*++R",
"a`RVTkVh[i-Tx]QsHvMG/xN/EH=^{WYB*/E0qRe:J-,oJw2xj_!B[^wA`]9aDe:!CFxkUnHtGmAhLXwP4Tn2R3=uj,=3d9Vf9BrZI,Z`OJ<y7*dHCSAS]yI-.",
"WgfAW!@O<K0DC)B~ulJ<|Ft*2f4kCf]j,5KX1F/L5xKmvX_X8%QK+WSh2e6d@]fl'98hJXP.1C$pG>QMxU38]U$^4L]*bp%:C_7cf)`e@{j,G]5(G{WMgm]g=",
"mt7'g2/:s{3MWzP]!sXGi0&C_k'4|+)G/T>x8*CBrLrVPBg'j*@AFNZ~%*t&Y*K_OT,id;!n^sRURLgwi}n[H%v{'H1,I]I*s-eJ@6jC^!8j02{y1&9;Y(^-#",
"S4]`U^mxhVp4quI&ohQ,Y,OW`%GdLv.P]`7L)JSphuxHB*Rn5XpI0w*QmuU>hp*gE[e2Wv]6{E_8T{N!-!bO2(-exnH&EwI}7<ILNZ8_KI~7]bPmF}XJeFM(i",
"Q,!L&W6++d`WL6-|W{Ij6LZT0;1#S%@'*%~wdd~AvOUvKG=+OfwV9fVG7b2!-uO)gB^[<F`8xBLv>ezSXv@cWEZr*;`+wmMF.ooWN8|)M$L1qc#(bqyhQke8t",
"sh7m[L1(obZsp(CMw8Vpj;baw6AJ)l42U9R^|'0j){brb88l!]jBM7t=LY29(([[74a#ktA`w~IrRMabDLG[3cNOTY<xtqGz2qbeX|:'zZ4IR!;8-*_sK{(`8",
"TWH<(hw/1p*dy]-6,qDeU#.f{u3Jws=SM3+ob$7>J2X,lMG#!JJ[+3$CyR8YS'Nj(Qvi%`SBClT=<tocfl9HMQNDN]LfY-qOPFU*Y-Ngee9b^'DY=q`K[6OD%",
"4eS1tH0=9HA)(IuK^>-aSo:;oZ}K/x|jV4`SLA6D/-(&!6XO%hTlQyeol2uOQ7BsX^G$h<&O;sk}M_~#9m!Jtbzt#p,dW{7j#-A9KyV=4lS!i%2UR&-J)LE-e",
"ffk{oTp1KoGwfzgh-:ZGyLoF#=^Qf-HO:r>%+,m.m|-|zW.eC(B'x{Jwod1hhf':t)bt9&%}Hw6XGbvRVs/-;{WU+5.JIJv*XeT]G_cV~ti6!gUg$1*cE]S)l",
"@JCOhAMU4qp^,Oe-Q:_bv2H!n+~eb@[FwyOo]1w|@Lq/Q/|}zrc]0R@5HAWpb;Ecy^w`Fhr0e`{JWa4)d3MVz58emB)hXw9(T&@Wouv#8IaW-'_0_K:<c_pq5",
"PLJ5VIjhyd.<vYI-fZN0I)|tu;^Y.H#ndw,03~;U6Iel#.grS(rz6M=Qn)Z=LuDz:2O3G3ih$uOp)#!AF#D:OH&$_DH@ywIsAM6fKwgvl;u;akK<o*p9=8,,'",
"AosBY!gp<7RFSTWqF`uOfOH;oVuzuX}Z+eh_Zt&IRM)Ri$br^yfl^RBk)yji0:DzJ93^7;exzUIjtz~uD$ag>_LqwpcEh&}~o0io{3%DY_+q;bwpzay:(5Ve}",
"=r:apZh{}cBQh`*nequM={5]ASr!cY&8etWAM&kan1:o$K)O$(Krjre{Y&|'#s60LBp}dW#gia$4rY9pFDBM*%3:D)^X,oA;K~%EH_xr@Dte,&u['Zq6O0^/u",
"/Fnk^QsKC;B`@VLa,(%UR+*5-c)z@*or-;;Eqqq1E='sr9beK_H4riJ/)YM5`]ZD0awX&]pjWXz]W5xu6b@bV$w}gG;p]Nd:&;d;A+c6]C0E@}pQ*1[yQE-$.",
"vtXl$3^^$qh4hfJ76S]bkN[=KhV,!T<pN>d<'P>Ah7^bp@DtlOx2QI$I2(X(f`X<t|*A15H[`l%d=O;6l`1eH!CaJTozby,1nCK<H@|f7i[4-!zHes3|K30)M",
"k)p;=%1)_tPTyo=NSqaK7&fB;O|[i%nL59r~cp&[o0VgF9%]TF=<Rg@h}<hZj4OB>:fwD#if-L`8([&2(i$[gxyFMN*xvj*,cQ#3kh!n4/4y+_/#`-VWvwIK7",
"Zt/j!m9K}J~_3)PtTk6Rln]Ny>/vG/04RoQykA/B.jj]I-=>_8nZX#/C{A4y/LQK}s.|X%_fQc1~jG9KU[O}.X%d&v.oS-B&f:vM<Q`V6~;BBi@j{OV$tw;*t",
">wR=Q8UOT0|d*>bw_&Xd&]Cp/Hr1me(F9{dMv*h>vBM]X7x-s8T,4o%.fWLg~j6i4OXqJMw&2et[N_z<EUnY0kbZ|Lx*azH)me:E+My+-(0z&P[*J#G#47|@q",
"(KM:Q8s^BR|=@~TyzDabR;o[zM4A=el/[g`UvHLt3=DcpE0buZ4|xyw(IV6Cg3Q]i=qr=E@P}WY'h~M92y-+z%[<]_!}-F[jr+9(]I~[_j`8rgS=FaNOS:_T[",
"_Od;Y}u5XTpZH0`g[2<~dw@nk5z=U2jFs31~^z{%M}I)-yrv$cD+f5D~QfnTpb;Dp[l+)U=JSD6gILj@=Mw>}WW8Ex]naKcIkW:9!}XrJ0pH=hR[%P0:%peNE",
"&~LY]kP(eDRz7Zm@I*B9Oe#O!{/y4=f><!f68hK&a^7g5I%pwB[>FM^,*Kh7U@b1P*V#sn{Zu:aJv+ag1<GGeM!KGz|22f]k},-m-$6EL]q]nFO*-6iT12~v^",
"2'+*eEVcAeCm:%;^dc]h%)UGlMmvT(+CzBqjPn[GRs|h:7D7|)Jn;5hz-~[CdX%*ctX4iqrllIQs'[9W=eMOl*NbJ*uFrE_*Af>3WJDo(%zA=!%/nHso1,H_#",
"4@'|5{oz6l7`vO5W%vcovw,^[af}9!KSU&Ysl$|@Aw<bR2JNVX7z$FZWx(mG'3[.eS1Sg09CjK_F4l{YP:Y_eB@M);xHEn'L+w3-~zQs~!>L#}+b$L9a'Nf,,",
"k`Ex@Ye[cb]K/n[Y)Y-[D6v>LDH*}[^]59Rk6Z&h^;2xC<za8]K@Hn5@Oau^B[np0<4:0Xtvf^s^OR)a|DzNi$RD#_jOHxJrX'A>LbDZijX(.&SR>[-LumTJP",
"cR{.8bq~$y@Dnj>h^kFn0(^@f-YC-hr(qC9'F6p;xBm53k-qj*E'~NJo>>ub3H1^:G%!*C#W6JWJPVe>x!:a7r@BdTe~,:+$GD$tpTd3;;.o(gk'n^xkw{uZE",
"P`<o}2FVcG4ouYA3t+@Od}+@~(^FZ/.]_8:NCuZ1E*^@$RL_@{3[$kQcN!{CR<jvcJ(P6v!rmSV#O/aE6[ThJrA#sO5S3ObKm{_;t-BDann8u;Bwz7bxgMuP$",
"VvxGNz<Q9/g5Ui6s],^xv&J4detd]A,u{1Bv:8nN=u:gOBXL%jxL4h-G(],|aCK^j`WTl[!Zs/Xa=OG!,8],:H$W}MlVbJUtu&9z$w`Z^~0I._NXe1KVI:lg+",
"/&t~nj;CN@,*aUr%u^ayBNZ!C`Sp`p#42e)to2jT}%_E!wV=dW<>X`q*Zdb{/ah%(3),cvchD<+&`Lj9YH~S.,-w}MLuf^bWV.M_9RYEFHCh^sEc@Gz!~/O.v",
"qeBTH,,=02)R>%u#9:k8q^$^%#OhKD<U`K`zme+ASm^qkxA-f(0Ma^^dlJ0OT&G&<,)5&t-b8c'F`HJq6.uv3_CdxTvOL.eg8LVyS8,xfM3E^H2`<F-&tr!(v",
"Bc_Nr]cF#F@d5UC`-k}#D%V#l5gv[%_LboCI<5lNydI-HYtv/:%N:,JS!%OAYICh$D2bo1>-Z-OYrf&=)!rk5qZ_b:Aj:|}DzaT+iO6q)0{%KTL3lUYz9<xdk",
"Yr!2T|JW$&17->!5VzuTH9.:i&Fz&kUsnP!l~;XuLMK+=c<47&$U)e])Vow)oTj@&_(WbG<pR2r6=}*&)XD#=a$Ibge!.9>`JBo~U.(A#oIiYeWQz+`lZMDm*",
"OF=gSh!KBzP3yWW8'p&rwe++=~t^9q_!&~_qCahQG},+zqDoGl~U{X[Aeo`t6LL'.M*v=Kr~;{bornSjpiD56/LYI_-k!Nq9<^y2&OVU]|W>Om^>X{BF]!9O2",
"]W/}-GO5S{3q0x,$Yov!PfWA&01`=tm(jI7QoJnDd9Ft/3ih~5d'[MULE,3qedE_+(U5*4gVoGw>;-rq=sf4pCXq$fTsq2N0ACHlG>!_-P/,(f~^S&TI)Eq9^",
"&5~<*2Y/Cy<@xy&X@I]Z&I4z2dV7KpksW4CydL_l86%kI$k[@C%Y_~eu~[n_]1k$#L]>_1iGvTX)R2"};
static const gpusorti_packed gpusorti_spv_leaf_sort_address = {
gpusorti_lines_leaf_sort_address, &gpusorti_spv_scan_address, 9885};
static const gpusorti_line gpusorti_lines_tile_sort[] = {
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
static const gpusorti_packed gpusorti_spv_tile_sort = {
gpusorti_lines_tile_sort, &gpusorti_spv_begin, 7667};
static const gpusorti_line gpusorti_lines_tile_sort_address[] = {
"$n3svEAz1FVG99z-EI4Q/[ic(n>5U,|Kv/Ghlj.SXq%hus^6[@m(uX6+)J[$u]=f6Nu5!#6QdT&;N2f3Tx~&7CSK-ou1q@1Z+N|,NsiT=2Qm:tsBmM/I9)!mn",
"5K0lPX1'AkI.IO_+7V0G*A:eJ5t))Kb}uqjtM^$0hREeT}Zdh)N09>Pk=(iPfbu$m6@ErO%8jE*<@:d,5vFBkkt$UG7o)Oq'mOLjR|XSPBMLGh97$&Sr7-6P4",
"u:w04~Xqw[BZNXb}PJO#W-0ud7jA05Dha.y|fA]O^^;b9gcwyNhSlS}6jVOc->Lafp.$bGtW5sx<sVP6NV9^U7|aD@{i-0A>Ly_-DEQ_C~puN<I&*rxp6'h_*",
"'I`C&GWz<]WOKAYdAvUL||010<{ap>)U[R{t9hRw7@mkEM,m>|~jv.HyGUWh|C]_n7wM)snt$eooE6H04i_>}h(/V|]'--C{!^n%3uun]56Wl/nX6]CAoW1/+",
"n{g^*hrde]3~Qe`1XK9lM[09qoZsuzNpI'*yWOIQhO$%R|EQr~dt/tKk0y,krxJdv]tGi^fN4)34<lQ7>iffVS)zE<Li,_iOOV<sLNuokcAt<AwdM^1BUWZnT",
"}MW6#zm/uo-aVfwNVWE.)bz%Z=p/NLGRI%w/A&/XFxvz'00A(K4-7N^](A^oI'}_L[![SLZ:>vhh1q$CG4-EF]dcLy'FND}o`jfd3.P`%$.i[|2]zPNYQk=Q=",
"nHBC'BxkRftF~cwD8c:qzd7Ci<|;@.}H_0ArdzC=P/mvtL@+NyGJ52Bt]G7KTbf`YD_xFoDajW92eMC9sAv4`Gg%T&Qj})4LU^~Wj0E|{EgLkRTCDJqRJK3DP",
"c[|C.(I,DX%=t&y'pfFu)M6(~sK%=%DT^avgLoYN-c0g/<Ip%z^'ATi~75joupWNW};{$6kW*/1s|23<vWp!.Pc<S[L$685$SkT_tpX!U:*W6$@7bpz'D@nio",
"7p^T=F{/'=Ev;$K[)ejbs.F6DRoZE,PJ|n$$x3fHd6{ejIVE<JrxvK)<Z5M[{71w7+;XHvP@1=]h;^a~THbjn0kM[=Z_hW$d*U<es9Bw}lI{XHu9!wds&(DR=",
"o3.7d@d|~r]xF1:kcJ)!>BZ;~%U,a~V/1(*K'J'yNYnMXVR#~rrWlc*&2{2#s[_rZyu)J@H4(Ow1`7V+Xr%3mnr{[)){+y;1KElASYKCv|'4;l658o%9QhNE5",
"{&_aiIxHiz`ltgZ10qlB]UBl{C+OH{ip1DnIEc=1.6[9e3YHs~KN.U12&YP_o++ICn]%.-$[%^@|N6jakklm{KxGCV%0g|*S<5Jmzu7;1xh3L``jd-,LF0SB1",
"BH)N#9zM/<]Hld~kjOh}}LMLqy]amu*+X.c<zurPxEjdO|WkfjYFx4D4<r{wF'IP3>R{'q'h>'U'#ML9]]vRRHW0g@zM!2~n^mx4gbYNdbZD:x^#*'jk]VJWV",
"!Kir+y9&D#1t*y75H<d'wCi|O&#zjklED7ig3L!QG)4IM^b='GT`'Frg^s-x4i4]!Xb,PK2s.FWNr7V`'d/*3UQ1V7'}*X]/$NCO$xUv&<I)HmCa^,fg*Z{}C",
"S6-U2.3e/Ns9LQ[v#6]s#k9W&yUkjGGbR'r061taR6Wr]L@~yw$5.k0u7EUH>J%h724pjLUq.7E'Cp~q8@&r$5`~T&~NROi9N(}edO.Tj_5S)=gEw0meEBd]Y",
"'4W(g')DFmaEc/KMg>!|xh'K72A[hQc_jU;Ez~Hy_]Uge@W*it7K!HN$jKJ%yG|<ae/T0*i+H^7w>(E9yU$~bq{hP1Jngao0^lLy]:S`]@Kk.]0E_hfHU9e!)",
".e<tIWlQ%o~Z8T!{fwJTfl-=`h#bZSl]ug{_zbSDN=/o|b_~]=].%j*}m8TviPxo6JxYm(:{,c&!9A2%#EnOfy_h2[`vCf-^zm-=m&{bI.A4.q8!`Ic{HFaaT",
"7hv}X9Bi^YF.^4y|$'w13<x,@Po';ohELw3DTY4slnqL`!M6=w>@Mv;AKVn|b7:[T'qXX#z55~2^}+4]<CL~dzJazhTVYk+^qtKZy6APd]}J^4+r1Nian`.w&",
"jyIWd8H(@LW&F!P'dzWfoHN^--I2O{RL<y}S7&O&=WA%:~~{j|A2r**}>p$vZn*vFg$>-W-=ACPP;Wf*t/`@(^W44)8Q#!~e,(OZ.IV=c*|btN[Z4pov)w~7y",
"0J:a!ETR9zo'D%Rl`o[~S6^=b!IHM8NQ+d).xnpB)R8%+-H6euX}:R[67DKlkRV-mQwg0AYGp{<vY-AUc{,~-^kqx4sgk0mxj[g<zYW~Tiju;q>$KyzX9Am&i",
"THX~w6(7;<HG8bxVp|op^RO9i}2$_]hnv5%]&6xl)i5L^AU4s#0oqvCUDCk!Rcj,v8dGhXi<O'6eMuU8zPIHH^];a/N#,';KFBm{8+aNapy/$+a{-G[f:)R@2",
"h'L6bj&c.^yNL01d'tcj-uAMdfA([f5.__v2_jnw-Xa>|/F-Ai*A#hDb<.68o!j)G!YdYr&XHph+N(AY'm`8J[MdK+mmK2N>oDB;LZ0._Y).}8@nQYi:qXQzF",
"A3y$jh_+_U5LCA.tBluoi=cka>r=Z:('rY4FWz6ZB4j-}+~%966y*UV)^pxq}7C<b(=u:QW:!K-bsje`IW!j3KxadOBKElPHd[)lrmu:dVzBh3<EU.LIjn%PE",
"Wu'Q5rhQIKD)^=2rL+I{QgoWi3~;EZykVq_q9jg,EKX0~_9%*o:t<AN|`[AlyEe-mAt>r@AetMln6DiH(jh(oN'5:]Ze+7XK>Dk!wTer/H(.Vp+KeJ]`6p~Af",
"S>M`lu0^C9)jWl8fH[&rD:rX|{qt|N,M-5!~Q*AaVQMd7:Y,[DPNR;+smcQpeX&dwv.77B]!+vi8l(G+k[O#[_bj+bu=Q9!'<F3T&8^awZ=_.^Qmz/hL8}ll/",
"t1:kRo~}r;OS>CF_w2i2ND*`H/k=5Ex.yW/<BpRf=ED9lynlg'U#0|=KT6n3s@0JYkfvQASclk/nTku+)l6p0B|8Av>-}1=jiVe52EL@C]VMu48PD+3-KyrxK",
"GZ.idt$4`>u!r#itrrI%x=<vvuV{+@239.r&vLRB[GpQuD$${u&v1%#oy,wb9|M0k;i.zx#S-D5br<5brL6x*=o6|>-YTc_N9'Y4`A9]b5Gd{h9j09CqBA0Y]",
"Zas!420wU,jdS>Ab:E;DesD}'}qI[%D5S!]Te:k!KI;I|+bmah6=WlSUOzPy4!pdW+-;2J~z`S]t[zM]V,hx_gbx6p3wc&kEfw:yo=y+R8{k=Wqrm;pWkAL={",
"hCD3r!3hg^rriT&9ki72@DFpKAhI=2CkS&[*N)N1BO)Q|zwOIK<.XEeE8O=>6@YxP,|],3AO,daR_-2Ge^(KE+W^[_4QkP1gnf7A%Up/e+5pB0E'5CQyp;9&=",
"X/e@0TQee;Zt%Q|3AJ9Yti}po5-[vK3oz/+ZfxJ,ti<;l{qV{2T5S'wGXF;4t5/9}%40P&#[Q50M7UEB}/i5xz<p{'A7@@/P~JB,HOi%sTS;D+^EDaa{2tQ#=",
"[<w]Gbc;&icx25JVTZD~6`F9gia$Q1o==8OxoK!:YC`-C=jB5@bfj{AUkBLd7O=u_E`:#wHUQTpATBaoRUyx.O(Cu43N{6Ud[!Nd)uZh7]#Qx]*W-46+&*CS4",
"N}1lzvp%R5Sic`KTIPNqq5ElW~idT:uhY6u$#G50(#@JQ{lXWn]MbCto}AZc4=|O.LMkasPl0-E{quaDswxMt%+wy_"};
static const gpusorti_packed gpusorti_spv_tile_sort_address = {
gpusorti_lines_tile_sort_address, &gpusorti_spv_scatter_basic_address, 8709};
static const gpusorti_line gpusorti_lines_tile_sort_rolled[] = {
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
static const gpusorti_packed gpusorti_spv_tile_sort_rolled = {
gpusorti_lines_tile_sort_rolled, &gpusorti_spv_tile_sort, 4907};
static const gpusorti_line gpusorti_lines_merge_tiles[] = {
".Ar<0DcNLT%.:HbJJA'b'1&#Ca8XK,(Bb|wCf)bpfA[H7Ike,2QE.{MGHc,epynh&cNG%swgGILqn`;@@/fo|!z|zv$ba8h'B'9nM]*b2KQ`x#@Zauygd+#KH",
"B'.hX^WPH;Vtj(Ms'6-uwco{KkXtS~m7U;O,eTl=4uG]X_'2[+TC4n`hZV(!!SEh9#w[-Ncqxwg._Ee9pf]^UJ+;PP{IBC*'q'LG0O[(hZL!cs&[Tc}QRYwR,",
"@'iBG@:']uT.boI2BF;5t[5|[=W2q/wCs*=4{x$Y>84kRDL[JmUDpiTwjS^JJeN{,#J!df:>&7X3Nux@W7<q=`4PH31!JP[ykdEqjX>%HaQ(s&Ci)ijQcIP-o",
"nCdAyc[tPq=)2`9u(|)0;bDtw_]|A]q>+)>-<H}!J~V@>STV~WkXAxzJ{%!h[UU.vcJ~m-n6&ooWyGqt^eGOoV;:1pyxXe8lO~7uje^qNUaQo3i%kx23Ut~%S",
"c6Mf-.7~GMRc0jMDVQ*hc)&eZ$y*:hE`}~jDZZ9k8wU3<QpS,5)b1_slT1w8rFKIL&eRx9#o`(=5!_fDR}zSQ-U)s|c|x';vS(s1(fNI@{)#R|{32W3&nRIJ}",
"]*@w!X*jtMB@4gDrLLIETrV01K)Ne([F(&R^iV11bUrdLz>.dC^U8p=ULZ&-jo,kdY'k+-&`g]&sew207[lBM-;,wY4k@ewQJx:pp:GO-e1<}1b1c}v!Y9(:A",
"n~hvz<a2M7[Ij%-f2}P-5yDDrQ7rcvNap_D^#o~$VPKNaU>_J'Z11k2I;'o|Y.&4Wf~jWv>bgKm@AVQ1Wq2D*G7M(pDx1bUuZUiR(BTy4>pAlML=hZkq/Nja&",
"aD&yo@q:wedYYwA/#DlzVp#Q,`Eexp;tcPt~S!VK/T!sb<q(i{]l!rTj4j_05_rOth,uj5g0IB^4q1N-/z;&yVqhS}HN8p];ZvpNJG/kUIh+/xKrD')>YCb_S",
")uiXH=K.45naKtmJ<bkiFcUA-wmdWFf/xfc4KJT!i`q6H;n3!#nNrW4TTO}nHA+>hhT7WIv8g)e=,QNyLtN8Sayx.'%MYmrQ,~KA9x`L&Nf0yl'KhZJWB)'1Z",
"m2b#`XN9CK`7u.]U#/F$fR8V>@&@OaHg)#A;7R_Yy;93dHRKw)6tS7%ESWV8l3ZkT=wt*Ox6rhnzMN|2cF<q>U<6]Lzl%Lo33}06=o)]`)6_w{C;QGuryu=ic",
"OyYQ5{ME$V~D9NoNLI=aUa%$B^Jw3+0,<rtOEY+a[s0_:+Sus1y0l,>{_zY2ODS8eIRCV(sG-S0XQEVsX_a6-$nscVzN=HM/za!P<yeKtq}N{fpp'G*N1FL[h",
"v@/kJ@6Pd_=v+xgqc'c*XT|%0.GB)!{)pPHmD@yN^I,^(yGrGUN^A)7v{~5XEna%6}dg#P|7GX8s]_}/H[Fo6[IRRZ_#NEvq!2{dh6}+d'$~6qZgMs)tmo12e",
"{`#O1[/|8:)2wNSDn@86YjnI>gz3zQ&q&Jy97yRuL:gS*kjQ7qi8/RHdAjyoI'7`*S!b.BxdLP.5!|%I=<c,(&K;'wlw^4{7(1o5HlR6FTE'p`3_q/2I;u_b+",
"/uvz16q$U&{M#Sh'}fEuZ6l>=nc3er;|jfT'}6OJB[.E]TL`MxJi/E:+3l$=OK_jr4'+7<5mZHPf7L>xe|iNlEZ:rV>cy{kkoDiWUmbR&|xfQcwfxEoWNty/V",
"O9HR<:FN%C].=!1O<moS'a:9H9^E<g^KA`grB6LKTPZ.(@RW%v6@#q.G@+lmf#T:B5i(uBt|xC#sOa9@sj@[Ev}ri~CfdPOF~0V|$1<wKr~)J%SIf>Wy]CQ!x",
"GX!]']bkupA@^%~2;,Q&7#Ci&^bFcSl<l>m`!S6'hr}-v(lfK{J0R8K@@BDZq!iT`/QooM4T>/ZRV>nTa#:.[8m[s2,lKT2Oae<Lo8QIqp}pS0VRHt~v*_$Wf",
"~O^U2CEXdAB-WI,9Aa34EC5.DGEHq4>[;ERMEO=B:2Wf6fJiP0,&cgx80rpqWx*QRk*$w>AkQ.}s0a<}tz.K2T<vI9dTKgj9tJ2jZug&4uH13J8o:Ao6$q>7p",
"a+1^O[}|xn,bN-Ga^>5iPB;2K<@wLq|YqYRWXyS.eFZL*CcSedJ-|#/f-TNR*oQ|dq1IhY#eg2uCyeGV*/(zQ3}6lJF,~jjESVK=Z}Co)K1'TX_-mcD8!JV&l",
"Z#qh)PDM''vBL$UXihdt:4W/c:nYvw4+C`m2cNX8|#Rw3bq#AcpA{qQCzW%M'TP+83hp<*gT|T!JW5}Y=7W~$NwKcC<m1|EzW~G#k>DAtW4-'Ix`={P;0ZgE9",
"#oi|n1r-T(E$Vi!l_]vM4dK'm){{[0;j9(7Y*C7Kxo+!+wN@)J:kw&Jb|wB@Bny9H%pr_~R3X/[Lo:rKBT(GQU)f->@f+N!"};
static const gpusorti_packed gpusorti_spv_merge_tiles = {
gpusorti_lines_merge_tiles, &gpusorti_spv_begin, 4321};
static const gpusorti_line gpusorti_lines_split_runs[] = {
".uTHz+cF'nv[>Z`K77qHtl@kd!'|SK7kp:)bj~w>f{-MJ%7a30ovcu(F]2[QlU9x+#,Q3.zG(TMp0<Rw(n]X-f(ye[@s(9^CP_!O22Vpe;yS+tEAeQ<RIrG2f",
"xGgJgj#M@E<X>-}V6u:dZ@)_(BH|CjSY_Lx(:xZBQ;7$A~J]<bql'-8IYE_IpI@#,9B]18W5Y>W=C~O1~IPa'1zRoDI38NG[JqBx4kKDM}R]X}R=Py*AHaEJq",
"'bD-OjY:8%v):W!d4#JgNyWoryO}f);#hT(XjyC@^*$t`qA2.vLUpbrSLZJDAp/J|v-|}R7+/d!B/=<-EWmNhLVn!_33#^j|Y2-A5Keb4$qT|(9b#v>gM0X^5",
"*9FRt7qATdZu:M'k!W|:B{FdzHcX]+)i`o5d.wH+vcEVdmRQrEu9|T6V9RjI_%h0+OJEE]QxtK]`@Va~.*=f~C]+$MVSmgZi`<$h[Q:B`[:wS3+QvVd@oqLe>",
"Y)nKZT)4rRo#WS+%_7T=-8K`x1D//7C!h=P.biC&V<8!]>Na9KR'PH5EV%DND7[g(w7O]eO$3Q2;*XT^u&00Ww!Yrls{k'bu0ATa5H<|hkWL_JbLY/%4&[-s>",
")o'=b]!lUrtHP7Is@nne=y%5V%=pSC!HmItq5y+)CrWpBn5>jLzKC,Rs;cX[O@MfGj,#|eN9dzg)4$SzK(tZj:YjPi%.CT>+=e/w*7r&}ia0>y'66EE'cD<db",
"vXQI-%))sM]VSe8`<#3,kGc!E:5^awHEhjw~vg62;Wh~Sc]~c8#Vm^J2pD`|$<1TGL=pZye2`RLEH^R~IBBX4^/^uiw}cpW|OqP~!4-H2rpEoQA'YDrS{U$H~",
"Is$n{*%tZ{=2F$W;vr3ffi4m/VMcRKY&[)|mRO'{4c_g*D(]0LR8,6]2QF/71EvSO0KN@)9_AGShjeXEz/NQ:>kdJ0W7YKIicEb}5DXs,!VcHCjTZ%hAFBwb]",
"4BxRS([<EY%TJ>y8t%3U0[a!p<@sT;0N+6B{)GQa]rs=SQdW*^{CL@F{@`k-^fllRM.jt,#Ht_swU-{F>qSWrf(-JV#WT8NEPNG^f2Hf=;^Fe|#UyJhWVg8-)",
"u'9U|>&f+g]'|&k}'oM98M'.Cu`R,K%WK*p^;-uX9R,4<c,$)J:JtzXZ|;1,VS@}]nx4nH&~rFUWmh{{0|Ke$st(%sMHXzucYjH@*~|k|!fE.}MkFpDoYv;%M",
"uwjCx>GfLrjbqtB/4mk863)I(R>:a%w&rx^OK_e4#5}872zKkLf,f75rPOgt_F{]yE:gRv0l5p3t3+rxsL"};
static const gpusorti_packed gpusorti_spv_split_runs = {
gpusorti_lines_split_runs, &gpusorti_spv_begin, 2264};
static const gpusorti_line gpusorti_lines_merge_buckets[] = {
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
static const gpusorti_packed gpusorti_spv_merge_buckets = {
gpusorti_lines_merge_buckets, &gpusorti_spv_tile_sort, 7615};
static const gpusorti_line gpusorti_lines_odd_even_merge[] = {
".%MLuW:gs$cAqpOt4u47I9cW(MPw6&:wN5kha8G=uaKq{uoDzET1lD.[;S5k#qk6ndVM1u)PvmU:d3dxi&K0&=x;ix7kiYYG-(VF,dhz~C%c}^r^[/_;!2d#M",
"yt{f8:|aB2KT$pnUEt)efHht'sGz@:f*i%3[E{ziBXl^&AZMSjp^,K=adGFPuyoyDH$=H$:3j}m-ME],`,H%~4bPM9Q5|z<w9cK%tA=GS]x)C.-WOwpNru`ia",
";`!;]&:~;+jBL>T.N!y9gW##Joq(mnQfzQ/cwt]8I[hbH7zV~3J6@umyeeTbs4MR!k8O*l'pQUEc'iku,u]~+IfA)F4E`Gw@Wk;*w^v;4_l1%J:(Cu:*%$CcX",
"P=xSeWfJ/|su~v(s&@4o]Qz)3r920~(ruZ_f@r+xQ>#I#@lI^ha'75@5#6>j#8n=3G|3~Dkc7fvEjh>!vz>u&>Dn=pn1XgHNbrv}K<`)Fxf,47f~3oXcF)}/q",
"@.SA_DQ}#bFy`-u-<.7!BG>G];eh+|c%[1/30>j&l`^t$[ykTT!{~Dj2K9,.Qo>AE}r=C94yHwA!Um)LKNcv[c*<-%-o1l9T&GxZbKQJ0z;X95tnD(0]lb2Fo",
"%.r0ff:0[[n6^5%X)X9V&evX@4z4`lEZaGuS:o;i!T@Q7{m*S3#pd2^Rjxl#rN}IljmHl{]bjC1`iIVU.8r`q=+$_E!D3ZX[`Xgx0r[qO)ZJ0.;Y&pUDNvB-]",
"^wZ-3&ScMm10m9GlSl[Mw$3)dFPh{:g5E@%|q188`2a$U^s]Eot5KF4m;%MGRj_Bx(Pt]j8@!Rf!xl{w@'+@fx{8|]H;6DaBR7,=]ILtpUB7[ER`(0H_r-%[$",
"@V[lQ$F.3Jt]h`|QDk1Bl#LWrS[[)J'n0>BijS|_1EO.:w(p1eO{y907@.BW*@@zi<w2B_971*hU[^WG0&+mp5];uHA$}Trypc8%11PoU>o!]jW*g*,azyqtk",
"wY>$Xb<mA.r&h`g+Nu#+q4@mxeoWcyXh0(BA_C9aS0&pV&<91*T_{ICJ)_[PtPRGLmc.cfCmmE,`FxZg(><tA{!2~]']!{Uwp||7[oDXD(^=Q_%h%in_t,O*^",
"aIS.w*/3ye-/D_^D}JrTZmtNS`Yyr/k/3Z[#g<#g_iXS#Wm;NE14rRCy:}iv:k54CTa/ab`DDxd}E883n4q8J8EGNUTyEwyB[d+-l2&9381xvM^9LYpWtCRm*",
"'B|(X]6i&GCN~*o'Ro(>e-g.ZF|<ak*Ld1PV|Dv1Z14cB9.2,EQYm|LxX*F-MJhwZy9WLqgn[GsXH@$[uMPafdT:9Qx[o{_E(O3Z_=D@+cUk@`jxYek^bg,G|",
"Rb9Ys6_>0uWe@ugpWAH%{8k@<qL`[Ri~D$JqAdl`35'^ew2M$^K.X)gvrJPpL&67/Kw*2i_Lfv|jCfRY2{FqN$=Ve;t>*:AbY]'9[)j`$zIKky!g7%BYPY]Ha",
"xCy(LF%'T@r<;=^QUKa>^`;)P&|'K=GpE')>pQLR#o|)l@X_dLW`M3zdZ{C0#$EW(l,>arVgQrl7^@xq:L*k}=l_cDw(jYx:}%wHNe#eATr>l@%S|Bh6FVkjI",
"IDe[`4Ck;;]x%oR*h]z/M{-SB4[Lx>{rB9QF]J{l@`fZ}frs'0oO1PiPx6BV{V-eo&BT'NdiBkRC%UXn!5f9Uzg:vzr'N^o$$2hA%ekEYC7obJp,R*0X9sE+`",
"Q!'u!UUleYC]W:I/|@6Vcc&&G:lWKgAL,[$C$3@YwjtA9]E!R=DV*y%UR>jVTv1,C3mXx^|7,z6hg)l%:B@<i,0`X0/W$$&55{~QM!Qqq,t%=pi}f%>#qpDQ2",
"khF`A35*~J+X7V2Z<`]|DC),$-@<0l2M<1@'uL}tGl&GML#icxX.(kg}ZX|DR=_JP|B{(CMZM%L76gCUcG_<Zqo,QPR._ICUiMtj]^]pk_'N-nVZ]/tu5$vcD",
"Kg5!gA8uo,5xe7_IyVnF0)BxId|kc6:KYH7~%7DWd&m/./Fv=+r>!'Z>fj:)$`)1!{quhI|k6pj7I1A`O/[QatMf(J1$STD_b!!!tDX4+9TO0)d|f-A`=/qSZ",
"IKe90G[7=R]sr<wLg4>U/^b*H9G(5kq'1H5'SyRBPUU6eV3XUV}a~vabn.~xh]4B5S1DD>j}Q&5~{j[;jNka`Uk6$k<-Uvu8X~znyYn#ja*>#Z^t[z3E-%])O",
"MR'7I&:`ar=f2b@3M<l96cL'ojc{SH*tOrk<~}gFv.(/]UvA[t'SC;+s$LYzY,PLjlWMMfN_g$}roW*#tG+z(u`|wLL'Bpm8MGzU&U/PE2@+96|C'/216>R)4",
"(-&(lEW#e4Q5IPZ5#q}![@+S[5cc]fjL3}hI9h'u6PWzyEoS6lB75chgoTS5VDYq}/]*6/oW&=*$5nzZb{{C]twiO^`%P&32oV>t;dYC@2e6iTQu>_(]5`^}n",
"&')G>wG#i!s^0I.kY05xd(mot}4SpOs9(*<=499|7Oc^pw~PmsPS=V,]YN>qwIk1Ff[}z!nNu}pvcS/%HBSe5^Le0O'uQJ8:d3u<1_`;>+GnsM*y.Fu>QD+G'",
"loXev3xj%knN>N!G3R(@(_]:288BN~1W.P4rEgKr)vZ&@$LZxoC^O<7M%<7X`fZ|c!95Ir[1N3T^=okNC3%L#ttXna#:X6Bw,Z8gYhfWpzv@}Gxp<B6*u'ZR>",
"`GI_kwX,.@yx}np|ttI2:2I=fco|(A:fcQ7cqGu2%~8_}~NK{I0>M1<>zYm$#e!qi'nhq)EPQK{[x58i8Ww8uHV~{TgC<N2ysTurV$p(NSWo&@,$4U7}*G{7>",
"O$ccHk*13}[IECZT-*G(sv;QKR6^_3<8rO~r:igd#@0z#XR&S}<lb^0X.Q^V<-<Yx816rZ-a~[Y3STLk]}t,dxCj&d=gBBBHnW}rC)82bML8W!eTD,vZbr$IO",
"/WI7H2qfL814,6)dU^Y0=,gkTxn.!#N_3!wZj@e+QFD|au%cc6R7xTajf_9y7>n1/paZi:,tU{e3s0y{0&S}8}Knce1k:+RT&:l^ULJMJ[UDI(pl*e5eSh|'I",
"H-:Uk-HxURKyE+cG:{P[,>fB$'U>{ydn*ZhOuYW[*2R-z3vp*-FFXHGnw]hu__Owo#Gl{H2sXG~2Z^t{9dx[(kQ3T~{%9mV0i_29a6Ny%}o;EqrXvb5m{5Z/R",
"uv4>IXFEfI)[QIzRvOKC3~F!|E|UKbxIdrRiJs'a2pK0]Z2{=f*(x}K8)BO`@;s+'JA;_:A=n*i4Bmc}=B}N7TAxL{L$!;!#H3qqfM`R$VYw&GB@}{DS:;C,P",
")&(-,U}Jw8d,3SLqLk@tET{OV^G6(@d#T8PC7&tk8Vf6h]X^W.T'-(bZd)6N;lJ:1&>Se!_9l:OOoBgSR1_m=dIE!h#-rC!$lK64D*KwMKxufW'T5IhXv/@M=",
"g)cFLZwgngOjaZ@ZgP*,!6AQk@1lx$=fP8ve}Fj7>CO%)nuTq"};
static const gpusorti_packed gpusorti_spv_odd_even_merge = {
gpusorti_lines_odd_even_merge, &gpusorti_spv_begin, 6373};
static const gpusorti_line gpusorti_lines_odd_even_merge_address[] = {
"$v~^_w%;Vx$mA9sIUoEX,E&M|8D|v*(N}ypS|-_h`07T(V8$R858s$Ej[^e%uv=pHN^dq*D=N2K<V*)dg9ik_P3M[V*<S83OQ8fXh5}A)]<*eGFpRso12s2D2",
",:%v0OM7n(3.#^r:8t2kLY,O2uL_;|LnYh9vA2!@9K`z7w/-TyAoZ[x8`6WswZGfyg;ma!=.x>n8&7_.hWZUb]C4rgC$u~k=fO`xl+9p9U1ml25(6;kO30+[6",
"J&H_Y&<iT,M~';I'*~iA-$Dx].Pqs>7s]$wVyD]NmiaV~9ffa;>Tz/gS3tXL[XEN'fDMkT|,eNfo<(eQ3'qF5Q9:D~0]-Q:[f#l>R3aS){QIX1PYX`h7-6[r@",
"K|*r*g/hJDet:Cx%,k~Bpz1>.~IO@Ve<hE/'Ksa#qxdWitA|h^GRhWieLW5UMp4cA@yh~n23v2%bRCz;lV1sB9t.R2:O3o5G*1xujiEwsQ)cryU<lj(-&(}Uw",
"`<{TKH>az}'E;yg0c81b(r(:~nj%AhsP#2$_>#1JF1mj&kq43OKTNQ&6>#xP;+yG#L2)<C%0mDNk*A'q@TW}UL+Y5)+|gj<]xBF{RYwGbS_PUQ#1R@JG@oQ,x",
"wpueDJy:e3g%=$*Hmd1=]]:U7~wx4-c-B8Oy0/dDVHZx7V%^@+E49PqvjMeJ|*YG!%&vV@p+pvqn@qz>T^U16$5KUg^L+{YE}:)Zp)j-&'`$-u*oE7t1(z-7q",
"z.IkXW4|A~+oi@LPyDXq_){:;,HX*!@>t&CCk_2(/lo_`s%no,1'D@~*jDfZ/!'xec`iURWCLjtV4%SW6fcz7qCJ<Eki3HYm)*zbF'[$ZaK|/o')XruYl(st)",
"#ja3SmbS;8g}gFq7Xo[/ak,.f[616#)]'hr_1a_Z[f3uSOx[$apsREV)^PL*'nr1sWcqj$I[9mvVXx6_KBZh]qQ)M1Fk}})r[idgTXB9^g7oKNC$mI7g1p>s5",
"98n,as,}k+HEm.x~fqdTX<OxLZCqZ@jY1U=x3%b;f#L(nNuBTm&'F5pP7H'.6,3@4ePKQboNs39.lC]7'^zepW4S2jco4!=J(#PTBI.!$r%rs_@b=~k|L(HY8",
"8Hf+=v@5dW+7%~x'su%rtp!@NWLl|DuZ(LN`k~tkSpFo;bwRtW;iN4nnW.2OV;ayFNP5Vvx[O+l+'9@&9DQcwqN74Gl})*gZVKMaZ+<<)Lr-U4U<Jf*Q{|.Ih",
"$,xv=TJ>xwz&-$!RkyUe&r~c(9z@B0`-<o8XDRXiQUu3PqIe][=~MR-_$,6$}5XYty`udC:'R6]rbpM_u3hOrS!7xo,4`7~<iDj^f0-X{9I/.i*oTx1@2!=.@",
"0LX{!3lbsOCzIa{$6ATCTh,^.j*f5u[qLJH!qQgVa_`S.k*GLsGMj&[fgukpI=hfX6OGdj|J2KB.g-!G1<P3r)9]7B{&`FL;0hr'$Fa9R=aT:16GXUm^Dhl'!",
"D0`0g6T&!nRw5.vqS0kUpb(EQdA,D87dWMy=/T2xi`S-SFdOR{c[X%RdlH$jc#ZCCoLGyA65m9,HoCPm9ASm-ZLN!7-x;-Kx:oUrZ+%bReMv^Q&):pBEFfTfJ",
"|mv)+Z:d(muz}8_:0`Rli73c3xu'+g*m1PNNR];m*zh$ULsgvI<Ec$(,8c;qn#a2_=LEYRX~oq9O[xAs+/A8-kg}9v(}_5MKYfBS.GSY`8D=L*L&&5x3<1S43",
"pQLaAZu#6rwvi`#eP`Gi*E;ii.%rsEpZ1^:[HI:PzHhdt!HxtG[*H]iYY:k@a.u,i]m7g88`q8$qIhh}[uMd(ATI|CGE(RUjku~&lb8CHMS9C+WTpK)-6%r:i",
"@&~f{v{!)e&f96FM|nA-}R:qI9mfmWE2H)92Fh{b4.B6zc1+QxYQ`+x1nJ7!!q+E$C,;S>s9(Im4BkB7im,2TLfxZ9ap8bHg.2j(8J.J[!$>t~,+ZxcgC'm+4",
"vae@M%2.jil0+.j@I^Ms]V-/6qWzKm9PKuiTy4I@8gsZj4M8~]lA3O43OPBIR.:cGxmZzrI/P>NX'k1WRDGXh2Qp!nI5+@E9-8hyQ,#f:}4c+n!4:XmvXuLZr",
"[xBA5b3@@XGL5MbkiHX&$|~L5;>'l%1'{'-EOpUfBK7)<[{X#`9r!A8`^&Y3pVw#zM3cg5&&O#r,FKI<ezO85bCecF)/w}60b]~cRD*B)B6r~x%4Kbd%2ES:+",
"mmK,C#[;a%zzcY0T(z4aUDmy)j$n}p~'yX6!{pRU[Ts3Gy{%|UpRs|e/-TmoGsBy'3!`T4m&{[N.pwqp><3lg#/MT!]cayzIB<17m$+9^cGQDyD:fN=8O[<#V",
"u#K;`V#F3&W^eOY8*Y1O$u@rfQnrr%e/rbzPA,):;Mo|edhdnhOr4|8nCQCnq*XMG}t1RE(i&!#y|sv|+LCF[}]k^8F]#TKG'%t!|rMuT5(G>]ExQW{-$~V/N",
"`l>SFU4SPXoA~O'>V0K7k)c5gJ,/kU5pD.sR18PM9jPJL<hbE!m#`/^^7|X)1NV5V`{O,%Bf`}s`p*-@aE5xi1F@pgJ@>vh8mb$s6!4'rkrZmg>xD#rtYY94)",
"g&>`l4R86-p1Od|1O{glF(1PW[T0~Wz]#QOQv_{`4@8FhmvuOA,>_V0N_BK>84<u7f=rMno<vpA^bPJ*+@@A=_'(Ri&12YhUw}T&P@Yz>/gOwc.lp;rG8Ps=O",
";fa;)[nV`3Xd>6e2:w4ONy_Dld)h{<i!nJ/e}-5;Ljhy9~~GSEASn'B_E&grwb9YXM2y8v%Cfgx;oAQ94AO<2qWZ7E49K/'nI3*GMVMQOHV/JyAs'd]#`xw@B",
".1sZq#nm/_7,)c~A6:*N3GNrGh`4*`'CleamWX8Y]w|/2Qj;{qPx#*;h:f#8]_OAB@4`$g<nXH'G{Q(;<+Tk;q>GG}#5&n/0]b'0fx3fyT(Yv#;y46mi<8gI[",
"+0rx>wl4Er$hkN`N`Nd@9NDmdF^u(HU0YZpd-AX|9|M%[L'(K>tOe-J;OyA#h;>(eQFf*MW!(F!4;*kc678SnbK*,jPrhDp8[=v<|/`7_Z9}Hz>57M@#*6#uZ",
"hd}sk{UP[y/YDpt8e0'wc'dZ%vUF);GpBn{@uO^w"};
static const gpusorti_packed gpusorti_spv_odd_even_merge_address = {
gpusorti_lines_odd_even_merge_address, &gpusorti_spv_scatter_basic_address, 7278};
static const gpusorti_line gpusorti_lines_finish[] = {
".^fUGNb)2#F+3H=2Js(g.}&-mKG3g+*mXjDyC(LBfIlT+ya3i/8^MM6P8J=PrM;TpcS)s:_iXkA2|B_d!-Eun%haE|FV,)W0G()KojuzRm<O2p:@=Q*H$suBS",
"#^Y{A&W*u|&1{Gkxc)@&^Djf7r2RK3e|;kim%K)IC8fM#2}`_PNTrp62<5~gGl-_mVg!1rvRsl'J={i%,QZ5.)iN;SO^C6N&xQ<IVOAeP_'av;=2&YY}nbJT0",
"Ic>g1#p_SRd+J-zM=>OP`TR6S29Gb(p|0aP:`uYv'S~<tTmn6q#(I8ts~jpOyr8@Y&gd`T${NJ-Cqe/]1'jZMdO&@g>J-jg6wdDKmOv8hAcIq6FD'8-V[x2X$",
"k2$FLng8mHDJ^ZdMZJEOujbQ.;[6,OKBleG]6H}%5.Sex0o:S(=PtHb#D'8Gq<sTzw|J@vylQJ36]GNxZH$<g''p!|Ou*NKtwP}T9pf0kPG.8Dv`Cz,Olf~H@",
"]tm*G<lTlH%+9QKw62Dqm!,cSI+xT{ZM;``&yGL|oe#,akll#>4<w2<fDN:b9^i4:>MQkK5&2#y7-n=!e~Qa$W>LmlKl(jtEC<qR$#cpaNKDo>2!)Xa5D9UKv",
"<q*f;r=hI{<XI_7zhvw-MWxCfoM`w^6=e20#dS[qfKbI)04C6$k)9&Ww3*gsO&)fCna~S+nmvZi~W=HW,&o9/5qwp6I^Ia7A}>El/T}0LW%$Ct=rt_@)Ann%q",
"&]JRyg1(6!zG9K`:bZ]<R&]FasstmLj>;]e4$q1ge!7|EKlnx.8@2C}$T],bsM1CY:0fLd.+MUQGBCM9YO~WwL9lXZ8P7M#{#I34*Qla&x'ExKET*T8:9Z=:]",
"$TJ4`'ZRR<gkr/$d[v2%<UA^Cw`|g!tyn('e>J6_@IBF7BH{;3#p%(4]vW,]/KJd]A@Dx3b]>WGCgtx:prkO^YUa|SoU+Z(5/PadW3T<ak.}*iL,<F(K$Y%$2",
"aWd<w:BgYAG}<~1{,$M>i>t#_Wo'bRi>q$a$JpT+5=WO%)q3tMpE]ejjKMXH1o'Aze40)Vp:h'I#:_(n0a|R*`6YGf~'hjw%J[nBO]Ut4#T$2O;J9Nu={sy2>",
"4{1pwP06H*5Wh[D=G=$7Lhi5:&5.[&[2{J>FjI82;ql<27g&g$}dyWYw$^mv6xt@,1>NGPyXJM^5(>8GLca)Ig@vaNIHUv5D+5@jL3G6r_/[cz8c=tAxv=,.*",
"S}5f6Lj+60dg;BsxmIN<QGb}{gJl`!3&:nm33S$vvDnH_B5T+6qM>z;hitr2z)q5=V<(<#$]T0,0F3+^D:)}Hm0$|lE~36MO,bRK!yY*nUqRy}K[f5isFlQsI",
"e:To:OSqC|fZ,JK=/c'T}keF8O7.]-riHTC3'Vf{)GGvA`dRV0>+Xa@p6Lv8X$z5$P/%r'dvD79j9l7cB2A)BK$l.EWjayT/yupR_StP/O9Yi5J@;s]8@n4vC",
"D97_k^e5x,=#w,r6$ai_bsWd.Fpsh)Th~*!tT!qS0~T&8s'~1(*Rje~2)7}9ew![b60ISMb&D/Qr5,2qYcFE:%s&j+j6SAG|.nCyMYI@YPC6Cia<x!}lj'wvz",
"$/m*Le:S&=!%:H)ywaI[&IU*#!p<O.}XbP`ERI7[AOe`2Qey8CQ::-I~5nN;eyiO@y^BfPS3N*3F1hgo/r~TOnl"};
static const gpusorti_packed gpusorti_spv_finish = {
gpusorti_lines_finish, &gpusorti_spv_begin, 2871};
static const gpusorti_line gpusorti_lines_finish_address[] = {
"(#wC|~=oM='Ek49[35404~'Dxo33UzPic6>vMXa__%J!IeQm-$m_l1=<oFz]Ewt&|si,S%56J.U=h2f-4^Gs.J6:2a%n3o4KTcRPgd]hP<KPnHQWVBC6KM)y^",
"M&jrf/YK%0M3C-s[kZfDFEF9h1o5*tCSR2@0{'1);RU'tXd[msp6ZT%sSDv!|(c]*-p}G)O2%DJv'RTIm},JZIOTE%g]`jZNWg;BVY-=yr+T#RUXtQ_=2lf)(",
"lj`NH}}:#SCnzCEqQU!FZ_8{l'5]aoVmmz${){^:z4[&|l[,&LbSlz#W28YZtJ<W9guNrZ}~PBv<~-w_{XT1s=;2j4&1l]yWuld]di,&<*65(5{>`5fGMf8l:",
"RN%VBX=p:2Al'#r`GS~+m!VD,c)nrSD<{&k|AdTVn2JvlCuaUKDc=/D8){'<zQ;8Df4^tMZvAUH8lqWz/R_;~'V%nNa,C>Ft&FH>w)Vuc!VogA~6If5N%'/Ti",
"k^9%NA64B/l2@NEYBxR.qvb3Dq[y95:->x#>M2MSC5|Z'MV4Dt^nsG]FTQ3;,BZmg(dJl<U`{UiA,TZn_5fvo3t6QPj6Wq[%8e3Oj((+cXo4-)0pVf/qIq93-",
"}Jm/)b'(7|6,g]pHNLt]DzF@8g`<ld9~l;53F]/*2=VzvWZZ~;l@XWW,D9{K$:xcj!^co(H{v~zfgMq/a6f1XhO'=d'*5ZR]9v_X!ASB#f61Ii$DBdXp1+*^P",
"$%i+2EJ8;a,>>svcA3qfdDGw9#riuWFkMJKI{oPlz@(#0tQ#5XW~#AO[4d=#B3mF~+jd[m#d'X|~THkuD;b,jFy{Lk:SS}R^&W)e2fzfaPLqwA+3wzy6%cm</",
"Hzm].TP;}'d[pD8IXu'CB+0swHhJy%N*svOjE|molh4Y]n)KD^9<Nzzdv~_#:o$f$|EcE._>OzyZoky6.O]p`zVLis=v4*f)VDnAM[15MHBivt1'O<Q3.QmiJ",
"+N3TIu)axQ$=T&`c2vuz>@RSGs0hX}T8pE8o!O)X=LsdS2_G!'@X{C8^/l'1nYmbG!@B0YF<]ECExTqQ=3:m#FSbwtO7-PJQHxw.o'c`D[Pyw|%',.08,~:Fk",
"q^{{d+%p&[ut7}wX!!n}7%>x:itUok;%4$$|IM[qyWOlVSbVzyxCYIxdy4`472qMjSMStiEg/2yf!I{%yq.mybX3gI<u7AQ,@[T;-qw>ItTA<}`X#j>#bVsC!",
"vsO]d-+Ol__Wrv.,-0W+Im.gYsh/`xaQqU#!VzB(/K*mCl()x><RkwC:Tr_k|v`lvkoV=7[pE,EV;O'-&:Pp:+%@Wh(>5Tm&@u[hiDg7KQh5p%2d&`:4Pi}O1",
"T-|U64N_N5^EbM#Jk^*R^~!{6AS:cCB2{x,>N;WfDGEa&iNv!L1Pa5l2A]D|FD-U#5Y19dHDd@p[^7<N_1E.BPV@xV1.zZ*L:p'hf,/ByV$niZ4b%%/p}|N<3",
"=,pxR~i1a!Prd.5[H'CPV[-#>JH~~9+y&nu1u=DW4P0mnCFM_|np>ewxTQvzl/j{PK2Um+s]F+4+D]t`~8hE5T&[b(faX]J5L|PI{Kh-`AT7!E6YHm]#8]oX6",
"u|Xb]CVA_L^=a.eFQv*y{n<]+6&0KGY~f7whO5/n'CKrM$K3'+c':HDDeY8h9H4hYVslU+=cr;/A0'.jsO;eMwyM:cZ!MNBPqb;!O!S_%bD#6te/co5~lz`1Q",
"GX~LA1oFU2=Jef/J!CEfH]MP~nyu,XScm#c1/7]6f#&$`}jCqX%!mQRx-{*xv`4VG+AkN-{q)5ZEZzpPTLp!`GTQU0^zs-XMXe.'SS<GwIsm-fwgs5ksS#8So",
"I8z4&{@pcy&z:,_+36VMGgE3NGq(Rd!5#0L4FRh|(rMd"};
static const gpusorti_packed gpusorti_spv_finish_address = {
gpusorti_lines_finish_address, &gpusorti_spv_begin_address, 3365};
static const gpusorti_line gpusorti_lines_gather[] = {
".|SpG)zc)wUG8F6a}pgu77x'}d}M2Zi#%l[aHmU=v:hU#M-B[}lm3U|dbbF..0.|G$:&Ya7(~T'@DID=6PRunf^7T^Lj8K!:zq&.HWZ)A[48[|m%]-~g7X[8/",
"<dqOQ8tz3,%/Bz5L{TG&&h!P_<GjNrJfu(R4&o19g@;iW(#]hSI8=/djUz~]@#VNC#Q!kTbE&B$Fh=w6u@#.)mHF9=@R4}tBXN5k)FofKslK||eR3y#dbL:0X",
"p$mpS5BZp=VFJ>qG<j'|bpm(`8J4x;ws<u@2>C_RWZUrS`&U/V3kPP8EmKwDICF@'|+<vskhmKB4+z{)pC]%Qef;Mh=,HA<NI&_V}NY|UwZxD{bkXo=K5$NM%",
"J4XoTFSk!Eq&[}9(2ekgnZQsr/]X,li@X*6-V&[>``:>i7kMY3x_jP1@:I5{[d}S:y/9}46RQI~sN=Or/R>.IiwB`4a)gE$_TDD{,CC%n]M,2z6LJu#JnYsO_",
"^F%]QyDj`|>t4|s3JLI6`P#Og_x)s09Lr<*feXF[,,H]a=1=U~n6B7|B6or]g:aWa]I+uTa'=pG@.MK,26ujAsVTO:t_*PvyRcZ7(T/'r4`K3N4`PPTw'wW#=",
"q*7d#C.8Ps[AaXC{Q^%K'yr^eas(DKU07c;:qFCT=3w|pEm!o]*[U%YPE@-`$FqtX_Qd_igJWyfnYH0ikmEDV>XOq6(b&tqwrga<fo*lBqPLCD#_B75Cy2Xtu",
"$t,L82zt#]tj%m`$c$:i%/kC|x+AV]K~+xjyB<2DA&bU^y-'fCD(Ycp~x]l$cD{U>fz1Euf)K%_C>s<(9gPIR9j3mlf^f{P7s8*nY)98jO@m1d/Y%iT'v}NP3",
"uK42jtTa@`_Ywj/c$H,FI;V}1X'4@iaNHmSeb0nt_B}<Z8t`)a:bs9IQ9(T0ZS=dP}XEIHZc#4gOQgyJDj+>OA+'+<g,hh'j<cUvfo&.wQhC0Aj|Xs,B~v;TP",
"EuQ!aGYph-gZ/v%SEa,3WnnA=#tfER_/YH}q>F/3IUZwIJ.}hL:Q6yy#+WOO90w)x(!sPjEs6V72gdW7(J_k:hNTP#GCG`ofPxrg~D&JklK#u!o049bO7I#Bt",
"Ye-4>~Rd&wtVq$9@,Yq)uHp.wM<&1{<<(pM^K-5Z<91o0&'&4z<s<*..c)}o'XC#9r%Y5:Rc*Q~0!L~jtncO~61CXYo{T&f4uNEB}V3#t["};
static const gpusorti_packed gpusorti_spv_gather = {
gpusorti_lines_gather, &gpusorti_spv_begin, 2246};
static const gpusorti_line gpusorti_lines_gather_address[] = {
"(('Fg:LwJ'LMDAOW@,n!>2;^@Z&9E0`>`rM2_`eMaOc}OJvyYwk!Ysua<,RRBgn7]f9:AnQ/(!=PD'-bg;xXJ84aw6nWf+CO[i=-IRpA)3^zL2s~wiS1iKSb{",
"AqzivRsW-Kef3iP!Av<Qcoe[9X5<^'_@2NAzjLd]vGtg:8eD.[Lj(RBy/~~SZP(Ju<7:GT<S.x713|S}_U.uFy.^&hyyh$B/H6+LXJ6ab)|p&@v3ypLS^<P5=",
"Q,{VyTu:[u[w)9;+o,NM`6Nx~OPJBW3B8,)M|VjqQS-jq_4qbRPHbLrmTuip){W6n';&sp_ylE=)oTsbq!nb_Ic3[kqe$^M=Ag/N*qrybS67#<@5b&gwRfD!C",
"m}_>:(#Bg&%DHMJWe!oz#e5=v2abA^[>FJ>Dr)62B;bZP~=]!C[ehu[fL[*bd[86jufNd>V+aF`_xQ{FH^,XY<TeSaz61AYVs}9$^kR~J]N#-DW2,qS35NOm9",
"ci(Ivy.Zio{$C[VQY+'2|z0QHz0EzD5_nG&l4:wv!2e_b/60X`Akr8a{kY3a,Qg^$}90}[7Ga0nn|K^(rG'lvCNYCnVa$u7$0<v;eh,depq2upE6Z-M=5xJ-I",
"q)l[A#[B)w1A'^,)zY|n7.K.da)eMp}7G%w;:ivC^k4mpKQJ)O;Mj>qGvux|a$+v+>]VNh.),p;.PPe!ZsJr4dhm8T)(.7jEY.O1/4ozDXyk[H!xn(4exgBV#",
"F_x7w;pjAk|Hd|)SU:`+rD-;#<RFm2{Wecl*lEIyDI)HHTV|1&s1~H!d5_ar[&f]{$58onaMhel8DOAQR$Hk8hp;<j]SB#g2*%;%/J9@inzM@D]^D+C>#EI'-",
"W<8dwFPGMF5qI1<_]y<AtbYba%F=Fw9H]s=y<C,I[+/ee$H$9x;IQ&]s)mpX~I!ko59PkagNmf**_no6W*:KN`xdPw:w]Nu(GGlx2fQ%rb<S71y2R|(,Bfzqu",
"r%E-yKM&]n]j7Chbd~DU~xnaK5o)b*#T%n(1t7Nz`stRsaJ!P2GwX:3a7E`9tshc~%(&*Zvl0Id9x{V3>E!gDg!pD1z9&l(QQ8:4pZBo2|}^T;AW/3vh~47!h",
"zx28:w8;z5deus^7-{FtwE3Kr;C%Z9g-x[(42zhW_RV`)N0h[F,82pQ#/HZy^sQB`wuE_>/]E]IzT0[8*|~z%/:*1fGx5-9Jqkl^`r@itbNIdRJP'I5]aX]Nd",
"]gz#43vA4D-%DjV7jCB;q!p6`_JLR/dx>VcwqPEQ1v+'G.vl:C^]hVY*'MB{uc&%oHX>7]Ep^h<L]+P>h<MfQeUtL(2N#0qU@P$L.S;wD8QD4DN^yw[*G=z,u",
"['u$WRE!`jo*y}5Vx;Riv,/dp$svJ,f+(y;eM7(H;$VJB`s`=Red}PcnL{ySJ*5rku-r$TjpbIcRpZRf6k=e>at!Cp[[@h2<L&JC`.ey'6@v.5cWIyWd!)opJ",
"7~A4caJ!*>0A=141mh8%]Tx^!#$4F{IdUv.a)sKL0kjdCf42o|aM.CN9o!Q7^)4{,si`E`/W`PrZpybhg>NMC7wko<FXl262O>xg<EW3i&ukK:Zyc2AOG"};
static const gpusorti_packed gpusorti_spv_gather_address = {
gpusorti_lines_gather_address, &gpusorti_spv_begin_address, 3063};
static const gpusorti_line gpusorti_lines_segments[] = {
"-fA5*[uJgD&79@{Sq`K@*ENy~trM:6cizq/C~7R07bYk~Wy,NEA8qwO}5^8{.xR1.qP.,@m8^hN@IILgg-oV{w4E$=frDNP}@AM]^DXMWd|6lr.<r#HGF`0NE",
"HypsEBPWPA=EIZ$4./`/DN3:C|DinEzV'tGz1hk:TFn~x3Nx,8oiIsu(k6^'yF&ccCG-)IRd<xN';NxO)/638HOH|+EpF&o(0i)Typ5RnZ1TR}x,uI>my$R&n",
"vxBpQ_*hVQN#XU$#,w26~rZr@+h,CNGH7@5mb]F-Hvl_GGRuKbE~J'hV*D601l#7fZ0Z!.RjVMpv^Ct$XGV]K^:xN7N)/}n+15OKtQ_-d,hC(d^aV}/j<D$PI",
"O%&A8r`%s:Sgg:ZjSU@u$XyO19a>DiHp->Lzri-;&&gxh3h^pW*X9CFYW=)/L>ahptr)QSHD9^~U'S.^Ll}b}%w)5;VmTS0by,7E7>ATA6QYdXjJb$}i|TG<Q",
"OFsiQPreXvvVpeTqa'2UN+XqBDAfi!rv{zG[J_)syFBv+$MbyORrm,<VmwM$lI3<p7#W1[I@:9So~/>>#-2{L[,o1_,o()goh)3LGKN)8c')nYkqN<JcVFh7f",
"2,'9~6gqud`&<3BT}WSs+pj7U>hbDAX@j8y-^;-V$[ZPUZ+$/ff90B+]B|t/tXj&j;dw7GR!E<gLSDJ>A:B~Z)hpII+|C8B66%Dw'fm&$D3R*Vg0dne8Wf<3~",
")Uk:zAHw$'K=Jj/B}CqH!e6@lY5G-6:>X~9#'M1VX)F<u!2u15APB'JGp$9@!Y3!hH3!IV$ed%w7d4(h3_6t~oy1@:7KyG('j/[H_#^K6x]pmZw}e5PR!rL)`",
"[^,Z/Val:ZW85NF)<jPh21P<9`[N11<s<,(Q_i3+w_;,QcFeht|{m@{MzVpCtOUU@bYv[-Z=IS]nJ$;)<{;1e&End&NIpf.6Gl5&X`&i}K]IAfdV10wSGO:@}",
"2fhga2n1>B'A'oT'I;Z.v@~%POA=e_|dJ!V1LZ1X7/f/RN{xe#FliOG;b}ZA+LH4,gd;KTR|Xjioty$b]{ct4`!kqrd$baH$Gtq9,=ZHOO7L(VmR3q0ie1TB#",
"/3g.9>3Q+A`IGzll$asDOj~nz(|'5;P~EVOnN7QfM~~T#1)u5eK4AFH{61-9|N&f;7(Td9z%KfheIo&WDs'dXvI=]~1TqiVYo7VV9$CH,M2US=cYp+}a$yy>}",
"k7Op7e_R;wKL/48DLVQEt`,{&O!pjS8nz<nv0;rD*dt~_tEqOr7kgqcSL*lkcSMI|aX|yy!0TexG*+^j5Wbm.GG][2%N]NqGX3&jr':n@^AW,:b)PbG<Wz4T`",
"|Gtni/iybaz'SH$RP_jy=%$==LQf}=l&G(xU1=O,o$lp@GcebYq@|&j:`Xg]}4U'=__v:w|l|!R#Z<n5~w[3VsDQ2{tg5GKZXs[eu6ZrfGOpoI!H+3$Al0&Y}",
"[m)#)s0Inm'[J@@8g-ByfxPhIN=C^v[prp<q>sYFa^so9gJ[t/)ES!5{+*@<t[=19XPJVX.nnk6-AIS5M4RiD}UKcR]kxe7.rl#MPuoi7/Z%>C2/7%P_rP-Q>",
"-pzMBOA{GoyG;PZY,0%{_@JAv8]KGO6DjMy.rnl[5`nz~S{s[}RoTn:~d!gRUfg-BS,-`A,'dd;8^7`]8zx>,@O0fdfX2hBqT=7p#+&FNYylN0*dW1dUMx*T/",
"e0nc9PUoeRzxBK2)Tb5/bIQf)D5E*s5=!<C'N#gWxC4KA,Q/0Tk!q!x1KxthJ*,-yxP~FJ'#VoD|m>:#~Nn-v4/j*Bs|cQqY|YUb-Qwl}RBe:aZB=Tz8P{w2U",
"An<ug9H'NfMrk|1L%Gm(P}`3Xq87::d/jeR6iNQ8A{~.gq*BgGrBo<3d9!6;;z;JjeL}if:Pcy}_G/J{e$cHj+^g6C^C!07Zcb0d+ZH]Am69azMi];Lbl&hpg",
"x[U^iU!'RK(@Mz/l>KlBf4f<1G^4`,kvRc_1'aL9}uzL:4Z!IQ$G8`&,$=kv=FB[afW[q2ie]=!mo6e]WZ!RLhg'P=u*MK6TRUJ;Omu@:-dXJ@y=NUX4qPvEQ",
"Vh<cmSSt]eDCvW,yxKp)~-{s[/SNiAi[*KLMH6VQzueZiv'[(^zM:4G*bSW.F'a%OF'1(v77$sZnwT*.!kZt$T#bZ)uQ_>'Pq>to9K+&r5RK@RmwhhD/yfhKC",
"[/jg=c1u9v|(0_vaG<solX6{eZ1Tfcu%[uGC.ITUJi90tDJCh@tF=q7wo@Gjukx`TXi-H~Sw@8XQwQnzQveL'JL'&)/JTO6qetYDl:UH%bI6[tcs2OlAu1#y#",
",[7|/AQ+jFdAG,[x:D3m|C_rOmG,rWXrQ<AT:o,}}`$:{-,1fclb6W/`=4wK*c8FGC;60Az-1;Bc7>jNT.l.~Y$3D9X~;mFv&iSJ;VBfCpc_tbi_BI_G-w3g5",
"H;~^H;du3uLo`|yh}QsWn>*jeqQB.pmC_clC/@.4#c-A`v9]G+=7ftgBN{f7kGeoyqN>iKWK@i;SQH-M09)-e4_ku6rvuzZ-T]'R`CxKU>G^B`W2z>wmwEh6h",
"m#{<PPlP<r'l8@V~Fi-oZ8yaKHxF*~s;;JUd*X[)]5Y'K_!u1y*|o1f(7js$7PUUrZZIaLc;~xu6yt-Pa}nq2:zg=th8h%Q2>#l)[6{l7H2!;Vq}5VHNThMO}",
"wvO)m7rwr2x]s/9=SizLgzsKAV-mH[9m0i.y*qRjjHqahI:{er;ev1w,_Q>WnRsu[qMz^0nqb}fXB'/l{Xn6oJFx<r(x8k'U&FjjVFV)wW,>fY@,lhu<U/ejf",
"XnpWtO<5~$za:qJ^f2UFAH(d7[LmQe'3R`c}9Jo]&)0lxOtUV2oC;UI}*lo=vYTTaEAc+wigXInq)k;00Nn8qdSE5>>ZWe7K>)QeL[1Dj6R3NG&:I5gss0dGO",
"npbvPYr&2;*ik>mT~qdVC^{%KaYV*]OOgQ1YdGm@>O7HV[oo03b)+D5/tvjMt:C60u)u$;,5'|+#@1(eUCYJ$0/,TRL</MlY+Q27kN9,sy7P3OPRKta,wT(i$",
"]li_Z8aGwy+`&%00cb('1!/SI1omnd7*aSvn7E9SW`+-r_%+Oea{Cw@tqwZW0L20)T*wN3[P7^h)XVR/-L7c,g5dlO<Yf`7Hv4MJ)I_:0g)L&MH>`_1bHkj]W",
"OPzZAFn#s2y'!TexXexqB8heWp2!SoFa/OpESXZGf{!8Y_6grSHrPgUOfTzJ!F@.v+1b=8g>MznriC3aqhsrTx]+VpMkSIv_b'tZGRM-[1x`@8=]fW!18VTnr",
"o*Ii:S::Z#^WoE==c}zw}o];sJGz*c)Cl-|)l*~T@K)6)b-[HYT@VX1*1|SJgKoN4a;;u$NK1Cur-T|]>Hjfic~::~8mG91ZKl0q/'/GUr|S._2oPXU+-*yh7",
"RQSXZNyEt@|_(`J`DHv%P51B&G(LDlRL]Lmpe7eIUUR'P@37jmp2,Cp+|1~%Q.+l&~wq#1=$v09r[NWk&,y>E1V<msm_um:]qeaW^dc|CW,VzP4uHRFc+cT:j",
"1CwwL|dKdt@.1CNwjV'{V[1#`OgL&~7B$s6;/k&3a^[MOGGKw-/_U<^/7sXK!^+L]vL^Jmd[,A{5dP2t'}-&T|9@/:{TmFYESD-*79:gNd]/E)[iO*G=;&.#v",
"tU{A_)Sf~L11COc!%FN{$TP^%&x6b+h-<:3{dd~.!F+B;&=2-d*u75=eE8O!X%4>FQ7a-NGKt,A4r|&'UzZ)f^K3+)*OMTFfEFh#<GZ{(0yrUVPO#lt~d`9w|",
"bkNx]Ja`7=EO^:t9t^2,T&-NGEMUbs^@4E;^4toxMzTZU=k9lo1`|5~[/N->t)pW=v+JUpladD;wwb8LM5:iQo^X'983HjV|.=8#6>$X]Q,UM`W{xyQEwE7MS",
"u/ihCw]J8&`8ZaR!)WB.X!XcDs}Wgc2w!DnEOW-/HSOEo#vG9DcF@oZfXR-E+,jbPhYWTz%=wuaJM@+sY)TX@2}XSqu[5@M@7[qL(L3eH!cc{HDDX~7#=&>^-",
"oX7R>QY+HMi16c)T%{6MpzBEgG$d5ZQ.Y46'Q6n7og8t5]1bLLQn>XZq~cwx'91kY[-{uI0&f=qnJ5ll|sR/bN'IS[:|EPE=kvjDFV_jp;/%Gi|DLh,*|8f69",
"I}2a;shEMjP~=#N19vP[nHOs5;=1[JiX:W_7]Mma>ApaP46x[%Pt;V6V%B;,An)wz2`t5zmRwZt@}`on%7M}Cpe9gp$6QfekNAXa=a.r3b%M.[8_X7XTxRV[c",
"7];ob9&f@6;eRw}RE+BxSD9TVz]4O`![|&)5'U*q8O>`afs}=OSSBsm].37:~8bH:A6,{'CUEZp*.07+S@VTQ4qU=7Y3/8ok%s.uSVME}NOP9l]sq>L_3NdO4",
"p%^EDORFReC(!JSM3t=<QFnqp;j)I5,g[G.6[Kh~7bo_`X&T=5-Jn,sI^MD'kNeVX:pq2cY08yFk(yJ3'QS`z/U{G;.aDjcyZ}di,66'oOTKA3Q'n7c3t4N}.",
"fEo&eZ{Asij|6xso+f5D/X_z(Rp;4B<}weIWLs^ek)yv))xse&he9NI(L;/A@Sts}CtKVt5a0*M62EwC;(Sy>Rd^R^,Hg|:1I34;]v_Yw}WEDoq#:b|@c8r,,",
"9l.08`e,%Fhm5x<7:7F,PZ^47]>S31z'#N,Q#8fJk%e[+qLsNWS}uib0-{U*AN/Qc4#/xJF+|RsLVOc#mbOL#),qi>b|<&r@$|>:3Mq6ck:C=!9@_^$,Y8VO.",
"4~]jH1uHqvNNqEcq~sf*.(3Xyc,D[P2ZIwcQ;~PVBD;aHb6I&:L.)o!.3(/jA2znXqG*rOAs0z}%S+lPwDH3in]XX.`{-I73y8GiJ}pVz~aBeo[*iA#gO(vMn",
"Q#2O(0Gw!bqCTSu*Txq<5OsR@Xno9]TbpxKs9vD1&+>cSg&[PIaajHxD~7e&+PJUZ|c$w;#56'*|&]=W@:B-]T+!gUV%c>TcGQmoX(<>c-TA~jNJ{Oh%OD.4`",
"wu3GthbT{PH.r-.R5^T/E@fBNpbgKOFhpDx5UPkz.H.J5%#OTv3HKz'nxE-pAN5lf=yA[ZI_]a_0JOeplAA;Na|FJlkv8eqV-pI`eJ`qt`Eg}m~:$P.+I$*AJ",
"ih`S<%)V|VLO}xY3WCY^>8qBG5&eI*%ptds{HyqSK'.~Y%cf;48KU)#o(6`^sdi'zrhlU|;mrIG38B'YOXs3aSs}Y9E4c:2kM1$LBG}xp|5>!"};
static const gpusorti_packed gpusorti_spv_segments = {
gpusorti_lines_segments, &gpusorti_spv_begin, 9998};
static const gpusorti_line gpusorti_lines_segments_address[] = {
"'8E;V==ovJ]6$_h5#u=wzb]JbhAS9c+Yi1b.AKOKL76173>N-oM(w--h'LV-}nf|T`OjH~,i,bv&EWFI}AI2qZbtO]yC6uq|e#^`X$uZv.b>o47v+ISOFI^LR",
"}GP5r!X2HU!sax1D+i~y9S@w{ymYJ{YKWCk%VAQ,F$b~_'B+nI>KcKlDZv.6~j.xlwhhCyY3R(`Be`Hye390i`]yQ>$/Q]pV2GkZ@RFb}1XT9AqQK8liqP.+3",
"pW%&<@WI:Btv0rW(cJQela!`a(FtmP-7^tz{@,ON=B^7b;ikRzrL~LQvA{3MYFe3Th@&qTv@x34JY}%'J#<t%acH}s@M}:`2'7,l43tQjrYDlLjzn`mFFdhm2",
"'4f%fCeSu6-)bd>6GcVdgVb95W>{$LT4P#(vbn]7y(QMjmh}J;&r&@CN<H}km@`@S>t6:S*n|$fK(kpe$R1O**O1X{}&wQAB2URjF`rwWqoQ~X[BZ9w90X8|T",
"SqPn#Z]Jz`GAwErGC{qk;,]2x%>&9n5ajT);f~Tp=zAKo`3#}][cBjJ|cm4/Fh=s#9RFfMZOBoY@IA6)_Cao~$'PN:Elu{Rg@%m1l'5.vHlqGHJuaS{~={xIQ",
"m0FUe-ussQ$S.U!M*NrZE8H@+u,Ih7%#-]i@edYo'FuI,53(ET`f%fG)ob)&+M~[PoUf]h9wnVu/:_)3,#}dk2rM&gZ*8~v1_E=:w0cYHwh3w~/C]o%`g3'&c",
"5T#Y'~|<H(:0B:C{bUNkNB$q4ex8w&h{wrf2adW-BmEr*&}<khwN@Lhq|5('!gl1hbY84F[6Y*bL,EuaO`;pF[);Kx$-UQR-.qpo/bn*4RSr^1,Bq3yf)Vcu~",
"QW&dou+>^KZ)E_trPo;|E:yT~]]~6guM%~F`WNHj%QBY#I#ima;$K/t^8ccDHZOQ_bco.I|i]1)1pV=$u[HcPOPM_Vo#h_T!K_O,0/I^{V,>^AdU;si-0KQl=",
"&VV1c5RQgRR@IEDGnwX6a6q>)Hw&[)TIZwr|Azl9+`)R8|aYDN4`0=cH7'/~Dv)@2q}=z#pO({maH'#e=2j{DN:E&6Mp1OLyc2zt!NcB.3%_%nZ1j'@7ccgX|",
"P7NZ#136]uT5Ci<bP!:(2hL0yZV{m{P4%xCRg2}97A,.-K(h7~`cC_'.;+a[/=p@_V9z4uL#eGW!Kfz(bFMTJT+=4{)ofIyxC0.JkY}*}Utm-HNFOX^3(+{8y",
"0ryr[gYPDxJjcCO~9a`!J!I}KKh3fVJ#{C{7B[T8NELk;ROJk9,zsY}V+[e4_[Rw1Aj'9C&:6g|w0zQNB]<;4rT-5Mk;yNZ.wxCa=c29=kSF(rb@rr5&!YAaR",
"K]>3!Y@IIX+=2Lw)ee!i,7nW&>jasKhA$=]jR`=>S`%s81#iD:U-Vio%.$eA8Y8si+,^e;xpZZJPd#`bO(fxs!e|4y_8Kb.8U/H$n~Pb9_/OMvG~OGa78@B(9",
"~9^Vg'Zrs1)dXBc.H9DZtK)>;;19S.&SYnm8=tX{FYBDd2!!,Z}~%*af,FYb^k!;hL|mCDe6hXmd@mlNxoiL#$+D*XCH&[Zx[=-jhhV@:N~]zt!=M$TBDriG)",
"%,v7zYU434iZFCi:W.T0!2'=s7R-l_6uT')>upGA3O^C}X4BCS'-pU3Os6pno[w81c8tF>m+Rh9;jp|y)l6~,K{!]d|!iy!5qIaK2UfrLV{c(,}~bJa1>Xyx_",
"<7)2,]6cKaw8mG;~Fd01AD73}Gm~civwVydJ=8wu!@OvizkC=j%%(PURBa6V0<'bJb%-mXvD3f;Qn;sgm=TWn34hPv$}WHMm$15)7[Spl&^U}:YE.=rKHxYy.",
"Cz=f'*=W$m9|1m,4:E)mDX]}yj8hU-I0Sds:voTJ6#f`nXRDdU00;%`+t;m};0|Qdf(*k(bBI5zTs[&,lnH'&>h5u#b_E[YI>-I6IeVxov=S'Q_FhNFl9,(R3",
"[`I0`XSWLdz(`(l&.(8NT}<]LTEK5V6YA`@Ex<pug5OaNynM>6i`GJ]FN/&+{wAL}U}XYz:'3-cwJJ_P9+bk{EQBOfgesj.lA&86c-3LPkj8`*kX~YZaAK./f",
"xs[.38,MSSXw.{%In7<x~DdAm68o1`XRiYssL7%FO@^o5/]o'&kgiuyY`q#c4z.X<g<%Aznp7q7B:d_Ay*,Y7kdDOg)-WGC,D&x5Uu'R,D_Vy@&*Y~e9C5~o1",
"NdV2kPQS9-Y8jMe6cQ5$^aY[AbPl5u*yKr+i3n#UY,&9gFO>`,gnE;aWC]e7AgK2%e2Y~nHfAH~8;m=O$1AMGO[20ce.oy]IH27^TkBq9:;D:3cmy,7jVw2Jq",
"m.MY:K|OvQ]A*}OSnVK18S^._.F5xI}dl'w8B(;!)@O&Et'rh8PL]S%U}Q:aSTOt-sMU.;xc=W_9,.K_,y+X&4Ql.Ju_e2fFl:Ynh~g>B}qM<)D:]MJNhu4SB",
";hO<o5@AW#STa{t(5BF^P;0Q.Mwsm@NhZzJpv~4-C0KiEARx:0^@MP,NsZKx#3&gGpr0d[gOm(b;7<;~F7vqs%RSK&yK^GpV,mt+w[99:yW5lJt/o&{p1_.%]",
"*N!Ad>K|[gCLvUZ].!_$|R7b2^]*@hlRVG9Wi]kJ^H9{V`I>.&/L=A5OLITPi9x5Ewj2)_`pW-+kz39NF3$-v#TPf<VLM$zc@X.I[=6kmx$V*o/]C-(K3`(m^",
"avyo~[N<.T3e]l1-4#)g[HbnEyQ@G>v$1>*h|D!xQ,QJ,$^i2)S=jY{2B+3f+%Yv'RgP)]Bu=E`9%&DTm5+jFuS6*10PCXK|=;{cud{K)c>@5i_A~[q.f>eog",
"8nj*oCx+GuYZRUd!c:3pa0uZAdq,#.6wv[TZyrGV$C$kHCf^ipb8aJ(P4SCzGL5ECzpZ6L-:hxGcY(LLz~.30_Y2EKMmAG~XTuj,5J`kF2;EvoM#2!]-BS8':",
"7@Qm'uKa[2t-<|33H`Q5tqtwt@k3wEd~M&F:``<(}xo.Ha#&u<O@A!U;Qs;#PDwNui]:4IlO;Q,y{I|X1GB2+K`}]j{{.5D5;f=QOxQd;o^H[CF5wboSqOV~/",
"o6}6eS`+m7~JCn8vtD|w)^5o(t#.U}Pb1vpcTYJ}.mV0zZ%NjxTR7/o2:cU`UVz.t/pe6!;XOE58Eijkkq*)}hJ:2}(oW^O6,v&`S'|6'RK]chQ[=-mf]-cfb",
"}awI>=R{&#)qWpvx*`$C5>Y0CGHnA/3+u`xg;IKiu9Qh;WdX=*s1]J*L+vcyQBJN2d5OkJs+G[{Ne`46:cV@tT/j+{.qd2B|wK%NA*c@K;%`t]R:4l^4<SC)P",
"WRZPDYLO2sLq@&_ssg3J4H@*SGH6.E~+Z5t)f@`CcBq29|,IA'n29)3|hcD=-N7L}/7FJ5g'RJ;_<W_}w,+w9^g}//EZe:ib4=(CwYG_81Jm#.W&AGoAbZc$'",
"!h|#9nJEH={MynU;poOtR2LRnN6]}:='CyE}<R$($WI24OsKc#8{7-yNmhwu,`f4d!j]G4#RxrQn4s]hc:J_@}iYv&)%P.f,PX@%rRD2Y20<6<%.qJ51Ivn<N",
"jH(A=b@h;Nq84o1pG|`+4Nb^78bctM5B@r4g'mCjmq;xYPlB'S!!//M]{twkfY`+F~'UU:bSUzSQp6nf/opnZheyX7yoCq/=|p/~P^-7'(O~KmQ:@W)k]:Z'y",
"[ITX>:}.KzS&7}&ld=hY9W-Y}K^J.rBAN&2`luW$un0CN1Nd|D!`'IOHVe0K')b$zV~:NKDEYxVGhQOB(aiykX(T[aZP*9+%Z6aq[8Pt2ZM~H{SqW^seBKmzp",
"~,Y#fvF~Z2EuB{)S_np:=^em>z'dc(BT';&[ED3cApdL0%ORex(ntM#+7=|g>pm5o;+fU3fURcLfPUp3,K98cmd[wh]W'Ap[Mk1/F0Y`j>G.E~Q7>54cd{dts",
"`{`S^Z(*L,A24=Gwe)SUb=_g1fXOBeJgOwa1Jhea]8I/rjBrJT>tg+QWwLPK={I@a[A+AK}oxP>&8RFfFWGF90R']M&F%`_o(m-JjD/kTB1nh-=fx:kOVhK>r",
"X{S^R,t,M`9HI9{tIg~6yA/gb$iIy@<Gbdj1zS2X_y*q;|h!g^Y~*b}ayWrg(5~<r,50eaVSnr_7fUWC>hu^X]|</J7IKK;j9j@/$:1IH37JPB-gi8gwuxRl7",
"SN]X+2n_&4@4+xWG-}kI64HiTc(-mZIXriv4_p)Q]$3RaYa`msrbuFNr[N/HjcLMB('~VeI_A(|%x59mxG:SXxD5_.xAp|oL`WqS]-kxiC78FE8aMXvQ$hQR(",
"0+>Qk0)H*P|K^FG5Vm&#O.R^D~RS/4%}J'jN58&8$~FL6vF#{j%vilc:#X=Jal-j(MZJ'sj1+rY5GWPfCcv4Al'A[tXTGa<(`dd.~WlBg[SR$S^1r6#FMX0|B",
"!Jgz2+]C*bQ6>4hHuX,9LL]mVDa4PDt9<,,g-J&9GIEFM&s)@oo[n;HQ=b,v$U'fQf/vU9zRck5MvD/j^p<kWdWZn)a+/unY4YO.u,us8eiR=FU@bW<r1:H{%",
"e/V>X]6}Q7d=D@-jWgy[Tl^''&Wc&LCK,x#sz1<ik8N}_S(@N_n)R,`O%LTP8H/pZPuE,#~eQ;8zp/<'iPHFnYsHM)CkchQ^<Q{#|<Jj-k/bH.Ph]DBFu<BV=",
"b<C#eV1|eOhbwO2V4jrIu%dju'[4/tF$L`5$lv[_:J)A)%%-1<*<P]DV$8)$H>&RY^#Q$LtY-j^E^0D+Kk~s2'#<uZ`@*/_0z>yD2AJ`>~<c'USaEK.OQ)K|m",
"t523f3g{Wr]qTi!),P@0EoFSXILh^nB*66vE{=$tBK_J5u5]GT<!1G05ROCi_`KOF%'se`=8n0[:tZiQDR{B>9p5t9j[4Ok1Lvsl2*5v'OS1kXv48(N,#majU",
"wd1cn5g@yPJQVdA3OwMM:aCj]brrp4'ni%WUNl|NX6<ZhBO1/Z:Xb.pV8Nm~>>2keW8&xfWu[2g9lFwR>AU<DBN>6jfH|nHjGpZ[s;+,e779sn@D};r~8ksHS",
"']Sv~wY)]V!40-kMW!lRe,S6j)!/--E:D0)xI<<YB8^>DFBud-;VxtM~a]P>7U|Q,T)4q]NR^]8-k<W*~ZwD%wVRi7nchtD$AaKf;!6b:6mYYviAYEpjoX0VE",
"AZ8:/TQ5(]idM5i^z{M<$1h'_a]Z=+}tLUEZU^DAI>N_PB`|a=!~5zD$IH-r:d5LH00lr#y<4kC$OW`z.=Q][ov2kX9g|rLMwuvOET_uf~&0[*!:`[-G~'P{P",
",/`d=Z!`!;]^Gs'x>(zO,9QM,HJ@]h3OR~ZwjHx(q5dKKVyB'ff=A[`)J7!ru>^lQ8{_TKwxK(4)e(.verdF7mXsn&{unJ%!@w]GXr=!!1lHI~3Ri{05RjH^|",
")%#kPE)^KAJxhqk*~;Gz+nd/P_Ma`}7a9Rqvy,#Cp|^0$AUNn3x%@in,xw>!7'21Jq1+nR=o/i<byea]=3F7(=t_b2nQ/#M*B4nBUcEd98VRa/CO7cZ)m29@a",
"[PI34]Cw|^'-'fHBxRa<TyfmGd65&2K&;'cW,VxvuL9DATTa-P#ZA:8JdLA22u9Y){3r^c_0aG,D*3&Z[<NP}eqQn'v=D61lftOe)HgG.8m~GOS^_-;!bZFt|",
"qE-1!xr3:,a$84i-hQp:5Tk8'U<j[W0b;*Tp3$d2N(Uug};!TwhljWL7OoNMy'_a6e{}xA7A3Ar/2DzrOF%*'F#cJGc0E^/`7M+!C|#6,.+|p1`mFZOO%:rVp",
"Q#'Ds<^xOU{9Rau>@^;^#bv&OZ_F/d=xsU@^$`q(5KcPw]b.CM[P.h&'ED}`k(QqMDIZSe'.X&K4_0Qj[;`pCmB|dijm|dS*74)ELh-*9_2MjF5^tgW+2pAgz",
"!>,y!~Ym>nf2Q4=Rkhm8"};
static const gpusorti_packed gpusorti_spv_segments_address = {
gpusorti_lines_segments_address, &gpusorti_spv_begin_address, 11525};
static const gpusorti_line gpusorti_lines_segment_sort[] = {
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
static const gpusorti_packed gpusorti_spv_segment_sort = {
gpusorti_lines_segment_sort, &gpusorti_spv_tile_sort, 7450};
static const gpusorti_line gpusorti_lines_segment_sort_address[] = {
"#^`<7u:&P6,0tnAO2W<nFgl7wn.36{apehinypk~>2sE/M51G,2)NO4rF45AgwApmL8#!I57`k|$mlYO`gU..*8J#1by7ARB0liJmou#$bh$hc)#b(>`@=0FY",
"gin4a$I.k*_yJe5}.I^OLOiJ-nOi(((Re,|^W>22Y~rZJ1M+T,eu9W6Y>TC,(YX|gGC|@{zCAK#d:ti%oq;7L*H.|1NCc$9Px4kQP2$HR=*xS9^J&7%`!sWFu",
":*_^Ih;w5B/up<dL0wWIeqO8w6y46t*7|%3{Wn8;y2Y^3Enr]WlmZ!6i26<NBSRM{oOU^Xwf'L_m^fJB:Ba@I0D^B.dl@Whl|//>(7UOR*/.~Zn[KiouBRUCv",
"hS53q{4#(]P3nGkiiH{|+OX,p'$FV5i>S~IEfLkL&WB2X@mR~tw&p8D*bBB(frK,v4_fDuYjRCaFK#6o;|0f;o]+;m&3srjS)^ZF6',X>C<uRxtI4%cAj<8]3",
"myik.W[0o}79G38ixb{8Up5@Br6Yqj/OdPjU,Q6sQK1#2NA#IOL=M:z[VOI^]lFzp3;KLOkM!@a|ck*J'Bmb3-vPOzk$P~Y@@>0:{Mm'Z2pAYGP/Jh(<a-*8]",
"I`VJs[Du%Sk[T5WE@'@(jS;@='S1]p-:<~_z8-I&]i<TdP<C.)AD)VE'O[[1=u3}j$zOQ/$N}&@8l-fm)=o~k}Q~Hs9yD52Q9#K9#qG>E;^+eq{W(+a6l8j#X",
">z5NIcc+Xp!Xr'tc.f$f7TySm3{f26u>lVk/x31]W_N/ER($d,yyeS}OQpqQWiRUHsRYN*G'*Gj}qSyGVTO({>u,By@H[0y]Ug;{!+2$UGq|qt~b<1ge1O.f3",
"bQ{Hs9,/Pe=N#r^RDThLCaQOe/0B~`|J<Wb/7cuW2f%HLESOfnok3_HBUzH<mU|ClDVF5+34ZNQ'W&Q#3_G8u^Ql1i@zQGKu,QS)|k7xeT7@+6tls/GGdgJ52",
"gg_J2xyKdz4OiKtF>vb<RODUeS+zc#9768n#{q@`o~_XHDA5I%wxFz&2.Ks/mcz&Ru<MZHVxTrO'<yo(ox4x'_U@fM[#r'Gr$HY1YH}`oEF/6)5JQ/[K1,q#C",
"OO#*U`rU2U_]{UE%99G>OQ+Vd9LQ~J}R0Uyy&`adUPuwGzt4%)@FGD0sC#OIM=s_/@Z'[aS^rTwadB*K0ei#4meUf|m2jPC90y]V-+>ksrwb4#b(8v$hmd1f|",
"uAJpjfYc3-VpSS8ze%}R)gU.AE3;_w@gvH`H3($.031FSg#Z/XUS>*>^w,2a~n&z=)+J2=,2AF^5.%fa4,bRoy-e--'JFGJYhqfp#v^&aq,,.FWhKf_Sh9tqG",
"N(#Of|_8fMsrr@HYdhv`lOHLipvoB}&|2IC6K[rBKRAXkXZB*iEoP-y0miHybh!Ngcgl&5eEx_h0w~/W>*AwDL1&|[%l%]nj7bf~GbV-_nLg01-b5m^~~}>F<",
"Uu)]=F.2kWLF8s^mKfdcFmk+2[,#[k}{-Eigs[EW=%;F[<d[aIq/km5__P6K@-!*Hn')<I4ym2&g~pUts3X>oJ-t{xHsaL^nNziLdHu96Pq2DJv24s1@O]-0v",
"z8BORfhOaa=|UuKJK:!I9K>k:sY#4bGNMVT(Za"};
static const gpusorti_packed gpusorti_spv_segment_sort_address = {
gpusorti_lines_segment_sort_address, &gpusorti_spv_tile_sort_address, 8446};
static const gpusorti_line gpusorti_lines_segment_histogram[] = {
".oH)y>cF'nhVfS-R;f+eWWiVDVVe6()e`w,&|j=]rGVEwYWx|j/JIQIY(NLAV`v,.&#-{.A-^#dXWt:_]Da7e!@n1#nwrQQ8[:MNnc:{tLoS&$Hz]EU^,-9TC",
"E/S[iDI%,gW+%F-=CpHA)RWNv_UcRkPh&6z0KfE3k}F*SI+-4nS6%3~$$I^ZOz,6i|a{Fu~9t{kd4+c6%*zSv@&CQa;1ZavZov>s,o^-ca=a6E45IcHIfEZHW",
"/F:Wq9-Kfzj~9*cdkF59Pn;jtnYx;i>8<.HK++,'qUFtq7~`v7v|W@sByqj'ntq.YcV_1si!CH69e[[.%09%SThA&aNkp0LwJ;+<f#>=]]:1b&T}V3V-tMwo4",
"C*hSu~sN$eP~={.d4t52G]l;G'kAR[jJ!-^Qz%7_PYBdGRQLx&8f;g7$cP%*!xIQ7tD6V5aqzKGLq)ixP%k|&0>g1$sizcO`<hT5Nal(<bc+S`rI`q+#I9aYS",
"f]NO/>||;W;QHiNGrL8.`0.6vX`#T7N1ld^X8up-*M>Vj%:a{Ggq.A/Q7ZBExwV&gSW')X,'q$zSf'h;]7tz8;vn+e2j2}Lud+0S,*F$!99LyC'/_[Skz'98%",
"M)H!G5[UZ=cCAlRZK7gzj@;8vE%IJ<1}Y+,wN>nA40.+^MD$YSNrERD0O9hP8wx]m;&*bCn~O:Y=5)2/QFR2beBHqzd20_'1iIWrgyIxgLPy53;.Y&UckmAB~",
"t<Iw5flC_vn,&_'@lV{-^#gp4cM#cRw@wL1fQXVm]HXF;@KRg7;,EU[{E,A&|:,#9%9tdIB~cb5I-l$bT%`Cy;1;_pJ('z-A%jFpT>n0'P|%X9Z9c1!D!)<&G",
"|q[RE||I]Tg[yC~t!C<uJn9Ekl:VK.q=5l(EBuYVg_R*KA&s~-LN`iUnF{nB)~YzS%sn%e,h.3eWmJ;fq7g+N+A[.zDfM(]Wa(BB2c5]2GQ]aIy+Pf;zxbD7d",
"FCWITJKQ]$!)_m]6'1-q<M7udh'gv;@oB!4'_-l*y~!oGu*HUAl6ziMH<gA5S}Nz&yVw{3IfPA`in*G8Mf_6Mkah5{,3Obyf8xld/7[UFP/W.1w,_dUXEiXV7",
"G(7X<YW1V-sa&t[t!A1*3h)RVO!ojXs>E5|m&HLTY,m$3XPliKnHQxGA105`inO>ZG/@1HbFxVz/:Wk}gzqQNS#xPkcd`/~}LwAt!.JS'RFIS<Bp(_O87}KB=",
"/t_P/d7q/@/d2=fby]#WdiFm0}E[Nk>~Vc$v}Qgb'FKyEu-F@gpZ>5lC@a|{T>T5wx@U`/xZjDQ444oy>=N&YZuqd9Ao_;7*<2'jz=sra^(!WPW}(cehS]roD",
"ROg2S6K%T8KDxQuHA%sm)[c`4L!9vs{-HX.zGaWywAX}FfBE~W<7SQU/OC@6ig(-vBu4dAJj}M^mtt5`/aXV(]%&Y(O~X9qk5~`FQ{AMFLMc=t*`~r1.nTDq~",
"W$}-[[|e.z5W)3a9@>$CD88gUL)T-+R*7!!!!!"};
static const gpusorti_packed gpusorti_spv_segment_histogram = {
gpusorti_lines_segment_histogram, &gpusorti_spv_begin, 2497};
static const gpusorti_line gpusorti_lines_segment_histogram_address[] = {
"(&mlxg]s.cSho(znwQvYQEg]uuq6#u8R891C|-/hCcZQ6VT/g'R76s'yDV$8*TO5AF&X3Ai$2Rbv),4U:#YtjfaC{t#XGP4!,B],9G6/qhtZ)~V<Pk'W#xSTW",
"zp`enc8[/k1'X(I,j6CJ}rII^MfD>E-bP&/[Re+BfC8{2'b+3(L}[`MRR&k<1W+8Z:mm71+k@#Ob[RyG<'}E`K8gRsa+;^2ld|g)Bq4-zMyMwGThSk}0A;&fn",
"v{2|>YlHYE93A%u_oLueIymhAb*]rafzEXP((hrn|KJC:/gUWzM+EgoHI[BHf1*:H3`+Mt6ok~^EkIbu<o3tN~|,X's[Wha4SC<*_/%^'+%UNtylrY9;nEn0>",
"AyK#@*Sh,DJ_5`z{]}':!%JR|2sU:q~!W4fT>a=cEj25qS3<Gth,+MSL-Qlq;5_k3fN_'[DWr4(AlHD/hvBq;;tbe#5`K8|S^9yLZ;yq~WbvuB~^*QD7+TyiM",
")u{[m+:'$q[kW([4o7Cfsw$'Av'd8]KwD1-d`UEhkfz(ZY98|-/O/Fk2CIF9mO|w<c*}]4:^j([KjiTUrue:BUS5iWgrnkUg_EDxi15vtX^7*,]l>b%Uwc>YJ",
"8<57)>-87BB3FJ}0HdO|x,1**JFE-O+w<T<iRz7cL|X2.CbXNY)f5*_VzkvJN^iBdBdQ2!)v7RF$kC/UXV+DV;X;LEz!Y2TY}gls*U/-CEnh%ecENxR0y$,Tr",
"ayl-CTcz<`i2N|:x[Xbq9<&7d={eC#MPD,iiU+b_s.B&q`Fx]k]5^!MNPa&Kna7-XB]oZU!KBsW*H%qW!8Bh!x^Z1LPG6XyQMb3m++=fFJt5@mTP{)LFjI>1B",
"d2PV=3{[DOl8Au#[g}lr@G_Hwg^Eyr7Z$PA#KC,c=;f3XhkG/!;+WQ;@%zc>|@]0(Zpo!>uBgA2[7P_(Fl%de@dbbbe,Q}>Kv9bP_[|%Vl2Sj=KNq1o.F:d9>",
"K]]2#':>KHOx>8P@4m.D28>7L/$xd7%[K`_Wpj3CdT`2SER8579APu6@M*R{9aU6SS([l8IX+j+%Ypz$ul~M=UAAy~U4l3eDq/[$8B{M|dL7w@Pt7C|UU>ak8",
"4XU*)nxHmh!X#szV.M!6M*oQKUmRSl%OSXrFOH-5tqTHJyJ+w&y)WB`Vl-F%&yzxfNjW6,MGfFAik2;/*3Z84C(2&BO6p4tFLfN#,%2^$LW{pZ-qLIJcH789A",
"CGgkm%:Cqv-c~EivC,bWUXh)U=UAj3~Ewl4B4AA^6{P#UupCHEJ+<7.+@8NI|}UYF><[G&5~NWs}(Sre-2%JU:UKfb7]mZ*}Jz.$AHx`aOTC*fFSmF*-!~xua",
"f>0@k|X/>ZW*=n5#j2~lXO3Jis~It/3m^f`fPK+Gdb#XV-^S7~D%dC-&-/q5'C/{TQb+r(4geahueH6xO_Yh%E>Rc5Qc!Jaa.o+tE!6A-T{7Iuq`ja9Y$;0UL",
".UXX%T[Zr:5j=Xv=L56oyDY6vP*u|^|e$'[W/@5!aV@kd@Au`3h$~Ke@*sa!b]9f~A)5}=TwAp/->TZ.i81AR~]W#{4yW/HMw0ZvUzc=jUhCQ'u4(yB{;3*lp",
"-LT[=<%_ud&cf4WRKNH%}Z_5k9RuCe1<sKR)|h[]}YRwEIIZo+,'JME12v$$}nP_8/YfMHZ]`@b!GJ1|&5qZX{|mm<{}:4`&Rq&+UN#]'=m80<B=.*6(n7k&h",
")q[i9Qh19C=c#0F8891A%AD1f%MOK,U_U4c;o)J|md%C7;<vZf@Et!!!!"};
static const gpusorti_packed gpusorti_spv_segment_histogram_address = {
gpusorti_lines_segment_histogram_address, &gpusorti_spv_begin_address, 3100};
static const gpusorti_line gpusorti_lines_segment_bases[] = {
"0.`iv6Y[>i1K0im<QUMlIx<v)=kzOC=xMiCq8pg']hNRZ2t)<seqf[!DR=e]5~ds0l*Oz!;vo92%f;!TCm:g*hYX!xJD`q231UJO%iVaI>_]1;dBF+P2$%PX|",
",_<mi&{+f6Y=I8JmAbw!02Yn3~By&yH{pirL&>dJK/$uWVJ&Y-3:n0KuJ%K'qP2<EwM7:QK=+o-=7+ot;u[I^x2nsv%iM5$nEcUjiumW3Et(8Ij5)4-doj#u6",
"ftYRfhO%I]R%x$4B;FlR-5EE0k!_hJlX[CrK.kbBW^ukex`ZPflc:L.3YR*.(f@r|l(:{%+=ys+~AzCA9G'^5<fLw7+$L|!qZ4N~71BTU:H8mtk96zeySrS2t",
"_J#NwA>M^x;B]Y3^I$j]I(m4_K[EJz'j1(ITZCj%-[JFOLygg!pa@T2s=rJQpLv.vgvkq[eX+KO6ffoEw9&$X4.Vd'R-n_Rd]]0f~Qgym9rcf*&gQyTPnbvfJ",
"Ft#bX*pukkd{]~ltIj;%s9+7!%H:'{AZ!6{m`Z=`!o)Kzcyf9_Bj~/_YPv*z=L;e@wNdzrmny5o0f}D[7mrmAZkz&#3I):e_+Le_.FRGAZ<.E26cX=}>knjL<",
"y@QAlDq*b(a2KKaqObk/"};
static const gpusorti_packed gpusorti_spv_segment_bases = {
gpusorti_lines_segment_bases, &gpusorti_spv_begin, 1117};
static const gpusorti_line gpusorti_lines_segment_bases_address[] = {
"(n#(D%[tc[eGTC2vTo.y^2iNY.Onk{!DlymY;:!=:ZfS@@O`=>g#|owydOZ$actQe8K5dq[$mj@1])u@HW/O{VWo]5'q2Br_u]sO8-J70{bsBtuy<}WchFKL&",
"6LjC$T.DC=Uo>i+S4oK6);G3qNhLz5kO.|gy0;]^^1:J8+o7|_IeGG9_e<8<Eb,~&%ZslUNssHGBNKXd[LQnyR1se8'H[wzO*#%I~1|bEpV0X!A#3sAIT@/=2",
"%VNJH:t}'4#*I27:84c7tMfi,_idn3473@Xr@Yjiq:fJgMxxiJH-8!jLAU=kW!UMOnd~NHcnkr-hY*c//P#lOAz#8ze5+-0+z@X~U7k22$:<GwIhD~e&54qYo",
":D*oJ#2&DtPcY)x*F!*nh$Lyn-3*yR!I'3$c[-TJ#S13[dhFT=Ph6>%cEk.RT^K.#K(Z`.%N&4^5)_1e-NRnY,h*U0{3)'pY!WPFOZG1`.{;FRecLc^pJj0,b",
"L-p/dMK35]m+)vUSSjxM0}*|%Dcr@2R4x@X9~Yu$n>4z^%-J|~gIvQZwx]uN~5Vc!$eR!UYdSFoZv[tp&C.V5*c22+hiB98tBIkk8m5.m}qS!i=Uh;NEv2W3@",
"HhK67.l5#`lvH~hH,H'/-z:d%C>:8!EQL:m7!NMJt]3]n>QT`9:`:#cES<!b!B'qDtlL%J=rFAHiAfZtETT&%a]xd)yI&M/D^j0>iZ1cG'2x*z9XvmzsO^%wR",
"p7].CR&)Tkb<[dv7IaY;2c6{]m)`/mvf6$/hY3(iyJ_c4dcUR=e[mvb=LF!LF#8f}T"};
static const gpusorti_packed gpusorti_spv_segment_bases_address = {
gpusorti_lines_segment_bases_address, &gpusorti_spv_begin_address, 1601};
static const gpusorti_line gpusorti_lines_segment_count[] = {
".l3`&+cF'nhVfS-R;f+eWWiVDVVe6()e`w,&|j=]rGVEwYWx|j/JIQIY(NLAV`v,.&#-{.A-^#dXWt:_]Da7e!@n1#nwrQQ8[:MNo!uqLIDZkO23xU#9o;P^d",
"f!=*9qwJQJ*2m=zw'{jPBvO;@g5so9wE1|3roEVZ#okB@5o9na>Y#*Q'SO~D12Xf1y2Iy7HGydiZ,+5ed[)>^thq0Pwoc<RhEK&@~}x1UxIM;]dR>3ud'!fJ~",
"U6t_N3&b^pOS,l7^>/Vy[C-]s%dbIuQT%_c>w@jGs|ht82aFcY=SX_>P#+IQV/]04q}V,l$|*Y}m#V:7~ehsk5K}WTC>Zof~-LWz'co,Ga_p<h-HI,rW6*9zc",
">&jMJ<*WOb~J^s76;N/74uO})Evn[@z6)B)/E,=!S4u=4QH/{Yf*|fj;d_+M)aV]ut/O@'rr}L.!Q&T<>]>X:{bs`+SR|r<#,b%eyq0CAgQ6b+s@[WIwCm@c_",
"f++.d{8&O.n%tF#Y!Z=CWstHb$j:a>fYdMQ;C@j.N0uZj%G$pynqE$WMIZ(#>)m#]%L6qV/;[k*/D[z8RMBnETHEtG$]e>V7ftD|@cnaeCl'zXR0nzzT9iB:^",
"{be2bk{jyxwM6bbNM%V8C|X{z/WhJI~mRkp;l#^)UJIMW6GT.;e#rEIU<xf8qnK2+N~$N;|V@`r=t'a3y(V.rof5~Z/7L^:NqnP!U,wmh:hzeti~$W#)2^7DF",
"&X)~5]ed:F*tE*#,mkY`0n&%%@u_b6HZrONiT:XTjZ~]IFSN/_CP1zGpve(wswcrQ*ZT2A*p)p@]!'N{:F~Mo!>Ua-=-ImIP>Ec~m|w!6qrAL:S2k^l`({d*K",
"!N3OdQC7cQAxHf10#lCL8AkF]:-'x[kq@%1f8$e!|)-Bd,ifJ/$Bgx9P|VE^wf5/2CP6Z,$k&]N<5Gxsc-Y,Rg<]hu%Y)NeE4I3_rotTlpOGk&n5~x8[@yO2B",
"[4&i%[/>V~yfrwzO&`R#v(Phg27&[J30sp)^DS|B^OoJjeO.4>bbgzH_mam3BZ'2+&ZqS59c08O:RKOPge`pd!cI8n3AWSu:&:h:<F|a!Iienl!w}TRMB'7zG",
"[r$sECIW^<-&Tc.ck[Rc0%*]tF@1HHKi4[c*<00*6/5[BG,I3>Ng$8MW>6lmhGqd9l7[rYbSG0eF3!7T_v0Q<}15gFR#plRlt_em,':al]!8+XfWe9Z`VhByi",
"{,}c+W~`GFngPi|5%[H6,@b|}vBY<f~0I!Wx`R}w!q3zk:#WS'7lj59`R}#W$Xav<lp>5+8#Mu|TkMG<1wKHltq&){@>lgm|e<b+5s:<YMBh>UhUH>{%$pc|%",
"]pL::Z6IVK]^d=8{dy!qS0DQGf9.oBq`c/0;&CKZJTl*[7e##!_[#H!piPE@%clo!nz@#PzD;d,$6dUdNuP_Qy6Qzd_r|<Nwe*<F$7.8Ob&FT)>877p+T`kVI",
"44=c#_Wb./+p4ke,c!hby1)0FK!8rrrnr:VAe!!!!!"};
static const gpusorti_packed gpusorti_spv_segment_count = {
gpusorti_lines_segment_count, &gpusorti_spv_begin, 2536};
static const gpusorti_line gpusorti_lines_segment_count_address[] = {
"(%8/Qa'FuKEcc5ct/+'I3Rxxn|u.}_T+iy=.jN4qHR[)Wu-VY;Kut1{Sp&OVD.~3U39'58$x`jZu;ii3D>@pyqZv1a,~O^gH9T/||nviJ>@5F(ky@7Q`spQu}",
"R60,s8<ugCOf^'po`n;x6ShO*i`@(^1Tk#CVKVl/U{VO#PXWUuyp$02wJ{CSLjsMV[#q;kW@Hx*8WxO6@f1[`]h{r>eV{$iwsE0(gSW_TbtjuGI,y]c1GNuGd",
"SFj50ll6HY..F=dDzeTr:59JqA>~<y.+%_,BI/]H3B`LR%SIH(sU*XvT3')z>og{mUZyi@7BWvIW8+y.hZ5Qla6Y;M>g/2|IEf1+MeuXqm-%A}gJEa-)Vaeyd",
"Suz+^/cQ2dqg)>H=6stkL<7Thg]H^P}'&YM`]~xGiBzO}nv:e^|E)2zJ%GTAJ'{eQ;Ni&MbI)=a_lMKRNO$bT,}TjsiXgWE2;/e1LZUb`Bd_}i,$>d8n.zvhj",
"CPvD[!Opm{5*%U06,ajL'FiB3T'r&u87Cn$fmi+sPAq<'G1L<phJ9biEG5kOQOfV`[w5lnS1*E>H=sRiKjVqWNvn'g,si~o.QAu||f(D(blFk6:+!a&wDz-7(",
"/k|W,b[htbx%%;Y!-8#m!X8$R)5:h>eZq.EfWSz|LPvn@iF_.kc_+^K4zh`A6_=X}Goc>4=LxlAbklku_AEC[4E;L@dxoAYp0MG&MbLLNIjSYw>>dE(uM9Y8D",
"-i>=)K++.dNs)-^$H|h6BK_Hhd:6.$8U&-*Y&+Tm'%%qy'DIK:]JoajV^:0q]c#Zw}cmlN5/2ZL7-vY_xAScW56Ke,j5$3Frk4G,(*-RNYEf8v!9tS^]dkNV*",
"|2cm@}$du})X@pNj`LQe5W|vVdqTc_>$xA.q*Svbb,8+1KYVqyA`]n9(NAl!u,muz>1F_YiEzQAc&#]2$n;HNmtyA!m.u_o)03;$DM0YACpa5xS6IG1@Y3rUW",
"``P3Nq)7%>(EkCWf|&X']:8@vhW#ymvQ+Pj,_khAy{eQ>kA(7)}Q(UlBRv%lN5jbx(YBb9|;OJ^/s#YdU+Y&2cTgzHSC`>~Iz(=u7}%='*zCMYH3TW}Z1ut[-",
"W!Lk_S|0dam@(ca+T|3Lqus!%6<H/cU4EDu7YKUKREQULSIJk0~MUd8P0z[83(e-W@fu[7x*m:Wi5tt69^S2~7F`B65o)Bvpi!}%$wnY:t33[dw'pzp=|y<sD",
"k}jl2fAkGE)E!sj.vaQ257Of7y9^9Fs{{haa9YQ2Pe|8*Dridz5Zn7p)ZgeGZAzsDZFuR%I60z!&te+wLo3hBd'3oe`t6*DjfJ)L88g@%-(25|'eQBkMc,#<;",
";@m:eG;u#_iArxB3!Y8Z}TjYi'_:0fW9AinswZy-b]c#QQWBkUZ[HU6y14E#Q`$`G~1Es>K8(HX0*HhP,$a4h9wJL%>#PaFu5:$V/19820t3$z&ODx,U%>26d",
"le%c@@$,W^[CjT(y^C<DsM8sCa`cs|t$[Y2l3qu8FY,gs<e%wg^FVzP$RawnP8d8<OK6^UJj'.x/.)B[vFb8oK0rhVR~$dZ6tK('_wWZoiT)z_Q[nrE[YAEV$",
"9.'^fJ[]IL>kLh_O]:Ryl@cRl;-9khq;jH~w*>s4Vt0A|ErJ>)sS]2.qN[f#W2++:/M=#W(}o]/1w8vH1w7JrbfKL=ZQrAk;j&AVX|@okE'xiUf+[,dI8YDQN",
"A,SkLiT:}Y<jDee*Q(D;^M5>L#22ry^/WM0i$KE=Q/-ZM-MsV9D:Pyva!E^o,rjePwGO>_ti8N0>kdy=STlEiAxmvf!!!!!"};
static const gpusorti_packed gpusorti_spv_segment_count_address = {
gpusorti_lines_segment_count_address, &gpusorti_spv_begin_address, 3203};
static const gpusorti_line gpusorti_lines_segment_scan[] = {
"/xi9,Xg^18lw+Hc<{Etvj:I&tl<ecuSFF~Tuec71dZ@GS:E%_2u0d/Oj{Zlj7k4(c-CVX'Oq&Ha9p=)=(1Rcd3_nKL54>PeQuq26KVEm28xCGA)Lw]~%52.F9",
"T{Vff31Q&^(yRA1iml0eP!GKA(OnI[2XpLH#uBk(%btAfvgq2cTA6|WK)e+lNO_|QI0y.}6V3M>*E;DLk]dCT:E0<1{7~!{)9wWc_lZdbS5M$#W:GoRcc*hO=",
"#jjbM'vD}8AJWaG,*0<O;bfLNja$)>f*JfvY!5u|l&ook-!LlA;94H7zAi(&+9G,;g{]j2qS`jVoLr;FvI_/e%lKHkdLeOnmd2Li!Qa]RLL2w8Wy$LT/&F<_b",
"LQ:d!djSwEoHM_C!(N5]Zs(*nPAmZG3u|62PP-sU4>8O_$>=h3V{fv;K]*X%:7<l]`&[nN34U=GdsLsiJwvqdK(kkx[Jos<9UU~U8tY9)>>2OHZmM$=F8rn0c",
"Xupqtz!7HLv2qY!QnB=1^9U)6HAdw+`qeNYXgfo2D@mn^10|{HsrH_tzRksrhH:.T>bL!JPT_y;mMvxWexgnZ6]0gFqx1.{=#Rx)-2T.$^j0dHww^:``zrerb",
"t^+eN908)]*q.0+F@[e[&3$S1.m@@m&0#/Sj2]j,a7Mc&I2m|7em~gS>+nOuPSPQ8miqB2Ki7OU>N4;iwV~nxA8ns*0/-)hJ$xAOYQ"};
static const gpusorti_packed gpusorti_spv_segment_scan = {
gpusorti_lines_segment_scan, &gpusorti_spv_begin, 1220};
static const gpusorti_line gpusorti_lines_segment_scan_address[] = {
"(f{*9%dLfPyd#C2vTo.y^2iNY.Onk{!DlymYNMVTGF78K|{)7J@EJ<H5VVEq-/T#{S*7*>Bt;:((O;Rr`IU!{nbAqmm$4C@CFT>aM}Rp~da=ivsB,D!jI^s8L",
"%:!fUj^YqG,>A!z_PDk-~&Ny<0k6H.XxuaD5dwY`$4wt+mPY~V{Yh]97JHnL8h))f'Dgd_PaWvEHJppnX^ZjT-h<Kl`}How.NTCFEugB}-A3e^qQ)>~9d4x*]",
"9(W(X|!t)_Pz>!5I7#j:}tUfH@@%>==4Db;0EBDFPno/Fn/CBCN9Wkd5ipIlM.Md>q.e|A5M;L{)`aKBSM|Cy#RBxC=>-&g*RZ=|Aic2[)b_:rHop;K,X-K&%",
"c'DG(uK3P$I),DmlJ!%%#Jr[%:i5;dX=MLb4GD1|u2g8qhYO+Hy.1=TK]>Y^{53reN1A9wO7eEj{jp!HCE_Q:^'x]up^~KFY/Z]QEqyL1$3T{kC{aM*|uiNT'",
"Tu>G9;FAIjU6w$Va<c9]nYHK.d.qDH3v|J/btb^y6lH6Nt3q$B8P{r9^(zy~sl)HxfSc>RB=;{]o!OD2i/Y55OpA<E}Qn0XI~[{S1_tai7[4>Wuv[{>5Ns^Ak",
"03=k;}X`!=U:7$p[JTmR$uK>KgXP*^j^TX}2@lz!4Ueb<_Aklp#pPw[rYZ|%}3]$>$@*Y=x-wsKW{G12~-F2<T`J-l;9AsdwS/do7mVO>]@n1A!KSSL#g}vlL",
"GAGNaw2@q8z1PI*0%|$*eAJ,i#%z-':^Hz!583c@_Tb[-YU._c8#4OrIr{zUk]JJ!cC/X34EsL=Fo!}ib`cc7fi^3{ZY$KJC'WkAqjTg.^:D'Pzpc!%F`Jf^F",
"6BXcF8;WnW/S16f;T&,S%lBfVGRQ9%H){&bfZ8xM=rTByb.bvR~Iw{$c&B,=7"};
static const gpusorti_packed gpusorti_spv_segment_scan_address = {
gpusorti_lines_segment_scan_address, &gpusorti_spv_begin_address, 1762};
static const gpusorti_line gpusorti_lines_segment_scatter[] = {
"%5T_I=M]BI_~OKWPm,q(8mg./6c4;(vg,UB&bcb{4SLTcC@frMSfN84}TzQ7ZeUFL7V*'Gh9h<lxu^xNG6'Qpg2Mkl3ErvQb5A$&V@b$7tX{e[xO5Vf{*~ZkQ",
"p>E:e}h0;^bG'E2Y2`R}v4i(fU3:vq{-[ruLOyi]{P/6o'5A9TWU4>7B_/1*G($N}P|{i650(cA{kUgH:S|,[=Obs;~H5aSkdV}5M;|G@(L``M~r5gkt=MHGG",
";hl3{Gon=kL~_gP7)WM8pma'Yk)E-E)v3#2/sQDj}j@[ZHsW.qgcITK#*Cfg<@[`n;To'MQM,gk2O!}wr|y>]b0zK&.XZbMh4SiAifFc,A1PoOkSzDNx[E=0/",
";XUWF&FD~EswJP7`&rL!t[n5*fA>ySEV`yTS-84O_dTc1WD]N2aMw==g;`f+R[cOzKcZ[NFy&_bEu{2y:=ih}T-SLV=2VQX&yBCPkQ0K$BlSu4HuwP]]0n6K9",
"A2=oqdfqasot&=+*fP{tjo5g`MCA2K/us}0I4(JW,j=3ayU<)Q4+j%)d.Tc3dy=}]Ar~Q:/7T+-_^ak`Wo4c($lqrJ.#k`=_PG]ir/RJ=FH0rKRP0(fE(T9%B",
"oG5j}lHQ]Yyv]9{gJ*fE9})~<(6BZ!pf*L[,ZPtk}ptO.xNdtCSVZH3d3hOHuWYD]Tn0Bo`EE4sDH;9vCXXP%^<3;Y%tNfLvATIHPWcq,k7.&t^VG3_)m[5IR",
"Iiq#8*ek.Zj)5>-5LEvm%<Q&A7Gj!H(yd30+;BGw*jyO<)Pc;,NQ!;<QxiN]tCH*9=JvnR),KZTwxWG1t2qBSKxnso%NesjK{-EA<N'rJ*to<x!C@hFb<-wt~",
"=B-.DJw{u[r,Dr_<QXIdAN-*b*os!7%F.+eI4a=1r.L6On-=gQ^JiF+t3=[j@XOjLDlCp(:ie/bR=MQa9p:{qcq1J{E*}Qtx5]H8,6~*7z`go0J:s|.D80cwp",
"~#)4xiQ!ib|Ehzn~a(8-U#Qs,o_AZ5P$vX+wp_4](qdPs>*`$f9-)p/EZHrz,HN2Fi$/M!u}cS;09+!-:Y@7Ggtx.4M[WfNI:|w%'A;5+z[Il1CX;[34yUK2!",
"2|f`.D8@K2X7d+C[BJ1^qV`q#><[]qF&jzJPi<=w|=3B9PQba`3V(Zd0CzMp},Syk$4fAbMD=4kfs).)P/L(z*&6I9;q'__VZPBf<(Re*`(Vf`XwX_(8n+LS*",
"$3o'`VkE.*ZCAk{e>~^&k:mFLKQxQI;l+[s;s$/!KMjnrVwAP7,z5(TL/'LG{gQ.,E0NLnY#'Mp}U,q)^*bj;<bwmMBH^'TQ.%wrsh:`N"};
static const gpusorti_packed gpusorti_spv_segment_scatter = {
gpusorti_lines_segment_scatter, &gpusorti_spv_scatter, 6340};
static const gpusorti_line gpusorti_lines_segment_scatter_address[] = {
"#M-Lk]eP!#{WU%n1&+jC]YlQU`+kD0K]}B'2''8&*o>FSY;Y2:9bWZcyARZw/WbZxFOdbrWr/1=t%H(m|{}>#,:U27-Nrl6_`c&-8CYx]AfY-R6{os>/Vk6$V",
"fQbjW_iuXV24Z_6MS>C;~XwaNV>}``TWY4i'kf6aW-NOb|7IW$M;@|>GuoTHEXKZO4tG>=uD.hBlHlUwM1gSO`>Na4oF0+%G-W}._)vcqpV}|oP]Q&ryBwVm5",
"LHnOe^VajH8.';vwPsp&aGz9*x:2Rb0Vb[8d6h/Rl<Lc1p</>FvYBVmHaA|PI>*)ktM)sAiYE2VP7ogtv;p'VB3+<.0n1.Atg4W,k@oD32f9Q#uqEjJ_}JdUW",
"qR4|78OZkQ@w5;*n,pYL'+>>nf:l:E^N>s=3X2wJf,k._|Y&&`_`L$Ykn4I*'0ij3@7[<F,5E,'A&6S~=}c9;Uh{_f'SzlXfl[>c{=8-FdR*Wp<T37R>]#}0.",
"mch#vMoG]=d#ZB7tatBC>CS;D{[.;H(>8OD&w2P(yq#(F.I3]ngVSMXK3kUm9z.Tm;pGOAzmGv$m'd)*N<hVu$3**!NrQ>qG>I_h[jC(mBLQg*E^iZLC,O<DL",
"iU(k*Ir4{/uf~xuBiSydW`PP7VI<#C_H8Mi&dxQ0>Y)CC87']WNOP%o%g!9XIc7>E+eZ@9(W0wiwfK[sw2;fV<l5F)F.W.)16d/Hd~bGvWbIU^7my<w`48R(9",
"v9SB9gT{b~}x65/@HA}zbTF`O&x96qK[pg(q=UiV^wY$dPS(M'}g&Be{]*)/NkL<~Zf|-W^&DZ!b1i)5%w'n{4:d{D;u!fKP;@9FZu&^um7n4jRW4pa1Y05,H",
"&y`0P`u^VVQ/9%d-p'SzL8-F#^}+5lTbV;qqMUe:Mds1r>qk,EH_e*^z~M:_aNQ91Dj,3`*'53U+tv0FcO4AA05>|0;ML[|6{h&0`RX>Y5jXopjI14nBT4Z4p",
"j]qy(GBo>SP=PSZlAL:6#&@]45C#tLb'YXi#~wDD&=#eTegb@CSo=3A.J$#jhoDE/{pQxrDYp)iM9D%5Ki,R=F(Ij5X;k_LRXs<x6XFmXHVv24~NdJ|nZJhG%",
"vb}t>i!es}EMxqu:Jkcbn%O$MUn/Q:TW+>12qv/()U+5g9UVFQJ}tsk%|V7.aM(qqm*'0/GR>'xy'99UA{YO&Z}#+.HD(lyQqCVI_ckd_!M,{j)eUMEk335~|",
">>9qK{ZBV>gy8-](#5A}xY-2>A45g;aQ_q).32F}nKQ18,y1cn_mnF5$m`OOR~ne=/qj]l$@Q(Vmu*a)qx,.Dxy<c[DfeHc0}^3[*(VE}$-dX'I8wryG#M^,@",
"+cjXMwf~2O_{FF*C=J%2J:SvIkpED`J!S*BIE&|G[Y^Re+}MzqhyrFzyC)'KK-xM;fB=A>F-2vtl}i>{r=8g(t)=LhMK';R2ho9m[Hp2vzETw9XE`@)TA[IjY",
"U3d8sF*q4(=csXqkz5sLu/Q]uj'o02QQw;C_e`+,L1I~RGG0RlY<Htfuv^3_tt8Nb2x;ND@0sd&:mq&,g$_)=+1{,F-@^Hq-wJ/Ho-ZK!SAf+}0EM5#IvKs"};
static const gpusorti_packed gpusorti_spv_segment_scatter_address = {
gpusorti_lines_segment_scatter_address, &gpusorti_spv_scatter_address, 7359};
static const gpusorti_line gpusorti_lines_segment_scatter_basic[] = {
"(mCZ_x9>XjP=i[7.Qv>cQfNv4B|Nms=>B0s%f2R9s{;{ob,APS|8;qJPT&>[pp08_@mdbq`2RqjfxWMDh)75!j*q8B~(B[8Y>/@;'{)~M6..0[zk7XIbR~&_6",
"6H+c5}gS/;[WI&z`vO>k~bDoluU(p)q(bjW|wPIdAwz2/.>KE<~>r4jT@o{vWyqmM}T_JkDO{S7n>G(+CV{r8:RJd=XiG`cph<8`@;Ayv<#^t~^~}aA050cU:",
"@'CK~jH!#2xT'9'm^>6{.k`u$'0aP%c0Y*~1q$9gx#3aW:FZ%:`jhyR=^_x7(y+gr3Nk9amF!]Cz62+fB_Q2G:PPG66BjQ!-B7){T%YNI5c1:&tZmVh%~(PSR",
"_6d}8R-`%P|g/zF'[WQH2.ev]sJ&B!M.4/}ybS^s+G7#=HL.'a1Z=l8GSxV{4kTA:h|ALW.DXkVpW+*#y;dC^I|>rUuyzxw3mF;4Te=1]hLK6bmACU*Jj4rY/",
",1]<E90k%&3LT:R^s:kA>K`tTDqz:l.g(m^J!8bk82+~U!9p=VjR(D#Uk_eow%8<#I|E6C.hCmJ^Iyc(hif!MC[7e|Y3KK|VVVn~XZLW)mH]U`YCmDCM7>aNj",
"a~]Mpq&j&{A!1~R'2X$,mI&r1LKn29'aOV(/o$u[DFZ0|#``zI@QPXDzkXJ5^)&3O2C(i1ij1:JNeA-6j&tg.eRR*KK`mSeP6z5untIbh8G6ro4i68NSSf_<e",
"WwHNE13Hg@P&;]kgj#NvX&tl[&q{N<!tP}(j6mwg0L8OlIe77=w2}A_^,YD|Ui$/71q+'C&B5=N1W.)CvKZgo:YS~4w+T7eRo{bEMTLDC^2opi<f9ue<a1=Ad",
"}>x3t+!^R#UDI)rF,}6MAMad{MUX[Nsws^uf%VtxZhipJED%PhBq9qKIg<v&('0>`E2o$wNrMYV#1:](h[=9l-zbw/g)_~~'|Qj73S/xfFz))/yW/|ON*%:[v",
"$~RQubLMn%c*9,WO;Wd{h0Ca6]gB&;,7)&Z0LG~9f]P3%^Ti'nR!EyZmTiTP1j:n-OBlO+fZW022eEv,Sz'EnVb7[sLZQNP.uI,ZX0!}z'mVGTHN!3]<+G$p%",
".mJ[qlX.}~s;XE(*UAjD^2<XT}M3j,L6{kuSP.sp+H>:OCT.OJLG.+2hg9KhygX/dS~lUp&B|$j.bU&wdcAq+^+/BkP6{;}^|qU<+i8BO[d)X1r-O/i[FxA@"};
static const gpusorti_packed gpusorti_spv_segment_scatter_basic = {
gpusorti_lines_segment_scatter_basic, &gpusorti_spv_scatter_basic, 5538};
static const gpusorti_line gpusorti_lines_segment_scatter_basic_address[] = {
"%$TTQN,2~Qyo2S=^KY2=Z3W'QX-EgP&4NEu2z&j(fdKJ]XD8o%m^-}]mykj}wi6(tfsB+FcH!j6Qt[,)iHJB~8j6*R1/Q{|PjLiDCsYo+%-=YnzBnwJofs[9=",
"!wh*.AmXGw++ig*3qHQplh77qMug[axJ5eApksY]#%IclLJmE$Gn=Q~(7%z{EKN{qYh;VHfwbC6)I{]0G:LevKpr&nY{x_TgcSXjh$%VCTt[uI#x]]=lfV/>j",
"eBszXSMxHsPZz*yAr|K,KI|'eZEP_=~{'0e[je58A)VJ$FsW,K:1GsY%;CCBVJ<Qq#r]vFVOXNNr3!|#.!H;1W140~rY*iSp(gc}*>N8*1OZe@+,D'Cs|b-!^",
"rp9ki^V<kUM7[28*x(V1XxK7[/yzds_t[ri~'xWv_4Mnj=;:BV`B_q$HF%jew^aB~H.GmRc-fE5{15LpF+4gpfFL~e>J07s)*G^[tQ}7`P::Tpd*:`hiQjP$l",
"n$k5a8~A9kbYxRa(mvGZZB1s3f0rq5]U;-H=ol81EC27}.*TYU>#'-x!^~9V;|FR*c]R6bdVp':<!xYm]1.`[PK+9Ono$A}D~uIr/%]gN{ql1m94%nZYkb)%T",
"dwd$UK;k&A`#{mK:/~o2Vie_ZI:esvd%WiUefc'L!][&4qZ`#Jkl7b2g{AdsvF>%=4~fdn>`7)DB.1rzkGPT0Pb8%B%.Ny]:0K{Jgr>ZAuE2a<[-2bk}wOu)S",
"D2Ny6F}o%PXUGV+rrv%J|`S%&vcGDn#Gg_/+EFa(/I(.6;I0>KL]I=93FpFSa^8ski|tz{*hX_BW$3$cb,>7Vh:Rmd5mb_2rAo.8@O12h8Fv6|ha!%nsPm50R",
"H$D26Jd4EIoT8B9)~e.iUnmz}r@xZ+>y$){J1<P$E}@]W`8U}S$nfoo8QYh',]t3r/8M^$74qoN:+'H;%jgsoE)fxZO-wf[w/dvPm!e7%S:FhG}Op2F]&|~0>",
"1)Fb$3|(jwIooMva%jEo:6i<4W~)4<p/OWd{lf_^I=IRg.cDYb,^~!R|::a6Kzi!ySIE$2fDF@.;3kLyR{`ar#z$tFi/|vvSYoH%1:OtAX5hmWf`=H)QNn+M-",
"1E#rWMPf-n0uAnv8>P]#<4wyE_.v-/G([ZVQFaqnjD<G$srFf+PxwtE]!U{Ug*EN@o7,ET]`L}%eKL!QPn.1j#@%Cm2[{95:Q#1hWMK2:+RHH2Vxz!QUsgNIk",
"BhCn>u-5N{#~Izq3cRZJmSKBU9KUOu&7S4/+c~3w>AoALRcV&7*r#RU4sbr.;%ack#@bI:>NGAV+<z>t)PJgy4s~]qIzQ.mP3v@zQ/4/c:nhUKptjf}wY6ZhM",
"lEL8-}gm1E;TBYpY;BG4(`~$PQ=}R|s$fAU%Kt=X}vcyiz9yFciGZqGtMG[GWek:F)r|B]pRQa8-VZ*,qL5i({y2aCz;IvR}:"};
static const gpusorti_packed gpusorti_spv_segment_scatter_basic_address = {
gpusorti_lines_segment_scatter_basic_address, &gpusorti_spv_scatter_basic_address, 6422};
static const gpusorti_line gpusorti_lines_segment_pass[] = {
"*37D7gH^O:n^Sa$[|Y1/oDc2+amJUk3IXYPlg4&Ca'__-Sd4IO7tg,gh]eu:Ouyv/%MI2jl-af|Zh)ZK^p@)'u9iKHS/3fA_td)@'B1H]2)tpm(UtTHW:+Q63",
"pW6V(y{d>ihn..$eGyKgQ(t3=z|)~i*8lFCCEU3&~jx'`e$jI'vD%ocbTzZ_'{j$6svu6Oea-U/+]T0VFZNT3GRB0o48q(#m;Hk<>;NJa9KP6)`nwtep$HV1W",
"@6lw>}l|lic`z9TJX&[H!edvmu%8/<@3q./0lq)[+37Mdp=|B9qyXHjy]8>DjpWag/)y`_Mtf&4lj)Ml>%Y,{(|]7Gm=#FwNwO*!BGlDs,}5PDDWD{52dbl)A",
"Ug%1[1W2FluD#g4!e6v}`~A07ejQj+kZ~;|O5N/9Uw3}5x)D/~M}0/R:[T'S+]$>rw!z}sjQa5CBZHHu,uoDAd1(U%c8Wr3M-Qu`al@9}i^APvB_|l9+cp)cT",
"V9f'f7`)$!U4wH5m(wa{#U@mLhP{a`^>|t3bjR&iT.Jh$i[Fz:-}'<o[)yun$jb/cN25~raN(s5l:wUg;{6tUghDw'L(g!civ[1[zPB[-tUI&no-dAlNEMGx6",
"/n-Km6Q+)`2m_qT7HT0T5mFp@:wnBw$J4Pa3RU8W=@EH8#>z]BnzmQZp7=-p2$@fp*-9Mn+EMpR,Sm/)Y^g{@_T);P{{`Gd2Ls'!*--RXDvu{f5T[k;SuJX;B",
"T&MMjm4aB<s&.cVTlboS'7YycX$=0jZ3gFF>4E(VM,#<b5MuKo5YM:cLZ^SE8jg2MT/qHw!6Vh!$aU17$7FTc6-_$'whh2g!<NxJ,bJ;0nfP(avHQWl2LiM'a",
"p7Cz./BM>k3cHU{Ua)ZPNv>9w3[(*-6O;U^h'V@3%GO9a~$_)'ohPp35.ri_t#Tq<n}3_rlx1d!yUz3/ZbcsDy[)Q/'818zb|8U0laWGn$k>b%fPZs]{S:UF=",
"tGwJ4lm*Um1=$kC>uYb=B9ElQIa{-d0V>Sx#9k4@65#>$GH5{<VT2-z/|41X;K~Lcb]n95mb9Q_AIeMqM[><k@gH7yD$'4qt;7@g}9csPfP|j%h>V^<`28:sn",
"4hM;Y*RUnxKce@/&Nv=#_5XTG{gxNb^SWV{SckEE#O>4[A^+Fe#{s2[Ece$=:[<'_%/<fc9#7@8liG8P4a<^f2U%)_m0j&mRCOekSiPloP2&F'e5SL{6R,Rk+",
"2yg2(z`2,u]joT<1#G%_z#spf>f/gk~hKxXUpR+f&:n5q=LS4B7mKe/6)!pVEB>sy/{l,muBo<$_2OhtJdNgF*$fa/V_hk..[c%r/$k.I#pzz~d=j51j##^aE",
"6xz=`n5G{`~-q;)Wf'r@0sezq0FO{:z~3IP@.tO!8Joypy0$SbeuT/&Uss-w7$8*<XJl2$[O0vaPWdPDtYI+5)5brdwaDTrfsvk3X88*``kg;0maTxYt!=NEC",
"8&{vP7-@^%&sFKK04}9K_/b(wQ*81!dk7nQdHyTy4{EdY:b7J[1R+&:/(k*gNFgd(!;1Z^iUr=m;;XQn;_d~v&=x{2^9kQGm>C}~v`GzRz<t8Hp,]8QNo.N><",
"f,P>6[SyG6GsCfJsIvfEzZrsi,/Rju!hX6MUr1wf~9Bu`'[bybWXT<5dmL~4IoB<6gH0l1vK>O>X8isji64Sbki%~r'kNu(Z]p5P2gp6*Z#3$n*j4q983%4Nq",
"w+j$Fz07*@oU$s]tnM[%A4=BQ:Tn8<)cxAF<>7_$o9$nVe+=($~F7Ez;yZoK$2*Y})F$k8Be(G*ep6le8#]4fLeG5FIGf*%#8JoQj]t7(i];N>3E;>p4MU,|s",
"p7:/I@o_,aR{jfNC$UF`c]&)0ESmJi#q'd$sL,spAD%y{';^,]t2_od]Bp*LI#<Ywc$}anL>(66(>V+Jk^UZJm2wb-fD:5z~n05xMW}%:3mdD.#xMt%4~bg/(",
"Z5d[,zNtQh41h)lk|]8XXF_Z8/:LoQN>nw.1'>PzK-Cj~ZK4r|>;q1rxIEl1FP4|5AuVY%Dd9[KtT]9]O,vI[p~:cWuUR!X/>S}G0`In-cwPV$M3q15v2_yGu",
",NghCKt|@OC#*,mXLegTYcJ(;O/wDc8Wd]vi=lU9(>1ncGJc[MGcL8/mcZ3%It@dDZG1d=I<C;hj33oijssO^UKyXf0'6+lm*#t&4wXC>lwp=ccs|sy`N.A7b",
"f1G/o<.:rXk:aYJJZtw7pS7-Y5sA6X9'hB}OKwZo_~Rq#~#Tkur$m`UUHA7/-`#B8Z.#TR<fK|<1Oe^t8%jwui~@)C;U.bcf|Qwi>!REF}[x^X~-(x3m*YvZs",
"slWfC$iNlvWdHjqua1N`0VQdav^(]2JHmCa9$s@/&C(CEVFqW]r,QGPnoiGvU!;(T#F{00@<G2)RVTDi9jYQP1tdOxB@*y9I~Zd]4P-!'Cb,oUr0{PW=Gpd%M",
"*T`@,MmpVcl.GEHBXImIO3qMp4~NBI]fB63XiM8(V'Kfw0*'xMK!&szGTnNVCV{'%fPOAP7r-GNa&'K{Tp]Z=J6U/2@atp{LknIdhQ.L8L:{W:gR`*xC'UeSm",
"=#dI~NX]7A_<xNjp[Z=e.@9:jR=d<NUR_Mzj4Ef1Jy1C*`oO%DWZ'zHL%<+=g%6PianBIk&o&%kQsCR:E&c&.5!nY<qy3C/#8./aZ4^H:6(DrK_|#oqsyyfEB",
"8:IYxd.FWq~'>q'bNy${#a.yZfYI2fOf)Cr-Oh7~#8ixN0{KSfxjG`$5vhMs.Yc04q+)-,rlMe3SQqw<8Q!+O3$={[-k1|3L}P~9+;@r1TXdG{<XA_OHOj&ij",
"Z5%&T|HQ:wJCr;5F2@I[|vc%SCGa#;2+.9{2~lP+syezY{Ys=n7.aWjXVBvv40S~nK(S/W;TaH:s|!^5E}}31{DMM1=x4=_,,)H:(/2kuIs(_{m;OO-eAJ-nW",
".@*lIyafvlfEzbsE@)_Fsrk;4Sq';rPX5IW#yOws~L^!~L~zj!JPx].Kr<Ze(:gqlaJr$DLxK/<SzRV(=Ip@[Cs[$GRp&id]IeA1A:zvH`##=g4{RCEw)+}6v",
"|nmXIvdD^F@u;N`;g|:'hFXVD{CxO=86gM7&Tu/MpT]+Tun9T*p,z7!"};
static const gpusorti_packed gpusorti_spv_segment_pass = {
gpusorti_lines_segment_pass, &gpusorti_spv_onesweep, 13740};
static const gpusorti_line gpusorti_lines_segment_pass_address[] = {
"%8ZvUZx>IW!W}h{<0I0D/:K_]a^Nb8N2:blo.G-f_I~>m#9&Kg9>'yYjFjI((Bk#J(E4|e17o~dP|6AxQJhNe8#Xjs}VN&9Lvs*M9B[MV+rWCdzBse:Q9q>6b",
"Hmh6}5!WdJ+H:{1D`c~N:3XG:Y.|J'DR=FEX9r#(q<^bYa6>IJAcW(swu9ZTv>sDJYcZN4r$w!d00bZbh||]sNs4f7K^S7DFf`k<0>.y8buT`=^T.}~uD>1n^",
"^Co0^tDTAvi4~uDjq~8%/ZnMh,GRLPeKx&0@6B7b(W`mUwU%kgTUNCJ8K&IGYV8=[/y&7!5`>^PGwd<+t(ETY*}O7@1^3)nOAzx81GJ`2'sdXHAb,SRN*]Jq#",
".QmU(a_Yf)U6KvJx_~L%J;>ZMf![)JR%(r'7gyC[LQL$84DKn[ZdOLA(fBwke2O,I(AG<[tBiJ&}9GsDiW+_=#L6Mj+cl<v~UD]C3g4A6y@d)avtCXZ,j=OS/",
"(&99r.+@5v&ZCWVGo[v6;/*}1,|JPKhBWz>VKb7gH26FDTa`wpSmC9xkZAZ}Pt~vU8AUeGC}^ddfg8H`{$atk_!z<;Z<OGua/=P'g1Jqth(m,%%]s]:HcZBC'",
"G/gLJ0rRqLnz=MKx>$1yPL,~u^>4Y[57k5iL)Ju1F+shXXgXl+5_nR&;u9fp/M1k#T772<</PUpFy%ml:$YHvh~b}_D{Yk.!Q/TBR'i<H0>LrYgk)tA_||J(;",
"Ut}fCZui4u|>A(8~OLh~$}$R91aU3z'M0nBmOs;v]-X]g#9[W5!fTH`Iw0Bz:WL|o<X%N%9&JPT{+`K:>mTc&oiF/p9F[4M8rr]AB`$$`iYX9u=guWUazg0r_",
"BdwORS-qDAR|/E]$06+Q'R`@H>(Gp:!@M5s)l4GRJ0QsZQl7:.4Cg[Kq9X8(sVVJ{OnUzEZY`@.o+jv~B8{X)GsFU,#r]q^ZCZ:y4gktT~1's%(,4y7&icN-j",
"X@&wLy1TkEzRco[QmxXy4Qj:ij</J!sx!^XS_,{_.P,N[Gu:x:NQ@XfDa&@GnM4Of.'f{mY(BB;9eG>!9S}|>@VepBpW2omb]mG0WvK/^FC)ajZC!'6PxVnC}",
"2ESa*&i:xa+E5,0[N/UVD&$}k_kNGee4%y5H]J[;MFG-pi5%$Z:Xxs:'.[V|g&{xGHy,$|0op@y`cLU+Bh&;|V0;^93$srP<6xWPUuQqBz),+VM0d'0)K<46K",
"Hb^cRC&|Jg>qeMY/@BH-Um#:JsX^apZ7N)JLRTUrqZ^@1dJePQosM^$k%}0G:}uh%&r3^.{*iTb0KN0Hd`|,@e]lq(j]@VqBb!7-ew`q!~9BEf7i^|.M{L}JD",
"`2A5qNOx6E59DwWrPK}G[dGP3_vH39s]saUDp8(Si8R/2}~go:(3X9Z4A)cb(Z50u<.N`wF<Y$]&jXxewEh=e,=h]It.+6A!n~pMJta'yWu,_=4V'>=d[r:vN",
"S~y3'eH|Y5xw478[,2[4:3mR@mX61#8:kN.&eLU=o=^$HxfOe82DAT1wLv^Gs$Ib_1=7cBfBL$&tngULz`YY:3HOh)xpch/<m)@CH!u=~'J<&)6O),2!x`noD",
"=Dp&Y6]]s0h(y8Dsrr&Hk$h8)yBGU.AY:aS7+Z3HdGllezNDx#hGG}DH117x:z_Dkt6Mpv.ttg'9bp!lkYgkqymExE~X1p9P]rr4$nBrv#QacyfUA@)]kQ&xG",
"oIySVl3bM+#}gX%Pd(~R(Q_M(tFz{HZx#i_Nh}DASv0-Vn.|}CZzdSt#xIgj@}%C5784J+R/&eZ`jt=E@!5k>OZd)8$~1T6$lV^V'!US*,QdHq>:)&Y<@xNbo",
"Ijnn#A.I6f4]'b,dn*E8NzX2GZ8H}=S%tj-^wh2[!/e:8AS|uPts)Sq0FG<-S&9vL#B>~C@asv2KH9XEDR6dw#Gs{bDaKyp+!},R]BfS1xXK4fZ4ty2il{Oiy",
"_{K*}SC2;9nbWa4G`3L|-TB&#y$l$e88{];4K@dV*9Q@My#_;XK!dT7*-VzWUv!U~y:/Da&Pz.Fj0&~mRz^eZ>l4>R@@On|N|g:DIL)1ElL%0x#a9n54#=vuu",
",d(@!W`fJkrM6y#A{90)ve-RGp7XT<9Ys^q-frf+b:C|@B)e>}AM5&BO8JqlRoZzvgZ{^lj}NUt0A9z=BBo_j~LuAN3>CYnvRT;G,={,#=TH]I):nts}}M^!*",
"JdCeU7`ZomLS*Bpa!olg#j0Jq[%O^}@qz$yLn_0>D`v<aq|FUQ&`=faERIy2~I)94Th29RAh2aiLan_$_:'-rZ]X00-/AiD*g@HQIBEiQ$*Jb!LW@1Nrb6Dz-",
"E.2_i$`ui{dG_'hd;X`3M^7Rr2-.xc3}>S^$[sOWh,Mgji_rAR_KDtfGz4fgJ<d}Vl2uh;!]E{+k<8gEo8>|F(0EGvsV*8B_Z(K0(1noC^tiM}};s<Mz>%dvK",
"eq&BtMq+YN#PFN_0j+h=$.E8nNZo9P28>QMX5||87va6i72NboqlWp(DvMEkcG8^Bq_%UP_,Fnw2Dqi1IQe/N_95,gfM2876qfnL8cvrc]j'c(f~r`X0`**;t",
"}LD2/O9|}V:b4l)PibwDAMP=1lg]0l%@&cQhJOUS&E3DHbIYlex8[cz4An,7Rk*Hs=w4x>c(B`=<@eXJ.+zEoN-CU^y(F;w,`8]{,im%uC{H.myN{j=n.Pd,^",
"T8Oj``.|/7cSa.C%*:1:HMih[~~,BD8<E>n~4NRcXF~;HNfK(.gQ8/pFOi6HsAsalay5=}(I_xN/W>k/2`;YJgNhxs{X7+=On(=#4OP];SrQQqVJ0EB-xf[hT",
".sQFY]fsLE8&s%@(v0br0oGs3^|n(bx1+$gx%6[-*MPXXLupu:.#KnyW,MS@Z]N<bo._thKfBC{j214'%W+;GFD8^!0{~AW:=CEMe5{InergY*fMwGO^!Lq-z",
"cR(%{&-e9i*xD/&Lw-K5<R^JDc4%mxi]imj$tAE8>zNTnxqs[2Z^Z3,nW]-[E||z(W@t>eqoCVcmhc>K<-)Tco$~_)SYZ3J<&'{`O905sV_x%(ooIzbSoy1,u",
"P<g22RC=SCoM,sk$q|cxW$E:&:`Bpoc:6ji(YyUe_o#lql$Q~Y7Bkiu+hK~p-)f@Kr#[t<X01^lVFkD>1|KBN]f{Zi}`(G@_ZI5WzS>H5$~9#b`n'xhLm|`2+",
"{^jb>):]7kIAF$&WZgokXIQ|c2AAe-78kmkT6juW=h!;=,0AQl0C<O:;tY*7#Hz%|P9K_+Cmpg;e;q%Nd>'aXr|q$B1lm0rzk5ZU1MYQ7M'2~}_TTtNUoFiRP",
"vs]f3a~;WTW@}Y8S4]daa8]W-Mr_q*n9H0XaGS20=9Dk)m[mE|[Y#cz6iE,zP_2iozo|>ZOF#P@r9jx'P@<eEM*&7nuuj;CjH7hMmt#GZfyx[9#B3T>tZ-B`/",
"YUi6um5@|`%YGSVca3DJ|t,;s-lVB~%*Du9L2n.G]9tO%0:,3y!Dm&G&A}k]TAE9PNaHv7jAe)(17j$dET*BGv(Gl^!JJH*kGl)T^ryZ(kmJ2-[x8v9j]vpqh",
"k)AtWm8u.-@M~MinCr,JT<o0$(:y{!*b:ja[2TN!U|Jh+_i]%[az6+dM5F9~8YD+(5v1tw;+rcxm>Dn`i1fD_2;H;>WkUL.2,f;rei{eCi5j_qPwbbbv[<@BK",
"{8^iv07-MFqJfYMRnx*W[gb-`{}K|%eXcSN=E7pS2Rw9ijrZK>%B~*akuaU-2}I$=yBB2YZ<yX>~&'o_OBkK]>2XU2Vf^xnB9ka3nGA}w@QdKb*!pE;/sd/;p",
"ow9[=|{bn2IJT]fyjxuZpY`dGYMcJ]W|H!xc0G3l;N8Z|Ac^cb1'HM,7t>8*&jiJ]7eo9/3"};
static const gpusorti_packed gpusorti_spv_segment_pass_address = {
gpusorti_lines_segment_pass_address, &gpusorti_spv_onesweep_address, 15862};
static const gpusorti_line gpusorti_lines_select[] = {
"%E!PR{]b/^:[}pbtJZB8K|;Su6jc0hy$KD&B>A|'vV%jd^#6.j>HY-HK5qp_O<82<i$Ni6$:p)0j:tb[_{.3S|0e)3-2l-x#C':Gqr2f,FF@+)(kx_e#TQM<J",
"GQZLF|mKn#*P<tN[2rIMWnlE$6I|!OJTG5F__ad2GS3}`/~)hS3Q#3)@.673&kj~n%V2Bv6,S-LTY=PYgYh9OXGxgB`<H/s3+Zs&9Ft3GCru#>FaIe}O7c5ii",
"2lNay.|NkPqjNiXaAY-m-64I+,ML/GE'[+.9As9XFRspIWyQVr(Rt>#[zGeqfNyyAZYN5H+aa=Sz=_mmb~yQ`/MPeI%`NIVLkV%I<].H#$L(%pA|a}}7wt,Rq",
"7k:vq+H)75ADuehpR+N`oblNX;*k@h8/iPp>+YRkEVbo,h~O^R|vKw@DrAB`(FWQl8lfknPKb1n=vH|IS!x%'!lh6(MRh=QG=54:'v$7*D.+^z52DEGh,Y{0T",
"`7zXn2Y&~B(Un=78k;7c#8,>X!]/)x.%c7|c$OcfpPeckUNz6Up~BG>'TAlvlR9;ytdB$h0]W*,FT0LXf.rDYt(>vE>,sxb*^q{AO/mWN6%M;>8I(SC#b%V)g",
"!l&)XUs~x_^^M`6014v<jnIs+/dw,4#q;[U2N0c<uFgEd8I)J]x9S.C=(b*V/T5.urT3}zHW3pIGO8G*h'sX'cF7t0>3w''f5coD/99>+4/$|(6'eW4[N]i1#",
"nveMFwp!pnQf]X_uY#LjCf!2N7nWswEAt,.fPMzGo;xavBh&4:&k*z7Rc5Mu!{a!*$O>_F%i9j1A60bvKX#s8S|Coh$3Tgn[_]/23I!%8J0nb^4naZ!(8;gCj",
"D{d:8Rg}0_ZVo`AF{=6M&dtF(@pD_-w]oa*CVqa'vj`bs-n*!)l{k$/X%:p}<2>)rE38N9^|T*J5V}@[fPh4Vv@%j5~6|`VT,J-LF$NF'ghK&GE0]g(:HQIoX",
"<0Z5L$NxL_.v7t.I/vt/@.H>W#>tu_Gp)Q:[55qRTgtq;iHhowB&nI$5%ou,tam=~VlihgAO(*@vp8s;cKrE+*{K%t2`b3VK$oUUSHj{)%GtQG;CH:%3}FuxY",
"6|zASZqldc&/hlMyh;4Q'y#kd#>TWSw:b/%66ELWC3MZ1PiIrmpfgC}~Z#D)8Y2N@IB0]};4!l^=}0aR]hl53j032|fzWO1Km~oTWm}kFtJ.`k8:4)3<>3M7=",
"oUSyYWD%sX<F;dT|e=!mXVh&O#N6@p(:o9*pSU+Ggm')-w4I`W&v!NW;,,..t`cH#x-qK:Z_7]RU_xNDi2SsW,~%5Z|vC}JLE9V6Bz2FfL5=@j8*fRhTj>Q|U",
"a]TmNxX([oP`lfmAMzg1(OT*+U{Fc$SF!O0Lz#'|)c'A'#i*|5`vH+ayqys`@p-;nu,u^!YO6z3o)tKyyRY{R,4~r+|i]ZuOq[44h!'k8D<Y@m*yC9Qu02:ZD",
"P{<os<Abz{:cgXW99|:vtKalKBUrh`Ze'f!/$iY$,LMQu`/}Dv_bL5~`eTDXn1oU6SiUnbcJlVu0Kx7dKIv6{d}~'T`A7{yMIaYy(}Sg<h4v>OHEBii(.LbYg",
"ve)x0[-wIz&{Kv4L`9h>,TQtWHA&H`/L:Fq,2,I;8hqMUk0+tu]'))=3A]ygnB=mgeRY*$h18Pj>[S&b50pM|U^1W57p6+nSbE<WB6x{9^4%_,7wN'E_45me`",
"N.wlDiCu23|C#pO,mN/~/zR$vbWTc^y7+m[e1zxu$aQSv6D-2g88@V|ag#@aX2=vyAMmr4tXd_LdAR[R3=e!r2ACXLdg|hP^iOX/nQ6g,Z-ZCr<F=Su,~K{q7",
"pTEOFQKTdV;A%si8jXM4CvD~i1>6g69M5`+z=Pmg$8+GVZ$]h'9rX;Y:+RreLq1ZtRSEy1V*@9<V#r0s2;lBWwcgkkDnEdZ+eCU1LmqAwTE6njF2@N6wOe1HY",
"Zo2CW5/AG;o61_v|(NzD$&4WOxyW$dA+iNC_Q3ignU11F~kLrxnkFz+3oB]+`HWwOO+zT!5t2]$2HbhP:sfYd7bde=J;h9/^l[yeM0.4NXik`Pk7q_'!,#d!w",
"E7a0%n{>g}{`5}.qvm'T%nV%yn@:b<e^<yS]fsCI680qOIcXmpuDG{a=u)JR;n,3d_m~*awY]axcv~A|AW9Xqrh>pUa~>70Oew34*;G3^MVOj!Y*9}+{s:1x@",
",!'lq}B%EnY!na<O7I=F.L-E]!Rq7uqZ#|*aaBD_I*QzZ,)&M8_j_45#+Q&Q*Cn}a&`_1y7BQO/i*Lj7nVG)HpLF9L#T)S#8s8o`Is**-YuEhX#T+YpQ753eo",
"CzLVVq^sJfXcGZ6_~l7JhqS1hVbrV_E(3FDmfUsX+k#,vc~FwTLm#7TsOL'<9S,;(~H*+OyWP*pQK$g)PNpm+;8>].-aM`p}ww^zLOoNn+}IQ[E0bmM}I$|N,",
"'1:UZb7:z{Kj5D<s,93>{1I3#1/eIRR#U.83ML(iWv_ToR-u4V@1,HuS<6[(3w#tcIwxGZh6Rj]VT[H|vsRU,XDs+ML1Yj:K|DZ82z-`wDM*4[fd|#Dtd]9(Q",
"J4[1u`+JeCz{<H$va(;qMf=n}K(ld$@YT#M,3}6o%ItqHC8A<P`3RX&>q>D@Tr(UqAN/as2,2Rk$Bkif7!JDi`<BoUy_G~28TnzN`&{T}-]5iB%=a8$m[KxW|",
"2JAnZ=4rJTmF/u4)lUa$}P#x{I9b3|*pzZ`$ATwG)$KjQ8i<*]1<}WfKsF^c<)Z8%'NE(bZmmSTk-dgjh$d+JCAa#Ik{QSfb2OXS3NTe>NkY}_&Vgp#zy`nt5",
"$=W*ef#@K)g@t;,oe*{79rIBB/}na*I{RpPjFMMRjeMU{I^F)lEh6CONU:(dUSOU9@oo=35@Lr,(6#o(GR$&C[oycbr/P@eT04pU4U5yl=Cif:bRs(fo`cATw",
"YEV]iE/_1^vlN-o5zKQUh^X:Pc(q-_{G&TK4m|c:`K1_8'xB[TaIO7m;:PB='nzCr|Dt.9s7_+)QuANQTTP$:LxFPC80XCw{r/uM$EroB|&R0TC9GaJk'$0/,",
"6>>gE5HwZuI{mc+<8y/r2)GdkA}XzR;VDN)JgmTJUOn@=+7RDN':R(&E1_P2q[iA$wW/6$P"};
static const gpusorti_packed gpusorti_spv_select = {
gpusorti_lines_select, &gpusorti_spv_histogram, 7231};
static const gpusorti_line gpusorti_lines_select_address[] = {
"!dUNvXqHkKhAy<s%R5YPnm!_1g@S,;={]%,{RYULs=ExPA]dRqn=Y;m6<(XOQt*PL&;RspfB$3rJx$cZ@oDSE))o&UR$JvEV_wf_GLD/2HGUMP$PTe%R(vpZ[",
"WF#(>_K`F`x2&cu++$){XG;Ma19[dgbK)C[S#1N$bS6w[j#+3+G-%RZlZQe@Q<L~osJospq_/gPTi7yB<rx{T:1_'1[~cki*'~C{ZADKdkCi|37H_w&gJ!!1G",
"TVEO1=q]|v+`r(rw3z5fD|NQzOJw:GBaBu1[C1j_CN4!X6G5<Uv'W#d@x81<v-<.ftd!x8-@`j-YZuF8]Sg;6-%bYVtD].':wT,3yGJwW*5eaNMc:ZOqN@yCu",
"6VYH'~uL9HjKfUS/MnK$Jm;}p]`P_peyS57Oss,CSZste=r.,M@)TpJ%9,a8C+pxQAVS5r'+Fm9|O%U[QRwGOkkX]0`Qj#MLzuky+HYpKo:;+53rTcTv%<^mJ",
"+]<[~1@#=ujso930C@iKdWyC^aMA0i_XdeqhpQR7~,xgU1H~/g%{1ch]r@ifj^UUFHCbCM!7V}e4{#V,}pO/&~JK0ov+uN+/$Jj.d``>#uS8hWb$q:|Yvj1;M",
"D*uU:ic!rdz:jkVa/;60g~#Q!Y5CEnOb2P@zlB^iduQ;%/|a:q*$4B#JMe7c&0A>n_^<ol=AeuA~T2(j$8FBadq(&pgRI!V#L}/]'gI;MlN6Xa<Tr>y3E<(4P",
"{!SN.:DBbL;8giIQ2gsZ8/}y0'=6(Xuo@,TXx3.!64hoCNE=T:_2L,.k!D}&_PS3Y|z5xYA6Y^=yPJ0Xq-o4e@H/2EOLD^UH'.TFi|n$d@'i[a@ZY(Y}&&u%>",
"wVbXW8Vl5{aA~kE[1(YlEXiKb+6}O_-.8.7[;D9xr652Q@aZ>4tuYX=Hw/-MfKWbcks:!p#eN-h:GB{Q,5jL'JRvi#_5GsYO%yU1%&;2+>]D']^rsiYlfytiI",
"!JXk(E&rtJ:jq:Yp@aV&uN9!#_Exb=K1ME(n7{8lkV_4atj2!.4Qa0-E[I4_a~HkKBThQNT538e3MUe62[Tb5u9.g1NIbP#nI9mq9=GQMvP{[]c/l~_j=0oUR",
"wO3^eMW;+`Huw>ZH.l%)7_Ep;t/e^%<njp~amW0xZPTP^U5vpU`cVv>gxYP{Wn|#b/X)<OS7po*hcUnLXV&Z[X!V$_g6mOaI>BQ'BVuy)yMz9+@{MjkhHxKNl",
"$_`o'o@~jgYCLg<Lvn)CyaK>PSCP>Paru`L&P<k{|bFf4VMv*XCN=5;DtFV+!]NTGlG1'B=*F88-$fB`j|1bG)iGa-])'js1YtTgbS-N9I-*BP6*:LLC}hBpB",
">T|O+dl>nPKL=VOfWXG2;u{N>%#^ZJAd%bVe1KQZvjNqZ65-2<2c#Ep##OMTTXdw>V*-]*pCet;mQzDr:tEB@-Gj`IS1)+Gl}69fWfpq7QTB+|P#B*J:kx|~`",
"eO)Q8BiR$Jl[]}8Sd6P|}/:9c]Q[N9ut'#3iH-`:h;Hj14>I[RK4>-9&T8Tv_39`;UXxwz'-qs+r<pD&c=8xL,3wt~{6uvqL6RDTq./`u@NAb=.^@UD[wR_(|",
"ss>=[$!m%fO|+SG[A,$=BWNrddP.pZ7-(dk8cg}j<(0)=g,u(HV2%UzyQpZ(~<e*9oI)[7I]_laodY}+GSk`-;8[w233iQM;1OY97<R(`eiGR8Yc+'L.F7<IC",
"kJ_DHL($LO8IV_FV!O=>=rGaM&vIMjhfBqj|=']o-i/QN'P*adl'2>z%Hisn/dv*R9QR5M|buZP&h'm{fYXf[.ye]Wd*;bDDhtbrf4Wr:/qS5p3u2=n}c+vBU",
".Hx`pn&V$]7,Ky`rR:Fx=G)7xW:'dLASf&pjX~5:CkaJ;FLiAONGg_tzkP}>:P$pOkr,C&iXr:,Z]fL.0Z(<cTk0qu1E1T2vQ%i`c=+^'.iBC+7,oH0;9urlZ",
"^t1Uh&|VE.X9w5)H-ZreV3W}t|m{zSrn2(s-u}7uknP#.h24iumPbT7[|4{$`s{y~kV#'{E[yRq]{Esl.jMP!3N17HlVTn&OI')kwbpcs*wONr1Z>9t30i=j{",
"mt%xbG'K]:4]Xywk'cmvN9$_s1N$Cx56h&i/8O+1xD_Ks-X[8lW);#wBkVrBrNZ5dgxg$}_|R4/Q&AMF+Oh3xi<o;@#&9r;mEbI*+!.~KC=i_C%/:&G42nQ0E",
"-+OyM-;3|xqb#>1Oi`}GILHDC/NGUD_~(=Y;cAT!cGwe8uatS.9d-KdlCsSyO`J.vd{gx;U'u`_m7t~>V1-Sx,n/r,beTrz-)@N$-#^w%LbX*8!6Q%VA4pU+F",
"awP987ZM@>uXqR@=QS7$)=ia)f3#|7&m9'l%P>xK/L$>tz0bc[U]L<j;r3=a=6X+D^OCkns&mhU2mdd&O/&]NK(&(nC+;'I*)_yq%DV&0iibLW'IgD*MA7CXa",
"Y'}Wc1kWCEg:+Hex90;Ul5qhbkbT&mYW-`3}=yn`Q0iJ{Y*M!G/N1i0S;[p8kf}2FCr&WvE*<DH+S3[qwH-a_-9as2g+M<Pnp78!3(L>}^1tZDi;Vl`ch/p;8",
"@:RG/g;<D~~#{s~P7ppRBMd+m%x+bOeKl~HWhRuBAnN9}LdM~KA]ZrqC9cy<{!@32$2O63MHt!xqKNOd'H9f.^^YO[=('1)kI7D4xy@@qyhDd:rZur%darN!(",
"d:[]0F2siOYE#u%j;<^B:I;>8^1q@~RIG1e=6JuZYSE)Rd,rkD>K'@5s7x/2C(oG}jX+yup|7wLrS^/@&{*hQUw9{f;=Nv4rBH5(<USNAu9gVGF:=8A}wXSvv",
"s#nI'qyP@'9zs4G=OZRxl$C[_:5paA&&tCD=N1D[OJPn^l|,}u8v|jx~r',h5pg_'$=;7Abig>X{GiW/dK#w1tfmCt:O*6viu!uRu8Ix'kHWg_drQVGi0p`H[",
"JD6w.xW*(FN:2)GnO{8fGW+ZdI'ss*U6z/#+3b)`R-3_MpPtQGito]x]vMq(fAMIpstTu4hDi./b:)I[q,v,PZ$4JPnw[Xz-8Y_044Z-lo0)}Eb'ES]8tsuN,",
"==-NRy[hm)i.8!>C{i@K,OY'Jb#rnUkzo3DAyTl=R<GJ[B`kJE^jz_~~iNd;D;p-Zw]DT,$p_G}rkGZ_ylJWSn:x'Gh$TC<o,4j8Y0@Ux]d&i_7Yb.fYo{vdQ",
"[C-M9E6)/9MLx:|W)5pD`/nCmrBpWtm68+,U9}@kM@+OslGRQz5a-}0(R6m%gLbZB!q9X79aqNY|U*6OA<"};
static const gpusorti_packed gpusorti_spv_select_address = {
gpusorti_lines_select_address, &gpusorti_spv_select, 8607};
static const gpusorti_line gpusorti_lines_select_sort[] = {
"&_|7yW@}W*4AeLt[EJj+Jw`lVllYRPxFQr`PWh88*cr:`uZf</dZb;iG8+I&=vpR7<%rr80R_AqydvTyn_H_R2sK3-tVph29:l0~p9usa=kh[zFOqaUhK,bRg",
"ORHKgC(%n>h%'7#WE:zO+EzY=7V.dUHDf5kUzulJ#;:^$6cdTMo[jMT1@4#0pI3W'j@0^}u>S1n[^*OAd<hnsr5+C}o`O3VqP#/`P6HFfuXe*Fz&'@F%<-3#@",
"I'TQ)[JHbsY9Bf3_wNlz;A}q{vcU7g@fYN)G%$S;:5.<*8E$>M3>F2}3p7{V+.=aWsq]P%]!|D.ca.gX):kRu~=[/}--OY`<xRj=i<M{*~HY^ilKs%[IARt]{",
"/vZQ.ghI;ehX|#:]X5c#rC1HTmu7J}O/n&IB^PwHycl]QUmN<YI^{AVODg-tnEZ#Jn8[J+Jzu,r20omr~AtNA[x$37G*Jg[kuDE15EE[`Muk=Aa~}q~l@NYmg",
"<<eZM,!3XS*v9a;Vnl]i8q&'4dJ=SUxTF(>ZvJ>RKQCKu9JJAo%^tzX.XFGk6$A3M<5i}}Yn080!vs^Y|Kf`%U&RuwO}w+^E$|a~$)l6dPIDBFPY{zC@]G(9|",
"=elk-uP|(qk'rc-yyi5EdtiIez.']|x~ww-Dkb+#MU/:']XU-pehE%C=[5':X<M$/|eKW%qvUEXW~P_s#1~Nsd0#xveuR3zZN2Q6/m^33IDNWR<S]Iy,0b!AY",
"30;2I3v>:WwmV[E%Dd#aSQ^dNB|zHm2I.bwZHZpOakePE0r1Or$e3O0wq[3&oC2eaiU1g<DodGZ!LUu#[B/jC,%hWBjbnN6JH9-f:$RrXAo4,'96j&5OMW{d5",
"T3nFmf%zKQp$75C(5+K|LWPmkAFKBw~8z.j9wKo{60:rW^[cbYYD(RZv`~spk/jSK$d#fylBL-,R'MN>&_Mv4u>Hxd~I>PG_lkC$e:m:$^j*PX:`By.SLxgrI",
"e3Gycup{4ePdmNr<i/T6~ZkW!)P%qf3&z5{!5gu~MQTAb'M_X(3>PQLWA2[]O=:11KUMJH7cDFFTbx#N9>{#A&pbzTb&!.i3L%[e'+qL[MR_Gy3iWin[pus>u",
"Fqmr'ICeBmv'rHN}oF_@/~*eF]nRFu9ogsrT`yl~lkNxoCWJ>@6YytM55q[u`b!Qf_RJuAr[G<#NUX,bim|Up@^<z#<8kR~xJ>)o{f!3K+Q/npk(>g}vSdMSv",
")9Klt'{xTNG&+l)n3s0{7X:iU_ooJk4_-4yUJW.ZU-+KN9+BA(`6^QgD(T4G^)`-cf/9$mht>GUve7r3#Ub&Ft_p]Ero^H4zo{rK7a'8=wE4/]:z+nZZ//'{t",
"HJ6Bf-+1V5WV/GtN2W^Gup{(x^RkpwJH}mT_NjOUJVJ2lzqAmfo`8-<P6ETwn@;E.ETnZ=DdWE>)]9DJi-/ImL5lQ}oL+biDZlSRrIS^7gHr(h}9Ke6#.5}:'",
"ttD+81oBcRUATQ9bR%*Sgc&xyfneYG9,T)~>tFw#F^T_%WX$neF.OjSS7N^Tx_@&~`708H*+zSJYrEX@F*bnH}EG4,1H+Ha<q0DoijU_XQ$dI5zB6^W8Y/sf+",
"|-5wXxf;SN&S67+v[|m~fUdsc#'+(N_DeK(TQfK.-J9d1+G''Wu1n[3IBYjU)d$~RbgS6CaJ;tD)P}*[q:ter7P'^.)thVFz7Thih;To7{f/aHWM&dyvGd0+9",
"vG,3aV>Zz<(OL;re4dq(mbXqTK%h(Hy]TJ_+]PLy}a3l&@9t^wXKstJ$U4CfrEZDb|`i~fTWfv+l+A:j=n5m$}liQ"};
static const gpusorti_packed gpusorti_spv_select_sort = {
gpusorti_lines_select_sort, &gpusorti_spv_segment_sort, 7431};
static const gpusorti_line gpusorti_lines_select_sort_address[] = {
">_k%%sVtJg5*#2'(9C}U9m!D]qK+kJ{u8p./En+SL;Rb@):JIHew{pMq8qCLj{Ey/sCs0^hLsdMwjjP9E&3#lEGY)*1F~XWe!d2)i)5L7E<'p$aPB'+)hJEJy",
"]q}}wv,NGe%CQ9n9sX(@335%}uY/s8y8^cZTB6tPWR`>+[B_[C-I-o$Ralr7hJn]OFUvHA%};YloNVmh-h-*DJX{-_>qgMbx_tG_U@ywQoGK2*|T5hTXZql-7",
"]~yP;=-/wt*[gxB8Oj&a+lu3ZK+jZByF4fL~QeiO53t!ciFCAaJ;Lq}@tc0Li,H+Pre)1a1ij-;$NyC<GTeFNraB|k*hBrF}<KVi>)_p4QH)K~#hr!{H0+75u",
"q+mb#5GZ7tI7A,V.Zf)##CZE&w1ju5cf}]s4%SR8ZwGIldqBPn*|_Lk]rAo,.~b,Y]U~|oKqc*D=;D%vg5;,>%<Q,2~5l`}doa]/et^vIrbUFN@k^euu./Y2:",
"i$j/8lmlx2't{|=kppFztX'bT]K^r,;v_v$!I2Y=5@YW>;iln6,ot1KAFhJ{V6GQF}DN#.wHv}$6;{P);A0HNJsPkgI5n_4%K5jbf2-Jt3}bOHQ>>AW.`@S'/",
"S>llzQGrZ6E{Vc[gAxTkQEN6_Y7c,+uG,mM)OfT92#o'O{a`}4U/9E:[$~u#+>i)kr!US({K^WNqG3Di].a{8-:5p/M:x`8iuVV>x#ld'767WQXqa'w80w4(5",
"K}]u.Ug%yiySUIGy$kK(H%-Du0n;.P9lx`_r,y!Hx=8!O[2N_kG:mmi+to{r^0;*W'd6k&SO6n.yJbOg$E'Ew<a<2YHZ@(`C#:(U&9H{7B@lC2Mu%wjZqVK)-",
"dkAELXgU|kL+&m0]nH;*tYVPWB}B({cdc^<|hgN<7IYs3BO&JEv^6ai.flxYMRHJ}p%56/_w`5&Wbq7;8Qa5sLh-G=<E%F^6J8ND9X2j=<:-ZkZGrt5V_><}&",
"-l)b(zn[pdg`)*=sUMVKApQA{=(S<AN&PQc,V/~Tc&`Z3M~I<<&=sb2d#x[%cs/y:,d`YI=D<0oc(uSgla7I7i'p,Mwk~5if)1d<IjhT<p+QO;-'{Xi@($<1D",
"m_]gIXvZimhKQh*}Wc!zRpn:Y60xNdLdKry%LU2}/8tL^1I&gY]afD-4f~3'M+wyj#wzQ+fEMx,]p,RqwHaCm$B2AOoVQxT;Z;@L2eq6qaRf,3B)r{+Mry%][",
"6qRl[I$/&>6=CKu=0LmK2*lujH[Emgw=(h[c-fK$hc9L@tF!3S3!oy.r$>Q~,DFV#[]]:>xfrg~5zbI5{'H8XgOJet~wN:;NKRpw!z^`'rhdV8=WwV~wx;|ow",
"B^cfEMP7O;PmBT]+E3B&`9ev1.A^i%D^%k+V3.9'f#b_Me~h2ErOQc25T+#9LLa8f,3uamv6K4C%hgi^u8|Fl]~G8AUdJlkII)$h6+f0jSRx82@@%q:!z/9X(",
".nt|lU.dn1:$T`%]Br2mWGlORrE<WjuzO-%.m^E!b,Pgl)8Llq/0GjT7(L{Y1$KuV629}1zSEd(sMG>MMe-0>Y=3J=PO@LskqtX/B48}VW8FIf3RficbfxDXA",
"}Y_xlxkHCYF%l*#x{$NkZj@(t~Vi+M&<rl{E,;EcNr41rKHMj+FJl>hU!}uV$=zslnkV%(H.,t`={O(]4LQ:.le6#kG20c;c4vU/I^(W~P/~Os5X^a:IxpmN3",
"hrY-LP[c%dg/+sr)QMnbcFSDOKF7|+`l{uny2ejEl'UakXkIeeSejG[CIH;yHyOb!'-0hO0wsDW>@8Eeq2QQfq(2w5TyR*nr:UN~Np@}RXc3=P<x%+WUU3O]:",
"@r+@Y}^cLx(tCT}-!(-k5{RxcL,j)E0+zL!,-ko2}oH2(^M|Z_a~Gama^TFQ5mDy3(H]~R0V<RL{A9o.oDL$o-pS'GT1}%l(FW<tS4W2B2M@ujWO@bII>nMS8",
"U@[*G.|NcN|A0Nj2|w.w<!HGH^Id&!c=APPz+zPA65ejbQO>;54cCNL!|dz8}HSy%*VR0$Hv*EE_p*3BPeQA|7[0|[DmR'=mvXh.FW&6xN#ju_qh)j-@bCts#",
"u}_24Rz`YV^!"};
static const gpusorti_packed gpusorti_spv_select_sort_address = {
gpusorti_lines_select_sort_address, &gpusorti_spv_segment_sort_address, 8452};
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
