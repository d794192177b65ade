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

/* Where the buffers of the plan do not fit in memory, a plan in place serves if AUTO may choose, all of one array is wanted
 * and equal keys cannot be told apart: what replaces a stable sort is as stable. */
static gpusort_result gpusorti_sort_within(gpusorti_call *call) {
    gpusort_context *ctx = call->ctx;
    const gpusort_cmd_args *cmd = &call->cmd;
    const int in_place = cmd->algorithm == GPUSORT_AUTO && !cmd->segment_count && !cmd->segment_size && !cmd->limit &&
                         gpusorti_keys_alone(&call->plan.request);
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
"%-08=J2wt3t~B8+y}r@44RnI;rb'bE~'5ExmZ8CxIyP>7MOq]i(#_o$L6LWf(21^a3GAvz#Y3p$>cYbZElpJ7S>~=Z}N{EgiAo034:I;KNV%SncO@]He#oE)l",
",UYus[,-[_tQ.Gy+h-FWFmi^60~.%!HkQAUKar`PVL$mscRKAXMjzw1FeC|Y5F%aWy)Aa/4)iM(BF5Wz1Ktt.)K&Js3)Vef]OF3qhe{|{4:^FPgi}sDgGaA7b",
"`p=//u!tr#_a~x&OL=uG'!Hus$|`Bo3uA#Dt}42)3f&,h+S-2C+1hZ/Mp@%;OR%C6aKcX;uR+UhE@AJZl[g,n(TL!|&!}7&ww;3FWsQ7&kk&4[~:Jb8w']jjS",
"v!r5*xBVRSKv4|#+mr+D8A,unTM@!K9u7$,byE~11jgX*#N^}XULI+QR=@bd6=y)-HT60Iii~pL0@IL,+VP+d43{VT]~bf+>F-F@~!E}!@gli'lRL6CN:^Uc{",
"xLo*VKYU@L^2Hsg@)PH.'W3$D*sV]rJ27)%WvmLHOetx9M&EF<H'F_&5M/#SSRl<ws&_F[i&^MSZTI./ygzM_A4<_zdxKpm{.&CUN:4we>Cx0k48x=EXwJN{[",
"qJ&<s_BP]gS|/Y6+cL@Rn,e)%&-)[`GQ(|#AK=mxM1XeM/Dt;c;R:JxR'DI(js!{5$3`b'L|'U[MZ7.c3kwhlS/H)HSap3prdeZM=uv<VS3bS5>by4t{'QX<<",
"8>!f3pD/|/RNg}nGv:q$|X]j9G&y*Mr4,)-_+{q^E)$&t7t/z!d[R.vq#L2gMz[D;#DFL6mJTWJ.R%(/5-~2o<7(eaW*/ho_1>7EFAmx{DVyX(KM(t*-@IcD1",
"C;(q*DuH*4Tx1nz}JJj-]JNHyio6@%]au#(:&y,1VmB:xmRSb8p^87B2rz1E4Y`dyZg7r@uz&4Z/S79gJZVZhsgwK~OVtUmM@*ilkg=B<{#uz9.e,;z&^io,1",
"V}Kq{^p~L|>m>+bP+BlV74)Md|86A3A@F6Ezm{*|xsyFO`srw]{uezfP@vn0jz2k,NpTBs*/2Gt]F`,f^EvW(lt@7y3YzzC2uWw]UuiL,~'_~D@wJ`n4h[!-o",
"t):BgiHndKP7v$Hb'pzv'YtHdrii)V>F1k3H6^p,kIgBPS=Nyze<5yT{X8..yVc:KG3Dr:ddel]wM>E0Z/%>ZQx+vCC|/&eGTMSZ1y6Nt(a%XKQp=8x_0~oad",
"N:<dpPMic@1X$oE/)*wp'JZdjaxKWlRP`8:UeB7Z3xuj#N`_@{2#x@zQAd7=*hcLB-u9LyQT4vNX_v.Q]6hrhhv;jCxVu$:=yv%+`.e^!MSgx0:'<yDHGZz8M",
"DGY$~=*k_*/1r.p06^PNI=AT^Gu_x}iAFy3x2y0V/][I+N2<V)WQYb[)}$h+H;-mrM}I5VAelsm[E.s{@Yuq_TvpB$,T,s]oRr*jVcXwU^<z2Sff+BUNfb@^X",
"~:FmIi~A&=ffFnxTEG,zMtdVegsg*/oKja6^C-][LEJywD~AblnsR_B]S~:MncXIK1pxFP4^O6-af$N-esnQU__K<g6~#cOLNwX>JC8g$awvo(UGcR:;28ea!",
"mnw]$y;pFX9clXf4prKPbYN)Oj@lo%oWX`(1j37IFmz(;%kn!/BFY`O&sbQf)(%e|[(HrXcU@I5^h%!eNN]^L9~jI7)enNlMFD(%*nEhm+ZSi-U(]lR(`f`pf",
">i,duD>1zV7zgF[`xPaJgGrMU0Jo}K1Tq41PTqEp7(5|(O-XyVkex|jcAi!Sp2n-H%g$M~6>2xtmg@[B{EV(RA0oN_Ne4Hg(w^s*;8+`<GWLnzt)f7cZOxQFi",
"w`3f6Pv{Qgv^6:tz--i&!,wU7[CXcq5N[_k]tV10[xtk]9lO;Dr';gElPv[Mz'N1:uJ-e`zRuB!ZvLi4DX/s32,i/8J[PnH8:sMJRs,pveJXPn>K^SwtA3r[T",
"AzGg_{oQUJc>0Eu7T}B.pXCM@ZcSa4Oy2RWq#266c7lBf-_/_F5,;*Sa]XVj1<L[j$98cR_OJw;C8"};
GPUSORTI_SPV(scatter_address, scatter_basic_address, 6980)
GPUSORTI_LINES(scatter) {
"#6!9TB=6BvV*w@,+arJbL3F1],add;0F){9&W^qY^E.C6M9R0B0~TKV|P*1'O:9z|[R,:|ofYF]wPb=hd&ra1{L./:d_d1+*sqU9rR3](xG97[.SQxbA$5^*8",
"^hN&bb<7uVp|*CG|AB[MIeVQ;<dMe6{$;b:|V9/T6`52HdlT]F4k8g&v{vLj>5o8a+@8wDcQB}y@/!=nw*i&bjXL%;S|n;XrELMk{#+Ljj1%}cnN61cb0Q7>7",
"vRa9j+NH[aAG]-%zZ08BddkKhWo&A68;(^j(EM_ql1^0l9R-[qikd5qT{qqWdx|`~Vhoi9/}m|I})Xjv}wnVJ}_)|zh.z[G:!z)]5=JH$`*-A*R')ez{~1u_9",
"^x]XRq]Z=g*9u7i)xkiW79>mWu!ie>CixJqgcI!VT+)%4k~yQSys_Rz,QdBl=^384Pl9^BeVQcGRURL:z:h7C<FNLE7G42k/0ZWOzHM^:).yq'oq3fsag&dAt",
"n:G)y,F4#s*GvRSd/Q]sA7qbVAQk6,|Kku:sE!`mPF6x=MmauX:*Rg[numB2%m(|@Q*hR5^GLq4Uyqa^soQC[6.7XP--vUppo%va)in69PYn8o1`+8|3;Ynb!",
"Kt}9rsjO6J$q:L%{RpYo=FWN%X^>+,5RO67Bo`<%f2Hvja[:#/9QJHOuG+!$m(H$l/&9!n=iR0.r>P-y/>gXwB,*-51twt%HIuz$[X=itPTN;D3Fh.P/);i%%",
"h<w}B7hjS#U.BOvVK)^wW:vJ2Pm]r9S=XP*.$!rXwXdv1%/[4/>*$$K#s}*JvFB>qnu*v(6H[!_)L2x!;Za,-_nJD5U9vh([oL(Os|;#DVS,Yle`2y4kvq`)S",
"WU2E`!FFJ{r9@%_6C5N7w^u*#=lmqQD6H:/4@vwLk5C{2}2t[Sxr-V]MPJL:Ma<>UW92oCQj_f}Zcua(J&utNV{YRr4h`]*&-E`F8pp_wT8m!r*oR}xrl)'vr",
"4R-V>X`GI}X>EZP9H7kc}x2h_1Y~#vw'%.7hSYOK2^A5.2}=}'x^q)m;}piNArw$C4{o}h9t-D#m>n4-U<$e.qj-L*l6J~&.G[7Wrlkg(C`(cJTvCE]Y}G{kQ",
"0:v7Z!1[u$pYL}elCghHOd/'T>lYx>rq,uz-#xACIn*{P{6k`e,z;>^*G:.^$F$^p(>rP&<::Un8J*4)I"};
GPUSORTI_SPV(scatter, scatter_address, 6071)
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
"%<Ga}LPM3{-_(Wu70:vDGPA`:qr^X'HoGJl{+!C]pS7/L4`S,%.[{eFDbR^ff'RSlCH7a%gC|W,~u)3(s+4.B=uasz6)*B@8K`xG~[SP{<4(tIF/,WXYzWM7g",
"(6w!;J6*HH=KJR]*J6^pL}Oq%yuFOZqS'S9rC~L7AXCz)ZZDpXU@x`6tl>LS.:Y$B2ak}yG@3Ev`;,Kr2lBaQ&3OV}|eRL{sFpGj<!o5/hsl`*k}tT2^H}*fw",
"~S+pCr1*s7I&>NHH:v$,@_(3^(`[4%v.|!-)U/7`0NDHz,Un]]1-nB.Bww._xAR~:8vU'PiS%6'qeIYL+e'qLp-#k0{tDhb{C<s4b~EQTMr~3/xQ.O)s{8`B5",
",Zo0D'v4y&i%JU)7VT7@c&WH/o{g$iSQ]Z7:XVqAM})]40P3XU|#tjo(++gCC@vO(J'0;`];8(ds)L#@_=uBouf_^;ocM(0DwRQ5!/f<!9GL([}xjA$ySX5n$",
"RU-V**b.vrgLuM4[a]vj:t.-fye3!#d=JF#(bMmWN`Y}8NrA*t,DRz]0r&cQ1}Mh.x/~:%v-HvTMlH4+qs;jXrIxRB[:9/j+'9:bmW-G*|l,LEW>kz$52X(B}",
"^H.jl9~,R`_-cKWng;08h0m&xmAimFUtdQA1;4ro~N3E=rdCrH.2]kkTAL~'c`~AC0AO'dJ(@G}|1]#O[l<Et@$/B>_M}a,MGat}]Wim0rExOe=eYN+lMv'4R",
"<,|W=rY(K_`Dw/QHJUv4<f0M76ZBKQ+;sH=X54Zp^qJ|e,.K~GPYW2,mxq2Rbk$)&]s|THHQPZGp6_6_]w3pW7_T)AZ'sq/j2f53bKU6E}&/NdC+:{)jz*V}E",
">w&n_)S_dE@roj5qhAlq`k=JMve,(,7Wi|xy,S&b[cOVz}>ADQy0XCdfhE]wM913a0Y7gZNs8<0Cy[uit>vkv_q<;(ny;tU._^Ne!/ZeP]P!91IeQ_6&+%.i'",
"oVDIS>ovhYWhE__p`&Rio)Jj[dBCPjpCo:Lgbr;r%h'Oc.uapb4KZbX64l$/cn&*kQ!R47rOZ;iDTC2.g>lffw6_64GpC#>dm$Z~-w/>{Q][./X,1c%;45LkW",
"IbX3^|ifOuA6Qm{|`V]m]/B.lN}Sl}wK1U0-9=RE@vcj!GX(lucE+kY;,8(~N,r~Yc$--q)z'8xc1rCb-Dd|6p(`b3Wy;,,W8nO|lMqB_=-A'MqhH[fR_^M9h",
"F6|Vb!l)1Pn~Fu3*gWSs>0J[dZ36Lw{ULQ5.6'_b-1w9-W=&v',e2<b]OXRBqbu~bu)0qErDJ^BDg&@+H[t;pknkXtzo18*0`usM}:R1^;d]aaYC@%0P1ji1=",
"q`^t,zcr_U%%RAc5~JEAI'AXGnEv(dP/TMUj45>VXn9A>[CfU{D9cmmz2hG6Tx3:Lo#ruPpt(<cP(A:xC]j@:}RvXI]:d9fuNT}OgYx<$iqb[@Z0+w5|91E,X",
"qRhdTcnC((.WW!3s_b>RT(>N}]q>D.kH!8_VIFdk}!F!'=kUh2>LuoUfNql6_FXu7>e|`ZmrCf=h,a]'pA[o~w0jnvJ>DDQu8J[:oR@22o@BR'(@zh.Umq!h)",
"GS/a9o9sw75@zA(b:M=35%~77{9Sl*3V}*hInh:z_NE}<}E<ElpU@k<jDK'G!k8n(e&)RS!zEov`<ox`K%`E2fy9bo0`q0.bu(`c>]fL{,t5fS1i9eL{H'=d#",
"*Nr29E'~e&mU~2vrY^0zT4hu1|SyHVUa;irR,u{:/d6`ZQ84u_'!D{{%MQ-JA1]5>o:)*S<K3Lr&VJ&^iS}adu;FS{'l9|;L[_rJ.q<HIwW7g-H&TAXA]Z}B7",
"jw@8(IS*9WODtCf_F,0-yi#ZqkZ|;wVDewY,Zz2Qw2Fz-k0#U]rpV^4rASbpz-,_ZFd^tQjdHS89@Z5*Sah3j9c6CIw)k#qpWI/3H;7FoS2HQdc3>l|Eow(,Q",
"0.T'qn21!D%F%dzP6[~&#b{H.p-!Daeae^s(Wj[5)J$p)G4Uec>YZfNx]0c,CEy)^U(U7wPbA3sUbAx_H@C7ig,YSB:p5mmnZ<v|OrHPAHW!bO%ZQtjgk9]L5",
"tsRvN<o~kvvT99ZC2y/ih+G+sV;4Z*tq`s!8j$V*u_KcInnqD`;Pm0TR|b0-.HiA/[T``>r1IM{Lp|Lw;!yIAap0@1Ov3@<3hT15I8_o_B2z0HQ:hjH_J{[8#",
"u-%>+aN.ir'Ei;B=B979@L!xtZmY%@4%!*OxaLV)Fl1n:$*==<$I%dNC-IG${qKO.k&m5g@!Gh>H.&:.uoc4'#UsnB:!c)x@/Age$eVH-}`-S+}A82Q`ytKQy",
"0NFPeY-2'KBuhaJ73s3P$T:Lpk3K/o'O#/r:z7O=i>a0zvZ)Yz%i|,|')Lg^6wi!z>JeE=*!}_R0m*ck>>5et~^45;=u8@}u:f&Fp;l*@7k6;!lvFXpkpVP<u",
"gi9|uo%~x:wq*guMZ{g*5~b-^Qhu>BVA{/BO(=]F5HDiTsrB0E-j>3R(8auya=V/m#Eg8WlXcCe!'xoch,y=$43G7bVL.|hJD49|R'p!aC,m3gVmGN8v3JPdt",
"kVG3{WY@85)jh+J;+KlG{k:-Lno&ze4:hb)ab;:eIAco>qX`~uf*[7`GLDhO+*-`<{M_9i60/~Nqp56;NRG*.FnOnXaQ]qB&R8{cjv#3wv).x+VZ2#W=P$mv$",
"-jGe/Y^pm4]h%;5t.pqS/Mn&_i7^u*xIwJ5I2ys521n0>d7>V(Od:oM'L}K2M5i]n'0X}b<9`5(V^uf>y@EYwtayS`Xgf8y+(01jym[PWfZDEfto]V$_(S#*T",
"b9Bq0]bQg7g6<.~Id[)%]x@W>;k)QVFU[2olqOr[6#c*$tVVP7KBX|`7OrOm+gm'k>@Zj0`1wu|m|9T.b.R7Qy+cQQpit{b:U;@40XN1*T/wmSlhufY;hO1S{",
"'4J-}cKQOrP>x;pFbCMIO73I|5VQDRs_eApaff/4>ZC8#]q.2Xnc>{w`h9t,R%Lk`Ts2&J;&QI8Sh-57rlXo@i$FXSD&o=BW`Eg8[K]utT}i6]LW~,VRIem$o",
"Ou2&o#X*A!47,yVZS_WMZT7JjTD.F>%'Sz>sr(@6;](bZo!eq+gY7VLsDmWUBVGpxo-hi{PZM(iw)ql!5+]kML47n#DhU_KeS1P+yJ#psbZ+Lps%RlB/]ph#!",
"gCCeqUacX+]'51^I1u,}ZuCk)GKib{@|U3,T$D*dJrAE#9h6cvOD-5)r=[JBAPC_#!OahRPsy{M^!hmXRd;~W;VvbMD~#JmH>%,qT:tQNmi}C@kex#c2:Ul~!",
"NQn>o8*IcD{|0LJFHHrA}0imR+-Vp1[~5Eu0S8aR'={+|ZSisBFCNdb)E-L%X7O8ia-GRj@.VE$/7upr)xW+N@//}vya}vpX3J&cxbBl4GBnCzoC$6HiiKY{'",
"hVxxkvUC5wZn$=sO%`d7Bxml'L!wi{msG#E|>0cfN43em!=/Yu&s;LR5!bB70}RnEORE4:gN-pzx97J1tA~3Rij6}ezf)(:,/TbdNxO)7;q#`gUH!R)}z&~OA",
"}w$8dr%M#)L.]uc{T8!osUBScji|'kV5:q<HKhy9=4$v1u.:HMhS}x1{4XkcKE%`Zc2LBX,A|YF:LI5sCmAVM,$9j-87XPR)l!$rrl[U]PhY6,k{GS#Ed2q,}",
"SUI>tbR&1E2kQ:r!=u:Y^z-BxepbXQw1eIrd7n4d{$>uhQUqJ*AAiV~IJ74Q/EC%!2QA`_Z3fz^C/7-rG`Agpj!n+b_7:RBj>2ebgP_ljl>R:hMkr}CUp_o8-",
"ePgqaJAAlAA[C7T$$b:d>24!lvhS3{Mj!F]S5%F#3<,s`-z6VMUES3=.$5+[.LZ%;i*$~B|^*MIU3:QGpR:_$^skaG_gk4nQ*>AKx$<{Nb^l0!>wSdTd{>>TO",
"tn&D)ay=pZ2<Bm4(C$>|#no%1B|h}2+be;$+cifB7x8ls{<,$qc5a]O|do>`s~g5.Ps$X3DS#qS($zL]nT*#/Wf)e)n*O4h>inC@NnJ@%{GsZxwue[Xv+qYzi",
"l,3HBLh4}%~~MZrI^vmDD9eP*UY*5:vJQYjID|=t#L>_BpEvZ_fFCcJ')QmH*PA+uc&3V6:@C_D>Q$4N0>k8~:7zxM[$}<g=<%Q9JdFp{L~iK`[iE3XjKnvHw",
"ZM/CT/xhf1XzS&_On/%fwh`c&4}4hc$*xiVEke7`-i_j[uE*[UtbSBM2Y/5~;tS;9n4{KsW994<K]y-Nsx'EN8Xp.c|tZC{fY1e>ADuZVt=z<#8eg~`RS>)6!",
"}+Ir=v5c`<|mMQ.DAl<SjKy`pKaf1/!xeU|vQp0>i^:@7|,,z,W.~K9y*mL-*_RGqx-MEfFU`JSmZ=t(lsmD9OK:Bsw;VZtW8|gn@SD~nI@ta]yDe*XGw,Q@j",
"lWNj+;J;C]T2h,{r9r|=m,y@KdWiGMyxl}_He9dqt2aDh|%nkM7Vy}=C&)7UW#X80r3=OMOwC+QaJnwYKE_'G.d`m_v,j1(eRM4$YBX$X/9j2xROvyD-L>wS$",
"Oa0lBIf%#DYS,{B(*JUQ9M+mFV~8q6$*X.t97jZLVo0XfPU|U4Zyo$RPLdX1l4[+X1@y$V+CJg788'<]a|Cu~$_Pom.zmL'}0bx#tT<]M>JN]/`iY_1O1@vsx",
"J-RjQ6JCkeNA:akCjdO~3k`<~~'8,`wsI'a4&iM2q[V&ww=z2<1gr/lC78sj!T>iHi5K!%aTDis<fPwYnN&dZg*[rM;-tW&]1`U9bewcIKv6hz1y1t5Tozn@^",
"Z]%zs=v!ND&Na%=JXgEAi_H$]eH#J^fBGs`#v-G,'LGGzLm'yW8o%Ryolt9.rmBaA0|bDiz}<Jq-71~#WaK_nLnGt[UGMv#XinG@]Hn[FoAs^cttTL._[Z99;",
"lr3VY'tAgsrech5$f)_h|~40o_S+vAIh^X*()}CNF4.F+[*vxLpm'SJ!(VkFm!]7Pa7|e&RC.:SC=Lp#j[*Qowb>sjWXY&;|<&U0z5`3&SdR'8)GPPnUq[DER",
"Y.mGy:)Tf!<pge*^G]x=eUFE/nIj~!;KkDK~'CMsGsAahHm~R/5FqX7rR*|bL_s]LN_NDhgjJmZ#3E8Fx<#uUER6+z<|yS>ZCgz|9(aRDSz$qhr9>]+LT(G~`",
"{(VjJ0*,^ogAe^jn:-i9MB,4i-Px`3f6_lA{Zh`_kbUzdy89`lDSxUd:5+i[vW@uO7]T0}fCAMmDK>K<{a6%Y[~1'6@K,dq.YvM$#MC&wVMY*=bzLj%;,<,F2",
"qVAczJB9.3m*oX=8*A@{sEmRzi<C[<]K$DJ^AtGcD!Ky8CvBAxe+>p,~KnH#(#gG).6LnDVq$lJp-gS$v_q/S$=Q)0k}knf6Vz]4m)xUc;SFVb@]GDn<vKWLR",
"{]hqR5e)8%$xhG'9;D3/$uU'+y!_rPb2V[~d$tb:G}V,s7spKj;Lny&{<b~5*WGRCbWfF0y|;3'YOqvJPL)4lW>',Db>V#h#JY|zw0h5d>Sw17|y#j{#K=E2z",
"sj1i+NTY+kHu`[W4c^$ekxq4c6}},ty7!P+Gm!O4+{rG:M!+xaa4ZsR>-JzA'X@[*9,:nO.|q6Gsd&k/X7>QxH[f48M)B<d}@R)Xglmf-ACek96ye%|fv1s<`",
"ZY=Cz@hJW!PDU^=!|[Z2s1/C|2ZODw3J!ShGR8.:r0%)ZeZLXW_J#@'iW]up7E8X9p<zNq*((sL|K!!bkl.^yy75JO/)ESMZXWsP-(K/xeXb5sz$C#I~vvZ5C",
"Z|w|l>w*-W_^Rh#KU]n2lfZ'[XG4KQE+=DFdY5Bk-<CQv&<)4R-}@o1|CWJea<%q5W(OR4lmZ@lNcBpPS}`F&rB{AbeH{O16vu:u.^E.Co[U1Wmh&@_*3:pL7",
"_t@q#PW'-&%M}j3$N;c74@BEX{*pF{y`WF>A*]n=_lXDOYlcLKn9.e84u1OrB0out^eh(@GSE`jI1/'>yPXTf)'y*x`[QET@3.v3>cVd(fuzy+]Kzu5:KnmDu",
"lNsc*'1qy,@8#d.~QgjXLtrkFx7>xU<0bAw{1F(3y<_A{Cac:Gi~Zd6=O+'yxQrpFV'*+/&zS8(0bN.k+4VECzIRtsR_#ga+w*a[%f^eSBM=Uuc;}[,xS]dIG",
"V]xM!ns}Qv>,!/+m&Hq0-VSpeWCG4!vj[r8~KpdV!k#fX8Wp}u:J8k9,*i96B$cXQJ57WWrWTk+3kM]5/$)3!GK`y$>_7/Q@OaYK4ij;c{5!Gq[zo8Qt6uvXr",
"B&D|pNCU&6,haG!W!qQB<+T)OJ@oK%(fD8&Y,aT$*C(->c)D`EMnMGGV8h~;$`Ez>Tm$9@s!9_Wo3e+]1*&nGb7tpK|!+L]mRM!o#$:Y{DgUoZ9pp,YTLJHjK",
"n(3RVnwnkERNc06^'O!pAmg:J1}W1uZfGo`Xht}%]Jj3(B8%MDe+G#d}Y0|.CqCBFlO4~U5O%iQGN8V|9C%+S=cGid6:&`Kw_>6h3Fl~6h:9+v=+{%t}`1Qx6",
"q8';gL;Fc]NPr3,NlpbZM]^`Z3VT;v:Sm$)g2~t>!Q`5<F|8y)QHxz_MR}!.|n[v/Tl@fjv6f#Ek-)XGJuW_iI>*X^:|Z>;&EM-N.J~cp7]N;8Nuc#B$}D6zI",
"dr8oWDJuDbV1TT8F#CN/je*`Ms}}eSq](wiR/a'P-o>0^I`Z,pUbW`.zWO(gIxye25UT5PHw.n<x_^Joi]D@R}jw%%r+h8vv3mXK99bo$z~ze+~Gqq#@L.1.s",
"eOAywS+LG|&]uNa}~O(m3Z1dtD$j8nKa7n!g&C@1'P(c,D$C*8/'Wfhmx[$Ho,F7%fgD-UY3W%pl,i>h{'m5j77;*Le<*ja]AuAEzGq:OPS-fX3c*J2-!}}<(",
"~ltO>v#Ze+c8om&yO|`t|h{l+:N9a73}zPCo`XnK.A/Qr~[;#cB}gDOsah+Rl6b->2dpPl(}7hYQ:8{zdLp3=!Wrzm=<72QYY'$n-_7WqT#d;MA3!5#{ZA0_b",
"`*RHhQbhL-#iuI6KdcD:@^Fz^QYM6N9MX<#AV/HURBPja;cX3wMyM20)@wrE-fAqVv=;37V2./9IonDf'i=Q3'CXgxtFAW|GFD;v)`u,P5X85GND:|#l+XOhW",
"jW(>/6{D*;Kqqmw4&}r^s3Z3E(z(+~zKoexAQ~M:|Bdvf#{}H_kBiBUjlI+4@ur]]Qo1P1+:]b8tl@BG,)T4O.DeBjY:5jPo~A$dt*.F-z7'GDKFz86lL*-G#",
"`MDcEr'llh`q#e_7Eg$u}i~!fiV,'O2{=1/8Tu^TaA>7WEf6bQ1d<sZbIh)M`O_+bl|o-}HxFNES3/)r*F6nQ_LwSb6]l}AK~UJ1bVtvKE(nJ`!4CL#l+A!YS",
"4>rABqC/8,P6@w;}wlU0t'aR,RNEjW-]#8%;SdYir>B}t^lma}4Aw>F[peC355QeIV+YE-h&8}kM}aQcf_^YKeo7hQnhtR$;s.yr|^Ix&$c_9kgn1tXcAn+P;",
"GS*~IQheeMuSlO<&pg}iSR_1N~=f'7Ut6/P2_|#E#8$/7zA*]1OZm-b,.(iMf8@DGyjkg8hgV~Q/p_%SC29qoNQm#b8#</$CLI$vHXFpc5%x$cLqp*jV/AIf9",
"{x2~7M#K~GF*f3acGlqcg9,*0Sz'Ril#KuFDA}@OKk[Qn7HPNY>v<E.:Vq(wt6YcJpSit&eIJ6C{NiLNN<p-iL*d=jW2GBi^4qs.hqs:i^`m-q"};
GPUSORTI_SPV(onesweep_address, segment_count_address, 15643)
GPUSORTI_LINES(onesweep) {
"%e!tgNOWy^XtXXZYjEs^E&_AX'W'}HQIn7g[JrH_j$|s]JMh'HVX8p.8.n0KX>:241n;_-K|XPgMKw,&&Z^>EW3JHA#i1d2=Nu0'jR-#dR4xN/=/-8>+X.p2i",
"!It)mz^/h`ZU#;c<p}A'$:creEd-D+2B]gH3lqstFY%wx>ZwAYe/IBgJ-!TOdsDJ})i!f#p`)EM:Br4]J;v>o`XTW@U#U]hSBj7<bkkcTLPPDtims#cvMU-_,",
"2hDs,N.cLJpBProLJ0%o)I):l+;:;{|f@uT#7&kYZ;(%V)iH&u!US0E0^-GK70y]`LaL0rsh{3>bP&B>VnR7}}wBFT81K=Oohe]Bz^u%3=f3ksM$Fb$L.Ic[b",
"/a{yJ;dnx%I<B-vW=C[P~6MQ${Ckbg)OxP}f>^DjnVMeX&B9==tXTdY{tt^zBJ>^+Kn&w(3L!ZFE,#K19A''gG@B4X#R{r>oV>k$@kocBv3FY6L``LUbhP@JF",
"_8I1IR89/`]C[&4Uyw$BsC{Rb.kJ5Q2af.{Cu1>ZWQu7O0Mbomg74~/Vg%T$2l`;sZp:o/$'ur#nBeuuw2a<OWA]KV>u$1KF_J0IAccT$Cey!@/5e1Bk7,H}q",
"h{bva@JmdneYTc#dvY--#Cy*#(iPEkrg(AT#p(aBfZj7$U'lOjS8n<%}e/szV/)6D&T1TNDS}VohdAK[BqG)}MLpA)]vHG}$0N`l'&I8mwe@iNme!TDx~N=%Y",
"rUAntbj!wHNuoGjXl).84L1vtHZ0Vz;mVS7tY>n{]~hFL/-Rs+NA5PCgeOjB-;n-'Jks!^+E&;$R,Dddj$mo=%OpjsacqLB-aC3]8qb]tbJ4yst/R$.[*]G%p",
"A(Q@=c]ddAO%~b;CNp2RF_1N0dk#`]4&[y$KX.rp-a4c1NB1:ZG|![r'fB>8<P=;lxO(Y8^$T]eS,5@i0VmwAMbGkkWO[{Ga%`|XHF]hs{$Nk~n&]b7]Xs#E9",
"bF,@J5jB&#cyqF$pyk]S>ddGvcA[KF#%}q-n8(nw(_b#9cZ-J806U5F8;io`8Fc<#/25g[q,xsmh*F]2%sI]oRjH~sO%q`kdzb/iFR&TWpi1Om7+[y6LUtZVK",
"1hCMv(!$fx{Z(V9f)bN-z{JH@[`6l%aP=6;-ULaAB2<x+SjV5:W[Z}aIskIg;SB/}5B1n~gd=GV21ibxBHwOF+eR>Si<.L!e^t[)e/pJf`B.1_.^-cA@eCi.o",
"c)2_Msx=EC`_7%v*7RiP+5!o){#K^GKi21;rhg^H=n%/)Dkn~rXSg^Wf9$1tz7.!^M8VngB;;^agZ8_6szG'^bMSP(`wKwj%mVq!GW5e9Yf>g9{I9/1Ec[-&R",
"'>mgR,z[COdR(W4]iP!tLPWp.u)Da0WKUJ5[.=N1.eY^yVX='EH@&y#*IHran=gn^uYbp}lO]r%SEH>7`d1`mi6/yj2[ytej4DpqomIX$kIcV;l>>y-/8-k,m",
"'R){+4;}qEf6D^:R/x:7jo])+r-'&AOe>{_GngVs=k/!'PYfJJ9lp7}RUc}d'np!N9+2p]<qd'gwU*v(eoxiQj@pkkYE28h6r.C,:b]0Th>|*Uv7M0dPwWb:E",
"_n~Cb'V(}<9vZ]#G:hRn=%7A>5M)jhw-xV(0CFiib)/2e3taj,{(xvu<`H`V{-AH8}v7<V7V$0Co3|M:$5D-Qy`|((QXK}MuB7TG$|(kL:bm}T%|DlN==Z51J",
"jsHvlkjYo/Pzd8pMx<P0{Q{Cm%cXIkgzsY*Tzl|dN/#DmyrLj.#E2BP_G7rb,pnN_]YlCD%F@y1E+_|d7i/1s4.#PtL/$*B_w2'[w9iYS/{9G6cRhL#zfi!Xr",
"#dm6IR5l!m@g8;Lh]K2St.9'e~XI{w2=fbDY{pe(3bB#;M9b/][4>E>h0Jk9{+AkGh63Tn:.G!Dn80R,E-:,!<UQP|>[v-*g)Prek7Cj4fx<(1PrV2_JNArnh",
"r_$tE=dva;fD/:>k!Gr>G]bRJ-cD:8c6y:L'@o{_S+.E/RlR_vw<^3P;H|Z@s/Bp#]{5[)r&{S`&,;&YHaMp$>c.|Gz,f2'/!J^&f'7XlD.)QzMf.(D$q.zJ$",
"/l=X-MA@~&[_&i5CFYp7m%(uAu./E[>qmSx9_B|I|V>^CiR_cR0#*Um@ML;6<Yp(]]KQ]FgF@]BK_nbMo^x%mq[Dc1#^X={>*GUu1`4}%)#zh&'j<F(r7QY(Z",
"[N/P5'|qr:F3-N.*XKc_o;j1[-*E@TaZ[R'EhphqCI.wc=ore7xx[8rSygXBFg!sb*5=5e<OK4nN)ntK4am5cGvZQXIH(H|,08A(&I2>}u[pfUHBn#`g@K2R=",
"E#&d#WvCB'}=-YAqp_o|QK0X!^aWd6_WAn_ncL}LwHs(wKhsYgM5|ESl&dldzD9k)oB-H&!Z@9-wCxrRvKf$Oen>~_&NCdUSj]YRtvB|6k&dpGW!kn|<Cgid*",
"B/gg8|}.([5~^7'99$p@a_fKdi_3)`TSoMmW%$:@Et6puYPw~Qja`dDqPY7>8DY@cAE:KL~JZzD/yeTJd6<z^/=Kh.NTC;f@xrhU~`nR}DJJGd$,PQ=Nv./QD",
"s79i&+m].>(T'wvbFMKMFFHH<89_LA5{ECURvq$1cao6G;:Sg)!Ue{5fcXxMl!j34.u#>=Cx_,94>ktaC%cEUBH)vnYza'iNLp&/B(<c0I[GCR%G.Ja#]0Z31",
"isu4q{GM6iFlaBE+EnkWSp/ok}4}sd7.W$9Q(CsTQxDP_)nQ''b*r:]pL~GEv}O>@RcfdnRMT4:1MQ3zV,N;T@UfQP0*p8u<$l+i2(d&a>7{gcdBG<Q[!s)2@",
"'H=8|MMt#5KD.6fSX7~pEIHZFoQ}j`X|BTYu_#XlO`~HKrEAnL5jPS`vF<eX07ki,]:AJj}<rU#pa<#K4%<-t7p]3CALSk!I`J,_1#gqY1YOgw-u3lbINW2Oj",
"PN;0BWu#07h+mskyN`f6FKmwjwitv8`cqR4PXLp9Y8S->K^E,1r4/1Wdt+7p1:&a|kWYMyK@>+#$fT6DH3!a'jqV;A#c,$zVa}^gaJ:aesT(Jh)YOgxjaKL@#",
"`fos604;QwX+[XiB+M4EFq;|Ydff&Yng,yO{33N^M*v6cSbMtS3_Oyhe:M]SA8NN5nY.]$7XaiG^0wddKYB,gl>rs+TR:COHMp:Krq!>XjETh*%U,Rgr|Edr|",
"{;X+3.mtv)GU{vW+b#Oo.1J:(`APmT~n,F2ph^1P2b9aVL<#5BP~Z*]~H8#Dq&Mo2ctp8<D_WsWC6h]+*dPa{r7+jw`6XC'Er1pAL8(%[=oUrLCVJ,1%wzf`r",
"{@d-Jv</p=0Z3sNC;42Pjt~tud<SjGG1ynwD'=aXP{DdD9jm;'uw3zN8h>]9<&:D#D#|k(gt5H3Gr',*$,%Da@..#V!N;xb0ll0JiA|zO$J*]#RpRvU8/i(4p",
"MN[3P;Maz:d=`;+37'hhK,m*+vTe4+-jr>8/;hRDS2#5OKzQg3B<R&n3AQPa,]eb]i`Z%DKu4UnU,3yHPH^`)^uATbG$jWKDZ:u.R{3~Au9qrx<R#gn})RK~n",
"*]lpdfN.glSd9^}1Av(r`V%m)'M3chbC1VmV42MoAYt-rfX!s(Do0+,WcuTkE}#4>8+Z0K[^h{k&DB;DL|Ykp!DBT/{-^c8rr+>IV7aEUbC94TG16'bKY3~7s",
"vOocDK9]Zaw-G_]aeS6D%i-:]BxsFF1lSW}[0I=1q5gNdM+@nPu7=EvR2e3B%=V58phj@j/)eW[P<Pk#24>e8RH~8OxFWsx~;f6Q'}FRyMKS!(P2kx1>:4_GV",
"sEV7,0Rb3!o7=z=_ZpCbw+-=@[g#$HWb&Q3I1W)=H0Ixc1yv}90P!:h^nGyFfQ9EH_r<MV*3^7ZV)D31OlBcztsWdwB6sU_A%Sp'6kf*J-+FM6S<xL1wEQ3M-",
"/54UEE+kg<|<&p~DF%ULTE_t2::'s*PUzafOGp%Gn1v{@tb-(L.Q(!=x9W9s%Iyu.ENO>;{XQ`|:/*|0k*&&Mj]cjH[b@Uu0#aF`,_L~E0-l^WfqxbufA#FCA",
"hCP@{4)&0edHk4W90uYT8Jqeoi9V;>jM3'GNrq9`CL}6^yhOKKPapq,yGe%j;R1kl}%fDy]0CCy,yAksam[uUDk<_}/S[.]YzZk~G^spfx>,Ah+KN'(.sEZ;*",
"BkatJc#DnAO0rH}{-bc0;p't+-_sF!xDUQN2pa%eM$Yf7alrdF>xl);DBY`f."};
GPUSORTI_SPV(onesweep, onesweep_address, 13533)
GPUSORTI_LINES(onesweep_narrow) {
"&Zc@'l,qeMQ0#9$LvCa((WGe:v{Lq(Giua3c(3!%4C#1!p9pS.aOEz*7wUEkV65c6w!EJ0OGZ^>-=s<tayRTJi7(!C1z7gaVT]<Wh0`Ckk0FRM}1b{0xD(!Mt",
"qmVE=F}~gOAfZtc/$c_uxqR`aq+E3C]W=QYf|'(Br<L|tyMaSUf7~fK7RQ:J%;,7k5vaW<b(>`=uHs}rQ-|mNUgS#GVeUQ%r`Qc7h:mY07|6<_$:'J05d+<M(",
"7ctld,h2h//lDL/r6>&T{G)Dp)c^#@MBC`W1k,'$o#x#MVMM&j{wX^Hyy/.T.C..K7E|t,hp_ix=W|$.3EsB@1^p+%@nshW=NwgC.zSJFlo9QYM|wwKuhAADY",
"D7je<126kLU~!QC`M8lMyu{UaPC.m(-)O`Fg8lJmUz|{y{`f%u|6}yhA8llT4g;['s.Yn~e7t1{,b'VN=9r|,KA=%+k~j&%>KH;`{wOaDmy/!vBqKdC/'Wb`#",
"4A{$6X-;)z4Bn||EQMS(0KqU00R(BaQFB~4*vuQjNbHI$@FID=@)W{WDn{G]Pr^ndSxKPd>o>ZQf^QH&vu9OpDR9z(27B}hD[^+qrsNe1i.W5):`6CJL_5P(0",
"1[Phr}:MY]ktRD_gw!;Mf<AS;u{a3l<O3a2bBTTZj1Sumc+GK|`K^OrZ=>~7vW45F7>Orh-j@BT>6#,eBv3!ylqcHn!$pd0ZO5!}kVOL>q>jR^<Z7F/URqs;>",
"Co)S*^&H7}s+b#%%_07ss|rDh-A2~Q-W{I)TBGQ^<2E+K^EtJc,Y/#mW!P8b~W%4Xs7h[z0yNBRY/`#+YvWBL-rP)XLIJUn[$vvHfMb>@D6l#W}P~j/cvx6yE",
"cuD8@viiOG7]rl%(sWVWS8d@-$Tgao~};no)/~r[JKXY0SO3LsR`**D9*M)aJ19NC,{Vn.ue5!Pxw~~s*@:1hQrw+[3kfHcFSMtJpjI3`e,_iP&W6{9xfRU#J",
"YxwL/CV;rx57Vy^tiE`^AeaCZOF]lu`QIRsr-SXG7*xNcJp@:=|@HOSU&z6~Fx42[r,*|;UBw0Xd+dfO$1gLJ^&00}d'&Cr5f59C)%zn$(Q3I][C/w/MBTe!L",
".VJ3R{!NUdDupw!rUp~cz'Uie#=qdh;&0BJ'~LQ'T'v9W$bk6#6e[,#`N>9Dh>>;~}E)sQhMN]V%PExP><%!LOS4R-HD*l_[O]~buJHAa8n~y`kBsNBn6^b@N",
"B,*T=18:)Zyh=<(_0BmEKO(0qpUsD&o:t;X<m._k=.B[YlDJd8G}`xu'Se5RE>He0sb+o$n|mV{+U)66~WvDNgd<*e-kZUJ.$@})TJzWd=bMq1/gkQd9;%t(b",
"NZO)NJ<bKD:oU#'Y^dxr:f0<OfC~VMN]uFrS'3Wv&y)ZH_(JaRB2c-TSo1%kbBl$YX|7grj@>DVI0O0lt/~Pm;1A^}QlYQdYU!@Sm`VOu6bwQX~8$DvEgtH|j",
"pZ*,-jXO2]NFiawTzvR_#C{pG/J0%]ry;m)&^iY,k!VE;B2Q[^MB|Nt}cjplI$~.sz3N>nyU|ey>sYqTio2H};SKcwUc|yo<y0d^iA6&yIJ5Q7bkDY=a7=vh3",
"}wZdMt,&z_BGLeiU_G4.V[i48v.yM>t5{9c#_ygf;aBDpoW<X-]<J-N#S~#J~0d}$Xz$WN[g%1Y#J^1}rHkp*DQ$cml0T6=-T2S!yY3FwSWxZ]Snos)3B{ejF",
"+bfq(QA,X(*]{7Q>)dP116+v#2(<5.>h:QZ$n_g^{HH9R7v}uZ(M0@{hnk3NU1Cz5&daOBI,9N]TCJc/`Ra)M9rHw=88C=)~y0Kq:{CBH.f[F[2p+Zv*Lu]u]",
"#96CW@$VQkbn5M<Tw7}jvMsD}8k~PM[>Xm13sq$'vb@.{<T+/r,nS9c%;>i6t&dJ1wAh|OxqxsQ>d9x$KJ:[U`q/J^/_xi*j~W-YO}IT7>~3}o=24d|l'KT%#",
"W'2#SeNfMc4vg)J.MS`wAc=DDBAWT]y,a9ZHk1![0r|R2v'83+5_IU:B;>.J{3qbA6'|3QPnpvpk~eKJ}oI^^uiM!,}+0cu$_>4>R]vLZgK;[{ceKOj]jdZ$#",
"7B)9PpDj/ggVJvTs(H`49dJieE:c1&~y&^)$skslj}k498&Bj<|dqbGs*NdVKeV@E4b-acl))BEmM~j#IDKLj<sV6~L]S#c9UV&9^d/'/(l@sF4=svwG2C@Xs",
"YnrLg71%)BeiJ_{grac9h$4B:aAUN&9bQcyZ@ZZl4Af{Q2z^u]ePe|&4e<$U9gH-d5rAP,v]#h89VHQ61,389Dt$y_h:7D^Dyy!&G3G=r8PN&&Lh%/kEkEM~}",
"R0gFEzQVSI_G52t(2}JZu!.w+~X2X46;9wu0@Cpqkc9ssbP2Jy,FVTY8^4+J+6$G(wRfHD#5HD*1xgxLGa'NDv2n`J3nWJ]^o%tUDHIrU2!`vb~A|=Ba;MGn'",
"UZ<dAILmhUN4%P1DjG{1H{#H-Btt*PHBf&|rC+ycJ9ZC}uxe0J8CM'N*NfEg_2X3ypWl=@<Dp,|wO>pLJ++7R#7:`*g52!>z@G6LoD+]|e}lSz>ckemzCYY)"};
GPUSORTI_SPV(onesweep_narrow, onesweep, 13727)
GPUSORTI_LINES(onesweep_staged) {
"%g=ZtNOQF^!#QA@=y6>{$w0nm{=BY]byZF5vipKg]NWsu`U(7@R#/a%y,-1F~iAwVD{@8gIp24>Vd2e!yHl`LP8=[mhn^we0&y(v,-:qdL4,1p>1S'IhXSjYR",
"<9kLHKIFr`ZktMe/lDHgD&OEp[[j~Y#8X6'($jgzar}CuM']V-tUJ}09HRDjeIJc'e~(B!pj=R7[~P%RKD1_1cy&M4tfbyqf3.Vi+<Mq2MddfVSI-B.|}NiuX",
"zzK(oIsG(Rhq_O(Ijir8-uV|CqFu1#}S!Nj$kb[@gg%xYE{mk!Pm2gZp^'z1|-P<FHu=0S-BibbHB4DW#M!Q3P-pyo-6}XZxYp0'&f!=!0c#[bB5Am<RWz0lu",
"Ep.1QdMgRQ{}G9'8{Ds4vHeX$2P^6)yL<2^pOX'+AE:k(!I0M!h'>pqoyn9|uooZhX0-,0YDSu7#E~Z-*@bFGWHEWnk{*_e5<oP5&6&cI<-W@~xhH6zU|fz-%",
"mgPixn:&=%e{Z5m=ZGFa)bUB`z+EfkJ7Z]A(i*Xpz:~DK4!_j[k51fdffhx~$(%3I'Zh-~tX9@a^v[sd/D`o#J}r{3E1zq#;V'3/sX#h)'Fot^wc@|c4T^d1r",
"u#4/-OeO8%._Aa(5hkoI^#[].kJXw&og_P{z;T)Gcjn+tx'(JkV,jA$'5ul+Q@svZ]^3<hO*tV>qJBXR9r@Q}+N>1A28QCQdneR^{||F1XL0|F$R~|6T%Np`_",
"Ni#3K&!*wOX@Cg|+._tDG;fM#iWKD}rl1o)_fpr6yr@9}zM_OiXbTfoS(#-qmKvb](Ggh~U_|Ef${MNH.n'n$8i}RBV2Vj!XLugQO8J^zfTdb$H.a_Es/-J~|",
"]~W!Xluo:`e5K<oCK:iXy&^>4OJP*>xp4,RYzM[wMqeuCbd5aZN%hNMmo^2_d|@N&pOYsEx%LrXS!w/wQwk8B_Z-YGv0*RBp/xB8!a26yyqf-u73eQR~+EKqt",
"KB2Q2NO42^hT'P};O;Yg*(j<W'dFUIY4o.#-8Rt,sel&oZkGKYWl`&X_aDOiJ&G#V{!)T)]i)Z*~{<Q4zA7q#SdEv*P&1UTIn<niIUjzM!.Og&yYX~)s!L`F0",
"D]A&zsx-cU}/!1k<NJK<h8rGY|]TJu8WZ3xdNw<<$Oc~[Z>d_qBulO.$FMGuW3fKuBOn0RG;h_FuC%r1fZ9N-3[sBWot6A)]0B.AN]fay#)}(]G1Fa,t/BKIR",
"/&V58tphWK8MsDZIoF9aphcq&dE1;d>-[oWK:bL9Vk9^1m&7(74AR1RZ.L}5/|..nj0^0%4G|Qp;Nghv5=,UR!_0f4iRENkAGw.Z=%Zhv>DfD{2|p8e,NHbrJ",
"xWwbT/ucH;BUYBcK~.yJlbfATRAu5@HBq~;3o[5yaBlxw166&-OgH[~(M73=7Kvf>Qxs5GM9x@X6a3I]8H2b_MVR~t!Efjmwh-XHLOK:W@QEak[O:!IFh(C#H",
"EnT_{.aKWB%JT!B+l&jUl$&|WLA/rlQ.:lng(nH$U%1v#$0XZciu^KL)[zA[sPyV)GwvNy54hvJa<ri#e8nf9=2zS:bE+4$8qw(@EQ;xn^OfH[n7;FpHNB=R-",
"S=%<qu~:{N;CT.7e(5vXoBf6A0~{@ert1*_Oh4n1x`QF;1Vs62,sQTTU~I<=.hbh!,e*$m2c&y,Qn~l!3]^S@pu}`3!i2vQD7QzFEUo[8T&#S6Ba_XayG(*h<",
"TKsxl&gJ-Fa')QdQ,t8*@]wMetn~o0y^~aQD.:vKQI%,oa}_%w&0hQ<`<v2#AYMk{|c=77H&O+r>)Vzf^81;W-:,al!BALdEH/piasLod.wX1,n*KCJAf+l_%",
"${SI)^';UoVb^>cPH`9Njsii70^h+wHrT=NYzd!:c6ua,db`k.v/m:o~RB;&vMY7AH)*MZ8Ws.p9{]w[%QDRB^}Lx|n6]RX4rq+<EDwa^M!'G%Lo0#i^sg#LG",
"{DPW@>pA`2Uig@nDto^7IYXc$^}^hQfyqHOoqS[QLZg2V!U*+r,,d`aC3oaAW30uJ6.+x'^NiKIT`lPuiB1#&9)lHj$g%Q=C`=r^:=zVx!5%kYVBu&/Bx]cM_",
"%,H*/QGRZ6eP,<E`,z&Mx:=:3bbw_F_RosIXHJ8&8K%@Tw4izz;t/R_wG){`u-vl)1#M]mS/z#x<Cy6`J@&;uzT9'_7k*j16Cmgb)mGQB%^[Y1Mg/:R|[[i;v",
"0dXje:XzR1z!UKY5wd^rXU*1(z+xwi46pgYTH^[I(5)f3T{9p%r]!EVdN,Pk3xBLh}5banPp10%%h,X|)TCK~hSgf=^q^[KJ$KF`gCNOKCo&iL+9I[j`H@U]9",
"{H9!n9]`^)|+QktahA*tp<WLpu6@,s{q+zX.,*V{h6GU:jk{7JAaNl;)le$jZ.ry}fule(W21X:<lt=R1>!c-5>Xe`:/ZgVpAxyzbr8Gq_(FGj/*MnhR%y+[I",
"UfW_<AKrU,xgYv=<:7(BPG;Y,e/0HF9bU`Qyc5rD.Z6O|j=4q(ioL*@+K'eC%vU%~iBjBEjO:P;^Mbx=|,MIRRUVz(YA.<dbHlYyi(TLN:%Y(-8YyV'txp|6&",
"JM.s(QaLEKB!X)*b{>JlB4ltz'hT%Pw:;3e014`L-XYw{QFP*[$hlUvq^8b^'lO9_`h(MO13AcAItFPD^1J[rc_-*@dK$Qo6[MR:`3K5N7s@TJ;*TV9UYbvWg",
"4IuDZJ*)95'g]T%~4^#I#y6cx<3*m%0>I%:eKnnRQ&KiR~9L-0^>u%S-X#%ssN]3@`@]=&EdN]!I=<D7$=GMdqhw%r6m.tQPQ/Y^mE![O{V)L(bnP5HQElWp#",
"TISW4m}]H7SuQ:mY=dMJ~t3khHBy}`#-8GPhk^h4H9#wWxk7Iw&nzLi|V)Tlj($YJGW,wXV`V3pYvy=ia}k'1+OOLs*sK)O9C6!@5[<V*,iA`lx&7NIYn|*$I",
"DC{]Djyo[mrK11vwu%u[/sQ)^n[>98cQNZEsJYc&bLz9^$C<|*j1ed*/X$.Lj~[t/:}N.,o{J1Pz0%a](.DOeR2_r.~I)V|=ZB2XSDOtN2GNMn)0x/afJaeei",
"M%K;~$}Hv=uJNuemk%d36LDqqB^WAks]@w#P72mpOZ7uz-OV@vD0.W&%<2Lh$+8iQ9OELn8MwBE-]D%40LR#cW@Q<dN{',0UqDbdl8Hb{FK{IC.#Qe.*}$xQm",
"obR|.g|q!ffo@-20<wu@w7iR]gU_=7;,:95Zn=)re:(q~T+[<%[Nq$(ypER@,^<yZqS)ZJtFF]JMND1F4>1ZpnW:,hJ/[#WSz!nqhq:~7XL*QzJUCOtpAOZpm",
"0%Z5Sakc33gXwE,}a)kfcfKH6XcJxtR>6-}z4Ttu'^>D]ekpxZ+v>yE'onXgUX{K,3ewimr^yMZ[hU=3t2E{MB3DP,`]z%#ARw&_!f9iam05-({g0A!'Lo-;v",
"cP.I{pWpJxd^%Do}x`A8ZTTb)<H,>Cd@-G8QBI1'4#Q0yhI0i|tPk!gh1O[ORC9<gbPBV[COAS`Mt>BCbY]b,M7vo-6Set(jzUZ89GC{tRZ^ax&C,tXqvj:f+",
"IN&[[g]Swzs;A!c4#dp8=Z-cm65m1k2d[@KjZ;Y,g9P9DjLws+5L`<<JhnSTBpm{]o5YE2=;mF7hD-nF~w8`$<D=z3j~beo=+cL=@}xlD#,N9+gHEKOesUiSt",
"Er8ooJ2s7N#Fh<jzWEx2<Cr)NL#E:*Z'3;zH33e[qEpmD<;B%3o3~~!rS+r/4+/gEfN`9x<iYXPSTN7dSyYNF0<Dt^T<Fbr;pM*}s0%9TF@2qC1#uPpne7SYX",
"oo$W.!_(c2Zr,qrcE-,LTcY$q%}y;T6e'~tU;NS=~|s>z{k}_Fb7jk@TfE>.<jYv*/lRt:%W/g7o|+Oh-X!ZJNDQ}XP4eR7;Xx%OXxT;~YHZ[8pFf-lh~2)Li",
"bB39oQWJrYMa.{8_l6sb=Q(7S|E5N;_IqeB4|!4J$@E&M:!x=@Lg+.R!!iq={14ZQ1{*hndD5-b|sR;wK^=iZewqP.+&l[Sl]o^Iz4`BE>lm5dcUS.Bch|=5Q",
"!~eP8r&KDBe@4KhAEDnJ$h'F5rl.Z>64}$#P`LNvoT'}('A$(]Wt}n7o@x[pv87KOpi*W+}h~(/tww:x.N};_z/O]@zkwL6v<xg/7OxTLpm1+rk22H.e=8hWh",
"$wqhq|:<FW.exllhE/qL|(UN<V3n9;qgNiCD-/V[sL=O4w0*ig.Hg5B@B/#6$zy~u<R5l_MR!(S0O-xw&lSSY4C=Eh.C!AdAv/:o7*/Zo-y@i~_zr`Hc-~.7U",
"%OH:y108w2d_n(Q]97nstR7`,g}UI4Ik{oQ;J5*QUyU'HdFYbPjGG9T]m:k(4SW`^)aY:tRU$F^+-B<v2.IoX`+_g|e#f6Li4!t!{[qjCVpn8o>N%.:}NcRQv",
"/{pc|Q|J!2c$R%HY2e{bV{QYIF@Wc)S}S}M-B|Y_dszJJ47SA70Rs@(TYin]9nFU5.TqRwUjv|&B~4,o+j'KWO#|4V|LZu<UTJ)5p2&iZD[I('{Y/2nq.jG.h",
"mr%,c;&|GbGsH/$`vz)(4<5YjCY!E[)N&vM]2Ysx%HJGiaqukMw@nrr,;Ducec>rd3PtLlGx'B()N<i%u;cbZBo|M~[@l%`n8,RY0WsC=1=X2Bh)u2,z&j4zq",
"iGt'g/%Kh0YqQ($L}G<[lAf>8bI,l,nFK8]|c=uYUnilMhmyKnTsTW_^xr2Qt|OSkmmcB'k-+PEo0qD'1.w67&q<A~;a$djLl/!M,IH8!K~IzwtncR>mw;Wz*",
"8|bZ)uc{6.^-05l%dr;4#I>CHR1P<[V{91:zbxY}$.WruSFhix`nR_4AZq|fnLm*Rbuo(^.[S*@v[&-e0iTB;Ir3H^t@S8r5PJkv08R3bnE3&_pPtsXS5vazA",
"g&O2c(u3lO[sKo9%qHPj*m}=P@HPfH9!zR/fX7GKZGziCed;xt3OB}r(`49Nt>b{N}9j1kB|Ce>QK,UAvY5YRWk.(J#06s/]0dkedQ@vqy/<R;UaFJ2M{1uE3",
"2bVJ'OtUyh)uHJti;)a4:2|A.P<O/Fla)nm%TWK>jRUKHSy;8*|0UYkTtNwTe%ajH5e7#v#JyE>5F-ll/x9wWiF5/(R(#!ewx)1Ts%Lcr(F.hd&lU&eiS0Ny&",
"^O4k62<U0u50S%DDw1O6'8l=9fLv*],P3&_pV%xC*pxSj/gF}8G(`E0OcEHW0mo^<k)D^#&c*3RYex.7:+G090cSDvl;#*3bm!d*-nPcv2~<gj|D5|>w8F'%Z",
"vYll+nh;PEyO3cK/k.irY@o<,f^|9d}U<)UV=n`W@}guX'n18y@Y/FcOb^ml[}$1a%]Q{]nyPYu2#9=]nUbw~N%_[=a>-$G0m,*{!iJy1+n>V)CD=V4Mw3h%)",
"bfSsK(s=jo`vo:QX{<=<`@LBtnf67k|a25pD;P^97zO=7K,|8OyF0C</j{a^)HL2OQZT@;4@^M^*o/WLIMZ|!QSWzu@q&}H-`Zw06|AJ4sgF'|%@E4rIb`M^P",
"{2G(AA4U7hIidCAj${ImB;qmsZb{h](Y2[.s{nijWR4I|:a&aX{ye91%7Sn_9K4)J5}Z+L.trWJGlZkIE6uIaIIp`'}37L1I5>I=N>^;nEmeJRq4j2K9hE`vX",
"@dwKi:T%$.#yWi&:}Io>hob1&j;0w2Djp~/'ZaKlsHq<u)MZB:-$PL|/>7OIa-c!9cFlIO{d/'>/2Q8ON**S_xp*(I,B3pj<2FuPpnJ[A!9mP>cf_'apMNuD|",
"R)41'Q}p*Bk^u<yCa;aoGZig4k)Mp@OB61]U2r:l~$vly;DJWPg{SRS&OW|Qwl0v5UNzPbMk'cgs;y.|&9ZX)JB!I]lmFl01&5t9zQ!"};
GPUSORTI_SPV(onesweep_staged, onesweep_address, 13612)
GPUSORTI_LINES(onesweep_inlined) {
"%^JM:B._mo$1^r&13tNy5j7yzM<`%Lg[D&(g6CvMgW>+5n(z0p!{%W]_~~!X(xBgC]|~X>#k/qcpxf',V0QrllDL5J#N<WA-:23==qWWJ]IO.sZb3-B~}>ZC/",
"8t'>~^>fK%(2U;L]mu<sW.=tMe,a(J4Sz.rDYSpy}#=CBxA4x7N%[C]NLAQZ)G^`'h7*xs+9`7TgB!95[#DsD]MuD%u(g8Qon6~3%Z20w:tAB'fpJ<VLoCcU%",
":KQ0=-]bc8.Cn}e3vjpK[>S<E^udK$U#SV^zt`~S;_I;'LX~S>5AjZJB0FB!3A@rygKpsc~B2~b#TkP+ve)GgtkXoFle>TkfXHVPK<geO87r{Li97w4S!aWic",
"IDPr.O<5dB]VG@4cKY3K~dhjoqaz:,Nr)&3&je0f}(IkA;|BGP3n&^G$ti%BPVToT3~bgPcR3=L//C6&ZXq`l)M5(Y[$:w<WuS>*[hGtP$k/zwH,)bOsbAGOi",
"p5Pr}Vl)a3wf/!z)~emWjvH,^cFt;55F#'7b;xF6=:vy!aX*A$etXH/|Xi5C;h_z;hp<r%3a9|WsFaeq[oY,7!@DOY]Qp;O8L>N)ttf3VcaOSd/R3a9*ae$bL",
"/g6}z+[H.tL<rciS;M6n}<du+MOeKJ;2iG-glsHRdMt>!w*ZPJg#bEFQh!*}AyT#elmgXvi5XBd-,#Q45&PIOy=K7N'k:P;]yUT@*n6h;-<B-v<&xifN/'mAU",
"(fJM9C*ao./Z./U;k$zxoO4[,jyP1;V/uz6.B*_nq'pu_,FN)*xn{+{[DpX1f@K/VX}$K'*me2>HlXng28P8UqEg~P|cO0&vSE8{a59~S>|Q~YC'U:k#Q{bf(",
"57!cMKd}:WhRGnq4'OOnHnepP@s|y%UC22u/E<,V%`Yd)dFJv~y4%uLQI@P;{'YV13Bqb2Iqk6QBCJuQge69_x{pLhOjiBhIH&]z(G:>wt!mZPtk/W@d->_DR",
"6DmcSaCTHw2pepc_J]~ljEJC36VLqOB5m_.{'V90r;0q;YY]qsgTrzuO6YQ8:XI8nowIF'VVV[MfkU^Q$V|xI^O*Y&@Bl7/*Yi-q[!9cyxf#S^HDm;uR@=Fdi",
"^T5YFx5PGrp*@mn&@2|)dU!ZyLRhtx%.8'}]K!h7j>oo3oK@^]lJQWwCpKAj>yWR9L]RAWzBa*<WoDesp.f~,!lQ&ZOVo5,z7@y&Z;xT4`N4G!+eInn[Pg|^H",
"Us>:tzKkyF&T$*dcN4[YsJzD5^:>X-OT~^Q'fS!$D3a_ytz0Wo$pC1apnADc5gpTA'L!-':BG,Q9+VMGlG-`QYDxd#+Dpap$Vja@&YlislMEjR<8`mm#inAcN",
"6Q9k%WI1N&anRbx{=:T`M1&v#pg+k+JTTS0a:JjTT^:or@q)Q>jE8U0,&r7'P!4;|3H_]LT'dRMm*sV7INi+Ixq)+ka<c|{+,46%*A3}W3R_-)N5z>!8@ft|4",
"}@4h/k4SD*MyqY'f]F/^:ejHh7`E$TelsP^hHwt~`+G<X1_#_h+QYH=&mK^xqmL!3@L{i-]ADR=ypG<7vnQArMSonn|zYFPYk#8g7f_=zgK5xKVbOi/Ot]vk_",
"'$v:;r9yAzNbr{i*:s2%WO/tU3+u^ec9ACv~Nm~;]E;5|{$vjEHuS|O{M|'<S<Z=hJA;bZFG.k(n8[B/7v&!Uo,0W`$ip_>UNy[u){hqc|9B4Ys=:_!#rtaun",
"gxKM^$v}7']pF`&rUexRL)~{O_GP)n_|!BCrVWb`kvxRDY_2q=RpA6;<IX{P)TSonaVT-pR'5eHS/tyNOm,j>DYcbdiGZ4aJT6[6wHlg))M@7UmJu@$,d%DXA",
"HJ%/1K-<+g~,.V0GpyKw09!N(/8c&!(w<JGwfrwoi1H!){<M`:15%u-bww7Yf>e0nf5A8-np;R,.=9PQVo8eoK9&8a^%y3>{8nuD=gdn@CBMhnNKHSykMLo}6",
"iJe^8$4<H{U,!`v|'ud-~E)]aLK3_3R#nWuG::bp!kHEA/=RTX&ahlMeAdv-LUXPL=)Uex2p1As-X`UaK(m!o|!aQkK'=i=;*WWs@EFHE#0.F5t1q|Xs'*n%F",
"6o]~#rVs0S1FkthRe@;+>q@PiO:%g}-&x]&Bo&}gWH_-q2^9>*m[WpshkBt)B{I7LHe*J']}.[x1[0l~4TfsA.&}SokyCpl@n;@:{^jdTBZB&l_^>,pk2uQPk",
"fZ,zAy%6=vw)@cBOK.RuS-8k:Z=$p=rWjdCckA^Gd5=/Yd]{!u.UiGK/xpE7`dA$x~>)[kWU<j*<_Vv9Z&NQg&Yy4gVMoqI^*/YhPn8siT_{|:KrW*:xZ&dg!",
"cE7'hRQJ5/kRFzQy$@qN0UKbD4MLZr`QHbPhazDc/p!%HNt7I:mYWp$e'0H,_X}1.kJkJa.66Qvkf*eZPDoNp`I*Q0c_yvNk>b{)lQjh`k>OoG^Obk]#`%cC8",
"I6y><rONuq}#Eg>/z$Tp,vwp~m*t(Z{]M4aqj+>;B%5fsmYC97KJRqeC&$P@{XYS`/1!S+^20{VO{!0vq<kk(c1C,JxK^#`RS%9].=6I{[f.p;EG9raN5jaf^",
"8,!u{+kK,}7@6|Y[SPIxqvU$}B=2'E*ED/5u]f|p52NtmP&C&`e%ZV:kDDoi13@~!O#jg>^Y<:=zk;7OCpqV/ygWTMpeb7xHUjq~#5P]Eb'>Je!DF_xNBhNZV",
"mr(g=}gnLT=tQL~pRdea:j2.AtLISRkGI<3oKpLV+L3'b#EE!qqeUyz^+:EesGqO6)oOpUMhxgiw_{]k]t>GD]4UWLK}h0|jjW0ZDMZ.S==~4ZmI&U^4Bjt@!",
";Zo[~!WuFNy7n<#NJpX5yu`76)nW|EECn%6Fh3m[@irut}|JpS3<fds/sJY9jP9X<N(6P-Orbo{fk~P!kc(rn$UFZDzlw.8py6XE>IKLO)UZ@6pn1uy:.#zSl",
"<]k[7raTSBmHi(RDFJyYx@_.vzMu^Z&Fxcx'o&96~$.@^Su44F+&3NB.N=1cT+(a*_3RKReIQ4t)VR{%p&h_W^&,6bWLs5&W!r#:L{WVhXIa7n|m_vfc0eR*I",
"H+ZXP'<@HU/hG/+/bns0]n!@<'w20P${bW#eN_N)vD'/+$}M=:H)RV}7ve/^6o+G>lfRFA-]X2{_&=o.d,J:7Lc.;{5c*pgy>o7^P$`b2A{Ii5Si=Md$X)SLN",
";TzKY9.Wh-vTo:I8g_ANqi$$ET.4bECt^Yt#s^*gn%@~OEZUcAgb$h^j0%2z8y<WADZtMM7a47E<Jf$~VQ$6Yr`>k#`O_hn{H%]=iOG1bRFHg6@i(y/ebz@oJ",
"3KfR}^kb8R03/,V3>:d_U'_|8v>4xgV<8D%Dek9R<#S/91<_+7^X5XW8E'pnrpV2)[ftGE{PCGvWSJ!kj-0k,^3lEno,3JFx)O/0uh(RFEqX#c9!D-Fwim>mO",
">zwT3vR/#W>5cXC3#BJzf%lqVNOo^Gy/,A0B~M^qx!2`.I+8MGZ;<~rgEA+|Hl@KgIgb/F)oEHUr+<K;lm3EO^6Y%[Z@W]K1;y]n4YMKP6YV_*cu.Thn4gNR1",
"B['sO{-oEckq:Qvd7Df#WnWT@-E$E%l;r0.!sF3E_daz&e#,3BBC7HK]j]1>>a;=z9GaS'k@+&LV~t'-Oa1ml_tLH6COD35@j+jm2tsfGP!p5!l2Nq3,O=v!3",
"%MOd#SLY<T=AMZL{rq;Srer6BViPMK0%#OfUdTXi9w5x_#c:`hkfXN=.oy_+zq[/IiK1WWd>!iT!L+OE2'rI:6]I[N4[Yj]T6hFwX]Z3a~}uSFF=uEi>ck!u2",
"):[(5dD#W{9.6ysS1T)!2EHBcBS3@7jW8Z/'hR&EA];HN]'{Y{Y=LJ@SQS&tVec#S23)Mo]pZ.Fv]Y}+5s7g*uduc4PSNvojXV,Mf8vBBpa=!>C*d@e_^jaGd",
"OUwvE%vfycJ$FIm/&oZ`fht%)lNjgy'2_8[u.zQrmUG[WGD);~f.egqnW.eZVXsm+%{*K(&XUe}axKFWB{RTd[>OA5.':%UL./%D{i2dP_I!mT&^DF%,~%Y>-",
":MRlT/Fbbk~Ldqpr+{b&)azjb,(X(^oBu,+Vxn|ZR2[rX5:T@NCIwlU]Uj]{G#I=GN/MFlfT=0;2z58DNLhfwY`a!0Cg'[I.Ms^#&[P6Gh7Mqc-Bvm<9m;`m_",
"wKyr5lY5FuR0X,lw#_xy&d$BzyJ'hl}in=+9zZ|v=u!l#N5`3UXT~5fWBCS%pYqF9gKv/'z;76fji{;1*i*kV%*xiMX'FP2*wI@dYiCRsas(dWD|xlD9>Xq)]",
"]qjy^O%IueooGP{46w)}W@7/g%rGC{X8TbI#F[eOP!WQX#79d3b#XJr$X&>@x$IB)hWMPZ~yE|lmL8Uh5GLfn&W^1}M{>SgO[m[hnRAA8Q*%2lQJ)Z'ahYC#>",
"zdAVe#WMscLIWT'XovTG=zymK.|/&$Mo@~p9MYFh8nRxwZ#j!to-D=}<x'gF@XrQ0%U'{Z'oZ|}%yxHj/p%@}PZu8&:)N-=25nQSBbwabP:'.y{e(,q+QA;9_",
"JsSVK[u''MosUlx1l'u53eUOn:dEq7=!q*M,C$fdU}^&grR+L_e[Go%7B;:|Er{z-@xGgwjh!,LTuW2Eh3N^jEMF'@&3B9s:j>BFgbEtv{7Qp:hlY}oMi7_Ja",
"W5]pt9h9p9t#v68B1_^-~guUk%@!C_DE+%%91W$+kP2!{o/zOtO@Vk(zn84#EJH'sIj,TUIN!r%%oqTVb]FVz54F^|7a4z-Yt&tYDURK;x{McD=,(G)o)mX,x",
"z/7&BlC]_(m]mo=/(cs5mU_>Sa>/9fpUX&&{40H,p7]9iA~G7}F&W>:0K7LJNY'Zh+'^T^u0$5Ld)2@1=Ad7V@faMi#^7w7$q5jR&g*sY#CP/m84KDyV!~WmS",
"&VrBI&#AC8TsNl<0Y$m9@Pvp%Q-WJ9-xUj3J-~Mo:Pe%c#ziTr-n`pH&:6>8JHRoT0(kfE6x|n;b[*aJYC8%`sy1yixu`]U`3,2<!CM($^2Xy:9v6`-7yH;{4",
"4>snX@Bz!vHP*/'.F7K6DA2s7zf$%77m~PvikImTBKK3zlL4;}.Pj'$3@!g)39)(`Kt+S@9Qn*i&Eds~*Hn:q[3y+pTFsbi7S'_Iju9X/73l|M`p%'sQU+gCN",
"}l32ROYk0`w:E)Ai0$-h)(<AV~cLGsm:fPR1tBchcIoP1TtA=Mn;h&N#S$V`1Z=F{L;o>}V_{;uMmFsOA!F37`Jz2e}iD,T}e<qPNNH,,ke{F1(}weU/%nd@~",
"huQy.+j_dRhcY#o`/t3~pDr:]35ksw!0}M-WB>Na1jCSAgeS@vlXJ'=`iYB:jHwY:Ai>AIt'ZE6c`t`A+$;5:u8-CipD'khsio:T/Kz{5]_#!cwna/Hs4`J1P",
"{5Ih%S_X[u+*lND#q0Z;P~''WXnsQ3wD[WWU_U+&e$Ig1e,3PvK'^:79fZ7Ln=rqH4+,P<EP`9VaY~uI!&=DX)16KqKwaZR<c$&=7#'a0[eWk'**O;y`|C:3Z",
"N~6wZu',(c3rn=<nL2ABIKv<onojuhU[,Mp0$;;|wE#)iGhF3h|=Fo^DN]hBko(Z2-(voaFk.:A1;~ZycY~+!V.<'Od;l;BKBe,@TL2)/^XP_Egz3AC&g1ZzU",
"a6&ryrB}8BW]|*t9Uq%SQhWdI$^d1ZQ%+_yA@.h`/7E5*<Ti;rCke^CS|:FFqWo7OB>6eBeAGU1uL+poCuZ~;Jb55S,{&3V0gttZ79A_`U7f99Dld^}p~mL%(",
"_jt:+H+<M*-'|;_6_-%%nC-o>w{i.$%#)K)m01Gv&sgYY1I($y=R3=t0Q=L*M+_GCm%jhQ}~F%xP0(XEwmjG/IFPokBpY0$@k;xPm3a.8oli5dldk&=[G;}Np",
"+r=}{-c'}@+_Q<]@1j-:@oh*onw5Bdxc}J-gd:f+Y|]W;mW]RCEpIV3Nhc`cfxSK.uewk88,m.FCVz/xZ5P,%RIzBSX*sA&[8hVMR_E1T+ehUFP~:<E/m59Id",
"<$+|737(g$uacbv|(wzi~g;fazHO;Sn3e/*%kQt:{Z7~ibwF5WdoHmJeL#uC_<E647g>aOUYn;|vZ0N}Q}E|t3{HF6Ae;e%lqF]cJ|/at5llr+8D77-%+q[ls",
"OEepz:c0lO(j}'5SxfX%|oC4XUvH5z[.]5fchp]zC+%`,.5F9O/38NHKscDO{ndi4#%Z!>5sFz/L%:U1kHV`y_YX,G$OD*FF`ZxDeH9Z.wo`*jTk;M,s]hY;u",
"_,D71:i^_r8U<z<>tzVz<cU+U(:KnOES#i1Et/y{WLB:htDS|MUpDwu-@BF0u*~voL`:f^o`n'!.'ks_3#a$eIh2wDU$%+N~c-/>qfG8McsW3>C+#6$xtn:^S",
"HA7,,.^2Zx~uW#Ki}xI-Y{3IN3(Ii'eF0a*(S[{7iE[zer4;KbMxgwV3]t7~sxw@fv@3'JX(`/e)k1Qm2DFI3LaO3kUvXH'cH&dC`jjT'!6r@iX'hi8p_K38<",
"mu3#uHKBGG(Am*$elQDV67c;M)Vwr>HDQ6l=eufn*CZ^RN/T.HVeqRf$X}nYo=QoU6}$W:*=KYo6u<I]pR,d[Kiag2L+}.*'6EYy@z4w1!E2Ag=nP;X*WBtq&",
"@P(TqGq@JHf:'a-e#[#<k%oI_$cTtuS2V_@Re>>$_U)aAi+QKmTPh=})SXq|;Rt'v|:Z@LJ5J.iu57TjpX7YK.V6{_T%DkKhz3RMoJxIM[_Yfj+_4{C$|%s.,",
"<b[|!teg(Dp|MYIOoMsB>FK4:tap8_:@*2z+M#l&<bX2j><Vum<]AURpWrD@(GmAwX5Ibb)ke6Zaf+`$Ex4kkyI/1(|W{bZIY+}=Z8P!z0_|L>ST+}RfI9AO>",
"sld:Iv;bB)#d_fdWjR+tN^]DpCkG!ot|k)a_B1d=%nbli};YLATlPFX>}ZT/EVgZX{xwUP4Z9*)}W<<cT{r~DF06%J){njKO7yn5O.;8N3'yq*u:hb'.iBT&w",
"~_[Fl@oM)'I3K/UbWrgf=Dj5l^2$#F`~%C@/J(,V-I-h$mj6L7V`AF;#J-6bz=ZN+Wo;mOtvd<&OLJ8~Wwj4Y9FjWXj5(N:#{Z(oBNbtF9)o,FB9rf$t-gze'",
";UFl]mHR7)^a@T&ZF&^&K4h*|}og>}H7T8G.oW*&0>B>~S=}_R4Lvn<bp^xn;0Hy!yVTIZY]:0Z(dXgE,#q{(jUMA++v.--]^`SS2>c{)8ybB3&|Jne-*oADt",
"7*kByf`p=}+0$,Qw*P7^oG|,B7Vw|^S`r.|a}jm57)P2X{`M)+CiN2FH6j[XtR)ITZV:.on8M)#T[O4vA%W+3%BxsPW%z<[(_ob:;N+Ctt}UC^l50{&`O:/S8",
"I7'TYvC&t}<Xfe65a:5DW3$GjvkO|6{rn=LtsGR(kt9akFV6^I)I/LX[kYUYv4y_a|pt=#44f@Pp5X%;/'kW4RQwDfyUtn19jIpV3a-_g94Z,25*CcxP.!9u~",
"D6Jz)y1EdukGhQVsu~Ha.~z1|*(:IyT-OgMw8ixDZ.FitGI_~z5~5#jEqCi109X%SI]wydz_2|J,nBudZ8+d9}OX}-0%dA}^0qKN}e36:e54[|kVU':!S'8~E",
"Iwy{Of[9}6=b<`Qi}@BPN8v{]F1]E0iQVNj}x<wJ{LPVO9^W~0WzV.UlDB9-x/]-l+ePy+;:D$Vd,4zbERIa7(~>XTCh|:~sb[7E)Q/]+tI$~`nNrALEkJZna",
"/QQ!4Qd>#SdV>4gN`{Bp%wHUv5Ecd''n%c~,s%(HT:.Sza~]>1Y8Hpe1>E1hdpsrphqXL+phU0,C0}D-}xYk5EP'R*osjb,nI<6EBpH72ae<TJMkO5bP'FGP1",
"+<XLm0a5enKXZpZk:~U~L]9%J2C@&CxAaJvxhJ~I5]!VG#/P!2LcvWnE1[+;kmYn=C[WwqHp:=rT>g=@0]LM.D!>!!p>baQNYNOyO&wpmW.zB|GoWM'P8~Ssf",
"kMM%nD%8O8phP1d9FXSc48FIZH,YqX_&4qH@R=Vfv&%'pn[(_n_x+5/LGUuXz,'<S6ueYQQuy/U%rOzjD~C8o!xr(M9S%N,qxVhl8ie1r:<{=Lg1U88-RO@7,",
"HHQ@K])-J+PWu%{['eR:[XqFpH1YDf>YZV8,N&Qp)2SI=K6cld*$3LAHxdW+h7SgCLPJJLDygucKhzY*{E-)Q,nA~4ev*8B:.}Gd$m4GGXKJ9$t&3^e@/}j,k",
"9jbTqntgQly;]N~:luZ_kw]JK&&]w2312@J&fS3Yg}/dG^&-pT.J<r.mv!9&%f!6QW$FV{F7.SER)[D@v1*98L==L$$(BE]~ov%,eCJ_]k^RVl,zF,*GR^#@z",
"!hvgy|;[BjF~uIMlQ8~WV:y#5;_wjm>Zi!+},2I[JdJ}bW-v51ObW;sH;3HhYshK-ynK%'_~y$9SB'`7b*xcq[[u#@Rw=(r|iL:$/I^$s<G=BtFik%!:-$)jf",
"_Ql8zJ2&N:ut;R3'wy$OO79tZ=wJuZ0r'H7G~q6`_#,7sTPdD(vJ_]]3&Oa;-f-:7(ar]UJlgd<+yn@H'rrH2Wo`9^tlOd~9g)]<OfQ/sOp9KNI>d*@:Fz>+;",
"19dwVeDB{*a1Y)^sd*$Yjc`z}ZU8wS-n~=-GZUq=z0k23D7BlCoDm24wc)>Tqm}iA&Hh=(#S{V2v~/P3z#K13wNx(cTX:=#}VR='%1)O0^b(o%TD9*S$k&Rg9",
"*j:D7,M/Bh><MW}&2Dij~_i%VR3'=ZHX0MC%;''~1]3Bl_b`2L{LhvWL2>u&YBaN$qli-Yfb]vw2!Z!OD%BOm+2yhxeu-d|#BT'5[R~y/x*fh3:,x2NZ[:{aa",
"`F_%!pt,oIn!>Y|f${;pfnG/*,tUm0-r`SxBhN1APt`g|&|U;T[zs5L1jK!/^-w2X5].LzBe]d<zB]_zIC||=qb>(&>o.T%k$0TOpWK-wwHT#|JCp>_sH<EmH",
"AY|^xe&E|'iB'VO@q+SbXaU@TqVq]fCQ;=;FqtD'Zq_5).'f+j{jPRA/D(y7qPKrEC/tebr=s}i6E>dDW#}W^w;Ribs(q~8ARCder2UzGqz&LP$8mqYz:CwyI",
"u/B})8@{c@vE4FMM]LGnbH~qFW!{Ijqpt)*p*JYyPhT]vAd+^4<TIcW!S6n;ZVR-}HgG(s.#3gjs>c,AhXENqTqtnq&Hk,~8S@5-VgOd-vWNgHdieeE+'r$iZ",
"`@|wO)(b|m%>8H_%k]fQ4f-8P*GpSXm-ssjanh&{[mh%Ooyl;Qgl~9q7&|E6L8G)~0QWIct~hum2gq.82$wu@^AUZRjR1!ogE-F$[+An:,16@fh^jbfFiB`vP",
")~w-(s*mO|Bvt7:1,BRv|l$u<Wx3uN^J/*B|^>Y%tp,&VVQe&nWk)K[dNzriogNF01TxH!{$v&JuQ3+`(IPmd|Xj8N]h!!{K6hzx]`SJJqy~KddiAjEVIU9PV",
"r5*Qed<BV)AXhMLRo_<XmAkx{w[QcV6;5h>xJ8HXkO[3Hgqa/w]9Z(tW`,g(c(,NeMQ]Io/bdkzm*](wvJ'p$b*(+RoBkLsB5^(o[Se~o(RrYkWA5zx4HZ[<~",
"!a|GJ=oA!Xoe02AWWXe*5/Mb+P9V(9M&MSI1d0r$k_}t}M{#AvV$h{mvrT9j!7Vy7a85{k!>MMcN$jT.R#Sd!Rfw,]P7lBJQn:6IeQX$UgO>BEYw/in4^B'Nn",
"YdcAzskwQJ~{X]lQ1ZFbp+[Z<np:}&XcQJLguU9Akq:}'.GpbVC*=RNsWT|_;+59J}6%*'^yk^Nt+fJ+X'!G.k29ngXekB+-{iXt!31JCa*M/R0B;c;8uEVwb",
"y59]K_tc1Q2'HsKNq;`C><cu!H5`*nVx/m+bz^UQq&F9+5m;3kfeG.]')`xNZ:*-[xVNCQ5[pC//gk7[~ItGH)'t@b^!(R:!~kZ&'`KR>p(1506>{.dYW#5:b",
"S{s5'n,R{2|QyHFfTmwv2ym*b__K62L$,35o>q7dH+=R{N[;w4:*jDnmR|_H3_)h9pQXpB(7}<1*0ViA=U<zP`Dv(.;#L8b.Atmr|KUEQr*5gLJa%UfwDz.g5",
"_3Zyn#I_b[DOC[i*`ugKtQ)0$kN_>HeT8g6dsdYE'&4'%v/UMHvAp%I}AZ1W$~e/sfu(J8arO>{F}_3f,'AX!)MJSUL49FD<1##4vNd}qi[Wx]rW<r3g`SWNS",
"bsw&r8/z,>^7)u1y;mlyq2Xw-x/uY$xV2Oqp-COOK%S1-1]s+Wi&]@!YLnG-|C0u`slmHTa;L]"};
GPUSORTI_SPV(onesweep_inlined, onesweep_staged, 27305)
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
"$m0)VE!M/2E9aB*y]tI-DWYz,gq-<'8Y]b~ROERbIr$vQ1$q84u(Di=#/QW);JB@Lum|B1K0upUQequM;zO'I*'F^A6osq}Z9R|4U0J;fU{!A@-u8PSi4s_[k",
"swr9lqmVFz|`//AW4lLRh}:21P;m#WFkq4$R:4HHoD2Uck/=%QmhYc7_nL,>RPutOKe`!XeqI#/H`x~Omy]Nq:WB#}xm4.Ojvp()ORA6YX66#v#Ob&M$4};6n",
"M25cRwkULJJ@Z_-/)x$TtNZ2iuc.{v4z{=$hX65,3wRfgAyFTvCJ/3x<uR%JkwY,/ASfxmWi!SHS`Y3GviPFuH/QY'C=Zti4~f*HnTR1myy44K6F,=L-80K#l",
"t$N;-#XM|~<z$_J#OJ#@VeNUGmn^$i.$ubiZDf=})mUI!k`&B9gNIv7qVoPShN<LAg)Cu];&lRCArMAhcjOZ/j!Ay@2TunXB6;zGIY,t`e2j2{#A.x^4:c8B3",
"`P%J+%JGFEoApIV:k@_-kB4h'}XxzAp2RIj2]SE,j:|0Dy7(}3z0{`qj&RIyzMxP{y)N36[9!A(Tma~RbBhEFt~^)CI0;faj/0E)A+Md=O5I/KY*:.m.9prAj",
"_Ek+'de|G*r@7k-|ER90u:S1(QbF~bxer#_j#4SBglxs!;[c&LwDDf]B|%]f8ph=$4`jaG,WgX3rfF;H0YRpJmTD!nbAU(m.#U2.~7RuX{ZmVvHN{`>4k7NKG",
"bpxA{Djy[zMN)J,Ss5(B()tz_&[A2,Mel|W6V}IdHQsptTU)gSoC^9*1ck[L7<_@Vb.u4>NQ[.IxxP3B(SICr1Ze7=Sf+1}CU*($GR/-&nbi%gR!bXz`h]vWN",
">wI!d]gQ1rAv>b1vZT!~tXc}p;}k@wZ|+.,dpljkz&P+>[rf#]l*(Z:^(92oa:{{:O.=Kf:r|2>`^pVrtQ#[.cRXx)>D9=BJ<qxtv!&{c@{9}rj6Z_^U(t#<4",
"I*^qgzNF|!J.~BdOSO^iF:|@_B4bT(V5[!5#-#7~62D:i4zZ27^Q>B9I0u[%%Vos-;+^RuVOur5)-d'Vh&i#<RK0Xh(tmg`&%9pOxLeN4:DH}F)-7aBj{%j@7",
"|p/<5_/gl&U>P]J[o-#].8|9B>Y]VF>YANOn|,a]:(.dZ<+]0=lG-af!,xBBL@OyZ^cXnv2/bqaEn!q-CiKwg*Vi[y^BkiIs%3>=+jmOJ|(f:R.[_rX$)pY[H",
"t^'Xe&cdhXC>|cZ&<vd.RHc!='}QL/8flk'(&yr5dmv<eL0wb9o_dXItt0!kVbL1+p7a_z.,n&i%*@INe;~x!#!6,u#g~}1A~eSFj11!lxN|(ZobJax6#eg'!",
"GUg#J)0zr/V$CilCg3%/hX(ijq`.L>vr.bUhb8@b6S)e9)L,G^%(NbrSU0VcC`.kmp()|&ti8W1^jUeCPcL/${N9V+$e+}9vev=A97=++#TA~'o1U5965`$,O",
"su`weph&tHeZPBMG3xvv[v$z`C_C9<Rdt(*Eja3J.C]|P&e<{`4jt,Bct|&2_gJb/jWCOS/uPm`Uc#:=rl:#0TL%5]<G@~XaBl[k5!b/uUy<Ifb]*[Dqz&tXO",
"@17Y'NiJ$NzIsIq:/Cm_=8X=<w5XeLdLi_:rjkaE-h$WIlC'^d/Go40P@;dPmKTE[(ul9:hByzKN%e<tvu`{4y|E;.v{(<Ev:<J(3e^lHe5a'$Hmqtjf'zD4N",
"*/v)v<3cw%j7vM!t#!BE)&r}/|>)C!!W1Bu|xyj_Ruid-dy,Dk^[7;:3pt;TN)/EN`O,^Q_Z,@Fpgc9`y{g8X.2#3hYnOBz5x#{dppVcsvbl:*kCJE!6BhuzO",
"XP];$P`<G$<3x1hQX^b}iQQS=n(DNbwx#(~BNqZ`uUdq^g_stHbrx`I|!TMqlu0L}x|E.k!r;Nhn2JI_.dw.@oV)V|F*J4i<aVD*XJSZ2uW:R}'7AQFSlY7ZA",
"2qB[WS*,rIs/>NJAY[Qwq7Wbaae$v8^YPUe85EIoh%S#P1uH+zk>lFuuC]glkK|@9kX+%!sq=fT5'kA4eKG$!u86IV:YN6Uq/%FuLMIcKbNUK>.saz({OjeI^",
"YVJKC*LjX@ZrKL&m0)0OYCD3F]@F8,:.zXnp><j>g0M$89=2h8#,JwN32w-H%)Y;tF6w%3;9RWPwCxWErj*aF8DmQIoC^9@z+vU<^*[OL0S[<:4qV4JdG-p:q",
":yk=^*[EJId$=0`OfYk#9a@A8SNbpTu)X|,4AT5z30qXN96C/g)+b)xN{.DJVm96sY0DIxF27aZ^6d~Vs=gl!d}=o7sAAQ!`oUR#{#RF[QI$'a`QA$qR.3;iV",
"BTWYoOo1|*lNp3VS]/{(RKjo0eCu1^{W])DM;8|<GCF,|kM&e~7+!c7)2:4HdAR+>6AlG,$tvC.m%t3kV(eY0lFCwUus,A^s#9*x)bM&)kpb]N]JE$ITk@;wQ",
"+|N<bh].{H1*vLFp+3t6F)}5|IKkhV;%E)P.X|L46|1Y-396zh(-C*mdUY7&.Jtq|.wA2S!dPmsSG1K;{0^G~FS4L^}Jn7MP~&8<Ff6{p]@G^vm~EG]_6$6Et",
"F/v_^4!kM/u];P!|]CN078w,bM0e<_AT3C5m7[HYzphLCi)PeGJ]WrXB03H@^cf,8R1+BK*]>{kx&c}T1F}~9zm`p.&$T5<Z6%Zs/Bcw*z2<$*aM'yp+E$E]v",
"+a:j|O)E1o-qO+fvCs4:;8[UVyW^3G>}d/$#|F<PAmhS0&da:+7<Das!6`n2*2C[}9[:HoA9,kh[>EEh_HfxZexn.w&cuj.Lr~,'B}+'O&DZ;b6%5n]OMXm]@",
"}2B)pz;0}i7JvY_sHu:a~]HKd/mD)n=ti;:U0QM~%8l37;`2TzRV1iHv&Ia{AGoqBUTt_R#!{A&W5AXgHPHVb@ZV7Q=y3/=V.4QNGCu4[To'RRMOk{Q5NlzQo",
")vTVKPg%=dZpkce1e6wJ:F8;A9qztQp;fVa/W7i(#bd,chlB3@g0($/x}E^)'ypbTS&V_W||`Dy9`%aoy:i)7OL#TE*8`ZlKg2Q<xJnNf[LrcwH)uYry|wEm0",
"PDsp]4:(&>0jAp@Bv#~r&seoh3(.eiLMs4ORfX@mi.+qnCgiYU.kV-)'(G3ODHPHi-F,z&nUj`o^{>Rv^oBa)V;YBzgtJ@|[z6p{Ub}i[C%;($~*avPzF![HG",
"UF|g}YJ&5G.oQwK5.NZ/*h5&w=q^*lkWClW*&2:}5pJR!p`3TD,Y1;PW:u7[!ETAkSMADtjI^PvCLOQlI^>{_mAMbT{iiO)NWRJ36(q:}D:jS.mf1PUKr}nVO",
"`J|O#|l$b/y*se'k)@['pl'qT5<<&1O`DjDPEd|wUB4y/H%&XY{HM1wJ'pY_-&Ymh^Wp<[eg]zyzh2G;2wJ28H`#!PaS)oF##d43v7W,;26Mz8ejX`/s[AwUw",
"!Bk&<cf9;&/({VK|&JYhnl|QGuMs0n%[uB*j|yzBHDdl+Z`oBC;wE>4V;{qneQ:EYKvmHz[X$KnbRhy36[iaygivy{-I}34*BS'mXV=;qfid_phj&Vmv)%NnQ",
";rs8z.9:|Wh3_nJG;n)Y)E5lF0i#Tb}8F*/q.Y's;)uJyt^XX(ODI{mreKFciW,x&;gu&'SisE#ri5XeZai@9C;1-<tS6ca^VmP2CB,ltcQq#}4+p)(/[!fI|",
"j**o+jDF%>f+Xr|=P4rF./)!j(]4w4$eN(UYYORPXS1(DPLQ8d6vG4oZ(6!SUJ}M1RjHz28cr&OL-5u[B&k,V'oJ:A8Ax%(1$~u5[8xje#QKAH1a$nT7:rD;Q",
"K{u#e/Fl3}_gB%,6<,j9a:$]A)uU!:JSZB8ag[@#{R'/a57}Z;x.6m=ATzfn^+X5{lG>M-kv7ctDe:!Ma3Zu!gCFva#&i$t;fLcj==sa|~w{)gq>8aDrHqfxs",
"^RUa`1:MBEXl^=o4'v}_~j{CFJ1-51dYhya!$B@e-yAuLvFwTX%hJZ#a^YD>YW4V@2*~=NbU}~]EdKk)sr0!^L4$4]/C4d9mV@NVYIc!_%bQO=$wWzR@m3vpv",
"s%x5}<@v^&puMJlr~q5cGd~nL~8r>MEc)s(/KSxT;`s.HcAO$O`F%oWsIVP^Y5&JM{9T|[p<`y#2[9Y+P"};
GPUSORTI_SPV(leaf_sort_address, finish_address, 9885)
GPUSORTI_LINES(leaf_sort) {
"'JGY3Lbc|2J>w]9faX1{B+<F:pN3utp>k%uc_zKT`.,HEgZm<m-0TOi_v9#)XA-dv|SuLoO$~*'vXN0w!Tk_.8J&:npVwW2;9$65~NH6y`/l(1R}(I}|9<P_.",
"Ev&e#C_GH[oDa#p3IJw+2<ihiF>8=oS>W(ui6nY=C08fpN*14J3M=m+Deubg{x4#Rr}WnTT$T7VUJCe>X|kR0LO6j!%zKWiapEd#^8sUSO*)|h}>~.>yq'@Fi",
"ne6yxPX47Y9rtp]Oj_^>RHUTTf'n^VOsU&>$$lVG[6rBjYi!G@!|;gYk@L{'YrxGEI<sjRhZ$nYPc5q+g$mI+yI~OFcyCaD9~mM=~ey7'TSXnDl_>dGI4SmH!",
"^XTI+[{!zHsfWx3yqmZ0YGD4oKR.'+e{X]P6j7.He%qq-Aah]a*5vq'>S~raT&3Y&wkT`J--3FF2c|_6Z!9(E7xhF#&@u@a_s>S_r{KPG#}nf[^^}87k]b9zM",
"{IOlZMw4<Ekx!ZUn_8|a6U<,:~imv:Ni*,/@$P4Y4#S+g>gl4n|l5m}rP`L=I@x6`v1x#`qkugMpyLzbi~t3v*sdF_rI6SJLOZ~9dG4+>#oJx[J}-Fh[QhXAH",
"|B=hz%ex%iLqJmKkCzer7<p/mpWLIp~xViv)*r[e<QOY']@]BZQLOOUKnF}~r9TRWFSij0-%Q@&/O<1z7T^'n5I':@=VI:5^W|][lxLV(P^ojrFYsFqwb5(Y&",
"A/|c4mH<_{X*B*>R[rFV1`VtS~OgU,9N#+Io1{$3(9||YaD_YbpFk34^QAE]cO+|C[mgoxXn5Gvdtu]Rfl!``dbdNg/M~&%(]3VEV;-r@TxN'G3*b)K|=A!6:",
"W)@8pb]^'^zh32PR7Y4UuN}v[VF>sbBG+cz_B=Dban:rFe-]ZZx;'aCTlA|c(#K.tiWWH_s`(~nd.:5eU[%(F5.JI=[@,~ewo_3`(mbM2&rseIK>ZCRd7-c]L",
"cqZ)G;W!]tytL#j>aQ.>2@3}K#KCE:!7Q,N-)n=[vc<P<lIs+Mi!.:!wS'D^Vg+$+/P|ZcDGA-YbIiB*@RgEgAGdEI<tEO>bZ4+Y-rwu1>~mxb&5P,.dkMQxs",
"B]p$3iuKZ/KV'P$;_k7$|-HR(Y@,)yGQu`OIm3.v_Flk7$<qX3Rd+O~36P2oN-CKQ|bu/{>3*@AVw{Ry(,SYl0QVjN_0q#]ZCDd%ib0T<e#BZeI>^mhk94~_l",
"xeegSp.]23$NFh&z$w}p.}dwNoou_E.c9yC&-*(d>n;8m*s/1`(i=r.r7Dj2C>7FV.rlcZ211Ye2;-ppzzhDWv!{.W97:~Z8+0*HOkGTwQ{wqg9](<+`4B:+;",
"bvA|9BNRMnK'~i5~j5EH9N7:XTZN<)Bw1r:ur.pQ!kv0e/zj3U{GOm}v9R#cSyh+5|[!MAFYi*fH6vbinwNzJW~J=evYyojnLx;{I=/HN97~N9JL+|ZgL/Br.",
";)&EL$*/id+%x;G>-o;=o+u&%bJ~,JmgQEmG*a9[KD|^V%d*3wDw.Pyd3C!Q%W_f%CEYF'P'ltMnx8QRk]Q/nj6i8F>L}@+Lm}C8vl$o8acIdh8>h0&v|K#9k",
"(iX1}U6!u68rYo@(rjytfQ{L.T_{=Y#;8XVW|>l7H)MWUZ2Ds5eLAyI'GTbz`/Dwj9;2hv-k=,%mBHzZPeqRF+nCdv<Xql51Z$AH9R@QXf9`dS7E}MQhcdv*Q",
")UJA%lM)'z:Kn[[wtR#}p3NOsYr'+(1+e&Bm1/sOY5tz_pU@CR'YcR+_QixnVeC2+|6nhTqR(sm]'nW;W#pz+-dTLqg66BL}{9D#59|4UN3IwNwV)[;dEDO5G",
"r'tfJhkg.![ya#PpNF>bPI,Edse@-1wHzHzB0=h,w*Kh<.oQosioH(v,RvADk%_PhT&L%aR.IBu.Y~y:qRRv)U_h5N:y<vK(0r0t.*burAJgP+igK1tTNmtFP",
"uP;g2=FfZ~WM<7l+i2^*ZSH{bM{5YvoX)2,&0RG[D]8-Ch/d*fw}PZMiVF]HSoD&OG^7s&nqc@NjS7+uwmwZZj|#$y30e_:p08!|'Qq9t(^k)4vL#qOu)'6/2",
"cs:mFzQw~8-qOzP9!~cR|CQn%t;&5{-mV3Pns|fl5fdHJ{PI_wz#%Sf1Ebm,z:E-1UMvbB6{kWVELgh-eCpb%e;3VsNE*|=bFO,yj$r5%XFOK>cgTxSTKh%:[",
"1g<NNky|P/shtPfm[RxqR_sjF2&2Bx}=1/~)ALUV+XB{w!7Mic0j8r3TFQ8$Mr@btmpA0Kk-9|!|!T8Q}Vv_4'Iy;;I-a_1J[Kl^8AV1}AC-*~*k@vOuEUEyw",
",L&ok{>A+}K2K=[F8x/|y^O}-[@4@'@ebTydX~XV{ll6'GRez`fZ`/(bbbIuZPBBbNN'W*Ek#c|&O6,B'ngGQy3U2qs`+$t'a,hio;W1G~6Ux$-l|.=lx$J9d",
"Gv6O|X)-Gt^9dP_[CtUjIf:tLXP${j%#~g0@I`8)bb"};
GPUSORTI_SPV(leaf_sort, leaf_sort_address, 8532)
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
"<@ep2:x|feATCZVFMRo99bS1H|RFz9t!!l@y@y![KZj6:hAlhM&%kL(F~;mCHHrrq+-f76B#9Uf%pg8U}F,U`=;3QsDm7RMTk7e!WN4Yb`hK.zRxSY800@A{y",
"p;zqD!)!JX6_P<6Dg8|D55fn(p.Nu_O=27'tl/D86;`>xg8iV-=7@XmR-:S=,!F'x}r(@*n{i~WaB*[vv8z;1g-5GkYgs{QyrOUF@G9tq]w@G5kAJ/8)'^Q-c",
"=1A+j90-X%B(I.ET%3GVyJT.[+7Z)wex(pT4Nfw<g~aMyhLe04ztlAY|'y!~#60$pFNBL0f@cd=`[Xuk,0>4axxq[H>8GwI1goo{AF^uQ_Lr#!^t,aS;uC/bV",
"mG^@hJO/+RvD;}`/2~M41pnrU</.v9sP(qQN=LmD*<yTa@..D>J7W^bv:4xPwWpGS:2I.=b*;StLqG_iA]PEEm=^!biz(/'ek.CG)W$/Lit]kkCK#RMQ)#pmL",
"$(O&$X/I(Tm4G7]=5'%$g;vnFVF<;-C$(xF]&nh6;P:Z}*2e^[jRS=k;d>+$-C]k'Yl&8Quk<,ty,Sq<Oldh3MU(md<KHPZ$+m<WPLAywXq~KMa]Ww%,^E1rU",
")!r,!JFq*P:j3a]m'$uZ32V|Be3-nG]N;oOH~|8Q_RG^S65W=wK^s(GV9S5NA|B#:)c+i}ZF)2>fC]65iu~q}>.yWL8bh&jkcwrVOvmxCbJ:]&Sl{%l)^M[Hh",
"N-lW0sQ_.JI8^/Un|f#e'rfotWHzwtG4[8RLcYvBJlj7PIDae0DG,iEeSQ!U^4!W)i,]#atJCh~dq^D7hn'n-%)&B)dJ|R<'~.=AMy(y`)c9k.9qfz69E_Cjk",
".{Qup)LKVq@K)*+X*|QU{G%f9jKfOmz}z]:c#}Vm/%<2|(MgH&%R;$e}uiE5]@X]0#EIXsWfXOa:6&8=p4#s5dH/${@5}n2KOUq,L]]TH!+7U0:'[;u6{&NV6",
"np!T2!+/p!+i`.!3t>J:ijnT.w[adSlyR,^:*u~lWw9TNB;%~h|WsD`,xJY|`i,qB`SemF<Hmu.`;mp>^}~6%|>U.#&ua^cqGo+(7>%eJ'by<tCZf+h<.86(2",
"H,B;WJgR|KkzFn7H@r~;{FpOPrh*j$>MH,di~/A*3:sjE)=<CbI7Y[Sq8c6sfGf/uiU+N9(pY4#Rm~<jJ%3[icy!!OaB10k0J$%34gKB<NCJ:ZWx624_&`XbZ",
"q)YGpM]2%-r2b${D8<LrLQy0!>&Sv,B@YfwvlXFE.W>8i4]Iape4c'3R|]'baY9;bVx)WM@i}nbngRD'ds7WuSFBRB~{Xvf)tjjc_;"};
GPUSORTI_SPV(segment_scatter, scatter, 6340)
GPUSORTI_LINES(segment_scatter_address) {
"!w$T6rv#J!CP(X5cz~:I:xFa>8w5id<9|8_.;va5,u/U7;ko<r}A4>l#WqnIFXHY8:q@2H[TSe5Dy/;llj]jc'O<1SVM!;Q^^6D7qLEhQ4:4;]7g^<*`9~Y.G",
"Juj^=14uG,.6Mi'i8V]IeraI2VOQ-*9XD-^$`&#&_O6D.+JK.it7=n[SkSr[tZP11]l/3}DVufP'/3+vkF/Edu%:s^=XzQnc*Lgd@yk+UF-EjH=u-E(>j,cND",
"xF6d:T}E+*NS(d`&-E0$=@B<-BuG|t3KC[pY]~Eu[bPW;SWcbb.0/E,{Q=HA]o]zOA$=0}WcRsF3*2RZf/jD0XZN_gL1T$PawalT=5*firktiutV*Li~0WB~n",
"XY0<7dhfp;&t26B!p+@%X;hjidB~:C}6,_^C*sm^jWWFBp8ml%y4Gwj%gYjmq4q7[m|U3O4!VVu&98.DaJSf~F#uUU/m9KZ,NnD_G8SWNsq5oNXy)#Ew{*+xW",
"U9[Nr>2,yFFz>n#9Mrj|S@wzCP*7VhQyWS~t51r$b$8p[~q=KZa<}g|6W~$Aob7=8$&>BWjRD6|-n,F@#J{}b9GSs>`fIi^tbG#9%,Nqmbfyyx,G>+P`}&[:]",
"3+2j5S&ZWC4t5;>f(&umjrbyW_`P5T6gY(vVQTPne_Te96pcpIe@S)zS7B}H<C-1ywy,s>HHRa3d,y|{~kLx*R7l)-bKj!_:!Ya,PA(o+O@_!7DrJ>lOmoog@",
"Fh^lIH2/{/5<k`*PS8Rz[KlmLr_WY8Th%=iNEcYJHRaue}A>)*E_`4A`KNt'DCv$SmTmG>ZZu+.{Cg1m5,anh5}X^+b$$'V@L(^8+rk&Ugb0xkl@mPto|5ne5",
"W{;_JKQJYYESA{q]`%i1)TNk[OmVLsby`|u:fx,l/$hk9tZ&zFmQ>.}(S#9k:/hLhZOJ&R7mW8:JwsL!&s).j09JWC3|#6Uj.9`{,)_#m_8#yraBn4,=V)N8@",
"z4!Eyh>_CrlKiY{jlLdqS~dz~`%&:n;M2{o8Ox(*]:XA}eaqQo,VW2M6^^)Ay)FGD;JYb.MF]<#5(A=uKpb+'x]}kGLVUrqG&dDN]SNPaT_E|y>Vw)BMiO}}~",
"VAflX|ckv8M;AQQ+Q1WtOh<}*dr)01<c(sQ)T4Y/dQlk<orPp#fgI2Xh-4>)!*H]6[}h`8Xz*qM@6}~Uto~&ijv.FSc2GV0T$q-T#XuYlf%XUwB~H46aW8;%a",
"_@7P||,F=aA[9{i'Xq26|fXY]SRf*ifgl}Jxdr.f[b.{:5(;k8Hwz-=|IYMivW^I+(>.'cm842WaVP(jRD9:sX7NI'd:%b#w81u[uUc0_a,SP;6TV%wzT'5(W",
"4bMYNvH.p{,%ij:7p;AZ$/u$sX(u:A<,6=j(]}])3vxsnXq(8=q'IW>bOkn5GM6~RQi6Vv+F+ZKSF@_q=fKk'lVd.&z4ge5QwH)mN,'Gf/g0%-X5]A}lTtu'X",
"N}x@l,lF'fI'0n|=!/v(O1,^{e5}1C9c>>A{Qe_>.)$6IlZHF&kcvJ4_|ezuBM|~!jt#@Ujq_'9K02jv;;KrtCn#a>LHXQF|;K$22y23Z0xT%}QB@%K]Ch;Ll",
"Zm}5U~{h$A"};
GPUSORTI_SPV(segment_scatter_address, scatter_address, 7359)
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
"Bzpxkp.OA;dH(<dWL/|fqzdgu7J~CuuXnSYZ6|o,eBqjLR4*((m3/cPa8VUypNFkq8m,jf$3>sHGJmkZ<!l-E8@!^,i1+}JVRC|FSWBzP,Uo7`@}S.R/EU2K}",
")r)Zm;(iI!r@uhx=eb@F2K@(gW!et9FMIBifP)nDQ&lVhKP6+^p&t1Mw&v4q(9@Ubx.)HgK7,AV5L(p}R#9y'88k<5SOLuo}Tt@uhK_Vl]zmX3s5Io^*T'55A",
"0A5f}BW2>.bPfByEhZ_RG=;Z5;'5%T+$QvAi&jG>i_3G2E]8D*T^DuF:Aw--%^GBmt6j(.E*28LmYF3QmYud$ZmdE13]P@(xtlnt(S=:-Dbz@}kkn@+~f.gF.",
"d9&>e-nX2'(T2#9451L~^ZdVOt1g#Iv#&U0~@eZSomvzkxdz[}1zH1%+$%flGa5lvk-7($apgVOdn)lImX.NcpP83.`Gj<b0/f&KnLoi$vPCwGF{H{,p!`41(",
"P9#_q#Xe%asf[_o}23Sr*fI&0m_}tC1E:_WtZfq2|rdnJO/_4;Ozg*y`;39s#r(5xiW>#uL$2jM+Jps4@}$KvMQOR7*J[FAI:eLu%@pk(q6'U[*ke4zt[]CP+",
"oCTDbtPnhLz6uPDr[fh^{Lr(7pU@+9r7cC'7`O#TRGwxR6+F}8T=_6N>X0E%#$#]~x~h&ih#V+(rWFV{:5&$*y>8^:L$LlQOI^[&kR`<s_ug1{&OQ|]r:~3|'",
"{Bf6Y%/d<%CW.Xu^6!}k6WSQVu1sRb96c@U35D*z)OlUkXBm7:iiuxR]_v3<DMqQ&53qp_Nj1H'o[rJeC4(Y<(7F3Z8F6<~xQqzO6pH>-k>H(.^|mA<!Oq.et",
"o{16E.do}.=*9ZcR;3F6SNerH}K0Ml,4rkM7N.,8cn})~"};
GPUSORTI_SPV(segment_scatter_basic_address, segment_scatter_address, 6422)
GPUSORTI_LINES(segment_pass) {
"&Y<@=qDZgB54GtZXJD|+`yKuZS{8[[r+rvzT^s@tB/KVi1xxIK'dVkU1qH7C>zqls'p5%tg1'|yGDVg}Y'L0e;h0&oP_1]`&m2Q'R<;b9|0X95@NUZFK(~9F<",
"'aSpBZ9upF9Xfu&*EFg/_|<R_HtkfLOZI25j=W;jV@:4uRR[gr8WcxW5=gI&ES;dMUfRyU9DqbR.}do.*s,j@(ZBQY9Ms.HV@092V67s]`H~E^r:4ERg({SSX",
"/br~lhp.kpO{h].F{T8tq'D=V(^ds$75w2g$LI<ge!Ptrt>bhj6JMN'*{9mg@p{xb)>)4Zp.@_L|WM]>=(8pwR:|4wyPEqWY%GB4tM=A%;w/nw6r$nld^fSPC",
"JXtJ'eH4!u0&%a)#m[9y>;4aL6uCOp.3':X{:3Se2@YVm@DAFT|cABxWXWYmW9J#Ld1^.emTVzA=`Y8J+7uvp:S/@mj:R@O0w|3.lLn4H'><<6vpHw6p6YZ2|",
"d|6hgTT/ZzN943pWRM[VduO$kU%W{CJ:uacOH-5/No^bP_qr})wp&+R-@eShFW7NNSK;xt+mqS)oq1-zfLI8i%fH<4UFqu;(ZRUhL.eI}!Ndhm7[K6N[F~ueZ",
"s$wAb~b2q2MOBaU9W!Kt9r.:%[@^)A'FBp=#Uy6I!YV2;3U>vY'bwDcY]k:jvyD`=w=nLNJ>0E9$z'f-+a6h,9pwF,bd3v='V.:<;`<pEQxmsgyF=g'bf53WQ",
"!N[3I0{RE`)`QC-gUoyR!!l0zAjF*~H$N8_-T*UH.slEPwMuN)B_BZJ{zVA{isX`pM@.apwjCw]pj+TZ>|/'.rqop{NOWNb79*<N-Yrw,lJhR'q',f-8q3|QL",
"5&2AD]xz]26c]bX2I&JxP#J.(+}TJU)w;Hi_&%R>pNZ2CiUs5N{U2]0NmhD#G%Ck2z7;2#YqZOptxerW*44ryq)&=c-{0qNcq&6Qg$TW{FLVF`b<+}zr;GRqV",
"]^_JqFE1mml=Yd~ZG+|R.=36h[W'jUVP!lpb_#wNDH#4~oTaR-=))OxQm)HE1G~hCJ*X<ch})p)v_x]_ZVv6Uja)lD:p&+(9Q8]0GnXiZlbI-N~G<Yv7[LMx#",
"5Iad&(LN-dfCnS*wQ0u`gCuy&f-@hy8H;+SX%-DSuoX)`#]a6EPbp}%a>iY|e}65`O:Aw*`9#vbVqsUNVrOcd:u`&v}%dQTYiMcp5woW(V&X%{2^!'W#H'(S2",
"#a-mtsA4L(Jj:Gf$IC|F7h0_18d-g2'>2/xZrDmi%KAaPVL;yLUY_WEZ|u!PPF$i+%aD#jZp42;ytX{'b'+2RH[^0F!:-/$RctT)}y$h+^7(r=J.M0Y<%X5i%",
"c[($~kvMafE8`o~KY;EL,L^FF2g]n9*~epm;3EV8.Ke!'&bJr6hv.p3/m`b:&SHl_Jym}Xynq&<E76n):',1qkN21B%;`Fo6bb`k/`E5l/x*1$BH(ejubvM/v",
"Qrt5<=lQ'`lOt_fs!df:RVL|750z3CYHVnVf91<oj6#gCob&olrWbR+H$RBN5[)=jY[$r]<|d&2,PlePV9InC1qq3ZU/}`.f<KgWY&vXhtgzHLu_lHf1j0+9h",
"0'5gUvM^E3:hv!6E]6E$W'_5VYT`AD<M,}T5s,isy>e]to`JWe9Tv@FRO9M86.hgJ|]tQLw0Dp7ae!U{&*ojZx8o`x|~fo3qJOHQip$),E_tTU9E^|kEx6gxr",
">}|470^'M-~Qj3lKkHr-dQKgWM]EAJ02W^^*.'T`[-VnPJxj55TOku~1/Z5@,)LAf'XY8dnRA88*|BFuJM4Lmk|{G`k'f8M<7aw/2uW]5#xC6.H36$=CJ/vVq",
"Oq5aHx3/=cCU}_qoFs`fcpADdh0Y<&X/[[apu1cfo/UG;.k)*&byGHu:|NC+KkHB`!BR,hJM*51MRjC2,!sh/Go;NzGPtEj3$Bb[A]vMUWwuzU3.V_P%Jn,25",
"W)wb0XpE6nAD9k538$F'J&v-/6XQ`H;^H1D~D`;tz^wlAXLi7RZ'>,Y{[5<VRp1ke*Zu8<<>x$%%]4W3-cZl=htf%XBWZtnx'M7~z|xzi#tj0$XFB-XexN11F",
"y(8$n{-#-jSBpw,rY<2lnYT)JrM%CD4#AcG)ai$16XuNA|-E_ysPu}O>&+2O7O%.+r6ZXDk8_Mip]U:)R&J_6'n'H`54QrDKM3HE}w8H*@l'<zO/J@9;7h&P3",
"wpt=wcZ@':FIY[1Zw#ghxP_|`a^+H}q[gUmUa8VD>+}>/XFW!mi-Y#mB$^O7c$@c_`Nw8j|PD0(g1_;8!`s@XeOqq}WGjzVkhG|I3Ti6v@-*>D|pV!uDquTW$",
"7j1[6|JYS2/VA|7&=YBRQewe5GDOuIJxK!)wv+m+^!+LsqD5Mq$_<CSg:+Fwi;!qKZu!I8xHhCy-Y2V,J{D><c~f7d:s@r&V_kd~XANoIXH=P4*n[^$6.(S[}",
"{%5P)^T)IokhJz.zF]U4Ubq:'YS>yT#Nraw]nq7C]Z3/kcL{Tyj1N%q@@dWT7o2_~m}HszftU<`B's^`A8#;8aq.1Y,'lnB,_1V=_sHp_~]KB<&LyjI@@DyRj",
";Cd<wAU-[gIY-a'(iqY-*,Cg-lJ.k5ZGN'Ey{bouYU'ovT;Wnz)7M(%}[=gQ'(1w2,H%4t)rFevxXxq|<Oy;;2v1<9T;.:@ibapnVD~fpp{[f%m{H`a+NJJ2q",
"M&>`9G@hbUeyX5[*cY7}L@6~&VRYz:|cpS3R#M.v>Hz)(iqkx_]ChtzFCK[Vv'egN^W`aEk@Z@KtP,Gx6nqBcz#D5[sNeEv[G&(4#!SDf{0t*^gvtrV<Y$I33",
">HP0c_oktA4$eu&c+p4ag<H8b:Uri)0'^P%1Qu5<vLF7d;`SwZ!xsN27lF`)_g*Vd1cw4#Er>ld7Yp_E^Xn$Ff/kCnmF6^Q`d;E:6{q>nwI:z;k;1:`GSTYti",
"P<7~rP|+!!aQn00X/%[_'(N|=(m=2'WLu'"};
GPUSORTI_SPV(segment_pass, onesweep, 13740)
GPUSORTI_LINES(segment_pass_address) {
"%I-oTi=PbG%l@XTbsLW(]nMddwUW-vl/7h@s{O=M$-h'Drm!bPi<4~a.pC5pS]h*I^kKQH*`O:rZr.k.~C[R@]xxDB@r)DF|fXNwlb{D;bEwSx:$O.`so,WmP",
"-_bCt]3mWMbL9UABHyEhn_:mIUQb5<em=]^#oX&CR@z=Qm*zgy@t<r@d1_XF-U9#^&M]LTX_G|[ZZgo.9WuTF:b8$<~'Up8m#Mg:~8`uArEL-v4&<8gCpXvQ2",
"YDEc-8$e.6Cn@6HQX[VG_4*N5$VX<kR]A4s>5fx)QW{=w<UD/e>0eFD7W^IB5sEYG$W<ffPL(RH'1+AHQ@+YA/~;-o2eFJ27h_4u7q>|69A4~H`(o6^uJP&$D",
"CKjIs;@<rs~=jS|YS{C|9y!`}!P{mqK@eDp!@T]_XLSM/mU~8{sey;icK>.$0vl,6ub5EU'-$Vb`P}5AJ[[XgmQ&|f3va=H)xOnD,f^#^iYgKu%TX&;5%zLy{",
"~J=:Y]b@fMG:E<qcv=g9|}I|5&1bSF-w@udg>v#]'&o|RVG1AFP*H97#fguh=[.@a-kXdGHygoo7E+_rn!l[rm_.-3r)fT8FW_HL[Acs^3jDDz8TyAoP'$(Cr",
"+4W54*Ob}K2rXh_yyNrPI4sj09DemD}R$_gaA_xf-!*lT^)kXs>&GGPww^(/L;}q(>:nj-B5,aR7YRSzej`G2Ew:!>q5{,jJBRBvr<9_.oMy&d6IxQhE&*Jrn",
"oZ6-gkFVj>>eZS9(rY@d/7m4x#'m3_ok}Z6-1Ry_,+|sD#JK{zzTHQ~|5_Hwl{3_XScf)1//q~[<>>m-7LU|*;b,bv/*,U9L}1S424.N(OFF+/It|L{TP]5E,",
"n(/qhkg]D';yH<;:GOvzXR5(kO_#ij#cHgdi1lzUfm$q{2JvI/CQPlWYp_}`M1$o1E6naIq!p`4'Tt*bS/LKihT!Tl4^@B_.i};qe.K=+>DJ@rdnP`s~QUl;)",
"7+0*,G80pn6|63:;6++|ur:sg^`zQo8pug3fBXN;dj!`PnYMU1S1c1G+tKX5hT($(:ewHm=ud$EHwb0bbtaF=HW#s9RY3EG.13I&C9GuVT{[r`Oib&c^7pMir",
"*[_Qs^X)TY'`8HL.d4&BKAa5B@~CD.eP=ZQZINPv;5+OSs_d$KTLHX`M]8,qe4(g./V,fU9dfFK%8l5_lLp{X,Y7d^VeK!>`j_yR>yI5W^'eJNta8Y].:5:!w",
"~}b5:YcAJnFGX9mg,l+|34`=m/w+lxCcUTflK)=$yMB;.s%CYzGP6Jg,#:T3eQD^+'_[PA)3UP0`58zdr:B'QFK_qS1!@wpAbsDFInua-vXDw`tk^3nPbi0rS",
"zM3DazO<NJyyXeBx0+4G|gO}hBJhU@tNaE,GJ&M0.@eU^^Fu_R`n]<@*HulJr_R[LKj`mYw'|U&vW-K{~X]j6u7k!niK1}#S<Pk*4}aU7_]P4_qHez8JC@>^%",
"xn5TBA_u`-Tw[c^]DR>xaDC,bh+8KBcC&6p|kO;6NKk0=V<za}G_QzY-A|z`VmNLE@j^kn+yqIfQ&fgmnigP)1rsil+Y(){zGK/9S/W@[h0|+WN2<$Ge%)Dbx",
"=T{)*5PQQ*N[SG8bwT{f%[CDT74mXr<+&sn]s*SvIX[EA5/-~J6&n#9/V]'4MMGUsf==Z3P^s[&ns-0(fu[ixm^W3tvE;qyokr5@;kTlqe0X'aG'i_0_u87L^",
"O!qT.Sz8mVoM(U>Pem,dhyFM&28aN>VSU7gf_[T^ZJmRMKW.w}tDb)S#=LNV^WhihiEk_kbGA&[>aK'pw3FHe!=sqKw<3qUYsL/1IU&~swR]o/u*wbu/'YN'<",
"w9prN0AxaqAvX$8#P[~IN=I%lo.^PQsh{]gP9K*M|/{]x[$'=*(cQ!uvdxkAGMIp|GXikUW1sE!%.CZ92!84~~dZd@<Z_Zb#({:8^DG679**+b323nO@%)3QV",
"4E$GIofl)d.m)W&FZV^5/Tw;<KUob<aU!c6~d<vUx`$r8:{'P9eQ5uH1+9/B2SQwyYh']*#CSXiqg-poYU=:f=f4_~L(t7P_A>F[3[KvpglG=pV&XJcd{)s!,",
"w}_7,IGM]tk)Tb9#c[SCVdinU7o#63ERIdMBxi')R(QRNcqJ8dQ.$F~1A`-OtJUqiIAHI/^(gN^Vr9M;x9R<-NZd@H[[j=l/4maXMsh1E+uWP&X9U{{'r*/B;",
"cGA66Sj*;wxJG&U7sB't|869FyViTPV[}Az^16$G&z>2>`6N@lRdE#A/vMYMV$TYqCPW(-#`rSzgjZHQJQ,&j3`SKbyyK)8Giy`OdqtgW;0l3e{j'vxpVKxpN",
"BjlFo:(I.]KM6*gg-r107sg*)~k;p/,DRHcP]f7|FjsS<t+b:Fd`P[tyR(mZ~0lG_Yo/^+y_&Jq_'>M=;:g0<XlGiFfF`^wuu5>{VBUKZWM6Krk~SeW,Fk8.<",
"KU4}rZ@>Ig@}IHz;m_7(v0Xz80-4%HjR,P-dZrUj&(:.XF#`K)]iYT7qt-}=x-l2B}KJP.sAby$QPJ~NMd,OjRTV2HL~/Fzhs7RlqQA5CRhZkGg!oY6U!#iMj",
"O/),'9:<-UR~Sl0Qe)a-%qZ![)hCRgFdzB$gJ)c6Kb_GV{[ESg*=GlL6uGJjjFNwWKpKRh{Q6`8P,q~6)NN;NEg/29o+<2=wepUk$>OSLAi&MqM]*r!z^<zs}",
"ZPa7albXxp[+~;q%&Aa2bWZ)VzuXT{><iq;[WezSL`FiWki6w5zk4KYY1cxR/z<M;uZHtHl#-Nx4}Y1cdH=UF|N-,1031#3]jPk!q2'z:E)C6PU.w<],!['{p",
"U]$M^vh~Bl';OEAe*2hB]-e5Zi%GNPuEWho(j],mcX<yZaU9k>DeY6EqkGQ#]2Nq-f,Ulf:>AYvh2Q4_He2'IOH{YV)YIO{v0nML`b#oF}Y2I4I3>;9Bl]-sA",
"6Dk|3qc1AaHj-`~]B(_35b{w#yo3C-Vty9RTuwRb#1#8V@9UcYlKeD6W;<(3~0f`&TE(P@k3HyzOE2x[xV(|sQ|5qO5`OTVYaynM;PXQ-Da<RS_Sh;W`T%<6R",
"=ysl2.X`z8)!9i2qsGED1gTx}5^3b[[RH1-NQQ(UY~3lMX]$TzYkDmGhG>;f8-.1|h88T;p1OV+iPQlZC$hFQ_a|osbL~cm9R*l4cw:UnJp/6^BkWA*y=7A=f",
"Fhi(j$T[MzCFf)_|Jkq:rB|E&lGHq`w:keS7a.bUN3j=5O{tPv6%W_}w7:OL'D~Swz1x8AqD^0)w6PX)*c&|8ErTMVYLP#y};$!wCFw7E^F-`+(j6&YC>t.dd",
";.6;I~vMuh1T>'kJMOgE#@>[CQ7{/cL20O>('dF:t;$k(^iI,xLImjv1Ep~U$tQsi^$db43&|2v6jzL}rKx+lI1|V2|6&~#dLu}m{Y9|ti<q_,+(:4j8C3PzY",
"sCag#7:O$tj*G'vz*@tXAU0;5#w*Ylr~VPImc]B{d;Y{a%e@byFXnY,/|eFSKP|z'J]=yMs3}e|&od0vs1-|Sl&HKiY8ZEA,kt3kdQws8aX*#FZnq02_$a'AH",
"9wxfO#Gf#)!;`{-{LIS<g2c#X.sEWq5y8*g{3b4TuX3kNqEuzfZ'LHK:w<16Zi!9;V)6dO!o'9%=:2FZG1jAV>p_grQ-fGlYJj4Q}z8W^UYuIR4sG_:o'P!"};
GPUSORTI_SPV(segment_pass_address, onesweep_address, 15862)
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
